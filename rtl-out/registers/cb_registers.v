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
  reg [7:0] cb_blend_red_blend_red_byte_0;
  reg [7:0] cb_blend_red_blend_red_byte_1;
  reg [7:0] cb_blend_red_blend_red_byte_2;
  reg [7:0] cb_blend_red_blend_red_byte_3;
  wire write_cb_blend_green;
  reg [7:0] cb_blend_green_blend_green_byte_0;
  reg [7:0] cb_blend_green_blend_green_byte_1;
  reg [7:0] cb_blend_green_blend_green_byte_2;
  reg [7:0] cb_blend_green_blend_green_byte_3;
  wire write_cb_blend_blue;
  reg [7:0] cb_blend_blue_blend_blue_byte_0;
  reg [7:0] cb_blend_blue_blend_blue_byte_1;
  reg [7:0] cb_blend_blue_blend_blue_byte_2;
  reg [7:0] cb_blend_blue_blend_blue_byte_3;
  wire write_cb_blend_alpha;
  reg [7:0] cb_blend_alpha_blend_alpha_byte_0;
  reg [7:0] cb_blend_alpha_blend_alpha_byte_1;
  reg [7:0] cb_blend_alpha_blend_alpha_byte_2;
  reg [7:0] cb_blend_alpha_blend_alpha_byte_3;
  wire context_page_287;
  wire write_cb_blend_control_0;
  reg [4:0] cb_blend_control_color_srcblend_0_byte_0;
  reg [2:0] cb_blend_control_color_comb_fcn_0_byte_0;
  reg [4:0] cb_blend_control_color_destblend_0_byte_1;
  reg [4:0] cb_blend_control_alpha_srcblend_0_byte_2;
  reg [2:0] cb_blend_control_alpha_comb_fcn_0_byte_2;
  reg [4:0] cb_blend_control_alpha_destblend_0_byte_3;
  reg cb_blend_control_separate_alpha_blend_0_byte_3;
  reg cb_blend_control_enable_0_byte_3;
  reg cb_blend_control_disable_rop3_0_byte_3;
  wire write_cb_blend_control_1;
  reg [4:0] cb_blend_control_color_srcblend_1_byte_0;
  reg [2:0] cb_blend_control_color_comb_fcn_1_byte_0;
  reg [4:0] cb_blend_control_color_destblend_1_byte_1;
  reg [4:0] cb_blend_control_alpha_srcblend_1_byte_2;
  reg [2:0] cb_blend_control_alpha_comb_fcn_1_byte_2;
  reg [4:0] cb_blend_control_alpha_destblend_1_byte_3;
  reg cb_blend_control_separate_alpha_blend_1_byte_3;
  reg cb_blend_control_enable_1_byte_3;
  reg cb_blend_control_disable_rop3_1_byte_3;
  wire write_cb_blend_control_2;
  reg [4:0] cb_blend_control_color_srcblend_2_byte_0;
  reg [2:0] cb_blend_control_color_comb_fcn_2_byte_0;
  reg [4:0] cb_blend_control_color_destblend_2_byte_1;
  reg [4:0] cb_blend_control_alpha_srcblend_2_byte_2;
  reg [2:0] cb_blend_control_alpha_comb_fcn_2_byte_2;
  reg [4:0] cb_blend_control_alpha_destblend_2_byte_3;
  reg cb_blend_control_separate_alpha_blend_2_byte_3;
  reg cb_blend_control_enable_2_byte_3;
  reg cb_blend_control_disable_rop3_2_byte_3;
  wire write_cb_blend_control_3;
  reg [4:0] cb_blend_control_color_srcblend_3_byte_0;
  reg [2:0] cb_blend_control_color_comb_fcn_3_byte_0;
  reg [4:0] cb_blend_control_color_destblend_3_byte_1;
  reg [4:0] cb_blend_control_alpha_srcblend_3_byte_2;
  reg [2:0] cb_blend_control_alpha_comb_fcn_3_byte_2;
  reg [4:0] cb_blend_control_alpha_destblend_3_byte_3;
  reg cb_blend_control_separate_alpha_blend_3_byte_3;
  reg cb_blend_control_enable_3_byte_3;
  reg cb_blend_control_disable_rop3_3_byte_3;
  wire write_cb_blend_control_4;
  reg [4:0] cb_blend_control_color_srcblend_4_byte_0;
  reg [2:0] cb_blend_control_color_comb_fcn_4_byte_0;
  reg [4:0] cb_blend_control_color_destblend_4_byte_1;
  reg [4:0] cb_blend_control_alpha_srcblend_4_byte_2;
  reg [2:0] cb_blend_control_alpha_comb_fcn_4_byte_2;
  reg [4:0] cb_blend_control_alpha_destblend_4_byte_3;
  reg cb_blend_control_separate_alpha_blend_4_byte_3;
  reg cb_blend_control_enable_4_byte_3;
  reg cb_blend_control_disable_rop3_4_byte_3;
  wire write_cb_blend_control_5;
  reg [4:0] cb_blend_control_color_srcblend_5_byte_0;
  reg [2:0] cb_blend_control_color_comb_fcn_5_byte_0;
  reg [4:0] cb_blend_control_color_destblend_5_byte_1;
  reg [4:0] cb_blend_control_alpha_srcblend_5_byte_2;
  reg [2:0] cb_blend_control_alpha_comb_fcn_5_byte_2;
  reg [4:0] cb_blend_control_alpha_destblend_5_byte_3;
  reg cb_blend_control_separate_alpha_blend_5_byte_3;
  reg cb_blend_control_enable_5_byte_3;
  reg cb_blend_control_disable_rop3_5_byte_3;
  wire write_cb_blend_control_6;
  reg [4:0] cb_blend_control_color_srcblend_6_byte_0;
  reg [2:0] cb_blend_control_color_comb_fcn_6_byte_0;
  reg [4:0] cb_blend_control_color_destblend_6_byte_1;
  reg [4:0] cb_blend_control_alpha_srcblend_6_byte_2;
  reg [2:0] cb_blend_control_alpha_comb_fcn_6_byte_2;
  reg [4:0] cb_blend_control_alpha_destblend_6_byte_3;
  reg cb_blend_control_separate_alpha_blend_6_byte_3;
  reg cb_blend_control_enable_6_byte_3;
  reg cb_blend_control_disable_rop3_6_byte_3;
  wire write_cb_blend_control_7;
  reg [4:0] cb_blend_control_color_srcblend_7_byte_0;
  reg [2:0] cb_blend_control_color_comb_fcn_7_byte_0;
  reg [4:0] cb_blend_control_color_destblend_7_byte_1;
  reg [4:0] cb_blend_control_alpha_srcblend_7_byte_2;
  reg [2:0] cb_blend_control_alpha_comb_fcn_7_byte_2;
  reg [4:0] cb_blend_control_alpha_destblend_7_byte_3;
  reg cb_blend_control_separate_alpha_blend_7_byte_3;
  reg cb_blend_control_enable_7_byte_3;
  reg cb_blend_control_disable_rop3_7_byte_3;
  wire context_page_288;
  wire write_cb_color_control;
  reg cb_color_control_degamma_enable_byte_0;
  reg [2:0] cb_color_control_mode_byte_0;
  reg [7:0] cb_color_control_rop3_byte_2;
  wire context_page_28c;
  wire write_cb_color_base_0;
  reg [7:0] cb_color_base_base_256b_0_byte_0;
  reg [7:0] cb_color_base_base_256b_0_byte_1;
  reg [7:0] cb_color_base_base_256b_0_byte_2;
  reg [7:0] cb_color_base_base_256b_0_byte_3;
  wire write_cb_color_pitch_0;
  reg [7:0] cb_color_pitch_tile_max_0_byte_0;
  reg [2:0] cb_color_pitch_tile_max_0_byte_1;
  reg [3:0] cb_color_pitch_fmask_tile_max_0_byte_2;
  reg [6:0] cb_color_pitch_fmask_tile_max_0_byte_3;
  wire write_cb_color_slice_0;
  reg [7:0] cb_color_slice_tile_max_0_byte_0;
  reg [7:0] cb_color_slice_tile_max_0_byte_1;
  reg [5:0] cb_color_slice_tile_max_0_byte_2;
  wire write_cb_color_view_0;
  reg [7:0] cb_color_view_slice_start_0_byte_0;
  reg [2:0] cb_color_view_slice_start_0_byte_1;
  reg [2:0] cb_color_view_slice_max_0_byte_1;
  reg [7:0] cb_color_view_slice_max_0_byte_2;
  wire write_cb_color_info_0;
  reg [1:0] cb_color_info_endian_0_byte_0;
  reg [4:0] cb_color_info_format_0_byte_0;
  reg cb_color_info_linear_general_0_byte_0;
  reg [2:0] cb_color_info_number_type_0_byte_1;
  reg [1:0] cb_color_info_comp_swap_0_byte_1;
  reg cb_color_info_fast_clear_0_byte_1;
  reg cb_color_info_compression_0_byte_1;
  reg cb_color_info_blend_clamp_0_byte_1;
  reg cb_color_info_blend_bypass_0_byte_2;
  reg cb_color_info_simple_float_0_byte_2;
  reg cb_color_info_round_mode_0_byte_2;
  reg cb_color_info_cmask_is_linear_0_byte_2;
  reg [2:0] cb_color_info_blend_opt_dont_rd_dst_0_byte_2;
  reg cb_color_info_blend_opt_discard_pixel_0_byte_2;
  reg [1:0] cb_color_info_blend_opt_discard_pixel_0_byte_3;
  reg cb_color_info_fmask_compression_disable_0_byte_3;
  wire write_cb_color_attrib_0;
  reg [4:0] cb_color_attrib_tile_mode_index_0_byte_0;
  reg [2:0] cb_color_attrib_fmask_tile_mode_index_0_byte_0;
  reg [1:0] cb_color_attrib_fmask_tile_mode_index_0_byte_1;
  reg [2:0] cb_color_attrib_num_samples_0_byte_1;
  reg cb_color_attrib_num_fragments_0_byte_1;
  reg cb_color_attrib_num_fragments_0_byte_2;
  reg cb_color_attrib_force_dst_alpha_1_0_byte_2;
  wire write_cb_color_cmask_0;
  reg [7:0] cb_color_cmask_base_256b_0_byte_0;
  reg [7:0] cb_color_cmask_base_256b_0_byte_1;
  reg [7:0] cb_color_cmask_base_256b_0_byte_2;
  reg [7:0] cb_color_cmask_base_256b_0_byte_3;
  wire write_cb_color_cmask_slice_0;
  reg [7:0] cb_color_cmask_slice_tile_max_0_byte_0;
  reg [5:0] cb_color_cmask_slice_tile_max_0_byte_1;
  wire write_cb_color_fmask_0;
  reg [7:0] cb_color_fmask_base_256b_0_byte_0;
  reg [7:0] cb_color_fmask_base_256b_0_byte_1;
  reg [7:0] cb_color_fmask_base_256b_0_byte_2;
  reg [7:0] cb_color_fmask_base_256b_0_byte_3;
  wire write_cb_color_fmask_slice_0;
  reg [7:0] cb_color_fmask_slice_tile_max_0_byte_0;
  reg [7:0] cb_color_fmask_slice_tile_max_0_byte_1;
  reg [5:0] cb_color_fmask_slice_tile_max_0_byte_2;
  wire write_cb_color_clear_word0_0;
  reg [7:0] cb_color_clear_word0_clear_word0_0_byte_0;
  reg [7:0] cb_color_clear_word0_clear_word0_0_byte_1;
  reg [7:0] cb_color_clear_word0_clear_word0_0_byte_2;
  reg [7:0] cb_color_clear_word0_clear_word0_0_byte_3;
  wire write_cb_color_clear_word1_0;
  reg [7:0] cb_color_clear_word1_clear_word1_0_byte_0;
  reg [7:0] cb_color_clear_word1_clear_word1_0_byte_1;
  reg [7:0] cb_color_clear_word1_clear_word1_0_byte_2;
  reg [7:0] cb_color_clear_word1_clear_word1_0_byte_3;
  wire write_cb_color_base_1;
  reg [7:0] cb_color_base_base_256b_1_byte_0;
  reg [7:0] cb_color_base_base_256b_1_byte_1;
  reg [7:0] cb_color_base_base_256b_1_byte_2;
  reg [7:0] cb_color_base_base_256b_1_byte_3;
  wire write_cb_color_pitch_1;
  reg [7:0] cb_color_pitch_tile_max_1_byte_0;
  reg [2:0] cb_color_pitch_tile_max_1_byte_1;
  reg [3:0] cb_color_pitch_fmask_tile_max_1_byte_2;
  reg [6:0] cb_color_pitch_fmask_tile_max_1_byte_3;
  wire write_cb_color_slice_1;
  reg [7:0] cb_color_slice_tile_max_1_byte_0;
  reg [7:0] cb_color_slice_tile_max_1_byte_1;
  reg [5:0] cb_color_slice_tile_max_1_byte_2;
  wire write_cb_color_view_1;
  reg [7:0] cb_color_view_slice_start_1_byte_0;
  reg [2:0] cb_color_view_slice_start_1_byte_1;
  reg [2:0] cb_color_view_slice_max_1_byte_1;
  reg [7:0] cb_color_view_slice_max_1_byte_2;
  wire write_cb_color_info_1;
  reg [1:0] cb_color_info_endian_1_byte_0;
  reg [4:0] cb_color_info_format_1_byte_0;
  reg cb_color_info_linear_general_1_byte_0;
  reg [2:0] cb_color_info_number_type_1_byte_1;
  reg [1:0] cb_color_info_comp_swap_1_byte_1;
  reg cb_color_info_fast_clear_1_byte_1;
  reg cb_color_info_compression_1_byte_1;
  reg cb_color_info_blend_clamp_1_byte_1;
  reg cb_color_info_blend_bypass_1_byte_2;
  reg cb_color_info_simple_float_1_byte_2;
  reg cb_color_info_round_mode_1_byte_2;
  reg cb_color_info_cmask_is_linear_1_byte_2;
  reg [2:0] cb_color_info_blend_opt_dont_rd_dst_1_byte_2;
  reg cb_color_info_blend_opt_discard_pixel_1_byte_2;
  reg [1:0] cb_color_info_blend_opt_discard_pixel_1_byte_3;
  reg cb_color_info_fmask_compression_disable_1_byte_3;
  wire write_cb_color_attrib_1;
  reg [4:0] cb_color_attrib_tile_mode_index_1_byte_0;
  reg [2:0] cb_color_attrib_fmask_tile_mode_index_1_byte_0;
  reg [1:0] cb_color_attrib_fmask_tile_mode_index_1_byte_1;
  reg [2:0] cb_color_attrib_num_samples_1_byte_1;
  reg cb_color_attrib_num_fragments_1_byte_1;
  reg cb_color_attrib_num_fragments_1_byte_2;
  reg cb_color_attrib_force_dst_alpha_1_1_byte_2;
  wire write_cb_color_cmask_1;
  reg [7:0] cb_color_cmask_base_256b_1_byte_0;
  reg [7:0] cb_color_cmask_base_256b_1_byte_1;
  reg [7:0] cb_color_cmask_base_256b_1_byte_2;
  reg [7:0] cb_color_cmask_base_256b_1_byte_3;
  wire write_cb_color_cmask_slice_1;
  reg [7:0] cb_color_cmask_slice_tile_max_1_byte_0;
  reg [5:0] cb_color_cmask_slice_tile_max_1_byte_1;
  wire write_cb_color_fmask_1;
  reg [7:0] cb_color_fmask_base_256b_1_byte_0;
  reg [7:0] cb_color_fmask_base_256b_1_byte_1;
  reg [7:0] cb_color_fmask_base_256b_1_byte_2;
  reg [7:0] cb_color_fmask_base_256b_1_byte_3;
  wire write_cb_color_fmask_slice_1;
  reg [7:0] cb_color_fmask_slice_tile_max_1_byte_0;
  reg [7:0] cb_color_fmask_slice_tile_max_1_byte_1;
  reg [5:0] cb_color_fmask_slice_tile_max_1_byte_2;
  wire write_cb_color_clear_word0_1;
  reg [7:0] cb_color_clear_word0_clear_word0_1_byte_0;
  reg [7:0] cb_color_clear_word0_clear_word0_1_byte_1;
  reg [7:0] cb_color_clear_word0_clear_word0_1_byte_2;
  reg [7:0] cb_color_clear_word0_clear_word0_1_byte_3;
  wire write_cb_color_clear_word1_1;
  reg [7:0] cb_color_clear_word1_clear_word1_1_byte_0;
  reg [7:0] cb_color_clear_word1_clear_word1_1_byte_1;
  reg [7:0] cb_color_clear_word1_clear_word1_1_byte_2;
  reg [7:0] cb_color_clear_word1_clear_word1_1_byte_3;
  wire write_cb_color_base_2;
  reg [7:0] cb_color_base_base_256b_2_byte_0;
  reg [7:0] cb_color_base_base_256b_2_byte_1;
  reg [7:0] cb_color_base_base_256b_2_byte_2;
  reg [7:0] cb_color_base_base_256b_2_byte_3;
  wire write_cb_color_pitch_2;
  reg [7:0] cb_color_pitch_tile_max_2_byte_0;
  reg [2:0] cb_color_pitch_tile_max_2_byte_1;
  reg [3:0] cb_color_pitch_fmask_tile_max_2_byte_2;
  reg [6:0] cb_color_pitch_fmask_tile_max_2_byte_3;
  wire write_cb_color_slice_2;
  reg [7:0] cb_color_slice_tile_max_2_byte_0;
  reg [7:0] cb_color_slice_tile_max_2_byte_1;
  reg [5:0] cb_color_slice_tile_max_2_byte_2;
  wire write_cb_color_view_2;
  reg [7:0] cb_color_view_slice_start_2_byte_0;
  reg [2:0] cb_color_view_slice_start_2_byte_1;
  reg [2:0] cb_color_view_slice_max_2_byte_1;
  reg [7:0] cb_color_view_slice_max_2_byte_2;
  wire write_cb_color_info_2;
  reg [1:0] cb_color_info_endian_2_byte_0;
  reg [4:0] cb_color_info_format_2_byte_0;
  reg cb_color_info_linear_general_2_byte_0;
  reg [2:0] cb_color_info_number_type_2_byte_1;
  reg [1:0] cb_color_info_comp_swap_2_byte_1;
  reg cb_color_info_fast_clear_2_byte_1;
  reg cb_color_info_compression_2_byte_1;
  reg cb_color_info_blend_clamp_2_byte_1;
  reg cb_color_info_blend_bypass_2_byte_2;
  reg cb_color_info_simple_float_2_byte_2;
  reg cb_color_info_round_mode_2_byte_2;
  reg cb_color_info_cmask_is_linear_2_byte_2;
  reg [2:0] cb_color_info_blend_opt_dont_rd_dst_2_byte_2;
  reg cb_color_info_blend_opt_discard_pixel_2_byte_2;
  reg [1:0] cb_color_info_blend_opt_discard_pixel_2_byte_3;
  reg cb_color_info_fmask_compression_disable_2_byte_3;
  wire write_cb_color_attrib_2;
  reg [4:0] cb_color_attrib_tile_mode_index_2_byte_0;
  reg [2:0] cb_color_attrib_fmask_tile_mode_index_2_byte_0;
  reg [1:0] cb_color_attrib_fmask_tile_mode_index_2_byte_1;
  reg [2:0] cb_color_attrib_num_samples_2_byte_1;
  reg cb_color_attrib_num_fragments_2_byte_1;
  reg cb_color_attrib_num_fragments_2_byte_2;
  reg cb_color_attrib_force_dst_alpha_1_2_byte_2;
  wire write_cb_color_cmask_2;
  reg [7:0] cb_color_cmask_base_256b_2_byte_0;
  reg [7:0] cb_color_cmask_base_256b_2_byte_1;
  reg [7:0] cb_color_cmask_base_256b_2_byte_2;
  reg [7:0] cb_color_cmask_base_256b_2_byte_3;
  wire write_cb_color_cmask_slice_2;
  reg [7:0] cb_color_cmask_slice_tile_max_2_byte_0;
  reg [5:0] cb_color_cmask_slice_tile_max_2_byte_1;
  wire write_cb_color_fmask_2;
  reg [7:0] cb_color_fmask_base_256b_2_byte_0;
  reg [7:0] cb_color_fmask_base_256b_2_byte_1;
  reg [7:0] cb_color_fmask_base_256b_2_byte_2;
  reg [7:0] cb_color_fmask_base_256b_2_byte_3;
  wire context_page_28d;
  wire write_cb_color_fmask_slice_2;
  reg [7:0] cb_color_fmask_slice_tile_max_2_byte_0;
  reg [7:0] cb_color_fmask_slice_tile_max_2_byte_1;
  reg [5:0] cb_color_fmask_slice_tile_max_2_byte_2;
  wire write_cb_color_clear_word0_2;
  reg [7:0] cb_color_clear_word0_clear_word0_2_byte_0;
  reg [7:0] cb_color_clear_word0_clear_word0_2_byte_1;
  reg [7:0] cb_color_clear_word0_clear_word0_2_byte_2;
  reg [7:0] cb_color_clear_word0_clear_word0_2_byte_3;
  wire write_cb_color_clear_word1_2;
  reg [7:0] cb_color_clear_word1_clear_word1_2_byte_0;
  reg [7:0] cb_color_clear_word1_clear_word1_2_byte_1;
  reg [7:0] cb_color_clear_word1_clear_word1_2_byte_2;
  reg [7:0] cb_color_clear_word1_clear_word1_2_byte_3;
  wire write_cb_color_base_3;
  reg [7:0] cb_color_base_base_256b_3_byte_0;
  reg [7:0] cb_color_base_base_256b_3_byte_1;
  reg [7:0] cb_color_base_base_256b_3_byte_2;
  reg [7:0] cb_color_base_base_256b_3_byte_3;
  wire write_cb_color_pitch_3;
  reg [7:0] cb_color_pitch_tile_max_3_byte_0;
  reg [2:0] cb_color_pitch_tile_max_3_byte_1;
  reg [3:0] cb_color_pitch_fmask_tile_max_3_byte_2;
  reg [6:0] cb_color_pitch_fmask_tile_max_3_byte_3;
  wire write_cb_color_slice_3;
  reg [7:0] cb_color_slice_tile_max_3_byte_0;
  reg [7:0] cb_color_slice_tile_max_3_byte_1;
  reg [5:0] cb_color_slice_tile_max_3_byte_2;
  wire write_cb_color_view_3;
  reg [7:0] cb_color_view_slice_start_3_byte_0;
  reg [2:0] cb_color_view_slice_start_3_byte_1;
  reg [2:0] cb_color_view_slice_max_3_byte_1;
  reg [7:0] cb_color_view_slice_max_3_byte_2;
  wire write_cb_color_info_3;
  reg [1:0] cb_color_info_endian_3_byte_0;
  reg [4:0] cb_color_info_format_3_byte_0;
  reg cb_color_info_linear_general_3_byte_0;
  reg [2:0] cb_color_info_number_type_3_byte_1;
  reg [1:0] cb_color_info_comp_swap_3_byte_1;
  reg cb_color_info_fast_clear_3_byte_1;
  reg cb_color_info_compression_3_byte_1;
  reg cb_color_info_blend_clamp_3_byte_1;
  reg cb_color_info_blend_bypass_3_byte_2;
  reg cb_color_info_simple_float_3_byte_2;
  reg cb_color_info_round_mode_3_byte_2;
  reg cb_color_info_cmask_is_linear_3_byte_2;
  reg [2:0] cb_color_info_blend_opt_dont_rd_dst_3_byte_2;
  reg cb_color_info_blend_opt_discard_pixel_3_byte_2;
  reg [1:0] cb_color_info_blend_opt_discard_pixel_3_byte_3;
  reg cb_color_info_fmask_compression_disable_3_byte_3;
  wire write_cb_color_attrib_3;
  reg [4:0] cb_color_attrib_tile_mode_index_3_byte_0;
  reg [2:0] cb_color_attrib_fmask_tile_mode_index_3_byte_0;
  reg [1:0] cb_color_attrib_fmask_tile_mode_index_3_byte_1;
  reg [2:0] cb_color_attrib_num_samples_3_byte_1;
  reg cb_color_attrib_num_fragments_3_byte_1;
  reg cb_color_attrib_num_fragments_3_byte_2;
  reg cb_color_attrib_force_dst_alpha_1_3_byte_2;
  wire write_cb_color_cmask_3;
  reg [7:0] cb_color_cmask_base_256b_3_byte_0;
  reg [7:0] cb_color_cmask_base_256b_3_byte_1;
  reg [7:0] cb_color_cmask_base_256b_3_byte_2;
  reg [7:0] cb_color_cmask_base_256b_3_byte_3;
  wire write_cb_color_cmask_slice_3;
  reg [7:0] cb_color_cmask_slice_tile_max_3_byte_0;
  reg [5:0] cb_color_cmask_slice_tile_max_3_byte_1;
  wire write_cb_color_fmask_3;
  reg [7:0] cb_color_fmask_base_256b_3_byte_0;
  reg [7:0] cb_color_fmask_base_256b_3_byte_1;
  reg [7:0] cb_color_fmask_base_256b_3_byte_2;
  reg [7:0] cb_color_fmask_base_256b_3_byte_3;
  wire write_cb_color_fmask_slice_3;
  reg [7:0] cb_color_fmask_slice_tile_max_3_byte_0;
  reg [7:0] cb_color_fmask_slice_tile_max_3_byte_1;
  reg [5:0] cb_color_fmask_slice_tile_max_3_byte_2;
  wire write_cb_color_clear_word0_3;
  reg [7:0] cb_color_clear_word0_clear_word0_3_byte_0;
  reg [7:0] cb_color_clear_word0_clear_word0_3_byte_1;
  reg [7:0] cb_color_clear_word0_clear_word0_3_byte_2;
  reg [7:0] cb_color_clear_word0_clear_word0_3_byte_3;
  wire write_cb_color_clear_word1_3;
  reg [7:0] cb_color_clear_word1_clear_word1_3_byte_0;
  reg [7:0] cb_color_clear_word1_clear_word1_3_byte_1;
  reg [7:0] cb_color_clear_word1_clear_word1_3_byte_2;
  reg [7:0] cb_color_clear_word1_clear_word1_3_byte_3;
  wire write_cb_color_base_4;
  reg [7:0] cb_color_base_base_256b_4_byte_0;
  reg [7:0] cb_color_base_base_256b_4_byte_1;
  reg [7:0] cb_color_base_base_256b_4_byte_2;
  reg [7:0] cb_color_base_base_256b_4_byte_3;
  wire write_cb_color_pitch_4;
  reg [7:0] cb_color_pitch_tile_max_4_byte_0;
  reg [2:0] cb_color_pitch_tile_max_4_byte_1;
  reg [3:0] cb_color_pitch_fmask_tile_max_4_byte_2;
  reg [6:0] cb_color_pitch_fmask_tile_max_4_byte_3;
  wire write_cb_color_slice_4;
  reg [7:0] cb_color_slice_tile_max_4_byte_0;
  reg [7:0] cb_color_slice_tile_max_4_byte_1;
  reg [5:0] cb_color_slice_tile_max_4_byte_2;
  wire write_cb_color_view_4;
  reg [7:0] cb_color_view_slice_start_4_byte_0;
  reg [2:0] cb_color_view_slice_start_4_byte_1;
  reg [2:0] cb_color_view_slice_max_4_byte_1;
  reg [7:0] cb_color_view_slice_max_4_byte_2;
  wire write_cb_color_info_4;
  reg [1:0] cb_color_info_endian_4_byte_0;
  reg [4:0] cb_color_info_format_4_byte_0;
  reg cb_color_info_linear_general_4_byte_0;
  reg [2:0] cb_color_info_number_type_4_byte_1;
  reg [1:0] cb_color_info_comp_swap_4_byte_1;
  reg cb_color_info_fast_clear_4_byte_1;
  reg cb_color_info_compression_4_byte_1;
  reg cb_color_info_blend_clamp_4_byte_1;
  reg cb_color_info_blend_bypass_4_byte_2;
  reg cb_color_info_simple_float_4_byte_2;
  reg cb_color_info_round_mode_4_byte_2;
  reg cb_color_info_cmask_is_linear_4_byte_2;
  reg [2:0] cb_color_info_blend_opt_dont_rd_dst_4_byte_2;
  reg cb_color_info_blend_opt_discard_pixel_4_byte_2;
  reg [1:0] cb_color_info_blend_opt_discard_pixel_4_byte_3;
  reg cb_color_info_fmask_compression_disable_4_byte_3;
  wire write_cb_color_attrib_4;
  reg [4:0] cb_color_attrib_tile_mode_index_4_byte_0;
  reg [2:0] cb_color_attrib_fmask_tile_mode_index_4_byte_0;
  reg [1:0] cb_color_attrib_fmask_tile_mode_index_4_byte_1;
  reg [2:0] cb_color_attrib_num_samples_4_byte_1;
  reg cb_color_attrib_num_fragments_4_byte_1;
  reg cb_color_attrib_num_fragments_4_byte_2;
  reg cb_color_attrib_force_dst_alpha_1_4_byte_2;
  wire write_cb_color_cmask_4;
  reg [7:0] cb_color_cmask_base_256b_4_byte_0;
  reg [7:0] cb_color_cmask_base_256b_4_byte_1;
  reg [7:0] cb_color_cmask_base_256b_4_byte_2;
  reg [7:0] cb_color_cmask_base_256b_4_byte_3;
  wire write_cb_color_cmask_slice_4;
  reg [7:0] cb_color_cmask_slice_tile_max_4_byte_0;
  reg [5:0] cb_color_cmask_slice_tile_max_4_byte_1;
  wire write_cb_color_fmask_4;
  reg [7:0] cb_color_fmask_base_256b_4_byte_0;
  reg [7:0] cb_color_fmask_base_256b_4_byte_1;
  reg [7:0] cb_color_fmask_base_256b_4_byte_2;
  reg [7:0] cb_color_fmask_base_256b_4_byte_3;
  wire write_cb_color_fmask_slice_4;
  reg [7:0] cb_color_fmask_slice_tile_max_4_byte_0;
  reg [7:0] cb_color_fmask_slice_tile_max_4_byte_1;
  reg [5:0] cb_color_fmask_slice_tile_max_4_byte_2;
  wire write_cb_color_clear_word0_4;
  reg [7:0] cb_color_clear_word0_clear_word0_4_byte_0;
  reg [7:0] cb_color_clear_word0_clear_word0_4_byte_1;
  reg [7:0] cb_color_clear_word0_clear_word0_4_byte_2;
  reg [7:0] cb_color_clear_word0_clear_word0_4_byte_3;
  wire write_cb_color_clear_word1_4;
  reg [7:0] cb_color_clear_word1_clear_word1_4_byte_0;
  reg [7:0] cb_color_clear_word1_clear_word1_4_byte_1;
  reg [7:0] cb_color_clear_word1_clear_word1_4_byte_2;
  reg [7:0] cb_color_clear_word1_clear_word1_4_byte_3;
  wire write_cb_color_base_5;
  reg [7:0] cb_color_base_base_256b_5_byte_0;
  reg [7:0] cb_color_base_base_256b_5_byte_1;
  reg [7:0] cb_color_base_base_256b_5_byte_2;
  reg [7:0] cb_color_base_base_256b_5_byte_3;
  wire write_cb_color_pitch_5;
  reg [7:0] cb_color_pitch_tile_max_5_byte_0;
  reg [2:0] cb_color_pitch_tile_max_5_byte_1;
  reg [3:0] cb_color_pitch_fmask_tile_max_5_byte_2;
  reg [6:0] cb_color_pitch_fmask_tile_max_5_byte_3;
  wire write_cb_color_slice_5;
  reg [7:0] cb_color_slice_tile_max_5_byte_0;
  reg [7:0] cb_color_slice_tile_max_5_byte_1;
  reg [5:0] cb_color_slice_tile_max_5_byte_2;
  wire write_cb_color_view_5;
  reg [7:0] cb_color_view_slice_start_5_byte_0;
  reg [2:0] cb_color_view_slice_start_5_byte_1;
  reg [2:0] cb_color_view_slice_max_5_byte_1;
  reg [7:0] cb_color_view_slice_max_5_byte_2;
  wire write_cb_color_info_5;
  reg [1:0] cb_color_info_endian_5_byte_0;
  reg [4:0] cb_color_info_format_5_byte_0;
  reg cb_color_info_linear_general_5_byte_0;
  reg [2:0] cb_color_info_number_type_5_byte_1;
  reg [1:0] cb_color_info_comp_swap_5_byte_1;
  reg cb_color_info_fast_clear_5_byte_1;
  reg cb_color_info_compression_5_byte_1;
  reg cb_color_info_blend_clamp_5_byte_1;
  reg cb_color_info_blend_bypass_5_byte_2;
  reg cb_color_info_simple_float_5_byte_2;
  reg cb_color_info_round_mode_5_byte_2;
  reg cb_color_info_cmask_is_linear_5_byte_2;
  reg [2:0] cb_color_info_blend_opt_dont_rd_dst_5_byte_2;
  reg cb_color_info_blend_opt_discard_pixel_5_byte_2;
  reg [1:0] cb_color_info_blend_opt_discard_pixel_5_byte_3;
  reg cb_color_info_fmask_compression_disable_5_byte_3;
  wire write_cb_color_attrib_5;
  reg [4:0] cb_color_attrib_tile_mode_index_5_byte_0;
  reg [2:0] cb_color_attrib_fmask_tile_mode_index_5_byte_0;
  reg [1:0] cb_color_attrib_fmask_tile_mode_index_5_byte_1;
  reg [2:0] cb_color_attrib_num_samples_5_byte_1;
  reg cb_color_attrib_num_fragments_5_byte_1;
  reg cb_color_attrib_num_fragments_5_byte_2;
  reg cb_color_attrib_force_dst_alpha_1_5_byte_2;
  wire write_cb_color_cmask_5;
  reg [7:0] cb_color_cmask_base_256b_5_byte_0;
  reg [7:0] cb_color_cmask_base_256b_5_byte_1;
  reg [7:0] cb_color_cmask_base_256b_5_byte_2;
  reg [7:0] cb_color_cmask_base_256b_5_byte_3;
  wire write_cb_color_cmask_slice_5;
  reg [7:0] cb_color_cmask_slice_tile_max_5_byte_0;
  reg [5:0] cb_color_cmask_slice_tile_max_5_byte_1;
  wire write_cb_color_fmask_5;
  reg [7:0] cb_color_fmask_base_256b_5_byte_0;
  reg [7:0] cb_color_fmask_base_256b_5_byte_1;
  reg [7:0] cb_color_fmask_base_256b_5_byte_2;
  reg [7:0] cb_color_fmask_base_256b_5_byte_3;
  wire write_cb_color_fmask_slice_5;
  reg [7:0] cb_color_fmask_slice_tile_max_5_byte_0;
  reg [7:0] cb_color_fmask_slice_tile_max_5_byte_1;
  reg [5:0] cb_color_fmask_slice_tile_max_5_byte_2;
  wire write_cb_color_clear_word0_5;
  reg [7:0] cb_color_clear_word0_clear_word0_5_byte_0;
  reg [7:0] cb_color_clear_word0_clear_word0_5_byte_1;
  reg [7:0] cb_color_clear_word0_clear_word0_5_byte_2;
  reg [7:0] cb_color_clear_word0_clear_word0_5_byte_3;
  wire write_cb_color_clear_word1_5;
  reg [7:0] cb_color_clear_word1_clear_word1_5_byte_0;
  reg [7:0] cb_color_clear_word1_clear_word1_5_byte_1;
  reg [7:0] cb_color_clear_word1_clear_word1_5_byte_2;
  reg [7:0] cb_color_clear_word1_clear_word1_5_byte_3;
  wire write_cb_color_base_6;
  reg [7:0] cb_color_base_base_256b_6_byte_0;
  reg [7:0] cb_color_base_base_256b_6_byte_1;
  reg [7:0] cb_color_base_base_256b_6_byte_2;
  reg [7:0] cb_color_base_base_256b_6_byte_3;
  wire write_cb_color_pitch_6;
  reg [7:0] cb_color_pitch_tile_max_6_byte_0;
  reg [2:0] cb_color_pitch_tile_max_6_byte_1;
  reg [3:0] cb_color_pitch_fmask_tile_max_6_byte_2;
  reg [6:0] cb_color_pitch_fmask_tile_max_6_byte_3;
  wire write_cb_color_slice_6;
  reg [7:0] cb_color_slice_tile_max_6_byte_0;
  reg [7:0] cb_color_slice_tile_max_6_byte_1;
  reg [5:0] cb_color_slice_tile_max_6_byte_2;
  wire write_cb_color_view_6;
  reg [7:0] cb_color_view_slice_start_6_byte_0;
  reg [2:0] cb_color_view_slice_start_6_byte_1;
  reg [2:0] cb_color_view_slice_max_6_byte_1;
  reg [7:0] cb_color_view_slice_max_6_byte_2;
  wire write_cb_color_info_6;
  reg [1:0] cb_color_info_endian_6_byte_0;
  reg [4:0] cb_color_info_format_6_byte_0;
  reg cb_color_info_linear_general_6_byte_0;
  reg [2:0] cb_color_info_number_type_6_byte_1;
  reg [1:0] cb_color_info_comp_swap_6_byte_1;
  reg cb_color_info_fast_clear_6_byte_1;
  reg cb_color_info_compression_6_byte_1;
  reg cb_color_info_blend_clamp_6_byte_1;
  reg cb_color_info_blend_bypass_6_byte_2;
  reg cb_color_info_simple_float_6_byte_2;
  reg cb_color_info_round_mode_6_byte_2;
  reg cb_color_info_cmask_is_linear_6_byte_2;
  reg [2:0] cb_color_info_blend_opt_dont_rd_dst_6_byte_2;
  reg cb_color_info_blend_opt_discard_pixel_6_byte_2;
  reg [1:0] cb_color_info_blend_opt_discard_pixel_6_byte_3;
  reg cb_color_info_fmask_compression_disable_6_byte_3;
  wire write_cb_color_attrib_6;
  reg [4:0] cb_color_attrib_tile_mode_index_6_byte_0;
  reg [2:0] cb_color_attrib_fmask_tile_mode_index_6_byte_0;
  reg [1:0] cb_color_attrib_fmask_tile_mode_index_6_byte_1;
  reg [2:0] cb_color_attrib_num_samples_6_byte_1;
  reg cb_color_attrib_num_fragments_6_byte_1;
  reg cb_color_attrib_num_fragments_6_byte_2;
  reg cb_color_attrib_force_dst_alpha_1_6_byte_2;
  wire write_cb_color_cmask_6;
  reg [7:0] cb_color_cmask_base_256b_6_byte_0;
  reg [7:0] cb_color_cmask_base_256b_6_byte_1;
  reg [7:0] cb_color_cmask_base_256b_6_byte_2;
  reg [7:0] cb_color_cmask_base_256b_6_byte_3;
  wire write_cb_color_cmask_slice_6;
  reg [7:0] cb_color_cmask_slice_tile_max_6_byte_0;
  reg [5:0] cb_color_cmask_slice_tile_max_6_byte_1;
  wire write_cb_color_fmask_6;
  reg [7:0] cb_color_fmask_base_256b_6_byte_0;
  reg [7:0] cb_color_fmask_base_256b_6_byte_1;
  reg [7:0] cb_color_fmask_base_256b_6_byte_2;
  reg [7:0] cb_color_fmask_base_256b_6_byte_3;
  wire write_cb_color_fmask_slice_6;
  reg [7:0] cb_color_fmask_slice_tile_max_6_byte_0;
  reg [7:0] cb_color_fmask_slice_tile_max_6_byte_1;
  reg [5:0] cb_color_fmask_slice_tile_max_6_byte_2;
  wire write_cb_color_clear_word0_6;
  reg [7:0] cb_color_clear_word0_clear_word0_6_byte_0;
  reg [7:0] cb_color_clear_word0_clear_word0_6_byte_1;
  reg [7:0] cb_color_clear_word0_clear_word0_6_byte_2;
  reg [7:0] cb_color_clear_word0_clear_word0_6_byte_3;
  wire write_cb_color_clear_word1_6;
  reg [7:0] cb_color_clear_word1_clear_word1_6_byte_0;
  reg [7:0] cb_color_clear_word1_clear_word1_6_byte_1;
  reg [7:0] cb_color_clear_word1_clear_word1_6_byte_2;
  reg [7:0] cb_color_clear_word1_clear_word1_6_byte_3;
  wire context_page_28e;
  wire write_cb_color_base_7;
  reg [7:0] cb_color_base_base_256b_7_byte_0;
  reg [7:0] cb_color_base_base_256b_7_byte_1;
  reg [7:0] cb_color_base_base_256b_7_byte_2;
  reg [7:0] cb_color_base_base_256b_7_byte_3;
  wire write_cb_color_pitch_7;
  reg [7:0] cb_color_pitch_tile_max_7_byte_0;
  reg [2:0] cb_color_pitch_tile_max_7_byte_1;
  reg [3:0] cb_color_pitch_fmask_tile_max_7_byte_2;
  reg [6:0] cb_color_pitch_fmask_tile_max_7_byte_3;
  wire write_cb_color_slice_7;
  reg [7:0] cb_color_slice_tile_max_7_byte_0;
  reg [7:0] cb_color_slice_tile_max_7_byte_1;
  reg [5:0] cb_color_slice_tile_max_7_byte_2;
  wire write_cb_color_view_7;
  reg [7:0] cb_color_view_slice_start_7_byte_0;
  reg [2:0] cb_color_view_slice_start_7_byte_1;
  reg [2:0] cb_color_view_slice_max_7_byte_1;
  reg [7:0] cb_color_view_slice_max_7_byte_2;
  wire write_cb_color_info_7;
  reg [1:0] cb_color_info_endian_7_byte_0;
  reg [4:0] cb_color_info_format_7_byte_0;
  reg cb_color_info_linear_general_7_byte_0;
  reg [2:0] cb_color_info_number_type_7_byte_1;
  reg [1:0] cb_color_info_comp_swap_7_byte_1;
  reg cb_color_info_fast_clear_7_byte_1;
  reg cb_color_info_compression_7_byte_1;
  reg cb_color_info_blend_clamp_7_byte_1;
  reg cb_color_info_blend_bypass_7_byte_2;
  reg cb_color_info_simple_float_7_byte_2;
  reg cb_color_info_round_mode_7_byte_2;
  reg cb_color_info_cmask_is_linear_7_byte_2;
  reg [2:0] cb_color_info_blend_opt_dont_rd_dst_7_byte_2;
  reg cb_color_info_blend_opt_discard_pixel_7_byte_2;
  reg [1:0] cb_color_info_blend_opt_discard_pixel_7_byte_3;
  reg cb_color_info_fmask_compression_disable_7_byte_3;
  wire write_cb_color_attrib_7;
  reg [4:0] cb_color_attrib_tile_mode_index_7_byte_0;
  reg [2:0] cb_color_attrib_fmask_tile_mode_index_7_byte_0;
  reg [1:0] cb_color_attrib_fmask_tile_mode_index_7_byte_1;
  reg [2:0] cb_color_attrib_num_samples_7_byte_1;
  reg cb_color_attrib_num_fragments_7_byte_1;
  reg cb_color_attrib_num_fragments_7_byte_2;
  reg cb_color_attrib_force_dst_alpha_1_7_byte_2;
  wire write_cb_color_cmask_7;
  reg [7:0] cb_color_cmask_base_256b_7_byte_0;
  reg [7:0] cb_color_cmask_base_256b_7_byte_1;
  reg [7:0] cb_color_cmask_base_256b_7_byte_2;
  reg [7:0] cb_color_cmask_base_256b_7_byte_3;
  wire write_cb_color_cmask_slice_7;
  reg [7:0] cb_color_cmask_slice_tile_max_7_byte_0;
  reg [5:0] cb_color_cmask_slice_tile_max_7_byte_1;
  wire write_cb_color_fmask_7;
  reg [7:0] cb_color_fmask_base_256b_7_byte_0;
  reg [7:0] cb_color_fmask_base_256b_7_byte_1;
  reg [7:0] cb_color_fmask_base_256b_7_byte_2;
  reg [7:0] cb_color_fmask_base_256b_7_byte_3;
  wire write_cb_color_fmask_slice_7;
  reg [7:0] cb_color_fmask_slice_tile_max_7_byte_0;
  reg [7:0] cb_color_fmask_slice_tile_max_7_byte_1;
  reg [5:0] cb_color_fmask_slice_tile_max_7_byte_2;
  wire write_cb_color_clear_word0_7;
  reg [7:0] cb_color_clear_word0_clear_word0_7_byte_0;
  reg [7:0] cb_color_clear_word0_clear_word0_7_byte_1;
  reg [7:0] cb_color_clear_word0_clear_word0_7_byte_2;
  reg [7:0] cb_color_clear_word0_clear_word0_7_byte_3;
  wire write_cb_color_clear_word1_7;
  reg [7:0] cb_color_clear_word1_clear_word1_7_byte_0;
  reg [7:0] cb_color_clear_word1_clear_word1_7_byte_1;
  reg [7:0] cb_color_clear_word1_clear_word1_7_byte_2;
  reg [7:0] cb_color_clear_word1_clear_word1_7_byte_3;
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
  assign cb_blend_red_blend_red = {cb_blend_red_blend_red_byte_3, cb_blend_red_blend_red_byte_2,
      cb_blend_red_blend_red_byte_1, cb_blend_red_blend_red_byte_0};
  wire equal_5 = bus_address[7:2] == 6'd6;
  assign write_cb_blend_green = conjunction_2 & equal_5;
  assign cb_blend_green_blend_green = {cb_blend_green_blend_green_byte_3, cb_blend_green_blend_green_byte_2,
      cb_blend_green_blend_green_byte_1, cb_blend_green_blend_green_byte_0};
  wire equal_6 = bus_address[7:2] == 6'd7;
  assign write_cb_blend_blue = conjunction_2 & equal_6;
  assign cb_blend_blue_blend_blue = {cb_blend_blue_blend_blue_byte_3, cb_blend_blue_blend_blue_byte_2,
      cb_blend_blue_blend_blue_byte_1, cb_blend_blue_blend_blue_byte_0};
  wire equal_7 = bus_address[7:2] == 6'd8;
  assign write_cb_blend_alpha = conjunction_2 & equal_7;
  assign cb_blend_alpha_blend_alpha = {cb_blend_alpha_blend_alpha_byte_3, cb_blend_alpha_blend_alpha_byte_2,
      cb_blend_alpha_blend_alpha_byte_1, cb_blend_alpha_blend_alpha_byte_0};
  assign context_page_287 = bus_address[17:8] == 10'h287;

  wire equal_8 = bus_address[7:2] == 6'h20;
  wire conjunction_3 = writing & context_page_287;

  assign write_cb_blend_control_0 = conjunction_3 & equal_8;
  assign cb_blend_control_color_srcblend_0 = cb_blend_control_color_srcblend_0_byte_0;
  assign cb_blend_control_color_comb_fcn_0 = cb_blend_control_color_comb_fcn_0_byte_0;
  assign cb_blend_control_color_destblend_0 = cb_blend_control_color_destblend_0_byte_1;
  assign cb_blend_control_alpha_srcblend_0 = cb_blend_control_alpha_srcblend_0_byte_2;
  assign cb_blend_control_alpha_comb_fcn_0 = cb_blend_control_alpha_comb_fcn_0_byte_2;
  assign cb_blend_control_alpha_destblend_0 = cb_blend_control_alpha_destblend_0_byte_3;
  assign cb_blend_control_separate_alpha_blend_0 = cb_blend_control_separate_alpha_blend_0_byte_3;
  assign cb_blend_control_enable_0 = cb_blend_control_enable_0_byte_3;
  assign cb_blend_control_disable_rop3_0 = cb_blend_control_disable_rop3_0_byte_3;
  wire equal_9 = bus_address[7:2] == 6'h21;
  assign write_cb_blend_control_1 = conjunction_3 & equal_9;
  assign cb_blend_control_color_srcblend_1 = cb_blend_control_color_srcblend_1_byte_0;
  assign cb_blend_control_color_comb_fcn_1 = cb_blend_control_color_comb_fcn_1_byte_0;
  assign cb_blend_control_color_destblend_1 = cb_blend_control_color_destblend_1_byte_1;
  assign cb_blend_control_alpha_srcblend_1 = cb_blend_control_alpha_srcblend_1_byte_2;
  assign cb_blend_control_alpha_comb_fcn_1 = cb_blend_control_alpha_comb_fcn_1_byte_2;
  assign cb_blend_control_alpha_destblend_1 = cb_blend_control_alpha_destblend_1_byte_3;
  assign cb_blend_control_separate_alpha_blend_1 = cb_blend_control_separate_alpha_blend_1_byte_3;
  assign cb_blend_control_enable_1 = cb_blend_control_enable_1_byte_3;
  assign cb_blend_control_disable_rop3_1 = cb_blend_control_disable_rop3_1_byte_3;
  wire equal_10 = bus_address[7:2] == 6'h22;
  assign write_cb_blend_control_2 = conjunction_3 & equal_10;
  assign cb_blend_control_color_srcblend_2 = cb_blend_control_color_srcblend_2_byte_0;
  assign cb_blend_control_color_comb_fcn_2 = cb_blend_control_color_comb_fcn_2_byte_0;
  assign cb_blend_control_color_destblend_2 = cb_blend_control_color_destblend_2_byte_1;
  assign cb_blend_control_alpha_srcblend_2 = cb_blend_control_alpha_srcblend_2_byte_2;
  assign cb_blend_control_alpha_comb_fcn_2 = cb_blend_control_alpha_comb_fcn_2_byte_2;
  assign cb_blend_control_alpha_destblend_2 = cb_blend_control_alpha_destblend_2_byte_3;
  assign cb_blend_control_separate_alpha_blend_2 = cb_blend_control_separate_alpha_blend_2_byte_3;
  assign cb_blend_control_enable_2 = cb_blend_control_enable_2_byte_3;
  assign cb_blend_control_disable_rop3_2 = cb_blend_control_disable_rop3_2_byte_3;
  wire equal_11 = bus_address[7:2] == 6'h23;
  assign write_cb_blend_control_3 = conjunction_3 & equal_11;
  assign cb_blend_control_color_srcblend_3 = cb_blend_control_color_srcblend_3_byte_0;
  assign cb_blend_control_color_comb_fcn_3 = cb_blend_control_color_comb_fcn_3_byte_0;
  assign cb_blend_control_color_destblend_3 = cb_blend_control_color_destblend_3_byte_1;
  assign cb_blend_control_alpha_srcblend_3 = cb_blend_control_alpha_srcblend_3_byte_2;
  assign cb_blend_control_alpha_comb_fcn_3 = cb_blend_control_alpha_comb_fcn_3_byte_2;
  assign cb_blend_control_alpha_destblend_3 = cb_blend_control_alpha_destblend_3_byte_3;
  assign cb_blend_control_separate_alpha_blend_3 = cb_blend_control_separate_alpha_blend_3_byte_3;
  assign cb_blend_control_enable_3 = cb_blend_control_enable_3_byte_3;
  assign cb_blend_control_disable_rop3_3 = cb_blend_control_disable_rop3_3_byte_3;
  wire equal_12 = bus_address[7:2] == 6'h24;
  assign write_cb_blend_control_4 = conjunction_3 & equal_12;
  assign cb_blend_control_color_srcblend_4 = cb_blend_control_color_srcblend_4_byte_0;
  assign cb_blend_control_color_comb_fcn_4 = cb_blend_control_color_comb_fcn_4_byte_0;
  assign cb_blend_control_color_destblend_4 = cb_blend_control_color_destblend_4_byte_1;
  assign cb_blend_control_alpha_srcblend_4 = cb_blend_control_alpha_srcblend_4_byte_2;
  assign cb_blend_control_alpha_comb_fcn_4 = cb_blend_control_alpha_comb_fcn_4_byte_2;
  assign cb_blend_control_alpha_destblend_4 = cb_blend_control_alpha_destblend_4_byte_3;
  assign cb_blend_control_separate_alpha_blend_4 = cb_blend_control_separate_alpha_blend_4_byte_3;
  assign cb_blend_control_enable_4 = cb_blend_control_enable_4_byte_3;
  assign cb_blend_control_disable_rop3_4 = cb_blend_control_disable_rop3_4_byte_3;
  wire equal_13 = bus_address[7:2] == 6'h25;
  assign write_cb_blend_control_5 = conjunction_3 & equal_13;
  assign cb_blend_control_color_srcblend_5 = cb_blend_control_color_srcblend_5_byte_0;
  assign cb_blend_control_color_comb_fcn_5 = cb_blend_control_color_comb_fcn_5_byte_0;
  assign cb_blend_control_color_destblend_5 = cb_blend_control_color_destblend_5_byte_1;
  assign cb_blend_control_alpha_srcblend_5 = cb_blend_control_alpha_srcblend_5_byte_2;
  assign cb_blend_control_alpha_comb_fcn_5 = cb_blend_control_alpha_comb_fcn_5_byte_2;
  assign cb_blend_control_alpha_destblend_5 = cb_blend_control_alpha_destblend_5_byte_3;
  assign cb_blend_control_separate_alpha_blend_5 = cb_blend_control_separate_alpha_blend_5_byte_3;
  assign cb_blend_control_enable_5 = cb_blend_control_enable_5_byte_3;
  assign cb_blend_control_disable_rop3_5 = cb_blend_control_disable_rop3_5_byte_3;
  wire equal_14 = bus_address[7:2] == 6'h26;
  assign write_cb_blend_control_6 = conjunction_3 & equal_14;
  assign cb_blend_control_color_srcblend_6 = cb_blend_control_color_srcblend_6_byte_0;
  assign cb_blend_control_color_comb_fcn_6 = cb_blend_control_color_comb_fcn_6_byte_0;
  assign cb_blend_control_color_destblend_6 = cb_blend_control_color_destblend_6_byte_1;
  assign cb_blend_control_alpha_srcblend_6 = cb_blend_control_alpha_srcblend_6_byte_2;
  assign cb_blend_control_alpha_comb_fcn_6 = cb_blend_control_alpha_comb_fcn_6_byte_2;
  assign cb_blend_control_alpha_destblend_6 = cb_blend_control_alpha_destblend_6_byte_3;
  assign cb_blend_control_separate_alpha_blend_6 = cb_blend_control_separate_alpha_blend_6_byte_3;
  assign cb_blend_control_enable_6 = cb_blend_control_enable_6_byte_3;
  assign cb_blend_control_disable_rop3_6 = cb_blend_control_disable_rop3_6_byte_3;
  wire equal_15 = bus_address[7:2] == 6'h27;
  assign write_cb_blend_control_7 = conjunction_3 & equal_15;
  assign cb_blend_control_color_srcblend_7 = cb_blend_control_color_srcblend_7_byte_0;
  assign cb_blend_control_color_comb_fcn_7 = cb_blend_control_color_comb_fcn_7_byte_0;
  assign cb_blend_control_color_destblend_7 = cb_blend_control_color_destblend_7_byte_1;
  assign cb_blend_control_alpha_srcblend_7 = cb_blend_control_alpha_srcblend_7_byte_2;
  assign cb_blend_control_alpha_comb_fcn_7 = cb_blend_control_alpha_comb_fcn_7_byte_2;
  assign cb_blend_control_alpha_destblend_7 = cb_blend_control_alpha_destblend_7_byte_3;
  assign cb_blend_control_separate_alpha_blend_7 = cb_blend_control_separate_alpha_blend_7_byte_3;
  assign cb_blend_control_enable_7 = cb_blend_control_enable_7_byte_3;
  assign cb_blend_control_disable_rop3_7 = cb_blend_control_disable_rop3_7_byte_3;
  assign context_page_288 = bus_address[17:8] == 10'h288;
  wire equal_16 = bus_address[7:2] == 6'd2;
  assign write_cb_color_control = writing & context_page_288 & equal_16;
  assign cb_color_control_degamma_enable = cb_color_control_degamma_enable_byte_0;
  assign cb_color_control_mode = cb_color_control_mode_byte_0;
  assign cb_color_control_rop3 = cb_color_control_rop3_byte_2;
  assign context_page_28c = bus_address[17:8] == 10'h28c;

  wire equal_17 = bus_address[7:2] == 6'h18;
  wire conjunction_4 = writing & context_page_28c;

  assign write_cb_color_base_0 = conjunction_4 & equal_17;
  assign cb_color_base_base_256b_0 = {cb_color_base_base_256b_0_byte_3, cb_color_base_base_256b_0_byte_2,
      cb_color_base_base_256b_0_byte_1, cb_color_base_base_256b_0_byte_0};
  wire equal_18 = bus_address[7:2] == 6'h19;
  assign write_cb_color_pitch_0 = conjunction_4 & equal_18;
  assign cb_color_pitch_tile_max_0 = {cb_color_pitch_tile_max_0_byte_1, cb_color_pitch_tile_max_0_byte_0};
  assign cb_color_pitch_fmask_tile_max_0 = {cb_color_pitch_fmask_tile_max_0_byte_3,
      cb_color_pitch_fmask_tile_max_0_byte_2};
  assign write_cb_color_slice_0 = conjunction_4 & (bus_address[7:2] == 6'h1a);
  assign cb_color_slice_tile_max_0 = {cb_color_slice_tile_max_0_byte_2, cb_color_slice_tile_max_0_byte_1,
      cb_color_slice_tile_max_0_byte_0};
  wire equal_19 = bus_address[7:2] == 6'h1b;
  assign write_cb_color_view_0 = conjunction_4 & equal_19;
  assign cb_color_view_slice_start_0 = {cb_color_view_slice_start_0_byte_1, cb_color_view_slice_start_0_byte_0};
  assign cb_color_view_slice_max_0 = {cb_color_view_slice_max_0_byte_2, cb_color_view_slice_max_0_byte_1};
  wire equal_20 = bus_address[7:2] == 6'h1c;
  assign write_cb_color_info_0 = conjunction_4 & equal_20;
  assign cb_color_info_endian_0 = cb_color_info_endian_0_byte_0;
  assign cb_color_info_format_0 = cb_color_info_format_0_byte_0;
  assign cb_color_info_linear_general_0 = cb_color_info_linear_general_0_byte_0;
  assign cb_color_info_number_type_0 = cb_color_info_number_type_0_byte_1;
  assign cb_color_info_comp_swap_0 = cb_color_info_comp_swap_0_byte_1;
  assign cb_color_info_fast_clear_0 = cb_color_info_fast_clear_0_byte_1;
  assign cb_color_info_compression_0 = cb_color_info_compression_0_byte_1;
  assign cb_color_info_blend_clamp_0 = cb_color_info_blend_clamp_0_byte_1;
  assign cb_color_info_blend_bypass_0 = cb_color_info_blend_bypass_0_byte_2;
  assign cb_color_info_simple_float_0 = cb_color_info_simple_float_0_byte_2;
  assign cb_color_info_round_mode_0 = cb_color_info_round_mode_0_byte_2;
  assign cb_color_info_cmask_is_linear_0 = cb_color_info_cmask_is_linear_0_byte_2;
  assign cb_color_info_blend_opt_dont_rd_dst_0 = cb_color_info_blend_opt_dont_rd_dst_0_byte_2;
  assign cb_color_info_blend_opt_discard_pixel_0 = {cb_color_info_blend_opt_discard_pixel_0_byte_3,
      cb_color_info_blend_opt_discard_pixel_0_byte_2};
  assign cb_color_info_fmask_compression_disable_0 = cb_color_info_fmask_compression_disable_0_byte_3;
  wire equal_21 = bus_address[7:2] == 6'h1d;
  assign write_cb_color_attrib_0 = conjunction_4 & equal_21;
  assign cb_color_attrib_tile_mode_index_0 = cb_color_attrib_tile_mode_index_0_byte_0;
  assign cb_color_attrib_fmask_tile_mode_index_0 = {cb_color_attrib_fmask_tile_mode_index_0_byte_1,
      cb_color_attrib_fmask_tile_mode_index_0_byte_0};
  assign cb_color_attrib_num_samples_0 = cb_color_attrib_num_samples_0_byte_1;
  assign cb_color_attrib_num_fragments_0 = {cb_color_attrib_num_fragments_0_byte_2,
      cb_color_attrib_num_fragments_0_byte_1};
  assign cb_color_attrib_force_dst_alpha_1_0 = cb_color_attrib_force_dst_alpha_1_0_byte_2;
  wire equal_22 = bus_address[7:2] == 6'h1f;
  assign write_cb_color_cmask_0 = conjunction_4 & equal_22;
  assign cb_color_cmask_base_256b_0 = {cb_color_cmask_base_256b_0_byte_3, cb_color_cmask_base_256b_0_byte_2,
      cb_color_cmask_base_256b_0_byte_1, cb_color_cmask_base_256b_0_byte_0};
  assign write_cb_color_cmask_slice_0 = conjunction_4 & equal_8;
  assign cb_color_cmask_slice_tile_max_0 = {cb_color_cmask_slice_tile_max_0_byte_1,
      cb_color_cmask_slice_tile_max_0_byte_0};
  assign write_cb_color_fmask_0 = conjunction_4 & equal_9;
  assign cb_color_fmask_base_256b_0 = {cb_color_fmask_base_256b_0_byte_3, cb_color_fmask_base_256b_0_byte_2,
      cb_color_fmask_base_256b_0_byte_1, cb_color_fmask_base_256b_0_byte_0};
  assign write_cb_color_fmask_slice_0 = conjunction_4 & equal_10;
  assign cb_color_fmask_slice_tile_max_0 = {cb_color_fmask_slice_tile_max_0_byte_2,
      cb_color_fmask_slice_tile_max_0_byte_1, cb_color_fmask_slice_tile_max_0_byte_0};
  assign write_cb_color_clear_word0_0 = conjunction_4 & equal_11;
  assign cb_color_clear_word0_clear_word0_0 = {cb_color_clear_word0_clear_word0_0_byte_3,
      cb_color_clear_word0_clear_word0_0_byte_2, cb_color_clear_word0_clear_word0_0_byte_1,
      cb_color_clear_word0_clear_word0_0_byte_0};
  assign write_cb_color_clear_word1_0 = conjunction_4 & equal_12;
  assign cb_color_clear_word1_clear_word1_0 = {cb_color_clear_word1_clear_word1_0_byte_3,
      cb_color_clear_word1_clear_word1_0_byte_2, cb_color_clear_word1_clear_word1_0_byte_1,
      cb_color_clear_word1_clear_word1_0_byte_0};
  assign write_cb_color_base_1 = conjunction_4 & equal_15;
  assign cb_color_base_base_256b_1 = {cb_color_base_base_256b_1_byte_3, cb_color_base_base_256b_1_byte_2,
      cb_color_base_base_256b_1_byte_1, cb_color_base_base_256b_1_byte_0};
  wire equal_23 = bus_address[7:2] == 6'h28;
  assign write_cb_color_pitch_1 = conjunction_4 & equal_23;
  assign cb_color_pitch_tile_max_1 = {cb_color_pitch_tile_max_1_byte_1, cb_color_pitch_tile_max_1_byte_0};
  assign cb_color_pitch_fmask_tile_max_1 = {cb_color_pitch_fmask_tile_max_1_byte_3,
      cb_color_pitch_fmask_tile_max_1_byte_2};
  assign write_cb_color_slice_1 = conjunction_4 & (bus_address[7:2] == 6'h29);
  assign cb_color_slice_tile_max_1 = {cb_color_slice_tile_max_1_byte_2, cb_color_slice_tile_max_1_byte_1,
      cb_color_slice_tile_max_1_byte_0};
  wire equal_24 = bus_address[7:2] == 6'h2a;
  assign write_cb_color_view_1 = conjunction_4 & equal_24;
  assign cb_color_view_slice_start_1 = {cb_color_view_slice_start_1_byte_1, cb_color_view_slice_start_1_byte_0};
  assign cb_color_view_slice_max_1 = {cb_color_view_slice_max_1_byte_2, cb_color_view_slice_max_1_byte_1};
  wire equal_25 = bus_address[7:2] == 6'h2b;
  assign write_cb_color_info_1 = conjunction_4 & equal_25;
  assign cb_color_info_endian_1 = cb_color_info_endian_1_byte_0;
  assign cb_color_info_format_1 = cb_color_info_format_1_byte_0;
  assign cb_color_info_linear_general_1 = cb_color_info_linear_general_1_byte_0;
  assign cb_color_info_number_type_1 = cb_color_info_number_type_1_byte_1;
  assign cb_color_info_comp_swap_1 = cb_color_info_comp_swap_1_byte_1;
  assign cb_color_info_fast_clear_1 = cb_color_info_fast_clear_1_byte_1;
  assign cb_color_info_compression_1 = cb_color_info_compression_1_byte_1;
  assign cb_color_info_blend_clamp_1 = cb_color_info_blend_clamp_1_byte_1;
  assign cb_color_info_blend_bypass_1 = cb_color_info_blend_bypass_1_byte_2;
  assign cb_color_info_simple_float_1 = cb_color_info_simple_float_1_byte_2;
  assign cb_color_info_round_mode_1 = cb_color_info_round_mode_1_byte_2;
  assign cb_color_info_cmask_is_linear_1 = cb_color_info_cmask_is_linear_1_byte_2;
  assign cb_color_info_blend_opt_dont_rd_dst_1 = cb_color_info_blend_opt_dont_rd_dst_1_byte_2;
  assign cb_color_info_blend_opt_discard_pixel_1 = {cb_color_info_blend_opt_discard_pixel_1_byte_3,
      cb_color_info_blend_opt_discard_pixel_1_byte_2};
  assign cb_color_info_fmask_compression_disable_1 = cb_color_info_fmask_compression_disable_1_byte_3;
  wire equal_26 = bus_address[7:2] == 6'h2c;
  assign write_cb_color_attrib_1 = conjunction_4 & equal_26;
  assign cb_color_attrib_tile_mode_index_1 = cb_color_attrib_tile_mode_index_1_byte_0;
  assign cb_color_attrib_fmask_tile_mode_index_1 = {cb_color_attrib_fmask_tile_mode_index_1_byte_1,
      cb_color_attrib_fmask_tile_mode_index_1_byte_0};
  assign cb_color_attrib_num_samples_1 = cb_color_attrib_num_samples_1_byte_1;
  assign cb_color_attrib_num_fragments_1 = {cb_color_attrib_num_fragments_1_byte_2,
      cb_color_attrib_num_fragments_1_byte_1};
  assign cb_color_attrib_force_dst_alpha_1_1 = cb_color_attrib_force_dst_alpha_1_1_byte_2;
  wire equal_27 = bus_address[7:2] == 6'h2e;
  assign write_cb_color_cmask_1 = conjunction_4 & equal_27;
  assign cb_color_cmask_base_256b_1 = {cb_color_cmask_base_256b_1_byte_3, cb_color_cmask_base_256b_1_byte_2,
      cb_color_cmask_base_256b_1_byte_1, cb_color_cmask_base_256b_1_byte_0};
  wire equal_28 = bus_address[7:2] == 6'h2f;
  assign write_cb_color_cmask_slice_1 = conjunction_4 & equal_28;
  assign cb_color_cmask_slice_tile_max_1 = {cb_color_cmask_slice_tile_max_1_byte_1,
      cb_color_cmask_slice_tile_max_1_byte_0};
  assign write_cb_color_fmask_1 = conjunction_4 & (bus_address[7:2] == 6'h30);
  assign cb_color_fmask_base_256b_1 = {cb_color_fmask_base_256b_1_byte_3, cb_color_fmask_base_256b_1_byte_2,
      cb_color_fmask_base_256b_1_byte_1, cb_color_fmask_base_256b_1_byte_0};
  assign write_cb_color_fmask_slice_1 = conjunction_4 & (bus_address[7:2] == 6'h31);
  assign cb_color_fmask_slice_tile_max_1 = {cb_color_fmask_slice_tile_max_1_byte_2,
      cb_color_fmask_slice_tile_max_1_byte_1, cb_color_fmask_slice_tile_max_1_byte_0};
  wire equal_29 = bus_address[7:2] == 6'h32;
  assign write_cb_color_clear_word0_1 = conjunction_4 & equal_29;
  assign cb_color_clear_word0_clear_word0_1 = {cb_color_clear_word0_clear_word0_1_byte_3,
      cb_color_clear_word0_clear_word0_1_byte_2, cb_color_clear_word0_clear_word0_1_byte_1,
      cb_color_clear_word0_clear_word0_1_byte_0};
  wire equal_30 = bus_address[7:2] == 6'h33;
  assign write_cb_color_clear_word1_1 = conjunction_4 & equal_30;
  assign cb_color_clear_word1_clear_word1_1 = {cb_color_clear_word1_clear_word1_1_byte_3,
      cb_color_clear_word1_clear_word1_1_byte_2, cb_color_clear_word1_clear_word1_1_byte_1,
      cb_color_clear_word1_clear_word1_1_byte_0};
  wire equal_31 = bus_address[7:2] == 6'h36;
  assign write_cb_color_base_2 = conjunction_4 & equal_31;
  assign cb_color_base_base_256b_2 = {cb_color_base_base_256b_2_byte_3, cb_color_base_base_256b_2_byte_2,
      cb_color_base_base_256b_2_byte_1, cb_color_base_base_256b_2_byte_0};
  wire equal_32 = bus_address[7:2] == 6'h37;
  assign write_cb_color_pitch_2 = conjunction_4 & equal_32;
  assign cb_color_pitch_tile_max_2 = {cb_color_pitch_tile_max_2_byte_1, cb_color_pitch_tile_max_2_byte_0};
  assign cb_color_pitch_fmask_tile_max_2 = {cb_color_pitch_fmask_tile_max_2_byte_3,
      cb_color_pitch_fmask_tile_max_2_byte_2};
  assign write_cb_color_slice_2 = conjunction_4 & (bus_address[7:2] == 6'h38);
  assign cb_color_slice_tile_max_2 = {cb_color_slice_tile_max_2_byte_2, cb_color_slice_tile_max_2_byte_1,
      cb_color_slice_tile_max_2_byte_0};
  wire equal_33 = bus_address[7:2] == 6'h39;
  assign write_cb_color_view_2 = conjunction_4 & equal_33;
  assign cb_color_view_slice_start_2 = {cb_color_view_slice_start_2_byte_1, cb_color_view_slice_start_2_byte_0};
  assign cb_color_view_slice_max_2 = {cb_color_view_slice_max_2_byte_2, cb_color_view_slice_max_2_byte_1};
  wire equal_34 = bus_address[7:2] == 6'h3a;
  assign write_cb_color_info_2 = conjunction_4 & equal_34;
  assign cb_color_info_endian_2 = cb_color_info_endian_2_byte_0;
  assign cb_color_info_format_2 = cb_color_info_format_2_byte_0;
  assign cb_color_info_linear_general_2 = cb_color_info_linear_general_2_byte_0;
  assign cb_color_info_number_type_2 = cb_color_info_number_type_2_byte_1;
  assign cb_color_info_comp_swap_2 = cb_color_info_comp_swap_2_byte_1;
  assign cb_color_info_fast_clear_2 = cb_color_info_fast_clear_2_byte_1;
  assign cb_color_info_compression_2 = cb_color_info_compression_2_byte_1;
  assign cb_color_info_blend_clamp_2 = cb_color_info_blend_clamp_2_byte_1;
  assign cb_color_info_blend_bypass_2 = cb_color_info_blend_bypass_2_byte_2;
  assign cb_color_info_simple_float_2 = cb_color_info_simple_float_2_byte_2;
  assign cb_color_info_round_mode_2 = cb_color_info_round_mode_2_byte_2;
  assign cb_color_info_cmask_is_linear_2 = cb_color_info_cmask_is_linear_2_byte_2;
  assign cb_color_info_blend_opt_dont_rd_dst_2 = cb_color_info_blend_opt_dont_rd_dst_2_byte_2;
  assign cb_color_info_blend_opt_discard_pixel_2 = {cb_color_info_blend_opt_discard_pixel_2_byte_3,
      cb_color_info_blend_opt_discard_pixel_2_byte_2};
  assign cb_color_info_fmask_compression_disable_2 = cb_color_info_fmask_compression_disable_2_byte_3;
  wire equal_35 = bus_address[7:2] == 6'h3b;
  assign write_cb_color_attrib_2 = conjunction_4 & equal_35;
  assign cb_color_attrib_tile_mode_index_2 = cb_color_attrib_tile_mode_index_2_byte_0;
  assign cb_color_attrib_fmask_tile_mode_index_2 = {cb_color_attrib_fmask_tile_mode_index_2_byte_1,
      cb_color_attrib_fmask_tile_mode_index_2_byte_0};
  assign cb_color_attrib_num_samples_2 = cb_color_attrib_num_samples_2_byte_1;
  assign cb_color_attrib_num_fragments_2 = {cb_color_attrib_num_fragments_2_byte_2,
      cb_color_attrib_num_fragments_2_byte_1};
  assign cb_color_attrib_force_dst_alpha_1_2 = cb_color_attrib_force_dst_alpha_1_2_byte_2;
  wire equal_36 = bus_address[7:2] == 6'h3d;
  assign write_cb_color_cmask_2 = conjunction_4 & equal_36;
  assign cb_color_cmask_base_256b_2 = {cb_color_cmask_base_256b_2_byte_3, cb_color_cmask_base_256b_2_byte_2,
      cb_color_cmask_base_256b_2_byte_1, cb_color_cmask_base_256b_2_byte_0};
  wire equal_37 = bus_address[7:2] == 6'h3e;
  assign write_cb_color_cmask_slice_2 = conjunction_4 & equal_37;
  assign cb_color_cmask_slice_tile_max_2 = {cb_color_cmask_slice_tile_max_2_byte_1,
      cb_color_cmask_slice_tile_max_2_byte_0};
  assign write_cb_color_fmask_2 = conjunction_4 & (bus_address[7:2] == 6'h3f);
  assign cb_color_fmask_base_256b_2 = {cb_color_fmask_base_256b_2_byte_3, cb_color_fmask_base_256b_2_byte_2,
      cb_color_fmask_base_256b_2_byte_1, cb_color_fmask_base_256b_2_byte_0};
  assign context_page_28d = bus_address[17:8] == 10'h28d;
  wire conjunction_5 = writing & context_page_28d;
  assign write_cb_color_fmask_slice_2 = conjunction_5 & (bus_address[7:2] == 6'd0);
  assign cb_color_fmask_slice_tile_max_2 = {cb_color_fmask_slice_tile_max_2_byte_2,
      cb_color_fmask_slice_tile_max_2_byte_1, cb_color_fmask_slice_tile_max_2_byte_0};
  wire equal_38 = bus_address[7:2] == 6'd1;
  assign write_cb_color_clear_word0_2 = conjunction_5 & equal_38;
  assign cb_color_clear_word0_clear_word0_2 = {cb_color_clear_word0_clear_word0_2_byte_3,
      cb_color_clear_word0_clear_word0_2_byte_2, cb_color_clear_word0_clear_word0_2_byte_1,
      cb_color_clear_word0_clear_word0_2_byte_0};
  assign write_cb_color_clear_word1_2 = conjunction_5 & equal_16;
  assign cb_color_clear_word1_clear_word1_2 = {cb_color_clear_word1_clear_word1_2_byte_3,
      cb_color_clear_word1_clear_word1_2_byte_2, cb_color_clear_word1_clear_word1_2_byte_1,
      cb_color_clear_word1_clear_word1_2_byte_0};
  assign write_cb_color_base_3 = conjunction_5 & equal_4;
  assign cb_color_base_base_256b_3 = {cb_color_base_base_256b_3_byte_3, cb_color_base_base_256b_3_byte_2,
      cb_color_base_base_256b_3_byte_1, cb_color_base_base_256b_3_byte_0};
  assign write_cb_color_pitch_3 = conjunction_5 & equal_5;
  assign cb_color_pitch_tile_max_3 = {cb_color_pitch_tile_max_3_byte_1, cb_color_pitch_tile_max_3_byte_0};
  assign cb_color_pitch_fmask_tile_max_3 = {cb_color_pitch_fmask_tile_max_3_byte_3,
      cb_color_pitch_fmask_tile_max_3_byte_2};
  assign write_cb_color_slice_3 = conjunction_5 & equal_6;
  assign cb_color_slice_tile_max_3 = {cb_color_slice_tile_max_3_byte_2, cb_color_slice_tile_max_3_byte_1,
      cb_color_slice_tile_max_3_byte_0};
  assign write_cb_color_view_3 = conjunction_5 & equal_7;
  assign cb_color_view_slice_start_3 = {cb_color_view_slice_start_3_byte_1, cb_color_view_slice_start_3_byte_0};
  assign cb_color_view_slice_max_3 = {cb_color_view_slice_max_3_byte_2, cb_color_view_slice_max_3_byte_1};
  wire equal_39 = bus_address[7:2] == 6'd9;
  assign write_cb_color_info_3 = conjunction_5 & equal_39;
  assign cb_color_info_endian_3 = cb_color_info_endian_3_byte_0;
  assign cb_color_info_format_3 = cb_color_info_format_3_byte_0;
  assign cb_color_info_linear_general_3 = cb_color_info_linear_general_3_byte_0;
  assign cb_color_info_number_type_3 = cb_color_info_number_type_3_byte_1;
  assign cb_color_info_comp_swap_3 = cb_color_info_comp_swap_3_byte_1;
  assign cb_color_info_fast_clear_3 = cb_color_info_fast_clear_3_byte_1;
  assign cb_color_info_compression_3 = cb_color_info_compression_3_byte_1;
  assign cb_color_info_blend_clamp_3 = cb_color_info_blend_clamp_3_byte_1;
  assign cb_color_info_blend_bypass_3 = cb_color_info_blend_bypass_3_byte_2;
  assign cb_color_info_simple_float_3 = cb_color_info_simple_float_3_byte_2;
  assign cb_color_info_round_mode_3 = cb_color_info_round_mode_3_byte_2;
  assign cb_color_info_cmask_is_linear_3 = cb_color_info_cmask_is_linear_3_byte_2;
  assign cb_color_info_blend_opt_dont_rd_dst_3 = cb_color_info_blend_opt_dont_rd_dst_3_byte_2;
  assign cb_color_info_blend_opt_discard_pixel_3 = {cb_color_info_blend_opt_discard_pixel_3_byte_3,
      cb_color_info_blend_opt_discard_pixel_3_byte_2};
  assign cb_color_info_fmask_compression_disable_3 = cb_color_info_fmask_compression_disable_3_byte_3;
  wire equal_40 = bus_address[7:2] == 6'ha;
  assign write_cb_color_attrib_3 = conjunction_5 & equal_40;
  assign cb_color_attrib_tile_mode_index_3 = cb_color_attrib_tile_mode_index_3_byte_0;
  assign cb_color_attrib_fmask_tile_mode_index_3 = {cb_color_attrib_fmask_tile_mode_index_3_byte_1,
      cb_color_attrib_fmask_tile_mode_index_3_byte_0};
  assign cb_color_attrib_num_samples_3 = cb_color_attrib_num_samples_3_byte_1;
  assign cb_color_attrib_num_fragments_3 = {cb_color_attrib_num_fragments_3_byte_2,
      cb_color_attrib_num_fragments_3_byte_1};
  assign cb_color_attrib_force_dst_alpha_1_3 = cb_color_attrib_force_dst_alpha_1_3_byte_2;
  wire equal_41 = bus_address[7:2] == 6'hc;
  assign write_cb_color_cmask_3 = conjunction_5 & equal_41;
  assign cb_color_cmask_base_256b_3 = {cb_color_cmask_base_256b_3_byte_3, cb_color_cmask_base_256b_3_byte_2,
      cb_color_cmask_base_256b_3_byte_1, cb_color_cmask_base_256b_3_byte_0};
  wire equal_42 = bus_address[7:2] == 6'hd;
  assign write_cb_color_cmask_slice_3 = conjunction_5 & equal_42;
  assign cb_color_cmask_slice_tile_max_3 = {cb_color_cmask_slice_tile_max_3_byte_1,
      cb_color_cmask_slice_tile_max_3_byte_0};
  assign write_cb_color_fmask_3 = conjunction_5 & equal_2;
  assign cb_color_fmask_base_256b_3 = {cb_color_fmask_base_256b_3_byte_3, cb_color_fmask_base_256b_3_byte_2,
      cb_color_fmask_base_256b_3_byte_1, cb_color_fmask_base_256b_3_byte_0};
  assign write_cb_color_fmask_slice_3 = conjunction_5 & equal_3;
  assign cb_color_fmask_slice_tile_max_3 = {cb_color_fmask_slice_tile_max_3_byte_2,
      cb_color_fmask_slice_tile_max_3_byte_1, cb_color_fmask_slice_tile_max_3_byte_0};
  assign write_cb_color_clear_word0_3 = conjunction_5 & (bus_address[7:2] == 6'h10);
  assign cb_color_clear_word0_clear_word0_3 = {cb_color_clear_word0_clear_word0_3_byte_3,
      cb_color_clear_word0_clear_word0_3_byte_2, cb_color_clear_word0_clear_word0_3_byte_1,
      cb_color_clear_word0_clear_word0_3_byte_0};
  assign write_cb_color_clear_word1_3 = conjunction_5 & (bus_address[7:2] == 6'h11);
  assign cb_color_clear_word1_clear_word1_3 = {cb_color_clear_word1_clear_word1_3_byte_3,
      cb_color_clear_word1_clear_word1_3_byte_2, cb_color_clear_word1_clear_word1_3_byte_1,
      cb_color_clear_word1_clear_word1_3_byte_0};
  assign write_cb_color_base_4 = conjunction_5 & (bus_address[7:2] == 6'h14);
  assign cb_color_base_base_256b_4 = {cb_color_base_base_256b_4_byte_3, cb_color_base_base_256b_4_byte_2,
      cb_color_base_base_256b_4_byte_1, cb_color_base_base_256b_4_byte_0};
  assign write_cb_color_pitch_4 = conjunction_5 & (bus_address[7:2] == 6'h15);
  assign cb_color_pitch_tile_max_4 = {cb_color_pitch_tile_max_4_byte_1, cb_color_pitch_tile_max_4_byte_0};
  assign cb_color_pitch_fmask_tile_max_4 = {cb_color_pitch_fmask_tile_max_4_byte_3,
      cb_color_pitch_fmask_tile_max_4_byte_2};
  assign write_cb_color_slice_4 = conjunction_5 & (bus_address[7:2] == 6'h16);
  assign cb_color_slice_tile_max_4 = {cb_color_slice_tile_max_4_byte_2, cb_color_slice_tile_max_4_byte_1,
      cb_color_slice_tile_max_4_byte_0};
  assign write_cb_color_view_4 = conjunction_5 & (bus_address[7:2] == 6'h17);
  assign cb_color_view_slice_start_4 = {cb_color_view_slice_start_4_byte_1, cb_color_view_slice_start_4_byte_0};
  assign cb_color_view_slice_max_4 = {cb_color_view_slice_max_4_byte_2, cb_color_view_slice_max_4_byte_1};
  assign write_cb_color_info_4 = conjunction_5 & equal_17;
  assign cb_color_info_endian_4 = cb_color_info_endian_4_byte_0;
  assign cb_color_info_format_4 = cb_color_info_format_4_byte_0;
  assign cb_color_info_linear_general_4 = cb_color_info_linear_general_4_byte_0;
  assign cb_color_info_number_type_4 = cb_color_info_number_type_4_byte_1;
  assign cb_color_info_comp_swap_4 = cb_color_info_comp_swap_4_byte_1;
  assign cb_color_info_fast_clear_4 = cb_color_info_fast_clear_4_byte_1;
  assign cb_color_info_compression_4 = cb_color_info_compression_4_byte_1;
  assign cb_color_info_blend_clamp_4 = cb_color_info_blend_clamp_4_byte_1;
  assign cb_color_info_blend_bypass_4 = cb_color_info_blend_bypass_4_byte_2;
  assign cb_color_info_simple_float_4 = cb_color_info_simple_float_4_byte_2;
  assign cb_color_info_round_mode_4 = cb_color_info_round_mode_4_byte_2;
  assign cb_color_info_cmask_is_linear_4 = cb_color_info_cmask_is_linear_4_byte_2;
  assign cb_color_info_blend_opt_dont_rd_dst_4 = cb_color_info_blend_opt_dont_rd_dst_4_byte_2;
  assign cb_color_info_blend_opt_discard_pixel_4 = {cb_color_info_blend_opt_discard_pixel_4_byte_3,
      cb_color_info_blend_opt_discard_pixel_4_byte_2};
  assign cb_color_info_fmask_compression_disable_4 = cb_color_info_fmask_compression_disable_4_byte_3;
  assign write_cb_color_attrib_4 = conjunction_5 & equal_18;
  assign cb_color_attrib_tile_mode_index_4 = cb_color_attrib_tile_mode_index_4_byte_0;
  assign cb_color_attrib_fmask_tile_mode_index_4 = {cb_color_attrib_fmask_tile_mode_index_4_byte_1,
      cb_color_attrib_fmask_tile_mode_index_4_byte_0};
  assign cb_color_attrib_num_samples_4 = cb_color_attrib_num_samples_4_byte_1;
  assign cb_color_attrib_num_fragments_4 = {cb_color_attrib_num_fragments_4_byte_2,
      cb_color_attrib_num_fragments_4_byte_1};
  assign cb_color_attrib_force_dst_alpha_1_4 = cb_color_attrib_force_dst_alpha_1_4_byte_2;
  assign write_cb_color_cmask_4 = conjunction_5 & equal_19;
  assign cb_color_cmask_base_256b_4 = {cb_color_cmask_base_256b_4_byte_3, cb_color_cmask_base_256b_4_byte_2,
      cb_color_cmask_base_256b_4_byte_1, cb_color_cmask_base_256b_4_byte_0};
  assign write_cb_color_cmask_slice_4 = conjunction_5 & equal_20;
  assign cb_color_cmask_slice_tile_max_4 = {cb_color_cmask_slice_tile_max_4_byte_1,
      cb_color_cmask_slice_tile_max_4_byte_0};
  assign write_cb_color_fmask_4 = conjunction_5 & equal_21;
  assign cb_color_fmask_base_256b_4 = {cb_color_fmask_base_256b_4_byte_3, cb_color_fmask_base_256b_4_byte_2,
      cb_color_fmask_base_256b_4_byte_1, cb_color_fmask_base_256b_4_byte_0};
  assign write_cb_color_fmask_slice_4 = conjunction_5 & (bus_address[7:2] == 6'h1e);
  assign cb_color_fmask_slice_tile_max_4 = {cb_color_fmask_slice_tile_max_4_byte_2,
      cb_color_fmask_slice_tile_max_4_byte_1, cb_color_fmask_slice_tile_max_4_byte_0};
  assign write_cb_color_clear_word0_4 = conjunction_5 & equal_22;
  assign cb_color_clear_word0_clear_word0_4 = {cb_color_clear_word0_clear_word0_4_byte_3,
      cb_color_clear_word0_clear_word0_4_byte_2, cb_color_clear_word0_clear_word0_4_byte_1,
      cb_color_clear_word0_clear_word0_4_byte_0};
  assign write_cb_color_clear_word1_4 = conjunction_5 & equal_8;
  assign cb_color_clear_word1_clear_word1_4 = {cb_color_clear_word1_clear_word1_4_byte_3,
      cb_color_clear_word1_clear_word1_4_byte_2, cb_color_clear_word1_clear_word1_4_byte_1,
      cb_color_clear_word1_clear_word1_4_byte_0};
  assign write_cb_color_base_5 = conjunction_5 & equal_11;
  assign cb_color_base_base_256b_5 = {cb_color_base_base_256b_5_byte_3, cb_color_base_base_256b_5_byte_2,
      cb_color_base_base_256b_5_byte_1, cb_color_base_base_256b_5_byte_0};
  assign write_cb_color_pitch_5 = conjunction_5 & equal_12;
  assign cb_color_pitch_tile_max_5 = {cb_color_pitch_tile_max_5_byte_1, cb_color_pitch_tile_max_5_byte_0};
  assign cb_color_pitch_fmask_tile_max_5 = {cb_color_pitch_fmask_tile_max_5_byte_3,
      cb_color_pitch_fmask_tile_max_5_byte_2};
  assign write_cb_color_slice_5 = conjunction_5 & equal_13;
  assign cb_color_slice_tile_max_5 = {cb_color_slice_tile_max_5_byte_2, cb_color_slice_tile_max_5_byte_1,
      cb_color_slice_tile_max_5_byte_0};
  assign write_cb_color_view_5 = conjunction_5 & equal_14;
  assign cb_color_view_slice_start_5 = {cb_color_view_slice_start_5_byte_1, cb_color_view_slice_start_5_byte_0};
  assign cb_color_view_slice_max_5 = {cb_color_view_slice_max_5_byte_2, cb_color_view_slice_max_5_byte_1};
  assign write_cb_color_info_5 = conjunction_5 & equal_15;
  assign cb_color_info_endian_5 = cb_color_info_endian_5_byte_0;
  assign cb_color_info_format_5 = cb_color_info_format_5_byte_0;
  assign cb_color_info_linear_general_5 = cb_color_info_linear_general_5_byte_0;
  assign cb_color_info_number_type_5 = cb_color_info_number_type_5_byte_1;
  assign cb_color_info_comp_swap_5 = cb_color_info_comp_swap_5_byte_1;
  assign cb_color_info_fast_clear_5 = cb_color_info_fast_clear_5_byte_1;
  assign cb_color_info_compression_5 = cb_color_info_compression_5_byte_1;
  assign cb_color_info_blend_clamp_5 = cb_color_info_blend_clamp_5_byte_1;
  assign cb_color_info_blend_bypass_5 = cb_color_info_blend_bypass_5_byte_2;
  assign cb_color_info_simple_float_5 = cb_color_info_simple_float_5_byte_2;
  assign cb_color_info_round_mode_5 = cb_color_info_round_mode_5_byte_2;
  assign cb_color_info_cmask_is_linear_5 = cb_color_info_cmask_is_linear_5_byte_2;
  assign cb_color_info_blend_opt_dont_rd_dst_5 = cb_color_info_blend_opt_dont_rd_dst_5_byte_2;
  assign cb_color_info_blend_opt_discard_pixel_5 = {cb_color_info_blend_opt_discard_pixel_5_byte_3,
      cb_color_info_blend_opt_discard_pixel_5_byte_2};
  assign cb_color_info_fmask_compression_disable_5 = cb_color_info_fmask_compression_disable_5_byte_3;
  assign write_cb_color_attrib_5 = conjunction_5 & equal_23;
  assign cb_color_attrib_tile_mode_index_5 = cb_color_attrib_tile_mode_index_5_byte_0;
  assign cb_color_attrib_fmask_tile_mode_index_5 = {cb_color_attrib_fmask_tile_mode_index_5_byte_1,
      cb_color_attrib_fmask_tile_mode_index_5_byte_0};
  assign cb_color_attrib_num_samples_5 = cb_color_attrib_num_samples_5_byte_1;
  assign cb_color_attrib_num_fragments_5 = {cb_color_attrib_num_fragments_5_byte_2,
      cb_color_attrib_num_fragments_5_byte_1};
  assign cb_color_attrib_force_dst_alpha_1_5 = cb_color_attrib_force_dst_alpha_1_5_byte_2;
  assign write_cb_color_cmask_5 = conjunction_5 & equal_24;
  assign cb_color_cmask_base_256b_5 = {cb_color_cmask_base_256b_5_byte_3, cb_color_cmask_base_256b_5_byte_2,
      cb_color_cmask_base_256b_5_byte_1, cb_color_cmask_base_256b_5_byte_0};
  assign write_cb_color_cmask_slice_5 = conjunction_5 & equal_25;
  assign cb_color_cmask_slice_tile_max_5 = {cb_color_cmask_slice_tile_max_5_byte_1,
      cb_color_cmask_slice_tile_max_5_byte_0};
  assign write_cb_color_fmask_5 = conjunction_5 & equal_26;
  assign cb_color_fmask_base_256b_5 = {cb_color_fmask_base_256b_5_byte_3, cb_color_fmask_base_256b_5_byte_2,
      cb_color_fmask_base_256b_5_byte_1, cb_color_fmask_base_256b_5_byte_0};
  assign write_cb_color_fmask_slice_5 = conjunction_5 & (bus_address[7:2] == 6'h2d);
  assign cb_color_fmask_slice_tile_max_5 = {cb_color_fmask_slice_tile_max_5_byte_2,
      cb_color_fmask_slice_tile_max_5_byte_1, cb_color_fmask_slice_tile_max_5_byte_0};
  assign write_cb_color_clear_word0_5 = conjunction_5 & equal_27;
  assign cb_color_clear_word0_clear_word0_5 = {cb_color_clear_word0_clear_word0_5_byte_3,
      cb_color_clear_word0_clear_word0_5_byte_2, cb_color_clear_word0_clear_word0_5_byte_1,
      cb_color_clear_word0_clear_word0_5_byte_0};
  assign write_cb_color_clear_word1_5 = conjunction_5 & equal_28;
  assign cb_color_clear_word1_clear_word1_5 = {cb_color_clear_word1_clear_word1_5_byte_3,
      cb_color_clear_word1_clear_word1_5_byte_2, cb_color_clear_word1_clear_word1_5_byte_1,
      cb_color_clear_word1_clear_word1_5_byte_0};
  assign write_cb_color_base_6 = conjunction_5 & equal_29;
  assign cb_color_base_base_256b_6 = {cb_color_base_base_256b_6_byte_3, cb_color_base_base_256b_6_byte_2,
      cb_color_base_base_256b_6_byte_1, cb_color_base_base_256b_6_byte_0};
  assign write_cb_color_pitch_6 = conjunction_5 & equal_30;
  assign cb_color_pitch_tile_max_6 = {cb_color_pitch_tile_max_6_byte_1, cb_color_pitch_tile_max_6_byte_0};
  assign cb_color_pitch_fmask_tile_max_6 = {cb_color_pitch_fmask_tile_max_6_byte_3,
      cb_color_pitch_fmask_tile_max_6_byte_2};
  assign write_cb_color_slice_6 = conjunction_5 & (bus_address[7:2] == 6'h34);
  assign cb_color_slice_tile_max_6 = {cb_color_slice_tile_max_6_byte_2, cb_color_slice_tile_max_6_byte_1,
      cb_color_slice_tile_max_6_byte_0};
  assign write_cb_color_view_6 = conjunction_5 & (bus_address[7:2] == 6'h35);
  assign cb_color_view_slice_start_6 = {cb_color_view_slice_start_6_byte_1, cb_color_view_slice_start_6_byte_0};
  assign cb_color_view_slice_max_6 = {cb_color_view_slice_max_6_byte_2, cb_color_view_slice_max_6_byte_1};
  assign write_cb_color_info_6 = conjunction_5 & equal_31;
  assign cb_color_info_endian_6 = cb_color_info_endian_6_byte_0;
  assign cb_color_info_format_6 = cb_color_info_format_6_byte_0;
  assign cb_color_info_linear_general_6 = cb_color_info_linear_general_6_byte_0;
  assign cb_color_info_number_type_6 = cb_color_info_number_type_6_byte_1;
  assign cb_color_info_comp_swap_6 = cb_color_info_comp_swap_6_byte_1;
  assign cb_color_info_fast_clear_6 = cb_color_info_fast_clear_6_byte_1;
  assign cb_color_info_compression_6 = cb_color_info_compression_6_byte_1;
  assign cb_color_info_blend_clamp_6 = cb_color_info_blend_clamp_6_byte_1;
  assign cb_color_info_blend_bypass_6 = cb_color_info_blend_bypass_6_byte_2;
  assign cb_color_info_simple_float_6 = cb_color_info_simple_float_6_byte_2;
  assign cb_color_info_round_mode_6 = cb_color_info_round_mode_6_byte_2;
  assign cb_color_info_cmask_is_linear_6 = cb_color_info_cmask_is_linear_6_byte_2;
  assign cb_color_info_blend_opt_dont_rd_dst_6 = cb_color_info_blend_opt_dont_rd_dst_6_byte_2;
  assign cb_color_info_blend_opt_discard_pixel_6 = {cb_color_info_blend_opt_discard_pixel_6_byte_3,
      cb_color_info_blend_opt_discard_pixel_6_byte_2};
  assign cb_color_info_fmask_compression_disable_6 = cb_color_info_fmask_compression_disable_6_byte_3;
  assign write_cb_color_attrib_6 = conjunction_5 & equal_32;
  assign cb_color_attrib_tile_mode_index_6 = cb_color_attrib_tile_mode_index_6_byte_0;
  assign cb_color_attrib_fmask_tile_mode_index_6 = {cb_color_attrib_fmask_tile_mode_index_6_byte_1,
      cb_color_attrib_fmask_tile_mode_index_6_byte_0};
  assign cb_color_attrib_num_samples_6 = cb_color_attrib_num_samples_6_byte_1;
  assign cb_color_attrib_num_fragments_6 = {cb_color_attrib_num_fragments_6_byte_2,
      cb_color_attrib_num_fragments_6_byte_1};
  assign cb_color_attrib_force_dst_alpha_1_6 = cb_color_attrib_force_dst_alpha_1_6_byte_2;
  assign write_cb_color_cmask_6 = conjunction_5 & equal_33;
  assign cb_color_cmask_base_256b_6 = {cb_color_cmask_base_256b_6_byte_3, cb_color_cmask_base_256b_6_byte_2,
      cb_color_cmask_base_256b_6_byte_1, cb_color_cmask_base_256b_6_byte_0};
  assign write_cb_color_cmask_slice_6 = conjunction_5 & equal_34;
  assign cb_color_cmask_slice_tile_max_6 = {cb_color_cmask_slice_tile_max_6_byte_1,
      cb_color_cmask_slice_tile_max_6_byte_0};
  assign write_cb_color_fmask_6 = conjunction_5 & equal_35;
  assign cb_color_fmask_base_256b_6 = {cb_color_fmask_base_256b_6_byte_3, cb_color_fmask_base_256b_6_byte_2,
      cb_color_fmask_base_256b_6_byte_1, cb_color_fmask_base_256b_6_byte_0};
  assign write_cb_color_fmask_slice_6 = conjunction_5 & (bus_address[7:2] == 6'h3c);
  assign cb_color_fmask_slice_tile_max_6 = {cb_color_fmask_slice_tile_max_6_byte_2,
      cb_color_fmask_slice_tile_max_6_byte_1, cb_color_fmask_slice_tile_max_6_byte_0};
  assign write_cb_color_clear_word0_6 = conjunction_5 & equal_36;
  assign cb_color_clear_word0_clear_word0_6 = {cb_color_clear_word0_clear_word0_6_byte_3,
      cb_color_clear_word0_clear_word0_6_byte_2, cb_color_clear_word0_clear_word0_6_byte_1,
      cb_color_clear_word0_clear_word0_6_byte_0};
  assign write_cb_color_clear_word1_6 = conjunction_5 & equal_37;
  assign cb_color_clear_word1_clear_word1_6 = {cb_color_clear_word1_clear_word1_6_byte_3,
      cb_color_clear_word1_clear_word1_6_byte_2, cb_color_clear_word1_clear_word1_6_byte_1,
      cb_color_clear_word1_clear_word1_6_byte_0};
  assign context_page_28e = bus_address[17:8] == 10'h28e;
  wire conjunction_6 = writing & context_page_28e;
  assign write_cb_color_base_7 = conjunction_6 & equal_38;
  assign cb_color_base_base_256b_7 = {cb_color_base_base_256b_7_byte_3, cb_color_base_base_256b_7_byte_2,
      cb_color_base_base_256b_7_byte_1, cb_color_base_base_256b_7_byte_0};
  assign write_cb_color_pitch_7 = conjunction_6 & equal_16;
  assign cb_color_pitch_tile_max_7 = {cb_color_pitch_tile_max_7_byte_1, cb_color_pitch_tile_max_7_byte_0};
  assign cb_color_pitch_fmask_tile_max_7 = {cb_color_pitch_fmask_tile_max_7_byte_3,
      cb_color_pitch_fmask_tile_max_7_byte_2};
  assign write_cb_color_slice_7 = conjunction_6 & (bus_address[7:2] == 6'd3);
  assign cb_color_slice_tile_max_7 = {cb_color_slice_tile_max_7_byte_2, cb_color_slice_tile_max_7_byte_1,
      cb_color_slice_tile_max_7_byte_0};
  assign write_cb_color_view_7 = conjunction_6 & equal_1;
  assign cb_color_view_slice_start_7 = {cb_color_view_slice_start_7_byte_1, cb_color_view_slice_start_7_byte_0};
  assign cb_color_view_slice_max_7 = {cb_color_view_slice_max_7_byte_2, cb_color_view_slice_max_7_byte_1};
  assign write_cb_color_info_7 = conjunction_6 & equal_4;
  assign cb_color_info_endian_7 = cb_color_info_endian_7_byte_0;
  assign cb_color_info_format_7 = cb_color_info_format_7_byte_0;
  assign cb_color_info_linear_general_7 = cb_color_info_linear_general_7_byte_0;
  assign cb_color_info_number_type_7 = cb_color_info_number_type_7_byte_1;
  assign cb_color_info_comp_swap_7 = cb_color_info_comp_swap_7_byte_1;
  assign cb_color_info_fast_clear_7 = cb_color_info_fast_clear_7_byte_1;
  assign cb_color_info_compression_7 = cb_color_info_compression_7_byte_1;
  assign cb_color_info_blend_clamp_7 = cb_color_info_blend_clamp_7_byte_1;
  assign cb_color_info_blend_bypass_7 = cb_color_info_blend_bypass_7_byte_2;
  assign cb_color_info_simple_float_7 = cb_color_info_simple_float_7_byte_2;
  assign cb_color_info_round_mode_7 = cb_color_info_round_mode_7_byte_2;
  assign cb_color_info_cmask_is_linear_7 = cb_color_info_cmask_is_linear_7_byte_2;
  assign cb_color_info_blend_opt_dont_rd_dst_7 = cb_color_info_blend_opt_dont_rd_dst_7_byte_2;
  assign cb_color_info_blend_opt_discard_pixel_7 = {cb_color_info_blend_opt_discard_pixel_7_byte_3,
      cb_color_info_blend_opt_discard_pixel_7_byte_2};
  assign cb_color_info_fmask_compression_disable_7 = cb_color_info_fmask_compression_disable_7_byte_3;
  assign write_cb_color_attrib_7 = conjunction_6 & equal_5;
  assign cb_color_attrib_tile_mode_index_7 = cb_color_attrib_tile_mode_index_7_byte_0;
  assign cb_color_attrib_fmask_tile_mode_index_7 = {cb_color_attrib_fmask_tile_mode_index_7_byte_1,
      cb_color_attrib_fmask_tile_mode_index_7_byte_0};
  assign cb_color_attrib_num_samples_7 = cb_color_attrib_num_samples_7_byte_1;
  assign cb_color_attrib_num_fragments_7 = {cb_color_attrib_num_fragments_7_byte_2,
      cb_color_attrib_num_fragments_7_byte_1};
  assign cb_color_attrib_force_dst_alpha_1_7 = cb_color_attrib_force_dst_alpha_1_7_byte_2;
  assign write_cb_color_cmask_7 = conjunction_6 & equal_7;
  assign cb_color_cmask_base_256b_7 = {cb_color_cmask_base_256b_7_byte_3, cb_color_cmask_base_256b_7_byte_2,
      cb_color_cmask_base_256b_7_byte_1, cb_color_cmask_base_256b_7_byte_0};
  assign write_cb_color_cmask_slice_7 = conjunction_6 & equal_39;
  assign cb_color_cmask_slice_tile_max_7 = {cb_color_cmask_slice_tile_max_7_byte_1,
      cb_color_cmask_slice_tile_max_7_byte_0};
  assign write_cb_color_fmask_7 = conjunction_6 & equal_40;
  assign cb_color_fmask_base_256b_7 = {cb_color_fmask_base_256b_7_byte_3, cb_color_fmask_base_256b_7_byte_2,
      cb_color_fmask_base_256b_7_byte_1, cb_color_fmask_base_256b_7_byte_0};
  assign write_cb_color_fmask_slice_7 = conjunction_6 & (bus_address[7:2] == 6'hb);
  assign cb_color_fmask_slice_tile_max_7 = {cb_color_fmask_slice_tile_max_7_byte_2,
      cb_color_fmask_slice_tile_max_7_byte_1, cb_color_fmask_slice_tile_max_7_byte_0};
  assign write_cb_color_clear_word0_7 = conjunction_6 & equal_41;
  assign cb_color_clear_word0_clear_word0_7 = {cb_color_clear_word0_clear_word0_7_byte_3,
      cb_color_clear_word0_clear_word0_7_byte_2, cb_color_clear_word0_clear_word0_7_byte_1,
      cb_color_clear_word0_clear_word0_7_byte_0};
  assign write_cb_color_clear_word1_7 = conjunction_6 & equal_42;
  assign cb_color_clear_word1_clear_word1_7 = {cb_color_clear_word1_clear_word1_7_byte_3,
      cb_color_clear_word1_clear_word1_7_byte_2, cb_color_clear_word1_clear_word1_7_byte_1,
      cb_color_clear_word1_clear_word1_7_byte_0};

  wire [9:0] joined_1 = {cb_color_attrib_fmask_tile_mode_index_7, cb_color_attrib_tile_mode_index_7};
  wire [16:0] joined_2 = {cb_color_attrib_num_fragments_7, {{cb_color_attrib_num_samples_7, 2'd0}, joined_1}};
  wire [7:0] joined_3 = {cb_color_info_linear_general_7, {cb_color_info_format_7, cb_color_info_endian_7}};
  wire [12:0] joined_4 = {cb_color_info_comp_swap_7, {cb_color_info_number_type_7, joined_3}};
  wire [14:0] joined_5 = {cb_color_info_compression_7, {cb_color_info_fast_clear_7, joined_4}};
  wire [16:0] joined_6 = {cb_color_info_blend_bypass_7, {cb_color_info_blend_clamp_7, joined_5}};
  wire [18:0] joined_7 = {cb_color_info_round_mode_7, {cb_color_info_simple_float_7, joined_6}};
  wire [22:0] joined_8 = {cb_color_info_blend_opt_dont_rd_dst_7, {cb_color_info_cmask_is_linear_7, joined_7}};
  wire [26:0] joined_9 = {cb_color_info_fmask_compression_disable_7, {cb_color_info_blend_opt_discard_pixel_7,
      joined_8}};
  wire [31:0] extended_1 = {8'd0, {{cb_color_view_slice_max_7, 2'd0}, cb_color_view_slice_start_7}};
  wire [30:0] joined_10 = {{cb_color_pitch_fmask_tile_max_7, 9'd0}, cb_color_pitch_tile_max_7};

  reg [32:0] looked_up_1;
  always @*
    case (bus_address[7:2])
      6'd1: looked_up_1 = {1'b1, cb_color_base_base_256b_7};
      6'd2: looked_up_1 = {1'b1, {1'b0, joined_10}};
      6'd3: looked_up_1 = {1'b1, {10'd0, cb_color_slice_tile_max_7}};
      6'd4: looked_up_1 = {1'b1, extended_1};
      6'd5: looked_up_1 = {1'b1, {5'd0, joined_9}};
      6'd6: looked_up_1 = {1'b1, {14'd0, {cb_color_attrib_force_dst_alpha_1_7, joined_2}}};
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

  wire [9:0] joined_11 = {cb_color_attrib_fmask_tile_mode_index_6, cb_color_attrib_tile_mode_index_6};
  wire [16:0] joined_12 = {cb_color_attrib_num_fragments_6, {{cb_color_attrib_num_samples_6, 2'd0}, joined_11}};
  wire [7:0] joined_13 = {cb_color_info_linear_general_6, {cb_color_info_format_6, cb_color_info_endian_6}};
  wire [12:0] joined_14 = {cb_color_info_comp_swap_6, {cb_color_info_number_type_6, joined_13}};
  wire [14:0] joined_15 = {cb_color_info_compression_6, {cb_color_info_fast_clear_6, joined_14}};
  wire [16:0] joined_16 = {cb_color_info_blend_bypass_6, {cb_color_info_blend_clamp_6, joined_15}};
  wire [18:0] joined_17 = {cb_color_info_round_mode_6, {cb_color_info_simple_float_6, joined_16}};
  wire [22:0] joined_18 = {cb_color_info_blend_opt_dont_rd_dst_6, {cb_color_info_cmask_is_linear_6, joined_17}};
  wire [26:0] joined_19 = {cb_color_info_fmask_compression_disable_6, {cb_color_info_blend_opt_discard_pixel_6,
      joined_18}};
  wire [31:0] extended_2 = {8'd0, {{cb_color_view_slice_max_6, 2'd0}, cb_color_view_slice_start_6}};
  wire [30:0] joined_20 = {{cb_color_pitch_fmask_tile_max_6, 9'd0}, cb_color_pitch_tile_max_6};
  wire [9:0] joined_21 = {cb_color_attrib_fmask_tile_mode_index_5, cb_color_attrib_tile_mode_index_5};
  wire [16:0] joined_22 = {cb_color_attrib_num_fragments_5, {{cb_color_attrib_num_samples_5, 2'd0}, joined_21}};
  wire [7:0] joined_23 = {cb_color_info_linear_general_5, {cb_color_info_format_5, cb_color_info_endian_5}};
  wire [12:0] joined_24 = {cb_color_info_comp_swap_5, {cb_color_info_number_type_5, joined_23}};
  wire [14:0] joined_25 = {cb_color_info_compression_5, {cb_color_info_fast_clear_5, joined_24}};
  wire [16:0] joined_26 = {cb_color_info_blend_bypass_5, {cb_color_info_blend_clamp_5, joined_25}};
  wire [18:0] joined_27 = {cb_color_info_round_mode_5, {cb_color_info_simple_float_5, joined_26}};
  wire [22:0] joined_28 = {cb_color_info_blend_opt_dont_rd_dst_5, {cb_color_info_cmask_is_linear_5, joined_27}};
  wire [26:0] joined_29 = {cb_color_info_fmask_compression_disable_5, {cb_color_info_blend_opt_discard_pixel_5,
      joined_28}};
  wire [31:0] extended_3 = {8'd0, {{cb_color_view_slice_max_5, 2'd0}, cb_color_view_slice_start_5}};
  wire [30:0] joined_30 = {{cb_color_pitch_fmask_tile_max_5, 9'd0}, cb_color_pitch_tile_max_5};
  wire [9:0] joined_31 = {cb_color_attrib_fmask_tile_mode_index_4, cb_color_attrib_tile_mode_index_4};
  wire [16:0] joined_32 = {cb_color_attrib_num_fragments_4, {{cb_color_attrib_num_samples_4, 2'd0}, joined_31}};
  wire [7:0] joined_33 = {cb_color_info_linear_general_4, {cb_color_info_format_4, cb_color_info_endian_4}};
  wire [12:0] joined_34 = {cb_color_info_comp_swap_4, {cb_color_info_number_type_4, joined_33}};
  wire [14:0] joined_35 = {cb_color_info_compression_4, {cb_color_info_fast_clear_4, joined_34}};
  wire [16:0] joined_36 = {cb_color_info_blend_bypass_4, {cb_color_info_blend_clamp_4, joined_35}};
  wire [18:0] joined_37 = {cb_color_info_round_mode_4, {cb_color_info_simple_float_4, joined_36}};
  wire [22:0] joined_38 = {cb_color_info_blend_opt_dont_rd_dst_4, {cb_color_info_cmask_is_linear_4, joined_37}};
  wire [26:0] joined_39 = {cb_color_info_fmask_compression_disable_4, {cb_color_info_blend_opt_discard_pixel_4,
      joined_38}};
  wire [31:0] extended_4 = {8'd0, {{cb_color_view_slice_max_4, 2'd0}, cb_color_view_slice_start_4}};
  wire [30:0] joined_40 = {{cb_color_pitch_fmask_tile_max_4, 9'd0}, cb_color_pitch_tile_max_4};
  wire [9:0] joined_41 = {cb_color_attrib_fmask_tile_mode_index_3, cb_color_attrib_tile_mode_index_3};
  wire [16:0] joined_42 = {cb_color_attrib_num_fragments_3, {{cb_color_attrib_num_samples_3, 2'd0}, joined_41}};
  wire [7:0] joined_43 = {cb_color_info_linear_general_3, {cb_color_info_format_3, cb_color_info_endian_3}};
  wire [12:0] joined_44 = {cb_color_info_comp_swap_3, {cb_color_info_number_type_3, joined_43}};
  wire [14:0] joined_45 = {cb_color_info_compression_3, {cb_color_info_fast_clear_3, joined_44}};
  wire [16:0] joined_46 = {cb_color_info_blend_bypass_3, {cb_color_info_blend_clamp_3, joined_45}};
  wire [18:0] joined_47 = {cb_color_info_round_mode_3, {cb_color_info_simple_float_3, joined_46}};
  wire [22:0] joined_48 = {cb_color_info_blend_opt_dont_rd_dst_3, {cb_color_info_cmask_is_linear_3, joined_47}};
  wire [26:0] joined_49 = {cb_color_info_fmask_compression_disable_3, {cb_color_info_blend_opt_discard_pixel_3,
      joined_48}};
  wire [31:0] extended_5 = {8'd0, {{cb_color_view_slice_max_3, 2'd0}, cb_color_view_slice_start_3}};
  wire [30:0] joined_50 = {{cb_color_pitch_fmask_tile_max_3, 9'd0}, cb_color_pitch_tile_max_3};

  reg [32:0] looked_up_3;
  always @*
    case (bus_address[7:2])
      6'd0: looked_up_3 = {1'b1, {10'd0, cb_color_fmask_slice_tile_max_2}};
      6'd1: looked_up_3 = {1'b1, cb_color_clear_word0_clear_word0_2};
      6'd2: looked_up_3 = {1'b1, cb_color_clear_word1_clear_word1_2};
      6'd5: looked_up_3 = {1'b1, cb_color_base_base_256b_3};
      6'd6: looked_up_3 = {1'b1, {1'b0, joined_50}};
      6'd7: looked_up_3 = {1'b1, {10'd0, cb_color_slice_tile_max_3}};
      6'd8: looked_up_3 = {1'b1, extended_5};
      6'd9: looked_up_3 = {1'b1, {5'd0, joined_49}};
      6'ha: looked_up_3 = {1'b1, {14'd0, {cb_color_attrib_force_dst_alpha_1_3, joined_42}}};
      6'hc: looked_up_3 = {1'b1, cb_color_cmask_base_256b_3};
      6'hd: looked_up_3 = {1'b1, {18'd0, cb_color_cmask_slice_tile_max_3}};
      6'he: looked_up_3 = {1'b1, cb_color_fmask_base_256b_3};
      6'hf: looked_up_3 = {1'b1, {10'd0, cb_color_fmask_slice_tile_max_3}};
      6'h10: looked_up_3 = {1'b1, cb_color_clear_word0_clear_word0_3};
      6'h11: looked_up_3 = {1'b1, cb_color_clear_word1_clear_word1_3};
      6'h14: looked_up_3 = {1'b1, cb_color_base_base_256b_4};
      6'h15: looked_up_3 = {1'b1, {1'b0, joined_40}};
      6'h16: looked_up_3 = {1'b1, {10'd0, cb_color_slice_tile_max_4}};
      6'h17: looked_up_3 = {1'b1, extended_4};
      6'h18: looked_up_3 = {1'b1, {5'd0, joined_39}};
      6'h19: looked_up_3 = {1'b1, {14'd0, {cb_color_attrib_force_dst_alpha_1_4, joined_32}}};
      6'h1b: looked_up_3 = {1'b1, cb_color_cmask_base_256b_4};
      6'h1c: looked_up_3 = {1'b1, {18'd0, cb_color_cmask_slice_tile_max_4}};
      6'h1d: looked_up_3 = {1'b1, cb_color_fmask_base_256b_4};
      6'h1e: looked_up_3 = {1'b1, {10'd0, cb_color_fmask_slice_tile_max_4}};
      6'h1f: looked_up_3 = {1'b1, cb_color_clear_word0_clear_word0_4};
      6'h20: looked_up_3 = {1'b1, cb_color_clear_word1_clear_word1_4};
      6'h23: looked_up_3 = {1'b1, cb_color_base_base_256b_5};
      6'h24: looked_up_3 = {1'b1, {1'b0, joined_30}};
      6'h25: looked_up_3 = {1'b1, {10'd0, cb_color_slice_tile_max_5}};
      6'h26: looked_up_3 = {1'b1, extended_3};
      6'h27: looked_up_3 = {1'b1, {5'd0, joined_29}};
      6'h28: looked_up_3 = {1'b1, {14'd0, {cb_color_attrib_force_dst_alpha_1_5, joined_22}}};
      6'h2a: looked_up_3 = {1'b1, cb_color_cmask_base_256b_5};
      6'h2b: looked_up_3 = {1'b1, {18'd0, cb_color_cmask_slice_tile_max_5}};
      6'h2c: looked_up_3 = {1'b1, cb_color_fmask_base_256b_5};
      6'h2d: looked_up_3 = {1'b1, {10'd0, cb_color_fmask_slice_tile_max_5}};
      6'h2e: looked_up_3 = {1'b1, cb_color_clear_word0_clear_word0_5};
      6'h2f: looked_up_3 = {1'b1, cb_color_clear_word1_clear_word1_5};
      6'h32: looked_up_3 = {1'b1, cb_color_base_base_256b_6};
      6'h33: looked_up_3 = {1'b1, {1'b0, joined_20}};
      6'h34: looked_up_3 = {1'b1, {10'd0, cb_color_slice_tile_max_6}};
      6'h35: looked_up_3 = {1'b1, extended_2};
      6'h36: looked_up_3 = {1'b1, {5'd0, joined_19}};
      6'h37: looked_up_3 = {1'b1, {14'd0, {cb_color_attrib_force_dst_alpha_1_6, joined_12}}};
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

  wire [9:0] joined_51 = {cb_color_attrib_fmask_tile_mode_index_2, cb_color_attrib_tile_mode_index_2};
  wire [16:0] joined_52 = {cb_color_attrib_num_fragments_2, {{cb_color_attrib_num_samples_2, 2'd0}, joined_51}};
  wire [7:0] joined_53 = {cb_color_info_linear_general_2, {cb_color_info_format_2, cb_color_info_endian_2}};
  wire [12:0] joined_54 = {cb_color_info_comp_swap_2, {cb_color_info_number_type_2, joined_53}};
  wire [14:0] joined_55 = {cb_color_info_compression_2, {cb_color_info_fast_clear_2, joined_54}};
  wire [16:0] joined_56 = {cb_color_info_blend_bypass_2, {cb_color_info_blend_clamp_2, joined_55}};
  wire [18:0] joined_57 = {cb_color_info_round_mode_2, {cb_color_info_simple_float_2, joined_56}};
  wire [22:0] joined_58 = {cb_color_info_blend_opt_dont_rd_dst_2, {cb_color_info_cmask_is_linear_2, joined_57}};
  wire [26:0] joined_59 = {cb_color_info_fmask_compression_disable_2, {cb_color_info_blend_opt_discard_pixel_2,
      joined_58}};
  wire [31:0] extended_6 = {8'd0, {{cb_color_view_slice_max_2, 2'd0}, cb_color_view_slice_start_2}};
  wire [30:0] joined_60 = {{cb_color_pitch_fmask_tile_max_2, 9'd0}, cb_color_pitch_tile_max_2};
  wire [9:0] joined_61 = {cb_color_attrib_fmask_tile_mode_index_1, cb_color_attrib_tile_mode_index_1};
  wire [16:0] joined_62 = {cb_color_attrib_num_fragments_1, {{cb_color_attrib_num_samples_1, 2'd0}, joined_61}};
  wire [7:0] joined_63 = {cb_color_info_linear_general_1, {cb_color_info_format_1, cb_color_info_endian_1}};
  wire [12:0] joined_64 = {cb_color_info_comp_swap_1, {cb_color_info_number_type_1, joined_63}};
  wire [14:0] joined_65 = {cb_color_info_compression_1, {cb_color_info_fast_clear_1, joined_64}};
  wire [16:0] joined_66 = {cb_color_info_blend_bypass_1, {cb_color_info_blend_clamp_1, joined_65}};
  wire [18:0] joined_67 = {cb_color_info_round_mode_1, {cb_color_info_simple_float_1, joined_66}};
  wire [22:0] joined_68 = {cb_color_info_blend_opt_dont_rd_dst_1, {cb_color_info_cmask_is_linear_1, joined_67}};
  wire [26:0] joined_69 = {cb_color_info_fmask_compression_disable_1, {cb_color_info_blend_opt_discard_pixel_1,
      joined_68}};
  wire [31:0] extended_7 = {8'd0, {{cb_color_view_slice_max_1, 2'd0}, cb_color_view_slice_start_1}};
  wire [30:0] joined_70 = {{cb_color_pitch_fmask_tile_max_1, 9'd0}, cb_color_pitch_tile_max_1};
  wire [9:0] joined_71 = {cb_color_attrib_fmask_tile_mode_index_0, cb_color_attrib_tile_mode_index_0};
  wire [16:0] joined_72 = {cb_color_attrib_num_fragments_0, {{cb_color_attrib_num_samples_0, 2'd0}, joined_71}};
  wire [7:0] joined_73 = {cb_color_info_linear_general_0, {cb_color_info_format_0, cb_color_info_endian_0}};
  wire [12:0] joined_74 = {cb_color_info_comp_swap_0, {cb_color_info_number_type_0, joined_73}};
  wire [14:0] joined_75 = {cb_color_info_compression_0, {cb_color_info_fast_clear_0, joined_74}};
  wire [16:0] joined_76 = {cb_color_info_blend_bypass_0, {cb_color_info_blend_clamp_0, joined_75}};
  wire [18:0] joined_77 = {cb_color_info_round_mode_0, {cb_color_info_simple_float_0, joined_76}};
  wire [22:0] joined_78 = {cb_color_info_blend_opt_dont_rd_dst_0, {cb_color_info_cmask_is_linear_0, joined_77}};
  wire [26:0] joined_79 = {cb_color_info_fmask_compression_disable_0, {cb_color_info_blend_opt_discard_pixel_0,
      joined_78}};
  wire [31:0] extended_8 = {8'd0, {{cb_color_view_slice_max_0, 2'd0}, cb_color_view_slice_start_0}};
  wire [30:0] joined_80 = {{cb_color_pitch_fmask_tile_max_0, 9'd0}, cb_color_pitch_tile_max_0};

  reg [32:0] looked_up_5;
  always @*
    case (bus_address[7:2])
      6'h18: looked_up_5 = {1'b1, cb_color_base_base_256b_0};
      6'h19: looked_up_5 = {1'b1, {1'b0, joined_80}};
      6'h1a: looked_up_5 = {1'b1, {10'd0, cb_color_slice_tile_max_0}};
      6'h1b: looked_up_5 = {1'b1, extended_8};
      6'h1c: looked_up_5 = {1'b1, {5'd0, joined_79}};
      6'h1d: looked_up_5 = {1'b1, {14'd0, {cb_color_attrib_force_dst_alpha_1_0, joined_72}}};
      6'h1f: looked_up_5 = {1'b1, cb_color_cmask_base_256b_0};
      6'h20: looked_up_5 = {1'b1, {18'd0, cb_color_cmask_slice_tile_max_0}};
      6'h21: looked_up_5 = {1'b1, cb_color_fmask_base_256b_0};
      6'h22: looked_up_5 = {1'b1, {10'd0, cb_color_fmask_slice_tile_max_0}};
      6'h23: looked_up_5 = {1'b1, cb_color_clear_word0_clear_word0_0};
      6'h24: looked_up_5 = {1'b1, cb_color_clear_word1_clear_word1_0};
      6'h27: looked_up_5 = {1'b1, cb_color_base_base_256b_1};
      6'h28: looked_up_5 = {1'b1, {1'b0, joined_70}};
      6'h29: looked_up_5 = {1'b1, {10'd0, cb_color_slice_tile_max_1}};
      6'h2a: looked_up_5 = {1'b1, extended_7};
      6'h2b: looked_up_5 = {1'b1, {5'd0, joined_69}};
      6'h2c: looked_up_5 = {1'b1, {14'd0, {cb_color_attrib_force_dst_alpha_1_1, joined_62}}};
      6'h2e: looked_up_5 = {1'b1, cb_color_cmask_base_256b_1};
      6'h2f: looked_up_5 = {1'b1, {18'd0, cb_color_cmask_slice_tile_max_1}};
      6'h30: looked_up_5 = {1'b1, cb_color_fmask_base_256b_1};
      6'h31: looked_up_5 = {1'b1, {10'd0, cb_color_fmask_slice_tile_max_1}};
      6'h32: looked_up_5 = {1'b1, cb_color_clear_word0_clear_word0_1};
      6'h33: looked_up_5 = {1'b1, cb_color_clear_word1_clear_word1_1};
      6'h36: looked_up_5 = {1'b1, cb_color_base_base_256b_2};
      6'h37: looked_up_5 = {1'b1, {1'b0, joined_60}};
      6'h38: looked_up_5 = {1'b1, {10'd0, cb_color_slice_tile_max_2}};
      6'h39: looked_up_5 = {1'b1, extended_6};
      6'h3a: looked_up_5 = {1'b1, {5'd0, joined_59}};
      6'h3b: looked_up_5 = {1'b1, {14'd0, {cb_color_attrib_force_dst_alpha_1_2, joined_52}}};
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

  wire [23:0] joined_81 = {{cb_color_control_rop3, 9'd0}, {cb_color_control_mode, {cb_color_control_degamma_enable,
      3'd0}}};

  reg [32:0] looked_up_7;
  always @*
    case (bus_address[7:2])
      6'd2: looked_up_7 = {1'b1, {8'd0, joined_81}};
      default: looked_up_7 = 33'd0;
    endcase

  reg looked_up_8;
  always @*
    case (bus_address[7:2])
      6'd2: looked_up_8 = 1'b1;
      default: looked_up_8 = 1'b0;
    endcase

  wire [7:0] joined_82 = {cb_blend_control_color_comb_fcn_7, cb_blend_control_color_srcblend_7};
  wire [20:0] joined_83 = {{cb_blend_control_alpha_srcblend_7, 3'd0}, {cb_blend_control_color_destblend_7,
      joined_82}};
  wire [28:0] joined_84 = {cb_blend_control_alpha_destblend_7, {cb_blend_control_alpha_comb_fcn_7, joined_83}};
  wire [30:0] joined_85 = {cb_blend_control_enable_7, {cb_blend_control_separate_alpha_blend_7, joined_84}};
  wire [7:0] joined_86 = {cb_blend_control_color_comb_fcn_6, cb_blend_control_color_srcblend_6};
  wire [20:0] joined_87 = {{cb_blend_control_alpha_srcblend_6, 3'd0}, {cb_blend_control_color_destblend_6,
      joined_86}};
  wire [28:0] joined_88 = {cb_blend_control_alpha_destblend_6, {cb_blend_control_alpha_comb_fcn_6, joined_87}};
  wire [30:0] joined_89 = {cb_blend_control_enable_6, {cb_blend_control_separate_alpha_blend_6, joined_88}};
  wire [7:0] joined_90 = {cb_blend_control_color_comb_fcn_5, cb_blend_control_color_srcblend_5};
  wire [20:0] joined_91 = {{cb_blend_control_alpha_srcblend_5, 3'd0}, {cb_blend_control_color_destblend_5,
      joined_90}};
  wire [28:0] joined_92 = {cb_blend_control_alpha_destblend_5, {cb_blend_control_alpha_comb_fcn_5, joined_91}};
  wire [30:0] joined_93 = {cb_blend_control_enable_5, {cb_blend_control_separate_alpha_blend_5, joined_92}};
  wire [7:0] joined_94 = {cb_blend_control_color_comb_fcn_4, cb_blend_control_color_srcblend_4};
  wire [20:0] joined_95 = {{cb_blend_control_alpha_srcblend_4, 3'd0}, {cb_blend_control_color_destblend_4,
      joined_94}};
  wire [28:0] joined_96 = {cb_blend_control_alpha_destblend_4, {cb_blend_control_alpha_comb_fcn_4, joined_95}};
  wire [30:0] joined_97 = {cb_blend_control_enable_4, {cb_blend_control_separate_alpha_blend_4, joined_96}};
  wire [7:0] joined_98 = {cb_blend_control_color_comb_fcn_3, cb_blend_control_color_srcblend_3};
  wire [20:0] joined_99 = {{cb_blend_control_alpha_srcblend_3, 3'd0}, {cb_blend_control_color_destblend_3,
      joined_98}};
  wire [28:0] joined_100 = {cb_blend_control_alpha_destblend_3, {cb_blend_control_alpha_comb_fcn_3, joined_99}};
  wire [30:0] joined_101 = {cb_blend_control_enable_3, {cb_blend_control_separate_alpha_blend_3, joined_100}};
  wire [7:0] joined_102 = {cb_blend_control_color_comb_fcn_2, cb_blend_control_color_srcblend_2};
  wire [20:0] joined_103 = {{cb_blend_control_alpha_srcblend_2, 3'd0}, {cb_blend_control_color_destblend_2,
      joined_102}};
  wire [28:0] joined_104 = {cb_blend_control_alpha_destblend_2, {cb_blend_control_alpha_comb_fcn_2, joined_103}};
  wire [30:0] joined_105 = {cb_blend_control_enable_2, {cb_blend_control_separate_alpha_blend_2, joined_104}};
  wire [7:0] joined_106 = {cb_blend_control_color_comb_fcn_1, cb_blend_control_color_srcblend_1};
  wire [20:0] joined_107 = {{cb_blend_control_alpha_srcblend_1, 3'd0}, {cb_blend_control_color_destblend_1,
      joined_106}};
  wire [28:0] joined_108 = {cb_blend_control_alpha_destblend_1, {cb_blend_control_alpha_comb_fcn_1, joined_107}};
  wire [30:0] joined_109 = {cb_blend_control_enable_1, {cb_blend_control_separate_alpha_blend_1, joined_108}};
  wire [7:0] joined_110 = {cb_blend_control_color_comb_fcn_0, cb_blend_control_color_srcblend_0};
  wire [20:0] joined_111 = {{cb_blend_control_alpha_srcblend_0, 3'd0}, {cb_blend_control_color_destblend_0,
      joined_110}};
  wire [28:0] joined_112 = {cb_blend_control_alpha_destblend_0, {cb_blend_control_alpha_comb_fcn_0, joined_111}};
  wire [30:0] joined_113 = {cb_blend_control_enable_0, {cb_blend_control_separate_alpha_blend_0, joined_112}};

  reg [32:0] looked_up_9;
  always @*
    case (bus_address[7:2])
      6'h20: looked_up_9 = {1'b1, {cb_blend_control_disable_rop3_0, joined_113}};
      6'h21: looked_up_9 = {1'b1, {cb_blend_control_disable_rop3_1, joined_109}};
      6'h22: looked_up_9 = {1'b1, {cb_blend_control_disable_rop3_2, joined_105}};
      6'h23: looked_up_9 = {1'b1, {cb_blend_control_disable_rop3_3, joined_101}};
      6'h24: looked_up_9 = {1'b1, {cb_blend_control_disable_rop3_4, joined_97}};
      6'h25: looked_up_9 = {1'b1, {cb_blend_control_disable_rop3_5, joined_93}};
      6'h26: looked_up_9 = {1'b1, {cb_blend_control_disable_rop3_6, joined_89}};
      6'h27: looked_up_9 = {1'b1, {cb_blend_control_disable_rop3_7, joined_85}};
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

  wire [11:0] joined_114 = {cb_shader_mask_output2_enable, {cb_shader_mask_output1_enable,
      cb_shader_mask_output0_enable}};
  wire [19:0] joined_115 = {cb_shader_mask_output4_enable, {cb_shader_mask_output3_enable, joined_114}};
  wire [27:0] joined_116 = {cb_shader_mask_output6_enable, {cb_shader_mask_output5_enable, joined_115}};
  wire [11:0] joined_117 = {cb_target_mask_target2_enable, {cb_target_mask_target1_enable,
      cb_target_mask_target0_enable}};
  wire [19:0] joined_118 = {cb_target_mask_target4_enable, {cb_target_mask_target3_enable, joined_117}};
  wire [27:0] joined_119 = {cb_target_mask_target6_enable, {cb_target_mask_target5_enable, joined_118}};

  reg [32:0] looked_up_13;
  always @*
    case (bus_address[7:2])
      6'he: looked_up_13 = {1'b1, {cb_target_mask_target7_enable, joined_119}};
      6'hf: looked_up_13 = {1'b1, {cb_shader_mask_output7_enable, joined_116}};
      default: looked_up_13 = 33'd0;
    endcase

  reg looked_up_14;
  always @*
    case (bus_address[7:2])
      6'he: looked_up_14 = 1'b1;
      6'hf: looked_up_14 = 1'b1;
      default: looked_up_14 = 1'b0;
    endcase

  wire [9:0] joined_120 = {{cb_hw_control_fc_cache_evict_point, 2'd0}, cb_hw_control_cm_cache_evict_point};
  wire [16:0] joined_121 = {cb_hw_control_allow_mrt_with_dual_source, {{cb_hw_control_cc_cache_evict_point, 2'd0},
      joined_120}};
  wire [18:0] joined_122 = {{cb_hw_control_disable_intnorm_le11bpc_clamping, 1'b0}, joined_121};
  wire [20:0] joined_123 = {cb_hw_control_force_always_toggle, {cb_hw_control_force_needs_dst, joined_122}};
  wire [22:0] joined_124 = {cb_hw_control_disable_full_write_mask, {cb_hw_control_disable_blend_opt_result_eq_dest,
      joined_123}};
  wire [24:0] joined_125 = {cb_hw_control_disable_blend_opt_dont_rd_dst,
      {cb_hw_control_disable_resolve_opt_for_single_frag, joined_124}};
  wire [26:0] joined_126 = {cb_hw_control_disable_blend_opt_discard_pixel, {cb_hw_control_disable_blend_opt_bypass,
      joined_125}};
  wire [27:0] joined_127 = {cb_hw_control_disable_blend_opt_when_disabled_srcalpha_is_used, joined_126};
  wire [28:0] joined_128 = {cb_hw_control_prioritize_fc_wr_over_fc_rd_on_cmask_conflict, joined_127};
  wire [29:0] joined_129 = {cb_hw_control_prioritize_fc_evict_over_fop_rd_on_bank_conflict, joined_128};
  wire [31:0] joined_130 = {cb_hw_control_disable_pixel_in_quad_fix_for_linear_surface,
      {cb_hw_control_disable_cc_ib_serializer_state_opt, joined_129}};

  reg [32:0] looked_up_15;
  always @*
    case (bus_address[7:2])
      6'd4: looked_up_15 = {1'b1, joined_130};
      default: looked_up_15 = 33'd0;
    endcase

  reg looked_up_16;
  always @*
    case (bus_address[7:2])
      6'd4: looked_up_16 = 1'b1;
      default: looked_up_16 = 1'b0;
    endcase

  wire disjunction_1 = ((bus_write ? looked_up_16 : looked_up_15[32]) & config_page_9a) | ((bus_write ? looked_up_14
      : looked_up_13[32]) & context_page_282);
  wire disjunction_2 = disjunction_1 | ((bus_write ? looked_up_12 : looked_up_11[32]) & context_page_284);
  wire disjunction_3 = disjunction_2 | ((bus_write ? looked_up_10 : looked_up_9[32]) & context_page_287);
  wire disjunction_4 = disjunction_3 | ((bus_write ? looked_up_8 : looked_up_7[32]) & context_page_288);
  wire disjunction_5 = disjunction_4 | ((bus_write ? looked_up_6 : looked_up_5[32]) & context_page_28c);
  wire disjunction_6 = disjunction_5 | ((bus_write ? looked_up_4 : looked_up_3[32]) & context_page_28d);
  wire disjunction_7 = disjunction_6 | ((bus_write ? looked_up_2 : looked_up_1[32]) & context_page_28e);

  assign found = disjunction_7 & (~(|bus_address[1:0]));
  assign bus_ready = ready;
  assign bus_error = error;
  assign bus_read_data = read_data;

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
    cb_blend_red_blend_red_byte_0 = 8'd0;
  end
  always @(posedge clock) begin
    if (write_cb_blend_red & bus_bytes[0]) begin
      cb_blend_red_blend_red_byte_0 <= bus_data[7:0];
    end
  end

  initial begin
    cb_blend_red_blend_red_byte_1 = 8'd0;
  end
  always @(posedge clock) begin
    if (write_cb_blend_red & bus_bytes[1]) begin
      cb_blend_red_blend_red_byte_1 <= bus_data[15:8];
    end
  end

  initial begin
    cb_blend_red_blend_red_byte_2 = 8'd0;
  end
  always @(posedge clock) begin
    if (write_cb_blend_red & bus_bytes[2]) begin
      cb_blend_red_blend_red_byte_2 <= bus_data[23:16];
    end
  end

  initial begin
    cb_blend_red_blend_red_byte_3 = 8'd0;
  end
  always @(posedge clock) begin
    if (write_cb_blend_red & bus_bytes[3]) begin
      cb_blend_red_blend_red_byte_3 <= bus_data[31:24];
    end
  end

  initial begin
    cb_blend_green_blend_green_byte_0 = 8'd0;
  end
  always @(posedge clock) begin
    if (write_cb_blend_green & bus_bytes[0]) begin
      cb_blend_green_blend_green_byte_0 <= bus_data[7:0];
    end
  end

  initial begin
    cb_blend_green_blend_green_byte_1 = 8'd0;
  end
  always @(posedge clock) begin
    if (write_cb_blend_green & bus_bytes[1]) begin
      cb_blend_green_blend_green_byte_1 <= bus_data[15:8];
    end
  end

  initial begin
    cb_blend_green_blend_green_byte_2 = 8'd0;
  end
  always @(posedge clock) begin
    if (write_cb_blend_green & bus_bytes[2]) begin
      cb_blend_green_blend_green_byte_2 <= bus_data[23:16];
    end
  end

  initial begin
    cb_blend_green_blend_green_byte_3 = 8'd0;
  end
  always @(posedge clock) begin
    if (write_cb_blend_green & bus_bytes[3]) begin
      cb_blend_green_blend_green_byte_3 <= bus_data[31:24];
    end
  end

  initial begin
    cb_blend_blue_blend_blue_byte_0 = 8'd0;
  end
  always @(posedge clock) begin
    if (write_cb_blend_blue & bus_bytes[0]) begin
      cb_blend_blue_blend_blue_byte_0 <= bus_data[7:0];
    end
  end

  initial begin
    cb_blend_blue_blend_blue_byte_1 = 8'd0;
  end
  always @(posedge clock) begin
    if (write_cb_blend_blue & bus_bytes[1]) begin
      cb_blend_blue_blend_blue_byte_1 <= bus_data[15:8];
    end
  end

  initial begin
    cb_blend_blue_blend_blue_byte_2 = 8'd0;
  end
  always @(posedge clock) begin
    if (write_cb_blend_blue & bus_bytes[2]) begin
      cb_blend_blue_blend_blue_byte_2 <= bus_data[23:16];
    end
  end

  initial begin
    cb_blend_blue_blend_blue_byte_3 = 8'd0;
  end
  always @(posedge clock) begin
    if (write_cb_blend_blue & bus_bytes[3]) begin
      cb_blend_blue_blend_blue_byte_3 <= bus_data[31:24];
    end
  end

  initial begin
    cb_blend_alpha_blend_alpha_byte_0 = 8'd0;
  end
  always @(posedge clock) begin
    if (write_cb_blend_alpha & bus_bytes[0]) begin
      cb_blend_alpha_blend_alpha_byte_0 <= bus_data[7:0];
    end
  end

  initial begin
    cb_blend_alpha_blend_alpha_byte_1 = 8'd0;
  end
  always @(posedge clock) begin
    if (write_cb_blend_alpha & bus_bytes[1]) begin
      cb_blend_alpha_blend_alpha_byte_1 <= bus_data[15:8];
    end
  end

  initial begin
    cb_blend_alpha_blend_alpha_byte_2 = 8'd0;
  end
  always @(posedge clock) begin
    if (write_cb_blend_alpha & bus_bytes[2]) begin
      cb_blend_alpha_blend_alpha_byte_2 <= bus_data[23:16];
    end
  end

  initial begin
    cb_blend_alpha_blend_alpha_byte_3 = 8'd0;
  end
  always @(posedge clock) begin
    if (write_cb_blend_alpha & bus_bytes[3]) begin
      cb_blend_alpha_blend_alpha_byte_3 <= bus_data[31:24];
    end
  end

  initial begin
    cb_blend_control_color_srcblend_0_byte_0 = 5'd0;
    cb_blend_control_color_comb_fcn_0_byte_0 = 3'd0;
  end
  always @(posedge clock) begin
    if (write_cb_blend_control_0 & bus_bytes[0]) begin
      cb_blend_control_color_srcblend_0_byte_0 <= bus_data[4:0];
      cb_blend_control_color_comb_fcn_0_byte_0 <= bus_data[7:5];
    end
  end

  initial begin
    cb_blend_control_color_destblend_0_byte_1 = 5'd0;
  end
  always @(posedge clock) begin
    if (write_cb_blend_control_0 & bus_bytes[1]) begin
      cb_blend_control_color_destblend_0_byte_1 <= bus_data[12:8];
    end
  end

  initial begin
    cb_blend_control_alpha_srcblend_0_byte_2 = 5'd0;
    cb_blend_control_alpha_comb_fcn_0_byte_2 = 3'd0;
  end
  always @(posedge clock) begin
    if (write_cb_blend_control_0 & bus_bytes[2]) begin
      cb_blend_control_alpha_srcblend_0_byte_2 <= bus_data[20:16];
      cb_blend_control_alpha_comb_fcn_0_byte_2 <= bus_data[23:21];
    end
  end

  initial begin
    cb_blend_control_alpha_destblend_0_byte_3 = 5'd0;
    cb_blend_control_separate_alpha_blend_0_byte_3 = 1'b0;
    cb_blend_control_enable_0_byte_3 = 1'b0;
    cb_blend_control_disable_rop3_0_byte_3 = 1'b0;
  end
  always @(posedge clock) begin
    if (write_cb_blend_control_0 & bus_bytes[3]) begin
      cb_blend_control_alpha_destblend_0_byte_3 <= bus_data[28:24];
      cb_blend_control_separate_alpha_blend_0_byte_3 <= bus_data[29];
      cb_blend_control_enable_0_byte_3 <= bus_data[30];
      cb_blend_control_disable_rop3_0_byte_3 <= bus_data[31];
    end
  end

  initial begin
    cb_blend_control_color_srcblend_1_byte_0 = 5'd0;
    cb_blend_control_color_comb_fcn_1_byte_0 = 3'd0;
  end
  always @(posedge clock) begin
    if (write_cb_blend_control_1 & bus_bytes[0]) begin
      cb_blend_control_color_srcblend_1_byte_0 <= bus_data[4:0];
      cb_blend_control_color_comb_fcn_1_byte_0 <= bus_data[7:5];
    end
  end

  initial begin
    cb_blend_control_color_destblend_1_byte_1 = 5'd0;
  end
  always @(posedge clock) begin
    if (write_cb_blend_control_1 & bus_bytes[1]) begin
      cb_blend_control_color_destblend_1_byte_1 <= bus_data[12:8];
    end
  end

  initial begin
    cb_blend_control_alpha_srcblend_1_byte_2 = 5'd0;
    cb_blend_control_alpha_comb_fcn_1_byte_2 = 3'd0;
  end
  always @(posedge clock) begin
    if (write_cb_blend_control_1 & bus_bytes[2]) begin
      cb_blend_control_alpha_srcblend_1_byte_2 <= bus_data[20:16];
      cb_blend_control_alpha_comb_fcn_1_byte_2 <= bus_data[23:21];
    end
  end

  initial begin
    cb_blend_control_alpha_destblend_1_byte_3 = 5'd0;
    cb_blend_control_separate_alpha_blend_1_byte_3 = 1'b0;
    cb_blend_control_enable_1_byte_3 = 1'b0;
    cb_blend_control_disable_rop3_1_byte_3 = 1'b0;
  end
  always @(posedge clock) begin
    if (write_cb_blend_control_1 & bus_bytes[3]) begin
      cb_blend_control_alpha_destblend_1_byte_3 <= bus_data[28:24];
      cb_blend_control_separate_alpha_blend_1_byte_3 <= bus_data[29];
      cb_blend_control_enable_1_byte_3 <= bus_data[30];
      cb_blend_control_disable_rop3_1_byte_3 <= bus_data[31];
    end
  end

  initial begin
    cb_blend_control_color_srcblend_2_byte_0 = 5'd0;
    cb_blend_control_color_comb_fcn_2_byte_0 = 3'd0;
  end
  always @(posedge clock) begin
    if (write_cb_blend_control_2 & bus_bytes[0]) begin
      cb_blend_control_color_srcblend_2_byte_0 <= bus_data[4:0];
      cb_blend_control_color_comb_fcn_2_byte_0 <= bus_data[7:5];
    end
  end

  initial begin
    cb_blend_control_color_destblend_2_byte_1 = 5'd0;
  end
  always @(posedge clock) begin
    if (write_cb_blend_control_2 & bus_bytes[1]) begin
      cb_blend_control_color_destblend_2_byte_1 <= bus_data[12:8];
    end
  end

  initial begin
    cb_blend_control_alpha_srcblend_2_byte_2 = 5'd0;
    cb_blend_control_alpha_comb_fcn_2_byte_2 = 3'd0;
  end
  always @(posedge clock) begin
    if (write_cb_blend_control_2 & bus_bytes[2]) begin
      cb_blend_control_alpha_srcblend_2_byte_2 <= bus_data[20:16];
      cb_blend_control_alpha_comb_fcn_2_byte_2 <= bus_data[23:21];
    end
  end

  initial begin
    cb_blend_control_alpha_destblend_2_byte_3 = 5'd0;
    cb_blend_control_separate_alpha_blend_2_byte_3 = 1'b0;
    cb_blend_control_enable_2_byte_3 = 1'b0;
    cb_blend_control_disable_rop3_2_byte_3 = 1'b0;
  end
  always @(posedge clock) begin
    if (write_cb_blend_control_2 & bus_bytes[3]) begin
      cb_blend_control_alpha_destblend_2_byte_3 <= bus_data[28:24];
      cb_blend_control_separate_alpha_blend_2_byte_3 <= bus_data[29];
      cb_blend_control_enable_2_byte_3 <= bus_data[30];
      cb_blend_control_disable_rop3_2_byte_3 <= bus_data[31];
    end
  end

  initial begin
    cb_blend_control_color_srcblend_3_byte_0 = 5'd0;
    cb_blend_control_color_comb_fcn_3_byte_0 = 3'd0;
  end
  always @(posedge clock) begin
    if (write_cb_blend_control_3 & bus_bytes[0]) begin
      cb_blend_control_color_srcblend_3_byte_0 <= bus_data[4:0];
      cb_blend_control_color_comb_fcn_3_byte_0 <= bus_data[7:5];
    end
  end

  initial begin
    cb_blend_control_color_destblend_3_byte_1 = 5'd0;
  end
  always @(posedge clock) begin
    if (write_cb_blend_control_3 & bus_bytes[1]) begin
      cb_blend_control_color_destblend_3_byte_1 <= bus_data[12:8];
    end
  end

  initial begin
    cb_blend_control_alpha_srcblend_3_byte_2 = 5'd0;
    cb_blend_control_alpha_comb_fcn_3_byte_2 = 3'd0;
  end
  always @(posedge clock) begin
    if (write_cb_blend_control_3 & bus_bytes[2]) begin
      cb_blend_control_alpha_srcblend_3_byte_2 <= bus_data[20:16];
      cb_blend_control_alpha_comb_fcn_3_byte_2 <= bus_data[23:21];
    end
  end

  initial begin
    cb_blend_control_alpha_destblend_3_byte_3 = 5'd0;
    cb_blend_control_separate_alpha_blend_3_byte_3 = 1'b0;
    cb_blend_control_enable_3_byte_3 = 1'b0;
    cb_blend_control_disable_rop3_3_byte_3 = 1'b0;
  end
  always @(posedge clock) begin
    if (write_cb_blend_control_3 & bus_bytes[3]) begin
      cb_blend_control_alpha_destblend_3_byte_3 <= bus_data[28:24];
      cb_blend_control_separate_alpha_blend_3_byte_3 <= bus_data[29];
      cb_blend_control_enable_3_byte_3 <= bus_data[30];
      cb_blend_control_disable_rop3_3_byte_3 <= bus_data[31];
    end
  end

  initial begin
    cb_blend_control_color_srcblend_4_byte_0 = 5'd0;
    cb_blend_control_color_comb_fcn_4_byte_0 = 3'd0;
  end
  always @(posedge clock) begin
    if (write_cb_blend_control_4 & bus_bytes[0]) begin
      cb_blend_control_color_srcblend_4_byte_0 <= bus_data[4:0];
      cb_blend_control_color_comb_fcn_4_byte_0 <= bus_data[7:5];
    end
  end

  initial begin
    cb_blend_control_color_destblend_4_byte_1 = 5'd0;
  end
  always @(posedge clock) begin
    if (write_cb_blend_control_4 & bus_bytes[1]) begin
      cb_blend_control_color_destblend_4_byte_1 <= bus_data[12:8];
    end
  end

  initial begin
    cb_blend_control_alpha_srcblend_4_byte_2 = 5'd0;
    cb_blend_control_alpha_comb_fcn_4_byte_2 = 3'd0;
  end
  always @(posedge clock) begin
    if (write_cb_blend_control_4 & bus_bytes[2]) begin
      cb_blend_control_alpha_srcblend_4_byte_2 <= bus_data[20:16];
      cb_blend_control_alpha_comb_fcn_4_byte_2 <= bus_data[23:21];
    end
  end

  initial begin
    cb_blend_control_alpha_destblend_4_byte_3 = 5'd0;
    cb_blend_control_separate_alpha_blend_4_byte_3 = 1'b0;
    cb_blend_control_enable_4_byte_3 = 1'b0;
    cb_blend_control_disable_rop3_4_byte_3 = 1'b0;
  end
  always @(posedge clock) begin
    if (write_cb_blend_control_4 & bus_bytes[3]) begin
      cb_blend_control_alpha_destblend_4_byte_3 <= bus_data[28:24];
      cb_blend_control_separate_alpha_blend_4_byte_3 <= bus_data[29];
      cb_blend_control_enable_4_byte_3 <= bus_data[30];
      cb_blend_control_disable_rop3_4_byte_3 <= bus_data[31];
    end
  end

  initial begin
    cb_blend_control_color_srcblend_5_byte_0 = 5'd0;
    cb_blend_control_color_comb_fcn_5_byte_0 = 3'd0;
  end
  always @(posedge clock) begin
    if (write_cb_blend_control_5 & bus_bytes[0]) begin
      cb_blend_control_color_srcblend_5_byte_0 <= bus_data[4:0];
      cb_blend_control_color_comb_fcn_5_byte_0 <= bus_data[7:5];
    end
  end

  initial begin
    cb_blend_control_color_destblend_5_byte_1 = 5'd0;
  end
  always @(posedge clock) begin
    if (write_cb_blend_control_5 & bus_bytes[1]) begin
      cb_blend_control_color_destblend_5_byte_1 <= bus_data[12:8];
    end
  end

  initial begin
    cb_blend_control_alpha_srcblend_5_byte_2 = 5'd0;
    cb_blend_control_alpha_comb_fcn_5_byte_2 = 3'd0;
  end
  always @(posedge clock) begin
    if (write_cb_blend_control_5 & bus_bytes[2]) begin
      cb_blend_control_alpha_srcblend_5_byte_2 <= bus_data[20:16];
      cb_blend_control_alpha_comb_fcn_5_byte_2 <= bus_data[23:21];
    end
  end

  initial begin
    cb_blend_control_alpha_destblend_5_byte_3 = 5'd0;
    cb_blend_control_separate_alpha_blend_5_byte_3 = 1'b0;
    cb_blend_control_enable_5_byte_3 = 1'b0;
    cb_blend_control_disable_rop3_5_byte_3 = 1'b0;
  end
  always @(posedge clock) begin
    if (write_cb_blend_control_5 & bus_bytes[3]) begin
      cb_blend_control_alpha_destblend_5_byte_3 <= bus_data[28:24];
      cb_blend_control_separate_alpha_blend_5_byte_3 <= bus_data[29];
      cb_blend_control_enable_5_byte_3 <= bus_data[30];
      cb_blend_control_disable_rop3_5_byte_3 <= bus_data[31];
    end
  end

  initial begin
    cb_blend_control_color_srcblend_6_byte_0 = 5'd0;
    cb_blend_control_color_comb_fcn_6_byte_0 = 3'd0;
  end
  always @(posedge clock) begin
    if (write_cb_blend_control_6 & bus_bytes[0]) begin
      cb_blend_control_color_srcblend_6_byte_0 <= bus_data[4:0];
      cb_blend_control_color_comb_fcn_6_byte_0 <= bus_data[7:5];
    end
  end

  initial begin
    cb_blend_control_color_destblend_6_byte_1 = 5'd0;
  end
  always @(posedge clock) begin
    if (write_cb_blend_control_6 & bus_bytes[1]) begin
      cb_blend_control_color_destblend_6_byte_1 <= bus_data[12:8];
    end
  end

  initial begin
    cb_blend_control_alpha_srcblend_6_byte_2 = 5'd0;
    cb_blend_control_alpha_comb_fcn_6_byte_2 = 3'd0;
  end
  always @(posedge clock) begin
    if (write_cb_blend_control_6 & bus_bytes[2]) begin
      cb_blend_control_alpha_srcblend_6_byte_2 <= bus_data[20:16];
      cb_blend_control_alpha_comb_fcn_6_byte_2 <= bus_data[23:21];
    end
  end

  initial begin
    cb_blend_control_alpha_destblend_6_byte_3 = 5'd0;
    cb_blend_control_separate_alpha_blend_6_byte_3 = 1'b0;
    cb_blend_control_enable_6_byte_3 = 1'b0;
    cb_blend_control_disable_rop3_6_byte_3 = 1'b0;
  end
  always @(posedge clock) begin
    if (write_cb_blend_control_6 & bus_bytes[3]) begin
      cb_blend_control_alpha_destblend_6_byte_3 <= bus_data[28:24];
      cb_blend_control_separate_alpha_blend_6_byte_3 <= bus_data[29];
      cb_blend_control_enable_6_byte_3 <= bus_data[30];
      cb_blend_control_disable_rop3_6_byte_3 <= bus_data[31];
    end
  end

  initial begin
    cb_blend_control_color_srcblend_7_byte_0 = 5'd0;
    cb_blend_control_color_comb_fcn_7_byte_0 = 3'd0;
  end
  always @(posedge clock) begin
    if (write_cb_blend_control_7 & bus_bytes[0]) begin
      cb_blend_control_color_srcblend_7_byte_0 <= bus_data[4:0];
      cb_blend_control_color_comb_fcn_7_byte_0 <= bus_data[7:5];
    end
  end

  initial begin
    cb_blend_control_color_destblend_7_byte_1 = 5'd0;
  end
  always @(posedge clock) begin
    if (write_cb_blend_control_7 & bus_bytes[1]) begin
      cb_blend_control_color_destblend_7_byte_1 <= bus_data[12:8];
    end
  end

  initial begin
    cb_blend_control_alpha_srcblend_7_byte_2 = 5'd0;
    cb_blend_control_alpha_comb_fcn_7_byte_2 = 3'd0;
  end
  always @(posedge clock) begin
    if (write_cb_blend_control_7 & bus_bytes[2]) begin
      cb_blend_control_alpha_srcblend_7_byte_2 <= bus_data[20:16];
      cb_blend_control_alpha_comb_fcn_7_byte_2 <= bus_data[23:21];
    end
  end

  initial begin
    cb_blend_control_alpha_destblend_7_byte_3 = 5'd0;
    cb_blend_control_separate_alpha_blend_7_byte_3 = 1'b0;
    cb_blend_control_enable_7_byte_3 = 1'b0;
    cb_blend_control_disable_rop3_7_byte_3 = 1'b0;
  end
  always @(posedge clock) begin
    if (write_cb_blend_control_7 & bus_bytes[3]) begin
      cb_blend_control_alpha_destblend_7_byte_3 <= bus_data[28:24];
      cb_blend_control_separate_alpha_blend_7_byte_3 <= bus_data[29];
      cb_blend_control_enable_7_byte_3 <= bus_data[30];
      cb_blend_control_disable_rop3_7_byte_3 <= bus_data[31];
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

  initial begin
    cb_color_base_base_256b_0_byte_0 = 8'd0;
  end
  always @(posedge clock) begin
    if (write_cb_color_base_0 & bus_bytes[0]) begin
      cb_color_base_base_256b_0_byte_0 <= bus_data[7:0];
    end
  end

  initial begin
    cb_color_base_base_256b_0_byte_1 = 8'd0;
  end
  always @(posedge clock) begin
    if (write_cb_color_base_0 & bus_bytes[1]) begin
      cb_color_base_base_256b_0_byte_1 <= bus_data[15:8];
    end
  end

  initial begin
    cb_color_base_base_256b_0_byte_2 = 8'd0;
  end
  always @(posedge clock) begin
    if (write_cb_color_base_0 & bus_bytes[2]) begin
      cb_color_base_base_256b_0_byte_2 <= bus_data[23:16];
    end
  end

  initial begin
    cb_color_base_base_256b_0_byte_3 = 8'd0;
  end
  always @(posedge clock) begin
    if (write_cb_color_base_0 & bus_bytes[3]) begin
      cb_color_base_base_256b_0_byte_3 <= bus_data[31:24];
    end
  end

  initial begin
    cb_color_pitch_tile_max_0_byte_0 = 8'd0;
  end
  always @(posedge clock) begin
    if (write_cb_color_pitch_0 & bus_bytes[0]) begin
      cb_color_pitch_tile_max_0_byte_0 <= bus_data[7:0];
    end
  end

  initial begin
    cb_color_pitch_tile_max_0_byte_1 = 3'd0;
  end
  always @(posedge clock) begin
    if (write_cb_color_pitch_0 & bus_bytes[1]) begin
      cb_color_pitch_tile_max_0_byte_1 <= bus_data[10:8];
    end
  end

  initial begin
    cb_color_pitch_fmask_tile_max_0_byte_2 = 4'd0;
  end
  always @(posedge clock) begin
    if (write_cb_color_pitch_0 & bus_bytes[2]) begin
      cb_color_pitch_fmask_tile_max_0_byte_2 <= bus_data[23:20];
    end
  end

  initial begin
    cb_color_pitch_fmask_tile_max_0_byte_3 = 7'd0;
  end
  always @(posedge clock) begin
    if (write_cb_color_pitch_0 & bus_bytes[3]) begin
      cb_color_pitch_fmask_tile_max_0_byte_3 <= bus_data[30:24];
    end
  end

  initial begin
    cb_color_slice_tile_max_0_byte_0 = 8'd0;
  end
  always @(posedge clock) begin
    if (write_cb_color_slice_0 & bus_bytes[0]) begin
      cb_color_slice_tile_max_0_byte_0 <= bus_data[7:0];
    end
  end

  initial begin
    cb_color_slice_tile_max_0_byte_1 = 8'd0;
  end
  always @(posedge clock) begin
    if (write_cb_color_slice_0 & bus_bytes[1]) begin
      cb_color_slice_tile_max_0_byte_1 <= bus_data[15:8];
    end
  end

  initial begin
    cb_color_slice_tile_max_0_byte_2 = 6'd0;
  end
  always @(posedge clock) begin
    if (write_cb_color_slice_0 & bus_bytes[2]) begin
      cb_color_slice_tile_max_0_byte_2 <= bus_data[21:16];
    end
  end

  initial begin
    cb_color_view_slice_start_0_byte_0 = 8'd0;
  end
  always @(posedge clock) begin
    if (write_cb_color_view_0 & bus_bytes[0]) begin
      cb_color_view_slice_start_0_byte_0 <= bus_data[7:0];
    end
  end

  initial begin
    cb_color_view_slice_start_0_byte_1 = 3'd0;
    cb_color_view_slice_max_0_byte_1 = 3'd0;
  end
  always @(posedge clock) begin
    if (write_cb_color_view_0 & bus_bytes[1]) begin
      cb_color_view_slice_start_0_byte_1 <= bus_data[10:8];
      cb_color_view_slice_max_0_byte_1 <= bus_data[15:13];
    end
  end

  initial begin
    cb_color_view_slice_max_0_byte_2 = 8'd0;
  end
  always @(posedge clock) begin
    if (write_cb_color_view_0 & bus_bytes[2]) begin
      cb_color_view_slice_max_0_byte_2 <= bus_data[23:16];
    end
  end

  initial begin
    cb_color_info_endian_0_byte_0 = 2'd0;
    cb_color_info_format_0_byte_0 = 5'd0;
    cb_color_info_linear_general_0_byte_0 = 1'b0;
  end
  always @(posedge clock) begin
    if (write_cb_color_info_0 & bus_bytes[0]) begin
      cb_color_info_endian_0_byte_0 <= bus_data[1:0];
      cb_color_info_format_0_byte_0 <= bus_data[6:2];
      cb_color_info_linear_general_0_byte_0 <= bus_data[7];
    end
  end

  initial begin
    cb_color_info_number_type_0_byte_1 = 3'd0;
    cb_color_info_comp_swap_0_byte_1 = 2'd0;
    cb_color_info_fast_clear_0_byte_1 = 1'b0;
    cb_color_info_compression_0_byte_1 = 1'b0;
    cb_color_info_blend_clamp_0_byte_1 = 1'b0;
  end
  always @(posedge clock) begin
    if (write_cb_color_info_0 & bus_bytes[1]) begin
      cb_color_info_number_type_0_byte_1 <= bus_data[10:8];
      cb_color_info_comp_swap_0_byte_1 <= bus_data[12:11];
      cb_color_info_fast_clear_0_byte_1 <= bus_data[13];
      cb_color_info_compression_0_byte_1 <= bus_data[14];
      cb_color_info_blend_clamp_0_byte_1 <= bus_data[15];
    end
  end

  initial begin
    cb_color_info_blend_bypass_0_byte_2 = 1'b0;
    cb_color_info_simple_float_0_byte_2 = 1'b0;
    cb_color_info_round_mode_0_byte_2 = 1'b0;
    cb_color_info_cmask_is_linear_0_byte_2 = 1'b0;
    cb_color_info_blend_opt_dont_rd_dst_0_byte_2 = 3'd0;
    cb_color_info_blend_opt_discard_pixel_0_byte_2 = 1'b0;
  end
  always @(posedge clock) begin
    if (write_cb_color_info_0 & bus_bytes[2]) begin
      cb_color_info_blend_bypass_0_byte_2 <= bus_data[16];
      cb_color_info_simple_float_0_byte_2 <= bus_data[17];
      cb_color_info_round_mode_0_byte_2 <= bus_data[18];
      cb_color_info_cmask_is_linear_0_byte_2 <= bus_data[19];
      cb_color_info_blend_opt_dont_rd_dst_0_byte_2 <= bus_data[22:20];
      cb_color_info_blend_opt_discard_pixel_0_byte_2 <= bus_data[23];
    end
  end

  initial begin
    cb_color_info_blend_opt_discard_pixel_0_byte_3 = 2'd0;
    cb_color_info_fmask_compression_disable_0_byte_3 = 1'b0;
  end
  always @(posedge clock) begin
    if (write_cb_color_info_0 & bus_bytes[3]) begin
      cb_color_info_blend_opt_discard_pixel_0_byte_3 <= bus_data[25:24];
      cb_color_info_fmask_compression_disable_0_byte_3 <= bus_data[26];
    end
  end

  initial begin
    cb_color_attrib_tile_mode_index_0_byte_0 = 5'd0;
    cb_color_attrib_fmask_tile_mode_index_0_byte_0 = 3'd0;
  end
  always @(posedge clock) begin
    if (write_cb_color_attrib_0 & bus_bytes[0]) begin
      cb_color_attrib_tile_mode_index_0_byte_0 <= bus_data[4:0];
      cb_color_attrib_fmask_tile_mode_index_0_byte_0 <= bus_data[7:5];
    end
  end

  initial begin
    cb_color_attrib_fmask_tile_mode_index_0_byte_1 = 2'd0;
    cb_color_attrib_num_samples_0_byte_1 = 3'd0;
    cb_color_attrib_num_fragments_0_byte_1 = 1'b0;
  end
  always @(posedge clock) begin
    if (write_cb_color_attrib_0 & bus_bytes[1]) begin
      cb_color_attrib_fmask_tile_mode_index_0_byte_1 <= bus_data[9:8];
      cb_color_attrib_num_samples_0_byte_1 <= bus_data[14:12];
      cb_color_attrib_num_fragments_0_byte_1 <= bus_data[15];
    end
  end

  initial begin
    cb_color_attrib_num_fragments_0_byte_2 = 1'b0;
    cb_color_attrib_force_dst_alpha_1_0_byte_2 = 1'b0;
  end
  always @(posedge clock) begin
    if (write_cb_color_attrib_0 & bus_bytes[2]) begin
      cb_color_attrib_num_fragments_0_byte_2 <= bus_data[16];
      cb_color_attrib_force_dst_alpha_1_0_byte_2 <= bus_data[17];
    end
  end

  initial begin
    cb_color_cmask_base_256b_0_byte_0 = 8'd0;
  end
  always @(posedge clock) begin
    if (write_cb_color_cmask_0 & bus_bytes[0]) begin
      cb_color_cmask_base_256b_0_byte_0 <= bus_data[7:0];
    end
  end

  initial begin
    cb_color_cmask_base_256b_0_byte_1 = 8'd0;
  end
  always @(posedge clock) begin
    if (write_cb_color_cmask_0 & bus_bytes[1]) begin
      cb_color_cmask_base_256b_0_byte_1 <= bus_data[15:8];
    end
  end

  initial begin
    cb_color_cmask_base_256b_0_byte_2 = 8'd0;
  end
  always @(posedge clock) begin
    if (write_cb_color_cmask_0 & bus_bytes[2]) begin
      cb_color_cmask_base_256b_0_byte_2 <= bus_data[23:16];
    end
  end

  initial begin
    cb_color_cmask_base_256b_0_byte_3 = 8'd0;
  end
  always @(posedge clock) begin
    if (write_cb_color_cmask_0 & bus_bytes[3]) begin
      cb_color_cmask_base_256b_0_byte_3 <= bus_data[31:24];
    end
  end

  initial begin
    cb_color_cmask_slice_tile_max_0_byte_0 = 8'd0;
  end
  always @(posedge clock) begin
    if (write_cb_color_cmask_slice_0 & bus_bytes[0]) begin
      cb_color_cmask_slice_tile_max_0_byte_0 <= bus_data[7:0];
    end
  end

  initial begin
    cb_color_cmask_slice_tile_max_0_byte_1 = 6'd0;
  end
  always @(posedge clock) begin
    if (write_cb_color_cmask_slice_0 & bus_bytes[1]) begin
      cb_color_cmask_slice_tile_max_0_byte_1 <= bus_data[13:8];
    end
  end

  initial begin
    cb_color_fmask_base_256b_0_byte_0 = 8'd0;
  end
  always @(posedge clock) begin
    if (write_cb_color_fmask_0 & bus_bytes[0]) begin
      cb_color_fmask_base_256b_0_byte_0 <= bus_data[7:0];
    end
  end

  initial begin
    cb_color_fmask_base_256b_0_byte_1 = 8'd0;
  end
  always @(posedge clock) begin
    if (write_cb_color_fmask_0 & bus_bytes[1]) begin
      cb_color_fmask_base_256b_0_byte_1 <= bus_data[15:8];
    end
  end

  initial begin
    cb_color_fmask_base_256b_0_byte_2 = 8'd0;
  end
  always @(posedge clock) begin
    if (write_cb_color_fmask_0 & bus_bytes[2]) begin
      cb_color_fmask_base_256b_0_byte_2 <= bus_data[23:16];
    end
  end

  initial begin
    cb_color_fmask_base_256b_0_byte_3 = 8'd0;
  end
  always @(posedge clock) begin
    if (write_cb_color_fmask_0 & bus_bytes[3]) begin
      cb_color_fmask_base_256b_0_byte_3 <= bus_data[31:24];
    end
  end

  initial begin
    cb_color_fmask_slice_tile_max_0_byte_0 = 8'd0;
  end
  always @(posedge clock) begin
    if (write_cb_color_fmask_slice_0 & bus_bytes[0]) begin
      cb_color_fmask_slice_tile_max_0_byte_0 <= bus_data[7:0];
    end
  end

  initial begin
    cb_color_fmask_slice_tile_max_0_byte_1 = 8'd0;
  end
  always @(posedge clock) begin
    if (write_cb_color_fmask_slice_0 & bus_bytes[1]) begin
      cb_color_fmask_slice_tile_max_0_byte_1 <= bus_data[15:8];
    end
  end

  initial begin
    cb_color_fmask_slice_tile_max_0_byte_2 = 6'd0;
  end
  always @(posedge clock) begin
    if (write_cb_color_fmask_slice_0 & bus_bytes[2]) begin
      cb_color_fmask_slice_tile_max_0_byte_2 <= bus_data[21:16];
    end
  end

  initial begin
    cb_color_clear_word0_clear_word0_0_byte_0 = 8'd0;
  end
  always @(posedge clock) begin
    if (write_cb_color_clear_word0_0 & bus_bytes[0]) begin
      cb_color_clear_word0_clear_word0_0_byte_0 <= bus_data[7:0];
    end
  end

  initial begin
    cb_color_clear_word0_clear_word0_0_byte_1 = 8'd0;
  end
  always @(posedge clock) begin
    if (write_cb_color_clear_word0_0 & bus_bytes[1]) begin
      cb_color_clear_word0_clear_word0_0_byte_1 <= bus_data[15:8];
    end
  end

  initial begin
    cb_color_clear_word0_clear_word0_0_byte_2 = 8'd0;
  end
  always @(posedge clock) begin
    if (write_cb_color_clear_word0_0 & bus_bytes[2]) begin
      cb_color_clear_word0_clear_word0_0_byte_2 <= bus_data[23:16];
    end
  end

  initial begin
    cb_color_clear_word0_clear_word0_0_byte_3 = 8'd0;
  end
  always @(posedge clock) begin
    if (write_cb_color_clear_word0_0 & bus_bytes[3]) begin
      cb_color_clear_word0_clear_word0_0_byte_3 <= bus_data[31:24];
    end
  end

  initial begin
    cb_color_clear_word1_clear_word1_0_byte_0 = 8'd0;
  end
  always @(posedge clock) begin
    if (write_cb_color_clear_word1_0 & bus_bytes[0]) begin
      cb_color_clear_word1_clear_word1_0_byte_0 <= bus_data[7:0];
    end
  end

  initial begin
    cb_color_clear_word1_clear_word1_0_byte_1 = 8'd0;
  end
  always @(posedge clock) begin
    if (write_cb_color_clear_word1_0 & bus_bytes[1]) begin
      cb_color_clear_word1_clear_word1_0_byte_1 <= bus_data[15:8];
    end
  end

  initial begin
    cb_color_clear_word1_clear_word1_0_byte_2 = 8'd0;
  end
  always @(posedge clock) begin
    if (write_cb_color_clear_word1_0 & bus_bytes[2]) begin
      cb_color_clear_word1_clear_word1_0_byte_2 <= bus_data[23:16];
    end
  end

  initial begin
    cb_color_clear_word1_clear_word1_0_byte_3 = 8'd0;
  end
  always @(posedge clock) begin
    if (write_cb_color_clear_word1_0 & bus_bytes[3]) begin
      cb_color_clear_word1_clear_word1_0_byte_3 <= bus_data[31:24];
    end
  end

  initial begin
    cb_color_base_base_256b_1_byte_0 = 8'd0;
  end
  always @(posedge clock) begin
    if (write_cb_color_base_1 & bus_bytes[0]) begin
      cb_color_base_base_256b_1_byte_0 <= bus_data[7:0];
    end
  end

  initial begin
    cb_color_base_base_256b_1_byte_1 = 8'd0;
  end
  always @(posedge clock) begin
    if (write_cb_color_base_1 & bus_bytes[1]) begin
      cb_color_base_base_256b_1_byte_1 <= bus_data[15:8];
    end
  end

  initial begin
    cb_color_base_base_256b_1_byte_2 = 8'd0;
  end
  always @(posedge clock) begin
    if (write_cb_color_base_1 & bus_bytes[2]) begin
      cb_color_base_base_256b_1_byte_2 <= bus_data[23:16];
    end
  end

  initial begin
    cb_color_base_base_256b_1_byte_3 = 8'd0;
  end
  always @(posedge clock) begin
    if (write_cb_color_base_1 & bus_bytes[3]) begin
      cb_color_base_base_256b_1_byte_3 <= bus_data[31:24];
    end
  end

  initial begin
    cb_color_pitch_tile_max_1_byte_0 = 8'd0;
  end
  always @(posedge clock) begin
    if (write_cb_color_pitch_1 & bus_bytes[0]) begin
      cb_color_pitch_tile_max_1_byte_0 <= bus_data[7:0];
    end
  end

  initial begin
    cb_color_pitch_tile_max_1_byte_1 = 3'd0;
  end
  always @(posedge clock) begin
    if (write_cb_color_pitch_1 & bus_bytes[1]) begin
      cb_color_pitch_tile_max_1_byte_1 <= bus_data[10:8];
    end
  end

  initial begin
    cb_color_pitch_fmask_tile_max_1_byte_2 = 4'd0;
  end
  always @(posedge clock) begin
    if (write_cb_color_pitch_1 & bus_bytes[2]) begin
      cb_color_pitch_fmask_tile_max_1_byte_2 <= bus_data[23:20];
    end
  end

  initial begin
    cb_color_pitch_fmask_tile_max_1_byte_3 = 7'd0;
  end
  always @(posedge clock) begin
    if (write_cb_color_pitch_1 & bus_bytes[3]) begin
      cb_color_pitch_fmask_tile_max_1_byte_3 <= bus_data[30:24];
    end
  end

  initial begin
    cb_color_slice_tile_max_1_byte_0 = 8'd0;
  end
  always @(posedge clock) begin
    if (write_cb_color_slice_1 & bus_bytes[0]) begin
      cb_color_slice_tile_max_1_byte_0 <= bus_data[7:0];
    end
  end

  initial begin
    cb_color_slice_tile_max_1_byte_1 = 8'd0;
  end
  always @(posedge clock) begin
    if (write_cb_color_slice_1 & bus_bytes[1]) begin
      cb_color_slice_tile_max_1_byte_1 <= bus_data[15:8];
    end
  end

  initial begin
    cb_color_slice_tile_max_1_byte_2 = 6'd0;
  end
  always @(posedge clock) begin
    if (write_cb_color_slice_1 & bus_bytes[2]) begin
      cb_color_slice_tile_max_1_byte_2 <= bus_data[21:16];
    end
  end

  initial begin
    cb_color_view_slice_start_1_byte_0 = 8'd0;
  end
  always @(posedge clock) begin
    if (write_cb_color_view_1 & bus_bytes[0]) begin
      cb_color_view_slice_start_1_byte_0 <= bus_data[7:0];
    end
  end

  initial begin
    cb_color_view_slice_start_1_byte_1 = 3'd0;
    cb_color_view_slice_max_1_byte_1 = 3'd0;
  end
  always @(posedge clock) begin
    if (write_cb_color_view_1 & bus_bytes[1]) begin
      cb_color_view_slice_start_1_byte_1 <= bus_data[10:8];
      cb_color_view_slice_max_1_byte_1 <= bus_data[15:13];
    end
  end

  initial begin
    cb_color_view_slice_max_1_byte_2 = 8'd0;
  end
  always @(posedge clock) begin
    if (write_cb_color_view_1 & bus_bytes[2]) begin
      cb_color_view_slice_max_1_byte_2 <= bus_data[23:16];
    end
  end

  initial begin
    cb_color_info_endian_1_byte_0 = 2'd0;
    cb_color_info_format_1_byte_0 = 5'd0;
    cb_color_info_linear_general_1_byte_0 = 1'b0;
  end
  always @(posedge clock) begin
    if (write_cb_color_info_1 & bus_bytes[0]) begin
      cb_color_info_endian_1_byte_0 <= bus_data[1:0];
      cb_color_info_format_1_byte_0 <= bus_data[6:2];
      cb_color_info_linear_general_1_byte_0 <= bus_data[7];
    end
  end

  initial begin
    cb_color_info_number_type_1_byte_1 = 3'd0;
    cb_color_info_comp_swap_1_byte_1 = 2'd0;
    cb_color_info_fast_clear_1_byte_1 = 1'b0;
    cb_color_info_compression_1_byte_1 = 1'b0;
    cb_color_info_blend_clamp_1_byte_1 = 1'b0;
  end
  always @(posedge clock) begin
    if (write_cb_color_info_1 & bus_bytes[1]) begin
      cb_color_info_number_type_1_byte_1 <= bus_data[10:8];
      cb_color_info_comp_swap_1_byte_1 <= bus_data[12:11];
      cb_color_info_fast_clear_1_byte_1 <= bus_data[13];
      cb_color_info_compression_1_byte_1 <= bus_data[14];
      cb_color_info_blend_clamp_1_byte_1 <= bus_data[15];
    end
  end

  initial begin
    cb_color_info_blend_bypass_1_byte_2 = 1'b0;
    cb_color_info_simple_float_1_byte_2 = 1'b0;
    cb_color_info_round_mode_1_byte_2 = 1'b0;
    cb_color_info_cmask_is_linear_1_byte_2 = 1'b0;
    cb_color_info_blend_opt_dont_rd_dst_1_byte_2 = 3'd0;
    cb_color_info_blend_opt_discard_pixel_1_byte_2 = 1'b0;
  end
  always @(posedge clock) begin
    if (write_cb_color_info_1 & bus_bytes[2]) begin
      cb_color_info_blend_bypass_1_byte_2 <= bus_data[16];
      cb_color_info_simple_float_1_byte_2 <= bus_data[17];
      cb_color_info_round_mode_1_byte_2 <= bus_data[18];
      cb_color_info_cmask_is_linear_1_byte_2 <= bus_data[19];
      cb_color_info_blend_opt_dont_rd_dst_1_byte_2 <= bus_data[22:20];
      cb_color_info_blend_opt_discard_pixel_1_byte_2 <= bus_data[23];
    end
  end

  initial begin
    cb_color_info_blend_opt_discard_pixel_1_byte_3 = 2'd0;
    cb_color_info_fmask_compression_disable_1_byte_3 = 1'b0;
  end
  always @(posedge clock) begin
    if (write_cb_color_info_1 & bus_bytes[3]) begin
      cb_color_info_blend_opt_discard_pixel_1_byte_3 <= bus_data[25:24];
      cb_color_info_fmask_compression_disable_1_byte_3 <= bus_data[26];
    end
  end

  initial begin
    cb_color_attrib_tile_mode_index_1_byte_0 = 5'd0;
    cb_color_attrib_fmask_tile_mode_index_1_byte_0 = 3'd0;
  end
  always @(posedge clock) begin
    if (write_cb_color_attrib_1 & bus_bytes[0]) begin
      cb_color_attrib_tile_mode_index_1_byte_0 <= bus_data[4:0];
      cb_color_attrib_fmask_tile_mode_index_1_byte_0 <= bus_data[7:5];
    end
  end

  initial begin
    cb_color_attrib_fmask_tile_mode_index_1_byte_1 = 2'd0;
    cb_color_attrib_num_samples_1_byte_1 = 3'd0;
    cb_color_attrib_num_fragments_1_byte_1 = 1'b0;
  end
  always @(posedge clock) begin
    if (write_cb_color_attrib_1 & bus_bytes[1]) begin
      cb_color_attrib_fmask_tile_mode_index_1_byte_1 <= bus_data[9:8];
      cb_color_attrib_num_samples_1_byte_1 <= bus_data[14:12];
      cb_color_attrib_num_fragments_1_byte_1 <= bus_data[15];
    end
  end

  initial begin
    cb_color_attrib_num_fragments_1_byte_2 = 1'b0;
    cb_color_attrib_force_dst_alpha_1_1_byte_2 = 1'b0;
  end
  always @(posedge clock) begin
    if (write_cb_color_attrib_1 & bus_bytes[2]) begin
      cb_color_attrib_num_fragments_1_byte_2 <= bus_data[16];
      cb_color_attrib_force_dst_alpha_1_1_byte_2 <= bus_data[17];
    end
  end

  initial begin
    cb_color_cmask_base_256b_1_byte_0 = 8'd0;
  end
  always @(posedge clock) begin
    if (write_cb_color_cmask_1 & bus_bytes[0]) begin
      cb_color_cmask_base_256b_1_byte_0 <= bus_data[7:0];
    end
  end

  initial begin
    cb_color_cmask_base_256b_1_byte_1 = 8'd0;
  end
  always @(posedge clock) begin
    if (write_cb_color_cmask_1 & bus_bytes[1]) begin
      cb_color_cmask_base_256b_1_byte_1 <= bus_data[15:8];
    end
  end

  initial begin
    cb_color_cmask_base_256b_1_byte_2 = 8'd0;
  end
  always @(posedge clock) begin
    if (write_cb_color_cmask_1 & bus_bytes[2]) begin
      cb_color_cmask_base_256b_1_byte_2 <= bus_data[23:16];
    end
  end

  initial begin
    cb_color_cmask_base_256b_1_byte_3 = 8'd0;
  end
  always @(posedge clock) begin
    if (write_cb_color_cmask_1 & bus_bytes[3]) begin
      cb_color_cmask_base_256b_1_byte_3 <= bus_data[31:24];
    end
  end

  initial begin
    cb_color_cmask_slice_tile_max_1_byte_0 = 8'd0;
  end
  always @(posedge clock) begin
    if (write_cb_color_cmask_slice_1 & bus_bytes[0]) begin
      cb_color_cmask_slice_tile_max_1_byte_0 <= bus_data[7:0];
    end
  end

  initial begin
    cb_color_cmask_slice_tile_max_1_byte_1 = 6'd0;
  end
  always @(posedge clock) begin
    if (write_cb_color_cmask_slice_1 & bus_bytes[1]) begin
      cb_color_cmask_slice_tile_max_1_byte_1 <= bus_data[13:8];
    end
  end

  initial begin
    cb_color_fmask_base_256b_1_byte_0 = 8'd0;
  end
  always @(posedge clock) begin
    if (write_cb_color_fmask_1 & bus_bytes[0]) begin
      cb_color_fmask_base_256b_1_byte_0 <= bus_data[7:0];
    end
  end

  initial begin
    cb_color_fmask_base_256b_1_byte_1 = 8'd0;
  end
  always @(posedge clock) begin
    if (write_cb_color_fmask_1 & bus_bytes[1]) begin
      cb_color_fmask_base_256b_1_byte_1 <= bus_data[15:8];
    end
  end

  initial begin
    cb_color_fmask_base_256b_1_byte_2 = 8'd0;
  end
  always @(posedge clock) begin
    if (write_cb_color_fmask_1 & bus_bytes[2]) begin
      cb_color_fmask_base_256b_1_byte_2 <= bus_data[23:16];
    end
  end

  initial begin
    cb_color_fmask_base_256b_1_byte_3 = 8'd0;
  end
  always @(posedge clock) begin
    if (write_cb_color_fmask_1 & bus_bytes[3]) begin
      cb_color_fmask_base_256b_1_byte_3 <= bus_data[31:24];
    end
  end

  initial begin
    cb_color_fmask_slice_tile_max_1_byte_0 = 8'd0;
  end
  always @(posedge clock) begin
    if (write_cb_color_fmask_slice_1 & bus_bytes[0]) begin
      cb_color_fmask_slice_tile_max_1_byte_0 <= bus_data[7:0];
    end
  end

  initial begin
    cb_color_fmask_slice_tile_max_1_byte_1 = 8'd0;
  end
  always @(posedge clock) begin
    if (write_cb_color_fmask_slice_1 & bus_bytes[1]) begin
      cb_color_fmask_slice_tile_max_1_byte_1 <= bus_data[15:8];
    end
  end

  initial begin
    cb_color_fmask_slice_tile_max_1_byte_2 = 6'd0;
  end
  always @(posedge clock) begin
    if (write_cb_color_fmask_slice_1 & bus_bytes[2]) begin
      cb_color_fmask_slice_tile_max_1_byte_2 <= bus_data[21:16];
    end
  end

  initial begin
    cb_color_clear_word0_clear_word0_1_byte_0 = 8'd0;
  end
  always @(posedge clock) begin
    if (write_cb_color_clear_word0_1 & bus_bytes[0]) begin
      cb_color_clear_word0_clear_word0_1_byte_0 <= bus_data[7:0];
    end
  end

  initial begin
    cb_color_clear_word0_clear_word0_1_byte_1 = 8'd0;
  end
  always @(posedge clock) begin
    if (write_cb_color_clear_word0_1 & bus_bytes[1]) begin
      cb_color_clear_word0_clear_word0_1_byte_1 <= bus_data[15:8];
    end
  end

  initial begin
    cb_color_clear_word0_clear_word0_1_byte_2 = 8'd0;
  end
  always @(posedge clock) begin
    if (write_cb_color_clear_word0_1 & bus_bytes[2]) begin
      cb_color_clear_word0_clear_word0_1_byte_2 <= bus_data[23:16];
    end
  end

  initial begin
    cb_color_clear_word0_clear_word0_1_byte_3 = 8'd0;
  end
  always @(posedge clock) begin
    if (write_cb_color_clear_word0_1 & bus_bytes[3]) begin
      cb_color_clear_word0_clear_word0_1_byte_3 <= bus_data[31:24];
    end
  end

  initial begin
    cb_color_clear_word1_clear_word1_1_byte_0 = 8'd0;
  end
  always @(posedge clock) begin
    if (write_cb_color_clear_word1_1 & bus_bytes[0]) begin
      cb_color_clear_word1_clear_word1_1_byte_0 <= bus_data[7:0];
    end
  end

  initial begin
    cb_color_clear_word1_clear_word1_1_byte_1 = 8'd0;
  end
  always @(posedge clock) begin
    if (write_cb_color_clear_word1_1 & bus_bytes[1]) begin
      cb_color_clear_word1_clear_word1_1_byte_1 <= bus_data[15:8];
    end
  end

  initial begin
    cb_color_clear_word1_clear_word1_1_byte_2 = 8'd0;
  end
  always @(posedge clock) begin
    if (write_cb_color_clear_word1_1 & bus_bytes[2]) begin
      cb_color_clear_word1_clear_word1_1_byte_2 <= bus_data[23:16];
    end
  end

  initial begin
    cb_color_clear_word1_clear_word1_1_byte_3 = 8'd0;
  end
  always @(posedge clock) begin
    if (write_cb_color_clear_word1_1 & bus_bytes[3]) begin
      cb_color_clear_word1_clear_word1_1_byte_3 <= bus_data[31:24];
    end
  end

  initial begin
    cb_color_base_base_256b_2_byte_0 = 8'd0;
  end
  always @(posedge clock) begin
    if (write_cb_color_base_2 & bus_bytes[0]) begin
      cb_color_base_base_256b_2_byte_0 <= bus_data[7:0];
    end
  end

  initial begin
    cb_color_base_base_256b_2_byte_1 = 8'd0;
  end
  always @(posedge clock) begin
    if (write_cb_color_base_2 & bus_bytes[1]) begin
      cb_color_base_base_256b_2_byte_1 <= bus_data[15:8];
    end
  end

  initial begin
    cb_color_base_base_256b_2_byte_2 = 8'd0;
  end
  always @(posedge clock) begin
    if (write_cb_color_base_2 & bus_bytes[2]) begin
      cb_color_base_base_256b_2_byte_2 <= bus_data[23:16];
    end
  end

  initial begin
    cb_color_base_base_256b_2_byte_3 = 8'd0;
  end
  always @(posedge clock) begin
    if (write_cb_color_base_2 & bus_bytes[3]) begin
      cb_color_base_base_256b_2_byte_3 <= bus_data[31:24];
    end
  end

  initial begin
    cb_color_pitch_tile_max_2_byte_0 = 8'd0;
  end
  always @(posedge clock) begin
    if (write_cb_color_pitch_2 & bus_bytes[0]) begin
      cb_color_pitch_tile_max_2_byte_0 <= bus_data[7:0];
    end
  end

  initial begin
    cb_color_pitch_tile_max_2_byte_1 = 3'd0;
  end
  always @(posedge clock) begin
    if (write_cb_color_pitch_2 & bus_bytes[1]) begin
      cb_color_pitch_tile_max_2_byte_1 <= bus_data[10:8];
    end
  end

  initial begin
    cb_color_pitch_fmask_tile_max_2_byte_2 = 4'd0;
  end
  always @(posedge clock) begin
    if (write_cb_color_pitch_2 & bus_bytes[2]) begin
      cb_color_pitch_fmask_tile_max_2_byte_2 <= bus_data[23:20];
    end
  end

  initial begin
    cb_color_pitch_fmask_tile_max_2_byte_3 = 7'd0;
  end
  always @(posedge clock) begin
    if (write_cb_color_pitch_2 & bus_bytes[3]) begin
      cb_color_pitch_fmask_tile_max_2_byte_3 <= bus_data[30:24];
    end
  end

  initial begin
    cb_color_slice_tile_max_2_byte_0 = 8'd0;
  end
  always @(posedge clock) begin
    if (write_cb_color_slice_2 & bus_bytes[0]) begin
      cb_color_slice_tile_max_2_byte_0 <= bus_data[7:0];
    end
  end

  initial begin
    cb_color_slice_tile_max_2_byte_1 = 8'd0;
  end
  always @(posedge clock) begin
    if (write_cb_color_slice_2 & bus_bytes[1]) begin
      cb_color_slice_tile_max_2_byte_1 <= bus_data[15:8];
    end
  end

  initial begin
    cb_color_slice_tile_max_2_byte_2 = 6'd0;
  end
  always @(posedge clock) begin
    if (write_cb_color_slice_2 & bus_bytes[2]) begin
      cb_color_slice_tile_max_2_byte_2 <= bus_data[21:16];
    end
  end

  initial begin
    cb_color_view_slice_start_2_byte_0 = 8'd0;
  end
  always @(posedge clock) begin
    if (write_cb_color_view_2 & bus_bytes[0]) begin
      cb_color_view_slice_start_2_byte_0 <= bus_data[7:0];
    end
  end

  initial begin
    cb_color_view_slice_start_2_byte_1 = 3'd0;
    cb_color_view_slice_max_2_byte_1 = 3'd0;
  end
  always @(posedge clock) begin
    if (write_cb_color_view_2 & bus_bytes[1]) begin
      cb_color_view_slice_start_2_byte_1 <= bus_data[10:8];
      cb_color_view_slice_max_2_byte_1 <= bus_data[15:13];
    end
  end

  initial begin
    cb_color_view_slice_max_2_byte_2 = 8'd0;
  end
  always @(posedge clock) begin
    if (write_cb_color_view_2 & bus_bytes[2]) begin
      cb_color_view_slice_max_2_byte_2 <= bus_data[23:16];
    end
  end

  initial begin
    cb_color_info_endian_2_byte_0 = 2'd0;
    cb_color_info_format_2_byte_0 = 5'd0;
    cb_color_info_linear_general_2_byte_0 = 1'b0;
  end
  always @(posedge clock) begin
    if (write_cb_color_info_2 & bus_bytes[0]) begin
      cb_color_info_endian_2_byte_0 <= bus_data[1:0];
      cb_color_info_format_2_byte_0 <= bus_data[6:2];
      cb_color_info_linear_general_2_byte_0 <= bus_data[7];
    end
  end

  initial begin
    cb_color_info_number_type_2_byte_1 = 3'd0;
    cb_color_info_comp_swap_2_byte_1 = 2'd0;
    cb_color_info_fast_clear_2_byte_1 = 1'b0;
    cb_color_info_compression_2_byte_1 = 1'b0;
    cb_color_info_blend_clamp_2_byte_1 = 1'b0;
  end
  always @(posedge clock) begin
    if (write_cb_color_info_2 & bus_bytes[1]) begin
      cb_color_info_number_type_2_byte_1 <= bus_data[10:8];
      cb_color_info_comp_swap_2_byte_1 <= bus_data[12:11];
      cb_color_info_fast_clear_2_byte_1 <= bus_data[13];
      cb_color_info_compression_2_byte_1 <= bus_data[14];
      cb_color_info_blend_clamp_2_byte_1 <= bus_data[15];
    end
  end

  initial begin
    cb_color_info_blend_bypass_2_byte_2 = 1'b0;
    cb_color_info_simple_float_2_byte_2 = 1'b0;
    cb_color_info_round_mode_2_byte_2 = 1'b0;
    cb_color_info_cmask_is_linear_2_byte_2 = 1'b0;
    cb_color_info_blend_opt_dont_rd_dst_2_byte_2 = 3'd0;
    cb_color_info_blend_opt_discard_pixel_2_byte_2 = 1'b0;
  end
  always @(posedge clock) begin
    if (write_cb_color_info_2 & bus_bytes[2]) begin
      cb_color_info_blend_bypass_2_byte_2 <= bus_data[16];
      cb_color_info_simple_float_2_byte_2 <= bus_data[17];
      cb_color_info_round_mode_2_byte_2 <= bus_data[18];
      cb_color_info_cmask_is_linear_2_byte_2 <= bus_data[19];
      cb_color_info_blend_opt_dont_rd_dst_2_byte_2 <= bus_data[22:20];
      cb_color_info_blend_opt_discard_pixel_2_byte_2 <= bus_data[23];
    end
  end

  initial begin
    cb_color_info_blend_opt_discard_pixel_2_byte_3 = 2'd0;
    cb_color_info_fmask_compression_disable_2_byte_3 = 1'b0;
  end
  always @(posedge clock) begin
    if (write_cb_color_info_2 & bus_bytes[3]) begin
      cb_color_info_blend_opt_discard_pixel_2_byte_3 <= bus_data[25:24];
      cb_color_info_fmask_compression_disable_2_byte_3 <= bus_data[26];
    end
  end

  initial begin
    cb_color_attrib_tile_mode_index_2_byte_0 = 5'd0;
    cb_color_attrib_fmask_tile_mode_index_2_byte_0 = 3'd0;
  end
  always @(posedge clock) begin
    if (write_cb_color_attrib_2 & bus_bytes[0]) begin
      cb_color_attrib_tile_mode_index_2_byte_0 <= bus_data[4:0];
      cb_color_attrib_fmask_tile_mode_index_2_byte_0 <= bus_data[7:5];
    end
  end

  initial begin
    cb_color_attrib_fmask_tile_mode_index_2_byte_1 = 2'd0;
    cb_color_attrib_num_samples_2_byte_1 = 3'd0;
    cb_color_attrib_num_fragments_2_byte_1 = 1'b0;
  end
  always @(posedge clock) begin
    if (write_cb_color_attrib_2 & bus_bytes[1]) begin
      cb_color_attrib_fmask_tile_mode_index_2_byte_1 <= bus_data[9:8];
      cb_color_attrib_num_samples_2_byte_1 <= bus_data[14:12];
      cb_color_attrib_num_fragments_2_byte_1 <= bus_data[15];
    end
  end

  initial begin
    cb_color_attrib_num_fragments_2_byte_2 = 1'b0;
    cb_color_attrib_force_dst_alpha_1_2_byte_2 = 1'b0;
  end
  always @(posedge clock) begin
    if (write_cb_color_attrib_2 & bus_bytes[2]) begin
      cb_color_attrib_num_fragments_2_byte_2 <= bus_data[16];
      cb_color_attrib_force_dst_alpha_1_2_byte_2 <= bus_data[17];
    end
  end

  initial begin
    cb_color_cmask_base_256b_2_byte_0 = 8'd0;
  end
  always @(posedge clock) begin
    if (write_cb_color_cmask_2 & bus_bytes[0]) begin
      cb_color_cmask_base_256b_2_byte_0 <= bus_data[7:0];
    end
  end

  initial begin
    cb_color_cmask_base_256b_2_byte_1 = 8'd0;
  end
  always @(posedge clock) begin
    if (write_cb_color_cmask_2 & bus_bytes[1]) begin
      cb_color_cmask_base_256b_2_byte_1 <= bus_data[15:8];
    end
  end

  initial begin
    cb_color_cmask_base_256b_2_byte_2 = 8'd0;
  end
  always @(posedge clock) begin
    if (write_cb_color_cmask_2 & bus_bytes[2]) begin
      cb_color_cmask_base_256b_2_byte_2 <= bus_data[23:16];
    end
  end

  initial begin
    cb_color_cmask_base_256b_2_byte_3 = 8'd0;
  end
  always @(posedge clock) begin
    if (write_cb_color_cmask_2 & bus_bytes[3]) begin
      cb_color_cmask_base_256b_2_byte_3 <= bus_data[31:24];
    end
  end

  initial begin
    cb_color_cmask_slice_tile_max_2_byte_0 = 8'd0;
  end
  always @(posedge clock) begin
    if (write_cb_color_cmask_slice_2 & bus_bytes[0]) begin
      cb_color_cmask_slice_tile_max_2_byte_0 <= bus_data[7:0];
    end
  end

  initial begin
    cb_color_cmask_slice_tile_max_2_byte_1 = 6'd0;
  end
  always @(posedge clock) begin
    if (write_cb_color_cmask_slice_2 & bus_bytes[1]) begin
      cb_color_cmask_slice_tile_max_2_byte_1 <= bus_data[13:8];
    end
  end

  initial begin
    cb_color_fmask_base_256b_2_byte_0 = 8'd0;
  end
  always @(posedge clock) begin
    if (write_cb_color_fmask_2 & bus_bytes[0]) begin
      cb_color_fmask_base_256b_2_byte_0 <= bus_data[7:0];
    end
  end

  initial begin
    cb_color_fmask_base_256b_2_byte_1 = 8'd0;
  end
  always @(posedge clock) begin
    if (write_cb_color_fmask_2 & bus_bytes[1]) begin
      cb_color_fmask_base_256b_2_byte_1 <= bus_data[15:8];
    end
  end

  initial begin
    cb_color_fmask_base_256b_2_byte_2 = 8'd0;
  end
  always @(posedge clock) begin
    if (write_cb_color_fmask_2 & bus_bytes[2]) begin
      cb_color_fmask_base_256b_2_byte_2 <= bus_data[23:16];
    end
  end

  initial begin
    cb_color_fmask_base_256b_2_byte_3 = 8'd0;
  end
  always @(posedge clock) begin
    if (write_cb_color_fmask_2 & bus_bytes[3]) begin
      cb_color_fmask_base_256b_2_byte_3 <= bus_data[31:24];
    end
  end

  initial begin
    cb_color_fmask_slice_tile_max_2_byte_0 = 8'd0;
  end
  always @(posedge clock) begin
    if (write_cb_color_fmask_slice_2 & bus_bytes[0]) begin
      cb_color_fmask_slice_tile_max_2_byte_0 <= bus_data[7:0];
    end
  end

  initial begin
    cb_color_fmask_slice_tile_max_2_byte_1 = 8'd0;
  end
  always @(posedge clock) begin
    if (write_cb_color_fmask_slice_2 & bus_bytes[1]) begin
      cb_color_fmask_slice_tile_max_2_byte_1 <= bus_data[15:8];
    end
  end

  initial begin
    cb_color_fmask_slice_tile_max_2_byte_2 = 6'd0;
  end
  always @(posedge clock) begin
    if (write_cb_color_fmask_slice_2 & bus_bytes[2]) begin
      cb_color_fmask_slice_tile_max_2_byte_2 <= bus_data[21:16];
    end
  end

  initial begin
    cb_color_clear_word0_clear_word0_2_byte_0 = 8'd0;
  end
  always @(posedge clock) begin
    if (write_cb_color_clear_word0_2 & bus_bytes[0]) begin
      cb_color_clear_word0_clear_word0_2_byte_0 <= bus_data[7:0];
    end
  end

  initial begin
    cb_color_clear_word0_clear_word0_2_byte_1 = 8'd0;
  end
  always @(posedge clock) begin
    if (write_cb_color_clear_word0_2 & bus_bytes[1]) begin
      cb_color_clear_word0_clear_word0_2_byte_1 <= bus_data[15:8];
    end
  end

  initial begin
    cb_color_clear_word0_clear_word0_2_byte_2 = 8'd0;
  end
  always @(posedge clock) begin
    if (write_cb_color_clear_word0_2 & bus_bytes[2]) begin
      cb_color_clear_word0_clear_word0_2_byte_2 <= bus_data[23:16];
    end
  end

  initial begin
    cb_color_clear_word0_clear_word0_2_byte_3 = 8'd0;
  end
  always @(posedge clock) begin
    if (write_cb_color_clear_word0_2 & bus_bytes[3]) begin
      cb_color_clear_word0_clear_word0_2_byte_3 <= bus_data[31:24];
    end
  end

  initial begin
    cb_color_clear_word1_clear_word1_2_byte_0 = 8'd0;
  end
  always @(posedge clock) begin
    if (write_cb_color_clear_word1_2 & bus_bytes[0]) begin
      cb_color_clear_word1_clear_word1_2_byte_0 <= bus_data[7:0];
    end
  end

  initial begin
    cb_color_clear_word1_clear_word1_2_byte_1 = 8'd0;
  end
  always @(posedge clock) begin
    if (write_cb_color_clear_word1_2 & bus_bytes[1]) begin
      cb_color_clear_word1_clear_word1_2_byte_1 <= bus_data[15:8];
    end
  end

  initial begin
    cb_color_clear_word1_clear_word1_2_byte_2 = 8'd0;
  end
  always @(posedge clock) begin
    if (write_cb_color_clear_word1_2 & bus_bytes[2]) begin
      cb_color_clear_word1_clear_word1_2_byte_2 <= bus_data[23:16];
    end
  end

  initial begin
    cb_color_clear_word1_clear_word1_2_byte_3 = 8'd0;
  end
  always @(posedge clock) begin
    if (write_cb_color_clear_word1_2 & bus_bytes[3]) begin
      cb_color_clear_word1_clear_word1_2_byte_3 <= bus_data[31:24];
    end
  end

  initial begin
    cb_color_base_base_256b_3_byte_0 = 8'd0;
  end
  always @(posedge clock) begin
    if (write_cb_color_base_3 & bus_bytes[0]) begin
      cb_color_base_base_256b_3_byte_0 <= bus_data[7:0];
    end
  end

  initial begin
    cb_color_base_base_256b_3_byte_1 = 8'd0;
  end
  always @(posedge clock) begin
    if (write_cb_color_base_3 & bus_bytes[1]) begin
      cb_color_base_base_256b_3_byte_1 <= bus_data[15:8];
    end
  end

  initial begin
    cb_color_base_base_256b_3_byte_2 = 8'd0;
  end
  always @(posedge clock) begin
    if (write_cb_color_base_3 & bus_bytes[2]) begin
      cb_color_base_base_256b_3_byte_2 <= bus_data[23:16];
    end
  end

  initial begin
    cb_color_base_base_256b_3_byte_3 = 8'd0;
  end
  always @(posedge clock) begin
    if (write_cb_color_base_3 & bus_bytes[3]) begin
      cb_color_base_base_256b_3_byte_3 <= bus_data[31:24];
    end
  end

  initial begin
    cb_color_pitch_tile_max_3_byte_0 = 8'd0;
  end
  always @(posedge clock) begin
    if (write_cb_color_pitch_3 & bus_bytes[0]) begin
      cb_color_pitch_tile_max_3_byte_0 <= bus_data[7:0];
    end
  end

  initial begin
    cb_color_pitch_tile_max_3_byte_1 = 3'd0;
  end
  always @(posedge clock) begin
    if (write_cb_color_pitch_3 & bus_bytes[1]) begin
      cb_color_pitch_tile_max_3_byte_1 <= bus_data[10:8];
    end
  end

  initial begin
    cb_color_pitch_fmask_tile_max_3_byte_2 = 4'd0;
  end
  always @(posedge clock) begin
    if (write_cb_color_pitch_3 & bus_bytes[2]) begin
      cb_color_pitch_fmask_tile_max_3_byte_2 <= bus_data[23:20];
    end
  end

  initial begin
    cb_color_pitch_fmask_tile_max_3_byte_3 = 7'd0;
  end
  always @(posedge clock) begin
    if (write_cb_color_pitch_3 & bus_bytes[3]) begin
      cb_color_pitch_fmask_tile_max_3_byte_3 <= bus_data[30:24];
    end
  end

  initial begin
    cb_color_slice_tile_max_3_byte_0 = 8'd0;
  end
  always @(posedge clock) begin
    if (write_cb_color_slice_3 & bus_bytes[0]) begin
      cb_color_slice_tile_max_3_byte_0 <= bus_data[7:0];
    end
  end

  initial begin
    cb_color_slice_tile_max_3_byte_1 = 8'd0;
  end
  always @(posedge clock) begin
    if (write_cb_color_slice_3 & bus_bytes[1]) begin
      cb_color_slice_tile_max_3_byte_1 <= bus_data[15:8];
    end
  end

  initial begin
    cb_color_slice_tile_max_3_byte_2 = 6'd0;
  end
  always @(posedge clock) begin
    if (write_cb_color_slice_3 & bus_bytes[2]) begin
      cb_color_slice_tile_max_3_byte_2 <= bus_data[21:16];
    end
  end

  initial begin
    cb_color_view_slice_start_3_byte_0 = 8'd0;
  end
  always @(posedge clock) begin
    if (write_cb_color_view_3 & bus_bytes[0]) begin
      cb_color_view_slice_start_3_byte_0 <= bus_data[7:0];
    end
  end

  initial begin
    cb_color_view_slice_start_3_byte_1 = 3'd0;
    cb_color_view_slice_max_3_byte_1 = 3'd0;
  end
  always @(posedge clock) begin
    if (write_cb_color_view_3 & bus_bytes[1]) begin
      cb_color_view_slice_start_3_byte_1 <= bus_data[10:8];
      cb_color_view_slice_max_3_byte_1 <= bus_data[15:13];
    end
  end

  initial begin
    cb_color_view_slice_max_3_byte_2 = 8'd0;
  end
  always @(posedge clock) begin
    if (write_cb_color_view_3 & bus_bytes[2]) begin
      cb_color_view_slice_max_3_byte_2 <= bus_data[23:16];
    end
  end

  initial begin
    cb_color_info_endian_3_byte_0 = 2'd0;
    cb_color_info_format_3_byte_0 = 5'd0;
    cb_color_info_linear_general_3_byte_0 = 1'b0;
  end
  always @(posedge clock) begin
    if (write_cb_color_info_3 & bus_bytes[0]) begin
      cb_color_info_endian_3_byte_0 <= bus_data[1:0];
      cb_color_info_format_3_byte_0 <= bus_data[6:2];
      cb_color_info_linear_general_3_byte_0 <= bus_data[7];
    end
  end

  initial begin
    cb_color_info_number_type_3_byte_1 = 3'd0;
    cb_color_info_comp_swap_3_byte_1 = 2'd0;
    cb_color_info_fast_clear_3_byte_1 = 1'b0;
    cb_color_info_compression_3_byte_1 = 1'b0;
    cb_color_info_blend_clamp_3_byte_1 = 1'b0;
  end
  always @(posedge clock) begin
    if (write_cb_color_info_3 & bus_bytes[1]) begin
      cb_color_info_number_type_3_byte_1 <= bus_data[10:8];
      cb_color_info_comp_swap_3_byte_1 <= bus_data[12:11];
      cb_color_info_fast_clear_3_byte_1 <= bus_data[13];
      cb_color_info_compression_3_byte_1 <= bus_data[14];
      cb_color_info_blend_clamp_3_byte_1 <= bus_data[15];
    end
  end

  initial begin
    cb_color_info_blend_bypass_3_byte_2 = 1'b0;
    cb_color_info_simple_float_3_byte_2 = 1'b0;
    cb_color_info_round_mode_3_byte_2 = 1'b0;
    cb_color_info_cmask_is_linear_3_byte_2 = 1'b0;
    cb_color_info_blend_opt_dont_rd_dst_3_byte_2 = 3'd0;
    cb_color_info_blend_opt_discard_pixel_3_byte_2 = 1'b0;
  end
  always @(posedge clock) begin
    if (write_cb_color_info_3 & bus_bytes[2]) begin
      cb_color_info_blend_bypass_3_byte_2 <= bus_data[16];
      cb_color_info_simple_float_3_byte_2 <= bus_data[17];
      cb_color_info_round_mode_3_byte_2 <= bus_data[18];
      cb_color_info_cmask_is_linear_3_byte_2 <= bus_data[19];
      cb_color_info_blend_opt_dont_rd_dst_3_byte_2 <= bus_data[22:20];
      cb_color_info_blend_opt_discard_pixel_3_byte_2 <= bus_data[23];
    end
  end

  initial begin
    cb_color_info_blend_opt_discard_pixel_3_byte_3 = 2'd0;
    cb_color_info_fmask_compression_disable_3_byte_3 = 1'b0;
  end
  always @(posedge clock) begin
    if (write_cb_color_info_3 & bus_bytes[3]) begin
      cb_color_info_blend_opt_discard_pixel_3_byte_3 <= bus_data[25:24];
      cb_color_info_fmask_compression_disable_3_byte_3 <= bus_data[26];
    end
  end

  initial begin
    cb_color_attrib_tile_mode_index_3_byte_0 = 5'd0;
    cb_color_attrib_fmask_tile_mode_index_3_byte_0 = 3'd0;
  end
  always @(posedge clock) begin
    if (write_cb_color_attrib_3 & bus_bytes[0]) begin
      cb_color_attrib_tile_mode_index_3_byte_0 <= bus_data[4:0];
      cb_color_attrib_fmask_tile_mode_index_3_byte_0 <= bus_data[7:5];
    end
  end

  initial begin
    cb_color_attrib_fmask_tile_mode_index_3_byte_1 = 2'd0;
    cb_color_attrib_num_samples_3_byte_1 = 3'd0;
    cb_color_attrib_num_fragments_3_byte_1 = 1'b0;
  end
  always @(posedge clock) begin
    if (write_cb_color_attrib_3 & bus_bytes[1]) begin
      cb_color_attrib_fmask_tile_mode_index_3_byte_1 <= bus_data[9:8];
      cb_color_attrib_num_samples_3_byte_1 <= bus_data[14:12];
      cb_color_attrib_num_fragments_3_byte_1 <= bus_data[15];
    end
  end

  initial begin
    cb_color_attrib_num_fragments_3_byte_2 = 1'b0;
    cb_color_attrib_force_dst_alpha_1_3_byte_2 = 1'b0;
  end
  always @(posedge clock) begin
    if (write_cb_color_attrib_3 & bus_bytes[2]) begin
      cb_color_attrib_num_fragments_3_byte_2 <= bus_data[16];
      cb_color_attrib_force_dst_alpha_1_3_byte_2 <= bus_data[17];
    end
  end

  initial begin
    cb_color_cmask_base_256b_3_byte_0 = 8'd0;
  end
  always @(posedge clock) begin
    if (write_cb_color_cmask_3 & bus_bytes[0]) begin
      cb_color_cmask_base_256b_3_byte_0 <= bus_data[7:0];
    end
  end

  initial begin
    cb_color_cmask_base_256b_3_byte_1 = 8'd0;
  end
  always @(posedge clock) begin
    if (write_cb_color_cmask_3 & bus_bytes[1]) begin
      cb_color_cmask_base_256b_3_byte_1 <= bus_data[15:8];
    end
  end

  initial begin
    cb_color_cmask_base_256b_3_byte_2 = 8'd0;
  end
  always @(posedge clock) begin
    if (write_cb_color_cmask_3 & bus_bytes[2]) begin
      cb_color_cmask_base_256b_3_byte_2 <= bus_data[23:16];
    end
  end

  initial begin
    cb_color_cmask_base_256b_3_byte_3 = 8'd0;
  end
  always @(posedge clock) begin
    if (write_cb_color_cmask_3 & bus_bytes[3]) begin
      cb_color_cmask_base_256b_3_byte_3 <= bus_data[31:24];
    end
  end

  initial begin
    cb_color_cmask_slice_tile_max_3_byte_0 = 8'd0;
  end
  always @(posedge clock) begin
    if (write_cb_color_cmask_slice_3 & bus_bytes[0]) begin
      cb_color_cmask_slice_tile_max_3_byte_0 <= bus_data[7:0];
    end
  end

  initial begin
    cb_color_cmask_slice_tile_max_3_byte_1 = 6'd0;
  end
  always @(posedge clock) begin
    if (write_cb_color_cmask_slice_3 & bus_bytes[1]) begin
      cb_color_cmask_slice_tile_max_3_byte_1 <= bus_data[13:8];
    end
  end

  initial begin
    cb_color_fmask_base_256b_3_byte_0 = 8'd0;
  end
  always @(posedge clock) begin
    if (write_cb_color_fmask_3 & bus_bytes[0]) begin
      cb_color_fmask_base_256b_3_byte_0 <= bus_data[7:0];
    end
  end

  initial begin
    cb_color_fmask_base_256b_3_byte_1 = 8'd0;
  end
  always @(posedge clock) begin
    if (write_cb_color_fmask_3 & bus_bytes[1]) begin
      cb_color_fmask_base_256b_3_byte_1 <= bus_data[15:8];
    end
  end

  initial begin
    cb_color_fmask_base_256b_3_byte_2 = 8'd0;
  end
  always @(posedge clock) begin
    if (write_cb_color_fmask_3 & bus_bytes[2]) begin
      cb_color_fmask_base_256b_3_byte_2 <= bus_data[23:16];
    end
  end

  initial begin
    cb_color_fmask_base_256b_3_byte_3 = 8'd0;
  end
  always @(posedge clock) begin
    if (write_cb_color_fmask_3 & bus_bytes[3]) begin
      cb_color_fmask_base_256b_3_byte_3 <= bus_data[31:24];
    end
  end

  initial begin
    cb_color_fmask_slice_tile_max_3_byte_0 = 8'd0;
  end
  always @(posedge clock) begin
    if (write_cb_color_fmask_slice_3 & bus_bytes[0]) begin
      cb_color_fmask_slice_tile_max_3_byte_0 <= bus_data[7:0];
    end
  end

  initial begin
    cb_color_fmask_slice_tile_max_3_byte_1 = 8'd0;
  end
  always @(posedge clock) begin
    if (write_cb_color_fmask_slice_3 & bus_bytes[1]) begin
      cb_color_fmask_slice_tile_max_3_byte_1 <= bus_data[15:8];
    end
  end

  initial begin
    cb_color_fmask_slice_tile_max_3_byte_2 = 6'd0;
  end
  always @(posedge clock) begin
    if (write_cb_color_fmask_slice_3 & bus_bytes[2]) begin
      cb_color_fmask_slice_tile_max_3_byte_2 <= bus_data[21:16];
    end
  end

  initial begin
    cb_color_clear_word0_clear_word0_3_byte_0 = 8'd0;
  end
  always @(posedge clock) begin
    if (write_cb_color_clear_word0_3 & bus_bytes[0]) begin
      cb_color_clear_word0_clear_word0_3_byte_0 <= bus_data[7:0];
    end
  end

  initial begin
    cb_color_clear_word0_clear_word0_3_byte_1 = 8'd0;
  end
  always @(posedge clock) begin
    if (write_cb_color_clear_word0_3 & bus_bytes[1]) begin
      cb_color_clear_word0_clear_word0_3_byte_1 <= bus_data[15:8];
    end
  end

  initial begin
    cb_color_clear_word0_clear_word0_3_byte_2 = 8'd0;
  end
  always @(posedge clock) begin
    if (write_cb_color_clear_word0_3 & bus_bytes[2]) begin
      cb_color_clear_word0_clear_word0_3_byte_2 <= bus_data[23:16];
    end
  end

  initial begin
    cb_color_clear_word0_clear_word0_3_byte_3 = 8'd0;
  end
  always @(posedge clock) begin
    if (write_cb_color_clear_word0_3 & bus_bytes[3]) begin
      cb_color_clear_word0_clear_word0_3_byte_3 <= bus_data[31:24];
    end
  end

  initial begin
    cb_color_clear_word1_clear_word1_3_byte_0 = 8'd0;
  end
  always @(posedge clock) begin
    if (write_cb_color_clear_word1_3 & bus_bytes[0]) begin
      cb_color_clear_word1_clear_word1_3_byte_0 <= bus_data[7:0];
    end
  end

  initial begin
    cb_color_clear_word1_clear_word1_3_byte_1 = 8'd0;
  end
  always @(posedge clock) begin
    if (write_cb_color_clear_word1_3 & bus_bytes[1]) begin
      cb_color_clear_word1_clear_word1_3_byte_1 <= bus_data[15:8];
    end
  end

  initial begin
    cb_color_clear_word1_clear_word1_3_byte_2 = 8'd0;
  end
  always @(posedge clock) begin
    if (write_cb_color_clear_word1_3 & bus_bytes[2]) begin
      cb_color_clear_word1_clear_word1_3_byte_2 <= bus_data[23:16];
    end
  end

  initial begin
    cb_color_clear_word1_clear_word1_3_byte_3 = 8'd0;
  end
  always @(posedge clock) begin
    if (write_cb_color_clear_word1_3 & bus_bytes[3]) begin
      cb_color_clear_word1_clear_word1_3_byte_3 <= bus_data[31:24];
    end
  end

  initial begin
    cb_color_base_base_256b_4_byte_0 = 8'd0;
  end
  always @(posedge clock) begin
    if (write_cb_color_base_4 & bus_bytes[0]) begin
      cb_color_base_base_256b_4_byte_0 <= bus_data[7:0];
    end
  end

  initial begin
    cb_color_base_base_256b_4_byte_1 = 8'd0;
  end
  always @(posedge clock) begin
    if (write_cb_color_base_4 & bus_bytes[1]) begin
      cb_color_base_base_256b_4_byte_1 <= bus_data[15:8];
    end
  end

  initial begin
    cb_color_base_base_256b_4_byte_2 = 8'd0;
  end
  always @(posedge clock) begin
    if (write_cb_color_base_4 & bus_bytes[2]) begin
      cb_color_base_base_256b_4_byte_2 <= bus_data[23:16];
    end
  end

  initial begin
    cb_color_base_base_256b_4_byte_3 = 8'd0;
  end
  always @(posedge clock) begin
    if (write_cb_color_base_4 & bus_bytes[3]) begin
      cb_color_base_base_256b_4_byte_3 <= bus_data[31:24];
    end
  end

  initial begin
    cb_color_pitch_tile_max_4_byte_0 = 8'd0;
  end
  always @(posedge clock) begin
    if (write_cb_color_pitch_4 & bus_bytes[0]) begin
      cb_color_pitch_tile_max_4_byte_0 <= bus_data[7:0];
    end
  end

  initial begin
    cb_color_pitch_tile_max_4_byte_1 = 3'd0;
  end
  always @(posedge clock) begin
    if (write_cb_color_pitch_4 & bus_bytes[1]) begin
      cb_color_pitch_tile_max_4_byte_1 <= bus_data[10:8];
    end
  end

  initial begin
    cb_color_pitch_fmask_tile_max_4_byte_2 = 4'd0;
  end
  always @(posedge clock) begin
    if (write_cb_color_pitch_4 & bus_bytes[2]) begin
      cb_color_pitch_fmask_tile_max_4_byte_2 <= bus_data[23:20];
    end
  end

  initial begin
    cb_color_pitch_fmask_tile_max_4_byte_3 = 7'd0;
  end
  always @(posedge clock) begin
    if (write_cb_color_pitch_4 & bus_bytes[3]) begin
      cb_color_pitch_fmask_tile_max_4_byte_3 <= bus_data[30:24];
    end
  end

  initial begin
    cb_color_slice_tile_max_4_byte_0 = 8'd0;
  end
  always @(posedge clock) begin
    if (write_cb_color_slice_4 & bus_bytes[0]) begin
      cb_color_slice_tile_max_4_byte_0 <= bus_data[7:0];
    end
  end

  initial begin
    cb_color_slice_tile_max_4_byte_1 = 8'd0;
  end
  always @(posedge clock) begin
    if (write_cb_color_slice_4 & bus_bytes[1]) begin
      cb_color_slice_tile_max_4_byte_1 <= bus_data[15:8];
    end
  end

  initial begin
    cb_color_slice_tile_max_4_byte_2 = 6'd0;
  end
  always @(posedge clock) begin
    if (write_cb_color_slice_4 & bus_bytes[2]) begin
      cb_color_slice_tile_max_4_byte_2 <= bus_data[21:16];
    end
  end

  initial begin
    cb_color_view_slice_start_4_byte_0 = 8'd0;
  end
  always @(posedge clock) begin
    if (write_cb_color_view_4 & bus_bytes[0]) begin
      cb_color_view_slice_start_4_byte_0 <= bus_data[7:0];
    end
  end

  initial begin
    cb_color_view_slice_start_4_byte_1 = 3'd0;
    cb_color_view_slice_max_4_byte_1 = 3'd0;
  end
  always @(posedge clock) begin
    if (write_cb_color_view_4 & bus_bytes[1]) begin
      cb_color_view_slice_start_4_byte_1 <= bus_data[10:8];
      cb_color_view_slice_max_4_byte_1 <= bus_data[15:13];
    end
  end

  initial begin
    cb_color_view_slice_max_4_byte_2 = 8'd0;
  end
  always @(posedge clock) begin
    if (write_cb_color_view_4 & bus_bytes[2]) begin
      cb_color_view_slice_max_4_byte_2 <= bus_data[23:16];
    end
  end

  initial begin
    cb_color_info_endian_4_byte_0 = 2'd0;
    cb_color_info_format_4_byte_0 = 5'd0;
    cb_color_info_linear_general_4_byte_0 = 1'b0;
  end
  always @(posedge clock) begin
    if (write_cb_color_info_4 & bus_bytes[0]) begin
      cb_color_info_endian_4_byte_0 <= bus_data[1:0];
      cb_color_info_format_4_byte_0 <= bus_data[6:2];
      cb_color_info_linear_general_4_byte_0 <= bus_data[7];
    end
  end

  initial begin
    cb_color_info_number_type_4_byte_1 = 3'd0;
    cb_color_info_comp_swap_4_byte_1 = 2'd0;
    cb_color_info_fast_clear_4_byte_1 = 1'b0;
    cb_color_info_compression_4_byte_1 = 1'b0;
    cb_color_info_blend_clamp_4_byte_1 = 1'b0;
  end
  always @(posedge clock) begin
    if (write_cb_color_info_4 & bus_bytes[1]) begin
      cb_color_info_number_type_4_byte_1 <= bus_data[10:8];
      cb_color_info_comp_swap_4_byte_1 <= bus_data[12:11];
      cb_color_info_fast_clear_4_byte_1 <= bus_data[13];
      cb_color_info_compression_4_byte_1 <= bus_data[14];
      cb_color_info_blend_clamp_4_byte_1 <= bus_data[15];
    end
  end

  initial begin
    cb_color_info_blend_bypass_4_byte_2 = 1'b0;
    cb_color_info_simple_float_4_byte_2 = 1'b0;
    cb_color_info_round_mode_4_byte_2 = 1'b0;
    cb_color_info_cmask_is_linear_4_byte_2 = 1'b0;
    cb_color_info_blend_opt_dont_rd_dst_4_byte_2 = 3'd0;
    cb_color_info_blend_opt_discard_pixel_4_byte_2 = 1'b0;
  end
  always @(posedge clock) begin
    if (write_cb_color_info_4 & bus_bytes[2]) begin
      cb_color_info_blend_bypass_4_byte_2 <= bus_data[16];
      cb_color_info_simple_float_4_byte_2 <= bus_data[17];
      cb_color_info_round_mode_4_byte_2 <= bus_data[18];
      cb_color_info_cmask_is_linear_4_byte_2 <= bus_data[19];
      cb_color_info_blend_opt_dont_rd_dst_4_byte_2 <= bus_data[22:20];
      cb_color_info_blend_opt_discard_pixel_4_byte_2 <= bus_data[23];
    end
  end

  initial begin
    cb_color_info_blend_opt_discard_pixel_4_byte_3 = 2'd0;
    cb_color_info_fmask_compression_disable_4_byte_3 = 1'b0;
  end
  always @(posedge clock) begin
    if (write_cb_color_info_4 & bus_bytes[3]) begin
      cb_color_info_blend_opt_discard_pixel_4_byte_3 <= bus_data[25:24];
      cb_color_info_fmask_compression_disable_4_byte_3 <= bus_data[26];
    end
  end

  initial begin
    cb_color_attrib_tile_mode_index_4_byte_0 = 5'd0;
    cb_color_attrib_fmask_tile_mode_index_4_byte_0 = 3'd0;
  end
  always @(posedge clock) begin
    if (write_cb_color_attrib_4 & bus_bytes[0]) begin
      cb_color_attrib_tile_mode_index_4_byte_0 <= bus_data[4:0];
      cb_color_attrib_fmask_tile_mode_index_4_byte_0 <= bus_data[7:5];
    end
  end

  initial begin
    cb_color_attrib_fmask_tile_mode_index_4_byte_1 = 2'd0;
    cb_color_attrib_num_samples_4_byte_1 = 3'd0;
    cb_color_attrib_num_fragments_4_byte_1 = 1'b0;
  end
  always @(posedge clock) begin
    if (write_cb_color_attrib_4 & bus_bytes[1]) begin
      cb_color_attrib_fmask_tile_mode_index_4_byte_1 <= bus_data[9:8];
      cb_color_attrib_num_samples_4_byte_1 <= bus_data[14:12];
      cb_color_attrib_num_fragments_4_byte_1 <= bus_data[15];
    end
  end

  initial begin
    cb_color_attrib_num_fragments_4_byte_2 = 1'b0;
    cb_color_attrib_force_dst_alpha_1_4_byte_2 = 1'b0;
  end
  always @(posedge clock) begin
    if (write_cb_color_attrib_4 & bus_bytes[2]) begin
      cb_color_attrib_num_fragments_4_byte_2 <= bus_data[16];
      cb_color_attrib_force_dst_alpha_1_4_byte_2 <= bus_data[17];
    end
  end

  initial begin
    cb_color_cmask_base_256b_4_byte_0 = 8'd0;
  end
  always @(posedge clock) begin
    if (write_cb_color_cmask_4 & bus_bytes[0]) begin
      cb_color_cmask_base_256b_4_byte_0 <= bus_data[7:0];
    end
  end

  initial begin
    cb_color_cmask_base_256b_4_byte_1 = 8'd0;
  end
  always @(posedge clock) begin
    if (write_cb_color_cmask_4 & bus_bytes[1]) begin
      cb_color_cmask_base_256b_4_byte_1 <= bus_data[15:8];
    end
  end

  initial begin
    cb_color_cmask_base_256b_4_byte_2 = 8'd0;
  end
  always @(posedge clock) begin
    if (write_cb_color_cmask_4 & bus_bytes[2]) begin
      cb_color_cmask_base_256b_4_byte_2 <= bus_data[23:16];
    end
  end

  initial begin
    cb_color_cmask_base_256b_4_byte_3 = 8'd0;
  end
  always @(posedge clock) begin
    if (write_cb_color_cmask_4 & bus_bytes[3]) begin
      cb_color_cmask_base_256b_4_byte_3 <= bus_data[31:24];
    end
  end

  initial begin
    cb_color_cmask_slice_tile_max_4_byte_0 = 8'd0;
  end
  always @(posedge clock) begin
    if (write_cb_color_cmask_slice_4 & bus_bytes[0]) begin
      cb_color_cmask_slice_tile_max_4_byte_0 <= bus_data[7:0];
    end
  end

  initial begin
    cb_color_cmask_slice_tile_max_4_byte_1 = 6'd0;
  end
  always @(posedge clock) begin
    if (write_cb_color_cmask_slice_4 & bus_bytes[1]) begin
      cb_color_cmask_slice_tile_max_4_byte_1 <= bus_data[13:8];
    end
  end

  initial begin
    cb_color_fmask_base_256b_4_byte_0 = 8'd0;
  end
  always @(posedge clock) begin
    if (write_cb_color_fmask_4 & bus_bytes[0]) begin
      cb_color_fmask_base_256b_4_byte_0 <= bus_data[7:0];
    end
  end

  initial begin
    cb_color_fmask_base_256b_4_byte_1 = 8'd0;
  end
  always @(posedge clock) begin
    if (write_cb_color_fmask_4 & bus_bytes[1]) begin
      cb_color_fmask_base_256b_4_byte_1 <= bus_data[15:8];
    end
  end

  initial begin
    cb_color_fmask_base_256b_4_byte_2 = 8'd0;
  end
  always @(posedge clock) begin
    if (write_cb_color_fmask_4 & bus_bytes[2]) begin
      cb_color_fmask_base_256b_4_byte_2 <= bus_data[23:16];
    end
  end

  initial begin
    cb_color_fmask_base_256b_4_byte_3 = 8'd0;
  end
  always @(posedge clock) begin
    if (write_cb_color_fmask_4 & bus_bytes[3]) begin
      cb_color_fmask_base_256b_4_byte_3 <= bus_data[31:24];
    end
  end

  initial begin
    cb_color_fmask_slice_tile_max_4_byte_0 = 8'd0;
  end
  always @(posedge clock) begin
    if (write_cb_color_fmask_slice_4 & bus_bytes[0]) begin
      cb_color_fmask_slice_tile_max_4_byte_0 <= bus_data[7:0];
    end
  end

  initial begin
    cb_color_fmask_slice_tile_max_4_byte_1 = 8'd0;
  end
  always @(posedge clock) begin
    if (write_cb_color_fmask_slice_4 & bus_bytes[1]) begin
      cb_color_fmask_slice_tile_max_4_byte_1 <= bus_data[15:8];
    end
  end

  initial begin
    cb_color_fmask_slice_tile_max_4_byte_2 = 6'd0;
  end
  always @(posedge clock) begin
    if (write_cb_color_fmask_slice_4 & bus_bytes[2]) begin
      cb_color_fmask_slice_tile_max_4_byte_2 <= bus_data[21:16];
    end
  end

  initial begin
    cb_color_clear_word0_clear_word0_4_byte_0 = 8'd0;
  end
  always @(posedge clock) begin
    if (write_cb_color_clear_word0_4 & bus_bytes[0]) begin
      cb_color_clear_word0_clear_word0_4_byte_0 <= bus_data[7:0];
    end
  end

  initial begin
    cb_color_clear_word0_clear_word0_4_byte_1 = 8'd0;
  end
  always @(posedge clock) begin
    if (write_cb_color_clear_word0_4 & bus_bytes[1]) begin
      cb_color_clear_word0_clear_word0_4_byte_1 <= bus_data[15:8];
    end
  end

  initial begin
    cb_color_clear_word0_clear_word0_4_byte_2 = 8'd0;
  end
  always @(posedge clock) begin
    if (write_cb_color_clear_word0_4 & bus_bytes[2]) begin
      cb_color_clear_word0_clear_word0_4_byte_2 <= bus_data[23:16];
    end
  end

  initial begin
    cb_color_clear_word0_clear_word0_4_byte_3 = 8'd0;
  end
  always @(posedge clock) begin
    if (write_cb_color_clear_word0_4 & bus_bytes[3]) begin
      cb_color_clear_word0_clear_word0_4_byte_3 <= bus_data[31:24];
    end
  end

  initial begin
    cb_color_clear_word1_clear_word1_4_byte_0 = 8'd0;
  end
  always @(posedge clock) begin
    if (write_cb_color_clear_word1_4 & bus_bytes[0]) begin
      cb_color_clear_word1_clear_word1_4_byte_0 <= bus_data[7:0];
    end
  end

  initial begin
    cb_color_clear_word1_clear_word1_4_byte_1 = 8'd0;
  end
  always @(posedge clock) begin
    if (write_cb_color_clear_word1_4 & bus_bytes[1]) begin
      cb_color_clear_word1_clear_word1_4_byte_1 <= bus_data[15:8];
    end
  end

  initial begin
    cb_color_clear_word1_clear_word1_4_byte_2 = 8'd0;
  end
  always @(posedge clock) begin
    if (write_cb_color_clear_word1_4 & bus_bytes[2]) begin
      cb_color_clear_word1_clear_word1_4_byte_2 <= bus_data[23:16];
    end
  end

  initial begin
    cb_color_clear_word1_clear_word1_4_byte_3 = 8'd0;
  end
  always @(posedge clock) begin
    if (write_cb_color_clear_word1_4 & bus_bytes[3]) begin
      cb_color_clear_word1_clear_word1_4_byte_3 <= bus_data[31:24];
    end
  end

  initial begin
    cb_color_base_base_256b_5_byte_0 = 8'd0;
  end
  always @(posedge clock) begin
    if (write_cb_color_base_5 & bus_bytes[0]) begin
      cb_color_base_base_256b_5_byte_0 <= bus_data[7:0];
    end
  end

  initial begin
    cb_color_base_base_256b_5_byte_1 = 8'd0;
  end
  always @(posedge clock) begin
    if (write_cb_color_base_5 & bus_bytes[1]) begin
      cb_color_base_base_256b_5_byte_1 <= bus_data[15:8];
    end
  end

  initial begin
    cb_color_base_base_256b_5_byte_2 = 8'd0;
  end
  always @(posedge clock) begin
    if (write_cb_color_base_5 & bus_bytes[2]) begin
      cb_color_base_base_256b_5_byte_2 <= bus_data[23:16];
    end
  end

  initial begin
    cb_color_base_base_256b_5_byte_3 = 8'd0;
  end
  always @(posedge clock) begin
    if (write_cb_color_base_5 & bus_bytes[3]) begin
      cb_color_base_base_256b_5_byte_3 <= bus_data[31:24];
    end
  end

  initial begin
    cb_color_pitch_tile_max_5_byte_0 = 8'd0;
  end
  always @(posedge clock) begin
    if (write_cb_color_pitch_5 & bus_bytes[0]) begin
      cb_color_pitch_tile_max_5_byte_0 <= bus_data[7:0];
    end
  end

  initial begin
    cb_color_pitch_tile_max_5_byte_1 = 3'd0;
  end
  always @(posedge clock) begin
    if (write_cb_color_pitch_5 & bus_bytes[1]) begin
      cb_color_pitch_tile_max_5_byte_1 <= bus_data[10:8];
    end
  end

  initial begin
    cb_color_pitch_fmask_tile_max_5_byte_2 = 4'd0;
  end
  always @(posedge clock) begin
    if (write_cb_color_pitch_5 & bus_bytes[2]) begin
      cb_color_pitch_fmask_tile_max_5_byte_2 <= bus_data[23:20];
    end
  end

  initial begin
    cb_color_pitch_fmask_tile_max_5_byte_3 = 7'd0;
  end
  always @(posedge clock) begin
    if (write_cb_color_pitch_5 & bus_bytes[3]) begin
      cb_color_pitch_fmask_tile_max_5_byte_3 <= bus_data[30:24];
    end
  end

  initial begin
    cb_color_slice_tile_max_5_byte_0 = 8'd0;
  end
  always @(posedge clock) begin
    if (write_cb_color_slice_5 & bus_bytes[0]) begin
      cb_color_slice_tile_max_5_byte_0 <= bus_data[7:0];
    end
  end

  initial begin
    cb_color_slice_tile_max_5_byte_1 = 8'd0;
  end
  always @(posedge clock) begin
    if (write_cb_color_slice_5 & bus_bytes[1]) begin
      cb_color_slice_tile_max_5_byte_1 <= bus_data[15:8];
    end
  end

  initial begin
    cb_color_slice_tile_max_5_byte_2 = 6'd0;
  end
  always @(posedge clock) begin
    if (write_cb_color_slice_5 & bus_bytes[2]) begin
      cb_color_slice_tile_max_5_byte_2 <= bus_data[21:16];
    end
  end

  initial begin
    cb_color_view_slice_start_5_byte_0 = 8'd0;
  end
  always @(posedge clock) begin
    if (write_cb_color_view_5 & bus_bytes[0]) begin
      cb_color_view_slice_start_5_byte_0 <= bus_data[7:0];
    end
  end

  initial begin
    cb_color_view_slice_start_5_byte_1 = 3'd0;
    cb_color_view_slice_max_5_byte_1 = 3'd0;
  end
  always @(posedge clock) begin
    if (write_cb_color_view_5 & bus_bytes[1]) begin
      cb_color_view_slice_start_5_byte_1 <= bus_data[10:8];
      cb_color_view_slice_max_5_byte_1 <= bus_data[15:13];
    end
  end

  initial begin
    cb_color_view_slice_max_5_byte_2 = 8'd0;
  end
  always @(posedge clock) begin
    if (write_cb_color_view_5 & bus_bytes[2]) begin
      cb_color_view_slice_max_5_byte_2 <= bus_data[23:16];
    end
  end

  initial begin
    cb_color_info_endian_5_byte_0 = 2'd0;
    cb_color_info_format_5_byte_0 = 5'd0;
    cb_color_info_linear_general_5_byte_0 = 1'b0;
  end
  always @(posedge clock) begin
    if (write_cb_color_info_5 & bus_bytes[0]) begin
      cb_color_info_endian_5_byte_0 <= bus_data[1:0];
      cb_color_info_format_5_byte_0 <= bus_data[6:2];
      cb_color_info_linear_general_5_byte_0 <= bus_data[7];
    end
  end

  initial begin
    cb_color_info_number_type_5_byte_1 = 3'd0;
    cb_color_info_comp_swap_5_byte_1 = 2'd0;
    cb_color_info_fast_clear_5_byte_1 = 1'b0;
    cb_color_info_compression_5_byte_1 = 1'b0;
    cb_color_info_blend_clamp_5_byte_1 = 1'b0;
  end
  always @(posedge clock) begin
    if (write_cb_color_info_5 & bus_bytes[1]) begin
      cb_color_info_number_type_5_byte_1 <= bus_data[10:8];
      cb_color_info_comp_swap_5_byte_1 <= bus_data[12:11];
      cb_color_info_fast_clear_5_byte_1 <= bus_data[13];
      cb_color_info_compression_5_byte_1 <= bus_data[14];
      cb_color_info_blend_clamp_5_byte_1 <= bus_data[15];
    end
  end

  initial begin
    cb_color_info_blend_bypass_5_byte_2 = 1'b0;
    cb_color_info_simple_float_5_byte_2 = 1'b0;
    cb_color_info_round_mode_5_byte_2 = 1'b0;
    cb_color_info_cmask_is_linear_5_byte_2 = 1'b0;
    cb_color_info_blend_opt_dont_rd_dst_5_byte_2 = 3'd0;
    cb_color_info_blend_opt_discard_pixel_5_byte_2 = 1'b0;
  end
  always @(posedge clock) begin
    if (write_cb_color_info_5 & bus_bytes[2]) begin
      cb_color_info_blend_bypass_5_byte_2 <= bus_data[16];
      cb_color_info_simple_float_5_byte_2 <= bus_data[17];
      cb_color_info_round_mode_5_byte_2 <= bus_data[18];
      cb_color_info_cmask_is_linear_5_byte_2 <= bus_data[19];
      cb_color_info_blend_opt_dont_rd_dst_5_byte_2 <= bus_data[22:20];
      cb_color_info_blend_opt_discard_pixel_5_byte_2 <= bus_data[23];
    end
  end

  initial begin
    cb_color_info_blend_opt_discard_pixel_5_byte_3 = 2'd0;
    cb_color_info_fmask_compression_disable_5_byte_3 = 1'b0;
  end
  always @(posedge clock) begin
    if (write_cb_color_info_5 & bus_bytes[3]) begin
      cb_color_info_blend_opt_discard_pixel_5_byte_3 <= bus_data[25:24];
      cb_color_info_fmask_compression_disable_5_byte_3 <= bus_data[26];
    end
  end

  initial begin
    cb_color_attrib_tile_mode_index_5_byte_0 = 5'd0;
    cb_color_attrib_fmask_tile_mode_index_5_byte_0 = 3'd0;
  end
  always @(posedge clock) begin
    if (write_cb_color_attrib_5 & bus_bytes[0]) begin
      cb_color_attrib_tile_mode_index_5_byte_0 <= bus_data[4:0];
      cb_color_attrib_fmask_tile_mode_index_5_byte_0 <= bus_data[7:5];
    end
  end

  initial begin
    cb_color_attrib_fmask_tile_mode_index_5_byte_1 = 2'd0;
    cb_color_attrib_num_samples_5_byte_1 = 3'd0;
    cb_color_attrib_num_fragments_5_byte_1 = 1'b0;
  end
  always @(posedge clock) begin
    if (write_cb_color_attrib_5 & bus_bytes[1]) begin
      cb_color_attrib_fmask_tile_mode_index_5_byte_1 <= bus_data[9:8];
      cb_color_attrib_num_samples_5_byte_1 <= bus_data[14:12];
      cb_color_attrib_num_fragments_5_byte_1 <= bus_data[15];
    end
  end

  initial begin
    cb_color_attrib_num_fragments_5_byte_2 = 1'b0;
    cb_color_attrib_force_dst_alpha_1_5_byte_2 = 1'b0;
  end
  always @(posedge clock) begin
    if (write_cb_color_attrib_5 & bus_bytes[2]) begin
      cb_color_attrib_num_fragments_5_byte_2 <= bus_data[16];
      cb_color_attrib_force_dst_alpha_1_5_byte_2 <= bus_data[17];
    end
  end

  initial begin
    cb_color_cmask_base_256b_5_byte_0 = 8'd0;
  end
  always @(posedge clock) begin
    if (write_cb_color_cmask_5 & bus_bytes[0]) begin
      cb_color_cmask_base_256b_5_byte_0 <= bus_data[7:0];
    end
  end

  initial begin
    cb_color_cmask_base_256b_5_byte_1 = 8'd0;
  end
  always @(posedge clock) begin
    if (write_cb_color_cmask_5 & bus_bytes[1]) begin
      cb_color_cmask_base_256b_5_byte_1 <= bus_data[15:8];
    end
  end

  initial begin
    cb_color_cmask_base_256b_5_byte_2 = 8'd0;
  end
  always @(posedge clock) begin
    if (write_cb_color_cmask_5 & bus_bytes[2]) begin
      cb_color_cmask_base_256b_5_byte_2 <= bus_data[23:16];
    end
  end

  initial begin
    cb_color_cmask_base_256b_5_byte_3 = 8'd0;
  end
  always @(posedge clock) begin
    if (write_cb_color_cmask_5 & bus_bytes[3]) begin
      cb_color_cmask_base_256b_5_byte_3 <= bus_data[31:24];
    end
  end

  initial begin
    cb_color_cmask_slice_tile_max_5_byte_0 = 8'd0;
  end
  always @(posedge clock) begin
    if (write_cb_color_cmask_slice_5 & bus_bytes[0]) begin
      cb_color_cmask_slice_tile_max_5_byte_0 <= bus_data[7:0];
    end
  end

  initial begin
    cb_color_cmask_slice_tile_max_5_byte_1 = 6'd0;
  end
  always @(posedge clock) begin
    if (write_cb_color_cmask_slice_5 & bus_bytes[1]) begin
      cb_color_cmask_slice_tile_max_5_byte_1 <= bus_data[13:8];
    end
  end

  initial begin
    cb_color_fmask_base_256b_5_byte_0 = 8'd0;
  end
  always @(posedge clock) begin
    if (write_cb_color_fmask_5 & bus_bytes[0]) begin
      cb_color_fmask_base_256b_5_byte_0 <= bus_data[7:0];
    end
  end

  initial begin
    cb_color_fmask_base_256b_5_byte_1 = 8'd0;
  end
  always @(posedge clock) begin
    if (write_cb_color_fmask_5 & bus_bytes[1]) begin
      cb_color_fmask_base_256b_5_byte_1 <= bus_data[15:8];
    end
  end

  initial begin
    cb_color_fmask_base_256b_5_byte_2 = 8'd0;
  end
  always @(posedge clock) begin
    if (write_cb_color_fmask_5 & bus_bytes[2]) begin
      cb_color_fmask_base_256b_5_byte_2 <= bus_data[23:16];
    end
  end

  initial begin
    cb_color_fmask_base_256b_5_byte_3 = 8'd0;
  end
  always @(posedge clock) begin
    if (write_cb_color_fmask_5 & bus_bytes[3]) begin
      cb_color_fmask_base_256b_5_byte_3 <= bus_data[31:24];
    end
  end

  initial begin
    cb_color_fmask_slice_tile_max_5_byte_0 = 8'd0;
  end
  always @(posedge clock) begin
    if (write_cb_color_fmask_slice_5 & bus_bytes[0]) begin
      cb_color_fmask_slice_tile_max_5_byte_0 <= bus_data[7:0];
    end
  end

  initial begin
    cb_color_fmask_slice_tile_max_5_byte_1 = 8'd0;
  end
  always @(posedge clock) begin
    if (write_cb_color_fmask_slice_5 & bus_bytes[1]) begin
      cb_color_fmask_slice_tile_max_5_byte_1 <= bus_data[15:8];
    end
  end

  initial begin
    cb_color_fmask_slice_tile_max_5_byte_2 = 6'd0;
  end
  always @(posedge clock) begin
    if (write_cb_color_fmask_slice_5 & bus_bytes[2]) begin
      cb_color_fmask_slice_tile_max_5_byte_2 <= bus_data[21:16];
    end
  end

  initial begin
    cb_color_clear_word0_clear_word0_5_byte_0 = 8'd0;
  end
  always @(posedge clock) begin
    if (write_cb_color_clear_word0_5 & bus_bytes[0]) begin
      cb_color_clear_word0_clear_word0_5_byte_0 <= bus_data[7:0];
    end
  end

  initial begin
    cb_color_clear_word0_clear_word0_5_byte_1 = 8'd0;
  end
  always @(posedge clock) begin
    if (write_cb_color_clear_word0_5 & bus_bytes[1]) begin
      cb_color_clear_word0_clear_word0_5_byte_1 <= bus_data[15:8];
    end
  end

  initial begin
    cb_color_clear_word0_clear_word0_5_byte_2 = 8'd0;
  end
  always @(posedge clock) begin
    if (write_cb_color_clear_word0_5 & bus_bytes[2]) begin
      cb_color_clear_word0_clear_word0_5_byte_2 <= bus_data[23:16];
    end
  end

  initial begin
    cb_color_clear_word0_clear_word0_5_byte_3 = 8'd0;
  end
  always @(posedge clock) begin
    if (write_cb_color_clear_word0_5 & bus_bytes[3]) begin
      cb_color_clear_word0_clear_word0_5_byte_3 <= bus_data[31:24];
    end
  end

  initial begin
    cb_color_clear_word1_clear_word1_5_byte_0 = 8'd0;
  end
  always @(posedge clock) begin
    if (write_cb_color_clear_word1_5 & bus_bytes[0]) begin
      cb_color_clear_word1_clear_word1_5_byte_0 <= bus_data[7:0];
    end
  end

  initial begin
    cb_color_clear_word1_clear_word1_5_byte_1 = 8'd0;
  end
  always @(posedge clock) begin
    if (write_cb_color_clear_word1_5 & bus_bytes[1]) begin
      cb_color_clear_word1_clear_word1_5_byte_1 <= bus_data[15:8];
    end
  end

  initial begin
    cb_color_clear_word1_clear_word1_5_byte_2 = 8'd0;
  end
  always @(posedge clock) begin
    if (write_cb_color_clear_word1_5 & bus_bytes[2]) begin
      cb_color_clear_word1_clear_word1_5_byte_2 <= bus_data[23:16];
    end
  end

  initial begin
    cb_color_clear_word1_clear_word1_5_byte_3 = 8'd0;
  end
  always @(posedge clock) begin
    if (write_cb_color_clear_word1_5 & bus_bytes[3]) begin
      cb_color_clear_word1_clear_word1_5_byte_3 <= bus_data[31:24];
    end
  end

  initial begin
    cb_color_base_base_256b_6_byte_0 = 8'd0;
  end
  always @(posedge clock) begin
    if (write_cb_color_base_6 & bus_bytes[0]) begin
      cb_color_base_base_256b_6_byte_0 <= bus_data[7:0];
    end
  end

  initial begin
    cb_color_base_base_256b_6_byte_1 = 8'd0;
  end
  always @(posedge clock) begin
    if (write_cb_color_base_6 & bus_bytes[1]) begin
      cb_color_base_base_256b_6_byte_1 <= bus_data[15:8];
    end
  end

  initial begin
    cb_color_base_base_256b_6_byte_2 = 8'd0;
  end
  always @(posedge clock) begin
    if (write_cb_color_base_6 & bus_bytes[2]) begin
      cb_color_base_base_256b_6_byte_2 <= bus_data[23:16];
    end
  end

  initial begin
    cb_color_base_base_256b_6_byte_3 = 8'd0;
  end
  always @(posedge clock) begin
    if (write_cb_color_base_6 & bus_bytes[3]) begin
      cb_color_base_base_256b_6_byte_3 <= bus_data[31:24];
    end
  end

  initial begin
    cb_color_pitch_tile_max_6_byte_0 = 8'd0;
  end
  always @(posedge clock) begin
    if (write_cb_color_pitch_6 & bus_bytes[0]) begin
      cb_color_pitch_tile_max_6_byte_0 <= bus_data[7:0];
    end
  end

  initial begin
    cb_color_pitch_tile_max_6_byte_1 = 3'd0;
  end
  always @(posedge clock) begin
    if (write_cb_color_pitch_6 & bus_bytes[1]) begin
      cb_color_pitch_tile_max_6_byte_1 <= bus_data[10:8];
    end
  end

  initial begin
    cb_color_pitch_fmask_tile_max_6_byte_2 = 4'd0;
  end
  always @(posedge clock) begin
    if (write_cb_color_pitch_6 & bus_bytes[2]) begin
      cb_color_pitch_fmask_tile_max_6_byte_2 <= bus_data[23:20];
    end
  end

  initial begin
    cb_color_pitch_fmask_tile_max_6_byte_3 = 7'd0;
  end
  always @(posedge clock) begin
    if (write_cb_color_pitch_6 & bus_bytes[3]) begin
      cb_color_pitch_fmask_tile_max_6_byte_3 <= bus_data[30:24];
    end
  end

  initial begin
    cb_color_slice_tile_max_6_byte_0 = 8'd0;
  end
  always @(posedge clock) begin
    if (write_cb_color_slice_6 & bus_bytes[0]) begin
      cb_color_slice_tile_max_6_byte_0 <= bus_data[7:0];
    end
  end

  initial begin
    cb_color_slice_tile_max_6_byte_1 = 8'd0;
  end
  always @(posedge clock) begin
    if (write_cb_color_slice_6 & bus_bytes[1]) begin
      cb_color_slice_tile_max_6_byte_1 <= bus_data[15:8];
    end
  end

  initial begin
    cb_color_slice_tile_max_6_byte_2 = 6'd0;
  end
  always @(posedge clock) begin
    if (write_cb_color_slice_6 & bus_bytes[2]) begin
      cb_color_slice_tile_max_6_byte_2 <= bus_data[21:16];
    end
  end

  initial begin
    cb_color_view_slice_start_6_byte_0 = 8'd0;
  end
  always @(posedge clock) begin
    if (write_cb_color_view_6 & bus_bytes[0]) begin
      cb_color_view_slice_start_6_byte_0 <= bus_data[7:0];
    end
  end

  initial begin
    cb_color_view_slice_start_6_byte_1 = 3'd0;
    cb_color_view_slice_max_6_byte_1 = 3'd0;
  end
  always @(posedge clock) begin
    if (write_cb_color_view_6 & bus_bytes[1]) begin
      cb_color_view_slice_start_6_byte_1 <= bus_data[10:8];
      cb_color_view_slice_max_6_byte_1 <= bus_data[15:13];
    end
  end

  initial begin
    cb_color_view_slice_max_6_byte_2 = 8'd0;
  end
  always @(posedge clock) begin
    if (write_cb_color_view_6 & bus_bytes[2]) begin
      cb_color_view_slice_max_6_byte_2 <= bus_data[23:16];
    end
  end

  initial begin
    cb_color_info_endian_6_byte_0 = 2'd0;
    cb_color_info_format_6_byte_0 = 5'd0;
    cb_color_info_linear_general_6_byte_0 = 1'b0;
  end
  always @(posedge clock) begin
    if (write_cb_color_info_6 & bus_bytes[0]) begin
      cb_color_info_endian_6_byte_0 <= bus_data[1:0];
      cb_color_info_format_6_byte_0 <= bus_data[6:2];
      cb_color_info_linear_general_6_byte_0 <= bus_data[7];
    end
  end

  initial begin
    cb_color_info_number_type_6_byte_1 = 3'd0;
    cb_color_info_comp_swap_6_byte_1 = 2'd0;
    cb_color_info_fast_clear_6_byte_1 = 1'b0;
    cb_color_info_compression_6_byte_1 = 1'b0;
    cb_color_info_blend_clamp_6_byte_1 = 1'b0;
  end
  always @(posedge clock) begin
    if (write_cb_color_info_6 & bus_bytes[1]) begin
      cb_color_info_number_type_6_byte_1 <= bus_data[10:8];
      cb_color_info_comp_swap_6_byte_1 <= bus_data[12:11];
      cb_color_info_fast_clear_6_byte_1 <= bus_data[13];
      cb_color_info_compression_6_byte_1 <= bus_data[14];
      cb_color_info_blend_clamp_6_byte_1 <= bus_data[15];
    end
  end

  initial begin
    cb_color_info_blend_bypass_6_byte_2 = 1'b0;
    cb_color_info_simple_float_6_byte_2 = 1'b0;
    cb_color_info_round_mode_6_byte_2 = 1'b0;
    cb_color_info_cmask_is_linear_6_byte_2 = 1'b0;
    cb_color_info_blend_opt_dont_rd_dst_6_byte_2 = 3'd0;
    cb_color_info_blend_opt_discard_pixel_6_byte_2 = 1'b0;
  end
  always @(posedge clock) begin
    if (write_cb_color_info_6 & bus_bytes[2]) begin
      cb_color_info_blend_bypass_6_byte_2 <= bus_data[16];
      cb_color_info_simple_float_6_byte_2 <= bus_data[17];
      cb_color_info_round_mode_6_byte_2 <= bus_data[18];
      cb_color_info_cmask_is_linear_6_byte_2 <= bus_data[19];
      cb_color_info_blend_opt_dont_rd_dst_6_byte_2 <= bus_data[22:20];
      cb_color_info_blend_opt_discard_pixel_6_byte_2 <= bus_data[23];
    end
  end

  initial begin
    cb_color_info_blend_opt_discard_pixel_6_byte_3 = 2'd0;
    cb_color_info_fmask_compression_disable_6_byte_3 = 1'b0;
  end
  always @(posedge clock) begin
    if (write_cb_color_info_6 & bus_bytes[3]) begin
      cb_color_info_blend_opt_discard_pixel_6_byte_3 <= bus_data[25:24];
      cb_color_info_fmask_compression_disable_6_byte_3 <= bus_data[26];
    end
  end

  initial begin
    cb_color_attrib_tile_mode_index_6_byte_0 = 5'd0;
    cb_color_attrib_fmask_tile_mode_index_6_byte_0 = 3'd0;
  end
  always @(posedge clock) begin
    if (write_cb_color_attrib_6 & bus_bytes[0]) begin
      cb_color_attrib_tile_mode_index_6_byte_0 <= bus_data[4:0];
      cb_color_attrib_fmask_tile_mode_index_6_byte_0 <= bus_data[7:5];
    end
  end

  initial begin
    cb_color_attrib_fmask_tile_mode_index_6_byte_1 = 2'd0;
    cb_color_attrib_num_samples_6_byte_1 = 3'd0;
    cb_color_attrib_num_fragments_6_byte_1 = 1'b0;
  end
  always @(posedge clock) begin
    if (write_cb_color_attrib_6 & bus_bytes[1]) begin
      cb_color_attrib_fmask_tile_mode_index_6_byte_1 <= bus_data[9:8];
      cb_color_attrib_num_samples_6_byte_1 <= bus_data[14:12];
      cb_color_attrib_num_fragments_6_byte_1 <= bus_data[15];
    end
  end

  initial begin
    cb_color_attrib_num_fragments_6_byte_2 = 1'b0;
    cb_color_attrib_force_dst_alpha_1_6_byte_2 = 1'b0;
  end
  always @(posedge clock) begin
    if (write_cb_color_attrib_6 & bus_bytes[2]) begin
      cb_color_attrib_num_fragments_6_byte_2 <= bus_data[16];
      cb_color_attrib_force_dst_alpha_1_6_byte_2 <= bus_data[17];
    end
  end

  initial begin
    cb_color_cmask_base_256b_6_byte_0 = 8'd0;
  end
  always @(posedge clock) begin
    if (write_cb_color_cmask_6 & bus_bytes[0]) begin
      cb_color_cmask_base_256b_6_byte_0 <= bus_data[7:0];
    end
  end

  initial begin
    cb_color_cmask_base_256b_6_byte_1 = 8'd0;
  end
  always @(posedge clock) begin
    if (write_cb_color_cmask_6 & bus_bytes[1]) begin
      cb_color_cmask_base_256b_6_byte_1 <= bus_data[15:8];
    end
  end

  initial begin
    cb_color_cmask_base_256b_6_byte_2 = 8'd0;
  end
  always @(posedge clock) begin
    if (write_cb_color_cmask_6 & bus_bytes[2]) begin
      cb_color_cmask_base_256b_6_byte_2 <= bus_data[23:16];
    end
  end

  initial begin
    cb_color_cmask_base_256b_6_byte_3 = 8'd0;
  end
  always @(posedge clock) begin
    if (write_cb_color_cmask_6 & bus_bytes[3]) begin
      cb_color_cmask_base_256b_6_byte_3 <= bus_data[31:24];
    end
  end

  initial begin
    cb_color_cmask_slice_tile_max_6_byte_0 = 8'd0;
  end
  always @(posedge clock) begin
    if (write_cb_color_cmask_slice_6 & bus_bytes[0]) begin
      cb_color_cmask_slice_tile_max_6_byte_0 <= bus_data[7:0];
    end
  end

  initial begin
    cb_color_cmask_slice_tile_max_6_byte_1 = 6'd0;
  end
  always @(posedge clock) begin
    if (write_cb_color_cmask_slice_6 & bus_bytes[1]) begin
      cb_color_cmask_slice_tile_max_6_byte_1 <= bus_data[13:8];
    end
  end

  initial begin
    cb_color_fmask_base_256b_6_byte_0 = 8'd0;
  end
  always @(posedge clock) begin
    if (write_cb_color_fmask_6 & bus_bytes[0]) begin
      cb_color_fmask_base_256b_6_byte_0 <= bus_data[7:0];
    end
  end

  initial begin
    cb_color_fmask_base_256b_6_byte_1 = 8'd0;
  end
  always @(posedge clock) begin
    if (write_cb_color_fmask_6 & bus_bytes[1]) begin
      cb_color_fmask_base_256b_6_byte_1 <= bus_data[15:8];
    end
  end

  initial begin
    cb_color_fmask_base_256b_6_byte_2 = 8'd0;
  end
  always @(posedge clock) begin
    if (write_cb_color_fmask_6 & bus_bytes[2]) begin
      cb_color_fmask_base_256b_6_byte_2 <= bus_data[23:16];
    end
  end

  initial begin
    cb_color_fmask_base_256b_6_byte_3 = 8'd0;
  end
  always @(posedge clock) begin
    if (write_cb_color_fmask_6 & bus_bytes[3]) begin
      cb_color_fmask_base_256b_6_byte_3 <= bus_data[31:24];
    end
  end

  initial begin
    cb_color_fmask_slice_tile_max_6_byte_0 = 8'd0;
  end
  always @(posedge clock) begin
    if (write_cb_color_fmask_slice_6 & bus_bytes[0]) begin
      cb_color_fmask_slice_tile_max_6_byte_0 <= bus_data[7:0];
    end
  end

  initial begin
    cb_color_fmask_slice_tile_max_6_byte_1 = 8'd0;
  end
  always @(posedge clock) begin
    if (write_cb_color_fmask_slice_6 & bus_bytes[1]) begin
      cb_color_fmask_slice_tile_max_6_byte_1 <= bus_data[15:8];
    end
  end

  initial begin
    cb_color_fmask_slice_tile_max_6_byte_2 = 6'd0;
  end
  always @(posedge clock) begin
    if (write_cb_color_fmask_slice_6 & bus_bytes[2]) begin
      cb_color_fmask_slice_tile_max_6_byte_2 <= bus_data[21:16];
    end
  end

  initial begin
    cb_color_clear_word0_clear_word0_6_byte_0 = 8'd0;
  end
  always @(posedge clock) begin
    if (write_cb_color_clear_word0_6 & bus_bytes[0]) begin
      cb_color_clear_word0_clear_word0_6_byte_0 <= bus_data[7:0];
    end
  end

  initial begin
    cb_color_clear_word0_clear_word0_6_byte_1 = 8'd0;
  end
  always @(posedge clock) begin
    if (write_cb_color_clear_word0_6 & bus_bytes[1]) begin
      cb_color_clear_word0_clear_word0_6_byte_1 <= bus_data[15:8];
    end
  end

  initial begin
    cb_color_clear_word0_clear_word0_6_byte_2 = 8'd0;
  end
  always @(posedge clock) begin
    if (write_cb_color_clear_word0_6 & bus_bytes[2]) begin
      cb_color_clear_word0_clear_word0_6_byte_2 <= bus_data[23:16];
    end
  end

  initial begin
    cb_color_clear_word0_clear_word0_6_byte_3 = 8'd0;
  end
  always @(posedge clock) begin
    if (write_cb_color_clear_word0_6 & bus_bytes[3]) begin
      cb_color_clear_word0_clear_word0_6_byte_3 <= bus_data[31:24];
    end
  end

  initial begin
    cb_color_clear_word1_clear_word1_6_byte_0 = 8'd0;
  end
  always @(posedge clock) begin
    if (write_cb_color_clear_word1_6 & bus_bytes[0]) begin
      cb_color_clear_word1_clear_word1_6_byte_0 <= bus_data[7:0];
    end
  end

  initial begin
    cb_color_clear_word1_clear_word1_6_byte_1 = 8'd0;
  end
  always @(posedge clock) begin
    if (write_cb_color_clear_word1_6 & bus_bytes[1]) begin
      cb_color_clear_word1_clear_word1_6_byte_1 <= bus_data[15:8];
    end
  end

  initial begin
    cb_color_clear_word1_clear_word1_6_byte_2 = 8'd0;
  end
  always @(posedge clock) begin
    if (write_cb_color_clear_word1_6 & bus_bytes[2]) begin
      cb_color_clear_word1_clear_word1_6_byte_2 <= bus_data[23:16];
    end
  end

  initial begin
    cb_color_clear_word1_clear_word1_6_byte_3 = 8'd0;
  end
  always @(posedge clock) begin
    if (write_cb_color_clear_word1_6 & bus_bytes[3]) begin
      cb_color_clear_word1_clear_word1_6_byte_3 <= bus_data[31:24];
    end
  end

  initial begin
    cb_color_base_base_256b_7_byte_0 = 8'd0;
  end
  always @(posedge clock) begin
    if (write_cb_color_base_7 & bus_bytes[0]) begin
      cb_color_base_base_256b_7_byte_0 <= bus_data[7:0];
    end
  end

  initial begin
    cb_color_base_base_256b_7_byte_1 = 8'd0;
  end
  always @(posedge clock) begin
    if (write_cb_color_base_7 & bus_bytes[1]) begin
      cb_color_base_base_256b_7_byte_1 <= bus_data[15:8];
    end
  end

  initial begin
    cb_color_base_base_256b_7_byte_2 = 8'd0;
  end
  always @(posedge clock) begin
    if (write_cb_color_base_7 & bus_bytes[2]) begin
      cb_color_base_base_256b_7_byte_2 <= bus_data[23:16];
    end
  end

  initial begin
    cb_color_base_base_256b_7_byte_3 = 8'd0;
  end
  always @(posedge clock) begin
    if (write_cb_color_base_7 & bus_bytes[3]) begin
      cb_color_base_base_256b_7_byte_3 <= bus_data[31:24];
    end
  end

  initial begin
    cb_color_pitch_tile_max_7_byte_0 = 8'd0;
  end
  always @(posedge clock) begin
    if (write_cb_color_pitch_7 & bus_bytes[0]) begin
      cb_color_pitch_tile_max_7_byte_0 <= bus_data[7:0];
    end
  end

  initial begin
    cb_color_pitch_tile_max_7_byte_1 = 3'd0;
  end
  always @(posedge clock) begin
    if (write_cb_color_pitch_7 & bus_bytes[1]) begin
      cb_color_pitch_tile_max_7_byte_1 <= bus_data[10:8];
    end
  end

  initial begin
    cb_color_pitch_fmask_tile_max_7_byte_2 = 4'd0;
  end
  always @(posedge clock) begin
    if (write_cb_color_pitch_7 & bus_bytes[2]) begin
      cb_color_pitch_fmask_tile_max_7_byte_2 <= bus_data[23:20];
    end
  end

  initial begin
    cb_color_pitch_fmask_tile_max_7_byte_3 = 7'd0;
  end
  always @(posedge clock) begin
    if (write_cb_color_pitch_7 & bus_bytes[3]) begin
      cb_color_pitch_fmask_tile_max_7_byte_3 <= bus_data[30:24];
    end
  end

  initial begin
    cb_color_slice_tile_max_7_byte_0 = 8'd0;
  end
  always @(posedge clock) begin
    if (write_cb_color_slice_7 & bus_bytes[0]) begin
      cb_color_slice_tile_max_7_byte_0 <= bus_data[7:0];
    end
  end

  initial begin
    cb_color_slice_tile_max_7_byte_1 = 8'd0;
  end
  always @(posedge clock) begin
    if (write_cb_color_slice_7 & bus_bytes[1]) begin
      cb_color_slice_tile_max_7_byte_1 <= bus_data[15:8];
    end
  end

  initial begin
    cb_color_slice_tile_max_7_byte_2 = 6'd0;
  end
  always @(posedge clock) begin
    if (write_cb_color_slice_7 & bus_bytes[2]) begin
      cb_color_slice_tile_max_7_byte_2 <= bus_data[21:16];
    end
  end

  initial begin
    cb_color_view_slice_start_7_byte_0 = 8'd0;
  end
  always @(posedge clock) begin
    if (write_cb_color_view_7 & bus_bytes[0]) begin
      cb_color_view_slice_start_7_byte_0 <= bus_data[7:0];
    end
  end

  initial begin
    cb_color_view_slice_start_7_byte_1 = 3'd0;
    cb_color_view_slice_max_7_byte_1 = 3'd0;
  end
  always @(posedge clock) begin
    if (write_cb_color_view_7 & bus_bytes[1]) begin
      cb_color_view_slice_start_7_byte_1 <= bus_data[10:8];
      cb_color_view_slice_max_7_byte_1 <= bus_data[15:13];
    end
  end

  initial begin
    cb_color_view_slice_max_7_byte_2 = 8'd0;
  end
  always @(posedge clock) begin
    if (write_cb_color_view_7 & bus_bytes[2]) begin
      cb_color_view_slice_max_7_byte_2 <= bus_data[23:16];
    end
  end

  initial begin
    cb_color_info_endian_7_byte_0 = 2'd0;
    cb_color_info_format_7_byte_0 = 5'd0;
    cb_color_info_linear_general_7_byte_0 = 1'b0;
  end
  always @(posedge clock) begin
    if (write_cb_color_info_7 & bus_bytes[0]) begin
      cb_color_info_endian_7_byte_0 <= bus_data[1:0];
      cb_color_info_format_7_byte_0 <= bus_data[6:2];
      cb_color_info_linear_general_7_byte_0 <= bus_data[7];
    end
  end

  initial begin
    cb_color_info_number_type_7_byte_1 = 3'd0;
    cb_color_info_comp_swap_7_byte_1 = 2'd0;
    cb_color_info_fast_clear_7_byte_1 = 1'b0;
    cb_color_info_compression_7_byte_1 = 1'b0;
    cb_color_info_blend_clamp_7_byte_1 = 1'b0;
  end
  always @(posedge clock) begin
    if (write_cb_color_info_7 & bus_bytes[1]) begin
      cb_color_info_number_type_7_byte_1 <= bus_data[10:8];
      cb_color_info_comp_swap_7_byte_1 <= bus_data[12:11];
      cb_color_info_fast_clear_7_byte_1 <= bus_data[13];
      cb_color_info_compression_7_byte_1 <= bus_data[14];
      cb_color_info_blend_clamp_7_byte_1 <= bus_data[15];
    end
  end

  initial begin
    cb_color_info_blend_bypass_7_byte_2 = 1'b0;
    cb_color_info_simple_float_7_byte_2 = 1'b0;
    cb_color_info_round_mode_7_byte_2 = 1'b0;
    cb_color_info_cmask_is_linear_7_byte_2 = 1'b0;
    cb_color_info_blend_opt_dont_rd_dst_7_byte_2 = 3'd0;
    cb_color_info_blend_opt_discard_pixel_7_byte_2 = 1'b0;
  end
  always @(posedge clock) begin
    if (write_cb_color_info_7 & bus_bytes[2]) begin
      cb_color_info_blend_bypass_7_byte_2 <= bus_data[16];
      cb_color_info_simple_float_7_byte_2 <= bus_data[17];
      cb_color_info_round_mode_7_byte_2 <= bus_data[18];
      cb_color_info_cmask_is_linear_7_byte_2 <= bus_data[19];
      cb_color_info_blend_opt_dont_rd_dst_7_byte_2 <= bus_data[22:20];
      cb_color_info_blend_opt_discard_pixel_7_byte_2 <= bus_data[23];
    end
  end

  initial begin
    cb_color_info_blend_opt_discard_pixel_7_byte_3 = 2'd0;
    cb_color_info_fmask_compression_disable_7_byte_3 = 1'b0;
  end
  always @(posedge clock) begin
    if (write_cb_color_info_7 & bus_bytes[3]) begin
      cb_color_info_blend_opt_discard_pixel_7_byte_3 <= bus_data[25:24];
      cb_color_info_fmask_compression_disable_7_byte_3 <= bus_data[26];
    end
  end

  initial begin
    cb_color_attrib_tile_mode_index_7_byte_0 = 5'd0;
    cb_color_attrib_fmask_tile_mode_index_7_byte_0 = 3'd0;
  end
  always @(posedge clock) begin
    if (write_cb_color_attrib_7 & bus_bytes[0]) begin
      cb_color_attrib_tile_mode_index_7_byte_0 <= bus_data[4:0];
      cb_color_attrib_fmask_tile_mode_index_7_byte_0 <= bus_data[7:5];
    end
  end

  initial begin
    cb_color_attrib_fmask_tile_mode_index_7_byte_1 = 2'd0;
    cb_color_attrib_num_samples_7_byte_1 = 3'd0;
    cb_color_attrib_num_fragments_7_byte_1 = 1'b0;
  end
  always @(posedge clock) begin
    if (write_cb_color_attrib_7 & bus_bytes[1]) begin
      cb_color_attrib_fmask_tile_mode_index_7_byte_1 <= bus_data[9:8];
      cb_color_attrib_num_samples_7_byte_1 <= bus_data[14:12];
      cb_color_attrib_num_fragments_7_byte_1 <= bus_data[15];
    end
  end

  initial begin
    cb_color_attrib_num_fragments_7_byte_2 = 1'b0;
    cb_color_attrib_force_dst_alpha_1_7_byte_2 = 1'b0;
  end
  always @(posedge clock) begin
    if (write_cb_color_attrib_7 & bus_bytes[2]) begin
      cb_color_attrib_num_fragments_7_byte_2 <= bus_data[16];
      cb_color_attrib_force_dst_alpha_1_7_byte_2 <= bus_data[17];
    end
  end

  initial begin
    cb_color_cmask_base_256b_7_byte_0 = 8'd0;
  end
  always @(posedge clock) begin
    if (write_cb_color_cmask_7 & bus_bytes[0]) begin
      cb_color_cmask_base_256b_7_byte_0 <= bus_data[7:0];
    end
  end

  initial begin
    cb_color_cmask_base_256b_7_byte_1 = 8'd0;
  end
  always @(posedge clock) begin
    if (write_cb_color_cmask_7 & bus_bytes[1]) begin
      cb_color_cmask_base_256b_7_byte_1 <= bus_data[15:8];
    end
  end

  initial begin
    cb_color_cmask_base_256b_7_byte_2 = 8'd0;
  end
  always @(posedge clock) begin
    if (write_cb_color_cmask_7 & bus_bytes[2]) begin
      cb_color_cmask_base_256b_7_byte_2 <= bus_data[23:16];
    end
  end

  initial begin
    cb_color_cmask_base_256b_7_byte_3 = 8'd0;
  end
  always @(posedge clock) begin
    if (write_cb_color_cmask_7 & bus_bytes[3]) begin
      cb_color_cmask_base_256b_7_byte_3 <= bus_data[31:24];
    end
  end

  initial begin
    cb_color_cmask_slice_tile_max_7_byte_0 = 8'd0;
  end
  always @(posedge clock) begin
    if (write_cb_color_cmask_slice_7 & bus_bytes[0]) begin
      cb_color_cmask_slice_tile_max_7_byte_0 <= bus_data[7:0];
    end
  end

  initial begin
    cb_color_cmask_slice_tile_max_7_byte_1 = 6'd0;
  end
  always @(posedge clock) begin
    if (write_cb_color_cmask_slice_7 & bus_bytes[1]) begin
      cb_color_cmask_slice_tile_max_7_byte_1 <= bus_data[13:8];
    end
  end

  initial begin
    cb_color_fmask_base_256b_7_byte_0 = 8'd0;
  end
  always @(posedge clock) begin
    if (write_cb_color_fmask_7 & bus_bytes[0]) begin
      cb_color_fmask_base_256b_7_byte_0 <= bus_data[7:0];
    end
  end

  initial begin
    cb_color_fmask_base_256b_7_byte_1 = 8'd0;
  end
  always @(posedge clock) begin
    if (write_cb_color_fmask_7 & bus_bytes[1]) begin
      cb_color_fmask_base_256b_7_byte_1 <= bus_data[15:8];
    end
  end

  initial begin
    cb_color_fmask_base_256b_7_byte_2 = 8'd0;
  end
  always @(posedge clock) begin
    if (write_cb_color_fmask_7 & bus_bytes[2]) begin
      cb_color_fmask_base_256b_7_byte_2 <= bus_data[23:16];
    end
  end

  initial begin
    cb_color_fmask_base_256b_7_byte_3 = 8'd0;
  end
  always @(posedge clock) begin
    if (write_cb_color_fmask_7 & bus_bytes[3]) begin
      cb_color_fmask_base_256b_7_byte_3 <= bus_data[31:24];
    end
  end

  initial begin
    cb_color_fmask_slice_tile_max_7_byte_0 = 8'd0;
  end
  always @(posedge clock) begin
    if (write_cb_color_fmask_slice_7 & bus_bytes[0]) begin
      cb_color_fmask_slice_tile_max_7_byte_0 <= bus_data[7:0];
    end
  end

  initial begin
    cb_color_fmask_slice_tile_max_7_byte_1 = 8'd0;
  end
  always @(posedge clock) begin
    if (write_cb_color_fmask_slice_7 & bus_bytes[1]) begin
      cb_color_fmask_slice_tile_max_7_byte_1 <= bus_data[15:8];
    end
  end

  initial begin
    cb_color_fmask_slice_tile_max_7_byte_2 = 6'd0;
  end
  always @(posedge clock) begin
    if (write_cb_color_fmask_slice_7 & bus_bytes[2]) begin
      cb_color_fmask_slice_tile_max_7_byte_2 <= bus_data[21:16];
    end
  end

  initial begin
    cb_color_clear_word0_clear_word0_7_byte_0 = 8'd0;
  end
  always @(posedge clock) begin
    if (write_cb_color_clear_word0_7 & bus_bytes[0]) begin
      cb_color_clear_word0_clear_word0_7_byte_0 <= bus_data[7:0];
    end
  end

  initial begin
    cb_color_clear_word0_clear_word0_7_byte_1 = 8'd0;
  end
  always @(posedge clock) begin
    if (write_cb_color_clear_word0_7 & bus_bytes[1]) begin
      cb_color_clear_word0_clear_word0_7_byte_1 <= bus_data[15:8];
    end
  end

  initial begin
    cb_color_clear_word0_clear_word0_7_byte_2 = 8'd0;
  end
  always @(posedge clock) begin
    if (write_cb_color_clear_word0_7 & bus_bytes[2]) begin
      cb_color_clear_word0_clear_word0_7_byte_2 <= bus_data[23:16];
    end
  end

  initial begin
    cb_color_clear_word0_clear_word0_7_byte_3 = 8'd0;
  end
  always @(posedge clock) begin
    if (write_cb_color_clear_word0_7 & bus_bytes[3]) begin
      cb_color_clear_word0_clear_word0_7_byte_3 <= bus_data[31:24];
    end
  end

  initial begin
    cb_color_clear_word1_clear_word1_7_byte_0 = 8'd0;
  end
  always @(posedge clock) begin
    if (write_cb_color_clear_word1_7 & bus_bytes[0]) begin
      cb_color_clear_word1_clear_word1_7_byte_0 <= bus_data[7:0];
    end
  end

  initial begin
    cb_color_clear_word1_clear_word1_7_byte_1 = 8'd0;
  end
  always @(posedge clock) begin
    if (write_cb_color_clear_word1_7 & bus_bytes[1]) begin
      cb_color_clear_word1_clear_word1_7_byte_1 <= bus_data[15:8];
    end
  end

  initial begin
    cb_color_clear_word1_clear_word1_7_byte_2 = 8'd0;
  end
  always @(posedge clock) begin
    if (write_cb_color_clear_word1_7 & bus_bytes[2]) begin
      cb_color_clear_word1_clear_word1_7_byte_2 <= bus_data[23:16];
    end
  end

  initial begin
    cb_color_clear_word1_clear_word1_7_byte_3 = 8'd0;
  end
  always @(posedge clock) begin
    if (write_cb_color_clear_word1_7 & bus_bytes[3]) begin
      cb_color_clear_word1_clear_word1_7_byte_3 <= bus_data[31:24];
    end
  end

  wire [31:0] disjunction_8 = (looked_up_15[31:0] & {32{config_page_9a}}) | (looked_up_13[31:0] &
      {32{context_page_282}});
  wire [31:0] disjunction_9 = disjunction_8 | (looked_up_11[31:0] & {32{context_page_284}}) | (looked_up_9[31:0] &
      {32{context_page_287}});
  wire [31:0] disjunction_10 = disjunction_9 | (looked_up_7[31:0] & {32{context_page_288}}) | (looked_up_5[31:0] &
      {32{context_page_28c}});
  wire [31:0] disjunction_11 = disjunction_10 | (looked_up_3[31:0] & {32{context_page_28d}}) | (looked_up_1[31:0] &
      {32{context_page_28e}});

  initial begin
    ready = 1'b0;
    error = 1'b0;
    read_data = 32'd0;
  end
  always @(posedge clock) begin
    ready <= bus_valid;
    error <= bus_valid & (~found);
    read_data <= disjunction_11 & {32{bus_valid & found & (~bus_write)}};
  end

endmodule

`default_nettype wire
