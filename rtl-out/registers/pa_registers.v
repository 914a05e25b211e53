// pa_registers: generator of hdl/src/registers/register_block.rs
// Written by Tombolo; change the source.
// SPDX-License-Identifier: MIT OR Apache-2.0

`default_nettype none

module pa_registers (
  input wire clock,
  input wire bus_valid,
  input wire bus_write,
  input wire [17:0] bus_address,
  input wire [31:0] bus_data,
  input wire [3:0] bus_bytes,
  output wire bus_ready,
  output wire bus_error,
  output wire [31:0] bus_read_data,
  input wire pa_cl_cntl_status_cl_busy,
  output wire pa_cl_enhance_clip_vtx_reorder_ena,
  output wire [1:0] pa_cl_enhance_num_clip_seq,
  output wire pa_cl_enhance_clipped_prim_seq_stall,
  output wire pa_cl_enhance_ve_nan_proc_disable,
  input wire pa_su_cntl_status_su_busy,
  output wire pa_sc_enhance_enable_pa_sc_out_of_order,
  output wire pa_sc_enhance_disable_sc_db_tile_fix,
  output wire pa_sc_enhance_disable_aa_mask_full_fix,
  output wire pa_sc_enhance_enable_1xmsaa_sample_locations,
  output wire pa_sc_enhance_enable_1xmsaa_sample_loc_centroid,
  output wire pa_sc_enhance_disable_scissor_fix,
  output wire [1:0] pa_sc_enhance_disable_pw_bubble_collapse,
  output wire pa_sc_enhance_send_unlit_stiles_to_packer,
  output wire pa_sc_enhance_disable_dualgrad_perf_optimization,
  output wire pa_sc_enhance_disable_sc_process_reset_prim,
  output wire pa_sc_enhance_disable_sc_process_reset_supertile,
  output wire pa_sc_enhance_disable_sc_process_reset_tile,
  output wire pa_sc_enhance_disable_pa_sc_guidance,
  output wire pa_sc_enhance_disable_eov_all_ctrl_only_combinations,
  output wire pa_sc_enhance_enable_multicycle_bubble_freeze,
  output wire pa_sc_enhance_disable_out_of_order_pa_sc_guidance,
  output wire [15:0] pa_sc_screen_scissor_tl_tl_x,
  output wire [15:0] pa_sc_screen_scissor_tl_tl_y,
  output wire [15:0] pa_sc_screen_scissor_br_br_x,
  output wire [15:0] pa_sc_screen_scissor_br_br_y,
  output wire [15:0] pa_sc_window_offset_window_x_offset,
  output wire [15:0] pa_sc_window_offset_window_y_offset,
  output wire [14:0] pa_sc_window_scissor_tl_tl_x,
  output wire [14:0] pa_sc_window_scissor_tl_tl_y,
  output wire pa_sc_window_scissor_tl_window_offset_disable,
  output wire [14:0] pa_sc_window_scissor_br_br_x,
  output wire [14:0] pa_sc_window_scissor_br_br_y,
  output wire [15:0] pa_sc_cliprect_rule_clip_rule,
  output wire [14:0] pa_sc_cliprect_tl_tl_x_0,
  output wire [14:0] pa_sc_cliprect_tl_tl_y_0,
  output wire [14:0] pa_sc_cliprect_br_br_x_0,
  output wire [14:0] pa_sc_cliprect_br_br_y_0,
  output wire [14:0] pa_sc_cliprect_tl_tl_x_1,
  output wire [14:0] pa_sc_cliprect_tl_tl_y_1,
  output wire [14:0] pa_sc_cliprect_br_br_x_1,
  output wire [14:0] pa_sc_cliprect_br_br_y_1,
  output wire [14:0] pa_sc_cliprect_tl_tl_x_2,
  output wire [14:0] pa_sc_cliprect_tl_tl_y_2,
  output wire [14:0] pa_sc_cliprect_br_br_x_2,
  output wire [14:0] pa_sc_cliprect_br_br_y_2,
  output wire [14:0] pa_sc_cliprect_tl_tl_x_3,
  output wire [14:0] pa_sc_cliprect_tl_tl_y_3,
  output wire [14:0] pa_sc_cliprect_br_br_x_3,
  output wire [14:0] pa_sc_cliprect_br_br_y_3,
  output wire [3:0] pa_sc_edgerule_er_tri,
  output wire [3:0] pa_sc_edgerule_er_point,
  output wire [3:0] pa_sc_edgerule_er_rect,
  output wire [5:0] pa_sc_edgerule_er_line_lr,
  output wire [5:0] pa_sc_edgerule_er_line_rl,
  output wire [3:0] pa_sc_edgerule_er_line_tb,
  output wire [3:0] pa_sc_edgerule_er_line_bt,
  output wire [8:0] pa_su_hardware_screen_offset_hw_screen_offset_x,
  output wire [8:0] pa_su_hardware_screen_offset_hw_screen_offset_y,
  output wire [14:0] pa_sc_generic_scissor_tl_tl_x,
  output wire [14:0] pa_sc_generic_scissor_tl_tl_y,
  output wire pa_sc_generic_scissor_tl_window_offset_disable,
  output wire [14:0] pa_sc_generic_scissor_br_br_x,
  output wire [14:0] pa_sc_generic_scissor_br_br_y,
  output wire [14:0] pa_sc_vport_scissor_tl_tl_x_0,
  output wire [14:0] pa_sc_vport_scissor_tl_tl_y_0,
  output wire pa_sc_vport_scissor_tl_window_offset_disable_0,
  output wire [14:0] pa_sc_vport_scissor_br_br_x_0,
  output wire [14:0] pa_sc_vport_scissor_br_br_y_0,
  output wire [14:0] pa_sc_vport_scissor_tl_tl_x_1,
  output wire [14:0] pa_sc_vport_scissor_tl_tl_y_1,
  output wire pa_sc_vport_scissor_tl_window_offset_disable_1,
  output wire [14:0] pa_sc_vport_scissor_br_br_x_1,
  output wire [14:0] pa_sc_vport_scissor_br_br_y_1,
  output wire [14:0] pa_sc_vport_scissor_tl_tl_x_2,
  output wire [14:0] pa_sc_vport_scissor_tl_tl_y_2,
  output wire pa_sc_vport_scissor_tl_window_offset_disable_2,
  output wire [14:0] pa_sc_vport_scissor_br_br_x_2,
  output wire [14:0] pa_sc_vport_scissor_br_br_y_2,
  output wire [14:0] pa_sc_vport_scissor_tl_tl_x_3,
  output wire [14:0] pa_sc_vport_scissor_tl_tl_y_3,
  output wire pa_sc_vport_scissor_tl_window_offset_disable_3,
  output wire [14:0] pa_sc_vport_scissor_br_br_x_3,
  output wire [14:0] pa_sc_vport_scissor_br_br_y_3,
  output wire [14:0] pa_sc_vport_scissor_tl_tl_x_4,
  output wire [14:0] pa_sc_vport_scissor_tl_tl_y_4,
  output wire pa_sc_vport_scissor_tl_window_offset_disable_4,
  output wire [14:0] pa_sc_vport_scissor_br_br_x_4,
  output wire [14:0] pa_sc_vport_scissor_br_br_y_4,
  output wire [14:0] pa_sc_vport_scissor_tl_tl_x_5,
  output wire [14:0] pa_sc_vport_scissor_tl_tl_y_5,
  output wire pa_sc_vport_scissor_tl_window_offset_disable_5,
  output wire [14:0] pa_sc_vport_scissor_br_br_x_5,
  output wire [14:0] pa_sc_vport_scissor_br_br_y_5,
  output wire [14:0] pa_sc_vport_scissor_tl_tl_x_6,
  output wire [14:0] pa_sc_vport_scissor_tl_tl_y_6,
  output wire pa_sc_vport_scissor_tl_window_offset_disable_6,
  output wire [14:0] pa_sc_vport_scissor_br_br_x_6,
  output wire [14:0] pa_sc_vport_scissor_br_br_y_6,
  output wire [14:0] pa_sc_vport_scissor_tl_tl_x_7,
  output wire [14:0] pa_sc_vport_scissor_tl_tl_y_7,
  output wire pa_sc_vport_scissor_tl_window_offset_disable_7,
  output wire [14:0] pa_sc_vport_scissor_br_br_x_7,
  output wire [14:0] pa_sc_vport_scissor_br_br_y_7,
  output wire [14:0] pa_sc_vport_scissor_tl_tl_x_8,
  output wire [14:0] pa_sc_vport_scissor_tl_tl_y_8,
  output wire pa_sc_vport_scissor_tl_window_offset_disable_8,
  output wire [14:0] pa_sc_vport_scissor_br_br_x_8,
  output wire [14:0] pa_sc_vport_scissor_br_br_y_8,
  output wire [14:0] pa_sc_vport_scissor_tl_tl_x_9,
  output wire [14:0] pa_sc_vport_scissor_tl_tl_y_9,
  output wire pa_sc_vport_scissor_tl_window_offset_disable_9,
  output wire [14:0] pa_sc_vport_scissor_br_br_x_9,
  output wire [14:0] pa_sc_vport_scissor_br_br_y_9,
  output wire [14:0] pa_sc_vport_scissor_tl_tl_x_10,
  output wire [14:0] pa_sc_vport_scissor_tl_tl_y_10,
  output wire pa_sc_vport_scissor_tl_window_offset_disable_10,
  output wire [14:0] pa_sc_vport_scissor_br_br_x_10,
  output wire [14:0] pa_sc_vport_scissor_br_br_y_10,
  output wire [14:0] pa_sc_vport_scissor_tl_tl_x_11,
  output wire [14:0] pa_sc_vport_scissor_tl_tl_y_11,
  output wire pa_sc_vport_scissor_tl_window_offset_disable_11,
  output wire [14:0] pa_sc_vport_scissor_br_br_x_11,
  output wire [14:0] pa_sc_vport_scissor_br_br_y_11,
  output wire [14:0] pa_sc_vport_scissor_tl_tl_x_12,
  output wire [14:0] pa_sc_vport_scissor_tl_tl_y_12,
  output wire pa_sc_vport_scissor_tl_window_offset_disable_12,
  output wire [14:0] pa_sc_vport_scissor_br_br_x_12,
  output wire [14:0] pa_sc_vport_scissor_br_br_y_12,
  output wire [14:0] pa_sc_vport_scissor_tl_tl_x_13,
  output wire [14:0] pa_sc_vport_scissor_tl_tl_y_13,
  output wire pa_sc_vport_scissor_tl_window_offset_disable_13,
  output wire [14:0] pa_sc_vport_scissor_br_br_x_13,
  output wire [14:0] pa_sc_vport_scissor_br_br_y_13,
  output wire [14:0] pa_sc_vport_scissor_tl_tl_x_14,
  output wire [14:0] pa_sc_vport_scissor_tl_tl_y_14,
  output wire pa_sc_vport_scissor_tl_window_offset_disable_14,
  output wire [14:0] pa_sc_vport_scissor_br_br_x_14,
  output wire [14:0] pa_sc_vport_scissor_br_br_y_14,
  output wire [14:0] pa_sc_vport_scissor_tl_tl_x_15,
  output wire [14:0] pa_sc_vport_scissor_tl_tl_y_15,
  output wire pa_sc_vport_scissor_tl_window_offset_disable_15,
  output wire [14:0] pa_sc_vport_scissor_br_br_x_15,
  output wire [14:0] pa_sc_vport_scissor_br_br_y_15,
  output wire [31:0] pa_sc_vport_zmin_vport_zmin_0,
  output wire [31:0] pa_sc_vport_zmax_vport_zmax_0,
  output wire [31:0] pa_sc_vport_zmin_vport_zmin_1,
  output wire [31:0] pa_sc_vport_zmax_vport_zmax_1,
  output wire [31:0] pa_sc_vport_zmin_vport_zmin_2,
  output wire [31:0] pa_sc_vport_zmax_vport_zmax_2,
  output wire [31:0] pa_sc_vport_zmin_vport_zmin_3,
  output wire [31:0] pa_sc_vport_zmax_vport_zmax_3,
  output wire [31:0] pa_sc_vport_zmin_vport_zmin_4,
  output wire [31:0] pa_sc_vport_zmax_vport_zmax_4,
  output wire [31:0] pa_sc_vport_zmin_vport_zmin_5,
  output wire [31:0] pa_sc_vport_zmax_vport_zmax_5,
  output wire [31:0] pa_sc_vport_zmin_vport_zmin_6,
  output wire [31:0] pa_sc_vport_zmax_vport_zmax_6,
  output wire [31:0] pa_sc_vport_zmin_vport_zmin_7,
  output wire [31:0] pa_sc_vport_zmax_vport_zmax_7,
  output wire [31:0] pa_sc_vport_zmin_vport_zmin_8,
  output wire [31:0] pa_sc_vport_zmax_vport_zmax_8,
  output wire [31:0] pa_sc_vport_zmin_vport_zmin_9,
  output wire [31:0] pa_sc_vport_zmax_vport_zmax_9,
  output wire [31:0] pa_sc_vport_zmin_vport_zmin_10,
  output wire [31:0] pa_sc_vport_zmax_vport_zmax_10,
  output wire [31:0] pa_sc_vport_zmin_vport_zmin_11,
  output wire [31:0] pa_sc_vport_zmax_vport_zmax_11,
  output wire [31:0] pa_sc_vport_zmin_vport_zmin_12,
  output wire [31:0] pa_sc_vport_zmax_vport_zmax_12,
  output wire [31:0] pa_sc_vport_zmin_vport_zmin_13,
  output wire [31:0] pa_sc_vport_zmax_vport_zmax_13,
  output wire [31:0] pa_sc_vport_zmin_vport_zmin_14,
  output wire [31:0] pa_sc_vport_zmax_vport_zmax_14,
  output wire [31:0] pa_sc_vport_zmin_vport_zmin_15,
  output wire [31:0] pa_sc_vport_zmax_vport_zmax_15,
  output wire [1:0] pa_sc_raster_config_rb_map_pkr0,
  output wire [1:0] pa_sc_raster_config_rb_map_pkr1,
  output wire [1:0] pa_sc_raster_config_rb_xsel2,
  output wire pa_sc_raster_config_rb_xsel,
  output wire pa_sc_raster_config_rb_ysel,
  output wire [1:0] pa_sc_raster_config_pkr_map,
  output wire [1:0] pa_sc_raster_config_pkr_xsel,
  output wire [1:0] pa_sc_raster_config_pkr_ysel,
  output wire [1:0] pa_sc_raster_config_sc_map,
  output wire [1:0] pa_sc_raster_config_sc_xsel,
  output wire [1:0] pa_sc_raster_config_sc_ysel,
  output wire [1:0] pa_sc_raster_config_se_map,
  output wire [1:0] pa_sc_raster_config_se_xsel,
  output wire [1:0] pa_sc_raster_config_se_ysel,
  output wire [1:0] pa_sc_raster_config_1_se_pair_map,
  output wire [1:0] pa_sc_raster_config_1_se_pair_xsel,
  output wire [1:0] pa_sc_raster_config_1_se_pair_ysel,
  output wire [31:0] pa_cl_vport_xscale_vport_xscale_0,
  output wire [31:0] pa_cl_vport_xoffset_vport_xoffset_0,
  output wire [31:0] pa_cl_vport_yscale_vport_yscale_0,
  output wire [31:0] pa_cl_vport_yoffset_vport_yoffset_0,
  output wire [31:0] pa_cl_vport_zscale_vport_zscale_0,
  output wire [31:0] pa_cl_vport_zoffset_vport_zoffset_0,
  output wire [31:0] pa_cl_vport_xscale_vport_xscale_1,
  output wire [31:0] pa_cl_vport_xoffset_vport_xoffset_1,
  output wire [31:0] pa_cl_vport_yscale_vport_yscale_1,
  output wire [31:0] pa_cl_vport_yoffset_vport_yoffset_1,
  output wire [31:0] pa_cl_vport_zscale_vport_zscale_1,
  output wire [31:0] pa_cl_vport_zoffset_vport_zoffset_1,
  output wire [31:0] pa_cl_vport_xscale_vport_xscale_2,
  output wire [31:0] pa_cl_vport_xoffset_vport_xoffset_2,
  output wire [31:0] pa_cl_vport_yscale_vport_yscale_2,
  output wire [31:0] pa_cl_vport_yoffset_vport_yoffset_2,
  output wire [31:0] pa_cl_vport_zscale_vport_zscale_2,
  output wire [31:0] pa_cl_vport_zoffset_vport_zoffset_2,
  output wire [31:0] pa_cl_vport_xscale_vport_xscale_3,
  output wire [31:0] pa_cl_vport_xoffset_vport_xoffset_3,
  output wire [31:0] pa_cl_vport_yscale_vport_yscale_3,
  output wire [31:0] pa_cl_vport_yoffset_vport_yoffset_3,
  output wire [31:0] pa_cl_vport_zscale_vport_zscale_3,
  output wire [31:0] pa_cl_vport_zoffset_vport_zoffset_3,
  output wire [31:0] pa_cl_vport_xscale_vport_xscale_4,
  output wire [31:0] pa_cl_vport_xoffset_vport_xoffset_4,
  output wire [31:0] pa_cl_vport_yscale_vport_yscale_4,
  output wire [31:0] pa_cl_vport_yoffset_vport_yoffset_4,
  output wire [31:0] pa_cl_vport_zscale_vport_zscale_4,
  output wire [31:0] pa_cl_vport_zoffset_vport_zoffset_4,
  output wire [31:0] pa_cl_vport_xscale_vport_xscale_5,
  output wire [31:0] pa_cl_vport_xoffset_vport_xoffset_5,
  output wire [31:0] pa_cl_vport_yscale_vport_yscale_5,
  output wire [31:0] pa_cl_vport_yoffset_vport_yoffset_5,
  output wire [31:0] pa_cl_vport_zscale_vport_zscale_5,
  output wire [31:0] pa_cl_vport_zoffset_vport_zoffset_5,
  output wire [31:0] pa_cl_vport_xscale_vport_xscale_6,
  output wire [31:0] pa_cl_vport_xoffset_vport_xoffset_6,
  output wire [31:0] pa_cl_vport_yscale_vport_yscale_6,
  output wire [31:0] pa_cl_vport_yoffset_vport_yoffset_6,
  output wire [31:0] pa_cl_vport_zscale_vport_zscale_6,
  output wire [31:0] pa_cl_vport_zoffset_vport_zoffset_6,
  output wire [31:0] pa_cl_vport_xscale_vport_xscale_7,
  output wire [31:0] pa_cl_vport_xoffset_vport_xoffset_7,
  output wire [31:0] pa_cl_vport_yscale_vport_yscale_7,
  output wire [31:0] pa_cl_vport_yoffset_vport_yoffset_7,
  output wire [31:0] pa_cl_vport_zscale_vport_zscale_7,
  output wire [31:0] pa_cl_vport_zoffset_vport_zoffset_7,
  output wire [31:0] pa_cl_vport_xscale_vport_xscale_8,
  output wire [31:0] pa_cl_vport_xoffset_vport_xoffset_8,
  output wire [31:0] pa_cl_vport_yscale_vport_yscale_8,
  output wire [31:0] pa_cl_vport_yoffset_vport_yoffset_8,
  output wire [31:0] pa_cl_vport_zscale_vport_zscale_8,
  output wire [31:0] pa_cl_vport_zoffset_vport_zoffset_8,
  output wire [31:0] pa_cl_vport_xscale_vport_xscale_9,
  output wire [31:0] pa_cl_vport_xoffset_vport_xoffset_9,
  output wire [31:0] pa_cl_vport_yscale_vport_yscale_9,
  output wire [31:0] pa_cl_vport_yoffset_vport_yoffset_9,
  output wire [31:0] pa_cl_vport_zscale_vport_zscale_9,
  output wire [31:0] pa_cl_vport_zoffset_vport_zoffset_9,
  output wire [31:0] pa_cl_vport_xscale_vport_xscale_10,
  output wire [31:0] pa_cl_vport_xoffset_vport_xoffset_10,
  output wire [31:0] pa_cl_vport_yscale_vport_yscale_10,
  output wire [31:0] pa_cl_vport_yoffset_vport_yoffset_10,
  output wire [31:0] pa_cl_vport_zscale_vport_zscale_10,
  output wire [31:0] pa_cl_vport_zoffset_vport_zoffset_10,
  output wire [31:0] pa_cl_vport_xscale_vport_xscale_11,
  output wire [31:0] pa_cl_vport_xoffset_vport_xoffset_11,
  output wire [31:0] pa_cl_vport_yscale_vport_yscale_11,
  output wire [31:0] pa_cl_vport_yoffset_vport_yoffset_11,
  output wire [31:0] pa_cl_vport_zscale_vport_zscale_11,
  output wire [31:0] pa_cl_vport_zoffset_vport_zoffset_11,
  output wire [31:0] pa_cl_vport_xscale_vport_xscale_12,
  output wire [31:0] pa_cl_vport_xoffset_vport_xoffset_12,
  output wire [31:0] pa_cl_vport_yscale_vport_yscale_12,
  output wire [31:0] pa_cl_vport_yoffset_vport_yoffset_12,
  output wire [31:0] pa_cl_vport_zscale_vport_zscale_12,
  output wire [31:0] pa_cl_vport_zoffset_vport_zoffset_12,
  output wire [31:0] pa_cl_vport_xscale_vport_xscale_13,
  output wire [31:0] pa_cl_vport_xoffset_vport_xoffset_13,
  output wire [31:0] pa_cl_vport_yscale_vport_yscale_13,
  output wire [31:0] pa_cl_vport_yoffset_vport_yoffset_13,
  output wire [31:0] pa_cl_vport_zscale_vport_zscale_13,
  output wire [31:0] pa_cl_vport_zoffset_vport_zoffset_13,
  output wire [31:0] pa_cl_vport_xscale_vport_xscale_14,
  output wire [31:0] pa_cl_vport_xoffset_vport_xoffset_14,
  output wire [31:0] pa_cl_vport_yscale_vport_yscale_14,
  output wire [31:0] pa_cl_vport_yoffset_vport_yoffset_14,
  output wire [31:0] pa_cl_vport_zscale_vport_zscale_14,
  output wire [31:0] pa_cl_vport_zoffset_vport_zoffset_14,
  output wire [31:0] pa_cl_vport_xscale_vport_xscale_15,
  output wire [31:0] pa_cl_vport_xoffset_vport_xoffset_15,
  output wire [31:0] pa_cl_vport_yscale_vport_yscale_15,
  output wire [31:0] pa_cl_vport_yoffset_vport_yoffset_15,
  output wire [31:0] pa_cl_vport_zscale_vport_zscale_15,
  output wire [31:0] pa_cl_vport_zoffset_vport_zoffset_15,
  output wire [31:0] pa_cl_ucp_x_data_register_0,
  output wire [31:0] pa_cl_ucp_y_data_register_0,
  output wire [31:0] pa_cl_ucp_z_data_register_0,
  output wire [31:0] pa_cl_ucp_w_data_register_0,
  output wire [31:0] pa_cl_ucp_x_data_register_1,
  output wire [31:0] pa_cl_ucp_y_data_register_1,
  output wire [31:0] pa_cl_ucp_z_data_register_1,
  output wire [31:0] pa_cl_ucp_w_data_register_1,
  output wire [31:0] pa_cl_ucp_x_data_register_2,
  output wire [31:0] pa_cl_ucp_y_data_register_2,
  output wire [31:0] pa_cl_ucp_z_data_register_2,
  output wire [31:0] pa_cl_ucp_w_data_register_2,
  output wire [31:0] pa_cl_ucp_x_data_register_3,
  output wire [31:0] pa_cl_ucp_y_data_register_3,
  output wire [31:0] pa_cl_ucp_z_data_register_3,
  output wire [31:0] pa_cl_ucp_w_data_register_3,
  output wire [31:0] pa_cl_ucp_x_data_register_4,
  output wire [31:0] pa_cl_ucp_y_data_register_4,
  output wire [31:0] pa_cl_ucp_z_data_register_4,
  output wire [31:0] pa_cl_ucp_w_data_register_4,
  output wire [31:0] pa_cl_ucp_x_data_register_5,
  output wire [31:0] pa_cl_ucp_y_data_register_5,
  output wire [31:0] pa_cl_ucp_z_data_register_5,
  output wire [31:0] pa_cl_ucp_w_data_register_5,
  output wire [31:0] pa_cl_point_x_rad_data_register,
  output wire [31:0] pa_cl_point_y_rad_data_register,
  output wire [31:0] pa_cl_point_size_data_register,
  output wire [31:0] pa_cl_point_cull_rad_data_register,
  output wire pa_cl_clip_cntl_ucp_ena_0,
  output wire pa_cl_clip_cntl_ucp_ena_1,
  output wire pa_cl_clip_cntl_ucp_ena_2,
  output wire pa_cl_clip_cntl_ucp_ena_3,
  output wire pa_cl_clip_cntl_ucp_ena_4,
  output wire pa_cl_clip_cntl_ucp_ena_5,
  output wire pa_cl_clip_cntl_ps_ucp_y_scale_neg,
  output wire [1:0] pa_cl_clip_cntl_ps_ucp_mode,
  output wire pa_cl_clip_cntl_clip_disable,
  output wire pa_cl_clip_cntl_ucp_cull_only_ena,
  output wire pa_cl_clip_cntl_boundary_edge_flag_ena,
  output wire pa_cl_clip_cntl_dx_clip_space_def,
  output wire pa_cl_clip_cntl_dis_clip_err_detect,
  output wire pa_cl_clip_cntl_vtx_kill_or,
  output wire pa_cl_clip_cntl_dx_rasterization_kill,
  output wire pa_cl_clip_cntl_dx_linear_attr_clip_ena,
  output wire pa_cl_clip_cntl_vte_vport_provoke_disable,
  output wire pa_cl_clip_cntl_zclip_near_disable,
  output wire pa_cl_clip_cntl_zclip_far_disable,
  output wire pa_su_sc_mode_cntl_cull_front,
  output wire pa_su_sc_mode_cntl_cull_back,
  output wire pa_su_sc_mode_cntl_face,
  output wire [1:0] pa_su_sc_mode_cntl_poly_mode,
  output wire [2:0] pa_su_sc_mode_cntl_polymode_front_ptype,
  output wire [2:0] pa_su_sc_mode_cntl_polymode_back_ptype,
  output wire pa_su_sc_mode_cntl_poly_offset_front_enable,
  output wire pa_su_sc_mode_cntl_poly_offset_back_enable,
  output wire pa_su_sc_mode_cntl_poly_offset_para_enable,
  output wire pa_su_sc_mode_cntl_vtx_window_offset_enable,
  output wire pa_su_sc_mode_cntl_provoking_vtx_last,
  output wire pa_su_sc_mode_cntl_persp_corr_dis,
  output wire pa_su_sc_mode_cntl_multi_prim_ib_ena,
  output wire pa_cl_vte_cntl_vport_x_scale_ena,
  output wire pa_cl_vte_cntl_vport_x_offset_ena,
  output wire pa_cl_vte_cntl_vport_y_scale_ena,
  output wire pa_cl_vte_cntl_vport_y_offset_ena,
  output wire pa_cl_vte_cntl_vport_z_scale_ena,
  output wire pa_cl_vte_cntl_vport_z_offset_ena,
  output wire pa_cl_vte_cntl_vtx_xy_fmt,
  output wire pa_cl_vte_cntl_vtx_z_fmt,
  output wire pa_cl_vte_cntl_vtx_w0_fmt,
  output wire pa_cl_vs_out_cntl_clip_dist_ena_0,
  output wire pa_cl_vs_out_cntl_clip_dist_ena_1,
  output wire pa_cl_vs_out_cntl_clip_dist_ena_2,
  output wire pa_cl_vs_out_cntl_clip_dist_ena_3,
  output wire pa_cl_vs_out_cntl_clip_dist_ena_4,
  output wire pa_cl_vs_out_cntl_clip_dist_ena_5,
  output wire pa_cl_vs_out_cntl_clip_dist_ena_6,
  output wire pa_cl_vs_out_cntl_clip_dist_ena_7,
  output wire pa_cl_vs_out_cntl_cull_dist_ena_0,
  output wire pa_cl_vs_out_cntl_cull_dist_ena_1,
  output wire pa_cl_vs_out_cntl_cull_dist_ena_2,
  output wire pa_cl_vs_out_cntl_cull_dist_ena_3,
  output wire pa_cl_vs_out_cntl_cull_dist_ena_4,
  output wire pa_cl_vs_out_cntl_cull_dist_ena_5,
  output wire pa_cl_vs_out_cntl_cull_dist_ena_6,
  output wire pa_cl_vs_out_cntl_cull_dist_ena_7,
  output wire pa_cl_vs_out_cntl_use_vtx_point_size,
  output wire pa_cl_vs_out_cntl_use_vtx_edge_flag,
  output wire pa_cl_vs_out_cntl_use_vtx_render_target_indx,
  output wire pa_cl_vs_out_cntl_use_vtx_viewport_indx,
  output wire pa_cl_vs_out_cntl_use_vtx_kill_flag,
  output wire pa_cl_vs_out_cntl_vs_out_misc_vec_ena,
  output wire pa_cl_vs_out_cntl_vs_out_ccdist0_vec_ena,
  output wire pa_cl_vs_out_cntl_vs_out_ccdist1_vec_ena,
  output wire pa_cl_vs_out_cntl_vs_out_misc_side_bus_ena,
  output wire pa_cl_vs_out_cntl_use_vtx_gs_cut_flag,
  output wire pa_cl_naninf_cntl_vte_xy_inf_discard,
  output wire pa_cl_naninf_cntl_vte_z_inf_discard,
  output wire pa_cl_naninf_cntl_vte_w_inf_discard,
  output wire pa_cl_naninf_cntl_vte_0xnaninf_is_0,
  output wire pa_cl_naninf_cntl_vte_xy_nan_retain,
  output wire pa_cl_naninf_cntl_vte_z_nan_retain,
  output wire pa_cl_naninf_cntl_vte_w_nan_retain,
  output wire pa_cl_naninf_cntl_vte_w_recip_nan_is_0,
  output wire pa_cl_naninf_cntl_vs_xy_nan_to_inf,
  output wire pa_cl_naninf_cntl_vs_xy_inf_retain,
  output wire pa_cl_naninf_cntl_vs_z_nan_to_inf,
  output wire pa_cl_naninf_cntl_vs_z_inf_retain,
  output wire pa_cl_naninf_cntl_vs_w_nan_to_inf,
  output wire pa_cl_naninf_cntl_vs_w_inf_retain,
  output wire pa_cl_naninf_cntl_vs_clip_dist_inf_discard,
  output wire pa_cl_naninf_cntl_vte_no_output_neg_0,
  output wire [1:0] pa_su_line_stipple_cntl_line_stipple_reset,
  output wire pa_su_line_stipple_cntl_expand_full_length,
  output wire pa_su_line_stipple_cntl_fractional_accum,
  output wire pa_su_line_stipple_cntl_diamond_adjust,
  output wire [31:0] pa_su_line_stipple_scale_line_stipple_scale,
  output wire pa_su_prim_filter_cntl_triangle_filter_disable,
  output wire pa_su_prim_filter_cntl_line_filter_disable,
  output wire pa_su_prim_filter_cntl_point_filter_disable,
  output wire pa_su_prim_filter_cntl_rectangle_filter_disable,
  output wire pa_su_prim_filter_cntl_triangle_expand_ena,
  output wire pa_su_prim_filter_cntl_line_expand_ena,
  output wire pa_su_prim_filter_cntl_point_expand_ena,
  output wire pa_su_prim_filter_cntl_rectangle_expand_ena,
  output wire [7:0] pa_su_prim_filter_cntl_prim_expand_constant,
  output wire pa_su_prim_filter_cntl_xmax_right_exclusion,
  output wire pa_su_prim_filter_cntl_ymax_bottom_exclusion,
  output wire [15:0] pa_su_point_size_height,
  output wire [15:0] pa_su_point_size_width,
  output wire [15:0] pa_su_point_minmax_min_size,
  output wire [15:0] pa_su_point_minmax_max_size,
  output wire [15:0] pa_su_line_cntl_width,
  output wire [15:0] pa_sc_line_stipple_line_pattern,
  output wire [7:0] pa_sc_line_stipple_repeat_count,
  output wire pa_sc_line_stipple_pattern_bit_order,
  output wire [1:0] pa_sc_line_stipple_auto_reset_cntl,
  output wire pa_sc_mode_cntl_0_msaa_enable,
  output wire pa_sc_mode_cntl_0_vport_scissor_enable,
  output wire pa_sc_mode_cntl_0_line_stipple_enable,
  output wire pa_sc_mode_cntl_0_send_unlit_stiles_to_pkr,
  output wire pa_sc_mode_cntl_1_walk_size,
  output wire pa_sc_mode_cntl_1_walk_alignment,
  output wire pa_sc_mode_cntl_1_walk_align8_prim_fits_st,
  output wire pa_sc_mode_cntl_1_walk_fence_enable,
  output wire [2:0] pa_sc_mode_cntl_1_walk_fence_size,
  output wire pa_sc_mode_cntl_1_supertile_walk_order_enable,
  output wire pa_sc_mode_cntl_1_tile_walk_order_enable,
  output wire pa_sc_mode_cntl_1_tile_cover_disable,
  output wire pa_sc_mode_cntl_1_tile_cover_no_scissor,
  output wire pa_sc_mode_cntl_1_zmm_line_extent,
  output wire pa_sc_mode_cntl_1_zmm_line_offset,
  output wire pa_sc_mode_cntl_1_zmm_rect_extent,
  output wire pa_sc_mode_cntl_1_kill_pix_post_hi_z,
  output wire pa_sc_mode_cntl_1_kill_pix_post_detail_mask,
  output wire pa_sc_mode_cntl_1_ps_iter_sample,
  output wire pa_sc_mode_cntl_1_multi_shader_engine_prim_discard_enable,
  output wire pa_sc_mode_cntl_1_force_eov_cntdwn_enable,
  output wire pa_sc_mode_cntl_1_force_eov_rez_enable,
  output wire pa_sc_mode_cntl_1_out_of_order_primitive_enable,
  output wire [2:0] pa_sc_mode_cntl_1_out_of_order_water_mark,
  output wire [7:0] pa_su_poly_offset_db_fmt_cntl_poly_offset_neg_num_db_bits,
  output wire pa_su_poly_offset_db_fmt_cntl_poly_offset_db_is_float_fmt,
  output wire [31:0] pa_su_poly_offset_clamp_clamp,
  output wire [31:0] pa_su_poly_offset_front_scale_scale,
  output wire [31:0] pa_su_poly_offset_front_offset_offset,
  output wire [31:0] pa_su_poly_offset_back_scale_scale,
  output wire [31:0] pa_su_poly_offset_back_offset_offset,
  output wire [3:0] pa_sc_centroid_priority_0_distance_0,
  output wire [3:0] pa_sc_centroid_priority_0_distance_1,
  output wire [3:0] pa_sc_centroid_priority_0_distance_2,
  output wire [3:0] pa_sc_centroid_priority_0_distance_3,
  output wire [3:0] pa_sc_centroid_priority_0_distance_4,
  output wire [3:0] pa_sc_centroid_priority_0_distance_5,
  output wire [3:0] pa_sc_centroid_priority_0_distance_6,
  output wire [3:0] pa_sc_centroid_priority_0_distance_7,
  output wire [3:0] pa_sc_centroid_priority_1_distance_8,
  output wire [3:0] pa_sc_centroid_priority_1_distance_9,
  output wire [3:0] pa_sc_centroid_priority_1_distance_10,
  output wire [3:0] pa_sc_centroid_priority_1_distance_11,
  output wire [3:0] pa_sc_centroid_priority_1_distance_12,
  output wire [3:0] pa_sc_centroid_priority_1_distance_13,
  output wire [3:0] pa_sc_centroid_priority_1_distance_14,
  output wire [3:0] pa_sc_centroid_priority_1_distance_15,
  output wire pa_sc_line_cntl_expand_line_width,
  output wire pa_sc_line_cntl_last_pixel,
  output wire pa_sc_line_cntl_perpendicular_endcap_ena,
  output wire pa_sc_line_cntl_dx10_diamond_test_ena,
  output wire [2:0] pa_sc_aa_config_msaa_num_samples,
  output wire pa_sc_aa_config_aa_mask_centroid_dtmn,
  output wire [3:0] pa_sc_aa_config_max_sample_dist,
  output wire [2:0] pa_sc_aa_config_msaa_exposed_samples,
  output wire [1:0] pa_sc_aa_config_detail_to_exposed_mode,
  output wire pa_su_vtx_cntl_pix_center,
  output wire [1:0] pa_su_vtx_cntl_round_mode,
  output wire [2:0] pa_su_vtx_cntl_quant_mode,
  output wire [31:0] pa_cl_gb_vert_clip_adj_data_register,
  output wire [31:0] pa_cl_gb_vert_disc_adj_data_register,
  output wire [31:0] pa_cl_gb_horz_clip_adj_data_register,
  output wire [31:0] pa_cl_gb_horz_disc_adj_data_register,
  output wire [3:0] pa_sc_aa_sample_locs_pixel_x0y0_0_s0_x,
  output wire [3:0] pa_sc_aa_sample_locs_pixel_x0y0_0_s0_y,
  output wire [3:0] pa_sc_aa_sample_locs_pixel_x0y0_0_s1_x,
  output wire [3:0] pa_sc_aa_sample_locs_pixel_x0y0_0_s1_y,
  output wire [3:0] pa_sc_aa_sample_locs_pixel_x0y0_0_s2_x,
  output wire [3:0] pa_sc_aa_sample_locs_pixel_x0y0_0_s2_y,
  output wire [3:0] pa_sc_aa_sample_locs_pixel_x0y0_0_s3_x,
  output wire [3:0] pa_sc_aa_sample_locs_pixel_x0y0_0_s3_y,
  output wire [3:0] pa_sc_aa_sample_locs_pixel_x0y0_1_s4_x,
  output wire [3:0] pa_sc_aa_sample_locs_pixel_x0y0_1_s4_y,
  output wire [3:0] pa_sc_aa_sample_locs_pixel_x0y0_1_s5_x,
  output wire [3:0] pa_sc_aa_sample_locs_pixel_x0y0_1_s5_y,
  output wire [3:0] pa_sc_aa_sample_locs_pixel_x0y0_1_s6_x,
  output wire [3:0] pa_sc_aa_sample_locs_pixel_x0y0_1_s6_y,
  output wire [3:0] pa_sc_aa_sample_locs_pixel_x0y0_1_s7_x,
  output wire [3:0] pa_sc_aa_sample_locs_pixel_x0y0_1_s7_y,
  output wire [3:0] pa_sc_aa_sample_locs_pixel_x0y0_2_s8_x,
  output wire [3:0] pa_sc_aa_sample_locs_pixel_x0y0_2_s8_y,
  output wire [3:0] pa_sc_aa_sample_locs_pixel_x0y0_2_s9_x,
  output wire [3:0] pa_sc_aa_sample_locs_pixel_x0y0_2_s9_y,
  output wire [3:0] pa_sc_aa_sample_locs_pixel_x0y0_2_s10_x,
  output wire [3:0] pa_sc_aa_sample_locs_pixel_x0y0_2_s10_y,
  output wire [3:0] pa_sc_aa_sample_locs_pixel_x0y0_2_s11_x,
  output wire [3:0] pa_sc_aa_sample_locs_pixel_x0y0_2_s11_y,
  output wire [3:0] pa_sc_aa_sample_locs_pixel_x0y0_3_s12_x,
  output wire [3:0] pa_sc_aa_sample_locs_pixel_x0y0_3_s12_y,
  output wire [3:0] pa_sc_aa_sample_locs_pixel_x0y0_3_s13_x,
  output wire [3:0] pa_sc_aa_sample_locs_pixel_x0y0_3_s13_y,
  output wire [3:0] pa_sc_aa_sample_locs_pixel_x0y0_3_s14_x,
  output wire [3:0] pa_sc_aa_sample_locs_pixel_x0y0_3_s14_y,
  output wire [3:0] pa_sc_aa_sample_locs_pixel_x0y0_3_s15_x,
  output wire [3:0] pa_sc_aa_sample_locs_pixel_x0y0_3_s15_y,
  output wire [3:0] pa_sc_aa_sample_locs_pixel_x1y0_0_s0_x,
  output wire [3:0] pa_sc_aa_sample_locs_pixel_x1y0_0_s0_y,
  output wire [3:0] pa_sc_aa_sample_locs_pixel_x1y0_0_s1_x,
  output wire [3:0] pa_sc_aa_sample_locs_pixel_x1y0_0_s1_y,
  output wire [3:0] pa_sc_aa_sample_locs_pixel_x1y0_0_s2_x,
  output wire [3:0] pa_sc_aa_sample_locs_pixel_x1y0_0_s2_y,
  output wire [3:0] pa_sc_aa_sample_locs_pixel_x1y0_0_s3_x,
  output wire [3:0] pa_sc_aa_sample_locs_pixel_x1y0_0_s3_y,
  output wire [3:0] pa_sc_aa_sample_locs_pixel_x1y0_1_s4_x,
  output wire [3:0] pa_sc_aa_sample_locs_pixel_x1y0_1_s4_y,
  output wire [3:0] pa_sc_aa_sample_locs_pixel_x1y0_1_s5_x,
  output wire [3:0] pa_sc_aa_sample_locs_pixel_x1y0_1_s5_y,
  output wire [3:0] pa_sc_aa_sample_locs_pixel_x1y0_1_s6_x,
  output wire [3:0] pa_sc_aa_sample_locs_pixel_x1y0_1_s6_y,
  output wire [3:0] pa_sc_aa_sample_locs_pixel_x1y0_1_s7_x,
  output wire [3:0] pa_sc_aa_sample_locs_pixel_x1y0_1_s7_y,
  output wire [3:0] pa_sc_aa_sample_locs_pixel_x1y0_2_s8_x,
  output wire [3:0] pa_sc_aa_sample_locs_pixel_x1y0_2_s8_y,
  output wire [3:0] pa_sc_aa_sample_locs_pixel_x1y0_2_s9_x,
  output wire [3:0] pa_sc_aa_sample_locs_pixel_x1y0_2_s9_y,
  output wire [3:0] pa_sc_aa_sample_locs_pixel_x1y0_2_s10_x,
  output wire [3:0] pa_sc_aa_sample_locs_pixel_x1y0_2_s10_y,
  output wire [3:0] pa_sc_aa_sample_locs_pixel_x1y0_2_s11_x,
  output wire [3:0] pa_sc_aa_sample_locs_pixel_x1y0_2_s11_y,
  output wire [3:0] pa_sc_aa_sample_locs_pixel_x1y0_3_s12_x,
  output wire [3:0] pa_sc_aa_sample_locs_pixel_x1y0_3_s12_y,
  output wire [3:0] pa_sc_aa_sample_locs_pixel_x1y0_3_s13_x,
  output wire [3:0] pa_sc_aa_sample_locs_pixel_x1y0_3_s13_y,
  output wire [3:0] pa_sc_aa_sample_locs_pixel_x1y0_3_s14_x,
  output wire [3:0] pa_sc_aa_sample_locs_pixel_x1y0_3_s14_y,
  output wire [3:0] pa_sc_aa_sample_locs_pixel_x1y0_3_s15_x,
  output wire [3:0] pa_sc_aa_sample_locs_pixel_x1y0_3_s15_y,
  output wire [3:0] pa_sc_aa_sample_locs_pixel_x0y1_0_s0_x,
  output wire [3:0] pa_sc_aa_sample_locs_pixel_x0y1_0_s0_y,
  output wire [3:0] pa_sc_aa_sample_locs_pixel_x0y1_0_s1_x,
  output wire [3:0] pa_sc_aa_sample_locs_pixel_x0y1_0_s1_y,
  output wire [3:0] pa_sc_aa_sample_locs_pixel_x0y1_0_s2_x,
  output wire [3:0] pa_sc_aa_sample_locs_pixel_x0y1_0_s2_y,
  output wire [3:0] pa_sc_aa_sample_locs_pixel_x0y1_0_s3_x,
  output wire [3:0] pa_sc_aa_sample_locs_pixel_x0y1_0_s3_y,
  output wire [3:0] pa_sc_aa_sample_locs_pixel_x0y1_1_s4_x,
  output wire [3:0] pa_sc_aa_sample_locs_pixel_x0y1_1_s4_y,
  output wire [3:0] pa_sc_aa_sample_locs_pixel_x0y1_1_s5_x,
  output wire [3:0] pa_sc_aa_sample_locs_pixel_x0y1_1_s5_y,
  output wire [3:0] pa_sc_aa_sample_locs_pixel_x0y1_1_s6_x,
  output wire [3:0] pa_sc_aa_sample_locs_pixel_x0y1_1_s6_y,
  output wire [3:0] pa_sc_aa_sample_locs_pixel_x0y1_1_s7_x,
  output wire [3:0] pa_sc_aa_sample_locs_pixel_x0y1_1_s7_y,
  output wire [3:0] pa_sc_aa_sample_locs_pixel_x0y1_2_s8_x,
  output wire [3:0] pa_sc_aa_sample_locs_pixel_x0y1_2_s8_y,
  output wire [3:0] pa_sc_aa_sample_locs_pixel_x0y1_2_s9_x,
  output wire [3:0] pa_sc_aa_sample_locs_pixel_x0y1_2_s9_y,
  output wire [3:0] pa_sc_aa_sample_locs_pixel_x0y1_2_s10_x,
  output wire [3:0] pa_sc_aa_sample_locs_pixel_x0y1_2_s10_y,
  output wire [3:0] pa_sc_aa_sample_locs_pixel_x0y1_2_s11_x,
  output wire [3:0] pa_sc_aa_sample_locs_pixel_x0y1_2_s11_y,
  output wire [3:0] pa_sc_aa_sample_locs_pixel_x0y1_3_s12_x,
  output wire [3:0] pa_sc_aa_sample_locs_pixel_x0y1_3_s12_y,
  output wire [3:0] pa_sc_aa_sample_locs_pixel_x0y1_3_s13_x,
  output wire [3:0] pa_sc_aa_sample_locs_pixel_x0y1_3_s13_y,
  output wire [3:0] pa_sc_aa_sample_locs_pixel_x0y1_3_s14_x,
  output wire [3:0] pa_sc_aa_sample_locs_pixel_x0y1_3_s14_y,
  output wire [3:0] pa_sc_aa_sample_locs_pixel_x0y1_3_s15_x,
  output wire [3:0] pa_sc_aa_sample_locs_pixel_x0y1_3_s15_y,
  output wire [3:0] pa_sc_aa_sample_locs_pixel_x1y1_0_s0_x,
  output wire [3:0] pa_sc_aa_sample_locs_pixel_x1y1_0_s0_y,
  output wire [3:0] pa_sc_aa_sample_locs_pixel_x1y1_0_s1_x,
  output wire [3:0] pa_sc_aa_sample_locs_pixel_x1y1_0_s1_y,
  output wire [3:0] pa_sc_aa_sample_locs_pixel_x1y1_0_s2_x,
  output wire [3:0] pa_sc_aa_sample_locs_pixel_x1y1_0_s2_y,
  output wire [3:0] pa_sc_aa_sample_locs_pixel_x1y1_0_s3_x,
  output wire [3:0] pa_sc_aa_sample_locs_pixel_x1y1_0_s3_y,
  output wire [3:0] pa_sc_aa_sample_locs_pixel_x1y1_1_s4_x,
  output wire [3:0] pa_sc_aa_sample_locs_pixel_x1y1_1_s4_y,
  output wire [3:0] pa_sc_aa_sample_locs_pixel_x1y1_1_s5_x,
  output wire [3:0] pa_sc_aa_sample_locs_pixel_x1y1_1_s5_y,
  output wire [3:0] pa_sc_aa_sample_locs_pixel_x1y1_1_s6_x,
  output wire [3:0] pa_sc_aa_sample_locs_pixel_x1y1_1_s6_y,
  output wire [3:0] pa_sc_aa_sample_locs_pixel_x1y1_1_s7_x,
  output wire [3:0] pa_sc_aa_sample_locs_pixel_x1y1_1_s7_y,
  output wire [3:0] pa_sc_aa_sample_locs_pixel_x1y1_2_s8_x,
  output wire [3:0] pa_sc_aa_sample_locs_pixel_x1y1_2_s8_y,
  output wire [3:0] pa_sc_aa_sample_locs_pixel_x1y1_2_s9_x,
  output wire [3:0] pa_sc_aa_sample_locs_pixel_x1y1_2_s9_y,
  output wire [3:0] pa_sc_aa_sample_locs_pixel_x1y1_2_s10_x,
  output wire [3:0] pa_sc_aa_sample_locs_pixel_x1y1_2_s10_y,
  output wire [3:0] pa_sc_aa_sample_locs_pixel_x1y1_2_s11_x,
  output wire [3:0] pa_sc_aa_sample_locs_pixel_x1y1_2_s11_y,
  output wire [3:0] pa_sc_aa_sample_locs_pixel_x1y1_3_s12_x,
  output wire [3:0] pa_sc_aa_sample_locs_pixel_x1y1_3_s12_y,
  output wire [3:0] pa_sc_aa_sample_locs_pixel_x1y1_3_s13_x,
  output wire [3:0] pa_sc_aa_sample_locs_pixel_x1y1_3_s13_y,
  output wire [3:0] pa_sc_aa_sample_locs_pixel_x1y1_3_s14_x,
  output wire [3:0] pa_sc_aa_sample_locs_pixel_x1y1_3_s14_y,
  output wire [3:0] pa_sc_aa_sample_locs_pixel_x1y1_3_s15_x,
  output wire [3:0] pa_sc_aa_sample_locs_pixel_x1y1_3_s15_y,
  output wire [15:0] pa_sc_aa_mask_x0y0_x1y0_aa_mask_x0y0,
  output wire [15:0] pa_sc_aa_mask_x0y0_x1y0_aa_mask_x1y0,
  output wire [15:0] pa_sc_aa_mask_x0y1_x1y1_aa_mask_x0y1,
  output wire [15:0] pa_sc_aa_mask_x0y1_x1y1_aa_mask_x1y1,
  output wire [23:0] pa_su_line_stipple_value_line_stipple_value,
  output wire [3:0] pa_sc_line_stipple_state_current_ptr,
  output wire [7:0] pa_sc_line_stipple_state_current_count
);

  reg pa_cl_enhance_clip_vtx_reorder_ena_byte_0; reg [1:0] pa_cl_enhance_num_clip_seq_byte_0;
  reg pa_cl_enhance_clipped_prim_seq_stall_byte_0, pa_cl_enhance_ve_nan_proc_disable_byte_0;
  reg pa_sc_enhance_enable_pa_sc_out_of_order_byte_0, pa_sc_enhance_disable_sc_db_tile_fix_byte_0;
  reg pa_sc_enhance_disable_aa_mask_full_fix_byte_0, pa_sc_enhance_enable_1xmsaa_sample_locations_byte_0;
  reg pa_sc_enhance_enable_1xmsaa_sample_loc_centroid_byte_0, pa_sc_enhance_disable_scissor_fix_byte_0;
  reg [1:0] pa_sc_enhance_disable_pw_bubble_collapse_byte_0;
  reg pa_sc_enhance_send_unlit_stiles_to_packer_byte_1, pa_sc_enhance_disable_dualgrad_perf_optimization_byte_1;
  reg pa_sc_enhance_disable_sc_process_reset_prim_byte_1, pa_sc_enhance_disable_sc_process_reset_supertile_byte_1;
  reg pa_sc_enhance_disable_sc_process_reset_tile_byte_1, pa_sc_enhance_disable_pa_sc_guidance_byte_1;
  reg pa_sc_enhance_disable_eov_all_ctrl_only_combinations_byte_1;
  reg pa_sc_enhance_enable_multicycle_bubble_freeze_byte_1;
  reg pa_sc_enhance_disable_out_of_order_pa_sc_guidance_byte_2;
  reg [7:0] pa_sc_screen_scissor_tl_tl_x_byte_0, pa_sc_screen_scissor_tl_tl_x_byte_1;
  reg [7:0] pa_sc_screen_scissor_tl_tl_y_byte_2, pa_sc_screen_scissor_tl_tl_y_byte_3;
  reg [7:0] pa_sc_screen_scissor_br_br_x_byte_0, pa_sc_screen_scissor_br_br_x_byte_1;
  reg [7:0] pa_sc_screen_scissor_br_br_y_byte_2, pa_sc_screen_scissor_br_br_y_byte_3;
  reg [7:0] pa_sc_window_offset_window_x_offset_byte_0, pa_sc_window_offset_window_x_offset_byte_1;
  reg [7:0] pa_sc_window_offset_window_y_offset_byte_2, pa_sc_window_offset_window_y_offset_byte_3;
  reg [7:0] pa_sc_window_scissor_tl_tl_x_byte_0; reg [6:0] pa_sc_window_scissor_tl_tl_x_byte_1;
  reg [7:0] pa_sc_window_scissor_tl_tl_y_byte_2; reg [6:0] pa_sc_window_scissor_tl_tl_y_byte_3;
  reg pa_sc_window_scissor_tl_window_offset_disable_byte_3; reg [7:0] pa_sc_window_scissor_br_br_x_byte_0;
  reg [6:0] pa_sc_window_scissor_br_br_x_byte_1; reg [7:0] pa_sc_window_scissor_br_br_y_byte_2;
  reg [6:0] pa_sc_window_scissor_br_br_y_byte_3;
  reg [7:0] pa_sc_cliprect_rule_clip_rule_byte_0, pa_sc_cliprect_rule_clip_rule_byte_1;
  wire [3:0] write_pa_sc_cliprect_tl; wire [31:0] pa_sc_cliprect_tl_tl_x_byte_0;
  wire [27:0] pa_sc_cliprect_tl_tl_x_byte_1; wire [31:0] pa_sc_cliprect_tl_tl_y_byte_2;
  wire [27:0] pa_sc_cliprect_tl_tl_y_byte_3; wire [3:0] write_pa_sc_cliprect_br;
  wire [31:0] pa_sc_cliprect_br_br_x_byte_0; wire [27:0] pa_sc_cliprect_br_br_x_byte_1;
  wire [31:0] pa_sc_cliprect_br_br_y_byte_2; wire [27:0] pa_sc_cliprect_br_br_y_byte_3;
  reg [3:0] pa_sc_edgerule_er_tri_byte_0, pa_sc_edgerule_er_point_byte_0, pa_sc_edgerule_er_rect_byte_1;
  reg [3:0] pa_sc_edgerule_er_line_lr_byte_1; reg [1:0] pa_sc_edgerule_er_line_lr_byte_2;
  reg [5:0] pa_sc_edgerule_er_line_rl_byte_2;
  reg [3:0] pa_sc_edgerule_er_line_tb_byte_3, pa_sc_edgerule_er_line_bt_byte_3;
  reg [7:0] pa_su_hardware_screen_offset_hw_screen_offset_x_byte_0;
  reg pa_su_hardware_screen_offset_hw_screen_offset_x_byte_1;
  reg [7:0] pa_su_hardware_screen_offset_hw_screen_offset_y_byte_2;
  reg pa_su_hardware_screen_offset_hw_screen_offset_y_byte_3; reg [7:0] pa_sc_generic_scissor_tl_tl_x_byte_0;
  reg [6:0] pa_sc_generic_scissor_tl_tl_x_byte_1; reg [7:0] pa_sc_generic_scissor_tl_tl_y_byte_2;
  reg [6:0] pa_sc_generic_scissor_tl_tl_y_byte_3; reg pa_sc_generic_scissor_tl_window_offset_disable_byte_3;
  reg [7:0] pa_sc_generic_scissor_br_br_x_byte_0; reg [6:0] pa_sc_generic_scissor_br_br_x_byte_1;
  reg [7:0] pa_sc_generic_scissor_br_br_y_byte_2; reg [6:0] pa_sc_generic_scissor_br_br_y_byte_3;
  wire [15:0] write_pa_sc_vport_scissor_tl; wire [127:0] pa_sc_vport_scissor_tl_tl_x_byte_0;
  wire [111:0] pa_sc_vport_scissor_tl_tl_x_byte_1; wire [127:0] pa_sc_vport_scissor_tl_tl_y_byte_2;
  wire [111:0] pa_sc_vport_scissor_tl_tl_y_byte_3; wire [15:0] pa_sc_vport_scissor_tl_window_offset_disable_byte_3;
  wire [127:0] pa_sc_vport_scissor_br_br_x_byte_0; wire [111:0] pa_sc_vport_scissor_br_br_x_byte_1;
  wire [127:0] pa_sc_vport_scissor_br_br_y_byte_2; wire [111:0] pa_sc_vport_scissor_br_br_y_byte_3;
  wire [15:0] write_pa_sc_vport_zmin;
  wire [127:0] pa_sc_vport_zmin_vport_zmin_byte_0, pa_sc_vport_zmin_vport_zmin_byte_1;
  wire [127:0] pa_sc_vport_zmin_vport_zmin_byte_2, pa_sc_vport_zmin_vport_zmin_byte_3;
  wire [15:0] write_pa_sc_vport_zmax;
  wire [127:0] pa_sc_vport_zmax_vport_zmax_byte_0, pa_sc_vport_zmax_vport_zmax_byte_1;
  wire [127:0] pa_sc_vport_zmax_vport_zmax_byte_2, pa_sc_vport_zmax_vport_zmax_byte_3;
  reg [1:0] pa_sc_raster_config_rb_map_pkr0_byte_0, pa_sc_raster_config_rb_map_pkr1_byte_0;
  reg [1:0] pa_sc_raster_config_rb_xsel2_byte_0;
  reg pa_sc_raster_config_rb_xsel_byte_0, pa_sc_raster_config_rb_ysel_byte_0;
  reg [1:0] pa_sc_raster_config_pkr_map_byte_1, pa_sc_raster_config_pkr_xsel_byte_1;
  reg [1:0] pa_sc_raster_config_pkr_ysel_byte_1, pa_sc_raster_config_sc_map_byte_2;
  reg [1:0] pa_sc_raster_config_sc_xsel_byte_2, pa_sc_raster_config_sc_ysel_byte_2;
  reg [1:0] pa_sc_raster_config_se_map_byte_3, pa_sc_raster_config_se_xsel_byte_3;
  reg [1:0] pa_sc_raster_config_se_ysel_byte_3, pa_sc_raster_config_1_se_pair_map_byte_0;
  reg [1:0] pa_sc_raster_config_1_se_pair_xsel_byte_0, pa_sc_raster_config_1_se_pair_ysel_byte_0;
  wire [15:0] write_pa_cl_vport_xscale;
  wire [127:0] pa_cl_vport_xscale_vport_xscale_byte_0, pa_cl_vport_xscale_vport_xscale_byte_1;
  wire [127:0] pa_cl_vport_xscale_vport_xscale_byte_2, pa_cl_vport_xscale_vport_xscale_byte_3;
  wire [15:0] write_pa_cl_vport_xoffset;
  wire [127:0] pa_cl_vport_xoffset_vport_xoffset_byte_0, pa_cl_vport_xoffset_vport_xoffset_byte_1;
  wire [127:0] pa_cl_vport_xoffset_vport_xoffset_byte_2, pa_cl_vport_xoffset_vport_xoffset_byte_3;
  wire [15:0] write_pa_cl_vport_yscale;
  wire [127:0] pa_cl_vport_yscale_vport_yscale_byte_0, pa_cl_vport_yscale_vport_yscale_byte_1;
  wire [127:0] pa_cl_vport_yscale_vport_yscale_byte_2, pa_cl_vport_yscale_vport_yscale_byte_3;
  wire [15:0] write_pa_cl_vport_yoffset;
  wire [127:0] pa_cl_vport_yoffset_vport_yoffset_byte_0, pa_cl_vport_yoffset_vport_yoffset_byte_1;
  wire [127:0] pa_cl_vport_yoffset_vport_yoffset_byte_2, pa_cl_vport_yoffset_vport_yoffset_byte_3;
  wire [15:0] write_pa_cl_vport_zscale;
  wire [127:0] pa_cl_vport_zscale_vport_zscale_byte_0, pa_cl_vport_zscale_vport_zscale_byte_1;
  wire [127:0] pa_cl_vport_zscale_vport_zscale_byte_2, pa_cl_vport_zscale_vport_zscale_byte_3;
  wire [15:0] write_pa_cl_vport_zoffset;
  wire [127:0] pa_cl_vport_zoffset_vport_zoffset_byte_0, pa_cl_vport_zoffset_vport_zoffset_byte_1;
  wire [127:0] pa_cl_vport_zoffset_vport_zoffset_byte_2, pa_cl_vport_zoffset_vport_zoffset_byte_3;
  wire [5:0] write_pa_cl_ucp_x;
  wire [47:0] pa_cl_ucp_x_data_register_byte_0, pa_cl_ucp_x_data_register_byte_1, pa_cl_ucp_x_data_register_byte_2;
  wire [47:0] pa_cl_ucp_x_data_register_byte_3; wire [5:0] write_pa_cl_ucp_y;
  wire [47:0] pa_cl_ucp_y_data_register_byte_0, pa_cl_ucp_y_data_register_byte_1, pa_cl_ucp_y_data_register_byte_2;
  wire [47:0] pa_cl_ucp_y_data_register_byte_3; wire [5:0] write_pa_cl_ucp_z;
  wire [47:0] pa_cl_ucp_z_data_register_byte_0, pa_cl_ucp_z_data_register_byte_1, pa_cl_ucp_z_data_register_byte_2;
  wire [47:0] pa_cl_ucp_z_data_register_byte_3; wire [5:0] write_pa_cl_ucp_w;
  wire [47:0] pa_cl_ucp_w_data_register_byte_0, pa_cl_ucp_w_data_register_byte_1, pa_cl_ucp_w_data_register_byte_2;
  wire [47:0] pa_cl_ucp_w_data_register_byte_3;
  wire [31:0] pa_cl_point_x_rad_data_register_byte, pa_cl_point_y_rad_data_register_byte;
  wire [31:0] pa_cl_point_size_data_register_byte, pa_cl_point_cull_rad_data_register_byte;
  wire [5:0] pa_cl_clip_cntl_ucp_ena_byte_0; reg pa_cl_clip_cntl_ps_ucp_y_scale_neg_byte_1;
  reg [1:0] pa_cl_clip_cntl_ps_ucp_mode_byte_1;
  reg pa_cl_clip_cntl_clip_disable_byte_2, pa_cl_clip_cntl_ucp_cull_only_ena_byte_2;
  reg pa_cl_clip_cntl_boundary_edge_flag_ena_byte_2, pa_cl_clip_cntl_dx_clip_space_def_byte_2;
  reg pa_cl_clip_cntl_dis_clip_err_detect_byte_2, pa_cl_clip_cntl_vtx_kill_or_byte_2;
  reg pa_cl_clip_cntl_dx_rasterization_kill_byte_2, pa_cl_clip_cntl_dx_linear_attr_clip_ena_byte_3;
  reg pa_cl_clip_cntl_vte_vport_provoke_disable_byte_3, pa_cl_clip_cntl_zclip_near_disable_byte_3;
  reg pa_cl_clip_cntl_zclip_far_disable_byte_3, pa_su_sc_mode_cntl_cull_front_byte_0;
  reg pa_su_sc_mode_cntl_cull_back_byte_0, pa_su_sc_mode_cntl_face_byte_0;
  reg [1:0] pa_su_sc_mode_cntl_poly_mode_byte_0;
  reg [2:0] pa_su_sc_mode_cntl_polymode_front_ptype_byte_0, pa_su_sc_mode_cntl_polymode_back_ptype_byte_1;
  reg pa_su_sc_mode_cntl_poly_offset_front_enable_byte_1, pa_su_sc_mode_cntl_poly_offset_back_enable_byte_1;
  reg pa_su_sc_mode_cntl_poly_offset_para_enable_byte_1, pa_su_sc_mode_cntl_vtx_window_offset_enable_byte_2;
  reg pa_su_sc_mode_cntl_provoking_vtx_last_byte_2, pa_su_sc_mode_cntl_persp_corr_dis_byte_2;
  reg pa_su_sc_mode_cntl_multi_prim_ib_ena_byte_2, pa_cl_vte_cntl_vport_x_scale_ena_byte_0;
  reg pa_cl_vte_cntl_vport_x_offset_ena_byte_0, pa_cl_vte_cntl_vport_y_scale_ena_byte_0;
  reg pa_cl_vte_cntl_vport_y_offset_ena_byte_0, pa_cl_vte_cntl_vport_z_scale_ena_byte_0;
  reg pa_cl_vte_cntl_vport_z_offset_ena_byte_0, pa_cl_vte_cntl_vtx_xy_fmt_byte_1, pa_cl_vte_cntl_vtx_z_fmt_byte_1;
  reg pa_cl_vte_cntl_vtx_w0_fmt_byte_1;
  wire [7:0] pa_cl_vs_out_cntl_clip_dist_ena_byte_0, pa_cl_vs_out_cntl_cull_dist_ena_byte_1;
  reg pa_cl_vs_out_cntl_use_vtx_point_size_byte_2, pa_cl_vs_out_cntl_use_vtx_edge_flag_byte_2;
  reg pa_cl_vs_out_cntl_use_vtx_render_target_indx_byte_2, pa_cl_vs_out_cntl_use_vtx_viewport_indx_byte_2;
  reg pa_cl_vs_out_cntl_use_vtx_kill_flag_byte_2, pa_cl_vs_out_cntl_vs_out_misc_vec_ena_byte_2;
  reg pa_cl_vs_out_cntl_vs_out_ccdist0_vec_ena_byte_2, pa_cl_vs_out_cntl_vs_out_ccdist1_vec_ena_byte_2;
  reg pa_cl_vs_out_cntl_vs_out_misc_side_bus_ena_byte_3, pa_cl_vs_out_cntl_use_vtx_gs_cut_flag_byte_3;
  reg pa_cl_naninf_cntl_vte_xy_inf_discard_byte_0, pa_cl_naninf_cntl_vte_z_inf_discard_byte_0;
  reg pa_cl_naninf_cntl_vte_w_inf_discard_byte_0, pa_cl_naninf_cntl_vte_0xnaninf_is_0_byte_0;
  reg pa_cl_naninf_cntl_vte_xy_nan_retain_byte_0, pa_cl_naninf_cntl_vte_z_nan_retain_byte_0;
  reg pa_cl_naninf_cntl_vte_w_nan_retain_byte_0, pa_cl_naninf_cntl_vte_w_recip_nan_is_0_byte_0;
  reg pa_cl_naninf_cntl_vs_xy_nan_to_inf_byte_1, pa_cl_naninf_cntl_vs_xy_inf_retain_byte_1;
  reg pa_cl_naninf_cntl_vs_z_nan_to_inf_byte_1, pa_cl_naninf_cntl_vs_z_inf_retain_byte_1;
  reg pa_cl_naninf_cntl_vs_w_nan_to_inf_byte_1, pa_cl_naninf_cntl_vs_w_inf_retain_byte_1;
  reg pa_cl_naninf_cntl_vs_clip_dist_inf_discard_byte_1, pa_cl_naninf_cntl_vte_no_output_neg_0_byte_2;
  reg [1:0] pa_su_line_stipple_cntl_line_stipple_reset_byte_0;
  reg pa_su_line_stipple_cntl_expand_full_length_byte_0, pa_su_line_stipple_cntl_fractional_accum_byte_0;
  reg pa_su_line_stipple_cntl_diamond_adjust_byte_0; wire [31:0] pa_su_line_stipple_scale_line_stipple_scale_byte;
  reg pa_su_prim_filter_cntl_triangle_filter_disable_byte_0, pa_su_prim_filter_cntl_line_filter_disable_byte_0;
  reg pa_su_prim_filter_cntl_point_filter_disable_byte_0, pa_su_prim_filter_cntl_rectangle_filter_disable_byte_0;
  reg pa_su_prim_filter_cntl_triangle_expand_ena_byte_0, pa_su_prim_filter_cntl_line_expand_ena_byte_0;
  reg pa_su_prim_filter_cntl_point_expand_ena_byte_0, pa_su_prim_filter_cntl_rectangle_expand_ena_byte_0;
  reg [7:0] pa_su_prim_filter_cntl_prim_expand_constant_byte_1;
  reg pa_su_prim_filter_cntl_xmax_right_exclusion_byte_3, pa_su_prim_filter_cntl_ymax_bottom_exclusion_byte_3;
  reg [7:0] pa_su_point_size_height_byte_0, pa_su_point_size_height_byte_1, pa_su_point_size_width_byte_2;
  reg [7:0] pa_su_point_size_width_byte_3, pa_su_point_minmax_min_size_byte_0, pa_su_point_minmax_min_size_byte_1;
  reg [7:0] pa_su_point_minmax_max_size_byte_2, pa_su_point_minmax_max_size_byte_3, pa_su_line_cntl_width_byte_0;
  reg [7:0] pa_su_line_cntl_width_byte_1, pa_sc_line_stipple_line_pattern_byte_0;
  reg [7:0] pa_sc_line_stipple_line_pattern_byte_1, pa_sc_line_stipple_repeat_count_byte_2;
  reg pa_sc_line_stipple_pattern_bit_order_byte_3; reg [1:0] pa_sc_line_stipple_auto_reset_cntl_byte_3;
  reg pa_sc_mode_cntl_0_msaa_enable_byte_0, pa_sc_mode_cntl_0_vport_scissor_enable_byte_0;
  reg pa_sc_mode_cntl_0_line_stipple_enable_byte_0, pa_sc_mode_cntl_0_send_unlit_stiles_to_pkr_byte_0;
  reg pa_sc_mode_cntl_1_walk_size_byte_0, pa_sc_mode_cntl_1_walk_alignment_byte_0;
  reg pa_sc_mode_cntl_1_walk_align8_prim_fits_st_byte_0, pa_sc_mode_cntl_1_walk_fence_enable_byte_0;
  reg [2:0] pa_sc_mode_cntl_1_walk_fence_size_byte_0;
  reg pa_sc_mode_cntl_1_supertile_walk_order_enable_byte_0, pa_sc_mode_cntl_1_tile_walk_order_enable_byte_1;
  reg pa_sc_mode_cntl_1_tile_cover_disable_byte_1, pa_sc_mode_cntl_1_tile_cover_no_scissor_byte_1;
  reg pa_sc_mode_cntl_1_zmm_line_extent_byte_1, pa_sc_mode_cntl_1_zmm_line_offset_byte_1;
  reg pa_sc_mode_cntl_1_zmm_rect_extent_byte_1, pa_sc_mode_cntl_1_kill_pix_post_hi_z_byte_1;
  reg pa_sc_mode_cntl_1_kill_pix_post_detail_mask_byte_1, pa_sc_mode_cntl_1_ps_iter_sample_byte_2;
  reg pa_sc_mode_cntl_1_multi_shader_engine_prim_discard_enable_byte_2;
  reg pa_sc_mode_cntl_1_force_eov_cntdwn_enable_byte_3, pa_sc_mode_cntl_1_force_eov_rez_enable_byte_3;
  reg pa_sc_mode_cntl_1_out_of_order_primitive_enable_byte_3;
  reg [2:0] pa_sc_mode_cntl_1_out_of_order_water_mark_byte_3;
  reg [7:0] pa_su_poly_offset_db_fmt_cntl_poly_offset_neg_num_db_bits_byte_0;
  reg pa_su_poly_offset_db_fmt_cntl_poly_offset_db_is_float_fmt_byte_1;
  wire [31:0] pa_su_poly_offset_clamp_clamp_byte, pa_su_poly_offset_front_scale_scale_byte;
  wire [31:0] pa_su_poly_offset_front_offset_offset_byte, pa_su_poly_offset_back_scale_scale_byte;
  wire [31:0] pa_su_poly_offset_back_offset_offset_byte;
  reg [3:0] pa_sc_centroid_priority_0_distance_0_byte_0, pa_sc_centroid_priority_0_distance_1_byte_0;
  reg [3:0] pa_sc_centroid_priority_0_distance_2_byte_1, pa_sc_centroid_priority_0_distance_3_byte_1;
  reg [3:0] pa_sc_centroid_priority_0_distance_4_byte_2, pa_sc_centroid_priority_0_distance_5_byte_2;
  reg [3:0] pa_sc_centroid_priority_0_distance_6_byte_3, pa_sc_centroid_priority_0_distance_7_byte_3;
  reg [3:0] pa_sc_centroid_priority_1_distance_8_byte_0, pa_sc_centroid_priority_1_distance_9_byte_0;
  reg [3:0] pa_sc_centroid_priority_1_distance_10_byte_1, pa_sc_centroid_priority_1_distance_11_byte_1;
  reg [3:0] pa_sc_centroid_priority_1_distance_12_byte_2, pa_sc_centroid_priority_1_distance_13_byte_2;
  reg [3:0] pa_sc_centroid_priority_1_distance_14_byte_3, pa_sc_centroid_priority_1_distance_15_byte_3;
  reg pa_sc_line_cntl_expand_line_width_byte_1, pa_sc_line_cntl_last_pixel_byte_1;
  reg pa_sc_line_cntl_perpendicular_endcap_ena_byte_1, pa_sc_line_cntl_dx10_diamond_test_ena_byte_1;
  reg [2:0] pa_sc_aa_config_msaa_num_samples_byte_0; reg pa_sc_aa_config_aa_mask_centroid_dtmn_byte_0;
  reg [2:0] pa_sc_aa_config_max_sample_dist_byte_1; reg pa_sc_aa_config_max_sample_dist_byte_2;
  reg [2:0] pa_sc_aa_config_msaa_exposed_samples_byte_2; reg [1:0] pa_sc_aa_config_detail_to_exposed_mode_byte_3;
  reg pa_su_vtx_cntl_pix_center_byte_0; reg [1:0] pa_su_vtx_cntl_round_mode_byte_0;
  reg [2:0] pa_su_vtx_cntl_quant_mode_byte_0;
  wire [31:0] pa_cl_gb_vert_clip_adj_data_register_byte, pa_cl_gb_vert_disc_adj_data_register_byte;
  wire [31:0] pa_cl_gb_horz_clip_adj_data_register_byte, pa_cl_gb_horz_disc_adj_data_register_byte;
  wire [3:0] write_pa_sc_aa_sample_locs_pixel_x0y0;
  reg [3:0] pa_sc_aa_sample_locs_pixel_x0y0_0_s0_x_byte_0, pa_sc_aa_sample_locs_pixel_x0y0_0_s0_y_byte_0;
  reg [3:0] pa_sc_aa_sample_locs_pixel_x0y0_0_s1_x_byte_1, pa_sc_aa_sample_locs_pixel_x0y0_0_s1_y_byte_1;
  reg [3:0] pa_sc_aa_sample_locs_pixel_x0y0_0_s2_x_byte_2, pa_sc_aa_sample_locs_pixel_x0y0_0_s2_y_byte_2;
  reg [3:0] pa_sc_aa_sample_locs_pixel_x0y0_0_s3_x_byte_3, pa_sc_aa_sample_locs_pixel_x0y0_0_s3_y_byte_3;
  reg [3:0] pa_sc_aa_sample_locs_pixel_x0y0_1_s4_x_byte_0, pa_sc_aa_sample_locs_pixel_x0y0_1_s4_y_byte_0;
  reg [3:0] pa_sc_aa_sample_locs_pixel_x0y0_1_s5_x_byte_1, pa_sc_aa_sample_locs_pixel_x0y0_1_s5_y_byte_1;
  reg [3:0] pa_sc_aa_sample_locs_pixel_x0y0_1_s6_x_byte_2, pa_sc_aa_sample_locs_pixel_x0y0_1_s6_y_byte_2;
  reg [3:0] pa_sc_aa_sample_locs_pixel_x0y0_1_s7_x_byte_3, pa_sc_aa_sample_locs_pixel_x0y0_1_s7_y_byte_3;
  reg [3:0] pa_sc_aa_sample_locs_pixel_x0y0_2_s8_x_byte_0, pa_sc_aa_sample_locs_pixel_x0y0_2_s8_y_byte_0;
  reg [3:0] pa_sc_aa_sample_locs_pixel_x0y0_2_s9_x_byte_1, pa_sc_aa_sample_locs_pixel_x0y0_2_s9_y_byte_1;
  reg [3:0] pa_sc_aa_sample_locs_pixel_x0y0_2_s10_x_byte_2, pa_sc_aa_sample_locs_pixel_x0y0_2_s10_y_byte_2;
  reg [3:0] pa_sc_aa_sample_locs_pixel_x0y0_2_s11_x_byte_3, pa_sc_aa_sample_locs_pixel_x0y0_2_s11_y_byte_3;
  reg [3:0] pa_sc_aa_sample_locs_pixel_x0y0_3_s12_x_byte_0, pa_sc_aa_sample_locs_pixel_x0y0_3_s12_y_byte_0;
  reg [3:0] pa_sc_aa_sample_locs_pixel_x0y0_3_s13_x_byte_1, pa_sc_aa_sample_locs_pixel_x0y0_3_s13_y_byte_1;
  reg [3:0] pa_sc_aa_sample_locs_pixel_x0y0_3_s14_x_byte_2, pa_sc_aa_sample_locs_pixel_x0y0_3_s14_y_byte_2;
  reg [3:0] pa_sc_aa_sample_locs_pixel_x0y0_3_s15_x_byte_3, pa_sc_aa_sample_locs_pixel_x0y0_3_s15_y_byte_3;
  wire [3:0] write_pa_sc_aa_sample_locs_pixel_x1y0;
  reg [3:0] pa_sc_aa_sample_locs_pixel_x1y0_0_s0_x_byte_0, pa_sc_aa_sample_locs_pixel_x1y0_0_s0_y_byte_0;
  reg [3:0] pa_sc_aa_sample_locs_pixel_x1y0_0_s1_x_byte_1, pa_sc_aa_sample_locs_pixel_x1y0_0_s1_y_byte_1;
  reg [3:0] pa_sc_aa_sample_locs_pixel_x1y0_0_s2_x_byte_2, pa_sc_aa_sample_locs_pixel_x1y0_0_s2_y_byte_2;
  reg [3:0] pa_sc_aa_sample_locs_pixel_x1y0_0_s3_x_byte_3, pa_sc_aa_sample_locs_pixel_x1y0_0_s3_y_byte_3;
  reg [3:0] pa_sc_aa_sample_locs_pixel_x1y0_1_s4_x_byte_0, pa_sc_aa_sample_locs_pixel_x1y0_1_s4_y_byte_0;
  reg [3:0] pa_sc_aa_sample_locs_pixel_x1y0_1_s5_x_byte_1, pa_sc_aa_sample_locs_pixel_x1y0_1_s5_y_byte_1;
  reg [3:0] pa_sc_aa_sample_locs_pixel_x1y0_1_s6_x_byte_2, pa_sc_aa_sample_locs_pixel_x1y0_1_s6_y_byte_2;
  reg [3:0] pa_sc_aa_sample_locs_pixel_x1y0_1_s7_x_byte_3, pa_sc_aa_sample_locs_pixel_x1y0_1_s7_y_byte_3;
  reg [3:0] pa_sc_aa_sample_locs_pixel_x1y0_2_s8_x_byte_0, pa_sc_aa_sample_locs_pixel_x1y0_2_s8_y_byte_0;
  reg [3:0] pa_sc_aa_sample_locs_pixel_x1y0_2_s9_x_byte_1, pa_sc_aa_sample_locs_pixel_x1y0_2_s9_y_byte_1;
  reg [3:0] pa_sc_aa_sample_locs_pixel_x1y0_2_s10_x_byte_2, pa_sc_aa_sample_locs_pixel_x1y0_2_s10_y_byte_2;
  reg [3:0] pa_sc_aa_sample_locs_pixel_x1y0_2_s11_x_byte_3, pa_sc_aa_sample_locs_pixel_x1y0_2_s11_y_byte_3;
  reg [3:0] pa_sc_aa_sample_locs_pixel_x1y0_3_s12_x_byte_0, pa_sc_aa_sample_locs_pixel_x1y0_3_s12_y_byte_0;
  reg [3:0] pa_sc_aa_sample_locs_pixel_x1y0_3_s13_x_byte_1, pa_sc_aa_sample_locs_pixel_x1y0_3_s13_y_byte_1;
  reg [3:0] pa_sc_aa_sample_locs_pixel_x1y0_3_s14_x_byte_2, pa_sc_aa_sample_locs_pixel_x1y0_3_s14_y_byte_2;
  reg [3:0] pa_sc_aa_sample_locs_pixel_x1y0_3_s15_x_byte_3, pa_sc_aa_sample_locs_pixel_x1y0_3_s15_y_byte_3;
  reg [3:0] pa_sc_aa_sample_locs_pixel_x0y1_0_s0_x_byte_0, pa_sc_aa_sample_locs_pixel_x0y1_0_s0_y_byte_0;
  reg [3:0] pa_sc_aa_sample_locs_pixel_x0y1_0_s1_x_byte_1, pa_sc_aa_sample_locs_pixel_x0y1_0_s1_y_byte_1;
  reg [3:0] pa_sc_aa_sample_locs_pixel_x0y1_0_s2_x_byte_2, pa_sc_aa_sample_locs_pixel_x0y1_0_s2_y_byte_2;
  reg [3:0] pa_sc_aa_sample_locs_pixel_x0y1_0_s3_x_byte_3, pa_sc_aa_sample_locs_pixel_x0y1_0_s3_y_byte_3;
  reg [3:0] pa_sc_aa_sample_locs_pixel_x0y1_1_s4_x_byte_0, pa_sc_aa_sample_locs_pixel_x0y1_1_s4_y_byte_0;
  reg [3:0] pa_sc_aa_sample_locs_pixel_x0y1_1_s5_x_byte_1, pa_sc_aa_sample_locs_pixel_x0y1_1_s5_y_byte_1;
  reg [3:0] pa_sc_aa_sample_locs_pixel_x0y1_1_s6_x_byte_2, pa_sc_aa_sample_locs_pixel_x0y1_1_s6_y_byte_2;
  reg [3:0] pa_sc_aa_sample_locs_pixel_x0y1_1_s7_x_byte_3, pa_sc_aa_sample_locs_pixel_x0y1_1_s7_y_byte_3;
  reg [3:0] pa_sc_aa_sample_locs_pixel_x0y1_2_s8_x_byte_0, pa_sc_aa_sample_locs_pixel_x0y1_2_s8_y_byte_0;
  reg [3:0] pa_sc_aa_sample_locs_pixel_x0y1_2_s9_x_byte_1, pa_sc_aa_sample_locs_pixel_x0y1_2_s9_y_byte_1;
  reg [3:0] pa_sc_aa_sample_locs_pixel_x0y1_2_s10_x_byte_2, pa_sc_aa_sample_locs_pixel_x0y1_2_s10_y_byte_2;
  reg [3:0] pa_sc_aa_sample_locs_pixel_x0y1_2_s11_x_byte_3, pa_sc_aa_sample_locs_pixel_x0y1_2_s11_y_byte_3;
  reg [3:0] pa_sc_aa_sample_locs_pixel_x0y1_3_s12_x_byte_0, pa_sc_aa_sample_locs_pixel_x0y1_3_s12_y_byte_0;
  reg [3:0] pa_sc_aa_sample_locs_pixel_x0y1_3_s13_x_byte_1, pa_sc_aa_sample_locs_pixel_x0y1_3_s13_y_byte_1;
  reg [3:0] pa_sc_aa_sample_locs_pixel_x0y1_3_s14_x_byte_2, pa_sc_aa_sample_locs_pixel_x0y1_3_s14_y_byte_2;
  reg [3:0] pa_sc_aa_sample_locs_pixel_x0y1_3_s15_x_byte_3, pa_sc_aa_sample_locs_pixel_x0y1_3_s15_y_byte_3;
  wire [3:0] write_pa_sc_aa_sample_locs_pixel_x1y1;
  reg [3:0] pa_sc_aa_sample_locs_pixel_x1y1_0_s0_x_byte_0, pa_sc_aa_sample_locs_pixel_x1y1_0_s0_y_byte_0;
  reg [3:0] pa_sc_aa_sample_locs_pixel_x1y1_0_s1_x_byte_1, pa_sc_aa_sample_locs_pixel_x1y1_0_s1_y_byte_1;
  reg [3:0] pa_sc_aa_sample_locs_pixel_x1y1_0_s2_x_byte_2, pa_sc_aa_sample_locs_pixel_x1y1_0_s2_y_byte_2;
  reg [3:0] pa_sc_aa_sample_locs_pixel_x1y1_0_s3_x_byte_3, pa_sc_aa_sample_locs_pixel_x1y1_0_s3_y_byte_3;
  reg [3:0] pa_sc_aa_sample_locs_pixel_x1y1_1_s4_x_byte_0, pa_sc_aa_sample_locs_pixel_x1y1_1_s4_y_byte_0;
  reg [3:0] pa_sc_aa_sample_locs_pixel_x1y1_1_s5_x_byte_1, pa_sc_aa_sample_locs_pixel_x1y1_1_s5_y_byte_1;
  reg [3:0] pa_sc_aa_sample_locs_pixel_x1y1_1_s6_x_byte_2, pa_sc_aa_sample_locs_pixel_x1y1_1_s6_y_byte_2;
  reg [3:0] pa_sc_aa_sample_locs_pixel_x1y1_1_s7_x_byte_3, pa_sc_aa_sample_locs_pixel_x1y1_1_s7_y_byte_3;
  reg [3:0] pa_sc_aa_sample_locs_pixel_x1y1_2_s8_x_byte_0, pa_sc_aa_sample_locs_pixel_x1y1_2_s8_y_byte_0;
  reg [3:0] pa_sc_aa_sample_locs_pixel_x1y1_2_s9_x_byte_1, pa_sc_aa_sample_locs_pixel_x1y1_2_s9_y_byte_1;
  reg [3:0] pa_sc_aa_sample_locs_pixel_x1y1_2_s10_x_byte_2, pa_sc_aa_sample_locs_pixel_x1y1_2_s10_y_byte_2;
  reg [3:0] pa_sc_aa_sample_locs_pixel_x1y1_2_s11_x_byte_3, pa_sc_aa_sample_locs_pixel_x1y1_2_s11_y_byte_3;
  reg [3:0] pa_sc_aa_sample_locs_pixel_x1y1_3_s12_x_byte_0, pa_sc_aa_sample_locs_pixel_x1y1_3_s12_y_byte_0;
  reg [3:0] pa_sc_aa_sample_locs_pixel_x1y1_3_s13_x_byte_1, pa_sc_aa_sample_locs_pixel_x1y1_3_s13_y_byte_1;
  reg [3:0] pa_sc_aa_sample_locs_pixel_x1y1_3_s14_x_byte_2, pa_sc_aa_sample_locs_pixel_x1y1_3_s14_y_byte_2;
  reg [3:0] pa_sc_aa_sample_locs_pixel_x1y1_3_s15_x_byte_3, pa_sc_aa_sample_locs_pixel_x1y1_3_s15_y_byte_3;
  reg [7:0] pa_sc_aa_mask_x0y0_x1y0_aa_mask_x0y0_byte_0, pa_sc_aa_mask_x0y0_x1y0_aa_mask_x0y0_byte_1;
  reg [7:0] pa_sc_aa_mask_x0y0_x1y0_aa_mask_x1y0_byte_2, pa_sc_aa_mask_x0y0_x1y0_aa_mask_x1y0_byte_3;
  reg [7:0] pa_sc_aa_mask_x0y1_x1y1_aa_mask_x0y1_byte_0, pa_sc_aa_mask_x0y1_x1y1_aa_mask_x0y1_byte_1;
  reg [7:0] pa_sc_aa_mask_x0y1_x1y1_aa_mask_x1y1_byte_2, pa_sc_aa_mask_x0y1_x1y1_aa_mask_x1y1_byte_3;
  reg [7:0] pa_su_line_stipple_value_line_stipple_value_byte_0, pa_su_line_stipple_value_line_stipple_value_byte_1;
  reg [7:0] pa_su_line_stipple_value_line_stipple_value_byte_2;
  reg [3:0] pa_sc_line_stipple_state_current_ptr_byte_0; reg [7:0] pa_sc_line_stipple_state_current_count_byte_1;
  reg ready, error; reg [31:0] read_data; wire [3:0] write_pa_su_line_stipple_value_equal;
  wire [5:0] write_pa_sc_aa_sample_locs_pixel_x0y1_equal; wire [38:0] write_pa_cl_vport_zscale_equal;
  wire [495:0] read_data_case_21_joined;
  wire [3:0] pa_sc_edgerule_er_tri_byte_0_enable_all, pa_sc_raster_config_rb_map_pkr0_byte_0_enable_all;
  wire [3:0] pa_cl_clip_cntl_ucp_ena_byte_0_enable_all, pa_cl_vs_out_cntl_clip_dist_ena_byte_0_enable_all;
  wire [3:0] pa_sc_mode_cntl_1_walk_size_byte_0_enable_all, pa_sc_centroid_priority_0_distance_0_byte_0_enable_all;
  wire [3:0] pa_sc_centroid_priority_1_distance_8_byte_0_enable_all;
  wire [15:0] pa_sc_aa_sample_locs_pixel_x0y0_0_s0_x_byte_0_enable_all;
  wire [15:0] pa_sc_aa_sample_locs_pixel_x1y0_0_s0_x_byte_0_enable_all;
  wire [15:0] pa_sc_aa_sample_locs_pixel_x0y1_0_s0_x_byte_0_enable_all;
  wire [15:0] pa_sc_aa_sample_locs_pixel_x1y1_0_s0_x_byte_0_enable_all;

  wire writing = bus_valid & bus_write & (~|bus_address[1:0]);
  wire config_page_8a = bus_address[17:8] == 10'h8a;

  wire bus_address_7_2_is_4 = bus_address[7:2] == 6'd4;
  wire writing_and_config_page_8a = writing & config_page_8a;

  wire write_pa_cl_cntl_status = writing_and_config_page_8a & bus_address_7_2_is_4;
  wire bus_address_7_2_is_5 = bus_address[7:2] == 6'd5;
  wire write_pa_cl_enhance = writing_and_config_page_8a & bus_address_7_2_is_5;
  assign pa_cl_enhance_clip_vtx_reorder_ena = pa_cl_enhance_clip_vtx_reorder_ena_byte_0;
  assign pa_cl_enhance_num_clip_seq = pa_cl_enhance_num_clip_seq_byte_0;
  assign pa_cl_enhance_clipped_prim_seq_stall = pa_cl_enhance_clipped_prim_seq_stall_byte_0;
  assign pa_cl_enhance_ve_nan_proc_disable = pa_cl_enhance_ve_nan_proc_disable_byte_0;
  wire bus_address_7_2_is_20 = bus_address[7:2] == 6'h14;
  wire write_pa_su_cntl_status = writing_and_config_page_8a & bus_address_7_2_is_20;
  wire config_page_8b = bus_address[17:8] == 10'h8b;
  wire bus_address_7_2_is_60 = bus_address[7:2] == 6'h3c;
  wire write_pa_sc_enhance = writing & config_page_8b & bus_address_7_2_is_60;
  assign pa_sc_enhance_enable_pa_sc_out_of_order = pa_sc_enhance_enable_pa_sc_out_of_order_byte_0;
  assign pa_sc_enhance_disable_sc_db_tile_fix = pa_sc_enhance_disable_sc_db_tile_fix_byte_0;
  assign pa_sc_enhance_disable_aa_mask_full_fix = pa_sc_enhance_disable_aa_mask_full_fix_byte_0;
  assign pa_sc_enhance_enable_1xmsaa_sample_locations = pa_sc_enhance_enable_1xmsaa_sample_locations_byte_0;
  assign pa_sc_enhance_enable_1xmsaa_sample_loc_centroid = pa_sc_enhance_enable_1xmsaa_sample_loc_centroid_byte_0;
  assign pa_sc_enhance_disable_scissor_fix = pa_sc_enhance_disable_scissor_fix_byte_0;
  assign pa_sc_enhance_disable_pw_bubble_collapse = pa_sc_enhance_disable_pw_bubble_collapse_byte_0;
  assign pa_sc_enhance_send_unlit_stiles_to_packer = pa_sc_enhance_send_unlit_stiles_to_packer_byte_1;
  assign pa_sc_enhance_disable_dualgrad_perf_optimization = pa_sc_enhance_disable_dualgrad_perf_optimization_byte_1;
  assign pa_sc_enhance_disable_sc_process_reset_prim = pa_sc_enhance_disable_sc_process_reset_prim_byte_1;
  assign pa_sc_enhance_disable_sc_process_reset_supertile = pa_sc_enhance_disable_sc_process_reset_supertile_byte_1;
  assign pa_sc_enhance_disable_sc_process_reset_tile = pa_sc_enhance_disable_sc_process_reset_tile_byte_1;
  assign pa_sc_enhance_disable_pa_sc_guidance = pa_sc_enhance_disable_pa_sc_guidance_byte_1;
  assign pa_sc_enhance_disable_eov_all_ctrl_only_combinations =
      pa_sc_enhance_disable_eov_all_ctrl_only_combinations_byte_1;
  assign pa_sc_enhance_enable_multicycle_bubble_freeze = pa_sc_enhance_enable_multicycle_bubble_freeze_byte_1;
  assign pa_sc_enhance_disable_out_of_order_pa_sc_guidance = pa_sc_enhance_disable_out_of_order_pa_sc_guidance_byte_2;
  wire context_page_280 = bus_address[17:8] == 10'h280;

  wire bus_address_7_2_is_12 = bus_address[7:2] == 6'hc;
  wire writing_and_context_page_280 = writing & context_page_280;

  wire write_pa_sc_screen_scissor_tl = writing_and_context_page_280 & bus_address_7_2_is_12;
  assign pa_sc_screen_scissor_tl_tl_x = {pa_sc_screen_scissor_tl_tl_x_byte_1, pa_sc_screen_scissor_tl_tl_x_byte_0};
  assign pa_sc_screen_scissor_tl_tl_y = {pa_sc_screen_scissor_tl_tl_y_byte_3, pa_sc_screen_scissor_tl_tl_y_byte_2};
  wire bus_address_7_2_is_13 = bus_address[7:2] == 6'hd;
  wire write_pa_sc_screen_scissor_br = writing_and_context_page_280 & bus_address_7_2_is_13;
  assign pa_sc_screen_scissor_br_br_x = {pa_sc_screen_scissor_br_br_x_byte_1, pa_sc_screen_scissor_br_br_x_byte_0};
  assign pa_sc_screen_scissor_br_br_y = {pa_sc_screen_scissor_br_br_y_byte_3, pa_sc_screen_scissor_br_br_y_byte_2};
  wire context_page_282 = bus_address[17:8] == 10'h282;
  wire writing_and_context_page_282 = writing & context_page_282;
  wire write_pa_sc_window_offset = writing_and_context_page_282 & write_pa_su_line_stipple_value_equal[0];
  assign pa_sc_window_offset_window_x_offset = {pa_sc_window_offset_window_x_offset_byte_1,
      pa_sc_window_offset_window_x_offset_byte_0};
  assign pa_sc_window_offset_window_y_offset = {pa_sc_window_offset_window_y_offset_byte_3,
      pa_sc_window_offset_window_y_offset_byte_2};
  wire write_pa_sc_window_scissor_tl = writing_and_context_page_282 & write_pa_su_line_stipple_value_equal[1];
  assign pa_sc_window_scissor_tl_tl_x = {pa_sc_window_scissor_tl_tl_x_byte_1, pa_sc_window_scissor_tl_tl_x_byte_0};
  assign pa_sc_window_scissor_tl_tl_y = {pa_sc_window_scissor_tl_tl_y_byte_3, pa_sc_window_scissor_tl_tl_y_byte_2};
  assign pa_sc_window_scissor_tl_window_offset_disable = pa_sc_window_scissor_tl_window_offset_disable_byte_3;
  wire write_pa_sc_window_scissor_br = writing_and_context_page_282 & write_pa_su_line_stipple_value_equal[2];
  assign pa_sc_window_scissor_br_br_x = {pa_sc_window_scissor_br_br_x_byte_1, pa_sc_window_scissor_br_br_x_byte_0};
  assign pa_sc_window_scissor_br_br_y = {pa_sc_window_scissor_br_br_y_byte_3, pa_sc_window_scissor_br_br_y_byte_2};
  wire write_pa_sc_cliprect_rule = writing_and_context_page_282 & write_pa_su_line_stipple_value_equal[3];
  assign pa_sc_cliprect_rule_clip_rule = {pa_sc_cliprect_rule_clip_rule_byte_1, pa_sc_cliprect_rule_clip_rule_byte_0};
  assign write_pa_sc_cliprect_tl[0] = writing_and_context_page_282 & bus_address_7_2_is_4;
  assign pa_sc_cliprect_tl_tl_x_0 = {pa_sc_cliprect_tl_tl_x_byte_1[0 +: 7], pa_sc_cliprect_tl_tl_x_byte_0[0 +: 8]};
  assign pa_sc_cliprect_tl_tl_y_0 = {pa_sc_cliprect_tl_tl_y_byte_3[0 +: 7], pa_sc_cliprect_tl_tl_y_byte_2[0 +: 8]};
  assign write_pa_sc_cliprect_br[0] = writing_and_context_page_282 & bus_address_7_2_is_5;
  assign pa_sc_cliprect_br_br_x_0 = {pa_sc_cliprect_br_br_x_byte_1[0 +: 7], pa_sc_cliprect_br_br_x_byte_0[0 +: 8]};
  assign pa_sc_cliprect_br_br_y_0 = {pa_sc_cliprect_br_br_y_byte_3[0 +: 7], pa_sc_cliprect_br_br_y_byte_2[0 +: 8]};
  assign write_pa_sc_cliprect_tl[1] = writing_and_context_page_282 & write_pa_sc_aa_sample_locs_pixel_x0y1_equal[0];
  assign pa_sc_cliprect_tl_tl_x_1 = {pa_sc_cliprect_tl_tl_x_byte_1[1*7 +: 7], pa_sc_cliprect_tl_tl_x_byte_0[1*8 +:
      8]};
  assign pa_sc_cliprect_tl_tl_y_1 = {pa_sc_cliprect_tl_tl_y_byte_3[1*7 +: 7], pa_sc_cliprect_tl_tl_y_byte_2[1*8 +:
      8]};
  assign write_pa_sc_cliprect_br[1] = writing_and_context_page_282 & write_pa_sc_aa_sample_locs_pixel_x0y1_equal[1];
  assign pa_sc_cliprect_br_br_x_1 = {pa_sc_cliprect_br_br_x_byte_1[1*7 +: 7], pa_sc_cliprect_br_br_x_byte_0[1*8 +:
      8]};
  assign pa_sc_cliprect_br_br_y_1 = {pa_sc_cliprect_br_br_y_byte_3[1*7 +: 7], pa_sc_cliprect_br_br_y_byte_2[1*8 +:
      8]};
  assign write_pa_sc_cliprect_tl[2] = writing_and_context_page_282 & write_pa_sc_aa_sample_locs_pixel_x0y1_equal[2];
  assign pa_sc_cliprect_tl_tl_x_2 = {pa_sc_cliprect_tl_tl_x_byte_1[2*7 +: 7], pa_sc_cliprect_tl_tl_x_byte_0[2*8 +:
      8]};
  assign pa_sc_cliprect_tl_tl_y_2 = {pa_sc_cliprect_tl_tl_y_byte_3[2*7 +: 7], pa_sc_cliprect_tl_tl_y_byte_2[2*8 +:
      8]};
  assign write_pa_sc_cliprect_br[2] = writing_and_context_page_282 & write_pa_sc_aa_sample_locs_pixel_x0y1_equal[3];
  assign pa_sc_cliprect_br_br_x_2 = {pa_sc_cliprect_br_br_x_byte_1[2*7 +: 7], pa_sc_cliprect_br_br_x_byte_0[2*8 +:
      8]};
  assign pa_sc_cliprect_br_br_y_2 = {pa_sc_cliprect_br_br_y_byte_3[2*7 +: 7], pa_sc_cliprect_br_br_y_byte_2[2*8 +:
      8]};
  assign write_pa_sc_cliprect_tl[3] = writing_and_context_page_282 & write_pa_sc_aa_sample_locs_pixel_x0y1_equal[4];
  assign pa_sc_cliprect_tl_tl_x_3 = {pa_sc_cliprect_tl_tl_x_byte_1[3*7 +: 7], pa_sc_cliprect_tl_tl_x_byte_0[3*8 +:
      8]};
  assign pa_sc_cliprect_tl_tl_y_3 = {pa_sc_cliprect_tl_tl_y_byte_3[3*7 +: 7], pa_sc_cliprect_tl_tl_y_byte_2[3*8 +:
      8]};
  assign write_pa_sc_cliprect_br[3] = writing_and_context_page_282 & write_pa_sc_aa_sample_locs_pixel_x0y1_equal[5];
  assign pa_sc_cliprect_br_br_x_3 = {pa_sc_cliprect_br_br_x_byte_1[3*7 +: 7], pa_sc_cliprect_br_br_x_byte_0[3*8 +:
      8]};
  assign pa_sc_cliprect_br_br_y_3 = {pa_sc_cliprect_br_br_y_byte_3[3*7 +: 7], pa_sc_cliprect_br_br_y_byte_2[3*8 +:
      8]};
  wire write_pa_sc_edgerule = writing_and_context_page_282 & bus_address_7_2_is_12;
  assign pa_sc_edgerule_er_tri = pa_sc_edgerule_er_tri_byte_0;
  assign pa_sc_edgerule_er_point = pa_sc_edgerule_er_point_byte_0;
  assign pa_sc_edgerule_er_rect = pa_sc_edgerule_er_rect_byte_1;
  assign pa_sc_edgerule_er_line_lr = {pa_sc_edgerule_er_line_lr_byte_2, pa_sc_edgerule_er_line_lr_byte_1};
  assign pa_sc_edgerule_er_line_rl = pa_sc_edgerule_er_line_rl_byte_2;
  assign pa_sc_edgerule_er_line_tb = pa_sc_edgerule_er_line_tb_byte_3;
  assign pa_sc_edgerule_er_line_bt = pa_sc_edgerule_er_line_bt_byte_3;
  wire write_pa_su_hardware_screen_offset = writing_and_context_page_282 & bus_address_7_2_is_13;
  assign pa_su_hardware_screen_offset_hw_screen_offset_x = {pa_su_hardware_screen_offset_hw_screen_offset_x_byte_1,
      pa_su_hardware_screen_offset_hw_screen_offset_x_byte_0};
  assign pa_su_hardware_screen_offset_hw_screen_offset_y = {pa_su_hardware_screen_offset_hw_screen_offset_y_byte_3,
      pa_su_hardware_screen_offset_hw_screen_offset_y_byte_2};
  wire bus_address_7_2_is_16 = bus_address[7:2] == 6'h10;
  wire write_pa_sc_generic_scissor_tl = writing_and_context_page_282 & bus_address_7_2_is_16;
  assign pa_sc_generic_scissor_tl_tl_x = {pa_sc_generic_scissor_tl_tl_x_byte_1, pa_sc_generic_scissor_tl_tl_x_byte_0};
  assign pa_sc_generic_scissor_tl_tl_y = {pa_sc_generic_scissor_tl_tl_y_byte_3, pa_sc_generic_scissor_tl_tl_y_byte_2};
  assign pa_sc_generic_scissor_tl_window_offset_disable = pa_sc_generic_scissor_tl_window_offset_disable_byte_3;
  wire bus_address_7_2_is_17 = bus_address[7:2] == 6'h11;
  wire write_pa_sc_generic_scissor_br = writing_and_context_page_282 & bus_address_7_2_is_17;
  assign pa_sc_generic_scissor_br_br_x = {pa_sc_generic_scissor_br_br_x_byte_1, pa_sc_generic_scissor_br_br_x_byte_0};
  assign pa_sc_generic_scissor_br_br_y = {pa_sc_generic_scissor_br_br_y_byte_3, pa_sc_generic_scissor_br_br_y_byte_2};
  assign write_pa_sc_vport_scissor_tl[0] = writing_and_context_page_282 & bus_address_7_2_is_20;
  assign pa_sc_vport_scissor_tl_tl_x_0 = {pa_sc_vport_scissor_tl_tl_x_byte_1[0 +: 7],
      pa_sc_vport_scissor_tl_tl_x_byte_0[0 +: 8]};
  assign pa_sc_vport_scissor_tl_tl_y_0 = {pa_sc_vport_scissor_tl_tl_y_byte_3[0 +: 7],
      pa_sc_vport_scissor_tl_tl_y_byte_2[0 +: 8]};
  assign pa_sc_vport_scissor_tl_window_offset_disable_0 = pa_sc_vport_scissor_tl_window_offset_disable_byte_3[0];
  assign pa_sc_vport_scissor_br_br_x_0 = {pa_sc_vport_scissor_br_br_x_byte_1[0 +: 7],
      pa_sc_vport_scissor_br_br_x_byte_0[0 +: 8]};
  assign pa_sc_vport_scissor_br_br_y_0 = {pa_sc_vport_scissor_br_br_y_byte_3[0 +: 7],
      pa_sc_vport_scissor_br_br_y_byte_2[0 +: 8]};
  assign pa_sc_vport_scissor_tl_tl_x_1 = {pa_sc_vport_scissor_tl_tl_x_byte_1[1*7 +: 7],
      pa_sc_vport_scissor_tl_tl_x_byte_0[1*8 +: 8]};
  assign pa_sc_vport_scissor_tl_tl_y_1 = {pa_sc_vport_scissor_tl_tl_y_byte_3[1*7 +: 7],
      pa_sc_vport_scissor_tl_tl_y_byte_2[1*8 +: 8]};
  assign pa_sc_vport_scissor_tl_window_offset_disable_1 = pa_sc_vport_scissor_tl_window_offset_disable_byte_3[1];
  assign pa_sc_vport_scissor_br_br_x_1 = {pa_sc_vport_scissor_br_br_x_byte_1[1*7 +: 7],
      pa_sc_vport_scissor_br_br_x_byte_0[1*8 +: 8]};
  assign pa_sc_vport_scissor_br_br_y_1 = {pa_sc_vport_scissor_br_br_y_byte_3[1*7 +: 7],
      pa_sc_vport_scissor_br_br_y_byte_2[1*8 +: 8]};
  assign pa_sc_vport_scissor_tl_tl_x_2 = {pa_sc_vport_scissor_tl_tl_x_byte_1[2*7 +: 7],
      pa_sc_vport_scissor_tl_tl_x_byte_0[2*8 +: 8]};
  assign pa_sc_vport_scissor_tl_tl_y_2 = {pa_sc_vport_scissor_tl_tl_y_byte_3[2*7 +: 7],
      pa_sc_vport_scissor_tl_tl_y_byte_2[2*8 +: 8]};
  assign pa_sc_vport_scissor_tl_window_offset_disable_2 = pa_sc_vport_scissor_tl_window_offset_disable_byte_3[2];
  assign pa_sc_vport_scissor_br_br_x_2 = {pa_sc_vport_scissor_br_br_x_byte_1[2*7 +: 7],
      pa_sc_vport_scissor_br_br_x_byte_0[2*8 +: 8]};
  assign pa_sc_vport_scissor_br_br_y_2 = {pa_sc_vport_scissor_br_br_y_byte_3[2*7 +: 7],
      pa_sc_vport_scissor_br_br_y_byte_2[2*8 +: 8]};
  assign pa_sc_vport_scissor_tl_tl_x_3 = {pa_sc_vport_scissor_tl_tl_x_byte_1[3*7 +: 7],
      pa_sc_vport_scissor_tl_tl_x_byte_0[3*8 +: 8]};
  assign pa_sc_vport_scissor_tl_tl_y_3 = {pa_sc_vport_scissor_tl_tl_y_byte_3[3*7 +: 7],
      pa_sc_vport_scissor_tl_tl_y_byte_2[3*8 +: 8]};
  assign pa_sc_vport_scissor_tl_window_offset_disable_3 = pa_sc_vport_scissor_tl_window_offset_disable_byte_3[3];
  assign pa_sc_vport_scissor_br_br_x_3 = {pa_sc_vport_scissor_br_br_x_byte_1[3*7 +: 7],
      pa_sc_vport_scissor_br_br_x_byte_0[3*8 +: 8]};
  assign pa_sc_vport_scissor_br_br_y_3 = {pa_sc_vport_scissor_br_br_y_byte_3[3*7 +: 7],
      pa_sc_vport_scissor_br_br_y_byte_2[3*8 +: 8]};
  assign pa_sc_vport_scissor_tl_tl_x_4 = {pa_sc_vport_scissor_tl_tl_x_byte_1[4*7 +: 7],
      pa_sc_vport_scissor_tl_tl_x_byte_0[4*8 +: 8]};
  assign pa_sc_vport_scissor_tl_tl_y_4 = {pa_sc_vport_scissor_tl_tl_y_byte_3[4*7 +: 7],
      pa_sc_vport_scissor_tl_tl_y_byte_2[4*8 +: 8]};
  assign pa_sc_vport_scissor_tl_window_offset_disable_4 = pa_sc_vport_scissor_tl_window_offset_disable_byte_3[4];
  assign pa_sc_vport_scissor_br_br_x_4 = {pa_sc_vport_scissor_br_br_x_byte_1[4*7 +: 7],
      pa_sc_vport_scissor_br_br_x_byte_0[4*8 +: 8]};
  assign pa_sc_vport_scissor_br_br_y_4 = {pa_sc_vport_scissor_br_br_y_byte_3[4*7 +: 7],
      pa_sc_vport_scissor_br_br_y_byte_2[4*8 +: 8]};
  assign pa_sc_vport_scissor_tl_tl_x_5 = {pa_sc_vport_scissor_tl_tl_x_byte_1[5*7 +: 7],
      pa_sc_vport_scissor_tl_tl_x_byte_0[5*8 +: 8]};
  assign pa_sc_vport_scissor_tl_tl_y_5 = {pa_sc_vport_scissor_tl_tl_y_byte_3[5*7 +: 7],
      pa_sc_vport_scissor_tl_tl_y_byte_2[5*8 +: 8]};
  assign pa_sc_vport_scissor_tl_window_offset_disable_5 = pa_sc_vport_scissor_tl_window_offset_disable_byte_3[5];
  assign pa_sc_vport_scissor_br_br_x_5 = {pa_sc_vport_scissor_br_br_x_byte_1[5*7 +: 7],
      pa_sc_vport_scissor_br_br_x_byte_0[5*8 +: 8]};
  assign pa_sc_vport_scissor_br_br_y_5 = {pa_sc_vport_scissor_br_br_y_byte_3[5*7 +: 7],
      pa_sc_vport_scissor_br_br_y_byte_2[5*8 +: 8]};
  assign pa_sc_vport_scissor_tl_tl_x_6 = {pa_sc_vport_scissor_tl_tl_x_byte_1[6*7 +: 7],
      pa_sc_vport_scissor_tl_tl_x_byte_0[6*8 +: 8]};
  assign pa_sc_vport_scissor_tl_tl_y_6 = {pa_sc_vport_scissor_tl_tl_y_byte_3[6*7 +: 7],
      pa_sc_vport_scissor_tl_tl_y_byte_2[6*8 +: 8]};
  assign pa_sc_vport_scissor_tl_window_offset_disable_6 = pa_sc_vport_scissor_tl_window_offset_disable_byte_3[6];
  assign pa_sc_vport_scissor_br_br_x_6 = {pa_sc_vport_scissor_br_br_x_byte_1[6*7 +: 7],
      pa_sc_vport_scissor_br_br_x_byte_0[6*8 +: 8]};
  assign pa_sc_vport_scissor_br_br_y_6 = {pa_sc_vport_scissor_br_br_y_byte_3[6*7 +: 7],
      pa_sc_vport_scissor_br_br_y_byte_2[6*8 +: 8]};
  assign pa_sc_vport_scissor_tl_tl_x_7 = {pa_sc_vport_scissor_tl_tl_x_byte_1[7*7 +: 7],
      pa_sc_vport_scissor_tl_tl_x_byte_0[7*8 +: 8]};
  assign pa_sc_vport_scissor_tl_tl_y_7 = {pa_sc_vport_scissor_tl_tl_y_byte_3[7*7 +: 7],
      pa_sc_vport_scissor_tl_tl_y_byte_2[7*8 +: 8]};
  assign pa_sc_vport_scissor_tl_window_offset_disable_7 = pa_sc_vport_scissor_tl_window_offset_disable_byte_3[7];
  assign pa_sc_vport_scissor_br_br_x_7 = {pa_sc_vport_scissor_br_br_x_byte_1[7*7 +: 7],
      pa_sc_vport_scissor_br_br_x_byte_0[7*8 +: 8]};
  assign pa_sc_vport_scissor_br_br_y_7 = {pa_sc_vport_scissor_br_br_y_byte_3[7*7 +: 7],
      pa_sc_vport_scissor_br_br_y_byte_2[7*8 +: 8]};
  assign pa_sc_vport_scissor_tl_tl_x_8 = {pa_sc_vport_scissor_tl_tl_x_byte_1[8*7 +: 7],
      pa_sc_vport_scissor_tl_tl_x_byte_0[8*8 +: 8]};
  assign pa_sc_vport_scissor_tl_tl_y_8 = {pa_sc_vport_scissor_tl_tl_y_byte_3[8*7 +: 7],
      pa_sc_vport_scissor_tl_tl_y_byte_2[8*8 +: 8]};
  assign pa_sc_vport_scissor_tl_window_offset_disable_8 = pa_sc_vport_scissor_tl_window_offset_disable_byte_3[8];
  assign pa_sc_vport_scissor_br_br_x_8 = {pa_sc_vport_scissor_br_br_x_byte_1[8*7 +: 7],
      pa_sc_vport_scissor_br_br_x_byte_0[8*8 +: 8]};
  assign pa_sc_vport_scissor_br_br_y_8 = {pa_sc_vport_scissor_br_br_y_byte_3[8*7 +: 7],
      pa_sc_vport_scissor_br_br_y_byte_2[8*8 +: 8]};
  assign pa_sc_vport_scissor_tl_tl_x_9 = {pa_sc_vport_scissor_tl_tl_x_byte_1[9*7 +: 7],
      pa_sc_vport_scissor_tl_tl_x_byte_0[9*8 +: 8]};
  assign pa_sc_vport_scissor_tl_tl_y_9 = {pa_sc_vport_scissor_tl_tl_y_byte_3[9*7 +: 7],
      pa_sc_vport_scissor_tl_tl_y_byte_2[9*8 +: 8]};
  assign pa_sc_vport_scissor_tl_window_offset_disable_9 = pa_sc_vport_scissor_tl_window_offset_disable_byte_3[9];
  assign pa_sc_vport_scissor_br_br_x_9 = {pa_sc_vport_scissor_br_br_x_byte_1[9*7 +: 7],
      pa_sc_vport_scissor_br_br_x_byte_0[9*8 +: 8]};
  assign pa_sc_vport_scissor_br_br_y_9 = {pa_sc_vport_scissor_br_br_y_byte_3[9*7 +: 7],
      pa_sc_vport_scissor_br_br_y_byte_2[9*8 +: 8]};
  assign pa_sc_vport_scissor_tl_tl_x_10 = {pa_sc_vport_scissor_tl_tl_x_byte_1[10*7 +: 7],
      pa_sc_vport_scissor_tl_tl_x_byte_0[10*8 +: 8]};
  assign pa_sc_vport_scissor_tl_tl_y_10 = {pa_sc_vport_scissor_tl_tl_y_byte_3[10*7 +: 7],
      pa_sc_vport_scissor_tl_tl_y_byte_2[10*8 +: 8]};
  assign pa_sc_vport_scissor_tl_window_offset_disable_10 = pa_sc_vport_scissor_tl_window_offset_disable_byte_3[10];
  assign pa_sc_vport_scissor_br_br_x_10 = {pa_sc_vport_scissor_br_br_x_byte_1[10*7 +: 7],
      pa_sc_vport_scissor_br_br_x_byte_0[10*8 +: 8]};
  assign pa_sc_vport_scissor_br_br_y_10 = {pa_sc_vport_scissor_br_br_y_byte_3[10*7 +: 7],
      pa_sc_vport_scissor_br_br_y_byte_2[10*8 +: 8]};
  assign pa_sc_vport_scissor_tl_tl_x_11 = {pa_sc_vport_scissor_tl_tl_x_byte_1[11*7 +: 7],
      pa_sc_vport_scissor_tl_tl_x_byte_0[11*8 +: 8]};
  assign pa_sc_vport_scissor_tl_tl_y_11 = {pa_sc_vport_scissor_tl_tl_y_byte_3[11*7 +: 7],
      pa_sc_vport_scissor_tl_tl_y_byte_2[11*8 +: 8]};
  assign pa_sc_vport_scissor_tl_window_offset_disable_11 = pa_sc_vport_scissor_tl_window_offset_disable_byte_3[11];
  assign pa_sc_vport_scissor_br_br_x_11 = {pa_sc_vport_scissor_br_br_x_byte_1[11*7 +: 7],
      pa_sc_vport_scissor_br_br_x_byte_0[11*8 +: 8]};
  assign pa_sc_vport_scissor_br_br_y_11 = {pa_sc_vport_scissor_br_br_y_byte_3[11*7 +: 7],
      pa_sc_vport_scissor_br_br_y_byte_2[11*8 +: 8]};
  assign pa_sc_vport_scissor_tl_tl_x_12 = {pa_sc_vport_scissor_tl_tl_x_byte_1[12*7 +: 7],
      pa_sc_vport_scissor_tl_tl_x_byte_0[12*8 +: 8]};
  assign pa_sc_vport_scissor_tl_tl_y_12 = {pa_sc_vport_scissor_tl_tl_y_byte_3[12*7 +: 7],
      pa_sc_vport_scissor_tl_tl_y_byte_2[12*8 +: 8]};
  assign pa_sc_vport_scissor_tl_window_offset_disable_12 = pa_sc_vport_scissor_tl_window_offset_disable_byte_3[12];
  assign pa_sc_vport_scissor_br_br_x_12 = {pa_sc_vport_scissor_br_br_x_byte_1[12*7 +: 7],
      pa_sc_vport_scissor_br_br_x_byte_0[12*8 +: 8]};
  assign pa_sc_vport_scissor_br_br_y_12 = {pa_sc_vport_scissor_br_br_y_byte_3[12*7 +: 7],
      pa_sc_vport_scissor_br_br_y_byte_2[12*8 +: 8]};
  assign pa_sc_vport_scissor_tl_tl_x_13 = {pa_sc_vport_scissor_tl_tl_x_byte_1[13*7 +: 7],
      pa_sc_vport_scissor_tl_tl_x_byte_0[13*8 +: 8]};
  assign pa_sc_vport_scissor_tl_tl_y_13 = {pa_sc_vport_scissor_tl_tl_y_byte_3[13*7 +: 7],
      pa_sc_vport_scissor_tl_tl_y_byte_2[13*8 +: 8]};
  assign pa_sc_vport_scissor_tl_window_offset_disable_13 = pa_sc_vport_scissor_tl_window_offset_disable_byte_3[13];
  assign pa_sc_vport_scissor_br_br_x_13 = {pa_sc_vport_scissor_br_br_x_byte_1[13*7 +: 7],
      pa_sc_vport_scissor_br_br_x_byte_0[13*8 +: 8]};
  assign pa_sc_vport_scissor_br_br_y_13 = {pa_sc_vport_scissor_br_br_y_byte_3[13*7 +: 7],
      pa_sc_vport_scissor_br_br_y_byte_2[13*8 +: 8]};
  assign pa_sc_vport_scissor_tl_tl_x_14 = {pa_sc_vport_scissor_tl_tl_x_byte_1[14*7 +: 7],
      pa_sc_vport_scissor_tl_tl_x_byte_0[14*8 +: 8]};
  assign pa_sc_vport_scissor_tl_tl_y_14 = {pa_sc_vport_scissor_tl_tl_y_byte_3[14*7 +: 7],
      pa_sc_vport_scissor_tl_tl_y_byte_2[14*8 +: 8]};
  assign pa_sc_vport_scissor_tl_window_offset_disable_14 = pa_sc_vport_scissor_tl_window_offset_disable_byte_3[14];
  assign pa_sc_vport_scissor_br_br_x_14 = {pa_sc_vport_scissor_br_br_x_byte_1[14*7 +: 7],
      pa_sc_vport_scissor_br_br_x_byte_0[14*8 +: 8]};
  assign pa_sc_vport_scissor_br_br_y_14 = {pa_sc_vport_scissor_br_br_y_byte_3[14*7 +: 7],
      pa_sc_vport_scissor_br_br_y_byte_2[14*8 +: 8]};
  assign pa_sc_vport_scissor_tl_tl_x_15 = {pa_sc_vport_scissor_tl_tl_x_byte_1[15*7 +: 7],
      pa_sc_vport_scissor_tl_tl_x_byte_0[15*8 +: 8]};
  assign pa_sc_vport_scissor_tl_tl_y_15 = {pa_sc_vport_scissor_tl_tl_y_byte_3[15*7 +: 7],
      pa_sc_vport_scissor_tl_tl_y_byte_2[15*8 +: 8]};
  assign pa_sc_vport_scissor_tl_window_offset_disable_15 = pa_sc_vport_scissor_tl_window_offset_disable_byte_3[15];
  assign pa_sc_vport_scissor_br_br_x_15 = {pa_sc_vport_scissor_br_br_x_byte_1[15*7 +: 7],
      pa_sc_vport_scissor_br_br_x_byte_0[15*8 +: 8]};
  assign pa_sc_vport_scissor_br_br_y_15 = {pa_sc_vport_scissor_br_br_y_byte_3[15*7 +: 7],
      pa_sc_vport_scissor_br_br_y_byte_2[15*8 +: 8]};
  assign pa_sc_vport_zmin_vport_zmin_0 = {pa_sc_vport_zmin_vport_zmin_byte_3[0 +: 8],
      pa_sc_vport_zmin_vport_zmin_byte_2[0 +: 8], pa_sc_vport_zmin_vport_zmin_byte_1[0 +: 8],
      pa_sc_vport_zmin_vport_zmin_byte_0[0 +: 8]};
  assign pa_sc_vport_zmax_vport_zmax_0 = {pa_sc_vport_zmax_vport_zmax_byte_3[0 +: 8],
      pa_sc_vport_zmax_vport_zmax_byte_2[0 +: 8], pa_sc_vport_zmax_vport_zmax_byte_1[0 +: 8],
      pa_sc_vport_zmax_vport_zmax_byte_0[0 +: 8]};
  assign pa_sc_vport_zmin_vport_zmin_1 = {pa_sc_vport_zmin_vport_zmin_byte_3[1*8 +: 8],
      pa_sc_vport_zmin_vport_zmin_byte_2[1*8 +: 8], pa_sc_vport_zmin_vport_zmin_byte_1[1*8 +: 8],
      pa_sc_vport_zmin_vport_zmin_byte_0[1*8 +: 8]};
  assign pa_sc_vport_zmax_vport_zmax_1 = {pa_sc_vport_zmax_vport_zmax_byte_3[1*8 +: 8],
      pa_sc_vport_zmax_vport_zmax_byte_2[1*8 +: 8], pa_sc_vport_zmax_vport_zmax_byte_1[1*8 +: 8],
      pa_sc_vport_zmax_vport_zmax_byte_0[1*8 +: 8]};
  assign pa_sc_vport_zmin_vport_zmin_2 = {pa_sc_vport_zmin_vport_zmin_byte_3[2*8 +: 8],
      pa_sc_vport_zmin_vport_zmin_byte_2[2*8 +: 8], pa_sc_vport_zmin_vport_zmin_byte_1[2*8 +: 8],
      pa_sc_vport_zmin_vport_zmin_byte_0[2*8 +: 8]};
  assign pa_sc_vport_zmax_vport_zmax_2 = {pa_sc_vport_zmax_vport_zmax_byte_3[2*8 +: 8],
      pa_sc_vport_zmax_vport_zmax_byte_2[2*8 +: 8], pa_sc_vport_zmax_vport_zmax_byte_1[2*8 +: 8],
      pa_sc_vport_zmax_vport_zmax_byte_0[2*8 +: 8]};
  assign pa_sc_vport_zmin_vport_zmin_3 = {pa_sc_vport_zmin_vport_zmin_byte_3[3*8 +: 8],
      pa_sc_vport_zmin_vport_zmin_byte_2[3*8 +: 8], pa_sc_vport_zmin_vport_zmin_byte_1[3*8 +: 8],
      pa_sc_vport_zmin_vport_zmin_byte_0[3*8 +: 8]};
  assign pa_sc_vport_zmax_vport_zmax_3 = {pa_sc_vport_zmax_vport_zmax_byte_3[3*8 +: 8],
      pa_sc_vport_zmax_vport_zmax_byte_2[3*8 +: 8], pa_sc_vport_zmax_vport_zmax_byte_1[3*8 +: 8],
      pa_sc_vport_zmax_vport_zmax_byte_0[3*8 +: 8]};
  assign write_pa_sc_vport_zmin[4] = writing_and_context_page_282 & bus_address_7_2_is_60;
  assign pa_sc_vport_zmin_vport_zmin_4 = {pa_sc_vport_zmin_vport_zmin_byte_3[4*8 +: 8],
      pa_sc_vport_zmin_vport_zmin_byte_2[4*8 +: 8], pa_sc_vport_zmin_vport_zmin_byte_1[4*8 +: 8],
      pa_sc_vport_zmin_vport_zmin_byte_0[4*8 +: 8]};
  wire bus_address_7_2_is_61 = bus_address[7:2] == 6'h3d;
  assign write_pa_sc_vport_zmax[4] = writing_and_context_page_282 & bus_address_7_2_is_61;
  assign pa_sc_vport_zmax_vport_zmax_4 = {pa_sc_vport_zmax_vport_zmax_byte_3[4*8 +: 8],
      pa_sc_vport_zmax_vport_zmax_byte_2[4*8 +: 8], pa_sc_vport_zmax_vport_zmax_byte_1[4*8 +: 8],
      pa_sc_vport_zmax_vport_zmax_byte_0[4*8 +: 8]};
  wire bus_address_7_2_is_62 = bus_address[7:2] == 6'h3e;
  assign write_pa_sc_vport_zmin[5] = writing_and_context_page_282 & bus_address_7_2_is_62;
  assign pa_sc_vport_zmin_vport_zmin_5 = {pa_sc_vport_zmin_vport_zmin_byte_3[5*8 +: 8],
      pa_sc_vport_zmin_vport_zmin_byte_2[5*8 +: 8], pa_sc_vport_zmin_vport_zmin_byte_1[5*8 +: 8],
      pa_sc_vport_zmin_vport_zmin_byte_0[5*8 +: 8]};
  wire bus_address_7_2_is_63 = bus_address[7:2] == 6'h3f;
  assign write_pa_sc_vport_zmax[5] = writing_and_context_page_282 & bus_address_7_2_is_63;
  assign pa_sc_vport_zmax_vport_zmax_5 = {pa_sc_vport_zmax_vport_zmax_byte_3[5*8 +: 8],
      pa_sc_vport_zmax_vport_zmax_byte_2[5*8 +: 8], pa_sc_vport_zmax_vport_zmax_byte_1[5*8 +: 8],
      pa_sc_vport_zmax_vport_zmax_byte_0[5*8 +: 8]};
  wire context_page_283 = bus_address[17:8] == 10'h283;
  wire writing_and_context_page_283 = writing & context_page_283;
  assign write_pa_sc_vport_zmin[6] = writing_and_context_page_283 & write_pa_su_line_stipple_value_equal[0];
  assign pa_sc_vport_zmin_vport_zmin_6 = {pa_sc_vport_zmin_vport_zmin_byte_3[6*8 +: 8],
      pa_sc_vport_zmin_vport_zmin_byte_2[6*8 +: 8], pa_sc_vport_zmin_vport_zmin_byte_1[6*8 +: 8],
      pa_sc_vport_zmin_vport_zmin_byte_0[6*8 +: 8]};
  assign write_pa_sc_vport_zmax[6] = writing_and_context_page_283 & write_pa_su_line_stipple_value_equal[1];
  assign pa_sc_vport_zmax_vport_zmax_6 = {pa_sc_vport_zmax_vport_zmax_byte_3[6*8 +: 8],
      pa_sc_vport_zmax_vport_zmax_byte_2[6*8 +: 8], pa_sc_vport_zmax_vport_zmax_byte_1[6*8 +: 8],
      pa_sc_vport_zmax_vport_zmax_byte_0[6*8 +: 8]};
  assign write_pa_sc_vport_zmin[7] = writing_and_context_page_283 & write_pa_su_line_stipple_value_equal[2];
  assign pa_sc_vport_zmin_vport_zmin_7 = {pa_sc_vport_zmin_vport_zmin_byte_3[7*8 +: 8],
      pa_sc_vport_zmin_vport_zmin_byte_2[7*8 +: 8], pa_sc_vport_zmin_vport_zmin_byte_1[7*8 +: 8],
      pa_sc_vport_zmin_vport_zmin_byte_0[7*8 +: 8]};
  assign write_pa_sc_vport_zmax[7] = writing_and_context_page_283 & write_pa_su_line_stipple_value_equal[3];
  assign pa_sc_vport_zmax_vport_zmax_7 = {pa_sc_vport_zmax_vport_zmax_byte_3[7*8 +: 8],
      pa_sc_vport_zmax_vport_zmax_byte_2[7*8 +: 8], pa_sc_vport_zmax_vport_zmax_byte_1[7*8 +: 8],
      pa_sc_vport_zmax_vport_zmax_byte_0[7*8 +: 8]};
  assign write_pa_sc_vport_zmin[8] = writing_and_context_page_283 & bus_address_7_2_is_4;
  assign pa_sc_vport_zmin_vport_zmin_8 = {pa_sc_vport_zmin_vport_zmin_byte_3[8*8 +: 8],
      pa_sc_vport_zmin_vport_zmin_byte_2[8*8 +: 8], pa_sc_vport_zmin_vport_zmin_byte_1[8*8 +: 8],
      pa_sc_vport_zmin_vport_zmin_byte_0[8*8 +: 8]};
  assign write_pa_sc_vport_zmax[8] = writing_and_context_page_283 & bus_address_7_2_is_5;
  assign pa_sc_vport_zmax_vport_zmax_8 = {pa_sc_vport_zmax_vport_zmax_byte_3[8*8 +: 8],
      pa_sc_vport_zmax_vport_zmax_byte_2[8*8 +: 8], pa_sc_vport_zmax_vport_zmax_byte_1[8*8 +: 8],
      pa_sc_vport_zmax_vport_zmax_byte_0[8*8 +: 8]};
  assign write_pa_sc_vport_zmin[9] = writing_and_context_page_283 & write_pa_sc_aa_sample_locs_pixel_x0y1_equal[0];
  assign pa_sc_vport_zmin_vport_zmin_9 = {pa_sc_vport_zmin_vport_zmin_byte_3[9*8 +: 8],
      pa_sc_vport_zmin_vport_zmin_byte_2[9*8 +: 8], pa_sc_vport_zmin_vport_zmin_byte_1[9*8 +: 8],
      pa_sc_vport_zmin_vport_zmin_byte_0[9*8 +: 8]};
  assign write_pa_sc_vport_zmax[9] = writing_and_context_page_283 & write_pa_sc_aa_sample_locs_pixel_x0y1_equal[1];
  assign pa_sc_vport_zmax_vport_zmax_9 = {pa_sc_vport_zmax_vport_zmax_byte_3[9*8 +: 8],
      pa_sc_vport_zmax_vport_zmax_byte_2[9*8 +: 8], pa_sc_vport_zmax_vport_zmax_byte_1[9*8 +: 8],
      pa_sc_vport_zmax_vport_zmax_byte_0[9*8 +: 8]};
  assign write_pa_sc_vport_zmin[10] = writing_and_context_page_283 & write_pa_sc_aa_sample_locs_pixel_x0y1_equal[2];
  assign pa_sc_vport_zmin_vport_zmin_10 = {pa_sc_vport_zmin_vport_zmin_byte_3[10*8 +: 8],
      pa_sc_vport_zmin_vport_zmin_byte_2[10*8 +: 8], pa_sc_vport_zmin_vport_zmin_byte_1[10*8 +: 8],
      pa_sc_vport_zmin_vport_zmin_byte_0[10*8 +: 8]};
  assign write_pa_sc_vport_zmax[10] = writing_and_context_page_283 & write_pa_sc_aa_sample_locs_pixel_x0y1_equal[3];
  assign pa_sc_vport_zmax_vport_zmax_10 = {pa_sc_vport_zmax_vport_zmax_byte_3[10*8 +: 8],
      pa_sc_vport_zmax_vport_zmax_byte_2[10*8 +: 8], pa_sc_vport_zmax_vport_zmax_byte_1[10*8 +: 8],
      pa_sc_vport_zmax_vport_zmax_byte_0[10*8 +: 8]};
  assign write_pa_sc_vport_zmin[11] = writing_and_context_page_283 & write_pa_sc_aa_sample_locs_pixel_x0y1_equal[4];
  assign pa_sc_vport_zmin_vport_zmin_11 = {pa_sc_vport_zmin_vport_zmin_byte_3[11*8 +: 8],
      pa_sc_vport_zmin_vport_zmin_byte_2[11*8 +: 8], pa_sc_vport_zmin_vport_zmin_byte_1[11*8 +: 8],
      pa_sc_vport_zmin_vport_zmin_byte_0[11*8 +: 8]};
  assign write_pa_sc_vport_zmax[11] = writing_and_context_page_283 & write_pa_sc_aa_sample_locs_pixel_x0y1_equal[5];
  assign pa_sc_vport_zmax_vport_zmax_11 = {pa_sc_vport_zmax_vport_zmax_byte_3[11*8 +: 8],
      pa_sc_vport_zmax_vport_zmax_byte_2[11*8 +: 8], pa_sc_vport_zmax_vport_zmax_byte_1[11*8 +: 8],
      pa_sc_vport_zmax_vport_zmax_byte_0[11*8 +: 8]};
  assign pa_sc_vport_zmin_vport_zmin_12 = {pa_sc_vport_zmin_vport_zmin_byte_3[12*8 +: 8],
      pa_sc_vport_zmin_vport_zmin_byte_2[12*8 +: 8], pa_sc_vport_zmin_vport_zmin_byte_1[12*8 +: 8],
      pa_sc_vport_zmin_vport_zmin_byte_0[12*8 +: 8]};
  assign pa_sc_vport_zmax_vport_zmax_12 = {pa_sc_vport_zmax_vport_zmax_byte_3[12*8 +: 8],
      pa_sc_vport_zmax_vport_zmax_byte_2[12*8 +: 8], pa_sc_vport_zmax_vport_zmax_byte_1[12*8 +: 8],
      pa_sc_vport_zmax_vport_zmax_byte_0[12*8 +: 8]};
  assign pa_sc_vport_zmin_vport_zmin_13 = {pa_sc_vport_zmin_vport_zmin_byte_3[13*8 +: 8],
      pa_sc_vport_zmin_vport_zmin_byte_2[13*8 +: 8], pa_sc_vport_zmin_vport_zmin_byte_1[13*8 +: 8],
      pa_sc_vport_zmin_vport_zmin_byte_0[13*8 +: 8]};
  assign pa_sc_vport_zmax_vport_zmax_13 = {pa_sc_vport_zmax_vport_zmax_byte_3[13*8 +: 8],
      pa_sc_vport_zmax_vport_zmax_byte_2[13*8 +: 8], pa_sc_vport_zmax_vport_zmax_byte_1[13*8 +: 8],
      pa_sc_vport_zmax_vport_zmax_byte_0[13*8 +: 8]};
  assign pa_sc_vport_zmin_vport_zmin_14 = {pa_sc_vport_zmin_vport_zmin_byte_3[14*8 +: 8],
      pa_sc_vport_zmin_vport_zmin_byte_2[14*8 +: 8], pa_sc_vport_zmin_vport_zmin_byte_1[14*8 +: 8],
      pa_sc_vport_zmin_vport_zmin_byte_0[14*8 +: 8]};
  assign pa_sc_vport_zmax_vport_zmax_14 = {pa_sc_vport_zmax_vport_zmax_byte_3[14*8 +: 8],
      pa_sc_vport_zmax_vport_zmax_byte_2[14*8 +: 8], pa_sc_vport_zmax_vport_zmax_byte_1[14*8 +: 8],
      pa_sc_vport_zmax_vport_zmax_byte_0[14*8 +: 8]};
  assign pa_sc_vport_zmin_vport_zmin_15 = {pa_sc_vport_zmin_vport_zmin_byte_3[15*8 +: 8],
      pa_sc_vport_zmin_vport_zmin_byte_2[15*8 +: 8], pa_sc_vport_zmin_vport_zmin_byte_1[15*8 +: 8],
      pa_sc_vport_zmin_vport_zmin_byte_0[15*8 +: 8]};
  assign pa_sc_vport_zmax_vport_zmax_15 = {pa_sc_vport_zmax_vport_zmax_byte_3[15*8 +: 8],
      pa_sc_vport_zmax_vport_zmax_byte_2[15*8 +: 8], pa_sc_vport_zmax_vport_zmax_byte_1[15*8 +: 8],
      pa_sc_vport_zmax_vport_zmax_byte_0[15*8 +: 8]};
  wire write_pa_sc_raster_config = writing_and_context_page_283 & bus_address_7_2_is_20;
  assign pa_sc_raster_config_rb_map_pkr0 = pa_sc_raster_config_rb_map_pkr0_byte_0;
  assign pa_sc_raster_config_rb_map_pkr1 = pa_sc_raster_config_rb_map_pkr1_byte_0;
  assign pa_sc_raster_config_rb_xsel2 = pa_sc_raster_config_rb_xsel2_byte_0;
  assign pa_sc_raster_config_rb_xsel = pa_sc_raster_config_rb_xsel_byte_0;
  assign pa_sc_raster_config_rb_ysel = pa_sc_raster_config_rb_ysel_byte_0;
  assign pa_sc_raster_config_pkr_map = pa_sc_raster_config_pkr_map_byte_1;
  assign pa_sc_raster_config_pkr_xsel = pa_sc_raster_config_pkr_xsel_byte_1;
  assign pa_sc_raster_config_pkr_ysel = pa_sc_raster_config_pkr_ysel_byte_1;
  assign pa_sc_raster_config_sc_map = pa_sc_raster_config_sc_map_byte_2;
  assign pa_sc_raster_config_sc_xsel = pa_sc_raster_config_sc_xsel_byte_2;
  assign pa_sc_raster_config_sc_ysel = pa_sc_raster_config_sc_ysel_byte_2;
  assign pa_sc_raster_config_se_map = pa_sc_raster_config_se_map_byte_3;
  assign pa_sc_raster_config_se_xsel = pa_sc_raster_config_se_xsel_byte_3;
  assign pa_sc_raster_config_se_ysel = pa_sc_raster_config_se_ysel_byte_3;
  wire write_pa_sc_raster_config_1 = writing_and_context_page_283 & write_pa_cl_vport_zscale_equal[0];
  assign pa_sc_raster_config_1_se_pair_map = pa_sc_raster_config_1_se_pair_map_byte_0;
  assign pa_sc_raster_config_1_se_pair_xsel = pa_sc_raster_config_1_se_pair_xsel_byte_0;
  assign pa_sc_raster_config_1_se_pair_ysel = pa_sc_raster_config_1_se_pair_ysel_byte_0;
  wire context_page_284 = bus_address[17:8] == 10'h284;

  wire bus_address_7_2_is_15 = bus_address[7:2] == 6'hf;
  wire writing_and_context_page_284 = writing & context_page_284;

  assign write_pa_cl_vport_xscale[0] = writing_and_context_page_284 & bus_address_7_2_is_15;
  assign pa_cl_vport_xscale_vport_xscale_0 = {pa_cl_vport_xscale_vport_xscale_byte_3[0 +: 8],
      pa_cl_vport_xscale_vport_xscale_byte_2[0 +: 8], pa_cl_vport_xscale_vport_xscale_byte_1[0 +: 8],
      pa_cl_vport_xscale_vport_xscale_byte_0[0 +: 8]};
  assign write_pa_cl_vport_xoffset[0] = writing_and_context_page_284 & bus_address_7_2_is_16;
  assign pa_cl_vport_xoffset_vport_xoffset_0 = {pa_cl_vport_xoffset_vport_xoffset_byte_3[0 +: 8],
      pa_cl_vport_xoffset_vport_xoffset_byte_2[0 +: 8], pa_cl_vport_xoffset_vport_xoffset_byte_1[0 +: 8],
      pa_cl_vport_xoffset_vport_xoffset_byte_0[0 +: 8]};
  assign write_pa_cl_vport_yscale[0] = writing_and_context_page_284 & bus_address_7_2_is_17;
  assign pa_cl_vport_yscale_vport_yscale_0 = {pa_cl_vport_yscale_vport_yscale_byte_3[0 +: 8],
      pa_cl_vport_yscale_vport_yscale_byte_2[0 +: 8], pa_cl_vport_yscale_vport_yscale_byte_1[0 +: 8],
      pa_cl_vport_yscale_vport_yscale_byte_0[0 +: 8]};
  wire bus_address_7_2_is_18 = bus_address[7:2] == 6'h12;
  assign write_pa_cl_vport_yoffset[0] = writing_and_context_page_284 & bus_address_7_2_is_18;
  assign pa_cl_vport_yoffset_vport_yoffset_0 = {pa_cl_vport_yoffset_vport_yoffset_byte_3[0 +: 8],
      pa_cl_vport_yoffset_vport_yoffset_byte_2[0 +: 8], pa_cl_vport_yoffset_vport_yoffset_byte_1[0 +: 8],
      pa_cl_vport_yoffset_vport_yoffset_byte_0[0 +: 8]};
  wire bus_address_7_2_is_19 = bus_address[7:2] == 6'h13;
  assign write_pa_cl_vport_zscale[0] = writing_and_context_page_284 & bus_address_7_2_is_19;
  assign pa_cl_vport_zscale_vport_zscale_0 = {pa_cl_vport_zscale_vport_zscale_byte_3[0 +: 8],
      pa_cl_vport_zscale_vport_zscale_byte_2[0 +: 8], pa_cl_vport_zscale_vport_zscale_byte_1[0 +: 8],
      pa_cl_vport_zscale_vport_zscale_byte_0[0 +: 8]};
  assign write_pa_cl_vport_zoffset[0] = writing_and_context_page_284 & bus_address_7_2_is_20;
  assign pa_cl_vport_zoffset_vport_zoffset_0 = {pa_cl_vport_zoffset_vport_zoffset_byte_3[0 +: 8],
      pa_cl_vport_zoffset_vport_zoffset_byte_2[0 +: 8], pa_cl_vport_zoffset_vport_zoffset_byte_1[0 +: 8],
      pa_cl_vport_zoffset_vport_zoffset_byte_0[0 +: 8]};
  assign pa_cl_vport_xscale_vport_xscale_1 = {pa_cl_vport_xscale_vport_xscale_byte_3[1*8 +: 8],
      pa_cl_vport_xscale_vport_xscale_byte_2[1*8 +: 8], pa_cl_vport_xscale_vport_xscale_byte_1[1*8 +: 8],
      pa_cl_vport_xscale_vport_xscale_byte_0[1*8 +: 8]};
  assign write_pa_cl_vport_xoffset[1] = writing_and_context_page_284 & write_pa_cl_vport_zscale_equal[1];
  assign pa_cl_vport_xoffset_vport_xoffset_1 = {pa_cl_vport_xoffset_vport_xoffset_byte_3[1*8 +: 8],
      pa_cl_vport_xoffset_vport_xoffset_byte_2[1*8 +: 8], pa_cl_vport_xoffset_vport_xoffset_byte_1[1*8 +: 8],
      pa_cl_vport_xoffset_vport_xoffset_byte_0[1*8 +: 8]};
  assign write_pa_cl_vport_yscale[1] = writing_and_context_page_284 & write_pa_cl_vport_zscale_equal[2];
  assign pa_cl_vport_yscale_vport_yscale_1 = {pa_cl_vport_yscale_vport_yscale_byte_3[1*8 +: 8],
      pa_cl_vport_yscale_vport_yscale_byte_2[1*8 +: 8], pa_cl_vport_yscale_vport_yscale_byte_1[1*8 +: 8],
      pa_cl_vport_yscale_vport_yscale_byte_0[1*8 +: 8]};
  assign pa_cl_vport_yoffset_vport_yoffset_1 = {pa_cl_vport_yoffset_vport_yoffset_byte_3[1*8 +: 8],
      pa_cl_vport_yoffset_vport_yoffset_byte_2[1*8 +: 8], pa_cl_vport_yoffset_vport_yoffset_byte_1[1*8 +: 8],
      pa_cl_vport_yoffset_vport_yoffset_byte_0[1*8 +: 8]};
  assign pa_cl_vport_zscale_vport_zscale_1 = {pa_cl_vport_zscale_vport_zscale_byte_3[1*8 +: 8],
      pa_cl_vport_zscale_vport_zscale_byte_2[1*8 +: 8], pa_cl_vport_zscale_vport_zscale_byte_1[1*8 +: 8],
      pa_cl_vport_zscale_vport_zscale_byte_0[1*8 +: 8]};
  assign pa_cl_vport_zoffset_vport_zoffset_1 = {pa_cl_vport_zoffset_vport_zoffset_byte_3[1*8 +: 8],
      pa_cl_vport_zoffset_vport_zoffset_byte_2[1*8 +: 8], pa_cl_vport_zoffset_vport_zoffset_byte_1[1*8 +: 8],
      pa_cl_vport_zoffset_vport_zoffset_byte_0[1*8 +: 8]};
  assign pa_cl_vport_xscale_vport_xscale_2 = {pa_cl_vport_xscale_vport_xscale_byte_3[2*8 +: 8],
      pa_cl_vport_xscale_vport_xscale_byte_2[2*8 +: 8], pa_cl_vport_xscale_vport_xscale_byte_1[2*8 +: 8],
      pa_cl_vport_xscale_vport_xscale_byte_0[2*8 +: 8]};
  assign write_pa_cl_vport_xoffset[2] = writing_and_context_page_284 & write_pa_cl_vport_zscale_equal[7];
  assign pa_cl_vport_xoffset_vport_xoffset_2 = {pa_cl_vport_xoffset_vport_xoffset_byte_3[2*8 +: 8],
      pa_cl_vport_xoffset_vport_xoffset_byte_2[2*8 +: 8], pa_cl_vport_xoffset_vport_xoffset_byte_1[2*8 +: 8],
      pa_cl_vport_xoffset_vport_xoffset_byte_0[2*8 +: 8]};
  assign write_pa_cl_vport_yscale[2] = writing_and_context_page_284 & write_pa_cl_vport_zscale_equal[8];
  assign pa_cl_vport_yscale_vport_yscale_2 = {pa_cl_vport_yscale_vport_yscale_byte_3[2*8 +: 8],
      pa_cl_vport_yscale_vport_yscale_byte_2[2*8 +: 8], pa_cl_vport_yscale_vport_yscale_byte_1[2*8 +: 8],
      pa_cl_vport_yscale_vport_yscale_byte_0[2*8 +: 8]};
  assign pa_cl_vport_yoffset_vport_yoffset_2 = {pa_cl_vport_yoffset_vport_yoffset_byte_3[2*8 +: 8],
      pa_cl_vport_yoffset_vport_yoffset_byte_2[2*8 +: 8], pa_cl_vport_yoffset_vport_yoffset_byte_1[2*8 +: 8],
      pa_cl_vport_yoffset_vport_yoffset_byte_0[2*8 +: 8]};
  assign pa_cl_vport_zscale_vport_zscale_2 = {pa_cl_vport_zscale_vport_zscale_byte_3[2*8 +: 8],
      pa_cl_vport_zscale_vport_zscale_byte_2[2*8 +: 8], pa_cl_vport_zscale_vport_zscale_byte_1[2*8 +: 8],
      pa_cl_vport_zscale_vport_zscale_byte_0[2*8 +: 8]};
  assign pa_cl_vport_zoffset_vport_zoffset_2 = {pa_cl_vport_zoffset_vport_zoffset_byte_3[2*8 +: 8],
      pa_cl_vport_zoffset_vport_zoffset_byte_2[2*8 +: 8], pa_cl_vport_zoffset_vport_zoffset_byte_1[2*8 +: 8],
      pa_cl_vport_zoffset_vport_zoffset_byte_0[2*8 +: 8]};
  assign pa_cl_vport_xscale_vport_xscale_3 = {pa_cl_vport_xscale_vport_xscale_byte_3[3*8 +: 8],
      pa_cl_vport_xscale_vport_xscale_byte_2[3*8 +: 8], pa_cl_vport_xscale_vport_xscale_byte_1[3*8 +: 8],
      pa_cl_vport_xscale_vport_xscale_byte_0[3*8 +: 8]};
  assign write_pa_cl_vport_xoffset[3] = writing_and_context_page_284 & write_pa_cl_vport_zscale_equal[13];
  assign pa_cl_vport_xoffset_vport_xoffset_3 = {pa_cl_vport_xoffset_vport_xoffset_byte_3[3*8 +: 8],
      pa_cl_vport_xoffset_vport_xoffset_byte_2[3*8 +: 8], pa_cl_vport_xoffset_vport_xoffset_byte_1[3*8 +: 8],
      pa_cl_vport_xoffset_vport_xoffset_byte_0[3*8 +: 8]};
  assign write_pa_cl_vport_yscale[3] = writing_and_context_page_284 & write_pa_cl_vport_zscale_equal[14];
  assign pa_cl_vport_yscale_vport_yscale_3 = {pa_cl_vport_yscale_vport_yscale_byte_3[3*8 +: 8],
      pa_cl_vport_yscale_vport_yscale_byte_2[3*8 +: 8], pa_cl_vport_yscale_vport_yscale_byte_1[3*8 +: 8],
      pa_cl_vport_yscale_vport_yscale_byte_0[3*8 +: 8]};
  assign pa_cl_vport_yoffset_vport_yoffset_3 = {pa_cl_vport_yoffset_vport_yoffset_byte_3[3*8 +: 8],
      pa_cl_vport_yoffset_vport_yoffset_byte_2[3*8 +: 8], pa_cl_vport_yoffset_vport_yoffset_byte_1[3*8 +: 8],
      pa_cl_vport_yoffset_vport_yoffset_byte_0[3*8 +: 8]};
  assign pa_cl_vport_zscale_vport_zscale_3 = {pa_cl_vport_zscale_vport_zscale_byte_3[3*8 +: 8],
      pa_cl_vport_zscale_vport_zscale_byte_2[3*8 +: 8], pa_cl_vport_zscale_vport_zscale_byte_1[3*8 +: 8],
      pa_cl_vport_zscale_vport_zscale_byte_0[3*8 +: 8]};
  assign pa_cl_vport_zoffset_vport_zoffset_3 = {pa_cl_vport_zoffset_vport_zoffset_byte_3[3*8 +: 8],
      pa_cl_vport_zoffset_vport_zoffset_byte_2[3*8 +: 8], pa_cl_vport_zoffset_vport_zoffset_byte_1[3*8 +: 8],
      pa_cl_vport_zoffset_vport_zoffset_byte_0[3*8 +: 8]};
  assign pa_cl_vport_xscale_vport_xscale_4 = {pa_cl_vport_xscale_vport_xscale_byte_3[4*8 +: 8],
      pa_cl_vport_xscale_vport_xscale_byte_2[4*8 +: 8], pa_cl_vport_xscale_vport_xscale_byte_1[4*8 +: 8],
      pa_cl_vport_xscale_vport_xscale_byte_0[4*8 +: 8]};
  assign write_pa_cl_vport_xoffset[4] = writing_and_context_page_284 & write_pa_cl_vport_zscale_equal[19];
  assign pa_cl_vport_xoffset_vport_xoffset_4 = {pa_cl_vport_xoffset_vport_xoffset_byte_3[4*8 +: 8],
      pa_cl_vport_xoffset_vport_xoffset_byte_2[4*8 +: 8], pa_cl_vport_xoffset_vport_xoffset_byte_1[4*8 +: 8],
      pa_cl_vport_xoffset_vport_xoffset_byte_0[4*8 +: 8]};
  assign write_pa_cl_vport_yscale[4] = writing_and_context_page_284 & write_pa_cl_vport_zscale_equal[20];
  assign pa_cl_vport_yscale_vport_yscale_4 = {pa_cl_vport_yscale_vport_yscale_byte_3[4*8 +: 8],
      pa_cl_vport_yscale_vport_yscale_byte_2[4*8 +: 8], pa_cl_vport_yscale_vport_yscale_byte_1[4*8 +: 8],
      pa_cl_vport_yscale_vport_yscale_byte_0[4*8 +: 8]};
  assign pa_cl_vport_yoffset_vport_yoffset_4 = {pa_cl_vport_yoffset_vport_yoffset_byte_3[4*8 +: 8],
      pa_cl_vport_yoffset_vport_yoffset_byte_2[4*8 +: 8], pa_cl_vport_yoffset_vport_yoffset_byte_1[4*8 +: 8],
      pa_cl_vport_yoffset_vport_yoffset_byte_0[4*8 +: 8]};
  assign pa_cl_vport_zscale_vport_zscale_4 = {pa_cl_vport_zscale_vport_zscale_byte_3[4*8 +: 8],
      pa_cl_vport_zscale_vport_zscale_byte_2[4*8 +: 8], pa_cl_vport_zscale_vport_zscale_byte_1[4*8 +: 8],
      pa_cl_vport_zscale_vport_zscale_byte_0[4*8 +: 8]};
  assign pa_cl_vport_zoffset_vport_zoffset_4 = {pa_cl_vport_zoffset_vport_zoffset_byte_3[4*8 +: 8],
      pa_cl_vport_zoffset_vport_zoffset_byte_2[4*8 +: 8], pa_cl_vport_zoffset_vport_zoffset_byte_1[4*8 +: 8],
      pa_cl_vport_zoffset_vport_zoffset_byte_0[4*8 +: 8]};
  assign pa_cl_vport_xscale_vport_xscale_5 = {pa_cl_vport_xscale_vport_xscale_byte_3[5*8 +: 8],
      pa_cl_vport_xscale_vport_xscale_byte_2[5*8 +: 8], pa_cl_vport_xscale_vport_xscale_byte_1[5*8 +: 8],
      pa_cl_vport_xscale_vport_xscale_byte_0[5*8 +: 8]};
  assign write_pa_cl_vport_xoffset[5] = writing_and_context_page_284 & write_pa_cl_vport_zscale_equal[25];
  assign pa_cl_vport_xoffset_vport_xoffset_5 = {pa_cl_vport_xoffset_vport_xoffset_byte_3[5*8 +: 8],
      pa_cl_vport_xoffset_vport_xoffset_byte_2[5*8 +: 8], pa_cl_vport_xoffset_vport_xoffset_byte_1[5*8 +: 8],
      pa_cl_vport_xoffset_vport_xoffset_byte_0[5*8 +: 8]};
  assign write_pa_cl_vport_yscale[5] = writing_and_context_page_284 & write_pa_cl_vport_zscale_equal[26];
  assign pa_cl_vport_yscale_vport_yscale_5 = {pa_cl_vport_yscale_vport_yscale_byte_3[5*8 +: 8],
      pa_cl_vport_yscale_vport_yscale_byte_2[5*8 +: 8], pa_cl_vport_yscale_vport_yscale_byte_1[5*8 +: 8],
      pa_cl_vport_yscale_vport_yscale_byte_0[5*8 +: 8]};
  assign pa_cl_vport_yoffset_vport_yoffset_5 = {pa_cl_vport_yoffset_vport_yoffset_byte_3[5*8 +: 8],
      pa_cl_vport_yoffset_vport_yoffset_byte_2[5*8 +: 8], pa_cl_vport_yoffset_vport_yoffset_byte_1[5*8 +: 8],
      pa_cl_vport_yoffset_vport_yoffset_byte_0[5*8 +: 8]};
  assign pa_cl_vport_zscale_vport_zscale_5 = {pa_cl_vport_zscale_vport_zscale_byte_3[5*8 +: 8],
      pa_cl_vport_zscale_vport_zscale_byte_2[5*8 +: 8], pa_cl_vport_zscale_vport_zscale_byte_1[5*8 +: 8],
      pa_cl_vport_zscale_vport_zscale_byte_0[5*8 +: 8]};
  assign pa_cl_vport_zoffset_vport_zoffset_5 = {pa_cl_vport_zoffset_vport_zoffset_byte_3[5*8 +: 8],
      pa_cl_vport_zoffset_vport_zoffset_byte_2[5*8 +: 8], pa_cl_vport_zoffset_vport_zoffset_byte_1[5*8 +: 8],
      pa_cl_vport_zoffset_vport_zoffset_byte_0[5*8 +: 8]};
  assign pa_cl_vport_xscale_vport_xscale_6 = {pa_cl_vport_xscale_vport_xscale_byte_3[6*8 +: 8],
      pa_cl_vport_xscale_vport_xscale_byte_2[6*8 +: 8], pa_cl_vport_xscale_vport_xscale_byte_1[6*8 +: 8],
      pa_cl_vport_xscale_vport_xscale_byte_0[6*8 +: 8]};
  assign write_pa_cl_vport_xoffset[6] = writing_and_context_page_284 & write_pa_cl_vport_zscale_equal[31];
  assign pa_cl_vport_xoffset_vport_xoffset_6 = {pa_cl_vport_xoffset_vport_xoffset_byte_3[6*8 +: 8],
      pa_cl_vport_xoffset_vport_xoffset_byte_2[6*8 +: 8], pa_cl_vport_xoffset_vport_xoffset_byte_1[6*8 +: 8],
      pa_cl_vport_xoffset_vport_xoffset_byte_0[6*8 +: 8]};
  assign write_pa_cl_vport_yscale[6] = writing_and_context_page_284 & write_pa_cl_vport_zscale_equal[32];
  assign pa_cl_vport_yscale_vport_yscale_6 = {pa_cl_vport_yscale_vport_yscale_byte_3[6*8 +: 8],
      pa_cl_vport_yscale_vport_yscale_byte_2[6*8 +: 8], pa_cl_vport_yscale_vport_yscale_byte_1[6*8 +: 8],
      pa_cl_vport_yscale_vport_yscale_byte_0[6*8 +: 8]};
  assign pa_cl_vport_yoffset_vport_yoffset_6 = {pa_cl_vport_yoffset_vport_yoffset_byte_3[6*8 +: 8],
      pa_cl_vport_yoffset_vport_yoffset_byte_2[6*8 +: 8], pa_cl_vport_yoffset_vport_yoffset_byte_1[6*8 +: 8],
      pa_cl_vport_yoffset_vport_yoffset_byte_0[6*8 +: 8]};
  assign pa_cl_vport_zscale_vport_zscale_6 = {pa_cl_vport_zscale_vport_zscale_byte_3[6*8 +: 8],
      pa_cl_vport_zscale_vport_zscale_byte_2[6*8 +: 8], pa_cl_vport_zscale_vport_zscale_byte_1[6*8 +: 8],
      pa_cl_vport_zscale_vport_zscale_byte_0[6*8 +: 8]};
  assign pa_cl_vport_zoffset_vport_zoffset_6 = {pa_cl_vport_zoffset_vport_zoffset_byte_3[6*8 +: 8],
      pa_cl_vport_zoffset_vport_zoffset_byte_2[6*8 +: 8], pa_cl_vport_zoffset_vport_zoffset_byte_1[6*8 +: 8],
      pa_cl_vport_zoffset_vport_zoffset_byte_0[6*8 +: 8]};
  assign pa_cl_vport_xscale_vport_xscale_7 = {pa_cl_vport_xscale_vport_xscale_byte_3[7*8 +: 8],
      pa_cl_vport_xscale_vport_xscale_byte_2[7*8 +: 8], pa_cl_vport_xscale_vport_xscale_byte_1[7*8 +: 8],
      pa_cl_vport_xscale_vport_xscale_byte_0[7*8 +: 8]};
  assign write_pa_cl_vport_xoffset[7] = writing_and_context_page_284 & write_pa_cl_vport_zscale_equal[37];
  assign pa_cl_vport_xoffset_vport_xoffset_7 = {pa_cl_vport_xoffset_vport_xoffset_byte_3[7*8 +: 8],
      pa_cl_vport_xoffset_vport_xoffset_byte_2[7*8 +: 8], pa_cl_vport_xoffset_vport_xoffset_byte_1[7*8 +: 8],
      pa_cl_vport_xoffset_vport_xoffset_byte_0[7*8 +: 8]};
  assign write_pa_cl_vport_yscale[7] = writing_and_context_page_284 & write_pa_cl_vport_zscale_equal[38];
  assign pa_cl_vport_yscale_vport_yscale_7 = {pa_cl_vport_yscale_vport_yscale_byte_3[7*8 +: 8],
      pa_cl_vport_yscale_vport_yscale_byte_2[7*8 +: 8], pa_cl_vport_yscale_vport_yscale_byte_1[7*8 +: 8],
      pa_cl_vport_yscale_vport_yscale_byte_0[7*8 +: 8]};
  assign write_pa_cl_vport_yoffset[7] = writing_and_context_page_284 & bus_address_7_2_is_60;
  assign pa_cl_vport_yoffset_vport_yoffset_7 = {pa_cl_vport_yoffset_vport_yoffset_byte_3[7*8 +: 8],
      pa_cl_vport_yoffset_vport_yoffset_byte_2[7*8 +: 8], pa_cl_vport_yoffset_vport_yoffset_byte_1[7*8 +: 8],
      pa_cl_vport_yoffset_vport_yoffset_byte_0[7*8 +: 8]};
  assign write_pa_cl_vport_zscale[7] = writing_and_context_page_284 & bus_address_7_2_is_61;
  assign pa_cl_vport_zscale_vport_zscale_7 = {pa_cl_vport_zscale_vport_zscale_byte_3[7*8 +: 8],
      pa_cl_vport_zscale_vport_zscale_byte_2[7*8 +: 8], pa_cl_vport_zscale_vport_zscale_byte_1[7*8 +: 8],
      pa_cl_vport_zscale_vport_zscale_byte_0[7*8 +: 8]};
  assign write_pa_cl_vport_zoffset[7] = writing_and_context_page_284 & bus_address_7_2_is_62;
  assign pa_cl_vport_zoffset_vport_zoffset_7 = {pa_cl_vport_zoffset_vport_zoffset_byte_3[7*8 +: 8],
      pa_cl_vport_zoffset_vport_zoffset_byte_2[7*8 +: 8], pa_cl_vport_zoffset_vport_zoffset_byte_1[7*8 +: 8],
      pa_cl_vport_zoffset_vport_zoffset_byte_0[7*8 +: 8]};
  assign write_pa_cl_vport_xscale[8] = writing_and_context_page_284 & bus_address_7_2_is_63;
  assign pa_cl_vport_xscale_vport_xscale_8 = {pa_cl_vport_xscale_vport_xscale_byte_3[8*8 +: 8],
      pa_cl_vport_xscale_vport_xscale_byte_2[8*8 +: 8], pa_cl_vport_xscale_vport_xscale_byte_1[8*8 +: 8],
      pa_cl_vport_xscale_vport_xscale_byte_0[8*8 +: 8]};
  wire context_page_285 = bus_address[17:8] == 10'h285;
  wire writing_and_context_page_285 = writing & context_page_285;
  assign write_pa_cl_vport_xoffset[8] = writing_and_context_page_285 & write_pa_su_line_stipple_value_equal[0];
  assign pa_cl_vport_xoffset_vport_xoffset_8 = {pa_cl_vport_xoffset_vport_xoffset_byte_3[8*8 +: 8],
      pa_cl_vport_xoffset_vport_xoffset_byte_2[8*8 +: 8], pa_cl_vport_xoffset_vport_xoffset_byte_1[8*8 +: 8],
      pa_cl_vport_xoffset_vport_xoffset_byte_0[8*8 +: 8]};
  assign write_pa_cl_vport_yscale[8] = writing_and_context_page_285 & write_pa_su_line_stipple_value_equal[1];
  assign pa_cl_vport_yscale_vport_yscale_8 = {pa_cl_vport_yscale_vport_yscale_byte_3[8*8 +: 8],
      pa_cl_vport_yscale_vport_yscale_byte_2[8*8 +: 8], pa_cl_vport_yscale_vport_yscale_byte_1[8*8 +: 8],
      pa_cl_vport_yscale_vport_yscale_byte_0[8*8 +: 8]};
  assign write_pa_cl_vport_yoffset[8] = writing_and_context_page_285 & write_pa_su_line_stipple_value_equal[2];
  assign pa_cl_vport_yoffset_vport_yoffset_8 = {pa_cl_vport_yoffset_vport_yoffset_byte_3[8*8 +: 8],
      pa_cl_vport_yoffset_vport_yoffset_byte_2[8*8 +: 8], pa_cl_vport_yoffset_vport_yoffset_byte_1[8*8 +: 8],
      pa_cl_vport_yoffset_vport_yoffset_byte_0[8*8 +: 8]};
  assign write_pa_cl_vport_zscale[8] = writing_and_context_page_285 & write_pa_su_line_stipple_value_equal[3];
  assign pa_cl_vport_zscale_vport_zscale_8 = {pa_cl_vport_zscale_vport_zscale_byte_3[8*8 +: 8],
      pa_cl_vport_zscale_vport_zscale_byte_2[8*8 +: 8], pa_cl_vport_zscale_vport_zscale_byte_1[8*8 +: 8],
      pa_cl_vport_zscale_vport_zscale_byte_0[8*8 +: 8]};
  assign write_pa_cl_vport_zoffset[8] = writing_and_context_page_285 & bus_address_7_2_is_4;
  assign pa_cl_vport_zoffset_vport_zoffset_8 = {pa_cl_vport_zoffset_vport_zoffset_byte_3[8*8 +: 8],
      pa_cl_vport_zoffset_vport_zoffset_byte_2[8*8 +: 8], pa_cl_vport_zoffset_vport_zoffset_byte_1[8*8 +: 8],
      pa_cl_vport_zoffset_vport_zoffset_byte_0[8*8 +: 8]};
  assign write_pa_cl_vport_xscale[9] = writing_and_context_page_285 & bus_address_7_2_is_5;
  assign pa_cl_vport_xscale_vport_xscale_9 = {pa_cl_vport_xscale_vport_xscale_byte_3[9*8 +: 8],
      pa_cl_vport_xscale_vport_xscale_byte_2[9*8 +: 8], pa_cl_vport_xscale_vport_xscale_byte_1[9*8 +: 8],
      pa_cl_vport_xscale_vport_xscale_byte_0[9*8 +: 8]};
  assign write_pa_cl_vport_xoffset[9] = writing_and_context_page_285 & write_pa_sc_aa_sample_locs_pixel_x0y1_equal[0];
  assign pa_cl_vport_xoffset_vport_xoffset_9 = {pa_cl_vport_xoffset_vport_xoffset_byte_3[9*8 +: 8],
      pa_cl_vport_xoffset_vport_xoffset_byte_2[9*8 +: 8], pa_cl_vport_xoffset_vport_xoffset_byte_1[9*8 +: 8],
      pa_cl_vport_xoffset_vport_xoffset_byte_0[9*8 +: 8]};
  assign write_pa_cl_vport_yscale[9] = writing_and_context_page_285 & write_pa_sc_aa_sample_locs_pixel_x0y1_equal[1];
  assign pa_cl_vport_yscale_vport_yscale_9 = {pa_cl_vport_yscale_vport_yscale_byte_3[9*8 +: 8],
      pa_cl_vport_yscale_vport_yscale_byte_2[9*8 +: 8], pa_cl_vport_yscale_vport_yscale_byte_1[9*8 +: 8],
      pa_cl_vport_yscale_vport_yscale_byte_0[9*8 +: 8]};
  assign write_pa_cl_vport_yoffset[9] = writing_and_context_page_285 & write_pa_sc_aa_sample_locs_pixel_x0y1_equal[2];
  assign pa_cl_vport_yoffset_vport_yoffset_9 = {pa_cl_vport_yoffset_vport_yoffset_byte_3[9*8 +: 8],
      pa_cl_vport_yoffset_vport_yoffset_byte_2[9*8 +: 8], pa_cl_vport_yoffset_vport_yoffset_byte_1[9*8 +: 8],
      pa_cl_vport_yoffset_vport_yoffset_byte_0[9*8 +: 8]};
  assign write_pa_cl_vport_zscale[9] = writing_and_context_page_285 & write_pa_sc_aa_sample_locs_pixel_x0y1_equal[3];
  assign pa_cl_vport_zscale_vport_zscale_9 = {pa_cl_vport_zscale_vport_zscale_byte_3[9*8 +: 8],
      pa_cl_vport_zscale_vport_zscale_byte_2[9*8 +: 8], pa_cl_vport_zscale_vport_zscale_byte_1[9*8 +: 8],
      pa_cl_vport_zscale_vport_zscale_byte_0[9*8 +: 8]};
  assign write_pa_cl_vport_zoffset[9] = writing_and_context_page_285 & write_pa_sc_aa_sample_locs_pixel_x0y1_equal[4];
  assign pa_cl_vport_zoffset_vport_zoffset_9 = {pa_cl_vport_zoffset_vport_zoffset_byte_3[9*8 +: 8],
      pa_cl_vport_zoffset_vport_zoffset_byte_2[9*8 +: 8], pa_cl_vport_zoffset_vport_zoffset_byte_1[9*8 +: 8],
      pa_cl_vport_zoffset_vport_zoffset_byte_0[9*8 +: 8]};
  assign write_pa_cl_vport_xscale[10] = writing_and_context_page_285 & write_pa_sc_aa_sample_locs_pixel_x0y1_equal[5];
  assign pa_cl_vport_xscale_vport_xscale_10 = {pa_cl_vport_xscale_vport_xscale_byte_3[10*8 +: 8],
      pa_cl_vport_xscale_vport_xscale_byte_2[10*8 +: 8], pa_cl_vport_xscale_vport_xscale_byte_1[10*8 +: 8],
      pa_cl_vport_xscale_vport_xscale_byte_0[10*8 +: 8]};
  assign write_pa_cl_vport_xoffset[10] = writing_and_context_page_285 & bus_address_7_2_is_12;
  assign pa_cl_vport_xoffset_vport_xoffset_10 = {pa_cl_vport_xoffset_vport_xoffset_byte_3[10*8 +: 8],
      pa_cl_vport_xoffset_vport_xoffset_byte_2[10*8 +: 8], pa_cl_vport_xoffset_vport_xoffset_byte_1[10*8 +: 8],
      pa_cl_vport_xoffset_vport_xoffset_byte_0[10*8 +: 8]};
  assign write_pa_cl_vport_yscale[10] = writing_and_context_page_285 & bus_address_7_2_is_13;
  assign pa_cl_vport_yscale_vport_yscale_10 = {pa_cl_vport_yscale_vport_yscale_byte_3[10*8 +: 8],
      pa_cl_vport_yscale_vport_yscale_byte_2[10*8 +: 8], pa_cl_vport_yscale_vport_yscale_byte_1[10*8 +: 8],
      pa_cl_vport_yscale_vport_yscale_byte_0[10*8 +: 8]};
  wire bus_address_7_2_is_14 = bus_address[7:2] == 6'he;
  assign write_pa_cl_vport_yoffset[10] = writing_and_context_page_285 & bus_address_7_2_is_14;
  assign pa_cl_vport_yoffset_vport_yoffset_10 = {pa_cl_vport_yoffset_vport_yoffset_byte_3[10*8 +: 8],
      pa_cl_vport_yoffset_vport_yoffset_byte_2[10*8 +: 8], pa_cl_vport_yoffset_vport_yoffset_byte_1[10*8 +: 8],
      pa_cl_vport_yoffset_vport_yoffset_byte_0[10*8 +: 8]};
  assign write_pa_cl_vport_zscale[10] = writing_and_context_page_285 & bus_address_7_2_is_15;
  assign pa_cl_vport_zscale_vport_zscale_10 = {pa_cl_vport_zscale_vport_zscale_byte_3[10*8 +: 8],
      pa_cl_vport_zscale_vport_zscale_byte_2[10*8 +: 8], pa_cl_vport_zscale_vport_zscale_byte_1[10*8 +: 8],
      pa_cl_vport_zscale_vport_zscale_byte_0[10*8 +: 8]};
  assign write_pa_cl_vport_zoffset[10] = writing_and_context_page_285 & bus_address_7_2_is_16;
  assign pa_cl_vport_zoffset_vport_zoffset_10 = {pa_cl_vport_zoffset_vport_zoffset_byte_3[10*8 +: 8],
      pa_cl_vport_zoffset_vport_zoffset_byte_2[10*8 +: 8], pa_cl_vport_zoffset_vport_zoffset_byte_1[10*8 +: 8],
      pa_cl_vport_zoffset_vport_zoffset_byte_0[10*8 +: 8]};
  assign write_pa_cl_vport_xscale[11] = writing_and_context_page_285 & bus_address_7_2_is_17;
  assign pa_cl_vport_xscale_vport_xscale_11 = {pa_cl_vport_xscale_vport_xscale_byte_3[11*8 +: 8],
      pa_cl_vport_xscale_vport_xscale_byte_2[11*8 +: 8], pa_cl_vport_xscale_vport_xscale_byte_1[11*8 +: 8],
      pa_cl_vport_xscale_vport_xscale_byte_0[11*8 +: 8]};
  assign write_pa_cl_vport_xoffset[11] = writing_and_context_page_285 & bus_address_7_2_is_18;
  assign pa_cl_vport_xoffset_vport_xoffset_11 = {pa_cl_vport_xoffset_vport_xoffset_byte_3[11*8 +: 8],
      pa_cl_vport_xoffset_vport_xoffset_byte_2[11*8 +: 8], pa_cl_vport_xoffset_vport_xoffset_byte_1[11*8 +: 8],
      pa_cl_vport_xoffset_vport_xoffset_byte_0[11*8 +: 8]};
  assign write_pa_cl_vport_yscale[11] = writing_and_context_page_285 & bus_address_7_2_is_19;
  assign pa_cl_vport_yscale_vport_yscale_11 = {pa_cl_vport_yscale_vport_yscale_byte_3[11*8 +: 8],
      pa_cl_vport_yscale_vport_yscale_byte_2[11*8 +: 8], pa_cl_vport_yscale_vport_yscale_byte_1[11*8 +: 8],
      pa_cl_vport_yscale_vport_yscale_byte_0[11*8 +: 8]};
  assign write_pa_cl_vport_yoffset[11] = writing_and_context_page_285 & bus_address_7_2_is_20;
  assign pa_cl_vport_yoffset_vport_yoffset_11 = {pa_cl_vport_yoffset_vport_yoffset_byte_3[11*8 +: 8],
      pa_cl_vport_yoffset_vport_yoffset_byte_2[11*8 +: 8], pa_cl_vport_yoffset_vport_yoffset_byte_1[11*8 +: 8],
      pa_cl_vport_yoffset_vport_yoffset_byte_0[11*8 +: 8]};
  assign pa_cl_vport_zscale_vport_zscale_11 = {pa_cl_vport_zscale_vport_zscale_byte_3[11*8 +: 8],
      pa_cl_vport_zscale_vport_zscale_byte_2[11*8 +: 8], pa_cl_vport_zscale_vport_zscale_byte_1[11*8 +: 8],
      pa_cl_vport_zscale_vport_zscale_byte_0[11*8 +: 8]};
  assign pa_cl_vport_zoffset_vport_zoffset_11 = {pa_cl_vport_zoffset_vport_zoffset_byte_3[11*8 +: 8],
      pa_cl_vport_zoffset_vport_zoffset_byte_2[11*8 +: 8], pa_cl_vport_zoffset_vport_zoffset_byte_1[11*8 +: 8],
      pa_cl_vport_zoffset_vport_zoffset_byte_0[11*8 +: 8]};
  assign pa_cl_vport_xscale_vport_xscale_12 = {pa_cl_vport_xscale_vport_xscale_byte_3[12*8 +: 8],
      pa_cl_vport_xscale_vport_xscale_byte_2[12*8 +: 8], pa_cl_vport_xscale_vport_xscale_byte_1[12*8 +: 8],
      pa_cl_vport_xscale_vport_xscale_byte_0[12*8 +: 8]};
  assign pa_cl_vport_xoffset_vport_xoffset_12 = {pa_cl_vport_xoffset_vport_xoffset_byte_3[12*8 +: 8],
      pa_cl_vport_xoffset_vport_xoffset_byte_2[12*8 +: 8], pa_cl_vport_xoffset_vport_xoffset_byte_1[12*8 +: 8],
      pa_cl_vport_xoffset_vport_xoffset_byte_0[12*8 +: 8]};
  assign pa_cl_vport_yscale_vport_yscale_12 = {pa_cl_vport_yscale_vport_yscale_byte_3[12*8 +: 8],
      pa_cl_vport_yscale_vport_yscale_byte_2[12*8 +: 8], pa_cl_vport_yscale_vport_yscale_byte_1[12*8 +: 8],
      pa_cl_vport_yscale_vport_yscale_byte_0[12*8 +: 8]};
  assign pa_cl_vport_yoffset_vport_yoffset_12 = {pa_cl_vport_yoffset_vport_yoffset_byte_3[12*8 +: 8],
      pa_cl_vport_yoffset_vport_yoffset_byte_2[12*8 +: 8], pa_cl_vport_yoffset_vport_yoffset_byte_1[12*8 +: 8],
      pa_cl_vport_yoffset_vport_yoffset_byte_0[12*8 +: 8]};
  assign pa_cl_vport_zscale_vport_zscale_12 = {pa_cl_vport_zscale_vport_zscale_byte_3[12*8 +: 8],
      pa_cl_vport_zscale_vport_zscale_byte_2[12*8 +: 8], pa_cl_vport_zscale_vport_zscale_byte_1[12*8 +: 8],
      pa_cl_vport_zscale_vport_zscale_byte_0[12*8 +: 8]};
  assign pa_cl_vport_zoffset_vport_zoffset_12 = {pa_cl_vport_zoffset_vport_zoffset_byte_3[12*8 +: 8],
      pa_cl_vport_zoffset_vport_zoffset_byte_2[12*8 +: 8], pa_cl_vport_zoffset_vport_zoffset_byte_1[12*8 +: 8],
      pa_cl_vport_zoffset_vport_zoffset_byte_0[12*8 +: 8]};
  assign pa_cl_vport_xscale_vport_xscale_13 = {pa_cl_vport_xscale_vport_xscale_byte_3[13*8 +: 8],
      pa_cl_vport_xscale_vport_xscale_byte_2[13*8 +: 8], pa_cl_vport_xscale_vport_xscale_byte_1[13*8 +: 8],
      pa_cl_vport_xscale_vport_xscale_byte_0[13*8 +: 8]};
  assign pa_cl_vport_xoffset_vport_xoffset_13 = {pa_cl_vport_xoffset_vport_xoffset_byte_3[13*8 +: 8],
      pa_cl_vport_xoffset_vport_xoffset_byte_2[13*8 +: 8], pa_cl_vport_xoffset_vport_xoffset_byte_1[13*8 +: 8],
      pa_cl_vport_xoffset_vport_xoffset_byte_0[13*8 +: 8]};
  assign pa_cl_vport_yscale_vport_yscale_13 = {pa_cl_vport_yscale_vport_yscale_byte_3[13*8 +: 8],
      pa_cl_vport_yscale_vport_yscale_byte_2[13*8 +: 8], pa_cl_vport_yscale_vport_yscale_byte_1[13*8 +: 8],
      pa_cl_vport_yscale_vport_yscale_byte_0[13*8 +: 8]};
  assign pa_cl_vport_yoffset_vport_yoffset_13 = {pa_cl_vport_yoffset_vport_yoffset_byte_3[13*8 +: 8],
      pa_cl_vport_yoffset_vport_yoffset_byte_2[13*8 +: 8], pa_cl_vport_yoffset_vport_yoffset_byte_1[13*8 +: 8],
      pa_cl_vport_yoffset_vport_yoffset_byte_0[13*8 +: 8]};
  assign pa_cl_vport_zscale_vport_zscale_13 = {pa_cl_vport_zscale_vport_zscale_byte_3[13*8 +: 8],
      pa_cl_vport_zscale_vport_zscale_byte_2[13*8 +: 8], pa_cl_vport_zscale_vport_zscale_byte_1[13*8 +: 8],
      pa_cl_vport_zscale_vport_zscale_byte_0[13*8 +: 8]};
  assign pa_cl_vport_zoffset_vport_zoffset_13 = {pa_cl_vport_zoffset_vport_zoffset_byte_3[13*8 +: 8],
      pa_cl_vport_zoffset_vport_zoffset_byte_2[13*8 +: 8], pa_cl_vport_zoffset_vport_zoffset_byte_1[13*8 +: 8],
      pa_cl_vport_zoffset_vport_zoffset_byte_0[13*8 +: 8]};
  assign pa_cl_vport_xscale_vport_xscale_14 = {pa_cl_vport_xscale_vport_xscale_byte_3[14*8 +: 8],
      pa_cl_vport_xscale_vport_xscale_byte_2[14*8 +: 8], pa_cl_vport_xscale_vport_xscale_byte_1[14*8 +: 8],
      pa_cl_vport_xscale_vport_xscale_byte_0[14*8 +: 8]};
  assign pa_cl_vport_xoffset_vport_xoffset_14 = {pa_cl_vport_xoffset_vport_xoffset_byte_3[14*8 +: 8],
      pa_cl_vport_xoffset_vport_xoffset_byte_2[14*8 +: 8], pa_cl_vport_xoffset_vport_xoffset_byte_1[14*8 +: 8],
      pa_cl_vport_xoffset_vport_xoffset_byte_0[14*8 +: 8]};
  assign pa_cl_vport_yscale_vport_yscale_14 = {pa_cl_vport_yscale_vport_yscale_byte_3[14*8 +: 8],
      pa_cl_vport_yscale_vport_yscale_byte_2[14*8 +: 8], pa_cl_vport_yscale_vport_yscale_byte_1[14*8 +: 8],
      pa_cl_vport_yscale_vport_yscale_byte_0[14*8 +: 8]};
  assign pa_cl_vport_yoffset_vport_yoffset_14 = {pa_cl_vport_yoffset_vport_yoffset_byte_3[14*8 +: 8],
      pa_cl_vport_yoffset_vport_yoffset_byte_2[14*8 +: 8], pa_cl_vport_yoffset_vport_yoffset_byte_1[14*8 +: 8],
      pa_cl_vport_yoffset_vport_yoffset_byte_0[14*8 +: 8]};
  assign pa_cl_vport_zscale_vport_zscale_14 = {pa_cl_vport_zscale_vport_zscale_byte_3[14*8 +: 8],
      pa_cl_vport_zscale_vport_zscale_byte_2[14*8 +: 8], pa_cl_vport_zscale_vport_zscale_byte_1[14*8 +: 8],
      pa_cl_vport_zscale_vport_zscale_byte_0[14*8 +: 8]};
  assign pa_cl_vport_zoffset_vport_zoffset_14 = {pa_cl_vport_zoffset_vport_zoffset_byte_3[14*8 +: 8],
      pa_cl_vport_zoffset_vport_zoffset_byte_2[14*8 +: 8], pa_cl_vport_zoffset_vport_zoffset_byte_1[14*8 +: 8],
      pa_cl_vport_zoffset_vport_zoffset_byte_0[14*8 +: 8]};
  assign pa_cl_vport_xscale_vport_xscale_15 = {pa_cl_vport_xscale_vport_xscale_byte_3[15*8 +: 8],
      pa_cl_vport_xscale_vport_xscale_byte_2[15*8 +: 8], pa_cl_vport_xscale_vport_xscale_byte_1[15*8 +: 8],
      pa_cl_vport_xscale_vport_xscale_byte_0[15*8 +: 8]};
  assign pa_cl_vport_xoffset_vport_xoffset_15 = {pa_cl_vport_xoffset_vport_xoffset_byte_3[15*8 +: 8],
      pa_cl_vport_xoffset_vport_xoffset_byte_2[15*8 +: 8], pa_cl_vport_xoffset_vport_xoffset_byte_1[15*8 +: 8],
      pa_cl_vport_xoffset_vport_xoffset_byte_0[15*8 +: 8]};
  assign pa_cl_vport_yscale_vport_yscale_15 = {pa_cl_vport_yscale_vport_yscale_byte_3[15*8 +: 8],
      pa_cl_vport_yscale_vport_yscale_byte_2[15*8 +: 8], pa_cl_vport_yscale_vport_yscale_byte_1[15*8 +: 8],
      pa_cl_vport_yscale_vport_yscale_byte_0[15*8 +: 8]};
  assign pa_cl_vport_yoffset_vport_yoffset_15 = {pa_cl_vport_yoffset_vport_yoffset_byte_3[15*8 +: 8],
      pa_cl_vport_yoffset_vport_yoffset_byte_2[15*8 +: 8], pa_cl_vport_yoffset_vport_yoffset_byte_1[15*8 +: 8],
      pa_cl_vport_yoffset_vport_yoffset_byte_0[15*8 +: 8]};
  assign pa_cl_vport_zscale_vport_zscale_15 = {pa_cl_vport_zscale_vport_zscale_byte_3[15*8 +: 8],
      pa_cl_vport_zscale_vport_zscale_byte_2[15*8 +: 8], pa_cl_vport_zscale_vport_zscale_byte_1[15*8 +: 8],
      pa_cl_vport_zscale_vport_zscale_byte_0[15*8 +: 8]};
  assign pa_cl_vport_zoffset_vport_zoffset_15 = {pa_cl_vport_zoffset_vport_zoffset_byte_3[15*8 +: 8],
      pa_cl_vport_zoffset_vport_zoffset_byte_2[15*8 +: 8], pa_cl_vport_zoffset_vport_zoffset_byte_1[15*8 +: 8],
      pa_cl_vport_zoffset_vport_zoffset_byte_0[15*8 +: 8]};
  assign pa_cl_ucp_x_data_register_0 = {pa_cl_ucp_x_data_register_byte_3[0 +: 8], pa_cl_ucp_x_data_register_byte_2[0
      +: 8], pa_cl_ucp_x_data_register_byte_1[0 +: 8], pa_cl_ucp_x_data_register_byte_0[0 +: 8]};
  assign write_pa_cl_ucp_y[0] = writing_and_context_page_285 & write_pa_cl_vport_zscale_equal[27];
  assign pa_cl_ucp_y_data_register_0 = {pa_cl_ucp_y_data_register_byte_3[0 +: 8], pa_cl_ucp_y_data_register_byte_2[0
      +: 8], pa_cl_ucp_y_data_register_byte_1[0 +: 8], pa_cl_ucp_y_data_register_byte_0[0 +: 8]};
  assign write_pa_cl_ucp_z[0] = writing_and_context_page_285 & write_pa_cl_vport_zscale_equal[28];
  assign pa_cl_ucp_z_data_register_0 = {pa_cl_ucp_z_data_register_byte_3[0 +: 8], pa_cl_ucp_z_data_register_byte_2[0
      +: 8], pa_cl_ucp_z_data_register_byte_1[0 +: 8], pa_cl_ucp_z_data_register_byte_0[0 +: 8]};
  assign write_pa_cl_ucp_w[0] = writing_and_context_page_285 & write_pa_cl_vport_zscale_equal[29];
  assign pa_cl_ucp_w_data_register_0 = {pa_cl_ucp_w_data_register_byte_3[0 +: 8], pa_cl_ucp_w_data_register_byte_2[0
      +: 8], pa_cl_ucp_w_data_register_byte_1[0 +: 8], pa_cl_ucp_w_data_register_byte_0[0 +: 8]};
  assign pa_cl_ucp_x_data_register_1 = {pa_cl_ucp_x_data_register_byte_3[1*8 +: 8],
      pa_cl_ucp_x_data_register_byte_2[1*8 +: 8], pa_cl_ucp_x_data_register_byte_1[1*8 +: 8],
      pa_cl_ucp_x_data_register_byte_0[1*8 +: 8]};
  assign write_pa_cl_ucp_y[1] = writing_and_context_page_285 & write_pa_cl_vport_zscale_equal[31];
  assign pa_cl_ucp_y_data_register_1 = {pa_cl_ucp_y_data_register_byte_3[1*8 +: 8],
      pa_cl_ucp_y_data_register_byte_2[1*8 +: 8], pa_cl_ucp_y_data_register_byte_1[1*8 +: 8],
      pa_cl_ucp_y_data_register_byte_0[1*8 +: 8]};
  assign write_pa_cl_ucp_z[1] = writing_and_context_page_285 & write_pa_cl_vport_zscale_equal[32];
  assign pa_cl_ucp_z_data_register_1 = {pa_cl_ucp_z_data_register_byte_3[1*8 +: 8],
      pa_cl_ucp_z_data_register_byte_2[1*8 +: 8], pa_cl_ucp_z_data_register_byte_1[1*8 +: 8],
      pa_cl_ucp_z_data_register_byte_0[1*8 +: 8]};
  assign write_pa_cl_ucp_w[1] = writing_and_context_page_285 & write_pa_cl_vport_zscale_equal[33];
  assign pa_cl_ucp_w_data_register_1 = {pa_cl_ucp_w_data_register_byte_3[1*8 +: 8],
      pa_cl_ucp_w_data_register_byte_2[1*8 +: 8], pa_cl_ucp_w_data_register_byte_1[1*8 +: 8],
      pa_cl_ucp_w_data_register_byte_0[1*8 +: 8]};
  assign pa_cl_ucp_x_data_register_2 = {pa_cl_ucp_x_data_register_byte_3[2*8 +: 8],
      pa_cl_ucp_x_data_register_byte_2[2*8 +: 8], pa_cl_ucp_x_data_register_byte_1[2*8 +: 8],
      pa_cl_ucp_x_data_register_byte_0[2*8 +: 8]};
  assign write_pa_cl_ucp_y[2] = writing_and_context_page_285 & write_pa_cl_vport_zscale_equal[35];
  assign pa_cl_ucp_y_data_register_2 = {pa_cl_ucp_y_data_register_byte_3[2*8 +: 8],
      pa_cl_ucp_y_data_register_byte_2[2*8 +: 8], pa_cl_ucp_y_data_register_byte_1[2*8 +: 8],
      pa_cl_ucp_y_data_register_byte_0[2*8 +: 8]};
  assign write_pa_cl_ucp_z[2] = writing_and_context_page_285 & write_pa_cl_vport_zscale_equal[36];
  assign pa_cl_ucp_z_data_register_2 = {pa_cl_ucp_z_data_register_byte_3[2*8 +: 8],
      pa_cl_ucp_z_data_register_byte_2[2*8 +: 8], pa_cl_ucp_z_data_register_byte_1[2*8 +: 8],
      pa_cl_ucp_z_data_register_byte_0[2*8 +: 8]};
  assign write_pa_cl_ucp_w[2] = writing_and_context_page_285 & write_pa_cl_vport_zscale_equal[37];
  assign pa_cl_ucp_w_data_register_2 = {pa_cl_ucp_w_data_register_byte_3[2*8 +: 8],
      pa_cl_ucp_w_data_register_byte_2[2*8 +: 8], pa_cl_ucp_w_data_register_byte_1[2*8 +: 8],
      pa_cl_ucp_w_data_register_byte_0[2*8 +: 8]};
  assign pa_cl_ucp_x_data_register_3 = {pa_cl_ucp_x_data_register_byte_3[3*8 +: 8],
      pa_cl_ucp_x_data_register_byte_2[3*8 +: 8], pa_cl_ucp_x_data_register_byte_1[3*8 +: 8],
      pa_cl_ucp_x_data_register_byte_0[3*8 +: 8]};
  assign write_pa_cl_ucp_y[3] = writing_and_context_page_285 & bus_address_7_2_is_60;
  assign pa_cl_ucp_y_data_register_3 = {pa_cl_ucp_y_data_register_byte_3[3*8 +: 8],
      pa_cl_ucp_y_data_register_byte_2[3*8 +: 8], pa_cl_ucp_y_data_register_byte_1[3*8 +: 8],
      pa_cl_ucp_y_data_register_byte_0[3*8 +: 8]};
  assign write_pa_cl_ucp_z[3] = writing_and_context_page_285 & bus_address_7_2_is_61;
  assign pa_cl_ucp_z_data_register_3 = {pa_cl_ucp_z_data_register_byte_3[3*8 +: 8],
      pa_cl_ucp_z_data_register_byte_2[3*8 +: 8], pa_cl_ucp_z_data_register_byte_1[3*8 +: 8],
      pa_cl_ucp_z_data_register_byte_0[3*8 +: 8]};
  assign write_pa_cl_ucp_w[3] = writing_and_context_page_285 & bus_address_7_2_is_62;
  assign pa_cl_ucp_w_data_register_3 = {pa_cl_ucp_w_data_register_byte_3[3*8 +: 8],
      pa_cl_ucp_w_data_register_byte_2[3*8 +: 8], pa_cl_ucp_w_data_register_byte_1[3*8 +: 8],
      pa_cl_ucp_w_data_register_byte_0[3*8 +: 8]};
  assign write_pa_cl_ucp_x[4] = writing_and_context_page_285 & bus_address_7_2_is_63;
  assign pa_cl_ucp_x_data_register_4 = {pa_cl_ucp_x_data_register_byte_3[4*8 +: 8],
      pa_cl_ucp_x_data_register_byte_2[4*8 +: 8], pa_cl_ucp_x_data_register_byte_1[4*8 +: 8],
      pa_cl_ucp_x_data_register_byte_0[4*8 +: 8]};
  wire context_page_286 = bus_address[17:8] == 10'h286;
  wire writing_and_context_page_286 = writing & context_page_286;
  assign write_pa_cl_ucp_y[4] = writing_and_context_page_286 & write_pa_su_line_stipple_value_equal[0];
  assign pa_cl_ucp_y_data_register_4 = {pa_cl_ucp_y_data_register_byte_3[4*8 +: 8],
      pa_cl_ucp_y_data_register_byte_2[4*8 +: 8], pa_cl_ucp_y_data_register_byte_1[4*8 +: 8],
      pa_cl_ucp_y_data_register_byte_0[4*8 +: 8]};
  assign write_pa_cl_ucp_z[4] = writing_and_context_page_286 & write_pa_su_line_stipple_value_equal[1];
  assign pa_cl_ucp_z_data_register_4 = {pa_cl_ucp_z_data_register_byte_3[4*8 +: 8],
      pa_cl_ucp_z_data_register_byte_2[4*8 +: 8], pa_cl_ucp_z_data_register_byte_1[4*8 +: 8],
      pa_cl_ucp_z_data_register_byte_0[4*8 +: 8]};
  assign write_pa_cl_ucp_w[4] = writing_and_context_page_286 & write_pa_su_line_stipple_value_equal[2];
  assign pa_cl_ucp_w_data_register_4 = {pa_cl_ucp_w_data_register_byte_3[4*8 +: 8],
      pa_cl_ucp_w_data_register_byte_2[4*8 +: 8], pa_cl_ucp_w_data_register_byte_1[4*8 +: 8],
      pa_cl_ucp_w_data_register_byte_0[4*8 +: 8]};
  assign write_pa_cl_ucp_x[5] = writing_and_context_page_286 & write_pa_su_line_stipple_value_equal[3];
  assign pa_cl_ucp_x_data_register_5 = {pa_cl_ucp_x_data_register_byte_3[5*8 +: 8],
      pa_cl_ucp_x_data_register_byte_2[5*8 +: 8], pa_cl_ucp_x_data_register_byte_1[5*8 +: 8],
      pa_cl_ucp_x_data_register_byte_0[5*8 +: 8]};
  assign write_pa_cl_ucp_y[5] = writing_and_context_page_286 & bus_address_7_2_is_4;
  assign pa_cl_ucp_y_data_register_5 = {pa_cl_ucp_y_data_register_byte_3[5*8 +: 8],
      pa_cl_ucp_y_data_register_byte_2[5*8 +: 8], pa_cl_ucp_y_data_register_byte_1[5*8 +: 8],
      pa_cl_ucp_y_data_register_byte_0[5*8 +: 8]};
  assign write_pa_cl_ucp_z[5] = writing_and_context_page_286 & bus_address_7_2_is_5;
  assign pa_cl_ucp_z_data_register_5 = {pa_cl_ucp_z_data_register_byte_3[5*8 +: 8],
      pa_cl_ucp_z_data_register_byte_2[5*8 +: 8], pa_cl_ucp_z_data_register_byte_1[5*8 +: 8],
      pa_cl_ucp_z_data_register_byte_0[5*8 +: 8]};
  assign write_pa_cl_ucp_w[5] = writing_and_context_page_286 & write_pa_sc_aa_sample_locs_pixel_x0y1_equal[0];
  assign pa_cl_ucp_w_data_register_5 = {pa_cl_ucp_w_data_register_byte_3[5*8 +: 8],
      pa_cl_ucp_w_data_register_byte_2[5*8 +: 8], pa_cl_ucp_w_data_register_byte_1[5*8 +: 8],
      pa_cl_ucp_w_data_register_byte_0[5*8 +: 8]};
  wire context_page_287 = bus_address[17:8] == 10'h287;
  wire writing_and_context_page_287 = writing & context_page_287;
  wire write_pa_cl_point_x_rad = writing_and_context_page_287 & write_pa_cl_vport_zscale_equal[32];
  assign pa_cl_point_x_rad_data_register = pa_cl_point_x_rad_data_register_byte;
  wire write_pa_cl_point_y_rad = writing_and_context_page_287 & write_pa_cl_vport_zscale_equal[33];
  assign pa_cl_point_y_rad_data_register = pa_cl_point_y_rad_data_register_byte;
  wire write_pa_cl_point_size = writing_and_context_page_287 & write_pa_cl_vport_zscale_equal[34];
  assign pa_cl_point_size_data_register = pa_cl_point_size_data_register_byte;
  wire write_pa_cl_point_cull_rad = writing_and_context_page_287 & write_pa_cl_vport_zscale_equal[35];
  assign pa_cl_point_cull_rad_data_register = pa_cl_point_cull_rad_data_register_byte;
  wire context_page_288 = bus_address[17:8] == 10'h288;
  wire writing_and_context_page_288 = writing & context_page_288;
  wire write_pa_cl_clip_cntl = writing_and_context_page_288 & bus_address_7_2_is_4;
  assign pa_cl_clip_cntl_ucp_ena_0 = pa_cl_clip_cntl_ucp_ena_byte_0[0];
  assign pa_cl_clip_cntl_ucp_ena_1 = pa_cl_clip_cntl_ucp_ena_byte_0[1];
  assign pa_cl_clip_cntl_ucp_ena_2 = pa_cl_clip_cntl_ucp_ena_byte_0[2];
  assign pa_cl_clip_cntl_ucp_ena_3 = pa_cl_clip_cntl_ucp_ena_byte_0[3];
  assign pa_cl_clip_cntl_ucp_ena_4 = pa_cl_clip_cntl_ucp_ena_byte_0[4];
  assign pa_cl_clip_cntl_ucp_ena_5 = pa_cl_clip_cntl_ucp_ena_byte_0[5];
  assign pa_cl_clip_cntl_ps_ucp_y_scale_neg = pa_cl_clip_cntl_ps_ucp_y_scale_neg_byte_1;
  assign pa_cl_clip_cntl_ps_ucp_mode = pa_cl_clip_cntl_ps_ucp_mode_byte_1;
  assign pa_cl_clip_cntl_clip_disable = pa_cl_clip_cntl_clip_disable_byte_2;
  assign pa_cl_clip_cntl_ucp_cull_only_ena = pa_cl_clip_cntl_ucp_cull_only_ena_byte_2;
  assign pa_cl_clip_cntl_boundary_edge_flag_ena = pa_cl_clip_cntl_boundary_edge_flag_ena_byte_2;
  assign pa_cl_clip_cntl_dx_clip_space_def = pa_cl_clip_cntl_dx_clip_space_def_byte_2;
  assign pa_cl_clip_cntl_dis_clip_err_detect = pa_cl_clip_cntl_dis_clip_err_detect_byte_2;
  assign pa_cl_clip_cntl_vtx_kill_or = pa_cl_clip_cntl_vtx_kill_or_byte_2;
  assign pa_cl_clip_cntl_dx_rasterization_kill = pa_cl_clip_cntl_dx_rasterization_kill_byte_2;
  assign pa_cl_clip_cntl_dx_linear_attr_clip_ena = pa_cl_clip_cntl_dx_linear_attr_clip_ena_byte_3;
  assign pa_cl_clip_cntl_vte_vport_provoke_disable = pa_cl_clip_cntl_vte_vport_provoke_disable_byte_3;
  assign pa_cl_clip_cntl_zclip_near_disable = pa_cl_clip_cntl_zclip_near_disable_byte_3;
  assign pa_cl_clip_cntl_zclip_far_disable = pa_cl_clip_cntl_zclip_far_disable_byte_3;
  wire write_pa_su_sc_mode_cntl = writing_and_context_page_288 & bus_address_7_2_is_5;
  assign pa_su_sc_mode_cntl_cull_front = pa_su_sc_mode_cntl_cull_front_byte_0;
  assign pa_su_sc_mode_cntl_cull_back = pa_su_sc_mode_cntl_cull_back_byte_0;
  assign pa_su_sc_mode_cntl_face = pa_su_sc_mode_cntl_face_byte_0;
  assign pa_su_sc_mode_cntl_poly_mode = pa_su_sc_mode_cntl_poly_mode_byte_0;
  assign pa_su_sc_mode_cntl_polymode_front_ptype = pa_su_sc_mode_cntl_polymode_front_ptype_byte_0;
  assign pa_su_sc_mode_cntl_polymode_back_ptype = pa_su_sc_mode_cntl_polymode_back_ptype_byte_1;
  assign pa_su_sc_mode_cntl_poly_offset_front_enable = pa_su_sc_mode_cntl_poly_offset_front_enable_byte_1;
  assign pa_su_sc_mode_cntl_poly_offset_back_enable = pa_su_sc_mode_cntl_poly_offset_back_enable_byte_1;
  assign pa_su_sc_mode_cntl_poly_offset_para_enable = pa_su_sc_mode_cntl_poly_offset_para_enable_byte_1;
  assign pa_su_sc_mode_cntl_vtx_window_offset_enable = pa_su_sc_mode_cntl_vtx_window_offset_enable_byte_2;
  assign pa_su_sc_mode_cntl_provoking_vtx_last = pa_su_sc_mode_cntl_provoking_vtx_last_byte_2;
  assign pa_su_sc_mode_cntl_persp_corr_dis = pa_su_sc_mode_cntl_persp_corr_dis_byte_2;
  assign pa_su_sc_mode_cntl_multi_prim_ib_ena = pa_su_sc_mode_cntl_multi_prim_ib_ena_byte_2;
  wire write_pa_cl_vte_cntl = writing_and_context_page_288 & write_pa_sc_aa_sample_locs_pixel_x0y1_equal[0];
  assign pa_cl_vte_cntl_vport_x_scale_ena = pa_cl_vte_cntl_vport_x_scale_ena_byte_0;
  assign pa_cl_vte_cntl_vport_x_offset_ena = pa_cl_vte_cntl_vport_x_offset_ena_byte_0;
  assign pa_cl_vte_cntl_vport_y_scale_ena = pa_cl_vte_cntl_vport_y_scale_ena_byte_0;
  assign pa_cl_vte_cntl_vport_y_offset_ena = pa_cl_vte_cntl_vport_y_offset_ena_byte_0;
  assign pa_cl_vte_cntl_vport_z_scale_ena = pa_cl_vte_cntl_vport_z_scale_ena_byte_0;
  assign pa_cl_vte_cntl_vport_z_offset_ena = pa_cl_vte_cntl_vport_z_offset_ena_byte_0;
  assign pa_cl_vte_cntl_vtx_xy_fmt = pa_cl_vte_cntl_vtx_xy_fmt_byte_1;
  assign pa_cl_vte_cntl_vtx_z_fmt = pa_cl_vte_cntl_vtx_z_fmt_byte_1;
  assign pa_cl_vte_cntl_vtx_w0_fmt = pa_cl_vte_cntl_vtx_w0_fmt_byte_1;
  wire write_pa_cl_vs_out_cntl = writing_and_context_page_288 & write_pa_sc_aa_sample_locs_pixel_x0y1_equal[1];
  assign pa_cl_vs_out_cntl_clip_dist_ena_0 = pa_cl_vs_out_cntl_clip_dist_ena_byte_0[0];
  assign pa_cl_vs_out_cntl_clip_dist_ena_1 = pa_cl_vs_out_cntl_clip_dist_ena_byte_0[1];
  assign pa_cl_vs_out_cntl_clip_dist_ena_2 = pa_cl_vs_out_cntl_clip_dist_ena_byte_0[2];
  assign pa_cl_vs_out_cntl_clip_dist_ena_3 = pa_cl_vs_out_cntl_clip_dist_ena_byte_0[3];
  assign pa_cl_vs_out_cntl_clip_dist_ena_4 = pa_cl_vs_out_cntl_clip_dist_ena_byte_0[4];
  assign pa_cl_vs_out_cntl_clip_dist_ena_5 = pa_cl_vs_out_cntl_clip_dist_ena_byte_0[5];
  assign pa_cl_vs_out_cntl_clip_dist_ena_6 = pa_cl_vs_out_cntl_clip_dist_ena_byte_0[6];
  assign pa_cl_vs_out_cntl_clip_dist_ena_7 = pa_cl_vs_out_cntl_clip_dist_ena_byte_0[7];
  assign pa_cl_vs_out_cntl_cull_dist_ena_0 = pa_cl_vs_out_cntl_cull_dist_ena_byte_1[0];
  assign pa_cl_vs_out_cntl_cull_dist_ena_1 = pa_cl_vs_out_cntl_cull_dist_ena_byte_1[1];
  assign pa_cl_vs_out_cntl_cull_dist_ena_2 = pa_cl_vs_out_cntl_cull_dist_ena_byte_1[2];
  assign pa_cl_vs_out_cntl_cull_dist_ena_3 = pa_cl_vs_out_cntl_cull_dist_ena_byte_1[3];
  assign pa_cl_vs_out_cntl_cull_dist_ena_4 = pa_cl_vs_out_cntl_cull_dist_ena_byte_1[4];
  assign pa_cl_vs_out_cntl_cull_dist_ena_5 = pa_cl_vs_out_cntl_cull_dist_ena_byte_1[5];
  assign pa_cl_vs_out_cntl_cull_dist_ena_6 = pa_cl_vs_out_cntl_cull_dist_ena_byte_1[6];
  assign pa_cl_vs_out_cntl_cull_dist_ena_7 = pa_cl_vs_out_cntl_cull_dist_ena_byte_1[7];
  assign pa_cl_vs_out_cntl_use_vtx_point_size = pa_cl_vs_out_cntl_use_vtx_point_size_byte_2;
  assign pa_cl_vs_out_cntl_use_vtx_edge_flag = pa_cl_vs_out_cntl_use_vtx_edge_flag_byte_2;
  assign pa_cl_vs_out_cntl_use_vtx_render_target_indx = pa_cl_vs_out_cntl_use_vtx_render_target_indx_byte_2;
  assign pa_cl_vs_out_cntl_use_vtx_viewport_indx = pa_cl_vs_out_cntl_use_vtx_viewport_indx_byte_2;
  assign pa_cl_vs_out_cntl_use_vtx_kill_flag = pa_cl_vs_out_cntl_use_vtx_kill_flag_byte_2;
  assign pa_cl_vs_out_cntl_vs_out_misc_vec_ena = pa_cl_vs_out_cntl_vs_out_misc_vec_ena_byte_2;
  assign pa_cl_vs_out_cntl_vs_out_ccdist0_vec_ena = pa_cl_vs_out_cntl_vs_out_ccdist0_vec_ena_byte_2;
  assign pa_cl_vs_out_cntl_vs_out_ccdist1_vec_ena = pa_cl_vs_out_cntl_vs_out_ccdist1_vec_ena_byte_2;
  assign pa_cl_vs_out_cntl_vs_out_misc_side_bus_ena = pa_cl_vs_out_cntl_vs_out_misc_side_bus_ena_byte_3;
  assign pa_cl_vs_out_cntl_use_vtx_gs_cut_flag = pa_cl_vs_out_cntl_use_vtx_gs_cut_flag_byte_3;
  wire write_pa_cl_naninf_cntl = writing_and_context_page_288 & write_pa_sc_aa_sample_locs_pixel_x0y1_equal[2];
  assign pa_cl_naninf_cntl_vte_xy_inf_discard = pa_cl_naninf_cntl_vte_xy_inf_discard_byte_0;
  assign pa_cl_naninf_cntl_vte_z_inf_discard = pa_cl_naninf_cntl_vte_z_inf_discard_byte_0;
  assign pa_cl_naninf_cntl_vte_w_inf_discard = pa_cl_naninf_cntl_vte_w_inf_discard_byte_0;
  assign pa_cl_naninf_cntl_vte_0xnaninf_is_0 = pa_cl_naninf_cntl_vte_0xnaninf_is_0_byte_0;
  assign pa_cl_naninf_cntl_vte_xy_nan_retain = pa_cl_naninf_cntl_vte_xy_nan_retain_byte_0;
  assign pa_cl_naninf_cntl_vte_z_nan_retain = pa_cl_naninf_cntl_vte_z_nan_retain_byte_0;
  assign pa_cl_naninf_cntl_vte_w_nan_retain = pa_cl_naninf_cntl_vte_w_nan_retain_byte_0;
  assign pa_cl_naninf_cntl_vte_w_recip_nan_is_0 = pa_cl_naninf_cntl_vte_w_recip_nan_is_0_byte_0;
  assign pa_cl_naninf_cntl_vs_xy_nan_to_inf = pa_cl_naninf_cntl_vs_xy_nan_to_inf_byte_1;
  assign pa_cl_naninf_cntl_vs_xy_inf_retain = pa_cl_naninf_cntl_vs_xy_inf_retain_byte_1;
  assign pa_cl_naninf_cntl_vs_z_nan_to_inf = pa_cl_naninf_cntl_vs_z_nan_to_inf_byte_1;
  assign pa_cl_naninf_cntl_vs_z_inf_retain = pa_cl_naninf_cntl_vs_z_inf_retain_byte_1;
  assign pa_cl_naninf_cntl_vs_w_nan_to_inf = pa_cl_naninf_cntl_vs_w_nan_to_inf_byte_1;
  assign pa_cl_naninf_cntl_vs_w_inf_retain = pa_cl_naninf_cntl_vs_w_inf_retain_byte_1;
  assign pa_cl_naninf_cntl_vs_clip_dist_inf_discard = pa_cl_naninf_cntl_vs_clip_dist_inf_discard_byte_1;
  assign pa_cl_naninf_cntl_vte_no_output_neg_0 = pa_cl_naninf_cntl_vte_no_output_neg_0_byte_2;
  wire write_pa_su_line_stipple_cntl = writing_and_context_page_288 & write_pa_sc_aa_sample_locs_pixel_x0y1_equal[3];
  assign pa_su_line_stipple_cntl_line_stipple_reset = pa_su_line_stipple_cntl_line_stipple_reset_byte_0;
  assign pa_su_line_stipple_cntl_expand_full_length = pa_su_line_stipple_cntl_expand_full_length_byte_0;
  assign pa_su_line_stipple_cntl_fractional_accum = pa_su_line_stipple_cntl_fractional_accum_byte_0;
  assign pa_su_line_stipple_cntl_diamond_adjust = pa_su_line_stipple_cntl_diamond_adjust_byte_0;
  wire write_pa_su_line_stipple_scale = writing_and_context_page_288 & write_pa_sc_aa_sample_locs_pixel_x0y1_equal[4];
  assign pa_su_line_stipple_scale_line_stipple_scale = pa_su_line_stipple_scale_line_stipple_scale_byte;
  wire write_pa_su_prim_filter_cntl = writing_and_context_page_288 & write_pa_sc_aa_sample_locs_pixel_x0y1_equal[5];
  assign pa_su_prim_filter_cntl_triangle_filter_disable = pa_su_prim_filter_cntl_triangle_filter_disable_byte_0;
  assign pa_su_prim_filter_cntl_line_filter_disable = pa_su_prim_filter_cntl_line_filter_disable_byte_0;
  assign pa_su_prim_filter_cntl_point_filter_disable = pa_su_prim_filter_cntl_point_filter_disable_byte_0;
  assign pa_su_prim_filter_cntl_rectangle_filter_disable = pa_su_prim_filter_cntl_rectangle_filter_disable_byte_0;
  assign pa_su_prim_filter_cntl_triangle_expand_ena = pa_su_prim_filter_cntl_triangle_expand_ena_byte_0;
  assign pa_su_prim_filter_cntl_line_expand_ena = pa_su_prim_filter_cntl_line_expand_ena_byte_0;
  assign pa_su_prim_filter_cntl_point_expand_ena = pa_su_prim_filter_cntl_point_expand_ena_byte_0;
  assign pa_su_prim_filter_cntl_rectangle_expand_ena = pa_su_prim_filter_cntl_rectangle_expand_ena_byte_0;
  assign pa_su_prim_filter_cntl_prim_expand_constant = pa_su_prim_filter_cntl_prim_expand_constant_byte_1;
  assign pa_su_prim_filter_cntl_xmax_right_exclusion = pa_su_prim_filter_cntl_xmax_right_exclusion_byte_3;
  assign pa_su_prim_filter_cntl_ymax_bottom_exclusion = pa_su_prim_filter_cntl_ymax_bottom_exclusion_byte_3;
  wire context_page_28a = bus_address[17:8] == 10'h28a;
  wire writing_and_context_page_28a = writing & context_page_28a;
  wire write_pa_su_point_size = writing_and_context_page_28a & write_pa_su_line_stipple_value_equal[0];
  assign pa_su_point_size_height = {pa_su_point_size_height_byte_1, pa_su_point_size_height_byte_0};
  assign pa_su_point_size_width = {pa_su_point_size_width_byte_3, pa_su_point_size_width_byte_2};
  wire write_pa_su_point_minmax = writing_and_context_page_28a & write_pa_su_line_stipple_value_equal[1];
  assign pa_su_point_minmax_min_size = {pa_su_point_minmax_min_size_byte_1, pa_su_point_minmax_min_size_byte_0};
  assign pa_su_point_minmax_max_size = {pa_su_point_minmax_max_size_byte_3, pa_su_point_minmax_max_size_byte_2};
  wire write_pa_su_line_cntl = writing_and_context_page_28a & write_pa_su_line_stipple_value_equal[2];
  assign pa_su_line_cntl_width = {pa_su_line_cntl_width_byte_1, pa_su_line_cntl_width_byte_0};
  wire write_pa_sc_line_stipple = writing_and_context_page_28a & write_pa_su_line_stipple_value_equal[3];
  assign pa_sc_line_stipple_line_pattern = {pa_sc_line_stipple_line_pattern_byte_1,
      pa_sc_line_stipple_line_pattern_byte_0};
  assign pa_sc_line_stipple_repeat_count = pa_sc_line_stipple_repeat_count_byte_2;
  assign pa_sc_line_stipple_pattern_bit_order = pa_sc_line_stipple_pattern_bit_order_byte_3;
  assign pa_sc_line_stipple_auto_reset_cntl = pa_sc_line_stipple_auto_reset_cntl_byte_3;
  wire write_pa_sc_mode_cntl_0 = writing_and_context_page_28a & bus_address_7_2_is_18;
  assign pa_sc_mode_cntl_0_msaa_enable = pa_sc_mode_cntl_0_msaa_enable_byte_0;
  assign pa_sc_mode_cntl_0_vport_scissor_enable = pa_sc_mode_cntl_0_vport_scissor_enable_byte_0;
  assign pa_sc_mode_cntl_0_line_stipple_enable = pa_sc_mode_cntl_0_line_stipple_enable_byte_0;
  assign pa_sc_mode_cntl_0_send_unlit_stiles_to_pkr = pa_sc_mode_cntl_0_send_unlit_stiles_to_pkr_byte_0;
  wire write_pa_sc_mode_cntl_1 = writing_and_context_page_28a & bus_address_7_2_is_19;
  assign pa_sc_mode_cntl_1_walk_size = pa_sc_mode_cntl_1_walk_size_byte_0;
  assign pa_sc_mode_cntl_1_walk_alignment = pa_sc_mode_cntl_1_walk_alignment_byte_0;
  assign pa_sc_mode_cntl_1_walk_align8_prim_fits_st = pa_sc_mode_cntl_1_walk_align8_prim_fits_st_byte_0;
  assign pa_sc_mode_cntl_1_walk_fence_enable = pa_sc_mode_cntl_1_walk_fence_enable_byte_0;
  assign pa_sc_mode_cntl_1_walk_fence_size = pa_sc_mode_cntl_1_walk_fence_size_byte_0;
  assign pa_sc_mode_cntl_1_supertile_walk_order_enable = pa_sc_mode_cntl_1_supertile_walk_order_enable_byte_0;
  assign pa_sc_mode_cntl_1_tile_walk_order_enable = pa_sc_mode_cntl_1_tile_walk_order_enable_byte_1;
  assign pa_sc_mode_cntl_1_tile_cover_disable = pa_sc_mode_cntl_1_tile_cover_disable_byte_1;
  assign pa_sc_mode_cntl_1_tile_cover_no_scissor = pa_sc_mode_cntl_1_tile_cover_no_scissor_byte_1;
  assign pa_sc_mode_cntl_1_zmm_line_extent = pa_sc_mode_cntl_1_zmm_line_extent_byte_1;
  assign pa_sc_mode_cntl_1_zmm_line_offset = pa_sc_mode_cntl_1_zmm_line_offset_byte_1;
  assign pa_sc_mode_cntl_1_zmm_rect_extent = pa_sc_mode_cntl_1_zmm_rect_extent_byte_1;
  assign pa_sc_mode_cntl_1_kill_pix_post_hi_z = pa_sc_mode_cntl_1_kill_pix_post_hi_z_byte_1;
  assign pa_sc_mode_cntl_1_kill_pix_post_detail_mask = pa_sc_mode_cntl_1_kill_pix_post_detail_mask_byte_1;
  assign pa_sc_mode_cntl_1_ps_iter_sample = pa_sc_mode_cntl_1_ps_iter_sample_byte_2;
  assign pa_sc_mode_cntl_1_multi_shader_engine_prim_discard_enable =
      pa_sc_mode_cntl_1_multi_shader_engine_prim_discard_enable_byte_2;
  assign pa_sc_mode_cntl_1_force_eov_cntdwn_enable = pa_sc_mode_cntl_1_force_eov_cntdwn_enable_byte_3;
  assign pa_sc_mode_cntl_1_force_eov_rez_enable = pa_sc_mode_cntl_1_force_eov_rez_enable_byte_3;
  assign pa_sc_mode_cntl_1_out_of_order_primitive_enable = pa_sc_mode_cntl_1_out_of_order_primitive_enable_byte_3;
  assign pa_sc_mode_cntl_1_out_of_order_water_mark = pa_sc_mode_cntl_1_out_of_order_water_mark_byte_3;
  wire context_page_28b = bus_address[17:8] == 10'h28b;
  wire writing_and_context_page_28b = writing & context_page_28b;
  wire write_pa_su_poly_offset_db_fmt_cntl = writing_and_context_page_28b & write_pa_cl_vport_zscale_equal[9];
  assign pa_su_poly_offset_db_fmt_cntl_poly_offset_neg_num_db_bits =
      pa_su_poly_offset_db_fmt_cntl_poly_offset_neg_num_db_bits_byte_0;
  assign pa_su_poly_offset_db_fmt_cntl_poly_offset_db_is_float_fmt =
      pa_su_poly_offset_db_fmt_cntl_poly_offset_db_is_float_fmt_byte_1;
  wire write_pa_su_poly_offset_clamp = writing_and_context_page_28b & write_pa_cl_vport_zscale_equal[10];
  assign pa_su_poly_offset_clamp_clamp = pa_su_poly_offset_clamp_clamp_byte;
  wire write_pa_su_poly_offset_front_scale = writing_and_context_page_28b & write_pa_cl_vport_zscale_equal[11];
  assign pa_su_poly_offset_front_scale_scale = pa_su_poly_offset_front_scale_scale_byte;
  wire write_pa_su_poly_offset_front_offset = writing_and_context_page_28b & write_pa_cl_vport_zscale_equal[12];
  assign pa_su_poly_offset_front_offset_offset = pa_su_poly_offset_front_offset_offset_byte;
  wire write_pa_su_poly_offset_back_scale = writing_and_context_page_28b & write_pa_cl_vport_zscale_equal[13];
  assign pa_su_poly_offset_back_scale_scale = pa_su_poly_offset_back_scale_scale_byte;
  wire write_pa_su_poly_offset_back_offset = writing_and_context_page_28b & write_pa_cl_vport_zscale_equal[14];
  assign pa_su_poly_offset_back_offset_offset = pa_su_poly_offset_back_offset_offset_byte;
  wire write_pa_sc_centroid_priority_0 = writing_and_context_page_28b & write_pa_cl_vport_zscale_equal[32];
  assign pa_sc_centroid_priority_0_distance_0 = pa_sc_centroid_priority_0_distance_0_byte_0;
  assign pa_sc_centroid_priority_0_distance_1 = pa_sc_centroid_priority_0_distance_1_byte_0;
  assign pa_sc_centroid_priority_0_distance_2 = pa_sc_centroid_priority_0_distance_2_byte_1;
  assign pa_sc_centroid_priority_0_distance_3 = pa_sc_centroid_priority_0_distance_3_byte_1;
  assign pa_sc_centroid_priority_0_distance_4 = pa_sc_centroid_priority_0_distance_4_byte_2;
  assign pa_sc_centroid_priority_0_distance_5 = pa_sc_centroid_priority_0_distance_5_byte_2;
  assign pa_sc_centroid_priority_0_distance_6 = pa_sc_centroid_priority_0_distance_6_byte_3;
  assign pa_sc_centroid_priority_0_distance_7 = pa_sc_centroid_priority_0_distance_7_byte_3;
  wire write_pa_sc_centroid_priority_1 = writing_and_context_page_28b & write_pa_cl_vport_zscale_equal[33];
  assign pa_sc_centroid_priority_1_distance_8 = pa_sc_centroid_priority_1_distance_8_byte_0;
  assign pa_sc_centroid_priority_1_distance_9 = pa_sc_centroid_priority_1_distance_9_byte_0;
  assign pa_sc_centroid_priority_1_distance_10 = pa_sc_centroid_priority_1_distance_10_byte_1;
  assign pa_sc_centroid_priority_1_distance_11 = pa_sc_centroid_priority_1_distance_11_byte_1;
  assign pa_sc_centroid_priority_1_distance_12 = pa_sc_centroid_priority_1_distance_12_byte_2;
  assign pa_sc_centroid_priority_1_distance_13 = pa_sc_centroid_priority_1_distance_13_byte_2;
  assign pa_sc_centroid_priority_1_distance_14 = pa_sc_centroid_priority_1_distance_14_byte_3;
  assign pa_sc_centroid_priority_1_distance_15 = pa_sc_centroid_priority_1_distance_15_byte_3;
  wire write_pa_sc_line_cntl = writing_and_context_page_28b & write_pa_cl_vport_zscale_equal[34];
  assign pa_sc_line_cntl_expand_line_width = pa_sc_line_cntl_expand_line_width_byte_1;
  assign pa_sc_line_cntl_last_pixel = pa_sc_line_cntl_last_pixel_byte_1;
  assign pa_sc_line_cntl_perpendicular_endcap_ena = pa_sc_line_cntl_perpendicular_endcap_ena_byte_1;
  assign pa_sc_line_cntl_dx10_diamond_test_ena = pa_sc_line_cntl_dx10_diamond_test_ena_byte_1;
  wire write_pa_sc_aa_config = writing_and_context_page_28b & write_pa_cl_vport_zscale_equal[35];
  assign pa_sc_aa_config_msaa_num_samples = pa_sc_aa_config_msaa_num_samples_byte_0;
  assign pa_sc_aa_config_aa_mask_centroid_dtmn = pa_sc_aa_config_aa_mask_centroid_dtmn_byte_0;
  assign pa_sc_aa_config_max_sample_dist = {pa_sc_aa_config_max_sample_dist_byte_2,
      pa_sc_aa_config_max_sample_dist_byte_1};
  assign pa_sc_aa_config_msaa_exposed_samples = pa_sc_aa_config_msaa_exposed_samples_byte_2;
  assign pa_sc_aa_config_detail_to_exposed_mode = pa_sc_aa_config_detail_to_exposed_mode_byte_3;
  wire write_pa_su_vtx_cntl = writing_and_context_page_28b & write_pa_cl_vport_zscale_equal[36];
  assign pa_su_vtx_cntl_pix_center = pa_su_vtx_cntl_pix_center_byte_0;
  assign pa_su_vtx_cntl_round_mode = pa_su_vtx_cntl_round_mode_byte_0;
  assign pa_su_vtx_cntl_quant_mode = pa_su_vtx_cntl_quant_mode_byte_0;
  wire write_pa_cl_gb_vert_clip_adj = writing_and_context_page_28b & write_pa_cl_vport_zscale_equal[37];
  assign pa_cl_gb_vert_clip_adj_data_register = pa_cl_gb_vert_clip_adj_data_register_byte;
  wire write_pa_cl_gb_vert_disc_adj = writing_and_context_page_28b & write_pa_cl_vport_zscale_equal[38];
  assign pa_cl_gb_vert_disc_adj_data_register = pa_cl_gb_vert_disc_adj_data_register_byte;
  wire write_pa_cl_gb_horz_clip_adj = writing_and_context_page_28b & bus_address_7_2_is_60;
  assign pa_cl_gb_horz_clip_adj_data_register = pa_cl_gb_horz_clip_adj_data_register_byte;
  wire write_pa_cl_gb_horz_disc_adj = writing_and_context_page_28b & bus_address_7_2_is_61;
  assign pa_cl_gb_horz_disc_adj_data_register = pa_cl_gb_horz_disc_adj_data_register_byte;
  assign write_pa_sc_aa_sample_locs_pixel_x0y0[0] = writing_and_context_page_28b & bus_address_7_2_is_62;
  assign pa_sc_aa_sample_locs_pixel_x0y0_0_s0_x = pa_sc_aa_sample_locs_pixel_x0y0_0_s0_x_byte_0;
  assign pa_sc_aa_sample_locs_pixel_x0y0_0_s0_y = pa_sc_aa_sample_locs_pixel_x0y0_0_s0_y_byte_0;
  assign pa_sc_aa_sample_locs_pixel_x0y0_0_s1_x = pa_sc_aa_sample_locs_pixel_x0y0_0_s1_x_byte_1;
  assign pa_sc_aa_sample_locs_pixel_x0y0_0_s1_y = pa_sc_aa_sample_locs_pixel_x0y0_0_s1_y_byte_1;
  assign pa_sc_aa_sample_locs_pixel_x0y0_0_s2_x = pa_sc_aa_sample_locs_pixel_x0y0_0_s2_x_byte_2;
  assign pa_sc_aa_sample_locs_pixel_x0y0_0_s2_y = pa_sc_aa_sample_locs_pixel_x0y0_0_s2_y_byte_2;
  assign pa_sc_aa_sample_locs_pixel_x0y0_0_s3_x = pa_sc_aa_sample_locs_pixel_x0y0_0_s3_x_byte_3;
  assign pa_sc_aa_sample_locs_pixel_x0y0_0_s3_y = pa_sc_aa_sample_locs_pixel_x0y0_0_s3_y_byte_3;
  assign write_pa_sc_aa_sample_locs_pixel_x0y0[1] = writing_and_context_page_28b & bus_address_7_2_is_63;
  assign pa_sc_aa_sample_locs_pixel_x0y0_1_s4_x = pa_sc_aa_sample_locs_pixel_x0y0_1_s4_x_byte_0;
  assign pa_sc_aa_sample_locs_pixel_x0y0_1_s4_y = pa_sc_aa_sample_locs_pixel_x0y0_1_s4_y_byte_0;
  assign pa_sc_aa_sample_locs_pixel_x0y0_1_s5_x = pa_sc_aa_sample_locs_pixel_x0y0_1_s5_x_byte_1;
  assign pa_sc_aa_sample_locs_pixel_x0y0_1_s5_y = pa_sc_aa_sample_locs_pixel_x0y0_1_s5_y_byte_1;
  assign pa_sc_aa_sample_locs_pixel_x0y0_1_s6_x = pa_sc_aa_sample_locs_pixel_x0y0_1_s6_x_byte_2;
  assign pa_sc_aa_sample_locs_pixel_x0y0_1_s6_y = pa_sc_aa_sample_locs_pixel_x0y0_1_s6_y_byte_2;
  assign pa_sc_aa_sample_locs_pixel_x0y0_1_s7_x = pa_sc_aa_sample_locs_pixel_x0y0_1_s7_x_byte_3;
  assign pa_sc_aa_sample_locs_pixel_x0y0_1_s7_y = pa_sc_aa_sample_locs_pixel_x0y0_1_s7_y_byte_3;
  wire context_page_28c = bus_address[17:8] == 10'h28c;
  wire writing_and_context_page_28c = writing & context_page_28c;
  assign write_pa_sc_aa_sample_locs_pixel_x0y0[2] = writing_and_context_page_28c &
      write_pa_su_line_stipple_value_equal[0];
  assign pa_sc_aa_sample_locs_pixel_x0y0_2_s8_x = pa_sc_aa_sample_locs_pixel_x0y0_2_s8_x_byte_0;
  assign pa_sc_aa_sample_locs_pixel_x0y0_2_s8_y = pa_sc_aa_sample_locs_pixel_x0y0_2_s8_y_byte_0;
  assign pa_sc_aa_sample_locs_pixel_x0y0_2_s9_x = pa_sc_aa_sample_locs_pixel_x0y0_2_s9_x_byte_1;
  assign pa_sc_aa_sample_locs_pixel_x0y0_2_s9_y = pa_sc_aa_sample_locs_pixel_x0y0_2_s9_y_byte_1;
  assign pa_sc_aa_sample_locs_pixel_x0y0_2_s10_x = pa_sc_aa_sample_locs_pixel_x0y0_2_s10_x_byte_2;
  assign pa_sc_aa_sample_locs_pixel_x0y0_2_s10_y = pa_sc_aa_sample_locs_pixel_x0y0_2_s10_y_byte_2;
  assign pa_sc_aa_sample_locs_pixel_x0y0_2_s11_x = pa_sc_aa_sample_locs_pixel_x0y0_2_s11_x_byte_3;
  assign pa_sc_aa_sample_locs_pixel_x0y0_2_s11_y = pa_sc_aa_sample_locs_pixel_x0y0_2_s11_y_byte_3;
  assign write_pa_sc_aa_sample_locs_pixel_x0y0[3] = writing_and_context_page_28c &
      write_pa_su_line_stipple_value_equal[1];
  assign pa_sc_aa_sample_locs_pixel_x0y0_3_s12_x = pa_sc_aa_sample_locs_pixel_x0y0_3_s12_x_byte_0;
  assign pa_sc_aa_sample_locs_pixel_x0y0_3_s12_y = pa_sc_aa_sample_locs_pixel_x0y0_3_s12_y_byte_0;
  assign pa_sc_aa_sample_locs_pixel_x0y0_3_s13_x = pa_sc_aa_sample_locs_pixel_x0y0_3_s13_x_byte_1;
  assign pa_sc_aa_sample_locs_pixel_x0y0_3_s13_y = pa_sc_aa_sample_locs_pixel_x0y0_3_s13_y_byte_1;
  assign pa_sc_aa_sample_locs_pixel_x0y0_3_s14_x = pa_sc_aa_sample_locs_pixel_x0y0_3_s14_x_byte_2;
  assign pa_sc_aa_sample_locs_pixel_x0y0_3_s14_y = pa_sc_aa_sample_locs_pixel_x0y0_3_s14_y_byte_2;
  assign pa_sc_aa_sample_locs_pixel_x0y0_3_s15_x = pa_sc_aa_sample_locs_pixel_x0y0_3_s15_x_byte_3;
  assign pa_sc_aa_sample_locs_pixel_x0y0_3_s15_y = pa_sc_aa_sample_locs_pixel_x0y0_3_s15_y_byte_3;
  assign write_pa_sc_aa_sample_locs_pixel_x1y0[0] = writing_and_context_page_28c &
      write_pa_su_line_stipple_value_equal[2];
  assign pa_sc_aa_sample_locs_pixel_x1y0_0_s0_x = pa_sc_aa_sample_locs_pixel_x1y0_0_s0_x_byte_0;
  assign pa_sc_aa_sample_locs_pixel_x1y0_0_s0_y = pa_sc_aa_sample_locs_pixel_x1y0_0_s0_y_byte_0;
  assign pa_sc_aa_sample_locs_pixel_x1y0_0_s1_x = pa_sc_aa_sample_locs_pixel_x1y0_0_s1_x_byte_1;
  assign pa_sc_aa_sample_locs_pixel_x1y0_0_s1_y = pa_sc_aa_sample_locs_pixel_x1y0_0_s1_y_byte_1;
  assign pa_sc_aa_sample_locs_pixel_x1y0_0_s2_x = pa_sc_aa_sample_locs_pixel_x1y0_0_s2_x_byte_2;
  assign pa_sc_aa_sample_locs_pixel_x1y0_0_s2_y = pa_sc_aa_sample_locs_pixel_x1y0_0_s2_y_byte_2;
  assign pa_sc_aa_sample_locs_pixel_x1y0_0_s3_x = pa_sc_aa_sample_locs_pixel_x1y0_0_s3_x_byte_3;
  assign pa_sc_aa_sample_locs_pixel_x1y0_0_s3_y = pa_sc_aa_sample_locs_pixel_x1y0_0_s3_y_byte_3;
  assign write_pa_sc_aa_sample_locs_pixel_x1y0[1] = writing_and_context_page_28c &
      write_pa_su_line_stipple_value_equal[3];
  assign pa_sc_aa_sample_locs_pixel_x1y0_1_s4_x = pa_sc_aa_sample_locs_pixel_x1y0_1_s4_x_byte_0;
  assign pa_sc_aa_sample_locs_pixel_x1y0_1_s4_y = pa_sc_aa_sample_locs_pixel_x1y0_1_s4_y_byte_0;
  assign pa_sc_aa_sample_locs_pixel_x1y0_1_s5_x = pa_sc_aa_sample_locs_pixel_x1y0_1_s5_x_byte_1;
  assign pa_sc_aa_sample_locs_pixel_x1y0_1_s5_y = pa_sc_aa_sample_locs_pixel_x1y0_1_s5_y_byte_1;
  assign pa_sc_aa_sample_locs_pixel_x1y0_1_s6_x = pa_sc_aa_sample_locs_pixel_x1y0_1_s6_x_byte_2;
  assign pa_sc_aa_sample_locs_pixel_x1y0_1_s6_y = pa_sc_aa_sample_locs_pixel_x1y0_1_s6_y_byte_2;
  assign pa_sc_aa_sample_locs_pixel_x1y0_1_s7_x = pa_sc_aa_sample_locs_pixel_x1y0_1_s7_x_byte_3;
  assign pa_sc_aa_sample_locs_pixel_x1y0_1_s7_y = pa_sc_aa_sample_locs_pixel_x1y0_1_s7_y_byte_3;
  assign write_pa_sc_aa_sample_locs_pixel_x1y0[2] = writing_and_context_page_28c & bus_address_7_2_is_4;
  assign pa_sc_aa_sample_locs_pixel_x1y0_2_s8_x = pa_sc_aa_sample_locs_pixel_x1y0_2_s8_x_byte_0;
  assign pa_sc_aa_sample_locs_pixel_x1y0_2_s8_y = pa_sc_aa_sample_locs_pixel_x1y0_2_s8_y_byte_0;
  assign pa_sc_aa_sample_locs_pixel_x1y0_2_s9_x = pa_sc_aa_sample_locs_pixel_x1y0_2_s9_x_byte_1;
  assign pa_sc_aa_sample_locs_pixel_x1y0_2_s9_y = pa_sc_aa_sample_locs_pixel_x1y0_2_s9_y_byte_1;
  assign pa_sc_aa_sample_locs_pixel_x1y0_2_s10_x = pa_sc_aa_sample_locs_pixel_x1y0_2_s10_x_byte_2;
  assign pa_sc_aa_sample_locs_pixel_x1y0_2_s10_y = pa_sc_aa_sample_locs_pixel_x1y0_2_s10_y_byte_2;
  assign pa_sc_aa_sample_locs_pixel_x1y0_2_s11_x = pa_sc_aa_sample_locs_pixel_x1y0_2_s11_x_byte_3;
  assign pa_sc_aa_sample_locs_pixel_x1y0_2_s11_y = pa_sc_aa_sample_locs_pixel_x1y0_2_s11_y_byte_3;
  assign write_pa_sc_aa_sample_locs_pixel_x1y0[3] = writing_and_context_page_28c & bus_address_7_2_is_5;
  assign pa_sc_aa_sample_locs_pixel_x1y0_3_s12_x = pa_sc_aa_sample_locs_pixel_x1y0_3_s12_x_byte_0;
  assign pa_sc_aa_sample_locs_pixel_x1y0_3_s12_y = pa_sc_aa_sample_locs_pixel_x1y0_3_s12_y_byte_0;
  assign pa_sc_aa_sample_locs_pixel_x1y0_3_s13_x = pa_sc_aa_sample_locs_pixel_x1y0_3_s13_x_byte_1;
  assign pa_sc_aa_sample_locs_pixel_x1y0_3_s13_y = pa_sc_aa_sample_locs_pixel_x1y0_3_s13_y_byte_1;
  assign pa_sc_aa_sample_locs_pixel_x1y0_3_s14_x = pa_sc_aa_sample_locs_pixel_x1y0_3_s14_x_byte_2;
  assign pa_sc_aa_sample_locs_pixel_x1y0_3_s14_y = pa_sc_aa_sample_locs_pixel_x1y0_3_s14_y_byte_2;
  assign pa_sc_aa_sample_locs_pixel_x1y0_3_s15_x = pa_sc_aa_sample_locs_pixel_x1y0_3_s15_x_byte_3;
  assign pa_sc_aa_sample_locs_pixel_x1y0_3_s15_y = pa_sc_aa_sample_locs_pixel_x1y0_3_s15_y_byte_3;
  assign pa_sc_aa_sample_locs_pixel_x0y1_0_s0_x = pa_sc_aa_sample_locs_pixel_x0y1_0_s0_x_byte_0;
  assign pa_sc_aa_sample_locs_pixel_x0y1_0_s0_y = pa_sc_aa_sample_locs_pixel_x0y1_0_s0_y_byte_0;
  assign pa_sc_aa_sample_locs_pixel_x0y1_0_s1_x = pa_sc_aa_sample_locs_pixel_x0y1_0_s1_x_byte_1;
  assign pa_sc_aa_sample_locs_pixel_x0y1_0_s1_y = pa_sc_aa_sample_locs_pixel_x0y1_0_s1_y_byte_1;
  assign pa_sc_aa_sample_locs_pixel_x0y1_0_s2_x = pa_sc_aa_sample_locs_pixel_x0y1_0_s2_x_byte_2;
  assign pa_sc_aa_sample_locs_pixel_x0y1_0_s2_y = pa_sc_aa_sample_locs_pixel_x0y1_0_s2_y_byte_2;
  assign pa_sc_aa_sample_locs_pixel_x0y1_0_s3_x = pa_sc_aa_sample_locs_pixel_x0y1_0_s3_x_byte_3;
  assign pa_sc_aa_sample_locs_pixel_x0y1_0_s3_y = pa_sc_aa_sample_locs_pixel_x0y1_0_s3_y_byte_3;
  assign pa_sc_aa_sample_locs_pixel_x0y1_1_s4_x = pa_sc_aa_sample_locs_pixel_x0y1_1_s4_x_byte_0;
  assign pa_sc_aa_sample_locs_pixel_x0y1_1_s4_y = pa_sc_aa_sample_locs_pixel_x0y1_1_s4_y_byte_0;
  assign pa_sc_aa_sample_locs_pixel_x0y1_1_s5_x = pa_sc_aa_sample_locs_pixel_x0y1_1_s5_x_byte_1;
  assign pa_sc_aa_sample_locs_pixel_x0y1_1_s5_y = pa_sc_aa_sample_locs_pixel_x0y1_1_s5_y_byte_1;
  assign pa_sc_aa_sample_locs_pixel_x0y1_1_s6_x = pa_sc_aa_sample_locs_pixel_x0y1_1_s6_x_byte_2;
  assign pa_sc_aa_sample_locs_pixel_x0y1_1_s6_y = pa_sc_aa_sample_locs_pixel_x0y1_1_s6_y_byte_2;
  assign pa_sc_aa_sample_locs_pixel_x0y1_1_s7_x = pa_sc_aa_sample_locs_pixel_x0y1_1_s7_x_byte_3;
  assign pa_sc_aa_sample_locs_pixel_x0y1_1_s7_y = pa_sc_aa_sample_locs_pixel_x0y1_1_s7_y_byte_3;
  assign pa_sc_aa_sample_locs_pixel_x0y1_2_s8_x = pa_sc_aa_sample_locs_pixel_x0y1_2_s8_x_byte_0;
  assign pa_sc_aa_sample_locs_pixel_x0y1_2_s8_y = pa_sc_aa_sample_locs_pixel_x0y1_2_s8_y_byte_0;
  assign pa_sc_aa_sample_locs_pixel_x0y1_2_s9_x = pa_sc_aa_sample_locs_pixel_x0y1_2_s9_x_byte_1;
  assign pa_sc_aa_sample_locs_pixel_x0y1_2_s9_y = pa_sc_aa_sample_locs_pixel_x0y1_2_s9_y_byte_1;
  assign pa_sc_aa_sample_locs_pixel_x0y1_2_s10_x = pa_sc_aa_sample_locs_pixel_x0y1_2_s10_x_byte_2;
  assign pa_sc_aa_sample_locs_pixel_x0y1_2_s10_y = pa_sc_aa_sample_locs_pixel_x0y1_2_s10_y_byte_2;
  assign pa_sc_aa_sample_locs_pixel_x0y1_2_s11_x = pa_sc_aa_sample_locs_pixel_x0y1_2_s11_x_byte_3;
  assign pa_sc_aa_sample_locs_pixel_x0y1_2_s11_y = pa_sc_aa_sample_locs_pixel_x0y1_2_s11_y_byte_3;
  assign pa_sc_aa_sample_locs_pixel_x0y1_3_s12_x = pa_sc_aa_sample_locs_pixel_x0y1_3_s12_x_byte_0;
  assign pa_sc_aa_sample_locs_pixel_x0y1_3_s12_y = pa_sc_aa_sample_locs_pixel_x0y1_3_s12_y_byte_0;
  assign pa_sc_aa_sample_locs_pixel_x0y1_3_s13_x = pa_sc_aa_sample_locs_pixel_x0y1_3_s13_x_byte_1;
  assign pa_sc_aa_sample_locs_pixel_x0y1_3_s13_y = pa_sc_aa_sample_locs_pixel_x0y1_3_s13_y_byte_1;
  assign pa_sc_aa_sample_locs_pixel_x0y1_3_s14_x = pa_sc_aa_sample_locs_pixel_x0y1_3_s14_x_byte_2;
  assign pa_sc_aa_sample_locs_pixel_x0y1_3_s14_y = pa_sc_aa_sample_locs_pixel_x0y1_3_s14_y_byte_2;
  assign pa_sc_aa_sample_locs_pixel_x0y1_3_s15_x = pa_sc_aa_sample_locs_pixel_x0y1_3_s15_x_byte_3;
  assign pa_sc_aa_sample_locs_pixel_x0y1_3_s15_y = pa_sc_aa_sample_locs_pixel_x0y1_3_s15_y_byte_3;
  assign write_pa_sc_aa_sample_locs_pixel_x1y1[0] = writing_and_context_page_28c &
      write_pa_sc_aa_sample_locs_pixel_x0y1_equal[4];
  assign pa_sc_aa_sample_locs_pixel_x1y1_0_s0_x = pa_sc_aa_sample_locs_pixel_x1y1_0_s0_x_byte_0;
  assign pa_sc_aa_sample_locs_pixel_x1y1_0_s0_y = pa_sc_aa_sample_locs_pixel_x1y1_0_s0_y_byte_0;
  assign pa_sc_aa_sample_locs_pixel_x1y1_0_s1_x = pa_sc_aa_sample_locs_pixel_x1y1_0_s1_x_byte_1;
  assign pa_sc_aa_sample_locs_pixel_x1y1_0_s1_y = pa_sc_aa_sample_locs_pixel_x1y1_0_s1_y_byte_1;
  assign pa_sc_aa_sample_locs_pixel_x1y1_0_s2_x = pa_sc_aa_sample_locs_pixel_x1y1_0_s2_x_byte_2;
  assign pa_sc_aa_sample_locs_pixel_x1y1_0_s2_y = pa_sc_aa_sample_locs_pixel_x1y1_0_s2_y_byte_2;
  assign pa_sc_aa_sample_locs_pixel_x1y1_0_s3_x = pa_sc_aa_sample_locs_pixel_x1y1_0_s3_x_byte_3;
  assign pa_sc_aa_sample_locs_pixel_x1y1_0_s3_y = pa_sc_aa_sample_locs_pixel_x1y1_0_s3_y_byte_3;
  assign write_pa_sc_aa_sample_locs_pixel_x1y1[1] = writing_and_context_page_28c &
      write_pa_sc_aa_sample_locs_pixel_x0y1_equal[5];
  assign pa_sc_aa_sample_locs_pixel_x1y1_1_s4_x = pa_sc_aa_sample_locs_pixel_x1y1_1_s4_x_byte_0;
  assign pa_sc_aa_sample_locs_pixel_x1y1_1_s4_y = pa_sc_aa_sample_locs_pixel_x1y1_1_s4_y_byte_0;
  assign pa_sc_aa_sample_locs_pixel_x1y1_1_s5_x = pa_sc_aa_sample_locs_pixel_x1y1_1_s5_x_byte_1;
  assign pa_sc_aa_sample_locs_pixel_x1y1_1_s5_y = pa_sc_aa_sample_locs_pixel_x1y1_1_s5_y_byte_1;
  assign pa_sc_aa_sample_locs_pixel_x1y1_1_s6_x = pa_sc_aa_sample_locs_pixel_x1y1_1_s6_x_byte_2;
  assign pa_sc_aa_sample_locs_pixel_x1y1_1_s6_y = pa_sc_aa_sample_locs_pixel_x1y1_1_s6_y_byte_2;
  assign pa_sc_aa_sample_locs_pixel_x1y1_1_s7_x = pa_sc_aa_sample_locs_pixel_x1y1_1_s7_x_byte_3;
  assign pa_sc_aa_sample_locs_pixel_x1y1_1_s7_y = pa_sc_aa_sample_locs_pixel_x1y1_1_s7_y_byte_3;
  assign write_pa_sc_aa_sample_locs_pixel_x1y1[2] = writing_and_context_page_28c & bus_address_7_2_is_12;
  assign pa_sc_aa_sample_locs_pixel_x1y1_2_s8_x = pa_sc_aa_sample_locs_pixel_x1y1_2_s8_x_byte_0;
  assign pa_sc_aa_sample_locs_pixel_x1y1_2_s8_y = pa_sc_aa_sample_locs_pixel_x1y1_2_s8_y_byte_0;
  assign pa_sc_aa_sample_locs_pixel_x1y1_2_s9_x = pa_sc_aa_sample_locs_pixel_x1y1_2_s9_x_byte_1;
  assign pa_sc_aa_sample_locs_pixel_x1y1_2_s9_y = pa_sc_aa_sample_locs_pixel_x1y1_2_s9_y_byte_1;
  assign pa_sc_aa_sample_locs_pixel_x1y1_2_s10_x = pa_sc_aa_sample_locs_pixel_x1y1_2_s10_x_byte_2;
  assign pa_sc_aa_sample_locs_pixel_x1y1_2_s10_y = pa_sc_aa_sample_locs_pixel_x1y1_2_s10_y_byte_2;
  assign pa_sc_aa_sample_locs_pixel_x1y1_2_s11_x = pa_sc_aa_sample_locs_pixel_x1y1_2_s11_x_byte_3;
  assign pa_sc_aa_sample_locs_pixel_x1y1_2_s11_y = pa_sc_aa_sample_locs_pixel_x1y1_2_s11_y_byte_3;
  assign write_pa_sc_aa_sample_locs_pixel_x1y1[3] = writing_and_context_page_28c & bus_address_7_2_is_13;
  assign pa_sc_aa_sample_locs_pixel_x1y1_3_s12_x = pa_sc_aa_sample_locs_pixel_x1y1_3_s12_x_byte_0;
  assign pa_sc_aa_sample_locs_pixel_x1y1_3_s12_y = pa_sc_aa_sample_locs_pixel_x1y1_3_s12_y_byte_0;
  assign pa_sc_aa_sample_locs_pixel_x1y1_3_s13_x = pa_sc_aa_sample_locs_pixel_x1y1_3_s13_x_byte_1;
  assign pa_sc_aa_sample_locs_pixel_x1y1_3_s13_y = pa_sc_aa_sample_locs_pixel_x1y1_3_s13_y_byte_1;
  assign pa_sc_aa_sample_locs_pixel_x1y1_3_s14_x = pa_sc_aa_sample_locs_pixel_x1y1_3_s14_x_byte_2;
  assign pa_sc_aa_sample_locs_pixel_x1y1_3_s14_y = pa_sc_aa_sample_locs_pixel_x1y1_3_s14_y_byte_2;
  assign pa_sc_aa_sample_locs_pixel_x1y1_3_s15_x = pa_sc_aa_sample_locs_pixel_x1y1_3_s15_x_byte_3;
  assign pa_sc_aa_sample_locs_pixel_x1y1_3_s15_y = pa_sc_aa_sample_locs_pixel_x1y1_3_s15_y_byte_3;
  wire write_pa_sc_aa_mask_x0y0_x1y0 = writing_and_context_page_28c & bus_address_7_2_is_14;
  assign pa_sc_aa_mask_x0y0_x1y0_aa_mask_x0y0 = {pa_sc_aa_mask_x0y0_x1y0_aa_mask_x0y0_byte_1,
      pa_sc_aa_mask_x0y0_x1y0_aa_mask_x0y0_byte_0};
  assign pa_sc_aa_mask_x0y0_x1y0_aa_mask_x1y0 = {pa_sc_aa_mask_x0y0_x1y0_aa_mask_x1y0_byte_3,
      pa_sc_aa_mask_x0y0_x1y0_aa_mask_x1y0_byte_2};
  wire write_pa_sc_aa_mask_x0y1_x1y1 = writing_and_context_page_28c & bus_address_7_2_is_15;
  assign pa_sc_aa_mask_x0y1_x1y1_aa_mask_x0y1 = {pa_sc_aa_mask_x0y1_x1y1_aa_mask_x0y1_byte_1,
      pa_sc_aa_mask_x0y1_x1y1_aa_mask_x0y1_byte_0};
  assign pa_sc_aa_mask_x0y1_x1y1_aa_mask_x1y1 = {pa_sc_aa_mask_x0y1_x1y1_aa_mask_x1y1_byte_3,
      pa_sc_aa_mask_x0y1_x1y1_aa_mask_x1y1_byte_2};
  wire userconfig_page_30a = bus_address[17:8] == 10'h30a;
  wire writing_and_userconfig_page_30a = writing & userconfig_page_30a;
  wire write_pa_su_line_stipple_value = writing_and_userconfig_page_30a & write_pa_su_line_stipple_value_equal[0];
  assign pa_su_line_stipple_value_line_stipple_value = {pa_su_line_stipple_value_line_stipple_value_byte_2,
      pa_su_line_stipple_value_line_stipple_value_byte_1, pa_su_line_stipple_value_line_stipple_value_byte_0};
  wire write_pa_sc_line_stipple_state = writing_and_userconfig_page_30a & write_pa_su_line_stipple_value_equal[1];
  assign pa_sc_line_stipple_state_current_ptr = pa_sc_line_stipple_state_current_ptr_byte_0;
  assign pa_sc_line_stipple_state_current_count = pa_sc_line_stipple_state_current_count_byte_1;

  wire [15:0] read_data_case_1_joined = {pa_sc_line_stipple_state_current_count_byte_1, 4'd0,
      pa_sc_line_stipple_state_current_ptr_byte_0};

  reg [32:0] by_bus_address_7_2;
  always @*
    case (bus_address[7:2])
      6'd0: by_bus_address_7_2 = {1'b1, {8'd0, pa_su_line_stipple_value_line_stipple_value}};
      6'd1: by_bus_address_7_2 = {1'b1, {16'd0, read_data_case_1_joined}};
      default: by_bus_address_7_2 = 33'd0;
    endcase

  reg by_bus_address_7_2_bus_address_7_2;
  always @*
    case (bus_address[7:2])
      6'd0: by_bus_address_7_2_bus_address_7_2 = 1'b1; 6'd1: by_bus_address_7_2_bus_address_7_2 = 1'b1;
      default: by_bus_address_7_2_bus_address_7_2 = 1'b0;
    endcase

  reg [32:0] by_bus_address_7_2_bus_address;
  always @*
    case (bus_address[7:2])
      6'd0: by_bus_address_7_2_bus_address = {1'b1, pa_sc_aa_sample_locs_pixel_x0y0_2_s11_y_byte_3,
          pa_sc_aa_sample_locs_pixel_x0y0_2_s11_x_byte_3, pa_sc_aa_sample_locs_pixel_x0y0_2_s10_y_byte_2,
          pa_sc_aa_sample_locs_pixel_x0y0_2_s10_x_byte_2, pa_sc_aa_sample_locs_pixel_x0y0_2_s9_y_byte_1,
          pa_sc_aa_sample_locs_pixel_x0y0_2_s9_x_byte_1, pa_sc_aa_sample_locs_pixel_x0y0_2_s8_y_byte_0,
          pa_sc_aa_sample_locs_pixel_x0y0_2_s8_x_byte_0};
      6'd1: by_bus_address_7_2_bus_address = {1'b1, pa_sc_aa_sample_locs_pixel_x0y0_3_s15_y_byte_3,
          pa_sc_aa_sample_locs_pixel_x0y0_3_s15_x_byte_3, pa_sc_aa_sample_locs_pixel_x0y0_3_s14_y_byte_2,
          pa_sc_aa_sample_locs_pixel_x0y0_3_s14_x_byte_2, pa_sc_aa_sample_locs_pixel_x0y0_3_s13_y_byte_1,
          pa_sc_aa_sample_locs_pixel_x0y0_3_s13_x_byte_1, pa_sc_aa_sample_locs_pixel_x0y0_3_s12_y_byte_0,
          pa_sc_aa_sample_locs_pixel_x0y0_3_s12_x_byte_0};
      6'd2: by_bus_address_7_2_bus_address = {1'b1, pa_sc_aa_sample_locs_pixel_x1y0_0_s3_y_byte_3,
          pa_sc_aa_sample_locs_pixel_x1y0_0_s3_x_byte_3, pa_sc_aa_sample_locs_pixel_x1y0_0_s2_y_byte_2,
          pa_sc_aa_sample_locs_pixel_x1y0_0_s2_x_byte_2, pa_sc_aa_sample_locs_pixel_x1y0_0_s1_y_byte_1,
          pa_sc_aa_sample_locs_pixel_x1y0_0_s1_x_byte_1, pa_sc_aa_sample_locs_pixel_x1y0_0_s0_y_byte_0,
          pa_sc_aa_sample_locs_pixel_x1y0_0_s0_x_byte_0};
      6'd3: by_bus_address_7_2_bus_address = {1'b1, pa_sc_aa_sample_locs_pixel_x1y0_1_s7_y_byte_3,
          pa_sc_aa_sample_locs_pixel_x1y0_1_s7_x_byte_3, pa_sc_aa_sample_locs_pixel_x1y0_1_s6_y_byte_2,
          pa_sc_aa_sample_locs_pixel_x1y0_1_s6_x_byte_2, pa_sc_aa_sample_locs_pixel_x1y0_1_s5_y_byte_1,
          pa_sc_aa_sample_locs_pixel_x1y0_1_s5_x_byte_1, pa_sc_aa_sample_locs_pixel_x1y0_1_s4_y_byte_0,
          pa_sc_aa_sample_locs_pixel_x1y0_1_s4_x_byte_0};
      6'd4: by_bus_address_7_2_bus_address = {1'b1, pa_sc_aa_sample_locs_pixel_x1y0_2_s11_y_byte_3,
          pa_sc_aa_sample_locs_pixel_x1y0_2_s11_x_byte_3, pa_sc_aa_sample_locs_pixel_x1y0_2_s10_y_byte_2,
          pa_sc_aa_sample_locs_pixel_x1y0_2_s10_x_byte_2, pa_sc_aa_sample_locs_pixel_x1y0_2_s9_y_byte_1,
          pa_sc_aa_sample_locs_pixel_x1y0_2_s9_x_byte_1, pa_sc_aa_sample_locs_pixel_x1y0_2_s8_y_byte_0,
          pa_sc_aa_sample_locs_pixel_x1y0_2_s8_x_byte_0};
      6'd5: by_bus_address_7_2_bus_address = {1'b1, pa_sc_aa_sample_locs_pixel_x1y0_3_s15_y_byte_3,
          pa_sc_aa_sample_locs_pixel_x1y0_3_s15_x_byte_3, pa_sc_aa_sample_locs_pixel_x1y0_3_s14_y_byte_2,
          pa_sc_aa_sample_locs_pixel_x1y0_3_s14_x_byte_2, pa_sc_aa_sample_locs_pixel_x1y0_3_s13_y_byte_1,
          pa_sc_aa_sample_locs_pixel_x1y0_3_s13_x_byte_1, pa_sc_aa_sample_locs_pixel_x1y0_3_s12_y_byte_0,
          pa_sc_aa_sample_locs_pixel_x1y0_3_s12_x_byte_0};
      6'd6: by_bus_address_7_2_bus_address = {1'b1, pa_sc_aa_sample_locs_pixel_x0y1_0_s3_y_byte_3,
          pa_sc_aa_sample_locs_pixel_x0y1_0_s3_x_byte_3, pa_sc_aa_sample_locs_pixel_x0y1_0_s2_y_byte_2,
          pa_sc_aa_sample_locs_pixel_x0y1_0_s2_x_byte_2, pa_sc_aa_sample_locs_pixel_x0y1_0_s1_y_byte_1,
          pa_sc_aa_sample_locs_pixel_x0y1_0_s1_x_byte_1, pa_sc_aa_sample_locs_pixel_x0y1_0_s0_y_byte_0,
          pa_sc_aa_sample_locs_pixel_x0y1_0_s0_x_byte_0};
      6'd7: by_bus_address_7_2_bus_address = {1'b1, pa_sc_aa_sample_locs_pixel_x0y1_1_s7_y_byte_3,
          pa_sc_aa_sample_locs_pixel_x0y1_1_s7_x_byte_3, pa_sc_aa_sample_locs_pixel_x0y1_1_s6_y_byte_2,
          pa_sc_aa_sample_locs_pixel_x0y1_1_s6_x_byte_2, pa_sc_aa_sample_locs_pixel_x0y1_1_s5_y_byte_1,
          pa_sc_aa_sample_locs_pixel_x0y1_1_s5_x_byte_1, pa_sc_aa_sample_locs_pixel_x0y1_1_s4_y_byte_0,
          pa_sc_aa_sample_locs_pixel_x0y1_1_s4_x_byte_0};
      6'd8: by_bus_address_7_2_bus_address = {1'b1, pa_sc_aa_sample_locs_pixel_x0y1_2_s11_y_byte_3,
          pa_sc_aa_sample_locs_pixel_x0y1_2_s11_x_byte_3, pa_sc_aa_sample_locs_pixel_x0y1_2_s10_y_byte_2,
          pa_sc_aa_sample_locs_pixel_x0y1_2_s10_x_byte_2, pa_sc_aa_sample_locs_pixel_x0y1_2_s9_y_byte_1,
          pa_sc_aa_sample_locs_pixel_x0y1_2_s9_x_byte_1, pa_sc_aa_sample_locs_pixel_x0y1_2_s8_y_byte_0,
          pa_sc_aa_sample_locs_pixel_x0y1_2_s8_x_byte_0};
      6'd9: by_bus_address_7_2_bus_address = {1'b1, pa_sc_aa_sample_locs_pixel_x0y1_3_s15_y_byte_3,
          pa_sc_aa_sample_locs_pixel_x0y1_3_s15_x_byte_3, pa_sc_aa_sample_locs_pixel_x0y1_3_s14_y_byte_2,
          pa_sc_aa_sample_locs_pixel_x0y1_3_s14_x_byte_2, pa_sc_aa_sample_locs_pixel_x0y1_3_s13_y_byte_1,
          pa_sc_aa_sample_locs_pixel_x0y1_3_s13_x_byte_1, pa_sc_aa_sample_locs_pixel_x0y1_3_s12_y_byte_0,
          pa_sc_aa_sample_locs_pixel_x0y1_3_s12_x_byte_0};
      6'ha: by_bus_address_7_2_bus_address = {1'b1, pa_sc_aa_sample_locs_pixel_x1y1_0_s3_y_byte_3,
          pa_sc_aa_sample_locs_pixel_x1y1_0_s3_x_byte_3, pa_sc_aa_sample_locs_pixel_x1y1_0_s2_y_byte_2,
          pa_sc_aa_sample_locs_pixel_x1y1_0_s2_x_byte_2, pa_sc_aa_sample_locs_pixel_x1y1_0_s1_y_byte_1,
          pa_sc_aa_sample_locs_pixel_x1y1_0_s1_x_byte_1, pa_sc_aa_sample_locs_pixel_x1y1_0_s0_y_byte_0,
          pa_sc_aa_sample_locs_pixel_x1y1_0_s0_x_byte_0};
      6'hb: by_bus_address_7_2_bus_address = {1'b1, pa_sc_aa_sample_locs_pixel_x1y1_1_s7_y_byte_3,
          pa_sc_aa_sample_locs_pixel_x1y1_1_s7_x_byte_3, pa_sc_aa_sample_locs_pixel_x1y1_1_s6_y_byte_2,
          pa_sc_aa_sample_locs_pixel_x1y1_1_s6_x_byte_2, pa_sc_aa_sample_locs_pixel_x1y1_1_s5_y_byte_1,
          pa_sc_aa_sample_locs_pixel_x1y1_1_s5_x_byte_1, pa_sc_aa_sample_locs_pixel_x1y1_1_s4_y_byte_0,
          pa_sc_aa_sample_locs_pixel_x1y1_1_s4_x_byte_0};
      6'hc: by_bus_address_7_2_bus_address = {1'b1, pa_sc_aa_sample_locs_pixel_x1y1_2_s11_y_byte_3,
          pa_sc_aa_sample_locs_pixel_x1y1_2_s11_x_byte_3, pa_sc_aa_sample_locs_pixel_x1y1_2_s10_y_byte_2,
          pa_sc_aa_sample_locs_pixel_x1y1_2_s10_x_byte_2, pa_sc_aa_sample_locs_pixel_x1y1_2_s9_y_byte_1,
          pa_sc_aa_sample_locs_pixel_x1y1_2_s9_x_byte_1, pa_sc_aa_sample_locs_pixel_x1y1_2_s8_y_byte_0,
          pa_sc_aa_sample_locs_pixel_x1y1_2_s8_x_byte_0};
      6'hd: by_bus_address_7_2_bus_address = {1'b1, pa_sc_aa_sample_locs_pixel_x1y1_3_s15_y_byte_3,
          pa_sc_aa_sample_locs_pixel_x1y1_3_s15_x_byte_3, pa_sc_aa_sample_locs_pixel_x1y1_3_s14_y_byte_2,
          pa_sc_aa_sample_locs_pixel_x1y1_3_s14_x_byte_2, pa_sc_aa_sample_locs_pixel_x1y1_3_s13_y_byte_1,
          pa_sc_aa_sample_locs_pixel_x1y1_3_s13_x_byte_1, pa_sc_aa_sample_locs_pixel_x1y1_3_s12_y_byte_0,
          pa_sc_aa_sample_locs_pixel_x1y1_3_s12_x_byte_0};
      6'he: by_bus_address_7_2_bus_address = {1'b1, pa_sc_aa_mask_x0y0_x1y0_aa_mask_x1y0_byte_3,
          pa_sc_aa_mask_x0y0_x1y0_aa_mask_x1y0_byte_2, pa_sc_aa_mask_x0y0_x1y0_aa_mask_x0y0_byte_1,
          pa_sc_aa_mask_x0y0_x1y0_aa_mask_x0y0_byte_0};
      6'hf: by_bus_address_7_2_bus_address = {1'b1, pa_sc_aa_mask_x0y1_x1y1_aa_mask_x1y1_byte_3,
          pa_sc_aa_mask_x0y1_x1y1_aa_mask_x1y1_byte_2, pa_sc_aa_mask_x0y1_x1y1_aa_mask_x0y1_byte_1,
          pa_sc_aa_mask_x0y1_x1y1_aa_mask_x0y1_byte_0};
      default: by_bus_address_7_2_bus_address = 33'd0;
    endcase

  reg by_bus_address_7_2_2;
  always @*
    case (bus_address[7:2])
      6'd0: by_bus_address_7_2_2 = 1'b1; 6'd1: by_bus_address_7_2_2 = 1'b1; 6'd2: by_bus_address_7_2_2 = 1'b1;
      6'd3: by_bus_address_7_2_2 = 1'b1; 6'd4: by_bus_address_7_2_2 = 1'b1; 6'd5: by_bus_address_7_2_2 = 1'b1;
      6'd6: by_bus_address_7_2_2 = 1'b1; 6'd7: by_bus_address_7_2_2 = 1'b1; 6'd8: by_bus_address_7_2_2 = 1'b1;
      6'd9: by_bus_address_7_2_2 = 1'b1; 6'ha: by_bus_address_7_2_2 = 1'b1; 6'hb: by_bus_address_7_2_2 = 1'b1;
      6'hc: by_bus_address_7_2_2 = 1'b1; 6'hd: by_bus_address_7_2_2 = 1'b1; 6'he: by_bus_address_7_2_2 = 1'b1;
      6'hf: by_bus_address_7_2_2 = 1'b1;
      default: by_bus_address_7_2_2 = 1'b0;
    endcase

  wire [5:0] read_data_case_57_joined = {pa_su_vtx_cntl_quant_mode_byte_0, pa_su_vtx_cntl_round_mode_byte_0,
      pa_su_vtx_cntl_pix_center_byte_0};
  wire [25:0] read_data_case_56_joined = {pa_sc_aa_config_detail_to_exposed_mode_byte_3, 1'b0,
      pa_sc_aa_config_msaa_exposed_samples_byte_2, 3'd0, pa_sc_aa_config_max_sample_dist_byte_2,
      pa_sc_aa_config_max_sample_dist_byte_1, 8'd0, pa_sc_aa_config_aa_mask_centroid_dtmn_byte_0, 1'b0,
      pa_sc_aa_config_msaa_num_samples_byte_0};
  wire [12:0] read_data_case_55_joined = {pa_sc_line_cntl_dx10_diamond_test_ena_byte_1,
      pa_sc_line_cntl_perpendicular_endcap_ena_byte_1, pa_sc_line_cntl_last_pixel_byte_1,
      pa_sc_line_cntl_expand_line_width_byte_1, 9'd0};
  wire [8:0] read_data_case_30_joined = {pa_su_poly_offset_db_fmt_cntl_poly_offset_db_is_float_fmt_byte_1,
      pa_su_poly_offset_db_fmt_cntl_poly_offset_neg_num_db_bits_byte_0};

  reg [32:0] by_bus_address_7_2_read_data_case_30_joined;
  always @*
    case (bus_address[7:2])
      6'h1e: by_bus_address_7_2_read_data_case_30_joined = {1'b1, {23'd0, read_data_case_30_joined}};
      6'h1f: by_bus_address_7_2_read_data_case_30_joined = {1'b1, pa_su_poly_offset_clamp_clamp_byte};
      6'h20: by_bus_address_7_2_read_data_case_30_joined = {1'b1, pa_su_poly_offset_front_scale_scale_byte};
      6'h21: by_bus_address_7_2_read_data_case_30_joined = {1'b1, pa_su_poly_offset_front_offset_offset_byte};
      6'h22: by_bus_address_7_2_read_data_case_30_joined = {1'b1, pa_su_poly_offset_back_scale_scale_byte};
      6'h23: by_bus_address_7_2_read_data_case_30_joined = {1'b1, pa_su_poly_offset_back_offset_offset_byte};
      6'h35: by_bus_address_7_2_read_data_case_30_joined = {1'b1, pa_sc_centroid_priority_0_distance_7_byte_3,
          pa_sc_centroid_priority_0_distance_6_byte_3, pa_sc_centroid_priority_0_distance_5_byte_2,
          pa_sc_centroid_priority_0_distance_4_byte_2, pa_sc_centroid_priority_0_distance_3_byte_1,
          pa_sc_centroid_priority_0_distance_2_byte_1, pa_sc_centroid_priority_0_distance_1_byte_0,
          pa_sc_centroid_priority_0_distance_0_byte_0};
      6'h36: by_bus_address_7_2_read_data_case_30_joined = {1'b1, pa_sc_centroid_priority_1_distance_15_byte_3,
          pa_sc_centroid_priority_1_distance_14_byte_3, pa_sc_centroid_priority_1_distance_13_byte_2,
          pa_sc_centroid_priority_1_distance_12_byte_2, pa_sc_centroid_priority_1_distance_11_byte_1,
          pa_sc_centroid_priority_1_distance_10_byte_1, pa_sc_centroid_priority_1_distance_9_byte_0,
          pa_sc_centroid_priority_1_distance_8_byte_0};
      6'h37: by_bus_address_7_2_read_data_case_30_joined = {1'b1, {19'd0, read_data_case_55_joined}};
      6'h38: by_bus_address_7_2_read_data_case_30_joined = {1'b1, {6'd0, read_data_case_56_joined}};
      6'h39: by_bus_address_7_2_read_data_case_30_joined = {1'b1, {26'd0, read_data_case_57_joined}};
      6'h3a: by_bus_address_7_2_read_data_case_30_joined = {1'b1, pa_cl_gb_vert_clip_adj_data_register_byte};
      6'h3b: by_bus_address_7_2_read_data_case_30_joined = {1'b1, pa_cl_gb_vert_disc_adj_data_register_byte};
      6'h3c: by_bus_address_7_2_read_data_case_30_joined = {1'b1, pa_cl_gb_horz_clip_adj_data_register_byte};
      6'h3d: by_bus_address_7_2_read_data_case_30_joined = {1'b1, pa_cl_gb_horz_disc_adj_data_register_byte};
      6'h3e: by_bus_address_7_2_read_data_case_30_joined = {1'b1, pa_sc_aa_sample_locs_pixel_x0y0_0_s3_y_byte_3,
          pa_sc_aa_sample_locs_pixel_x0y0_0_s3_x_byte_3, pa_sc_aa_sample_locs_pixel_x0y0_0_s2_y_byte_2,
          pa_sc_aa_sample_locs_pixel_x0y0_0_s2_x_byte_2, pa_sc_aa_sample_locs_pixel_x0y0_0_s1_y_byte_1,
          pa_sc_aa_sample_locs_pixel_x0y0_0_s1_x_byte_1, pa_sc_aa_sample_locs_pixel_x0y0_0_s0_y_byte_0,
          pa_sc_aa_sample_locs_pixel_x0y0_0_s0_x_byte_0};
      6'h3f: by_bus_address_7_2_read_data_case_30_joined = {1'b1, pa_sc_aa_sample_locs_pixel_x0y0_1_s7_y_byte_3,
          pa_sc_aa_sample_locs_pixel_x0y0_1_s7_x_byte_3, pa_sc_aa_sample_locs_pixel_x0y0_1_s6_y_byte_2,
          pa_sc_aa_sample_locs_pixel_x0y0_1_s6_x_byte_2, pa_sc_aa_sample_locs_pixel_x0y0_1_s5_y_byte_1,
          pa_sc_aa_sample_locs_pixel_x0y0_1_s5_x_byte_1, pa_sc_aa_sample_locs_pixel_x0y0_1_s4_y_byte_0,
          pa_sc_aa_sample_locs_pixel_x0y0_1_s4_x_byte_0};
      default: by_bus_address_7_2_read_data_case_30_joined = 33'd0;
    endcase

  reg by_bus_address_7_2_3;
  always @*
    case (bus_address[7:2])
      6'h1e: by_bus_address_7_2_3 = 1'b1; 6'h1f: by_bus_address_7_2_3 = 1'b1; 6'h20: by_bus_address_7_2_3 = 1'b1;
      6'h21: by_bus_address_7_2_3 = 1'b1; 6'h22: by_bus_address_7_2_3 = 1'b1; 6'h23: by_bus_address_7_2_3 = 1'b1;
      6'h35: by_bus_address_7_2_3 = 1'b1; 6'h36: by_bus_address_7_2_3 = 1'b1; 6'h37: by_bus_address_7_2_3 = 1'b1;
      6'h38: by_bus_address_7_2_3 = 1'b1; 6'h39: by_bus_address_7_2_3 = 1'b1; 6'h3a: by_bus_address_7_2_3 = 1'b1;
      6'h3b: by_bus_address_7_2_3 = 1'b1; 6'h3c: by_bus_address_7_2_3 = 1'b1; 6'h3d: by_bus_address_7_2_3 = 1'b1;
      6'h3e: by_bus_address_7_2_3 = 1'b1; 6'h3f: by_bus_address_7_2_3 = 1'b1;
      default: by_bus_address_7_2_3 = 1'b0;
    endcase

  wire [30:0] read_data_case_19_joined = {pa_sc_mode_cntl_1_out_of_order_water_mark_byte_3,
      pa_sc_mode_cntl_1_out_of_order_primitive_enable_byte_3, pa_sc_mode_cntl_1_force_eov_rez_enable_byte_3,
      pa_sc_mode_cntl_1_force_eov_cntdwn_enable_byte_3, 7'd0,
      pa_sc_mode_cntl_1_multi_shader_engine_prim_discard_enable_byte_2, pa_sc_mode_cntl_1_ps_iter_sample_byte_2,
      pa_sc_mode_cntl_1_kill_pix_post_detail_mask_byte_1, pa_sc_mode_cntl_1_kill_pix_post_hi_z_byte_1,
      pa_sc_mode_cntl_1_zmm_rect_extent_byte_1, pa_sc_mode_cntl_1_zmm_line_offset_byte_1,
      pa_sc_mode_cntl_1_zmm_line_extent_byte_1, pa_sc_mode_cntl_1_tile_cover_no_scissor_byte_1,
      pa_sc_mode_cntl_1_tile_cover_disable_byte_1, pa_sc_mode_cntl_1_tile_walk_order_enable_byte_1,
      pa_sc_mode_cntl_1_supertile_walk_order_enable_byte_0, pa_sc_mode_cntl_1_walk_fence_size_byte_0,
      pa_sc_mode_cntl_1_walk_fence_enable_byte_0, pa_sc_mode_cntl_1_walk_align8_prim_fits_st_byte_0,
      pa_sc_mode_cntl_1_walk_alignment_byte_0, pa_sc_mode_cntl_1_walk_size_byte_0};
  wire [3:0] read_data_case_18_joined = {pa_sc_mode_cntl_0_send_unlit_stiles_to_pkr_byte_0,
      pa_sc_mode_cntl_0_line_stipple_enable_byte_0, pa_sc_mode_cntl_0_vport_scissor_enable_byte_0,
      pa_sc_mode_cntl_0_msaa_enable_byte_0};
  wire [30:0] read_data_case_3_joined = {pa_sc_line_stipple_auto_reset_cntl_byte_3,
      pa_sc_line_stipple_pattern_bit_order_byte_3, 4'd0, pa_sc_line_stipple_repeat_count_byte_2,
      pa_sc_line_stipple_line_pattern_byte_1, pa_sc_line_stipple_line_pattern_byte_0};

  reg [32:0] by_bus_address_7_2_pa_su_line_cntl_width;
  always @*
    case (bus_address[7:2])
      6'd0: by_bus_address_7_2_pa_su_line_cntl_width = {1'b1, pa_su_point_size_width_byte_3,
          pa_su_point_size_width_byte_2, pa_su_point_size_height_byte_1, pa_su_point_size_height_byte_0};
      6'd1: by_bus_address_7_2_pa_su_line_cntl_width = {1'b1, pa_su_point_minmax_max_size_byte_3,
          pa_su_point_minmax_max_size_byte_2, pa_su_point_minmax_min_size_byte_1, pa_su_point_minmax_min_size_byte_0};
      6'd2: by_bus_address_7_2_pa_su_line_cntl_width = {1'b1, {16'd0, pa_su_line_cntl_width}};
      6'd3: by_bus_address_7_2_pa_su_line_cntl_width = {1'b1, {1'b0, read_data_case_3_joined}};
      6'h12: by_bus_address_7_2_pa_su_line_cntl_width = {1'b1, {28'd0, read_data_case_18_joined}};
      6'h13: by_bus_address_7_2_pa_su_line_cntl_width = {1'b1, {1'b0, read_data_case_19_joined}};
      default: by_bus_address_7_2_pa_su_line_cntl_width = 33'd0;
    endcase

  reg by_bus_address_7_2_4;
  always @*
    case (bus_address[7:2])
      6'd0: by_bus_address_7_2_4 = 1'b1; 6'd1: by_bus_address_7_2_4 = 1'b1; 6'd2: by_bus_address_7_2_4 = 1'b1;
      6'd3: by_bus_address_7_2_4 = 1'b1; 6'h12: by_bus_address_7_2_4 = 1'b1; 6'h13: by_bus_address_7_2_4 = 1'b1;
      default: by_bus_address_7_2_4 = 1'b0;
    endcase

  wire [4:0] read_data_case_9_joined = {pa_su_line_stipple_cntl_diamond_adjust_byte_0,
      pa_su_line_stipple_cntl_fractional_accum_byte_0, pa_su_line_stipple_cntl_expand_full_length_byte_0,
      pa_su_line_stipple_cntl_line_stipple_reset_byte_0};
  wire [20:0] read_data_case_8_joined = {pa_cl_naninf_cntl_vte_no_output_neg_0_byte_2, 5'd0,
      pa_cl_naninf_cntl_vs_clip_dist_inf_discard_byte_1, pa_cl_naninf_cntl_vs_w_inf_retain_byte_1,
      pa_cl_naninf_cntl_vs_w_nan_to_inf_byte_1, pa_cl_naninf_cntl_vs_z_inf_retain_byte_1,
      pa_cl_naninf_cntl_vs_z_nan_to_inf_byte_1, pa_cl_naninf_cntl_vs_xy_inf_retain_byte_1,
      pa_cl_naninf_cntl_vs_xy_nan_to_inf_byte_1, pa_cl_naninf_cntl_vte_w_recip_nan_is_0_byte_0,
      pa_cl_naninf_cntl_vte_w_nan_retain_byte_0, pa_cl_naninf_cntl_vte_z_nan_retain_byte_0,
      pa_cl_naninf_cntl_vte_xy_nan_retain_byte_0, pa_cl_naninf_cntl_vte_0xnaninf_is_0_byte_0,
      pa_cl_naninf_cntl_vte_w_inf_discard_byte_0, pa_cl_naninf_cntl_vte_z_inf_discard_byte_0,
      pa_cl_naninf_cntl_vte_xy_inf_discard_byte_0};
  wire [25:0] read_data_case_7_joined = {pa_cl_vs_out_cntl_use_vtx_gs_cut_flag_byte_3,
      pa_cl_vs_out_cntl_vs_out_misc_side_bus_ena_byte_3, pa_cl_vs_out_cntl_vs_out_ccdist1_vec_ena_byte_2,
      pa_cl_vs_out_cntl_vs_out_ccdist0_vec_ena_byte_2, pa_cl_vs_out_cntl_vs_out_misc_vec_ena_byte_2,
      pa_cl_vs_out_cntl_use_vtx_kill_flag_byte_2, pa_cl_vs_out_cntl_use_vtx_viewport_indx_byte_2,
      pa_cl_vs_out_cntl_use_vtx_render_target_indx_byte_2, pa_cl_vs_out_cntl_use_vtx_edge_flag_byte_2,
      pa_cl_vs_out_cntl_use_vtx_point_size_byte_2, pa_cl_vs_out_cntl_cull_dist_ena_byte_1,
      pa_cl_vs_out_cntl_clip_dist_ena_byte_0};
  wire [10:0] read_data_case_6_joined = {pa_cl_vte_cntl_vtx_w0_fmt_byte_1, pa_cl_vte_cntl_vtx_z_fmt_byte_1,
      pa_cl_vte_cntl_vtx_xy_fmt_byte_1, 2'd0, pa_cl_vte_cntl_vport_z_offset_ena_byte_0,
      pa_cl_vte_cntl_vport_z_scale_ena_byte_0, pa_cl_vte_cntl_vport_y_offset_ena_byte_0,
      pa_cl_vte_cntl_vport_y_scale_ena_byte_0, pa_cl_vte_cntl_vport_x_offset_ena_byte_0,
      pa_cl_vte_cntl_vport_x_scale_ena_byte_0};
  wire [21:0] read_data_case_5_joined = {pa_su_sc_mode_cntl_multi_prim_ib_ena_byte_2,
      pa_su_sc_mode_cntl_persp_corr_dis_byte_2, pa_su_sc_mode_cntl_provoking_vtx_last_byte_2, 2'd0,
      pa_su_sc_mode_cntl_vtx_window_offset_enable_byte_2, 2'd0, pa_su_sc_mode_cntl_poly_offset_para_enable_byte_1,
      pa_su_sc_mode_cntl_poly_offset_back_enable_byte_1, pa_su_sc_mode_cntl_poly_offset_front_enable_byte_1,
      pa_su_sc_mode_cntl_polymode_back_ptype_byte_1, pa_su_sc_mode_cntl_polymode_front_ptype_byte_0,
      pa_su_sc_mode_cntl_poly_mode_byte_0, pa_su_sc_mode_cntl_face_byte_0, pa_su_sc_mode_cntl_cull_back_byte_0,
      pa_su_sc_mode_cntl_cull_front_byte_0};
  wire [27:0] read_data_case_4_joined = {pa_cl_clip_cntl_zclip_far_disable_byte_3,
      pa_cl_clip_cntl_zclip_near_disable_byte_3, pa_cl_clip_cntl_vte_vport_provoke_disable_byte_3,
      pa_cl_clip_cntl_dx_linear_attr_clip_ena_byte_3, 1'b0, pa_cl_clip_cntl_dx_rasterization_kill_byte_2,
      pa_cl_clip_cntl_vtx_kill_or_byte_2, pa_cl_clip_cntl_dis_clip_err_detect_byte_2,
      pa_cl_clip_cntl_dx_clip_space_def_byte_2, pa_cl_clip_cntl_boundary_edge_flag_ena_byte_2,
      pa_cl_clip_cntl_ucp_cull_only_ena_byte_2, pa_cl_clip_cntl_clip_disable_byte_2,
      pa_cl_clip_cntl_ps_ucp_mode_byte_1, pa_cl_clip_cntl_ps_ucp_y_scale_neg_byte_1, 7'd0,
      pa_cl_clip_cntl_ucp_ena_byte_0};

  reg [32:0] by_bus_address_7_2_read_data_case_4_joined;
  always @*
    case (bus_address[7:2])
      6'd4: by_bus_address_7_2_read_data_case_4_joined = {1'b1, {4'd0, read_data_case_4_joined}};
      6'd5: by_bus_address_7_2_read_data_case_4_joined = {1'b1, {10'd0, read_data_case_5_joined}};
      6'd6: by_bus_address_7_2_read_data_case_4_joined = {1'b1, {21'd0, read_data_case_6_joined}};
      6'd7: by_bus_address_7_2_read_data_case_4_joined = {1'b1, {6'd0, read_data_case_7_joined}};
      6'd8: by_bus_address_7_2_read_data_case_4_joined = {1'b1, {11'd0, read_data_case_8_joined}};
      6'd9: by_bus_address_7_2_read_data_case_4_joined = {1'b1, {27'd0, read_data_case_9_joined}};
      6'ha: by_bus_address_7_2_read_data_case_4_joined = {1'b1, pa_su_line_stipple_scale_line_stipple_scale_byte};
      6'hb: by_bus_address_7_2_read_data_case_4_joined = {1'b1, pa_su_prim_filter_cntl_ymax_bottom_exclusion_byte_3,
          pa_su_prim_filter_cntl_xmax_right_exclusion_byte_3, 14'd0,
          pa_su_prim_filter_cntl_prim_expand_constant_byte_1, pa_su_prim_filter_cntl_rectangle_expand_ena_byte_0,
          pa_su_prim_filter_cntl_point_expand_ena_byte_0, pa_su_prim_filter_cntl_line_expand_ena_byte_0,
          pa_su_prim_filter_cntl_triangle_expand_ena_byte_0, pa_su_prim_filter_cntl_rectangle_filter_disable_byte_0,
          pa_su_prim_filter_cntl_point_filter_disable_byte_0, pa_su_prim_filter_cntl_line_filter_disable_byte_0,
          pa_su_prim_filter_cntl_triangle_filter_disable_byte_0};
      default: by_bus_address_7_2_read_data_case_4_joined = 33'd0;
    endcase

  reg by_bus_address_7_2_5;
  always @*
    case (bus_address[7:2])
      6'd4: by_bus_address_7_2_5 = 1'b1; 6'd5: by_bus_address_7_2_5 = 1'b1; 6'd6: by_bus_address_7_2_5 = 1'b1;
      6'd7: by_bus_address_7_2_5 = 1'b1; 6'd8: by_bus_address_7_2_5 = 1'b1; 6'd9: by_bus_address_7_2_5 = 1'b1;
      6'ha: by_bus_address_7_2_5 = 1'b1; 6'hb: by_bus_address_7_2_5 = 1'b1;
      default: by_bus_address_7_2_5 = 1'b0;
    endcase

  reg [32:0] by_bus_address_7_2_6;
  always @*
    case (bus_address[7:2])
      6'h35: by_bus_address_7_2_6 = {1'b1, pa_cl_point_x_rad_data_register_byte};
      6'h36: by_bus_address_7_2_6 = {1'b1, pa_cl_point_y_rad_data_register_byte};
      6'h37: by_bus_address_7_2_6 = {1'b1, pa_cl_point_size_data_register_byte};
      6'h38: by_bus_address_7_2_6 = {1'b1, pa_cl_point_cull_rad_data_register_byte};
      default: by_bus_address_7_2_6 = 33'd0;
    endcase

  reg by_bus_address_7_2_7;
  always @*
    case (bus_address[7:2])
      6'h35: by_bus_address_7_2_7 = 1'b1; 6'h36: by_bus_address_7_2_7 = 1'b1; 6'h37: by_bus_address_7_2_7 = 1'b1;
      6'h38: by_bus_address_7_2_7 = 1'b1;
      default: by_bus_address_7_2_7 = 1'b0;
    endcase

  reg [32:0] by_bus_address_7_2_8;
  always @*
    case (bus_address[7:2])
      6'd0: by_bus_address_7_2_8 = {1'b1, pa_cl_ucp_y_data_register_byte_3[4*8 +: 8],
          pa_cl_ucp_y_data_register_byte_2[4*8 +: 8], pa_cl_ucp_y_data_register_byte_1[4*8 +: 8],
          pa_cl_ucp_y_data_register_byte_0[4*8 +: 8]};
      6'd1: by_bus_address_7_2_8 = {1'b1, pa_cl_ucp_z_data_register_byte_3[4*8 +: 8],
          pa_cl_ucp_z_data_register_byte_2[4*8 +: 8], pa_cl_ucp_z_data_register_byte_1[4*8 +: 8],
          pa_cl_ucp_z_data_register_byte_0[4*8 +: 8]};
      6'd2: by_bus_address_7_2_8 = {1'b1, pa_cl_ucp_w_data_register_byte_3[4*8 +: 8],
          pa_cl_ucp_w_data_register_byte_2[4*8 +: 8], pa_cl_ucp_w_data_register_byte_1[4*8 +: 8],
          pa_cl_ucp_w_data_register_byte_0[4*8 +: 8]};
      6'd3: by_bus_address_7_2_8 = {1'b1, pa_cl_ucp_x_data_register_byte_3[5*8 +: 8],
          pa_cl_ucp_x_data_register_byte_2[5*8 +: 8], pa_cl_ucp_x_data_register_byte_1[5*8 +: 8],
          pa_cl_ucp_x_data_register_byte_0[5*8 +: 8]};
      6'd4: by_bus_address_7_2_8 = {1'b1, pa_cl_ucp_y_data_register_byte_3[5*8 +: 8],
          pa_cl_ucp_y_data_register_byte_2[5*8 +: 8], pa_cl_ucp_y_data_register_byte_1[5*8 +: 8],
          pa_cl_ucp_y_data_register_byte_0[5*8 +: 8]};
      6'd5: by_bus_address_7_2_8 = {1'b1, pa_cl_ucp_z_data_register_byte_3[5*8 +: 8],
          pa_cl_ucp_z_data_register_byte_2[5*8 +: 8], pa_cl_ucp_z_data_register_byte_1[5*8 +: 8],
          pa_cl_ucp_z_data_register_byte_0[5*8 +: 8]};
      6'd6: by_bus_address_7_2_8 = {1'b1, pa_cl_ucp_w_data_register_byte_3[5*8 +: 8],
          pa_cl_ucp_w_data_register_byte_2[5*8 +: 8], pa_cl_ucp_w_data_register_byte_1[5*8 +: 8],
          pa_cl_ucp_w_data_register_byte_0[5*8 +: 8]};
      default: by_bus_address_7_2_8 = 33'd0;
    endcase

  reg by_bus_address_7_2_9;
  always @*
    case (bus_address[7:2])
      6'd0: by_bus_address_7_2_9 = 1'b1; 6'd1: by_bus_address_7_2_9 = 1'b1; 6'd2: by_bus_address_7_2_9 = 1'b1;
      6'd3: by_bus_address_7_2_9 = 1'b1; 6'd4: by_bus_address_7_2_9 = 1'b1; 6'd5: by_bus_address_7_2_9 = 1'b1;
      6'd6: by_bus_address_7_2_9 = 1'b1;
      default: by_bus_address_7_2_9 = 1'b0;
    endcase

  reg [32:0] by_bus_address_7_2_10;
  always @*
    case (bus_address[7:2])
      6'd0: by_bus_address_7_2_10 = {1'b1, pa_cl_vport_xoffset_vport_xoffset_byte_3[8*8 +: 8],
          pa_cl_vport_xoffset_vport_xoffset_byte_2[8*8 +: 8], pa_cl_vport_xoffset_vport_xoffset_byte_1[8*8 +: 8],
          pa_cl_vport_xoffset_vport_xoffset_byte_0[8*8 +: 8]};
      6'd1: by_bus_address_7_2_10 = {1'b1, pa_cl_vport_yscale_vport_yscale_byte_3[8*8 +: 8],
          pa_cl_vport_yscale_vport_yscale_byte_2[8*8 +: 8], pa_cl_vport_yscale_vport_yscale_byte_1[8*8 +: 8],
          pa_cl_vport_yscale_vport_yscale_byte_0[8*8 +: 8]};
      6'd2: by_bus_address_7_2_10 = {1'b1, pa_cl_vport_yoffset_vport_yoffset_byte_3[8*8 +: 8],
          pa_cl_vport_yoffset_vport_yoffset_byte_2[8*8 +: 8], pa_cl_vport_yoffset_vport_yoffset_byte_1[8*8 +: 8],
          pa_cl_vport_yoffset_vport_yoffset_byte_0[8*8 +: 8]};
      6'd3: by_bus_address_7_2_10 = {1'b1, pa_cl_vport_zscale_vport_zscale_byte_3[8*8 +: 8],
          pa_cl_vport_zscale_vport_zscale_byte_2[8*8 +: 8], pa_cl_vport_zscale_vport_zscale_byte_1[8*8 +: 8],
          pa_cl_vport_zscale_vport_zscale_byte_0[8*8 +: 8]};
      6'd4: by_bus_address_7_2_10 = {1'b1, pa_cl_vport_zoffset_vport_zoffset_byte_3[8*8 +: 8],
          pa_cl_vport_zoffset_vport_zoffset_byte_2[8*8 +: 8], pa_cl_vport_zoffset_vport_zoffset_byte_1[8*8 +: 8],
          pa_cl_vport_zoffset_vport_zoffset_byte_0[8*8 +: 8]};
      6'd5: by_bus_address_7_2_10 = {1'b1, pa_cl_vport_xscale_vport_xscale_byte_3[9*8 +: 8],
          pa_cl_vport_xscale_vport_xscale_byte_2[9*8 +: 8], pa_cl_vport_xscale_vport_xscale_byte_1[9*8 +: 8],
          pa_cl_vport_xscale_vport_xscale_byte_0[9*8 +: 8]};
      6'd6: by_bus_address_7_2_10 = {1'b1, pa_cl_vport_xoffset_vport_xoffset_byte_3[9*8 +: 8],
          pa_cl_vport_xoffset_vport_xoffset_byte_2[9*8 +: 8], pa_cl_vport_xoffset_vport_xoffset_byte_1[9*8 +: 8],
          pa_cl_vport_xoffset_vport_xoffset_byte_0[9*8 +: 8]};
      6'd7: by_bus_address_7_2_10 = {1'b1, pa_cl_vport_yscale_vport_yscale_byte_3[9*8 +: 8],
          pa_cl_vport_yscale_vport_yscale_byte_2[9*8 +: 8], pa_cl_vport_yscale_vport_yscale_byte_1[9*8 +: 8],
          pa_cl_vport_yscale_vport_yscale_byte_0[9*8 +: 8]};
      6'd8: by_bus_address_7_2_10 = {1'b1, pa_cl_vport_yoffset_vport_yoffset_byte_3[9*8 +: 8],
          pa_cl_vport_yoffset_vport_yoffset_byte_2[9*8 +: 8], pa_cl_vport_yoffset_vport_yoffset_byte_1[9*8 +: 8],
          pa_cl_vport_yoffset_vport_yoffset_byte_0[9*8 +: 8]};
      6'd9: by_bus_address_7_2_10 = {1'b1, pa_cl_vport_zscale_vport_zscale_byte_3[9*8 +: 8],
          pa_cl_vport_zscale_vport_zscale_byte_2[9*8 +: 8], pa_cl_vport_zscale_vport_zscale_byte_1[9*8 +: 8],
          pa_cl_vport_zscale_vport_zscale_byte_0[9*8 +: 8]};
      6'ha: by_bus_address_7_2_10 = {1'b1, pa_cl_vport_zoffset_vport_zoffset_byte_3[9*8 +: 8],
          pa_cl_vport_zoffset_vport_zoffset_byte_2[9*8 +: 8], pa_cl_vport_zoffset_vport_zoffset_byte_1[9*8 +: 8],
          pa_cl_vport_zoffset_vport_zoffset_byte_0[9*8 +: 8]};
      6'hb: by_bus_address_7_2_10 = {1'b1, pa_cl_vport_xscale_vport_xscale_byte_3[10*8 +: 8],
          pa_cl_vport_xscale_vport_xscale_byte_2[10*8 +: 8], pa_cl_vport_xscale_vport_xscale_byte_1[10*8 +: 8],
          pa_cl_vport_xscale_vport_xscale_byte_0[10*8 +: 8]};
      6'hc: by_bus_address_7_2_10 = {1'b1, pa_cl_vport_xoffset_vport_xoffset_byte_3[10*8 +: 8],
          pa_cl_vport_xoffset_vport_xoffset_byte_2[10*8 +: 8], pa_cl_vport_xoffset_vport_xoffset_byte_1[10*8 +: 8],
          pa_cl_vport_xoffset_vport_xoffset_byte_0[10*8 +: 8]};
      6'hd: by_bus_address_7_2_10 = {1'b1, pa_cl_vport_yscale_vport_yscale_byte_3[10*8 +: 8],
          pa_cl_vport_yscale_vport_yscale_byte_2[10*8 +: 8], pa_cl_vport_yscale_vport_yscale_byte_1[10*8 +: 8],
          pa_cl_vport_yscale_vport_yscale_byte_0[10*8 +: 8]};
      6'he: by_bus_address_7_2_10 = {1'b1, pa_cl_vport_yoffset_vport_yoffset_byte_3[10*8 +: 8],
          pa_cl_vport_yoffset_vport_yoffset_byte_2[10*8 +: 8], pa_cl_vport_yoffset_vport_yoffset_byte_1[10*8 +: 8],
          pa_cl_vport_yoffset_vport_yoffset_byte_0[10*8 +: 8]};
      6'hf: by_bus_address_7_2_10 = {1'b1, pa_cl_vport_zscale_vport_zscale_byte_3[10*8 +: 8],
          pa_cl_vport_zscale_vport_zscale_byte_2[10*8 +: 8], pa_cl_vport_zscale_vport_zscale_byte_1[10*8 +: 8],
          pa_cl_vport_zscale_vport_zscale_byte_0[10*8 +: 8]};
      6'h10: by_bus_address_7_2_10 = {1'b1, pa_cl_vport_zoffset_vport_zoffset_byte_3[10*8 +: 8],
          pa_cl_vport_zoffset_vport_zoffset_byte_2[10*8 +: 8], pa_cl_vport_zoffset_vport_zoffset_byte_1[10*8 +: 8],
          pa_cl_vport_zoffset_vport_zoffset_byte_0[10*8 +: 8]};
      6'h11: by_bus_address_7_2_10 = {1'b1, pa_cl_vport_xscale_vport_xscale_byte_3[11*8 +: 8],
          pa_cl_vport_xscale_vport_xscale_byte_2[11*8 +: 8], pa_cl_vport_xscale_vport_xscale_byte_1[11*8 +: 8],
          pa_cl_vport_xscale_vport_xscale_byte_0[11*8 +: 8]};
      6'h12: by_bus_address_7_2_10 = {1'b1, pa_cl_vport_xoffset_vport_xoffset_byte_3[11*8 +: 8],
          pa_cl_vport_xoffset_vport_xoffset_byte_2[11*8 +: 8], pa_cl_vport_xoffset_vport_xoffset_byte_1[11*8 +: 8],
          pa_cl_vport_xoffset_vport_xoffset_byte_0[11*8 +: 8]};
      6'h13: by_bus_address_7_2_10 = {1'b1, pa_cl_vport_yscale_vport_yscale_byte_3[11*8 +: 8],
          pa_cl_vport_yscale_vport_yscale_byte_2[11*8 +: 8], pa_cl_vport_yscale_vport_yscale_byte_1[11*8 +: 8],
          pa_cl_vport_yscale_vport_yscale_byte_0[11*8 +: 8]};
      6'h14: by_bus_address_7_2_10 = {1'b1, pa_cl_vport_yoffset_vport_yoffset_byte_3[11*8 +: 8],
          pa_cl_vport_yoffset_vport_yoffset_byte_2[11*8 +: 8], pa_cl_vport_yoffset_vport_yoffset_byte_1[11*8 +: 8],
          pa_cl_vport_yoffset_vport_yoffset_byte_0[11*8 +: 8]};
      6'h15: by_bus_address_7_2_10 = {1'b1, pa_cl_vport_zscale_vport_zscale_byte_3[11*8 +: 8],
          pa_cl_vport_zscale_vport_zscale_byte_2[11*8 +: 8], pa_cl_vport_zscale_vport_zscale_byte_1[11*8 +: 8],
          pa_cl_vport_zscale_vport_zscale_byte_0[11*8 +: 8]};
      6'h16: by_bus_address_7_2_10 = {1'b1, pa_cl_vport_zoffset_vport_zoffset_byte_3[11*8 +: 8],
          pa_cl_vport_zoffset_vport_zoffset_byte_2[11*8 +: 8], pa_cl_vport_zoffset_vport_zoffset_byte_1[11*8 +: 8],
          pa_cl_vport_zoffset_vport_zoffset_byte_0[11*8 +: 8]};
      6'h17: by_bus_address_7_2_10 = {1'b1, pa_cl_vport_xscale_vport_xscale_byte_3[12*8 +: 8],
          pa_cl_vport_xscale_vport_xscale_byte_2[12*8 +: 8], pa_cl_vport_xscale_vport_xscale_byte_1[12*8 +: 8],
          pa_cl_vport_xscale_vport_xscale_byte_0[12*8 +: 8]};
      6'h18: by_bus_address_7_2_10 = {1'b1, pa_cl_vport_xoffset_vport_xoffset_byte_3[12*8 +: 8],
          pa_cl_vport_xoffset_vport_xoffset_byte_2[12*8 +: 8], pa_cl_vport_xoffset_vport_xoffset_byte_1[12*8 +: 8],
          pa_cl_vport_xoffset_vport_xoffset_byte_0[12*8 +: 8]};
      6'h19: by_bus_address_7_2_10 = {1'b1, pa_cl_vport_yscale_vport_yscale_byte_3[12*8 +: 8],
          pa_cl_vport_yscale_vport_yscale_byte_2[12*8 +: 8], pa_cl_vport_yscale_vport_yscale_byte_1[12*8 +: 8],
          pa_cl_vport_yscale_vport_yscale_byte_0[12*8 +: 8]};
      6'h1a: by_bus_address_7_2_10 = {1'b1, pa_cl_vport_yoffset_vport_yoffset_byte_3[12*8 +: 8],
          pa_cl_vport_yoffset_vport_yoffset_byte_2[12*8 +: 8], pa_cl_vport_yoffset_vport_yoffset_byte_1[12*8 +: 8],
          pa_cl_vport_yoffset_vport_yoffset_byte_0[12*8 +: 8]};
      6'h1b: by_bus_address_7_2_10 = {1'b1, pa_cl_vport_zscale_vport_zscale_byte_3[12*8 +: 8],
          pa_cl_vport_zscale_vport_zscale_byte_2[12*8 +: 8], pa_cl_vport_zscale_vport_zscale_byte_1[12*8 +: 8],
          pa_cl_vport_zscale_vport_zscale_byte_0[12*8 +: 8]};
      6'h1c: by_bus_address_7_2_10 = {1'b1, pa_cl_vport_zoffset_vport_zoffset_byte_3[12*8 +: 8],
          pa_cl_vport_zoffset_vport_zoffset_byte_2[12*8 +: 8], pa_cl_vport_zoffset_vport_zoffset_byte_1[12*8 +: 8],
          pa_cl_vport_zoffset_vport_zoffset_byte_0[12*8 +: 8]};
      6'h1d: by_bus_address_7_2_10 = {1'b1, pa_cl_vport_xscale_vport_xscale_byte_3[13*8 +: 8],
          pa_cl_vport_xscale_vport_xscale_byte_2[13*8 +: 8], pa_cl_vport_xscale_vport_xscale_byte_1[13*8 +: 8],
          pa_cl_vport_xscale_vport_xscale_byte_0[13*8 +: 8]};
      6'h1e: by_bus_address_7_2_10 = {1'b1, pa_cl_vport_xoffset_vport_xoffset_byte_3[13*8 +: 8],
          pa_cl_vport_xoffset_vport_xoffset_byte_2[13*8 +: 8], pa_cl_vport_xoffset_vport_xoffset_byte_1[13*8 +: 8],
          pa_cl_vport_xoffset_vport_xoffset_byte_0[13*8 +: 8]};
      6'h1f: by_bus_address_7_2_10 = {1'b1, pa_cl_vport_yscale_vport_yscale_byte_3[13*8 +: 8],
          pa_cl_vport_yscale_vport_yscale_byte_2[13*8 +: 8], pa_cl_vport_yscale_vport_yscale_byte_1[13*8 +: 8],
          pa_cl_vport_yscale_vport_yscale_byte_0[13*8 +: 8]};
      6'h20: by_bus_address_7_2_10 = {1'b1, pa_cl_vport_yoffset_vport_yoffset_byte_3[13*8 +: 8],
          pa_cl_vport_yoffset_vport_yoffset_byte_2[13*8 +: 8], pa_cl_vport_yoffset_vport_yoffset_byte_1[13*8 +: 8],
          pa_cl_vport_yoffset_vport_yoffset_byte_0[13*8 +: 8]};
      6'h21: by_bus_address_7_2_10 = {1'b1, pa_cl_vport_zscale_vport_zscale_byte_3[13*8 +: 8],
          pa_cl_vport_zscale_vport_zscale_byte_2[13*8 +: 8], pa_cl_vport_zscale_vport_zscale_byte_1[13*8 +: 8],
          pa_cl_vport_zscale_vport_zscale_byte_0[13*8 +: 8]};
      6'h22: by_bus_address_7_2_10 = {1'b1, pa_cl_vport_zoffset_vport_zoffset_byte_3[13*8 +: 8],
          pa_cl_vport_zoffset_vport_zoffset_byte_2[13*8 +: 8], pa_cl_vport_zoffset_vport_zoffset_byte_1[13*8 +: 8],
          pa_cl_vport_zoffset_vport_zoffset_byte_0[13*8 +: 8]};
      6'h23: by_bus_address_7_2_10 = {1'b1, pa_cl_vport_xscale_vport_xscale_byte_3[14*8 +: 8],
          pa_cl_vport_xscale_vport_xscale_byte_2[14*8 +: 8], pa_cl_vport_xscale_vport_xscale_byte_1[14*8 +: 8],
          pa_cl_vport_xscale_vport_xscale_byte_0[14*8 +: 8]};
      6'h24: by_bus_address_7_2_10 = {1'b1, pa_cl_vport_xoffset_vport_xoffset_byte_3[14*8 +: 8],
          pa_cl_vport_xoffset_vport_xoffset_byte_2[14*8 +: 8], pa_cl_vport_xoffset_vport_xoffset_byte_1[14*8 +: 8],
          pa_cl_vport_xoffset_vport_xoffset_byte_0[14*8 +: 8]};
      6'h25: by_bus_address_7_2_10 = {1'b1, pa_cl_vport_yscale_vport_yscale_byte_3[14*8 +: 8],
          pa_cl_vport_yscale_vport_yscale_byte_2[14*8 +: 8], pa_cl_vport_yscale_vport_yscale_byte_1[14*8 +: 8],
          pa_cl_vport_yscale_vport_yscale_byte_0[14*8 +: 8]};
      6'h26: by_bus_address_7_2_10 = {1'b1, pa_cl_vport_yoffset_vport_yoffset_byte_3[14*8 +: 8],
          pa_cl_vport_yoffset_vport_yoffset_byte_2[14*8 +: 8], pa_cl_vport_yoffset_vport_yoffset_byte_1[14*8 +: 8],
          pa_cl_vport_yoffset_vport_yoffset_byte_0[14*8 +: 8]};
      6'h27: by_bus_address_7_2_10 = {1'b1, pa_cl_vport_zscale_vport_zscale_byte_3[14*8 +: 8],
          pa_cl_vport_zscale_vport_zscale_byte_2[14*8 +: 8], pa_cl_vport_zscale_vport_zscale_byte_1[14*8 +: 8],
          pa_cl_vport_zscale_vport_zscale_byte_0[14*8 +: 8]};
      6'h28: by_bus_address_7_2_10 = {1'b1, pa_cl_vport_zoffset_vport_zoffset_byte_3[14*8 +: 8],
          pa_cl_vport_zoffset_vport_zoffset_byte_2[14*8 +: 8], pa_cl_vport_zoffset_vport_zoffset_byte_1[14*8 +: 8],
          pa_cl_vport_zoffset_vport_zoffset_byte_0[14*8 +: 8]};
      6'h29: by_bus_address_7_2_10 = {1'b1, pa_cl_vport_xscale_vport_xscale_byte_3[15*8 +: 8],
          pa_cl_vport_xscale_vport_xscale_byte_2[15*8 +: 8], pa_cl_vport_xscale_vport_xscale_byte_1[15*8 +: 8],
          pa_cl_vport_xscale_vport_xscale_byte_0[15*8 +: 8]};
      6'h2a: by_bus_address_7_2_10 = {1'b1, pa_cl_vport_xoffset_vport_xoffset_byte_3[15*8 +: 8],
          pa_cl_vport_xoffset_vport_xoffset_byte_2[15*8 +: 8], pa_cl_vport_xoffset_vport_xoffset_byte_1[15*8 +: 8],
          pa_cl_vport_xoffset_vport_xoffset_byte_0[15*8 +: 8]};
      6'h2b: by_bus_address_7_2_10 = {1'b1, pa_cl_vport_yscale_vport_yscale_byte_3[15*8 +: 8],
          pa_cl_vport_yscale_vport_yscale_byte_2[15*8 +: 8], pa_cl_vport_yscale_vport_yscale_byte_1[15*8 +: 8],
          pa_cl_vport_yscale_vport_yscale_byte_0[15*8 +: 8]};
      6'h2c: by_bus_address_7_2_10 = {1'b1, pa_cl_vport_yoffset_vport_yoffset_byte_3[15*8 +: 8],
          pa_cl_vport_yoffset_vport_yoffset_byte_2[15*8 +: 8], pa_cl_vport_yoffset_vport_yoffset_byte_1[15*8 +: 8],
          pa_cl_vport_yoffset_vport_yoffset_byte_0[15*8 +: 8]};
      6'h2d: by_bus_address_7_2_10 = {1'b1, pa_cl_vport_zscale_vport_zscale_byte_3[15*8 +: 8],
          pa_cl_vport_zscale_vport_zscale_byte_2[15*8 +: 8], pa_cl_vport_zscale_vport_zscale_byte_1[15*8 +: 8],
          pa_cl_vport_zscale_vport_zscale_byte_0[15*8 +: 8]};
      6'h2e: by_bus_address_7_2_10 = {1'b1, pa_cl_vport_zoffset_vport_zoffset_byte_3[15*8 +: 8],
          pa_cl_vport_zoffset_vport_zoffset_byte_2[15*8 +: 8], pa_cl_vport_zoffset_vport_zoffset_byte_1[15*8 +: 8],
          pa_cl_vport_zoffset_vport_zoffset_byte_0[15*8 +: 8]};
      6'h2f: by_bus_address_7_2_10 = {1'b1, pa_cl_ucp_x_data_register_byte_3[0 +: 8],
          pa_cl_ucp_x_data_register_byte_2[0 +: 8], pa_cl_ucp_x_data_register_byte_1[0 +: 8],
          pa_cl_ucp_x_data_register_byte_0[0 +: 8]};
      6'h30: by_bus_address_7_2_10 = {1'b1, pa_cl_ucp_y_data_register_byte_3[0 +: 8],
          pa_cl_ucp_y_data_register_byte_2[0 +: 8], pa_cl_ucp_y_data_register_byte_1[0 +: 8],
          pa_cl_ucp_y_data_register_byte_0[0 +: 8]};
      6'h31: by_bus_address_7_2_10 = {1'b1, pa_cl_ucp_z_data_register_byte_3[0 +: 8],
          pa_cl_ucp_z_data_register_byte_2[0 +: 8], pa_cl_ucp_z_data_register_byte_1[0 +: 8],
          pa_cl_ucp_z_data_register_byte_0[0 +: 8]};
      6'h32: by_bus_address_7_2_10 = {1'b1, pa_cl_ucp_w_data_register_byte_3[0 +: 8],
          pa_cl_ucp_w_data_register_byte_2[0 +: 8], pa_cl_ucp_w_data_register_byte_1[0 +: 8],
          pa_cl_ucp_w_data_register_byte_0[0 +: 8]};
      6'h33: by_bus_address_7_2_10 = {1'b1, pa_cl_ucp_x_data_register_byte_3[1*8 +: 8],
          pa_cl_ucp_x_data_register_byte_2[1*8 +: 8], pa_cl_ucp_x_data_register_byte_1[1*8 +: 8],
          pa_cl_ucp_x_data_register_byte_0[1*8 +: 8]};
      6'h34: by_bus_address_7_2_10 = {1'b1, pa_cl_ucp_y_data_register_byte_3[1*8 +: 8],
          pa_cl_ucp_y_data_register_byte_2[1*8 +: 8], pa_cl_ucp_y_data_register_byte_1[1*8 +: 8],
          pa_cl_ucp_y_data_register_byte_0[1*8 +: 8]};
      6'h35: by_bus_address_7_2_10 = {1'b1, pa_cl_ucp_z_data_register_byte_3[1*8 +: 8],
          pa_cl_ucp_z_data_register_byte_2[1*8 +: 8], pa_cl_ucp_z_data_register_byte_1[1*8 +: 8],
          pa_cl_ucp_z_data_register_byte_0[1*8 +: 8]};
      6'h36: by_bus_address_7_2_10 = {1'b1, pa_cl_ucp_w_data_register_byte_3[1*8 +: 8],
          pa_cl_ucp_w_data_register_byte_2[1*8 +: 8], pa_cl_ucp_w_data_register_byte_1[1*8 +: 8],
          pa_cl_ucp_w_data_register_byte_0[1*8 +: 8]};
      6'h37: by_bus_address_7_2_10 = {1'b1, pa_cl_ucp_x_data_register_byte_3[2*8 +: 8],
          pa_cl_ucp_x_data_register_byte_2[2*8 +: 8], pa_cl_ucp_x_data_register_byte_1[2*8 +: 8],
          pa_cl_ucp_x_data_register_byte_0[2*8 +: 8]};
      6'h38: by_bus_address_7_2_10 = {1'b1, pa_cl_ucp_y_data_register_byte_3[2*8 +: 8],
          pa_cl_ucp_y_data_register_byte_2[2*8 +: 8], pa_cl_ucp_y_data_register_byte_1[2*8 +: 8],
          pa_cl_ucp_y_data_register_byte_0[2*8 +: 8]};
      6'h39: by_bus_address_7_2_10 = {1'b1, pa_cl_ucp_z_data_register_byte_3[2*8 +: 8],
          pa_cl_ucp_z_data_register_byte_2[2*8 +: 8], pa_cl_ucp_z_data_register_byte_1[2*8 +: 8],
          pa_cl_ucp_z_data_register_byte_0[2*8 +: 8]};
      6'h3a: by_bus_address_7_2_10 = {1'b1, pa_cl_ucp_w_data_register_byte_3[2*8 +: 8],
          pa_cl_ucp_w_data_register_byte_2[2*8 +: 8], pa_cl_ucp_w_data_register_byte_1[2*8 +: 8],
          pa_cl_ucp_w_data_register_byte_0[2*8 +: 8]};
      6'h3b: by_bus_address_7_2_10 = {1'b1, pa_cl_ucp_x_data_register_byte_3[3*8 +: 8],
          pa_cl_ucp_x_data_register_byte_2[3*8 +: 8], pa_cl_ucp_x_data_register_byte_1[3*8 +: 8],
          pa_cl_ucp_x_data_register_byte_0[3*8 +: 8]};
      6'h3c: by_bus_address_7_2_10 = {1'b1, pa_cl_ucp_y_data_register_byte_3[3*8 +: 8],
          pa_cl_ucp_y_data_register_byte_2[3*8 +: 8], pa_cl_ucp_y_data_register_byte_1[3*8 +: 8],
          pa_cl_ucp_y_data_register_byte_0[3*8 +: 8]};
      6'h3d: by_bus_address_7_2_10 = {1'b1, pa_cl_ucp_z_data_register_byte_3[3*8 +: 8],
          pa_cl_ucp_z_data_register_byte_2[3*8 +: 8], pa_cl_ucp_z_data_register_byte_1[3*8 +: 8],
          pa_cl_ucp_z_data_register_byte_0[3*8 +: 8]};
      6'h3e: by_bus_address_7_2_10 = {1'b1, pa_cl_ucp_w_data_register_byte_3[3*8 +: 8],
          pa_cl_ucp_w_data_register_byte_2[3*8 +: 8], pa_cl_ucp_w_data_register_byte_1[3*8 +: 8],
          pa_cl_ucp_w_data_register_byte_0[3*8 +: 8]};
      6'h3f: by_bus_address_7_2_10 = {1'b1, pa_cl_ucp_x_data_register_byte_3[4*8 +: 8],
          pa_cl_ucp_x_data_register_byte_2[4*8 +: 8], pa_cl_ucp_x_data_register_byte_1[4*8 +: 8],
          pa_cl_ucp_x_data_register_byte_0[4*8 +: 8]};
      default: by_bus_address_7_2_10 = 33'd0;
    endcase

  reg by_bus_address_7_2_11;
  always @*
    case (bus_address[7:2])
      6'd0: by_bus_address_7_2_11 = 1'b1; 6'd1: by_bus_address_7_2_11 = 1'b1; 6'd2: by_bus_address_7_2_11 = 1'b1;
      6'd3: by_bus_address_7_2_11 = 1'b1; 6'd4: by_bus_address_7_2_11 = 1'b1; 6'd5: by_bus_address_7_2_11 = 1'b1;
      6'd6: by_bus_address_7_2_11 = 1'b1; 6'd7: by_bus_address_7_2_11 = 1'b1; 6'd8: by_bus_address_7_2_11 = 1'b1;
      6'd9: by_bus_address_7_2_11 = 1'b1; 6'ha: by_bus_address_7_2_11 = 1'b1; 6'hb: by_bus_address_7_2_11 = 1'b1;
      6'hc: by_bus_address_7_2_11 = 1'b1; 6'hd: by_bus_address_7_2_11 = 1'b1; 6'he: by_bus_address_7_2_11 = 1'b1;
      6'hf: by_bus_address_7_2_11 = 1'b1; 6'h10: by_bus_address_7_2_11 = 1'b1; 6'h11: by_bus_address_7_2_11 = 1'b1;
      6'h12: by_bus_address_7_2_11 = 1'b1; 6'h13: by_bus_address_7_2_11 = 1'b1; 6'h14: by_bus_address_7_2_11 = 1'b1;
      6'h15: by_bus_address_7_2_11 = 1'b1; 6'h16: by_bus_address_7_2_11 = 1'b1; 6'h17: by_bus_address_7_2_11 = 1'b1;
      6'h18: by_bus_address_7_2_11 = 1'b1; 6'h19: by_bus_address_7_2_11 = 1'b1; 6'h1a: by_bus_address_7_2_11 = 1'b1;
      6'h1b: by_bus_address_7_2_11 = 1'b1; 6'h1c: by_bus_address_7_2_11 = 1'b1; 6'h1d: by_bus_address_7_2_11 = 1'b1;
      6'h1e: by_bus_address_7_2_11 = 1'b1; 6'h1f: by_bus_address_7_2_11 = 1'b1; 6'h20: by_bus_address_7_2_11 = 1'b1;
      6'h21: by_bus_address_7_2_11 = 1'b1; 6'h22: by_bus_address_7_2_11 = 1'b1; 6'h23: by_bus_address_7_2_11 = 1'b1;
      6'h24: by_bus_address_7_2_11 = 1'b1; 6'h25: by_bus_address_7_2_11 = 1'b1; 6'h26: by_bus_address_7_2_11 = 1'b1;
      6'h27: by_bus_address_7_2_11 = 1'b1; 6'h28: by_bus_address_7_2_11 = 1'b1; 6'h29: by_bus_address_7_2_11 = 1'b1;
      6'h2a: by_bus_address_7_2_11 = 1'b1; 6'h2b: by_bus_address_7_2_11 = 1'b1; 6'h2c: by_bus_address_7_2_11 = 1'b1;
      6'h2d: by_bus_address_7_2_11 = 1'b1; 6'h2e: by_bus_address_7_2_11 = 1'b1; 6'h2f: by_bus_address_7_2_11 = 1'b1;
      6'h30: by_bus_address_7_2_11 = 1'b1; 6'h31: by_bus_address_7_2_11 = 1'b1; 6'h32: by_bus_address_7_2_11 = 1'b1;
      6'h33: by_bus_address_7_2_11 = 1'b1; 6'h34: by_bus_address_7_2_11 = 1'b1; 6'h35: by_bus_address_7_2_11 = 1'b1;
      6'h36: by_bus_address_7_2_11 = 1'b1; 6'h37: by_bus_address_7_2_11 = 1'b1; 6'h38: by_bus_address_7_2_11 = 1'b1;
      6'h39: by_bus_address_7_2_11 = 1'b1; 6'h3a: by_bus_address_7_2_11 = 1'b1; 6'h3b: by_bus_address_7_2_11 = 1'b1;
      6'h3c: by_bus_address_7_2_11 = 1'b1; 6'h3d: by_bus_address_7_2_11 = 1'b1; 6'h3e: by_bus_address_7_2_11 = 1'b1;
      6'h3f: by_bus_address_7_2_11 = 1'b1;
      default: by_bus_address_7_2_11 = 1'b0;
    endcase

  reg [32:0] by_bus_address_7_2_12;
  always @*
    case (bus_address[7:2])
      6'hf: by_bus_address_7_2_12 = {1'b1, pa_cl_vport_xscale_vport_xscale_byte_3[0 +: 8],
          pa_cl_vport_xscale_vport_xscale_byte_2[0 +: 8], pa_cl_vport_xscale_vport_xscale_byte_1[0 +: 8],
          pa_cl_vport_xscale_vport_xscale_byte_0[0 +: 8]};
      6'h10: by_bus_address_7_2_12 = {1'b1, pa_cl_vport_xoffset_vport_xoffset_byte_3[0 +: 8],
          pa_cl_vport_xoffset_vport_xoffset_byte_2[0 +: 8], pa_cl_vport_xoffset_vport_xoffset_byte_1[0 +: 8],
          pa_cl_vport_xoffset_vport_xoffset_byte_0[0 +: 8]};
      6'h11: by_bus_address_7_2_12 = {1'b1, pa_cl_vport_yscale_vport_yscale_byte_3[0 +: 8],
          pa_cl_vport_yscale_vport_yscale_byte_2[0 +: 8], pa_cl_vport_yscale_vport_yscale_byte_1[0 +: 8],
          pa_cl_vport_yscale_vport_yscale_byte_0[0 +: 8]};
      6'h12: by_bus_address_7_2_12 = {1'b1, pa_cl_vport_yoffset_vport_yoffset_byte_3[0 +: 8],
          pa_cl_vport_yoffset_vport_yoffset_byte_2[0 +: 8], pa_cl_vport_yoffset_vport_yoffset_byte_1[0 +: 8],
          pa_cl_vport_yoffset_vport_yoffset_byte_0[0 +: 8]};
      6'h13: by_bus_address_7_2_12 = {1'b1, pa_cl_vport_zscale_vport_zscale_byte_3[0 +: 8],
          pa_cl_vport_zscale_vport_zscale_byte_2[0 +: 8], pa_cl_vport_zscale_vport_zscale_byte_1[0 +: 8],
          pa_cl_vport_zscale_vport_zscale_byte_0[0 +: 8]};
      6'h14: by_bus_address_7_2_12 = {1'b1, pa_cl_vport_zoffset_vport_zoffset_byte_3[0 +: 8],
          pa_cl_vport_zoffset_vport_zoffset_byte_2[0 +: 8], pa_cl_vport_zoffset_vport_zoffset_byte_1[0 +: 8],
          pa_cl_vport_zoffset_vport_zoffset_byte_0[0 +: 8]};
      6'h15: by_bus_address_7_2_12 = {1'b1, pa_cl_vport_xscale_vport_xscale_byte_3[1*8 +: 8],
          pa_cl_vport_xscale_vport_xscale_byte_2[1*8 +: 8], pa_cl_vport_xscale_vport_xscale_byte_1[1*8 +: 8],
          pa_cl_vport_xscale_vport_xscale_byte_0[1*8 +: 8]};
      6'h16: by_bus_address_7_2_12 = {1'b1, pa_cl_vport_xoffset_vport_xoffset_byte_3[1*8 +: 8],
          pa_cl_vport_xoffset_vport_xoffset_byte_2[1*8 +: 8], pa_cl_vport_xoffset_vport_xoffset_byte_1[1*8 +: 8],
          pa_cl_vport_xoffset_vport_xoffset_byte_0[1*8 +: 8]};
      6'h17: by_bus_address_7_2_12 = {1'b1, pa_cl_vport_yscale_vport_yscale_byte_3[1*8 +: 8],
          pa_cl_vport_yscale_vport_yscale_byte_2[1*8 +: 8], pa_cl_vport_yscale_vport_yscale_byte_1[1*8 +: 8],
          pa_cl_vport_yscale_vport_yscale_byte_0[1*8 +: 8]};
      6'h18: by_bus_address_7_2_12 = {1'b1, pa_cl_vport_yoffset_vport_yoffset_byte_3[1*8 +: 8],
          pa_cl_vport_yoffset_vport_yoffset_byte_2[1*8 +: 8], pa_cl_vport_yoffset_vport_yoffset_byte_1[1*8 +: 8],
          pa_cl_vport_yoffset_vport_yoffset_byte_0[1*8 +: 8]};
      6'h19: by_bus_address_7_2_12 = {1'b1, pa_cl_vport_zscale_vport_zscale_byte_3[1*8 +: 8],
          pa_cl_vport_zscale_vport_zscale_byte_2[1*8 +: 8], pa_cl_vport_zscale_vport_zscale_byte_1[1*8 +: 8],
          pa_cl_vport_zscale_vport_zscale_byte_0[1*8 +: 8]};
      6'h1a: by_bus_address_7_2_12 = {1'b1, pa_cl_vport_zoffset_vport_zoffset_byte_3[1*8 +: 8],
          pa_cl_vport_zoffset_vport_zoffset_byte_2[1*8 +: 8], pa_cl_vport_zoffset_vport_zoffset_byte_1[1*8 +: 8],
          pa_cl_vport_zoffset_vport_zoffset_byte_0[1*8 +: 8]};
      6'h1b: by_bus_address_7_2_12 = {1'b1, pa_cl_vport_xscale_vport_xscale_byte_3[2*8 +: 8],
          pa_cl_vport_xscale_vport_xscale_byte_2[2*8 +: 8], pa_cl_vport_xscale_vport_xscale_byte_1[2*8 +: 8],
          pa_cl_vport_xscale_vport_xscale_byte_0[2*8 +: 8]};
      6'h1c: by_bus_address_7_2_12 = {1'b1, pa_cl_vport_xoffset_vport_xoffset_byte_3[2*8 +: 8],
          pa_cl_vport_xoffset_vport_xoffset_byte_2[2*8 +: 8], pa_cl_vport_xoffset_vport_xoffset_byte_1[2*8 +: 8],
          pa_cl_vport_xoffset_vport_xoffset_byte_0[2*8 +: 8]};
      6'h1d: by_bus_address_7_2_12 = {1'b1, pa_cl_vport_yscale_vport_yscale_byte_3[2*8 +: 8],
          pa_cl_vport_yscale_vport_yscale_byte_2[2*8 +: 8], pa_cl_vport_yscale_vport_yscale_byte_1[2*8 +: 8],
          pa_cl_vport_yscale_vport_yscale_byte_0[2*8 +: 8]};
      6'h1e: by_bus_address_7_2_12 = {1'b1, pa_cl_vport_yoffset_vport_yoffset_byte_3[2*8 +: 8],
          pa_cl_vport_yoffset_vport_yoffset_byte_2[2*8 +: 8], pa_cl_vport_yoffset_vport_yoffset_byte_1[2*8 +: 8],
          pa_cl_vport_yoffset_vport_yoffset_byte_0[2*8 +: 8]};
      6'h1f: by_bus_address_7_2_12 = {1'b1, pa_cl_vport_zscale_vport_zscale_byte_3[2*8 +: 8],
          pa_cl_vport_zscale_vport_zscale_byte_2[2*8 +: 8], pa_cl_vport_zscale_vport_zscale_byte_1[2*8 +: 8],
          pa_cl_vport_zscale_vport_zscale_byte_0[2*8 +: 8]};
      6'h20: by_bus_address_7_2_12 = {1'b1, pa_cl_vport_zoffset_vport_zoffset_byte_3[2*8 +: 8],
          pa_cl_vport_zoffset_vport_zoffset_byte_2[2*8 +: 8], pa_cl_vport_zoffset_vport_zoffset_byte_1[2*8 +: 8],
          pa_cl_vport_zoffset_vport_zoffset_byte_0[2*8 +: 8]};
      6'h21: by_bus_address_7_2_12 = {1'b1, pa_cl_vport_xscale_vport_xscale_byte_3[3*8 +: 8],
          pa_cl_vport_xscale_vport_xscale_byte_2[3*8 +: 8], pa_cl_vport_xscale_vport_xscale_byte_1[3*8 +: 8],
          pa_cl_vport_xscale_vport_xscale_byte_0[3*8 +: 8]};
      6'h22: by_bus_address_7_2_12 = {1'b1, pa_cl_vport_xoffset_vport_xoffset_byte_3[3*8 +: 8],
          pa_cl_vport_xoffset_vport_xoffset_byte_2[3*8 +: 8], pa_cl_vport_xoffset_vport_xoffset_byte_1[3*8 +: 8],
          pa_cl_vport_xoffset_vport_xoffset_byte_0[3*8 +: 8]};
      6'h23: by_bus_address_7_2_12 = {1'b1, pa_cl_vport_yscale_vport_yscale_byte_3[3*8 +: 8],
          pa_cl_vport_yscale_vport_yscale_byte_2[3*8 +: 8], pa_cl_vport_yscale_vport_yscale_byte_1[3*8 +: 8],
          pa_cl_vport_yscale_vport_yscale_byte_0[3*8 +: 8]};
      6'h24: by_bus_address_7_2_12 = {1'b1, pa_cl_vport_yoffset_vport_yoffset_byte_3[3*8 +: 8],
          pa_cl_vport_yoffset_vport_yoffset_byte_2[3*8 +: 8], pa_cl_vport_yoffset_vport_yoffset_byte_1[3*8 +: 8],
          pa_cl_vport_yoffset_vport_yoffset_byte_0[3*8 +: 8]};
      6'h25: by_bus_address_7_2_12 = {1'b1, pa_cl_vport_zscale_vport_zscale_byte_3[3*8 +: 8],
          pa_cl_vport_zscale_vport_zscale_byte_2[3*8 +: 8], pa_cl_vport_zscale_vport_zscale_byte_1[3*8 +: 8],
          pa_cl_vport_zscale_vport_zscale_byte_0[3*8 +: 8]};
      6'h26: by_bus_address_7_2_12 = {1'b1, pa_cl_vport_zoffset_vport_zoffset_byte_3[3*8 +: 8],
          pa_cl_vport_zoffset_vport_zoffset_byte_2[3*8 +: 8], pa_cl_vport_zoffset_vport_zoffset_byte_1[3*8 +: 8],
          pa_cl_vport_zoffset_vport_zoffset_byte_0[3*8 +: 8]};
      6'h27: by_bus_address_7_2_12 = {1'b1, pa_cl_vport_xscale_vport_xscale_byte_3[4*8 +: 8],
          pa_cl_vport_xscale_vport_xscale_byte_2[4*8 +: 8], pa_cl_vport_xscale_vport_xscale_byte_1[4*8 +: 8],
          pa_cl_vport_xscale_vport_xscale_byte_0[4*8 +: 8]};
      6'h28: by_bus_address_7_2_12 = {1'b1, pa_cl_vport_xoffset_vport_xoffset_byte_3[4*8 +: 8],
          pa_cl_vport_xoffset_vport_xoffset_byte_2[4*8 +: 8], pa_cl_vport_xoffset_vport_xoffset_byte_1[4*8 +: 8],
          pa_cl_vport_xoffset_vport_xoffset_byte_0[4*8 +: 8]};
      6'h29: by_bus_address_7_2_12 = {1'b1, pa_cl_vport_yscale_vport_yscale_byte_3[4*8 +: 8],
          pa_cl_vport_yscale_vport_yscale_byte_2[4*8 +: 8], pa_cl_vport_yscale_vport_yscale_byte_1[4*8 +: 8],
          pa_cl_vport_yscale_vport_yscale_byte_0[4*8 +: 8]};
      6'h2a: by_bus_address_7_2_12 = {1'b1, pa_cl_vport_yoffset_vport_yoffset_byte_3[4*8 +: 8],
          pa_cl_vport_yoffset_vport_yoffset_byte_2[4*8 +: 8], pa_cl_vport_yoffset_vport_yoffset_byte_1[4*8 +: 8],
          pa_cl_vport_yoffset_vport_yoffset_byte_0[4*8 +: 8]};
      6'h2b: by_bus_address_7_2_12 = {1'b1, pa_cl_vport_zscale_vport_zscale_byte_3[4*8 +: 8],
          pa_cl_vport_zscale_vport_zscale_byte_2[4*8 +: 8], pa_cl_vport_zscale_vport_zscale_byte_1[4*8 +: 8],
          pa_cl_vport_zscale_vport_zscale_byte_0[4*8 +: 8]};
      6'h2c: by_bus_address_7_2_12 = {1'b1, pa_cl_vport_zoffset_vport_zoffset_byte_3[4*8 +: 8],
          pa_cl_vport_zoffset_vport_zoffset_byte_2[4*8 +: 8], pa_cl_vport_zoffset_vport_zoffset_byte_1[4*8 +: 8],
          pa_cl_vport_zoffset_vport_zoffset_byte_0[4*8 +: 8]};
      6'h2d: by_bus_address_7_2_12 = {1'b1, pa_cl_vport_xscale_vport_xscale_byte_3[5*8 +: 8],
          pa_cl_vport_xscale_vport_xscale_byte_2[5*8 +: 8], pa_cl_vport_xscale_vport_xscale_byte_1[5*8 +: 8],
          pa_cl_vport_xscale_vport_xscale_byte_0[5*8 +: 8]};
      6'h2e: by_bus_address_7_2_12 = {1'b1, pa_cl_vport_xoffset_vport_xoffset_byte_3[5*8 +: 8],
          pa_cl_vport_xoffset_vport_xoffset_byte_2[5*8 +: 8], pa_cl_vport_xoffset_vport_xoffset_byte_1[5*8 +: 8],
          pa_cl_vport_xoffset_vport_xoffset_byte_0[5*8 +: 8]};
      6'h2f: by_bus_address_7_2_12 = {1'b1, pa_cl_vport_yscale_vport_yscale_byte_3[5*8 +: 8],
          pa_cl_vport_yscale_vport_yscale_byte_2[5*8 +: 8], pa_cl_vport_yscale_vport_yscale_byte_1[5*8 +: 8],
          pa_cl_vport_yscale_vport_yscale_byte_0[5*8 +: 8]};
      6'h30: by_bus_address_7_2_12 = {1'b1, pa_cl_vport_yoffset_vport_yoffset_byte_3[5*8 +: 8],
          pa_cl_vport_yoffset_vport_yoffset_byte_2[5*8 +: 8], pa_cl_vport_yoffset_vport_yoffset_byte_1[5*8 +: 8],
          pa_cl_vport_yoffset_vport_yoffset_byte_0[5*8 +: 8]};
      6'h31: by_bus_address_7_2_12 = {1'b1, pa_cl_vport_zscale_vport_zscale_byte_3[5*8 +: 8],
          pa_cl_vport_zscale_vport_zscale_byte_2[5*8 +: 8], pa_cl_vport_zscale_vport_zscale_byte_1[5*8 +: 8],
          pa_cl_vport_zscale_vport_zscale_byte_0[5*8 +: 8]};
      6'h32: by_bus_address_7_2_12 = {1'b1, pa_cl_vport_zoffset_vport_zoffset_byte_3[5*8 +: 8],
          pa_cl_vport_zoffset_vport_zoffset_byte_2[5*8 +: 8], pa_cl_vport_zoffset_vport_zoffset_byte_1[5*8 +: 8],
          pa_cl_vport_zoffset_vport_zoffset_byte_0[5*8 +: 8]};
      6'h33: by_bus_address_7_2_12 = {1'b1, pa_cl_vport_xscale_vport_xscale_byte_3[6*8 +: 8],
          pa_cl_vport_xscale_vport_xscale_byte_2[6*8 +: 8], pa_cl_vport_xscale_vport_xscale_byte_1[6*8 +: 8],
          pa_cl_vport_xscale_vport_xscale_byte_0[6*8 +: 8]};
      6'h34: by_bus_address_7_2_12 = {1'b1, pa_cl_vport_xoffset_vport_xoffset_byte_3[6*8 +: 8],
          pa_cl_vport_xoffset_vport_xoffset_byte_2[6*8 +: 8], pa_cl_vport_xoffset_vport_xoffset_byte_1[6*8 +: 8],
          pa_cl_vport_xoffset_vport_xoffset_byte_0[6*8 +: 8]};
      6'h35: by_bus_address_7_2_12 = {1'b1, pa_cl_vport_yscale_vport_yscale_byte_3[6*8 +: 8],
          pa_cl_vport_yscale_vport_yscale_byte_2[6*8 +: 8], pa_cl_vport_yscale_vport_yscale_byte_1[6*8 +: 8],
          pa_cl_vport_yscale_vport_yscale_byte_0[6*8 +: 8]};
      6'h36: by_bus_address_7_2_12 = {1'b1, pa_cl_vport_yoffset_vport_yoffset_byte_3[6*8 +: 8],
          pa_cl_vport_yoffset_vport_yoffset_byte_2[6*8 +: 8], pa_cl_vport_yoffset_vport_yoffset_byte_1[6*8 +: 8],
          pa_cl_vport_yoffset_vport_yoffset_byte_0[6*8 +: 8]};
      6'h37: by_bus_address_7_2_12 = {1'b1, pa_cl_vport_zscale_vport_zscale_byte_3[6*8 +: 8],
          pa_cl_vport_zscale_vport_zscale_byte_2[6*8 +: 8], pa_cl_vport_zscale_vport_zscale_byte_1[6*8 +: 8],
          pa_cl_vport_zscale_vport_zscale_byte_0[6*8 +: 8]};
      6'h38: by_bus_address_7_2_12 = {1'b1, pa_cl_vport_zoffset_vport_zoffset_byte_3[6*8 +: 8],
          pa_cl_vport_zoffset_vport_zoffset_byte_2[6*8 +: 8], pa_cl_vport_zoffset_vport_zoffset_byte_1[6*8 +: 8],
          pa_cl_vport_zoffset_vport_zoffset_byte_0[6*8 +: 8]};
      6'h39: by_bus_address_7_2_12 = {1'b1, pa_cl_vport_xscale_vport_xscale_byte_3[7*8 +: 8],
          pa_cl_vport_xscale_vport_xscale_byte_2[7*8 +: 8], pa_cl_vport_xscale_vport_xscale_byte_1[7*8 +: 8],
          pa_cl_vport_xscale_vport_xscale_byte_0[7*8 +: 8]};
      6'h3a: by_bus_address_7_2_12 = {1'b1, pa_cl_vport_xoffset_vport_xoffset_byte_3[7*8 +: 8],
          pa_cl_vport_xoffset_vport_xoffset_byte_2[7*8 +: 8], pa_cl_vport_xoffset_vport_xoffset_byte_1[7*8 +: 8],
          pa_cl_vport_xoffset_vport_xoffset_byte_0[7*8 +: 8]};
      6'h3b: by_bus_address_7_2_12 = {1'b1, pa_cl_vport_yscale_vport_yscale_byte_3[7*8 +: 8],
          pa_cl_vport_yscale_vport_yscale_byte_2[7*8 +: 8], pa_cl_vport_yscale_vport_yscale_byte_1[7*8 +: 8],
          pa_cl_vport_yscale_vport_yscale_byte_0[7*8 +: 8]};
      6'h3c: by_bus_address_7_2_12 = {1'b1, pa_cl_vport_yoffset_vport_yoffset_byte_3[7*8 +: 8],
          pa_cl_vport_yoffset_vport_yoffset_byte_2[7*8 +: 8], pa_cl_vport_yoffset_vport_yoffset_byte_1[7*8 +: 8],
          pa_cl_vport_yoffset_vport_yoffset_byte_0[7*8 +: 8]};
      6'h3d: by_bus_address_7_2_12 = {1'b1, pa_cl_vport_zscale_vport_zscale_byte_3[7*8 +: 8],
          pa_cl_vport_zscale_vport_zscale_byte_2[7*8 +: 8], pa_cl_vport_zscale_vport_zscale_byte_1[7*8 +: 8],
          pa_cl_vport_zscale_vport_zscale_byte_0[7*8 +: 8]};
      6'h3e: by_bus_address_7_2_12 = {1'b1, pa_cl_vport_zoffset_vport_zoffset_byte_3[7*8 +: 8],
          pa_cl_vport_zoffset_vport_zoffset_byte_2[7*8 +: 8], pa_cl_vport_zoffset_vport_zoffset_byte_1[7*8 +: 8],
          pa_cl_vport_zoffset_vport_zoffset_byte_0[7*8 +: 8]};
      6'h3f: by_bus_address_7_2_12 = {1'b1, pa_cl_vport_xscale_vport_xscale_byte_3[8*8 +: 8],
          pa_cl_vport_xscale_vport_xscale_byte_2[8*8 +: 8], pa_cl_vport_xscale_vport_xscale_byte_1[8*8 +: 8],
          pa_cl_vport_xscale_vport_xscale_byte_0[8*8 +: 8]};
      default: by_bus_address_7_2_12 = 33'd0;
    endcase

  reg by_bus_address_7_2_13;
  always @*
    case (bus_address[7:2])
      6'hf: by_bus_address_7_2_13 = 1'b1; 6'h10: by_bus_address_7_2_13 = 1'b1; 6'h11: by_bus_address_7_2_13 = 1'b1;
      6'h12: by_bus_address_7_2_13 = 1'b1; 6'h13: by_bus_address_7_2_13 = 1'b1; 6'h14: by_bus_address_7_2_13 = 1'b1;
      6'h15: by_bus_address_7_2_13 = 1'b1; 6'h16: by_bus_address_7_2_13 = 1'b1; 6'h17: by_bus_address_7_2_13 = 1'b1;
      6'h18: by_bus_address_7_2_13 = 1'b1; 6'h19: by_bus_address_7_2_13 = 1'b1; 6'h1a: by_bus_address_7_2_13 = 1'b1;
      6'h1b: by_bus_address_7_2_13 = 1'b1; 6'h1c: by_bus_address_7_2_13 = 1'b1; 6'h1d: by_bus_address_7_2_13 = 1'b1;
      6'h1e: by_bus_address_7_2_13 = 1'b1; 6'h1f: by_bus_address_7_2_13 = 1'b1; 6'h20: by_bus_address_7_2_13 = 1'b1;
      6'h21: by_bus_address_7_2_13 = 1'b1; 6'h22: by_bus_address_7_2_13 = 1'b1; 6'h23: by_bus_address_7_2_13 = 1'b1;
      6'h24: by_bus_address_7_2_13 = 1'b1; 6'h25: by_bus_address_7_2_13 = 1'b1; 6'h26: by_bus_address_7_2_13 = 1'b1;
      6'h27: by_bus_address_7_2_13 = 1'b1; 6'h28: by_bus_address_7_2_13 = 1'b1; 6'h29: by_bus_address_7_2_13 = 1'b1;
      6'h2a: by_bus_address_7_2_13 = 1'b1; 6'h2b: by_bus_address_7_2_13 = 1'b1; 6'h2c: by_bus_address_7_2_13 = 1'b1;
      6'h2d: by_bus_address_7_2_13 = 1'b1; 6'h2e: by_bus_address_7_2_13 = 1'b1; 6'h2f: by_bus_address_7_2_13 = 1'b1;
      6'h30: by_bus_address_7_2_13 = 1'b1; 6'h31: by_bus_address_7_2_13 = 1'b1; 6'h32: by_bus_address_7_2_13 = 1'b1;
      6'h33: by_bus_address_7_2_13 = 1'b1; 6'h34: by_bus_address_7_2_13 = 1'b1; 6'h35: by_bus_address_7_2_13 = 1'b1;
      6'h36: by_bus_address_7_2_13 = 1'b1; 6'h37: by_bus_address_7_2_13 = 1'b1; 6'h38: by_bus_address_7_2_13 = 1'b1;
      6'h39: by_bus_address_7_2_13 = 1'b1; 6'h3a: by_bus_address_7_2_13 = 1'b1; 6'h3b: by_bus_address_7_2_13 = 1'b1;
      6'h3c: by_bus_address_7_2_13 = 1'b1; 6'h3d: by_bus_address_7_2_13 = 1'b1; 6'h3e: by_bus_address_7_2_13 = 1'b1;
      6'h3f: by_bus_address_7_2_13 = 1'b1;
      default: by_bus_address_7_2_13 = 1'b0;
    endcase

  wire [5:0] read_data_case_21_joined_2 = {pa_sc_raster_config_1_se_pair_ysel_byte_0,
      pa_sc_raster_config_1_se_pair_xsel_byte_0, pa_sc_raster_config_1_se_pair_map_byte_0};
  wire [29:0] read_data_case_20_joined = {pa_sc_raster_config_se_ysel_byte_3, pa_sc_raster_config_se_xsel_byte_3,
      pa_sc_raster_config_se_map_byte_3, 2'd0, pa_sc_raster_config_sc_ysel_byte_2,
      pa_sc_raster_config_sc_xsel_byte_2, pa_sc_raster_config_sc_map_byte_2, 2'd0,
      pa_sc_raster_config_pkr_ysel_byte_1, pa_sc_raster_config_pkr_xsel_byte_1, pa_sc_raster_config_pkr_map_byte_1,
      pa_sc_raster_config_rb_ysel_byte_0, pa_sc_raster_config_rb_xsel_byte_0, pa_sc_raster_config_rb_xsel2_byte_0,
      pa_sc_raster_config_rb_map_pkr1_byte_0, pa_sc_raster_config_rb_map_pkr0_byte_0};

  reg [32:0] by_bus_address_7_2_14;
  always @*
    case (bus_address[7:2])
      6'd0: by_bus_address_7_2_14 = {1'b1, pa_sc_vport_zmin_vport_zmin_byte_3[6*8 +: 8],
          pa_sc_vport_zmin_vport_zmin_byte_2[6*8 +: 8], pa_sc_vport_zmin_vport_zmin_byte_1[6*8 +: 8],
          pa_sc_vport_zmin_vport_zmin_byte_0[6*8 +: 8]};
      6'd1: by_bus_address_7_2_14 = {1'b1, pa_sc_vport_zmax_vport_zmax_byte_3[6*8 +: 8],
          pa_sc_vport_zmax_vport_zmax_byte_2[6*8 +: 8], pa_sc_vport_zmax_vport_zmax_byte_1[6*8 +: 8],
          pa_sc_vport_zmax_vport_zmax_byte_0[6*8 +: 8]};
      6'd2: by_bus_address_7_2_14 = {1'b1, pa_sc_vport_zmin_vport_zmin_byte_3[7*8 +: 8],
          pa_sc_vport_zmin_vport_zmin_byte_2[7*8 +: 8], pa_sc_vport_zmin_vport_zmin_byte_1[7*8 +: 8],
          pa_sc_vport_zmin_vport_zmin_byte_0[7*8 +: 8]};
      6'd3: by_bus_address_7_2_14 = {1'b1, pa_sc_vport_zmax_vport_zmax_byte_3[7*8 +: 8],
          pa_sc_vport_zmax_vport_zmax_byte_2[7*8 +: 8], pa_sc_vport_zmax_vport_zmax_byte_1[7*8 +: 8],
          pa_sc_vport_zmax_vport_zmax_byte_0[7*8 +: 8]};
      6'd4: by_bus_address_7_2_14 = {1'b1, pa_sc_vport_zmin_vport_zmin_byte_3[8*8 +: 8],
          pa_sc_vport_zmin_vport_zmin_byte_2[8*8 +: 8], pa_sc_vport_zmin_vport_zmin_byte_1[8*8 +: 8],
          pa_sc_vport_zmin_vport_zmin_byte_0[8*8 +: 8]};
      6'd5: by_bus_address_7_2_14 = {1'b1, pa_sc_vport_zmax_vport_zmax_byte_3[8*8 +: 8],
          pa_sc_vport_zmax_vport_zmax_byte_2[8*8 +: 8], pa_sc_vport_zmax_vport_zmax_byte_1[8*8 +: 8],
          pa_sc_vport_zmax_vport_zmax_byte_0[8*8 +: 8]};
      6'd6: by_bus_address_7_2_14 = {1'b1, pa_sc_vport_zmin_vport_zmin_byte_3[9*8 +: 8],
          pa_sc_vport_zmin_vport_zmin_byte_2[9*8 +: 8], pa_sc_vport_zmin_vport_zmin_byte_1[9*8 +: 8],
          pa_sc_vport_zmin_vport_zmin_byte_0[9*8 +: 8]};
      6'd7: by_bus_address_7_2_14 = {1'b1, pa_sc_vport_zmax_vport_zmax_byte_3[9*8 +: 8],
          pa_sc_vport_zmax_vport_zmax_byte_2[9*8 +: 8], pa_sc_vport_zmax_vport_zmax_byte_1[9*8 +: 8],
          pa_sc_vport_zmax_vport_zmax_byte_0[9*8 +: 8]};
      6'd8: by_bus_address_7_2_14 = {1'b1, pa_sc_vport_zmin_vport_zmin_byte_3[10*8 +: 8],
          pa_sc_vport_zmin_vport_zmin_byte_2[10*8 +: 8], pa_sc_vport_zmin_vport_zmin_byte_1[10*8 +: 8],
          pa_sc_vport_zmin_vport_zmin_byte_0[10*8 +: 8]};
      6'd9: by_bus_address_7_2_14 = {1'b1, pa_sc_vport_zmax_vport_zmax_byte_3[10*8 +: 8],
          pa_sc_vport_zmax_vport_zmax_byte_2[10*8 +: 8], pa_sc_vport_zmax_vport_zmax_byte_1[10*8 +: 8],
          pa_sc_vport_zmax_vport_zmax_byte_0[10*8 +: 8]};
      6'ha: by_bus_address_7_2_14 = {1'b1, pa_sc_vport_zmin_vport_zmin_byte_3[11*8 +: 8],
          pa_sc_vport_zmin_vport_zmin_byte_2[11*8 +: 8], pa_sc_vport_zmin_vport_zmin_byte_1[11*8 +: 8],
          pa_sc_vport_zmin_vport_zmin_byte_0[11*8 +: 8]};
      6'hb: by_bus_address_7_2_14 = {1'b1, pa_sc_vport_zmax_vport_zmax_byte_3[11*8 +: 8],
          pa_sc_vport_zmax_vport_zmax_byte_2[11*8 +: 8], pa_sc_vport_zmax_vport_zmax_byte_1[11*8 +: 8],
          pa_sc_vport_zmax_vport_zmax_byte_0[11*8 +: 8]};
      6'hc: by_bus_address_7_2_14 = {1'b1, pa_sc_vport_zmin_vport_zmin_byte_3[12*8 +: 8],
          pa_sc_vport_zmin_vport_zmin_byte_2[12*8 +: 8], pa_sc_vport_zmin_vport_zmin_byte_1[12*8 +: 8],
          pa_sc_vport_zmin_vport_zmin_byte_0[12*8 +: 8]};
      6'hd: by_bus_address_7_2_14 = {1'b1, pa_sc_vport_zmax_vport_zmax_byte_3[12*8 +: 8],
          pa_sc_vport_zmax_vport_zmax_byte_2[12*8 +: 8], pa_sc_vport_zmax_vport_zmax_byte_1[12*8 +: 8],
          pa_sc_vport_zmax_vport_zmax_byte_0[12*8 +: 8]};
      6'he: by_bus_address_7_2_14 = {1'b1, pa_sc_vport_zmin_vport_zmin_byte_3[13*8 +: 8],
          pa_sc_vport_zmin_vport_zmin_byte_2[13*8 +: 8], pa_sc_vport_zmin_vport_zmin_byte_1[13*8 +: 8],
          pa_sc_vport_zmin_vport_zmin_byte_0[13*8 +: 8]};
      6'hf: by_bus_address_7_2_14 = {1'b1, pa_sc_vport_zmax_vport_zmax_byte_3[13*8 +: 8],
          pa_sc_vport_zmax_vport_zmax_byte_2[13*8 +: 8], pa_sc_vport_zmax_vport_zmax_byte_1[13*8 +: 8],
          pa_sc_vport_zmax_vport_zmax_byte_0[13*8 +: 8]};
      6'h10: by_bus_address_7_2_14 = {1'b1, pa_sc_vport_zmin_vport_zmin_byte_3[14*8 +: 8],
          pa_sc_vport_zmin_vport_zmin_byte_2[14*8 +: 8], pa_sc_vport_zmin_vport_zmin_byte_1[14*8 +: 8],
          pa_sc_vport_zmin_vport_zmin_byte_0[14*8 +: 8]};
      6'h11: by_bus_address_7_2_14 = {1'b1, pa_sc_vport_zmax_vport_zmax_byte_3[14*8 +: 8],
          pa_sc_vport_zmax_vport_zmax_byte_2[14*8 +: 8], pa_sc_vport_zmax_vport_zmax_byte_1[14*8 +: 8],
          pa_sc_vport_zmax_vport_zmax_byte_0[14*8 +: 8]};
      6'h12: by_bus_address_7_2_14 = {1'b1, pa_sc_vport_zmin_vport_zmin_byte_3[15*8 +: 8],
          pa_sc_vport_zmin_vport_zmin_byte_2[15*8 +: 8], pa_sc_vport_zmin_vport_zmin_byte_1[15*8 +: 8],
          pa_sc_vport_zmin_vport_zmin_byte_0[15*8 +: 8]};
      6'h13: by_bus_address_7_2_14 = {1'b1, pa_sc_vport_zmax_vport_zmax_byte_3[15*8 +: 8],
          pa_sc_vport_zmax_vport_zmax_byte_2[15*8 +: 8], pa_sc_vport_zmax_vport_zmax_byte_1[15*8 +: 8],
          pa_sc_vport_zmax_vport_zmax_byte_0[15*8 +: 8]};
      6'h14: by_bus_address_7_2_14 = {1'b1, {2'd0, read_data_case_20_joined}};
      6'h15: by_bus_address_7_2_14 = {1'b1, {26'd0, read_data_case_21_joined_2}};
      default: by_bus_address_7_2_14 = 33'd0;
    endcase

  reg by_bus_address_7_2_15;
  always @*
    case (bus_address[7:2])
      6'd0: by_bus_address_7_2_15 = 1'b1; 6'd1: by_bus_address_7_2_15 = 1'b1; 6'd2: by_bus_address_7_2_15 = 1'b1;
      6'd3: by_bus_address_7_2_15 = 1'b1; 6'd4: by_bus_address_7_2_15 = 1'b1; 6'd5: by_bus_address_7_2_15 = 1'b1;
      6'd6: by_bus_address_7_2_15 = 1'b1; 6'd7: by_bus_address_7_2_15 = 1'b1; 6'd8: by_bus_address_7_2_15 = 1'b1;
      6'd9: by_bus_address_7_2_15 = 1'b1; 6'ha: by_bus_address_7_2_15 = 1'b1; 6'hb: by_bus_address_7_2_15 = 1'b1;
      6'hc: by_bus_address_7_2_15 = 1'b1; 6'hd: by_bus_address_7_2_15 = 1'b1; 6'he: by_bus_address_7_2_15 = 1'b1;
      6'hf: by_bus_address_7_2_15 = 1'b1; 6'h10: by_bus_address_7_2_15 = 1'b1; 6'h11: by_bus_address_7_2_15 = 1'b1;
      6'h12: by_bus_address_7_2_15 = 1'b1; 6'h13: by_bus_address_7_2_15 = 1'b1; 6'h14: by_bus_address_7_2_15 = 1'b1;
      6'h15: by_bus_address_7_2_15 = 1'b1;
      default: by_bus_address_7_2_15 = 1'b0;
    endcase

  wire [30:0] read_data_case_17_joined = {pa_sc_generic_scissor_br_br_y_byte_3, pa_sc_generic_scissor_br_br_y_byte_2,
      1'b0, pa_sc_generic_scissor_br_br_x_byte_1, pa_sc_generic_scissor_br_br_x_byte_0};
  wire [24:0] read_data_case_13_joined = {pa_su_hardware_screen_offset_hw_screen_offset_y_byte_3,
      pa_su_hardware_screen_offset_hw_screen_offset_y_byte_2, 7'd0,
      pa_su_hardware_screen_offset_hw_screen_offset_x_byte_1, pa_su_hardware_screen_offset_hw_screen_offset_x_byte_0};
  wire [30:0] read_data_case_11_joined = {pa_sc_cliprect_br_br_y_byte_3[3*7 +: 7], pa_sc_cliprect_br_br_y_byte_2[3*8
      +: 8], 1'b0, pa_sc_cliprect_br_br_x_byte_1[3*7 +: 7], pa_sc_cliprect_br_br_x_byte_0[3*8 +: 8]};
  wire [30:0] read_data_case_10_joined = {pa_sc_cliprect_tl_tl_y_byte_3[3*7 +: 7], pa_sc_cliprect_tl_tl_y_byte_2[3*8
      +: 8], 1'b0, pa_sc_cliprect_tl_tl_x_byte_1[3*7 +: 7], pa_sc_cliprect_tl_tl_x_byte_0[3*8 +: 8]};
  wire [30:0] read_data_case_9_joined_2 = {pa_sc_cliprect_br_br_y_byte_3[2*7 +: 7], pa_sc_cliprect_br_br_y_byte_2[2*8
      +: 8], 1'b0, pa_sc_cliprect_br_br_x_byte_1[2*7 +: 7], pa_sc_cliprect_br_br_x_byte_0[2*8 +: 8]};
  wire [30:0] read_data_case_8_joined_2 = {pa_sc_cliprect_tl_tl_y_byte_3[2*7 +: 7], pa_sc_cliprect_tl_tl_y_byte_2[2*8
      +: 8], 1'b0, pa_sc_cliprect_tl_tl_x_byte_1[2*7 +: 7], pa_sc_cliprect_tl_tl_x_byte_0[2*8 +: 8]};
  wire [30:0] read_data_case_7_joined_2 = {pa_sc_cliprect_br_br_y_byte_3[1*7 +: 7], pa_sc_cliprect_br_br_y_byte_2[1*8
      +: 8], 1'b0, pa_sc_cliprect_br_br_x_byte_1[1*7 +: 7], pa_sc_cliprect_br_br_x_byte_0[1*8 +: 8]};
  wire [30:0] read_data_case_6_joined_2 = {pa_sc_cliprect_tl_tl_y_byte_3[1*7 +: 7], pa_sc_cliprect_tl_tl_y_byte_2[1*8
      +: 8], 1'b0, pa_sc_cliprect_tl_tl_x_byte_1[1*7 +: 7], pa_sc_cliprect_tl_tl_x_byte_0[1*8 +: 8]};
  wire [30:0] read_data_case_5_joined_2 = {pa_sc_cliprect_br_br_y_byte_3[0 +: 7], pa_sc_cliprect_br_br_y_byte_2[0 +:
      8], 1'b0, pa_sc_cliprect_br_br_x_byte_1[0 +: 7], pa_sc_cliprect_br_br_x_byte_0[0 +: 8]};
  wire [30:0] read_data_case_4_joined_2 = {pa_sc_cliprect_tl_tl_y_byte_3[0 +: 7], pa_sc_cliprect_tl_tl_y_byte_2[0 +:
      8], 1'b0, pa_sc_cliprect_tl_tl_x_byte_1[0 +: 7], pa_sc_cliprect_tl_tl_x_byte_0[0 +: 8]};
  wire [30:0] read_data_case_2_joined = {pa_sc_window_scissor_br_br_y_byte_3, pa_sc_window_scissor_br_br_y_byte_2,
      1'b0, pa_sc_window_scissor_br_br_x_byte_1, pa_sc_window_scissor_br_br_x_byte_0};

  reg [32:0] by_bus_address_7_2_read_data_case_2_joined;
  always @*
    case (bus_address[7:2])
      6'd0: by_bus_address_7_2_read_data_case_2_joined = {1'b1, pa_sc_window_offset_window_y_offset_byte_3,
          pa_sc_window_offset_window_y_offset_byte_2, pa_sc_window_offset_window_x_offset_byte_1,
          pa_sc_window_offset_window_x_offset_byte_0};
      6'd1: by_bus_address_7_2_read_data_case_2_joined = {1'b1, pa_sc_window_scissor_tl_window_offset_disable_byte_3,
          pa_sc_window_scissor_tl_tl_y_byte_3, pa_sc_window_scissor_tl_tl_y_byte_2, 1'b0,
          pa_sc_window_scissor_tl_tl_x_byte_1, pa_sc_window_scissor_tl_tl_x_byte_0};
      6'd2: by_bus_address_7_2_read_data_case_2_joined = {1'b1, {1'b0, read_data_case_2_joined}};
      6'd3: by_bus_address_7_2_read_data_case_2_joined = {1'b1, {16'd0, pa_sc_cliprect_rule_clip_rule}};
      6'd4: by_bus_address_7_2_read_data_case_2_joined = {1'b1, {1'b0, read_data_case_4_joined_2}};
      6'd5: by_bus_address_7_2_read_data_case_2_joined = {1'b1, {1'b0, read_data_case_5_joined_2}};
      6'd6: by_bus_address_7_2_read_data_case_2_joined = {1'b1, {1'b0, read_data_case_6_joined_2}};
      6'd7: by_bus_address_7_2_read_data_case_2_joined = {1'b1, {1'b0, read_data_case_7_joined_2}};
      6'd8: by_bus_address_7_2_read_data_case_2_joined = {1'b1, {1'b0, read_data_case_8_joined_2}};
      6'd9: by_bus_address_7_2_read_data_case_2_joined = {1'b1, {1'b0, read_data_case_9_joined_2}};
      6'ha: by_bus_address_7_2_read_data_case_2_joined = {1'b1, {1'b0, read_data_case_10_joined}};
      6'hb: by_bus_address_7_2_read_data_case_2_joined = {1'b1, {1'b0, read_data_case_11_joined}};
      6'hc: by_bus_address_7_2_read_data_case_2_joined = {1'b1, pa_sc_edgerule_er_line_bt_byte_3,
          pa_sc_edgerule_er_line_tb_byte_3, pa_sc_edgerule_er_line_rl_byte_2, pa_sc_edgerule_er_line_lr_byte_2,
          pa_sc_edgerule_er_line_lr_byte_1, pa_sc_edgerule_er_rect_byte_1, pa_sc_edgerule_er_point_byte_0,
          pa_sc_edgerule_er_tri_byte_0};
      6'hd: by_bus_address_7_2_read_data_case_2_joined = {1'b1, {7'd0, read_data_case_13_joined}};
      6'h10: by_bus_address_7_2_read_data_case_2_joined = {1'b1,
          pa_sc_generic_scissor_tl_window_offset_disable_byte_3, pa_sc_generic_scissor_tl_tl_y_byte_3,
          pa_sc_generic_scissor_tl_tl_y_byte_2, 1'b0, pa_sc_generic_scissor_tl_tl_x_byte_1,
          pa_sc_generic_scissor_tl_tl_x_byte_0};
      6'h11: by_bus_address_7_2_read_data_case_2_joined = {1'b1, {1'b0, read_data_case_17_joined}};
      6'h14: by_bus_address_7_2_read_data_case_2_joined = {1'b1,
          pa_sc_vport_scissor_tl_window_offset_disable_byte_3[0], pa_sc_vport_scissor_tl_tl_y_byte_3[0 +: 7],
          pa_sc_vport_scissor_tl_tl_y_byte_2[0 +: 8], 1'b0, pa_sc_vport_scissor_tl_tl_x_byte_1[0 +: 7],
          pa_sc_vport_scissor_tl_tl_x_byte_0[0 +: 8]};
      6'h15: by_bus_address_7_2_read_data_case_2_joined = {1'b1, {1'b0, read_data_case_21_joined[0 +: 31]}};
      6'h16: by_bus_address_7_2_read_data_case_2_joined = {1'b1,
          pa_sc_vport_scissor_tl_window_offset_disable_byte_3[1], pa_sc_vport_scissor_tl_tl_y_byte_3[1*7 +: 7],
          pa_sc_vport_scissor_tl_tl_y_byte_2[1*8 +: 8], 1'b0, pa_sc_vport_scissor_tl_tl_x_byte_1[1*7 +: 7],
          pa_sc_vport_scissor_tl_tl_x_byte_0[1*8 +: 8]};
      6'h17: by_bus_address_7_2_read_data_case_2_joined = {1'b1, {1'b0, read_data_case_21_joined[1*31 +: 31]}};
      6'h18: by_bus_address_7_2_read_data_case_2_joined = {1'b1,
          pa_sc_vport_scissor_tl_window_offset_disable_byte_3[2], pa_sc_vport_scissor_tl_tl_y_byte_3[2*7 +: 7],
          pa_sc_vport_scissor_tl_tl_y_byte_2[2*8 +: 8], 1'b0, pa_sc_vport_scissor_tl_tl_x_byte_1[2*7 +: 7],
          pa_sc_vport_scissor_tl_tl_x_byte_0[2*8 +: 8]};
      6'h19: by_bus_address_7_2_read_data_case_2_joined = {1'b1, {1'b0, read_data_case_21_joined[2*31 +: 31]}};
      6'h1a: by_bus_address_7_2_read_data_case_2_joined = {1'b1,
          pa_sc_vport_scissor_tl_window_offset_disable_byte_3[3], pa_sc_vport_scissor_tl_tl_y_byte_3[3*7 +: 7],
          pa_sc_vport_scissor_tl_tl_y_byte_2[3*8 +: 8], 1'b0, pa_sc_vport_scissor_tl_tl_x_byte_1[3*7 +: 7],
          pa_sc_vport_scissor_tl_tl_x_byte_0[3*8 +: 8]};
      6'h1b: by_bus_address_7_2_read_data_case_2_joined = {1'b1, {1'b0, read_data_case_21_joined[3*31 +: 31]}};
      6'h1c: by_bus_address_7_2_read_data_case_2_joined = {1'b1,
          pa_sc_vport_scissor_tl_window_offset_disable_byte_3[4], pa_sc_vport_scissor_tl_tl_y_byte_3[4*7 +: 7],
          pa_sc_vport_scissor_tl_tl_y_byte_2[4*8 +: 8], 1'b0, pa_sc_vport_scissor_tl_tl_x_byte_1[4*7 +: 7],
          pa_sc_vport_scissor_tl_tl_x_byte_0[4*8 +: 8]};
      6'h1d: by_bus_address_7_2_read_data_case_2_joined = {1'b1, {1'b0, read_data_case_21_joined[4*31 +: 31]}};
      6'h1e: by_bus_address_7_2_read_data_case_2_joined = {1'b1,
          pa_sc_vport_scissor_tl_window_offset_disable_byte_3[5], pa_sc_vport_scissor_tl_tl_y_byte_3[5*7 +: 7],
          pa_sc_vport_scissor_tl_tl_y_byte_2[5*8 +: 8], 1'b0, pa_sc_vport_scissor_tl_tl_x_byte_1[5*7 +: 7],
          pa_sc_vport_scissor_tl_tl_x_byte_0[5*8 +: 8]};
      6'h1f: by_bus_address_7_2_read_data_case_2_joined = {1'b1, {1'b0, read_data_case_21_joined[5*31 +: 31]}};
      6'h20: by_bus_address_7_2_read_data_case_2_joined = {1'b1,
          pa_sc_vport_scissor_tl_window_offset_disable_byte_3[6], pa_sc_vport_scissor_tl_tl_y_byte_3[6*7 +: 7],
          pa_sc_vport_scissor_tl_tl_y_byte_2[6*8 +: 8], 1'b0, pa_sc_vport_scissor_tl_tl_x_byte_1[6*7 +: 7],
          pa_sc_vport_scissor_tl_tl_x_byte_0[6*8 +: 8]};
      6'h21: by_bus_address_7_2_read_data_case_2_joined = {1'b1, {1'b0, read_data_case_21_joined[6*31 +: 31]}};
      6'h22: by_bus_address_7_2_read_data_case_2_joined = {1'b1,
          pa_sc_vport_scissor_tl_window_offset_disable_byte_3[7], pa_sc_vport_scissor_tl_tl_y_byte_3[7*7 +: 7],
          pa_sc_vport_scissor_tl_tl_y_byte_2[7*8 +: 8], 1'b0, pa_sc_vport_scissor_tl_tl_x_byte_1[7*7 +: 7],
          pa_sc_vport_scissor_tl_tl_x_byte_0[7*8 +: 8]};
      6'h23: by_bus_address_7_2_read_data_case_2_joined = {1'b1, {1'b0, read_data_case_21_joined[7*31 +: 31]}};
      6'h24: by_bus_address_7_2_read_data_case_2_joined = {1'b1,
          pa_sc_vport_scissor_tl_window_offset_disable_byte_3[8], pa_sc_vport_scissor_tl_tl_y_byte_3[8*7 +: 7],
          pa_sc_vport_scissor_tl_tl_y_byte_2[8*8 +: 8], 1'b0, pa_sc_vport_scissor_tl_tl_x_byte_1[8*7 +: 7],
          pa_sc_vport_scissor_tl_tl_x_byte_0[8*8 +: 8]};
      6'h25: by_bus_address_7_2_read_data_case_2_joined = {1'b1, {1'b0, read_data_case_21_joined[8*31 +: 31]}};
      6'h26: by_bus_address_7_2_read_data_case_2_joined = {1'b1,
          pa_sc_vport_scissor_tl_window_offset_disable_byte_3[9], pa_sc_vport_scissor_tl_tl_y_byte_3[9*7 +: 7],
          pa_sc_vport_scissor_tl_tl_y_byte_2[9*8 +: 8], 1'b0, pa_sc_vport_scissor_tl_tl_x_byte_1[9*7 +: 7],
          pa_sc_vport_scissor_tl_tl_x_byte_0[9*8 +: 8]};
      6'h27: by_bus_address_7_2_read_data_case_2_joined = {1'b1, {1'b0, read_data_case_21_joined[9*31 +: 31]}};
      6'h28: by_bus_address_7_2_read_data_case_2_joined = {1'b1,
          pa_sc_vport_scissor_tl_window_offset_disable_byte_3[10], pa_sc_vport_scissor_tl_tl_y_byte_3[10*7 +: 7],
          pa_sc_vport_scissor_tl_tl_y_byte_2[10*8 +: 8], 1'b0, pa_sc_vport_scissor_tl_tl_x_byte_1[10*7 +: 7],
          pa_sc_vport_scissor_tl_tl_x_byte_0[10*8 +: 8]};
      6'h29: by_bus_address_7_2_read_data_case_2_joined = {1'b1, {1'b0, read_data_case_21_joined[10*31 +: 31]}};
      6'h2a: by_bus_address_7_2_read_data_case_2_joined = {1'b1,
          pa_sc_vport_scissor_tl_window_offset_disable_byte_3[11], pa_sc_vport_scissor_tl_tl_y_byte_3[11*7 +: 7],
          pa_sc_vport_scissor_tl_tl_y_byte_2[11*8 +: 8], 1'b0, pa_sc_vport_scissor_tl_tl_x_byte_1[11*7 +: 7],
          pa_sc_vport_scissor_tl_tl_x_byte_0[11*8 +: 8]};
      6'h2b: by_bus_address_7_2_read_data_case_2_joined = {1'b1, {1'b0, read_data_case_21_joined[11*31 +: 31]}};
      6'h2c: by_bus_address_7_2_read_data_case_2_joined = {1'b1,
          pa_sc_vport_scissor_tl_window_offset_disable_byte_3[12], pa_sc_vport_scissor_tl_tl_y_byte_3[12*7 +: 7],
          pa_sc_vport_scissor_tl_tl_y_byte_2[12*8 +: 8], 1'b0, pa_sc_vport_scissor_tl_tl_x_byte_1[12*7 +: 7],
          pa_sc_vport_scissor_tl_tl_x_byte_0[12*8 +: 8]};
      6'h2d: by_bus_address_7_2_read_data_case_2_joined = {1'b1, {1'b0, read_data_case_21_joined[12*31 +: 31]}};
      6'h2e: by_bus_address_7_2_read_data_case_2_joined = {1'b1,
          pa_sc_vport_scissor_tl_window_offset_disable_byte_3[13], pa_sc_vport_scissor_tl_tl_y_byte_3[13*7 +: 7],
          pa_sc_vport_scissor_tl_tl_y_byte_2[13*8 +: 8], 1'b0, pa_sc_vport_scissor_tl_tl_x_byte_1[13*7 +: 7],
          pa_sc_vport_scissor_tl_tl_x_byte_0[13*8 +: 8]};
      6'h2f: by_bus_address_7_2_read_data_case_2_joined = {1'b1, {1'b0, read_data_case_21_joined[13*31 +: 31]}};
      6'h30: by_bus_address_7_2_read_data_case_2_joined = {1'b1,
          pa_sc_vport_scissor_tl_window_offset_disable_byte_3[14], pa_sc_vport_scissor_tl_tl_y_byte_3[14*7 +: 7],
          pa_sc_vport_scissor_tl_tl_y_byte_2[14*8 +: 8], 1'b0, pa_sc_vport_scissor_tl_tl_x_byte_1[14*7 +: 7],
          pa_sc_vport_scissor_tl_tl_x_byte_0[14*8 +: 8]};
      6'h31: by_bus_address_7_2_read_data_case_2_joined = {1'b1, {1'b0, read_data_case_21_joined[14*31 +: 31]}};
      6'h32: by_bus_address_7_2_read_data_case_2_joined = {1'b1,
          pa_sc_vport_scissor_tl_window_offset_disable_byte_3[15], pa_sc_vport_scissor_tl_tl_y_byte_3[15*7 +: 7],
          pa_sc_vport_scissor_tl_tl_y_byte_2[15*8 +: 8], 1'b0, pa_sc_vport_scissor_tl_tl_x_byte_1[15*7 +: 7],
          pa_sc_vport_scissor_tl_tl_x_byte_0[15*8 +: 8]};
      6'h33: by_bus_address_7_2_read_data_case_2_joined = {1'b1, {1'b0, read_data_case_21_joined[15*31 +: 31]}};
      6'h34: by_bus_address_7_2_read_data_case_2_joined = {1'b1, pa_sc_vport_zmin_vport_zmin_byte_3[0 +: 8],
          pa_sc_vport_zmin_vport_zmin_byte_2[0 +: 8], pa_sc_vport_zmin_vport_zmin_byte_1[0 +: 8],
          pa_sc_vport_zmin_vport_zmin_byte_0[0 +: 8]};
      6'h35: by_bus_address_7_2_read_data_case_2_joined = {1'b1, pa_sc_vport_zmax_vport_zmax_byte_3[0 +: 8],
          pa_sc_vport_zmax_vport_zmax_byte_2[0 +: 8], pa_sc_vport_zmax_vport_zmax_byte_1[0 +: 8],
          pa_sc_vport_zmax_vport_zmax_byte_0[0 +: 8]};
      6'h36: by_bus_address_7_2_read_data_case_2_joined = {1'b1, pa_sc_vport_zmin_vport_zmin_byte_3[1*8 +: 8],
          pa_sc_vport_zmin_vport_zmin_byte_2[1*8 +: 8], pa_sc_vport_zmin_vport_zmin_byte_1[1*8 +: 8],
          pa_sc_vport_zmin_vport_zmin_byte_0[1*8 +: 8]};
      6'h37: by_bus_address_7_2_read_data_case_2_joined = {1'b1, pa_sc_vport_zmax_vport_zmax_byte_3[1*8 +: 8],
          pa_sc_vport_zmax_vport_zmax_byte_2[1*8 +: 8], pa_sc_vport_zmax_vport_zmax_byte_1[1*8 +: 8],
          pa_sc_vport_zmax_vport_zmax_byte_0[1*8 +: 8]};
      6'h38: by_bus_address_7_2_read_data_case_2_joined = {1'b1, pa_sc_vport_zmin_vport_zmin_byte_3[2*8 +: 8],
          pa_sc_vport_zmin_vport_zmin_byte_2[2*8 +: 8], pa_sc_vport_zmin_vport_zmin_byte_1[2*8 +: 8],
          pa_sc_vport_zmin_vport_zmin_byte_0[2*8 +: 8]};
      6'h39: by_bus_address_7_2_read_data_case_2_joined = {1'b1, pa_sc_vport_zmax_vport_zmax_byte_3[2*8 +: 8],
          pa_sc_vport_zmax_vport_zmax_byte_2[2*8 +: 8], pa_sc_vport_zmax_vport_zmax_byte_1[2*8 +: 8],
          pa_sc_vport_zmax_vport_zmax_byte_0[2*8 +: 8]};
      6'h3a: by_bus_address_7_2_read_data_case_2_joined = {1'b1, pa_sc_vport_zmin_vport_zmin_byte_3[3*8 +: 8],
          pa_sc_vport_zmin_vport_zmin_byte_2[3*8 +: 8], pa_sc_vport_zmin_vport_zmin_byte_1[3*8 +: 8],
          pa_sc_vport_zmin_vport_zmin_byte_0[3*8 +: 8]};
      6'h3b: by_bus_address_7_2_read_data_case_2_joined = {1'b1, pa_sc_vport_zmax_vport_zmax_byte_3[3*8 +: 8],
          pa_sc_vport_zmax_vport_zmax_byte_2[3*8 +: 8], pa_sc_vport_zmax_vport_zmax_byte_1[3*8 +: 8],
          pa_sc_vport_zmax_vport_zmax_byte_0[3*8 +: 8]};
      6'h3c: by_bus_address_7_2_read_data_case_2_joined = {1'b1, pa_sc_vport_zmin_vport_zmin_byte_3[4*8 +: 8],
          pa_sc_vport_zmin_vport_zmin_byte_2[4*8 +: 8], pa_sc_vport_zmin_vport_zmin_byte_1[4*8 +: 8],
          pa_sc_vport_zmin_vport_zmin_byte_0[4*8 +: 8]};
      6'h3d: by_bus_address_7_2_read_data_case_2_joined = {1'b1, pa_sc_vport_zmax_vport_zmax_byte_3[4*8 +: 8],
          pa_sc_vport_zmax_vport_zmax_byte_2[4*8 +: 8], pa_sc_vport_zmax_vport_zmax_byte_1[4*8 +: 8],
          pa_sc_vport_zmax_vport_zmax_byte_0[4*8 +: 8]};
      6'h3e: by_bus_address_7_2_read_data_case_2_joined = {1'b1, pa_sc_vport_zmin_vport_zmin_byte_3[5*8 +: 8],
          pa_sc_vport_zmin_vport_zmin_byte_2[5*8 +: 8], pa_sc_vport_zmin_vport_zmin_byte_1[5*8 +: 8],
          pa_sc_vport_zmin_vport_zmin_byte_0[5*8 +: 8]};
      6'h3f: by_bus_address_7_2_read_data_case_2_joined = {1'b1, pa_sc_vport_zmax_vport_zmax_byte_3[5*8 +: 8],
          pa_sc_vport_zmax_vport_zmax_byte_2[5*8 +: 8], pa_sc_vport_zmax_vport_zmax_byte_1[5*8 +: 8],
          pa_sc_vport_zmax_vport_zmax_byte_0[5*8 +: 8]};
      default: by_bus_address_7_2_read_data_case_2_joined = 33'd0;
    endcase

  reg by_bus_address_7_2_16;
  always @*
    case (bus_address[7:2])
      6'd0: by_bus_address_7_2_16 = 1'b1; 6'd1: by_bus_address_7_2_16 = 1'b1; 6'd2: by_bus_address_7_2_16 = 1'b1;
      6'd3: by_bus_address_7_2_16 = 1'b1; 6'd4: by_bus_address_7_2_16 = 1'b1; 6'd5: by_bus_address_7_2_16 = 1'b1;
      6'd6: by_bus_address_7_2_16 = 1'b1; 6'd7: by_bus_address_7_2_16 = 1'b1; 6'd8: by_bus_address_7_2_16 = 1'b1;
      6'd9: by_bus_address_7_2_16 = 1'b1; 6'ha: by_bus_address_7_2_16 = 1'b1; 6'hb: by_bus_address_7_2_16 = 1'b1;
      6'hc: by_bus_address_7_2_16 = 1'b1; 6'hd: by_bus_address_7_2_16 = 1'b1; 6'h10: by_bus_address_7_2_16 = 1'b1;
      6'h11: by_bus_address_7_2_16 = 1'b1; 6'h14: by_bus_address_7_2_16 = 1'b1; 6'h15: by_bus_address_7_2_16 = 1'b1;
      6'h16: by_bus_address_7_2_16 = 1'b1; 6'h17: by_bus_address_7_2_16 = 1'b1; 6'h18: by_bus_address_7_2_16 = 1'b1;
      6'h19: by_bus_address_7_2_16 = 1'b1; 6'h1a: by_bus_address_7_2_16 = 1'b1; 6'h1b: by_bus_address_7_2_16 = 1'b1;
      6'h1c: by_bus_address_7_2_16 = 1'b1; 6'h1d: by_bus_address_7_2_16 = 1'b1; 6'h1e: by_bus_address_7_2_16 = 1'b1;
      6'h1f: by_bus_address_7_2_16 = 1'b1; 6'h20: by_bus_address_7_2_16 = 1'b1; 6'h21: by_bus_address_7_2_16 = 1'b1;
      6'h22: by_bus_address_7_2_16 = 1'b1; 6'h23: by_bus_address_7_2_16 = 1'b1; 6'h24: by_bus_address_7_2_16 = 1'b1;
      6'h25: by_bus_address_7_2_16 = 1'b1; 6'h26: by_bus_address_7_2_16 = 1'b1; 6'h27: by_bus_address_7_2_16 = 1'b1;
      6'h28: by_bus_address_7_2_16 = 1'b1; 6'h29: by_bus_address_7_2_16 = 1'b1; 6'h2a: by_bus_address_7_2_16 = 1'b1;
      6'h2b: by_bus_address_7_2_16 = 1'b1; 6'h2c: by_bus_address_7_2_16 = 1'b1; 6'h2d: by_bus_address_7_2_16 = 1'b1;
      6'h2e: by_bus_address_7_2_16 = 1'b1; 6'h2f: by_bus_address_7_2_16 = 1'b1; 6'h30: by_bus_address_7_2_16 = 1'b1;
      6'h31: by_bus_address_7_2_16 = 1'b1; 6'h32: by_bus_address_7_2_16 = 1'b1; 6'h33: by_bus_address_7_2_16 = 1'b1;
      6'h34: by_bus_address_7_2_16 = 1'b1; 6'h35: by_bus_address_7_2_16 = 1'b1; 6'h36: by_bus_address_7_2_16 = 1'b1;
      6'h37: by_bus_address_7_2_16 = 1'b1; 6'h38: by_bus_address_7_2_16 = 1'b1; 6'h39: by_bus_address_7_2_16 = 1'b1;
      6'h3a: by_bus_address_7_2_16 = 1'b1; 6'h3b: by_bus_address_7_2_16 = 1'b1; 6'h3c: by_bus_address_7_2_16 = 1'b1;
      6'h3d: by_bus_address_7_2_16 = 1'b1; 6'h3e: by_bus_address_7_2_16 = 1'b1; 6'h3f: by_bus_address_7_2_16 = 1'b1;
      default: by_bus_address_7_2_16 = 1'b0;
    endcase

  reg [32:0] by_bus_address_7_2_17;
  always @*
    case (bus_address[7:2])
      6'hc: by_bus_address_7_2_17 = {1'b1, pa_sc_screen_scissor_tl_tl_y_byte_3, pa_sc_screen_scissor_tl_tl_y_byte_2,
          pa_sc_screen_scissor_tl_tl_x_byte_1, pa_sc_screen_scissor_tl_tl_x_byte_0};
      6'hd: by_bus_address_7_2_17 = {1'b1, pa_sc_screen_scissor_br_br_y_byte_3, pa_sc_screen_scissor_br_br_y_byte_2,
          pa_sc_screen_scissor_br_br_x_byte_1, pa_sc_screen_scissor_br_br_x_byte_0};
      default: by_bus_address_7_2_17 = 33'd0;
    endcase

  reg by_bus_address_7_2_18;
  always @*
    case (bus_address[7:2])
      6'hc: by_bus_address_7_2_18 = 1'b1; 6'hd: by_bus_address_7_2_18 = 1'b1;
      default: by_bus_address_7_2_18 = 1'b0;
    endcase

  wire [16:0] read_data_case_60_joined = {pa_sc_enhance_disable_out_of_order_pa_sc_guidance_byte_2,
      pa_sc_enhance_enable_multicycle_bubble_freeze_byte_1,
      pa_sc_enhance_disable_eov_all_ctrl_only_combinations_byte_1, pa_sc_enhance_disable_pa_sc_guidance_byte_1,
      pa_sc_enhance_disable_sc_process_reset_tile_byte_1, pa_sc_enhance_disable_sc_process_reset_supertile_byte_1,
      pa_sc_enhance_disable_sc_process_reset_prim_byte_1, pa_sc_enhance_disable_dualgrad_perf_optimization_byte_1,
      pa_sc_enhance_send_unlit_stiles_to_packer_byte_1, pa_sc_enhance_disable_pw_bubble_collapse_byte_0,
      pa_sc_enhance_disable_scissor_fix_byte_0, pa_sc_enhance_enable_1xmsaa_sample_loc_centroid_byte_0,
      pa_sc_enhance_enable_1xmsaa_sample_locations_byte_0, pa_sc_enhance_disable_aa_mask_full_fix_byte_0,
      pa_sc_enhance_disable_sc_db_tile_fix_byte_0, pa_sc_enhance_enable_pa_sc_out_of_order_byte_0};

  reg [32:0] by_bus_address_7_2_read_data_case_60_joined;
  always @*
    case (bus_address[7:2])
      6'h3c: by_bus_address_7_2_read_data_case_60_joined = {1'b1, {15'd0, read_data_case_60_joined}};
      default: by_bus_address_7_2_read_data_case_60_joined = 33'd0;
    endcase

  reg by_bus_address_7_2_19;
  always @*
    case (bus_address[7:2])
      6'h3c: by_bus_address_7_2_19 = 1'b1;
      default: by_bus_address_7_2_19 = 1'b0;
    endcase

  wire [4:0] read_data_case_5_joined_3 = {pa_cl_enhance_ve_nan_proc_disable_byte_0,
      pa_cl_enhance_clipped_prim_seq_stall_byte_0, pa_cl_enhance_num_clip_seq_byte_0,
      pa_cl_enhance_clip_vtx_reorder_ena_byte_0};

  reg [32:0] by_bus_address_7_2_pa_cl_cntl_status_cl_busy;
  always @*
    case (bus_address[7:2])
      6'd4: by_bus_address_7_2_pa_cl_cntl_status_cl_busy = {1'b1, pa_cl_cntl_status_cl_busy, 31'd0};
      6'd5: by_bus_address_7_2_pa_cl_cntl_status_cl_busy = {1'b1, {27'd0, read_data_case_5_joined_3}};
      6'h14: by_bus_address_7_2_pa_cl_cntl_status_cl_busy = {1'b1, pa_su_cntl_status_su_busy, 31'd0};
      default: by_bus_address_7_2_pa_cl_cntl_status_cl_busy = 33'd0;
    endcase

  reg by_bus_address_7_2_20;
  always @*
    case (bus_address[7:2])
      6'd5: by_bus_address_7_2_20 = 1'b1;
      default: by_bus_address_7_2_20 = 1'b0;
    endcase

  wire found_all = (bus_write ? by_bus_address_7_2_20 : by_bus_address_7_2_pa_cl_cntl_status_cl_busy[32]) &
      config_page_8a;
  wire found_all_bus_write = (bus_write ? by_bus_address_7_2_19 : by_bus_address_7_2_read_data_case_60_joined[32]) &
      config_page_8b;
  wire found_all_by_bus_address_7_2_16 = (bus_write ? by_bus_address_7_2_16 :
      by_bus_address_7_2_read_data_case_2_joined[32]) & context_page_282;
  wire found_all_by_bus_address_7_2_5 = (bus_write ? by_bus_address_7_2_5 :
      by_bus_address_7_2_read_data_case_4_joined[32]) & context_page_288;
  wire found_all_by_bus_address_7_2_4 = (bus_write ? by_bus_address_7_2_4 :
      by_bus_address_7_2_pa_su_line_cntl_width[32]) & context_page_28a;
  wire found_all_by_bus_address_7_2_3 = (bus_write ? by_bus_address_7_2_3 :
      by_bus_address_7_2_read_data_case_30_joined[32]) & context_page_28b;
  wire found_any = found_all | found_all_bus_write | ((bus_write ? by_bus_address_7_2_18 : by_bus_address_7_2_17[32])
      & context_page_280) | found_all_by_bus_address_7_2_16 | ((bus_write ? by_bus_address_7_2_15 :
      by_bus_address_7_2_14[32]) & context_page_283) | ((bus_write ? by_bus_address_7_2_13 :
      by_bus_address_7_2_12[32]) & context_page_284) | ((bus_write ? by_bus_address_7_2_11 :
      by_bus_address_7_2_10[32]) & context_page_285) | ((bus_write ? by_bus_address_7_2_9 : by_bus_address_7_2_8[32])
      & context_page_286) | ((bus_write ? by_bus_address_7_2_7 : by_bus_address_7_2_6[32]) & context_page_287) |
      found_all_by_bus_address_7_2_5 | found_all_by_bus_address_7_2_4 | found_all_by_bus_address_7_2_3 | ((bus_write
      ? by_bus_address_7_2_2 : by_bus_address_7_2_bus_address[32]) & context_page_28c);
  wire found_all_by_bus_address_7_2_bus_address_7_2 = (bus_write ? by_bus_address_7_2_bus_address_7_2 :
      by_bus_address_7_2[32]) & userconfig_page_30a;

  wire found = (found_any | found_all_by_bus_address_7_2_bus_address_7_2) & (~|bus_address[1:0]);
  assign bus_ready = ready;
  assign bus_error = error;
  assign bus_read_data = read_data;
  genvar i;

  for (i = 0; i < 4; i = i + 1) begin : each_pa_sc_aa_sample_locs_pixel_x0y0_0_s0_x_byte_0_enable_all
    localparam [5:0] INDEX = 2*i + 12;
    localparam [5:0] INDEX_2 = 2*i + 13;
    localparam [5:0] INDEX_3 = i;
    wire write_pa_sc_aa_sample_locs_pixel_x0y1;
    reg [7:0] pa_sc_cliprect_tl_tl_x_byte_0_i;
    reg [6:0] pa_sc_cliprect_tl_tl_x_byte_1_i;
    reg [7:0] pa_sc_cliprect_tl_tl_y_byte_2_i;
    reg [6:0] pa_sc_cliprect_tl_tl_y_byte_3_i;
    reg [7:0] pa_sc_cliprect_br_br_x_byte_0_i;
    reg [6:0] pa_sc_cliprect_br_br_x_byte_1_i;
    reg [7:0] pa_sc_cliprect_br_br_y_byte_2_i;
    reg [6:0] pa_sc_cliprect_br_br_y_byte_3_i;
    reg [7:0] pa_cl_point_x_rad_data_register_byte_i;
    reg [7:0] pa_cl_point_y_rad_data_register_byte_i;
    reg [7:0] pa_cl_point_size_data_register_byte_i;
    reg [7:0] pa_cl_point_cull_rad_data_register_byte_i;
    reg [7:0] pa_su_line_stipple_scale_line_stipple_scale_byte_i;
    reg [7:0] pa_su_poly_offset_clamp_clamp_byte_i;
    reg [7:0] pa_su_poly_offset_front_scale_scale_byte_i;
    reg [7:0] pa_su_poly_offset_front_offset_offset_byte_i;
    reg [7:0] pa_su_poly_offset_back_scale_scale_byte_i;
    reg [7:0] pa_su_poly_offset_back_offset_offset_byte_i;
    reg [7:0] pa_cl_gb_vert_clip_adj_data_register_byte_i;
    reg [7:0] pa_cl_gb_vert_disc_adj_data_register_byte_i;
    reg [7:0] pa_cl_gb_horz_clip_adj_data_register_byte_i;
    reg [7:0] pa_cl_gb_horz_disc_adj_data_register_byte_i;
    assign pa_sc_cliprect_tl_tl_x_byte_0[i*8 +: 8] = pa_sc_cliprect_tl_tl_x_byte_0_i;
    assign pa_sc_cliprect_tl_tl_x_byte_1[i*7 +: 7] = pa_sc_cliprect_tl_tl_x_byte_1_i;
    assign pa_sc_cliprect_tl_tl_y_byte_2[i*8 +: 8] = pa_sc_cliprect_tl_tl_y_byte_2_i;
    assign pa_sc_cliprect_tl_tl_y_byte_3[i*7 +: 7] = pa_sc_cliprect_tl_tl_y_byte_3_i;
    assign pa_sc_cliprect_br_br_x_byte_0[i*8 +: 8] = pa_sc_cliprect_br_br_x_byte_0_i;
    assign pa_sc_cliprect_br_br_x_byte_1[i*7 +: 7] = pa_sc_cliprect_br_br_x_byte_1_i;
    assign pa_sc_cliprect_br_br_y_byte_2[i*8 +: 8] = pa_sc_cliprect_br_br_y_byte_2_i;
    assign pa_sc_cliprect_br_br_y_byte_3[i*7 +: 7] = pa_sc_cliprect_br_br_y_byte_3_i;
    assign pa_cl_point_x_rad_data_register_byte[i*8 +: 8] = pa_cl_point_x_rad_data_register_byte_i;
    assign pa_cl_point_y_rad_data_register_byte[i*8 +: 8] = pa_cl_point_y_rad_data_register_byte_i;
    assign pa_cl_point_size_data_register_byte[i*8 +: 8] = pa_cl_point_size_data_register_byte_i;
    assign pa_cl_point_cull_rad_data_register_byte[i*8 +: 8] = pa_cl_point_cull_rad_data_register_byte_i;
    assign pa_su_line_stipple_scale_line_stipple_scale_byte[i*8 +: 8] =
        pa_su_line_stipple_scale_line_stipple_scale_byte_i;
    assign pa_su_poly_offset_clamp_clamp_byte[i*8 +: 8] = pa_su_poly_offset_clamp_clamp_byte_i;
    assign pa_su_poly_offset_front_scale_scale_byte[i*8 +: 8] = pa_su_poly_offset_front_scale_scale_byte_i;
    assign pa_su_poly_offset_front_offset_offset_byte[i*8 +: 8] = pa_su_poly_offset_front_offset_offset_byte_i;
    assign pa_su_poly_offset_back_scale_scale_byte[i*8 +: 8] = pa_su_poly_offset_back_scale_scale_byte_i;
    assign pa_su_poly_offset_back_offset_offset_byte[i*8 +: 8] = pa_su_poly_offset_back_offset_offset_byte_i;
    assign pa_cl_gb_vert_clip_adj_data_register_byte[i*8 +: 8] = pa_cl_gb_vert_clip_adj_data_register_byte_i;
    assign pa_cl_gb_vert_disc_adj_data_register_byte[i*8 +: 8] = pa_cl_gb_vert_disc_adj_data_register_byte_i;
    assign pa_cl_gb_horz_clip_adj_data_register_byte[i*8 +: 8] = pa_cl_gb_horz_clip_adj_data_register_byte_i;
    assign pa_cl_gb_horz_disc_adj_data_register_byte[i*8 +: 8] = pa_cl_gb_horz_disc_adj_data_register_byte_i;
    assign write_pa_sc_vport_zmin[i] = writing_and_context_page_282 & write_pa_cl_vport_zscale_equal[2*i + 31];
    assign write_pa_sc_vport_zmin[i + 12] = writing_and_context_page_283 & (bus_address[7:2] == INDEX);
    assign write_pa_sc_vport_zmax[i] = writing_and_context_page_282 & write_pa_cl_vport_zscale_equal[2*i + 32];
    assign write_pa_sc_vport_zmax[i + 12] = writing_and_context_page_283 & (bus_address[7:2] == INDEX_2);
    assign write_pa_cl_vport_xscale[i + 12] = writing_and_context_page_285 & write_pa_cl_vport_zscale_equal[6*i + 2];
    assign write_pa_cl_vport_xoffset[i + 12] = writing_and_context_page_285 & write_pa_cl_vport_zscale_equal[6*i + 3];
    assign write_pa_cl_vport_yscale[i + 12] = writing_and_context_page_285 & write_pa_cl_vport_zscale_equal[6*i + 4];
    assign write_pa_cl_vport_yoffset[i + 12] = writing_and_context_page_285 & write_pa_cl_vport_zscale_equal[6*i + 5];
    assign write_pa_cl_ucp_x[i] = writing_and_context_page_285 & write_pa_cl_vport_zscale_equal[4*i + 26];
    assign write_pa_sc_aa_sample_locs_pixel_x0y1 = writing_and_context_page_28c &
        write_pa_sc_aa_sample_locs_pixel_x0y1_equal[i];
    assign write_pa_su_line_stipple_value_equal[i] = bus_address[7:2] == INDEX_3;
    assign pa_sc_edgerule_er_tri_byte_0_enable_all[i] = write_pa_sc_edgerule & bus_bytes[i];
    assign pa_sc_raster_config_rb_map_pkr0_byte_0_enable_all[i] = write_pa_sc_raster_config & bus_bytes[i];
    assign pa_cl_clip_cntl_ucp_ena_byte_0_enable_all[i] = write_pa_cl_clip_cntl & bus_bytes[i];
    assign pa_cl_vs_out_cntl_clip_dist_ena_byte_0_enable_all[i] = write_pa_cl_vs_out_cntl & bus_bytes[i];
    assign pa_sc_mode_cntl_1_walk_size_byte_0_enable_all[i] = write_pa_sc_mode_cntl_1 & bus_bytes[i];
    assign pa_sc_centroid_priority_0_distance_0_byte_0_enable_all[i] = write_pa_sc_centroid_priority_0 & bus_bytes[i];
    assign pa_sc_centroid_priority_1_distance_8_byte_0_enable_all[i] = write_pa_sc_centroid_priority_1 & bus_bytes[i];
    assign pa_sc_aa_sample_locs_pixel_x0y0_0_s0_x_byte_0_enable_all[4*i] = write_pa_sc_aa_sample_locs_pixel_x0y0[i] &
        bus_bytes[0];
    assign pa_sc_aa_sample_locs_pixel_x0y0_0_s0_x_byte_0_enable_all[4*i + 1] =
        write_pa_sc_aa_sample_locs_pixel_x0y0[i] & bus_bytes[1];
    assign pa_sc_aa_sample_locs_pixel_x0y0_0_s0_x_byte_0_enable_all[4*i + 2] =
        write_pa_sc_aa_sample_locs_pixel_x0y0[i] & bus_bytes[2];
    assign pa_sc_aa_sample_locs_pixel_x0y0_0_s0_x_byte_0_enable_all[4*i + 3] =
        write_pa_sc_aa_sample_locs_pixel_x0y0[i] & bus_bytes[3];
    assign pa_sc_aa_sample_locs_pixel_x1y0_0_s0_x_byte_0_enable_all[4*i] = write_pa_sc_aa_sample_locs_pixel_x1y0[i] &
        bus_bytes[0];
    assign pa_sc_aa_sample_locs_pixel_x1y0_0_s0_x_byte_0_enable_all[4*i + 1] =
        write_pa_sc_aa_sample_locs_pixel_x1y0[i] & bus_bytes[1];
    assign pa_sc_aa_sample_locs_pixel_x1y0_0_s0_x_byte_0_enable_all[4*i + 2] =
        write_pa_sc_aa_sample_locs_pixel_x1y0[i] & bus_bytes[2];
    assign pa_sc_aa_sample_locs_pixel_x1y0_0_s0_x_byte_0_enable_all[4*i + 3] =
        write_pa_sc_aa_sample_locs_pixel_x1y0[i] & bus_bytes[3];
    assign pa_sc_aa_sample_locs_pixel_x0y1_0_s0_x_byte_0_enable_all[4*i] = write_pa_sc_aa_sample_locs_pixel_x0y1 &
        bus_bytes[0];
    assign pa_sc_aa_sample_locs_pixel_x0y1_0_s0_x_byte_0_enable_all[4*i + 1] = write_pa_sc_aa_sample_locs_pixel_x0y1
        & bus_bytes[1];
    assign pa_sc_aa_sample_locs_pixel_x0y1_0_s0_x_byte_0_enable_all[4*i + 2] = write_pa_sc_aa_sample_locs_pixel_x0y1
        & bus_bytes[2];
    assign pa_sc_aa_sample_locs_pixel_x0y1_0_s0_x_byte_0_enable_all[4*i + 3] = write_pa_sc_aa_sample_locs_pixel_x0y1
        & bus_bytes[3];
    assign pa_sc_aa_sample_locs_pixel_x1y1_0_s0_x_byte_0_enable_all[4*i] = write_pa_sc_aa_sample_locs_pixel_x1y1[i] &
        bus_bytes[0];
    assign pa_sc_aa_sample_locs_pixel_x1y1_0_s0_x_byte_0_enable_all[4*i + 1] =
        write_pa_sc_aa_sample_locs_pixel_x1y1[i] & bus_bytes[1];
    assign pa_sc_aa_sample_locs_pixel_x1y1_0_s0_x_byte_0_enable_all[4*i + 2] =
        write_pa_sc_aa_sample_locs_pixel_x1y1[i] & bus_bytes[2];
    assign pa_sc_aa_sample_locs_pixel_x1y1_0_s0_x_byte_0_enable_all[4*i + 3] =
        write_pa_sc_aa_sample_locs_pixel_x1y1[i] & bus_bytes[3];

    initial pa_sc_cliprect_tl_tl_x_byte_0_i = 8'd0;
    always @(posedge clock) begin
      if (write_pa_sc_cliprect_tl[i] & bus_bytes[0]) pa_sc_cliprect_tl_tl_x_byte_0_i <= bus_data[7:0];
    end

    initial pa_sc_cliprect_tl_tl_x_byte_1_i = 7'd0;
    always @(posedge clock) begin
      if (write_pa_sc_cliprect_tl[i] & bus_bytes[1]) pa_sc_cliprect_tl_tl_x_byte_1_i <= bus_data[14:8];
    end

    initial pa_sc_cliprect_tl_tl_y_byte_2_i = 8'd0;
    always @(posedge clock) begin
      if (write_pa_sc_cliprect_tl[i] & bus_bytes[2]) pa_sc_cliprect_tl_tl_y_byte_2_i <= bus_data[23:16];
    end

    initial pa_sc_cliprect_tl_tl_y_byte_3_i = 7'd0;
    always @(posedge clock) begin
      if (write_pa_sc_cliprect_tl[i] & bus_bytes[3]) pa_sc_cliprect_tl_tl_y_byte_3_i <= bus_data[30:24];
    end

    initial pa_sc_cliprect_br_br_x_byte_0_i = 8'd0;
    always @(posedge clock) begin
      if (write_pa_sc_cliprect_br[i] & bus_bytes[0]) pa_sc_cliprect_br_br_x_byte_0_i <= bus_data[7:0];
    end

    initial pa_sc_cliprect_br_br_x_byte_1_i = 7'd0;
    always @(posedge clock) begin
      if (write_pa_sc_cliprect_br[i] & bus_bytes[1]) pa_sc_cliprect_br_br_x_byte_1_i <= bus_data[14:8];
    end

    initial pa_sc_cliprect_br_br_y_byte_2_i = 8'd0;
    always @(posedge clock) begin
      if (write_pa_sc_cliprect_br[i] & bus_bytes[2]) pa_sc_cliprect_br_br_y_byte_2_i <= bus_data[23:16];
    end

    initial pa_sc_cliprect_br_br_y_byte_3_i = 7'd0;
    always @(posedge clock) begin
      if (write_pa_sc_cliprect_br[i] & bus_bytes[3]) pa_sc_cliprect_br_br_y_byte_3_i <= bus_data[30:24];
    end

    initial pa_cl_point_x_rad_data_register_byte_i = 8'd0;
    always @(posedge clock) begin
      if (write_pa_cl_point_x_rad & bus_bytes[i]) pa_cl_point_x_rad_data_register_byte_i <= bus_data[8*i +: 8];
    end

    initial pa_cl_point_y_rad_data_register_byte_i = 8'd0;
    always @(posedge clock) begin
      if (write_pa_cl_point_y_rad & bus_bytes[i]) pa_cl_point_y_rad_data_register_byte_i <= bus_data[8*i +: 8];
    end

    initial pa_cl_point_size_data_register_byte_i = 8'd0;
    always @(posedge clock) begin
      if (write_pa_cl_point_size & bus_bytes[i]) pa_cl_point_size_data_register_byte_i <= bus_data[8*i +: 8];
    end

    initial pa_cl_point_cull_rad_data_register_byte_i = 8'd0;
    always @(posedge clock) begin
      if (write_pa_cl_point_cull_rad & bus_bytes[i]) pa_cl_point_cull_rad_data_register_byte_i <= bus_data[8*i +: 8];
    end

    initial pa_su_line_stipple_scale_line_stipple_scale_byte_i = 8'd0;
    always @(posedge clock) begin
      if (write_pa_su_line_stipple_scale & bus_bytes[i]) begin
        pa_su_line_stipple_scale_line_stipple_scale_byte_i <= bus_data[8*i +: 8];
      end
    end

    initial pa_su_poly_offset_clamp_clamp_byte_i = 8'd0;
    always @(posedge clock) begin
      if (write_pa_su_poly_offset_clamp & bus_bytes[i]) pa_su_poly_offset_clamp_clamp_byte_i <= bus_data[8*i +: 8];
    end

    initial pa_su_poly_offset_front_scale_scale_byte_i = 8'd0;
    always @(posedge clock) begin
      if (write_pa_su_poly_offset_front_scale & bus_bytes[i]) begin
        pa_su_poly_offset_front_scale_scale_byte_i <= bus_data[8*i +: 8];
      end
    end

    initial pa_su_poly_offset_front_offset_offset_byte_i = 8'd0;
    always @(posedge clock) begin
      if (write_pa_su_poly_offset_front_offset & bus_bytes[i]) begin
        pa_su_poly_offset_front_offset_offset_byte_i <= bus_data[8*i +: 8];
      end
    end

    initial pa_su_poly_offset_back_scale_scale_byte_i = 8'd0;
    always @(posedge clock) begin
      if (write_pa_su_poly_offset_back_scale & bus_bytes[i]) begin
        pa_su_poly_offset_back_scale_scale_byte_i <= bus_data[8*i +: 8];
      end
    end

    initial pa_su_poly_offset_back_offset_offset_byte_i = 8'd0;
    always @(posedge clock) begin
      if (write_pa_su_poly_offset_back_offset & bus_bytes[i]) begin
        pa_su_poly_offset_back_offset_offset_byte_i <= bus_data[8*i +: 8];
      end
    end

    initial pa_cl_gb_vert_clip_adj_data_register_byte_i = 8'd0;
    always @(posedge clock) begin
      if (write_pa_cl_gb_vert_clip_adj & bus_bytes[i]) begin
        pa_cl_gb_vert_clip_adj_data_register_byte_i <= bus_data[8*i +: 8];
      end
    end

    initial pa_cl_gb_vert_disc_adj_data_register_byte_i = 8'd0;
    always @(posedge clock) begin
      if (write_pa_cl_gb_vert_disc_adj & bus_bytes[i]) begin
        pa_cl_gb_vert_disc_adj_data_register_byte_i <= bus_data[8*i +: 8];
      end
    end

    initial pa_cl_gb_horz_clip_adj_data_register_byte_i = 8'd0;
    always @(posedge clock) begin
      if (write_pa_cl_gb_horz_clip_adj & bus_bytes[i]) begin
        pa_cl_gb_horz_clip_adj_data_register_byte_i <= bus_data[8*i +: 8];
      end
    end

    initial pa_cl_gb_horz_disc_adj_data_register_byte_i = 8'd0;
    always @(posedge clock) begin
      if (write_pa_cl_gb_horz_disc_adj & bus_bytes[i]) begin
        pa_cl_gb_horz_disc_adj_data_register_byte_i <= bus_data[8*i +: 8];
      end
    end
  end

  for (i = 0; i < 5; i = i + 1) begin : each_write_pa_cl_vport_zoffset
    assign write_pa_cl_vport_zscale[i + 11] = writing_and_context_page_285 & write_pa_cl_vport_zscale_equal[6*i];
    assign write_pa_cl_vport_zoffset[i + 11] = writing_and_context_page_285 & write_pa_cl_vport_zscale_equal[6*i + 1];
  end

  for (i = 0; i < 6; i = i + 1) begin : each_pa_cl_ucp_w_data_register
    localparam [5:0] INDEX_4 = i + 6;
    reg [7:0] pa_cl_ucp_x_data_register_byte_0_i;
    reg [7:0] pa_cl_ucp_x_data_register_byte_1_i;
    reg [7:0] pa_cl_ucp_x_data_register_byte_2_i;
    reg [7:0] pa_cl_ucp_x_data_register_byte_3_i;
    reg [7:0] pa_cl_ucp_y_data_register_byte_0_i;
    reg [7:0] pa_cl_ucp_y_data_register_byte_1_i;
    reg [7:0] pa_cl_ucp_y_data_register_byte_2_i;
    reg [7:0] pa_cl_ucp_y_data_register_byte_3_i;
    reg [7:0] pa_cl_ucp_z_data_register_byte_0_i;
    reg [7:0] pa_cl_ucp_z_data_register_byte_1_i;
    reg [7:0] pa_cl_ucp_z_data_register_byte_2_i;
    reg [7:0] pa_cl_ucp_z_data_register_byte_3_i;
    reg [7:0] pa_cl_ucp_w_data_register_byte_0_i;
    reg [7:0] pa_cl_ucp_w_data_register_byte_1_i;
    reg [7:0] pa_cl_ucp_w_data_register_byte_2_i;
    reg [7:0] pa_cl_ucp_w_data_register_byte_3_i;
    reg pa_cl_clip_cntl_ucp_ena_byte_0_i;
    assign pa_cl_ucp_x_data_register_byte_0[i*8 +: 8] = pa_cl_ucp_x_data_register_byte_0_i;
    assign pa_cl_ucp_x_data_register_byte_1[i*8 +: 8] = pa_cl_ucp_x_data_register_byte_1_i;
    assign pa_cl_ucp_x_data_register_byte_2[i*8 +: 8] = pa_cl_ucp_x_data_register_byte_2_i;
    assign pa_cl_ucp_x_data_register_byte_3[i*8 +: 8] = pa_cl_ucp_x_data_register_byte_3_i;
    assign pa_cl_ucp_y_data_register_byte_0[i*8 +: 8] = pa_cl_ucp_y_data_register_byte_0_i;
    assign pa_cl_ucp_y_data_register_byte_1[i*8 +: 8] = pa_cl_ucp_y_data_register_byte_1_i;
    assign pa_cl_ucp_y_data_register_byte_2[i*8 +: 8] = pa_cl_ucp_y_data_register_byte_2_i;
    assign pa_cl_ucp_y_data_register_byte_3[i*8 +: 8] = pa_cl_ucp_y_data_register_byte_3_i;
    assign pa_cl_ucp_z_data_register_byte_0[i*8 +: 8] = pa_cl_ucp_z_data_register_byte_0_i;
    assign pa_cl_ucp_z_data_register_byte_1[i*8 +: 8] = pa_cl_ucp_z_data_register_byte_1_i;
    assign pa_cl_ucp_z_data_register_byte_2[i*8 +: 8] = pa_cl_ucp_z_data_register_byte_2_i;
    assign pa_cl_ucp_z_data_register_byte_3[i*8 +: 8] = pa_cl_ucp_z_data_register_byte_3_i;
    assign pa_cl_ucp_w_data_register_byte_0[i*8 +: 8] = pa_cl_ucp_w_data_register_byte_0_i;
    assign pa_cl_ucp_w_data_register_byte_1[i*8 +: 8] = pa_cl_ucp_w_data_register_byte_1_i;
    assign pa_cl_ucp_w_data_register_byte_2[i*8 +: 8] = pa_cl_ucp_w_data_register_byte_2_i;
    assign pa_cl_ucp_w_data_register_byte_3[i*8 +: 8] = pa_cl_ucp_w_data_register_byte_3_i;
    assign pa_cl_clip_cntl_ucp_ena_byte_0[i] = pa_cl_clip_cntl_ucp_ena_byte_0_i;
    assign write_pa_cl_vport_yoffset[i + 1] = writing_and_context_page_284 & write_pa_cl_vport_zscale_equal[6*i + 3];
    assign write_pa_cl_vport_zscale[i + 1] = writing_and_context_page_284 & write_pa_cl_vport_zscale_equal[6*i + 4];
    assign write_pa_cl_vport_zoffset[i + 1] = writing_and_context_page_284 & write_pa_cl_vport_zscale_equal[6*i + 5];
    assign write_pa_sc_aa_sample_locs_pixel_x0y1_equal[i] = bus_address[7:2] == INDEX_4;

    initial pa_cl_ucp_x_data_register_byte_0_i = 8'd0;
    always @(posedge clock) begin
      if (write_pa_cl_ucp_x[i] & bus_bytes[0]) pa_cl_ucp_x_data_register_byte_0_i <= bus_data[7:0];
    end

    initial pa_cl_ucp_x_data_register_byte_1_i = 8'd0;
    always @(posedge clock) begin
      if (write_pa_cl_ucp_x[i] & bus_bytes[1]) pa_cl_ucp_x_data_register_byte_1_i <= bus_data[15:8];
    end

    initial pa_cl_ucp_x_data_register_byte_2_i = 8'd0;
    always @(posedge clock) begin
      if (write_pa_cl_ucp_x[i] & bus_bytes[2]) pa_cl_ucp_x_data_register_byte_2_i <= bus_data[23:16];
    end

    initial pa_cl_ucp_x_data_register_byte_3_i = 8'd0;
    always @(posedge clock) begin
      if (write_pa_cl_ucp_x[i] & bus_bytes[3]) pa_cl_ucp_x_data_register_byte_3_i <= bus_data[31:24];
    end

    initial pa_cl_ucp_y_data_register_byte_0_i = 8'd0;
    always @(posedge clock) begin
      if (write_pa_cl_ucp_y[i] & bus_bytes[0]) pa_cl_ucp_y_data_register_byte_0_i <= bus_data[7:0];
    end

    initial pa_cl_ucp_y_data_register_byte_1_i = 8'd0;
    always @(posedge clock) begin
      if (write_pa_cl_ucp_y[i] & bus_bytes[1]) pa_cl_ucp_y_data_register_byte_1_i <= bus_data[15:8];
    end

    initial pa_cl_ucp_y_data_register_byte_2_i = 8'd0;
    always @(posedge clock) begin
      if (write_pa_cl_ucp_y[i] & bus_bytes[2]) pa_cl_ucp_y_data_register_byte_2_i <= bus_data[23:16];
    end

    initial pa_cl_ucp_y_data_register_byte_3_i = 8'd0;
    always @(posedge clock) begin
      if (write_pa_cl_ucp_y[i] & bus_bytes[3]) pa_cl_ucp_y_data_register_byte_3_i <= bus_data[31:24];
    end

    initial pa_cl_ucp_z_data_register_byte_0_i = 8'd0;
    always @(posedge clock) begin
      if (write_pa_cl_ucp_z[i] & bus_bytes[0]) pa_cl_ucp_z_data_register_byte_0_i <= bus_data[7:0];
    end

    initial pa_cl_ucp_z_data_register_byte_1_i = 8'd0;
    always @(posedge clock) begin
      if (write_pa_cl_ucp_z[i] & bus_bytes[1]) pa_cl_ucp_z_data_register_byte_1_i <= bus_data[15:8];
    end

    initial pa_cl_ucp_z_data_register_byte_2_i = 8'd0;
    always @(posedge clock) begin
      if (write_pa_cl_ucp_z[i] & bus_bytes[2]) pa_cl_ucp_z_data_register_byte_2_i <= bus_data[23:16];
    end

    initial pa_cl_ucp_z_data_register_byte_3_i = 8'd0;
    always @(posedge clock) begin
      if (write_pa_cl_ucp_z[i] & bus_bytes[3]) pa_cl_ucp_z_data_register_byte_3_i <= bus_data[31:24];
    end

    initial pa_cl_ucp_w_data_register_byte_0_i = 8'd0;
    always @(posedge clock) begin
      if (write_pa_cl_ucp_w[i] & bus_bytes[0]) pa_cl_ucp_w_data_register_byte_0_i <= bus_data[7:0];
    end

    initial pa_cl_ucp_w_data_register_byte_1_i = 8'd0;
    always @(posedge clock) begin
      if (write_pa_cl_ucp_w[i] & bus_bytes[1]) pa_cl_ucp_w_data_register_byte_1_i <= bus_data[15:8];
    end

    initial pa_cl_ucp_w_data_register_byte_2_i = 8'd0;
    always @(posedge clock) begin
      if (write_pa_cl_ucp_w[i] & bus_bytes[2]) pa_cl_ucp_w_data_register_byte_2_i <= bus_data[23:16];
    end

    initial pa_cl_ucp_w_data_register_byte_3_i = 8'd0;
    always @(posedge clock) begin
      if (write_pa_cl_ucp_w[i] & bus_bytes[3]) pa_cl_ucp_w_data_register_byte_3_i <= bus_data[31:24];
    end

    initial pa_cl_clip_cntl_ucp_ena_byte_0_i = 1'b0;
    always @(posedge clock) begin
      if (pa_cl_clip_cntl_ucp_ena_byte_0_enable_all[0]) pa_cl_clip_cntl_ucp_ena_byte_0_i <= bus_data[i];
    end
  end

  for (i = 0; i < 7; i = i + 1) begin : each_write_pa_cl_vport_xscale
    assign write_pa_cl_vport_xscale[i + 1] = writing_and_context_page_284 & write_pa_cl_vport_zscale_equal[6*i];
  end

  for (i = 0; i < 8; i = i + 1) begin : each_pa_cl_vs_out_cntl_clip_dist_ena
    reg pa_cl_vs_out_cntl_clip_dist_ena_byte_0_i;
    reg pa_cl_vs_out_cntl_cull_dist_ena_byte_1_i;
    assign pa_cl_vs_out_cntl_clip_dist_ena_byte_0[i] = pa_cl_vs_out_cntl_clip_dist_ena_byte_0_i;
    assign pa_cl_vs_out_cntl_cull_dist_ena_byte_1[i] = pa_cl_vs_out_cntl_cull_dist_ena_byte_1_i;

    initial pa_cl_vs_out_cntl_clip_dist_ena_byte_0_i = 1'b0;
    always @(posedge clock) begin
      if (pa_cl_vs_out_cntl_clip_dist_ena_byte_0_enable_all[0]) pa_cl_vs_out_cntl_clip_dist_ena_byte_0_i <=
          bus_data[i];
    end

    initial pa_cl_vs_out_cntl_cull_dist_ena_byte_1_i = 1'b0;
    always @(posedge clock) begin
      if (pa_cl_vs_out_cntl_clip_dist_ena_byte_0_enable_all[1]) begin
        pa_cl_vs_out_cntl_cull_dist_ena_byte_1_i <= bus_data[i + 8];
      end
    end
  end

  for (i = 0; i < 15; i = i + 1) begin : each_write_pa_sc_vport_scissor_tl
    assign write_pa_sc_vport_scissor_tl[i + 1] = writing_and_context_page_282 & write_pa_cl_vport_zscale_equal[2*i +
        1];
  end

  for (i = 0; i < 16; i = i + 1) begin : each_pa_cl_vport_xoffset_vport_xoffset
    wire write_pa_sc_vport_scissor_br;
    wire pa_sc_vport_scissor_tl_tl_y_byte_3_enable_all;
    reg [7:0] pa_sc_vport_scissor_tl_tl_x_byte_0_i;
    reg [6:0] pa_sc_vport_scissor_tl_tl_x_byte_1_i;
    reg [7:0] pa_sc_vport_scissor_tl_tl_y_byte_2_i;
    reg [6:0] pa_sc_vport_scissor_tl_tl_y_byte_3_i;
    reg pa_sc_vport_scissor_tl_window_offset_disable_byte_3_i;
    reg [7:0] pa_sc_vport_scissor_br_br_x_byte_0_i;
    reg [6:0] pa_sc_vport_scissor_br_br_x_byte_1_i;
    reg [7:0] pa_sc_vport_scissor_br_br_y_byte_2_i;
    reg [6:0] pa_sc_vport_scissor_br_br_y_byte_3_i;
    reg [7:0] pa_sc_vport_zmin_vport_zmin_byte_0_i;
    reg [7:0] pa_sc_vport_zmin_vport_zmin_byte_1_i;
    reg [7:0] pa_sc_vport_zmin_vport_zmin_byte_2_i;
    reg [7:0] pa_sc_vport_zmin_vport_zmin_byte_3_i;
    reg [7:0] pa_sc_vport_zmax_vport_zmax_byte_0_i;
    reg [7:0] pa_sc_vport_zmax_vport_zmax_byte_1_i;
    reg [7:0] pa_sc_vport_zmax_vport_zmax_byte_2_i;
    reg [7:0] pa_sc_vport_zmax_vport_zmax_byte_3_i;
    reg [7:0] pa_cl_vport_xscale_vport_xscale_byte_0_i;
    reg [7:0] pa_cl_vport_xscale_vport_xscale_byte_1_i;
    reg [7:0] pa_cl_vport_xscale_vport_xscale_byte_2_i;
    reg [7:0] pa_cl_vport_xscale_vport_xscale_byte_3_i;
    reg [7:0] pa_cl_vport_xoffset_vport_xoffset_byte_0_i;
    reg [7:0] pa_cl_vport_xoffset_vport_xoffset_byte_1_i;
    reg [7:0] pa_cl_vport_xoffset_vport_xoffset_byte_2_i;
    reg [7:0] pa_cl_vport_xoffset_vport_xoffset_byte_3_i;
    reg [7:0] pa_cl_vport_yscale_vport_yscale_byte_0_i;
    reg [7:0] pa_cl_vport_yscale_vport_yscale_byte_1_i;
    reg [7:0] pa_cl_vport_yscale_vport_yscale_byte_2_i;
    reg [7:0] pa_cl_vport_yscale_vport_yscale_byte_3_i;
    reg [7:0] pa_cl_vport_yoffset_vport_yoffset_byte_0_i;
    reg [7:0] pa_cl_vport_yoffset_vport_yoffset_byte_1_i;
    reg [7:0] pa_cl_vport_yoffset_vport_yoffset_byte_2_i;
    reg [7:0] pa_cl_vport_yoffset_vport_yoffset_byte_3_i;
    reg [7:0] pa_cl_vport_zscale_vport_zscale_byte_0_i;
    reg [7:0] pa_cl_vport_zscale_vport_zscale_byte_1_i;
    reg [7:0] pa_cl_vport_zscale_vport_zscale_byte_2_i;
    reg [7:0] pa_cl_vport_zscale_vport_zscale_byte_3_i;
    reg [7:0] pa_cl_vport_zoffset_vport_zoffset_byte_0_i;
    reg [7:0] pa_cl_vport_zoffset_vport_zoffset_byte_1_i;
    reg [7:0] pa_cl_vport_zoffset_vport_zoffset_byte_2_i;
    reg [7:0] pa_cl_vport_zoffset_vport_zoffset_byte_3_i;
    assign pa_sc_vport_scissor_tl_tl_x_byte_0[i*8 +: 8] = pa_sc_vport_scissor_tl_tl_x_byte_0_i;
    assign pa_sc_vport_scissor_tl_tl_x_byte_1[i*7 +: 7] = pa_sc_vport_scissor_tl_tl_x_byte_1_i;
    assign pa_sc_vport_scissor_tl_tl_y_byte_2[i*8 +: 8] = pa_sc_vport_scissor_tl_tl_y_byte_2_i;
    assign pa_sc_vport_scissor_tl_tl_y_byte_3[i*7 +: 7] = pa_sc_vport_scissor_tl_tl_y_byte_3_i;
    assign pa_sc_vport_scissor_tl_window_offset_disable_byte_3[i] =
        pa_sc_vport_scissor_tl_window_offset_disable_byte_3_i;
    assign pa_sc_vport_scissor_br_br_x_byte_0[i*8 +: 8] = pa_sc_vport_scissor_br_br_x_byte_0_i;
    assign pa_sc_vport_scissor_br_br_x_byte_1[i*7 +: 7] = pa_sc_vport_scissor_br_br_x_byte_1_i;
    assign pa_sc_vport_scissor_br_br_y_byte_2[i*8 +: 8] = pa_sc_vport_scissor_br_br_y_byte_2_i;
    assign pa_sc_vport_scissor_br_br_y_byte_3[i*7 +: 7] = pa_sc_vport_scissor_br_br_y_byte_3_i;
    assign pa_sc_vport_zmin_vport_zmin_byte_0[i*8 +: 8] = pa_sc_vport_zmin_vport_zmin_byte_0_i;
    assign pa_sc_vport_zmin_vport_zmin_byte_1[i*8 +: 8] = pa_sc_vport_zmin_vport_zmin_byte_1_i;
    assign pa_sc_vport_zmin_vport_zmin_byte_2[i*8 +: 8] = pa_sc_vport_zmin_vport_zmin_byte_2_i;
    assign pa_sc_vport_zmin_vport_zmin_byte_3[i*8 +: 8] = pa_sc_vport_zmin_vport_zmin_byte_3_i;
    assign pa_sc_vport_zmax_vport_zmax_byte_0[i*8 +: 8] = pa_sc_vport_zmax_vport_zmax_byte_0_i;
    assign pa_sc_vport_zmax_vport_zmax_byte_1[i*8 +: 8] = pa_sc_vport_zmax_vport_zmax_byte_1_i;
    assign pa_sc_vport_zmax_vport_zmax_byte_2[i*8 +: 8] = pa_sc_vport_zmax_vport_zmax_byte_2_i;
    assign pa_sc_vport_zmax_vport_zmax_byte_3[i*8 +: 8] = pa_sc_vport_zmax_vport_zmax_byte_3_i;
    assign pa_cl_vport_xscale_vport_xscale_byte_0[i*8 +: 8] = pa_cl_vport_xscale_vport_xscale_byte_0_i;
    assign pa_cl_vport_xscale_vport_xscale_byte_1[i*8 +: 8] = pa_cl_vport_xscale_vport_xscale_byte_1_i;
    assign pa_cl_vport_xscale_vport_xscale_byte_2[i*8 +: 8] = pa_cl_vport_xscale_vport_xscale_byte_2_i;
    assign pa_cl_vport_xscale_vport_xscale_byte_3[i*8 +: 8] = pa_cl_vport_xscale_vport_xscale_byte_3_i;
    assign pa_cl_vport_xoffset_vport_xoffset_byte_0[i*8 +: 8] = pa_cl_vport_xoffset_vport_xoffset_byte_0_i;
    assign pa_cl_vport_xoffset_vport_xoffset_byte_1[i*8 +: 8] = pa_cl_vport_xoffset_vport_xoffset_byte_1_i;
    assign pa_cl_vport_xoffset_vport_xoffset_byte_2[i*8 +: 8] = pa_cl_vport_xoffset_vport_xoffset_byte_2_i;
    assign pa_cl_vport_xoffset_vport_xoffset_byte_3[i*8 +: 8] = pa_cl_vport_xoffset_vport_xoffset_byte_3_i;
    assign pa_cl_vport_yscale_vport_yscale_byte_0[i*8 +: 8] = pa_cl_vport_yscale_vport_yscale_byte_0_i;
    assign pa_cl_vport_yscale_vport_yscale_byte_1[i*8 +: 8] = pa_cl_vport_yscale_vport_yscale_byte_1_i;
    assign pa_cl_vport_yscale_vport_yscale_byte_2[i*8 +: 8] = pa_cl_vport_yscale_vport_yscale_byte_2_i;
    assign pa_cl_vport_yscale_vport_yscale_byte_3[i*8 +: 8] = pa_cl_vport_yscale_vport_yscale_byte_3_i;
    assign pa_cl_vport_yoffset_vport_yoffset_byte_0[i*8 +: 8] = pa_cl_vport_yoffset_vport_yoffset_byte_0_i;
    assign pa_cl_vport_yoffset_vport_yoffset_byte_1[i*8 +: 8] = pa_cl_vport_yoffset_vport_yoffset_byte_1_i;
    assign pa_cl_vport_yoffset_vport_yoffset_byte_2[i*8 +: 8] = pa_cl_vport_yoffset_vport_yoffset_byte_2_i;
    assign pa_cl_vport_yoffset_vport_yoffset_byte_3[i*8 +: 8] = pa_cl_vport_yoffset_vport_yoffset_byte_3_i;
    assign pa_cl_vport_zscale_vport_zscale_byte_0[i*8 +: 8] = pa_cl_vport_zscale_vport_zscale_byte_0_i;
    assign pa_cl_vport_zscale_vport_zscale_byte_1[i*8 +: 8] = pa_cl_vport_zscale_vport_zscale_byte_1_i;
    assign pa_cl_vport_zscale_vport_zscale_byte_2[i*8 +: 8] = pa_cl_vport_zscale_vport_zscale_byte_2_i;
    assign pa_cl_vport_zscale_vport_zscale_byte_3[i*8 +: 8] = pa_cl_vport_zscale_vport_zscale_byte_3_i;
    assign pa_cl_vport_zoffset_vport_zoffset_byte_0[i*8 +: 8] = pa_cl_vport_zoffset_vport_zoffset_byte_0_i;
    assign pa_cl_vport_zoffset_vport_zoffset_byte_1[i*8 +: 8] = pa_cl_vport_zoffset_vport_zoffset_byte_1_i;
    assign pa_cl_vport_zoffset_vport_zoffset_byte_2[i*8 +: 8] = pa_cl_vport_zoffset_vport_zoffset_byte_2_i;
    assign pa_cl_vport_zoffset_vport_zoffset_byte_3[i*8 +: 8] = pa_cl_vport_zoffset_vport_zoffset_byte_3_i;
    assign write_pa_sc_vport_scissor_br = writing_and_context_page_282 & write_pa_cl_vport_zscale_equal[2*i];
    assign read_data_case_21_joined[i*31 +: 31] = {pa_sc_vport_scissor_br_br_y_byte_3_i,
        pa_sc_vport_scissor_br_br_y_byte_2_i, 1'b0, pa_sc_vport_scissor_br_br_x_byte_1_i,
        pa_sc_vport_scissor_br_br_x_byte_0_i};
    assign pa_sc_vport_scissor_tl_tl_y_byte_3_enable_all = write_pa_sc_vport_scissor_tl[i] & bus_bytes[3];

    initial pa_sc_vport_scissor_tl_tl_x_byte_0_i = 8'd0;
    always @(posedge clock) begin
      if (write_pa_sc_vport_scissor_tl[i] & bus_bytes[0]) pa_sc_vport_scissor_tl_tl_x_byte_0_i <= bus_data[7:0];
    end

    initial pa_sc_vport_scissor_tl_tl_x_byte_1_i = 7'd0;
    always @(posedge clock) begin
      if (write_pa_sc_vport_scissor_tl[i] & bus_bytes[1]) pa_sc_vport_scissor_tl_tl_x_byte_1_i <= bus_data[14:8];
    end

    initial pa_sc_vport_scissor_tl_tl_y_byte_2_i = 8'd0;
    always @(posedge clock) begin
      if (write_pa_sc_vport_scissor_tl[i] & bus_bytes[2]) pa_sc_vport_scissor_tl_tl_y_byte_2_i <= bus_data[23:16];
    end

    initial begin
      pa_sc_vport_scissor_tl_tl_y_byte_3_i = 7'd0; pa_sc_vport_scissor_tl_window_offset_disable_byte_3_i = 1'b0;
    end
    always @(posedge clock) begin
      if (pa_sc_vport_scissor_tl_tl_y_byte_3_enable_all) begin
        pa_sc_vport_scissor_tl_tl_y_byte_3_i <= bus_data[30:24];
        pa_sc_vport_scissor_tl_window_offset_disable_byte_3_i <= bus_data[31];
      end
    end

    initial pa_sc_vport_scissor_br_br_x_byte_0_i = 8'd0;
    always @(posedge clock) begin
      if (write_pa_sc_vport_scissor_br & bus_bytes[0]) pa_sc_vport_scissor_br_br_x_byte_0_i <= bus_data[7:0];
    end

    initial pa_sc_vport_scissor_br_br_x_byte_1_i = 7'd0;
    always @(posedge clock) begin
      if (write_pa_sc_vport_scissor_br & bus_bytes[1]) pa_sc_vport_scissor_br_br_x_byte_1_i <= bus_data[14:8];
    end

    initial pa_sc_vport_scissor_br_br_y_byte_2_i = 8'd0;
    always @(posedge clock) begin
      if (write_pa_sc_vport_scissor_br & bus_bytes[2]) pa_sc_vport_scissor_br_br_y_byte_2_i <= bus_data[23:16];
    end

    initial pa_sc_vport_scissor_br_br_y_byte_3_i = 7'd0;
    always @(posedge clock) begin
      if (write_pa_sc_vport_scissor_br & bus_bytes[3]) pa_sc_vport_scissor_br_br_y_byte_3_i <= bus_data[30:24];
    end

    initial pa_sc_vport_zmin_vport_zmin_byte_0_i = 8'd0;
    always @(posedge clock) begin
      if (write_pa_sc_vport_zmin[i] & bus_bytes[0]) pa_sc_vport_zmin_vport_zmin_byte_0_i <= bus_data[7:0];
    end

    initial pa_sc_vport_zmin_vport_zmin_byte_1_i = 8'd0;
    always @(posedge clock) begin
      if (write_pa_sc_vport_zmin[i] & bus_bytes[1]) pa_sc_vport_zmin_vport_zmin_byte_1_i <= bus_data[15:8];
    end

    initial pa_sc_vport_zmin_vport_zmin_byte_2_i = 8'd0;
    always @(posedge clock) begin
      if (write_pa_sc_vport_zmin[i] & bus_bytes[2]) pa_sc_vport_zmin_vport_zmin_byte_2_i <= bus_data[23:16];
    end

    initial pa_sc_vport_zmin_vport_zmin_byte_3_i = 8'd0;
    always @(posedge clock) begin
      if (write_pa_sc_vport_zmin[i] & bus_bytes[3]) pa_sc_vport_zmin_vport_zmin_byte_3_i <= bus_data[31:24];
    end

    initial pa_sc_vport_zmax_vport_zmax_byte_0_i = 8'd0;
    always @(posedge clock) begin
      if (write_pa_sc_vport_zmax[i] & bus_bytes[0]) pa_sc_vport_zmax_vport_zmax_byte_0_i <= bus_data[7:0];
    end

    initial pa_sc_vport_zmax_vport_zmax_byte_1_i = 8'd0;
    always @(posedge clock) begin
      if (write_pa_sc_vport_zmax[i] & bus_bytes[1]) pa_sc_vport_zmax_vport_zmax_byte_1_i <= bus_data[15:8];
    end

    initial pa_sc_vport_zmax_vport_zmax_byte_2_i = 8'd0;
    always @(posedge clock) begin
      if (write_pa_sc_vport_zmax[i] & bus_bytes[2]) pa_sc_vport_zmax_vport_zmax_byte_2_i <= bus_data[23:16];
    end

    initial pa_sc_vport_zmax_vport_zmax_byte_3_i = 8'd0;
    always @(posedge clock) begin
      if (write_pa_sc_vport_zmax[i] & bus_bytes[3]) pa_sc_vport_zmax_vport_zmax_byte_3_i <= bus_data[31:24];
    end

    initial pa_cl_vport_xscale_vport_xscale_byte_0_i = 8'd0;
    always @(posedge clock) begin
      if (write_pa_cl_vport_xscale[i] & bus_bytes[0]) pa_cl_vport_xscale_vport_xscale_byte_0_i <= bus_data[7:0];
    end

    initial pa_cl_vport_xscale_vport_xscale_byte_1_i = 8'd0;
    always @(posedge clock) begin
      if (write_pa_cl_vport_xscale[i] & bus_bytes[1]) pa_cl_vport_xscale_vport_xscale_byte_1_i <= bus_data[15:8];
    end

    initial pa_cl_vport_xscale_vport_xscale_byte_2_i = 8'd0;
    always @(posedge clock) begin
      if (write_pa_cl_vport_xscale[i] & bus_bytes[2]) pa_cl_vport_xscale_vport_xscale_byte_2_i <= bus_data[23:16];
    end

    initial pa_cl_vport_xscale_vport_xscale_byte_3_i = 8'd0;
    always @(posedge clock) begin
      if (write_pa_cl_vport_xscale[i] & bus_bytes[3]) pa_cl_vport_xscale_vport_xscale_byte_3_i <= bus_data[31:24];
    end

    initial pa_cl_vport_xoffset_vport_xoffset_byte_0_i = 8'd0;
    always @(posedge clock) begin
      if (write_pa_cl_vport_xoffset[i] & bus_bytes[0]) pa_cl_vport_xoffset_vport_xoffset_byte_0_i <= bus_data[7:0];
    end

    initial pa_cl_vport_xoffset_vport_xoffset_byte_1_i = 8'd0;
    always @(posedge clock) begin
      if (write_pa_cl_vport_xoffset[i] & bus_bytes[1]) pa_cl_vport_xoffset_vport_xoffset_byte_1_i <= bus_data[15:8];
    end

    initial pa_cl_vport_xoffset_vport_xoffset_byte_2_i = 8'd0;
    always @(posedge clock) begin
      if (write_pa_cl_vport_xoffset[i] & bus_bytes[2]) pa_cl_vport_xoffset_vport_xoffset_byte_2_i <= bus_data[23:16];
    end

    initial pa_cl_vport_xoffset_vport_xoffset_byte_3_i = 8'd0;
    always @(posedge clock) begin
      if (write_pa_cl_vport_xoffset[i] & bus_bytes[3]) pa_cl_vport_xoffset_vport_xoffset_byte_3_i <= bus_data[31:24];
    end

    initial pa_cl_vport_yscale_vport_yscale_byte_0_i = 8'd0;
    always @(posedge clock) begin
      if (write_pa_cl_vport_yscale[i] & bus_bytes[0]) pa_cl_vport_yscale_vport_yscale_byte_0_i <= bus_data[7:0];
    end

    initial pa_cl_vport_yscale_vport_yscale_byte_1_i = 8'd0;
    always @(posedge clock) begin
      if (write_pa_cl_vport_yscale[i] & bus_bytes[1]) pa_cl_vport_yscale_vport_yscale_byte_1_i <= bus_data[15:8];
    end

    initial pa_cl_vport_yscale_vport_yscale_byte_2_i = 8'd0;
    always @(posedge clock) begin
      if (write_pa_cl_vport_yscale[i] & bus_bytes[2]) pa_cl_vport_yscale_vport_yscale_byte_2_i <= bus_data[23:16];
    end

    initial pa_cl_vport_yscale_vport_yscale_byte_3_i = 8'd0;
    always @(posedge clock) begin
      if (write_pa_cl_vport_yscale[i] & bus_bytes[3]) pa_cl_vport_yscale_vport_yscale_byte_3_i <= bus_data[31:24];
    end

    initial pa_cl_vport_yoffset_vport_yoffset_byte_0_i = 8'd0;
    always @(posedge clock) begin
      if (write_pa_cl_vport_yoffset[i] & bus_bytes[0]) pa_cl_vport_yoffset_vport_yoffset_byte_0_i <= bus_data[7:0];
    end

    initial pa_cl_vport_yoffset_vport_yoffset_byte_1_i = 8'd0;
    always @(posedge clock) begin
      if (write_pa_cl_vport_yoffset[i] & bus_bytes[1]) pa_cl_vport_yoffset_vport_yoffset_byte_1_i <= bus_data[15:8];
    end

    initial pa_cl_vport_yoffset_vport_yoffset_byte_2_i = 8'd0;
    always @(posedge clock) begin
      if (write_pa_cl_vport_yoffset[i] & bus_bytes[2]) pa_cl_vport_yoffset_vport_yoffset_byte_2_i <= bus_data[23:16];
    end

    initial pa_cl_vport_yoffset_vport_yoffset_byte_3_i = 8'd0;
    always @(posedge clock) begin
      if (write_pa_cl_vport_yoffset[i] & bus_bytes[3]) pa_cl_vport_yoffset_vport_yoffset_byte_3_i <= bus_data[31:24];
    end

    initial pa_cl_vport_zscale_vport_zscale_byte_0_i = 8'd0;
    always @(posedge clock) begin
      if (write_pa_cl_vport_zscale[i] & bus_bytes[0]) pa_cl_vport_zscale_vport_zscale_byte_0_i <= bus_data[7:0];
    end

    initial pa_cl_vport_zscale_vport_zscale_byte_1_i = 8'd0;
    always @(posedge clock) begin
      if (write_pa_cl_vport_zscale[i] & bus_bytes[1]) pa_cl_vport_zscale_vport_zscale_byte_1_i <= bus_data[15:8];
    end

    initial pa_cl_vport_zscale_vport_zscale_byte_2_i = 8'd0;
    always @(posedge clock) begin
      if (write_pa_cl_vport_zscale[i] & bus_bytes[2]) pa_cl_vport_zscale_vport_zscale_byte_2_i <= bus_data[23:16];
    end

    initial pa_cl_vport_zscale_vport_zscale_byte_3_i = 8'd0;
    always @(posedge clock) begin
      if (write_pa_cl_vport_zscale[i] & bus_bytes[3]) pa_cl_vport_zscale_vport_zscale_byte_3_i <= bus_data[31:24];
    end

    initial pa_cl_vport_zoffset_vport_zoffset_byte_0_i = 8'd0;
    always @(posedge clock) begin
      if (write_pa_cl_vport_zoffset[i] & bus_bytes[0]) pa_cl_vport_zoffset_vport_zoffset_byte_0_i <= bus_data[7:0];
    end

    initial pa_cl_vport_zoffset_vport_zoffset_byte_1_i = 8'd0;
    always @(posedge clock) begin
      if (write_pa_cl_vport_zoffset[i] & bus_bytes[1]) pa_cl_vport_zoffset_vport_zoffset_byte_1_i <= bus_data[15:8];
    end

    initial pa_cl_vport_zoffset_vport_zoffset_byte_2_i = 8'd0;
    always @(posedge clock) begin
      if (write_pa_cl_vport_zoffset[i] & bus_bytes[2]) pa_cl_vport_zoffset_vport_zoffset_byte_2_i <= bus_data[23:16];
    end

    initial pa_cl_vport_zoffset_vport_zoffset_byte_3_i = 8'd0;
    always @(posedge clock) begin
      if (write_pa_cl_vport_zoffset[i] & bus_bytes[3]) pa_cl_vport_zoffset_vport_zoffset_byte_3_i <= bus_data[31:24];
    end
  end

  for (i = 0; i < 39; i = i + 1) begin : each_write_pa_cl_vport_zscale_equal
    localparam [5:0] INDEX_5 = i + 21;
    assign write_pa_cl_vport_zscale_equal[i] = bus_address[7:2] == INDEX_5;
  end

  initial begin
    pa_cl_enhance_clip_vtx_reorder_ena_byte_0 = 1'b1; pa_cl_enhance_num_clip_seq_byte_0 = 2'd3;
    pa_cl_enhance_clipped_prim_seq_stall_byte_0 = 1'b0; pa_cl_enhance_ve_nan_proc_disable_byte_0 = 1'b0;
  end
  always @(posedge clock) begin
    if (write_pa_cl_enhance & bus_bytes[0]) begin
      pa_cl_enhance_clip_vtx_reorder_ena_byte_0 <= bus_data[0];
      pa_cl_enhance_num_clip_seq_byte_0 <= bus_data[2:1];
      pa_cl_enhance_clipped_prim_seq_stall_byte_0 <= bus_data[3];
      pa_cl_enhance_ve_nan_proc_disable_byte_0 <= bus_data[4];
    end
  end

  initial begin
    pa_sc_enhance_enable_pa_sc_out_of_order_byte_0 = 1'b0; pa_sc_enhance_disable_sc_db_tile_fix_byte_0 = 1'b0;
    pa_sc_enhance_disable_aa_mask_full_fix_byte_0 = 1'b0;
    pa_sc_enhance_enable_1xmsaa_sample_locations_byte_0 = 1'b0;
    pa_sc_enhance_enable_1xmsaa_sample_loc_centroid_byte_0 = 1'b0; pa_sc_enhance_disable_scissor_fix_byte_0 = 1'b0;
    pa_sc_enhance_disable_pw_bubble_collapse_byte_0 = 2'd0;
  end
  always @(posedge clock) begin
    if (write_pa_sc_enhance & bus_bytes[0]) begin
      pa_sc_enhance_enable_pa_sc_out_of_order_byte_0 <= bus_data[0];
      pa_sc_enhance_disable_sc_db_tile_fix_byte_0 <= bus_data[1];
      pa_sc_enhance_disable_aa_mask_full_fix_byte_0 <= bus_data[2];
      pa_sc_enhance_enable_1xmsaa_sample_locations_byte_0 <= bus_data[3];
      pa_sc_enhance_enable_1xmsaa_sample_loc_centroid_byte_0 <= bus_data[4];
      pa_sc_enhance_disable_scissor_fix_byte_0 <= bus_data[5];
      pa_sc_enhance_disable_pw_bubble_collapse_byte_0 <= bus_data[7:6];
    end
  end

  initial begin
    pa_sc_enhance_send_unlit_stiles_to_packer_byte_1 = 1'b0;
    pa_sc_enhance_disable_dualgrad_perf_optimization_byte_1 = 1'b0;
    pa_sc_enhance_disable_sc_process_reset_prim_byte_1 = 1'b0;
    pa_sc_enhance_disable_sc_process_reset_supertile_byte_1 = 1'b0;
    pa_sc_enhance_disable_sc_process_reset_tile_byte_1 = 1'b0; pa_sc_enhance_disable_pa_sc_guidance_byte_1 = 1'b0;
    pa_sc_enhance_disable_eov_all_ctrl_only_combinations_byte_1 = 1'b0;
    pa_sc_enhance_enable_multicycle_bubble_freeze_byte_1 = 1'b0;
  end
  always @(posedge clock) begin
    if (write_pa_sc_enhance & bus_bytes[1]) begin
      pa_sc_enhance_send_unlit_stiles_to_packer_byte_1 <= bus_data[8];
      pa_sc_enhance_disable_dualgrad_perf_optimization_byte_1 <= bus_data[9];
      pa_sc_enhance_disable_sc_process_reset_prim_byte_1 <= bus_data[10];
      pa_sc_enhance_disable_sc_process_reset_supertile_byte_1 <= bus_data[11];
      pa_sc_enhance_disable_sc_process_reset_tile_byte_1 <= bus_data[12];
      pa_sc_enhance_disable_pa_sc_guidance_byte_1 <= bus_data[13];
      pa_sc_enhance_disable_eov_all_ctrl_only_combinations_byte_1 <= bus_data[14];
      pa_sc_enhance_enable_multicycle_bubble_freeze_byte_1 <= bus_data[15];
    end
  end

  initial pa_sc_enhance_disable_out_of_order_pa_sc_guidance_byte_2 = 1'b0;
  always @(posedge clock) begin
    if (write_pa_sc_enhance & bus_bytes[2]) pa_sc_enhance_disable_out_of_order_pa_sc_guidance_byte_2 <= bus_data[16];
  end

  initial pa_sc_screen_scissor_tl_tl_x_byte_0 = 8'd0;
  always @(posedge clock) begin
    if (write_pa_sc_screen_scissor_tl & bus_bytes[0]) pa_sc_screen_scissor_tl_tl_x_byte_0 <= bus_data[7:0];
  end

  initial pa_sc_screen_scissor_tl_tl_x_byte_1 = 8'd0;
  always @(posedge clock) begin
    if (write_pa_sc_screen_scissor_tl & bus_bytes[1]) pa_sc_screen_scissor_tl_tl_x_byte_1 <= bus_data[15:8];
  end

  initial pa_sc_screen_scissor_tl_tl_y_byte_2 = 8'd0;
  always @(posedge clock) begin
    if (write_pa_sc_screen_scissor_tl & bus_bytes[2]) pa_sc_screen_scissor_tl_tl_y_byte_2 <= bus_data[23:16];
  end

  initial pa_sc_screen_scissor_tl_tl_y_byte_3 = 8'd0;
  always @(posedge clock) begin
    if (write_pa_sc_screen_scissor_tl & bus_bytes[3]) pa_sc_screen_scissor_tl_tl_y_byte_3 <= bus_data[31:24];
  end

  initial pa_sc_screen_scissor_br_br_x_byte_0 = 8'd0;
  always @(posedge clock) begin
    if (write_pa_sc_screen_scissor_br & bus_bytes[0]) pa_sc_screen_scissor_br_br_x_byte_0 <= bus_data[7:0];
  end

  initial pa_sc_screen_scissor_br_br_x_byte_1 = 8'd0;
  always @(posedge clock) begin
    if (write_pa_sc_screen_scissor_br & bus_bytes[1]) pa_sc_screen_scissor_br_br_x_byte_1 <= bus_data[15:8];
  end

  initial pa_sc_screen_scissor_br_br_y_byte_2 = 8'd0;
  always @(posedge clock) begin
    if (write_pa_sc_screen_scissor_br & bus_bytes[2]) pa_sc_screen_scissor_br_br_y_byte_2 <= bus_data[23:16];
  end

  initial pa_sc_screen_scissor_br_br_y_byte_3 = 8'd0;
  always @(posedge clock) begin
    if (write_pa_sc_screen_scissor_br & bus_bytes[3]) pa_sc_screen_scissor_br_br_y_byte_3 <= bus_data[31:24];
  end

  initial pa_sc_window_offset_window_x_offset_byte_0 = 8'd0;
  always @(posedge clock) begin
    if (write_pa_sc_window_offset & bus_bytes[0]) pa_sc_window_offset_window_x_offset_byte_0 <= bus_data[7:0];
  end

  initial pa_sc_window_offset_window_x_offset_byte_1 = 8'd0;
  always @(posedge clock) begin
    if (write_pa_sc_window_offset & bus_bytes[1]) pa_sc_window_offset_window_x_offset_byte_1 <= bus_data[15:8];
  end

  initial pa_sc_window_offset_window_y_offset_byte_2 = 8'd0;
  always @(posedge clock) begin
    if (write_pa_sc_window_offset & bus_bytes[2]) pa_sc_window_offset_window_y_offset_byte_2 <= bus_data[23:16];
  end

  initial pa_sc_window_offset_window_y_offset_byte_3 = 8'd0;
  always @(posedge clock) begin
    if (write_pa_sc_window_offset & bus_bytes[3]) pa_sc_window_offset_window_y_offset_byte_3 <= bus_data[31:24];
  end

  initial pa_sc_window_scissor_tl_tl_x_byte_0 = 8'd0;
  always @(posedge clock) begin
    if (write_pa_sc_window_scissor_tl & bus_bytes[0]) pa_sc_window_scissor_tl_tl_x_byte_0 <= bus_data[7:0];
  end

  initial pa_sc_window_scissor_tl_tl_x_byte_1 = 7'd0;
  always @(posedge clock) begin
    if (write_pa_sc_window_scissor_tl & bus_bytes[1]) pa_sc_window_scissor_tl_tl_x_byte_1 <= bus_data[14:8];
  end

  initial pa_sc_window_scissor_tl_tl_y_byte_2 = 8'd0;
  always @(posedge clock) begin
    if (write_pa_sc_window_scissor_tl & bus_bytes[2]) pa_sc_window_scissor_tl_tl_y_byte_2 <= bus_data[23:16];
  end

  initial begin
    pa_sc_window_scissor_tl_tl_y_byte_3 = 7'd0; pa_sc_window_scissor_tl_window_offset_disable_byte_3 = 1'b0;
  end
  always @(posedge clock) begin
    if (write_pa_sc_window_scissor_tl & bus_bytes[3]) begin
      pa_sc_window_scissor_tl_tl_y_byte_3 <= bus_data[30:24];
      pa_sc_window_scissor_tl_window_offset_disable_byte_3 <= bus_data[31];
    end
  end

  initial pa_sc_window_scissor_br_br_x_byte_0 = 8'd0;
  always @(posedge clock) begin
    if (write_pa_sc_window_scissor_br & bus_bytes[0]) pa_sc_window_scissor_br_br_x_byte_0 <= bus_data[7:0];
  end

  initial pa_sc_window_scissor_br_br_x_byte_1 = 7'd0;
  always @(posedge clock) begin
    if (write_pa_sc_window_scissor_br & bus_bytes[1]) pa_sc_window_scissor_br_br_x_byte_1 <= bus_data[14:8];
  end

  initial pa_sc_window_scissor_br_br_y_byte_2 = 8'd0;
  always @(posedge clock) begin
    if (write_pa_sc_window_scissor_br & bus_bytes[2]) pa_sc_window_scissor_br_br_y_byte_2 <= bus_data[23:16];
  end

  initial pa_sc_window_scissor_br_br_y_byte_3 = 7'd0;
  always @(posedge clock) begin
    if (write_pa_sc_window_scissor_br & bus_bytes[3]) pa_sc_window_scissor_br_br_y_byte_3 <= bus_data[30:24];
  end

  initial pa_sc_cliprect_rule_clip_rule_byte_0 = 8'd0;
  always @(posedge clock) begin
    if (write_pa_sc_cliprect_rule & bus_bytes[0]) pa_sc_cliprect_rule_clip_rule_byte_0 <= bus_data[7:0];
  end

  initial pa_sc_cliprect_rule_clip_rule_byte_1 = 8'd0;
  always @(posedge clock) begin
    if (write_pa_sc_cliprect_rule & bus_bytes[1]) pa_sc_cliprect_rule_clip_rule_byte_1 <= bus_data[15:8];
  end

  initial begin
    pa_sc_edgerule_er_tri_byte_0 = 4'd0; pa_sc_edgerule_er_point_byte_0 = 4'd0;
  end
  always @(posedge clock) begin
    if (pa_sc_edgerule_er_tri_byte_0_enable_all[0]) begin
      pa_sc_edgerule_er_tri_byte_0 <= bus_data[3:0];
      pa_sc_edgerule_er_point_byte_0 <= bus_data[7:4];
    end
  end

  initial begin
    pa_sc_edgerule_er_rect_byte_1 = 4'd0; pa_sc_edgerule_er_line_lr_byte_1 = 4'd0;
  end
  always @(posedge clock) begin
    if (pa_sc_edgerule_er_tri_byte_0_enable_all[1]) begin
      pa_sc_edgerule_er_rect_byte_1 <= bus_data[11:8];
      pa_sc_edgerule_er_line_lr_byte_1 <= bus_data[15:12];
    end
  end

  initial begin
    pa_sc_edgerule_er_line_lr_byte_2 = 2'd0; pa_sc_edgerule_er_line_rl_byte_2 = 6'd0;
  end
  always @(posedge clock) begin
    if (pa_sc_edgerule_er_tri_byte_0_enable_all[2]) begin
      pa_sc_edgerule_er_line_lr_byte_2 <= bus_data[17:16];
      pa_sc_edgerule_er_line_rl_byte_2 <= bus_data[23:18];
    end
  end

  initial begin
    pa_sc_edgerule_er_line_tb_byte_3 = 4'd0; pa_sc_edgerule_er_line_bt_byte_3 = 4'd0;
  end
  always @(posedge clock) begin
    if (pa_sc_edgerule_er_tri_byte_0_enable_all[3]) begin
      pa_sc_edgerule_er_line_tb_byte_3 <= bus_data[27:24];
      pa_sc_edgerule_er_line_bt_byte_3 <= bus_data[31:28];
    end
  end

  initial pa_su_hardware_screen_offset_hw_screen_offset_x_byte_0 = 8'd0;
  always @(posedge clock) begin
    if (write_pa_su_hardware_screen_offset & bus_bytes[0]) begin
      pa_su_hardware_screen_offset_hw_screen_offset_x_byte_0 <= bus_data[7:0];
    end
  end

  initial pa_su_hardware_screen_offset_hw_screen_offset_x_byte_1 = 1'b0;
  always @(posedge clock) begin
    if (write_pa_su_hardware_screen_offset & bus_bytes[1]) begin
      pa_su_hardware_screen_offset_hw_screen_offset_x_byte_1 <= bus_data[8];
    end
  end

  initial pa_su_hardware_screen_offset_hw_screen_offset_y_byte_2 = 8'd0;
  always @(posedge clock) begin
    if (write_pa_su_hardware_screen_offset & bus_bytes[2]) begin
      pa_su_hardware_screen_offset_hw_screen_offset_y_byte_2 <= bus_data[23:16];
    end
  end

  initial pa_su_hardware_screen_offset_hw_screen_offset_y_byte_3 = 1'b0;
  always @(posedge clock) begin
    if (write_pa_su_hardware_screen_offset & bus_bytes[3]) begin
      pa_su_hardware_screen_offset_hw_screen_offset_y_byte_3 <= bus_data[24];
    end
  end

  initial pa_sc_generic_scissor_tl_tl_x_byte_0 = 8'd0;
  always @(posedge clock) begin
    if (write_pa_sc_generic_scissor_tl & bus_bytes[0]) pa_sc_generic_scissor_tl_tl_x_byte_0 <= bus_data[7:0];
  end

  initial pa_sc_generic_scissor_tl_tl_x_byte_1 = 7'd0;
  always @(posedge clock) begin
    if (write_pa_sc_generic_scissor_tl & bus_bytes[1]) pa_sc_generic_scissor_tl_tl_x_byte_1 <= bus_data[14:8];
  end

  initial pa_sc_generic_scissor_tl_tl_y_byte_2 = 8'd0;
  always @(posedge clock) begin
    if (write_pa_sc_generic_scissor_tl & bus_bytes[2]) pa_sc_generic_scissor_tl_tl_y_byte_2 <= bus_data[23:16];
  end

  initial begin
    pa_sc_generic_scissor_tl_tl_y_byte_3 = 7'd0; pa_sc_generic_scissor_tl_window_offset_disable_byte_3 = 1'b0;
  end
  always @(posedge clock) begin
    if (write_pa_sc_generic_scissor_tl & bus_bytes[3]) begin
      pa_sc_generic_scissor_tl_tl_y_byte_3 <= bus_data[30:24];
      pa_sc_generic_scissor_tl_window_offset_disable_byte_3 <= bus_data[31];
    end
  end

  initial pa_sc_generic_scissor_br_br_x_byte_0 = 8'd0;
  always @(posedge clock) begin
    if (write_pa_sc_generic_scissor_br & bus_bytes[0]) pa_sc_generic_scissor_br_br_x_byte_0 <= bus_data[7:0];
  end

  initial pa_sc_generic_scissor_br_br_x_byte_1 = 7'd0;
  always @(posedge clock) begin
    if (write_pa_sc_generic_scissor_br & bus_bytes[1]) pa_sc_generic_scissor_br_br_x_byte_1 <= bus_data[14:8];
  end

  initial pa_sc_generic_scissor_br_br_y_byte_2 = 8'd0;
  always @(posedge clock) begin
    if (write_pa_sc_generic_scissor_br & bus_bytes[2]) pa_sc_generic_scissor_br_br_y_byte_2 <= bus_data[23:16];
  end

  initial pa_sc_generic_scissor_br_br_y_byte_3 = 7'd0;
  always @(posedge clock) begin
    if (write_pa_sc_generic_scissor_br & bus_bytes[3]) pa_sc_generic_scissor_br_br_y_byte_3 <= bus_data[30:24];
  end

  initial begin
    pa_sc_raster_config_rb_map_pkr0_byte_0 = 2'd0; pa_sc_raster_config_rb_map_pkr1_byte_0 = 2'd0;
    pa_sc_raster_config_rb_xsel2_byte_0 = 2'd0; pa_sc_raster_config_rb_xsel_byte_0 = 1'b0;
    pa_sc_raster_config_rb_ysel_byte_0 = 1'b0;
  end
  always @(posedge clock) begin
    if (pa_sc_raster_config_rb_map_pkr0_byte_0_enable_all[0]) begin
      pa_sc_raster_config_rb_map_pkr0_byte_0 <= bus_data[1:0];
      pa_sc_raster_config_rb_map_pkr1_byte_0 <= bus_data[3:2];
      pa_sc_raster_config_rb_xsel2_byte_0 <= bus_data[5:4];
      pa_sc_raster_config_rb_xsel_byte_0 <= bus_data[6];
      pa_sc_raster_config_rb_ysel_byte_0 <= bus_data[7];
    end
  end

  initial begin
    pa_sc_raster_config_pkr_map_byte_1 = 2'd0; pa_sc_raster_config_pkr_xsel_byte_1 = 2'd0;
    pa_sc_raster_config_pkr_ysel_byte_1 = 2'd0;
  end
  always @(posedge clock) begin
    if (pa_sc_raster_config_rb_map_pkr0_byte_0_enable_all[1]) begin
      pa_sc_raster_config_pkr_map_byte_1 <= bus_data[9:8];
      pa_sc_raster_config_pkr_xsel_byte_1 <= bus_data[11:10];
      pa_sc_raster_config_pkr_ysel_byte_1 <= bus_data[13:12];
    end
  end

  initial begin
    pa_sc_raster_config_sc_map_byte_2 = 2'd0; pa_sc_raster_config_sc_xsel_byte_2 = 2'd0;
    pa_sc_raster_config_sc_ysel_byte_2 = 2'd0;
  end
  always @(posedge clock) begin
    if (pa_sc_raster_config_rb_map_pkr0_byte_0_enable_all[2]) begin
      pa_sc_raster_config_sc_map_byte_2 <= bus_data[17:16];
      pa_sc_raster_config_sc_xsel_byte_2 <= bus_data[19:18];
      pa_sc_raster_config_sc_ysel_byte_2 <= bus_data[21:20];
    end
  end

  initial begin
    pa_sc_raster_config_se_map_byte_3 = 2'd0; pa_sc_raster_config_se_xsel_byte_3 = 2'd0;
    pa_sc_raster_config_se_ysel_byte_3 = 2'd0;
  end
  always @(posedge clock) begin
    if (pa_sc_raster_config_rb_map_pkr0_byte_0_enable_all[3]) begin
      pa_sc_raster_config_se_map_byte_3 <= bus_data[25:24];
      pa_sc_raster_config_se_xsel_byte_3 <= bus_data[27:26];
      pa_sc_raster_config_se_ysel_byte_3 <= bus_data[29:28];
    end
  end

  initial begin
    pa_sc_raster_config_1_se_pair_map_byte_0 = 2'd0; pa_sc_raster_config_1_se_pair_xsel_byte_0 = 2'd0;
    pa_sc_raster_config_1_se_pair_ysel_byte_0 = 2'd0;
  end
  always @(posedge clock) begin
    if (write_pa_sc_raster_config_1 & bus_bytes[0]) begin
      pa_sc_raster_config_1_se_pair_map_byte_0 <= bus_data[1:0];
      pa_sc_raster_config_1_se_pair_xsel_byte_0 <= bus_data[3:2];
      pa_sc_raster_config_1_se_pair_ysel_byte_0 <= bus_data[5:4];
    end
  end

  initial begin
    pa_cl_clip_cntl_ps_ucp_y_scale_neg_byte_1 = 1'b0; pa_cl_clip_cntl_ps_ucp_mode_byte_1 = 2'd0;
  end
  always @(posedge clock) begin
    if (pa_cl_clip_cntl_ucp_ena_byte_0_enable_all[1]) begin
      pa_cl_clip_cntl_ps_ucp_y_scale_neg_byte_1 <= bus_data[13];
      pa_cl_clip_cntl_ps_ucp_mode_byte_1 <= bus_data[15:14];
    end
  end

  initial begin
    pa_cl_clip_cntl_clip_disable_byte_2 = 1'b0; pa_cl_clip_cntl_ucp_cull_only_ena_byte_2 = 1'b0;
    pa_cl_clip_cntl_boundary_edge_flag_ena_byte_2 = 1'b0; pa_cl_clip_cntl_dx_clip_space_def_byte_2 = 1'b0;
    pa_cl_clip_cntl_dis_clip_err_detect_byte_2 = 1'b0; pa_cl_clip_cntl_vtx_kill_or_byte_2 = 1'b0;
    pa_cl_clip_cntl_dx_rasterization_kill_byte_2 = 1'b0;
  end
  always @(posedge clock) begin
    if (pa_cl_clip_cntl_ucp_ena_byte_0_enable_all[2]) begin
      pa_cl_clip_cntl_clip_disable_byte_2 <= bus_data[16];
      pa_cl_clip_cntl_ucp_cull_only_ena_byte_2 <= bus_data[17];
      pa_cl_clip_cntl_boundary_edge_flag_ena_byte_2 <= bus_data[18];
      pa_cl_clip_cntl_dx_clip_space_def_byte_2 <= bus_data[19];
      pa_cl_clip_cntl_dis_clip_err_detect_byte_2 <= bus_data[20];
      pa_cl_clip_cntl_vtx_kill_or_byte_2 <= bus_data[21];
      pa_cl_clip_cntl_dx_rasterization_kill_byte_2 <= bus_data[22];
    end
  end

  initial begin
    pa_cl_clip_cntl_dx_linear_attr_clip_ena_byte_3 = 1'b0; pa_cl_clip_cntl_vte_vport_provoke_disable_byte_3 = 1'b0;
    pa_cl_clip_cntl_zclip_near_disable_byte_3 = 1'b0; pa_cl_clip_cntl_zclip_far_disable_byte_3 = 1'b0;
  end
  always @(posedge clock) begin
    if (pa_cl_clip_cntl_ucp_ena_byte_0_enable_all[3]) begin
      pa_cl_clip_cntl_dx_linear_attr_clip_ena_byte_3 <= bus_data[24];
      pa_cl_clip_cntl_vte_vport_provoke_disable_byte_3 <= bus_data[25];
      pa_cl_clip_cntl_zclip_near_disable_byte_3 <= bus_data[26];
      pa_cl_clip_cntl_zclip_far_disable_byte_3 <= bus_data[27];
    end
  end

  initial begin
    pa_su_sc_mode_cntl_cull_front_byte_0 = 1'b0; pa_su_sc_mode_cntl_cull_back_byte_0 = 1'b0;
    pa_su_sc_mode_cntl_face_byte_0 = 1'b0; pa_su_sc_mode_cntl_poly_mode_byte_0 = 2'd0;
    pa_su_sc_mode_cntl_polymode_front_ptype_byte_0 = 3'd0;
  end
  always @(posedge clock) begin
    if (write_pa_su_sc_mode_cntl & bus_bytes[0]) begin
      pa_su_sc_mode_cntl_cull_front_byte_0 <= bus_data[0];
      pa_su_sc_mode_cntl_cull_back_byte_0 <= bus_data[1];
      pa_su_sc_mode_cntl_face_byte_0 <= bus_data[2];
      pa_su_sc_mode_cntl_poly_mode_byte_0 <= bus_data[4:3];
      pa_su_sc_mode_cntl_polymode_front_ptype_byte_0 <= bus_data[7:5];
    end
  end

  initial begin
    pa_su_sc_mode_cntl_polymode_back_ptype_byte_1 = 3'd0; pa_su_sc_mode_cntl_poly_offset_front_enable_byte_1 = 1'b0;
    pa_su_sc_mode_cntl_poly_offset_back_enable_byte_1 = 1'b0;
    pa_su_sc_mode_cntl_poly_offset_para_enable_byte_1 = 1'b0;
  end
  always @(posedge clock) begin
    if (write_pa_su_sc_mode_cntl & bus_bytes[1]) begin
      pa_su_sc_mode_cntl_polymode_back_ptype_byte_1 <= bus_data[10:8];
      pa_su_sc_mode_cntl_poly_offset_front_enable_byte_1 <= bus_data[11];
      pa_su_sc_mode_cntl_poly_offset_back_enable_byte_1 <= bus_data[12];
      pa_su_sc_mode_cntl_poly_offset_para_enable_byte_1 <= bus_data[13];
    end
  end

  initial begin
    pa_su_sc_mode_cntl_vtx_window_offset_enable_byte_2 = 1'b0; pa_su_sc_mode_cntl_provoking_vtx_last_byte_2 = 1'b0;
    pa_su_sc_mode_cntl_persp_corr_dis_byte_2 = 1'b0; pa_su_sc_mode_cntl_multi_prim_ib_ena_byte_2 = 1'b0;
  end
  always @(posedge clock) begin
    if (write_pa_su_sc_mode_cntl & bus_bytes[2]) begin
      pa_su_sc_mode_cntl_vtx_window_offset_enable_byte_2 <= bus_data[16];
      pa_su_sc_mode_cntl_provoking_vtx_last_byte_2 <= bus_data[19];
      pa_su_sc_mode_cntl_persp_corr_dis_byte_2 <= bus_data[20];
      pa_su_sc_mode_cntl_multi_prim_ib_ena_byte_2 <= bus_data[21];
    end
  end

  initial begin
    pa_cl_vte_cntl_vport_x_scale_ena_byte_0 = 1'b0; pa_cl_vte_cntl_vport_x_offset_ena_byte_0 = 1'b0;
    pa_cl_vte_cntl_vport_y_scale_ena_byte_0 = 1'b0; pa_cl_vte_cntl_vport_y_offset_ena_byte_0 = 1'b0;
    pa_cl_vte_cntl_vport_z_scale_ena_byte_0 = 1'b0; pa_cl_vte_cntl_vport_z_offset_ena_byte_0 = 1'b0;
  end
  always @(posedge clock) begin
    if (write_pa_cl_vte_cntl & bus_bytes[0]) begin
      pa_cl_vte_cntl_vport_x_scale_ena_byte_0 <= bus_data[0];
      pa_cl_vte_cntl_vport_x_offset_ena_byte_0 <= bus_data[1];
      pa_cl_vte_cntl_vport_y_scale_ena_byte_0 <= bus_data[2];
      pa_cl_vte_cntl_vport_y_offset_ena_byte_0 <= bus_data[3];
      pa_cl_vte_cntl_vport_z_scale_ena_byte_0 <= bus_data[4];
      pa_cl_vte_cntl_vport_z_offset_ena_byte_0 <= bus_data[5];
    end
  end

  initial begin
    pa_cl_vte_cntl_vtx_xy_fmt_byte_1 = 1'b0; pa_cl_vte_cntl_vtx_z_fmt_byte_1 = 1'b0;
    pa_cl_vte_cntl_vtx_w0_fmt_byte_1 = 1'b0;
  end
  always @(posedge clock) begin
    if (write_pa_cl_vte_cntl & bus_bytes[1]) begin
      pa_cl_vte_cntl_vtx_xy_fmt_byte_1 <= bus_data[8];
      pa_cl_vte_cntl_vtx_z_fmt_byte_1 <= bus_data[9];
      pa_cl_vte_cntl_vtx_w0_fmt_byte_1 <= bus_data[10];
    end
  end

  initial begin
    pa_cl_vs_out_cntl_use_vtx_point_size_byte_2 = 1'b0; pa_cl_vs_out_cntl_use_vtx_edge_flag_byte_2 = 1'b0;
    pa_cl_vs_out_cntl_use_vtx_render_target_indx_byte_2 = 1'b0;
    pa_cl_vs_out_cntl_use_vtx_viewport_indx_byte_2 = 1'b0; pa_cl_vs_out_cntl_use_vtx_kill_flag_byte_2 = 1'b0;
    pa_cl_vs_out_cntl_vs_out_misc_vec_ena_byte_2 = 1'b0; pa_cl_vs_out_cntl_vs_out_ccdist0_vec_ena_byte_2 = 1'b0;
    pa_cl_vs_out_cntl_vs_out_ccdist1_vec_ena_byte_2 = 1'b0;
  end
  always @(posedge clock) begin
    if (pa_cl_vs_out_cntl_clip_dist_ena_byte_0_enable_all[2]) begin
      pa_cl_vs_out_cntl_use_vtx_point_size_byte_2 <= bus_data[16];
      pa_cl_vs_out_cntl_use_vtx_edge_flag_byte_2 <= bus_data[17];
      pa_cl_vs_out_cntl_use_vtx_render_target_indx_byte_2 <= bus_data[18];
      pa_cl_vs_out_cntl_use_vtx_viewport_indx_byte_2 <= bus_data[19];
      pa_cl_vs_out_cntl_use_vtx_kill_flag_byte_2 <= bus_data[20];
      pa_cl_vs_out_cntl_vs_out_misc_vec_ena_byte_2 <= bus_data[21];
      pa_cl_vs_out_cntl_vs_out_ccdist0_vec_ena_byte_2 <= bus_data[22];
      pa_cl_vs_out_cntl_vs_out_ccdist1_vec_ena_byte_2 <= bus_data[23];
    end
  end

  initial begin
    pa_cl_vs_out_cntl_vs_out_misc_side_bus_ena_byte_3 = 1'b0; pa_cl_vs_out_cntl_use_vtx_gs_cut_flag_byte_3 = 1'b0;
  end
  always @(posedge clock) begin
    if (pa_cl_vs_out_cntl_clip_dist_ena_byte_0_enable_all[3]) begin
      pa_cl_vs_out_cntl_vs_out_misc_side_bus_ena_byte_3 <= bus_data[24];
      pa_cl_vs_out_cntl_use_vtx_gs_cut_flag_byte_3 <= bus_data[25];
    end
  end

  initial begin
    pa_cl_naninf_cntl_vte_xy_inf_discard_byte_0 = 1'b0; pa_cl_naninf_cntl_vte_z_inf_discard_byte_0 = 1'b0;
    pa_cl_naninf_cntl_vte_w_inf_discard_byte_0 = 1'b0; pa_cl_naninf_cntl_vte_0xnaninf_is_0_byte_0 = 1'b0;
    pa_cl_naninf_cntl_vte_xy_nan_retain_byte_0 = 1'b0; pa_cl_naninf_cntl_vte_z_nan_retain_byte_0 = 1'b0;
    pa_cl_naninf_cntl_vte_w_nan_retain_byte_0 = 1'b0; pa_cl_naninf_cntl_vte_w_recip_nan_is_0_byte_0 = 1'b0;
  end
  always @(posedge clock) begin
    if (write_pa_cl_naninf_cntl & bus_bytes[0]) begin
      pa_cl_naninf_cntl_vte_xy_inf_discard_byte_0 <= bus_data[0];
      pa_cl_naninf_cntl_vte_z_inf_discard_byte_0 <= bus_data[1];
      pa_cl_naninf_cntl_vte_w_inf_discard_byte_0 <= bus_data[2];
      pa_cl_naninf_cntl_vte_0xnaninf_is_0_byte_0 <= bus_data[3];
      pa_cl_naninf_cntl_vte_xy_nan_retain_byte_0 <= bus_data[4];
      pa_cl_naninf_cntl_vte_z_nan_retain_byte_0 <= bus_data[5];
      pa_cl_naninf_cntl_vte_w_nan_retain_byte_0 <= bus_data[6];
      pa_cl_naninf_cntl_vte_w_recip_nan_is_0_byte_0 <= bus_data[7];
    end
  end

  initial begin
    pa_cl_naninf_cntl_vs_xy_nan_to_inf_byte_1 = 1'b0; pa_cl_naninf_cntl_vs_xy_inf_retain_byte_1 = 1'b0;
    pa_cl_naninf_cntl_vs_z_nan_to_inf_byte_1 = 1'b0; pa_cl_naninf_cntl_vs_z_inf_retain_byte_1 = 1'b0;
    pa_cl_naninf_cntl_vs_w_nan_to_inf_byte_1 = 1'b0; pa_cl_naninf_cntl_vs_w_inf_retain_byte_1 = 1'b0;
    pa_cl_naninf_cntl_vs_clip_dist_inf_discard_byte_1 = 1'b0;
  end
  always @(posedge clock) begin
    if (write_pa_cl_naninf_cntl & bus_bytes[1]) begin
      pa_cl_naninf_cntl_vs_xy_nan_to_inf_byte_1 <= bus_data[8];
      pa_cl_naninf_cntl_vs_xy_inf_retain_byte_1 <= bus_data[9];
      pa_cl_naninf_cntl_vs_z_nan_to_inf_byte_1 <= bus_data[10];
      pa_cl_naninf_cntl_vs_z_inf_retain_byte_1 <= bus_data[11];
      pa_cl_naninf_cntl_vs_w_nan_to_inf_byte_1 <= bus_data[12];
      pa_cl_naninf_cntl_vs_w_inf_retain_byte_1 <= bus_data[13];
      pa_cl_naninf_cntl_vs_clip_dist_inf_discard_byte_1 <= bus_data[14];
    end
  end

  initial pa_cl_naninf_cntl_vte_no_output_neg_0_byte_2 = 1'b0;
  always @(posedge clock) begin
    if (write_pa_cl_naninf_cntl & bus_bytes[2]) pa_cl_naninf_cntl_vte_no_output_neg_0_byte_2 <= bus_data[20];
  end

  initial begin
    pa_su_line_stipple_cntl_line_stipple_reset_byte_0 = 2'd0;
    pa_su_line_stipple_cntl_expand_full_length_byte_0 = 1'b0;
    pa_su_line_stipple_cntl_fractional_accum_byte_0 = 1'b0; pa_su_line_stipple_cntl_diamond_adjust_byte_0 = 1'b0;
  end
  always @(posedge clock) begin
    if (write_pa_su_line_stipple_cntl & bus_bytes[0]) begin
      pa_su_line_stipple_cntl_line_stipple_reset_byte_0 <= bus_data[1:0];
      pa_su_line_stipple_cntl_expand_full_length_byte_0 <= bus_data[2];
      pa_su_line_stipple_cntl_fractional_accum_byte_0 <= bus_data[3];
      pa_su_line_stipple_cntl_diamond_adjust_byte_0 <= bus_data[4];
    end
  end

  initial begin
    pa_su_prim_filter_cntl_triangle_filter_disable_byte_0 = 1'b0;
    pa_su_prim_filter_cntl_line_filter_disable_byte_0 = 1'b0;
    pa_su_prim_filter_cntl_point_filter_disable_byte_0 = 1'b0;
    pa_su_prim_filter_cntl_rectangle_filter_disable_byte_0 = 1'b0;
    pa_su_prim_filter_cntl_triangle_expand_ena_byte_0 = 1'b0; pa_su_prim_filter_cntl_line_expand_ena_byte_0 = 1'b0;
    pa_su_prim_filter_cntl_point_expand_ena_byte_0 = 1'b0;
    pa_su_prim_filter_cntl_rectangle_expand_ena_byte_0 = 1'b0;
  end
  always @(posedge clock) begin
    if (write_pa_su_prim_filter_cntl & bus_bytes[0]) begin
      pa_su_prim_filter_cntl_triangle_filter_disable_byte_0 <= bus_data[0];
      pa_su_prim_filter_cntl_line_filter_disable_byte_0 <= bus_data[1];
      pa_su_prim_filter_cntl_point_filter_disable_byte_0 <= bus_data[2];
      pa_su_prim_filter_cntl_rectangle_filter_disable_byte_0 <= bus_data[3];
      pa_su_prim_filter_cntl_triangle_expand_ena_byte_0 <= bus_data[4];
      pa_su_prim_filter_cntl_line_expand_ena_byte_0 <= bus_data[5];
      pa_su_prim_filter_cntl_point_expand_ena_byte_0 <= bus_data[6];
      pa_su_prim_filter_cntl_rectangle_expand_ena_byte_0 <= bus_data[7];
    end
  end

  initial pa_su_prim_filter_cntl_prim_expand_constant_byte_1 = 8'd0;
  always @(posedge clock) begin
    if (write_pa_su_prim_filter_cntl & bus_bytes[1]) begin
      pa_su_prim_filter_cntl_prim_expand_constant_byte_1 <= bus_data[15:8];
    end
  end

  initial begin
    pa_su_prim_filter_cntl_xmax_right_exclusion_byte_3 = 1'b0;
    pa_su_prim_filter_cntl_ymax_bottom_exclusion_byte_3 = 1'b0;
  end
  always @(posedge clock) begin
    if (write_pa_su_prim_filter_cntl & bus_bytes[3]) begin
      pa_su_prim_filter_cntl_xmax_right_exclusion_byte_3 <= bus_data[30];
      pa_su_prim_filter_cntl_ymax_bottom_exclusion_byte_3 <= bus_data[31];
    end
  end

  initial pa_su_point_size_height_byte_0 = 8'd0;
  always @(posedge clock) begin
    if (write_pa_su_point_size & bus_bytes[0]) pa_su_point_size_height_byte_0 <= bus_data[7:0];
  end

  initial pa_su_point_size_height_byte_1 = 8'd0;
  always @(posedge clock) begin
    if (write_pa_su_point_size & bus_bytes[1]) pa_su_point_size_height_byte_1 <= bus_data[15:8];
  end

  initial pa_su_point_size_width_byte_2 = 8'd0;
  always @(posedge clock) begin
    if (write_pa_su_point_size & bus_bytes[2]) pa_su_point_size_width_byte_2 <= bus_data[23:16];
  end

  initial pa_su_point_size_width_byte_3 = 8'd0;
  always @(posedge clock) begin
    if (write_pa_su_point_size & bus_bytes[3]) pa_su_point_size_width_byte_3 <= bus_data[31:24];
  end

  initial pa_su_point_minmax_min_size_byte_0 = 8'd0;
  always @(posedge clock) begin
    if (write_pa_su_point_minmax & bus_bytes[0]) pa_su_point_minmax_min_size_byte_0 <= bus_data[7:0];
  end

  initial pa_su_point_minmax_min_size_byte_1 = 8'd0;
  always @(posedge clock) begin
    if (write_pa_su_point_minmax & bus_bytes[1]) pa_su_point_minmax_min_size_byte_1 <= bus_data[15:8];
  end

  initial pa_su_point_minmax_max_size_byte_2 = 8'd0;
  always @(posedge clock) begin
    if (write_pa_su_point_minmax & bus_bytes[2]) pa_su_point_minmax_max_size_byte_2 <= bus_data[23:16];
  end

  initial pa_su_point_minmax_max_size_byte_3 = 8'd0;
  always @(posedge clock) begin
    if (write_pa_su_point_minmax & bus_bytes[3]) pa_su_point_minmax_max_size_byte_3 <= bus_data[31:24];
  end

  initial pa_su_line_cntl_width_byte_0 = 8'd0;
  always @(posedge clock) begin
    if (write_pa_su_line_cntl & bus_bytes[0]) pa_su_line_cntl_width_byte_0 <= bus_data[7:0];
  end

  initial pa_su_line_cntl_width_byte_1 = 8'd0;
  always @(posedge clock) begin
    if (write_pa_su_line_cntl & bus_bytes[1]) pa_su_line_cntl_width_byte_1 <= bus_data[15:8];
  end

  initial pa_sc_line_stipple_line_pattern_byte_0 = 8'd0;
  always @(posedge clock) begin
    if (write_pa_sc_line_stipple & bus_bytes[0]) pa_sc_line_stipple_line_pattern_byte_0 <= bus_data[7:0];
  end

  initial pa_sc_line_stipple_line_pattern_byte_1 = 8'd0;
  always @(posedge clock) begin
    if (write_pa_sc_line_stipple & bus_bytes[1]) pa_sc_line_stipple_line_pattern_byte_1 <= bus_data[15:8];
  end

  initial pa_sc_line_stipple_repeat_count_byte_2 = 8'd0;
  always @(posedge clock) begin
    if (write_pa_sc_line_stipple & bus_bytes[2]) pa_sc_line_stipple_repeat_count_byte_2 <= bus_data[23:16];
  end

  initial begin
    pa_sc_line_stipple_pattern_bit_order_byte_3 = 1'b0; pa_sc_line_stipple_auto_reset_cntl_byte_3 = 2'd0;
  end
  always @(posedge clock) begin
    if (write_pa_sc_line_stipple & bus_bytes[3]) begin
      pa_sc_line_stipple_pattern_bit_order_byte_3 <= bus_data[28];
      pa_sc_line_stipple_auto_reset_cntl_byte_3 <= bus_data[30:29];
    end
  end

  initial begin
    pa_sc_mode_cntl_0_msaa_enable_byte_0 = 1'b0; pa_sc_mode_cntl_0_vport_scissor_enable_byte_0 = 1'b0;
    pa_sc_mode_cntl_0_line_stipple_enable_byte_0 = 1'b0; pa_sc_mode_cntl_0_send_unlit_stiles_to_pkr_byte_0 = 1'b0;
  end
  always @(posedge clock) begin
    if (write_pa_sc_mode_cntl_0 & bus_bytes[0]) begin
      pa_sc_mode_cntl_0_msaa_enable_byte_0 <= bus_data[0];
      pa_sc_mode_cntl_0_vport_scissor_enable_byte_0 <= bus_data[1];
      pa_sc_mode_cntl_0_line_stipple_enable_byte_0 <= bus_data[2];
      pa_sc_mode_cntl_0_send_unlit_stiles_to_pkr_byte_0 <= bus_data[3];
    end
  end

  initial begin
    pa_sc_mode_cntl_1_walk_size_byte_0 = 1'b0; pa_sc_mode_cntl_1_walk_alignment_byte_0 = 1'b0;
    pa_sc_mode_cntl_1_walk_align8_prim_fits_st_byte_0 = 1'b0; pa_sc_mode_cntl_1_walk_fence_enable_byte_0 = 1'b0;
    pa_sc_mode_cntl_1_walk_fence_size_byte_0 = 3'd0; pa_sc_mode_cntl_1_supertile_walk_order_enable_byte_0 = 1'b0;
  end
  always @(posedge clock) begin
    if (pa_sc_mode_cntl_1_walk_size_byte_0_enable_all[0]) begin
      pa_sc_mode_cntl_1_walk_size_byte_0 <= bus_data[0];
      pa_sc_mode_cntl_1_walk_alignment_byte_0 <= bus_data[1];
      pa_sc_mode_cntl_1_walk_align8_prim_fits_st_byte_0 <= bus_data[2];
      pa_sc_mode_cntl_1_walk_fence_enable_byte_0 <= bus_data[3];
      pa_sc_mode_cntl_1_walk_fence_size_byte_0 <= bus_data[6:4];
      pa_sc_mode_cntl_1_supertile_walk_order_enable_byte_0 <= bus_data[7];
    end
  end

  initial begin
    pa_sc_mode_cntl_1_tile_walk_order_enable_byte_1 = 1'b0; pa_sc_mode_cntl_1_tile_cover_disable_byte_1 = 1'b0;
    pa_sc_mode_cntl_1_tile_cover_no_scissor_byte_1 = 1'b0; pa_sc_mode_cntl_1_zmm_line_extent_byte_1 = 1'b0;
    pa_sc_mode_cntl_1_zmm_line_offset_byte_1 = 1'b0; pa_sc_mode_cntl_1_zmm_rect_extent_byte_1 = 1'b0;
    pa_sc_mode_cntl_1_kill_pix_post_hi_z_byte_1 = 1'b0; pa_sc_mode_cntl_1_kill_pix_post_detail_mask_byte_1 = 1'b0;
  end
  always @(posedge clock) begin
    if (pa_sc_mode_cntl_1_walk_size_byte_0_enable_all[1]) begin
      pa_sc_mode_cntl_1_tile_walk_order_enable_byte_1 <= bus_data[8];
      pa_sc_mode_cntl_1_tile_cover_disable_byte_1 <= bus_data[9];
      pa_sc_mode_cntl_1_tile_cover_no_scissor_byte_1 <= bus_data[10];
      pa_sc_mode_cntl_1_zmm_line_extent_byte_1 <= bus_data[11];
      pa_sc_mode_cntl_1_zmm_line_offset_byte_1 <= bus_data[12];
      pa_sc_mode_cntl_1_zmm_rect_extent_byte_1 <= bus_data[13];
      pa_sc_mode_cntl_1_kill_pix_post_hi_z_byte_1 <= bus_data[14];
      pa_sc_mode_cntl_1_kill_pix_post_detail_mask_byte_1 <= bus_data[15];
    end
  end

  initial begin
    pa_sc_mode_cntl_1_ps_iter_sample_byte_2 = 1'b0;
    pa_sc_mode_cntl_1_multi_shader_engine_prim_discard_enable_byte_2 = 1'b0;
  end
  always @(posedge clock) begin
    if (pa_sc_mode_cntl_1_walk_size_byte_0_enable_all[2]) begin
      pa_sc_mode_cntl_1_ps_iter_sample_byte_2 <= bus_data[16];
      pa_sc_mode_cntl_1_multi_shader_engine_prim_discard_enable_byte_2 <= bus_data[17];
    end
  end

  initial begin
    pa_sc_mode_cntl_1_force_eov_cntdwn_enable_byte_3 = 1'b1; pa_sc_mode_cntl_1_force_eov_rez_enable_byte_3 = 1'b1;
    pa_sc_mode_cntl_1_out_of_order_primitive_enable_byte_3 = 1'b0;
    pa_sc_mode_cntl_1_out_of_order_water_mark_byte_3 = 3'd0;
  end
  always @(posedge clock) begin
    if (pa_sc_mode_cntl_1_walk_size_byte_0_enable_all[3]) begin
      pa_sc_mode_cntl_1_force_eov_cntdwn_enable_byte_3 <= bus_data[25];
      pa_sc_mode_cntl_1_force_eov_rez_enable_byte_3 <= bus_data[26];
      pa_sc_mode_cntl_1_out_of_order_primitive_enable_byte_3 <= bus_data[27];
      pa_sc_mode_cntl_1_out_of_order_water_mark_byte_3 <= bus_data[30:28];
    end
  end

  initial pa_su_poly_offset_db_fmt_cntl_poly_offset_neg_num_db_bits_byte_0 = 8'd0;
  always @(posedge clock) begin
    if (write_pa_su_poly_offset_db_fmt_cntl & bus_bytes[0]) begin
      pa_su_poly_offset_db_fmt_cntl_poly_offset_neg_num_db_bits_byte_0 <= bus_data[7:0];
    end
  end

  initial pa_su_poly_offset_db_fmt_cntl_poly_offset_db_is_float_fmt_byte_1 = 1'b0;
  always @(posedge clock) begin
    if (write_pa_su_poly_offset_db_fmt_cntl & bus_bytes[1]) begin
      pa_su_poly_offset_db_fmt_cntl_poly_offset_db_is_float_fmt_byte_1 <= bus_data[8];
    end
  end

  initial begin
    pa_sc_centroid_priority_0_distance_0_byte_0 = 4'd0; pa_sc_centroid_priority_0_distance_1_byte_0 = 4'd0;
  end
  always @(posedge clock) begin
    if (pa_sc_centroid_priority_0_distance_0_byte_0_enable_all[0]) begin
      pa_sc_centroid_priority_0_distance_0_byte_0 <= bus_data[3:0];
      pa_sc_centroid_priority_0_distance_1_byte_0 <= bus_data[7:4];
    end
  end

  initial begin
    pa_sc_centroid_priority_0_distance_2_byte_1 = 4'd0; pa_sc_centroid_priority_0_distance_3_byte_1 = 4'd0;
  end
  always @(posedge clock) begin
    if (pa_sc_centroid_priority_0_distance_0_byte_0_enable_all[1]) begin
      pa_sc_centroid_priority_0_distance_2_byte_1 <= bus_data[11:8];
      pa_sc_centroid_priority_0_distance_3_byte_1 <= bus_data[15:12];
    end
  end

  initial begin
    pa_sc_centroid_priority_0_distance_4_byte_2 = 4'd0; pa_sc_centroid_priority_0_distance_5_byte_2 = 4'd0;
  end
  always @(posedge clock) begin
    if (pa_sc_centroid_priority_0_distance_0_byte_0_enable_all[2]) begin
      pa_sc_centroid_priority_0_distance_4_byte_2 <= bus_data[19:16];
      pa_sc_centroid_priority_0_distance_5_byte_2 <= bus_data[23:20];
    end
  end

  initial begin
    pa_sc_centroid_priority_0_distance_6_byte_3 = 4'd0; pa_sc_centroid_priority_0_distance_7_byte_3 = 4'd0;
  end
  always @(posedge clock) begin
    if (pa_sc_centroid_priority_0_distance_0_byte_0_enable_all[3]) begin
      pa_sc_centroid_priority_0_distance_6_byte_3 <= bus_data[27:24];
      pa_sc_centroid_priority_0_distance_7_byte_3 <= bus_data[31:28];
    end
  end

  initial begin
    pa_sc_centroid_priority_1_distance_8_byte_0 = 4'd0; pa_sc_centroid_priority_1_distance_9_byte_0 = 4'd0;
  end
  always @(posedge clock) begin
    if (pa_sc_centroid_priority_1_distance_8_byte_0_enable_all[0]) begin
      pa_sc_centroid_priority_1_distance_8_byte_0 <= bus_data[3:0];
      pa_sc_centroid_priority_1_distance_9_byte_0 <= bus_data[7:4];
    end
  end

  initial begin
    pa_sc_centroid_priority_1_distance_10_byte_1 = 4'd0; pa_sc_centroid_priority_1_distance_11_byte_1 = 4'd0;
  end
  always @(posedge clock) begin
    if (pa_sc_centroid_priority_1_distance_8_byte_0_enable_all[1]) begin
      pa_sc_centroid_priority_1_distance_10_byte_1 <= bus_data[11:8];
      pa_sc_centroid_priority_1_distance_11_byte_1 <= bus_data[15:12];
    end
  end

  initial begin
    pa_sc_centroid_priority_1_distance_12_byte_2 = 4'd0; pa_sc_centroid_priority_1_distance_13_byte_2 = 4'd0;
  end
  always @(posedge clock) begin
    if (pa_sc_centroid_priority_1_distance_8_byte_0_enable_all[2]) begin
      pa_sc_centroid_priority_1_distance_12_byte_2 <= bus_data[19:16];
      pa_sc_centroid_priority_1_distance_13_byte_2 <= bus_data[23:20];
    end
  end

  initial begin
    pa_sc_centroid_priority_1_distance_14_byte_3 = 4'd0; pa_sc_centroid_priority_1_distance_15_byte_3 = 4'd0;
  end
  always @(posedge clock) begin
    if (pa_sc_centroid_priority_1_distance_8_byte_0_enable_all[3]) begin
      pa_sc_centroid_priority_1_distance_14_byte_3 <= bus_data[27:24];
      pa_sc_centroid_priority_1_distance_15_byte_3 <= bus_data[31:28];
    end
  end

  initial begin
    pa_sc_line_cntl_expand_line_width_byte_1 = 1'b0; pa_sc_line_cntl_last_pixel_byte_1 = 1'b0;
    pa_sc_line_cntl_perpendicular_endcap_ena_byte_1 = 1'b0; pa_sc_line_cntl_dx10_diamond_test_ena_byte_1 = 1'b0;
  end
  always @(posedge clock) begin
    if (write_pa_sc_line_cntl & bus_bytes[1]) begin
      pa_sc_line_cntl_expand_line_width_byte_1 <= bus_data[9];
      pa_sc_line_cntl_last_pixel_byte_1 <= bus_data[10];
      pa_sc_line_cntl_perpendicular_endcap_ena_byte_1 <= bus_data[11];
      pa_sc_line_cntl_dx10_diamond_test_ena_byte_1 <= bus_data[12];
    end
  end

  initial begin
    pa_sc_aa_config_msaa_num_samples_byte_0 = 3'd0; pa_sc_aa_config_aa_mask_centroid_dtmn_byte_0 = 1'b0;
  end
  always @(posedge clock) begin
    if (write_pa_sc_aa_config & bus_bytes[0]) begin
      pa_sc_aa_config_msaa_num_samples_byte_0 <= bus_data[2:0];
      pa_sc_aa_config_aa_mask_centroid_dtmn_byte_0 <= bus_data[4];
    end
  end

  initial pa_sc_aa_config_max_sample_dist_byte_1 = 3'd0;
  always @(posedge clock) begin
    if (write_pa_sc_aa_config & bus_bytes[1]) pa_sc_aa_config_max_sample_dist_byte_1 <= bus_data[15:13];
  end

  initial begin
    pa_sc_aa_config_max_sample_dist_byte_2 = 1'b0; pa_sc_aa_config_msaa_exposed_samples_byte_2 = 3'd0;
  end
  always @(posedge clock) begin
    if (write_pa_sc_aa_config & bus_bytes[2]) begin
      pa_sc_aa_config_max_sample_dist_byte_2 <= bus_data[16];
      pa_sc_aa_config_msaa_exposed_samples_byte_2 <= bus_data[22:20];
    end
  end

  initial pa_sc_aa_config_detail_to_exposed_mode_byte_3 = 2'd0;
  always @(posedge clock) begin
    if (write_pa_sc_aa_config & bus_bytes[3]) pa_sc_aa_config_detail_to_exposed_mode_byte_3 <= bus_data[25:24];
  end

  initial begin
    pa_su_vtx_cntl_pix_center_byte_0 = 1'b0; pa_su_vtx_cntl_round_mode_byte_0 = 2'd0;
    pa_su_vtx_cntl_quant_mode_byte_0 = 3'd0;
  end
  always @(posedge clock) begin
    if (write_pa_su_vtx_cntl & bus_bytes[0]) begin
      pa_su_vtx_cntl_pix_center_byte_0 <= bus_data[0];
      pa_su_vtx_cntl_round_mode_byte_0 <= bus_data[2:1];
      pa_su_vtx_cntl_quant_mode_byte_0 <= bus_data[5:3];
    end
  end

  initial begin
    pa_sc_aa_sample_locs_pixel_x0y0_0_s0_x_byte_0 = 4'd0; pa_sc_aa_sample_locs_pixel_x0y0_0_s0_y_byte_0 = 4'd0;
  end
  always @(posedge clock) begin
    if (pa_sc_aa_sample_locs_pixel_x0y0_0_s0_x_byte_0_enable_all[0]) begin
      pa_sc_aa_sample_locs_pixel_x0y0_0_s0_x_byte_0 <= bus_data[3:0];
      pa_sc_aa_sample_locs_pixel_x0y0_0_s0_y_byte_0 <= bus_data[7:4];
    end
  end

  initial begin
    pa_sc_aa_sample_locs_pixel_x0y0_0_s1_x_byte_1 = 4'd0; pa_sc_aa_sample_locs_pixel_x0y0_0_s1_y_byte_1 = 4'd0;
  end
  always @(posedge clock) begin
    if (pa_sc_aa_sample_locs_pixel_x0y0_0_s0_x_byte_0_enable_all[1]) begin
      pa_sc_aa_sample_locs_pixel_x0y0_0_s1_x_byte_1 <= bus_data[11:8];
      pa_sc_aa_sample_locs_pixel_x0y0_0_s1_y_byte_1 <= bus_data[15:12];
    end
  end

  initial begin
    pa_sc_aa_sample_locs_pixel_x0y0_0_s2_x_byte_2 = 4'd0; pa_sc_aa_sample_locs_pixel_x0y0_0_s2_y_byte_2 = 4'd0;
  end
  always @(posedge clock) begin
    if (pa_sc_aa_sample_locs_pixel_x0y0_0_s0_x_byte_0_enable_all[2]) begin
      pa_sc_aa_sample_locs_pixel_x0y0_0_s2_x_byte_2 <= bus_data[19:16];
      pa_sc_aa_sample_locs_pixel_x0y0_0_s2_y_byte_2 <= bus_data[23:20];
    end
  end

  initial begin
    pa_sc_aa_sample_locs_pixel_x0y0_0_s3_x_byte_3 = 4'd0; pa_sc_aa_sample_locs_pixel_x0y0_0_s3_y_byte_3 = 4'd0;
  end
  always @(posedge clock) begin
    if (pa_sc_aa_sample_locs_pixel_x0y0_0_s0_x_byte_0_enable_all[3]) begin
      pa_sc_aa_sample_locs_pixel_x0y0_0_s3_x_byte_3 <= bus_data[27:24];
      pa_sc_aa_sample_locs_pixel_x0y0_0_s3_y_byte_3 <= bus_data[31:28];
    end
  end

  initial begin
    pa_sc_aa_sample_locs_pixel_x0y0_1_s4_x_byte_0 = 4'd0; pa_sc_aa_sample_locs_pixel_x0y0_1_s4_y_byte_0 = 4'd0;
  end
  always @(posedge clock) begin
    if (pa_sc_aa_sample_locs_pixel_x0y0_0_s0_x_byte_0_enable_all[4]) begin
      pa_sc_aa_sample_locs_pixel_x0y0_1_s4_x_byte_0 <= bus_data[3:0];
      pa_sc_aa_sample_locs_pixel_x0y0_1_s4_y_byte_0 <= bus_data[7:4];
    end
  end

  initial begin
    pa_sc_aa_sample_locs_pixel_x0y0_1_s5_x_byte_1 = 4'd0; pa_sc_aa_sample_locs_pixel_x0y0_1_s5_y_byte_1 = 4'd0;
  end
  always @(posedge clock) begin
    if (pa_sc_aa_sample_locs_pixel_x0y0_0_s0_x_byte_0_enable_all[5]) begin
      pa_sc_aa_sample_locs_pixel_x0y0_1_s5_x_byte_1 <= bus_data[11:8];
      pa_sc_aa_sample_locs_pixel_x0y0_1_s5_y_byte_1 <= bus_data[15:12];
    end
  end

  initial begin
    pa_sc_aa_sample_locs_pixel_x0y0_1_s6_x_byte_2 = 4'd0; pa_sc_aa_sample_locs_pixel_x0y0_1_s6_y_byte_2 = 4'd0;
  end
  always @(posedge clock) begin
    if (pa_sc_aa_sample_locs_pixel_x0y0_0_s0_x_byte_0_enable_all[6]) begin
      pa_sc_aa_sample_locs_pixel_x0y0_1_s6_x_byte_2 <= bus_data[19:16];
      pa_sc_aa_sample_locs_pixel_x0y0_1_s6_y_byte_2 <= bus_data[23:20];
    end
  end

  initial begin
    pa_sc_aa_sample_locs_pixel_x0y0_1_s7_x_byte_3 = 4'd0; pa_sc_aa_sample_locs_pixel_x0y0_1_s7_y_byte_3 = 4'd0;
  end
  always @(posedge clock) begin
    if (pa_sc_aa_sample_locs_pixel_x0y0_0_s0_x_byte_0_enable_all[7]) begin
      pa_sc_aa_sample_locs_pixel_x0y0_1_s7_x_byte_3 <= bus_data[27:24];
      pa_sc_aa_sample_locs_pixel_x0y0_1_s7_y_byte_3 <= bus_data[31:28];
    end
  end

  initial begin
    pa_sc_aa_sample_locs_pixel_x0y0_2_s8_x_byte_0 = 4'd0; pa_sc_aa_sample_locs_pixel_x0y0_2_s8_y_byte_0 = 4'd0;
  end
  always @(posedge clock) begin
    if (pa_sc_aa_sample_locs_pixel_x0y0_0_s0_x_byte_0_enable_all[8]) begin
      pa_sc_aa_sample_locs_pixel_x0y0_2_s8_x_byte_0 <= bus_data[3:0];
      pa_sc_aa_sample_locs_pixel_x0y0_2_s8_y_byte_0 <= bus_data[7:4];
    end
  end

  initial begin
    pa_sc_aa_sample_locs_pixel_x0y0_2_s9_x_byte_1 = 4'd0; pa_sc_aa_sample_locs_pixel_x0y0_2_s9_y_byte_1 = 4'd0;
  end
  always @(posedge clock) begin
    if (pa_sc_aa_sample_locs_pixel_x0y0_0_s0_x_byte_0_enable_all[9]) begin
      pa_sc_aa_sample_locs_pixel_x0y0_2_s9_x_byte_1 <= bus_data[11:8];
      pa_sc_aa_sample_locs_pixel_x0y0_2_s9_y_byte_1 <= bus_data[15:12];
    end
  end

  initial begin
    pa_sc_aa_sample_locs_pixel_x0y0_2_s10_x_byte_2 = 4'd0; pa_sc_aa_sample_locs_pixel_x0y0_2_s10_y_byte_2 = 4'd0;
  end
  always @(posedge clock) begin
    if (pa_sc_aa_sample_locs_pixel_x0y0_0_s0_x_byte_0_enable_all[10]) begin
      pa_sc_aa_sample_locs_pixel_x0y0_2_s10_x_byte_2 <= bus_data[19:16];
      pa_sc_aa_sample_locs_pixel_x0y0_2_s10_y_byte_2 <= bus_data[23:20];
    end
  end

  initial begin
    pa_sc_aa_sample_locs_pixel_x0y0_2_s11_x_byte_3 = 4'd0; pa_sc_aa_sample_locs_pixel_x0y0_2_s11_y_byte_3 = 4'd0;
  end
  always @(posedge clock) begin
    if (pa_sc_aa_sample_locs_pixel_x0y0_0_s0_x_byte_0_enable_all[11]) begin
      pa_sc_aa_sample_locs_pixel_x0y0_2_s11_x_byte_3 <= bus_data[27:24];
      pa_sc_aa_sample_locs_pixel_x0y0_2_s11_y_byte_3 <= bus_data[31:28];
    end
  end

  initial begin
    pa_sc_aa_sample_locs_pixel_x0y0_3_s12_x_byte_0 = 4'd0; pa_sc_aa_sample_locs_pixel_x0y0_3_s12_y_byte_0 = 4'd0;
  end
  always @(posedge clock) begin
    if (pa_sc_aa_sample_locs_pixel_x0y0_0_s0_x_byte_0_enable_all[12]) begin
      pa_sc_aa_sample_locs_pixel_x0y0_3_s12_x_byte_0 <= bus_data[3:0];
      pa_sc_aa_sample_locs_pixel_x0y0_3_s12_y_byte_0 <= bus_data[7:4];
    end
  end

  initial begin
    pa_sc_aa_sample_locs_pixel_x0y0_3_s13_x_byte_1 = 4'd0; pa_sc_aa_sample_locs_pixel_x0y0_3_s13_y_byte_1 = 4'd0;
  end
  always @(posedge clock) begin
    if (pa_sc_aa_sample_locs_pixel_x0y0_0_s0_x_byte_0_enable_all[13]) begin
      pa_sc_aa_sample_locs_pixel_x0y0_3_s13_x_byte_1 <= bus_data[11:8];
      pa_sc_aa_sample_locs_pixel_x0y0_3_s13_y_byte_1 <= bus_data[15:12];
    end
  end

  initial begin
    pa_sc_aa_sample_locs_pixel_x0y0_3_s14_x_byte_2 = 4'd0; pa_sc_aa_sample_locs_pixel_x0y0_3_s14_y_byte_2 = 4'd0;
  end
  always @(posedge clock) begin
    if (pa_sc_aa_sample_locs_pixel_x0y0_0_s0_x_byte_0_enable_all[14]) begin
      pa_sc_aa_sample_locs_pixel_x0y0_3_s14_x_byte_2 <= bus_data[19:16];
      pa_sc_aa_sample_locs_pixel_x0y0_3_s14_y_byte_2 <= bus_data[23:20];
    end
  end

  initial begin
    pa_sc_aa_sample_locs_pixel_x0y0_3_s15_x_byte_3 = 4'd0; pa_sc_aa_sample_locs_pixel_x0y0_3_s15_y_byte_3 = 4'd0;
  end
  always @(posedge clock) begin
    if (pa_sc_aa_sample_locs_pixel_x0y0_0_s0_x_byte_0_enable_all[15]) begin
      pa_sc_aa_sample_locs_pixel_x0y0_3_s15_x_byte_3 <= bus_data[27:24];
      pa_sc_aa_sample_locs_pixel_x0y0_3_s15_y_byte_3 <= bus_data[31:28];
    end
  end

  initial begin
    pa_sc_aa_sample_locs_pixel_x1y0_0_s0_x_byte_0 = 4'd0; pa_sc_aa_sample_locs_pixel_x1y0_0_s0_y_byte_0 = 4'd0;
  end
  always @(posedge clock) begin
    if (pa_sc_aa_sample_locs_pixel_x1y0_0_s0_x_byte_0_enable_all[0]) begin
      pa_sc_aa_sample_locs_pixel_x1y0_0_s0_x_byte_0 <= bus_data[3:0];
      pa_sc_aa_sample_locs_pixel_x1y0_0_s0_y_byte_0 <= bus_data[7:4];
    end
  end

  initial begin
    pa_sc_aa_sample_locs_pixel_x1y0_0_s1_x_byte_1 = 4'd0; pa_sc_aa_sample_locs_pixel_x1y0_0_s1_y_byte_1 = 4'd0;
  end
  always @(posedge clock) begin
    if (pa_sc_aa_sample_locs_pixel_x1y0_0_s0_x_byte_0_enable_all[1]) begin
      pa_sc_aa_sample_locs_pixel_x1y0_0_s1_x_byte_1 <= bus_data[11:8];
      pa_sc_aa_sample_locs_pixel_x1y0_0_s1_y_byte_1 <= bus_data[15:12];
    end
  end

  initial begin
    pa_sc_aa_sample_locs_pixel_x1y0_0_s2_x_byte_2 = 4'd0; pa_sc_aa_sample_locs_pixel_x1y0_0_s2_y_byte_2 = 4'd0;
  end
  always @(posedge clock) begin
    if (pa_sc_aa_sample_locs_pixel_x1y0_0_s0_x_byte_0_enable_all[2]) begin
      pa_sc_aa_sample_locs_pixel_x1y0_0_s2_x_byte_2 <= bus_data[19:16];
      pa_sc_aa_sample_locs_pixel_x1y0_0_s2_y_byte_2 <= bus_data[23:20];
    end
  end

  initial begin
    pa_sc_aa_sample_locs_pixel_x1y0_0_s3_x_byte_3 = 4'd0; pa_sc_aa_sample_locs_pixel_x1y0_0_s3_y_byte_3 = 4'd0;
  end
  always @(posedge clock) begin
    if (pa_sc_aa_sample_locs_pixel_x1y0_0_s0_x_byte_0_enable_all[3]) begin
      pa_sc_aa_sample_locs_pixel_x1y0_0_s3_x_byte_3 <= bus_data[27:24];
      pa_sc_aa_sample_locs_pixel_x1y0_0_s3_y_byte_3 <= bus_data[31:28];
    end
  end

  initial begin
    pa_sc_aa_sample_locs_pixel_x1y0_1_s4_x_byte_0 = 4'd0; pa_sc_aa_sample_locs_pixel_x1y0_1_s4_y_byte_0 = 4'd0;
  end
  always @(posedge clock) begin
    if (pa_sc_aa_sample_locs_pixel_x1y0_0_s0_x_byte_0_enable_all[4]) begin
      pa_sc_aa_sample_locs_pixel_x1y0_1_s4_x_byte_0 <= bus_data[3:0];
      pa_sc_aa_sample_locs_pixel_x1y0_1_s4_y_byte_0 <= bus_data[7:4];
    end
  end

  initial begin
    pa_sc_aa_sample_locs_pixel_x1y0_1_s5_x_byte_1 = 4'd0; pa_sc_aa_sample_locs_pixel_x1y0_1_s5_y_byte_1 = 4'd0;
  end
  always @(posedge clock) begin
    if (pa_sc_aa_sample_locs_pixel_x1y0_0_s0_x_byte_0_enable_all[5]) begin
      pa_sc_aa_sample_locs_pixel_x1y0_1_s5_x_byte_1 <= bus_data[11:8];
      pa_sc_aa_sample_locs_pixel_x1y0_1_s5_y_byte_1 <= bus_data[15:12];
    end
  end

  initial begin
    pa_sc_aa_sample_locs_pixel_x1y0_1_s6_x_byte_2 = 4'd0; pa_sc_aa_sample_locs_pixel_x1y0_1_s6_y_byte_2 = 4'd0;
  end
  always @(posedge clock) begin
    if (pa_sc_aa_sample_locs_pixel_x1y0_0_s0_x_byte_0_enable_all[6]) begin
      pa_sc_aa_sample_locs_pixel_x1y0_1_s6_x_byte_2 <= bus_data[19:16];
      pa_sc_aa_sample_locs_pixel_x1y0_1_s6_y_byte_2 <= bus_data[23:20];
    end
  end

  initial begin
    pa_sc_aa_sample_locs_pixel_x1y0_1_s7_x_byte_3 = 4'd0; pa_sc_aa_sample_locs_pixel_x1y0_1_s7_y_byte_3 = 4'd0;
  end
  always @(posedge clock) begin
    if (pa_sc_aa_sample_locs_pixel_x1y0_0_s0_x_byte_0_enable_all[7]) begin
      pa_sc_aa_sample_locs_pixel_x1y0_1_s7_x_byte_3 <= bus_data[27:24];
      pa_sc_aa_sample_locs_pixel_x1y0_1_s7_y_byte_3 <= bus_data[31:28];
    end
  end

  initial begin
    pa_sc_aa_sample_locs_pixel_x1y0_2_s8_x_byte_0 = 4'd0; pa_sc_aa_sample_locs_pixel_x1y0_2_s8_y_byte_0 = 4'd0;
  end
  always @(posedge clock) begin
    if (pa_sc_aa_sample_locs_pixel_x1y0_0_s0_x_byte_0_enable_all[8]) begin
      pa_sc_aa_sample_locs_pixel_x1y0_2_s8_x_byte_0 <= bus_data[3:0];
      pa_sc_aa_sample_locs_pixel_x1y0_2_s8_y_byte_0 <= bus_data[7:4];
    end
  end

  initial begin
    pa_sc_aa_sample_locs_pixel_x1y0_2_s9_x_byte_1 = 4'd0; pa_sc_aa_sample_locs_pixel_x1y0_2_s9_y_byte_1 = 4'd0;
  end
  always @(posedge clock) begin
    if (pa_sc_aa_sample_locs_pixel_x1y0_0_s0_x_byte_0_enable_all[9]) begin
      pa_sc_aa_sample_locs_pixel_x1y0_2_s9_x_byte_1 <= bus_data[11:8];
      pa_sc_aa_sample_locs_pixel_x1y0_2_s9_y_byte_1 <= bus_data[15:12];
    end
  end

  initial begin
    pa_sc_aa_sample_locs_pixel_x1y0_2_s10_x_byte_2 = 4'd0; pa_sc_aa_sample_locs_pixel_x1y0_2_s10_y_byte_2 = 4'd0;
  end
  always @(posedge clock) begin
    if (pa_sc_aa_sample_locs_pixel_x1y0_0_s0_x_byte_0_enable_all[10]) begin
      pa_sc_aa_sample_locs_pixel_x1y0_2_s10_x_byte_2 <= bus_data[19:16];
      pa_sc_aa_sample_locs_pixel_x1y0_2_s10_y_byte_2 <= bus_data[23:20];
    end
  end

  initial begin
    pa_sc_aa_sample_locs_pixel_x1y0_2_s11_x_byte_3 = 4'd0; pa_sc_aa_sample_locs_pixel_x1y0_2_s11_y_byte_3 = 4'd0;
  end
  always @(posedge clock) begin
    if (pa_sc_aa_sample_locs_pixel_x1y0_0_s0_x_byte_0_enable_all[11]) begin
      pa_sc_aa_sample_locs_pixel_x1y0_2_s11_x_byte_3 <= bus_data[27:24];
      pa_sc_aa_sample_locs_pixel_x1y0_2_s11_y_byte_3 <= bus_data[31:28];
    end
  end

  initial begin
    pa_sc_aa_sample_locs_pixel_x1y0_3_s12_x_byte_0 = 4'd0; pa_sc_aa_sample_locs_pixel_x1y0_3_s12_y_byte_0 = 4'd0;
  end
  always @(posedge clock) begin
    if (pa_sc_aa_sample_locs_pixel_x1y0_0_s0_x_byte_0_enable_all[12]) begin
      pa_sc_aa_sample_locs_pixel_x1y0_3_s12_x_byte_0 <= bus_data[3:0];
      pa_sc_aa_sample_locs_pixel_x1y0_3_s12_y_byte_0 <= bus_data[7:4];
    end
  end

  initial begin
    pa_sc_aa_sample_locs_pixel_x1y0_3_s13_x_byte_1 = 4'd0; pa_sc_aa_sample_locs_pixel_x1y0_3_s13_y_byte_1 = 4'd0;
  end
  always @(posedge clock) begin
    if (pa_sc_aa_sample_locs_pixel_x1y0_0_s0_x_byte_0_enable_all[13]) begin
      pa_sc_aa_sample_locs_pixel_x1y0_3_s13_x_byte_1 <= bus_data[11:8];
      pa_sc_aa_sample_locs_pixel_x1y0_3_s13_y_byte_1 <= bus_data[15:12];
    end
  end

  initial begin
    pa_sc_aa_sample_locs_pixel_x1y0_3_s14_x_byte_2 = 4'd0; pa_sc_aa_sample_locs_pixel_x1y0_3_s14_y_byte_2 = 4'd0;
  end
  always @(posedge clock) begin
    if (pa_sc_aa_sample_locs_pixel_x1y0_0_s0_x_byte_0_enable_all[14]) begin
      pa_sc_aa_sample_locs_pixel_x1y0_3_s14_x_byte_2 <= bus_data[19:16];
      pa_sc_aa_sample_locs_pixel_x1y0_3_s14_y_byte_2 <= bus_data[23:20];
    end
  end

  initial begin
    pa_sc_aa_sample_locs_pixel_x1y0_3_s15_x_byte_3 = 4'd0; pa_sc_aa_sample_locs_pixel_x1y0_3_s15_y_byte_3 = 4'd0;
  end
  always @(posedge clock) begin
    if (pa_sc_aa_sample_locs_pixel_x1y0_0_s0_x_byte_0_enable_all[15]) begin
      pa_sc_aa_sample_locs_pixel_x1y0_3_s15_x_byte_3 <= bus_data[27:24];
      pa_sc_aa_sample_locs_pixel_x1y0_3_s15_y_byte_3 <= bus_data[31:28];
    end
  end

  initial begin
    pa_sc_aa_sample_locs_pixel_x0y1_0_s0_x_byte_0 = 4'd0; pa_sc_aa_sample_locs_pixel_x0y1_0_s0_y_byte_0 = 4'd0;
  end
  always @(posedge clock) begin
    if (pa_sc_aa_sample_locs_pixel_x0y1_0_s0_x_byte_0_enable_all[0]) begin
      pa_sc_aa_sample_locs_pixel_x0y1_0_s0_x_byte_0 <= bus_data[3:0];
      pa_sc_aa_sample_locs_pixel_x0y1_0_s0_y_byte_0 <= bus_data[7:4];
    end
  end

  initial begin
    pa_sc_aa_sample_locs_pixel_x0y1_0_s1_x_byte_1 = 4'd0; pa_sc_aa_sample_locs_pixel_x0y1_0_s1_y_byte_1 = 4'd0;
  end
  always @(posedge clock) begin
    if (pa_sc_aa_sample_locs_pixel_x0y1_0_s0_x_byte_0_enable_all[1]) begin
      pa_sc_aa_sample_locs_pixel_x0y1_0_s1_x_byte_1 <= bus_data[11:8];
      pa_sc_aa_sample_locs_pixel_x0y1_0_s1_y_byte_1 <= bus_data[15:12];
    end
  end

  initial begin
    pa_sc_aa_sample_locs_pixel_x0y1_0_s2_x_byte_2 = 4'd0; pa_sc_aa_sample_locs_pixel_x0y1_0_s2_y_byte_2 = 4'd0;
  end
  always @(posedge clock) begin
    if (pa_sc_aa_sample_locs_pixel_x0y1_0_s0_x_byte_0_enable_all[2]) begin
      pa_sc_aa_sample_locs_pixel_x0y1_0_s2_x_byte_2 <= bus_data[19:16];
      pa_sc_aa_sample_locs_pixel_x0y1_0_s2_y_byte_2 <= bus_data[23:20];
    end
  end

  initial begin
    pa_sc_aa_sample_locs_pixel_x0y1_0_s3_x_byte_3 = 4'd0; pa_sc_aa_sample_locs_pixel_x0y1_0_s3_y_byte_3 = 4'd0;
  end
  always @(posedge clock) begin
    if (pa_sc_aa_sample_locs_pixel_x0y1_0_s0_x_byte_0_enable_all[3]) begin
      pa_sc_aa_sample_locs_pixel_x0y1_0_s3_x_byte_3 <= bus_data[27:24];
      pa_sc_aa_sample_locs_pixel_x0y1_0_s3_y_byte_3 <= bus_data[31:28];
    end
  end

  initial begin
    pa_sc_aa_sample_locs_pixel_x0y1_1_s4_x_byte_0 = 4'd0; pa_sc_aa_sample_locs_pixel_x0y1_1_s4_y_byte_0 = 4'd0;
  end
  always @(posedge clock) begin
    if (pa_sc_aa_sample_locs_pixel_x0y1_0_s0_x_byte_0_enable_all[4]) begin
      pa_sc_aa_sample_locs_pixel_x0y1_1_s4_x_byte_0 <= bus_data[3:0];
      pa_sc_aa_sample_locs_pixel_x0y1_1_s4_y_byte_0 <= bus_data[7:4];
    end
  end

  initial begin
    pa_sc_aa_sample_locs_pixel_x0y1_1_s5_x_byte_1 = 4'd0; pa_sc_aa_sample_locs_pixel_x0y1_1_s5_y_byte_1 = 4'd0;
  end
  always @(posedge clock) begin
    if (pa_sc_aa_sample_locs_pixel_x0y1_0_s0_x_byte_0_enable_all[5]) begin
      pa_sc_aa_sample_locs_pixel_x0y1_1_s5_x_byte_1 <= bus_data[11:8];
      pa_sc_aa_sample_locs_pixel_x0y1_1_s5_y_byte_1 <= bus_data[15:12];
    end
  end

  initial begin
    pa_sc_aa_sample_locs_pixel_x0y1_1_s6_x_byte_2 = 4'd0; pa_sc_aa_sample_locs_pixel_x0y1_1_s6_y_byte_2 = 4'd0;
  end
  always @(posedge clock) begin
    if (pa_sc_aa_sample_locs_pixel_x0y1_0_s0_x_byte_0_enable_all[6]) begin
      pa_sc_aa_sample_locs_pixel_x0y1_1_s6_x_byte_2 <= bus_data[19:16];
      pa_sc_aa_sample_locs_pixel_x0y1_1_s6_y_byte_2 <= bus_data[23:20];
    end
  end

  initial begin
    pa_sc_aa_sample_locs_pixel_x0y1_1_s7_x_byte_3 = 4'd0; pa_sc_aa_sample_locs_pixel_x0y1_1_s7_y_byte_3 = 4'd0;
  end
  always @(posedge clock) begin
    if (pa_sc_aa_sample_locs_pixel_x0y1_0_s0_x_byte_0_enable_all[7]) begin
      pa_sc_aa_sample_locs_pixel_x0y1_1_s7_x_byte_3 <= bus_data[27:24];
      pa_sc_aa_sample_locs_pixel_x0y1_1_s7_y_byte_3 <= bus_data[31:28];
    end
  end

  initial begin
    pa_sc_aa_sample_locs_pixel_x0y1_2_s8_x_byte_0 = 4'd0; pa_sc_aa_sample_locs_pixel_x0y1_2_s8_y_byte_0 = 4'd0;
  end
  always @(posedge clock) begin
    if (pa_sc_aa_sample_locs_pixel_x0y1_0_s0_x_byte_0_enable_all[8]) begin
      pa_sc_aa_sample_locs_pixel_x0y1_2_s8_x_byte_0 <= bus_data[3:0];
      pa_sc_aa_sample_locs_pixel_x0y1_2_s8_y_byte_0 <= bus_data[7:4];
    end
  end

  initial begin
    pa_sc_aa_sample_locs_pixel_x0y1_2_s9_x_byte_1 = 4'd0; pa_sc_aa_sample_locs_pixel_x0y1_2_s9_y_byte_1 = 4'd0;
  end
  always @(posedge clock) begin
    if (pa_sc_aa_sample_locs_pixel_x0y1_0_s0_x_byte_0_enable_all[9]) begin
      pa_sc_aa_sample_locs_pixel_x0y1_2_s9_x_byte_1 <= bus_data[11:8];
      pa_sc_aa_sample_locs_pixel_x0y1_2_s9_y_byte_1 <= bus_data[15:12];
    end
  end

  initial begin
    pa_sc_aa_sample_locs_pixel_x0y1_2_s10_x_byte_2 = 4'd0; pa_sc_aa_sample_locs_pixel_x0y1_2_s10_y_byte_2 = 4'd0;
  end
  always @(posedge clock) begin
    if (pa_sc_aa_sample_locs_pixel_x0y1_0_s0_x_byte_0_enable_all[10]) begin
      pa_sc_aa_sample_locs_pixel_x0y1_2_s10_x_byte_2 <= bus_data[19:16];
      pa_sc_aa_sample_locs_pixel_x0y1_2_s10_y_byte_2 <= bus_data[23:20];
    end
  end

  initial begin
    pa_sc_aa_sample_locs_pixel_x0y1_2_s11_x_byte_3 = 4'd0; pa_sc_aa_sample_locs_pixel_x0y1_2_s11_y_byte_3 = 4'd0;
  end
  always @(posedge clock) begin
    if (pa_sc_aa_sample_locs_pixel_x0y1_0_s0_x_byte_0_enable_all[11]) begin
      pa_sc_aa_sample_locs_pixel_x0y1_2_s11_x_byte_3 <= bus_data[27:24];
      pa_sc_aa_sample_locs_pixel_x0y1_2_s11_y_byte_3 <= bus_data[31:28];
    end
  end

  initial begin
    pa_sc_aa_sample_locs_pixel_x0y1_3_s12_x_byte_0 = 4'd0; pa_sc_aa_sample_locs_pixel_x0y1_3_s12_y_byte_0 = 4'd0;
  end
  always @(posedge clock) begin
    if (pa_sc_aa_sample_locs_pixel_x0y1_0_s0_x_byte_0_enable_all[12]) begin
      pa_sc_aa_sample_locs_pixel_x0y1_3_s12_x_byte_0 <= bus_data[3:0];
      pa_sc_aa_sample_locs_pixel_x0y1_3_s12_y_byte_0 <= bus_data[7:4];
    end
  end

  initial begin
    pa_sc_aa_sample_locs_pixel_x0y1_3_s13_x_byte_1 = 4'd0; pa_sc_aa_sample_locs_pixel_x0y1_3_s13_y_byte_1 = 4'd0;
  end
  always @(posedge clock) begin
    if (pa_sc_aa_sample_locs_pixel_x0y1_0_s0_x_byte_0_enable_all[13]) begin
      pa_sc_aa_sample_locs_pixel_x0y1_3_s13_x_byte_1 <= bus_data[11:8];
      pa_sc_aa_sample_locs_pixel_x0y1_3_s13_y_byte_1 <= bus_data[15:12];
    end
  end

  initial begin
    pa_sc_aa_sample_locs_pixel_x0y1_3_s14_x_byte_2 = 4'd0; pa_sc_aa_sample_locs_pixel_x0y1_3_s14_y_byte_2 = 4'd0;
  end
  always @(posedge clock) begin
    if (pa_sc_aa_sample_locs_pixel_x0y1_0_s0_x_byte_0_enable_all[14]) begin
      pa_sc_aa_sample_locs_pixel_x0y1_3_s14_x_byte_2 <= bus_data[19:16];
      pa_sc_aa_sample_locs_pixel_x0y1_3_s14_y_byte_2 <= bus_data[23:20];
    end
  end

  initial begin
    pa_sc_aa_sample_locs_pixel_x0y1_3_s15_x_byte_3 = 4'd0; pa_sc_aa_sample_locs_pixel_x0y1_3_s15_y_byte_3 = 4'd0;
  end
  always @(posedge clock) begin
    if (pa_sc_aa_sample_locs_pixel_x0y1_0_s0_x_byte_0_enable_all[15]) begin
      pa_sc_aa_sample_locs_pixel_x0y1_3_s15_x_byte_3 <= bus_data[27:24];
      pa_sc_aa_sample_locs_pixel_x0y1_3_s15_y_byte_3 <= bus_data[31:28];
    end
  end

  initial begin
    pa_sc_aa_sample_locs_pixel_x1y1_0_s0_x_byte_0 = 4'd0; pa_sc_aa_sample_locs_pixel_x1y1_0_s0_y_byte_0 = 4'd0;
  end
  always @(posedge clock) begin
    if (pa_sc_aa_sample_locs_pixel_x1y1_0_s0_x_byte_0_enable_all[0]) begin
      pa_sc_aa_sample_locs_pixel_x1y1_0_s0_x_byte_0 <= bus_data[3:0];
      pa_sc_aa_sample_locs_pixel_x1y1_0_s0_y_byte_0 <= bus_data[7:4];
    end
  end

  initial begin
    pa_sc_aa_sample_locs_pixel_x1y1_0_s1_x_byte_1 = 4'd0; pa_sc_aa_sample_locs_pixel_x1y1_0_s1_y_byte_1 = 4'd0;
  end
  always @(posedge clock) begin
    if (pa_sc_aa_sample_locs_pixel_x1y1_0_s0_x_byte_0_enable_all[1]) begin
      pa_sc_aa_sample_locs_pixel_x1y1_0_s1_x_byte_1 <= bus_data[11:8];
      pa_sc_aa_sample_locs_pixel_x1y1_0_s1_y_byte_1 <= bus_data[15:12];
    end
  end

  initial begin
    pa_sc_aa_sample_locs_pixel_x1y1_0_s2_x_byte_2 = 4'd0; pa_sc_aa_sample_locs_pixel_x1y1_0_s2_y_byte_2 = 4'd0;
  end
  always @(posedge clock) begin
    if (pa_sc_aa_sample_locs_pixel_x1y1_0_s0_x_byte_0_enable_all[2]) begin
      pa_sc_aa_sample_locs_pixel_x1y1_0_s2_x_byte_2 <= bus_data[19:16];
      pa_sc_aa_sample_locs_pixel_x1y1_0_s2_y_byte_2 <= bus_data[23:20];
    end
  end

  initial begin
    pa_sc_aa_sample_locs_pixel_x1y1_0_s3_x_byte_3 = 4'd0; pa_sc_aa_sample_locs_pixel_x1y1_0_s3_y_byte_3 = 4'd0;
  end
  always @(posedge clock) begin
    if (pa_sc_aa_sample_locs_pixel_x1y1_0_s0_x_byte_0_enable_all[3]) begin
      pa_sc_aa_sample_locs_pixel_x1y1_0_s3_x_byte_3 <= bus_data[27:24];
      pa_sc_aa_sample_locs_pixel_x1y1_0_s3_y_byte_3 <= bus_data[31:28];
    end
  end

  initial begin
    pa_sc_aa_sample_locs_pixel_x1y1_1_s4_x_byte_0 = 4'd0; pa_sc_aa_sample_locs_pixel_x1y1_1_s4_y_byte_0 = 4'd0;
  end
  always @(posedge clock) begin
    if (pa_sc_aa_sample_locs_pixel_x1y1_0_s0_x_byte_0_enable_all[4]) begin
      pa_sc_aa_sample_locs_pixel_x1y1_1_s4_x_byte_0 <= bus_data[3:0];
      pa_sc_aa_sample_locs_pixel_x1y1_1_s4_y_byte_0 <= bus_data[7:4];
    end
  end

  initial begin
    pa_sc_aa_sample_locs_pixel_x1y1_1_s5_x_byte_1 = 4'd0; pa_sc_aa_sample_locs_pixel_x1y1_1_s5_y_byte_1 = 4'd0;
  end
  always @(posedge clock) begin
    if (pa_sc_aa_sample_locs_pixel_x1y1_0_s0_x_byte_0_enable_all[5]) begin
      pa_sc_aa_sample_locs_pixel_x1y1_1_s5_x_byte_1 <= bus_data[11:8];
      pa_sc_aa_sample_locs_pixel_x1y1_1_s5_y_byte_1 <= bus_data[15:12];
    end
  end

  initial begin
    pa_sc_aa_sample_locs_pixel_x1y1_1_s6_x_byte_2 = 4'd0; pa_sc_aa_sample_locs_pixel_x1y1_1_s6_y_byte_2 = 4'd0;
  end
  always @(posedge clock) begin
    if (pa_sc_aa_sample_locs_pixel_x1y1_0_s0_x_byte_0_enable_all[6]) begin
      pa_sc_aa_sample_locs_pixel_x1y1_1_s6_x_byte_2 <= bus_data[19:16];
      pa_sc_aa_sample_locs_pixel_x1y1_1_s6_y_byte_2 <= bus_data[23:20];
    end
  end

  initial begin
    pa_sc_aa_sample_locs_pixel_x1y1_1_s7_x_byte_3 = 4'd0; pa_sc_aa_sample_locs_pixel_x1y1_1_s7_y_byte_3 = 4'd0;
  end
  always @(posedge clock) begin
    if (pa_sc_aa_sample_locs_pixel_x1y1_0_s0_x_byte_0_enable_all[7]) begin
      pa_sc_aa_sample_locs_pixel_x1y1_1_s7_x_byte_3 <= bus_data[27:24];
      pa_sc_aa_sample_locs_pixel_x1y1_1_s7_y_byte_3 <= bus_data[31:28];
    end
  end

  initial begin
    pa_sc_aa_sample_locs_pixel_x1y1_2_s8_x_byte_0 = 4'd0; pa_sc_aa_sample_locs_pixel_x1y1_2_s8_y_byte_0 = 4'd0;
  end
  always @(posedge clock) begin
    if (pa_sc_aa_sample_locs_pixel_x1y1_0_s0_x_byte_0_enable_all[8]) begin
      pa_sc_aa_sample_locs_pixel_x1y1_2_s8_x_byte_0 <= bus_data[3:0];
      pa_sc_aa_sample_locs_pixel_x1y1_2_s8_y_byte_0 <= bus_data[7:4];
    end
  end

  initial begin
    pa_sc_aa_sample_locs_pixel_x1y1_2_s9_x_byte_1 = 4'd0; pa_sc_aa_sample_locs_pixel_x1y1_2_s9_y_byte_1 = 4'd0;
  end
  always @(posedge clock) begin
    if (pa_sc_aa_sample_locs_pixel_x1y1_0_s0_x_byte_0_enable_all[9]) begin
      pa_sc_aa_sample_locs_pixel_x1y1_2_s9_x_byte_1 <= bus_data[11:8];
      pa_sc_aa_sample_locs_pixel_x1y1_2_s9_y_byte_1 <= bus_data[15:12];
    end
  end

  initial begin
    pa_sc_aa_sample_locs_pixel_x1y1_2_s10_x_byte_2 = 4'd0; pa_sc_aa_sample_locs_pixel_x1y1_2_s10_y_byte_2 = 4'd0;
  end
  always @(posedge clock) begin
    if (pa_sc_aa_sample_locs_pixel_x1y1_0_s0_x_byte_0_enable_all[10]) begin
      pa_sc_aa_sample_locs_pixel_x1y1_2_s10_x_byte_2 <= bus_data[19:16];
      pa_sc_aa_sample_locs_pixel_x1y1_2_s10_y_byte_2 <= bus_data[23:20];
    end
  end

  initial begin
    pa_sc_aa_sample_locs_pixel_x1y1_2_s11_x_byte_3 = 4'd0; pa_sc_aa_sample_locs_pixel_x1y1_2_s11_y_byte_3 = 4'd0;
  end
  always @(posedge clock) begin
    if (pa_sc_aa_sample_locs_pixel_x1y1_0_s0_x_byte_0_enable_all[11]) begin
      pa_sc_aa_sample_locs_pixel_x1y1_2_s11_x_byte_3 <= bus_data[27:24];
      pa_sc_aa_sample_locs_pixel_x1y1_2_s11_y_byte_3 <= bus_data[31:28];
    end
  end

  initial begin
    pa_sc_aa_sample_locs_pixel_x1y1_3_s12_x_byte_0 = 4'd0; pa_sc_aa_sample_locs_pixel_x1y1_3_s12_y_byte_0 = 4'd0;
  end
  always @(posedge clock) begin
    if (pa_sc_aa_sample_locs_pixel_x1y1_0_s0_x_byte_0_enable_all[12]) begin
      pa_sc_aa_sample_locs_pixel_x1y1_3_s12_x_byte_0 <= bus_data[3:0];
      pa_sc_aa_sample_locs_pixel_x1y1_3_s12_y_byte_0 <= bus_data[7:4];
    end
  end

  initial begin
    pa_sc_aa_sample_locs_pixel_x1y1_3_s13_x_byte_1 = 4'd0; pa_sc_aa_sample_locs_pixel_x1y1_3_s13_y_byte_1 = 4'd0;
  end
  always @(posedge clock) begin
    if (pa_sc_aa_sample_locs_pixel_x1y1_0_s0_x_byte_0_enable_all[13]) begin
      pa_sc_aa_sample_locs_pixel_x1y1_3_s13_x_byte_1 <= bus_data[11:8];
      pa_sc_aa_sample_locs_pixel_x1y1_3_s13_y_byte_1 <= bus_data[15:12];
    end
  end

  initial begin
    pa_sc_aa_sample_locs_pixel_x1y1_3_s14_x_byte_2 = 4'd0; pa_sc_aa_sample_locs_pixel_x1y1_3_s14_y_byte_2 = 4'd0;
  end
  always @(posedge clock) begin
    if (pa_sc_aa_sample_locs_pixel_x1y1_0_s0_x_byte_0_enable_all[14]) begin
      pa_sc_aa_sample_locs_pixel_x1y1_3_s14_x_byte_2 <= bus_data[19:16];
      pa_sc_aa_sample_locs_pixel_x1y1_3_s14_y_byte_2 <= bus_data[23:20];
    end
  end

  initial begin
    pa_sc_aa_sample_locs_pixel_x1y1_3_s15_x_byte_3 = 4'd0; pa_sc_aa_sample_locs_pixel_x1y1_3_s15_y_byte_3 = 4'd0;
  end
  always @(posedge clock) begin
    if (pa_sc_aa_sample_locs_pixel_x1y1_0_s0_x_byte_0_enable_all[15]) begin
      pa_sc_aa_sample_locs_pixel_x1y1_3_s15_x_byte_3 <= bus_data[27:24];
      pa_sc_aa_sample_locs_pixel_x1y1_3_s15_y_byte_3 <= bus_data[31:28];
    end
  end

  initial pa_sc_aa_mask_x0y0_x1y0_aa_mask_x0y0_byte_0 = 8'd0;
  always @(posedge clock) begin
    if (write_pa_sc_aa_mask_x0y0_x1y0 & bus_bytes[0]) pa_sc_aa_mask_x0y0_x1y0_aa_mask_x0y0_byte_0 <= bus_data[7:0];
  end

  initial pa_sc_aa_mask_x0y0_x1y0_aa_mask_x0y0_byte_1 = 8'd0;
  always @(posedge clock) begin
    if (write_pa_sc_aa_mask_x0y0_x1y0 & bus_bytes[1]) pa_sc_aa_mask_x0y0_x1y0_aa_mask_x0y0_byte_1 <= bus_data[15:8];
  end

  initial pa_sc_aa_mask_x0y0_x1y0_aa_mask_x1y0_byte_2 = 8'd0;
  always @(posedge clock) begin
    if (write_pa_sc_aa_mask_x0y0_x1y0 & bus_bytes[2]) pa_sc_aa_mask_x0y0_x1y0_aa_mask_x1y0_byte_2 <= bus_data[23:16];
  end

  initial pa_sc_aa_mask_x0y0_x1y0_aa_mask_x1y0_byte_3 = 8'd0;
  always @(posedge clock) begin
    if (write_pa_sc_aa_mask_x0y0_x1y0 & bus_bytes[3]) pa_sc_aa_mask_x0y0_x1y0_aa_mask_x1y0_byte_3 <= bus_data[31:24];
  end

  initial pa_sc_aa_mask_x0y1_x1y1_aa_mask_x0y1_byte_0 = 8'd0;
  always @(posedge clock) begin
    if (write_pa_sc_aa_mask_x0y1_x1y1 & bus_bytes[0]) pa_sc_aa_mask_x0y1_x1y1_aa_mask_x0y1_byte_0 <= bus_data[7:0];
  end

  initial pa_sc_aa_mask_x0y1_x1y1_aa_mask_x0y1_byte_1 = 8'd0;
  always @(posedge clock) begin
    if (write_pa_sc_aa_mask_x0y1_x1y1 & bus_bytes[1]) pa_sc_aa_mask_x0y1_x1y1_aa_mask_x0y1_byte_1 <= bus_data[15:8];
  end

  initial pa_sc_aa_mask_x0y1_x1y1_aa_mask_x1y1_byte_2 = 8'd0;
  always @(posedge clock) begin
    if (write_pa_sc_aa_mask_x0y1_x1y1 & bus_bytes[2]) pa_sc_aa_mask_x0y1_x1y1_aa_mask_x1y1_byte_2 <= bus_data[23:16];
  end

  initial pa_sc_aa_mask_x0y1_x1y1_aa_mask_x1y1_byte_3 = 8'd0;
  always @(posedge clock) begin
    if (write_pa_sc_aa_mask_x0y1_x1y1 & bus_bytes[3]) pa_sc_aa_mask_x0y1_x1y1_aa_mask_x1y1_byte_3 <= bus_data[31:24];
  end

  initial pa_su_line_stipple_value_line_stipple_value_byte_0 = 8'd0;
  always @(posedge clock) begin
    if (write_pa_su_line_stipple_value & bus_bytes[0]) begin
      pa_su_line_stipple_value_line_stipple_value_byte_0 <= bus_data[7:0];
    end
  end

  initial pa_su_line_stipple_value_line_stipple_value_byte_1 = 8'd0;
  always @(posedge clock) begin
    if (write_pa_su_line_stipple_value & bus_bytes[1]) begin
      pa_su_line_stipple_value_line_stipple_value_byte_1 <= bus_data[15:8];
    end
  end

  initial pa_su_line_stipple_value_line_stipple_value_byte_2 = 8'd0;
  always @(posedge clock) begin
    if (write_pa_su_line_stipple_value & bus_bytes[2]) begin
      pa_su_line_stipple_value_line_stipple_value_byte_2 <= bus_data[23:16];
    end
  end

  initial pa_sc_line_stipple_state_current_ptr_byte_0 = 4'd0;
  always @(posedge clock) begin
    if (write_pa_sc_line_stipple_state & bus_bytes[0]) pa_sc_line_stipple_state_current_ptr_byte_0 <= bus_data[3:0];
  end

  initial pa_sc_line_stipple_state_current_count_byte_1 = 8'd0;
  always @(posedge clock) begin
    if (write_pa_sc_line_stipple_state & bus_bytes[1]) begin
      pa_sc_line_stipple_state_current_count_byte_1 <= bus_data[15:8];
    end
  end

  wire [31:0] read_data_next_any = (by_bus_address_7_2_pa_cl_cntl_status_cl_busy[31:0] & {32{config_page_8a}}) |
      (by_bus_address_7_2_read_data_case_60_joined[31:0] & {32{config_page_8b}}) | (by_bus_address_7_2_17[31:0] &
      {32{context_page_280}}) | (by_bus_address_7_2_read_data_case_2_joined[31:0] & {32{context_page_282}}) |
      (by_bus_address_7_2_14[31:0] & {32{context_page_283}}) | (by_bus_address_7_2_12[31:0] & {32{context_page_284}})
      | (by_bus_address_7_2_10[31:0] & {32{context_page_285}}) | (by_bus_address_7_2_8[31:0] &
      {32{context_page_286}}) | (by_bus_address_7_2_6[31:0] & {32{context_page_287}}) |
      (by_bus_address_7_2_read_data_case_4_joined[31:0] & {32{context_page_288}}) |
      (by_bus_address_7_2_pa_su_line_cntl_width[31:0] & {32{context_page_28a}});
  wire [31:0] read_data_next_any_read_data_next_any = read_data_next_any |
      (by_bus_address_7_2_read_data_case_30_joined[31:0] & {32{context_page_28b}}) |
      (by_bus_address_7_2_bus_address[31:0] & {32{context_page_28c}}) | (by_bus_address_7_2[31:0] &
      {32{userconfig_page_30a}});

  initial begin
    ready = 1'b0; error = 1'b0; read_data = 32'd0;
  end
  always @(posedge clock) begin
    ready <= bus_valid;
    error <= bus_valid & ~found;
    read_data <= read_data_next_any_read_data_next_any & {32{bus_valid & found & ~bus_write}};
  end

endmodule

`default_nettype wire
