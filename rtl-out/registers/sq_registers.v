// sq_registers: generator of hdl/src/registers/register_block.rs
// Written by Tombolo; change the source.
// SPDX-License-Identifier: MIT OR Apache-2.0

`default_nettype none

module sq_registers (
  input wire clock,
  input wire bus_valid,
  input wire bus_write,
  input wire [17:0] bus_address,
  input wire [31:0] bus_data,
  input wire [3:0] bus_bytes,
  output wire bus_ready,
  output wire bus_error,
  output wire [31:0] bus_read_data,
  output wire [6:0] sq_random_wave_pri_ret,
  output wire [2:0] sq_random_wave_pri_rui,
  output wire [10:0] sq_random_wave_pri_rng,
  output wire [31:0] sq_buf_rsrc_word0_base_address,
  output wire [15:0] sq_buf_rsrc_word1_base_address_hi,
  output wire [13:0] sq_buf_rsrc_word1_stride,
  output wire sq_buf_rsrc_word1_cache_swizzle,
  output wire sq_buf_rsrc_word1_swizzle_enable,
  output wire [31:0] sq_buf_rsrc_word2_num_records,
  output wire [2:0] sq_buf_rsrc_word3_dst_sel_x,
  output wire [2:0] sq_buf_rsrc_word3_dst_sel_y,
  output wire [2:0] sq_buf_rsrc_word3_dst_sel_z,
  output wire [2:0] sq_buf_rsrc_word3_dst_sel_w,
  output wire [2:0] sq_buf_rsrc_word3_num_format,
  output wire [3:0] sq_buf_rsrc_word3_data_format,
  output wire [1:0] sq_buf_rsrc_word3_element_size,
  output wire [1:0] sq_buf_rsrc_word3_index_stride,
  output wire sq_buf_rsrc_word3_add_tid_enable,
  output wire sq_buf_rsrc_word3_atc,
  output wire sq_buf_rsrc_word3_hash_enable,
  output wire sq_buf_rsrc_word3_heap,
  output wire [2:0] sq_buf_rsrc_word3_mtype,
  output wire [1:0] sq_buf_rsrc_word3_type,
  output wire [31:0] sq_img_rsrc_word0_base_address,
  output wire [7:0] sq_img_rsrc_word1_base_address_hi,
  output wire [11:0] sq_img_rsrc_word1_min_lod,
  output wire [5:0] sq_img_rsrc_word1_data_format,
  output wire [3:0] sq_img_rsrc_word1_num_format,
  output wire [1:0] sq_img_rsrc_word1_mtype,
  output wire [13:0] sq_img_rsrc_word2_width,
  output wire [13:0] sq_img_rsrc_word2_height,
  output wire [2:0] sq_img_rsrc_word2_perf_mod,
  output wire sq_img_rsrc_word2_interlaced,
  output wire [2:0] sq_img_rsrc_word3_dst_sel_x,
  output wire [2:0] sq_img_rsrc_word3_dst_sel_y,
  output wire [2:0] sq_img_rsrc_word3_dst_sel_z,
  output wire [2:0] sq_img_rsrc_word3_dst_sel_w,
  output wire [3:0] sq_img_rsrc_word3_base_level,
  output wire [3:0] sq_img_rsrc_word3_last_level,
  output wire [4:0] sq_img_rsrc_word3_tiling_index,
  output wire sq_img_rsrc_word3_pow2_pad,
  output wire sq_img_rsrc_word3_mtype,
  output wire sq_img_rsrc_word3_atc,
  output wire [3:0] sq_img_rsrc_word3_type,
  output wire [12:0] sq_img_rsrc_word4_depth,
  output wire [13:0] sq_img_rsrc_word4_pitch,
  output wire [12:0] sq_img_rsrc_word5_base_array,
  output wire [12:0] sq_img_rsrc_word5_last_array,
  output wire [11:0] sq_img_rsrc_word6_min_lod_warn,
  output wire [7:0] sq_img_rsrc_word6_counter_bank_id,
  output wire sq_img_rsrc_word6_lod_hdw_cnt_en,
  output wire [31:0] sq_img_rsrc_word7_unused,
  output wire [2:0] sq_img_samp_word0_clamp_x,
  output wire [2:0] sq_img_samp_word0_clamp_y,
  output wire [2:0] sq_img_samp_word0_clamp_z,
  output wire [2:0] sq_img_samp_word0_reserved,
  output wire [2:0] sq_img_samp_word0_depth_compare_func,
  output wire sq_img_samp_word0_force_unnormalized,
  output wire [2:0] sq_img_samp_word0_reserved_bit_16,
  output wire sq_img_samp_word0_mc_coord_trunc,
  output wire sq_img_samp_word0_force_degamma,
  output wire [5:0] sq_img_samp_word0_reserved_bit_21,
  output wire sq_img_samp_word0_trunc_coord,
  output wire sq_img_samp_word0_disable_cube_wrap,
  output wire [1:0] sq_img_samp_word0_filter_mode,
  output wire [11:0] sq_img_samp_word1_min_lod,
  output wire [11:0] sq_img_samp_word1_max_lod,
  output wire [3:0] sq_img_samp_word1_perf_mip,
  output wire [3:0] sq_img_samp_word1_perf_z,
  output wire [13:0] sq_img_samp_word2_lod_bias,
  output wire [5:0] sq_img_samp_word2_lod_bias_sec,
  output wire [1:0] sq_img_samp_word2_xy_mag_filter,
  output wire [1:0] sq_img_samp_word2_xy_min_filter,
  output wire [1:0] sq_img_samp_word2_z_filter,
  output wire [1:0] sq_img_samp_word2_mip_filter,
  output wire sq_img_samp_word2_mip_point_preclamp,
  output wire sq_img_samp_word2_disable_lsb_ceil,
  output wire sq_img_samp_word2_filter_prec_fix,
  output wire [11:0] sq_img_samp_word3_border_color_ptr,
  output wire [1:0] sq_img_samp_word3_border_color_type,
  output wire [18:0] sq_flat_scratch_word0_size,
  output wire [23:0] sq_flat_scratch_word1_offset,
  output wire sq_caches_inst_invalidate,
  output wire sq_caches_data_invalidate,
  output wire sq_caches_invalidate_volatile
);

  reg [6:0] sq_random_wave_pri_ret_byte_0; reg sq_random_wave_pri_rui_byte_0;
  reg [1:0] sq_random_wave_pri_rui_byte_1; reg [5:0] sq_random_wave_pri_rng_byte_1;
  reg [4:0] sq_random_wave_pri_rng_byte_2; wire [31:0] sq_buf_rsrc_word0_base_address_byte;
  reg [7:0] sq_buf_rsrc_word1_base_address_hi_byte_0, sq_buf_rsrc_word1_base_address_hi_byte_1;
  reg [7:0] sq_buf_rsrc_word1_stride_byte_2; reg [5:0] sq_buf_rsrc_word1_stride_byte_3;
  reg sq_buf_rsrc_word1_cache_swizzle_byte_3, sq_buf_rsrc_word1_swizzle_enable_byte_3;
  wire [31:0] sq_buf_rsrc_word2_num_records_byte;
  reg [2:0] sq_buf_rsrc_word3_dst_sel_x_byte_0, sq_buf_rsrc_word3_dst_sel_y_byte_0;
  reg [1:0] sq_buf_rsrc_word3_dst_sel_z_byte_0; reg sq_buf_rsrc_word3_dst_sel_z_byte_1;
  reg [2:0] sq_buf_rsrc_word3_dst_sel_w_byte_1, sq_buf_rsrc_word3_num_format_byte_1;
  reg sq_buf_rsrc_word3_data_format_byte_1; reg [2:0] sq_buf_rsrc_word3_data_format_byte_2;
  reg [1:0] sq_buf_rsrc_word3_element_size_byte_2, sq_buf_rsrc_word3_index_stride_byte_2;
  reg sq_buf_rsrc_word3_add_tid_enable_byte_2, sq_buf_rsrc_word3_atc_byte_3, sq_buf_rsrc_word3_hash_enable_byte_3;
  reg sq_buf_rsrc_word3_heap_byte_3; reg [2:0] sq_buf_rsrc_word3_mtype_byte_3;
  reg [1:0] sq_buf_rsrc_word3_type_byte_3; wire [31:0] sq_img_rsrc_word0_base_address_byte;
  reg [7:0] sq_img_rsrc_word1_base_address_hi_byte_0, sq_img_rsrc_word1_min_lod_byte_1;
  reg [3:0] sq_img_rsrc_word1_min_lod_byte_2, sq_img_rsrc_word1_data_format_byte_2;
  reg [1:0] sq_img_rsrc_word1_data_format_byte_3; reg [3:0] sq_img_rsrc_word1_num_format_byte_3;
  reg [1:0] sq_img_rsrc_word1_mtype_byte_3; reg [7:0] sq_img_rsrc_word2_width_byte_0;
  reg [5:0] sq_img_rsrc_word2_width_byte_1; reg [1:0] sq_img_rsrc_word2_height_byte_1;
  reg [7:0] sq_img_rsrc_word2_height_byte_2; reg [3:0] sq_img_rsrc_word2_height_byte_3;
  reg [2:0] sq_img_rsrc_word2_perf_mod_byte_3; reg sq_img_rsrc_word2_interlaced_byte_3;
  reg [2:0] sq_img_rsrc_word3_dst_sel_x_byte_0, sq_img_rsrc_word3_dst_sel_y_byte_0;
  reg [1:0] sq_img_rsrc_word3_dst_sel_z_byte_0; reg sq_img_rsrc_word3_dst_sel_z_byte_1;
  reg [2:0] sq_img_rsrc_word3_dst_sel_w_byte_1;
  reg [3:0] sq_img_rsrc_word3_base_level_byte_1, sq_img_rsrc_word3_last_level_byte_2;
  reg [3:0] sq_img_rsrc_word3_tiling_index_byte_2;
  reg sq_img_rsrc_word3_tiling_index_byte_3, sq_img_rsrc_word3_pow2_pad_byte_3, sq_img_rsrc_word3_mtype_byte_3;
  reg sq_img_rsrc_word3_atc_byte_3; reg [3:0] sq_img_rsrc_word3_type_byte_3;
  reg [7:0] sq_img_rsrc_word4_depth_byte_0; reg [4:0] sq_img_rsrc_word4_depth_byte_1;
  reg [2:0] sq_img_rsrc_word4_pitch_byte_1; reg [7:0] sq_img_rsrc_word4_pitch_byte_2;
  reg [2:0] sq_img_rsrc_word4_pitch_byte_3; reg [7:0] sq_img_rsrc_word5_base_array_byte_0;
  reg [4:0] sq_img_rsrc_word5_base_array_byte_1; reg [2:0] sq_img_rsrc_word5_last_array_byte_1;
  reg [7:0] sq_img_rsrc_word5_last_array_byte_2; reg [1:0] sq_img_rsrc_word5_last_array_byte_3;
  reg [7:0] sq_img_rsrc_word6_min_lod_warn_byte_0;
  reg [3:0] sq_img_rsrc_word6_min_lod_warn_byte_1, sq_img_rsrc_word6_counter_bank_id_byte_1;
  reg [3:0] sq_img_rsrc_word6_counter_bank_id_byte_2; reg sq_img_rsrc_word6_lod_hdw_cnt_en_byte_2;
  wire [31:0] sq_img_rsrc_word7_unused_byte;
  reg [2:0] sq_img_samp_word0_clamp_x_byte_0, sq_img_samp_word0_clamp_y_byte_0;
  reg [1:0] sq_img_samp_word0_clamp_z_byte_0; reg sq_img_samp_word0_clamp_z_byte_1;
  reg [2:0] sq_img_samp_word0_reserved_byte_1, sq_img_samp_word0_depth_compare_func_byte_1;
  reg sq_img_samp_word0_force_unnormalized_byte_1; reg [2:0] sq_img_samp_word0_reserved_bit_16_byte_2;
  reg sq_img_samp_word0_mc_coord_trunc_byte_2, sq_img_samp_word0_force_degamma_byte_2;
  reg [2:0] sq_img_samp_word0_reserved_bit_21_byte_2, sq_img_samp_word0_reserved_bit_21_byte_3;
  reg sq_img_samp_word0_trunc_coord_byte_3, sq_img_samp_word0_disable_cube_wrap_byte_3;
  reg [1:0] sq_img_samp_word0_filter_mode_byte_3; reg [7:0] sq_img_samp_word1_min_lod_byte_0;
  reg [3:0] sq_img_samp_word1_min_lod_byte_1, sq_img_samp_word1_max_lod_byte_1;
  reg [7:0] sq_img_samp_word1_max_lod_byte_2;
  reg [3:0] sq_img_samp_word1_perf_mip_byte_3, sq_img_samp_word1_perf_z_byte_3;
  reg [7:0] sq_img_samp_word2_lod_bias_byte_0; reg [5:0] sq_img_samp_word2_lod_bias_byte_1;
  reg [1:0] sq_img_samp_word2_lod_bias_sec_byte_1; reg [3:0] sq_img_samp_word2_lod_bias_sec_byte_2;
  reg [1:0] sq_img_samp_word2_xy_mag_filter_byte_2, sq_img_samp_word2_xy_min_filter_byte_2;
  reg [1:0] sq_img_samp_word2_z_filter_byte_3, sq_img_samp_word2_mip_filter_byte_3;
  reg sq_img_samp_word2_mip_point_preclamp_byte_3, sq_img_samp_word2_disable_lsb_ceil_byte_3;
  reg sq_img_samp_word2_filter_prec_fix_byte_3; reg [7:0] sq_img_samp_word3_border_color_ptr_byte_0;
  reg [3:0] sq_img_samp_word3_border_color_ptr_byte_1; reg [1:0] sq_img_samp_word3_border_color_type_byte_3;
  reg [7:0] sq_flat_scratch_word0_size_byte_0, sq_flat_scratch_word0_size_byte_1;
  reg [2:0] sq_flat_scratch_word0_size_byte_2;
  reg [7:0] sq_flat_scratch_word1_offset_byte_0, sq_flat_scratch_word1_offset_byte_1;
  reg [7:0] sq_flat_scratch_word1_offset_byte_2;
  reg sq_caches_inst_invalidate_byte_0, sq_caches_data_invalidate_byte_0, sq_caches_invalidate_volatile_byte_0;
  reg ready, error; reg [31:0] read_data;
  wire [3:0] sq_buf_rsrc_word3_dst_sel_x_byte_0_enable_all, sq_img_rsrc_word3_dst_sel_x_byte_0_enable_all;
  wire [3:0] sq_img_samp_word0_clamp_x_byte_0_enable_all;

  wire writing = bus_valid & bus_write & (~|bus_address[1:0]);
  wire config_page_8c = bus_address[17:8] == 10'h8c;
  wire bus_address_7_2_is_3 = bus_address[7:2] == 6'd3;
  wire write_sq_random_wave_pri = writing & config_page_8c & bus_address_7_2_is_3;
  assign sq_random_wave_pri_ret = sq_random_wave_pri_ret_byte_0;
  assign sq_random_wave_pri_rui = {sq_random_wave_pri_rui_byte_1, sq_random_wave_pri_rui_byte_0};
  assign sq_random_wave_pri_rng = {sq_random_wave_pri_rng_byte_2, sq_random_wave_pri_rng_byte_1};
  wire config_page_8f = bus_address[17:8] == 10'h8f;
  wire writing_and_config_page_8f = writing & config_page_8f;
  wire write_sq_buf_rsrc_word0 = writing_and_config_page_8f & (bus_address[7:2] == 6'd0);
  assign sq_buf_rsrc_word0_base_address = sq_buf_rsrc_word0_base_address_byte;
  wire write_sq_buf_rsrc_word1 = writing_and_config_page_8f & (bus_address[7:2] == 6'd1);
  assign sq_buf_rsrc_word1_base_address_hi = {sq_buf_rsrc_word1_base_address_hi_byte_1,
      sq_buf_rsrc_word1_base_address_hi_byte_0};
  assign sq_buf_rsrc_word1_stride = {sq_buf_rsrc_word1_stride_byte_3, sq_buf_rsrc_word1_stride_byte_2};
  assign sq_buf_rsrc_word1_cache_swizzle = sq_buf_rsrc_word1_cache_swizzle_byte_3;
  assign sq_buf_rsrc_word1_swizzle_enable = sq_buf_rsrc_word1_swizzle_enable_byte_3;
  wire write_sq_buf_rsrc_word2 = writing_and_config_page_8f & (bus_address[7:2] == 6'd2);
  assign sq_buf_rsrc_word2_num_records = sq_buf_rsrc_word2_num_records_byte;
  wire write_sq_buf_rsrc_word3 = writing_and_config_page_8f & bus_address_7_2_is_3;
  assign sq_buf_rsrc_word3_dst_sel_x = sq_buf_rsrc_word3_dst_sel_x_byte_0;
  assign sq_buf_rsrc_word3_dst_sel_y = sq_buf_rsrc_word3_dst_sel_y_byte_0;
  assign sq_buf_rsrc_word3_dst_sel_z = {sq_buf_rsrc_word3_dst_sel_z_byte_1, sq_buf_rsrc_word3_dst_sel_z_byte_0};
  assign sq_buf_rsrc_word3_dst_sel_w = sq_buf_rsrc_word3_dst_sel_w_byte_1;
  assign sq_buf_rsrc_word3_num_format = sq_buf_rsrc_word3_num_format_byte_1;
  assign sq_buf_rsrc_word3_data_format = {sq_buf_rsrc_word3_data_format_byte_2, sq_buf_rsrc_word3_data_format_byte_1};
  assign sq_buf_rsrc_word3_element_size = sq_buf_rsrc_word3_element_size_byte_2;
  assign sq_buf_rsrc_word3_index_stride = sq_buf_rsrc_word3_index_stride_byte_2;
  assign sq_buf_rsrc_word3_add_tid_enable = sq_buf_rsrc_word3_add_tid_enable_byte_2;
  assign sq_buf_rsrc_word3_atc = sq_buf_rsrc_word3_atc_byte_3;
  assign sq_buf_rsrc_word3_hash_enable = sq_buf_rsrc_word3_hash_enable_byte_3;
  assign sq_buf_rsrc_word3_heap = sq_buf_rsrc_word3_heap_byte_3;
  assign sq_buf_rsrc_word3_mtype = sq_buf_rsrc_word3_mtype_byte_3;
  assign sq_buf_rsrc_word3_type = sq_buf_rsrc_word3_type_byte_3;
  wire write_sq_img_rsrc_word0 = writing_and_config_page_8f & (bus_address[7:2] == 6'd4);
  assign sq_img_rsrc_word0_base_address = sq_img_rsrc_word0_base_address_byte;
  wire write_sq_img_rsrc_word1 = writing_and_config_page_8f & (bus_address[7:2] == 6'd5);
  assign sq_img_rsrc_word1_base_address_hi = sq_img_rsrc_word1_base_address_hi_byte_0;
  assign sq_img_rsrc_word1_min_lod = {sq_img_rsrc_word1_min_lod_byte_2, sq_img_rsrc_word1_min_lod_byte_1};
  assign sq_img_rsrc_word1_data_format = {sq_img_rsrc_word1_data_format_byte_3, sq_img_rsrc_word1_data_format_byte_2};
  assign sq_img_rsrc_word1_num_format = sq_img_rsrc_word1_num_format_byte_3;
  assign sq_img_rsrc_word1_mtype = sq_img_rsrc_word1_mtype_byte_3;
  wire write_sq_img_rsrc_word2 = writing_and_config_page_8f & (bus_address[7:2] == 6'd6);
  assign sq_img_rsrc_word2_width = {sq_img_rsrc_word2_width_byte_1, sq_img_rsrc_word2_width_byte_0};
  assign sq_img_rsrc_word2_height = {sq_img_rsrc_word2_height_byte_3, sq_img_rsrc_word2_height_byte_2,
      sq_img_rsrc_word2_height_byte_1};
  assign sq_img_rsrc_word2_perf_mod = sq_img_rsrc_word2_perf_mod_byte_3;
  assign sq_img_rsrc_word2_interlaced = sq_img_rsrc_word2_interlaced_byte_3;
  wire write_sq_img_rsrc_word3 = writing_and_config_page_8f & (bus_address[7:2] == 6'd7);
  assign sq_img_rsrc_word3_dst_sel_x = sq_img_rsrc_word3_dst_sel_x_byte_0;
  assign sq_img_rsrc_word3_dst_sel_y = sq_img_rsrc_word3_dst_sel_y_byte_0;
  assign sq_img_rsrc_word3_dst_sel_z = {sq_img_rsrc_word3_dst_sel_z_byte_1, sq_img_rsrc_word3_dst_sel_z_byte_0};
  assign sq_img_rsrc_word3_dst_sel_w = sq_img_rsrc_word3_dst_sel_w_byte_1;
  assign sq_img_rsrc_word3_base_level = sq_img_rsrc_word3_base_level_byte_1;
  assign sq_img_rsrc_word3_last_level = sq_img_rsrc_word3_last_level_byte_2;
  assign sq_img_rsrc_word3_tiling_index = {sq_img_rsrc_word3_tiling_index_byte_3,
      sq_img_rsrc_word3_tiling_index_byte_2};
  assign sq_img_rsrc_word3_pow2_pad = sq_img_rsrc_word3_pow2_pad_byte_3;
  assign sq_img_rsrc_word3_mtype = sq_img_rsrc_word3_mtype_byte_3;
  assign sq_img_rsrc_word3_atc = sq_img_rsrc_word3_atc_byte_3;
  assign sq_img_rsrc_word3_type = sq_img_rsrc_word3_type_byte_3;
  wire bus_address_7_2_is_8 = bus_address[7:2] == 6'd8;
  wire write_sq_img_rsrc_word4 = writing_and_config_page_8f & bus_address_7_2_is_8;
  assign sq_img_rsrc_word4_depth = {sq_img_rsrc_word4_depth_byte_1, sq_img_rsrc_word4_depth_byte_0};
  assign sq_img_rsrc_word4_pitch = {sq_img_rsrc_word4_pitch_byte_3, sq_img_rsrc_word4_pitch_byte_2,
      sq_img_rsrc_word4_pitch_byte_1};
  wire write_sq_img_rsrc_word5 = writing_and_config_page_8f & (bus_address[7:2] == 6'd9);
  assign sq_img_rsrc_word5_base_array = {sq_img_rsrc_word5_base_array_byte_1, sq_img_rsrc_word5_base_array_byte_0};
  assign sq_img_rsrc_word5_last_array = {sq_img_rsrc_word5_last_array_byte_3, sq_img_rsrc_word5_last_array_byte_2,
      sq_img_rsrc_word5_last_array_byte_1};
  wire write_sq_img_rsrc_word6 = writing_and_config_page_8f & (bus_address[7:2] == 6'ha);
  assign sq_img_rsrc_word6_min_lod_warn = {sq_img_rsrc_word6_min_lod_warn_byte_1,
      sq_img_rsrc_word6_min_lod_warn_byte_0};
  assign sq_img_rsrc_word6_counter_bank_id = {sq_img_rsrc_word6_counter_bank_id_byte_2,
      sq_img_rsrc_word6_counter_bank_id_byte_1};
  assign sq_img_rsrc_word6_lod_hdw_cnt_en = sq_img_rsrc_word6_lod_hdw_cnt_en_byte_2;
  wire write_sq_img_rsrc_word7 = writing_and_config_page_8f & (bus_address[7:2] == 6'hb);
  assign sq_img_rsrc_word7_unused = sq_img_rsrc_word7_unused_byte;
  wire write_sq_img_samp_word0 = writing_and_config_page_8f & (bus_address[7:2] == 6'hc);
  assign sq_img_samp_word0_clamp_x = sq_img_samp_word0_clamp_x_byte_0;
  assign sq_img_samp_word0_clamp_y = sq_img_samp_word0_clamp_y_byte_0;
  assign sq_img_samp_word0_clamp_z = {sq_img_samp_word0_clamp_z_byte_1, sq_img_samp_word0_clamp_z_byte_0};
  assign sq_img_samp_word0_reserved = sq_img_samp_word0_reserved_byte_1;
  assign sq_img_samp_word0_depth_compare_func = sq_img_samp_word0_depth_compare_func_byte_1;
  assign sq_img_samp_word0_force_unnormalized = sq_img_samp_word0_force_unnormalized_byte_1;
  assign sq_img_samp_word0_reserved_bit_16 = sq_img_samp_word0_reserved_bit_16_byte_2;
  assign sq_img_samp_word0_mc_coord_trunc = sq_img_samp_word0_mc_coord_trunc_byte_2;
  assign sq_img_samp_word0_force_degamma = sq_img_samp_word0_force_degamma_byte_2;
  assign sq_img_samp_word0_reserved_bit_21 = {sq_img_samp_word0_reserved_bit_21_byte_3,
      sq_img_samp_word0_reserved_bit_21_byte_2};
  assign sq_img_samp_word0_trunc_coord = sq_img_samp_word0_trunc_coord_byte_3;
  assign sq_img_samp_word0_disable_cube_wrap = sq_img_samp_word0_disable_cube_wrap_byte_3;
  assign sq_img_samp_word0_filter_mode = sq_img_samp_word0_filter_mode_byte_3;
  wire write_sq_img_samp_word1 = writing_and_config_page_8f & (bus_address[7:2] == 6'hd);
  assign sq_img_samp_word1_min_lod = {sq_img_samp_word1_min_lod_byte_1, sq_img_samp_word1_min_lod_byte_0};
  assign sq_img_samp_word1_max_lod = {sq_img_samp_word1_max_lod_byte_2, sq_img_samp_word1_max_lod_byte_1};
  assign sq_img_samp_word1_perf_mip = sq_img_samp_word1_perf_mip_byte_3;
  assign sq_img_samp_word1_perf_z = sq_img_samp_word1_perf_z_byte_3;
  wire write_sq_img_samp_word2 = writing_and_config_page_8f & (bus_address[7:2] == 6'he);
  assign sq_img_samp_word2_lod_bias = {sq_img_samp_word2_lod_bias_byte_1, sq_img_samp_word2_lod_bias_byte_0};
  assign sq_img_samp_word2_lod_bias_sec = {sq_img_samp_word2_lod_bias_sec_byte_2,
      sq_img_samp_word2_lod_bias_sec_byte_1};
  assign sq_img_samp_word2_xy_mag_filter = sq_img_samp_word2_xy_mag_filter_byte_2;
  assign sq_img_samp_word2_xy_min_filter = sq_img_samp_word2_xy_min_filter_byte_2;
  assign sq_img_samp_word2_z_filter = sq_img_samp_word2_z_filter_byte_3;
  assign sq_img_samp_word2_mip_filter = sq_img_samp_word2_mip_filter_byte_3;
  assign sq_img_samp_word2_mip_point_preclamp = sq_img_samp_word2_mip_point_preclamp_byte_3;
  assign sq_img_samp_word2_disable_lsb_ceil = sq_img_samp_word2_disable_lsb_ceil_byte_3;
  assign sq_img_samp_word2_filter_prec_fix = sq_img_samp_word2_filter_prec_fix_byte_3;
  wire write_sq_img_samp_word3 = writing_and_config_page_8f & (bus_address[7:2] == 6'hf);
  assign sq_img_samp_word3_border_color_ptr = {sq_img_samp_word3_border_color_ptr_byte_1,
      sq_img_samp_word3_border_color_ptr_byte_0};
  assign sq_img_samp_word3_border_color_type = sq_img_samp_word3_border_color_type_byte_3;
  wire write_sq_flat_scratch_word0 = writing_and_config_page_8f & (bus_address[7:2] == 6'h10);
  assign sq_flat_scratch_word0_size = {sq_flat_scratch_word0_size_byte_2, sq_flat_scratch_word0_size_byte_1,
      sq_flat_scratch_word0_size_byte_0};
  wire write_sq_flat_scratch_word1 = writing_and_config_page_8f & (bus_address[7:2] == 6'h11);
  assign sq_flat_scratch_word1_offset = {sq_flat_scratch_word1_offset_byte_2, sq_flat_scratch_word1_offset_byte_1,
      sq_flat_scratch_word1_offset_byte_0};
  wire userconfig_page_30d = bus_address[17:8] == 10'h30d;
  wire write_sq_caches = writing & userconfig_page_30d & bus_address_7_2_is_8;
  assign sq_caches_inst_invalidate = sq_caches_inst_invalidate_byte_0;
  assign sq_caches_data_invalidate = sq_caches_data_invalidate_byte_0;
  assign sq_caches_invalidate_volatile = sq_caches_invalidate_volatile_byte_0;

  reg by_bus_address_7_2;
  always @*
    case (bus_address[7:2])
      6'd8: by_bus_address_7_2 = 1'b1;
      default: by_bus_address_7_2 = 1'b0;
    endcase

  wire [30:0] read_data_case_14_joined = {sq_img_samp_word2_filter_prec_fix_byte_3,
      sq_img_samp_word2_disable_lsb_ceil_byte_3, sq_img_samp_word2_mip_point_preclamp_byte_3,
      sq_img_samp_word2_mip_filter_byte_3, sq_img_samp_word2_z_filter_byte_3, sq_img_samp_word2_xy_min_filter_byte_2,
      sq_img_samp_word2_xy_mag_filter_byte_2, sq_img_samp_word2_lod_bias_sec_byte_2,
      sq_img_samp_word2_lod_bias_sec_byte_1, sq_img_samp_word2_lod_bias_byte_1, sq_img_samp_word2_lod_bias_byte_0};
  wire [30:0] read_data_case_12_joined = {sq_img_samp_word0_filter_mode_byte_3,
      sq_img_samp_word0_disable_cube_wrap_byte_3, sq_img_samp_word0_trunc_coord_byte_3,
      sq_img_samp_word0_reserved_bit_21_byte_3, sq_img_samp_word0_reserved_bit_21_byte_2,
      sq_img_samp_word0_force_degamma_byte_2, sq_img_samp_word0_mc_coord_trunc_byte_2,
      sq_img_samp_word0_reserved_bit_16_byte_2, sq_img_samp_word0_force_unnormalized_byte_1,
      sq_img_samp_word0_depth_compare_func_byte_1, sq_img_samp_word0_reserved_byte_1,
      sq_img_samp_word0_clamp_z_byte_1, sq_img_samp_word0_clamp_z_byte_0, sq_img_samp_word0_clamp_y_byte_0,
      sq_img_samp_word0_clamp_x_byte_0};
  wire [20:0] read_data_case_10_joined = {sq_img_rsrc_word6_lod_hdw_cnt_en_byte_2,
      sq_img_rsrc_word6_counter_bank_id_byte_2, sq_img_rsrc_word6_counter_bank_id_byte_1,
      sq_img_rsrc_word6_min_lod_warn_byte_1, sq_img_rsrc_word6_min_lod_warn_byte_0};
  wire [25:0] read_data_case_9_joined = {sq_img_rsrc_word5_last_array_byte_3, sq_img_rsrc_word5_last_array_byte_2,
      sq_img_rsrc_word5_last_array_byte_1, sq_img_rsrc_word5_base_array_byte_1, sq_img_rsrc_word5_base_array_byte_0};
  wire [26:0] read_data_case_8_joined = {sq_img_rsrc_word4_pitch_byte_3, sq_img_rsrc_word4_pitch_byte_2,
      sq_img_rsrc_word4_pitch_byte_1, sq_img_rsrc_word4_depth_byte_1, sq_img_rsrc_word4_depth_byte_0};

  reg [32:0] by_bus_address_7_2_bus_address_7_2;
  always @*
    case (bus_address[7:2])
      6'd0: by_bus_address_7_2_bus_address_7_2 = {1'b1, sq_buf_rsrc_word0_base_address_byte};
      6'd1: by_bus_address_7_2_bus_address_7_2 = {1'b1, sq_buf_rsrc_word1_swizzle_enable_byte_3,
          sq_buf_rsrc_word1_cache_swizzle_byte_3, sq_buf_rsrc_word1_stride_byte_3, sq_buf_rsrc_word1_stride_byte_2,
          sq_buf_rsrc_word1_base_address_hi_byte_1, sq_buf_rsrc_word1_base_address_hi_byte_0};
      6'd2: by_bus_address_7_2_bus_address_7_2 = {1'b1, sq_buf_rsrc_word2_num_records_byte};
      6'd3: by_bus_address_7_2_bus_address_7_2 = {1'b1, sq_buf_rsrc_word3_type_byte_3,
          sq_buf_rsrc_word3_mtype_byte_3, sq_buf_rsrc_word3_heap_byte_3, sq_buf_rsrc_word3_hash_enable_byte_3,
          sq_buf_rsrc_word3_atc_byte_3, sq_buf_rsrc_word3_add_tid_enable_byte_2,
          sq_buf_rsrc_word3_index_stride_byte_2, sq_buf_rsrc_word3_element_size_byte_2,
          sq_buf_rsrc_word3_data_format_byte_2, sq_buf_rsrc_word3_data_format_byte_1,
          sq_buf_rsrc_word3_num_format_byte_1, sq_buf_rsrc_word3_dst_sel_w_byte_1,
          sq_buf_rsrc_word3_dst_sel_z_byte_1, sq_buf_rsrc_word3_dst_sel_z_byte_0, sq_buf_rsrc_word3_dst_sel_y_byte_0,
          sq_buf_rsrc_word3_dst_sel_x_byte_0};
      6'd4: by_bus_address_7_2_bus_address_7_2 = {1'b1, sq_img_rsrc_word0_base_address_byte};
      6'd5: by_bus_address_7_2_bus_address_7_2 = {1'b1, sq_img_rsrc_word1_mtype_byte_3,
          sq_img_rsrc_word1_num_format_byte_3, sq_img_rsrc_word1_data_format_byte_3,
          sq_img_rsrc_word1_data_format_byte_2, sq_img_rsrc_word1_min_lod_byte_2, sq_img_rsrc_word1_min_lod_byte_1,
          sq_img_rsrc_word1_base_address_hi_byte_0};
      6'd6: by_bus_address_7_2_bus_address_7_2 = {1'b1, sq_img_rsrc_word2_interlaced_byte_3,
          sq_img_rsrc_word2_perf_mod_byte_3, sq_img_rsrc_word2_height_byte_3, sq_img_rsrc_word2_height_byte_2,
          sq_img_rsrc_word2_height_byte_1, sq_img_rsrc_word2_width_byte_1, sq_img_rsrc_word2_width_byte_0};
      6'd7: by_bus_address_7_2_bus_address_7_2 = {1'b1, sq_img_rsrc_word3_type_byte_3, sq_img_rsrc_word3_atc_byte_3,
          sq_img_rsrc_word3_mtype_byte_3, sq_img_rsrc_word3_pow2_pad_byte_3, sq_img_rsrc_word3_tiling_index_byte_3,
          sq_img_rsrc_word3_tiling_index_byte_2, sq_img_rsrc_word3_last_level_byte_2,
          sq_img_rsrc_word3_base_level_byte_1, sq_img_rsrc_word3_dst_sel_w_byte_1,
          sq_img_rsrc_word3_dst_sel_z_byte_1, sq_img_rsrc_word3_dst_sel_z_byte_0, sq_img_rsrc_word3_dst_sel_y_byte_0,
          sq_img_rsrc_word3_dst_sel_x_byte_0};
      6'd8: by_bus_address_7_2_bus_address_7_2 = {1'b1, {5'd0, read_data_case_8_joined}};
      6'd9: by_bus_address_7_2_bus_address_7_2 = {1'b1, {6'd0, read_data_case_9_joined}};
      6'ha: by_bus_address_7_2_bus_address_7_2 = {1'b1, {11'd0, read_data_case_10_joined}};
      6'hb: by_bus_address_7_2_bus_address_7_2 = {1'b1, sq_img_rsrc_word7_unused_byte};
      6'hc: by_bus_address_7_2_bus_address_7_2 = {1'b1, {1'b0, read_data_case_12_joined}};
      6'hd: by_bus_address_7_2_bus_address_7_2 = {1'b1, sq_img_samp_word1_perf_z_byte_3,
          sq_img_samp_word1_perf_mip_byte_3, sq_img_samp_word1_max_lod_byte_2, sq_img_samp_word1_max_lod_byte_1,
          sq_img_samp_word1_min_lod_byte_1, sq_img_samp_word1_min_lod_byte_0};
      6'he: by_bus_address_7_2_bus_address_7_2 = {1'b1, {1'b0, read_data_case_14_joined}};
      6'hf: by_bus_address_7_2_bus_address_7_2 = {1'b1, sq_img_samp_word3_border_color_type_byte_3, 18'd0,
          sq_img_samp_word3_border_color_ptr_byte_1, sq_img_samp_word3_border_color_ptr_byte_0};
      6'h10: by_bus_address_7_2_bus_address_7_2 = {1'b1, {13'd0, sq_flat_scratch_word0_size}};
      6'h11: by_bus_address_7_2_bus_address_7_2 = {1'b1, {8'd0, sq_flat_scratch_word1_offset}};
      default: by_bus_address_7_2_bus_address_7_2 = 33'd0;
    endcase

  reg by_bus_address_7_2_bus_address;
  always @*
    case (bus_address[7:2])
      6'd0: by_bus_address_7_2_bus_address = 1'b1; 6'd1: by_bus_address_7_2_bus_address = 1'b1;
      6'd2: by_bus_address_7_2_bus_address = 1'b1; 6'd3: by_bus_address_7_2_bus_address = 1'b1;
      6'd4: by_bus_address_7_2_bus_address = 1'b1; 6'd5: by_bus_address_7_2_bus_address = 1'b1;
      6'd6: by_bus_address_7_2_bus_address = 1'b1; 6'd7: by_bus_address_7_2_bus_address = 1'b1;
      6'd8: by_bus_address_7_2_bus_address = 1'b1; 6'd9: by_bus_address_7_2_bus_address = 1'b1;
      6'ha: by_bus_address_7_2_bus_address = 1'b1; 6'hb: by_bus_address_7_2_bus_address = 1'b1;
      6'hc: by_bus_address_7_2_bus_address = 1'b1; 6'hd: by_bus_address_7_2_bus_address = 1'b1;
      6'he: by_bus_address_7_2_bus_address = 1'b1; 6'hf: by_bus_address_7_2_bus_address = 1'b1;
      6'h10: by_bus_address_7_2_bus_address = 1'b1; 6'h11: by_bus_address_7_2_bus_address = 1'b1;
      default: by_bus_address_7_2_bus_address = 1'b0;
    endcase

  wire [20:0] read_data_case_3_joined = {sq_random_wave_pri_rng_byte_2, sq_random_wave_pri_rng_byte_1,
      sq_random_wave_pri_rui_byte_1, sq_random_wave_pri_rui_byte_0, sq_random_wave_pri_ret_byte_0};

  reg [32:0] by_bus_address_7_2_read_data_case_3_joined;
  always @*
    case (bus_address[7:2])
      6'd3: by_bus_address_7_2_read_data_case_3_joined = {1'b1, {11'd0, read_data_case_3_joined}};
      default: by_bus_address_7_2_read_data_case_3_joined = 33'd0;
    endcase

  reg by_bus_address_7_2_2;
  always @*
    case (bus_address[7:2])
      6'd3: by_bus_address_7_2_2 = 1'b1;
      default: by_bus_address_7_2_2 = 1'b0;
    endcase

  wire found_all = (bus_write ? by_bus_address_7_2_2 : by_bus_address_7_2_read_data_case_3_joined[32]) &
      config_page_8c;
  wire found_all_bus_write = (bus_write ? by_bus_address_7_2_bus_address : by_bus_address_7_2_bus_address_7_2[32]) &
      config_page_8f;

  wire found = (found_all | found_all_bus_write | (bus_write & by_bus_address_7_2 & userconfig_page_30d)) &
      (~|bus_address[1:0]);
  assign bus_ready = ready;
  assign bus_error = error;
  assign bus_read_data = read_data;
  genvar i;

  for (i = 0; i < 4; i = i + 1) begin : each_sq_buf_rsrc_word0_base_address_byte
    reg [7:0] sq_buf_rsrc_word0_base_address_byte_i;
    reg [7:0] sq_buf_rsrc_word2_num_records_byte_i;
    reg [7:0] sq_img_rsrc_word0_base_address_byte_i;
    reg [7:0] sq_img_rsrc_word7_unused_byte_i;
    assign sq_buf_rsrc_word0_base_address_byte[i*8 +: 8] = sq_buf_rsrc_word0_base_address_byte_i;
    assign sq_buf_rsrc_word2_num_records_byte[i*8 +: 8] = sq_buf_rsrc_word2_num_records_byte_i;
    assign sq_img_rsrc_word0_base_address_byte[i*8 +: 8] = sq_img_rsrc_word0_base_address_byte_i;
    assign sq_img_rsrc_word7_unused_byte[i*8 +: 8] = sq_img_rsrc_word7_unused_byte_i;
    assign sq_buf_rsrc_word3_dst_sel_x_byte_0_enable_all[i] = write_sq_buf_rsrc_word3 & bus_bytes[i];
    assign sq_img_rsrc_word3_dst_sel_x_byte_0_enable_all[i] = write_sq_img_rsrc_word3 & bus_bytes[i];
    assign sq_img_samp_word0_clamp_x_byte_0_enable_all[i] = write_sq_img_samp_word0 & bus_bytes[i];

    initial sq_buf_rsrc_word0_base_address_byte_i = 8'd0;
    always @(posedge clock) begin
      if (write_sq_buf_rsrc_word0 & bus_bytes[i]) sq_buf_rsrc_word0_base_address_byte_i <= bus_data[8*i +: 8];
    end

    initial sq_buf_rsrc_word2_num_records_byte_i = 8'd0;
    always @(posedge clock) begin
      if (write_sq_buf_rsrc_word2 & bus_bytes[i]) sq_buf_rsrc_word2_num_records_byte_i <= bus_data[8*i +: 8];
    end

    initial sq_img_rsrc_word0_base_address_byte_i = 8'd0;
    always @(posedge clock) begin
      if (write_sq_img_rsrc_word0 & bus_bytes[i]) sq_img_rsrc_word0_base_address_byte_i <= bus_data[8*i +: 8];
    end

    initial sq_img_rsrc_word7_unused_byte_i = 8'd0;
    always @(posedge clock) begin
      if (write_sq_img_rsrc_word7 & bus_bytes[i]) sq_img_rsrc_word7_unused_byte_i <= bus_data[8*i +: 8];
    end
  end

  initial begin
    sq_random_wave_pri_ret_byte_0 = 7'h7f; sq_random_wave_pri_rui_byte_0 = 1'b0;
  end
  always @(posedge clock) begin
    if (write_sq_random_wave_pri & bus_bytes[0]) begin
      sq_random_wave_pri_ret_byte_0 <= bus_data[6:0];
      sq_random_wave_pri_rui_byte_0 <= bus_data[7];
    end
  end

  initial begin
    sq_random_wave_pri_rui_byte_1 = 2'd0; sq_random_wave_pri_rng_byte_1 = 6'd0;
  end
  always @(posedge clock) begin
    if (write_sq_random_wave_pri & bus_bytes[1]) begin
      sq_random_wave_pri_rui_byte_1 <= bus_data[9:8];
      sq_random_wave_pri_rng_byte_1 <= bus_data[15:10];
    end
  end

  initial sq_random_wave_pri_rng_byte_2 = 5'd0;
  always @(posedge clock) begin
    if (write_sq_random_wave_pri & bus_bytes[2]) sq_random_wave_pri_rng_byte_2 <= bus_data[20:16];
  end

  initial sq_buf_rsrc_word1_base_address_hi_byte_0 = 8'd0;
  always @(posedge clock) begin
    if (write_sq_buf_rsrc_word1 & bus_bytes[0]) sq_buf_rsrc_word1_base_address_hi_byte_0 <= bus_data[7:0];
  end

  initial sq_buf_rsrc_word1_base_address_hi_byte_1 = 8'd0;
  always @(posedge clock) begin
    if (write_sq_buf_rsrc_word1 & bus_bytes[1]) sq_buf_rsrc_word1_base_address_hi_byte_1 <= bus_data[15:8];
  end

  initial sq_buf_rsrc_word1_stride_byte_2 = 8'd0;
  always @(posedge clock) begin
    if (write_sq_buf_rsrc_word1 & bus_bytes[2]) sq_buf_rsrc_word1_stride_byte_2 <= bus_data[23:16];
  end

  initial begin
    sq_buf_rsrc_word1_stride_byte_3 = 6'd0; sq_buf_rsrc_word1_cache_swizzle_byte_3 = 1'b0;
    sq_buf_rsrc_word1_swizzle_enable_byte_3 = 1'b0;
  end
  always @(posedge clock) begin
    if (write_sq_buf_rsrc_word1 & bus_bytes[3]) begin
      sq_buf_rsrc_word1_stride_byte_3 <= bus_data[29:24];
      sq_buf_rsrc_word1_cache_swizzle_byte_3 <= bus_data[30];
      sq_buf_rsrc_word1_swizzle_enable_byte_3 <= bus_data[31];
    end
  end

  initial begin
    sq_buf_rsrc_word3_dst_sel_x_byte_0 = 3'd0; sq_buf_rsrc_word3_dst_sel_y_byte_0 = 3'd0;
    sq_buf_rsrc_word3_dst_sel_z_byte_0 = 2'd0;
  end
  always @(posedge clock) begin
    if (sq_buf_rsrc_word3_dst_sel_x_byte_0_enable_all[0]) begin
      sq_buf_rsrc_word3_dst_sel_x_byte_0 <= bus_data[2:0];
      sq_buf_rsrc_word3_dst_sel_y_byte_0 <= bus_data[5:3];
      sq_buf_rsrc_word3_dst_sel_z_byte_0 <= bus_data[7:6];
    end
  end

  initial begin
    sq_buf_rsrc_word3_dst_sel_z_byte_1 = 1'b0; sq_buf_rsrc_word3_dst_sel_w_byte_1 = 3'd0;
    sq_buf_rsrc_word3_num_format_byte_1 = 3'd0; sq_buf_rsrc_word3_data_format_byte_1 = 1'b0;
  end
  always @(posedge clock) begin
    if (sq_buf_rsrc_word3_dst_sel_x_byte_0_enable_all[1]) begin
      sq_buf_rsrc_word3_dst_sel_z_byte_1 <= bus_data[8];
      sq_buf_rsrc_word3_dst_sel_w_byte_1 <= bus_data[11:9];
      sq_buf_rsrc_word3_num_format_byte_1 <= bus_data[14:12];
      sq_buf_rsrc_word3_data_format_byte_1 <= bus_data[15];
    end
  end

  initial begin
    sq_buf_rsrc_word3_data_format_byte_2 = 3'd0; sq_buf_rsrc_word3_element_size_byte_2 = 2'd0;
    sq_buf_rsrc_word3_index_stride_byte_2 = 2'd0; sq_buf_rsrc_word3_add_tid_enable_byte_2 = 1'b0;
  end
  always @(posedge clock) begin
    if (sq_buf_rsrc_word3_dst_sel_x_byte_0_enable_all[2]) begin
      sq_buf_rsrc_word3_data_format_byte_2 <= bus_data[18:16];
      sq_buf_rsrc_word3_element_size_byte_2 <= bus_data[20:19];
      sq_buf_rsrc_word3_index_stride_byte_2 <= bus_data[22:21];
      sq_buf_rsrc_word3_add_tid_enable_byte_2 <= bus_data[23];
    end
  end

  initial begin
    sq_buf_rsrc_word3_atc_byte_3 = 1'b0; sq_buf_rsrc_word3_hash_enable_byte_3 = 1'b0;
    sq_buf_rsrc_word3_heap_byte_3 = 1'b0; sq_buf_rsrc_word3_mtype_byte_3 = 3'd0;
    sq_buf_rsrc_word3_type_byte_3 = 2'd0;
  end
  always @(posedge clock) begin
    if (sq_buf_rsrc_word3_dst_sel_x_byte_0_enable_all[3]) begin
      sq_buf_rsrc_word3_atc_byte_3 <= bus_data[24];
      sq_buf_rsrc_word3_hash_enable_byte_3 <= bus_data[25];
      sq_buf_rsrc_word3_heap_byte_3 <= bus_data[26];
      sq_buf_rsrc_word3_mtype_byte_3 <= bus_data[29:27];
      sq_buf_rsrc_word3_type_byte_3 <= bus_data[31:30];
    end
  end

  initial sq_img_rsrc_word1_base_address_hi_byte_0 = 8'd0;
  always @(posedge clock) begin
    if (write_sq_img_rsrc_word1 & bus_bytes[0]) sq_img_rsrc_word1_base_address_hi_byte_0 <= bus_data[7:0];
  end

  initial sq_img_rsrc_word1_min_lod_byte_1 = 8'd0;
  always @(posedge clock) begin
    if (write_sq_img_rsrc_word1 & bus_bytes[1]) sq_img_rsrc_word1_min_lod_byte_1 <= bus_data[15:8];
  end

  initial begin
    sq_img_rsrc_word1_min_lod_byte_2 = 4'd0; sq_img_rsrc_word1_data_format_byte_2 = 4'd0;
  end
  always @(posedge clock) begin
    if (write_sq_img_rsrc_word1 & bus_bytes[2]) begin
      sq_img_rsrc_word1_min_lod_byte_2 <= bus_data[19:16];
      sq_img_rsrc_word1_data_format_byte_2 <= bus_data[23:20];
    end
  end

  initial begin
    sq_img_rsrc_word1_data_format_byte_3 = 2'd0; sq_img_rsrc_word1_num_format_byte_3 = 4'd0;
    sq_img_rsrc_word1_mtype_byte_3 = 2'd0;
  end
  always @(posedge clock) begin
    if (write_sq_img_rsrc_word1 & bus_bytes[3]) begin
      sq_img_rsrc_word1_data_format_byte_3 <= bus_data[25:24];
      sq_img_rsrc_word1_num_format_byte_3 <= bus_data[29:26];
      sq_img_rsrc_word1_mtype_byte_3 <= bus_data[31:30];
    end
  end

  initial sq_img_rsrc_word2_width_byte_0 = 8'd0;
  always @(posedge clock) begin
    if (write_sq_img_rsrc_word2 & bus_bytes[0]) sq_img_rsrc_word2_width_byte_0 <= bus_data[7:0];
  end

  initial begin
    sq_img_rsrc_word2_width_byte_1 = 6'd0; sq_img_rsrc_word2_height_byte_1 = 2'd0;
  end
  always @(posedge clock) begin
    if (write_sq_img_rsrc_word2 & bus_bytes[1]) begin
      sq_img_rsrc_word2_width_byte_1 <= bus_data[13:8];
      sq_img_rsrc_word2_height_byte_1 <= bus_data[15:14];
    end
  end

  initial sq_img_rsrc_word2_height_byte_2 = 8'd0;
  always @(posedge clock) begin
    if (write_sq_img_rsrc_word2 & bus_bytes[2]) sq_img_rsrc_word2_height_byte_2 <= bus_data[23:16];
  end

  initial begin
    sq_img_rsrc_word2_height_byte_3 = 4'd0; sq_img_rsrc_word2_perf_mod_byte_3 = 3'd0;
    sq_img_rsrc_word2_interlaced_byte_3 = 1'b0;
  end
  always @(posedge clock) begin
    if (write_sq_img_rsrc_word2 & bus_bytes[3]) begin
      sq_img_rsrc_word2_height_byte_3 <= bus_data[27:24];
      sq_img_rsrc_word2_perf_mod_byte_3 <= bus_data[30:28];
      sq_img_rsrc_word2_interlaced_byte_3 <= bus_data[31];
    end
  end

  initial begin
    sq_img_rsrc_word3_dst_sel_x_byte_0 = 3'd0; sq_img_rsrc_word3_dst_sel_y_byte_0 = 3'd0;
    sq_img_rsrc_word3_dst_sel_z_byte_0 = 2'd0;
  end
  always @(posedge clock) begin
    if (sq_img_rsrc_word3_dst_sel_x_byte_0_enable_all[0]) begin
      sq_img_rsrc_word3_dst_sel_x_byte_0 <= bus_data[2:0];
      sq_img_rsrc_word3_dst_sel_y_byte_0 <= bus_data[5:3];
      sq_img_rsrc_word3_dst_sel_z_byte_0 <= bus_data[7:6];
    end
  end

  initial begin
    sq_img_rsrc_word3_dst_sel_z_byte_1 = 1'b0; sq_img_rsrc_word3_dst_sel_w_byte_1 = 3'd0;
    sq_img_rsrc_word3_base_level_byte_1 = 4'd0;
  end
  always @(posedge clock) begin
    if (sq_img_rsrc_word3_dst_sel_x_byte_0_enable_all[1]) begin
      sq_img_rsrc_word3_dst_sel_z_byte_1 <= bus_data[8];
      sq_img_rsrc_word3_dst_sel_w_byte_1 <= bus_data[11:9];
      sq_img_rsrc_word3_base_level_byte_1 <= bus_data[15:12];
    end
  end

  initial begin
    sq_img_rsrc_word3_last_level_byte_2 = 4'd0; sq_img_rsrc_word3_tiling_index_byte_2 = 4'd0;
  end
  always @(posedge clock) begin
    if (sq_img_rsrc_word3_dst_sel_x_byte_0_enable_all[2]) begin
      sq_img_rsrc_word3_last_level_byte_2 <= bus_data[19:16];
      sq_img_rsrc_word3_tiling_index_byte_2 <= bus_data[23:20];
    end
  end

  initial begin
    sq_img_rsrc_word3_tiling_index_byte_3 = 1'b0; sq_img_rsrc_word3_pow2_pad_byte_3 = 1'b0;
    sq_img_rsrc_word3_mtype_byte_3 = 1'b0; sq_img_rsrc_word3_atc_byte_3 = 1'b0;
    sq_img_rsrc_word3_type_byte_3 = 4'd0;
  end
  always @(posedge clock) begin
    if (sq_img_rsrc_word3_dst_sel_x_byte_0_enable_all[3]) begin
      sq_img_rsrc_word3_tiling_index_byte_3 <= bus_data[24];
      sq_img_rsrc_word3_pow2_pad_byte_3 <= bus_data[25];
      sq_img_rsrc_word3_mtype_byte_3 <= bus_data[26];
      sq_img_rsrc_word3_atc_byte_3 <= bus_data[27];
      sq_img_rsrc_word3_type_byte_3 <= bus_data[31:28];
    end
  end

  initial sq_img_rsrc_word4_depth_byte_0 = 8'd0;
  always @(posedge clock) begin
    if (write_sq_img_rsrc_word4 & bus_bytes[0]) sq_img_rsrc_word4_depth_byte_0 <= bus_data[7:0];
  end

  initial begin
    sq_img_rsrc_word4_depth_byte_1 = 5'd0; sq_img_rsrc_word4_pitch_byte_1 = 3'd0;
  end
  always @(posedge clock) begin
    if (write_sq_img_rsrc_word4 & bus_bytes[1]) begin
      sq_img_rsrc_word4_depth_byte_1 <= bus_data[12:8];
      sq_img_rsrc_word4_pitch_byte_1 <= bus_data[15:13];
    end
  end

  initial sq_img_rsrc_word4_pitch_byte_2 = 8'd0;
  always @(posedge clock) begin
    if (write_sq_img_rsrc_word4 & bus_bytes[2]) sq_img_rsrc_word4_pitch_byte_2 <= bus_data[23:16];
  end

  initial sq_img_rsrc_word4_pitch_byte_3 = 3'd0;
  always @(posedge clock) begin
    if (write_sq_img_rsrc_word4 & bus_bytes[3]) sq_img_rsrc_word4_pitch_byte_3 <= bus_data[26:24];
  end

  initial sq_img_rsrc_word5_base_array_byte_0 = 8'd0;
  always @(posedge clock) begin
    if (write_sq_img_rsrc_word5 & bus_bytes[0]) sq_img_rsrc_word5_base_array_byte_0 <= bus_data[7:0];
  end

  initial begin
    sq_img_rsrc_word5_base_array_byte_1 = 5'd0; sq_img_rsrc_word5_last_array_byte_1 = 3'd0;
  end
  always @(posedge clock) begin
    if (write_sq_img_rsrc_word5 & bus_bytes[1]) begin
      sq_img_rsrc_word5_base_array_byte_1 <= bus_data[12:8];
      sq_img_rsrc_word5_last_array_byte_1 <= bus_data[15:13];
    end
  end

  initial sq_img_rsrc_word5_last_array_byte_2 = 8'd0;
  always @(posedge clock) begin
    if (write_sq_img_rsrc_word5 & bus_bytes[2]) sq_img_rsrc_word5_last_array_byte_2 <= bus_data[23:16];
  end

  initial sq_img_rsrc_word5_last_array_byte_3 = 2'd0;
  always @(posedge clock) begin
    if (write_sq_img_rsrc_word5 & bus_bytes[3]) sq_img_rsrc_word5_last_array_byte_3 <= bus_data[25:24];
  end

  initial sq_img_rsrc_word6_min_lod_warn_byte_0 = 8'd0;
  always @(posedge clock) begin
    if (write_sq_img_rsrc_word6 & bus_bytes[0]) sq_img_rsrc_word6_min_lod_warn_byte_0 <= bus_data[7:0];
  end

  initial begin
    sq_img_rsrc_word6_min_lod_warn_byte_1 = 4'd0; sq_img_rsrc_word6_counter_bank_id_byte_1 = 4'd0;
  end
  always @(posedge clock) begin
    if (write_sq_img_rsrc_word6 & bus_bytes[1]) begin
      sq_img_rsrc_word6_min_lod_warn_byte_1 <= bus_data[11:8];
      sq_img_rsrc_word6_counter_bank_id_byte_1 <= bus_data[15:12];
    end
  end

  initial begin
    sq_img_rsrc_word6_counter_bank_id_byte_2 = 4'd0; sq_img_rsrc_word6_lod_hdw_cnt_en_byte_2 = 1'b0;
  end
  always @(posedge clock) begin
    if (write_sq_img_rsrc_word6 & bus_bytes[2]) begin
      sq_img_rsrc_word6_counter_bank_id_byte_2 <= bus_data[19:16];
      sq_img_rsrc_word6_lod_hdw_cnt_en_byte_2 <= bus_data[20];
    end
  end

  initial begin
    sq_img_samp_word0_clamp_x_byte_0 = 3'd0; sq_img_samp_word0_clamp_y_byte_0 = 3'd0;
    sq_img_samp_word0_clamp_z_byte_0 = 2'd0;
  end
  always @(posedge clock) begin
    if (sq_img_samp_word0_clamp_x_byte_0_enable_all[0]) begin
      sq_img_samp_word0_clamp_x_byte_0 <= bus_data[2:0];
      sq_img_samp_word0_clamp_y_byte_0 <= bus_data[5:3];
      sq_img_samp_word0_clamp_z_byte_0 <= bus_data[7:6];
    end
  end

  initial begin
    sq_img_samp_word0_clamp_z_byte_1 = 1'b0; sq_img_samp_word0_reserved_byte_1 = 3'd0;
    sq_img_samp_word0_depth_compare_func_byte_1 = 3'd0; sq_img_samp_word0_force_unnormalized_byte_1 = 1'b0;
  end
  always @(posedge clock) begin
    if (sq_img_samp_word0_clamp_x_byte_0_enable_all[1]) begin
      sq_img_samp_word0_clamp_z_byte_1 <= bus_data[8];
      sq_img_samp_word0_reserved_byte_1 <= bus_data[11:9];
      sq_img_samp_word0_depth_compare_func_byte_1 <= bus_data[14:12];
      sq_img_samp_word0_force_unnormalized_byte_1 <= bus_data[15];
    end
  end

  initial begin
    sq_img_samp_word0_reserved_bit_16_byte_2 = 3'd0; sq_img_samp_word0_mc_coord_trunc_byte_2 = 1'b0;
    sq_img_samp_word0_force_degamma_byte_2 = 1'b0; sq_img_samp_word0_reserved_bit_21_byte_2 = 3'd0;
  end
  always @(posedge clock) begin
    if (sq_img_samp_word0_clamp_x_byte_0_enable_all[2]) begin
      sq_img_samp_word0_reserved_bit_16_byte_2 <= bus_data[18:16];
      sq_img_samp_word0_mc_coord_trunc_byte_2 <= bus_data[19];
      sq_img_samp_word0_force_degamma_byte_2 <= bus_data[20];
      sq_img_samp_word0_reserved_bit_21_byte_2 <= bus_data[23:21];
    end
  end

  initial begin
    sq_img_samp_word0_reserved_bit_21_byte_3 = 3'd0; sq_img_samp_word0_trunc_coord_byte_3 = 1'b0;
    sq_img_samp_word0_disable_cube_wrap_byte_3 = 1'b0; sq_img_samp_word0_filter_mode_byte_3 = 2'd0;
  end
  always @(posedge clock) begin
    if (sq_img_samp_word0_clamp_x_byte_0_enable_all[3]) begin
      sq_img_samp_word0_reserved_bit_21_byte_3 <= bus_data[26:24];
      sq_img_samp_word0_trunc_coord_byte_3 <= bus_data[27];
      sq_img_samp_word0_disable_cube_wrap_byte_3 <= bus_data[28];
      sq_img_samp_word0_filter_mode_byte_3 <= bus_data[30:29];
    end
  end

  initial sq_img_samp_word1_min_lod_byte_0 = 8'd0;
  always @(posedge clock) begin
    if (write_sq_img_samp_word1 & bus_bytes[0]) sq_img_samp_word1_min_lod_byte_0 <= bus_data[7:0];
  end

  initial begin
    sq_img_samp_word1_min_lod_byte_1 = 4'd0; sq_img_samp_word1_max_lod_byte_1 = 4'd0;
  end
  always @(posedge clock) begin
    if (write_sq_img_samp_word1 & bus_bytes[1]) begin
      sq_img_samp_word1_min_lod_byte_1 <= bus_data[11:8];
      sq_img_samp_word1_max_lod_byte_1 <= bus_data[15:12];
    end
  end

  initial sq_img_samp_word1_max_lod_byte_2 = 8'd0;
  always @(posedge clock) begin
    if (write_sq_img_samp_word1 & bus_bytes[2]) sq_img_samp_word1_max_lod_byte_2 <= bus_data[23:16];
  end

  initial begin
    sq_img_samp_word1_perf_mip_byte_3 = 4'd0; sq_img_samp_word1_perf_z_byte_3 = 4'd0;
  end
  always @(posedge clock) begin
    if (write_sq_img_samp_word1 & bus_bytes[3]) begin
      sq_img_samp_word1_perf_mip_byte_3 <= bus_data[27:24];
      sq_img_samp_word1_perf_z_byte_3 <= bus_data[31:28];
    end
  end

  initial sq_img_samp_word2_lod_bias_byte_0 = 8'd0;
  always @(posedge clock) begin
    if (write_sq_img_samp_word2 & bus_bytes[0]) sq_img_samp_word2_lod_bias_byte_0 <= bus_data[7:0];
  end

  initial begin
    sq_img_samp_word2_lod_bias_byte_1 = 6'd0; sq_img_samp_word2_lod_bias_sec_byte_1 = 2'd0;
  end
  always @(posedge clock) begin
    if (write_sq_img_samp_word2 & bus_bytes[1]) begin
      sq_img_samp_word2_lod_bias_byte_1 <= bus_data[13:8];
      sq_img_samp_word2_lod_bias_sec_byte_1 <= bus_data[15:14];
    end
  end

  initial begin
    sq_img_samp_word2_lod_bias_sec_byte_2 = 4'd0; sq_img_samp_word2_xy_mag_filter_byte_2 = 2'd0;
    sq_img_samp_word2_xy_min_filter_byte_2 = 2'd0;
  end
  always @(posedge clock) begin
    if (write_sq_img_samp_word2 & bus_bytes[2]) begin
      sq_img_samp_word2_lod_bias_sec_byte_2 <= bus_data[19:16];
      sq_img_samp_word2_xy_mag_filter_byte_2 <= bus_data[21:20];
      sq_img_samp_word2_xy_min_filter_byte_2 <= bus_data[23:22];
    end
  end

  initial begin
    sq_img_samp_word2_z_filter_byte_3 = 2'd0; sq_img_samp_word2_mip_filter_byte_3 = 2'd0;
    sq_img_samp_word2_mip_point_preclamp_byte_3 = 1'b0; sq_img_samp_word2_disable_lsb_ceil_byte_3 = 1'b0;
    sq_img_samp_word2_filter_prec_fix_byte_3 = 1'b0;
  end
  always @(posedge clock) begin
    if (write_sq_img_samp_word2 & bus_bytes[3]) begin
      sq_img_samp_word2_z_filter_byte_3 <= bus_data[25:24];
      sq_img_samp_word2_mip_filter_byte_3 <= bus_data[27:26];
      sq_img_samp_word2_mip_point_preclamp_byte_3 <= bus_data[28];
      sq_img_samp_word2_disable_lsb_ceil_byte_3 <= bus_data[29];
      sq_img_samp_word2_filter_prec_fix_byte_3 <= bus_data[30];
    end
  end

  initial sq_img_samp_word3_border_color_ptr_byte_0 = 8'd0;
  always @(posedge clock) begin
    if (write_sq_img_samp_word3 & bus_bytes[0]) sq_img_samp_word3_border_color_ptr_byte_0 <= bus_data[7:0];
  end

  initial sq_img_samp_word3_border_color_ptr_byte_1 = 4'd0;
  always @(posedge clock) begin
    if (write_sq_img_samp_word3 & bus_bytes[1]) sq_img_samp_word3_border_color_ptr_byte_1 <= bus_data[11:8];
  end

  initial sq_img_samp_word3_border_color_type_byte_3 = 2'd0;
  always @(posedge clock) begin
    if (write_sq_img_samp_word3 & bus_bytes[3]) sq_img_samp_word3_border_color_type_byte_3 <= bus_data[31:30];
  end

  initial sq_flat_scratch_word0_size_byte_0 = 8'd0;
  always @(posedge clock) begin
    if (write_sq_flat_scratch_word0 & bus_bytes[0]) sq_flat_scratch_word0_size_byte_0 <= bus_data[7:0];
  end

  initial sq_flat_scratch_word0_size_byte_1 = 8'd0;
  always @(posedge clock) begin
    if (write_sq_flat_scratch_word0 & bus_bytes[1]) sq_flat_scratch_word0_size_byte_1 <= bus_data[15:8];
  end

  initial sq_flat_scratch_word0_size_byte_2 = 3'd0;
  always @(posedge clock) begin
    if (write_sq_flat_scratch_word0 & bus_bytes[2]) sq_flat_scratch_word0_size_byte_2 <= bus_data[18:16];
  end

  initial sq_flat_scratch_word1_offset_byte_0 = 8'd0;
  always @(posedge clock) begin
    if (write_sq_flat_scratch_word1 & bus_bytes[0]) sq_flat_scratch_word1_offset_byte_0 <= bus_data[7:0];
  end

  initial sq_flat_scratch_word1_offset_byte_1 = 8'd0;
  always @(posedge clock) begin
    if (write_sq_flat_scratch_word1 & bus_bytes[1]) sq_flat_scratch_word1_offset_byte_1 <= bus_data[15:8];
  end

  initial sq_flat_scratch_word1_offset_byte_2 = 8'd0;
  always @(posedge clock) begin
    if (write_sq_flat_scratch_word1 & bus_bytes[2]) sq_flat_scratch_word1_offset_byte_2 <= bus_data[23:16];
  end

  initial begin
    sq_caches_inst_invalidate_byte_0 = 1'b0; sq_caches_data_invalidate_byte_0 = 1'b0;
    sq_caches_invalidate_volatile_byte_0 = 1'b0;
  end
  always @(posedge clock) begin
    if (write_sq_caches & bus_bytes[0]) begin
      sq_caches_inst_invalidate_byte_0 <= bus_data[0];
      sq_caches_data_invalidate_byte_0 <= bus_data[1];
      sq_caches_invalidate_volatile_byte_0 <= bus_data[2];
    end
  end

  wire [31:0] read_data_next_any = (by_bus_address_7_2_read_data_case_3_joined[31:0] & {32{config_page_8c}}) |
      (by_bus_address_7_2_bus_address_7_2[31:0] & {32{config_page_8f}});

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
