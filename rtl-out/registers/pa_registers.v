// pa_registers: generator of hdl/src/registers/register_block.rs. Written by Tombolo; change the source.
// SPDX-License-Identifier: MIT OR Apache-2.0
`default_nettype none

module pa_registers (
  input wire clock,
  input wire bus_valid,
  input wire bus_write,
  input wire [17:0] bus_address,
  input wire [31:0] bus_data,
  input wire [3:0] bus_bytes,
  output reg bus_ready,
  output reg bus_error,
  output reg [31:0] bus_read_data,
  input wire pa_cl_cntl_status_cl_busy,
  output reg pa_cl_enhance_clip_vtx_reorder_ena,
  output reg [1:0] pa_cl_enhance_num_clip_seq,
  output reg pa_cl_enhance_clipped_prim_seq_stall,
  output reg pa_cl_enhance_ve_nan_proc_disable,
  input wire pa_su_cntl_status_su_busy,
  output reg pa_sc_enhance_enable_pa_sc_out_of_order,
  output reg pa_sc_enhance_disable_sc_db_tile_fix,
  output reg pa_sc_enhance_disable_aa_mask_full_fix,
  output reg pa_sc_enhance_enable_1xmsaa_sample_locations,
  output reg pa_sc_enhance_enable_1xmsaa_sample_loc_centroid,
  output reg pa_sc_enhance_disable_scissor_fix,
  output reg [1:0] pa_sc_enhance_disable_pw_bubble_collapse,
  output reg pa_sc_enhance_send_unlit_stiles_to_packer,
  output reg pa_sc_enhance_disable_dualgrad_perf_optimization,
  output reg pa_sc_enhance_disable_sc_process_reset_prim,
  output reg pa_sc_enhance_disable_sc_process_reset_supertile,
  output reg pa_sc_enhance_disable_sc_process_reset_tile,
  output reg pa_sc_enhance_disable_pa_sc_guidance,
  output reg pa_sc_enhance_disable_eov_all_ctrl_only_combinations,
  output reg pa_sc_enhance_enable_multicycle_bubble_freeze,
  output reg pa_sc_enhance_disable_out_of_order_pa_sc_guidance,
  output wire [15:0] pa_sc_screen_scissor_tl_tl_x,
  output wire [15:0] pa_sc_screen_scissor_tl_tl_y,
  output wire [15:0] pa_sc_screen_scissor_br_br_x,
  output wire [15:0] pa_sc_screen_scissor_br_br_y,
  output wire [15:0] pa_sc_window_offset_window_x_offset,
  output wire [15:0] pa_sc_window_offset_window_y_offset,
  output wire [14:0] pa_sc_window_scissor_tl_tl_x,
  output wire [14:0] pa_sc_window_scissor_tl_tl_y,
  output reg pa_sc_window_scissor_tl_window_offset_disable,
  output wire [14:0] pa_sc_window_scissor_br_br_x,
  output wire [14:0] pa_sc_window_scissor_br_br_y,
  output wire [15:0] pa_sc_cliprect_rule_clip_rule,
  output wire [59:0] pa_sc_cliprect_tl_tl_x,
  output wire [59:0] pa_sc_cliprect_tl_tl_y,
  output wire [59:0] pa_sc_cliprect_br_br_x,
  output wire [59:0] pa_sc_cliprect_br_br_y,
  output reg [3:0] pa_sc_edgerule_er_tri,
  output reg [3:0] pa_sc_edgerule_er_point,
  output reg [3:0] pa_sc_edgerule_er_rect,
  output wire [5:0] pa_sc_edgerule_er_line_lr,
  output reg [5:0] pa_sc_edgerule_er_line_rl,
  output reg [3:0] pa_sc_edgerule_er_line_tb,
  output reg [3:0] pa_sc_edgerule_er_line_bt,
  output wire [8:0] pa_su_hardware_screen_offset_hw_screen_offset_x,
  output wire [8:0] pa_su_hardware_screen_offset_hw_screen_offset_y,
  output wire [14:0] pa_sc_generic_scissor_tl_tl_x,
  output wire [14:0] pa_sc_generic_scissor_tl_tl_y,
  output reg pa_sc_generic_scissor_tl_window_offset_disable,
  output wire [14:0] pa_sc_generic_scissor_br_br_x,
  output wire [14:0] pa_sc_generic_scissor_br_br_y,
  output wire [239:0] pa_sc_vport_scissor_tl_tl_x,
  output wire [239:0] pa_sc_vport_scissor_tl_tl_y,
  output wire [15:0] pa_sc_vport_scissor_tl_window_offset_disable,
  output wire [239:0] pa_sc_vport_scissor_br_br_x,
  output wire [239:0] pa_sc_vport_scissor_br_br_y,
  output wire [511:0] pa_sc_vport_zmin_vport_zmin,
  output wire [511:0] pa_sc_vport_zmax_vport_zmax,
  output reg [1:0] pa_sc_raster_config_rb_map_pkr0,
  output reg [1:0] pa_sc_raster_config_rb_map_pkr1,
  output reg [1:0] pa_sc_raster_config_rb_xsel2,
  output reg pa_sc_raster_config_rb_xsel,
  output reg pa_sc_raster_config_rb_ysel,
  output reg [1:0] pa_sc_raster_config_pkr_map,
  output reg [1:0] pa_sc_raster_config_pkr_xsel,
  output reg [1:0] pa_sc_raster_config_pkr_ysel,
  output reg [1:0] pa_sc_raster_config_sc_map,
  output reg [1:0] pa_sc_raster_config_sc_xsel,
  output reg [1:0] pa_sc_raster_config_sc_ysel,
  output reg [1:0] pa_sc_raster_config_se_map,
  output reg [1:0] pa_sc_raster_config_se_xsel,
  output reg [1:0] pa_sc_raster_config_se_ysel,
  output reg [1:0] pa_sc_raster_config_1_se_pair_map,
  output reg [1:0] pa_sc_raster_config_1_se_pair_xsel,
  output reg [1:0] pa_sc_raster_config_1_se_pair_ysel,
  output wire [511:0] pa_cl_vport_xscale_vport_xscale,
  output wire [511:0] pa_cl_vport_xoffset_vport_xoffset,
  output wire [511:0] pa_cl_vport_yscale_vport_yscale,
  output wire [511:0] pa_cl_vport_yoffset_vport_yoffset,
  output wire [511:0] pa_cl_vport_zscale_vport_zscale,
  output wire [511:0] pa_cl_vport_zoffset_vport_zoffset,
  output wire [191:0] pa_cl_ucp_x_data_register,
  output wire [191:0] pa_cl_ucp_y_data_register,
  output wire [191:0] pa_cl_ucp_z_data_register,
  output wire [191:0] pa_cl_ucp_w_data_register,
  output wire [31:0] pa_cl_point_x_rad_data_register,
  output wire [31:0] pa_cl_point_y_rad_data_register,
  output wire [31:0] pa_cl_point_size_data_register,
  output wire [31:0] pa_cl_point_cull_rad_data_register,
  output wire [5:0] pa_cl_clip_cntl_ucp_ena,
  output reg pa_cl_clip_cntl_ps_ucp_y_scale_neg,
  output reg [1:0] pa_cl_clip_cntl_ps_ucp_mode,
  output reg pa_cl_clip_cntl_clip_disable,
  output reg pa_cl_clip_cntl_ucp_cull_only_ena,
  output reg pa_cl_clip_cntl_boundary_edge_flag_ena,
  output reg pa_cl_clip_cntl_dx_clip_space_def,
  output reg pa_cl_clip_cntl_dis_clip_err_detect,
  output reg pa_cl_clip_cntl_vtx_kill_or,
  output reg pa_cl_clip_cntl_dx_rasterization_kill,
  output reg pa_cl_clip_cntl_dx_linear_attr_clip_ena,
  output reg pa_cl_clip_cntl_vte_vport_provoke_disable,
  output reg pa_cl_clip_cntl_zclip_near_disable,
  output reg pa_cl_clip_cntl_zclip_far_disable,
  output reg pa_su_sc_mode_cntl_cull_front,
  output reg pa_su_sc_mode_cntl_cull_back,
  output reg pa_su_sc_mode_cntl_face,
  output reg [1:0] pa_su_sc_mode_cntl_poly_mode,
  output reg [2:0] pa_su_sc_mode_cntl_polymode_front_ptype,
  output reg [2:0] pa_su_sc_mode_cntl_polymode_back_ptype,
  output reg pa_su_sc_mode_cntl_poly_offset_front_enable,
  output reg pa_su_sc_mode_cntl_poly_offset_back_enable,
  output reg pa_su_sc_mode_cntl_poly_offset_para_enable,
  output reg pa_su_sc_mode_cntl_vtx_window_offset_enable,
  output reg pa_su_sc_mode_cntl_provoking_vtx_last,
  output reg pa_su_sc_mode_cntl_persp_corr_dis,
  output reg pa_su_sc_mode_cntl_multi_prim_ib_ena,
  output reg pa_cl_vte_cntl_vport_x_scale_ena,
  output reg pa_cl_vte_cntl_vport_x_offset_ena,
  output reg pa_cl_vte_cntl_vport_y_scale_ena,
  output reg pa_cl_vte_cntl_vport_y_offset_ena,
  output reg pa_cl_vte_cntl_vport_z_scale_ena,
  output reg pa_cl_vte_cntl_vport_z_offset_ena,
  output reg pa_cl_vte_cntl_vtx_xy_fmt,
  output reg pa_cl_vte_cntl_vtx_z_fmt,
  output reg pa_cl_vte_cntl_vtx_w0_fmt,
  output wire [7:0] pa_cl_vs_out_cntl_clip_dist_ena,
  output wire [7:0] pa_cl_vs_out_cntl_cull_dist_ena,
  output reg pa_cl_vs_out_cntl_use_vtx_point_size,
  output reg pa_cl_vs_out_cntl_use_vtx_edge_flag,
  output reg pa_cl_vs_out_cntl_use_vtx_render_target_indx,
  output reg pa_cl_vs_out_cntl_use_vtx_viewport_indx,
  output reg pa_cl_vs_out_cntl_use_vtx_kill_flag,
  output reg pa_cl_vs_out_cntl_vs_out_misc_vec_ena,
  output reg pa_cl_vs_out_cntl_vs_out_ccdist0_vec_ena,
  output reg pa_cl_vs_out_cntl_vs_out_ccdist1_vec_ena,
  output reg pa_cl_vs_out_cntl_vs_out_misc_side_bus_ena,
  output reg pa_cl_vs_out_cntl_use_vtx_gs_cut_flag,
  output reg pa_cl_naninf_cntl_vte_xy_inf_discard,
  output reg pa_cl_naninf_cntl_vte_z_inf_discard,
  output reg pa_cl_naninf_cntl_vte_w_inf_discard,
  output reg pa_cl_naninf_cntl_vte_0xnaninf_is_0,
  output reg pa_cl_naninf_cntl_vte_xy_nan_retain,
  output reg pa_cl_naninf_cntl_vte_z_nan_retain,
  output reg pa_cl_naninf_cntl_vte_w_nan_retain,
  output reg pa_cl_naninf_cntl_vte_w_recip_nan_is_0,
  output reg pa_cl_naninf_cntl_vs_xy_nan_to_inf,
  output reg pa_cl_naninf_cntl_vs_xy_inf_retain,
  output reg pa_cl_naninf_cntl_vs_z_nan_to_inf,
  output reg pa_cl_naninf_cntl_vs_z_inf_retain,
  output reg pa_cl_naninf_cntl_vs_w_nan_to_inf,
  output reg pa_cl_naninf_cntl_vs_w_inf_retain,
  output reg pa_cl_naninf_cntl_vs_clip_dist_inf_discard,
  output reg pa_cl_naninf_cntl_vte_no_output_neg_0,
  output reg [1:0] pa_su_line_stipple_cntl_line_stipple_reset,
  output reg pa_su_line_stipple_cntl_expand_full_length,
  output reg pa_su_line_stipple_cntl_fractional_accum,
  output reg pa_su_line_stipple_cntl_diamond_adjust,
  output wire [31:0] pa_su_line_stipple_scale_line_stipple_scale,
  output reg pa_su_prim_filter_cntl_triangle_filter_disable,
  output reg pa_su_prim_filter_cntl_line_filter_disable,
  output reg pa_su_prim_filter_cntl_point_filter_disable,
  output reg pa_su_prim_filter_cntl_rectangle_filter_disable,
  output reg pa_su_prim_filter_cntl_triangle_expand_ena,
  output reg pa_su_prim_filter_cntl_line_expand_ena,
  output reg pa_su_prim_filter_cntl_point_expand_ena,
  output reg pa_su_prim_filter_cntl_rectangle_expand_ena,
  output reg [7:0] pa_su_prim_filter_cntl_prim_expand_constant,
  output reg pa_su_prim_filter_cntl_xmax_right_exclusion,
  output reg pa_su_prim_filter_cntl_ymax_bottom_exclusion,
  output wire [15:0] pa_su_point_size_height,
  output wire [15:0] pa_su_point_size_width,
  output wire [15:0] pa_su_point_minmax_min_size,
  output wire [15:0] pa_su_point_minmax_max_size,
  output wire [15:0] pa_su_line_cntl_width,
  output wire [15:0] pa_sc_line_stipple_line_pattern,
  output reg [7:0] pa_sc_line_stipple_repeat_count,
  output reg pa_sc_line_stipple_pattern_bit_order,
  output reg [1:0] pa_sc_line_stipple_auto_reset_cntl,
  output reg pa_sc_mode_cntl_0_msaa_enable,
  output reg pa_sc_mode_cntl_0_vport_scissor_enable,
  output reg pa_sc_mode_cntl_0_line_stipple_enable,
  output reg pa_sc_mode_cntl_0_send_unlit_stiles_to_pkr,
  output reg pa_sc_mode_cntl_1_walk_size,
  output reg pa_sc_mode_cntl_1_walk_alignment,
  output reg pa_sc_mode_cntl_1_walk_align8_prim_fits_st,
  output reg pa_sc_mode_cntl_1_walk_fence_enable,
  output reg [2:0] pa_sc_mode_cntl_1_walk_fence_size,
  output reg pa_sc_mode_cntl_1_supertile_walk_order_enable,
  output reg pa_sc_mode_cntl_1_tile_walk_order_enable,
  output reg pa_sc_mode_cntl_1_tile_cover_disable,
  output reg pa_sc_mode_cntl_1_tile_cover_no_scissor,
  output reg pa_sc_mode_cntl_1_zmm_line_extent,
  output reg pa_sc_mode_cntl_1_zmm_line_offset,
  output reg pa_sc_mode_cntl_1_zmm_rect_extent,
  output reg pa_sc_mode_cntl_1_kill_pix_post_hi_z,
  output reg pa_sc_mode_cntl_1_kill_pix_post_detail_mask,
  output reg pa_sc_mode_cntl_1_ps_iter_sample,
  output reg pa_sc_mode_cntl_1_multi_shader_engine_prim_discard_enable,
  output reg pa_sc_mode_cntl_1_force_eov_cntdwn_enable,
  output reg pa_sc_mode_cntl_1_force_eov_rez_enable,
  output reg pa_sc_mode_cntl_1_out_of_order_primitive_enable,
  output reg [2:0] pa_sc_mode_cntl_1_out_of_order_water_mark,
  output reg [7:0] pa_su_poly_offset_db_fmt_cntl_poly_offset_neg_num_db_bits,
  output reg pa_su_poly_offset_db_fmt_cntl_poly_offset_db_is_float_fmt,
  output wire [31:0] pa_su_poly_offset_clamp_clamp,
  output wire [31:0] pa_su_poly_offset_front_scale_scale,
  output wire [31:0] pa_su_poly_offset_front_offset_offset,
  output wire [31:0] pa_su_poly_offset_back_scale_scale,
  output wire [31:0] pa_su_poly_offset_back_offset_offset,
  output reg [31:0] pa_sc_centroid_priority_0_distance,
  output reg [3:0] pa_sc_centroid_priority_1_distance_8,
  output reg [3:0] pa_sc_centroid_priority_1_distance_9,
  output reg [3:0] pa_sc_centroid_priority_1_distance_10,
  output reg [3:0] pa_sc_centroid_priority_1_distance_11,
  output reg [3:0] pa_sc_centroid_priority_1_distance_12,
  output reg [3:0] pa_sc_centroid_priority_1_distance_13,
  output reg [3:0] pa_sc_centroid_priority_1_distance_14,
  output reg [3:0] pa_sc_centroid_priority_1_distance_15,
  output reg pa_sc_line_cntl_expand_line_width,
  output reg pa_sc_line_cntl_last_pixel,
  output reg pa_sc_line_cntl_perpendicular_endcap_ena,
  output reg pa_sc_line_cntl_dx10_diamond_test_ena,
  output reg [2:0] pa_sc_aa_config_msaa_num_samples,
  output reg pa_sc_aa_config_aa_mask_centroid_dtmn,
  output wire [3:0] pa_sc_aa_config_max_sample_dist,
  output reg [2:0] pa_sc_aa_config_msaa_exposed_samples,
  output reg [1:0] pa_sc_aa_config_detail_to_exposed_mode,
  output reg pa_su_vtx_cntl_pix_center,
  output reg [1:0] pa_su_vtx_cntl_round_mode,
  output reg [2:0] pa_su_vtx_cntl_quant_mode,
  output wire [31:0] pa_cl_gb_vert_clip_adj_data_register,
  output wire [31:0] pa_cl_gb_vert_disc_adj_data_register,
  output wire [31:0] pa_cl_gb_horz_clip_adj_data_register,
  output wire [31:0] pa_cl_gb_horz_disc_adj_data_register,
  output reg [3:0] pa_sc_aa_sample_locs_pixel_x0y0_0_s0_x,
  output reg [3:0] pa_sc_aa_sample_locs_pixel_x0y0_0_s0_y,
  output reg [3:0] pa_sc_aa_sample_locs_pixel_x0y0_0_s1_x,
  output reg [3:0] pa_sc_aa_sample_locs_pixel_x0y0_0_s1_y,
  output reg [3:0] pa_sc_aa_sample_locs_pixel_x0y0_0_s2_x,
  output reg [3:0] pa_sc_aa_sample_locs_pixel_x0y0_0_s2_y,
  output reg [3:0] pa_sc_aa_sample_locs_pixel_x0y0_0_s3_x,
  output reg [3:0] pa_sc_aa_sample_locs_pixel_x0y0_0_s3_y,
  output reg [3:0] pa_sc_aa_sample_locs_pixel_x0y0_1_s4_x,
  output reg [3:0] pa_sc_aa_sample_locs_pixel_x0y0_1_s4_y,
  output reg [3:0] pa_sc_aa_sample_locs_pixel_x0y0_1_s5_x,
  output reg [3:0] pa_sc_aa_sample_locs_pixel_x0y0_1_s5_y,
  output reg [3:0] pa_sc_aa_sample_locs_pixel_x0y0_1_s6_x,
  output reg [3:0] pa_sc_aa_sample_locs_pixel_x0y0_1_s6_y,
  output reg [3:0] pa_sc_aa_sample_locs_pixel_x0y0_1_s7_x,
  output reg [3:0] pa_sc_aa_sample_locs_pixel_x0y0_1_s7_y,
  output reg [3:0] pa_sc_aa_sample_locs_pixel_x0y0_2_s8_x,
  output reg [3:0] pa_sc_aa_sample_locs_pixel_x0y0_2_s8_y,
  output reg [3:0] pa_sc_aa_sample_locs_pixel_x0y0_2_s9_x,
  output reg [3:0] pa_sc_aa_sample_locs_pixel_x0y0_2_s9_y,
  output reg [3:0] pa_sc_aa_sample_locs_pixel_x0y0_2_s10_x,
  output reg [3:0] pa_sc_aa_sample_locs_pixel_x0y0_2_s10_y,
  output reg [3:0] pa_sc_aa_sample_locs_pixel_x0y0_2_s11_x,
  output reg [3:0] pa_sc_aa_sample_locs_pixel_x0y0_2_s11_y,
  output reg [3:0] pa_sc_aa_sample_locs_pixel_x0y0_3_s12_x,
  output reg [3:0] pa_sc_aa_sample_locs_pixel_x0y0_3_s12_y,
  output reg [3:0] pa_sc_aa_sample_locs_pixel_x0y0_3_s13_x,
  output reg [3:0] pa_sc_aa_sample_locs_pixel_x0y0_3_s13_y,
  output reg [3:0] pa_sc_aa_sample_locs_pixel_x0y0_3_s14_x,
  output reg [3:0] pa_sc_aa_sample_locs_pixel_x0y0_3_s14_y,
  output reg [3:0] pa_sc_aa_sample_locs_pixel_x0y0_3_s15_x,
  output reg [3:0] pa_sc_aa_sample_locs_pixel_x0y0_3_s15_y,
  output reg [3:0] pa_sc_aa_sample_locs_pixel_x1y0_0_s0_x,
  output reg [3:0] pa_sc_aa_sample_locs_pixel_x1y0_0_s0_y,
  output reg [3:0] pa_sc_aa_sample_locs_pixel_x1y0_0_s1_x,
  output reg [3:0] pa_sc_aa_sample_locs_pixel_x1y0_0_s1_y,
  output reg [3:0] pa_sc_aa_sample_locs_pixel_x1y0_0_s2_x,
  output reg [3:0] pa_sc_aa_sample_locs_pixel_x1y0_0_s2_y,
  output reg [3:0] pa_sc_aa_sample_locs_pixel_x1y0_0_s3_x,
  output reg [3:0] pa_sc_aa_sample_locs_pixel_x1y0_0_s3_y,
  output reg [3:0] pa_sc_aa_sample_locs_pixel_x1y0_1_s4_x,
  output reg [3:0] pa_sc_aa_sample_locs_pixel_x1y0_1_s4_y,
  output reg [3:0] pa_sc_aa_sample_locs_pixel_x1y0_1_s5_x,
  output reg [3:0] pa_sc_aa_sample_locs_pixel_x1y0_1_s5_y,
  output reg [3:0] pa_sc_aa_sample_locs_pixel_x1y0_1_s6_x,
  output reg [3:0] pa_sc_aa_sample_locs_pixel_x1y0_1_s6_y,
  output reg [3:0] pa_sc_aa_sample_locs_pixel_x1y0_1_s7_x,
  output reg [3:0] pa_sc_aa_sample_locs_pixel_x1y0_1_s7_y,
  output reg [3:0] pa_sc_aa_sample_locs_pixel_x1y0_2_s8_x,
  output reg [3:0] pa_sc_aa_sample_locs_pixel_x1y0_2_s8_y,
  output reg [3:0] pa_sc_aa_sample_locs_pixel_x1y0_2_s9_x,
  output reg [3:0] pa_sc_aa_sample_locs_pixel_x1y0_2_s9_y,
  output reg [3:0] pa_sc_aa_sample_locs_pixel_x1y0_2_s10_x,
  output reg [3:0] pa_sc_aa_sample_locs_pixel_x1y0_2_s10_y,
  output reg [3:0] pa_sc_aa_sample_locs_pixel_x1y0_2_s11_x,
  output reg [3:0] pa_sc_aa_sample_locs_pixel_x1y0_2_s11_y,
  output reg [3:0] pa_sc_aa_sample_locs_pixel_x1y0_3_s12_x,
  output reg [3:0] pa_sc_aa_sample_locs_pixel_x1y0_3_s12_y,
  output reg [3:0] pa_sc_aa_sample_locs_pixel_x1y0_3_s13_x,
  output reg [3:0] pa_sc_aa_sample_locs_pixel_x1y0_3_s13_y,
  output reg [3:0] pa_sc_aa_sample_locs_pixel_x1y0_3_s14_x,
  output reg [3:0] pa_sc_aa_sample_locs_pixel_x1y0_3_s14_y,
  output reg [3:0] pa_sc_aa_sample_locs_pixel_x1y0_3_s15_x,
  output reg [3:0] pa_sc_aa_sample_locs_pixel_x1y0_3_s15_y,
  output reg [3:0] pa_sc_aa_sample_locs_pixel_x0y1_0_s0_x,
  output reg [3:0] pa_sc_aa_sample_locs_pixel_x0y1_0_s0_y,
  output reg [3:0] pa_sc_aa_sample_locs_pixel_x0y1_0_s1_x,
  output reg [3:0] pa_sc_aa_sample_locs_pixel_x0y1_0_s1_y,
  output reg [3:0] pa_sc_aa_sample_locs_pixel_x0y1_0_s2_x,
  output reg [3:0] pa_sc_aa_sample_locs_pixel_x0y1_0_s2_y,
  output reg [3:0] pa_sc_aa_sample_locs_pixel_x0y1_0_s3_x,
  output reg [3:0] pa_sc_aa_sample_locs_pixel_x0y1_0_s3_y,
  output reg [3:0] pa_sc_aa_sample_locs_pixel_x0y1_1_s4_x,
  output reg [3:0] pa_sc_aa_sample_locs_pixel_x0y1_1_s4_y,
  output reg [3:0] pa_sc_aa_sample_locs_pixel_x0y1_1_s5_x,
  output reg [3:0] pa_sc_aa_sample_locs_pixel_x0y1_1_s5_y,
  output reg [3:0] pa_sc_aa_sample_locs_pixel_x0y1_1_s6_x,
  output reg [3:0] pa_sc_aa_sample_locs_pixel_x0y1_1_s6_y,
  output reg [3:0] pa_sc_aa_sample_locs_pixel_x0y1_1_s7_x,
  output reg [3:0] pa_sc_aa_sample_locs_pixel_x0y1_1_s7_y,
  output reg [3:0] pa_sc_aa_sample_locs_pixel_x0y1_2_s8_x,
  output reg [3:0] pa_sc_aa_sample_locs_pixel_x0y1_2_s8_y,
  output reg [3:0] pa_sc_aa_sample_locs_pixel_x0y1_2_s9_x,
  output reg [3:0] pa_sc_aa_sample_locs_pixel_x0y1_2_s9_y,
  output reg [3:0] pa_sc_aa_sample_locs_pixel_x0y1_2_s10_x,
  output reg [3:0] pa_sc_aa_sample_locs_pixel_x0y1_2_s10_y,
  output reg [3:0] pa_sc_aa_sample_locs_pixel_x0y1_2_s11_x,
  output reg [3:0] pa_sc_aa_sample_locs_pixel_x0y1_2_s11_y,
  output reg [3:0] pa_sc_aa_sample_locs_pixel_x0y1_3_s12_x,
  output reg [3:0] pa_sc_aa_sample_locs_pixel_x0y1_3_s12_y,
  output reg [3:0] pa_sc_aa_sample_locs_pixel_x0y1_3_s13_x,
  output reg [3:0] pa_sc_aa_sample_locs_pixel_x0y1_3_s13_y,
  output reg [3:0] pa_sc_aa_sample_locs_pixel_x0y1_3_s14_x,
  output reg [3:0] pa_sc_aa_sample_locs_pixel_x0y1_3_s14_y,
  output reg [3:0] pa_sc_aa_sample_locs_pixel_x0y1_3_s15_x,
  output reg [3:0] pa_sc_aa_sample_locs_pixel_x0y1_3_s15_y,
  output reg [3:0] pa_sc_aa_sample_locs_pixel_x1y1_0_s0_x,
  output reg [3:0] pa_sc_aa_sample_locs_pixel_x1y1_0_s0_y,
  output reg [3:0] pa_sc_aa_sample_locs_pixel_x1y1_0_s1_x,
  output reg [3:0] pa_sc_aa_sample_locs_pixel_x1y1_0_s1_y,
  output reg [3:0] pa_sc_aa_sample_locs_pixel_x1y1_0_s2_x,
  output reg [3:0] pa_sc_aa_sample_locs_pixel_x1y1_0_s2_y,
  output reg [3:0] pa_sc_aa_sample_locs_pixel_x1y1_0_s3_x,
  output reg [3:0] pa_sc_aa_sample_locs_pixel_x1y1_0_s3_y,
  output reg [3:0] pa_sc_aa_sample_locs_pixel_x1y1_1_s4_x,
  output reg [3:0] pa_sc_aa_sample_locs_pixel_x1y1_1_s4_y,
  output reg [3:0] pa_sc_aa_sample_locs_pixel_x1y1_1_s5_x,
  output reg [3:0] pa_sc_aa_sample_locs_pixel_x1y1_1_s5_y,
  output reg [3:0] pa_sc_aa_sample_locs_pixel_x1y1_1_s6_x,
  output reg [3:0] pa_sc_aa_sample_locs_pixel_x1y1_1_s6_y,
  output reg [3:0] pa_sc_aa_sample_locs_pixel_x1y1_1_s7_x,
  output reg [3:0] pa_sc_aa_sample_locs_pixel_x1y1_1_s7_y,
  output reg [3:0] pa_sc_aa_sample_locs_pixel_x1y1_2_s8_x,
  output reg [3:0] pa_sc_aa_sample_locs_pixel_x1y1_2_s8_y,
  output reg [3:0] pa_sc_aa_sample_locs_pixel_x1y1_2_s9_x,
  output reg [3:0] pa_sc_aa_sample_locs_pixel_x1y1_2_s9_y,
  output reg [3:0] pa_sc_aa_sample_locs_pixel_x1y1_2_s10_x,
  output reg [3:0] pa_sc_aa_sample_locs_pixel_x1y1_2_s10_y,
  output reg [3:0] pa_sc_aa_sample_locs_pixel_x1y1_2_s11_x,
  output reg [3:0] pa_sc_aa_sample_locs_pixel_x1y1_2_s11_y,
  output reg [3:0] pa_sc_aa_sample_locs_pixel_x1y1_3_s12_x,
  output reg [3:0] pa_sc_aa_sample_locs_pixel_x1y1_3_s12_y,
  output reg [3:0] pa_sc_aa_sample_locs_pixel_x1y1_3_s13_x,
  output reg [3:0] pa_sc_aa_sample_locs_pixel_x1y1_3_s13_y,
  output reg [3:0] pa_sc_aa_sample_locs_pixel_x1y1_3_s14_x,
  output reg [3:0] pa_sc_aa_sample_locs_pixel_x1y1_3_s14_y,
  output reg [3:0] pa_sc_aa_sample_locs_pixel_x1y1_3_s15_x,
  output reg [3:0] pa_sc_aa_sample_locs_pixel_x1y1_3_s15_y,
  output wire [15:0] pa_sc_aa_mask_x0y0_x1y0_aa_mask_x0y0,
  output wire [15:0] pa_sc_aa_mask_x0y0_x1y0_aa_mask_x1y0,
  output wire [15:0] pa_sc_aa_mask_x0y1_x1y1_aa_mask_x0y1,
  output wire [15:0] pa_sc_aa_mask_x0y1_x1y1_aa_mask_x1y1,
  output wire [23:0] pa_su_line_stipple_value_line_stipple_value,
  output reg [3:0] pa_sc_line_stipple_state_current_ptr,
  output reg [7:0] pa_sc_line_stipple_state_current_count
);
  localparam [1:0] PA_SC_RASTER_CONFIG_1_SE_PAIR_MAP_RASTER_CONFIG_SE_PAIR_MAP_0 = 2'd0;
  localparam [1:0] PA_SC_RASTER_CONFIG_1_SE_PAIR_XSEL_RASTER_CONFIG_SE_PAIR_XSEL_8_WIDE_TILE = 2'd0;
  localparam [1:0] PA_SC_RASTER_CONFIG_1_SE_PAIR_YSEL_RASTER_CONFIG_SE_PAIR_YSEL_8_WIDE_TILE = 2'd0;
  localparam [1:0] PA_SC_RASTER_CONFIG_PKR_MAP_RASTER_CONFIG_PKR_MAP_0 = 2'd0;
  localparam [1:0] PA_SC_RASTER_CONFIG_PKR_XSEL_RASTER_CONFIG_PKR_XSEL_0 = 2'd0;
  localparam [1:0] PA_SC_RASTER_CONFIG_PKR_YSEL_RASTER_CONFIG_PKR_YSEL_0 = 2'd0;
  localparam [1:0] PA_SC_RASTER_CONFIG_RB_MAP_PKR0_RASTER_CONFIG_RB_MAP_0 = 2'd0;
  localparam [1:0] PA_SC_RASTER_CONFIG_RB_MAP_PKR1_RASTER_CONFIG_RB_MAP_0 = 2'd0;
  localparam PA_SC_RASTER_CONFIG_RB_XSEL_RASTER_CONFIG_RB_XSEL_0 = 1'b0;
  localparam [1:0] PA_SC_RASTER_CONFIG_RB_XSEL2_RASTER_CONFIG_RB_XSEL2_0 = 2'd0;
  localparam PA_SC_RASTER_CONFIG_RB_YSEL_RASTER_CONFIG_RB_YSEL_0 = 1'b0;
  localparam [1:0] PA_SC_RASTER_CONFIG_SC_MAP_RASTER_CONFIG_SC_MAP_0 = 2'd0;
  localparam [1:0] PA_SC_RASTER_CONFIG_SC_XSEL_RASTER_CONFIG_SC_XSEL_8_WIDE_TILE = 2'd0;
  localparam [1:0] PA_SC_RASTER_CONFIG_SC_YSEL_RASTER_CONFIG_SC_YSEL_8_WIDE_TILE = 2'd0;
  localparam [1:0] PA_SC_RASTER_CONFIG_SE_MAP_RASTER_CONFIG_SE_MAP_0 = 2'd0;
  localparam [1:0] PA_SC_RASTER_CONFIG_SE_XSEL_RASTER_CONFIG_SE_XSEL_8_WIDE_TILE = 2'd0;
  localparam [1:0] PA_SC_RASTER_CONFIG_SE_YSEL_RASTER_CONFIG_SE_YSEL_8_WIDE_TILE = 2'd0;
  localparam PA_SU_SC_MODE_CNTL_CULL_BACK_KEEP = 1'b0, PA_SU_SC_MODE_CNTL_CULL_FRONT_KEEP = 1'b0;
  localparam PA_SU_SC_MODE_CNTL_FACE_FRONT_CCW = 1'b0;
  localparam [1:0] PA_SU_SC_MODE_CNTL_POLY_MODE_TRIANGLES = 2'd0;
  localparam PA_SU_SC_MODE_CNTL_POLY_OFFSET_BACK_ENABLE_OFF = 1'b0;
  localparam PA_SU_SC_MODE_CNTL_POLY_OFFSET_FRONT_ENABLE_OFF = 1'b0;
  localparam PA_SU_SC_MODE_CNTL_POLY_OFFSET_PARA_ENABLE_OFF = 1'b0;
  localparam [2:0] PA_SU_SC_MODE_CNTL_POLYMODE_BACK_PTYPE_POINTS = 3'd0;
  localparam [2:0] PA_SU_SC_MODE_CNTL_POLYMODE_FRONT_PTYPE_POINTS = 3'd0;
  localparam PA_SU_SC_MODE_CNTL_PROVOKING_VTX_LAST_FIRST_D3_D = 1'b0;
  localparam PA_SU_VTX_CNTL_PIX_CENTER_CENTER_0_0_D3_D = 1'b0;
  localparam [2:0] PA_SU_VTX_CNTL_QUANT_MODE_FIXED_16_8_1_16_TH = 3'd0;
  localparam [1:0] PA_SU_VTX_CNTL_ROUND_MODE_TRUNCATE = 2'd0;

  reg [7:0] pa_sc_screen_scissor_tl_tl_x_byte_0, pa_sc_screen_scissor_tl_tl_x_byte_1;
  reg [7:0] pa_sc_screen_scissor_tl_tl_y_byte_2, pa_sc_screen_scissor_tl_tl_y_byte_3;
  reg [7:0] pa_sc_screen_scissor_br_br_x_byte_0, pa_sc_screen_scissor_br_br_x_byte_1;
  reg [7:0] pa_sc_screen_scissor_br_br_y_byte_2, pa_sc_screen_scissor_br_br_y_byte_3;
  reg [7:0] pa_sc_window_offset_window_x_offset_byte_0, pa_sc_window_offset_window_x_offset_byte_1;
  reg [7:0] pa_sc_window_offset_window_y_offset_byte_2, pa_sc_window_offset_window_y_offset_byte_3;
  reg [7:0] pa_sc_window_scissor_tl_tl_x_byte_0; reg [6:0] pa_sc_window_scissor_tl_tl_x_byte_1;
  reg [7:0] pa_sc_window_scissor_tl_tl_y_byte_2; reg [6:0] pa_sc_window_scissor_tl_tl_y_byte_3;
  reg [7:0] pa_sc_window_scissor_br_br_x_byte_0; reg [6:0] pa_sc_window_scissor_br_br_x_byte_1;
  reg [7:0] pa_sc_window_scissor_br_br_y_byte_2; reg [6:0] pa_sc_window_scissor_br_br_y_byte_3;
  reg [7:0] pa_sc_cliprect_rule_clip_rule_byte_0, pa_sc_cliprect_rule_clip_rule_byte_1;
  wire [3:0] write_pa_sc_cliprect_tl; reg [31:0] pa_sc_cliprect_tl_tl_x_byte_0;
  reg [27:0] pa_sc_cliprect_tl_tl_x_byte_1; reg [31:0] pa_sc_cliprect_tl_tl_y_byte_2;
  reg [27:0] pa_sc_cliprect_tl_tl_y_byte_3; wire [3:0] write_pa_sc_cliprect_br;
  reg [31:0] pa_sc_cliprect_br_br_x_byte_0; reg [27:0] pa_sc_cliprect_br_br_x_byte_1;
  reg [31:0] pa_sc_cliprect_br_br_y_byte_2; reg [27:0] pa_sc_cliprect_br_br_y_byte_3;
  reg [3:0] pa_sc_edgerule_er_line_lr_byte_1; reg [1:0] pa_sc_edgerule_er_line_lr_byte_2;
  reg [7:0] pa_su_hardware_screen_offset_hw_screen_offset_x_byte_0;
  reg pa_su_hardware_screen_offset_hw_screen_offset_x_byte_1;
  reg [7:0] pa_su_hardware_screen_offset_hw_screen_offset_y_byte_2;
  reg pa_su_hardware_screen_offset_hw_screen_offset_y_byte_3; reg [7:0] pa_sc_generic_scissor_tl_tl_x_byte_0;
  reg [6:0] pa_sc_generic_scissor_tl_tl_x_byte_1; reg [7:0] pa_sc_generic_scissor_tl_tl_y_byte_2;
  reg [6:0] pa_sc_generic_scissor_tl_tl_y_byte_3; reg [7:0] pa_sc_generic_scissor_br_br_x_byte_0;
  reg [6:0] pa_sc_generic_scissor_br_br_x_byte_1; reg [7:0] pa_sc_generic_scissor_br_br_y_byte_2;
  reg [6:0] pa_sc_generic_scissor_br_br_y_byte_3; wire [15:0] write_pa_sc_vport_scissor_tl, write_pa_sc_vport_zmin;
  reg [127:0] pa_sc_vport_zmin_vport_zmin_byte_0, pa_sc_vport_zmin_vport_zmin_byte_1;
  reg [127:0] pa_sc_vport_zmin_vport_zmin_byte_2, pa_sc_vport_zmin_vport_zmin_byte_3;
  wire [15:0] write_pa_sc_vport_zmax;
  reg [127:0] pa_sc_vport_zmax_vport_zmax_byte_0, pa_sc_vport_zmax_vport_zmax_byte_1;
  reg [127:0] pa_sc_vport_zmax_vport_zmax_byte_2, pa_sc_vport_zmax_vport_zmax_byte_3;
  wire [15:0] write_pa_cl_vport_xscale;
  reg [127:0] pa_cl_vport_xscale_vport_xscale_byte_0, pa_cl_vport_xscale_vport_xscale_byte_1;
  reg [127:0] pa_cl_vport_xscale_vport_xscale_byte_2, pa_cl_vport_xscale_vport_xscale_byte_3;
  wire [15:0] write_pa_cl_vport_xoffset;
  reg [127:0] pa_cl_vport_xoffset_vport_xoffset_byte_0, pa_cl_vport_xoffset_vport_xoffset_byte_1;
  reg [127:0] pa_cl_vport_xoffset_vport_xoffset_byte_2, pa_cl_vport_xoffset_vport_xoffset_byte_3;
  wire [15:0] write_pa_cl_vport_yscale;
  reg [127:0] pa_cl_vport_yscale_vport_yscale_byte_0, pa_cl_vport_yscale_vport_yscale_byte_1;
  reg [127:0] pa_cl_vport_yscale_vport_yscale_byte_2, pa_cl_vport_yscale_vport_yscale_byte_3;
  wire [15:0] write_pa_cl_vport_yoffset;
  reg [127:0] pa_cl_vport_yoffset_vport_yoffset_byte_0, pa_cl_vport_yoffset_vport_yoffset_byte_1;
  reg [127:0] pa_cl_vport_yoffset_vport_yoffset_byte_2, pa_cl_vport_yoffset_vport_yoffset_byte_3;
  wire [15:0] write_pa_cl_vport_zscale;
  reg [127:0] pa_cl_vport_zscale_vport_zscale_byte_0, pa_cl_vport_zscale_vport_zscale_byte_1;
  reg [127:0] pa_cl_vport_zscale_vport_zscale_byte_2, pa_cl_vport_zscale_vport_zscale_byte_3;
  wire [15:0] write_pa_cl_vport_zoffset;
  reg [127:0] pa_cl_vport_zoffset_vport_zoffset_byte_0, pa_cl_vport_zoffset_vport_zoffset_byte_1;
  reg [127:0] pa_cl_vport_zoffset_vport_zoffset_byte_2, pa_cl_vport_zoffset_vport_zoffset_byte_3;
  wire [5:0] write_pa_cl_ucp_x;
  reg [47:0] pa_cl_ucp_x_data_register_byte_0, pa_cl_ucp_x_data_register_byte_1, pa_cl_ucp_x_data_register_byte_2;
  reg [47:0] pa_cl_ucp_x_data_register_byte_3; wire [5:0] write_pa_cl_ucp_y;
  reg [47:0] pa_cl_ucp_y_data_register_byte_0, pa_cl_ucp_y_data_register_byte_1, pa_cl_ucp_y_data_register_byte_2;
  reg [47:0] pa_cl_ucp_y_data_register_byte_3; wire [5:0] write_pa_cl_ucp_z;
  reg [47:0] pa_cl_ucp_z_data_register_byte_0, pa_cl_ucp_z_data_register_byte_1, pa_cl_ucp_z_data_register_byte_2;
  reg [47:0] pa_cl_ucp_z_data_register_byte_3; wire [5:0] write_pa_cl_ucp_w;
  reg [47:0] pa_cl_ucp_w_data_register_byte_0, pa_cl_ucp_w_data_register_byte_1, pa_cl_ucp_w_data_register_byte_2;
  reg [47:0] pa_cl_ucp_w_data_register_byte_3;
  reg [31:0] pa_cl_point_x_rad_data_register_byte, pa_cl_point_y_rad_data_register_byte;
  reg [31:0] pa_cl_point_size_data_register_byte, pa_cl_point_cull_rad_data_register_byte;
  reg [5:0] pa_cl_clip_cntl_ucp_ena_byte_0;
  reg [7:0] pa_cl_vs_out_cntl_clip_dist_ena_byte_0, pa_cl_vs_out_cntl_cull_dist_ena_byte_1;
  reg [31:0] pa_su_line_stipple_scale_line_stipple_scale_byte;
  reg [7:0] pa_su_point_size_height_byte_0, pa_su_point_size_height_byte_1, pa_su_point_size_width_byte_2;
  reg [7:0] pa_su_point_size_width_byte_3, pa_su_point_minmax_min_size_byte_0, pa_su_point_minmax_min_size_byte_1;
  reg [7:0] pa_su_point_minmax_max_size_byte_2, pa_su_point_minmax_max_size_byte_3, pa_su_line_cntl_width_byte_0;
  reg [7:0] pa_su_line_cntl_width_byte_1, pa_sc_line_stipple_line_pattern_byte_0;
  reg [7:0] pa_sc_line_stipple_line_pattern_byte_1;
  reg [31:0] pa_su_poly_offset_clamp_clamp_byte, pa_su_poly_offset_front_scale_scale_byte;
  reg [31:0] pa_su_poly_offset_front_offset_offset_byte, pa_su_poly_offset_back_scale_scale_byte;
  reg [31:0] pa_su_poly_offset_back_offset_offset_byte; reg [2:0] pa_sc_aa_config_max_sample_dist_byte_1;
  reg pa_sc_aa_config_max_sample_dist_byte_2;
  reg [31:0] pa_cl_gb_vert_clip_adj_data_register_byte, pa_cl_gb_vert_disc_adj_data_register_byte;
  reg [31:0] pa_cl_gb_horz_clip_adj_data_register_byte, pa_cl_gb_horz_disc_adj_data_register_byte;
  wire [3:0] write_pa_sc_aa_sample_locs_pixel_x0y0, write_pa_sc_aa_sample_locs_pixel_x1y0;
  wire [3:0] write_pa_sc_aa_sample_locs_pixel_x1y1;
  reg [7:0] pa_sc_aa_mask_x0y0_x1y0_aa_mask_x0y0_byte_0, pa_sc_aa_mask_x0y0_x1y0_aa_mask_x0y0_byte_1;
  reg [7:0] pa_sc_aa_mask_x0y0_x1y0_aa_mask_x1y0_byte_2, pa_sc_aa_mask_x0y0_x1y0_aa_mask_x1y0_byte_3;
  reg [7:0] pa_sc_aa_mask_x0y1_x1y1_aa_mask_x0y1_byte_0, pa_sc_aa_mask_x0y1_x1y1_aa_mask_x0y1_byte_1;
  reg [7:0] pa_sc_aa_mask_x0y1_x1y1_aa_mask_x1y1_byte_2, pa_sc_aa_mask_x0y1_x1y1_aa_mask_x1y1_byte_3;
  reg [7:0] pa_su_line_stipple_value_line_stipple_value_byte_0, pa_su_line_stipple_value_line_stipple_value_byte_1;
  reg [7:0] pa_su_line_stipple_value_line_stipple_value_byte_2; wire [3:0] found_equal;
  wire [5:0] write_pa_sc_aa_sample_locs_pixel_x0y1_equal; wire [38:0] write_pa_cl_vport_zscale_equal;
  wire [495:0] bus_read_data_joined; wire [527:0] bus_read_data_joined2;
  wire [3:0] pa_sc_edgerule_er_tri_all, pa_sc_raster_config_rb_map_pkr0_all, pa_cl_clip_cntl_ucp_ena_byte_0_all;
  wire [3:0] pa_cl_vs_out_cntl_clip_dist_ena_byte_0_all, pa_sc_mode_cntl_1_walk_size_all;
  wire [3:0] pa_sc_centroid_priority_1_distance_8_all;
  wire [15:0] pa_sc_aa_sample_locs_pixel_x0y0_0_s0_x_all, pa_sc_aa_sample_locs_pixel_x1y0_0_s0_x_all;
  wire [15:0] pa_sc_aa_sample_locs_pixel_x0y1_0_s0_x_all, pa_sc_aa_sample_locs_pixel_x1y1_0_s0_x_all;

  wire writing = bus_valid & bus_write & (~|bus_address[1:0]);
  wire config_page_8a = bus_address[17:8] == 10'h8a;
  wire bus_address_7_2_is_4 = bus_address[7:2] == 6'd4;
  wire write_pa_su_cntl_status_all = writing & config_page_8a;
  wire write_pa_cl_cntl_status = write_pa_su_cntl_status_all & bus_address_7_2_is_4;
  wire bus_address_7_2_is_5 = bus_address[7:2] == 6'd5;
  wire write_pa_cl_enhance = write_pa_su_cntl_status_all & bus_address_7_2_is_5;
  wire bus_read_data_equal = bus_address[7:2] == 6'h14;
  wire write_pa_su_cntl_status = write_pa_su_cntl_status_all & bus_read_data_equal;
  wire config_page_8b = bus_address[17:8] == 10'h8b;
  wire found_equal_bus_address_7_2 = bus_address[7:2] == 6'h3c;
  wire write_pa_sc_enhance = writing & config_page_8b & found_equal_bus_address_7_2;
  wire context_page_280 = bus_address[17:8] == 10'h280;
  wire found_equal_bus_address = bus_address[7:2] == 6'hc;
  wire write_pa_sc_screen_scissor_br_all = writing & context_page_280;
  wire write_pa_sc_screen_scissor_tl = write_pa_sc_screen_scissor_br_all & found_equal_bus_address;
  assign pa_sc_screen_scissor_tl_tl_x = {pa_sc_screen_scissor_tl_tl_x_byte_1, pa_sc_screen_scissor_tl_tl_x_byte_0};
  assign pa_sc_screen_scissor_tl_tl_y = {pa_sc_screen_scissor_tl_tl_y_byte_3, pa_sc_screen_scissor_tl_tl_y_byte_2};
  wire found_equal_2 = bus_address[7:2] == 6'hd;
  wire write_pa_sc_screen_scissor_br = write_pa_sc_screen_scissor_br_all & found_equal_2;
  assign pa_sc_screen_scissor_br_br_x = {pa_sc_screen_scissor_br_br_x_byte_1, pa_sc_screen_scissor_br_br_x_byte_0};
  assign pa_sc_screen_scissor_br_br_y = {pa_sc_screen_scissor_br_br_y_byte_3, pa_sc_screen_scissor_br_br_y_byte_2};
  wire context_page_282 = bus_address[17:8] == 10'h282;
  wire write_pa_sc_vport_zmax_all = writing & context_page_282;
  wire write_pa_sc_window_offset = write_pa_sc_vport_zmax_all & found_equal[0];
  assign pa_sc_window_offset_window_x_offset = {pa_sc_window_offset_window_x_offset_byte_1,
      pa_sc_window_offset_window_x_offset_byte_0};
  assign pa_sc_window_offset_window_y_offset = {pa_sc_window_offset_window_y_offset_byte_3,
      pa_sc_window_offset_window_y_offset_byte_2};
  wire write_pa_sc_window_scissor_tl = write_pa_sc_vport_zmax_all & found_equal[1];
  assign pa_sc_window_scissor_tl_tl_x = {pa_sc_window_scissor_tl_tl_x_byte_1, pa_sc_window_scissor_tl_tl_x_byte_0};
  assign pa_sc_window_scissor_tl_tl_y = {pa_sc_window_scissor_tl_tl_y_byte_3, pa_sc_window_scissor_tl_tl_y_byte_2};
  wire write_pa_sc_window_scissor_br = write_pa_sc_vport_zmax_all & found_equal[2];
  assign pa_sc_window_scissor_br_br_x = {pa_sc_window_scissor_br_br_x_byte_1, pa_sc_window_scissor_br_br_x_byte_0};
  assign pa_sc_window_scissor_br_br_y = {pa_sc_window_scissor_br_br_y_byte_3, pa_sc_window_scissor_br_br_y_byte_2};
  wire write_pa_sc_cliprect_rule = write_pa_sc_vport_zmax_all & found_equal[3];
  assign pa_sc_cliprect_rule_clip_rule = {pa_sc_cliprect_rule_clip_rule_byte_1, pa_sc_cliprect_rule_clip_rule_byte_0};
  assign write_pa_sc_cliprect_tl[0] = write_pa_sc_vport_zmax_all & bus_address_7_2_is_4;
  assign write_pa_sc_cliprect_br[0] = write_pa_sc_vport_zmax_all & bus_address_7_2_is_5;
  assign write_pa_sc_cliprect_tl[1] = write_pa_sc_vport_zmax_all & write_pa_sc_aa_sample_locs_pixel_x0y1_equal[0];
  assign write_pa_sc_cliprect_br[1] = write_pa_sc_vport_zmax_all & write_pa_sc_aa_sample_locs_pixel_x0y1_equal[1];
  assign write_pa_sc_cliprect_tl[2] = write_pa_sc_vport_zmax_all & write_pa_sc_aa_sample_locs_pixel_x0y1_equal[2];
  assign write_pa_sc_cliprect_br[2] = write_pa_sc_vport_zmax_all & write_pa_sc_aa_sample_locs_pixel_x0y1_equal[3];
  assign write_pa_sc_cliprect_tl[3] = write_pa_sc_vport_zmax_all & write_pa_sc_aa_sample_locs_pixel_x0y1_equal[4];
  assign write_pa_sc_cliprect_br[3] = write_pa_sc_vport_zmax_all & write_pa_sc_aa_sample_locs_pixel_x0y1_equal[5];
  wire write_pa_sc_edgerule = write_pa_sc_vport_zmax_all & found_equal_bus_address;
  assign pa_sc_edgerule_er_line_lr = {pa_sc_edgerule_er_line_lr_byte_2, pa_sc_edgerule_er_line_lr_byte_1};
  wire write_pa_su_hardware_screen_offset = write_pa_sc_vport_zmax_all & found_equal_2;
  assign pa_su_hardware_screen_offset_hw_screen_offset_x = {pa_su_hardware_screen_offset_hw_screen_offset_x_byte_1,
      pa_su_hardware_screen_offset_hw_screen_offset_x_byte_0};
  assign pa_su_hardware_screen_offset_hw_screen_offset_y = {pa_su_hardware_screen_offset_hw_screen_offset_y_byte_3,
      pa_su_hardware_screen_offset_hw_screen_offset_y_byte_2};
  wire write_pa_cl_vport_zoffset_equal = bus_address[7:2] == 6'h10;
  wire write_pa_sc_generic_scissor_tl = write_pa_sc_vport_zmax_all & write_pa_cl_vport_zoffset_equal;
  assign pa_sc_generic_scissor_tl_tl_x = {pa_sc_generic_scissor_tl_tl_x_byte_1, pa_sc_generic_scissor_tl_tl_x_byte_0};
  assign pa_sc_generic_scissor_tl_tl_y = {pa_sc_generic_scissor_tl_tl_y_byte_3, pa_sc_generic_scissor_tl_tl_y_byte_2};
  wire write_pa_cl_vport_xscale_equal = bus_address[7:2] == 6'h11;
  wire write_pa_sc_generic_scissor_br = write_pa_sc_vport_zmax_all & write_pa_cl_vport_xscale_equal;
  assign pa_sc_generic_scissor_br_br_x = {pa_sc_generic_scissor_br_br_x_byte_1, pa_sc_generic_scissor_br_br_x_byte_0};
  assign pa_sc_generic_scissor_br_br_y = {pa_sc_generic_scissor_br_br_y_byte_3, pa_sc_generic_scissor_br_br_y_byte_2};
  assign write_pa_sc_vport_scissor_tl[0] = write_pa_sc_vport_zmax_all & bus_read_data_equal;
  assign write_pa_sc_vport_zmin[4] = write_pa_sc_vport_zmax_all & found_equal_bus_address_7_2;
  wire write_pa_cl_gb_horz_disc_adj_equal = bus_address[7:2] == 6'h3d;
  assign write_pa_sc_vport_zmax[4] = write_pa_sc_vport_zmax_all & write_pa_cl_gb_horz_disc_adj_equal;
  wire write_pa_sc_aa_sample_locs_pixel_x0y0_equal = bus_address[7:2] == 6'h3e;
  assign write_pa_sc_vport_zmin[5] = write_pa_sc_vport_zmax_all & write_pa_sc_aa_sample_locs_pixel_x0y0_equal;
  wire write_pa_sc_aa_sample_locs_pixel_x0y0_equal_2 = bus_address[7:2] == 6'h3f;
  assign write_pa_sc_vport_zmax[5] = write_pa_sc_vport_zmax_all & write_pa_sc_aa_sample_locs_pixel_x0y0_equal_2;
  wire context_page_283 = bus_address[17:8] == 10'h283;
  wire write_pa_sc_vport_zmax_all_writing = writing & context_page_283;
  assign write_pa_sc_vport_zmin[6] = write_pa_sc_vport_zmax_all_writing & found_equal[0];
  assign write_pa_sc_vport_zmax[6] = write_pa_sc_vport_zmax_all_writing & found_equal[1];
  assign write_pa_sc_vport_zmin[7] = write_pa_sc_vport_zmax_all_writing & found_equal[2];
  assign write_pa_sc_vport_zmax[7] = write_pa_sc_vport_zmax_all_writing & found_equal[3];
  assign write_pa_sc_vport_zmin[8] = write_pa_sc_vport_zmax_all_writing & bus_address_7_2_is_4;
  assign write_pa_sc_vport_zmax[8] = write_pa_sc_vport_zmax_all_writing & bus_address_7_2_is_5;
  assign write_pa_sc_vport_zmin[9] = write_pa_sc_vport_zmax_all_writing &
      write_pa_sc_aa_sample_locs_pixel_x0y1_equal[0];
  assign write_pa_sc_vport_zmax[9] = write_pa_sc_vport_zmax_all_writing &
      write_pa_sc_aa_sample_locs_pixel_x0y1_equal[1];
  assign write_pa_sc_vport_zmin[10] = write_pa_sc_vport_zmax_all_writing &
      write_pa_sc_aa_sample_locs_pixel_x0y1_equal[2];
  assign write_pa_sc_vport_zmax[10] = write_pa_sc_vport_zmax_all_writing &
      write_pa_sc_aa_sample_locs_pixel_x0y1_equal[3];
  assign write_pa_sc_vport_zmin[11] = write_pa_sc_vport_zmax_all_writing &
      write_pa_sc_aa_sample_locs_pixel_x0y1_equal[4];
  assign write_pa_sc_vport_zmax[11] = write_pa_sc_vport_zmax_all_writing &
      write_pa_sc_aa_sample_locs_pixel_x0y1_equal[5];
  wire write_pa_sc_raster_config = write_pa_sc_vport_zmax_all_writing & bus_read_data_equal;
  wire write_pa_sc_raster_config_1 = write_pa_sc_vport_zmax_all_writing & write_pa_cl_vport_zscale_equal[0];
  wire context_page_284 = bus_address[17:8] == 10'h284;
  wire write_pa_sc_aa_mask_x0y1_x1y1_equal = bus_address[7:2] == 6'hf;
  wire write_pa_cl_vport_zoffset_all = writing & context_page_284;
  assign write_pa_cl_vport_xscale[0] = write_pa_cl_vport_zoffset_all & write_pa_sc_aa_mask_x0y1_x1y1_equal;
  assign write_pa_cl_vport_xoffset[0] = write_pa_cl_vport_zoffset_all & write_pa_cl_vport_zoffset_equal;
  assign write_pa_cl_vport_yscale[0] = write_pa_cl_vport_zoffset_all & write_pa_cl_vport_xscale_equal;
  wire write_pa_sc_mode_cntl_0_equal = bus_address[7:2] == 6'h12;
  assign write_pa_cl_vport_yoffset[0] = write_pa_cl_vport_zoffset_all & write_pa_sc_mode_cntl_0_equal;
  wire write_pa_sc_mode_cntl_1_equal = bus_address[7:2] == 6'h13;
  assign write_pa_cl_vport_zscale[0] = write_pa_cl_vport_zoffset_all & write_pa_sc_mode_cntl_1_equal;
  assign write_pa_cl_vport_zoffset[0] = write_pa_cl_vport_zoffset_all & bus_read_data_equal;
  assign write_pa_cl_vport_xoffset[1] = write_pa_cl_vport_zoffset_all & write_pa_cl_vport_zscale_equal[1];
  assign write_pa_cl_vport_yscale[1] = write_pa_cl_vport_zoffset_all & write_pa_cl_vport_zscale_equal[2];
  assign write_pa_cl_vport_xoffset[2] = write_pa_cl_vport_zoffset_all & write_pa_cl_vport_zscale_equal[7];
  assign write_pa_cl_vport_yscale[2] = write_pa_cl_vport_zoffset_all & write_pa_cl_vport_zscale_equal[8];
  assign write_pa_cl_vport_xoffset[3] = write_pa_cl_vport_zoffset_all & write_pa_cl_vport_zscale_equal[13];
  assign write_pa_cl_vport_yscale[3] = write_pa_cl_vport_zoffset_all & write_pa_cl_vport_zscale_equal[14];
  assign write_pa_cl_vport_xoffset[4] = write_pa_cl_vport_zoffset_all & write_pa_cl_vport_zscale_equal[19];
  assign write_pa_cl_vport_yscale[4] = write_pa_cl_vport_zoffset_all & write_pa_cl_vport_zscale_equal[20];
  assign write_pa_cl_vport_xoffset[5] = write_pa_cl_vport_zoffset_all & write_pa_cl_vport_zscale_equal[25];
  assign write_pa_cl_vport_yscale[5] = write_pa_cl_vport_zoffset_all & write_pa_cl_vport_zscale_equal[26];
  assign write_pa_cl_vport_xoffset[6] = write_pa_cl_vport_zoffset_all & write_pa_cl_vport_zscale_equal[31];
  assign write_pa_cl_vport_yscale[6] = write_pa_cl_vport_zoffset_all & write_pa_cl_vport_zscale_equal[32];
  assign write_pa_cl_vport_xoffset[7] = write_pa_cl_vport_zoffset_all & write_pa_cl_vport_zscale_equal[37];
  assign write_pa_cl_vport_yscale[7] = write_pa_cl_vport_zoffset_all & write_pa_cl_vport_zscale_equal[38];
  assign write_pa_cl_vport_yoffset[7] = write_pa_cl_vport_zoffset_all & found_equal_bus_address_7_2;
  assign write_pa_cl_vport_zscale[7] = write_pa_cl_vport_zoffset_all & write_pa_cl_gb_horz_disc_adj_equal;
  assign write_pa_cl_vport_zoffset[7] = write_pa_cl_vport_zoffset_all & write_pa_sc_aa_sample_locs_pixel_x0y0_equal;
  assign write_pa_cl_vport_xscale[8] = write_pa_cl_vport_zoffset_all & write_pa_sc_aa_sample_locs_pixel_x0y0_equal_2;
  wire context_page_285 = bus_address[17:8] == 10'h285;
  wire write_pa_cl_ucp_x_all = writing & context_page_285;
  assign write_pa_cl_vport_xoffset[8] = write_pa_cl_ucp_x_all & found_equal[0];
  assign write_pa_cl_vport_yscale[8] = write_pa_cl_ucp_x_all & found_equal[1];
  assign write_pa_cl_vport_yoffset[8] = write_pa_cl_ucp_x_all & found_equal[2];
  assign write_pa_cl_vport_zscale[8] = write_pa_cl_ucp_x_all & found_equal[3];
  assign write_pa_cl_vport_zoffset[8] = write_pa_cl_ucp_x_all & bus_address_7_2_is_4;
  assign write_pa_cl_vport_xscale[9] = write_pa_cl_ucp_x_all & bus_address_7_2_is_5;
  assign write_pa_cl_vport_xoffset[9] = write_pa_cl_ucp_x_all & write_pa_sc_aa_sample_locs_pixel_x0y1_equal[0];
  assign write_pa_cl_vport_yscale[9] = write_pa_cl_ucp_x_all & write_pa_sc_aa_sample_locs_pixel_x0y1_equal[1];
  assign write_pa_cl_vport_yoffset[9] = write_pa_cl_ucp_x_all & write_pa_sc_aa_sample_locs_pixel_x0y1_equal[2];
  assign write_pa_cl_vport_zscale[9] = write_pa_cl_ucp_x_all & write_pa_sc_aa_sample_locs_pixel_x0y1_equal[3];
  assign write_pa_cl_vport_zoffset[9] = write_pa_cl_ucp_x_all & write_pa_sc_aa_sample_locs_pixel_x0y1_equal[4];
  assign write_pa_cl_vport_xscale[10] = write_pa_cl_ucp_x_all & write_pa_sc_aa_sample_locs_pixel_x0y1_equal[5];
  assign write_pa_cl_vport_xoffset[10] = write_pa_cl_ucp_x_all & found_equal_bus_address;
  assign write_pa_cl_vport_yscale[10] = write_pa_cl_ucp_x_all & found_equal_2;
  wire write_pa_sc_aa_mask_x0y0_x1y0_equal = bus_address[7:2] == 6'he;
  assign write_pa_cl_vport_yoffset[10] = write_pa_cl_ucp_x_all & write_pa_sc_aa_mask_x0y0_x1y0_equal;
  assign write_pa_cl_vport_zscale[10] = write_pa_cl_ucp_x_all & write_pa_sc_aa_mask_x0y1_x1y1_equal;
  assign write_pa_cl_vport_zoffset[10] = write_pa_cl_ucp_x_all & write_pa_cl_vport_zoffset_equal;
  assign write_pa_cl_vport_xscale[11] = write_pa_cl_ucp_x_all & write_pa_cl_vport_xscale_equal;
  assign write_pa_cl_vport_xoffset[11] = write_pa_cl_ucp_x_all & write_pa_sc_mode_cntl_0_equal;
  assign write_pa_cl_vport_yscale[11] = write_pa_cl_ucp_x_all & write_pa_sc_mode_cntl_1_equal;
  assign write_pa_cl_vport_yoffset[11] = write_pa_cl_ucp_x_all & bus_read_data_equal;
  assign write_pa_cl_ucp_y[0] = write_pa_cl_ucp_x_all & write_pa_cl_vport_zscale_equal[27];
  assign write_pa_cl_ucp_z[0] = write_pa_cl_ucp_x_all & write_pa_cl_vport_zscale_equal[28];
  assign write_pa_cl_ucp_w[0] = write_pa_cl_ucp_x_all & write_pa_cl_vport_zscale_equal[29];
  assign write_pa_cl_ucp_y[1] = write_pa_cl_ucp_x_all & write_pa_cl_vport_zscale_equal[31];
  assign write_pa_cl_ucp_z[1] = write_pa_cl_ucp_x_all & write_pa_cl_vport_zscale_equal[32];
  assign write_pa_cl_ucp_w[1] = write_pa_cl_ucp_x_all & write_pa_cl_vport_zscale_equal[33];
  assign write_pa_cl_ucp_y[2] = write_pa_cl_ucp_x_all & write_pa_cl_vport_zscale_equal[35];
  assign write_pa_cl_ucp_z[2] = write_pa_cl_ucp_x_all & write_pa_cl_vport_zscale_equal[36];
  assign write_pa_cl_ucp_w[2] = write_pa_cl_ucp_x_all & write_pa_cl_vport_zscale_equal[37];
  assign write_pa_cl_ucp_y[3] = write_pa_cl_ucp_x_all & found_equal_bus_address_7_2;
  assign write_pa_cl_ucp_z[3] = write_pa_cl_ucp_x_all & write_pa_cl_gb_horz_disc_adj_equal;
  assign write_pa_cl_ucp_w[3] = write_pa_cl_ucp_x_all & write_pa_sc_aa_sample_locs_pixel_x0y0_equal;
  assign write_pa_cl_ucp_x[4] = write_pa_cl_ucp_x_all & write_pa_sc_aa_sample_locs_pixel_x0y0_equal_2;
  wire context_page_286 = bus_address[17:8] == 10'h286;
  wire write_pa_cl_ucp_w_all = writing & context_page_286;
  assign write_pa_cl_ucp_y[4] = write_pa_cl_ucp_w_all & found_equal[0];
  assign write_pa_cl_ucp_z[4] = write_pa_cl_ucp_w_all & found_equal[1];
  assign write_pa_cl_ucp_w[4] = write_pa_cl_ucp_w_all & found_equal[2];
  assign write_pa_cl_ucp_x[5] = write_pa_cl_ucp_w_all & found_equal[3];
  assign write_pa_cl_ucp_y[5] = write_pa_cl_ucp_w_all & bus_address_7_2_is_4;
  assign write_pa_cl_ucp_z[5] = write_pa_cl_ucp_w_all & bus_address_7_2_is_5;
  assign write_pa_cl_ucp_w[5] = write_pa_cl_ucp_w_all & write_pa_sc_aa_sample_locs_pixel_x0y1_equal[0];
  wire context_page_287 = bus_address[17:8] == 10'h287;
  wire write_pa_cl_point_cull_rad_all = writing & context_page_287;
  wire write_pa_cl_point_x_rad = write_pa_cl_point_cull_rad_all & write_pa_cl_vport_zscale_equal[32];
  assign pa_cl_point_x_rad_data_register = pa_cl_point_x_rad_data_register_byte;
  wire write_pa_cl_point_y_rad = write_pa_cl_point_cull_rad_all & write_pa_cl_vport_zscale_equal[33];
  assign pa_cl_point_y_rad_data_register = pa_cl_point_y_rad_data_register_byte;
  wire write_pa_cl_point_size = write_pa_cl_point_cull_rad_all & write_pa_cl_vport_zscale_equal[34];
  assign pa_cl_point_size_data_register = pa_cl_point_size_data_register_byte;
  wire write_pa_cl_point_cull_rad = write_pa_cl_point_cull_rad_all & write_pa_cl_vport_zscale_equal[35];
  assign pa_cl_point_cull_rad_data_register = pa_cl_point_cull_rad_data_register_byte;
  wire context_page_288 = bus_address[17:8] == 10'h288;
  wire write_pa_su_prim_filter_cntl_all = writing & context_page_288;
  wire write_pa_cl_clip_cntl = write_pa_su_prim_filter_cntl_all & bus_address_7_2_is_4;
  wire write_pa_su_sc_mode_cntl = write_pa_su_prim_filter_cntl_all & bus_address_7_2_is_5;
  wire write_pa_cl_vte_cntl = write_pa_su_prim_filter_cntl_all & write_pa_sc_aa_sample_locs_pixel_x0y1_equal[0];
  wire write_pa_cl_vs_out_cntl = write_pa_su_prim_filter_cntl_all & write_pa_sc_aa_sample_locs_pixel_x0y1_equal[1];
  wire write_pa_cl_naninf_cntl = write_pa_su_prim_filter_cntl_all & write_pa_sc_aa_sample_locs_pixel_x0y1_equal[2];
  wire write_pa_su_line_stipple_cntl = write_pa_su_prim_filter_cntl_all &
      write_pa_sc_aa_sample_locs_pixel_x0y1_equal[3];
  wire write_pa_su_line_stipple_scale = write_pa_su_prim_filter_cntl_all &
      write_pa_sc_aa_sample_locs_pixel_x0y1_equal[4];
  assign pa_su_line_stipple_scale_line_stipple_scale = pa_su_line_stipple_scale_line_stipple_scale_byte;
  wire write_pa_su_prim_filter_cntl = write_pa_su_prim_filter_cntl_all &
      write_pa_sc_aa_sample_locs_pixel_x0y1_equal[5];
  wire context_page_28a = bus_address[17:8] == 10'h28a;
  wire write_pa_sc_mode_cntl_1_all = writing & context_page_28a;
  wire write_pa_su_point_size = write_pa_sc_mode_cntl_1_all & found_equal[0];
  assign pa_su_point_size_height = {pa_su_point_size_height_byte_1, pa_su_point_size_height_byte_0};
  assign pa_su_point_size_width = {pa_su_point_size_width_byte_3, pa_su_point_size_width_byte_2};
  wire write_pa_su_point_minmax = write_pa_sc_mode_cntl_1_all & found_equal[1];
  assign pa_su_point_minmax_min_size = {pa_su_point_minmax_min_size_byte_1, pa_su_point_minmax_min_size_byte_0};
  assign pa_su_point_minmax_max_size = {pa_su_point_minmax_max_size_byte_3, pa_su_point_minmax_max_size_byte_2};
  wire write_pa_su_line_cntl = write_pa_sc_mode_cntl_1_all & found_equal[2];
  assign pa_su_line_cntl_width = {pa_su_line_cntl_width_byte_1, pa_su_line_cntl_width_byte_0};
  wire write_pa_sc_line_stipple = write_pa_sc_mode_cntl_1_all & found_equal[3];
  assign pa_sc_line_stipple_line_pattern = {pa_sc_line_stipple_line_pattern_byte_1,
      pa_sc_line_stipple_line_pattern_byte_0};
  wire write_pa_sc_mode_cntl_0 = write_pa_sc_mode_cntl_1_all & write_pa_sc_mode_cntl_0_equal;
  wire write_pa_sc_mode_cntl_1 = write_pa_sc_mode_cntl_1_all & write_pa_sc_mode_cntl_1_equal;
  wire context_page_28b = bus_address[17:8] == 10'h28b;
  wire write_pa_sc_aa_sample_locs_pixel_x0y0_all = writing & context_page_28b;
  wire write_pa_su_poly_offset_db_fmt_cntl = write_pa_sc_aa_sample_locs_pixel_x0y0_all &
      write_pa_cl_vport_zscale_equal[9];
  wire write_pa_su_poly_offset_clamp = write_pa_sc_aa_sample_locs_pixel_x0y0_all & write_pa_cl_vport_zscale_equal[10];
  assign pa_su_poly_offset_clamp_clamp = pa_su_poly_offset_clamp_clamp_byte;
  wire write_pa_su_poly_offset_front_scale = write_pa_sc_aa_sample_locs_pixel_x0y0_all &
      write_pa_cl_vport_zscale_equal[11];
  assign pa_su_poly_offset_front_scale_scale = pa_su_poly_offset_front_scale_scale_byte;
  wire write_pa_su_poly_offset_front_offset = write_pa_sc_aa_sample_locs_pixel_x0y0_all &
      write_pa_cl_vport_zscale_equal[12];
  assign pa_su_poly_offset_front_offset_offset = pa_su_poly_offset_front_offset_offset_byte;
  wire write_pa_su_poly_offset_back_scale = write_pa_sc_aa_sample_locs_pixel_x0y0_all &
      write_pa_cl_vport_zscale_equal[13];
  assign pa_su_poly_offset_back_scale_scale = pa_su_poly_offset_back_scale_scale_byte;
  wire write_pa_su_poly_offset_back_offset = write_pa_sc_aa_sample_locs_pixel_x0y0_all &
      write_pa_cl_vport_zscale_equal[14];
  assign pa_su_poly_offset_back_offset_offset = pa_su_poly_offset_back_offset_offset_byte;
  wire write_pa_sc_centroid_priority_0 = write_pa_sc_aa_sample_locs_pixel_x0y0_all &
      write_pa_cl_vport_zscale_equal[32];
  wire write_pa_sc_centroid_priority_1 = write_pa_sc_aa_sample_locs_pixel_x0y0_all &
      write_pa_cl_vport_zscale_equal[33];
  wire write_pa_sc_line_cntl = write_pa_sc_aa_sample_locs_pixel_x0y0_all & write_pa_cl_vport_zscale_equal[34];
  wire write_pa_sc_aa_config = write_pa_sc_aa_sample_locs_pixel_x0y0_all & write_pa_cl_vport_zscale_equal[35];
  assign pa_sc_aa_config_max_sample_dist = {pa_sc_aa_config_max_sample_dist_byte_2,
      pa_sc_aa_config_max_sample_dist_byte_1};
  wire write_pa_su_vtx_cntl = write_pa_sc_aa_sample_locs_pixel_x0y0_all & write_pa_cl_vport_zscale_equal[36];
  wire write_pa_cl_gb_vert_clip_adj = write_pa_sc_aa_sample_locs_pixel_x0y0_all & write_pa_cl_vport_zscale_equal[37];
  assign pa_cl_gb_vert_clip_adj_data_register = pa_cl_gb_vert_clip_adj_data_register_byte;
  wire write_pa_cl_gb_vert_disc_adj = write_pa_sc_aa_sample_locs_pixel_x0y0_all & write_pa_cl_vport_zscale_equal[38];
  assign pa_cl_gb_vert_disc_adj_data_register = pa_cl_gb_vert_disc_adj_data_register_byte;
  wire write_pa_cl_gb_horz_clip_adj = write_pa_sc_aa_sample_locs_pixel_x0y0_all & found_equal_bus_address_7_2;
  assign pa_cl_gb_horz_clip_adj_data_register = pa_cl_gb_horz_clip_adj_data_register_byte;
  wire write_pa_cl_gb_horz_disc_adj = write_pa_sc_aa_sample_locs_pixel_x0y0_all & write_pa_cl_gb_horz_disc_adj_equal;
  assign pa_cl_gb_horz_disc_adj_data_register = pa_cl_gb_horz_disc_adj_data_register_byte;
  assign write_pa_sc_aa_sample_locs_pixel_x0y0[0] = write_pa_sc_aa_sample_locs_pixel_x0y0_all &
      write_pa_sc_aa_sample_locs_pixel_x0y0_equal;
  assign write_pa_sc_aa_sample_locs_pixel_x0y0[1] = write_pa_sc_aa_sample_locs_pixel_x0y0_all &
      write_pa_sc_aa_sample_locs_pixel_x0y0_equal_2;
  wire context_page_28c = bus_address[17:8] == 10'h28c;
  wire write_pa_sc_aa_sample_locs_pixel_x0y1_all = writing & context_page_28c;
  assign write_pa_sc_aa_sample_locs_pixel_x0y0[2] = write_pa_sc_aa_sample_locs_pixel_x0y1_all & found_equal[0];
  assign write_pa_sc_aa_sample_locs_pixel_x0y0[3] = write_pa_sc_aa_sample_locs_pixel_x0y1_all & found_equal[1];
  assign write_pa_sc_aa_sample_locs_pixel_x1y0[0] = write_pa_sc_aa_sample_locs_pixel_x0y1_all & found_equal[2];
  assign write_pa_sc_aa_sample_locs_pixel_x1y0[1] = write_pa_sc_aa_sample_locs_pixel_x0y1_all & found_equal[3];
  assign write_pa_sc_aa_sample_locs_pixel_x1y0[2] = write_pa_sc_aa_sample_locs_pixel_x0y1_all & bus_address_7_2_is_4;
  assign write_pa_sc_aa_sample_locs_pixel_x1y0[3] = write_pa_sc_aa_sample_locs_pixel_x0y1_all & bus_address_7_2_is_5;
  assign write_pa_sc_aa_sample_locs_pixel_x1y1[0] = write_pa_sc_aa_sample_locs_pixel_x0y1_all &
      write_pa_sc_aa_sample_locs_pixel_x0y1_equal[4];
  assign write_pa_sc_aa_sample_locs_pixel_x1y1[1] = write_pa_sc_aa_sample_locs_pixel_x0y1_all &
      write_pa_sc_aa_sample_locs_pixel_x0y1_equal[5];
  assign write_pa_sc_aa_sample_locs_pixel_x1y1[2] = write_pa_sc_aa_sample_locs_pixel_x0y1_all &
      found_equal_bus_address;
  assign write_pa_sc_aa_sample_locs_pixel_x1y1[3] = write_pa_sc_aa_sample_locs_pixel_x0y1_all & found_equal_2;
  wire write_pa_sc_aa_mask_x0y0_x1y0 = write_pa_sc_aa_sample_locs_pixel_x0y1_all &
      write_pa_sc_aa_mask_x0y0_x1y0_equal;
  assign pa_sc_aa_mask_x0y0_x1y0_aa_mask_x0y0 = {pa_sc_aa_mask_x0y0_x1y0_aa_mask_x0y0_byte_1,
      pa_sc_aa_mask_x0y0_x1y0_aa_mask_x0y0_byte_0};
  assign pa_sc_aa_mask_x0y0_x1y0_aa_mask_x1y0 = {pa_sc_aa_mask_x0y0_x1y0_aa_mask_x1y0_byte_3,
      pa_sc_aa_mask_x0y0_x1y0_aa_mask_x1y0_byte_2};
  wire write_pa_sc_aa_mask_x0y1_x1y1 = write_pa_sc_aa_sample_locs_pixel_x0y1_all &
      write_pa_sc_aa_mask_x0y1_x1y1_equal;
  assign pa_sc_aa_mask_x0y1_x1y1_aa_mask_x0y1 = {pa_sc_aa_mask_x0y1_x1y1_aa_mask_x0y1_byte_1,
      pa_sc_aa_mask_x0y1_x1y1_aa_mask_x0y1_byte_0};
  assign pa_sc_aa_mask_x0y1_x1y1_aa_mask_x1y1 = {pa_sc_aa_mask_x0y1_x1y1_aa_mask_x1y1_byte_3,
      pa_sc_aa_mask_x0y1_x1y1_aa_mask_x1y1_byte_2};
  wire userconfig_page_30a = bus_address[17:8] == 10'h30a;
  wire write_pa_sc_line_stipple_state_all = writing & userconfig_page_30a;
  wire write_pa_su_line_stipple_value = write_pa_sc_line_stipple_state_all & found_equal[0];
  assign pa_su_line_stipple_value_line_stipple_value = {pa_su_line_stipple_value_line_stipple_value_byte_2,
      pa_su_line_stipple_value_line_stipple_value_byte_1, pa_su_line_stipple_value_line_stipple_value_byte_0};
  wire write_pa_sc_line_stipple_state = write_pa_sc_line_stipple_state_all & found_equal[1];
  wire [31:0] bus_read_data_wide = {16'd0, pa_sc_line_stipple_state_current_count, 4'd0,
      pa_sc_line_stipple_state_current_ptr};
  wire [32:0] bus_read_data_choice = found_equal[0] ? {1'b1, {8'd0, pa_su_line_stipple_value_line_stipple_value}} :
      found_equal[1] ? {1'b1, bus_read_data_wide} : 33'd0;
  reg [32:0] bus_read_data_entry;
  always @* case (bus_address[7:2])
    6'd0: bus_read_data_entry = {1'b1, pa_sc_aa_sample_locs_pixel_x0y0_2_s11_y,
        pa_sc_aa_sample_locs_pixel_x0y0_2_s11_x, pa_sc_aa_sample_locs_pixel_x0y0_2_s10_y,
        pa_sc_aa_sample_locs_pixel_x0y0_2_s10_x, pa_sc_aa_sample_locs_pixel_x0y0_2_s9_y,
        pa_sc_aa_sample_locs_pixel_x0y0_2_s9_x, pa_sc_aa_sample_locs_pixel_x0y0_2_s8_y,
        pa_sc_aa_sample_locs_pixel_x0y0_2_s8_x};
    6'd1: bus_read_data_entry = {1'b1, pa_sc_aa_sample_locs_pixel_x0y0_3_s15_y,
        pa_sc_aa_sample_locs_pixel_x0y0_3_s15_x, pa_sc_aa_sample_locs_pixel_x0y0_3_s14_y,
        pa_sc_aa_sample_locs_pixel_x0y0_3_s14_x, pa_sc_aa_sample_locs_pixel_x0y0_3_s13_y,
        pa_sc_aa_sample_locs_pixel_x0y0_3_s13_x, pa_sc_aa_sample_locs_pixel_x0y0_3_s12_y,
        pa_sc_aa_sample_locs_pixel_x0y0_3_s12_x};
    6'd2: bus_read_data_entry = {1'b1, pa_sc_aa_sample_locs_pixel_x1y0_0_s3_y,
        pa_sc_aa_sample_locs_pixel_x1y0_0_s3_x, pa_sc_aa_sample_locs_pixel_x1y0_0_s2_y,
        pa_sc_aa_sample_locs_pixel_x1y0_0_s2_x, pa_sc_aa_sample_locs_pixel_x1y0_0_s1_y,
        pa_sc_aa_sample_locs_pixel_x1y0_0_s1_x, pa_sc_aa_sample_locs_pixel_x1y0_0_s0_y,
        pa_sc_aa_sample_locs_pixel_x1y0_0_s0_x};
    6'd3: bus_read_data_entry = {1'b1, pa_sc_aa_sample_locs_pixel_x1y0_1_s7_y,
        pa_sc_aa_sample_locs_pixel_x1y0_1_s7_x, pa_sc_aa_sample_locs_pixel_x1y0_1_s6_y,
        pa_sc_aa_sample_locs_pixel_x1y0_1_s6_x, pa_sc_aa_sample_locs_pixel_x1y0_1_s5_y,
        pa_sc_aa_sample_locs_pixel_x1y0_1_s5_x, pa_sc_aa_sample_locs_pixel_x1y0_1_s4_y,
        pa_sc_aa_sample_locs_pixel_x1y0_1_s4_x};
    6'd4: bus_read_data_entry = {1'b1, pa_sc_aa_sample_locs_pixel_x1y0_2_s11_y,
        pa_sc_aa_sample_locs_pixel_x1y0_2_s11_x, pa_sc_aa_sample_locs_pixel_x1y0_2_s10_y,
        pa_sc_aa_sample_locs_pixel_x1y0_2_s10_x, pa_sc_aa_sample_locs_pixel_x1y0_2_s9_y,
        pa_sc_aa_sample_locs_pixel_x1y0_2_s9_x, pa_sc_aa_sample_locs_pixel_x1y0_2_s8_y,
        pa_sc_aa_sample_locs_pixel_x1y0_2_s8_x};
    6'd5: bus_read_data_entry = {1'b1, pa_sc_aa_sample_locs_pixel_x1y0_3_s15_y,
        pa_sc_aa_sample_locs_pixel_x1y0_3_s15_x, pa_sc_aa_sample_locs_pixel_x1y0_3_s14_y,
        pa_sc_aa_sample_locs_pixel_x1y0_3_s14_x, pa_sc_aa_sample_locs_pixel_x1y0_3_s13_y,
        pa_sc_aa_sample_locs_pixel_x1y0_3_s13_x, pa_sc_aa_sample_locs_pixel_x1y0_3_s12_y,
        pa_sc_aa_sample_locs_pixel_x1y0_3_s12_x};
    6'd6: bus_read_data_entry = {1'b1, pa_sc_aa_sample_locs_pixel_x0y1_0_s3_y,
        pa_sc_aa_sample_locs_pixel_x0y1_0_s3_x, pa_sc_aa_sample_locs_pixel_x0y1_0_s2_y,
        pa_sc_aa_sample_locs_pixel_x0y1_0_s2_x, pa_sc_aa_sample_locs_pixel_x0y1_0_s1_y,
        pa_sc_aa_sample_locs_pixel_x0y1_0_s1_x, pa_sc_aa_sample_locs_pixel_x0y1_0_s0_y,
        pa_sc_aa_sample_locs_pixel_x0y1_0_s0_x};
    6'd7: bus_read_data_entry = {1'b1, pa_sc_aa_sample_locs_pixel_x0y1_1_s7_y,
        pa_sc_aa_sample_locs_pixel_x0y1_1_s7_x, pa_sc_aa_sample_locs_pixel_x0y1_1_s6_y,
        pa_sc_aa_sample_locs_pixel_x0y1_1_s6_x, pa_sc_aa_sample_locs_pixel_x0y1_1_s5_y,
        pa_sc_aa_sample_locs_pixel_x0y1_1_s5_x, pa_sc_aa_sample_locs_pixel_x0y1_1_s4_y,
        pa_sc_aa_sample_locs_pixel_x0y1_1_s4_x};
    6'd8: bus_read_data_entry = {1'b1, pa_sc_aa_sample_locs_pixel_x0y1_2_s11_y,
        pa_sc_aa_sample_locs_pixel_x0y1_2_s11_x, pa_sc_aa_sample_locs_pixel_x0y1_2_s10_y,
        pa_sc_aa_sample_locs_pixel_x0y1_2_s10_x, pa_sc_aa_sample_locs_pixel_x0y1_2_s9_y,
        pa_sc_aa_sample_locs_pixel_x0y1_2_s9_x, pa_sc_aa_sample_locs_pixel_x0y1_2_s8_y,
        pa_sc_aa_sample_locs_pixel_x0y1_2_s8_x};
    6'd9: bus_read_data_entry = {1'b1, pa_sc_aa_sample_locs_pixel_x0y1_3_s15_y,
        pa_sc_aa_sample_locs_pixel_x0y1_3_s15_x, pa_sc_aa_sample_locs_pixel_x0y1_3_s14_y,
        pa_sc_aa_sample_locs_pixel_x0y1_3_s14_x, pa_sc_aa_sample_locs_pixel_x0y1_3_s13_y,
        pa_sc_aa_sample_locs_pixel_x0y1_3_s13_x, pa_sc_aa_sample_locs_pixel_x0y1_3_s12_y,
        pa_sc_aa_sample_locs_pixel_x0y1_3_s12_x};
    6'ha: bus_read_data_entry = {1'b1, pa_sc_aa_sample_locs_pixel_x1y1_0_s3_y,
        pa_sc_aa_sample_locs_pixel_x1y1_0_s3_x, pa_sc_aa_sample_locs_pixel_x1y1_0_s2_y,
        pa_sc_aa_sample_locs_pixel_x1y1_0_s2_x, pa_sc_aa_sample_locs_pixel_x1y1_0_s1_y,
        pa_sc_aa_sample_locs_pixel_x1y1_0_s1_x, pa_sc_aa_sample_locs_pixel_x1y1_0_s0_y,
        pa_sc_aa_sample_locs_pixel_x1y1_0_s0_x};
    6'hb: bus_read_data_entry = {1'b1, pa_sc_aa_sample_locs_pixel_x1y1_1_s7_y,
        pa_sc_aa_sample_locs_pixel_x1y1_1_s7_x, pa_sc_aa_sample_locs_pixel_x1y1_1_s6_y,
        pa_sc_aa_sample_locs_pixel_x1y1_1_s6_x, pa_sc_aa_sample_locs_pixel_x1y1_1_s5_y,
        pa_sc_aa_sample_locs_pixel_x1y1_1_s5_x, pa_sc_aa_sample_locs_pixel_x1y1_1_s4_y,
        pa_sc_aa_sample_locs_pixel_x1y1_1_s4_x};
    6'hc: bus_read_data_entry = {1'b1, pa_sc_aa_sample_locs_pixel_x1y1_2_s11_y,
        pa_sc_aa_sample_locs_pixel_x1y1_2_s11_x, pa_sc_aa_sample_locs_pixel_x1y1_2_s10_y,
        pa_sc_aa_sample_locs_pixel_x1y1_2_s10_x, pa_sc_aa_sample_locs_pixel_x1y1_2_s9_y,
        pa_sc_aa_sample_locs_pixel_x1y1_2_s9_x, pa_sc_aa_sample_locs_pixel_x1y1_2_s8_y,
        pa_sc_aa_sample_locs_pixel_x1y1_2_s8_x};
    6'hd: bus_read_data_entry = {1'b1, pa_sc_aa_sample_locs_pixel_x1y1_3_s15_y,
        pa_sc_aa_sample_locs_pixel_x1y1_3_s15_x, pa_sc_aa_sample_locs_pixel_x1y1_3_s14_y,
        pa_sc_aa_sample_locs_pixel_x1y1_3_s14_x, pa_sc_aa_sample_locs_pixel_x1y1_3_s13_y,
        pa_sc_aa_sample_locs_pixel_x1y1_3_s13_x, pa_sc_aa_sample_locs_pixel_x1y1_3_s12_y,
        pa_sc_aa_sample_locs_pixel_x1y1_3_s12_x};
    6'he: bus_read_data_entry = {1'b1, pa_sc_aa_mask_x0y0_x1y0_aa_mask_x1y0_byte_3,
        pa_sc_aa_mask_x0y0_x1y0_aa_mask_x1y0_byte_2, pa_sc_aa_mask_x0y0_x1y0_aa_mask_x0y0_byte_1,
        pa_sc_aa_mask_x0y0_x1y0_aa_mask_x0y0_byte_0};
    6'hf: bus_read_data_entry = {1'b1, pa_sc_aa_mask_x0y1_x1y1_aa_mask_x1y1_byte_3,
        pa_sc_aa_mask_x0y1_x1y1_aa_mask_x1y1_byte_2, pa_sc_aa_mask_x0y1_x1y1_aa_mask_x0y1_byte_1,
        pa_sc_aa_mask_x0y1_x1y1_aa_mask_x0y1_byte_0};
    default: bus_read_data_entry = 33'd0;
  endcase

  reg found_entry;
  always @* case (bus_address[7:2])
    6'd0, 6'd1, 6'd2, 6'd3, 6'd4, 6'd5, 6'd6, 6'd7, 6'd8, 6'd9, 6'ha, 6'hb, 6'hc, 6'hd, 6'he, 6'hf: found_entry =
        1'b1;
    default: found_entry = 1'b0;
  endcase

  wire [25:0] bus_read_data_joined_2 = {pa_sc_aa_config_detail_to_exposed_mode, 1'b0,
      pa_sc_aa_config_msaa_exposed_samples, 3'd0, pa_sc_aa_config_max_sample_dist_byte_2,
      pa_sc_aa_config_max_sample_dist_byte_1, 8'd0, pa_sc_aa_config_aa_mask_centroid_dtmn, 1'b0,
      pa_sc_aa_config_msaa_num_samples};
  wire [12:0] bus_read_data_joined_3 = {pa_sc_line_cntl_dx10_diamond_test_ena,
      pa_sc_line_cntl_perpendicular_endcap_ena, pa_sc_line_cntl_last_pixel, pa_sc_line_cntl_expand_line_width, 9'd0};
  wire [8:0] bus_read_data_joined_4 = {pa_su_poly_offset_db_fmt_cntl_poly_offset_db_is_float_fmt,
      pa_su_poly_offset_db_fmt_cntl_poly_offset_neg_num_db_bits};
  reg [32:0] bus_read_data_entry_bus_address_7_2;
  always @* case (bus_address[7:2])
    6'h1e: bus_read_data_entry_bus_address_7_2 = {1'b1, {23'd0, bus_read_data_joined_4}};
    6'h1f: bus_read_data_entry_bus_address_7_2 = {1'b1, pa_su_poly_offset_clamp_clamp_byte};
    6'h20: bus_read_data_entry_bus_address_7_2 = {1'b1, pa_su_poly_offset_front_scale_scale_byte};
    6'h21: bus_read_data_entry_bus_address_7_2 = {1'b1, pa_su_poly_offset_front_offset_offset_byte};
    6'h22: bus_read_data_entry_bus_address_7_2 = {1'b1, pa_su_poly_offset_back_scale_scale_byte};
    6'h23: bus_read_data_entry_bus_address_7_2 = {1'b1, pa_su_poly_offset_back_offset_offset_byte};
    6'h35: bus_read_data_entry_bus_address_7_2 = {1'b1, pa_sc_centroid_priority_0_distance};
    6'h36: bus_read_data_entry_bus_address_7_2 = {1'b1, pa_sc_centroid_priority_1_distance_15,
        pa_sc_centroid_priority_1_distance_14, pa_sc_centroid_priority_1_distance_13,
        pa_sc_centroid_priority_1_distance_12, pa_sc_centroid_priority_1_distance_11,
        pa_sc_centroid_priority_1_distance_10, pa_sc_centroid_priority_1_distance_9,
        pa_sc_centroid_priority_1_distance_8};
    6'h37: bus_read_data_entry_bus_address_7_2 = {1'b1, {19'd0, bus_read_data_joined_3}};
    6'h38: bus_read_data_entry_bus_address_7_2 = {1'b1, {6'd0, bus_read_data_joined_2}};
    6'h39: bus_read_data_entry_bus_address_7_2 = {1'b1, {26'd0, pa_su_vtx_cntl_quant_mode, pa_su_vtx_cntl_round_mode,
        pa_su_vtx_cntl_pix_center}};
    6'h3a: bus_read_data_entry_bus_address_7_2 = {1'b1, pa_cl_gb_vert_clip_adj_data_register_byte};
    6'h3b: bus_read_data_entry_bus_address_7_2 = {1'b1, pa_cl_gb_vert_disc_adj_data_register_byte};
    6'h3c: bus_read_data_entry_bus_address_7_2 = {1'b1, pa_cl_gb_horz_clip_adj_data_register_byte};
    6'h3d: bus_read_data_entry_bus_address_7_2 = {1'b1, pa_cl_gb_horz_disc_adj_data_register_byte};
    6'h3e: bus_read_data_entry_bus_address_7_2 = {1'b1, pa_sc_aa_sample_locs_pixel_x0y0_0_s3_y,
        pa_sc_aa_sample_locs_pixel_x0y0_0_s3_x, pa_sc_aa_sample_locs_pixel_x0y0_0_s2_y,
        pa_sc_aa_sample_locs_pixel_x0y0_0_s2_x, pa_sc_aa_sample_locs_pixel_x0y0_0_s1_y,
        pa_sc_aa_sample_locs_pixel_x0y0_0_s1_x, pa_sc_aa_sample_locs_pixel_x0y0_0_s0_y,
        pa_sc_aa_sample_locs_pixel_x0y0_0_s0_x};
    6'h3f: bus_read_data_entry_bus_address_7_2 = {1'b1, pa_sc_aa_sample_locs_pixel_x0y0_1_s7_y,
        pa_sc_aa_sample_locs_pixel_x0y0_1_s7_x, pa_sc_aa_sample_locs_pixel_x0y0_1_s6_y,
        pa_sc_aa_sample_locs_pixel_x0y0_1_s6_x, pa_sc_aa_sample_locs_pixel_x0y0_1_s5_y,
        pa_sc_aa_sample_locs_pixel_x0y0_1_s5_x, pa_sc_aa_sample_locs_pixel_x0y0_1_s4_y,
        pa_sc_aa_sample_locs_pixel_x0y0_1_s4_x};
    default: bus_read_data_entry_bus_address_7_2 = 33'd0;
  endcase

  reg found_entry_bus_address_7_2;
  always @* case (bus_address[7:2])
    6'h1e, 6'h1f, 6'h20, 6'h21, 6'h22, 6'h23, 6'h35, 6'h36, 6'h37, 6'h38, 6'h39, 6'h3a, 6'h3b, 6'h3c, 6'h3d, 6'h3e,
        6'h3f: found_entry_bus_address_7_2 = 1'b1;
    default: found_entry_bus_address_7_2 = 1'b0;
  endcase

  wire [30:0] bus_read_data_joined_5 = {pa_sc_mode_cntl_1_out_of_order_water_mark,
      pa_sc_mode_cntl_1_out_of_order_primitive_enable, pa_sc_mode_cntl_1_force_eov_rez_enable,
      pa_sc_mode_cntl_1_force_eov_cntdwn_enable, 7'd0, pa_sc_mode_cntl_1_multi_shader_engine_prim_discard_enable,
      pa_sc_mode_cntl_1_ps_iter_sample, pa_sc_mode_cntl_1_kill_pix_post_detail_mask,
      pa_sc_mode_cntl_1_kill_pix_post_hi_z, pa_sc_mode_cntl_1_zmm_rect_extent, pa_sc_mode_cntl_1_zmm_line_offset,
      pa_sc_mode_cntl_1_zmm_line_extent, pa_sc_mode_cntl_1_tile_cover_no_scissor,
      pa_sc_mode_cntl_1_tile_cover_disable, pa_sc_mode_cntl_1_tile_walk_order_enable,
      pa_sc_mode_cntl_1_supertile_walk_order_enable, pa_sc_mode_cntl_1_walk_fence_size,
      pa_sc_mode_cntl_1_walk_fence_enable, pa_sc_mode_cntl_1_walk_align8_prim_fits_st,
      pa_sc_mode_cntl_1_walk_alignment, pa_sc_mode_cntl_1_walk_size};
  wire [3:0] bus_read_data_joined_6 = {pa_sc_mode_cntl_0_send_unlit_stiles_to_pkr,
      pa_sc_mode_cntl_0_line_stipple_enable, pa_sc_mode_cntl_0_vport_scissor_enable, pa_sc_mode_cntl_0_msaa_enable};
  wire [30:0] bus_read_data_joined_7 = {pa_sc_line_stipple_auto_reset_cntl, pa_sc_line_stipple_pattern_bit_order,
      4'd0, pa_sc_line_stipple_repeat_count, pa_sc_line_stipple_line_pattern_byte_1,
      pa_sc_line_stipple_line_pattern_byte_0};
  reg [32:0] bus_read_data_entry_bus_address;
  always @* case (bus_address[7:2])
    6'd0: bus_read_data_entry_bus_address = {1'b1, pa_su_point_size_width_byte_3, pa_su_point_size_width_byte_2,
        pa_su_point_size_height_byte_1, pa_su_point_size_height_byte_0};
    6'd1: bus_read_data_entry_bus_address = {1'b1, pa_su_point_minmax_max_size_byte_3,
        pa_su_point_minmax_max_size_byte_2, pa_su_point_minmax_min_size_byte_1, pa_su_point_minmax_min_size_byte_0};
    6'd2: bus_read_data_entry_bus_address = {1'b1, {16'd0, pa_su_line_cntl_width}};
    6'd3: bus_read_data_entry_bus_address = {1'b1, {1'b0, bus_read_data_joined_7}};
    6'h12: bus_read_data_entry_bus_address = {1'b1, {28'd0, bus_read_data_joined_6}};
    6'h13: bus_read_data_entry_bus_address = {1'b1, {1'b0, bus_read_data_joined_5}};
    default: bus_read_data_entry_bus_address = 33'd0;
  endcase

  reg found_entry_bus_address;
  always @* case (bus_address[7:2])
    6'd0, 6'd1, 6'd2, 6'd3, 6'h12, 6'h13: found_entry_bus_address = 1'b1;
    default: found_entry_bus_address = 1'b0;
  endcase

  wire [4:0] bus_read_data_joined_8 = {pa_su_line_stipple_cntl_diamond_adjust,
      pa_su_line_stipple_cntl_fractional_accum, pa_su_line_stipple_cntl_expand_full_length,
      pa_su_line_stipple_cntl_line_stipple_reset};
  wire [20:0] bus_read_data_joined_9 = {pa_cl_naninf_cntl_vte_no_output_neg_0, 5'd0,
      pa_cl_naninf_cntl_vs_clip_dist_inf_discard, pa_cl_naninf_cntl_vs_w_inf_retain,
      pa_cl_naninf_cntl_vs_w_nan_to_inf, pa_cl_naninf_cntl_vs_z_inf_retain, pa_cl_naninf_cntl_vs_z_nan_to_inf,
      pa_cl_naninf_cntl_vs_xy_inf_retain, pa_cl_naninf_cntl_vs_xy_nan_to_inf, pa_cl_naninf_cntl_vte_w_recip_nan_is_0,
      pa_cl_naninf_cntl_vte_w_nan_retain, pa_cl_naninf_cntl_vte_z_nan_retain, pa_cl_naninf_cntl_vte_xy_nan_retain,
      pa_cl_naninf_cntl_vte_0xnaninf_is_0, pa_cl_naninf_cntl_vte_w_inf_discard, pa_cl_naninf_cntl_vte_z_inf_discard,
      pa_cl_naninf_cntl_vte_xy_inf_discard};
  wire [25:0] bus_read_data_joined_10 = {pa_cl_vs_out_cntl_use_vtx_gs_cut_flag,
      pa_cl_vs_out_cntl_vs_out_misc_side_bus_ena, pa_cl_vs_out_cntl_vs_out_ccdist1_vec_ena,
      pa_cl_vs_out_cntl_vs_out_ccdist0_vec_ena, pa_cl_vs_out_cntl_vs_out_misc_vec_ena,
      pa_cl_vs_out_cntl_use_vtx_kill_flag, pa_cl_vs_out_cntl_use_vtx_viewport_indx,
      pa_cl_vs_out_cntl_use_vtx_render_target_indx, pa_cl_vs_out_cntl_use_vtx_edge_flag,
      pa_cl_vs_out_cntl_use_vtx_point_size, pa_cl_vs_out_cntl_cull_dist_ena_byte_1,
      pa_cl_vs_out_cntl_clip_dist_ena_byte_0};
  wire [10:0] bus_read_data_joined_11 = {pa_cl_vte_cntl_vtx_w0_fmt, pa_cl_vte_cntl_vtx_z_fmt,
      pa_cl_vte_cntl_vtx_xy_fmt, 2'd0, pa_cl_vte_cntl_vport_z_offset_ena, pa_cl_vte_cntl_vport_z_scale_ena,
      pa_cl_vte_cntl_vport_y_offset_ena, pa_cl_vte_cntl_vport_y_scale_ena, pa_cl_vte_cntl_vport_x_offset_ena,
      pa_cl_vte_cntl_vport_x_scale_ena};
  wire [21:0] bus_read_data_joined_12 = {pa_su_sc_mode_cntl_multi_prim_ib_ena, pa_su_sc_mode_cntl_persp_corr_dis,
      pa_su_sc_mode_cntl_provoking_vtx_last, 2'd0, pa_su_sc_mode_cntl_vtx_window_offset_enable, 2'd0,
      pa_su_sc_mode_cntl_poly_offset_para_enable, pa_su_sc_mode_cntl_poly_offset_back_enable,
      pa_su_sc_mode_cntl_poly_offset_front_enable, pa_su_sc_mode_cntl_polymode_back_ptype,
      pa_su_sc_mode_cntl_polymode_front_ptype, pa_su_sc_mode_cntl_poly_mode, pa_su_sc_mode_cntl_face,
      pa_su_sc_mode_cntl_cull_back, pa_su_sc_mode_cntl_cull_front};
  wire [27:0] bus_read_data_joined_13 = {pa_cl_clip_cntl_zclip_far_disable, pa_cl_clip_cntl_zclip_near_disable,
      pa_cl_clip_cntl_vte_vport_provoke_disable, pa_cl_clip_cntl_dx_linear_attr_clip_ena, 1'b0,
      pa_cl_clip_cntl_dx_rasterization_kill, pa_cl_clip_cntl_vtx_kill_or, pa_cl_clip_cntl_dis_clip_err_detect,
      pa_cl_clip_cntl_dx_clip_space_def, pa_cl_clip_cntl_boundary_edge_flag_ena, pa_cl_clip_cntl_ucp_cull_only_ena,
      pa_cl_clip_cntl_clip_disable, pa_cl_clip_cntl_ps_ucp_mode, pa_cl_clip_cntl_ps_ucp_y_scale_neg, 7'd0,
      pa_cl_clip_cntl_ucp_ena_byte_0};
  reg [32:0] bus_read_data_entry_2;
  always @* case (bus_address[7:2])
    6'd4: bus_read_data_entry_2 = {1'b1, {4'd0, bus_read_data_joined_13}};
    6'd5: bus_read_data_entry_2 = {1'b1, {10'd0, bus_read_data_joined_12}};
    6'd6: bus_read_data_entry_2 = {1'b1, {21'd0, bus_read_data_joined_11}};
    6'd7: bus_read_data_entry_2 = {1'b1, {6'd0, bus_read_data_joined_10}};
    6'd8: bus_read_data_entry_2 = {1'b1, {11'd0, bus_read_data_joined_9}};
    6'd9: bus_read_data_entry_2 = {1'b1, {27'd0, bus_read_data_joined_8}};
    6'ha: bus_read_data_entry_2 = {1'b1, pa_su_line_stipple_scale_line_stipple_scale_byte};
    6'hb: bus_read_data_entry_2 = {1'b1, pa_su_prim_filter_cntl_ymax_bottom_exclusion,
        pa_su_prim_filter_cntl_xmax_right_exclusion, 14'd0, pa_su_prim_filter_cntl_prim_expand_constant,
        pa_su_prim_filter_cntl_rectangle_expand_ena, pa_su_prim_filter_cntl_point_expand_ena,
        pa_su_prim_filter_cntl_line_expand_ena, pa_su_prim_filter_cntl_triangle_expand_ena,
        pa_su_prim_filter_cntl_rectangle_filter_disable, pa_su_prim_filter_cntl_point_filter_disable,
        pa_su_prim_filter_cntl_line_filter_disable, pa_su_prim_filter_cntl_triangle_filter_disable};
    default: bus_read_data_entry_2 = 33'd0;
  endcase

  reg found_entry_2;
  always @* case (bus_address[7:2])
    6'd4, 6'd5, 6'd6, 6'd7, 6'd8, 6'd9, 6'ha, 6'hb: found_entry_2 = 1'b1;
    default: found_entry_2 = 1'b0;
  endcase

  wire [32:0] bus_read_data_choice_2 = write_pa_cl_vport_zscale_equal[32] ? {1'b1,
      pa_cl_point_x_rad_data_register_byte} : write_pa_cl_vport_zscale_equal[33] ? {1'b1,
      pa_cl_point_y_rad_data_register_byte} : write_pa_cl_vport_zscale_equal[34] ? {1'b1,
      pa_cl_point_size_data_register_byte} : write_pa_cl_vport_zscale_equal[35] ? {1'b1,
      pa_cl_point_cull_rad_data_register_byte} : 33'd0;
  wire found_any = write_pa_cl_vport_zscale_equal[32] | write_pa_cl_vport_zscale_equal[33] |
      write_pa_cl_vport_zscale_equal[34] | write_pa_cl_vport_zscale_equal[35];
  reg [32:0] bus_read_data_entry_3;
  always @* case (bus_address[7:2])
    6'd0: bus_read_data_entry_3 = {1'b1, pa_cl_ucp_y_data_register_byte_3[39:32],
        pa_cl_ucp_y_data_register_byte_2[39:32], pa_cl_ucp_y_data_register_byte_1[39:32],
        pa_cl_ucp_y_data_register_byte_0[39:32]};
    6'd1: bus_read_data_entry_3 = {1'b1, pa_cl_ucp_z_data_register_byte_3[39:32],
        pa_cl_ucp_z_data_register_byte_2[39:32], pa_cl_ucp_z_data_register_byte_1[39:32],
        pa_cl_ucp_z_data_register_byte_0[39:32]};
    6'd2: bus_read_data_entry_3 = {1'b1, pa_cl_ucp_w_data_register_byte_3[39:32],
        pa_cl_ucp_w_data_register_byte_2[39:32], pa_cl_ucp_w_data_register_byte_1[39:32],
        pa_cl_ucp_w_data_register_byte_0[39:32]};
    6'd3: bus_read_data_entry_3 = {1'b1, pa_cl_ucp_x_data_register_byte_3[47:40],
        pa_cl_ucp_x_data_register_byte_2[47:40], pa_cl_ucp_x_data_register_byte_1[47:40],
        pa_cl_ucp_x_data_register_byte_0[47:40]};
    6'd4: bus_read_data_entry_3 = {1'b1, pa_cl_ucp_y_data_register_byte_3[47:40],
        pa_cl_ucp_y_data_register_byte_2[47:40], pa_cl_ucp_y_data_register_byte_1[47:40],
        pa_cl_ucp_y_data_register_byte_0[47:40]};
    6'd5: bus_read_data_entry_3 = {1'b1, pa_cl_ucp_z_data_register_byte_3[47:40],
        pa_cl_ucp_z_data_register_byte_2[47:40], pa_cl_ucp_z_data_register_byte_1[47:40],
        pa_cl_ucp_z_data_register_byte_0[47:40]};
    6'd6: bus_read_data_entry_3 = {1'b1, pa_cl_ucp_w_data_register_byte_3[47:40],
        pa_cl_ucp_w_data_register_byte_2[47:40], pa_cl_ucp_w_data_register_byte_1[47:40],
        pa_cl_ucp_w_data_register_byte_0[47:40]};
    default: bus_read_data_entry_3 = 33'd0;
  endcase

  reg found_entry_3;
  always @* case (bus_address[7:2])
    6'd0, 6'd1, 6'd2, 6'd3, 6'd4, 6'd5, 6'd6: found_entry_3 = 1'b1;
    default: found_entry_3 = 1'b0;
  endcase

  reg [32:0] bus_read_data_entry_4;
  always @* case (bus_address[7:2])
    6'd0: bus_read_data_entry_4 = {1'b1, pa_cl_vport_xoffset_vport_xoffset_byte_3[71:64],
        pa_cl_vport_xoffset_vport_xoffset_byte_2[71:64], pa_cl_vport_xoffset_vport_xoffset_byte_1[71:64],
        pa_cl_vport_xoffset_vport_xoffset_byte_0[71:64]};
    6'd1: bus_read_data_entry_4 = {1'b1, pa_cl_vport_yscale_vport_yscale_byte_3[71:64],
        pa_cl_vport_yscale_vport_yscale_byte_2[71:64], pa_cl_vport_yscale_vport_yscale_byte_1[71:64],
        pa_cl_vport_yscale_vport_yscale_byte_0[71:64]};
    6'd2: bus_read_data_entry_4 = {1'b1, pa_cl_vport_yoffset_vport_yoffset_byte_3[71:64],
        pa_cl_vport_yoffset_vport_yoffset_byte_2[71:64], pa_cl_vport_yoffset_vport_yoffset_byte_1[71:64],
        pa_cl_vport_yoffset_vport_yoffset_byte_0[71:64]};
    6'd3: bus_read_data_entry_4 = {1'b1, pa_cl_vport_zscale_vport_zscale_byte_3[71:64],
        pa_cl_vport_zscale_vport_zscale_byte_2[71:64], pa_cl_vport_zscale_vport_zscale_byte_1[71:64],
        pa_cl_vport_zscale_vport_zscale_byte_0[71:64]};
    6'd4: bus_read_data_entry_4 = {1'b1, pa_cl_vport_zoffset_vport_zoffset_byte_3[71:64],
        pa_cl_vport_zoffset_vport_zoffset_byte_2[71:64], pa_cl_vport_zoffset_vport_zoffset_byte_1[71:64],
        pa_cl_vport_zoffset_vport_zoffset_byte_0[71:64]};
    6'd5: bus_read_data_entry_4 = {1'b1, pa_cl_vport_xscale_vport_xscale_byte_3[79:72],
        pa_cl_vport_xscale_vport_xscale_byte_2[79:72], pa_cl_vport_xscale_vport_xscale_byte_1[79:72],
        pa_cl_vport_xscale_vport_xscale_byte_0[79:72]};
    6'd6: bus_read_data_entry_4 = {1'b1, pa_cl_vport_xoffset_vport_xoffset_byte_3[79:72],
        pa_cl_vport_xoffset_vport_xoffset_byte_2[79:72], pa_cl_vport_xoffset_vport_xoffset_byte_1[79:72],
        pa_cl_vport_xoffset_vport_xoffset_byte_0[79:72]};
    6'd7: bus_read_data_entry_4 = {1'b1, pa_cl_vport_yscale_vport_yscale_byte_3[79:72],
        pa_cl_vport_yscale_vport_yscale_byte_2[79:72], pa_cl_vport_yscale_vport_yscale_byte_1[79:72],
        pa_cl_vport_yscale_vport_yscale_byte_0[79:72]};
    6'd8: bus_read_data_entry_4 = {1'b1, pa_cl_vport_yoffset_vport_yoffset_byte_3[79:72],
        pa_cl_vport_yoffset_vport_yoffset_byte_2[79:72], pa_cl_vport_yoffset_vport_yoffset_byte_1[79:72],
        pa_cl_vport_yoffset_vport_yoffset_byte_0[79:72]};
    6'd9: bus_read_data_entry_4 = {1'b1, pa_cl_vport_zscale_vport_zscale_byte_3[79:72],
        pa_cl_vport_zscale_vport_zscale_byte_2[79:72], pa_cl_vport_zscale_vport_zscale_byte_1[79:72],
        pa_cl_vport_zscale_vport_zscale_byte_0[79:72]};
    6'ha: bus_read_data_entry_4 = {1'b1, pa_cl_vport_zoffset_vport_zoffset_byte_3[79:72],
        pa_cl_vport_zoffset_vport_zoffset_byte_2[79:72], pa_cl_vport_zoffset_vport_zoffset_byte_1[79:72],
        pa_cl_vport_zoffset_vport_zoffset_byte_0[79:72]};
    6'hb: bus_read_data_entry_4 = {1'b1, pa_cl_vport_xscale_vport_xscale_byte_3[87:80],
        pa_cl_vport_xscale_vport_xscale_byte_2[87:80], pa_cl_vport_xscale_vport_xscale_byte_1[87:80],
        pa_cl_vport_xscale_vport_xscale_byte_0[87:80]};
    6'hc: bus_read_data_entry_4 = {1'b1, pa_cl_vport_xoffset_vport_xoffset_byte_3[87:80],
        pa_cl_vport_xoffset_vport_xoffset_byte_2[87:80], pa_cl_vport_xoffset_vport_xoffset_byte_1[87:80],
        pa_cl_vport_xoffset_vport_xoffset_byte_0[87:80]};
    6'hd: bus_read_data_entry_4 = {1'b1, pa_cl_vport_yscale_vport_yscale_byte_3[87:80],
        pa_cl_vport_yscale_vport_yscale_byte_2[87:80], pa_cl_vport_yscale_vport_yscale_byte_1[87:80],
        pa_cl_vport_yscale_vport_yscale_byte_0[87:80]};
    6'he: bus_read_data_entry_4 = {1'b1, pa_cl_vport_yoffset_vport_yoffset_byte_3[87:80],
        pa_cl_vport_yoffset_vport_yoffset_byte_2[87:80], pa_cl_vport_yoffset_vport_yoffset_byte_1[87:80],
        pa_cl_vport_yoffset_vport_yoffset_byte_0[87:80]};
    6'hf: bus_read_data_entry_4 = {1'b1, pa_cl_vport_zscale_vport_zscale_byte_3[87:80],
        pa_cl_vport_zscale_vport_zscale_byte_2[87:80], pa_cl_vport_zscale_vport_zscale_byte_1[87:80],
        pa_cl_vport_zscale_vport_zscale_byte_0[87:80]};
    6'h10: bus_read_data_entry_4 = {1'b1, pa_cl_vport_zoffset_vport_zoffset_byte_3[87:80],
        pa_cl_vport_zoffset_vport_zoffset_byte_2[87:80], pa_cl_vport_zoffset_vport_zoffset_byte_1[87:80],
        pa_cl_vport_zoffset_vport_zoffset_byte_0[87:80]};
    6'h11: bus_read_data_entry_4 = {1'b1, pa_cl_vport_xscale_vport_xscale_byte_3[95:88],
        pa_cl_vport_xscale_vport_xscale_byte_2[95:88], pa_cl_vport_xscale_vport_xscale_byte_1[95:88],
        pa_cl_vport_xscale_vport_xscale_byte_0[95:88]};
    6'h12: bus_read_data_entry_4 = {1'b1, pa_cl_vport_xoffset_vport_xoffset_byte_3[95:88],
        pa_cl_vport_xoffset_vport_xoffset_byte_2[95:88], pa_cl_vport_xoffset_vport_xoffset_byte_1[95:88],
        pa_cl_vport_xoffset_vport_xoffset_byte_0[95:88]};
    6'h13: bus_read_data_entry_4 = {1'b1, pa_cl_vport_yscale_vport_yscale_byte_3[95:88],
        pa_cl_vport_yscale_vport_yscale_byte_2[95:88], pa_cl_vport_yscale_vport_yscale_byte_1[95:88],
        pa_cl_vport_yscale_vport_yscale_byte_0[95:88]};
    6'h14: bus_read_data_entry_4 = {1'b1, pa_cl_vport_yoffset_vport_yoffset_byte_3[95:88],
        pa_cl_vport_yoffset_vport_yoffset_byte_2[95:88], pa_cl_vport_yoffset_vport_yoffset_byte_1[95:88],
        pa_cl_vport_yoffset_vport_yoffset_byte_0[95:88]};
    6'h15: bus_read_data_entry_4 = {1'b1, pa_cl_vport_zscale_vport_zscale_byte_3[95:88],
        pa_cl_vport_zscale_vport_zscale_byte_2[95:88], pa_cl_vport_zscale_vport_zscale_byte_1[95:88],
        pa_cl_vport_zscale_vport_zscale_byte_0[95:88]};
    6'h16: bus_read_data_entry_4 = {1'b1, pa_cl_vport_zoffset_vport_zoffset_byte_3[95:88],
        pa_cl_vport_zoffset_vport_zoffset_byte_2[95:88], pa_cl_vport_zoffset_vport_zoffset_byte_1[95:88],
        pa_cl_vport_zoffset_vport_zoffset_byte_0[95:88]};
    6'h17: bus_read_data_entry_4 = {1'b1, pa_cl_vport_xscale_vport_xscale_byte_3[103:96],
        pa_cl_vport_xscale_vport_xscale_byte_2[103:96], pa_cl_vport_xscale_vport_xscale_byte_1[103:96],
        pa_cl_vport_xscale_vport_xscale_byte_0[103:96]};
    6'h18: bus_read_data_entry_4 = {1'b1, pa_cl_vport_xoffset_vport_xoffset_byte_3[103:96],
        pa_cl_vport_xoffset_vport_xoffset_byte_2[103:96], pa_cl_vport_xoffset_vport_xoffset_byte_1[103:96],
        pa_cl_vport_xoffset_vport_xoffset_byte_0[103:96]};
    6'h19: bus_read_data_entry_4 = {1'b1, pa_cl_vport_yscale_vport_yscale_byte_3[103:96],
        pa_cl_vport_yscale_vport_yscale_byte_2[103:96], pa_cl_vport_yscale_vport_yscale_byte_1[103:96],
        pa_cl_vport_yscale_vport_yscale_byte_0[103:96]};
    6'h1a: bus_read_data_entry_4 = {1'b1, pa_cl_vport_yoffset_vport_yoffset_byte_3[103:96],
        pa_cl_vport_yoffset_vport_yoffset_byte_2[103:96], pa_cl_vport_yoffset_vport_yoffset_byte_1[103:96],
        pa_cl_vport_yoffset_vport_yoffset_byte_0[103:96]};
    6'h1b: bus_read_data_entry_4 = {1'b1, pa_cl_vport_zscale_vport_zscale_byte_3[103:96],
        pa_cl_vport_zscale_vport_zscale_byte_2[103:96], pa_cl_vport_zscale_vport_zscale_byte_1[103:96],
        pa_cl_vport_zscale_vport_zscale_byte_0[103:96]};
    6'h1c: bus_read_data_entry_4 = {1'b1, pa_cl_vport_zoffset_vport_zoffset_byte_3[103:96],
        pa_cl_vport_zoffset_vport_zoffset_byte_2[103:96], pa_cl_vport_zoffset_vport_zoffset_byte_1[103:96],
        pa_cl_vport_zoffset_vport_zoffset_byte_0[103:96]};
    6'h1d: bus_read_data_entry_4 = {1'b1, pa_cl_vport_xscale_vport_xscale_byte_3[111:104],
        pa_cl_vport_xscale_vport_xscale_byte_2[111:104], pa_cl_vport_xscale_vport_xscale_byte_1[111:104],
        pa_cl_vport_xscale_vport_xscale_byte_0[111:104]};
    6'h1e: bus_read_data_entry_4 = {1'b1, pa_cl_vport_xoffset_vport_xoffset_byte_3[111:104],
        pa_cl_vport_xoffset_vport_xoffset_byte_2[111:104], pa_cl_vport_xoffset_vport_xoffset_byte_1[111:104],
        pa_cl_vport_xoffset_vport_xoffset_byte_0[111:104]};
    6'h1f: bus_read_data_entry_4 = {1'b1, pa_cl_vport_yscale_vport_yscale_byte_3[111:104],
        pa_cl_vport_yscale_vport_yscale_byte_2[111:104], pa_cl_vport_yscale_vport_yscale_byte_1[111:104],
        pa_cl_vport_yscale_vport_yscale_byte_0[111:104]};
    6'h20: bus_read_data_entry_4 = {1'b1, pa_cl_vport_yoffset_vport_yoffset_byte_3[111:104],
        pa_cl_vport_yoffset_vport_yoffset_byte_2[111:104], pa_cl_vport_yoffset_vport_yoffset_byte_1[111:104],
        pa_cl_vport_yoffset_vport_yoffset_byte_0[111:104]};
    6'h21: bus_read_data_entry_4 = {1'b1, pa_cl_vport_zscale_vport_zscale_byte_3[111:104],
        pa_cl_vport_zscale_vport_zscale_byte_2[111:104], pa_cl_vport_zscale_vport_zscale_byte_1[111:104],
        pa_cl_vport_zscale_vport_zscale_byte_0[111:104]};
    6'h22: bus_read_data_entry_4 = {1'b1, pa_cl_vport_zoffset_vport_zoffset_byte_3[111:104],
        pa_cl_vport_zoffset_vport_zoffset_byte_2[111:104], pa_cl_vport_zoffset_vport_zoffset_byte_1[111:104],
        pa_cl_vport_zoffset_vport_zoffset_byte_0[111:104]};
    6'h23: bus_read_data_entry_4 = {1'b1, pa_cl_vport_xscale_vport_xscale_byte_3[119:112],
        pa_cl_vport_xscale_vport_xscale_byte_2[119:112], pa_cl_vport_xscale_vport_xscale_byte_1[119:112],
        pa_cl_vport_xscale_vport_xscale_byte_0[119:112]};
    6'h24: bus_read_data_entry_4 = {1'b1, pa_cl_vport_xoffset_vport_xoffset_byte_3[119:112],
        pa_cl_vport_xoffset_vport_xoffset_byte_2[119:112], pa_cl_vport_xoffset_vport_xoffset_byte_1[119:112],
        pa_cl_vport_xoffset_vport_xoffset_byte_0[119:112]};
    6'h25: bus_read_data_entry_4 = {1'b1, pa_cl_vport_yscale_vport_yscale_byte_3[119:112],
        pa_cl_vport_yscale_vport_yscale_byte_2[119:112], pa_cl_vport_yscale_vport_yscale_byte_1[119:112],
        pa_cl_vport_yscale_vport_yscale_byte_0[119:112]};
    6'h26: bus_read_data_entry_4 = {1'b1, pa_cl_vport_yoffset_vport_yoffset_byte_3[119:112],
        pa_cl_vport_yoffset_vport_yoffset_byte_2[119:112], pa_cl_vport_yoffset_vport_yoffset_byte_1[119:112],
        pa_cl_vport_yoffset_vport_yoffset_byte_0[119:112]};
    6'h27: bus_read_data_entry_4 = {1'b1, pa_cl_vport_zscale_vport_zscale_byte_3[119:112],
        pa_cl_vport_zscale_vport_zscale_byte_2[119:112], pa_cl_vport_zscale_vport_zscale_byte_1[119:112],
        pa_cl_vport_zscale_vport_zscale_byte_0[119:112]};
    6'h28: bus_read_data_entry_4 = {1'b1, pa_cl_vport_zoffset_vport_zoffset_byte_3[119:112],
        pa_cl_vport_zoffset_vport_zoffset_byte_2[119:112], pa_cl_vport_zoffset_vport_zoffset_byte_1[119:112],
        pa_cl_vport_zoffset_vport_zoffset_byte_0[119:112]};
    6'h29: bus_read_data_entry_4 = {1'b1, pa_cl_vport_xscale_vport_xscale_byte_3[127:120],
        pa_cl_vport_xscale_vport_xscale_byte_2[127:120], pa_cl_vport_xscale_vport_xscale_byte_1[127:120],
        pa_cl_vport_xscale_vport_xscale_byte_0[127:120]};
    6'h2a: bus_read_data_entry_4 = {1'b1, pa_cl_vport_xoffset_vport_xoffset_byte_3[127:120],
        pa_cl_vport_xoffset_vport_xoffset_byte_2[127:120], pa_cl_vport_xoffset_vport_xoffset_byte_1[127:120],
        pa_cl_vport_xoffset_vport_xoffset_byte_0[127:120]};
    6'h2b: bus_read_data_entry_4 = {1'b1, pa_cl_vport_yscale_vport_yscale_byte_3[127:120],
        pa_cl_vport_yscale_vport_yscale_byte_2[127:120], pa_cl_vport_yscale_vport_yscale_byte_1[127:120],
        pa_cl_vport_yscale_vport_yscale_byte_0[127:120]};
    6'h2c: bus_read_data_entry_4 = {1'b1, pa_cl_vport_yoffset_vport_yoffset_byte_3[127:120],
        pa_cl_vport_yoffset_vport_yoffset_byte_2[127:120], pa_cl_vport_yoffset_vport_yoffset_byte_1[127:120],
        pa_cl_vport_yoffset_vport_yoffset_byte_0[127:120]};
    6'h2d: bus_read_data_entry_4 = {1'b1, pa_cl_vport_zscale_vport_zscale_byte_3[127:120],
        pa_cl_vport_zscale_vport_zscale_byte_2[127:120], pa_cl_vport_zscale_vport_zscale_byte_1[127:120],
        pa_cl_vport_zscale_vport_zscale_byte_0[127:120]};
    6'h2e: bus_read_data_entry_4 = {1'b1, pa_cl_vport_zoffset_vport_zoffset_byte_3[127:120],
        pa_cl_vport_zoffset_vport_zoffset_byte_2[127:120], pa_cl_vport_zoffset_vport_zoffset_byte_1[127:120],
        pa_cl_vport_zoffset_vport_zoffset_byte_0[127:120]};
    6'h2f: bus_read_data_entry_4 = {1'b1, pa_cl_ucp_x_data_register_byte_3[7:0],
        pa_cl_ucp_x_data_register_byte_2[7:0], pa_cl_ucp_x_data_register_byte_1[7:0],
        pa_cl_ucp_x_data_register_byte_0[7:0]};
    6'h30: bus_read_data_entry_4 = {1'b1, pa_cl_ucp_y_data_register_byte_3[7:0],
        pa_cl_ucp_y_data_register_byte_2[7:0], pa_cl_ucp_y_data_register_byte_1[7:0],
        pa_cl_ucp_y_data_register_byte_0[7:0]};
    6'h31: bus_read_data_entry_4 = {1'b1, pa_cl_ucp_z_data_register_byte_3[7:0],
        pa_cl_ucp_z_data_register_byte_2[7:0], pa_cl_ucp_z_data_register_byte_1[7:0],
        pa_cl_ucp_z_data_register_byte_0[7:0]};
    6'h32: bus_read_data_entry_4 = {1'b1, pa_cl_ucp_w_data_register_byte_3[7:0],
        pa_cl_ucp_w_data_register_byte_2[7:0], pa_cl_ucp_w_data_register_byte_1[7:0],
        pa_cl_ucp_w_data_register_byte_0[7:0]};
    6'h33: bus_read_data_entry_4 = {1'b1, pa_cl_ucp_x_data_register_byte_3[15:8],
        pa_cl_ucp_x_data_register_byte_2[15:8], pa_cl_ucp_x_data_register_byte_1[15:8],
        pa_cl_ucp_x_data_register_byte_0[15:8]};
    6'h34: bus_read_data_entry_4 = {1'b1, pa_cl_ucp_y_data_register_byte_3[15:8],
        pa_cl_ucp_y_data_register_byte_2[15:8], pa_cl_ucp_y_data_register_byte_1[15:8],
        pa_cl_ucp_y_data_register_byte_0[15:8]};
    6'h35: bus_read_data_entry_4 = {1'b1, pa_cl_ucp_z_data_register_byte_3[15:8],
        pa_cl_ucp_z_data_register_byte_2[15:8], pa_cl_ucp_z_data_register_byte_1[15:8],
        pa_cl_ucp_z_data_register_byte_0[15:8]};
    6'h36: bus_read_data_entry_4 = {1'b1, pa_cl_ucp_w_data_register_byte_3[15:8],
        pa_cl_ucp_w_data_register_byte_2[15:8], pa_cl_ucp_w_data_register_byte_1[15:8],
        pa_cl_ucp_w_data_register_byte_0[15:8]};
    6'h37: bus_read_data_entry_4 = {1'b1, pa_cl_ucp_x_data_register_byte_3[23:16],
        pa_cl_ucp_x_data_register_byte_2[23:16], pa_cl_ucp_x_data_register_byte_1[23:16],
        pa_cl_ucp_x_data_register_byte_0[23:16]};
    6'h38: bus_read_data_entry_4 = {1'b1, pa_cl_ucp_y_data_register_byte_3[23:16],
        pa_cl_ucp_y_data_register_byte_2[23:16], pa_cl_ucp_y_data_register_byte_1[23:16],
        pa_cl_ucp_y_data_register_byte_0[23:16]};
    6'h39: bus_read_data_entry_4 = {1'b1, pa_cl_ucp_z_data_register_byte_3[23:16],
        pa_cl_ucp_z_data_register_byte_2[23:16], pa_cl_ucp_z_data_register_byte_1[23:16],
        pa_cl_ucp_z_data_register_byte_0[23:16]};
    6'h3a: bus_read_data_entry_4 = {1'b1, pa_cl_ucp_w_data_register_byte_3[23:16],
        pa_cl_ucp_w_data_register_byte_2[23:16], pa_cl_ucp_w_data_register_byte_1[23:16],
        pa_cl_ucp_w_data_register_byte_0[23:16]};
    6'h3b: bus_read_data_entry_4 = {1'b1, pa_cl_ucp_x_data_register_byte_3[31:24],
        pa_cl_ucp_x_data_register_byte_2[31:24], pa_cl_ucp_x_data_register_byte_1[31:24],
        pa_cl_ucp_x_data_register_byte_0[31:24]};
    6'h3c: bus_read_data_entry_4 = {1'b1, pa_cl_ucp_y_data_register_byte_3[31:24],
        pa_cl_ucp_y_data_register_byte_2[31:24], pa_cl_ucp_y_data_register_byte_1[31:24],
        pa_cl_ucp_y_data_register_byte_0[31:24]};
    6'h3d: bus_read_data_entry_4 = {1'b1, pa_cl_ucp_z_data_register_byte_3[31:24],
        pa_cl_ucp_z_data_register_byte_2[31:24], pa_cl_ucp_z_data_register_byte_1[31:24],
        pa_cl_ucp_z_data_register_byte_0[31:24]};
    6'h3e: bus_read_data_entry_4 = {1'b1, pa_cl_ucp_w_data_register_byte_3[31:24],
        pa_cl_ucp_w_data_register_byte_2[31:24], pa_cl_ucp_w_data_register_byte_1[31:24],
        pa_cl_ucp_w_data_register_byte_0[31:24]};
    6'h3f: bus_read_data_entry_4 = {1'b1, pa_cl_ucp_x_data_register_byte_3[39:32],
        pa_cl_ucp_x_data_register_byte_2[39:32], pa_cl_ucp_x_data_register_byte_1[39:32],
        pa_cl_ucp_x_data_register_byte_0[39:32]};
    default: bus_read_data_entry_4 = 33'd0;
  endcase

  reg found_entry_4;
  always @* case (bus_address[7:2])
    6'd0, 6'd1, 6'd2, 6'd3, 6'd4, 6'd5, 6'd6, 6'd7, 6'd8, 6'd9, 6'ha, 6'hb, 6'hc, 6'hd, 6'he, 6'hf, 6'h10, 6'h11,
        6'h12, 6'h13, 6'h14, 6'h15, 6'h16, 6'h17, 6'h18, 6'h19, 6'h1a, 6'h1b, 6'h1c, 6'h1d, 6'h1e, 6'h1f, 6'h20,
        6'h21, 6'h22, 6'h23, 6'h24, 6'h25, 6'h26, 6'h27, 6'h28, 6'h29, 6'h2a, 6'h2b, 6'h2c, 6'h2d, 6'h2e, 6'h2f,
        6'h30, 6'h31, 6'h32, 6'h33, 6'h34, 6'h35, 6'h36, 6'h37, 6'h38, 6'h39, 6'h3a, 6'h3b, 6'h3c, 6'h3d, 6'h3e,
        6'h3f: found_entry_4 = 1'b1;
    default: found_entry_4 = 1'b0;
  endcase

  reg [32:0] bus_read_data_entry_5;
  always @* case (bus_address[7:2])
    6'hf: bus_read_data_entry_5 = {1'b1, pa_cl_vport_xscale_vport_xscale_byte_3[7:0],
        pa_cl_vport_xscale_vport_xscale_byte_2[7:0], pa_cl_vport_xscale_vport_xscale_byte_1[7:0],
        pa_cl_vport_xscale_vport_xscale_byte_0[7:0]};
    6'h10: bus_read_data_entry_5 = {1'b1, pa_cl_vport_xoffset_vport_xoffset_byte_3[7:0],
        pa_cl_vport_xoffset_vport_xoffset_byte_2[7:0], pa_cl_vport_xoffset_vport_xoffset_byte_1[7:0],
        pa_cl_vport_xoffset_vport_xoffset_byte_0[7:0]};
    6'h11: bus_read_data_entry_5 = {1'b1, pa_cl_vport_yscale_vport_yscale_byte_3[7:0],
        pa_cl_vport_yscale_vport_yscale_byte_2[7:0], pa_cl_vport_yscale_vport_yscale_byte_1[7:0],
        pa_cl_vport_yscale_vport_yscale_byte_0[7:0]};
    6'h12: bus_read_data_entry_5 = {1'b1, pa_cl_vport_yoffset_vport_yoffset_byte_3[7:0],
        pa_cl_vport_yoffset_vport_yoffset_byte_2[7:0], pa_cl_vport_yoffset_vport_yoffset_byte_1[7:0],
        pa_cl_vport_yoffset_vport_yoffset_byte_0[7:0]};
    6'h13: bus_read_data_entry_5 = {1'b1, pa_cl_vport_zscale_vport_zscale_byte_3[7:0],
        pa_cl_vport_zscale_vport_zscale_byte_2[7:0], pa_cl_vport_zscale_vport_zscale_byte_1[7:0],
        pa_cl_vport_zscale_vport_zscale_byte_0[7:0]};
    6'h14: bus_read_data_entry_5 = {1'b1, pa_cl_vport_zoffset_vport_zoffset_byte_3[7:0],
        pa_cl_vport_zoffset_vport_zoffset_byte_2[7:0], pa_cl_vport_zoffset_vport_zoffset_byte_1[7:0],
        pa_cl_vport_zoffset_vport_zoffset_byte_0[7:0]};
    6'h15: bus_read_data_entry_5 = {1'b1, pa_cl_vport_xscale_vport_xscale_byte_3[15:8],
        pa_cl_vport_xscale_vport_xscale_byte_2[15:8], pa_cl_vport_xscale_vport_xscale_byte_1[15:8],
        pa_cl_vport_xscale_vport_xscale_byte_0[15:8]};
    6'h16: bus_read_data_entry_5 = {1'b1, pa_cl_vport_xoffset_vport_xoffset_byte_3[15:8],
        pa_cl_vport_xoffset_vport_xoffset_byte_2[15:8], pa_cl_vport_xoffset_vport_xoffset_byte_1[15:8],
        pa_cl_vport_xoffset_vport_xoffset_byte_0[15:8]};
    6'h17: bus_read_data_entry_5 = {1'b1, pa_cl_vport_yscale_vport_yscale_byte_3[15:8],
        pa_cl_vport_yscale_vport_yscale_byte_2[15:8], pa_cl_vport_yscale_vport_yscale_byte_1[15:8],
        pa_cl_vport_yscale_vport_yscale_byte_0[15:8]};
    6'h18: bus_read_data_entry_5 = {1'b1, pa_cl_vport_yoffset_vport_yoffset_byte_3[15:8],
        pa_cl_vport_yoffset_vport_yoffset_byte_2[15:8], pa_cl_vport_yoffset_vport_yoffset_byte_1[15:8],
        pa_cl_vport_yoffset_vport_yoffset_byte_0[15:8]};
    6'h19: bus_read_data_entry_5 = {1'b1, pa_cl_vport_zscale_vport_zscale_byte_3[15:8],
        pa_cl_vport_zscale_vport_zscale_byte_2[15:8], pa_cl_vport_zscale_vport_zscale_byte_1[15:8],
        pa_cl_vport_zscale_vport_zscale_byte_0[15:8]};
    6'h1a: bus_read_data_entry_5 = {1'b1, pa_cl_vport_zoffset_vport_zoffset_byte_3[15:8],
        pa_cl_vport_zoffset_vport_zoffset_byte_2[15:8], pa_cl_vport_zoffset_vport_zoffset_byte_1[15:8],
        pa_cl_vport_zoffset_vport_zoffset_byte_0[15:8]};
    6'h1b: bus_read_data_entry_5 = {1'b1, pa_cl_vport_xscale_vport_xscale_byte_3[23:16],
        pa_cl_vport_xscale_vport_xscale_byte_2[23:16], pa_cl_vport_xscale_vport_xscale_byte_1[23:16],
        pa_cl_vport_xscale_vport_xscale_byte_0[23:16]};
    6'h1c: bus_read_data_entry_5 = {1'b1, pa_cl_vport_xoffset_vport_xoffset_byte_3[23:16],
        pa_cl_vport_xoffset_vport_xoffset_byte_2[23:16], pa_cl_vport_xoffset_vport_xoffset_byte_1[23:16],
        pa_cl_vport_xoffset_vport_xoffset_byte_0[23:16]};
    6'h1d: bus_read_data_entry_5 = {1'b1, pa_cl_vport_yscale_vport_yscale_byte_3[23:16],
        pa_cl_vport_yscale_vport_yscale_byte_2[23:16], pa_cl_vport_yscale_vport_yscale_byte_1[23:16],
        pa_cl_vport_yscale_vport_yscale_byte_0[23:16]};
    6'h1e: bus_read_data_entry_5 = {1'b1, pa_cl_vport_yoffset_vport_yoffset_byte_3[23:16],
        pa_cl_vport_yoffset_vport_yoffset_byte_2[23:16], pa_cl_vport_yoffset_vport_yoffset_byte_1[23:16],
        pa_cl_vport_yoffset_vport_yoffset_byte_0[23:16]};
    6'h1f: bus_read_data_entry_5 = {1'b1, pa_cl_vport_zscale_vport_zscale_byte_3[23:16],
        pa_cl_vport_zscale_vport_zscale_byte_2[23:16], pa_cl_vport_zscale_vport_zscale_byte_1[23:16],
        pa_cl_vport_zscale_vport_zscale_byte_0[23:16]};
    6'h20: bus_read_data_entry_5 = {1'b1, pa_cl_vport_zoffset_vport_zoffset_byte_3[23:16],
        pa_cl_vport_zoffset_vport_zoffset_byte_2[23:16], pa_cl_vport_zoffset_vport_zoffset_byte_1[23:16],
        pa_cl_vport_zoffset_vport_zoffset_byte_0[23:16]};
    6'h21: bus_read_data_entry_5 = {1'b1, pa_cl_vport_xscale_vport_xscale_byte_3[31:24],
        pa_cl_vport_xscale_vport_xscale_byte_2[31:24], pa_cl_vport_xscale_vport_xscale_byte_1[31:24],
        pa_cl_vport_xscale_vport_xscale_byte_0[31:24]};
    6'h22: bus_read_data_entry_5 = {1'b1, pa_cl_vport_xoffset_vport_xoffset_byte_3[31:24],
        pa_cl_vport_xoffset_vport_xoffset_byte_2[31:24], pa_cl_vport_xoffset_vport_xoffset_byte_1[31:24],
        pa_cl_vport_xoffset_vport_xoffset_byte_0[31:24]};
    6'h23: bus_read_data_entry_5 = {1'b1, pa_cl_vport_yscale_vport_yscale_byte_3[31:24],
        pa_cl_vport_yscale_vport_yscale_byte_2[31:24], pa_cl_vport_yscale_vport_yscale_byte_1[31:24],
        pa_cl_vport_yscale_vport_yscale_byte_0[31:24]};
    6'h24: bus_read_data_entry_5 = {1'b1, pa_cl_vport_yoffset_vport_yoffset_byte_3[31:24],
        pa_cl_vport_yoffset_vport_yoffset_byte_2[31:24], pa_cl_vport_yoffset_vport_yoffset_byte_1[31:24],
        pa_cl_vport_yoffset_vport_yoffset_byte_0[31:24]};
    6'h25: bus_read_data_entry_5 = {1'b1, pa_cl_vport_zscale_vport_zscale_byte_3[31:24],
        pa_cl_vport_zscale_vport_zscale_byte_2[31:24], pa_cl_vport_zscale_vport_zscale_byte_1[31:24],
        pa_cl_vport_zscale_vport_zscale_byte_0[31:24]};
    6'h26: bus_read_data_entry_5 = {1'b1, pa_cl_vport_zoffset_vport_zoffset_byte_3[31:24],
        pa_cl_vport_zoffset_vport_zoffset_byte_2[31:24], pa_cl_vport_zoffset_vport_zoffset_byte_1[31:24],
        pa_cl_vport_zoffset_vport_zoffset_byte_0[31:24]};
    6'h27: bus_read_data_entry_5 = {1'b1, pa_cl_vport_xscale_vport_xscale_byte_3[39:32],
        pa_cl_vport_xscale_vport_xscale_byte_2[39:32], pa_cl_vport_xscale_vport_xscale_byte_1[39:32],
        pa_cl_vport_xscale_vport_xscale_byte_0[39:32]};
    6'h28: bus_read_data_entry_5 = {1'b1, pa_cl_vport_xoffset_vport_xoffset_byte_3[39:32],
        pa_cl_vport_xoffset_vport_xoffset_byte_2[39:32], pa_cl_vport_xoffset_vport_xoffset_byte_1[39:32],
        pa_cl_vport_xoffset_vport_xoffset_byte_0[39:32]};
    6'h29: bus_read_data_entry_5 = {1'b1, pa_cl_vport_yscale_vport_yscale_byte_3[39:32],
        pa_cl_vport_yscale_vport_yscale_byte_2[39:32], pa_cl_vport_yscale_vport_yscale_byte_1[39:32],
        pa_cl_vport_yscale_vport_yscale_byte_0[39:32]};
    6'h2a: bus_read_data_entry_5 = {1'b1, pa_cl_vport_yoffset_vport_yoffset_byte_3[39:32],
        pa_cl_vport_yoffset_vport_yoffset_byte_2[39:32], pa_cl_vport_yoffset_vport_yoffset_byte_1[39:32],
        pa_cl_vport_yoffset_vport_yoffset_byte_0[39:32]};
    6'h2b: bus_read_data_entry_5 = {1'b1, pa_cl_vport_zscale_vport_zscale_byte_3[39:32],
        pa_cl_vport_zscale_vport_zscale_byte_2[39:32], pa_cl_vport_zscale_vport_zscale_byte_1[39:32],
        pa_cl_vport_zscale_vport_zscale_byte_0[39:32]};
    6'h2c: bus_read_data_entry_5 = {1'b1, pa_cl_vport_zoffset_vport_zoffset_byte_3[39:32],
        pa_cl_vport_zoffset_vport_zoffset_byte_2[39:32], pa_cl_vport_zoffset_vport_zoffset_byte_1[39:32],
        pa_cl_vport_zoffset_vport_zoffset_byte_0[39:32]};
    6'h2d: bus_read_data_entry_5 = {1'b1, pa_cl_vport_xscale_vport_xscale_byte_3[47:40],
        pa_cl_vport_xscale_vport_xscale_byte_2[47:40], pa_cl_vport_xscale_vport_xscale_byte_1[47:40],
        pa_cl_vport_xscale_vport_xscale_byte_0[47:40]};
    6'h2e: bus_read_data_entry_5 = {1'b1, pa_cl_vport_xoffset_vport_xoffset_byte_3[47:40],
        pa_cl_vport_xoffset_vport_xoffset_byte_2[47:40], pa_cl_vport_xoffset_vport_xoffset_byte_1[47:40],
        pa_cl_vport_xoffset_vport_xoffset_byte_0[47:40]};
    6'h2f: bus_read_data_entry_5 = {1'b1, pa_cl_vport_yscale_vport_yscale_byte_3[47:40],
        pa_cl_vport_yscale_vport_yscale_byte_2[47:40], pa_cl_vport_yscale_vport_yscale_byte_1[47:40],
        pa_cl_vport_yscale_vport_yscale_byte_0[47:40]};
    6'h30: bus_read_data_entry_5 = {1'b1, pa_cl_vport_yoffset_vport_yoffset_byte_3[47:40],
        pa_cl_vport_yoffset_vport_yoffset_byte_2[47:40], pa_cl_vport_yoffset_vport_yoffset_byte_1[47:40],
        pa_cl_vport_yoffset_vport_yoffset_byte_0[47:40]};
    6'h31: bus_read_data_entry_5 = {1'b1, pa_cl_vport_zscale_vport_zscale_byte_3[47:40],
        pa_cl_vport_zscale_vport_zscale_byte_2[47:40], pa_cl_vport_zscale_vport_zscale_byte_1[47:40],
        pa_cl_vport_zscale_vport_zscale_byte_0[47:40]};
    6'h32: bus_read_data_entry_5 = {1'b1, pa_cl_vport_zoffset_vport_zoffset_byte_3[47:40],
        pa_cl_vport_zoffset_vport_zoffset_byte_2[47:40], pa_cl_vport_zoffset_vport_zoffset_byte_1[47:40],
        pa_cl_vport_zoffset_vport_zoffset_byte_0[47:40]};
    6'h33: bus_read_data_entry_5 = {1'b1, pa_cl_vport_xscale_vport_xscale_byte_3[55:48],
        pa_cl_vport_xscale_vport_xscale_byte_2[55:48], pa_cl_vport_xscale_vport_xscale_byte_1[55:48],
        pa_cl_vport_xscale_vport_xscale_byte_0[55:48]};
    6'h34: bus_read_data_entry_5 = {1'b1, pa_cl_vport_xoffset_vport_xoffset_byte_3[55:48],
        pa_cl_vport_xoffset_vport_xoffset_byte_2[55:48], pa_cl_vport_xoffset_vport_xoffset_byte_1[55:48],
        pa_cl_vport_xoffset_vport_xoffset_byte_0[55:48]};
    6'h35: bus_read_data_entry_5 = {1'b1, pa_cl_vport_yscale_vport_yscale_byte_3[55:48],
        pa_cl_vport_yscale_vport_yscale_byte_2[55:48], pa_cl_vport_yscale_vport_yscale_byte_1[55:48],
        pa_cl_vport_yscale_vport_yscale_byte_0[55:48]};
    6'h36: bus_read_data_entry_5 = {1'b1, pa_cl_vport_yoffset_vport_yoffset_byte_3[55:48],
        pa_cl_vport_yoffset_vport_yoffset_byte_2[55:48], pa_cl_vport_yoffset_vport_yoffset_byte_1[55:48],
        pa_cl_vport_yoffset_vport_yoffset_byte_0[55:48]};
    6'h37: bus_read_data_entry_5 = {1'b1, pa_cl_vport_zscale_vport_zscale_byte_3[55:48],
        pa_cl_vport_zscale_vport_zscale_byte_2[55:48], pa_cl_vport_zscale_vport_zscale_byte_1[55:48],
        pa_cl_vport_zscale_vport_zscale_byte_0[55:48]};
    6'h38: bus_read_data_entry_5 = {1'b1, pa_cl_vport_zoffset_vport_zoffset_byte_3[55:48],
        pa_cl_vport_zoffset_vport_zoffset_byte_2[55:48], pa_cl_vport_zoffset_vport_zoffset_byte_1[55:48],
        pa_cl_vport_zoffset_vport_zoffset_byte_0[55:48]};
    6'h39: bus_read_data_entry_5 = {1'b1, pa_cl_vport_xscale_vport_xscale_byte_3[63:56],
        pa_cl_vport_xscale_vport_xscale_byte_2[63:56], pa_cl_vport_xscale_vport_xscale_byte_1[63:56],
        pa_cl_vport_xscale_vport_xscale_byte_0[63:56]};
    6'h3a: bus_read_data_entry_5 = {1'b1, pa_cl_vport_xoffset_vport_xoffset_byte_3[63:56],
        pa_cl_vport_xoffset_vport_xoffset_byte_2[63:56], pa_cl_vport_xoffset_vport_xoffset_byte_1[63:56],
        pa_cl_vport_xoffset_vport_xoffset_byte_0[63:56]};
    6'h3b: bus_read_data_entry_5 = {1'b1, pa_cl_vport_yscale_vport_yscale_byte_3[63:56],
        pa_cl_vport_yscale_vport_yscale_byte_2[63:56], pa_cl_vport_yscale_vport_yscale_byte_1[63:56],
        pa_cl_vport_yscale_vport_yscale_byte_0[63:56]};
    6'h3c: bus_read_data_entry_5 = {1'b1, pa_cl_vport_yoffset_vport_yoffset_byte_3[63:56],
        pa_cl_vport_yoffset_vport_yoffset_byte_2[63:56], pa_cl_vport_yoffset_vport_yoffset_byte_1[63:56],
        pa_cl_vport_yoffset_vport_yoffset_byte_0[63:56]};
    6'h3d: bus_read_data_entry_5 = {1'b1, pa_cl_vport_zscale_vport_zscale_byte_3[63:56],
        pa_cl_vport_zscale_vport_zscale_byte_2[63:56], pa_cl_vport_zscale_vport_zscale_byte_1[63:56],
        pa_cl_vport_zscale_vport_zscale_byte_0[63:56]};
    6'h3e: bus_read_data_entry_5 = {1'b1, pa_cl_vport_zoffset_vport_zoffset_byte_3[63:56],
        pa_cl_vport_zoffset_vport_zoffset_byte_2[63:56], pa_cl_vport_zoffset_vport_zoffset_byte_1[63:56],
        pa_cl_vport_zoffset_vport_zoffset_byte_0[63:56]};
    6'h3f: bus_read_data_entry_5 = {1'b1, pa_cl_vport_xscale_vport_xscale_byte_3[71:64],
        pa_cl_vport_xscale_vport_xscale_byte_2[71:64], pa_cl_vport_xscale_vport_xscale_byte_1[71:64],
        pa_cl_vport_xscale_vport_xscale_byte_0[71:64]};
    default: bus_read_data_entry_5 = 33'd0;
  endcase

  reg found_entry_5;
  always @* case (bus_address[7:2])
    6'hf, 6'h10, 6'h11, 6'h12, 6'h13, 6'h14, 6'h15, 6'h16, 6'h17, 6'h18, 6'h19, 6'h1a, 6'h1b, 6'h1c, 6'h1d, 6'h1e,
        6'h1f, 6'h20, 6'h21, 6'h22, 6'h23, 6'h24, 6'h25, 6'h26, 6'h27, 6'h28, 6'h29, 6'h2a, 6'h2b, 6'h2c, 6'h2d,
        6'h2e, 6'h2f, 6'h30, 6'h31, 6'h32, 6'h33, 6'h34, 6'h35, 6'h36, 6'h37, 6'h38, 6'h39, 6'h3a, 6'h3b, 6'h3c,
        6'h3d, 6'h3e, 6'h3f: found_entry_5 = 1'b1;
    default: found_entry_5 = 1'b0;
  endcase

  wire [5:0] bus_read_data_joined_14 = {pa_sc_raster_config_1_se_pair_ysel, pa_sc_raster_config_1_se_pair_xsel,
      pa_sc_raster_config_1_se_pair_map};
  wire [29:0] bus_read_data_joined_15 = {pa_sc_raster_config_se_ysel, pa_sc_raster_config_se_xsel,
      pa_sc_raster_config_se_map, 2'd0, pa_sc_raster_config_sc_ysel, pa_sc_raster_config_sc_xsel,
      pa_sc_raster_config_sc_map, 2'd0, pa_sc_raster_config_pkr_ysel, pa_sc_raster_config_pkr_xsel,
      pa_sc_raster_config_pkr_map, pa_sc_raster_config_rb_ysel, pa_sc_raster_config_rb_xsel,
      pa_sc_raster_config_rb_xsel2, pa_sc_raster_config_rb_map_pkr1, pa_sc_raster_config_rb_map_pkr0};
  reg [32:0] bus_read_data_entry_6;
  always @* case (bus_address[7:2])
    6'd0: bus_read_data_entry_6 = {1'b1, pa_sc_vport_zmin_vport_zmin_byte_3[55:48],
        pa_sc_vport_zmin_vport_zmin_byte_2[55:48], pa_sc_vport_zmin_vport_zmin_byte_1[55:48],
        pa_sc_vport_zmin_vport_zmin_byte_0[55:48]};
    6'd1: bus_read_data_entry_6 = {1'b1, pa_sc_vport_zmax_vport_zmax_byte_3[55:48],
        pa_sc_vport_zmax_vport_zmax_byte_2[55:48], pa_sc_vport_zmax_vport_zmax_byte_1[55:48],
        pa_sc_vport_zmax_vport_zmax_byte_0[55:48]};
    6'd2: bus_read_data_entry_6 = {1'b1, pa_sc_vport_zmin_vport_zmin_byte_3[63:56],
        pa_sc_vport_zmin_vport_zmin_byte_2[63:56], pa_sc_vport_zmin_vport_zmin_byte_1[63:56],
        pa_sc_vport_zmin_vport_zmin_byte_0[63:56]};
    6'd3: bus_read_data_entry_6 = {1'b1, pa_sc_vport_zmax_vport_zmax_byte_3[63:56],
        pa_sc_vport_zmax_vport_zmax_byte_2[63:56], pa_sc_vport_zmax_vport_zmax_byte_1[63:56],
        pa_sc_vport_zmax_vport_zmax_byte_0[63:56]};
    6'd4: bus_read_data_entry_6 = {1'b1, pa_sc_vport_zmin_vport_zmin_byte_3[71:64],
        pa_sc_vport_zmin_vport_zmin_byte_2[71:64], pa_sc_vport_zmin_vport_zmin_byte_1[71:64],
        pa_sc_vport_zmin_vport_zmin_byte_0[71:64]};
    6'd5: bus_read_data_entry_6 = {1'b1, pa_sc_vport_zmax_vport_zmax_byte_3[71:64],
        pa_sc_vport_zmax_vport_zmax_byte_2[71:64], pa_sc_vport_zmax_vport_zmax_byte_1[71:64],
        pa_sc_vport_zmax_vport_zmax_byte_0[71:64]};
    6'd6: bus_read_data_entry_6 = {1'b1, pa_sc_vport_zmin_vport_zmin_byte_3[79:72],
        pa_sc_vport_zmin_vport_zmin_byte_2[79:72], pa_sc_vport_zmin_vport_zmin_byte_1[79:72],
        pa_sc_vport_zmin_vport_zmin_byte_0[79:72]};
    6'd7: bus_read_data_entry_6 = {1'b1, pa_sc_vport_zmax_vport_zmax_byte_3[79:72],
        pa_sc_vport_zmax_vport_zmax_byte_2[79:72], pa_sc_vport_zmax_vport_zmax_byte_1[79:72],
        pa_sc_vport_zmax_vport_zmax_byte_0[79:72]};
    6'd8: bus_read_data_entry_6 = {1'b1, pa_sc_vport_zmin_vport_zmin_byte_3[87:80],
        pa_sc_vport_zmin_vport_zmin_byte_2[87:80], pa_sc_vport_zmin_vport_zmin_byte_1[87:80],
        pa_sc_vport_zmin_vport_zmin_byte_0[87:80]};
    6'd9: bus_read_data_entry_6 = {1'b1, pa_sc_vport_zmax_vport_zmax_byte_3[87:80],
        pa_sc_vport_zmax_vport_zmax_byte_2[87:80], pa_sc_vport_zmax_vport_zmax_byte_1[87:80],
        pa_sc_vport_zmax_vport_zmax_byte_0[87:80]};
    6'ha: bus_read_data_entry_6 = {1'b1, pa_sc_vport_zmin_vport_zmin_byte_3[95:88],
        pa_sc_vport_zmin_vport_zmin_byte_2[95:88], pa_sc_vport_zmin_vport_zmin_byte_1[95:88],
        pa_sc_vport_zmin_vport_zmin_byte_0[95:88]};
    6'hb: bus_read_data_entry_6 = {1'b1, pa_sc_vport_zmax_vport_zmax_byte_3[95:88],
        pa_sc_vport_zmax_vport_zmax_byte_2[95:88], pa_sc_vport_zmax_vport_zmax_byte_1[95:88],
        pa_sc_vport_zmax_vport_zmax_byte_0[95:88]};
    6'hc: bus_read_data_entry_6 = {1'b1, pa_sc_vport_zmin_vport_zmin_byte_3[103:96],
        pa_sc_vport_zmin_vport_zmin_byte_2[103:96], pa_sc_vport_zmin_vport_zmin_byte_1[103:96],
        pa_sc_vport_zmin_vport_zmin_byte_0[103:96]};
    6'hd: bus_read_data_entry_6 = {1'b1, pa_sc_vport_zmax_vport_zmax_byte_3[103:96],
        pa_sc_vport_zmax_vport_zmax_byte_2[103:96], pa_sc_vport_zmax_vport_zmax_byte_1[103:96],
        pa_sc_vport_zmax_vport_zmax_byte_0[103:96]};
    6'he: bus_read_data_entry_6 = {1'b1, pa_sc_vport_zmin_vport_zmin_byte_3[111:104],
        pa_sc_vport_zmin_vport_zmin_byte_2[111:104], pa_sc_vport_zmin_vport_zmin_byte_1[111:104],
        pa_sc_vport_zmin_vport_zmin_byte_0[111:104]};
    6'hf: bus_read_data_entry_6 = {1'b1, pa_sc_vport_zmax_vport_zmax_byte_3[111:104],
        pa_sc_vport_zmax_vport_zmax_byte_2[111:104], pa_sc_vport_zmax_vport_zmax_byte_1[111:104],
        pa_sc_vport_zmax_vport_zmax_byte_0[111:104]};
    6'h10: bus_read_data_entry_6 = {1'b1, pa_sc_vport_zmin_vport_zmin_byte_3[119:112],
        pa_sc_vport_zmin_vport_zmin_byte_2[119:112], pa_sc_vport_zmin_vport_zmin_byte_1[119:112],
        pa_sc_vport_zmin_vport_zmin_byte_0[119:112]};
    6'h11: bus_read_data_entry_6 = {1'b1, pa_sc_vport_zmax_vport_zmax_byte_3[119:112],
        pa_sc_vport_zmax_vport_zmax_byte_2[119:112], pa_sc_vport_zmax_vport_zmax_byte_1[119:112],
        pa_sc_vport_zmax_vport_zmax_byte_0[119:112]};
    6'h12: bus_read_data_entry_6 = {1'b1, pa_sc_vport_zmin_vport_zmin_byte_3[127:120],
        pa_sc_vport_zmin_vport_zmin_byte_2[127:120], pa_sc_vport_zmin_vport_zmin_byte_1[127:120],
        pa_sc_vport_zmin_vport_zmin_byte_0[127:120]};
    6'h13: bus_read_data_entry_6 = {1'b1, pa_sc_vport_zmax_vport_zmax_byte_3[127:120],
        pa_sc_vport_zmax_vport_zmax_byte_2[127:120], pa_sc_vport_zmax_vport_zmax_byte_1[127:120],
        pa_sc_vport_zmax_vport_zmax_byte_0[127:120]};
    6'h14: bus_read_data_entry_6 = {1'b1, {2'd0, bus_read_data_joined_15}};
    6'h15: bus_read_data_entry_6 = {1'b1, {26'd0, bus_read_data_joined_14}};
    default: bus_read_data_entry_6 = 33'd0;
  endcase

  reg found_entry_6;
  always @* case (bus_address[7:2])
    6'd0, 6'd1, 6'd2, 6'd3, 6'd4, 6'd5, 6'd6, 6'd7, 6'd8, 6'd9, 6'ha, 6'hb, 6'hc, 6'hd, 6'he, 6'hf, 6'h10, 6'h11,
        6'h12, 6'h13, 6'h14, 6'h15: found_entry_6 = 1'b1;
    default: found_entry_6 = 1'b0;
  endcase

  wire [30:0] bus_read_data_joined_16 = {pa_sc_generic_scissor_br_br_y_byte_3, pa_sc_generic_scissor_br_br_y_byte_2,
      1'b0, pa_sc_generic_scissor_br_br_x_byte_1, pa_sc_generic_scissor_br_br_x_byte_0};
  wire [24:0] bus_read_data_joined_17 = {pa_su_hardware_screen_offset_hw_screen_offset_y_byte_3,
      pa_su_hardware_screen_offset_hw_screen_offset_y_byte_2, 7'd0,
      pa_su_hardware_screen_offset_hw_screen_offset_x_byte_1, pa_su_hardware_screen_offset_hw_screen_offset_x_byte_0};
  wire [30:0] bus_read_data_joined_18 = {pa_sc_cliprect_br_br_y_byte_3[27:21], pa_sc_cliprect_br_br_y_byte_2[31:24],
      1'b0, pa_sc_cliprect_br_br_x_byte_1[27:21], pa_sc_cliprect_br_br_x_byte_0[31:24]};
  wire [30:0] bus_read_data_joined_19 = {pa_sc_cliprect_tl_tl_y_byte_3[27:21], pa_sc_cliprect_tl_tl_y_byte_2[31:24],
      1'b0, pa_sc_cliprect_tl_tl_x_byte_1[27:21], pa_sc_cliprect_tl_tl_x_byte_0[31:24]};
  wire [30:0] bus_read_data_joined_20 = {pa_sc_cliprect_br_br_y_byte_3[20:14], pa_sc_cliprect_br_br_y_byte_2[23:16],
      1'b0, pa_sc_cliprect_br_br_x_byte_1[20:14], pa_sc_cliprect_br_br_x_byte_0[23:16]};
  wire [30:0] bus_read_data_joined_21 = {pa_sc_cliprect_tl_tl_y_byte_3[20:14], pa_sc_cliprect_tl_tl_y_byte_2[23:16],
      1'b0, pa_sc_cliprect_tl_tl_x_byte_1[20:14], pa_sc_cliprect_tl_tl_x_byte_0[23:16]};
  wire [30:0] bus_read_data_joined_22 = {pa_sc_cliprect_br_br_y_byte_3[13:7], pa_sc_cliprect_br_br_y_byte_2[15:8],
      1'b0, pa_sc_cliprect_br_br_x_byte_1[13:7], pa_sc_cliprect_br_br_x_byte_0[15:8]};
  wire [30:0] bus_read_data_joined_23 = {pa_sc_cliprect_tl_tl_y_byte_3[13:7], pa_sc_cliprect_tl_tl_y_byte_2[15:8],
      1'b0, pa_sc_cliprect_tl_tl_x_byte_1[13:7], pa_sc_cliprect_tl_tl_x_byte_0[15:8]};
  wire [30:0] bus_read_data_joined_24 = {pa_sc_cliprect_br_br_y_byte_3[6:0], pa_sc_cliprect_br_br_y_byte_2[7:0],
      1'b0, pa_sc_cliprect_br_br_x_byte_1[6:0], pa_sc_cliprect_br_br_x_byte_0[7:0]};
  wire [30:0] bus_read_data_joined_25 = {pa_sc_cliprect_tl_tl_y_byte_3[6:0], pa_sc_cliprect_tl_tl_y_byte_2[7:0],
      1'b0, pa_sc_cliprect_tl_tl_x_byte_1[6:0], pa_sc_cliprect_tl_tl_x_byte_0[7:0]};
  wire [30:0] bus_read_data_joined_26 = {pa_sc_window_scissor_br_br_y_byte_3, pa_sc_window_scissor_br_br_y_byte_2,
      1'b0, pa_sc_window_scissor_br_br_x_byte_1, pa_sc_window_scissor_br_br_x_byte_0};
  reg [32:0] bus_read_data_entry_7;
  always @* case (bus_address[7:2])
    6'd0: bus_read_data_entry_7 = {1'b1, pa_sc_window_offset_window_y_offset_byte_3,
        pa_sc_window_offset_window_y_offset_byte_2, pa_sc_window_offset_window_x_offset_byte_1,
        pa_sc_window_offset_window_x_offset_byte_0};
    6'd1: bus_read_data_entry_7 = {1'b1, pa_sc_window_scissor_tl_window_offset_disable,
        pa_sc_window_scissor_tl_tl_y_byte_3, pa_sc_window_scissor_tl_tl_y_byte_2, 1'b0,
        pa_sc_window_scissor_tl_tl_x_byte_1, pa_sc_window_scissor_tl_tl_x_byte_0};
    6'd2: bus_read_data_entry_7 = {1'b1, {1'b0, bus_read_data_joined_26}};
    6'd3: bus_read_data_entry_7 = {1'b1, {16'd0, pa_sc_cliprect_rule_clip_rule}};
    6'd4: bus_read_data_entry_7 = {1'b1, {1'b0, bus_read_data_joined_25}};
    6'd5: bus_read_data_entry_7 = {1'b1, {1'b0, bus_read_data_joined_24}};
    6'd6: bus_read_data_entry_7 = {1'b1, {1'b0, bus_read_data_joined_23}};
    6'd7: bus_read_data_entry_7 = {1'b1, {1'b0, bus_read_data_joined_22}};
    6'd8: bus_read_data_entry_7 = {1'b1, {1'b0, bus_read_data_joined_21}};
    6'd9: bus_read_data_entry_7 = {1'b1, {1'b0, bus_read_data_joined_20}};
    6'ha: bus_read_data_entry_7 = {1'b1, {1'b0, bus_read_data_joined_19}};
    6'hb: bus_read_data_entry_7 = {1'b1, {1'b0, bus_read_data_joined_18}};
    6'hc: bus_read_data_entry_7 = {1'b1, pa_sc_edgerule_er_line_bt, pa_sc_edgerule_er_line_tb,
        pa_sc_edgerule_er_line_rl, pa_sc_edgerule_er_line_lr_byte_2, pa_sc_edgerule_er_line_lr_byte_1,
        pa_sc_edgerule_er_rect, pa_sc_edgerule_er_point, pa_sc_edgerule_er_tri};
    6'hd: bus_read_data_entry_7 = {1'b1, {7'd0, bus_read_data_joined_17}};
    6'h10: bus_read_data_entry_7 = {1'b1, pa_sc_generic_scissor_tl_window_offset_disable,
        pa_sc_generic_scissor_tl_tl_y_byte_3, pa_sc_generic_scissor_tl_tl_y_byte_2, 1'b0,
        pa_sc_generic_scissor_tl_tl_x_byte_1, pa_sc_generic_scissor_tl_tl_x_byte_0};
    6'h11: bus_read_data_entry_7 = {1'b1, {1'b0, bus_read_data_joined_16}};
    6'h14: bus_read_data_entry_7 = bus_read_data_joined2[32:0];
    6'h15: bus_read_data_entry_7 = {1'b1, {1'b0, bus_read_data_joined[30:0]}};
    6'h16: bus_read_data_entry_7 = bus_read_data_joined2[65:33];
    6'h17: bus_read_data_entry_7 = {1'b1, {1'b0, bus_read_data_joined[61:31]}};
    6'h18: bus_read_data_entry_7 = bus_read_data_joined2[98:66];
    6'h19: bus_read_data_entry_7 = {1'b1, {1'b0, bus_read_data_joined[92:62]}};
    6'h1a: bus_read_data_entry_7 = bus_read_data_joined2[131:99];
    6'h1b: bus_read_data_entry_7 = {1'b1, {1'b0, bus_read_data_joined[123:93]}};
    6'h1c: bus_read_data_entry_7 = bus_read_data_joined2[164:132];
    6'h1d: bus_read_data_entry_7 = {1'b1, {1'b0, bus_read_data_joined[154:124]}};
    6'h1e: bus_read_data_entry_7 = bus_read_data_joined2[197:165];
    6'h1f: bus_read_data_entry_7 = {1'b1, {1'b0, bus_read_data_joined[185:155]}};
    6'h20: bus_read_data_entry_7 = bus_read_data_joined2[230:198];
    6'h21: bus_read_data_entry_7 = {1'b1, {1'b0, bus_read_data_joined[216:186]}};
    6'h22: bus_read_data_entry_7 = bus_read_data_joined2[263:231];
    6'h23: bus_read_data_entry_7 = {1'b1, {1'b0, bus_read_data_joined[247:217]}};
    6'h24: bus_read_data_entry_7 = bus_read_data_joined2[296:264];
    6'h25: bus_read_data_entry_7 = {1'b1, {1'b0, bus_read_data_joined[278:248]}};
    6'h26: bus_read_data_entry_7 = bus_read_data_joined2[329:297];
    6'h27: bus_read_data_entry_7 = {1'b1, {1'b0, bus_read_data_joined[309:279]}};
    6'h28: bus_read_data_entry_7 = bus_read_data_joined2[362:330];
    6'h29: bus_read_data_entry_7 = {1'b1, {1'b0, bus_read_data_joined[340:310]}};
    6'h2a: bus_read_data_entry_7 = bus_read_data_joined2[395:363];
    6'h2b: bus_read_data_entry_7 = {1'b1, {1'b0, bus_read_data_joined[371:341]}};
    6'h2c: bus_read_data_entry_7 = bus_read_data_joined2[428:396];
    6'h2d: bus_read_data_entry_7 = {1'b1, {1'b0, bus_read_data_joined[402:372]}};
    6'h2e: bus_read_data_entry_7 = bus_read_data_joined2[461:429];
    6'h2f: bus_read_data_entry_7 = {1'b1, {1'b0, bus_read_data_joined[433:403]}};
    6'h30: bus_read_data_entry_7 = bus_read_data_joined2[494:462];
    6'h31: bus_read_data_entry_7 = {1'b1, {1'b0, bus_read_data_joined[464:434]}};
    6'h32: bus_read_data_entry_7 = bus_read_data_joined2[527:495];
    6'h33: bus_read_data_entry_7 = {1'b1, {1'b0, bus_read_data_joined[495:465]}};
    6'h34: bus_read_data_entry_7 = {1'b1, pa_sc_vport_zmin_vport_zmin_byte_3[7:0],
        pa_sc_vport_zmin_vport_zmin_byte_2[7:0], pa_sc_vport_zmin_vport_zmin_byte_1[7:0],
        pa_sc_vport_zmin_vport_zmin_byte_0[7:0]};
    6'h35: bus_read_data_entry_7 = {1'b1, pa_sc_vport_zmax_vport_zmax_byte_3[7:0],
        pa_sc_vport_zmax_vport_zmax_byte_2[7:0], pa_sc_vport_zmax_vport_zmax_byte_1[7:0],
        pa_sc_vport_zmax_vport_zmax_byte_0[7:0]};
    6'h36: bus_read_data_entry_7 = {1'b1, pa_sc_vport_zmin_vport_zmin_byte_3[15:8],
        pa_sc_vport_zmin_vport_zmin_byte_2[15:8], pa_sc_vport_zmin_vport_zmin_byte_1[15:8],
        pa_sc_vport_zmin_vport_zmin_byte_0[15:8]};
    6'h37: bus_read_data_entry_7 = {1'b1, pa_sc_vport_zmax_vport_zmax_byte_3[15:8],
        pa_sc_vport_zmax_vport_zmax_byte_2[15:8], pa_sc_vport_zmax_vport_zmax_byte_1[15:8],
        pa_sc_vport_zmax_vport_zmax_byte_0[15:8]};
    6'h38: bus_read_data_entry_7 = {1'b1, pa_sc_vport_zmin_vport_zmin_byte_3[23:16],
        pa_sc_vport_zmin_vport_zmin_byte_2[23:16], pa_sc_vport_zmin_vport_zmin_byte_1[23:16],
        pa_sc_vport_zmin_vport_zmin_byte_0[23:16]};
    6'h39: bus_read_data_entry_7 = {1'b1, pa_sc_vport_zmax_vport_zmax_byte_3[23:16],
        pa_sc_vport_zmax_vport_zmax_byte_2[23:16], pa_sc_vport_zmax_vport_zmax_byte_1[23:16],
        pa_sc_vport_zmax_vport_zmax_byte_0[23:16]};
    6'h3a: bus_read_data_entry_7 = {1'b1, pa_sc_vport_zmin_vport_zmin_byte_3[31:24],
        pa_sc_vport_zmin_vport_zmin_byte_2[31:24], pa_sc_vport_zmin_vport_zmin_byte_1[31:24],
        pa_sc_vport_zmin_vport_zmin_byte_0[31:24]};
    6'h3b: bus_read_data_entry_7 = {1'b1, pa_sc_vport_zmax_vport_zmax_byte_3[31:24],
        pa_sc_vport_zmax_vport_zmax_byte_2[31:24], pa_sc_vport_zmax_vport_zmax_byte_1[31:24],
        pa_sc_vport_zmax_vport_zmax_byte_0[31:24]};
    6'h3c: bus_read_data_entry_7 = {1'b1, pa_sc_vport_zmin_vport_zmin_byte_3[39:32],
        pa_sc_vport_zmin_vport_zmin_byte_2[39:32], pa_sc_vport_zmin_vport_zmin_byte_1[39:32],
        pa_sc_vport_zmin_vport_zmin_byte_0[39:32]};
    6'h3d: bus_read_data_entry_7 = {1'b1, pa_sc_vport_zmax_vport_zmax_byte_3[39:32],
        pa_sc_vport_zmax_vport_zmax_byte_2[39:32], pa_sc_vport_zmax_vport_zmax_byte_1[39:32],
        pa_sc_vport_zmax_vport_zmax_byte_0[39:32]};
    6'h3e: bus_read_data_entry_7 = {1'b1, pa_sc_vport_zmin_vport_zmin_byte_3[47:40],
        pa_sc_vport_zmin_vport_zmin_byte_2[47:40], pa_sc_vport_zmin_vport_zmin_byte_1[47:40],
        pa_sc_vport_zmin_vport_zmin_byte_0[47:40]};
    6'h3f: bus_read_data_entry_7 = {1'b1, pa_sc_vport_zmax_vport_zmax_byte_3[47:40],
        pa_sc_vport_zmax_vport_zmax_byte_2[47:40], pa_sc_vport_zmax_vport_zmax_byte_1[47:40],
        pa_sc_vport_zmax_vport_zmax_byte_0[47:40]};
    default: bus_read_data_entry_7 = 33'd0;
  endcase

  reg found_entry_7;
  always @* case (bus_address[7:2])
    6'd0, 6'd1, 6'd2, 6'd3, 6'd4, 6'd5, 6'd6, 6'd7, 6'd8, 6'd9, 6'ha, 6'hb, 6'hc, 6'hd, 6'h10, 6'h11, 6'h14, 6'h15,
        6'h16, 6'h17, 6'h18, 6'h19, 6'h1a, 6'h1b, 6'h1c, 6'h1d, 6'h1e, 6'h1f, 6'h20, 6'h21, 6'h22, 6'h23, 6'h24,
        6'h25, 6'h26, 6'h27, 6'h28, 6'h29, 6'h2a, 6'h2b, 6'h2c, 6'h2d, 6'h2e, 6'h2f, 6'h30, 6'h31, 6'h32, 6'h33,
        6'h34, 6'h35, 6'h36, 6'h37, 6'h38, 6'h39, 6'h3a, 6'h3b, 6'h3c, 6'h3d, 6'h3e, 6'h3f: found_entry_7 = 1'b1;
    default: found_entry_7 = 1'b0;
  endcase

  wire [32:0] bus_read_data_joined_27 = {1'b1, pa_sc_screen_scissor_br_br_y_byte_3,
      pa_sc_screen_scissor_br_br_y_byte_2, pa_sc_screen_scissor_br_br_x_byte_1, pa_sc_screen_scissor_br_br_x_byte_0};
  wire [32:0] bus_read_data_joined_28 = {1'b1, pa_sc_screen_scissor_tl_tl_y_byte_3,
      pa_sc_screen_scissor_tl_tl_y_byte_2, pa_sc_screen_scissor_tl_tl_x_byte_1, pa_sc_screen_scissor_tl_tl_x_byte_0};
  wire [32:0] bus_read_data_choice_found_equal_2 = found_equal_bus_address ? bus_read_data_joined_28 : found_equal_2
      ? bus_read_data_joined_27 : 33'd0;
  wire found_choice = bus_write ? (found_equal_bus_address | found_equal_2) : bus_read_data_choice_found_equal_2[32];
  wire [16:0] bus_read_data_joined_29 = {pa_sc_enhance_disable_out_of_order_pa_sc_guidance,
      pa_sc_enhance_enable_multicycle_bubble_freeze, pa_sc_enhance_disable_eov_all_ctrl_only_combinations,
      pa_sc_enhance_disable_pa_sc_guidance, pa_sc_enhance_disable_sc_process_reset_tile,
      pa_sc_enhance_disable_sc_process_reset_supertile, pa_sc_enhance_disable_sc_process_reset_prim,
      pa_sc_enhance_disable_dualgrad_perf_optimization, pa_sc_enhance_send_unlit_stiles_to_packer,
      pa_sc_enhance_disable_pw_bubble_collapse, pa_sc_enhance_disable_scissor_fix,
      pa_sc_enhance_enable_1xmsaa_sample_loc_centroid, pa_sc_enhance_enable_1xmsaa_sample_locations,
      pa_sc_enhance_disable_aa_mask_full_fix, pa_sc_enhance_disable_sc_db_tile_fix,
      pa_sc_enhance_enable_pa_sc_out_of_order};
  wire [32:0] bus_read_data_choice_3 = found_equal_bus_address_7_2 ? {1'b1, {15'd0, bus_read_data_joined_29}} : 33'd0;
  wire [4:0] bus_read_data_joined_30 = {pa_cl_enhance_ve_nan_proc_disable, pa_cl_enhance_clipped_prim_seq_stall,
      pa_cl_enhance_num_clip_seq, pa_cl_enhance_clip_vtx_reorder_ena};
  wire [32:0] bus_read_data_choice_4 = bus_address_7_2_is_4 ? {1'b1, pa_cl_cntl_status_cl_busy, 31'd0} :
      bus_address_7_2_is_5 ? {1'b1, {27'd0, bus_read_data_joined_30}} : bus_read_data_equal ? {1'b1,
      pa_su_cntl_status_su_busy, 31'd0} : 33'd0;
  wire found_any_bus_write = ((bus_write ? bus_address_7_2_is_5 : bus_read_data_choice_4[32]) & config_page_8a) |
      ((bus_write ? found_equal_bus_address_7_2 : bus_read_data_choice_3[32]) & config_page_8b) | (found_choice &
      context_page_280) | ((bus_write ? found_entry_7 : bus_read_data_entry_7[32]) & context_page_282) | ((bus_write
      ? found_entry_6 : bus_read_data_entry_6[32]) & context_page_283) | ((bus_write ? found_entry_5 :
      bus_read_data_entry_5[32]) & context_page_284) | ((bus_write ? found_entry_4 : bus_read_data_entry_4[32]) &
      context_page_285) | ((bus_write ? found_entry_3 : bus_read_data_entry_3[32]) & context_page_286) | ((bus_write
      ? found_any : bus_read_data_choice_2[32]) & context_page_287) | ((bus_write ? found_entry_2 :
      bus_read_data_entry_2[32]) & context_page_288);
  wire found_all = (bus_write ? found_entry_bus_address : bus_read_data_entry_bus_address[32]) & context_page_28a;
  wire found_all_bus_write = (bus_write ? found_entry_bus_address_7_2 : bus_read_data_entry_bus_address_7_2[32]) &
      context_page_28b;
  wire found_all_found_equal_0 = (bus_write ? (found_equal[0] | found_equal[1]) : bus_read_data_choice[32]) &
      userconfig_page_30a;
  wire found_any_found_any_bus_write = found_any_bus_write | found_all | found_all_bus_write | ((bus_write ?
      found_entry : bus_read_data_entry[32]) & context_page_28c) | found_all_found_equal_0;
  wire found = found_any_found_any_bus_write & (~|bus_address[1:0]);
  genvar i;
  for (i = 0; i < 4; i = i + 1) begin : each_pa_sc_aa_sample_locs_pixel_x0y0_0_s0_x_all
    localparam [5:0] INDEX = 2*i + 12;
    localparam [5:0] INDEX_2 = 2*i + 13;
    localparam [5:0] INDEX_3 = i;
    wire write_pa_sc_aa_sample_locs_pixel_x0y1;
    wire pa_sc_centroid_priority_0_distance_all;
    assign pa_sc_cliprect_tl_tl_x[i*15 +: 15] = {pa_sc_cliprect_tl_tl_x_byte_1[i*7 +: 7],
        pa_sc_cliprect_tl_tl_x_byte_0[i*8 +: 8]};
    assign pa_sc_cliprect_tl_tl_y[i*15 +: 15] = {pa_sc_cliprect_tl_tl_y_byte_3[i*7 +: 7],
        pa_sc_cliprect_tl_tl_y_byte_2[i*8 +: 8]};
    assign pa_sc_cliprect_br_br_x[i*15 +: 15] = {pa_sc_cliprect_br_br_x_byte_1[i*7 +: 7],
        pa_sc_cliprect_br_br_x_byte_0[i*8 +: 8]};
    assign pa_sc_cliprect_br_br_y[i*15 +: 15] = {pa_sc_cliprect_br_br_y_byte_3[i*7 +: 7],
        pa_sc_cliprect_br_br_y_byte_2[i*8 +: 8]};
    assign write_pa_sc_vport_zmin[i] = write_pa_sc_vport_zmax_all & write_pa_cl_vport_zscale_equal[2*i + 31];
    assign write_pa_sc_vport_zmin[i + 12] = write_pa_sc_vport_zmax_all_writing & (bus_address[7:2] == INDEX);
    assign write_pa_sc_vport_zmax[i] = write_pa_sc_vport_zmax_all & write_pa_cl_vport_zscale_equal[2*i + 32];
    assign write_pa_sc_vport_zmax[i + 12] = write_pa_sc_vport_zmax_all_writing & (bus_address[7:2] == INDEX_2);
    assign write_pa_cl_vport_xscale[i + 12] = write_pa_cl_ucp_x_all & write_pa_cl_vport_zscale_equal[6*i + 2];
    assign write_pa_cl_vport_xoffset[i + 12] = write_pa_cl_ucp_x_all & write_pa_cl_vport_zscale_equal[6*i + 3];
    assign write_pa_cl_vport_yscale[i + 12] = write_pa_cl_ucp_x_all & write_pa_cl_vport_zscale_equal[6*i + 4];
    assign write_pa_cl_vport_yoffset[i + 12] = write_pa_cl_ucp_x_all & write_pa_cl_vport_zscale_equal[6*i + 5];
    assign write_pa_cl_ucp_x[i] = write_pa_cl_ucp_x_all & write_pa_cl_vport_zscale_equal[4*i + 26];
    assign write_pa_sc_aa_sample_locs_pixel_x0y1 = write_pa_sc_aa_sample_locs_pixel_x0y1_all &
        write_pa_sc_aa_sample_locs_pixel_x0y1_equal[i];
    assign found_equal[i] = bus_address[7:2] == INDEX_3;
    assign pa_sc_edgerule_er_tri_all[i] = write_pa_sc_edgerule & bus_bytes[i];
    assign pa_sc_raster_config_rb_map_pkr0_all[i] = write_pa_sc_raster_config & bus_bytes[i];
    assign pa_cl_clip_cntl_ucp_ena_byte_0_all[i] = write_pa_cl_clip_cntl & bus_bytes[i];
    assign pa_cl_vs_out_cntl_clip_dist_ena_byte_0_all[i] = write_pa_cl_vs_out_cntl & bus_bytes[i];
    assign pa_sc_mode_cntl_1_walk_size_all[i] = write_pa_sc_mode_cntl_1 & bus_bytes[i];
    assign pa_sc_centroid_priority_0_distance_all = write_pa_sc_centroid_priority_0 & bus_bytes[i];
    assign pa_sc_centroid_priority_1_distance_8_all[i] = write_pa_sc_centroid_priority_1 & bus_bytes[i];
    assign pa_sc_aa_sample_locs_pixel_x0y0_0_s0_x_all[4*i] = write_pa_sc_aa_sample_locs_pixel_x0y0[i] & bus_bytes[0];
    assign pa_sc_aa_sample_locs_pixel_x0y0_0_s0_x_all[4*i + 1] = write_pa_sc_aa_sample_locs_pixel_x0y0[i] &
        bus_bytes[1];
    assign pa_sc_aa_sample_locs_pixel_x0y0_0_s0_x_all[4*i + 2] = write_pa_sc_aa_sample_locs_pixel_x0y0[i] &
        bus_bytes[2];
    assign pa_sc_aa_sample_locs_pixel_x0y0_0_s0_x_all[4*i + 3] = write_pa_sc_aa_sample_locs_pixel_x0y0[i] &
        bus_bytes[3];
    assign pa_sc_aa_sample_locs_pixel_x1y0_0_s0_x_all[4*i] = write_pa_sc_aa_sample_locs_pixel_x1y0[i] & bus_bytes[0];
    assign pa_sc_aa_sample_locs_pixel_x1y0_0_s0_x_all[4*i + 1] = write_pa_sc_aa_sample_locs_pixel_x1y0[i] &
        bus_bytes[1];
    assign pa_sc_aa_sample_locs_pixel_x1y0_0_s0_x_all[4*i + 2] = write_pa_sc_aa_sample_locs_pixel_x1y0[i] &
        bus_bytes[2];
    assign pa_sc_aa_sample_locs_pixel_x1y0_0_s0_x_all[4*i + 3] = write_pa_sc_aa_sample_locs_pixel_x1y0[i] &
        bus_bytes[3];
    assign pa_sc_aa_sample_locs_pixel_x0y1_0_s0_x_all[4*i] = write_pa_sc_aa_sample_locs_pixel_x0y1 & bus_bytes[0];
    assign pa_sc_aa_sample_locs_pixel_x0y1_0_s0_x_all[4*i + 1] = write_pa_sc_aa_sample_locs_pixel_x0y1 & bus_bytes[1];
    assign pa_sc_aa_sample_locs_pixel_x0y1_0_s0_x_all[4*i + 2] = write_pa_sc_aa_sample_locs_pixel_x0y1 & bus_bytes[2];
    assign pa_sc_aa_sample_locs_pixel_x0y1_0_s0_x_all[4*i + 3] = write_pa_sc_aa_sample_locs_pixel_x0y1 & bus_bytes[3];
    assign pa_sc_aa_sample_locs_pixel_x1y1_0_s0_x_all[4*i] = write_pa_sc_aa_sample_locs_pixel_x1y1[i] & bus_bytes[0];
    assign pa_sc_aa_sample_locs_pixel_x1y1_0_s0_x_all[4*i + 1] = write_pa_sc_aa_sample_locs_pixel_x1y1[i] &
        bus_bytes[1];
    assign pa_sc_aa_sample_locs_pixel_x1y1_0_s0_x_all[4*i + 2] = write_pa_sc_aa_sample_locs_pixel_x1y1[i] &
        bus_bytes[2];
    assign pa_sc_aa_sample_locs_pixel_x1y1_0_s0_x_all[4*i + 3] = write_pa_sc_aa_sample_locs_pixel_x1y1[i] &
        bus_bytes[3];
    always @(posedge clock) begin
      if (pa_sc_centroid_priority_0_distance_all) begin
        pa_sc_centroid_priority_0_distance[2*i*4 +: 4] <= bus_data[8*i +: 4];
        pa_sc_centroid_priority_0_distance[(2*i + 1)*4 +: 4] <= bus_data[8*i + 4 +: 4];
      end
      if (write_pa_sc_cliprect_tl[i] & bus_bytes[0]) pa_sc_cliprect_tl_tl_x_byte_0[i*8 +: 8] <= bus_data[7:0];
      if (write_pa_sc_cliprect_tl[i] & bus_bytes[1]) pa_sc_cliprect_tl_tl_x_byte_1[i*7 +: 7] <= bus_data[14:8];
      if (write_pa_sc_cliprect_tl[i] & bus_bytes[2]) pa_sc_cliprect_tl_tl_y_byte_2[i*8 +: 8] <= bus_data[23:16];
      if (write_pa_sc_cliprect_tl[i] & bus_bytes[3]) pa_sc_cliprect_tl_tl_y_byte_3[i*7 +: 7] <= bus_data[30:24];
      if (write_pa_sc_cliprect_br[i] & bus_bytes[0]) pa_sc_cliprect_br_br_x_byte_0[i*8 +: 8] <= bus_data[7:0];
      if (write_pa_sc_cliprect_br[i] & bus_bytes[1]) pa_sc_cliprect_br_br_x_byte_1[i*7 +: 7] <= bus_data[14:8];
      if (write_pa_sc_cliprect_br[i] & bus_bytes[2]) pa_sc_cliprect_br_br_y_byte_2[i*8 +: 8] <= bus_data[23:16];
      if (write_pa_sc_cliprect_br[i] & bus_bytes[3]) pa_sc_cliprect_br_br_y_byte_3[i*7 +: 7] <= bus_data[30:24];
      if (write_pa_cl_point_x_rad & bus_bytes[i]) pa_cl_point_x_rad_data_register_byte[i*8 +: 8] <= bus_data[8*i +:
          8];
      if (write_pa_cl_point_y_rad & bus_bytes[i]) pa_cl_point_y_rad_data_register_byte[i*8 +: 8] <= bus_data[8*i +:
          8];
      if (write_pa_cl_point_size & bus_bytes[i]) pa_cl_point_size_data_register_byte[i*8 +: 8] <= bus_data[8*i +: 8];
      if (write_pa_cl_point_cull_rad & bus_bytes[i]) begin
        pa_cl_point_cull_rad_data_register_byte[i*8 +: 8] <= bus_data[8*i +: 8];
      end
      if (write_pa_su_line_stipple_scale & bus_bytes[i]) begin
        pa_su_line_stipple_scale_line_stipple_scale_byte[i*8 +: 8] <= bus_data[8*i +: 8];
      end
      if (write_pa_su_poly_offset_clamp & bus_bytes[i]) begin
        pa_su_poly_offset_clamp_clamp_byte[i*8 +: 8] <= bus_data[8*i +: 8];
      end
      if (write_pa_su_poly_offset_front_scale & bus_bytes[i]) begin
        pa_su_poly_offset_front_scale_scale_byte[i*8 +: 8] <= bus_data[8*i +: 8];
      end
      if (write_pa_su_poly_offset_front_offset & bus_bytes[i]) begin
        pa_su_poly_offset_front_offset_offset_byte[i*8 +: 8] <= bus_data[8*i +: 8];
      end
      if (write_pa_su_poly_offset_back_scale & bus_bytes[i]) begin
        pa_su_poly_offset_back_scale_scale_byte[i*8 +: 8] <= bus_data[8*i +: 8];
      end
      if (write_pa_su_poly_offset_back_offset & bus_bytes[i]) begin
        pa_su_poly_offset_back_offset_offset_byte[i*8 +: 8] <= bus_data[8*i +: 8];
      end
      if (write_pa_cl_gb_vert_clip_adj & bus_bytes[i]) begin
        pa_cl_gb_vert_clip_adj_data_register_byte[i*8 +: 8] <= bus_data[8*i +: 8];
      end
      if (write_pa_cl_gb_vert_disc_adj & bus_bytes[i]) begin
        pa_cl_gb_vert_disc_adj_data_register_byte[i*8 +: 8] <= bus_data[8*i +: 8];
      end
      if (write_pa_cl_gb_horz_clip_adj & bus_bytes[i]) begin
        pa_cl_gb_horz_clip_adj_data_register_byte[i*8 +: 8] <= bus_data[8*i +: 8];
      end
      if (write_pa_cl_gb_horz_disc_adj & bus_bytes[i]) begin
        pa_cl_gb_horz_disc_adj_data_register_byte[i*8 +: 8] <= bus_data[8*i +: 8];
      end
    end
  end

  for (i = 0; i < 5; i = i + 1) begin : each_write_pa_cl_vport_zoffset
    assign write_pa_cl_vport_zscale[i + 11] = write_pa_cl_ucp_x_all & write_pa_cl_vport_zscale_equal[6*i];
    assign write_pa_cl_vport_zoffset[i + 11] = write_pa_cl_ucp_x_all & write_pa_cl_vport_zscale_equal[6*i + 1];
  end

  for (i = 0; i < 6; i = i + 1) begin : each_pa_cl_ucp_w_data_register
    localparam [5:0] INDEX_4 = i + 6;
    assign pa_cl_ucp_x_data_register[i*32 +: 32] = {pa_cl_ucp_x_data_register_byte_3[i*8 +: 8],
        pa_cl_ucp_x_data_register_byte_2[i*8 +: 8], pa_cl_ucp_x_data_register_byte_1[i*8 +: 8],
        pa_cl_ucp_x_data_register_byte_0[i*8 +: 8]};
    assign pa_cl_ucp_y_data_register[i*32 +: 32] = {pa_cl_ucp_y_data_register_byte_3[i*8 +: 8],
        pa_cl_ucp_y_data_register_byte_2[i*8 +: 8], pa_cl_ucp_y_data_register_byte_1[i*8 +: 8],
        pa_cl_ucp_y_data_register_byte_0[i*8 +: 8]};
    assign pa_cl_ucp_z_data_register[i*32 +: 32] = {pa_cl_ucp_z_data_register_byte_3[i*8 +: 8],
        pa_cl_ucp_z_data_register_byte_2[i*8 +: 8], pa_cl_ucp_z_data_register_byte_1[i*8 +: 8],
        pa_cl_ucp_z_data_register_byte_0[i*8 +: 8]};
    assign pa_cl_ucp_w_data_register[i*32 +: 32] = {pa_cl_ucp_w_data_register_byte_3[i*8 +: 8],
        pa_cl_ucp_w_data_register_byte_2[i*8 +: 8], pa_cl_ucp_w_data_register_byte_1[i*8 +: 8],
        pa_cl_ucp_w_data_register_byte_0[i*8 +: 8]};
    assign pa_cl_clip_cntl_ucp_ena[i] = pa_cl_clip_cntl_ucp_ena_byte_0[i];
    assign write_pa_cl_vport_yoffset[i + 1] = write_pa_cl_vport_zoffset_all & write_pa_cl_vport_zscale_equal[6*i + 3];
    assign write_pa_cl_vport_zscale[i + 1] = write_pa_cl_vport_zoffset_all & write_pa_cl_vport_zscale_equal[6*i + 4];
    assign write_pa_cl_vport_zoffset[i + 1] = write_pa_cl_vport_zoffset_all & write_pa_cl_vport_zscale_equal[6*i + 5];
    assign write_pa_sc_aa_sample_locs_pixel_x0y1_equal[i] = bus_address[7:2] == INDEX_4;
    always @(posedge clock) begin
      if (write_pa_cl_ucp_x[i] & bus_bytes[0]) pa_cl_ucp_x_data_register_byte_0[i*8 +: 8] <= bus_data[7:0];
      if (write_pa_cl_ucp_x[i] & bus_bytes[1]) pa_cl_ucp_x_data_register_byte_1[i*8 +: 8] <= bus_data[15:8];
      if (write_pa_cl_ucp_x[i] & bus_bytes[2]) pa_cl_ucp_x_data_register_byte_2[i*8 +: 8] <= bus_data[23:16];
      if (write_pa_cl_ucp_x[i] & bus_bytes[3]) pa_cl_ucp_x_data_register_byte_3[i*8 +: 8] <= bus_data[31:24];
      if (write_pa_cl_ucp_y[i] & bus_bytes[0]) pa_cl_ucp_y_data_register_byte_0[i*8 +: 8] <= bus_data[7:0];
      if (write_pa_cl_ucp_y[i] & bus_bytes[1]) pa_cl_ucp_y_data_register_byte_1[i*8 +: 8] <= bus_data[15:8];
      if (write_pa_cl_ucp_y[i] & bus_bytes[2]) pa_cl_ucp_y_data_register_byte_2[i*8 +: 8] <= bus_data[23:16];
      if (write_pa_cl_ucp_y[i] & bus_bytes[3]) pa_cl_ucp_y_data_register_byte_3[i*8 +: 8] <= bus_data[31:24];
      if (write_pa_cl_ucp_z[i] & bus_bytes[0]) pa_cl_ucp_z_data_register_byte_0[i*8 +: 8] <= bus_data[7:0];
      if (write_pa_cl_ucp_z[i] & bus_bytes[1]) pa_cl_ucp_z_data_register_byte_1[i*8 +: 8] <= bus_data[15:8];
      if (write_pa_cl_ucp_z[i] & bus_bytes[2]) pa_cl_ucp_z_data_register_byte_2[i*8 +: 8] <= bus_data[23:16];
      if (write_pa_cl_ucp_z[i] & bus_bytes[3]) pa_cl_ucp_z_data_register_byte_3[i*8 +: 8] <= bus_data[31:24];
      if (write_pa_cl_ucp_w[i] & bus_bytes[0]) pa_cl_ucp_w_data_register_byte_0[i*8 +: 8] <= bus_data[7:0];
      if (write_pa_cl_ucp_w[i] & bus_bytes[1]) pa_cl_ucp_w_data_register_byte_1[i*8 +: 8] <= bus_data[15:8];
      if (write_pa_cl_ucp_w[i] & bus_bytes[2]) pa_cl_ucp_w_data_register_byte_2[i*8 +: 8] <= bus_data[23:16];
      if (write_pa_cl_ucp_w[i] & bus_bytes[3]) pa_cl_ucp_w_data_register_byte_3[i*8 +: 8] <= bus_data[31:24];
      if (pa_cl_clip_cntl_ucp_ena_byte_0_all[0]) pa_cl_clip_cntl_ucp_ena_byte_0[i] <= bus_data[i];
    end
  end

  for (i = 0; i < 7; i = i + 1) begin : each_write_pa_cl_vport_xscale
    assign write_pa_cl_vport_xscale[i + 1] = write_pa_cl_vport_zoffset_all & write_pa_cl_vport_zscale_equal[6*i];
  end

  for (i = 0; i < 8; i = i + 1) begin : each_pa_cl_vs_out_cntl_clip_dist_ena
    assign pa_cl_vs_out_cntl_clip_dist_ena[i] = pa_cl_vs_out_cntl_clip_dist_ena_byte_0[i];
    assign pa_cl_vs_out_cntl_cull_dist_ena[i] = pa_cl_vs_out_cntl_cull_dist_ena_byte_1[i];
    always @(posedge clock) begin
      if (pa_cl_vs_out_cntl_clip_dist_ena_byte_0_all[0]) pa_cl_vs_out_cntl_clip_dist_ena_byte_0[i] <= bus_data[i];
      if (pa_cl_vs_out_cntl_clip_dist_ena_byte_0_all[1]) pa_cl_vs_out_cntl_cull_dist_ena_byte_1[i] <= bus_data[i + 8];
    end
  end

  for (i = 0; i < 15; i = i + 1) begin : each_write_pa_sc_vport_scissor_tl
    assign write_pa_sc_vport_scissor_tl[i + 1] = write_pa_sc_vport_zmax_all & write_pa_cl_vport_zscale_equal[2*i + 1];
  end

  for (i = 0; i < 16; i = i + 1) begin : each_pa_cl_vport_xoffset_vport_xoffset
    wire write_pa_sc_vport_scissor_br;
    wire pa_sc_vport_scissor_tl_tl_y_byte_3_all;
    reg [7:0] pa_sc_vport_scissor_tl_tl_x_byte_0;
    reg [6:0] pa_sc_vport_scissor_tl_tl_x_byte_1;
    reg [7:0] pa_sc_vport_scissor_tl_tl_y_byte_2;
    reg [6:0] pa_sc_vport_scissor_tl_tl_y_byte_3;
    reg pa_sc_vport_scissor_tl_window_offset_disable_byte_3;
    reg [7:0] pa_sc_vport_scissor_br_br_x_byte_0;
    reg [6:0] pa_sc_vport_scissor_br_br_x_byte_1;
    reg [7:0] pa_sc_vport_scissor_br_br_y_byte_2;
    reg [6:0] pa_sc_vport_scissor_br_br_y_byte_3;
    assign pa_sc_vport_scissor_tl_tl_x[i*15 +: 15] = {pa_sc_vport_scissor_tl_tl_x_byte_1,
        pa_sc_vport_scissor_tl_tl_x_byte_0};
    assign pa_sc_vport_scissor_tl_tl_y[i*15 +: 15] = {pa_sc_vport_scissor_tl_tl_y_byte_3,
        pa_sc_vport_scissor_tl_tl_y_byte_2};
    assign pa_sc_vport_scissor_tl_window_offset_disable[i] = pa_sc_vport_scissor_tl_window_offset_disable_byte_3;
    assign pa_sc_vport_scissor_br_br_x[i*15 +: 15] = {pa_sc_vport_scissor_br_br_x_byte_1,
        pa_sc_vport_scissor_br_br_x_byte_0};
    assign pa_sc_vport_scissor_br_br_y[i*15 +: 15] = {pa_sc_vport_scissor_br_br_y_byte_3,
        pa_sc_vport_scissor_br_br_y_byte_2};
    assign pa_sc_vport_zmin_vport_zmin[i*32 +: 32] = {pa_sc_vport_zmin_vport_zmin_byte_3[i*8 +: 8],
        pa_sc_vport_zmin_vport_zmin_byte_2[i*8 +: 8], pa_sc_vport_zmin_vport_zmin_byte_1[i*8 +: 8],
        pa_sc_vport_zmin_vport_zmin_byte_0[i*8 +: 8]};
    assign pa_sc_vport_zmax_vport_zmax[i*32 +: 32] = {pa_sc_vport_zmax_vport_zmax_byte_3[i*8 +: 8],
        pa_sc_vport_zmax_vport_zmax_byte_2[i*8 +: 8], pa_sc_vport_zmax_vport_zmax_byte_1[i*8 +: 8],
        pa_sc_vport_zmax_vport_zmax_byte_0[i*8 +: 8]};
    assign pa_cl_vport_xscale_vport_xscale[i*32 +: 32] = {pa_cl_vport_xscale_vport_xscale_byte_3[i*8 +: 8],
        pa_cl_vport_xscale_vport_xscale_byte_2[i*8 +: 8], pa_cl_vport_xscale_vport_xscale_byte_1[i*8 +: 8],
        pa_cl_vport_xscale_vport_xscale_byte_0[i*8 +: 8]};
    assign pa_cl_vport_xoffset_vport_xoffset[i*32 +: 32] = {pa_cl_vport_xoffset_vport_xoffset_byte_3[i*8 +: 8],
        pa_cl_vport_xoffset_vport_xoffset_byte_2[i*8 +: 8], pa_cl_vport_xoffset_vport_xoffset_byte_1[i*8 +: 8],
        pa_cl_vport_xoffset_vport_xoffset_byte_0[i*8 +: 8]};
    assign pa_cl_vport_yscale_vport_yscale[i*32 +: 32] = {pa_cl_vport_yscale_vport_yscale_byte_3[i*8 +: 8],
        pa_cl_vport_yscale_vport_yscale_byte_2[i*8 +: 8], pa_cl_vport_yscale_vport_yscale_byte_1[i*8 +: 8],
        pa_cl_vport_yscale_vport_yscale_byte_0[i*8 +: 8]};
    assign pa_cl_vport_yoffset_vport_yoffset[i*32 +: 32] = {pa_cl_vport_yoffset_vport_yoffset_byte_3[i*8 +: 8],
        pa_cl_vport_yoffset_vport_yoffset_byte_2[i*8 +: 8], pa_cl_vport_yoffset_vport_yoffset_byte_1[i*8 +: 8],
        pa_cl_vport_yoffset_vport_yoffset_byte_0[i*8 +: 8]};
    assign pa_cl_vport_zscale_vport_zscale[i*32 +: 32] = {pa_cl_vport_zscale_vport_zscale_byte_3[i*8 +: 8],
        pa_cl_vport_zscale_vport_zscale_byte_2[i*8 +: 8], pa_cl_vport_zscale_vport_zscale_byte_1[i*8 +: 8],
        pa_cl_vport_zscale_vport_zscale_byte_0[i*8 +: 8]};
    assign pa_cl_vport_zoffset_vport_zoffset[i*32 +: 32] = {pa_cl_vport_zoffset_vport_zoffset_byte_3[i*8 +: 8],
        pa_cl_vport_zoffset_vport_zoffset_byte_2[i*8 +: 8], pa_cl_vport_zoffset_vport_zoffset_byte_1[i*8 +: 8],
        pa_cl_vport_zoffset_vport_zoffset_byte_0[i*8 +: 8]};
    assign write_pa_sc_vport_scissor_br = write_pa_sc_vport_zmax_all & write_pa_cl_vport_zscale_equal[2*i];
    assign bus_read_data_joined[i*31 +: 31] = {pa_sc_vport_scissor_br_br_y_byte_3,
        pa_sc_vport_scissor_br_br_y_byte_2, 1'b0, pa_sc_vport_scissor_br_br_x_byte_1,
        pa_sc_vport_scissor_br_br_x_byte_0};
    assign bus_read_data_joined2[i*33 +: 33] = {1'b1, pa_sc_vport_scissor_tl_window_offset_disable_byte_3,
        pa_sc_vport_scissor_tl_tl_y_byte_3, pa_sc_vport_scissor_tl_tl_y_byte_2, 1'b0,
        pa_sc_vport_scissor_tl_tl_x_byte_1, pa_sc_vport_scissor_tl_tl_x_byte_0};
    assign pa_sc_vport_scissor_tl_tl_y_byte_3_all = write_pa_sc_vport_scissor_tl[i] & bus_bytes[3];
    initial begin
      pa_sc_vport_scissor_tl_tl_x_byte_0 = 8'd0; pa_sc_vport_scissor_tl_tl_x_byte_1 = 7'd0;
      pa_sc_vport_scissor_tl_tl_y_byte_2 = 8'd0; pa_sc_vport_scissor_tl_tl_y_byte_3 = 7'd0;
      pa_sc_vport_scissor_tl_window_offset_disable_byte_3 = 1'b0; pa_sc_vport_scissor_br_br_x_byte_0 = 8'd0;
      pa_sc_vport_scissor_br_br_x_byte_1 = 7'd0; pa_sc_vport_scissor_br_br_y_byte_2 = 8'd0;
      pa_sc_vport_scissor_br_br_y_byte_3 = 7'd0;
    end
    always @(posedge clock) begin
      if (write_pa_sc_vport_scissor_tl[i] & bus_bytes[0]) pa_sc_vport_scissor_tl_tl_x_byte_0 <= bus_data[7:0];
      if (write_pa_sc_vport_scissor_tl[i] & bus_bytes[1]) pa_sc_vport_scissor_tl_tl_x_byte_1 <= bus_data[14:8];
      if (write_pa_sc_vport_scissor_tl[i] & bus_bytes[2]) pa_sc_vport_scissor_tl_tl_y_byte_2 <= bus_data[23:16];
      if (pa_sc_vport_scissor_tl_tl_y_byte_3_all) begin
      pa_sc_vport_scissor_tl_tl_y_byte_3 <= bus_data[30:24];
      pa_sc_vport_scissor_tl_window_offset_disable_byte_3 <= bus_data[31];
      end
      if (write_pa_sc_vport_scissor_br & bus_bytes[0]) pa_sc_vport_scissor_br_br_x_byte_0 <= bus_data[7:0];
      if (write_pa_sc_vport_scissor_br & bus_bytes[1]) pa_sc_vport_scissor_br_br_x_byte_1 <= bus_data[14:8];
      if (write_pa_sc_vport_scissor_br & bus_bytes[2]) pa_sc_vport_scissor_br_br_y_byte_2 <= bus_data[23:16];
      if (write_pa_sc_vport_scissor_br & bus_bytes[3]) pa_sc_vport_scissor_br_br_y_byte_3 <= bus_data[30:24];
      if (write_pa_sc_vport_zmin[i] & bus_bytes[0]) pa_sc_vport_zmin_vport_zmin_byte_0[i*8 +: 8] <= bus_data[7:0];
      if (write_pa_sc_vport_zmin[i] & bus_bytes[1]) pa_sc_vport_zmin_vport_zmin_byte_1[i*8 +: 8] <= bus_data[15:8];
      if (write_pa_sc_vport_zmin[i] & bus_bytes[2]) pa_sc_vport_zmin_vport_zmin_byte_2[i*8 +: 8] <= bus_data[23:16];
      if (write_pa_sc_vport_zmin[i] & bus_bytes[3]) pa_sc_vport_zmin_vport_zmin_byte_3[i*8 +: 8] <= bus_data[31:24];
      if (write_pa_sc_vport_zmax[i] & bus_bytes[0]) pa_sc_vport_zmax_vport_zmax_byte_0[i*8 +: 8] <= bus_data[7:0];
      if (write_pa_sc_vport_zmax[i] & bus_bytes[1]) pa_sc_vport_zmax_vport_zmax_byte_1[i*8 +: 8] <= bus_data[15:8];
      if (write_pa_sc_vport_zmax[i] & bus_bytes[2]) pa_sc_vport_zmax_vport_zmax_byte_2[i*8 +: 8] <= bus_data[23:16];
      if (write_pa_sc_vport_zmax[i] & bus_bytes[3]) pa_sc_vport_zmax_vport_zmax_byte_3[i*8 +: 8] <= bus_data[31:24];
      if (write_pa_cl_vport_xscale[i] & bus_bytes[0]) pa_cl_vport_xscale_vport_xscale_byte_0[i*8 +: 8] <=
          bus_data[7:0];
      if (write_pa_cl_vport_xscale[i] & bus_bytes[1]) begin
        pa_cl_vport_xscale_vport_xscale_byte_1[i*8 +: 8] <= bus_data[15:8];
      end
      if (write_pa_cl_vport_xscale[i] & bus_bytes[2]) begin
        pa_cl_vport_xscale_vport_xscale_byte_2[i*8 +: 8] <= bus_data[23:16];
      end
      if (write_pa_cl_vport_xscale[i] & bus_bytes[3]) begin
        pa_cl_vport_xscale_vport_xscale_byte_3[i*8 +: 8] <= bus_data[31:24];
      end
      if (write_pa_cl_vport_xoffset[i] & bus_bytes[0]) begin
        pa_cl_vport_xoffset_vport_xoffset_byte_0[i*8 +: 8] <= bus_data[7:0];
      end
      if (write_pa_cl_vport_xoffset[i] & bus_bytes[1]) begin
        pa_cl_vport_xoffset_vport_xoffset_byte_1[i*8 +: 8] <= bus_data[15:8];
      end
      if (write_pa_cl_vport_xoffset[i] & bus_bytes[2]) begin
        pa_cl_vport_xoffset_vport_xoffset_byte_2[i*8 +: 8] <= bus_data[23:16];
      end
      if (write_pa_cl_vport_xoffset[i] & bus_bytes[3]) begin
        pa_cl_vport_xoffset_vport_xoffset_byte_3[i*8 +: 8] <= bus_data[31:24];
      end
      if (write_pa_cl_vport_yscale[i] & bus_bytes[0]) pa_cl_vport_yscale_vport_yscale_byte_0[i*8 +: 8] <=
          bus_data[7:0];
      if (write_pa_cl_vport_yscale[i] & bus_bytes[1]) begin
        pa_cl_vport_yscale_vport_yscale_byte_1[i*8 +: 8] <= bus_data[15:8];
      end
      if (write_pa_cl_vport_yscale[i] & bus_bytes[2]) begin
        pa_cl_vport_yscale_vport_yscale_byte_2[i*8 +: 8] <= bus_data[23:16];
      end
      if (write_pa_cl_vport_yscale[i] & bus_bytes[3]) begin
        pa_cl_vport_yscale_vport_yscale_byte_3[i*8 +: 8] <= bus_data[31:24];
      end
      if (write_pa_cl_vport_yoffset[i] & bus_bytes[0]) begin
        pa_cl_vport_yoffset_vport_yoffset_byte_0[i*8 +: 8] <= bus_data[7:0];
      end
      if (write_pa_cl_vport_yoffset[i] & bus_bytes[1]) begin
        pa_cl_vport_yoffset_vport_yoffset_byte_1[i*8 +: 8] <= bus_data[15:8];
      end
      if (write_pa_cl_vport_yoffset[i] & bus_bytes[2]) begin
        pa_cl_vport_yoffset_vport_yoffset_byte_2[i*8 +: 8] <= bus_data[23:16];
      end
      if (write_pa_cl_vport_yoffset[i] & bus_bytes[3]) begin
        pa_cl_vport_yoffset_vport_yoffset_byte_3[i*8 +: 8] <= bus_data[31:24];
      end
      if (write_pa_cl_vport_zscale[i] & bus_bytes[0]) pa_cl_vport_zscale_vport_zscale_byte_0[i*8 +: 8] <=
          bus_data[7:0];
      if (write_pa_cl_vport_zscale[i] & bus_bytes[1]) begin
        pa_cl_vport_zscale_vport_zscale_byte_1[i*8 +: 8] <= bus_data[15:8];
      end
      if (write_pa_cl_vport_zscale[i] & bus_bytes[2]) begin
        pa_cl_vport_zscale_vport_zscale_byte_2[i*8 +: 8] <= bus_data[23:16];
      end
      if (write_pa_cl_vport_zscale[i] & bus_bytes[3]) begin
        pa_cl_vport_zscale_vport_zscale_byte_3[i*8 +: 8] <= bus_data[31:24];
      end
      if (write_pa_cl_vport_zoffset[i] & bus_bytes[0]) begin
        pa_cl_vport_zoffset_vport_zoffset_byte_0[i*8 +: 8] <= bus_data[7:0];
      end
      if (write_pa_cl_vport_zoffset[i] & bus_bytes[1]) begin
        pa_cl_vport_zoffset_vport_zoffset_byte_1[i*8 +: 8] <= bus_data[15:8];
      end
      if (write_pa_cl_vport_zoffset[i] & bus_bytes[2]) begin
        pa_cl_vport_zoffset_vport_zoffset_byte_2[i*8 +: 8] <= bus_data[23:16];
      end
      if (write_pa_cl_vport_zoffset[i] & bus_bytes[3]) begin
        pa_cl_vport_zoffset_vport_zoffset_byte_3[i*8 +: 8] <= bus_data[31:24];
      end
    end
  end

  for (i = 0; i < 39; i = i + 1) begin : each_write_pa_cl_vport_zscale_equal
    localparam [5:0] INDEX_5 = i + 21;
    assign write_pa_cl_vport_zscale_equal[i] = bus_address[7:2] == INDEX_5;
  end

  wire [31:0] bus_read_data_any = (bus_read_data_choice_4[31:0] & {32{config_page_8a}}) |
      (bus_read_data_choice_3[31:0] & {32{config_page_8b}}) | (bus_read_data_choice_found_equal_2[31:0] &
      {32{context_page_280}}) | (bus_read_data_entry_7[31:0] & {32{context_page_282}}) | (bus_read_data_entry_6[31:0]
      & {32{context_page_283}}) | (bus_read_data_entry_5[31:0] & {32{context_page_284}}) |
      (bus_read_data_entry_4[31:0] & {32{context_page_285}}) | (bus_read_data_entry_3[31:0] & {32{context_page_286}})
      | (bus_read_data_choice_2[31:0] & {32{context_page_287}}) | (bus_read_data_entry_2[31:0] &
      {32{context_page_288}}) | (bus_read_data_entry_bus_address[31:0] & {32{context_page_28a}}) |
      (bus_read_data_entry_bus_address_7_2[31:0] & {32{context_page_28b}});
  wire [31:0] bus_read_data_any_bus_read_data_any = bus_read_data_any | (bus_read_data_entry[31:0] &
      {32{context_page_28c}}) | (bus_read_data_choice[31:0] & {32{userconfig_page_30a}});
  initial begin
    pa_cl_enhance_clip_vtx_reorder_ena = 1'b1; pa_cl_enhance_num_clip_seq = 2'd3;
    pa_cl_enhance_clipped_prim_seq_stall = 1'b0; pa_cl_enhance_ve_nan_proc_disable = 1'b0;
    pa_sc_enhance_enable_pa_sc_out_of_order = 1'b0; pa_sc_enhance_disable_sc_db_tile_fix = 1'b0;
    pa_sc_enhance_disable_aa_mask_full_fix = 1'b0; pa_sc_enhance_enable_1xmsaa_sample_locations = 1'b0;
    pa_sc_enhance_enable_1xmsaa_sample_loc_centroid = 1'b0; pa_sc_enhance_disable_scissor_fix = 1'b0;
    pa_sc_enhance_disable_pw_bubble_collapse = 2'd0; pa_sc_enhance_send_unlit_stiles_to_packer = 1'b0;
    pa_sc_enhance_disable_dualgrad_perf_optimization = 1'b0; pa_sc_enhance_disable_sc_process_reset_prim = 1'b0;
    pa_sc_enhance_disable_sc_process_reset_supertile = 1'b0; pa_sc_enhance_disable_sc_process_reset_tile = 1'b0;
    pa_sc_enhance_disable_pa_sc_guidance = 1'b0; pa_sc_enhance_disable_eov_all_ctrl_only_combinations = 1'b0;
    pa_sc_enhance_enable_multicycle_bubble_freeze = 1'b0; pa_sc_enhance_disable_out_of_order_pa_sc_guidance = 1'b0;
    pa_sc_screen_scissor_tl_tl_x_byte_0 = 8'd0; pa_sc_screen_scissor_tl_tl_x_byte_1 = 8'd0;
    pa_sc_screen_scissor_tl_tl_y_byte_2 = 8'd0; pa_sc_screen_scissor_tl_tl_y_byte_3 = 8'd0;
    pa_sc_screen_scissor_br_br_x_byte_0 = 8'd0; pa_sc_screen_scissor_br_br_x_byte_1 = 8'd0;
    pa_sc_screen_scissor_br_br_y_byte_2 = 8'd0; pa_sc_screen_scissor_br_br_y_byte_3 = 8'd0;
    pa_sc_window_offset_window_x_offset_byte_0 = 8'd0; pa_sc_window_offset_window_x_offset_byte_1 = 8'd0;
    pa_sc_window_offset_window_y_offset_byte_2 = 8'd0; pa_sc_window_offset_window_y_offset_byte_3 = 8'd0;
    pa_sc_window_scissor_tl_tl_x_byte_0 = 8'd0; pa_sc_window_scissor_tl_tl_x_byte_1 = 7'd0;
    pa_sc_window_scissor_tl_tl_y_byte_2 = 8'd0; pa_sc_window_scissor_tl_tl_y_byte_3 = 7'd0;
    pa_sc_window_scissor_tl_window_offset_disable = 1'b0; pa_sc_window_scissor_br_br_x_byte_0 = 8'd0;
    pa_sc_window_scissor_br_br_x_byte_1 = 7'd0; pa_sc_window_scissor_br_br_y_byte_2 = 8'd0;
    pa_sc_window_scissor_br_br_y_byte_3 = 7'd0; pa_sc_cliprect_rule_clip_rule_byte_0 = 8'd0;
    pa_sc_cliprect_rule_clip_rule_byte_1 = 8'd0; pa_sc_edgerule_er_tri = 4'd0; pa_sc_edgerule_er_point = 4'd0;
    pa_sc_edgerule_er_rect = 4'd0; pa_sc_edgerule_er_line_lr_byte_1 = 4'd0; pa_sc_edgerule_er_line_lr_byte_2 = 2'd0;
    pa_sc_edgerule_er_line_rl = 6'd0; pa_sc_edgerule_er_line_tb = 4'd0; pa_sc_edgerule_er_line_bt = 4'd0;
    pa_su_hardware_screen_offset_hw_screen_offset_x_byte_0 = 8'd0;
    pa_su_hardware_screen_offset_hw_screen_offset_x_byte_1 = 1'b0;
    pa_su_hardware_screen_offset_hw_screen_offset_y_byte_2 = 8'd0;
    pa_su_hardware_screen_offset_hw_screen_offset_y_byte_3 = 1'b0; pa_sc_generic_scissor_tl_tl_x_byte_0 = 8'd0;
    pa_sc_generic_scissor_tl_tl_x_byte_1 = 7'd0; pa_sc_generic_scissor_tl_tl_y_byte_2 = 8'd0;
    pa_sc_generic_scissor_tl_tl_y_byte_3 = 7'd0; pa_sc_generic_scissor_tl_window_offset_disable = 1'b0;
    pa_sc_generic_scissor_br_br_x_byte_0 = 8'd0; pa_sc_generic_scissor_br_br_x_byte_1 = 7'd0;
    pa_sc_generic_scissor_br_br_y_byte_2 = 8'd0; pa_sc_generic_scissor_br_br_y_byte_3 = 7'd0;
    pa_sc_raster_config_rb_map_pkr0 = PA_SC_RASTER_CONFIG_RB_MAP_PKR0_RASTER_CONFIG_RB_MAP_0;
    pa_sc_raster_config_rb_map_pkr1 = PA_SC_RASTER_CONFIG_RB_MAP_PKR1_RASTER_CONFIG_RB_MAP_0;
    pa_sc_raster_config_rb_xsel2 = PA_SC_RASTER_CONFIG_RB_XSEL2_RASTER_CONFIG_RB_XSEL2_0;
    pa_sc_raster_config_rb_xsel = PA_SC_RASTER_CONFIG_RB_XSEL_RASTER_CONFIG_RB_XSEL_0;
    pa_sc_raster_config_rb_ysel = PA_SC_RASTER_CONFIG_RB_YSEL_RASTER_CONFIG_RB_YSEL_0;
    pa_sc_raster_config_pkr_map = PA_SC_RASTER_CONFIG_PKR_MAP_RASTER_CONFIG_PKR_MAP_0;
    pa_sc_raster_config_pkr_xsel = PA_SC_RASTER_CONFIG_PKR_XSEL_RASTER_CONFIG_PKR_XSEL_0;
    pa_sc_raster_config_pkr_ysel = PA_SC_RASTER_CONFIG_PKR_YSEL_RASTER_CONFIG_PKR_YSEL_0;
    pa_sc_raster_config_sc_map = PA_SC_RASTER_CONFIG_SC_MAP_RASTER_CONFIG_SC_MAP_0;
    pa_sc_raster_config_sc_xsel = PA_SC_RASTER_CONFIG_SC_XSEL_RASTER_CONFIG_SC_XSEL_8_WIDE_TILE;
    pa_sc_raster_config_sc_ysel = PA_SC_RASTER_CONFIG_SC_YSEL_RASTER_CONFIG_SC_YSEL_8_WIDE_TILE;
    pa_sc_raster_config_se_map = PA_SC_RASTER_CONFIG_SE_MAP_RASTER_CONFIG_SE_MAP_0;
    pa_sc_raster_config_se_xsel = PA_SC_RASTER_CONFIG_SE_XSEL_RASTER_CONFIG_SE_XSEL_8_WIDE_TILE;
    pa_sc_raster_config_se_ysel = PA_SC_RASTER_CONFIG_SE_YSEL_RASTER_CONFIG_SE_YSEL_8_WIDE_TILE;
    pa_sc_raster_config_1_se_pair_map = PA_SC_RASTER_CONFIG_1_SE_PAIR_MAP_RASTER_CONFIG_SE_PAIR_MAP_0;
    pa_sc_raster_config_1_se_pair_xsel = PA_SC_RASTER_CONFIG_1_SE_PAIR_XSEL_RASTER_CONFIG_SE_PAIR_XSEL_8_WIDE_TILE;
    pa_sc_raster_config_1_se_pair_ysel = PA_SC_RASTER_CONFIG_1_SE_PAIR_YSEL_RASTER_CONFIG_SE_PAIR_YSEL_8_WIDE_TILE;
    pa_cl_clip_cntl_ps_ucp_y_scale_neg = 1'b0; pa_cl_clip_cntl_ps_ucp_mode = 2'd0;
    pa_cl_clip_cntl_clip_disable = 1'b0; pa_cl_clip_cntl_ucp_cull_only_ena = 1'b0;
    pa_cl_clip_cntl_boundary_edge_flag_ena = 1'b0; pa_cl_clip_cntl_dx_clip_space_def = 1'b0;
    pa_cl_clip_cntl_dis_clip_err_detect = 1'b0; pa_cl_clip_cntl_vtx_kill_or = 1'b0;
    pa_cl_clip_cntl_dx_rasterization_kill = 1'b0; pa_cl_clip_cntl_dx_linear_attr_clip_ena = 1'b0;
    pa_cl_clip_cntl_vte_vport_provoke_disable = 1'b0; pa_cl_clip_cntl_zclip_near_disable = 1'b0;
    pa_cl_clip_cntl_zclip_far_disable = 1'b0; pa_su_sc_mode_cntl_cull_front = PA_SU_SC_MODE_CNTL_CULL_FRONT_KEEP;
    pa_su_sc_mode_cntl_cull_back = PA_SU_SC_MODE_CNTL_CULL_BACK_KEEP;
    pa_su_sc_mode_cntl_face = PA_SU_SC_MODE_CNTL_FACE_FRONT_CCW;
    pa_su_sc_mode_cntl_poly_mode = PA_SU_SC_MODE_CNTL_POLY_MODE_TRIANGLES;
    pa_su_sc_mode_cntl_polymode_front_ptype = PA_SU_SC_MODE_CNTL_POLYMODE_FRONT_PTYPE_POINTS;
    pa_su_sc_mode_cntl_polymode_back_ptype = PA_SU_SC_MODE_CNTL_POLYMODE_BACK_PTYPE_POINTS;
    pa_su_sc_mode_cntl_poly_offset_front_enable = PA_SU_SC_MODE_CNTL_POLY_OFFSET_FRONT_ENABLE_OFF;
    pa_su_sc_mode_cntl_poly_offset_back_enable = PA_SU_SC_MODE_CNTL_POLY_OFFSET_BACK_ENABLE_OFF;
    pa_su_sc_mode_cntl_poly_offset_para_enable = PA_SU_SC_MODE_CNTL_POLY_OFFSET_PARA_ENABLE_OFF;
    pa_su_sc_mode_cntl_vtx_window_offset_enable = 1'b0;
    pa_su_sc_mode_cntl_provoking_vtx_last = PA_SU_SC_MODE_CNTL_PROVOKING_VTX_LAST_FIRST_D3_D;
    pa_su_sc_mode_cntl_persp_corr_dis = 1'b0; pa_su_sc_mode_cntl_multi_prim_ib_ena = 1'b0;
    pa_cl_vte_cntl_vport_x_scale_ena = 1'b0; pa_cl_vte_cntl_vport_x_offset_ena = 1'b0;
    pa_cl_vte_cntl_vport_y_scale_ena = 1'b0; pa_cl_vte_cntl_vport_y_offset_ena = 1'b0;
    pa_cl_vte_cntl_vport_z_scale_ena = 1'b0; pa_cl_vte_cntl_vport_z_offset_ena = 1'b0;
    pa_cl_vte_cntl_vtx_xy_fmt = 1'b0; pa_cl_vte_cntl_vtx_z_fmt = 1'b0; pa_cl_vte_cntl_vtx_w0_fmt = 1'b0;
    pa_cl_vs_out_cntl_use_vtx_point_size = 1'b0; pa_cl_vs_out_cntl_use_vtx_edge_flag = 1'b0;
    pa_cl_vs_out_cntl_use_vtx_render_target_indx = 1'b0; pa_cl_vs_out_cntl_use_vtx_viewport_indx = 1'b0;
    pa_cl_vs_out_cntl_use_vtx_kill_flag = 1'b0; pa_cl_vs_out_cntl_vs_out_misc_vec_ena = 1'b0;
    pa_cl_vs_out_cntl_vs_out_ccdist0_vec_ena = 1'b0; pa_cl_vs_out_cntl_vs_out_ccdist1_vec_ena = 1'b0;
    pa_cl_vs_out_cntl_vs_out_misc_side_bus_ena = 1'b0; pa_cl_vs_out_cntl_use_vtx_gs_cut_flag = 1'b0;
    pa_cl_naninf_cntl_vte_xy_inf_discard = 1'b0; pa_cl_naninf_cntl_vte_z_inf_discard = 1'b0;
    pa_cl_naninf_cntl_vte_w_inf_discard = 1'b0; pa_cl_naninf_cntl_vte_0xnaninf_is_0 = 1'b0;
    pa_cl_naninf_cntl_vte_xy_nan_retain = 1'b0; pa_cl_naninf_cntl_vte_z_nan_retain = 1'b0;
    pa_cl_naninf_cntl_vte_w_nan_retain = 1'b0; pa_cl_naninf_cntl_vte_w_recip_nan_is_0 = 1'b0;
    pa_cl_naninf_cntl_vs_xy_nan_to_inf = 1'b0; pa_cl_naninf_cntl_vs_xy_inf_retain = 1'b0;
    pa_cl_naninf_cntl_vs_z_nan_to_inf = 1'b0; pa_cl_naninf_cntl_vs_z_inf_retain = 1'b0;
    pa_cl_naninf_cntl_vs_w_nan_to_inf = 1'b0; pa_cl_naninf_cntl_vs_w_inf_retain = 1'b0;
    pa_cl_naninf_cntl_vs_clip_dist_inf_discard = 1'b0; pa_cl_naninf_cntl_vte_no_output_neg_0 = 1'b0;
    pa_su_line_stipple_cntl_line_stipple_reset = 2'd0; pa_su_line_stipple_cntl_expand_full_length = 1'b0;
    pa_su_line_stipple_cntl_fractional_accum = 1'b0; pa_su_line_stipple_cntl_diamond_adjust = 1'b0;
    pa_su_prim_filter_cntl_triangle_filter_disable = 1'b0; pa_su_prim_filter_cntl_line_filter_disable = 1'b0;
    pa_su_prim_filter_cntl_point_filter_disable = 1'b0; pa_su_prim_filter_cntl_rectangle_filter_disable = 1'b0;
    pa_su_prim_filter_cntl_triangle_expand_ena = 1'b0; pa_su_prim_filter_cntl_line_expand_ena = 1'b0;
    pa_su_prim_filter_cntl_point_expand_ena = 1'b0; pa_su_prim_filter_cntl_rectangle_expand_ena = 1'b0;
    pa_su_prim_filter_cntl_prim_expand_constant = 8'd0; pa_su_prim_filter_cntl_xmax_right_exclusion = 1'b0;
    pa_su_prim_filter_cntl_ymax_bottom_exclusion = 1'b0; pa_su_point_size_height_byte_0 = 8'd0;
    pa_su_point_size_height_byte_1 = 8'd0; pa_su_point_size_width_byte_2 = 8'd0;
    pa_su_point_size_width_byte_3 = 8'd0; pa_su_point_minmax_min_size_byte_0 = 8'd0;
    pa_su_point_minmax_min_size_byte_1 = 8'd0; pa_su_point_minmax_max_size_byte_2 = 8'd0;
    pa_su_point_minmax_max_size_byte_3 = 8'd0; pa_su_line_cntl_width_byte_0 = 8'd0;
    pa_su_line_cntl_width_byte_1 = 8'd0; pa_sc_line_stipple_line_pattern_byte_0 = 8'd0;
    pa_sc_line_stipple_line_pattern_byte_1 = 8'd0; pa_sc_line_stipple_repeat_count = 8'd0;
    pa_sc_line_stipple_pattern_bit_order = 1'b0; pa_sc_line_stipple_auto_reset_cntl = 2'd0;
    pa_sc_mode_cntl_0_msaa_enable = 1'b0; pa_sc_mode_cntl_0_vport_scissor_enable = 1'b0;
    pa_sc_mode_cntl_0_line_stipple_enable = 1'b0; pa_sc_mode_cntl_0_send_unlit_stiles_to_pkr = 1'b0;
    pa_sc_mode_cntl_1_walk_size = 1'b0; pa_sc_mode_cntl_1_walk_alignment = 1'b0;
    pa_sc_mode_cntl_1_walk_align8_prim_fits_st = 1'b0; pa_sc_mode_cntl_1_walk_fence_enable = 1'b0;
    pa_sc_mode_cntl_1_walk_fence_size = 3'd0; pa_sc_mode_cntl_1_supertile_walk_order_enable = 1'b0;
    pa_sc_mode_cntl_1_tile_walk_order_enable = 1'b0; pa_sc_mode_cntl_1_tile_cover_disable = 1'b0;
    pa_sc_mode_cntl_1_tile_cover_no_scissor = 1'b0; pa_sc_mode_cntl_1_zmm_line_extent = 1'b0;
    pa_sc_mode_cntl_1_zmm_line_offset = 1'b0; pa_sc_mode_cntl_1_zmm_rect_extent = 1'b0;
    pa_sc_mode_cntl_1_kill_pix_post_hi_z = 1'b0; pa_sc_mode_cntl_1_kill_pix_post_detail_mask = 1'b0;
    pa_sc_mode_cntl_1_ps_iter_sample = 1'b0; pa_sc_mode_cntl_1_multi_shader_engine_prim_discard_enable = 1'b0;
    pa_sc_mode_cntl_1_force_eov_cntdwn_enable = 1'b1; pa_sc_mode_cntl_1_force_eov_rez_enable = 1'b1;
    pa_sc_mode_cntl_1_out_of_order_primitive_enable = 1'b0; pa_sc_mode_cntl_1_out_of_order_water_mark = 3'd0;
    pa_su_poly_offset_db_fmt_cntl_poly_offset_neg_num_db_bits = 8'd0;
    pa_su_poly_offset_db_fmt_cntl_poly_offset_db_is_float_fmt = 1'b0; pa_sc_centroid_priority_1_distance_8 = 4'd0;
    pa_sc_centroid_priority_1_distance_9 = 4'd0; pa_sc_centroid_priority_1_distance_10 = 4'd0;
    pa_sc_centroid_priority_1_distance_11 = 4'd0; pa_sc_centroid_priority_1_distance_12 = 4'd0;
    pa_sc_centroid_priority_1_distance_13 = 4'd0; pa_sc_centroid_priority_1_distance_14 = 4'd0;
    pa_sc_centroid_priority_1_distance_15 = 4'd0; pa_sc_line_cntl_expand_line_width = 1'b0;
    pa_sc_line_cntl_last_pixel = 1'b0; pa_sc_line_cntl_perpendicular_endcap_ena = 1'b0;
    pa_sc_line_cntl_dx10_diamond_test_ena = 1'b0; pa_sc_aa_config_msaa_num_samples = 3'd0;
    pa_sc_aa_config_aa_mask_centroid_dtmn = 1'b0; pa_sc_aa_config_max_sample_dist_byte_1 = 3'd0;
    pa_sc_aa_config_max_sample_dist_byte_2 = 1'b0; pa_sc_aa_config_msaa_exposed_samples = 3'd0;
    pa_sc_aa_config_detail_to_exposed_mode = 2'd0;
    pa_su_vtx_cntl_pix_center = PA_SU_VTX_CNTL_PIX_CENTER_CENTER_0_0_D3_D;
    pa_su_vtx_cntl_round_mode = PA_SU_VTX_CNTL_ROUND_MODE_TRUNCATE;
    pa_su_vtx_cntl_quant_mode = PA_SU_VTX_CNTL_QUANT_MODE_FIXED_16_8_1_16_TH;
    pa_sc_aa_sample_locs_pixel_x0y0_0_s0_x = 4'd0; pa_sc_aa_sample_locs_pixel_x0y0_0_s0_y = 4'd0;
    pa_sc_aa_sample_locs_pixel_x0y0_0_s1_x = 4'd0; pa_sc_aa_sample_locs_pixel_x0y0_0_s1_y = 4'd0;
    pa_sc_aa_sample_locs_pixel_x0y0_0_s2_x = 4'd0; pa_sc_aa_sample_locs_pixel_x0y0_0_s2_y = 4'd0;
    pa_sc_aa_sample_locs_pixel_x0y0_0_s3_x = 4'd0; pa_sc_aa_sample_locs_pixel_x0y0_0_s3_y = 4'd0;
    pa_sc_aa_sample_locs_pixel_x0y0_1_s4_x = 4'd0; pa_sc_aa_sample_locs_pixel_x0y0_1_s4_y = 4'd0;
    pa_sc_aa_sample_locs_pixel_x0y0_1_s5_x = 4'd0; pa_sc_aa_sample_locs_pixel_x0y0_1_s5_y = 4'd0;
    pa_sc_aa_sample_locs_pixel_x0y0_1_s6_x = 4'd0; pa_sc_aa_sample_locs_pixel_x0y0_1_s6_y = 4'd0;
    pa_sc_aa_sample_locs_pixel_x0y0_1_s7_x = 4'd0; pa_sc_aa_sample_locs_pixel_x0y0_1_s7_y = 4'd0;
    pa_sc_aa_sample_locs_pixel_x0y0_2_s8_x = 4'd0; pa_sc_aa_sample_locs_pixel_x0y0_2_s8_y = 4'd0;
    pa_sc_aa_sample_locs_pixel_x0y0_2_s9_x = 4'd0; pa_sc_aa_sample_locs_pixel_x0y0_2_s9_y = 4'd0;
    pa_sc_aa_sample_locs_pixel_x0y0_2_s10_x = 4'd0; pa_sc_aa_sample_locs_pixel_x0y0_2_s10_y = 4'd0;
    pa_sc_aa_sample_locs_pixel_x0y0_2_s11_x = 4'd0; pa_sc_aa_sample_locs_pixel_x0y0_2_s11_y = 4'd0;
    pa_sc_aa_sample_locs_pixel_x0y0_3_s12_x = 4'd0; pa_sc_aa_sample_locs_pixel_x0y0_3_s12_y = 4'd0;
    pa_sc_aa_sample_locs_pixel_x0y0_3_s13_x = 4'd0; pa_sc_aa_sample_locs_pixel_x0y0_3_s13_y = 4'd0;
    pa_sc_aa_sample_locs_pixel_x0y0_3_s14_x = 4'd0; pa_sc_aa_sample_locs_pixel_x0y0_3_s14_y = 4'd0;
    pa_sc_aa_sample_locs_pixel_x0y0_3_s15_x = 4'd0; pa_sc_aa_sample_locs_pixel_x0y0_3_s15_y = 4'd0;
    pa_sc_aa_sample_locs_pixel_x1y0_0_s0_x = 4'd0; pa_sc_aa_sample_locs_pixel_x1y0_0_s0_y = 4'd0;
    pa_sc_aa_sample_locs_pixel_x1y0_0_s1_x = 4'd0; pa_sc_aa_sample_locs_pixel_x1y0_0_s1_y = 4'd0;
    pa_sc_aa_sample_locs_pixel_x1y0_0_s2_x = 4'd0; pa_sc_aa_sample_locs_pixel_x1y0_0_s2_y = 4'd0;
    pa_sc_aa_sample_locs_pixel_x1y0_0_s3_x = 4'd0; pa_sc_aa_sample_locs_pixel_x1y0_0_s3_y = 4'd0;
    pa_sc_aa_sample_locs_pixel_x1y0_1_s4_x = 4'd0; pa_sc_aa_sample_locs_pixel_x1y0_1_s4_y = 4'd0;
    pa_sc_aa_sample_locs_pixel_x1y0_1_s5_x = 4'd0; pa_sc_aa_sample_locs_pixel_x1y0_1_s5_y = 4'd0;
    pa_sc_aa_sample_locs_pixel_x1y0_1_s6_x = 4'd0; pa_sc_aa_sample_locs_pixel_x1y0_1_s6_y = 4'd0;
    pa_sc_aa_sample_locs_pixel_x1y0_1_s7_x = 4'd0; pa_sc_aa_sample_locs_pixel_x1y0_1_s7_y = 4'd0;
    pa_sc_aa_sample_locs_pixel_x1y0_2_s8_x = 4'd0; pa_sc_aa_sample_locs_pixel_x1y0_2_s8_y = 4'd0;
    pa_sc_aa_sample_locs_pixel_x1y0_2_s9_x = 4'd0; pa_sc_aa_sample_locs_pixel_x1y0_2_s9_y = 4'd0;
    pa_sc_aa_sample_locs_pixel_x1y0_2_s10_x = 4'd0; pa_sc_aa_sample_locs_pixel_x1y0_2_s10_y = 4'd0;
    pa_sc_aa_sample_locs_pixel_x1y0_2_s11_x = 4'd0; pa_sc_aa_sample_locs_pixel_x1y0_2_s11_y = 4'd0;
    pa_sc_aa_sample_locs_pixel_x1y0_3_s12_x = 4'd0; pa_sc_aa_sample_locs_pixel_x1y0_3_s12_y = 4'd0;
    pa_sc_aa_sample_locs_pixel_x1y0_3_s13_x = 4'd0; pa_sc_aa_sample_locs_pixel_x1y0_3_s13_y = 4'd0;
    pa_sc_aa_sample_locs_pixel_x1y0_3_s14_x = 4'd0; pa_sc_aa_sample_locs_pixel_x1y0_3_s14_y = 4'd0;
    pa_sc_aa_sample_locs_pixel_x1y0_3_s15_x = 4'd0; pa_sc_aa_sample_locs_pixel_x1y0_3_s15_y = 4'd0;
    pa_sc_aa_sample_locs_pixel_x0y1_0_s0_x = 4'd0; pa_sc_aa_sample_locs_pixel_x0y1_0_s0_y = 4'd0;
    pa_sc_aa_sample_locs_pixel_x0y1_0_s1_x = 4'd0; pa_sc_aa_sample_locs_pixel_x0y1_0_s1_y = 4'd0;
    pa_sc_aa_sample_locs_pixel_x0y1_0_s2_x = 4'd0; pa_sc_aa_sample_locs_pixel_x0y1_0_s2_y = 4'd0;
    pa_sc_aa_sample_locs_pixel_x0y1_0_s3_x = 4'd0; pa_sc_aa_sample_locs_pixel_x0y1_0_s3_y = 4'd0;
    pa_sc_aa_sample_locs_pixel_x0y1_1_s4_x = 4'd0; pa_sc_aa_sample_locs_pixel_x0y1_1_s4_y = 4'd0;
    pa_sc_aa_sample_locs_pixel_x0y1_1_s5_x = 4'd0; pa_sc_aa_sample_locs_pixel_x0y1_1_s5_y = 4'd0;
    pa_sc_aa_sample_locs_pixel_x0y1_1_s6_x = 4'd0; pa_sc_aa_sample_locs_pixel_x0y1_1_s6_y = 4'd0;
    pa_sc_aa_sample_locs_pixel_x0y1_1_s7_x = 4'd0; pa_sc_aa_sample_locs_pixel_x0y1_1_s7_y = 4'd0;
    pa_sc_aa_sample_locs_pixel_x0y1_2_s8_x = 4'd0; pa_sc_aa_sample_locs_pixel_x0y1_2_s8_y = 4'd0;
    pa_sc_aa_sample_locs_pixel_x0y1_2_s9_x = 4'd0; pa_sc_aa_sample_locs_pixel_x0y1_2_s9_y = 4'd0;
    pa_sc_aa_sample_locs_pixel_x0y1_2_s10_x = 4'd0; pa_sc_aa_sample_locs_pixel_x0y1_2_s10_y = 4'd0;
    pa_sc_aa_sample_locs_pixel_x0y1_2_s11_x = 4'd0; pa_sc_aa_sample_locs_pixel_x0y1_2_s11_y = 4'd0;
    pa_sc_aa_sample_locs_pixel_x0y1_3_s12_x = 4'd0; pa_sc_aa_sample_locs_pixel_x0y1_3_s12_y = 4'd0;
    pa_sc_aa_sample_locs_pixel_x0y1_3_s13_x = 4'd0; pa_sc_aa_sample_locs_pixel_x0y1_3_s13_y = 4'd0;
    pa_sc_aa_sample_locs_pixel_x0y1_3_s14_x = 4'd0; pa_sc_aa_sample_locs_pixel_x0y1_3_s14_y = 4'd0;
    pa_sc_aa_sample_locs_pixel_x0y1_3_s15_x = 4'd0; pa_sc_aa_sample_locs_pixel_x0y1_3_s15_y = 4'd0;
    pa_sc_aa_sample_locs_pixel_x1y1_0_s0_x = 4'd0; pa_sc_aa_sample_locs_pixel_x1y1_0_s0_y = 4'd0;
    pa_sc_aa_sample_locs_pixel_x1y1_0_s1_x = 4'd0; pa_sc_aa_sample_locs_pixel_x1y1_0_s1_y = 4'd0;
    pa_sc_aa_sample_locs_pixel_x1y1_0_s2_x = 4'd0; pa_sc_aa_sample_locs_pixel_x1y1_0_s2_y = 4'd0;
    pa_sc_aa_sample_locs_pixel_x1y1_0_s3_x = 4'd0; pa_sc_aa_sample_locs_pixel_x1y1_0_s3_y = 4'd0;
    pa_sc_aa_sample_locs_pixel_x1y1_1_s4_x = 4'd0; pa_sc_aa_sample_locs_pixel_x1y1_1_s4_y = 4'd0;
    pa_sc_aa_sample_locs_pixel_x1y1_1_s5_x = 4'd0; pa_sc_aa_sample_locs_pixel_x1y1_1_s5_y = 4'd0;
    pa_sc_aa_sample_locs_pixel_x1y1_1_s6_x = 4'd0; pa_sc_aa_sample_locs_pixel_x1y1_1_s6_y = 4'd0;
    pa_sc_aa_sample_locs_pixel_x1y1_1_s7_x = 4'd0; pa_sc_aa_sample_locs_pixel_x1y1_1_s7_y = 4'd0;
    pa_sc_aa_sample_locs_pixel_x1y1_2_s8_x = 4'd0; pa_sc_aa_sample_locs_pixel_x1y1_2_s8_y = 4'd0;
    pa_sc_aa_sample_locs_pixel_x1y1_2_s9_x = 4'd0; pa_sc_aa_sample_locs_pixel_x1y1_2_s9_y = 4'd0;
    pa_sc_aa_sample_locs_pixel_x1y1_2_s10_x = 4'd0; pa_sc_aa_sample_locs_pixel_x1y1_2_s10_y = 4'd0;
    pa_sc_aa_sample_locs_pixel_x1y1_2_s11_x = 4'd0; pa_sc_aa_sample_locs_pixel_x1y1_2_s11_y = 4'd0;
    pa_sc_aa_sample_locs_pixel_x1y1_3_s12_x = 4'd0; pa_sc_aa_sample_locs_pixel_x1y1_3_s12_y = 4'd0;
    pa_sc_aa_sample_locs_pixel_x1y1_3_s13_x = 4'd0; pa_sc_aa_sample_locs_pixel_x1y1_3_s13_y = 4'd0;
    pa_sc_aa_sample_locs_pixel_x1y1_3_s14_x = 4'd0; pa_sc_aa_sample_locs_pixel_x1y1_3_s14_y = 4'd0;
    pa_sc_aa_sample_locs_pixel_x1y1_3_s15_x = 4'd0; pa_sc_aa_sample_locs_pixel_x1y1_3_s15_y = 4'd0;
    pa_sc_aa_mask_x0y0_x1y0_aa_mask_x0y0_byte_0 = 8'd0; pa_sc_aa_mask_x0y0_x1y0_aa_mask_x0y0_byte_1 = 8'd0;
    pa_sc_aa_mask_x0y0_x1y0_aa_mask_x1y0_byte_2 = 8'd0; pa_sc_aa_mask_x0y0_x1y0_aa_mask_x1y0_byte_3 = 8'd0;
    pa_sc_aa_mask_x0y1_x1y1_aa_mask_x0y1_byte_0 = 8'd0; pa_sc_aa_mask_x0y1_x1y1_aa_mask_x0y1_byte_1 = 8'd0;
    pa_sc_aa_mask_x0y1_x1y1_aa_mask_x1y1_byte_2 = 8'd0; pa_sc_aa_mask_x0y1_x1y1_aa_mask_x1y1_byte_3 = 8'd0;
    pa_su_line_stipple_value_line_stipple_value_byte_0 = 8'd0;
    pa_su_line_stipple_value_line_stipple_value_byte_1 = 8'd0;
    pa_su_line_stipple_value_line_stipple_value_byte_2 = 8'd0; pa_sc_line_stipple_state_current_ptr = 4'd0;
    pa_sc_line_stipple_state_current_count = 8'd0; bus_ready = 1'b0; bus_error = 1'b0; bus_read_data = 32'd0;
    pa_sc_centroid_priority_0_distance = 32'd0; pa_sc_cliprect_tl_tl_x_byte_0 = 32'd0;
    pa_sc_cliprect_tl_tl_x_byte_1 = 28'd0; pa_sc_cliprect_tl_tl_y_byte_2 = 32'd0;
    pa_sc_cliprect_tl_tl_y_byte_3 = 28'd0; pa_sc_cliprect_br_br_x_byte_0 = 32'd0;
    pa_sc_cliprect_br_br_x_byte_1 = 28'd0; pa_sc_cliprect_br_br_y_byte_2 = 32'd0;
    pa_sc_cliprect_br_br_y_byte_3 = 28'd0; pa_sc_vport_zmin_vport_zmin_byte_0 = 128'd0;
    pa_sc_vport_zmin_vport_zmin_byte_1 = 128'd0; pa_sc_vport_zmin_vport_zmin_byte_2 = 128'd0;
    pa_sc_vport_zmin_vport_zmin_byte_3 = 128'd0; pa_sc_vport_zmax_vport_zmax_byte_0 = 128'd0;
    pa_sc_vport_zmax_vport_zmax_byte_1 = 128'd0; pa_sc_vport_zmax_vport_zmax_byte_2 = 128'd0;
    pa_sc_vport_zmax_vport_zmax_byte_3 = 128'd0; pa_cl_vport_xscale_vport_xscale_byte_0 = 128'd0;
    pa_cl_vport_xscale_vport_xscale_byte_1 = 128'd0; pa_cl_vport_xscale_vport_xscale_byte_2 = 128'd0;
    pa_cl_vport_xscale_vport_xscale_byte_3 = 128'd0; pa_cl_vport_xoffset_vport_xoffset_byte_0 = 128'd0;
    pa_cl_vport_xoffset_vport_xoffset_byte_1 = 128'd0; pa_cl_vport_xoffset_vport_xoffset_byte_2 = 128'd0;
    pa_cl_vport_xoffset_vport_xoffset_byte_3 = 128'd0; pa_cl_vport_yscale_vport_yscale_byte_0 = 128'd0;
    pa_cl_vport_yscale_vport_yscale_byte_1 = 128'd0; pa_cl_vport_yscale_vport_yscale_byte_2 = 128'd0;
    pa_cl_vport_yscale_vport_yscale_byte_3 = 128'd0; pa_cl_vport_yoffset_vport_yoffset_byte_0 = 128'd0;
    pa_cl_vport_yoffset_vport_yoffset_byte_1 = 128'd0; pa_cl_vport_yoffset_vport_yoffset_byte_2 = 128'd0;
    pa_cl_vport_yoffset_vport_yoffset_byte_3 = 128'd0; pa_cl_vport_zscale_vport_zscale_byte_0 = 128'd0;
    pa_cl_vport_zscale_vport_zscale_byte_1 = 128'd0; pa_cl_vport_zscale_vport_zscale_byte_2 = 128'd0;
    pa_cl_vport_zscale_vport_zscale_byte_3 = 128'd0; pa_cl_vport_zoffset_vport_zoffset_byte_0 = 128'd0;
    pa_cl_vport_zoffset_vport_zoffset_byte_1 = 128'd0; pa_cl_vport_zoffset_vport_zoffset_byte_2 = 128'd0;
    pa_cl_vport_zoffset_vport_zoffset_byte_3 = 128'd0; pa_cl_ucp_x_data_register_byte_0 = 48'd0;
    pa_cl_ucp_x_data_register_byte_1 = 48'd0; pa_cl_ucp_x_data_register_byte_2 = 48'd0;
    pa_cl_ucp_x_data_register_byte_3 = 48'd0; pa_cl_ucp_y_data_register_byte_0 = 48'd0;
    pa_cl_ucp_y_data_register_byte_1 = 48'd0; pa_cl_ucp_y_data_register_byte_2 = 48'd0;
    pa_cl_ucp_y_data_register_byte_3 = 48'd0; pa_cl_ucp_z_data_register_byte_0 = 48'd0;
    pa_cl_ucp_z_data_register_byte_1 = 48'd0; pa_cl_ucp_z_data_register_byte_2 = 48'd0;
    pa_cl_ucp_z_data_register_byte_3 = 48'd0; pa_cl_ucp_w_data_register_byte_0 = 48'd0;
    pa_cl_ucp_w_data_register_byte_1 = 48'd0; pa_cl_ucp_w_data_register_byte_2 = 48'd0;
    pa_cl_ucp_w_data_register_byte_3 = 48'd0; pa_cl_point_x_rad_data_register_byte = 32'd0;
    pa_cl_point_y_rad_data_register_byte = 32'd0; pa_cl_point_size_data_register_byte = 32'd0;
    pa_cl_point_cull_rad_data_register_byte = 32'd0; pa_cl_clip_cntl_ucp_ena_byte_0 = 6'd0;
    pa_cl_vs_out_cntl_clip_dist_ena_byte_0 = 8'd0; pa_cl_vs_out_cntl_cull_dist_ena_byte_1 = 8'd0;
    pa_su_line_stipple_scale_line_stipple_scale_byte = 32'd0; pa_su_poly_offset_clamp_clamp_byte = 32'd0;
    pa_su_poly_offset_front_scale_scale_byte = 32'd0; pa_su_poly_offset_front_offset_offset_byte = 32'd0;
    pa_su_poly_offset_back_scale_scale_byte = 32'd0; pa_su_poly_offset_back_offset_offset_byte = 32'd0;
    pa_cl_gb_vert_clip_adj_data_register_byte = 32'd0; pa_cl_gb_vert_disc_adj_data_register_byte = 32'd0;
    pa_cl_gb_horz_clip_adj_data_register_byte = 32'd0; pa_cl_gb_horz_disc_adj_data_register_byte = 32'd0;
  end
  always @(posedge clock) begin
    if (write_pa_cl_enhance & bus_bytes[0]) begin
      pa_cl_enhance_clip_vtx_reorder_ena <= bus_data[0]; pa_cl_enhance_num_clip_seq <= bus_data[2:1];
      pa_cl_enhance_clipped_prim_seq_stall <= bus_data[3]; pa_cl_enhance_ve_nan_proc_disable <= bus_data[4];
    end
    if (write_pa_sc_enhance & bus_bytes[0]) begin
      pa_sc_enhance_enable_pa_sc_out_of_order <= bus_data[0]; pa_sc_enhance_disable_sc_db_tile_fix <= bus_data[1];
    pa_sc_enhance_disable_aa_mask_full_fix <= bus_data[2];
    pa_sc_enhance_enable_1xmsaa_sample_locations <= bus_data[3];
    pa_sc_enhance_enable_1xmsaa_sample_loc_centroid <= bus_data[4];
      pa_sc_enhance_disable_scissor_fix <= bus_data[5]; pa_sc_enhance_disable_pw_bubble_collapse <= bus_data[7:6];
    end
    if (write_pa_sc_enhance & bus_bytes[1]) begin
    pa_sc_enhance_send_unlit_stiles_to_packer <= bus_data[8];
    pa_sc_enhance_disable_dualgrad_perf_optimization <= bus_data[9];
    pa_sc_enhance_disable_sc_process_reset_prim <= bus_data[10];
    pa_sc_enhance_disable_sc_process_reset_supertile <= bus_data[11];
    pa_sc_enhance_disable_sc_process_reset_tile <= bus_data[12];
    pa_sc_enhance_disable_pa_sc_guidance <= bus_data[13];
    pa_sc_enhance_disable_eov_all_ctrl_only_combinations <= bus_data[14];
    pa_sc_enhance_enable_multicycle_bubble_freeze <= bus_data[15];
    end
    if (write_pa_sc_enhance & bus_bytes[2]) pa_sc_enhance_disable_out_of_order_pa_sc_guidance <= bus_data[16];
    if (write_pa_sc_screen_scissor_tl & bus_bytes[0]) pa_sc_screen_scissor_tl_tl_x_byte_0 <= bus_data[7:0];
    if (write_pa_sc_screen_scissor_tl & bus_bytes[1]) pa_sc_screen_scissor_tl_tl_x_byte_1 <= bus_data[15:8];
    if (write_pa_sc_screen_scissor_tl & bus_bytes[2]) pa_sc_screen_scissor_tl_tl_y_byte_2 <= bus_data[23:16];
    if (write_pa_sc_screen_scissor_tl & bus_bytes[3]) pa_sc_screen_scissor_tl_tl_y_byte_3 <= bus_data[31:24];
    if (write_pa_sc_screen_scissor_br & bus_bytes[0]) pa_sc_screen_scissor_br_br_x_byte_0 <= bus_data[7:0];
    if (write_pa_sc_screen_scissor_br & bus_bytes[1]) pa_sc_screen_scissor_br_br_x_byte_1 <= bus_data[15:8];
    if (write_pa_sc_screen_scissor_br & bus_bytes[2]) pa_sc_screen_scissor_br_br_y_byte_2 <= bus_data[23:16];
    if (write_pa_sc_screen_scissor_br & bus_bytes[3]) pa_sc_screen_scissor_br_br_y_byte_3 <= bus_data[31:24];
    if (write_pa_sc_window_offset & bus_bytes[0]) pa_sc_window_offset_window_x_offset_byte_0 <= bus_data[7:0];
    if (write_pa_sc_window_offset & bus_bytes[1]) pa_sc_window_offset_window_x_offset_byte_1 <= bus_data[15:8];
    if (write_pa_sc_window_offset & bus_bytes[2]) pa_sc_window_offset_window_y_offset_byte_2 <= bus_data[23:16];
    if (write_pa_sc_window_offset & bus_bytes[3]) pa_sc_window_offset_window_y_offset_byte_3 <= bus_data[31:24];
    if (write_pa_sc_window_scissor_tl & bus_bytes[0]) pa_sc_window_scissor_tl_tl_x_byte_0 <= bus_data[7:0];
    if (write_pa_sc_window_scissor_tl & bus_bytes[1]) pa_sc_window_scissor_tl_tl_x_byte_1 <= bus_data[14:8];
    if (write_pa_sc_window_scissor_tl & bus_bytes[2]) pa_sc_window_scissor_tl_tl_y_byte_2 <= bus_data[23:16];
    if (write_pa_sc_window_scissor_tl & bus_bytes[3]) begin
    pa_sc_window_scissor_tl_tl_y_byte_3 <= bus_data[30:24];
    pa_sc_window_scissor_tl_window_offset_disable <= bus_data[31];
    end
    if (write_pa_sc_window_scissor_br & bus_bytes[0]) pa_sc_window_scissor_br_br_x_byte_0 <= bus_data[7:0];
    if (write_pa_sc_window_scissor_br & bus_bytes[1]) pa_sc_window_scissor_br_br_x_byte_1 <= bus_data[14:8];
    if (write_pa_sc_window_scissor_br & bus_bytes[2]) pa_sc_window_scissor_br_br_y_byte_2 <= bus_data[23:16];
    if (write_pa_sc_window_scissor_br & bus_bytes[3]) pa_sc_window_scissor_br_br_y_byte_3 <= bus_data[30:24];
    if (write_pa_sc_cliprect_rule & bus_bytes[0]) pa_sc_cliprect_rule_clip_rule_byte_0 <= bus_data[7:0];
    if (write_pa_sc_cliprect_rule & bus_bytes[1]) pa_sc_cliprect_rule_clip_rule_byte_1 <= bus_data[15:8];
    if (pa_sc_edgerule_er_tri_all[0]) begin
      pa_sc_edgerule_er_tri <= bus_data[3:0]; pa_sc_edgerule_er_point <= bus_data[7:4];
    end
    if (pa_sc_edgerule_er_tri_all[1]) begin
      pa_sc_edgerule_er_rect <= bus_data[11:8]; pa_sc_edgerule_er_line_lr_byte_1 <= bus_data[15:12];
    end
    if (pa_sc_edgerule_er_tri_all[2]) begin
      pa_sc_edgerule_er_line_lr_byte_2 <= bus_data[17:16]; pa_sc_edgerule_er_line_rl <= bus_data[23:18];
    end
    if (pa_sc_edgerule_er_tri_all[3]) begin
      pa_sc_edgerule_er_line_tb <= bus_data[27:24]; pa_sc_edgerule_er_line_bt <= bus_data[31:28];
    end
    if (write_pa_su_hardware_screen_offset & bus_bytes[0]) begin
      pa_su_hardware_screen_offset_hw_screen_offset_x_byte_0 <= bus_data[7:0];
    end
    if (write_pa_su_hardware_screen_offset & bus_bytes[1]) begin
      pa_su_hardware_screen_offset_hw_screen_offset_x_byte_1 <= bus_data[8];
    end
    if (write_pa_su_hardware_screen_offset & bus_bytes[2]) begin
      pa_su_hardware_screen_offset_hw_screen_offset_y_byte_2 <= bus_data[23:16];
    end
    if (write_pa_su_hardware_screen_offset & bus_bytes[3]) begin
      pa_su_hardware_screen_offset_hw_screen_offset_y_byte_3 <= bus_data[24];
    end
    if (write_pa_sc_generic_scissor_tl & bus_bytes[0]) pa_sc_generic_scissor_tl_tl_x_byte_0 <= bus_data[7:0];
    if (write_pa_sc_generic_scissor_tl & bus_bytes[1]) pa_sc_generic_scissor_tl_tl_x_byte_1 <= bus_data[14:8];
    if (write_pa_sc_generic_scissor_tl & bus_bytes[2]) pa_sc_generic_scissor_tl_tl_y_byte_2 <= bus_data[23:16];
    if (write_pa_sc_generic_scissor_tl & bus_bytes[3]) begin
    pa_sc_generic_scissor_tl_tl_y_byte_3 <= bus_data[30:24];
    pa_sc_generic_scissor_tl_window_offset_disable <= bus_data[31];
    end
    if (write_pa_sc_generic_scissor_br & bus_bytes[0]) pa_sc_generic_scissor_br_br_x_byte_0 <= bus_data[7:0];
    if (write_pa_sc_generic_scissor_br & bus_bytes[1]) pa_sc_generic_scissor_br_br_x_byte_1 <= bus_data[14:8];
    if (write_pa_sc_generic_scissor_br & bus_bytes[2]) pa_sc_generic_scissor_br_br_y_byte_2 <= bus_data[23:16];
    if (write_pa_sc_generic_scissor_br & bus_bytes[3]) pa_sc_generic_scissor_br_br_y_byte_3 <= bus_data[30:24];
    if (pa_sc_raster_config_rb_map_pkr0_all[0]) begin
      pa_sc_raster_config_rb_map_pkr0 <= bus_data[1:0]; pa_sc_raster_config_rb_map_pkr1 <= bus_data[3:2];
      pa_sc_raster_config_rb_xsel2 <= bus_data[5:4]; pa_sc_raster_config_rb_xsel <= bus_data[6];
      pa_sc_raster_config_rb_ysel <= bus_data[7];
    end
    if (pa_sc_raster_config_rb_map_pkr0_all[1]) begin
      pa_sc_raster_config_pkr_map <= bus_data[9:8]; pa_sc_raster_config_pkr_xsel <= bus_data[11:10];
      pa_sc_raster_config_pkr_ysel <= bus_data[13:12];
    end
    if (pa_sc_raster_config_rb_map_pkr0_all[2]) begin
      pa_sc_raster_config_sc_map <= bus_data[17:16]; pa_sc_raster_config_sc_xsel <= bus_data[19:18];
      pa_sc_raster_config_sc_ysel <= bus_data[21:20];
    end
    if (pa_sc_raster_config_rb_map_pkr0_all[3]) begin
      pa_sc_raster_config_se_map <= bus_data[25:24]; pa_sc_raster_config_se_xsel <= bus_data[27:26];
      pa_sc_raster_config_se_ysel <= bus_data[29:28];
    end
    if (write_pa_sc_raster_config_1 & bus_bytes[0]) begin
      pa_sc_raster_config_1_se_pair_map <= bus_data[1:0]; pa_sc_raster_config_1_se_pair_xsel <= bus_data[3:2];
      pa_sc_raster_config_1_se_pair_ysel <= bus_data[5:4];
    end
    if (pa_cl_clip_cntl_ucp_ena_byte_0_all[1]) begin
      pa_cl_clip_cntl_ps_ucp_y_scale_neg <= bus_data[13]; pa_cl_clip_cntl_ps_ucp_mode <= bus_data[15:14];
    end
    if (pa_cl_clip_cntl_ucp_ena_byte_0_all[2]) begin
      pa_cl_clip_cntl_clip_disable <= bus_data[16]; pa_cl_clip_cntl_ucp_cull_only_ena <= bus_data[17];
      pa_cl_clip_cntl_boundary_edge_flag_ena <= bus_data[18]; pa_cl_clip_cntl_dx_clip_space_def <= bus_data[19];
      pa_cl_clip_cntl_dis_clip_err_detect <= bus_data[20]; pa_cl_clip_cntl_vtx_kill_or <= bus_data[21];
      pa_cl_clip_cntl_dx_rasterization_kill <= bus_data[22];
    end
    if (pa_cl_clip_cntl_ucp_ena_byte_0_all[3]) begin
      pa_cl_clip_cntl_dx_linear_attr_clip_ena <= bus_data[24];
      pa_cl_clip_cntl_vte_vport_provoke_disable <= bus_data[25]; pa_cl_clip_cntl_zclip_near_disable <= bus_data[26];
      pa_cl_clip_cntl_zclip_far_disable <= bus_data[27];
    end
    if (write_pa_su_sc_mode_cntl & bus_bytes[0]) begin
      pa_su_sc_mode_cntl_cull_front <= bus_data[0]; pa_su_sc_mode_cntl_cull_back <= bus_data[1];
      pa_su_sc_mode_cntl_face <= bus_data[2]; pa_su_sc_mode_cntl_poly_mode <= bus_data[4:3];
      pa_su_sc_mode_cntl_polymode_front_ptype <= bus_data[7:5];
    end
    if (write_pa_su_sc_mode_cntl & bus_bytes[1]) begin
    pa_su_sc_mode_cntl_polymode_back_ptype <= bus_data[10:8];
    pa_su_sc_mode_cntl_poly_offset_front_enable <= bus_data[11];
    pa_su_sc_mode_cntl_poly_offset_back_enable <= bus_data[12];
    pa_su_sc_mode_cntl_poly_offset_para_enable <= bus_data[13];
    end
    if (write_pa_su_sc_mode_cntl & bus_bytes[2]) begin
      pa_su_sc_mode_cntl_vtx_window_offset_enable <= bus_data[16];
      pa_su_sc_mode_cntl_provoking_vtx_last <= bus_data[19]; pa_su_sc_mode_cntl_persp_corr_dis <= bus_data[20];
      pa_su_sc_mode_cntl_multi_prim_ib_ena <= bus_data[21];
    end
    if (write_pa_cl_vte_cntl & bus_bytes[0]) begin
      pa_cl_vte_cntl_vport_x_scale_ena <= bus_data[0]; pa_cl_vte_cntl_vport_x_offset_ena <= bus_data[1];
      pa_cl_vte_cntl_vport_y_scale_ena <= bus_data[2]; pa_cl_vte_cntl_vport_y_offset_ena <= bus_data[3];
      pa_cl_vte_cntl_vport_z_scale_ena <= bus_data[4]; pa_cl_vte_cntl_vport_z_offset_ena <= bus_data[5];
    end
    if (write_pa_cl_vte_cntl & bus_bytes[1]) begin
      pa_cl_vte_cntl_vtx_xy_fmt <= bus_data[8]; pa_cl_vte_cntl_vtx_z_fmt <= bus_data[9];
      pa_cl_vte_cntl_vtx_w0_fmt <= bus_data[10];
    end
    if (pa_cl_vs_out_cntl_clip_dist_ena_byte_0_all[2]) begin
      pa_cl_vs_out_cntl_use_vtx_point_size <= bus_data[16]; pa_cl_vs_out_cntl_use_vtx_edge_flag <= bus_data[17];
      pa_cl_vs_out_cntl_use_vtx_render_target_indx <= bus_data[18];
      pa_cl_vs_out_cntl_use_vtx_viewport_indx <= bus_data[19]; pa_cl_vs_out_cntl_use_vtx_kill_flag <= bus_data[20];
    pa_cl_vs_out_cntl_vs_out_misc_vec_ena <= bus_data[21]; pa_cl_vs_out_cntl_vs_out_ccdist0_vec_ena <= bus_data[22];
    pa_cl_vs_out_cntl_vs_out_ccdist1_vec_ena <= bus_data[23];
    end
    if (pa_cl_vs_out_cntl_clip_dist_ena_byte_0_all[3]) begin
    pa_cl_vs_out_cntl_vs_out_misc_side_bus_ena <= bus_data[24];
    pa_cl_vs_out_cntl_use_vtx_gs_cut_flag <= bus_data[25];
    end
    if (write_pa_cl_naninf_cntl & bus_bytes[0]) begin
      pa_cl_naninf_cntl_vte_xy_inf_discard <= bus_data[0]; pa_cl_naninf_cntl_vte_z_inf_discard <= bus_data[1];
      pa_cl_naninf_cntl_vte_w_inf_discard <= bus_data[2]; pa_cl_naninf_cntl_vte_0xnaninf_is_0 <= bus_data[3];
      pa_cl_naninf_cntl_vte_xy_nan_retain <= bus_data[4]; pa_cl_naninf_cntl_vte_z_nan_retain <= bus_data[5];
      pa_cl_naninf_cntl_vte_w_nan_retain <= bus_data[6]; pa_cl_naninf_cntl_vte_w_recip_nan_is_0 <= bus_data[7];
    end
    if (write_pa_cl_naninf_cntl & bus_bytes[1]) begin
      pa_cl_naninf_cntl_vs_xy_nan_to_inf <= bus_data[8]; pa_cl_naninf_cntl_vs_xy_inf_retain <= bus_data[9];
      pa_cl_naninf_cntl_vs_z_nan_to_inf <= bus_data[10]; pa_cl_naninf_cntl_vs_z_inf_retain <= bus_data[11];
      pa_cl_naninf_cntl_vs_w_nan_to_inf <= bus_data[12]; pa_cl_naninf_cntl_vs_w_inf_retain <= bus_data[13];
      pa_cl_naninf_cntl_vs_clip_dist_inf_discard <= bus_data[14];
    end
    if (write_pa_cl_naninf_cntl & bus_bytes[2]) pa_cl_naninf_cntl_vte_no_output_neg_0 <= bus_data[20];
    if (write_pa_su_line_stipple_cntl & bus_bytes[0]) begin
    pa_su_line_stipple_cntl_line_stipple_reset <= bus_data[1:0];
    pa_su_line_stipple_cntl_expand_full_length <= bus_data[2];
    pa_su_line_stipple_cntl_fractional_accum <= bus_data[3]; pa_su_line_stipple_cntl_diamond_adjust <= bus_data[4];
    end
    if (write_pa_su_prim_filter_cntl & bus_bytes[0]) begin
    pa_su_prim_filter_cntl_triangle_filter_disable <= bus_data[0];
    pa_su_prim_filter_cntl_line_filter_disable <= bus_data[1];
    pa_su_prim_filter_cntl_point_filter_disable <= bus_data[2];
    pa_su_prim_filter_cntl_rectangle_filter_disable <= bus_data[3];
    pa_su_prim_filter_cntl_triangle_expand_ena <= bus_data[4];
      pa_su_prim_filter_cntl_line_expand_ena <= bus_data[5]; pa_su_prim_filter_cntl_point_expand_ena <= bus_data[6];
      pa_su_prim_filter_cntl_rectangle_expand_ena <= bus_data[7];
    end
    if (write_pa_su_prim_filter_cntl & bus_bytes[1]) pa_su_prim_filter_cntl_prim_expand_constant <= bus_data[15:8];
    if (write_pa_su_prim_filter_cntl & bus_bytes[3]) begin
    pa_su_prim_filter_cntl_xmax_right_exclusion <= bus_data[30];
    pa_su_prim_filter_cntl_ymax_bottom_exclusion <= bus_data[31];
    end
    if (write_pa_su_point_size & bus_bytes[0]) pa_su_point_size_height_byte_0 <= bus_data[7:0];
    if (write_pa_su_point_size & bus_bytes[1]) pa_su_point_size_height_byte_1 <= bus_data[15:8];
    if (write_pa_su_point_size & bus_bytes[2]) pa_su_point_size_width_byte_2 <= bus_data[23:16];
    if (write_pa_su_point_size & bus_bytes[3]) pa_su_point_size_width_byte_3 <= bus_data[31:24];
    if (write_pa_su_point_minmax & bus_bytes[0]) pa_su_point_minmax_min_size_byte_0 <= bus_data[7:0];
    if (write_pa_su_point_minmax & bus_bytes[1]) pa_su_point_minmax_min_size_byte_1 <= bus_data[15:8];
    if (write_pa_su_point_minmax & bus_bytes[2]) pa_su_point_minmax_max_size_byte_2 <= bus_data[23:16];
    if (write_pa_su_point_minmax & bus_bytes[3]) pa_su_point_minmax_max_size_byte_3 <= bus_data[31:24];
    if (write_pa_su_line_cntl & bus_bytes[0]) pa_su_line_cntl_width_byte_0 <= bus_data[7:0];
    if (write_pa_su_line_cntl & bus_bytes[1]) pa_su_line_cntl_width_byte_1 <= bus_data[15:8];
    if (write_pa_sc_line_stipple & bus_bytes[0]) pa_sc_line_stipple_line_pattern_byte_0 <= bus_data[7:0];
    if (write_pa_sc_line_stipple & bus_bytes[1]) pa_sc_line_stipple_line_pattern_byte_1 <= bus_data[15:8];
    if (write_pa_sc_line_stipple & bus_bytes[2]) pa_sc_line_stipple_repeat_count <= bus_data[23:16];
    if (write_pa_sc_line_stipple & bus_bytes[3]) begin
      pa_sc_line_stipple_pattern_bit_order <= bus_data[28]; pa_sc_line_stipple_auto_reset_cntl <= bus_data[30:29];
    end
    if (write_pa_sc_mode_cntl_0 & bus_bytes[0]) begin
      pa_sc_mode_cntl_0_msaa_enable <= bus_data[0]; pa_sc_mode_cntl_0_vport_scissor_enable <= bus_data[1];
    pa_sc_mode_cntl_0_line_stipple_enable <= bus_data[2]; pa_sc_mode_cntl_0_send_unlit_stiles_to_pkr <= bus_data[3];
    end
    if (pa_sc_mode_cntl_1_walk_size_all[0]) begin
      pa_sc_mode_cntl_1_walk_size <= bus_data[0]; pa_sc_mode_cntl_1_walk_alignment <= bus_data[1];
      pa_sc_mode_cntl_1_walk_align8_prim_fits_st <= bus_data[2]; pa_sc_mode_cntl_1_walk_fence_enable <= bus_data[3];
    pa_sc_mode_cntl_1_walk_fence_size <= bus_data[6:4];
    pa_sc_mode_cntl_1_supertile_walk_order_enable <= bus_data[7];
    end
    if (pa_sc_mode_cntl_1_walk_size_all[1]) begin
      pa_sc_mode_cntl_1_tile_walk_order_enable <= bus_data[8]; pa_sc_mode_cntl_1_tile_cover_disable <= bus_data[9];
      pa_sc_mode_cntl_1_tile_cover_no_scissor <= bus_data[10]; pa_sc_mode_cntl_1_zmm_line_extent <= bus_data[11];
      pa_sc_mode_cntl_1_zmm_line_offset <= bus_data[12]; pa_sc_mode_cntl_1_zmm_rect_extent <= bus_data[13];
    pa_sc_mode_cntl_1_kill_pix_post_hi_z <= bus_data[14];
    pa_sc_mode_cntl_1_kill_pix_post_detail_mask <= bus_data[15];
    end
    if (pa_sc_mode_cntl_1_walk_size_all[2]) begin
    pa_sc_mode_cntl_1_ps_iter_sample <= bus_data[16];
    pa_sc_mode_cntl_1_multi_shader_engine_prim_discard_enable <= bus_data[17];
    end
    if (pa_sc_mode_cntl_1_walk_size_all[3]) begin
    pa_sc_mode_cntl_1_force_eov_cntdwn_enable <= bus_data[25];
    pa_sc_mode_cntl_1_force_eov_rez_enable <= bus_data[26];
    pa_sc_mode_cntl_1_out_of_order_primitive_enable <= bus_data[27];
    pa_sc_mode_cntl_1_out_of_order_water_mark <= bus_data[30:28];
    end
    if (write_pa_su_poly_offset_db_fmt_cntl & bus_bytes[0]) begin
      pa_su_poly_offset_db_fmt_cntl_poly_offset_neg_num_db_bits <= bus_data[7:0];
    end
    if (write_pa_su_poly_offset_db_fmt_cntl & bus_bytes[1]) begin
      pa_su_poly_offset_db_fmt_cntl_poly_offset_db_is_float_fmt <= bus_data[8];
    end
    if (pa_sc_centroid_priority_1_distance_8_all[0]) begin
      pa_sc_centroid_priority_1_distance_8 <= bus_data[3:0]; pa_sc_centroid_priority_1_distance_9 <= bus_data[7:4];
    end
    if (pa_sc_centroid_priority_1_distance_8_all[1]) begin
    pa_sc_centroid_priority_1_distance_10 <= bus_data[11:8];
    pa_sc_centroid_priority_1_distance_11 <= bus_data[15:12];
    end
    if (pa_sc_centroid_priority_1_distance_8_all[2]) begin
    pa_sc_centroid_priority_1_distance_12 <= bus_data[19:16];
    pa_sc_centroid_priority_1_distance_13 <= bus_data[23:20];
    end
    if (pa_sc_centroid_priority_1_distance_8_all[3]) begin
    pa_sc_centroid_priority_1_distance_14 <= bus_data[27:24];
    pa_sc_centroid_priority_1_distance_15 <= bus_data[31:28];
    end
    if (write_pa_sc_line_cntl & bus_bytes[1]) begin
      pa_sc_line_cntl_expand_line_width <= bus_data[9]; pa_sc_line_cntl_last_pixel <= bus_data[10];
    pa_sc_line_cntl_perpendicular_endcap_ena <= bus_data[11]; pa_sc_line_cntl_dx10_diamond_test_ena <= bus_data[12];
    end
    if (write_pa_sc_aa_config & bus_bytes[0]) begin
      pa_sc_aa_config_msaa_num_samples <= bus_data[2:0]; pa_sc_aa_config_aa_mask_centroid_dtmn <= bus_data[4];
    end
    if (write_pa_sc_aa_config & bus_bytes[1]) pa_sc_aa_config_max_sample_dist_byte_1 <= bus_data[15:13];
    if (write_pa_sc_aa_config & bus_bytes[2]) begin
    pa_sc_aa_config_max_sample_dist_byte_2 <= bus_data[16]; pa_sc_aa_config_msaa_exposed_samples <= bus_data[22:20];
    end
    if (write_pa_sc_aa_config & bus_bytes[3]) pa_sc_aa_config_detail_to_exposed_mode <= bus_data[25:24];
    if (write_pa_su_vtx_cntl & bus_bytes[0]) begin
      pa_su_vtx_cntl_pix_center <= bus_data[0]; pa_su_vtx_cntl_round_mode <= bus_data[2:1];
      pa_su_vtx_cntl_quant_mode <= bus_data[5:3];
    end
    if (pa_sc_aa_sample_locs_pixel_x0y0_0_s0_x_all[0]) begin
    pa_sc_aa_sample_locs_pixel_x0y0_0_s0_x <= bus_data[3:0];
    pa_sc_aa_sample_locs_pixel_x0y0_0_s0_y <= bus_data[7:4];
    end
    if (pa_sc_aa_sample_locs_pixel_x0y0_0_s0_x_all[1]) begin
    pa_sc_aa_sample_locs_pixel_x0y0_0_s1_x <= bus_data[11:8];
    pa_sc_aa_sample_locs_pixel_x0y0_0_s1_y <= bus_data[15:12];
    end
    if (pa_sc_aa_sample_locs_pixel_x0y0_0_s0_x_all[2]) begin
    pa_sc_aa_sample_locs_pixel_x0y0_0_s2_x <= bus_data[19:16];
    pa_sc_aa_sample_locs_pixel_x0y0_0_s2_y <= bus_data[23:20];
    end
    if (pa_sc_aa_sample_locs_pixel_x0y0_0_s0_x_all[3]) begin
    pa_sc_aa_sample_locs_pixel_x0y0_0_s3_x <= bus_data[27:24];
    pa_sc_aa_sample_locs_pixel_x0y0_0_s3_y <= bus_data[31:28];
    end
    if (pa_sc_aa_sample_locs_pixel_x0y0_0_s0_x_all[4]) begin
    pa_sc_aa_sample_locs_pixel_x0y0_1_s4_x <= bus_data[3:0];
    pa_sc_aa_sample_locs_pixel_x0y0_1_s4_y <= bus_data[7:4];
    end
    if (pa_sc_aa_sample_locs_pixel_x0y0_0_s0_x_all[5]) begin
    pa_sc_aa_sample_locs_pixel_x0y0_1_s5_x <= bus_data[11:8];
    pa_sc_aa_sample_locs_pixel_x0y0_1_s5_y <= bus_data[15:12];
    end
    if (pa_sc_aa_sample_locs_pixel_x0y0_0_s0_x_all[6]) begin
    pa_sc_aa_sample_locs_pixel_x0y0_1_s6_x <= bus_data[19:16];
    pa_sc_aa_sample_locs_pixel_x0y0_1_s6_y <= bus_data[23:20];
    end
    if (pa_sc_aa_sample_locs_pixel_x0y0_0_s0_x_all[7]) begin
    pa_sc_aa_sample_locs_pixel_x0y0_1_s7_x <= bus_data[27:24];
    pa_sc_aa_sample_locs_pixel_x0y0_1_s7_y <= bus_data[31:28];
    end
    if (pa_sc_aa_sample_locs_pixel_x0y0_0_s0_x_all[8]) begin
    pa_sc_aa_sample_locs_pixel_x0y0_2_s8_x <= bus_data[3:0];
    pa_sc_aa_sample_locs_pixel_x0y0_2_s8_y <= bus_data[7:4];
    end
    if (pa_sc_aa_sample_locs_pixel_x0y0_0_s0_x_all[9]) begin
    pa_sc_aa_sample_locs_pixel_x0y0_2_s9_x <= bus_data[11:8];
    pa_sc_aa_sample_locs_pixel_x0y0_2_s9_y <= bus_data[15:12];
    end
    if (pa_sc_aa_sample_locs_pixel_x0y0_0_s0_x_all[10]) begin
    pa_sc_aa_sample_locs_pixel_x0y0_2_s10_x <= bus_data[19:16];
    pa_sc_aa_sample_locs_pixel_x0y0_2_s10_y <= bus_data[23:20];
    end
    if (pa_sc_aa_sample_locs_pixel_x0y0_0_s0_x_all[11]) begin
    pa_sc_aa_sample_locs_pixel_x0y0_2_s11_x <= bus_data[27:24];
    pa_sc_aa_sample_locs_pixel_x0y0_2_s11_y <= bus_data[31:28];
    end
    if (pa_sc_aa_sample_locs_pixel_x0y0_0_s0_x_all[12]) begin
    pa_sc_aa_sample_locs_pixel_x0y0_3_s12_x <= bus_data[3:0];
    pa_sc_aa_sample_locs_pixel_x0y0_3_s12_y <= bus_data[7:4];
    end
    if (pa_sc_aa_sample_locs_pixel_x0y0_0_s0_x_all[13]) begin
    pa_sc_aa_sample_locs_pixel_x0y0_3_s13_x <= bus_data[11:8];
    pa_sc_aa_sample_locs_pixel_x0y0_3_s13_y <= bus_data[15:12];
    end
    if (pa_sc_aa_sample_locs_pixel_x0y0_0_s0_x_all[14]) begin
    pa_sc_aa_sample_locs_pixel_x0y0_3_s14_x <= bus_data[19:16];
    pa_sc_aa_sample_locs_pixel_x0y0_3_s14_y <= bus_data[23:20];
    end
    if (pa_sc_aa_sample_locs_pixel_x0y0_0_s0_x_all[15]) begin
    pa_sc_aa_sample_locs_pixel_x0y0_3_s15_x <= bus_data[27:24];
    pa_sc_aa_sample_locs_pixel_x0y0_3_s15_y <= bus_data[31:28];
    end
    if (pa_sc_aa_sample_locs_pixel_x1y0_0_s0_x_all[0]) begin
    pa_sc_aa_sample_locs_pixel_x1y0_0_s0_x <= bus_data[3:0];
    pa_sc_aa_sample_locs_pixel_x1y0_0_s0_y <= bus_data[7:4];
    end
    if (pa_sc_aa_sample_locs_pixel_x1y0_0_s0_x_all[1]) begin
    pa_sc_aa_sample_locs_pixel_x1y0_0_s1_x <= bus_data[11:8];
    pa_sc_aa_sample_locs_pixel_x1y0_0_s1_y <= bus_data[15:12];
    end
    if (pa_sc_aa_sample_locs_pixel_x1y0_0_s0_x_all[2]) begin
    pa_sc_aa_sample_locs_pixel_x1y0_0_s2_x <= bus_data[19:16];
    pa_sc_aa_sample_locs_pixel_x1y0_0_s2_y <= bus_data[23:20];
    end
    if (pa_sc_aa_sample_locs_pixel_x1y0_0_s0_x_all[3]) begin
    pa_sc_aa_sample_locs_pixel_x1y0_0_s3_x <= bus_data[27:24];
    pa_sc_aa_sample_locs_pixel_x1y0_0_s3_y <= bus_data[31:28];
    end
    if (pa_sc_aa_sample_locs_pixel_x1y0_0_s0_x_all[4]) begin
    pa_sc_aa_sample_locs_pixel_x1y0_1_s4_x <= bus_data[3:0];
    pa_sc_aa_sample_locs_pixel_x1y0_1_s4_y <= bus_data[7:4];
    end
    if (pa_sc_aa_sample_locs_pixel_x1y0_0_s0_x_all[5]) begin
    pa_sc_aa_sample_locs_pixel_x1y0_1_s5_x <= bus_data[11:8];
    pa_sc_aa_sample_locs_pixel_x1y0_1_s5_y <= bus_data[15:12];
    end
    if (pa_sc_aa_sample_locs_pixel_x1y0_0_s0_x_all[6]) begin
    pa_sc_aa_sample_locs_pixel_x1y0_1_s6_x <= bus_data[19:16];
    pa_sc_aa_sample_locs_pixel_x1y0_1_s6_y <= bus_data[23:20];
    end
    if (pa_sc_aa_sample_locs_pixel_x1y0_0_s0_x_all[7]) begin
    pa_sc_aa_sample_locs_pixel_x1y0_1_s7_x <= bus_data[27:24];
    pa_sc_aa_sample_locs_pixel_x1y0_1_s7_y <= bus_data[31:28];
    end
    if (pa_sc_aa_sample_locs_pixel_x1y0_0_s0_x_all[8]) begin
    pa_sc_aa_sample_locs_pixel_x1y0_2_s8_x <= bus_data[3:0];
    pa_sc_aa_sample_locs_pixel_x1y0_2_s8_y <= bus_data[7:4];
    end
    if (pa_sc_aa_sample_locs_pixel_x1y0_0_s0_x_all[9]) begin
    pa_sc_aa_sample_locs_pixel_x1y0_2_s9_x <= bus_data[11:8];
    pa_sc_aa_sample_locs_pixel_x1y0_2_s9_y <= bus_data[15:12];
    end
    if (pa_sc_aa_sample_locs_pixel_x1y0_0_s0_x_all[10]) begin
    pa_sc_aa_sample_locs_pixel_x1y0_2_s10_x <= bus_data[19:16];
    pa_sc_aa_sample_locs_pixel_x1y0_2_s10_y <= bus_data[23:20];
    end
    if (pa_sc_aa_sample_locs_pixel_x1y0_0_s0_x_all[11]) begin
    pa_sc_aa_sample_locs_pixel_x1y0_2_s11_x <= bus_data[27:24];
    pa_sc_aa_sample_locs_pixel_x1y0_2_s11_y <= bus_data[31:28];
    end
    if (pa_sc_aa_sample_locs_pixel_x1y0_0_s0_x_all[12]) begin
    pa_sc_aa_sample_locs_pixel_x1y0_3_s12_x <= bus_data[3:0];
    pa_sc_aa_sample_locs_pixel_x1y0_3_s12_y <= bus_data[7:4];
    end
    if (pa_sc_aa_sample_locs_pixel_x1y0_0_s0_x_all[13]) begin
    pa_sc_aa_sample_locs_pixel_x1y0_3_s13_x <= bus_data[11:8];
    pa_sc_aa_sample_locs_pixel_x1y0_3_s13_y <= bus_data[15:12];
    end
    if (pa_sc_aa_sample_locs_pixel_x1y0_0_s0_x_all[14]) begin
    pa_sc_aa_sample_locs_pixel_x1y0_3_s14_x <= bus_data[19:16];
    pa_sc_aa_sample_locs_pixel_x1y0_3_s14_y <= bus_data[23:20];
    end
    if (pa_sc_aa_sample_locs_pixel_x1y0_0_s0_x_all[15]) begin
    pa_sc_aa_sample_locs_pixel_x1y0_3_s15_x <= bus_data[27:24];
    pa_sc_aa_sample_locs_pixel_x1y0_3_s15_y <= bus_data[31:28];
    end
    if (pa_sc_aa_sample_locs_pixel_x0y1_0_s0_x_all[0]) begin
    pa_sc_aa_sample_locs_pixel_x0y1_0_s0_x <= bus_data[3:0];
    pa_sc_aa_sample_locs_pixel_x0y1_0_s0_y <= bus_data[7:4];
    end
    if (pa_sc_aa_sample_locs_pixel_x0y1_0_s0_x_all[1]) begin
    pa_sc_aa_sample_locs_pixel_x0y1_0_s1_x <= bus_data[11:8];
    pa_sc_aa_sample_locs_pixel_x0y1_0_s1_y <= bus_data[15:12];
    end
    if (pa_sc_aa_sample_locs_pixel_x0y1_0_s0_x_all[2]) begin
    pa_sc_aa_sample_locs_pixel_x0y1_0_s2_x <= bus_data[19:16];
    pa_sc_aa_sample_locs_pixel_x0y1_0_s2_y <= bus_data[23:20];
    end
    if (pa_sc_aa_sample_locs_pixel_x0y1_0_s0_x_all[3]) begin
    pa_sc_aa_sample_locs_pixel_x0y1_0_s3_x <= bus_data[27:24];
    pa_sc_aa_sample_locs_pixel_x0y1_0_s3_y <= bus_data[31:28];
    end
    if (pa_sc_aa_sample_locs_pixel_x0y1_0_s0_x_all[4]) begin
    pa_sc_aa_sample_locs_pixel_x0y1_1_s4_x <= bus_data[3:0];
    pa_sc_aa_sample_locs_pixel_x0y1_1_s4_y <= bus_data[7:4];
    end
    if (pa_sc_aa_sample_locs_pixel_x0y1_0_s0_x_all[5]) begin
    pa_sc_aa_sample_locs_pixel_x0y1_1_s5_x <= bus_data[11:8];
    pa_sc_aa_sample_locs_pixel_x0y1_1_s5_y <= bus_data[15:12];
    end
    if (pa_sc_aa_sample_locs_pixel_x0y1_0_s0_x_all[6]) begin
    pa_sc_aa_sample_locs_pixel_x0y1_1_s6_x <= bus_data[19:16];
    pa_sc_aa_sample_locs_pixel_x0y1_1_s6_y <= bus_data[23:20];
    end
    if (pa_sc_aa_sample_locs_pixel_x0y1_0_s0_x_all[7]) begin
    pa_sc_aa_sample_locs_pixel_x0y1_1_s7_x <= bus_data[27:24];
    pa_sc_aa_sample_locs_pixel_x0y1_1_s7_y <= bus_data[31:28];
    end
    if (pa_sc_aa_sample_locs_pixel_x0y1_0_s0_x_all[8]) begin
    pa_sc_aa_sample_locs_pixel_x0y1_2_s8_x <= bus_data[3:0];
    pa_sc_aa_sample_locs_pixel_x0y1_2_s8_y <= bus_data[7:4];
    end
    if (pa_sc_aa_sample_locs_pixel_x0y1_0_s0_x_all[9]) begin
    pa_sc_aa_sample_locs_pixel_x0y1_2_s9_x <= bus_data[11:8];
    pa_sc_aa_sample_locs_pixel_x0y1_2_s9_y <= bus_data[15:12];
    end
    if (pa_sc_aa_sample_locs_pixel_x0y1_0_s0_x_all[10]) begin
    pa_sc_aa_sample_locs_pixel_x0y1_2_s10_x <= bus_data[19:16];
    pa_sc_aa_sample_locs_pixel_x0y1_2_s10_y <= bus_data[23:20];
    end
    if (pa_sc_aa_sample_locs_pixel_x0y1_0_s0_x_all[11]) begin
    pa_sc_aa_sample_locs_pixel_x0y1_2_s11_x <= bus_data[27:24];
    pa_sc_aa_sample_locs_pixel_x0y1_2_s11_y <= bus_data[31:28];
    end
    if (pa_sc_aa_sample_locs_pixel_x0y1_0_s0_x_all[12]) begin
    pa_sc_aa_sample_locs_pixel_x0y1_3_s12_x <= bus_data[3:0];
    pa_sc_aa_sample_locs_pixel_x0y1_3_s12_y <= bus_data[7:4];
    end
    if (pa_sc_aa_sample_locs_pixel_x0y1_0_s0_x_all[13]) begin
    pa_sc_aa_sample_locs_pixel_x0y1_3_s13_x <= bus_data[11:8];
    pa_sc_aa_sample_locs_pixel_x0y1_3_s13_y <= bus_data[15:12];
    end
    if (pa_sc_aa_sample_locs_pixel_x0y1_0_s0_x_all[14]) begin
    pa_sc_aa_sample_locs_pixel_x0y1_3_s14_x <= bus_data[19:16];
    pa_sc_aa_sample_locs_pixel_x0y1_3_s14_y <= bus_data[23:20];
    end
    if (pa_sc_aa_sample_locs_pixel_x0y1_0_s0_x_all[15]) begin
    pa_sc_aa_sample_locs_pixel_x0y1_3_s15_x <= bus_data[27:24];
    pa_sc_aa_sample_locs_pixel_x0y1_3_s15_y <= bus_data[31:28];
    end
    if (pa_sc_aa_sample_locs_pixel_x1y1_0_s0_x_all[0]) begin
    pa_sc_aa_sample_locs_pixel_x1y1_0_s0_x <= bus_data[3:0];
    pa_sc_aa_sample_locs_pixel_x1y1_0_s0_y <= bus_data[7:4];
    end
    if (pa_sc_aa_sample_locs_pixel_x1y1_0_s0_x_all[1]) begin
    pa_sc_aa_sample_locs_pixel_x1y1_0_s1_x <= bus_data[11:8];
    pa_sc_aa_sample_locs_pixel_x1y1_0_s1_y <= bus_data[15:12];
    end
    if (pa_sc_aa_sample_locs_pixel_x1y1_0_s0_x_all[2]) begin
    pa_sc_aa_sample_locs_pixel_x1y1_0_s2_x <= bus_data[19:16];
    pa_sc_aa_sample_locs_pixel_x1y1_0_s2_y <= bus_data[23:20];
    end
    if (pa_sc_aa_sample_locs_pixel_x1y1_0_s0_x_all[3]) begin
    pa_sc_aa_sample_locs_pixel_x1y1_0_s3_x <= bus_data[27:24];
    pa_sc_aa_sample_locs_pixel_x1y1_0_s3_y <= bus_data[31:28];
    end
    if (pa_sc_aa_sample_locs_pixel_x1y1_0_s0_x_all[4]) begin
    pa_sc_aa_sample_locs_pixel_x1y1_1_s4_x <= bus_data[3:0];
    pa_sc_aa_sample_locs_pixel_x1y1_1_s4_y <= bus_data[7:4];
    end
    if (pa_sc_aa_sample_locs_pixel_x1y1_0_s0_x_all[5]) begin
    pa_sc_aa_sample_locs_pixel_x1y1_1_s5_x <= bus_data[11:8];
    pa_sc_aa_sample_locs_pixel_x1y1_1_s5_y <= bus_data[15:12];
    end
    if (pa_sc_aa_sample_locs_pixel_x1y1_0_s0_x_all[6]) begin
    pa_sc_aa_sample_locs_pixel_x1y1_1_s6_x <= bus_data[19:16];
    pa_sc_aa_sample_locs_pixel_x1y1_1_s6_y <= bus_data[23:20];
    end
    if (pa_sc_aa_sample_locs_pixel_x1y1_0_s0_x_all[7]) begin
    pa_sc_aa_sample_locs_pixel_x1y1_1_s7_x <= bus_data[27:24];
    pa_sc_aa_sample_locs_pixel_x1y1_1_s7_y <= bus_data[31:28];
    end
    if (pa_sc_aa_sample_locs_pixel_x1y1_0_s0_x_all[8]) begin
    pa_sc_aa_sample_locs_pixel_x1y1_2_s8_x <= bus_data[3:0];
    pa_sc_aa_sample_locs_pixel_x1y1_2_s8_y <= bus_data[7:4];
    end
    if (pa_sc_aa_sample_locs_pixel_x1y1_0_s0_x_all[9]) begin
    pa_sc_aa_sample_locs_pixel_x1y1_2_s9_x <= bus_data[11:8];
    pa_sc_aa_sample_locs_pixel_x1y1_2_s9_y <= bus_data[15:12];
    end
    if (pa_sc_aa_sample_locs_pixel_x1y1_0_s0_x_all[10]) begin
    pa_sc_aa_sample_locs_pixel_x1y1_2_s10_x <= bus_data[19:16];
    pa_sc_aa_sample_locs_pixel_x1y1_2_s10_y <= bus_data[23:20];
    end
    if (pa_sc_aa_sample_locs_pixel_x1y1_0_s0_x_all[11]) begin
    pa_sc_aa_sample_locs_pixel_x1y1_2_s11_x <= bus_data[27:24];
    pa_sc_aa_sample_locs_pixel_x1y1_2_s11_y <= bus_data[31:28];
    end
    if (pa_sc_aa_sample_locs_pixel_x1y1_0_s0_x_all[12]) begin
    pa_sc_aa_sample_locs_pixel_x1y1_3_s12_x <= bus_data[3:0];
    pa_sc_aa_sample_locs_pixel_x1y1_3_s12_y <= bus_data[7:4];
    end
    if (pa_sc_aa_sample_locs_pixel_x1y1_0_s0_x_all[13]) begin
    pa_sc_aa_sample_locs_pixel_x1y1_3_s13_x <= bus_data[11:8];
    pa_sc_aa_sample_locs_pixel_x1y1_3_s13_y <= bus_data[15:12];
    end
    if (pa_sc_aa_sample_locs_pixel_x1y1_0_s0_x_all[14]) begin
    pa_sc_aa_sample_locs_pixel_x1y1_3_s14_x <= bus_data[19:16];
    pa_sc_aa_sample_locs_pixel_x1y1_3_s14_y <= bus_data[23:20];
    end
    if (pa_sc_aa_sample_locs_pixel_x1y1_0_s0_x_all[15]) begin
    pa_sc_aa_sample_locs_pixel_x1y1_3_s15_x <= bus_data[27:24];
    pa_sc_aa_sample_locs_pixel_x1y1_3_s15_y <= bus_data[31:28];
    end
    if (write_pa_sc_aa_mask_x0y0_x1y0 & bus_bytes[0]) pa_sc_aa_mask_x0y0_x1y0_aa_mask_x0y0_byte_0 <= bus_data[7:0];
    if (write_pa_sc_aa_mask_x0y0_x1y0 & bus_bytes[1]) pa_sc_aa_mask_x0y0_x1y0_aa_mask_x0y0_byte_1 <= bus_data[15:8];
    if (write_pa_sc_aa_mask_x0y0_x1y0 & bus_bytes[2]) pa_sc_aa_mask_x0y0_x1y0_aa_mask_x1y0_byte_2 <= bus_data[23:16];
    if (write_pa_sc_aa_mask_x0y0_x1y0 & bus_bytes[3]) pa_sc_aa_mask_x0y0_x1y0_aa_mask_x1y0_byte_3 <= bus_data[31:24];
    if (write_pa_sc_aa_mask_x0y1_x1y1 & bus_bytes[0]) pa_sc_aa_mask_x0y1_x1y1_aa_mask_x0y1_byte_0 <= bus_data[7:0];
    if (write_pa_sc_aa_mask_x0y1_x1y1 & bus_bytes[1]) pa_sc_aa_mask_x0y1_x1y1_aa_mask_x0y1_byte_1 <= bus_data[15:8];
    if (write_pa_sc_aa_mask_x0y1_x1y1 & bus_bytes[2]) pa_sc_aa_mask_x0y1_x1y1_aa_mask_x1y1_byte_2 <= bus_data[23:16];
    if (write_pa_sc_aa_mask_x0y1_x1y1 & bus_bytes[3]) pa_sc_aa_mask_x0y1_x1y1_aa_mask_x1y1_byte_3 <= bus_data[31:24];
    if (write_pa_su_line_stipple_value & bus_bytes[0]) begin
      pa_su_line_stipple_value_line_stipple_value_byte_0 <= bus_data[7:0];
    end
    if (write_pa_su_line_stipple_value & bus_bytes[1]) begin
      pa_su_line_stipple_value_line_stipple_value_byte_1 <= bus_data[15:8];
    end
    if (write_pa_su_line_stipple_value & bus_bytes[2]) begin
      pa_su_line_stipple_value_line_stipple_value_byte_2 <= bus_data[23:16];
    end
    if (write_pa_sc_line_stipple_state & bus_bytes[0]) pa_sc_line_stipple_state_current_ptr <= bus_data[3:0];
    if (write_pa_sc_line_stipple_state & bus_bytes[1]) pa_sc_line_stipple_state_current_count <= bus_data[15:8];
    bus_ready <= bus_valid;
    bus_error <= bus_valid & ~found;
    bus_read_data <= bus_read_data_any_bus_read_data_any & {32{bus_valid & found & ~bus_write}};
  end
endmodule
`default_nettype wire
