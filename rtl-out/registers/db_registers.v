// db_registers: generator of hdl/src/registers/register_block.rs
// Written by Tombolo; change the source.
// SPDX-License-Identifier: MIT OR Apache-2.0

`default_nettype none

module db_registers (
  input wire clock,
  input wire bus_valid,
  input wire bus_write,
  input wire [17:0] bus_address,
  input wire [31:0] bus_data,
  input wire [3:0] bus_bytes,
  output wire bus_ready,
  output wire bus_error,
  output wire [31:0] bus_read_data,
  output wire [1:0] db_subtile_control_msaa1_x,
  output wire [1:0] db_subtile_control_msaa1_y,
  output wire [1:0] db_subtile_control_msaa2_x,
  output wire [1:0] db_subtile_control_msaa2_y,
  output wire [1:0] db_subtile_control_msaa4_x,
  output wire [1:0] db_subtile_control_msaa4_y,
  output wire [1:0] db_subtile_control_msaa8_x,
  output wire [1:0] db_subtile_control_msaa8_y,
  output wire [1:0] db_subtile_control_msaa16_x,
  output wire [1:0] db_subtile_control_msaa16_y,
  output wire db_render_control_depth_clear_enable,
  output wire db_render_control_stencil_clear_enable,
  output wire db_render_control_depth_copy,
  output wire db_render_control_stencil_copy,
  output wire db_render_control_resummarize_enable,
  output wire db_render_control_stencil_compress_disable,
  output wire db_render_control_depth_compress_disable,
  output wire db_render_control_copy_centroid,
  output wire [3:0] db_render_control_copy_sample,
  output wire db_count_control_perfect_zpass_counts,
  output wire [2:0] db_count_control_sample_rate,
  output wire [3:0] db_count_control_zpass_enable,
  output wire [3:0] db_count_control_zfail_enable,
  output wire [3:0] db_count_control_sfail_enable,
  output wire [3:0] db_count_control_dbfail_enable,
  output wire [3:0] db_count_control_slice_even_enable,
  output wire [3:0] db_count_control_slice_odd_enable,
  output wire [10:0] db_depth_view_slice_start,
  output wire [10:0] db_depth_view_slice_max,
  output wire db_depth_view_z_read_only,
  output wire db_depth_view_stencil_read_only,
  output wire [1:0] db_render_override_force_hiz_enable,
  output wire [1:0] db_render_override_force_his_enable0,
  output wire [1:0] db_render_override_force_his_enable1,
  output wire db_render_override_force_shader_z_order,
  output wire db_render_override_fast_z_disable,
  output wire db_render_override_fast_stencil_disable,
  output wire db_render_override_noop_cull_disable,
  output wire db_render_override_force_color_kill,
  output wire db_render_override_force_z_read,
  output wire db_render_override_force_stencil_read,
  output wire [1:0] db_render_override_force_full_z_range,
  output wire db_render_override_force_qc_smask_conflict,
  output wire db_render_override_disable_viewport_clamp,
  output wire db_render_override_ignore_sc_zrange,
  output wire db_render_override_disable_fully_covered,
  output wire [1:0] db_render_override_force_z_limit_summ,
  output wire [4:0] db_render_override_max_tiles_in_dtt,
  output wire db_render_override_disable_tile_rate_tiles,
  output wire db_render_override_force_z_dirty,
  output wire db_render_override_force_stencil_dirty,
  output wire db_render_override_force_z_valid,
  output wire db_render_override_force_stencil_valid,
  output wire db_render_override_preserve_compression,
  output wire [1:0] db_render_override2_partial_squad_launch_control,
  output wire [2:0] db_render_override2_partial_squad_launch_countdown,
  output wire db_render_override2_disable_zmask_expclear_optimization,
  output wire db_render_override2_disable_smem_expclear_optimization,
  output wire db_render_override2_disable_color_on_validation,
  output wire db_render_override2_decompress_z_on_flush,
  output wire db_render_override2_disable_reg_snoop,
  output wire db_render_override2_depth_bounds_hier_depth_disable,
  output wire db_render_override2_preserve_zrange,
  output wire db_render_override2_preserve_sresults,
  output wire db_render_override2_disable_fast_pass,
  output wire [31:0] db_htile_data_base_base_256b,
  output wire [31:0] db_depth_bounds_min_min,
  output wire [31:0] db_depth_bounds_max_max,
  output wire [7:0] db_stencil_clear_clear,
  output wire [31:0] db_depth_clear_depth_clear,
  output wire [3:0] db_depth_info_addr5_swizzle_mask,
  output wire [3:0] db_depth_info_array_mode,
  output wire [4:0] db_depth_info_pipe_config,
  output wire [1:0] db_depth_info_bank_width,
  output wire [1:0] db_depth_info_bank_height,
  output wire [1:0] db_depth_info_macro_tile_aspect,
  output wire [1:0] db_depth_info_num_banks,
  output wire [1:0] db_z_info_format,
  output wire [1:0] db_z_info_num_samples,
  output wire [2:0] db_z_info_tile_split,
  output wire db_z_info_allow_expclear,
  output wire db_z_info_read_size,
  output wire db_z_info_tile_surface_enable,
  output wire db_z_info_zrange_precision,
  output wire db_stencil_info_format,
  output wire [2:0] db_stencil_info_tile_split,
  output wire db_stencil_info_allow_expclear,
  output wire db_stencil_info_tile_stencil_disable,
  output wire [31:0] db_z_read_base_base_256b,
  output wire [31:0] db_stencil_read_base_base_256b,
  output wire [31:0] db_z_write_base_base_256b,
  output wire [31:0] db_stencil_write_base_base_256b,
  output wire [10:0] db_depth_size_pitch_tile_max,
  output wire [10:0] db_depth_size_height_tile_max,
  output wire [21:0] db_depth_slice_slice_tile_max,
  output wire [3:0] db_stencil_control_stencilfail,
  output wire [3:0] db_stencil_control_stencilzpass,
  output wire [3:0] db_stencil_control_stencilzfail,
  output wire [3:0] db_stencil_control_stencilfail_bf,
  output wire [3:0] db_stencil_control_stencilzpass_bf,
  output wire [3:0] db_stencil_control_stencilzfail_bf,
  output wire [7:0] db_stencilrefmask_stenciltestval,
  output wire [7:0] db_stencilrefmask_stencilmask,
  output wire [7:0] db_stencilrefmask_stencilwritemask,
  output wire [7:0] db_stencilrefmask_stencilopval,
  output wire [7:0] db_stencilrefmask_bf_stenciltestval_bf,
  output wire [7:0] db_stencilrefmask_bf_stencilmask_bf,
  output wire [7:0] db_stencilrefmask_bf_stencilwritemask_bf,
  output wire [7:0] db_stencilrefmask_bf_stencilopval_bf,
  output wire db_depth_control_stencil_enable,
  output wire db_depth_control_z_enable,
  output wire db_depth_control_z_write_enable,
  output wire db_depth_control_depth_bounds_enable,
  output wire [2:0] db_depth_control_zfunc,
  output wire db_depth_control_backface_enable,
  output wire [2:0] db_depth_control_stencilfunc,
  output wire [2:0] db_depth_control_stencilfunc_bf,
  output wire db_depth_control_enable_color_writes_on_depth_fail,
  output wire db_depth_control_disable_color_writes_on_depth_pass,
  output wire [2:0] db_eqaa_max_anchor_samples,
  output wire [2:0] db_eqaa_ps_iter_samples,
  output wire [2:0] db_eqaa_mask_export_num_samples,
  output wire [2:0] db_eqaa_alpha_to_mask_num_samples,
  output wire db_eqaa_high_quality_intersections,
  output wire db_eqaa_incoherent_eqaa_reads,
  output wire db_eqaa_interpolate_comp_z,
  output wire db_eqaa_interpolate_src_z,
  output wire db_eqaa_static_anchor_associations,
  output wire db_eqaa_alpha_to_mask_eqaa_disable,
  output wire [2:0] db_eqaa_overrasterization_amount,
  output wire db_eqaa_enable_postz_overrasterization,
  output wire db_shader_control_z_export_enable,
  output wire db_shader_control_stencil_test_val_export_enable,
  output wire db_shader_control_stencil_op_val_export_enable,
  output wire [1:0] db_shader_control_z_order,
  output wire db_shader_control_kill_enable,
  output wire db_shader_control_coverage_to_mask_enable,
  output wire db_shader_control_mask_export_enable,
  output wire db_shader_control_exec_on_hier_fail,
  output wire db_shader_control_exec_on_noop,
  output wire db_shader_control_alpha_to_mask_disable,
  output wire db_shader_control_depth_before_shader,
  output wire [1:0] db_shader_control_conservative_z_export,
  output wire db_htile_surface_linear,
  output wire db_htile_surface_full_cache,
  output wire db_htile_surface_htile_uses_preload_win,
  output wire db_htile_surface_preload,
  output wire [5:0] db_htile_surface_prefetch_width,
  output wire [5:0] db_htile_surface_prefetch_height,
  output wire db_htile_surface_dst_outside_zero_to_one,
  output wire [2:0] db_sresults_compare_state0_comparefunc0,
  output wire [7:0] db_sresults_compare_state0_comparevalue0,
  output wire [7:0] db_sresults_compare_state0_comparemask0,
  output wire db_sresults_compare_state0_enable0,
  output wire [2:0] db_sresults_compare_state1_comparefunc1,
  output wire [7:0] db_sresults_compare_state1_comparevalue1,
  output wire [7:0] db_sresults_compare_state1_comparemask1,
  output wire db_sresults_compare_state1_enable1,
  output wire [7:0] db_preload_control_start_x,
  output wire [7:0] db_preload_control_start_y,
  output wire [7:0] db_preload_control_max_x,
  output wire [7:0] db_preload_control_max_y,
  output wire db_alpha_to_mask_alpha_to_mask_enable,
  output wire [1:0] db_alpha_to_mask_alpha_to_mask_offset0,
  output wire [1:0] db_alpha_to_mask_alpha_to_mask_offset1,
  output wire [1:0] db_alpha_to_mask_alpha_to_mask_offset2,
  output wire [1:0] db_alpha_to_mask_alpha_to_mask_offset3,
  output wire db_alpha_to_mask_offset_round
);

  reg [1:0] db_subtile_control_msaa1_x_byte_0, db_subtile_control_msaa1_y_byte_0, db_subtile_control_msaa2_x_byte_0;
  reg [1:0] db_subtile_control_msaa2_y_byte_0, db_subtile_control_msaa4_x_byte_1, db_subtile_control_msaa4_y_byte_1;
  reg [1:0] db_subtile_control_msaa8_x_byte_1, db_subtile_control_msaa8_y_byte_1;
  reg [1:0] db_subtile_control_msaa16_x_byte_2, db_subtile_control_msaa16_y_byte_2;
  reg db_render_control_depth_clear_enable_byte_0, db_render_control_stencil_clear_enable_byte_0;
  reg db_render_control_depth_copy_byte_0, db_render_control_stencil_copy_byte_0;
  reg db_render_control_resummarize_enable_byte_0, db_render_control_stencil_compress_disable_byte_0;
  reg db_render_control_depth_compress_disable_byte_0, db_render_control_copy_centroid_byte_0;
  reg [3:0] db_render_control_copy_sample_byte_1; reg db_count_control_perfect_zpass_counts_byte_0;
  reg [2:0] db_count_control_sample_rate_byte_0;
  reg [3:0] db_count_control_zpass_enable_byte_1, db_count_control_zfail_enable_byte_1;
  reg [3:0] db_count_control_sfail_enable_byte_2, db_count_control_dbfail_enable_byte_2;
  reg [3:0] db_count_control_slice_even_enable_byte_3, db_count_control_slice_odd_enable_byte_3;
  reg [7:0] db_depth_view_slice_start_byte_0;
  reg [2:0] db_depth_view_slice_start_byte_1, db_depth_view_slice_max_byte_1;
  reg [7:0] db_depth_view_slice_max_byte_2;
  reg db_depth_view_z_read_only_byte_3, db_depth_view_stencil_read_only_byte_3;
  reg [1:0] db_render_override_force_hiz_enable_byte_0, db_render_override_force_his_enable0_byte_0;
  reg [1:0] db_render_override_force_his_enable1_byte_0;
  reg db_render_override_force_shader_z_order_byte_0, db_render_override_fast_z_disable_byte_0;
  reg db_render_override_fast_stencil_disable_byte_1, db_render_override_noop_cull_disable_byte_1;
  reg db_render_override_force_color_kill_byte_1, db_render_override_force_z_read_byte_1;
  reg db_render_override_force_stencil_read_byte_1; reg [1:0] db_render_override_force_full_z_range_byte_1;
  reg db_render_override_force_qc_smask_conflict_byte_1, db_render_override_disable_viewport_clamp_byte_2;
  reg db_render_override_ignore_sc_zrange_byte_2, db_render_override_disable_fully_covered_byte_2;
  reg [1:0] db_render_override_force_z_limit_summ_byte_2; reg [2:0] db_render_override_max_tiles_in_dtt_byte_2;
  reg [1:0] db_render_override_max_tiles_in_dtt_byte_3;
  reg db_render_override_disable_tile_rate_tiles_byte_3, db_render_override_force_z_dirty_byte_3;
  reg db_render_override_force_stencil_dirty_byte_3, db_render_override_force_z_valid_byte_3;
  reg db_render_override_force_stencil_valid_byte_3, db_render_override_preserve_compression_byte_3;
  reg [1:0] db_render_override2_partial_squad_launch_control_byte_0;
  reg [2:0] db_render_override2_partial_squad_launch_countdown_byte_0;
  reg db_render_override2_disable_zmask_expclear_optimization_byte_0;
  reg db_render_override2_disable_smem_expclear_optimization_byte_0;
  reg db_render_override2_disable_color_on_validation_byte_0, db_render_override2_decompress_z_on_flush_byte_1;
  reg db_render_override2_disable_reg_snoop_byte_1, db_render_override2_depth_bounds_hier_depth_disable_byte_1;
  reg db_render_override2_preserve_zrange_byte_2, db_render_override2_preserve_sresults_byte_2;
  reg db_render_override2_disable_fast_pass_byte_2;
  wire [31:0] db_htile_data_base_base_256b_byte, db_depth_bounds_min_min_byte, db_depth_bounds_max_max_byte;
  reg [7:0] db_stencil_clear_clear_byte_0; wire [31:0] db_depth_clear_depth_clear_byte;
  reg [3:0] db_depth_info_addr5_swizzle_mask_byte_0, db_depth_info_array_mode_byte_0;
  reg [4:0] db_depth_info_pipe_config_byte_1; reg [1:0] db_depth_info_bank_width_byte_1;
  reg db_depth_info_bank_height_byte_1, db_depth_info_bank_height_byte_2;
  reg [1:0] db_depth_info_macro_tile_aspect_byte_2, db_depth_info_num_banks_byte_2, db_z_info_format_byte_0;
  reg [1:0] db_z_info_num_samples_byte_0; reg [2:0] db_z_info_tile_split_byte_1;
  reg db_z_info_allow_expclear_byte_3, db_z_info_read_size_byte_3, db_z_info_tile_surface_enable_byte_3;
  reg db_z_info_zrange_precision_byte_3, db_stencil_info_format_byte_0; reg [2:0] db_stencil_info_tile_split_byte_1;
  reg db_stencil_info_allow_expclear_byte_3, db_stencil_info_tile_stencil_disable_byte_3;
  wire [31:0] db_z_read_base_base_256b_byte, db_stencil_read_base_base_256b_byte, db_z_write_base_base_256b_byte;
  wire [31:0] db_stencil_write_base_base_256b_byte; reg [7:0] db_depth_size_pitch_tile_max_byte_0;
  reg [2:0] db_depth_size_pitch_tile_max_byte_1; reg [4:0] db_depth_size_height_tile_max_byte_1;
  reg [5:0] db_depth_size_height_tile_max_byte_2;
  reg [7:0] db_depth_slice_slice_tile_max_byte_0, db_depth_slice_slice_tile_max_byte_1;
  reg [5:0] db_depth_slice_slice_tile_max_byte_2;
  reg [3:0] db_stencil_control_stencilfail_byte_0, db_stencil_control_stencilzpass_byte_0;
  reg [3:0] db_stencil_control_stencilzfail_byte_1, db_stencil_control_stencilfail_bf_byte_1;
  reg [3:0] db_stencil_control_stencilzpass_bf_byte_2, db_stencil_control_stencilzfail_bf_byte_2;
  reg [7:0] db_stencilrefmask_stenciltestval_byte_0, db_stencilrefmask_stencilmask_byte_1;
  reg [7:0] db_stencilrefmask_stencilwritemask_byte_2, db_stencilrefmask_stencilopval_byte_3;
  reg [7:0] db_stencilrefmask_bf_stenciltestval_bf_byte_0, db_stencilrefmask_bf_stencilmask_bf_byte_1;
  reg [7:0] db_stencilrefmask_bf_stencilwritemask_bf_byte_2, db_stencilrefmask_bf_stencilopval_bf_byte_3;
  reg db_depth_control_stencil_enable_byte_0, db_depth_control_z_enable_byte_0;
  reg db_depth_control_z_write_enable_byte_0, db_depth_control_depth_bounds_enable_byte_0;
  reg [2:0] db_depth_control_zfunc_byte_0; reg db_depth_control_backface_enable_byte_0;
  reg [2:0] db_depth_control_stencilfunc_byte_1, db_depth_control_stencilfunc_bf_byte_2;
  reg db_depth_control_enable_color_writes_on_depth_fail_byte_3;
  reg db_depth_control_disable_color_writes_on_depth_pass_byte_3;
  reg [2:0] db_eqaa_max_anchor_samples_byte_0, db_eqaa_ps_iter_samples_byte_0;
  reg [2:0] db_eqaa_mask_export_num_samples_byte_1, db_eqaa_alpha_to_mask_num_samples_byte_1;
  reg db_eqaa_high_quality_intersections_byte_2, db_eqaa_incoherent_eqaa_reads_byte_2;
  reg db_eqaa_interpolate_comp_z_byte_2, db_eqaa_interpolate_src_z_byte_2;
  reg db_eqaa_static_anchor_associations_byte_2, db_eqaa_alpha_to_mask_eqaa_disable_byte_2;
  reg [2:0] db_eqaa_overrasterization_amount_byte_3;
  reg db_eqaa_enable_postz_overrasterization_byte_3, db_shader_control_z_export_enable_byte_0;
  reg db_shader_control_stencil_test_val_export_enable_byte_0;
  reg db_shader_control_stencil_op_val_export_enable_byte_0; reg [1:0] db_shader_control_z_order_byte_0;
  reg db_shader_control_kill_enable_byte_0, db_shader_control_coverage_to_mask_enable_byte_0;
  reg db_shader_control_mask_export_enable_byte_1, db_shader_control_exec_on_hier_fail_byte_1;
  reg db_shader_control_exec_on_noop_byte_1, db_shader_control_alpha_to_mask_disable_byte_1;
  reg db_shader_control_depth_before_shader_byte_1; reg [1:0] db_shader_control_conservative_z_export_byte_1;
  reg db_htile_surface_linear_byte_0, db_htile_surface_full_cache_byte_0;
  reg db_htile_surface_htile_uses_preload_win_byte_0, db_htile_surface_preload_byte_0;
  reg [3:0] db_htile_surface_prefetch_width_byte_0; reg [1:0] db_htile_surface_prefetch_width_byte_1;
  reg [5:0] db_htile_surface_prefetch_height_byte_1; reg db_htile_surface_dst_outside_zero_to_one_byte_2;
  reg [2:0] db_sresults_compare_state0_comparefunc0_byte_0;
  reg [3:0] db_sresults_compare_state0_comparevalue0_byte_0, db_sresults_compare_state0_comparevalue0_byte_1;
  reg [3:0] db_sresults_compare_state0_comparemask0_byte_1, db_sresults_compare_state0_comparemask0_byte_2;
  reg db_sresults_compare_state0_enable0_byte_3; reg [2:0] db_sresults_compare_state1_comparefunc1_byte_0;
  reg [3:0] db_sresults_compare_state1_comparevalue1_byte_0, db_sresults_compare_state1_comparevalue1_byte_1;
  reg [3:0] db_sresults_compare_state1_comparemask1_byte_1, db_sresults_compare_state1_comparemask1_byte_2;
  reg db_sresults_compare_state1_enable1_byte_3;
  reg [7:0] db_preload_control_start_x_byte_0, db_preload_control_start_y_byte_1, db_preload_control_max_x_byte_2;
  reg [7:0] db_preload_control_max_y_byte_3; reg db_alpha_to_mask_alpha_to_mask_enable_byte_0;
  reg [1:0] db_alpha_to_mask_alpha_to_mask_offset0_byte_1, db_alpha_to_mask_alpha_to_mask_offset1_byte_1;
  reg [1:0] db_alpha_to_mask_alpha_to_mask_offset2_byte_1, db_alpha_to_mask_alpha_to_mask_offset3_byte_1;
  reg db_alpha_to_mask_offset_round_byte_2, ready, error; reg [31:0] read_data;
  wire [3:0] db_count_control_perfect_zpass_counts_byte_0_enable_all;
  wire [3:0] db_render_override_force_hiz_enable_byte_0_enable_all, db_eqaa_max_anchor_samples_byte_0_enable_all;

  wire writing = bus_valid & bus_write & (~|bus_address[1:0]);
  wire config_page_98 = bus_address[17:8] == 10'h98;
  wire bus_address_7_2_is_22 = bus_address[7:2] == 6'h16;
  wire write_db_subtile_control = writing & config_page_98 & bus_address_7_2_is_22;
  assign db_subtile_control_msaa1_x = db_subtile_control_msaa1_x_byte_0;
  assign db_subtile_control_msaa1_y = db_subtile_control_msaa1_y_byte_0;
  assign db_subtile_control_msaa2_x = db_subtile_control_msaa2_x_byte_0;
  assign db_subtile_control_msaa2_y = db_subtile_control_msaa2_y_byte_0;
  assign db_subtile_control_msaa4_x = db_subtile_control_msaa4_x_byte_1;
  assign db_subtile_control_msaa4_y = db_subtile_control_msaa4_y_byte_1;
  assign db_subtile_control_msaa8_x = db_subtile_control_msaa8_x_byte_1;
  assign db_subtile_control_msaa8_y = db_subtile_control_msaa8_y_byte_1;
  assign db_subtile_control_msaa16_x = db_subtile_control_msaa16_x_byte_2;
  assign db_subtile_control_msaa16_y = db_subtile_control_msaa16_y_byte_2;
  wire context_page_280 = bus_address[17:8] == 10'h280;

  wire bus_address_7_2_is_0 = bus_address[7:2] == 6'd0;
  wire writing_and_context_page_280 = writing & context_page_280;

  wire write_db_render_control = writing_and_context_page_280 & bus_address_7_2_is_0;
  assign db_render_control_depth_clear_enable = db_render_control_depth_clear_enable_byte_0;
  assign db_render_control_stencil_clear_enable = db_render_control_stencil_clear_enable_byte_0;
  assign db_render_control_depth_copy = db_render_control_depth_copy_byte_0;
  assign db_render_control_stencil_copy = db_render_control_stencil_copy_byte_0;
  assign db_render_control_resummarize_enable = db_render_control_resummarize_enable_byte_0;
  assign db_render_control_stencil_compress_disable = db_render_control_stencil_compress_disable_byte_0;
  assign db_render_control_depth_compress_disable = db_render_control_depth_compress_disable_byte_0;
  assign db_render_control_copy_centroid = db_render_control_copy_centroid_byte_0;
  assign db_render_control_copy_sample = db_render_control_copy_sample_byte_1;
  wire bus_address_7_2_is_1 = bus_address[7:2] == 6'd1;
  wire write_db_count_control = writing_and_context_page_280 & bus_address_7_2_is_1;
  assign db_count_control_perfect_zpass_counts = db_count_control_perfect_zpass_counts_byte_0;
  assign db_count_control_sample_rate = db_count_control_sample_rate_byte_0;
  assign db_count_control_zpass_enable = db_count_control_zpass_enable_byte_1;
  assign db_count_control_zfail_enable = db_count_control_zfail_enable_byte_1;
  assign db_count_control_sfail_enable = db_count_control_sfail_enable_byte_2;
  assign db_count_control_dbfail_enable = db_count_control_dbfail_enable_byte_2;
  assign db_count_control_slice_even_enable = db_count_control_slice_even_enable_byte_3;
  assign db_count_control_slice_odd_enable = db_count_control_slice_odd_enable_byte_3;
  wire write_db_depth_view = writing_and_context_page_280 & (bus_address[7:2] == 6'd2);
  assign db_depth_view_slice_start = {db_depth_view_slice_start_byte_1, db_depth_view_slice_start_byte_0};
  assign db_depth_view_slice_max = {db_depth_view_slice_max_byte_2, db_depth_view_slice_max_byte_1};
  assign db_depth_view_z_read_only = db_depth_view_z_read_only_byte_3;
  assign db_depth_view_stencil_read_only = db_depth_view_stencil_read_only_byte_3;
  wire bus_address_7_2_is_3 = bus_address[7:2] == 6'd3;
  wire write_db_render_override = writing_and_context_page_280 & bus_address_7_2_is_3;
  assign db_render_override_force_hiz_enable = db_render_override_force_hiz_enable_byte_0;
  assign db_render_override_force_his_enable0 = db_render_override_force_his_enable0_byte_0;
  assign db_render_override_force_his_enable1 = db_render_override_force_his_enable1_byte_0;
  assign db_render_override_force_shader_z_order = db_render_override_force_shader_z_order_byte_0;
  assign db_render_override_fast_z_disable = db_render_override_fast_z_disable_byte_0;
  assign db_render_override_fast_stencil_disable = db_render_override_fast_stencil_disable_byte_1;
  assign db_render_override_noop_cull_disable = db_render_override_noop_cull_disable_byte_1;
  assign db_render_override_force_color_kill = db_render_override_force_color_kill_byte_1;
  assign db_render_override_force_z_read = db_render_override_force_z_read_byte_1;
  assign db_render_override_force_stencil_read = db_render_override_force_stencil_read_byte_1;
  assign db_render_override_force_full_z_range = db_render_override_force_full_z_range_byte_1;
  assign db_render_override_force_qc_smask_conflict = db_render_override_force_qc_smask_conflict_byte_1;
  assign db_render_override_disable_viewport_clamp = db_render_override_disable_viewport_clamp_byte_2;
  assign db_render_override_ignore_sc_zrange = db_render_override_ignore_sc_zrange_byte_2;
  assign db_render_override_disable_fully_covered = db_render_override_disable_fully_covered_byte_2;
  assign db_render_override_force_z_limit_summ = db_render_override_force_z_limit_summ_byte_2;
  assign db_render_override_max_tiles_in_dtt = {db_render_override_max_tiles_in_dtt_byte_3,
      db_render_override_max_tiles_in_dtt_byte_2};
  assign db_render_override_disable_tile_rate_tiles = db_render_override_disable_tile_rate_tiles_byte_3;
  assign db_render_override_force_z_dirty = db_render_override_force_z_dirty_byte_3;
  assign db_render_override_force_stencil_dirty = db_render_override_force_stencil_dirty_byte_3;
  assign db_render_override_force_z_valid = db_render_override_force_z_valid_byte_3;
  assign db_render_override_force_stencil_valid = db_render_override_force_stencil_valid_byte_3;
  assign db_render_override_preserve_compression = db_render_override_preserve_compression_byte_3;
  wire write_db_render_override2 = writing_and_context_page_280 & (bus_address[7:2] == 6'd4);
  assign db_render_override2_partial_squad_launch_control = db_render_override2_partial_squad_launch_control_byte_0;
  assign db_render_override2_partial_squad_launch_countdown =
      db_render_override2_partial_squad_launch_countdown_byte_0;
  assign db_render_override2_disable_zmask_expclear_optimization =
      db_render_override2_disable_zmask_expclear_optimization_byte_0;
  assign db_render_override2_disable_smem_expclear_optimization =
      db_render_override2_disable_smem_expclear_optimization_byte_0;
  assign db_render_override2_disable_color_on_validation = db_render_override2_disable_color_on_validation_byte_0;
  assign db_render_override2_decompress_z_on_flush = db_render_override2_decompress_z_on_flush_byte_1;
  assign db_render_override2_disable_reg_snoop = db_render_override2_disable_reg_snoop_byte_1;
  assign db_render_override2_depth_bounds_hier_depth_disable =
      db_render_override2_depth_bounds_hier_depth_disable_byte_1;
  assign db_render_override2_preserve_zrange = db_render_override2_preserve_zrange_byte_2;
  assign db_render_override2_preserve_sresults = db_render_override2_preserve_sresults_byte_2;
  assign db_render_override2_disable_fast_pass = db_render_override2_disable_fast_pass_byte_2;
  wire write_db_htile_data_base = writing_and_context_page_280 & (bus_address[7:2] == 6'd5);
  assign db_htile_data_base_base_256b = db_htile_data_base_base_256b_byte;
  wire write_db_depth_bounds_min = writing_and_context_page_280 & (bus_address[7:2] == 6'd8);
  assign db_depth_bounds_min_min = db_depth_bounds_min_min_byte;
  wire write_db_depth_bounds_max = writing_and_context_page_280 & (bus_address[7:2] == 6'd9);
  assign db_depth_bounds_max_max = db_depth_bounds_max_max_byte;
  wire write_db_stencil_clear = writing_and_context_page_280 & (bus_address[7:2] == 6'ha);
  assign db_stencil_clear_clear = db_stencil_clear_clear_byte_0;
  wire bus_address_7_2_is_11 = bus_address[7:2] == 6'hb;
  wire write_db_depth_clear = writing_and_context_page_280 & bus_address_7_2_is_11;
  assign db_depth_clear_depth_clear = db_depth_clear_depth_clear_byte;
  wire write_db_depth_info = writing_and_context_page_280 & (bus_address[7:2] == 6'hf);
  assign db_depth_info_addr5_swizzle_mask = db_depth_info_addr5_swizzle_mask_byte_0;
  assign db_depth_info_array_mode = db_depth_info_array_mode_byte_0;
  assign db_depth_info_pipe_config = db_depth_info_pipe_config_byte_1;
  assign db_depth_info_bank_width = db_depth_info_bank_width_byte_1;
  assign db_depth_info_bank_height = {db_depth_info_bank_height_byte_2, db_depth_info_bank_height_byte_1};
  assign db_depth_info_macro_tile_aspect = db_depth_info_macro_tile_aspect_byte_2;
  assign db_depth_info_num_banks = db_depth_info_num_banks_byte_2;
  wire write_db_z_info = writing_and_context_page_280 & (bus_address[7:2] == 6'h10);
  assign db_z_info_format = db_z_info_format_byte_0;
  assign db_z_info_num_samples = db_z_info_num_samples_byte_0;
  assign db_z_info_tile_split = db_z_info_tile_split_byte_1;
  assign db_z_info_allow_expclear = db_z_info_allow_expclear_byte_3;
  assign db_z_info_read_size = db_z_info_read_size_byte_3;
  assign db_z_info_tile_surface_enable = db_z_info_tile_surface_enable_byte_3;
  assign db_z_info_zrange_precision = db_z_info_zrange_precision_byte_3;
  wire write_db_stencil_info = writing_and_context_page_280 & (bus_address[7:2] == 6'h11);
  assign db_stencil_info_format = db_stencil_info_format_byte_0;
  assign db_stencil_info_tile_split = db_stencil_info_tile_split_byte_1;
  assign db_stencil_info_allow_expclear = db_stencil_info_allow_expclear_byte_3;
  assign db_stencil_info_tile_stencil_disable = db_stencil_info_tile_stencil_disable_byte_3;
  wire write_db_z_read_base = writing_and_context_page_280 & (bus_address[7:2] == 6'h12);
  assign db_z_read_base_base_256b = db_z_read_base_base_256b_byte;
  wire write_db_stencil_read_base = writing_and_context_page_280 & (bus_address[7:2] == 6'h13);
  assign db_stencil_read_base_base_256b = db_stencil_read_base_base_256b_byte;
  wire write_db_z_write_base = writing_and_context_page_280 & (bus_address[7:2] == 6'h14);
  assign db_z_write_base_base_256b = db_z_write_base_base_256b_byte;
  wire write_db_stencil_write_base = writing_and_context_page_280 & (bus_address[7:2] == 6'h15);
  assign db_stencil_write_base_base_256b = db_stencil_write_base_base_256b_byte;
  wire write_db_depth_size = writing_and_context_page_280 & bus_address_7_2_is_22;
  assign db_depth_size_pitch_tile_max = {db_depth_size_pitch_tile_max_byte_1, db_depth_size_pitch_tile_max_byte_0};
  assign db_depth_size_height_tile_max = {db_depth_size_height_tile_max_byte_2, db_depth_size_height_tile_max_byte_1};
  wire write_db_depth_slice = writing_and_context_page_280 & (bus_address[7:2] == 6'h17);
  assign db_depth_slice_slice_tile_max = {db_depth_slice_slice_tile_max_byte_2, db_depth_slice_slice_tile_max_byte_1,
      db_depth_slice_slice_tile_max_byte_0};
  wire context_page_284 = bus_address[17:8] == 10'h284;
  wire writing_and_context_page_284 = writing & context_page_284;
  wire write_db_stencil_control = writing_and_context_page_284 & bus_address_7_2_is_11;
  assign db_stencil_control_stencilfail = db_stencil_control_stencilfail_byte_0;
  assign db_stencil_control_stencilzpass = db_stencil_control_stencilzpass_byte_0;
  assign db_stencil_control_stencilzfail = db_stencil_control_stencilzfail_byte_1;
  assign db_stencil_control_stencilfail_bf = db_stencil_control_stencilfail_bf_byte_1;
  assign db_stencil_control_stencilzpass_bf = db_stencil_control_stencilzpass_bf_byte_2;
  assign db_stencil_control_stencilzfail_bf = db_stencil_control_stencilzfail_bf_byte_2;
  wire write_db_stencilrefmask = writing_and_context_page_284 & (bus_address[7:2] == 6'hc);
  assign db_stencilrefmask_stenciltestval = db_stencilrefmask_stenciltestval_byte_0;
  assign db_stencilrefmask_stencilmask = db_stencilrefmask_stencilmask_byte_1;
  assign db_stencilrefmask_stencilwritemask = db_stencilrefmask_stencilwritemask_byte_2;
  assign db_stencilrefmask_stencilopval = db_stencilrefmask_stencilopval_byte_3;
  wire write_db_stencilrefmask_bf = writing_and_context_page_284 & (bus_address[7:2] == 6'hd);
  assign db_stencilrefmask_bf_stenciltestval_bf = db_stencilrefmask_bf_stenciltestval_bf_byte_0;
  assign db_stencilrefmask_bf_stencilmask_bf = db_stencilrefmask_bf_stencilmask_bf_byte_1;
  assign db_stencilrefmask_bf_stencilwritemask_bf = db_stencilrefmask_bf_stencilwritemask_bf_byte_2;
  assign db_stencilrefmask_bf_stencilopval_bf = db_stencilrefmask_bf_stencilopval_bf_byte_3;
  wire context_page_288 = bus_address[17:8] == 10'h288;
  wire writing_and_context_page_288 = writing & context_page_288;
  wire write_db_depth_control = writing_and_context_page_288 & bus_address_7_2_is_0;
  assign db_depth_control_stencil_enable = db_depth_control_stencil_enable_byte_0;
  assign db_depth_control_z_enable = db_depth_control_z_enable_byte_0;
  assign db_depth_control_z_write_enable = db_depth_control_z_write_enable_byte_0;
  assign db_depth_control_depth_bounds_enable = db_depth_control_depth_bounds_enable_byte_0;
  assign db_depth_control_zfunc = db_depth_control_zfunc_byte_0;
  assign db_depth_control_backface_enable = db_depth_control_backface_enable_byte_0;
  assign db_depth_control_stencilfunc = db_depth_control_stencilfunc_byte_1;
  assign db_depth_control_stencilfunc_bf = db_depth_control_stencilfunc_bf_byte_2;
  assign db_depth_control_enable_color_writes_on_depth_fail =
      db_depth_control_enable_color_writes_on_depth_fail_byte_3;
  assign db_depth_control_disable_color_writes_on_depth_pass =
      db_depth_control_disable_color_writes_on_depth_pass_byte_3;
  wire write_db_eqaa = writing_and_context_page_288 & bus_address_7_2_is_1;
  assign db_eqaa_max_anchor_samples = db_eqaa_max_anchor_samples_byte_0;
  assign db_eqaa_ps_iter_samples = db_eqaa_ps_iter_samples_byte_0;
  assign db_eqaa_mask_export_num_samples = db_eqaa_mask_export_num_samples_byte_1;
  assign db_eqaa_alpha_to_mask_num_samples = db_eqaa_alpha_to_mask_num_samples_byte_1;
  assign db_eqaa_high_quality_intersections = db_eqaa_high_quality_intersections_byte_2;
  assign db_eqaa_incoherent_eqaa_reads = db_eqaa_incoherent_eqaa_reads_byte_2;
  assign db_eqaa_interpolate_comp_z = db_eqaa_interpolate_comp_z_byte_2;
  assign db_eqaa_interpolate_src_z = db_eqaa_interpolate_src_z_byte_2;
  assign db_eqaa_static_anchor_associations = db_eqaa_static_anchor_associations_byte_2;
  assign db_eqaa_alpha_to_mask_eqaa_disable = db_eqaa_alpha_to_mask_eqaa_disable_byte_2;
  assign db_eqaa_overrasterization_amount = db_eqaa_overrasterization_amount_byte_3;
  assign db_eqaa_enable_postz_overrasterization = db_eqaa_enable_postz_overrasterization_byte_3;
  wire write_db_shader_control = writing_and_context_page_288 & bus_address_7_2_is_3;
  assign db_shader_control_z_export_enable = db_shader_control_z_export_enable_byte_0;
  assign db_shader_control_stencil_test_val_export_enable = db_shader_control_stencil_test_val_export_enable_byte_0;
  assign db_shader_control_stencil_op_val_export_enable = db_shader_control_stencil_op_val_export_enable_byte_0;
  assign db_shader_control_z_order = db_shader_control_z_order_byte_0;
  assign db_shader_control_kill_enable = db_shader_control_kill_enable_byte_0;
  assign db_shader_control_coverage_to_mask_enable = db_shader_control_coverage_to_mask_enable_byte_0;
  assign db_shader_control_mask_export_enable = db_shader_control_mask_export_enable_byte_1;
  assign db_shader_control_exec_on_hier_fail = db_shader_control_exec_on_hier_fail_byte_1;
  assign db_shader_control_exec_on_noop = db_shader_control_exec_on_noop_byte_1;
  assign db_shader_control_alpha_to_mask_disable = db_shader_control_alpha_to_mask_disable_byte_1;
  assign db_shader_control_depth_before_shader = db_shader_control_depth_before_shader_byte_1;
  assign db_shader_control_conservative_z_export = db_shader_control_conservative_z_export_byte_1;
  wire context_page_28a = bus_address[17:8] == 10'h28a;
  wire writing_and_context_page_28a = writing & context_page_28a;
  wire write_db_htile_surface = writing_and_context_page_28a & (bus_address[7:2] == 6'h2f);
  assign db_htile_surface_linear = db_htile_surface_linear_byte_0;
  assign db_htile_surface_full_cache = db_htile_surface_full_cache_byte_0;
  assign db_htile_surface_htile_uses_preload_win = db_htile_surface_htile_uses_preload_win_byte_0;
  assign db_htile_surface_preload = db_htile_surface_preload_byte_0;
  assign db_htile_surface_prefetch_width = {db_htile_surface_prefetch_width_byte_1,
      db_htile_surface_prefetch_width_byte_0};
  assign db_htile_surface_prefetch_height = db_htile_surface_prefetch_height_byte_1;
  assign db_htile_surface_dst_outside_zero_to_one = db_htile_surface_dst_outside_zero_to_one_byte_2;
  wire write_db_sresults_compare_state0 = writing_and_context_page_28a & (bus_address[7:2] == 6'h30);
  assign db_sresults_compare_state0_comparefunc0 = db_sresults_compare_state0_comparefunc0_byte_0;
  assign db_sresults_compare_state0_comparevalue0 = {db_sresults_compare_state0_comparevalue0_byte_1,
      db_sresults_compare_state0_comparevalue0_byte_0};
  assign db_sresults_compare_state0_comparemask0 = {db_sresults_compare_state0_comparemask0_byte_2,
      db_sresults_compare_state0_comparemask0_byte_1};
  assign db_sresults_compare_state0_enable0 = db_sresults_compare_state0_enable0_byte_3;
  wire write_db_sresults_compare_state1 = writing_and_context_page_28a & (bus_address[7:2] == 6'h31);
  assign db_sresults_compare_state1_comparefunc1 = db_sresults_compare_state1_comparefunc1_byte_0;
  assign db_sresults_compare_state1_comparevalue1 = {db_sresults_compare_state1_comparevalue1_byte_1,
      db_sresults_compare_state1_comparevalue1_byte_0};
  assign db_sresults_compare_state1_comparemask1 = {db_sresults_compare_state1_comparemask1_byte_2,
      db_sresults_compare_state1_comparemask1_byte_1};
  assign db_sresults_compare_state1_enable1 = db_sresults_compare_state1_enable1_byte_3;
  wire write_db_preload_control = writing_and_context_page_28a & (bus_address[7:2] == 6'h32);
  assign db_preload_control_start_x = db_preload_control_start_x_byte_0;
  assign db_preload_control_start_y = db_preload_control_start_y_byte_1;
  assign db_preload_control_max_x = db_preload_control_max_x_byte_2;
  assign db_preload_control_max_y = db_preload_control_max_y_byte_3;
  wire context_page_28b = bus_address[17:8] == 10'h28b;
  wire write_db_alpha_to_mask = writing & context_page_28b & (bus_address[7:2] == 6'h1c);
  assign db_alpha_to_mask_alpha_to_mask_enable = db_alpha_to_mask_alpha_to_mask_enable_byte_0;
  assign db_alpha_to_mask_alpha_to_mask_offset0 = db_alpha_to_mask_alpha_to_mask_offset0_byte_1;
  assign db_alpha_to_mask_alpha_to_mask_offset1 = db_alpha_to_mask_alpha_to_mask_offset1_byte_1;
  assign db_alpha_to_mask_alpha_to_mask_offset2 = db_alpha_to_mask_alpha_to_mask_offset2_byte_1;
  assign db_alpha_to_mask_alpha_to_mask_offset3 = db_alpha_to_mask_alpha_to_mask_offset3_byte_1;
  assign db_alpha_to_mask_offset_round = db_alpha_to_mask_offset_round_byte_2;

  wire [16:0] read_data_case_28_joined = {db_alpha_to_mask_offset_round_byte_2,
      db_alpha_to_mask_alpha_to_mask_offset3_byte_1, db_alpha_to_mask_alpha_to_mask_offset2_byte_1,
      db_alpha_to_mask_alpha_to_mask_offset1_byte_1, db_alpha_to_mask_alpha_to_mask_offset0_byte_1, 7'd0,
      db_alpha_to_mask_alpha_to_mask_enable_byte_0};

  reg [32:0] by_bus_address_7_2;
  always @*
    case (bus_address[7:2])
      6'h1c: by_bus_address_7_2 = {1'b1, {15'd0, read_data_case_28_joined}};
      default: by_bus_address_7_2 = 33'd0;
    endcase

  reg by_bus_address_7_2_bus_address_7_2;
  always @*
    case (bus_address[7:2])
      6'h1c: by_bus_address_7_2_bus_address_7_2 = 1'b1;
      default: by_bus_address_7_2_bus_address_7_2 = 1'b0;
    endcase

  wire [24:0] read_data_case_49_joined = {db_sresults_compare_state1_enable1_byte_3, 4'd0,
      db_sresults_compare_state1_comparemask1_byte_2, db_sresults_compare_state1_comparemask1_byte_1,
      db_sresults_compare_state1_comparevalue1_byte_1, db_sresults_compare_state1_comparevalue1_byte_0, 1'b0,
      db_sresults_compare_state1_comparefunc1_byte_0};
  wire [24:0] read_data_case_48_joined = {db_sresults_compare_state0_enable0_byte_3, 4'd0,
      db_sresults_compare_state0_comparemask0_byte_2, db_sresults_compare_state0_comparemask0_byte_1,
      db_sresults_compare_state0_comparevalue0_byte_1, db_sresults_compare_state0_comparevalue0_byte_0, 1'b0,
      db_sresults_compare_state0_comparefunc0_byte_0};
  wire [16:0] read_data_case_47_joined = {db_htile_surface_dst_outside_zero_to_one_byte_2,
      db_htile_surface_prefetch_height_byte_1, db_htile_surface_prefetch_width_byte_1,
      db_htile_surface_prefetch_width_byte_0, db_htile_surface_preload_byte_0,
      db_htile_surface_htile_uses_preload_win_byte_0, db_htile_surface_full_cache_byte_0,
      db_htile_surface_linear_byte_0};

  reg [32:0] by_bus_address_7_2_bus_address;
  always @*
    case (bus_address[7:2])
      6'h2f: by_bus_address_7_2_bus_address = {1'b1, {15'd0, read_data_case_47_joined}};
      6'h30: by_bus_address_7_2_bus_address = {1'b1, {7'd0, read_data_case_48_joined}};
      6'h31: by_bus_address_7_2_bus_address = {1'b1, {7'd0, read_data_case_49_joined}};
      6'h32: by_bus_address_7_2_bus_address = {1'b1, db_preload_control_max_y_byte_3,
          db_preload_control_max_x_byte_2, db_preload_control_start_y_byte_1, db_preload_control_start_x_byte_0};
      default: by_bus_address_7_2_bus_address = 33'd0;
    endcase

  reg by_bus_address_7_2_2;
  always @*
    case (bus_address[7:2])
      6'h2f: by_bus_address_7_2_2 = 1'b1; 6'h30: by_bus_address_7_2_2 = 1'b1; 6'h31: by_bus_address_7_2_2 = 1'b1;
      6'h32: by_bus_address_7_2_2 = 1'b1;
      default: by_bus_address_7_2_2 = 1'b0;
    endcase

  wire [14:0] read_data_case_3_joined = {db_shader_control_conservative_z_export_byte_1,
      db_shader_control_depth_before_shader_byte_1, db_shader_control_alpha_to_mask_disable_byte_1,
      db_shader_control_exec_on_noop_byte_1, db_shader_control_exec_on_hier_fail_byte_1,
      db_shader_control_mask_export_enable_byte_1, db_shader_control_coverage_to_mask_enable_byte_0,
      db_shader_control_kill_enable_byte_0, db_shader_control_z_order_byte_0, 1'b0,
      db_shader_control_stencil_op_val_export_enable_byte_0, db_shader_control_stencil_test_val_export_enable_byte_0,
      db_shader_control_z_export_enable_byte_0};
  wire [27:0] read_data_case_1_joined = {db_eqaa_enable_postz_overrasterization_byte_3,
      db_eqaa_overrasterization_amount_byte_3, 2'd0, db_eqaa_alpha_to_mask_eqaa_disable_byte_2,
      db_eqaa_static_anchor_associations_byte_2, db_eqaa_interpolate_src_z_byte_2, db_eqaa_interpolate_comp_z_byte_2,
      db_eqaa_incoherent_eqaa_reads_byte_2, db_eqaa_high_quality_intersections_byte_2, 1'b0,
      db_eqaa_alpha_to_mask_num_samples_byte_1, 1'b0, db_eqaa_mask_export_num_samples_byte_1, 1'b0,
      db_eqaa_ps_iter_samples_byte_0, 1'b0, db_eqaa_max_anchor_samples_byte_0};

  reg [32:0] by_bus_address_7_2_read_data_case_1_joined;
  always @*
    case (bus_address[7:2])
      6'd0: by_bus_address_7_2_read_data_case_1_joined = {1'b1,
          db_depth_control_disable_color_writes_on_depth_pass_byte_3,
          db_depth_control_enable_color_writes_on_depth_fail_byte_3, 7'd0, db_depth_control_stencilfunc_bf_byte_2,
          9'd0, db_depth_control_stencilfunc_byte_1, db_depth_control_backface_enable_byte_0,
          db_depth_control_zfunc_byte_0, db_depth_control_depth_bounds_enable_byte_0,
          db_depth_control_z_write_enable_byte_0, db_depth_control_z_enable_byte_0,
          db_depth_control_stencil_enable_byte_0};
      6'd1: by_bus_address_7_2_read_data_case_1_joined = {1'b1, {4'd0, read_data_case_1_joined}};
      6'd3: by_bus_address_7_2_read_data_case_1_joined = {1'b1, {17'd0, read_data_case_3_joined}};
      default: by_bus_address_7_2_read_data_case_1_joined = 33'd0;
    endcase

  reg by_bus_address_7_2_3;
  always @*
    case (bus_address[7:2])
      6'd0: by_bus_address_7_2_3 = 1'b1; 6'd1: by_bus_address_7_2_3 = 1'b1; 6'd3: by_bus_address_7_2_3 = 1'b1;
      default: by_bus_address_7_2_3 = 1'b0;
    endcase

  wire [23:0] read_data_case_11_joined = {db_stencil_control_stencilzfail_bf_byte_2,
      db_stencil_control_stencilzpass_bf_byte_2, db_stencil_control_stencilfail_bf_byte_1,
      db_stencil_control_stencilzfail_byte_1, db_stencil_control_stencilzpass_byte_0,
      db_stencil_control_stencilfail_byte_0};

  reg [32:0] by_bus_address_7_2_read_data_case_11_joined;
  always @*
    case (bus_address[7:2])
      6'hb: by_bus_address_7_2_read_data_case_11_joined = {1'b1, {8'd0, read_data_case_11_joined}};
      6'hc: by_bus_address_7_2_read_data_case_11_joined = {1'b1, db_stencilrefmask_stencilopval_byte_3,
          db_stencilrefmask_stencilwritemask_byte_2, db_stencilrefmask_stencilmask_byte_1,
          db_stencilrefmask_stenciltestval_byte_0};
      6'hd: by_bus_address_7_2_read_data_case_11_joined = {1'b1, db_stencilrefmask_bf_stencilopval_bf_byte_3,
          db_stencilrefmask_bf_stencilwritemask_bf_byte_2, db_stencilrefmask_bf_stencilmask_bf_byte_1,
          db_stencilrefmask_bf_stenciltestval_bf_byte_0};
      default: by_bus_address_7_2_read_data_case_11_joined = 33'd0;
    endcase

  reg by_bus_address_7_2_4;
  always @*
    case (bus_address[7:2])
      6'hb: by_bus_address_7_2_4 = 1'b1; 6'hc: by_bus_address_7_2_4 = 1'b1; 6'hd: by_bus_address_7_2_4 = 1'b1;
      default: by_bus_address_7_2_4 = 1'b0;
    endcase

  wire [21:0] read_data_case_22_joined = {db_depth_size_height_tile_max_byte_2, db_depth_size_height_tile_max_byte_1,
      db_depth_size_pitch_tile_max_byte_1, db_depth_size_pitch_tile_max_byte_0};
  wire [29:0] read_data_case_17_joined = {db_stencil_info_tile_stencil_disable_byte_3, 1'b0,
      db_stencil_info_allow_expclear_byte_3, 11'd0, db_stencil_info_tile_split_byte_1, 12'd0,
      db_stencil_info_format_byte_0};
  wire [20:0] read_data_case_15_joined = {db_depth_info_num_banks_byte_2, db_depth_info_macro_tile_aspect_byte_2,
      db_depth_info_bank_height_byte_2, db_depth_info_bank_height_byte_1, db_depth_info_bank_width_byte_1,
      db_depth_info_pipe_config_byte_1, db_depth_info_array_mode_byte_0, db_depth_info_addr5_swizzle_mask_byte_0};
  wire [23:0] read_data_case_4_joined = {db_render_override2_disable_fast_pass_byte_2,
      db_render_override2_preserve_sresults_byte_2, db_render_override2_preserve_zrange_byte_2, 10'd0,
      db_render_override2_depth_bounds_hier_depth_disable_byte_1, db_render_override2_disable_reg_snoop_byte_1,
      db_render_override2_decompress_z_on_flush_byte_1, db_render_override2_disable_color_on_validation_byte_0,
      db_render_override2_disable_smem_expclear_optimization_byte_0,
      db_render_override2_disable_zmask_expclear_optimization_byte_0,
      db_render_override2_partial_squad_launch_countdown_byte_0,
      db_render_override2_partial_squad_launch_control_byte_0};
  wire [25:0] read_data_case_2_joined = {db_depth_view_stencil_read_only_byte_3, db_depth_view_z_read_only_byte_3,
      db_depth_view_slice_max_byte_2, db_depth_view_slice_max_byte_1, 2'd0, db_depth_view_slice_start_byte_1,
      db_depth_view_slice_start_byte_0};
  wire [11:0] read_data_case_0_joined = {db_render_control_copy_sample_byte_1,
      db_render_control_copy_centroid_byte_0, db_render_control_depth_compress_disable_byte_0,
      db_render_control_stencil_compress_disable_byte_0, db_render_control_resummarize_enable_byte_0,
      db_render_control_stencil_copy_byte_0, db_render_control_depth_copy_byte_0,
      db_render_control_stencil_clear_enable_byte_0, db_render_control_depth_clear_enable_byte_0};

  reg [32:0] by_bus_address_7_2_read_data_case_0_joined;
  always @*
    case (bus_address[7:2])
      6'd0: by_bus_address_7_2_read_data_case_0_joined = {1'b1, {20'd0, read_data_case_0_joined}};
      6'd1: by_bus_address_7_2_read_data_case_0_joined = {1'b1, db_count_control_slice_odd_enable_byte_3,
          db_count_control_slice_even_enable_byte_3, db_count_control_dbfail_enable_byte_2,
          db_count_control_sfail_enable_byte_2, db_count_control_zfail_enable_byte_1,
          db_count_control_zpass_enable_byte_1, 1'b0, db_count_control_sample_rate_byte_0, 2'd0,
          db_count_control_perfect_zpass_counts_byte_0, 1'b0};
      6'd2: by_bus_address_7_2_read_data_case_0_joined = {1'b1, {6'd0, read_data_case_2_joined}};
      6'd3: by_bus_address_7_2_read_data_case_0_joined = {1'b1, db_render_override_preserve_compression_byte_3,
          db_render_override_force_stencil_valid_byte_3, db_render_override_force_z_valid_byte_3,
          db_render_override_force_stencil_dirty_byte_3, db_render_override_force_z_dirty_byte_3,
          db_render_override_disable_tile_rate_tiles_byte_3, db_render_override_max_tiles_in_dtt_byte_3,
          db_render_override_max_tiles_in_dtt_byte_2, db_render_override_force_z_limit_summ_byte_2,
          db_render_override_disable_fully_covered_byte_2, db_render_override_ignore_sc_zrange_byte_2,
          db_render_override_disable_viewport_clamp_byte_2, db_render_override_force_qc_smask_conflict_byte_1,
          db_render_override_force_full_z_range_byte_1, db_render_override_force_stencil_read_byte_1,
          db_render_override_force_z_read_byte_1, db_render_override_force_color_kill_byte_1,
          db_render_override_noop_cull_disable_byte_1, db_render_override_fast_stencil_disable_byte_1,
          db_render_override_fast_z_disable_byte_0, db_render_override_force_shader_z_order_byte_0,
          db_render_override_force_his_enable1_byte_0, db_render_override_force_his_enable0_byte_0,
          db_render_override_force_hiz_enable_byte_0};
      6'd4: by_bus_address_7_2_read_data_case_0_joined = {1'b1, {8'd0, read_data_case_4_joined}};
      6'd5: by_bus_address_7_2_read_data_case_0_joined = {1'b1, db_htile_data_base_base_256b_byte};
      6'd8: by_bus_address_7_2_read_data_case_0_joined = {1'b1, db_depth_bounds_min_min_byte};
      6'd9: by_bus_address_7_2_read_data_case_0_joined = {1'b1, db_depth_bounds_max_max_byte};
      6'ha: by_bus_address_7_2_read_data_case_0_joined = {1'b1, {24'd0, db_stencil_clear_clear_byte_0}};
      6'hb: by_bus_address_7_2_read_data_case_0_joined = {1'b1, db_depth_clear_depth_clear_byte};
      6'hf: by_bus_address_7_2_read_data_case_0_joined = {1'b1, {11'd0, read_data_case_15_joined}};
      6'h10: by_bus_address_7_2_read_data_case_0_joined = {1'b1, db_z_info_zrange_precision_byte_3, 1'b0,
          db_z_info_tile_surface_enable_byte_3, db_z_info_read_size_byte_3, db_z_info_allow_expclear_byte_3, 11'd0,
          db_z_info_tile_split_byte_1, 9'd0, db_z_info_num_samples_byte_0, db_z_info_format_byte_0};
      6'h11: by_bus_address_7_2_read_data_case_0_joined = {1'b1, {2'd0, read_data_case_17_joined}};
      6'h12: by_bus_address_7_2_read_data_case_0_joined = {1'b1, db_z_read_base_base_256b_byte};
      6'h13: by_bus_address_7_2_read_data_case_0_joined = {1'b1, db_stencil_read_base_base_256b_byte};
      6'h14: by_bus_address_7_2_read_data_case_0_joined = {1'b1, db_z_write_base_base_256b_byte};
      6'h15: by_bus_address_7_2_read_data_case_0_joined = {1'b1, db_stencil_write_base_base_256b_byte};
      6'h16: by_bus_address_7_2_read_data_case_0_joined = {1'b1, {10'd0, read_data_case_22_joined}};
      6'h17: by_bus_address_7_2_read_data_case_0_joined = {1'b1, {10'd0, db_depth_slice_slice_tile_max}};
      default: by_bus_address_7_2_read_data_case_0_joined = 33'd0;
    endcase

  reg by_bus_address_7_2_5;
  always @*
    case (bus_address[7:2])
      6'd0: by_bus_address_7_2_5 = 1'b1; 6'd1: by_bus_address_7_2_5 = 1'b1; 6'd2: by_bus_address_7_2_5 = 1'b1;
      6'd3: by_bus_address_7_2_5 = 1'b1; 6'd4: by_bus_address_7_2_5 = 1'b1; 6'd5: by_bus_address_7_2_5 = 1'b1;
      6'd8: by_bus_address_7_2_5 = 1'b1; 6'd9: by_bus_address_7_2_5 = 1'b1; 6'ha: by_bus_address_7_2_5 = 1'b1;
      6'hb: by_bus_address_7_2_5 = 1'b1; 6'hf: by_bus_address_7_2_5 = 1'b1; 6'h10: by_bus_address_7_2_5 = 1'b1;
      6'h11: by_bus_address_7_2_5 = 1'b1; 6'h12: by_bus_address_7_2_5 = 1'b1; 6'h13: by_bus_address_7_2_5 = 1'b1;
      6'h14: by_bus_address_7_2_5 = 1'b1; 6'h15: by_bus_address_7_2_5 = 1'b1; 6'h16: by_bus_address_7_2_5 = 1'b1;
      6'h17: by_bus_address_7_2_5 = 1'b1;
      default: by_bus_address_7_2_5 = 1'b0;
    endcase

  wire [19:0] read_data_case_22_joined_2 = {db_subtile_control_msaa16_y_byte_2, db_subtile_control_msaa16_x_byte_2,
      db_subtile_control_msaa8_y_byte_1, db_subtile_control_msaa8_x_byte_1, db_subtile_control_msaa4_y_byte_1,
      db_subtile_control_msaa4_x_byte_1, db_subtile_control_msaa2_y_byte_0, db_subtile_control_msaa2_x_byte_0,
      db_subtile_control_msaa1_y_byte_0, db_subtile_control_msaa1_x_byte_0};

  reg [32:0] by_bus_address_7_2_6;
  always @*
    case (bus_address[7:2])
      6'h16: by_bus_address_7_2_6 = {1'b1, {12'd0, read_data_case_22_joined_2}};
      default: by_bus_address_7_2_6 = 33'd0;
    endcase

  reg by_bus_address_7_2_7;
  always @*
    case (bus_address[7:2])
      6'h16: by_bus_address_7_2_7 = 1'b1;
      default: by_bus_address_7_2_7 = 1'b0;
    endcase

  wire found_all = (bus_write ? by_bus_address_7_2_5 : by_bus_address_7_2_read_data_case_0_joined[32]) &
      context_page_280;
  wire found_all_bus_write = (bus_write ? by_bus_address_7_2_4 : by_bus_address_7_2_read_data_case_11_joined[32]) &
      context_page_284;
  wire found_all_by_bus_address_7_2_3 = (bus_write ? by_bus_address_7_2_3 :
      by_bus_address_7_2_read_data_case_1_joined[32]) & context_page_288;
  wire found_all_by_bus_address_7_2_bus_address_7_2 = (bus_write ? by_bus_address_7_2_bus_address_7_2 :
      by_bus_address_7_2[32]) & context_page_28b;
  wire found_any = ((bus_write ? by_bus_address_7_2_7 : by_bus_address_7_2_6[32]) & config_page_98) | found_all |
      found_all_bus_write | found_all_by_bus_address_7_2_3 | ((bus_write ? by_bus_address_7_2_2 :
      by_bus_address_7_2_bus_address[32]) & context_page_28a) | found_all_by_bus_address_7_2_bus_address_7_2;

  wire found = found_any & (~|bus_address[1:0]);
  assign bus_ready = ready;
  assign bus_error = error;
  assign bus_read_data = read_data;
  genvar i;

  for (i = 0; i < 4; i = i + 1) begin : each_db_count_control_perfect_zpass_counts_byte_0_enable_all
    reg [7:0] db_htile_data_base_base_256b_byte_i;
    reg [7:0] db_depth_bounds_min_min_byte_i;
    reg [7:0] db_depth_bounds_max_max_byte_i;
    reg [7:0] db_depth_clear_depth_clear_byte_i;
    reg [7:0] db_z_read_base_base_256b_byte_i;
    reg [7:0] db_stencil_read_base_base_256b_byte_i;
    reg [7:0] db_z_write_base_base_256b_byte_i;
    reg [7:0] db_stencil_write_base_base_256b_byte_i;
    assign db_htile_data_base_base_256b_byte[i*8 +: 8] = db_htile_data_base_base_256b_byte_i;
    assign db_depth_bounds_min_min_byte[i*8 +: 8] = db_depth_bounds_min_min_byte_i;
    assign db_depth_bounds_max_max_byte[i*8 +: 8] = db_depth_bounds_max_max_byte_i;
    assign db_depth_clear_depth_clear_byte[i*8 +: 8] = db_depth_clear_depth_clear_byte_i;
    assign db_z_read_base_base_256b_byte[i*8 +: 8] = db_z_read_base_base_256b_byte_i;
    assign db_stencil_read_base_base_256b_byte[i*8 +: 8] = db_stencil_read_base_base_256b_byte_i;
    assign db_z_write_base_base_256b_byte[i*8 +: 8] = db_z_write_base_base_256b_byte_i;
    assign db_stencil_write_base_base_256b_byte[i*8 +: 8] = db_stencil_write_base_base_256b_byte_i;
    assign db_count_control_perfect_zpass_counts_byte_0_enable_all[i] = write_db_count_control & bus_bytes[i];
    assign db_render_override_force_hiz_enable_byte_0_enable_all[i] = write_db_render_override & bus_bytes[i];
    assign db_eqaa_max_anchor_samples_byte_0_enable_all[i] = write_db_eqaa & bus_bytes[i];

    initial db_htile_data_base_base_256b_byte_i = 8'd0;
    always @(posedge clock) begin
      if (write_db_htile_data_base & bus_bytes[i]) db_htile_data_base_base_256b_byte_i <= bus_data[8*i +: 8];
    end

    initial db_depth_bounds_min_min_byte_i = 8'd0;
    always @(posedge clock) begin
      if (write_db_depth_bounds_min & bus_bytes[i]) db_depth_bounds_min_min_byte_i <= bus_data[8*i +: 8];
    end

    initial db_depth_bounds_max_max_byte_i = 8'd0;
    always @(posedge clock) begin
      if (write_db_depth_bounds_max & bus_bytes[i]) db_depth_bounds_max_max_byte_i <= bus_data[8*i +: 8];
    end

    initial db_depth_clear_depth_clear_byte_i = 8'd0;
    always @(posedge clock) begin
      if (write_db_depth_clear & bus_bytes[i]) db_depth_clear_depth_clear_byte_i <= bus_data[8*i +: 8];
    end

    initial db_z_read_base_base_256b_byte_i = 8'd0;
    always @(posedge clock) begin
      if (write_db_z_read_base & bus_bytes[i]) db_z_read_base_base_256b_byte_i <= bus_data[8*i +: 8];
    end

    initial db_stencil_read_base_base_256b_byte_i = 8'd0;
    always @(posedge clock) begin
      if (write_db_stencil_read_base & bus_bytes[i]) db_stencil_read_base_base_256b_byte_i <= bus_data[8*i +: 8];
    end

    initial db_z_write_base_base_256b_byte_i = 8'd0;
    always @(posedge clock) begin
      if (write_db_z_write_base & bus_bytes[i]) db_z_write_base_base_256b_byte_i <= bus_data[8*i +: 8];
    end

    initial db_stencil_write_base_base_256b_byte_i = 8'd0;
    always @(posedge clock) begin
      if (write_db_stencil_write_base & bus_bytes[i]) db_stencil_write_base_base_256b_byte_i <= bus_data[8*i +: 8];
    end
  end

  initial begin
    db_subtile_control_msaa1_x_byte_0 = 2'd0; db_subtile_control_msaa1_y_byte_0 = 2'd0;
    db_subtile_control_msaa2_x_byte_0 = 2'd0; db_subtile_control_msaa2_y_byte_0 = 2'd0;
  end
  always @(posedge clock) begin
    if (write_db_subtile_control & bus_bytes[0]) begin
      db_subtile_control_msaa1_x_byte_0 <= bus_data[1:0];
      db_subtile_control_msaa1_y_byte_0 <= bus_data[3:2];
      db_subtile_control_msaa2_x_byte_0 <= bus_data[5:4];
      db_subtile_control_msaa2_y_byte_0 <= bus_data[7:6];
    end
  end

  initial begin
    db_subtile_control_msaa4_x_byte_1 = 2'd0; db_subtile_control_msaa4_y_byte_1 = 2'd0;
    db_subtile_control_msaa8_x_byte_1 = 2'd0; db_subtile_control_msaa8_y_byte_1 = 2'd0;
  end
  always @(posedge clock) begin
    if (write_db_subtile_control & bus_bytes[1]) begin
      db_subtile_control_msaa4_x_byte_1 <= bus_data[9:8];
      db_subtile_control_msaa4_y_byte_1 <= bus_data[11:10];
      db_subtile_control_msaa8_x_byte_1 <= bus_data[13:12];
      db_subtile_control_msaa8_y_byte_1 <= bus_data[15:14];
    end
  end

  initial begin
    db_subtile_control_msaa16_x_byte_2 = 2'd0; db_subtile_control_msaa16_y_byte_2 = 2'd0;
  end
  always @(posedge clock) begin
    if (write_db_subtile_control & bus_bytes[2]) begin
      db_subtile_control_msaa16_x_byte_2 <= bus_data[17:16];
      db_subtile_control_msaa16_y_byte_2 <= bus_data[19:18];
    end
  end

  initial begin
    db_render_control_depth_clear_enable_byte_0 = 1'b0; db_render_control_stencil_clear_enable_byte_0 = 1'b0;
    db_render_control_depth_copy_byte_0 = 1'b0; db_render_control_stencil_copy_byte_0 = 1'b0;
    db_render_control_resummarize_enable_byte_0 = 1'b0; db_render_control_stencil_compress_disable_byte_0 = 1'b0;
    db_render_control_depth_compress_disable_byte_0 = 1'b0; db_render_control_copy_centroid_byte_0 = 1'b0;
  end
  always @(posedge clock) begin
    if (write_db_render_control & bus_bytes[0]) begin
      db_render_control_depth_clear_enable_byte_0 <= bus_data[0];
      db_render_control_stencil_clear_enable_byte_0 <= bus_data[1];
      db_render_control_depth_copy_byte_0 <= bus_data[2];
      db_render_control_stencil_copy_byte_0 <= bus_data[3];
      db_render_control_resummarize_enable_byte_0 <= bus_data[4];
      db_render_control_stencil_compress_disable_byte_0 <= bus_data[5];
      db_render_control_depth_compress_disable_byte_0 <= bus_data[6];
      db_render_control_copy_centroid_byte_0 <= bus_data[7];
    end
  end

  initial db_render_control_copy_sample_byte_1 = 4'd0;
  always @(posedge clock) begin
    if (write_db_render_control & bus_bytes[1]) db_render_control_copy_sample_byte_1 <= bus_data[11:8];
  end

  initial begin
    db_count_control_perfect_zpass_counts_byte_0 = 1'b0; db_count_control_sample_rate_byte_0 = 3'd0;
  end
  always @(posedge clock) begin
    if (db_count_control_perfect_zpass_counts_byte_0_enable_all[0]) begin
      db_count_control_perfect_zpass_counts_byte_0 <= bus_data[1];
      db_count_control_sample_rate_byte_0 <= bus_data[6:4];
    end
  end

  initial begin
    db_count_control_zpass_enable_byte_1 = 4'd0; db_count_control_zfail_enable_byte_1 = 4'd0;
  end
  always @(posedge clock) begin
    if (db_count_control_perfect_zpass_counts_byte_0_enable_all[1]) begin
      db_count_control_zpass_enable_byte_1 <= bus_data[11:8];
      db_count_control_zfail_enable_byte_1 <= bus_data[15:12];
    end
  end

  initial begin
    db_count_control_sfail_enable_byte_2 = 4'd0; db_count_control_dbfail_enable_byte_2 = 4'd0;
  end
  always @(posedge clock) begin
    if (db_count_control_perfect_zpass_counts_byte_0_enable_all[2]) begin
      db_count_control_sfail_enable_byte_2 <= bus_data[19:16];
      db_count_control_dbfail_enable_byte_2 <= bus_data[23:20];
    end
  end

  initial begin
    db_count_control_slice_even_enable_byte_3 = 4'd0; db_count_control_slice_odd_enable_byte_3 = 4'd0;
  end
  always @(posedge clock) begin
    if (db_count_control_perfect_zpass_counts_byte_0_enable_all[3]) begin
      db_count_control_slice_even_enable_byte_3 <= bus_data[27:24];
      db_count_control_slice_odd_enable_byte_3 <= bus_data[31:28];
    end
  end

  initial db_depth_view_slice_start_byte_0 = 8'd0;
  always @(posedge clock) begin
    if (write_db_depth_view & bus_bytes[0]) db_depth_view_slice_start_byte_0 <= bus_data[7:0];
  end

  initial begin
    db_depth_view_slice_start_byte_1 = 3'd0; db_depth_view_slice_max_byte_1 = 3'd0;
  end
  always @(posedge clock) begin
    if (write_db_depth_view & bus_bytes[1]) begin
      db_depth_view_slice_start_byte_1 <= bus_data[10:8];
      db_depth_view_slice_max_byte_1 <= bus_data[15:13];
    end
  end

  initial db_depth_view_slice_max_byte_2 = 8'd0;
  always @(posedge clock) begin
    if (write_db_depth_view & bus_bytes[2]) db_depth_view_slice_max_byte_2 <= bus_data[23:16];
  end

  initial begin
    db_depth_view_z_read_only_byte_3 = 1'b0; db_depth_view_stencil_read_only_byte_3 = 1'b0;
  end
  always @(posedge clock) begin
    if (write_db_depth_view & bus_bytes[3]) begin
      db_depth_view_z_read_only_byte_3 <= bus_data[24];
      db_depth_view_stencil_read_only_byte_3 <= bus_data[25];
    end
  end

  initial begin
    db_render_override_force_hiz_enable_byte_0 = 2'd0; db_render_override_force_his_enable0_byte_0 = 2'd0;
    db_render_override_force_his_enable1_byte_0 = 2'd0; db_render_override_force_shader_z_order_byte_0 = 1'b0;
    db_render_override_fast_z_disable_byte_0 = 1'b0;
  end
  always @(posedge clock) begin
    if (db_render_override_force_hiz_enable_byte_0_enable_all[0]) begin
      db_render_override_force_hiz_enable_byte_0 <= bus_data[1:0];
      db_render_override_force_his_enable0_byte_0 <= bus_data[3:2];
      db_render_override_force_his_enable1_byte_0 <= bus_data[5:4];
      db_render_override_force_shader_z_order_byte_0 <= bus_data[6];
      db_render_override_fast_z_disable_byte_0 <= bus_data[7];
    end
  end

  initial begin
    db_render_override_fast_stencil_disable_byte_1 = 1'b0; db_render_override_noop_cull_disable_byte_1 = 1'b0;
    db_render_override_force_color_kill_byte_1 = 1'b0; db_render_override_force_z_read_byte_1 = 1'b0;
    db_render_override_force_stencil_read_byte_1 = 1'b0; db_render_override_force_full_z_range_byte_1 = 2'd0;
    db_render_override_force_qc_smask_conflict_byte_1 = 1'b0;
  end
  always @(posedge clock) begin
    if (db_render_override_force_hiz_enable_byte_0_enable_all[1]) begin
      db_render_override_fast_stencil_disable_byte_1 <= bus_data[8];
      db_render_override_noop_cull_disable_byte_1 <= bus_data[9];
      db_render_override_force_color_kill_byte_1 <= bus_data[10];
      db_render_override_force_z_read_byte_1 <= bus_data[11];
      db_render_override_force_stencil_read_byte_1 <= bus_data[12];
      db_render_override_force_full_z_range_byte_1 <= bus_data[14:13];
      db_render_override_force_qc_smask_conflict_byte_1 <= bus_data[15];
    end
  end

  initial begin
    db_render_override_disable_viewport_clamp_byte_2 = 1'b0; db_render_override_ignore_sc_zrange_byte_2 = 1'b0;
    db_render_override_disable_fully_covered_byte_2 = 1'b0; db_render_override_force_z_limit_summ_byte_2 = 2'd0;
    db_render_override_max_tiles_in_dtt_byte_2 = 3'd0;
  end
  always @(posedge clock) begin
    if (db_render_override_force_hiz_enable_byte_0_enable_all[2]) begin
      db_render_override_disable_viewport_clamp_byte_2 <= bus_data[16];
      db_render_override_ignore_sc_zrange_byte_2 <= bus_data[17];
      db_render_override_disable_fully_covered_byte_2 <= bus_data[18];
      db_render_override_force_z_limit_summ_byte_2 <= bus_data[20:19];
      db_render_override_max_tiles_in_dtt_byte_2 <= bus_data[23:21];
    end
  end

  initial begin
    db_render_override_max_tiles_in_dtt_byte_3 = 2'd0; db_render_override_disable_tile_rate_tiles_byte_3 = 1'b0;
    db_render_override_force_z_dirty_byte_3 = 1'b0; db_render_override_force_stencil_dirty_byte_3 = 1'b0;
    db_render_override_force_z_valid_byte_3 = 1'b0; db_render_override_force_stencil_valid_byte_3 = 1'b0;
    db_render_override_preserve_compression_byte_3 = 1'b0;
  end
  always @(posedge clock) begin
    if (db_render_override_force_hiz_enable_byte_0_enable_all[3]) begin
      db_render_override_max_tiles_in_dtt_byte_3 <= bus_data[25:24];
      db_render_override_disable_tile_rate_tiles_byte_3 <= bus_data[26];
      db_render_override_force_z_dirty_byte_3 <= bus_data[27];
      db_render_override_force_stencil_dirty_byte_3 <= bus_data[28];
      db_render_override_force_z_valid_byte_3 <= bus_data[29];
      db_render_override_force_stencil_valid_byte_3 <= bus_data[30];
      db_render_override_preserve_compression_byte_3 <= bus_data[31];
    end
  end

  initial begin
    db_render_override2_partial_squad_launch_control_byte_0 = 2'd0;
    db_render_override2_partial_squad_launch_countdown_byte_0 = 3'd0;
    db_render_override2_disable_zmask_expclear_optimization_byte_0 = 1'b0;
    db_render_override2_disable_smem_expclear_optimization_byte_0 = 1'b0;
    db_render_override2_disable_color_on_validation_byte_0 = 1'b0;
  end
  always @(posedge clock) begin
    if (write_db_render_override2 & bus_bytes[0]) begin
      db_render_override2_partial_squad_launch_control_byte_0 <= bus_data[1:0];
      db_render_override2_partial_squad_launch_countdown_byte_0 <= bus_data[4:2];
      db_render_override2_disable_zmask_expclear_optimization_byte_0 <= bus_data[5];
      db_render_override2_disable_smem_expclear_optimization_byte_0 <= bus_data[6];
      db_render_override2_disable_color_on_validation_byte_0 <= bus_data[7];
    end
  end

  initial begin
    db_render_override2_decompress_z_on_flush_byte_1 = 1'b0; db_render_override2_disable_reg_snoop_byte_1 = 1'b0;
    db_render_override2_depth_bounds_hier_depth_disable_byte_1 = 1'b0;
  end
  always @(posedge clock) begin
    if (write_db_render_override2 & bus_bytes[1]) begin
      db_render_override2_decompress_z_on_flush_byte_1 <= bus_data[8];
      db_render_override2_disable_reg_snoop_byte_1 <= bus_data[9];
      db_render_override2_depth_bounds_hier_depth_disable_byte_1 <= bus_data[10];
    end
  end

  initial begin
    db_render_override2_preserve_zrange_byte_2 = 1'b0; db_render_override2_preserve_sresults_byte_2 = 1'b0;
    db_render_override2_disable_fast_pass_byte_2 = 1'b0;
  end
  always @(posedge clock) begin
    if (write_db_render_override2 & bus_bytes[2]) begin
      db_render_override2_preserve_zrange_byte_2 <= bus_data[21];
      db_render_override2_preserve_sresults_byte_2 <= bus_data[22];
      db_render_override2_disable_fast_pass_byte_2 <= bus_data[23];
    end
  end

  initial db_stencil_clear_clear_byte_0 = 8'd0;
  always @(posedge clock) begin
    if (write_db_stencil_clear & bus_bytes[0]) db_stencil_clear_clear_byte_0 <= bus_data[7:0];
  end

  initial begin
    db_depth_info_addr5_swizzle_mask_byte_0 = 4'd0; db_depth_info_array_mode_byte_0 = 4'd0;
  end
  always @(posedge clock) begin
    if (write_db_depth_info & bus_bytes[0]) begin
      db_depth_info_addr5_swizzle_mask_byte_0 <= bus_data[3:0];
      db_depth_info_array_mode_byte_0 <= bus_data[7:4];
    end
  end

  initial begin
    db_depth_info_pipe_config_byte_1 = 5'd0; db_depth_info_bank_width_byte_1 = 2'd0;
    db_depth_info_bank_height_byte_1 = 1'b0;
  end
  always @(posedge clock) begin
    if (write_db_depth_info & bus_bytes[1]) begin
      db_depth_info_pipe_config_byte_1 <= bus_data[12:8];
      db_depth_info_bank_width_byte_1 <= bus_data[14:13];
      db_depth_info_bank_height_byte_1 <= bus_data[15];
    end
  end

  initial begin
    db_depth_info_bank_height_byte_2 = 1'b0; db_depth_info_macro_tile_aspect_byte_2 = 2'd0;
    db_depth_info_num_banks_byte_2 = 2'd0;
  end
  always @(posedge clock) begin
    if (write_db_depth_info & bus_bytes[2]) begin
      db_depth_info_bank_height_byte_2 <= bus_data[16];
      db_depth_info_macro_tile_aspect_byte_2 <= bus_data[18:17];
      db_depth_info_num_banks_byte_2 <= bus_data[20:19];
    end
  end

  initial begin
    db_z_info_format_byte_0 = 2'd0; db_z_info_num_samples_byte_0 = 2'd0;
  end
  always @(posedge clock) begin
    if (write_db_z_info & bus_bytes[0]) begin
      db_z_info_format_byte_0 <= bus_data[1:0];
      db_z_info_num_samples_byte_0 <= bus_data[3:2];
    end
  end

  initial db_z_info_tile_split_byte_1 = 3'd0;
  always @(posedge clock) begin
    if (write_db_z_info & bus_bytes[1]) db_z_info_tile_split_byte_1 <= bus_data[15:13];
  end

  initial begin
    db_z_info_allow_expclear_byte_3 = 1'b0; db_z_info_read_size_byte_3 = 1'b0;
    db_z_info_tile_surface_enable_byte_3 = 1'b0; db_z_info_zrange_precision_byte_3 = 1'b0;
  end
  always @(posedge clock) begin
    if (write_db_z_info & bus_bytes[3]) begin
      db_z_info_allow_expclear_byte_3 <= bus_data[27];
      db_z_info_read_size_byte_3 <= bus_data[28];
      db_z_info_tile_surface_enable_byte_3 <= bus_data[29];
      db_z_info_zrange_precision_byte_3 <= bus_data[31];
    end
  end

  initial db_stencil_info_format_byte_0 = 1'b0;
  always @(posedge clock) begin
    if (write_db_stencil_info & bus_bytes[0]) db_stencil_info_format_byte_0 <= bus_data[0];
  end

  initial db_stencil_info_tile_split_byte_1 = 3'd0;
  always @(posedge clock) begin
    if (write_db_stencil_info & bus_bytes[1]) db_stencil_info_tile_split_byte_1 <= bus_data[15:13];
  end

  initial begin
    db_stencil_info_allow_expclear_byte_3 = 1'b0; db_stencil_info_tile_stencil_disable_byte_3 = 1'b0;
  end
  always @(posedge clock) begin
    if (write_db_stencil_info & bus_bytes[3]) begin
      db_stencil_info_allow_expclear_byte_3 <= bus_data[27];
      db_stencil_info_tile_stencil_disable_byte_3 <= bus_data[29];
    end
  end

  initial db_depth_size_pitch_tile_max_byte_0 = 8'd0;
  always @(posedge clock) begin
    if (write_db_depth_size & bus_bytes[0]) db_depth_size_pitch_tile_max_byte_0 <= bus_data[7:0];
  end

  initial begin
    db_depth_size_pitch_tile_max_byte_1 = 3'd0; db_depth_size_height_tile_max_byte_1 = 5'd0;
  end
  always @(posedge clock) begin
    if (write_db_depth_size & bus_bytes[1]) begin
      db_depth_size_pitch_tile_max_byte_1 <= bus_data[10:8];
      db_depth_size_height_tile_max_byte_1 <= bus_data[15:11];
    end
  end

  initial db_depth_size_height_tile_max_byte_2 = 6'd0;
  always @(posedge clock) begin
    if (write_db_depth_size & bus_bytes[2]) db_depth_size_height_tile_max_byte_2 <= bus_data[21:16];
  end

  initial db_depth_slice_slice_tile_max_byte_0 = 8'd0;
  always @(posedge clock) begin
    if (write_db_depth_slice & bus_bytes[0]) db_depth_slice_slice_tile_max_byte_0 <= bus_data[7:0];
  end

  initial db_depth_slice_slice_tile_max_byte_1 = 8'd0;
  always @(posedge clock) begin
    if (write_db_depth_slice & bus_bytes[1]) db_depth_slice_slice_tile_max_byte_1 <= bus_data[15:8];
  end

  initial db_depth_slice_slice_tile_max_byte_2 = 6'd0;
  always @(posedge clock) begin
    if (write_db_depth_slice & bus_bytes[2]) db_depth_slice_slice_tile_max_byte_2 <= bus_data[21:16];
  end

  initial begin
    db_stencil_control_stencilfail_byte_0 = 4'd0; db_stencil_control_stencilzpass_byte_0 = 4'd0;
  end
  always @(posedge clock) begin
    if (write_db_stencil_control & bus_bytes[0]) begin
      db_stencil_control_stencilfail_byte_0 <= bus_data[3:0];
      db_stencil_control_stencilzpass_byte_0 <= bus_data[7:4];
    end
  end

  initial begin
    db_stencil_control_stencilzfail_byte_1 = 4'd0; db_stencil_control_stencilfail_bf_byte_1 = 4'd0;
  end
  always @(posedge clock) begin
    if (write_db_stencil_control & bus_bytes[1]) begin
      db_stencil_control_stencilzfail_byte_1 <= bus_data[11:8];
      db_stencil_control_stencilfail_bf_byte_1 <= bus_data[15:12];
    end
  end

  initial begin
    db_stencil_control_stencilzpass_bf_byte_2 = 4'd0; db_stencil_control_stencilzfail_bf_byte_2 = 4'd0;
  end
  always @(posedge clock) begin
    if (write_db_stencil_control & bus_bytes[2]) begin
      db_stencil_control_stencilzpass_bf_byte_2 <= bus_data[19:16];
      db_stencil_control_stencilzfail_bf_byte_2 <= bus_data[23:20];
    end
  end

  initial db_stencilrefmask_stenciltestval_byte_0 = 8'd0;
  always @(posedge clock) begin
    if (write_db_stencilrefmask & bus_bytes[0]) db_stencilrefmask_stenciltestval_byte_0 <= bus_data[7:0];
  end

  initial db_stencilrefmask_stencilmask_byte_1 = 8'd0;
  always @(posedge clock) begin
    if (write_db_stencilrefmask & bus_bytes[1]) db_stencilrefmask_stencilmask_byte_1 <= bus_data[15:8];
  end

  initial db_stencilrefmask_stencilwritemask_byte_2 = 8'd0;
  always @(posedge clock) begin
    if (write_db_stencilrefmask & bus_bytes[2]) db_stencilrefmask_stencilwritemask_byte_2 <= bus_data[23:16];
  end

  initial db_stencilrefmask_stencilopval_byte_3 = 8'd0;
  always @(posedge clock) begin
    if (write_db_stencilrefmask & bus_bytes[3]) db_stencilrefmask_stencilopval_byte_3 <= bus_data[31:24];
  end

  initial db_stencilrefmask_bf_stenciltestval_bf_byte_0 = 8'd0;
  always @(posedge clock) begin
    if (write_db_stencilrefmask_bf & bus_bytes[0]) db_stencilrefmask_bf_stenciltestval_bf_byte_0 <= bus_data[7:0];
  end

  initial db_stencilrefmask_bf_stencilmask_bf_byte_1 = 8'd0;
  always @(posedge clock) begin
    if (write_db_stencilrefmask_bf & bus_bytes[1]) db_stencilrefmask_bf_stencilmask_bf_byte_1 <= bus_data[15:8];
  end

  initial db_stencilrefmask_bf_stencilwritemask_bf_byte_2 = 8'd0;
  always @(posedge clock) begin
    if (write_db_stencilrefmask_bf & bus_bytes[2]) db_stencilrefmask_bf_stencilwritemask_bf_byte_2 <= bus_data[23:16];
  end

  initial db_stencilrefmask_bf_stencilopval_bf_byte_3 = 8'd0;
  always @(posedge clock) begin
    if (write_db_stencilrefmask_bf & bus_bytes[3]) db_stencilrefmask_bf_stencilopval_bf_byte_3 <= bus_data[31:24];
  end

  initial begin
    db_depth_control_stencil_enable_byte_0 = 1'b0; db_depth_control_z_enable_byte_0 = 1'b0;
    db_depth_control_z_write_enable_byte_0 = 1'b0; db_depth_control_depth_bounds_enable_byte_0 = 1'b0;
    db_depth_control_zfunc_byte_0 = 3'd0; db_depth_control_backface_enable_byte_0 = 1'b0;
  end
  always @(posedge clock) begin
    if (write_db_depth_control & bus_bytes[0]) begin
      db_depth_control_stencil_enable_byte_0 <= bus_data[0];
      db_depth_control_z_enable_byte_0 <= bus_data[1];
      db_depth_control_z_write_enable_byte_0 <= bus_data[2];
      db_depth_control_depth_bounds_enable_byte_0 <= bus_data[3];
      db_depth_control_zfunc_byte_0 <= bus_data[6:4];
      db_depth_control_backface_enable_byte_0 <= bus_data[7];
    end
  end

  initial db_depth_control_stencilfunc_byte_1 = 3'd0;
  always @(posedge clock) begin
    if (write_db_depth_control & bus_bytes[1]) db_depth_control_stencilfunc_byte_1 <= bus_data[10:8];
  end

  initial db_depth_control_stencilfunc_bf_byte_2 = 3'd0;
  always @(posedge clock) begin
    if (write_db_depth_control & bus_bytes[2]) db_depth_control_stencilfunc_bf_byte_2 <= bus_data[22:20];
  end

  initial begin
    db_depth_control_enable_color_writes_on_depth_fail_byte_3 = 1'b0;
    db_depth_control_disable_color_writes_on_depth_pass_byte_3 = 1'b0;
  end
  always @(posedge clock) begin
    if (write_db_depth_control & bus_bytes[3]) begin
      db_depth_control_enable_color_writes_on_depth_fail_byte_3 <= bus_data[30];
      db_depth_control_disable_color_writes_on_depth_pass_byte_3 <= bus_data[31];
    end
  end

  initial begin
    db_eqaa_max_anchor_samples_byte_0 = 3'd0; db_eqaa_ps_iter_samples_byte_0 = 3'd0;
  end
  always @(posedge clock) begin
    if (db_eqaa_max_anchor_samples_byte_0_enable_all[0]) begin
      db_eqaa_max_anchor_samples_byte_0 <= bus_data[2:0];
      db_eqaa_ps_iter_samples_byte_0 <= bus_data[6:4];
    end
  end

  initial begin
    db_eqaa_mask_export_num_samples_byte_1 = 3'd0; db_eqaa_alpha_to_mask_num_samples_byte_1 = 3'd0;
  end
  always @(posedge clock) begin
    if (db_eqaa_max_anchor_samples_byte_0_enable_all[1]) begin
      db_eqaa_mask_export_num_samples_byte_1 <= bus_data[10:8];
      db_eqaa_alpha_to_mask_num_samples_byte_1 <= bus_data[14:12];
    end
  end

  initial begin
    db_eqaa_high_quality_intersections_byte_2 = 1'b0; db_eqaa_incoherent_eqaa_reads_byte_2 = 1'b0;
    db_eqaa_interpolate_comp_z_byte_2 = 1'b0; db_eqaa_interpolate_src_z_byte_2 = 1'b0;
    db_eqaa_static_anchor_associations_byte_2 = 1'b0; db_eqaa_alpha_to_mask_eqaa_disable_byte_2 = 1'b0;
  end
  always @(posedge clock) begin
    if (db_eqaa_max_anchor_samples_byte_0_enable_all[2]) begin
      db_eqaa_high_quality_intersections_byte_2 <= bus_data[16];
      db_eqaa_incoherent_eqaa_reads_byte_2 <= bus_data[17];
      db_eqaa_interpolate_comp_z_byte_2 <= bus_data[18];
      db_eqaa_interpolate_src_z_byte_2 <= bus_data[19];
      db_eqaa_static_anchor_associations_byte_2 <= bus_data[20];
      db_eqaa_alpha_to_mask_eqaa_disable_byte_2 <= bus_data[21];
    end
  end

  initial begin
    db_eqaa_overrasterization_amount_byte_3 = 3'd0; db_eqaa_enable_postz_overrasterization_byte_3 = 1'b0;
  end
  always @(posedge clock) begin
    if (db_eqaa_max_anchor_samples_byte_0_enable_all[3]) begin
      db_eqaa_overrasterization_amount_byte_3 <= bus_data[26:24];
      db_eqaa_enable_postz_overrasterization_byte_3 <= bus_data[27];
    end
  end

  initial begin
    db_shader_control_z_export_enable_byte_0 = 1'b0; db_shader_control_stencil_test_val_export_enable_byte_0 = 1'b0;
    db_shader_control_stencil_op_val_export_enable_byte_0 = 1'b0; db_shader_control_z_order_byte_0 = 2'd0;
    db_shader_control_kill_enable_byte_0 = 1'b0; db_shader_control_coverage_to_mask_enable_byte_0 = 1'b0;
  end
  always @(posedge clock) begin
    if (write_db_shader_control & bus_bytes[0]) begin
      db_shader_control_z_export_enable_byte_0 <= bus_data[0];
      db_shader_control_stencil_test_val_export_enable_byte_0 <= bus_data[1];
      db_shader_control_stencil_op_val_export_enable_byte_0 <= bus_data[2];
      db_shader_control_z_order_byte_0 <= bus_data[5:4];
      db_shader_control_kill_enable_byte_0 <= bus_data[6];
      db_shader_control_coverage_to_mask_enable_byte_0 <= bus_data[7];
    end
  end

  initial begin
    db_shader_control_mask_export_enable_byte_1 = 1'b0; db_shader_control_exec_on_hier_fail_byte_1 = 1'b0;
    db_shader_control_exec_on_noop_byte_1 = 1'b0; db_shader_control_alpha_to_mask_disable_byte_1 = 1'b0;
    db_shader_control_depth_before_shader_byte_1 = 1'b0; db_shader_control_conservative_z_export_byte_1 = 2'd0;
  end
  always @(posedge clock) begin
    if (write_db_shader_control & bus_bytes[1]) begin
      db_shader_control_mask_export_enable_byte_1 <= bus_data[8];
      db_shader_control_exec_on_hier_fail_byte_1 <= bus_data[9];
      db_shader_control_exec_on_noop_byte_1 <= bus_data[10];
      db_shader_control_alpha_to_mask_disable_byte_1 <= bus_data[11];
      db_shader_control_depth_before_shader_byte_1 <= bus_data[12];
      db_shader_control_conservative_z_export_byte_1 <= bus_data[14:13];
    end
  end

  initial begin
    db_htile_surface_linear_byte_0 = 1'b0; db_htile_surface_full_cache_byte_0 = 1'b0;
    db_htile_surface_htile_uses_preload_win_byte_0 = 1'b0; db_htile_surface_preload_byte_0 = 1'b0;
    db_htile_surface_prefetch_width_byte_0 = 4'd0;
  end
  always @(posedge clock) begin
    if (write_db_htile_surface & bus_bytes[0]) begin
      db_htile_surface_linear_byte_0 <= bus_data[0];
      db_htile_surface_full_cache_byte_0 <= bus_data[1];
      db_htile_surface_htile_uses_preload_win_byte_0 <= bus_data[2];
      db_htile_surface_preload_byte_0 <= bus_data[3];
      db_htile_surface_prefetch_width_byte_0 <= bus_data[7:4];
    end
  end

  initial begin
    db_htile_surface_prefetch_width_byte_1 = 2'd0; db_htile_surface_prefetch_height_byte_1 = 6'd0;
  end
  always @(posedge clock) begin
    if (write_db_htile_surface & bus_bytes[1]) begin
      db_htile_surface_prefetch_width_byte_1 <= bus_data[9:8];
      db_htile_surface_prefetch_height_byte_1 <= bus_data[15:10];
    end
  end

  initial db_htile_surface_dst_outside_zero_to_one_byte_2 = 1'b0;
  always @(posedge clock) begin
    if (write_db_htile_surface & bus_bytes[2]) db_htile_surface_dst_outside_zero_to_one_byte_2 <= bus_data[16];
  end

  initial begin
    db_sresults_compare_state0_comparefunc0_byte_0 = 3'd0; db_sresults_compare_state0_comparevalue0_byte_0 = 4'd0;
  end
  always @(posedge clock) begin
    if (write_db_sresults_compare_state0 & bus_bytes[0]) begin
      db_sresults_compare_state0_comparefunc0_byte_0 <= bus_data[2:0];
      db_sresults_compare_state0_comparevalue0_byte_0 <= bus_data[7:4];
    end
  end

  initial begin
    db_sresults_compare_state0_comparevalue0_byte_1 = 4'd0; db_sresults_compare_state0_comparemask0_byte_1 = 4'd0;
  end
  always @(posedge clock) begin
    if (write_db_sresults_compare_state0 & bus_bytes[1]) begin
      db_sresults_compare_state0_comparevalue0_byte_1 <= bus_data[11:8];
      db_sresults_compare_state0_comparemask0_byte_1 <= bus_data[15:12];
    end
  end

  initial db_sresults_compare_state0_comparemask0_byte_2 = 4'd0;
  always @(posedge clock) begin
    if (write_db_sresults_compare_state0 & bus_bytes[2]) begin
      db_sresults_compare_state0_comparemask0_byte_2 <= bus_data[19:16];
    end
  end

  initial db_sresults_compare_state0_enable0_byte_3 = 1'b0;
  always @(posedge clock) begin
    if (write_db_sresults_compare_state0 & bus_bytes[3]) db_sresults_compare_state0_enable0_byte_3 <= bus_data[24];
  end

  initial begin
    db_sresults_compare_state1_comparefunc1_byte_0 = 3'd0; db_sresults_compare_state1_comparevalue1_byte_0 = 4'd0;
  end
  always @(posedge clock) begin
    if (write_db_sresults_compare_state1 & bus_bytes[0]) begin
      db_sresults_compare_state1_comparefunc1_byte_0 <= bus_data[2:0];
      db_sresults_compare_state1_comparevalue1_byte_0 <= bus_data[7:4];
    end
  end

  initial begin
    db_sresults_compare_state1_comparevalue1_byte_1 = 4'd0; db_sresults_compare_state1_comparemask1_byte_1 = 4'd0;
  end
  always @(posedge clock) begin
    if (write_db_sresults_compare_state1 & bus_bytes[1]) begin
      db_sresults_compare_state1_comparevalue1_byte_1 <= bus_data[11:8];
      db_sresults_compare_state1_comparemask1_byte_1 <= bus_data[15:12];
    end
  end

  initial db_sresults_compare_state1_comparemask1_byte_2 = 4'd0;
  always @(posedge clock) begin
    if (write_db_sresults_compare_state1 & bus_bytes[2]) begin
      db_sresults_compare_state1_comparemask1_byte_2 <= bus_data[19:16];
    end
  end

  initial db_sresults_compare_state1_enable1_byte_3 = 1'b0;
  always @(posedge clock) begin
    if (write_db_sresults_compare_state1 & bus_bytes[3]) db_sresults_compare_state1_enable1_byte_3 <= bus_data[24];
  end

  initial db_preload_control_start_x_byte_0 = 8'd0;
  always @(posedge clock) begin
    if (write_db_preload_control & bus_bytes[0]) db_preload_control_start_x_byte_0 <= bus_data[7:0];
  end

  initial db_preload_control_start_y_byte_1 = 8'd0;
  always @(posedge clock) begin
    if (write_db_preload_control & bus_bytes[1]) db_preload_control_start_y_byte_1 <= bus_data[15:8];
  end

  initial db_preload_control_max_x_byte_2 = 8'd0;
  always @(posedge clock) begin
    if (write_db_preload_control & bus_bytes[2]) db_preload_control_max_x_byte_2 <= bus_data[23:16];
  end

  initial db_preload_control_max_y_byte_3 = 8'd0;
  always @(posedge clock) begin
    if (write_db_preload_control & bus_bytes[3]) db_preload_control_max_y_byte_3 <= bus_data[31:24];
  end

  initial db_alpha_to_mask_alpha_to_mask_enable_byte_0 = 1'b0;
  always @(posedge clock) begin
    if (write_db_alpha_to_mask & bus_bytes[0]) db_alpha_to_mask_alpha_to_mask_enable_byte_0 <= bus_data[0];
  end

  initial begin
    db_alpha_to_mask_alpha_to_mask_offset0_byte_1 = 2'd0; db_alpha_to_mask_alpha_to_mask_offset1_byte_1 = 2'd0;
    db_alpha_to_mask_alpha_to_mask_offset2_byte_1 = 2'd0; db_alpha_to_mask_alpha_to_mask_offset3_byte_1 = 2'd0;
  end
  always @(posedge clock) begin
    if (write_db_alpha_to_mask & bus_bytes[1]) begin
      db_alpha_to_mask_alpha_to_mask_offset0_byte_1 <= bus_data[9:8];
      db_alpha_to_mask_alpha_to_mask_offset1_byte_1 <= bus_data[11:10];
      db_alpha_to_mask_alpha_to_mask_offset2_byte_1 <= bus_data[13:12];
      db_alpha_to_mask_alpha_to_mask_offset3_byte_1 <= bus_data[15:14];
    end
  end

  initial db_alpha_to_mask_offset_round_byte_2 = 1'b0;
  always @(posedge clock) begin
    if (write_db_alpha_to_mask & bus_bytes[2]) db_alpha_to_mask_offset_round_byte_2 <= bus_data[16];
  end

  wire [31:0] read_data_next_any = (by_bus_address_7_2_6[31:0] & {32{config_page_98}}) |
      (by_bus_address_7_2_read_data_case_0_joined[31:0] & {32{context_page_280}}) |
      (by_bus_address_7_2_read_data_case_11_joined[31:0] & {32{context_page_284}}) |
      (by_bus_address_7_2_read_data_case_1_joined[31:0] & {32{context_page_288}}) |
      (by_bus_address_7_2_bus_address[31:0] & {32{context_page_28a}}) | (by_bus_address_7_2[31:0] &
      {32{context_page_28b}});

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
