// spi_registers: generator of hdl/src/registers/register_block.rs. Written by Tombolo; change the source.
// SPDX-License-Identifier: MIT OR Apache-2.0
`default_nettype none

module spi_registers (
  input wire clock,
  input wire bus_valid,
  input wire bus_write,
  input wire [17:0] bus_address,
  input wire [31:0] bus_data,
  input wire [3:0] bus_bytes,
  output reg bus_ready,
  output reg bus_error,
  output reg [31:0] bus_read_data,
  output wire [11:0] spi_ps_max_wave_id_max_wave_id,
  output wire [20:0] spi_config_cntl_gpr_write_priority,
  output reg [2:0] spi_config_cntl_exp_priority_order,
  output reg spi_config_cntl_enable_sqg_top_events,
  output reg spi_config_cntl_enable_sqg_bop_events,
  output reg spi_config_cntl_rsrc_mgmt_reset,
  output reg spi_config_cntl_ttrace_stall_all,
  output wire [31:0] spi_shader_tba_lo_ps_mem_base,
  output reg [7:0] spi_shader_tba_hi_ps_mem_base,
  output wire [31:0] spi_shader_tma_lo_ps_mem_base,
  output reg [7:0] spi_shader_tma_hi_ps_mem_base,
  output wire [15:0] spi_shader_pgm_rsrc3_ps_cu_en,
  output reg [5:0] spi_shader_pgm_rsrc3_ps_wave_limit,
  output wire [3:0] spi_shader_pgm_rsrc3_ps_lock_low_threshold,
  output wire [31:0] spi_shader_pgm_lo_ps_mem_base,
  output reg [7:0] spi_shader_pgm_hi_ps_mem_base,
  output reg [5:0] spi_shader_pgm_rsrc1_ps_vgprs,
  output wire [3:0] spi_shader_pgm_rsrc1_ps_sgprs,
  output reg [1:0] spi_shader_pgm_rsrc1_ps_priority,
  output wire [7:0] spi_shader_pgm_rsrc1_ps_float_mode,
  output reg spi_shader_pgm_rsrc1_ps_priv,
  output reg spi_shader_pgm_rsrc1_ps_dx10_clamp,
  output reg spi_shader_pgm_rsrc1_ps_debug_mode,
  output reg spi_shader_pgm_rsrc1_ps_ieee_mode,
  output reg spi_shader_pgm_rsrc1_ps_cu_group_disable,
  output reg [2:0] spi_shader_pgm_rsrc1_ps_cache_ctl,
  output reg spi_shader_pgm_rsrc1_ps_cdbg_user,
  output reg spi_shader_pgm_rsrc2_ps_scratch_en,
  output reg [4:0] spi_shader_pgm_rsrc2_ps_user_sgpr,
  output reg spi_shader_pgm_rsrc2_ps_trap_present,
  output reg spi_shader_pgm_rsrc2_ps_wave_cnt_en,
  output reg [7:0] spi_shader_pgm_rsrc2_ps_extra_lds_size,
  output wire [8:0] spi_shader_pgm_rsrc2_ps_excp_en,
  output wire [511:0] spi_shader_user_data_ps_data,
  output wire [31:0] spi_shader_tba_lo_vs_mem_base,
  output reg [7:0] spi_shader_tba_hi_vs_mem_base,
  output wire [31:0] spi_shader_tma_lo_vs_mem_base,
  output reg [7:0] spi_shader_tma_hi_vs_mem_base,
  output wire [15:0] spi_shader_pgm_rsrc3_vs_cu_en,
  output reg [5:0] spi_shader_pgm_rsrc3_vs_wave_limit,
  output wire [3:0] spi_shader_pgm_rsrc3_vs_lock_low_threshold,
  output reg [5:0] spi_shader_late_alloc_vs_limit,
  output wire [31:0] spi_shader_pgm_lo_vs_mem_base,
  output reg [7:0] spi_shader_pgm_hi_vs_mem_base,
  output reg [5:0] spi_shader_pgm_rsrc1_vs_vgprs,
  output wire [3:0] spi_shader_pgm_rsrc1_vs_sgprs,
  output reg [1:0] spi_shader_pgm_rsrc1_vs_priority,
  output wire [7:0] spi_shader_pgm_rsrc1_vs_float_mode,
  output reg spi_shader_pgm_rsrc1_vs_priv,
  output reg spi_shader_pgm_rsrc1_vs_dx10_clamp,
  output reg spi_shader_pgm_rsrc1_vs_debug_mode,
  output reg spi_shader_pgm_rsrc1_vs_ieee_mode,
  output reg [1:0] spi_shader_pgm_rsrc1_vs_vgpr_comp_cnt,
  output reg spi_shader_pgm_rsrc1_vs_cu_group_enable,
  output reg [2:0] spi_shader_pgm_rsrc1_vs_cache_ctl,
  output reg spi_shader_pgm_rsrc1_vs_cdbg_user,
  output reg spi_shader_pgm_rsrc2_vs_scratch_en,
  output reg [4:0] spi_shader_pgm_rsrc2_vs_user_sgpr,
  output reg spi_shader_pgm_rsrc2_vs_trap_present,
  output reg spi_shader_pgm_rsrc2_vs_oc_lds_en,
  output reg spi_shader_pgm_rsrc2_vs_so_base0_en,
  output reg spi_shader_pgm_rsrc2_vs_so_base1_en,
  output reg spi_shader_pgm_rsrc2_vs_so_base2_en,
  output reg spi_shader_pgm_rsrc2_vs_so_base3_en,
  output reg spi_shader_pgm_rsrc2_vs_so_en,
  output wire [8:0] spi_shader_pgm_rsrc2_vs_excp_en,
  output wire [511:0] spi_shader_user_data_vs_data,
  output wire [31:0] spi_shader_tba_lo_gs_mem_base,
  output reg [7:0] spi_shader_tba_hi_gs_mem_base,
  output wire [31:0] spi_shader_tma_lo_gs_mem_base,
  output reg [7:0] spi_shader_tma_hi_gs_mem_base,
  output wire [15:0] spi_shader_pgm_rsrc3_gs_cu_en,
  output reg [5:0] spi_shader_pgm_rsrc3_gs_wave_limit,
  output wire [3:0] spi_shader_pgm_rsrc3_gs_lock_low_threshold,
  output wire [31:0] spi_shader_pgm_lo_gs_mem_base,
  output reg [7:0] spi_shader_pgm_hi_gs_mem_base,
  output reg [5:0] spi_shader_pgm_rsrc1_gs_vgprs,
  output wire [3:0] spi_shader_pgm_rsrc1_gs_sgprs,
  output reg [1:0] spi_shader_pgm_rsrc1_gs_priority,
  output wire [7:0] spi_shader_pgm_rsrc1_gs_float_mode,
  output reg spi_shader_pgm_rsrc1_gs_priv,
  output reg spi_shader_pgm_rsrc1_gs_dx10_clamp,
  output reg spi_shader_pgm_rsrc1_gs_debug_mode,
  output reg spi_shader_pgm_rsrc1_gs_ieee_mode,
  output reg spi_shader_pgm_rsrc1_gs_cu_group_enable,
  output reg [2:0] spi_shader_pgm_rsrc1_gs_cache_ctl,
  output reg spi_shader_pgm_rsrc1_gs_cdbg_user,
  output reg spi_shader_pgm_rsrc2_gs_scratch_en,
  output reg [4:0] spi_shader_pgm_rsrc2_gs_user_sgpr,
  output reg spi_shader_pgm_rsrc2_gs_trap_present,
  output wire [8:0] spi_shader_pgm_rsrc2_gs_excp_en,
  output wire [511:0] spi_shader_user_data_gs_data,
  output wire [31:0] spi_shader_tba_lo_es_mem_base,
  output reg [7:0] spi_shader_tba_hi_es_mem_base,
  output wire [31:0] spi_shader_tma_lo_es_mem_base,
  output reg [7:0] spi_shader_tma_hi_es_mem_base,
  output wire [15:0] spi_shader_pgm_rsrc3_es_cu_en,
  output reg [5:0] spi_shader_pgm_rsrc3_es_wave_limit,
  output wire [3:0] spi_shader_pgm_rsrc3_es_lock_low_threshold,
  output wire [31:0] spi_shader_pgm_lo_es_mem_base,
  output reg [7:0] spi_shader_pgm_hi_es_mem_base,
  output reg [5:0] spi_shader_pgm_rsrc1_es_vgprs,
  output wire [3:0] spi_shader_pgm_rsrc1_es_sgprs,
  output reg [1:0] spi_shader_pgm_rsrc1_es_priority,
  output wire [7:0] spi_shader_pgm_rsrc1_es_float_mode,
  output reg spi_shader_pgm_rsrc1_es_priv,
  output reg spi_shader_pgm_rsrc1_es_dx10_clamp,
  output reg spi_shader_pgm_rsrc1_es_debug_mode,
  output reg spi_shader_pgm_rsrc1_es_ieee_mode,
  output reg [1:0] spi_shader_pgm_rsrc1_es_vgpr_comp_cnt,
  output reg spi_shader_pgm_rsrc1_es_cu_group_enable,
  output reg [2:0] spi_shader_pgm_rsrc1_es_cache_ctl,
  output reg spi_shader_pgm_rsrc1_es_cdbg_user,
  output reg spi_shader_pgm_rsrc2_es_scratch_en,
  output reg [4:0] spi_shader_pgm_rsrc2_es_user_sgpr,
  output reg spi_shader_pgm_rsrc2_es_trap_present,
  output reg spi_shader_pgm_rsrc2_es_oc_lds_en,
  output wire [8:0] spi_shader_pgm_rsrc2_es_excp_en,
  output wire [8:0] spi_shader_pgm_rsrc2_es_lds_size,
  output wire [511:0] spi_shader_user_data_es_data,
  output wire [31:0] spi_shader_tba_lo_hs_mem_base,
  output reg [7:0] spi_shader_tba_hi_hs_mem_base,
  output wire [31:0] spi_shader_tma_lo_hs_mem_base,
  output reg [7:0] spi_shader_tma_hi_hs_mem_base,
  output reg [5:0] spi_shader_pgm_rsrc3_hs_wave_limit,
  output wire [3:0] spi_shader_pgm_rsrc3_hs_lock_low_threshold,
  output wire [31:0] spi_shader_pgm_lo_hs_mem_base,
  output reg [7:0] spi_shader_pgm_hi_hs_mem_base,
  output reg [5:0] spi_shader_pgm_rsrc1_hs_vgprs,
  output wire [3:0] spi_shader_pgm_rsrc1_hs_sgprs,
  output reg [1:0] spi_shader_pgm_rsrc1_hs_priority,
  output wire [7:0] spi_shader_pgm_rsrc1_hs_float_mode,
  output reg spi_shader_pgm_rsrc1_hs_priv,
  output reg spi_shader_pgm_rsrc1_hs_dx10_clamp,
  output reg spi_shader_pgm_rsrc1_hs_debug_mode,
  output reg spi_shader_pgm_rsrc1_hs_ieee_mode,
  output reg [2:0] spi_shader_pgm_rsrc1_hs_cache_ctl,
  output reg spi_shader_pgm_rsrc1_hs_cdbg_user,
  output reg spi_shader_pgm_rsrc2_hs_scratch_en,
  output reg [4:0] spi_shader_pgm_rsrc2_hs_user_sgpr,
  output reg spi_shader_pgm_rsrc2_hs_trap_present,
  output reg spi_shader_pgm_rsrc2_hs_oc_lds_en,
  output reg spi_shader_pgm_rsrc2_hs_tg_size_en,
  output wire [8:0] spi_shader_pgm_rsrc2_hs_excp_en,
  output wire [511:0] spi_shader_user_data_hs_data,
  output wire [31:0] spi_shader_tba_lo_ls_mem_base,
  output reg [7:0] spi_shader_tba_hi_ls_mem_base,
  output wire [31:0] spi_shader_tma_lo_ls_mem_base,
  output reg [7:0] spi_shader_tma_hi_ls_mem_base,
  output wire [15:0] spi_shader_pgm_rsrc3_ls_cu_en,
  output reg [5:0] spi_shader_pgm_rsrc3_ls_wave_limit,
  output wire [3:0] spi_shader_pgm_rsrc3_ls_lock_low_threshold,
  output wire [31:0] spi_shader_pgm_lo_ls_mem_base,
  output reg [7:0] spi_shader_pgm_hi_ls_mem_base,
  output reg [5:0] spi_shader_pgm_rsrc1_ls_vgprs,
  output wire [3:0] spi_shader_pgm_rsrc1_ls_sgprs,
  output reg [1:0] spi_shader_pgm_rsrc1_ls_priority,
  output wire [7:0] spi_shader_pgm_rsrc1_ls_float_mode,
  output reg spi_shader_pgm_rsrc1_ls_priv,
  output reg spi_shader_pgm_rsrc1_ls_dx10_clamp,
  output reg spi_shader_pgm_rsrc1_ls_debug_mode,
  output reg spi_shader_pgm_rsrc1_ls_ieee_mode,
  output reg [1:0] spi_shader_pgm_rsrc1_ls_vgpr_comp_cnt,
  output reg [2:0] spi_shader_pgm_rsrc1_ls_cache_ctl,
  output reg spi_shader_pgm_rsrc1_ls_cdbg_user,
  output reg spi_shader_pgm_rsrc2_ls_scratch_en,
  output reg [4:0] spi_shader_pgm_rsrc2_ls_user_sgpr,
  output reg spi_shader_pgm_rsrc2_ls_trap_present,
  output wire [8:0] spi_shader_pgm_rsrc2_ls_lds_size,
  output wire [8:0] spi_shader_pgm_rsrc2_ls_excp_en,
  output wire [511:0] spi_shader_user_data_ls_data,
  output reg [2:0] spi_arb_priority_pipe_order_ts0,
  output reg [2:0] spi_arb_priority_pipe_order_ts1,
  output wire [2:0] spi_arb_priority_pipe_order_ts2,
  output reg [2:0] spi_arb_priority_pipe_order_ts3,
  output reg [1:0] spi_arb_priority_ts0_dur_mult,
  output reg [1:0] spi_arb_priority_ts1_dur_mult,
  output reg [1:0] spi_arb_priority_ts2_dur_mult,
  output reg [1:0] spi_arb_priority_ts3_dur_mult,
  output wire [15:0] spi_arb_cycles_0_ts0_duration,
  output wire [15:0] spi_arb_cycles_0_ts1_duration,
  output wire [15:0] spi_arb_cycles_1_ts2_duration,
  output wire [15:0] spi_arb_cycles_1_ts3_duration,
  output reg spi_gdbg_wave_cntl_stall_ra,
  output reg [1:0] spi_gdbg_trap_config_me_sel,
  output reg [1:0] spi_gdbg_trap_config_pipe_sel,
  output reg [2:0] spi_gdbg_trap_config_queue_sel,
  output reg spi_gdbg_trap_config_me_match,
  output reg spi_gdbg_trap_config_pipe_match,
  output reg spi_gdbg_trap_config_queue_match,
  output reg spi_gdbg_trap_config_trap_en,
  output wire [15:0] spi_gdbg_trap_config_vmid_sel,
  output wire [8:0] spi_gdbg_trap_mask_excp_en,
  output reg spi_gdbg_trap_mask_replace,
  output wire [31:0] spi_gdbg_tba_lo_mem_base,
  output reg [7:0] spi_gdbg_tba_hi_mem_base,
  output wire [31:0] spi_gdbg_tma_lo_mem_base,
  output reg [7:0] spi_gdbg_tma_hi_mem_base,
  output wire [31:0] spi_gdbg_trap_data0_data,
  output wire [31:0] spi_gdbg_trap_data1_data,
  output wire [35:0] spi_resource_reserve_cu_vgpr,
  output wire [35:0] spi_resource_reserve_cu_sgpr,
  output wire [35:0] spi_resource_reserve_cu_lds,
  output wire [26:0] spi_resource_reserve_cu_waves,
  output wire [35:0] spi_resource_reserve_cu_barriers,
  output wire [9:0] spi_resource_reserve_en_cu_en,
  output wire [149:0] spi_resource_reserve_en_cu_type_mask,
  output wire [79:0] spi_resource_reserve_en_cu_queue_mask,
  output wire spi_resource_reserve_en_cu_reserve_space_only_0,
  output wire spi_resource_reserve_en_cu_reserve_space_only_1,
  output wire spi_resource_reserve_en_cu_reserve_space_only_2,
  output wire spi_resource_reserve_en_cu_reserve_space_only_3,
  output wire spi_resource_reserve_en_cu_reserve_space_only_4,
  output wire spi_resource_reserve_en_cu_reserve_space_only_5,
  output wire spi_resource_reserve_en_cu_reserve_space_only_6,
  output wire spi_resource_reserve_en_cu_reserve_space_only_7,
  output wire spi_resource_reserve_en_cu_reserve_space_only_8,
  output wire spi_resource_reserve_en_cu_reserve_space_only_9,
  output wire [191:0] spi_ps_input_cntl_offset,
  output wire [1:0] spi_ps_input_cntl_default_val_0,
  output wire [31:0] spi_ps_input_cntl_flat_shade,
  output wire [127:0] spi_ps_input_cntl_cyl_wrap,
  output wire [31:0] spi_ps_input_cntl_pt_sprite_tex,
  output wire [31:0] spi_ps_input_cntl_dup,
  output wire [1:0] spi_ps_input_cntl_default_val_1,
  output wire [1:0] spi_ps_input_cntl_default_val_2,
  output wire [1:0] spi_ps_input_cntl_default_val_3,
  output wire [1:0] spi_ps_input_cntl_default_val_4,
  output wire [1:0] spi_ps_input_cntl_default_val_5,
  output wire [1:0] spi_ps_input_cntl_default_val_6,
  output wire [1:0] spi_ps_input_cntl_default_val_7,
  output wire [1:0] spi_ps_input_cntl_default_val_8,
  output wire [1:0] spi_ps_input_cntl_default_val_9,
  output wire [1:0] spi_ps_input_cntl_default_val_10,
  output wire [1:0] spi_ps_input_cntl_default_val_11,
  output wire [1:0] spi_ps_input_cntl_default_val_12,
  output wire [1:0] spi_ps_input_cntl_default_val_13,
  output wire [1:0] spi_ps_input_cntl_default_val_14,
  output wire [1:0] spi_ps_input_cntl_default_val_15,
  output wire [1:0] spi_ps_input_cntl_default_val_16,
  output wire [1:0] spi_ps_input_cntl_default_val_17,
  output wire [1:0] spi_ps_input_cntl_default_val_18,
  output wire [1:0] spi_ps_input_cntl_default_val_19,
  output wire [1:0] spi_ps_input_cntl_default_val_20,
  output wire [1:0] spi_ps_input_cntl_default_val_21,
  output wire [1:0] spi_ps_input_cntl_default_val_22,
  output wire [1:0] spi_ps_input_cntl_default_val_23,
  output wire [1:0] spi_ps_input_cntl_default_val_24,
  output wire [1:0] spi_ps_input_cntl_default_val_25,
  output wire [1:0] spi_ps_input_cntl_default_val_26,
  output wire [1:0] spi_ps_input_cntl_default_val_27,
  output wire [1:0] spi_ps_input_cntl_default_val_28,
  output wire [1:0] spi_ps_input_cntl_default_val_29,
  output wire [1:0] spi_ps_input_cntl_default_val_30,
  output wire [1:0] spi_ps_input_cntl_default_val_31,
  output reg [4:0] spi_vs_out_config_vs_export_count,
  output reg spi_vs_out_config_vs_half_pack,
  output reg spi_ps_input_ena_persp_sample_ena,
  output reg spi_ps_input_ena_persp_center_ena,
  output reg spi_ps_input_ena_persp_centroid_ena,
  output reg spi_ps_input_ena_persp_pull_model_ena,
  output reg spi_ps_input_ena_linear_sample_ena,
  output reg spi_ps_input_ena_linear_center_ena,
  output reg spi_ps_input_ena_linear_centroid_ena,
  output reg spi_ps_input_ena_line_stipple_tex_ena,
  output reg spi_ps_input_ena_pos_x_float_ena,
  output reg spi_ps_input_ena_pos_y_float_ena,
  output reg spi_ps_input_ena_pos_z_float_ena,
  output reg spi_ps_input_ena_pos_w_float_ena,
  output reg spi_ps_input_ena_front_face_ena,
  output reg spi_ps_input_ena_ancillary_ena,
  output reg spi_ps_input_ena_sample_coverage_ena,
  output reg spi_ps_input_ena_pos_fixed_pt_ena,
  output reg spi_ps_input_addr_persp_sample_ena,
  output reg spi_ps_input_addr_persp_center_ena,
  output reg spi_ps_input_addr_persp_centroid_ena,
  output reg spi_ps_input_addr_persp_pull_model_ena,
  output reg spi_ps_input_addr_linear_sample_ena,
  output reg spi_ps_input_addr_linear_center_ena,
  output reg spi_ps_input_addr_linear_centroid_ena,
  output reg spi_ps_input_addr_line_stipple_tex_ena,
  output reg spi_ps_input_addr_pos_x_float_ena,
  output reg spi_ps_input_addr_pos_y_float_ena,
  output reg spi_ps_input_addr_pos_z_float_ena,
  output reg spi_ps_input_addr_pos_w_float_ena,
  output reg spi_ps_input_addr_front_face_ena,
  output reg spi_ps_input_addr_ancillary_ena,
  output reg spi_ps_input_addr_sample_coverage_ena,
  output reg spi_ps_input_addr_pos_fixed_pt_ena,
  output reg spi_interp_control_0_flat_shade_ena,
  output reg spi_interp_control_0_pnt_sprite_ena,
  output reg [2:0] spi_interp_control_0_pnt_sprite_ovrd_x,
  output reg [2:0] spi_interp_control_0_pnt_sprite_ovrd_y,
  output reg [2:0] spi_interp_control_0_pnt_sprite_ovrd_z,
  output reg [2:0] spi_interp_control_0_pnt_sprite_ovrd_w,
  output reg spi_interp_control_0_pnt_sprite_top_1,
  output reg [5:0] spi_ps_in_control_num_interp,
  output reg spi_ps_in_control_param_gen,
  output reg spi_ps_in_control_bc_optimize_disable,
  output reg spi_baryc_cntl_persp_center_cntl,
  output reg spi_baryc_cntl_persp_centroid_cntl,
  output reg spi_baryc_cntl_linear_center_cntl,
  output reg spi_baryc_cntl_linear_centroid_cntl,
  output reg [1:0] spi_baryc_cntl_pos_float_location,
  output reg spi_baryc_cntl_pos_float_ulc,
  output reg spi_baryc_cntl_front_face_all_bits,
  output wire [11:0] spi_tmpring_size_waves,
  output wire [12:0] spi_tmpring_size_wavesize,
  output reg [3:0] spi_shader_pos_format_pos0_export_format,
  output reg [3:0] spi_shader_pos_format_pos1_export_format,
  output reg [3:0] spi_shader_pos_format_pos2_export_format,
  output reg [3:0] spi_shader_pos_format_pos3_export_format,
  output reg [3:0] spi_shader_z_format_z_export_format,
  output reg [3:0] spi_shader_col_format_col0_export_format,
  output reg [3:0] spi_shader_col_format_col1_export_format,
  output reg [3:0] spi_shader_col_format_col2_export_format,
  output reg [3:0] spi_shader_col_format_col3_export_format,
  output reg [3:0] spi_shader_col_format_col4_export_format,
  output reg [3:0] spi_shader_col_format_col5_export_format,
  output reg [3:0] spi_shader_col_format_col6_export_format,
  output reg [3:0] spi_shader_col_format_col7_export_format
);
  localparam [2:0] SPI_ARB_PRIORITY_PIPE_ORDER_TS0_CSH_HP3_D_CSM_GFX_CSL = 3'd0;
  localparam SPI_BARYC_CNTL_FRONT_FACE_ALL_BITS_SIGN_BIT = 1'b0, SPI_BARYC_CNTL_LINEAR_CENTER_CNTL_AT_CENTER = 1'b0;
  localparam SPI_BARYC_CNTL_LINEAR_CENTROID_CNTL_AT_CENTROID = 1'b0;
  localparam SPI_BARYC_CNTL_PERSP_CENTER_CNTL_AT_CENTER = 1'b0;
  localparam SPI_BARYC_CNTL_PERSP_CENTROID_CNTL_AT_CENTROID = 1'b0;
  localparam [1:0] SPI_BARYC_CNTL_POS_FLOAT_LOCATION_PIXEL_CENTER = 2'd0;
  localparam [2:0] SPI_INTERP_CONTROL_0_PNT_SPRITE_OVRD_W_SPI_PNT_SPRITE_SEL_0 = 3'd0;
  localparam [2:0] SPI_INTERP_CONTROL_0_PNT_SPRITE_OVRD_X_SPI_PNT_SPRITE_SEL_0 = 3'd0;
  localparam [2:0] SPI_INTERP_CONTROL_0_PNT_SPRITE_OVRD_Y_SPI_PNT_SPRITE_SEL_0 = 3'd0;
  localparam [2:0] SPI_INTERP_CONTROL_0_PNT_SPRITE_OVRD_Z_SPI_PNT_SPRITE_SEL_0 = 3'd0;
  localparam SPI_INTERP_CONTROL_0_PNT_SPRITE_TOP_1_T_1_AT_BOTTOM = 1'b0;
  localparam SPI_PS_IN_CONTROL_BC_OPTIMIZE_DISABLE_SHARE_IJ = 1'b0;
  localparam [3:0] SPI_SHADER_COL_FORMAT_COL0_EXPORT_FORMAT_SPI_SHADER_ZERO = 4'd0;
  localparam [3:0] SPI_SHADER_COL_FORMAT_COL1_EXPORT_FORMAT_SPI_SHADER_ZERO = 4'd0;
  localparam [3:0] SPI_SHADER_COL_FORMAT_COL2_EXPORT_FORMAT_SPI_SHADER_ZERO = 4'd0;
  localparam [3:0] SPI_SHADER_COL_FORMAT_COL3_EXPORT_FORMAT_SPI_SHADER_ZERO = 4'd0;
  localparam [3:0] SPI_SHADER_COL_FORMAT_COL4_EXPORT_FORMAT_SPI_SHADER_ZERO = 4'd0;
  localparam [3:0] SPI_SHADER_COL_FORMAT_COL5_EXPORT_FORMAT_SPI_SHADER_ZERO = 4'd0;
  localparam [3:0] SPI_SHADER_COL_FORMAT_COL6_EXPORT_FORMAT_SPI_SHADER_ZERO = 4'd0;
  localparam [3:0] SPI_SHADER_COL_FORMAT_COL7_EXPORT_FORMAT_SPI_SHADER_ZERO = 4'd0;
  localparam [3:0] SPI_SHADER_POS_FORMAT_POS0_EXPORT_FORMAT_SPI_SHADER_NONE = 4'd0;
  localparam [3:0] SPI_SHADER_POS_FORMAT_POS1_EXPORT_FORMAT_SPI_SHADER_NONE = 4'd0;
  localparam [3:0] SPI_SHADER_POS_FORMAT_POS2_EXPORT_FORMAT_SPI_SHADER_NONE = 4'd0;
  localparam [3:0] SPI_SHADER_POS_FORMAT_POS3_EXPORT_FORMAT_SPI_SHADER_NONE = 4'd0;
  localparam [3:0] SPI_SHADER_Z_FORMAT_Z_EXPORT_FORMAT_SPI_SHADER_ZERO = 4'd0;

  reg [7:0] spi_ps_max_wave_id_max_wave_id_byte_0; reg [3:0] spi_ps_max_wave_id_max_wave_id_byte_1;
  reg [7:0] spi_config_cntl_gpr_write_priority_byte_0, spi_config_cntl_gpr_write_priority_byte_1;
  reg [4:0] spi_config_cntl_gpr_write_priority_byte_2;
  reg [31:0] spi_shader_tba_lo_ps_mem_base_byte, spi_shader_tma_lo_ps_mem_base_byte;
  reg [7:0] spi_shader_pgm_rsrc3_ps_cu_en_byte_0, spi_shader_pgm_rsrc3_ps_cu_en_byte_1;
  reg [1:0] spi_shader_pgm_rsrc3_ps_lock_low_threshold_byte_2, spi_shader_pgm_rsrc3_ps_lock_low_threshold_byte_3;
  reg [31:0] spi_shader_pgm_lo_ps_mem_base_byte;
  reg [1:0] spi_shader_pgm_rsrc1_ps_sgprs_byte_0, spi_shader_pgm_rsrc1_ps_sgprs_byte_1;
  reg [3:0] spi_shader_pgm_rsrc1_ps_float_mode_byte_1, spi_shader_pgm_rsrc1_ps_float_mode_byte_2;
  reg [7:0] spi_shader_pgm_rsrc2_ps_excp_en_byte_2; reg spi_shader_pgm_rsrc2_ps_excp_en_byte_3;
  reg [31:0] spi_shader_tba_lo_vs_mem_base_byte, spi_shader_tma_lo_vs_mem_base_byte;
  reg [7:0] spi_shader_pgm_rsrc3_vs_cu_en_byte_0, spi_shader_pgm_rsrc3_vs_cu_en_byte_1;
  reg [1:0] spi_shader_pgm_rsrc3_vs_lock_low_threshold_byte_2, spi_shader_pgm_rsrc3_vs_lock_low_threshold_byte_3;
  reg [31:0] spi_shader_pgm_lo_vs_mem_base_byte;
  reg [1:0] spi_shader_pgm_rsrc1_vs_sgprs_byte_0, spi_shader_pgm_rsrc1_vs_sgprs_byte_1;
  reg [3:0] spi_shader_pgm_rsrc1_vs_float_mode_byte_1, spi_shader_pgm_rsrc1_vs_float_mode_byte_2;
  reg [2:0] spi_shader_pgm_rsrc2_vs_excp_en_byte_1; reg [5:0] spi_shader_pgm_rsrc2_vs_excp_en_byte_2;
  reg [31:0] spi_shader_tba_lo_gs_mem_base_byte, spi_shader_tma_lo_gs_mem_base_byte;
  reg [7:0] spi_shader_pgm_rsrc3_gs_cu_en_byte_0, spi_shader_pgm_rsrc3_gs_cu_en_byte_1;
  reg [1:0] spi_shader_pgm_rsrc3_gs_lock_low_threshold_byte_2, spi_shader_pgm_rsrc3_gs_lock_low_threshold_byte_3;
  reg [31:0] spi_shader_pgm_lo_gs_mem_base_byte;
  reg [1:0] spi_shader_pgm_rsrc1_gs_sgprs_byte_0, spi_shader_pgm_rsrc1_gs_sgprs_byte_1;
  reg [3:0] spi_shader_pgm_rsrc1_gs_float_mode_byte_1, spi_shader_pgm_rsrc1_gs_float_mode_byte_2;
  reg spi_shader_pgm_rsrc2_gs_excp_en_byte_0; reg [7:0] spi_shader_pgm_rsrc2_gs_excp_en_byte_1;
  reg [31:0] spi_shader_tba_lo_es_mem_base_byte, spi_shader_tma_lo_es_mem_base_byte;
  reg [7:0] spi_shader_pgm_rsrc3_es_cu_en_byte_0, spi_shader_pgm_rsrc3_es_cu_en_byte_1;
  reg [1:0] spi_shader_pgm_rsrc3_es_lock_low_threshold_byte_2, spi_shader_pgm_rsrc3_es_lock_low_threshold_byte_3;
  reg [31:0] spi_shader_pgm_lo_es_mem_base_byte;
  reg [1:0] spi_shader_pgm_rsrc1_es_sgprs_byte_0, spi_shader_pgm_rsrc1_es_sgprs_byte_1;
  reg [3:0] spi_shader_pgm_rsrc1_es_float_mode_byte_1, spi_shader_pgm_rsrc1_es_float_mode_byte_2;
  reg [7:0] spi_shader_pgm_rsrc2_es_excp_en_byte_1; reg spi_shader_pgm_rsrc2_es_excp_en_byte_2;
  reg [3:0] spi_shader_pgm_rsrc2_es_lds_size_byte_2; reg [4:0] spi_shader_pgm_rsrc2_es_lds_size_byte_3;
  reg [31:0] spi_shader_tba_lo_hs_mem_base_byte, spi_shader_tma_lo_hs_mem_base_byte;
  reg [1:0] spi_shader_pgm_rsrc3_hs_lock_low_threshold_byte_0, spi_shader_pgm_rsrc3_hs_lock_low_threshold_byte_1;
  reg [31:0] spi_shader_pgm_lo_hs_mem_base_byte;
  reg [1:0] spi_shader_pgm_rsrc1_hs_sgprs_byte_0, spi_shader_pgm_rsrc1_hs_sgprs_byte_1;
  reg [3:0] spi_shader_pgm_rsrc1_hs_float_mode_byte_1, spi_shader_pgm_rsrc1_hs_float_mode_byte_2;
  reg [6:0] spi_shader_pgm_rsrc2_hs_excp_en_byte_1; reg [1:0] spi_shader_pgm_rsrc2_hs_excp_en_byte_2;
  reg [31:0] spi_shader_tba_lo_ls_mem_base_byte, spi_shader_tma_lo_ls_mem_base_byte;
  reg [7:0] spi_shader_pgm_rsrc3_ls_cu_en_byte_0, spi_shader_pgm_rsrc3_ls_cu_en_byte_1;
  reg [1:0] spi_shader_pgm_rsrc3_ls_lock_low_threshold_byte_2, spi_shader_pgm_rsrc3_ls_lock_low_threshold_byte_3;
  reg [31:0] spi_shader_pgm_lo_ls_mem_base_byte;
  reg [1:0] spi_shader_pgm_rsrc1_ls_sgprs_byte_0, spi_shader_pgm_rsrc1_ls_sgprs_byte_1;
  reg [3:0] spi_shader_pgm_rsrc1_ls_float_mode_byte_1, spi_shader_pgm_rsrc1_ls_float_mode_byte_2;
  reg spi_shader_pgm_rsrc2_ls_lds_size_byte_0;
  reg [7:0] spi_shader_pgm_rsrc2_ls_lds_size_byte_1, spi_shader_pgm_rsrc2_ls_excp_en_byte_2;
  reg spi_shader_pgm_rsrc2_ls_excp_en_byte_3; reg [1:0] spi_arb_priority_pipe_order_ts2_byte_0;
  reg spi_arb_priority_pipe_order_ts2_byte_1;
  reg [7:0] spi_arb_cycles_0_ts0_duration_byte_0, spi_arb_cycles_0_ts0_duration_byte_1;
  reg [7:0] spi_arb_cycles_0_ts1_duration_byte_2, spi_arb_cycles_0_ts1_duration_byte_3;
  reg [7:0] spi_arb_cycles_1_ts2_duration_byte_0, spi_arb_cycles_1_ts2_duration_byte_1;
  reg [7:0] spi_arb_cycles_1_ts3_duration_byte_2, spi_arb_cycles_1_ts3_duration_byte_3;
  reg [7:0] spi_gdbg_trap_config_vmid_sel_byte_2, spi_gdbg_trap_config_vmid_sel_byte_3;
  reg [7:0] spi_gdbg_trap_mask_excp_en_byte_0; reg spi_gdbg_trap_mask_excp_en_byte_1;
  reg [31:0] spi_gdbg_tba_lo_mem_base_byte, spi_gdbg_tma_lo_mem_base_byte, spi_gdbg_trap_data0_data_byte;
  reg [31:0] spi_gdbg_trap_data1_data_byte; reg [9:0] spi_resource_reserve_en_cu_en_byte_0;
  reg [69:0] spi_resource_reserve_en_cu_type_mask_byte_0;
  reg [79:0] spi_resource_reserve_en_cu_type_mask_byte_1, spi_resource_reserve_en_cu_queue_mask_byte_2;
  reg [9:0] spi_resource_reserve_en_cu_reserve_space_only_byte_3; wire [31:0] write_spi_ps_input_cntl;
  reg [191:0] spi_ps_input_cntl_offset_byte_0; reg [63:0] spi_ps_input_cntl_default_val_byte_1;
  reg [31:0] spi_ps_input_cntl_flat_shade_byte_1; reg [95:0] spi_ps_input_cntl_cyl_wrap_byte_1;
  reg [31:0] spi_ps_input_cntl_cyl_wrap_byte_2, spi_ps_input_cntl_pt_sprite_tex_byte_2;
  reg [31:0] spi_ps_input_cntl_dup_byte_2; reg [7:0] spi_tmpring_size_waves_byte_0;
  reg [3:0] spi_tmpring_size_waves_byte_1, spi_tmpring_size_wavesize_byte_1;
  reg [7:0] spi_tmpring_size_wavesize_byte_2; reg spi_tmpring_size_wavesize_byte_3; wire [3:0] found_equal;
  wire [29:0] write_spi_shader_pgm_rsrc3_ls_equal; wire [170:0] bus_read_data_joined;
  wire [527:0] bus_read_data_joined2, bus_read_data_joined3, bus_read_data_joined4, bus_read_data_joined5;
  wire [527:0] bus_read_data_joined6, bus_read_data_joined7;
  wire [3:0] spi_shader_pgm_rsrc1_ps_vgprs_all, spi_shader_pgm_rsrc1_vs_vgprs_all;
  wire [3:0] spi_shader_pgm_rsrc1_gs_vgprs_all, spi_shader_pgm_rsrc1_es_vgprs_all;
  wire [3:0] spi_shader_pgm_rsrc1_hs_vgprs_all, spi_shader_pgm_rsrc1_ls_vgprs_all;
  wire [3:0] spi_shader_col_format_col0_export_format_all;

  wire writing = bus_valid & bus_write & (~|bus_address[1:0]);
  wire config_page_90 = bus_address[17:8] == 10'h90;
  wire found_equal_bus_address_7_2 = bus_address[7:2] == 6'h3a;
  wire write_spi_ps_max_wave_id = writing & config_page_90 & found_equal_bus_address_7_2;
  assign spi_ps_max_wave_id_max_wave_id = {spi_ps_max_wave_id_max_wave_id_byte_1,
      spi_ps_max_wave_id_max_wave_id_byte_0};
  wire config_page_91 = bus_address[17:8] == 10'h91;
  wire write_spi_config_cntl = writing & config_page_91 & found_equal[0];
  assign spi_config_cntl_gpr_write_priority = {spi_config_cntl_gpr_write_priority_byte_2,
      spi_config_cntl_gpr_write_priority_byte_1, spi_config_cntl_gpr_write_priority_byte_0};
  wire shader_page_b0 = bus_address[17:8] == 10'hb0;
  wire write_spi_shader_user_data_ps_all = writing & shader_page_b0;
  wire write_spi_shader_tba_lo_ps = write_spi_shader_user_data_ps_all & found_equal[0];
  assign spi_shader_tba_lo_ps_mem_base = spi_shader_tba_lo_ps_mem_base_byte;
  wire write_spi_shader_tba_hi_ps = write_spi_shader_user_data_ps_all & found_equal[1];
  wire write_spi_shader_tma_lo_ps = write_spi_shader_user_data_ps_all & found_equal[2];
  assign spi_shader_tma_lo_ps_mem_base = spi_shader_tma_lo_ps_mem_base_byte;
  wire write_spi_shader_tma_hi_ps = write_spi_shader_user_data_ps_all & found_equal[3];
  wire write_spi_shader_pgm_rsrc3_ps = write_spi_shader_user_data_ps_all & write_spi_shader_pgm_rsrc3_ls_equal[0];
  assign spi_shader_pgm_rsrc3_ps_cu_en = {spi_shader_pgm_rsrc3_ps_cu_en_byte_1, spi_shader_pgm_rsrc3_ps_cu_en_byte_0};
  assign spi_shader_pgm_rsrc3_ps_lock_low_threshold = {spi_shader_pgm_rsrc3_ps_lock_low_threshold_byte_3,
      spi_shader_pgm_rsrc3_ps_lock_low_threshold_byte_2};
  wire write_spi_shader_pgm_lo_ps = write_spi_shader_user_data_ps_all & write_spi_shader_pgm_rsrc3_ls_equal[1];
  assign spi_shader_pgm_lo_ps_mem_base = spi_shader_pgm_lo_ps_mem_base_byte;
  wire write_spi_shader_pgm_hi_ps = write_spi_shader_user_data_ps_all & write_spi_shader_pgm_rsrc3_ls_equal[2];
  wire write_spi_shader_pgm_rsrc1_ps = write_spi_shader_user_data_ps_all & write_spi_shader_pgm_rsrc3_ls_equal[3];
  assign spi_shader_pgm_rsrc1_ps_sgprs = {spi_shader_pgm_rsrc1_ps_sgprs_byte_1, spi_shader_pgm_rsrc1_ps_sgprs_byte_0};
  assign spi_shader_pgm_rsrc1_ps_float_mode = {spi_shader_pgm_rsrc1_ps_float_mode_byte_2,
      spi_shader_pgm_rsrc1_ps_float_mode_byte_1};
  wire write_spi_shader_pgm_rsrc2_ps = write_spi_shader_user_data_ps_all & write_spi_shader_pgm_rsrc3_ls_equal[4];
  assign spi_shader_pgm_rsrc2_ps_excp_en = {spi_shader_pgm_rsrc2_ps_excp_en_byte_3,
      spi_shader_pgm_rsrc2_ps_excp_en_byte_2};
  wire shader_page_b1 = bus_address[17:8] == 10'hb1;
  wire write_spi_shader_user_data_vs_all = writing & shader_page_b1;
  wire write_spi_shader_tba_lo_vs = write_spi_shader_user_data_vs_all & found_equal[0];
  assign spi_shader_tba_lo_vs_mem_base = spi_shader_tba_lo_vs_mem_base_byte;
  wire write_spi_shader_tba_hi_vs = write_spi_shader_user_data_vs_all & found_equal[1];
  wire write_spi_shader_tma_lo_vs = write_spi_shader_user_data_vs_all & found_equal[2];
  assign spi_shader_tma_lo_vs_mem_base = spi_shader_tma_lo_vs_mem_base_byte;
  wire write_spi_shader_tma_hi_vs = write_spi_shader_user_data_vs_all & found_equal[3];
  wire write_spi_shader_pgm_rsrc3_vs = write_spi_shader_user_data_vs_all & (bus_address[7:2] == 6'd6);
  assign spi_shader_pgm_rsrc3_vs_cu_en = {spi_shader_pgm_rsrc3_vs_cu_en_byte_1, spi_shader_pgm_rsrc3_vs_cu_en_byte_0};
  assign spi_shader_pgm_rsrc3_vs_lock_low_threshold = {spi_shader_pgm_rsrc3_vs_lock_low_threshold_byte_3,
      spi_shader_pgm_rsrc3_vs_lock_low_threshold_byte_2};
  wire write_spi_shader_late_alloc_vs = write_spi_shader_user_data_vs_all & write_spi_shader_pgm_rsrc3_ls_equal[0];
  wire write_spi_shader_pgm_lo_vs = write_spi_shader_user_data_vs_all & write_spi_shader_pgm_rsrc3_ls_equal[1];
  assign spi_shader_pgm_lo_vs_mem_base = spi_shader_pgm_lo_vs_mem_base_byte;
  wire write_spi_shader_pgm_hi_vs = write_spi_shader_user_data_vs_all & write_spi_shader_pgm_rsrc3_ls_equal[2];
  wire write_spi_shader_pgm_rsrc1_vs = write_spi_shader_user_data_vs_all & write_spi_shader_pgm_rsrc3_ls_equal[3];
  assign spi_shader_pgm_rsrc1_vs_sgprs = {spi_shader_pgm_rsrc1_vs_sgprs_byte_1, spi_shader_pgm_rsrc1_vs_sgprs_byte_0};
  assign spi_shader_pgm_rsrc1_vs_float_mode = {spi_shader_pgm_rsrc1_vs_float_mode_byte_2,
      spi_shader_pgm_rsrc1_vs_float_mode_byte_1};
  wire write_spi_shader_pgm_rsrc2_vs = write_spi_shader_user_data_vs_all & write_spi_shader_pgm_rsrc3_ls_equal[4];
  assign spi_shader_pgm_rsrc2_vs_excp_en = {spi_shader_pgm_rsrc2_vs_excp_en_byte_2,
      spi_shader_pgm_rsrc2_vs_excp_en_byte_1};
  wire shader_page_b2 = bus_address[17:8] == 10'hb2;
  wire write_spi_shader_user_data_gs_all = writing & shader_page_b2;
  wire write_spi_shader_tba_lo_gs = write_spi_shader_user_data_gs_all & found_equal[0];
  assign spi_shader_tba_lo_gs_mem_base = spi_shader_tba_lo_gs_mem_base_byte;
  wire write_spi_shader_tba_hi_gs = write_spi_shader_user_data_gs_all & found_equal[1];
  wire write_spi_shader_tma_lo_gs = write_spi_shader_user_data_gs_all & found_equal[2];
  assign spi_shader_tma_lo_gs_mem_base = spi_shader_tma_lo_gs_mem_base_byte;
  wire write_spi_shader_tma_hi_gs = write_spi_shader_user_data_gs_all & found_equal[3];
  wire write_spi_shader_pgm_rsrc3_gs = write_spi_shader_user_data_gs_all & write_spi_shader_pgm_rsrc3_ls_equal[0];
  assign spi_shader_pgm_rsrc3_gs_cu_en = {spi_shader_pgm_rsrc3_gs_cu_en_byte_1, spi_shader_pgm_rsrc3_gs_cu_en_byte_0};
  assign spi_shader_pgm_rsrc3_gs_lock_low_threshold = {spi_shader_pgm_rsrc3_gs_lock_low_threshold_byte_3,
      spi_shader_pgm_rsrc3_gs_lock_low_threshold_byte_2};
  wire write_spi_shader_pgm_lo_gs = write_spi_shader_user_data_gs_all & write_spi_shader_pgm_rsrc3_ls_equal[1];
  assign spi_shader_pgm_lo_gs_mem_base = spi_shader_pgm_lo_gs_mem_base_byte;
  wire write_spi_shader_pgm_hi_gs = write_spi_shader_user_data_gs_all & write_spi_shader_pgm_rsrc3_ls_equal[2];
  wire write_spi_shader_pgm_rsrc1_gs = write_spi_shader_user_data_gs_all & write_spi_shader_pgm_rsrc3_ls_equal[3];
  assign spi_shader_pgm_rsrc1_gs_sgprs = {spi_shader_pgm_rsrc1_gs_sgprs_byte_1, spi_shader_pgm_rsrc1_gs_sgprs_byte_0};
  assign spi_shader_pgm_rsrc1_gs_float_mode = {spi_shader_pgm_rsrc1_gs_float_mode_byte_2,
      spi_shader_pgm_rsrc1_gs_float_mode_byte_1};
  wire write_spi_shader_pgm_rsrc2_gs = write_spi_shader_user_data_gs_all & write_spi_shader_pgm_rsrc3_ls_equal[4];
  assign spi_shader_pgm_rsrc2_gs_excp_en = {spi_shader_pgm_rsrc2_gs_excp_en_byte_1,
      spi_shader_pgm_rsrc2_gs_excp_en_byte_0};
  wire shader_page_b3 = bus_address[17:8] == 10'hb3;
  wire write_spi_shader_user_data_es_all = writing & shader_page_b3;
  wire write_spi_shader_tba_lo_es = write_spi_shader_user_data_es_all & found_equal[0];
  assign spi_shader_tba_lo_es_mem_base = spi_shader_tba_lo_es_mem_base_byte;
  wire write_spi_shader_tba_hi_es = write_spi_shader_user_data_es_all & found_equal[1];
  wire write_spi_shader_tma_lo_es = write_spi_shader_user_data_es_all & found_equal[2];
  assign spi_shader_tma_lo_es_mem_base = spi_shader_tma_lo_es_mem_base_byte;
  wire write_spi_shader_tma_hi_es = write_spi_shader_user_data_es_all & found_equal[3];
  wire write_spi_shader_pgm_rsrc3_es = write_spi_shader_user_data_es_all & write_spi_shader_pgm_rsrc3_ls_equal[0];
  assign spi_shader_pgm_rsrc3_es_cu_en = {spi_shader_pgm_rsrc3_es_cu_en_byte_1, spi_shader_pgm_rsrc3_es_cu_en_byte_0};
  assign spi_shader_pgm_rsrc3_es_lock_low_threshold = {spi_shader_pgm_rsrc3_es_lock_low_threshold_byte_3,
      spi_shader_pgm_rsrc3_es_lock_low_threshold_byte_2};
  wire write_spi_shader_pgm_lo_es = write_spi_shader_user_data_es_all & write_spi_shader_pgm_rsrc3_ls_equal[1];
  assign spi_shader_pgm_lo_es_mem_base = spi_shader_pgm_lo_es_mem_base_byte;
  wire write_spi_shader_pgm_hi_es = write_spi_shader_user_data_es_all & write_spi_shader_pgm_rsrc3_ls_equal[2];
  wire write_spi_shader_pgm_rsrc1_es = write_spi_shader_user_data_es_all & write_spi_shader_pgm_rsrc3_ls_equal[3];
  assign spi_shader_pgm_rsrc1_es_sgprs = {spi_shader_pgm_rsrc1_es_sgprs_byte_1, spi_shader_pgm_rsrc1_es_sgprs_byte_0};
  assign spi_shader_pgm_rsrc1_es_float_mode = {spi_shader_pgm_rsrc1_es_float_mode_byte_2,
      spi_shader_pgm_rsrc1_es_float_mode_byte_1};
  wire write_spi_shader_pgm_rsrc2_es = write_spi_shader_user_data_es_all & write_spi_shader_pgm_rsrc3_ls_equal[4];
  assign spi_shader_pgm_rsrc2_es_excp_en = {spi_shader_pgm_rsrc2_es_excp_en_byte_2,
      spi_shader_pgm_rsrc2_es_excp_en_byte_1};
  assign spi_shader_pgm_rsrc2_es_lds_size = {spi_shader_pgm_rsrc2_es_lds_size_byte_3,
      spi_shader_pgm_rsrc2_es_lds_size_byte_2};
  wire shader_page_b4 = bus_address[17:8] == 10'hb4;
  wire write_spi_shader_user_data_hs_all = writing & shader_page_b4;
  wire write_spi_shader_tba_lo_hs = write_spi_shader_user_data_hs_all & found_equal[0];
  assign spi_shader_tba_lo_hs_mem_base = spi_shader_tba_lo_hs_mem_base_byte;
  wire write_spi_shader_tba_hi_hs = write_spi_shader_user_data_hs_all & found_equal[1];
  wire write_spi_shader_tma_lo_hs = write_spi_shader_user_data_hs_all & found_equal[2];
  assign spi_shader_tma_lo_hs_mem_base = spi_shader_tma_lo_hs_mem_base_byte;
  wire write_spi_shader_tma_hi_hs = write_spi_shader_user_data_hs_all & found_equal[3];
  wire write_spi_shader_pgm_rsrc3_hs = write_spi_shader_user_data_hs_all & write_spi_shader_pgm_rsrc3_ls_equal[0];
  assign spi_shader_pgm_rsrc3_hs_lock_low_threshold = {spi_shader_pgm_rsrc3_hs_lock_low_threshold_byte_1,
      spi_shader_pgm_rsrc3_hs_lock_low_threshold_byte_0};
  wire write_spi_shader_pgm_lo_hs = write_spi_shader_user_data_hs_all & write_spi_shader_pgm_rsrc3_ls_equal[1];
  assign spi_shader_pgm_lo_hs_mem_base = spi_shader_pgm_lo_hs_mem_base_byte;
  wire write_spi_shader_pgm_hi_hs = write_spi_shader_user_data_hs_all & write_spi_shader_pgm_rsrc3_ls_equal[2];
  wire write_spi_shader_pgm_rsrc1_hs = write_spi_shader_user_data_hs_all & write_spi_shader_pgm_rsrc3_ls_equal[3];
  assign spi_shader_pgm_rsrc1_hs_sgprs = {spi_shader_pgm_rsrc1_hs_sgprs_byte_1, spi_shader_pgm_rsrc1_hs_sgprs_byte_0};
  assign spi_shader_pgm_rsrc1_hs_float_mode = {spi_shader_pgm_rsrc1_hs_float_mode_byte_2,
      spi_shader_pgm_rsrc1_hs_float_mode_byte_1};
  wire write_spi_shader_pgm_rsrc2_hs = write_spi_shader_user_data_hs_all & write_spi_shader_pgm_rsrc3_ls_equal[4];
  assign spi_shader_pgm_rsrc2_hs_excp_en = {spi_shader_pgm_rsrc2_hs_excp_en_byte_2,
      spi_shader_pgm_rsrc2_hs_excp_en_byte_1};
  wire shader_page_b5 = bus_address[17:8] == 10'hb5;
  wire write_spi_shader_user_data_ls_all = writing & shader_page_b5;
  wire write_spi_shader_tba_lo_ls = write_spi_shader_user_data_ls_all & found_equal[0];
  assign spi_shader_tba_lo_ls_mem_base = spi_shader_tba_lo_ls_mem_base_byte;
  wire write_spi_shader_tba_hi_ls = write_spi_shader_user_data_ls_all & found_equal[1];
  wire write_spi_shader_tma_lo_ls = write_spi_shader_user_data_ls_all & found_equal[2];
  assign spi_shader_tma_lo_ls_mem_base = spi_shader_tma_lo_ls_mem_base_byte;
  wire write_spi_shader_tma_hi_ls = write_spi_shader_user_data_ls_all & found_equal[3];
  wire write_spi_shader_pgm_rsrc3_ls = write_spi_shader_user_data_ls_all & write_spi_shader_pgm_rsrc3_ls_equal[0];
  assign spi_shader_pgm_rsrc3_ls_cu_en = {spi_shader_pgm_rsrc3_ls_cu_en_byte_1, spi_shader_pgm_rsrc3_ls_cu_en_byte_0};
  assign spi_shader_pgm_rsrc3_ls_lock_low_threshold = {spi_shader_pgm_rsrc3_ls_lock_low_threshold_byte_3,
      spi_shader_pgm_rsrc3_ls_lock_low_threshold_byte_2};
  wire write_spi_shader_pgm_lo_ls = write_spi_shader_user_data_ls_all & write_spi_shader_pgm_rsrc3_ls_equal[1];
  assign spi_shader_pgm_lo_ls_mem_base = spi_shader_pgm_lo_ls_mem_base_byte;
  wire write_spi_shader_pgm_hi_ls = write_spi_shader_user_data_ls_all & write_spi_shader_pgm_rsrc3_ls_equal[2];
  wire write_spi_shader_pgm_rsrc1_ls = write_spi_shader_user_data_ls_all & write_spi_shader_pgm_rsrc3_ls_equal[3];
  assign spi_shader_pgm_rsrc1_ls_sgprs = {spi_shader_pgm_rsrc1_ls_sgprs_byte_1, spi_shader_pgm_rsrc1_ls_sgprs_byte_0};
  assign spi_shader_pgm_rsrc1_ls_float_mode = {spi_shader_pgm_rsrc1_ls_float_mode_byte_2,
      spi_shader_pgm_rsrc1_ls_float_mode_byte_1};
  wire write_spi_shader_pgm_rsrc2_ls = write_spi_shader_user_data_ls_all & write_spi_shader_pgm_rsrc3_ls_equal[4];
  assign spi_shader_pgm_rsrc2_ls_lds_size = {spi_shader_pgm_rsrc2_ls_lds_size_byte_1,
      spi_shader_pgm_rsrc2_ls_lds_size_byte_0};
  assign spi_shader_pgm_rsrc2_ls_excp_en = {spi_shader_pgm_rsrc2_ls_excp_en_byte_3,
      spi_shader_pgm_rsrc2_ls_excp_en_byte_2};
  wire shaderconfig_page_c7 = bus_address[17:8] == 10'hc7;
  wire write_spi_resource_reserve_en_cu_all = writing & shaderconfig_page_c7;
  wire write_spi_arb_priority = write_spi_resource_reserve_en_cu_all & found_equal[0];
  assign spi_arb_priority_pipe_order_ts2 = {spi_arb_priority_pipe_order_ts2_byte_1,
      spi_arb_priority_pipe_order_ts2_byte_0};
  wire write_spi_arb_cycles_0 = write_spi_resource_reserve_en_cu_all & found_equal[1];
  assign spi_arb_cycles_0_ts0_duration = {spi_arb_cycles_0_ts0_duration_byte_1, spi_arb_cycles_0_ts0_duration_byte_0};
  assign spi_arb_cycles_0_ts1_duration = {spi_arb_cycles_0_ts1_duration_byte_3, spi_arb_cycles_0_ts1_duration_byte_2};
  wire write_spi_arb_cycles_1 = write_spi_resource_reserve_en_cu_all & found_equal[2];
  assign spi_arb_cycles_1_ts2_duration = {spi_arb_cycles_1_ts2_duration_byte_1, spi_arb_cycles_1_ts2_duration_byte_0};
  assign spi_arb_cycles_1_ts3_duration = {spi_arb_cycles_1_ts3_duration_byte_3, spi_arb_cycles_1_ts3_duration_byte_2};
  wire write_spi_gdbg_wave_cntl = write_spi_resource_reserve_en_cu_all & write_spi_shader_pgm_rsrc3_ls_equal[10];
  wire write_spi_gdbg_trap_config = write_spi_resource_reserve_en_cu_all & write_spi_shader_pgm_rsrc3_ls_equal[11];
  assign spi_gdbg_trap_config_vmid_sel = {spi_gdbg_trap_config_vmid_sel_byte_3, spi_gdbg_trap_config_vmid_sel_byte_2};
  wire write_spi_gdbg_trap_mask = write_spi_resource_reserve_en_cu_all & write_spi_shader_pgm_rsrc3_ls_equal[12];
  assign spi_gdbg_trap_mask_excp_en = {spi_gdbg_trap_mask_excp_en_byte_1, spi_gdbg_trap_mask_excp_en_byte_0};
  wire write_spi_gdbg_tba_lo = write_spi_resource_reserve_en_cu_all & write_spi_shader_pgm_rsrc3_ls_equal[13];
  assign spi_gdbg_tba_lo_mem_base = spi_gdbg_tba_lo_mem_base_byte;
  wire write_spi_gdbg_tba_hi = write_spi_resource_reserve_en_cu_all & write_spi_shader_pgm_rsrc3_ls_equal[14];
  wire write_spi_gdbg_tma_lo = write_spi_resource_reserve_en_cu_all & write_spi_shader_pgm_rsrc3_ls_equal[15];
  assign spi_gdbg_tma_lo_mem_base = spi_gdbg_tma_lo_mem_base_byte;
  wire write_spi_gdbg_tma_hi = write_spi_resource_reserve_en_cu_all & write_spi_shader_pgm_rsrc3_ls_equal[16];
  wire write_spi_gdbg_trap_data0 = write_spi_resource_reserve_en_cu_all & write_spi_shader_pgm_rsrc3_ls_equal[17];
  assign spi_gdbg_trap_data0_data = spi_gdbg_trap_data0_data_byte;
  wire write_spi_gdbg_trap_data1 = write_spi_resource_reserve_en_cu_all & write_spi_shader_pgm_rsrc3_ls_equal[18];
  assign spi_gdbg_trap_data1_data = spi_gdbg_trap_data1_data_byte;
  assign spi_resource_reserve_en_cu_reserve_space_only_0 = spi_resource_reserve_en_cu_reserve_space_only_byte_3[0];
  assign spi_resource_reserve_en_cu_reserve_space_only_1 = spi_resource_reserve_en_cu_reserve_space_only_byte_3[1];
  assign spi_resource_reserve_en_cu_reserve_space_only_2 = spi_resource_reserve_en_cu_reserve_space_only_byte_3[2];
  assign spi_resource_reserve_en_cu_reserve_space_only_3 = spi_resource_reserve_en_cu_reserve_space_only_byte_3[3];
  assign spi_resource_reserve_en_cu_reserve_space_only_4 = spi_resource_reserve_en_cu_reserve_space_only_byte_3[4];
  assign spi_resource_reserve_en_cu_reserve_space_only_5 = spi_resource_reserve_en_cu_reserve_space_only_byte_3[5];
  assign spi_resource_reserve_en_cu_reserve_space_only_6 = spi_resource_reserve_en_cu_reserve_space_only_byte_3[6];
  assign spi_resource_reserve_en_cu_reserve_space_only_7 = spi_resource_reserve_en_cu_reserve_space_only_byte_3[7];
  assign spi_resource_reserve_en_cu_reserve_space_only_8 = spi_resource_reserve_en_cu_reserve_space_only_byte_3[8];
  assign spi_resource_reserve_en_cu_reserve_space_only_9 = spi_resource_reserve_en_cu_reserve_space_only_byte_3[9];
  wire context_page_286 = bus_address[17:8] == 10'h286;
  assign spi_ps_input_cntl_default_val_0 = spi_ps_input_cntl_default_val_byte_1[1:0];
  assign spi_ps_input_cntl_default_val_1 = spi_ps_input_cntl_default_val_byte_1[3:2];
  assign spi_ps_input_cntl_default_val_2 = spi_ps_input_cntl_default_val_byte_1[5:4];
  assign spi_ps_input_cntl_default_val_3 = spi_ps_input_cntl_default_val_byte_1[7:6];
  assign spi_ps_input_cntl_default_val_4 = spi_ps_input_cntl_default_val_byte_1[9:8];
  assign spi_ps_input_cntl_default_val_5 = spi_ps_input_cntl_default_val_byte_1[11:10];
  assign spi_ps_input_cntl_default_val_6 = spi_ps_input_cntl_default_val_byte_1[13:12];
  assign spi_ps_input_cntl_default_val_7 = spi_ps_input_cntl_default_val_byte_1[15:14];
  assign spi_ps_input_cntl_default_val_8 = spi_ps_input_cntl_default_val_byte_1[17:16];
  assign spi_ps_input_cntl_default_val_9 = spi_ps_input_cntl_default_val_byte_1[19:18];
  assign spi_ps_input_cntl_default_val_10 = spi_ps_input_cntl_default_val_byte_1[21:20];
  assign spi_ps_input_cntl_default_val_11 = spi_ps_input_cntl_default_val_byte_1[23:22];
  assign spi_ps_input_cntl_default_val_12 = spi_ps_input_cntl_default_val_byte_1[25:24];
  assign spi_ps_input_cntl_default_val_13 = spi_ps_input_cntl_default_val_byte_1[27:26];
  assign spi_ps_input_cntl_default_val_14 = spi_ps_input_cntl_default_val_byte_1[29:28];
  assign spi_ps_input_cntl_default_val_15 = spi_ps_input_cntl_default_val_byte_1[31:30];
  assign spi_ps_input_cntl_default_val_16 = spi_ps_input_cntl_default_val_byte_1[33:32];
  assign spi_ps_input_cntl_default_val_17 = spi_ps_input_cntl_default_val_byte_1[35:34];
  assign spi_ps_input_cntl_default_val_18 = spi_ps_input_cntl_default_val_byte_1[37:36];
  assign spi_ps_input_cntl_default_val_19 = spi_ps_input_cntl_default_val_byte_1[39:38];
  wire write_spi_ps_input_cntl_all = writing & context_page_286;
  assign write_spi_ps_input_cntl[20] = write_spi_ps_input_cntl_all & (bus_address[7:2] == 6'h25);
  assign spi_ps_input_cntl_default_val_20 = spi_ps_input_cntl_default_val_byte_1[41:40];
  assign spi_ps_input_cntl_default_val_21 = spi_ps_input_cntl_default_val_byte_1[43:42];
  assign spi_ps_input_cntl_default_val_22 = spi_ps_input_cntl_default_val_byte_1[45:44];
  assign spi_ps_input_cntl_default_val_23 = spi_ps_input_cntl_default_val_byte_1[47:46];
  assign spi_ps_input_cntl_default_val_24 = spi_ps_input_cntl_default_val_byte_1[49:48];
  assign spi_ps_input_cntl_default_val_25 = spi_ps_input_cntl_default_val_byte_1[51:50];
  assign spi_ps_input_cntl_default_val_26 = spi_ps_input_cntl_default_val_byte_1[53:52];
  assign spi_ps_input_cntl_default_val_27 = spi_ps_input_cntl_default_val_byte_1[55:54];
  assign spi_ps_input_cntl_default_val_28 = spi_ps_input_cntl_default_val_byte_1[57:56];
  assign spi_ps_input_cntl_default_val_29 = spi_ps_input_cntl_default_val_byte_1[59:58];
  assign spi_ps_input_cntl_default_val_30 = spi_ps_input_cntl_default_val_byte_1[61:60];
  assign write_spi_ps_input_cntl[31] = write_spi_ps_input_cntl_all & (bus_address[7:2] == 6'h30);
  assign spi_ps_input_cntl_default_val_31 = spi_ps_input_cntl_default_val_byte_1[63:62];
  wire write_spi_vs_out_config = write_spi_ps_input_cntl_all & (bus_address[7:2] == 6'h31);
  wire write_spi_ps_input_ena = write_spi_ps_input_cntl_all & (bus_address[7:2] == 6'h33);
  wire write_spi_ps_input_addr = write_spi_ps_input_cntl_all & (bus_address[7:2] == 6'h34);
  wire write_spi_interp_control_0 = write_spi_ps_input_cntl_all & (bus_address[7:2] == 6'h35);
  wire write_spi_ps_in_control = write_spi_ps_input_cntl_all & (bus_address[7:2] == 6'h36);
  wire write_spi_baryc_cntl = write_spi_ps_input_cntl_all & (bus_address[7:2] == 6'h38);
  wire write_spi_tmpring_size = write_spi_ps_input_cntl_all & found_equal_bus_address_7_2;
  assign spi_tmpring_size_waves = {spi_tmpring_size_waves_byte_1, spi_tmpring_size_waves_byte_0};
  assign spi_tmpring_size_wavesize = {spi_tmpring_size_wavesize_byte_3, spi_tmpring_size_wavesize_byte_2,
      spi_tmpring_size_wavesize_byte_1};
  wire context_page_287 = bus_address[17:8] == 10'h287;
  wire write_spi_shader_col_format_all = writing & context_page_287;
  wire write_spi_shader_pos_format = write_spi_shader_col_format_all & found_equal[3];
  wire bus_address_7_2_is_4 = bus_address[7:2] == 6'd4;
  wire write_spi_shader_z_format = write_spi_shader_col_format_all & bus_address_7_2_is_4;
  wire bus_address_7_2_is_5 = bus_address[7:2] == 6'd5;
  wire write_spi_shader_col_format = write_spi_shader_col_format_all & bus_address_7_2_is_5;
  wire [15:0] bus_read_data_joined_2 = {spi_shader_pos_format_pos3_export_format,
      spi_shader_pos_format_pos2_export_format, spi_shader_pos_format_pos1_export_format,
      spi_shader_pos_format_pos0_export_format};
  wire [32:0] bus_read_data_joined_3 = {1'b1, spi_shader_col_format_col7_export_format,
      spi_shader_col_format_col6_export_format, spi_shader_col_format_col5_export_format,
      spi_shader_col_format_col4_export_format, spi_shader_col_format_col3_export_format,
      spi_shader_col_format_col2_export_format, spi_shader_col_format_col1_export_format,
      spi_shader_col_format_col0_export_format};
  wire [32:0] bus_read_data_choice = found_equal[3] ? {1'b1, {16'd0, bus_read_data_joined_2}} : bus_address_7_2_is_4
      ? {1'b1, {28'd0, spi_shader_z_format_z_export_format}} : bus_address_7_2_is_5 ? bus_read_data_joined_3 : 33'd0;
  wire found_choice = bus_write ? (found_equal[3] | bus_address_7_2_is_4 | bus_address_7_2_is_5) :
      bus_read_data_choice[32];
  wire [24:0] bus_read_data_joined_4 = {spi_tmpring_size_wavesize_byte_3, spi_tmpring_size_wavesize_byte_2,
      spi_tmpring_size_wavesize_byte_1, spi_tmpring_size_waves_byte_1, spi_tmpring_size_waves_byte_0};
  wire [24:0] bus_read_data_joined_5 = {spi_baryc_cntl_front_face_all_bits, 3'd0, spi_baryc_cntl_pos_float_ulc, 2'd0,
      spi_baryc_cntl_pos_float_location, 3'd0, spi_baryc_cntl_linear_centroid_cntl, 3'd0,
      spi_baryc_cntl_linear_center_cntl, 3'd0, spi_baryc_cntl_persp_centroid_cntl, 3'd0,
      spi_baryc_cntl_persp_center_cntl};
  wire [14:0] bus_read_data_joined_6 = {spi_ps_in_control_bc_optimize_disable, 7'd0, spi_ps_in_control_param_gen,
      spi_ps_in_control_num_interp};
  wire [14:0] bus_read_data_joined_7 = {spi_interp_control_0_pnt_sprite_top_1,
      spi_interp_control_0_pnt_sprite_ovrd_w, spi_interp_control_0_pnt_sprite_ovrd_z,
      spi_interp_control_0_pnt_sprite_ovrd_y, spi_interp_control_0_pnt_sprite_ovrd_x,
      spi_interp_control_0_pnt_sprite_ena, spi_interp_control_0_flat_shade_ena};
  wire [15:0] bus_read_data_joined_8 = {spi_ps_input_addr_pos_fixed_pt_ena, spi_ps_input_addr_sample_coverage_ena,
      spi_ps_input_addr_ancillary_ena, spi_ps_input_addr_front_face_ena, spi_ps_input_addr_pos_w_float_ena,
      spi_ps_input_addr_pos_z_float_ena, spi_ps_input_addr_pos_y_float_ena, spi_ps_input_addr_pos_x_float_ena,
      spi_ps_input_addr_line_stipple_tex_ena, spi_ps_input_addr_linear_centroid_ena,
      spi_ps_input_addr_linear_center_ena, spi_ps_input_addr_linear_sample_ena,
      spi_ps_input_addr_persp_pull_model_ena, spi_ps_input_addr_persp_centroid_ena,
      spi_ps_input_addr_persp_center_ena, spi_ps_input_addr_persp_sample_ena};
  wire [15:0] bus_read_data_joined_9 = {spi_ps_input_ena_pos_fixed_pt_ena, spi_ps_input_ena_sample_coverage_ena,
      spi_ps_input_ena_ancillary_ena, spi_ps_input_ena_front_face_ena, spi_ps_input_ena_pos_w_float_ena,
      spi_ps_input_ena_pos_z_float_ena, spi_ps_input_ena_pos_y_float_ena, spi_ps_input_ena_pos_x_float_ena,
      spi_ps_input_ena_line_stipple_tex_ena, spi_ps_input_ena_linear_centroid_ena,
      spi_ps_input_ena_linear_center_ena, spi_ps_input_ena_linear_sample_ena, spi_ps_input_ena_persp_pull_model_ena,
      spi_ps_input_ena_persp_centroid_ena, spi_ps_input_ena_persp_center_ena, spi_ps_input_ena_persp_sample_ena};
  wire [18:0] bus_read_data_joined_10 = {spi_ps_input_cntl_dup_byte_2[31],
      spi_ps_input_cntl_pt_sprite_tex_byte_2[31], spi_ps_input_cntl_cyl_wrap_byte_2[31],
      spi_ps_input_cntl_cyl_wrap_byte_1[95:93], 2'd0, spi_ps_input_cntl_flat_shade_byte_1[31],
      spi_ps_input_cntl_default_val_byte_1[63:62], 2'd0, spi_ps_input_cntl_offset_byte_0[191:186]};
  wire [18:0] bus_read_data_joined_11 = {spi_ps_input_cntl_dup_byte_2[30],
      spi_ps_input_cntl_pt_sprite_tex_byte_2[30], spi_ps_input_cntl_cyl_wrap_byte_2[30],
      spi_ps_input_cntl_cyl_wrap_byte_1[92:90], 2'd0, spi_ps_input_cntl_flat_shade_byte_1[30],
      spi_ps_input_cntl_default_val_byte_1[61:60], 2'd0, spi_ps_input_cntl_offset_byte_0[185:180]};
  wire [18:0] bus_read_data_joined_12 = {spi_ps_input_cntl_dup_byte_2[29],
      spi_ps_input_cntl_pt_sprite_tex_byte_2[29], spi_ps_input_cntl_cyl_wrap_byte_2[29],
      spi_ps_input_cntl_cyl_wrap_byte_1[89:87], 2'd0, spi_ps_input_cntl_flat_shade_byte_1[29],
      spi_ps_input_cntl_default_val_byte_1[59:58], 2'd0, spi_ps_input_cntl_offset_byte_0[179:174]};
  wire [18:0] bus_read_data_joined_13 = {spi_ps_input_cntl_dup_byte_2[28],
      spi_ps_input_cntl_pt_sprite_tex_byte_2[28], spi_ps_input_cntl_cyl_wrap_byte_2[28],
      spi_ps_input_cntl_cyl_wrap_byte_1[86:84], 2'd0, spi_ps_input_cntl_flat_shade_byte_1[28],
      spi_ps_input_cntl_default_val_byte_1[57:56], 2'd0, spi_ps_input_cntl_offset_byte_0[173:168]};
  wire [18:0] bus_read_data_joined_14 = {spi_ps_input_cntl_dup_byte_2[27],
      spi_ps_input_cntl_pt_sprite_tex_byte_2[27], spi_ps_input_cntl_cyl_wrap_byte_2[27],
      spi_ps_input_cntl_cyl_wrap_byte_1[83:81], 2'd0, spi_ps_input_cntl_flat_shade_byte_1[27],
      spi_ps_input_cntl_default_val_byte_1[55:54], 2'd0, spi_ps_input_cntl_offset_byte_0[167:162]};
  wire [18:0] bus_read_data_joined_15 = {spi_ps_input_cntl_dup_byte_2[26],
      spi_ps_input_cntl_pt_sprite_tex_byte_2[26], spi_ps_input_cntl_cyl_wrap_byte_2[26],
      spi_ps_input_cntl_cyl_wrap_byte_1[80:78], 2'd0, spi_ps_input_cntl_flat_shade_byte_1[26],
      spi_ps_input_cntl_default_val_byte_1[53:52], 2'd0, spi_ps_input_cntl_offset_byte_0[161:156]};
  wire [18:0] bus_read_data_joined_16 = {spi_ps_input_cntl_dup_byte_2[25],
      spi_ps_input_cntl_pt_sprite_tex_byte_2[25], spi_ps_input_cntl_cyl_wrap_byte_2[25],
      spi_ps_input_cntl_cyl_wrap_byte_1[77:75], 2'd0, spi_ps_input_cntl_flat_shade_byte_1[25],
      spi_ps_input_cntl_default_val_byte_1[51:50], 2'd0, spi_ps_input_cntl_offset_byte_0[155:150]};
  wire [18:0] bus_read_data_joined_17 = {spi_ps_input_cntl_dup_byte_2[24],
      spi_ps_input_cntl_pt_sprite_tex_byte_2[24], spi_ps_input_cntl_cyl_wrap_byte_2[24],
      spi_ps_input_cntl_cyl_wrap_byte_1[74:72], 2'd0, spi_ps_input_cntl_flat_shade_byte_1[24],
      spi_ps_input_cntl_default_val_byte_1[49:48], 2'd0, spi_ps_input_cntl_offset_byte_0[149:144]};
  wire [18:0] bus_read_data_joined_18 = {spi_ps_input_cntl_dup_byte_2[23],
      spi_ps_input_cntl_pt_sprite_tex_byte_2[23], spi_ps_input_cntl_cyl_wrap_byte_2[23],
      spi_ps_input_cntl_cyl_wrap_byte_1[71:69], 2'd0, spi_ps_input_cntl_flat_shade_byte_1[23],
      spi_ps_input_cntl_default_val_byte_1[47:46], 2'd0, spi_ps_input_cntl_offset_byte_0[143:138]};
  wire [18:0] bus_read_data_joined_19 = {spi_ps_input_cntl_dup_byte_2[22],
      spi_ps_input_cntl_pt_sprite_tex_byte_2[22], spi_ps_input_cntl_cyl_wrap_byte_2[22],
      spi_ps_input_cntl_cyl_wrap_byte_1[68:66], 2'd0, spi_ps_input_cntl_flat_shade_byte_1[22],
      spi_ps_input_cntl_default_val_byte_1[45:44], 2'd0, spi_ps_input_cntl_offset_byte_0[137:132]};
  wire [18:0] bus_read_data_joined_20 = {spi_ps_input_cntl_dup_byte_2[21],
      spi_ps_input_cntl_pt_sprite_tex_byte_2[21], spi_ps_input_cntl_cyl_wrap_byte_2[21],
      spi_ps_input_cntl_cyl_wrap_byte_1[65:63], 2'd0, spi_ps_input_cntl_flat_shade_byte_1[21],
      spi_ps_input_cntl_default_val_byte_1[43:42], 2'd0, spi_ps_input_cntl_offset_byte_0[131:126]};
  wire [18:0] bus_read_data_joined_21 = {spi_ps_input_cntl_dup_byte_2[20],
      spi_ps_input_cntl_pt_sprite_tex_byte_2[20], spi_ps_input_cntl_cyl_wrap_byte_2[20],
      spi_ps_input_cntl_cyl_wrap_byte_1[62:60], 2'd0, spi_ps_input_cntl_flat_shade_byte_1[20],
      spi_ps_input_cntl_default_val_byte_1[41:40], 2'd0, spi_ps_input_cntl_offset_byte_0[125:120]};
  wire [18:0] bus_read_data_joined_22 = {spi_ps_input_cntl_dup_byte_2[19],
      spi_ps_input_cntl_pt_sprite_tex_byte_2[19], spi_ps_input_cntl_cyl_wrap_byte_2[19],
      spi_ps_input_cntl_cyl_wrap_byte_1[59:57], 2'd0, spi_ps_input_cntl_flat_shade_byte_1[19],
      spi_ps_input_cntl_default_val_byte_1[39:38], 2'd0, spi_ps_input_cntl_offset_byte_0[119:114]};
  wire [18:0] bus_read_data_joined_23 = {spi_ps_input_cntl_dup_byte_2[18],
      spi_ps_input_cntl_pt_sprite_tex_byte_2[18], spi_ps_input_cntl_cyl_wrap_byte_2[18],
      spi_ps_input_cntl_cyl_wrap_byte_1[56:54], 2'd0, spi_ps_input_cntl_flat_shade_byte_1[18],
      spi_ps_input_cntl_default_val_byte_1[37:36], 2'd0, spi_ps_input_cntl_offset_byte_0[113:108]};
  wire [18:0] bus_read_data_joined_24 = {spi_ps_input_cntl_dup_byte_2[17],
      spi_ps_input_cntl_pt_sprite_tex_byte_2[17], spi_ps_input_cntl_cyl_wrap_byte_2[17],
      spi_ps_input_cntl_cyl_wrap_byte_1[53:51], 2'd0, spi_ps_input_cntl_flat_shade_byte_1[17],
      spi_ps_input_cntl_default_val_byte_1[35:34], 2'd0, spi_ps_input_cntl_offset_byte_0[107:102]};
  wire [18:0] bus_read_data_joined_25 = {spi_ps_input_cntl_dup_byte_2[16],
      spi_ps_input_cntl_pt_sprite_tex_byte_2[16], spi_ps_input_cntl_cyl_wrap_byte_2[16],
      spi_ps_input_cntl_cyl_wrap_byte_1[50:48], 2'd0, spi_ps_input_cntl_flat_shade_byte_1[16],
      spi_ps_input_cntl_default_val_byte_1[33:32], 2'd0, spi_ps_input_cntl_offset_byte_0[101:96]};
  wire [18:0] bus_read_data_joined_26 = {spi_ps_input_cntl_dup_byte_2[15],
      spi_ps_input_cntl_pt_sprite_tex_byte_2[15], spi_ps_input_cntl_cyl_wrap_byte_2[15],
      spi_ps_input_cntl_cyl_wrap_byte_1[47:45], 2'd0, spi_ps_input_cntl_flat_shade_byte_1[15],
      spi_ps_input_cntl_default_val_byte_1[31:30], 2'd0, spi_ps_input_cntl_offset_byte_0[95:90]};
  wire [18:0] bus_read_data_joined_27 = {spi_ps_input_cntl_dup_byte_2[14],
      spi_ps_input_cntl_pt_sprite_tex_byte_2[14], spi_ps_input_cntl_cyl_wrap_byte_2[14],
      spi_ps_input_cntl_cyl_wrap_byte_1[44:42], 2'd0, spi_ps_input_cntl_flat_shade_byte_1[14],
      spi_ps_input_cntl_default_val_byte_1[29:28], 2'd0, spi_ps_input_cntl_offset_byte_0[89:84]};
  wire [18:0] bus_read_data_joined_28 = {spi_ps_input_cntl_dup_byte_2[13],
      spi_ps_input_cntl_pt_sprite_tex_byte_2[13], spi_ps_input_cntl_cyl_wrap_byte_2[13],
      spi_ps_input_cntl_cyl_wrap_byte_1[41:39], 2'd0, spi_ps_input_cntl_flat_shade_byte_1[13],
      spi_ps_input_cntl_default_val_byte_1[27:26], 2'd0, spi_ps_input_cntl_offset_byte_0[83:78]};
  wire [18:0] bus_read_data_joined_29 = {spi_ps_input_cntl_dup_byte_2[12],
      spi_ps_input_cntl_pt_sprite_tex_byte_2[12], spi_ps_input_cntl_cyl_wrap_byte_2[12],
      spi_ps_input_cntl_cyl_wrap_byte_1[38:36], 2'd0, spi_ps_input_cntl_flat_shade_byte_1[12],
      spi_ps_input_cntl_default_val_byte_1[25:24], 2'd0, spi_ps_input_cntl_offset_byte_0[77:72]};
  wire [18:0] bus_read_data_joined_30 = {spi_ps_input_cntl_dup_byte_2[11],
      spi_ps_input_cntl_pt_sprite_tex_byte_2[11], spi_ps_input_cntl_cyl_wrap_byte_2[11],
      spi_ps_input_cntl_cyl_wrap_byte_1[35:33], 2'd0, spi_ps_input_cntl_flat_shade_byte_1[11],
      spi_ps_input_cntl_default_val_byte_1[23:22], 2'd0, spi_ps_input_cntl_offset_byte_0[71:66]};
  wire [18:0] bus_read_data_joined_31 = {spi_ps_input_cntl_dup_byte_2[10],
      spi_ps_input_cntl_pt_sprite_tex_byte_2[10], spi_ps_input_cntl_cyl_wrap_byte_2[10],
      spi_ps_input_cntl_cyl_wrap_byte_1[32:30], 2'd0, spi_ps_input_cntl_flat_shade_byte_1[10],
      spi_ps_input_cntl_default_val_byte_1[21:20], 2'd0, spi_ps_input_cntl_offset_byte_0[65:60]};
  wire [18:0] bus_read_data_joined_32 = {spi_ps_input_cntl_dup_byte_2[9], spi_ps_input_cntl_pt_sprite_tex_byte_2[9],
      spi_ps_input_cntl_cyl_wrap_byte_2[9], spi_ps_input_cntl_cyl_wrap_byte_1[29:27], 2'd0,
      spi_ps_input_cntl_flat_shade_byte_1[9], spi_ps_input_cntl_default_val_byte_1[19:18], 2'd0,
      spi_ps_input_cntl_offset_byte_0[59:54]};
  wire [18:0] bus_read_data_joined_33 = {spi_ps_input_cntl_dup_byte_2[8], spi_ps_input_cntl_pt_sprite_tex_byte_2[8],
      spi_ps_input_cntl_cyl_wrap_byte_2[8], spi_ps_input_cntl_cyl_wrap_byte_1[26:24], 2'd0,
      spi_ps_input_cntl_flat_shade_byte_1[8], spi_ps_input_cntl_default_val_byte_1[17:16], 2'd0,
      spi_ps_input_cntl_offset_byte_0[53:48]};
  wire [18:0] bus_read_data_joined_34 = {spi_ps_input_cntl_dup_byte_2[7], spi_ps_input_cntl_pt_sprite_tex_byte_2[7],
      spi_ps_input_cntl_cyl_wrap_byte_2[7], spi_ps_input_cntl_cyl_wrap_byte_1[23:21], 2'd0,
      spi_ps_input_cntl_flat_shade_byte_1[7], spi_ps_input_cntl_default_val_byte_1[15:14], 2'd0,
      spi_ps_input_cntl_offset_byte_0[47:42]};
  wire [18:0] bus_read_data_joined_35 = {spi_ps_input_cntl_dup_byte_2[6], spi_ps_input_cntl_pt_sprite_tex_byte_2[6],
      spi_ps_input_cntl_cyl_wrap_byte_2[6], spi_ps_input_cntl_cyl_wrap_byte_1[20:18], 2'd0,
      spi_ps_input_cntl_flat_shade_byte_1[6], spi_ps_input_cntl_default_val_byte_1[13:12], 2'd0,
      spi_ps_input_cntl_offset_byte_0[41:36]};
  wire [18:0] bus_read_data_joined_36 = {spi_ps_input_cntl_dup_byte_2[5], spi_ps_input_cntl_pt_sprite_tex_byte_2[5],
      spi_ps_input_cntl_cyl_wrap_byte_2[5], spi_ps_input_cntl_cyl_wrap_byte_1[17:15], 2'd0,
      spi_ps_input_cntl_flat_shade_byte_1[5], spi_ps_input_cntl_default_val_byte_1[11:10], 2'd0,
      spi_ps_input_cntl_offset_byte_0[35:30]};
  wire [18:0] bus_read_data_joined_37 = {spi_ps_input_cntl_dup_byte_2[4], spi_ps_input_cntl_pt_sprite_tex_byte_2[4],
      spi_ps_input_cntl_cyl_wrap_byte_2[4], spi_ps_input_cntl_cyl_wrap_byte_1[14:12], 2'd0,
      spi_ps_input_cntl_flat_shade_byte_1[4], spi_ps_input_cntl_default_val_byte_1[9:8], 2'd0,
      spi_ps_input_cntl_offset_byte_0[29:24]};
  wire [18:0] bus_read_data_joined_38 = {spi_ps_input_cntl_dup_byte_2[3], spi_ps_input_cntl_pt_sprite_tex_byte_2[3],
      spi_ps_input_cntl_cyl_wrap_byte_2[3], spi_ps_input_cntl_cyl_wrap_byte_1[11:9], 2'd0,
      spi_ps_input_cntl_flat_shade_byte_1[3], spi_ps_input_cntl_default_val_byte_1[7:6], 2'd0,
      spi_ps_input_cntl_offset_byte_0[23:18]};
  wire [18:0] bus_read_data_joined_39 = {spi_ps_input_cntl_dup_byte_2[2], spi_ps_input_cntl_pt_sprite_tex_byte_2[2],
      spi_ps_input_cntl_cyl_wrap_byte_2[2], spi_ps_input_cntl_cyl_wrap_byte_1[8:6], 2'd0,
      spi_ps_input_cntl_flat_shade_byte_1[2], spi_ps_input_cntl_default_val_byte_1[5:4], 2'd0,
      spi_ps_input_cntl_offset_byte_0[17:12]};
  wire [18:0] bus_read_data_joined_40 = {spi_ps_input_cntl_dup_byte_2[1], spi_ps_input_cntl_pt_sprite_tex_byte_2[1],
      spi_ps_input_cntl_cyl_wrap_byte_2[1], spi_ps_input_cntl_cyl_wrap_byte_1[5:3], 2'd0,
      spi_ps_input_cntl_flat_shade_byte_1[1], spi_ps_input_cntl_default_val_byte_1[3:2], 2'd0,
      spi_ps_input_cntl_offset_byte_0[11:6]};
  wire [18:0] bus_read_data_joined_41 = {spi_ps_input_cntl_dup_byte_2[0], spi_ps_input_cntl_pt_sprite_tex_byte_2[0],
      spi_ps_input_cntl_cyl_wrap_byte_2[0], spi_ps_input_cntl_cyl_wrap_byte_1[2:0], 2'd0,
      spi_ps_input_cntl_flat_shade_byte_1[0], spi_ps_input_cntl_default_val_byte_1[1:0], 2'd0,
      spi_ps_input_cntl_offset_byte_0[5:0]};
  reg [32:0] bus_read_data_entry;
  always @* case (bus_address[7:2])
    6'h11: bus_read_data_entry = {1'b1, {13'd0, bus_read_data_joined_41}};
    6'h12: bus_read_data_entry = {1'b1, {13'd0, bus_read_data_joined_40}};
    6'h13: bus_read_data_entry = {1'b1, {13'd0, bus_read_data_joined_39}};
    6'h14: bus_read_data_entry = {1'b1, {13'd0, bus_read_data_joined_38}};
    6'h15: bus_read_data_entry = {1'b1, {13'd0, bus_read_data_joined_37}};
    6'h16: bus_read_data_entry = {1'b1, {13'd0, bus_read_data_joined_36}};
    6'h17: bus_read_data_entry = {1'b1, {13'd0, bus_read_data_joined_35}};
    6'h18: bus_read_data_entry = {1'b1, {13'd0, bus_read_data_joined_34}};
    6'h19: bus_read_data_entry = {1'b1, {13'd0, bus_read_data_joined_33}};
    6'h1a: bus_read_data_entry = {1'b1, {13'd0, bus_read_data_joined_32}};
    6'h1b: bus_read_data_entry = {1'b1, {13'd0, bus_read_data_joined_31}};
    6'h1c: bus_read_data_entry = {1'b1, {13'd0, bus_read_data_joined_30}};
    6'h1d: bus_read_data_entry = {1'b1, {13'd0, bus_read_data_joined_29}};
    6'h1e: bus_read_data_entry = {1'b1, {13'd0, bus_read_data_joined_28}};
    6'h1f: bus_read_data_entry = {1'b1, {13'd0, bus_read_data_joined_27}};
    6'h20: bus_read_data_entry = {1'b1, {13'd0, bus_read_data_joined_26}};
    6'h21: bus_read_data_entry = {1'b1, {13'd0, bus_read_data_joined_25}};
    6'h22: bus_read_data_entry = {1'b1, {13'd0, bus_read_data_joined_24}};
    6'h23: bus_read_data_entry = {1'b1, {13'd0, bus_read_data_joined_23}};
    6'h24: bus_read_data_entry = {1'b1, {13'd0, bus_read_data_joined_22}};
    6'h25: bus_read_data_entry = {1'b1, {13'd0, bus_read_data_joined_21}};
    6'h26: bus_read_data_entry = {1'b1, {13'd0, bus_read_data_joined_20}};
    6'h27: bus_read_data_entry = {1'b1, {13'd0, bus_read_data_joined_19}};
    6'h28: bus_read_data_entry = {1'b1, {13'd0, bus_read_data_joined_18}};
    6'h29: bus_read_data_entry = {1'b1, {13'd0, bus_read_data_joined_17}};
    6'h2a: bus_read_data_entry = {1'b1, {13'd0, bus_read_data_joined_16}};
    6'h2b: bus_read_data_entry = {1'b1, {13'd0, bus_read_data_joined_15}};
    6'h2c: bus_read_data_entry = {1'b1, {13'd0, bus_read_data_joined_14}};
    6'h2d: bus_read_data_entry = {1'b1, {13'd0, bus_read_data_joined_13}};
    6'h2e: bus_read_data_entry = {1'b1, {13'd0, bus_read_data_joined_12}};
    6'h2f: bus_read_data_entry = {1'b1, {13'd0, bus_read_data_joined_11}};
    6'h30: bus_read_data_entry = {1'b1, {13'd0, bus_read_data_joined_10}};
    6'h31: bus_read_data_entry = {1'b1, {25'd0, spi_vs_out_config_vs_half_pack, spi_vs_out_config_vs_export_count,
        1'b0}};
    6'h33: bus_read_data_entry = {1'b1, {16'd0, bus_read_data_joined_9}};
    6'h34: bus_read_data_entry = {1'b1, {16'd0, bus_read_data_joined_8}};
    6'h35: bus_read_data_entry = {1'b1, {17'd0, bus_read_data_joined_7}};
    6'h36: bus_read_data_entry = {1'b1, {17'd0, bus_read_data_joined_6}};
    6'h38: bus_read_data_entry = {1'b1, {7'd0, bus_read_data_joined_5}};
    6'h3a: bus_read_data_entry = {1'b1, {7'd0, bus_read_data_joined_4}};
    default: bus_read_data_entry = 33'd0;
  endcase

  reg found_entry;
  always @* case (bus_address[7:2])
    6'h11, 6'h12, 6'h13, 6'h14, 6'h15, 6'h16, 6'h17, 6'h18, 6'h19, 6'h1a, 6'h1b, 6'h1c, 6'h1d, 6'h1e, 6'h1f, 6'h20,
        6'h21, 6'h22, 6'h23, 6'h24, 6'h25, 6'h26, 6'h27, 6'h28, 6'h29, 6'h2a, 6'h2b, 6'h2c, 6'h2d, 6'h2e, 6'h2f,
        6'h30, 6'h31, 6'h33, 6'h34, 6'h35, 6'h36, 6'h38, 6'h3a: found_entry = 1'b1;
    default: found_entry = 1'b0;
  endcase

  wire [24:0] bus_read_data_joined_42 = {spi_resource_reserve_en_cu_reserve_space_only_byte_3[9],
      spi_resource_reserve_en_cu_queue_mask_byte_2[79:72], spi_resource_reserve_en_cu_type_mask_byte_1[79:72],
      spi_resource_reserve_en_cu_type_mask_byte_0[69:63], spi_resource_reserve_en_cu_en_byte_0[9]};
  wire [24:0] bus_read_data_joined_43 = {spi_resource_reserve_en_cu_reserve_space_only_byte_3[8],
      spi_resource_reserve_en_cu_queue_mask_byte_2[71:64], spi_resource_reserve_en_cu_type_mask_byte_1[71:64],
      spi_resource_reserve_en_cu_type_mask_byte_0[62:56], spi_resource_reserve_en_cu_en_byte_0[8]};
  wire [24:0] bus_read_data_joined_44 = {spi_resource_reserve_en_cu_reserve_space_only_byte_3[7],
      spi_resource_reserve_en_cu_queue_mask_byte_2[63:56], spi_resource_reserve_en_cu_type_mask_byte_1[63:56],
      spi_resource_reserve_en_cu_type_mask_byte_0[55:49], spi_resource_reserve_en_cu_en_byte_0[7]};
  wire [24:0] bus_read_data_joined_45 = {spi_resource_reserve_en_cu_reserve_space_only_byte_3[6],
      spi_resource_reserve_en_cu_queue_mask_byte_2[55:48], spi_resource_reserve_en_cu_type_mask_byte_1[55:48],
      spi_resource_reserve_en_cu_type_mask_byte_0[48:42], spi_resource_reserve_en_cu_en_byte_0[6]};
  wire [24:0] bus_read_data_joined_46 = {spi_resource_reserve_en_cu_reserve_space_only_byte_3[5],
      spi_resource_reserve_en_cu_queue_mask_byte_2[47:40], spi_resource_reserve_en_cu_type_mask_byte_1[47:40],
      spi_resource_reserve_en_cu_type_mask_byte_0[41:35], spi_resource_reserve_en_cu_en_byte_0[5]};
  wire [24:0] bus_read_data_joined_47 = {spi_resource_reserve_en_cu_reserve_space_only_byte_3[4],
      spi_resource_reserve_en_cu_queue_mask_byte_2[39:32], spi_resource_reserve_en_cu_type_mask_byte_1[39:32],
      spi_resource_reserve_en_cu_type_mask_byte_0[34:28], spi_resource_reserve_en_cu_en_byte_0[4]};
  wire [24:0] bus_read_data_joined_48 = {spi_resource_reserve_en_cu_reserve_space_only_byte_3[3],
      spi_resource_reserve_en_cu_queue_mask_byte_2[31:24], spi_resource_reserve_en_cu_type_mask_byte_1[31:24],
      spi_resource_reserve_en_cu_type_mask_byte_0[27:21], spi_resource_reserve_en_cu_en_byte_0[3]};
  wire [24:0] bus_read_data_joined_49 = {spi_resource_reserve_en_cu_reserve_space_only_byte_3[2],
      spi_resource_reserve_en_cu_queue_mask_byte_2[23:16], spi_resource_reserve_en_cu_type_mask_byte_1[23:16],
      spi_resource_reserve_en_cu_type_mask_byte_0[20:14], spi_resource_reserve_en_cu_en_byte_0[2]};
  wire [24:0] bus_read_data_joined_50 = {spi_resource_reserve_en_cu_reserve_space_only_byte_3[1],
      spi_resource_reserve_en_cu_queue_mask_byte_2[15:8], spi_resource_reserve_en_cu_type_mask_byte_1[15:8],
      spi_resource_reserve_en_cu_type_mask_byte_0[13:7], spi_resource_reserve_en_cu_en_byte_0[1]};
  wire [24:0] bus_read_data_joined_51 = {spi_resource_reserve_en_cu_reserve_space_only_byte_3[0],
      spi_resource_reserve_en_cu_queue_mask_byte_2[7:0], spi_resource_reserve_en_cu_type_mask_byte_1[7:0],
      spi_resource_reserve_en_cu_type_mask_byte_0[6:0], spi_resource_reserve_en_cu_en_byte_0[0]};
  wire [9:0] bus_read_data_joined_52 = {spi_gdbg_trap_mask_replace, spi_gdbg_trap_mask_excp_en_byte_1,
      spi_gdbg_trap_mask_excp_en_byte_0};
  wire [19:0] bus_read_data_joined_53 = {spi_arb_priority_ts3_dur_mult, spi_arb_priority_ts2_dur_mult,
      spi_arb_priority_ts1_dur_mult, spi_arb_priority_ts0_dur_mult, spi_arb_priority_pipe_order_ts3,
      spi_arb_priority_pipe_order_ts2_byte_1, spi_arb_priority_pipe_order_ts2_byte_0,
      spi_arb_priority_pipe_order_ts1, spi_arb_priority_pipe_order_ts0};
  reg [32:0] bus_read_data_entry_bus_address_7_2;
  always @* case (bus_address[7:2])
    6'd0: bus_read_data_entry_bus_address_7_2 = {1'b1, {12'd0, bus_read_data_joined_53}};
    6'd1: bus_read_data_entry_bus_address_7_2 = {1'b1, spi_arb_cycles_0_ts1_duration_byte_3,
        spi_arb_cycles_0_ts1_duration_byte_2, spi_arb_cycles_0_ts0_duration_byte_1,
        spi_arb_cycles_0_ts0_duration_byte_0};
    6'd2: bus_read_data_entry_bus_address_7_2 = {1'b1, spi_arb_cycles_1_ts3_duration_byte_3,
        spi_arb_cycles_1_ts3_duration_byte_2, spi_arb_cycles_1_ts2_duration_byte_1,
        spi_arb_cycles_1_ts2_duration_byte_0};
    6'h11: bus_read_data_entry_bus_address_7_2 = {1'b1, {31'd0, spi_gdbg_wave_cntl_stall_ra}};
    6'h12: bus_read_data_entry_bus_address_7_2 = {1'b1, spi_gdbg_trap_config_vmid_sel_byte_3,
        spi_gdbg_trap_config_vmid_sel_byte_2, spi_gdbg_trap_config_trap_en, 5'd0, spi_gdbg_trap_config_queue_match,
        spi_gdbg_trap_config_pipe_match, spi_gdbg_trap_config_me_match, spi_gdbg_trap_config_queue_sel,
        spi_gdbg_trap_config_pipe_sel, spi_gdbg_trap_config_me_sel};
    6'h13: bus_read_data_entry_bus_address_7_2 = {1'b1, {22'd0, bus_read_data_joined_52}};
    6'h14: bus_read_data_entry_bus_address_7_2 = {1'b1, spi_gdbg_tba_lo_mem_base_byte};
    6'h15: bus_read_data_entry_bus_address_7_2 = {1'b1, {24'd0, spi_gdbg_tba_hi_mem_base}};
    6'h16: bus_read_data_entry_bus_address_7_2 = {1'b1, spi_gdbg_tma_lo_mem_base_byte};
    6'h17: bus_read_data_entry_bus_address_7_2 = {1'b1, {24'd0, spi_gdbg_tma_hi_mem_base}};
    6'h18: bus_read_data_entry_bus_address_7_2 = {1'b1, spi_gdbg_trap_data0_data_byte};
    6'h19: bus_read_data_entry_bus_address_7_2 = {1'b1, spi_gdbg_trap_data1_data_byte};
    6'h1c: bus_read_data_entry_bus_address_7_2 = {1'b1, {13'd0, bus_read_data_joined[18:0]}};
    6'h1d: bus_read_data_entry_bus_address_7_2 = {1'b1, {13'd0, bus_read_data_joined[37:19]}};
    6'h1e: bus_read_data_entry_bus_address_7_2 = {1'b1, {13'd0, bus_read_data_joined[56:38]}};
    6'h1f: bus_read_data_entry_bus_address_7_2 = {1'b1, {13'd0, bus_read_data_joined[75:57]}};
    6'h20: bus_read_data_entry_bus_address_7_2 = {1'b1, {13'd0, bus_read_data_joined[94:76]}};
    6'h21: bus_read_data_entry_bus_address_7_2 = {1'b1, {13'd0, bus_read_data_joined[113:95]}};
    6'h22: bus_read_data_entry_bus_address_7_2 = {1'b1, {13'd0, bus_read_data_joined[132:114]}};
    6'h23: bus_read_data_entry_bus_address_7_2 = {1'b1, {13'd0, bus_read_data_joined[151:133]}};
    6'h24: bus_read_data_entry_bus_address_7_2 = {1'b1, {13'd0, bus_read_data_joined[170:152]}};
    6'h26: bus_read_data_entry_bus_address_7_2 = {1'b1, {7'd0, bus_read_data_joined_51}};
    6'h27: bus_read_data_entry_bus_address_7_2 = {1'b1, {7'd0, bus_read_data_joined_50}};
    6'h28: bus_read_data_entry_bus_address_7_2 = {1'b1, {7'd0, bus_read_data_joined_49}};
    6'h29: bus_read_data_entry_bus_address_7_2 = {1'b1, {7'd0, bus_read_data_joined_48}};
    6'h2a: bus_read_data_entry_bus_address_7_2 = {1'b1, {7'd0, bus_read_data_joined_47}};
    6'h2b: bus_read_data_entry_bus_address_7_2 = {1'b1, {7'd0, bus_read_data_joined_46}};
    6'h2c: bus_read_data_entry_bus_address_7_2 = {1'b1, {7'd0, bus_read_data_joined_45}};
    6'h2d: bus_read_data_entry_bus_address_7_2 = {1'b1, {7'd0, bus_read_data_joined_44}};
    6'h2e: bus_read_data_entry_bus_address_7_2 = {1'b1, {7'd0, bus_read_data_joined_43}};
    6'h2f: bus_read_data_entry_bus_address_7_2 = {1'b1, {7'd0, bus_read_data_joined_42}};
    default: bus_read_data_entry_bus_address_7_2 = 33'd0;
  endcase

  reg found_entry_bus_address_7_2;
  always @* case (bus_address[7:2])
    6'd0, 6'd1, 6'd2, 6'h11, 6'h12, 6'h13, 6'h14, 6'h15, 6'h16, 6'h17, 6'h18, 6'h19, 6'h1c, 6'h1d, 6'h1e, 6'h1f,
        6'h20, 6'h21, 6'h22, 6'h23, 6'h24, 6'h26, 6'h27, 6'h28, 6'h29, 6'h2a, 6'h2b, 6'h2c, 6'h2d, 6'h2e, 6'h2f:
        found_entry_bus_address_7_2 = 1'b1;
    default: found_entry_bus_address_7_2 = 1'b0;
  endcase

  wire [24:0] bus_read_data_joined_54 = {spi_shader_pgm_rsrc2_ls_excp_en_byte_3,
      spi_shader_pgm_rsrc2_ls_excp_en_byte_2, spi_shader_pgm_rsrc2_ls_lds_size_byte_1,
      spi_shader_pgm_rsrc2_ls_lds_size_byte_0, spi_shader_pgm_rsrc2_ls_trap_present,
      spi_shader_pgm_rsrc2_ls_user_sgpr, spi_shader_pgm_rsrc2_ls_scratch_en};
  wire [29:0] bus_read_data_joined_55 = {spi_shader_pgm_rsrc1_ls_cdbg_user, spi_shader_pgm_rsrc1_ls_cache_ctl,
      spi_shader_pgm_rsrc1_ls_vgpr_comp_cnt, spi_shader_pgm_rsrc1_ls_ieee_mode, spi_shader_pgm_rsrc1_ls_debug_mode,
      spi_shader_pgm_rsrc1_ls_dx10_clamp, spi_shader_pgm_rsrc1_ls_priv, spi_shader_pgm_rsrc1_ls_float_mode_byte_2,
      spi_shader_pgm_rsrc1_ls_float_mode_byte_1, spi_shader_pgm_rsrc1_ls_priority,
      spi_shader_pgm_rsrc1_ls_sgprs_byte_1, spi_shader_pgm_rsrc1_ls_sgprs_byte_0, spi_shader_pgm_rsrc1_ls_vgprs};
  wire [25:0] bus_read_data_joined_56 = {spi_shader_pgm_rsrc3_ls_lock_low_threshold_byte_3,
      spi_shader_pgm_rsrc3_ls_lock_low_threshold_byte_2, spi_shader_pgm_rsrc3_ls_wave_limit,
      spi_shader_pgm_rsrc3_ls_cu_en_byte_1, spi_shader_pgm_rsrc3_ls_cu_en_byte_0};
  reg [32:0] bus_read_data_entry_bus_address;
  always @* case (bus_address[7:2])
    6'd0: bus_read_data_entry_bus_address = {1'b1, spi_shader_tba_lo_ls_mem_base_byte};
    6'd1: bus_read_data_entry_bus_address = {1'b1, {24'd0, spi_shader_tba_hi_ls_mem_base}};
    6'd2: bus_read_data_entry_bus_address = {1'b1, spi_shader_tma_lo_ls_mem_base_byte};
    6'd3: bus_read_data_entry_bus_address = {1'b1, {24'd0, spi_shader_tma_hi_ls_mem_base}};
    6'd7: bus_read_data_entry_bus_address = {1'b1, {6'd0, bus_read_data_joined_56}};
    6'd8: bus_read_data_entry_bus_address = {1'b1, spi_shader_pgm_lo_ls_mem_base_byte};
    6'd9: bus_read_data_entry_bus_address = {1'b1, {24'd0, spi_shader_pgm_hi_ls_mem_base}};
    6'ha: bus_read_data_entry_bus_address = {1'b1, {2'd0, bus_read_data_joined_55}};
    6'hb: bus_read_data_entry_bus_address = {1'b1, {7'd0, bus_read_data_joined_54}};
    6'hc: bus_read_data_entry_bus_address = bus_read_data_joined2[32:0];
    6'hd: bus_read_data_entry_bus_address = bus_read_data_joined2[65:33];
    6'he: bus_read_data_entry_bus_address = bus_read_data_joined2[98:66];
    6'hf: bus_read_data_entry_bus_address = bus_read_data_joined2[131:99];
    6'h10: bus_read_data_entry_bus_address = bus_read_data_joined2[164:132];
    6'h11: bus_read_data_entry_bus_address = bus_read_data_joined2[197:165];
    6'h12: bus_read_data_entry_bus_address = bus_read_data_joined2[230:198];
    6'h13: bus_read_data_entry_bus_address = bus_read_data_joined2[263:231];
    6'h14: bus_read_data_entry_bus_address = bus_read_data_joined2[296:264];
    6'h15: bus_read_data_entry_bus_address = bus_read_data_joined2[329:297];
    6'h16: bus_read_data_entry_bus_address = bus_read_data_joined2[362:330];
    6'h17: bus_read_data_entry_bus_address = bus_read_data_joined2[395:363];
    6'h18: bus_read_data_entry_bus_address = bus_read_data_joined2[428:396];
    6'h19: bus_read_data_entry_bus_address = bus_read_data_joined2[461:429];
    6'h1a: bus_read_data_entry_bus_address = bus_read_data_joined2[494:462];
    6'h1b: bus_read_data_entry_bus_address = bus_read_data_joined2[527:495];
    default: bus_read_data_entry_bus_address = 33'd0;
  endcase

  reg found_entry_bus_address;
  always @* case (bus_address[7:2])
    6'd0, 6'd1, 6'd2, 6'd3, 6'd7, 6'd8, 6'd9, 6'ha, 6'hb, 6'hc, 6'hd, 6'he, 6'hf, 6'h10, 6'h11, 6'h12, 6'h13, 6'h14,
        6'h15, 6'h16, 6'h17, 6'h18, 6'h19, 6'h1a, 6'h1b: found_entry_bus_address = 1'b1;
    default: found_entry_bus_address = 1'b0;
  endcase

  wire [17:0] bus_read_data_joined_57 = {spi_shader_pgm_rsrc2_hs_excp_en_byte_2,
      spi_shader_pgm_rsrc2_hs_excp_en_byte_1, spi_shader_pgm_rsrc2_hs_tg_size_en, spi_shader_pgm_rsrc2_hs_oc_lds_en,
      spi_shader_pgm_rsrc2_hs_trap_present, spi_shader_pgm_rsrc2_hs_user_sgpr, spi_shader_pgm_rsrc2_hs_scratch_en};
  wire [27:0] bus_read_data_joined_58 = {spi_shader_pgm_rsrc1_hs_cdbg_user, spi_shader_pgm_rsrc1_hs_cache_ctl,
      spi_shader_pgm_rsrc1_hs_ieee_mode, spi_shader_pgm_rsrc1_hs_debug_mode, spi_shader_pgm_rsrc1_hs_dx10_clamp,
      spi_shader_pgm_rsrc1_hs_priv, spi_shader_pgm_rsrc1_hs_float_mode_byte_2,
      spi_shader_pgm_rsrc1_hs_float_mode_byte_1, spi_shader_pgm_rsrc1_hs_priority,
      spi_shader_pgm_rsrc1_hs_sgprs_byte_1, spi_shader_pgm_rsrc1_hs_sgprs_byte_0, spi_shader_pgm_rsrc1_hs_vgprs};
  wire [9:0] bus_read_data_joined_59 = {spi_shader_pgm_rsrc3_hs_lock_low_threshold_byte_1,
      spi_shader_pgm_rsrc3_hs_lock_low_threshold_byte_0, spi_shader_pgm_rsrc3_hs_wave_limit};
  reg [32:0] bus_read_data_entry_2;
  always @* case (bus_address[7:2])
    6'd0: bus_read_data_entry_2 = {1'b1, spi_shader_tba_lo_hs_mem_base_byte};
    6'd1: bus_read_data_entry_2 = {1'b1, {24'd0, spi_shader_tba_hi_hs_mem_base}};
    6'd2: bus_read_data_entry_2 = {1'b1, spi_shader_tma_lo_hs_mem_base_byte};
    6'd3: bus_read_data_entry_2 = {1'b1, {24'd0, spi_shader_tma_hi_hs_mem_base}};
    6'd7: bus_read_data_entry_2 = {1'b1, {22'd0, bus_read_data_joined_59}};
    6'd8: bus_read_data_entry_2 = {1'b1, spi_shader_pgm_lo_hs_mem_base_byte};
    6'd9: bus_read_data_entry_2 = {1'b1, {24'd0, spi_shader_pgm_hi_hs_mem_base}};
    6'ha: bus_read_data_entry_2 = {1'b1, {4'd0, bus_read_data_joined_58}};
    6'hb: bus_read_data_entry_2 = {1'b1, {14'd0, bus_read_data_joined_57}};
    6'hc: bus_read_data_entry_2 = bus_read_data_joined3[32:0];
    6'hd: bus_read_data_entry_2 = bus_read_data_joined3[65:33];
    6'he: bus_read_data_entry_2 = bus_read_data_joined3[98:66];
    6'hf: bus_read_data_entry_2 = bus_read_data_joined3[131:99];
    6'h10: bus_read_data_entry_2 = bus_read_data_joined3[164:132];
    6'h11: bus_read_data_entry_2 = bus_read_data_joined3[197:165];
    6'h12: bus_read_data_entry_2 = bus_read_data_joined3[230:198];
    6'h13: bus_read_data_entry_2 = bus_read_data_joined3[263:231];
    6'h14: bus_read_data_entry_2 = bus_read_data_joined3[296:264];
    6'h15: bus_read_data_entry_2 = bus_read_data_joined3[329:297];
    6'h16: bus_read_data_entry_2 = bus_read_data_joined3[362:330];
    6'h17: bus_read_data_entry_2 = bus_read_data_joined3[395:363];
    6'h18: bus_read_data_entry_2 = bus_read_data_joined3[428:396];
    6'h19: bus_read_data_entry_2 = bus_read_data_joined3[461:429];
    6'h1a: bus_read_data_entry_2 = bus_read_data_joined3[494:462];
    6'h1b: bus_read_data_entry_2 = bus_read_data_joined3[527:495];
    default: bus_read_data_entry_2 = 33'd0;
  endcase

  wire [28:0] bus_read_data_joined_60 = {spi_shader_pgm_rsrc2_es_lds_size_byte_3,
      spi_shader_pgm_rsrc2_es_lds_size_byte_2, 3'd0, spi_shader_pgm_rsrc2_es_excp_en_byte_2,
      spi_shader_pgm_rsrc2_es_excp_en_byte_1, spi_shader_pgm_rsrc2_es_oc_lds_en,
      spi_shader_pgm_rsrc2_es_trap_present, spi_shader_pgm_rsrc2_es_user_sgpr, spi_shader_pgm_rsrc2_es_scratch_en};
  wire [30:0] bus_read_data_joined_61 = {spi_shader_pgm_rsrc1_es_cdbg_user, spi_shader_pgm_rsrc1_es_cache_ctl,
      spi_shader_pgm_rsrc1_es_cu_group_enable, spi_shader_pgm_rsrc1_es_vgpr_comp_cnt,
      spi_shader_pgm_rsrc1_es_ieee_mode, spi_shader_pgm_rsrc1_es_debug_mode, spi_shader_pgm_rsrc1_es_dx10_clamp,
      spi_shader_pgm_rsrc1_es_priv, spi_shader_pgm_rsrc1_es_float_mode_byte_2,
      spi_shader_pgm_rsrc1_es_float_mode_byte_1, spi_shader_pgm_rsrc1_es_priority,
      spi_shader_pgm_rsrc1_es_sgprs_byte_1, spi_shader_pgm_rsrc1_es_sgprs_byte_0, spi_shader_pgm_rsrc1_es_vgprs};
  wire [25:0] bus_read_data_joined_62 = {spi_shader_pgm_rsrc3_es_lock_low_threshold_byte_3,
      spi_shader_pgm_rsrc3_es_lock_low_threshold_byte_2, spi_shader_pgm_rsrc3_es_wave_limit,
      spi_shader_pgm_rsrc3_es_cu_en_byte_1, spi_shader_pgm_rsrc3_es_cu_en_byte_0};
  reg [32:0] bus_read_data_entry_3;
  always @* case (bus_address[7:2])
    6'd0: bus_read_data_entry_3 = {1'b1, spi_shader_tba_lo_es_mem_base_byte};
    6'd1: bus_read_data_entry_3 = {1'b1, {24'd0, spi_shader_tba_hi_es_mem_base}};
    6'd2: bus_read_data_entry_3 = {1'b1, spi_shader_tma_lo_es_mem_base_byte};
    6'd3: bus_read_data_entry_3 = {1'b1, {24'd0, spi_shader_tma_hi_es_mem_base}};
    6'd7: bus_read_data_entry_3 = {1'b1, {6'd0, bus_read_data_joined_62}};
    6'd8: bus_read_data_entry_3 = {1'b1, spi_shader_pgm_lo_es_mem_base_byte};
    6'd9: bus_read_data_entry_3 = {1'b1, {24'd0, spi_shader_pgm_hi_es_mem_base}};
    6'ha: bus_read_data_entry_3 = {1'b1, {1'b0, bus_read_data_joined_61}};
    6'hb: bus_read_data_entry_3 = {1'b1, {3'd0, bus_read_data_joined_60}};
    6'hc: bus_read_data_entry_3 = bus_read_data_joined4[32:0];
    6'hd: bus_read_data_entry_3 = bus_read_data_joined4[65:33];
    6'he: bus_read_data_entry_3 = bus_read_data_joined4[98:66];
    6'hf: bus_read_data_entry_3 = bus_read_data_joined4[131:99];
    6'h10: bus_read_data_entry_3 = bus_read_data_joined4[164:132];
    6'h11: bus_read_data_entry_3 = bus_read_data_joined4[197:165];
    6'h12: bus_read_data_entry_3 = bus_read_data_joined4[230:198];
    6'h13: bus_read_data_entry_3 = bus_read_data_joined4[263:231];
    6'h14: bus_read_data_entry_3 = bus_read_data_joined4[296:264];
    6'h15: bus_read_data_entry_3 = bus_read_data_joined4[329:297];
    6'h16: bus_read_data_entry_3 = bus_read_data_joined4[362:330];
    6'h17: bus_read_data_entry_3 = bus_read_data_joined4[395:363];
    6'h18: bus_read_data_entry_3 = bus_read_data_joined4[428:396];
    6'h19: bus_read_data_entry_3 = bus_read_data_joined4[461:429];
    6'h1a: bus_read_data_entry_3 = bus_read_data_joined4[494:462];
    6'h1b: bus_read_data_entry_3 = bus_read_data_joined4[527:495];
    default: bus_read_data_entry_3 = 33'd0;
  endcase

  wire [15:0] bus_read_data_joined_63 = {spi_shader_pgm_rsrc2_gs_excp_en_byte_1,
      spi_shader_pgm_rsrc2_gs_excp_en_byte_0, spi_shader_pgm_rsrc2_gs_trap_present,
      spi_shader_pgm_rsrc2_gs_user_sgpr, spi_shader_pgm_rsrc2_gs_scratch_en};
  wire [28:0] bus_read_data_joined_64 = {spi_shader_pgm_rsrc1_gs_cdbg_user, spi_shader_pgm_rsrc1_gs_cache_ctl,
      spi_shader_pgm_rsrc1_gs_cu_group_enable, spi_shader_pgm_rsrc1_gs_ieee_mode, spi_shader_pgm_rsrc1_gs_debug_mode,
      spi_shader_pgm_rsrc1_gs_dx10_clamp, spi_shader_pgm_rsrc1_gs_priv, spi_shader_pgm_rsrc1_gs_float_mode_byte_2,
      spi_shader_pgm_rsrc1_gs_float_mode_byte_1, spi_shader_pgm_rsrc1_gs_priority,
      spi_shader_pgm_rsrc1_gs_sgprs_byte_1, spi_shader_pgm_rsrc1_gs_sgprs_byte_0, spi_shader_pgm_rsrc1_gs_vgprs};
  wire [25:0] bus_read_data_joined_65 = {spi_shader_pgm_rsrc3_gs_lock_low_threshold_byte_3,
      spi_shader_pgm_rsrc3_gs_lock_low_threshold_byte_2, spi_shader_pgm_rsrc3_gs_wave_limit,
      spi_shader_pgm_rsrc3_gs_cu_en_byte_1, spi_shader_pgm_rsrc3_gs_cu_en_byte_0};
  reg [32:0] bus_read_data_entry_4;
  always @* case (bus_address[7:2])
    6'd0: bus_read_data_entry_4 = {1'b1, spi_shader_tba_lo_gs_mem_base_byte};
    6'd1: bus_read_data_entry_4 = {1'b1, {24'd0, spi_shader_tba_hi_gs_mem_base}};
    6'd2: bus_read_data_entry_4 = {1'b1, spi_shader_tma_lo_gs_mem_base_byte};
    6'd3: bus_read_data_entry_4 = {1'b1, {24'd0, spi_shader_tma_hi_gs_mem_base}};
    6'd7: bus_read_data_entry_4 = {1'b1, {6'd0, bus_read_data_joined_65}};
    6'd8: bus_read_data_entry_4 = {1'b1, spi_shader_pgm_lo_gs_mem_base_byte};
    6'd9: bus_read_data_entry_4 = {1'b1, {24'd0, spi_shader_pgm_hi_gs_mem_base}};
    6'ha: bus_read_data_entry_4 = {1'b1, {3'd0, bus_read_data_joined_64}};
    6'hb: bus_read_data_entry_4 = {1'b1, {16'd0, bus_read_data_joined_63}};
    6'hc: bus_read_data_entry_4 = bus_read_data_joined5[32:0];
    6'hd: bus_read_data_entry_4 = bus_read_data_joined5[65:33];
    6'he: bus_read_data_entry_4 = bus_read_data_joined5[98:66];
    6'hf: bus_read_data_entry_4 = bus_read_data_joined5[131:99];
    6'h10: bus_read_data_entry_4 = bus_read_data_joined5[164:132];
    6'h11: bus_read_data_entry_4 = bus_read_data_joined5[197:165];
    6'h12: bus_read_data_entry_4 = bus_read_data_joined5[230:198];
    6'h13: bus_read_data_entry_4 = bus_read_data_joined5[263:231];
    6'h14: bus_read_data_entry_4 = bus_read_data_joined5[296:264];
    6'h15: bus_read_data_entry_4 = bus_read_data_joined5[329:297];
    6'h16: bus_read_data_entry_4 = bus_read_data_joined5[362:330];
    6'h17: bus_read_data_entry_4 = bus_read_data_joined5[395:363];
    6'h18: bus_read_data_entry_4 = bus_read_data_joined5[428:396];
    6'h19: bus_read_data_entry_4 = bus_read_data_joined5[461:429];
    6'h1a: bus_read_data_entry_4 = bus_read_data_joined5[494:462];
    6'h1b: bus_read_data_entry_4 = bus_read_data_joined5[527:495];
    default: bus_read_data_entry_4 = 33'd0;
  endcase

  wire [21:0] bus_read_data_joined_66 = {spi_shader_pgm_rsrc2_vs_excp_en_byte_2,
      spi_shader_pgm_rsrc2_vs_excp_en_byte_1, spi_shader_pgm_rsrc2_vs_so_en, spi_shader_pgm_rsrc2_vs_so_base3_en,
      spi_shader_pgm_rsrc2_vs_so_base2_en, spi_shader_pgm_rsrc2_vs_so_base1_en, spi_shader_pgm_rsrc2_vs_so_base0_en,
      spi_shader_pgm_rsrc2_vs_oc_lds_en, spi_shader_pgm_rsrc2_vs_trap_present, spi_shader_pgm_rsrc2_vs_user_sgpr,
      spi_shader_pgm_rsrc2_vs_scratch_en};
  wire [30:0] bus_read_data_joined_67 = {spi_shader_pgm_rsrc1_vs_cdbg_user, spi_shader_pgm_rsrc1_vs_cache_ctl,
      spi_shader_pgm_rsrc1_vs_cu_group_enable, spi_shader_pgm_rsrc1_vs_vgpr_comp_cnt,
      spi_shader_pgm_rsrc1_vs_ieee_mode, spi_shader_pgm_rsrc1_vs_debug_mode, spi_shader_pgm_rsrc1_vs_dx10_clamp,
      spi_shader_pgm_rsrc1_vs_priv, spi_shader_pgm_rsrc1_vs_float_mode_byte_2,
      spi_shader_pgm_rsrc1_vs_float_mode_byte_1, spi_shader_pgm_rsrc1_vs_priority,
      spi_shader_pgm_rsrc1_vs_sgprs_byte_1, spi_shader_pgm_rsrc1_vs_sgprs_byte_0, spi_shader_pgm_rsrc1_vs_vgprs};
  wire [25:0] bus_read_data_joined_68 = {spi_shader_pgm_rsrc3_vs_lock_low_threshold_byte_3,
      spi_shader_pgm_rsrc3_vs_lock_low_threshold_byte_2, spi_shader_pgm_rsrc3_vs_wave_limit,
      spi_shader_pgm_rsrc3_vs_cu_en_byte_1, spi_shader_pgm_rsrc3_vs_cu_en_byte_0};
  reg [32:0] bus_read_data_entry_5;
  always @* case (bus_address[7:2])
    6'd0: bus_read_data_entry_5 = {1'b1, spi_shader_tba_lo_vs_mem_base_byte};
    6'd1: bus_read_data_entry_5 = {1'b1, {24'd0, spi_shader_tba_hi_vs_mem_base}};
    6'd2: bus_read_data_entry_5 = {1'b1, spi_shader_tma_lo_vs_mem_base_byte};
    6'd3: bus_read_data_entry_5 = {1'b1, {24'd0, spi_shader_tma_hi_vs_mem_base}};
    6'd6: bus_read_data_entry_5 = {1'b1, {6'd0, bus_read_data_joined_68}};
    6'd7: bus_read_data_entry_5 = {1'b1, {26'd0, spi_shader_late_alloc_vs_limit}};
    6'd8: bus_read_data_entry_5 = {1'b1, spi_shader_pgm_lo_vs_mem_base_byte};
    6'd9: bus_read_data_entry_5 = {1'b1, {24'd0, spi_shader_pgm_hi_vs_mem_base}};
    6'ha: bus_read_data_entry_5 = {1'b1, {1'b0, bus_read_data_joined_67}};
    6'hb: bus_read_data_entry_5 = {1'b1, {10'd0, bus_read_data_joined_66}};
    6'hc: bus_read_data_entry_5 = bus_read_data_joined6[32:0];
    6'hd: bus_read_data_entry_5 = bus_read_data_joined6[65:33];
    6'he: bus_read_data_entry_5 = bus_read_data_joined6[98:66];
    6'hf: bus_read_data_entry_5 = bus_read_data_joined6[131:99];
    6'h10: bus_read_data_entry_5 = bus_read_data_joined6[164:132];
    6'h11: bus_read_data_entry_5 = bus_read_data_joined6[197:165];
    6'h12: bus_read_data_entry_5 = bus_read_data_joined6[230:198];
    6'h13: bus_read_data_entry_5 = bus_read_data_joined6[263:231];
    6'h14: bus_read_data_entry_5 = bus_read_data_joined6[296:264];
    6'h15: bus_read_data_entry_5 = bus_read_data_joined6[329:297];
    6'h16: bus_read_data_entry_5 = bus_read_data_joined6[362:330];
    6'h17: bus_read_data_entry_5 = bus_read_data_joined6[395:363];
    6'h18: bus_read_data_entry_5 = bus_read_data_joined6[428:396];
    6'h19: bus_read_data_entry_5 = bus_read_data_joined6[461:429];
    6'h1a: bus_read_data_entry_5 = bus_read_data_joined6[494:462];
    6'h1b: bus_read_data_entry_5 = bus_read_data_joined6[527:495];
    default: bus_read_data_entry_5 = 33'd0;
  endcase

  reg found_entry_2;
  always @* case (bus_address[7:2])
    6'd0, 6'd1, 6'd2, 6'd3, 6'd6, 6'd7, 6'd8, 6'd9, 6'ha, 6'hb, 6'hc, 6'hd, 6'he, 6'hf, 6'h10, 6'h11, 6'h12, 6'h13,
        6'h14, 6'h15, 6'h16, 6'h17, 6'h18, 6'h19, 6'h1a, 6'h1b: found_entry_2 = 1'b1;
    default: found_entry_2 = 1'b0;
  endcase

  wire [24:0] bus_read_data_joined_69 = {spi_shader_pgm_rsrc2_ps_excp_en_byte_3,
      spi_shader_pgm_rsrc2_ps_excp_en_byte_2, spi_shader_pgm_rsrc2_ps_extra_lds_size,
      spi_shader_pgm_rsrc2_ps_wave_cnt_en, spi_shader_pgm_rsrc2_ps_trap_present, spi_shader_pgm_rsrc2_ps_user_sgpr,
      spi_shader_pgm_rsrc2_ps_scratch_en};
  wire [28:0] bus_read_data_joined_70 = {spi_shader_pgm_rsrc1_ps_cdbg_user, spi_shader_pgm_rsrc1_ps_cache_ctl,
      spi_shader_pgm_rsrc1_ps_cu_group_disable, spi_shader_pgm_rsrc1_ps_ieee_mode,
      spi_shader_pgm_rsrc1_ps_debug_mode, spi_shader_pgm_rsrc1_ps_dx10_clamp, spi_shader_pgm_rsrc1_ps_priv,
      spi_shader_pgm_rsrc1_ps_float_mode_byte_2, spi_shader_pgm_rsrc1_ps_float_mode_byte_1,
      spi_shader_pgm_rsrc1_ps_priority, spi_shader_pgm_rsrc1_ps_sgprs_byte_1, spi_shader_pgm_rsrc1_ps_sgprs_byte_0,
      spi_shader_pgm_rsrc1_ps_vgprs};
  wire [25:0] bus_read_data_joined_71 = {spi_shader_pgm_rsrc3_ps_lock_low_threshold_byte_3,
      spi_shader_pgm_rsrc3_ps_lock_low_threshold_byte_2, spi_shader_pgm_rsrc3_ps_wave_limit,
      spi_shader_pgm_rsrc3_ps_cu_en_byte_1, spi_shader_pgm_rsrc3_ps_cu_en_byte_0};
  reg [32:0] bus_read_data_entry_6;
  always @* case (bus_address[7:2])
    6'd0: bus_read_data_entry_6 = {1'b1, spi_shader_tba_lo_ps_mem_base_byte};
    6'd1: bus_read_data_entry_6 = {1'b1, {24'd0, spi_shader_tba_hi_ps_mem_base}};
    6'd2: bus_read_data_entry_6 = {1'b1, spi_shader_tma_lo_ps_mem_base_byte};
    6'd3: bus_read_data_entry_6 = {1'b1, {24'd0, spi_shader_tma_hi_ps_mem_base}};
    6'd7: bus_read_data_entry_6 = {1'b1, {6'd0, bus_read_data_joined_71}};
    6'd8: bus_read_data_entry_6 = {1'b1, spi_shader_pgm_lo_ps_mem_base_byte};
    6'd9: bus_read_data_entry_6 = {1'b1, {24'd0, spi_shader_pgm_hi_ps_mem_base}};
    6'ha: bus_read_data_entry_6 = {1'b1, {3'd0, bus_read_data_joined_70}};
    6'hb: bus_read_data_entry_6 = {1'b1, {7'd0, bus_read_data_joined_69}};
    6'hc: bus_read_data_entry_6 = bus_read_data_joined7[32:0];
    6'hd: bus_read_data_entry_6 = bus_read_data_joined7[65:33];
    6'he: bus_read_data_entry_6 = bus_read_data_joined7[98:66];
    6'hf: bus_read_data_entry_6 = bus_read_data_joined7[131:99];
    6'h10: bus_read_data_entry_6 = bus_read_data_joined7[164:132];
    6'h11: bus_read_data_entry_6 = bus_read_data_joined7[197:165];
    6'h12: bus_read_data_entry_6 = bus_read_data_joined7[230:198];
    6'h13: bus_read_data_entry_6 = bus_read_data_joined7[263:231];
    6'h14: bus_read_data_entry_6 = bus_read_data_joined7[296:264];
    6'h15: bus_read_data_entry_6 = bus_read_data_joined7[329:297];
    6'h16: bus_read_data_entry_6 = bus_read_data_joined7[362:330];
    6'h17: bus_read_data_entry_6 = bus_read_data_joined7[395:363];
    6'h18: bus_read_data_entry_6 = bus_read_data_joined7[428:396];
    6'h19: bus_read_data_entry_6 = bus_read_data_joined7[461:429];
    6'h1a: bus_read_data_entry_6 = bus_read_data_joined7[494:462];
    6'h1b: bus_read_data_entry_6 = bus_read_data_joined7[527:495];
    default: bus_read_data_entry_6 = 33'd0;
  endcase

  wire [27:0] bus_read_data_joined_72 = {spi_config_cntl_ttrace_stall_all, spi_config_cntl_rsrc_mgmt_reset,
      spi_config_cntl_enable_sqg_bop_events, spi_config_cntl_enable_sqg_top_events,
      spi_config_cntl_exp_priority_order, spi_config_cntl_gpr_write_priority_byte_2,
      spi_config_cntl_gpr_write_priority_byte_1, spi_config_cntl_gpr_write_priority_byte_0};
  wire [32:0] bus_read_data_choice_found_equal_0 = found_equal[0] ? {1'b1, {4'd0, bus_read_data_joined_72}} : 33'd0;
  wire [32:0] bus_read_data_choice_2 = found_equal_bus_address_7_2 ? {1'b1, {20'd0, spi_ps_max_wave_id_max_wave_id}}
      : 33'd0;
  wire found_all = (bus_write ? found_entry_bus_address : bus_read_data_entry_bus_address[32]) & shader_page_b5;
  wire found_all_bus_write = (bus_write ? found_entry_bus_address_7_2 : bus_read_data_entry_bus_address_7_2[32]) &
      shaderconfig_page_c7;
  wire found_any = ((bus_write ? found_equal_bus_address_7_2 : bus_read_data_choice_2[32]) & config_page_90) |
      ((bus_write ? found_equal[0] : bus_read_data_choice_found_equal_0[32]) & config_page_91) | ((bus_write ?
      found_entry_bus_address : bus_read_data_entry_6[32]) & shader_page_b0) | ((bus_write ? found_entry_2 :
      bus_read_data_entry_5[32]) & shader_page_b1) | ((bus_write ? found_entry_bus_address :
      bus_read_data_entry_4[32]) & shader_page_b2) | ((bus_write ? found_entry_bus_address :
      bus_read_data_entry_3[32]) & shader_page_b3) | ((bus_write ? found_entry_bus_address :
      bus_read_data_entry_2[32]) & shader_page_b4) | found_all | found_all_bus_write | ((bus_write ? found_entry :
      bus_read_data_entry[32]) & context_page_286);
  wire found = (found_any | (found_choice & context_page_287)) & (~|bus_address[1:0]);
  genvar i;
  for (i = 0; i < 4; i = i + 1) begin : each_found_equal
    localparam [5:0] INDEX = i;
    assign found_equal[i] = bus_address[7:2] == INDEX;
    assign spi_shader_pgm_rsrc1_ps_vgprs_all[i] = write_spi_shader_pgm_rsrc1_ps & bus_bytes[i];
    assign spi_shader_pgm_rsrc1_vs_vgprs_all[i] = write_spi_shader_pgm_rsrc1_vs & bus_bytes[i];
    assign spi_shader_pgm_rsrc1_gs_vgprs_all[i] = write_spi_shader_pgm_rsrc1_gs & bus_bytes[i];
    assign spi_shader_pgm_rsrc1_es_vgprs_all[i] = write_spi_shader_pgm_rsrc1_es & bus_bytes[i];
    assign spi_shader_pgm_rsrc1_hs_vgprs_all[i] = write_spi_shader_pgm_rsrc1_hs & bus_bytes[i];
    assign spi_shader_pgm_rsrc1_ls_vgprs_all[i] = write_spi_shader_pgm_rsrc1_ls & bus_bytes[i];
    assign spi_shader_col_format_col0_export_format_all[i] = write_spi_shader_col_format & bus_bytes[i];
    always @(posedge clock) begin
      if (write_spi_shader_tba_lo_ps & bus_bytes[i]) spi_shader_tba_lo_ps_mem_base_byte[i*8 +: 8] <= bus_data[8*i +:
          8];
      if (write_spi_shader_tma_lo_ps & bus_bytes[i]) spi_shader_tma_lo_ps_mem_base_byte[i*8 +: 8] <= bus_data[8*i +:
          8];
      if (write_spi_shader_pgm_lo_ps & bus_bytes[i]) spi_shader_pgm_lo_ps_mem_base_byte[i*8 +: 8] <= bus_data[8*i +:
          8];
      if (write_spi_shader_tba_lo_vs & bus_bytes[i]) spi_shader_tba_lo_vs_mem_base_byte[i*8 +: 8] <= bus_data[8*i +:
          8];
      if (write_spi_shader_tma_lo_vs & bus_bytes[i]) spi_shader_tma_lo_vs_mem_base_byte[i*8 +: 8] <= bus_data[8*i +:
          8];
      if (write_spi_shader_pgm_lo_vs & bus_bytes[i]) spi_shader_pgm_lo_vs_mem_base_byte[i*8 +: 8] <= bus_data[8*i +:
          8];
      if (write_spi_shader_tba_lo_gs & bus_bytes[i]) spi_shader_tba_lo_gs_mem_base_byte[i*8 +: 8] <= bus_data[8*i +:
          8];
      if (write_spi_shader_tma_lo_gs & bus_bytes[i]) spi_shader_tma_lo_gs_mem_base_byte[i*8 +: 8] <= bus_data[8*i +:
          8];
      if (write_spi_shader_pgm_lo_gs & bus_bytes[i]) spi_shader_pgm_lo_gs_mem_base_byte[i*8 +: 8] <= bus_data[8*i +:
          8];
      if (write_spi_shader_tba_lo_es & bus_bytes[i]) spi_shader_tba_lo_es_mem_base_byte[i*8 +: 8] <= bus_data[8*i +:
          8];
      if (write_spi_shader_tma_lo_es & bus_bytes[i]) spi_shader_tma_lo_es_mem_base_byte[i*8 +: 8] <= bus_data[8*i +:
          8];
      if (write_spi_shader_pgm_lo_es & bus_bytes[i]) spi_shader_pgm_lo_es_mem_base_byte[i*8 +: 8] <= bus_data[8*i +:
          8];
      if (write_spi_shader_tba_lo_hs & bus_bytes[i]) spi_shader_tba_lo_hs_mem_base_byte[i*8 +: 8] <= bus_data[8*i +:
          8];
      if (write_spi_shader_tma_lo_hs & bus_bytes[i]) spi_shader_tma_lo_hs_mem_base_byte[i*8 +: 8] <= bus_data[8*i +:
          8];
      if (write_spi_shader_pgm_lo_hs & bus_bytes[i]) spi_shader_pgm_lo_hs_mem_base_byte[i*8 +: 8] <= bus_data[8*i +:
          8];
      if (write_spi_shader_tba_lo_ls & bus_bytes[i]) spi_shader_tba_lo_ls_mem_base_byte[i*8 +: 8] <= bus_data[8*i +:
          8];
      if (write_spi_shader_tma_lo_ls & bus_bytes[i]) spi_shader_tma_lo_ls_mem_base_byte[i*8 +: 8] <= bus_data[8*i +:
          8];
      if (write_spi_shader_pgm_lo_ls & bus_bytes[i]) spi_shader_pgm_lo_ls_mem_base_byte[i*8 +: 8] <= bus_data[8*i +:
          8];
      if (write_spi_gdbg_tba_lo & bus_bytes[i]) spi_gdbg_tba_lo_mem_base_byte[i*8 +: 8] <= bus_data[8*i +: 8];
      if (write_spi_gdbg_tma_lo & bus_bytes[i]) spi_gdbg_tma_lo_mem_base_byte[i*8 +: 8] <= bus_data[8*i +: 8];
      if (write_spi_gdbg_trap_data0 & bus_bytes[i]) spi_gdbg_trap_data0_data_byte[i*8 +: 8] <= bus_data[8*i +: 8];
      if (write_spi_gdbg_trap_data1 & bus_bytes[i]) spi_gdbg_trap_data1_data_byte[i*8 +: 8] <= bus_data[8*i +: 8];
    end
  end

  for (i = 0; i < 9; i = i + 1) begin : each_spi_resource_reserve_cu_barriers
    wire write_spi_resource_reserve_cu;
    reg [3:0] spi_resource_reserve_cu_vgpr_byte_0;
    reg [3:0] spi_resource_reserve_cu_sgpr_byte_0;
    reg [3:0] spi_resource_reserve_cu_lds_byte_1;
    reg [2:0] spi_resource_reserve_cu_waves_byte_1;
    reg spi_resource_reserve_cu_barriers_byte_1;
    reg [2:0] spi_resource_reserve_cu_barriers_byte_2;
    assign spi_resource_reserve_cu_vgpr[i*4 +: 4] = spi_resource_reserve_cu_vgpr_byte_0;
    assign spi_resource_reserve_cu_sgpr[i*4 +: 4] = spi_resource_reserve_cu_sgpr_byte_0;
    assign spi_resource_reserve_cu_lds[i*4 +: 4] = spi_resource_reserve_cu_lds_byte_1;
    assign spi_resource_reserve_cu_waves[i*3 +: 3] = spi_resource_reserve_cu_waves_byte_1;
    assign spi_resource_reserve_cu_barriers[i*4 +: 4] = {spi_resource_reserve_cu_barriers_byte_2,
        spi_resource_reserve_cu_barriers_byte_1};
    assign write_spi_resource_reserve_cu = write_spi_resource_reserve_en_cu_all &
        write_spi_shader_pgm_rsrc3_ls_equal[i + 21];
    assign bus_read_data_joined[i*19 +: 19] = {spi_resource_reserve_cu_barriers_byte_2,
        spi_resource_reserve_cu_barriers_byte_1, spi_resource_reserve_cu_waves_byte_1,
        spi_resource_reserve_cu_lds_byte_1, spi_resource_reserve_cu_sgpr_byte_0, spi_resource_reserve_cu_vgpr_byte_0};
    initial begin
      spi_resource_reserve_cu_vgpr_byte_0 = 4'd0; spi_resource_reserve_cu_sgpr_byte_0 = 4'd0;
      spi_resource_reserve_cu_lds_byte_1 = 4'd0; spi_resource_reserve_cu_waves_byte_1 = 3'd0;
      spi_resource_reserve_cu_barriers_byte_1 = 1'b0; spi_resource_reserve_cu_barriers_byte_2 = 3'd0;
    end
    always @(posedge clock) begin
      if (write_spi_resource_reserve_cu & bus_bytes[0]) begin
        spi_resource_reserve_cu_vgpr_byte_0 <= bus_data[3:0]; spi_resource_reserve_cu_sgpr_byte_0 <= bus_data[7:4];
      end
      if (write_spi_resource_reserve_cu & bus_bytes[1]) begin
        spi_resource_reserve_cu_lds_byte_1 <= bus_data[11:8]; spi_resource_reserve_cu_waves_byte_1 <= bus_data[14:12];
        spi_resource_reserve_cu_barriers_byte_1 <= bus_data[15];
      end
      if (write_spi_resource_reserve_cu & bus_bytes[2]) spi_resource_reserve_cu_barriers_byte_2 <= bus_data[18:16];
    end
  end

  for (i = 0; i < 10; i = i + 1) begin : each_spi_resource_reserve_en_cu_type_mask
    localparam [5:0] INDEX_2 = i + 38;
    wire write_spi_resource_reserve_en_cu;
    wire write_spi_ps_input_cntl_equal;
    wire spi_resource_reserve_en_cu_en_byte_0_all;
    assign spi_resource_reserve_en_cu_en[i] = spi_resource_reserve_en_cu_en_byte_0[i];
    assign spi_resource_reserve_en_cu_type_mask[i*15 +: 15] = {spi_resource_reserve_en_cu_type_mask_byte_1[i*8 +: 8],
        spi_resource_reserve_en_cu_type_mask_byte_0[i*7 +: 7]};
    assign spi_resource_reserve_en_cu_queue_mask[i*8 +: 8] = spi_resource_reserve_en_cu_queue_mask_byte_2[i*8 +: 8];
    assign write_spi_resource_reserve_en_cu = write_spi_resource_reserve_en_cu_all & write_spi_ps_input_cntl_equal;
    assign write_spi_ps_input_cntl[i + 21] = write_spi_ps_input_cntl_all & write_spi_ps_input_cntl_equal;
    assign write_spi_ps_input_cntl_equal = bus_address[7:2] == INDEX_2;
    assign spi_resource_reserve_en_cu_en_byte_0_all = write_spi_resource_reserve_en_cu & bus_bytes[0];
    always @(posedge clock) begin
      if (spi_resource_reserve_en_cu_en_byte_0_all) begin
        spi_resource_reserve_en_cu_en_byte_0[i] <= bus_data[0];
        spi_resource_reserve_en_cu_type_mask_byte_0[i*7 +: 7] <= bus_data[7:1];
      end
      if (write_spi_resource_reserve_en_cu & bus_bytes[1]) begin
        spi_resource_reserve_en_cu_type_mask_byte_1[i*8 +: 8] <= bus_data[15:8];
      end
      if (write_spi_resource_reserve_en_cu & bus_bytes[2]) begin
        spi_resource_reserve_en_cu_queue_mask_byte_2[i*8 +: 8] <= bus_data[23:16];
      end
      if (write_spi_resource_reserve_en_cu & bus_bytes[3]) begin
        spi_resource_reserve_en_cu_reserve_space_only_byte_3[i] <= bus_data[24];
      end
    end
  end

  for (i = 0; i < 16; i = i + 1) begin : each_spi_shader_user_data_es_data
    wire write_spi_shader_user_data_ps;
    wire write_spi_shader_user_data_vs;
    wire write_spi_shader_user_data_gs;
    wire write_spi_shader_user_data_es;
    wire write_spi_shader_user_data_hs;
    wire write_spi_shader_user_data_ls;
    reg [7:0] spi_shader_user_data_ps_data_byte_0;
    reg [7:0] spi_shader_user_data_ps_data_byte_1;
    reg [7:0] spi_shader_user_data_ps_data_byte_2;
    reg [7:0] spi_shader_user_data_ps_data_byte_3;
    reg [7:0] spi_shader_user_data_vs_data_byte_0;
    reg [7:0] spi_shader_user_data_vs_data_byte_1;
    reg [7:0] spi_shader_user_data_vs_data_byte_2;
    reg [7:0] spi_shader_user_data_vs_data_byte_3;
    reg [7:0] spi_shader_user_data_gs_data_byte_0;
    reg [7:0] spi_shader_user_data_gs_data_byte_1;
    reg [7:0] spi_shader_user_data_gs_data_byte_2;
    reg [7:0] spi_shader_user_data_gs_data_byte_3;
    reg [7:0] spi_shader_user_data_es_data_byte_0;
    reg [7:0] spi_shader_user_data_es_data_byte_1;
    reg [7:0] spi_shader_user_data_es_data_byte_2;
    reg [7:0] spi_shader_user_data_es_data_byte_3;
    reg [7:0] spi_shader_user_data_hs_data_byte_0;
    reg [7:0] spi_shader_user_data_hs_data_byte_1;
    reg [7:0] spi_shader_user_data_hs_data_byte_2;
    reg [7:0] spi_shader_user_data_hs_data_byte_3;
    reg [7:0] spi_shader_user_data_ls_data_byte_0;
    reg [7:0] spi_shader_user_data_ls_data_byte_1;
    reg [7:0] spi_shader_user_data_ls_data_byte_2;
    reg [7:0] spi_shader_user_data_ls_data_byte_3;
    assign spi_shader_user_data_ps_data[i*32 +: 32] = {spi_shader_user_data_ps_data_byte_3,
        spi_shader_user_data_ps_data_byte_2, spi_shader_user_data_ps_data_byte_1,
        spi_shader_user_data_ps_data_byte_0};
    assign spi_shader_user_data_vs_data[i*32 +: 32] = {spi_shader_user_data_vs_data_byte_3,
        spi_shader_user_data_vs_data_byte_2, spi_shader_user_data_vs_data_byte_1,
        spi_shader_user_data_vs_data_byte_0};
    assign spi_shader_user_data_gs_data[i*32 +: 32] = {spi_shader_user_data_gs_data_byte_3,
        spi_shader_user_data_gs_data_byte_2, spi_shader_user_data_gs_data_byte_1,
        spi_shader_user_data_gs_data_byte_0};
    assign spi_shader_user_data_es_data[i*32 +: 32] = {spi_shader_user_data_es_data_byte_3,
        spi_shader_user_data_es_data_byte_2, spi_shader_user_data_es_data_byte_1,
        spi_shader_user_data_es_data_byte_0};
    assign spi_shader_user_data_hs_data[i*32 +: 32] = {spi_shader_user_data_hs_data_byte_3,
        spi_shader_user_data_hs_data_byte_2, spi_shader_user_data_hs_data_byte_1,
        spi_shader_user_data_hs_data_byte_0};
    assign spi_shader_user_data_ls_data[i*32 +: 32] = {spi_shader_user_data_ls_data_byte_3,
        spi_shader_user_data_ls_data_byte_2, spi_shader_user_data_ls_data_byte_1,
        spi_shader_user_data_ls_data_byte_0};
    assign write_spi_shader_user_data_ps = write_spi_shader_user_data_ps_all & write_spi_shader_pgm_rsrc3_ls_equal[i
        + 5];
    assign write_spi_shader_user_data_vs = write_spi_shader_user_data_vs_all & write_spi_shader_pgm_rsrc3_ls_equal[i
        + 5];
    assign write_spi_shader_user_data_gs = write_spi_shader_user_data_gs_all & write_spi_shader_pgm_rsrc3_ls_equal[i
        + 5];
    assign write_spi_shader_user_data_es = write_spi_shader_user_data_es_all & write_spi_shader_pgm_rsrc3_ls_equal[i
        + 5];
    assign write_spi_shader_user_data_hs = write_spi_shader_user_data_hs_all & write_spi_shader_pgm_rsrc3_ls_equal[i
        + 5];
    assign write_spi_shader_user_data_ls = write_spi_shader_user_data_ls_all & write_spi_shader_pgm_rsrc3_ls_equal[i
        + 5];
    assign bus_read_data_joined2[i*33 +: 33] = {1'b1, spi_shader_user_data_ls_data_byte_3,
        spi_shader_user_data_ls_data_byte_2, spi_shader_user_data_ls_data_byte_1,
        spi_shader_user_data_ls_data_byte_0};
    assign bus_read_data_joined3[i*33 +: 33] = {1'b1, spi_shader_user_data_hs_data_byte_3,
        spi_shader_user_data_hs_data_byte_2, spi_shader_user_data_hs_data_byte_1,
        spi_shader_user_data_hs_data_byte_0};
    assign bus_read_data_joined4[i*33 +: 33] = {1'b1, spi_shader_user_data_es_data_byte_3,
        spi_shader_user_data_es_data_byte_2, spi_shader_user_data_es_data_byte_1,
        spi_shader_user_data_es_data_byte_0};
    assign bus_read_data_joined5[i*33 +: 33] = {1'b1, spi_shader_user_data_gs_data_byte_3,
        spi_shader_user_data_gs_data_byte_2, spi_shader_user_data_gs_data_byte_1,
        spi_shader_user_data_gs_data_byte_0};
    assign bus_read_data_joined6[i*33 +: 33] = {1'b1, spi_shader_user_data_vs_data_byte_3,
        spi_shader_user_data_vs_data_byte_2, spi_shader_user_data_vs_data_byte_1,
        spi_shader_user_data_vs_data_byte_0};
    assign bus_read_data_joined7[i*33 +: 33] = {1'b1, spi_shader_user_data_ps_data_byte_3,
        spi_shader_user_data_ps_data_byte_2, spi_shader_user_data_ps_data_byte_1,
        spi_shader_user_data_ps_data_byte_0};
    initial begin
      spi_shader_user_data_ps_data_byte_0 = 8'd0; spi_shader_user_data_ps_data_byte_1 = 8'd0;
      spi_shader_user_data_ps_data_byte_2 = 8'd0; spi_shader_user_data_ps_data_byte_3 = 8'd0;
      spi_shader_user_data_vs_data_byte_0 = 8'd0; spi_shader_user_data_vs_data_byte_1 = 8'd0;
      spi_shader_user_data_vs_data_byte_2 = 8'd0; spi_shader_user_data_vs_data_byte_3 = 8'd0;
      spi_shader_user_data_gs_data_byte_0 = 8'd0; spi_shader_user_data_gs_data_byte_1 = 8'd0;
      spi_shader_user_data_gs_data_byte_2 = 8'd0; spi_shader_user_data_gs_data_byte_3 = 8'd0;
      spi_shader_user_data_es_data_byte_0 = 8'd0; spi_shader_user_data_es_data_byte_1 = 8'd0;
      spi_shader_user_data_es_data_byte_2 = 8'd0; spi_shader_user_data_es_data_byte_3 = 8'd0;
      spi_shader_user_data_hs_data_byte_0 = 8'd0; spi_shader_user_data_hs_data_byte_1 = 8'd0;
      spi_shader_user_data_hs_data_byte_2 = 8'd0; spi_shader_user_data_hs_data_byte_3 = 8'd0;
      spi_shader_user_data_ls_data_byte_0 = 8'd0; spi_shader_user_data_ls_data_byte_1 = 8'd0;
      spi_shader_user_data_ls_data_byte_2 = 8'd0; spi_shader_user_data_ls_data_byte_3 = 8'd0;
    end
    always @(posedge clock) begin
      if (write_spi_shader_user_data_ps & bus_bytes[0]) spi_shader_user_data_ps_data_byte_0 <= bus_data[7:0];
      if (write_spi_shader_user_data_ps & bus_bytes[1]) spi_shader_user_data_ps_data_byte_1 <= bus_data[15:8];
      if (write_spi_shader_user_data_ps & bus_bytes[2]) spi_shader_user_data_ps_data_byte_2 <= bus_data[23:16];
      if (write_spi_shader_user_data_ps & bus_bytes[3]) spi_shader_user_data_ps_data_byte_3 <= bus_data[31:24];
      if (write_spi_shader_user_data_vs & bus_bytes[0]) spi_shader_user_data_vs_data_byte_0 <= bus_data[7:0];
      if (write_spi_shader_user_data_vs & bus_bytes[1]) spi_shader_user_data_vs_data_byte_1 <= bus_data[15:8];
      if (write_spi_shader_user_data_vs & bus_bytes[2]) spi_shader_user_data_vs_data_byte_2 <= bus_data[23:16];
      if (write_spi_shader_user_data_vs & bus_bytes[3]) spi_shader_user_data_vs_data_byte_3 <= bus_data[31:24];
      if (write_spi_shader_user_data_gs & bus_bytes[0]) spi_shader_user_data_gs_data_byte_0 <= bus_data[7:0];
      if (write_spi_shader_user_data_gs & bus_bytes[1]) spi_shader_user_data_gs_data_byte_1 <= bus_data[15:8];
      if (write_spi_shader_user_data_gs & bus_bytes[2]) spi_shader_user_data_gs_data_byte_2 <= bus_data[23:16];
      if (write_spi_shader_user_data_gs & bus_bytes[3]) spi_shader_user_data_gs_data_byte_3 <= bus_data[31:24];
      if (write_spi_shader_user_data_es & bus_bytes[0]) spi_shader_user_data_es_data_byte_0 <= bus_data[7:0];
      if (write_spi_shader_user_data_es & bus_bytes[1]) spi_shader_user_data_es_data_byte_1 <= bus_data[15:8];
      if (write_spi_shader_user_data_es & bus_bytes[2]) spi_shader_user_data_es_data_byte_2 <= bus_data[23:16];
      if (write_spi_shader_user_data_es & bus_bytes[3]) spi_shader_user_data_es_data_byte_3 <= bus_data[31:24];
      if (write_spi_shader_user_data_hs & bus_bytes[0]) spi_shader_user_data_hs_data_byte_0 <= bus_data[7:0];
      if (write_spi_shader_user_data_hs & bus_bytes[1]) spi_shader_user_data_hs_data_byte_1 <= bus_data[15:8];
      if (write_spi_shader_user_data_hs & bus_bytes[2]) spi_shader_user_data_hs_data_byte_2 <= bus_data[23:16];
      if (write_spi_shader_user_data_hs & bus_bytes[3]) spi_shader_user_data_hs_data_byte_3 <= bus_data[31:24];
      if (write_spi_shader_user_data_ls & bus_bytes[0]) spi_shader_user_data_ls_data_byte_0 <= bus_data[7:0];
      if (write_spi_shader_user_data_ls & bus_bytes[1]) spi_shader_user_data_ls_data_byte_1 <= bus_data[15:8];
      if (write_spi_shader_user_data_ls & bus_bytes[2]) spi_shader_user_data_ls_data_byte_2 <= bus_data[23:16];
      if (write_spi_shader_user_data_ls & bus_bytes[3]) spi_shader_user_data_ls_data_byte_3 <= bus_data[31:24];
    end
  end

  for (i = 0; i < 20; i = i + 1) begin : each_write_spi_ps_input_cntl
    assign write_spi_ps_input_cntl[i] = write_spi_ps_input_cntl_all & write_spi_shader_pgm_rsrc3_ls_equal[i + 10];
  end

  for (i = 0; i < 30; i = i + 1) begin : each_write_spi_shader_pgm_rsrc3_ls_equal
    localparam [5:0] INDEX_3 = i + 7;
    assign write_spi_shader_pgm_rsrc3_ls_equal[i] = bus_address[7:2] == INDEX_3;
  end

  for (i = 0; i < 32; i = i + 1) begin : each_spi_ps_input_cntl_cyl_wrap
    assign spi_ps_input_cntl_offset[i*6 +: 6] = spi_ps_input_cntl_offset_byte_0[i*6 +: 6];
    assign spi_ps_input_cntl_flat_shade[i] = spi_ps_input_cntl_flat_shade_byte_1[i];
    assign spi_ps_input_cntl_cyl_wrap[i*4 +: 4] = {spi_ps_input_cntl_cyl_wrap_byte_2[i],
        spi_ps_input_cntl_cyl_wrap_byte_1[i*3 +: 3]};
    assign spi_ps_input_cntl_pt_sprite_tex[i] = spi_ps_input_cntl_pt_sprite_tex_byte_2[i];
    assign spi_ps_input_cntl_dup[i] = spi_ps_input_cntl_dup_byte_2[i];
    always @(posedge clock) begin
      if (write_spi_ps_input_cntl[i] & bus_bytes[0]) spi_ps_input_cntl_offset_byte_0[i*6 +: 6] <= bus_data[5:0];
      if (write_spi_ps_input_cntl[i] & bus_bytes[1]) begin
        spi_ps_input_cntl_default_val_byte_1[i*2 +: 2] <= bus_data[9:8];
        spi_ps_input_cntl_flat_shade_byte_1[i] <= bus_data[10];
        spi_ps_input_cntl_cyl_wrap_byte_1[i*3 +: 3] <= bus_data[15:13];
      end
      if (write_spi_ps_input_cntl[i] & bus_bytes[2]) begin
        spi_ps_input_cntl_cyl_wrap_byte_2[i] <= bus_data[16];
        spi_ps_input_cntl_pt_sprite_tex_byte_2[i] <= bus_data[17]; spi_ps_input_cntl_dup_byte_2[i] <= bus_data[18];
      end
    end
  end

  wire [31:0] bus_read_data_any = (bus_read_data_choice_2[31:0] & {32{config_page_90}}) |
      (bus_read_data_choice_found_equal_0[31:0] & {32{config_page_91}}) | (bus_read_data_entry_6[31:0] &
      {32{shader_page_b0}}) | (bus_read_data_entry_5[31:0] & {32{shader_page_b1}}) | (bus_read_data_entry_4[31:0] &
      {32{shader_page_b2}}) | (bus_read_data_entry_3[31:0] & {32{shader_page_b3}}) | (bus_read_data_entry_2[31:0] &
      {32{shader_page_b4}}) | (bus_read_data_entry_bus_address[31:0] & {32{shader_page_b5}}) |
      (bus_read_data_entry_bus_address_7_2[31:0] & {32{shaderconfig_page_c7}}) | (bus_read_data_entry[31:0] &
      {32{context_page_286}}) | (bus_read_data_choice[31:0] & {32{context_page_287}});
  initial begin
    spi_ps_max_wave_id_max_wave_id_byte_0 = 8'h17; spi_ps_max_wave_id_max_wave_id_byte_1 = 4'd1;
    spi_config_cntl_gpr_write_priority_byte_0 = 8'h88; spi_config_cntl_gpr_write_priority_byte_1 = 8'hc6;
    spi_config_cntl_gpr_write_priority_byte_2 = 5'd2; spi_config_cntl_exp_priority_order = 3'd3;
    spi_config_cntl_enable_sqg_top_events = 1'b0; spi_config_cntl_enable_sqg_bop_events = 1'b0;
    spi_config_cntl_rsrc_mgmt_reset = 1'b0; spi_config_cntl_ttrace_stall_all = 1'b0;
    spi_shader_tba_hi_ps_mem_base = 8'd0; spi_shader_tma_hi_ps_mem_base = 8'd0;
    spi_shader_pgm_rsrc3_ps_cu_en_byte_0 = 8'hff; spi_shader_pgm_rsrc3_ps_cu_en_byte_1 = 8'hff;
    spi_shader_pgm_rsrc3_ps_wave_limit = 6'd0; spi_shader_pgm_rsrc3_ps_lock_low_threshold_byte_2 = 2'd0;
    spi_shader_pgm_rsrc3_ps_lock_low_threshold_byte_3 = 2'd0; spi_shader_pgm_hi_ps_mem_base = 8'd0;
    spi_shader_pgm_rsrc1_ps_vgprs = 6'd0; spi_shader_pgm_rsrc1_ps_sgprs_byte_0 = 2'd0;
    spi_shader_pgm_rsrc1_ps_sgprs_byte_1 = 2'd0; spi_shader_pgm_rsrc1_ps_priority = 2'd0;
    spi_shader_pgm_rsrc1_ps_float_mode_byte_1 = 4'd0; spi_shader_pgm_rsrc1_ps_float_mode_byte_2 = 4'd0;
    spi_shader_pgm_rsrc1_ps_priv = 1'b0; spi_shader_pgm_rsrc1_ps_dx10_clamp = 1'b0;
    spi_shader_pgm_rsrc1_ps_debug_mode = 1'b0; spi_shader_pgm_rsrc1_ps_ieee_mode = 1'b0;
    spi_shader_pgm_rsrc1_ps_cu_group_disable = 1'b0; spi_shader_pgm_rsrc1_ps_cache_ctl = 3'd0;
    spi_shader_pgm_rsrc1_ps_cdbg_user = 1'b0; spi_shader_pgm_rsrc2_ps_scratch_en = 1'b0;
    spi_shader_pgm_rsrc2_ps_user_sgpr = 5'd0; spi_shader_pgm_rsrc2_ps_trap_present = 1'b0;
    spi_shader_pgm_rsrc2_ps_wave_cnt_en = 1'b0; spi_shader_pgm_rsrc2_ps_extra_lds_size = 8'd0;
    spi_shader_pgm_rsrc2_ps_excp_en_byte_2 = 8'd0; spi_shader_pgm_rsrc2_ps_excp_en_byte_3 = 1'b0;
    spi_shader_tba_hi_vs_mem_base = 8'd0; spi_shader_tma_hi_vs_mem_base = 8'd0;
    spi_shader_pgm_rsrc3_vs_cu_en_byte_0 = 8'hff; spi_shader_pgm_rsrc3_vs_cu_en_byte_1 = 8'hff;
    spi_shader_pgm_rsrc3_vs_wave_limit = 6'd0; spi_shader_pgm_rsrc3_vs_lock_low_threshold_byte_2 = 2'd0;
    spi_shader_pgm_rsrc3_vs_lock_low_threshold_byte_3 = 2'd0; spi_shader_late_alloc_vs_limit = 6'd0;
    spi_shader_pgm_hi_vs_mem_base = 8'd0; spi_shader_pgm_rsrc1_vs_vgprs = 6'd0;
    spi_shader_pgm_rsrc1_vs_sgprs_byte_0 = 2'd0; spi_shader_pgm_rsrc1_vs_sgprs_byte_1 = 2'd0;
    spi_shader_pgm_rsrc1_vs_priority = 2'd0; spi_shader_pgm_rsrc1_vs_float_mode_byte_1 = 4'd0;
    spi_shader_pgm_rsrc1_vs_float_mode_byte_2 = 4'd0; spi_shader_pgm_rsrc1_vs_priv = 1'b0;
    spi_shader_pgm_rsrc1_vs_dx10_clamp = 1'b0; spi_shader_pgm_rsrc1_vs_debug_mode = 1'b0;
    spi_shader_pgm_rsrc1_vs_ieee_mode = 1'b0; spi_shader_pgm_rsrc1_vs_vgpr_comp_cnt = 2'd0;
    spi_shader_pgm_rsrc1_vs_cu_group_enable = 1'b0; spi_shader_pgm_rsrc1_vs_cache_ctl = 3'd0;
    spi_shader_pgm_rsrc1_vs_cdbg_user = 1'b0; spi_shader_pgm_rsrc2_vs_scratch_en = 1'b0;
    spi_shader_pgm_rsrc2_vs_user_sgpr = 5'd0; spi_shader_pgm_rsrc2_vs_trap_present = 1'b0;
    spi_shader_pgm_rsrc2_vs_oc_lds_en = 1'b0; spi_shader_pgm_rsrc2_vs_so_base0_en = 1'b0;
    spi_shader_pgm_rsrc2_vs_so_base1_en = 1'b0; spi_shader_pgm_rsrc2_vs_so_base2_en = 1'b0;
    spi_shader_pgm_rsrc2_vs_so_base3_en = 1'b0; spi_shader_pgm_rsrc2_vs_so_en = 1'b0;
    spi_shader_pgm_rsrc2_vs_excp_en_byte_1 = 3'd0; spi_shader_pgm_rsrc2_vs_excp_en_byte_2 = 6'd0;
    spi_shader_tba_hi_gs_mem_base = 8'd0; spi_shader_tma_hi_gs_mem_base = 8'd0;
    spi_shader_pgm_rsrc3_gs_cu_en_byte_0 = 8'hff; spi_shader_pgm_rsrc3_gs_cu_en_byte_1 = 8'hff;
    spi_shader_pgm_rsrc3_gs_wave_limit = 6'd0; spi_shader_pgm_rsrc3_gs_lock_low_threshold_byte_2 = 2'd0;
    spi_shader_pgm_rsrc3_gs_lock_low_threshold_byte_3 = 2'd0; spi_shader_pgm_hi_gs_mem_base = 8'd0;
    spi_shader_pgm_rsrc1_gs_vgprs = 6'd0; spi_shader_pgm_rsrc1_gs_sgprs_byte_0 = 2'd0;
    spi_shader_pgm_rsrc1_gs_sgprs_byte_1 = 2'd0; spi_shader_pgm_rsrc1_gs_priority = 2'd0;
    spi_shader_pgm_rsrc1_gs_float_mode_byte_1 = 4'd0; spi_shader_pgm_rsrc1_gs_float_mode_byte_2 = 4'd0;
    spi_shader_pgm_rsrc1_gs_priv = 1'b0; spi_shader_pgm_rsrc1_gs_dx10_clamp = 1'b0;
    spi_shader_pgm_rsrc1_gs_debug_mode = 1'b0; spi_shader_pgm_rsrc1_gs_ieee_mode = 1'b0;
    spi_shader_pgm_rsrc1_gs_cu_group_enable = 1'b0; spi_shader_pgm_rsrc1_gs_cache_ctl = 3'd0;
    spi_shader_pgm_rsrc1_gs_cdbg_user = 1'b0; spi_shader_pgm_rsrc2_gs_scratch_en = 1'b0;
    spi_shader_pgm_rsrc2_gs_user_sgpr = 5'd0; spi_shader_pgm_rsrc2_gs_trap_present = 1'b0;
    spi_shader_pgm_rsrc2_gs_excp_en_byte_0 = 1'b0; spi_shader_pgm_rsrc2_gs_excp_en_byte_1 = 8'd0;
    spi_shader_tba_hi_es_mem_base = 8'd0; spi_shader_tma_hi_es_mem_base = 8'd0;
    spi_shader_pgm_rsrc3_es_cu_en_byte_0 = 8'hfe; spi_shader_pgm_rsrc3_es_cu_en_byte_1 = 8'hff;
    spi_shader_pgm_rsrc3_es_wave_limit = 6'd0; spi_shader_pgm_rsrc3_es_lock_low_threshold_byte_2 = 2'd0;
    spi_shader_pgm_rsrc3_es_lock_low_threshold_byte_3 = 2'd0; spi_shader_pgm_hi_es_mem_base = 8'd0;
    spi_shader_pgm_rsrc1_es_vgprs = 6'd0; spi_shader_pgm_rsrc1_es_sgprs_byte_0 = 2'd0;
    spi_shader_pgm_rsrc1_es_sgprs_byte_1 = 2'd0; spi_shader_pgm_rsrc1_es_priority = 2'd0;
    spi_shader_pgm_rsrc1_es_float_mode_byte_1 = 4'd0; spi_shader_pgm_rsrc1_es_float_mode_byte_2 = 4'd0;
    spi_shader_pgm_rsrc1_es_priv = 1'b0; spi_shader_pgm_rsrc1_es_dx10_clamp = 1'b0;
    spi_shader_pgm_rsrc1_es_debug_mode = 1'b0; spi_shader_pgm_rsrc1_es_ieee_mode = 1'b0;
    spi_shader_pgm_rsrc1_es_vgpr_comp_cnt = 2'd0; spi_shader_pgm_rsrc1_es_cu_group_enable = 1'b0;
    spi_shader_pgm_rsrc1_es_cache_ctl = 3'd0; spi_shader_pgm_rsrc1_es_cdbg_user = 1'b0;
    spi_shader_pgm_rsrc2_es_scratch_en = 1'b0; spi_shader_pgm_rsrc2_es_user_sgpr = 5'd0;
    spi_shader_pgm_rsrc2_es_trap_present = 1'b0; spi_shader_pgm_rsrc2_es_oc_lds_en = 1'b0;
    spi_shader_pgm_rsrc2_es_excp_en_byte_1 = 8'd0; spi_shader_pgm_rsrc2_es_excp_en_byte_2 = 1'b0;
    spi_shader_pgm_rsrc2_es_lds_size_byte_2 = 4'd0; spi_shader_pgm_rsrc2_es_lds_size_byte_3 = 5'd0;
    spi_shader_tba_hi_hs_mem_base = 8'd0; spi_shader_tma_hi_hs_mem_base = 8'd0;
    spi_shader_pgm_rsrc3_hs_wave_limit = 6'd0; spi_shader_pgm_rsrc3_hs_lock_low_threshold_byte_0 = 2'd0;
    spi_shader_pgm_rsrc3_hs_lock_low_threshold_byte_1 = 2'd0; spi_shader_pgm_hi_hs_mem_base = 8'd0;
    spi_shader_pgm_rsrc1_hs_vgprs = 6'd0; spi_shader_pgm_rsrc1_hs_sgprs_byte_0 = 2'd0;
    spi_shader_pgm_rsrc1_hs_sgprs_byte_1 = 2'd0; spi_shader_pgm_rsrc1_hs_priority = 2'd0;
    spi_shader_pgm_rsrc1_hs_float_mode_byte_1 = 4'd0; spi_shader_pgm_rsrc1_hs_float_mode_byte_2 = 4'd0;
    spi_shader_pgm_rsrc1_hs_priv = 1'b0; spi_shader_pgm_rsrc1_hs_dx10_clamp = 1'b0;
    spi_shader_pgm_rsrc1_hs_debug_mode = 1'b0; spi_shader_pgm_rsrc1_hs_ieee_mode = 1'b0;
    spi_shader_pgm_rsrc1_hs_cache_ctl = 3'd0; spi_shader_pgm_rsrc1_hs_cdbg_user = 1'b0;
    spi_shader_pgm_rsrc2_hs_scratch_en = 1'b0; spi_shader_pgm_rsrc2_hs_user_sgpr = 5'd0;
    spi_shader_pgm_rsrc2_hs_trap_present = 1'b0; spi_shader_pgm_rsrc2_hs_oc_lds_en = 1'b0;
    spi_shader_pgm_rsrc2_hs_tg_size_en = 1'b0; spi_shader_pgm_rsrc2_hs_excp_en_byte_1 = 7'd0;
    spi_shader_pgm_rsrc2_hs_excp_en_byte_2 = 2'd0; spi_shader_tba_hi_ls_mem_base = 8'd0;
    spi_shader_tma_hi_ls_mem_base = 8'd0; spi_shader_pgm_rsrc3_ls_cu_en_byte_0 = 8'hfc;
    spi_shader_pgm_rsrc3_ls_cu_en_byte_1 = 8'hff; spi_shader_pgm_rsrc3_ls_wave_limit = 6'd0;
    spi_shader_pgm_rsrc3_ls_lock_low_threshold_byte_2 = 2'd0;
    spi_shader_pgm_rsrc3_ls_lock_low_threshold_byte_3 = 2'd0; spi_shader_pgm_hi_ls_mem_base = 8'd0;
    spi_shader_pgm_rsrc1_ls_vgprs = 6'd0; spi_shader_pgm_rsrc1_ls_sgprs_byte_0 = 2'd0;
    spi_shader_pgm_rsrc1_ls_sgprs_byte_1 = 2'd0; spi_shader_pgm_rsrc1_ls_priority = 2'd0;
    spi_shader_pgm_rsrc1_ls_float_mode_byte_1 = 4'd0; spi_shader_pgm_rsrc1_ls_float_mode_byte_2 = 4'd0;
    spi_shader_pgm_rsrc1_ls_priv = 1'b0; spi_shader_pgm_rsrc1_ls_dx10_clamp = 1'b0;
    spi_shader_pgm_rsrc1_ls_debug_mode = 1'b0; spi_shader_pgm_rsrc1_ls_ieee_mode = 1'b0;
    spi_shader_pgm_rsrc1_ls_vgpr_comp_cnt = 2'd0; spi_shader_pgm_rsrc1_ls_cache_ctl = 3'd0;
    spi_shader_pgm_rsrc1_ls_cdbg_user = 1'b0; spi_shader_pgm_rsrc2_ls_scratch_en = 1'b0;
    spi_shader_pgm_rsrc2_ls_user_sgpr = 5'd0; spi_shader_pgm_rsrc2_ls_trap_present = 1'b0;
    spi_shader_pgm_rsrc2_ls_lds_size_byte_0 = 1'b0; spi_shader_pgm_rsrc2_ls_lds_size_byte_1 = 8'd0;
    spi_shader_pgm_rsrc2_ls_excp_en_byte_2 = 8'd0; spi_shader_pgm_rsrc2_ls_excp_en_byte_3 = 1'b0;
    spi_arb_priority_pipe_order_ts0 = SPI_ARB_PRIORITY_PIPE_ORDER_TS0_CSH_HP3_D_CSM_GFX_CSL;
    spi_arb_priority_pipe_order_ts1 = 3'd0; spi_arb_priority_pipe_order_ts2_byte_0 = 2'd0;
    spi_arb_priority_pipe_order_ts2_byte_1 = 1'b0; spi_arb_priority_pipe_order_ts3 = 3'd0;
    spi_arb_priority_ts0_dur_mult = 2'd0; spi_arb_priority_ts1_dur_mult = 2'd0;
    spi_arb_priority_ts2_dur_mult = 2'd0; spi_arb_priority_ts3_dur_mult = 2'd0;
    spi_arb_cycles_0_ts0_duration_byte_0 = 8'd0; spi_arb_cycles_0_ts0_duration_byte_1 = 8'd0;
    spi_arb_cycles_0_ts1_duration_byte_2 = 8'd0; spi_arb_cycles_0_ts1_duration_byte_3 = 8'd0;
    spi_arb_cycles_1_ts2_duration_byte_0 = 8'd0; spi_arb_cycles_1_ts2_duration_byte_1 = 8'd0;
    spi_arb_cycles_1_ts3_duration_byte_2 = 8'd0; spi_arb_cycles_1_ts3_duration_byte_3 = 8'd0;
    spi_gdbg_wave_cntl_stall_ra = 1'b0; spi_gdbg_trap_config_me_sel = 2'd0; spi_gdbg_trap_config_pipe_sel = 2'd0;
    spi_gdbg_trap_config_queue_sel = 3'd0; spi_gdbg_trap_config_me_match = 1'b0;
    spi_gdbg_trap_config_pipe_match = 1'b0; spi_gdbg_trap_config_queue_match = 1'b0;
    spi_gdbg_trap_config_trap_en = 1'b0; spi_gdbg_trap_config_vmid_sel_byte_2 = 8'd0;
    spi_gdbg_trap_config_vmid_sel_byte_3 = 8'd0; spi_gdbg_trap_mask_excp_en_byte_0 = 8'd0;
    spi_gdbg_trap_mask_excp_en_byte_1 = 1'b0; spi_gdbg_trap_mask_replace = 1'b0; spi_gdbg_tba_hi_mem_base = 8'd0;
    spi_gdbg_tma_hi_mem_base = 8'd0; spi_vs_out_config_vs_export_count = 5'd0;
    spi_vs_out_config_vs_half_pack = 1'b0; spi_ps_input_ena_persp_sample_ena = 1'b0;
    spi_ps_input_ena_persp_center_ena = 1'b0; spi_ps_input_ena_persp_centroid_ena = 1'b0;
    spi_ps_input_ena_persp_pull_model_ena = 1'b0; spi_ps_input_ena_linear_sample_ena = 1'b0;
    spi_ps_input_ena_linear_center_ena = 1'b0; spi_ps_input_ena_linear_centroid_ena = 1'b0;
    spi_ps_input_ena_line_stipple_tex_ena = 1'b0; spi_ps_input_ena_pos_x_float_ena = 1'b0;
    spi_ps_input_ena_pos_y_float_ena = 1'b0; spi_ps_input_ena_pos_z_float_ena = 1'b0;
    spi_ps_input_ena_pos_w_float_ena = 1'b0; spi_ps_input_ena_front_face_ena = 1'b0;
    spi_ps_input_ena_ancillary_ena = 1'b0; spi_ps_input_ena_sample_coverage_ena = 1'b0;
    spi_ps_input_ena_pos_fixed_pt_ena = 1'b0; spi_ps_input_addr_persp_sample_ena = 1'b0;
    spi_ps_input_addr_persp_center_ena = 1'b0; spi_ps_input_addr_persp_centroid_ena = 1'b0;
    spi_ps_input_addr_persp_pull_model_ena = 1'b0; spi_ps_input_addr_linear_sample_ena = 1'b0;
    spi_ps_input_addr_linear_center_ena = 1'b0; spi_ps_input_addr_linear_centroid_ena = 1'b0;
    spi_ps_input_addr_line_stipple_tex_ena = 1'b0; spi_ps_input_addr_pos_x_float_ena = 1'b0;
    spi_ps_input_addr_pos_y_float_ena = 1'b0; spi_ps_input_addr_pos_z_float_ena = 1'b0;
    spi_ps_input_addr_pos_w_float_ena = 1'b0; spi_ps_input_addr_front_face_ena = 1'b0;
    spi_ps_input_addr_ancillary_ena = 1'b0; spi_ps_input_addr_sample_coverage_ena = 1'b0;
    spi_ps_input_addr_pos_fixed_pt_ena = 1'b0; spi_interp_control_0_flat_shade_ena = 1'b0;
    spi_interp_control_0_pnt_sprite_ena = 1'b0;
    spi_interp_control_0_pnt_sprite_ovrd_x = SPI_INTERP_CONTROL_0_PNT_SPRITE_OVRD_X_SPI_PNT_SPRITE_SEL_0;
    spi_interp_control_0_pnt_sprite_ovrd_y = SPI_INTERP_CONTROL_0_PNT_SPRITE_OVRD_Y_SPI_PNT_SPRITE_SEL_0;
    spi_interp_control_0_pnt_sprite_ovrd_z = SPI_INTERP_CONTROL_0_PNT_SPRITE_OVRD_Z_SPI_PNT_SPRITE_SEL_0;
    spi_interp_control_0_pnt_sprite_ovrd_w = SPI_INTERP_CONTROL_0_PNT_SPRITE_OVRD_W_SPI_PNT_SPRITE_SEL_0;
    spi_interp_control_0_pnt_sprite_top_1 = SPI_INTERP_CONTROL_0_PNT_SPRITE_TOP_1_T_1_AT_BOTTOM;
    spi_ps_in_control_num_interp = 6'd0; spi_ps_in_control_param_gen = 1'b0;
    spi_ps_in_control_bc_optimize_disable = SPI_PS_IN_CONTROL_BC_OPTIMIZE_DISABLE_SHARE_IJ;
    spi_baryc_cntl_persp_center_cntl = SPI_BARYC_CNTL_PERSP_CENTER_CNTL_AT_CENTER;
    spi_baryc_cntl_persp_centroid_cntl = SPI_BARYC_CNTL_PERSP_CENTROID_CNTL_AT_CENTROID;
    spi_baryc_cntl_linear_center_cntl = SPI_BARYC_CNTL_LINEAR_CENTER_CNTL_AT_CENTER;
    spi_baryc_cntl_linear_centroid_cntl = SPI_BARYC_CNTL_LINEAR_CENTROID_CNTL_AT_CENTROID;
    spi_baryc_cntl_pos_float_location = SPI_BARYC_CNTL_POS_FLOAT_LOCATION_PIXEL_CENTER;
    spi_baryc_cntl_pos_float_ulc = 1'b0;
    spi_baryc_cntl_front_face_all_bits = SPI_BARYC_CNTL_FRONT_FACE_ALL_BITS_SIGN_BIT;
    spi_tmpring_size_waves_byte_0 = 8'd0; spi_tmpring_size_waves_byte_1 = 4'd0;
    spi_tmpring_size_wavesize_byte_1 = 4'd0; spi_tmpring_size_wavesize_byte_2 = 8'd0;
    spi_tmpring_size_wavesize_byte_3 = 1'b0;
    spi_shader_pos_format_pos0_export_format = SPI_SHADER_POS_FORMAT_POS0_EXPORT_FORMAT_SPI_SHADER_NONE;
    spi_shader_pos_format_pos1_export_format = SPI_SHADER_POS_FORMAT_POS1_EXPORT_FORMAT_SPI_SHADER_NONE;
    spi_shader_pos_format_pos2_export_format = SPI_SHADER_POS_FORMAT_POS2_EXPORT_FORMAT_SPI_SHADER_NONE;
    spi_shader_pos_format_pos3_export_format = SPI_SHADER_POS_FORMAT_POS3_EXPORT_FORMAT_SPI_SHADER_NONE;
    spi_shader_z_format_z_export_format = SPI_SHADER_Z_FORMAT_Z_EXPORT_FORMAT_SPI_SHADER_ZERO;
    spi_shader_col_format_col0_export_format = SPI_SHADER_COL_FORMAT_COL0_EXPORT_FORMAT_SPI_SHADER_ZERO;
    spi_shader_col_format_col1_export_format = SPI_SHADER_COL_FORMAT_COL1_EXPORT_FORMAT_SPI_SHADER_ZERO;
    spi_shader_col_format_col2_export_format = SPI_SHADER_COL_FORMAT_COL2_EXPORT_FORMAT_SPI_SHADER_ZERO;
    spi_shader_col_format_col3_export_format = SPI_SHADER_COL_FORMAT_COL3_EXPORT_FORMAT_SPI_SHADER_ZERO;
    spi_shader_col_format_col4_export_format = SPI_SHADER_COL_FORMAT_COL4_EXPORT_FORMAT_SPI_SHADER_ZERO;
    spi_shader_col_format_col5_export_format = SPI_SHADER_COL_FORMAT_COL5_EXPORT_FORMAT_SPI_SHADER_ZERO;
    spi_shader_col_format_col6_export_format = SPI_SHADER_COL_FORMAT_COL6_EXPORT_FORMAT_SPI_SHADER_ZERO;
    spi_shader_col_format_col7_export_format = SPI_SHADER_COL_FORMAT_COL7_EXPORT_FORMAT_SPI_SHADER_ZERO;
    bus_ready = 1'b0; bus_error = 1'b0; bus_read_data = 32'd0; spi_shader_tba_lo_ps_mem_base_byte = 32'd0;
    spi_shader_tma_lo_ps_mem_base_byte = 32'd0; spi_shader_pgm_lo_ps_mem_base_byte = 32'd0;
    spi_shader_tba_lo_vs_mem_base_byte = 32'd0; spi_shader_tma_lo_vs_mem_base_byte = 32'd0;
    spi_shader_pgm_lo_vs_mem_base_byte = 32'd0; spi_shader_tba_lo_gs_mem_base_byte = 32'd0;
    spi_shader_tma_lo_gs_mem_base_byte = 32'd0; spi_shader_pgm_lo_gs_mem_base_byte = 32'd0;
    spi_shader_tba_lo_es_mem_base_byte = 32'd0; spi_shader_tma_lo_es_mem_base_byte = 32'd0;
    spi_shader_pgm_lo_es_mem_base_byte = 32'd0; spi_shader_tba_lo_hs_mem_base_byte = 32'd0;
    spi_shader_tma_lo_hs_mem_base_byte = 32'd0; spi_shader_pgm_lo_hs_mem_base_byte = 32'd0;
    spi_shader_tba_lo_ls_mem_base_byte = 32'd0; spi_shader_tma_lo_ls_mem_base_byte = 32'd0;
    spi_shader_pgm_lo_ls_mem_base_byte = 32'd0; spi_gdbg_tba_lo_mem_base_byte = 32'd0;
    spi_gdbg_tma_lo_mem_base_byte = 32'd0; spi_gdbg_trap_data0_data_byte = 32'd0;
    spi_gdbg_trap_data1_data_byte = 32'd0; spi_resource_reserve_en_cu_en_byte_0 = 10'd0;
    spi_resource_reserve_en_cu_type_mask_byte_0 = 70'd0; spi_resource_reserve_en_cu_type_mask_byte_1 = 80'd0;
    spi_resource_reserve_en_cu_queue_mask_byte_2 = 80'd0;
    spi_resource_reserve_en_cu_reserve_space_only_byte_3 = 10'd0; spi_ps_input_cntl_offset_byte_0 = 192'd0;
    spi_ps_input_cntl_default_val_byte_1 = 64'd0; spi_ps_input_cntl_flat_shade_byte_1 = 32'd0;
    spi_ps_input_cntl_cyl_wrap_byte_1 = 96'd0; spi_ps_input_cntl_cyl_wrap_byte_2 = 32'd0;
    spi_ps_input_cntl_pt_sprite_tex_byte_2 = 32'd0; spi_ps_input_cntl_dup_byte_2 = 32'd0;
  end
  always @(posedge clock) begin
    if (write_spi_ps_max_wave_id & bus_bytes[0]) spi_ps_max_wave_id_max_wave_id_byte_0 <= bus_data[7:0];
    if (write_spi_ps_max_wave_id & bus_bytes[1]) spi_ps_max_wave_id_max_wave_id_byte_1 <= bus_data[11:8];
    if (write_spi_config_cntl & bus_bytes[0]) spi_config_cntl_gpr_write_priority_byte_0 <= bus_data[7:0];
    if (write_spi_config_cntl & bus_bytes[1]) spi_config_cntl_gpr_write_priority_byte_1 <= bus_data[15:8];
    if (write_spi_config_cntl & bus_bytes[2]) begin
    spi_config_cntl_gpr_write_priority_byte_2 <= bus_data[20:16];
    spi_config_cntl_exp_priority_order <= bus_data[23:21];
    end
    if (write_spi_config_cntl & bus_bytes[3]) begin
      spi_config_cntl_enable_sqg_top_events <= bus_data[24]; spi_config_cntl_enable_sqg_bop_events <= bus_data[25];
      spi_config_cntl_rsrc_mgmt_reset <= bus_data[26]; spi_config_cntl_ttrace_stall_all <= bus_data[27];
    end
    if (write_spi_shader_tba_hi_ps & bus_bytes[0]) spi_shader_tba_hi_ps_mem_base <= bus_data[7:0];
    if (write_spi_shader_tma_hi_ps & bus_bytes[0]) spi_shader_tma_hi_ps_mem_base <= bus_data[7:0];
    if (write_spi_shader_pgm_rsrc3_ps & bus_bytes[0]) spi_shader_pgm_rsrc3_ps_cu_en_byte_0 <= bus_data[7:0];
    if (write_spi_shader_pgm_rsrc3_ps & bus_bytes[1]) spi_shader_pgm_rsrc3_ps_cu_en_byte_1 <= bus_data[15:8];
    if (write_spi_shader_pgm_rsrc3_ps & bus_bytes[2]) begin
    spi_shader_pgm_rsrc3_ps_wave_limit <= bus_data[21:16];
    spi_shader_pgm_rsrc3_ps_lock_low_threshold_byte_2 <= bus_data[23:22];
    end
    if (write_spi_shader_pgm_rsrc3_ps & bus_bytes[3]) begin
      spi_shader_pgm_rsrc3_ps_lock_low_threshold_byte_3 <= bus_data[25:24];
    end
    if (write_spi_shader_pgm_hi_ps & bus_bytes[0]) spi_shader_pgm_hi_ps_mem_base <= bus_data[7:0];
    if (spi_shader_pgm_rsrc1_ps_vgprs_all[0]) begin
      spi_shader_pgm_rsrc1_ps_vgprs <= bus_data[5:0]; spi_shader_pgm_rsrc1_ps_sgprs_byte_0 <= bus_data[7:6];
    end
    if (spi_shader_pgm_rsrc1_ps_vgprs_all[1]) begin
      spi_shader_pgm_rsrc1_ps_sgprs_byte_1 <= bus_data[9:8]; spi_shader_pgm_rsrc1_ps_priority <= bus_data[11:10];
      spi_shader_pgm_rsrc1_ps_float_mode_byte_1 <= bus_data[15:12];
    end
    if (spi_shader_pgm_rsrc1_ps_vgprs_all[2]) begin
      spi_shader_pgm_rsrc1_ps_float_mode_byte_2 <= bus_data[19:16]; spi_shader_pgm_rsrc1_ps_priv <= bus_data[20];
      spi_shader_pgm_rsrc1_ps_dx10_clamp <= bus_data[21]; spi_shader_pgm_rsrc1_ps_debug_mode <= bus_data[22];
      spi_shader_pgm_rsrc1_ps_ieee_mode <= bus_data[23];
    end
    if (spi_shader_pgm_rsrc1_ps_vgprs_all[3]) begin
      spi_shader_pgm_rsrc1_ps_cu_group_disable <= bus_data[24];
      spi_shader_pgm_rsrc1_ps_cache_ctl <= bus_data[27:25]; spi_shader_pgm_rsrc1_ps_cdbg_user <= bus_data[28];
    end
    if (write_spi_shader_pgm_rsrc2_ps & bus_bytes[0]) begin
      spi_shader_pgm_rsrc2_ps_scratch_en <= bus_data[0]; spi_shader_pgm_rsrc2_ps_user_sgpr <= bus_data[5:1];
      spi_shader_pgm_rsrc2_ps_trap_present <= bus_data[6]; spi_shader_pgm_rsrc2_ps_wave_cnt_en <= bus_data[7];
    end
    if (write_spi_shader_pgm_rsrc2_ps & bus_bytes[1]) spi_shader_pgm_rsrc2_ps_extra_lds_size <= bus_data[15:8];
    if (write_spi_shader_pgm_rsrc2_ps & bus_bytes[2]) spi_shader_pgm_rsrc2_ps_excp_en_byte_2 <= bus_data[23:16];
    if (write_spi_shader_pgm_rsrc2_ps & bus_bytes[3]) spi_shader_pgm_rsrc2_ps_excp_en_byte_3 <= bus_data[24];
    if (write_spi_shader_tba_hi_vs & bus_bytes[0]) spi_shader_tba_hi_vs_mem_base <= bus_data[7:0];
    if (write_spi_shader_tma_hi_vs & bus_bytes[0]) spi_shader_tma_hi_vs_mem_base <= bus_data[7:0];
    if (write_spi_shader_pgm_rsrc3_vs & bus_bytes[0]) spi_shader_pgm_rsrc3_vs_cu_en_byte_0 <= bus_data[7:0];
    if (write_spi_shader_pgm_rsrc3_vs & bus_bytes[1]) spi_shader_pgm_rsrc3_vs_cu_en_byte_1 <= bus_data[15:8];
    if (write_spi_shader_pgm_rsrc3_vs & bus_bytes[2]) begin
    spi_shader_pgm_rsrc3_vs_wave_limit <= bus_data[21:16];
    spi_shader_pgm_rsrc3_vs_lock_low_threshold_byte_2 <= bus_data[23:22];
    end
    if (write_spi_shader_pgm_rsrc3_vs & bus_bytes[3]) begin
      spi_shader_pgm_rsrc3_vs_lock_low_threshold_byte_3 <= bus_data[25:24];
    end
    if (write_spi_shader_late_alloc_vs & bus_bytes[0]) spi_shader_late_alloc_vs_limit <= bus_data[5:0];
    if (write_spi_shader_pgm_hi_vs & bus_bytes[0]) spi_shader_pgm_hi_vs_mem_base <= bus_data[7:0];
    if (spi_shader_pgm_rsrc1_vs_vgprs_all[0]) begin
      spi_shader_pgm_rsrc1_vs_vgprs <= bus_data[5:0]; spi_shader_pgm_rsrc1_vs_sgprs_byte_0 <= bus_data[7:6];
    end
    if (spi_shader_pgm_rsrc1_vs_vgprs_all[1]) begin
      spi_shader_pgm_rsrc1_vs_sgprs_byte_1 <= bus_data[9:8]; spi_shader_pgm_rsrc1_vs_priority <= bus_data[11:10];
      spi_shader_pgm_rsrc1_vs_float_mode_byte_1 <= bus_data[15:12];
    end
    if (spi_shader_pgm_rsrc1_vs_vgprs_all[2]) begin
      spi_shader_pgm_rsrc1_vs_float_mode_byte_2 <= bus_data[19:16]; spi_shader_pgm_rsrc1_vs_priv <= bus_data[20];
      spi_shader_pgm_rsrc1_vs_dx10_clamp <= bus_data[21]; spi_shader_pgm_rsrc1_vs_debug_mode <= bus_data[22];
      spi_shader_pgm_rsrc1_vs_ieee_mode <= bus_data[23];
    end
    if (spi_shader_pgm_rsrc1_vs_vgprs_all[3]) begin
      spi_shader_pgm_rsrc1_vs_vgpr_comp_cnt <= bus_data[25:24];
      spi_shader_pgm_rsrc1_vs_cu_group_enable <= bus_data[26]; spi_shader_pgm_rsrc1_vs_cache_ctl <= bus_data[29:27];
      spi_shader_pgm_rsrc1_vs_cdbg_user <= bus_data[30];
    end
    if (write_spi_shader_pgm_rsrc2_vs & bus_bytes[0]) begin
      spi_shader_pgm_rsrc2_vs_scratch_en <= bus_data[0]; spi_shader_pgm_rsrc2_vs_user_sgpr <= bus_data[5:1];
      spi_shader_pgm_rsrc2_vs_trap_present <= bus_data[6]; spi_shader_pgm_rsrc2_vs_oc_lds_en <= bus_data[7];
    end
    if (write_spi_shader_pgm_rsrc2_vs & bus_bytes[1]) begin
      spi_shader_pgm_rsrc2_vs_so_base0_en <= bus_data[8]; spi_shader_pgm_rsrc2_vs_so_base1_en <= bus_data[9];
      spi_shader_pgm_rsrc2_vs_so_base2_en <= bus_data[10]; spi_shader_pgm_rsrc2_vs_so_base3_en <= bus_data[11];
      spi_shader_pgm_rsrc2_vs_so_en <= bus_data[12]; spi_shader_pgm_rsrc2_vs_excp_en_byte_1 <= bus_data[15:13];
    end
    if (write_spi_shader_pgm_rsrc2_vs & bus_bytes[2]) spi_shader_pgm_rsrc2_vs_excp_en_byte_2 <= bus_data[21:16];
    if (write_spi_shader_tba_hi_gs & bus_bytes[0]) spi_shader_tba_hi_gs_mem_base <= bus_data[7:0];
    if (write_spi_shader_tma_hi_gs & bus_bytes[0]) spi_shader_tma_hi_gs_mem_base <= bus_data[7:0];
    if (write_spi_shader_pgm_rsrc3_gs & bus_bytes[0]) spi_shader_pgm_rsrc3_gs_cu_en_byte_0 <= bus_data[7:0];
    if (write_spi_shader_pgm_rsrc3_gs & bus_bytes[1]) spi_shader_pgm_rsrc3_gs_cu_en_byte_1 <= bus_data[15:8];
    if (write_spi_shader_pgm_rsrc3_gs & bus_bytes[2]) begin
    spi_shader_pgm_rsrc3_gs_wave_limit <= bus_data[21:16];
    spi_shader_pgm_rsrc3_gs_lock_low_threshold_byte_2 <= bus_data[23:22];
    end
    if (write_spi_shader_pgm_rsrc3_gs & bus_bytes[3]) begin
      spi_shader_pgm_rsrc3_gs_lock_low_threshold_byte_3 <= bus_data[25:24];
    end
    if (write_spi_shader_pgm_hi_gs & bus_bytes[0]) spi_shader_pgm_hi_gs_mem_base <= bus_data[7:0];
    if (spi_shader_pgm_rsrc1_gs_vgprs_all[0]) begin
      spi_shader_pgm_rsrc1_gs_vgprs <= bus_data[5:0]; spi_shader_pgm_rsrc1_gs_sgprs_byte_0 <= bus_data[7:6];
    end
    if (spi_shader_pgm_rsrc1_gs_vgprs_all[1]) begin
      spi_shader_pgm_rsrc1_gs_sgprs_byte_1 <= bus_data[9:8]; spi_shader_pgm_rsrc1_gs_priority <= bus_data[11:10];
      spi_shader_pgm_rsrc1_gs_float_mode_byte_1 <= bus_data[15:12];
    end
    if (spi_shader_pgm_rsrc1_gs_vgprs_all[2]) begin
      spi_shader_pgm_rsrc1_gs_float_mode_byte_2 <= bus_data[19:16]; spi_shader_pgm_rsrc1_gs_priv <= bus_data[20];
      spi_shader_pgm_rsrc1_gs_dx10_clamp <= bus_data[21]; spi_shader_pgm_rsrc1_gs_debug_mode <= bus_data[22];
      spi_shader_pgm_rsrc1_gs_ieee_mode <= bus_data[23];
    end
    if (spi_shader_pgm_rsrc1_gs_vgprs_all[3]) begin
      spi_shader_pgm_rsrc1_gs_cu_group_enable <= bus_data[24]; spi_shader_pgm_rsrc1_gs_cache_ctl <= bus_data[27:25];
      spi_shader_pgm_rsrc1_gs_cdbg_user <= bus_data[28];
    end
    if (write_spi_shader_pgm_rsrc2_gs & bus_bytes[0]) begin
      spi_shader_pgm_rsrc2_gs_scratch_en <= bus_data[0]; spi_shader_pgm_rsrc2_gs_user_sgpr <= bus_data[5:1];
      spi_shader_pgm_rsrc2_gs_trap_present <= bus_data[6]; spi_shader_pgm_rsrc2_gs_excp_en_byte_0 <= bus_data[7];
    end
    if (write_spi_shader_pgm_rsrc2_gs & bus_bytes[1]) spi_shader_pgm_rsrc2_gs_excp_en_byte_1 <= bus_data[15:8];
    if (write_spi_shader_tba_hi_es & bus_bytes[0]) spi_shader_tba_hi_es_mem_base <= bus_data[7:0];
    if (write_spi_shader_tma_hi_es & bus_bytes[0]) spi_shader_tma_hi_es_mem_base <= bus_data[7:0];
    if (write_spi_shader_pgm_rsrc3_es & bus_bytes[0]) spi_shader_pgm_rsrc3_es_cu_en_byte_0 <= bus_data[7:0];
    if (write_spi_shader_pgm_rsrc3_es & bus_bytes[1]) spi_shader_pgm_rsrc3_es_cu_en_byte_1 <= bus_data[15:8];
    if (write_spi_shader_pgm_rsrc3_es & bus_bytes[2]) begin
    spi_shader_pgm_rsrc3_es_wave_limit <= bus_data[21:16];
    spi_shader_pgm_rsrc3_es_lock_low_threshold_byte_2 <= bus_data[23:22];
    end
    if (write_spi_shader_pgm_rsrc3_es & bus_bytes[3]) begin
      spi_shader_pgm_rsrc3_es_lock_low_threshold_byte_3 <= bus_data[25:24];
    end
    if (write_spi_shader_pgm_hi_es & bus_bytes[0]) spi_shader_pgm_hi_es_mem_base <= bus_data[7:0];
    if (spi_shader_pgm_rsrc1_es_vgprs_all[0]) begin
      spi_shader_pgm_rsrc1_es_vgprs <= bus_data[5:0]; spi_shader_pgm_rsrc1_es_sgprs_byte_0 <= bus_data[7:6];
    end
    if (spi_shader_pgm_rsrc1_es_vgprs_all[1]) begin
      spi_shader_pgm_rsrc1_es_sgprs_byte_1 <= bus_data[9:8]; spi_shader_pgm_rsrc1_es_priority <= bus_data[11:10];
      spi_shader_pgm_rsrc1_es_float_mode_byte_1 <= bus_data[15:12];
    end
    if (spi_shader_pgm_rsrc1_es_vgprs_all[2]) begin
      spi_shader_pgm_rsrc1_es_float_mode_byte_2 <= bus_data[19:16]; spi_shader_pgm_rsrc1_es_priv <= bus_data[20];
      spi_shader_pgm_rsrc1_es_dx10_clamp <= bus_data[21]; spi_shader_pgm_rsrc1_es_debug_mode <= bus_data[22];
      spi_shader_pgm_rsrc1_es_ieee_mode <= bus_data[23];
    end
    if (spi_shader_pgm_rsrc1_es_vgprs_all[3]) begin
      spi_shader_pgm_rsrc1_es_vgpr_comp_cnt <= bus_data[25:24];
      spi_shader_pgm_rsrc1_es_cu_group_enable <= bus_data[26]; spi_shader_pgm_rsrc1_es_cache_ctl <= bus_data[29:27];
      spi_shader_pgm_rsrc1_es_cdbg_user <= bus_data[30];
    end
    if (write_spi_shader_pgm_rsrc2_es & bus_bytes[0]) begin
      spi_shader_pgm_rsrc2_es_scratch_en <= bus_data[0]; spi_shader_pgm_rsrc2_es_user_sgpr <= bus_data[5:1];
      spi_shader_pgm_rsrc2_es_trap_present <= bus_data[6]; spi_shader_pgm_rsrc2_es_oc_lds_en <= bus_data[7];
    end
    if (write_spi_shader_pgm_rsrc2_es & bus_bytes[1]) spi_shader_pgm_rsrc2_es_excp_en_byte_1 <= bus_data[15:8];
    if (write_spi_shader_pgm_rsrc2_es & bus_bytes[2]) begin
    spi_shader_pgm_rsrc2_es_excp_en_byte_2 <= bus_data[16];
    spi_shader_pgm_rsrc2_es_lds_size_byte_2 <= bus_data[23:20];
    end
    if (write_spi_shader_pgm_rsrc2_es & bus_bytes[3]) spi_shader_pgm_rsrc2_es_lds_size_byte_3 <= bus_data[28:24];
    if (write_spi_shader_tba_hi_hs & bus_bytes[0]) spi_shader_tba_hi_hs_mem_base <= bus_data[7:0];
    if (write_spi_shader_tma_hi_hs & bus_bytes[0]) spi_shader_tma_hi_hs_mem_base <= bus_data[7:0];
    if (write_spi_shader_pgm_rsrc3_hs & bus_bytes[0]) begin
    spi_shader_pgm_rsrc3_hs_wave_limit <= bus_data[5:0];
    spi_shader_pgm_rsrc3_hs_lock_low_threshold_byte_0 <= bus_data[7:6];
    end
    if (write_spi_shader_pgm_rsrc3_hs & bus_bytes[1]) begin
      spi_shader_pgm_rsrc3_hs_lock_low_threshold_byte_1 <= bus_data[9:8];
    end
    if (write_spi_shader_pgm_hi_hs & bus_bytes[0]) spi_shader_pgm_hi_hs_mem_base <= bus_data[7:0];
    if (spi_shader_pgm_rsrc1_hs_vgprs_all[0]) begin
      spi_shader_pgm_rsrc1_hs_vgprs <= bus_data[5:0]; spi_shader_pgm_rsrc1_hs_sgprs_byte_0 <= bus_data[7:6];
    end
    if (spi_shader_pgm_rsrc1_hs_vgprs_all[1]) begin
      spi_shader_pgm_rsrc1_hs_sgprs_byte_1 <= bus_data[9:8]; spi_shader_pgm_rsrc1_hs_priority <= bus_data[11:10];
      spi_shader_pgm_rsrc1_hs_float_mode_byte_1 <= bus_data[15:12];
    end
    if (spi_shader_pgm_rsrc1_hs_vgprs_all[2]) begin
      spi_shader_pgm_rsrc1_hs_float_mode_byte_2 <= bus_data[19:16]; spi_shader_pgm_rsrc1_hs_priv <= bus_data[20];
      spi_shader_pgm_rsrc1_hs_dx10_clamp <= bus_data[21]; spi_shader_pgm_rsrc1_hs_debug_mode <= bus_data[22];
      spi_shader_pgm_rsrc1_hs_ieee_mode <= bus_data[23];
    end
    if (spi_shader_pgm_rsrc1_hs_vgprs_all[3]) begin
      spi_shader_pgm_rsrc1_hs_cache_ctl <= bus_data[26:24]; spi_shader_pgm_rsrc1_hs_cdbg_user <= bus_data[27];
    end
    if (write_spi_shader_pgm_rsrc2_hs & bus_bytes[0]) begin
      spi_shader_pgm_rsrc2_hs_scratch_en <= bus_data[0]; spi_shader_pgm_rsrc2_hs_user_sgpr <= bus_data[5:1];
      spi_shader_pgm_rsrc2_hs_trap_present <= bus_data[6]; spi_shader_pgm_rsrc2_hs_oc_lds_en <= bus_data[7];
    end
    if (write_spi_shader_pgm_rsrc2_hs & bus_bytes[1]) begin
      spi_shader_pgm_rsrc2_hs_tg_size_en <= bus_data[8]; spi_shader_pgm_rsrc2_hs_excp_en_byte_1 <= bus_data[15:9];
    end
    if (write_spi_shader_pgm_rsrc2_hs & bus_bytes[2]) spi_shader_pgm_rsrc2_hs_excp_en_byte_2 <= bus_data[17:16];
    if (write_spi_shader_tba_hi_ls & bus_bytes[0]) spi_shader_tba_hi_ls_mem_base <= bus_data[7:0];
    if (write_spi_shader_tma_hi_ls & bus_bytes[0]) spi_shader_tma_hi_ls_mem_base <= bus_data[7:0];
    if (write_spi_shader_pgm_rsrc3_ls & bus_bytes[0]) spi_shader_pgm_rsrc3_ls_cu_en_byte_0 <= bus_data[7:0];
    if (write_spi_shader_pgm_rsrc3_ls & bus_bytes[1]) spi_shader_pgm_rsrc3_ls_cu_en_byte_1 <= bus_data[15:8];
    if (write_spi_shader_pgm_rsrc3_ls & bus_bytes[2]) begin
    spi_shader_pgm_rsrc3_ls_wave_limit <= bus_data[21:16];
    spi_shader_pgm_rsrc3_ls_lock_low_threshold_byte_2 <= bus_data[23:22];
    end
    if (write_spi_shader_pgm_rsrc3_ls & bus_bytes[3]) begin
      spi_shader_pgm_rsrc3_ls_lock_low_threshold_byte_3 <= bus_data[25:24];
    end
    if (write_spi_shader_pgm_hi_ls & bus_bytes[0]) spi_shader_pgm_hi_ls_mem_base <= bus_data[7:0];
    if (spi_shader_pgm_rsrc1_ls_vgprs_all[0]) begin
      spi_shader_pgm_rsrc1_ls_vgprs <= bus_data[5:0]; spi_shader_pgm_rsrc1_ls_sgprs_byte_0 <= bus_data[7:6];
    end
    if (spi_shader_pgm_rsrc1_ls_vgprs_all[1]) begin
      spi_shader_pgm_rsrc1_ls_sgprs_byte_1 <= bus_data[9:8]; spi_shader_pgm_rsrc1_ls_priority <= bus_data[11:10];
      spi_shader_pgm_rsrc1_ls_float_mode_byte_1 <= bus_data[15:12];
    end
    if (spi_shader_pgm_rsrc1_ls_vgprs_all[2]) begin
      spi_shader_pgm_rsrc1_ls_float_mode_byte_2 <= bus_data[19:16]; spi_shader_pgm_rsrc1_ls_priv <= bus_data[20];
      spi_shader_pgm_rsrc1_ls_dx10_clamp <= bus_data[21]; spi_shader_pgm_rsrc1_ls_debug_mode <= bus_data[22];
      spi_shader_pgm_rsrc1_ls_ieee_mode <= bus_data[23];
    end
    if (spi_shader_pgm_rsrc1_ls_vgprs_all[3]) begin
      spi_shader_pgm_rsrc1_ls_vgpr_comp_cnt <= bus_data[25:24];
      spi_shader_pgm_rsrc1_ls_cache_ctl <= bus_data[28:26]; spi_shader_pgm_rsrc1_ls_cdbg_user <= bus_data[29];
    end
    if (write_spi_shader_pgm_rsrc2_ls & bus_bytes[0]) begin
      spi_shader_pgm_rsrc2_ls_scratch_en <= bus_data[0]; spi_shader_pgm_rsrc2_ls_user_sgpr <= bus_data[5:1];
      spi_shader_pgm_rsrc2_ls_trap_present <= bus_data[6]; spi_shader_pgm_rsrc2_ls_lds_size_byte_0 <= bus_data[7];
    end
    if (write_spi_shader_pgm_rsrc2_ls & bus_bytes[1]) spi_shader_pgm_rsrc2_ls_lds_size_byte_1 <= bus_data[15:8];
    if (write_spi_shader_pgm_rsrc2_ls & bus_bytes[2]) spi_shader_pgm_rsrc2_ls_excp_en_byte_2 <= bus_data[23:16];
    if (write_spi_shader_pgm_rsrc2_ls & bus_bytes[3]) spi_shader_pgm_rsrc2_ls_excp_en_byte_3 <= bus_data[24];
    if (write_spi_arb_priority & bus_bytes[0]) begin
      spi_arb_priority_pipe_order_ts0 <= bus_data[2:0]; spi_arb_priority_pipe_order_ts1 <= bus_data[5:3];
      spi_arb_priority_pipe_order_ts2_byte_0 <= bus_data[7:6];
    end
    if (write_spi_arb_priority & bus_bytes[1]) begin
      spi_arb_priority_pipe_order_ts2_byte_1 <= bus_data[8]; spi_arb_priority_pipe_order_ts3 <= bus_data[11:9];
      spi_arb_priority_ts0_dur_mult <= bus_data[13:12]; spi_arb_priority_ts1_dur_mult <= bus_data[15:14];
    end
    if (write_spi_arb_priority & bus_bytes[2]) begin
      spi_arb_priority_ts2_dur_mult <= bus_data[17:16]; spi_arb_priority_ts3_dur_mult <= bus_data[19:18];
    end
    if (write_spi_arb_cycles_0 & bus_bytes[0]) spi_arb_cycles_0_ts0_duration_byte_0 <= bus_data[7:0];
    if (write_spi_arb_cycles_0 & bus_bytes[1]) spi_arb_cycles_0_ts0_duration_byte_1 <= bus_data[15:8];
    if (write_spi_arb_cycles_0 & bus_bytes[2]) spi_arb_cycles_0_ts1_duration_byte_2 <= bus_data[23:16];
    if (write_spi_arb_cycles_0 & bus_bytes[3]) spi_arb_cycles_0_ts1_duration_byte_3 <= bus_data[31:24];
    if (write_spi_arb_cycles_1 & bus_bytes[0]) spi_arb_cycles_1_ts2_duration_byte_0 <= bus_data[7:0];
    if (write_spi_arb_cycles_1 & bus_bytes[1]) spi_arb_cycles_1_ts2_duration_byte_1 <= bus_data[15:8];
    if (write_spi_arb_cycles_1 & bus_bytes[2]) spi_arb_cycles_1_ts3_duration_byte_2 <= bus_data[23:16];
    if (write_spi_arb_cycles_1 & bus_bytes[3]) spi_arb_cycles_1_ts3_duration_byte_3 <= bus_data[31:24];
    if (write_spi_gdbg_wave_cntl & bus_bytes[0]) spi_gdbg_wave_cntl_stall_ra <= bus_data[0];
    if (write_spi_gdbg_trap_config & bus_bytes[0]) begin
      spi_gdbg_trap_config_me_sel <= bus_data[1:0]; spi_gdbg_trap_config_pipe_sel <= bus_data[3:2];
      spi_gdbg_trap_config_queue_sel <= bus_data[6:4]; spi_gdbg_trap_config_me_match <= bus_data[7];
    end
    if (write_spi_gdbg_trap_config & bus_bytes[1]) begin
      spi_gdbg_trap_config_pipe_match <= bus_data[8]; spi_gdbg_trap_config_queue_match <= bus_data[9];
      spi_gdbg_trap_config_trap_en <= bus_data[15];
    end
    if (write_spi_gdbg_trap_config & bus_bytes[2]) spi_gdbg_trap_config_vmid_sel_byte_2 <= bus_data[23:16];
    if (write_spi_gdbg_trap_config & bus_bytes[3]) spi_gdbg_trap_config_vmid_sel_byte_3 <= bus_data[31:24];
    if (write_spi_gdbg_trap_mask & bus_bytes[0]) spi_gdbg_trap_mask_excp_en_byte_0 <= bus_data[7:0];
    if (write_spi_gdbg_trap_mask & bus_bytes[1]) begin
      spi_gdbg_trap_mask_excp_en_byte_1 <= bus_data[8]; spi_gdbg_trap_mask_replace <= bus_data[9];
    end
    if (write_spi_gdbg_tba_hi & bus_bytes[0]) spi_gdbg_tba_hi_mem_base <= bus_data[7:0];
    if (write_spi_gdbg_tma_hi & bus_bytes[0]) spi_gdbg_tma_hi_mem_base <= bus_data[7:0];
    if (write_spi_vs_out_config & bus_bytes[0]) begin
      spi_vs_out_config_vs_export_count <= bus_data[5:1]; spi_vs_out_config_vs_half_pack <= bus_data[6];
    end
    if (write_spi_ps_input_ena & bus_bytes[0]) begin
      spi_ps_input_ena_persp_sample_ena <= bus_data[0]; spi_ps_input_ena_persp_center_ena <= bus_data[1];
      spi_ps_input_ena_persp_centroid_ena <= bus_data[2]; spi_ps_input_ena_persp_pull_model_ena <= bus_data[3];
      spi_ps_input_ena_linear_sample_ena <= bus_data[4]; spi_ps_input_ena_linear_center_ena <= bus_data[5];
      spi_ps_input_ena_linear_centroid_ena <= bus_data[6]; spi_ps_input_ena_line_stipple_tex_ena <= bus_data[7];
    end
    if (write_spi_ps_input_ena & bus_bytes[1]) begin
      spi_ps_input_ena_pos_x_float_ena <= bus_data[8]; spi_ps_input_ena_pos_y_float_ena <= bus_data[9];
      spi_ps_input_ena_pos_z_float_ena <= bus_data[10]; spi_ps_input_ena_pos_w_float_ena <= bus_data[11];
      spi_ps_input_ena_front_face_ena <= bus_data[12]; spi_ps_input_ena_ancillary_ena <= bus_data[13];
      spi_ps_input_ena_sample_coverage_ena <= bus_data[14]; spi_ps_input_ena_pos_fixed_pt_ena <= bus_data[15];
    end
    if (write_spi_ps_input_addr & bus_bytes[0]) begin
      spi_ps_input_addr_persp_sample_ena <= bus_data[0]; spi_ps_input_addr_persp_center_ena <= bus_data[1];
      spi_ps_input_addr_persp_centroid_ena <= bus_data[2]; spi_ps_input_addr_persp_pull_model_ena <= bus_data[3];
      spi_ps_input_addr_linear_sample_ena <= bus_data[4]; spi_ps_input_addr_linear_center_ena <= bus_data[5];
      spi_ps_input_addr_linear_centroid_ena <= bus_data[6]; spi_ps_input_addr_line_stipple_tex_ena <= bus_data[7];
    end
    if (write_spi_ps_input_addr & bus_bytes[1]) begin
      spi_ps_input_addr_pos_x_float_ena <= bus_data[8]; spi_ps_input_addr_pos_y_float_ena <= bus_data[9];
      spi_ps_input_addr_pos_z_float_ena <= bus_data[10]; spi_ps_input_addr_pos_w_float_ena <= bus_data[11];
      spi_ps_input_addr_front_face_ena <= bus_data[12]; spi_ps_input_addr_ancillary_ena <= bus_data[13];
      spi_ps_input_addr_sample_coverage_ena <= bus_data[14]; spi_ps_input_addr_pos_fixed_pt_ena <= bus_data[15];
    end
    if (write_spi_interp_control_0 & bus_bytes[0]) begin
      spi_interp_control_0_flat_shade_ena <= bus_data[0]; spi_interp_control_0_pnt_sprite_ena <= bus_data[1];
    spi_interp_control_0_pnt_sprite_ovrd_x <= bus_data[4:2];
    spi_interp_control_0_pnt_sprite_ovrd_y <= bus_data[7:5];
    end
    if (write_spi_interp_control_0 & bus_bytes[1]) begin
    spi_interp_control_0_pnt_sprite_ovrd_z <= bus_data[10:8];
    spi_interp_control_0_pnt_sprite_ovrd_w <= bus_data[13:11];
    spi_interp_control_0_pnt_sprite_top_1 <= bus_data[14];
    end
    if (write_spi_ps_in_control & bus_bytes[0]) begin
      spi_ps_in_control_num_interp <= bus_data[5:0]; spi_ps_in_control_param_gen <= bus_data[6];
    end
    if (write_spi_ps_in_control & bus_bytes[1]) spi_ps_in_control_bc_optimize_disable <= bus_data[14];
    if (write_spi_baryc_cntl & bus_bytes[0]) begin
      spi_baryc_cntl_persp_center_cntl <= bus_data[0]; spi_baryc_cntl_persp_centroid_cntl <= bus_data[4];
    end
    if (write_spi_baryc_cntl & bus_bytes[1]) begin
      spi_baryc_cntl_linear_center_cntl <= bus_data[8]; spi_baryc_cntl_linear_centroid_cntl <= bus_data[12];
    end
    if (write_spi_baryc_cntl & bus_bytes[2]) begin
      spi_baryc_cntl_pos_float_location <= bus_data[17:16]; spi_baryc_cntl_pos_float_ulc <= bus_data[20];
    end
    if (write_spi_baryc_cntl & bus_bytes[3]) spi_baryc_cntl_front_face_all_bits <= bus_data[24];
    if (write_spi_tmpring_size & bus_bytes[0]) spi_tmpring_size_waves_byte_0 <= bus_data[7:0];
    if (write_spi_tmpring_size & bus_bytes[1]) begin
      spi_tmpring_size_waves_byte_1 <= bus_data[11:8]; spi_tmpring_size_wavesize_byte_1 <= bus_data[15:12];
    end
    if (write_spi_tmpring_size & bus_bytes[2]) spi_tmpring_size_wavesize_byte_2 <= bus_data[23:16];
    if (write_spi_tmpring_size & bus_bytes[3]) spi_tmpring_size_wavesize_byte_3 <= bus_data[24];
    if (write_spi_shader_pos_format & bus_bytes[0]) begin
    spi_shader_pos_format_pos0_export_format <= bus_data[3:0];
    spi_shader_pos_format_pos1_export_format <= bus_data[7:4];
    end
    if (write_spi_shader_pos_format & bus_bytes[1]) begin
    spi_shader_pos_format_pos2_export_format <= bus_data[11:8];
    spi_shader_pos_format_pos3_export_format <= bus_data[15:12];
    end
    if (write_spi_shader_z_format & bus_bytes[0]) spi_shader_z_format_z_export_format <= bus_data[3:0];
    if (spi_shader_col_format_col0_export_format_all[0]) begin
    spi_shader_col_format_col0_export_format <= bus_data[3:0];
    spi_shader_col_format_col1_export_format <= bus_data[7:4];
    end
    if (spi_shader_col_format_col0_export_format_all[1]) begin
    spi_shader_col_format_col2_export_format <= bus_data[11:8];
    spi_shader_col_format_col3_export_format <= bus_data[15:12];
    end
    if (spi_shader_col_format_col0_export_format_all[2]) begin
    spi_shader_col_format_col4_export_format <= bus_data[19:16];
    spi_shader_col_format_col5_export_format <= bus_data[23:20];
    end
    if (spi_shader_col_format_col0_export_format_all[3]) begin
    spi_shader_col_format_col6_export_format <= bus_data[27:24];
    spi_shader_col_format_col7_export_format <= bus_data[31:28];
    end
    bus_ready <= bus_valid;
    bus_error <= bus_valid & ~found;
    bus_read_data <= bus_read_data_any & {32{bus_valid & found & ~bus_write}};
  end
endmodule
`default_nettype wire
