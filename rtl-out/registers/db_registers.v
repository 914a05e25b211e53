// db_registers: generator of hdl/src/registers/register_block.rs. Written by Tombolo; change the source.
// SPDX-License-Identifier: MIT OR Apache-2.0
`default_nettype none

module db_registers (
  input wire clock,
  input wire bus_valid,
  input wire bus_write,
  input wire [17:0] bus_address,
  input wire [31:0] bus_data,
  input wire [3:0] bus_bytes,
  output reg bus_ready,
  output reg bus_error,
  output reg [31:0] bus_read_data,
  output reg [1:0] db_subtile_control_msaa1_x,
  output reg [1:0] db_subtile_control_msaa1_y,
  output reg [1:0] db_subtile_control_msaa2_x,
  output reg [1:0] db_subtile_control_msaa2_y,
  output reg [1:0] db_subtile_control_msaa4_x,
  output reg [1:0] db_subtile_control_msaa4_y,
  output reg [1:0] db_subtile_control_msaa8_x,
  output reg [1:0] db_subtile_control_msaa8_y,
  output reg [1:0] db_subtile_control_msaa16_x,
  output reg [1:0] db_subtile_control_msaa16_y,
  output reg db_render_control_depth_clear_enable,
  output reg db_render_control_stencil_clear_enable,
  output reg db_render_control_depth_copy,
  output reg db_render_control_stencil_copy,
  output reg db_render_control_resummarize_enable,
  output reg db_render_control_stencil_compress_disable,
  output reg db_render_control_depth_compress_disable,
  output reg db_render_control_copy_centroid,
  output reg [3:0] db_render_control_copy_sample,
  output reg db_count_control_perfect_zpass_counts,
  output reg [2:0] db_count_control_sample_rate,
  output reg [3:0] db_count_control_zpass_enable,
  output reg [3:0] db_count_control_zfail_enable,
  output reg [3:0] db_count_control_sfail_enable,
  output reg [3:0] db_count_control_dbfail_enable,
  output reg [3:0] db_count_control_slice_even_enable,
  output reg [3:0] db_count_control_slice_odd_enable,
  output wire [10:0] db_depth_view_slice_start,
  output wire [10:0] db_depth_view_slice_max,
  output reg db_depth_view_z_read_only,
  output reg db_depth_view_stencil_read_only,
  output reg [1:0] db_render_override_force_hiz_enable,
  output reg [1:0] db_render_override_force_his_enable0,
  output reg [1:0] db_render_override_force_his_enable1,
  output reg db_render_override_force_shader_z_order,
  output reg db_render_override_fast_z_disable,
  output reg db_render_override_fast_stencil_disable,
  output reg db_render_override_noop_cull_disable,
  output reg db_render_override_force_color_kill,
  output reg db_render_override_force_z_read,
  output reg db_render_override_force_stencil_read,
  output reg [1:0] db_render_override_force_full_z_range,
  output reg db_render_override_force_qc_smask_conflict,
  output reg db_render_override_disable_viewport_clamp,
  output reg db_render_override_ignore_sc_zrange,
  output reg db_render_override_disable_fully_covered,
  output reg [1:0] db_render_override_force_z_limit_summ,
  output wire [4:0] db_render_override_max_tiles_in_dtt,
  output reg db_render_override_disable_tile_rate_tiles,
  output reg db_render_override_force_z_dirty,
  output reg db_render_override_force_stencil_dirty,
  output reg db_render_override_force_z_valid,
  output reg db_render_override_force_stencil_valid,
  output reg db_render_override_preserve_compression,
  output reg [1:0] db_render_override2_partial_squad_launch_control,
  output reg [2:0] db_render_override2_partial_squad_launch_countdown,
  output reg db_render_override2_disable_zmask_expclear_optimization,
  output reg db_render_override2_disable_smem_expclear_optimization,
  output reg db_render_override2_disable_color_on_validation,
  output reg db_render_override2_decompress_z_on_flush,
  output reg db_render_override2_disable_reg_snoop,
  output reg db_render_override2_depth_bounds_hier_depth_disable,
  output reg db_render_override2_preserve_zrange,
  output reg db_render_override2_preserve_sresults,
  output reg db_render_override2_disable_fast_pass,
  output wire [31:0] db_htile_data_base_base_256b,
  output wire [31:0] db_depth_bounds_min_min,
  output wire [31:0] db_depth_bounds_max_max,
  output reg [7:0] db_stencil_clear_clear,
  output wire [31:0] db_depth_clear_depth_clear,
  output reg [3:0] db_depth_info_addr5_swizzle_mask,
  output reg [3:0] db_depth_info_array_mode,
  output reg [4:0] db_depth_info_pipe_config,
  output reg [1:0] db_depth_info_bank_width,
  output wire [1:0] db_depth_info_bank_height,
  output reg [1:0] db_depth_info_macro_tile_aspect,
  output reg [1:0] db_depth_info_num_banks,
  output reg [1:0] db_z_info_format,
  output reg [1:0] db_z_info_num_samples,
  output reg [2:0] db_z_info_tile_split,
  output reg db_z_info_allow_expclear,
  output reg db_z_info_read_size,
  output reg db_z_info_tile_surface_enable,
  output reg db_z_info_zrange_precision,
  output reg db_stencil_info_format,
  output reg [2:0] db_stencil_info_tile_split,
  output reg db_stencil_info_allow_expclear,
  output reg db_stencil_info_tile_stencil_disable,
  output wire [31:0] db_z_read_base_base_256b,
  output wire [31:0] db_stencil_read_base_base_256b,
  output wire [31:0] db_z_write_base_base_256b,
  output wire [31:0] db_stencil_write_base_base_256b,
  output wire [10:0] db_depth_size_pitch_tile_max,
  output wire [10:0] db_depth_size_height_tile_max,
  output wire [21:0] db_depth_slice_slice_tile_max,
  output reg [3:0] db_stencil_control_stencilfail,
  output reg [3:0] db_stencil_control_stencilzpass,
  output reg [3:0] db_stencil_control_stencilzfail,
  output reg [3:0] db_stencil_control_stencilfail_bf,
  output reg [3:0] db_stencil_control_stencilzpass_bf,
  output reg [3:0] db_stencil_control_stencilzfail_bf,
  output reg [7:0] db_stencilrefmask_stenciltestval,
  output reg [7:0] db_stencilrefmask_stencilmask,
  output reg [7:0] db_stencilrefmask_stencilwritemask,
  output reg [7:0] db_stencilrefmask_stencilopval,
  output reg [7:0] db_stencilrefmask_bf_stenciltestval_bf,
  output reg [7:0] db_stencilrefmask_bf_stencilmask_bf,
  output reg [7:0] db_stencilrefmask_bf_stencilwritemask_bf,
  output reg [7:0] db_stencilrefmask_bf_stencilopval_bf,
  output reg db_depth_control_stencil_enable,
  output reg db_depth_control_z_enable,
  output reg db_depth_control_z_write_enable,
  output reg db_depth_control_depth_bounds_enable,
  output reg [2:0] db_depth_control_zfunc,
  output reg db_depth_control_backface_enable,
  output reg [2:0] db_depth_control_stencilfunc,
  output reg [2:0] db_depth_control_stencilfunc_bf,
  output reg db_depth_control_enable_color_writes_on_depth_fail,
  output reg db_depth_control_disable_color_writes_on_depth_pass,
  output reg [2:0] db_eqaa_max_anchor_samples,
  output reg [2:0] db_eqaa_ps_iter_samples,
  output reg [2:0] db_eqaa_mask_export_num_samples,
  output reg [2:0] db_eqaa_alpha_to_mask_num_samples,
  output reg db_eqaa_high_quality_intersections,
  output reg db_eqaa_incoherent_eqaa_reads,
  output reg db_eqaa_interpolate_comp_z,
  output reg db_eqaa_interpolate_src_z,
  output reg db_eqaa_static_anchor_associations,
  output reg db_eqaa_alpha_to_mask_eqaa_disable,
  output reg [2:0] db_eqaa_overrasterization_amount,
  output reg db_eqaa_enable_postz_overrasterization,
  output reg db_shader_control_z_export_enable,
  output reg db_shader_control_stencil_test_val_export_enable,
  output reg db_shader_control_stencil_op_val_export_enable,
  output reg [1:0] db_shader_control_z_order,
  output reg db_shader_control_kill_enable,
  output reg db_shader_control_coverage_to_mask_enable,
  output reg db_shader_control_mask_export_enable,
  output reg db_shader_control_exec_on_hier_fail,
  output reg db_shader_control_exec_on_noop,
  output reg db_shader_control_alpha_to_mask_disable,
  output reg db_shader_control_depth_before_shader,
  output reg [1:0] db_shader_control_conservative_z_export,
  output reg db_htile_surface_linear,
  output reg db_htile_surface_full_cache,
  output reg db_htile_surface_htile_uses_preload_win,
  output reg db_htile_surface_preload,
  output wire [5:0] db_htile_surface_prefetch_width,
  output reg [5:0] db_htile_surface_prefetch_height,
  output reg db_htile_surface_dst_outside_zero_to_one,
  output reg [2:0] db_sresults_compare_state0_comparefunc0,
  output wire [7:0] db_sresults_compare_state0_comparevalue0,
  output wire [7:0] db_sresults_compare_state0_comparemask0,
  output reg db_sresults_compare_state0_enable0,
  output reg [2:0] db_sresults_compare_state1_comparefunc1,
  output wire [7:0] db_sresults_compare_state1_comparevalue1,
  output wire [7:0] db_sresults_compare_state1_comparemask1,
  output reg db_sresults_compare_state1_enable1,
  output reg [7:0] db_preload_control_start_x,
  output reg [7:0] db_preload_control_start_y,
  output reg [7:0] db_preload_control_max_x,
  output reg [7:0] db_preload_control_max_y,
  output reg db_alpha_to_mask_alpha_to_mask_enable,
  output reg [1:0] db_alpha_to_mask_alpha_to_mask_offset0,
  output reg [1:0] db_alpha_to_mask_alpha_to_mask_offset1,
  output reg [1:0] db_alpha_to_mask_alpha_to_mask_offset2,
  output reg [1:0] db_alpha_to_mask_alpha_to_mask_offset3,
  output reg db_alpha_to_mask_offset_round
);
  localparam [2:0] DB_DEPTH_CONTROL_STENCILFUNC_REF_NEVER = 3'd0, DB_DEPTH_CONTROL_STENCILFUNC_BF_REF_NEVER = 3'd0;
  localparam [2:0] DB_DEPTH_CONTROL_ZFUNC_FRAG_NEVER = 3'd0;
  localparam [3:0] DB_DEPTH_INFO_ARRAY_MODE_ARRAY_LINEAR_GENERAL = 4'd0;
  localparam [1:0] DB_DEPTH_INFO_BANK_WIDTH_ADDR_SURF_BANK_WIDTH_1 = 2'd0;
  localparam [1:0] DB_DEPTH_INFO_MACRO_TILE_ASPECT_ADDR_SURF_MACRO_ASPECT_1 = 2'd0;
  localparam [1:0] DB_DEPTH_INFO_NUM_BANKS_ADDR_SURF_2_BANK = 2'd0;
  localparam [4:0] DB_DEPTH_INFO_PIPE_CONFIG_ADDR_SURF_P2 = 5'd0;
  localparam [1:0] DB_RENDER_OVERRIDE2_PARTIAL_SQUAD_LAUNCH_CONTROL_PSLC_AUTO = 2'd0;
  localparam [1:0] DB_RENDER_OVERRIDE_FORCE_FULL_Z_RANGE_FORCE_OFF = 2'd0;
  localparam [1:0] DB_RENDER_OVERRIDE_FORCE_HIS_ENABLE0_FORCE_OFF = 2'd0;
  localparam [1:0] DB_RENDER_OVERRIDE_FORCE_HIS_ENABLE1_FORCE_OFF = 2'd0;
  localparam [1:0] DB_RENDER_OVERRIDE_FORCE_HIZ_ENABLE_FORCE_OFF = 2'd0;
  localparam [1:0] DB_RENDER_OVERRIDE_FORCE_Z_LIMIT_SUMM_FORCE_SUMM_OFF = 2'd0;
  localparam [1:0] DB_SHADER_CONTROL_CONSERVATIVE_Z_EXPORT_EXPORT_ANY_Z = 2'd0;
  localparam [1:0] DB_SHADER_CONTROL_Z_ORDER_LATE_Z = 2'd0;
  localparam [2:0] DB_SRESULTS_COMPARE_STATE0_COMPAREFUNC0_REF_NEVER = 3'd0;
  localparam [2:0] DB_SRESULTS_COMPARE_STATE1_COMPAREFUNC1_REF_NEVER = 3'd0;
  localparam [3:0] DB_STENCIL_CONTROL_STENCILFAIL_STENCIL_KEEP = 4'd0;
  localparam [3:0] DB_STENCIL_CONTROL_STENCILFAIL_BF_STENCIL_KEEP = 4'd0;
  localparam [3:0] DB_STENCIL_CONTROL_STENCILZFAIL_STENCIL_KEEP = 4'd0;
  localparam [3:0] DB_STENCIL_CONTROL_STENCILZFAIL_BF_STENCIL_KEEP = 4'd0;
  localparam [3:0] DB_STENCIL_CONTROL_STENCILZPASS_STENCIL_KEEP = 4'd0;
  localparam [3:0] DB_STENCIL_CONTROL_STENCILZPASS_BF_STENCIL_KEEP = 4'd0;
  localparam DB_STENCIL_INFO_FORMAT_STENCIL_INVALID = 1'b0;
  localparam [2:0] DB_STENCIL_INFO_TILE_SPLIT_ADDR_SURF_TILE_SPLIT_64_B = 3'd0;
  localparam [1:0] DB_Z_INFO_FORMAT_Z_INVALID = 2'd0; localparam DB_Z_INFO_READ_SIZE_READ_256_BITS = 1'b0;
  localparam [2:0] DB_Z_INFO_TILE_SPLIT_ADDR_SURF_TILE_SPLIT_64_B = 3'd0;

  reg [7:0] db_depth_view_slice_start_byte_0;
  reg [2:0] db_depth_view_slice_start_byte_1, db_depth_view_slice_max_byte_1;
  reg [7:0] db_depth_view_slice_max_byte_2; reg [2:0] db_render_override_max_tiles_in_dtt_byte_2;
  reg [1:0] db_render_override_max_tiles_in_dtt_byte_3;
  reg [31:0] db_htile_data_base_base_256b_byte, db_depth_bounds_min_min_byte, db_depth_bounds_max_max_byte;
  reg [31:0] db_depth_clear_depth_clear_byte;
  reg db_depth_info_bank_height_byte_1, db_depth_info_bank_height_byte_2;
  reg [31:0] db_z_read_base_base_256b_byte, db_stencil_read_base_base_256b_byte, db_z_write_base_base_256b_byte;
  reg [31:0] db_stencil_write_base_base_256b_byte; reg [7:0] db_depth_size_pitch_tile_max_byte_0;
  reg [2:0] db_depth_size_pitch_tile_max_byte_1; reg [4:0] db_depth_size_height_tile_max_byte_1;
  reg [5:0] db_depth_size_height_tile_max_byte_2;
  reg [7:0] db_depth_slice_slice_tile_max_byte_0, db_depth_slice_slice_tile_max_byte_1;
  reg [5:0] db_depth_slice_slice_tile_max_byte_2; reg [3:0] db_htile_surface_prefetch_width_byte_0;
  reg [1:0] db_htile_surface_prefetch_width_byte_1;
  reg [3:0] db_sresults_compare_state0_comparevalue0_byte_0, db_sresults_compare_state0_comparevalue0_byte_1;
  reg [3:0] db_sresults_compare_state0_comparemask0_byte_1, db_sresults_compare_state0_comparemask0_byte_2;
  reg [3:0] db_sresults_compare_state1_comparevalue1_byte_0, db_sresults_compare_state1_comparevalue1_byte_1;
  reg [3:0] db_sresults_compare_state1_comparemask1_byte_1, db_sresults_compare_state1_comparemask1_byte_2;
  wire [3:0] found_equal, db_count_control_perfect_zpass_counts_all, db_render_override_force_hiz_enable_all;
  wire [3:0] db_eqaa_max_anchor_samples_all;

  wire writing = bus_valid & bus_write & (~|bus_address[1:0]);
  wire config_page_98 = bus_address[17:8] == 10'h98;
  wire found_equal_bus_address_7_2 = bus_address[7:2] == 6'h16;
  wire write_db_subtile_control = writing & config_page_98 & found_equal_bus_address_7_2;
  wire context_page_280 = bus_address[17:8] == 10'h280;
  wire bus_address_7_2_is_0 = bus_address[7:2] == 6'd0;
  wire write_db_depth_slice_all = writing & context_page_280;
  wire write_db_render_control = write_db_depth_slice_all & bus_address_7_2_is_0;
  wire bus_address_7_2_is_1 = bus_address[7:2] == 6'd1;
  wire write_db_count_control = write_db_depth_slice_all & bus_address_7_2_is_1;
  wire write_db_depth_view = write_db_depth_slice_all & (bus_address[7:2] == 6'd2);
  assign db_depth_view_slice_start = {db_depth_view_slice_start_byte_1, db_depth_view_slice_start_byte_0};
  assign db_depth_view_slice_max = {db_depth_view_slice_max_byte_2, db_depth_view_slice_max_byte_1};
  wire bus_address_7_2_is_3 = bus_address[7:2] == 6'd3;
  wire write_db_render_override = write_db_depth_slice_all & bus_address_7_2_is_3;
  assign db_render_override_max_tiles_in_dtt = {db_render_override_max_tiles_in_dtt_byte_3,
      db_render_override_max_tiles_in_dtt_byte_2};
  wire write_db_render_override2 = write_db_depth_slice_all & (bus_address[7:2] == 6'd4);
  wire write_db_htile_data_base = write_db_depth_slice_all & (bus_address[7:2] == 6'd5);
  assign db_htile_data_base_base_256b = db_htile_data_base_base_256b_byte;
  wire write_db_depth_bounds_min = write_db_depth_slice_all & (bus_address[7:2] == 6'd8);
  assign db_depth_bounds_min_min = db_depth_bounds_min_min_byte;
  wire write_db_depth_bounds_max = write_db_depth_slice_all & (bus_address[7:2] == 6'd9);
  assign db_depth_bounds_max_max = db_depth_bounds_max_max_byte;
  wire write_db_stencil_clear = write_db_depth_slice_all & (bus_address[7:2] == 6'ha);
  wire found_equal_bus_address = bus_address[7:2] == 6'hb;
  wire write_db_depth_clear = write_db_depth_slice_all & found_equal_bus_address;
  assign db_depth_clear_depth_clear = db_depth_clear_depth_clear_byte;
  wire write_db_depth_info = write_db_depth_slice_all & (bus_address[7:2] == 6'hf);
  assign db_depth_info_bank_height = {db_depth_info_bank_height_byte_2, db_depth_info_bank_height_byte_1};
  wire write_db_z_info = write_db_depth_slice_all & (bus_address[7:2] == 6'h10);
  wire write_db_stencil_info = write_db_depth_slice_all & (bus_address[7:2] == 6'h11);
  wire write_db_z_read_base = write_db_depth_slice_all & (bus_address[7:2] == 6'h12);
  assign db_z_read_base_base_256b = db_z_read_base_base_256b_byte;
  wire write_db_stencil_read_base = write_db_depth_slice_all & (bus_address[7:2] == 6'h13);
  assign db_stencil_read_base_base_256b = db_stencil_read_base_base_256b_byte;
  wire write_db_z_write_base = write_db_depth_slice_all & (bus_address[7:2] == 6'h14);
  assign db_z_write_base_base_256b = db_z_write_base_base_256b_byte;
  wire write_db_stencil_write_base = write_db_depth_slice_all & (bus_address[7:2] == 6'h15);
  assign db_stencil_write_base_base_256b = db_stencil_write_base_base_256b_byte;
  wire write_db_depth_size = write_db_depth_slice_all & found_equal_bus_address_7_2;
  assign db_depth_size_pitch_tile_max = {db_depth_size_pitch_tile_max_byte_1, db_depth_size_pitch_tile_max_byte_0};
  assign db_depth_size_height_tile_max = {db_depth_size_height_tile_max_byte_2, db_depth_size_height_tile_max_byte_1};
  wire write_db_depth_slice = write_db_depth_slice_all & (bus_address[7:2] == 6'h17);
  assign db_depth_slice_slice_tile_max = {db_depth_slice_slice_tile_max_byte_2, db_depth_slice_slice_tile_max_byte_1,
      db_depth_slice_slice_tile_max_byte_0};
  wire context_page_284 = bus_address[17:8] == 10'h284;
  wire write_db_stencilrefmask_bf_all = writing & context_page_284;
  wire write_db_stencil_control = write_db_stencilrefmask_bf_all & found_equal_bus_address;
  wire found_equal_2 = bus_address[7:2] == 6'hc;
  wire write_db_stencilrefmask = write_db_stencilrefmask_bf_all & found_equal_2;
  wire found_equal_3 = bus_address[7:2] == 6'hd;
  wire write_db_stencilrefmask_bf = write_db_stencilrefmask_bf_all & found_equal_3;
  wire context_page_288 = bus_address[17:8] == 10'h288;
  wire write_db_shader_control_all = writing & context_page_288;
  wire write_db_depth_control = write_db_shader_control_all & bus_address_7_2_is_0;
  wire write_db_eqaa = write_db_shader_control_all & bus_address_7_2_is_1;
  wire write_db_shader_control = write_db_shader_control_all & bus_address_7_2_is_3;
  wire context_page_28a = bus_address[17:8] == 10'h28a;
  wire write_db_preload_control_all = writing & context_page_28a;
  wire write_db_htile_surface = write_db_preload_control_all & found_equal[0];
  assign db_htile_surface_prefetch_width = {db_htile_surface_prefetch_width_byte_1,
      db_htile_surface_prefetch_width_byte_0};
  wire write_db_sresults_compare_state0 = write_db_preload_control_all & found_equal[1];
  assign db_sresults_compare_state0_comparevalue0 = {db_sresults_compare_state0_comparevalue0_byte_1,
      db_sresults_compare_state0_comparevalue0_byte_0};
  assign db_sresults_compare_state0_comparemask0 = {db_sresults_compare_state0_comparemask0_byte_2,
      db_sresults_compare_state0_comparemask0_byte_1};
  wire write_db_sresults_compare_state1 = write_db_preload_control_all & found_equal[2];
  assign db_sresults_compare_state1_comparevalue1 = {db_sresults_compare_state1_comparevalue1_byte_1,
      db_sresults_compare_state1_comparevalue1_byte_0};
  assign db_sresults_compare_state1_comparemask1 = {db_sresults_compare_state1_comparemask1_byte_2,
      db_sresults_compare_state1_comparemask1_byte_1};
  wire write_db_preload_control = write_db_preload_control_all & found_equal[3];
  wire context_page_28b = bus_address[17:8] == 10'h28b;
  wire found_equal_4 = bus_address[7:2] == 6'h1c;
  wire write_db_alpha_to_mask = writing & context_page_28b & found_equal_4;
  wire [16:0] bus_read_data_joined = {db_alpha_to_mask_offset_round, db_alpha_to_mask_alpha_to_mask_offset3,
      db_alpha_to_mask_alpha_to_mask_offset2, db_alpha_to_mask_alpha_to_mask_offset1,
      db_alpha_to_mask_alpha_to_mask_offset0, 7'd0, db_alpha_to_mask_alpha_to_mask_enable};
  wire [32:0] bus_read_data_choice = found_equal_4 ? {1'b1, {15'd0, bus_read_data_joined}} : 33'd0;
  wire [24:0] bus_read_data_joined_2 = {db_sresults_compare_state1_enable1, 4'd0,
      db_sresults_compare_state1_comparemask1_byte_2, db_sresults_compare_state1_comparemask1_byte_1,
      db_sresults_compare_state1_comparevalue1_byte_1, db_sresults_compare_state1_comparevalue1_byte_0, 1'b0,
      db_sresults_compare_state1_comparefunc1};
  wire [24:0] bus_read_data_joined_3 = {db_sresults_compare_state0_enable0, 4'd0,
      db_sresults_compare_state0_comparemask0_byte_2, db_sresults_compare_state0_comparemask0_byte_1,
      db_sresults_compare_state0_comparevalue0_byte_1, db_sresults_compare_state0_comparevalue0_byte_0, 1'b0,
      db_sresults_compare_state0_comparefunc0};
  wire [16:0] bus_read_data_joined_4 = {db_htile_surface_dst_outside_zero_to_one, db_htile_surface_prefetch_height,
      db_htile_surface_prefetch_width_byte_1, db_htile_surface_prefetch_width_byte_0, db_htile_surface_preload,
      db_htile_surface_htile_uses_preload_win, db_htile_surface_full_cache, db_htile_surface_linear};
  wire [32:0] bus_read_data_joined_5 = {1'b1, db_preload_control_max_y, db_preload_control_max_x,
      db_preload_control_start_y, db_preload_control_start_x};
  wire [32:0] bus_read_data_choice_found_equal_0 = found_equal[0] ? {1'b1, {15'd0, bus_read_data_joined_4}} :
      found_equal[1] ? {1'b1, {7'd0, bus_read_data_joined_3}} : found_equal[2] ? {1'b1, {7'd0,
      bus_read_data_joined_2}} : found_equal[3] ? bus_read_data_joined_5 : 33'd0;
  wire found_choice = bus_write ? (found_equal[0] | found_equal[1] | found_equal[2] | found_equal[3]) :
      bus_read_data_choice_found_equal_0[32];
  wire [14:0] bus_read_data_joined_6 = {db_shader_control_conservative_z_export,
      db_shader_control_depth_before_shader, db_shader_control_alpha_to_mask_disable, db_shader_control_exec_on_noop,
      db_shader_control_exec_on_hier_fail, db_shader_control_mask_export_enable,
      db_shader_control_coverage_to_mask_enable, db_shader_control_kill_enable, db_shader_control_z_order, 1'b0,
      db_shader_control_stencil_op_val_export_enable, db_shader_control_stencil_test_val_export_enable,
      db_shader_control_z_export_enable};
  wire [27:0] bus_read_data_joined_7 = {db_eqaa_enable_postz_overrasterization, db_eqaa_overrasterization_amount,
      2'd0, db_eqaa_alpha_to_mask_eqaa_disable, db_eqaa_static_anchor_associations, db_eqaa_interpolate_src_z,
      db_eqaa_interpolate_comp_z, db_eqaa_incoherent_eqaa_reads, db_eqaa_high_quality_intersections, 1'b0,
      db_eqaa_alpha_to_mask_num_samples, 1'b0, db_eqaa_mask_export_num_samples, 1'b0, db_eqaa_ps_iter_samples, 1'b0,
      db_eqaa_max_anchor_samples};
  wire [32:0] bus_read_data_joined_8 = {1'b1, db_depth_control_disable_color_writes_on_depth_pass,
      db_depth_control_enable_color_writes_on_depth_fail, 7'd0, db_depth_control_stencilfunc_bf, 9'd0,
      db_depth_control_stencilfunc, db_depth_control_backface_enable, db_depth_control_zfunc,
      db_depth_control_depth_bounds_enable, db_depth_control_z_write_enable, db_depth_control_z_enable,
      db_depth_control_stencil_enable};
  wire [32:0] bus_read_data_choice_2 = bus_address_7_2_is_0 ? bus_read_data_joined_8 : bus_address_7_2_is_1 ? {1'b1,
      {4'd0, bus_read_data_joined_7}} : bus_address_7_2_is_3 ? {1'b1, {17'd0, bus_read_data_joined_6}} : 33'd0;
  wire found_choice_bus_write = bus_write ? (bus_address_7_2_is_0 | bus_address_7_2_is_1 | bus_address_7_2_is_3) :
      bus_read_data_choice_2[32];
  wire [23:0] bus_read_data_joined_9 = {db_stencil_control_stencilzfail_bf, db_stencil_control_stencilzpass_bf,
      db_stencil_control_stencilfail_bf, db_stencil_control_stencilzfail, db_stencil_control_stencilzpass,
      db_stencil_control_stencilfail};
  wire [32:0] bus_read_data_joined_10 = {1'b1, db_stencilrefmask_bf_stencilopval_bf,
      db_stencilrefmask_bf_stencilwritemask_bf, db_stencilrefmask_bf_stencilmask_bf,
      db_stencilrefmask_bf_stenciltestval_bf};
  wire [32:0] bus_read_data_joined_11 = {1'b1, db_stencilrefmask_stencilopval, db_stencilrefmask_stencilwritemask,
      db_stencilrefmask_stencilmask, db_stencilrefmask_stenciltestval};
  wire [32:0] bus_read_data_choice_found_equal_2 = found_equal_bus_address ? {1'b1, {8'd0, bus_read_data_joined_9}} :
      found_equal_2 ? bus_read_data_joined_11 : found_equal_3 ? bus_read_data_joined_10 : 33'd0;
  wire found_choice_found_equal_bus_address = bus_write ? (found_equal_bus_address | found_equal_2 | found_equal_3) :
      bus_read_data_choice_found_equal_2[32];
  wire [21:0] bus_read_data_joined_12 = {db_depth_size_height_tile_max_byte_2, db_depth_size_height_tile_max_byte_1,
      db_depth_size_pitch_tile_max_byte_1, db_depth_size_pitch_tile_max_byte_0};
  wire [29:0] bus_read_data_joined_13 = {db_stencil_info_tile_stencil_disable, 1'b0, db_stencil_info_allow_expclear,
      11'd0, db_stencil_info_tile_split, 12'd0, db_stencil_info_format};
  wire [20:0] bus_read_data_joined_14 = {db_depth_info_num_banks, db_depth_info_macro_tile_aspect,
      db_depth_info_bank_height_byte_2, db_depth_info_bank_height_byte_1, db_depth_info_bank_width,
      db_depth_info_pipe_config, db_depth_info_array_mode, db_depth_info_addr5_swizzle_mask};
  wire [23:0] bus_read_data_joined_15 = {db_render_override2_disable_fast_pass,
      db_render_override2_preserve_sresults, db_render_override2_preserve_zrange, 10'd0,
      db_render_override2_depth_bounds_hier_depth_disable, db_render_override2_disable_reg_snoop,
      db_render_override2_decompress_z_on_flush, db_render_override2_disable_color_on_validation,
      db_render_override2_disable_smem_expclear_optimization,
      db_render_override2_disable_zmask_expclear_optimization, db_render_override2_partial_squad_launch_countdown,
      db_render_override2_partial_squad_launch_control};
  wire [25:0] bus_read_data_joined_16 = {db_depth_view_stencil_read_only, db_depth_view_z_read_only,
      db_depth_view_slice_max_byte_2, db_depth_view_slice_max_byte_1, 2'd0, db_depth_view_slice_start_byte_1,
      db_depth_view_slice_start_byte_0};
  wire [11:0] bus_read_data_joined_17 = {db_render_control_copy_sample, db_render_control_copy_centroid,
      db_render_control_depth_compress_disable, db_render_control_stencil_compress_disable,
      db_render_control_resummarize_enable, db_render_control_stencil_copy, db_render_control_depth_copy,
      db_render_control_stencil_clear_enable, db_render_control_depth_clear_enable};
  reg [32:0] bus_read_data_entry;
  always @* case (bus_address[7:2])
    6'd0: bus_read_data_entry = {1'b1, {20'd0, bus_read_data_joined_17}};
    6'd1: bus_read_data_entry = {1'b1, db_count_control_slice_odd_enable, db_count_control_slice_even_enable,
        db_count_control_dbfail_enable, db_count_control_sfail_enable, db_count_control_zfail_enable,
        db_count_control_zpass_enable, 1'b0, db_count_control_sample_rate, 2'd0,
        db_count_control_perfect_zpass_counts, 1'b0};
    6'd2: bus_read_data_entry = {1'b1, {6'd0, bus_read_data_joined_16}};
    6'd3: bus_read_data_entry = {1'b1, db_render_override_preserve_compression,
        db_render_override_force_stencil_valid, db_render_override_force_z_valid,
        db_render_override_force_stencil_dirty, db_render_override_force_z_dirty,
        db_render_override_disable_tile_rate_tiles, db_render_override_max_tiles_in_dtt_byte_3,
        db_render_override_max_tiles_in_dtt_byte_2, db_render_override_force_z_limit_summ,
        db_render_override_disable_fully_covered, db_render_override_ignore_sc_zrange,
        db_render_override_disable_viewport_clamp, db_render_override_force_qc_smask_conflict,
        db_render_override_force_full_z_range, db_render_override_force_stencil_read,
        db_render_override_force_z_read, db_render_override_force_color_kill, db_render_override_noop_cull_disable,
        db_render_override_fast_stencil_disable, db_render_override_fast_z_disable,
        db_render_override_force_shader_z_order, db_render_override_force_his_enable1,
        db_render_override_force_his_enable0, db_render_override_force_hiz_enable};
    6'd4: bus_read_data_entry = {1'b1, {8'd0, bus_read_data_joined_15}};
    6'd5: bus_read_data_entry = {1'b1, db_htile_data_base_base_256b_byte};
    6'd8: bus_read_data_entry = {1'b1, db_depth_bounds_min_min_byte};
    6'd9: bus_read_data_entry = {1'b1, db_depth_bounds_max_max_byte};
    6'ha: bus_read_data_entry = {1'b1, {24'd0, db_stencil_clear_clear}};
    6'hb: bus_read_data_entry = {1'b1, db_depth_clear_depth_clear_byte};
    6'hf: bus_read_data_entry = {1'b1, {11'd0, bus_read_data_joined_14}};
    6'h10: bus_read_data_entry = {1'b1, db_z_info_zrange_precision, 1'b0, db_z_info_tile_surface_enable,
        db_z_info_read_size, db_z_info_allow_expclear, 11'd0, db_z_info_tile_split, 9'd0, db_z_info_num_samples,
        db_z_info_format};
    6'h11: bus_read_data_entry = {1'b1, {2'd0, bus_read_data_joined_13}};
    6'h12: bus_read_data_entry = {1'b1, db_z_read_base_base_256b_byte};
    6'h13: bus_read_data_entry = {1'b1, db_stencil_read_base_base_256b_byte};
    6'h14: bus_read_data_entry = {1'b1, db_z_write_base_base_256b_byte};
    6'h15: bus_read_data_entry = {1'b1, db_stencil_write_base_base_256b_byte};
    6'h16: bus_read_data_entry = {1'b1, {10'd0, bus_read_data_joined_12}};
    6'h17: bus_read_data_entry = {1'b1, {10'd0, db_depth_slice_slice_tile_max}};
    default: bus_read_data_entry = 33'd0;
  endcase

  reg found_entry;
  always @* case (bus_address[7:2])
    6'd0, 6'd1, 6'd2, 6'd3, 6'd4, 6'd5, 6'd8, 6'd9, 6'ha, 6'hb, 6'hf, 6'h10, 6'h11, 6'h12, 6'h13, 6'h14, 6'h15,
        6'h16, 6'h17: found_entry = 1'b1;
    default: found_entry = 1'b0;
  endcase

  wire [19:0] bus_read_data_joined_18 = {db_subtile_control_msaa16_y, db_subtile_control_msaa16_x,
      db_subtile_control_msaa8_y, db_subtile_control_msaa8_x, db_subtile_control_msaa4_y, db_subtile_control_msaa4_x,
      db_subtile_control_msaa2_y, db_subtile_control_msaa2_x, db_subtile_control_msaa1_y, db_subtile_control_msaa1_x};
  wire [32:0] bus_read_data_choice_3 = found_equal_bus_address_7_2 ? {1'b1, {12'd0, bus_read_data_joined_18}} : 33'd0;
  wire found_any = ((bus_write ? found_equal_bus_address_7_2 : bus_read_data_choice_3[32]) & config_page_98) |
      ((bus_write ? found_entry : bus_read_data_entry[32]) & context_page_280) |
      (found_choice_found_equal_bus_address & context_page_284) | (found_choice_bus_write & context_page_288) |
      (found_choice & context_page_28a) | ((bus_write ? found_equal_4 : bus_read_data_choice[32]) & context_page_28b);
  wire found = found_any & (~|bus_address[1:0]);
  genvar i;
  for (i = 0; i < 4; i = i + 1) begin : each_db_count_control_perfect_zpass_counts_all
    localparam [5:0] INDEX = i + 47;
    assign found_equal[i] = bus_address[7:2] == INDEX;
    assign db_count_control_perfect_zpass_counts_all[i] = write_db_count_control & bus_bytes[i];
    assign db_render_override_force_hiz_enable_all[i] = write_db_render_override & bus_bytes[i];
    assign db_eqaa_max_anchor_samples_all[i] = write_db_eqaa & bus_bytes[i];
    always @(posedge clock) begin
      if (write_db_htile_data_base & bus_bytes[i]) db_htile_data_base_base_256b_byte[i*8 +: 8] <= bus_data[8*i +: 8];
      if (write_db_depth_bounds_min & bus_bytes[i]) db_depth_bounds_min_min_byte[i*8 +: 8] <= bus_data[8*i +: 8];
      if (write_db_depth_bounds_max & bus_bytes[i]) db_depth_bounds_max_max_byte[i*8 +: 8] <= bus_data[8*i +: 8];
      if (write_db_depth_clear & bus_bytes[i]) db_depth_clear_depth_clear_byte[i*8 +: 8] <= bus_data[8*i +: 8];
      if (write_db_z_read_base & bus_bytes[i]) db_z_read_base_base_256b_byte[i*8 +: 8] <= bus_data[8*i +: 8];
      if (write_db_stencil_read_base & bus_bytes[i]) begin
        db_stencil_read_base_base_256b_byte[i*8 +: 8] <= bus_data[8*i +: 8];
      end
      if (write_db_z_write_base & bus_bytes[i]) db_z_write_base_base_256b_byte[i*8 +: 8] <= bus_data[8*i +: 8];
      if (write_db_stencil_write_base & bus_bytes[i]) begin
        db_stencil_write_base_base_256b_byte[i*8 +: 8] <= bus_data[8*i +: 8];
      end
    end
  end

  wire [31:0] bus_read_data_any = (bus_read_data_choice_3[31:0] & {32{config_page_98}}) | (bus_read_data_entry[31:0]
      & {32{context_page_280}}) | (bus_read_data_choice_found_equal_2[31:0] & {32{context_page_284}}) |
      (bus_read_data_choice_2[31:0] & {32{context_page_288}}) | (bus_read_data_choice_found_equal_0[31:0] &
      {32{context_page_28a}}) | (bus_read_data_choice[31:0] & {32{context_page_28b}});
  initial begin
    db_subtile_control_msaa1_x = 2'd0; db_subtile_control_msaa1_y = 2'd0; db_subtile_control_msaa2_x = 2'd0;
    db_subtile_control_msaa2_y = 2'd0; db_subtile_control_msaa4_x = 2'd0; db_subtile_control_msaa4_y = 2'd0;
    db_subtile_control_msaa8_x = 2'd0; db_subtile_control_msaa8_y = 2'd0; db_subtile_control_msaa16_x = 2'd0;
    db_subtile_control_msaa16_y = 2'd0; db_render_control_depth_clear_enable = 1'b0;
    db_render_control_stencil_clear_enable = 1'b0; db_render_control_depth_copy = 1'b0;
    db_render_control_stencil_copy = 1'b0; db_render_control_resummarize_enable = 1'b0;
    db_render_control_stencil_compress_disable = 1'b0; db_render_control_depth_compress_disable = 1'b0;
    db_render_control_copy_centroid = 1'b0; db_render_control_copy_sample = 4'd0;
    db_count_control_perfect_zpass_counts = 1'b0; db_count_control_sample_rate = 3'd0;
    db_count_control_zpass_enable = 4'd0; db_count_control_zfail_enable = 4'd0;
    db_count_control_sfail_enable = 4'd0; db_count_control_dbfail_enable = 4'd0;
    db_count_control_slice_even_enable = 4'd0; db_count_control_slice_odd_enable = 4'd0;
    db_depth_view_slice_start_byte_0 = 8'd0; db_depth_view_slice_start_byte_1 = 3'd0;
    db_depth_view_slice_max_byte_1 = 3'd0; db_depth_view_slice_max_byte_2 = 8'd0; db_depth_view_z_read_only = 1'b0;
    db_depth_view_stencil_read_only = 1'b0;
    db_render_override_force_hiz_enable = DB_RENDER_OVERRIDE_FORCE_HIZ_ENABLE_FORCE_OFF;
    db_render_override_force_his_enable0 = DB_RENDER_OVERRIDE_FORCE_HIS_ENABLE0_FORCE_OFF;
    db_render_override_force_his_enable1 = DB_RENDER_OVERRIDE_FORCE_HIS_ENABLE1_FORCE_OFF;
    db_render_override_force_shader_z_order = 1'b0; db_render_override_fast_z_disable = 1'b0;
    db_render_override_fast_stencil_disable = 1'b0; db_render_override_noop_cull_disable = 1'b0;
    db_render_override_force_color_kill = 1'b0; db_render_override_force_z_read = 1'b0;
    db_render_override_force_stencil_read = 1'b0;
    db_render_override_force_full_z_range = DB_RENDER_OVERRIDE_FORCE_FULL_Z_RANGE_FORCE_OFF;
    db_render_override_force_qc_smask_conflict = 1'b0; db_render_override_disable_viewport_clamp = 1'b0;
    db_render_override_ignore_sc_zrange = 1'b0; db_render_override_disable_fully_covered = 1'b0;
    db_render_override_force_z_limit_summ = DB_RENDER_OVERRIDE_FORCE_Z_LIMIT_SUMM_FORCE_SUMM_OFF;
    db_render_override_max_tiles_in_dtt_byte_2 = 3'd0; db_render_override_max_tiles_in_dtt_byte_3 = 2'd0;
    db_render_override_disable_tile_rate_tiles = 1'b0; db_render_override_force_z_dirty = 1'b0;
    db_render_override_force_stencil_dirty = 1'b0; db_render_override_force_z_valid = 1'b0;
    db_render_override_force_stencil_valid = 1'b0; db_render_override_preserve_compression = 1'b0;
    db_render_override2_partial_squad_launch_control = DB_RENDER_OVERRIDE2_PARTIAL_SQUAD_LAUNCH_CONTROL_PSLC_AUTO;
    db_render_override2_partial_squad_launch_countdown = 3'd0;
    db_render_override2_disable_zmask_expclear_optimization = 1'b0;
    db_render_override2_disable_smem_expclear_optimization = 1'b0;
    db_render_override2_disable_color_on_validation = 1'b0; db_render_override2_decompress_z_on_flush = 1'b0;
    db_render_override2_disable_reg_snoop = 1'b0; db_render_override2_depth_bounds_hier_depth_disable = 1'b0;
    db_render_override2_preserve_zrange = 1'b0; db_render_override2_preserve_sresults = 1'b0;
    db_render_override2_disable_fast_pass = 1'b0; db_stencil_clear_clear = 8'd0;
    db_depth_info_addr5_swizzle_mask = 4'd0;
    db_depth_info_array_mode = DB_DEPTH_INFO_ARRAY_MODE_ARRAY_LINEAR_GENERAL;
    db_depth_info_pipe_config = DB_DEPTH_INFO_PIPE_CONFIG_ADDR_SURF_P2;
    db_depth_info_bank_width = DB_DEPTH_INFO_BANK_WIDTH_ADDR_SURF_BANK_WIDTH_1;
    db_depth_info_bank_height_byte_1 = 1'b0; db_depth_info_bank_height_byte_2 = 1'b0;
    db_depth_info_macro_tile_aspect = DB_DEPTH_INFO_MACRO_TILE_ASPECT_ADDR_SURF_MACRO_ASPECT_1;
    db_depth_info_num_banks = DB_DEPTH_INFO_NUM_BANKS_ADDR_SURF_2_BANK;
    db_z_info_format = DB_Z_INFO_FORMAT_Z_INVALID; db_z_info_num_samples = 2'd0;
    db_z_info_tile_split = DB_Z_INFO_TILE_SPLIT_ADDR_SURF_TILE_SPLIT_64_B; db_z_info_allow_expclear = 1'b0;
    db_z_info_read_size = DB_Z_INFO_READ_SIZE_READ_256_BITS; db_z_info_tile_surface_enable = 1'b0;
    db_z_info_zrange_precision = 1'b0; db_stencil_info_format = DB_STENCIL_INFO_FORMAT_STENCIL_INVALID;
    db_stencil_info_tile_split = DB_STENCIL_INFO_TILE_SPLIT_ADDR_SURF_TILE_SPLIT_64_B;
    db_stencil_info_allow_expclear = 1'b0; db_stencil_info_tile_stencil_disable = 1'b0;
    db_depth_size_pitch_tile_max_byte_0 = 8'd0; db_depth_size_pitch_tile_max_byte_1 = 3'd0;
    db_depth_size_height_tile_max_byte_1 = 5'd0; db_depth_size_height_tile_max_byte_2 = 6'd0;
    db_depth_slice_slice_tile_max_byte_0 = 8'd0; db_depth_slice_slice_tile_max_byte_1 = 8'd0;
    db_depth_slice_slice_tile_max_byte_2 = 6'd0;
    db_stencil_control_stencilfail = DB_STENCIL_CONTROL_STENCILFAIL_STENCIL_KEEP;
    db_stencil_control_stencilzpass = DB_STENCIL_CONTROL_STENCILZPASS_STENCIL_KEEP;
    db_stencil_control_stencilzfail = DB_STENCIL_CONTROL_STENCILZFAIL_STENCIL_KEEP;
    db_stencil_control_stencilfail_bf = DB_STENCIL_CONTROL_STENCILFAIL_BF_STENCIL_KEEP;
    db_stencil_control_stencilzpass_bf = DB_STENCIL_CONTROL_STENCILZPASS_BF_STENCIL_KEEP;
    db_stencil_control_stencilzfail_bf = DB_STENCIL_CONTROL_STENCILZFAIL_BF_STENCIL_KEEP;
    db_stencilrefmask_stenciltestval = 8'd0; db_stencilrefmask_stencilmask = 8'd0;
    db_stencilrefmask_stencilwritemask = 8'd0; db_stencilrefmask_stencilopval = 8'd0;
    db_stencilrefmask_bf_stenciltestval_bf = 8'd0; db_stencilrefmask_bf_stencilmask_bf = 8'd0;
    db_stencilrefmask_bf_stencilwritemask_bf = 8'd0; db_stencilrefmask_bf_stencilopval_bf = 8'd0;
    db_depth_control_stencil_enable = 1'b0; db_depth_control_z_enable = 1'b0;
    db_depth_control_z_write_enable = 1'b0; db_depth_control_depth_bounds_enable = 1'b0;
    db_depth_control_zfunc = DB_DEPTH_CONTROL_ZFUNC_FRAG_NEVER; db_depth_control_backface_enable = 1'b0;
    db_depth_control_stencilfunc = DB_DEPTH_CONTROL_STENCILFUNC_REF_NEVER;
    db_depth_control_stencilfunc_bf = DB_DEPTH_CONTROL_STENCILFUNC_BF_REF_NEVER;
    db_depth_control_enable_color_writes_on_depth_fail = 1'b0;
    db_depth_control_disable_color_writes_on_depth_pass = 1'b0; db_eqaa_max_anchor_samples = 3'd0;
    db_eqaa_ps_iter_samples = 3'd0; db_eqaa_mask_export_num_samples = 3'd0;
    db_eqaa_alpha_to_mask_num_samples = 3'd0; db_eqaa_high_quality_intersections = 1'b0;
    db_eqaa_incoherent_eqaa_reads = 1'b0; db_eqaa_interpolate_comp_z = 1'b0; db_eqaa_interpolate_src_z = 1'b0;
    db_eqaa_static_anchor_associations = 1'b0; db_eqaa_alpha_to_mask_eqaa_disable = 1'b0;
    db_eqaa_overrasterization_amount = 3'd0; db_eqaa_enable_postz_overrasterization = 1'b0;
    db_shader_control_z_export_enable = 1'b0; db_shader_control_stencil_test_val_export_enable = 1'b0;
    db_shader_control_stencil_op_val_export_enable = 1'b0;
    db_shader_control_z_order = DB_SHADER_CONTROL_Z_ORDER_LATE_Z; db_shader_control_kill_enable = 1'b0;
    db_shader_control_coverage_to_mask_enable = 1'b0; db_shader_control_mask_export_enable = 1'b0;
    db_shader_control_exec_on_hier_fail = 1'b0; db_shader_control_exec_on_noop = 1'b0;
    db_shader_control_alpha_to_mask_disable = 1'b0; db_shader_control_depth_before_shader = 1'b0;
    db_shader_control_conservative_z_export = DB_SHADER_CONTROL_CONSERVATIVE_Z_EXPORT_EXPORT_ANY_Z;
    db_htile_surface_linear = 1'b0; db_htile_surface_full_cache = 1'b0;
    db_htile_surface_htile_uses_preload_win = 1'b0; db_htile_surface_preload = 1'b0;
    db_htile_surface_prefetch_width_byte_0 = 4'd0; db_htile_surface_prefetch_width_byte_1 = 2'd0;
    db_htile_surface_prefetch_height = 6'd0; db_htile_surface_dst_outside_zero_to_one = 1'b0;
    db_sresults_compare_state0_comparefunc0 = DB_SRESULTS_COMPARE_STATE0_COMPAREFUNC0_REF_NEVER;
    db_sresults_compare_state0_comparevalue0_byte_0 = 4'd0; db_sresults_compare_state0_comparevalue0_byte_1 = 4'd0;
    db_sresults_compare_state0_comparemask0_byte_1 = 4'd0; db_sresults_compare_state0_comparemask0_byte_2 = 4'd0;
    db_sresults_compare_state0_enable0 = 1'b0;
    db_sresults_compare_state1_comparefunc1 = DB_SRESULTS_COMPARE_STATE1_COMPAREFUNC1_REF_NEVER;
    db_sresults_compare_state1_comparevalue1_byte_0 = 4'd0; db_sresults_compare_state1_comparevalue1_byte_1 = 4'd0;
    db_sresults_compare_state1_comparemask1_byte_1 = 4'd0; db_sresults_compare_state1_comparemask1_byte_2 = 4'd0;
    db_sresults_compare_state1_enable1 = 1'b0; db_preload_control_start_x = 8'd0; db_preload_control_start_y = 8'd0;
    db_preload_control_max_x = 8'd0; db_preload_control_max_y = 8'd0; db_alpha_to_mask_alpha_to_mask_enable = 1'b0;
    db_alpha_to_mask_alpha_to_mask_offset0 = 2'd0; db_alpha_to_mask_alpha_to_mask_offset1 = 2'd0;
    db_alpha_to_mask_alpha_to_mask_offset2 = 2'd0; db_alpha_to_mask_alpha_to_mask_offset3 = 2'd0;
    db_alpha_to_mask_offset_round = 1'b0; bus_ready = 1'b0; bus_error = 1'b0; bus_read_data = 32'd0;
    db_htile_data_base_base_256b_byte = 32'd0; db_depth_bounds_min_min_byte = 32'd0;
    db_depth_bounds_max_max_byte = 32'd0; db_depth_clear_depth_clear_byte = 32'd0;
    db_z_read_base_base_256b_byte = 32'd0; db_stencil_read_base_base_256b_byte = 32'd0;
    db_z_write_base_base_256b_byte = 32'd0; db_stencil_write_base_base_256b_byte = 32'd0;
  end
  always @(posedge clock) begin
    if (write_db_subtile_control & bus_bytes[0]) begin
      db_subtile_control_msaa1_x <= bus_data[1:0]; db_subtile_control_msaa1_y <= bus_data[3:2];
      db_subtile_control_msaa2_x <= bus_data[5:4]; db_subtile_control_msaa2_y <= bus_data[7:6];
    end
    if (write_db_subtile_control & bus_bytes[1]) begin
      db_subtile_control_msaa4_x <= bus_data[9:8]; db_subtile_control_msaa4_y <= bus_data[11:10];
      db_subtile_control_msaa8_x <= bus_data[13:12]; db_subtile_control_msaa8_y <= bus_data[15:14];
    end
    if (write_db_subtile_control & bus_bytes[2]) begin
      db_subtile_control_msaa16_x <= bus_data[17:16]; db_subtile_control_msaa16_y <= bus_data[19:18];
    end
    if (write_db_render_control & bus_bytes[0]) begin
      db_render_control_depth_clear_enable <= bus_data[0]; db_render_control_stencil_clear_enable <= bus_data[1];
      db_render_control_depth_copy <= bus_data[2]; db_render_control_stencil_copy <= bus_data[3];
    db_render_control_resummarize_enable <= bus_data[4]; db_render_control_stencil_compress_disable <= bus_data[5];
      db_render_control_depth_compress_disable <= bus_data[6]; db_render_control_copy_centroid <= bus_data[7];
    end
    if (write_db_render_control & bus_bytes[1]) db_render_control_copy_sample <= bus_data[11:8];
    if (db_count_control_perfect_zpass_counts_all[0]) begin
      db_count_control_perfect_zpass_counts <= bus_data[1]; db_count_control_sample_rate <= bus_data[6:4];
    end
    if (db_count_control_perfect_zpass_counts_all[1]) begin
      db_count_control_zpass_enable <= bus_data[11:8]; db_count_control_zfail_enable <= bus_data[15:12];
    end
    if (db_count_control_perfect_zpass_counts_all[2]) begin
      db_count_control_sfail_enable <= bus_data[19:16]; db_count_control_dbfail_enable <= bus_data[23:20];
    end
    if (db_count_control_perfect_zpass_counts_all[3]) begin
      db_count_control_slice_even_enable <= bus_data[27:24]; db_count_control_slice_odd_enable <= bus_data[31:28];
    end
    if (write_db_depth_view & bus_bytes[0]) db_depth_view_slice_start_byte_0 <= bus_data[7:0];
    if (write_db_depth_view & bus_bytes[1]) begin
      db_depth_view_slice_start_byte_1 <= bus_data[10:8]; db_depth_view_slice_max_byte_1 <= bus_data[15:13];
    end
    if (write_db_depth_view & bus_bytes[2]) db_depth_view_slice_max_byte_2 <= bus_data[23:16];
    if (write_db_depth_view & bus_bytes[3]) begin
      db_depth_view_z_read_only <= bus_data[24]; db_depth_view_stencil_read_only <= bus_data[25];
    end
    if (db_render_override_force_hiz_enable_all[0]) begin
      db_render_override_force_hiz_enable <= bus_data[1:0]; db_render_override_force_his_enable0 <= bus_data[3:2];
      db_render_override_force_his_enable1 <= bus_data[5:4]; db_render_override_force_shader_z_order <= bus_data[6];
      db_render_override_fast_z_disable <= bus_data[7];
    end
    if (db_render_override_force_hiz_enable_all[1]) begin
      db_render_override_fast_stencil_disable <= bus_data[8]; db_render_override_noop_cull_disable <= bus_data[9];
      db_render_override_force_color_kill <= bus_data[10]; db_render_override_force_z_read <= bus_data[11];
    db_render_override_force_stencil_read <= bus_data[12]; db_render_override_force_full_z_range <= bus_data[14:13];
    db_render_override_force_qc_smask_conflict <= bus_data[15];
    end
    if (db_render_override_force_hiz_enable_all[2]) begin
      db_render_override_disable_viewport_clamp <= bus_data[16];
      db_render_override_ignore_sc_zrange <= bus_data[17]; db_render_override_disable_fully_covered <= bus_data[18];
    db_render_override_force_z_limit_summ <= bus_data[20:19];
    db_render_override_max_tiles_in_dtt_byte_2 <= bus_data[23:21];
    end
    if (db_render_override_force_hiz_enable_all[3]) begin
      db_render_override_max_tiles_in_dtt_byte_3 <= bus_data[25:24];
      db_render_override_disable_tile_rate_tiles <= bus_data[26]; db_render_override_force_z_dirty <= bus_data[27];
      db_render_override_force_stencil_dirty <= bus_data[28]; db_render_override_force_z_valid <= bus_data[29];
    db_render_override_force_stencil_valid <= bus_data[30]; db_render_override_preserve_compression <= bus_data[31];
    end
    if (write_db_render_override2 & bus_bytes[0]) begin
    db_render_override2_partial_squad_launch_control <= bus_data[1:0];
    db_render_override2_partial_squad_launch_countdown <= bus_data[4:2];
    db_render_override2_disable_zmask_expclear_optimization <= bus_data[5];
    db_render_override2_disable_smem_expclear_optimization <= bus_data[6];
    db_render_override2_disable_color_on_validation <= bus_data[7];
    end
    if (write_db_render_override2 & bus_bytes[1]) begin
    db_render_override2_decompress_z_on_flush <= bus_data[8]; db_render_override2_disable_reg_snoop <= bus_data[9];
    db_render_override2_depth_bounds_hier_depth_disable <= bus_data[10];
    end
    if (write_db_render_override2 & bus_bytes[2]) begin
      db_render_override2_preserve_zrange <= bus_data[21]; db_render_override2_preserve_sresults <= bus_data[22];
      db_render_override2_disable_fast_pass <= bus_data[23];
    end
    if (write_db_stencil_clear & bus_bytes[0]) db_stencil_clear_clear <= bus_data[7:0];
    if (write_db_depth_info & bus_bytes[0]) begin
      db_depth_info_addr5_swizzle_mask <= bus_data[3:0]; db_depth_info_array_mode <= bus_data[7:4];
    end
    if (write_db_depth_info & bus_bytes[1]) begin
      db_depth_info_pipe_config <= bus_data[12:8]; db_depth_info_bank_width <= bus_data[14:13];
      db_depth_info_bank_height_byte_1 <= bus_data[15];
    end
    if (write_db_depth_info & bus_bytes[2]) begin
      db_depth_info_bank_height_byte_2 <= bus_data[16]; db_depth_info_macro_tile_aspect <= bus_data[18:17];
      db_depth_info_num_banks <= bus_data[20:19];
    end
    if (write_db_z_info & bus_bytes[0]) begin
      db_z_info_format <= bus_data[1:0]; db_z_info_num_samples <= bus_data[3:2];
    end
    if (write_db_z_info & bus_bytes[1]) db_z_info_tile_split <= bus_data[15:13];
    if (write_db_z_info & bus_bytes[3]) begin
      db_z_info_allow_expclear <= bus_data[27]; db_z_info_read_size <= bus_data[28];
      db_z_info_tile_surface_enable <= bus_data[29]; db_z_info_zrange_precision <= bus_data[31];
    end
    if (write_db_stencil_info & bus_bytes[0]) db_stencil_info_format <= bus_data[0];
    if (write_db_stencil_info & bus_bytes[1]) db_stencil_info_tile_split <= bus_data[15:13];
    if (write_db_stencil_info & bus_bytes[3]) begin
      db_stencil_info_allow_expclear <= bus_data[27]; db_stencil_info_tile_stencil_disable <= bus_data[29];
    end
    if (write_db_depth_size & bus_bytes[0]) db_depth_size_pitch_tile_max_byte_0 <= bus_data[7:0];
    if (write_db_depth_size & bus_bytes[1]) begin
    db_depth_size_pitch_tile_max_byte_1 <= bus_data[10:8]; db_depth_size_height_tile_max_byte_1 <= bus_data[15:11];
    end
    if (write_db_depth_size & bus_bytes[2]) db_depth_size_height_tile_max_byte_2 <= bus_data[21:16];
    if (write_db_depth_slice & bus_bytes[0]) db_depth_slice_slice_tile_max_byte_0 <= bus_data[7:0];
    if (write_db_depth_slice & bus_bytes[1]) db_depth_slice_slice_tile_max_byte_1 <= bus_data[15:8];
    if (write_db_depth_slice & bus_bytes[2]) db_depth_slice_slice_tile_max_byte_2 <= bus_data[21:16];
    if (write_db_stencil_control & bus_bytes[0]) begin
      db_stencil_control_stencilfail <= bus_data[3:0]; db_stencil_control_stencilzpass <= bus_data[7:4];
    end
    if (write_db_stencil_control & bus_bytes[1]) begin
      db_stencil_control_stencilzfail <= bus_data[11:8]; db_stencil_control_stencilfail_bf <= bus_data[15:12];
    end
    if (write_db_stencil_control & bus_bytes[2]) begin
      db_stencil_control_stencilzpass_bf <= bus_data[19:16]; db_stencil_control_stencilzfail_bf <= bus_data[23:20];
    end
    if (write_db_stencilrefmask & bus_bytes[0]) db_stencilrefmask_stenciltestval <= bus_data[7:0];
    if (write_db_stencilrefmask & bus_bytes[1]) db_stencilrefmask_stencilmask <= bus_data[15:8];
    if (write_db_stencilrefmask & bus_bytes[2]) db_stencilrefmask_stencilwritemask <= bus_data[23:16];
    if (write_db_stencilrefmask & bus_bytes[3]) db_stencilrefmask_stencilopval <= bus_data[31:24];
    if (write_db_stencilrefmask_bf & bus_bytes[0]) db_stencilrefmask_bf_stenciltestval_bf <= bus_data[7:0];
    if (write_db_stencilrefmask_bf & bus_bytes[1]) db_stencilrefmask_bf_stencilmask_bf <= bus_data[15:8];
    if (write_db_stencilrefmask_bf & bus_bytes[2]) db_stencilrefmask_bf_stencilwritemask_bf <= bus_data[23:16];
    if (write_db_stencilrefmask_bf & bus_bytes[3]) db_stencilrefmask_bf_stencilopval_bf <= bus_data[31:24];
    if (write_db_depth_control & bus_bytes[0]) begin
      db_depth_control_stencil_enable <= bus_data[0]; db_depth_control_z_enable <= bus_data[1];
      db_depth_control_z_write_enable <= bus_data[2]; db_depth_control_depth_bounds_enable <= bus_data[3];
      db_depth_control_zfunc <= bus_data[6:4]; db_depth_control_backface_enable <= bus_data[7];
    end
    if (write_db_depth_control & bus_bytes[1]) db_depth_control_stencilfunc <= bus_data[10:8];
    if (write_db_depth_control & bus_bytes[2]) db_depth_control_stencilfunc_bf <= bus_data[22:20];
    if (write_db_depth_control & bus_bytes[3]) begin
    db_depth_control_enable_color_writes_on_depth_fail <= bus_data[30];
    db_depth_control_disable_color_writes_on_depth_pass <= bus_data[31];
    end
    if (db_eqaa_max_anchor_samples_all[0]) begin
      db_eqaa_max_anchor_samples <= bus_data[2:0]; db_eqaa_ps_iter_samples <= bus_data[6:4];
    end
    if (db_eqaa_max_anchor_samples_all[1]) begin
      db_eqaa_mask_export_num_samples <= bus_data[10:8]; db_eqaa_alpha_to_mask_num_samples <= bus_data[14:12];
    end
    if (db_eqaa_max_anchor_samples_all[2]) begin
      db_eqaa_high_quality_intersections <= bus_data[16]; db_eqaa_incoherent_eqaa_reads <= bus_data[17];
      db_eqaa_interpolate_comp_z <= bus_data[18]; db_eqaa_interpolate_src_z <= bus_data[19];
      db_eqaa_static_anchor_associations <= bus_data[20]; db_eqaa_alpha_to_mask_eqaa_disable <= bus_data[21];
    end
    if (db_eqaa_max_anchor_samples_all[3]) begin
      db_eqaa_overrasterization_amount <= bus_data[26:24]; db_eqaa_enable_postz_overrasterization <= bus_data[27];
    end
    if (write_db_shader_control & bus_bytes[0]) begin
    db_shader_control_z_export_enable <= bus_data[0];
    db_shader_control_stencil_test_val_export_enable <= bus_data[1];
      db_shader_control_stencil_op_val_export_enable <= bus_data[2]; db_shader_control_z_order <= bus_data[5:4];
      db_shader_control_kill_enable <= bus_data[6]; db_shader_control_coverage_to_mask_enable <= bus_data[7];
    end
    if (write_db_shader_control & bus_bytes[1]) begin
      db_shader_control_mask_export_enable <= bus_data[8]; db_shader_control_exec_on_hier_fail <= bus_data[9];
      db_shader_control_exec_on_noop <= bus_data[10]; db_shader_control_alpha_to_mask_disable <= bus_data[11];
    db_shader_control_depth_before_shader <= bus_data[12];
    db_shader_control_conservative_z_export <= bus_data[14:13];
    end
    if (write_db_htile_surface & bus_bytes[0]) begin
      db_htile_surface_linear <= bus_data[0]; db_htile_surface_full_cache <= bus_data[1];
      db_htile_surface_htile_uses_preload_win <= bus_data[2]; db_htile_surface_preload <= bus_data[3];
      db_htile_surface_prefetch_width_byte_0 <= bus_data[7:4];
    end
    if (write_db_htile_surface & bus_bytes[1]) begin
      db_htile_surface_prefetch_width_byte_1 <= bus_data[9:8]; db_htile_surface_prefetch_height <= bus_data[15:10];
    end
    if (write_db_htile_surface & bus_bytes[2]) db_htile_surface_dst_outside_zero_to_one <= bus_data[16];
    if (write_db_sresults_compare_state0 & bus_bytes[0]) begin
    db_sresults_compare_state0_comparefunc0 <= bus_data[2:0];
    db_sresults_compare_state0_comparevalue0_byte_0 <= bus_data[7:4];
    end
    if (write_db_sresults_compare_state0 & bus_bytes[1]) begin
    db_sresults_compare_state0_comparevalue0_byte_1 <= bus_data[11:8];
    db_sresults_compare_state0_comparemask0_byte_1 <= bus_data[15:12];
    end
    if (write_db_sresults_compare_state0 & bus_bytes[2]) begin
      db_sresults_compare_state0_comparemask0_byte_2 <= bus_data[19:16];
    end
    if (write_db_sresults_compare_state0 & bus_bytes[3]) db_sresults_compare_state0_enable0 <= bus_data[24];
    if (write_db_sresults_compare_state1 & bus_bytes[0]) begin
    db_sresults_compare_state1_comparefunc1 <= bus_data[2:0];
    db_sresults_compare_state1_comparevalue1_byte_0 <= bus_data[7:4];
    end
    if (write_db_sresults_compare_state1 & bus_bytes[1]) begin
    db_sresults_compare_state1_comparevalue1_byte_1 <= bus_data[11:8];
    db_sresults_compare_state1_comparemask1_byte_1 <= bus_data[15:12];
    end
    if (write_db_sresults_compare_state1 & bus_bytes[2]) begin
      db_sresults_compare_state1_comparemask1_byte_2 <= bus_data[19:16];
    end
    if (write_db_sresults_compare_state1 & bus_bytes[3]) db_sresults_compare_state1_enable1 <= bus_data[24];
    if (write_db_preload_control & bus_bytes[0]) db_preload_control_start_x <= bus_data[7:0];
    if (write_db_preload_control & bus_bytes[1]) db_preload_control_start_y <= bus_data[15:8];
    if (write_db_preload_control & bus_bytes[2]) db_preload_control_max_x <= bus_data[23:16];
    if (write_db_preload_control & bus_bytes[3]) db_preload_control_max_y <= bus_data[31:24];
    if (write_db_alpha_to_mask & bus_bytes[0]) db_alpha_to_mask_alpha_to_mask_enable <= bus_data[0];
    if (write_db_alpha_to_mask & bus_bytes[1]) begin
    db_alpha_to_mask_alpha_to_mask_offset0 <= bus_data[9:8];
    db_alpha_to_mask_alpha_to_mask_offset1 <= bus_data[11:10];
    db_alpha_to_mask_alpha_to_mask_offset2 <= bus_data[13:12];
    db_alpha_to_mask_alpha_to_mask_offset3 <= bus_data[15:14];
    end
    if (write_db_alpha_to_mask & bus_bytes[2]) db_alpha_to_mask_offset_round <= bus_data[16];
    bus_ready <= bus_valid;
    bus_error <= bus_valid & ~found;
    bus_read_data <= bus_read_data_any & {32{bus_valid & found & ~bus_write}};
  end
endmodule
`default_nettype wire
