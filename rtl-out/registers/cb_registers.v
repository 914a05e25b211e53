// cb_registers: generator of hdl/src/registers/register_block.rs. Written by Tombolo; change the source.
// SPDX-License-Identifier: MIT OR Apache-2.0
`default_nettype none

module cb_registers (
  input wire clock,
  input wire bus_valid,
  input wire bus_write,
  input wire [17:0] bus_address,
  input wire [31:0] bus_data,
  input wire [3:0] bus_bytes,
  output reg bus_ready,
  output reg bus_error,
  output reg [31:0] bus_read_data,
  output reg [3:0] cb_hw_control_cm_cache_evict_point,
  output wire [3:0] cb_hw_control_fc_cache_evict_point,
  output reg [3:0] cb_hw_control_cc_cache_evict_point,
  output reg cb_hw_control_allow_mrt_with_dual_source,
  output reg cb_hw_control_disable_intnorm_le11bpc_clamping,
  output reg cb_hw_control_force_needs_dst,
  output reg cb_hw_control_force_always_toggle,
  output reg cb_hw_control_disable_blend_opt_result_eq_dest,
  output reg cb_hw_control_disable_full_write_mask,
  output reg cb_hw_control_disable_resolve_opt_for_single_frag,
  output reg cb_hw_control_disable_blend_opt_dont_rd_dst,
  output reg cb_hw_control_disable_blend_opt_bypass,
  output reg cb_hw_control_disable_blend_opt_discard_pixel,
  output reg cb_hw_control_disable_blend_opt_when_disabled_srcalpha_is_used,
  output reg cb_hw_control_prioritize_fc_wr_over_fc_rd_on_cmask_conflict,
  output reg cb_hw_control_prioritize_fc_evict_over_fop_rd_on_bank_conflict,
  output reg cb_hw_control_disable_cc_ib_serializer_state_opt,
  output reg cb_hw_control_disable_pixel_in_quad_fix_for_linear_surface,
  output reg [3:0] cb_target_mask_target0_enable,
  output reg [3:0] cb_target_mask_target1_enable,
  output reg [3:0] cb_target_mask_target2_enable,
  output reg [3:0] cb_target_mask_target3_enable,
  output reg [3:0] cb_target_mask_target4_enable,
  output reg [3:0] cb_target_mask_target5_enable,
  output reg [3:0] cb_target_mask_target6_enable,
  output reg [3:0] cb_target_mask_target7_enable,
  output reg [3:0] cb_shader_mask_output0_enable,
  output reg [3:0] cb_shader_mask_output1_enable,
  output reg [3:0] cb_shader_mask_output2_enable,
  output reg [3:0] cb_shader_mask_output3_enable,
  output reg [3:0] cb_shader_mask_output4_enable,
  output reg [3:0] cb_shader_mask_output5_enable,
  output reg [3:0] cb_shader_mask_output6_enable,
  output reg [3:0] cb_shader_mask_output7_enable,
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
  output wire [7:0] cb_blend_control_separate_alpha_blend,
  output wire [7:0] cb_blend_control_enable,
  output wire [7:0] cb_blend_control_disable_rop3,
  output wire [4:0] cb_blend_control_color_srcblend_1,
  output wire [2:0] cb_blend_control_color_comb_fcn_1,
  output wire [4:0] cb_blend_control_color_destblend_1,
  output wire [4:0] cb_blend_control_alpha_srcblend_1,
  output wire [2:0] cb_blend_control_alpha_comb_fcn_1,
  output wire [4:0] cb_blend_control_alpha_destblend_1,
  output wire [4:0] cb_blend_control_color_srcblend_2,
  output wire [2:0] cb_blend_control_color_comb_fcn_2,
  output wire [4:0] cb_blend_control_color_destblend_2,
  output wire [4:0] cb_blend_control_alpha_srcblend_2,
  output wire [2:0] cb_blend_control_alpha_comb_fcn_2,
  output wire [4:0] cb_blend_control_alpha_destblend_2,
  output wire [4:0] cb_blend_control_color_srcblend_3,
  output wire [2:0] cb_blend_control_color_comb_fcn_3,
  output wire [4:0] cb_blend_control_color_destblend_3,
  output wire [4:0] cb_blend_control_alpha_srcblend_3,
  output wire [2:0] cb_blend_control_alpha_comb_fcn_3,
  output wire [4:0] cb_blend_control_alpha_destblend_3,
  output wire [4:0] cb_blend_control_color_srcblend_4,
  output wire [2:0] cb_blend_control_color_comb_fcn_4,
  output wire [4:0] cb_blend_control_color_destblend_4,
  output wire [4:0] cb_blend_control_alpha_srcblend_4,
  output wire [2:0] cb_blend_control_alpha_comb_fcn_4,
  output wire [4:0] cb_blend_control_alpha_destblend_4,
  output wire [4:0] cb_blend_control_color_srcblend_5,
  output wire [2:0] cb_blend_control_color_comb_fcn_5,
  output wire [4:0] cb_blend_control_color_destblend_5,
  output wire [4:0] cb_blend_control_alpha_srcblend_5,
  output wire [2:0] cb_blend_control_alpha_comb_fcn_5,
  output wire [4:0] cb_blend_control_alpha_destblend_5,
  output wire [4:0] cb_blend_control_color_srcblend_6,
  output wire [2:0] cb_blend_control_color_comb_fcn_6,
  output wire [4:0] cb_blend_control_color_destblend_6,
  output wire [4:0] cb_blend_control_alpha_srcblend_6,
  output wire [2:0] cb_blend_control_alpha_comb_fcn_6,
  output wire [4:0] cb_blend_control_alpha_destblend_6,
  output wire [4:0] cb_blend_control_color_srcblend_7,
  output wire [2:0] cb_blend_control_color_comb_fcn_7,
  output wire [4:0] cb_blend_control_color_destblend_7,
  output wire [4:0] cb_blend_control_alpha_srcblend_7,
  output wire [2:0] cb_blend_control_alpha_comb_fcn_7,
  output wire [4:0] cb_blend_control_alpha_destblend_7,
  output reg cb_color_control_degamma_enable,
  output reg [2:0] cb_color_control_mode,
  output reg [7:0] cb_color_control_rop3,
  output wire [255:0] cb_color_base_base_256b,
  output wire [87:0] cb_color_pitch_tile_max,
  output wire [87:0] cb_color_pitch_fmask_tile_max,
  output wire [175:0] cb_color_slice_tile_max,
  output wire [87:0] cb_color_view_slice_start,
  output wire [87:0] cb_color_view_slice_max,
  output wire [1:0] cb_color_info_endian_0,
  output wire [4:0] cb_color_info_format_0,
  output wire [7:0] cb_color_info_linear_general,
  output wire [2:0] cb_color_info_number_type_0,
  output wire [1:0] cb_color_info_comp_swap_0,
  output wire [7:0] cb_color_info_fast_clear,
  output wire [7:0] cb_color_info_compression,
  output wire [7:0] cb_color_info_blend_clamp,
  output wire [7:0] cb_color_info_blend_bypass,
  output wire [7:0] cb_color_info_simple_float,
  output wire cb_color_info_round_mode_0,
  output wire [7:0] cb_color_info_cmask_is_linear,
  output wire [2:0] cb_color_info_blend_opt_dont_rd_dst_0,
  output wire [2:0] cb_color_info_blend_opt_discard_pixel_0,
  output wire [7:0] cb_color_info_fmask_compression_disable,
  output wire [39:0] cb_color_attrib_tile_mode_index,
  output wire [39:0] cb_color_attrib_fmask_tile_mode_index,
  output wire [23:0] cb_color_attrib_num_samples,
  output wire [15:0] cb_color_attrib_num_fragments,
  output wire [7:0] cb_color_attrib_force_dst_alpha_1,
  output wire [255:0] cb_color_cmask_base_256b,
  output wire [111:0] cb_color_cmask_slice_tile_max,
  output wire [255:0] cb_color_fmask_base_256b,
  output wire [175:0] cb_color_fmask_slice_tile_max,
  output wire [255:0] cb_color_clear_word0_clear_word0,
  output wire [255:0] cb_color_clear_word1_clear_word1,
  output wire [1:0] cb_color_info_endian_1,
  output wire [4:0] cb_color_info_format_1,
  output wire [2:0] cb_color_info_number_type_1,
  output wire [1:0] cb_color_info_comp_swap_1,
  output wire cb_color_info_round_mode_1,
  output wire [2:0] cb_color_info_blend_opt_dont_rd_dst_1,
  output wire [2:0] cb_color_info_blend_opt_discard_pixel_1,
  output wire [1:0] cb_color_info_endian_2,
  output wire [4:0] cb_color_info_format_2,
  output wire [2:0] cb_color_info_number_type_2,
  output wire [1:0] cb_color_info_comp_swap_2,
  output wire cb_color_info_round_mode_2,
  output wire [2:0] cb_color_info_blend_opt_dont_rd_dst_2,
  output wire [2:0] cb_color_info_blend_opt_discard_pixel_2,
  output wire [1:0] cb_color_info_endian_3,
  output wire [4:0] cb_color_info_format_3,
  output wire [2:0] cb_color_info_number_type_3,
  output wire [1:0] cb_color_info_comp_swap_3,
  output wire cb_color_info_round_mode_3,
  output wire [2:0] cb_color_info_blend_opt_dont_rd_dst_3,
  output wire [2:0] cb_color_info_blend_opt_discard_pixel_3,
  output wire [1:0] cb_color_info_endian_4,
  output wire [4:0] cb_color_info_format_4,
  output wire [2:0] cb_color_info_number_type_4,
  output wire [1:0] cb_color_info_comp_swap_4,
  output wire cb_color_info_round_mode_4,
  output wire [2:0] cb_color_info_blend_opt_dont_rd_dst_4,
  output wire [2:0] cb_color_info_blend_opt_discard_pixel_4,
  output wire [1:0] cb_color_info_endian_5,
  output wire [4:0] cb_color_info_format_5,
  output wire [2:0] cb_color_info_number_type_5,
  output wire [1:0] cb_color_info_comp_swap_5,
  output wire cb_color_info_round_mode_5,
  output wire [2:0] cb_color_info_blend_opt_dont_rd_dst_5,
  output wire [2:0] cb_color_info_blend_opt_discard_pixel_5,
  output wire [1:0] cb_color_info_endian_6,
  output wire [4:0] cb_color_info_format_6,
  output wire [2:0] cb_color_info_number_type_6,
  output wire [1:0] cb_color_info_comp_swap_6,
  output wire cb_color_info_round_mode_6,
  output wire [2:0] cb_color_info_blend_opt_dont_rd_dst_6,
  output wire [2:0] cb_color_info_blend_opt_discard_pixel_6,
  output wire [1:0] cb_color_info_endian_7,
  output wire [4:0] cb_color_info_format_7,
  output wire [2:0] cb_color_info_number_type_7,
  output wire [1:0] cb_color_info_comp_swap_7,
  output wire cb_color_info_round_mode_7,
  output wire [2:0] cb_color_info_blend_opt_dont_rd_dst_7,
  output wire [2:0] cb_color_info_blend_opt_discard_pixel_7
);
  localparam [2:0] CB_COLOR_CONTROL_MODE_CB_DISABLE = 3'd0; localparam [7:0] CB_COLOR_CONTROL_ROP3_0X00 = 8'd0;

  reg [1:0] cb_hw_control_fc_cache_evict_point_byte_0, cb_hw_control_fc_cache_evict_point_byte_1;
  reg [31:0] cb_blend_red_blend_red_byte, cb_blend_green_blend_green_byte, cb_blend_blue_blend_blue_byte;
  reg [31:0] cb_blend_alpha_blend_alpha_byte; wire [7:0] write_cb_blend_control;
  reg [39:0] cb_blend_control_color_srcblend_byte_0; reg [23:0] cb_blend_control_color_comb_fcn_byte_0;
  reg [39:0] cb_blend_control_color_destblend_byte_1, cb_blend_control_alpha_srcblend_byte_2;
  reg [23:0] cb_blend_control_alpha_comb_fcn_byte_2; reg [39:0] cb_blend_control_alpha_destblend_byte_3;
  reg [7:0] cb_blend_control_separate_alpha_blend_byte_3, cb_blend_control_enable_byte_3;
  reg [7:0] cb_blend_control_disable_rop3_byte_3; wire [7:0] write_cb_color_base;
  reg [63:0] cb_color_base_base_256b_byte_0, cb_color_base_base_256b_byte_1, cb_color_base_base_256b_byte_2;
  reg [63:0] cb_color_base_base_256b_byte_3; wire [7:0] write_cb_color_pitch, write_cb_color_slice;
  reg [63:0] cb_color_slice_tile_max_byte_0, cb_color_slice_tile_max_byte_1;
  reg [47:0] cb_color_slice_tile_max_byte_2; wire [7:0] write_cb_color_view; reg [15:0] cb_color_info_endian_byte_0;
  reg [39:0] cb_color_info_format_byte_0; reg [7:0] cb_color_info_linear_general_byte_0;
  reg [23:0] cb_color_info_number_type_byte_1; reg [15:0] cb_color_info_comp_swap_byte_1;
  reg [7:0] cb_color_info_fast_clear_byte_1, cb_color_info_compression_byte_1, cb_color_info_blend_clamp_byte_1;
  reg [7:0] cb_color_info_blend_bypass_byte_2, cb_color_info_simple_float_byte_2, cb_color_info_round_mode_byte_2;
  reg [7:0] cb_color_info_cmask_is_linear_byte_2; reg [23:0] cb_color_info_blend_opt_dont_rd_dst_byte_2;
  reg [7:0] cb_color_info_blend_opt_discard_pixel_byte_2; reg [15:0] cb_color_info_blend_opt_discard_pixel_byte_3;
  reg [7:0] cb_color_info_fmask_compression_disable_byte_3; reg [39:0] cb_color_attrib_tile_mode_index_byte_0;
  reg [23:0] cb_color_attrib_fmask_tile_mode_index_byte_0; reg [15:0] cb_color_attrib_fmask_tile_mode_index_byte_1;
  reg [23:0] cb_color_attrib_num_samples_byte_1;
  reg [7:0] cb_color_attrib_num_fragments_byte_1, cb_color_attrib_num_fragments_byte_2;
  reg [7:0] cb_color_attrib_force_dst_alpha_1_byte_2; wire [7:0] write_cb_color_cmask;
  reg [63:0] cb_color_cmask_base_256b_byte_0, cb_color_cmask_base_256b_byte_1, cb_color_cmask_base_256b_byte_2;
  reg [63:0] cb_color_cmask_base_256b_byte_3; wire [7:0] write_cb_color_cmask_slice, write_cb_color_fmask;
  reg [63:0] cb_color_fmask_base_256b_byte_0, cb_color_fmask_base_256b_byte_1, cb_color_fmask_base_256b_byte_2;
  reg [63:0] cb_color_fmask_base_256b_byte_3; wire [7:0] write_cb_color_fmask_slice;
  reg [63:0] cb_color_fmask_slice_tile_max_byte_0, cb_color_fmask_slice_tile_max_byte_1;
  reg [47:0] cb_color_fmask_slice_tile_max_byte_2; wire [7:0] write_cb_color_clear_word0;
  reg [63:0] cb_color_clear_word0_clear_word0_byte_0, cb_color_clear_word0_clear_word0_byte_1;
  reg [63:0] cb_color_clear_word0_clear_word0_byte_2, cb_color_clear_word0_clear_word0_byte_3;
  wire [7:0] write_cb_color_clear_word1;
  reg [63:0] cb_color_clear_word1_clear_word1_byte_0, cb_color_clear_word1_clear_word1_byte_1;
  reg [63:0] cb_color_clear_word1_clear_word1_byte_2, cb_color_clear_word1_clear_word1_byte_3;
  wire [3:0] found_equal; wire [7:0] write_cb_color_clear_word1_equal; wire [263:0] bus_read_data_joined;
  wire [143:0] bus_read_data_joined2; wire [191:0] bus_read_data_joined3; wire [247:0] bus_read_data_joined4;
  wire [3:0] cb_hw_control_cm_cache_evict_point_all, cb_target_mask_target0_enable_all;
  wire [3:0] cb_shader_mask_output0_enable_all; wire [63:0] cb_blend_control_alpha_srcblend_byte_2_all;

  wire writing = bus_valid & bus_write & (~|bus_address[1:0]);
  wire config_page_9a = bus_address[17:8] == 10'h9a;
  wire bus_address_7_2_is_4 = bus_address[7:2] == 6'd4;
  wire write_cb_hw_control = writing & config_page_9a & bus_address_7_2_is_4;
  assign cb_hw_control_fc_cache_evict_point = {cb_hw_control_fc_cache_evict_point_byte_1,
      cb_hw_control_fc_cache_evict_point_byte_0};
  wire context_page_282 = bus_address[17:8] == 10'h282;
  wire found_equal_bus_address_7_2 = bus_address[7:2] == 6'he;
  wire write_cb_shader_mask_all = writing & context_page_282;
  wire write_cb_target_mask = write_cb_shader_mask_all & found_equal_bus_address_7_2;
  wire found_equal_bus_address = bus_address[7:2] == 6'hf;
  wire write_cb_shader_mask = write_cb_shader_mask_all & found_equal_bus_address;
  wire context_page_284 = bus_address[17:8] == 10'h284;
  wire write_cb_blend_alpha_all = writing & context_page_284;
  wire write_cb_blend_red = write_cb_blend_alpha_all & found_equal[0];
  assign cb_blend_red_blend_red = cb_blend_red_blend_red_byte;
  wire write_cb_blend_green = write_cb_blend_alpha_all & found_equal[1];
  assign cb_blend_green_blend_green = cb_blend_green_blend_green_byte;
  wire write_cb_blend_blue = write_cb_blend_alpha_all & found_equal[2];
  assign cb_blend_blue_blend_blue = cb_blend_blue_blend_blue_byte;
  wire write_cb_blend_alpha = write_cb_blend_alpha_all & found_equal[3];
  assign cb_blend_alpha_blend_alpha = cb_blend_alpha_blend_alpha_byte;
  wire context_page_287 = bus_address[17:8] == 10'h287;
  assign cb_blend_control_color_srcblend_0 = cb_blend_control_color_srcblend_byte_0[4:0];
  assign cb_blend_control_color_comb_fcn_0 = cb_blend_control_color_comb_fcn_byte_0[2:0];
  assign cb_blend_control_color_destblend_0 = cb_blend_control_color_destblend_byte_1[4:0];
  assign cb_blend_control_alpha_srcblend_0 = cb_blend_control_alpha_srcblend_byte_2[4:0];
  assign cb_blend_control_alpha_comb_fcn_0 = cb_blend_control_alpha_comb_fcn_byte_2[2:0];
  assign cb_blend_control_alpha_destblend_0 = cb_blend_control_alpha_destblend_byte_3[4:0];
  assign cb_blend_control_color_srcblend_1 = cb_blend_control_color_srcblend_byte_0[9:5];
  assign cb_blend_control_color_comb_fcn_1 = cb_blend_control_color_comb_fcn_byte_0[5:3];
  assign cb_blend_control_color_destblend_1 = cb_blend_control_color_destblend_byte_1[9:5];
  assign cb_blend_control_alpha_srcblend_1 = cb_blend_control_alpha_srcblend_byte_2[9:5];
  assign cb_blend_control_alpha_comb_fcn_1 = cb_blend_control_alpha_comb_fcn_byte_2[5:3];
  assign cb_blend_control_alpha_destblend_1 = cb_blend_control_alpha_destblend_byte_3[9:5];
  assign cb_blend_control_color_srcblend_2 = cb_blend_control_color_srcblend_byte_0[14:10];
  assign cb_blend_control_color_comb_fcn_2 = cb_blend_control_color_comb_fcn_byte_0[8:6];
  assign cb_blend_control_color_destblend_2 = cb_blend_control_color_destblend_byte_1[14:10];
  assign cb_blend_control_alpha_srcblend_2 = cb_blend_control_alpha_srcblend_byte_2[14:10];
  assign cb_blend_control_alpha_comb_fcn_2 = cb_blend_control_alpha_comb_fcn_byte_2[8:6];
  assign cb_blend_control_alpha_destblend_2 = cb_blend_control_alpha_destblend_byte_3[14:10];
  assign cb_blend_control_color_srcblend_3 = cb_blend_control_color_srcblend_byte_0[19:15];
  assign cb_blend_control_color_comb_fcn_3 = cb_blend_control_color_comb_fcn_byte_0[11:9];
  assign cb_blend_control_color_destblend_3 = cb_blend_control_color_destblend_byte_1[19:15];
  assign cb_blend_control_alpha_srcblend_3 = cb_blend_control_alpha_srcblend_byte_2[19:15];
  assign cb_blend_control_alpha_comb_fcn_3 = cb_blend_control_alpha_comb_fcn_byte_2[11:9];
  assign cb_blend_control_alpha_destblend_3 = cb_blend_control_alpha_destblend_byte_3[19:15];
  assign cb_blend_control_color_srcblend_4 = cb_blend_control_color_srcblend_byte_0[24:20];
  assign cb_blend_control_color_comb_fcn_4 = cb_blend_control_color_comb_fcn_byte_0[14:12];
  assign cb_blend_control_color_destblend_4 = cb_blend_control_color_destblend_byte_1[24:20];
  assign cb_blend_control_alpha_srcblend_4 = cb_blend_control_alpha_srcblend_byte_2[24:20];
  assign cb_blend_control_alpha_comb_fcn_4 = cb_blend_control_alpha_comb_fcn_byte_2[14:12];
  assign cb_blend_control_alpha_destblend_4 = cb_blend_control_alpha_destblend_byte_3[24:20];
  assign cb_blend_control_color_srcblend_5 = cb_blend_control_color_srcblend_byte_0[29:25];
  assign cb_blend_control_color_comb_fcn_5 = cb_blend_control_color_comb_fcn_byte_0[17:15];
  assign cb_blend_control_color_destblend_5 = cb_blend_control_color_destblend_byte_1[29:25];
  assign cb_blend_control_alpha_srcblend_5 = cb_blend_control_alpha_srcblend_byte_2[29:25];
  assign cb_blend_control_alpha_comb_fcn_5 = cb_blend_control_alpha_comb_fcn_byte_2[17:15];
  assign cb_blend_control_alpha_destblend_5 = cb_blend_control_alpha_destblend_byte_3[29:25];
  assign cb_blend_control_color_srcblend_6 = cb_blend_control_color_srcblend_byte_0[34:30];
  assign cb_blend_control_color_comb_fcn_6 = cb_blend_control_color_comb_fcn_byte_0[20:18];
  assign cb_blend_control_color_destblend_6 = cb_blend_control_color_destblend_byte_1[34:30];
  assign cb_blend_control_alpha_srcblend_6 = cb_blend_control_alpha_srcblend_byte_2[34:30];
  assign cb_blend_control_alpha_comb_fcn_6 = cb_blend_control_alpha_comb_fcn_byte_2[20:18];
  assign cb_blend_control_alpha_destblend_6 = cb_blend_control_alpha_destblend_byte_3[34:30];
  assign cb_blend_control_color_srcblend_7 = cb_blend_control_color_srcblend_byte_0[39:35];
  assign cb_blend_control_color_comb_fcn_7 = cb_blend_control_color_comb_fcn_byte_0[23:21];
  assign cb_blend_control_color_destblend_7 = cb_blend_control_color_destblend_byte_1[39:35];
  assign cb_blend_control_alpha_srcblend_7 = cb_blend_control_alpha_srcblend_byte_2[39:35];
  assign cb_blend_control_alpha_comb_fcn_7 = cb_blend_control_alpha_comb_fcn_byte_2[23:21];
  assign cb_blend_control_alpha_destblend_7 = cb_blend_control_alpha_destblend_byte_3[39:35];
  wire context_page_288 = bus_address[17:8] == 10'h288;
  wire bus_address_7_2_is_2 = bus_address[7:2] == 6'd2;
  wire write_cb_color_control = writing & context_page_288 & bus_address_7_2_is_2;
  wire context_page_28c = bus_address[17:8] == 10'h28c;
  wire write_cb_color_info_equal = bus_address[7:2] == 6'h18;
  wire write_cb_color_fmask_all = writing & context_page_28c;
  assign write_cb_color_base[0] = write_cb_color_fmask_all & write_cb_color_info_equal;
  wire write_cb_color_attrib_equal = bus_address[7:2] == 6'h19;
  assign write_cb_color_pitch[0] = write_cb_color_fmask_all & write_cb_color_attrib_equal;
  assign write_cb_color_slice[0] = write_cb_color_fmask_all & (bus_address[7:2] == 6'h1a);
  wire write_cb_color_cmask_equal = bus_address[7:2] == 6'h1b;
  assign write_cb_color_view[0] = write_cb_color_fmask_all & write_cb_color_cmask_equal;
  wire write_cb_color_cmask_slice_equal = bus_address[7:2] == 6'h1c;
  wire write_cb_color_info_0 = write_cb_color_fmask_all & write_cb_color_cmask_slice_equal;
  assign cb_color_info_endian_0 = cb_color_info_endian_byte_0[1:0];
  assign cb_color_info_format_0 = cb_color_info_format_byte_0[4:0];
  assign cb_color_info_number_type_0 = cb_color_info_number_type_byte_1[2:0];
  assign cb_color_info_comp_swap_0 = cb_color_info_comp_swap_byte_1[1:0];
  assign cb_color_info_round_mode_0 = cb_color_info_round_mode_byte_2[0];
  assign cb_color_info_blend_opt_dont_rd_dst_0 = cb_color_info_blend_opt_dont_rd_dst_byte_2[2:0];
  assign cb_color_info_blend_opt_discard_pixel_0 = {cb_color_info_blend_opt_discard_pixel_byte_3[1:0],
      cb_color_info_blend_opt_discard_pixel_byte_2[0]};
  wire write_cb_color_fmask_equal = bus_address[7:2] == 6'h1d;
  wire write_cb_color_attrib_0 = write_cb_color_fmask_all & write_cb_color_fmask_equal;
  assign write_cb_color_cmask[0] = write_cb_color_fmask_all & (bus_address[7:2] == 6'h1f);
  assign write_cb_color_cmask_slice[0] = write_cb_color_fmask_all & write_cb_color_clear_word1_equal[0];
  assign write_cb_color_fmask[0] = write_cb_color_fmask_all & write_cb_color_clear_word1_equal[1];
  assign write_cb_color_fmask_slice[0] = write_cb_color_fmask_all & write_cb_color_clear_word1_equal[2];
  assign write_cb_color_clear_word0[0] = write_cb_color_fmask_all & write_cb_color_clear_word1_equal[3];
  assign write_cb_color_clear_word1[0] = write_cb_color_fmask_all & write_cb_color_clear_word1_equal[4];
  assign write_cb_color_base[1] = write_cb_color_fmask_all & write_cb_color_clear_word1_equal[7];
  wire write_cb_color_attrib_equal_2 = bus_address[7:2] == 6'h28;
  assign write_cb_color_pitch[1] = write_cb_color_fmask_all & write_cb_color_attrib_equal_2;
  assign write_cb_color_slice[1] = write_cb_color_fmask_all & (bus_address[7:2] == 6'h29);
  wire write_cb_color_cmask_equal_2 = bus_address[7:2] == 6'h2a;
  assign write_cb_color_view[1] = write_cb_color_fmask_all & write_cb_color_cmask_equal_2;
  wire write_cb_color_cmask_slice_equal_2 = bus_address[7:2] == 6'h2b;
  wire write_cb_color_info_1 = write_cb_color_fmask_all & write_cb_color_cmask_slice_equal_2;
  assign cb_color_info_endian_1 = cb_color_info_endian_byte_0[3:2];
  assign cb_color_info_format_1 = cb_color_info_format_byte_0[9:5];
  assign cb_color_info_number_type_1 = cb_color_info_number_type_byte_1[5:3];
  assign cb_color_info_comp_swap_1 = cb_color_info_comp_swap_byte_1[3:2];
  assign cb_color_info_round_mode_1 = cb_color_info_round_mode_byte_2[1];
  assign cb_color_info_blend_opt_dont_rd_dst_1 = cb_color_info_blend_opt_dont_rd_dst_byte_2[5:3];
  assign cb_color_info_blend_opt_discard_pixel_1 = {cb_color_info_blend_opt_discard_pixel_byte_3[3:2],
      cb_color_info_blend_opt_discard_pixel_byte_2[1]};
  wire write_cb_color_fmask_equal_2 = bus_address[7:2] == 6'h2c;
  wire write_cb_color_attrib_1 = write_cb_color_fmask_all & write_cb_color_fmask_equal_2;
  assign write_cb_color_cmask[1] = write_cb_color_fmask_all & (bus_address[7:2] == 6'h2e);
  wire write_cb_color_clear_word1_equal_2 = bus_address[7:2] == 6'h2f;
  assign write_cb_color_cmask_slice[1] = write_cb_color_fmask_all & write_cb_color_clear_word1_equal_2;
  assign write_cb_color_fmask[1] = write_cb_color_fmask_all & (bus_address[7:2] == 6'h30);
  assign write_cb_color_fmask_slice[1] = write_cb_color_fmask_all & (bus_address[7:2] == 6'h31);
  wire write_cb_color_base_equal = bus_address[7:2] == 6'h32;
  assign write_cb_color_clear_word0[1] = write_cb_color_fmask_all & write_cb_color_base_equal;
  wire write_cb_color_pitch_equal = bus_address[7:2] == 6'h33;
  assign write_cb_color_clear_word1[1] = write_cb_color_fmask_all & write_cb_color_pitch_equal;
  wire write_cb_color_info_equal_2 = bus_address[7:2] == 6'h36;
  assign write_cb_color_base[2] = write_cb_color_fmask_all & write_cb_color_info_equal_2;
  wire write_cb_color_attrib_equal_3 = bus_address[7:2] == 6'h37;
  assign write_cb_color_pitch[2] = write_cb_color_fmask_all & write_cb_color_attrib_equal_3;
  assign write_cb_color_slice[2] = write_cb_color_fmask_all & (bus_address[7:2] == 6'h38);
  wire write_cb_color_cmask_equal_3 = bus_address[7:2] == 6'h39;
  assign write_cb_color_view[2] = write_cb_color_fmask_all & write_cb_color_cmask_equal_3;
  wire write_cb_color_cmask_slice_equal_3 = bus_address[7:2] == 6'h3a;
  wire write_cb_color_info_2 = write_cb_color_fmask_all & write_cb_color_cmask_slice_equal_3;
  assign cb_color_info_endian_2 = cb_color_info_endian_byte_0[5:4];
  assign cb_color_info_format_2 = cb_color_info_format_byte_0[14:10];
  assign cb_color_info_number_type_2 = cb_color_info_number_type_byte_1[8:6];
  assign cb_color_info_comp_swap_2 = cb_color_info_comp_swap_byte_1[5:4];
  assign cb_color_info_round_mode_2 = cb_color_info_round_mode_byte_2[2];
  assign cb_color_info_blend_opt_dont_rd_dst_2 = cb_color_info_blend_opt_dont_rd_dst_byte_2[8:6];
  assign cb_color_info_blend_opt_discard_pixel_2 = {cb_color_info_blend_opt_discard_pixel_byte_3[5:4],
      cb_color_info_blend_opt_discard_pixel_byte_2[2]};
  wire write_cb_color_fmask_equal_3 = bus_address[7:2] == 6'h3b;
  wire write_cb_color_attrib_2 = write_cb_color_fmask_all & write_cb_color_fmask_equal_3;
  assign write_cb_color_cmask[2] = write_cb_color_fmask_all & (bus_address[7:2] == 6'h3d);
  wire write_cb_color_clear_word1_equal_3 = bus_address[7:2] == 6'h3e;
  assign write_cb_color_cmask_slice[2] = write_cb_color_fmask_all & write_cb_color_clear_word1_equal_3;
  assign write_cb_color_fmask[2] = write_cb_color_fmask_all & (bus_address[7:2] == 6'h3f);
  wire context_page_28d = bus_address[17:8] == 10'h28d;
  wire write_cb_color_clear_word0_all = writing & context_page_28d;
  assign write_cb_color_clear_word1[2] = write_cb_color_clear_word0_all & bus_address_7_2_is_2;
  assign write_cb_color_base[3] = write_cb_color_clear_word0_all & found_equal[0];
  assign write_cb_color_pitch[3] = write_cb_color_clear_word0_all & found_equal[1];
  assign write_cb_color_slice[3] = write_cb_color_clear_word0_all & found_equal[2];
  assign write_cb_color_view[3] = write_cb_color_clear_word0_all & found_equal[3];
  wire bus_address_7_2_is_9 = bus_address[7:2] == 6'd9;
  wire write_cb_color_info_3 = write_cb_color_clear_word0_all & bus_address_7_2_is_9;
  assign cb_color_info_endian_3 = cb_color_info_endian_byte_0[7:6];
  assign cb_color_info_format_3 = cb_color_info_format_byte_0[19:15];
  assign cb_color_info_number_type_3 = cb_color_info_number_type_byte_1[11:9];
  assign cb_color_info_comp_swap_3 = cb_color_info_comp_swap_byte_1[7:6];
  assign cb_color_info_round_mode_3 = cb_color_info_round_mode_byte_2[3];
  assign cb_color_info_blend_opt_dont_rd_dst_3 = cb_color_info_blend_opt_dont_rd_dst_byte_2[11:9];
  assign cb_color_info_blend_opt_discard_pixel_3 = {cb_color_info_blend_opt_discard_pixel_byte_3[7:6],
      cb_color_info_blend_opt_discard_pixel_byte_2[3]};
  wire write_cb_color_fmask_equal_4 = bus_address[7:2] == 6'ha;
  wire write_cb_color_attrib_3 = write_cb_color_clear_word0_all & write_cb_color_fmask_equal_4;
  wire write_cb_color_clear_word0_equal = bus_address[7:2] == 6'hc;
  assign write_cb_color_cmask[3] = write_cb_color_clear_word0_all & write_cb_color_clear_word0_equal;
  wire write_cb_color_clear_word1_equal_4 = bus_address[7:2] == 6'hd;
  assign write_cb_color_cmask_slice[3] = write_cb_color_clear_word0_all & write_cb_color_clear_word1_equal_4;
  assign write_cb_color_fmask[3] = write_cb_color_clear_word0_all & found_equal_bus_address_7_2;
  assign write_cb_color_clear_word1[3] = write_cb_color_clear_word0_all & (bus_address[7:2] == 6'h11);
  assign write_cb_color_base[4] = write_cb_color_clear_word0_all & (bus_address[7:2] == 6'h14);
  assign write_cb_color_pitch[4] = write_cb_color_clear_word0_all & (bus_address[7:2] == 6'h15);
  assign write_cb_color_slice[4] = write_cb_color_clear_word0_all & (bus_address[7:2] == 6'h16);
  assign write_cb_color_view[4] = write_cb_color_clear_word0_all & (bus_address[7:2] == 6'h17);
  wire write_cb_color_info_4 = write_cb_color_clear_word0_all & write_cb_color_info_equal;
  assign cb_color_info_endian_4 = cb_color_info_endian_byte_0[9:8];
  assign cb_color_info_format_4 = cb_color_info_format_byte_0[24:20];
  assign cb_color_info_number_type_4 = cb_color_info_number_type_byte_1[14:12];
  assign cb_color_info_comp_swap_4 = cb_color_info_comp_swap_byte_1[9:8];
  assign cb_color_info_round_mode_4 = cb_color_info_round_mode_byte_2[4];
  assign cb_color_info_blend_opt_dont_rd_dst_4 = cb_color_info_blend_opt_dont_rd_dst_byte_2[14:12];
  assign cb_color_info_blend_opt_discard_pixel_4 = {cb_color_info_blend_opt_discard_pixel_byte_3[9:8],
      cb_color_info_blend_opt_discard_pixel_byte_2[4]};
  wire write_cb_color_attrib_4 = write_cb_color_clear_word0_all & write_cb_color_attrib_equal;
  assign write_cb_color_cmask[4] = write_cb_color_clear_word0_all & write_cb_color_cmask_equal;
  assign write_cb_color_cmask_slice[4] = write_cb_color_clear_word0_all & write_cb_color_cmask_slice_equal;
  assign write_cb_color_fmask[4] = write_cb_color_clear_word0_all & write_cb_color_fmask_equal;
  assign write_cb_color_clear_word1[4] = write_cb_color_clear_word0_all & write_cb_color_clear_word1_equal[0];
  assign write_cb_color_base[5] = write_cb_color_clear_word0_all & write_cb_color_clear_word1_equal[3];
  assign write_cb_color_pitch[5] = write_cb_color_clear_word0_all & write_cb_color_clear_word1_equal[4];
  assign write_cb_color_slice[5] = write_cb_color_clear_word0_all & write_cb_color_clear_word1_equal[5];
  assign write_cb_color_view[5] = write_cb_color_clear_word0_all & write_cb_color_clear_word1_equal[6];
  wire write_cb_color_info_5 = write_cb_color_clear_word0_all & write_cb_color_clear_word1_equal[7];
  assign cb_color_info_endian_5 = cb_color_info_endian_byte_0[11:10];
  assign cb_color_info_format_5 = cb_color_info_format_byte_0[29:25];
  assign cb_color_info_number_type_5 = cb_color_info_number_type_byte_1[17:15];
  assign cb_color_info_comp_swap_5 = cb_color_info_comp_swap_byte_1[11:10];
  assign cb_color_info_round_mode_5 = cb_color_info_round_mode_byte_2[5];
  assign cb_color_info_blend_opt_dont_rd_dst_5 = cb_color_info_blend_opt_dont_rd_dst_byte_2[17:15];
  assign cb_color_info_blend_opt_discard_pixel_5 = {cb_color_info_blend_opt_discard_pixel_byte_3[11:10],
      cb_color_info_blend_opt_discard_pixel_byte_2[5]};
  wire write_cb_color_attrib_5 = write_cb_color_clear_word0_all & write_cb_color_attrib_equal_2;
  assign write_cb_color_cmask[5] = write_cb_color_clear_word0_all & write_cb_color_cmask_equal_2;
  assign write_cb_color_cmask_slice[5] = write_cb_color_clear_word0_all & write_cb_color_cmask_slice_equal_2;
  assign write_cb_color_fmask[5] = write_cb_color_clear_word0_all & write_cb_color_fmask_equal_2;
  assign write_cb_color_clear_word1[5] = write_cb_color_clear_word0_all & write_cb_color_clear_word1_equal_2;
  assign write_cb_color_base[6] = write_cb_color_clear_word0_all & write_cb_color_base_equal;
  assign write_cb_color_pitch[6] = write_cb_color_clear_word0_all & write_cb_color_pitch_equal;
  assign write_cb_color_slice[6] = write_cb_color_clear_word0_all & (bus_address[7:2] == 6'h34);
  assign write_cb_color_view[6] = write_cb_color_clear_word0_all & (bus_address[7:2] == 6'h35);
  wire write_cb_color_info_6 = write_cb_color_clear_word0_all & write_cb_color_info_equal_2;
  assign cb_color_info_endian_6 = cb_color_info_endian_byte_0[13:12];
  assign cb_color_info_format_6 = cb_color_info_format_byte_0[34:30];
  assign cb_color_info_number_type_6 = cb_color_info_number_type_byte_1[20:18];
  assign cb_color_info_comp_swap_6 = cb_color_info_comp_swap_byte_1[13:12];
  assign cb_color_info_round_mode_6 = cb_color_info_round_mode_byte_2[6];
  assign cb_color_info_blend_opt_dont_rd_dst_6 = cb_color_info_blend_opt_dont_rd_dst_byte_2[20:18];
  assign cb_color_info_blend_opt_discard_pixel_6 = {cb_color_info_blend_opt_discard_pixel_byte_3[13:12],
      cb_color_info_blend_opt_discard_pixel_byte_2[6]};
  wire write_cb_color_attrib_6 = write_cb_color_clear_word0_all & write_cb_color_attrib_equal_3;
  assign write_cb_color_cmask[6] = write_cb_color_clear_word0_all & write_cb_color_cmask_equal_3;
  assign write_cb_color_cmask_slice[6] = write_cb_color_clear_word0_all & write_cb_color_cmask_slice_equal_3;
  assign write_cb_color_fmask[6] = write_cb_color_clear_word0_all & write_cb_color_fmask_equal_3;
  assign write_cb_color_clear_word1[6] = write_cb_color_clear_word0_all & write_cb_color_clear_word1_equal_3;
  wire context_page_28e = bus_address[17:8] == 10'h28e;
  wire write_cb_color_clear_word1_all = writing & context_page_28e;
  assign write_cb_color_base[7] = write_cb_color_clear_word1_all & (bus_address[7:2] == 6'd1);
  assign write_cb_color_pitch[7] = write_cb_color_clear_word1_all & bus_address_7_2_is_2;
  assign write_cb_color_slice[7] = write_cb_color_clear_word1_all & (bus_address[7:2] == 6'd3);
  assign write_cb_color_view[7] = write_cb_color_clear_word1_all & bus_address_7_2_is_4;
  wire write_cb_color_info_7 = write_cb_color_clear_word1_all & found_equal[0];
  assign cb_color_info_endian_7 = cb_color_info_endian_byte_0[15:14];
  assign cb_color_info_format_7 = cb_color_info_format_byte_0[39:35];
  assign cb_color_info_number_type_7 = cb_color_info_number_type_byte_1[23:21];
  assign cb_color_info_comp_swap_7 = cb_color_info_comp_swap_byte_1[15:14];
  assign cb_color_info_round_mode_7 = cb_color_info_round_mode_byte_2[7];
  assign cb_color_info_blend_opt_dont_rd_dst_7 = cb_color_info_blend_opt_dont_rd_dst_byte_2[23:21];
  assign cb_color_info_blend_opt_discard_pixel_7 = {cb_color_info_blend_opt_discard_pixel_byte_3[15:14],
      cb_color_info_blend_opt_discard_pixel_byte_2[7]};
  wire write_cb_color_attrib_7 = write_cb_color_clear_word1_all & found_equal[1];
  assign write_cb_color_cmask[7] = write_cb_color_clear_word1_all & found_equal[3];
  assign write_cb_color_cmask_slice[7] = write_cb_color_clear_word1_all & bus_address_7_2_is_9;
  assign write_cb_color_fmask[7] = write_cb_color_clear_word1_all & write_cb_color_fmask_equal_4;
  assign write_cb_color_fmask_slice[7] = write_cb_color_clear_word1_all & (bus_address[7:2] == 6'hb);
  assign write_cb_color_clear_word0[7] = write_cb_color_clear_word1_all & write_cb_color_clear_word0_equal;
  assign write_cb_color_clear_word1[7] = write_cb_color_clear_word1_all & write_cb_color_clear_word1_equal_4;
  wire [21:0] bus_read_data_joined_2 = {cb_color_fmask_slice_tile_max_byte_2[47:42],
      cb_color_fmask_slice_tile_max_byte_1[63:56], cb_color_fmask_slice_tile_max_byte_0[63:56]};
  wire [26:0] bus_read_data_joined_3 = {cb_color_info_fmask_compression_disable_byte_3[7],
      cb_color_info_blend_opt_discard_pixel_byte_3[15:14], cb_color_info_blend_opt_discard_pixel_byte_2[7],
      cb_color_info_blend_opt_dont_rd_dst_byte_2[23:21], cb_color_info_cmask_is_linear_byte_2[7],
      cb_color_info_round_mode_byte_2[7], cb_color_info_simple_float_byte_2[7], cb_color_info_blend_bypass_byte_2[7],
      cb_color_info_blend_clamp_byte_1[7], cb_color_info_compression_byte_1[7], cb_color_info_fast_clear_byte_1[7],
      cb_color_info_comp_swap_byte_1[15:14], cb_color_info_number_type_byte_1[23:21],
      cb_color_info_linear_general_byte_0[7], cb_color_info_format_byte_0[39:35], cb_color_info_endian_byte_0[15:14]};
  wire [21:0] bus_read_data_joined_4 = {cb_color_slice_tile_max_byte_2[47:42], cb_color_slice_tile_max_byte_1[63:56],
      cb_color_slice_tile_max_byte_0[63:56]};
  reg [32:0] bus_read_data_entry;
  always @* case (bus_address[7:2])
    6'd1: bus_read_data_entry = {1'b1, cb_color_base_base_256b_byte_3[63:56], cb_color_base_base_256b_byte_2[63:56],
        cb_color_base_base_256b_byte_1[63:56], cb_color_base_base_256b_byte_0[63:56]};
    6'd2: bus_read_data_entry = {1'b1, {1'b0, bus_read_data_joined4[247:217]}};
    6'd3: bus_read_data_entry = {1'b1, {10'd0, bus_read_data_joined_4}};
    6'd4: bus_read_data_entry = {1'b1, {8'd0, bus_read_data_joined3[191:168]}};
    6'd5: bus_read_data_entry = {1'b1, {5'd0, bus_read_data_joined_3}};
    6'd6: bus_read_data_entry = {1'b1, {14'd0, bus_read_data_joined2[143:126]}};
    6'd8: bus_read_data_entry = {1'b1, cb_color_cmask_base_256b_byte_3[63:56],
        cb_color_cmask_base_256b_byte_2[63:56], cb_color_cmask_base_256b_byte_1[63:56],
        cb_color_cmask_base_256b_byte_0[63:56]};
    6'd9: bus_read_data_entry = bus_read_data_joined[263:231];
    6'ha: bus_read_data_entry = {1'b1, cb_color_fmask_base_256b_byte_3[63:56],
        cb_color_fmask_base_256b_byte_2[63:56], cb_color_fmask_base_256b_byte_1[63:56],
        cb_color_fmask_base_256b_byte_0[63:56]};
    6'hb: bus_read_data_entry = {1'b1, {10'd0, bus_read_data_joined_2}};
    6'hc: bus_read_data_entry = {1'b1, cb_color_clear_word0_clear_word0_byte_3[63:56],
        cb_color_clear_word0_clear_word0_byte_2[63:56], cb_color_clear_word0_clear_word0_byte_1[63:56],
        cb_color_clear_word0_clear_word0_byte_0[63:56]};
    6'hd: bus_read_data_entry = {1'b1, cb_color_clear_word1_clear_word1_byte_3[63:56],
        cb_color_clear_word1_clear_word1_byte_2[63:56], cb_color_clear_word1_clear_word1_byte_1[63:56],
        cb_color_clear_word1_clear_word1_byte_0[63:56]};
    default: bus_read_data_entry = 33'd0;
  endcase

  reg found_entry;
  always @* case (bus_address[7:2])
    6'd1, 6'd2, 6'd3, 6'd4, 6'd5, 6'd6, 6'd8, 6'd9, 6'ha, 6'hb, 6'hc, 6'hd: found_entry = 1'b1;
    default: found_entry = 1'b0;
  endcase

  wire [21:0] bus_read_data_joined_5 = {cb_color_fmask_slice_tile_max_byte_2[41:36],
      cb_color_fmask_slice_tile_max_byte_1[55:48], cb_color_fmask_slice_tile_max_byte_0[55:48]};
  wire [26:0] bus_read_data_joined_6 = {cb_color_info_fmask_compression_disable_byte_3[6],
      cb_color_info_blend_opt_discard_pixel_byte_3[13:12], cb_color_info_blend_opt_discard_pixel_byte_2[6],
      cb_color_info_blend_opt_dont_rd_dst_byte_2[20:18], cb_color_info_cmask_is_linear_byte_2[6],
      cb_color_info_round_mode_byte_2[6], cb_color_info_simple_float_byte_2[6], cb_color_info_blend_bypass_byte_2[6],
      cb_color_info_blend_clamp_byte_1[6], cb_color_info_compression_byte_1[6], cb_color_info_fast_clear_byte_1[6],
      cb_color_info_comp_swap_byte_1[13:12], cb_color_info_number_type_byte_1[20:18],
      cb_color_info_linear_general_byte_0[6], cb_color_info_format_byte_0[34:30], cb_color_info_endian_byte_0[13:12]};
  wire [21:0] bus_read_data_joined_7 = {cb_color_slice_tile_max_byte_2[41:36], cb_color_slice_tile_max_byte_1[55:48],
      cb_color_slice_tile_max_byte_0[55:48]};
  wire [21:0] bus_read_data_joined_8 = {cb_color_fmask_slice_tile_max_byte_2[35:30],
      cb_color_fmask_slice_tile_max_byte_1[47:40], cb_color_fmask_slice_tile_max_byte_0[47:40]};
  wire [26:0] bus_read_data_joined_9 = {cb_color_info_fmask_compression_disable_byte_3[5],
      cb_color_info_blend_opt_discard_pixel_byte_3[11:10], cb_color_info_blend_opt_discard_pixel_byte_2[5],
      cb_color_info_blend_opt_dont_rd_dst_byte_2[17:15], cb_color_info_cmask_is_linear_byte_2[5],
      cb_color_info_round_mode_byte_2[5], cb_color_info_simple_float_byte_2[5], cb_color_info_blend_bypass_byte_2[5],
      cb_color_info_blend_clamp_byte_1[5], cb_color_info_compression_byte_1[5], cb_color_info_fast_clear_byte_1[5],
      cb_color_info_comp_swap_byte_1[11:10], cb_color_info_number_type_byte_1[17:15],
      cb_color_info_linear_general_byte_0[5], cb_color_info_format_byte_0[29:25], cb_color_info_endian_byte_0[11:10]};
  wire [21:0] bus_read_data_joined_10 = {cb_color_slice_tile_max_byte_2[35:30],
      cb_color_slice_tile_max_byte_1[47:40], cb_color_slice_tile_max_byte_0[47:40]};
  wire [21:0] bus_read_data_joined_11 = {cb_color_fmask_slice_tile_max_byte_2[29:24],
      cb_color_fmask_slice_tile_max_byte_1[39:32], cb_color_fmask_slice_tile_max_byte_0[39:32]};
  wire [26:0] bus_read_data_joined_12 = {cb_color_info_fmask_compression_disable_byte_3[4],
      cb_color_info_blend_opt_discard_pixel_byte_3[9:8], cb_color_info_blend_opt_discard_pixel_byte_2[4],
      cb_color_info_blend_opt_dont_rd_dst_byte_2[14:12], cb_color_info_cmask_is_linear_byte_2[4],
      cb_color_info_round_mode_byte_2[4], cb_color_info_simple_float_byte_2[4], cb_color_info_blend_bypass_byte_2[4],
      cb_color_info_blend_clamp_byte_1[4], cb_color_info_compression_byte_1[4], cb_color_info_fast_clear_byte_1[4],
      cb_color_info_comp_swap_byte_1[9:8], cb_color_info_number_type_byte_1[14:12],
      cb_color_info_linear_general_byte_0[4], cb_color_info_format_byte_0[24:20], cb_color_info_endian_byte_0[9:8]};
  wire [21:0] bus_read_data_joined_13 = {cb_color_slice_tile_max_byte_2[29:24],
      cb_color_slice_tile_max_byte_1[39:32], cb_color_slice_tile_max_byte_0[39:32]};
  wire [21:0] bus_read_data_joined_14 = {cb_color_fmask_slice_tile_max_byte_2[23:18],
      cb_color_fmask_slice_tile_max_byte_1[31:24], cb_color_fmask_slice_tile_max_byte_0[31:24]};
  wire [26:0] bus_read_data_joined_15 = {cb_color_info_fmask_compression_disable_byte_3[3],
      cb_color_info_blend_opt_discard_pixel_byte_3[7:6], cb_color_info_blend_opt_discard_pixel_byte_2[3],
      cb_color_info_blend_opt_dont_rd_dst_byte_2[11:9], cb_color_info_cmask_is_linear_byte_2[3],
      cb_color_info_round_mode_byte_2[3], cb_color_info_simple_float_byte_2[3], cb_color_info_blend_bypass_byte_2[3],
      cb_color_info_blend_clamp_byte_1[3], cb_color_info_compression_byte_1[3], cb_color_info_fast_clear_byte_1[3],
      cb_color_info_comp_swap_byte_1[7:6], cb_color_info_number_type_byte_1[11:9],
      cb_color_info_linear_general_byte_0[3], cb_color_info_format_byte_0[19:15], cb_color_info_endian_byte_0[7:6]};
  wire [21:0] bus_read_data_joined_16 = {cb_color_slice_tile_max_byte_2[23:18],
      cb_color_slice_tile_max_byte_1[31:24], cb_color_slice_tile_max_byte_0[31:24]};
  wire [21:0] bus_read_data_joined_17 = {cb_color_fmask_slice_tile_max_byte_2[17:12],
      cb_color_fmask_slice_tile_max_byte_1[23:16], cb_color_fmask_slice_tile_max_byte_0[23:16]};
  reg [32:0] bus_read_data_entry_bus_address_7_2;
  always @* case (bus_address[7:2])
    6'd0: bus_read_data_entry_bus_address_7_2 = {1'b1, {10'd0, bus_read_data_joined_17}};
    6'd1: bus_read_data_entry_bus_address_7_2 = {1'b1, cb_color_clear_word0_clear_word0_byte_3[23:16],
        cb_color_clear_word0_clear_word0_byte_2[23:16], cb_color_clear_word0_clear_word0_byte_1[23:16],
        cb_color_clear_word0_clear_word0_byte_0[23:16]};
    6'd2: bus_read_data_entry_bus_address_7_2 = {1'b1, cb_color_clear_word1_clear_word1_byte_3[23:16],
        cb_color_clear_word1_clear_word1_byte_2[23:16], cb_color_clear_word1_clear_word1_byte_1[23:16],
        cb_color_clear_word1_clear_word1_byte_0[23:16]};
    6'd5: bus_read_data_entry_bus_address_7_2 = {1'b1, cb_color_base_base_256b_byte_3[31:24],
        cb_color_base_base_256b_byte_2[31:24], cb_color_base_base_256b_byte_1[31:24],
        cb_color_base_base_256b_byte_0[31:24]};
    6'd6: bus_read_data_entry_bus_address_7_2 = {1'b1, {1'b0, bus_read_data_joined4[123:93]}};
    6'd7: bus_read_data_entry_bus_address_7_2 = {1'b1, {10'd0, bus_read_data_joined_16}};
    6'd8: bus_read_data_entry_bus_address_7_2 = {1'b1, {8'd0, bus_read_data_joined3[95:72]}};
    6'd9: bus_read_data_entry_bus_address_7_2 = {1'b1, {5'd0, bus_read_data_joined_15}};
    6'ha: bus_read_data_entry_bus_address_7_2 = {1'b1, {14'd0, bus_read_data_joined2[71:54]}};
    6'hc: bus_read_data_entry_bus_address_7_2 = {1'b1, cb_color_cmask_base_256b_byte_3[31:24],
        cb_color_cmask_base_256b_byte_2[31:24], cb_color_cmask_base_256b_byte_1[31:24],
        cb_color_cmask_base_256b_byte_0[31:24]};
    6'hd: bus_read_data_entry_bus_address_7_2 = bus_read_data_joined[131:99];
    6'he: bus_read_data_entry_bus_address_7_2 = {1'b1, cb_color_fmask_base_256b_byte_3[31:24],
        cb_color_fmask_base_256b_byte_2[31:24], cb_color_fmask_base_256b_byte_1[31:24],
        cb_color_fmask_base_256b_byte_0[31:24]};
    6'hf: bus_read_data_entry_bus_address_7_2 = {1'b1, {10'd0, bus_read_data_joined_14}};
    6'h10: bus_read_data_entry_bus_address_7_2 = {1'b1, cb_color_clear_word0_clear_word0_byte_3[31:24],
        cb_color_clear_word0_clear_word0_byte_2[31:24], cb_color_clear_word0_clear_word0_byte_1[31:24],
        cb_color_clear_word0_clear_word0_byte_0[31:24]};
    6'h11: bus_read_data_entry_bus_address_7_2 = {1'b1, cb_color_clear_word1_clear_word1_byte_3[31:24],
        cb_color_clear_word1_clear_word1_byte_2[31:24], cb_color_clear_word1_clear_word1_byte_1[31:24],
        cb_color_clear_word1_clear_word1_byte_0[31:24]};
    6'h14: bus_read_data_entry_bus_address_7_2 = {1'b1, cb_color_base_base_256b_byte_3[39:32],
        cb_color_base_base_256b_byte_2[39:32], cb_color_base_base_256b_byte_1[39:32],
        cb_color_base_base_256b_byte_0[39:32]};
    6'h15: bus_read_data_entry_bus_address_7_2 = {1'b1, {1'b0, bus_read_data_joined4[154:124]}};
    6'h16: bus_read_data_entry_bus_address_7_2 = {1'b1, {10'd0, bus_read_data_joined_13}};
    6'h17: bus_read_data_entry_bus_address_7_2 = {1'b1, {8'd0, bus_read_data_joined3[119:96]}};
    6'h18: bus_read_data_entry_bus_address_7_2 = {1'b1, {5'd0, bus_read_data_joined_12}};
    6'h19: bus_read_data_entry_bus_address_7_2 = {1'b1, {14'd0, bus_read_data_joined2[89:72]}};
    6'h1b: bus_read_data_entry_bus_address_7_2 = {1'b1, cb_color_cmask_base_256b_byte_3[39:32],
        cb_color_cmask_base_256b_byte_2[39:32], cb_color_cmask_base_256b_byte_1[39:32],
        cb_color_cmask_base_256b_byte_0[39:32]};
    6'h1c: bus_read_data_entry_bus_address_7_2 = bus_read_data_joined[164:132];
    6'h1d: bus_read_data_entry_bus_address_7_2 = {1'b1, cb_color_fmask_base_256b_byte_3[39:32],
        cb_color_fmask_base_256b_byte_2[39:32], cb_color_fmask_base_256b_byte_1[39:32],
        cb_color_fmask_base_256b_byte_0[39:32]};
    6'h1e: bus_read_data_entry_bus_address_7_2 = {1'b1, {10'd0, bus_read_data_joined_11}};
    6'h1f: bus_read_data_entry_bus_address_7_2 = {1'b1, cb_color_clear_word0_clear_word0_byte_3[39:32],
        cb_color_clear_word0_clear_word0_byte_2[39:32], cb_color_clear_word0_clear_word0_byte_1[39:32],
        cb_color_clear_word0_clear_word0_byte_0[39:32]};
    6'h20: bus_read_data_entry_bus_address_7_2 = {1'b1, cb_color_clear_word1_clear_word1_byte_3[39:32],
        cb_color_clear_word1_clear_word1_byte_2[39:32], cb_color_clear_word1_clear_word1_byte_1[39:32],
        cb_color_clear_word1_clear_word1_byte_0[39:32]};
    6'h23: bus_read_data_entry_bus_address_7_2 = {1'b1, cb_color_base_base_256b_byte_3[47:40],
        cb_color_base_base_256b_byte_2[47:40], cb_color_base_base_256b_byte_1[47:40],
        cb_color_base_base_256b_byte_0[47:40]};
    6'h24: bus_read_data_entry_bus_address_7_2 = {1'b1, {1'b0, bus_read_data_joined4[185:155]}};
    6'h25: bus_read_data_entry_bus_address_7_2 = {1'b1, {10'd0, bus_read_data_joined_10}};
    6'h26: bus_read_data_entry_bus_address_7_2 = {1'b1, {8'd0, bus_read_data_joined3[143:120]}};
    6'h27: bus_read_data_entry_bus_address_7_2 = {1'b1, {5'd0, bus_read_data_joined_9}};
    6'h28: bus_read_data_entry_bus_address_7_2 = {1'b1, {14'd0, bus_read_data_joined2[107:90]}};
    6'h2a: bus_read_data_entry_bus_address_7_2 = {1'b1, cb_color_cmask_base_256b_byte_3[47:40],
        cb_color_cmask_base_256b_byte_2[47:40], cb_color_cmask_base_256b_byte_1[47:40],
        cb_color_cmask_base_256b_byte_0[47:40]};
    6'h2b: bus_read_data_entry_bus_address_7_2 = bus_read_data_joined[197:165];
    6'h2c: bus_read_data_entry_bus_address_7_2 = {1'b1, cb_color_fmask_base_256b_byte_3[47:40],
        cb_color_fmask_base_256b_byte_2[47:40], cb_color_fmask_base_256b_byte_1[47:40],
        cb_color_fmask_base_256b_byte_0[47:40]};
    6'h2d: bus_read_data_entry_bus_address_7_2 = {1'b1, {10'd0, bus_read_data_joined_8}};
    6'h2e: bus_read_data_entry_bus_address_7_2 = {1'b1, cb_color_clear_word0_clear_word0_byte_3[47:40],
        cb_color_clear_word0_clear_word0_byte_2[47:40], cb_color_clear_word0_clear_word0_byte_1[47:40],
        cb_color_clear_word0_clear_word0_byte_0[47:40]};
    6'h2f: bus_read_data_entry_bus_address_7_2 = {1'b1, cb_color_clear_word1_clear_word1_byte_3[47:40],
        cb_color_clear_word1_clear_word1_byte_2[47:40], cb_color_clear_word1_clear_word1_byte_1[47:40],
        cb_color_clear_word1_clear_word1_byte_0[47:40]};
    6'h32: bus_read_data_entry_bus_address_7_2 = {1'b1, cb_color_base_base_256b_byte_3[55:48],
        cb_color_base_base_256b_byte_2[55:48], cb_color_base_base_256b_byte_1[55:48],
        cb_color_base_base_256b_byte_0[55:48]};
    6'h33: bus_read_data_entry_bus_address_7_2 = {1'b1, {1'b0, bus_read_data_joined4[216:186]}};
    6'h34: bus_read_data_entry_bus_address_7_2 = {1'b1, {10'd0, bus_read_data_joined_7}};
    6'h35: bus_read_data_entry_bus_address_7_2 = {1'b1, {8'd0, bus_read_data_joined3[167:144]}};
    6'h36: bus_read_data_entry_bus_address_7_2 = {1'b1, {5'd0, bus_read_data_joined_6}};
    6'h37: bus_read_data_entry_bus_address_7_2 = {1'b1, {14'd0, bus_read_data_joined2[125:108]}};
    6'h39: bus_read_data_entry_bus_address_7_2 = {1'b1, cb_color_cmask_base_256b_byte_3[55:48],
        cb_color_cmask_base_256b_byte_2[55:48], cb_color_cmask_base_256b_byte_1[55:48],
        cb_color_cmask_base_256b_byte_0[55:48]};
    6'h3a: bus_read_data_entry_bus_address_7_2 = bus_read_data_joined[230:198];
    6'h3b: bus_read_data_entry_bus_address_7_2 = {1'b1, cb_color_fmask_base_256b_byte_3[55:48],
        cb_color_fmask_base_256b_byte_2[55:48], cb_color_fmask_base_256b_byte_1[55:48],
        cb_color_fmask_base_256b_byte_0[55:48]};
    6'h3c: bus_read_data_entry_bus_address_7_2 = {1'b1, {10'd0, bus_read_data_joined_5}};
    6'h3d: bus_read_data_entry_bus_address_7_2 = {1'b1, cb_color_clear_word0_clear_word0_byte_3[55:48],
        cb_color_clear_word0_clear_word0_byte_2[55:48], cb_color_clear_word0_clear_word0_byte_1[55:48],
        cb_color_clear_word0_clear_word0_byte_0[55:48]};
    6'h3e: bus_read_data_entry_bus_address_7_2 = {1'b1, cb_color_clear_word1_clear_word1_byte_3[55:48],
        cb_color_clear_word1_clear_word1_byte_2[55:48], cb_color_clear_word1_clear_word1_byte_1[55:48],
        cb_color_clear_word1_clear_word1_byte_0[55:48]};
    default: bus_read_data_entry_bus_address_7_2 = 33'd0;
  endcase

  reg found_entry_bus_address_7_2;
  always @* case (bus_address[7:2])
    6'd0, 6'd1, 6'd2, 6'd5, 6'd6, 6'd7, 6'd8, 6'd9, 6'ha, 6'hc, 6'hd, 6'he, 6'hf, 6'h10, 6'h11, 6'h14, 6'h15, 6'h16,
        6'h17, 6'h18, 6'h19, 6'h1b, 6'h1c, 6'h1d, 6'h1e, 6'h1f, 6'h20, 6'h23, 6'h24, 6'h25, 6'h26, 6'h27, 6'h28,
        6'h2a, 6'h2b, 6'h2c, 6'h2d, 6'h2e, 6'h2f, 6'h32, 6'h33, 6'h34, 6'h35, 6'h36, 6'h37, 6'h39, 6'h3a, 6'h3b,
        6'h3c, 6'h3d, 6'h3e: found_entry_bus_address_7_2 = 1'b1;
    default: found_entry_bus_address_7_2 = 1'b0;
  endcase

  wire [26:0] bus_read_data_joined_18 = {cb_color_info_fmask_compression_disable_byte_3[2],
      cb_color_info_blend_opt_discard_pixel_byte_3[5:4], cb_color_info_blend_opt_discard_pixel_byte_2[2],
      cb_color_info_blend_opt_dont_rd_dst_byte_2[8:6], cb_color_info_cmask_is_linear_byte_2[2],
      cb_color_info_round_mode_byte_2[2], cb_color_info_simple_float_byte_2[2], cb_color_info_blend_bypass_byte_2[2],
      cb_color_info_blend_clamp_byte_1[2], cb_color_info_compression_byte_1[2], cb_color_info_fast_clear_byte_1[2],
      cb_color_info_comp_swap_byte_1[5:4], cb_color_info_number_type_byte_1[8:6],
      cb_color_info_linear_general_byte_0[2], cb_color_info_format_byte_0[14:10], cb_color_info_endian_byte_0[5:4]};
  wire [21:0] bus_read_data_joined_19 = {cb_color_slice_tile_max_byte_2[17:12],
      cb_color_slice_tile_max_byte_1[23:16], cb_color_slice_tile_max_byte_0[23:16]};
  wire [21:0] bus_read_data_joined_20 = {cb_color_fmask_slice_tile_max_byte_2[11:6],
      cb_color_fmask_slice_tile_max_byte_1[15:8], cb_color_fmask_slice_tile_max_byte_0[15:8]};
  wire [26:0] bus_read_data_joined_21 = {cb_color_info_fmask_compression_disable_byte_3[1],
      cb_color_info_blend_opt_discard_pixel_byte_3[3:2], cb_color_info_blend_opt_discard_pixel_byte_2[1],
      cb_color_info_blend_opt_dont_rd_dst_byte_2[5:3], cb_color_info_cmask_is_linear_byte_2[1],
      cb_color_info_round_mode_byte_2[1], cb_color_info_simple_float_byte_2[1], cb_color_info_blend_bypass_byte_2[1],
      cb_color_info_blend_clamp_byte_1[1], cb_color_info_compression_byte_1[1], cb_color_info_fast_clear_byte_1[1],
      cb_color_info_comp_swap_byte_1[3:2], cb_color_info_number_type_byte_1[5:3],
      cb_color_info_linear_general_byte_0[1], cb_color_info_format_byte_0[9:5], cb_color_info_endian_byte_0[3:2]};
  wire [21:0] bus_read_data_joined_22 = {cb_color_slice_tile_max_byte_2[11:6], cb_color_slice_tile_max_byte_1[15:8],
      cb_color_slice_tile_max_byte_0[15:8]};
  wire [21:0] bus_read_data_joined_23 = {cb_color_fmask_slice_tile_max_byte_2[5:0],
      cb_color_fmask_slice_tile_max_byte_1[7:0], cb_color_fmask_slice_tile_max_byte_0[7:0]};
  wire [26:0] bus_read_data_joined_24 = {cb_color_info_fmask_compression_disable_byte_3[0],
      cb_color_info_blend_opt_discard_pixel_byte_3[1:0], cb_color_info_blend_opt_discard_pixel_byte_2[0],
      cb_color_info_blend_opt_dont_rd_dst_byte_2[2:0], cb_color_info_cmask_is_linear_byte_2[0],
      cb_color_info_round_mode_byte_2[0], cb_color_info_simple_float_byte_2[0], cb_color_info_blend_bypass_byte_2[0],
      cb_color_info_blend_clamp_byte_1[0], cb_color_info_compression_byte_1[0], cb_color_info_fast_clear_byte_1[0],
      cb_color_info_comp_swap_byte_1[1:0], cb_color_info_number_type_byte_1[2:0],
      cb_color_info_linear_general_byte_0[0], cb_color_info_format_byte_0[4:0], cb_color_info_endian_byte_0[1:0]};
  wire [21:0] bus_read_data_joined_25 = {cb_color_slice_tile_max_byte_2[5:0], cb_color_slice_tile_max_byte_1[7:0],
      cb_color_slice_tile_max_byte_0[7:0]};
  reg [32:0] bus_read_data_entry_bus_address;
  always @* case (bus_address[7:2])
    6'h18: bus_read_data_entry_bus_address = {1'b1, cb_color_base_base_256b_byte_3[7:0],
        cb_color_base_base_256b_byte_2[7:0], cb_color_base_base_256b_byte_1[7:0],
        cb_color_base_base_256b_byte_0[7:0]};
    6'h19: bus_read_data_entry_bus_address = {1'b1, {1'b0, bus_read_data_joined4[30:0]}};
    6'h1a: bus_read_data_entry_bus_address = {1'b1, {10'd0, bus_read_data_joined_25}};
    6'h1b: bus_read_data_entry_bus_address = {1'b1, {8'd0, bus_read_data_joined3[23:0]}};
    6'h1c: bus_read_data_entry_bus_address = {1'b1, {5'd0, bus_read_data_joined_24}};
    6'h1d: bus_read_data_entry_bus_address = {1'b1, {14'd0, bus_read_data_joined2[17:0]}};
    6'h1f: bus_read_data_entry_bus_address = {1'b1, cb_color_cmask_base_256b_byte_3[7:0],
        cb_color_cmask_base_256b_byte_2[7:0], cb_color_cmask_base_256b_byte_1[7:0],
        cb_color_cmask_base_256b_byte_0[7:0]};
    6'h20: bus_read_data_entry_bus_address = bus_read_data_joined[32:0];
    6'h21: bus_read_data_entry_bus_address = {1'b1, cb_color_fmask_base_256b_byte_3[7:0],
        cb_color_fmask_base_256b_byte_2[7:0], cb_color_fmask_base_256b_byte_1[7:0],
        cb_color_fmask_base_256b_byte_0[7:0]};
    6'h22: bus_read_data_entry_bus_address = {1'b1, {10'd0, bus_read_data_joined_23}};
    6'h23: bus_read_data_entry_bus_address = {1'b1, cb_color_clear_word0_clear_word0_byte_3[7:0],
        cb_color_clear_word0_clear_word0_byte_2[7:0], cb_color_clear_word0_clear_word0_byte_1[7:0],
        cb_color_clear_word0_clear_word0_byte_0[7:0]};
    6'h24: bus_read_data_entry_bus_address = {1'b1, cb_color_clear_word1_clear_word1_byte_3[7:0],
        cb_color_clear_word1_clear_word1_byte_2[7:0], cb_color_clear_word1_clear_word1_byte_1[7:0],
        cb_color_clear_word1_clear_word1_byte_0[7:0]};
    6'h27: bus_read_data_entry_bus_address = {1'b1, cb_color_base_base_256b_byte_3[15:8],
        cb_color_base_base_256b_byte_2[15:8], cb_color_base_base_256b_byte_1[15:8],
        cb_color_base_base_256b_byte_0[15:8]};
    6'h28: bus_read_data_entry_bus_address = {1'b1, {1'b0, bus_read_data_joined4[61:31]}};
    6'h29: bus_read_data_entry_bus_address = {1'b1, {10'd0, bus_read_data_joined_22}};
    6'h2a: bus_read_data_entry_bus_address = {1'b1, {8'd0, bus_read_data_joined3[47:24]}};
    6'h2b: bus_read_data_entry_bus_address = {1'b1, {5'd0, bus_read_data_joined_21}};
    6'h2c: bus_read_data_entry_bus_address = {1'b1, {14'd0, bus_read_data_joined2[35:18]}};
    6'h2e: bus_read_data_entry_bus_address = {1'b1, cb_color_cmask_base_256b_byte_3[15:8],
        cb_color_cmask_base_256b_byte_2[15:8], cb_color_cmask_base_256b_byte_1[15:8],
        cb_color_cmask_base_256b_byte_0[15:8]};
    6'h2f: bus_read_data_entry_bus_address = bus_read_data_joined[65:33];
    6'h30: bus_read_data_entry_bus_address = {1'b1, cb_color_fmask_base_256b_byte_3[15:8],
        cb_color_fmask_base_256b_byte_2[15:8], cb_color_fmask_base_256b_byte_1[15:8],
        cb_color_fmask_base_256b_byte_0[15:8]};
    6'h31: bus_read_data_entry_bus_address = {1'b1, {10'd0, bus_read_data_joined_20}};
    6'h32: bus_read_data_entry_bus_address = {1'b1, cb_color_clear_word0_clear_word0_byte_3[15:8],
        cb_color_clear_word0_clear_word0_byte_2[15:8], cb_color_clear_word0_clear_word0_byte_1[15:8],
        cb_color_clear_word0_clear_word0_byte_0[15:8]};
    6'h33: bus_read_data_entry_bus_address = {1'b1, cb_color_clear_word1_clear_word1_byte_3[15:8],
        cb_color_clear_word1_clear_word1_byte_2[15:8], cb_color_clear_word1_clear_word1_byte_1[15:8],
        cb_color_clear_word1_clear_word1_byte_0[15:8]};
    6'h36: bus_read_data_entry_bus_address = {1'b1, cb_color_base_base_256b_byte_3[23:16],
        cb_color_base_base_256b_byte_2[23:16], cb_color_base_base_256b_byte_1[23:16],
        cb_color_base_base_256b_byte_0[23:16]};
    6'h37: bus_read_data_entry_bus_address = {1'b1, {1'b0, bus_read_data_joined4[92:62]}};
    6'h38: bus_read_data_entry_bus_address = {1'b1, {10'd0, bus_read_data_joined_19}};
    6'h39: bus_read_data_entry_bus_address = {1'b1, {8'd0, bus_read_data_joined3[71:48]}};
    6'h3a: bus_read_data_entry_bus_address = {1'b1, {5'd0, bus_read_data_joined_18}};
    6'h3b: bus_read_data_entry_bus_address = {1'b1, {14'd0, bus_read_data_joined2[53:36]}};
    6'h3d: bus_read_data_entry_bus_address = {1'b1, cb_color_cmask_base_256b_byte_3[23:16],
        cb_color_cmask_base_256b_byte_2[23:16], cb_color_cmask_base_256b_byte_1[23:16],
        cb_color_cmask_base_256b_byte_0[23:16]};
    6'h3e: bus_read_data_entry_bus_address = bus_read_data_joined[98:66];
    6'h3f: bus_read_data_entry_bus_address = {1'b1, cb_color_fmask_base_256b_byte_3[23:16],
        cb_color_fmask_base_256b_byte_2[23:16], cb_color_fmask_base_256b_byte_1[23:16],
        cb_color_fmask_base_256b_byte_0[23:16]};
    default: bus_read_data_entry_bus_address = 33'd0;
  endcase

  reg found_entry_bus_address;
  always @* case (bus_address[7:2])
    6'h18, 6'h19, 6'h1a, 6'h1b, 6'h1c, 6'h1d, 6'h1f, 6'h20, 6'h21, 6'h22, 6'h23, 6'h24, 6'h27, 6'h28, 6'h29, 6'h2a,
        6'h2b, 6'h2c, 6'h2e, 6'h2f, 6'h30, 6'h31, 6'h32, 6'h33, 6'h36, 6'h37, 6'h38, 6'h39, 6'h3a, 6'h3b, 6'h3d,
        6'h3e, 6'h3f: found_entry_bus_address = 1'b1;
    default: found_entry_bus_address = 1'b0;
  endcase

  wire [23:0] bus_read_data_joined_26 = {cb_color_control_rop3, 9'd0, cb_color_control_mode,
      cb_color_control_degamma_enable, 3'd0};
  wire [32:0] bus_read_data_choice = bus_address_7_2_is_2 ? {1'b1, {8'd0, bus_read_data_joined_26}} : 33'd0;
  reg [32:0] bus_read_data_entry_2;
  always @* case (bus_address[7:2])
    6'h20: bus_read_data_entry_2 = {1'b1, cb_blend_control_disable_rop3_byte_3[0], cb_blend_control_enable_byte_3[0],
        cb_blend_control_separate_alpha_blend_byte_3[0], cb_blend_control_alpha_destblend_byte_3[4:0],
        cb_blend_control_alpha_comb_fcn_byte_2[2:0], cb_blend_control_alpha_srcblend_byte_2[4:0], 3'd0,
        cb_blend_control_color_destblend_byte_1[4:0], cb_blend_control_color_comb_fcn_byte_0[2:0],
        cb_blend_control_color_srcblend_byte_0[4:0]};
    6'h21: bus_read_data_entry_2 = {1'b1, cb_blend_control_disable_rop3_byte_3[1], cb_blend_control_enable_byte_3[1],
        cb_blend_control_separate_alpha_blend_byte_3[1], cb_blend_control_alpha_destblend_byte_3[9:5],
        cb_blend_control_alpha_comb_fcn_byte_2[5:3], cb_blend_control_alpha_srcblend_byte_2[9:5], 3'd0,
        cb_blend_control_color_destblend_byte_1[9:5], cb_blend_control_color_comb_fcn_byte_0[5:3],
        cb_blend_control_color_srcblend_byte_0[9:5]};
    6'h22: bus_read_data_entry_2 = {1'b1, cb_blend_control_disable_rop3_byte_3[2], cb_blend_control_enable_byte_3[2],
        cb_blend_control_separate_alpha_blend_byte_3[2], cb_blend_control_alpha_destblend_byte_3[14:10],
        cb_blend_control_alpha_comb_fcn_byte_2[8:6], cb_blend_control_alpha_srcblend_byte_2[14:10], 3'd0,
        cb_blend_control_color_destblend_byte_1[14:10], cb_blend_control_color_comb_fcn_byte_0[8:6],
        cb_blend_control_color_srcblend_byte_0[14:10]};
    6'h23: bus_read_data_entry_2 = {1'b1, cb_blend_control_disable_rop3_byte_3[3], cb_blend_control_enable_byte_3[3],
        cb_blend_control_separate_alpha_blend_byte_3[3], cb_blend_control_alpha_destblend_byte_3[19:15],
        cb_blend_control_alpha_comb_fcn_byte_2[11:9], cb_blend_control_alpha_srcblend_byte_2[19:15], 3'd0,
        cb_blend_control_color_destblend_byte_1[19:15], cb_blend_control_color_comb_fcn_byte_0[11:9],
        cb_blend_control_color_srcblend_byte_0[19:15]};
    6'h24: bus_read_data_entry_2 = {1'b1, cb_blend_control_disable_rop3_byte_3[4], cb_blend_control_enable_byte_3[4],
        cb_blend_control_separate_alpha_blend_byte_3[4], cb_blend_control_alpha_destblend_byte_3[24:20],
        cb_blend_control_alpha_comb_fcn_byte_2[14:12], cb_blend_control_alpha_srcblend_byte_2[24:20], 3'd0,
        cb_blend_control_color_destblend_byte_1[24:20], cb_blend_control_color_comb_fcn_byte_0[14:12],
        cb_blend_control_color_srcblend_byte_0[24:20]};
    6'h25: bus_read_data_entry_2 = {1'b1, cb_blend_control_disable_rop3_byte_3[5], cb_blend_control_enable_byte_3[5],
        cb_blend_control_separate_alpha_blend_byte_3[5], cb_blend_control_alpha_destblend_byte_3[29:25],
        cb_blend_control_alpha_comb_fcn_byte_2[17:15], cb_blend_control_alpha_srcblend_byte_2[29:25], 3'd0,
        cb_blend_control_color_destblend_byte_1[29:25], cb_blend_control_color_comb_fcn_byte_0[17:15],
        cb_blend_control_color_srcblend_byte_0[29:25]};
    6'h26: bus_read_data_entry_2 = {1'b1, cb_blend_control_disable_rop3_byte_3[6], cb_blend_control_enable_byte_3[6],
        cb_blend_control_separate_alpha_blend_byte_3[6], cb_blend_control_alpha_destblend_byte_3[34:30],
        cb_blend_control_alpha_comb_fcn_byte_2[20:18], cb_blend_control_alpha_srcblend_byte_2[34:30], 3'd0,
        cb_blend_control_color_destblend_byte_1[34:30], cb_blend_control_color_comb_fcn_byte_0[20:18],
        cb_blend_control_color_srcblend_byte_0[34:30]};
    6'h27: bus_read_data_entry_2 = {1'b1, cb_blend_control_disable_rop3_byte_3[7], cb_blend_control_enable_byte_3[7],
        cb_blend_control_separate_alpha_blend_byte_3[7], cb_blend_control_alpha_destblend_byte_3[39:35],
        cb_blend_control_alpha_comb_fcn_byte_2[23:21], cb_blend_control_alpha_srcblend_byte_2[39:35], 3'd0,
        cb_blend_control_color_destblend_byte_1[39:35], cb_blend_control_color_comb_fcn_byte_0[23:21],
        cb_blend_control_color_srcblend_byte_0[39:35]};
    default: bus_read_data_entry_2 = 33'd0;
  endcase

  reg found_entry_2;
  always @* case (bus_address[7:2])
    6'h20, 6'h21, 6'h22, 6'h23, 6'h24, 6'h25, 6'h26, 6'h27: found_entry_2 = 1'b1;
    default: found_entry_2 = 1'b0;
  endcase

  wire [32:0] bus_read_data_choice_found_equal_0 = found_equal[0] ? {1'b1, cb_blend_red_blend_red_byte} :
      found_equal[1] ? {1'b1, cb_blend_green_blend_green_byte} : found_equal[2] ? {1'b1,
      cb_blend_blue_blend_blue_byte} : found_equal[3] ? {1'b1, cb_blend_alpha_blend_alpha_byte} : 33'd0;
  wire found_choice = bus_write ? (found_equal[0] | found_equal[1] | found_equal[2] | found_equal[3]) :
      bus_read_data_choice_found_equal_0[32];
  wire [32:0] bus_read_data_joined_27 = {1'b1, cb_shader_mask_output7_enable, cb_shader_mask_output6_enable,
      cb_shader_mask_output5_enable, cb_shader_mask_output4_enable, cb_shader_mask_output3_enable,
      cb_shader_mask_output2_enable, cb_shader_mask_output1_enable, cb_shader_mask_output0_enable};
  wire [32:0] bus_read_data_joined_28 = {1'b1, cb_target_mask_target7_enable, cb_target_mask_target6_enable,
      cb_target_mask_target5_enable, cb_target_mask_target4_enable, cb_target_mask_target3_enable,
      cb_target_mask_target2_enable, cb_target_mask_target1_enable, cb_target_mask_target0_enable};
  wire [32:0] bus_read_data_choice_2 = found_equal_bus_address_7_2 ? bus_read_data_joined_28 :
      found_equal_bus_address ? bus_read_data_joined_27 : 33'd0;
  wire found_choice_bus_write = bus_write ? (found_equal_bus_address_7_2 | found_equal_bus_address) :
      bus_read_data_choice_2[32];
  wire [32:0] bus_read_data_joined_29 = {1'b1, cb_hw_control_disable_pixel_in_quad_fix_for_linear_surface,
      cb_hw_control_disable_cc_ib_serializer_state_opt,
      cb_hw_control_prioritize_fc_evict_over_fop_rd_on_bank_conflict,
      cb_hw_control_prioritize_fc_wr_over_fc_rd_on_cmask_conflict,
      cb_hw_control_disable_blend_opt_when_disabled_srcalpha_is_used, cb_hw_control_disable_blend_opt_discard_pixel,
      cb_hw_control_disable_blend_opt_bypass, cb_hw_control_disable_blend_opt_dont_rd_dst,
      cb_hw_control_disable_resolve_opt_for_single_frag, cb_hw_control_disable_full_write_mask,
      cb_hw_control_disable_blend_opt_result_eq_dest, cb_hw_control_force_always_toggle,
      cb_hw_control_force_needs_dst, cb_hw_control_disable_intnorm_le11bpc_clamping, 1'b0,
      cb_hw_control_allow_mrt_with_dual_source, cb_hw_control_cc_cache_evict_point, 2'd0,
      cb_hw_control_fc_cache_evict_point_byte_1, cb_hw_control_fc_cache_evict_point_byte_0, 2'd0,
      cb_hw_control_cm_cache_evict_point};
  wire [32:0] bus_read_data_choice_3 = bus_address_7_2_is_4 ? bus_read_data_joined_29 : 33'd0;
  wire found_all = (bus_write ? found_entry_bus_address : bus_read_data_entry_bus_address[32]) & context_page_28c;
  wire found_all_bus_write = (bus_write ? found_entry_bus_address_7_2 : bus_read_data_entry_bus_address_7_2[32]) &
      context_page_28d;
  wire found_any = ((bus_write ? bus_address_7_2_is_4 : bus_read_data_choice_3[32]) & config_page_9a) |
      (found_choice_bus_write & context_page_282) | (found_choice & context_page_284) | ((bus_write ? found_entry_2 :
      bus_read_data_entry_2[32]) & context_page_287) | ((bus_write ? bus_address_7_2_is_2 : bus_read_data_choice[32])
      & context_page_288) | found_all | found_all_bus_write | ((bus_write ? found_entry : bus_read_data_entry[32]) &
      context_page_28e);
  wire found = found_any & (~|bus_address[1:0]);
  assign cb_blend_control_alpha_srcblend_byte_2_all[0] = write_cb_blend_control[7] & bus_bytes[2];
  assign cb_blend_control_alpha_srcblend_byte_2_all[1] = write_cb_blend_control[7] & bus_bytes[3];
  assign cb_blend_control_alpha_srcblend_byte_2_all[2] = write_cb_color_control & bus_bytes[0];
  assign cb_blend_control_alpha_srcblend_byte_2_all[3] = write_cb_color_view[0] & bus_bytes[1];
  assign cb_blend_control_alpha_srcblend_byte_2_all[4] = write_cb_color_info_0 & bus_bytes[0];
  assign cb_blend_control_alpha_srcblend_byte_2_all[5] = write_cb_color_info_0 & bus_bytes[1];
  assign cb_blend_control_alpha_srcblend_byte_2_all[6] = write_cb_color_info_0 & bus_bytes[2];
  assign cb_blend_control_alpha_srcblend_byte_2_all[7] = write_cb_color_info_0 & bus_bytes[3];
  assign cb_blend_control_alpha_srcblend_byte_2_all[8] = write_cb_color_attrib_0 & bus_bytes[0];
  assign cb_blend_control_alpha_srcblend_byte_2_all[9] = write_cb_color_attrib_0 & bus_bytes[1];
  assign cb_blend_control_alpha_srcblend_byte_2_all[10] = write_cb_color_attrib_0 & bus_bytes[2];
  assign cb_blend_control_alpha_srcblend_byte_2_all[11] = write_cb_color_view[1] & bus_bytes[1];
  assign cb_blend_control_alpha_srcblend_byte_2_all[12] = write_cb_color_info_1 & bus_bytes[0];
  assign cb_blend_control_alpha_srcblend_byte_2_all[13] = write_cb_color_info_1 & bus_bytes[1];
  assign cb_blend_control_alpha_srcblend_byte_2_all[14] = write_cb_color_info_1 & bus_bytes[2];
  assign cb_blend_control_alpha_srcblend_byte_2_all[15] = write_cb_color_info_1 & bus_bytes[3];
  assign cb_blend_control_alpha_srcblend_byte_2_all[16] = write_cb_color_attrib_1 & bus_bytes[0];
  assign cb_blend_control_alpha_srcblend_byte_2_all[17] = write_cb_color_attrib_1 & bus_bytes[1];
  assign cb_blend_control_alpha_srcblend_byte_2_all[18] = write_cb_color_attrib_1 & bus_bytes[2];
  assign cb_blend_control_alpha_srcblend_byte_2_all[19] = write_cb_color_view[2] & bus_bytes[1];
  assign cb_blend_control_alpha_srcblend_byte_2_all[20] = write_cb_color_info_2 & bus_bytes[0];
  assign cb_blend_control_alpha_srcblend_byte_2_all[21] = write_cb_color_info_2 & bus_bytes[1];
  assign cb_blend_control_alpha_srcblend_byte_2_all[22] = write_cb_color_info_2 & bus_bytes[2];
  assign cb_blend_control_alpha_srcblend_byte_2_all[23] = write_cb_color_info_2 & bus_bytes[3];
  assign cb_blend_control_alpha_srcblend_byte_2_all[24] = write_cb_color_attrib_2 & bus_bytes[0];
  assign cb_blend_control_alpha_srcblend_byte_2_all[25] = write_cb_color_attrib_2 & bus_bytes[1];
  assign cb_blend_control_alpha_srcblend_byte_2_all[26] = write_cb_color_attrib_2 & bus_bytes[2];
  assign cb_blend_control_alpha_srcblend_byte_2_all[27] = write_cb_color_view[3] & bus_bytes[1];
  assign cb_blend_control_alpha_srcblend_byte_2_all[28] = write_cb_color_info_3 & bus_bytes[0];
  assign cb_blend_control_alpha_srcblend_byte_2_all[29] = write_cb_color_info_3 & bus_bytes[1];
  assign cb_blend_control_alpha_srcblend_byte_2_all[30] = write_cb_color_info_3 & bus_bytes[2];
  assign cb_blend_control_alpha_srcblend_byte_2_all[31] = write_cb_color_info_3 & bus_bytes[3];
  assign cb_blend_control_alpha_srcblend_byte_2_all[32] = write_cb_color_attrib_3 & bus_bytes[0];
  assign cb_blend_control_alpha_srcblend_byte_2_all[33] = write_cb_color_attrib_3 & bus_bytes[1];
  assign cb_blend_control_alpha_srcblend_byte_2_all[34] = write_cb_color_attrib_3 & bus_bytes[2];
  assign cb_blend_control_alpha_srcblend_byte_2_all[35] = write_cb_color_view[4] & bus_bytes[1];
  assign cb_blend_control_alpha_srcblend_byte_2_all[36] = write_cb_color_info_4 & bus_bytes[0];
  assign cb_blend_control_alpha_srcblend_byte_2_all[37] = write_cb_color_info_4 & bus_bytes[1];
  assign cb_blend_control_alpha_srcblend_byte_2_all[38] = write_cb_color_info_4 & bus_bytes[2];
  assign cb_blend_control_alpha_srcblend_byte_2_all[39] = write_cb_color_info_4 & bus_bytes[3];
  assign cb_blend_control_alpha_srcblend_byte_2_all[40] = write_cb_color_attrib_4 & bus_bytes[0];
  assign cb_blend_control_alpha_srcblend_byte_2_all[41] = write_cb_color_attrib_4 & bus_bytes[1];
  assign cb_blend_control_alpha_srcblend_byte_2_all[42] = write_cb_color_attrib_4 & bus_bytes[2];
  assign cb_blend_control_alpha_srcblend_byte_2_all[43] = write_cb_color_view[5] & bus_bytes[1];
  assign cb_blend_control_alpha_srcblend_byte_2_all[44] = write_cb_color_info_5 & bus_bytes[0];
  assign cb_blend_control_alpha_srcblend_byte_2_all[45] = write_cb_color_info_5 & bus_bytes[1];
  assign cb_blend_control_alpha_srcblend_byte_2_all[46] = write_cb_color_info_5 & bus_bytes[2];
  assign cb_blend_control_alpha_srcblend_byte_2_all[47] = write_cb_color_info_5 & bus_bytes[3];
  assign cb_blend_control_alpha_srcblend_byte_2_all[48] = write_cb_color_attrib_5 & bus_bytes[0];
  assign cb_blend_control_alpha_srcblend_byte_2_all[49] = write_cb_color_attrib_5 & bus_bytes[1];
  assign cb_blend_control_alpha_srcblend_byte_2_all[50] = write_cb_color_attrib_5 & bus_bytes[2];
  assign cb_blend_control_alpha_srcblend_byte_2_all[51] = write_cb_color_view[6] & bus_bytes[1];
  assign cb_blend_control_alpha_srcblend_byte_2_all[52] = write_cb_color_info_6 & bus_bytes[0];
  assign cb_blend_control_alpha_srcblend_byte_2_all[53] = write_cb_color_info_6 & bus_bytes[1];
  assign cb_blend_control_alpha_srcblend_byte_2_all[54] = write_cb_color_info_6 & bus_bytes[2];
  assign cb_blend_control_alpha_srcblend_byte_2_all[55] = write_cb_color_info_6 & bus_bytes[3];
  assign cb_blend_control_alpha_srcblend_byte_2_all[56] = write_cb_color_attrib_6 & bus_bytes[0];
  assign cb_blend_control_alpha_srcblend_byte_2_all[57] = write_cb_color_attrib_6 & bus_bytes[1];
  assign cb_blend_control_alpha_srcblend_byte_2_all[58] = write_cb_color_attrib_6 & bus_bytes[2];
  assign cb_blend_control_alpha_srcblend_byte_2_all[59] = write_cb_color_view[7] & bus_bytes[1];
  assign cb_blend_control_alpha_srcblend_byte_2_all[60] = write_cb_color_info_7 & bus_bytes[0];
  assign cb_blend_control_alpha_srcblend_byte_2_all[61] = write_cb_color_info_7 & bus_bytes[1];
  assign cb_blend_control_alpha_srcblend_byte_2_all[62] = write_cb_color_info_7 & bus_bytes[2];
  assign cb_blend_control_alpha_srcblend_byte_2_all[63] = write_cb_color_info_7 & bus_bytes[3];
  genvar i;
  for (i = 0; i < 4; i = i + 1) begin : each_cb_blend_alpha_blend_alpha_byte
    localparam [5:0] INDEX = i + 5;
    assign found_equal[i] = bus_address[7:2] == INDEX;
    assign cb_hw_control_cm_cache_evict_point_all[i] = write_cb_hw_control & bus_bytes[i];
    assign cb_target_mask_target0_enable_all[i] = write_cb_target_mask & bus_bytes[i];
    assign cb_shader_mask_output0_enable_all[i] = write_cb_shader_mask & bus_bytes[i];
    always @(posedge clock) begin
      if (write_cb_blend_red & bus_bytes[i]) cb_blend_red_blend_red_byte[i*8 +: 8] <= bus_data[8*i +: 8];
      if (write_cb_blend_green & bus_bytes[i]) cb_blend_green_blend_green_byte[i*8 +: 8] <= bus_data[8*i +: 8];
      if (write_cb_blend_blue & bus_bytes[i]) cb_blend_blue_blend_blue_byte[i*8 +: 8] <= bus_data[8*i +: 8];
      if (write_cb_blend_alpha & bus_bytes[i]) cb_blend_alpha_blend_alpha_byte[i*8 +: 8] <= bus_data[8*i +: 8];
    end
  end

  for (i = 0; i < 5; i = i + 1) begin : each_write_cb_color_clear_word0
    localparam [5:0] INDEX_2 = 15*i;
    localparam [5:0] INDEX_3 = 15*i + 1;
    assign write_cb_color_fmask_slice[i + 2] = write_cb_color_clear_word0_all & (bus_address[7:2] == INDEX_2);
    assign write_cb_color_clear_word0[i + 2] = write_cb_color_clear_word0_all & (bus_address[7:2] == INDEX_3);
  end

  for (i = 0; i < 7; i = i + 1) begin : each_cb_color_attrib_fmask_tile_mode_index
    always @(posedge clock) begin
      if (write_cb_blend_control[i] & bus_bytes[2]) begin
        cb_blend_control_alpha_srcblend_byte_2[i*5 +: 5] <= bus_data[20:16];
        cb_blend_control_alpha_comb_fcn_byte_2[i*3 +: 3] <= bus_data[23:21];
      end
      if (write_cb_blend_control[i] & bus_bytes[3]) begin
        cb_blend_control_alpha_destblend_byte_3[i*5 +: 5] <= bus_data[28:24];
        cb_blend_control_separate_alpha_blend_byte_3[i] <= bus_data[29];
        cb_blend_control_enable_byte_3[i] <= bus_data[30]; cb_blend_control_disable_rop3_byte_3[i] <= bus_data[31];
      end
      if (cb_blend_control_alpha_srcblend_byte_2_all[8*i + 8]) begin
        cb_color_attrib_tile_mode_index_byte_0[i*5 +: 5] <= bus_data[4:0];
        cb_color_attrib_fmask_tile_mode_index_byte_0[i*3 +: 3] <= bus_data[7:5];
      end
      if (cb_blend_control_alpha_srcblend_byte_2_all[8*i + 9]) begin
        cb_color_attrib_fmask_tile_mode_index_byte_1[i*2 +: 2] <= bus_data[9:8];
        cb_color_attrib_num_samples_byte_1[i*3 +: 3] <= bus_data[14:12];
        cb_color_attrib_num_fragments_byte_1[i] <= bus_data[15];
      end
      if (cb_blend_control_alpha_srcblend_byte_2_all[8*i + 10]) begin
      cb_color_attrib_num_fragments_byte_2[i] <= bus_data[16];
      cb_color_attrib_force_dst_alpha_1_byte_2[i] <= bus_data[17];
      end
    end
  end

  for (i = 0; i < 8; i = i + 1) begin : each_cb_color_base_base_256b
    localparam [5:0] INDEX_4 = i + 32;
    reg [7:0] cb_color_pitch_tile_max_byte_0;
    reg [2:0] cb_color_pitch_tile_max_byte_1;
    reg [3:0] cb_color_pitch_fmask_tile_max_byte_2;
    reg [6:0] cb_color_pitch_fmask_tile_max_byte_3;
    reg [7:0] cb_color_view_slice_start_byte_0;
    reg [2:0] cb_color_view_slice_start_byte_1;
    reg [2:0] cb_color_view_slice_max_byte_1;
    reg [7:0] cb_color_view_slice_max_byte_2;
    reg [7:0] cb_color_cmask_slice_tile_max_byte_0;
    reg [5:0] cb_color_cmask_slice_tile_max_byte_1;
    assign cb_blend_control_separate_alpha_blend[i] = cb_blend_control_separate_alpha_blend_byte_3[i];
    assign cb_blend_control_enable[i] = cb_blend_control_enable_byte_3[i];
    assign cb_blend_control_disable_rop3[i] = cb_blend_control_disable_rop3_byte_3[i];
    assign cb_color_base_base_256b[i*32 +: 32] = {cb_color_base_base_256b_byte_3[i*8 +: 8],
        cb_color_base_base_256b_byte_2[i*8 +: 8], cb_color_base_base_256b_byte_1[i*8 +: 8],
        cb_color_base_base_256b_byte_0[i*8 +: 8]};
    assign cb_color_pitch_tile_max[i*11 +: 11] = {cb_color_pitch_tile_max_byte_1, cb_color_pitch_tile_max_byte_0};
    assign cb_color_pitch_fmask_tile_max[i*11 +: 11] = {cb_color_pitch_fmask_tile_max_byte_3,
        cb_color_pitch_fmask_tile_max_byte_2};
    assign cb_color_slice_tile_max[i*22 +: 22] = {cb_color_slice_tile_max_byte_2[i*6 +: 6],
        cb_color_slice_tile_max_byte_1[i*8 +: 8], cb_color_slice_tile_max_byte_0[i*8 +: 8]};
    assign cb_color_view_slice_start[i*11 +: 11] = {cb_color_view_slice_start_byte_1,
        cb_color_view_slice_start_byte_0};
    assign cb_color_view_slice_max[i*11 +: 11] = {cb_color_view_slice_max_byte_2, cb_color_view_slice_max_byte_1};
    assign cb_color_info_linear_general[i] = cb_color_info_linear_general_byte_0[i];
    assign cb_color_info_fast_clear[i] = cb_color_info_fast_clear_byte_1[i];
    assign cb_color_info_compression[i] = cb_color_info_compression_byte_1[i];
    assign cb_color_info_blend_clamp[i] = cb_color_info_blend_clamp_byte_1[i];
    assign cb_color_info_blend_bypass[i] = cb_color_info_blend_bypass_byte_2[i];
    assign cb_color_info_simple_float[i] = cb_color_info_simple_float_byte_2[i];
    assign cb_color_info_cmask_is_linear[i] = cb_color_info_cmask_is_linear_byte_2[i];
    assign cb_color_info_fmask_compression_disable[i] = cb_color_info_fmask_compression_disable_byte_3[i];
    assign cb_color_attrib_tile_mode_index[i*5 +: 5] = cb_color_attrib_tile_mode_index_byte_0[i*5 +: 5];
    assign cb_color_attrib_fmask_tile_mode_index[i*5 +: 5] = {cb_color_attrib_fmask_tile_mode_index_byte_1[i*2 +: 2],
        cb_color_attrib_fmask_tile_mode_index_byte_0[i*3 +: 3]};
    assign cb_color_attrib_num_samples[i*3 +: 3] = cb_color_attrib_num_samples_byte_1[i*3 +: 3];
    assign cb_color_attrib_num_fragments[i*2 +: 2] = {cb_color_attrib_num_fragments_byte_2[i],
        cb_color_attrib_num_fragments_byte_1[i]};
    assign cb_color_attrib_force_dst_alpha_1[i] = cb_color_attrib_force_dst_alpha_1_byte_2[i];
    assign cb_color_cmask_base_256b[i*32 +: 32] = {cb_color_cmask_base_256b_byte_3[i*8 +: 8],
        cb_color_cmask_base_256b_byte_2[i*8 +: 8], cb_color_cmask_base_256b_byte_1[i*8 +: 8],
        cb_color_cmask_base_256b_byte_0[i*8 +: 8]};
    assign cb_color_cmask_slice_tile_max[i*14 +: 14] = {cb_color_cmask_slice_tile_max_byte_1,
        cb_color_cmask_slice_tile_max_byte_0};
    assign cb_color_fmask_base_256b[i*32 +: 32] = {cb_color_fmask_base_256b_byte_3[i*8 +: 8],
        cb_color_fmask_base_256b_byte_2[i*8 +: 8], cb_color_fmask_base_256b_byte_1[i*8 +: 8],
        cb_color_fmask_base_256b_byte_0[i*8 +: 8]};
    assign cb_color_fmask_slice_tile_max[i*22 +: 22] = {cb_color_fmask_slice_tile_max_byte_2[i*6 +: 6],
        cb_color_fmask_slice_tile_max_byte_1[i*8 +: 8], cb_color_fmask_slice_tile_max_byte_0[i*8 +: 8]};
    assign cb_color_clear_word0_clear_word0[i*32 +: 32] = {cb_color_clear_word0_clear_word0_byte_3[i*8 +: 8],
        cb_color_clear_word0_clear_word0_byte_2[i*8 +: 8], cb_color_clear_word0_clear_word0_byte_1[i*8 +: 8],
        cb_color_clear_word0_clear_word0_byte_0[i*8 +: 8]};
    assign cb_color_clear_word1_clear_word1[i*32 +: 32] = {cb_color_clear_word1_clear_word1_byte_3[i*8 +: 8],
        cb_color_clear_word1_clear_word1_byte_2[i*8 +: 8], cb_color_clear_word1_clear_word1_byte_1[i*8 +: 8],
        cb_color_clear_word1_clear_word1_byte_0[i*8 +: 8]};
    assign write_cb_blend_control[i] = writing & context_page_287 & write_cb_color_clear_word1_equal[i];
    assign write_cb_color_clear_word1_equal[i] = bus_address[7:2] == INDEX_4;
    assign bus_read_data_joined[i*33 +: 33] = {1'b1, {18'd0, cb_color_cmask_slice_tile_max_byte_1,
        cb_color_cmask_slice_tile_max_byte_0}};
    assign bus_read_data_joined2[i*18 +: 18] = {cb_color_attrib_force_dst_alpha_1_byte_2[i],
        cb_color_attrib_num_fragments_byte_2[i], cb_color_attrib_num_fragments_byte_1[i],
        cb_color_attrib_num_samples_byte_1[i*3 +: 3], 2'd0, cb_color_attrib_fmask_tile_mode_index_byte_1[i*2 +: 2],
        cb_color_attrib_fmask_tile_mode_index_byte_0[i*3 +: 3], cb_color_attrib_tile_mode_index_byte_0[i*5 +: 5]};
    assign bus_read_data_joined3[i*24 +: 24] = {cb_color_view_slice_max_byte_2, cb_color_view_slice_max_byte_1, 2'd0,
        cb_color_view_slice_start_byte_1, cb_color_view_slice_start_byte_0};
    assign bus_read_data_joined4[i*31 +: 31] = {cb_color_pitch_fmask_tile_max_byte_3,
        cb_color_pitch_fmask_tile_max_byte_2, 9'd0, cb_color_pitch_tile_max_byte_1, cb_color_pitch_tile_max_byte_0};
    initial begin
      cb_color_pitch_tile_max_byte_0 = 8'd0; cb_color_pitch_tile_max_byte_1 = 3'd0;
      cb_color_pitch_fmask_tile_max_byte_2 = 4'd0; cb_color_pitch_fmask_tile_max_byte_3 = 7'd0;
      cb_color_view_slice_start_byte_0 = 8'd0; cb_color_view_slice_start_byte_1 = 3'd0;
      cb_color_view_slice_max_byte_1 = 3'd0; cb_color_view_slice_max_byte_2 = 8'd0;
      cb_color_cmask_slice_tile_max_byte_0 = 8'd0; cb_color_cmask_slice_tile_max_byte_1 = 6'd0;
    end
    always @(posedge clock) begin
      if (write_cb_blend_control[i] & bus_bytes[0]) begin
        cb_blend_control_color_srcblend_byte_0[i*5 +: 5] <= bus_data[4:0];
        cb_blend_control_color_comb_fcn_byte_0[i*3 +: 3] <= bus_data[7:5];
      end
      if (write_cb_blend_control[i] & bus_bytes[1]) cb_blend_control_color_destblend_byte_1[i*5 +: 5] <=
          bus_data[12:8];
      if (write_cb_color_base[i] & bus_bytes[0]) cb_color_base_base_256b_byte_0[i*8 +: 8] <= bus_data[7:0];
      if (write_cb_color_base[i] & bus_bytes[1]) cb_color_base_base_256b_byte_1[i*8 +: 8] <= bus_data[15:8];
      if (write_cb_color_base[i] & bus_bytes[2]) cb_color_base_base_256b_byte_2[i*8 +: 8] <= bus_data[23:16];
      if (write_cb_color_base[i] & bus_bytes[3]) cb_color_base_base_256b_byte_3[i*8 +: 8] <= bus_data[31:24];
      if (write_cb_color_pitch[i] & bus_bytes[0]) cb_color_pitch_tile_max_byte_0 <= bus_data[7:0];
      if (write_cb_color_pitch[i] & bus_bytes[1]) cb_color_pitch_tile_max_byte_1 <= bus_data[10:8];
      if (write_cb_color_pitch[i] & bus_bytes[2]) cb_color_pitch_fmask_tile_max_byte_2 <= bus_data[23:20];
      if (write_cb_color_pitch[i] & bus_bytes[3]) cb_color_pitch_fmask_tile_max_byte_3 <= bus_data[30:24];
      if (write_cb_color_slice[i] & bus_bytes[0]) cb_color_slice_tile_max_byte_0[i*8 +: 8] <= bus_data[7:0];
      if (write_cb_color_slice[i] & bus_bytes[1]) cb_color_slice_tile_max_byte_1[i*8 +: 8] <= bus_data[15:8];
      if (write_cb_color_slice[i] & bus_bytes[2]) cb_color_slice_tile_max_byte_2[i*6 +: 6] <= bus_data[21:16];
      if (write_cb_color_view[i] & bus_bytes[0]) cb_color_view_slice_start_byte_0 <= bus_data[7:0];
      if (cb_blend_control_alpha_srcblend_byte_2_all[8*i + 3]) begin
        cb_color_view_slice_start_byte_1 <= bus_data[10:8]; cb_color_view_slice_max_byte_1 <= bus_data[15:13];
      end
      if (write_cb_color_view[i] & bus_bytes[2]) cb_color_view_slice_max_byte_2 <= bus_data[23:16];
      if (cb_blend_control_alpha_srcblend_byte_2_all[8*i + 4]) begin
        cb_color_info_endian_byte_0[i*2 +: 2] <= bus_data[1:0];
        cb_color_info_format_byte_0[i*5 +: 5] <= bus_data[6:2];
        cb_color_info_linear_general_byte_0[i] <= bus_data[7];
      end
      if (cb_blend_control_alpha_srcblend_byte_2_all[8*i + 5]) begin
        cb_color_info_number_type_byte_1[i*3 +: 3] <= bus_data[10:8];
        cb_color_info_comp_swap_byte_1[i*2 +: 2] <= bus_data[12:11];
        cb_color_info_fast_clear_byte_1[i] <= bus_data[13]; cb_color_info_compression_byte_1[i] <= bus_data[14];
        cb_color_info_blend_clamp_byte_1[i] <= bus_data[15];
      end
      if (cb_blend_control_alpha_srcblend_byte_2_all[8*i + 6]) begin
        cb_color_info_blend_bypass_byte_2[i] <= bus_data[16]; cb_color_info_simple_float_byte_2[i] <= bus_data[17];
        cb_color_info_round_mode_byte_2[i] <= bus_data[18]; cb_color_info_cmask_is_linear_byte_2[i] <= bus_data[19];
        cb_color_info_blend_opt_dont_rd_dst_byte_2[i*3 +: 3] <= bus_data[22:20];
        cb_color_info_blend_opt_discard_pixel_byte_2[i] <= bus_data[23];
      end
      if (cb_blend_control_alpha_srcblend_byte_2_all[8*i + 7]) begin
        cb_color_info_blend_opt_discard_pixel_byte_3[i*2 +: 2] <= bus_data[25:24];
        cb_color_info_fmask_compression_disable_byte_3[i] <= bus_data[26];
      end
      if (write_cb_color_cmask[i] & bus_bytes[0]) cb_color_cmask_base_256b_byte_0[i*8 +: 8] <= bus_data[7:0];
      if (write_cb_color_cmask[i] & bus_bytes[1]) cb_color_cmask_base_256b_byte_1[i*8 +: 8] <= bus_data[15:8];
      if (write_cb_color_cmask[i] & bus_bytes[2]) cb_color_cmask_base_256b_byte_2[i*8 +: 8] <= bus_data[23:16];
      if (write_cb_color_cmask[i] & bus_bytes[3]) cb_color_cmask_base_256b_byte_3[i*8 +: 8] <= bus_data[31:24];
      if (write_cb_color_cmask_slice[i] & bus_bytes[0]) cb_color_cmask_slice_tile_max_byte_0 <= bus_data[7:0];
      if (write_cb_color_cmask_slice[i] & bus_bytes[1]) cb_color_cmask_slice_tile_max_byte_1 <= bus_data[13:8];
      if (write_cb_color_fmask[i] & bus_bytes[0]) cb_color_fmask_base_256b_byte_0[i*8 +: 8] <= bus_data[7:0];
      if (write_cb_color_fmask[i] & bus_bytes[1]) cb_color_fmask_base_256b_byte_1[i*8 +: 8] <= bus_data[15:8];
      if (write_cb_color_fmask[i] & bus_bytes[2]) cb_color_fmask_base_256b_byte_2[i*8 +: 8] <= bus_data[23:16];
      if (write_cb_color_fmask[i] & bus_bytes[3]) cb_color_fmask_base_256b_byte_3[i*8 +: 8] <= bus_data[31:24];
      if (write_cb_color_fmask_slice[i] & bus_bytes[0]) cb_color_fmask_slice_tile_max_byte_0[i*8 +: 8] <=
          bus_data[7:0];
      if (write_cb_color_fmask_slice[i] & bus_bytes[1]) begin
        cb_color_fmask_slice_tile_max_byte_1[i*8 +: 8] <= bus_data[15:8];
      end
      if (write_cb_color_fmask_slice[i] & bus_bytes[2]) begin
        cb_color_fmask_slice_tile_max_byte_2[i*6 +: 6] <= bus_data[21:16];
      end
      if (write_cb_color_clear_word0[i] & bus_bytes[0]) begin
        cb_color_clear_word0_clear_word0_byte_0[i*8 +: 8] <= bus_data[7:0];
      end
      if (write_cb_color_clear_word0[i] & bus_bytes[1]) begin
        cb_color_clear_word0_clear_word0_byte_1[i*8 +: 8] <= bus_data[15:8];
      end
      if (write_cb_color_clear_word0[i] & bus_bytes[2]) begin
        cb_color_clear_word0_clear_word0_byte_2[i*8 +: 8] <= bus_data[23:16];
      end
      if (write_cb_color_clear_word0[i] & bus_bytes[3]) begin
        cb_color_clear_word0_clear_word0_byte_3[i*8 +: 8] <= bus_data[31:24];
      end
      if (write_cb_color_clear_word1[i] & bus_bytes[0]) begin
        cb_color_clear_word1_clear_word1_byte_0[i*8 +: 8] <= bus_data[7:0];
      end
      if (write_cb_color_clear_word1[i] & bus_bytes[1]) begin
        cb_color_clear_word1_clear_word1_byte_1[i*8 +: 8] <= bus_data[15:8];
      end
      if (write_cb_color_clear_word1[i] & bus_bytes[2]) begin
        cb_color_clear_word1_clear_word1_byte_2[i*8 +: 8] <= bus_data[23:16];
      end
      if (write_cb_color_clear_word1[i] & bus_bytes[3]) begin
        cb_color_clear_word1_clear_word1_byte_3[i*8 +: 8] <= bus_data[31:24];
      end
    end
  end

  wire [31:0] bus_read_data_any = (bus_read_data_choice_3[31:0] & {32{config_page_9a}}) |
      (bus_read_data_choice_2[31:0] & {32{context_page_282}}) | (bus_read_data_choice_found_equal_0[31:0] &
      {32{context_page_284}}) | (bus_read_data_entry_2[31:0] & {32{context_page_287}}) | (bus_read_data_choice[31:0]
      & {32{context_page_288}}) | (bus_read_data_entry_bus_address[31:0] & {32{context_page_28c}}) |
      (bus_read_data_entry_bus_address_7_2[31:0] & {32{context_page_28d}}) | (bus_read_data_entry[31:0] &
      {32{context_page_28e}});
  initial begin
    cb_hw_control_cm_cache_evict_point = 4'd8; cb_hw_control_fc_cache_evict_point_byte_0 = 2'd0;
    cb_hw_control_fc_cache_evict_point_byte_1 = 2'd2; cb_hw_control_cc_cache_evict_point = 4'd8;
    cb_hw_control_allow_mrt_with_dual_source = 1'b0; cb_hw_control_disable_intnorm_le11bpc_clamping = 1'b1;
    cb_hw_control_force_needs_dst = 1'b0; cb_hw_control_force_always_toggle = 1'b0;
    cb_hw_control_disable_blend_opt_result_eq_dest = 1'b0; cb_hw_control_disable_full_write_mask = 1'b0;
    cb_hw_control_disable_resolve_opt_for_single_frag = 1'b0; cb_hw_control_disable_blend_opt_dont_rd_dst = 1'b0;
    cb_hw_control_disable_blend_opt_bypass = 1'b0; cb_hw_control_disable_blend_opt_discard_pixel = 1'b0;
    cb_hw_control_disable_blend_opt_when_disabled_srcalpha_is_used = 1'b0;
    cb_hw_control_prioritize_fc_wr_over_fc_rd_on_cmask_conflict = 1'b0;
    cb_hw_control_prioritize_fc_evict_over_fop_rd_on_bank_conflict = 1'b0;
    cb_hw_control_disable_cc_ib_serializer_state_opt = 1'b0;
    cb_hw_control_disable_pixel_in_quad_fix_for_linear_surface = 1'b0; cb_target_mask_target0_enable = 4'd0;
    cb_target_mask_target1_enable = 4'd0; cb_target_mask_target2_enable = 4'd0;
    cb_target_mask_target3_enable = 4'd0; cb_target_mask_target4_enable = 4'd0;
    cb_target_mask_target5_enable = 4'd0; cb_target_mask_target6_enable = 4'd0;
    cb_target_mask_target7_enable = 4'd0; cb_shader_mask_output0_enable = 4'd0;
    cb_shader_mask_output1_enable = 4'd0; cb_shader_mask_output2_enable = 4'd0;
    cb_shader_mask_output3_enable = 4'd0; cb_shader_mask_output4_enable = 4'd0;
    cb_shader_mask_output5_enable = 4'd0; cb_shader_mask_output6_enable = 4'd0;
    cb_shader_mask_output7_enable = 4'd0; cb_color_control_degamma_enable = 1'b0;
    cb_color_control_mode = CB_COLOR_CONTROL_MODE_CB_DISABLE; cb_color_control_rop3 = CB_COLOR_CONTROL_ROP3_0X00;
    bus_ready = 1'b0; bus_error = 1'b0; bus_read_data = 32'd0; cb_blend_red_blend_red_byte = 32'd0;
    cb_blend_green_blend_green_byte = 32'd0; cb_blend_blue_blend_blue_byte = 32'd0;
    cb_blend_alpha_blend_alpha_byte = 32'd0; cb_blend_control_color_srcblend_byte_0 = 40'd0;
    cb_blend_control_color_comb_fcn_byte_0 = 24'd0; cb_blend_control_color_destblend_byte_1 = 40'd0;
    cb_blend_control_alpha_srcblend_byte_2 = 40'd0; cb_blend_control_alpha_comb_fcn_byte_2 = 24'd0;
    cb_blend_control_alpha_destblend_byte_3 = 40'd0; cb_blend_control_separate_alpha_blend_byte_3 = 8'd0;
    cb_blend_control_enable_byte_3 = 8'd0; cb_blend_control_disable_rop3_byte_3 = 8'd0;
    cb_color_base_base_256b_byte_0 = 64'd0; cb_color_base_base_256b_byte_1 = 64'd0;
    cb_color_base_base_256b_byte_2 = 64'd0; cb_color_base_base_256b_byte_3 = 64'd0;
    cb_color_slice_tile_max_byte_0 = 64'd0; cb_color_slice_tile_max_byte_1 = 64'd0;
    cb_color_slice_tile_max_byte_2 = 48'd0; cb_color_info_endian_byte_0 = 16'd0;
    cb_color_info_format_byte_0 = 40'd0; cb_color_info_linear_general_byte_0 = 8'd0;
    cb_color_info_number_type_byte_1 = 24'd0; cb_color_info_comp_swap_byte_1 = 16'd0;
    cb_color_info_fast_clear_byte_1 = 8'd0; cb_color_info_compression_byte_1 = 8'd0;
    cb_color_info_blend_clamp_byte_1 = 8'd0; cb_color_info_blend_bypass_byte_2 = 8'd0;
    cb_color_info_simple_float_byte_2 = 8'd0; cb_color_info_round_mode_byte_2 = 8'd0;
    cb_color_info_cmask_is_linear_byte_2 = 8'd0; cb_color_info_blend_opt_dont_rd_dst_byte_2 = 24'd0;
    cb_color_info_blend_opt_discard_pixel_byte_2 = 8'd0; cb_color_info_blend_opt_discard_pixel_byte_3 = 16'd0;
    cb_color_info_fmask_compression_disable_byte_3 = 8'd0; cb_color_attrib_tile_mode_index_byte_0 = 40'd0;
    cb_color_attrib_fmask_tile_mode_index_byte_0 = 24'd0; cb_color_attrib_fmask_tile_mode_index_byte_1 = 16'd0;
    cb_color_attrib_num_samples_byte_1 = 24'd0; cb_color_attrib_num_fragments_byte_1 = 8'd0;
    cb_color_attrib_num_fragments_byte_2 = 8'd0; cb_color_attrib_force_dst_alpha_1_byte_2 = 8'd0;
    cb_color_cmask_base_256b_byte_0 = 64'd0; cb_color_cmask_base_256b_byte_1 = 64'd0;
    cb_color_cmask_base_256b_byte_2 = 64'd0; cb_color_cmask_base_256b_byte_3 = 64'd0;
    cb_color_fmask_base_256b_byte_0 = 64'd0; cb_color_fmask_base_256b_byte_1 = 64'd0;
    cb_color_fmask_base_256b_byte_2 = 64'd0; cb_color_fmask_base_256b_byte_3 = 64'd0;
    cb_color_fmask_slice_tile_max_byte_0 = 64'd0; cb_color_fmask_slice_tile_max_byte_1 = 64'd0;
    cb_color_fmask_slice_tile_max_byte_2 = 48'd0; cb_color_clear_word0_clear_word0_byte_0 = 64'd0;
    cb_color_clear_word0_clear_word0_byte_1 = 64'd0; cb_color_clear_word0_clear_word0_byte_2 = 64'd0;
    cb_color_clear_word0_clear_word0_byte_3 = 64'd0; cb_color_clear_word1_clear_word1_byte_0 = 64'd0;
    cb_color_clear_word1_clear_word1_byte_1 = 64'd0; cb_color_clear_word1_clear_word1_byte_2 = 64'd0;
    cb_color_clear_word1_clear_word1_byte_3 = 64'd0;
  end
  always @(posedge clock) begin
    if (cb_hw_control_cm_cache_evict_point_all[0]) begin
    cb_hw_control_cm_cache_evict_point <= bus_data[3:0]; cb_hw_control_fc_cache_evict_point_byte_0 <= bus_data[7:6];
    end
    if (cb_hw_control_cm_cache_evict_point_all[1]) begin
    cb_hw_control_fc_cache_evict_point_byte_1 <= bus_data[9:8];
    cb_hw_control_cc_cache_evict_point <= bus_data[15:12];
    end
    if (cb_hw_control_cm_cache_evict_point_all[2]) begin
      cb_hw_control_allow_mrt_with_dual_source <= bus_data[16];
      cb_hw_control_disable_intnorm_le11bpc_clamping <= bus_data[18]; cb_hw_control_force_needs_dst <= bus_data[19];
    cb_hw_control_force_always_toggle <= bus_data[20];
    cb_hw_control_disable_blend_opt_result_eq_dest <= bus_data[21];
    cb_hw_control_disable_full_write_mask <= bus_data[22];
    cb_hw_control_disable_resolve_opt_for_single_frag <= bus_data[23];
    end
    if (cb_hw_control_cm_cache_evict_point_all[3]) begin
    cb_hw_control_disable_blend_opt_dont_rd_dst <= bus_data[24];
    cb_hw_control_disable_blend_opt_bypass <= bus_data[25];
    cb_hw_control_disable_blend_opt_discard_pixel <= bus_data[26];
    cb_hw_control_disable_blend_opt_when_disabled_srcalpha_is_used <= bus_data[27];
    cb_hw_control_prioritize_fc_wr_over_fc_rd_on_cmask_conflict <= bus_data[28];
    cb_hw_control_prioritize_fc_evict_over_fop_rd_on_bank_conflict <= bus_data[29];
    cb_hw_control_disable_cc_ib_serializer_state_opt <= bus_data[30];
    cb_hw_control_disable_pixel_in_quad_fix_for_linear_surface <= bus_data[31];
    end
    if (cb_target_mask_target0_enable_all[0]) begin
      cb_target_mask_target0_enable <= bus_data[3:0]; cb_target_mask_target1_enable <= bus_data[7:4];
    end
    if (cb_target_mask_target0_enable_all[1]) begin
      cb_target_mask_target2_enable <= bus_data[11:8]; cb_target_mask_target3_enable <= bus_data[15:12];
    end
    if (cb_target_mask_target0_enable_all[2]) begin
      cb_target_mask_target4_enable <= bus_data[19:16]; cb_target_mask_target5_enable <= bus_data[23:20];
    end
    if (cb_target_mask_target0_enable_all[3]) begin
      cb_target_mask_target6_enable <= bus_data[27:24]; cb_target_mask_target7_enable <= bus_data[31:28];
    end
    if (cb_shader_mask_output0_enable_all[0]) begin
      cb_shader_mask_output0_enable <= bus_data[3:0]; cb_shader_mask_output1_enable <= bus_data[7:4];
    end
    if (cb_shader_mask_output0_enable_all[1]) begin
      cb_shader_mask_output2_enable <= bus_data[11:8]; cb_shader_mask_output3_enable <= bus_data[15:12];
    end
    if (cb_shader_mask_output0_enable_all[2]) begin
      cb_shader_mask_output4_enable <= bus_data[19:16]; cb_shader_mask_output5_enable <= bus_data[23:20];
    end
    if (cb_shader_mask_output0_enable_all[3]) begin
      cb_shader_mask_output6_enable <= bus_data[27:24]; cb_shader_mask_output7_enable <= bus_data[31:28];
    end
    if (cb_blend_control_alpha_srcblend_byte_2_all[0]) begin
    cb_blend_control_alpha_srcblend_byte_2[39:35] <= bus_data[20:16];
    cb_blend_control_alpha_comb_fcn_byte_2[23:21] <= bus_data[23:21];
    end
    if (cb_blend_control_alpha_srcblend_byte_2_all[1]) begin
    cb_blend_control_alpha_destblend_byte_3[39:35] <= bus_data[28:24];
    cb_blend_control_separate_alpha_blend_byte_3[7] <= bus_data[29];
      cb_blend_control_enable_byte_3[7] <= bus_data[30]; cb_blend_control_disable_rop3_byte_3[7] <= bus_data[31];
    end
    if (cb_blend_control_alpha_srcblend_byte_2_all[2]) begin
      cb_color_control_degamma_enable <= bus_data[3]; cb_color_control_mode <= bus_data[6:4];
    end
    if (write_cb_color_control & bus_bytes[2]) cb_color_control_rop3 <= bus_data[23:16];
    if (write_cb_color_attrib_7 & bus_bytes[0]) begin
    cb_color_attrib_tile_mode_index_byte_0[39:35] <= bus_data[4:0];
    cb_color_attrib_fmask_tile_mode_index_byte_0[23:21] <= bus_data[7:5];
    end
    if (write_cb_color_attrib_7 & bus_bytes[1]) begin
    cb_color_attrib_fmask_tile_mode_index_byte_1[15:14] <= bus_data[9:8];
    cb_color_attrib_num_samples_byte_1[23:21] <= bus_data[14:12];
    cb_color_attrib_num_fragments_byte_1[7] <= bus_data[15];
    end
    if (write_cb_color_attrib_7 & bus_bytes[2]) begin
    cb_color_attrib_num_fragments_byte_2[7] <= bus_data[16];
    cb_color_attrib_force_dst_alpha_1_byte_2[7] <= bus_data[17];
    end
    bus_ready <= bus_valid;
    bus_error <= bus_valid & ~found;
    bus_read_data <= bus_read_data_any & {32{bus_valid & found & ~bus_write}};
  end
endmodule
`default_nettype wire
