// cb_registers: generator of hdl/src/graphics/register_block.rs
// Written by Tombolo; change the source.
// SPDX-License-Identifier: MIT OR Apache-2.0

`default_nettype none

module cb_registers (
  input wire clock,
  input wire bus_valid,
  input wire bus_write,
  input wire [17:0] bus_address,
  input wire [31:0] bus_data,
  input wire [3:0] bus_bytes,
  output wire bus_ready,
  output wire bus_error,
  output wire [31:0] bus_read_data,
  output wire [3:0] cb_hw_control_cm_cache_evict_point,
  output wire [3:0] cb_hw_control_fc_cache_evict_point,
  output wire [3:0] cb_hw_control_cc_cache_evict_point,
  output wire cb_hw_control_allow_mrt_with_dual_source,
  output wire cb_hw_control_disable_intnorm_le11bpc_clamping,
  output wire cb_hw_control_force_needs_dst,
  output wire cb_hw_control_force_always_toggle,
  output wire cb_hw_control_disable_blend_opt_result_eq_dest,
  output wire cb_hw_control_disable_full_write_mask,
  output wire cb_hw_control_disable_resolve_opt_for_single_frag,
  output wire cb_hw_control_disable_blend_opt_dont_rd_dst,
  output wire cb_hw_control_disable_blend_opt_bypass,
  output wire cb_hw_control_disable_blend_opt_discard_pixel,
  output wire cb_hw_control_disable_blend_opt_when_disabled_srcalpha_is_used,
  output wire cb_hw_control_prioritize_fc_wr_over_fc_rd_on_cmask_conflict,
  output wire cb_hw_control_prioritize_fc_evict_over_fop_rd_on_bank_conflict,
  output wire cb_hw_control_disable_cc_ib_serializer_state_opt,
  output wire cb_hw_control_disable_pixel_in_quad_fix_for_linear_surface,
  output wire [3:0] cb_target_mask_target0_enable,
  output wire [3:0] cb_target_mask_target1_enable,
  output wire [3:0] cb_target_mask_target2_enable,
  output wire [3:0] cb_target_mask_target3_enable,
  output wire [3:0] cb_target_mask_target4_enable,
  output wire [3:0] cb_target_mask_target5_enable,
  output wire [3:0] cb_target_mask_target6_enable,
  output wire [3:0] cb_target_mask_target7_enable,
  output wire [3:0] cb_shader_mask_output0_enable,
  output wire [3:0] cb_shader_mask_output1_enable,
  output wire [3:0] cb_shader_mask_output2_enable,
  output wire [3:0] cb_shader_mask_output3_enable,
  output wire [3:0] cb_shader_mask_output4_enable,
  output wire [3:0] cb_shader_mask_output5_enable,
  output wire [3:0] cb_shader_mask_output6_enable,
  output wire [3:0] cb_shader_mask_output7_enable,
  output wire [31:0] cb_blend_red_blend_red,
  output wire [31:0] cb_blend_green_blend_green,
  output wire [31:0] cb_blend_blue_blend_blue,
  output wire [31:0] cb_blend_alpha_blend_alpha,
  output wire [4:0] cb_blend_control_color_srcblend_0,
  output wire [2:0] cb_blend_control_color_comb_fcn_0,
  output wire [4:0] cb_blend_control_color_destblend_0,
  output wire [4:0] cb_blend_control_alpha_srcblend_0,
  output wire [2:0] cb_blend_control_alpha_comb_fcn_0,
  output wire [4:0] cb_blend_control_alpha_destblend_0,
  output wire cb_blend_control_separate_alpha_blend_0,
  output wire cb_blend_control_enable_0,
  output wire cb_blend_control_disable_rop3_0,
  output wire [4:0] cb_blend_control_color_srcblend_1,
  output wire [2:0] cb_blend_control_color_comb_fcn_1,
  output wire [4:0] cb_blend_control_color_destblend_1,
  output wire [4:0] cb_blend_control_alpha_srcblend_1,
  output wire [2:0] cb_blend_control_alpha_comb_fcn_1,
  output wire [4:0] cb_blend_control_alpha_destblend_1,
  output wire cb_blend_control_separate_alpha_blend_1,
  output wire cb_blend_control_enable_1,
  output wire cb_blend_control_disable_rop3_1,
  output wire [4:0] cb_blend_control_color_srcblend_2,
  output wire [2:0] cb_blend_control_color_comb_fcn_2,
  output wire [4:0] cb_blend_control_color_destblend_2,
  output wire [4:0] cb_blend_control_alpha_srcblend_2,
  output wire [2:0] cb_blend_control_alpha_comb_fcn_2,
  output wire [4:0] cb_blend_control_alpha_destblend_2,
  output wire cb_blend_control_separate_alpha_blend_2,
  output wire cb_blend_control_enable_2,
  output wire cb_blend_control_disable_rop3_2,
  output wire [4:0] cb_blend_control_color_srcblend_3,
  output wire [2:0] cb_blend_control_color_comb_fcn_3,
  output wire [4:0] cb_blend_control_color_destblend_3,
  output wire [4:0] cb_blend_control_alpha_srcblend_3,
  output wire [2:0] cb_blend_control_alpha_comb_fcn_3,
  output wire [4:0] cb_blend_control_alpha_destblend_3,
  output wire cb_blend_control_separate_alpha_blend_3,
  output wire cb_blend_control_enable_3,
  output wire cb_blend_control_disable_rop3_3,
  output wire [4:0] cb_blend_control_color_srcblend_4,
  output wire [2:0] cb_blend_control_color_comb_fcn_4,
  output wire [4:0] cb_blend_control_color_destblend_4,
  output wire [4:0] cb_blend_control_alpha_srcblend_4,
  output wire [2:0] cb_blend_control_alpha_comb_fcn_4,
  output wire [4:0] cb_blend_control_alpha_destblend_4,
  output wire cb_blend_control_separate_alpha_blend_4,
  output wire cb_blend_control_enable_4,
  output wire cb_blend_control_disable_rop3_4,
  output wire [4:0] cb_blend_control_color_srcblend_5,
  output wire [2:0] cb_blend_control_color_comb_fcn_5,
  output wire [4:0] cb_blend_control_color_destblend_5,
  output wire [4:0] cb_blend_control_alpha_srcblend_5,
  output wire [2:0] cb_blend_control_alpha_comb_fcn_5,
  output wire [4:0] cb_blend_control_alpha_destblend_5,
  output wire cb_blend_control_separate_alpha_blend_5,
  output wire cb_blend_control_enable_5,
  output wire cb_blend_control_disable_rop3_5,
  output wire [4:0] cb_blend_control_color_srcblend_6,
  output wire [2:0] cb_blend_control_color_comb_fcn_6,
  output wire [4:0] cb_blend_control_color_destblend_6,
  output wire [4:0] cb_blend_control_alpha_srcblend_6,
  output wire [2:0] cb_blend_control_alpha_comb_fcn_6,
  output wire [4:0] cb_blend_control_alpha_destblend_6,
  output wire cb_blend_control_separate_alpha_blend_6,
  output wire cb_blend_control_enable_6,
  output wire cb_blend_control_disable_rop3_6,
  output wire [4:0] cb_blend_control_color_srcblend_7,
  output wire [2:0] cb_blend_control_color_comb_fcn_7,
  output wire [4:0] cb_blend_control_color_destblend_7,
  output wire [4:0] cb_blend_control_alpha_srcblend_7,
  output wire [2:0] cb_blend_control_alpha_comb_fcn_7,
  output wire [4:0] cb_blend_control_alpha_destblend_7,
  output wire cb_blend_control_separate_alpha_blend_7,
  output wire cb_blend_control_enable_7,
  output wire cb_blend_control_disable_rop3_7,
  output wire cb_color_control_degamma_enable,
  output wire [2:0] cb_color_control_mode,
  output wire [7:0] cb_color_control_rop3,
  output wire [31:0] cb_color_base_base_256b_0,
  output wire [10:0] cb_color_pitch_tile_max_0,
  output wire [10:0] cb_color_pitch_fmask_tile_max_0,
  output wire [21:0] cb_color_slice_tile_max_0,
  output wire [10:0] cb_color_view_slice_start_0,
  output wire [10:0] cb_color_view_slice_max_0,
  output wire [1:0] cb_color_info_endian_0,
  output wire [4:0] cb_color_info_format_0,
  output wire cb_color_info_linear_general_0,
  output wire [2:0] cb_color_info_number_type_0,
  output wire [1:0] cb_color_info_comp_swap_0,
  output wire cb_color_info_fast_clear_0,
  output wire cb_color_info_compression_0,
  output wire cb_color_info_blend_clamp_0,
  output wire cb_color_info_blend_bypass_0,
  output wire cb_color_info_simple_float_0,
  output wire cb_color_info_round_mode_0,
  output wire cb_color_info_cmask_is_linear_0,
  output wire [2:0] cb_color_info_blend_opt_dont_rd_dst_0,
  output wire [2:0] cb_color_info_blend_opt_discard_pixel_0,
  output wire cb_color_info_fmask_compression_disable_0,
  output wire [4:0] cb_color_attrib_tile_mode_index_0,
  output wire [4:0] cb_color_attrib_fmask_tile_mode_index_0,
  output wire [2:0] cb_color_attrib_num_samples_0,
  output wire [1:0] cb_color_attrib_num_fragments_0,
  output wire cb_color_attrib_force_dst_alpha_1_0,
  output wire [31:0] cb_color_cmask_base_256b_0,
  output wire [13:0] cb_color_cmask_slice_tile_max_0,
  output wire [31:0] cb_color_fmask_base_256b_0,
  output wire [21:0] cb_color_fmask_slice_tile_max_0,
  output wire [31:0] cb_color_clear_word0_clear_word0_0,
  output wire [31:0] cb_color_clear_word1_clear_word1_0,
  output wire [31:0] cb_color_base_base_256b_1,
  output wire [10:0] cb_color_pitch_tile_max_1,
  output wire [10:0] cb_color_pitch_fmask_tile_max_1,
  output wire [21:0] cb_color_slice_tile_max_1,
  output wire [10:0] cb_color_view_slice_start_1,
  output wire [10:0] cb_color_view_slice_max_1,
  output wire [1:0] cb_color_info_endian_1,
  output wire [4:0] cb_color_info_format_1,
  output wire cb_color_info_linear_general_1,
  output wire [2:0] cb_color_info_number_type_1,
  output wire [1:0] cb_color_info_comp_swap_1,
  output wire cb_color_info_fast_clear_1,
  output wire cb_color_info_compression_1,
  output wire cb_color_info_blend_clamp_1,
  output wire cb_color_info_blend_bypass_1,
  output wire cb_color_info_simple_float_1,
  output wire cb_color_info_round_mode_1,
  output wire cb_color_info_cmask_is_linear_1,
  output wire [2:0] cb_color_info_blend_opt_dont_rd_dst_1,
  output wire [2:0] cb_color_info_blend_opt_discard_pixel_1,
  output wire cb_color_info_fmask_compression_disable_1,
  output wire [4:0] cb_color_attrib_tile_mode_index_1,
  output wire [4:0] cb_color_attrib_fmask_tile_mode_index_1,
  output wire [2:0] cb_color_attrib_num_samples_1,
  output wire [1:0] cb_color_attrib_num_fragments_1,
  output wire cb_color_attrib_force_dst_alpha_1_1,
  output wire [31:0] cb_color_cmask_base_256b_1,
  output wire [13:0] cb_color_cmask_slice_tile_max_1,
  output wire [31:0] cb_color_fmask_base_256b_1,
  output wire [21:0] cb_color_fmask_slice_tile_max_1,
  output wire [31:0] cb_color_clear_word0_clear_word0_1,
  output wire [31:0] cb_color_clear_word1_clear_word1_1,
  output wire [31:0] cb_color_base_base_256b_2,
  output wire [10:0] cb_color_pitch_tile_max_2,
  output wire [10:0] cb_color_pitch_fmask_tile_max_2,
  output wire [21:0] cb_color_slice_tile_max_2,
  output wire [10:0] cb_color_view_slice_start_2,
  output wire [10:0] cb_color_view_slice_max_2,
  output wire [1:0] cb_color_info_endian_2,
  output wire [4:0] cb_color_info_format_2,
  output wire cb_color_info_linear_general_2,
  output wire [2:0] cb_color_info_number_type_2,
  output wire [1:0] cb_color_info_comp_swap_2,
  output wire cb_color_info_fast_clear_2,
  output wire cb_color_info_compression_2,
  output wire cb_color_info_blend_clamp_2,
  output wire cb_color_info_blend_bypass_2,
  output wire cb_color_info_simple_float_2,
  output wire cb_color_info_round_mode_2,
  output wire cb_color_info_cmask_is_linear_2,
  output wire [2:0] cb_color_info_blend_opt_dont_rd_dst_2,
  output wire [2:0] cb_color_info_blend_opt_discard_pixel_2,
  output wire cb_color_info_fmask_compression_disable_2,
  output wire [4:0] cb_color_attrib_tile_mode_index_2,
  output wire [4:0] cb_color_attrib_fmask_tile_mode_index_2,
  output wire [2:0] cb_color_attrib_num_samples_2,
  output wire [1:0] cb_color_attrib_num_fragments_2,
  output wire cb_color_attrib_force_dst_alpha_1_2,
  output wire [31:0] cb_color_cmask_base_256b_2,
  output wire [13:0] cb_color_cmask_slice_tile_max_2,
  output wire [31:0] cb_color_fmask_base_256b_2,
  output wire [21:0] cb_color_fmask_slice_tile_max_2,
  output wire [31:0] cb_color_clear_word0_clear_word0_2,
  output wire [31:0] cb_color_clear_word1_clear_word1_2,
  output wire [31:0] cb_color_base_base_256b_3,
  output wire [10:0] cb_color_pitch_tile_max_3,
  output wire [10:0] cb_color_pitch_fmask_tile_max_3,
  output wire [21:0] cb_color_slice_tile_max_3,
  output wire [10:0] cb_color_view_slice_start_3,
  output wire [10:0] cb_color_view_slice_max_3,
  output wire [1:0] cb_color_info_endian_3,
  output wire [4:0] cb_color_info_format_3,
  output wire cb_color_info_linear_general_3,
  output wire [2:0] cb_color_info_number_type_3,
  output wire [1:0] cb_color_info_comp_swap_3,
  output wire cb_color_info_fast_clear_3,
  output wire cb_color_info_compression_3,
  output wire cb_color_info_blend_clamp_3,
  output wire cb_color_info_blend_bypass_3,
  output wire cb_color_info_simple_float_3,
  output wire cb_color_info_round_mode_3,
  output wire cb_color_info_cmask_is_linear_3,
  output wire [2:0] cb_color_info_blend_opt_dont_rd_dst_3,
  output wire [2:0] cb_color_info_blend_opt_discard_pixel_3,
  output wire cb_color_info_fmask_compression_disable_3,
  output wire [4:0] cb_color_attrib_tile_mode_index_3,
  output wire [4:0] cb_color_attrib_fmask_tile_mode_index_3,
  output wire [2:0] cb_color_attrib_num_samples_3,
  output wire [1:0] cb_color_attrib_num_fragments_3,
  output wire cb_color_attrib_force_dst_alpha_1_3,
  output wire [31:0] cb_color_cmask_base_256b_3,
  output wire [13:0] cb_color_cmask_slice_tile_max_3,
  output wire [31:0] cb_color_fmask_base_256b_3,
  output wire [21:0] cb_color_fmask_slice_tile_max_3,
  output wire [31:0] cb_color_clear_word0_clear_word0_3,
  output wire [31:0] cb_color_clear_word1_clear_word1_3,
  output wire [31:0] cb_color_base_base_256b_4,
  output wire [10:0] cb_color_pitch_tile_max_4,
  output wire [10:0] cb_color_pitch_fmask_tile_max_4,
  output wire [21:0] cb_color_slice_tile_max_4,
  output wire [10:0] cb_color_view_slice_start_4,
  output wire [10:0] cb_color_view_slice_max_4,
  output wire [1:0] cb_color_info_endian_4,
  output wire [4:0] cb_color_info_format_4,
  output wire cb_color_info_linear_general_4,
  output wire [2:0] cb_color_info_number_type_4,
  output wire [1:0] cb_color_info_comp_swap_4,
  output wire cb_color_info_fast_clear_4,
  output wire cb_color_info_compression_4,
  output wire cb_color_info_blend_clamp_4,
  output wire cb_color_info_blend_bypass_4,
  output wire cb_color_info_simple_float_4,
  output wire cb_color_info_round_mode_4,
  output wire cb_color_info_cmask_is_linear_4,
  output wire [2:0] cb_color_info_blend_opt_dont_rd_dst_4,
  output wire [2:0] cb_color_info_blend_opt_discard_pixel_4,
  output wire cb_color_info_fmask_compression_disable_4,
  output wire [4:0] cb_color_attrib_tile_mode_index_4,
  output wire [4:0] cb_color_attrib_fmask_tile_mode_index_4,
  output wire [2:0] cb_color_attrib_num_samples_4,
  output wire [1:0] cb_color_attrib_num_fragments_4,
  output wire cb_color_attrib_force_dst_alpha_1_4,
  output wire [31:0] cb_color_cmask_base_256b_4,
  output wire [13:0] cb_color_cmask_slice_tile_max_4,
  output wire [31:0] cb_color_fmask_base_256b_4,
  output wire [21:0] cb_color_fmask_slice_tile_max_4,
  output wire [31:0] cb_color_clear_word0_clear_word0_4,
  output wire [31:0] cb_color_clear_word1_clear_word1_4,
  output wire [31:0] cb_color_base_base_256b_5,
  output wire [10:0] cb_color_pitch_tile_max_5,
  output wire [10:0] cb_color_pitch_fmask_tile_max_5,
  output wire [21:0] cb_color_slice_tile_max_5,
  output wire [10:0] cb_color_view_slice_start_5,
  output wire [10:0] cb_color_view_slice_max_5,
  output wire [1:0] cb_color_info_endian_5,
  output wire [4:0] cb_color_info_format_5,
  output wire cb_color_info_linear_general_5,
  output wire [2:0] cb_color_info_number_type_5,
  output wire [1:0] cb_color_info_comp_swap_5,
  output wire cb_color_info_fast_clear_5,
  output wire cb_color_info_compression_5,
  output wire cb_color_info_blend_clamp_5,
  output wire cb_color_info_blend_bypass_5,
  output wire cb_color_info_simple_float_5,
  output wire cb_color_info_round_mode_5,
  output wire cb_color_info_cmask_is_linear_5,
  output wire [2:0] cb_color_info_blend_opt_dont_rd_dst_5,
  output wire [2:0] cb_color_info_blend_opt_discard_pixel_5,
  output wire cb_color_info_fmask_compression_disable_5,
  output wire [4:0] cb_color_attrib_tile_mode_index_5,
  output wire [4:0] cb_color_attrib_fmask_tile_mode_index_5,
  output wire [2:0] cb_color_attrib_num_samples_5,
  output wire [1:0] cb_color_attrib_num_fragments_5,
  output wire cb_color_attrib_force_dst_alpha_1_5,
  output wire [31:0] cb_color_cmask_base_256b_5,
  output wire [13:0] cb_color_cmask_slice_tile_max_5,
  output wire [31:0] cb_color_fmask_base_256b_5,
  output wire [21:0] cb_color_fmask_slice_tile_max_5,
  output wire [31:0] cb_color_clear_word0_clear_word0_5,
  output wire [31:0] cb_color_clear_word1_clear_word1_5,
  output wire [31:0] cb_color_base_base_256b_6,
  output wire [10:0] cb_color_pitch_tile_max_6,
  output wire [10:0] cb_color_pitch_fmask_tile_max_6,
  output wire [21:0] cb_color_slice_tile_max_6,
  output wire [10:0] cb_color_view_slice_start_6,
  output wire [10:0] cb_color_view_slice_max_6,
  output wire [1:0] cb_color_info_endian_6,
  output wire [4:0] cb_color_info_format_6,
  output wire cb_color_info_linear_general_6,
  output wire [2:0] cb_color_info_number_type_6,
  output wire [1:0] cb_color_info_comp_swap_6,
  output wire cb_color_info_fast_clear_6,
  output wire cb_color_info_compression_6,
  output wire cb_color_info_blend_clamp_6,
  output wire cb_color_info_blend_bypass_6,
  output wire cb_color_info_simple_float_6,
  output wire cb_color_info_round_mode_6,
  output wire cb_color_info_cmask_is_linear_6,
  output wire [2:0] cb_color_info_blend_opt_dont_rd_dst_6,
  output wire [2:0] cb_color_info_blend_opt_discard_pixel_6,
  output wire cb_color_info_fmask_compression_disable_6,
  output wire [4:0] cb_color_attrib_tile_mode_index_6,
  output wire [4:0] cb_color_attrib_fmask_tile_mode_index_6,
  output wire [2:0] cb_color_attrib_num_samples_6,
  output wire [1:0] cb_color_attrib_num_fragments_6,
  output wire cb_color_attrib_force_dst_alpha_1_6,
  output wire [31:0] cb_color_cmask_base_256b_6,
  output wire [13:0] cb_color_cmask_slice_tile_max_6,
  output wire [31:0] cb_color_fmask_base_256b_6,
  output wire [21:0] cb_color_fmask_slice_tile_max_6,
  output wire [31:0] cb_color_clear_word0_clear_word0_6,
  output wire [31:0] cb_color_clear_word1_clear_word1_6,
  output wire [31:0] cb_color_base_base_256b_7,
  output wire [10:0] cb_color_pitch_tile_max_7,
  output wire [10:0] cb_color_pitch_fmask_tile_max_7,
  output wire [21:0] cb_color_slice_tile_max_7,
  output wire [10:0] cb_color_view_slice_start_7,
  output wire [10:0] cb_color_view_slice_max_7,
  output wire [1:0] cb_color_info_endian_7,
  output wire [4:0] cb_color_info_format_7,
  output wire cb_color_info_linear_general_7,
  output wire [2:0] cb_color_info_number_type_7,
  output wire [1:0] cb_color_info_comp_swap_7,
  output wire cb_color_info_fast_clear_7,
  output wire cb_color_info_compression_7,
  output wire cb_color_info_blend_clamp_7,
  output wire cb_color_info_blend_bypass_7,
  output wire cb_color_info_simple_float_7,
  output wire cb_color_info_round_mode_7,
  output wire cb_color_info_cmask_is_linear_7,
  output wire [2:0] cb_color_info_blend_opt_dont_rd_dst_7,
  output wire [2:0] cb_color_info_blend_opt_discard_pixel_7,
  output wire cb_color_info_fmask_compression_disable_7,
  output wire [4:0] cb_color_attrib_tile_mode_index_7,
  output wire [4:0] cb_color_attrib_fmask_tile_mode_index_7,
  output wire [2:0] cb_color_attrib_num_samples_7,
  output wire [1:0] cb_color_attrib_num_fragments_7,
  output wire cb_color_attrib_force_dst_alpha_1_7,
  output wire [31:0] cb_color_cmask_base_256b_7,
  output wire [13:0] cb_color_cmask_slice_tile_max_7,
  output wire [31:0] cb_color_fmask_base_256b_7,
  output wire [21:0] cb_color_fmask_slice_tile_max_7,
  output wire [31:0] cb_color_clear_word0_clear_word0_7,
  output wire [31:0] cb_color_clear_word1_clear_word1_7
);

  wire writing;
  wire config_page_9a;
  wire write_cb_hw_control;
  reg [3:0] cb_hw_control_cm_cache_evict_point_byte_0;
  reg [1:0] cb_hw_control_fc_cache_evict_point_byte_0;
  reg [1:0] cb_hw_control_fc_cache_evict_point_byte_1;
  reg [3:0] cb_hw_control_cc_cache_evict_point_byte_1;
  reg cb_hw_control_allow_mrt_with_dual_source_byte_2;
  reg cb_hw_control_disable_intnorm_le11bpc_clamping_byte_2;
  reg cb_hw_control_force_needs_dst_byte_2;
  reg cb_hw_control_force_always_toggle_byte_2;
  reg cb_hw_control_disable_blend_opt_result_eq_dest_byte_2;
  reg cb_hw_control_disable_full_write_mask_byte_2;
  reg cb_hw_control_disable_resolve_opt_for_single_frag_byte_2;
  reg cb_hw_control_disable_blend_opt_dont_rd_dst_byte_3;
  reg cb_hw_control_disable_blend_opt_bypass_byte_3;
  reg cb_hw_control_disable_blend_opt_discard_pixel_byte_3;
  reg cb_hw_control_disable_blend_opt_when_disabled_srcalpha_is_used_byte_3;
  reg cb_hw_control_prioritize_fc_wr_over_fc_rd_on_cmask_conflict_byte_3;
  reg cb_hw_control_prioritize_fc_evict_over_fop_rd_on_bank_conflict_byte_3;
  reg cb_hw_control_disable_cc_ib_serializer_state_opt_byte_3;
  reg cb_hw_control_disable_pixel_in_quad_fix_for_linear_surface_byte_3;
  wire context_page_282;
  wire write_cb_target_mask;
  reg [3:0] cb_target_mask_target0_enable_byte_0;
  reg [3:0] cb_target_mask_target1_enable_byte_0;
  reg [3:0] cb_target_mask_target2_enable_byte_1;
  reg [3:0] cb_target_mask_target3_enable_byte_1;
  reg [3:0] cb_target_mask_target4_enable_byte_2;
  reg [3:0] cb_target_mask_target5_enable_byte_2;
  reg [3:0] cb_target_mask_target6_enable_byte_3;
  reg [3:0] cb_target_mask_target7_enable_byte_3;
  wire write_cb_shader_mask;
  reg [3:0] cb_shader_mask_output0_enable_byte_0;
  reg [3:0] cb_shader_mask_output1_enable_byte_0;
  reg [3:0] cb_shader_mask_output2_enable_byte_1;
  reg [3:0] cb_shader_mask_output3_enable_byte_1;
  reg [3:0] cb_shader_mask_output4_enable_byte_2;
  reg [3:0] cb_shader_mask_output5_enable_byte_2;
  reg [3:0] cb_shader_mask_output6_enable_byte_3;
  reg [3:0] cb_shader_mask_output7_enable_byte_3;
  wire context_page_284;
  wire write_cb_blend_red;
  wire [31:0] cb_blend_red_blend_red_byte;
  wire write_cb_blend_green;
  wire [31:0] cb_blend_green_blend_green_byte;
  wire write_cb_blend_blue;
  wire [31:0] cb_blend_blue_blend_blue_byte;
  wire write_cb_blend_alpha;
  wire [31:0] cb_blend_alpha_blend_alpha_byte;
  wire context_page_287;
  wire [39:0] cb_blend_control_color_srcblend_byte_0;
  wire [23:0] cb_blend_control_color_comb_fcn_byte_0;
  wire [39:0] cb_blend_control_color_destblend_byte_1;
  wire [39:0] cb_blend_control_alpha_srcblend_byte_2;
  wire [23:0] cb_blend_control_alpha_comb_fcn_byte_2;
  wire [39:0] cb_blend_control_alpha_destblend_byte_3;
  wire [7:0] cb_blend_control_separate_alpha_blend_byte_3;
  wire [7:0] cb_blend_control_enable_byte_3;
  wire [7:0] cb_blend_control_disable_rop3_byte_3;
  wire context_page_288;
  wire write_cb_color_control;
  reg cb_color_control_degamma_enable_byte_0;
  reg [2:0] cb_color_control_mode_byte_0;
  reg [7:0] cb_color_control_rop3_byte_2;
  wire context_page_28c;
  wire [7:0] write_cb_color_base;
  wire [63:0] cb_color_base_base_256b_byte_0;
  wire [63:0] cb_color_base_base_256b_byte_1;
  wire [63:0] cb_color_base_base_256b_byte_2;
  wire [63:0] cb_color_base_base_256b_byte_3;
  wire [7:0] write_cb_color_pitch;
  wire [63:0] cb_color_pitch_tile_max_byte_0;
  wire [23:0] cb_color_pitch_tile_max_byte_1;
  wire [31:0] cb_color_pitch_fmask_tile_max_byte_2;
  wire [55:0] cb_color_pitch_fmask_tile_max_byte_3;
  wire [7:0] write_cb_color_slice;
  wire [63:0] cb_color_slice_tile_max_byte_0;
  wire [63:0] cb_color_slice_tile_max_byte_1;
  wire [47:0] cb_color_slice_tile_max_byte_2;
  wire [7:0] write_cb_color_view;
  wire [63:0] cb_color_view_slice_start_byte_0;
  wire [23:0] cb_color_view_slice_start_byte_1;
  wire [23:0] cb_color_view_slice_max_byte_1;
  wire [63:0] cb_color_view_slice_max_byte_2;
  wire [7:0] write_cb_color_info;
  wire [15:0] cb_color_info_endian_byte_0;
  wire [39:0] cb_color_info_format_byte_0;
  wire [7:0] cb_color_info_linear_general_byte_0;
  wire [23:0] cb_color_info_number_type_byte_1;
  wire [15:0] cb_color_info_comp_swap_byte_1;
  wire [7:0] cb_color_info_fast_clear_byte_1;
  wire [7:0] cb_color_info_compression_byte_1;
  wire [7:0] cb_color_info_blend_clamp_byte_1;
  wire [7:0] cb_color_info_blend_bypass_byte_2;
  wire [7:0] cb_color_info_simple_float_byte_2;
  wire [7:0] cb_color_info_round_mode_byte_2;
  wire [7:0] cb_color_info_cmask_is_linear_byte_2;
  wire [23:0] cb_color_info_blend_opt_dont_rd_dst_byte_2;
  wire [7:0] cb_color_info_blend_opt_discard_pixel_byte_2;
  wire [15:0] cb_color_info_blend_opt_discard_pixel_byte_3;
  wire [7:0] cb_color_info_fmask_compression_disable_byte_3;
  wire [7:0] write_cb_color_attrib;
  wire [39:0] cb_color_attrib_tile_mode_index_byte_0;
  wire [23:0] cb_color_attrib_fmask_tile_mode_index_byte_0;
  wire [15:0] cb_color_attrib_fmask_tile_mode_index_byte_1;
  wire [23:0] cb_color_attrib_num_samples_byte_1;
  wire [7:0] cb_color_attrib_num_fragments_byte_1;
  wire [7:0] cb_color_attrib_num_fragments_byte_2;
  wire [7:0] cb_color_attrib_force_dst_alpha_1_byte_2;
  wire [7:0] write_cb_color_cmask;
  wire [63:0] cb_color_cmask_base_256b_byte_0;
  wire [63:0] cb_color_cmask_base_256b_byte_1;
  wire [63:0] cb_color_cmask_base_256b_byte_2;
  wire [63:0] cb_color_cmask_base_256b_byte_3;
  wire [7:0] write_cb_color_cmask_slice;
  wire [63:0] cb_color_cmask_slice_tile_max_byte_0;
  wire [47:0] cb_color_cmask_slice_tile_max_byte_1;
  wire [7:0] write_cb_color_fmask;
  wire [63:0] cb_color_fmask_base_256b_byte_0;
  wire [63:0] cb_color_fmask_base_256b_byte_1;
  wire [63:0] cb_color_fmask_base_256b_byte_2;
  wire [63:0] cb_color_fmask_base_256b_byte_3;
  wire [7:0] write_cb_color_fmask_slice;
  wire [63:0] cb_color_fmask_slice_tile_max_byte_0;
  wire [63:0] cb_color_fmask_slice_tile_max_byte_1;
  wire [47:0] cb_color_fmask_slice_tile_max_byte_2;
  wire [7:0] write_cb_color_clear_word0;
  wire [63:0] cb_color_clear_word0_clear_word0_byte_0;
  wire [63:0] cb_color_clear_word0_clear_word0_byte_1;
  wire [63:0] cb_color_clear_word0_clear_word0_byte_2;
  wire [63:0] cb_color_clear_word0_clear_word0_byte_3;
  wire [7:0] write_cb_color_clear_word1;
  wire [63:0] cb_color_clear_word1_clear_word1_byte_0;
  wire [63:0] cb_color_clear_word1_clear_word1_byte_1;
  wire [63:0] cb_color_clear_word1_clear_word1_byte_2;
  wire [63:0] cb_color_clear_word1_clear_word1_byte_3;
  wire context_page_28d;
  wire context_page_28e;
  wire found;
  reg ready;
  reg error;
  reg [31:0] read_data;

  assign writing = bus_valid & bus_write & (~(|bus_address[1:0]));
  assign config_page_9a = bus_address[17:8] == 10'h9a;
  wire equal_1 = bus_address[7:2] == 6'd4;
  assign write_cb_hw_control = writing & config_page_9a & equal_1;
  assign cb_hw_control_cm_cache_evict_point = cb_hw_control_cm_cache_evict_point_byte_0;
  assign cb_hw_control_fc_cache_evict_point = {cb_hw_control_fc_cache_evict_point_byte_1,
      cb_hw_control_fc_cache_evict_point_byte_0};
  assign cb_hw_control_cc_cache_evict_point = cb_hw_control_cc_cache_evict_point_byte_1;
  assign cb_hw_control_allow_mrt_with_dual_source = cb_hw_control_allow_mrt_with_dual_source_byte_2;
  assign cb_hw_control_disable_intnorm_le11bpc_clamping = cb_hw_control_disable_intnorm_le11bpc_clamping_byte_2;
  assign cb_hw_control_force_needs_dst = cb_hw_control_force_needs_dst_byte_2;
  assign cb_hw_control_force_always_toggle = cb_hw_control_force_always_toggle_byte_2;
  assign cb_hw_control_disable_blend_opt_result_eq_dest = cb_hw_control_disable_blend_opt_result_eq_dest_byte_2;
  assign cb_hw_control_disable_full_write_mask = cb_hw_control_disable_full_write_mask_byte_2;
  assign cb_hw_control_disable_resolve_opt_for_single_frag = cb_hw_control_disable_resolve_opt_for_single_frag_byte_2;
  assign cb_hw_control_disable_blend_opt_dont_rd_dst = cb_hw_control_disable_blend_opt_dont_rd_dst_byte_3;
  assign cb_hw_control_disable_blend_opt_bypass = cb_hw_control_disable_blend_opt_bypass_byte_3;
  assign cb_hw_control_disable_blend_opt_discard_pixel = cb_hw_control_disable_blend_opt_discard_pixel_byte_3;
  assign cb_hw_control_disable_blend_opt_when_disabled_srcalpha_is_used =
      cb_hw_control_disable_blend_opt_when_disabled_srcalpha_is_used_byte_3;
  assign cb_hw_control_prioritize_fc_wr_over_fc_rd_on_cmask_conflict =
      cb_hw_control_prioritize_fc_wr_over_fc_rd_on_cmask_conflict_byte_3;
  assign cb_hw_control_prioritize_fc_evict_over_fop_rd_on_bank_conflict =
      cb_hw_control_prioritize_fc_evict_over_fop_rd_on_bank_conflict_byte_3;
  assign cb_hw_control_disable_cc_ib_serializer_state_opt = cb_hw_control_disable_cc_ib_serializer_state_opt_byte_3;
  assign cb_hw_control_disable_pixel_in_quad_fix_for_linear_surface =
      cb_hw_control_disable_pixel_in_quad_fix_for_linear_surface_byte_3;
  assign context_page_282 = bus_address[17:8] == 10'h282;

  wire equal_2 = bus_address[7:2] == 6'he;
  wire conjunction_1 = writing & context_page_282;

  assign write_cb_target_mask = conjunction_1 & equal_2;
  assign cb_target_mask_target0_enable = cb_target_mask_target0_enable_byte_0;
  assign cb_target_mask_target1_enable = cb_target_mask_target1_enable_byte_0;
  assign cb_target_mask_target2_enable = cb_target_mask_target2_enable_byte_1;
  assign cb_target_mask_target3_enable = cb_target_mask_target3_enable_byte_1;
  assign cb_target_mask_target4_enable = cb_target_mask_target4_enable_byte_2;
  assign cb_target_mask_target5_enable = cb_target_mask_target5_enable_byte_2;
  assign cb_target_mask_target6_enable = cb_target_mask_target6_enable_byte_3;
  assign cb_target_mask_target7_enable = cb_target_mask_target7_enable_byte_3;
  wire equal_3 = bus_address[7:2] == 6'hf;
  assign write_cb_shader_mask = conjunction_1 & equal_3;
  assign cb_shader_mask_output0_enable = cb_shader_mask_output0_enable_byte_0;
  assign cb_shader_mask_output1_enable = cb_shader_mask_output1_enable_byte_0;
  assign cb_shader_mask_output2_enable = cb_shader_mask_output2_enable_byte_1;
  assign cb_shader_mask_output3_enable = cb_shader_mask_output3_enable_byte_1;
  assign cb_shader_mask_output4_enable = cb_shader_mask_output4_enable_byte_2;
  assign cb_shader_mask_output5_enable = cb_shader_mask_output5_enable_byte_2;
  assign cb_shader_mask_output6_enable = cb_shader_mask_output6_enable_byte_3;
  assign cb_shader_mask_output7_enable = cb_shader_mask_output7_enable_byte_3;
  assign context_page_284 = bus_address[17:8] == 10'h284;

  wire equal_4 = bus_address[7:2] == 6'd5;
  wire conjunction_2 = writing & context_page_284;

  assign write_cb_blend_red = conjunction_2 & equal_4;
  assign cb_blend_red_blend_red = {cb_blend_red_blend_red_byte[3*8 +: 8], cb_blend_red_blend_red_byte[2*8 +: 8],
      cb_blend_red_blend_red_byte[1*8 +: 8], cb_blend_red_blend_red_byte[0 +: 8]};
  wire equal_5 = bus_address[7:2] == 6'd6;
  assign write_cb_blend_green = conjunction_2 & equal_5;
  assign cb_blend_green_blend_green = {cb_blend_green_blend_green_byte[3*8 +: 8], cb_blend_green_blend_green_byte[2*8
      +: 8], cb_blend_green_blend_green_byte[1*8 +: 8], cb_blend_green_blend_green_byte[0 +: 8]};
  wire equal_6 = bus_address[7:2] == 6'd7;
  assign write_cb_blend_blue = conjunction_2 & equal_6;
  assign cb_blend_blue_blend_blue = {cb_blend_blue_blend_blue_byte[3*8 +: 8], cb_blend_blue_blend_blue_byte[2*8 +:
      8], cb_blend_blue_blend_blue_byte[1*8 +: 8], cb_blend_blue_blend_blue_byte[0 +: 8]};
  wire equal_7 = bus_address[7:2] == 6'd8;
  assign write_cb_blend_alpha = conjunction_2 & equal_7;
  assign cb_blend_alpha_blend_alpha = {cb_blend_alpha_blend_alpha_byte[3*8 +: 8], cb_blend_alpha_blend_alpha_byte[2*8
      +: 8], cb_blend_alpha_blend_alpha_byte[1*8 +: 8], cb_blend_alpha_blend_alpha_byte[0 +: 8]};
  assign context_page_287 = bus_address[17:8] == 10'h287;
  assign cb_blend_control_color_srcblend_0 = cb_blend_control_color_srcblend_byte_0[0 +: 5];
  assign cb_blend_control_color_comb_fcn_0 = cb_blend_control_color_comb_fcn_byte_0[0 +: 3];
  assign cb_blend_control_color_destblend_0 = cb_blend_control_color_destblend_byte_1[0 +: 5];
  assign cb_blend_control_alpha_srcblend_0 = cb_blend_control_alpha_srcblend_byte_2[0 +: 5];
  assign cb_blend_control_alpha_comb_fcn_0 = cb_blend_control_alpha_comb_fcn_byte_2[0 +: 3];
  assign cb_blend_control_alpha_destblend_0 = cb_blend_control_alpha_destblend_byte_3[0 +: 5];
  assign cb_blend_control_separate_alpha_blend_0 = cb_blend_control_separate_alpha_blend_byte_3[0];
  assign cb_blend_control_enable_0 = cb_blend_control_enable_byte_3[0];
  assign cb_blend_control_disable_rop3_0 = cb_blend_control_disable_rop3_byte_3[0];
  assign cb_blend_control_color_srcblend_1 = cb_blend_control_color_srcblend_byte_0[1*5 +: 5];
  assign cb_blend_control_color_comb_fcn_1 = cb_blend_control_color_comb_fcn_byte_0[1*3 +: 3];
  assign cb_blend_control_color_destblend_1 = cb_blend_control_color_destblend_byte_1[1*5 +: 5];
  assign cb_blend_control_alpha_srcblend_1 = cb_blend_control_alpha_srcblend_byte_2[1*5 +: 5];
  assign cb_blend_control_alpha_comb_fcn_1 = cb_blend_control_alpha_comb_fcn_byte_2[1*3 +: 3];
  assign cb_blend_control_alpha_destblend_1 = cb_blend_control_alpha_destblend_byte_3[1*5 +: 5];
  assign cb_blend_control_separate_alpha_blend_1 = cb_blend_control_separate_alpha_blend_byte_3[1];
  assign cb_blend_control_enable_1 = cb_blend_control_enable_byte_3[1];
  assign cb_blend_control_disable_rop3_1 = cb_blend_control_disable_rop3_byte_3[1];
  assign cb_blend_control_color_srcblend_2 = cb_blend_control_color_srcblend_byte_0[2*5 +: 5];
  assign cb_blend_control_color_comb_fcn_2 = cb_blend_control_color_comb_fcn_byte_0[2*3 +: 3];
  assign cb_blend_control_color_destblend_2 = cb_blend_control_color_destblend_byte_1[2*5 +: 5];
  assign cb_blend_control_alpha_srcblend_2 = cb_blend_control_alpha_srcblend_byte_2[2*5 +: 5];
  assign cb_blend_control_alpha_comb_fcn_2 = cb_blend_control_alpha_comb_fcn_byte_2[2*3 +: 3];
  assign cb_blend_control_alpha_destblend_2 = cb_blend_control_alpha_destblend_byte_3[2*5 +: 5];
  assign cb_blend_control_separate_alpha_blend_2 = cb_blend_control_separate_alpha_blend_byte_3[2];
  assign cb_blend_control_enable_2 = cb_blend_control_enable_byte_3[2];
  assign cb_blend_control_disable_rop3_2 = cb_blend_control_disable_rop3_byte_3[2];
  assign cb_blend_control_color_srcblend_3 = cb_blend_control_color_srcblend_byte_0[3*5 +: 5];
  assign cb_blend_control_color_comb_fcn_3 = cb_blend_control_color_comb_fcn_byte_0[3*3 +: 3];
  assign cb_blend_control_color_destblend_3 = cb_blend_control_color_destblend_byte_1[3*5 +: 5];
  assign cb_blend_control_alpha_srcblend_3 = cb_blend_control_alpha_srcblend_byte_2[3*5 +: 5];
  assign cb_blend_control_alpha_comb_fcn_3 = cb_blend_control_alpha_comb_fcn_byte_2[3*3 +: 3];
  assign cb_blend_control_alpha_destblend_3 = cb_blend_control_alpha_destblend_byte_3[3*5 +: 5];
  assign cb_blend_control_separate_alpha_blend_3 = cb_blend_control_separate_alpha_blend_byte_3[3];
  assign cb_blend_control_enable_3 = cb_blend_control_enable_byte_3[3];
  assign cb_blend_control_disable_rop3_3 = cb_blend_control_disable_rop3_byte_3[3];
  assign cb_blend_control_color_srcblend_4 = cb_blend_control_color_srcblend_byte_0[4*5 +: 5];
  assign cb_blend_control_color_comb_fcn_4 = cb_blend_control_color_comb_fcn_byte_0[4*3 +: 3];
  assign cb_blend_control_color_destblend_4 = cb_blend_control_color_destblend_byte_1[4*5 +: 5];
  assign cb_blend_control_alpha_srcblend_4 = cb_blend_control_alpha_srcblend_byte_2[4*5 +: 5];
  assign cb_blend_control_alpha_comb_fcn_4 = cb_blend_control_alpha_comb_fcn_byte_2[4*3 +: 3];
  assign cb_blend_control_alpha_destblend_4 = cb_blend_control_alpha_destblend_byte_3[4*5 +: 5];
  assign cb_blend_control_separate_alpha_blend_4 = cb_blend_control_separate_alpha_blend_byte_3[4];
  assign cb_blend_control_enable_4 = cb_blend_control_enable_byte_3[4];
  assign cb_blend_control_disable_rop3_4 = cb_blend_control_disable_rop3_byte_3[4];
  assign cb_blend_control_color_srcblend_5 = cb_blend_control_color_srcblend_byte_0[5*5 +: 5];
  assign cb_blend_control_color_comb_fcn_5 = cb_blend_control_color_comb_fcn_byte_0[5*3 +: 3];
  assign cb_blend_control_color_destblend_5 = cb_blend_control_color_destblend_byte_1[5*5 +: 5];
  assign cb_blend_control_alpha_srcblend_5 = cb_blend_control_alpha_srcblend_byte_2[5*5 +: 5];
  assign cb_blend_control_alpha_comb_fcn_5 = cb_blend_control_alpha_comb_fcn_byte_2[5*3 +: 3];
  assign cb_blend_control_alpha_destblend_5 = cb_blend_control_alpha_destblend_byte_3[5*5 +: 5];
  assign cb_blend_control_separate_alpha_blend_5 = cb_blend_control_separate_alpha_blend_byte_3[5];
  assign cb_blend_control_enable_5 = cb_blend_control_enable_byte_3[5];
  assign cb_blend_control_disable_rop3_5 = cb_blend_control_disable_rop3_byte_3[5];
  assign cb_blend_control_color_srcblend_6 = cb_blend_control_color_srcblend_byte_0[6*5 +: 5];
  assign cb_blend_control_color_comb_fcn_6 = cb_blend_control_color_comb_fcn_byte_0[6*3 +: 3];
  assign cb_blend_control_color_destblend_6 = cb_blend_control_color_destblend_byte_1[6*5 +: 5];
  assign cb_blend_control_alpha_srcblend_6 = cb_blend_control_alpha_srcblend_byte_2[6*5 +: 5];
  assign cb_blend_control_alpha_comb_fcn_6 = cb_blend_control_alpha_comb_fcn_byte_2[6*3 +: 3];
  assign cb_blend_control_alpha_destblend_6 = cb_blend_control_alpha_destblend_byte_3[6*5 +: 5];
  assign cb_blend_control_separate_alpha_blend_6 = cb_blend_control_separate_alpha_blend_byte_3[6];
  assign cb_blend_control_enable_6 = cb_blend_control_enable_byte_3[6];
  assign cb_blend_control_disable_rop3_6 = cb_blend_control_disable_rop3_byte_3[6];
  assign cb_blend_control_color_srcblend_7 = cb_blend_control_color_srcblend_byte_0[7*5 +: 5];
  assign cb_blend_control_color_comb_fcn_7 = cb_blend_control_color_comb_fcn_byte_0[7*3 +: 3];
  assign cb_blend_control_color_destblend_7 = cb_blend_control_color_destblend_byte_1[7*5 +: 5];
  assign cb_blend_control_alpha_srcblend_7 = cb_blend_control_alpha_srcblend_byte_2[7*5 +: 5];
  assign cb_blend_control_alpha_comb_fcn_7 = cb_blend_control_alpha_comb_fcn_byte_2[7*3 +: 3];
  assign cb_blend_control_alpha_destblend_7 = cb_blend_control_alpha_destblend_byte_3[7*5 +: 5];
  assign cb_blend_control_separate_alpha_blend_7 = cb_blend_control_separate_alpha_blend_byte_3[7];
  assign cb_blend_control_enable_7 = cb_blend_control_enable_byte_3[7];
  assign cb_blend_control_disable_rop3_7 = cb_blend_control_disable_rop3_byte_3[7];
  assign context_page_288 = bus_address[17:8] == 10'h288;
  wire equal_8 = bus_address[7:2] == 6'd2;
  assign write_cb_color_control = writing & context_page_288 & equal_8;
  assign cb_color_control_degamma_enable = cb_color_control_degamma_enable_byte_0;
  assign cb_color_control_mode = cb_color_control_mode_byte_0;
  assign cb_color_control_rop3 = cb_color_control_rop3_byte_2;
  assign context_page_28c = bus_address[17:8] == 10'h28c;

  wire equal_9 = bus_address[7:2] == 6'h18;
  wire conjunction_3 = writing & context_page_28c;

  assign write_cb_color_base[0] = conjunction_3 & equal_9;
  assign cb_color_base_base_256b_0 = {cb_color_base_base_256b_byte_3[0 +: 8], cb_color_base_base_256b_byte_2[0 +: 8],
      cb_color_base_base_256b_byte_1[0 +: 8], cb_color_base_base_256b_byte_0[0 +: 8]};
  wire equal_10 = bus_address[7:2] == 6'h19;
  assign write_cb_color_pitch[0] = conjunction_3 & equal_10;
  assign cb_color_pitch_tile_max_0 = {cb_color_pitch_tile_max_byte_1[0 +: 3], cb_color_pitch_tile_max_byte_0[0 +: 8]};
  assign cb_color_pitch_fmask_tile_max_0 = {cb_color_pitch_fmask_tile_max_byte_3[0 +: 7],
      cb_color_pitch_fmask_tile_max_byte_2[0 +: 4]};
  assign write_cb_color_slice[0] = conjunction_3 & (bus_address[7:2] == 6'h1a);
  assign cb_color_slice_tile_max_0 = {cb_color_slice_tile_max_byte_2[0 +: 6], cb_color_slice_tile_max_byte_1[0 +: 8],
      cb_color_slice_tile_max_byte_0[0 +: 8]};
  wire equal_11 = bus_address[7:2] == 6'h1b;
  assign write_cb_color_view[0] = conjunction_3 & equal_11;
  assign cb_color_view_slice_start_0 = {cb_color_view_slice_start_byte_1[0 +: 3], cb_color_view_slice_start_byte_0[0
      +: 8]};
  assign cb_color_view_slice_max_0 = {cb_color_view_slice_max_byte_2[0 +: 8], cb_color_view_slice_max_byte_1[0 +: 3]};
  wire equal_12 = bus_address[7:2] == 6'h1c;
  assign write_cb_color_info[0] = conjunction_3 & equal_12;
  assign cb_color_info_endian_0 = cb_color_info_endian_byte_0[0 +: 2];
  assign cb_color_info_format_0 = cb_color_info_format_byte_0[0 +: 5];
  assign cb_color_info_linear_general_0 = cb_color_info_linear_general_byte_0[0];
  assign cb_color_info_number_type_0 = cb_color_info_number_type_byte_1[0 +: 3];
  assign cb_color_info_comp_swap_0 = cb_color_info_comp_swap_byte_1[0 +: 2];
  assign cb_color_info_fast_clear_0 = cb_color_info_fast_clear_byte_1[0];
  assign cb_color_info_compression_0 = cb_color_info_compression_byte_1[0];
  assign cb_color_info_blend_clamp_0 = cb_color_info_blend_clamp_byte_1[0];
  assign cb_color_info_blend_bypass_0 = cb_color_info_blend_bypass_byte_2[0];
  assign cb_color_info_simple_float_0 = cb_color_info_simple_float_byte_2[0];
  assign cb_color_info_round_mode_0 = cb_color_info_round_mode_byte_2[0];
  assign cb_color_info_cmask_is_linear_0 = cb_color_info_cmask_is_linear_byte_2[0];
  assign cb_color_info_blend_opt_dont_rd_dst_0 = cb_color_info_blend_opt_dont_rd_dst_byte_2[0 +: 3];
  assign cb_color_info_blend_opt_discard_pixel_0 = {cb_color_info_blend_opt_discard_pixel_byte_3[0 +: 2],
      cb_color_info_blend_opt_discard_pixel_byte_2[0]};
  assign cb_color_info_fmask_compression_disable_0 = cb_color_info_fmask_compression_disable_byte_3[0];
  wire equal_13 = bus_address[7:2] == 6'h1d;
  assign write_cb_color_attrib[0] = conjunction_3 & equal_13;
  assign cb_color_attrib_tile_mode_index_0 = cb_color_attrib_tile_mode_index_byte_0[0 +: 5];
  assign cb_color_attrib_fmask_tile_mode_index_0 = {cb_color_attrib_fmask_tile_mode_index_byte_1[0 +: 2],
      cb_color_attrib_fmask_tile_mode_index_byte_0[0 +: 3]};
  assign cb_color_attrib_num_samples_0 = cb_color_attrib_num_samples_byte_1[0 +: 3];
  assign cb_color_attrib_num_fragments_0 = {cb_color_attrib_num_fragments_byte_2[0],
      cb_color_attrib_num_fragments_byte_1[0]};
  assign cb_color_attrib_force_dst_alpha_1_0 = cb_color_attrib_force_dst_alpha_1_byte_2[0];
  wire equal_14 = bus_address[7:2] == 6'h1f;
  assign write_cb_color_cmask[0] = conjunction_3 & equal_14;
  assign cb_color_cmask_base_256b_0 = {cb_color_cmask_base_256b_byte_3[0 +: 8], cb_color_cmask_base_256b_byte_2[0 +:
      8], cb_color_cmask_base_256b_byte_1[0 +: 8], cb_color_cmask_base_256b_byte_0[0 +: 8]};
  wire equal_15 = bus_address[7:2] == 6'h20;
  assign write_cb_color_cmask_slice[0] = conjunction_3 & equal_15;
  assign cb_color_cmask_slice_tile_max_0 = {cb_color_cmask_slice_tile_max_byte_1[0 +: 6],
      cb_color_cmask_slice_tile_max_byte_0[0 +: 8]};
  assign write_cb_color_fmask[0] = conjunction_3 & (bus_address[7:2] == 6'h21);
  assign cb_color_fmask_base_256b_0 = {cb_color_fmask_base_256b_byte_3[0 +: 8], cb_color_fmask_base_256b_byte_2[0 +:
      8], cb_color_fmask_base_256b_byte_1[0 +: 8], cb_color_fmask_base_256b_byte_0[0 +: 8]};
  assign write_cb_color_fmask_slice[0] = conjunction_3 & (bus_address[7:2] == 6'h22);
  assign cb_color_fmask_slice_tile_max_0 = {cb_color_fmask_slice_tile_max_byte_2[0 +: 6],
      cb_color_fmask_slice_tile_max_byte_1[0 +: 8], cb_color_fmask_slice_tile_max_byte_0[0 +: 8]};
  wire equal_16 = bus_address[7:2] == 6'h23;
  assign write_cb_color_clear_word0[0] = conjunction_3 & equal_16;
  assign cb_color_clear_word0_clear_word0_0 = {cb_color_clear_word0_clear_word0_byte_3[0 +: 8],
      cb_color_clear_word0_clear_word0_byte_2[0 +: 8], cb_color_clear_word0_clear_word0_byte_1[0 +: 8],
      cb_color_clear_word0_clear_word0_byte_0[0 +: 8]};
  wire equal_17 = bus_address[7:2] == 6'h24;
  assign write_cb_color_clear_word1[0] = conjunction_3 & equal_17;
  assign cb_color_clear_word1_clear_word1_0 = {cb_color_clear_word1_clear_word1_byte_3[0 +: 8],
      cb_color_clear_word1_clear_word1_byte_2[0 +: 8], cb_color_clear_word1_clear_word1_byte_1[0 +: 8],
      cb_color_clear_word1_clear_word1_byte_0[0 +: 8]};
  wire equal_18 = bus_address[7:2] == 6'h27;
  assign write_cb_color_base[1] = conjunction_3 & equal_18;
  assign cb_color_base_base_256b_1 = {cb_color_base_base_256b_byte_3[1*8 +: 8], cb_color_base_base_256b_byte_2[1*8 +:
      8], cb_color_base_base_256b_byte_1[1*8 +: 8], cb_color_base_base_256b_byte_0[1*8 +: 8]};
  wire equal_19 = bus_address[7:2] == 6'h28;
  assign write_cb_color_pitch[1] = conjunction_3 & equal_19;
  assign cb_color_pitch_tile_max_1 = {cb_color_pitch_tile_max_byte_1[1*3 +: 3], cb_color_pitch_tile_max_byte_0[1*8 +:
      8]};
  assign cb_color_pitch_fmask_tile_max_1 = {cb_color_pitch_fmask_tile_max_byte_3[1*7 +: 7],
      cb_color_pitch_fmask_tile_max_byte_2[1*4 +: 4]};
  assign write_cb_color_slice[1] = conjunction_3 & (bus_address[7:2] == 6'h29);
  assign cb_color_slice_tile_max_1 = {cb_color_slice_tile_max_byte_2[1*6 +: 6], cb_color_slice_tile_max_byte_1[1*8 +:
      8], cb_color_slice_tile_max_byte_0[1*8 +: 8]};
  wire equal_20 = bus_address[7:2] == 6'h2a;
  assign write_cb_color_view[1] = conjunction_3 & equal_20;
  assign cb_color_view_slice_start_1 = {cb_color_view_slice_start_byte_1[1*3 +: 3],
      cb_color_view_slice_start_byte_0[1*8 +: 8]};
  assign cb_color_view_slice_max_1 = {cb_color_view_slice_max_byte_2[1*8 +: 8], cb_color_view_slice_max_byte_1[1*3 +:
      3]};
  wire equal_21 = bus_address[7:2] == 6'h2b;
  assign write_cb_color_info[1] = conjunction_3 & equal_21;
  assign cb_color_info_endian_1 = cb_color_info_endian_byte_0[1*2 +: 2];
  assign cb_color_info_format_1 = cb_color_info_format_byte_0[1*5 +: 5];
  assign cb_color_info_linear_general_1 = cb_color_info_linear_general_byte_0[1];
  assign cb_color_info_number_type_1 = cb_color_info_number_type_byte_1[1*3 +: 3];
  assign cb_color_info_comp_swap_1 = cb_color_info_comp_swap_byte_1[1*2 +: 2];
  assign cb_color_info_fast_clear_1 = cb_color_info_fast_clear_byte_1[1];
  assign cb_color_info_compression_1 = cb_color_info_compression_byte_1[1];
  assign cb_color_info_blend_clamp_1 = cb_color_info_blend_clamp_byte_1[1];
  assign cb_color_info_blend_bypass_1 = cb_color_info_blend_bypass_byte_2[1];
  assign cb_color_info_simple_float_1 = cb_color_info_simple_float_byte_2[1];
  assign cb_color_info_round_mode_1 = cb_color_info_round_mode_byte_2[1];
  assign cb_color_info_cmask_is_linear_1 = cb_color_info_cmask_is_linear_byte_2[1];
  assign cb_color_info_blend_opt_dont_rd_dst_1 = cb_color_info_blend_opt_dont_rd_dst_byte_2[1*3 +: 3];
  assign cb_color_info_blend_opt_discard_pixel_1 = {cb_color_info_blend_opt_discard_pixel_byte_3[1*2 +: 2],
      cb_color_info_blend_opt_discard_pixel_byte_2[1]};
  assign cb_color_info_fmask_compression_disable_1 = cb_color_info_fmask_compression_disable_byte_3[1];
  wire equal_22 = bus_address[7:2] == 6'h2c;
  assign write_cb_color_attrib[1] = conjunction_3 & equal_22;
  assign cb_color_attrib_tile_mode_index_1 = cb_color_attrib_tile_mode_index_byte_0[1*5 +: 5];
  assign cb_color_attrib_fmask_tile_mode_index_1 = {cb_color_attrib_fmask_tile_mode_index_byte_1[1*2 +: 2],
      cb_color_attrib_fmask_tile_mode_index_byte_0[1*3 +: 3]};
  assign cb_color_attrib_num_samples_1 = cb_color_attrib_num_samples_byte_1[1*3 +: 3];
  assign cb_color_attrib_num_fragments_1 = {cb_color_attrib_num_fragments_byte_2[1],
      cb_color_attrib_num_fragments_byte_1[1]};
  assign cb_color_attrib_force_dst_alpha_1_1 = cb_color_attrib_force_dst_alpha_1_byte_2[1];
  wire equal_23 = bus_address[7:2] == 6'h2e;
  assign write_cb_color_cmask[1] = conjunction_3 & equal_23;
  assign cb_color_cmask_base_256b_1 = {cb_color_cmask_base_256b_byte_3[1*8 +: 8], cb_color_cmask_base_256b_byte_2[1*8
      +: 8], cb_color_cmask_base_256b_byte_1[1*8 +: 8], cb_color_cmask_base_256b_byte_0[1*8 +: 8]};
  wire equal_24 = bus_address[7:2] == 6'h2f;
  assign write_cb_color_cmask_slice[1] = conjunction_3 & equal_24;
  assign cb_color_cmask_slice_tile_max_1 = {cb_color_cmask_slice_tile_max_byte_1[1*6 +: 6],
      cb_color_cmask_slice_tile_max_byte_0[1*8 +: 8]};
  assign write_cb_color_fmask[1] = conjunction_3 & (bus_address[7:2] == 6'h30);
  assign cb_color_fmask_base_256b_1 = {cb_color_fmask_base_256b_byte_3[1*8 +: 8], cb_color_fmask_base_256b_byte_2[1*8
      +: 8], cb_color_fmask_base_256b_byte_1[1*8 +: 8], cb_color_fmask_base_256b_byte_0[1*8 +: 8]};
  assign write_cb_color_fmask_slice[1] = conjunction_3 & (bus_address[7:2] == 6'h31);
  assign cb_color_fmask_slice_tile_max_1 = {cb_color_fmask_slice_tile_max_byte_2[1*6 +: 6],
      cb_color_fmask_slice_tile_max_byte_1[1*8 +: 8], cb_color_fmask_slice_tile_max_byte_0[1*8 +: 8]};
  wire equal_25 = bus_address[7:2] == 6'h32;
  assign write_cb_color_clear_word0[1] = conjunction_3 & equal_25;
  assign cb_color_clear_word0_clear_word0_1 = {cb_color_clear_word0_clear_word0_byte_3[1*8 +: 8],
      cb_color_clear_word0_clear_word0_byte_2[1*8 +: 8], cb_color_clear_word0_clear_word0_byte_1[1*8 +: 8],
      cb_color_clear_word0_clear_word0_byte_0[1*8 +: 8]};
  wire equal_26 = bus_address[7:2] == 6'h33;
  assign write_cb_color_clear_word1[1] = conjunction_3 & equal_26;
  assign cb_color_clear_word1_clear_word1_1 = {cb_color_clear_word1_clear_word1_byte_3[1*8 +: 8],
      cb_color_clear_word1_clear_word1_byte_2[1*8 +: 8], cb_color_clear_word1_clear_word1_byte_1[1*8 +: 8],
      cb_color_clear_word1_clear_word1_byte_0[1*8 +: 8]};
  wire equal_27 = bus_address[7:2] == 6'h36;
  assign write_cb_color_base[2] = conjunction_3 & equal_27;
  assign cb_color_base_base_256b_2 = {cb_color_base_base_256b_byte_3[2*8 +: 8], cb_color_base_base_256b_byte_2[2*8 +:
      8], cb_color_base_base_256b_byte_1[2*8 +: 8], cb_color_base_base_256b_byte_0[2*8 +: 8]};
  wire equal_28 = bus_address[7:2] == 6'h37;
  assign write_cb_color_pitch[2] = conjunction_3 & equal_28;
  assign cb_color_pitch_tile_max_2 = {cb_color_pitch_tile_max_byte_1[2*3 +: 3], cb_color_pitch_tile_max_byte_0[2*8 +:
      8]};
  assign cb_color_pitch_fmask_tile_max_2 = {cb_color_pitch_fmask_tile_max_byte_3[2*7 +: 7],
      cb_color_pitch_fmask_tile_max_byte_2[2*4 +: 4]};
  assign write_cb_color_slice[2] = conjunction_3 & (bus_address[7:2] == 6'h38);
  assign cb_color_slice_tile_max_2 = {cb_color_slice_tile_max_byte_2[2*6 +: 6], cb_color_slice_tile_max_byte_1[2*8 +:
      8], cb_color_slice_tile_max_byte_0[2*8 +: 8]};
  wire equal_29 = bus_address[7:2] == 6'h39;
  assign write_cb_color_view[2] = conjunction_3 & equal_29;
  assign cb_color_view_slice_start_2 = {cb_color_view_slice_start_byte_1[2*3 +: 3],
      cb_color_view_slice_start_byte_0[2*8 +: 8]};
  assign cb_color_view_slice_max_2 = {cb_color_view_slice_max_byte_2[2*8 +: 8], cb_color_view_slice_max_byte_1[2*3 +:
      3]};
  wire equal_30 = bus_address[7:2] == 6'h3a;
  assign write_cb_color_info[2] = conjunction_3 & equal_30;
  assign cb_color_info_endian_2 = cb_color_info_endian_byte_0[2*2 +: 2];
  assign cb_color_info_format_2 = cb_color_info_format_byte_0[2*5 +: 5];
  assign cb_color_info_linear_general_2 = cb_color_info_linear_general_byte_0[2];
  assign cb_color_info_number_type_2 = cb_color_info_number_type_byte_1[2*3 +: 3];
  assign cb_color_info_comp_swap_2 = cb_color_info_comp_swap_byte_1[2*2 +: 2];
  assign cb_color_info_fast_clear_2 = cb_color_info_fast_clear_byte_1[2];
  assign cb_color_info_compression_2 = cb_color_info_compression_byte_1[2];
  assign cb_color_info_blend_clamp_2 = cb_color_info_blend_clamp_byte_1[2];
  assign cb_color_info_blend_bypass_2 = cb_color_info_blend_bypass_byte_2[2];
  assign cb_color_info_simple_float_2 = cb_color_info_simple_float_byte_2[2];
  assign cb_color_info_round_mode_2 = cb_color_info_round_mode_byte_2[2];
  assign cb_color_info_cmask_is_linear_2 = cb_color_info_cmask_is_linear_byte_2[2];
  assign cb_color_info_blend_opt_dont_rd_dst_2 = cb_color_info_blend_opt_dont_rd_dst_byte_2[2*3 +: 3];
  assign cb_color_info_blend_opt_discard_pixel_2 = {cb_color_info_blend_opt_discard_pixel_byte_3[2*2 +: 2],
      cb_color_info_blend_opt_discard_pixel_byte_2[2]};
  assign cb_color_info_fmask_compression_disable_2 = cb_color_info_fmask_compression_disable_byte_3[2];
  wire equal_31 = bus_address[7:2] == 6'h3b;
  assign write_cb_color_attrib[2] = conjunction_3 & equal_31;
  assign cb_color_attrib_tile_mode_index_2 = cb_color_attrib_tile_mode_index_byte_0[2*5 +: 5];
  assign cb_color_attrib_fmask_tile_mode_index_2 = {cb_color_attrib_fmask_tile_mode_index_byte_1[2*2 +: 2],
      cb_color_attrib_fmask_tile_mode_index_byte_0[2*3 +: 3]};
  assign cb_color_attrib_num_samples_2 = cb_color_attrib_num_samples_byte_1[2*3 +: 3];
  assign cb_color_attrib_num_fragments_2 = {cb_color_attrib_num_fragments_byte_2[2],
      cb_color_attrib_num_fragments_byte_1[2]};
  assign cb_color_attrib_force_dst_alpha_1_2 = cb_color_attrib_force_dst_alpha_1_byte_2[2];
  wire equal_32 = bus_address[7:2] == 6'h3d;
  assign write_cb_color_cmask[2] = conjunction_3 & equal_32;
  assign cb_color_cmask_base_256b_2 = {cb_color_cmask_base_256b_byte_3[2*8 +: 8], cb_color_cmask_base_256b_byte_2[2*8
      +: 8], cb_color_cmask_base_256b_byte_1[2*8 +: 8], cb_color_cmask_base_256b_byte_0[2*8 +: 8]};
  wire equal_33 = bus_address[7:2] == 6'h3e;
  assign write_cb_color_cmask_slice[2] = conjunction_3 & equal_33;
  assign cb_color_cmask_slice_tile_max_2 = {cb_color_cmask_slice_tile_max_byte_1[2*6 +: 6],
      cb_color_cmask_slice_tile_max_byte_0[2*8 +: 8]};
  assign write_cb_color_fmask[2] = conjunction_3 & (bus_address[7:2] == 6'h3f);
  assign cb_color_fmask_base_256b_2 = {cb_color_fmask_base_256b_byte_3[2*8 +: 8], cb_color_fmask_base_256b_byte_2[2*8
      +: 8], cb_color_fmask_base_256b_byte_1[2*8 +: 8], cb_color_fmask_base_256b_byte_0[2*8 +: 8]};
  assign context_page_28d = bus_address[17:8] == 10'h28d;
  wire conjunction_4 = writing & context_page_28d;
  assign write_cb_color_fmask_slice[2] = conjunction_4 & (bus_address[7:2] == 6'd0);
  assign cb_color_fmask_slice_tile_max_2 = {cb_color_fmask_slice_tile_max_byte_2[2*6 +: 6],
      cb_color_fmask_slice_tile_max_byte_1[2*8 +: 8], cb_color_fmask_slice_tile_max_byte_0[2*8 +: 8]};
  wire equal_34 = bus_address[7:2] == 6'd1;
  assign write_cb_color_clear_word0[2] = conjunction_4 & equal_34;
  assign cb_color_clear_word0_clear_word0_2 = {cb_color_clear_word0_clear_word0_byte_3[2*8 +: 8],
      cb_color_clear_word0_clear_word0_byte_2[2*8 +: 8], cb_color_clear_word0_clear_word0_byte_1[2*8 +: 8],
      cb_color_clear_word0_clear_word0_byte_0[2*8 +: 8]};
  assign write_cb_color_clear_word1[2] = conjunction_4 & equal_8;
  assign cb_color_clear_word1_clear_word1_2 = {cb_color_clear_word1_clear_word1_byte_3[2*8 +: 8],
      cb_color_clear_word1_clear_word1_byte_2[2*8 +: 8], cb_color_clear_word1_clear_word1_byte_1[2*8 +: 8],
      cb_color_clear_word1_clear_word1_byte_0[2*8 +: 8]};
  assign write_cb_color_base[3] = conjunction_4 & equal_4;
  assign cb_color_base_base_256b_3 = {cb_color_base_base_256b_byte_3[3*8 +: 8], cb_color_base_base_256b_byte_2[3*8 +:
      8], cb_color_base_base_256b_byte_1[3*8 +: 8], cb_color_base_base_256b_byte_0[3*8 +: 8]};
  assign write_cb_color_pitch[3] = conjunction_4 & equal_5;
  assign cb_color_pitch_tile_max_3 = {cb_color_pitch_tile_max_byte_1[3*3 +: 3], cb_color_pitch_tile_max_byte_0[3*8 +:
      8]};
  assign cb_color_pitch_fmask_tile_max_3 = {cb_color_pitch_fmask_tile_max_byte_3[3*7 +: 7],
      cb_color_pitch_fmask_tile_max_byte_2[3*4 +: 4]};
  assign write_cb_color_slice[3] = conjunction_4 & equal_6;
  assign cb_color_slice_tile_max_3 = {cb_color_slice_tile_max_byte_2[3*6 +: 6], cb_color_slice_tile_max_byte_1[3*8 +:
      8], cb_color_slice_tile_max_byte_0[3*8 +: 8]};
  assign write_cb_color_view[3] = conjunction_4 & equal_7;
  assign cb_color_view_slice_start_3 = {cb_color_view_slice_start_byte_1[3*3 +: 3],
      cb_color_view_slice_start_byte_0[3*8 +: 8]};
  assign cb_color_view_slice_max_3 = {cb_color_view_slice_max_byte_2[3*8 +: 8], cb_color_view_slice_max_byte_1[3*3 +:
      3]};
  wire equal_35 = bus_address[7:2] == 6'd9;
  assign write_cb_color_info[3] = conjunction_4 & equal_35;
  assign cb_color_info_endian_3 = cb_color_info_endian_byte_0[3*2 +: 2];
  assign cb_color_info_format_3 = cb_color_info_format_byte_0[3*5 +: 5];
  assign cb_color_info_linear_general_3 = cb_color_info_linear_general_byte_0[3];
  assign cb_color_info_number_type_3 = cb_color_info_number_type_byte_1[3*3 +: 3];
  assign cb_color_info_comp_swap_3 = cb_color_info_comp_swap_byte_1[3*2 +: 2];
  assign cb_color_info_fast_clear_3 = cb_color_info_fast_clear_byte_1[3];
  assign cb_color_info_compression_3 = cb_color_info_compression_byte_1[3];
  assign cb_color_info_blend_clamp_3 = cb_color_info_blend_clamp_byte_1[3];
  assign cb_color_info_blend_bypass_3 = cb_color_info_blend_bypass_byte_2[3];
  assign cb_color_info_simple_float_3 = cb_color_info_simple_float_byte_2[3];
  assign cb_color_info_round_mode_3 = cb_color_info_round_mode_byte_2[3];
  assign cb_color_info_cmask_is_linear_3 = cb_color_info_cmask_is_linear_byte_2[3];
  assign cb_color_info_blend_opt_dont_rd_dst_3 = cb_color_info_blend_opt_dont_rd_dst_byte_2[3*3 +: 3];
  assign cb_color_info_blend_opt_discard_pixel_3 = {cb_color_info_blend_opt_discard_pixel_byte_3[3*2 +: 2],
      cb_color_info_blend_opt_discard_pixel_byte_2[3]};
  assign cb_color_info_fmask_compression_disable_3 = cb_color_info_fmask_compression_disable_byte_3[3];
  wire equal_36 = bus_address[7:2] == 6'ha;
  assign write_cb_color_attrib[3] = conjunction_4 & equal_36;
  assign cb_color_attrib_tile_mode_index_3 = cb_color_attrib_tile_mode_index_byte_0[3*5 +: 5];
  assign cb_color_attrib_fmask_tile_mode_index_3 = {cb_color_attrib_fmask_tile_mode_index_byte_1[3*2 +: 2],
      cb_color_attrib_fmask_tile_mode_index_byte_0[3*3 +: 3]};
  assign cb_color_attrib_num_samples_3 = cb_color_attrib_num_samples_byte_1[3*3 +: 3];
  assign cb_color_attrib_num_fragments_3 = {cb_color_attrib_num_fragments_byte_2[3],
      cb_color_attrib_num_fragments_byte_1[3]};
  assign cb_color_attrib_force_dst_alpha_1_3 = cb_color_attrib_force_dst_alpha_1_byte_2[3];
  wire equal_37 = bus_address[7:2] == 6'hc;
  assign write_cb_color_cmask[3] = conjunction_4 & equal_37;
  assign cb_color_cmask_base_256b_3 = {cb_color_cmask_base_256b_byte_3[3*8 +: 8], cb_color_cmask_base_256b_byte_2[3*8
      +: 8], cb_color_cmask_base_256b_byte_1[3*8 +: 8], cb_color_cmask_base_256b_byte_0[3*8 +: 8]};
  wire equal_38 = bus_address[7:2] == 6'hd;
  assign write_cb_color_cmask_slice[3] = conjunction_4 & equal_38;
  assign cb_color_cmask_slice_tile_max_3 = {cb_color_cmask_slice_tile_max_byte_1[3*6 +: 6],
      cb_color_cmask_slice_tile_max_byte_0[3*8 +: 8]};
  assign write_cb_color_fmask[3] = conjunction_4 & equal_2;
  assign cb_color_fmask_base_256b_3 = {cb_color_fmask_base_256b_byte_3[3*8 +: 8], cb_color_fmask_base_256b_byte_2[3*8
      +: 8], cb_color_fmask_base_256b_byte_1[3*8 +: 8], cb_color_fmask_base_256b_byte_0[3*8 +: 8]};
  assign write_cb_color_fmask_slice[3] = conjunction_4 & equal_3;
  assign cb_color_fmask_slice_tile_max_3 = {cb_color_fmask_slice_tile_max_byte_2[3*6 +: 6],
      cb_color_fmask_slice_tile_max_byte_1[3*8 +: 8], cb_color_fmask_slice_tile_max_byte_0[3*8 +: 8]};
  assign write_cb_color_clear_word0[3] = conjunction_4 & (bus_address[7:2] == 6'h10);
  assign cb_color_clear_word0_clear_word0_3 = {cb_color_clear_word0_clear_word0_byte_3[3*8 +: 8],
      cb_color_clear_word0_clear_word0_byte_2[3*8 +: 8], cb_color_clear_word0_clear_word0_byte_1[3*8 +: 8],
      cb_color_clear_word0_clear_word0_byte_0[3*8 +: 8]};
  assign write_cb_color_clear_word1[3] = conjunction_4 & (bus_address[7:2] == 6'h11);
  assign cb_color_clear_word1_clear_word1_3 = {cb_color_clear_word1_clear_word1_byte_3[3*8 +: 8],
      cb_color_clear_word1_clear_word1_byte_2[3*8 +: 8], cb_color_clear_word1_clear_word1_byte_1[3*8 +: 8],
      cb_color_clear_word1_clear_word1_byte_0[3*8 +: 8]};
  assign write_cb_color_base[4] = conjunction_4 & (bus_address[7:2] == 6'h14);
  assign cb_color_base_base_256b_4 = {cb_color_base_base_256b_byte_3[4*8 +: 8], cb_color_base_base_256b_byte_2[4*8 +:
      8], cb_color_base_base_256b_byte_1[4*8 +: 8], cb_color_base_base_256b_byte_0[4*8 +: 8]};
  assign write_cb_color_pitch[4] = conjunction_4 & (bus_address[7:2] == 6'h15);
  assign cb_color_pitch_tile_max_4 = {cb_color_pitch_tile_max_byte_1[4*3 +: 3], cb_color_pitch_tile_max_byte_0[4*8 +:
      8]};
  assign cb_color_pitch_fmask_tile_max_4 = {cb_color_pitch_fmask_tile_max_byte_3[4*7 +: 7],
      cb_color_pitch_fmask_tile_max_byte_2[4*4 +: 4]};
  assign write_cb_color_slice[4] = conjunction_4 & (bus_address[7:2] == 6'h16);
  assign cb_color_slice_tile_max_4 = {cb_color_slice_tile_max_byte_2[4*6 +: 6], cb_color_slice_tile_max_byte_1[4*8 +:
      8], cb_color_slice_tile_max_byte_0[4*8 +: 8]};
  assign write_cb_color_view[4] = conjunction_4 & (bus_address[7:2] == 6'h17);
  assign cb_color_view_slice_start_4 = {cb_color_view_slice_start_byte_1[4*3 +: 3],
      cb_color_view_slice_start_byte_0[4*8 +: 8]};
  assign cb_color_view_slice_max_4 = {cb_color_view_slice_max_byte_2[4*8 +: 8], cb_color_view_slice_max_byte_1[4*3 +:
      3]};
  assign write_cb_color_info[4] = conjunction_4 & equal_9;
  assign cb_color_info_endian_4 = cb_color_info_endian_byte_0[4*2 +: 2];
  assign cb_color_info_format_4 = cb_color_info_format_byte_0[4*5 +: 5];
  assign cb_color_info_linear_general_4 = cb_color_info_linear_general_byte_0[4];
  assign cb_color_info_number_type_4 = cb_color_info_number_type_byte_1[4*3 +: 3];
  assign cb_color_info_comp_swap_4 = cb_color_info_comp_swap_byte_1[4*2 +: 2];
  assign cb_color_info_fast_clear_4 = cb_color_info_fast_clear_byte_1[4];
  assign cb_color_info_compression_4 = cb_color_info_compression_byte_1[4];
  assign cb_color_info_blend_clamp_4 = cb_color_info_blend_clamp_byte_1[4];
  assign cb_color_info_blend_bypass_4 = cb_color_info_blend_bypass_byte_2[4];
  assign cb_color_info_simple_float_4 = cb_color_info_simple_float_byte_2[4];
  assign cb_color_info_round_mode_4 = cb_color_info_round_mode_byte_2[4];
  assign cb_color_info_cmask_is_linear_4 = cb_color_info_cmask_is_linear_byte_2[4];
  assign cb_color_info_blend_opt_dont_rd_dst_4 = cb_color_info_blend_opt_dont_rd_dst_byte_2[4*3 +: 3];
  assign cb_color_info_blend_opt_discard_pixel_4 = {cb_color_info_blend_opt_discard_pixel_byte_3[4*2 +: 2],
      cb_color_info_blend_opt_discard_pixel_byte_2[4]};
  assign cb_color_info_fmask_compression_disable_4 = cb_color_info_fmask_compression_disable_byte_3[4];
  assign write_cb_color_attrib[4] = conjunction_4 & equal_10;
  assign cb_color_attrib_tile_mode_index_4 = cb_color_attrib_tile_mode_index_byte_0[4*5 +: 5];
  assign cb_color_attrib_fmask_tile_mode_index_4 = {cb_color_attrib_fmask_tile_mode_index_byte_1[4*2 +: 2],
      cb_color_attrib_fmask_tile_mode_index_byte_0[4*3 +: 3]};
  assign cb_color_attrib_num_samples_4 = cb_color_attrib_num_samples_byte_1[4*3 +: 3];
  assign cb_color_attrib_num_fragments_4 = {cb_color_attrib_num_fragments_byte_2[4],
      cb_color_attrib_num_fragments_byte_1[4]};
  assign cb_color_attrib_force_dst_alpha_1_4 = cb_color_attrib_force_dst_alpha_1_byte_2[4];
  assign write_cb_color_cmask[4] = conjunction_4 & equal_11;
  assign cb_color_cmask_base_256b_4 = {cb_color_cmask_base_256b_byte_3[4*8 +: 8], cb_color_cmask_base_256b_byte_2[4*8
      +: 8], cb_color_cmask_base_256b_byte_1[4*8 +: 8], cb_color_cmask_base_256b_byte_0[4*8 +: 8]};
  assign write_cb_color_cmask_slice[4] = conjunction_4 & equal_12;
  assign cb_color_cmask_slice_tile_max_4 = {cb_color_cmask_slice_tile_max_byte_1[4*6 +: 6],
      cb_color_cmask_slice_tile_max_byte_0[4*8 +: 8]};
  assign write_cb_color_fmask[4] = conjunction_4 & equal_13;
  assign cb_color_fmask_base_256b_4 = {cb_color_fmask_base_256b_byte_3[4*8 +: 8], cb_color_fmask_base_256b_byte_2[4*8
      +: 8], cb_color_fmask_base_256b_byte_1[4*8 +: 8], cb_color_fmask_base_256b_byte_0[4*8 +: 8]};
  assign write_cb_color_fmask_slice[4] = conjunction_4 & (bus_address[7:2] == 6'h1e);
  assign cb_color_fmask_slice_tile_max_4 = {cb_color_fmask_slice_tile_max_byte_2[4*6 +: 6],
      cb_color_fmask_slice_tile_max_byte_1[4*8 +: 8], cb_color_fmask_slice_tile_max_byte_0[4*8 +: 8]};
  assign write_cb_color_clear_word0[4] = conjunction_4 & equal_14;
  assign cb_color_clear_word0_clear_word0_4 = {cb_color_clear_word0_clear_word0_byte_3[4*8 +: 8],
      cb_color_clear_word0_clear_word0_byte_2[4*8 +: 8], cb_color_clear_word0_clear_word0_byte_1[4*8 +: 8],
      cb_color_clear_word0_clear_word0_byte_0[4*8 +: 8]};
  assign write_cb_color_clear_word1[4] = conjunction_4 & equal_15;
  assign cb_color_clear_word1_clear_word1_4 = {cb_color_clear_word1_clear_word1_byte_3[4*8 +: 8],
      cb_color_clear_word1_clear_word1_byte_2[4*8 +: 8], cb_color_clear_word1_clear_word1_byte_1[4*8 +: 8],
      cb_color_clear_word1_clear_word1_byte_0[4*8 +: 8]};
  assign write_cb_color_base[5] = conjunction_4 & equal_16;
  assign cb_color_base_base_256b_5 = {cb_color_base_base_256b_byte_3[5*8 +: 8], cb_color_base_base_256b_byte_2[5*8 +:
      8], cb_color_base_base_256b_byte_1[5*8 +: 8], cb_color_base_base_256b_byte_0[5*8 +: 8]};
  assign write_cb_color_pitch[5] = conjunction_4 & equal_17;
  assign cb_color_pitch_tile_max_5 = {cb_color_pitch_tile_max_byte_1[5*3 +: 3], cb_color_pitch_tile_max_byte_0[5*8 +:
      8]};
  assign cb_color_pitch_fmask_tile_max_5 = {cb_color_pitch_fmask_tile_max_byte_3[5*7 +: 7],
      cb_color_pitch_fmask_tile_max_byte_2[5*4 +: 4]};
  assign write_cb_color_slice[5] = conjunction_4 & (bus_address[7:2] == 6'h25);
  assign cb_color_slice_tile_max_5 = {cb_color_slice_tile_max_byte_2[5*6 +: 6], cb_color_slice_tile_max_byte_1[5*8 +:
      8], cb_color_slice_tile_max_byte_0[5*8 +: 8]};
  assign write_cb_color_view[5] = conjunction_4 & (bus_address[7:2] == 6'h26);
  assign cb_color_view_slice_start_5 = {cb_color_view_slice_start_byte_1[5*3 +: 3],
      cb_color_view_slice_start_byte_0[5*8 +: 8]};
  assign cb_color_view_slice_max_5 = {cb_color_view_slice_max_byte_2[5*8 +: 8], cb_color_view_slice_max_byte_1[5*3 +:
      3]};
  assign write_cb_color_info[5] = conjunction_4 & equal_18;
  assign cb_color_info_endian_5 = cb_color_info_endian_byte_0[5*2 +: 2];
  assign cb_color_info_format_5 = cb_color_info_format_byte_0[5*5 +: 5];
  assign cb_color_info_linear_general_5 = cb_color_info_linear_general_byte_0[5];
  assign cb_color_info_number_type_5 = cb_color_info_number_type_byte_1[5*3 +: 3];
  assign cb_color_info_comp_swap_5 = cb_color_info_comp_swap_byte_1[5*2 +: 2];
  assign cb_color_info_fast_clear_5 = cb_color_info_fast_clear_byte_1[5];
  assign cb_color_info_compression_5 = cb_color_info_compression_byte_1[5];
  assign cb_color_info_blend_clamp_5 = cb_color_info_blend_clamp_byte_1[5];
  assign cb_color_info_blend_bypass_5 = cb_color_info_blend_bypass_byte_2[5];
  assign cb_color_info_simple_float_5 = cb_color_info_simple_float_byte_2[5];
  assign cb_color_info_round_mode_5 = cb_color_info_round_mode_byte_2[5];
  assign cb_color_info_cmask_is_linear_5 = cb_color_info_cmask_is_linear_byte_2[5];
  assign cb_color_info_blend_opt_dont_rd_dst_5 = cb_color_info_blend_opt_dont_rd_dst_byte_2[5*3 +: 3];
  assign cb_color_info_blend_opt_discard_pixel_5 = {cb_color_info_blend_opt_discard_pixel_byte_3[5*2 +: 2],
      cb_color_info_blend_opt_discard_pixel_byte_2[5]};
  assign cb_color_info_fmask_compression_disable_5 = cb_color_info_fmask_compression_disable_byte_3[5];
  assign write_cb_color_attrib[5] = conjunction_4 & equal_19;
  assign cb_color_attrib_tile_mode_index_5 = cb_color_attrib_tile_mode_index_byte_0[5*5 +: 5];
  assign cb_color_attrib_fmask_tile_mode_index_5 = {cb_color_attrib_fmask_tile_mode_index_byte_1[5*2 +: 2],
      cb_color_attrib_fmask_tile_mode_index_byte_0[5*3 +: 3]};
  assign cb_color_attrib_num_samples_5 = cb_color_attrib_num_samples_byte_1[5*3 +: 3];
  assign cb_color_attrib_num_fragments_5 = {cb_color_attrib_num_fragments_byte_2[5],
      cb_color_attrib_num_fragments_byte_1[5]};
  assign cb_color_attrib_force_dst_alpha_1_5 = cb_color_attrib_force_dst_alpha_1_byte_2[5];
  assign write_cb_color_cmask[5] = conjunction_4 & equal_20;
  assign cb_color_cmask_base_256b_5 = {cb_color_cmask_base_256b_byte_3[5*8 +: 8], cb_color_cmask_base_256b_byte_2[5*8
      +: 8], cb_color_cmask_base_256b_byte_1[5*8 +: 8], cb_color_cmask_base_256b_byte_0[5*8 +: 8]};
  assign write_cb_color_cmask_slice[5] = conjunction_4 & equal_21;
  assign cb_color_cmask_slice_tile_max_5 = {cb_color_cmask_slice_tile_max_byte_1[5*6 +: 6],
      cb_color_cmask_slice_tile_max_byte_0[5*8 +: 8]};
  assign write_cb_color_fmask[5] = conjunction_4 & equal_22;
  assign cb_color_fmask_base_256b_5 = {cb_color_fmask_base_256b_byte_3[5*8 +: 8], cb_color_fmask_base_256b_byte_2[5*8
      +: 8], cb_color_fmask_base_256b_byte_1[5*8 +: 8], cb_color_fmask_base_256b_byte_0[5*8 +: 8]};
  assign write_cb_color_fmask_slice[5] = conjunction_4 & (bus_address[7:2] == 6'h2d);
  assign cb_color_fmask_slice_tile_max_5 = {cb_color_fmask_slice_tile_max_byte_2[5*6 +: 6],
      cb_color_fmask_slice_tile_max_byte_1[5*8 +: 8], cb_color_fmask_slice_tile_max_byte_0[5*8 +: 8]};
  assign write_cb_color_clear_word0[5] = conjunction_4 & equal_23;
  assign cb_color_clear_word0_clear_word0_5 = {cb_color_clear_word0_clear_word0_byte_3[5*8 +: 8],
      cb_color_clear_word0_clear_word0_byte_2[5*8 +: 8], cb_color_clear_word0_clear_word0_byte_1[5*8 +: 8],
      cb_color_clear_word0_clear_word0_byte_0[5*8 +: 8]};
  assign write_cb_color_clear_word1[5] = conjunction_4 & equal_24;
  assign cb_color_clear_word1_clear_word1_5 = {cb_color_clear_word1_clear_word1_byte_3[5*8 +: 8],
      cb_color_clear_word1_clear_word1_byte_2[5*8 +: 8], cb_color_clear_word1_clear_word1_byte_1[5*8 +: 8],
      cb_color_clear_word1_clear_word1_byte_0[5*8 +: 8]};
  assign write_cb_color_base[6] = conjunction_4 & equal_25;
  assign cb_color_base_base_256b_6 = {cb_color_base_base_256b_byte_3[6*8 +: 8], cb_color_base_base_256b_byte_2[6*8 +:
      8], cb_color_base_base_256b_byte_1[6*8 +: 8], cb_color_base_base_256b_byte_0[6*8 +: 8]};
  assign write_cb_color_pitch[6] = conjunction_4 & equal_26;
  assign cb_color_pitch_tile_max_6 = {cb_color_pitch_tile_max_byte_1[6*3 +: 3], cb_color_pitch_tile_max_byte_0[6*8 +:
      8]};
  assign cb_color_pitch_fmask_tile_max_6 = {cb_color_pitch_fmask_tile_max_byte_3[6*7 +: 7],
      cb_color_pitch_fmask_tile_max_byte_2[6*4 +: 4]};
  assign write_cb_color_slice[6] = conjunction_4 & (bus_address[7:2] == 6'h34);
  assign cb_color_slice_tile_max_6 = {cb_color_slice_tile_max_byte_2[6*6 +: 6], cb_color_slice_tile_max_byte_1[6*8 +:
      8], cb_color_slice_tile_max_byte_0[6*8 +: 8]};
  assign write_cb_color_view[6] = conjunction_4 & (bus_address[7:2] == 6'h35);
  assign cb_color_view_slice_start_6 = {cb_color_view_slice_start_byte_1[6*3 +: 3],
      cb_color_view_slice_start_byte_0[6*8 +: 8]};
  assign cb_color_view_slice_max_6 = {cb_color_view_slice_max_byte_2[6*8 +: 8], cb_color_view_slice_max_byte_1[6*3 +:
      3]};
  assign write_cb_color_info[6] = conjunction_4 & equal_27;
  assign cb_color_info_endian_6 = cb_color_info_endian_byte_0[6*2 +: 2];
  assign cb_color_info_format_6 = cb_color_info_format_byte_0[6*5 +: 5];
  assign cb_color_info_linear_general_6 = cb_color_info_linear_general_byte_0[6];
  assign cb_color_info_number_type_6 = cb_color_info_number_type_byte_1[6*3 +: 3];
  assign cb_color_info_comp_swap_6 = cb_color_info_comp_swap_byte_1[6*2 +: 2];
  assign cb_color_info_fast_clear_6 = cb_color_info_fast_clear_byte_1[6];
  assign cb_color_info_compression_6 = cb_color_info_compression_byte_1[6];
  assign cb_color_info_blend_clamp_6 = cb_color_info_blend_clamp_byte_1[6];
  assign cb_color_info_blend_bypass_6 = cb_color_info_blend_bypass_byte_2[6];
  assign cb_color_info_simple_float_6 = cb_color_info_simple_float_byte_2[6];
  assign cb_color_info_round_mode_6 = cb_color_info_round_mode_byte_2[6];
  assign cb_color_info_cmask_is_linear_6 = cb_color_info_cmask_is_linear_byte_2[6];
  assign cb_color_info_blend_opt_dont_rd_dst_6 = cb_color_info_blend_opt_dont_rd_dst_byte_2[6*3 +: 3];
  assign cb_color_info_blend_opt_discard_pixel_6 = {cb_color_info_blend_opt_discard_pixel_byte_3[6*2 +: 2],
      cb_color_info_blend_opt_discard_pixel_byte_2[6]};
  assign cb_color_info_fmask_compression_disable_6 = cb_color_info_fmask_compression_disable_byte_3[6];
  assign write_cb_color_attrib[6] = conjunction_4 & equal_28;
  assign cb_color_attrib_tile_mode_index_6 = cb_color_attrib_tile_mode_index_byte_0[6*5 +: 5];
  assign cb_color_attrib_fmask_tile_mode_index_6 = {cb_color_attrib_fmask_tile_mode_index_byte_1[6*2 +: 2],
      cb_color_attrib_fmask_tile_mode_index_byte_0[6*3 +: 3]};
  assign cb_color_attrib_num_samples_6 = cb_color_attrib_num_samples_byte_1[6*3 +: 3];
  assign cb_color_attrib_num_fragments_6 = {cb_color_attrib_num_fragments_byte_2[6],
      cb_color_attrib_num_fragments_byte_1[6]};
  assign cb_color_attrib_force_dst_alpha_1_6 = cb_color_attrib_force_dst_alpha_1_byte_2[6];
  assign write_cb_color_cmask[6] = conjunction_4 & equal_29;
  assign cb_color_cmask_base_256b_6 = {cb_color_cmask_base_256b_byte_3[6*8 +: 8], cb_color_cmask_base_256b_byte_2[6*8
      +: 8], cb_color_cmask_base_256b_byte_1[6*8 +: 8], cb_color_cmask_base_256b_byte_0[6*8 +: 8]};
  assign write_cb_color_cmask_slice[6] = conjunction_4 & equal_30;
  assign cb_color_cmask_slice_tile_max_6 = {cb_color_cmask_slice_tile_max_byte_1[6*6 +: 6],
      cb_color_cmask_slice_tile_max_byte_0[6*8 +: 8]};
  assign write_cb_color_fmask[6] = conjunction_4 & equal_31;
  assign cb_color_fmask_base_256b_6 = {cb_color_fmask_base_256b_byte_3[6*8 +: 8], cb_color_fmask_base_256b_byte_2[6*8
      +: 8], cb_color_fmask_base_256b_byte_1[6*8 +: 8], cb_color_fmask_base_256b_byte_0[6*8 +: 8]};
  assign write_cb_color_fmask_slice[6] = conjunction_4 & (bus_address[7:2] == 6'h3c);
  assign cb_color_fmask_slice_tile_max_6 = {cb_color_fmask_slice_tile_max_byte_2[6*6 +: 6],
      cb_color_fmask_slice_tile_max_byte_1[6*8 +: 8], cb_color_fmask_slice_tile_max_byte_0[6*8 +: 8]};
  assign write_cb_color_clear_word0[6] = conjunction_4 & equal_32;
  assign cb_color_clear_word0_clear_word0_6 = {cb_color_clear_word0_clear_word0_byte_3[6*8 +: 8],
      cb_color_clear_word0_clear_word0_byte_2[6*8 +: 8], cb_color_clear_word0_clear_word0_byte_1[6*8 +: 8],
      cb_color_clear_word0_clear_word0_byte_0[6*8 +: 8]};
  assign write_cb_color_clear_word1[6] = conjunction_4 & equal_33;
  assign cb_color_clear_word1_clear_word1_6 = {cb_color_clear_word1_clear_word1_byte_3[6*8 +: 8],
      cb_color_clear_word1_clear_word1_byte_2[6*8 +: 8], cb_color_clear_word1_clear_word1_byte_1[6*8 +: 8],
      cb_color_clear_word1_clear_word1_byte_0[6*8 +: 8]};
  assign context_page_28e = bus_address[17:8] == 10'h28e;
  wire conjunction_5 = writing & context_page_28e;
  assign write_cb_color_base[7] = conjunction_5 & equal_34;
  assign cb_color_base_base_256b_7 = {cb_color_base_base_256b_byte_3[7*8 +: 8], cb_color_base_base_256b_byte_2[7*8 +:
      8], cb_color_base_base_256b_byte_1[7*8 +: 8], cb_color_base_base_256b_byte_0[7*8 +: 8]};
  assign write_cb_color_pitch[7] = conjunction_5 & equal_8;
  assign cb_color_pitch_tile_max_7 = {cb_color_pitch_tile_max_byte_1[7*3 +: 3], cb_color_pitch_tile_max_byte_0[7*8 +:
      8]};
  assign cb_color_pitch_fmask_tile_max_7 = {cb_color_pitch_fmask_tile_max_byte_3[7*7 +: 7],
      cb_color_pitch_fmask_tile_max_byte_2[7*4 +: 4]};
  assign write_cb_color_slice[7] = conjunction_5 & (bus_address[7:2] == 6'd3);
  assign cb_color_slice_tile_max_7 = {cb_color_slice_tile_max_byte_2[7*6 +: 6], cb_color_slice_tile_max_byte_1[7*8 +:
      8], cb_color_slice_tile_max_byte_0[7*8 +: 8]};
  assign write_cb_color_view[7] = conjunction_5 & equal_1;
  assign cb_color_view_slice_start_7 = {cb_color_view_slice_start_byte_1[7*3 +: 3],
      cb_color_view_slice_start_byte_0[7*8 +: 8]};
  assign cb_color_view_slice_max_7 = {cb_color_view_slice_max_byte_2[7*8 +: 8], cb_color_view_slice_max_byte_1[7*3 +:
      3]};
  assign write_cb_color_info[7] = conjunction_5 & equal_4;
  assign cb_color_info_endian_7 = cb_color_info_endian_byte_0[7*2 +: 2];
  assign cb_color_info_format_7 = cb_color_info_format_byte_0[7*5 +: 5];
  assign cb_color_info_linear_general_7 = cb_color_info_linear_general_byte_0[7];
  assign cb_color_info_number_type_7 = cb_color_info_number_type_byte_1[7*3 +: 3];
  assign cb_color_info_comp_swap_7 = cb_color_info_comp_swap_byte_1[7*2 +: 2];
  assign cb_color_info_fast_clear_7 = cb_color_info_fast_clear_byte_1[7];
  assign cb_color_info_compression_7 = cb_color_info_compression_byte_1[7];
  assign cb_color_info_blend_clamp_7 = cb_color_info_blend_clamp_byte_1[7];
  assign cb_color_info_blend_bypass_7 = cb_color_info_blend_bypass_byte_2[7];
  assign cb_color_info_simple_float_7 = cb_color_info_simple_float_byte_2[7];
  assign cb_color_info_round_mode_7 = cb_color_info_round_mode_byte_2[7];
  assign cb_color_info_cmask_is_linear_7 = cb_color_info_cmask_is_linear_byte_2[7];
  assign cb_color_info_blend_opt_dont_rd_dst_7 = cb_color_info_blend_opt_dont_rd_dst_byte_2[7*3 +: 3];
  assign cb_color_info_blend_opt_discard_pixel_7 = {cb_color_info_blend_opt_discard_pixel_byte_3[7*2 +: 2],
      cb_color_info_blend_opt_discard_pixel_byte_2[7]};
  assign cb_color_info_fmask_compression_disable_7 = cb_color_info_fmask_compression_disable_byte_3[7];
  assign write_cb_color_attrib[7] = conjunction_5 & equal_5;
  assign cb_color_attrib_tile_mode_index_7 = cb_color_attrib_tile_mode_index_byte_0[7*5 +: 5];
  assign cb_color_attrib_fmask_tile_mode_index_7 = {cb_color_attrib_fmask_tile_mode_index_byte_1[7*2 +: 2],
      cb_color_attrib_fmask_tile_mode_index_byte_0[7*3 +: 3]};
  assign cb_color_attrib_num_samples_7 = cb_color_attrib_num_samples_byte_1[7*3 +: 3];
  assign cb_color_attrib_num_fragments_7 = {cb_color_attrib_num_fragments_byte_2[7],
      cb_color_attrib_num_fragments_byte_1[7]};
  assign cb_color_attrib_force_dst_alpha_1_7 = cb_color_attrib_force_dst_alpha_1_byte_2[7];
  assign write_cb_color_cmask[7] = conjunction_5 & equal_7;
  assign cb_color_cmask_base_256b_7 = {cb_color_cmask_base_256b_byte_3[7*8 +: 8], cb_color_cmask_base_256b_byte_2[7*8
      +: 8], cb_color_cmask_base_256b_byte_1[7*8 +: 8], cb_color_cmask_base_256b_byte_0[7*8 +: 8]};
  assign write_cb_color_cmask_slice[7] = conjunction_5 & equal_35;
  assign cb_color_cmask_slice_tile_max_7 = {cb_color_cmask_slice_tile_max_byte_1[7*6 +: 6],
      cb_color_cmask_slice_tile_max_byte_0[7*8 +: 8]};
  assign write_cb_color_fmask[7] = conjunction_5 & equal_36;
  assign cb_color_fmask_base_256b_7 = {cb_color_fmask_base_256b_byte_3[7*8 +: 8], cb_color_fmask_base_256b_byte_2[7*8
      +: 8], cb_color_fmask_base_256b_byte_1[7*8 +: 8], cb_color_fmask_base_256b_byte_0[7*8 +: 8]};
  assign write_cb_color_fmask_slice[7] = conjunction_5 & (bus_address[7:2] == 6'hb);
  assign cb_color_fmask_slice_tile_max_7 = {cb_color_fmask_slice_tile_max_byte_2[7*6 +: 6],
      cb_color_fmask_slice_tile_max_byte_1[7*8 +: 8], cb_color_fmask_slice_tile_max_byte_0[7*8 +: 8]};
  assign write_cb_color_clear_word0[7] = conjunction_5 & equal_37;
  assign cb_color_clear_word0_clear_word0_7 = {cb_color_clear_word0_clear_word0_byte_3[7*8 +: 8],
      cb_color_clear_word0_clear_word0_byte_2[7*8 +: 8], cb_color_clear_word0_clear_word0_byte_1[7*8 +: 8],
      cb_color_clear_word0_clear_word0_byte_0[7*8 +: 8]};
  assign write_cb_color_clear_word1[7] = conjunction_5 & equal_38;
  assign cb_color_clear_word1_clear_word1_7 = {cb_color_clear_word1_clear_word1_byte_3[7*8 +: 8],
      cb_color_clear_word1_clear_word1_byte_2[7*8 +: 8], cb_color_clear_word1_clear_word1_byte_1[7*8 +: 8],
      cb_color_clear_word1_clear_word1_byte_0[7*8 +: 8]};

  wire [14:0] joined_1 = {{cb_color_attrib_num_samples_7, 2'd0}, {cb_color_attrib_fmask_tile_mode_index_7,
      cb_color_attrib_tile_mode_index_7}};
  wire [31:0] extended_1 = {14'd0, {cb_color_attrib_force_dst_alpha_1_7, {cb_color_attrib_num_fragments_7,
      joined_1}}};
  wire [10:0] joined_2 = {cb_color_info_number_type_7, {cb_color_info_linear_general_7, {cb_color_info_format_7,
      cb_color_info_endian_7}}};
  wire [14:0] joined_3 = {cb_color_info_compression_7, {cb_color_info_fast_clear_7, {cb_color_info_comp_swap_7,
      joined_2}}};
  wire [17:0] joined_4 = {cb_color_info_simple_float_7, {cb_color_info_blend_bypass_7, {cb_color_info_blend_clamp_7,
      joined_3}}};
  wire [22:0] joined_5 = {cb_color_info_blend_opt_dont_rd_dst_7, {cb_color_info_cmask_is_linear_7,
      {cb_color_info_round_mode_7, joined_4}}};
  wire [26:0] joined_6 = {cb_color_info_fmask_compression_disable_7, {cb_color_info_blend_opt_discard_pixel_7,
      joined_5}};

  reg [32:0] looked_up_1;
  always @*
    case (bus_address[7:2])
      6'd1: looked_up_1 = {1'b1, cb_color_base_base_256b_7};
      6'd2: looked_up_1 = {1'b1, {1'b0, {{cb_color_pitch_fmask_tile_max_7, 9'd0}, cb_color_pitch_tile_max_7}}};
      6'd3: looked_up_1 = {1'b1, {10'd0, cb_color_slice_tile_max_7}};
      6'd4: looked_up_1 = {1'b1, {8'd0, {{cb_color_view_slice_max_7, 2'd0}, cb_color_view_slice_start_7}}};
      6'd5: looked_up_1 = {1'b1, {5'd0, joined_6}};
      6'd6: looked_up_1 = {1'b1, extended_1};
      6'd8: looked_up_1 = {1'b1, cb_color_cmask_base_256b_7};
      6'd9: looked_up_1 = {1'b1, {18'd0, cb_color_cmask_slice_tile_max_7}};
      6'ha: looked_up_1 = {1'b1, cb_color_fmask_base_256b_7};
      6'hb: looked_up_1 = {1'b1, {10'd0, cb_color_fmask_slice_tile_max_7}};
      6'hc: looked_up_1 = {1'b1, cb_color_clear_word0_clear_word0_7};
      6'hd: looked_up_1 = {1'b1, cb_color_clear_word1_clear_word1_7};
      default: looked_up_1 = 33'd0;
    endcase

  reg looked_up_2;
  always @*
    case (bus_address[7:2])
      6'd1: looked_up_2 = 1'b1;
      6'd2: looked_up_2 = 1'b1;
      6'd3: looked_up_2 = 1'b1;
      6'd4: looked_up_2 = 1'b1;
      6'd5: looked_up_2 = 1'b1;
      6'd6: looked_up_2 = 1'b1;
      6'd8: looked_up_2 = 1'b1;
      6'd9: looked_up_2 = 1'b1;
      6'ha: looked_up_2 = 1'b1;
      6'hb: looked_up_2 = 1'b1;
      6'hc: looked_up_2 = 1'b1;
      6'hd: looked_up_2 = 1'b1;
      default: looked_up_2 = 1'b0;
    endcase

  wire [14:0] joined_7 = {{cb_color_attrib_num_samples_6, 2'd0}, {cb_color_attrib_fmask_tile_mode_index_6,
      cb_color_attrib_tile_mode_index_6}};
  wire [31:0] extended_2 = {14'd0, {cb_color_attrib_force_dst_alpha_1_6, {cb_color_attrib_num_fragments_6,
      joined_7}}};
  wire [10:0] joined_8 = {cb_color_info_number_type_6, {cb_color_info_linear_general_6, {cb_color_info_format_6,
      cb_color_info_endian_6}}};
  wire [14:0] joined_9 = {cb_color_info_compression_6, {cb_color_info_fast_clear_6, {cb_color_info_comp_swap_6,
      joined_8}}};
  wire [17:0] joined_10 = {cb_color_info_simple_float_6, {cb_color_info_blend_bypass_6, {cb_color_info_blend_clamp_6,
      joined_9}}};
  wire [22:0] joined_11 = {cb_color_info_blend_opt_dont_rd_dst_6, {cb_color_info_cmask_is_linear_6,
      {cb_color_info_round_mode_6, joined_10}}};
  wire [26:0] joined_12 = {cb_color_info_fmask_compression_disable_6, {cb_color_info_blend_opt_discard_pixel_6,
      joined_11}};
  wire [14:0] joined_13 = {{cb_color_attrib_num_samples_5, 2'd0}, {cb_color_attrib_fmask_tile_mode_index_5,
      cb_color_attrib_tile_mode_index_5}};
  wire [31:0] extended_3 = {14'd0, {cb_color_attrib_force_dst_alpha_1_5, {cb_color_attrib_num_fragments_5,
      joined_13}}};
  wire [10:0] joined_14 = {cb_color_info_number_type_5, {cb_color_info_linear_general_5, {cb_color_info_format_5,
      cb_color_info_endian_5}}};
  wire [14:0] joined_15 = {cb_color_info_compression_5, {cb_color_info_fast_clear_5, {cb_color_info_comp_swap_5,
      joined_14}}};
  wire [17:0] joined_16 = {cb_color_info_simple_float_5, {cb_color_info_blend_bypass_5, {cb_color_info_blend_clamp_5,
      joined_15}}};
  wire [22:0] joined_17 = {cb_color_info_blend_opt_dont_rd_dst_5, {cb_color_info_cmask_is_linear_5,
      {cb_color_info_round_mode_5, joined_16}}};
  wire [26:0] joined_18 = {cb_color_info_fmask_compression_disable_5, {cb_color_info_blend_opt_discard_pixel_5,
      joined_17}};
  wire [14:0] joined_19 = {{cb_color_attrib_num_samples_4, 2'd0}, {cb_color_attrib_fmask_tile_mode_index_4,
      cb_color_attrib_tile_mode_index_4}};
  wire [31:0] extended_4 = {14'd0, {cb_color_attrib_force_dst_alpha_1_4, {cb_color_attrib_num_fragments_4,
      joined_19}}};
  wire [10:0] joined_20 = {cb_color_info_number_type_4, {cb_color_info_linear_general_4, {cb_color_info_format_4,
      cb_color_info_endian_4}}};
  wire [14:0] joined_21 = {cb_color_info_compression_4, {cb_color_info_fast_clear_4, {cb_color_info_comp_swap_4,
      joined_20}}};
  wire [17:0] joined_22 = {cb_color_info_simple_float_4, {cb_color_info_blend_bypass_4, {cb_color_info_blend_clamp_4,
      joined_21}}};
  wire [22:0] joined_23 = {cb_color_info_blend_opt_dont_rd_dst_4, {cb_color_info_cmask_is_linear_4,
      {cb_color_info_round_mode_4, joined_22}}};
  wire [26:0] joined_24 = {cb_color_info_fmask_compression_disable_4, {cb_color_info_blend_opt_discard_pixel_4,
      joined_23}};
  wire [14:0] joined_25 = {{cb_color_attrib_num_samples_3, 2'd0}, {cb_color_attrib_fmask_tile_mode_index_3,
      cb_color_attrib_tile_mode_index_3}};
  wire [31:0] extended_5 = {14'd0, {cb_color_attrib_force_dst_alpha_1_3, {cb_color_attrib_num_fragments_3,
      joined_25}}};
  wire [10:0] joined_26 = {cb_color_info_number_type_3, {cb_color_info_linear_general_3, {cb_color_info_format_3,
      cb_color_info_endian_3}}};
  wire [14:0] joined_27 = {cb_color_info_compression_3, {cb_color_info_fast_clear_3, {cb_color_info_comp_swap_3,
      joined_26}}};
  wire [17:0] joined_28 = {cb_color_info_simple_float_3, {cb_color_info_blend_bypass_3, {cb_color_info_blend_clamp_3,
      joined_27}}};
  wire [22:0] joined_29 = {cb_color_info_blend_opt_dont_rd_dst_3, {cb_color_info_cmask_is_linear_3,
      {cb_color_info_round_mode_3, joined_28}}};
  wire [26:0] joined_30 = {cb_color_info_fmask_compression_disable_3, {cb_color_info_blend_opt_discard_pixel_3,
      joined_29}};

  reg [32:0] looked_up_3;
  always @*
    case (bus_address[7:2])
      6'd0: looked_up_3 = {1'b1, {10'd0, cb_color_fmask_slice_tile_max_2}};
      6'd1: looked_up_3 = {1'b1, cb_color_clear_word0_clear_word0_2};
      6'd2: looked_up_3 = {1'b1, cb_color_clear_word1_clear_word1_2};
      6'd5: looked_up_3 = {1'b1, cb_color_base_base_256b_3};
      6'd6: looked_up_3 = {1'b1, {1'b0, {{cb_color_pitch_fmask_tile_max_3, 9'd0}, cb_color_pitch_tile_max_3}}};
      6'd7: looked_up_3 = {1'b1, {10'd0, cb_color_slice_tile_max_3}};
      6'd8: looked_up_3 = {1'b1, {8'd0, {{cb_color_view_slice_max_3, 2'd0}, cb_color_view_slice_start_3}}};
      6'd9: looked_up_3 = {1'b1, {5'd0, joined_30}};
      6'ha: looked_up_3 = {1'b1, extended_5};
      6'hc: looked_up_3 = {1'b1, cb_color_cmask_base_256b_3};
      6'hd: looked_up_3 = {1'b1, {18'd0, cb_color_cmask_slice_tile_max_3}};
      6'he: looked_up_3 = {1'b1, cb_color_fmask_base_256b_3};
      6'hf: looked_up_3 = {1'b1, {10'd0, cb_color_fmask_slice_tile_max_3}};
      6'h10: looked_up_3 = {1'b1, cb_color_clear_word0_clear_word0_3};
      6'h11: looked_up_3 = {1'b1, cb_color_clear_word1_clear_word1_3};
      6'h14: looked_up_3 = {1'b1, cb_color_base_base_256b_4};
      6'h15: looked_up_3 = {1'b1, {1'b0, {{cb_color_pitch_fmask_tile_max_4, 9'd0}, cb_color_pitch_tile_max_4}}};
      6'h16: looked_up_3 = {1'b1, {10'd0, cb_color_slice_tile_max_4}};
      6'h17: looked_up_3 = {1'b1, {8'd0, {{cb_color_view_slice_max_4, 2'd0}, cb_color_view_slice_start_4}}};
      6'h18: looked_up_3 = {1'b1, {5'd0, joined_24}};
      6'h19: looked_up_3 = {1'b1, extended_4};
      6'h1b: looked_up_3 = {1'b1, cb_color_cmask_base_256b_4};
      6'h1c: looked_up_3 = {1'b1, {18'd0, cb_color_cmask_slice_tile_max_4}};
      6'h1d: looked_up_3 = {1'b1, cb_color_fmask_base_256b_4};
      6'h1e: looked_up_3 = {1'b1, {10'd0, cb_color_fmask_slice_tile_max_4}};
      6'h1f: looked_up_3 = {1'b1, cb_color_clear_word0_clear_word0_4};
      6'h20: looked_up_3 = {1'b1, cb_color_clear_word1_clear_word1_4};
      6'h23: looked_up_3 = {1'b1, cb_color_base_base_256b_5};
      6'h24: looked_up_3 = {1'b1, {1'b0, {{cb_color_pitch_fmask_tile_max_5, 9'd0}, cb_color_pitch_tile_max_5}}};
      6'h25: looked_up_3 = {1'b1, {10'd0, cb_color_slice_tile_max_5}};
      6'h26: looked_up_3 = {1'b1, {8'd0, {{cb_color_view_slice_max_5, 2'd0}, cb_color_view_slice_start_5}}};
      6'h27: looked_up_3 = {1'b1, {5'd0, joined_18}};
      6'h28: looked_up_3 = {1'b1, extended_3};
      6'h2a: looked_up_3 = {1'b1, cb_color_cmask_base_256b_5};
      6'h2b: looked_up_3 = {1'b1, {18'd0, cb_color_cmask_slice_tile_max_5}};
      6'h2c: looked_up_3 = {1'b1, cb_color_fmask_base_256b_5};
      6'h2d: looked_up_3 = {1'b1, {10'd0, cb_color_fmask_slice_tile_max_5}};
      6'h2e: looked_up_3 = {1'b1, cb_color_clear_word0_clear_word0_5};
      6'h2f: looked_up_3 = {1'b1, cb_color_clear_word1_clear_word1_5};
      6'h32: looked_up_3 = {1'b1, cb_color_base_base_256b_6};
      6'h33: looked_up_3 = {1'b1, {1'b0, {{cb_color_pitch_fmask_tile_max_6, 9'd0}, cb_color_pitch_tile_max_6}}};
      6'h34: looked_up_3 = {1'b1, {10'd0, cb_color_slice_tile_max_6}};
      6'h35: looked_up_3 = {1'b1, {8'd0, {{cb_color_view_slice_max_6, 2'd0}, cb_color_view_slice_start_6}}};
      6'h36: looked_up_3 = {1'b1, {5'd0, joined_12}};
      6'h37: looked_up_3 = {1'b1, extended_2};
      6'h39: looked_up_3 = {1'b1, cb_color_cmask_base_256b_6};
      6'h3a: looked_up_3 = {1'b1, {18'd0, cb_color_cmask_slice_tile_max_6}};
      6'h3b: looked_up_3 = {1'b1, cb_color_fmask_base_256b_6};
      6'h3c: looked_up_3 = {1'b1, {10'd0, cb_color_fmask_slice_tile_max_6}};
      6'h3d: looked_up_3 = {1'b1, cb_color_clear_word0_clear_word0_6};
      6'h3e: looked_up_3 = {1'b1, cb_color_clear_word1_clear_word1_6};
      default: looked_up_3 = 33'd0;
    endcase

  reg looked_up_4;
  always @*
    case (bus_address[7:2])
      6'd0: looked_up_4 = 1'b1;
      6'd1: looked_up_4 = 1'b1;
      6'd2: looked_up_4 = 1'b1;
      6'd5: looked_up_4 = 1'b1;
      6'd6: looked_up_4 = 1'b1;
      6'd7: looked_up_4 = 1'b1;
      6'd8: looked_up_4 = 1'b1;
      6'd9: looked_up_4 = 1'b1;
      6'ha: looked_up_4 = 1'b1;
      6'hc: looked_up_4 = 1'b1;
      6'hd: looked_up_4 = 1'b1;
      6'he: looked_up_4 = 1'b1;
      6'hf: looked_up_4 = 1'b1;
      6'h10: looked_up_4 = 1'b1;
      6'h11: looked_up_4 = 1'b1;
      6'h14: looked_up_4 = 1'b1;
      6'h15: looked_up_4 = 1'b1;
      6'h16: looked_up_4 = 1'b1;
      6'h17: looked_up_4 = 1'b1;
      6'h18: looked_up_4 = 1'b1;
      6'h19: looked_up_4 = 1'b1;
      6'h1b: looked_up_4 = 1'b1;
      6'h1c: looked_up_4 = 1'b1;
      6'h1d: looked_up_4 = 1'b1;
      6'h1e: looked_up_4 = 1'b1;
      6'h1f: looked_up_4 = 1'b1;
      6'h20: looked_up_4 = 1'b1;
      6'h23: looked_up_4 = 1'b1;
      6'h24: looked_up_4 = 1'b1;
      6'h25: looked_up_4 = 1'b1;
      6'h26: looked_up_4 = 1'b1;
      6'h27: looked_up_4 = 1'b1;
      6'h28: looked_up_4 = 1'b1;
      6'h2a: looked_up_4 = 1'b1;
      6'h2b: looked_up_4 = 1'b1;
      6'h2c: looked_up_4 = 1'b1;
      6'h2d: looked_up_4 = 1'b1;
      6'h2e: looked_up_4 = 1'b1;
      6'h2f: looked_up_4 = 1'b1;
      6'h32: looked_up_4 = 1'b1;
      6'h33: looked_up_4 = 1'b1;
      6'h34: looked_up_4 = 1'b1;
      6'h35: looked_up_4 = 1'b1;
      6'h36: looked_up_4 = 1'b1;
      6'h37: looked_up_4 = 1'b1;
      6'h39: looked_up_4 = 1'b1;
      6'h3a: looked_up_4 = 1'b1;
      6'h3b: looked_up_4 = 1'b1;
      6'h3c: looked_up_4 = 1'b1;
      6'h3d: looked_up_4 = 1'b1;
      6'h3e: looked_up_4 = 1'b1;
      default: looked_up_4 = 1'b0;
    endcase

  wire [14:0] joined_31 = {{cb_color_attrib_num_samples_2, 2'd0}, {cb_color_attrib_fmask_tile_mode_index_2,
      cb_color_attrib_tile_mode_index_2}};
  wire [31:0] extended_6 = {14'd0, {cb_color_attrib_force_dst_alpha_1_2, {cb_color_attrib_num_fragments_2,
      joined_31}}};
  wire [10:0] joined_32 = {cb_color_info_number_type_2, {cb_color_info_linear_general_2, {cb_color_info_format_2,
      cb_color_info_endian_2}}};
  wire [14:0] joined_33 = {cb_color_info_compression_2, {cb_color_info_fast_clear_2, {cb_color_info_comp_swap_2,
      joined_32}}};
  wire [17:0] joined_34 = {cb_color_info_simple_float_2, {cb_color_info_blend_bypass_2, {cb_color_info_blend_clamp_2,
      joined_33}}};
  wire [22:0] joined_35 = {cb_color_info_blend_opt_dont_rd_dst_2, {cb_color_info_cmask_is_linear_2,
      {cb_color_info_round_mode_2, joined_34}}};
  wire [26:0] joined_36 = {cb_color_info_fmask_compression_disable_2, {cb_color_info_blend_opt_discard_pixel_2,
      joined_35}};
  wire [14:0] joined_37 = {{cb_color_attrib_num_samples_1, 2'd0}, {cb_color_attrib_fmask_tile_mode_index_1,
      cb_color_attrib_tile_mode_index_1}};
  wire [31:0] extended_7 = {14'd0, {cb_color_attrib_force_dst_alpha_1_1, {cb_color_attrib_num_fragments_1,
      joined_37}}};
  wire [10:0] joined_38 = {cb_color_info_number_type_1, {cb_color_info_linear_general_1, {cb_color_info_format_1,
      cb_color_info_endian_1}}};
  wire [14:0] joined_39 = {cb_color_info_compression_1, {cb_color_info_fast_clear_1, {cb_color_info_comp_swap_1,
      joined_38}}};
  wire [17:0] joined_40 = {cb_color_info_simple_float_1, {cb_color_info_blend_bypass_1, {cb_color_info_blend_clamp_1,
      joined_39}}};
  wire [22:0] joined_41 = {cb_color_info_blend_opt_dont_rd_dst_1, {cb_color_info_cmask_is_linear_1,
      {cb_color_info_round_mode_1, joined_40}}};
  wire [26:0] joined_42 = {cb_color_info_fmask_compression_disable_1, {cb_color_info_blend_opt_discard_pixel_1,
      joined_41}};
  wire [14:0] joined_43 = {{cb_color_attrib_num_samples_0, 2'd0}, {cb_color_attrib_fmask_tile_mode_index_0,
      cb_color_attrib_tile_mode_index_0}};
  wire [31:0] extended_8 = {14'd0, {cb_color_attrib_force_dst_alpha_1_0, {cb_color_attrib_num_fragments_0,
      joined_43}}};
  wire [10:0] joined_44 = {cb_color_info_number_type_0, {cb_color_info_linear_general_0, {cb_color_info_format_0,
      cb_color_info_endian_0}}};
  wire [14:0] joined_45 = {cb_color_info_compression_0, {cb_color_info_fast_clear_0, {cb_color_info_comp_swap_0,
      joined_44}}};
  wire [17:0] joined_46 = {cb_color_info_simple_float_0, {cb_color_info_blend_bypass_0, {cb_color_info_blend_clamp_0,
      joined_45}}};
  wire [22:0] joined_47 = {cb_color_info_blend_opt_dont_rd_dst_0, {cb_color_info_cmask_is_linear_0,
      {cb_color_info_round_mode_0, joined_46}}};
  wire [26:0] joined_48 = {cb_color_info_fmask_compression_disable_0, {cb_color_info_blend_opt_discard_pixel_0,
      joined_47}};

  reg [32:0] looked_up_5;
  always @*
    case (bus_address[7:2])
      6'h18: looked_up_5 = {1'b1, cb_color_base_base_256b_0};
      6'h19: looked_up_5 = {1'b1, {1'b0, {{cb_color_pitch_fmask_tile_max_0, 9'd0}, cb_color_pitch_tile_max_0}}};
      6'h1a: looked_up_5 = {1'b1, {10'd0, cb_color_slice_tile_max_0}};
      6'h1b: looked_up_5 = {1'b1, {8'd0, {{cb_color_view_slice_max_0, 2'd0}, cb_color_view_slice_start_0}}};
      6'h1c: looked_up_5 = {1'b1, {5'd0, joined_48}};
      6'h1d: looked_up_5 = {1'b1, extended_8};
      6'h1f: looked_up_5 = {1'b1, cb_color_cmask_base_256b_0};
      6'h20: looked_up_5 = {1'b1, {18'd0, cb_color_cmask_slice_tile_max_0}};
      6'h21: looked_up_5 = {1'b1, cb_color_fmask_base_256b_0};
      6'h22: looked_up_5 = {1'b1, {10'd0, cb_color_fmask_slice_tile_max_0}};
      6'h23: looked_up_5 = {1'b1, cb_color_clear_word0_clear_word0_0};
      6'h24: looked_up_5 = {1'b1, cb_color_clear_word1_clear_word1_0};
      6'h27: looked_up_5 = {1'b1, cb_color_base_base_256b_1};
      6'h28: looked_up_5 = {1'b1, {1'b0, {{cb_color_pitch_fmask_tile_max_1, 9'd0}, cb_color_pitch_tile_max_1}}};
      6'h29: looked_up_5 = {1'b1, {10'd0, cb_color_slice_tile_max_1}};
      6'h2a: looked_up_5 = {1'b1, {8'd0, {{cb_color_view_slice_max_1, 2'd0}, cb_color_view_slice_start_1}}};
      6'h2b: looked_up_5 = {1'b1, {5'd0, joined_42}};
      6'h2c: looked_up_5 = {1'b1, extended_7};
      6'h2e: looked_up_5 = {1'b1, cb_color_cmask_base_256b_1};
      6'h2f: looked_up_5 = {1'b1, {18'd0, cb_color_cmask_slice_tile_max_1}};
      6'h30: looked_up_5 = {1'b1, cb_color_fmask_base_256b_1};
      6'h31: looked_up_5 = {1'b1, {10'd0, cb_color_fmask_slice_tile_max_1}};
      6'h32: looked_up_5 = {1'b1, cb_color_clear_word0_clear_word0_1};
      6'h33: looked_up_5 = {1'b1, cb_color_clear_word1_clear_word1_1};
      6'h36: looked_up_5 = {1'b1, cb_color_base_base_256b_2};
      6'h37: looked_up_5 = {1'b1, {1'b0, {{cb_color_pitch_fmask_tile_max_2, 9'd0}, cb_color_pitch_tile_max_2}}};
      6'h38: looked_up_5 = {1'b1, {10'd0, cb_color_slice_tile_max_2}};
      6'h39: looked_up_5 = {1'b1, {8'd0, {{cb_color_view_slice_max_2, 2'd0}, cb_color_view_slice_start_2}}};
      6'h3a: looked_up_5 = {1'b1, {5'd0, joined_36}};
      6'h3b: looked_up_5 = {1'b1, extended_6};
      6'h3d: looked_up_5 = {1'b1, cb_color_cmask_base_256b_2};
      6'h3e: looked_up_5 = {1'b1, {18'd0, cb_color_cmask_slice_tile_max_2}};
      6'h3f: looked_up_5 = {1'b1, cb_color_fmask_base_256b_2};
      default: looked_up_5 = 33'd0;
    endcase

  reg looked_up_6;
  always @*
    case (bus_address[7:2])
      6'h18: looked_up_6 = 1'b1;
      6'h19: looked_up_6 = 1'b1;
      6'h1a: looked_up_6 = 1'b1;
      6'h1b: looked_up_6 = 1'b1;
      6'h1c: looked_up_6 = 1'b1;
      6'h1d: looked_up_6 = 1'b1;
      6'h1f: looked_up_6 = 1'b1;
      6'h20: looked_up_6 = 1'b1;
      6'h21: looked_up_6 = 1'b1;
      6'h22: looked_up_6 = 1'b1;
      6'h23: looked_up_6 = 1'b1;
      6'h24: looked_up_6 = 1'b1;
      6'h27: looked_up_6 = 1'b1;
      6'h28: looked_up_6 = 1'b1;
      6'h29: looked_up_6 = 1'b1;
      6'h2a: looked_up_6 = 1'b1;
      6'h2b: looked_up_6 = 1'b1;
      6'h2c: looked_up_6 = 1'b1;
      6'h2e: looked_up_6 = 1'b1;
      6'h2f: looked_up_6 = 1'b1;
      6'h30: looked_up_6 = 1'b1;
      6'h31: looked_up_6 = 1'b1;
      6'h32: looked_up_6 = 1'b1;
      6'h33: looked_up_6 = 1'b1;
      6'h36: looked_up_6 = 1'b1;
      6'h37: looked_up_6 = 1'b1;
      6'h38: looked_up_6 = 1'b1;
      6'h39: looked_up_6 = 1'b1;
      6'h3a: looked_up_6 = 1'b1;
      6'h3b: looked_up_6 = 1'b1;
      6'h3d: looked_up_6 = 1'b1;
      6'h3e: looked_up_6 = 1'b1;
      6'h3f: looked_up_6 = 1'b1;
      default: looked_up_6 = 1'b0;
    endcase

  wire [23:0] joined_49 = {{cb_color_control_rop3, 9'd0}, {cb_color_control_mode, {cb_color_control_degamma_enable,
      3'd0}}};

  reg [32:0] looked_up_7;
  always @*
    case (bus_address[7:2])
      6'd2: looked_up_7 = {1'b1, {8'd0, joined_49}};
      default: looked_up_7 = 33'd0;
    endcase

  reg looked_up_8;
  always @*
    case (bus_address[7:2])
      6'd2: looked_up_8 = 1'b1;
      default: looked_up_8 = 1'b0;
    endcase

  wire [12:0] joined_50 = {cb_blend_control_color_destblend_7, {cb_blend_control_color_comb_fcn_7,
      cb_blend_control_color_srcblend_7}};
  wire [23:0] joined_51 = {cb_blend_control_alpha_comb_fcn_7, {{cb_blend_control_alpha_srcblend_7, 3'd0}, joined_50}};
  wire [30:0] joined_52 = {cb_blend_control_enable_7, {cb_blend_control_separate_alpha_blend_7,
      {cb_blend_control_alpha_destblend_7, joined_51}}};
  wire [12:0] joined_53 = {cb_blend_control_color_destblend_6, {cb_blend_control_color_comb_fcn_6,
      cb_blend_control_color_srcblend_6}};
  wire [23:0] joined_54 = {cb_blend_control_alpha_comb_fcn_6, {{cb_blend_control_alpha_srcblend_6, 3'd0}, joined_53}};
  wire [30:0] joined_55 = {cb_blend_control_enable_6, {cb_blend_control_separate_alpha_blend_6,
      {cb_blend_control_alpha_destblend_6, joined_54}}};
  wire [12:0] joined_56 = {cb_blend_control_color_destblend_5, {cb_blend_control_color_comb_fcn_5,
      cb_blend_control_color_srcblend_5}};
  wire [23:0] joined_57 = {cb_blend_control_alpha_comb_fcn_5, {{cb_blend_control_alpha_srcblend_5, 3'd0}, joined_56}};
  wire [30:0] joined_58 = {cb_blend_control_enable_5, {cb_blend_control_separate_alpha_blend_5,
      {cb_blend_control_alpha_destblend_5, joined_57}}};
  wire [12:0] joined_59 = {cb_blend_control_color_destblend_4, {cb_blend_control_color_comb_fcn_4,
      cb_blend_control_color_srcblend_4}};
  wire [23:0] joined_60 = {cb_blend_control_alpha_comb_fcn_4, {{cb_blend_control_alpha_srcblend_4, 3'd0}, joined_59}};
  wire [30:0] joined_61 = {cb_blend_control_enable_4, {cb_blend_control_separate_alpha_blend_4,
      {cb_blend_control_alpha_destblend_4, joined_60}}};
  wire [12:0] joined_62 = {cb_blend_control_color_destblend_3, {cb_blend_control_color_comb_fcn_3,
      cb_blend_control_color_srcblend_3}};
  wire [23:0] joined_63 = {cb_blend_control_alpha_comb_fcn_3, {{cb_blend_control_alpha_srcblend_3, 3'd0}, joined_62}};
  wire [30:0] joined_64 = {cb_blend_control_enable_3, {cb_blend_control_separate_alpha_blend_3,
      {cb_blend_control_alpha_destblend_3, joined_63}}};
  wire [12:0] joined_65 = {cb_blend_control_color_destblend_2, {cb_blend_control_color_comb_fcn_2,
      cb_blend_control_color_srcblend_2}};
  wire [23:0] joined_66 = {cb_blend_control_alpha_comb_fcn_2, {{cb_blend_control_alpha_srcblend_2, 3'd0}, joined_65}};
  wire [30:0] joined_67 = {cb_blend_control_enable_2, {cb_blend_control_separate_alpha_blend_2,
      {cb_blend_control_alpha_destblend_2, joined_66}}};
  wire [12:0] joined_68 = {cb_blend_control_color_destblend_1, {cb_blend_control_color_comb_fcn_1,
      cb_blend_control_color_srcblend_1}};
  wire [23:0] joined_69 = {cb_blend_control_alpha_comb_fcn_1, {{cb_blend_control_alpha_srcblend_1, 3'd0}, joined_68}};
  wire [30:0] joined_70 = {cb_blend_control_enable_1, {cb_blend_control_separate_alpha_blend_1,
      {cb_blend_control_alpha_destblend_1, joined_69}}};
  wire [12:0] joined_71 = {cb_blend_control_color_destblend_0, {cb_blend_control_color_comb_fcn_0,
      cb_blend_control_color_srcblend_0}};
  wire [23:0] joined_72 = {cb_blend_control_alpha_comb_fcn_0, {{cb_blend_control_alpha_srcblend_0, 3'd0}, joined_71}};
  wire [30:0] joined_73 = {cb_blend_control_enable_0, {cb_blend_control_separate_alpha_blend_0,
      {cb_blend_control_alpha_destblend_0, joined_72}}};

  reg [32:0] looked_up_9;
  always @*
    case (bus_address[7:2])
      6'h20: looked_up_9 = {1'b1, {cb_blend_control_disable_rop3_0, joined_73}};
      6'h21: looked_up_9 = {1'b1, {cb_blend_control_disable_rop3_1, joined_70}};
      6'h22: looked_up_9 = {1'b1, {cb_blend_control_disable_rop3_2, joined_67}};
      6'h23: looked_up_9 = {1'b1, {cb_blend_control_disable_rop3_3, joined_64}};
      6'h24: looked_up_9 = {1'b1, {cb_blend_control_disable_rop3_4, joined_61}};
      6'h25: looked_up_9 = {1'b1, {cb_blend_control_disable_rop3_5, joined_58}};
      6'h26: looked_up_9 = {1'b1, {cb_blend_control_disable_rop3_6, joined_55}};
      6'h27: looked_up_9 = {1'b1, {cb_blend_control_disable_rop3_7, joined_52}};
      default: looked_up_9 = 33'd0;
    endcase

  reg looked_up_10;
  always @*
    case (bus_address[7:2])
      6'h20: looked_up_10 = 1'b1;
      6'h21: looked_up_10 = 1'b1;
      6'h22: looked_up_10 = 1'b1;
      6'h23: looked_up_10 = 1'b1;
      6'h24: looked_up_10 = 1'b1;
      6'h25: looked_up_10 = 1'b1;
      6'h26: looked_up_10 = 1'b1;
      6'h27: looked_up_10 = 1'b1;
      default: looked_up_10 = 1'b0;
    endcase

  reg [32:0] looked_up_11;
  always @*
    case (bus_address[7:2])
      6'd5: looked_up_11 = {1'b1, cb_blend_red_blend_red};
      6'd6: looked_up_11 = {1'b1, cb_blend_green_blend_green};
      6'd7: looked_up_11 = {1'b1, cb_blend_blue_blend_blue};
      6'd8: looked_up_11 = {1'b1, cb_blend_alpha_blend_alpha};
      default: looked_up_11 = 33'd0;
    endcase

  reg looked_up_12;
  always @*
    case (bus_address[7:2])
      6'd5: looked_up_12 = 1'b1;
      6'd6: looked_up_12 = 1'b1;
      6'd7: looked_up_12 = 1'b1;
      6'd8: looked_up_12 = 1'b1;
      default: looked_up_12 = 1'b0;
    endcase

  wire [11:0] joined_74 = {cb_shader_mask_output2_enable, {cb_shader_mask_output1_enable,
      cb_shader_mask_output0_enable}};
  wire [23:0] joined_75 = {cb_shader_mask_output5_enable, {cb_shader_mask_output4_enable,
      {cb_shader_mask_output3_enable, joined_74}}};
  wire [11:0] joined_76 = {cb_target_mask_target2_enable, {cb_target_mask_target1_enable,
      cb_target_mask_target0_enable}};
  wire [23:0] joined_77 = {cb_target_mask_target5_enable, {cb_target_mask_target4_enable,
      {cb_target_mask_target3_enable, joined_76}}};

  reg [32:0] looked_up_13;
  always @*
    case (bus_address[7:2])
      6'he: looked_up_13 = {1'b1, {cb_target_mask_target7_enable, {cb_target_mask_target6_enable, joined_77}}};
      6'hf: looked_up_13 = {1'b1, {cb_shader_mask_output7_enable, {cb_shader_mask_output6_enable, joined_75}}};
      default: looked_up_13 = 33'd0;
    endcase

  reg looked_up_14;
  always @*
    case (bus_address[7:2])
      6'he: looked_up_14 = 1'b1;
      6'hf: looked_up_14 = 1'b1;
      default: looked_up_14 = 1'b0;
    endcase

  wire [15:0] joined_78 = {{cb_hw_control_cc_cache_evict_point, 2'd0}, {{cb_hw_control_fc_cache_evict_point, 2'd0},
      cb_hw_control_cm_cache_evict_point}};
  wire [18:0] joined_79 = {{cb_hw_control_disable_intnorm_le11bpc_clamping, 1'b0},
      {cb_hw_control_allow_mrt_with_dual_source, joined_78}};
  wire [21:0] joined_80 = {cb_hw_control_disable_blend_opt_result_eq_dest, {cb_hw_control_force_always_toggle,
      {cb_hw_control_force_needs_dst, joined_79}}};
  wire [23:0] joined_81 = {cb_hw_control_disable_resolve_opt_for_single_frag, {cb_hw_control_disable_full_write_mask,
      joined_80}};
  wire [25:0] joined_82 = {cb_hw_control_disable_blend_opt_bypass, {cb_hw_control_disable_blend_opt_dont_rd_dst,
      joined_81}};
  wire [27:0] joined_83 = {cb_hw_control_disable_blend_opt_when_disabled_srcalpha_is_used,
      {cb_hw_control_disable_blend_opt_discard_pixel, joined_82}};
  wire [29:0] joined_84 = {cb_hw_control_prioritize_fc_evict_over_fop_rd_on_bank_conflict,
      {cb_hw_control_prioritize_fc_wr_over_fc_rd_on_cmask_conflict, joined_83}};
  wire [31:0] joined_85 = {cb_hw_control_disable_pixel_in_quad_fix_for_linear_surface,
      {cb_hw_control_disable_cc_ib_serializer_state_opt, joined_84}};

  reg [32:0] looked_up_15;
  always @*
    case (bus_address[7:2])
      6'd4: looked_up_15 = {1'b1, joined_85};
      default: looked_up_15 = 33'd0;
    endcase

  reg looked_up_16;
  always @*
    case (bus_address[7:2])
      6'd4: looked_up_16 = 1'b1;
      default: looked_up_16 = 1'b0;
    endcase

  wire disjunction_1 = ((bus_write ? looked_up_16 : looked_up_15[32]) & config_page_9a) | ((bus_write ? looked_up_14
      : looked_up_13[32]) & context_page_282) | ((bus_write ? looked_up_12 : looked_up_11[32]) & context_page_284) |
      ((bus_write ? looked_up_10 : looked_up_9[32]) & context_page_287) | ((bus_write ? looked_up_8 :
      looked_up_7[32]) & context_page_288) | ((bus_write ? looked_up_6 : looked_up_5[32]) & context_page_28c) |
      ((bus_write ? looked_up_4 : looked_up_3[32]) & context_page_28d) | ((bus_write ? looked_up_2 : looked_up_1[32])
      & context_page_28e);

  assign found = disjunction_1 & (~(|bus_address[1:0]));
  assign bus_ready = ready;
  assign bus_error = error;
  assign bus_read_data = read_data;
  genvar i;

  for (i = 0; i < 4; i = i + 1) begin : each_cb_blend_alpha_blend_alpha_byte
    reg [7:0] cb_blend_red_blend_red_byte_i;
    reg [7:0] cb_blend_green_blend_green_byte_i;
    reg [7:0] cb_blend_blue_blend_blue_byte_i;
    reg [7:0] cb_blend_alpha_blend_alpha_byte_i;
    assign cb_blend_red_blend_red_byte[i*8 +: 8] = cb_blend_red_blend_red_byte_i;
    assign cb_blend_green_blend_green_byte[i*8 +: 8] = cb_blend_green_blend_green_byte_i;
    assign cb_blend_blue_blend_blue_byte[i*8 +: 8] = cb_blend_blue_blend_blue_byte_i;
    assign cb_blend_alpha_blend_alpha_byte[i*8 +: 8] = cb_blend_alpha_blend_alpha_byte_i;

    initial begin
      cb_blend_red_blend_red_byte_i = 8'd0;
    end
    always @(posedge clock) begin
      if (write_cb_blend_red & bus_bytes[i]) begin
        cb_blend_red_blend_red_byte_i <= bus_data[8*i +: 8];
      end
    end

    initial begin
      cb_blend_green_blend_green_byte_i = 8'd0;
    end
    always @(posedge clock) begin
      if (write_cb_blend_green & bus_bytes[i]) begin
        cb_blend_green_blend_green_byte_i <= bus_data[8*i +: 8];
      end
    end

    initial begin
      cb_blend_blue_blend_blue_byte_i = 8'd0;
    end
    always @(posedge clock) begin
      if (write_cb_blend_blue & bus_bytes[i]) begin
        cb_blend_blue_blend_blue_byte_i <= bus_data[8*i +: 8];
      end
    end

    initial begin
      cb_blend_alpha_blend_alpha_byte_i = 8'd0;
    end
    always @(posedge clock) begin
      if (write_cb_blend_alpha & bus_bytes[i]) begin
        cb_blend_alpha_blend_alpha_byte_i <= bus_data[8*i +: 8];
      end
    end
  end

  for (i = 0; i < 8; i = i + 1) begin : each_cb_color_base_base_256b
    localparam [5:0] INDEX = i + 32;
    wire write_cb_blend_control;
    reg [4:0] cb_blend_control_color_srcblend_byte_0_i;
    reg [2:0] cb_blend_control_color_comb_fcn_byte_0_i;
    reg [4:0] cb_blend_control_color_destblend_byte_1_i;
    reg [4:0] cb_blend_control_alpha_srcblend_byte_2_i;
    reg [2:0] cb_blend_control_alpha_comb_fcn_byte_2_i;
    reg [4:0] cb_blend_control_alpha_destblend_byte_3_i;
    reg cb_blend_control_separate_alpha_blend_byte_3_i;
    reg cb_blend_control_enable_byte_3_i;
    reg cb_blend_control_disable_rop3_byte_3_i;
    reg [7:0] cb_color_base_base_256b_byte_0_i;
    reg [7:0] cb_color_base_base_256b_byte_1_i;
    reg [7:0] cb_color_base_base_256b_byte_2_i;
    reg [7:0] cb_color_base_base_256b_byte_3_i;
    reg [7:0] cb_color_pitch_tile_max_byte_0_i;
    reg [2:0] cb_color_pitch_tile_max_byte_1_i;
    reg [3:0] cb_color_pitch_fmask_tile_max_byte_2_i;
    reg [6:0] cb_color_pitch_fmask_tile_max_byte_3_i;
    reg [7:0] cb_color_slice_tile_max_byte_0_i;
    reg [7:0] cb_color_slice_tile_max_byte_1_i;
    reg [5:0] cb_color_slice_tile_max_byte_2_i;
    reg [7:0] cb_color_view_slice_start_byte_0_i;
    reg [2:0] cb_color_view_slice_start_byte_1_i;
    reg [2:0] cb_color_view_slice_max_byte_1_i;
    reg [7:0] cb_color_view_slice_max_byte_2_i;
    reg [1:0] cb_color_info_endian_byte_0_i;
    reg [4:0] cb_color_info_format_byte_0_i;
    reg cb_color_info_linear_general_byte_0_i;
    reg [2:0] cb_color_info_number_type_byte_1_i;
    reg [1:0] cb_color_info_comp_swap_byte_1_i;
    reg cb_color_info_fast_clear_byte_1_i;
    reg cb_color_info_compression_byte_1_i;
    reg cb_color_info_blend_clamp_byte_1_i;
    reg cb_color_info_blend_bypass_byte_2_i;
    reg cb_color_info_simple_float_byte_2_i;
    reg cb_color_info_round_mode_byte_2_i;
    reg cb_color_info_cmask_is_linear_byte_2_i;
    reg [2:0] cb_color_info_blend_opt_dont_rd_dst_byte_2_i;
    reg cb_color_info_blend_opt_discard_pixel_byte_2_i;
    reg [1:0] cb_color_info_blend_opt_discard_pixel_byte_3_i;
    reg cb_color_info_fmask_compression_disable_byte_3_i;
    reg [4:0] cb_color_attrib_tile_mode_index_byte_0_i;
    reg [2:0] cb_color_attrib_fmask_tile_mode_index_byte_0_i;
    reg [1:0] cb_color_attrib_fmask_tile_mode_index_byte_1_i;
    reg [2:0] cb_color_attrib_num_samples_byte_1_i;
    reg cb_color_attrib_num_fragments_byte_1_i;
    reg cb_color_attrib_num_fragments_byte_2_i;
    reg cb_color_attrib_force_dst_alpha_1_byte_2_i;
    reg [7:0] cb_color_cmask_base_256b_byte_0_i;
    reg [7:0] cb_color_cmask_base_256b_byte_1_i;
    reg [7:0] cb_color_cmask_base_256b_byte_2_i;
    reg [7:0] cb_color_cmask_base_256b_byte_3_i;
    reg [7:0] cb_color_cmask_slice_tile_max_byte_0_i;
    reg [5:0] cb_color_cmask_slice_tile_max_byte_1_i;
    reg [7:0] cb_color_fmask_base_256b_byte_0_i;
    reg [7:0] cb_color_fmask_base_256b_byte_1_i;
    reg [7:0] cb_color_fmask_base_256b_byte_2_i;
    reg [7:0] cb_color_fmask_base_256b_byte_3_i;
    reg [7:0] cb_color_fmask_slice_tile_max_byte_0_i;
    reg [7:0] cb_color_fmask_slice_tile_max_byte_1_i;
    reg [5:0] cb_color_fmask_slice_tile_max_byte_2_i;
    reg [7:0] cb_color_clear_word0_clear_word0_byte_0_i;
    reg [7:0] cb_color_clear_word0_clear_word0_byte_1_i;
    reg [7:0] cb_color_clear_word0_clear_word0_byte_2_i;
    reg [7:0] cb_color_clear_word0_clear_word0_byte_3_i;
    reg [7:0] cb_color_clear_word1_clear_word1_byte_0_i;
    reg [7:0] cb_color_clear_word1_clear_word1_byte_1_i;
    reg [7:0] cb_color_clear_word1_clear_word1_byte_2_i;
    reg [7:0] cb_color_clear_word1_clear_word1_byte_3_i;
    assign cb_blend_control_color_srcblend_byte_0[i*5 +: 5] = cb_blend_control_color_srcblend_byte_0_i;
    assign cb_blend_control_color_comb_fcn_byte_0[i*3 +: 3] = cb_blend_control_color_comb_fcn_byte_0_i;
    assign cb_blend_control_color_destblend_byte_1[i*5 +: 5] = cb_blend_control_color_destblend_byte_1_i;
    assign cb_blend_control_alpha_srcblend_byte_2[i*5 +: 5] = cb_blend_control_alpha_srcblend_byte_2_i;
    assign cb_blend_control_alpha_comb_fcn_byte_2[i*3 +: 3] = cb_blend_control_alpha_comb_fcn_byte_2_i;
    assign cb_blend_control_alpha_destblend_byte_3[i*5 +: 5] = cb_blend_control_alpha_destblend_byte_3_i;
    assign cb_blend_control_separate_alpha_blend_byte_3[i] = cb_blend_control_separate_alpha_blend_byte_3_i;
    assign cb_blend_control_enable_byte_3[i] = cb_blend_control_enable_byte_3_i;
    assign cb_blend_control_disable_rop3_byte_3[i] = cb_blend_control_disable_rop3_byte_3_i;
    assign cb_color_base_base_256b_byte_0[i*8 +: 8] = cb_color_base_base_256b_byte_0_i;
    assign cb_color_base_base_256b_byte_1[i*8 +: 8] = cb_color_base_base_256b_byte_1_i;
    assign cb_color_base_base_256b_byte_2[i*8 +: 8] = cb_color_base_base_256b_byte_2_i;
    assign cb_color_base_base_256b_byte_3[i*8 +: 8] = cb_color_base_base_256b_byte_3_i;
    assign cb_color_pitch_tile_max_byte_0[i*8 +: 8] = cb_color_pitch_tile_max_byte_0_i;
    assign cb_color_pitch_tile_max_byte_1[i*3 +: 3] = cb_color_pitch_tile_max_byte_1_i;
    assign cb_color_pitch_fmask_tile_max_byte_2[i*4 +: 4] = cb_color_pitch_fmask_tile_max_byte_2_i;
    assign cb_color_pitch_fmask_tile_max_byte_3[i*7 +: 7] = cb_color_pitch_fmask_tile_max_byte_3_i;
    assign cb_color_slice_tile_max_byte_0[i*8 +: 8] = cb_color_slice_tile_max_byte_0_i;
    assign cb_color_slice_tile_max_byte_1[i*8 +: 8] = cb_color_slice_tile_max_byte_1_i;
    assign cb_color_slice_tile_max_byte_2[i*6 +: 6] = cb_color_slice_tile_max_byte_2_i;
    assign cb_color_view_slice_start_byte_0[i*8 +: 8] = cb_color_view_slice_start_byte_0_i;
    assign cb_color_view_slice_start_byte_1[i*3 +: 3] = cb_color_view_slice_start_byte_1_i;
    assign cb_color_view_slice_max_byte_1[i*3 +: 3] = cb_color_view_slice_max_byte_1_i;
    assign cb_color_view_slice_max_byte_2[i*8 +: 8] = cb_color_view_slice_max_byte_2_i;
    assign cb_color_info_endian_byte_0[i*2 +: 2] = cb_color_info_endian_byte_0_i;
    assign cb_color_info_format_byte_0[i*5 +: 5] = cb_color_info_format_byte_0_i;
    assign cb_color_info_linear_general_byte_0[i] = cb_color_info_linear_general_byte_0_i;
    assign cb_color_info_number_type_byte_1[i*3 +: 3] = cb_color_info_number_type_byte_1_i;
    assign cb_color_info_comp_swap_byte_1[i*2 +: 2] = cb_color_info_comp_swap_byte_1_i;
    assign cb_color_info_fast_clear_byte_1[i] = cb_color_info_fast_clear_byte_1_i;
    assign cb_color_info_compression_byte_1[i] = cb_color_info_compression_byte_1_i;
    assign cb_color_info_blend_clamp_byte_1[i] = cb_color_info_blend_clamp_byte_1_i;
    assign cb_color_info_blend_bypass_byte_2[i] = cb_color_info_blend_bypass_byte_2_i;
    assign cb_color_info_simple_float_byte_2[i] = cb_color_info_simple_float_byte_2_i;
    assign cb_color_info_round_mode_byte_2[i] = cb_color_info_round_mode_byte_2_i;
    assign cb_color_info_cmask_is_linear_byte_2[i] = cb_color_info_cmask_is_linear_byte_2_i;
    assign cb_color_info_blend_opt_dont_rd_dst_byte_2[i*3 +: 3] = cb_color_info_blend_opt_dont_rd_dst_byte_2_i;
    assign cb_color_info_blend_opt_discard_pixel_byte_2[i] = cb_color_info_blend_opt_discard_pixel_byte_2_i;
    assign cb_color_info_blend_opt_discard_pixel_byte_3[i*2 +: 2] = cb_color_info_blend_opt_discard_pixel_byte_3_i;
    assign cb_color_info_fmask_compression_disable_byte_3[i] = cb_color_info_fmask_compression_disable_byte_3_i;
    assign cb_color_attrib_tile_mode_index_byte_0[i*5 +: 5] = cb_color_attrib_tile_mode_index_byte_0_i;
    assign cb_color_attrib_fmask_tile_mode_index_byte_0[i*3 +: 3] = cb_color_attrib_fmask_tile_mode_index_byte_0_i;
    assign cb_color_attrib_fmask_tile_mode_index_byte_1[i*2 +: 2] = cb_color_attrib_fmask_tile_mode_index_byte_1_i;
    assign cb_color_attrib_num_samples_byte_1[i*3 +: 3] = cb_color_attrib_num_samples_byte_1_i;
    assign cb_color_attrib_num_fragments_byte_1[i] = cb_color_attrib_num_fragments_byte_1_i;
    assign cb_color_attrib_num_fragments_byte_2[i] = cb_color_attrib_num_fragments_byte_2_i;
    assign cb_color_attrib_force_dst_alpha_1_byte_2[i] = cb_color_attrib_force_dst_alpha_1_byte_2_i;
    assign cb_color_cmask_base_256b_byte_0[i*8 +: 8] = cb_color_cmask_base_256b_byte_0_i;
    assign cb_color_cmask_base_256b_byte_1[i*8 +: 8] = cb_color_cmask_base_256b_byte_1_i;
    assign cb_color_cmask_base_256b_byte_2[i*8 +: 8] = cb_color_cmask_base_256b_byte_2_i;
    assign cb_color_cmask_base_256b_byte_3[i*8 +: 8] = cb_color_cmask_base_256b_byte_3_i;
    assign cb_color_cmask_slice_tile_max_byte_0[i*8 +: 8] = cb_color_cmask_slice_tile_max_byte_0_i;
    assign cb_color_cmask_slice_tile_max_byte_1[i*6 +: 6] = cb_color_cmask_slice_tile_max_byte_1_i;
    assign cb_color_fmask_base_256b_byte_0[i*8 +: 8] = cb_color_fmask_base_256b_byte_0_i;
    assign cb_color_fmask_base_256b_byte_1[i*8 +: 8] = cb_color_fmask_base_256b_byte_1_i;
    assign cb_color_fmask_base_256b_byte_2[i*8 +: 8] = cb_color_fmask_base_256b_byte_2_i;
    assign cb_color_fmask_base_256b_byte_3[i*8 +: 8] = cb_color_fmask_base_256b_byte_3_i;
    assign cb_color_fmask_slice_tile_max_byte_0[i*8 +: 8] = cb_color_fmask_slice_tile_max_byte_0_i;
    assign cb_color_fmask_slice_tile_max_byte_1[i*8 +: 8] = cb_color_fmask_slice_tile_max_byte_1_i;
    assign cb_color_fmask_slice_tile_max_byte_2[i*6 +: 6] = cb_color_fmask_slice_tile_max_byte_2_i;
    assign cb_color_clear_word0_clear_word0_byte_0[i*8 +: 8] = cb_color_clear_word0_clear_word0_byte_0_i;
    assign cb_color_clear_word0_clear_word0_byte_1[i*8 +: 8] = cb_color_clear_word0_clear_word0_byte_1_i;
    assign cb_color_clear_word0_clear_word0_byte_2[i*8 +: 8] = cb_color_clear_word0_clear_word0_byte_2_i;
    assign cb_color_clear_word0_clear_word0_byte_3[i*8 +: 8] = cb_color_clear_word0_clear_word0_byte_3_i;
    assign cb_color_clear_word1_clear_word1_byte_0[i*8 +: 8] = cb_color_clear_word1_clear_word1_byte_0_i;
    assign cb_color_clear_word1_clear_word1_byte_1[i*8 +: 8] = cb_color_clear_word1_clear_word1_byte_1_i;
    assign cb_color_clear_word1_clear_word1_byte_2[i*8 +: 8] = cb_color_clear_word1_clear_word1_byte_2_i;
    assign cb_color_clear_word1_clear_word1_byte_3[i*8 +: 8] = cb_color_clear_word1_clear_word1_byte_3_i;
    assign write_cb_blend_control = writing & context_page_287 & (bus_address[7:2] == INDEX);

    initial begin
      cb_blend_control_color_srcblend_byte_0_i = 5'd0;
      cb_blend_control_color_comb_fcn_byte_0_i = 3'd0;
    end
    always @(posedge clock) begin
      if (write_cb_blend_control & bus_bytes[0]) begin
        cb_blend_control_color_srcblend_byte_0_i <= bus_data[4:0];
        cb_blend_control_color_comb_fcn_byte_0_i <= bus_data[7:5];
      end
    end

    initial begin
      cb_blend_control_color_destblend_byte_1_i = 5'd0;
    end
    always @(posedge clock) begin
      if (write_cb_blend_control & bus_bytes[1]) begin
        cb_blend_control_color_destblend_byte_1_i <= bus_data[12:8];
      end
    end

    initial begin
      cb_blend_control_alpha_srcblend_byte_2_i = 5'd0;
      cb_blend_control_alpha_comb_fcn_byte_2_i = 3'd0;
    end
    always @(posedge clock) begin
      if (write_cb_blend_control & bus_bytes[2]) begin
        cb_blend_control_alpha_srcblend_byte_2_i <= bus_data[20:16];
        cb_blend_control_alpha_comb_fcn_byte_2_i <= bus_data[23:21];
      end
    end

    initial begin
      cb_blend_control_alpha_destblend_byte_3_i = 5'd0;
      cb_blend_control_separate_alpha_blend_byte_3_i = 1'b0;
      cb_blend_control_enable_byte_3_i = 1'b0;
      cb_blend_control_disable_rop3_byte_3_i = 1'b0;
    end
    always @(posedge clock) begin
      if (write_cb_blend_control & bus_bytes[3]) begin
        cb_blend_control_alpha_destblend_byte_3_i <= bus_data[28:24];
        cb_blend_control_separate_alpha_blend_byte_3_i <= bus_data[29];
        cb_blend_control_enable_byte_3_i <= bus_data[30];
        cb_blend_control_disable_rop3_byte_3_i <= bus_data[31];
      end
    end

    initial begin
      cb_color_base_base_256b_byte_0_i = 8'd0;
    end
    always @(posedge clock) begin
      if (write_cb_color_base[i] & bus_bytes[0]) begin
        cb_color_base_base_256b_byte_0_i <= bus_data[7:0];
      end
    end

    initial begin
      cb_color_base_base_256b_byte_1_i = 8'd0;
    end
    always @(posedge clock) begin
      if (write_cb_color_base[i] & bus_bytes[1]) begin
        cb_color_base_base_256b_byte_1_i <= bus_data[15:8];
      end
    end

    initial begin
      cb_color_base_base_256b_byte_2_i = 8'd0;
    end
    always @(posedge clock) begin
      if (write_cb_color_base[i] & bus_bytes[2]) begin
        cb_color_base_base_256b_byte_2_i <= bus_data[23:16];
      end
    end

    initial begin
      cb_color_base_base_256b_byte_3_i = 8'd0;
    end
    always @(posedge clock) begin
      if (write_cb_color_base[i] & bus_bytes[3]) begin
        cb_color_base_base_256b_byte_3_i <= bus_data[31:24];
      end
    end

    initial begin
      cb_color_pitch_tile_max_byte_0_i = 8'd0;
    end
    always @(posedge clock) begin
      if (write_cb_color_pitch[i] & bus_bytes[0]) begin
        cb_color_pitch_tile_max_byte_0_i <= bus_data[7:0];
      end
    end

    initial begin
      cb_color_pitch_tile_max_byte_1_i = 3'd0;
    end
    always @(posedge clock) begin
      if (write_cb_color_pitch[i] & bus_bytes[1]) begin
        cb_color_pitch_tile_max_byte_1_i <= bus_data[10:8];
      end
    end

    initial begin
      cb_color_pitch_fmask_tile_max_byte_2_i = 4'd0;
    end
    always @(posedge clock) begin
      if (write_cb_color_pitch[i] & bus_bytes[2]) begin
        cb_color_pitch_fmask_tile_max_byte_2_i <= bus_data[23:20];
      end
    end

    initial begin
      cb_color_pitch_fmask_tile_max_byte_3_i = 7'd0;
    end
    always @(posedge clock) begin
      if (write_cb_color_pitch[i] & bus_bytes[3]) begin
        cb_color_pitch_fmask_tile_max_byte_3_i <= bus_data[30:24];
      end
    end

    initial begin
      cb_color_slice_tile_max_byte_0_i = 8'd0;
    end
    always @(posedge clock) begin
      if (write_cb_color_slice[i] & bus_bytes[0]) begin
        cb_color_slice_tile_max_byte_0_i <= bus_data[7:0];
      end
    end

    initial begin
      cb_color_slice_tile_max_byte_1_i = 8'd0;
    end
    always @(posedge clock) begin
      if (write_cb_color_slice[i] & bus_bytes[1]) begin
        cb_color_slice_tile_max_byte_1_i <= bus_data[15:8];
      end
    end

    initial begin
      cb_color_slice_tile_max_byte_2_i = 6'd0;
    end
    always @(posedge clock) begin
      if (write_cb_color_slice[i] & bus_bytes[2]) begin
        cb_color_slice_tile_max_byte_2_i <= bus_data[21:16];
      end
    end

    initial begin
      cb_color_view_slice_start_byte_0_i = 8'd0;
    end
    always @(posedge clock) begin
      if (write_cb_color_view[i] & bus_bytes[0]) begin
        cb_color_view_slice_start_byte_0_i <= bus_data[7:0];
      end
    end

    initial begin
      cb_color_view_slice_start_byte_1_i = 3'd0;
      cb_color_view_slice_max_byte_1_i = 3'd0;
    end
    always @(posedge clock) begin
      if (write_cb_color_view[i] & bus_bytes[1]) begin
        cb_color_view_slice_start_byte_1_i <= bus_data[10:8];
        cb_color_view_slice_max_byte_1_i <= bus_data[15:13];
      end
    end

    initial begin
      cb_color_view_slice_max_byte_2_i = 8'd0;
    end
    always @(posedge clock) begin
      if (write_cb_color_view[i] & bus_bytes[2]) begin
        cb_color_view_slice_max_byte_2_i <= bus_data[23:16];
      end
    end

    initial begin
      cb_color_info_endian_byte_0_i = 2'd0;
      cb_color_info_format_byte_0_i = 5'd0;
      cb_color_info_linear_general_byte_0_i = 1'b0;
    end
    always @(posedge clock) begin
      if (write_cb_color_info[i] & bus_bytes[0]) begin
        cb_color_info_endian_byte_0_i <= bus_data[1:0];
        cb_color_info_format_byte_0_i <= bus_data[6:2];
        cb_color_info_linear_general_byte_0_i <= bus_data[7];
      end
    end

    initial begin
      cb_color_info_number_type_byte_1_i = 3'd0;
      cb_color_info_comp_swap_byte_1_i = 2'd0;
      cb_color_info_fast_clear_byte_1_i = 1'b0;
      cb_color_info_compression_byte_1_i = 1'b0;
      cb_color_info_blend_clamp_byte_1_i = 1'b0;
    end
    always @(posedge clock) begin
      if (write_cb_color_info[i] & bus_bytes[1]) begin
        cb_color_info_number_type_byte_1_i <= bus_data[10:8];
        cb_color_info_comp_swap_byte_1_i <= bus_data[12:11];
        cb_color_info_fast_clear_byte_1_i <= bus_data[13];
        cb_color_info_compression_byte_1_i <= bus_data[14];
        cb_color_info_blend_clamp_byte_1_i <= bus_data[15];
      end
    end

    initial begin
      cb_color_info_blend_bypass_byte_2_i = 1'b0;
      cb_color_info_simple_float_byte_2_i = 1'b0;
      cb_color_info_round_mode_byte_2_i = 1'b0;
      cb_color_info_cmask_is_linear_byte_2_i = 1'b0;
      cb_color_info_blend_opt_dont_rd_dst_byte_2_i = 3'd0;
      cb_color_info_blend_opt_discard_pixel_byte_2_i = 1'b0;
    end
    always @(posedge clock) begin
      if (write_cb_color_info[i] & bus_bytes[2]) begin
        cb_color_info_blend_bypass_byte_2_i <= bus_data[16];
        cb_color_info_simple_float_byte_2_i <= bus_data[17];
        cb_color_info_round_mode_byte_2_i <= bus_data[18];
        cb_color_info_cmask_is_linear_byte_2_i <= bus_data[19];
        cb_color_info_blend_opt_dont_rd_dst_byte_2_i <= bus_data[22:20];
        cb_color_info_blend_opt_discard_pixel_byte_2_i <= bus_data[23];
      end
    end

    initial begin
      cb_color_info_blend_opt_discard_pixel_byte_3_i = 2'd0;
      cb_color_info_fmask_compression_disable_byte_3_i = 1'b0;
    end
    always @(posedge clock) begin
      if (write_cb_color_info[i] & bus_bytes[3]) begin
        cb_color_info_blend_opt_discard_pixel_byte_3_i <= bus_data[25:24];
        cb_color_info_fmask_compression_disable_byte_3_i <= bus_data[26];
      end
    end

    initial begin
      cb_color_attrib_tile_mode_index_byte_0_i = 5'd0;
      cb_color_attrib_fmask_tile_mode_index_byte_0_i = 3'd0;
    end
    always @(posedge clock) begin
      if (write_cb_color_attrib[i] & bus_bytes[0]) begin
        cb_color_attrib_tile_mode_index_byte_0_i <= bus_data[4:0];
        cb_color_attrib_fmask_tile_mode_index_byte_0_i <= bus_data[7:5];
      end
    end

    initial begin
      cb_color_attrib_fmask_tile_mode_index_byte_1_i = 2'd0;
      cb_color_attrib_num_samples_byte_1_i = 3'd0;
      cb_color_attrib_num_fragments_byte_1_i = 1'b0;
    end
    always @(posedge clock) begin
      if (write_cb_color_attrib[i] & bus_bytes[1]) begin
        cb_color_attrib_fmask_tile_mode_index_byte_1_i <= bus_data[9:8];
        cb_color_attrib_num_samples_byte_1_i <= bus_data[14:12];
        cb_color_attrib_num_fragments_byte_1_i <= bus_data[15];
      end
    end

    initial begin
      cb_color_attrib_num_fragments_byte_2_i = 1'b0;
      cb_color_attrib_force_dst_alpha_1_byte_2_i = 1'b0;
    end
    always @(posedge clock) begin
      if (write_cb_color_attrib[i] & bus_bytes[2]) begin
        cb_color_attrib_num_fragments_byte_2_i <= bus_data[16];
        cb_color_attrib_force_dst_alpha_1_byte_2_i <= bus_data[17];
      end
    end

    initial begin
      cb_color_cmask_base_256b_byte_0_i = 8'd0;
    end
    always @(posedge clock) begin
      if (write_cb_color_cmask[i] & bus_bytes[0]) begin
        cb_color_cmask_base_256b_byte_0_i <= bus_data[7:0];
      end
    end

    initial begin
      cb_color_cmask_base_256b_byte_1_i = 8'd0;
    end
    always @(posedge clock) begin
      if (write_cb_color_cmask[i] & bus_bytes[1]) begin
        cb_color_cmask_base_256b_byte_1_i <= bus_data[15:8];
      end
    end

    initial begin
      cb_color_cmask_base_256b_byte_2_i = 8'd0;
    end
    always @(posedge clock) begin
      if (write_cb_color_cmask[i] & bus_bytes[2]) begin
        cb_color_cmask_base_256b_byte_2_i <= bus_data[23:16];
      end
    end

    initial begin
      cb_color_cmask_base_256b_byte_3_i = 8'd0;
    end
    always @(posedge clock) begin
      if (write_cb_color_cmask[i] & bus_bytes[3]) begin
        cb_color_cmask_base_256b_byte_3_i <= bus_data[31:24];
      end
    end

    initial begin
      cb_color_cmask_slice_tile_max_byte_0_i = 8'd0;
    end
    always @(posedge clock) begin
      if (write_cb_color_cmask_slice[i] & bus_bytes[0]) begin
        cb_color_cmask_slice_tile_max_byte_0_i <= bus_data[7:0];
      end
    end

    initial begin
      cb_color_cmask_slice_tile_max_byte_1_i = 6'd0;
    end
    always @(posedge clock) begin
      if (write_cb_color_cmask_slice[i] & bus_bytes[1]) begin
        cb_color_cmask_slice_tile_max_byte_1_i <= bus_data[13:8];
      end
    end

    initial begin
      cb_color_fmask_base_256b_byte_0_i = 8'd0;
    end
    always @(posedge clock) begin
      if (write_cb_color_fmask[i] & bus_bytes[0]) begin
        cb_color_fmask_base_256b_byte_0_i <= bus_data[7:0];
      end
    end

    initial begin
      cb_color_fmask_base_256b_byte_1_i = 8'd0;
    end
    always @(posedge clock) begin
      if (write_cb_color_fmask[i] & bus_bytes[1]) begin
        cb_color_fmask_base_256b_byte_1_i <= bus_data[15:8];
      end
    end

    initial begin
      cb_color_fmask_base_256b_byte_2_i = 8'd0;
    end
    always @(posedge clock) begin
      if (write_cb_color_fmask[i] & bus_bytes[2]) begin
        cb_color_fmask_base_256b_byte_2_i <= bus_data[23:16];
      end
    end

    initial begin
      cb_color_fmask_base_256b_byte_3_i = 8'd0;
    end
    always @(posedge clock) begin
      if (write_cb_color_fmask[i] & bus_bytes[3]) begin
        cb_color_fmask_base_256b_byte_3_i <= bus_data[31:24];
      end
    end

    initial begin
      cb_color_fmask_slice_tile_max_byte_0_i = 8'd0;
    end
    always @(posedge clock) begin
      if (write_cb_color_fmask_slice[i] & bus_bytes[0]) begin
        cb_color_fmask_slice_tile_max_byte_0_i <= bus_data[7:0];
      end
    end

    initial begin
      cb_color_fmask_slice_tile_max_byte_1_i = 8'd0;
    end
    always @(posedge clock) begin
      if (write_cb_color_fmask_slice[i] & bus_bytes[1]) begin
        cb_color_fmask_slice_tile_max_byte_1_i <= bus_data[15:8];
      end
    end

    initial begin
      cb_color_fmask_slice_tile_max_byte_2_i = 6'd0;
    end
    always @(posedge clock) begin
      if (write_cb_color_fmask_slice[i] & bus_bytes[2]) begin
        cb_color_fmask_slice_tile_max_byte_2_i <= bus_data[21:16];
      end
    end

    initial begin
      cb_color_clear_word0_clear_word0_byte_0_i = 8'd0;
    end
    always @(posedge clock) begin
      if (write_cb_color_clear_word0[i] & bus_bytes[0]) begin
        cb_color_clear_word0_clear_word0_byte_0_i <= bus_data[7:0];
      end
    end

    initial begin
      cb_color_clear_word0_clear_word0_byte_1_i = 8'd0;
    end
    always @(posedge clock) begin
      if (write_cb_color_clear_word0[i] & bus_bytes[1]) begin
        cb_color_clear_word0_clear_word0_byte_1_i <= bus_data[15:8];
      end
    end

    initial begin
      cb_color_clear_word0_clear_word0_byte_2_i = 8'd0;
    end
    always @(posedge clock) begin
      if (write_cb_color_clear_word0[i] & bus_bytes[2]) begin
        cb_color_clear_word0_clear_word0_byte_2_i <= bus_data[23:16];
      end
    end

    initial begin
      cb_color_clear_word0_clear_word0_byte_3_i = 8'd0;
    end
    always @(posedge clock) begin
      if (write_cb_color_clear_word0[i] & bus_bytes[3]) begin
        cb_color_clear_word0_clear_word0_byte_3_i <= bus_data[31:24];
      end
    end

    initial begin
      cb_color_clear_word1_clear_word1_byte_0_i = 8'd0;
    end
    always @(posedge clock) begin
      if (write_cb_color_clear_word1[i] & bus_bytes[0]) begin
        cb_color_clear_word1_clear_word1_byte_0_i <= bus_data[7:0];
      end
    end

    initial begin
      cb_color_clear_word1_clear_word1_byte_1_i = 8'd0;
    end
    always @(posedge clock) begin
      if (write_cb_color_clear_word1[i] & bus_bytes[1]) begin
        cb_color_clear_word1_clear_word1_byte_1_i <= bus_data[15:8];
      end
    end

    initial begin
      cb_color_clear_word1_clear_word1_byte_2_i = 8'd0;
    end
    always @(posedge clock) begin
      if (write_cb_color_clear_word1[i] & bus_bytes[2]) begin
        cb_color_clear_word1_clear_word1_byte_2_i <= bus_data[23:16];
      end
    end

    initial begin
      cb_color_clear_word1_clear_word1_byte_3_i = 8'd0;
    end
    always @(posedge clock) begin
      if (write_cb_color_clear_word1[i] & bus_bytes[3]) begin
        cb_color_clear_word1_clear_word1_byte_3_i <= bus_data[31:24];
      end
    end
  end

  initial begin
    cb_hw_control_cm_cache_evict_point_byte_0 = 4'd8;
    cb_hw_control_fc_cache_evict_point_byte_0 = 2'd0;
  end
  always @(posedge clock) begin
    if (write_cb_hw_control & bus_bytes[0]) begin
      cb_hw_control_cm_cache_evict_point_byte_0 <= bus_data[3:0];
      cb_hw_control_fc_cache_evict_point_byte_0 <= bus_data[7:6];
    end
  end

  initial begin
    cb_hw_control_fc_cache_evict_point_byte_1 = 2'd2;
    cb_hw_control_cc_cache_evict_point_byte_1 = 4'd8;
  end
  always @(posedge clock) begin
    if (write_cb_hw_control & bus_bytes[1]) begin
      cb_hw_control_fc_cache_evict_point_byte_1 <= bus_data[9:8];
      cb_hw_control_cc_cache_evict_point_byte_1 <= bus_data[15:12];
    end
  end

  initial begin
    cb_hw_control_allow_mrt_with_dual_source_byte_2 = 1'b0;
    cb_hw_control_disable_intnorm_le11bpc_clamping_byte_2 = 1'b1;
    cb_hw_control_force_needs_dst_byte_2 = 1'b0;
    cb_hw_control_force_always_toggle_byte_2 = 1'b0;
    cb_hw_control_disable_blend_opt_result_eq_dest_byte_2 = 1'b0;
    cb_hw_control_disable_full_write_mask_byte_2 = 1'b0;
    cb_hw_control_disable_resolve_opt_for_single_frag_byte_2 = 1'b0;
  end
  always @(posedge clock) begin
    if (write_cb_hw_control & bus_bytes[2]) begin
      cb_hw_control_allow_mrt_with_dual_source_byte_2 <= bus_data[16];
      cb_hw_control_disable_intnorm_le11bpc_clamping_byte_2 <= bus_data[18];
      cb_hw_control_force_needs_dst_byte_2 <= bus_data[19];
      cb_hw_control_force_always_toggle_byte_2 <= bus_data[20];
      cb_hw_control_disable_blend_opt_result_eq_dest_byte_2 <= bus_data[21];
      cb_hw_control_disable_full_write_mask_byte_2 <= bus_data[22];
      cb_hw_control_disable_resolve_opt_for_single_frag_byte_2 <= bus_data[23];
    end
  end

  initial begin
    cb_hw_control_disable_blend_opt_dont_rd_dst_byte_3 = 1'b0;
    cb_hw_control_disable_blend_opt_bypass_byte_3 = 1'b0;
    cb_hw_control_disable_blend_opt_discard_pixel_byte_3 = 1'b0;
    cb_hw_control_disable_blend_opt_when_disabled_srcalpha_is_used_byte_3 = 1'b0;
    cb_hw_control_prioritize_fc_wr_over_fc_rd_on_cmask_conflict_byte_3 = 1'b0;
    cb_hw_control_prioritize_fc_evict_over_fop_rd_on_bank_conflict_byte_3 = 1'b0;
    cb_hw_control_disable_cc_ib_serializer_state_opt_byte_3 = 1'b0;
    cb_hw_control_disable_pixel_in_quad_fix_for_linear_surface_byte_3 = 1'b0;
  end
  always @(posedge clock) begin
    if (write_cb_hw_control & bus_bytes[3]) begin
      cb_hw_control_disable_blend_opt_dont_rd_dst_byte_3 <= bus_data[24];
      cb_hw_control_disable_blend_opt_bypass_byte_3 <= bus_data[25];
      cb_hw_control_disable_blend_opt_discard_pixel_byte_3 <= bus_data[26];
      cb_hw_control_disable_blend_opt_when_disabled_srcalpha_is_used_byte_3 <= bus_data[27];
      cb_hw_control_prioritize_fc_wr_over_fc_rd_on_cmask_conflict_byte_3 <= bus_data[28];
      cb_hw_control_prioritize_fc_evict_over_fop_rd_on_bank_conflict_byte_3 <= bus_data[29];
      cb_hw_control_disable_cc_ib_serializer_state_opt_byte_3 <= bus_data[30];
      cb_hw_control_disable_pixel_in_quad_fix_for_linear_surface_byte_3 <= bus_data[31];
    end
  end

  initial begin
    cb_target_mask_target0_enable_byte_0 = 4'd0;
    cb_target_mask_target1_enable_byte_0 = 4'd0;
  end
  always @(posedge clock) begin
    if (write_cb_target_mask & bus_bytes[0]) begin
      cb_target_mask_target0_enable_byte_0 <= bus_data[3:0];
      cb_target_mask_target1_enable_byte_0 <= bus_data[7:4];
    end
  end

  initial begin
    cb_target_mask_target2_enable_byte_1 = 4'd0;
    cb_target_mask_target3_enable_byte_1 = 4'd0;
  end
  always @(posedge clock) begin
    if (write_cb_target_mask & bus_bytes[1]) begin
      cb_target_mask_target2_enable_byte_1 <= bus_data[11:8];
      cb_target_mask_target3_enable_byte_1 <= bus_data[15:12];
    end
  end

  initial begin
    cb_target_mask_target4_enable_byte_2 = 4'd0;
    cb_target_mask_target5_enable_byte_2 = 4'd0;
  end
  always @(posedge clock) begin
    if (write_cb_target_mask & bus_bytes[2]) begin
      cb_target_mask_target4_enable_byte_2 <= bus_data[19:16];
      cb_target_mask_target5_enable_byte_2 <= bus_data[23:20];
    end
  end

  initial begin
    cb_target_mask_target6_enable_byte_3 = 4'd0;
    cb_target_mask_target7_enable_byte_3 = 4'd0;
  end
  always @(posedge clock) begin
    if (write_cb_target_mask & bus_bytes[3]) begin
      cb_target_mask_target6_enable_byte_3 <= bus_data[27:24];
      cb_target_mask_target7_enable_byte_3 <= bus_data[31:28];
    end
  end

  initial begin
    cb_shader_mask_output0_enable_byte_0 = 4'd0;
    cb_shader_mask_output1_enable_byte_0 = 4'd0;
  end
  always @(posedge clock) begin
    if (write_cb_shader_mask & bus_bytes[0]) begin
      cb_shader_mask_output0_enable_byte_0 <= bus_data[3:0];
      cb_shader_mask_output1_enable_byte_0 <= bus_data[7:4];
    end
  end

  initial begin
    cb_shader_mask_output2_enable_byte_1 = 4'd0;
    cb_shader_mask_output3_enable_byte_1 = 4'd0;
  end
  always @(posedge clock) begin
    if (write_cb_shader_mask & bus_bytes[1]) begin
      cb_shader_mask_output2_enable_byte_1 <= bus_data[11:8];
      cb_shader_mask_output3_enable_byte_1 <= bus_data[15:12];
    end
  end

  initial begin
    cb_shader_mask_output4_enable_byte_2 = 4'd0;
    cb_shader_mask_output5_enable_byte_2 = 4'd0;
  end
  always @(posedge clock) begin
    if (write_cb_shader_mask & bus_bytes[2]) begin
      cb_shader_mask_output4_enable_byte_2 <= bus_data[19:16];
      cb_shader_mask_output5_enable_byte_2 <= bus_data[23:20];
    end
  end

  initial begin
    cb_shader_mask_output6_enable_byte_3 = 4'd0;
    cb_shader_mask_output7_enable_byte_3 = 4'd0;
  end
  always @(posedge clock) begin
    if (write_cb_shader_mask & bus_bytes[3]) begin
      cb_shader_mask_output6_enable_byte_3 <= bus_data[27:24];
      cb_shader_mask_output7_enable_byte_3 <= bus_data[31:28];
    end
  end

  initial begin
    cb_color_control_degamma_enable_byte_0 = 1'b0;
    cb_color_control_mode_byte_0 = 3'd0;
  end
  always @(posedge clock) begin
    if (write_cb_color_control & bus_bytes[0]) begin
      cb_color_control_degamma_enable_byte_0 <= bus_data[3];
      cb_color_control_mode_byte_0 <= bus_data[6:4];
    end
  end

  initial begin
    cb_color_control_rop3_byte_2 = 8'd0;
  end
  always @(posedge clock) begin
    if (write_cb_color_control & bus_bytes[2]) begin
      cb_color_control_rop3_byte_2 <= bus_data[23:16];
    end
  end

  wire [31:0] disjunction_2 = (looked_up_15[31:0] & {32{config_page_9a}}) | (looked_up_13[31:0] &
      {32{context_page_282}}) | (looked_up_11[31:0] & {32{context_page_284}}) | (looked_up_9[31:0] &
      {32{context_page_287}}) | (looked_up_7[31:0] & {32{context_page_288}}) | (looked_up_5[31:0] &
      {32{context_page_28c}}) | (looked_up_3[31:0] & {32{context_page_28d}}) | (looked_up_1[31:0] &
      {32{context_page_28e}});

  initial begin
    ready = 1'b0;
    error = 1'b0;
    read_data = 32'd0;
  end
  always @(posedge clock) begin
    ready <= bus_valid;
    error <= bus_valid & (~found);
    read_data <= disjunction_2 & {32{bus_valid & found & (~bus_write)}};
  end

endmodule

`default_nettype wire
