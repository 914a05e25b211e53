// vgt_registers: generator of hdl/src/registers/register_block.rs. Written by Tombolo; change the source.
// SPDX-License-Identifier: MIT OR Apache-2.0
`default_nettype none

module vgt_registers (
  input wire clock,
  input wire bus_valid,
  input wire bus_write,
  input wire [17:0] bus_address,
  input wire [31:0] bus_data,
  input wire [3:0] bus_bytes,
  output reg bus_ready,
  output reg bus_error,
  output reg [31:0] bus_read_data,
  output reg vgt_cache_invalidation_vs_no_extra_buffer,
  output reg vgt_cache_invalidation_streamout_full_flush,
  output reg [4:0] vgt_cache_invalidation_es_limit,
  output reg [4:0] vgt_gs_vertex_reuse_vert_reuse,
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
  output reg [7:0] vgt_dma_base_hi_base_addr,
  output wire [31:0] vgt_dma_base_base_addr,
  output reg [1:0] vgt_draw_initiator_source_select,
  output reg [1:0] vgt_draw_initiator_major_mode,
  output reg vgt_draw_initiator_not_eop,
  output reg vgt_draw_initiator_use_opaque,
  output reg vgt_draw_initiator_strobe,
  output reg [2:0] vgt_output_path_cntl_path_select,
  output reg [1:0] vgt_hos_cntl_tess_mode,
  output wire [31:0] vgt_hos_max_tess_level_max_tess,
  output wire [31:0] vgt_hos_min_tess_level_min_tess,
  output reg [7:0] vgt_hos_reuse_depth_reuse_depth,
  output reg [4:0] vgt_group_prim_type_prim_type,
  output reg vgt_group_prim_type_retain_order,
  output reg vgt_group_prim_type_retain_quads,
  output reg [2:0] vgt_group_prim_type_prim_order,
  output reg [3:0] vgt_group_first_decr_first_decr,
  output reg [3:0] vgt_group_decr_decr,
  output reg vgt_group_vect_0_cntl_comp_x_en,
  output reg vgt_group_vect_0_cntl_comp_y_en,
  output reg vgt_group_vect_0_cntl_comp_z_en,
  output reg vgt_group_vect_0_cntl_comp_w_en,
  output reg [7:0] vgt_group_vect_0_cntl_stride,
  output reg [7:0] vgt_group_vect_0_cntl_shift,
  output reg vgt_group_vect_1_cntl_comp_x_en,
  output reg vgt_group_vect_1_cntl_comp_y_en,
  output reg vgt_group_vect_1_cntl_comp_z_en,
  output reg vgt_group_vect_1_cntl_comp_w_en,
  output reg [7:0] vgt_group_vect_1_cntl_stride,
  output reg [7:0] vgt_group_vect_1_cntl_shift,
  output reg [3:0] vgt_group_vect_0_fmt_cntl_x_conv,
  output reg [3:0] vgt_group_vect_0_fmt_cntl_x_offset,
  output reg [3:0] vgt_group_vect_0_fmt_cntl_y_conv,
  output reg [3:0] vgt_group_vect_0_fmt_cntl_y_offset,
  output reg [3:0] vgt_group_vect_0_fmt_cntl_z_conv,
  output reg [3:0] vgt_group_vect_0_fmt_cntl_z_offset,
  output reg [3:0] vgt_group_vect_0_fmt_cntl_w_conv,
  output reg [3:0] vgt_group_vect_0_fmt_cntl_w_offset,
  output reg [3:0] vgt_group_vect_1_fmt_cntl_x_conv,
  output reg [3:0] vgt_group_vect_1_fmt_cntl_x_offset,
  output reg [3:0] vgt_group_vect_1_fmt_cntl_y_conv,
  output reg [3:0] vgt_group_vect_1_fmt_cntl_y_offset,
  output reg [3:0] vgt_group_vect_1_fmt_cntl_z_conv,
  output reg [3:0] vgt_group_vect_1_fmt_cntl_z_offset,
  output reg [3:0] vgt_group_vect_1_fmt_cntl_w_conv,
  output reg [3:0] vgt_group_vect_1_fmt_cntl_w_offset,
  output reg [2:0] vgt_gs_mode_mode,
  output reg [1:0] vgt_gs_mode_cut_mode,
  output reg vgt_gs_mode_gs_c_pack_en,
  output reg vgt_gs_mode_es_passthru,
  output reg vgt_gs_mode_compute_mode,
  output reg vgt_gs_mode_fast_compute_mode,
  output reg vgt_gs_mode_element_info_en,
  output reg vgt_gs_mode_partial_thd_at_eoi,
  output reg vgt_gs_mode_suppress_cuts,
  output reg vgt_gs_mode_es_write_optimize,
  output reg vgt_gs_mode_gs_write_optimize,
  output reg [1:0] vgt_gs_mode_onchip,
  output wire [10:0] vgt_gs_onchip_cntl_es_verts_per_subgrp,
  output wire [10:0] vgt_gs_onchip_cntl_gs_prims_per_subgrp,
  output wire [31:0] vgt_enhance_misc,
  output wire [10:0] vgt_gs_per_es_gs_per_es,
  output wire [10:0] vgt_es_per_gs_es_per_gs,
  output reg [3:0] vgt_gs_per_vs_gs_per_vs,
  output wire [14:0] vgt_gsvs_ring_offset_1_offset,
  output wire [14:0] vgt_gsvs_ring_offset_2_offset,
  output wire [14:0] vgt_gsvs_ring_offset_3_offset,
  output reg [5:0] vgt_gs_out_prim_type_outprim_type,
  output reg [5:0] vgt_gs_out_prim_type_outprim_type_1,
  output reg [5:0] vgt_gs_out_prim_type_outprim_type_2,
  output wire [5:0] vgt_gs_out_prim_type_outprim_type_3,
  output reg vgt_gs_out_prim_type_unique_type_per_stream,
  output wire [31:0] ia_enhance_misc,
  output wire [31:0] vgt_dma_size_num_indices,
  output wire [31:0] vgt_dma_max_size_max_size,
  output reg [1:0] vgt_dma_index_type_index_type,
  output reg [1:0] vgt_dma_index_type_swap_mode,
  output reg [1:0] vgt_dma_index_type_buf_type,
  output reg [1:0] vgt_dma_index_type_rdreq_policy,
  output reg vgt_dma_index_type_atc,
  output reg vgt_dma_index_type_not_eop,
  output reg vgt_dma_index_type_req_path,
  output reg vgt_primitiveid_en_primitiveid_en,
  output wire [31:0] vgt_dma_num_instances_num_instances,
  output wire [31:0] vgt_primitiveid_reset_value,
  output reg [5:0] vgt_event_initiator_event_type,
  output wire [8:0] vgt_event_initiator_address_hi,
  output reg vgt_event_initiator_extended_event,
  output reg vgt_event_initiator_strobe,
  output reg vgt_multi_prim_ib_reset_en_reset_en,
  output wire [31:0] vgt_instance_step_rate_0_step_rate,
  output wire [31:0] vgt_instance_step_rate_1_step_rate,
  output wire [15:0] ia_multi_vgt_param_primgroup_size,
  output reg ia_multi_vgt_param_partial_vs_wave_on,
  output reg ia_multi_vgt_param_switch_on_eop,
  output reg ia_multi_vgt_param_partial_es_wave_on,
  output reg ia_multi_vgt_param_switch_on_eoi,
  output reg ia_multi_vgt_param_wd_switch_on_eop,
  output wire [14:0] vgt_esgs_ring_itemsize_itemsize,
  output wire [14:0] vgt_gsvs_ring_itemsize_itemsize,
  output reg vgt_reuse_off_reuse_off,
  output wire [127:0] vgt_strmout_buffer_size_size,
  output wire [39:0] vgt_strmout_vtx_stride_stride,
  output wire [127:0] vgt_strmout_buffer_offset_offset,
  output wire [31:0] vgt_strmout_draw_opaque_offset_offset,
  output wire [31:0] vgt_strmout_draw_opaque_buffer_filled_size_size,
  output wire [8:0] vgt_strmout_draw_opaque_vertex_stride_vertex_stride,
  output wire [10:0] vgt_gs_max_vert_out_max_vert_out,
  output reg [1:0] vgt_shader_stages_en_ls_en,
  output reg vgt_shader_stages_en_hs_en,
  output reg [1:0] vgt_shader_stages_en_es_en,
  output reg vgt_shader_stages_en_gs_en,
  output reg [1:0] vgt_shader_stages_en_vs_en,
  output reg vgt_shader_stages_en_dynamic_hs,
  output reg [7:0] vgt_ls_hs_config_num_patches,
  output reg [5:0] vgt_ls_hs_config_hs_num_input_cp,
  output wire [5:0] vgt_ls_hs_config_hs_num_output_cp,
  output wire [14:0] vgt_gs_vert_itemsize_itemsize,
  output wire [14:0] vgt_gs_vert_itemsize_1_itemsize,
  output wire [14:0] vgt_gs_vert_itemsize_2_itemsize,
  output wire [14:0] vgt_gs_vert_itemsize_3_itemsize,
  output reg [1:0] vgt_tf_param_type,
  output reg [2:0] vgt_tf_param_partitioning,
  output reg [2:0] vgt_tf_param_topology,
  output reg [3:0] vgt_tf_param_num_ds_waves_per_simd,
  output reg vgt_tf_param_disable_donuts,
  output wire [1:0] vgt_tf_param_rdreq_policy,
  output wire [31:0] vgt_dispatch_draw_index_match_index,
  output reg vgt_gs_instance_cnt_enable,
  output wire [6:0] vgt_gs_instance_cnt_cnt,
  output wire [3:0] vgt_strmout_config_streamout_en,
  output reg [2:0] vgt_strmout_config_rast_stream,
  output reg [3:0] vgt_strmout_config_rast_stream_mask,
  output reg vgt_strmout_config_use_rast_stream_mask,
  output reg [15:0] vgt_strmout_buffer_config_stream_buffer_en,
  output reg [7:0] vgt_vertex_reuse_block_cntl_vtx_reuse_depth,
  output reg [6:0] vgt_out_dealloc_cntl_dealloc_dist,
  output wire [31:0] vgt_esgs_ring_size_mem_size,
  output wire [31:0] vgt_gsvs_ring_size_mem_size,
  output reg [5:0] vgt_primitive_type_prim_type,
  output reg [1:0] vgt_index_type_index_type,
  output wire [127:0] vgt_strmout_buffer_filled_size_size,
  output wire [31:0] vgt_num_indices_num_indices,
  output wire [31:0] vgt_num_instances_num_instances,
  output wire [15:0] vgt_tf_ring_size_size,
  output wire [8:0] vgt_hs_offchip_param_offchip_buffering,
  output reg [1:0] vgt_hs_offchip_param_offchip_granularity,
  output wire [31:0] vgt_tf_memory_base_base
);
  localparam IA_MULTI_VGT_PARAM_PARTIAL_ES_WAVE_ON_PARTIAL_ES_WAVE_OFF = 1'b0;
  localparam IA_MULTI_VGT_PARAM_PARTIAL_VS_WAVE_ON_PARTIAL_VS_WAVE_OFF = 1'b0;
  localparam IA_MULTI_VGT_PARAM_SWITCH_ON_EOI_SWITCH_ON_PRIMGROUP_SIZE = 1'b0;
  localparam IA_MULTI_VGT_PARAM_SWITCH_ON_EOP_SWITCH_ON_PRIMGROUP_SIZE = 1'b0;
  localparam IA_MULTI_VGT_PARAM_WD_SWITCH_ON_EOP_SWITCH_ON_WORKGROUP_SIZE = 1'b0;
  localparam [1:0] VGT_DMA_INDEX_TYPE_BUF_TYPE_VGT_DMA_BUF_MEM = 2'd0;
  localparam [1:0] VGT_DMA_INDEX_TYPE_INDEX_TYPE_VGT_INDEX_16 = 2'd0;
  localparam VGT_DMA_INDEX_TYPE_NOT_EOP_NORMAL = 1'b0;
  localparam [1:0] VGT_DMA_INDEX_TYPE_RDREQ_POLICY_VGT_POLICY_LRU = 2'd0;
  localparam VGT_DMA_INDEX_TYPE_REQ_PATH_MC_HUB = 1'b0;
  localparam [1:0] VGT_DMA_INDEX_TYPE_SWAP_MODE_VGT_DMA_SWAP_NONE = 2'd0;
  localparam [1:0] VGT_DRAW_INITIATOR_MAJOR_MODE_DI_MAJOR_MODE_0 = 2'd0;
  localparam VGT_DRAW_INITIATOR_NOT_EOP_NORMAL = 1'b0;
  localparam [1:0] VGT_DRAW_INITIATOR_SOURCE_SELECT_DI_SRC_SEL_DMA = 2'd0;
  localparam VGT_DRAW_INITIATOR_USE_OPAQUE_NOT_OPAQUE = 1'b0;
  localparam [5:0] VGT_EVENT_INITIATOR_EVENT_TYPE_VALUE_0 = 6'd0;
  localparam [2:0] VGT_GROUP_PRIM_TYPE_PRIM_ORDER_VGT_GRP_LIST = 3'd0;
  localparam [4:0] VGT_GROUP_PRIM_TYPE_PRIM_TYPE_VGT_GRP_3_D_POINT = 5'd0;
  localparam VGT_GROUP_PRIM_TYPE_RETAIN_ORDER_REORDER = 1'b0, VGT_GROUP_PRIM_TYPE_RETAIN_QUADS_DECOMPOSE = 1'b0;
  localparam VGT_GROUP_VECT_0_CNTL_COMP_W_EN_DISABLE = 1'b0, VGT_GROUP_VECT_0_CNTL_COMP_X_EN_DISABLE = 1'b0;
  localparam VGT_GROUP_VECT_0_CNTL_COMP_Y_EN_DISABLE = 1'b0, VGT_GROUP_VECT_0_CNTL_COMP_Z_EN_DISABLE = 1'b0;
  localparam [3:0] VGT_GROUP_VECT_0_FMT_CNTL_W_CONV_VGT_GRP_INDEX_16 = 4'd0;
  localparam [3:0] VGT_GROUP_VECT_0_FMT_CNTL_X_CONV_VGT_GRP_INDEX_16 = 4'd0;
  localparam [3:0] VGT_GROUP_VECT_0_FMT_CNTL_Y_CONV_VGT_GRP_INDEX_16 = 4'd0;
  localparam [3:0] VGT_GROUP_VECT_0_FMT_CNTL_Z_CONV_VGT_GRP_INDEX_16 = 4'd0;
  localparam VGT_GROUP_VECT_1_CNTL_COMP_W_EN_DISABLE = 1'b0, VGT_GROUP_VECT_1_CNTL_COMP_X_EN_DISABLE = 1'b0;
  localparam VGT_GROUP_VECT_1_CNTL_COMP_Y_EN_DISABLE = 1'b0, VGT_GROUP_VECT_1_CNTL_COMP_Z_EN_DISABLE = 1'b0;
  localparam [3:0] VGT_GROUP_VECT_1_FMT_CNTL_W_CONV_VGT_GRP_INDEX_16 = 4'd0;
  localparam [3:0] VGT_GROUP_VECT_1_FMT_CNTL_X_CONV_VGT_GRP_INDEX_16 = 4'd0;
  localparam [3:0] VGT_GROUP_VECT_1_FMT_CNTL_Y_CONV_VGT_GRP_INDEX_16 = 4'd0;
  localparam [3:0] VGT_GROUP_VECT_1_FMT_CNTL_Z_CONV_VGT_GRP_INDEX_16 = 4'd0;
  localparam VGT_GS_INSTANCE_CNT_ENABLE_GS_INSTANCE_DISABLE = 1'b0, VGT_GS_MODE_COMPUTE_MODE_COMPUTE_DIS = 1'b0;
  localparam [1:0] VGT_GS_MODE_CUT_MODE_GS_CUT_1024 = 2'd0;
  localparam VGT_GS_MODE_ELEMENT_INFO_EN_ELEMENT_INFO_EN_DIS = 1'b0, VGT_GS_MODE_ES_PASSTHRU_PASSTHRU_DIS = 1'b0;
  localparam VGT_GS_MODE_ES_WRITE_OPTIMIZE_OFF = 1'b0, VGT_GS_MODE_FAST_COMPUTE_MODE_FAST_COMPUTE_DIS = 1'b0;
  localparam VGT_GS_MODE_GS_WRITE_OPTIMIZE_OFF = 1'b0; localparam [2:0] VGT_GS_MODE_MODE_GS_OFF = 3'd0;
  localparam [1:0] VGT_GS_MODE_ONCHIP_OFFCHIP = 2'd0;
  localparam VGT_GS_MODE_PARTIAL_THD_AT_EOI_PARTIAL_THD_AT_EOI_DIS = 1'b0;
  localparam VGT_GS_MODE_SUPPRESS_CUTS_SUPPRESS_CUTS_DIS = 1'b0;
  localparam [1:0] VGT_HS_OFFCHIP_PARAM_OFFCHIP_GRANULARITY_DWORDS_8_K = 2'd0;
  localparam [1:0] VGT_INDEX_TYPE_INDEX_TYPE_DI_INDEX_SIZE_16_BIT = 2'd0;
  localparam VGT_MULTI_PRIM_IB_RESET_EN_RESET_EN_OFF = 1'b0;
  localparam [2:0] VGT_OUTPUT_PATH_CNTL_PATH_SELECT_VGT_OUTPATH_VTX_REUSE = 3'd0;
  localparam [5:0] VGT_PRIMITIVE_TYPE_PRIM_TYPE_DI_PT_NONE = 6'd0;
  localparam VGT_PRIMITIVEID_EN_PRIMITIVEID_EN_OFF = 1'b0, VGT_REUSE_OFF_REUSE_OFF_REUSE_ON = 1'b0;
  localparam VGT_SHADER_STAGES_EN_DYNAMIC_HS_HS_ONCHIP = 1'b0;
  localparam [1:0] VGT_SHADER_STAGES_EN_ES_EN_ES_STAGE_OFF = 2'd0;
  localparam VGT_SHADER_STAGES_EN_GS_EN_GS_STAGE_OFF = 1'b0, VGT_SHADER_STAGES_EN_HS_EN_HS_STAGE_OFF = 1'b0;
  localparam [1:0] VGT_SHADER_STAGES_EN_LS_EN_LS_STAGE_OFF = 2'd0, VGT_SHADER_STAGES_EN_VS_EN_VS_STAGE_REAL = 2'd0;
  localparam VGT_TF_PARAM_DISABLE_DONUTS_DONUT_WALK = 1'b0;
  localparam [2:0] VGT_TF_PARAM_PARTITIONING_PART_INTEGER = 3'd0, VGT_TF_PARAM_TOPOLOGY_OUTPUT_POINT = 3'd0;
  localparam [1:0] VGT_TF_PARAM_TYPE_TESS_ISOLINE = 2'd0;

  reg [31:0] vgt_max_vtx_indy_max_indy_byte, vgt_min_vtx_indy_min_indy_byte, vgt_indx_offset_indx_offset_byte;
  reg [31:0] vgt_multi_prim_ib_reset_ind_reset_ind_byte, vgt_dma_base_base_addr_byte;
  reg [31:0] vgt_hos_max_tess_level_max_tess_byte, vgt_hos_min_tess_level_min_tess_byte;
  reg [7:0] vgt_gs_onchip_cntl_es_verts_per_subgrp_byte_0; reg [2:0] vgt_gs_onchip_cntl_es_verts_per_subgrp_byte_1;
  reg [4:0] vgt_gs_onchip_cntl_gs_prims_per_subgrp_byte_1; reg [5:0] vgt_gs_onchip_cntl_gs_prims_per_subgrp_byte_2;
  reg [31:0] vgt_enhance_misc_byte; reg [7:0] vgt_gs_per_es_gs_per_es_byte_0;
  reg [2:0] vgt_gs_per_es_gs_per_es_byte_1; reg [7:0] vgt_es_per_gs_es_per_gs_byte_0;
  reg [2:0] vgt_es_per_gs_es_per_gs_byte_1; reg [7:0] vgt_gsvs_ring_offset_1_offset_byte_0;
  reg [6:0] vgt_gsvs_ring_offset_1_offset_byte_1; reg [7:0] vgt_gsvs_ring_offset_2_offset_byte_0;
  reg [6:0] vgt_gsvs_ring_offset_2_offset_byte_1; reg [7:0] vgt_gsvs_ring_offset_3_offset_byte_0;
  reg [6:0] vgt_gsvs_ring_offset_3_offset_byte_1; reg [1:0] vgt_gs_out_prim_type_outprim_type_3_byte_2;
  reg [3:0] vgt_gs_out_prim_type_outprim_type_3_byte_3;
  reg [31:0] ia_enhance_misc_byte, vgt_dma_size_num_indices_byte, vgt_dma_max_size_max_size_byte;
  reg [31:0] vgt_dma_num_instances_num_instances_byte, vgt_primitiveid_reset_value_byte;
  reg [5:0] vgt_event_initiator_address_hi_byte_2; reg [2:0] vgt_event_initiator_address_hi_byte_3;
  reg [31:0] vgt_instance_step_rate_0_step_rate_byte, vgt_instance_step_rate_1_step_rate_byte;
  reg [7:0] ia_multi_vgt_param_primgroup_size_byte_0, ia_multi_vgt_param_primgroup_size_byte_1;
  reg [7:0] vgt_esgs_ring_itemsize_itemsize_byte_0; reg [6:0] vgt_esgs_ring_itemsize_itemsize_byte_1;
  reg [7:0] vgt_gsvs_ring_itemsize_itemsize_byte_0; reg [6:0] vgt_gsvs_ring_itemsize_itemsize_byte_1;
  wire [3:0] write_vgt_strmout_buffer_size;
  reg [31:0] vgt_strmout_buffer_size_size_byte_0, vgt_strmout_buffer_size_size_byte_1;
  reg [31:0] vgt_strmout_buffer_size_size_byte_2, vgt_strmout_buffer_size_size_byte_3;
  wire [3:0] write_vgt_strmout_vtx_stride, write_vgt_strmout_buffer_offset;
  reg [31:0] vgt_strmout_buffer_offset_offset_byte_0, vgt_strmout_buffer_offset_offset_byte_1;
  reg [31:0] vgt_strmout_buffer_offset_offset_byte_2, vgt_strmout_buffer_offset_offset_byte_3;
  reg [31:0] vgt_strmout_draw_opaque_offset_offset_byte, vgt_strmout_draw_opaque_buffer_filled_size_size_byte;
  reg [7:0] vgt_strmout_draw_opaque_vertex_stride_vertex_stride_byte_0;
  reg vgt_strmout_draw_opaque_vertex_stride_vertex_stride_byte_1; reg [7:0] vgt_gs_max_vert_out_max_vert_out_byte_0;
  reg [2:0] vgt_gs_max_vert_out_max_vert_out_byte_1; reg [1:0] vgt_ls_hs_config_hs_num_output_cp_byte_1;
  reg [3:0] vgt_ls_hs_config_hs_num_output_cp_byte_2; reg [7:0] vgt_gs_vert_itemsize_itemsize_byte_0;
  reg [6:0] vgt_gs_vert_itemsize_itemsize_byte_1; reg [7:0] vgt_gs_vert_itemsize_1_itemsize_byte_0;
  reg [6:0] vgt_gs_vert_itemsize_1_itemsize_byte_1; reg [7:0] vgt_gs_vert_itemsize_2_itemsize_byte_0;
  reg [6:0] vgt_gs_vert_itemsize_2_itemsize_byte_1; reg [7:0] vgt_gs_vert_itemsize_3_itemsize_byte_0;
  reg [6:0] vgt_gs_vert_itemsize_3_itemsize_byte_1;
  reg vgt_tf_param_rdreq_policy_byte_1, vgt_tf_param_rdreq_policy_byte_2;
  reg [31:0] vgt_dispatch_draw_index_match_index_byte; reg [5:0] vgt_gs_instance_cnt_cnt_byte_0;
  reg vgt_gs_instance_cnt_cnt_byte_1; reg [3:0] vgt_strmout_config_streamout_en_byte_0;
  reg [31:0] vgt_esgs_ring_size_mem_size_byte, vgt_gsvs_ring_size_mem_size_byte, vgt_num_indices_num_indices_byte;
  reg [31:0] vgt_num_instances_num_instances_byte;
  reg [7:0] vgt_tf_ring_size_size_byte_0, vgt_tf_ring_size_size_byte_1;
  reg [7:0] vgt_hs_offchip_param_offchip_buffering_byte_0; reg vgt_hs_offchip_param_offchip_buffering_byte_1;
  reg [31:0] vgt_tf_memory_base_base_byte; wire [11:0] bus_read_data_equal;
  wire [13:0] write_vgt_strmout_draw_opaque_offset_equal; wire [131:0] bus_read_data_joined, bus_read_data_joined2;
  wire [3:0] vgt_group_vect_0_fmt_cntl_x_conv_all, vgt_group_vect_1_fmt_cntl_x_conv_all;

  wire writing = bus_valid & bus_write & (~|bus_address[1:0]);
  wire config_page_88 = bus_address[17:8] == 10'h88;
  wire found_equal = bus_address[7:2] == 6'h31;
  wire write_vgt_cntl_status_all = writing & config_page_88;
  wire write_vgt_cache_invalidation = write_vgt_cntl_status_all & found_equal;
  wire found_equal_bus_address_7_2 = bus_address[7:2] == 6'h35;
  wire write_vgt_gs_vertex_reuse = write_vgt_cntl_status_all & found_equal_bus_address_7_2;
  assign bus_read_data_equal[0] = bus_address[7:2] == 6'h37;
  wire write_ia_cntl_status = write_vgt_cntl_status_all & bus_read_data_equal[0];
  assign bus_read_data_equal[1] = bus_address[7:2] == 6'h3c;
  wire write_vgt_cntl_status = write_vgt_cntl_status_all & bus_read_data_equal[1];
  wire context_page_284 = bus_address[17:8] == 10'h284;
  assign bus_read_data_equal[2] = bus_address[7:2] == 6'd0;
  wire write_vgt_multi_prim_ib_reset_ind_all = writing & context_page_284;
  wire write_vgt_max_vtx_indy = write_vgt_multi_prim_ib_reset_ind_all & bus_read_data_equal[2];
  assign vgt_max_vtx_indy_max_indy = vgt_max_vtx_indy_max_indy_byte;
  assign bus_read_data_equal[3] = bus_address[7:2] == 6'd1;
  wire write_vgt_min_vtx_indy = write_vgt_multi_prim_ib_reset_ind_all & bus_read_data_equal[3];
  assign vgt_min_vtx_indy_min_indy = vgt_min_vtx_indy_min_indy_byte;
  assign bus_read_data_equal[4] = bus_address[7:2] == 6'd2;
  wire write_vgt_indx_offset = write_vgt_multi_prim_ib_reset_ind_all & bus_read_data_equal[4];
  assign vgt_indx_offset_indx_offset = vgt_indx_offset_indx_offset_byte;
  assign bus_read_data_equal[5] = bus_address[7:2] == 6'd3;
  wire write_vgt_multi_prim_ib_reset_ind = write_vgt_multi_prim_ib_reset_ind_all & bus_read_data_equal[5];
  assign vgt_multi_prim_ib_reset_ind_reset_ind = vgt_multi_prim_ib_reset_ind_reset_ind_byte;
  wire context_page_287 = bus_address[17:8] == 10'h287;
  assign bus_read_data_equal[6] = bus_address[7:2] == 6'h39;
  wire write_vgt_draw_initiator_all = writing & context_page_287;
  wire write_vgt_dma_base_hi = write_vgt_draw_initiator_all & bus_read_data_equal[6];
  assign bus_read_data_equal[7] = bus_address[7:2] == 6'h3a;
  wire write_vgt_dma_base = write_vgt_draw_initiator_all & bus_read_data_equal[7];
  assign vgt_dma_base_base_addr = vgt_dma_base_base_addr_byte;
  wire write_vgt_draw_initiator = write_vgt_draw_initiator_all & bus_read_data_equal[1];
  wire context_page_28a = bus_address[17:8] == 10'h28a;
  assign bus_read_data_equal[8] = bus_address[7:2] == 6'd4;
  wire write_vgt_strmout_buffer_offset_all = writing & context_page_28a;
  wire write_vgt_output_path_cntl = write_vgt_strmout_buffer_offset_all & bus_read_data_equal[8];
  assign bus_read_data_equal[9] = bus_address[7:2] == 6'd5;
  wire write_vgt_hos_cntl = write_vgt_strmout_buffer_offset_all & bus_read_data_equal[9];
  assign bus_read_data_equal[10] = bus_address[7:2] == 6'd6;
  wire write_vgt_hos_max_tess_level = write_vgt_strmout_buffer_offset_all & bus_read_data_equal[10];
  assign vgt_hos_max_tess_level_max_tess = vgt_hos_max_tess_level_max_tess_byte;
  assign bus_read_data_equal[11] = bus_address[7:2] == 6'd7;
  wire write_vgt_hos_min_tess_level = write_vgt_strmout_buffer_offset_all & bus_read_data_equal[11];
  assign vgt_hos_min_tess_level_min_tess = vgt_hos_min_tess_level_min_tess_byte;
  wire write_vgt_hos_reuse_depth = write_vgt_strmout_buffer_offset_all & (bus_address[7:2] == 6'd8);
  wire write_vgt_group_prim_type = write_vgt_strmout_buffer_offset_all & (bus_address[7:2] == 6'd9);
  wire write_vgt_group_first_decr = write_vgt_strmout_buffer_offset_all &
      write_vgt_strmout_draw_opaque_offset_equal[0];
  wire write_vgt_group_decr = write_vgt_strmout_buffer_offset_all & write_vgt_strmout_draw_opaque_offset_equal[1];
  wire write_vgt_group_vect_0_cntl = write_vgt_strmout_buffer_offset_all &
      write_vgt_strmout_draw_opaque_offset_equal[2];
  wire write_vgt_group_vect_1_cntl = write_vgt_strmout_buffer_offset_all &
      write_vgt_strmout_draw_opaque_offset_equal[3];
  wire write_vgt_group_vect_0_fmt_cntl = write_vgt_strmout_buffer_offset_all &
      write_vgt_strmout_draw_opaque_offset_equal[4];
  wire write_vgt_group_vect_1_fmt_cntl = write_vgt_strmout_buffer_offset_all &
      write_vgt_strmout_draw_opaque_offset_equal[5];
  wire write_vgt_gs_mode = write_vgt_strmout_buffer_offset_all & write_vgt_strmout_draw_opaque_offset_equal[6];
  wire write_vgt_gs_onchip_cntl = write_vgt_strmout_buffer_offset_all & (bus_address[7:2] == 6'h11);
  assign vgt_gs_onchip_cntl_es_verts_per_subgrp = {vgt_gs_onchip_cntl_es_verts_per_subgrp_byte_1,
      vgt_gs_onchip_cntl_es_verts_per_subgrp_byte_0};
  assign vgt_gs_onchip_cntl_gs_prims_per_subgrp = {vgt_gs_onchip_cntl_gs_prims_per_subgrp_byte_2,
      vgt_gs_onchip_cntl_gs_prims_per_subgrp_byte_1};
  wire write_vgt_enhance = write_vgt_strmout_buffer_offset_all & (bus_address[7:2] == 6'h14);
  assign vgt_enhance_misc = vgt_enhance_misc_byte;
  wire write_vgt_gs_per_es = write_vgt_strmout_buffer_offset_all & write_vgt_strmout_draw_opaque_offset_equal[7];
  assign vgt_gs_per_es_gs_per_es = {vgt_gs_per_es_gs_per_es_byte_1, vgt_gs_per_es_gs_per_es_byte_0};
  wire write_vgt_es_per_gs = write_vgt_strmout_buffer_offset_all & write_vgt_strmout_draw_opaque_offset_equal[8];
  assign vgt_es_per_gs_es_per_gs = {vgt_es_per_gs_es_per_gs_byte_1, vgt_es_per_gs_es_per_gs_byte_0};
  wire write_vgt_gs_per_vs = write_vgt_strmout_buffer_offset_all & write_vgt_strmout_draw_opaque_offset_equal[9];
  wire write_vgt_gsvs_ring_offset_1 = write_vgt_strmout_buffer_offset_all &
      write_vgt_strmout_draw_opaque_offset_equal[10];
  assign vgt_gsvs_ring_offset_1_offset = {vgt_gsvs_ring_offset_1_offset_byte_1, vgt_gsvs_ring_offset_1_offset_byte_0};
  wire write_vgt_gsvs_ring_offset_2 = write_vgt_strmout_buffer_offset_all &
      write_vgt_strmout_draw_opaque_offset_equal[11];
  assign vgt_gsvs_ring_offset_2_offset = {vgt_gsvs_ring_offset_2_offset_byte_1, vgt_gsvs_ring_offset_2_offset_byte_0};
  wire write_vgt_gsvs_ring_offset_3 = write_vgt_strmout_buffer_offset_all &
      write_vgt_strmout_draw_opaque_offset_equal[12];
  assign vgt_gsvs_ring_offset_3_offset = {vgt_gsvs_ring_offset_3_offset_byte_1, vgt_gsvs_ring_offset_3_offset_byte_0};
  wire write_vgt_gs_out_prim_type = write_vgt_strmout_buffer_offset_all &
      write_vgt_strmout_draw_opaque_offset_equal[13];
  assign vgt_gs_out_prim_type_outprim_type_3 = {vgt_gs_out_prim_type_outprim_type_3_byte_3,
      vgt_gs_out_prim_type_outprim_type_3_byte_2};
  wire write_ia_enhance = write_vgt_strmout_buffer_offset_all & (bus_address[7:2] == 6'h1c);
  assign ia_enhance_misc = ia_enhance_misc_byte;
  wire write_vgt_dispatch_draw_index_equal = bus_address[7:2] == 6'h1d;
  wire write_vgt_dma_size = write_vgt_strmout_buffer_offset_all & write_vgt_dispatch_draw_index_equal;
  assign vgt_dma_size_num_indices = vgt_dma_size_num_indices_byte;
  wire write_vgt_dma_max_size = write_vgt_strmout_buffer_offset_all & (bus_address[7:2] == 6'h1e);
  assign vgt_dma_max_size_max_size = vgt_dma_max_size_max_size_byte;
  wire write_vgt_dma_index_type = write_vgt_strmout_buffer_offset_all & (bus_address[7:2] == 6'h1f);
  wire write_vgt_primitiveid_en = write_vgt_strmout_buffer_offset_all & (bus_address[7:2] == 6'h21);
  wire write_vgt_dma_num_instances = write_vgt_strmout_buffer_offset_all & (bus_address[7:2] == 6'h22);
  assign vgt_dma_num_instances_num_instances = vgt_dma_num_instances_num_instances_byte;
  wire write_vgt_primitiveid_reset = write_vgt_strmout_buffer_offset_all & (bus_address[7:2] == 6'h23);
  assign vgt_primitiveid_reset_value = vgt_primitiveid_reset_value_byte;
  wire write_vgt_gs_instance_cnt_equal = bus_address[7:2] == 6'h24;
  wire write_vgt_event_initiator = write_vgt_strmout_buffer_offset_all & write_vgt_gs_instance_cnt_equal;
  assign vgt_event_initiator_address_hi = {vgt_event_initiator_address_hi_byte_3,
      vgt_event_initiator_address_hi_byte_2};
  wire write_vgt_strmout_config_equal = bus_address[7:2] == 6'h25;
  wire write_vgt_multi_prim_ib_reset_en = write_vgt_strmout_buffer_offset_all & write_vgt_strmout_config_equal;
  wire write_vgt_instance_step_rate_0 = write_vgt_strmout_buffer_offset_all & (bus_address[7:2] == 6'h28);
  assign vgt_instance_step_rate_0_step_rate = vgt_instance_step_rate_0_step_rate_byte;
  wire write_vgt_instance_step_rate_1 = write_vgt_strmout_buffer_offset_all & (bus_address[7:2] == 6'h29);
  assign vgt_instance_step_rate_1_step_rate = vgt_instance_step_rate_1_step_rate_byte;
  wire write_ia_multi_vgt_param = write_vgt_strmout_buffer_offset_all & (bus_address[7:2] == 6'h2a);
  assign ia_multi_vgt_param_primgroup_size = {ia_multi_vgt_param_primgroup_size_byte_1,
      ia_multi_vgt_param_primgroup_size_byte_0};
  wire write_vgt_esgs_ring_itemsize = write_vgt_strmout_buffer_offset_all & (bus_address[7:2] == 6'h2b);
  assign vgt_esgs_ring_itemsize_itemsize = {vgt_esgs_ring_itemsize_itemsize_byte_1,
      vgt_esgs_ring_itemsize_itemsize_byte_0};
  wire write_vgt_gsvs_ring_itemsize = write_vgt_strmout_buffer_offset_all & (bus_address[7:2] == 6'h2c);
  assign vgt_gsvs_ring_itemsize_itemsize = {vgt_gsvs_ring_itemsize_itemsize_byte_1,
      vgt_gsvs_ring_itemsize_itemsize_byte_0};
  wire write_vgt_reuse_off = write_vgt_strmout_buffer_offset_all & (bus_address[7:2] == 6'h2d);
  assign write_vgt_strmout_buffer_size[0] = write_vgt_strmout_buffer_offset_all & (bus_address[7:2] == 6'h34);
  assign write_vgt_strmout_vtx_stride[0] = write_vgt_strmout_buffer_offset_all & found_equal_bus_address_7_2;
  assign write_vgt_strmout_buffer_offset[0] = write_vgt_strmout_buffer_offset_all & bus_read_data_equal[0];
  assign write_vgt_strmout_buffer_size[1] = write_vgt_strmout_buffer_offset_all & (bus_address[7:2] == 6'h38);
  assign write_vgt_strmout_vtx_stride[1] = write_vgt_strmout_buffer_offset_all & bus_read_data_equal[6];
  assign write_vgt_strmout_buffer_offset[1] = write_vgt_strmout_buffer_offset_all & (bus_address[7:2] == 6'h3b);
  assign write_vgt_strmout_buffer_size[2] = write_vgt_strmout_buffer_offset_all & bus_read_data_equal[1];
  assign write_vgt_strmout_vtx_stride[2] = write_vgt_strmout_buffer_offset_all & (bus_address[7:2] == 6'h3d);
  assign write_vgt_strmout_buffer_offset[2] = write_vgt_strmout_buffer_offset_all & (bus_address[7:2] == 6'h3f);
  wire context_page_28b = bus_address[17:8] == 10'h28b;
  wire write_vgt_strmout_buffer_config_all = writing & context_page_28b;
  assign write_vgt_strmout_buffer_size[3] = write_vgt_strmout_buffer_config_all & bus_read_data_equal[2];
  assign write_vgt_strmout_vtx_stride[3] = write_vgt_strmout_buffer_config_all & bus_read_data_equal[3];
  assign write_vgt_strmout_buffer_offset[3] = write_vgt_strmout_buffer_config_all & bus_read_data_equal[5];
  wire write_vgt_strmout_draw_opaque_offset = write_vgt_strmout_buffer_config_all &
      write_vgt_strmout_draw_opaque_offset_equal[0];
  assign vgt_strmout_draw_opaque_offset_offset = vgt_strmout_draw_opaque_offset_offset_byte;
  wire write_vgt_strmout_draw_opaque_buffer_filled_size = write_vgt_strmout_buffer_config_all &
      write_vgt_strmout_draw_opaque_offset_equal[1];
  assign vgt_strmout_draw_opaque_buffer_filled_size_size = vgt_strmout_draw_opaque_buffer_filled_size_size_byte;
  wire write_vgt_strmout_draw_opaque_vertex_stride = write_vgt_strmout_buffer_config_all &
      write_vgt_strmout_draw_opaque_offset_equal[2];
  assign vgt_strmout_draw_opaque_vertex_stride_vertex_stride =
      {vgt_strmout_draw_opaque_vertex_stride_vertex_stride_byte_1,
      vgt_strmout_draw_opaque_vertex_stride_vertex_stride_byte_0};
  wire write_vgt_gs_max_vert_out = write_vgt_strmout_buffer_config_all &
      write_vgt_strmout_draw_opaque_offset_equal[4];
  assign vgt_gs_max_vert_out_max_vert_out = {vgt_gs_max_vert_out_max_vert_out_byte_1,
      vgt_gs_max_vert_out_max_vert_out_byte_0};
  wire write_vgt_shader_stages_en = write_vgt_strmout_buffer_config_all &
      write_vgt_strmout_draw_opaque_offset_equal[7];
  wire write_vgt_ls_hs_config = write_vgt_strmout_buffer_config_all & write_vgt_strmout_draw_opaque_offset_equal[8];
  assign vgt_ls_hs_config_hs_num_output_cp = {vgt_ls_hs_config_hs_num_output_cp_byte_2,
      vgt_ls_hs_config_hs_num_output_cp_byte_1};
  wire write_vgt_gs_vert_itemsize = write_vgt_strmout_buffer_config_all &
      write_vgt_strmout_draw_opaque_offset_equal[9];
  assign vgt_gs_vert_itemsize_itemsize = {vgt_gs_vert_itemsize_itemsize_byte_1, vgt_gs_vert_itemsize_itemsize_byte_0};
  wire write_vgt_gs_vert_itemsize_1 = write_vgt_strmout_buffer_config_all &
      write_vgt_strmout_draw_opaque_offset_equal[10];
  assign vgt_gs_vert_itemsize_1_itemsize = {vgt_gs_vert_itemsize_1_itemsize_byte_1,
      vgt_gs_vert_itemsize_1_itemsize_byte_0};
  wire write_vgt_gs_vert_itemsize_2 = write_vgt_strmout_buffer_config_all &
      write_vgt_strmout_draw_opaque_offset_equal[11];
  assign vgt_gs_vert_itemsize_2_itemsize = {vgt_gs_vert_itemsize_2_itemsize_byte_1,
      vgt_gs_vert_itemsize_2_itemsize_byte_0};
  wire write_vgt_gs_vert_itemsize_3 = write_vgt_strmout_buffer_config_all &
      write_vgt_strmout_draw_opaque_offset_equal[12];
  assign vgt_gs_vert_itemsize_3_itemsize = {vgt_gs_vert_itemsize_3_itemsize_byte_1,
      vgt_gs_vert_itemsize_3_itemsize_byte_0};
  wire write_vgt_tf_param = write_vgt_strmout_buffer_config_all & write_vgt_strmout_draw_opaque_offset_equal[13];
  assign vgt_tf_param_rdreq_policy = {vgt_tf_param_rdreq_policy_byte_2, vgt_tf_param_rdreq_policy_byte_1};
  wire write_vgt_dispatch_draw_index = write_vgt_strmout_buffer_config_all & write_vgt_dispatch_draw_index_equal;
  assign vgt_dispatch_draw_index_match_index = vgt_dispatch_draw_index_match_index_byte;
  wire write_vgt_gs_instance_cnt = write_vgt_strmout_buffer_config_all & write_vgt_gs_instance_cnt_equal;
  assign vgt_gs_instance_cnt_cnt = {vgt_gs_instance_cnt_cnt_byte_1, vgt_gs_instance_cnt_cnt_byte_0};
  wire write_vgt_strmout_config = write_vgt_strmout_buffer_config_all & write_vgt_strmout_config_equal;
  wire write_vgt_strmout_buffer_config = write_vgt_strmout_buffer_config_all & (bus_address[7:2] == 6'h26);
  wire context_page_28c = bus_address[17:8] == 10'h28c;
  wire write_vgt_out_dealloc_cntl_all = writing & context_page_28c;
  wire write_vgt_vertex_reuse_block_cntl = write_vgt_out_dealloc_cntl_all &
      write_vgt_strmout_draw_opaque_offset_equal[8];
  wire write_vgt_out_dealloc_cntl = write_vgt_out_dealloc_cntl_all & write_vgt_strmout_draw_opaque_offset_equal[9];
  wire userconfig_page_309 = bus_address[17:8] == 10'h309;
  wire write_vgt_strmout_buffer_filled_size_all = writing & userconfig_page_309;
  wire write_vgt_esgs_ring_size = write_vgt_strmout_buffer_filled_size_all & bus_read_data_equal[2];
  assign vgt_esgs_ring_size_mem_size = vgt_esgs_ring_size_mem_size_byte;
  wire write_vgt_gsvs_ring_size = write_vgt_strmout_buffer_filled_size_all & bus_read_data_equal[3];
  assign vgt_gsvs_ring_size_mem_size = vgt_gsvs_ring_size_mem_size_byte;
  wire write_vgt_primitive_type = write_vgt_strmout_buffer_filled_size_all & bus_read_data_equal[4];
  wire write_vgt_index_type = write_vgt_strmout_buffer_filled_size_all & bus_read_data_equal[5];
  wire write_vgt_num_indices = write_vgt_strmout_buffer_filled_size_all &
      write_vgt_strmout_draw_opaque_offset_equal[2];
  assign vgt_num_indices_num_indices = vgt_num_indices_num_indices_byte;
  wire write_vgt_num_instances = write_vgt_strmout_buffer_filled_size_all &
      write_vgt_strmout_draw_opaque_offset_equal[3];
  assign vgt_num_instances_num_instances = vgt_num_instances_num_instances_byte;
  wire write_vgt_tf_ring_size = write_vgt_strmout_buffer_filled_size_all &
      write_vgt_strmout_draw_opaque_offset_equal[4];
  assign vgt_tf_ring_size_size = {vgt_tf_ring_size_size_byte_1, vgt_tf_ring_size_size_byte_0};
  wire write_vgt_hs_offchip_param = write_vgt_strmout_buffer_filled_size_all &
      write_vgt_strmout_draw_opaque_offset_equal[5];
  assign vgt_hs_offchip_param_offchip_buffering = {vgt_hs_offchip_param_offchip_buffering_byte_1,
      vgt_hs_offchip_param_offchip_buffering_byte_0};
  wire write_vgt_tf_memory_base = write_vgt_strmout_buffer_filled_size_all &
      write_vgt_strmout_draw_opaque_offset_equal[6];
  assign vgt_tf_memory_base_base = vgt_tf_memory_base_base_byte;
  wire [10:0] bus_read_data_joined_2 = {vgt_hs_offchip_param_offchip_granularity,
      vgt_hs_offchip_param_offchip_buffering_byte_1, vgt_hs_offchip_param_offchip_buffering_byte_0};
  reg [32:0] bus_read_data_entry;
  always @* case (bus_address[7:2])
    6'd0: bus_read_data_entry = {1'b1, vgt_esgs_ring_size_mem_size_byte};
    6'd1: bus_read_data_entry = {1'b1, vgt_gsvs_ring_size_mem_size_byte};
    6'd4: bus_read_data_entry = bus_read_data_joined[32:0];
    6'd5: bus_read_data_entry = bus_read_data_joined[65:33];
    6'd6: bus_read_data_entry = bus_read_data_joined[98:66];
    6'd7: bus_read_data_entry = bus_read_data_joined[131:99];
    6'he: bus_read_data_entry = {1'b1, {16'd0, vgt_tf_ring_size_size}};
    6'hf: bus_read_data_entry = {1'b1, {21'd0, bus_read_data_joined_2}};
    6'h10: bus_read_data_entry = {1'b1, vgt_tf_memory_base_base_byte};
    default: bus_read_data_entry = 33'd0;
  endcase

  reg found_entry;
  always @* case (bus_address[7:2])
    6'd0, 6'd1, 6'd2, 6'd3, 6'd4, 6'd5, 6'd6, 6'd7, 6'hc, 6'hd, 6'he, 6'hf, 6'h10: found_entry = 1'b1;
    default: found_entry = 1'b0;
  endcase

  wire [32:0] bus_read_data_choice = write_vgt_strmout_draw_opaque_offset_equal[8] ? {1'b1, {24'd0,
      vgt_vertex_reuse_block_cntl_vtx_reuse_depth}} : write_vgt_strmout_draw_opaque_offset_equal[9] ? {1'b1, {25'd0,
      vgt_out_dealloc_cntl_dealloc_dist}} : 33'd0;
  wire found_any = write_vgt_strmout_draw_opaque_offset_equal[8] | write_vgt_strmout_draw_opaque_offset_equal[9];
  wire [8:0] bus_read_data_joined_3 = {vgt_gs_instance_cnt_cnt_byte_1, vgt_gs_instance_cnt_cnt_byte_0, 1'b0,
      vgt_gs_instance_cnt_enable};
  wire [16:0] bus_read_data_joined_4 = {vgt_tf_param_rdreq_policy_byte_2, vgt_tf_param_rdreq_policy_byte_1,
      vgt_tf_param_disable_donuts, vgt_tf_param_num_ds_waves_per_simd, 2'd0, vgt_tf_param_topology,
      vgt_tf_param_partitioning, vgt_tf_param_type};
  wire [19:0] bus_read_data_joined_5 = {vgt_ls_hs_config_hs_num_output_cp_byte_2,
      vgt_ls_hs_config_hs_num_output_cp_byte_1, vgt_ls_hs_config_hs_num_input_cp, vgt_ls_hs_config_num_patches};
  wire [8:0] bus_read_data_joined_6 = {vgt_shader_stages_en_dynamic_hs, vgt_shader_stages_en_vs_en,
      vgt_shader_stages_en_gs_en, vgt_shader_stages_en_es_en, vgt_shader_stages_en_hs_en, vgt_shader_stages_en_ls_en};
  reg [32:0] bus_read_data_entry_bus_address_7_2;
  always @* case (bus_address[7:2])
    6'd0: bus_read_data_entry_bus_address_7_2 = {1'b1, vgt_strmout_buffer_size_size_byte_3[31:24],
        vgt_strmout_buffer_size_size_byte_2[31:24], vgt_strmout_buffer_size_size_byte_1[31:24],
        vgt_strmout_buffer_size_size_byte_0[31:24]};
    6'd1: bus_read_data_entry_bus_address_7_2 = bus_read_data_joined2[131:99];
    6'd3: bus_read_data_entry_bus_address_7_2 = {1'b1, vgt_strmout_buffer_offset_offset_byte_3[31:24],
        vgt_strmout_buffer_offset_offset_byte_2[31:24], vgt_strmout_buffer_offset_offset_byte_1[31:24],
        vgt_strmout_buffer_offset_offset_byte_0[31:24]};
    6'ha: bus_read_data_entry_bus_address_7_2 = {1'b1, vgt_strmout_draw_opaque_offset_offset_byte};
    6'hb: bus_read_data_entry_bus_address_7_2 = {1'b1, vgt_strmout_draw_opaque_buffer_filled_size_size_byte};
    6'hc: bus_read_data_entry_bus_address_7_2 = {1'b1, {23'd0, vgt_strmout_draw_opaque_vertex_stride_vertex_stride}};
    6'he: bus_read_data_entry_bus_address_7_2 = {1'b1, {21'd0, vgt_gs_max_vert_out_max_vert_out}};
    6'h15: bus_read_data_entry_bus_address_7_2 = {1'b1, {23'd0, bus_read_data_joined_6}};
    6'h16: bus_read_data_entry_bus_address_7_2 = {1'b1, {12'd0, bus_read_data_joined_5}};
    6'h17: bus_read_data_entry_bus_address_7_2 = {1'b1, {17'd0, vgt_gs_vert_itemsize_itemsize}};
    6'h18: bus_read_data_entry_bus_address_7_2 = {1'b1, {17'd0, vgt_gs_vert_itemsize_1_itemsize}};
    6'h19: bus_read_data_entry_bus_address_7_2 = {1'b1, {17'd0, vgt_gs_vert_itemsize_2_itemsize}};
    6'h1a: bus_read_data_entry_bus_address_7_2 = {1'b1, {17'd0, vgt_gs_vert_itemsize_3_itemsize}};
    6'h1b: bus_read_data_entry_bus_address_7_2 = {1'b1, {15'd0, bus_read_data_joined_4}};
    6'h1d: bus_read_data_entry_bus_address_7_2 = {1'b1, vgt_dispatch_draw_index_match_index_byte};
    6'h24: bus_read_data_entry_bus_address_7_2 = {1'b1, {23'd0, bus_read_data_joined_3}};
    6'h25: bus_read_data_entry_bus_address_7_2 = {1'b1, vgt_strmout_config_use_rast_stream_mask, 19'd0,
        vgt_strmout_config_rast_stream_mask, 1'b0, vgt_strmout_config_rast_stream,
        vgt_strmout_config_streamout_en_byte_0};
    6'h26: bus_read_data_entry_bus_address_7_2 = {1'b1, {16'd0, vgt_strmout_buffer_config_stream_buffer_en}};
    default: bus_read_data_entry_bus_address_7_2 = 33'd0;
  endcase

  reg found_entry_bus_address_7_2;
  always @* case (bus_address[7:2])
    6'd0, 6'd1, 6'd3, 6'ha, 6'hb, 6'hc, 6'he, 6'h15, 6'h16, 6'h17, 6'h18, 6'h19, 6'h1a, 6'h1b, 6'h1d, 6'h24, 6'h25,
        6'h26: found_entry_bus_address_7_2 = 1'b1;
    default: found_entry_bus_address_7_2 = 1'b0;
  endcase

  wire [20:0] bus_read_data_joined_7 = {ia_multi_vgt_param_wd_switch_on_eop, ia_multi_vgt_param_switch_on_eoi,
      ia_multi_vgt_param_partial_es_wave_on, ia_multi_vgt_param_switch_on_eop, ia_multi_vgt_param_partial_vs_wave_on,
      ia_multi_vgt_param_primgroup_size_byte_1, ia_multi_vgt_param_primgroup_size_byte_0};
  wire [21:0] bus_read_data_joined_8 = {vgt_gs_onchip_cntl_gs_prims_per_subgrp_byte_2,
      vgt_gs_onchip_cntl_gs_prims_per_subgrp_byte_1, vgt_gs_onchip_cntl_es_verts_per_subgrp_byte_1,
      vgt_gs_onchip_cntl_es_verts_per_subgrp_byte_0};
  wire [22:0] bus_read_data_joined_9 = {vgt_gs_mode_onchip, vgt_gs_mode_gs_write_optimize,
      vgt_gs_mode_es_write_optimize, vgt_gs_mode_suppress_cuts, vgt_gs_mode_partial_thd_at_eoi,
      vgt_gs_mode_element_info_en, vgt_gs_mode_fast_compute_mode, vgt_gs_mode_compute_mode, vgt_gs_mode_es_passthru,
      1'b0, vgt_gs_mode_gs_c_pack_en, 5'd0, vgt_gs_mode_cut_mode, 1'b0, vgt_gs_mode_mode};
  wire [23:0] bus_read_data_joined_10 = {vgt_group_vect_1_cntl_shift, vgt_group_vect_1_cntl_stride, 4'd0,
      vgt_group_vect_1_cntl_comp_w_en, vgt_group_vect_1_cntl_comp_z_en, vgt_group_vect_1_cntl_comp_y_en,
      vgt_group_vect_1_cntl_comp_x_en};
  wire [23:0] bus_read_data_joined_11 = {vgt_group_vect_0_cntl_shift, vgt_group_vect_0_cntl_stride, 4'd0,
      vgt_group_vect_0_cntl_comp_w_en, vgt_group_vect_0_cntl_comp_z_en, vgt_group_vect_0_cntl_comp_y_en,
      vgt_group_vect_0_cntl_comp_x_en};
  wire [18:0] bus_read_data_joined_12 = {vgt_group_prim_type_prim_order, vgt_group_prim_type_retain_quads,
      vgt_group_prim_type_retain_order, 9'd0, vgt_group_prim_type_prim_type};
  reg [32:0] bus_read_data_entry_bus_address;
  always @* case (bus_address[7:2])
    6'd4: bus_read_data_entry_bus_address = {1'b1, {29'd0, vgt_output_path_cntl_path_select}};
    6'd5: bus_read_data_entry_bus_address = {1'b1, {30'd0, vgt_hos_cntl_tess_mode}};
    6'd6: bus_read_data_entry_bus_address = {1'b1, vgt_hos_max_tess_level_max_tess_byte};
    6'd7: bus_read_data_entry_bus_address = {1'b1, vgt_hos_min_tess_level_min_tess_byte};
    6'd8: bus_read_data_entry_bus_address = {1'b1, {24'd0, vgt_hos_reuse_depth_reuse_depth}};
    6'd9: bus_read_data_entry_bus_address = {1'b1, {13'd0, bus_read_data_joined_12}};
    6'ha: bus_read_data_entry_bus_address = {1'b1, {28'd0, vgt_group_first_decr_first_decr}};
    6'hb: bus_read_data_entry_bus_address = {1'b1, {28'd0, vgt_group_decr_decr}};
    6'hc: bus_read_data_entry_bus_address = {1'b1, {8'd0, bus_read_data_joined_11}};
    6'hd: bus_read_data_entry_bus_address = {1'b1, {8'd0, bus_read_data_joined_10}};
    6'he: bus_read_data_entry_bus_address = {1'b1, vgt_group_vect_0_fmt_cntl_w_offset,
        vgt_group_vect_0_fmt_cntl_w_conv, vgt_group_vect_0_fmt_cntl_z_offset, vgt_group_vect_0_fmt_cntl_z_conv,
        vgt_group_vect_0_fmt_cntl_y_offset, vgt_group_vect_0_fmt_cntl_y_conv, vgt_group_vect_0_fmt_cntl_x_offset,
        vgt_group_vect_0_fmt_cntl_x_conv};
    6'hf: bus_read_data_entry_bus_address = {1'b1, vgt_group_vect_1_fmt_cntl_w_offset,
        vgt_group_vect_1_fmt_cntl_w_conv, vgt_group_vect_1_fmt_cntl_z_offset, vgt_group_vect_1_fmt_cntl_z_conv,
        vgt_group_vect_1_fmt_cntl_y_offset, vgt_group_vect_1_fmt_cntl_y_conv, vgt_group_vect_1_fmt_cntl_x_offset,
        vgt_group_vect_1_fmt_cntl_x_conv};
    6'h10: bus_read_data_entry_bus_address = {1'b1, {9'd0, bus_read_data_joined_9}};
    6'h11: bus_read_data_entry_bus_address = {1'b1, {10'd0, bus_read_data_joined_8}};
    6'h14: bus_read_data_entry_bus_address = {1'b1, vgt_enhance_misc_byte};
    6'h15: bus_read_data_entry_bus_address = {1'b1, {21'd0, vgt_gs_per_es_gs_per_es}};
    6'h16: bus_read_data_entry_bus_address = {1'b1, {21'd0, vgt_es_per_gs_es_per_gs}};
    6'h17: bus_read_data_entry_bus_address = {1'b1, {28'd0, vgt_gs_per_vs_gs_per_vs}};
    6'h18: bus_read_data_entry_bus_address = {1'b1, {17'd0, vgt_gsvs_ring_offset_1_offset}};
    6'h19: bus_read_data_entry_bus_address = {1'b1, {17'd0, vgt_gsvs_ring_offset_2_offset}};
    6'h1a: bus_read_data_entry_bus_address = {1'b1, {17'd0, vgt_gsvs_ring_offset_3_offset}};
    6'h1b: bus_read_data_entry_bus_address = {1'b1, vgt_gs_out_prim_type_unique_type_per_stream, 3'd0,
        vgt_gs_out_prim_type_outprim_type_3_byte_3, vgt_gs_out_prim_type_outprim_type_3_byte_2,
        vgt_gs_out_prim_type_outprim_type_2, 2'd0, vgt_gs_out_prim_type_outprim_type_1, 2'd0,
        vgt_gs_out_prim_type_outprim_type};
    6'h1c: bus_read_data_entry_bus_address = {1'b1, ia_enhance_misc_byte};
    6'h21: bus_read_data_entry_bus_address = {1'b1, {31'd0, vgt_primitiveid_en_primitiveid_en}};
    6'h23: bus_read_data_entry_bus_address = {1'b1, vgt_primitiveid_reset_value_byte};
    6'h25: bus_read_data_entry_bus_address = {1'b1, {31'd0, vgt_multi_prim_ib_reset_en_reset_en}};
    6'h28: bus_read_data_entry_bus_address = {1'b1, vgt_instance_step_rate_0_step_rate_byte};
    6'h29: bus_read_data_entry_bus_address = {1'b1, vgt_instance_step_rate_1_step_rate_byte};
    6'h2a: bus_read_data_entry_bus_address = {1'b1, {11'd0, bus_read_data_joined_7}};
    6'h2b: bus_read_data_entry_bus_address = {1'b1, {17'd0, vgt_esgs_ring_itemsize_itemsize}};
    6'h2c: bus_read_data_entry_bus_address = {1'b1, {17'd0, vgt_gsvs_ring_itemsize_itemsize}};
    6'h2d: bus_read_data_entry_bus_address = {1'b1, {31'd0, vgt_reuse_off_reuse_off}};
    6'h34: bus_read_data_entry_bus_address = {1'b1, vgt_strmout_buffer_size_size_byte_3[7:0],
        vgt_strmout_buffer_size_size_byte_2[7:0], vgt_strmout_buffer_size_size_byte_1[7:0],
        vgt_strmout_buffer_size_size_byte_0[7:0]};
    6'h35: bus_read_data_entry_bus_address = bus_read_data_joined2[32:0];
    6'h37: bus_read_data_entry_bus_address = {1'b1, vgt_strmout_buffer_offset_offset_byte_3[7:0],
        vgt_strmout_buffer_offset_offset_byte_2[7:0], vgt_strmout_buffer_offset_offset_byte_1[7:0],
        vgt_strmout_buffer_offset_offset_byte_0[7:0]};
    6'h38: bus_read_data_entry_bus_address = {1'b1, vgt_strmout_buffer_size_size_byte_3[15:8],
        vgt_strmout_buffer_size_size_byte_2[15:8], vgt_strmout_buffer_size_size_byte_1[15:8],
        vgt_strmout_buffer_size_size_byte_0[15:8]};
    6'h39: bus_read_data_entry_bus_address = bus_read_data_joined2[65:33];
    6'h3b: bus_read_data_entry_bus_address = {1'b1, vgt_strmout_buffer_offset_offset_byte_3[15:8],
        vgt_strmout_buffer_offset_offset_byte_2[15:8], vgt_strmout_buffer_offset_offset_byte_1[15:8],
        vgt_strmout_buffer_offset_offset_byte_0[15:8]};
    6'h3c: bus_read_data_entry_bus_address = {1'b1, vgt_strmout_buffer_size_size_byte_3[23:16],
        vgt_strmout_buffer_size_size_byte_2[23:16], vgt_strmout_buffer_size_size_byte_1[23:16],
        vgt_strmout_buffer_size_size_byte_0[23:16]};
    6'h3d: bus_read_data_entry_bus_address = bus_read_data_joined2[98:66];
    6'h3f: bus_read_data_entry_bus_address = {1'b1, vgt_strmout_buffer_offset_offset_byte_3[23:16],
        vgt_strmout_buffer_offset_offset_byte_2[23:16], vgt_strmout_buffer_offset_offset_byte_1[23:16],
        vgt_strmout_buffer_offset_offset_byte_0[23:16]};
    default: bus_read_data_entry_bus_address = 33'd0;
  endcase

  reg found_entry_bus_address;
  always @* case (bus_address[7:2])
    6'd4, 6'd5, 6'd6, 6'd7, 6'd8, 6'd9, 6'ha, 6'hb, 6'hc, 6'hd, 6'he, 6'hf, 6'h10, 6'h11, 6'h14, 6'h15, 6'h16, 6'h17,
        6'h18, 6'h19, 6'h1a, 6'h1b, 6'h1c, 6'h1d, 6'h1e, 6'h1f, 6'h21, 6'h22, 6'h23, 6'h24, 6'h25, 6'h28, 6'h29,
        6'h2a, 6'h2b, 6'h2c, 6'h2d, 6'h34, 6'h35, 6'h37, 6'h38, 6'h39, 6'h3b, 6'h3c, 6'h3d, 6'h3f:
        found_entry_bus_address = 1'b1;
    default: found_entry_bus_address = 1'b0;
  endcase

  wire [32:0] bus_read_data_choice_2 = bus_read_data_equal[2] ? {1'b1, vgt_max_vtx_indy_max_indy_byte} :
      bus_read_data_equal[3] ? {1'b1, vgt_min_vtx_indy_min_indy_byte} : bus_read_data_equal[4] ? {1'b1,
      vgt_indx_offset_indx_offset_byte} : bus_read_data_equal[5] ? {1'b1, vgt_multi_prim_ib_reset_ind_reset_ind_byte}
      : 33'd0;
  wire found_any_bus_read_data_equal_2 = bus_read_data_equal[2] | bus_read_data_equal[3] | bus_read_data_equal[4] |
      bus_read_data_equal[5];
  wire [9:0] bus_read_data_joined_13 = {vgt_cntl_status_vgt_te11_busy, vgt_cntl_status_vgt_hs_busy,
      vgt_cntl_status_vgt_gs_busy, vgt_cntl_status_vgt_pi_busy, vgt_cntl_status_vgt_vr_busy,
      vgt_cntl_status_vgt_te_busy, vgt_cntl_status_vgt_pt_busy, vgt_cntl_status_vgt_out_busy,
      vgt_cntl_status_vgt_out_indx_busy, vgt_cntl_status_vgt_busy};
  wire [4:0] bus_read_data_joined_14 = {ia_cntl_status_ia_adc_busy, ia_cntl_status_ia_grp_busy,
      ia_cntl_status_ia_dma_req_busy, ia_cntl_status_ia_dma_busy, ia_cntl_status_ia_busy};
  wire [20:0] bus_read_data_joined_15 = {vgt_cache_invalidation_es_limit, 2'd0,
      vgt_cache_invalidation_streamout_full_flush, 7'd0, vgt_cache_invalidation_vs_no_extra_buffer, 5'd0};
  wire [32:0] bus_read_data_choice_found_equal = found_equal ? {1'b1, {11'd0, bus_read_data_joined_15}} :
      found_equal_bus_address_7_2 ? {1'b1, {27'd0, vgt_gs_vertex_reuse_vert_reuse}} : bus_read_data_equal[0] ? {1'b1,
      {27'd0, bus_read_data_joined_14}} : bus_read_data_equal[1] ? {1'b1, {22'd0, bus_read_data_joined_13}} : 33'd0;
  wire found_choice = bus_write ? (found_equal | found_equal_bus_address_7_2) : bus_read_data_choice_found_equal[32];
  wire found_all = (bus_write ? found_any_bus_read_data_equal_2 : bus_read_data_choice_2[32]) & context_page_284;
  wire found_all_bus_write = bus_write & (bus_read_data_equal[6] | bus_read_data_equal[7] | bus_read_data_equal[1]) &
      context_page_287;
  wire found_all_found_entry_bus_address = (bus_write ? found_entry_bus_address :
      bus_read_data_entry_bus_address[32]) & context_page_28a;
  wire found_all_context_page_28b = (bus_write ? found_entry_bus_address_7_2 :
      bus_read_data_entry_bus_address_7_2[32]) & context_page_28b;
  wire found_any_found_choice = (found_choice & config_page_88) | found_all | found_all_bus_write |
      found_all_found_entry_bus_address | found_all_context_page_28b | ((bus_write ? found_any :
      bus_read_data_choice[32]) & context_page_28c) | ((bus_write ? found_entry : bus_read_data_entry[32]) &
      userconfig_page_309);
  wire found = found_any_found_choice & (~|bus_address[1:0]);
  genvar i;
  for (i = 0; i < 4; i = i + 1) begin : each_vgt_strmout_buffer_filled_size
    wire write_vgt_strmout_buffer_filled_size;
    reg [7:0] vgt_strmout_vtx_stride_stride_byte_0;
    reg [1:0] vgt_strmout_vtx_stride_stride_byte_1;
    reg [7:0] vgt_strmout_buffer_filled_size_size_byte_0;
    reg [7:0] vgt_strmout_buffer_filled_size_size_byte_1;
    reg [7:0] vgt_strmout_buffer_filled_size_size_byte_2;
    reg [7:0] vgt_strmout_buffer_filled_size_size_byte_3;
    assign vgt_strmout_buffer_size_size[i*32 +: 32] = {vgt_strmout_buffer_size_size_byte_3[i*8 +: 8],
        vgt_strmout_buffer_size_size_byte_2[i*8 +: 8], vgt_strmout_buffer_size_size_byte_1[i*8 +: 8],
        vgt_strmout_buffer_size_size_byte_0[i*8 +: 8]};
    assign vgt_strmout_vtx_stride_stride[i*10 +: 10] = {vgt_strmout_vtx_stride_stride_byte_1,
        vgt_strmout_vtx_stride_stride_byte_0};
    assign vgt_strmout_buffer_offset_offset[i*32 +: 32] = {vgt_strmout_buffer_offset_offset_byte_3[i*8 +: 8],
        vgt_strmout_buffer_offset_offset_byte_2[i*8 +: 8], vgt_strmout_buffer_offset_offset_byte_1[i*8 +: 8],
        vgt_strmout_buffer_offset_offset_byte_0[i*8 +: 8]};
    assign vgt_strmout_config_streamout_en[i] = vgt_strmout_config_streamout_en_byte_0[i];
    assign vgt_strmout_buffer_filled_size_size[i*32 +: 32] = {vgt_strmout_buffer_filled_size_size_byte_3,
        vgt_strmout_buffer_filled_size_size_byte_2, vgt_strmout_buffer_filled_size_size_byte_1,
        vgt_strmout_buffer_filled_size_size_byte_0};
    assign write_vgt_strmout_buffer_filled_size = write_vgt_strmout_buffer_filled_size_all & bus_read_data_equal[i +
        8];
    assign bus_read_data_joined[i*33 +: 33] = {1'b1, vgt_strmout_buffer_filled_size_size_byte_3,
        vgt_strmout_buffer_filled_size_size_byte_2, vgt_strmout_buffer_filled_size_size_byte_1,
        vgt_strmout_buffer_filled_size_size_byte_0};
    assign bus_read_data_joined2[i*33 +: 33] = {1'b1, {22'd0, vgt_strmout_vtx_stride_stride_byte_1,
        vgt_strmout_vtx_stride_stride_byte_0}};
    assign vgt_group_vect_0_fmt_cntl_x_conv_all[i] = write_vgt_group_vect_0_fmt_cntl & bus_bytes[i];
    assign vgt_group_vect_1_fmt_cntl_x_conv_all[i] = write_vgt_group_vect_1_fmt_cntl & bus_bytes[i];
    initial begin
      vgt_strmout_vtx_stride_stride_byte_0 = 8'd0; vgt_strmout_vtx_stride_stride_byte_1 = 2'd0;
      vgt_strmout_buffer_filled_size_size_byte_0 = 8'd0; vgt_strmout_buffer_filled_size_size_byte_1 = 8'd0;
      vgt_strmout_buffer_filled_size_size_byte_2 = 8'd0; vgt_strmout_buffer_filled_size_size_byte_3 = 8'd0;
    end
    always @(posedge clock) begin
      if (write_vgt_max_vtx_indy & bus_bytes[i]) vgt_max_vtx_indy_max_indy_byte[i*8 +: 8] <= bus_data[8*i +: 8];
      if (write_vgt_min_vtx_indy & bus_bytes[i]) vgt_min_vtx_indy_min_indy_byte[i*8 +: 8] <= bus_data[8*i +: 8];
      if (write_vgt_indx_offset & bus_bytes[i]) vgt_indx_offset_indx_offset_byte[i*8 +: 8] <= bus_data[8*i +: 8];
      if (write_vgt_multi_prim_ib_reset_ind & bus_bytes[i]) begin
        vgt_multi_prim_ib_reset_ind_reset_ind_byte[i*8 +: 8] <= bus_data[8*i +: 8];
      end
      if (write_vgt_dma_base & bus_bytes[i]) vgt_dma_base_base_addr_byte[i*8 +: 8] <= bus_data[8*i +: 8];
      if (write_vgt_hos_max_tess_level & bus_bytes[i]) begin
        vgt_hos_max_tess_level_max_tess_byte[i*8 +: 8] <= bus_data[8*i +: 8];
      end
      if (write_vgt_hos_min_tess_level & bus_bytes[i]) begin
        vgt_hos_min_tess_level_min_tess_byte[i*8 +: 8] <= bus_data[8*i +: 8];
      end
      if (write_vgt_enhance & bus_bytes[i]) vgt_enhance_misc_byte[i*8 +: 8] <= bus_data[8*i +: 8];
      if (write_ia_enhance & bus_bytes[i]) ia_enhance_misc_byte[i*8 +: 8] <= bus_data[8*i +: 8];
      if (write_vgt_dma_size & bus_bytes[i]) vgt_dma_size_num_indices_byte[i*8 +: 8] <= bus_data[8*i +: 8];
      if (write_vgt_dma_max_size & bus_bytes[i]) vgt_dma_max_size_max_size_byte[i*8 +: 8] <= bus_data[8*i +: 8];
      if (write_vgt_dma_num_instances & bus_bytes[i]) begin
        vgt_dma_num_instances_num_instances_byte[i*8 +: 8] <= bus_data[8*i +: 8];
      end
      if (write_vgt_primitiveid_reset & bus_bytes[i]) vgt_primitiveid_reset_value_byte[i*8 +: 8] <= bus_data[8*i +:
          8];
      if (write_vgt_instance_step_rate_0 & bus_bytes[i]) begin
        vgt_instance_step_rate_0_step_rate_byte[i*8 +: 8] <= bus_data[8*i +: 8];
      end
      if (write_vgt_instance_step_rate_1 & bus_bytes[i]) begin
        vgt_instance_step_rate_1_step_rate_byte[i*8 +: 8] <= bus_data[8*i +: 8];
      end
      if (write_vgt_strmout_buffer_size[i] & bus_bytes[0]) begin
        vgt_strmout_buffer_size_size_byte_0[i*8 +: 8] <= bus_data[7:0];
      end
      if (write_vgt_strmout_buffer_size[i] & bus_bytes[1]) begin
        vgt_strmout_buffer_size_size_byte_1[i*8 +: 8] <= bus_data[15:8];
      end
      if (write_vgt_strmout_buffer_size[i] & bus_bytes[2]) begin
        vgt_strmout_buffer_size_size_byte_2[i*8 +: 8] <= bus_data[23:16];
      end
      if (write_vgt_strmout_buffer_size[i] & bus_bytes[3]) begin
        vgt_strmout_buffer_size_size_byte_3[i*8 +: 8] <= bus_data[31:24];
      end
      if (write_vgt_strmout_vtx_stride[i] & bus_bytes[0]) vgt_strmout_vtx_stride_stride_byte_0 <= bus_data[7:0];
      if (write_vgt_strmout_vtx_stride[i] & bus_bytes[1]) vgt_strmout_vtx_stride_stride_byte_1 <= bus_data[9:8];
      if (write_vgt_strmout_buffer_offset[i] & bus_bytes[0]) begin
        vgt_strmout_buffer_offset_offset_byte_0[i*8 +: 8] <= bus_data[7:0];
      end
      if (write_vgt_strmout_buffer_offset[i] & bus_bytes[1]) begin
        vgt_strmout_buffer_offset_offset_byte_1[i*8 +: 8] <= bus_data[15:8];
      end
      if (write_vgt_strmout_buffer_offset[i] & bus_bytes[2]) begin
        vgt_strmout_buffer_offset_offset_byte_2[i*8 +: 8] <= bus_data[23:16];
      end
      if (write_vgt_strmout_buffer_offset[i] & bus_bytes[3]) begin
        vgt_strmout_buffer_offset_offset_byte_3[i*8 +: 8] <= bus_data[31:24];
      end
      if (write_vgt_strmout_draw_opaque_offset & bus_bytes[i]) begin
        vgt_strmout_draw_opaque_offset_offset_byte[i*8 +: 8] <= bus_data[8*i +: 8];
      end
      if (write_vgt_strmout_draw_opaque_buffer_filled_size & bus_bytes[i]) begin
        vgt_strmout_draw_opaque_buffer_filled_size_size_byte[i*8 +: 8] <= bus_data[8*i +: 8];
      end
      if (write_vgt_dispatch_draw_index & bus_bytes[i]) begin
        vgt_dispatch_draw_index_match_index_byte[i*8 +: 8] <= bus_data[8*i +: 8];
      end
      if (write_vgt_strmout_config & bus_bytes[0]) vgt_strmout_config_streamout_en_byte_0[i] <= bus_data[i];
      if (write_vgt_esgs_ring_size & bus_bytes[i]) vgt_esgs_ring_size_mem_size_byte[i*8 +: 8] <= bus_data[8*i +: 8];
      if (write_vgt_gsvs_ring_size & bus_bytes[i]) vgt_gsvs_ring_size_mem_size_byte[i*8 +: 8] <= bus_data[8*i +: 8];
      if (write_vgt_strmout_buffer_filled_size & bus_bytes[0]) begin
        vgt_strmout_buffer_filled_size_size_byte_0 <= bus_data[7:0];
      end
      if (write_vgt_strmout_buffer_filled_size & bus_bytes[1]) begin
        vgt_strmout_buffer_filled_size_size_byte_1 <= bus_data[15:8];
      end
      if (write_vgt_strmout_buffer_filled_size & bus_bytes[2]) begin
        vgt_strmout_buffer_filled_size_size_byte_2 <= bus_data[23:16];
      end
      if (write_vgt_strmout_buffer_filled_size & bus_bytes[3]) begin
        vgt_strmout_buffer_filled_size_size_byte_3 <= bus_data[31:24];
      end
      if (write_vgt_num_indices & bus_bytes[i]) vgt_num_indices_num_indices_byte[i*8 +: 8] <= bus_data[8*i +: 8];
      if (write_vgt_num_instances & bus_bytes[i]) vgt_num_instances_num_instances_byte[i*8 +: 8] <= bus_data[8*i +:
          8];
      if (write_vgt_tf_memory_base & bus_bytes[i]) vgt_tf_memory_base_base_byte[i*8 +: 8] <= bus_data[8*i +: 8];
    end
  end

  for (i = 0; i < 7; i = i + 1) begin : each_write_vgt_strmout_draw_opaque_offset_equal
    localparam [5:0] INDEX = i + 10;
    localparam [5:0] INDEX_2 = i + 21;
    assign write_vgt_strmout_draw_opaque_offset_equal[i] = bus_address[7:2] == INDEX;
    assign write_vgt_strmout_draw_opaque_offset_equal[i + 7] = bus_address[7:2] == INDEX_2;
  end

  wire [31:0] bus_read_data_any = (bus_read_data_choice_found_equal[31:0] & {32{config_page_88}}) |
      (bus_read_data_choice_2[31:0] & {32{context_page_284}}) | (bus_read_data_entry_bus_address[31:0] &
      {32{context_page_28a}}) | (bus_read_data_entry_bus_address_7_2[31:0] & {32{context_page_28b}}) |
      (bus_read_data_choice[31:0] & {32{context_page_28c}}) | (bus_read_data_entry[31:0] & {32{userconfig_page_309}});
  initial begin
    vgt_cache_invalidation_vs_no_extra_buffer = 1'b0; vgt_cache_invalidation_streamout_full_flush = 1'b0;
    vgt_cache_invalidation_es_limit = 5'd0; vgt_gs_vertex_reuse_vert_reuse = 5'h10;
    vgt_dma_base_hi_base_addr = 8'd0;
    vgt_draw_initiator_source_select = VGT_DRAW_INITIATOR_SOURCE_SELECT_DI_SRC_SEL_DMA;
    vgt_draw_initiator_major_mode = VGT_DRAW_INITIATOR_MAJOR_MODE_DI_MAJOR_MODE_0;
    vgt_draw_initiator_not_eop = VGT_DRAW_INITIATOR_NOT_EOP_NORMAL;
    vgt_draw_initiator_use_opaque = VGT_DRAW_INITIATOR_USE_OPAQUE_NOT_OPAQUE; vgt_draw_initiator_strobe = 1'b0;
    vgt_output_path_cntl_path_select = VGT_OUTPUT_PATH_CNTL_PATH_SELECT_VGT_OUTPATH_VTX_REUSE;
    vgt_hos_cntl_tess_mode = 2'd0; vgt_hos_reuse_depth_reuse_depth = 8'd0;
    vgt_group_prim_type_prim_type = VGT_GROUP_PRIM_TYPE_PRIM_TYPE_VGT_GRP_3_D_POINT;
    vgt_group_prim_type_retain_order = VGT_GROUP_PRIM_TYPE_RETAIN_ORDER_REORDER;
    vgt_group_prim_type_retain_quads = VGT_GROUP_PRIM_TYPE_RETAIN_QUADS_DECOMPOSE;
    vgt_group_prim_type_prim_order = VGT_GROUP_PRIM_TYPE_PRIM_ORDER_VGT_GRP_LIST;
    vgt_group_first_decr_first_decr = 4'd0; vgt_group_decr_decr = 4'd0;
    vgt_group_vect_0_cntl_comp_x_en = VGT_GROUP_VECT_0_CNTL_COMP_X_EN_DISABLE;
    vgt_group_vect_0_cntl_comp_y_en = VGT_GROUP_VECT_0_CNTL_COMP_Y_EN_DISABLE;
    vgt_group_vect_0_cntl_comp_z_en = VGT_GROUP_VECT_0_CNTL_COMP_Z_EN_DISABLE;
    vgt_group_vect_0_cntl_comp_w_en = VGT_GROUP_VECT_0_CNTL_COMP_W_EN_DISABLE; vgt_group_vect_0_cntl_stride = 8'd0;
    vgt_group_vect_0_cntl_shift = 8'd0; vgt_group_vect_1_cntl_comp_x_en = VGT_GROUP_VECT_1_CNTL_COMP_X_EN_DISABLE;
    vgt_group_vect_1_cntl_comp_y_en = VGT_GROUP_VECT_1_CNTL_COMP_Y_EN_DISABLE;
    vgt_group_vect_1_cntl_comp_z_en = VGT_GROUP_VECT_1_CNTL_COMP_Z_EN_DISABLE;
    vgt_group_vect_1_cntl_comp_w_en = VGT_GROUP_VECT_1_CNTL_COMP_W_EN_DISABLE; vgt_group_vect_1_cntl_stride = 8'd0;
    vgt_group_vect_1_cntl_shift = 8'd0;
    vgt_group_vect_0_fmt_cntl_x_conv = VGT_GROUP_VECT_0_FMT_CNTL_X_CONV_VGT_GRP_INDEX_16;
    vgt_group_vect_0_fmt_cntl_x_offset = 4'd0;
    vgt_group_vect_0_fmt_cntl_y_conv = VGT_GROUP_VECT_0_FMT_CNTL_Y_CONV_VGT_GRP_INDEX_16;
    vgt_group_vect_0_fmt_cntl_y_offset = 4'd0;
    vgt_group_vect_0_fmt_cntl_z_conv = VGT_GROUP_VECT_0_FMT_CNTL_Z_CONV_VGT_GRP_INDEX_16;
    vgt_group_vect_0_fmt_cntl_z_offset = 4'd0;
    vgt_group_vect_0_fmt_cntl_w_conv = VGT_GROUP_VECT_0_FMT_CNTL_W_CONV_VGT_GRP_INDEX_16;
    vgt_group_vect_0_fmt_cntl_w_offset = 4'd0;
    vgt_group_vect_1_fmt_cntl_x_conv = VGT_GROUP_VECT_1_FMT_CNTL_X_CONV_VGT_GRP_INDEX_16;
    vgt_group_vect_1_fmt_cntl_x_offset = 4'd0;
    vgt_group_vect_1_fmt_cntl_y_conv = VGT_GROUP_VECT_1_FMT_CNTL_Y_CONV_VGT_GRP_INDEX_16;
    vgt_group_vect_1_fmt_cntl_y_offset = 4'd0;
    vgt_group_vect_1_fmt_cntl_z_conv = VGT_GROUP_VECT_1_FMT_CNTL_Z_CONV_VGT_GRP_INDEX_16;
    vgt_group_vect_1_fmt_cntl_z_offset = 4'd0;
    vgt_group_vect_1_fmt_cntl_w_conv = VGT_GROUP_VECT_1_FMT_CNTL_W_CONV_VGT_GRP_INDEX_16;
    vgt_group_vect_1_fmt_cntl_w_offset = 4'd0; vgt_gs_mode_mode = VGT_GS_MODE_MODE_GS_OFF;
    vgt_gs_mode_cut_mode = VGT_GS_MODE_CUT_MODE_GS_CUT_1024; vgt_gs_mode_gs_c_pack_en = 1'b0;
    vgt_gs_mode_es_passthru = VGT_GS_MODE_ES_PASSTHRU_PASSTHRU_DIS;
    vgt_gs_mode_compute_mode = VGT_GS_MODE_COMPUTE_MODE_COMPUTE_DIS;
    vgt_gs_mode_fast_compute_mode = VGT_GS_MODE_FAST_COMPUTE_MODE_FAST_COMPUTE_DIS;
    vgt_gs_mode_element_info_en = VGT_GS_MODE_ELEMENT_INFO_EN_ELEMENT_INFO_EN_DIS;
    vgt_gs_mode_partial_thd_at_eoi = VGT_GS_MODE_PARTIAL_THD_AT_EOI_PARTIAL_THD_AT_EOI_DIS;
    vgt_gs_mode_suppress_cuts = VGT_GS_MODE_SUPPRESS_CUTS_SUPPRESS_CUTS_DIS;
    vgt_gs_mode_es_write_optimize = VGT_GS_MODE_ES_WRITE_OPTIMIZE_OFF;
    vgt_gs_mode_gs_write_optimize = VGT_GS_MODE_GS_WRITE_OPTIMIZE_OFF;
    vgt_gs_mode_onchip = VGT_GS_MODE_ONCHIP_OFFCHIP; vgt_gs_onchip_cntl_es_verts_per_subgrp_byte_0 = 8'd0;
    vgt_gs_onchip_cntl_es_verts_per_subgrp_byte_1 = 3'd0; vgt_gs_onchip_cntl_gs_prims_per_subgrp_byte_1 = 5'd0;
    vgt_gs_onchip_cntl_gs_prims_per_subgrp_byte_2 = 6'd0; vgt_gs_per_es_gs_per_es_byte_0 = 8'd0;
    vgt_gs_per_es_gs_per_es_byte_1 = 3'd0; vgt_es_per_gs_es_per_gs_byte_0 = 8'd0;
    vgt_es_per_gs_es_per_gs_byte_1 = 3'd0; vgt_gs_per_vs_gs_per_vs = 4'd0;
    vgt_gsvs_ring_offset_1_offset_byte_0 = 8'd0; vgt_gsvs_ring_offset_1_offset_byte_1 = 7'd0;
    vgt_gsvs_ring_offset_2_offset_byte_0 = 8'd0; vgt_gsvs_ring_offset_2_offset_byte_1 = 7'd0;
    vgt_gsvs_ring_offset_3_offset_byte_0 = 8'd0; vgt_gsvs_ring_offset_3_offset_byte_1 = 7'd0;
    vgt_gs_out_prim_type_outprim_type = 6'd0; vgt_gs_out_prim_type_outprim_type_1 = 6'd0;
    vgt_gs_out_prim_type_outprim_type_2 = 6'd0; vgt_gs_out_prim_type_outprim_type_3_byte_2 = 2'd0;
    vgt_gs_out_prim_type_outprim_type_3_byte_3 = 4'd0; vgt_gs_out_prim_type_unique_type_per_stream = 1'b0;
    vgt_dma_index_type_index_type = VGT_DMA_INDEX_TYPE_INDEX_TYPE_VGT_INDEX_16;
    vgt_dma_index_type_swap_mode = VGT_DMA_INDEX_TYPE_SWAP_MODE_VGT_DMA_SWAP_NONE;
    vgt_dma_index_type_buf_type = VGT_DMA_INDEX_TYPE_BUF_TYPE_VGT_DMA_BUF_MEM;
    vgt_dma_index_type_rdreq_policy = VGT_DMA_INDEX_TYPE_RDREQ_POLICY_VGT_POLICY_LRU; vgt_dma_index_type_atc = 1'b0;
    vgt_dma_index_type_not_eop = VGT_DMA_INDEX_TYPE_NOT_EOP_NORMAL;
    vgt_dma_index_type_req_path = VGT_DMA_INDEX_TYPE_REQ_PATH_MC_HUB;
    vgt_primitiveid_en_primitiveid_en = VGT_PRIMITIVEID_EN_PRIMITIVEID_EN_OFF;
    vgt_event_initiator_event_type = VGT_EVENT_INITIATOR_EVENT_TYPE_VALUE_0;
    vgt_event_initiator_address_hi_byte_2 = 6'd0; vgt_event_initiator_address_hi_byte_3 = 3'd0;
    vgt_event_initiator_extended_event = 1'b0; vgt_event_initiator_strobe = 1'b0;
    vgt_multi_prim_ib_reset_en_reset_en = VGT_MULTI_PRIM_IB_RESET_EN_RESET_EN_OFF;
    ia_multi_vgt_param_primgroup_size_byte_0 = 8'hff; ia_multi_vgt_param_primgroup_size_byte_1 = 8'd0;
    ia_multi_vgt_param_partial_vs_wave_on = IA_MULTI_VGT_PARAM_PARTIAL_VS_WAVE_ON_PARTIAL_VS_WAVE_OFF;
    ia_multi_vgt_param_switch_on_eop = IA_MULTI_VGT_PARAM_SWITCH_ON_EOP_SWITCH_ON_PRIMGROUP_SIZE;
    ia_multi_vgt_param_partial_es_wave_on = IA_MULTI_VGT_PARAM_PARTIAL_ES_WAVE_ON_PARTIAL_ES_WAVE_OFF;
    ia_multi_vgt_param_switch_on_eoi = IA_MULTI_VGT_PARAM_SWITCH_ON_EOI_SWITCH_ON_PRIMGROUP_SIZE;
    ia_multi_vgt_param_wd_switch_on_eop = IA_MULTI_VGT_PARAM_WD_SWITCH_ON_EOP_SWITCH_ON_WORKGROUP_SIZE;
    vgt_esgs_ring_itemsize_itemsize_byte_0 = 8'd0; vgt_esgs_ring_itemsize_itemsize_byte_1 = 7'd0;
    vgt_gsvs_ring_itemsize_itemsize_byte_0 = 8'd0; vgt_gsvs_ring_itemsize_itemsize_byte_1 = 7'd0;
    vgt_reuse_off_reuse_off = VGT_REUSE_OFF_REUSE_OFF_REUSE_ON;
    vgt_strmout_draw_opaque_vertex_stride_vertex_stride_byte_0 = 8'd0;
    vgt_strmout_draw_opaque_vertex_stride_vertex_stride_byte_1 = 1'b0;
    vgt_gs_max_vert_out_max_vert_out_byte_0 = 8'd0; vgt_gs_max_vert_out_max_vert_out_byte_1 = 3'd0;
    vgt_shader_stages_en_ls_en = VGT_SHADER_STAGES_EN_LS_EN_LS_STAGE_OFF;
    vgt_shader_stages_en_hs_en = VGT_SHADER_STAGES_EN_HS_EN_HS_STAGE_OFF;
    vgt_shader_stages_en_es_en = VGT_SHADER_STAGES_EN_ES_EN_ES_STAGE_OFF;
    vgt_shader_stages_en_gs_en = VGT_SHADER_STAGES_EN_GS_EN_GS_STAGE_OFF;
    vgt_shader_stages_en_vs_en = VGT_SHADER_STAGES_EN_VS_EN_VS_STAGE_REAL;
    vgt_shader_stages_en_dynamic_hs = VGT_SHADER_STAGES_EN_DYNAMIC_HS_HS_ONCHIP;
    vgt_ls_hs_config_num_patches = 8'd0; vgt_ls_hs_config_hs_num_input_cp = 6'd0;
    vgt_ls_hs_config_hs_num_output_cp_byte_1 = 2'd0; vgt_ls_hs_config_hs_num_output_cp_byte_2 = 4'd0;
    vgt_gs_vert_itemsize_itemsize_byte_0 = 8'd0; vgt_gs_vert_itemsize_itemsize_byte_1 = 7'd0;
    vgt_gs_vert_itemsize_1_itemsize_byte_0 = 8'd0; vgt_gs_vert_itemsize_1_itemsize_byte_1 = 7'd0;
    vgt_gs_vert_itemsize_2_itemsize_byte_0 = 8'd0; vgt_gs_vert_itemsize_2_itemsize_byte_1 = 7'd0;
    vgt_gs_vert_itemsize_3_itemsize_byte_0 = 8'd0; vgt_gs_vert_itemsize_3_itemsize_byte_1 = 7'd0;
    vgt_tf_param_type = VGT_TF_PARAM_TYPE_TESS_ISOLINE;
    vgt_tf_param_partitioning = VGT_TF_PARAM_PARTITIONING_PART_INTEGER;
    vgt_tf_param_topology = VGT_TF_PARAM_TOPOLOGY_OUTPUT_POINT; vgt_tf_param_num_ds_waves_per_simd = 4'd0;
    vgt_tf_param_disable_donuts = VGT_TF_PARAM_DISABLE_DONUTS_DONUT_WALK; vgt_tf_param_rdreq_policy_byte_1 = 1'b0;
    vgt_tf_param_rdreq_policy_byte_2 = 1'b0;
    vgt_gs_instance_cnt_enable = VGT_GS_INSTANCE_CNT_ENABLE_GS_INSTANCE_DISABLE;
    vgt_gs_instance_cnt_cnt_byte_0 = 6'd0; vgt_gs_instance_cnt_cnt_byte_1 = 1'b0;
    vgt_strmout_config_rast_stream = 3'd0; vgt_strmout_config_rast_stream_mask = 4'd0;
    vgt_strmout_config_use_rast_stream_mask = 1'b0; vgt_vertex_reuse_block_cntl_vtx_reuse_depth = 8'd0;
    vgt_out_dealloc_cntl_dealloc_dist = 7'd0;
    vgt_primitive_type_prim_type = VGT_PRIMITIVE_TYPE_PRIM_TYPE_DI_PT_NONE;
    vgt_index_type_index_type = VGT_INDEX_TYPE_INDEX_TYPE_DI_INDEX_SIZE_16_BIT; vgt_tf_ring_size_size_byte_0 = 8'd0;
    vgt_tf_ring_size_size_byte_1 = 8'h20; vgt_hs_offchip_param_offchip_buffering_byte_0 = 8'd0;
    vgt_hs_offchip_param_offchip_buffering_byte_1 = 1'b0;
    vgt_hs_offchip_param_offchip_granularity = VGT_HS_OFFCHIP_PARAM_OFFCHIP_GRANULARITY_DWORDS_8_K;
    bus_ready = 1'b0; bus_error = 1'b0; bus_read_data = 32'd0; vgt_strmout_buffer_config_stream_buffer_en = 16'd0;
    vgt_max_vtx_indy_max_indy_byte = 32'd0; vgt_min_vtx_indy_min_indy_byte = 32'd0;
    vgt_indx_offset_indx_offset_byte = 32'd0; vgt_multi_prim_ib_reset_ind_reset_ind_byte = 32'd0;
    vgt_dma_base_base_addr_byte = 32'd0; vgt_hos_max_tess_level_max_tess_byte = 32'd0;
    vgt_hos_min_tess_level_min_tess_byte = 32'd0; vgt_enhance_misc_byte = 32'd0; ia_enhance_misc_byte = 32'd0;
    vgt_dma_size_num_indices_byte = 32'd0; vgt_dma_max_size_max_size_byte = 32'd0;
    vgt_dma_num_instances_num_instances_byte = 32'd0; vgt_primitiveid_reset_value_byte = 32'd0;
    vgt_instance_step_rate_0_step_rate_byte = 32'd0; vgt_instance_step_rate_1_step_rate_byte = 32'd0;
    vgt_strmout_buffer_size_size_byte_0 = 32'd0; vgt_strmout_buffer_size_size_byte_1 = 32'd0;
    vgt_strmout_buffer_size_size_byte_2 = 32'd0; vgt_strmout_buffer_size_size_byte_3 = 32'd0;
    vgt_strmout_buffer_offset_offset_byte_0 = 32'd0; vgt_strmout_buffer_offset_offset_byte_1 = 32'd0;
    vgt_strmout_buffer_offset_offset_byte_2 = 32'd0; vgt_strmout_buffer_offset_offset_byte_3 = 32'd0;
    vgt_strmout_draw_opaque_offset_offset_byte = 32'd0;
    vgt_strmout_draw_opaque_buffer_filled_size_size_byte = 32'd0; vgt_dispatch_draw_index_match_index_byte = 32'd0;
    vgt_strmout_config_streamout_en_byte_0 = 4'd0; vgt_esgs_ring_size_mem_size_byte = 32'd0;
    vgt_gsvs_ring_size_mem_size_byte = 32'd0; vgt_num_indices_num_indices_byte = 32'd0;
    vgt_num_instances_num_instances_byte = 32'd0; vgt_tf_memory_base_base_byte = 32'd0;
  end
  always @(posedge clock) begin
    if (write_vgt_cache_invalidation & bus_bytes[0]) vgt_cache_invalidation_vs_no_extra_buffer <= bus_data[5];
    if (write_vgt_cache_invalidation & bus_bytes[1]) vgt_cache_invalidation_streamout_full_flush <= bus_data[13];
    if (write_vgt_cache_invalidation & bus_bytes[2]) vgt_cache_invalidation_es_limit <= bus_data[20:16];
    if (write_vgt_gs_vertex_reuse & bus_bytes[0]) vgt_gs_vertex_reuse_vert_reuse <= bus_data[4:0];
    if (write_vgt_dma_base_hi & bus_bytes[0]) vgt_dma_base_hi_base_addr <= bus_data[7:0];
    if (write_vgt_draw_initiator & bus_bytes[0]) begin
      vgt_draw_initiator_source_select <= bus_data[1:0]; vgt_draw_initiator_major_mode <= bus_data[3:2];
      vgt_draw_initiator_not_eop <= bus_data[5]; vgt_draw_initiator_use_opaque <= bus_data[6];
    end
    vgt_draw_initiator_strobe <= write_vgt_draw_initiator & (|bus_bytes);
    if (write_vgt_output_path_cntl & bus_bytes[0]) vgt_output_path_cntl_path_select <= bus_data[2:0];
    if (write_vgt_hos_cntl & bus_bytes[0]) vgt_hos_cntl_tess_mode <= bus_data[1:0];
    if (write_vgt_hos_reuse_depth & bus_bytes[0]) vgt_hos_reuse_depth_reuse_depth <= bus_data[7:0];
    if (write_vgt_group_prim_type & bus_bytes[0]) vgt_group_prim_type_prim_type <= bus_data[4:0];
    if (write_vgt_group_prim_type & bus_bytes[1]) begin
      vgt_group_prim_type_retain_order <= bus_data[14]; vgt_group_prim_type_retain_quads <= bus_data[15];
    end
    if (write_vgt_group_prim_type & bus_bytes[2]) vgt_group_prim_type_prim_order <= bus_data[18:16];
    if (write_vgt_group_first_decr & bus_bytes[0]) vgt_group_first_decr_first_decr <= bus_data[3:0];
    if (write_vgt_group_decr & bus_bytes[0]) vgt_group_decr_decr <= bus_data[3:0];
    if (write_vgt_group_vect_0_cntl & bus_bytes[0]) begin
      vgt_group_vect_0_cntl_comp_x_en <= bus_data[0]; vgt_group_vect_0_cntl_comp_y_en <= bus_data[1];
      vgt_group_vect_0_cntl_comp_z_en <= bus_data[2]; vgt_group_vect_0_cntl_comp_w_en <= bus_data[3];
    end
    if (write_vgt_group_vect_0_cntl & bus_bytes[1]) vgt_group_vect_0_cntl_stride <= bus_data[15:8];
    if (write_vgt_group_vect_0_cntl & bus_bytes[2]) vgt_group_vect_0_cntl_shift <= bus_data[23:16];
    if (write_vgt_group_vect_1_cntl & bus_bytes[0]) begin
      vgt_group_vect_1_cntl_comp_x_en <= bus_data[0]; vgt_group_vect_1_cntl_comp_y_en <= bus_data[1];
      vgt_group_vect_1_cntl_comp_z_en <= bus_data[2]; vgt_group_vect_1_cntl_comp_w_en <= bus_data[3];
    end
    if (write_vgt_group_vect_1_cntl & bus_bytes[1]) vgt_group_vect_1_cntl_stride <= bus_data[15:8];
    if (write_vgt_group_vect_1_cntl & bus_bytes[2]) vgt_group_vect_1_cntl_shift <= bus_data[23:16];
    if (vgt_group_vect_0_fmt_cntl_x_conv_all[0]) begin
      vgt_group_vect_0_fmt_cntl_x_conv <= bus_data[3:0]; vgt_group_vect_0_fmt_cntl_x_offset <= bus_data[7:4];
    end
    if (vgt_group_vect_0_fmt_cntl_x_conv_all[1]) begin
      vgt_group_vect_0_fmt_cntl_y_conv <= bus_data[11:8]; vgt_group_vect_0_fmt_cntl_y_offset <= bus_data[15:12];
    end
    if (vgt_group_vect_0_fmt_cntl_x_conv_all[2]) begin
      vgt_group_vect_0_fmt_cntl_z_conv <= bus_data[19:16]; vgt_group_vect_0_fmt_cntl_z_offset <= bus_data[23:20];
    end
    if (vgt_group_vect_0_fmt_cntl_x_conv_all[3]) begin
      vgt_group_vect_0_fmt_cntl_w_conv <= bus_data[27:24]; vgt_group_vect_0_fmt_cntl_w_offset <= bus_data[31:28];
    end
    if (vgt_group_vect_1_fmt_cntl_x_conv_all[0]) begin
      vgt_group_vect_1_fmt_cntl_x_conv <= bus_data[3:0]; vgt_group_vect_1_fmt_cntl_x_offset <= bus_data[7:4];
    end
    if (vgt_group_vect_1_fmt_cntl_x_conv_all[1]) begin
      vgt_group_vect_1_fmt_cntl_y_conv <= bus_data[11:8]; vgt_group_vect_1_fmt_cntl_y_offset <= bus_data[15:12];
    end
    if (vgt_group_vect_1_fmt_cntl_x_conv_all[2]) begin
      vgt_group_vect_1_fmt_cntl_z_conv <= bus_data[19:16]; vgt_group_vect_1_fmt_cntl_z_offset <= bus_data[23:20];
    end
    if (vgt_group_vect_1_fmt_cntl_x_conv_all[3]) begin
      vgt_group_vect_1_fmt_cntl_w_conv <= bus_data[27:24]; vgt_group_vect_1_fmt_cntl_w_offset <= bus_data[31:28];
    end
    if (write_vgt_gs_mode & bus_bytes[0]) begin
      vgt_gs_mode_mode <= bus_data[2:0]; vgt_gs_mode_cut_mode <= bus_data[5:4];
    end
    if (write_vgt_gs_mode & bus_bytes[1]) begin
      vgt_gs_mode_gs_c_pack_en <= bus_data[11]; vgt_gs_mode_es_passthru <= bus_data[13];
      vgt_gs_mode_compute_mode <= bus_data[14]; vgt_gs_mode_fast_compute_mode <= bus_data[15];
    end
    if (write_vgt_gs_mode & bus_bytes[2]) begin
      vgt_gs_mode_element_info_en <= bus_data[16]; vgt_gs_mode_partial_thd_at_eoi <= bus_data[17];
      vgt_gs_mode_suppress_cuts <= bus_data[18]; vgt_gs_mode_es_write_optimize <= bus_data[19];
      vgt_gs_mode_gs_write_optimize <= bus_data[20]; vgt_gs_mode_onchip <= bus_data[22:21];
    end
    if (write_vgt_gs_onchip_cntl & bus_bytes[0]) vgt_gs_onchip_cntl_es_verts_per_subgrp_byte_0 <= bus_data[7:0];
    if (write_vgt_gs_onchip_cntl & bus_bytes[1]) begin
    vgt_gs_onchip_cntl_es_verts_per_subgrp_byte_1 <= bus_data[10:8];
    vgt_gs_onchip_cntl_gs_prims_per_subgrp_byte_1 <= bus_data[15:11];
    end
    if (write_vgt_gs_onchip_cntl & bus_bytes[2]) vgt_gs_onchip_cntl_gs_prims_per_subgrp_byte_2 <= bus_data[21:16];
    if (write_vgt_gs_per_es & bus_bytes[0]) vgt_gs_per_es_gs_per_es_byte_0 <= bus_data[7:0];
    if (write_vgt_gs_per_es & bus_bytes[1]) vgt_gs_per_es_gs_per_es_byte_1 <= bus_data[10:8];
    if (write_vgt_es_per_gs & bus_bytes[0]) vgt_es_per_gs_es_per_gs_byte_0 <= bus_data[7:0];
    if (write_vgt_es_per_gs & bus_bytes[1]) vgt_es_per_gs_es_per_gs_byte_1 <= bus_data[10:8];
    if (write_vgt_gs_per_vs & bus_bytes[0]) vgt_gs_per_vs_gs_per_vs <= bus_data[3:0];
    if (write_vgt_gsvs_ring_offset_1 & bus_bytes[0]) vgt_gsvs_ring_offset_1_offset_byte_0 <= bus_data[7:0];
    if (write_vgt_gsvs_ring_offset_1 & bus_bytes[1]) vgt_gsvs_ring_offset_1_offset_byte_1 <= bus_data[14:8];
    if (write_vgt_gsvs_ring_offset_2 & bus_bytes[0]) vgt_gsvs_ring_offset_2_offset_byte_0 <= bus_data[7:0];
    if (write_vgt_gsvs_ring_offset_2 & bus_bytes[1]) vgt_gsvs_ring_offset_2_offset_byte_1 <= bus_data[14:8];
    if (write_vgt_gsvs_ring_offset_3 & bus_bytes[0]) vgt_gsvs_ring_offset_3_offset_byte_0 <= bus_data[7:0];
    if (write_vgt_gsvs_ring_offset_3 & bus_bytes[1]) vgt_gsvs_ring_offset_3_offset_byte_1 <= bus_data[14:8];
    if (write_vgt_gs_out_prim_type & bus_bytes[0]) vgt_gs_out_prim_type_outprim_type <= bus_data[5:0];
    if (write_vgt_gs_out_prim_type & bus_bytes[1]) vgt_gs_out_prim_type_outprim_type_1 <= bus_data[13:8];
    if (write_vgt_gs_out_prim_type & bus_bytes[2]) begin
    vgt_gs_out_prim_type_outprim_type_2 <= bus_data[21:16];
    vgt_gs_out_prim_type_outprim_type_3_byte_2 <= bus_data[23:22];
    end
    if (write_vgt_gs_out_prim_type & bus_bytes[3]) begin
    vgt_gs_out_prim_type_outprim_type_3_byte_3 <= bus_data[27:24];
    vgt_gs_out_prim_type_unique_type_per_stream <= bus_data[31];
    end
    if (write_vgt_dma_index_type & bus_bytes[0]) begin
      vgt_dma_index_type_index_type <= bus_data[1:0]; vgt_dma_index_type_swap_mode <= bus_data[3:2];
      vgt_dma_index_type_buf_type <= bus_data[5:4]; vgt_dma_index_type_rdreq_policy <= bus_data[7:6];
    end
    if (write_vgt_dma_index_type & bus_bytes[1]) begin
      vgt_dma_index_type_atc <= bus_data[8]; vgt_dma_index_type_not_eop <= bus_data[9];
      vgt_dma_index_type_req_path <= bus_data[10];
    end
    if (write_vgt_primitiveid_en & bus_bytes[0]) vgt_primitiveid_en_primitiveid_en <= bus_data[0];
    if (write_vgt_event_initiator & bus_bytes[0]) vgt_event_initiator_event_type <= bus_data[5:0];
    if (write_vgt_event_initiator & bus_bytes[2]) vgt_event_initiator_address_hi_byte_2 <= bus_data[23:18];
    if (write_vgt_event_initiator & bus_bytes[3]) begin
      vgt_event_initiator_address_hi_byte_3 <= bus_data[26:24]; vgt_event_initiator_extended_event <= bus_data[27];
    end
    vgt_event_initiator_strobe <= write_vgt_event_initiator & (|bus_bytes);
    if (write_vgt_multi_prim_ib_reset_en & bus_bytes[0]) vgt_multi_prim_ib_reset_en_reset_en <= bus_data[0];
    if (write_ia_multi_vgt_param & bus_bytes[0]) ia_multi_vgt_param_primgroup_size_byte_0 <= bus_data[7:0];
    if (write_ia_multi_vgt_param & bus_bytes[1]) ia_multi_vgt_param_primgroup_size_byte_1 <= bus_data[15:8];
    if (write_ia_multi_vgt_param & bus_bytes[2]) begin
      ia_multi_vgt_param_partial_vs_wave_on <= bus_data[16]; ia_multi_vgt_param_switch_on_eop <= bus_data[17];
      ia_multi_vgt_param_partial_es_wave_on <= bus_data[18]; ia_multi_vgt_param_switch_on_eoi <= bus_data[19];
      ia_multi_vgt_param_wd_switch_on_eop <= bus_data[20];
    end
    if (write_vgt_esgs_ring_itemsize & bus_bytes[0]) vgt_esgs_ring_itemsize_itemsize_byte_0 <= bus_data[7:0];
    if (write_vgt_esgs_ring_itemsize & bus_bytes[1]) vgt_esgs_ring_itemsize_itemsize_byte_1 <= bus_data[14:8];
    if (write_vgt_gsvs_ring_itemsize & bus_bytes[0]) vgt_gsvs_ring_itemsize_itemsize_byte_0 <= bus_data[7:0];
    if (write_vgt_gsvs_ring_itemsize & bus_bytes[1]) vgt_gsvs_ring_itemsize_itemsize_byte_1 <= bus_data[14:8];
    if (write_vgt_reuse_off & bus_bytes[0]) vgt_reuse_off_reuse_off <= bus_data[0];
    if (write_vgt_strmout_draw_opaque_vertex_stride & bus_bytes[0]) begin
      vgt_strmout_draw_opaque_vertex_stride_vertex_stride_byte_0 <= bus_data[7:0];
    end
    if (write_vgt_strmout_draw_opaque_vertex_stride & bus_bytes[1]) begin
      vgt_strmout_draw_opaque_vertex_stride_vertex_stride_byte_1 <= bus_data[8];
    end
    if (write_vgt_gs_max_vert_out & bus_bytes[0]) vgt_gs_max_vert_out_max_vert_out_byte_0 <= bus_data[7:0];
    if (write_vgt_gs_max_vert_out & bus_bytes[1]) vgt_gs_max_vert_out_max_vert_out_byte_1 <= bus_data[10:8];
    if (write_vgt_shader_stages_en & bus_bytes[0]) begin
      vgt_shader_stages_en_ls_en <= bus_data[1:0]; vgt_shader_stages_en_hs_en <= bus_data[2];
      vgt_shader_stages_en_es_en <= bus_data[4:3]; vgt_shader_stages_en_gs_en <= bus_data[5];
      vgt_shader_stages_en_vs_en <= bus_data[7:6];
    end
    if (write_vgt_shader_stages_en & bus_bytes[1]) vgt_shader_stages_en_dynamic_hs <= bus_data[8];
    if (write_vgt_ls_hs_config & bus_bytes[0]) vgt_ls_hs_config_num_patches <= bus_data[7:0];
    if (write_vgt_ls_hs_config & bus_bytes[1]) begin
    vgt_ls_hs_config_hs_num_input_cp <= bus_data[13:8]; vgt_ls_hs_config_hs_num_output_cp_byte_1 <= bus_data[15:14];
    end
    if (write_vgt_ls_hs_config & bus_bytes[2]) vgt_ls_hs_config_hs_num_output_cp_byte_2 <= bus_data[19:16];
    if (write_vgt_gs_vert_itemsize & bus_bytes[0]) vgt_gs_vert_itemsize_itemsize_byte_0 <= bus_data[7:0];
    if (write_vgt_gs_vert_itemsize & bus_bytes[1]) vgt_gs_vert_itemsize_itemsize_byte_1 <= bus_data[14:8];
    if (write_vgt_gs_vert_itemsize_1 & bus_bytes[0]) vgt_gs_vert_itemsize_1_itemsize_byte_0 <= bus_data[7:0];
    if (write_vgt_gs_vert_itemsize_1 & bus_bytes[1]) vgt_gs_vert_itemsize_1_itemsize_byte_1 <= bus_data[14:8];
    if (write_vgt_gs_vert_itemsize_2 & bus_bytes[0]) vgt_gs_vert_itemsize_2_itemsize_byte_0 <= bus_data[7:0];
    if (write_vgt_gs_vert_itemsize_2 & bus_bytes[1]) vgt_gs_vert_itemsize_2_itemsize_byte_1 <= bus_data[14:8];
    if (write_vgt_gs_vert_itemsize_3 & bus_bytes[0]) vgt_gs_vert_itemsize_3_itemsize_byte_0 <= bus_data[7:0];
    if (write_vgt_gs_vert_itemsize_3 & bus_bytes[1]) vgt_gs_vert_itemsize_3_itemsize_byte_1 <= bus_data[14:8];
    if (write_vgt_tf_param & bus_bytes[0]) begin
      vgt_tf_param_type <= bus_data[1:0]; vgt_tf_param_partitioning <= bus_data[4:2];
      vgt_tf_param_topology <= bus_data[7:5];
    end
    if (write_vgt_tf_param & bus_bytes[1]) begin
      vgt_tf_param_num_ds_waves_per_simd <= bus_data[13:10]; vgt_tf_param_disable_donuts <= bus_data[14];
      vgt_tf_param_rdreq_policy_byte_1 <= bus_data[15];
    end
    if (write_vgt_tf_param & bus_bytes[2]) vgt_tf_param_rdreq_policy_byte_2 <= bus_data[16];
    if (write_vgt_gs_instance_cnt & bus_bytes[0]) begin
      vgt_gs_instance_cnt_enable <= bus_data[0]; vgt_gs_instance_cnt_cnt_byte_0 <= bus_data[7:2];
    end
    if (write_vgt_gs_instance_cnt & bus_bytes[1]) vgt_gs_instance_cnt_cnt_byte_1 <= bus_data[8];
    if (write_vgt_strmout_config & bus_bytes[0]) vgt_strmout_config_rast_stream <= bus_data[6:4];
    if (write_vgt_strmout_config & bus_bytes[1]) vgt_strmout_config_rast_stream_mask <= bus_data[11:8];
    if (write_vgt_strmout_config & bus_bytes[3]) vgt_strmout_config_use_rast_stream_mask <= bus_data[31];
    if (write_vgt_strmout_buffer_config & bus_bytes[0]) begin
    vgt_strmout_buffer_config_stream_buffer_en[3:0] <= bus_data[3:0];
    vgt_strmout_buffer_config_stream_buffer_en[7:4] <= bus_data[7:4];
    end
    if (write_vgt_strmout_buffer_config & bus_bytes[1]) begin
    vgt_strmout_buffer_config_stream_buffer_en[11:8] <= bus_data[11:8];
    vgt_strmout_buffer_config_stream_buffer_en[15:12] <= bus_data[15:12];
    end
    if (write_vgt_vertex_reuse_block_cntl & bus_bytes[0]) begin
      vgt_vertex_reuse_block_cntl_vtx_reuse_depth <= bus_data[7:0];
    end
    if (write_vgt_out_dealloc_cntl & bus_bytes[0]) vgt_out_dealloc_cntl_dealloc_dist <= bus_data[6:0];
    if (write_vgt_primitive_type & bus_bytes[0]) vgt_primitive_type_prim_type <= bus_data[5:0];
    if (write_vgt_index_type & bus_bytes[0]) vgt_index_type_index_type <= bus_data[1:0];
    if (write_vgt_tf_ring_size & bus_bytes[0]) vgt_tf_ring_size_size_byte_0 <= bus_data[7:0];
    if (write_vgt_tf_ring_size & bus_bytes[1]) vgt_tf_ring_size_size_byte_1 <= bus_data[15:8];
    if (write_vgt_hs_offchip_param & bus_bytes[0]) vgt_hs_offchip_param_offchip_buffering_byte_0 <= bus_data[7:0];
    if (write_vgt_hs_offchip_param & bus_bytes[1]) begin
    vgt_hs_offchip_param_offchip_buffering_byte_1 <= bus_data[8];
    vgt_hs_offchip_param_offchip_granularity <= bus_data[10:9];
    end
    bus_ready <= bus_valid;
    bus_error <= bus_valid & ~found;
    bus_read_data <= bus_read_data_any & {32{bus_valid & found & ~bus_write}};
  end
endmodule
`default_nettype wire
