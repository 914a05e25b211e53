// cb_registers: generator of hdl/src/registers/register_block.rs
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

  reg [3:0] cb_hw_control_cm_cache_evict_point_byte_0;
  reg [1:0] cb_hw_control_fc_cache_evict_point_byte_0, cb_hw_control_fc_cache_evict_point_byte_1;
  reg [3:0] cb_hw_control_cc_cache_evict_point_byte_1;
  reg cb_hw_control_allow_mrt_with_dual_source_byte_2, cb_hw_control_disable_intnorm_le11bpc_clamping_byte_2;
  reg cb_hw_control_force_needs_dst_byte_2, cb_hw_control_force_always_toggle_byte_2;
  reg cb_hw_control_disable_blend_opt_result_eq_dest_byte_2, cb_hw_control_disable_full_write_mask_byte_2;
  reg cb_hw_control_disable_resolve_opt_for_single_frag_byte_2, cb_hw_control_disable_blend_opt_dont_rd_dst_byte_3;
  reg cb_hw_control_disable_blend_opt_bypass_byte_3, cb_hw_control_disable_blend_opt_discard_pixel_byte_3;
  reg cb_hw_control_disable_blend_opt_when_disabled_srcalpha_is_used_byte_3;
  reg cb_hw_control_prioritize_fc_wr_over_fc_rd_on_cmask_conflict_byte_3;
  reg cb_hw_control_prioritize_fc_evict_over_fop_rd_on_bank_conflict_byte_3;
  reg cb_hw_control_disable_cc_ib_serializer_state_opt_byte_3;
  reg cb_hw_control_disable_pixel_in_quad_fix_for_linear_surface_byte_3;
  reg [3:0] cb_target_mask_target0_enable_byte_0, cb_target_mask_target1_enable_byte_0;
  reg [3:0] cb_target_mask_target2_enable_byte_1, cb_target_mask_target3_enable_byte_1;
  reg [3:0] cb_target_mask_target4_enable_byte_2, cb_target_mask_target5_enable_byte_2;
  reg [3:0] cb_target_mask_target6_enable_byte_3, cb_target_mask_target7_enable_byte_3;
  reg [3:0] cb_shader_mask_output0_enable_byte_0, cb_shader_mask_output1_enable_byte_0;
  reg [3:0] cb_shader_mask_output2_enable_byte_1, cb_shader_mask_output3_enable_byte_1;
  reg [3:0] cb_shader_mask_output4_enable_byte_2, cb_shader_mask_output5_enable_byte_2;
  reg [3:0] cb_shader_mask_output6_enable_byte_3, cb_shader_mask_output7_enable_byte_3;
  wire [31:0] cb_blend_red_blend_red_byte, cb_blend_green_blend_green_byte, cb_blend_blue_blend_blue_byte;
  wire [31:0] cb_blend_alpha_blend_alpha_byte; wire [7:0] write_cb_blend_control;
  wire [39:0] cb_blend_control_color_srcblend_byte_0; wire [23:0] cb_blend_control_color_comb_fcn_byte_0;
  wire [39:0] cb_blend_control_color_destblend_byte_1, cb_blend_control_alpha_srcblend_byte_2;
  wire [23:0] cb_blend_control_alpha_comb_fcn_byte_2; wire [39:0] cb_blend_control_alpha_destblend_byte_3;
  wire [7:0] cb_blend_control_separate_alpha_blend_byte_3, cb_blend_control_enable_byte_3;
  wire [7:0] cb_blend_control_disable_rop3_byte_3; reg [4:0] cb_blend_control_alpha_srcblend_7_byte_2;
  reg [2:0] cb_blend_control_alpha_comb_fcn_7_byte_2; reg [4:0] cb_blend_control_alpha_destblend_7_byte_3;
  reg cb_blend_control_separate_alpha_blend_7_byte_3, cb_blend_control_enable_7_byte_3;
  reg cb_blend_control_disable_rop3_7_byte_3, cb_color_control_degamma_enable_byte_0;
  reg [2:0] cb_color_control_mode_byte_0; reg [7:0] cb_color_control_rop3_byte_2; wire [7:0] write_cb_color_base;
  wire [63:0] cb_color_base_base_256b_byte_0, cb_color_base_base_256b_byte_1, cb_color_base_base_256b_byte_2;
  wire [63:0] cb_color_base_base_256b_byte_3; wire [7:0] write_cb_color_pitch;
  wire [63:0] cb_color_pitch_tile_max_byte_0; wire [23:0] cb_color_pitch_tile_max_byte_1;
  wire [31:0] cb_color_pitch_fmask_tile_max_byte_2; wire [55:0] cb_color_pitch_fmask_tile_max_byte_3;
  wire [7:0] write_cb_color_slice; wire [63:0] cb_color_slice_tile_max_byte_0, cb_color_slice_tile_max_byte_1;
  wire [47:0] cb_color_slice_tile_max_byte_2; wire [7:0] write_cb_color_view;
  wire [63:0] cb_color_view_slice_start_byte_0;
  wire [23:0] cb_color_view_slice_start_byte_1, cb_color_view_slice_max_byte_1;
  wire [63:0] cb_color_view_slice_max_byte_2; wire [15:0] cb_color_info_endian_byte_0;
  wire [39:0] cb_color_info_format_byte_0; wire [7:0] cb_color_info_linear_general_byte_0;
  wire [23:0] cb_color_info_number_type_byte_1; wire [15:0] cb_color_info_comp_swap_byte_1;
  wire [7:0] cb_color_info_fast_clear_byte_1, cb_color_info_compression_byte_1, cb_color_info_blend_clamp_byte_1;
  wire [7:0] cb_color_info_blend_bypass_byte_2, cb_color_info_simple_float_byte_2, cb_color_info_round_mode_byte_2;
  wire [7:0] cb_color_info_cmask_is_linear_byte_2; wire [23:0] cb_color_info_blend_opt_dont_rd_dst_byte_2;
  wire [7:0] cb_color_info_blend_opt_discard_pixel_byte_2; wire [15:0] cb_color_info_blend_opt_discard_pixel_byte_3;
  wire [7:0] cb_color_info_fmask_compression_disable_byte_3; wire [39:0] cb_color_attrib_tile_mode_index_byte_0;
  wire [23:0] cb_color_attrib_fmask_tile_mode_index_byte_0;
  wire [15:0] cb_color_attrib_fmask_tile_mode_index_byte_1; wire [23:0] cb_color_attrib_num_samples_byte_1;
  wire [7:0] cb_color_attrib_num_fragments_byte_1, cb_color_attrib_num_fragments_byte_2;
  wire [7:0] cb_color_attrib_force_dst_alpha_1_byte_2, write_cb_color_cmask;
  wire [63:0] cb_color_cmask_base_256b_byte_0, cb_color_cmask_base_256b_byte_1, cb_color_cmask_base_256b_byte_2;
  wire [63:0] cb_color_cmask_base_256b_byte_3; wire [7:0] write_cb_color_cmask_slice;
  wire [63:0] cb_color_cmask_slice_tile_max_byte_0; wire [47:0] cb_color_cmask_slice_tile_max_byte_1;
  wire [7:0] write_cb_color_fmask;
  wire [63:0] cb_color_fmask_base_256b_byte_0, cb_color_fmask_base_256b_byte_1, cb_color_fmask_base_256b_byte_2;
  wire [63:0] cb_color_fmask_base_256b_byte_3; wire [7:0] write_cb_color_fmask_slice;
  wire [63:0] cb_color_fmask_slice_tile_max_byte_0, cb_color_fmask_slice_tile_max_byte_1;
  wire [47:0] cb_color_fmask_slice_tile_max_byte_2; wire [7:0] write_cb_color_clear_word0;
  wire [63:0] cb_color_clear_word0_clear_word0_byte_0, cb_color_clear_word0_clear_word0_byte_1;
  wire [63:0] cb_color_clear_word0_clear_word0_byte_2, cb_color_clear_word0_clear_word0_byte_3;
  wire [7:0] write_cb_color_clear_word1;
  wire [63:0] cb_color_clear_word1_clear_word1_byte_0, cb_color_clear_word1_clear_word1_byte_1;
  wire [63:0] cb_color_clear_word1_clear_word1_byte_2, cb_color_clear_word1_clear_word1_byte_3;
  reg [4:0] cb_color_attrib_tile_mode_index_7_byte_0; reg [2:0] cb_color_attrib_fmask_tile_mode_index_7_byte_0;
  reg [1:0] cb_color_attrib_fmask_tile_mode_index_7_byte_1; reg [2:0] cb_color_attrib_num_samples_7_byte_1;
  reg cb_color_attrib_num_fragments_7_byte_1, cb_color_attrib_num_fragments_7_byte_2;
  reg cb_color_attrib_force_dst_alpha_1_7_byte_2, ready, error; reg [31:0] read_data;
  wire [3:0] write_cb_color_info_equal; wire [7:0] write_cb_color_clear_word1_equal;
  wire [191:0] read_data_case_27_joined; wire [247:0] read_data_case_25_joined;
  wire [3:0] cb_hw_control_cm_cache_evict_point_byte_0_enable_all, cb_target_mask_target0_enable_byte_0_enable_all;
  wire [3:0] cb_shader_mask_output0_enable_byte_0_enable_all;
  wire [63:0] cb_blend_control_alpha_srcblend_byte_2_enable_all;
  assign cb_blend_control_alpha_srcblend_byte_2[7*5 +: 5] = cb_blend_control_alpha_srcblend_7_byte_2;
  assign cb_blend_control_alpha_comb_fcn_byte_2[7*3 +: 3] = cb_blend_control_alpha_comb_fcn_7_byte_2;
  assign cb_blend_control_alpha_destblend_byte_3[7*5 +: 5] = cb_blend_control_alpha_destblend_7_byte_3;
  assign cb_blend_control_separate_alpha_blend_byte_3[7] = cb_blend_control_separate_alpha_blend_7_byte_3;
  assign cb_blend_control_enable_byte_3[7] = cb_blend_control_enable_7_byte_3;
  assign cb_blend_control_disable_rop3_byte_3[7] = cb_blend_control_disable_rop3_7_byte_3;
  assign cb_color_attrib_tile_mode_index_byte_0[7*5 +: 5] = cb_color_attrib_tile_mode_index_7_byte_0;
  assign cb_color_attrib_fmask_tile_mode_index_byte_0[7*3 +: 3] = cb_color_attrib_fmask_tile_mode_index_7_byte_0;
  assign cb_color_attrib_fmask_tile_mode_index_byte_1[7*2 +: 2] = cb_color_attrib_fmask_tile_mode_index_7_byte_1;
  assign cb_color_attrib_num_samples_byte_1[7*3 +: 3] = cb_color_attrib_num_samples_7_byte_1;
  assign cb_color_attrib_num_fragments_byte_1[7] = cb_color_attrib_num_fragments_7_byte_1;
  assign cb_color_attrib_num_fragments_byte_2[7] = cb_color_attrib_num_fragments_7_byte_2;
  assign cb_color_attrib_force_dst_alpha_1_byte_2[7] = cb_color_attrib_force_dst_alpha_1_7_byte_2;

  wire writing = bus_valid & bus_write & (~|bus_address[1:0]);
  wire config_page_9a = bus_address[17:8] == 10'h9a;
  wire bus_address_7_2_is_4 = bus_address[7:2] == 6'd4;
  wire write_cb_hw_control = writing & config_page_9a & bus_address_7_2_is_4;
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
  wire context_page_282 = bus_address[17:8] == 10'h282;

  wire bus_address_7_2_is_14 = bus_address[7:2] == 6'he;
  wire writing_and_context_page_282 = writing & context_page_282;

  wire write_cb_target_mask = writing_and_context_page_282 & bus_address_7_2_is_14;
  assign cb_target_mask_target0_enable = cb_target_mask_target0_enable_byte_0;
  assign cb_target_mask_target1_enable = cb_target_mask_target1_enable_byte_0;
  assign cb_target_mask_target2_enable = cb_target_mask_target2_enable_byte_1;
  assign cb_target_mask_target3_enable = cb_target_mask_target3_enable_byte_1;
  assign cb_target_mask_target4_enable = cb_target_mask_target4_enable_byte_2;
  assign cb_target_mask_target5_enable = cb_target_mask_target5_enable_byte_2;
  assign cb_target_mask_target6_enable = cb_target_mask_target6_enable_byte_3;
  assign cb_target_mask_target7_enable = cb_target_mask_target7_enable_byte_3;
  wire write_cb_shader_mask = writing_and_context_page_282 & (bus_address[7:2] == 6'hf);
  assign cb_shader_mask_output0_enable = cb_shader_mask_output0_enable_byte_0;
  assign cb_shader_mask_output1_enable = cb_shader_mask_output1_enable_byte_0;
  assign cb_shader_mask_output2_enable = cb_shader_mask_output2_enable_byte_1;
  assign cb_shader_mask_output3_enable = cb_shader_mask_output3_enable_byte_1;
  assign cb_shader_mask_output4_enable = cb_shader_mask_output4_enable_byte_2;
  assign cb_shader_mask_output5_enable = cb_shader_mask_output5_enable_byte_2;
  assign cb_shader_mask_output6_enable = cb_shader_mask_output6_enable_byte_3;
  assign cb_shader_mask_output7_enable = cb_shader_mask_output7_enable_byte_3;
  wire context_page_284 = bus_address[17:8] == 10'h284;
  wire writing_and_context_page_284 = writing & context_page_284;
  wire write_cb_blend_red = writing_and_context_page_284 & write_cb_color_info_equal[0];
  assign cb_blend_red_blend_red = cb_blend_red_blend_red_byte;
  wire write_cb_blend_green = writing_and_context_page_284 & write_cb_color_info_equal[1];
  assign cb_blend_green_blend_green = cb_blend_green_blend_green_byte;
  wire write_cb_blend_blue = writing_and_context_page_284 & write_cb_color_info_equal[2];
  assign cb_blend_blue_blend_blue = cb_blend_blue_blend_blue_byte;
  wire write_cb_blend_alpha = writing_and_context_page_284 & write_cb_color_info_equal[3];
  assign cb_blend_alpha_blend_alpha = cb_blend_alpha_blend_alpha_byte;
  wire context_page_287 = bus_address[17:8] == 10'h287;
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
  assign cb_blend_control_alpha_srcblend_7 = cb_blend_control_alpha_srcblend_7_byte_2;
  assign cb_blend_control_alpha_comb_fcn_7 = cb_blend_control_alpha_comb_fcn_7_byte_2;
  assign cb_blend_control_alpha_destblend_7 = cb_blend_control_alpha_destblend_7_byte_3;
  assign cb_blend_control_separate_alpha_blend_7 = cb_blend_control_separate_alpha_blend_7_byte_3;
  assign cb_blend_control_enable_7 = cb_blend_control_enable_7_byte_3;
  assign cb_blend_control_disable_rop3_7 = cb_blend_control_disable_rop3_7_byte_3;
  wire context_page_288 = bus_address[17:8] == 10'h288;
  wire bus_address_7_2_is_2 = bus_address[7:2] == 6'd2;
  wire write_cb_color_control = writing & context_page_288 & bus_address_7_2_is_2;
  assign cb_color_control_degamma_enable = cb_color_control_degamma_enable_byte_0;
  assign cb_color_control_mode = cb_color_control_mode_byte_0;
  assign cb_color_control_rop3 = cb_color_control_rop3_byte_2;
  wire context_page_28c = bus_address[17:8] == 10'h28c;

  wire bus_address_7_2_is_24 = bus_address[7:2] == 6'h18;
  wire writing_and_context_page_28c = writing & context_page_28c;

  assign write_cb_color_base[0] = writing_and_context_page_28c & bus_address_7_2_is_24;
  assign cb_color_base_base_256b_0 = {cb_color_base_base_256b_byte_3[0 +: 8], cb_color_base_base_256b_byte_2[0 +: 8],
      cb_color_base_base_256b_byte_1[0 +: 8], cb_color_base_base_256b_byte_0[0 +: 8]};
  wire bus_address_7_2_is_25 = bus_address[7:2] == 6'h19;
  assign write_cb_color_pitch[0] = writing_and_context_page_28c & bus_address_7_2_is_25;
  assign cb_color_pitch_tile_max_0 = {cb_color_pitch_tile_max_byte_1[0 +: 3], cb_color_pitch_tile_max_byte_0[0 +: 8]};
  assign cb_color_pitch_fmask_tile_max_0 = {cb_color_pitch_fmask_tile_max_byte_3[0 +: 7],
      cb_color_pitch_fmask_tile_max_byte_2[0 +: 4]};
  assign write_cb_color_slice[0] = writing_and_context_page_28c & (bus_address[7:2] == 6'h1a);
  assign cb_color_slice_tile_max_0 = {cb_color_slice_tile_max_byte_2[0 +: 6], cb_color_slice_tile_max_byte_1[0 +: 8],
      cb_color_slice_tile_max_byte_0[0 +: 8]};
  wire bus_address_7_2_is_27 = bus_address[7:2] == 6'h1b;
  assign write_cb_color_view[0] = writing_and_context_page_28c & bus_address_7_2_is_27;
  assign cb_color_view_slice_start_0 = {cb_color_view_slice_start_byte_1[0 +: 3], cb_color_view_slice_start_byte_0[0
      +: 8]};
  assign cb_color_view_slice_max_0 = {cb_color_view_slice_max_byte_2[0 +: 8], cb_color_view_slice_max_byte_1[0 +: 3]};
  wire bus_address_7_2_is_28 = bus_address[7:2] == 6'h1c;
  wire write_cb_color_info_0 = writing_and_context_page_28c & bus_address_7_2_is_28;
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
  wire bus_address_7_2_is_29 = bus_address[7:2] == 6'h1d;
  wire write_cb_color_attrib_0 = writing_and_context_page_28c & bus_address_7_2_is_29;
  assign cb_color_attrib_tile_mode_index_0 = cb_color_attrib_tile_mode_index_byte_0[0 +: 5];
  assign cb_color_attrib_fmask_tile_mode_index_0 = {cb_color_attrib_fmask_tile_mode_index_byte_1[0 +: 2],
      cb_color_attrib_fmask_tile_mode_index_byte_0[0 +: 3]};
  assign cb_color_attrib_num_samples_0 = cb_color_attrib_num_samples_byte_1[0 +: 3];
  assign cb_color_attrib_num_fragments_0 = {cb_color_attrib_num_fragments_byte_2[0],
      cb_color_attrib_num_fragments_byte_1[0]};
  assign cb_color_attrib_force_dst_alpha_1_0 = cb_color_attrib_force_dst_alpha_1_byte_2[0];
  assign write_cb_color_cmask[0] = writing_and_context_page_28c & (bus_address[7:2] == 6'h1f);
  assign cb_color_cmask_base_256b_0 = {cb_color_cmask_base_256b_byte_3[0 +: 8], cb_color_cmask_base_256b_byte_2[0 +:
      8], cb_color_cmask_base_256b_byte_1[0 +: 8], cb_color_cmask_base_256b_byte_0[0 +: 8]};
  assign write_cb_color_cmask_slice[0] = writing_and_context_page_28c & write_cb_color_clear_word1_equal[0];
  assign cb_color_cmask_slice_tile_max_0 = {cb_color_cmask_slice_tile_max_byte_1[0 +: 6],
      cb_color_cmask_slice_tile_max_byte_0[0 +: 8]};
  assign write_cb_color_fmask[0] = writing_and_context_page_28c & write_cb_color_clear_word1_equal[1];
  assign cb_color_fmask_base_256b_0 = {cb_color_fmask_base_256b_byte_3[0 +: 8], cb_color_fmask_base_256b_byte_2[0 +:
      8], cb_color_fmask_base_256b_byte_1[0 +: 8], cb_color_fmask_base_256b_byte_0[0 +: 8]};
  assign write_cb_color_fmask_slice[0] = writing_and_context_page_28c & write_cb_color_clear_word1_equal[2];
  assign cb_color_fmask_slice_tile_max_0 = {cb_color_fmask_slice_tile_max_byte_2[0 +: 6],
      cb_color_fmask_slice_tile_max_byte_1[0 +: 8], cb_color_fmask_slice_tile_max_byte_0[0 +: 8]};
  assign write_cb_color_clear_word0[0] = writing_and_context_page_28c & write_cb_color_clear_word1_equal[3];
  assign cb_color_clear_word0_clear_word0_0 = {cb_color_clear_word0_clear_word0_byte_3[0 +: 8],
      cb_color_clear_word0_clear_word0_byte_2[0 +: 8], cb_color_clear_word0_clear_word0_byte_1[0 +: 8],
      cb_color_clear_word0_clear_word0_byte_0[0 +: 8]};
  assign write_cb_color_clear_word1[0] = writing_and_context_page_28c & write_cb_color_clear_word1_equal[4];
  assign cb_color_clear_word1_clear_word1_0 = {cb_color_clear_word1_clear_word1_byte_3[0 +: 8],
      cb_color_clear_word1_clear_word1_byte_2[0 +: 8], cb_color_clear_word1_clear_word1_byte_1[0 +: 8],
      cb_color_clear_word1_clear_word1_byte_0[0 +: 8]};
  assign write_cb_color_base[1] = writing_and_context_page_28c & write_cb_color_clear_word1_equal[7];
  assign cb_color_base_base_256b_1 = {cb_color_base_base_256b_byte_3[1*8 +: 8], cb_color_base_base_256b_byte_2[1*8 +:
      8], cb_color_base_base_256b_byte_1[1*8 +: 8], cb_color_base_base_256b_byte_0[1*8 +: 8]};
  wire bus_address_7_2_is_40 = bus_address[7:2] == 6'h28;
  assign write_cb_color_pitch[1] = writing_and_context_page_28c & bus_address_7_2_is_40;
  assign cb_color_pitch_tile_max_1 = {cb_color_pitch_tile_max_byte_1[1*3 +: 3], cb_color_pitch_tile_max_byte_0[1*8 +:
      8]};
  assign cb_color_pitch_fmask_tile_max_1 = {cb_color_pitch_fmask_tile_max_byte_3[1*7 +: 7],
      cb_color_pitch_fmask_tile_max_byte_2[1*4 +: 4]};
  assign write_cb_color_slice[1] = writing_and_context_page_28c & (bus_address[7:2] == 6'h29);
  assign cb_color_slice_tile_max_1 = {cb_color_slice_tile_max_byte_2[1*6 +: 6], cb_color_slice_tile_max_byte_1[1*8 +:
      8], cb_color_slice_tile_max_byte_0[1*8 +: 8]};
  wire bus_address_7_2_is_42 = bus_address[7:2] == 6'h2a;
  assign write_cb_color_view[1] = writing_and_context_page_28c & bus_address_7_2_is_42;
  assign cb_color_view_slice_start_1 = {cb_color_view_slice_start_byte_1[1*3 +: 3],
      cb_color_view_slice_start_byte_0[1*8 +: 8]};
  assign cb_color_view_slice_max_1 = {cb_color_view_slice_max_byte_2[1*8 +: 8], cb_color_view_slice_max_byte_1[1*3 +:
      3]};
  wire bus_address_7_2_is_43 = bus_address[7:2] == 6'h2b;
  wire write_cb_color_info_1 = writing_and_context_page_28c & bus_address_7_2_is_43;
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
  wire bus_address_7_2_is_44 = bus_address[7:2] == 6'h2c;
  wire write_cb_color_attrib_1 = writing_and_context_page_28c & bus_address_7_2_is_44;
  assign cb_color_attrib_tile_mode_index_1 = cb_color_attrib_tile_mode_index_byte_0[1*5 +: 5];
  assign cb_color_attrib_fmask_tile_mode_index_1 = {cb_color_attrib_fmask_tile_mode_index_byte_1[1*2 +: 2],
      cb_color_attrib_fmask_tile_mode_index_byte_0[1*3 +: 3]};
  assign cb_color_attrib_num_samples_1 = cb_color_attrib_num_samples_byte_1[1*3 +: 3];
  assign cb_color_attrib_num_fragments_1 = {cb_color_attrib_num_fragments_byte_2[1],
      cb_color_attrib_num_fragments_byte_1[1]};
  assign cb_color_attrib_force_dst_alpha_1_1 = cb_color_attrib_force_dst_alpha_1_byte_2[1];
  assign write_cb_color_cmask[1] = writing_and_context_page_28c & (bus_address[7:2] == 6'h2e);
  assign cb_color_cmask_base_256b_1 = {cb_color_cmask_base_256b_byte_3[1*8 +: 8], cb_color_cmask_base_256b_byte_2[1*8
      +: 8], cb_color_cmask_base_256b_byte_1[1*8 +: 8], cb_color_cmask_base_256b_byte_0[1*8 +: 8]};
  wire bus_address_7_2_is_47 = bus_address[7:2] == 6'h2f;
  assign write_cb_color_cmask_slice[1] = writing_and_context_page_28c & bus_address_7_2_is_47;
  assign cb_color_cmask_slice_tile_max_1 = {cb_color_cmask_slice_tile_max_byte_1[1*6 +: 6],
      cb_color_cmask_slice_tile_max_byte_0[1*8 +: 8]};
  assign write_cb_color_fmask[1] = writing_and_context_page_28c & (bus_address[7:2] == 6'h30);
  assign cb_color_fmask_base_256b_1 = {cb_color_fmask_base_256b_byte_3[1*8 +: 8], cb_color_fmask_base_256b_byte_2[1*8
      +: 8], cb_color_fmask_base_256b_byte_1[1*8 +: 8], cb_color_fmask_base_256b_byte_0[1*8 +: 8]};
  assign write_cb_color_fmask_slice[1] = writing_and_context_page_28c & (bus_address[7:2] == 6'h31);
  assign cb_color_fmask_slice_tile_max_1 = {cb_color_fmask_slice_tile_max_byte_2[1*6 +: 6],
      cb_color_fmask_slice_tile_max_byte_1[1*8 +: 8], cb_color_fmask_slice_tile_max_byte_0[1*8 +: 8]};
  wire bus_address_7_2_is_50 = bus_address[7:2] == 6'h32;
  assign write_cb_color_clear_word0[1] = writing_and_context_page_28c & bus_address_7_2_is_50;
  assign cb_color_clear_word0_clear_word0_1 = {cb_color_clear_word0_clear_word0_byte_3[1*8 +: 8],
      cb_color_clear_word0_clear_word0_byte_2[1*8 +: 8], cb_color_clear_word0_clear_word0_byte_1[1*8 +: 8],
      cb_color_clear_word0_clear_word0_byte_0[1*8 +: 8]};
  wire bus_address_7_2_is_51 = bus_address[7:2] == 6'h33;
  assign write_cb_color_clear_word1[1] = writing_and_context_page_28c & bus_address_7_2_is_51;
  assign cb_color_clear_word1_clear_word1_1 = {cb_color_clear_word1_clear_word1_byte_3[1*8 +: 8],
      cb_color_clear_word1_clear_word1_byte_2[1*8 +: 8], cb_color_clear_word1_clear_word1_byte_1[1*8 +: 8],
      cb_color_clear_word1_clear_word1_byte_0[1*8 +: 8]};
  wire bus_address_7_2_is_54 = bus_address[7:2] == 6'h36;
  assign write_cb_color_base[2] = writing_and_context_page_28c & bus_address_7_2_is_54;
  assign cb_color_base_base_256b_2 = {cb_color_base_base_256b_byte_3[2*8 +: 8], cb_color_base_base_256b_byte_2[2*8 +:
      8], cb_color_base_base_256b_byte_1[2*8 +: 8], cb_color_base_base_256b_byte_0[2*8 +: 8]};
  wire bus_address_7_2_is_55 = bus_address[7:2] == 6'h37;
  assign write_cb_color_pitch[2] = writing_and_context_page_28c & bus_address_7_2_is_55;
  assign cb_color_pitch_tile_max_2 = {cb_color_pitch_tile_max_byte_1[2*3 +: 3], cb_color_pitch_tile_max_byte_0[2*8 +:
      8]};
  assign cb_color_pitch_fmask_tile_max_2 = {cb_color_pitch_fmask_tile_max_byte_3[2*7 +: 7],
      cb_color_pitch_fmask_tile_max_byte_2[2*4 +: 4]};
  assign write_cb_color_slice[2] = writing_and_context_page_28c & (bus_address[7:2] == 6'h38);
  assign cb_color_slice_tile_max_2 = {cb_color_slice_tile_max_byte_2[2*6 +: 6], cb_color_slice_tile_max_byte_1[2*8 +:
      8], cb_color_slice_tile_max_byte_0[2*8 +: 8]};
  wire bus_address_7_2_is_57 = bus_address[7:2] == 6'h39;
  assign write_cb_color_view[2] = writing_and_context_page_28c & bus_address_7_2_is_57;
  assign cb_color_view_slice_start_2 = {cb_color_view_slice_start_byte_1[2*3 +: 3],
      cb_color_view_slice_start_byte_0[2*8 +: 8]};
  assign cb_color_view_slice_max_2 = {cb_color_view_slice_max_byte_2[2*8 +: 8], cb_color_view_slice_max_byte_1[2*3 +:
      3]};
  wire bus_address_7_2_is_58 = bus_address[7:2] == 6'h3a;
  wire write_cb_color_info_2 = writing_and_context_page_28c & bus_address_7_2_is_58;
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
  wire bus_address_7_2_is_59 = bus_address[7:2] == 6'h3b;
  wire write_cb_color_attrib_2 = writing_and_context_page_28c & bus_address_7_2_is_59;
  assign cb_color_attrib_tile_mode_index_2 = cb_color_attrib_tile_mode_index_byte_0[2*5 +: 5];
  assign cb_color_attrib_fmask_tile_mode_index_2 = {cb_color_attrib_fmask_tile_mode_index_byte_1[2*2 +: 2],
      cb_color_attrib_fmask_tile_mode_index_byte_0[2*3 +: 3]};
  assign cb_color_attrib_num_samples_2 = cb_color_attrib_num_samples_byte_1[2*3 +: 3];
  assign cb_color_attrib_num_fragments_2 = {cb_color_attrib_num_fragments_byte_2[2],
      cb_color_attrib_num_fragments_byte_1[2]};
  assign cb_color_attrib_force_dst_alpha_1_2 = cb_color_attrib_force_dst_alpha_1_byte_2[2];
  assign write_cb_color_cmask[2] = writing_and_context_page_28c & (bus_address[7:2] == 6'h3d);
  assign cb_color_cmask_base_256b_2 = {cb_color_cmask_base_256b_byte_3[2*8 +: 8], cb_color_cmask_base_256b_byte_2[2*8
      +: 8], cb_color_cmask_base_256b_byte_1[2*8 +: 8], cb_color_cmask_base_256b_byte_0[2*8 +: 8]};
  wire bus_address_7_2_is_62 = bus_address[7:2] == 6'h3e;
  assign write_cb_color_cmask_slice[2] = writing_and_context_page_28c & bus_address_7_2_is_62;
  assign cb_color_cmask_slice_tile_max_2 = {cb_color_cmask_slice_tile_max_byte_1[2*6 +: 6],
      cb_color_cmask_slice_tile_max_byte_0[2*8 +: 8]};
  assign write_cb_color_fmask[2] = writing_and_context_page_28c & (bus_address[7:2] == 6'h3f);
  assign cb_color_fmask_base_256b_2 = {cb_color_fmask_base_256b_byte_3[2*8 +: 8], cb_color_fmask_base_256b_byte_2[2*8
      +: 8], cb_color_fmask_base_256b_byte_1[2*8 +: 8], cb_color_fmask_base_256b_byte_0[2*8 +: 8]};
  wire context_page_28d = bus_address[17:8] == 10'h28d;
  assign cb_color_fmask_slice_tile_max_2 = {cb_color_fmask_slice_tile_max_byte_2[2*6 +: 6],
      cb_color_fmask_slice_tile_max_byte_1[2*8 +: 8], cb_color_fmask_slice_tile_max_byte_0[2*8 +: 8]};
  assign cb_color_clear_word0_clear_word0_2 = {cb_color_clear_word0_clear_word0_byte_3[2*8 +: 8],
      cb_color_clear_word0_clear_word0_byte_2[2*8 +: 8], cb_color_clear_word0_clear_word0_byte_1[2*8 +: 8],
      cb_color_clear_word0_clear_word0_byte_0[2*8 +: 8]};
  wire writing_and_context_page_28d = writing & context_page_28d;
  assign write_cb_color_clear_word1[2] = writing_and_context_page_28d & bus_address_7_2_is_2;
  assign cb_color_clear_word1_clear_word1_2 = {cb_color_clear_word1_clear_word1_byte_3[2*8 +: 8],
      cb_color_clear_word1_clear_word1_byte_2[2*8 +: 8], cb_color_clear_word1_clear_word1_byte_1[2*8 +: 8],
      cb_color_clear_word1_clear_word1_byte_0[2*8 +: 8]};
  assign write_cb_color_base[3] = writing_and_context_page_28d & write_cb_color_info_equal[0];
  assign cb_color_base_base_256b_3 = {cb_color_base_base_256b_byte_3[3*8 +: 8], cb_color_base_base_256b_byte_2[3*8 +:
      8], cb_color_base_base_256b_byte_1[3*8 +: 8], cb_color_base_base_256b_byte_0[3*8 +: 8]};
  assign write_cb_color_pitch[3] = writing_and_context_page_28d & write_cb_color_info_equal[1];
  assign cb_color_pitch_tile_max_3 = {cb_color_pitch_tile_max_byte_1[3*3 +: 3], cb_color_pitch_tile_max_byte_0[3*8 +:
      8]};
  assign cb_color_pitch_fmask_tile_max_3 = {cb_color_pitch_fmask_tile_max_byte_3[3*7 +: 7],
      cb_color_pitch_fmask_tile_max_byte_2[3*4 +: 4]};
  assign write_cb_color_slice[3] = writing_and_context_page_28d & write_cb_color_info_equal[2];
  assign cb_color_slice_tile_max_3 = {cb_color_slice_tile_max_byte_2[3*6 +: 6], cb_color_slice_tile_max_byte_1[3*8 +:
      8], cb_color_slice_tile_max_byte_0[3*8 +: 8]};
  assign write_cb_color_view[3] = writing_and_context_page_28d & write_cb_color_info_equal[3];
  assign cb_color_view_slice_start_3 = {cb_color_view_slice_start_byte_1[3*3 +: 3],
      cb_color_view_slice_start_byte_0[3*8 +: 8]};
  assign cb_color_view_slice_max_3 = {cb_color_view_slice_max_byte_2[3*8 +: 8], cb_color_view_slice_max_byte_1[3*3 +:
      3]};
  wire bus_address_7_2_is_9 = bus_address[7:2] == 6'd9;
  wire write_cb_color_info_3 = writing_and_context_page_28d & bus_address_7_2_is_9;
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
  wire bus_address_7_2_is_10 = bus_address[7:2] == 6'ha;
  wire write_cb_color_attrib_3 = writing_and_context_page_28d & bus_address_7_2_is_10;
  assign cb_color_attrib_tile_mode_index_3 = cb_color_attrib_tile_mode_index_byte_0[3*5 +: 5];
  assign cb_color_attrib_fmask_tile_mode_index_3 = {cb_color_attrib_fmask_tile_mode_index_byte_1[3*2 +: 2],
      cb_color_attrib_fmask_tile_mode_index_byte_0[3*3 +: 3]};
  assign cb_color_attrib_num_samples_3 = cb_color_attrib_num_samples_byte_1[3*3 +: 3];
  assign cb_color_attrib_num_fragments_3 = {cb_color_attrib_num_fragments_byte_2[3],
      cb_color_attrib_num_fragments_byte_1[3]};
  assign cb_color_attrib_force_dst_alpha_1_3 = cb_color_attrib_force_dst_alpha_1_byte_2[3];
  wire bus_address_7_2_is_12 = bus_address[7:2] == 6'hc;
  assign write_cb_color_cmask[3] = writing_and_context_page_28d & bus_address_7_2_is_12;
  assign cb_color_cmask_base_256b_3 = {cb_color_cmask_base_256b_byte_3[3*8 +: 8], cb_color_cmask_base_256b_byte_2[3*8
      +: 8], cb_color_cmask_base_256b_byte_1[3*8 +: 8], cb_color_cmask_base_256b_byte_0[3*8 +: 8]};
  wire bus_address_7_2_is_13 = bus_address[7:2] == 6'hd;
  assign write_cb_color_cmask_slice[3] = writing_and_context_page_28d & bus_address_7_2_is_13;
  assign cb_color_cmask_slice_tile_max_3 = {cb_color_cmask_slice_tile_max_byte_1[3*6 +: 6],
      cb_color_cmask_slice_tile_max_byte_0[3*8 +: 8]};
  assign write_cb_color_fmask[3] = writing_and_context_page_28d & bus_address_7_2_is_14;
  assign cb_color_fmask_base_256b_3 = {cb_color_fmask_base_256b_byte_3[3*8 +: 8], cb_color_fmask_base_256b_byte_2[3*8
      +: 8], cb_color_fmask_base_256b_byte_1[3*8 +: 8], cb_color_fmask_base_256b_byte_0[3*8 +: 8]};
  assign cb_color_fmask_slice_tile_max_3 = {cb_color_fmask_slice_tile_max_byte_2[3*6 +: 6],
      cb_color_fmask_slice_tile_max_byte_1[3*8 +: 8], cb_color_fmask_slice_tile_max_byte_0[3*8 +: 8]};
  assign cb_color_clear_word0_clear_word0_3 = {cb_color_clear_word0_clear_word0_byte_3[3*8 +: 8],
      cb_color_clear_word0_clear_word0_byte_2[3*8 +: 8], cb_color_clear_word0_clear_word0_byte_1[3*8 +: 8],
      cb_color_clear_word0_clear_word0_byte_0[3*8 +: 8]};
  assign write_cb_color_clear_word1[3] = writing_and_context_page_28d & (bus_address[7:2] == 6'h11);
  assign cb_color_clear_word1_clear_word1_3 = {cb_color_clear_word1_clear_word1_byte_3[3*8 +: 8],
      cb_color_clear_word1_clear_word1_byte_2[3*8 +: 8], cb_color_clear_word1_clear_word1_byte_1[3*8 +: 8],
      cb_color_clear_word1_clear_word1_byte_0[3*8 +: 8]};
  assign write_cb_color_base[4] = writing_and_context_page_28d & (bus_address[7:2] == 6'h14);
  assign cb_color_base_base_256b_4 = {cb_color_base_base_256b_byte_3[4*8 +: 8], cb_color_base_base_256b_byte_2[4*8 +:
      8], cb_color_base_base_256b_byte_1[4*8 +: 8], cb_color_base_base_256b_byte_0[4*8 +: 8]};
  assign write_cb_color_pitch[4] = writing_and_context_page_28d & (bus_address[7:2] == 6'h15);
  assign cb_color_pitch_tile_max_4 = {cb_color_pitch_tile_max_byte_1[4*3 +: 3], cb_color_pitch_tile_max_byte_0[4*8 +:
      8]};
  assign cb_color_pitch_fmask_tile_max_4 = {cb_color_pitch_fmask_tile_max_byte_3[4*7 +: 7],
      cb_color_pitch_fmask_tile_max_byte_2[4*4 +: 4]};
  assign write_cb_color_slice[4] = writing_and_context_page_28d & (bus_address[7:2] == 6'h16);
  assign cb_color_slice_tile_max_4 = {cb_color_slice_tile_max_byte_2[4*6 +: 6], cb_color_slice_tile_max_byte_1[4*8 +:
      8], cb_color_slice_tile_max_byte_0[4*8 +: 8]};
  assign write_cb_color_view[4] = writing_and_context_page_28d & (bus_address[7:2] == 6'h17);
  assign cb_color_view_slice_start_4 = {cb_color_view_slice_start_byte_1[4*3 +: 3],
      cb_color_view_slice_start_byte_0[4*8 +: 8]};
  assign cb_color_view_slice_max_4 = {cb_color_view_slice_max_byte_2[4*8 +: 8], cb_color_view_slice_max_byte_1[4*3 +:
      3]};
  wire write_cb_color_info_4 = writing_and_context_page_28d & bus_address_7_2_is_24;
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
  wire write_cb_color_attrib_4 = writing_and_context_page_28d & bus_address_7_2_is_25;
  assign cb_color_attrib_tile_mode_index_4 = cb_color_attrib_tile_mode_index_byte_0[4*5 +: 5];
  assign cb_color_attrib_fmask_tile_mode_index_4 = {cb_color_attrib_fmask_tile_mode_index_byte_1[4*2 +: 2],
      cb_color_attrib_fmask_tile_mode_index_byte_0[4*3 +: 3]};
  assign cb_color_attrib_num_samples_4 = cb_color_attrib_num_samples_byte_1[4*3 +: 3];
  assign cb_color_attrib_num_fragments_4 = {cb_color_attrib_num_fragments_byte_2[4],
      cb_color_attrib_num_fragments_byte_1[4]};
  assign cb_color_attrib_force_dst_alpha_1_4 = cb_color_attrib_force_dst_alpha_1_byte_2[4];
  assign write_cb_color_cmask[4] = writing_and_context_page_28d & bus_address_7_2_is_27;
  assign cb_color_cmask_base_256b_4 = {cb_color_cmask_base_256b_byte_3[4*8 +: 8], cb_color_cmask_base_256b_byte_2[4*8
      +: 8], cb_color_cmask_base_256b_byte_1[4*8 +: 8], cb_color_cmask_base_256b_byte_0[4*8 +: 8]};
  assign write_cb_color_cmask_slice[4] = writing_and_context_page_28d & bus_address_7_2_is_28;
  assign cb_color_cmask_slice_tile_max_4 = {cb_color_cmask_slice_tile_max_byte_1[4*6 +: 6],
      cb_color_cmask_slice_tile_max_byte_0[4*8 +: 8]};
  assign write_cb_color_fmask[4] = writing_and_context_page_28d & bus_address_7_2_is_29;
  assign cb_color_fmask_base_256b_4 = {cb_color_fmask_base_256b_byte_3[4*8 +: 8], cb_color_fmask_base_256b_byte_2[4*8
      +: 8], cb_color_fmask_base_256b_byte_1[4*8 +: 8], cb_color_fmask_base_256b_byte_0[4*8 +: 8]};
  assign cb_color_fmask_slice_tile_max_4 = {cb_color_fmask_slice_tile_max_byte_2[4*6 +: 6],
      cb_color_fmask_slice_tile_max_byte_1[4*8 +: 8], cb_color_fmask_slice_tile_max_byte_0[4*8 +: 8]};
  assign cb_color_clear_word0_clear_word0_4 = {cb_color_clear_word0_clear_word0_byte_3[4*8 +: 8],
      cb_color_clear_word0_clear_word0_byte_2[4*8 +: 8], cb_color_clear_word0_clear_word0_byte_1[4*8 +: 8],
      cb_color_clear_word0_clear_word0_byte_0[4*8 +: 8]};
  assign write_cb_color_clear_word1[4] = writing_and_context_page_28d & write_cb_color_clear_word1_equal[0];
  assign cb_color_clear_word1_clear_word1_4 = {cb_color_clear_word1_clear_word1_byte_3[4*8 +: 8],
      cb_color_clear_word1_clear_word1_byte_2[4*8 +: 8], cb_color_clear_word1_clear_word1_byte_1[4*8 +: 8],
      cb_color_clear_word1_clear_word1_byte_0[4*8 +: 8]};
  assign write_cb_color_base[5] = writing_and_context_page_28d & write_cb_color_clear_word1_equal[3];
  assign cb_color_base_base_256b_5 = {cb_color_base_base_256b_byte_3[5*8 +: 8], cb_color_base_base_256b_byte_2[5*8 +:
      8], cb_color_base_base_256b_byte_1[5*8 +: 8], cb_color_base_base_256b_byte_0[5*8 +: 8]};
  assign write_cb_color_pitch[5] = writing_and_context_page_28d & write_cb_color_clear_word1_equal[4];
  assign cb_color_pitch_tile_max_5 = {cb_color_pitch_tile_max_byte_1[5*3 +: 3], cb_color_pitch_tile_max_byte_0[5*8 +:
      8]};
  assign cb_color_pitch_fmask_tile_max_5 = {cb_color_pitch_fmask_tile_max_byte_3[5*7 +: 7],
      cb_color_pitch_fmask_tile_max_byte_2[5*4 +: 4]};
  assign write_cb_color_slice[5] = writing_and_context_page_28d & write_cb_color_clear_word1_equal[5];
  assign cb_color_slice_tile_max_5 = {cb_color_slice_tile_max_byte_2[5*6 +: 6], cb_color_slice_tile_max_byte_1[5*8 +:
      8], cb_color_slice_tile_max_byte_0[5*8 +: 8]};
  assign write_cb_color_view[5] = writing_and_context_page_28d & write_cb_color_clear_word1_equal[6];
  assign cb_color_view_slice_start_5 = {cb_color_view_slice_start_byte_1[5*3 +: 3],
      cb_color_view_slice_start_byte_0[5*8 +: 8]};
  assign cb_color_view_slice_max_5 = {cb_color_view_slice_max_byte_2[5*8 +: 8], cb_color_view_slice_max_byte_1[5*3 +:
      3]};
  wire write_cb_color_info_5 = writing_and_context_page_28d & write_cb_color_clear_word1_equal[7];
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
  wire write_cb_color_attrib_5 = writing_and_context_page_28d & bus_address_7_2_is_40;
  assign cb_color_attrib_tile_mode_index_5 = cb_color_attrib_tile_mode_index_byte_0[5*5 +: 5];
  assign cb_color_attrib_fmask_tile_mode_index_5 = {cb_color_attrib_fmask_tile_mode_index_byte_1[5*2 +: 2],
      cb_color_attrib_fmask_tile_mode_index_byte_0[5*3 +: 3]};
  assign cb_color_attrib_num_samples_5 = cb_color_attrib_num_samples_byte_1[5*3 +: 3];
  assign cb_color_attrib_num_fragments_5 = {cb_color_attrib_num_fragments_byte_2[5],
      cb_color_attrib_num_fragments_byte_1[5]};
  assign cb_color_attrib_force_dst_alpha_1_5 = cb_color_attrib_force_dst_alpha_1_byte_2[5];
  assign write_cb_color_cmask[5] = writing_and_context_page_28d & bus_address_7_2_is_42;
  assign cb_color_cmask_base_256b_5 = {cb_color_cmask_base_256b_byte_3[5*8 +: 8], cb_color_cmask_base_256b_byte_2[5*8
      +: 8], cb_color_cmask_base_256b_byte_1[5*8 +: 8], cb_color_cmask_base_256b_byte_0[5*8 +: 8]};
  assign write_cb_color_cmask_slice[5] = writing_and_context_page_28d & bus_address_7_2_is_43;
  assign cb_color_cmask_slice_tile_max_5 = {cb_color_cmask_slice_tile_max_byte_1[5*6 +: 6],
      cb_color_cmask_slice_tile_max_byte_0[5*8 +: 8]};
  assign write_cb_color_fmask[5] = writing_and_context_page_28d & bus_address_7_2_is_44;
  assign cb_color_fmask_base_256b_5 = {cb_color_fmask_base_256b_byte_3[5*8 +: 8], cb_color_fmask_base_256b_byte_2[5*8
      +: 8], cb_color_fmask_base_256b_byte_1[5*8 +: 8], cb_color_fmask_base_256b_byte_0[5*8 +: 8]};
  assign cb_color_fmask_slice_tile_max_5 = {cb_color_fmask_slice_tile_max_byte_2[5*6 +: 6],
      cb_color_fmask_slice_tile_max_byte_1[5*8 +: 8], cb_color_fmask_slice_tile_max_byte_0[5*8 +: 8]};
  assign cb_color_clear_word0_clear_word0_5 = {cb_color_clear_word0_clear_word0_byte_3[5*8 +: 8],
      cb_color_clear_word0_clear_word0_byte_2[5*8 +: 8], cb_color_clear_word0_clear_word0_byte_1[5*8 +: 8],
      cb_color_clear_word0_clear_word0_byte_0[5*8 +: 8]};
  assign write_cb_color_clear_word1[5] = writing_and_context_page_28d & bus_address_7_2_is_47;
  assign cb_color_clear_word1_clear_word1_5 = {cb_color_clear_word1_clear_word1_byte_3[5*8 +: 8],
      cb_color_clear_word1_clear_word1_byte_2[5*8 +: 8], cb_color_clear_word1_clear_word1_byte_1[5*8 +: 8],
      cb_color_clear_word1_clear_word1_byte_0[5*8 +: 8]};
  assign write_cb_color_base[6] = writing_and_context_page_28d & bus_address_7_2_is_50;
  assign cb_color_base_base_256b_6 = {cb_color_base_base_256b_byte_3[6*8 +: 8], cb_color_base_base_256b_byte_2[6*8 +:
      8], cb_color_base_base_256b_byte_1[6*8 +: 8], cb_color_base_base_256b_byte_0[6*8 +: 8]};
  assign write_cb_color_pitch[6] = writing_and_context_page_28d & bus_address_7_2_is_51;
  assign cb_color_pitch_tile_max_6 = {cb_color_pitch_tile_max_byte_1[6*3 +: 3], cb_color_pitch_tile_max_byte_0[6*8 +:
      8]};
  assign cb_color_pitch_fmask_tile_max_6 = {cb_color_pitch_fmask_tile_max_byte_3[6*7 +: 7],
      cb_color_pitch_fmask_tile_max_byte_2[6*4 +: 4]};
  assign write_cb_color_slice[6] = writing_and_context_page_28d & (bus_address[7:2] == 6'h34);
  assign cb_color_slice_tile_max_6 = {cb_color_slice_tile_max_byte_2[6*6 +: 6], cb_color_slice_tile_max_byte_1[6*8 +:
      8], cb_color_slice_tile_max_byte_0[6*8 +: 8]};
  assign write_cb_color_view[6] = writing_and_context_page_28d & (bus_address[7:2] == 6'h35);
  assign cb_color_view_slice_start_6 = {cb_color_view_slice_start_byte_1[6*3 +: 3],
      cb_color_view_slice_start_byte_0[6*8 +: 8]};
  assign cb_color_view_slice_max_6 = {cb_color_view_slice_max_byte_2[6*8 +: 8], cb_color_view_slice_max_byte_1[6*3 +:
      3]};
  wire write_cb_color_info_6 = writing_and_context_page_28d & bus_address_7_2_is_54;
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
  wire write_cb_color_attrib_6 = writing_and_context_page_28d & bus_address_7_2_is_55;
  assign cb_color_attrib_tile_mode_index_6 = cb_color_attrib_tile_mode_index_byte_0[6*5 +: 5];
  assign cb_color_attrib_fmask_tile_mode_index_6 = {cb_color_attrib_fmask_tile_mode_index_byte_1[6*2 +: 2],
      cb_color_attrib_fmask_tile_mode_index_byte_0[6*3 +: 3]};
  assign cb_color_attrib_num_samples_6 = cb_color_attrib_num_samples_byte_1[6*3 +: 3];
  assign cb_color_attrib_num_fragments_6 = {cb_color_attrib_num_fragments_byte_2[6],
      cb_color_attrib_num_fragments_byte_1[6]};
  assign cb_color_attrib_force_dst_alpha_1_6 = cb_color_attrib_force_dst_alpha_1_byte_2[6];
  assign write_cb_color_cmask[6] = writing_and_context_page_28d & bus_address_7_2_is_57;
  assign cb_color_cmask_base_256b_6 = {cb_color_cmask_base_256b_byte_3[6*8 +: 8], cb_color_cmask_base_256b_byte_2[6*8
      +: 8], cb_color_cmask_base_256b_byte_1[6*8 +: 8], cb_color_cmask_base_256b_byte_0[6*8 +: 8]};
  assign write_cb_color_cmask_slice[6] = writing_and_context_page_28d & bus_address_7_2_is_58;
  assign cb_color_cmask_slice_tile_max_6 = {cb_color_cmask_slice_tile_max_byte_1[6*6 +: 6],
      cb_color_cmask_slice_tile_max_byte_0[6*8 +: 8]};
  assign write_cb_color_fmask[6] = writing_and_context_page_28d & bus_address_7_2_is_59;
  assign cb_color_fmask_base_256b_6 = {cb_color_fmask_base_256b_byte_3[6*8 +: 8], cb_color_fmask_base_256b_byte_2[6*8
      +: 8], cb_color_fmask_base_256b_byte_1[6*8 +: 8], cb_color_fmask_base_256b_byte_0[6*8 +: 8]};
  assign cb_color_fmask_slice_tile_max_6 = {cb_color_fmask_slice_tile_max_byte_2[6*6 +: 6],
      cb_color_fmask_slice_tile_max_byte_1[6*8 +: 8], cb_color_fmask_slice_tile_max_byte_0[6*8 +: 8]};
  assign cb_color_clear_word0_clear_word0_6 = {cb_color_clear_word0_clear_word0_byte_3[6*8 +: 8],
      cb_color_clear_word0_clear_word0_byte_2[6*8 +: 8], cb_color_clear_word0_clear_word0_byte_1[6*8 +: 8],
      cb_color_clear_word0_clear_word0_byte_0[6*8 +: 8]};
  assign write_cb_color_clear_word1[6] = writing_and_context_page_28d & bus_address_7_2_is_62;
  assign cb_color_clear_word1_clear_word1_6 = {cb_color_clear_word1_clear_word1_byte_3[6*8 +: 8],
      cb_color_clear_word1_clear_word1_byte_2[6*8 +: 8], cb_color_clear_word1_clear_word1_byte_1[6*8 +: 8],
      cb_color_clear_word1_clear_word1_byte_0[6*8 +: 8]};
  wire context_page_28e = bus_address[17:8] == 10'h28e;
  wire writing_and_context_page_28e = writing & context_page_28e;
  assign write_cb_color_base[7] = writing_and_context_page_28e & (bus_address[7:2] == 6'd1);
  assign cb_color_base_base_256b_7 = {cb_color_base_base_256b_byte_3[7*8 +: 8], cb_color_base_base_256b_byte_2[7*8 +:
      8], cb_color_base_base_256b_byte_1[7*8 +: 8], cb_color_base_base_256b_byte_0[7*8 +: 8]};
  assign write_cb_color_pitch[7] = writing_and_context_page_28e & bus_address_7_2_is_2;
  assign cb_color_pitch_tile_max_7 = {cb_color_pitch_tile_max_byte_1[7*3 +: 3], cb_color_pitch_tile_max_byte_0[7*8 +:
      8]};
  assign cb_color_pitch_fmask_tile_max_7 = {cb_color_pitch_fmask_tile_max_byte_3[7*7 +: 7],
      cb_color_pitch_fmask_tile_max_byte_2[7*4 +: 4]};
  assign write_cb_color_slice[7] = writing_and_context_page_28e & (bus_address[7:2] == 6'd3);
  assign cb_color_slice_tile_max_7 = {cb_color_slice_tile_max_byte_2[7*6 +: 6], cb_color_slice_tile_max_byte_1[7*8 +:
      8], cb_color_slice_tile_max_byte_0[7*8 +: 8]};
  assign write_cb_color_view[7] = writing_and_context_page_28e & bus_address_7_2_is_4;
  assign cb_color_view_slice_start_7 = {cb_color_view_slice_start_byte_1[7*3 +: 3],
      cb_color_view_slice_start_byte_0[7*8 +: 8]};
  assign cb_color_view_slice_max_7 = {cb_color_view_slice_max_byte_2[7*8 +: 8], cb_color_view_slice_max_byte_1[7*3 +:
      3]};
  wire write_cb_color_info_7 = writing_and_context_page_28e & write_cb_color_info_equal[0];
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
  wire write_cb_color_attrib_7 = writing_and_context_page_28e & write_cb_color_info_equal[1];
  assign cb_color_attrib_tile_mode_index_7 = cb_color_attrib_tile_mode_index_7_byte_0;
  assign cb_color_attrib_fmask_tile_mode_index_7 = {cb_color_attrib_fmask_tile_mode_index_7_byte_1,
      cb_color_attrib_fmask_tile_mode_index_7_byte_0};
  assign cb_color_attrib_num_samples_7 = cb_color_attrib_num_samples_7_byte_1;
  assign cb_color_attrib_num_fragments_7 = {cb_color_attrib_num_fragments_7_byte_2,
      cb_color_attrib_num_fragments_7_byte_1};
  assign cb_color_attrib_force_dst_alpha_1_7 = cb_color_attrib_force_dst_alpha_1_7_byte_2;
  assign write_cb_color_cmask[7] = writing_and_context_page_28e & write_cb_color_info_equal[3];
  assign cb_color_cmask_base_256b_7 = {cb_color_cmask_base_256b_byte_3[7*8 +: 8], cb_color_cmask_base_256b_byte_2[7*8
      +: 8], cb_color_cmask_base_256b_byte_1[7*8 +: 8], cb_color_cmask_base_256b_byte_0[7*8 +: 8]};
  assign write_cb_color_cmask_slice[7] = writing_and_context_page_28e & bus_address_7_2_is_9;
  assign cb_color_cmask_slice_tile_max_7 = {cb_color_cmask_slice_tile_max_byte_1[7*6 +: 6],
      cb_color_cmask_slice_tile_max_byte_0[7*8 +: 8]};
  assign write_cb_color_fmask[7] = writing_and_context_page_28e & bus_address_7_2_is_10;
  assign cb_color_fmask_base_256b_7 = {cb_color_fmask_base_256b_byte_3[7*8 +: 8], cb_color_fmask_base_256b_byte_2[7*8
      +: 8], cb_color_fmask_base_256b_byte_1[7*8 +: 8], cb_color_fmask_base_256b_byte_0[7*8 +: 8]};
  assign write_cb_color_fmask_slice[7] = writing_and_context_page_28e & (bus_address[7:2] == 6'hb);
  assign cb_color_fmask_slice_tile_max_7 = {cb_color_fmask_slice_tile_max_byte_2[7*6 +: 6],
      cb_color_fmask_slice_tile_max_byte_1[7*8 +: 8], cb_color_fmask_slice_tile_max_byte_0[7*8 +: 8]};
  assign write_cb_color_clear_word0[7] = writing_and_context_page_28e & bus_address_7_2_is_12;
  assign cb_color_clear_word0_clear_word0_7 = {cb_color_clear_word0_clear_word0_byte_3[7*8 +: 8],
      cb_color_clear_word0_clear_word0_byte_2[7*8 +: 8], cb_color_clear_word0_clear_word0_byte_1[7*8 +: 8],
      cb_color_clear_word0_clear_word0_byte_0[7*8 +: 8]};
  assign write_cb_color_clear_word1[7] = writing_and_context_page_28e & bus_address_7_2_is_13;
  assign cb_color_clear_word1_clear_word1_7 = {cb_color_clear_word1_clear_word1_byte_3[7*8 +: 8],
      cb_color_clear_word1_clear_word1_byte_2[7*8 +: 8], cb_color_clear_word1_clear_word1_byte_1[7*8 +: 8],
      cb_color_clear_word1_clear_word1_byte_0[7*8 +: 8]};

  wire [17:0] read_data_case_6_joined = {cb_color_attrib_force_dst_alpha_1_7_byte_2,
      cb_color_attrib_num_fragments_7_byte_2, cb_color_attrib_num_fragments_7_byte_1,
      cb_color_attrib_num_samples_7_byte_1, 2'd0, cb_color_attrib_fmask_tile_mode_index_7_byte_1,
      cb_color_attrib_fmask_tile_mode_index_7_byte_0, cb_color_attrib_tile_mode_index_7_byte_0};
  wire [26:0] read_data_case_5_joined = {cb_color_info_fmask_compression_disable_byte_3[7],
      cb_color_info_blend_opt_discard_pixel_byte_3[7*2 +: 2], cb_color_info_blend_opt_discard_pixel_byte_2[7],
      cb_color_info_blend_opt_dont_rd_dst_byte_2[7*3 +: 3], cb_color_info_cmask_is_linear_byte_2[7],
      cb_color_info_round_mode_byte_2[7], cb_color_info_simple_float_byte_2[7], cb_color_info_blend_bypass_byte_2[7],
      cb_color_info_blend_clamp_byte_1[7], cb_color_info_compression_byte_1[7], cb_color_info_fast_clear_byte_1[7],
      cb_color_info_comp_swap_byte_1[7*2 +: 2], cb_color_info_number_type_byte_1[7*3 +: 3],
      cb_color_info_linear_general_byte_0[7], cb_color_info_format_byte_0[7*5 +: 5], cb_color_info_endian_byte_0[7*2
      +: 2]};

  reg [32:0] by_bus_address_7_2;
  always @*
    case (bus_address[7:2])
      6'd1: by_bus_address_7_2 = {1'b1, cb_color_base_base_256b_byte_3[7*8 +: 8], cb_color_base_base_256b_byte_2[7*8
          +: 8], cb_color_base_base_256b_byte_1[7*8 +: 8], cb_color_base_base_256b_byte_0[7*8 +: 8]};
      6'd2: by_bus_address_7_2 = {1'b1, {1'b0, read_data_case_25_joined[7*31 +: 31]}};
      6'd3: by_bus_address_7_2 = {1'b1, {10'd0, cb_color_slice_tile_max_7}};
      6'd4: by_bus_address_7_2 = {1'b1, {8'd0, read_data_case_27_joined[7*24 +: 24]}};
      6'd5: by_bus_address_7_2 = {1'b1, {5'd0, read_data_case_5_joined}};
      6'd6: by_bus_address_7_2 = {1'b1, {14'd0, read_data_case_6_joined}};
      6'd8: by_bus_address_7_2 = {1'b1, cb_color_cmask_base_256b_byte_3[7*8 +: 8],
          cb_color_cmask_base_256b_byte_2[7*8 +: 8], cb_color_cmask_base_256b_byte_1[7*8 +: 8],
          cb_color_cmask_base_256b_byte_0[7*8 +: 8]};
      6'd9: by_bus_address_7_2 = {1'b1, {18'd0, cb_color_cmask_slice_tile_max_7}};
      6'ha: by_bus_address_7_2 = {1'b1, cb_color_fmask_base_256b_byte_3[7*8 +: 8],
          cb_color_fmask_base_256b_byte_2[7*8 +: 8], cb_color_fmask_base_256b_byte_1[7*8 +: 8],
          cb_color_fmask_base_256b_byte_0[7*8 +: 8]};
      6'hb: by_bus_address_7_2 = {1'b1, {10'd0, cb_color_fmask_slice_tile_max_7}};
      6'hc: by_bus_address_7_2 = {1'b1, cb_color_clear_word0_clear_word0_byte_3[7*8 +: 8],
          cb_color_clear_word0_clear_word0_byte_2[7*8 +: 8], cb_color_clear_word0_clear_word0_byte_1[7*8 +: 8],
          cb_color_clear_word0_clear_word0_byte_0[7*8 +: 8]};
      6'hd: by_bus_address_7_2 = {1'b1, cb_color_clear_word1_clear_word1_byte_3[7*8 +: 8],
          cb_color_clear_word1_clear_word1_byte_2[7*8 +: 8], cb_color_clear_word1_clear_word1_byte_1[7*8 +: 8],
          cb_color_clear_word1_clear_word1_byte_0[7*8 +: 8]};
      default: by_bus_address_7_2 = 33'd0;
    endcase

  reg by_bus_address_7_2_bus_address_7_2;
  always @*
    case (bus_address[7:2])
      6'd1: by_bus_address_7_2_bus_address_7_2 = 1'b1; 6'd2: by_bus_address_7_2_bus_address_7_2 = 1'b1;
      6'd3: by_bus_address_7_2_bus_address_7_2 = 1'b1; 6'd4: by_bus_address_7_2_bus_address_7_2 = 1'b1;
      6'd5: by_bus_address_7_2_bus_address_7_2 = 1'b1; 6'd6: by_bus_address_7_2_bus_address_7_2 = 1'b1;
      6'd8: by_bus_address_7_2_bus_address_7_2 = 1'b1; 6'd9: by_bus_address_7_2_bus_address_7_2 = 1'b1;
      6'ha: by_bus_address_7_2_bus_address_7_2 = 1'b1; 6'hb: by_bus_address_7_2_bus_address_7_2 = 1'b1;
      6'hc: by_bus_address_7_2_bus_address_7_2 = 1'b1; 6'hd: by_bus_address_7_2_bus_address_7_2 = 1'b1;
      default: by_bus_address_7_2_bus_address_7_2 = 1'b0;
    endcase

  wire [17:0] read_data_case_55_joined = {cb_color_attrib_force_dst_alpha_1_byte_2[6],
      cb_color_attrib_num_fragments_byte_2[6], cb_color_attrib_num_fragments_byte_1[6],
      cb_color_attrib_num_samples_byte_1[6*3 +: 3], 2'd0, cb_color_attrib_fmask_tile_mode_index_byte_1[6*2 +: 2],
      cb_color_attrib_fmask_tile_mode_index_byte_0[6*3 +: 3], cb_color_attrib_tile_mode_index_byte_0[6*5 +: 5]};
  wire [26:0] read_data_case_54_joined = {cb_color_info_fmask_compression_disable_byte_3[6],
      cb_color_info_blend_opt_discard_pixel_byte_3[6*2 +: 2], cb_color_info_blend_opt_discard_pixel_byte_2[6],
      cb_color_info_blend_opt_dont_rd_dst_byte_2[6*3 +: 3], cb_color_info_cmask_is_linear_byte_2[6],
      cb_color_info_round_mode_byte_2[6], cb_color_info_simple_float_byte_2[6], cb_color_info_blend_bypass_byte_2[6],
      cb_color_info_blend_clamp_byte_1[6], cb_color_info_compression_byte_1[6], cb_color_info_fast_clear_byte_1[6],
      cb_color_info_comp_swap_byte_1[6*2 +: 2], cb_color_info_number_type_byte_1[6*3 +: 3],
      cb_color_info_linear_general_byte_0[6], cb_color_info_format_byte_0[6*5 +: 5], cb_color_info_endian_byte_0[6*2
      +: 2]};
  wire [17:0] read_data_case_40_joined = {cb_color_attrib_force_dst_alpha_1_byte_2[5],
      cb_color_attrib_num_fragments_byte_2[5], cb_color_attrib_num_fragments_byte_1[5],
      cb_color_attrib_num_samples_byte_1[5*3 +: 3], 2'd0, cb_color_attrib_fmask_tile_mode_index_byte_1[5*2 +: 2],
      cb_color_attrib_fmask_tile_mode_index_byte_0[5*3 +: 3], cb_color_attrib_tile_mode_index_byte_0[5*5 +: 5]};
  wire [26:0] read_data_case_39_joined = {cb_color_info_fmask_compression_disable_byte_3[5],
      cb_color_info_blend_opt_discard_pixel_byte_3[5*2 +: 2], cb_color_info_blend_opt_discard_pixel_byte_2[5],
      cb_color_info_blend_opt_dont_rd_dst_byte_2[5*3 +: 3], cb_color_info_cmask_is_linear_byte_2[5],
      cb_color_info_round_mode_byte_2[5], cb_color_info_simple_float_byte_2[5], cb_color_info_blend_bypass_byte_2[5],
      cb_color_info_blend_clamp_byte_1[5], cb_color_info_compression_byte_1[5], cb_color_info_fast_clear_byte_1[5],
      cb_color_info_comp_swap_byte_1[5*2 +: 2], cb_color_info_number_type_byte_1[5*3 +: 3],
      cb_color_info_linear_general_byte_0[5], cb_color_info_format_byte_0[5*5 +: 5], cb_color_info_endian_byte_0[5*2
      +: 2]};
  wire [17:0] read_data_case_25_joined_2 = {cb_color_attrib_force_dst_alpha_1_byte_2[4],
      cb_color_attrib_num_fragments_byte_2[4], cb_color_attrib_num_fragments_byte_1[4],
      cb_color_attrib_num_samples_byte_1[4*3 +: 3], 2'd0, cb_color_attrib_fmask_tile_mode_index_byte_1[4*2 +: 2],
      cb_color_attrib_fmask_tile_mode_index_byte_0[4*3 +: 3], cb_color_attrib_tile_mode_index_byte_0[4*5 +: 5]};
  wire [26:0] read_data_case_24_joined = {cb_color_info_fmask_compression_disable_byte_3[4],
      cb_color_info_blend_opt_discard_pixel_byte_3[4*2 +: 2], cb_color_info_blend_opt_discard_pixel_byte_2[4],
      cb_color_info_blend_opt_dont_rd_dst_byte_2[4*3 +: 3], cb_color_info_cmask_is_linear_byte_2[4],
      cb_color_info_round_mode_byte_2[4], cb_color_info_simple_float_byte_2[4], cb_color_info_blend_bypass_byte_2[4],
      cb_color_info_blend_clamp_byte_1[4], cb_color_info_compression_byte_1[4], cb_color_info_fast_clear_byte_1[4],
      cb_color_info_comp_swap_byte_1[4*2 +: 2], cb_color_info_number_type_byte_1[4*3 +: 3],
      cb_color_info_linear_general_byte_0[4], cb_color_info_format_byte_0[4*5 +: 5], cb_color_info_endian_byte_0[4*2
      +: 2]};
  wire [17:0] read_data_case_10_joined = {cb_color_attrib_force_dst_alpha_1_byte_2[3],
      cb_color_attrib_num_fragments_byte_2[3], cb_color_attrib_num_fragments_byte_1[3],
      cb_color_attrib_num_samples_byte_1[3*3 +: 3], 2'd0, cb_color_attrib_fmask_tile_mode_index_byte_1[3*2 +: 2],
      cb_color_attrib_fmask_tile_mode_index_byte_0[3*3 +: 3], cb_color_attrib_tile_mode_index_byte_0[3*5 +: 5]};
  wire [26:0] read_data_case_9_joined = {cb_color_info_fmask_compression_disable_byte_3[3],
      cb_color_info_blend_opt_discard_pixel_byte_3[3*2 +: 2], cb_color_info_blend_opt_discard_pixel_byte_2[3],
      cb_color_info_blend_opt_dont_rd_dst_byte_2[3*3 +: 3], cb_color_info_cmask_is_linear_byte_2[3],
      cb_color_info_round_mode_byte_2[3], cb_color_info_simple_float_byte_2[3], cb_color_info_blend_bypass_byte_2[3],
      cb_color_info_blend_clamp_byte_1[3], cb_color_info_compression_byte_1[3], cb_color_info_fast_clear_byte_1[3],
      cb_color_info_comp_swap_byte_1[3*2 +: 2], cb_color_info_number_type_byte_1[3*3 +: 3],
      cb_color_info_linear_general_byte_0[3], cb_color_info_format_byte_0[3*5 +: 5], cb_color_info_endian_byte_0[3*2
      +: 2]};

  reg [32:0] by_bus_address_7_2_bus_address;
  always @*
    case (bus_address[7:2])
      6'd0: by_bus_address_7_2_bus_address = {1'b1, {10'd0, cb_color_fmask_slice_tile_max_2}};
      6'd1: by_bus_address_7_2_bus_address = {1'b1, cb_color_clear_word0_clear_word0_byte_3[2*8 +: 8],
          cb_color_clear_word0_clear_word0_byte_2[2*8 +: 8], cb_color_clear_word0_clear_word0_byte_1[2*8 +: 8],
          cb_color_clear_word0_clear_word0_byte_0[2*8 +: 8]};
      6'd2: by_bus_address_7_2_bus_address = {1'b1, cb_color_clear_word1_clear_word1_byte_3[2*8 +: 8],
          cb_color_clear_word1_clear_word1_byte_2[2*8 +: 8], cb_color_clear_word1_clear_word1_byte_1[2*8 +: 8],
          cb_color_clear_word1_clear_word1_byte_0[2*8 +: 8]};
      6'd5: by_bus_address_7_2_bus_address = {1'b1, cb_color_base_base_256b_byte_3[3*8 +: 8],
          cb_color_base_base_256b_byte_2[3*8 +: 8], cb_color_base_base_256b_byte_1[3*8 +: 8],
          cb_color_base_base_256b_byte_0[3*8 +: 8]};
      6'd6: by_bus_address_7_2_bus_address = {1'b1, {1'b0, read_data_case_25_joined[3*31 +: 31]}};
      6'd7: by_bus_address_7_2_bus_address = {1'b1, {10'd0, cb_color_slice_tile_max_3}};
      6'd8: by_bus_address_7_2_bus_address = {1'b1, {8'd0, read_data_case_27_joined[3*24 +: 24]}};
      6'd9: by_bus_address_7_2_bus_address = {1'b1, {5'd0, read_data_case_9_joined}};
      6'ha: by_bus_address_7_2_bus_address = {1'b1, {14'd0, read_data_case_10_joined}};
      6'hc: by_bus_address_7_2_bus_address = {1'b1, cb_color_cmask_base_256b_byte_3[3*8 +: 8],
          cb_color_cmask_base_256b_byte_2[3*8 +: 8], cb_color_cmask_base_256b_byte_1[3*8 +: 8],
          cb_color_cmask_base_256b_byte_0[3*8 +: 8]};
      6'hd: by_bus_address_7_2_bus_address = {1'b1, {18'd0, cb_color_cmask_slice_tile_max_3}};
      6'he: by_bus_address_7_2_bus_address = {1'b1, cb_color_fmask_base_256b_byte_3[3*8 +: 8],
          cb_color_fmask_base_256b_byte_2[3*8 +: 8], cb_color_fmask_base_256b_byte_1[3*8 +: 8],
          cb_color_fmask_base_256b_byte_0[3*8 +: 8]};
      6'hf: by_bus_address_7_2_bus_address = {1'b1, {10'd0, cb_color_fmask_slice_tile_max_3}};
      6'h10: by_bus_address_7_2_bus_address = {1'b1, cb_color_clear_word0_clear_word0_byte_3[3*8 +: 8],
          cb_color_clear_word0_clear_word0_byte_2[3*8 +: 8], cb_color_clear_word0_clear_word0_byte_1[3*8 +: 8],
          cb_color_clear_word0_clear_word0_byte_0[3*8 +: 8]};
      6'h11: by_bus_address_7_2_bus_address = {1'b1, cb_color_clear_word1_clear_word1_byte_3[3*8 +: 8],
          cb_color_clear_word1_clear_word1_byte_2[3*8 +: 8], cb_color_clear_word1_clear_word1_byte_1[3*8 +: 8],
          cb_color_clear_word1_clear_word1_byte_0[3*8 +: 8]};
      6'h14: by_bus_address_7_2_bus_address = {1'b1, cb_color_base_base_256b_byte_3[4*8 +: 8],
          cb_color_base_base_256b_byte_2[4*8 +: 8], cb_color_base_base_256b_byte_1[4*8 +: 8],
          cb_color_base_base_256b_byte_0[4*8 +: 8]};
      6'h15: by_bus_address_7_2_bus_address = {1'b1, {1'b0, read_data_case_25_joined[4*31 +: 31]}};
      6'h16: by_bus_address_7_2_bus_address = {1'b1, {10'd0, cb_color_slice_tile_max_4}};
      6'h17: by_bus_address_7_2_bus_address = {1'b1, {8'd0, read_data_case_27_joined[4*24 +: 24]}};
      6'h18: by_bus_address_7_2_bus_address = {1'b1, {5'd0, read_data_case_24_joined}};
      6'h19: by_bus_address_7_2_bus_address = {1'b1, {14'd0, read_data_case_25_joined_2}};
      6'h1b: by_bus_address_7_2_bus_address = {1'b1, cb_color_cmask_base_256b_byte_3[4*8 +: 8],
          cb_color_cmask_base_256b_byte_2[4*8 +: 8], cb_color_cmask_base_256b_byte_1[4*8 +: 8],
          cb_color_cmask_base_256b_byte_0[4*8 +: 8]};
      6'h1c: by_bus_address_7_2_bus_address = {1'b1, {18'd0, cb_color_cmask_slice_tile_max_4}};
      6'h1d: by_bus_address_7_2_bus_address = {1'b1, cb_color_fmask_base_256b_byte_3[4*8 +: 8],
          cb_color_fmask_base_256b_byte_2[4*8 +: 8], cb_color_fmask_base_256b_byte_1[4*8 +: 8],
          cb_color_fmask_base_256b_byte_0[4*8 +: 8]};
      6'h1e: by_bus_address_7_2_bus_address = {1'b1, {10'd0, cb_color_fmask_slice_tile_max_4}};
      6'h1f: by_bus_address_7_2_bus_address = {1'b1, cb_color_clear_word0_clear_word0_byte_3[4*8 +: 8],
          cb_color_clear_word0_clear_word0_byte_2[4*8 +: 8], cb_color_clear_word0_clear_word0_byte_1[4*8 +: 8],
          cb_color_clear_word0_clear_word0_byte_0[4*8 +: 8]};
      6'h20: by_bus_address_7_2_bus_address = {1'b1, cb_color_clear_word1_clear_word1_byte_3[4*8 +: 8],
          cb_color_clear_word1_clear_word1_byte_2[4*8 +: 8], cb_color_clear_word1_clear_word1_byte_1[4*8 +: 8],
          cb_color_clear_word1_clear_word1_byte_0[4*8 +: 8]};
      6'h23: by_bus_address_7_2_bus_address = {1'b1, cb_color_base_base_256b_byte_3[5*8 +: 8],
          cb_color_base_base_256b_byte_2[5*8 +: 8], cb_color_base_base_256b_byte_1[5*8 +: 8],
          cb_color_base_base_256b_byte_0[5*8 +: 8]};
      6'h24: by_bus_address_7_2_bus_address = {1'b1, {1'b0, read_data_case_25_joined[5*31 +: 31]}};
      6'h25: by_bus_address_7_2_bus_address = {1'b1, {10'd0, cb_color_slice_tile_max_5}};
      6'h26: by_bus_address_7_2_bus_address = {1'b1, {8'd0, read_data_case_27_joined[5*24 +: 24]}};
      6'h27: by_bus_address_7_2_bus_address = {1'b1, {5'd0, read_data_case_39_joined}};
      6'h28: by_bus_address_7_2_bus_address = {1'b1, {14'd0, read_data_case_40_joined}};
      6'h2a: by_bus_address_7_2_bus_address = {1'b1, cb_color_cmask_base_256b_byte_3[5*8 +: 8],
          cb_color_cmask_base_256b_byte_2[5*8 +: 8], cb_color_cmask_base_256b_byte_1[5*8 +: 8],
          cb_color_cmask_base_256b_byte_0[5*8 +: 8]};
      6'h2b: by_bus_address_7_2_bus_address = {1'b1, {18'd0, cb_color_cmask_slice_tile_max_5}};
      6'h2c: by_bus_address_7_2_bus_address = {1'b1, cb_color_fmask_base_256b_byte_3[5*8 +: 8],
          cb_color_fmask_base_256b_byte_2[5*8 +: 8], cb_color_fmask_base_256b_byte_1[5*8 +: 8],
          cb_color_fmask_base_256b_byte_0[5*8 +: 8]};
      6'h2d: by_bus_address_7_2_bus_address = {1'b1, {10'd0, cb_color_fmask_slice_tile_max_5}};
      6'h2e: by_bus_address_7_2_bus_address = {1'b1, cb_color_clear_word0_clear_word0_byte_3[5*8 +: 8],
          cb_color_clear_word0_clear_word0_byte_2[5*8 +: 8], cb_color_clear_word0_clear_word0_byte_1[5*8 +: 8],
          cb_color_clear_word0_clear_word0_byte_0[5*8 +: 8]};
      6'h2f: by_bus_address_7_2_bus_address = {1'b1, cb_color_clear_word1_clear_word1_byte_3[5*8 +: 8],
          cb_color_clear_word1_clear_word1_byte_2[5*8 +: 8], cb_color_clear_word1_clear_word1_byte_1[5*8 +: 8],
          cb_color_clear_word1_clear_word1_byte_0[5*8 +: 8]};
      6'h32: by_bus_address_7_2_bus_address = {1'b1, cb_color_base_base_256b_byte_3[6*8 +: 8],
          cb_color_base_base_256b_byte_2[6*8 +: 8], cb_color_base_base_256b_byte_1[6*8 +: 8],
          cb_color_base_base_256b_byte_0[6*8 +: 8]};
      6'h33: by_bus_address_7_2_bus_address = {1'b1, {1'b0, read_data_case_25_joined[6*31 +: 31]}};
      6'h34: by_bus_address_7_2_bus_address = {1'b1, {10'd0, cb_color_slice_tile_max_6}};
      6'h35: by_bus_address_7_2_bus_address = {1'b1, {8'd0, read_data_case_27_joined[6*24 +: 24]}};
      6'h36: by_bus_address_7_2_bus_address = {1'b1, {5'd0, read_data_case_54_joined}};
      6'h37: by_bus_address_7_2_bus_address = {1'b1, {14'd0, read_data_case_55_joined}};
      6'h39: by_bus_address_7_2_bus_address = {1'b1, cb_color_cmask_base_256b_byte_3[6*8 +: 8],
          cb_color_cmask_base_256b_byte_2[6*8 +: 8], cb_color_cmask_base_256b_byte_1[6*8 +: 8],
          cb_color_cmask_base_256b_byte_0[6*8 +: 8]};
      6'h3a: by_bus_address_7_2_bus_address = {1'b1, {18'd0, cb_color_cmask_slice_tile_max_6}};
      6'h3b: by_bus_address_7_2_bus_address = {1'b1, cb_color_fmask_base_256b_byte_3[6*8 +: 8],
          cb_color_fmask_base_256b_byte_2[6*8 +: 8], cb_color_fmask_base_256b_byte_1[6*8 +: 8],
          cb_color_fmask_base_256b_byte_0[6*8 +: 8]};
      6'h3c: by_bus_address_7_2_bus_address = {1'b1, {10'd0, cb_color_fmask_slice_tile_max_6}};
      6'h3d: by_bus_address_7_2_bus_address = {1'b1, cb_color_clear_word0_clear_word0_byte_3[6*8 +: 8],
          cb_color_clear_word0_clear_word0_byte_2[6*8 +: 8], cb_color_clear_word0_clear_word0_byte_1[6*8 +: 8],
          cb_color_clear_word0_clear_word0_byte_0[6*8 +: 8]};
      6'h3e: by_bus_address_7_2_bus_address = {1'b1, cb_color_clear_word1_clear_word1_byte_3[6*8 +: 8],
          cb_color_clear_word1_clear_word1_byte_2[6*8 +: 8], cb_color_clear_word1_clear_word1_byte_1[6*8 +: 8],
          cb_color_clear_word1_clear_word1_byte_0[6*8 +: 8]};
      default: by_bus_address_7_2_bus_address = 33'd0;
    endcase

  reg by_bus_address_7_2_2;
  always @*
    case (bus_address[7:2])
      6'd0: by_bus_address_7_2_2 = 1'b1; 6'd1: by_bus_address_7_2_2 = 1'b1; 6'd2: by_bus_address_7_2_2 = 1'b1;
      6'd5: by_bus_address_7_2_2 = 1'b1; 6'd6: by_bus_address_7_2_2 = 1'b1; 6'd7: by_bus_address_7_2_2 = 1'b1;
      6'd8: by_bus_address_7_2_2 = 1'b1; 6'd9: by_bus_address_7_2_2 = 1'b1; 6'ha: by_bus_address_7_2_2 = 1'b1;
      6'hc: by_bus_address_7_2_2 = 1'b1; 6'hd: by_bus_address_7_2_2 = 1'b1; 6'he: by_bus_address_7_2_2 = 1'b1;
      6'hf: by_bus_address_7_2_2 = 1'b1; 6'h10: by_bus_address_7_2_2 = 1'b1; 6'h11: by_bus_address_7_2_2 = 1'b1;
      6'h14: by_bus_address_7_2_2 = 1'b1; 6'h15: by_bus_address_7_2_2 = 1'b1; 6'h16: by_bus_address_7_2_2 = 1'b1;
      6'h17: by_bus_address_7_2_2 = 1'b1; 6'h18: by_bus_address_7_2_2 = 1'b1; 6'h19: by_bus_address_7_2_2 = 1'b1;
      6'h1b: by_bus_address_7_2_2 = 1'b1; 6'h1c: by_bus_address_7_2_2 = 1'b1; 6'h1d: by_bus_address_7_2_2 = 1'b1;
      6'h1e: by_bus_address_7_2_2 = 1'b1; 6'h1f: by_bus_address_7_2_2 = 1'b1; 6'h20: by_bus_address_7_2_2 = 1'b1;
      6'h23: by_bus_address_7_2_2 = 1'b1; 6'h24: by_bus_address_7_2_2 = 1'b1; 6'h25: by_bus_address_7_2_2 = 1'b1;
      6'h26: by_bus_address_7_2_2 = 1'b1; 6'h27: by_bus_address_7_2_2 = 1'b1; 6'h28: by_bus_address_7_2_2 = 1'b1;
      6'h2a: by_bus_address_7_2_2 = 1'b1; 6'h2b: by_bus_address_7_2_2 = 1'b1; 6'h2c: by_bus_address_7_2_2 = 1'b1;
      6'h2d: by_bus_address_7_2_2 = 1'b1; 6'h2e: by_bus_address_7_2_2 = 1'b1; 6'h2f: by_bus_address_7_2_2 = 1'b1;
      6'h32: by_bus_address_7_2_2 = 1'b1; 6'h33: by_bus_address_7_2_2 = 1'b1; 6'h34: by_bus_address_7_2_2 = 1'b1;
      6'h35: by_bus_address_7_2_2 = 1'b1; 6'h36: by_bus_address_7_2_2 = 1'b1; 6'h37: by_bus_address_7_2_2 = 1'b1;
      6'h39: by_bus_address_7_2_2 = 1'b1; 6'h3a: by_bus_address_7_2_2 = 1'b1; 6'h3b: by_bus_address_7_2_2 = 1'b1;
      6'h3c: by_bus_address_7_2_2 = 1'b1; 6'h3d: by_bus_address_7_2_2 = 1'b1; 6'h3e: by_bus_address_7_2_2 = 1'b1;
      default: by_bus_address_7_2_2 = 1'b0;
    endcase

  wire [17:0] read_data_case_59_joined = {cb_color_attrib_force_dst_alpha_1_byte_2[2],
      cb_color_attrib_num_fragments_byte_2[2], cb_color_attrib_num_fragments_byte_1[2],
      cb_color_attrib_num_samples_byte_1[2*3 +: 3], 2'd0, cb_color_attrib_fmask_tile_mode_index_byte_1[2*2 +: 2],
      cb_color_attrib_fmask_tile_mode_index_byte_0[2*3 +: 3], cb_color_attrib_tile_mode_index_byte_0[2*5 +: 5]};
  wire [26:0] read_data_case_58_joined = {cb_color_info_fmask_compression_disable_byte_3[2],
      cb_color_info_blend_opt_discard_pixel_byte_3[2*2 +: 2], cb_color_info_blend_opt_discard_pixel_byte_2[2],
      cb_color_info_blend_opt_dont_rd_dst_byte_2[2*3 +: 3], cb_color_info_cmask_is_linear_byte_2[2],
      cb_color_info_round_mode_byte_2[2], cb_color_info_simple_float_byte_2[2], cb_color_info_blend_bypass_byte_2[2],
      cb_color_info_blend_clamp_byte_1[2], cb_color_info_compression_byte_1[2], cb_color_info_fast_clear_byte_1[2],
      cb_color_info_comp_swap_byte_1[2*2 +: 2], cb_color_info_number_type_byte_1[2*3 +: 3],
      cb_color_info_linear_general_byte_0[2], cb_color_info_format_byte_0[2*5 +: 5], cb_color_info_endian_byte_0[2*2
      +: 2]};
  wire [17:0] read_data_case_44_joined = {cb_color_attrib_force_dst_alpha_1_byte_2[1],
      cb_color_attrib_num_fragments_byte_2[1], cb_color_attrib_num_fragments_byte_1[1],
      cb_color_attrib_num_samples_byte_1[1*3 +: 3], 2'd0, cb_color_attrib_fmask_tile_mode_index_byte_1[1*2 +: 2],
      cb_color_attrib_fmask_tile_mode_index_byte_0[1*3 +: 3], cb_color_attrib_tile_mode_index_byte_0[1*5 +: 5]};
  wire [26:0] read_data_case_43_joined = {cb_color_info_fmask_compression_disable_byte_3[1],
      cb_color_info_blend_opt_discard_pixel_byte_3[1*2 +: 2], cb_color_info_blend_opt_discard_pixel_byte_2[1],
      cb_color_info_blend_opt_dont_rd_dst_byte_2[1*3 +: 3], cb_color_info_cmask_is_linear_byte_2[1],
      cb_color_info_round_mode_byte_2[1], cb_color_info_simple_float_byte_2[1], cb_color_info_blend_bypass_byte_2[1],
      cb_color_info_blend_clamp_byte_1[1], cb_color_info_compression_byte_1[1], cb_color_info_fast_clear_byte_1[1],
      cb_color_info_comp_swap_byte_1[1*2 +: 2], cb_color_info_number_type_byte_1[1*3 +: 3],
      cb_color_info_linear_general_byte_0[1], cb_color_info_format_byte_0[1*5 +: 5], cb_color_info_endian_byte_0[1*2
      +: 2]};
  wire [17:0] read_data_case_29_joined = {cb_color_attrib_force_dst_alpha_1_byte_2[0],
      cb_color_attrib_num_fragments_byte_2[0], cb_color_attrib_num_fragments_byte_1[0],
      cb_color_attrib_num_samples_byte_1[0 +: 3], 2'd0, cb_color_attrib_fmask_tile_mode_index_byte_1[0 +: 2],
      cb_color_attrib_fmask_tile_mode_index_byte_0[0 +: 3], cb_color_attrib_tile_mode_index_byte_0[0 +: 5]};
  wire [26:0] read_data_case_28_joined = {cb_color_info_fmask_compression_disable_byte_3[0],
      cb_color_info_blend_opt_discard_pixel_byte_3[0 +: 2], cb_color_info_blend_opt_discard_pixel_byte_2[0],
      cb_color_info_blend_opt_dont_rd_dst_byte_2[0 +: 3], cb_color_info_cmask_is_linear_byte_2[0],
      cb_color_info_round_mode_byte_2[0], cb_color_info_simple_float_byte_2[0], cb_color_info_blend_bypass_byte_2[0],
      cb_color_info_blend_clamp_byte_1[0], cb_color_info_compression_byte_1[0], cb_color_info_fast_clear_byte_1[0],
      cb_color_info_comp_swap_byte_1[0 +: 2], cb_color_info_number_type_byte_1[0 +: 3],
      cb_color_info_linear_general_byte_0[0], cb_color_info_format_byte_0[0 +: 5], cb_color_info_endian_byte_0[0 +:
      2]};

  reg [32:0] by_bus_address_7_2_cb_color_slice_tile_max_0;
  always @*
    case (bus_address[7:2])
      6'h18: by_bus_address_7_2_cb_color_slice_tile_max_0 = {1'b1, cb_color_base_base_256b_byte_3[0 +: 8],
          cb_color_base_base_256b_byte_2[0 +: 8], cb_color_base_base_256b_byte_1[0 +: 8],
          cb_color_base_base_256b_byte_0[0 +: 8]};
      6'h19: by_bus_address_7_2_cb_color_slice_tile_max_0 = {1'b1, {1'b0, read_data_case_25_joined[0 +: 31]}};
      6'h1a: by_bus_address_7_2_cb_color_slice_tile_max_0 = {1'b1, {10'd0, cb_color_slice_tile_max_0}};
      6'h1b: by_bus_address_7_2_cb_color_slice_tile_max_0 = {1'b1, {8'd0, read_data_case_27_joined[0 +: 24]}};
      6'h1c: by_bus_address_7_2_cb_color_slice_tile_max_0 = {1'b1, {5'd0, read_data_case_28_joined}};
      6'h1d: by_bus_address_7_2_cb_color_slice_tile_max_0 = {1'b1, {14'd0, read_data_case_29_joined}};
      6'h1f: by_bus_address_7_2_cb_color_slice_tile_max_0 = {1'b1, cb_color_cmask_base_256b_byte_3[0 +: 8],
          cb_color_cmask_base_256b_byte_2[0 +: 8], cb_color_cmask_base_256b_byte_1[0 +: 8],
          cb_color_cmask_base_256b_byte_0[0 +: 8]};
      6'h20: by_bus_address_7_2_cb_color_slice_tile_max_0 = {1'b1, {18'd0, cb_color_cmask_slice_tile_max_0}};
      6'h21: by_bus_address_7_2_cb_color_slice_tile_max_0 = {1'b1, cb_color_fmask_base_256b_byte_3[0 +: 8],
          cb_color_fmask_base_256b_byte_2[0 +: 8], cb_color_fmask_base_256b_byte_1[0 +: 8],
          cb_color_fmask_base_256b_byte_0[0 +: 8]};
      6'h22: by_bus_address_7_2_cb_color_slice_tile_max_0 = {1'b1, {10'd0, cb_color_fmask_slice_tile_max_0}};
      6'h23: by_bus_address_7_2_cb_color_slice_tile_max_0 = {1'b1, cb_color_clear_word0_clear_word0_byte_3[0 +: 8],
          cb_color_clear_word0_clear_word0_byte_2[0 +: 8], cb_color_clear_word0_clear_word0_byte_1[0 +: 8],
          cb_color_clear_word0_clear_word0_byte_0[0 +: 8]};
      6'h24: by_bus_address_7_2_cb_color_slice_tile_max_0 = {1'b1, cb_color_clear_word1_clear_word1_byte_3[0 +: 8],
          cb_color_clear_word1_clear_word1_byte_2[0 +: 8], cb_color_clear_word1_clear_word1_byte_1[0 +: 8],
          cb_color_clear_word1_clear_word1_byte_0[0 +: 8]};
      6'h27: by_bus_address_7_2_cb_color_slice_tile_max_0 = {1'b1, cb_color_base_base_256b_byte_3[1*8 +: 8],
          cb_color_base_base_256b_byte_2[1*8 +: 8], cb_color_base_base_256b_byte_1[1*8 +: 8],
          cb_color_base_base_256b_byte_0[1*8 +: 8]};
      6'h28: by_bus_address_7_2_cb_color_slice_tile_max_0 = {1'b1, {1'b0, read_data_case_25_joined[1*31 +: 31]}};
      6'h29: by_bus_address_7_2_cb_color_slice_tile_max_0 = {1'b1, {10'd0, cb_color_slice_tile_max_1}};
      6'h2a: by_bus_address_7_2_cb_color_slice_tile_max_0 = {1'b1, {8'd0, read_data_case_27_joined[1*24 +: 24]}};
      6'h2b: by_bus_address_7_2_cb_color_slice_tile_max_0 = {1'b1, {5'd0, read_data_case_43_joined}};
      6'h2c: by_bus_address_7_2_cb_color_slice_tile_max_0 = {1'b1, {14'd0, read_data_case_44_joined}};
      6'h2e: by_bus_address_7_2_cb_color_slice_tile_max_0 = {1'b1, cb_color_cmask_base_256b_byte_3[1*8 +: 8],
          cb_color_cmask_base_256b_byte_2[1*8 +: 8], cb_color_cmask_base_256b_byte_1[1*8 +: 8],
          cb_color_cmask_base_256b_byte_0[1*8 +: 8]};
      6'h2f: by_bus_address_7_2_cb_color_slice_tile_max_0 = {1'b1, {18'd0, cb_color_cmask_slice_tile_max_1}};
      6'h30: by_bus_address_7_2_cb_color_slice_tile_max_0 = {1'b1, cb_color_fmask_base_256b_byte_3[1*8 +: 8],
          cb_color_fmask_base_256b_byte_2[1*8 +: 8], cb_color_fmask_base_256b_byte_1[1*8 +: 8],
          cb_color_fmask_base_256b_byte_0[1*8 +: 8]};
      6'h31: by_bus_address_7_2_cb_color_slice_tile_max_0 = {1'b1, {10'd0, cb_color_fmask_slice_tile_max_1}};
      6'h32: by_bus_address_7_2_cb_color_slice_tile_max_0 = {1'b1, cb_color_clear_word0_clear_word0_byte_3[1*8 +: 8],
          cb_color_clear_word0_clear_word0_byte_2[1*8 +: 8], cb_color_clear_word0_clear_word0_byte_1[1*8 +: 8],
          cb_color_clear_word0_clear_word0_byte_0[1*8 +: 8]};
      6'h33: by_bus_address_7_2_cb_color_slice_tile_max_0 = {1'b1, cb_color_clear_word1_clear_word1_byte_3[1*8 +: 8],
          cb_color_clear_word1_clear_word1_byte_2[1*8 +: 8], cb_color_clear_word1_clear_word1_byte_1[1*8 +: 8],
          cb_color_clear_word1_clear_word1_byte_0[1*8 +: 8]};
      6'h36: by_bus_address_7_2_cb_color_slice_tile_max_0 = {1'b1, cb_color_base_base_256b_byte_3[2*8 +: 8],
          cb_color_base_base_256b_byte_2[2*8 +: 8], cb_color_base_base_256b_byte_1[2*8 +: 8],
          cb_color_base_base_256b_byte_0[2*8 +: 8]};
      6'h37: by_bus_address_7_2_cb_color_slice_tile_max_0 = {1'b1, {1'b0, read_data_case_25_joined[2*31 +: 31]}};
      6'h38: by_bus_address_7_2_cb_color_slice_tile_max_0 = {1'b1, {10'd0, cb_color_slice_tile_max_2}};
      6'h39: by_bus_address_7_2_cb_color_slice_tile_max_0 = {1'b1, {8'd0, read_data_case_27_joined[2*24 +: 24]}};
      6'h3a: by_bus_address_7_2_cb_color_slice_tile_max_0 = {1'b1, {5'd0, read_data_case_58_joined}};
      6'h3b: by_bus_address_7_2_cb_color_slice_tile_max_0 = {1'b1, {14'd0, read_data_case_59_joined}};
      6'h3d: by_bus_address_7_2_cb_color_slice_tile_max_0 = {1'b1, cb_color_cmask_base_256b_byte_3[2*8 +: 8],
          cb_color_cmask_base_256b_byte_2[2*8 +: 8], cb_color_cmask_base_256b_byte_1[2*8 +: 8],
          cb_color_cmask_base_256b_byte_0[2*8 +: 8]};
      6'h3e: by_bus_address_7_2_cb_color_slice_tile_max_0 = {1'b1, {18'd0, cb_color_cmask_slice_tile_max_2}};
      6'h3f: by_bus_address_7_2_cb_color_slice_tile_max_0 = {1'b1, cb_color_fmask_base_256b_byte_3[2*8 +: 8],
          cb_color_fmask_base_256b_byte_2[2*8 +: 8], cb_color_fmask_base_256b_byte_1[2*8 +: 8],
          cb_color_fmask_base_256b_byte_0[2*8 +: 8]};
      default: by_bus_address_7_2_cb_color_slice_tile_max_0 = 33'd0;
    endcase

  reg by_bus_address_7_2_3;
  always @*
    case (bus_address[7:2])
      6'h18: by_bus_address_7_2_3 = 1'b1; 6'h19: by_bus_address_7_2_3 = 1'b1; 6'h1a: by_bus_address_7_2_3 = 1'b1;
      6'h1b: by_bus_address_7_2_3 = 1'b1; 6'h1c: by_bus_address_7_2_3 = 1'b1; 6'h1d: by_bus_address_7_2_3 = 1'b1;
      6'h1f: by_bus_address_7_2_3 = 1'b1; 6'h20: by_bus_address_7_2_3 = 1'b1; 6'h21: by_bus_address_7_2_3 = 1'b1;
      6'h22: by_bus_address_7_2_3 = 1'b1; 6'h23: by_bus_address_7_2_3 = 1'b1; 6'h24: by_bus_address_7_2_3 = 1'b1;
      6'h27: by_bus_address_7_2_3 = 1'b1; 6'h28: by_bus_address_7_2_3 = 1'b1; 6'h29: by_bus_address_7_2_3 = 1'b1;
      6'h2a: by_bus_address_7_2_3 = 1'b1; 6'h2b: by_bus_address_7_2_3 = 1'b1; 6'h2c: by_bus_address_7_2_3 = 1'b1;
      6'h2e: by_bus_address_7_2_3 = 1'b1; 6'h2f: by_bus_address_7_2_3 = 1'b1; 6'h30: by_bus_address_7_2_3 = 1'b1;
      6'h31: by_bus_address_7_2_3 = 1'b1; 6'h32: by_bus_address_7_2_3 = 1'b1; 6'h33: by_bus_address_7_2_3 = 1'b1;
      6'h36: by_bus_address_7_2_3 = 1'b1; 6'h37: by_bus_address_7_2_3 = 1'b1; 6'h38: by_bus_address_7_2_3 = 1'b1;
      6'h39: by_bus_address_7_2_3 = 1'b1; 6'h3a: by_bus_address_7_2_3 = 1'b1; 6'h3b: by_bus_address_7_2_3 = 1'b1;
      6'h3d: by_bus_address_7_2_3 = 1'b1; 6'h3e: by_bus_address_7_2_3 = 1'b1; 6'h3f: by_bus_address_7_2_3 = 1'b1;
      default: by_bus_address_7_2_3 = 1'b0;
    endcase

  wire [23:0] read_data_case_2_joined = {cb_color_control_rop3_byte_2, 9'd0, cb_color_control_mode_byte_0,
      cb_color_control_degamma_enable_byte_0, 3'd0};

  reg [32:0] by_bus_address_7_2_read_data_case_2_joined;
  always @*
    case (bus_address[7:2])
      6'd2: by_bus_address_7_2_read_data_case_2_joined = {1'b1, {8'd0, read_data_case_2_joined}};
      default: by_bus_address_7_2_read_data_case_2_joined = 33'd0;
    endcase

  reg by_bus_address_7_2_4;
  always @*
    case (bus_address[7:2])
      6'd2: by_bus_address_7_2_4 = 1'b1;
      default: by_bus_address_7_2_4 = 1'b0;
    endcase

  reg [32:0] by_bus_address_7_2_5;
  always @*
    case (bus_address[7:2])
      6'h20: by_bus_address_7_2_5 = {1'b1, cb_blend_control_disable_rop3_byte_3[0],
          cb_blend_control_enable_byte_3[0], cb_blend_control_separate_alpha_blend_byte_3[0],
          cb_blend_control_alpha_destblend_byte_3[0 +: 5], cb_blend_control_alpha_comb_fcn_byte_2[0 +: 3],
          cb_blend_control_alpha_srcblend_byte_2[0 +: 5], 3'd0, cb_blend_control_color_destblend_byte_1[0 +: 5],
          cb_blend_control_color_comb_fcn_byte_0[0 +: 3], cb_blend_control_color_srcblend_byte_0[0 +: 5]};
      6'h21: by_bus_address_7_2_5 = {1'b1, cb_blend_control_disable_rop3_byte_3[1],
          cb_blend_control_enable_byte_3[1], cb_blend_control_separate_alpha_blend_byte_3[1],
          cb_blend_control_alpha_destblend_byte_3[1*5 +: 5], cb_blend_control_alpha_comb_fcn_byte_2[1*3 +: 3],
          cb_blend_control_alpha_srcblend_byte_2[1*5 +: 5], 3'd0, cb_blend_control_color_destblend_byte_1[1*5 +: 5],
          cb_blend_control_color_comb_fcn_byte_0[1*3 +: 3], cb_blend_control_color_srcblend_byte_0[1*5 +: 5]};
      6'h22: by_bus_address_7_2_5 = {1'b1, cb_blend_control_disable_rop3_byte_3[2],
          cb_blend_control_enable_byte_3[2], cb_blend_control_separate_alpha_blend_byte_3[2],
          cb_blend_control_alpha_destblend_byte_3[2*5 +: 5], cb_blend_control_alpha_comb_fcn_byte_2[2*3 +: 3],
          cb_blend_control_alpha_srcblend_byte_2[2*5 +: 5], 3'd0, cb_blend_control_color_destblend_byte_1[2*5 +: 5],
          cb_blend_control_color_comb_fcn_byte_0[2*3 +: 3], cb_blend_control_color_srcblend_byte_0[2*5 +: 5]};
      6'h23: by_bus_address_7_2_5 = {1'b1, cb_blend_control_disable_rop3_byte_3[3],
          cb_blend_control_enable_byte_3[3], cb_blend_control_separate_alpha_blend_byte_3[3],
          cb_blend_control_alpha_destblend_byte_3[3*5 +: 5], cb_blend_control_alpha_comb_fcn_byte_2[3*3 +: 3],
          cb_blend_control_alpha_srcblend_byte_2[3*5 +: 5], 3'd0, cb_blend_control_color_destblend_byte_1[3*5 +: 5],
          cb_blend_control_color_comb_fcn_byte_0[3*3 +: 3], cb_blend_control_color_srcblend_byte_0[3*5 +: 5]};
      6'h24: by_bus_address_7_2_5 = {1'b1, cb_blend_control_disable_rop3_byte_3[4],
          cb_blend_control_enable_byte_3[4], cb_blend_control_separate_alpha_blend_byte_3[4],
          cb_blend_control_alpha_destblend_byte_3[4*5 +: 5], cb_blend_control_alpha_comb_fcn_byte_2[4*3 +: 3],
          cb_blend_control_alpha_srcblend_byte_2[4*5 +: 5], 3'd0, cb_blend_control_color_destblend_byte_1[4*5 +: 5],
          cb_blend_control_color_comb_fcn_byte_0[4*3 +: 3], cb_blend_control_color_srcblend_byte_0[4*5 +: 5]};
      6'h25: by_bus_address_7_2_5 = {1'b1, cb_blend_control_disable_rop3_byte_3[5],
          cb_blend_control_enable_byte_3[5], cb_blend_control_separate_alpha_blend_byte_3[5],
          cb_blend_control_alpha_destblend_byte_3[5*5 +: 5], cb_blend_control_alpha_comb_fcn_byte_2[5*3 +: 3],
          cb_blend_control_alpha_srcblend_byte_2[5*5 +: 5], 3'd0, cb_blend_control_color_destblend_byte_1[5*5 +: 5],
          cb_blend_control_color_comb_fcn_byte_0[5*3 +: 3], cb_blend_control_color_srcblend_byte_0[5*5 +: 5]};
      6'h26: by_bus_address_7_2_5 = {1'b1, cb_blend_control_disable_rop3_byte_3[6],
          cb_blend_control_enable_byte_3[6], cb_blend_control_separate_alpha_blend_byte_3[6],
          cb_blend_control_alpha_destblend_byte_3[6*5 +: 5], cb_blend_control_alpha_comb_fcn_byte_2[6*3 +: 3],
          cb_blend_control_alpha_srcblend_byte_2[6*5 +: 5], 3'd0, cb_blend_control_color_destblend_byte_1[6*5 +: 5],
          cb_blend_control_color_comb_fcn_byte_0[6*3 +: 3], cb_blend_control_color_srcblend_byte_0[6*5 +: 5]};
      6'h27: by_bus_address_7_2_5 = {1'b1, cb_blend_control_disable_rop3_7_byte_3, cb_blend_control_enable_7_byte_3,
          cb_blend_control_separate_alpha_blend_7_byte_3, cb_blend_control_alpha_destblend_7_byte_3,
          cb_blend_control_alpha_comb_fcn_7_byte_2, cb_blend_control_alpha_srcblend_7_byte_2, 3'd0,
          cb_blend_control_color_destblend_byte_1[7*5 +: 5], cb_blend_control_color_comb_fcn_byte_0[7*3 +: 3],
          cb_blend_control_color_srcblend_byte_0[7*5 +: 5]};
      default: by_bus_address_7_2_5 = 33'd0;
    endcase

  reg by_bus_address_7_2_6;
  always @*
    case (bus_address[7:2])
      6'h20: by_bus_address_7_2_6 = 1'b1; 6'h21: by_bus_address_7_2_6 = 1'b1; 6'h22: by_bus_address_7_2_6 = 1'b1;
      6'h23: by_bus_address_7_2_6 = 1'b1; 6'h24: by_bus_address_7_2_6 = 1'b1; 6'h25: by_bus_address_7_2_6 = 1'b1;
      6'h26: by_bus_address_7_2_6 = 1'b1; 6'h27: by_bus_address_7_2_6 = 1'b1;
      default: by_bus_address_7_2_6 = 1'b0;
    endcase

  reg [32:0] by_bus_address_7_2_7;
  always @*
    case (bus_address[7:2])
      6'd5: by_bus_address_7_2_7 = {1'b1, cb_blend_red_blend_red_byte};
      6'd6: by_bus_address_7_2_7 = {1'b1, cb_blend_green_blend_green_byte};
      6'd7: by_bus_address_7_2_7 = {1'b1, cb_blend_blue_blend_blue_byte};
      6'd8: by_bus_address_7_2_7 = {1'b1, cb_blend_alpha_blend_alpha_byte};
      default: by_bus_address_7_2_7 = 33'd0;
    endcase

  reg by_bus_address_7_2_8;
  always @*
    case (bus_address[7:2])
      6'd5: by_bus_address_7_2_8 = 1'b1; 6'd6: by_bus_address_7_2_8 = 1'b1; 6'd7: by_bus_address_7_2_8 = 1'b1;
      6'd8: by_bus_address_7_2_8 = 1'b1;
      default: by_bus_address_7_2_8 = 1'b0;
    endcase

  reg [32:0] by_bus_address_7_2_9;
  always @*
    case (bus_address[7:2])
      6'he: by_bus_address_7_2_9 = {1'b1, cb_target_mask_target7_enable_byte_3, cb_target_mask_target6_enable_byte_3,
          cb_target_mask_target5_enable_byte_2, cb_target_mask_target4_enable_byte_2,
          cb_target_mask_target3_enable_byte_1, cb_target_mask_target2_enable_byte_1,
          cb_target_mask_target1_enable_byte_0, cb_target_mask_target0_enable_byte_0};
      6'hf: by_bus_address_7_2_9 = {1'b1, cb_shader_mask_output7_enable_byte_3, cb_shader_mask_output6_enable_byte_3,
          cb_shader_mask_output5_enable_byte_2, cb_shader_mask_output4_enable_byte_2,
          cb_shader_mask_output3_enable_byte_1, cb_shader_mask_output2_enable_byte_1,
          cb_shader_mask_output1_enable_byte_0, cb_shader_mask_output0_enable_byte_0};
      default: by_bus_address_7_2_9 = 33'd0;
    endcase

  reg by_bus_address_7_2_10;
  always @*
    case (bus_address[7:2])
      6'he: by_bus_address_7_2_10 = 1'b1; 6'hf: by_bus_address_7_2_10 = 1'b1;
      default: by_bus_address_7_2_10 = 1'b0;
    endcase

  reg [32:0] by_bus_address_7_2_11;
  always @*
    case (bus_address[7:2])
      6'd4: by_bus_address_7_2_11 = {1'b1, cb_hw_control_disable_pixel_in_quad_fix_for_linear_surface_byte_3,
          cb_hw_control_disable_cc_ib_serializer_state_opt_byte_3,
          cb_hw_control_prioritize_fc_evict_over_fop_rd_on_bank_conflict_byte_3,
          cb_hw_control_prioritize_fc_wr_over_fc_rd_on_cmask_conflict_byte_3,
          cb_hw_control_disable_blend_opt_when_disabled_srcalpha_is_used_byte_3,
          cb_hw_control_disable_blend_opt_discard_pixel_byte_3, cb_hw_control_disable_blend_opt_bypass_byte_3,
          cb_hw_control_disable_blend_opt_dont_rd_dst_byte_3,
          cb_hw_control_disable_resolve_opt_for_single_frag_byte_2, cb_hw_control_disable_full_write_mask_byte_2,
          cb_hw_control_disable_blend_opt_result_eq_dest_byte_2, cb_hw_control_force_always_toggle_byte_2,
          cb_hw_control_force_needs_dst_byte_2, cb_hw_control_disable_intnorm_le11bpc_clamping_byte_2, 1'b0,
          cb_hw_control_allow_mrt_with_dual_source_byte_2, cb_hw_control_cc_cache_evict_point_byte_1, 2'd0,
          cb_hw_control_fc_cache_evict_point_byte_1, cb_hw_control_fc_cache_evict_point_byte_0, 2'd0,
          cb_hw_control_cm_cache_evict_point_byte_0};
      default: by_bus_address_7_2_11 = 33'd0;
    endcase

  reg by_bus_address_7_2_12;
  always @*
    case (bus_address[7:2])
      6'd4: by_bus_address_7_2_12 = 1'b1;
      default: by_bus_address_7_2_12 = 1'b0;
    endcase

  wire found_all = (bus_write ? by_bus_address_7_2_4 : by_bus_address_7_2_read_data_case_2_joined[32]) &
      context_page_288;
  wire found_all_bus_write = (bus_write ? by_bus_address_7_2_3 : by_bus_address_7_2_cb_color_slice_tile_max_0[32]) &
      context_page_28c;
  wire found_all_by_bus_address_7_2_bus_address_7_2 = (bus_write ? by_bus_address_7_2_bus_address_7_2 :
      by_bus_address_7_2[32]) & context_page_28e;
  wire found_any = ((bus_write ? by_bus_address_7_2_12 : by_bus_address_7_2_11[32]) & config_page_9a) | ((bus_write ?
      by_bus_address_7_2_10 : by_bus_address_7_2_9[32]) & context_page_282) | ((bus_write ? by_bus_address_7_2_8 :
      by_bus_address_7_2_7[32]) & context_page_284) | ((bus_write ? by_bus_address_7_2_6 : by_bus_address_7_2_5[32])
      & context_page_287) | found_all | found_all_bus_write | ((bus_write ? by_bus_address_7_2_2 :
      by_bus_address_7_2_bus_address[32]) & context_page_28d) | found_all_by_bus_address_7_2_bus_address_7_2;

  wire found = found_any & (~|bus_address[1:0]);
  assign bus_ready = ready;
  assign bus_error = error;
  assign bus_read_data = read_data;
  assign cb_blend_control_alpha_srcblend_byte_2_enable_all[0] = write_cb_blend_control[7] & bus_bytes[2];
  assign cb_blend_control_alpha_srcblend_byte_2_enable_all[1] = write_cb_blend_control[7] & bus_bytes[3];
  assign cb_blend_control_alpha_srcblend_byte_2_enable_all[2] = write_cb_color_control & bus_bytes[0];
  assign cb_blend_control_alpha_srcblend_byte_2_enable_all[3] = write_cb_color_view[0] & bus_bytes[1];
  assign cb_blend_control_alpha_srcblend_byte_2_enable_all[4] = write_cb_color_info_0 & bus_bytes[0];
  assign cb_blend_control_alpha_srcblend_byte_2_enable_all[5] = write_cb_color_info_0 & bus_bytes[1];
  assign cb_blend_control_alpha_srcblend_byte_2_enable_all[6] = write_cb_color_info_0 & bus_bytes[2];
  assign cb_blend_control_alpha_srcblend_byte_2_enable_all[7] = write_cb_color_info_0 & bus_bytes[3];
  assign cb_blend_control_alpha_srcblend_byte_2_enable_all[8] = write_cb_color_attrib_0 & bus_bytes[0];
  assign cb_blend_control_alpha_srcblend_byte_2_enable_all[9] = write_cb_color_attrib_0 & bus_bytes[1];
  assign cb_blend_control_alpha_srcblend_byte_2_enable_all[10] = write_cb_color_attrib_0 & bus_bytes[2];
  assign cb_blend_control_alpha_srcblend_byte_2_enable_all[11] = write_cb_color_view[1] & bus_bytes[1];
  assign cb_blend_control_alpha_srcblend_byte_2_enable_all[12] = write_cb_color_info_1 & bus_bytes[0];
  assign cb_blend_control_alpha_srcblend_byte_2_enable_all[13] = write_cb_color_info_1 & bus_bytes[1];
  assign cb_blend_control_alpha_srcblend_byte_2_enable_all[14] = write_cb_color_info_1 & bus_bytes[2];
  assign cb_blend_control_alpha_srcblend_byte_2_enable_all[15] = write_cb_color_info_1 & bus_bytes[3];
  assign cb_blend_control_alpha_srcblend_byte_2_enable_all[16] = write_cb_color_attrib_1 & bus_bytes[0];
  assign cb_blend_control_alpha_srcblend_byte_2_enable_all[17] = write_cb_color_attrib_1 & bus_bytes[1];
  assign cb_blend_control_alpha_srcblend_byte_2_enable_all[18] = write_cb_color_attrib_1 & bus_bytes[2];
  assign cb_blend_control_alpha_srcblend_byte_2_enable_all[19] = write_cb_color_view[2] & bus_bytes[1];
  assign cb_blend_control_alpha_srcblend_byte_2_enable_all[20] = write_cb_color_info_2 & bus_bytes[0];
  assign cb_blend_control_alpha_srcblend_byte_2_enable_all[21] = write_cb_color_info_2 & bus_bytes[1];
  assign cb_blend_control_alpha_srcblend_byte_2_enable_all[22] = write_cb_color_info_2 & bus_bytes[2];
  assign cb_blend_control_alpha_srcblend_byte_2_enable_all[23] = write_cb_color_info_2 & bus_bytes[3];
  assign cb_blend_control_alpha_srcblend_byte_2_enable_all[24] = write_cb_color_attrib_2 & bus_bytes[0];
  assign cb_blend_control_alpha_srcblend_byte_2_enable_all[25] = write_cb_color_attrib_2 & bus_bytes[1];
  assign cb_blend_control_alpha_srcblend_byte_2_enable_all[26] = write_cb_color_attrib_2 & bus_bytes[2];
  assign cb_blend_control_alpha_srcblend_byte_2_enable_all[27] = write_cb_color_view[3] & bus_bytes[1];
  assign cb_blend_control_alpha_srcblend_byte_2_enable_all[28] = write_cb_color_info_3 & bus_bytes[0];
  assign cb_blend_control_alpha_srcblend_byte_2_enable_all[29] = write_cb_color_info_3 & bus_bytes[1];
  assign cb_blend_control_alpha_srcblend_byte_2_enable_all[30] = write_cb_color_info_3 & bus_bytes[2];
  assign cb_blend_control_alpha_srcblend_byte_2_enable_all[31] = write_cb_color_info_3 & bus_bytes[3];
  assign cb_blend_control_alpha_srcblend_byte_2_enable_all[32] = write_cb_color_attrib_3 & bus_bytes[0];
  assign cb_blend_control_alpha_srcblend_byte_2_enable_all[33] = write_cb_color_attrib_3 & bus_bytes[1];
  assign cb_blend_control_alpha_srcblend_byte_2_enable_all[34] = write_cb_color_attrib_3 & bus_bytes[2];
  assign cb_blend_control_alpha_srcblend_byte_2_enable_all[35] = write_cb_color_view[4] & bus_bytes[1];
  assign cb_blend_control_alpha_srcblend_byte_2_enable_all[36] = write_cb_color_info_4 & bus_bytes[0];
  assign cb_blend_control_alpha_srcblend_byte_2_enable_all[37] = write_cb_color_info_4 & bus_bytes[1];
  assign cb_blend_control_alpha_srcblend_byte_2_enable_all[38] = write_cb_color_info_4 & bus_bytes[2];
  assign cb_blend_control_alpha_srcblend_byte_2_enable_all[39] = write_cb_color_info_4 & bus_bytes[3];
  assign cb_blend_control_alpha_srcblend_byte_2_enable_all[40] = write_cb_color_attrib_4 & bus_bytes[0];
  assign cb_blend_control_alpha_srcblend_byte_2_enable_all[41] = write_cb_color_attrib_4 & bus_bytes[1];
  assign cb_blend_control_alpha_srcblend_byte_2_enable_all[42] = write_cb_color_attrib_4 & bus_bytes[2];
  assign cb_blend_control_alpha_srcblend_byte_2_enable_all[43] = write_cb_color_view[5] & bus_bytes[1];
  assign cb_blend_control_alpha_srcblend_byte_2_enable_all[44] = write_cb_color_info_5 & bus_bytes[0];
  assign cb_blend_control_alpha_srcblend_byte_2_enable_all[45] = write_cb_color_info_5 & bus_bytes[1];
  assign cb_blend_control_alpha_srcblend_byte_2_enable_all[46] = write_cb_color_info_5 & bus_bytes[2];
  assign cb_blend_control_alpha_srcblend_byte_2_enable_all[47] = write_cb_color_info_5 & bus_bytes[3];
  assign cb_blend_control_alpha_srcblend_byte_2_enable_all[48] = write_cb_color_attrib_5 & bus_bytes[0];
  assign cb_blend_control_alpha_srcblend_byte_2_enable_all[49] = write_cb_color_attrib_5 & bus_bytes[1];
  assign cb_blend_control_alpha_srcblend_byte_2_enable_all[50] = write_cb_color_attrib_5 & bus_bytes[2];
  assign cb_blend_control_alpha_srcblend_byte_2_enable_all[51] = write_cb_color_view[6] & bus_bytes[1];
  assign cb_blend_control_alpha_srcblend_byte_2_enable_all[52] = write_cb_color_info_6 & bus_bytes[0];
  assign cb_blend_control_alpha_srcblend_byte_2_enable_all[53] = write_cb_color_info_6 & bus_bytes[1];
  assign cb_blend_control_alpha_srcblend_byte_2_enable_all[54] = write_cb_color_info_6 & bus_bytes[2];
  assign cb_blend_control_alpha_srcblend_byte_2_enable_all[55] = write_cb_color_info_6 & bus_bytes[3];
  assign cb_blend_control_alpha_srcblend_byte_2_enable_all[56] = write_cb_color_attrib_6 & bus_bytes[0];
  assign cb_blend_control_alpha_srcblend_byte_2_enable_all[57] = write_cb_color_attrib_6 & bus_bytes[1];
  assign cb_blend_control_alpha_srcblend_byte_2_enable_all[58] = write_cb_color_attrib_6 & bus_bytes[2];
  assign cb_blend_control_alpha_srcblend_byte_2_enable_all[59] = write_cb_color_view[7] & bus_bytes[1];
  assign cb_blend_control_alpha_srcblend_byte_2_enable_all[60] = write_cb_color_info_7 & bus_bytes[0];
  assign cb_blend_control_alpha_srcblend_byte_2_enable_all[61] = write_cb_color_info_7 & bus_bytes[1];
  assign cb_blend_control_alpha_srcblend_byte_2_enable_all[62] = write_cb_color_info_7 & bus_bytes[2];
  assign cb_blend_control_alpha_srcblend_byte_2_enable_all[63] = write_cb_color_info_7 & bus_bytes[3];
  genvar i;

  for (i = 0; i < 4; i = i + 1) begin : each_cb_blend_alpha_blend_alpha_byte
    localparam [5:0] INDEX = i + 5;
    reg [7:0] cb_blend_red_blend_red_byte_i;
    reg [7:0] cb_blend_green_blend_green_byte_i;
    reg [7:0] cb_blend_blue_blend_blue_byte_i;
    reg [7:0] cb_blend_alpha_blend_alpha_byte_i;
    assign cb_blend_red_blend_red_byte[i*8 +: 8] = cb_blend_red_blend_red_byte_i;
    assign cb_blend_green_blend_green_byte[i*8 +: 8] = cb_blend_green_blend_green_byte_i;
    assign cb_blend_blue_blend_blue_byte[i*8 +: 8] = cb_blend_blue_blend_blue_byte_i;
    assign cb_blend_alpha_blend_alpha_byte[i*8 +: 8] = cb_blend_alpha_blend_alpha_byte_i;
    assign write_cb_color_info_equal[i] = bus_address[7:2] == INDEX;
    assign cb_hw_control_cm_cache_evict_point_byte_0_enable_all[i] = write_cb_hw_control & bus_bytes[i];
    assign cb_target_mask_target0_enable_byte_0_enable_all[i] = write_cb_target_mask & bus_bytes[i];
    assign cb_shader_mask_output0_enable_byte_0_enable_all[i] = write_cb_shader_mask & bus_bytes[i];

    initial cb_blend_red_blend_red_byte_i = 8'd0;
    always @(posedge clock) begin
      if (write_cb_blend_red & bus_bytes[i]) cb_blend_red_blend_red_byte_i <= bus_data[8*i +: 8];
    end

    initial cb_blend_green_blend_green_byte_i = 8'd0;
    always @(posedge clock) begin
      if (write_cb_blend_green & bus_bytes[i]) cb_blend_green_blend_green_byte_i <= bus_data[8*i +: 8];
    end

    initial cb_blend_blue_blend_blue_byte_i = 8'd0;
    always @(posedge clock) begin
      if (write_cb_blend_blue & bus_bytes[i]) cb_blend_blue_blend_blue_byte_i <= bus_data[8*i +: 8];
    end

    initial cb_blend_alpha_blend_alpha_byte_i = 8'd0;
    always @(posedge clock) begin
      if (write_cb_blend_alpha & bus_bytes[i]) cb_blend_alpha_blend_alpha_byte_i <= bus_data[8*i +: 8];
    end
  end

  for (i = 0; i < 5; i = i + 1) begin : each_write_cb_color_clear_word0
    localparam [5:0] INDEX_2 = 15*i;
    localparam [5:0] INDEX_3 = 15*i + 1;
    assign write_cb_color_fmask_slice[i + 2] = writing_and_context_page_28d & (bus_address[7:2] == INDEX_2);
    assign write_cb_color_clear_word0[i + 2] = writing_and_context_page_28d & (bus_address[7:2] == INDEX_3);
  end

  for (i = 0; i < 7; i = i + 1) begin : each_cb_color_attrib_fmask_tile_mode_index
    reg [4:0] cb_blend_control_alpha_srcblend_byte_2_i;
    reg [2:0] cb_blend_control_alpha_comb_fcn_byte_2_i;
    reg [4:0] cb_blend_control_alpha_destblend_byte_3_i;
    reg cb_blend_control_separate_alpha_blend_byte_3_i;
    reg cb_blend_control_enable_byte_3_i;
    reg cb_blend_control_disable_rop3_byte_3_i;
    reg [4:0] cb_color_attrib_tile_mode_index_byte_0_i;
    reg [2:0] cb_color_attrib_fmask_tile_mode_index_byte_0_i;
    reg [1:0] cb_color_attrib_fmask_tile_mode_index_byte_1_i;
    reg [2:0] cb_color_attrib_num_samples_byte_1_i;
    reg cb_color_attrib_num_fragments_byte_1_i;
    reg cb_color_attrib_num_fragments_byte_2_i;
    reg cb_color_attrib_force_dst_alpha_1_byte_2_i;
    assign cb_blend_control_alpha_srcblend_byte_2[i*5 +: 5] = cb_blend_control_alpha_srcblend_byte_2_i;
    assign cb_blend_control_alpha_comb_fcn_byte_2[i*3 +: 3] = cb_blend_control_alpha_comb_fcn_byte_2_i;
    assign cb_blend_control_alpha_destblend_byte_3[i*5 +: 5] = cb_blend_control_alpha_destblend_byte_3_i;
    assign cb_blend_control_separate_alpha_blend_byte_3[i] = cb_blend_control_separate_alpha_blend_byte_3_i;
    assign cb_blend_control_enable_byte_3[i] = cb_blend_control_enable_byte_3_i;
    assign cb_blend_control_disable_rop3_byte_3[i] = cb_blend_control_disable_rop3_byte_3_i;
    assign cb_color_attrib_tile_mode_index_byte_0[i*5 +: 5] = cb_color_attrib_tile_mode_index_byte_0_i;
    assign cb_color_attrib_fmask_tile_mode_index_byte_0[i*3 +: 3] = cb_color_attrib_fmask_tile_mode_index_byte_0_i;
    assign cb_color_attrib_fmask_tile_mode_index_byte_1[i*2 +: 2] = cb_color_attrib_fmask_tile_mode_index_byte_1_i;
    assign cb_color_attrib_num_samples_byte_1[i*3 +: 3] = cb_color_attrib_num_samples_byte_1_i;
    assign cb_color_attrib_num_fragments_byte_1[i] = cb_color_attrib_num_fragments_byte_1_i;
    assign cb_color_attrib_num_fragments_byte_2[i] = cb_color_attrib_num_fragments_byte_2_i;
    assign cb_color_attrib_force_dst_alpha_1_byte_2[i] = cb_color_attrib_force_dst_alpha_1_byte_2_i;

    initial begin
      cb_blend_control_alpha_srcblend_byte_2_i = 5'd0; cb_blend_control_alpha_comb_fcn_byte_2_i = 3'd0;
    end
    always @(posedge clock) begin
      if (write_cb_blend_control[i] & bus_bytes[2]) begin
        cb_blend_control_alpha_srcblend_byte_2_i <= bus_data[20:16];
        cb_blend_control_alpha_comb_fcn_byte_2_i <= bus_data[23:21];
      end
    end

    initial begin
      cb_blend_control_alpha_destblend_byte_3_i = 5'd0; cb_blend_control_separate_alpha_blend_byte_3_i = 1'b0;
      cb_blend_control_enable_byte_3_i = 1'b0; cb_blend_control_disable_rop3_byte_3_i = 1'b0;
    end
    always @(posedge clock) begin
      if (write_cb_blend_control[i] & bus_bytes[3]) begin
        cb_blend_control_alpha_destblend_byte_3_i <= bus_data[28:24];
        cb_blend_control_separate_alpha_blend_byte_3_i <= bus_data[29];
        cb_blend_control_enable_byte_3_i <= bus_data[30];
        cb_blend_control_disable_rop3_byte_3_i <= bus_data[31];
      end
    end

    initial begin
      cb_color_attrib_tile_mode_index_byte_0_i = 5'd0; cb_color_attrib_fmask_tile_mode_index_byte_0_i = 3'd0;
    end
    always @(posedge clock) begin
      if (cb_blend_control_alpha_srcblend_byte_2_enable_all[8*i + 8]) begin
        cb_color_attrib_tile_mode_index_byte_0_i <= bus_data[4:0];
        cb_color_attrib_fmask_tile_mode_index_byte_0_i <= bus_data[7:5];
      end
    end

    initial begin
      cb_color_attrib_fmask_tile_mode_index_byte_1_i = 2'd0; cb_color_attrib_num_samples_byte_1_i = 3'd0;
      cb_color_attrib_num_fragments_byte_1_i = 1'b0;
    end
    always @(posedge clock) begin
      if (cb_blend_control_alpha_srcblend_byte_2_enable_all[8*i + 9]) begin
        cb_color_attrib_fmask_tile_mode_index_byte_1_i <= bus_data[9:8];
        cb_color_attrib_num_samples_byte_1_i <= bus_data[14:12];
        cb_color_attrib_num_fragments_byte_1_i <= bus_data[15];
      end
    end

    initial begin
      cb_color_attrib_num_fragments_byte_2_i = 1'b0; cb_color_attrib_force_dst_alpha_1_byte_2_i = 1'b0;
    end
    always @(posedge clock) begin
      if (cb_blend_control_alpha_srcblend_byte_2_enable_all[8*i + 10]) begin
        cb_color_attrib_num_fragments_byte_2_i <= bus_data[16];
        cb_color_attrib_force_dst_alpha_1_byte_2_i <= bus_data[17];
      end
    end
  end

  for (i = 0; i < 8; i = i + 1) begin : each_cb_color_base_base_256b
    localparam [5:0] INDEX_4 = i + 32;
    reg [4:0] cb_blend_control_color_srcblend_byte_0_i;
    reg [2:0] cb_blend_control_color_comb_fcn_byte_0_i;
    reg [4:0] cb_blend_control_color_destblend_byte_1_i;
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
    assign write_cb_blend_control[i] = writing & context_page_287 & write_cb_color_clear_word1_equal[i];
    assign write_cb_color_clear_word1_equal[i] = bus_address[7:2] == INDEX_4;
    assign read_data_case_27_joined[i*24 +: 24] = {cb_color_view_slice_max_byte_2_i,
        cb_color_view_slice_max_byte_1_i, 2'd0, cb_color_view_slice_start_byte_1_i,
        cb_color_view_slice_start_byte_0_i};
    assign read_data_case_25_joined[i*31 +: 31] = {cb_color_pitch_fmask_tile_max_byte_3_i,
        cb_color_pitch_fmask_tile_max_byte_2_i, 9'd0, cb_color_pitch_tile_max_byte_1_i,
        cb_color_pitch_tile_max_byte_0_i};

    initial begin
      cb_blend_control_color_srcblend_byte_0_i = 5'd0; cb_blend_control_color_comb_fcn_byte_0_i = 3'd0;
    end
    always @(posedge clock) begin
      if (write_cb_blend_control[i] & bus_bytes[0]) begin
        cb_blend_control_color_srcblend_byte_0_i <= bus_data[4:0];
        cb_blend_control_color_comb_fcn_byte_0_i <= bus_data[7:5];
      end
    end

    initial cb_blend_control_color_destblend_byte_1_i = 5'd0;
    always @(posedge clock) begin
      if (write_cb_blend_control[i] & bus_bytes[1]) cb_blend_control_color_destblend_byte_1_i <= bus_data[12:8];
    end

    initial cb_color_base_base_256b_byte_0_i = 8'd0;
    always @(posedge clock) begin
      if (write_cb_color_base[i] & bus_bytes[0]) cb_color_base_base_256b_byte_0_i <= bus_data[7:0];
    end

    initial cb_color_base_base_256b_byte_1_i = 8'd0;
    always @(posedge clock) begin
      if (write_cb_color_base[i] & bus_bytes[1]) cb_color_base_base_256b_byte_1_i <= bus_data[15:8];
    end

    initial cb_color_base_base_256b_byte_2_i = 8'd0;
    always @(posedge clock) begin
      if (write_cb_color_base[i] & bus_bytes[2]) cb_color_base_base_256b_byte_2_i <= bus_data[23:16];
    end

    initial cb_color_base_base_256b_byte_3_i = 8'd0;
    always @(posedge clock) begin
      if (write_cb_color_base[i] & bus_bytes[3]) cb_color_base_base_256b_byte_3_i <= bus_data[31:24];
    end

    initial cb_color_pitch_tile_max_byte_0_i = 8'd0;
    always @(posedge clock) begin
      if (write_cb_color_pitch[i] & bus_bytes[0]) cb_color_pitch_tile_max_byte_0_i <= bus_data[7:0];
    end

    initial cb_color_pitch_tile_max_byte_1_i = 3'd0;
    always @(posedge clock) begin
      if (write_cb_color_pitch[i] & bus_bytes[1]) cb_color_pitch_tile_max_byte_1_i <= bus_data[10:8];
    end

    initial cb_color_pitch_fmask_tile_max_byte_2_i = 4'd0;
    always @(posedge clock) begin
      if (write_cb_color_pitch[i] & bus_bytes[2]) cb_color_pitch_fmask_tile_max_byte_2_i <= bus_data[23:20];
    end

    initial cb_color_pitch_fmask_tile_max_byte_3_i = 7'd0;
    always @(posedge clock) begin
      if (write_cb_color_pitch[i] & bus_bytes[3]) cb_color_pitch_fmask_tile_max_byte_3_i <= bus_data[30:24];
    end

    initial cb_color_slice_tile_max_byte_0_i = 8'd0;
    always @(posedge clock) begin
      if (write_cb_color_slice[i] & bus_bytes[0]) cb_color_slice_tile_max_byte_0_i <= bus_data[7:0];
    end

    initial cb_color_slice_tile_max_byte_1_i = 8'd0;
    always @(posedge clock) begin
      if (write_cb_color_slice[i] & bus_bytes[1]) cb_color_slice_tile_max_byte_1_i <= bus_data[15:8];
    end

    initial cb_color_slice_tile_max_byte_2_i = 6'd0;
    always @(posedge clock) begin
      if (write_cb_color_slice[i] & bus_bytes[2]) cb_color_slice_tile_max_byte_2_i <= bus_data[21:16];
    end

    initial cb_color_view_slice_start_byte_0_i = 8'd0;
    always @(posedge clock) begin
      if (write_cb_color_view[i] & bus_bytes[0]) cb_color_view_slice_start_byte_0_i <= bus_data[7:0];
    end

    initial begin
      cb_color_view_slice_start_byte_1_i = 3'd0; cb_color_view_slice_max_byte_1_i = 3'd0;
    end
    always @(posedge clock) begin
      if (cb_blend_control_alpha_srcblend_byte_2_enable_all[8*i + 3]) begin
        cb_color_view_slice_start_byte_1_i <= bus_data[10:8];
        cb_color_view_slice_max_byte_1_i <= bus_data[15:13];
      end
    end

    initial cb_color_view_slice_max_byte_2_i = 8'd0;
    always @(posedge clock) begin
      if (write_cb_color_view[i] & bus_bytes[2]) cb_color_view_slice_max_byte_2_i <= bus_data[23:16];
    end

    initial begin
      cb_color_info_endian_byte_0_i = 2'd0; cb_color_info_format_byte_0_i = 5'd0;
      cb_color_info_linear_general_byte_0_i = 1'b0;
    end
    always @(posedge clock) begin
      if (cb_blend_control_alpha_srcblend_byte_2_enable_all[8*i + 4]) begin
        cb_color_info_endian_byte_0_i <= bus_data[1:0];
        cb_color_info_format_byte_0_i <= bus_data[6:2];
        cb_color_info_linear_general_byte_0_i <= bus_data[7];
      end
    end

    initial begin
      cb_color_info_number_type_byte_1_i = 3'd0; cb_color_info_comp_swap_byte_1_i = 2'd0;
      cb_color_info_fast_clear_byte_1_i = 1'b0; cb_color_info_compression_byte_1_i = 1'b0;
      cb_color_info_blend_clamp_byte_1_i = 1'b0;
    end
    always @(posedge clock) begin
      if (cb_blend_control_alpha_srcblend_byte_2_enable_all[8*i + 5]) begin
        cb_color_info_number_type_byte_1_i <= bus_data[10:8];
        cb_color_info_comp_swap_byte_1_i <= bus_data[12:11];
        cb_color_info_fast_clear_byte_1_i <= bus_data[13];
        cb_color_info_compression_byte_1_i <= bus_data[14];
        cb_color_info_blend_clamp_byte_1_i <= bus_data[15];
      end
    end

    initial begin
      cb_color_info_blend_bypass_byte_2_i = 1'b0; cb_color_info_simple_float_byte_2_i = 1'b0;
      cb_color_info_round_mode_byte_2_i = 1'b0; cb_color_info_cmask_is_linear_byte_2_i = 1'b0;
      cb_color_info_blend_opt_dont_rd_dst_byte_2_i = 3'd0; cb_color_info_blend_opt_discard_pixel_byte_2_i = 1'b0;
    end
    always @(posedge clock) begin
      if (cb_blend_control_alpha_srcblend_byte_2_enable_all[8*i + 6]) begin
        cb_color_info_blend_bypass_byte_2_i <= bus_data[16];
        cb_color_info_simple_float_byte_2_i <= bus_data[17];
        cb_color_info_round_mode_byte_2_i <= bus_data[18];
        cb_color_info_cmask_is_linear_byte_2_i <= bus_data[19];
        cb_color_info_blend_opt_dont_rd_dst_byte_2_i <= bus_data[22:20];
        cb_color_info_blend_opt_discard_pixel_byte_2_i <= bus_data[23];
      end
    end

    initial begin
      cb_color_info_blend_opt_discard_pixel_byte_3_i = 2'd0; cb_color_info_fmask_compression_disable_byte_3_i = 1'b0;
    end
    always @(posedge clock) begin
      if (cb_blend_control_alpha_srcblend_byte_2_enable_all[8*i + 7]) begin
        cb_color_info_blend_opt_discard_pixel_byte_3_i <= bus_data[25:24];
        cb_color_info_fmask_compression_disable_byte_3_i <= bus_data[26];
      end
    end

    initial cb_color_cmask_base_256b_byte_0_i = 8'd0;
    always @(posedge clock) begin
      if (write_cb_color_cmask[i] & bus_bytes[0]) cb_color_cmask_base_256b_byte_0_i <= bus_data[7:0];
    end

    initial cb_color_cmask_base_256b_byte_1_i = 8'd0;
    always @(posedge clock) begin
      if (write_cb_color_cmask[i] & bus_bytes[1]) cb_color_cmask_base_256b_byte_1_i <= bus_data[15:8];
    end

    initial cb_color_cmask_base_256b_byte_2_i = 8'd0;
    always @(posedge clock) begin
      if (write_cb_color_cmask[i] & bus_bytes[2]) cb_color_cmask_base_256b_byte_2_i <= bus_data[23:16];
    end

    initial cb_color_cmask_base_256b_byte_3_i = 8'd0;
    always @(posedge clock) begin
      if (write_cb_color_cmask[i] & bus_bytes[3]) cb_color_cmask_base_256b_byte_3_i <= bus_data[31:24];
    end

    initial cb_color_cmask_slice_tile_max_byte_0_i = 8'd0;
    always @(posedge clock) begin
      if (write_cb_color_cmask_slice[i] & bus_bytes[0]) cb_color_cmask_slice_tile_max_byte_0_i <= bus_data[7:0];
    end

    initial cb_color_cmask_slice_tile_max_byte_1_i = 6'd0;
    always @(posedge clock) begin
      if (write_cb_color_cmask_slice[i] & bus_bytes[1]) cb_color_cmask_slice_tile_max_byte_1_i <= bus_data[13:8];
    end

    initial cb_color_fmask_base_256b_byte_0_i = 8'd0;
    always @(posedge clock) begin
      if (write_cb_color_fmask[i] & bus_bytes[0]) cb_color_fmask_base_256b_byte_0_i <= bus_data[7:0];
    end

    initial cb_color_fmask_base_256b_byte_1_i = 8'd0;
    always @(posedge clock) begin
      if (write_cb_color_fmask[i] & bus_bytes[1]) cb_color_fmask_base_256b_byte_1_i <= bus_data[15:8];
    end

    initial cb_color_fmask_base_256b_byte_2_i = 8'd0;
    always @(posedge clock) begin
      if (write_cb_color_fmask[i] & bus_bytes[2]) cb_color_fmask_base_256b_byte_2_i <= bus_data[23:16];
    end

    initial cb_color_fmask_base_256b_byte_3_i = 8'd0;
    always @(posedge clock) begin
      if (write_cb_color_fmask[i] & bus_bytes[3]) cb_color_fmask_base_256b_byte_3_i <= bus_data[31:24];
    end

    initial cb_color_fmask_slice_tile_max_byte_0_i = 8'd0;
    always @(posedge clock) begin
      if (write_cb_color_fmask_slice[i] & bus_bytes[0]) cb_color_fmask_slice_tile_max_byte_0_i <= bus_data[7:0];
    end

    initial cb_color_fmask_slice_tile_max_byte_1_i = 8'd0;
    always @(posedge clock) begin
      if (write_cb_color_fmask_slice[i] & bus_bytes[1]) cb_color_fmask_slice_tile_max_byte_1_i <= bus_data[15:8];
    end

    initial cb_color_fmask_slice_tile_max_byte_2_i = 6'd0;
    always @(posedge clock) begin
      if (write_cb_color_fmask_slice[i] & bus_bytes[2]) cb_color_fmask_slice_tile_max_byte_2_i <= bus_data[21:16];
    end

    initial cb_color_clear_word0_clear_word0_byte_0_i = 8'd0;
    always @(posedge clock) begin
      if (write_cb_color_clear_word0[i] & bus_bytes[0]) cb_color_clear_word0_clear_word0_byte_0_i <= bus_data[7:0];
    end

    initial cb_color_clear_word0_clear_word0_byte_1_i = 8'd0;
    always @(posedge clock) begin
      if (write_cb_color_clear_word0[i] & bus_bytes[1]) cb_color_clear_word0_clear_word0_byte_1_i <= bus_data[15:8];
    end

    initial cb_color_clear_word0_clear_word0_byte_2_i = 8'd0;
    always @(posedge clock) begin
      if (write_cb_color_clear_word0[i] & bus_bytes[2]) cb_color_clear_word0_clear_word0_byte_2_i <= bus_data[23:16];
    end

    initial cb_color_clear_word0_clear_word0_byte_3_i = 8'd0;
    always @(posedge clock) begin
      if (write_cb_color_clear_word0[i] & bus_bytes[3]) cb_color_clear_word0_clear_word0_byte_3_i <= bus_data[31:24];
    end

    initial cb_color_clear_word1_clear_word1_byte_0_i = 8'd0;
    always @(posedge clock) begin
      if (write_cb_color_clear_word1[i] & bus_bytes[0]) cb_color_clear_word1_clear_word1_byte_0_i <= bus_data[7:0];
    end

    initial cb_color_clear_word1_clear_word1_byte_1_i = 8'd0;
    always @(posedge clock) begin
      if (write_cb_color_clear_word1[i] & bus_bytes[1]) cb_color_clear_word1_clear_word1_byte_1_i <= bus_data[15:8];
    end

    initial cb_color_clear_word1_clear_word1_byte_2_i = 8'd0;
    always @(posedge clock) begin
      if (write_cb_color_clear_word1[i] & bus_bytes[2]) cb_color_clear_word1_clear_word1_byte_2_i <= bus_data[23:16];
    end

    initial cb_color_clear_word1_clear_word1_byte_3_i = 8'd0;
    always @(posedge clock) begin
      if (write_cb_color_clear_word1[i] & bus_bytes[3]) cb_color_clear_word1_clear_word1_byte_3_i <= bus_data[31:24];
    end
  end

  initial begin
    cb_hw_control_cm_cache_evict_point_byte_0 = 4'd8; cb_hw_control_fc_cache_evict_point_byte_0 = 2'd0;
  end
  always @(posedge clock) begin
    if (cb_hw_control_cm_cache_evict_point_byte_0_enable_all[0]) begin
      cb_hw_control_cm_cache_evict_point_byte_0 <= bus_data[3:0];
      cb_hw_control_fc_cache_evict_point_byte_0 <= bus_data[7:6];
    end
  end

  initial begin
    cb_hw_control_fc_cache_evict_point_byte_1 = 2'd2; cb_hw_control_cc_cache_evict_point_byte_1 = 4'd8;
  end
  always @(posedge clock) begin
    if (cb_hw_control_cm_cache_evict_point_byte_0_enable_all[1]) begin
      cb_hw_control_fc_cache_evict_point_byte_1 <= bus_data[9:8];
      cb_hw_control_cc_cache_evict_point_byte_1 <= bus_data[15:12];
    end
  end

  initial begin
    cb_hw_control_allow_mrt_with_dual_source_byte_2 = 1'b0;
    cb_hw_control_disable_intnorm_le11bpc_clamping_byte_2 = 1'b1; cb_hw_control_force_needs_dst_byte_2 = 1'b0;
    cb_hw_control_force_always_toggle_byte_2 = 1'b0; cb_hw_control_disable_blend_opt_result_eq_dest_byte_2 = 1'b0;
    cb_hw_control_disable_full_write_mask_byte_2 = 1'b0;
    cb_hw_control_disable_resolve_opt_for_single_frag_byte_2 = 1'b0;
  end
  always @(posedge clock) begin
    if (cb_hw_control_cm_cache_evict_point_byte_0_enable_all[2]) begin
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
    cb_hw_control_disable_blend_opt_dont_rd_dst_byte_3 = 1'b0; cb_hw_control_disable_blend_opt_bypass_byte_3 = 1'b0;
    cb_hw_control_disable_blend_opt_discard_pixel_byte_3 = 1'b0;
    cb_hw_control_disable_blend_opt_when_disabled_srcalpha_is_used_byte_3 = 1'b0;
    cb_hw_control_prioritize_fc_wr_over_fc_rd_on_cmask_conflict_byte_3 = 1'b0;
    cb_hw_control_prioritize_fc_evict_over_fop_rd_on_bank_conflict_byte_3 = 1'b0;
    cb_hw_control_disable_cc_ib_serializer_state_opt_byte_3 = 1'b0;
    cb_hw_control_disable_pixel_in_quad_fix_for_linear_surface_byte_3 = 1'b0;
  end
  always @(posedge clock) begin
    if (cb_hw_control_cm_cache_evict_point_byte_0_enable_all[3]) begin
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
    cb_target_mask_target0_enable_byte_0 = 4'd0; cb_target_mask_target1_enable_byte_0 = 4'd0;
  end
  always @(posedge clock) begin
    if (cb_target_mask_target0_enable_byte_0_enable_all[0]) begin
      cb_target_mask_target0_enable_byte_0 <= bus_data[3:0];
      cb_target_mask_target1_enable_byte_0 <= bus_data[7:4];
    end
  end

  initial begin
    cb_target_mask_target2_enable_byte_1 = 4'd0; cb_target_mask_target3_enable_byte_1 = 4'd0;
  end
  always @(posedge clock) begin
    if (cb_target_mask_target0_enable_byte_0_enable_all[1]) begin
      cb_target_mask_target2_enable_byte_1 <= bus_data[11:8];
      cb_target_mask_target3_enable_byte_1 <= bus_data[15:12];
    end
  end

  initial begin
    cb_target_mask_target4_enable_byte_2 = 4'd0; cb_target_mask_target5_enable_byte_2 = 4'd0;
  end
  always @(posedge clock) begin
    if (cb_target_mask_target0_enable_byte_0_enable_all[2]) begin
      cb_target_mask_target4_enable_byte_2 <= bus_data[19:16];
      cb_target_mask_target5_enable_byte_2 <= bus_data[23:20];
    end
  end

  initial begin
    cb_target_mask_target6_enable_byte_3 = 4'd0; cb_target_mask_target7_enable_byte_3 = 4'd0;
  end
  always @(posedge clock) begin
    if (cb_target_mask_target0_enable_byte_0_enable_all[3]) begin
      cb_target_mask_target6_enable_byte_3 <= bus_data[27:24];
      cb_target_mask_target7_enable_byte_3 <= bus_data[31:28];
    end
  end

  initial begin
    cb_shader_mask_output0_enable_byte_0 = 4'd0; cb_shader_mask_output1_enable_byte_0 = 4'd0;
  end
  always @(posedge clock) begin
    if (cb_shader_mask_output0_enable_byte_0_enable_all[0]) begin
      cb_shader_mask_output0_enable_byte_0 <= bus_data[3:0];
      cb_shader_mask_output1_enable_byte_0 <= bus_data[7:4];
    end
  end

  initial begin
    cb_shader_mask_output2_enable_byte_1 = 4'd0; cb_shader_mask_output3_enable_byte_1 = 4'd0;
  end
  always @(posedge clock) begin
    if (cb_shader_mask_output0_enable_byte_0_enable_all[1]) begin
      cb_shader_mask_output2_enable_byte_1 <= bus_data[11:8];
      cb_shader_mask_output3_enable_byte_1 <= bus_data[15:12];
    end
  end

  initial begin
    cb_shader_mask_output4_enable_byte_2 = 4'd0; cb_shader_mask_output5_enable_byte_2 = 4'd0;
  end
  always @(posedge clock) begin
    if (cb_shader_mask_output0_enable_byte_0_enable_all[2]) begin
      cb_shader_mask_output4_enable_byte_2 <= bus_data[19:16];
      cb_shader_mask_output5_enable_byte_2 <= bus_data[23:20];
    end
  end

  initial begin
    cb_shader_mask_output6_enable_byte_3 = 4'd0; cb_shader_mask_output7_enable_byte_3 = 4'd0;
  end
  always @(posedge clock) begin
    if (cb_shader_mask_output0_enable_byte_0_enable_all[3]) begin
      cb_shader_mask_output6_enable_byte_3 <= bus_data[27:24];
      cb_shader_mask_output7_enable_byte_3 <= bus_data[31:28];
    end
  end

  initial begin
    cb_blend_control_alpha_srcblend_7_byte_2 = 5'd0; cb_blend_control_alpha_comb_fcn_7_byte_2 = 3'd0;
  end
  always @(posedge clock) begin
    if (cb_blend_control_alpha_srcblend_byte_2_enable_all[0]) begin
      cb_blend_control_alpha_srcblend_7_byte_2 <= bus_data[20:16];
      cb_blend_control_alpha_comb_fcn_7_byte_2 <= bus_data[23:21];
    end
  end

  initial begin
    cb_blend_control_alpha_destblend_7_byte_3 = 5'd0; cb_blend_control_separate_alpha_blend_7_byte_3 = 1'b0;
    cb_blend_control_enable_7_byte_3 = 1'b0; cb_blend_control_disable_rop3_7_byte_3 = 1'b0;
  end
  always @(posedge clock) begin
    if (cb_blend_control_alpha_srcblend_byte_2_enable_all[1]) begin
      cb_blend_control_alpha_destblend_7_byte_3 <= bus_data[28:24];
      cb_blend_control_separate_alpha_blend_7_byte_3 <= bus_data[29];
      cb_blend_control_enable_7_byte_3 <= bus_data[30];
      cb_blend_control_disable_rop3_7_byte_3 <= bus_data[31];
    end
  end

  initial begin
    cb_color_control_degamma_enable_byte_0 = 1'b0; cb_color_control_mode_byte_0 = 3'd0;
  end
  always @(posedge clock) begin
    if (cb_blend_control_alpha_srcblend_byte_2_enable_all[2]) begin
      cb_color_control_degamma_enable_byte_0 <= bus_data[3];
      cb_color_control_mode_byte_0 <= bus_data[6:4];
    end
  end

  initial cb_color_control_rop3_byte_2 = 8'd0;
  always @(posedge clock) begin
    if (write_cb_color_control & bus_bytes[2]) cb_color_control_rop3_byte_2 <= bus_data[23:16];
  end

  initial begin
    cb_color_attrib_tile_mode_index_7_byte_0 = 5'd0; cb_color_attrib_fmask_tile_mode_index_7_byte_0 = 3'd0;
  end
  always @(posedge clock) begin
    if (write_cb_color_attrib_7 & bus_bytes[0]) begin
      cb_color_attrib_tile_mode_index_7_byte_0 <= bus_data[4:0];
      cb_color_attrib_fmask_tile_mode_index_7_byte_0 <= bus_data[7:5];
    end
  end

  initial begin
    cb_color_attrib_fmask_tile_mode_index_7_byte_1 = 2'd0; cb_color_attrib_num_samples_7_byte_1 = 3'd0;
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
    cb_color_attrib_num_fragments_7_byte_2 = 1'b0; cb_color_attrib_force_dst_alpha_1_7_byte_2 = 1'b0;
  end
  always @(posedge clock) begin
    if (write_cb_color_attrib_7 & bus_bytes[2]) begin
      cb_color_attrib_num_fragments_7_byte_2 <= bus_data[16];
      cb_color_attrib_force_dst_alpha_1_7_byte_2 <= bus_data[17];
    end
  end

  wire [31:0] read_data_next_any = (by_bus_address_7_2_11[31:0] & {32{config_page_9a}}) | (by_bus_address_7_2_9[31:0]
      & {32{context_page_282}}) | (by_bus_address_7_2_7[31:0] & {32{context_page_284}}) | (by_bus_address_7_2_5[31:0]
      & {32{context_page_287}}) | (by_bus_address_7_2_read_data_case_2_joined[31:0] & {32{context_page_288}}) |
      (by_bus_address_7_2_cb_color_slice_tile_max_0[31:0] & {32{context_page_28c}}) |
      (by_bus_address_7_2_bus_address[31:0] & {32{context_page_28d}}) | (by_bus_address_7_2[31:0] &
      {32{context_page_28e}});

  initial begin
    ready = 1'b0; error = 1'b0; read_data = 32'd0;
  end
  always @(posedge clock) begin
    ready <= bus_valid;
    error <= bus_valid & ~found;
    read_data <= read_data_next_any & {32{bus_valid & found & ~bus_write}};
  end

endmodule

`default_nettype wire
