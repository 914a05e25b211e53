// sq_registers: generator of hdl/src/registers/register_block.rs. Written by Tombolo; change the source.
// SPDX-License-Identifier: MIT OR Apache-2.0
`default_nettype none

module sq_registers (
  input wire clock,
  input wire bus_valid,
  input wire bus_write,
  input wire [17:0] bus_address,
  input wire [31:0] bus_data,
  input wire [3:0] bus_bytes,
  output reg bus_ready,
  output reg bus_error,
  output reg [31:0] bus_read_data,
  output reg [6:0] sq_random_wave_pri_ret,
  output wire [2:0] sq_random_wave_pri_rui,
  output wire [10:0] sq_random_wave_pri_rng,
  output wire [31:0] sq_buf_rsrc_word0_base_address,
  output wire [15:0] sq_buf_rsrc_word1_base_address_hi,
  output wire [13:0] sq_buf_rsrc_word1_stride,
  output reg sq_buf_rsrc_word1_cache_swizzle,
  output reg sq_buf_rsrc_word1_swizzle_enable,
  output wire [31:0] sq_buf_rsrc_word2_num_records,
  output reg [2:0] sq_buf_rsrc_word3_dst_sel_x,
  output reg [2:0] sq_buf_rsrc_word3_dst_sel_y,
  output wire [2:0] sq_buf_rsrc_word3_dst_sel_z,
  output reg [2:0] sq_buf_rsrc_word3_dst_sel_w,
  output reg [2:0] sq_buf_rsrc_word3_num_format,
  output wire [3:0] sq_buf_rsrc_word3_data_format,
  output reg [1:0] sq_buf_rsrc_word3_element_size,
  output reg [1:0] sq_buf_rsrc_word3_index_stride,
  output reg sq_buf_rsrc_word3_add_tid_enable,
  output reg sq_buf_rsrc_word3_atc,
  output reg sq_buf_rsrc_word3_hash_enable,
  output reg sq_buf_rsrc_word3_heap,
  output reg [2:0] sq_buf_rsrc_word3_mtype,
  output reg [1:0] sq_buf_rsrc_word3_type,
  output wire [31:0] sq_img_rsrc_word0_base_address,
  output reg [7:0] sq_img_rsrc_word1_base_address_hi,
  output wire [11:0] sq_img_rsrc_word1_min_lod,
  output wire [5:0] sq_img_rsrc_word1_data_format,
  output reg [3:0] sq_img_rsrc_word1_num_format,
  output reg [1:0] sq_img_rsrc_word1_mtype,
  output wire [13:0] sq_img_rsrc_word2_width,
  output wire [13:0] sq_img_rsrc_word2_height,
  output reg [2:0] sq_img_rsrc_word2_perf_mod,
  output reg sq_img_rsrc_word2_interlaced,
  output reg [2:0] sq_img_rsrc_word3_dst_sel_x,
  output reg [2:0] sq_img_rsrc_word3_dst_sel_y,
  output wire [2:0] sq_img_rsrc_word3_dst_sel_z,
  output reg [2:0] sq_img_rsrc_word3_dst_sel_w,
  output reg [3:0] sq_img_rsrc_word3_base_level,
  output reg [3:0] sq_img_rsrc_word3_last_level,
  output wire [4:0] sq_img_rsrc_word3_tiling_index,
  output reg sq_img_rsrc_word3_pow2_pad,
  output reg sq_img_rsrc_word3_mtype,
  output reg sq_img_rsrc_word3_atc,
  output reg [3:0] sq_img_rsrc_word3_type,
  output wire [12:0] sq_img_rsrc_word4_depth,
  output wire [13:0] sq_img_rsrc_word4_pitch,
  output wire [12:0] sq_img_rsrc_word5_base_array,
  output wire [12:0] sq_img_rsrc_word5_last_array,
  output wire [11:0] sq_img_rsrc_word6_min_lod_warn,
  output wire [7:0] sq_img_rsrc_word6_counter_bank_id,
  output reg sq_img_rsrc_word6_lod_hdw_cnt_en,
  output wire [31:0] sq_img_rsrc_word7_unused,
  output reg [2:0] sq_img_samp_word0_clamp_x,
  output reg [2:0] sq_img_samp_word0_clamp_y,
  output wire [2:0] sq_img_samp_word0_clamp_z,
  output reg [2:0] sq_img_samp_word0_reserved,
  output reg [2:0] sq_img_samp_word0_depth_compare_func,
  output reg sq_img_samp_word0_force_unnormalized,
  output reg [2:0] sq_img_samp_word0_reserved_bit_16,
  output reg sq_img_samp_word0_mc_coord_trunc,
  output reg sq_img_samp_word0_force_degamma,
  output wire [5:0] sq_img_samp_word0_reserved_bit_21,
  output reg sq_img_samp_word0_trunc_coord,
  output reg sq_img_samp_word0_disable_cube_wrap,
  output reg [1:0] sq_img_samp_word0_filter_mode,
  output wire [11:0] sq_img_samp_word1_min_lod,
  output wire [11:0] sq_img_samp_word1_max_lod,
  output reg [3:0] sq_img_samp_word1_perf_mip,
  output reg [3:0] sq_img_samp_word1_perf_z,
  output wire [13:0] sq_img_samp_word2_lod_bias,
  output wire [5:0] sq_img_samp_word2_lod_bias_sec,
  output reg [1:0] sq_img_samp_word2_xy_mag_filter,
  output reg [1:0] sq_img_samp_word2_xy_min_filter,
  output reg [1:0] sq_img_samp_word2_z_filter,
  output reg [1:0] sq_img_samp_word2_mip_filter,
  output reg sq_img_samp_word2_mip_point_preclamp,
  output reg sq_img_samp_word2_disable_lsb_ceil,
  output reg sq_img_samp_word2_filter_prec_fix,
  output wire [11:0] sq_img_samp_word3_border_color_ptr,
  output reg [1:0] sq_img_samp_word3_border_color_type,
  output wire [18:0] sq_flat_scratch_word0_size,
  output wire [23:0] sq_flat_scratch_word1_offset,
  output reg sq_caches_inst_invalidate,
  output reg sq_caches_data_invalidate,
  output reg sq_caches_invalidate_volatile
);
  localparam [2:0] SQ_BUF_RSRC_WORD3_DST_SEL_W_SQ_SEL_0 = 3'd0, SQ_BUF_RSRC_WORD3_DST_SEL_X_SQ_SEL_0 = 3'd0;
  localparam [2:0] SQ_BUF_RSRC_WORD3_DST_SEL_Y_SQ_SEL_0 = 3'd0;
  localparam [2:0] SQ_BUF_RSRC_WORD3_NUM_FORMAT_BUF_NUM_FORMAT_UNORM = 3'd0;
  localparam [1:0] SQ_BUF_RSRC_WORD3_TYPE_SQ_RSRC_BUF = 2'd0;
  localparam [3:0] SQ_IMG_RSRC_WORD1_NUM_FORMAT_IMG_NUM_FORMAT_UNORM = 4'd0;
  localparam [2:0] SQ_IMG_RSRC_WORD3_DST_SEL_W_SQ_SEL_0 = 3'd0, SQ_IMG_RSRC_WORD3_DST_SEL_X_SQ_SEL_0 = 3'd0;
  localparam [2:0] SQ_IMG_RSRC_WORD3_DST_SEL_Y_SQ_SEL_0 = 3'd0;
  localparam [3:0] SQ_IMG_RSRC_WORD3_TYPE_VALUE_0 = 4'd0;
  localparam [2:0] SQ_IMG_SAMP_WORD0_CLAMP_X_SQ_TEX_WRAP = 3'd0, SQ_IMG_SAMP_WORD0_CLAMP_Y_SQ_TEX_WRAP = 3'd0;
  localparam [2:0] SQ_IMG_SAMP_WORD0_DEPTH_COMPARE_FUNC_SQ_TEX_DEPTH_COMPARE_NEVER = 3'd0;
  localparam [1:0] SQ_IMG_SAMP_WORD2_MIP_FILTER_SQ_TEX_Z_FILTER_NONE = 2'd0;
  localparam [1:0] SQ_IMG_SAMP_WORD2_XY_MAG_FILTER_SQ_TEX_XY_FILTER_POINT = 2'd0;
  localparam [1:0] SQ_IMG_SAMP_WORD2_XY_MIN_FILTER_SQ_TEX_XY_FILTER_POINT = 2'd0;
  localparam [1:0] SQ_IMG_SAMP_WORD2_Z_FILTER_SQ_TEX_Z_FILTER_NONE = 2'd0;
  localparam [1:0] SQ_IMG_SAMP_WORD3_BORDER_COLOR_TYPE_SQ_TEX_BORDER_COLOR_TRANS_BLACK = 2'd0;

  reg sq_random_wave_pri_rui_byte_0; reg [1:0] sq_random_wave_pri_rui_byte_1;
  reg [5:0] sq_random_wave_pri_rng_byte_1; reg [4:0] sq_random_wave_pri_rng_byte_2;
  reg [31:0] sq_buf_rsrc_word0_base_address_byte;
  reg [7:0] sq_buf_rsrc_word1_base_address_hi_byte_0, sq_buf_rsrc_word1_base_address_hi_byte_1;
  reg [7:0] sq_buf_rsrc_word1_stride_byte_2; reg [5:0] sq_buf_rsrc_word1_stride_byte_3;
  reg [31:0] sq_buf_rsrc_word2_num_records_byte; reg [1:0] sq_buf_rsrc_word3_dst_sel_z_byte_0;
  reg sq_buf_rsrc_word3_dst_sel_z_byte_1, sq_buf_rsrc_word3_data_format_byte_1;
  reg [2:0] sq_buf_rsrc_word3_data_format_byte_2; reg [31:0] sq_img_rsrc_word0_base_address_byte;
  reg [7:0] sq_img_rsrc_word1_min_lod_byte_1;
  reg [3:0] sq_img_rsrc_word1_min_lod_byte_2, sq_img_rsrc_word1_data_format_byte_2;
  reg [1:0] sq_img_rsrc_word1_data_format_byte_3; reg [7:0] sq_img_rsrc_word2_width_byte_0;
  reg [5:0] sq_img_rsrc_word2_width_byte_1; reg [1:0] sq_img_rsrc_word2_height_byte_1;
  reg [7:0] sq_img_rsrc_word2_height_byte_2; reg [3:0] sq_img_rsrc_word2_height_byte_3;
  reg [1:0] sq_img_rsrc_word3_dst_sel_z_byte_0; reg sq_img_rsrc_word3_dst_sel_z_byte_1;
  reg [3:0] sq_img_rsrc_word3_tiling_index_byte_2; reg sq_img_rsrc_word3_tiling_index_byte_3;
  reg [7:0] sq_img_rsrc_word4_depth_byte_0; reg [4:0] sq_img_rsrc_word4_depth_byte_1;
  reg [2:0] sq_img_rsrc_word4_pitch_byte_1; reg [7:0] sq_img_rsrc_word4_pitch_byte_2;
  reg [2:0] sq_img_rsrc_word4_pitch_byte_3; reg [7:0] sq_img_rsrc_word5_base_array_byte_0;
  reg [4:0] sq_img_rsrc_word5_base_array_byte_1; reg [2:0] sq_img_rsrc_word5_last_array_byte_1;
  reg [7:0] sq_img_rsrc_word5_last_array_byte_2; reg [1:0] sq_img_rsrc_word5_last_array_byte_3;
  reg [7:0] sq_img_rsrc_word6_min_lod_warn_byte_0;
  reg [3:0] sq_img_rsrc_word6_min_lod_warn_byte_1, sq_img_rsrc_word6_counter_bank_id_byte_1;
  reg [3:0] sq_img_rsrc_word6_counter_bank_id_byte_2; reg [31:0] sq_img_rsrc_word7_unused_byte;
  reg [1:0] sq_img_samp_word0_clamp_z_byte_0; reg sq_img_samp_word0_clamp_z_byte_1;
  reg [2:0] sq_img_samp_word0_reserved_bit_21_byte_2, sq_img_samp_word0_reserved_bit_21_byte_3;
  reg [7:0] sq_img_samp_word1_min_lod_byte_0;
  reg [3:0] sq_img_samp_word1_min_lod_byte_1, sq_img_samp_word1_max_lod_byte_1;
  reg [7:0] sq_img_samp_word1_max_lod_byte_2, sq_img_samp_word2_lod_bias_byte_0;
  reg [5:0] sq_img_samp_word2_lod_bias_byte_1; reg [1:0] sq_img_samp_word2_lod_bias_sec_byte_1;
  reg [3:0] sq_img_samp_word2_lod_bias_sec_byte_2; reg [7:0] sq_img_samp_word3_border_color_ptr_byte_0;
  reg [3:0] sq_img_samp_word3_border_color_ptr_byte_1;
  reg [7:0] sq_flat_scratch_word0_size_byte_0, sq_flat_scratch_word0_size_byte_1;
  reg [2:0] sq_flat_scratch_word0_size_byte_2;
  reg [7:0] sq_flat_scratch_word1_offset_byte_0, sq_flat_scratch_word1_offset_byte_1;
  reg [7:0] sq_flat_scratch_word1_offset_byte_2;
  wire [3:0] sq_buf_rsrc_word3_dst_sel_x_all, sq_img_rsrc_word3_dst_sel_x_all, sq_img_samp_word0_clamp_x_all;

  wire writing = bus_valid & bus_write & (~|bus_address[1:0]);
  wire config_page_8c = bus_address[17:8] == 10'h8c;
  wire bus_address_7_2_is_3 = bus_address[7:2] == 6'd3;
  wire write_sq_random_wave_pri = writing & config_page_8c & bus_address_7_2_is_3;
  assign sq_random_wave_pri_rui = {sq_random_wave_pri_rui_byte_1, sq_random_wave_pri_rui_byte_0};
  assign sq_random_wave_pri_rng = {sq_random_wave_pri_rng_byte_2, sq_random_wave_pri_rng_byte_1};
  wire config_page_8f = bus_address[17:8] == 10'h8f;
  wire write_sq_flat_scratch_word1_all = writing & config_page_8f;
  wire write_sq_buf_rsrc_word0 = write_sq_flat_scratch_word1_all & (bus_address[7:2] == 6'd0);
  assign sq_buf_rsrc_word0_base_address = sq_buf_rsrc_word0_base_address_byte;
  wire write_sq_buf_rsrc_word1 = write_sq_flat_scratch_word1_all & (bus_address[7:2] == 6'd1);
  assign sq_buf_rsrc_word1_base_address_hi = {sq_buf_rsrc_word1_base_address_hi_byte_1,
      sq_buf_rsrc_word1_base_address_hi_byte_0};
  assign sq_buf_rsrc_word1_stride = {sq_buf_rsrc_word1_stride_byte_3, sq_buf_rsrc_word1_stride_byte_2};
  wire write_sq_buf_rsrc_word2 = write_sq_flat_scratch_word1_all & (bus_address[7:2] == 6'd2);
  assign sq_buf_rsrc_word2_num_records = sq_buf_rsrc_word2_num_records_byte;
  wire write_sq_buf_rsrc_word3 = write_sq_flat_scratch_word1_all & bus_address_7_2_is_3;
  assign sq_buf_rsrc_word3_dst_sel_z = {sq_buf_rsrc_word3_dst_sel_z_byte_1, sq_buf_rsrc_word3_dst_sel_z_byte_0};
  assign sq_buf_rsrc_word3_data_format = {sq_buf_rsrc_word3_data_format_byte_2, sq_buf_rsrc_word3_data_format_byte_1};
  wire write_sq_img_rsrc_word0 = write_sq_flat_scratch_word1_all & (bus_address[7:2] == 6'd4);
  assign sq_img_rsrc_word0_base_address = sq_img_rsrc_word0_base_address_byte;
  wire write_sq_img_rsrc_word1 = write_sq_flat_scratch_word1_all & (bus_address[7:2] == 6'd5);
  assign sq_img_rsrc_word1_min_lod = {sq_img_rsrc_word1_min_lod_byte_2, sq_img_rsrc_word1_min_lod_byte_1};
  assign sq_img_rsrc_word1_data_format = {sq_img_rsrc_word1_data_format_byte_3, sq_img_rsrc_word1_data_format_byte_2};
  wire write_sq_img_rsrc_word2 = write_sq_flat_scratch_word1_all & (bus_address[7:2] == 6'd6);
  assign sq_img_rsrc_word2_width = {sq_img_rsrc_word2_width_byte_1, sq_img_rsrc_word2_width_byte_0};
  assign sq_img_rsrc_word2_height = {sq_img_rsrc_word2_height_byte_3, sq_img_rsrc_word2_height_byte_2,
      sq_img_rsrc_word2_height_byte_1};
  wire write_sq_img_rsrc_word3 = write_sq_flat_scratch_word1_all & (bus_address[7:2] == 6'd7);
  assign sq_img_rsrc_word3_dst_sel_z = {sq_img_rsrc_word3_dst_sel_z_byte_1, sq_img_rsrc_word3_dst_sel_z_byte_0};
  assign sq_img_rsrc_word3_tiling_index = {sq_img_rsrc_word3_tiling_index_byte_3,
      sq_img_rsrc_word3_tiling_index_byte_2};
  wire bus_address_7_2_is_8 = bus_address[7:2] == 6'd8;
  wire write_sq_img_rsrc_word4 = write_sq_flat_scratch_word1_all & bus_address_7_2_is_8;
  assign sq_img_rsrc_word4_depth = {sq_img_rsrc_word4_depth_byte_1, sq_img_rsrc_word4_depth_byte_0};
  assign sq_img_rsrc_word4_pitch = {sq_img_rsrc_word4_pitch_byte_3, sq_img_rsrc_word4_pitch_byte_2,
      sq_img_rsrc_word4_pitch_byte_1};
  wire write_sq_img_rsrc_word5 = write_sq_flat_scratch_word1_all & (bus_address[7:2] == 6'd9);
  assign sq_img_rsrc_word5_base_array = {sq_img_rsrc_word5_base_array_byte_1, sq_img_rsrc_word5_base_array_byte_0};
  assign sq_img_rsrc_word5_last_array = {sq_img_rsrc_word5_last_array_byte_3, sq_img_rsrc_word5_last_array_byte_2,
      sq_img_rsrc_word5_last_array_byte_1};
  wire write_sq_img_rsrc_word6 = write_sq_flat_scratch_word1_all & (bus_address[7:2] == 6'ha);
  assign sq_img_rsrc_word6_min_lod_warn = {sq_img_rsrc_word6_min_lod_warn_byte_1,
      sq_img_rsrc_word6_min_lod_warn_byte_0};
  assign sq_img_rsrc_word6_counter_bank_id = {sq_img_rsrc_word6_counter_bank_id_byte_2,
      sq_img_rsrc_word6_counter_bank_id_byte_1};
  wire write_sq_img_rsrc_word7 = write_sq_flat_scratch_word1_all & (bus_address[7:2] == 6'hb);
  assign sq_img_rsrc_word7_unused = sq_img_rsrc_word7_unused_byte;
  wire write_sq_img_samp_word0 = write_sq_flat_scratch_word1_all & (bus_address[7:2] == 6'hc);
  assign sq_img_samp_word0_clamp_z = {sq_img_samp_word0_clamp_z_byte_1, sq_img_samp_word0_clamp_z_byte_0};
  assign sq_img_samp_word0_reserved_bit_21 = {sq_img_samp_word0_reserved_bit_21_byte_3,
      sq_img_samp_word0_reserved_bit_21_byte_2};
  wire write_sq_img_samp_word1 = write_sq_flat_scratch_word1_all & (bus_address[7:2] == 6'hd);
  assign sq_img_samp_word1_min_lod = {sq_img_samp_word1_min_lod_byte_1, sq_img_samp_word1_min_lod_byte_0};
  assign sq_img_samp_word1_max_lod = {sq_img_samp_word1_max_lod_byte_2, sq_img_samp_word1_max_lod_byte_1};
  wire write_sq_img_samp_word2 = write_sq_flat_scratch_word1_all & (bus_address[7:2] == 6'he);
  assign sq_img_samp_word2_lod_bias = {sq_img_samp_word2_lod_bias_byte_1, sq_img_samp_word2_lod_bias_byte_0};
  assign sq_img_samp_word2_lod_bias_sec = {sq_img_samp_word2_lod_bias_sec_byte_2,
      sq_img_samp_word2_lod_bias_sec_byte_1};
  wire write_sq_img_samp_word3 = write_sq_flat_scratch_word1_all & (bus_address[7:2] == 6'hf);
  assign sq_img_samp_word3_border_color_ptr = {sq_img_samp_word3_border_color_ptr_byte_1,
      sq_img_samp_word3_border_color_ptr_byte_0};
  wire write_sq_flat_scratch_word0 = write_sq_flat_scratch_word1_all & (bus_address[7:2] == 6'h10);
  assign sq_flat_scratch_word0_size = {sq_flat_scratch_word0_size_byte_2, sq_flat_scratch_word0_size_byte_1,
      sq_flat_scratch_word0_size_byte_0};
  wire write_sq_flat_scratch_word1 = write_sq_flat_scratch_word1_all & (bus_address[7:2] == 6'h11);
  assign sq_flat_scratch_word1_offset = {sq_flat_scratch_word1_offset_byte_2, sq_flat_scratch_word1_offset_byte_1,
      sq_flat_scratch_word1_offset_byte_0};
  wire userconfig_page_30d = bus_address[17:8] == 10'h30d;
  wire write_sq_caches = writing & userconfig_page_30d & bus_address_7_2_is_8;
  wire [30:0] bus_read_data_joined = {sq_img_samp_word2_filter_prec_fix, sq_img_samp_word2_disable_lsb_ceil,
      sq_img_samp_word2_mip_point_preclamp, sq_img_samp_word2_mip_filter, sq_img_samp_word2_z_filter,
      sq_img_samp_word2_xy_min_filter, sq_img_samp_word2_xy_mag_filter, sq_img_samp_word2_lod_bias_sec_byte_2,
      sq_img_samp_word2_lod_bias_sec_byte_1, sq_img_samp_word2_lod_bias_byte_1, sq_img_samp_word2_lod_bias_byte_0};
  wire [30:0] bus_read_data_joined_2 = {sq_img_samp_word0_filter_mode, sq_img_samp_word0_disable_cube_wrap,
      sq_img_samp_word0_trunc_coord, sq_img_samp_word0_reserved_bit_21_byte_3,
      sq_img_samp_word0_reserved_bit_21_byte_2, sq_img_samp_word0_force_degamma, sq_img_samp_word0_mc_coord_trunc,
      sq_img_samp_word0_reserved_bit_16, sq_img_samp_word0_force_unnormalized, sq_img_samp_word0_depth_compare_func,
      sq_img_samp_word0_reserved, sq_img_samp_word0_clamp_z_byte_1, sq_img_samp_word0_clamp_z_byte_0,
      sq_img_samp_word0_clamp_y, sq_img_samp_word0_clamp_x};
  wire [20:0] bus_read_data_joined_3 = {sq_img_rsrc_word6_lod_hdw_cnt_en, sq_img_rsrc_word6_counter_bank_id_byte_2,
      sq_img_rsrc_word6_counter_bank_id_byte_1, sq_img_rsrc_word6_min_lod_warn_byte_1,
      sq_img_rsrc_word6_min_lod_warn_byte_0};
  wire [25:0] bus_read_data_joined_4 = {sq_img_rsrc_word5_last_array_byte_3, sq_img_rsrc_word5_last_array_byte_2,
      sq_img_rsrc_word5_last_array_byte_1, sq_img_rsrc_word5_base_array_byte_1, sq_img_rsrc_word5_base_array_byte_0};
  wire [26:0] bus_read_data_joined_5 = {sq_img_rsrc_word4_pitch_byte_3, sq_img_rsrc_word4_pitch_byte_2,
      sq_img_rsrc_word4_pitch_byte_1, sq_img_rsrc_word4_depth_byte_1, sq_img_rsrc_word4_depth_byte_0};
  reg [32:0] bus_read_data_entry;
  always @* case (bus_address[7:2])
    6'd0: bus_read_data_entry = {1'b1, sq_buf_rsrc_word0_base_address_byte};
    6'd1: bus_read_data_entry = {1'b1, sq_buf_rsrc_word1_swizzle_enable, sq_buf_rsrc_word1_cache_swizzle,
        sq_buf_rsrc_word1_stride_byte_3, sq_buf_rsrc_word1_stride_byte_2, sq_buf_rsrc_word1_base_address_hi_byte_1,
        sq_buf_rsrc_word1_base_address_hi_byte_0};
    6'd2: bus_read_data_entry = {1'b1, sq_buf_rsrc_word2_num_records_byte};
    6'd3: bus_read_data_entry = {1'b1, sq_buf_rsrc_word3_type, sq_buf_rsrc_word3_mtype, sq_buf_rsrc_word3_heap,
        sq_buf_rsrc_word3_hash_enable, sq_buf_rsrc_word3_atc, sq_buf_rsrc_word3_add_tid_enable,
        sq_buf_rsrc_word3_index_stride, sq_buf_rsrc_word3_element_size, sq_buf_rsrc_word3_data_format_byte_2,
        sq_buf_rsrc_word3_data_format_byte_1, sq_buf_rsrc_word3_num_format, sq_buf_rsrc_word3_dst_sel_w,
        sq_buf_rsrc_word3_dst_sel_z_byte_1, sq_buf_rsrc_word3_dst_sel_z_byte_0, sq_buf_rsrc_word3_dst_sel_y,
        sq_buf_rsrc_word3_dst_sel_x};
    6'd4: bus_read_data_entry = {1'b1, sq_img_rsrc_word0_base_address_byte};
    6'd5: bus_read_data_entry = {1'b1, sq_img_rsrc_word1_mtype, sq_img_rsrc_word1_num_format,
        sq_img_rsrc_word1_data_format_byte_3, sq_img_rsrc_word1_data_format_byte_2, sq_img_rsrc_word1_min_lod_byte_2,
        sq_img_rsrc_word1_min_lod_byte_1, sq_img_rsrc_word1_base_address_hi};
    6'd6: bus_read_data_entry = {1'b1, sq_img_rsrc_word2_interlaced, sq_img_rsrc_word2_perf_mod,
        sq_img_rsrc_word2_height_byte_3, sq_img_rsrc_word2_height_byte_2, sq_img_rsrc_word2_height_byte_1,
        sq_img_rsrc_word2_width_byte_1, sq_img_rsrc_word2_width_byte_0};
    6'd7: bus_read_data_entry = {1'b1, sq_img_rsrc_word3_type, sq_img_rsrc_word3_atc, sq_img_rsrc_word3_mtype,
        sq_img_rsrc_word3_pow2_pad, sq_img_rsrc_word3_tiling_index_byte_3, sq_img_rsrc_word3_tiling_index_byte_2,
        sq_img_rsrc_word3_last_level, sq_img_rsrc_word3_base_level, sq_img_rsrc_word3_dst_sel_w,
        sq_img_rsrc_word3_dst_sel_z_byte_1, sq_img_rsrc_word3_dst_sel_z_byte_0, sq_img_rsrc_word3_dst_sel_y,
        sq_img_rsrc_word3_dst_sel_x};
    6'd8: bus_read_data_entry = {1'b1, {5'd0, bus_read_data_joined_5}};
    6'd9: bus_read_data_entry = {1'b1, {6'd0, bus_read_data_joined_4}};
    6'ha: bus_read_data_entry = {1'b1, {11'd0, bus_read_data_joined_3}};
    6'hb: bus_read_data_entry = {1'b1, sq_img_rsrc_word7_unused_byte};
    6'hc: bus_read_data_entry = {1'b1, {1'b0, bus_read_data_joined_2}};
    6'hd: bus_read_data_entry = {1'b1, sq_img_samp_word1_perf_z, sq_img_samp_word1_perf_mip,
        sq_img_samp_word1_max_lod_byte_2, sq_img_samp_word1_max_lod_byte_1, sq_img_samp_word1_min_lod_byte_1,
        sq_img_samp_word1_min_lod_byte_0};
    6'he: bus_read_data_entry = {1'b1, {1'b0, bus_read_data_joined}};
    6'hf: bus_read_data_entry = {1'b1, sq_img_samp_word3_border_color_type, 18'd0,
        sq_img_samp_word3_border_color_ptr_byte_1, sq_img_samp_word3_border_color_ptr_byte_0};
    6'h10: bus_read_data_entry = {1'b1, {13'd0, sq_flat_scratch_word0_size}};
    6'h11: bus_read_data_entry = {1'b1, {8'd0, sq_flat_scratch_word1_offset}};
    default: bus_read_data_entry = 33'd0;
  endcase

  reg found_entry;
  always @* case (bus_address[7:2])
    6'd0, 6'd1, 6'd2, 6'd3, 6'd4, 6'd5, 6'd6, 6'd7, 6'd8, 6'd9, 6'ha, 6'hb, 6'hc, 6'hd, 6'he, 6'hf, 6'h10, 6'h11:
        found_entry = 1'b1;
    default: found_entry = 1'b0;
  endcase

  wire [20:0] bus_read_data_joined_6 = {sq_random_wave_pri_rng_byte_2, sq_random_wave_pri_rng_byte_1,
      sq_random_wave_pri_rui_byte_1, sq_random_wave_pri_rui_byte_0, sq_random_wave_pri_ret};
  wire [32:0] bus_read_data_choice = bus_address_7_2_is_3 ? {1'b1, {11'd0, bus_read_data_joined_6}} : 33'd0;
  wire found_any = ((bus_write ? bus_address_7_2_is_3 : bus_read_data_choice[32]) & config_page_8c) | ((bus_write ?
      found_entry : bus_read_data_entry[32]) & config_page_8f) | (bus_write & bus_address_7_2_is_8 &
      userconfig_page_30d);
  wire found = found_any & (~|bus_address[1:0]);
  genvar i;
  for (i = 0; i < 4; i = i + 1) begin : each_sq_buf_rsrc_word0_base_address_byte
    assign sq_buf_rsrc_word3_dst_sel_x_all[i] = write_sq_buf_rsrc_word3 & bus_bytes[i];
    assign sq_img_rsrc_word3_dst_sel_x_all[i] = write_sq_img_rsrc_word3 & bus_bytes[i];
    assign sq_img_samp_word0_clamp_x_all[i] = write_sq_img_samp_word0 & bus_bytes[i];
    always @(posedge clock) begin
      if (write_sq_buf_rsrc_word0 & bus_bytes[i]) sq_buf_rsrc_word0_base_address_byte[i*8 +: 8] <= bus_data[8*i +: 8];
      if (write_sq_buf_rsrc_word2 & bus_bytes[i]) sq_buf_rsrc_word2_num_records_byte[i*8 +: 8] <= bus_data[8*i +: 8];
      if (write_sq_img_rsrc_word0 & bus_bytes[i]) sq_img_rsrc_word0_base_address_byte[i*8 +: 8] <= bus_data[8*i +: 8];
      if (write_sq_img_rsrc_word7 & bus_bytes[i]) sq_img_rsrc_word7_unused_byte[i*8 +: 8] <= bus_data[8*i +: 8];
    end
  end

  wire [31:0] bus_read_data_any = (bus_read_data_choice[31:0] & {32{config_page_8c}}) | (bus_read_data_entry[31:0] &
      {32{config_page_8f}});
  initial begin
    sq_random_wave_pri_ret = 7'h7f; sq_random_wave_pri_rui_byte_0 = 1'b0; sq_random_wave_pri_rui_byte_1 = 2'd0;
    sq_random_wave_pri_rng_byte_1 = 6'd0; sq_random_wave_pri_rng_byte_2 = 5'd0;
    sq_buf_rsrc_word1_base_address_hi_byte_0 = 8'd0; sq_buf_rsrc_word1_base_address_hi_byte_1 = 8'd0;
    sq_buf_rsrc_word1_stride_byte_2 = 8'd0; sq_buf_rsrc_word1_stride_byte_3 = 6'd0;
    sq_buf_rsrc_word1_cache_swizzle = 1'b0; sq_buf_rsrc_word1_swizzle_enable = 1'b0;
    sq_buf_rsrc_word3_dst_sel_x = SQ_BUF_RSRC_WORD3_DST_SEL_X_SQ_SEL_0;
    sq_buf_rsrc_word3_dst_sel_y = SQ_BUF_RSRC_WORD3_DST_SEL_Y_SQ_SEL_0; sq_buf_rsrc_word3_dst_sel_z_byte_0 = 2'd0;
    sq_buf_rsrc_word3_dst_sel_z_byte_1 = 1'b0; sq_buf_rsrc_word3_dst_sel_w = SQ_BUF_RSRC_WORD3_DST_SEL_W_SQ_SEL_0;
    sq_buf_rsrc_word3_num_format = SQ_BUF_RSRC_WORD3_NUM_FORMAT_BUF_NUM_FORMAT_UNORM;
    sq_buf_rsrc_word3_data_format_byte_1 = 1'b0; sq_buf_rsrc_word3_data_format_byte_2 = 3'd0;
    sq_buf_rsrc_word3_element_size = 2'd0; sq_buf_rsrc_word3_index_stride = 2'd0;
    sq_buf_rsrc_word3_add_tid_enable = 1'b0; sq_buf_rsrc_word3_atc = 1'b0; sq_buf_rsrc_word3_hash_enable = 1'b0;
    sq_buf_rsrc_word3_heap = 1'b0; sq_buf_rsrc_word3_mtype = 3'd0;
    sq_buf_rsrc_word3_type = SQ_BUF_RSRC_WORD3_TYPE_SQ_RSRC_BUF; sq_img_rsrc_word1_base_address_hi = 8'd0;
    sq_img_rsrc_word1_min_lod_byte_1 = 8'd0; sq_img_rsrc_word1_min_lod_byte_2 = 4'd0;
    sq_img_rsrc_word1_data_format_byte_2 = 4'd0; sq_img_rsrc_word1_data_format_byte_3 = 2'd0;
    sq_img_rsrc_word1_num_format = SQ_IMG_RSRC_WORD1_NUM_FORMAT_IMG_NUM_FORMAT_UNORM;
    sq_img_rsrc_word1_mtype = 2'd0; sq_img_rsrc_word2_width_byte_0 = 8'd0; sq_img_rsrc_word2_width_byte_1 = 6'd0;
    sq_img_rsrc_word2_height_byte_1 = 2'd0; sq_img_rsrc_word2_height_byte_2 = 8'd0;
    sq_img_rsrc_word2_height_byte_3 = 4'd0; sq_img_rsrc_word2_perf_mod = 3'd0; sq_img_rsrc_word2_interlaced = 1'b0;
    sq_img_rsrc_word3_dst_sel_x = SQ_IMG_RSRC_WORD3_DST_SEL_X_SQ_SEL_0;
    sq_img_rsrc_word3_dst_sel_y = SQ_IMG_RSRC_WORD3_DST_SEL_Y_SQ_SEL_0; sq_img_rsrc_word3_dst_sel_z_byte_0 = 2'd0;
    sq_img_rsrc_word3_dst_sel_z_byte_1 = 1'b0; sq_img_rsrc_word3_dst_sel_w = SQ_IMG_RSRC_WORD3_DST_SEL_W_SQ_SEL_0;
    sq_img_rsrc_word3_base_level = 4'd0; sq_img_rsrc_word3_last_level = 4'd0;
    sq_img_rsrc_word3_tiling_index_byte_2 = 4'd0; sq_img_rsrc_word3_tiling_index_byte_3 = 1'b0;
    sq_img_rsrc_word3_pow2_pad = 1'b0; sq_img_rsrc_word3_mtype = 1'b0; sq_img_rsrc_word3_atc = 1'b0;
    sq_img_rsrc_word3_type = SQ_IMG_RSRC_WORD3_TYPE_VALUE_0; sq_img_rsrc_word4_depth_byte_0 = 8'd0;
    sq_img_rsrc_word4_depth_byte_1 = 5'd0; sq_img_rsrc_word4_pitch_byte_1 = 3'd0;
    sq_img_rsrc_word4_pitch_byte_2 = 8'd0; sq_img_rsrc_word4_pitch_byte_3 = 3'd0;
    sq_img_rsrc_word5_base_array_byte_0 = 8'd0; sq_img_rsrc_word5_base_array_byte_1 = 5'd0;
    sq_img_rsrc_word5_last_array_byte_1 = 3'd0; sq_img_rsrc_word5_last_array_byte_2 = 8'd0;
    sq_img_rsrc_word5_last_array_byte_3 = 2'd0; sq_img_rsrc_word6_min_lod_warn_byte_0 = 8'd0;
    sq_img_rsrc_word6_min_lod_warn_byte_1 = 4'd0; sq_img_rsrc_word6_counter_bank_id_byte_1 = 4'd0;
    sq_img_rsrc_word6_counter_bank_id_byte_2 = 4'd0; sq_img_rsrc_word6_lod_hdw_cnt_en = 1'b0;
    sq_img_samp_word0_clamp_x = SQ_IMG_SAMP_WORD0_CLAMP_X_SQ_TEX_WRAP;
    sq_img_samp_word0_clamp_y = SQ_IMG_SAMP_WORD0_CLAMP_Y_SQ_TEX_WRAP; sq_img_samp_word0_clamp_z_byte_0 = 2'd0;
    sq_img_samp_word0_clamp_z_byte_1 = 1'b0; sq_img_samp_word0_reserved = 3'd0;
    sq_img_samp_word0_depth_compare_func = SQ_IMG_SAMP_WORD0_DEPTH_COMPARE_FUNC_SQ_TEX_DEPTH_COMPARE_NEVER;
    sq_img_samp_word0_force_unnormalized = 1'b0; sq_img_samp_word0_reserved_bit_16 = 3'd0;
    sq_img_samp_word0_mc_coord_trunc = 1'b0; sq_img_samp_word0_force_degamma = 1'b0;
    sq_img_samp_word0_reserved_bit_21_byte_2 = 3'd0; sq_img_samp_word0_reserved_bit_21_byte_3 = 3'd0;
    sq_img_samp_word0_trunc_coord = 1'b0; sq_img_samp_word0_disable_cube_wrap = 1'b0;
    sq_img_samp_word0_filter_mode = 2'd0; sq_img_samp_word1_min_lod_byte_0 = 8'd0;
    sq_img_samp_word1_min_lod_byte_1 = 4'd0; sq_img_samp_word1_max_lod_byte_1 = 4'd0;
    sq_img_samp_word1_max_lod_byte_2 = 8'd0; sq_img_samp_word1_perf_mip = 4'd0; sq_img_samp_word1_perf_z = 4'd0;
    sq_img_samp_word2_lod_bias_byte_0 = 8'd0; sq_img_samp_word2_lod_bias_byte_1 = 6'd0;
    sq_img_samp_word2_lod_bias_sec_byte_1 = 2'd0; sq_img_samp_word2_lod_bias_sec_byte_2 = 4'd0;
    sq_img_samp_word2_xy_mag_filter = SQ_IMG_SAMP_WORD2_XY_MAG_FILTER_SQ_TEX_XY_FILTER_POINT;
    sq_img_samp_word2_xy_min_filter = SQ_IMG_SAMP_WORD2_XY_MIN_FILTER_SQ_TEX_XY_FILTER_POINT;
    sq_img_samp_word2_z_filter = SQ_IMG_SAMP_WORD2_Z_FILTER_SQ_TEX_Z_FILTER_NONE;
    sq_img_samp_word2_mip_filter = SQ_IMG_SAMP_WORD2_MIP_FILTER_SQ_TEX_Z_FILTER_NONE;
    sq_img_samp_word2_mip_point_preclamp = 1'b0; sq_img_samp_word2_disable_lsb_ceil = 1'b0;
    sq_img_samp_word2_filter_prec_fix = 1'b0; sq_img_samp_word3_border_color_ptr_byte_0 = 8'd0;
    sq_img_samp_word3_border_color_ptr_byte_1 = 4'd0;
    sq_img_samp_word3_border_color_type = SQ_IMG_SAMP_WORD3_BORDER_COLOR_TYPE_SQ_TEX_BORDER_COLOR_TRANS_BLACK;
    sq_flat_scratch_word0_size_byte_0 = 8'd0; sq_flat_scratch_word0_size_byte_1 = 8'd0;
    sq_flat_scratch_word0_size_byte_2 = 3'd0; sq_flat_scratch_word1_offset_byte_0 = 8'd0;
    sq_flat_scratch_word1_offset_byte_1 = 8'd0; sq_flat_scratch_word1_offset_byte_2 = 8'd0;
    sq_caches_inst_invalidate = 1'b0; sq_caches_data_invalidate = 1'b0; sq_caches_invalidate_volatile = 1'b0;
    bus_ready = 1'b0; bus_error = 1'b0; bus_read_data = 32'd0; sq_buf_rsrc_word0_base_address_byte = 32'd0;
    sq_buf_rsrc_word2_num_records_byte = 32'd0; sq_img_rsrc_word0_base_address_byte = 32'd0;
    sq_img_rsrc_word7_unused_byte = 32'd0;
  end
  always @(posedge clock) begin
    if (write_sq_random_wave_pri & bus_bytes[0]) begin
      sq_random_wave_pri_ret <= bus_data[6:0]; sq_random_wave_pri_rui_byte_0 <= bus_data[7];
    end
    if (write_sq_random_wave_pri & bus_bytes[1]) begin
      sq_random_wave_pri_rui_byte_1 <= bus_data[9:8]; sq_random_wave_pri_rng_byte_1 <= bus_data[15:10];
    end
    if (write_sq_random_wave_pri & bus_bytes[2]) sq_random_wave_pri_rng_byte_2 <= bus_data[20:16];
    if (write_sq_buf_rsrc_word1 & bus_bytes[0]) sq_buf_rsrc_word1_base_address_hi_byte_0 <= bus_data[7:0];
    if (write_sq_buf_rsrc_word1 & bus_bytes[1]) sq_buf_rsrc_word1_base_address_hi_byte_1 <= bus_data[15:8];
    if (write_sq_buf_rsrc_word1 & bus_bytes[2]) sq_buf_rsrc_word1_stride_byte_2 <= bus_data[23:16];
    if (write_sq_buf_rsrc_word1 & bus_bytes[3]) begin
      sq_buf_rsrc_word1_stride_byte_3 <= bus_data[29:24]; sq_buf_rsrc_word1_cache_swizzle <= bus_data[30];
      sq_buf_rsrc_word1_swizzle_enable <= bus_data[31];
    end
    if (sq_buf_rsrc_word3_dst_sel_x_all[0]) begin
      sq_buf_rsrc_word3_dst_sel_x <= bus_data[2:0]; sq_buf_rsrc_word3_dst_sel_y <= bus_data[5:3];
      sq_buf_rsrc_word3_dst_sel_z_byte_0 <= bus_data[7:6];
    end
    if (sq_buf_rsrc_word3_dst_sel_x_all[1]) begin
      sq_buf_rsrc_word3_dst_sel_z_byte_1 <= bus_data[8]; sq_buf_rsrc_word3_dst_sel_w <= bus_data[11:9];
      sq_buf_rsrc_word3_num_format <= bus_data[14:12]; sq_buf_rsrc_word3_data_format_byte_1 <= bus_data[15];
    end
    if (sq_buf_rsrc_word3_dst_sel_x_all[2]) begin
      sq_buf_rsrc_word3_data_format_byte_2 <= bus_data[18:16]; sq_buf_rsrc_word3_element_size <= bus_data[20:19];
      sq_buf_rsrc_word3_index_stride <= bus_data[22:21]; sq_buf_rsrc_word3_add_tid_enable <= bus_data[23];
    end
    if (sq_buf_rsrc_word3_dst_sel_x_all[3]) begin
      sq_buf_rsrc_word3_atc <= bus_data[24]; sq_buf_rsrc_word3_hash_enable <= bus_data[25];
      sq_buf_rsrc_word3_heap <= bus_data[26]; sq_buf_rsrc_word3_mtype <= bus_data[29:27];
      sq_buf_rsrc_word3_type <= bus_data[31:30];
    end
    if (write_sq_img_rsrc_word1 & bus_bytes[0]) sq_img_rsrc_word1_base_address_hi <= bus_data[7:0];
    if (write_sq_img_rsrc_word1 & bus_bytes[1]) sq_img_rsrc_word1_min_lod_byte_1 <= bus_data[15:8];
    if (write_sq_img_rsrc_word1 & bus_bytes[2]) begin
      sq_img_rsrc_word1_min_lod_byte_2 <= bus_data[19:16]; sq_img_rsrc_word1_data_format_byte_2 <= bus_data[23:20];
    end
    if (write_sq_img_rsrc_word1 & bus_bytes[3]) begin
      sq_img_rsrc_word1_data_format_byte_3 <= bus_data[25:24]; sq_img_rsrc_word1_num_format <= bus_data[29:26];
      sq_img_rsrc_word1_mtype <= bus_data[31:30];
    end
    if (write_sq_img_rsrc_word2 & bus_bytes[0]) sq_img_rsrc_word2_width_byte_0 <= bus_data[7:0];
    if (write_sq_img_rsrc_word2 & bus_bytes[1]) begin
      sq_img_rsrc_word2_width_byte_1 <= bus_data[13:8]; sq_img_rsrc_word2_height_byte_1 <= bus_data[15:14];
    end
    if (write_sq_img_rsrc_word2 & bus_bytes[2]) sq_img_rsrc_word2_height_byte_2 <= bus_data[23:16];
    if (write_sq_img_rsrc_word2 & bus_bytes[3]) begin
      sq_img_rsrc_word2_height_byte_3 <= bus_data[27:24]; sq_img_rsrc_word2_perf_mod <= bus_data[30:28];
      sq_img_rsrc_word2_interlaced <= bus_data[31];
    end
    if (sq_img_rsrc_word3_dst_sel_x_all[0]) begin
      sq_img_rsrc_word3_dst_sel_x <= bus_data[2:0]; sq_img_rsrc_word3_dst_sel_y <= bus_data[5:3];
      sq_img_rsrc_word3_dst_sel_z_byte_0 <= bus_data[7:6];
    end
    if (sq_img_rsrc_word3_dst_sel_x_all[1]) begin
      sq_img_rsrc_word3_dst_sel_z_byte_1 <= bus_data[8]; sq_img_rsrc_word3_dst_sel_w <= bus_data[11:9];
      sq_img_rsrc_word3_base_level <= bus_data[15:12];
    end
    if (sq_img_rsrc_word3_dst_sel_x_all[2]) begin
      sq_img_rsrc_word3_last_level <= bus_data[19:16]; sq_img_rsrc_word3_tiling_index_byte_2 <= bus_data[23:20];
    end
    if (sq_img_rsrc_word3_dst_sel_x_all[3]) begin
      sq_img_rsrc_word3_tiling_index_byte_3 <= bus_data[24]; sq_img_rsrc_word3_pow2_pad <= bus_data[25];
      sq_img_rsrc_word3_mtype <= bus_data[26]; sq_img_rsrc_word3_atc <= bus_data[27];
      sq_img_rsrc_word3_type <= bus_data[31:28];
    end
    if (write_sq_img_rsrc_word4 & bus_bytes[0]) sq_img_rsrc_word4_depth_byte_0 <= bus_data[7:0];
    if (write_sq_img_rsrc_word4 & bus_bytes[1]) begin
      sq_img_rsrc_word4_depth_byte_1 <= bus_data[12:8]; sq_img_rsrc_word4_pitch_byte_1 <= bus_data[15:13];
    end
    if (write_sq_img_rsrc_word4 & bus_bytes[2]) sq_img_rsrc_word4_pitch_byte_2 <= bus_data[23:16];
    if (write_sq_img_rsrc_word4 & bus_bytes[3]) sq_img_rsrc_word4_pitch_byte_3 <= bus_data[26:24];
    if (write_sq_img_rsrc_word5 & bus_bytes[0]) sq_img_rsrc_word5_base_array_byte_0 <= bus_data[7:0];
    if (write_sq_img_rsrc_word5 & bus_bytes[1]) begin
      sq_img_rsrc_word5_base_array_byte_1 <= bus_data[12:8]; sq_img_rsrc_word5_last_array_byte_1 <= bus_data[15:13];
    end
    if (write_sq_img_rsrc_word5 & bus_bytes[2]) sq_img_rsrc_word5_last_array_byte_2 <= bus_data[23:16];
    if (write_sq_img_rsrc_word5 & bus_bytes[3]) sq_img_rsrc_word5_last_array_byte_3 <= bus_data[25:24];
    if (write_sq_img_rsrc_word6 & bus_bytes[0]) sq_img_rsrc_word6_min_lod_warn_byte_0 <= bus_data[7:0];
    if (write_sq_img_rsrc_word6 & bus_bytes[1]) begin
    sq_img_rsrc_word6_min_lod_warn_byte_1 <= bus_data[11:8];
    sq_img_rsrc_word6_counter_bank_id_byte_1 <= bus_data[15:12];
    end
    if (write_sq_img_rsrc_word6 & bus_bytes[2]) begin
      sq_img_rsrc_word6_counter_bank_id_byte_2 <= bus_data[19:16]; sq_img_rsrc_word6_lod_hdw_cnt_en <= bus_data[20];
    end
    if (sq_img_samp_word0_clamp_x_all[0]) begin
      sq_img_samp_word0_clamp_x <= bus_data[2:0]; sq_img_samp_word0_clamp_y <= bus_data[5:3];
      sq_img_samp_word0_clamp_z_byte_0 <= bus_data[7:6];
    end
    if (sq_img_samp_word0_clamp_x_all[1]) begin
      sq_img_samp_word0_clamp_z_byte_1 <= bus_data[8]; sq_img_samp_word0_reserved <= bus_data[11:9];
      sq_img_samp_word0_depth_compare_func <= bus_data[14:12]; sq_img_samp_word0_force_unnormalized <= bus_data[15];
    end
    if (sq_img_samp_word0_clamp_x_all[2]) begin
      sq_img_samp_word0_reserved_bit_16 <= bus_data[18:16]; sq_img_samp_word0_mc_coord_trunc <= bus_data[19];
      sq_img_samp_word0_force_degamma <= bus_data[20]; sq_img_samp_word0_reserved_bit_21_byte_2 <= bus_data[23:21];
    end
    if (sq_img_samp_word0_clamp_x_all[3]) begin
      sq_img_samp_word0_reserved_bit_21_byte_3 <= bus_data[26:24]; sq_img_samp_word0_trunc_coord <= bus_data[27];
      sq_img_samp_word0_disable_cube_wrap <= bus_data[28]; sq_img_samp_word0_filter_mode <= bus_data[30:29];
    end
    if (write_sq_img_samp_word1 & bus_bytes[0]) sq_img_samp_word1_min_lod_byte_0 <= bus_data[7:0];
    if (write_sq_img_samp_word1 & bus_bytes[1]) begin
      sq_img_samp_word1_min_lod_byte_1 <= bus_data[11:8]; sq_img_samp_word1_max_lod_byte_1 <= bus_data[15:12];
    end
    if (write_sq_img_samp_word1 & bus_bytes[2]) sq_img_samp_word1_max_lod_byte_2 <= bus_data[23:16];
    if (write_sq_img_samp_word1 & bus_bytes[3]) begin
      sq_img_samp_word1_perf_mip <= bus_data[27:24]; sq_img_samp_word1_perf_z <= bus_data[31:28];
    end
    if (write_sq_img_samp_word2 & bus_bytes[0]) sq_img_samp_word2_lod_bias_byte_0 <= bus_data[7:0];
    if (write_sq_img_samp_word2 & bus_bytes[1]) begin
      sq_img_samp_word2_lod_bias_byte_1 <= bus_data[13:8]; sq_img_samp_word2_lod_bias_sec_byte_1 <= bus_data[15:14];
    end
    if (write_sq_img_samp_word2 & bus_bytes[2]) begin
      sq_img_samp_word2_lod_bias_sec_byte_2 <= bus_data[19:16]; sq_img_samp_word2_xy_mag_filter <= bus_data[21:20];
      sq_img_samp_word2_xy_min_filter <= bus_data[23:22];
    end
    if (write_sq_img_samp_word2 & bus_bytes[3]) begin
      sq_img_samp_word2_z_filter <= bus_data[25:24]; sq_img_samp_word2_mip_filter <= bus_data[27:26];
      sq_img_samp_word2_mip_point_preclamp <= bus_data[28]; sq_img_samp_word2_disable_lsb_ceil <= bus_data[29];
      sq_img_samp_word2_filter_prec_fix <= bus_data[30];
    end
    if (write_sq_img_samp_word3 & bus_bytes[0]) sq_img_samp_word3_border_color_ptr_byte_0 <= bus_data[7:0];
    if (write_sq_img_samp_word3 & bus_bytes[1]) sq_img_samp_word3_border_color_ptr_byte_1 <= bus_data[11:8];
    if (write_sq_img_samp_word3 & bus_bytes[3]) sq_img_samp_word3_border_color_type <= bus_data[31:30];
    if (write_sq_flat_scratch_word0 & bus_bytes[0]) sq_flat_scratch_word0_size_byte_0 <= bus_data[7:0];
    if (write_sq_flat_scratch_word0 & bus_bytes[1]) sq_flat_scratch_word0_size_byte_1 <= bus_data[15:8];
    if (write_sq_flat_scratch_word0 & bus_bytes[2]) sq_flat_scratch_word0_size_byte_2 <= bus_data[18:16];
    if (write_sq_flat_scratch_word1 & bus_bytes[0]) sq_flat_scratch_word1_offset_byte_0 <= bus_data[7:0];
    if (write_sq_flat_scratch_word1 & bus_bytes[1]) sq_flat_scratch_word1_offset_byte_1 <= bus_data[15:8];
    if (write_sq_flat_scratch_word1 & bus_bytes[2]) sq_flat_scratch_word1_offset_byte_2 <= bus_data[23:16];
    if (write_sq_caches & bus_bytes[0]) begin
      sq_caches_inst_invalidate <= bus_data[0]; sq_caches_data_invalidate <= bus_data[1];
      sq_caches_invalidate_volatile <= bus_data[2];
    end
    bus_ready <= bus_valid;
    bus_error <= bus_valid & ~found;
    bus_read_data <= bus_read_data_any & {32{bus_valid & found & ~bus_write}};
  end
endmodule
`default_nettype wire
