// vgt_registers: generator of hdl/src/registers/register_block.rs
// Written by Tombolo; change the source.
// SPDX-License-Identifier: MIT OR Apache-2.0

`default_nettype none

module vgt_registers (
  input wire clock,
  input wire bus_valid,
  input wire bus_write,
  input wire [17:0] bus_address,
  input wire [31:0] bus_data,
  input wire [3:0] bus_bytes,
  output wire bus_ready,
  output wire bus_error,
  output wire [31:0] bus_read_data,
  output wire vgt_cache_invalidation_vs_no_extra_buffer,
  output wire vgt_cache_invalidation_streamout_full_flush,
  output wire [4:0] vgt_cache_invalidation_es_limit,
  output wire [4:0] vgt_gs_vertex_reuse_vert_reuse,
  input wire ia_cntl_status_ia_busy,
  input wire ia_cntl_status_ia_dma_busy,
  input wire ia_cntl_status_ia_dma_req_busy,
  input wire ia_cntl_status_ia_grp_busy,
  input wire ia_cntl_status_ia_adc_busy,
  input wire vgt_cntl_status_vgt_busy,
  input wire vgt_cntl_status_vgt_out_indx_busy,
  input wire vgt_cntl_status_vgt_out_busy,
  input wire vgt_cntl_status_vgt_pt_busy,
  input wire vgt_cntl_status_vgt_te_busy,
  input wire vgt_cntl_status_vgt_vr_busy,
  input wire vgt_cntl_status_vgt_pi_busy,
  input wire vgt_cntl_status_vgt_gs_busy,
  input wire vgt_cntl_status_vgt_hs_busy,
  input wire vgt_cntl_status_vgt_te11_busy,
  output wire [31:0] vgt_max_vtx_indy_max_indy,
  output wire [31:0] vgt_min_vtx_indy_min_indy,
  output wire [31:0] vgt_indx_offset_indx_offset,
  output wire [31:0] vgt_multi_prim_ib_reset_ind_reset_ind,
  output wire [7:0] vgt_dma_base_hi_base_addr,
  output wire [31:0] vgt_dma_base_base_addr,
  output wire [1:0] vgt_draw_initiator_source_select,
  output wire [1:0] vgt_draw_initiator_major_mode,
  output wire vgt_draw_initiator_not_eop,
  output wire vgt_draw_initiator_use_opaque,
  output wire vgt_draw_initiator_strobe,
  output wire [2:0] vgt_output_path_cntl_path_select,
  output wire [1:0] vgt_hos_cntl_tess_mode,
  output wire [31:0] vgt_hos_max_tess_level_max_tess,
  output wire [31:0] vgt_hos_min_tess_level_min_tess,
  output wire [7:0] vgt_hos_reuse_depth_reuse_depth,
  output wire [4:0] vgt_group_prim_type_prim_type,
  output wire vgt_group_prim_type_retain_order,
  output wire vgt_group_prim_type_retain_quads,
  output wire [2:0] vgt_group_prim_type_prim_order,
  output wire [3:0] vgt_group_first_decr_first_decr,
  output wire [3:0] vgt_group_decr_decr,
  output wire vgt_group_vect_0_cntl_comp_x_en,
  output wire vgt_group_vect_0_cntl_comp_y_en,
  output wire vgt_group_vect_0_cntl_comp_z_en,
  output wire vgt_group_vect_0_cntl_comp_w_en,
  output wire [7:0] vgt_group_vect_0_cntl_stride,
  output wire [7:0] vgt_group_vect_0_cntl_shift,
  output wire vgt_group_vect_1_cntl_comp_x_en,
  output wire vgt_group_vect_1_cntl_comp_y_en,
  output wire vgt_group_vect_1_cntl_comp_z_en,
  output wire vgt_group_vect_1_cntl_comp_w_en,
  output wire [7:0] vgt_group_vect_1_cntl_stride,
  output wire [7:0] vgt_group_vect_1_cntl_shift,
  output wire [3:0] vgt_group_vect_0_fmt_cntl_x_conv,
  output wire [3:0] vgt_group_vect_0_fmt_cntl_x_offset,
  output wire [3:0] vgt_group_vect_0_fmt_cntl_y_conv,
  output wire [3:0] vgt_group_vect_0_fmt_cntl_y_offset,
  output wire [3:0] vgt_group_vect_0_fmt_cntl_z_conv,
  output wire [3:0] vgt_group_vect_0_fmt_cntl_z_offset,
  output wire [3:0] vgt_group_vect_0_fmt_cntl_w_conv,
  output wire [3:0] vgt_group_vect_0_fmt_cntl_w_offset,
  output wire [3:0] vgt_group_vect_1_fmt_cntl_x_conv,
  output wire [3:0] vgt_group_vect_1_fmt_cntl_x_offset,
  output wire [3:0] vgt_group_vect_1_fmt_cntl_y_conv,
  output wire [3:0] vgt_group_vect_1_fmt_cntl_y_offset,
  output wire [3:0] vgt_group_vect_1_fmt_cntl_z_conv,
  output wire [3:0] vgt_group_vect_1_fmt_cntl_z_offset,
  output wire [3:0] vgt_group_vect_1_fmt_cntl_w_conv,
  output wire [3:0] vgt_group_vect_1_fmt_cntl_w_offset,
  output wire [2:0] vgt_gs_mode_mode,
  output wire [1:0] vgt_gs_mode_cut_mode,
  output wire vgt_gs_mode_gs_c_pack_en,
  output wire vgt_gs_mode_es_passthru,
  output wire vgt_gs_mode_compute_mode,
  output wire vgt_gs_mode_fast_compute_mode,
  output wire vgt_gs_mode_element_info_en,
  output wire vgt_gs_mode_partial_thd_at_eoi,
  output wire vgt_gs_mode_suppress_cuts,
  output wire vgt_gs_mode_es_write_optimize,
  output wire vgt_gs_mode_gs_write_optimize,
  output wire [1:0] vgt_gs_mode_onchip,
  output wire [10:0] vgt_gs_onchip_cntl_es_verts_per_subgrp,
  output wire [10:0] vgt_gs_onchip_cntl_gs_prims_per_subgrp,
  output wire [31:0] vgt_enhance_misc,
  output wire [10:0] vgt_gs_per_es_gs_per_es,
  output wire [10:0] vgt_es_per_gs_es_per_gs,
  output wire [3:0] vgt_gs_per_vs_gs_per_vs,
  output wire [14:0] vgt_gsvs_ring_offset_1_offset,
  output wire [14:0] vgt_gsvs_ring_offset_2_offset,
  output wire [14:0] vgt_gsvs_ring_offset_3_offset,
  output wire [5:0] vgt_gs_out_prim_type_outprim_type,
  output wire [5:0] vgt_gs_out_prim_type_outprim_type_1,
  output wire [5:0] vgt_gs_out_prim_type_outprim_type_2,
  output wire [5:0] vgt_gs_out_prim_type_outprim_type_3,
  output wire vgt_gs_out_prim_type_unique_type_per_stream,
  output wire [31:0] ia_enhance_misc,
  output wire [31:0] vgt_dma_size_num_indices,
  output wire [31:0] vgt_dma_max_size_max_size,
  output wire [1:0] vgt_dma_index_type_index_type,
  output wire [1:0] vgt_dma_index_type_swap_mode,
  output wire [1:0] vgt_dma_index_type_buf_type,
  output wire [1:0] vgt_dma_index_type_rdreq_policy,
  output wire vgt_dma_index_type_atc,
  output wire vgt_dma_index_type_not_eop,
  output wire vgt_dma_index_type_req_path,
  output wire vgt_primitiveid_en_primitiveid_en,
  output wire [31:0] vgt_dma_num_instances_num_instances,
  output wire [31:0] vgt_primitiveid_reset_value,
  output wire [5:0] vgt_event_initiator_event_type,
  output wire [8:0] vgt_event_initiator_address_hi,
  output wire vgt_event_initiator_extended_event,
  output wire vgt_event_initiator_strobe,
  output wire vgt_multi_prim_ib_reset_en_reset_en,
  output wire [31:0] vgt_instance_step_rate_0_step_rate,
  output wire [31:0] vgt_instance_step_rate_1_step_rate,
  output wire [15:0] ia_multi_vgt_param_primgroup_size,
  output wire ia_multi_vgt_param_partial_vs_wave_on,
  output wire ia_multi_vgt_param_switch_on_eop,
  output wire ia_multi_vgt_param_partial_es_wave_on,
  output wire ia_multi_vgt_param_switch_on_eoi,
  output wire ia_multi_vgt_param_wd_switch_on_eop,
  output wire [14:0] vgt_esgs_ring_itemsize_itemsize,
  output wire [14:0] vgt_gsvs_ring_itemsize_itemsize,
  output wire vgt_reuse_off_reuse_off,
  output wire [31:0] vgt_strmout_buffer_size_0_size,
  output wire [9:0] vgt_strmout_vtx_stride_0_stride,
  output wire [31:0] vgt_strmout_buffer_offset_0_offset,
  output wire [31:0] vgt_strmout_buffer_size_1_size,
  output wire [9:0] vgt_strmout_vtx_stride_1_stride,
  output wire [31:0] vgt_strmout_buffer_offset_1_offset,
  output wire [31:0] vgt_strmout_buffer_size_2_size,
  output wire [9:0] vgt_strmout_vtx_stride_2_stride,
  output wire [31:0] vgt_strmout_buffer_offset_2_offset,
  output wire [31:0] vgt_strmout_buffer_size_3_size,
  output wire [9:0] vgt_strmout_vtx_stride_3_stride,
  output wire [31:0] vgt_strmout_buffer_offset_3_offset,
  output wire [31:0] vgt_strmout_draw_opaque_offset_offset,
  output wire [31:0] vgt_strmout_draw_opaque_buffer_filled_size_size,
  output wire [8:0] vgt_strmout_draw_opaque_vertex_stride_vertex_stride,
  output wire [10:0] vgt_gs_max_vert_out_max_vert_out,
  output wire [1:0] vgt_shader_stages_en_ls_en,
  output wire vgt_shader_stages_en_hs_en,
  output wire [1:0] vgt_shader_stages_en_es_en,
  output wire vgt_shader_stages_en_gs_en,
  output wire [1:0] vgt_shader_stages_en_vs_en,
  output wire vgt_shader_stages_en_dynamic_hs,
  output wire [7:0] vgt_ls_hs_config_num_patches,
  output wire [5:0] vgt_ls_hs_config_hs_num_input_cp,
  output wire [5:0] vgt_ls_hs_config_hs_num_output_cp,
  output wire [14:0] vgt_gs_vert_itemsize_itemsize,
  output wire [14:0] vgt_gs_vert_itemsize_1_itemsize,
  output wire [14:0] vgt_gs_vert_itemsize_2_itemsize,
  output wire [14:0] vgt_gs_vert_itemsize_3_itemsize,
  output wire [1:0] vgt_tf_param_type,
  output wire [2:0] vgt_tf_param_partitioning,
  output wire [2:0] vgt_tf_param_topology,
  output wire [3:0] vgt_tf_param_num_ds_waves_per_simd,
  output wire vgt_tf_param_disable_donuts,
  output wire [1:0] vgt_tf_param_rdreq_policy,
  output wire [31:0] vgt_dispatch_draw_index_match_index,
  output wire vgt_gs_instance_cnt_enable,
  output wire [6:0] vgt_gs_instance_cnt_cnt,
  output wire vgt_strmout_config_streamout_0_en,
  output wire vgt_strmout_config_streamout_1_en,
  output wire vgt_strmout_config_streamout_2_en,
  output wire vgt_strmout_config_streamout_3_en,
  output wire [2:0] vgt_strmout_config_rast_stream,
  output wire [3:0] vgt_strmout_config_rast_stream_mask,
  output wire vgt_strmout_config_use_rast_stream_mask,
  output wire [3:0] vgt_strmout_buffer_config_stream_0_buffer_en,
  output wire [3:0] vgt_strmout_buffer_config_stream_1_buffer_en,
  output wire [3:0] vgt_strmout_buffer_config_stream_2_buffer_en,
  output wire [3:0] vgt_strmout_buffer_config_stream_3_buffer_en,
  output wire [7:0] vgt_vertex_reuse_block_cntl_vtx_reuse_depth,
  output wire [6:0] vgt_out_dealloc_cntl_dealloc_dist,
  output wire [31:0] vgt_esgs_ring_size_mem_size,
  output wire [31:0] vgt_gsvs_ring_size_mem_size,
  output wire [5:0] vgt_primitive_type_prim_type,
  output wire [1:0] vgt_index_type_index_type,
  output wire [31:0] vgt_strmout_buffer_filled_size_0_size,
  output wire [31:0] vgt_strmout_buffer_filled_size_1_size,
  output wire [31:0] vgt_strmout_buffer_filled_size_2_size,
  output wire [31:0] vgt_strmout_buffer_filled_size_3_size,
  output wire [31:0] vgt_num_indices_num_indices,
  output wire [31:0] vgt_num_instances_num_instances,
  output wire [15:0] vgt_tf_ring_size_size,
  output wire [8:0] vgt_hs_offchip_param_offchip_buffering,
  output wire [1:0] vgt_hs_offchip_param_offchip_granularity,
  output wire [31:0] vgt_tf_memory_base_base
);

  reg vgt_cache_invalidation_vs_no_extra_buffer_byte_0, vgt_cache_invalidation_streamout_full_flush_byte_1;
  reg [4:0] vgt_cache_invalidation_es_limit_byte_2, vgt_gs_vertex_reuse_vert_reuse_byte_0;
  wire [31:0] vgt_max_vtx_indy_max_indy_byte, vgt_min_vtx_indy_min_indy_byte, vgt_indx_offset_indx_offset_byte;
  wire [31:0] vgt_multi_prim_ib_reset_ind_reset_ind_byte; reg [7:0] vgt_dma_base_hi_base_addr_byte_0;
  wire [31:0] vgt_dma_base_base_addr_byte;
  reg [1:0] vgt_draw_initiator_source_select_byte_0, vgt_draw_initiator_major_mode_byte_0;
  reg vgt_draw_initiator_not_eop_byte_0, vgt_draw_initiator_use_opaque_byte_0, vgt_draw_initiator_written;
  reg [2:0] vgt_output_path_cntl_path_select_byte_0; reg [1:0] vgt_hos_cntl_tess_mode_byte_0;
  wire [31:0] vgt_hos_max_tess_level_max_tess_byte, vgt_hos_min_tess_level_min_tess_byte;
  reg [7:0] vgt_hos_reuse_depth_reuse_depth_byte_0; reg [4:0] vgt_group_prim_type_prim_type_byte_0;
  reg vgt_group_prim_type_retain_order_byte_1, vgt_group_prim_type_retain_quads_byte_1;
  reg [2:0] vgt_group_prim_type_prim_order_byte_2;
  reg [3:0] vgt_group_first_decr_first_decr_byte_0, vgt_group_decr_decr_byte_0;
  reg vgt_group_vect_0_cntl_comp_x_en_byte_0, vgt_group_vect_0_cntl_comp_y_en_byte_0;
  reg vgt_group_vect_0_cntl_comp_z_en_byte_0, vgt_group_vect_0_cntl_comp_w_en_byte_0;
  reg [7:0] vgt_group_vect_0_cntl_stride_byte_1, vgt_group_vect_0_cntl_shift_byte_2;
  reg vgt_group_vect_1_cntl_comp_x_en_byte_0, vgt_group_vect_1_cntl_comp_y_en_byte_0;
  reg vgt_group_vect_1_cntl_comp_z_en_byte_0, vgt_group_vect_1_cntl_comp_w_en_byte_0;
  reg [7:0] vgt_group_vect_1_cntl_stride_byte_1, vgt_group_vect_1_cntl_shift_byte_2;
  reg [3:0] vgt_group_vect_0_fmt_cntl_x_conv_byte_0, vgt_group_vect_0_fmt_cntl_x_offset_byte_0;
  reg [3:0] vgt_group_vect_0_fmt_cntl_y_conv_byte_1, vgt_group_vect_0_fmt_cntl_y_offset_byte_1;
  reg [3:0] vgt_group_vect_0_fmt_cntl_z_conv_byte_2, vgt_group_vect_0_fmt_cntl_z_offset_byte_2;
  reg [3:0] vgt_group_vect_0_fmt_cntl_w_conv_byte_3, vgt_group_vect_0_fmt_cntl_w_offset_byte_3;
  reg [3:0] vgt_group_vect_1_fmt_cntl_x_conv_byte_0, vgt_group_vect_1_fmt_cntl_x_offset_byte_0;
  reg [3:0] vgt_group_vect_1_fmt_cntl_y_conv_byte_1, vgt_group_vect_1_fmt_cntl_y_offset_byte_1;
  reg [3:0] vgt_group_vect_1_fmt_cntl_z_conv_byte_2, vgt_group_vect_1_fmt_cntl_z_offset_byte_2;
  reg [3:0] vgt_group_vect_1_fmt_cntl_w_conv_byte_3, vgt_group_vect_1_fmt_cntl_w_offset_byte_3;
  reg [2:0] vgt_gs_mode_mode_byte_0; reg [1:0] vgt_gs_mode_cut_mode_byte_0;
  reg vgt_gs_mode_gs_c_pack_en_byte_1, vgt_gs_mode_es_passthru_byte_1, vgt_gs_mode_compute_mode_byte_1;
  reg vgt_gs_mode_fast_compute_mode_byte_1, vgt_gs_mode_element_info_en_byte_2;
  reg vgt_gs_mode_partial_thd_at_eoi_byte_2, vgt_gs_mode_suppress_cuts_byte_2, vgt_gs_mode_es_write_optimize_byte_2;
  reg vgt_gs_mode_gs_write_optimize_byte_2; reg [1:0] vgt_gs_mode_onchip_byte_2;
  reg [7:0] vgt_gs_onchip_cntl_es_verts_per_subgrp_byte_0; reg [2:0] vgt_gs_onchip_cntl_es_verts_per_subgrp_byte_1;
  reg [4:0] vgt_gs_onchip_cntl_gs_prims_per_subgrp_byte_1; reg [5:0] vgt_gs_onchip_cntl_gs_prims_per_subgrp_byte_2;
  wire [31:0] vgt_enhance_misc_byte; reg [7:0] vgt_gs_per_es_gs_per_es_byte_0;
  reg [2:0] vgt_gs_per_es_gs_per_es_byte_1; reg [7:0] vgt_es_per_gs_es_per_gs_byte_0;
  reg [2:0] vgt_es_per_gs_es_per_gs_byte_1; reg [3:0] vgt_gs_per_vs_gs_per_vs_byte_0;
  reg [7:0] vgt_gsvs_ring_offset_1_offset_byte_0; reg [6:0] vgt_gsvs_ring_offset_1_offset_byte_1;
  reg [7:0] vgt_gsvs_ring_offset_2_offset_byte_0; reg [6:0] vgt_gsvs_ring_offset_2_offset_byte_1;
  reg [7:0] vgt_gsvs_ring_offset_3_offset_byte_0; reg [6:0] vgt_gsvs_ring_offset_3_offset_byte_1;
  reg [5:0] vgt_gs_out_prim_type_outprim_type_byte_0, vgt_gs_out_prim_type_outprim_type_1_byte_1;
  reg [5:0] vgt_gs_out_prim_type_outprim_type_2_byte_2; reg [1:0] vgt_gs_out_prim_type_outprim_type_3_byte_2;
  reg [3:0] vgt_gs_out_prim_type_outprim_type_3_byte_3; reg vgt_gs_out_prim_type_unique_type_per_stream_byte_3;
  wire [31:0] ia_enhance_misc_byte, vgt_dma_size_num_indices_byte, vgt_dma_max_size_max_size_byte;
  reg [1:0] vgt_dma_index_type_index_type_byte_0, vgt_dma_index_type_swap_mode_byte_0;
  reg [1:0] vgt_dma_index_type_buf_type_byte_0, vgt_dma_index_type_rdreq_policy_byte_0;
  reg vgt_dma_index_type_atc_byte_1, vgt_dma_index_type_not_eop_byte_1, vgt_dma_index_type_req_path_byte_1;
  reg vgt_primitiveid_en_primitiveid_en_byte_0;
  wire [31:0] vgt_dma_num_instances_num_instances_byte, vgt_primitiveid_reset_value_byte;
  reg [5:0] vgt_event_initiator_event_type_byte_0, vgt_event_initiator_address_hi_byte_2;
  reg [2:0] vgt_event_initiator_address_hi_byte_3;
  reg vgt_event_initiator_extended_event_byte_3, vgt_event_initiator_written;
  reg vgt_multi_prim_ib_reset_en_reset_en_byte_0;
  wire [31:0] vgt_instance_step_rate_0_step_rate_byte, vgt_instance_step_rate_1_step_rate_byte;
  reg [7:0] ia_multi_vgt_param_primgroup_size_byte_0, ia_multi_vgt_param_primgroup_size_byte_1;
  reg ia_multi_vgt_param_partial_vs_wave_on_byte_2, ia_multi_vgt_param_switch_on_eop_byte_2;
  reg ia_multi_vgt_param_partial_es_wave_on_byte_2, ia_multi_vgt_param_switch_on_eoi_byte_2;
  reg ia_multi_vgt_param_wd_switch_on_eop_byte_2; reg [7:0] vgt_esgs_ring_itemsize_itemsize_byte_0;
  reg [6:0] vgt_esgs_ring_itemsize_itemsize_byte_1; reg [7:0] vgt_gsvs_ring_itemsize_itemsize_byte_0;
  reg [6:0] vgt_gsvs_ring_itemsize_itemsize_byte_1; reg vgt_reuse_off_reuse_off_byte_0;
  wire [3:0] write_vgt_strmout_buffer_size;
  wire [31:0] vgt_strmout_buffer_size_size_byte_0, vgt_strmout_buffer_size_size_byte_1;
  wire [31:0] vgt_strmout_buffer_size_size_byte_2, vgt_strmout_buffer_size_size_byte_3;
  wire [3:0] write_vgt_strmout_vtx_stride; wire [31:0] vgt_strmout_vtx_stride_stride_byte_0;
  wire [7:0] vgt_strmout_vtx_stride_stride_byte_1; wire [3:0] write_vgt_strmout_buffer_offset;
  wire [31:0] vgt_strmout_buffer_offset_offset_byte_0, vgt_strmout_buffer_offset_offset_byte_1;
  wire [31:0] vgt_strmout_buffer_offset_offset_byte_2, vgt_strmout_buffer_offset_offset_byte_3;
  wire [31:0] vgt_strmout_draw_opaque_offset_offset_byte, vgt_strmout_draw_opaque_buffer_filled_size_size_byte;
  reg [7:0] vgt_strmout_draw_opaque_vertex_stride_vertex_stride_byte_0;
  reg vgt_strmout_draw_opaque_vertex_stride_vertex_stride_byte_1; reg [7:0] vgt_gs_max_vert_out_max_vert_out_byte_0;
  reg [2:0] vgt_gs_max_vert_out_max_vert_out_byte_1; reg [1:0] vgt_shader_stages_en_ls_en_byte_0;
  reg vgt_shader_stages_en_hs_en_byte_0; reg [1:0] vgt_shader_stages_en_es_en_byte_0;
  reg vgt_shader_stages_en_gs_en_byte_0; reg [1:0] vgt_shader_stages_en_vs_en_byte_0;
  reg vgt_shader_stages_en_dynamic_hs_byte_1; reg [7:0] vgt_ls_hs_config_num_patches_byte_0;
  reg [5:0] vgt_ls_hs_config_hs_num_input_cp_byte_1; reg [1:0] vgt_ls_hs_config_hs_num_output_cp_byte_1;
  reg [3:0] vgt_ls_hs_config_hs_num_output_cp_byte_2; reg [7:0] vgt_gs_vert_itemsize_itemsize_byte_0;
  reg [6:0] vgt_gs_vert_itemsize_itemsize_byte_1; reg [7:0] vgt_gs_vert_itemsize_1_itemsize_byte_0;
  reg [6:0] vgt_gs_vert_itemsize_1_itemsize_byte_1; reg [7:0] vgt_gs_vert_itemsize_2_itemsize_byte_0;
  reg [6:0] vgt_gs_vert_itemsize_2_itemsize_byte_1; reg [7:0] vgt_gs_vert_itemsize_3_itemsize_byte_0;
  reg [6:0] vgt_gs_vert_itemsize_3_itemsize_byte_1; reg [1:0] vgt_tf_param_type_byte_0;
  reg [2:0] vgt_tf_param_partitioning_byte_0, vgt_tf_param_topology_byte_0;
  reg [3:0] vgt_tf_param_num_ds_waves_per_simd_byte_1;
  reg vgt_tf_param_disable_donuts_byte_1, vgt_tf_param_rdreq_policy_byte_1, vgt_tf_param_rdreq_policy_byte_2;
  wire [31:0] vgt_dispatch_draw_index_match_index_byte; reg vgt_gs_instance_cnt_enable_byte_0;
  reg [5:0] vgt_gs_instance_cnt_cnt_byte_0; reg vgt_gs_instance_cnt_cnt_byte_1;
  wire [3:0] vgt_strmout_config_streamout_en_byte_0; reg [2:0] vgt_strmout_config_rast_stream_byte_0;
  reg [3:0] vgt_strmout_config_rast_stream_mask_byte_1; reg vgt_strmout_config_use_rast_stream_mask_byte_3;
  reg [3:0] vgt_strmout_buffer_config_stream_0_buffer_en_byte_0;
  reg [3:0] vgt_strmout_buffer_config_stream_1_buffer_en_byte_0;
  reg [3:0] vgt_strmout_buffer_config_stream_2_buffer_en_byte_1;
  reg [3:0] vgt_strmout_buffer_config_stream_3_buffer_en_byte_1;
  reg [7:0] vgt_vertex_reuse_block_cntl_vtx_reuse_depth_byte_0; reg [6:0] vgt_out_dealloc_cntl_dealloc_dist_byte_0;
  wire [31:0] vgt_esgs_ring_size_mem_size_byte, vgt_gsvs_ring_size_mem_size_byte;
  reg [5:0] vgt_primitive_type_prim_type_byte_0; reg [1:0] vgt_index_type_index_type_byte_0;
  wire [31:0] vgt_strmout_buffer_filled_size_size_byte_0, vgt_strmout_buffer_filled_size_size_byte_1;
  wire [31:0] vgt_strmout_buffer_filled_size_size_byte_2, vgt_strmout_buffer_filled_size_size_byte_3;
  wire [31:0] vgt_num_indices_num_indices_byte, vgt_num_instances_num_instances_byte;
  reg [7:0] vgt_tf_ring_size_size_byte_0, vgt_tf_ring_size_size_byte_1;
  reg [7:0] vgt_hs_offchip_param_offchip_buffering_byte_0; reg vgt_hs_offchip_param_offchip_buffering_byte_1;
  reg [1:0] vgt_hs_offchip_param_offchip_granularity_byte_1; wire [31:0] vgt_tf_memory_base_base_byte;
  reg ready, error; reg [31:0] read_data; wire [9:0] write_vgt_strmout_buffer_size_equal;
  wire [13:0] write_vgt_strmout_draw_opaque_offset_equal; wire [131:0] read_data_case_4_joined;
  wire [3:0] vgt_group_vect_0_fmt_cntl_x_conv_byte_0_enable_all, vgt_group_vect_1_fmt_cntl_x_conv_byte_0_enable_all;

  wire writing = bus_valid & bus_write & (~|bus_address[1:0]);
  wire config_page_88 = bus_address[17:8] == 10'h88;
  wire writing_and_config_page_88 = writing & config_page_88;
  wire write_vgt_cache_invalidation = writing_and_config_page_88 & (bus_address[7:2] == 6'h31);
  assign vgt_cache_invalidation_vs_no_extra_buffer = vgt_cache_invalidation_vs_no_extra_buffer_byte_0;
  assign vgt_cache_invalidation_streamout_full_flush = vgt_cache_invalidation_streamout_full_flush_byte_1;
  assign vgt_cache_invalidation_es_limit = vgt_cache_invalidation_es_limit_byte_2;
  wire bus_address_7_2_is_53 = bus_address[7:2] == 6'h35;
  wire write_vgt_gs_vertex_reuse = writing_and_config_page_88 & bus_address_7_2_is_53;
  assign vgt_gs_vertex_reuse_vert_reuse = vgt_gs_vertex_reuse_vert_reuse_byte_0;
  wire bus_address_7_2_is_55 = bus_address[7:2] == 6'h37;
  wire write_ia_cntl_status = writing_and_config_page_88 & bus_address_7_2_is_55;
  assign write_vgt_strmout_buffer_size_equal[0] = bus_address[7:2] == 6'h3c;
  wire write_vgt_cntl_status = writing_and_config_page_88 & write_vgt_strmout_buffer_size_equal[0];
  wire context_page_284 = bus_address[17:8] == 10'h284;
  wire writing_and_context_page_284 = writing & context_page_284;
  wire write_vgt_max_vtx_indy = writing_and_context_page_284 & write_vgt_strmout_buffer_size_equal[1];
  assign vgt_max_vtx_indy_max_indy = vgt_max_vtx_indy_max_indy_byte;
  wire write_vgt_min_vtx_indy = writing_and_context_page_284 & write_vgt_strmout_buffer_size_equal[2];
  assign vgt_min_vtx_indy_min_indy = vgt_min_vtx_indy_min_indy_byte;
  wire write_vgt_indx_offset = writing_and_context_page_284 & write_vgt_strmout_buffer_size_equal[3];
  assign vgt_indx_offset_indx_offset = vgt_indx_offset_indx_offset_byte;
  wire write_vgt_multi_prim_ib_reset_ind = writing_and_context_page_284 & write_vgt_strmout_buffer_size_equal[4];
  assign vgt_multi_prim_ib_reset_ind_reset_ind = vgt_multi_prim_ib_reset_ind_reset_ind_byte;
  wire context_page_287 = bus_address[17:8] == 10'h287;
  assign write_vgt_strmout_buffer_size_equal[5] = bus_address[7:2] == 6'h39;
  wire writing_and_context_page_287 = writing & context_page_287;
  wire write_vgt_dma_base_hi = writing_and_context_page_287 & write_vgt_strmout_buffer_size_equal[5];
  assign vgt_dma_base_hi_base_addr = vgt_dma_base_hi_base_addr_byte_0;
  wire write_vgt_dma_base = writing_and_context_page_287 & (bus_address[7:2] == 6'h3a);
  assign vgt_dma_base_base_addr = vgt_dma_base_base_addr_byte;
  wire write_vgt_draw_initiator = writing_and_context_page_287 & write_vgt_strmout_buffer_size_equal[0];
  assign vgt_draw_initiator_source_select = vgt_draw_initiator_source_select_byte_0;
  assign vgt_draw_initiator_major_mode = vgt_draw_initiator_major_mode_byte_0;
  assign vgt_draw_initiator_not_eop = vgt_draw_initiator_not_eop_byte_0;
  assign vgt_draw_initiator_use_opaque = vgt_draw_initiator_use_opaque_byte_0;
  assign vgt_draw_initiator_strobe = vgt_draw_initiator_written;
  wire context_page_28a = bus_address[17:8] == 10'h28a;
  wire writing_and_context_page_28a = writing & context_page_28a;
  wire write_vgt_output_path_cntl = writing_and_context_page_28a & write_vgt_strmout_buffer_size_equal[6];
  assign vgt_output_path_cntl_path_select = vgt_output_path_cntl_path_select_byte_0;
  wire write_vgt_hos_cntl = writing_and_context_page_28a & write_vgt_strmout_buffer_size_equal[7];
  assign vgt_hos_cntl_tess_mode = vgt_hos_cntl_tess_mode_byte_0;
  wire write_vgt_hos_max_tess_level = writing_and_context_page_28a & write_vgt_strmout_buffer_size_equal[8];
  assign vgt_hos_max_tess_level_max_tess = vgt_hos_max_tess_level_max_tess_byte;
  wire write_vgt_hos_min_tess_level = writing_and_context_page_28a & write_vgt_strmout_buffer_size_equal[9];
  assign vgt_hos_min_tess_level_min_tess = vgt_hos_min_tess_level_min_tess_byte;
  wire write_vgt_hos_reuse_depth = writing_and_context_page_28a & (bus_address[7:2] == 6'd8);
  assign vgt_hos_reuse_depth_reuse_depth = vgt_hos_reuse_depth_reuse_depth_byte_0;
  wire write_vgt_group_prim_type = writing_and_context_page_28a & (bus_address[7:2] == 6'd9);
  assign vgt_group_prim_type_prim_type = vgt_group_prim_type_prim_type_byte_0;
  assign vgt_group_prim_type_retain_order = vgt_group_prim_type_retain_order_byte_1;
  assign vgt_group_prim_type_retain_quads = vgt_group_prim_type_retain_quads_byte_1;
  assign vgt_group_prim_type_prim_order = vgt_group_prim_type_prim_order_byte_2;
  wire write_vgt_group_first_decr = writing_and_context_page_28a & write_vgt_strmout_draw_opaque_offset_equal[0];
  assign vgt_group_first_decr_first_decr = vgt_group_first_decr_first_decr_byte_0;
  wire write_vgt_group_decr = writing_and_context_page_28a & write_vgt_strmout_draw_opaque_offset_equal[1];
  assign vgt_group_decr_decr = vgt_group_decr_decr_byte_0;
  wire write_vgt_group_vect_0_cntl = writing_and_context_page_28a & write_vgt_strmout_draw_opaque_offset_equal[2];
  assign vgt_group_vect_0_cntl_comp_x_en = vgt_group_vect_0_cntl_comp_x_en_byte_0;
  assign vgt_group_vect_0_cntl_comp_y_en = vgt_group_vect_0_cntl_comp_y_en_byte_0;
  assign vgt_group_vect_0_cntl_comp_z_en = vgt_group_vect_0_cntl_comp_z_en_byte_0;
  assign vgt_group_vect_0_cntl_comp_w_en = vgt_group_vect_0_cntl_comp_w_en_byte_0;
  assign vgt_group_vect_0_cntl_stride = vgt_group_vect_0_cntl_stride_byte_1;
  assign vgt_group_vect_0_cntl_shift = vgt_group_vect_0_cntl_shift_byte_2;
  wire write_vgt_group_vect_1_cntl = writing_and_context_page_28a & write_vgt_strmout_draw_opaque_offset_equal[3];
  assign vgt_group_vect_1_cntl_comp_x_en = vgt_group_vect_1_cntl_comp_x_en_byte_0;
  assign vgt_group_vect_1_cntl_comp_y_en = vgt_group_vect_1_cntl_comp_y_en_byte_0;
  assign vgt_group_vect_1_cntl_comp_z_en = vgt_group_vect_1_cntl_comp_z_en_byte_0;
  assign vgt_group_vect_1_cntl_comp_w_en = vgt_group_vect_1_cntl_comp_w_en_byte_0;
  assign vgt_group_vect_1_cntl_stride = vgt_group_vect_1_cntl_stride_byte_1;
  assign vgt_group_vect_1_cntl_shift = vgt_group_vect_1_cntl_shift_byte_2;
  wire write_vgt_group_vect_0_fmt_cntl = writing_and_context_page_28a & write_vgt_strmout_draw_opaque_offset_equal[4];
  assign vgt_group_vect_0_fmt_cntl_x_conv = vgt_group_vect_0_fmt_cntl_x_conv_byte_0;
  assign vgt_group_vect_0_fmt_cntl_x_offset = vgt_group_vect_0_fmt_cntl_x_offset_byte_0;
  assign vgt_group_vect_0_fmt_cntl_y_conv = vgt_group_vect_0_fmt_cntl_y_conv_byte_1;
  assign vgt_group_vect_0_fmt_cntl_y_offset = vgt_group_vect_0_fmt_cntl_y_offset_byte_1;
  assign vgt_group_vect_0_fmt_cntl_z_conv = vgt_group_vect_0_fmt_cntl_z_conv_byte_2;
  assign vgt_group_vect_0_fmt_cntl_z_offset = vgt_group_vect_0_fmt_cntl_z_offset_byte_2;
  assign vgt_group_vect_0_fmt_cntl_w_conv = vgt_group_vect_0_fmt_cntl_w_conv_byte_3;
  assign vgt_group_vect_0_fmt_cntl_w_offset = vgt_group_vect_0_fmt_cntl_w_offset_byte_3;
  wire write_vgt_group_vect_1_fmt_cntl = writing_and_context_page_28a & write_vgt_strmout_draw_opaque_offset_equal[5];
  assign vgt_group_vect_1_fmt_cntl_x_conv = vgt_group_vect_1_fmt_cntl_x_conv_byte_0;
  assign vgt_group_vect_1_fmt_cntl_x_offset = vgt_group_vect_1_fmt_cntl_x_offset_byte_0;
  assign vgt_group_vect_1_fmt_cntl_y_conv = vgt_group_vect_1_fmt_cntl_y_conv_byte_1;
  assign vgt_group_vect_1_fmt_cntl_y_offset = vgt_group_vect_1_fmt_cntl_y_offset_byte_1;
  assign vgt_group_vect_1_fmt_cntl_z_conv = vgt_group_vect_1_fmt_cntl_z_conv_byte_2;
  assign vgt_group_vect_1_fmt_cntl_z_offset = vgt_group_vect_1_fmt_cntl_z_offset_byte_2;
  assign vgt_group_vect_1_fmt_cntl_w_conv = vgt_group_vect_1_fmt_cntl_w_conv_byte_3;
  assign vgt_group_vect_1_fmt_cntl_w_offset = vgt_group_vect_1_fmt_cntl_w_offset_byte_3;
  wire write_vgt_gs_mode = writing_and_context_page_28a & write_vgt_strmout_draw_opaque_offset_equal[6];
  assign vgt_gs_mode_mode = vgt_gs_mode_mode_byte_0;
  assign vgt_gs_mode_cut_mode = vgt_gs_mode_cut_mode_byte_0;
  assign vgt_gs_mode_gs_c_pack_en = vgt_gs_mode_gs_c_pack_en_byte_1;
  assign vgt_gs_mode_es_passthru = vgt_gs_mode_es_passthru_byte_1;
  assign vgt_gs_mode_compute_mode = vgt_gs_mode_compute_mode_byte_1;
  assign vgt_gs_mode_fast_compute_mode = vgt_gs_mode_fast_compute_mode_byte_1;
  assign vgt_gs_mode_element_info_en = vgt_gs_mode_element_info_en_byte_2;
  assign vgt_gs_mode_partial_thd_at_eoi = vgt_gs_mode_partial_thd_at_eoi_byte_2;
  assign vgt_gs_mode_suppress_cuts = vgt_gs_mode_suppress_cuts_byte_2;
  assign vgt_gs_mode_es_write_optimize = vgt_gs_mode_es_write_optimize_byte_2;
  assign vgt_gs_mode_gs_write_optimize = vgt_gs_mode_gs_write_optimize_byte_2;
  assign vgt_gs_mode_onchip = vgt_gs_mode_onchip_byte_2;
  wire write_vgt_gs_onchip_cntl = writing_and_context_page_28a & (bus_address[7:2] == 6'h11);
  assign vgt_gs_onchip_cntl_es_verts_per_subgrp = {vgt_gs_onchip_cntl_es_verts_per_subgrp_byte_1,
      vgt_gs_onchip_cntl_es_verts_per_subgrp_byte_0};
  assign vgt_gs_onchip_cntl_gs_prims_per_subgrp = {vgt_gs_onchip_cntl_gs_prims_per_subgrp_byte_2,
      vgt_gs_onchip_cntl_gs_prims_per_subgrp_byte_1};
  wire write_vgt_enhance = writing_and_context_page_28a & (bus_address[7:2] == 6'h14);
  assign vgt_enhance_misc = vgt_enhance_misc_byte;
  wire write_vgt_gs_per_es = writing_and_context_page_28a & write_vgt_strmout_draw_opaque_offset_equal[7];
  assign vgt_gs_per_es_gs_per_es = {vgt_gs_per_es_gs_per_es_byte_1, vgt_gs_per_es_gs_per_es_byte_0};
  wire write_vgt_es_per_gs = writing_and_context_page_28a & write_vgt_strmout_draw_opaque_offset_equal[8];
  assign vgt_es_per_gs_es_per_gs = {vgt_es_per_gs_es_per_gs_byte_1, vgt_es_per_gs_es_per_gs_byte_0};
  wire write_vgt_gs_per_vs = writing_and_context_page_28a & write_vgt_strmout_draw_opaque_offset_equal[9];
  assign vgt_gs_per_vs_gs_per_vs = vgt_gs_per_vs_gs_per_vs_byte_0;
  wire write_vgt_gsvs_ring_offset_1 = writing_and_context_page_28a & write_vgt_strmout_draw_opaque_offset_equal[10];
  assign vgt_gsvs_ring_offset_1_offset = {vgt_gsvs_ring_offset_1_offset_byte_1, vgt_gsvs_ring_offset_1_offset_byte_0};
  wire write_vgt_gsvs_ring_offset_2 = writing_and_context_page_28a & write_vgt_strmout_draw_opaque_offset_equal[11];
  assign vgt_gsvs_ring_offset_2_offset = {vgt_gsvs_ring_offset_2_offset_byte_1, vgt_gsvs_ring_offset_2_offset_byte_0};
  wire write_vgt_gsvs_ring_offset_3 = writing_and_context_page_28a & write_vgt_strmout_draw_opaque_offset_equal[12];
  assign vgt_gsvs_ring_offset_3_offset = {vgt_gsvs_ring_offset_3_offset_byte_1, vgt_gsvs_ring_offset_3_offset_byte_0};
  wire write_vgt_gs_out_prim_type = writing_and_context_page_28a & write_vgt_strmout_draw_opaque_offset_equal[13];
  assign vgt_gs_out_prim_type_outprim_type = vgt_gs_out_prim_type_outprim_type_byte_0;
  assign vgt_gs_out_prim_type_outprim_type_1 = vgt_gs_out_prim_type_outprim_type_1_byte_1;
  assign vgt_gs_out_prim_type_outprim_type_2 = vgt_gs_out_prim_type_outprim_type_2_byte_2;
  assign vgt_gs_out_prim_type_outprim_type_3 = {vgt_gs_out_prim_type_outprim_type_3_byte_3,
      vgt_gs_out_prim_type_outprim_type_3_byte_2};
  assign vgt_gs_out_prim_type_unique_type_per_stream = vgt_gs_out_prim_type_unique_type_per_stream_byte_3;
  wire write_ia_enhance = writing_and_context_page_28a & (bus_address[7:2] == 6'h1c);
  assign ia_enhance_misc = ia_enhance_misc_byte;
  wire bus_address_7_2_is_29 = bus_address[7:2] == 6'h1d;
  wire write_vgt_dma_size = writing_and_context_page_28a & bus_address_7_2_is_29;
  assign vgt_dma_size_num_indices = vgt_dma_size_num_indices_byte;
  wire write_vgt_dma_max_size = writing_and_context_page_28a & (bus_address[7:2] == 6'h1e);
  assign vgt_dma_max_size_max_size = vgt_dma_max_size_max_size_byte;
  wire write_vgt_dma_index_type = writing_and_context_page_28a & (bus_address[7:2] == 6'h1f);
  assign vgt_dma_index_type_index_type = vgt_dma_index_type_index_type_byte_0;
  assign vgt_dma_index_type_swap_mode = vgt_dma_index_type_swap_mode_byte_0;
  assign vgt_dma_index_type_buf_type = vgt_dma_index_type_buf_type_byte_0;
  assign vgt_dma_index_type_rdreq_policy = vgt_dma_index_type_rdreq_policy_byte_0;
  assign vgt_dma_index_type_atc = vgt_dma_index_type_atc_byte_1;
  assign vgt_dma_index_type_not_eop = vgt_dma_index_type_not_eop_byte_1;
  assign vgt_dma_index_type_req_path = vgt_dma_index_type_req_path_byte_1;
  wire write_vgt_primitiveid_en = writing_and_context_page_28a & (bus_address[7:2] == 6'h21);
  assign vgt_primitiveid_en_primitiveid_en = vgt_primitiveid_en_primitiveid_en_byte_0;
  wire write_vgt_dma_num_instances = writing_and_context_page_28a & (bus_address[7:2] == 6'h22);
  assign vgt_dma_num_instances_num_instances = vgt_dma_num_instances_num_instances_byte;
  wire write_vgt_primitiveid_reset = writing_and_context_page_28a & (bus_address[7:2] == 6'h23);
  assign vgt_primitiveid_reset_value = vgt_primitiveid_reset_value_byte;
  wire bus_address_7_2_is_36 = bus_address[7:2] == 6'h24;
  wire write_vgt_event_initiator = writing_and_context_page_28a & bus_address_7_2_is_36;
  assign vgt_event_initiator_event_type = vgt_event_initiator_event_type_byte_0;
  assign vgt_event_initiator_address_hi = {vgt_event_initiator_address_hi_byte_3,
      vgt_event_initiator_address_hi_byte_2};
  assign vgt_event_initiator_extended_event = vgt_event_initiator_extended_event_byte_3;
  assign vgt_event_initiator_strobe = vgt_event_initiator_written;
  wire bus_address_7_2_is_37 = bus_address[7:2] == 6'h25;
  wire write_vgt_multi_prim_ib_reset_en = writing_and_context_page_28a & bus_address_7_2_is_37;
  assign vgt_multi_prim_ib_reset_en_reset_en = vgt_multi_prim_ib_reset_en_reset_en_byte_0;
  wire write_vgt_instance_step_rate_0 = writing_and_context_page_28a & (bus_address[7:2] == 6'h28);
  assign vgt_instance_step_rate_0_step_rate = vgt_instance_step_rate_0_step_rate_byte;
  wire write_vgt_instance_step_rate_1 = writing_and_context_page_28a & (bus_address[7:2] == 6'h29);
  assign vgt_instance_step_rate_1_step_rate = vgt_instance_step_rate_1_step_rate_byte;
  wire write_ia_multi_vgt_param = writing_and_context_page_28a & (bus_address[7:2] == 6'h2a);
  assign ia_multi_vgt_param_primgroup_size = {ia_multi_vgt_param_primgroup_size_byte_1,
      ia_multi_vgt_param_primgroup_size_byte_0};
  assign ia_multi_vgt_param_partial_vs_wave_on = ia_multi_vgt_param_partial_vs_wave_on_byte_2;
  assign ia_multi_vgt_param_switch_on_eop = ia_multi_vgt_param_switch_on_eop_byte_2;
  assign ia_multi_vgt_param_partial_es_wave_on = ia_multi_vgt_param_partial_es_wave_on_byte_2;
  assign ia_multi_vgt_param_switch_on_eoi = ia_multi_vgt_param_switch_on_eoi_byte_2;
  assign ia_multi_vgt_param_wd_switch_on_eop = ia_multi_vgt_param_wd_switch_on_eop_byte_2;
  wire write_vgt_esgs_ring_itemsize = writing_and_context_page_28a & (bus_address[7:2] == 6'h2b);
  assign vgt_esgs_ring_itemsize_itemsize = {vgt_esgs_ring_itemsize_itemsize_byte_1,
      vgt_esgs_ring_itemsize_itemsize_byte_0};
  wire write_vgt_gsvs_ring_itemsize = writing_and_context_page_28a & (bus_address[7:2] == 6'h2c);
  assign vgt_gsvs_ring_itemsize_itemsize = {vgt_gsvs_ring_itemsize_itemsize_byte_1,
      vgt_gsvs_ring_itemsize_itemsize_byte_0};
  wire write_vgt_reuse_off = writing_and_context_page_28a & (bus_address[7:2] == 6'h2d);
  assign vgt_reuse_off_reuse_off = vgt_reuse_off_reuse_off_byte_0;
  assign write_vgt_strmout_buffer_size[0] = writing_and_context_page_28a & (bus_address[7:2] == 6'h34);
  assign vgt_strmout_buffer_size_0_size = {vgt_strmout_buffer_size_size_byte_3[0 +: 8],
      vgt_strmout_buffer_size_size_byte_2[0 +: 8], vgt_strmout_buffer_size_size_byte_1[0 +: 8],
      vgt_strmout_buffer_size_size_byte_0[0 +: 8]};
  assign write_vgt_strmout_vtx_stride[0] = writing_and_context_page_28a & bus_address_7_2_is_53;
  assign vgt_strmout_vtx_stride_0_stride = {vgt_strmout_vtx_stride_stride_byte_1[0 +: 2],
      vgt_strmout_vtx_stride_stride_byte_0[0 +: 8]};
  assign write_vgt_strmout_buffer_offset[0] = writing_and_context_page_28a & bus_address_7_2_is_55;
  assign vgt_strmout_buffer_offset_0_offset = {vgt_strmout_buffer_offset_offset_byte_3[0 +: 8],
      vgt_strmout_buffer_offset_offset_byte_2[0 +: 8], vgt_strmout_buffer_offset_offset_byte_1[0 +: 8],
      vgt_strmout_buffer_offset_offset_byte_0[0 +: 8]};
  assign write_vgt_strmout_buffer_size[1] = writing_and_context_page_28a & (bus_address[7:2] == 6'h38);
  assign vgt_strmout_buffer_size_1_size = {vgt_strmout_buffer_size_size_byte_3[1*8 +: 8],
      vgt_strmout_buffer_size_size_byte_2[1*8 +: 8], vgt_strmout_buffer_size_size_byte_1[1*8 +: 8],
      vgt_strmout_buffer_size_size_byte_0[1*8 +: 8]};
  assign write_vgt_strmout_vtx_stride[1] = writing_and_context_page_28a & write_vgt_strmout_buffer_size_equal[5];
  assign vgt_strmout_vtx_stride_1_stride = {vgt_strmout_vtx_stride_stride_byte_1[1*2 +: 2],
      vgt_strmout_vtx_stride_stride_byte_0[1*8 +: 8]};
  assign write_vgt_strmout_buffer_offset[1] = writing_and_context_page_28a & (bus_address[7:2] == 6'h3b);
  assign vgt_strmout_buffer_offset_1_offset = {vgt_strmout_buffer_offset_offset_byte_3[1*8 +: 8],
      vgt_strmout_buffer_offset_offset_byte_2[1*8 +: 8], vgt_strmout_buffer_offset_offset_byte_1[1*8 +: 8],
      vgt_strmout_buffer_offset_offset_byte_0[1*8 +: 8]};
  assign write_vgt_strmout_buffer_size[2] = writing_and_context_page_28a & write_vgt_strmout_buffer_size_equal[0];
  assign vgt_strmout_buffer_size_2_size = {vgt_strmout_buffer_size_size_byte_3[2*8 +: 8],
      vgt_strmout_buffer_size_size_byte_2[2*8 +: 8], vgt_strmout_buffer_size_size_byte_1[2*8 +: 8],
      vgt_strmout_buffer_size_size_byte_0[2*8 +: 8]};
  assign write_vgt_strmout_vtx_stride[2] = writing_and_context_page_28a & (bus_address[7:2] == 6'h3d);
  assign vgt_strmout_vtx_stride_2_stride = {vgt_strmout_vtx_stride_stride_byte_1[2*2 +: 2],
      vgt_strmout_vtx_stride_stride_byte_0[2*8 +: 8]};
  assign write_vgt_strmout_buffer_offset[2] = writing_and_context_page_28a & (bus_address[7:2] == 6'h3f);
  assign vgt_strmout_buffer_offset_2_offset = {vgt_strmout_buffer_offset_offset_byte_3[2*8 +: 8],
      vgt_strmout_buffer_offset_offset_byte_2[2*8 +: 8], vgt_strmout_buffer_offset_offset_byte_1[2*8 +: 8],
      vgt_strmout_buffer_offset_offset_byte_0[2*8 +: 8]};
  wire context_page_28b = bus_address[17:8] == 10'h28b;
  wire writing_and_context_page_28b = writing & context_page_28b;
  assign write_vgt_strmout_buffer_size[3] = writing_and_context_page_28b & write_vgt_strmout_buffer_size_equal[1];
  assign vgt_strmout_buffer_size_3_size = {vgt_strmout_buffer_size_size_byte_3[3*8 +: 8],
      vgt_strmout_buffer_size_size_byte_2[3*8 +: 8], vgt_strmout_buffer_size_size_byte_1[3*8 +: 8],
      vgt_strmout_buffer_size_size_byte_0[3*8 +: 8]};
  assign write_vgt_strmout_vtx_stride[3] = writing_and_context_page_28b & write_vgt_strmout_buffer_size_equal[2];
  assign vgt_strmout_vtx_stride_3_stride = {vgt_strmout_vtx_stride_stride_byte_1[3*2 +: 2],
      vgt_strmout_vtx_stride_stride_byte_0[3*8 +: 8]};
  assign write_vgt_strmout_buffer_offset[3] = writing_and_context_page_28b & write_vgt_strmout_buffer_size_equal[4];
  assign vgt_strmout_buffer_offset_3_offset = {vgt_strmout_buffer_offset_offset_byte_3[3*8 +: 8],
      vgt_strmout_buffer_offset_offset_byte_2[3*8 +: 8], vgt_strmout_buffer_offset_offset_byte_1[3*8 +: 8],
      vgt_strmout_buffer_offset_offset_byte_0[3*8 +: 8]};
  wire write_vgt_strmout_draw_opaque_offset = writing_and_context_page_28b &
      write_vgt_strmout_draw_opaque_offset_equal[0];
  assign vgt_strmout_draw_opaque_offset_offset = vgt_strmout_draw_opaque_offset_offset_byte;
  wire write_vgt_strmout_draw_opaque_buffer_filled_size = writing_and_context_page_28b &
      write_vgt_strmout_draw_opaque_offset_equal[1];
  assign vgt_strmout_draw_opaque_buffer_filled_size_size = vgt_strmout_draw_opaque_buffer_filled_size_size_byte;
  wire write_vgt_strmout_draw_opaque_vertex_stride = writing_and_context_page_28b &
      write_vgt_strmout_draw_opaque_offset_equal[2];
  assign vgt_strmout_draw_opaque_vertex_stride_vertex_stride =
      {vgt_strmout_draw_opaque_vertex_stride_vertex_stride_byte_1,
      vgt_strmout_draw_opaque_vertex_stride_vertex_stride_byte_0};
  wire write_vgt_gs_max_vert_out = writing_and_context_page_28b & write_vgt_strmout_draw_opaque_offset_equal[4];
  assign vgt_gs_max_vert_out_max_vert_out = {vgt_gs_max_vert_out_max_vert_out_byte_1,
      vgt_gs_max_vert_out_max_vert_out_byte_0};
  wire write_vgt_shader_stages_en = writing_and_context_page_28b & write_vgt_strmout_draw_opaque_offset_equal[7];
  assign vgt_shader_stages_en_ls_en = vgt_shader_stages_en_ls_en_byte_0;
  assign vgt_shader_stages_en_hs_en = vgt_shader_stages_en_hs_en_byte_0;
  assign vgt_shader_stages_en_es_en = vgt_shader_stages_en_es_en_byte_0;
  assign vgt_shader_stages_en_gs_en = vgt_shader_stages_en_gs_en_byte_0;
  assign vgt_shader_stages_en_vs_en = vgt_shader_stages_en_vs_en_byte_0;
  assign vgt_shader_stages_en_dynamic_hs = vgt_shader_stages_en_dynamic_hs_byte_1;
  wire write_vgt_ls_hs_config = writing_and_context_page_28b & write_vgt_strmout_draw_opaque_offset_equal[8];
  assign vgt_ls_hs_config_num_patches = vgt_ls_hs_config_num_patches_byte_0;
  assign vgt_ls_hs_config_hs_num_input_cp = vgt_ls_hs_config_hs_num_input_cp_byte_1;
  assign vgt_ls_hs_config_hs_num_output_cp = {vgt_ls_hs_config_hs_num_output_cp_byte_2,
      vgt_ls_hs_config_hs_num_output_cp_byte_1};
  wire write_vgt_gs_vert_itemsize = writing_and_context_page_28b & write_vgt_strmout_draw_opaque_offset_equal[9];
  assign vgt_gs_vert_itemsize_itemsize = {vgt_gs_vert_itemsize_itemsize_byte_1, vgt_gs_vert_itemsize_itemsize_byte_0};
  wire write_vgt_gs_vert_itemsize_1 = writing_and_context_page_28b & write_vgt_strmout_draw_opaque_offset_equal[10];
  assign vgt_gs_vert_itemsize_1_itemsize = {vgt_gs_vert_itemsize_1_itemsize_byte_1,
      vgt_gs_vert_itemsize_1_itemsize_byte_0};
  wire write_vgt_gs_vert_itemsize_2 = writing_and_context_page_28b & write_vgt_strmout_draw_opaque_offset_equal[11];
  assign vgt_gs_vert_itemsize_2_itemsize = {vgt_gs_vert_itemsize_2_itemsize_byte_1,
      vgt_gs_vert_itemsize_2_itemsize_byte_0};
  wire write_vgt_gs_vert_itemsize_3 = writing_and_context_page_28b & write_vgt_strmout_draw_opaque_offset_equal[12];
  assign vgt_gs_vert_itemsize_3_itemsize = {vgt_gs_vert_itemsize_3_itemsize_byte_1,
      vgt_gs_vert_itemsize_3_itemsize_byte_0};
  wire write_vgt_tf_param = writing_and_context_page_28b & write_vgt_strmout_draw_opaque_offset_equal[13];
  assign vgt_tf_param_type = vgt_tf_param_type_byte_0;
  assign vgt_tf_param_partitioning = vgt_tf_param_partitioning_byte_0;
  assign vgt_tf_param_topology = vgt_tf_param_topology_byte_0;
  assign vgt_tf_param_num_ds_waves_per_simd = vgt_tf_param_num_ds_waves_per_simd_byte_1;
  assign vgt_tf_param_disable_donuts = vgt_tf_param_disable_donuts_byte_1;
  assign vgt_tf_param_rdreq_policy = {vgt_tf_param_rdreq_policy_byte_2, vgt_tf_param_rdreq_policy_byte_1};
  wire write_vgt_dispatch_draw_index = writing_and_context_page_28b & bus_address_7_2_is_29;
  assign vgt_dispatch_draw_index_match_index = vgt_dispatch_draw_index_match_index_byte;
  wire write_vgt_gs_instance_cnt = writing_and_context_page_28b & bus_address_7_2_is_36;
  assign vgt_gs_instance_cnt_enable = vgt_gs_instance_cnt_enable_byte_0;
  assign vgt_gs_instance_cnt_cnt = {vgt_gs_instance_cnt_cnt_byte_1, vgt_gs_instance_cnt_cnt_byte_0};
  wire write_vgt_strmout_config = writing_and_context_page_28b & bus_address_7_2_is_37;
  assign vgt_strmout_config_streamout_0_en = vgt_strmout_config_streamout_en_byte_0[0];
  assign vgt_strmout_config_streamout_1_en = vgt_strmout_config_streamout_en_byte_0[1];
  assign vgt_strmout_config_streamout_2_en = vgt_strmout_config_streamout_en_byte_0[2];
  assign vgt_strmout_config_streamout_3_en = vgt_strmout_config_streamout_en_byte_0[3];
  assign vgt_strmout_config_rast_stream = vgt_strmout_config_rast_stream_byte_0;
  assign vgt_strmout_config_rast_stream_mask = vgt_strmout_config_rast_stream_mask_byte_1;
  assign vgt_strmout_config_use_rast_stream_mask = vgt_strmout_config_use_rast_stream_mask_byte_3;
  wire write_vgt_strmout_buffer_config = writing_and_context_page_28b & (bus_address[7:2] == 6'h26);
  assign vgt_strmout_buffer_config_stream_0_buffer_en = vgt_strmout_buffer_config_stream_0_buffer_en_byte_0;
  assign vgt_strmout_buffer_config_stream_1_buffer_en = vgt_strmout_buffer_config_stream_1_buffer_en_byte_0;
  assign vgt_strmout_buffer_config_stream_2_buffer_en = vgt_strmout_buffer_config_stream_2_buffer_en_byte_1;
  assign vgt_strmout_buffer_config_stream_3_buffer_en = vgt_strmout_buffer_config_stream_3_buffer_en_byte_1;
  wire context_page_28c = bus_address[17:8] == 10'h28c;
  wire writing_and_context_page_28c = writing & context_page_28c;
  wire write_vgt_vertex_reuse_block_cntl = writing_and_context_page_28c &
      write_vgt_strmout_draw_opaque_offset_equal[8];
  assign vgt_vertex_reuse_block_cntl_vtx_reuse_depth = vgt_vertex_reuse_block_cntl_vtx_reuse_depth_byte_0;
  wire write_vgt_out_dealloc_cntl = writing_and_context_page_28c & write_vgt_strmout_draw_opaque_offset_equal[9];
  assign vgt_out_dealloc_cntl_dealloc_dist = vgt_out_dealloc_cntl_dealloc_dist_byte_0;
  wire userconfig_page_309 = bus_address[17:8] == 10'h309;
  wire writing_and_userconfig_page_309 = writing & userconfig_page_309;
  wire write_vgt_esgs_ring_size = writing_and_userconfig_page_309 & write_vgt_strmout_buffer_size_equal[1];
  assign vgt_esgs_ring_size_mem_size = vgt_esgs_ring_size_mem_size_byte;
  wire write_vgt_gsvs_ring_size = writing_and_userconfig_page_309 & write_vgt_strmout_buffer_size_equal[2];
  assign vgt_gsvs_ring_size_mem_size = vgt_gsvs_ring_size_mem_size_byte;
  wire write_vgt_primitive_type = writing_and_userconfig_page_309 & write_vgt_strmout_buffer_size_equal[3];
  assign vgt_primitive_type_prim_type = vgt_primitive_type_prim_type_byte_0;
  wire write_vgt_index_type = writing_and_userconfig_page_309 & write_vgt_strmout_buffer_size_equal[4];
  assign vgt_index_type_index_type = vgt_index_type_index_type_byte_0;
  assign vgt_strmout_buffer_filled_size_0_size = {vgt_strmout_buffer_filled_size_size_byte_3[0 +: 8],
      vgt_strmout_buffer_filled_size_size_byte_2[0 +: 8], vgt_strmout_buffer_filled_size_size_byte_1[0 +: 8],
      vgt_strmout_buffer_filled_size_size_byte_0[0 +: 8]};
  assign vgt_strmout_buffer_filled_size_1_size = {vgt_strmout_buffer_filled_size_size_byte_3[1*8 +: 8],
      vgt_strmout_buffer_filled_size_size_byte_2[1*8 +: 8], vgt_strmout_buffer_filled_size_size_byte_1[1*8 +: 8],
      vgt_strmout_buffer_filled_size_size_byte_0[1*8 +: 8]};
  assign vgt_strmout_buffer_filled_size_2_size = {vgt_strmout_buffer_filled_size_size_byte_3[2*8 +: 8],
      vgt_strmout_buffer_filled_size_size_byte_2[2*8 +: 8], vgt_strmout_buffer_filled_size_size_byte_1[2*8 +: 8],
      vgt_strmout_buffer_filled_size_size_byte_0[2*8 +: 8]};
  assign vgt_strmout_buffer_filled_size_3_size = {vgt_strmout_buffer_filled_size_size_byte_3[3*8 +: 8],
      vgt_strmout_buffer_filled_size_size_byte_2[3*8 +: 8], vgt_strmout_buffer_filled_size_size_byte_1[3*8 +: 8],
      vgt_strmout_buffer_filled_size_size_byte_0[3*8 +: 8]};
  wire write_vgt_num_indices = writing_and_userconfig_page_309 & write_vgt_strmout_draw_opaque_offset_equal[2];
  assign vgt_num_indices_num_indices = vgt_num_indices_num_indices_byte;
  wire write_vgt_num_instances = writing_and_userconfig_page_309 & write_vgt_strmout_draw_opaque_offset_equal[3];
  assign vgt_num_instances_num_instances = vgt_num_instances_num_instances_byte;
  wire write_vgt_tf_ring_size = writing_and_userconfig_page_309 & write_vgt_strmout_draw_opaque_offset_equal[4];
  assign vgt_tf_ring_size_size = {vgt_tf_ring_size_size_byte_1, vgt_tf_ring_size_size_byte_0};
  wire write_vgt_hs_offchip_param = writing_and_userconfig_page_309 & write_vgt_strmout_draw_opaque_offset_equal[5];
  assign vgt_hs_offchip_param_offchip_buffering = {vgt_hs_offchip_param_offchip_buffering_byte_1,
      vgt_hs_offchip_param_offchip_buffering_byte_0};
  assign vgt_hs_offchip_param_offchip_granularity = vgt_hs_offchip_param_offchip_granularity_byte_1;
  wire write_vgt_tf_memory_base = writing_and_userconfig_page_309 & write_vgt_strmout_draw_opaque_offset_equal[6];
  assign vgt_tf_memory_base_base = vgt_tf_memory_base_base_byte;

  wire [10:0] read_data_case_15_joined = {vgt_hs_offchip_param_offchip_granularity_byte_1,
      vgt_hs_offchip_param_offchip_buffering_byte_1, vgt_hs_offchip_param_offchip_buffering_byte_0};

  reg [32:0] by_bus_address_7_2;
  always @*
    case (bus_address[7:2])
      6'd0: by_bus_address_7_2 = {1'b1, vgt_esgs_ring_size_mem_size_byte};
      6'd1: by_bus_address_7_2 = {1'b1, vgt_gsvs_ring_size_mem_size_byte};
      6'd4: by_bus_address_7_2 = read_data_case_4_joined[0 +: 33];
      6'd5: by_bus_address_7_2 = read_data_case_4_joined[1*33 +: 33];
      6'd6: by_bus_address_7_2 = read_data_case_4_joined[2*33 +: 33];
      6'd7: by_bus_address_7_2 = read_data_case_4_joined[3*33 +: 33];
      6'he: by_bus_address_7_2 = {1'b1, {16'd0, vgt_tf_ring_size_size}};
      6'hf: by_bus_address_7_2 = {1'b1, {21'd0, read_data_case_15_joined}};
      6'h10: by_bus_address_7_2 = {1'b1, vgt_tf_memory_base_base_byte};
      default: by_bus_address_7_2 = 33'd0;
    endcase

  reg by_bus_address_7_2_bus_address_7_2;
  always @*
    case (bus_address[7:2])
      6'd0: by_bus_address_7_2_bus_address_7_2 = 1'b1; 6'd1: by_bus_address_7_2_bus_address_7_2 = 1'b1;
      6'd2: by_bus_address_7_2_bus_address_7_2 = 1'b1; 6'd3: by_bus_address_7_2_bus_address_7_2 = 1'b1;
      6'd4: by_bus_address_7_2_bus_address_7_2 = 1'b1; 6'd5: by_bus_address_7_2_bus_address_7_2 = 1'b1;
      6'd6: by_bus_address_7_2_bus_address_7_2 = 1'b1; 6'd7: by_bus_address_7_2_bus_address_7_2 = 1'b1;
      6'hc: by_bus_address_7_2_bus_address_7_2 = 1'b1; 6'hd: by_bus_address_7_2_bus_address_7_2 = 1'b1;
      6'he: by_bus_address_7_2_bus_address_7_2 = 1'b1; 6'hf: by_bus_address_7_2_bus_address_7_2 = 1'b1;
      6'h10: by_bus_address_7_2_bus_address_7_2 = 1'b1;
      default: by_bus_address_7_2_bus_address_7_2 = 1'b0;
    endcase

  reg [32:0] by_bus_address_7_2_bus_address;
  always @*
    case (bus_address[7:2])
      6'h16: by_bus_address_7_2_bus_address = {1'b1, {24'd0, vgt_vertex_reuse_block_cntl_vtx_reuse_depth_byte_0}};
      6'h17: by_bus_address_7_2_bus_address = {1'b1, {25'd0, vgt_out_dealloc_cntl_dealloc_dist_byte_0}};
      default: by_bus_address_7_2_bus_address = 33'd0;
    endcase

  reg by_bus_address_7_2_2;
  always @*
    case (bus_address[7:2])
      6'h16: by_bus_address_7_2_2 = 1'b1; 6'h17: by_bus_address_7_2_2 = 1'b1;
      default: by_bus_address_7_2_2 = 1'b0;
    endcase

  wire [15:0] read_data_case_38_joined = {vgt_strmout_buffer_config_stream_3_buffer_en_byte_1,
      vgt_strmout_buffer_config_stream_2_buffer_en_byte_1, vgt_strmout_buffer_config_stream_1_buffer_en_byte_0,
      vgt_strmout_buffer_config_stream_0_buffer_en_byte_0};
  wire [8:0] read_data_case_36_joined = {vgt_gs_instance_cnt_cnt_byte_1, vgt_gs_instance_cnt_cnt_byte_0, 1'b0,
      vgt_gs_instance_cnt_enable_byte_0};
  wire [16:0] read_data_case_27_joined = {vgt_tf_param_rdreq_policy_byte_2, vgt_tf_param_rdreq_policy_byte_1,
      vgt_tf_param_disable_donuts_byte_1, vgt_tf_param_num_ds_waves_per_simd_byte_1, 2'd0,
      vgt_tf_param_topology_byte_0, vgt_tf_param_partitioning_byte_0, vgt_tf_param_type_byte_0};
  wire [19:0] read_data_case_22_joined = {vgt_ls_hs_config_hs_num_output_cp_byte_2,
      vgt_ls_hs_config_hs_num_output_cp_byte_1, vgt_ls_hs_config_hs_num_input_cp_byte_1,
      vgt_ls_hs_config_num_patches_byte_0};
  wire [8:0] read_data_case_21_joined = {vgt_shader_stages_en_dynamic_hs_byte_1, vgt_shader_stages_en_vs_en_byte_0,
      vgt_shader_stages_en_gs_en_byte_0, vgt_shader_stages_en_es_en_byte_0, vgt_shader_stages_en_hs_en_byte_0,
      vgt_shader_stages_en_ls_en_byte_0};

  reg [32:0] by_bus_address_7_2_3;
  always @*
    case (bus_address[7:2])
      6'd0: by_bus_address_7_2_3 = {1'b1, vgt_strmout_buffer_size_size_byte_3[3*8 +: 8],
          vgt_strmout_buffer_size_size_byte_2[3*8 +: 8], vgt_strmout_buffer_size_size_byte_1[3*8 +: 8],
          vgt_strmout_buffer_size_size_byte_0[3*8 +: 8]};
      6'd1: by_bus_address_7_2_3 = {1'b1, {22'd0, vgt_strmout_vtx_stride_3_stride}};
      6'd3: by_bus_address_7_2_3 = {1'b1, vgt_strmout_buffer_offset_offset_byte_3[3*8 +: 8],
          vgt_strmout_buffer_offset_offset_byte_2[3*8 +: 8], vgt_strmout_buffer_offset_offset_byte_1[3*8 +: 8],
          vgt_strmout_buffer_offset_offset_byte_0[3*8 +: 8]};
      6'ha: by_bus_address_7_2_3 = {1'b1, vgt_strmout_draw_opaque_offset_offset_byte};
      6'hb: by_bus_address_7_2_3 = {1'b1, vgt_strmout_draw_opaque_buffer_filled_size_size_byte};
      6'hc: by_bus_address_7_2_3 = {1'b1, {23'd0, vgt_strmout_draw_opaque_vertex_stride_vertex_stride}};
      6'he: by_bus_address_7_2_3 = {1'b1, {21'd0, vgt_gs_max_vert_out_max_vert_out}};
      6'h15: by_bus_address_7_2_3 = {1'b1, {23'd0, read_data_case_21_joined}};
      6'h16: by_bus_address_7_2_3 = {1'b1, {12'd0, read_data_case_22_joined}};
      6'h17: by_bus_address_7_2_3 = {1'b1, {17'd0, vgt_gs_vert_itemsize_itemsize}};
      6'h18: by_bus_address_7_2_3 = {1'b1, {17'd0, vgt_gs_vert_itemsize_1_itemsize}};
      6'h19: by_bus_address_7_2_3 = {1'b1, {17'd0, vgt_gs_vert_itemsize_2_itemsize}};
      6'h1a: by_bus_address_7_2_3 = {1'b1, {17'd0, vgt_gs_vert_itemsize_3_itemsize}};
      6'h1b: by_bus_address_7_2_3 = {1'b1, {15'd0, read_data_case_27_joined}};
      6'h1d: by_bus_address_7_2_3 = {1'b1, vgt_dispatch_draw_index_match_index_byte};
      6'h24: by_bus_address_7_2_3 = {1'b1, {23'd0, read_data_case_36_joined}};
      6'h25: by_bus_address_7_2_3 = {1'b1, vgt_strmout_config_use_rast_stream_mask_byte_3, 19'd0,
          vgt_strmout_config_rast_stream_mask_byte_1, 1'b0, vgt_strmout_config_rast_stream_byte_0,
          vgt_strmout_config_streamout_en_byte_0};
      6'h26: by_bus_address_7_2_3 = {1'b1, {16'd0, read_data_case_38_joined}};
      default: by_bus_address_7_2_3 = 33'd0;
    endcase

  reg by_bus_address_7_2_4;
  always @*
    case (bus_address[7:2])
      6'd0: by_bus_address_7_2_4 = 1'b1; 6'd1: by_bus_address_7_2_4 = 1'b1; 6'd3: by_bus_address_7_2_4 = 1'b1;
      6'ha: by_bus_address_7_2_4 = 1'b1; 6'hb: by_bus_address_7_2_4 = 1'b1; 6'hc: by_bus_address_7_2_4 = 1'b1;
      6'he: by_bus_address_7_2_4 = 1'b1; 6'h15: by_bus_address_7_2_4 = 1'b1; 6'h16: by_bus_address_7_2_4 = 1'b1;
      6'h17: by_bus_address_7_2_4 = 1'b1; 6'h18: by_bus_address_7_2_4 = 1'b1; 6'h19: by_bus_address_7_2_4 = 1'b1;
      6'h1a: by_bus_address_7_2_4 = 1'b1; 6'h1b: by_bus_address_7_2_4 = 1'b1; 6'h1d: by_bus_address_7_2_4 = 1'b1;
      6'h24: by_bus_address_7_2_4 = 1'b1; 6'h25: by_bus_address_7_2_4 = 1'b1; 6'h26: by_bus_address_7_2_4 = 1'b1;
      default: by_bus_address_7_2_4 = 1'b0;
    endcase

  wire [20:0] read_data_case_42_joined = {ia_multi_vgt_param_wd_switch_on_eop_byte_2,
      ia_multi_vgt_param_switch_on_eoi_byte_2, ia_multi_vgt_param_partial_es_wave_on_byte_2,
      ia_multi_vgt_param_switch_on_eop_byte_2, ia_multi_vgt_param_partial_vs_wave_on_byte_2,
      ia_multi_vgt_param_primgroup_size_byte_1, ia_multi_vgt_param_primgroup_size_byte_0};
  wire [21:0] read_data_case_17_joined = {vgt_gs_onchip_cntl_gs_prims_per_subgrp_byte_2,
      vgt_gs_onchip_cntl_gs_prims_per_subgrp_byte_1, vgt_gs_onchip_cntl_es_verts_per_subgrp_byte_1,
      vgt_gs_onchip_cntl_es_verts_per_subgrp_byte_0};
  wire [22:0] read_data_case_16_joined = {vgt_gs_mode_onchip_byte_2, vgt_gs_mode_gs_write_optimize_byte_2,
      vgt_gs_mode_es_write_optimize_byte_2, vgt_gs_mode_suppress_cuts_byte_2, vgt_gs_mode_partial_thd_at_eoi_byte_2,
      vgt_gs_mode_element_info_en_byte_2, vgt_gs_mode_fast_compute_mode_byte_1, vgt_gs_mode_compute_mode_byte_1,
      vgt_gs_mode_es_passthru_byte_1, 1'b0, vgt_gs_mode_gs_c_pack_en_byte_1, 5'd0, vgt_gs_mode_cut_mode_byte_0, 1'b0,
      vgt_gs_mode_mode_byte_0};
  wire [23:0] read_data_case_13_joined = {vgt_group_vect_1_cntl_shift_byte_2, vgt_group_vect_1_cntl_stride_byte_1,
      4'd0, vgt_group_vect_1_cntl_comp_w_en_byte_0, vgt_group_vect_1_cntl_comp_z_en_byte_0,
      vgt_group_vect_1_cntl_comp_y_en_byte_0, vgt_group_vect_1_cntl_comp_x_en_byte_0};
  wire [23:0] read_data_case_12_joined = {vgt_group_vect_0_cntl_shift_byte_2, vgt_group_vect_0_cntl_stride_byte_1,
      4'd0, vgt_group_vect_0_cntl_comp_w_en_byte_0, vgt_group_vect_0_cntl_comp_z_en_byte_0,
      vgt_group_vect_0_cntl_comp_y_en_byte_0, vgt_group_vect_0_cntl_comp_x_en_byte_0};
  wire [18:0] read_data_case_9_joined = {vgt_group_prim_type_prim_order_byte_2,
      vgt_group_prim_type_retain_quads_byte_1, vgt_group_prim_type_retain_order_byte_1, 9'd0,
      vgt_group_prim_type_prim_type_byte_0};

  reg [32:0] by_bus_address_7_2_read_data_case_9_joined;
  always @*
    case (bus_address[7:2])
      6'd4: by_bus_address_7_2_read_data_case_9_joined = {1'b1, {29'd0, vgt_output_path_cntl_path_select_byte_0}};
      6'd5: by_bus_address_7_2_read_data_case_9_joined = {1'b1, {30'd0, vgt_hos_cntl_tess_mode_byte_0}};
      6'd6: by_bus_address_7_2_read_data_case_9_joined = {1'b1, vgt_hos_max_tess_level_max_tess_byte};
      6'd7: by_bus_address_7_2_read_data_case_9_joined = {1'b1, vgt_hos_min_tess_level_min_tess_byte};
      6'd8: by_bus_address_7_2_read_data_case_9_joined = {1'b1, {24'd0, vgt_hos_reuse_depth_reuse_depth_byte_0}};
      6'd9: by_bus_address_7_2_read_data_case_9_joined = {1'b1, {13'd0, read_data_case_9_joined}};
      6'ha: by_bus_address_7_2_read_data_case_9_joined = {1'b1, {28'd0, vgt_group_first_decr_first_decr_byte_0}};
      6'hb: by_bus_address_7_2_read_data_case_9_joined = {1'b1, {28'd0, vgt_group_decr_decr_byte_0}};
      6'hc: by_bus_address_7_2_read_data_case_9_joined = {1'b1, {8'd0, read_data_case_12_joined}};
      6'hd: by_bus_address_7_2_read_data_case_9_joined = {1'b1, {8'd0, read_data_case_13_joined}};
      6'he: by_bus_address_7_2_read_data_case_9_joined = {1'b1, vgt_group_vect_0_fmt_cntl_w_offset_byte_3,
          vgt_group_vect_0_fmt_cntl_w_conv_byte_3, vgt_group_vect_0_fmt_cntl_z_offset_byte_2,
          vgt_group_vect_0_fmt_cntl_z_conv_byte_2, vgt_group_vect_0_fmt_cntl_y_offset_byte_1,
          vgt_group_vect_0_fmt_cntl_y_conv_byte_1, vgt_group_vect_0_fmt_cntl_x_offset_byte_0,
          vgt_group_vect_0_fmt_cntl_x_conv_byte_0};
      6'hf: by_bus_address_7_2_read_data_case_9_joined = {1'b1, vgt_group_vect_1_fmt_cntl_w_offset_byte_3,
          vgt_group_vect_1_fmt_cntl_w_conv_byte_3, vgt_group_vect_1_fmt_cntl_z_offset_byte_2,
          vgt_group_vect_1_fmt_cntl_z_conv_byte_2, vgt_group_vect_1_fmt_cntl_y_offset_byte_1,
          vgt_group_vect_1_fmt_cntl_y_conv_byte_1, vgt_group_vect_1_fmt_cntl_x_offset_byte_0,
          vgt_group_vect_1_fmt_cntl_x_conv_byte_0};
      6'h10: by_bus_address_7_2_read_data_case_9_joined = {1'b1, {9'd0, read_data_case_16_joined}};
      6'h11: by_bus_address_7_2_read_data_case_9_joined = {1'b1, {10'd0, read_data_case_17_joined}};
      6'h14: by_bus_address_7_2_read_data_case_9_joined = {1'b1, vgt_enhance_misc_byte};
      6'h15: by_bus_address_7_2_read_data_case_9_joined = {1'b1, {21'd0, vgt_gs_per_es_gs_per_es}};
      6'h16: by_bus_address_7_2_read_data_case_9_joined = {1'b1, {21'd0, vgt_es_per_gs_es_per_gs}};
      6'h17: by_bus_address_7_2_read_data_case_9_joined = {1'b1, {28'd0, vgt_gs_per_vs_gs_per_vs_byte_0}};
      6'h18: by_bus_address_7_2_read_data_case_9_joined = {1'b1, {17'd0, vgt_gsvs_ring_offset_1_offset}};
      6'h19: by_bus_address_7_2_read_data_case_9_joined = {1'b1, {17'd0, vgt_gsvs_ring_offset_2_offset}};
      6'h1a: by_bus_address_7_2_read_data_case_9_joined = {1'b1, {17'd0, vgt_gsvs_ring_offset_3_offset}};
      6'h1b: by_bus_address_7_2_read_data_case_9_joined = {1'b1, vgt_gs_out_prim_type_unique_type_per_stream_byte_3,
          3'd0, vgt_gs_out_prim_type_outprim_type_3_byte_3, vgt_gs_out_prim_type_outprim_type_3_byte_2,
          vgt_gs_out_prim_type_outprim_type_2_byte_2, 2'd0, vgt_gs_out_prim_type_outprim_type_1_byte_1, 2'd0,
          vgt_gs_out_prim_type_outprim_type_byte_0};
      6'h1c: by_bus_address_7_2_read_data_case_9_joined = {1'b1, ia_enhance_misc_byte};
      6'h21: by_bus_address_7_2_read_data_case_9_joined = {1'b1, {31'd0, vgt_primitiveid_en_primitiveid_en_byte_0}};
      6'h23: by_bus_address_7_2_read_data_case_9_joined = {1'b1, vgt_primitiveid_reset_value_byte};
      6'h25: by_bus_address_7_2_read_data_case_9_joined = {1'b1, {31'd0, vgt_multi_prim_ib_reset_en_reset_en_byte_0}};
      6'h28: by_bus_address_7_2_read_data_case_9_joined = {1'b1, vgt_instance_step_rate_0_step_rate_byte};
      6'h29: by_bus_address_7_2_read_data_case_9_joined = {1'b1, vgt_instance_step_rate_1_step_rate_byte};
      6'h2a: by_bus_address_7_2_read_data_case_9_joined = {1'b1, {11'd0, read_data_case_42_joined}};
      6'h2b: by_bus_address_7_2_read_data_case_9_joined = {1'b1, {17'd0, vgt_esgs_ring_itemsize_itemsize}};
      6'h2c: by_bus_address_7_2_read_data_case_9_joined = {1'b1, {17'd0, vgt_gsvs_ring_itemsize_itemsize}};
      6'h2d: by_bus_address_7_2_read_data_case_9_joined = {1'b1, {31'd0, vgt_reuse_off_reuse_off_byte_0}};
      6'h34: by_bus_address_7_2_read_data_case_9_joined = {1'b1, vgt_strmout_buffer_size_size_byte_3[0 +: 8],
          vgt_strmout_buffer_size_size_byte_2[0 +: 8], vgt_strmout_buffer_size_size_byte_1[0 +: 8],
          vgt_strmout_buffer_size_size_byte_0[0 +: 8]};
      6'h35: by_bus_address_7_2_read_data_case_9_joined = {1'b1, {22'd0, vgt_strmout_vtx_stride_0_stride}};
      6'h37: by_bus_address_7_2_read_data_case_9_joined = {1'b1, vgt_strmout_buffer_offset_offset_byte_3[0 +: 8],
          vgt_strmout_buffer_offset_offset_byte_2[0 +: 8], vgt_strmout_buffer_offset_offset_byte_1[0 +: 8],
          vgt_strmout_buffer_offset_offset_byte_0[0 +: 8]};
      6'h38: by_bus_address_7_2_read_data_case_9_joined = {1'b1, vgt_strmout_buffer_size_size_byte_3[1*8 +: 8],
          vgt_strmout_buffer_size_size_byte_2[1*8 +: 8], vgt_strmout_buffer_size_size_byte_1[1*8 +: 8],
          vgt_strmout_buffer_size_size_byte_0[1*8 +: 8]};
      6'h39: by_bus_address_7_2_read_data_case_9_joined = {1'b1, {22'd0, vgt_strmout_vtx_stride_1_stride}};
      6'h3b: by_bus_address_7_2_read_data_case_9_joined = {1'b1, vgt_strmout_buffer_offset_offset_byte_3[1*8 +: 8],
          vgt_strmout_buffer_offset_offset_byte_2[1*8 +: 8], vgt_strmout_buffer_offset_offset_byte_1[1*8 +: 8],
          vgt_strmout_buffer_offset_offset_byte_0[1*8 +: 8]};
      6'h3c: by_bus_address_7_2_read_data_case_9_joined = {1'b1, vgt_strmout_buffer_size_size_byte_3[2*8 +: 8],
          vgt_strmout_buffer_size_size_byte_2[2*8 +: 8], vgt_strmout_buffer_size_size_byte_1[2*8 +: 8],
          vgt_strmout_buffer_size_size_byte_0[2*8 +: 8]};
      6'h3d: by_bus_address_7_2_read_data_case_9_joined = {1'b1, {22'd0, vgt_strmout_vtx_stride_2_stride}};
      6'h3f: by_bus_address_7_2_read_data_case_9_joined = {1'b1, vgt_strmout_buffer_offset_offset_byte_3[2*8 +: 8],
          vgt_strmout_buffer_offset_offset_byte_2[2*8 +: 8], vgt_strmout_buffer_offset_offset_byte_1[2*8 +: 8],
          vgt_strmout_buffer_offset_offset_byte_0[2*8 +: 8]};
      default: by_bus_address_7_2_read_data_case_9_joined = 33'd0;
    endcase

  reg by_bus_address_7_2_5;
  always @*
    case (bus_address[7:2])
      6'd4: by_bus_address_7_2_5 = 1'b1; 6'd5: by_bus_address_7_2_5 = 1'b1; 6'd6: by_bus_address_7_2_5 = 1'b1;
      6'd7: by_bus_address_7_2_5 = 1'b1; 6'd8: by_bus_address_7_2_5 = 1'b1; 6'd9: by_bus_address_7_2_5 = 1'b1;
      6'ha: by_bus_address_7_2_5 = 1'b1; 6'hb: by_bus_address_7_2_5 = 1'b1; 6'hc: by_bus_address_7_2_5 = 1'b1;
      6'hd: by_bus_address_7_2_5 = 1'b1; 6'he: by_bus_address_7_2_5 = 1'b1; 6'hf: by_bus_address_7_2_5 = 1'b1;
      6'h10: by_bus_address_7_2_5 = 1'b1; 6'h11: by_bus_address_7_2_5 = 1'b1; 6'h14: by_bus_address_7_2_5 = 1'b1;
      6'h15: by_bus_address_7_2_5 = 1'b1; 6'h16: by_bus_address_7_2_5 = 1'b1; 6'h17: by_bus_address_7_2_5 = 1'b1;
      6'h18: by_bus_address_7_2_5 = 1'b1; 6'h19: by_bus_address_7_2_5 = 1'b1; 6'h1a: by_bus_address_7_2_5 = 1'b1;
      6'h1b: by_bus_address_7_2_5 = 1'b1; 6'h1c: by_bus_address_7_2_5 = 1'b1; 6'h1d: by_bus_address_7_2_5 = 1'b1;
      6'h1e: by_bus_address_7_2_5 = 1'b1; 6'h1f: by_bus_address_7_2_5 = 1'b1; 6'h21: by_bus_address_7_2_5 = 1'b1;
      6'h22: by_bus_address_7_2_5 = 1'b1; 6'h23: by_bus_address_7_2_5 = 1'b1; 6'h24: by_bus_address_7_2_5 = 1'b1;
      6'h25: by_bus_address_7_2_5 = 1'b1; 6'h28: by_bus_address_7_2_5 = 1'b1; 6'h29: by_bus_address_7_2_5 = 1'b1;
      6'h2a: by_bus_address_7_2_5 = 1'b1; 6'h2b: by_bus_address_7_2_5 = 1'b1; 6'h2c: by_bus_address_7_2_5 = 1'b1;
      6'h2d: by_bus_address_7_2_5 = 1'b1; 6'h34: by_bus_address_7_2_5 = 1'b1; 6'h35: by_bus_address_7_2_5 = 1'b1;
      6'h37: by_bus_address_7_2_5 = 1'b1; 6'h38: by_bus_address_7_2_5 = 1'b1; 6'h39: by_bus_address_7_2_5 = 1'b1;
      6'h3b: by_bus_address_7_2_5 = 1'b1; 6'h3c: by_bus_address_7_2_5 = 1'b1; 6'h3d: by_bus_address_7_2_5 = 1'b1;
      6'h3f: by_bus_address_7_2_5 = 1'b1;
      default: by_bus_address_7_2_5 = 1'b0;
    endcase

  reg by_bus_address_7_2_6;
  always @*
    case (bus_address[7:2])
      6'h39: by_bus_address_7_2_6 = 1'b1; 6'h3a: by_bus_address_7_2_6 = 1'b1; 6'h3c: by_bus_address_7_2_6 = 1'b1;
      default: by_bus_address_7_2_6 = 1'b0;
    endcase

  reg [32:0] by_bus_address_7_2_7;
  always @*
    case (bus_address[7:2])
      6'd0: by_bus_address_7_2_7 = {1'b1, vgt_max_vtx_indy_max_indy_byte};
      6'd1: by_bus_address_7_2_7 = {1'b1, vgt_min_vtx_indy_min_indy_byte};
      6'd2: by_bus_address_7_2_7 = {1'b1, vgt_indx_offset_indx_offset_byte};
      6'd3: by_bus_address_7_2_7 = {1'b1, vgt_multi_prim_ib_reset_ind_reset_ind_byte};
      default: by_bus_address_7_2_7 = 33'd0;
    endcase

  reg by_bus_address_7_2_8;
  always @*
    case (bus_address[7:2])
      6'd0: by_bus_address_7_2_8 = 1'b1; 6'd1: by_bus_address_7_2_8 = 1'b1; 6'd2: by_bus_address_7_2_8 = 1'b1;
      6'd3: by_bus_address_7_2_8 = 1'b1;
      default: by_bus_address_7_2_8 = 1'b0;
    endcase

  wire [9:0] read_data_case_60_joined = {vgt_cntl_status_vgt_te11_busy, vgt_cntl_status_vgt_hs_busy,
      vgt_cntl_status_vgt_gs_busy, vgt_cntl_status_vgt_pi_busy, vgt_cntl_status_vgt_vr_busy,
      vgt_cntl_status_vgt_te_busy, vgt_cntl_status_vgt_pt_busy, vgt_cntl_status_vgt_out_busy,
      vgt_cntl_status_vgt_out_indx_busy, vgt_cntl_status_vgt_busy};
  wire [4:0] read_data_case_55_joined = {ia_cntl_status_ia_adc_busy, ia_cntl_status_ia_grp_busy,
      ia_cntl_status_ia_dma_req_busy, ia_cntl_status_ia_dma_busy, ia_cntl_status_ia_busy};
  wire [20:0] read_data_case_49_joined = {vgt_cache_invalidation_es_limit_byte_2, 2'd0,
      vgt_cache_invalidation_streamout_full_flush_byte_1, 7'd0, vgt_cache_invalidation_vs_no_extra_buffer_byte_0,
      5'd0};

  reg [32:0] by_bus_address_7_2_read_data_case_49_joined;
  always @*
    case (bus_address[7:2])
      6'h31: by_bus_address_7_2_read_data_case_49_joined = {1'b1, {11'd0, read_data_case_49_joined}};
      6'h35: by_bus_address_7_2_read_data_case_49_joined = {1'b1, {27'd0, vgt_gs_vertex_reuse_vert_reuse_byte_0}};
      6'h37: by_bus_address_7_2_read_data_case_49_joined = {1'b1, {27'd0, read_data_case_55_joined}};
      6'h3c: by_bus_address_7_2_read_data_case_49_joined = {1'b1, {22'd0, read_data_case_60_joined}};
      default: by_bus_address_7_2_read_data_case_49_joined = 33'd0;
    endcase

  reg by_bus_address_7_2_9;
  always @*
    case (bus_address[7:2])
      6'h31: by_bus_address_7_2_9 = 1'b1; 6'h35: by_bus_address_7_2_9 = 1'b1;
      default: by_bus_address_7_2_9 = 1'b0;
    endcase

  wire found_all = (bus_write ? by_bus_address_7_2_9 : by_bus_address_7_2_read_data_case_49_joined[32]) &
      config_page_88;
  wire found_all_bus_write = (bus_write ? by_bus_address_7_2_5 : by_bus_address_7_2_read_data_case_9_joined[32]) &
      context_page_28a;
  wire found_all_by_bus_address_7_2_bus_address_7_2 = (bus_write ? by_bus_address_7_2_bus_address_7_2 :
      by_bus_address_7_2[32]) & userconfig_page_309;
  wire found_any = found_all | ((bus_write ? by_bus_address_7_2_8 : by_bus_address_7_2_7[32]) & context_page_284) |
      (bus_write & by_bus_address_7_2_6 & context_page_287) | found_all_bus_write | ((bus_write ?
      by_bus_address_7_2_4 : by_bus_address_7_2_3[32]) & context_page_28b) | ((bus_write ? by_bus_address_7_2_2 :
      by_bus_address_7_2_bus_address[32]) & context_page_28c) | found_all_by_bus_address_7_2_bus_address_7_2;

  wire found = found_any & (~|bus_address[1:0]);
  assign bus_ready = ready;
  assign bus_error = error;
  assign bus_read_data = read_data;
  genvar i;

  for (i = 0; i < 4; i = i + 1) begin : each_vgt_strmout_buffer_filled_size
    localparam [5:0] INDEX = i;
    localparam [5:0] INDEX_2 = i + 4;
    wire write_vgt_strmout_buffer_filled_size;
    reg [7:0] vgt_max_vtx_indy_max_indy_byte_i;
    reg [7:0] vgt_min_vtx_indy_min_indy_byte_i;
    reg [7:0] vgt_indx_offset_indx_offset_byte_i;
    reg [7:0] vgt_multi_prim_ib_reset_ind_reset_ind_byte_i;
    reg [7:0] vgt_dma_base_base_addr_byte_i;
    reg [7:0] vgt_hos_max_tess_level_max_tess_byte_i;
    reg [7:0] vgt_hos_min_tess_level_min_tess_byte_i;
    reg [7:0] vgt_enhance_misc_byte_i;
    reg [7:0] ia_enhance_misc_byte_i;
    reg [7:0] vgt_dma_size_num_indices_byte_i;
    reg [7:0] vgt_dma_max_size_max_size_byte_i;
    reg [7:0] vgt_dma_num_instances_num_instances_byte_i;
    reg [7:0] vgt_primitiveid_reset_value_byte_i;
    reg [7:0] vgt_instance_step_rate_0_step_rate_byte_i;
    reg [7:0] vgt_instance_step_rate_1_step_rate_byte_i;
    reg [7:0] vgt_strmout_buffer_size_size_byte_0_i;
    reg [7:0] vgt_strmout_buffer_size_size_byte_1_i;
    reg [7:0] vgt_strmout_buffer_size_size_byte_2_i;
    reg [7:0] vgt_strmout_buffer_size_size_byte_3_i;
    reg [7:0] vgt_strmout_vtx_stride_stride_byte_0_i;
    reg [1:0] vgt_strmout_vtx_stride_stride_byte_1_i;
    reg [7:0] vgt_strmout_buffer_offset_offset_byte_0_i;
    reg [7:0] vgt_strmout_buffer_offset_offset_byte_1_i;
    reg [7:0] vgt_strmout_buffer_offset_offset_byte_2_i;
    reg [7:0] vgt_strmout_buffer_offset_offset_byte_3_i;
    reg [7:0] vgt_strmout_draw_opaque_offset_offset_byte_i;
    reg [7:0] vgt_strmout_draw_opaque_buffer_filled_size_size_byte_i;
    reg [7:0] vgt_dispatch_draw_index_match_index_byte_i;
    reg vgt_strmout_config_streamout_en_byte_0_i;
    reg [7:0] vgt_esgs_ring_size_mem_size_byte_i;
    reg [7:0] vgt_gsvs_ring_size_mem_size_byte_i;
    reg [7:0] vgt_strmout_buffer_filled_size_size_byte_0_i;
    reg [7:0] vgt_strmout_buffer_filled_size_size_byte_1_i;
    reg [7:0] vgt_strmout_buffer_filled_size_size_byte_2_i;
    reg [7:0] vgt_strmout_buffer_filled_size_size_byte_3_i;
    reg [7:0] vgt_num_indices_num_indices_byte_i;
    reg [7:0] vgt_num_instances_num_instances_byte_i;
    reg [7:0] vgt_tf_memory_base_base_byte_i;
    assign vgt_max_vtx_indy_max_indy_byte[i*8 +: 8] = vgt_max_vtx_indy_max_indy_byte_i;
    assign vgt_min_vtx_indy_min_indy_byte[i*8 +: 8] = vgt_min_vtx_indy_min_indy_byte_i;
    assign vgt_indx_offset_indx_offset_byte[i*8 +: 8] = vgt_indx_offset_indx_offset_byte_i;
    assign vgt_multi_prim_ib_reset_ind_reset_ind_byte[i*8 +: 8] = vgt_multi_prim_ib_reset_ind_reset_ind_byte_i;
    assign vgt_dma_base_base_addr_byte[i*8 +: 8] = vgt_dma_base_base_addr_byte_i;
    assign vgt_hos_max_tess_level_max_tess_byte[i*8 +: 8] = vgt_hos_max_tess_level_max_tess_byte_i;
    assign vgt_hos_min_tess_level_min_tess_byte[i*8 +: 8] = vgt_hos_min_tess_level_min_tess_byte_i;
    assign vgt_enhance_misc_byte[i*8 +: 8] = vgt_enhance_misc_byte_i;
    assign ia_enhance_misc_byte[i*8 +: 8] = ia_enhance_misc_byte_i;
    assign vgt_dma_size_num_indices_byte[i*8 +: 8] = vgt_dma_size_num_indices_byte_i;
    assign vgt_dma_max_size_max_size_byte[i*8 +: 8] = vgt_dma_max_size_max_size_byte_i;
    assign vgt_dma_num_instances_num_instances_byte[i*8 +: 8] = vgt_dma_num_instances_num_instances_byte_i;
    assign vgt_primitiveid_reset_value_byte[i*8 +: 8] = vgt_primitiveid_reset_value_byte_i;
    assign vgt_instance_step_rate_0_step_rate_byte[i*8 +: 8] = vgt_instance_step_rate_0_step_rate_byte_i;
    assign vgt_instance_step_rate_1_step_rate_byte[i*8 +: 8] = vgt_instance_step_rate_1_step_rate_byte_i;
    assign vgt_strmout_buffer_size_size_byte_0[i*8 +: 8] = vgt_strmout_buffer_size_size_byte_0_i;
    assign vgt_strmout_buffer_size_size_byte_1[i*8 +: 8] = vgt_strmout_buffer_size_size_byte_1_i;
    assign vgt_strmout_buffer_size_size_byte_2[i*8 +: 8] = vgt_strmout_buffer_size_size_byte_2_i;
    assign vgt_strmout_buffer_size_size_byte_3[i*8 +: 8] = vgt_strmout_buffer_size_size_byte_3_i;
    assign vgt_strmout_vtx_stride_stride_byte_0[i*8 +: 8] = vgt_strmout_vtx_stride_stride_byte_0_i;
    assign vgt_strmout_vtx_stride_stride_byte_1[i*2 +: 2] = vgt_strmout_vtx_stride_stride_byte_1_i;
    assign vgt_strmout_buffer_offset_offset_byte_0[i*8 +: 8] = vgt_strmout_buffer_offset_offset_byte_0_i;
    assign vgt_strmout_buffer_offset_offset_byte_1[i*8 +: 8] = vgt_strmout_buffer_offset_offset_byte_1_i;
    assign vgt_strmout_buffer_offset_offset_byte_2[i*8 +: 8] = vgt_strmout_buffer_offset_offset_byte_2_i;
    assign vgt_strmout_buffer_offset_offset_byte_3[i*8 +: 8] = vgt_strmout_buffer_offset_offset_byte_3_i;
    assign vgt_strmout_draw_opaque_offset_offset_byte[i*8 +: 8] = vgt_strmout_draw_opaque_offset_offset_byte_i;
    assign vgt_strmout_draw_opaque_buffer_filled_size_size_byte[i*8 +: 8] =
        vgt_strmout_draw_opaque_buffer_filled_size_size_byte_i;
    assign vgt_dispatch_draw_index_match_index_byte[i*8 +: 8] = vgt_dispatch_draw_index_match_index_byte_i;
    assign vgt_strmout_config_streamout_en_byte_0[i] = vgt_strmout_config_streamout_en_byte_0_i;
    assign vgt_esgs_ring_size_mem_size_byte[i*8 +: 8] = vgt_esgs_ring_size_mem_size_byte_i;
    assign vgt_gsvs_ring_size_mem_size_byte[i*8 +: 8] = vgt_gsvs_ring_size_mem_size_byte_i;
    assign vgt_strmout_buffer_filled_size_size_byte_0[i*8 +: 8] = vgt_strmout_buffer_filled_size_size_byte_0_i;
    assign vgt_strmout_buffer_filled_size_size_byte_1[i*8 +: 8] = vgt_strmout_buffer_filled_size_size_byte_1_i;
    assign vgt_strmout_buffer_filled_size_size_byte_2[i*8 +: 8] = vgt_strmout_buffer_filled_size_size_byte_2_i;
    assign vgt_strmout_buffer_filled_size_size_byte_3[i*8 +: 8] = vgt_strmout_buffer_filled_size_size_byte_3_i;
    assign vgt_num_indices_num_indices_byte[i*8 +: 8] = vgt_num_indices_num_indices_byte_i;
    assign vgt_num_instances_num_instances_byte[i*8 +: 8] = vgt_num_instances_num_instances_byte_i;
    assign vgt_tf_memory_base_base_byte[i*8 +: 8] = vgt_tf_memory_base_base_byte_i;
    assign write_vgt_strmout_buffer_filled_size = writing_and_userconfig_page_309 &
        write_vgt_strmout_buffer_size_equal[i + 6];
    assign write_vgt_strmout_buffer_size_equal[i + 1] = bus_address[7:2] == INDEX;
    assign write_vgt_strmout_buffer_size_equal[i + 6] = bus_address[7:2] == INDEX_2;
    assign read_data_case_4_joined[i*33 +: 33] = {1'b1, vgt_strmout_buffer_filled_size_size_byte_3_i,
        vgt_strmout_buffer_filled_size_size_byte_2_i, vgt_strmout_buffer_filled_size_size_byte_1_i,
        vgt_strmout_buffer_filled_size_size_byte_0_i};
    assign vgt_group_vect_0_fmt_cntl_x_conv_byte_0_enable_all[i] = write_vgt_group_vect_0_fmt_cntl & bus_bytes[i];
    assign vgt_group_vect_1_fmt_cntl_x_conv_byte_0_enable_all[i] = write_vgt_group_vect_1_fmt_cntl & bus_bytes[i];

    initial vgt_max_vtx_indy_max_indy_byte_i = 8'd0;
    always @(posedge clock) begin
      if (write_vgt_max_vtx_indy & bus_bytes[i]) vgt_max_vtx_indy_max_indy_byte_i <= bus_data[8*i +: 8];
    end

    initial vgt_min_vtx_indy_min_indy_byte_i = 8'd0;
    always @(posedge clock) begin
      if (write_vgt_min_vtx_indy & bus_bytes[i]) vgt_min_vtx_indy_min_indy_byte_i <= bus_data[8*i +: 8];
    end

    initial vgt_indx_offset_indx_offset_byte_i = 8'd0;
    always @(posedge clock) begin
      if (write_vgt_indx_offset & bus_bytes[i]) vgt_indx_offset_indx_offset_byte_i <= bus_data[8*i +: 8];
    end

    initial vgt_multi_prim_ib_reset_ind_reset_ind_byte_i = 8'd0;
    always @(posedge clock) begin
      if (write_vgt_multi_prim_ib_reset_ind & bus_bytes[i]) begin
        vgt_multi_prim_ib_reset_ind_reset_ind_byte_i <= bus_data[8*i +: 8];
      end
    end

    initial vgt_dma_base_base_addr_byte_i = 8'd0;
    always @(posedge clock) begin
      if (write_vgt_dma_base & bus_bytes[i]) vgt_dma_base_base_addr_byte_i <= bus_data[8*i +: 8];
    end

    initial vgt_hos_max_tess_level_max_tess_byte_i = 8'd0;
    always @(posedge clock) begin
      if (write_vgt_hos_max_tess_level & bus_bytes[i]) vgt_hos_max_tess_level_max_tess_byte_i <= bus_data[8*i +: 8];
    end

    initial vgt_hos_min_tess_level_min_tess_byte_i = 8'd0;
    always @(posedge clock) begin
      if (write_vgt_hos_min_tess_level & bus_bytes[i]) vgt_hos_min_tess_level_min_tess_byte_i <= bus_data[8*i +: 8];
    end

    initial vgt_enhance_misc_byte_i = 8'd0;
    always @(posedge clock) begin
      if (write_vgt_enhance & bus_bytes[i]) vgt_enhance_misc_byte_i <= bus_data[8*i +: 8];
    end

    initial ia_enhance_misc_byte_i = 8'd0;
    always @(posedge clock) begin
      if (write_ia_enhance & bus_bytes[i]) ia_enhance_misc_byte_i <= bus_data[8*i +: 8];
    end

    initial vgt_dma_size_num_indices_byte_i = 8'd0;
    always @(posedge clock) begin
      if (write_vgt_dma_size & bus_bytes[i]) vgt_dma_size_num_indices_byte_i <= bus_data[8*i +: 8];
    end

    initial vgt_dma_max_size_max_size_byte_i = 8'd0;
    always @(posedge clock) begin
      if (write_vgt_dma_max_size & bus_bytes[i]) vgt_dma_max_size_max_size_byte_i <= bus_data[8*i +: 8];
    end

    initial vgt_dma_num_instances_num_instances_byte_i = 8'd0;
    always @(posedge clock) begin
      if (write_vgt_dma_num_instances & bus_bytes[i]) vgt_dma_num_instances_num_instances_byte_i <= bus_data[8*i +:
          8];
    end

    initial vgt_primitiveid_reset_value_byte_i = 8'd0;
    always @(posedge clock) begin
      if (write_vgt_primitiveid_reset & bus_bytes[i]) vgt_primitiveid_reset_value_byte_i <= bus_data[8*i +: 8];
    end

    initial vgt_instance_step_rate_0_step_rate_byte_i = 8'd0;
    always @(posedge clock) begin
      if (write_vgt_instance_step_rate_0 & bus_bytes[i]) begin
        vgt_instance_step_rate_0_step_rate_byte_i <= bus_data[8*i +: 8];
      end
    end

    initial vgt_instance_step_rate_1_step_rate_byte_i = 8'd0;
    always @(posedge clock) begin
      if (write_vgt_instance_step_rate_1 & bus_bytes[i]) begin
        vgt_instance_step_rate_1_step_rate_byte_i <= bus_data[8*i +: 8];
      end
    end

    initial vgt_strmout_buffer_size_size_byte_0_i = 8'd0;
    always @(posedge clock) begin
      if (write_vgt_strmout_buffer_size[i] & bus_bytes[0]) vgt_strmout_buffer_size_size_byte_0_i <= bus_data[7:0];
    end

    initial vgt_strmout_buffer_size_size_byte_1_i = 8'd0;
    always @(posedge clock) begin
      if (write_vgt_strmout_buffer_size[i] & bus_bytes[1]) vgt_strmout_buffer_size_size_byte_1_i <= bus_data[15:8];
    end

    initial vgt_strmout_buffer_size_size_byte_2_i = 8'd0;
    always @(posedge clock) begin
      if (write_vgt_strmout_buffer_size[i] & bus_bytes[2]) vgt_strmout_buffer_size_size_byte_2_i <= bus_data[23:16];
    end

    initial vgt_strmout_buffer_size_size_byte_3_i = 8'd0;
    always @(posedge clock) begin
      if (write_vgt_strmout_buffer_size[i] & bus_bytes[3]) vgt_strmout_buffer_size_size_byte_3_i <= bus_data[31:24];
    end

    initial vgt_strmout_vtx_stride_stride_byte_0_i = 8'd0;
    always @(posedge clock) begin
      if (write_vgt_strmout_vtx_stride[i] & bus_bytes[0]) vgt_strmout_vtx_stride_stride_byte_0_i <= bus_data[7:0];
    end

    initial vgt_strmout_vtx_stride_stride_byte_1_i = 2'd0;
    always @(posedge clock) begin
      if (write_vgt_strmout_vtx_stride[i] & bus_bytes[1]) vgt_strmout_vtx_stride_stride_byte_1_i <= bus_data[9:8];
    end

    initial vgt_strmout_buffer_offset_offset_byte_0_i = 8'd0;
    always @(posedge clock) begin
      if (write_vgt_strmout_buffer_offset[i] & bus_bytes[0]) vgt_strmout_buffer_offset_offset_byte_0_i <=
          bus_data[7:0];
    end

    initial vgt_strmout_buffer_offset_offset_byte_1_i = 8'd0;
    always @(posedge clock) begin
      if (write_vgt_strmout_buffer_offset[i] & bus_bytes[1]) begin
        vgt_strmout_buffer_offset_offset_byte_1_i <= bus_data[15:8];
      end
    end

    initial vgt_strmout_buffer_offset_offset_byte_2_i = 8'd0;
    always @(posedge clock) begin
      if (write_vgt_strmout_buffer_offset[i] & bus_bytes[2]) begin
        vgt_strmout_buffer_offset_offset_byte_2_i <= bus_data[23:16];
      end
    end

    initial vgt_strmout_buffer_offset_offset_byte_3_i = 8'd0;
    always @(posedge clock) begin
      if (write_vgt_strmout_buffer_offset[i] & bus_bytes[3]) begin
        vgt_strmout_buffer_offset_offset_byte_3_i <= bus_data[31:24];
      end
    end

    initial vgt_strmout_draw_opaque_offset_offset_byte_i = 8'd0;
    always @(posedge clock) begin
      if (write_vgt_strmout_draw_opaque_offset & bus_bytes[i]) begin
        vgt_strmout_draw_opaque_offset_offset_byte_i <= bus_data[8*i +: 8];
      end
    end

    initial vgt_strmout_draw_opaque_buffer_filled_size_size_byte_i = 8'd0;
    always @(posedge clock) begin
      if (write_vgt_strmout_draw_opaque_buffer_filled_size & bus_bytes[i]) begin
        vgt_strmout_draw_opaque_buffer_filled_size_size_byte_i <= bus_data[8*i +: 8];
      end
    end

    initial vgt_dispatch_draw_index_match_index_byte_i = 8'd0;
    always @(posedge clock) begin
      if (write_vgt_dispatch_draw_index & bus_bytes[i]) begin
        vgt_dispatch_draw_index_match_index_byte_i <= bus_data[8*i +: 8];
      end
    end

    initial vgt_strmout_config_streamout_en_byte_0_i = 1'b0;
    always @(posedge clock) begin
      if (write_vgt_strmout_config & bus_bytes[0]) vgt_strmout_config_streamout_en_byte_0_i <= bus_data[i];
    end

    initial vgt_esgs_ring_size_mem_size_byte_i = 8'd0;
    always @(posedge clock) begin
      if (write_vgt_esgs_ring_size & bus_bytes[i]) vgt_esgs_ring_size_mem_size_byte_i <= bus_data[8*i +: 8];
    end

    initial vgt_gsvs_ring_size_mem_size_byte_i = 8'd0;
    always @(posedge clock) begin
      if (write_vgt_gsvs_ring_size & bus_bytes[i]) vgt_gsvs_ring_size_mem_size_byte_i <= bus_data[8*i +: 8];
    end

    initial vgt_strmout_buffer_filled_size_size_byte_0_i = 8'd0;
    always @(posedge clock) begin
      if (write_vgt_strmout_buffer_filled_size & bus_bytes[0]) begin
        vgt_strmout_buffer_filled_size_size_byte_0_i <= bus_data[7:0];
      end
    end

    initial vgt_strmout_buffer_filled_size_size_byte_1_i = 8'd0;
    always @(posedge clock) begin
      if (write_vgt_strmout_buffer_filled_size & bus_bytes[1]) begin
        vgt_strmout_buffer_filled_size_size_byte_1_i <= bus_data[15:8];
      end
    end

    initial vgt_strmout_buffer_filled_size_size_byte_2_i = 8'd0;
    always @(posedge clock) begin
      if (write_vgt_strmout_buffer_filled_size & bus_bytes[2]) begin
        vgt_strmout_buffer_filled_size_size_byte_2_i <= bus_data[23:16];
      end
    end

    initial vgt_strmout_buffer_filled_size_size_byte_3_i = 8'd0;
    always @(posedge clock) begin
      if (write_vgt_strmout_buffer_filled_size & bus_bytes[3]) begin
        vgt_strmout_buffer_filled_size_size_byte_3_i <= bus_data[31:24];
      end
    end

    initial vgt_num_indices_num_indices_byte_i = 8'd0;
    always @(posedge clock) begin
      if (write_vgt_num_indices & bus_bytes[i]) vgt_num_indices_num_indices_byte_i <= bus_data[8*i +: 8];
    end

    initial vgt_num_instances_num_instances_byte_i = 8'd0;
    always @(posedge clock) begin
      if (write_vgt_num_instances & bus_bytes[i]) vgt_num_instances_num_instances_byte_i <= bus_data[8*i +: 8];
    end

    initial vgt_tf_memory_base_base_byte_i = 8'd0;
    always @(posedge clock) begin
      if (write_vgt_tf_memory_base & bus_bytes[i]) vgt_tf_memory_base_base_byte_i <= bus_data[8*i +: 8];
    end
  end

  for (i = 0; i < 7; i = i + 1) begin : each_write_vgt_strmout_draw_opaque_offset_equal
    localparam [5:0] INDEX_3 = i + 10;
    localparam [5:0] INDEX_4 = i + 21;
    assign write_vgt_strmout_draw_opaque_offset_equal[i] = bus_address[7:2] == INDEX_3;
    assign write_vgt_strmout_draw_opaque_offset_equal[i + 7] = bus_address[7:2] == INDEX_4;
  end

  initial vgt_cache_invalidation_vs_no_extra_buffer_byte_0 = 1'b0;
  always @(posedge clock) begin
    if (write_vgt_cache_invalidation & bus_bytes[0]) vgt_cache_invalidation_vs_no_extra_buffer_byte_0 <= bus_data[5];
  end

  initial vgt_cache_invalidation_streamout_full_flush_byte_1 = 1'b0;
  always @(posedge clock) begin
    if (write_vgt_cache_invalidation & bus_bytes[1]) begin
      vgt_cache_invalidation_streamout_full_flush_byte_1 <= bus_data[13];
    end
  end

  initial vgt_cache_invalidation_es_limit_byte_2 = 5'd0;
  always @(posedge clock) begin
    if (write_vgt_cache_invalidation & bus_bytes[2]) vgt_cache_invalidation_es_limit_byte_2 <= bus_data[20:16];
  end

  initial vgt_gs_vertex_reuse_vert_reuse_byte_0 = 5'h10;
  always @(posedge clock) begin
    if (write_vgt_gs_vertex_reuse & bus_bytes[0]) vgt_gs_vertex_reuse_vert_reuse_byte_0 <= bus_data[4:0];
  end

  initial vgt_dma_base_hi_base_addr_byte_0 = 8'd0;
  always @(posedge clock) begin
    if (write_vgt_dma_base_hi & bus_bytes[0]) vgt_dma_base_hi_base_addr_byte_0 <= bus_data[7:0];
  end

  initial begin
    vgt_draw_initiator_source_select_byte_0 = 2'd0; vgt_draw_initiator_major_mode_byte_0 = 2'd0;
    vgt_draw_initiator_not_eop_byte_0 = 1'b0; vgt_draw_initiator_use_opaque_byte_0 = 1'b0;
  end
  always @(posedge clock) begin
    if (write_vgt_draw_initiator & bus_bytes[0]) begin
      vgt_draw_initiator_source_select_byte_0 <= bus_data[1:0];
      vgt_draw_initiator_major_mode_byte_0 <= bus_data[3:2];
      vgt_draw_initiator_not_eop_byte_0 <= bus_data[5];
      vgt_draw_initiator_use_opaque_byte_0 <= bus_data[6];
    end
  end

  initial vgt_draw_initiator_written = 1'b0;
  always @(posedge clock) vgt_draw_initiator_written <= write_vgt_draw_initiator & (|bus_bytes);

  initial vgt_output_path_cntl_path_select_byte_0 = 3'd0;
  always @(posedge clock) begin
    if (write_vgt_output_path_cntl & bus_bytes[0]) vgt_output_path_cntl_path_select_byte_0 <= bus_data[2:0];
  end

  initial vgt_hos_cntl_tess_mode_byte_0 = 2'd0;
  always @(posedge clock) begin
    if (write_vgt_hos_cntl & bus_bytes[0]) vgt_hos_cntl_tess_mode_byte_0 <= bus_data[1:0];
  end

  initial vgt_hos_reuse_depth_reuse_depth_byte_0 = 8'd0;
  always @(posedge clock) begin
    if (write_vgt_hos_reuse_depth & bus_bytes[0]) vgt_hos_reuse_depth_reuse_depth_byte_0 <= bus_data[7:0];
  end

  initial vgt_group_prim_type_prim_type_byte_0 = 5'd0;
  always @(posedge clock) begin
    if (write_vgt_group_prim_type & bus_bytes[0]) vgt_group_prim_type_prim_type_byte_0 <= bus_data[4:0];
  end

  initial begin
    vgt_group_prim_type_retain_order_byte_1 = 1'b0; vgt_group_prim_type_retain_quads_byte_1 = 1'b0;
  end
  always @(posedge clock) begin
    if (write_vgt_group_prim_type & bus_bytes[1]) begin
      vgt_group_prim_type_retain_order_byte_1 <= bus_data[14];
      vgt_group_prim_type_retain_quads_byte_1 <= bus_data[15];
    end
  end

  initial vgt_group_prim_type_prim_order_byte_2 = 3'd0;
  always @(posedge clock) begin
    if (write_vgt_group_prim_type & bus_bytes[2]) vgt_group_prim_type_prim_order_byte_2 <= bus_data[18:16];
  end

  initial vgt_group_first_decr_first_decr_byte_0 = 4'd0;
  always @(posedge clock) begin
    if (write_vgt_group_first_decr & bus_bytes[0]) vgt_group_first_decr_first_decr_byte_0 <= bus_data[3:0];
  end

  initial vgt_group_decr_decr_byte_0 = 4'd0;
  always @(posedge clock) begin
    if (write_vgt_group_decr & bus_bytes[0]) vgt_group_decr_decr_byte_0 <= bus_data[3:0];
  end

  initial begin
    vgt_group_vect_0_cntl_comp_x_en_byte_0 = 1'b0; vgt_group_vect_0_cntl_comp_y_en_byte_0 = 1'b0;
    vgt_group_vect_0_cntl_comp_z_en_byte_0 = 1'b0; vgt_group_vect_0_cntl_comp_w_en_byte_0 = 1'b0;
  end
  always @(posedge clock) begin
    if (write_vgt_group_vect_0_cntl & bus_bytes[0]) begin
      vgt_group_vect_0_cntl_comp_x_en_byte_0 <= bus_data[0];
      vgt_group_vect_0_cntl_comp_y_en_byte_0 <= bus_data[1];
      vgt_group_vect_0_cntl_comp_z_en_byte_0 <= bus_data[2];
      vgt_group_vect_0_cntl_comp_w_en_byte_0 <= bus_data[3];
    end
  end

  initial vgt_group_vect_0_cntl_stride_byte_1 = 8'd0;
  always @(posedge clock) begin
    if (write_vgt_group_vect_0_cntl & bus_bytes[1]) vgt_group_vect_0_cntl_stride_byte_1 <= bus_data[15:8];
  end

  initial vgt_group_vect_0_cntl_shift_byte_2 = 8'd0;
  always @(posedge clock) begin
    if (write_vgt_group_vect_0_cntl & bus_bytes[2]) vgt_group_vect_0_cntl_shift_byte_2 <= bus_data[23:16];
  end

  initial begin
    vgt_group_vect_1_cntl_comp_x_en_byte_0 = 1'b0; vgt_group_vect_1_cntl_comp_y_en_byte_0 = 1'b0;
    vgt_group_vect_1_cntl_comp_z_en_byte_0 = 1'b0; vgt_group_vect_1_cntl_comp_w_en_byte_0 = 1'b0;
  end
  always @(posedge clock) begin
    if (write_vgt_group_vect_1_cntl & bus_bytes[0]) begin
      vgt_group_vect_1_cntl_comp_x_en_byte_0 <= bus_data[0];
      vgt_group_vect_1_cntl_comp_y_en_byte_0 <= bus_data[1];
      vgt_group_vect_1_cntl_comp_z_en_byte_0 <= bus_data[2];
      vgt_group_vect_1_cntl_comp_w_en_byte_0 <= bus_data[3];
    end
  end

  initial vgt_group_vect_1_cntl_stride_byte_1 = 8'd0;
  always @(posedge clock) begin
    if (write_vgt_group_vect_1_cntl & bus_bytes[1]) vgt_group_vect_1_cntl_stride_byte_1 <= bus_data[15:8];
  end

  initial vgt_group_vect_1_cntl_shift_byte_2 = 8'd0;
  always @(posedge clock) begin
    if (write_vgt_group_vect_1_cntl & bus_bytes[2]) vgt_group_vect_1_cntl_shift_byte_2 <= bus_data[23:16];
  end

  initial begin
    vgt_group_vect_0_fmt_cntl_x_conv_byte_0 = 4'd0; vgt_group_vect_0_fmt_cntl_x_offset_byte_0 = 4'd0;
  end
  always @(posedge clock) begin
    if (vgt_group_vect_0_fmt_cntl_x_conv_byte_0_enable_all[0]) begin
      vgt_group_vect_0_fmt_cntl_x_conv_byte_0 <= bus_data[3:0];
      vgt_group_vect_0_fmt_cntl_x_offset_byte_0 <= bus_data[7:4];
    end
  end

  initial begin
    vgt_group_vect_0_fmt_cntl_y_conv_byte_1 = 4'd0; vgt_group_vect_0_fmt_cntl_y_offset_byte_1 = 4'd0;
  end
  always @(posedge clock) begin
    if (vgt_group_vect_0_fmt_cntl_x_conv_byte_0_enable_all[1]) begin
      vgt_group_vect_0_fmt_cntl_y_conv_byte_1 <= bus_data[11:8];
      vgt_group_vect_0_fmt_cntl_y_offset_byte_1 <= bus_data[15:12];
    end
  end

  initial begin
    vgt_group_vect_0_fmt_cntl_z_conv_byte_2 = 4'd0; vgt_group_vect_0_fmt_cntl_z_offset_byte_2 = 4'd0;
  end
  always @(posedge clock) begin
    if (vgt_group_vect_0_fmt_cntl_x_conv_byte_0_enable_all[2]) begin
      vgt_group_vect_0_fmt_cntl_z_conv_byte_2 <= bus_data[19:16];
      vgt_group_vect_0_fmt_cntl_z_offset_byte_2 <= bus_data[23:20];
    end
  end

  initial begin
    vgt_group_vect_0_fmt_cntl_w_conv_byte_3 = 4'd0; vgt_group_vect_0_fmt_cntl_w_offset_byte_3 = 4'd0;
  end
  always @(posedge clock) begin
    if (vgt_group_vect_0_fmt_cntl_x_conv_byte_0_enable_all[3]) begin
      vgt_group_vect_0_fmt_cntl_w_conv_byte_3 <= bus_data[27:24];
      vgt_group_vect_0_fmt_cntl_w_offset_byte_3 <= bus_data[31:28];
    end
  end

  initial begin
    vgt_group_vect_1_fmt_cntl_x_conv_byte_0 = 4'd0; vgt_group_vect_1_fmt_cntl_x_offset_byte_0 = 4'd0;
  end
  always @(posedge clock) begin
    if (vgt_group_vect_1_fmt_cntl_x_conv_byte_0_enable_all[0]) begin
      vgt_group_vect_1_fmt_cntl_x_conv_byte_0 <= bus_data[3:0];
      vgt_group_vect_1_fmt_cntl_x_offset_byte_0 <= bus_data[7:4];
    end
  end

  initial begin
    vgt_group_vect_1_fmt_cntl_y_conv_byte_1 = 4'd0; vgt_group_vect_1_fmt_cntl_y_offset_byte_1 = 4'd0;
  end
  always @(posedge clock) begin
    if (vgt_group_vect_1_fmt_cntl_x_conv_byte_0_enable_all[1]) begin
      vgt_group_vect_1_fmt_cntl_y_conv_byte_1 <= bus_data[11:8];
      vgt_group_vect_1_fmt_cntl_y_offset_byte_1 <= bus_data[15:12];
    end
  end

  initial begin
    vgt_group_vect_1_fmt_cntl_z_conv_byte_2 = 4'd0; vgt_group_vect_1_fmt_cntl_z_offset_byte_2 = 4'd0;
  end
  always @(posedge clock) begin
    if (vgt_group_vect_1_fmt_cntl_x_conv_byte_0_enable_all[2]) begin
      vgt_group_vect_1_fmt_cntl_z_conv_byte_2 <= bus_data[19:16];
      vgt_group_vect_1_fmt_cntl_z_offset_byte_2 <= bus_data[23:20];
    end
  end

  initial begin
    vgt_group_vect_1_fmt_cntl_w_conv_byte_3 = 4'd0; vgt_group_vect_1_fmt_cntl_w_offset_byte_3 = 4'd0;
  end
  always @(posedge clock) begin
    if (vgt_group_vect_1_fmt_cntl_x_conv_byte_0_enable_all[3]) begin
      vgt_group_vect_1_fmt_cntl_w_conv_byte_3 <= bus_data[27:24];
      vgt_group_vect_1_fmt_cntl_w_offset_byte_3 <= bus_data[31:28];
    end
  end

  initial begin
    vgt_gs_mode_mode_byte_0 = 3'd0; vgt_gs_mode_cut_mode_byte_0 = 2'd0;
  end
  always @(posedge clock) begin
    if (write_vgt_gs_mode & bus_bytes[0]) begin
      vgt_gs_mode_mode_byte_0 <= bus_data[2:0];
      vgt_gs_mode_cut_mode_byte_0 <= bus_data[5:4];
    end
  end

  initial begin
    vgt_gs_mode_gs_c_pack_en_byte_1 = 1'b0; vgt_gs_mode_es_passthru_byte_1 = 1'b0;
    vgt_gs_mode_compute_mode_byte_1 = 1'b0; vgt_gs_mode_fast_compute_mode_byte_1 = 1'b0;
  end
  always @(posedge clock) begin
    if (write_vgt_gs_mode & bus_bytes[1]) begin
      vgt_gs_mode_gs_c_pack_en_byte_1 <= bus_data[11];
      vgt_gs_mode_es_passthru_byte_1 <= bus_data[13];
      vgt_gs_mode_compute_mode_byte_1 <= bus_data[14];
      vgt_gs_mode_fast_compute_mode_byte_1 <= bus_data[15];
    end
  end

  initial begin
    vgt_gs_mode_element_info_en_byte_2 = 1'b0; vgt_gs_mode_partial_thd_at_eoi_byte_2 = 1'b0;
    vgt_gs_mode_suppress_cuts_byte_2 = 1'b0; vgt_gs_mode_es_write_optimize_byte_2 = 1'b0;
    vgt_gs_mode_gs_write_optimize_byte_2 = 1'b0; vgt_gs_mode_onchip_byte_2 = 2'd0;
  end
  always @(posedge clock) begin
    if (write_vgt_gs_mode & bus_bytes[2]) begin
      vgt_gs_mode_element_info_en_byte_2 <= bus_data[16];
      vgt_gs_mode_partial_thd_at_eoi_byte_2 <= bus_data[17];
      vgt_gs_mode_suppress_cuts_byte_2 <= bus_data[18];
      vgt_gs_mode_es_write_optimize_byte_2 <= bus_data[19];
      vgt_gs_mode_gs_write_optimize_byte_2 <= bus_data[20];
      vgt_gs_mode_onchip_byte_2 <= bus_data[22:21];
    end
  end

  initial vgt_gs_onchip_cntl_es_verts_per_subgrp_byte_0 = 8'd0;
  always @(posedge clock) begin
    if (write_vgt_gs_onchip_cntl & bus_bytes[0]) vgt_gs_onchip_cntl_es_verts_per_subgrp_byte_0 <= bus_data[7:0];
  end

  initial begin
    vgt_gs_onchip_cntl_es_verts_per_subgrp_byte_1 = 3'd0; vgt_gs_onchip_cntl_gs_prims_per_subgrp_byte_1 = 5'd0;
  end
  always @(posedge clock) begin
    if (write_vgt_gs_onchip_cntl & bus_bytes[1]) begin
      vgt_gs_onchip_cntl_es_verts_per_subgrp_byte_1 <= bus_data[10:8];
      vgt_gs_onchip_cntl_gs_prims_per_subgrp_byte_1 <= bus_data[15:11];
    end
  end

  initial vgt_gs_onchip_cntl_gs_prims_per_subgrp_byte_2 = 6'd0;
  always @(posedge clock) begin
    if (write_vgt_gs_onchip_cntl & bus_bytes[2]) vgt_gs_onchip_cntl_gs_prims_per_subgrp_byte_2 <= bus_data[21:16];
  end

  initial vgt_gs_per_es_gs_per_es_byte_0 = 8'd0;
  always @(posedge clock) begin
    if (write_vgt_gs_per_es & bus_bytes[0]) vgt_gs_per_es_gs_per_es_byte_0 <= bus_data[7:0];
  end

  initial vgt_gs_per_es_gs_per_es_byte_1 = 3'd0;
  always @(posedge clock) begin
    if (write_vgt_gs_per_es & bus_bytes[1]) vgt_gs_per_es_gs_per_es_byte_1 <= bus_data[10:8];
  end

  initial vgt_es_per_gs_es_per_gs_byte_0 = 8'd0;
  always @(posedge clock) begin
    if (write_vgt_es_per_gs & bus_bytes[0]) vgt_es_per_gs_es_per_gs_byte_0 <= bus_data[7:0];
  end

  initial vgt_es_per_gs_es_per_gs_byte_1 = 3'd0;
  always @(posedge clock) begin
    if (write_vgt_es_per_gs & bus_bytes[1]) vgt_es_per_gs_es_per_gs_byte_1 <= bus_data[10:8];
  end

  initial vgt_gs_per_vs_gs_per_vs_byte_0 = 4'd0;
  always @(posedge clock) begin
    if (write_vgt_gs_per_vs & bus_bytes[0]) vgt_gs_per_vs_gs_per_vs_byte_0 <= bus_data[3:0];
  end

  initial vgt_gsvs_ring_offset_1_offset_byte_0 = 8'd0;
  always @(posedge clock) begin
    if (write_vgt_gsvs_ring_offset_1 & bus_bytes[0]) vgt_gsvs_ring_offset_1_offset_byte_0 <= bus_data[7:0];
  end

  initial vgt_gsvs_ring_offset_1_offset_byte_1 = 7'd0;
  always @(posedge clock) begin
    if (write_vgt_gsvs_ring_offset_1 & bus_bytes[1]) vgt_gsvs_ring_offset_1_offset_byte_1 <= bus_data[14:8];
  end

  initial vgt_gsvs_ring_offset_2_offset_byte_0 = 8'd0;
  always @(posedge clock) begin
    if (write_vgt_gsvs_ring_offset_2 & bus_bytes[0]) vgt_gsvs_ring_offset_2_offset_byte_0 <= bus_data[7:0];
  end

  initial vgt_gsvs_ring_offset_2_offset_byte_1 = 7'd0;
  always @(posedge clock) begin
    if (write_vgt_gsvs_ring_offset_2 & bus_bytes[1]) vgt_gsvs_ring_offset_2_offset_byte_1 <= bus_data[14:8];
  end

  initial vgt_gsvs_ring_offset_3_offset_byte_0 = 8'd0;
  always @(posedge clock) begin
    if (write_vgt_gsvs_ring_offset_3 & bus_bytes[0]) vgt_gsvs_ring_offset_3_offset_byte_0 <= bus_data[7:0];
  end

  initial vgt_gsvs_ring_offset_3_offset_byte_1 = 7'd0;
  always @(posedge clock) begin
    if (write_vgt_gsvs_ring_offset_3 & bus_bytes[1]) vgt_gsvs_ring_offset_3_offset_byte_1 <= bus_data[14:8];
  end

  initial vgt_gs_out_prim_type_outprim_type_byte_0 = 6'd0;
  always @(posedge clock) begin
    if (write_vgt_gs_out_prim_type & bus_bytes[0]) vgt_gs_out_prim_type_outprim_type_byte_0 <= bus_data[5:0];
  end

  initial vgt_gs_out_prim_type_outprim_type_1_byte_1 = 6'd0;
  always @(posedge clock) begin
    if (write_vgt_gs_out_prim_type & bus_bytes[1]) vgt_gs_out_prim_type_outprim_type_1_byte_1 <= bus_data[13:8];
  end

  initial begin
    vgt_gs_out_prim_type_outprim_type_2_byte_2 = 6'd0; vgt_gs_out_prim_type_outprim_type_3_byte_2 = 2'd0;
  end
  always @(posedge clock) begin
    if (write_vgt_gs_out_prim_type & bus_bytes[2]) begin
      vgt_gs_out_prim_type_outprim_type_2_byte_2 <= bus_data[21:16];
      vgt_gs_out_prim_type_outprim_type_3_byte_2 <= bus_data[23:22];
    end
  end

  initial begin
    vgt_gs_out_prim_type_outprim_type_3_byte_3 = 4'd0; vgt_gs_out_prim_type_unique_type_per_stream_byte_3 = 1'b0;
  end
  always @(posedge clock) begin
    if (write_vgt_gs_out_prim_type & bus_bytes[3]) begin
      vgt_gs_out_prim_type_outprim_type_3_byte_3 <= bus_data[27:24];
      vgt_gs_out_prim_type_unique_type_per_stream_byte_3 <= bus_data[31];
    end
  end

  initial begin
    vgt_dma_index_type_index_type_byte_0 = 2'd0; vgt_dma_index_type_swap_mode_byte_0 = 2'd0;
    vgt_dma_index_type_buf_type_byte_0 = 2'd0; vgt_dma_index_type_rdreq_policy_byte_0 = 2'd0;
  end
  always @(posedge clock) begin
    if (write_vgt_dma_index_type & bus_bytes[0]) begin
      vgt_dma_index_type_index_type_byte_0 <= bus_data[1:0];
      vgt_dma_index_type_swap_mode_byte_0 <= bus_data[3:2];
      vgt_dma_index_type_buf_type_byte_0 <= bus_data[5:4];
      vgt_dma_index_type_rdreq_policy_byte_0 <= bus_data[7:6];
    end
  end

  initial begin
    vgt_dma_index_type_atc_byte_1 = 1'b0; vgt_dma_index_type_not_eop_byte_1 = 1'b0;
    vgt_dma_index_type_req_path_byte_1 = 1'b0;
  end
  always @(posedge clock) begin
    if (write_vgt_dma_index_type & bus_bytes[1]) begin
      vgt_dma_index_type_atc_byte_1 <= bus_data[8];
      vgt_dma_index_type_not_eop_byte_1 <= bus_data[9];
      vgt_dma_index_type_req_path_byte_1 <= bus_data[10];
    end
  end

  initial vgt_primitiveid_en_primitiveid_en_byte_0 = 1'b0;
  always @(posedge clock) begin
    if (write_vgt_primitiveid_en & bus_bytes[0]) vgt_primitiveid_en_primitiveid_en_byte_0 <= bus_data[0];
  end

  initial vgt_event_initiator_event_type_byte_0 = 6'd0;
  always @(posedge clock) begin
    if (write_vgt_event_initiator & bus_bytes[0]) vgt_event_initiator_event_type_byte_0 <= bus_data[5:0];
  end

  initial vgt_event_initiator_address_hi_byte_2 = 6'd0;
  always @(posedge clock) begin
    if (write_vgt_event_initiator & bus_bytes[2]) vgt_event_initiator_address_hi_byte_2 <= bus_data[23:18];
  end

  initial begin
    vgt_event_initiator_address_hi_byte_3 = 3'd0; vgt_event_initiator_extended_event_byte_3 = 1'b0;
  end
  always @(posedge clock) begin
    if (write_vgt_event_initiator & bus_bytes[3]) begin
      vgt_event_initiator_address_hi_byte_3 <= bus_data[26:24];
      vgt_event_initiator_extended_event_byte_3 <= bus_data[27];
    end
  end

  initial vgt_event_initiator_written = 1'b0;
  always @(posedge clock) vgt_event_initiator_written <= write_vgt_event_initiator & (|bus_bytes);

  initial vgt_multi_prim_ib_reset_en_reset_en_byte_0 = 1'b0;
  always @(posedge clock) begin
    if (write_vgt_multi_prim_ib_reset_en & bus_bytes[0]) vgt_multi_prim_ib_reset_en_reset_en_byte_0 <= bus_data[0];
  end

  initial ia_multi_vgt_param_primgroup_size_byte_0 = 8'hff;
  always @(posedge clock) begin
    if (write_ia_multi_vgt_param & bus_bytes[0]) ia_multi_vgt_param_primgroup_size_byte_0 <= bus_data[7:0];
  end

  initial ia_multi_vgt_param_primgroup_size_byte_1 = 8'd0;
  always @(posedge clock) begin
    if (write_ia_multi_vgt_param & bus_bytes[1]) ia_multi_vgt_param_primgroup_size_byte_1 <= bus_data[15:8];
  end

  initial begin
    ia_multi_vgt_param_partial_vs_wave_on_byte_2 = 1'b0; ia_multi_vgt_param_switch_on_eop_byte_2 = 1'b0;
    ia_multi_vgt_param_partial_es_wave_on_byte_2 = 1'b0; ia_multi_vgt_param_switch_on_eoi_byte_2 = 1'b0;
    ia_multi_vgt_param_wd_switch_on_eop_byte_2 = 1'b0;
  end
  always @(posedge clock) begin
    if (write_ia_multi_vgt_param & bus_bytes[2]) begin
      ia_multi_vgt_param_partial_vs_wave_on_byte_2 <= bus_data[16];
      ia_multi_vgt_param_switch_on_eop_byte_2 <= bus_data[17];
      ia_multi_vgt_param_partial_es_wave_on_byte_2 <= bus_data[18];
      ia_multi_vgt_param_switch_on_eoi_byte_2 <= bus_data[19];
      ia_multi_vgt_param_wd_switch_on_eop_byte_2 <= bus_data[20];
    end
  end

  initial vgt_esgs_ring_itemsize_itemsize_byte_0 = 8'd0;
  always @(posedge clock) begin
    if (write_vgt_esgs_ring_itemsize & bus_bytes[0]) vgt_esgs_ring_itemsize_itemsize_byte_0 <= bus_data[7:0];
  end

  initial vgt_esgs_ring_itemsize_itemsize_byte_1 = 7'd0;
  always @(posedge clock) begin
    if (write_vgt_esgs_ring_itemsize & bus_bytes[1]) vgt_esgs_ring_itemsize_itemsize_byte_1 <= bus_data[14:8];
  end

  initial vgt_gsvs_ring_itemsize_itemsize_byte_0 = 8'd0;
  always @(posedge clock) begin
    if (write_vgt_gsvs_ring_itemsize & bus_bytes[0]) vgt_gsvs_ring_itemsize_itemsize_byte_0 <= bus_data[7:0];
  end

  initial vgt_gsvs_ring_itemsize_itemsize_byte_1 = 7'd0;
  always @(posedge clock) begin
    if (write_vgt_gsvs_ring_itemsize & bus_bytes[1]) vgt_gsvs_ring_itemsize_itemsize_byte_1 <= bus_data[14:8];
  end

  initial vgt_reuse_off_reuse_off_byte_0 = 1'b0;
  always @(posedge clock) begin
    if (write_vgt_reuse_off & bus_bytes[0]) vgt_reuse_off_reuse_off_byte_0 <= bus_data[0];
  end

  initial vgt_strmout_draw_opaque_vertex_stride_vertex_stride_byte_0 = 8'd0;
  always @(posedge clock) begin
    if (write_vgt_strmout_draw_opaque_vertex_stride & bus_bytes[0]) begin
      vgt_strmout_draw_opaque_vertex_stride_vertex_stride_byte_0 <= bus_data[7:0];
    end
  end

  initial vgt_strmout_draw_opaque_vertex_stride_vertex_stride_byte_1 = 1'b0;
  always @(posedge clock) begin
    if (write_vgt_strmout_draw_opaque_vertex_stride & bus_bytes[1]) begin
      vgt_strmout_draw_opaque_vertex_stride_vertex_stride_byte_1 <= bus_data[8];
    end
  end

  initial vgt_gs_max_vert_out_max_vert_out_byte_0 = 8'd0;
  always @(posedge clock) begin
    if (write_vgt_gs_max_vert_out & bus_bytes[0]) vgt_gs_max_vert_out_max_vert_out_byte_0 <= bus_data[7:0];
  end

  initial vgt_gs_max_vert_out_max_vert_out_byte_1 = 3'd0;
  always @(posedge clock) begin
    if (write_vgt_gs_max_vert_out & bus_bytes[1]) vgt_gs_max_vert_out_max_vert_out_byte_1 <= bus_data[10:8];
  end

  initial begin
    vgt_shader_stages_en_ls_en_byte_0 = 2'd0; vgt_shader_stages_en_hs_en_byte_0 = 1'b0;
    vgt_shader_stages_en_es_en_byte_0 = 2'd0; vgt_shader_stages_en_gs_en_byte_0 = 1'b0;
    vgt_shader_stages_en_vs_en_byte_0 = 2'd0;
  end
  always @(posedge clock) begin
    if (write_vgt_shader_stages_en & bus_bytes[0]) begin
      vgt_shader_stages_en_ls_en_byte_0 <= bus_data[1:0];
      vgt_shader_stages_en_hs_en_byte_0 <= bus_data[2];
      vgt_shader_stages_en_es_en_byte_0 <= bus_data[4:3];
      vgt_shader_stages_en_gs_en_byte_0 <= bus_data[5];
      vgt_shader_stages_en_vs_en_byte_0 <= bus_data[7:6];
    end
  end

  initial vgt_shader_stages_en_dynamic_hs_byte_1 = 1'b0;
  always @(posedge clock) begin
    if (write_vgt_shader_stages_en & bus_bytes[1]) vgt_shader_stages_en_dynamic_hs_byte_1 <= bus_data[8];
  end

  initial vgt_ls_hs_config_num_patches_byte_0 = 8'd0;
  always @(posedge clock) begin
    if (write_vgt_ls_hs_config & bus_bytes[0]) vgt_ls_hs_config_num_patches_byte_0 <= bus_data[7:0];
  end

  initial begin
    vgt_ls_hs_config_hs_num_input_cp_byte_1 = 6'd0; vgt_ls_hs_config_hs_num_output_cp_byte_1 = 2'd0;
  end
  always @(posedge clock) begin
    if (write_vgt_ls_hs_config & bus_bytes[1]) begin
      vgt_ls_hs_config_hs_num_input_cp_byte_1 <= bus_data[13:8];
      vgt_ls_hs_config_hs_num_output_cp_byte_1 <= bus_data[15:14];
    end
  end

  initial vgt_ls_hs_config_hs_num_output_cp_byte_2 = 4'd0;
  always @(posedge clock) begin
    if (write_vgt_ls_hs_config & bus_bytes[2]) vgt_ls_hs_config_hs_num_output_cp_byte_2 <= bus_data[19:16];
  end

  initial vgt_gs_vert_itemsize_itemsize_byte_0 = 8'd0;
  always @(posedge clock) begin
    if (write_vgt_gs_vert_itemsize & bus_bytes[0]) vgt_gs_vert_itemsize_itemsize_byte_0 <= bus_data[7:0];
  end

  initial vgt_gs_vert_itemsize_itemsize_byte_1 = 7'd0;
  always @(posedge clock) begin
    if (write_vgt_gs_vert_itemsize & bus_bytes[1]) vgt_gs_vert_itemsize_itemsize_byte_1 <= bus_data[14:8];
  end

  initial vgt_gs_vert_itemsize_1_itemsize_byte_0 = 8'd0;
  always @(posedge clock) begin
    if (write_vgt_gs_vert_itemsize_1 & bus_bytes[0]) vgt_gs_vert_itemsize_1_itemsize_byte_0 <= bus_data[7:0];
  end

  initial vgt_gs_vert_itemsize_1_itemsize_byte_1 = 7'd0;
  always @(posedge clock) begin
    if (write_vgt_gs_vert_itemsize_1 & bus_bytes[1]) vgt_gs_vert_itemsize_1_itemsize_byte_1 <= bus_data[14:8];
  end

  initial vgt_gs_vert_itemsize_2_itemsize_byte_0 = 8'd0;
  always @(posedge clock) begin
    if (write_vgt_gs_vert_itemsize_2 & bus_bytes[0]) vgt_gs_vert_itemsize_2_itemsize_byte_0 <= bus_data[7:0];
  end

  initial vgt_gs_vert_itemsize_2_itemsize_byte_1 = 7'd0;
  always @(posedge clock) begin
    if (write_vgt_gs_vert_itemsize_2 & bus_bytes[1]) vgt_gs_vert_itemsize_2_itemsize_byte_1 <= bus_data[14:8];
  end

  initial vgt_gs_vert_itemsize_3_itemsize_byte_0 = 8'd0;
  always @(posedge clock) begin
    if (write_vgt_gs_vert_itemsize_3 & bus_bytes[0]) vgt_gs_vert_itemsize_3_itemsize_byte_0 <= bus_data[7:0];
  end

  initial vgt_gs_vert_itemsize_3_itemsize_byte_1 = 7'd0;
  always @(posedge clock) begin
    if (write_vgt_gs_vert_itemsize_3 & bus_bytes[1]) vgt_gs_vert_itemsize_3_itemsize_byte_1 <= bus_data[14:8];
  end

  initial begin
    vgt_tf_param_type_byte_0 = 2'd0; vgt_tf_param_partitioning_byte_0 = 3'd0; vgt_tf_param_topology_byte_0 = 3'd0;
  end
  always @(posedge clock) begin
    if (write_vgt_tf_param & bus_bytes[0]) begin
      vgt_tf_param_type_byte_0 <= bus_data[1:0];
      vgt_tf_param_partitioning_byte_0 <= bus_data[4:2];
      vgt_tf_param_topology_byte_0 <= bus_data[7:5];
    end
  end

  initial begin
    vgt_tf_param_num_ds_waves_per_simd_byte_1 = 4'd0; vgt_tf_param_disable_donuts_byte_1 = 1'b0;
    vgt_tf_param_rdreq_policy_byte_1 = 1'b0;
  end
  always @(posedge clock) begin
    if (write_vgt_tf_param & bus_bytes[1]) begin
      vgt_tf_param_num_ds_waves_per_simd_byte_1 <= bus_data[13:10];
      vgt_tf_param_disable_donuts_byte_1 <= bus_data[14];
      vgt_tf_param_rdreq_policy_byte_1 <= bus_data[15];
    end
  end

  initial vgt_tf_param_rdreq_policy_byte_2 = 1'b0;
  always @(posedge clock) begin
    if (write_vgt_tf_param & bus_bytes[2]) vgt_tf_param_rdreq_policy_byte_2 <= bus_data[16];
  end

  initial begin
    vgt_gs_instance_cnt_enable_byte_0 = 1'b0; vgt_gs_instance_cnt_cnt_byte_0 = 6'd0;
  end
  always @(posedge clock) begin
    if (write_vgt_gs_instance_cnt & bus_bytes[0]) begin
      vgt_gs_instance_cnt_enable_byte_0 <= bus_data[0];
      vgt_gs_instance_cnt_cnt_byte_0 <= bus_data[7:2];
    end
  end

  initial vgt_gs_instance_cnt_cnt_byte_1 = 1'b0;
  always @(posedge clock) begin
    if (write_vgt_gs_instance_cnt & bus_bytes[1]) vgt_gs_instance_cnt_cnt_byte_1 <= bus_data[8];
  end

  initial vgt_strmout_config_rast_stream_byte_0 = 3'd0;
  always @(posedge clock) begin
    if (write_vgt_strmout_config & bus_bytes[0]) vgt_strmout_config_rast_stream_byte_0 <= bus_data[6:4];
  end

  initial vgt_strmout_config_rast_stream_mask_byte_1 = 4'd0;
  always @(posedge clock) begin
    if (write_vgt_strmout_config & bus_bytes[1]) vgt_strmout_config_rast_stream_mask_byte_1 <= bus_data[11:8];
  end

  initial vgt_strmout_config_use_rast_stream_mask_byte_3 = 1'b0;
  always @(posedge clock) begin
    if (write_vgt_strmout_config & bus_bytes[3]) vgt_strmout_config_use_rast_stream_mask_byte_3 <= bus_data[31];
  end

  initial begin
    vgt_strmout_buffer_config_stream_0_buffer_en_byte_0 = 4'd0;
    vgt_strmout_buffer_config_stream_1_buffer_en_byte_0 = 4'd0;
  end
  always @(posedge clock) begin
    if (write_vgt_strmout_buffer_config & bus_bytes[0]) begin
      vgt_strmout_buffer_config_stream_0_buffer_en_byte_0 <= bus_data[3:0];
      vgt_strmout_buffer_config_stream_1_buffer_en_byte_0 <= bus_data[7:4];
    end
  end

  initial begin
    vgt_strmout_buffer_config_stream_2_buffer_en_byte_1 = 4'd0;
    vgt_strmout_buffer_config_stream_3_buffer_en_byte_1 = 4'd0;
  end
  always @(posedge clock) begin
    if (write_vgt_strmout_buffer_config & bus_bytes[1]) begin
      vgt_strmout_buffer_config_stream_2_buffer_en_byte_1 <= bus_data[11:8];
      vgt_strmout_buffer_config_stream_3_buffer_en_byte_1 <= bus_data[15:12];
    end
  end

  initial vgt_vertex_reuse_block_cntl_vtx_reuse_depth_byte_0 = 8'd0;
  always @(posedge clock) begin
    if (write_vgt_vertex_reuse_block_cntl & bus_bytes[0]) begin
      vgt_vertex_reuse_block_cntl_vtx_reuse_depth_byte_0 <= bus_data[7:0];
    end
  end

  initial vgt_out_dealloc_cntl_dealloc_dist_byte_0 = 7'd0;
  always @(posedge clock) begin
    if (write_vgt_out_dealloc_cntl & bus_bytes[0]) vgt_out_dealloc_cntl_dealloc_dist_byte_0 <= bus_data[6:0];
  end

  initial vgt_primitive_type_prim_type_byte_0 = 6'd0;
  always @(posedge clock) begin
    if (write_vgt_primitive_type & bus_bytes[0]) vgt_primitive_type_prim_type_byte_0 <= bus_data[5:0];
  end

  initial vgt_index_type_index_type_byte_0 = 2'd0;
  always @(posedge clock) begin
    if (write_vgt_index_type & bus_bytes[0]) vgt_index_type_index_type_byte_0 <= bus_data[1:0];
  end

  initial vgt_tf_ring_size_size_byte_0 = 8'd0;
  always @(posedge clock) begin
    if (write_vgt_tf_ring_size & bus_bytes[0]) vgt_tf_ring_size_size_byte_0 <= bus_data[7:0];
  end

  initial vgt_tf_ring_size_size_byte_1 = 8'h20;
  always @(posedge clock) begin
    if (write_vgt_tf_ring_size & bus_bytes[1]) vgt_tf_ring_size_size_byte_1 <= bus_data[15:8];
  end

  initial vgt_hs_offchip_param_offchip_buffering_byte_0 = 8'd0;
  always @(posedge clock) begin
    if (write_vgt_hs_offchip_param & bus_bytes[0]) vgt_hs_offchip_param_offchip_buffering_byte_0 <= bus_data[7:0];
  end

  initial begin
    vgt_hs_offchip_param_offchip_buffering_byte_1 = 1'b0; vgt_hs_offchip_param_offchip_granularity_byte_1 = 2'd0;
  end
  always @(posedge clock) begin
    if (write_vgt_hs_offchip_param & bus_bytes[1]) begin
      vgt_hs_offchip_param_offchip_buffering_byte_1 <= bus_data[8];
      vgt_hs_offchip_param_offchip_granularity_byte_1 <= bus_data[10:9];
    end
  end

  wire [31:0] read_data_next_any = (by_bus_address_7_2_read_data_case_49_joined[31:0] & {32{config_page_88}}) |
      (by_bus_address_7_2_7[31:0] & {32{context_page_284}}) | (by_bus_address_7_2_read_data_case_9_joined[31:0] &
      {32{context_page_28a}}) | (by_bus_address_7_2_3[31:0] & {32{context_page_28b}}) |
      (by_bus_address_7_2_bus_address[31:0] & {32{context_page_28c}}) | (by_bus_address_7_2[31:0] &
      {32{userconfig_page_309}});

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
