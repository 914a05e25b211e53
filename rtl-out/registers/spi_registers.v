// spi_registers: generator of hdl/src/registers/register_block.rs
// Written by Tombolo; change the source.
// SPDX-License-Identifier: MIT OR Apache-2.0

`default_nettype none

module spi_registers (
  input wire clock,
  input wire bus_valid,
  input wire bus_write,
  input wire [17:0] bus_address,
  input wire [31:0] bus_data,
  input wire [3:0] bus_bytes,
  output wire bus_ready,
  output wire bus_error,
  output wire [31:0] bus_read_data,
  output wire [11:0] spi_ps_max_wave_id_max_wave_id,
  output wire [20:0] spi_config_cntl_gpr_write_priority,
  output wire [2:0] spi_config_cntl_exp_priority_order,
  output wire spi_config_cntl_enable_sqg_top_events,
  output wire spi_config_cntl_enable_sqg_bop_events,
  output wire spi_config_cntl_rsrc_mgmt_reset,
  output wire spi_config_cntl_ttrace_stall_all,
  output wire [31:0] spi_shader_tba_lo_ps_mem_base,
  output wire [7:0] spi_shader_tba_hi_ps_mem_base,
  output wire [31:0] spi_shader_tma_lo_ps_mem_base,
  output wire [7:0] spi_shader_tma_hi_ps_mem_base,
  output wire [15:0] spi_shader_pgm_rsrc3_ps_cu_en,
  output wire [5:0] spi_shader_pgm_rsrc3_ps_wave_limit,
  output wire [3:0] spi_shader_pgm_rsrc3_ps_lock_low_threshold,
  output wire [31:0] spi_shader_pgm_lo_ps_mem_base,
  output wire [7:0] spi_shader_pgm_hi_ps_mem_base,
  output wire [5:0] spi_shader_pgm_rsrc1_ps_vgprs,
  output wire [3:0] spi_shader_pgm_rsrc1_ps_sgprs,
  output wire [1:0] spi_shader_pgm_rsrc1_ps_priority,
  output wire [7:0] spi_shader_pgm_rsrc1_ps_float_mode,
  output wire spi_shader_pgm_rsrc1_ps_priv,
  output wire spi_shader_pgm_rsrc1_ps_dx10_clamp,
  output wire spi_shader_pgm_rsrc1_ps_debug_mode,
  output wire spi_shader_pgm_rsrc1_ps_ieee_mode,
  output wire spi_shader_pgm_rsrc1_ps_cu_group_disable,
  output wire [2:0] spi_shader_pgm_rsrc1_ps_cache_ctl,
  output wire spi_shader_pgm_rsrc1_ps_cdbg_user,
  output wire spi_shader_pgm_rsrc2_ps_scratch_en,
  output wire [4:0] spi_shader_pgm_rsrc2_ps_user_sgpr,
  output wire spi_shader_pgm_rsrc2_ps_trap_present,
  output wire spi_shader_pgm_rsrc2_ps_wave_cnt_en,
  output wire [7:0] spi_shader_pgm_rsrc2_ps_extra_lds_size,
  output wire [8:0] spi_shader_pgm_rsrc2_ps_excp_en,
  output wire [31:0] spi_shader_user_data_ps_data_0,
  output wire [31:0] spi_shader_user_data_ps_data_1,
  output wire [31:0] spi_shader_user_data_ps_data_2,
  output wire [31:0] spi_shader_user_data_ps_data_3,
  output wire [31:0] spi_shader_user_data_ps_data_4,
  output wire [31:0] spi_shader_user_data_ps_data_5,
  output wire [31:0] spi_shader_user_data_ps_data_6,
  output wire [31:0] spi_shader_user_data_ps_data_7,
  output wire [31:0] spi_shader_user_data_ps_data_8,
  output wire [31:0] spi_shader_user_data_ps_data_9,
  output wire [31:0] spi_shader_user_data_ps_data_10,
  output wire [31:0] spi_shader_user_data_ps_data_11,
  output wire [31:0] spi_shader_user_data_ps_data_12,
  output wire [31:0] spi_shader_user_data_ps_data_13,
  output wire [31:0] spi_shader_user_data_ps_data_14,
  output wire [31:0] spi_shader_user_data_ps_data_15,
  output wire [31:0] spi_shader_tba_lo_vs_mem_base,
  output wire [7:0] spi_shader_tba_hi_vs_mem_base,
  output wire [31:0] spi_shader_tma_lo_vs_mem_base,
  output wire [7:0] spi_shader_tma_hi_vs_mem_base,
  output wire [15:0] spi_shader_pgm_rsrc3_vs_cu_en,
  output wire [5:0] spi_shader_pgm_rsrc3_vs_wave_limit,
  output wire [3:0] spi_shader_pgm_rsrc3_vs_lock_low_threshold,
  output wire [5:0] spi_shader_late_alloc_vs_limit,
  output wire [31:0] spi_shader_pgm_lo_vs_mem_base,
  output wire [7:0] spi_shader_pgm_hi_vs_mem_base,
  output wire [5:0] spi_shader_pgm_rsrc1_vs_vgprs,
  output wire [3:0] spi_shader_pgm_rsrc1_vs_sgprs,
  output wire [1:0] spi_shader_pgm_rsrc1_vs_priority,
  output wire [7:0] spi_shader_pgm_rsrc1_vs_float_mode,
  output wire spi_shader_pgm_rsrc1_vs_priv,
  output wire spi_shader_pgm_rsrc1_vs_dx10_clamp,
  output wire spi_shader_pgm_rsrc1_vs_debug_mode,
  output wire spi_shader_pgm_rsrc1_vs_ieee_mode,
  output wire [1:0] spi_shader_pgm_rsrc1_vs_vgpr_comp_cnt,
  output wire spi_shader_pgm_rsrc1_vs_cu_group_enable,
  output wire [2:0] spi_shader_pgm_rsrc1_vs_cache_ctl,
  output wire spi_shader_pgm_rsrc1_vs_cdbg_user,
  output wire spi_shader_pgm_rsrc2_vs_scratch_en,
  output wire [4:0] spi_shader_pgm_rsrc2_vs_user_sgpr,
  output wire spi_shader_pgm_rsrc2_vs_trap_present,
  output wire spi_shader_pgm_rsrc2_vs_oc_lds_en,
  output wire spi_shader_pgm_rsrc2_vs_so_base0_en,
  output wire spi_shader_pgm_rsrc2_vs_so_base1_en,
  output wire spi_shader_pgm_rsrc2_vs_so_base2_en,
  output wire spi_shader_pgm_rsrc2_vs_so_base3_en,
  output wire spi_shader_pgm_rsrc2_vs_so_en,
  output wire [8:0] spi_shader_pgm_rsrc2_vs_excp_en,
  output wire [31:0] spi_shader_user_data_vs_data_0,
  output wire [31:0] spi_shader_user_data_vs_data_1,
  output wire [31:0] spi_shader_user_data_vs_data_2,
  output wire [31:0] spi_shader_user_data_vs_data_3,
  output wire [31:0] spi_shader_user_data_vs_data_4,
  output wire [31:0] spi_shader_user_data_vs_data_5,
  output wire [31:0] spi_shader_user_data_vs_data_6,
  output wire [31:0] spi_shader_user_data_vs_data_7,
  output wire [31:0] spi_shader_user_data_vs_data_8,
  output wire [31:0] spi_shader_user_data_vs_data_9,
  output wire [31:0] spi_shader_user_data_vs_data_10,
  output wire [31:0] spi_shader_user_data_vs_data_11,
  output wire [31:0] spi_shader_user_data_vs_data_12,
  output wire [31:0] spi_shader_user_data_vs_data_13,
  output wire [31:0] spi_shader_user_data_vs_data_14,
  output wire [31:0] spi_shader_user_data_vs_data_15,
  output wire [31:0] spi_shader_tba_lo_gs_mem_base,
  output wire [7:0] spi_shader_tba_hi_gs_mem_base,
  output wire [31:0] spi_shader_tma_lo_gs_mem_base,
  output wire [7:0] spi_shader_tma_hi_gs_mem_base,
  output wire [15:0] spi_shader_pgm_rsrc3_gs_cu_en,
  output wire [5:0] spi_shader_pgm_rsrc3_gs_wave_limit,
  output wire [3:0] spi_shader_pgm_rsrc3_gs_lock_low_threshold,
  output wire [31:0] spi_shader_pgm_lo_gs_mem_base,
  output wire [7:0] spi_shader_pgm_hi_gs_mem_base,
  output wire [5:0] spi_shader_pgm_rsrc1_gs_vgprs,
  output wire [3:0] spi_shader_pgm_rsrc1_gs_sgprs,
  output wire [1:0] spi_shader_pgm_rsrc1_gs_priority,
  output wire [7:0] spi_shader_pgm_rsrc1_gs_float_mode,
  output wire spi_shader_pgm_rsrc1_gs_priv,
  output wire spi_shader_pgm_rsrc1_gs_dx10_clamp,
  output wire spi_shader_pgm_rsrc1_gs_debug_mode,
  output wire spi_shader_pgm_rsrc1_gs_ieee_mode,
  output wire spi_shader_pgm_rsrc1_gs_cu_group_enable,
  output wire [2:0] spi_shader_pgm_rsrc1_gs_cache_ctl,
  output wire spi_shader_pgm_rsrc1_gs_cdbg_user,
  output wire spi_shader_pgm_rsrc2_gs_scratch_en,
  output wire [4:0] spi_shader_pgm_rsrc2_gs_user_sgpr,
  output wire spi_shader_pgm_rsrc2_gs_trap_present,
  output wire [8:0] spi_shader_pgm_rsrc2_gs_excp_en,
  output wire [31:0] spi_shader_user_data_gs_data_0,
  output wire [31:0] spi_shader_user_data_gs_data_1,
  output wire [31:0] spi_shader_user_data_gs_data_2,
  output wire [31:0] spi_shader_user_data_gs_data_3,
  output wire [31:0] spi_shader_user_data_gs_data_4,
  output wire [31:0] spi_shader_user_data_gs_data_5,
  output wire [31:0] spi_shader_user_data_gs_data_6,
  output wire [31:0] spi_shader_user_data_gs_data_7,
  output wire [31:0] spi_shader_user_data_gs_data_8,
  output wire [31:0] spi_shader_user_data_gs_data_9,
  output wire [31:0] spi_shader_user_data_gs_data_10,
  output wire [31:0] spi_shader_user_data_gs_data_11,
  output wire [31:0] spi_shader_user_data_gs_data_12,
  output wire [31:0] spi_shader_user_data_gs_data_13,
  output wire [31:0] spi_shader_user_data_gs_data_14,
  output wire [31:0] spi_shader_user_data_gs_data_15,
  output wire [31:0] spi_shader_tba_lo_es_mem_base,
  output wire [7:0] spi_shader_tba_hi_es_mem_base,
  output wire [31:0] spi_shader_tma_lo_es_mem_base,
  output wire [7:0] spi_shader_tma_hi_es_mem_base,
  output wire [15:0] spi_shader_pgm_rsrc3_es_cu_en,
  output wire [5:0] spi_shader_pgm_rsrc3_es_wave_limit,
  output wire [3:0] spi_shader_pgm_rsrc3_es_lock_low_threshold,
  output wire [31:0] spi_shader_pgm_lo_es_mem_base,
  output wire [7:0] spi_shader_pgm_hi_es_mem_base,
  output wire [5:0] spi_shader_pgm_rsrc1_es_vgprs,
  output wire [3:0] spi_shader_pgm_rsrc1_es_sgprs,
  output wire [1:0] spi_shader_pgm_rsrc1_es_priority,
  output wire [7:0] spi_shader_pgm_rsrc1_es_float_mode,
  output wire spi_shader_pgm_rsrc1_es_priv,
  output wire spi_shader_pgm_rsrc1_es_dx10_clamp,
  output wire spi_shader_pgm_rsrc1_es_debug_mode,
  output wire spi_shader_pgm_rsrc1_es_ieee_mode,
  output wire [1:0] spi_shader_pgm_rsrc1_es_vgpr_comp_cnt,
  output wire spi_shader_pgm_rsrc1_es_cu_group_enable,
  output wire [2:0] spi_shader_pgm_rsrc1_es_cache_ctl,
  output wire spi_shader_pgm_rsrc1_es_cdbg_user,
  output wire spi_shader_pgm_rsrc2_es_scratch_en,
  output wire [4:0] spi_shader_pgm_rsrc2_es_user_sgpr,
  output wire spi_shader_pgm_rsrc2_es_trap_present,
  output wire spi_shader_pgm_rsrc2_es_oc_lds_en,
  output wire [8:0] spi_shader_pgm_rsrc2_es_excp_en,
  output wire [8:0] spi_shader_pgm_rsrc2_es_lds_size,
  output wire [31:0] spi_shader_user_data_es_data_0,
  output wire [31:0] spi_shader_user_data_es_data_1,
  output wire [31:0] spi_shader_user_data_es_data_2,
  output wire [31:0] spi_shader_user_data_es_data_3,
  output wire [31:0] spi_shader_user_data_es_data_4,
  output wire [31:0] spi_shader_user_data_es_data_5,
  output wire [31:0] spi_shader_user_data_es_data_6,
  output wire [31:0] spi_shader_user_data_es_data_7,
  output wire [31:0] spi_shader_user_data_es_data_8,
  output wire [31:0] spi_shader_user_data_es_data_9,
  output wire [31:0] spi_shader_user_data_es_data_10,
  output wire [31:0] spi_shader_user_data_es_data_11,
  output wire [31:0] spi_shader_user_data_es_data_12,
  output wire [31:0] spi_shader_user_data_es_data_13,
  output wire [31:0] spi_shader_user_data_es_data_14,
  output wire [31:0] spi_shader_user_data_es_data_15,
  output wire [31:0] spi_shader_tba_lo_hs_mem_base,
  output wire [7:0] spi_shader_tba_hi_hs_mem_base,
  output wire [31:0] spi_shader_tma_lo_hs_mem_base,
  output wire [7:0] spi_shader_tma_hi_hs_mem_base,
  output wire [5:0] spi_shader_pgm_rsrc3_hs_wave_limit,
  output wire [3:0] spi_shader_pgm_rsrc3_hs_lock_low_threshold,
  output wire [31:0] spi_shader_pgm_lo_hs_mem_base,
  output wire [7:0] spi_shader_pgm_hi_hs_mem_base,
  output wire [5:0] spi_shader_pgm_rsrc1_hs_vgprs,
  output wire [3:0] spi_shader_pgm_rsrc1_hs_sgprs,
  output wire [1:0] spi_shader_pgm_rsrc1_hs_priority,
  output wire [7:0] spi_shader_pgm_rsrc1_hs_float_mode,
  output wire spi_shader_pgm_rsrc1_hs_priv,
  output wire spi_shader_pgm_rsrc1_hs_dx10_clamp,
  output wire spi_shader_pgm_rsrc1_hs_debug_mode,
  output wire spi_shader_pgm_rsrc1_hs_ieee_mode,
  output wire [2:0] spi_shader_pgm_rsrc1_hs_cache_ctl,
  output wire spi_shader_pgm_rsrc1_hs_cdbg_user,
  output wire spi_shader_pgm_rsrc2_hs_scratch_en,
  output wire [4:0] spi_shader_pgm_rsrc2_hs_user_sgpr,
  output wire spi_shader_pgm_rsrc2_hs_trap_present,
  output wire spi_shader_pgm_rsrc2_hs_oc_lds_en,
  output wire spi_shader_pgm_rsrc2_hs_tg_size_en,
  output wire [8:0] spi_shader_pgm_rsrc2_hs_excp_en,
  output wire [31:0] spi_shader_user_data_hs_data_0,
  output wire [31:0] spi_shader_user_data_hs_data_1,
  output wire [31:0] spi_shader_user_data_hs_data_2,
  output wire [31:0] spi_shader_user_data_hs_data_3,
  output wire [31:0] spi_shader_user_data_hs_data_4,
  output wire [31:0] spi_shader_user_data_hs_data_5,
  output wire [31:0] spi_shader_user_data_hs_data_6,
  output wire [31:0] spi_shader_user_data_hs_data_7,
  output wire [31:0] spi_shader_user_data_hs_data_8,
  output wire [31:0] spi_shader_user_data_hs_data_9,
  output wire [31:0] spi_shader_user_data_hs_data_10,
  output wire [31:0] spi_shader_user_data_hs_data_11,
  output wire [31:0] spi_shader_user_data_hs_data_12,
  output wire [31:0] spi_shader_user_data_hs_data_13,
  output wire [31:0] spi_shader_user_data_hs_data_14,
  output wire [31:0] spi_shader_user_data_hs_data_15,
  output wire [31:0] spi_shader_tba_lo_ls_mem_base,
  output wire [7:0] spi_shader_tba_hi_ls_mem_base,
  output wire [31:0] spi_shader_tma_lo_ls_mem_base,
  output wire [7:0] spi_shader_tma_hi_ls_mem_base,
  output wire [15:0] spi_shader_pgm_rsrc3_ls_cu_en,
  output wire [5:0] spi_shader_pgm_rsrc3_ls_wave_limit,
  output wire [3:0] spi_shader_pgm_rsrc3_ls_lock_low_threshold,
  output wire [31:0] spi_shader_pgm_lo_ls_mem_base,
  output wire [7:0] spi_shader_pgm_hi_ls_mem_base,
  output wire [5:0] spi_shader_pgm_rsrc1_ls_vgprs,
  output wire [3:0] spi_shader_pgm_rsrc1_ls_sgprs,
  output wire [1:0] spi_shader_pgm_rsrc1_ls_priority,
  output wire [7:0] spi_shader_pgm_rsrc1_ls_float_mode,
  output wire spi_shader_pgm_rsrc1_ls_priv,
  output wire spi_shader_pgm_rsrc1_ls_dx10_clamp,
  output wire spi_shader_pgm_rsrc1_ls_debug_mode,
  output wire spi_shader_pgm_rsrc1_ls_ieee_mode,
  output wire [1:0] spi_shader_pgm_rsrc1_ls_vgpr_comp_cnt,
  output wire [2:0] spi_shader_pgm_rsrc1_ls_cache_ctl,
  output wire spi_shader_pgm_rsrc1_ls_cdbg_user,
  output wire spi_shader_pgm_rsrc2_ls_scratch_en,
  output wire [4:0] spi_shader_pgm_rsrc2_ls_user_sgpr,
  output wire spi_shader_pgm_rsrc2_ls_trap_present,
  output wire [8:0] spi_shader_pgm_rsrc2_ls_lds_size,
  output wire [8:0] spi_shader_pgm_rsrc2_ls_excp_en,
  output wire [31:0] spi_shader_user_data_ls_data_0,
  output wire [31:0] spi_shader_user_data_ls_data_1,
  output wire [31:0] spi_shader_user_data_ls_data_2,
  output wire [31:0] spi_shader_user_data_ls_data_3,
  output wire [31:0] spi_shader_user_data_ls_data_4,
  output wire [31:0] spi_shader_user_data_ls_data_5,
  output wire [31:0] spi_shader_user_data_ls_data_6,
  output wire [31:0] spi_shader_user_data_ls_data_7,
  output wire [31:0] spi_shader_user_data_ls_data_8,
  output wire [31:0] spi_shader_user_data_ls_data_9,
  output wire [31:0] spi_shader_user_data_ls_data_10,
  output wire [31:0] spi_shader_user_data_ls_data_11,
  output wire [31:0] spi_shader_user_data_ls_data_12,
  output wire [31:0] spi_shader_user_data_ls_data_13,
  output wire [31:0] spi_shader_user_data_ls_data_14,
  output wire [31:0] spi_shader_user_data_ls_data_15,
  output wire [2:0] spi_arb_priority_pipe_order_ts0,
  output wire [2:0] spi_arb_priority_pipe_order_ts1,
  output wire [2:0] spi_arb_priority_pipe_order_ts2,
  output wire [2:0] spi_arb_priority_pipe_order_ts3,
  output wire [1:0] spi_arb_priority_ts0_dur_mult,
  output wire [1:0] spi_arb_priority_ts1_dur_mult,
  output wire [1:0] spi_arb_priority_ts2_dur_mult,
  output wire [1:0] spi_arb_priority_ts3_dur_mult,
  output wire [15:0] spi_arb_cycles_0_ts0_duration,
  output wire [15:0] spi_arb_cycles_0_ts1_duration,
  output wire [15:0] spi_arb_cycles_1_ts2_duration,
  output wire [15:0] spi_arb_cycles_1_ts3_duration,
  output wire spi_gdbg_wave_cntl_stall_ra,
  output wire [1:0] spi_gdbg_trap_config_me_sel,
  output wire [1:0] spi_gdbg_trap_config_pipe_sel,
  output wire [2:0] spi_gdbg_trap_config_queue_sel,
  output wire spi_gdbg_trap_config_me_match,
  output wire spi_gdbg_trap_config_pipe_match,
  output wire spi_gdbg_trap_config_queue_match,
  output wire spi_gdbg_trap_config_trap_en,
  output wire [15:0] spi_gdbg_trap_config_vmid_sel,
  output wire [8:0] spi_gdbg_trap_mask_excp_en,
  output wire spi_gdbg_trap_mask_replace,
  output wire [31:0] spi_gdbg_tba_lo_mem_base,
  output wire [7:0] spi_gdbg_tba_hi_mem_base,
  output wire [31:0] spi_gdbg_tma_lo_mem_base,
  output wire [7:0] spi_gdbg_tma_hi_mem_base,
  output wire [31:0] spi_gdbg_trap_data0_data,
  output wire [31:0] spi_gdbg_trap_data1_data,
  output wire [3:0] spi_resource_reserve_cu_vgpr_0,
  output wire [3:0] spi_resource_reserve_cu_sgpr_0,
  output wire [3:0] spi_resource_reserve_cu_lds_0,
  output wire [2:0] spi_resource_reserve_cu_waves_0,
  output wire [3:0] spi_resource_reserve_cu_barriers_0,
  output wire [3:0] spi_resource_reserve_cu_vgpr_1,
  output wire [3:0] spi_resource_reserve_cu_sgpr_1,
  output wire [3:0] spi_resource_reserve_cu_lds_1,
  output wire [2:0] spi_resource_reserve_cu_waves_1,
  output wire [3:0] spi_resource_reserve_cu_barriers_1,
  output wire [3:0] spi_resource_reserve_cu_vgpr_2,
  output wire [3:0] spi_resource_reserve_cu_sgpr_2,
  output wire [3:0] spi_resource_reserve_cu_lds_2,
  output wire [2:0] spi_resource_reserve_cu_waves_2,
  output wire [3:0] spi_resource_reserve_cu_barriers_2,
  output wire [3:0] spi_resource_reserve_cu_vgpr_3,
  output wire [3:0] spi_resource_reserve_cu_sgpr_3,
  output wire [3:0] spi_resource_reserve_cu_lds_3,
  output wire [2:0] spi_resource_reserve_cu_waves_3,
  output wire [3:0] spi_resource_reserve_cu_barriers_3,
  output wire [3:0] spi_resource_reserve_cu_vgpr_4,
  output wire [3:0] spi_resource_reserve_cu_sgpr_4,
  output wire [3:0] spi_resource_reserve_cu_lds_4,
  output wire [2:0] spi_resource_reserve_cu_waves_4,
  output wire [3:0] spi_resource_reserve_cu_barriers_4,
  output wire [3:0] spi_resource_reserve_cu_vgpr_5,
  output wire [3:0] spi_resource_reserve_cu_sgpr_5,
  output wire [3:0] spi_resource_reserve_cu_lds_5,
  output wire [2:0] spi_resource_reserve_cu_waves_5,
  output wire [3:0] spi_resource_reserve_cu_barriers_5,
  output wire [3:0] spi_resource_reserve_cu_vgpr_6,
  output wire [3:0] spi_resource_reserve_cu_sgpr_6,
  output wire [3:0] spi_resource_reserve_cu_lds_6,
  output wire [2:0] spi_resource_reserve_cu_waves_6,
  output wire [3:0] spi_resource_reserve_cu_barriers_6,
  output wire [3:0] spi_resource_reserve_cu_vgpr_7,
  output wire [3:0] spi_resource_reserve_cu_sgpr_7,
  output wire [3:0] spi_resource_reserve_cu_lds_7,
  output wire [2:0] spi_resource_reserve_cu_waves_7,
  output wire [3:0] spi_resource_reserve_cu_barriers_7,
  output wire [3:0] spi_resource_reserve_cu_vgpr_8,
  output wire [3:0] spi_resource_reserve_cu_sgpr_8,
  output wire [3:0] spi_resource_reserve_cu_lds_8,
  output wire [2:0] spi_resource_reserve_cu_waves_8,
  output wire [3:0] spi_resource_reserve_cu_barriers_8,
  output wire spi_resource_reserve_en_cu_en_0,
  output wire [14:0] spi_resource_reserve_en_cu_type_mask_0,
  output wire [7:0] spi_resource_reserve_en_cu_queue_mask_0,
  output wire spi_resource_reserve_en_cu_reserve_space_only_0,
  output wire spi_resource_reserve_en_cu_en_1,
  output wire [14:0] spi_resource_reserve_en_cu_type_mask_1,
  output wire [7:0] spi_resource_reserve_en_cu_queue_mask_1,
  output wire spi_resource_reserve_en_cu_reserve_space_only_1,
  output wire spi_resource_reserve_en_cu_en_2,
  output wire [14:0] spi_resource_reserve_en_cu_type_mask_2,
  output wire [7:0] spi_resource_reserve_en_cu_queue_mask_2,
  output wire spi_resource_reserve_en_cu_reserve_space_only_2,
  output wire spi_resource_reserve_en_cu_en_3,
  output wire [14:0] spi_resource_reserve_en_cu_type_mask_3,
  output wire [7:0] spi_resource_reserve_en_cu_queue_mask_3,
  output wire spi_resource_reserve_en_cu_reserve_space_only_3,
  output wire spi_resource_reserve_en_cu_en_4,
  output wire [14:0] spi_resource_reserve_en_cu_type_mask_4,
  output wire [7:0] spi_resource_reserve_en_cu_queue_mask_4,
  output wire spi_resource_reserve_en_cu_reserve_space_only_4,
  output wire spi_resource_reserve_en_cu_en_5,
  output wire [14:0] spi_resource_reserve_en_cu_type_mask_5,
  output wire [7:0] spi_resource_reserve_en_cu_queue_mask_5,
  output wire spi_resource_reserve_en_cu_reserve_space_only_5,
  output wire spi_resource_reserve_en_cu_en_6,
  output wire [14:0] spi_resource_reserve_en_cu_type_mask_6,
  output wire [7:0] spi_resource_reserve_en_cu_queue_mask_6,
  output wire spi_resource_reserve_en_cu_reserve_space_only_6,
  output wire spi_resource_reserve_en_cu_en_7,
  output wire [14:0] spi_resource_reserve_en_cu_type_mask_7,
  output wire [7:0] spi_resource_reserve_en_cu_queue_mask_7,
  output wire spi_resource_reserve_en_cu_reserve_space_only_7,
  output wire spi_resource_reserve_en_cu_en_8,
  output wire [14:0] spi_resource_reserve_en_cu_type_mask_8,
  output wire [7:0] spi_resource_reserve_en_cu_queue_mask_8,
  output wire spi_resource_reserve_en_cu_reserve_space_only_8,
  output wire spi_resource_reserve_en_cu_en_9,
  output wire [14:0] spi_resource_reserve_en_cu_type_mask_9,
  output wire [7:0] spi_resource_reserve_en_cu_queue_mask_9,
  output wire spi_resource_reserve_en_cu_reserve_space_only_9,
  output wire [5:0] spi_ps_input_cntl_offset_0,
  output wire [1:0] spi_ps_input_cntl_default_val_0,
  output wire spi_ps_input_cntl_flat_shade_0,
  output wire [3:0] spi_ps_input_cntl_cyl_wrap_0,
  output wire spi_ps_input_cntl_pt_sprite_tex_0,
  output wire spi_ps_input_cntl_dup_0,
  output wire [5:0] spi_ps_input_cntl_offset_1,
  output wire [1:0] spi_ps_input_cntl_default_val_1,
  output wire spi_ps_input_cntl_flat_shade_1,
  output wire [3:0] spi_ps_input_cntl_cyl_wrap_1,
  output wire spi_ps_input_cntl_pt_sprite_tex_1,
  output wire spi_ps_input_cntl_dup_1,
  output wire [5:0] spi_ps_input_cntl_offset_2,
  output wire [1:0] spi_ps_input_cntl_default_val_2,
  output wire spi_ps_input_cntl_flat_shade_2,
  output wire [3:0] spi_ps_input_cntl_cyl_wrap_2,
  output wire spi_ps_input_cntl_pt_sprite_tex_2,
  output wire spi_ps_input_cntl_dup_2,
  output wire [5:0] spi_ps_input_cntl_offset_3,
  output wire [1:0] spi_ps_input_cntl_default_val_3,
  output wire spi_ps_input_cntl_flat_shade_3,
  output wire [3:0] spi_ps_input_cntl_cyl_wrap_3,
  output wire spi_ps_input_cntl_pt_sprite_tex_3,
  output wire spi_ps_input_cntl_dup_3,
  output wire [5:0] spi_ps_input_cntl_offset_4,
  output wire [1:0] spi_ps_input_cntl_default_val_4,
  output wire spi_ps_input_cntl_flat_shade_4,
  output wire [3:0] spi_ps_input_cntl_cyl_wrap_4,
  output wire spi_ps_input_cntl_pt_sprite_tex_4,
  output wire spi_ps_input_cntl_dup_4,
  output wire [5:0] spi_ps_input_cntl_offset_5,
  output wire [1:0] spi_ps_input_cntl_default_val_5,
  output wire spi_ps_input_cntl_flat_shade_5,
  output wire [3:0] spi_ps_input_cntl_cyl_wrap_5,
  output wire spi_ps_input_cntl_pt_sprite_tex_5,
  output wire spi_ps_input_cntl_dup_5,
  output wire [5:0] spi_ps_input_cntl_offset_6,
  output wire [1:0] spi_ps_input_cntl_default_val_6,
  output wire spi_ps_input_cntl_flat_shade_6,
  output wire [3:0] spi_ps_input_cntl_cyl_wrap_6,
  output wire spi_ps_input_cntl_pt_sprite_tex_6,
  output wire spi_ps_input_cntl_dup_6,
  output wire [5:0] spi_ps_input_cntl_offset_7,
  output wire [1:0] spi_ps_input_cntl_default_val_7,
  output wire spi_ps_input_cntl_flat_shade_7,
  output wire [3:0] spi_ps_input_cntl_cyl_wrap_7,
  output wire spi_ps_input_cntl_pt_sprite_tex_7,
  output wire spi_ps_input_cntl_dup_7,
  output wire [5:0] spi_ps_input_cntl_offset_8,
  output wire [1:0] spi_ps_input_cntl_default_val_8,
  output wire spi_ps_input_cntl_flat_shade_8,
  output wire [3:0] spi_ps_input_cntl_cyl_wrap_8,
  output wire spi_ps_input_cntl_pt_sprite_tex_8,
  output wire spi_ps_input_cntl_dup_8,
  output wire [5:0] spi_ps_input_cntl_offset_9,
  output wire [1:0] spi_ps_input_cntl_default_val_9,
  output wire spi_ps_input_cntl_flat_shade_9,
  output wire [3:0] spi_ps_input_cntl_cyl_wrap_9,
  output wire spi_ps_input_cntl_pt_sprite_tex_9,
  output wire spi_ps_input_cntl_dup_9,
  output wire [5:0] spi_ps_input_cntl_offset_10,
  output wire [1:0] spi_ps_input_cntl_default_val_10,
  output wire spi_ps_input_cntl_flat_shade_10,
  output wire [3:0] spi_ps_input_cntl_cyl_wrap_10,
  output wire spi_ps_input_cntl_pt_sprite_tex_10,
  output wire spi_ps_input_cntl_dup_10,
  output wire [5:0] spi_ps_input_cntl_offset_11,
  output wire [1:0] spi_ps_input_cntl_default_val_11,
  output wire spi_ps_input_cntl_flat_shade_11,
  output wire [3:0] spi_ps_input_cntl_cyl_wrap_11,
  output wire spi_ps_input_cntl_pt_sprite_tex_11,
  output wire spi_ps_input_cntl_dup_11,
  output wire [5:0] spi_ps_input_cntl_offset_12,
  output wire [1:0] spi_ps_input_cntl_default_val_12,
  output wire spi_ps_input_cntl_flat_shade_12,
  output wire [3:0] spi_ps_input_cntl_cyl_wrap_12,
  output wire spi_ps_input_cntl_pt_sprite_tex_12,
  output wire spi_ps_input_cntl_dup_12,
  output wire [5:0] spi_ps_input_cntl_offset_13,
  output wire [1:0] spi_ps_input_cntl_default_val_13,
  output wire spi_ps_input_cntl_flat_shade_13,
  output wire [3:0] spi_ps_input_cntl_cyl_wrap_13,
  output wire spi_ps_input_cntl_pt_sprite_tex_13,
  output wire spi_ps_input_cntl_dup_13,
  output wire [5:0] spi_ps_input_cntl_offset_14,
  output wire [1:0] spi_ps_input_cntl_default_val_14,
  output wire spi_ps_input_cntl_flat_shade_14,
  output wire [3:0] spi_ps_input_cntl_cyl_wrap_14,
  output wire spi_ps_input_cntl_pt_sprite_tex_14,
  output wire spi_ps_input_cntl_dup_14,
  output wire [5:0] spi_ps_input_cntl_offset_15,
  output wire [1:0] spi_ps_input_cntl_default_val_15,
  output wire spi_ps_input_cntl_flat_shade_15,
  output wire [3:0] spi_ps_input_cntl_cyl_wrap_15,
  output wire spi_ps_input_cntl_pt_sprite_tex_15,
  output wire spi_ps_input_cntl_dup_15,
  output wire [5:0] spi_ps_input_cntl_offset_16,
  output wire [1:0] spi_ps_input_cntl_default_val_16,
  output wire spi_ps_input_cntl_flat_shade_16,
  output wire [3:0] spi_ps_input_cntl_cyl_wrap_16,
  output wire spi_ps_input_cntl_pt_sprite_tex_16,
  output wire spi_ps_input_cntl_dup_16,
  output wire [5:0] spi_ps_input_cntl_offset_17,
  output wire [1:0] spi_ps_input_cntl_default_val_17,
  output wire spi_ps_input_cntl_flat_shade_17,
  output wire [3:0] spi_ps_input_cntl_cyl_wrap_17,
  output wire spi_ps_input_cntl_pt_sprite_tex_17,
  output wire spi_ps_input_cntl_dup_17,
  output wire [5:0] spi_ps_input_cntl_offset_18,
  output wire [1:0] spi_ps_input_cntl_default_val_18,
  output wire spi_ps_input_cntl_flat_shade_18,
  output wire [3:0] spi_ps_input_cntl_cyl_wrap_18,
  output wire spi_ps_input_cntl_pt_sprite_tex_18,
  output wire spi_ps_input_cntl_dup_18,
  output wire [5:0] spi_ps_input_cntl_offset_19,
  output wire [1:0] spi_ps_input_cntl_default_val_19,
  output wire spi_ps_input_cntl_flat_shade_19,
  output wire [3:0] spi_ps_input_cntl_cyl_wrap_19,
  output wire spi_ps_input_cntl_pt_sprite_tex_19,
  output wire spi_ps_input_cntl_dup_19,
  output wire [5:0] spi_ps_input_cntl_offset_20,
  output wire [1:0] spi_ps_input_cntl_default_val_20,
  output wire spi_ps_input_cntl_flat_shade_20,
  output wire [3:0] spi_ps_input_cntl_cyl_wrap_20,
  output wire spi_ps_input_cntl_pt_sprite_tex_20,
  output wire spi_ps_input_cntl_dup_20,
  output wire [5:0] spi_ps_input_cntl_offset_21,
  output wire [1:0] spi_ps_input_cntl_default_val_21,
  output wire spi_ps_input_cntl_flat_shade_21,
  output wire [3:0] spi_ps_input_cntl_cyl_wrap_21,
  output wire spi_ps_input_cntl_pt_sprite_tex_21,
  output wire spi_ps_input_cntl_dup_21,
  output wire [5:0] spi_ps_input_cntl_offset_22,
  output wire [1:0] spi_ps_input_cntl_default_val_22,
  output wire spi_ps_input_cntl_flat_shade_22,
  output wire [3:0] spi_ps_input_cntl_cyl_wrap_22,
  output wire spi_ps_input_cntl_pt_sprite_tex_22,
  output wire spi_ps_input_cntl_dup_22,
  output wire [5:0] spi_ps_input_cntl_offset_23,
  output wire [1:0] spi_ps_input_cntl_default_val_23,
  output wire spi_ps_input_cntl_flat_shade_23,
  output wire [3:0] spi_ps_input_cntl_cyl_wrap_23,
  output wire spi_ps_input_cntl_pt_sprite_tex_23,
  output wire spi_ps_input_cntl_dup_23,
  output wire [5:0] spi_ps_input_cntl_offset_24,
  output wire [1:0] spi_ps_input_cntl_default_val_24,
  output wire spi_ps_input_cntl_flat_shade_24,
  output wire [3:0] spi_ps_input_cntl_cyl_wrap_24,
  output wire spi_ps_input_cntl_pt_sprite_tex_24,
  output wire spi_ps_input_cntl_dup_24,
  output wire [5:0] spi_ps_input_cntl_offset_25,
  output wire [1:0] spi_ps_input_cntl_default_val_25,
  output wire spi_ps_input_cntl_flat_shade_25,
  output wire [3:0] spi_ps_input_cntl_cyl_wrap_25,
  output wire spi_ps_input_cntl_pt_sprite_tex_25,
  output wire spi_ps_input_cntl_dup_25,
  output wire [5:0] spi_ps_input_cntl_offset_26,
  output wire [1:0] spi_ps_input_cntl_default_val_26,
  output wire spi_ps_input_cntl_flat_shade_26,
  output wire [3:0] spi_ps_input_cntl_cyl_wrap_26,
  output wire spi_ps_input_cntl_pt_sprite_tex_26,
  output wire spi_ps_input_cntl_dup_26,
  output wire [5:0] spi_ps_input_cntl_offset_27,
  output wire [1:0] spi_ps_input_cntl_default_val_27,
  output wire spi_ps_input_cntl_flat_shade_27,
  output wire [3:0] spi_ps_input_cntl_cyl_wrap_27,
  output wire spi_ps_input_cntl_pt_sprite_tex_27,
  output wire spi_ps_input_cntl_dup_27,
  output wire [5:0] spi_ps_input_cntl_offset_28,
  output wire [1:0] spi_ps_input_cntl_default_val_28,
  output wire spi_ps_input_cntl_flat_shade_28,
  output wire [3:0] spi_ps_input_cntl_cyl_wrap_28,
  output wire spi_ps_input_cntl_pt_sprite_tex_28,
  output wire spi_ps_input_cntl_dup_28,
  output wire [5:0] spi_ps_input_cntl_offset_29,
  output wire [1:0] spi_ps_input_cntl_default_val_29,
  output wire spi_ps_input_cntl_flat_shade_29,
  output wire [3:0] spi_ps_input_cntl_cyl_wrap_29,
  output wire spi_ps_input_cntl_pt_sprite_tex_29,
  output wire spi_ps_input_cntl_dup_29,
  output wire [5:0] spi_ps_input_cntl_offset_30,
  output wire [1:0] spi_ps_input_cntl_default_val_30,
  output wire spi_ps_input_cntl_flat_shade_30,
  output wire [3:0] spi_ps_input_cntl_cyl_wrap_30,
  output wire spi_ps_input_cntl_pt_sprite_tex_30,
  output wire spi_ps_input_cntl_dup_30,
  output wire [5:0] spi_ps_input_cntl_offset_31,
  output wire [1:0] spi_ps_input_cntl_default_val_31,
  output wire spi_ps_input_cntl_flat_shade_31,
  output wire [3:0] spi_ps_input_cntl_cyl_wrap_31,
  output wire spi_ps_input_cntl_pt_sprite_tex_31,
  output wire spi_ps_input_cntl_dup_31,
  output wire [4:0] spi_vs_out_config_vs_export_count,
  output wire spi_vs_out_config_vs_half_pack,
  output wire spi_ps_input_ena_persp_sample_ena,
  output wire spi_ps_input_ena_persp_center_ena,
  output wire spi_ps_input_ena_persp_centroid_ena,
  output wire spi_ps_input_ena_persp_pull_model_ena,
  output wire spi_ps_input_ena_linear_sample_ena,
  output wire spi_ps_input_ena_linear_center_ena,
  output wire spi_ps_input_ena_linear_centroid_ena,
  output wire spi_ps_input_ena_line_stipple_tex_ena,
  output wire spi_ps_input_ena_pos_x_float_ena,
  output wire spi_ps_input_ena_pos_y_float_ena,
  output wire spi_ps_input_ena_pos_z_float_ena,
  output wire spi_ps_input_ena_pos_w_float_ena,
  output wire spi_ps_input_ena_front_face_ena,
  output wire spi_ps_input_ena_ancillary_ena,
  output wire spi_ps_input_ena_sample_coverage_ena,
  output wire spi_ps_input_ena_pos_fixed_pt_ena,
  output wire spi_ps_input_addr_persp_sample_ena,
  output wire spi_ps_input_addr_persp_center_ena,
  output wire spi_ps_input_addr_persp_centroid_ena,
  output wire spi_ps_input_addr_persp_pull_model_ena,
  output wire spi_ps_input_addr_linear_sample_ena,
  output wire spi_ps_input_addr_linear_center_ena,
  output wire spi_ps_input_addr_linear_centroid_ena,
  output wire spi_ps_input_addr_line_stipple_tex_ena,
  output wire spi_ps_input_addr_pos_x_float_ena,
  output wire spi_ps_input_addr_pos_y_float_ena,
  output wire spi_ps_input_addr_pos_z_float_ena,
  output wire spi_ps_input_addr_pos_w_float_ena,
  output wire spi_ps_input_addr_front_face_ena,
  output wire spi_ps_input_addr_ancillary_ena,
  output wire spi_ps_input_addr_sample_coverage_ena,
  output wire spi_ps_input_addr_pos_fixed_pt_ena,
  output wire spi_interp_control_0_flat_shade_ena,
  output wire spi_interp_control_0_pnt_sprite_ena,
  output wire [2:0] spi_interp_control_0_pnt_sprite_ovrd_x,
  output wire [2:0] spi_interp_control_0_pnt_sprite_ovrd_y,
  output wire [2:0] spi_interp_control_0_pnt_sprite_ovrd_z,
  output wire [2:0] spi_interp_control_0_pnt_sprite_ovrd_w,
  output wire spi_interp_control_0_pnt_sprite_top_1,
  output wire [5:0] spi_ps_in_control_num_interp,
  output wire spi_ps_in_control_param_gen,
  output wire spi_ps_in_control_bc_optimize_disable,
  output wire spi_baryc_cntl_persp_center_cntl,
  output wire spi_baryc_cntl_persp_centroid_cntl,
  output wire spi_baryc_cntl_linear_center_cntl,
  output wire spi_baryc_cntl_linear_centroid_cntl,
  output wire [1:0] spi_baryc_cntl_pos_float_location,
  output wire spi_baryc_cntl_pos_float_ulc,
  output wire spi_baryc_cntl_front_face_all_bits,
  output wire [11:0] spi_tmpring_size_waves,
  output wire [12:0] spi_tmpring_size_wavesize,
  output wire [3:0] spi_shader_pos_format_pos0_export_format,
  output wire [3:0] spi_shader_pos_format_pos1_export_format,
  output wire [3:0] spi_shader_pos_format_pos2_export_format,
  output wire [3:0] spi_shader_pos_format_pos3_export_format,
  output wire [3:0] spi_shader_z_format_z_export_format,
  output wire [3:0] spi_shader_col_format_col0_export_format,
  output wire [3:0] spi_shader_col_format_col1_export_format,
  output wire [3:0] spi_shader_col_format_col2_export_format,
  output wire [3:0] spi_shader_col_format_col3_export_format,
  output wire [3:0] spi_shader_col_format_col4_export_format,
  output wire [3:0] spi_shader_col_format_col5_export_format,
  output wire [3:0] spi_shader_col_format_col6_export_format,
  output wire [3:0] spi_shader_col_format_col7_export_format
);

  reg [7:0] spi_ps_max_wave_id_max_wave_id_byte_0; reg [3:0] spi_ps_max_wave_id_max_wave_id_byte_1;
  reg [7:0] spi_config_cntl_gpr_write_priority_byte_0, spi_config_cntl_gpr_write_priority_byte_1;
  reg [4:0] spi_config_cntl_gpr_write_priority_byte_2; reg [2:0] spi_config_cntl_exp_priority_order_byte_2;
  reg spi_config_cntl_enable_sqg_top_events_byte_3, spi_config_cntl_enable_sqg_bop_events_byte_3;
  reg spi_config_cntl_rsrc_mgmt_reset_byte_3, spi_config_cntl_ttrace_stall_all_byte_3;
  wire [31:0] spi_shader_tba_lo_ps_mem_base_byte; reg [7:0] spi_shader_tba_hi_ps_mem_base_byte_0;
  wire [31:0] spi_shader_tma_lo_ps_mem_base_byte;
  reg [7:0] spi_shader_tma_hi_ps_mem_base_byte_0, spi_shader_pgm_rsrc3_ps_cu_en_byte_0;
  reg [7:0] spi_shader_pgm_rsrc3_ps_cu_en_byte_1; reg [5:0] spi_shader_pgm_rsrc3_ps_wave_limit_byte_2;
  reg [1:0] spi_shader_pgm_rsrc3_ps_lock_low_threshold_byte_2, spi_shader_pgm_rsrc3_ps_lock_low_threshold_byte_3;
  wire [31:0] spi_shader_pgm_lo_ps_mem_base_byte; reg [7:0] spi_shader_pgm_hi_ps_mem_base_byte_0;
  reg [5:0] spi_shader_pgm_rsrc1_ps_vgprs_byte_0;
  reg [1:0] spi_shader_pgm_rsrc1_ps_sgprs_byte_0, spi_shader_pgm_rsrc1_ps_sgprs_byte_1;
  reg [1:0] spi_shader_pgm_rsrc1_ps_priority_byte_1;
  reg [3:0] spi_shader_pgm_rsrc1_ps_float_mode_byte_1, spi_shader_pgm_rsrc1_ps_float_mode_byte_2;
  reg spi_shader_pgm_rsrc1_ps_priv_byte_2, spi_shader_pgm_rsrc1_ps_dx10_clamp_byte_2;
  reg spi_shader_pgm_rsrc1_ps_debug_mode_byte_2, spi_shader_pgm_rsrc1_ps_ieee_mode_byte_2;
  reg spi_shader_pgm_rsrc1_ps_cu_group_disable_byte_3; reg [2:0] spi_shader_pgm_rsrc1_ps_cache_ctl_byte_3;
  reg spi_shader_pgm_rsrc1_ps_cdbg_user_byte_3, spi_shader_pgm_rsrc2_ps_scratch_en_byte_0;
  reg [4:0] spi_shader_pgm_rsrc2_ps_user_sgpr_byte_0;
  reg spi_shader_pgm_rsrc2_ps_trap_present_byte_0, spi_shader_pgm_rsrc2_ps_wave_cnt_en_byte_0;
  reg [7:0] spi_shader_pgm_rsrc2_ps_extra_lds_size_byte_1, spi_shader_pgm_rsrc2_ps_excp_en_byte_2;
  reg spi_shader_pgm_rsrc2_ps_excp_en_byte_3;
  wire [127:0] spi_shader_user_data_ps_data_byte_0, spi_shader_user_data_ps_data_byte_1;
  wire [127:0] spi_shader_user_data_ps_data_byte_2, spi_shader_user_data_ps_data_byte_3;
  wire [31:0] spi_shader_tba_lo_vs_mem_base_byte; reg [7:0] spi_shader_tba_hi_vs_mem_base_byte_0;
  wire [31:0] spi_shader_tma_lo_vs_mem_base_byte;
  reg [7:0] spi_shader_tma_hi_vs_mem_base_byte_0, spi_shader_pgm_rsrc3_vs_cu_en_byte_0;
  reg [7:0] spi_shader_pgm_rsrc3_vs_cu_en_byte_1; reg [5:0] spi_shader_pgm_rsrc3_vs_wave_limit_byte_2;
  reg [1:0] spi_shader_pgm_rsrc3_vs_lock_low_threshold_byte_2, spi_shader_pgm_rsrc3_vs_lock_low_threshold_byte_3;
  reg [5:0] spi_shader_late_alloc_vs_limit_byte_0; wire [31:0] spi_shader_pgm_lo_vs_mem_base_byte;
  reg [7:0] spi_shader_pgm_hi_vs_mem_base_byte_0; reg [5:0] spi_shader_pgm_rsrc1_vs_vgprs_byte_0;
  reg [1:0] spi_shader_pgm_rsrc1_vs_sgprs_byte_0, spi_shader_pgm_rsrc1_vs_sgprs_byte_1;
  reg [1:0] spi_shader_pgm_rsrc1_vs_priority_byte_1;
  reg [3:0] spi_shader_pgm_rsrc1_vs_float_mode_byte_1, spi_shader_pgm_rsrc1_vs_float_mode_byte_2;
  reg spi_shader_pgm_rsrc1_vs_priv_byte_2, spi_shader_pgm_rsrc1_vs_dx10_clamp_byte_2;
  reg spi_shader_pgm_rsrc1_vs_debug_mode_byte_2, spi_shader_pgm_rsrc1_vs_ieee_mode_byte_2;
  reg [1:0] spi_shader_pgm_rsrc1_vs_vgpr_comp_cnt_byte_3; reg spi_shader_pgm_rsrc1_vs_cu_group_enable_byte_3;
  reg [2:0] spi_shader_pgm_rsrc1_vs_cache_ctl_byte_3;
  reg spi_shader_pgm_rsrc1_vs_cdbg_user_byte_3, spi_shader_pgm_rsrc2_vs_scratch_en_byte_0;
  reg [4:0] spi_shader_pgm_rsrc2_vs_user_sgpr_byte_0;
  reg spi_shader_pgm_rsrc2_vs_trap_present_byte_0, spi_shader_pgm_rsrc2_vs_oc_lds_en_byte_0;
  reg spi_shader_pgm_rsrc2_vs_so_base0_en_byte_1, spi_shader_pgm_rsrc2_vs_so_base1_en_byte_1;
  reg spi_shader_pgm_rsrc2_vs_so_base2_en_byte_1, spi_shader_pgm_rsrc2_vs_so_base3_en_byte_1;
  reg spi_shader_pgm_rsrc2_vs_so_en_byte_1; reg [2:0] spi_shader_pgm_rsrc2_vs_excp_en_byte_1;
  reg [5:0] spi_shader_pgm_rsrc2_vs_excp_en_byte_2;
  wire [127:0] spi_shader_user_data_vs_data_byte_0, spi_shader_user_data_vs_data_byte_1;
  wire [127:0] spi_shader_user_data_vs_data_byte_2, spi_shader_user_data_vs_data_byte_3;
  wire [31:0] spi_shader_tba_lo_gs_mem_base_byte; reg [7:0] spi_shader_tba_hi_gs_mem_base_byte_0;
  wire [31:0] spi_shader_tma_lo_gs_mem_base_byte;
  reg [7:0] spi_shader_tma_hi_gs_mem_base_byte_0, spi_shader_pgm_rsrc3_gs_cu_en_byte_0;
  reg [7:0] spi_shader_pgm_rsrc3_gs_cu_en_byte_1; reg [5:0] spi_shader_pgm_rsrc3_gs_wave_limit_byte_2;
  reg [1:0] spi_shader_pgm_rsrc3_gs_lock_low_threshold_byte_2, spi_shader_pgm_rsrc3_gs_lock_low_threshold_byte_3;
  wire [31:0] spi_shader_pgm_lo_gs_mem_base_byte; reg [7:0] spi_shader_pgm_hi_gs_mem_base_byte_0;
  reg [5:0] spi_shader_pgm_rsrc1_gs_vgprs_byte_0;
  reg [1:0] spi_shader_pgm_rsrc1_gs_sgprs_byte_0, spi_shader_pgm_rsrc1_gs_sgprs_byte_1;
  reg [1:0] spi_shader_pgm_rsrc1_gs_priority_byte_1;
  reg [3:0] spi_shader_pgm_rsrc1_gs_float_mode_byte_1, spi_shader_pgm_rsrc1_gs_float_mode_byte_2;
  reg spi_shader_pgm_rsrc1_gs_priv_byte_2, spi_shader_pgm_rsrc1_gs_dx10_clamp_byte_2;
  reg spi_shader_pgm_rsrc1_gs_debug_mode_byte_2, spi_shader_pgm_rsrc1_gs_ieee_mode_byte_2;
  reg spi_shader_pgm_rsrc1_gs_cu_group_enable_byte_3; reg [2:0] spi_shader_pgm_rsrc1_gs_cache_ctl_byte_3;
  reg spi_shader_pgm_rsrc1_gs_cdbg_user_byte_3, spi_shader_pgm_rsrc2_gs_scratch_en_byte_0;
  reg [4:0] spi_shader_pgm_rsrc2_gs_user_sgpr_byte_0;
  reg spi_shader_pgm_rsrc2_gs_trap_present_byte_0, spi_shader_pgm_rsrc2_gs_excp_en_byte_0;
  reg [7:0] spi_shader_pgm_rsrc2_gs_excp_en_byte_1;
  wire [127:0] spi_shader_user_data_gs_data_byte_0, spi_shader_user_data_gs_data_byte_1;
  wire [127:0] spi_shader_user_data_gs_data_byte_2, spi_shader_user_data_gs_data_byte_3;
  wire [31:0] spi_shader_tba_lo_es_mem_base_byte; reg [7:0] spi_shader_tba_hi_es_mem_base_byte_0;
  wire [31:0] spi_shader_tma_lo_es_mem_base_byte;
  reg [7:0] spi_shader_tma_hi_es_mem_base_byte_0, spi_shader_pgm_rsrc3_es_cu_en_byte_0;
  reg [7:0] spi_shader_pgm_rsrc3_es_cu_en_byte_1; reg [5:0] spi_shader_pgm_rsrc3_es_wave_limit_byte_2;
  reg [1:0] spi_shader_pgm_rsrc3_es_lock_low_threshold_byte_2, spi_shader_pgm_rsrc3_es_lock_low_threshold_byte_3;
  wire [31:0] spi_shader_pgm_lo_es_mem_base_byte; reg [7:0] spi_shader_pgm_hi_es_mem_base_byte_0;
  reg [5:0] spi_shader_pgm_rsrc1_es_vgprs_byte_0;
  reg [1:0] spi_shader_pgm_rsrc1_es_sgprs_byte_0, spi_shader_pgm_rsrc1_es_sgprs_byte_1;
  reg [1:0] spi_shader_pgm_rsrc1_es_priority_byte_1;
  reg [3:0] spi_shader_pgm_rsrc1_es_float_mode_byte_1, spi_shader_pgm_rsrc1_es_float_mode_byte_2;
  reg spi_shader_pgm_rsrc1_es_priv_byte_2, spi_shader_pgm_rsrc1_es_dx10_clamp_byte_2;
  reg spi_shader_pgm_rsrc1_es_debug_mode_byte_2, spi_shader_pgm_rsrc1_es_ieee_mode_byte_2;
  reg [1:0] spi_shader_pgm_rsrc1_es_vgpr_comp_cnt_byte_3; reg spi_shader_pgm_rsrc1_es_cu_group_enable_byte_3;
  reg [2:0] spi_shader_pgm_rsrc1_es_cache_ctl_byte_3;
  reg spi_shader_pgm_rsrc1_es_cdbg_user_byte_3, spi_shader_pgm_rsrc2_es_scratch_en_byte_0;
  reg [4:0] spi_shader_pgm_rsrc2_es_user_sgpr_byte_0;
  reg spi_shader_pgm_rsrc2_es_trap_present_byte_0, spi_shader_pgm_rsrc2_es_oc_lds_en_byte_0;
  reg [7:0] spi_shader_pgm_rsrc2_es_excp_en_byte_1; reg spi_shader_pgm_rsrc2_es_excp_en_byte_2;
  reg [3:0] spi_shader_pgm_rsrc2_es_lds_size_byte_2; reg [4:0] spi_shader_pgm_rsrc2_es_lds_size_byte_3;
  wire [127:0] spi_shader_user_data_es_data_byte_0, spi_shader_user_data_es_data_byte_1;
  wire [127:0] spi_shader_user_data_es_data_byte_2, spi_shader_user_data_es_data_byte_3;
  wire [31:0] spi_shader_tba_lo_hs_mem_base_byte; reg [7:0] spi_shader_tba_hi_hs_mem_base_byte_0;
  wire [31:0] spi_shader_tma_lo_hs_mem_base_byte; reg [7:0] spi_shader_tma_hi_hs_mem_base_byte_0;
  reg [5:0] spi_shader_pgm_rsrc3_hs_wave_limit_byte_0;
  reg [1:0] spi_shader_pgm_rsrc3_hs_lock_low_threshold_byte_0, spi_shader_pgm_rsrc3_hs_lock_low_threshold_byte_1;
  wire [31:0] spi_shader_pgm_lo_hs_mem_base_byte; reg [7:0] spi_shader_pgm_hi_hs_mem_base_byte_0;
  reg [5:0] spi_shader_pgm_rsrc1_hs_vgprs_byte_0;
  reg [1:0] spi_shader_pgm_rsrc1_hs_sgprs_byte_0, spi_shader_pgm_rsrc1_hs_sgprs_byte_1;
  reg [1:0] spi_shader_pgm_rsrc1_hs_priority_byte_1;
  reg [3:0] spi_shader_pgm_rsrc1_hs_float_mode_byte_1, spi_shader_pgm_rsrc1_hs_float_mode_byte_2;
  reg spi_shader_pgm_rsrc1_hs_priv_byte_2, spi_shader_pgm_rsrc1_hs_dx10_clamp_byte_2;
  reg spi_shader_pgm_rsrc1_hs_debug_mode_byte_2, spi_shader_pgm_rsrc1_hs_ieee_mode_byte_2;
  reg [2:0] spi_shader_pgm_rsrc1_hs_cache_ctl_byte_3;
  reg spi_shader_pgm_rsrc1_hs_cdbg_user_byte_3, spi_shader_pgm_rsrc2_hs_scratch_en_byte_0;
  reg [4:0] spi_shader_pgm_rsrc2_hs_user_sgpr_byte_0;
  reg spi_shader_pgm_rsrc2_hs_trap_present_byte_0, spi_shader_pgm_rsrc2_hs_oc_lds_en_byte_0;
  reg spi_shader_pgm_rsrc2_hs_tg_size_en_byte_1; reg [6:0] spi_shader_pgm_rsrc2_hs_excp_en_byte_1;
  reg [1:0] spi_shader_pgm_rsrc2_hs_excp_en_byte_2;
  wire [127:0] spi_shader_user_data_hs_data_byte_0, spi_shader_user_data_hs_data_byte_1;
  wire [127:0] spi_shader_user_data_hs_data_byte_2, spi_shader_user_data_hs_data_byte_3;
  wire [31:0] spi_shader_tba_lo_ls_mem_base_byte; reg [7:0] spi_shader_tba_hi_ls_mem_base_byte_0;
  wire [31:0] spi_shader_tma_lo_ls_mem_base_byte;
  reg [7:0] spi_shader_tma_hi_ls_mem_base_byte_0, spi_shader_pgm_rsrc3_ls_cu_en_byte_0;
  reg [7:0] spi_shader_pgm_rsrc3_ls_cu_en_byte_1; reg [5:0] spi_shader_pgm_rsrc3_ls_wave_limit_byte_2;
  reg [1:0] spi_shader_pgm_rsrc3_ls_lock_low_threshold_byte_2, spi_shader_pgm_rsrc3_ls_lock_low_threshold_byte_3;
  wire [31:0] spi_shader_pgm_lo_ls_mem_base_byte; reg [7:0] spi_shader_pgm_hi_ls_mem_base_byte_0;
  reg [5:0] spi_shader_pgm_rsrc1_ls_vgprs_byte_0;
  reg [1:0] spi_shader_pgm_rsrc1_ls_sgprs_byte_0, spi_shader_pgm_rsrc1_ls_sgprs_byte_1;
  reg [1:0] spi_shader_pgm_rsrc1_ls_priority_byte_1;
  reg [3:0] spi_shader_pgm_rsrc1_ls_float_mode_byte_1, spi_shader_pgm_rsrc1_ls_float_mode_byte_2;
  reg spi_shader_pgm_rsrc1_ls_priv_byte_2, spi_shader_pgm_rsrc1_ls_dx10_clamp_byte_2;
  reg spi_shader_pgm_rsrc1_ls_debug_mode_byte_2, spi_shader_pgm_rsrc1_ls_ieee_mode_byte_2;
  reg [1:0] spi_shader_pgm_rsrc1_ls_vgpr_comp_cnt_byte_3; reg [2:0] spi_shader_pgm_rsrc1_ls_cache_ctl_byte_3;
  reg spi_shader_pgm_rsrc1_ls_cdbg_user_byte_3, spi_shader_pgm_rsrc2_ls_scratch_en_byte_0;
  reg [4:0] spi_shader_pgm_rsrc2_ls_user_sgpr_byte_0;
  reg spi_shader_pgm_rsrc2_ls_trap_present_byte_0, spi_shader_pgm_rsrc2_ls_lds_size_byte_0;
  reg [7:0] spi_shader_pgm_rsrc2_ls_lds_size_byte_1, spi_shader_pgm_rsrc2_ls_excp_en_byte_2;
  reg spi_shader_pgm_rsrc2_ls_excp_en_byte_3;
  wire [127:0] spi_shader_user_data_ls_data_byte_0, spi_shader_user_data_ls_data_byte_1;
  wire [127:0] spi_shader_user_data_ls_data_byte_2, spi_shader_user_data_ls_data_byte_3;
  reg [2:0] spi_arb_priority_pipe_order_ts0_byte_0, spi_arb_priority_pipe_order_ts1_byte_0;
  reg [1:0] spi_arb_priority_pipe_order_ts2_byte_0; reg spi_arb_priority_pipe_order_ts2_byte_1;
  reg [2:0] spi_arb_priority_pipe_order_ts3_byte_1;
  reg [1:0] spi_arb_priority_ts0_dur_mult_byte_1, spi_arb_priority_ts1_dur_mult_byte_1;
  reg [1:0] spi_arb_priority_ts2_dur_mult_byte_2, spi_arb_priority_ts3_dur_mult_byte_2;
  reg [7:0] spi_arb_cycles_0_ts0_duration_byte_0, spi_arb_cycles_0_ts0_duration_byte_1;
  reg [7:0] spi_arb_cycles_0_ts1_duration_byte_2, spi_arb_cycles_0_ts1_duration_byte_3;
  reg [7:0] spi_arb_cycles_1_ts2_duration_byte_0, spi_arb_cycles_1_ts2_duration_byte_1;
  reg [7:0] spi_arb_cycles_1_ts3_duration_byte_2, spi_arb_cycles_1_ts3_duration_byte_3;
  reg spi_gdbg_wave_cntl_stall_ra_byte_0;
  reg [1:0] spi_gdbg_trap_config_me_sel_byte_0, spi_gdbg_trap_config_pipe_sel_byte_0;
  reg [2:0] spi_gdbg_trap_config_queue_sel_byte_0;
  reg spi_gdbg_trap_config_me_match_byte_0, spi_gdbg_trap_config_pipe_match_byte_1;
  reg spi_gdbg_trap_config_queue_match_byte_1, spi_gdbg_trap_config_trap_en_byte_1;
  reg [7:0] spi_gdbg_trap_config_vmid_sel_byte_2, spi_gdbg_trap_config_vmid_sel_byte_3;
  reg [7:0] spi_gdbg_trap_mask_excp_en_byte_0;
  reg spi_gdbg_trap_mask_excp_en_byte_1, spi_gdbg_trap_mask_replace_byte_1;
  wire [31:0] spi_gdbg_tba_lo_mem_base_byte; reg [7:0] spi_gdbg_tba_hi_mem_base_byte_0;
  wire [31:0] spi_gdbg_tma_lo_mem_base_byte; reg [7:0] spi_gdbg_tma_hi_mem_base_byte_0;
  wire [31:0] spi_gdbg_trap_data0_data_byte, spi_gdbg_trap_data1_data_byte;
  wire [35:0] spi_resource_reserve_cu_vgpr_byte_0, spi_resource_reserve_cu_sgpr_byte_0;
  wire [35:0] spi_resource_reserve_cu_lds_byte_1; wire [26:0] spi_resource_reserve_cu_waves_byte_1;
  wire [8:0] spi_resource_reserve_cu_barriers_byte_1; wire [26:0] spi_resource_reserve_cu_barriers_byte_2;
  wire [9:0] spi_resource_reserve_en_cu_en_byte_0; wire [69:0] spi_resource_reserve_en_cu_type_mask_byte_0;
  wire [79:0] spi_resource_reserve_en_cu_type_mask_byte_1, spi_resource_reserve_en_cu_queue_mask_byte_2;
  wire [9:0] spi_resource_reserve_en_cu_reserve_space_only_byte_3; wire [31:0] write_spi_ps_input_cntl;
  wire [191:0] spi_ps_input_cntl_offset_byte_0; wire [63:0] spi_ps_input_cntl_default_val_byte_1;
  wire [31:0] spi_ps_input_cntl_flat_shade_byte_1; wire [95:0] spi_ps_input_cntl_cyl_wrap_byte_1;
  wire [31:0] spi_ps_input_cntl_cyl_wrap_byte_2, spi_ps_input_cntl_pt_sprite_tex_byte_2;
  wire [31:0] spi_ps_input_cntl_dup_byte_2; reg [4:0] spi_vs_out_config_vs_export_count_byte_0;
  reg spi_vs_out_config_vs_half_pack_byte_0, spi_ps_input_ena_persp_sample_ena_byte_0;
  reg spi_ps_input_ena_persp_center_ena_byte_0, spi_ps_input_ena_persp_centroid_ena_byte_0;
  reg spi_ps_input_ena_persp_pull_model_ena_byte_0, spi_ps_input_ena_linear_sample_ena_byte_0;
  reg spi_ps_input_ena_linear_center_ena_byte_0, spi_ps_input_ena_linear_centroid_ena_byte_0;
  reg spi_ps_input_ena_line_stipple_tex_ena_byte_0, spi_ps_input_ena_pos_x_float_ena_byte_1;
  reg spi_ps_input_ena_pos_y_float_ena_byte_1, spi_ps_input_ena_pos_z_float_ena_byte_1;
  reg spi_ps_input_ena_pos_w_float_ena_byte_1, spi_ps_input_ena_front_face_ena_byte_1;
  reg spi_ps_input_ena_ancillary_ena_byte_1, spi_ps_input_ena_sample_coverage_ena_byte_1;
  reg spi_ps_input_ena_pos_fixed_pt_ena_byte_1, spi_ps_input_addr_persp_sample_ena_byte_0;
  reg spi_ps_input_addr_persp_center_ena_byte_0, spi_ps_input_addr_persp_centroid_ena_byte_0;
  reg spi_ps_input_addr_persp_pull_model_ena_byte_0, spi_ps_input_addr_linear_sample_ena_byte_0;
  reg spi_ps_input_addr_linear_center_ena_byte_0, spi_ps_input_addr_linear_centroid_ena_byte_0;
  reg spi_ps_input_addr_line_stipple_tex_ena_byte_0, spi_ps_input_addr_pos_x_float_ena_byte_1;
  reg spi_ps_input_addr_pos_y_float_ena_byte_1, spi_ps_input_addr_pos_z_float_ena_byte_1;
  reg spi_ps_input_addr_pos_w_float_ena_byte_1, spi_ps_input_addr_front_face_ena_byte_1;
  reg spi_ps_input_addr_ancillary_ena_byte_1, spi_ps_input_addr_sample_coverage_ena_byte_1;
  reg spi_ps_input_addr_pos_fixed_pt_ena_byte_1, spi_interp_control_0_flat_shade_ena_byte_0;
  reg spi_interp_control_0_pnt_sprite_ena_byte_0;
  reg [2:0] spi_interp_control_0_pnt_sprite_ovrd_x_byte_0, spi_interp_control_0_pnt_sprite_ovrd_y_byte_0;
  reg [2:0] spi_interp_control_0_pnt_sprite_ovrd_z_byte_1, spi_interp_control_0_pnt_sprite_ovrd_w_byte_1;
  reg spi_interp_control_0_pnt_sprite_top_1_byte_1; reg [5:0] spi_ps_in_control_num_interp_byte_0;
  reg spi_ps_in_control_param_gen_byte_0, spi_ps_in_control_bc_optimize_disable_byte_1;
  reg spi_baryc_cntl_persp_center_cntl_byte_0, spi_baryc_cntl_persp_centroid_cntl_byte_0;
  reg spi_baryc_cntl_linear_center_cntl_byte_1, spi_baryc_cntl_linear_centroid_cntl_byte_1;
  reg [1:0] spi_baryc_cntl_pos_float_location_byte_2;
  reg spi_baryc_cntl_pos_float_ulc_byte_2, spi_baryc_cntl_front_face_all_bits_byte_3;
  reg [7:0] spi_tmpring_size_waves_byte_0;
  reg [3:0] spi_tmpring_size_waves_byte_1, spi_tmpring_size_wavesize_byte_1;
  reg [7:0] spi_tmpring_size_wavesize_byte_2; reg spi_tmpring_size_wavesize_byte_3;
  reg [3:0] spi_shader_pos_format_pos0_export_format_byte_0, spi_shader_pos_format_pos1_export_format_byte_0;
  reg [3:0] spi_shader_pos_format_pos2_export_format_byte_1, spi_shader_pos_format_pos3_export_format_byte_1;
  reg [3:0] spi_shader_z_format_z_export_format_byte_0, spi_shader_col_format_col0_export_format_byte_0;
  reg [3:0] spi_shader_col_format_col1_export_format_byte_0, spi_shader_col_format_col2_export_format_byte_1;
  reg [3:0] spi_shader_col_format_col3_export_format_byte_1, spi_shader_col_format_col4_export_format_byte_2;
  reg [3:0] spi_shader_col_format_col5_export_format_byte_2, spi_shader_col_format_col6_export_format_byte_3;
  reg [3:0] spi_shader_col_format_col7_export_format_byte_3; reg ready, error; reg [31:0] read_data;
  wire [3:0] write_spi_arb_priority_equal; wire [29:0] write_spi_shader_pgm_rsrc3_ls_equal;
  wire [527:0] read_data_case_12_joined, read_data_case_12_joined2, read_data_case_12_joined3;
  wire [527:0] read_data_case_12_joined4, read_data_case_12_joined5, read_data_case_12_joined6;
  wire [3:0] spi_shader_pgm_rsrc1_ps_vgprs_byte_0_enable_all, spi_shader_pgm_rsrc1_vs_vgprs_byte_0_enable_all;
  wire [3:0] spi_shader_pgm_rsrc1_gs_vgprs_byte_0_enable_all, spi_shader_pgm_rsrc1_es_vgprs_byte_0_enable_all;
  wire [3:0] spi_shader_pgm_rsrc1_hs_vgprs_byte_0_enable_all, spi_shader_pgm_rsrc1_ls_vgprs_byte_0_enable_all;
  wire [3:0] spi_shader_col_format_col0_export_format_byte_0_enable_all;

  wire writing = bus_valid & bus_write & (~|bus_address[1:0]);
  wire config_page_90 = bus_address[17:8] == 10'h90;
  wire bus_address_7_2_is_58 = bus_address[7:2] == 6'h3a;
  wire write_spi_ps_max_wave_id = writing & config_page_90 & bus_address_7_2_is_58;
  assign spi_ps_max_wave_id_max_wave_id = {spi_ps_max_wave_id_max_wave_id_byte_1,
      spi_ps_max_wave_id_max_wave_id_byte_0};
  wire config_page_91 = bus_address[17:8] == 10'h91;
  wire write_spi_config_cntl = writing & config_page_91 & write_spi_arb_priority_equal[0];
  assign spi_config_cntl_gpr_write_priority = {spi_config_cntl_gpr_write_priority_byte_2,
      spi_config_cntl_gpr_write_priority_byte_1, spi_config_cntl_gpr_write_priority_byte_0};
  assign spi_config_cntl_exp_priority_order = spi_config_cntl_exp_priority_order_byte_2;
  assign spi_config_cntl_enable_sqg_top_events = spi_config_cntl_enable_sqg_top_events_byte_3;
  assign spi_config_cntl_enable_sqg_bop_events = spi_config_cntl_enable_sqg_bop_events_byte_3;
  assign spi_config_cntl_rsrc_mgmt_reset = spi_config_cntl_rsrc_mgmt_reset_byte_3;
  assign spi_config_cntl_ttrace_stall_all = spi_config_cntl_ttrace_stall_all_byte_3;
  wire shader_page_b0 = bus_address[17:8] == 10'hb0;
  wire writing_and_shader_page_b0 = writing & shader_page_b0;
  wire write_spi_shader_tba_lo_ps = writing_and_shader_page_b0 & write_spi_arb_priority_equal[0];
  assign spi_shader_tba_lo_ps_mem_base = spi_shader_tba_lo_ps_mem_base_byte;
  wire write_spi_shader_tba_hi_ps = writing_and_shader_page_b0 & write_spi_arb_priority_equal[1];
  assign spi_shader_tba_hi_ps_mem_base = spi_shader_tba_hi_ps_mem_base_byte_0;
  wire write_spi_shader_tma_lo_ps = writing_and_shader_page_b0 & write_spi_arb_priority_equal[2];
  assign spi_shader_tma_lo_ps_mem_base = spi_shader_tma_lo_ps_mem_base_byte;
  wire write_spi_shader_tma_hi_ps = writing_and_shader_page_b0 & write_spi_arb_priority_equal[3];
  assign spi_shader_tma_hi_ps_mem_base = spi_shader_tma_hi_ps_mem_base_byte_0;
  wire write_spi_shader_pgm_rsrc3_ps = writing_and_shader_page_b0 & write_spi_shader_pgm_rsrc3_ls_equal[0];
  assign spi_shader_pgm_rsrc3_ps_cu_en = {spi_shader_pgm_rsrc3_ps_cu_en_byte_1, spi_shader_pgm_rsrc3_ps_cu_en_byte_0};
  assign spi_shader_pgm_rsrc3_ps_wave_limit = spi_shader_pgm_rsrc3_ps_wave_limit_byte_2;
  assign spi_shader_pgm_rsrc3_ps_lock_low_threshold = {spi_shader_pgm_rsrc3_ps_lock_low_threshold_byte_3,
      spi_shader_pgm_rsrc3_ps_lock_low_threshold_byte_2};
  wire write_spi_shader_pgm_lo_ps = writing_and_shader_page_b0 & write_spi_shader_pgm_rsrc3_ls_equal[1];
  assign spi_shader_pgm_lo_ps_mem_base = spi_shader_pgm_lo_ps_mem_base_byte;
  wire write_spi_shader_pgm_hi_ps = writing_and_shader_page_b0 & write_spi_shader_pgm_rsrc3_ls_equal[2];
  assign spi_shader_pgm_hi_ps_mem_base = spi_shader_pgm_hi_ps_mem_base_byte_0;
  wire write_spi_shader_pgm_rsrc1_ps = writing_and_shader_page_b0 & write_spi_shader_pgm_rsrc3_ls_equal[3];
  assign spi_shader_pgm_rsrc1_ps_vgprs = spi_shader_pgm_rsrc1_ps_vgprs_byte_0;
  assign spi_shader_pgm_rsrc1_ps_sgprs = {spi_shader_pgm_rsrc1_ps_sgprs_byte_1, spi_shader_pgm_rsrc1_ps_sgprs_byte_0};
  assign spi_shader_pgm_rsrc1_ps_priority = spi_shader_pgm_rsrc1_ps_priority_byte_1;
  assign spi_shader_pgm_rsrc1_ps_float_mode = {spi_shader_pgm_rsrc1_ps_float_mode_byte_2,
      spi_shader_pgm_rsrc1_ps_float_mode_byte_1};
  assign spi_shader_pgm_rsrc1_ps_priv = spi_shader_pgm_rsrc1_ps_priv_byte_2;
  assign spi_shader_pgm_rsrc1_ps_dx10_clamp = spi_shader_pgm_rsrc1_ps_dx10_clamp_byte_2;
  assign spi_shader_pgm_rsrc1_ps_debug_mode = spi_shader_pgm_rsrc1_ps_debug_mode_byte_2;
  assign spi_shader_pgm_rsrc1_ps_ieee_mode = spi_shader_pgm_rsrc1_ps_ieee_mode_byte_2;
  assign spi_shader_pgm_rsrc1_ps_cu_group_disable = spi_shader_pgm_rsrc1_ps_cu_group_disable_byte_3;
  assign spi_shader_pgm_rsrc1_ps_cache_ctl = spi_shader_pgm_rsrc1_ps_cache_ctl_byte_3;
  assign spi_shader_pgm_rsrc1_ps_cdbg_user = spi_shader_pgm_rsrc1_ps_cdbg_user_byte_3;
  wire write_spi_shader_pgm_rsrc2_ps = writing_and_shader_page_b0 & write_spi_shader_pgm_rsrc3_ls_equal[4];
  assign spi_shader_pgm_rsrc2_ps_scratch_en = spi_shader_pgm_rsrc2_ps_scratch_en_byte_0;
  assign spi_shader_pgm_rsrc2_ps_user_sgpr = spi_shader_pgm_rsrc2_ps_user_sgpr_byte_0;
  assign spi_shader_pgm_rsrc2_ps_trap_present = spi_shader_pgm_rsrc2_ps_trap_present_byte_0;
  assign spi_shader_pgm_rsrc2_ps_wave_cnt_en = spi_shader_pgm_rsrc2_ps_wave_cnt_en_byte_0;
  assign spi_shader_pgm_rsrc2_ps_extra_lds_size = spi_shader_pgm_rsrc2_ps_extra_lds_size_byte_1;
  assign spi_shader_pgm_rsrc2_ps_excp_en = {spi_shader_pgm_rsrc2_ps_excp_en_byte_3,
      spi_shader_pgm_rsrc2_ps_excp_en_byte_2};
  assign spi_shader_user_data_ps_data_0 = {spi_shader_user_data_ps_data_byte_3[0 +: 8],
      spi_shader_user_data_ps_data_byte_2[0 +: 8], spi_shader_user_data_ps_data_byte_1[0 +: 8],
      spi_shader_user_data_ps_data_byte_0[0 +: 8]};
  assign spi_shader_user_data_ps_data_1 = {spi_shader_user_data_ps_data_byte_3[1*8 +: 8],
      spi_shader_user_data_ps_data_byte_2[1*8 +: 8], spi_shader_user_data_ps_data_byte_1[1*8 +: 8],
      spi_shader_user_data_ps_data_byte_0[1*8 +: 8]};
  assign spi_shader_user_data_ps_data_2 = {spi_shader_user_data_ps_data_byte_3[2*8 +: 8],
      spi_shader_user_data_ps_data_byte_2[2*8 +: 8], spi_shader_user_data_ps_data_byte_1[2*8 +: 8],
      spi_shader_user_data_ps_data_byte_0[2*8 +: 8]};
  assign spi_shader_user_data_ps_data_3 = {spi_shader_user_data_ps_data_byte_3[3*8 +: 8],
      spi_shader_user_data_ps_data_byte_2[3*8 +: 8], spi_shader_user_data_ps_data_byte_1[3*8 +: 8],
      spi_shader_user_data_ps_data_byte_0[3*8 +: 8]};
  assign spi_shader_user_data_ps_data_4 = {spi_shader_user_data_ps_data_byte_3[4*8 +: 8],
      spi_shader_user_data_ps_data_byte_2[4*8 +: 8], spi_shader_user_data_ps_data_byte_1[4*8 +: 8],
      spi_shader_user_data_ps_data_byte_0[4*8 +: 8]};
  assign spi_shader_user_data_ps_data_5 = {spi_shader_user_data_ps_data_byte_3[5*8 +: 8],
      spi_shader_user_data_ps_data_byte_2[5*8 +: 8], spi_shader_user_data_ps_data_byte_1[5*8 +: 8],
      spi_shader_user_data_ps_data_byte_0[5*8 +: 8]};
  assign spi_shader_user_data_ps_data_6 = {spi_shader_user_data_ps_data_byte_3[6*8 +: 8],
      spi_shader_user_data_ps_data_byte_2[6*8 +: 8], spi_shader_user_data_ps_data_byte_1[6*8 +: 8],
      spi_shader_user_data_ps_data_byte_0[6*8 +: 8]};
  assign spi_shader_user_data_ps_data_7 = {spi_shader_user_data_ps_data_byte_3[7*8 +: 8],
      spi_shader_user_data_ps_data_byte_2[7*8 +: 8], spi_shader_user_data_ps_data_byte_1[7*8 +: 8],
      spi_shader_user_data_ps_data_byte_0[7*8 +: 8]};
  assign spi_shader_user_data_ps_data_8 = {spi_shader_user_data_ps_data_byte_3[8*8 +: 8],
      spi_shader_user_data_ps_data_byte_2[8*8 +: 8], spi_shader_user_data_ps_data_byte_1[8*8 +: 8],
      spi_shader_user_data_ps_data_byte_0[8*8 +: 8]};
  assign spi_shader_user_data_ps_data_9 = {spi_shader_user_data_ps_data_byte_3[9*8 +: 8],
      spi_shader_user_data_ps_data_byte_2[9*8 +: 8], spi_shader_user_data_ps_data_byte_1[9*8 +: 8],
      spi_shader_user_data_ps_data_byte_0[9*8 +: 8]};
  assign spi_shader_user_data_ps_data_10 = {spi_shader_user_data_ps_data_byte_3[10*8 +: 8],
      spi_shader_user_data_ps_data_byte_2[10*8 +: 8], spi_shader_user_data_ps_data_byte_1[10*8 +: 8],
      spi_shader_user_data_ps_data_byte_0[10*8 +: 8]};
  assign spi_shader_user_data_ps_data_11 = {spi_shader_user_data_ps_data_byte_3[11*8 +: 8],
      spi_shader_user_data_ps_data_byte_2[11*8 +: 8], spi_shader_user_data_ps_data_byte_1[11*8 +: 8],
      spi_shader_user_data_ps_data_byte_0[11*8 +: 8]};
  assign spi_shader_user_data_ps_data_12 = {spi_shader_user_data_ps_data_byte_3[12*8 +: 8],
      spi_shader_user_data_ps_data_byte_2[12*8 +: 8], spi_shader_user_data_ps_data_byte_1[12*8 +: 8],
      spi_shader_user_data_ps_data_byte_0[12*8 +: 8]};
  assign spi_shader_user_data_ps_data_13 = {spi_shader_user_data_ps_data_byte_3[13*8 +: 8],
      spi_shader_user_data_ps_data_byte_2[13*8 +: 8], spi_shader_user_data_ps_data_byte_1[13*8 +: 8],
      spi_shader_user_data_ps_data_byte_0[13*8 +: 8]};
  assign spi_shader_user_data_ps_data_14 = {spi_shader_user_data_ps_data_byte_3[14*8 +: 8],
      spi_shader_user_data_ps_data_byte_2[14*8 +: 8], spi_shader_user_data_ps_data_byte_1[14*8 +: 8],
      spi_shader_user_data_ps_data_byte_0[14*8 +: 8]};
  assign spi_shader_user_data_ps_data_15 = {spi_shader_user_data_ps_data_byte_3[15*8 +: 8],
      spi_shader_user_data_ps_data_byte_2[15*8 +: 8], spi_shader_user_data_ps_data_byte_1[15*8 +: 8],
      spi_shader_user_data_ps_data_byte_0[15*8 +: 8]};
  wire shader_page_b1 = bus_address[17:8] == 10'hb1;
  wire writing_and_shader_page_b1 = writing & shader_page_b1;
  wire write_spi_shader_tba_lo_vs = writing_and_shader_page_b1 & write_spi_arb_priority_equal[0];
  assign spi_shader_tba_lo_vs_mem_base = spi_shader_tba_lo_vs_mem_base_byte;
  wire write_spi_shader_tba_hi_vs = writing_and_shader_page_b1 & write_spi_arb_priority_equal[1];
  assign spi_shader_tba_hi_vs_mem_base = spi_shader_tba_hi_vs_mem_base_byte_0;
  wire write_spi_shader_tma_lo_vs = writing_and_shader_page_b1 & write_spi_arb_priority_equal[2];
  assign spi_shader_tma_lo_vs_mem_base = spi_shader_tma_lo_vs_mem_base_byte;
  wire write_spi_shader_tma_hi_vs = writing_and_shader_page_b1 & write_spi_arb_priority_equal[3];
  assign spi_shader_tma_hi_vs_mem_base = spi_shader_tma_hi_vs_mem_base_byte_0;
  wire write_spi_shader_pgm_rsrc3_vs = writing_and_shader_page_b1 & (bus_address[7:2] == 6'd6);
  assign spi_shader_pgm_rsrc3_vs_cu_en = {spi_shader_pgm_rsrc3_vs_cu_en_byte_1, spi_shader_pgm_rsrc3_vs_cu_en_byte_0};
  assign spi_shader_pgm_rsrc3_vs_wave_limit = spi_shader_pgm_rsrc3_vs_wave_limit_byte_2;
  assign spi_shader_pgm_rsrc3_vs_lock_low_threshold = {spi_shader_pgm_rsrc3_vs_lock_low_threshold_byte_3,
      spi_shader_pgm_rsrc3_vs_lock_low_threshold_byte_2};
  wire write_spi_shader_late_alloc_vs = writing_and_shader_page_b1 & write_spi_shader_pgm_rsrc3_ls_equal[0];
  assign spi_shader_late_alloc_vs_limit = spi_shader_late_alloc_vs_limit_byte_0;
  wire write_spi_shader_pgm_lo_vs = writing_and_shader_page_b1 & write_spi_shader_pgm_rsrc3_ls_equal[1];
  assign spi_shader_pgm_lo_vs_mem_base = spi_shader_pgm_lo_vs_mem_base_byte;
  wire write_spi_shader_pgm_hi_vs = writing_and_shader_page_b1 & write_spi_shader_pgm_rsrc3_ls_equal[2];
  assign spi_shader_pgm_hi_vs_mem_base = spi_shader_pgm_hi_vs_mem_base_byte_0;
  wire write_spi_shader_pgm_rsrc1_vs = writing_and_shader_page_b1 & write_spi_shader_pgm_rsrc3_ls_equal[3];
  assign spi_shader_pgm_rsrc1_vs_vgprs = spi_shader_pgm_rsrc1_vs_vgprs_byte_0;
  assign spi_shader_pgm_rsrc1_vs_sgprs = {spi_shader_pgm_rsrc1_vs_sgprs_byte_1, spi_shader_pgm_rsrc1_vs_sgprs_byte_0};
  assign spi_shader_pgm_rsrc1_vs_priority = spi_shader_pgm_rsrc1_vs_priority_byte_1;
  assign spi_shader_pgm_rsrc1_vs_float_mode = {spi_shader_pgm_rsrc1_vs_float_mode_byte_2,
      spi_shader_pgm_rsrc1_vs_float_mode_byte_1};
  assign spi_shader_pgm_rsrc1_vs_priv = spi_shader_pgm_rsrc1_vs_priv_byte_2;
  assign spi_shader_pgm_rsrc1_vs_dx10_clamp = spi_shader_pgm_rsrc1_vs_dx10_clamp_byte_2;
  assign spi_shader_pgm_rsrc1_vs_debug_mode = spi_shader_pgm_rsrc1_vs_debug_mode_byte_2;
  assign spi_shader_pgm_rsrc1_vs_ieee_mode = spi_shader_pgm_rsrc1_vs_ieee_mode_byte_2;
  assign spi_shader_pgm_rsrc1_vs_vgpr_comp_cnt = spi_shader_pgm_rsrc1_vs_vgpr_comp_cnt_byte_3;
  assign spi_shader_pgm_rsrc1_vs_cu_group_enable = spi_shader_pgm_rsrc1_vs_cu_group_enable_byte_3;
  assign spi_shader_pgm_rsrc1_vs_cache_ctl = spi_shader_pgm_rsrc1_vs_cache_ctl_byte_3;
  assign spi_shader_pgm_rsrc1_vs_cdbg_user = spi_shader_pgm_rsrc1_vs_cdbg_user_byte_3;
  wire write_spi_shader_pgm_rsrc2_vs = writing_and_shader_page_b1 & write_spi_shader_pgm_rsrc3_ls_equal[4];
  assign spi_shader_pgm_rsrc2_vs_scratch_en = spi_shader_pgm_rsrc2_vs_scratch_en_byte_0;
  assign spi_shader_pgm_rsrc2_vs_user_sgpr = spi_shader_pgm_rsrc2_vs_user_sgpr_byte_0;
  assign spi_shader_pgm_rsrc2_vs_trap_present = spi_shader_pgm_rsrc2_vs_trap_present_byte_0;
  assign spi_shader_pgm_rsrc2_vs_oc_lds_en = spi_shader_pgm_rsrc2_vs_oc_lds_en_byte_0;
  assign spi_shader_pgm_rsrc2_vs_so_base0_en = spi_shader_pgm_rsrc2_vs_so_base0_en_byte_1;
  assign spi_shader_pgm_rsrc2_vs_so_base1_en = spi_shader_pgm_rsrc2_vs_so_base1_en_byte_1;
  assign spi_shader_pgm_rsrc2_vs_so_base2_en = spi_shader_pgm_rsrc2_vs_so_base2_en_byte_1;
  assign spi_shader_pgm_rsrc2_vs_so_base3_en = spi_shader_pgm_rsrc2_vs_so_base3_en_byte_1;
  assign spi_shader_pgm_rsrc2_vs_so_en = spi_shader_pgm_rsrc2_vs_so_en_byte_1;
  assign spi_shader_pgm_rsrc2_vs_excp_en = {spi_shader_pgm_rsrc2_vs_excp_en_byte_2,
      spi_shader_pgm_rsrc2_vs_excp_en_byte_1};
  assign spi_shader_user_data_vs_data_0 = {spi_shader_user_data_vs_data_byte_3[0 +: 8],
      spi_shader_user_data_vs_data_byte_2[0 +: 8], spi_shader_user_data_vs_data_byte_1[0 +: 8],
      spi_shader_user_data_vs_data_byte_0[0 +: 8]};
  assign spi_shader_user_data_vs_data_1 = {spi_shader_user_data_vs_data_byte_3[1*8 +: 8],
      spi_shader_user_data_vs_data_byte_2[1*8 +: 8], spi_shader_user_data_vs_data_byte_1[1*8 +: 8],
      spi_shader_user_data_vs_data_byte_0[1*8 +: 8]};
  assign spi_shader_user_data_vs_data_2 = {spi_shader_user_data_vs_data_byte_3[2*8 +: 8],
      spi_shader_user_data_vs_data_byte_2[2*8 +: 8], spi_shader_user_data_vs_data_byte_1[2*8 +: 8],
      spi_shader_user_data_vs_data_byte_0[2*8 +: 8]};
  assign spi_shader_user_data_vs_data_3 = {spi_shader_user_data_vs_data_byte_3[3*8 +: 8],
      spi_shader_user_data_vs_data_byte_2[3*8 +: 8], spi_shader_user_data_vs_data_byte_1[3*8 +: 8],
      spi_shader_user_data_vs_data_byte_0[3*8 +: 8]};
  assign spi_shader_user_data_vs_data_4 = {spi_shader_user_data_vs_data_byte_3[4*8 +: 8],
      spi_shader_user_data_vs_data_byte_2[4*8 +: 8], spi_shader_user_data_vs_data_byte_1[4*8 +: 8],
      spi_shader_user_data_vs_data_byte_0[4*8 +: 8]};
  assign spi_shader_user_data_vs_data_5 = {spi_shader_user_data_vs_data_byte_3[5*8 +: 8],
      spi_shader_user_data_vs_data_byte_2[5*8 +: 8], spi_shader_user_data_vs_data_byte_1[5*8 +: 8],
      spi_shader_user_data_vs_data_byte_0[5*8 +: 8]};
  assign spi_shader_user_data_vs_data_6 = {spi_shader_user_data_vs_data_byte_3[6*8 +: 8],
      spi_shader_user_data_vs_data_byte_2[6*8 +: 8], spi_shader_user_data_vs_data_byte_1[6*8 +: 8],
      spi_shader_user_data_vs_data_byte_0[6*8 +: 8]};
  assign spi_shader_user_data_vs_data_7 = {spi_shader_user_data_vs_data_byte_3[7*8 +: 8],
      spi_shader_user_data_vs_data_byte_2[7*8 +: 8], spi_shader_user_data_vs_data_byte_1[7*8 +: 8],
      spi_shader_user_data_vs_data_byte_0[7*8 +: 8]};
  assign spi_shader_user_data_vs_data_8 = {spi_shader_user_data_vs_data_byte_3[8*8 +: 8],
      spi_shader_user_data_vs_data_byte_2[8*8 +: 8], spi_shader_user_data_vs_data_byte_1[8*8 +: 8],
      spi_shader_user_data_vs_data_byte_0[8*8 +: 8]};
  assign spi_shader_user_data_vs_data_9 = {spi_shader_user_data_vs_data_byte_3[9*8 +: 8],
      spi_shader_user_data_vs_data_byte_2[9*8 +: 8], spi_shader_user_data_vs_data_byte_1[9*8 +: 8],
      spi_shader_user_data_vs_data_byte_0[9*8 +: 8]};
  assign spi_shader_user_data_vs_data_10 = {spi_shader_user_data_vs_data_byte_3[10*8 +: 8],
      spi_shader_user_data_vs_data_byte_2[10*8 +: 8], spi_shader_user_data_vs_data_byte_1[10*8 +: 8],
      spi_shader_user_data_vs_data_byte_0[10*8 +: 8]};
  assign spi_shader_user_data_vs_data_11 = {spi_shader_user_data_vs_data_byte_3[11*8 +: 8],
      spi_shader_user_data_vs_data_byte_2[11*8 +: 8], spi_shader_user_data_vs_data_byte_1[11*8 +: 8],
      spi_shader_user_data_vs_data_byte_0[11*8 +: 8]};
  assign spi_shader_user_data_vs_data_12 = {spi_shader_user_data_vs_data_byte_3[12*8 +: 8],
      spi_shader_user_data_vs_data_byte_2[12*8 +: 8], spi_shader_user_data_vs_data_byte_1[12*8 +: 8],
      spi_shader_user_data_vs_data_byte_0[12*8 +: 8]};
  assign spi_shader_user_data_vs_data_13 = {spi_shader_user_data_vs_data_byte_3[13*8 +: 8],
      spi_shader_user_data_vs_data_byte_2[13*8 +: 8], spi_shader_user_data_vs_data_byte_1[13*8 +: 8],
      spi_shader_user_data_vs_data_byte_0[13*8 +: 8]};
  assign spi_shader_user_data_vs_data_14 = {spi_shader_user_data_vs_data_byte_3[14*8 +: 8],
      spi_shader_user_data_vs_data_byte_2[14*8 +: 8], spi_shader_user_data_vs_data_byte_1[14*8 +: 8],
      spi_shader_user_data_vs_data_byte_0[14*8 +: 8]};
  assign spi_shader_user_data_vs_data_15 = {spi_shader_user_data_vs_data_byte_3[15*8 +: 8],
      spi_shader_user_data_vs_data_byte_2[15*8 +: 8], spi_shader_user_data_vs_data_byte_1[15*8 +: 8],
      spi_shader_user_data_vs_data_byte_0[15*8 +: 8]};
  wire shader_page_b2 = bus_address[17:8] == 10'hb2;
  wire writing_and_shader_page_b2 = writing & shader_page_b2;
  wire write_spi_shader_tba_lo_gs = writing_and_shader_page_b2 & write_spi_arb_priority_equal[0];
  assign spi_shader_tba_lo_gs_mem_base = spi_shader_tba_lo_gs_mem_base_byte;
  wire write_spi_shader_tba_hi_gs = writing_and_shader_page_b2 & write_spi_arb_priority_equal[1];
  assign spi_shader_tba_hi_gs_mem_base = spi_shader_tba_hi_gs_mem_base_byte_0;
  wire write_spi_shader_tma_lo_gs = writing_and_shader_page_b2 & write_spi_arb_priority_equal[2];
  assign spi_shader_tma_lo_gs_mem_base = spi_shader_tma_lo_gs_mem_base_byte;
  wire write_spi_shader_tma_hi_gs = writing_and_shader_page_b2 & write_spi_arb_priority_equal[3];
  assign spi_shader_tma_hi_gs_mem_base = spi_shader_tma_hi_gs_mem_base_byte_0;
  wire write_spi_shader_pgm_rsrc3_gs = writing_and_shader_page_b2 & write_spi_shader_pgm_rsrc3_ls_equal[0];
  assign spi_shader_pgm_rsrc3_gs_cu_en = {spi_shader_pgm_rsrc3_gs_cu_en_byte_1, spi_shader_pgm_rsrc3_gs_cu_en_byte_0};
  assign spi_shader_pgm_rsrc3_gs_wave_limit = spi_shader_pgm_rsrc3_gs_wave_limit_byte_2;
  assign spi_shader_pgm_rsrc3_gs_lock_low_threshold = {spi_shader_pgm_rsrc3_gs_lock_low_threshold_byte_3,
      spi_shader_pgm_rsrc3_gs_lock_low_threshold_byte_2};
  wire write_spi_shader_pgm_lo_gs = writing_and_shader_page_b2 & write_spi_shader_pgm_rsrc3_ls_equal[1];
  assign spi_shader_pgm_lo_gs_mem_base = spi_shader_pgm_lo_gs_mem_base_byte;
  wire write_spi_shader_pgm_hi_gs = writing_and_shader_page_b2 & write_spi_shader_pgm_rsrc3_ls_equal[2];
  assign spi_shader_pgm_hi_gs_mem_base = spi_shader_pgm_hi_gs_mem_base_byte_0;
  wire write_spi_shader_pgm_rsrc1_gs = writing_and_shader_page_b2 & write_spi_shader_pgm_rsrc3_ls_equal[3];
  assign spi_shader_pgm_rsrc1_gs_vgprs = spi_shader_pgm_rsrc1_gs_vgprs_byte_0;
  assign spi_shader_pgm_rsrc1_gs_sgprs = {spi_shader_pgm_rsrc1_gs_sgprs_byte_1, spi_shader_pgm_rsrc1_gs_sgprs_byte_0};
  assign spi_shader_pgm_rsrc1_gs_priority = spi_shader_pgm_rsrc1_gs_priority_byte_1;
  assign spi_shader_pgm_rsrc1_gs_float_mode = {spi_shader_pgm_rsrc1_gs_float_mode_byte_2,
      spi_shader_pgm_rsrc1_gs_float_mode_byte_1};
  assign spi_shader_pgm_rsrc1_gs_priv = spi_shader_pgm_rsrc1_gs_priv_byte_2;
  assign spi_shader_pgm_rsrc1_gs_dx10_clamp = spi_shader_pgm_rsrc1_gs_dx10_clamp_byte_2;
  assign spi_shader_pgm_rsrc1_gs_debug_mode = spi_shader_pgm_rsrc1_gs_debug_mode_byte_2;
  assign spi_shader_pgm_rsrc1_gs_ieee_mode = spi_shader_pgm_rsrc1_gs_ieee_mode_byte_2;
  assign spi_shader_pgm_rsrc1_gs_cu_group_enable = spi_shader_pgm_rsrc1_gs_cu_group_enable_byte_3;
  assign spi_shader_pgm_rsrc1_gs_cache_ctl = spi_shader_pgm_rsrc1_gs_cache_ctl_byte_3;
  assign spi_shader_pgm_rsrc1_gs_cdbg_user = spi_shader_pgm_rsrc1_gs_cdbg_user_byte_3;
  wire write_spi_shader_pgm_rsrc2_gs = writing_and_shader_page_b2 & write_spi_shader_pgm_rsrc3_ls_equal[4];
  assign spi_shader_pgm_rsrc2_gs_scratch_en = spi_shader_pgm_rsrc2_gs_scratch_en_byte_0;
  assign spi_shader_pgm_rsrc2_gs_user_sgpr = spi_shader_pgm_rsrc2_gs_user_sgpr_byte_0;
  assign spi_shader_pgm_rsrc2_gs_trap_present = spi_shader_pgm_rsrc2_gs_trap_present_byte_0;
  assign spi_shader_pgm_rsrc2_gs_excp_en = {spi_shader_pgm_rsrc2_gs_excp_en_byte_1,
      spi_shader_pgm_rsrc2_gs_excp_en_byte_0};
  assign spi_shader_user_data_gs_data_0 = {spi_shader_user_data_gs_data_byte_3[0 +: 8],
      spi_shader_user_data_gs_data_byte_2[0 +: 8], spi_shader_user_data_gs_data_byte_1[0 +: 8],
      spi_shader_user_data_gs_data_byte_0[0 +: 8]};
  assign spi_shader_user_data_gs_data_1 = {spi_shader_user_data_gs_data_byte_3[1*8 +: 8],
      spi_shader_user_data_gs_data_byte_2[1*8 +: 8], spi_shader_user_data_gs_data_byte_1[1*8 +: 8],
      spi_shader_user_data_gs_data_byte_0[1*8 +: 8]};
  assign spi_shader_user_data_gs_data_2 = {spi_shader_user_data_gs_data_byte_3[2*8 +: 8],
      spi_shader_user_data_gs_data_byte_2[2*8 +: 8], spi_shader_user_data_gs_data_byte_1[2*8 +: 8],
      spi_shader_user_data_gs_data_byte_0[2*8 +: 8]};
  assign spi_shader_user_data_gs_data_3 = {spi_shader_user_data_gs_data_byte_3[3*8 +: 8],
      spi_shader_user_data_gs_data_byte_2[3*8 +: 8], spi_shader_user_data_gs_data_byte_1[3*8 +: 8],
      spi_shader_user_data_gs_data_byte_0[3*8 +: 8]};
  assign spi_shader_user_data_gs_data_4 = {spi_shader_user_data_gs_data_byte_3[4*8 +: 8],
      spi_shader_user_data_gs_data_byte_2[4*8 +: 8], spi_shader_user_data_gs_data_byte_1[4*8 +: 8],
      spi_shader_user_data_gs_data_byte_0[4*8 +: 8]};
  assign spi_shader_user_data_gs_data_5 = {spi_shader_user_data_gs_data_byte_3[5*8 +: 8],
      spi_shader_user_data_gs_data_byte_2[5*8 +: 8], spi_shader_user_data_gs_data_byte_1[5*8 +: 8],
      spi_shader_user_data_gs_data_byte_0[5*8 +: 8]};
  assign spi_shader_user_data_gs_data_6 = {spi_shader_user_data_gs_data_byte_3[6*8 +: 8],
      spi_shader_user_data_gs_data_byte_2[6*8 +: 8], spi_shader_user_data_gs_data_byte_1[6*8 +: 8],
      spi_shader_user_data_gs_data_byte_0[6*8 +: 8]};
  assign spi_shader_user_data_gs_data_7 = {spi_shader_user_data_gs_data_byte_3[7*8 +: 8],
      spi_shader_user_data_gs_data_byte_2[7*8 +: 8], spi_shader_user_data_gs_data_byte_1[7*8 +: 8],
      spi_shader_user_data_gs_data_byte_0[7*8 +: 8]};
  assign spi_shader_user_data_gs_data_8 = {spi_shader_user_data_gs_data_byte_3[8*8 +: 8],
      spi_shader_user_data_gs_data_byte_2[8*8 +: 8], spi_shader_user_data_gs_data_byte_1[8*8 +: 8],
      spi_shader_user_data_gs_data_byte_0[8*8 +: 8]};
  assign spi_shader_user_data_gs_data_9 = {spi_shader_user_data_gs_data_byte_3[9*8 +: 8],
      spi_shader_user_data_gs_data_byte_2[9*8 +: 8], spi_shader_user_data_gs_data_byte_1[9*8 +: 8],
      spi_shader_user_data_gs_data_byte_0[9*8 +: 8]};
  assign spi_shader_user_data_gs_data_10 = {spi_shader_user_data_gs_data_byte_3[10*8 +: 8],
      spi_shader_user_data_gs_data_byte_2[10*8 +: 8], spi_shader_user_data_gs_data_byte_1[10*8 +: 8],
      spi_shader_user_data_gs_data_byte_0[10*8 +: 8]};
  assign spi_shader_user_data_gs_data_11 = {spi_shader_user_data_gs_data_byte_3[11*8 +: 8],
      spi_shader_user_data_gs_data_byte_2[11*8 +: 8], spi_shader_user_data_gs_data_byte_1[11*8 +: 8],
      spi_shader_user_data_gs_data_byte_0[11*8 +: 8]};
  assign spi_shader_user_data_gs_data_12 = {spi_shader_user_data_gs_data_byte_3[12*8 +: 8],
      spi_shader_user_data_gs_data_byte_2[12*8 +: 8], spi_shader_user_data_gs_data_byte_1[12*8 +: 8],
      spi_shader_user_data_gs_data_byte_0[12*8 +: 8]};
  assign spi_shader_user_data_gs_data_13 = {spi_shader_user_data_gs_data_byte_3[13*8 +: 8],
      spi_shader_user_data_gs_data_byte_2[13*8 +: 8], spi_shader_user_data_gs_data_byte_1[13*8 +: 8],
      spi_shader_user_data_gs_data_byte_0[13*8 +: 8]};
  assign spi_shader_user_data_gs_data_14 = {spi_shader_user_data_gs_data_byte_3[14*8 +: 8],
      spi_shader_user_data_gs_data_byte_2[14*8 +: 8], spi_shader_user_data_gs_data_byte_1[14*8 +: 8],
      spi_shader_user_data_gs_data_byte_0[14*8 +: 8]};
  assign spi_shader_user_data_gs_data_15 = {spi_shader_user_data_gs_data_byte_3[15*8 +: 8],
      spi_shader_user_data_gs_data_byte_2[15*8 +: 8], spi_shader_user_data_gs_data_byte_1[15*8 +: 8],
      spi_shader_user_data_gs_data_byte_0[15*8 +: 8]};
  wire shader_page_b3 = bus_address[17:8] == 10'hb3;
  wire writing_and_shader_page_b3 = writing & shader_page_b3;
  wire write_spi_shader_tba_lo_es = writing_and_shader_page_b3 & write_spi_arb_priority_equal[0];
  assign spi_shader_tba_lo_es_mem_base = spi_shader_tba_lo_es_mem_base_byte;
  wire write_spi_shader_tba_hi_es = writing_and_shader_page_b3 & write_spi_arb_priority_equal[1];
  assign spi_shader_tba_hi_es_mem_base = spi_shader_tba_hi_es_mem_base_byte_0;
  wire write_spi_shader_tma_lo_es = writing_and_shader_page_b3 & write_spi_arb_priority_equal[2];
  assign spi_shader_tma_lo_es_mem_base = spi_shader_tma_lo_es_mem_base_byte;
  wire write_spi_shader_tma_hi_es = writing_and_shader_page_b3 & write_spi_arb_priority_equal[3];
  assign spi_shader_tma_hi_es_mem_base = spi_shader_tma_hi_es_mem_base_byte_0;
  wire write_spi_shader_pgm_rsrc3_es = writing_and_shader_page_b3 & write_spi_shader_pgm_rsrc3_ls_equal[0];
  assign spi_shader_pgm_rsrc3_es_cu_en = {spi_shader_pgm_rsrc3_es_cu_en_byte_1, spi_shader_pgm_rsrc3_es_cu_en_byte_0};
  assign spi_shader_pgm_rsrc3_es_wave_limit = spi_shader_pgm_rsrc3_es_wave_limit_byte_2;
  assign spi_shader_pgm_rsrc3_es_lock_low_threshold = {spi_shader_pgm_rsrc3_es_lock_low_threshold_byte_3,
      spi_shader_pgm_rsrc3_es_lock_low_threshold_byte_2};
  wire write_spi_shader_pgm_lo_es = writing_and_shader_page_b3 & write_spi_shader_pgm_rsrc3_ls_equal[1];
  assign spi_shader_pgm_lo_es_mem_base = spi_shader_pgm_lo_es_mem_base_byte;
  wire write_spi_shader_pgm_hi_es = writing_and_shader_page_b3 & write_spi_shader_pgm_rsrc3_ls_equal[2];
  assign spi_shader_pgm_hi_es_mem_base = spi_shader_pgm_hi_es_mem_base_byte_0;
  wire write_spi_shader_pgm_rsrc1_es = writing_and_shader_page_b3 & write_spi_shader_pgm_rsrc3_ls_equal[3];
  assign spi_shader_pgm_rsrc1_es_vgprs = spi_shader_pgm_rsrc1_es_vgprs_byte_0;
  assign spi_shader_pgm_rsrc1_es_sgprs = {spi_shader_pgm_rsrc1_es_sgprs_byte_1, spi_shader_pgm_rsrc1_es_sgprs_byte_0};
  assign spi_shader_pgm_rsrc1_es_priority = spi_shader_pgm_rsrc1_es_priority_byte_1;
  assign spi_shader_pgm_rsrc1_es_float_mode = {spi_shader_pgm_rsrc1_es_float_mode_byte_2,
      spi_shader_pgm_rsrc1_es_float_mode_byte_1};
  assign spi_shader_pgm_rsrc1_es_priv = spi_shader_pgm_rsrc1_es_priv_byte_2;
  assign spi_shader_pgm_rsrc1_es_dx10_clamp = spi_shader_pgm_rsrc1_es_dx10_clamp_byte_2;
  assign spi_shader_pgm_rsrc1_es_debug_mode = spi_shader_pgm_rsrc1_es_debug_mode_byte_2;
  assign spi_shader_pgm_rsrc1_es_ieee_mode = spi_shader_pgm_rsrc1_es_ieee_mode_byte_2;
  assign spi_shader_pgm_rsrc1_es_vgpr_comp_cnt = spi_shader_pgm_rsrc1_es_vgpr_comp_cnt_byte_3;
  assign spi_shader_pgm_rsrc1_es_cu_group_enable = spi_shader_pgm_rsrc1_es_cu_group_enable_byte_3;
  assign spi_shader_pgm_rsrc1_es_cache_ctl = spi_shader_pgm_rsrc1_es_cache_ctl_byte_3;
  assign spi_shader_pgm_rsrc1_es_cdbg_user = spi_shader_pgm_rsrc1_es_cdbg_user_byte_3;
  wire write_spi_shader_pgm_rsrc2_es = writing_and_shader_page_b3 & write_spi_shader_pgm_rsrc3_ls_equal[4];
  assign spi_shader_pgm_rsrc2_es_scratch_en = spi_shader_pgm_rsrc2_es_scratch_en_byte_0;
  assign spi_shader_pgm_rsrc2_es_user_sgpr = spi_shader_pgm_rsrc2_es_user_sgpr_byte_0;
  assign spi_shader_pgm_rsrc2_es_trap_present = spi_shader_pgm_rsrc2_es_trap_present_byte_0;
  assign spi_shader_pgm_rsrc2_es_oc_lds_en = spi_shader_pgm_rsrc2_es_oc_lds_en_byte_0;
  assign spi_shader_pgm_rsrc2_es_excp_en = {spi_shader_pgm_rsrc2_es_excp_en_byte_2,
      spi_shader_pgm_rsrc2_es_excp_en_byte_1};
  assign spi_shader_pgm_rsrc2_es_lds_size = {spi_shader_pgm_rsrc2_es_lds_size_byte_3,
      spi_shader_pgm_rsrc2_es_lds_size_byte_2};
  assign spi_shader_user_data_es_data_0 = {spi_shader_user_data_es_data_byte_3[0 +: 8],
      spi_shader_user_data_es_data_byte_2[0 +: 8], spi_shader_user_data_es_data_byte_1[0 +: 8],
      spi_shader_user_data_es_data_byte_0[0 +: 8]};
  assign spi_shader_user_data_es_data_1 = {spi_shader_user_data_es_data_byte_3[1*8 +: 8],
      spi_shader_user_data_es_data_byte_2[1*8 +: 8], spi_shader_user_data_es_data_byte_1[1*8 +: 8],
      spi_shader_user_data_es_data_byte_0[1*8 +: 8]};
  assign spi_shader_user_data_es_data_2 = {spi_shader_user_data_es_data_byte_3[2*8 +: 8],
      spi_shader_user_data_es_data_byte_2[2*8 +: 8], spi_shader_user_data_es_data_byte_1[2*8 +: 8],
      spi_shader_user_data_es_data_byte_0[2*8 +: 8]};
  assign spi_shader_user_data_es_data_3 = {spi_shader_user_data_es_data_byte_3[3*8 +: 8],
      spi_shader_user_data_es_data_byte_2[3*8 +: 8], spi_shader_user_data_es_data_byte_1[3*8 +: 8],
      spi_shader_user_data_es_data_byte_0[3*8 +: 8]};
  assign spi_shader_user_data_es_data_4 = {spi_shader_user_data_es_data_byte_3[4*8 +: 8],
      spi_shader_user_data_es_data_byte_2[4*8 +: 8], spi_shader_user_data_es_data_byte_1[4*8 +: 8],
      spi_shader_user_data_es_data_byte_0[4*8 +: 8]};
  assign spi_shader_user_data_es_data_5 = {spi_shader_user_data_es_data_byte_3[5*8 +: 8],
      spi_shader_user_data_es_data_byte_2[5*8 +: 8], spi_shader_user_data_es_data_byte_1[5*8 +: 8],
      spi_shader_user_data_es_data_byte_0[5*8 +: 8]};
  assign spi_shader_user_data_es_data_6 = {spi_shader_user_data_es_data_byte_3[6*8 +: 8],
      spi_shader_user_data_es_data_byte_2[6*8 +: 8], spi_shader_user_data_es_data_byte_1[6*8 +: 8],
      spi_shader_user_data_es_data_byte_0[6*8 +: 8]};
  assign spi_shader_user_data_es_data_7 = {spi_shader_user_data_es_data_byte_3[7*8 +: 8],
      spi_shader_user_data_es_data_byte_2[7*8 +: 8], spi_shader_user_data_es_data_byte_1[7*8 +: 8],
      spi_shader_user_data_es_data_byte_0[7*8 +: 8]};
  assign spi_shader_user_data_es_data_8 = {spi_shader_user_data_es_data_byte_3[8*8 +: 8],
      spi_shader_user_data_es_data_byte_2[8*8 +: 8], spi_shader_user_data_es_data_byte_1[8*8 +: 8],
      spi_shader_user_data_es_data_byte_0[8*8 +: 8]};
  assign spi_shader_user_data_es_data_9 = {spi_shader_user_data_es_data_byte_3[9*8 +: 8],
      spi_shader_user_data_es_data_byte_2[9*8 +: 8], spi_shader_user_data_es_data_byte_1[9*8 +: 8],
      spi_shader_user_data_es_data_byte_0[9*8 +: 8]};
  assign spi_shader_user_data_es_data_10 = {spi_shader_user_data_es_data_byte_3[10*8 +: 8],
      spi_shader_user_data_es_data_byte_2[10*8 +: 8], spi_shader_user_data_es_data_byte_1[10*8 +: 8],
      spi_shader_user_data_es_data_byte_0[10*8 +: 8]};
  assign spi_shader_user_data_es_data_11 = {spi_shader_user_data_es_data_byte_3[11*8 +: 8],
      spi_shader_user_data_es_data_byte_2[11*8 +: 8], spi_shader_user_data_es_data_byte_1[11*8 +: 8],
      spi_shader_user_data_es_data_byte_0[11*8 +: 8]};
  assign spi_shader_user_data_es_data_12 = {spi_shader_user_data_es_data_byte_3[12*8 +: 8],
      spi_shader_user_data_es_data_byte_2[12*8 +: 8], spi_shader_user_data_es_data_byte_1[12*8 +: 8],
      spi_shader_user_data_es_data_byte_0[12*8 +: 8]};
  assign spi_shader_user_data_es_data_13 = {spi_shader_user_data_es_data_byte_3[13*8 +: 8],
      spi_shader_user_data_es_data_byte_2[13*8 +: 8], spi_shader_user_data_es_data_byte_1[13*8 +: 8],
      spi_shader_user_data_es_data_byte_0[13*8 +: 8]};
  assign spi_shader_user_data_es_data_14 = {spi_shader_user_data_es_data_byte_3[14*8 +: 8],
      spi_shader_user_data_es_data_byte_2[14*8 +: 8], spi_shader_user_data_es_data_byte_1[14*8 +: 8],
      spi_shader_user_data_es_data_byte_0[14*8 +: 8]};
  assign spi_shader_user_data_es_data_15 = {spi_shader_user_data_es_data_byte_3[15*8 +: 8],
      spi_shader_user_data_es_data_byte_2[15*8 +: 8], spi_shader_user_data_es_data_byte_1[15*8 +: 8],
      spi_shader_user_data_es_data_byte_0[15*8 +: 8]};
  wire shader_page_b4 = bus_address[17:8] == 10'hb4;
  wire writing_and_shader_page_b4 = writing & shader_page_b4;
  wire write_spi_shader_tba_lo_hs = writing_and_shader_page_b4 & write_spi_arb_priority_equal[0];
  assign spi_shader_tba_lo_hs_mem_base = spi_shader_tba_lo_hs_mem_base_byte;
  wire write_spi_shader_tba_hi_hs = writing_and_shader_page_b4 & write_spi_arb_priority_equal[1];
  assign spi_shader_tba_hi_hs_mem_base = spi_shader_tba_hi_hs_mem_base_byte_0;
  wire write_spi_shader_tma_lo_hs = writing_and_shader_page_b4 & write_spi_arb_priority_equal[2];
  assign spi_shader_tma_lo_hs_mem_base = spi_shader_tma_lo_hs_mem_base_byte;
  wire write_spi_shader_tma_hi_hs = writing_and_shader_page_b4 & write_spi_arb_priority_equal[3];
  assign spi_shader_tma_hi_hs_mem_base = spi_shader_tma_hi_hs_mem_base_byte_0;
  wire write_spi_shader_pgm_rsrc3_hs = writing_and_shader_page_b4 & write_spi_shader_pgm_rsrc3_ls_equal[0];
  assign spi_shader_pgm_rsrc3_hs_wave_limit = spi_shader_pgm_rsrc3_hs_wave_limit_byte_0;
  assign spi_shader_pgm_rsrc3_hs_lock_low_threshold = {spi_shader_pgm_rsrc3_hs_lock_low_threshold_byte_1,
      spi_shader_pgm_rsrc3_hs_lock_low_threshold_byte_0};
  wire write_spi_shader_pgm_lo_hs = writing_and_shader_page_b4 & write_spi_shader_pgm_rsrc3_ls_equal[1];
  assign spi_shader_pgm_lo_hs_mem_base = spi_shader_pgm_lo_hs_mem_base_byte;
  wire write_spi_shader_pgm_hi_hs = writing_and_shader_page_b4 & write_spi_shader_pgm_rsrc3_ls_equal[2];
  assign spi_shader_pgm_hi_hs_mem_base = spi_shader_pgm_hi_hs_mem_base_byte_0;
  wire write_spi_shader_pgm_rsrc1_hs = writing_and_shader_page_b4 & write_spi_shader_pgm_rsrc3_ls_equal[3];
  assign spi_shader_pgm_rsrc1_hs_vgprs = spi_shader_pgm_rsrc1_hs_vgprs_byte_0;
  assign spi_shader_pgm_rsrc1_hs_sgprs = {spi_shader_pgm_rsrc1_hs_sgprs_byte_1, spi_shader_pgm_rsrc1_hs_sgprs_byte_0};
  assign spi_shader_pgm_rsrc1_hs_priority = spi_shader_pgm_rsrc1_hs_priority_byte_1;
  assign spi_shader_pgm_rsrc1_hs_float_mode = {spi_shader_pgm_rsrc1_hs_float_mode_byte_2,
      spi_shader_pgm_rsrc1_hs_float_mode_byte_1};
  assign spi_shader_pgm_rsrc1_hs_priv = spi_shader_pgm_rsrc1_hs_priv_byte_2;
  assign spi_shader_pgm_rsrc1_hs_dx10_clamp = spi_shader_pgm_rsrc1_hs_dx10_clamp_byte_2;
  assign spi_shader_pgm_rsrc1_hs_debug_mode = spi_shader_pgm_rsrc1_hs_debug_mode_byte_2;
  assign spi_shader_pgm_rsrc1_hs_ieee_mode = spi_shader_pgm_rsrc1_hs_ieee_mode_byte_2;
  assign spi_shader_pgm_rsrc1_hs_cache_ctl = spi_shader_pgm_rsrc1_hs_cache_ctl_byte_3;
  assign spi_shader_pgm_rsrc1_hs_cdbg_user = spi_shader_pgm_rsrc1_hs_cdbg_user_byte_3;
  wire write_spi_shader_pgm_rsrc2_hs = writing_and_shader_page_b4 & write_spi_shader_pgm_rsrc3_ls_equal[4];
  assign spi_shader_pgm_rsrc2_hs_scratch_en = spi_shader_pgm_rsrc2_hs_scratch_en_byte_0;
  assign spi_shader_pgm_rsrc2_hs_user_sgpr = spi_shader_pgm_rsrc2_hs_user_sgpr_byte_0;
  assign spi_shader_pgm_rsrc2_hs_trap_present = spi_shader_pgm_rsrc2_hs_trap_present_byte_0;
  assign spi_shader_pgm_rsrc2_hs_oc_lds_en = spi_shader_pgm_rsrc2_hs_oc_lds_en_byte_0;
  assign spi_shader_pgm_rsrc2_hs_tg_size_en = spi_shader_pgm_rsrc2_hs_tg_size_en_byte_1;
  assign spi_shader_pgm_rsrc2_hs_excp_en = {spi_shader_pgm_rsrc2_hs_excp_en_byte_2,
      spi_shader_pgm_rsrc2_hs_excp_en_byte_1};
  assign spi_shader_user_data_hs_data_0 = {spi_shader_user_data_hs_data_byte_3[0 +: 8],
      spi_shader_user_data_hs_data_byte_2[0 +: 8], spi_shader_user_data_hs_data_byte_1[0 +: 8],
      spi_shader_user_data_hs_data_byte_0[0 +: 8]};
  assign spi_shader_user_data_hs_data_1 = {spi_shader_user_data_hs_data_byte_3[1*8 +: 8],
      spi_shader_user_data_hs_data_byte_2[1*8 +: 8], spi_shader_user_data_hs_data_byte_1[1*8 +: 8],
      spi_shader_user_data_hs_data_byte_0[1*8 +: 8]};
  assign spi_shader_user_data_hs_data_2 = {spi_shader_user_data_hs_data_byte_3[2*8 +: 8],
      spi_shader_user_data_hs_data_byte_2[2*8 +: 8], spi_shader_user_data_hs_data_byte_1[2*8 +: 8],
      spi_shader_user_data_hs_data_byte_0[2*8 +: 8]};
  assign spi_shader_user_data_hs_data_3 = {spi_shader_user_data_hs_data_byte_3[3*8 +: 8],
      spi_shader_user_data_hs_data_byte_2[3*8 +: 8], spi_shader_user_data_hs_data_byte_1[3*8 +: 8],
      spi_shader_user_data_hs_data_byte_0[3*8 +: 8]};
  assign spi_shader_user_data_hs_data_4 = {spi_shader_user_data_hs_data_byte_3[4*8 +: 8],
      spi_shader_user_data_hs_data_byte_2[4*8 +: 8], spi_shader_user_data_hs_data_byte_1[4*8 +: 8],
      spi_shader_user_data_hs_data_byte_0[4*8 +: 8]};
  assign spi_shader_user_data_hs_data_5 = {spi_shader_user_data_hs_data_byte_3[5*8 +: 8],
      spi_shader_user_data_hs_data_byte_2[5*8 +: 8], spi_shader_user_data_hs_data_byte_1[5*8 +: 8],
      spi_shader_user_data_hs_data_byte_0[5*8 +: 8]};
  assign spi_shader_user_data_hs_data_6 = {spi_shader_user_data_hs_data_byte_3[6*8 +: 8],
      spi_shader_user_data_hs_data_byte_2[6*8 +: 8], spi_shader_user_data_hs_data_byte_1[6*8 +: 8],
      spi_shader_user_data_hs_data_byte_0[6*8 +: 8]};
  assign spi_shader_user_data_hs_data_7 = {spi_shader_user_data_hs_data_byte_3[7*8 +: 8],
      spi_shader_user_data_hs_data_byte_2[7*8 +: 8], spi_shader_user_data_hs_data_byte_1[7*8 +: 8],
      spi_shader_user_data_hs_data_byte_0[7*8 +: 8]};
  assign spi_shader_user_data_hs_data_8 = {spi_shader_user_data_hs_data_byte_3[8*8 +: 8],
      spi_shader_user_data_hs_data_byte_2[8*8 +: 8], spi_shader_user_data_hs_data_byte_1[8*8 +: 8],
      spi_shader_user_data_hs_data_byte_0[8*8 +: 8]};
  assign spi_shader_user_data_hs_data_9 = {spi_shader_user_data_hs_data_byte_3[9*8 +: 8],
      spi_shader_user_data_hs_data_byte_2[9*8 +: 8], spi_shader_user_data_hs_data_byte_1[9*8 +: 8],
      spi_shader_user_data_hs_data_byte_0[9*8 +: 8]};
  assign spi_shader_user_data_hs_data_10 = {spi_shader_user_data_hs_data_byte_3[10*8 +: 8],
      spi_shader_user_data_hs_data_byte_2[10*8 +: 8], spi_shader_user_data_hs_data_byte_1[10*8 +: 8],
      spi_shader_user_data_hs_data_byte_0[10*8 +: 8]};
  assign spi_shader_user_data_hs_data_11 = {spi_shader_user_data_hs_data_byte_3[11*8 +: 8],
      spi_shader_user_data_hs_data_byte_2[11*8 +: 8], spi_shader_user_data_hs_data_byte_1[11*8 +: 8],
      spi_shader_user_data_hs_data_byte_0[11*8 +: 8]};
  assign spi_shader_user_data_hs_data_12 = {spi_shader_user_data_hs_data_byte_3[12*8 +: 8],
      spi_shader_user_data_hs_data_byte_2[12*8 +: 8], spi_shader_user_data_hs_data_byte_1[12*8 +: 8],
      spi_shader_user_data_hs_data_byte_0[12*8 +: 8]};
  assign spi_shader_user_data_hs_data_13 = {spi_shader_user_data_hs_data_byte_3[13*8 +: 8],
      spi_shader_user_data_hs_data_byte_2[13*8 +: 8], spi_shader_user_data_hs_data_byte_1[13*8 +: 8],
      spi_shader_user_data_hs_data_byte_0[13*8 +: 8]};
  assign spi_shader_user_data_hs_data_14 = {spi_shader_user_data_hs_data_byte_3[14*8 +: 8],
      spi_shader_user_data_hs_data_byte_2[14*8 +: 8], spi_shader_user_data_hs_data_byte_1[14*8 +: 8],
      spi_shader_user_data_hs_data_byte_0[14*8 +: 8]};
  assign spi_shader_user_data_hs_data_15 = {spi_shader_user_data_hs_data_byte_3[15*8 +: 8],
      spi_shader_user_data_hs_data_byte_2[15*8 +: 8], spi_shader_user_data_hs_data_byte_1[15*8 +: 8],
      spi_shader_user_data_hs_data_byte_0[15*8 +: 8]};
  wire shader_page_b5 = bus_address[17:8] == 10'hb5;
  wire writing_and_shader_page_b5 = writing & shader_page_b5;
  wire write_spi_shader_tba_lo_ls = writing_and_shader_page_b5 & write_spi_arb_priority_equal[0];
  assign spi_shader_tba_lo_ls_mem_base = spi_shader_tba_lo_ls_mem_base_byte;
  wire write_spi_shader_tba_hi_ls = writing_and_shader_page_b5 & write_spi_arb_priority_equal[1];
  assign spi_shader_tba_hi_ls_mem_base = spi_shader_tba_hi_ls_mem_base_byte_0;
  wire write_spi_shader_tma_lo_ls = writing_and_shader_page_b5 & write_spi_arb_priority_equal[2];
  assign spi_shader_tma_lo_ls_mem_base = spi_shader_tma_lo_ls_mem_base_byte;
  wire write_spi_shader_tma_hi_ls = writing_and_shader_page_b5 & write_spi_arb_priority_equal[3];
  assign spi_shader_tma_hi_ls_mem_base = spi_shader_tma_hi_ls_mem_base_byte_0;
  wire write_spi_shader_pgm_rsrc3_ls = writing_and_shader_page_b5 & write_spi_shader_pgm_rsrc3_ls_equal[0];
  assign spi_shader_pgm_rsrc3_ls_cu_en = {spi_shader_pgm_rsrc3_ls_cu_en_byte_1, spi_shader_pgm_rsrc3_ls_cu_en_byte_0};
  assign spi_shader_pgm_rsrc3_ls_wave_limit = spi_shader_pgm_rsrc3_ls_wave_limit_byte_2;
  assign spi_shader_pgm_rsrc3_ls_lock_low_threshold = {spi_shader_pgm_rsrc3_ls_lock_low_threshold_byte_3,
      spi_shader_pgm_rsrc3_ls_lock_low_threshold_byte_2};
  wire write_spi_shader_pgm_lo_ls = writing_and_shader_page_b5 & write_spi_shader_pgm_rsrc3_ls_equal[1];
  assign spi_shader_pgm_lo_ls_mem_base = spi_shader_pgm_lo_ls_mem_base_byte;
  wire write_spi_shader_pgm_hi_ls = writing_and_shader_page_b5 & write_spi_shader_pgm_rsrc3_ls_equal[2];
  assign spi_shader_pgm_hi_ls_mem_base = spi_shader_pgm_hi_ls_mem_base_byte_0;
  wire write_spi_shader_pgm_rsrc1_ls = writing_and_shader_page_b5 & write_spi_shader_pgm_rsrc3_ls_equal[3];
  assign spi_shader_pgm_rsrc1_ls_vgprs = spi_shader_pgm_rsrc1_ls_vgprs_byte_0;
  assign spi_shader_pgm_rsrc1_ls_sgprs = {spi_shader_pgm_rsrc1_ls_sgprs_byte_1, spi_shader_pgm_rsrc1_ls_sgprs_byte_0};
  assign spi_shader_pgm_rsrc1_ls_priority = spi_shader_pgm_rsrc1_ls_priority_byte_1;
  assign spi_shader_pgm_rsrc1_ls_float_mode = {spi_shader_pgm_rsrc1_ls_float_mode_byte_2,
      spi_shader_pgm_rsrc1_ls_float_mode_byte_1};
  assign spi_shader_pgm_rsrc1_ls_priv = spi_shader_pgm_rsrc1_ls_priv_byte_2;
  assign spi_shader_pgm_rsrc1_ls_dx10_clamp = spi_shader_pgm_rsrc1_ls_dx10_clamp_byte_2;
  assign spi_shader_pgm_rsrc1_ls_debug_mode = spi_shader_pgm_rsrc1_ls_debug_mode_byte_2;
  assign spi_shader_pgm_rsrc1_ls_ieee_mode = spi_shader_pgm_rsrc1_ls_ieee_mode_byte_2;
  assign spi_shader_pgm_rsrc1_ls_vgpr_comp_cnt = spi_shader_pgm_rsrc1_ls_vgpr_comp_cnt_byte_3;
  assign spi_shader_pgm_rsrc1_ls_cache_ctl = spi_shader_pgm_rsrc1_ls_cache_ctl_byte_3;
  assign spi_shader_pgm_rsrc1_ls_cdbg_user = spi_shader_pgm_rsrc1_ls_cdbg_user_byte_3;
  wire write_spi_shader_pgm_rsrc2_ls = writing_and_shader_page_b5 & write_spi_shader_pgm_rsrc3_ls_equal[4];
  assign spi_shader_pgm_rsrc2_ls_scratch_en = spi_shader_pgm_rsrc2_ls_scratch_en_byte_0;
  assign spi_shader_pgm_rsrc2_ls_user_sgpr = spi_shader_pgm_rsrc2_ls_user_sgpr_byte_0;
  assign spi_shader_pgm_rsrc2_ls_trap_present = spi_shader_pgm_rsrc2_ls_trap_present_byte_0;
  assign spi_shader_pgm_rsrc2_ls_lds_size = {spi_shader_pgm_rsrc2_ls_lds_size_byte_1,
      spi_shader_pgm_rsrc2_ls_lds_size_byte_0};
  assign spi_shader_pgm_rsrc2_ls_excp_en = {spi_shader_pgm_rsrc2_ls_excp_en_byte_3,
      spi_shader_pgm_rsrc2_ls_excp_en_byte_2};
  assign spi_shader_user_data_ls_data_0 = {spi_shader_user_data_ls_data_byte_3[0 +: 8],
      spi_shader_user_data_ls_data_byte_2[0 +: 8], spi_shader_user_data_ls_data_byte_1[0 +: 8],
      spi_shader_user_data_ls_data_byte_0[0 +: 8]};
  assign spi_shader_user_data_ls_data_1 = {spi_shader_user_data_ls_data_byte_3[1*8 +: 8],
      spi_shader_user_data_ls_data_byte_2[1*8 +: 8], spi_shader_user_data_ls_data_byte_1[1*8 +: 8],
      spi_shader_user_data_ls_data_byte_0[1*8 +: 8]};
  assign spi_shader_user_data_ls_data_2 = {spi_shader_user_data_ls_data_byte_3[2*8 +: 8],
      spi_shader_user_data_ls_data_byte_2[2*8 +: 8], spi_shader_user_data_ls_data_byte_1[2*8 +: 8],
      spi_shader_user_data_ls_data_byte_0[2*8 +: 8]};
  assign spi_shader_user_data_ls_data_3 = {spi_shader_user_data_ls_data_byte_3[3*8 +: 8],
      spi_shader_user_data_ls_data_byte_2[3*8 +: 8], spi_shader_user_data_ls_data_byte_1[3*8 +: 8],
      spi_shader_user_data_ls_data_byte_0[3*8 +: 8]};
  assign spi_shader_user_data_ls_data_4 = {spi_shader_user_data_ls_data_byte_3[4*8 +: 8],
      spi_shader_user_data_ls_data_byte_2[4*8 +: 8], spi_shader_user_data_ls_data_byte_1[4*8 +: 8],
      spi_shader_user_data_ls_data_byte_0[4*8 +: 8]};
  assign spi_shader_user_data_ls_data_5 = {spi_shader_user_data_ls_data_byte_3[5*8 +: 8],
      spi_shader_user_data_ls_data_byte_2[5*8 +: 8], spi_shader_user_data_ls_data_byte_1[5*8 +: 8],
      spi_shader_user_data_ls_data_byte_0[5*8 +: 8]};
  assign spi_shader_user_data_ls_data_6 = {spi_shader_user_data_ls_data_byte_3[6*8 +: 8],
      spi_shader_user_data_ls_data_byte_2[6*8 +: 8], spi_shader_user_data_ls_data_byte_1[6*8 +: 8],
      spi_shader_user_data_ls_data_byte_0[6*8 +: 8]};
  assign spi_shader_user_data_ls_data_7 = {spi_shader_user_data_ls_data_byte_3[7*8 +: 8],
      spi_shader_user_data_ls_data_byte_2[7*8 +: 8], spi_shader_user_data_ls_data_byte_1[7*8 +: 8],
      spi_shader_user_data_ls_data_byte_0[7*8 +: 8]};
  assign spi_shader_user_data_ls_data_8 = {spi_shader_user_data_ls_data_byte_3[8*8 +: 8],
      spi_shader_user_data_ls_data_byte_2[8*8 +: 8], spi_shader_user_data_ls_data_byte_1[8*8 +: 8],
      spi_shader_user_data_ls_data_byte_0[8*8 +: 8]};
  assign spi_shader_user_data_ls_data_9 = {spi_shader_user_data_ls_data_byte_3[9*8 +: 8],
      spi_shader_user_data_ls_data_byte_2[9*8 +: 8], spi_shader_user_data_ls_data_byte_1[9*8 +: 8],
      spi_shader_user_data_ls_data_byte_0[9*8 +: 8]};
  assign spi_shader_user_data_ls_data_10 = {spi_shader_user_data_ls_data_byte_3[10*8 +: 8],
      spi_shader_user_data_ls_data_byte_2[10*8 +: 8], spi_shader_user_data_ls_data_byte_1[10*8 +: 8],
      spi_shader_user_data_ls_data_byte_0[10*8 +: 8]};
  assign spi_shader_user_data_ls_data_11 = {spi_shader_user_data_ls_data_byte_3[11*8 +: 8],
      spi_shader_user_data_ls_data_byte_2[11*8 +: 8], spi_shader_user_data_ls_data_byte_1[11*8 +: 8],
      spi_shader_user_data_ls_data_byte_0[11*8 +: 8]};
  assign spi_shader_user_data_ls_data_12 = {spi_shader_user_data_ls_data_byte_3[12*8 +: 8],
      spi_shader_user_data_ls_data_byte_2[12*8 +: 8], spi_shader_user_data_ls_data_byte_1[12*8 +: 8],
      spi_shader_user_data_ls_data_byte_0[12*8 +: 8]};
  assign spi_shader_user_data_ls_data_13 = {spi_shader_user_data_ls_data_byte_3[13*8 +: 8],
      spi_shader_user_data_ls_data_byte_2[13*8 +: 8], spi_shader_user_data_ls_data_byte_1[13*8 +: 8],
      spi_shader_user_data_ls_data_byte_0[13*8 +: 8]};
  assign spi_shader_user_data_ls_data_14 = {spi_shader_user_data_ls_data_byte_3[14*8 +: 8],
      spi_shader_user_data_ls_data_byte_2[14*8 +: 8], spi_shader_user_data_ls_data_byte_1[14*8 +: 8],
      spi_shader_user_data_ls_data_byte_0[14*8 +: 8]};
  assign spi_shader_user_data_ls_data_15 = {spi_shader_user_data_ls_data_byte_3[15*8 +: 8],
      spi_shader_user_data_ls_data_byte_2[15*8 +: 8], spi_shader_user_data_ls_data_byte_1[15*8 +: 8],
      spi_shader_user_data_ls_data_byte_0[15*8 +: 8]};
  wire shaderconfig_page_c7 = bus_address[17:8] == 10'hc7;
  wire writing_and_shaderconfig_page_c7 = writing & shaderconfig_page_c7;
  wire write_spi_arb_priority = writing_and_shaderconfig_page_c7 & write_spi_arb_priority_equal[0];
  assign spi_arb_priority_pipe_order_ts0 = spi_arb_priority_pipe_order_ts0_byte_0;
  assign spi_arb_priority_pipe_order_ts1 = spi_arb_priority_pipe_order_ts1_byte_0;
  assign spi_arb_priority_pipe_order_ts2 = {spi_arb_priority_pipe_order_ts2_byte_1,
      spi_arb_priority_pipe_order_ts2_byte_0};
  assign spi_arb_priority_pipe_order_ts3 = spi_arb_priority_pipe_order_ts3_byte_1;
  assign spi_arb_priority_ts0_dur_mult = spi_arb_priority_ts0_dur_mult_byte_1;
  assign spi_arb_priority_ts1_dur_mult = spi_arb_priority_ts1_dur_mult_byte_1;
  assign spi_arb_priority_ts2_dur_mult = spi_arb_priority_ts2_dur_mult_byte_2;
  assign spi_arb_priority_ts3_dur_mult = spi_arb_priority_ts3_dur_mult_byte_2;
  wire write_spi_arb_cycles_0 = writing_and_shaderconfig_page_c7 & write_spi_arb_priority_equal[1];
  assign spi_arb_cycles_0_ts0_duration = {spi_arb_cycles_0_ts0_duration_byte_1, spi_arb_cycles_0_ts0_duration_byte_0};
  assign spi_arb_cycles_0_ts1_duration = {spi_arb_cycles_0_ts1_duration_byte_3, spi_arb_cycles_0_ts1_duration_byte_2};
  wire write_spi_arb_cycles_1 = writing_and_shaderconfig_page_c7 & write_spi_arb_priority_equal[2];
  assign spi_arb_cycles_1_ts2_duration = {spi_arb_cycles_1_ts2_duration_byte_1, spi_arb_cycles_1_ts2_duration_byte_0};
  assign spi_arb_cycles_1_ts3_duration = {spi_arb_cycles_1_ts3_duration_byte_3, spi_arb_cycles_1_ts3_duration_byte_2};
  wire write_spi_gdbg_wave_cntl = writing_and_shaderconfig_page_c7 & write_spi_shader_pgm_rsrc3_ls_equal[10];
  assign spi_gdbg_wave_cntl_stall_ra = spi_gdbg_wave_cntl_stall_ra_byte_0;
  wire write_spi_gdbg_trap_config = writing_and_shaderconfig_page_c7 & write_spi_shader_pgm_rsrc3_ls_equal[11];
  assign spi_gdbg_trap_config_me_sel = spi_gdbg_trap_config_me_sel_byte_0;
  assign spi_gdbg_trap_config_pipe_sel = spi_gdbg_trap_config_pipe_sel_byte_0;
  assign spi_gdbg_trap_config_queue_sel = spi_gdbg_trap_config_queue_sel_byte_0;
  assign spi_gdbg_trap_config_me_match = spi_gdbg_trap_config_me_match_byte_0;
  assign spi_gdbg_trap_config_pipe_match = spi_gdbg_trap_config_pipe_match_byte_1;
  assign spi_gdbg_trap_config_queue_match = spi_gdbg_trap_config_queue_match_byte_1;
  assign spi_gdbg_trap_config_trap_en = spi_gdbg_trap_config_trap_en_byte_1;
  assign spi_gdbg_trap_config_vmid_sel = {spi_gdbg_trap_config_vmid_sel_byte_3, spi_gdbg_trap_config_vmid_sel_byte_2};
  wire write_spi_gdbg_trap_mask = writing_and_shaderconfig_page_c7 & write_spi_shader_pgm_rsrc3_ls_equal[12];
  assign spi_gdbg_trap_mask_excp_en = {spi_gdbg_trap_mask_excp_en_byte_1, spi_gdbg_trap_mask_excp_en_byte_0};
  assign spi_gdbg_trap_mask_replace = spi_gdbg_trap_mask_replace_byte_1;
  wire write_spi_gdbg_tba_lo = writing_and_shaderconfig_page_c7 & write_spi_shader_pgm_rsrc3_ls_equal[13];
  assign spi_gdbg_tba_lo_mem_base = spi_gdbg_tba_lo_mem_base_byte;
  wire write_spi_gdbg_tba_hi = writing_and_shaderconfig_page_c7 & write_spi_shader_pgm_rsrc3_ls_equal[14];
  assign spi_gdbg_tba_hi_mem_base = spi_gdbg_tba_hi_mem_base_byte_0;
  wire write_spi_gdbg_tma_lo = writing_and_shaderconfig_page_c7 & write_spi_shader_pgm_rsrc3_ls_equal[15];
  assign spi_gdbg_tma_lo_mem_base = spi_gdbg_tma_lo_mem_base_byte;
  wire write_spi_gdbg_tma_hi = writing_and_shaderconfig_page_c7 & write_spi_shader_pgm_rsrc3_ls_equal[16];
  assign spi_gdbg_tma_hi_mem_base = spi_gdbg_tma_hi_mem_base_byte_0;
  wire write_spi_gdbg_trap_data0 = writing_and_shaderconfig_page_c7 & write_spi_shader_pgm_rsrc3_ls_equal[17];
  assign spi_gdbg_trap_data0_data = spi_gdbg_trap_data0_data_byte;
  wire write_spi_gdbg_trap_data1 = writing_and_shaderconfig_page_c7 & write_spi_shader_pgm_rsrc3_ls_equal[18];
  assign spi_gdbg_trap_data1_data = spi_gdbg_trap_data1_data_byte;
  assign spi_resource_reserve_cu_vgpr_0 = spi_resource_reserve_cu_vgpr_byte_0[0 +: 4];
  assign spi_resource_reserve_cu_sgpr_0 = spi_resource_reserve_cu_sgpr_byte_0[0 +: 4];
  assign spi_resource_reserve_cu_lds_0 = spi_resource_reserve_cu_lds_byte_1[0 +: 4];
  assign spi_resource_reserve_cu_waves_0 = spi_resource_reserve_cu_waves_byte_1[0 +: 3];
  assign spi_resource_reserve_cu_barriers_0 = {spi_resource_reserve_cu_barriers_byte_2[0 +: 3],
      spi_resource_reserve_cu_barriers_byte_1[0]};
  assign spi_resource_reserve_cu_vgpr_1 = spi_resource_reserve_cu_vgpr_byte_0[1*4 +: 4];
  assign spi_resource_reserve_cu_sgpr_1 = spi_resource_reserve_cu_sgpr_byte_0[1*4 +: 4];
  assign spi_resource_reserve_cu_lds_1 = spi_resource_reserve_cu_lds_byte_1[1*4 +: 4];
  assign spi_resource_reserve_cu_waves_1 = spi_resource_reserve_cu_waves_byte_1[1*3 +: 3];
  assign spi_resource_reserve_cu_barriers_1 = {spi_resource_reserve_cu_barriers_byte_2[1*3 +: 3],
      spi_resource_reserve_cu_barriers_byte_1[1]};
  assign spi_resource_reserve_cu_vgpr_2 = spi_resource_reserve_cu_vgpr_byte_0[2*4 +: 4];
  assign spi_resource_reserve_cu_sgpr_2 = spi_resource_reserve_cu_sgpr_byte_0[2*4 +: 4];
  assign spi_resource_reserve_cu_lds_2 = spi_resource_reserve_cu_lds_byte_1[2*4 +: 4];
  assign spi_resource_reserve_cu_waves_2 = spi_resource_reserve_cu_waves_byte_1[2*3 +: 3];
  assign spi_resource_reserve_cu_barriers_2 = {spi_resource_reserve_cu_barriers_byte_2[2*3 +: 3],
      spi_resource_reserve_cu_barriers_byte_1[2]};
  assign spi_resource_reserve_cu_vgpr_3 = spi_resource_reserve_cu_vgpr_byte_0[3*4 +: 4];
  assign spi_resource_reserve_cu_sgpr_3 = spi_resource_reserve_cu_sgpr_byte_0[3*4 +: 4];
  assign spi_resource_reserve_cu_lds_3 = spi_resource_reserve_cu_lds_byte_1[3*4 +: 4];
  assign spi_resource_reserve_cu_waves_3 = spi_resource_reserve_cu_waves_byte_1[3*3 +: 3];
  assign spi_resource_reserve_cu_barriers_3 = {spi_resource_reserve_cu_barriers_byte_2[3*3 +: 3],
      spi_resource_reserve_cu_barriers_byte_1[3]};
  assign spi_resource_reserve_cu_vgpr_4 = spi_resource_reserve_cu_vgpr_byte_0[4*4 +: 4];
  assign spi_resource_reserve_cu_sgpr_4 = spi_resource_reserve_cu_sgpr_byte_0[4*4 +: 4];
  assign spi_resource_reserve_cu_lds_4 = spi_resource_reserve_cu_lds_byte_1[4*4 +: 4];
  assign spi_resource_reserve_cu_waves_4 = spi_resource_reserve_cu_waves_byte_1[4*3 +: 3];
  assign spi_resource_reserve_cu_barriers_4 = {spi_resource_reserve_cu_barriers_byte_2[4*3 +: 3],
      spi_resource_reserve_cu_barriers_byte_1[4]};
  assign spi_resource_reserve_cu_vgpr_5 = spi_resource_reserve_cu_vgpr_byte_0[5*4 +: 4];
  assign spi_resource_reserve_cu_sgpr_5 = spi_resource_reserve_cu_sgpr_byte_0[5*4 +: 4];
  assign spi_resource_reserve_cu_lds_5 = spi_resource_reserve_cu_lds_byte_1[5*4 +: 4];
  assign spi_resource_reserve_cu_waves_5 = spi_resource_reserve_cu_waves_byte_1[5*3 +: 3];
  assign spi_resource_reserve_cu_barriers_5 = {spi_resource_reserve_cu_barriers_byte_2[5*3 +: 3],
      spi_resource_reserve_cu_barriers_byte_1[5]};
  assign spi_resource_reserve_cu_vgpr_6 = spi_resource_reserve_cu_vgpr_byte_0[6*4 +: 4];
  assign spi_resource_reserve_cu_sgpr_6 = spi_resource_reserve_cu_sgpr_byte_0[6*4 +: 4];
  assign spi_resource_reserve_cu_lds_6 = spi_resource_reserve_cu_lds_byte_1[6*4 +: 4];
  assign spi_resource_reserve_cu_waves_6 = spi_resource_reserve_cu_waves_byte_1[6*3 +: 3];
  assign spi_resource_reserve_cu_barriers_6 = {spi_resource_reserve_cu_barriers_byte_2[6*3 +: 3],
      spi_resource_reserve_cu_barriers_byte_1[6]};
  assign spi_resource_reserve_cu_vgpr_7 = spi_resource_reserve_cu_vgpr_byte_0[7*4 +: 4];
  assign spi_resource_reserve_cu_sgpr_7 = spi_resource_reserve_cu_sgpr_byte_0[7*4 +: 4];
  assign spi_resource_reserve_cu_lds_7 = spi_resource_reserve_cu_lds_byte_1[7*4 +: 4];
  assign spi_resource_reserve_cu_waves_7 = spi_resource_reserve_cu_waves_byte_1[7*3 +: 3];
  assign spi_resource_reserve_cu_barriers_7 = {spi_resource_reserve_cu_barriers_byte_2[7*3 +: 3],
      spi_resource_reserve_cu_barriers_byte_1[7]};
  assign spi_resource_reserve_cu_vgpr_8 = spi_resource_reserve_cu_vgpr_byte_0[8*4 +: 4];
  assign spi_resource_reserve_cu_sgpr_8 = spi_resource_reserve_cu_sgpr_byte_0[8*4 +: 4];
  assign spi_resource_reserve_cu_lds_8 = spi_resource_reserve_cu_lds_byte_1[8*4 +: 4];
  assign spi_resource_reserve_cu_waves_8 = spi_resource_reserve_cu_waves_byte_1[8*3 +: 3];
  assign spi_resource_reserve_cu_barriers_8 = {spi_resource_reserve_cu_barriers_byte_2[8*3 +: 3],
      spi_resource_reserve_cu_barriers_byte_1[8]};
  assign spi_resource_reserve_en_cu_en_0 = spi_resource_reserve_en_cu_en_byte_0[0];
  assign spi_resource_reserve_en_cu_type_mask_0 = {spi_resource_reserve_en_cu_type_mask_byte_1[0 +: 8],
      spi_resource_reserve_en_cu_type_mask_byte_0[0 +: 7]};
  assign spi_resource_reserve_en_cu_queue_mask_0 = spi_resource_reserve_en_cu_queue_mask_byte_2[0 +: 8];
  assign spi_resource_reserve_en_cu_reserve_space_only_0 = spi_resource_reserve_en_cu_reserve_space_only_byte_3[0];
  assign spi_resource_reserve_en_cu_en_1 = spi_resource_reserve_en_cu_en_byte_0[1];
  assign spi_resource_reserve_en_cu_type_mask_1 = {spi_resource_reserve_en_cu_type_mask_byte_1[1*8 +: 8],
      spi_resource_reserve_en_cu_type_mask_byte_0[1*7 +: 7]};
  assign spi_resource_reserve_en_cu_queue_mask_1 = spi_resource_reserve_en_cu_queue_mask_byte_2[1*8 +: 8];
  assign spi_resource_reserve_en_cu_reserve_space_only_1 = spi_resource_reserve_en_cu_reserve_space_only_byte_3[1];
  assign spi_resource_reserve_en_cu_en_2 = spi_resource_reserve_en_cu_en_byte_0[2];
  assign spi_resource_reserve_en_cu_type_mask_2 = {spi_resource_reserve_en_cu_type_mask_byte_1[2*8 +: 8],
      spi_resource_reserve_en_cu_type_mask_byte_0[2*7 +: 7]};
  assign spi_resource_reserve_en_cu_queue_mask_2 = spi_resource_reserve_en_cu_queue_mask_byte_2[2*8 +: 8];
  assign spi_resource_reserve_en_cu_reserve_space_only_2 = spi_resource_reserve_en_cu_reserve_space_only_byte_3[2];
  assign spi_resource_reserve_en_cu_en_3 = spi_resource_reserve_en_cu_en_byte_0[3];
  assign spi_resource_reserve_en_cu_type_mask_3 = {spi_resource_reserve_en_cu_type_mask_byte_1[3*8 +: 8],
      spi_resource_reserve_en_cu_type_mask_byte_0[3*7 +: 7]};
  assign spi_resource_reserve_en_cu_queue_mask_3 = spi_resource_reserve_en_cu_queue_mask_byte_2[3*8 +: 8];
  assign spi_resource_reserve_en_cu_reserve_space_only_3 = spi_resource_reserve_en_cu_reserve_space_only_byte_3[3];
  assign spi_resource_reserve_en_cu_en_4 = spi_resource_reserve_en_cu_en_byte_0[4];
  assign spi_resource_reserve_en_cu_type_mask_4 = {spi_resource_reserve_en_cu_type_mask_byte_1[4*8 +: 8],
      spi_resource_reserve_en_cu_type_mask_byte_0[4*7 +: 7]};
  assign spi_resource_reserve_en_cu_queue_mask_4 = spi_resource_reserve_en_cu_queue_mask_byte_2[4*8 +: 8];
  assign spi_resource_reserve_en_cu_reserve_space_only_4 = spi_resource_reserve_en_cu_reserve_space_only_byte_3[4];
  assign spi_resource_reserve_en_cu_en_5 = spi_resource_reserve_en_cu_en_byte_0[5];
  assign spi_resource_reserve_en_cu_type_mask_5 = {spi_resource_reserve_en_cu_type_mask_byte_1[5*8 +: 8],
      spi_resource_reserve_en_cu_type_mask_byte_0[5*7 +: 7]};
  assign spi_resource_reserve_en_cu_queue_mask_5 = spi_resource_reserve_en_cu_queue_mask_byte_2[5*8 +: 8];
  assign spi_resource_reserve_en_cu_reserve_space_only_5 = spi_resource_reserve_en_cu_reserve_space_only_byte_3[5];
  assign spi_resource_reserve_en_cu_en_6 = spi_resource_reserve_en_cu_en_byte_0[6];
  assign spi_resource_reserve_en_cu_type_mask_6 = {spi_resource_reserve_en_cu_type_mask_byte_1[6*8 +: 8],
      spi_resource_reserve_en_cu_type_mask_byte_0[6*7 +: 7]};
  assign spi_resource_reserve_en_cu_queue_mask_6 = spi_resource_reserve_en_cu_queue_mask_byte_2[6*8 +: 8];
  assign spi_resource_reserve_en_cu_reserve_space_only_6 = spi_resource_reserve_en_cu_reserve_space_only_byte_3[6];
  assign spi_resource_reserve_en_cu_en_7 = spi_resource_reserve_en_cu_en_byte_0[7];
  assign spi_resource_reserve_en_cu_type_mask_7 = {spi_resource_reserve_en_cu_type_mask_byte_1[7*8 +: 8],
      spi_resource_reserve_en_cu_type_mask_byte_0[7*7 +: 7]};
  assign spi_resource_reserve_en_cu_queue_mask_7 = spi_resource_reserve_en_cu_queue_mask_byte_2[7*8 +: 8];
  assign spi_resource_reserve_en_cu_reserve_space_only_7 = spi_resource_reserve_en_cu_reserve_space_only_byte_3[7];
  assign spi_resource_reserve_en_cu_en_8 = spi_resource_reserve_en_cu_en_byte_0[8];
  assign spi_resource_reserve_en_cu_type_mask_8 = {spi_resource_reserve_en_cu_type_mask_byte_1[8*8 +: 8],
      spi_resource_reserve_en_cu_type_mask_byte_0[8*7 +: 7]};
  assign spi_resource_reserve_en_cu_queue_mask_8 = spi_resource_reserve_en_cu_queue_mask_byte_2[8*8 +: 8];
  assign spi_resource_reserve_en_cu_reserve_space_only_8 = spi_resource_reserve_en_cu_reserve_space_only_byte_3[8];
  assign spi_resource_reserve_en_cu_en_9 = spi_resource_reserve_en_cu_en_byte_0[9];
  assign spi_resource_reserve_en_cu_type_mask_9 = {spi_resource_reserve_en_cu_type_mask_byte_1[9*8 +: 8],
      spi_resource_reserve_en_cu_type_mask_byte_0[9*7 +: 7]};
  assign spi_resource_reserve_en_cu_queue_mask_9 = spi_resource_reserve_en_cu_queue_mask_byte_2[9*8 +: 8];
  assign spi_resource_reserve_en_cu_reserve_space_only_9 = spi_resource_reserve_en_cu_reserve_space_only_byte_3[9];
  wire context_page_286 = bus_address[17:8] == 10'h286;
  assign spi_ps_input_cntl_offset_0 = spi_ps_input_cntl_offset_byte_0[0 +: 6];
  assign spi_ps_input_cntl_default_val_0 = spi_ps_input_cntl_default_val_byte_1[0 +: 2];
  assign spi_ps_input_cntl_flat_shade_0 = spi_ps_input_cntl_flat_shade_byte_1[0];
  assign spi_ps_input_cntl_cyl_wrap_0 = {spi_ps_input_cntl_cyl_wrap_byte_2[0], spi_ps_input_cntl_cyl_wrap_byte_1[0 +:
      3]};
  assign spi_ps_input_cntl_pt_sprite_tex_0 = spi_ps_input_cntl_pt_sprite_tex_byte_2[0];
  assign spi_ps_input_cntl_dup_0 = spi_ps_input_cntl_dup_byte_2[0];
  assign spi_ps_input_cntl_offset_1 = spi_ps_input_cntl_offset_byte_0[1*6 +: 6];
  assign spi_ps_input_cntl_default_val_1 = spi_ps_input_cntl_default_val_byte_1[1*2 +: 2];
  assign spi_ps_input_cntl_flat_shade_1 = spi_ps_input_cntl_flat_shade_byte_1[1];
  assign spi_ps_input_cntl_cyl_wrap_1 = {spi_ps_input_cntl_cyl_wrap_byte_2[1], spi_ps_input_cntl_cyl_wrap_byte_1[1*3
      +: 3]};
  assign spi_ps_input_cntl_pt_sprite_tex_1 = spi_ps_input_cntl_pt_sprite_tex_byte_2[1];
  assign spi_ps_input_cntl_dup_1 = spi_ps_input_cntl_dup_byte_2[1];
  assign spi_ps_input_cntl_offset_2 = spi_ps_input_cntl_offset_byte_0[2*6 +: 6];
  assign spi_ps_input_cntl_default_val_2 = spi_ps_input_cntl_default_val_byte_1[2*2 +: 2];
  assign spi_ps_input_cntl_flat_shade_2 = spi_ps_input_cntl_flat_shade_byte_1[2];
  assign spi_ps_input_cntl_cyl_wrap_2 = {spi_ps_input_cntl_cyl_wrap_byte_2[2], spi_ps_input_cntl_cyl_wrap_byte_1[2*3
      +: 3]};
  assign spi_ps_input_cntl_pt_sprite_tex_2 = spi_ps_input_cntl_pt_sprite_tex_byte_2[2];
  assign spi_ps_input_cntl_dup_2 = spi_ps_input_cntl_dup_byte_2[2];
  assign spi_ps_input_cntl_offset_3 = spi_ps_input_cntl_offset_byte_0[3*6 +: 6];
  assign spi_ps_input_cntl_default_val_3 = spi_ps_input_cntl_default_val_byte_1[3*2 +: 2];
  assign spi_ps_input_cntl_flat_shade_3 = spi_ps_input_cntl_flat_shade_byte_1[3];
  assign spi_ps_input_cntl_cyl_wrap_3 = {spi_ps_input_cntl_cyl_wrap_byte_2[3], spi_ps_input_cntl_cyl_wrap_byte_1[3*3
      +: 3]};
  assign spi_ps_input_cntl_pt_sprite_tex_3 = spi_ps_input_cntl_pt_sprite_tex_byte_2[3];
  assign spi_ps_input_cntl_dup_3 = spi_ps_input_cntl_dup_byte_2[3];
  assign spi_ps_input_cntl_offset_4 = spi_ps_input_cntl_offset_byte_0[4*6 +: 6];
  assign spi_ps_input_cntl_default_val_4 = spi_ps_input_cntl_default_val_byte_1[4*2 +: 2];
  assign spi_ps_input_cntl_flat_shade_4 = spi_ps_input_cntl_flat_shade_byte_1[4];
  assign spi_ps_input_cntl_cyl_wrap_4 = {spi_ps_input_cntl_cyl_wrap_byte_2[4], spi_ps_input_cntl_cyl_wrap_byte_1[4*3
      +: 3]};
  assign spi_ps_input_cntl_pt_sprite_tex_4 = spi_ps_input_cntl_pt_sprite_tex_byte_2[4];
  assign spi_ps_input_cntl_dup_4 = spi_ps_input_cntl_dup_byte_2[4];
  assign spi_ps_input_cntl_offset_5 = spi_ps_input_cntl_offset_byte_0[5*6 +: 6];
  assign spi_ps_input_cntl_default_val_5 = spi_ps_input_cntl_default_val_byte_1[5*2 +: 2];
  assign spi_ps_input_cntl_flat_shade_5 = spi_ps_input_cntl_flat_shade_byte_1[5];
  assign spi_ps_input_cntl_cyl_wrap_5 = {spi_ps_input_cntl_cyl_wrap_byte_2[5], spi_ps_input_cntl_cyl_wrap_byte_1[5*3
      +: 3]};
  assign spi_ps_input_cntl_pt_sprite_tex_5 = spi_ps_input_cntl_pt_sprite_tex_byte_2[5];
  assign spi_ps_input_cntl_dup_5 = spi_ps_input_cntl_dup_byte_2[5];
  assign spi_ps_input_cntl_offset_6 = spi_ps_input_cntl_offset_byte_0[6*6 +: 6];
  assign spi_ps_input_cntl_default_val_6 = spi_ps_input_cntl_default_val_byte_1[6*2 +: 2];
  assign spi_ps_input_cntl_flat_shade_6 = spi_ps_input_cntl_flat_shade_byte_1[6];
  assign spi_ps_input_cntl_cyl_wrap_6 = {spi_ps_input_cntl_cyl_wrap_byte_2[6], spi_ps_input_cntl_cyl_wrap_byte_1[6*3
      +: 3]};
  assign spi_ps_input_cntl_pt_sprite_tex_6 = spi_ps_input_cntl_pt_sprite_tex_byte_2[6];
  assign spi_ps_input_cntl_dup_6 = spi_ps_input_cntl_dup_byte_2[6];
  assign spi_ps_input_cntl_offset_7 = spi_ps_input_cntl_offset_byte_0[7*6 +: 6];
  assign spi_ps_input_cntl_default_val_7 = spi_ps_input_cntl_default_val_byte_1[7*2 +: 2];
  assign spi_ps_input_cntl_flat_shade_7 = spi_ps_input_cntl_flat_shade_byte_1[7];
  assign spi_ps_input_cntl_cyl_wrap_7 = {spi_ps_input_cntl_cyl_wrap_byte_2[7], spi_ps_input_cntl_cyl_wrap_byte_1[7*3
      +: 3]};
  assign spi_ps_input_cntl_pt_sprite_tex_7 = spi_ps_input_cntl_pt_sprite_tex_byte_2[7];
  assign spi_ps_input_cntl_dup_7 = spi_ps_input_cntl_dup_byte_2[7];
  assign spi_ps_input_cntl_offset_8 = spi_ps_input_cntl_offset_byte_0[8*6 +: 6];
  assign spi_ps_input_cntl_default_val_8 = spi_ps_input_cntl_default_val_byte_1[8*2 +: 2];
  assign spi_ps_input_cntl_flat_shade_8 = spi_ps_input_cntl_flat_shade_byte_1[8];
  assign spi_ps_input_cntl_cyl_wrap_8 = {spi_ps_input_cntl_cyl_wrap_byte_2[8], spi_ps_input_cntl_cyl_wrap_byte_1[8*3
      +: 3]};
  assign spi_ps_input_cntl_pt_sprite_tex_8 = spi_ps_input_cntl_pt_sprite_tex_byte_2[8];
  assign spi_ps_input_cntl_dup_8 = spi_ps_input_cntl_dup_byte_2[8];
  assign spi_ps_input_cntl_offset_9 = spi_ps_input_cntl_offset_byte_0[9*6 +: 6];
  assign spi_ps_input_cntl_default_val_9 = spi_ps_input_cntl_default_val_byte_1[9*2 +: 2];
  assign spi_ps_input_cntl_flat_shade_9 = spi_ps_input_cntl_flat_shade_byte_1[9];
  assign spi_ps_input_cntl_cyl_wrap_9 = {spi_ps_input_cntl_cyl_wrap_byte_2[9], spi_ps_input_cntl_cyl_wrap_byte_1[9*3
      +: 3]};
  assign spi_ps_input_cntl_pt_sprite_tex_9 = spi_ps_input_cntl_pt_sprite_tex_byte_2[9];
  assign spi_ps_input_cntl_dup_9 = spi_ps_input_cntl_dup_byte_2[9];
  assign spi_ps_input_cntl_offset_10 = spi_ps_input_cntl_offset_byte_0[10*6 +: 6];
  assign spi_ps_input_cntl_default_val_10 = spi_ps_input_cntl_default_val_byte_1[10*2 +: 2];
  assign spi_ps_input_cntl_flat_shade_10 = spi_ps_input_cntl_flat_shade_byte_1[10];
  assign spi_ps_input_cntl_cyl_wrap_10 = {spi_ps_input_cntl_cyl_wrap_byte_2[10],
      spi_ps_input_cntl_cyl_wrap_byte_1[10*3 +: 3]};
  assign spi_ps_input_cntl_pt_sprite_tex_10 = spi_ps_input_cntl_pt_sprite_tex_byte_2[10];
  assign spi_ps_input_cntl_dup_10 = spi_ps_input_cntl_dup_byte_2[10];
  assign spi_ps_input_cntl_offset_11 = spi_ps_input_cntl_offset_byte_0[11*6 +: 6];
  assign spi_ps_input_cntl_default_val_11 = spi_ps_input_cntl_default_val_byte_1[11*2 +: 2];
  assign spi_ps_input_cntl_flat_shade_11 = spi_ps_input_cntl_flat_shade_byte_1[11];
  assign spi_ps_input_cntl_cyl_wrap_11 = {spi_ps_input_cntl_cyl_wrap_byte_2[11],
      spi_ps_input_cntl_cyl_wrap_byte_1[11*3 +: 3]};
  assign spi_ps_input_cntl_pt_sprite_tex_11 = spi_ps_input_cntl_pt_sprite_tex_byte_2[11];
  assign spi_ps_input_cntl_dup_11 = spi_ps_input_cntl_dup_byte_2[11];
  assign spi_ps_input_cntl_offset_12 = spi_ps_input_cntl_offset_byte_0[12*6 +: 6];
  assign spi_ps_input_cntl_default_val_12 = spi_ps_input_cntl_default_val_byte_1[12*2 +: 2];
  assign spi_ps_input_cntl_flat_shade_12 = spi_ps_input_cntl_flat_shade_byte_1[12];
  assign spi_ps_input_cntl_cyl_wrap_12 = {spi_ps_input_cntl_cyl_wrap_byte_2[12],
      spi_ps_input_cntl_cyl_wrap_byte_1[12*3 +: 3]};
  assign spi_ps_input_cntl_pt_sprite_tex_12 = spi_ps_input_cntl_pt_sprite_tex_byte_2[12];
  assign spi_ps_input_cntl_dup_12 = spi_ps_input_cntl_dup_byte_2[12];
  assign spi_ps_input_cntl_offset_13 = spi_ps_input_cntl_offset_byte_0[13*6 +: 6];
  assign spi_ps_input_cntl_default_val_13 = spi_ps_input_cntl_default_val_byte_1[13*2 +: 2];
  assign spi_ps_input_cntl_flat_shade_13 = spi_ps_input_cntl_flat_shade_byte_1[13];
  assign spi_ps_input_cntl_cyl_wrap_13 = {spi_ps_input_cntl_cyl_wrap_byte_2[13],
      spi_ps_input_cntl_cyl_wrap_byte_1[13*3 +: 3]};
  assign spi_ps_input_cntl_pt_sprite_tex_13 = spi_ps_input_cntl_pt_sprite_tex_byte_2[13];
  assign spi_ps_input_cntl_dup_13 = spi_ps_input_cntl_dup_byte_2[13];
  assign spi_ps_input_cntl_offset_14 = spi_ps_input_cntl_offset_byte_0[14*6 +: 6];
  assign spi_ps_input_cntl_default_val_14 = spi_ps_input_cntl_default_val_byte_1[14*2 +: 2];
  assign spi_ps_input_cntl_flat_shade_14 = spi_ps_input_cntl_flat_shade_byte_1[14];
  assign spi_ps_input_cntl_cyl_wrap_14 = {spi_ps_input_cntl_cyl_wrap_byte_2[14],
      spi_ps_input_cntl_cyl_wrap_byte_1[14*3 +: 3]};
  assign spi_ps_input_cntl_pt_sprite_tex_14 = spi_ps_input_cntl_pt_sprite_tex_byte_2[14];
  assign spi_ps_input_cntl_dup_14 = spi_ps_input_cntl_dup_byte_2[14];
  assign spi_ps_input_cntl_offset_15 = spi_ps_input_cntl_offset_byte_0[15*6 +: 6];
  assign spi_ps_input_cntl_default_val_15 = spi_ps_input_cntl_default_val_byte_1[15*2 +: 2];
  assign spi_ps_input_cntl_flat_shade_15 = spi_ps_input_cntl_flat_shade_byte_1[15];
  assign spi_ps_input_cntl_cyl_wrap_15 = {spi_ps_input_cntl_cyl_wrap_byte_2[15],
      spi_ps_input_cntl_cyl_wrap_byte_1[15*3 +: 3]};
  assign spi_ps_input_cntl_pt_sprite_tex_15 = spi_ps_input_cntl_pt_sprite_tex_byte_2[15];
  assign spi_ps_input_cntl_dup_15 = spi_ps_input_cntl_dup_byte_2[15];
  assign spi_ps_input_cntl_offset_16 = spi_ps_input_cntl_offset_byte_0[16*6 +: 6];
  assign spi_ps_input_cntl_default_val_16 = spi_ps_input_cntl_default_val_byte_1[16*2 +: 2];
  assign spi_ps_input_cntl_flat_shade_16 = spi_ps_input_cntl_flat_shade_byte_1[16];
  assign spi_ps_input_cntl_cyl_wrap_16 = {spi_ps_input_cntl_cyl_wrap_byte_2[16],
      spi_ps_input_cntl_cyl_wrap_byte_1[16*3 +: 3]};
  assign spi_ps_input_cntl_pt_sprite_tex_16 = spi_ps_input_cntl_pt_sprite_tex_byte_2[16];
  assign spi_ps_input_cntl_dup_16 = spi_ps_input_cntl_dup_byte_2[16];
  assign spi_ps_input_cntl_offset_17 = spi_ps_input_cntl_offset_byte_0[17*6 +: 6];
  assign spi_ps_input_cntl_default_val_17 = spi_ps_input_cntl_default_val_byte_1[17*2 +: 2];
  assign spi_ps_input_cntl_flat_shade_17 = spi_ps_input_cntl_flat_shade_byte_1[17];
  assign spi_ps_input_cntl_cyl_wrap_17 = {spi_ps_input_cntl_cyl_wrap_byte_2[17],
      spi_ps_input_cntl_cyl_wrap_byte_1[17*3 +: 3]};
  assign spi_ps_input_cntl_pt_sprite_tex_17 = spi_ps_input_cntl_pt_sprite_tex_byte_2[17];
  assign spi_ps_input_cntl_dup_17 = spi_ps_input_cntl_dup_byte_2[17];
  assign spi_ps_input_cntl_offset_18 = spi_ps_input_cntl_offset_byte_0[18*6 +: 6];
  assign spi_ps_input_cntl_default_val_18 = spi_ps_input_cntl_default_val_byte_1[18*2 +: 2];
  assign spi_ps_input_cntl_flat_shade_18 = spi_ps_input_cntl_flat_shade_byte_1[18];
  assign spi_ps_input_cntl_cyl_wrap_18 = {spi_ps_input_cntl_cyl_wrap_byte_2[18],
      spi_ps_input_cntl_cyl_wrap_byte_1[18*3 +: 3]};
  assign spi_ps_input_cntl_pt_sprite_tex_18 = spi_ps_input_cntl_pt_sprite_tex_byte_2[18];
  assign spi_ps_input_cntl_dup_18 = spi_ps_input_cntl_dup_byte_2[18];
  assign spi_ps_input_cntl_offset_19 = spi_ps_input_cntl_offset_byte_0[19*6 +: 6];
  assign spi_ps_input_cntl_default_val_19 = spi_ps_input_cntl_default_val_byte_1[19*2 +: 2];
  assign spi_ps_input_cntl_flat_shade_19 = spi_ps_input_cntl_flat_shade_byte_1[19];
  assign spi_ps_input_cntl_cyl_wrap_19 = {spi_ps_input_cntl_cyl_wrap_byte_2[19],
      spi_ps_input_cntl_cyl_wrap_byte_1[19*3 +: 3]};
  assign spi_ps_input_cntl_pt_sprite_tex_19 = spi_ps_input_cntl_pt_sprite_tex_byte_2[19];
  assign spi_ps_input_cntl_dup_19 = spi_ps_input_cntl_dup_byte_2[19];
  wire writing_and_context_page_286 = writing & context_page_286;
  assign write_spi_ps_input_cntl[20] = writing_and_context_page_286 & (bus_address[7:2] == 6'h25);
  assign spi_ps_input_cntl_offset_20 = spi_ps_input_cntl_offset_byte_0[20*6 +: 6];
  assign spi_ps_input_cntl_default_val_20 = spi_ps_input_cntl_default_val_byte_1[20*2 +: 2];
  assign spi_ps_input_cntl_flat_shade_20 = spi_ps_input_cntl_flat_shade_byte_1[20];
  assign spi_ps_input_cntl_cyl_wrap_20 = {spi_ps_input_cntl_cyl_wrap_byte_2[20],
      spi_ps_input_cntl_cyl_wrap_byte_1[20*3 +: 3]};
  assign spi_ps_input_cntl_pt_sprite_tex_20 = spi_ps_input_cntl_pt_sprite_tex_byte_2[20];
  assign spi_ps_input_cntl_dup_20 = spi_ps_input_cntl_dup_byte_2[20];
  assign spi_ps_input_cntl_offset_21 = spi_ps_input_cntl_offset_byte_0[21*6 +: 6];
  assign spi_ps_input_cntl_default_val_21 = spi_ps_input_cntl_default_val_byte_1[21*2 +: 2];
  assign spi_ps_input_cntl_flat_shade_21 = spi_ps_input_cntl_flat_shade_byte_1[21];
  assign spi_ps_input_cntl_cyl_wrap_21 = {spi_ps_input_cntl_cyl_wrap_byte_2[21],
      spi_ps_input_cntl_cyl_wrap_byte_1[21*3 +: 3]};
  assign spi_ps_input_cntl_pt_sprite_tex_21 = spi_ps_input_cntl_pt_sprite_tex_byte_2[21];
  assign spi_ps_input_cntl_dup_21 = spi_ps_input_cntl_dup_byte_2[21];
  assign spi_ps_input_cntl_offset_22 = spi_ps_input_cntl_offset_byte_0[22*6 +: 6];
  assign spi_ps_input_cntl_default_val_22 = spi_ps_input_cntl_default_val_byte_1[22*2 +: 2];
  assign spi_ps_input_cntl_flat_shade_22 = spi_ps_input_cntl_flat_shade_byte_1[22];
  assign spi_ps_input_cntl_cyl_wrap_22 = {spi_ps_input_cntl_cyl_wrap_byte_2[22],
      spi_ps_input_cntl_cyl_wrap_byte_1[22*3 +: 3]};
  assign spi_ps_input_cntl_pt_sprite_tex_22 = spi_ps_input_cntl_pt_sprite_tex_byte_2[22];
  assign spi_ps_input_cntl_dup_22 = spi_ps_input_cntl_dup_byte_2[22];
  assign spi_ps_input_cntl_offset_23 = spi_ps_input_cntl_offset_byte_0[23*6 +: 6];
  assign spi_ps_input_cntl_default_val_23 = spi_ps_input_cntl_default_val_byte_1[23*2 +: 2];
  assign spi_ps_input_cntl_flat_shade_23 = spi_ps_input_cntl_flat_shade_byte_1[23];
  assign spi_ps_input_cntl_cyl_wrap_23 = {spi_ps_input_cntl_cyl_wrap_byte_2[23],
      spi_ps_input_cntl_cyl_wrap_byte_1[23*3 +: 3]};
  assign spi_ps_input_cntl_pt_sprite_tex_23 = spi_ps_input_cntl_pt_sprite_tex_byte_2[23];
  assign spi_ps_input_cntl_dup_23 = spi_ps_input_cntl_dup_byte_2[23];
  assign spi_ps_input_cntl_offset_24 = spi_ps_input_cntl_offset_byte_0[24*6 +: 6];
  assign spi_ps_input_cntl_default_val_24 = spi_ps_input_cntl_default_val_byte_1[24*2 +: 2];
  assign spi_ps_input_cntl_flat_shade_24 = spi_ps_input_cntl_flat_shade_byte_1[24];
  assign spi_ps_input_cntl_cyl_wrap_24 = {spi_ps_input_cntl_cyl_wrap_byte_2[24],
      spi_ps_input_cntl_cyl_wrap_byte_1[24*3 +: 3]};
  assign spi_ps_input_cntl_pt_sprite_tex_24 = spi_ps_input_cntl_pt_sprite_tex_byte_2[24];
  assign spi_ps_input_cntl_dup_24 = spi_ps_input_cntl_dup_byte_2[24];
  assign spi_ps_input_cntl_offset_25 = spi_ps_input_cntl_offset_byte_0[25*6 +: 6];
  assign spi_ps_input_cntl_default_val_25 = spi_ps_input_cntl_default_val_byte_1[25*2 +: 2];
  assign spi_ps_input_cntl_flat_shade_25 = spi_ps_input_cntl_flat_shade_byte_1[25];
  assign spi_ps_input_cntl_cyl_wrap_25 = {spi_ps_input_cntl_cyl_wrap_byte_2[25],
      spi_ps_input_cntl_cyl_wrap_byte_1[25*3 +: 3]};
  assign spi_ps_input_cntl_pt_sprite_tex_25 = spi_ps_input_cntl_pt_sprite_tex_byte_2[25];
  assign spi_ps_input_cntl_dup_25 = spi_ps_input_cntl_dup_byte_2[25];
  assign spi_ps_input_cntl_offset_26 = spi_ps_input_cntl_offset_byte_0[26*6 +: 6];
  assign spi_ps_input_cntl_default_val_26 = spi_ps_input_cntl_default_val_byte_1[26*2 +: 2];
  assign spi_ps_input_cntl_flat_shade_26 = spi_ps_input_cntl_flat_shade_byte_1[26];
  assign spi_ps_input_cntl_cyl_wrap_26 = {spi_ps_input_cntl_cyl_wrap_byte_2[26],
      spi_ps_input_cntl_cyl_wrap_byte_1[26*3 +: 3]};
  assign spi_ps_input_cntl_pt_sprite_tex_26 = spi_ps_input_cntl_pt_sprite_tex_byte_2[26];
  assign spi_ps_input_cntl_dup_26 = spi_ps_input_cntl_dup_byte_2[26];
  assign spi_ps_input_cntl_offset_27 = spi_ps_input_cntl_offset_byte_0[27*6 +: 6];
  assign spi_ps_input_cntl_default_val_27 = spi_ps_input_cntl_default_val_byte_1[27*2 +: 2];
  assign spi_ps_input_cntl_flat_shade_27 = spi_ps_input_cntl_flat_shade_byte_1[27];
  assign spi_ps_input_cntl_cyl_wrap_27 = {spi_ps_input_cntl_cyl_wrap_byte_2[27],
      spi_ps_input_cntl_cyl_wrap_byte_1[27*3 +: 3]};
  assign spi_ps_input_cntl_pt_sprite_tex_27 = spi_ps_input_cntl_pt_sprite_tex_byte_2[27];
  assign spi_ps_input_cntl_dup_27 = spi_ps_input_cntl_dup_byte_2[27];
  assign spi_ps_input_cntl_offset_28 = spi_ps_input_cntl_offset_byte_0[28*6 +: 6];
  assign spi_ps_input_cntl_default_val_28 = spi_ps_input_cntl_default_val_byte_1[28*2 +: 2];
  assign spi_ps_input_cntl_flat_shade_28 = spi_ps_input_cntl_flat_shade_byte_1[28];
  assign spi_ps_input_cntl_cyl_wrap_28 = {spi_ps_input_cntl_cyl_wrap_byte_2[28],
      spi_ps_input_cntl_cyl_wrap_byte_1[28*3 +: 3]};
  assign spi_ps_input_cntl_pt_sprite_tex_28 = spi_ps_input_cntl_pt_sprite_tex_byte_2[28];
  assign spi_ps_input_cntl_dup_28 = spi_ps_input_cntl_dup_byte_2[28];
  assign spi_ps_input_cntl_offset_29 = spi_ps_input_cntl_offset_byte_0[29*6 +: 6];
  assign spi_ps_input_cntl_default_val_29 = spi_ps_input_cntl_default_val_byte_1[29*2 +: 2];
  assign spi_ps_input_cntl_flat_shade_29 = spi_ps_input_cntl_flat_shade_byte_1[29];
  assign spi_ps_input_cntl_cyl_wrap_29 = {spi_ps_input_cntl_cyl_wrap_byte_2[29],
      spi_ps_input_cntl_cyl_wrap_byte_1[29*3 +: 3]};
  assign spi_ps_input_cntl_pt_sprite_tex_29 = spi_ps_input_cntl_pt_sprite_tex_byte_2[29];
  assign spi_ps_input_cntl_dup_29 = spi_ps_input_cntl_dup_byte_2[29];
  assign spi_ps_input_cntl_offset_30 = spi_ps_input_cntl_offset_byte_0[30*6 +: 6];
  assign spi_ps_input_cntl_default_val_30 = spi_ps_input_cntl_default_val_byte_1[30*2 +: 2];
  assign spi_ps_input_cntl_flat_shade_30 = spi_ps_input_cntl_flat_shade_byte_1[30];
  assign spi_ps_input_cntl_cyl_wrap_30 = {spi_ps_input_cntl_cyl_wrap_byte_2[30],
      spi_ps_input_cntl_cyl_wrap_byte_1[30*3 +: 3]};
  assign spi_ps_input_cntl_pt_sprite_tex_30 = spi_ps_input_cntl_pt_sprite_tex_byte_2[30];
  assign spi_ps_input_cntl_dup_30 = spi_ps_input_cntl_dup_byte_2[30];
  assign write_spi_ps_input_cntl[31] = writing_and_context_page_286 & (bus_address[7:2] == 6'h30);
  assign spi_ps_input_cntl_offset_31 = spi_ps_input_cntl_offset_byte_0[31*6 +: 6];
  assign spi_ps_input_cntl_default_val_31 = spi_ps_input_cntl_default_val_byte_1[31*2 +: 2];
  assign spi_ps_input_cntl_flat_shade_31 = spi_ps_input_cntl_flat_shade_byte_1[31];
  assign spi_ps_input_cntl_cyl_wrap_31 = {spi_ps_input_cntl_cyl_wrap_byte_2[31],
      spi_ps_input_cntl_cyl_wrap_byte_1[31*3 +: 3]};
  assign spi_ps_input_cntl_pt_sprite_tex_31 = spi_ps_input_cntl_pt_sprite_tex_byte_2[31];
  assign spi_ps_input_cntl_dup_31 = spi_ps_input_cntl_dup_byte_2[31];
  wire write_spi_vs_out_config = writing_and_context_page_286 & (bus_address[7:2] == 6'h31);
  assign spi_vs_out_config_vs_export_count = spi_vs_out_config_vs_export_count_byte_0;
  assign spi_vs_out_config_vs_half_pack = spi_vs_out_config_vs_half_pack_byte_0;
  wire write_spi_ps_input_ena = writing_and_context_page_286 & (bus_address[7:2] == 6'h33);
  assign spi_ps_input_ena_persp_sample_ena = spi_ps_input_ena_persp_sample_ena_byte_0;
  assign spi_ps_input_ena_persp_center_ena = spi_ps_input_ena_persp_center_ena_byte_0;
  assign spi_ps_input_ena_persp_centroid_ena = spi_ps_input_ena_persp_centroid_ena_byte_0;
  assign spi_ps_input_ena_persp_pull_model_ena = spi_ps_input_ena_persp_pull_model_ena_byte_0;
  assign spi_ps_input_ena_linear_sample_ena = spi_ps_input_ena_linear_sample_ena_byte_0;
  assign spi_ps_input_ena_linear_center_ena = spi_ps_input_ena_linear_center_ena_byte_0;
  assign spi_ps_input_ena_linear_centroid_ena = spi_ps_input_ena_linear_centroid_ena_byte_0;
  assign spi_ps_input_ena_line_stipple_tex_ena = spi_ps_input_ena_line_stipple_tex_ena_byte_0;
  assign spi_ps_input_ena_pos_x_float_ena = spi_ps_input_ena_pos_x_float_ena_byte_1;
  assign spi_ps_input_ena_pos_y_float_ena = spi_ps_input_ena_pos_y_float_ena_byte_1;
  assign spi_ps_input_ena_pos_z_float_ena = spi_ps_input_ena_pos_z_float_ena_byte_1;
  assign spi_ps_input_ena_pos_w_float_ena = spi_ps_input_ena_pos_w_float_ena_byte_1;
  assign spi_ps_input_ena_front_face_ena = spi_ps_input_ena_front_face_ena_byte_1;
  assign spi_ps_input_ena_ancillary_ena = spi_ps_input_ena_ancillary_ena_byte_1;
  assign spi_ps_input_ena_sample_coverage_ena = spi_ps_input_ena_sample_coverage_ena_byte_1;
  assign spi_ps_input_ena_pos_fixed_pt_ena = spi_ps_input_ena_pos_fixed_pt_ena_byte_1;
  wire write_spi_ps_input_addr = writing_and_context_page_286 & (bus_address[7:2] == 6'h34);
  assign spi_ps_input_addr_persp_sample_ena = spi_ps_input_addr_persp_sample_ena_byte_0;
  assign spi_ps_input_addr_persp_center_ena = spi_ps_input_addr_persp_center_ena_byte_0;
  assign spi_ps_input_addr_persp_centroid_ena = spi_ps_input_addr_persp_centroid_ena_byte_0;
  assign spi_ps_input_addr_persp_pull_model_ena = spi_ps_input_addr_persp_pull_model_ena_byte_0;
  assign spi_ps_input_addr_linear_sample_ena = spi_ps_input_addr_linear_sample_ena_byte_0;
  assign spi_ps_input_addr_linear_center_ena = spi_ps_input_addr_linear_center_ena_byte_0;
  assign spi_ps_input_addr_linear_centroid_ena = spi_ps_input_addr_linear_centroid_ena_byte_0;
  assign spi_ps_input_addr_line_stipple_tex_ena = spi_ps_input_addr_line_stipple_tex_ena_byte_0;
  assign spi_ps_input_addr_pos_x_float_ena = spi_ps_input_addr_pos_x_float_ena_byte_1;
  assign spi_ps_input_addr_pos_y_float_ena = spi_ps_input_addr_pos_y_float_ena_byte_1;
  assign spi_ps_input_addr_pos_z_float_ena = spi_ps_input_addr_pos_z_float_ena_byte_1;
  assign spi_ps_input_addr_pos_w_float_ena = spi_ps_input_addr_pos_w_float_ena_byte_1;
  assign spi_ps_input_addr_front_face_ena = spi_ps_input_addr_front_face_ena_byte_1;
  assign spi_ps_input_addr_ancillary_ena = spi_ps_input_addr_ancillary_ena_byte_1;
  assign spi_ps_input_addr_sample_coverage_ena = spi_ps_input_addr_sample_coverage_ena_byte_1;
  assign spi_ps_input_addr_pos_fixed_pt_ena = spi_ps_input_addr_pos_fixed_pt_ena_byte_1;
  wire write_spi_interp_control_0 = writing_and_context_page_286 & (bus_address[7:2] == 6'h35);
  assign spi_interp_control_0_flat_shade_ena = spi_interp_control_0_flat_shade_ena_byte_0;
  assign spi_interp_control_0_pnt_sprite_ena = spi_interp_control_0_pnt_sprite_ena_byte_0;
  assign spi_interp_control_0_pnt_sprite_ovrd_x = spi_interp_control_0_pnt_sprite_ovrd_x_byte_0;
  assign spi_interp_control_0_pnt_sprite_ovrd_y = spi_interp_control_0_pnt_sprite_ovrd_y_byte_0;
  assign spi_interp_control_0_pnt_sprite_ovrd_z = spi_interp_control_0_pnt_sprite_ovrd_z_byte_1;
  assign spi_interp_control_0_pnt_sprite_ovrd_w = spi_interp_control_0_pnt_sprite_ovrd_w_byte_1;
  assign spi_interp_control_0_pnt_sprite_top_1 = spi_interp_control_0_pnt_sprite_top_1_byte_1;
  wire write_spi_ps_in_control = writing_and_context_page_286 & (bus_address[7:2] == 6'h36);
  assign spi_ps_in_control_num_interp = spi_ps_in_control_num_interp_byte_0;
  assign spi_ps_in_control_param_gen = spi_ps_in_control_param_gen_byte_0;
  assign spi_ps_in_control_bc_optimize_disable = spi_ps_in_control_bc_optimize_disable_byte_1;
  wire write_spi_baryc_cntl = writing_and_context_page_286 & (bus_address[7:2] == 6'h38);
  assign spi_baryc_cntl_persp_center_cntl = spi_baryc_cntl_persp_center_cntl_byte_0;
  assign spi_baryc_cntl_persp_centroid_cntl = spi_baryc_cntl_persp_centroid_cntl_byte_0;
  assign spi_baryc_cntl_linear_center_cntl = spi_baryc_cntl_linear_center_cntl_byte_1;
  assign spi_baryc_cntl_linear_centroid_cntl = spi_baryc_cntl_linear_centroid_cntl_byte_1;
  assign spi_baryc_cntl_pos_float_location = spi_baryc_cntl_pos_float_location_byte_2;
  assign spi_baryc_cntl_pos_float_ulc = spi_baryc_cntl_pos_float_ulc_byte_2;
  assign spi_baryc_cntl_front_face_all_bits = spi_baryc_cntl_front_face_all_bits_byte_3;
  wire write_spi_tmpring_size = writing_and_context_page_286 & bus_address_7_2_is_58;
  assign spi_tmpring_size_waves = {spi_tmpring_size_waves_byte_1, spi_tmpring_size_waves_byte_0};
  assign spi_tmpring_size_wavesize = {spi_tmpring_size_wavesize_byte_3, spi_tmpring_size_wavesize_byte_2,
      spi_tmpring_size_wavesize_byte_1};
  wire context_page_287 = bus_address[17:8] == 10'h287;
  wire writing_and_context_page_287 = writing & context_page_287;
  wire write_spi_shader_pos_format = writing_and_context_page_287 & write_spi_arb_priority_equal[3];
  assign spi_shader_pos_format_pos0_export_format = spi_shader_pos_format_pos0_export_format_byte_0;
  assign spi_shader_pos_format_pos1_export_format = spi_shader_pos_format_pos1_export_format_byte_0;
  assign spi_shader_pos_format_pos2_export_format = spi_shader_pos_format_pos2_export_format_byte_1;
  assign spi_shader_pos_format_pos3_export_format = spi_shader_pos_format_pos3_export_format_byte_1;
  wire write_spi_shader_z_format = writing_and_context_page_287 & (bus_address[7:2] == 6'd4);
  assign spi_shader_z_format_z_export_format = spi_shader_z_format_z_export_format_byte_0;
  wire write_spi_shader_col_format = writing_and_context_page_287 & (bus_address[7:2] == 6'd5);
  assign spi_shader_col_format_col0_export_format = spi_shader_col_format_col0_export_format_byte_0;
  assign spi_shader_col_format_col1_export_format = spi_shader_col_format_col1_export_format_byte_0;
  assign spi_shader_col_format_col2_export_format = spi_shader_col_format_col2_export_format_byte_1;
  assign spi_shader_col_format_col3_export_format = spi_shader_col_format_col3_export_format_byte_1;
  assign spi_shader_col_format_col4_export_format = spi_shader_col_format_col4_export_format_byte_2;
  assign spi_shader_col_format_col5_export_format = spi_shader_col_format_col5_export_format_byte_2;
  assign spi_shader_col_format_col6_export_format = spi_shader_col_format_col6_export_format_byte_3;
  assign spi_shader_col_format_col7_export_format = spi_shader_col_format_col7_export_format_byte_3;

  wire [15:0] read_data_case_3_joined = {spi_shader_pos_format_pos3_export_format_byte_1,
      spi_shader_pos_format_pos2_export_format_byte_1, spi_shader_pos_format_pos1_export_format_byte_0,
      spi_shader_pos_format_pos0_export_format_byte_0};

  reg [32:0] by_bus_address_7_2;
  always @*
    case (bus_address[7:2])
      6'd3: by_bus_address_7_2 = {1'b1, {16'd0, read_data_case_3_joined}};
      6'd4: by_bus_address_7_2 = {1'b1, {28'd0, spi_shader_z_format_z_export_format_byte_0}};
      6'd5: by_bus_address_7_2 = {1'b1, spi_shader_col_format_col7_export_format_byte_3,
          spi_shader_col_format_col6_export_format_byte_3, spi_shader_col_format_col5_export_format_byte_2,
          spi_shader_col_format_col4_export_format_byte_2, spi_shader_col_format_col3_export_format_byte_1,
          spi_shader_col_format_col2_export_format_byte_1, spi_shader_col_format_col1_export_format_byte_0,
          spi_shader_col_format_col0_export_format_byte_0};
      default: by_bus_address_7_2 = 33'd0;
    endcase

  reg by_bus_address_7_2_bus_address_7_2;
  always @*
    case (bus_address[7:2])
      6'd3: by_bus_address_7_2_bus_address_7_2 = 1'b1; 6'd4: by_bus_address_7_2_bus_address_7_2 = 1'b1;
      6'd5: by_bus_address_7_2_bus_address_7_2 = 1'b1;
      default: by_bus_address_7_2_bus_address_7_2 = 1'b0;
    endcase

  wire [24:0] read_data_case_58_joined = {spi_tmpring_size_wavesize_byte_3, spi_tmpring_size_wavesize_byte_2,
      spi_tmpring_size_wavesize_byte_1, spi_tmpring_size_waves_byte_1, spi_tmpring_size_waves_byte_0};
  wire [24:0] read_data_case_56_joined = {spi_baryc_cntl_front_face_all_bits_byte_3, 3'd0,
      spi_baryc_cntl_pos_float_ulc_byte_2, 2'd0, spi_baryc_cntl_pos_float_location_byte_2, 3'd0,
      spi_baryc_cntl_linear_centroid_cntl_byte_1, 3'd0, spi_baryc_cntl_linear_center_cntl_byte_1, 3'd0,
      spi_baryc_cntl_persp_centroid_cntl_byte_0, 3'd0, spi_baryc_cntl_persp_center_cntl_byte_0};
  wire [14:0] read_data_case_54_joined = {spi_ps_in_control_bc_optimize_disable_byte_1, 7'd0,
      spi_ps_in_control_param_gen_byte_0, spi_ps_in_control_num_interp_byte_0};
  wire [14:0] read_data_case_53_joined = {spi_interp_control_0_pnt_sprite_top_1_byte_1,
      spi_interp_control_0_pnt_sprite_ovrd_w_byte_1, spi_interp_control_0_pnt_sprite_ovrd_z_byte_1,
      spi_interp_control_0_pnt_sprite_ovrd_y_byte_0, spi_interp_control_0_pnt_sprite_ovrd_x_byte_0,
      spi_interp_control_0_pnt_sprite_ena_byte_0, spi_interp_control_0_flat_shade_ena_byte_0};
  wire [15:0] read_data_case_52_joined = {spi_ps_input_addr_pos_fixed_pt_ena_byte_1,
      spi_ps_input_addr_sample_coverage_ena_byte_1, spi_ps_input_addr_ancillary_ena_byte_1,
      spi_ps_input_addr_front_face_ena_byte_1, spi_ps_input_addr_pos_w_float_ena_byte_1,
      spi_ps_input_addr_pos_z_float_ena_byte_1, spi_ps_input_addr_pos_y_float_ena_byte_1,
      spi_ps_input_addr_pos_x_float_ena_byte_1, spi_ps_input_addr_line_stipple_tex_ena_byte_0,
      spi_ps_input_addr_linear_centroid_ena_byte_0, spi_ps_input_addr_linear_center_ena_byte_0,
      spi_ps_input_addr_linear_sample_ena_byte_0, spi_ps_input_addr_persp_pull_model_ena_byte_0,
      spi_ps_input_addr_persp_centroid_ena_byte_0, spi_ps_input_addr_persp_center_ena_byte_0,
      spi_ps_input_addr_persp_sample_ena_byte_0};
  wire [15:0] read_data_case_51_joined = {spi_ps_input_ena_pos_fixed_pt_ena_byte_1,
      spi_ps_input_ena_sample_coverage_ena_byte_1, spi_ps_input_ena_ancillary_ena_byte_1,
      spi_ps_input_ena_front_face_ena_byte_1, spi_ps_input_ena_pos_w_float_ena_byte_1,
      spi_ps_input_ena_pos_z_float_ena_byte_1, spi_ps_input_ena_pos_y_float_ena_byte_1,
      spi_ps_input_ena_pos_x_float_ena_byte_1, spi_ps_input_ena_line_stipple_tex_ena_byte_0,
      spi_ps_input_ena_linear_centroid_ena_byte_0, spi_ps_input_ena_linear_center_ena_byte_0,
      spi_ps_input_ena_linear_sample_ena_byte_0, spi_ps_input_ena_persp_pull_model_ena_byte_0,
      spi_ps_input_ena_persp_centroid_ena_byte_0, spi_ps_input_ena_persp_center_ena_byte_0,
      spi_ps_input_ena_persp_sample_ena_byte_0};
  wire [31:0] read_data_case_49_wide = {25'd0, spi_vs_out_config_vs_half_pack_byte_0,
      spi_vs_out_config_vs_export_count_byte_0, 1'b0};
  wire [18:0] read_data_case_48_joined = {spi_ps_input_cntl_dup_byte_2[31],
      spi_ps_input_cntl_pt_sprite_tex_byte_2[31], spi_ps_input_cntl_cyl_wrap_byte_2[31],
      spi_ps_input_cntl_cyl_wrap_byte_1[31*3 +: 3], 2'd0, spi_ps_input_cntl_flat_shade_byte_1[31],
      spi_ps_input_cntl_default_val_byte_1[31*2 +: 2], 2'd0, spi_ps_input_cntl_offset_byte_0[31*6 +: 6]};
  wire [18:0] read_data_case_47_joined = {spi_ps_input_cntl_dup_byte_2[30],
      spi_ps_input_cntl_pt_sprite_tex_byte_2[30], spi_ps_input_cntl_cyl_wrap_byte_2[30],
      spi_ps_input_cntl_cyl_wrap_byte_1[30*3 +: 3], 2'd0, spi_ps_input_cntl_flat_shade_byte_1[30],
      spi_ps_input_cntl_default_val_byte_1[30*2 +: 2], 2'd0, spi_ps_input_cntl_offset_byte_0[30*6 +: 6]};
  wire [18:0] read_data_case_46_joined = {spi_ps_input_cntl_dup_byte_2[29],
      spi_ps_input_cntl_pt_sprite_tex_byte_2[29], spi_ps_input_cntl_cyl_wrap_byte_2[29],
      spi_ps_input_cntl_cyl_wrap_byte_1[29*3 +: 3], 2'd0, spi_ps_input_cntl_flat_shade_byte_1[29],
      spi_ps_input_cntl_default_val_byte_1[29*2 +: 2], 2'd0, spi_ps_input_cntl_offset_byte_0[29*6 +: 6]};
  wire [18:0] read_data_case_45_joined = {spi_ps_input_cntl_dup_byte_2[28],
      spi_ps_input_cntl_pt_sprite_tex_byte_2[28], spi_ps_input_cntl_cyl_wrap_byte_2[28],
      spi_ps_input_cntl_cyl_wrap_byte_1[28*3 +: 3], 2'd0, spi_ps_input_cntl_flat_shade_byte_1[28],
      spi_ps_input_cntl_default_val_byte_1[28*2 +: 2], 2'd0, spi_ps_input_cntl_offset_byte_0[28*6 +: 6]};
  wire [18:0] read_data_case_44_joined = {spi_ps_input_cntl_dup_byte_2[27],
      spi_ps_input_cntl_pt_sprite_tex_byte_2[27], spi_ps_input_cntl_cyl_wrap_byte_2[27],
      spi_ps_input_cntl_cyl_wrap_byte_1[27*3 +: 3], 2'd0, spi_ps_input_cntl_flat_shade_byte_1[27],
      spi_ps_input_cntl_default_val_byte_1[27*2 +: 2], 2'd0, spi_ps_input_cntl_offset_byte_0[27*6 +: 6]};
  wire [18:0] read_data_case_43_joined = {spi_ps_input_cntl_dup_byte_2[26],
      spi_ps_input_cntl_pt_sprite_tex_byte_2[26], spi_ps_input_cntl_cyl_wrap_byte_2[26],
      spi_ps_input_cntl_cyl_wrap_byte_1[26*3 +: 3], 2'd0, spi_ps_input_cntl_flat_shade_byte_1[26],
      spi_ps_input_cntl_default_val_byte_1[26*2 +: 2], 2'd0, spi_ps_input_cntl_offset_byte_0[26*6 +: 6]};
  wire [18:0] read_data_case_42_joined = {spi_ps_input_cntl_dup_byte_2[25],
      spi_ps_input_cntl_pt_sprite_tex_byte_2[25], spi_ps_input_cntl_cyl_wrap_byte_2[25],
      spi_ps_input_cntl_cyl_wrap_byte_1[25*3 +: 3], 2'd0, spi_ps_input_cntl_flat_shade_byte_1[25],
      spi_ps_input_cntl_default_val_byte_1[25*2 +: 2], 2'd0, spi_ps_input_cntl_offset_byte_0[25*6 +: 6]};
  wire [18:0] read_data_case_41_joined = {spi_ps_input_cntl_dup_byte_2[24],
      spi_ps_input_cntl_pt_sprite_tex_byte_2[24], spi_ps_input_cntl_cyl_wrap_byte_2[24],
      spi_ps_input_cntl_cyl_wrap_byte_1[24*3 +: 3], 2'd0, spi_ps_input_cntl_flat_shade_byte_1[24],
      spi_ps_input_cntl_default_val_byte_1[24*2 +: 2], 2'd0, spi_ps_input_cntl_offset_byte_0[24*6 +: 6]};
  wire [18:0] read_data_case_40_joined = {spi_ps_input_cntl_dup_byte_2[23],
      spi_ps_input_cntl_pt_sprite_tex_byte_2[23], spi_ps_input_cntl_cyl_wrap_byte_2[23],
      spi_ps_input_cntl_cyl_wrap_byte_1[23*3 +: 3], 2'd0, spi_ps_input_cntl_flat_shade_byte_1[23],
      spi_ps_input_cntl_default_val_byte_1[23*2 +: 2], 2'd0, spi_ps_input_cntl_offset_byte_0[23*6 +: 6]};
  wire [18:0] read_data_case_39_joined = {spi_ps_input_cntl_dup_byte_2[22],
      spi_ps_input_cntl_pt_sprite_tex_byte_2[22], spi_ps_input_cntl_cyl_wrap_byte_2[22],
      spi_ps_input_cntl_cyl_wrap_byte_1[22*3 +: 3], 2'd0, spi_ps_input_cntl_flat_shade_byte_1[22],
      spi_ps_input_cntl_default_val_byte_1[22*2 +: 2], 2'd0, spi_ps_input_cntl_offset_byte_0[22*6 +: 6]};
  wire [18:0] read_data_case_38_joined = {spi_ps_input_cntl_dup_byte_2[21],
      spi_ps_input_cntl_pt_sprite_tex_byte_2[21], spi_ps_input_cntl_cyl_wrap_byte_2[21],
      spi_ps_input_cntl_cyl_wrap_byte_1[21*3 +: 3], 2'd0, spi_ps_input_cntl_flat_shade_byte_1[21],
      spi_ps_input_cntl_default_val_byte_1[21*2 +: 2], 2'd0, spi_ps_input_cntl_offset_byte_0[21*6 +: 6]};
  wire [18:0] read_data_case_37_joined = {spi_ps_input_cntl_dup_byte_2[20],
      spi_ps_input_cntl_pt_sprite_tex_byte_2[20], spi_ps_input_cntl_cyl_wrap_byte_2[20],
      spi_ps_input_cntl_cyl_wrap_byte_1[20*3 +: 3], 2'd0, spi_ps_input_cntl_flat_shade_byte_1[20],
      spi_ps_input_cntl_default_val_byte_1[20*2 +: 2], 2'd0, spi_ps_input_cntl_offset_byte_0[20*6 +: 6]};
  wire [18:0] read_data_case_36_joined = {spi_ps_input_cntl_dup_byte_2[19],
      spi_ps_input_cntl_pt_sprite_tex_byte_2[19], spi_ps_input_cntl_cyl_wrap_byte_2[19],
      spi_ps_input_cntl_cyl_wrap_byte_1[19*3 +: 3], 2'd0, spi_ps_input_cntl_flat_shade_byte_1[19],
      spi_ps_input_cntl_default_val_byte_1[19*2 +: 2], 2'd0, spi_ps_input_cntl_offset_byte_0[19*6 +: 6]};
  wire [18:0] read_data_case_35_joined = {spi_ps_input_cntl_dup_byte_2[18],
      spi_ps_input_cntl_pt_sprite_tex_byte_2[18], spi_ps_input_cntl_cyl_wrap_byte_2[18],
      spi_ps_input_cntl_cyl_wrap_byte_1[18*3 +: 3], 2'd0, spi_ps_input_cntl_flat_shade_byte_1[18],
      spi_ps_input_cntl_default_val_byte_1[18*2 +: 2], 2'd0, spi_ps_input_cntl_offset_byte_0[18*6 +: 6]};
  wire [18:0] read_data_case_34_joined = {spi_ps_input_cntl_dup_byte_2[17],
      spi_ps_input_cntl_pt_sprite_tex_byte_2[17], spi_ps_input_cntl_cyl_wrap_byte_2[17],
      spi_ps_input_cntl_cyl_wrap_byte_1[17*3 +: 3], 2'd0, spi_ps_input_cntl_flat_shade_byte_1[17],
      spi_ps_input_cntl_default_val_byte_1[17*2 +: 2], 2'd0, spi_ps_input_cntl_offset_byte_0[17*6 +: 6]};
  wire [18:0] read_data_case_33_joined = {spi_ps_input_cntl_dup_byte_2[16],
      spi_ps_input_cntl_pt_sprite_tex_byte_2[16], spi_ps_input_cntl_cyl_wrap_byte_2[16],
      spi_ps_input_cntl_cyl_wrap_byte_1[16*3 +: 3], 2'd0, spi_ps_input_cntl_flat_shade_byte_1[16],
      spi_ps_input_cntl_default_val_byte_1[16*2 +: 2], 2'd0, spi_ps_input_cntl_offset_byte_0[16*6 +: 6]};
  wire [18:0] read_data_case_32_joined = {spi_ps_input_cntl_dup_byte_2[15],
      spi_ps_input_cntl_pt_sprite_tex_byte_2[15], spi_ps_input_cntl_cyl_wrap_byte_2[15],
      spi_ps_input_cntl_cyl_wrap_byte_1[15*3 +: 3], 2'd0, spi_ps_input_cntl_flat_shade_byte_1[15],
      spi_ps_input_cntl_default_val_byte_1[15*2 +: 2], 2'd0, spi_ps_input_cntl_offset_byte_0[15*6 +: 6]};
  wire [18:0] read_data_case_31_joined = {spi_ps_input_cntl_dup_byte_2[14],
      spi_ps_input_cntl_pt_sprite_tex_byte_2[14], spi_ps_input_cntl_cyl_wrap_byte_2[14],
      spi_ps_input_cntl_cyl_wrap_byte_1[14*3 +: 3], 2'd0, spi_ps_input_cntl_flat_shade_byte_1[14],
      spi_ps_input_cntl_default_val_byte_1[14*2 +: 2], 2'd0, spi_ps_input_cntl_offset_byte_0[14*6 +: 6]};
  wire [18:0] read_data_case_30_joined = {spi_ps_input_cntl_dup_byte_2[13],
      spi_ps_input_cntl_pt_sprite_tex_byte_2[13], spi_ps_input_cntl_cyl_wrap_byte_2[13],
      spi_ps_input_cntl_cyl_wrap_byte_1[13*3 +: 3], 2'd0, spi_ps_input_cntl_flat_shade_byte_1[13],
      spi_ps_input_cntl_default_val_byte_1[13*2 +: 2], 2'd0, spi_ps_input_cntl_offset_byte_0[13*6 +: 6]};
  wire [18:0] read_data_case_29_joined = {spi_ps_input_cntl_dup_byte_2[12],
      spi_ps_input_cntl_pt_sprite_tex_byte_2[12], spi_ps_input_cntl_cyl_wrap_byte_2[12],
      spi_ps_input_cntl_cyl_wrap_byte_1[12*3 +: 3], 2'd0, spi_ps_input_cntl_flat_shade_byte_1[12],
      spi_ps_input_cntl_default_val_byte_1[12*2 +: 2], 2'd0, spi_ps_input_cntl_offset_byte_0[12*6 +: 6]};
  wire [18:0] read_data_case_28_joined = {spi_ps_input_cntl_dup_byte_2[11],
      spi_ps_input_cntl_pt_sprite_tex_byte_2[11], spi_ps_input_cntl_cyl_wrap_byte_2[11],
      spi_ps_input_cntl_cyl_wrap_byte_1[11*3 +: 3], 2'd0, spi_ps_input_cntl_flat_shade_byte_1[11],
      spi_ps_input_cntl_default_val_byte_1[11*2 +: 2], 2'd0, spi_ps_input_cntl_offset_byte_0[11*6 +: 6]};
  wire [18:0] read_data_case_27_joined = {spi_ps_input_cntl_dup_byte_2[10],
      spi_ps_input_cntl_pt_sprite_tex_byte_2[10], spi_ps_input_cntl_cyl_wrap_byte_2[10],
      spi_ps_input_cntl_cyl_wrap_byte_1[10*3 +: 3], 2'd0, spi_ps_input_cntl_flat_shade_byte_1[10],
      spi_ps_input_cntl_default_val_byte_1[10*2 +: 2], 2'd0, spi_ps_input_cntl_offset_byte_0[10*6 +: 6]};
  wire [18:0] read_data_case_26_joined = {spi_ps_input_cntl_dup_byte_2[9], spi_ps_input_cntl_pt_sprite_tex_byte_2[9],
      spi_ps_input_cntl_cyl_wrap_byte_2[9], spi_ps_input_cntl_cyl_wrap_byte_1[9*3 +: 3], 2'd0,
      spi_ps_input_cntl_flat_shade_byte_1[9], spi_ps_input_cntl_default_val_byte_1[9*2 +: 2], 2'd0,
      spi_ps_input_cntl_offset_byte_0[9*6 +: 6]};
  wire [18:0] read_data_case_25_joined = {spi_ps_input_cntl_dup_byte_2[8], spi_ps_input_cntl_pt_sprite_tex_byte_2[8],
      spi_ps_input_cntl_cyl_wrap_byte_2[8], spi_ps_input_cntl_cyl_wrap_byte_1[8*3 +: 3], 2'd0,
      spi_ps_input_cntl_flat_shade_byte_1[8], spi_ps_input_cntl_default_val_byte_1[8*2 +: 2], 2'd0,
      spi_ps_input_cntl_offset_byte_0[8*6 +: 6]};
  wire [18:0] read_data_case_24_joined = {spi_ps_input_cntl_dup_byte_2[7], spi_ps_input_cntl_pt_sprite_tex_byte_2[7],
      spi_ps_input_cntl_cyl_wrap_byte_2[7], spi_ps_input_cntl_cyl_wrap_byte_1[7*3 +: 3], 2'd0,
      spi_ps_input_cntl_flat_shade_byte_1[7], spi_ps_input_cntl_default_val_byte_1[7*2 +: 2], 2'd0,
      spi_ps_input_cntl_offset_byte_0[7*6 +: 6]};
  wire [18:0] read_data_case_23_joined = {spi_ps_input_cntl_dup_byte_2[6], spi_ps_input_cntl_pt_sprite_tex_byte_2[6],
      spi_ps_input_cntl_cyl_wrap_byte_2[6], spi_ps_input_cntl_cyl_wrap_byte_1[6*3 +: 3], 2'd0,
      spi_ps_input_cntl_flat_shade_byte_1[6], spi_ps_input_cntl_default_val_byte_1[6*2 +: 2], 2'd0,
      spi_ps_input_cntl_offset_byte_0[6*6 +: 6]};
  wire [18:0] read_data_case_22_joined = {spi_ps_input_cntl_dup_byte_2[5], spi_ps_input_cntl_pt_sprite_tex_byte_2[5],
      spi_ps_input_cntl_cyl_wrap_byte_2[5], spi_ps_input_cntl_cyl_wrap_byte_1[5*3 +: 3], 2'd0,
      spi_ps_input_cntl_flat_shade_byte_1[5], spi_ps_input_cntl_default_val_byte_1[5*2 +: 2], 2'd0,
      spi_ps_input_cntl_offset_byte_0[5*6 +: 6]};
  wire [18:0] read_data_case_21_joined = {spi_ps_input_cntl_dup_byte_2[4], spi_ps_input_cntl_pt_sprite_tex_byte_2[4],
      spi_ps_input_cntl_cyl_wrap_byte_2[4], spi_ps_input_cntl_cyl_wrap_byte_1[4*3 +: 3], 2'd0,
      spi_ps_input_cntl_flat_shade_byte_1[4], spi_ps_input_cntl_default_val_byte_1[4*2 +: 2], 2'd0,
      spi_ps_input_cntl_offset_byte_0[4*6 +: 6]};
  wire [18:0] read_data_case_20_joined = {spi_ps_input_cntl_dup_byte_2[3], spi_ps_input_cntl_pt_sprite_tex_byte_2[3],
      spi_ps_input_cntl_cyl_wrap_byte_2[3], spi_ps_input_cntl_cyl_wrap_byte_1[3*3 +: 3], 2'd0,
      spi_ps_input_cntl_flat_shade_byte_1[3], spi_ps_input_cntl_default_val_byte_1[3*2 +: 2], 2'd0,
      spi_ps_input_cntl_offset_byte_0[3*6 +: 6]};
  wire [18:0] read_data_case_19_joined = {spi_ps_input_cntl_dup_byte_2[2], spi_ps_input_cntl_pt_sprite_tex_byte_2[2],
      spi_ps_input_cntl_cyl_wrap_byte_2[2], spi_ps_input_cntl_cyl_wrap_byte_1[2*3 +: 3], 2'd0,
      spi_ps_input_cntl_flat_shade_byte_1[2], spi_ps_input_cntl_default_val_byte_1[2*2 +: 2], 2'd0,
      spi_ps_input_cntl_offset_byte_0[2*6 +: 6]};
  wire [18:0] read_data_case_18_joined = {spi_ps_input_cntl_dup_byte_2[1], spi_ps_input_cntl_pt_sprite_tex_byte_2[1],
      spi_ps_input_cntl_cyl_wrap_byte_2[1], spi_ps_input_cntl_cyl_wrap_byte_1[1*3 +: 3], 2'd0,
      spi_ps_input_cntl_flat_shade_byte_1[1], spi_ps_input_cntl_default_val_byte_1[1*2 +: 2], 2'd0,
      spi_ps_input_cntl_offset_byte_0[1*6 +: 6]};
  wire [18:0] read_data_case_17_joined = {spi_ps_input_cntl_dup_byte_2[0], spi_ps_input_cntl_pt_sprite_tex_byte_2[0],
      spi_ps_input_cntl_cyl_wrap_byte_2[0], spi_ps_input_cntl_cyl_wrap_byte_1[0 +: 3], 2'd0,
      spi_ps_input_cntl_flat_shade_byte_1[0], spi_ps_input_cntl_default_val_byte_1[0 +: 2], 2'd0,
      spi_ps_input_cntl_offset_byte_0[0 +: 6]};

  reg [32:0] by_bus_address_7_2_bus_address;
  always @*
    case (bus_address[7:2])
      6'h11: by_bus_address_7_2_bus_address = {1'b1, {13'd0, read_data_case_17_joined}};
      6'h12: by_bus_address_7_2_bus_address = {1'b1, {13'd0, read_data_case_18_joined}};
      6'h13: by_bus_address_7_2_bus_address = {1'b1, {13'd0, read_data_case_19_joined}};
      6'h14: by_bus_address_7_2_bus_address = {1'b1, {13'd0, read_data_case_20_joined}};
      6'h15: by_bus_address_7_2_bus_address = {1'b1, {13'd0, read_data_case_21_joined}};
      6'h16: by_bus_address_7_2_bus_address = {1'b1, {13'd0, read_data_case_22_joined}};
      6'h17: by_bus_address_7_2_bus_address = {1'b1, {13'd0, read_data_case_23_joined}};
      6'h18: by_bus_address_7_2_bus_address = {1'b1, {13'd0, read_data_case_24_joined}};
      6'h19: by_bus_address_7_2_bus_address = {1'b1, {13'd0, read_data_case_25_joined}};
      6'h1a: by_bus_address_7_2_bus_address = {1'b1, {13'd0, read_data_case_26_joined}};
      6'h1b: by_bus_address_7_2_bus_address = {1'b1, {13'd0, read_data_case_27_joined}};
      6'h1c: by_bus_address_7_2_bus_address = {1'b1, {13'd0, read_data_case_28_joined}};
      6'h1d: by_bus_address_7_2_bus_address = {1'b1, {13'd0, read_data_case_29_joined}};
      6'h1e: by_bus_address_7_2_bus_address = {1'b1, {13'd0, read_data_case_30_joined}};
      6'h1f: by_bus_address_7_2_bus_address = {1'b1, {13'd0, read_data_case_31_joined}};
      6'h20: by_bus_address_7_2_bus_address = {1'b1, {13'd0, read_data_case_32_joined}};
      6'h21: by_bus_address_7_2_bus_address = {1'b1, {13'd0, read_data_case_33_joined}};
      6'h22: by_bus_address_7_2_bus_address = {1'b1, {13'd0, read_data_case_34_joined}};
      6'h23: by_bus_address_7_2_bus_address = {1'b1, {13'd0, read_data_case_35_joined}};
      6'h24: by_bus_address_7_2_bus_address = {1'b1, {13'd0, read_data_case_36_joined}};
      6'h25: by_bus_address_7_2_bus_address = {1'b1, {13'd0, read_data_case_37_joined}};
      6'h26: by_bus_address_7_2_bus_address = {1'b1, {13'd0, read_data_case_38_joined}};
      6'h27: by_bus_address_7_2_bus_address = {1'b1, {13'd0, read_data_case_39_joined}};
      6'h28: by_bus_address_7_2_bus_address = {1'b1, {13'd0, read_data_case_40_joined}};
      6'h29: by_bus_address_7_2_bus_address = {1'b1, {13'd0, read_data_case_41_joined}};
      6'h2a: by_bus_address_7_2_bus_address = {1'b1, {13'd0, read_data_case_42_joined}};
      6'h2b: by_bus_address_7_2_bus_address = {1'b1, {13'd0, read_data_case_43_joined}};
      6'h2c: by_bus_address_7_2_bus_address = {1'b1, {13'd0, read_data_case_44_joined}};
      6'h2d: by_bus_address_7_2_bus_address = {1'b1, {13'd0, read_data_case_45_joined}};
      6'h2e: by_bus_address_7_2_bus_address = {1'b1, {13'd0, read_data_case_46_joined}};
      6'h2f: by_bus_address_7_2_bus_address = {1'b1, {13'd0, read_data_case_47_joined}};
      6'h30: by_bus_address_7_2_bus_address = {1'b1, {13'd0, read_data_case_48_joined}};
      6'h31: by_bus_address_7_2_bus_address = {1'b1, read_data_case_49_wide};
      6'h33: by_bus_address_7_2_bus_address = {1'b1, {16'd0, read_data_case_51_joined}};
      6'h34: by_bus_address_7_2_bus_address = {1'b1, {16'd0, read_data_case_52_joined}};
      6'h35: by_bus_address_7_2_bus_address = {1'b1, {17'd0, read_data_case_53_joined}};
      6'h36: by_bus_address_7_2_bus_address = {1'b1, {17'd0, read_data_case_54_joined}};
      6'h38: by_bus_address_7_2_bus_address = {1'b1, {7'd0, read_data_case_56_joined}};
      6'h3a: by_bus_address_7_2_bus_address = {1'b1, {7'd0, read_data_case_58_joined}};
      default: by_bus_address_7_2_bus_address = 33'd0;
    endcase

  reg by_bus_address_7_2_2;
  always @*
    case (bus_address[7:2])
      6'h11: by_bus_address_7_2_2 = 1'b1; 6'h12: by_bus_address_7_2_2 = 1'b1; 6'h13: by_bus_address_7_2_2 = 1'b1;
      6'h14: by_bus_address_7_2_2 = 1'b1; 6'h15: by_bus_address_7_2_2 = 1'b1; 6'h16: by_bus_address_7_2_2 = 1'b1;
      6'h17: by_bus_address_7_2_2 = 1'b1; 6'h18: by_bus_address_7_2_2 = 1'b1; 6'h19: by_bus_address_7_2_2 = 1'b1;
      6'h1a: by_bus_address_7_2_2 = 1'b1; 6'h1b: by_bus_address_7_2_2 = 1'b1; 6'h1c: by_bus_address_7_2_2 = 1'b1;
      6'h1d: by_bus_address_7_2_2 = 1'b1; 6'h1e: by_bus_address_7_2_2 = 1'b1; 6'h1f: by_bus_address_7_2_2 = 1'b1;
      6'h20: by_bus_address_7_2_2 = 1'b1; 6'h21: by_bus_address_7_2_2 = 1'b1; 6'h22: by_bus_address_7_2_2 = 1'b1;
      6'h23: by_bus_address_7_2_2 = 1'b1; 6'h24: by_bus_address_7_2_2 = 1'b1; 6'h25: by_bus_address_7_2_2 = 1'b1;
      6'h26: by_bus_address_7_2_2 = 1'b1; 6'h27: by_bus_address_7_2_2 = 1'b1; 6'h28: by_bus_address_7_2_2 = 1'b1;
      6'h29: by_bus_address_7_2_2 = 1'b1; 6'h2a: by_bus_address_7_2_2 = 1'b1; 6'h2b: by_bus_address_7_2_2 = 1'b1;
      6'h2c: by_bus_address_7_2_2 = 1'b1; 6'h2d: by_bus_address_7_2_2 = 1'b1; 6'h2e: by_bus_address_7_2_2 = 1'b1;
      6'h2f: by_bus_address_7_2_2 = 1'b1; 6'h30: by_bus_address_7_2_2 = 1'b1; 6'h31: by_bus_address_7_2_2 = 1'b1;
      6'h33: by_bus_address_7_2_2 = 1'b1; 6'h34: by_bus_address_7_2_2 = 1'b1; 6'h35: by_bus_address_7_2_2 = 1'b1;
      6'h36: by_bus_address_7_2_2 = 1'b1; 6'h38: by_bus_address_7_2_2 = 1'b1; 6'h3a: by_bus_address_7_2_2 = 1'b1;
      default: by_bus_address_7_2_2 = 1'b0;
    endcase

  wire [24:0] read_data_case_47_joined_2 = {spi_resource_reserve_en_cu_reserve_space_only_byte_3[9],
      spi_resource_reserve_en_cu_queue_mask_byte_2[9*8 +: 8], spi_resource_reserve_en_cu_type_mask_byte_1[9*8 +: 8],
      spi_resource_reserve_en_cu_type_mask_byte_0[9*7 +: 7], spi_resource_reserve_en_cu_en_byte_0[9]};
  wire [24:0] read_data_case_46_joined_2 = {spi_resource_reserve_en_cu_reserve_space_only_byte_3[8],
      spi_resource_reserve_en_cu_queue_mask_byte_2[8*8 +: 8], spi_resource_reserve_en_cu_type_mask_byte_1[8*8 +: 8],
      spi_resource_reserve_en_cu_type_mask_byte_0[8*7 +: 7], spi_resource_reserve_en_cu_en_byte_0[8]};
  wire [24:0] read_data_case_45_joined_2 = {spi_resource_reserve_en_cu_reserve_space_only_byte_3[7],
      spi_resource_reserve_en_cu_queue_mask_byte_2[7*8 +: 8], spi_resource_reserve_en_cu_type_mask_byte_1[7*8 +: 8],
      spi_resource_reserve_en_cu_type_mask_byte_0[7*7 +: 7], spi_resource_reserve_en_cu_en_byte_0[7]};
  wire [24:0] read_data_case_44_joined_2 = {spi_resource_reserve_en_cu_reserve_space_only_byte_3[6],
      spi_resource_reserve_en_cu_queue_mask_byte_2[6*8 +: 8], spi_resource_reserve_en_cu_type_mask_byte_1[6*8 +: 8],
      spi_resource_reserve_en_cu_type_mask_byte_0[6*7 +: 7], spi_resource_reserve_en_cu_en_byte_0[6]};
  wire [24:0] read_data_case_43_joined_2 = {spi_resource_reserve_en_cu_reserve_space_only_byte_3[5],
      spi_resource_reserve_en_cu_queue_mask_byte_2[5*8 +: 8], spi_resource_reserve_en_cu_type_mask_byte_1[5*8 +: 8],
      spi_resource_reserve_en_cu_type_mask_byte_0[5*7 +: 7], spi_resource_reserve_en_cu_en_byte_0[5]};
  wire [24:0] read_data_case_42_joined_2 = {spi_resource_reserve_en_cu_reserve_space_only_byte_3[4],
      spi_resource_reserve_en_cu_queue_mask_byte_2[4*8 +: 8], spi_resource_reserve_en_cu_type_mask_byte_1[4*8 +: 8],
      spi_resource_reserve_en_cu_type_mask_byte_0[4*7 +: 7], spi_resource_reserve_en_cu_en_byte_0[4]};
  wire [24:0] read_data_case_41_joined_2 = {spi_resource_reserve_en_cu_reserve_space_only_byte_3[3],
      spi_resource_reserve_en_cu_queue_mask_byte_2[3*8 +: 8], spi_resource_reserve_en_cu_type_mask_byte_1[3*8 +: 8],
      spi_resource_reserve_en_cu_type_mask_byte_0[3*7 +: 7], spi_resource_reserve_en_cu_en_byte_0[3]};
  wire [24:0] read_data_case_40_joined_2 = {spi_resource_reserve_en_cu_reserve_space_only_byte_3[2],
      spi_resource_reserve_en_cu_queue_mask_byte_2[2*8 +: 8], spi_resource_reserve_en_cu_type_mask_byte_1[2*8 +: 8],
      spi_resource_reserve_en_cu_type_mask_byte_0[2*7 +: 7], spi_resource_reserve_en_cu_en_byte_0[2]};
  wire [24:0] read_data_case_39_joined_2 = {spi_resource_reserve_en_cu_reserve_space_only_byte_3[1],
      spi_resource_reserve_en_cu_queue_mask_byte_2[1*8 +: 8], spi_resource_reserve_en_cu_type_mask_byte_1[1*8 +: 8],
      spi_resource_reserve_en_cu_type_mask_byte_0[1*7 +: 7], spi_resource_reserve_en_cu_en_byte_0[1]};
  wire [24:0] read_data_case_38_joined_2 = {spi_resource_reserve_en_cu_reserve_space_only_byte_3[0],
      spi_resource_reserve_en_cu_queue_mask_byte_2[0 +: 8], spi_resource_reserve_en_cu_type_mask_byte_1[0 +: 8],
      spi_resource_reserve_en_cu_type_mask_byte_0[0 +: 7], spi_resource_reserve_en_cu_en_byte_0[0]};
  wire [18:0] read_data_case_36_joined_2 = {spi_resource_reserve_cu_barriers_byte_2[8*3 +: 3],
      spi_resource_reserve_cu_barriers_byte_1[8], spi_resource_reserve_cu_waves_byte_1[8*3 +: 3],
      spi_resource_reserve_cu_lds_byte_1[8*4 +: 4], spi_resource_reserve_cu_sgpr_byte_0[8*4 +: 4],
      spi_resource_reserve_cu_vgpr_byte_0[8*4 +: 4]};
  wire [18:0] read_data_case_35_joined_2 = {spi_resource_reserve_cu_barriers_byte_2[7*3 +: 3],
      spi_resource_reserve_cu_barriers_byte_1[7], spi_resource_reserve_cu_waves_byte_1[7*3 +: 3],
      spi_resource_reserve_cu_lds_byte_1[7*4 +: 4], spi_resource_reserve_cu_sgpr_byte_0[7*4 +: 4],
      spi_resource_reserve_cu_vgpr_byte_0[7*4 +: 4]};
  wire [18:0] read_data_case_34_joined_2 = {spi_resource_reserve_cu_barriers_byte_2[6*3 +: 3],
      spi_resource_reserve_cu_barriers_byte_1[6], spi_resource_reserve_cu_waves_byte_1[6*3 +: 3],
      spi_resource_reserve_cu_lds_byte_1[6*4 +: 4], spi_resource_reserve_cu_sgpr_byte_0[6*4 +: 4],
      spi_resource_reserve_cu_vgpr_byte_0[6*4 +: 4]};
  wire [18:0] read_data_case_33_joined_2 = {spi_resource_reserve_cu_barriers_byte_2[5*3 +: 3],
      spi_resource_reserve_cu_barriers_byte_1[5], spi_resource_reserve_cu_waves_byte_1[5*3 +: 3],
      spi_resource_reserve_cu_lds_byte_1[5*4 +: 4], spi_resource_reserve_cu_sgpr_byte_0[5*4 +: 4],
      spi_resource_reserve_cu_vgpr_byte_0[5*4 +: 4]};
  wire [18:0] read_data_case_32_joined_2 = {spi_resource_reserve_cu_barriers_byte_2[4*3 +: 3],
      spi_resource_reserve_cu_barriers_byte_1[4], spi_resource_reserve_cu_waves_byte_1[4*3 +: 3],
      spi_resource_reserve_cu_lds_byte_1[4*4 +: 4], spi_resource_reserve_cu_sgpr_byte_0[4*4 +: 4],
      spi_resource_reserve_cu_vgpr_byte_0[4*4 +: 4]};
  wire [18:0] read_data_case_31_joined_2 = {spi_resource_reserve_cu_barriers_byte_2[3*3 +: 3],
      spi_resource_reserve_cu_barriers_byte_1[3], spi_resource_reserve_cu_waves_byte_1[3*3 +: 3],
      spi_resource_reserve_cu_lds_byte_1[3*4 +: 4], spi_resource_reserve_cu_sgpr_byte_0[3*4 +: 4],
      spi_resource_reserve_cu_vgpr_byte_0[3*4 +: 4]};
  wire [18:0] read_data_case_30_joined_2 = {spi_resource_reserve_cu_barriers_byte_2[2*3 +: 3],
      spi_resource_reserve_cu_barriers_byte_1[2], spi_resource_reserve_cu_waves_byte_1[2*3 +: 3],
      spi_resource_reserve_cu_lds_byte_1[2*4 +: 4], spi_resource_reserve_cu_sgpr_byte_0[2*4 +: 4],
      spi_resource_reserve_cu_vgpr_byte_0[2*4 +: 4]};
  wire [18:0] read_data_case_29_joined_2 = {spi_resource_reserve_cu_barriers_byte_2[1*3 +: 3],
      spi_resource_reserve_cu_barriers_byte_1[1], spi_resource_reserve_cu_waves_byte_1[1*3 +: 3],
      spi_resource_reserve_cu_lds_byte_1[1*4 +: 4], spi_resource_reserve_cu_sgpr_byte_0[1*4 +: 4],
      spi_resource_reserve_cu_vgpr_byte_0[1*4 +: 4]};
  wire [18:0] read_data_case_28_joined_2 = {spi_resource_reserve_cu_barriers_byte_2[0 +: 3],
      spi_resource_reserve_cu_barriers_byte_1[0], spi_resource_reserve_cu_waves_byte_1[0 +: 3],
      spi_resource_reserve_cu_lds_byte_1[0 +: 4], spi_resource_reserve_cu_sgpr_byte_0[0 +: 4],
      spi_resource_reserve_cu_vgpr_byte_0[0 +: 4]};
  wire [9:0] read_data_case_19_joined_2 = {spi_gdbg_trap_mask_replace_byte_1, spi_gdbg_trap_mask_excp_en_byte_1,
      spi_gdbg_trap_mask_excp_en_byte_0};
  wire [19:0] read_data_case_0_joined = {spi_arb_priority_ts3_dur_mult_byte_2, spi_arb_priority_ts2_dur_mult_byte_2,
      spi_arb_priority_ts1_dur_mult_byte_1, spi_arb_priority_ts0_dur_mult_byte_1,
      spi_arb_priority_pipe_order_ts3_byte_1, spi_arb_priority_pipe_order_ts2_byte_1,
      spi_arb_priority_pipe_order_ts2_byte_0, spi_arb_priority_pipe_order_ts1_byte_0,
      spi_arb_priority_pipe_order_ts0_byte_0};

  reg [32:0] by_bus_address_7_2_read_data_case_0_joined;
  always @*
    case (bus_address[7:2])
      6'd0: by_bus_address_7_2_read_data_case_0_joined = {1'b1, {12'd0, read_data_case_0_joined}};
      6'd1: by_bus_address_7_2_read_data_case_0_joined = {1'b1, spi_arb_cycles_0_ts1_duration_byte_3,
          spi_arb_cycles_0_ts1_duration_byte_2, spi_arb_cycles_0_ts0_duration_byte_1,
          spi_arb_cycles_0_ts0_duration_byte_0};
      6'd2: by_bus_address_7_2_read_data_case_0_joined = {1'b1, spi_arb_cycles_1_ts3_duration_byte_3,
          spi_arb_cycles_1_ts3_duration_byte_2, spi_arb_cycles_1_ts2_duration_byte_1,
          spi_arb_cycles_1_ts2_duration_byte_0};
      6'h11: by_bus_address_7_2_read_data_case_0_joined = {1'b1, {31'd0, spi_gdbg_wave_cntl_stall_ra_byte_0}};
      6'h12: by_bus_address_7_2_read_data_case_0_joined = {1'b1, spi_gdbg_trap_config_vmid_sel_byte_3,
          spi_gdbg_trap_config_vmid_sel_byte_2, spi_gdbg_trap_config_trap_en_byte_1, 5'd0,
          spi_gdbg_trap_config_queue_match_byte_1, spi_gdbg_trap_config_pipe_match_byte_1,
          spi_gdbg_trap_config_me_match_byte_0, spi_gdbg_trap_config_queue_sel_byte_0,
          spi_gdbg_trap_config_pipe_sel_byte_0, spi_gdbg_trap_config_me_sel_byte_0};
      6'h13: by_bus_address_7_2_read_data_case_0_joined = {1'b1, {22'd0, read_data_case_19_joined_2}};
      6'h14: by_bus_address_7_2_read_data_case_0_joined = {1'b1, spi_gdbg_tba_lo_mem_base_byte};
      6'h15: by_bus_address_7_2_read_data_case_0_joined = {1'b1, {24'd0, spi_gdbg_tba_hi_mem_base_byte_0}};
      6'h16: by_bus_address_7_2_read_data_case_0_joined = {1'b1, spi_gdbg_tma_lo_mem_base_byte};
      6'h17: by_bus_address_7_2_read_data_case_0_joined = {1'b1, {24'd0, spi_gdbg_tma_hi_mem_base_byte_0}};
      6'h18: by_bus_address_7_2_read_data_case_0_joined = {1'b1, spi_gdbg_trap_data0_data_byte};
      6'h19: by_bus_address_7_2_read_data_case_0_joined = {1'b1, spi_gdbg_trap_data1_data_byte};
      6'h1c: by_bus_address_7_2_read_data_case_0_joined = {1'b1, {13'd0, read_data_case_28_joined_2}};
      6'h1d: by_bus_address_7_2_read_data_case_0_joined = {1'b1, {13'd0, read_data_case_29_joined_2}};
      6'h1e: by_bus_address_7_2_read_data_case_0_joined = {1'b1, {13'd0, read_data_case_30_joined_2}};
      6'h1f: by_bus_address_7_2_read_data_case_0_joined = {1'b1, {13'd0, read_data_case_31_joined_2}};
      6'h20: by_bus_address_7_2_read_data_case_0_joined = {1'b1, {13'd0, read_data_case_32_joined_2}};
      6'h21: by_bus_address_7_2_read_data_case_0_joined = {1'b1, {13'd0, read_data_case_33_joined_2}};
      6'h22: by_bus_address_7_2_read_data_case_0_joined = {1'b1, {13'd0, read_data_case_34_joined_2}};
      6'h23: by_bus_address_7_2_read_data_case_0_joined = {1'b1, {13'd0, read_data_case_35_joined_2}};
      6'h24: by_bus_address_7_2_read_data_case_0_joined = {1'b1, {13'd0, read_data_case_36_joined_2}};
      6'h26: by_bus_address_7_2_read_data_case_0_joined = {1'b1, {7'd0, read_data_case_38_joined_2}};
      6'h27: by_bus_address_7_2_read_data_case_0_joined = {1'b1, {7'd0, read_data_case_39_joined_2}};
      6'h28: by_bus_address_7_2_read_data_case_0_joined = {1'b1, {7'd0, read_data_case_40_joined_2}};
      6'h29: by_bus_address_7_2_read_data_case_0_joined = {1'b1, {7'd0, read_data_case_41_joined_2}};
      6'h2a: by_bus_address_7_2_read_data_case_0_joined = {1'b1, {7'd0, read_data_case_42_joined_2}};
      6'h2b: by_bus_address_7_2_read_data_case_0_joined = {1'b1, {7'd0, read_data_case_43_joined_2}};
      6'h2c: by_bus_address_7_2_read_data_case_0_joined = {1'b1, {7'd0, read_data_case_44_joined_2}};
      6'h2d: by_bus_address_7_2_read_data_case_0_joined = {1'b1, {7'd0, read_data_case_45_joined_2}};
      6'h2e: by_bus_address_7_2_read_data_case_0_joined = {1'b1, {7'd0, read_data_case_46_joined_2}};
      6'h2f: by_bus_address_7_2_read_data_case_0_joined = {1'b1, {7'd0, read_data_case_47_joined_2}};
      default: by_bus_address_7_2_read_data_case_0_joined = 33'd0;
    endcase

  reg by_bus_address_7_2_3;
  always @*
    case (bus_address[7:2])
      6'd0: by_bus_address_7_2_3 = 1'b1; 6'd1: by_bus_address_7_2_3 = 1'b1; 6'd2: by_bus_address_7_2_3 = 1'b1;
      6'h11: by_bus_address_7_2_3 = 1'b1; 6'h12: by_bus_address_7_2_3 = 1'b1; 6'h13: by_bus_address_7_2_3 = 1'b1;
      6'h14: by_bus_address_7_2_3 = 1'b1; 6'h15: by_bus_address_7_2_3 = 1'b1; 6'h16: by_bus_address_7_2_3 = 1'b1;
      6'h17: by_bus_address_7_2_3 = 1'b1; 6'h18: by_bus_address_7_2_3 = 1'b1; 6'h19: by_bus_address_7_2_3 = 1'b1;
      6'h1c: by_bus_address_7_2_3 = 1'b1; 6'h1d: by_bus_address_7_2_3 = 1'b1; 6'h1e: by_bus_address_7_2_3 = 1'b1;
      6'h1f: by_bus_address_7_2_3 = 1'b1; 6'h20: by_bus_address_7_2_3 = 1'b1; 6'h21: by_bus_address_7_2_3 = 1'b1;
      6'h22: by_bus_address_7_2_3 = 1'b1; 6'h23: by_bus_address_7_2_3 = 1'b1; 6'h24: by_bus_address_7_2_3 = 1'b1;
      6'h26: by_bus_address_7_2_3 = 1'b1; 6'h27: by_bus_address_7_2_3 = 1'b1; 6'h28: by_bus_address_7_2_3 = 1'b1;
      6'h29: by_bus_address_7_2_3 = 1'b1; 6'h2a: by_bus_address_7_2_3 = 1'b1; 6'h2b: by_bus_address_7_2_3 = 1'b1;
      6'h2c: by_bus_address_7_2_3 = 1'b1; 6'h2d: by_bus_address_7_2_3 = 1'b1; 6'h2e: by_bus_address_7_2_3 = 1'b1;
      6'h2f: by_bus_address_7_2_3 = 1'b1;
      default: by_bus_address_7_2_3 = 1'b0;
    endcase

  wire [24:0] read_data_case_11_joined = {spi_shader_pgm_rsrc2_ls_excp_en_byte_3,
      spi_shader_pgm_rsrc2_ls_excp_en_byte_2, spi_shader_pgm_rsrc2_ls_lds_size_byte_1,
      spi_shader_pgm_rsrc2_ls_lds_size_byte_0, spi_shader_pgm_rsrc2_ls_trap_present_byte_0,
      spi_shader_pgm_rsrc2_ls_user_sgpr_byte_0, spi_shader_pgm_rsrc2_ls_scratch_en_byte_0};
  wire [29:0] read_data_case_10_joined = {spi_shader_pgm_rsrc1_ls_cdbg_user_byte_3,
      spi_shader_pgm_rsrc1_ls_cache_ctl_byte_3, spi_shader_pgm_rsrc1_ls_vgpr_comp_cnt_byte_3,
      spi_shader_pgm_rsrc1_ls_ieee_mode_byte_2, spi_shader_pgm_rsrc1_ls_debug_mode_byte_2,
      spi_shader_pgm_rsrc1_ls_dx10_clamp_byte_2, spi_shader_pgm_rsrc1_ls_priv_byte_2,
      spi_shader_pgm_rsrc1_ls_float_mode_byte_2, spi_shader_pgm_rsrc1_ls_float_mode_byte_1,
      spi_shader_pgm_rsrc1_ls_priority_byte_1, spi_shader_pgm_rsrc1_ls_sgprs_byte_1,
      spi_shader_pgm_rsrc1_ls_sgprs_byte_0, spi_shader_pgm_rsrc1_ls_vgprs_byte_0};
  wire [25:0] read_data_case_7_joined = {spi_shader_pgm_rsrc3_ls_lock_low_threshold_byte_3,
      spi_shader_pgm_rsrc3_ls_lock_low_threshold_byte_2, spi_shader_pgm_rsrc3_ls_wave_limit_byte_2,
      spi_shader_pgm_rsrc3_ls_cu_en_byte_1, spi_shader_pgm_rsrc3_ls_cu_en_byte_0};

  reg [32:0] by_bus_address_7_2_read_data_case_7_joined;
  always @*
    case (bus_address[7:2])
      6'd0: by_bus_address_7_2_read_data_case_7_joined = {1'b1, spi_shader_tba_lo_ls_mem_base_byte};
      6'd1: by_bus_address_7_2_read_data_case_7_joined = {1'b1, {24'd0, spi_shader_tba_hi_ls_mem_base_byte_0}};
      6'd2: by_bus_address_7_2_read_data_case_7_joined = {1'b1, spi_shader_tma_lo_ls_mem_base_byte};
      6'd3: by_bus_address_7_2_read_data_case_7_joined = {1'b1, {24'd0, spi_shader_tma_hi_ls_mem_base_byte_0}};
      6'd7: by_bus_address_7_2_read_data_case_7_joined = {1'b1, {6'd0, read_data_case_7_joined}};
      6'd8: by_bus_address_7_2_read_data_case_7_joined = {1'b1, spi_shader_pgm_lo_ls_mem_base_byte};
      6'd9: by_bus_address_7_2_read_data_case_7_joined = {1'b1, {24'd0, spi_shader_pgm_hi_ls_mem_base_byte_0}};
      6'ha: by_bus_address_7_2_read_data_case_7_joined = {1'b1, {2'd0, read_data_case_10_joined}};
      6'hb: by_bus_address_7_2_read_data_case_7_joined = {1'b1, {7'd0, read_data_case_11_joined}};
      6'hc: by_bus_address_7_2_read_data_case_7_joined = read_data_case_12_joined[0 +: 33];
      6'hd: by_bus_address_7_2_read_data_case_7_joined = read_data_case_12_joined[1*33 +: 33];
      6'he: by_bus_address_7_2_read_data_case_7_joined = read_data_case_12_joined[2*33 +: 33];
      6'hf: by_bus_address_7_2_read_data_case_7_joined = read_data_case_12_joined[3*33 +: 33];
      6'h10: by_bus_address_7_2_read_data_case_7_joined = read_data_case_12_joined[4*33 +: 33];
      6'h11: by_bus_address_7_2_read_data_case_7_joined = read_data_case_12_joined[5*33 +: 33];
      6'h12: by_bus_address_7_2_read_data_case_7_joined = read_data_case_12_joined[6*33 +: 33];
      6'h13: by_bus_address_7_2_read_data_case_7_joined = read_data_case_12_joined[7*33 +: 33];
      6'h14: by_bus_address_7_2_read_data_case_7_joined = read_data_case_12_joined[8*33 +: 33];
      6'h15: by_bus_address_7_2_read_data_case_7_joined = read_data_case_12_joined[9*33 +: 33];
      6'h16: by_bus_address_7_2_read_data_case_7_joined = read_data_case_12_joined[10*33 +: 33];
      6'h17: by_bus_address_7_2_read_data_case_7_joined = read_data_case_12_joined[11*33 +: 33];
      6'h18: by_bus_address_7_2_read_data_case_7_joined = read_data_case_12_joined[12*33 +: 33];
      6'h19: by_bus_address_7_2_read_data_case_7_joined = read_data_case_12_joined[13*33 +: 33];
      6'h1a: by_bus_address_7_2_read_data_case_7_joined = read_data_case_12_joined[14*33 +: 33];
      6'h1b: by_bus_address_7_2_read_data_case_7_joined = read_data_case_12_joined[15*33 +: 33];
      default: by_bus_address_7_2_read_data_case_7_joined = 33'd0;
    endcase

  reg by_bus_address_7_2_4;
  always @*
    case (bus_address[7:2])
      6'd0: by_bus_address_7_2_4 = 1'b1; 6'd1: by_bus_address_7_2_4 = 1'b1; 6'd2: by_bus_address_7_2_4 = 1'b1;
      6'd3: by_bus_address_7_2_4 = 1'b1; 6'd7: by_bus_address_7_2_4 = 1'b1; 6'd8: by_bus_address_7_2_4 = 1'b1;
      6'd9: by_bus_address_7_2_4 = 1'b1; 6'ha: by_bus_address_7_2_4 = 1'b1; 6'hb: by_bus_address_7_2_4 = 1'b1;
      6'hc: by_bus_address_7_2_4 = 1'b1; 6'hd: by_bus_address_7_2_4 = 1'b1; 6'he: by_bus_address_7_2_4 = 1'b1;
      6'hf: by_bus_address_7_2_4 = 1'b1; 6'h10: by_bus_address_7_2_4 = 1'b1; 6'h11: by_bus_address_7_2_4 = 1'b1;
      6'h12: by_bus_address_7_2_4 = 1'b1; 6'h13: by_bus_address_7_2_4 = 1'b1; 6'h14: by_bus_address_7_2_4 = 1'b1;
      6'h15: by_bus_address_7_2_4 = 1'b1; 6'h16: by_bus_address_7_2_4 = 1'b1; 6'h17: by_bus_address_7_2_4 = 1'b1;
      6'h18: by_bus_address_7_2_4 = 1'b1; 6'h19: by_bus_address_7_2_4 = 1'b1; 6'h1a: by_bus_address_7_2_4 = 1'b1;
      6'h1b: by_bus_address_7_2_4 = 1'b1;
      default: by_bus_address_7_2_4 = 1'b0;
    endcase

  wire [17:0] read_data_case_11_joined_2 = {spi_shader_pgm_rsrc2_hs_excp_en_byte_2,
      spi_shader_pgm_rsrc2_hs_excp_en_byte_1, spi_shader_pgm_rsrc2_hs_tg_size_en_byte_1,
      spi_shader_pgm_rsrc2_hs_oc_lds_en_byte_0, spi_shader_pgm_rsrc2_hs_trap_present_byte_0,
      spi_shader_pgm_rsrc2_hs_user_sgpr_byte_0, spi_shader_pgm_rsrc2_hs_scratch_en_byte_0};
  wire [27:0] read_data_case_10_joined_2 = {spi_shader_pgm_rsrc1_hs_cdbg_user_byte_3,
      spi_shader_pgm_rsrc1_hs_cache_ctl_byte_3, spi_shader_pgm_rsrc1_hs_ieee_mode_byte_2,
      spi_shader_pgm_rsrc1_hs_debug_mode_byte_2, spi_shader_pgm_rsrc1_hs_dx10_clamp_byte_2,
      spi_shader_pgm_rsrc1_hs_priv_byte_2, spi_shader_pgm_rsrc1_hs_float_mode_byte_2,
      spi_shader_pgm_rsrc1_hs_float_mode_byte_1, spi_shader_pgm_rsrc1_hs_priority_byte_1,
      spi_shader_pgm_rsrc1_hs_sgprs_byte_1, spi_shader_pgm_rsrc1_hs_sgprs_byte_0,
      spi_shader_pgm_rsrc1_hs_vgprs_byte_0};
  wire [9:0] read_data_case_7_joined_2 = {spi_shader_pgm_rsrc3_hs_lock_low_threshold_byte_1,
      spi_shader_pgm_rsrc3_hs_lock_low_threshold_byte_0, spi_shader_pgm_rsrc3_hs_wave_limit_byte_0};

  reg [32:0] by_bus_address_7_2_read_data_case_7_joined_2;
  always @*
    case (bus_address[7:2])
      6'd0: by_bus_address_7_2_read_data_case_7_joined_2 = {1'b1, spi_shader_tba_lo_hs_mem_base_byte};
      6'd1: by_bus_address_7_2_read_data_case_7_joined_2 = {1'b1, {24'd0, spi_shader_tba_hi_hs_mem_base_byte_0}};
      6'd2: by_bus_address_7_2_read_data_case_7_joined_2 = {1'b1, spi_shader_tma_lo_hs_mem_base_byte};
      6'd3: by_bus_address_7_2_read_data_case_7_joined_2 = {1'b1, {24'd0, spi_shader_tma_hi_hs_mem_base_byte_0}};
      6'd7: by_bus_address_7_2_read_data_case_7_joined_2 = {1'b1, {22'd0, read_data_case_7_joined_2}};
      6'd8: by_bus_address_7_2_read_data_case_7_joined_2 = {1'b1, spi_shader_pgm_lo_hs_mem_base_byte};
      6'd9: by_bus_address_7_2_read_data_case_7_joined_2 = {1'b1, {24'd0, spi_shader_pgm_hi_hs_mem_base_byte_0}};
      6'ha: by_bus_address_7_2_read_data_case_7_joined_2 = {1'b1, {4'd0, read_data_case_10_joined_2}};
      6'hb: by_bus_address_7_2_read_data_case_7_joined_2 = {1'b1, {14'd0, read_data_case_11_joined_2}};
      6'hc: by_bus_address_7_2_read_data_case_7_joined_2 = read_data_case_12_joined2[0 +: 33];
      6'hd: by_bus_address_7_2_read_data_case_7_joined_2 = read_data_case_12_joined2[1*33 +: 33];
      6'he: by_bus_address_7_2_read_data_case_7_joined_2 = read_data_case_12_joined2[2*33 +: 33];
      6'hf: by_bus_address_7_2_read_data_case_7_joined_2 = read_data_case_12_joined2[3*33 +: 33];
      6'h10: by_bus_address_7_2_read_data_case_7_joined_2 = read_data_case_12_joined2[4*33 +: 33];
      6'h11: by_bus_address_7_2_read_data_case_7_joined_2 = read_data_case_12_joined2[5*33 +: 33];
      6'h12: by_bus_address_7_2_read_data_case_7_joined_2 = read_data_case_12_joined2[6*33 +: 33];
      6'h13: by_bus_address_7_2_read_data_case_7_joined_2 = read_data_case_12_joined2[7*33 +: 33];
      6'h14: by_bus_address_7_2_read_data_case_7_joined_2 = read_data_case_12_joined2[8*33 +: 33];
      6'h15: by_bus_address_7_2_read_data_case_7_joined_2 = read_data_case_12_joined2[9*33 +: 33];
      6'h16: by_bus_address_7_2_read_data_case_7_joined_2 = read_data_case_12_joined2[10*33 +: 33];
      6'h17: by_bus_address_7_2_read_data_case_7_joined_2 = read_data_case_12_joined2[11*33 +: 33];
      6'h18: by_bus_address_7_2_read_data_case_7_joined_2 = read_data_case_12_joined2[12*33 +: 33];
      6'h19: by_bus_address_7_2_read_data_case_7_joined_2 = read_data_case_12_joined2[13*33 +: 33];
      6'h1a: by_bus_address_7_2_read_data_case_7_joined_2 = read_data_case_12_joined2[14*33 +: 33];
      6'h1b: by_bus_address_7_2_read_data_case_7_joined_2 = read_data_case_12_joined2[15*33 +: 33];
      default: by_bus_address_7_2_read_data_case_7_joined_2 = 33'd0;
    endcase

  wire [28:0] read_data_case_11_joined_3 = {spi_shader_pgm_rsrc2_es_lds_size_byte_3,
      spi_shader_pgm_rsrc2_es_lds_size_byte_2, 3'd0, spi_shader_pgm_rsrc2_es_excp_en_byte_2,
      spi_shader_pgm_rsrc2_es_excp_en_byte_1, spi_shader_pgm_rsrc2_es_oc_lds_en_byte_0,
      spi_shader_pgm_rsrc2_es_trap_present_byte_0, spi_shader_pgm_rsrc2_es_user_sgpr_byte_0,
      spi_shader_pgm_rsrc2_es_scratch_en_byte_0};
  wire [30:0] read_data_case_10_joined_3 = {spi_shader_pgm_rsrc1_es_cdbg_user_byte_3,
      spi_shader_pgm_rsrc1_es_cache_ctl_byte_3, spi_shader_pgm_rsrc1_es_cu_group_enable_byte_3,
      spi_shader_pgm_rsrc1_es_vgpr_comp_cnt_byte_3, spi_shader_pgm_rsrc1_es_ieee_mode_byte_2,
      spi_shader_pgm_rsrc1_es_debug_mode_byte_2, spi_shader_pgm_rsrc1_es_dx10_clamp_byte_2,
      spi_shader_pgm_rsrc1_es_priv_byte_2, spi_shader_pgm_rsrc1_es_float_mode_byte_2,
      spi_shader_pgm_rsrc1_es_float_mode_byte_1, spi_shader_pgm_rsrc1_es_priority_byte_1,
      spi_shader_pgm_rsrc1_es_sgprs_byte_1, spi_shader_pgm_rsrc1_es_sgprs_byte_0,
      spi_shader_pgm_rsrc1_es_vgprs_byte_0};
  wire [25:0] read_data_case_7_joined_3 = {spi_shader_pgm_rsrc3_es_lock_low_threshold_byte_3,
      spi_shader_pgm_rsrc3_es_lock_low_threshold_byte_2, spi_shader_pgm_rsrc3_es_wave_limit_byte_2,
      spi_shader_pgm_rsrc3_es_cu_en_byte_1, spi_shader_pgm_rsrc3_es_cu_en_byte_0};

  reg [32:0] by_bus_address_7_2_read_data_case_7_joined_3;
  always @*
    case (bus_address[7:2])
      6'd0: by_bus_address_7_2_read_data_case_7_joined_3 = {1'b1, spi_shader_tba_lo_es_mem_base_byte};
      6'd1: by_bus_address_7_2_read_data_case_7_joined_3 = {1'b1, {24'd0, spi_shader_tba_hi_es_mem_base_byte_0}};
      6'd2: by_bus_address_7_2_read_data_case_7_joined_3 = {1'b1, spi_shader_tma_lo_es_mem_base_byte};
      6'd3: by_bus_address_7_2_read_data_case_7_joined_3 = {1'b1, {24'd0, spi_shader_tma_hi_es_mem_base_byte_0}};
      6'd7: by_bus_address_7_2_read_data_case_7_joined_3 = {1'b1, {6'd0, read_data_case_7_joined_3}};
      6'd8: by_bus_address_7_2_read_data_case_7_joined_3 = {1'b1, spi_shader_pgm_lo_es_mem_base_byte};
      6'd9: by_bus_address_7_2_read_data_case_7_joined_3 = {1'b1, {24'd0, spi_shader_pgm_hi_es_mem_base_byte_0}};
      6'ha: by_bus_address_7_2_read_data_case_7_joined_3 = {1'b1, {1'b0, read_data_case_10_joined_3}};
      6'hb: by_bus_address_7_2_read_data_case_7_joined_3 = {1'b1, {3'd0, read_data_case_11_joined_3}};
      6'hc: by_bus_address_7_2_read_data_case_7_joined_3 = read_data_case_12_joined3[0 +: 33];
      6'hd: by_bus_address_7_2_read_data_case_7_joined_3 = read_data_case_12_joined3[1*33 +: 33];
      6'he: by_bus_address_7_2_read_data_case_7_joined_3 = read_data_case_12_joined3[2*33 +: 33];
      6'hf: by_bus_address_7_2_read_data_case_7_joined_3 = read_data_case_12_joined3[3*33 +: 33];
      6'h10: by_bus_address_7_2_read_data_case_7_joined_3 = read_data_case_12_joined3[4*33 +: 33];
      6'h11: by_bus_address_7_2_read_data_case_7_joined_3 = read_data_case_12_joined3[5*33 +: 33];
      6'h12: by_bus_address_7_2_read_data_case_7_joined_3 = read_data_case_12_joined3[6*33 +: 33];
      6'h13: by_bus_address_7_2_read_data_case_7_joined_3 = read_data_case_12_joined3[7*33 +: 33];
      6'h14: by_bus_address_7_2_read_data_case_7_joined_3 = read_data_case_12_joined3[8*33 +: 33];
      6'h15: by_bus_address_7_2_read_data_case_7_joined_3 = read_data_case_12_joined3[9*33 +: 33];
      6'h16: by_bus_address_7_2_read_data_case_7_joined_3 = read_data_case_12_joined3[10*33 +: 33];
      6'h17: by_bus_address_7_2_read_data_case_7_joined_3 = read_data_case_12_joined3[11*33 +: 33];
      6'h18: by_bus_address_7_2_read_data_case_7_joined_3 = read_data_case_12_joined3[12*33 +: 33];
      6'h19: by_bus_address_7_2_read_data_case_7_joined_3 = read_data_case_12_joined3[13*33 +: 33];
      6'h1a: by_bus_address_7_2_read_data_case_7_joined_3 = read_data_case_12_joined3[14*33 +: 33];
      6'h1b: by_bus_address_7_2_read_data_case_7_joined_3 = read_data_case_12_joined3[15*33 +: 33];
      default: by_bus_address_7_2_read_data_case_7_joined_3 = 33'd0;
    endcase

  wire [15:0] read_data_case_11_joined_4 = {spi_shader_pgm_rsrc2_gs_excp_en_byte_1,
      spi_shader_pgm_rsrc2_gs_excp_en_byte_0, spi_shader_pgm_rsrc2_gs_trap_present_byte_0,
      spi_shader_pgm_rsrc2_gs_user_sgpr_byte_0, spi_shader_pgm_rsrc2_gs_scratch_en_byte_0};
  wire [28:0] read_data_case_10_joined_4 = {spi_shader_pgm_rsrc1_gs_cdbg_user_byte_3,
      spi_shader_pgm_rsrc1_gs_cache_ctl_byte_3, spi_shader_pgm_rsrc1_gs_cu_group_enable_byte_3,
      spi_shader_pgm_rsrc1_gs_ieee_mode_byte_2, spi_shader_pgm_rsrc1_gs_debug_mode_byte_2,
      spi_shader_pgm_rsrc1_gs_dx10_clamp_byte_2, spi_shader_pgm_rsrc1_gs_priv_byte_2,
      spi_shader_pgm_rsrc1_gs_float_mode_byte_2, spi_shader_pgm_rsrc1_gs_float_mode_byte_1,
      spi_shader_pgm_rsrc1_gs_priority_byte_1, spi_shader_pgm_rsrc1_gs_sgprs_byte_1,
      spi_shader_pgm_rsrc1_gs_sgprs_byte_0, spi_shader_pgm_rsrc1_gs_vgprs_byte_0};
  wire [25:0] read_data_case_7_joined_4 = {spi_shader_pgm_rsrc3_gs_lock_low_threshold_byte_3,
      spi_shader_pgm_rsrc3_gs_lock_low_threshold_byte_2, spi_shader_pgm_rsrc3_gs_wave_limit_byte_2,
      spi_shader_pgm_rsrc3_gs_cu_en_byte_1, spi_shader_pgm_rsrc3_gs_cu_en_byte_0};

  reg [32:0] by_bus_address_7_2_read_data_case_7_joined_4;
  always @*
    case (bus_address[7:2])
      6'd0: by_bus_address_7_2_read_data_case_7_joined_4 = {1'b1, spi_shader_tba_lo_gs_mem_base_byte};
      6'd1: by_bus_address_7_2_read_data_case_7_joined_4 = {1'b1, {24'd0, spi_shader_tba_hi_gs_mem_base_byte_0}};
      6'd2: by_bus_address_7_2_read_data_case_7_joined_4 = {1'b1, spi_shader_tma_lo_gs_mem_base_byte};
      6'd3: by_bus_address_7_2_read_data_case_7_joined_4 = {1'b1, {24'd0, spi_shader_tma_hi_gs_mem_base_byte_0}};
      6'd7: by_bus_address_7_2_read_data_case_7_joined_4 = {1'b1, {6'd0, read_data_case_7_joined_4}};
      6'd8: by_bus_address_7_2_read_data_case_7_joined_4 = {1'b1, spi_shader_pgm_lo_gs_mem_base_byte};
      6'd9: by_bus_address_7_2_read_data_case_7_joined_4 = {1'b1, {24'd0, spi_shader_pgm_hi_gs_mem_base_byte_0}};
      6'ha: by_bus_address_7_2_read_data_case_7_joined_4 = {1'b1, {3'd0, read_data_case_10_joined_4}};
      6'hb: by_bus_address_7_2_read_data_case_7_joined_4 = {1'b1, {16'd0, read_data_case_11_joined_4}};
      6'hc: by_bus_address_7_2_read_data_case_7_joined_4 = read_data_case_12_joined4[0 +: 33];
      6'hd: by_bus_address_7_2_read_data_case_7_joined_4 = read_data_case_12_joined4[1*33 +: 33];
      6'he: by_bus_address_7_2_read_data_case_7_joined_4 = read_data_case_12_joined4[2*33 +: 33];
      6'hf: by_bus_address_7_2_read_data_case_7_joined_4 = read_data_case_12_joined4[3*33 +: 33];
      6'h10: by_bus_address_7_2_read_data_case_7_joined_4 = read_data_case_12_joined4[4*33 +: 33];
      6'h11: by_bus_address_7_2_read_data_case_7_joined_4 = read_data_case_12_joined4[5*33 +: 33];
      6'h12: by_bus_address_7_2_read_data_case_7_joined_4 = read_data_case_12_joined4[6*33 +: 33];
      6'h13: by_bus_address_7_2_read_data_case_7_joined_4 = read_data_case_12_joined4[7*33 +: 33];
      6'h14: by_bus_address_7_2_read_data_case_7_joined_4 = read_data_case_12_joined4[8*33 +: 33];
      6'h15: by_bus_address_7_2_read_data_case_7_joined_4 = read_data_case_12_joined4[9*33 +: 33];
      6'h16: by_bus_address_7_2_read_data_case_7_joined_4 = read_data_case_12_joined4[10*33 +: 33];
      6'h17: by_bus_address_7_2_read_data_case_7_joined_4 = read_data_case_12_joined4[11*33 +: 33];
      6'h18: by_bus_address_7_2_read_data_case_7_joined_4 = read_data_case_12_joined4[12*33 +: 33];
      6'h19: by_bus_address_7_2_read_data_case_7_joined_4 = read_data_case_12_joined4[13*33 +: 33];
      6'h1a: by_bus_address_7_2_read_data_case_7_joined_4 = read_data_case_12_joined4[14*33 +: 33];
      6'h1b: by_bus_address_7_2_read_data_case_7_joined_4 = read_data_case_12_joined4[15*33 +: 33];
      default: by_bus_address_7_2_read_data_case_7_joined_4 = 33'd0;
    endcase

  wire [21:0] read_data_case_11_joined_5 = {spi_shader_pgm_rsrc2_vs_excp_en_byte_2,
      spi_shader_pgm_rsrc2_vs_excp_en_byte_1, spi_shader_pgm_rsrc2_vs_so_en_byte_1,
      spi_shader_pgm_rsrc2_vs_so_base3_en_byte_1, spi_shader_pgm_rsrc2_vs_so_base2_en_byte_1,
      spi_shader_pgm_rsrc2_vs_so_base1_en_byte_1, spi_shader_pgm_rsrc2_vs_so_base0_en_byte_1,
      spi_shader_pgm_rsrc2_vs_oc_lds_en_byte_0, spi_shader_pgm_rsrc2_vs_trap_present_byte_0,
      spi_shader_pgm_rsrc2_vs_user_sgpr_byte_0, spi_shader_pgm_rsrc2_vs_scratch_en_byte_0};
  wire [30:0] read_data_case_10_joined_5 = {spi_shader_pgm_rsrc1_vs_cdbg_user_byte_3,
      spi_shader_pgm_rsrc1_vs_cache_ctl_byte_3, spi_shader_pgm_rsrc1_vs_cu_group_enable_byte_3,
      spi_shader_pgm_rsrc1_vs_vgpr_comp_cnt_byte_3, spi_shader_pgm_rsrc1_vs_ieee_mode_byte_2,
      spi_shader_pgm_rsrc1_vs_debug_mode_byte_2, spi_shader_pgm_rsrc1_vs_dx10_clamp_byte_2,
      spi_shader_pgm_rsrc1_vs_priv_byte_2, spi_shader_pgm_rsrc1_vs_float_mode_byte_2,
      spi_shader_pgm_rsrc1_vs_float_mode_byte_1, spi_shader_pgm_rsrc1_vs_priority_byte_1,
      spi_shader_pgm_rsrc1_vs_sgprs_byte_1, spi_shader_pgm_rsrc1_vs_sgprs_byte_0,
      spi_shader_pgm_rsrc1_vs_vgprs_byte_0};
  wire [25:0] read_data_case_6_joined = {spi_shader_pgm_rsrc3_vs_lock_low_threshold_byte_3,
      spi_shader_pgm_rsrc3_vs_lock_low_threshold_byte_2, spi_shader_pgm_rsrc3_vs_wave_limit_byte_2,
      spi_shader_pgm_rsrc3_vs_cu_en_byte_1, spi_shader_pgm_rsrc3_vs_cu_en_byte_0};

  reg [32:0] by_bus_address_7_2_read_data_case_6_joined;
  always @*
    case (bus_address[7:2])
      6'd0: by_bus_address_7_2_read_data_case_6_joined = {1'b1, spi_shader_tba_lo_vs_mem_base_byte};
      6'd1: by_bus_address_7_2_read_data_case_6_joined = {1'b1, {24'd0, spi_shader_tba_hi_vs_mem_base_byte_0}};
      6'd2: by_bus_address_7_2_read_data_case_6_joined = {1'b1, spi_shader_tma_lo_vs_mem_base_byte};
      6'd3: by_bus_address_7_2_read_data_case_6_joined = {1'b1, {24'd0, spi_shader_tma_hi_vs_mem_base_byte_0}};
      6'd6: by_bus_address_7_2_read_data_case_6_joined = {1'b1, {6'd0, read_data_case_6_joined}};
      6'd7: by_bus_address_7_2_read_data_case_6_joined = {1'b1, {26'd0, spi_shader_late_alloc_vs_limit_byte_0}};
      6'd8: by_bus_address_7_2_read_data_case_6_joined = {1'b1, spi_shader_pgm_lo_vs_mem_base_byte};
      6'd9: by_bus_address_7_2_read_data_case_6_joined = {1'b1, {24'd0, spi_shader_pgm_hi_vs_mem_base_byte_0}};
      6'ha: by_bus_address_7_2_read_data_case_6_joined = {1'b1, {1'b0, read_data_case_10_joined_5}};
      6'hb: by_bus_address_7_2_read_data_case_6_joined = {1'b1, {10'd0, read_data_case_11_joined_5}};
      6'hc: by_bus_address_7_2_read_data_case_6_joined = read_data_case_12_joined5[0 +: 33];
      6'hd: by_bus_address_7_2_read_data_case_6_joined = read_data_case_12_joined5[1*33 +: 33];
      6'he: by_bus_address_7_2_read_data_case_6_joined = read_data_case_12_joined5[2*33 +: 33];
      6'hf: by_bus_address_7_2_read_data_case_6_joined = read_data_case_12_joined5[3*33 +: 33];
      6'h10: by_bus_address_7_2_read_data_case_6_joined = read_data_case_12_joined5[4*33 +: 33];
      6'h11: by_bus_address_7_2_read_data_case_6_joined = read_data_case_12_joined5[5*33 +: 33];
      6'h12: by_bus_address_7_2_read_data_case_6_joined = read_data_case_12_joined5[6*33 +: 33];
      6'h13: by_bus_address_7_2_read_data_case_6_joined = read_data_case_12_joined5[7*33 +: 33];
      6'h14: by_bus_address_7_2_read_data_case_6_joined = read_data_case_12_joined5[8*33 +: 33];
      6'h15: by_bus_address_7_2_read_data_case_6_joined = read_data_case_12_joined5[9*33 +: 33];
      6'h16: by_bus_address_7_2_read_data_case_6_joined = read_data_case_12_joined5[10*33 +: 33];
      6'h17: by_bus_address_7_2_read_data_case_6_joined = read_data_case_12_joined5[11*33 +: 33];
      6'h18: by_bus_address_7_2_read_data_case_6_joined = read_data_case_12_joined5[12*33 +: 33];
      6'h19: by_bus_address_7_2_read_data_case_6_joined = read_data_case_12_joined5[13*33 +: 33];
      6'h1a: by_bus_address_7_2_read_data_case_6_joined = read_data_case_12_joined5[14*33 +: 33];
      6'h1b: by_bus_address_7_2_read_data_case_6_joined = read_data_case_12_joined5[15*33 +: 33];
      default: by_bus_address_7_2_read_data_case_6_joined = 33'd0;
    endcase

  reg by_bus_address_7_2_5;
  always @*
    case (bus_address[7:2])
      6'd0: by_bus_address_7_2_5 = 1'b1; 6'd1: by_bus_address_7_2_5 = 1'b1; 6'd2: by_bus_address_7_2_5 = 1'b1;
      6'd3: by_bus_address_7_2_5 = 1'b1; 6'd6: by_bus_address_7_2_5 = 1'b1; 6'd7: by_bus_address_7_2_5 = 1'b1;
      6'd8: by_bus_address_7_2_5 = 1'b1; 6'd9: by_bus_address_7_2_5 = 1'b1; 6'ha: by_bus_address_7_2_5 = 1'b1;
      6'hb: by_bus_address_7_2_5 = 1'b1; 6'hc: by_bus_address_7_2_5 = 1'b1; 6'hd: by_bus_address_7_2_5 = 1'b1;
      6'he: by_bus_address_7_2_5 = 1'b1; 6'hf: by_bus_address_7_2_5 = 1'b1; 6'h10: by_bus_address_7_2_5 = 1'b1;
      6'h11: by_bus_address_7_2_5 = 1'b1; 6'h12: by_bus_address_7_2_5 = 1'b1; 6'h13: by_bus_address_7_2_5 = 1'b1;
      6'h14: by_bus_address_7_2_5 = 1'b1; 6'h15: by_bus_address_7_2_5 = 1'b1; 6'h16: by_bus_address_7_2_5 = 1'b1;
      6'h17: by_bus_address_7_2_5 = 1'b1; 6'h18: by_bus_address_7_2_5 = 1'b1; 6'h19: by_bus_address_7_2_5 = 1'b1;
      6'h1a: by_bus_address_7_2_5 = 1'b1; 6'h1b: by_bus_address_7_2_5 = 1'b1;
      default: by_bus_address_7_2_5 = 1'b0;
    endcase

  wire [24:0] read_data_case_11_joined_6 = {spi_shader_pgm_rsrc2_ps_excp_en_byte_3,
      spi_shader_pgm_rsrc2_ps_excp_en_byte_2, spi_shader_pgm_rsrc2_ps_extra_lds_size_byte_1,
      spi_shader_pgm_rsrc2_ps_wave_cnt_en_byte_0, spi_shader_pgm_rsrc2_ps_trap_present_byte_0,
      spi_shader_pgm_rsrc2_ps_user_sgpr_byte_0, spi_shader_pgm_rsrc2_ps_scratch_en_byte_0};
  wire [28:0] read_data_case_10_joined_6 = {spi_shader_pgm_rsrc1_ps_cdbg_user_byte_3,
      spi_shader_pgm_rsrc1_ps_cache_ctl_byte_3, spi_shader_pgm_rsrc1_ps_cu_group_disable_byte_3,
      spi_shader_pgm_rsrc1_ps_ieee_mode_byte_2, spi_shader_pgm_rsrc1_ps_debug_mode_byte_2,
      spi_shader_pgm_rsrc1_ps_dx10_clamp_byte_2, spi_shader_pgm_rsrc1_ps_priv_byte_2,
      spi_shader_pgm_rsrc1_ps_float_mode_byte_2, spi_shader_pgm_rsrc1_ps_float_mode_byte_1,
      spi_shader_pgm_rsrc1_ps_priority_byte_1, spi_shader_pgm_rsrc1_ps_sgprs_byte_1,
      spi_shader_pgm_rsrc1_ps_sgprs_byte_0, spi_shader_pgm_rsrc1_ps_vgprs_byte_0};
  wire [25:0] read_data_case_7_joined_5 = {spi_shader_pgm_rsrc3_ps_lock_low_threshold_byte_3,
      spi_shader_pgm_rsrc3_ps_lock_low_threshold_byte_2, spi_shader_pgm_rsrc3_ps_wave_limit_byte_2,
      spi_shader_pgm_rsrc3_ps_cu_en_byte_1, spi_shader_pgm_rsrc3_ps_cu_en_byte_0};

  reg [32:0] by_bus_address_7_2_read_data_case_7_joined_5;
  always @*
    case (bus_address[7:2])
      6'd0: by_bus_address_7_2_read_data_case_7_joined_5 = {1'b1, spi_shader_tba_lo_ps_mem_base_byte};
      6'd1: by_bus_address_7_2_read_data_case_7_joined_5 = {1'b1, {24'd0, spi_shader_tba_hi_ps_mem_base_byte_0}};
      6'd2: by_bus_address_7_2_read_data_case_7_joined_5 = {1'b1, spi_shader_tma_lo_ps_mem_base_byte};
      6'd3: by_bus_address_7_2_read_data_case_7_joined_5 = {1'b1, {24'd0, spi_shader_tma_hi_ps_mem_base_byte_0}};
      6'd7: by_bus_address_7_2_read_data_case_7_joined_5 = {1'b1, {6'd0, read_data_case_7_joined_5}};
      6'd8: by_bus_address_7_2_read_data_case_7_joined_5 = {1'b1, spi_shader_pgm_lo_ps_mem_base_byte};
      6'd9: by_bus_address_7_2_read_data_case_7_joined_5 = {1'b1, {24'd0, spi_shader_pgm_hi_ps_mem_base_byte_0}};
      6'ha: by_bus_address_7_2_read_data_case_7_joined_5 = {1'b1, {3'd0, read_data_case_10_joined_6}};
      6'hb: by_bus_address_7_2_read_data_case_7_joined_5 = {1'b1, {7'd0, read_data_case_11_joined_6}};
      6'hc: by_bus_address_7_2_read_data_case_7_joined_5 = read_data_case_12_joined6[0 +: 33];
      6'hd: by_bus_address_7_2_read_data_case_7_joined_5 = read_data_case_12_joined6[1*33 +: 33];
      6'he: by_bus_address_7_2_read_data_case_7_joined_5 = read_data_case_12_joined6[2*33 +: 33];
      6'hf: by_bus_address_7_2_read_data_case_7_joined_5 = read_data_case_12_joined6[3*33 +: 33];
      6'h10: by_bus_address_7_2_read_data_case_7_joined_5 = read_data_case_12_joined6[4*33 +: 33];
      6'h11: by_bus_address_7_2_read_data_case_7_joined_5 = read_data_case_12_joined6[5*33 +: 33];
      6'h12: by_bus_address_7_2_read_data_case_7_joined_5 = read_data_case_12_joined6[6*33 +: 33];
      6'h13: by_bus_address_7_2_read_data_case_7_joined_5 = read_data_case_12_joined6[7*33 +: 33];
      6'h14: by_bus_address_7_2_read_data_case_7_joined_5 = read_data_case_12_joined6[8*33 +: 33];
      6'h15: by_bus_address_7_2_read_data_case_7_joined_5 = read_data_case_12_joined6[9*33 +: 33];
      6'h16: by_bus_address_7_2_read_data_case_7_joined_5 = read_data_case_12_joined6[10*33 +: 33];
      6'h17: by_bus_address_7_2_read_data_case_7_joined_5 = read_data_case_12_joined6[11*33 +: 33];
      6'h18: by_bus_address_7_2_read_data_case_7_joined_5 = read_data_case_12_joined6[12*33 +: 33];
      6'h19: by_bus_address_7_2_read_data_case_7_joined_5 = read_data_case_12_joined6[13*33 +: 33];
      6'h1a: by_bus_address_7_2_read_data_case_7_joined_5 = read_data_case_12_joined6[14*33 +: 33];
      6'h1b: by_bus_address_7_2_read_data_case_7_joined_5 = read_data_case_12_joined6[15*33 +: 33];
      default: by_bus_address_7_2_read_data_case_7_joined_5 = 33'd0;
    endcase

  wire [27:0] read_data_case_0_joined_2 = {spi_config_cntl_ttrace_stall_all_byte_3,
      spi_config_cntl_rsrc_mgmt_reset_byte_3, spi_config_cntl_enable_sqg_bop_events_byte_3,
      spi_config_cntl_enable_sqg_top_events_byte_3, spi_config_cntl_exp_priority_order_byte_2,
      spi_config_cntl_gpr_write_priority_byte_2, spi_config_cntl_gpr_write_priority_byte_1,
      spi_config_cntl_gpr_write_priority_byte_0};

  reg [32:0] by_bus_address_7_2_read_data_case_0_joined_2;
  always @*
    case (bus_address[7:2])
      6'd0: by_bus_address_7_2_read_data_case_0_joined_2 = {1'b1, {4'd0, read_data_case_0_joined_2}};
      default: by_bus_address_7_2_read_data_case_0_joined_2 = 33'd0;
    endcase

  reg by_bus_address_7_2_6;
  always @*
    case (bus_address[7:2])
      6'd0: by_bus_address_7_2_6 = 1'b1;
      default: by_bus_address_7_2_6 = 1'b0;
    endcase

  reg [32:0] by_bus_address_7_2_7;
  always @*
    case (bus_address[7:2])
      6'h3a: by_bus_address_7_2_7 = {1'b1, {20'd0, spi_ps_max_wave_id_max_wave_id}};
      default: by_bus_address_7_2_7 = 33'd0;
    endcase

  reg by_bus_address_7_2_8;
  always @*
    case (bus_address[7:2])
      6'h3a: by_bus_address_7_2_8 = 1'b1;
      default: by_bus_address_7_2_8 = 1'b0;
    endcase

  wire found_all = (bus_write ? by_bus_address_7_2_6 : by_bus_address_7_2_read_data_case_0_joined_2[32]) &
      config_page_91;
  wire found_all_bus_write = (bus_write ? by_bus_address_7_2_4 : by_bus_address_7_2_read_data_case_7_joined_5[32]) &
      shader_page_b0;
  wire found_all_by_bus_address_7_2_5 = (bus_write ? by_bus_address_7_2_5 :
      by_bus_address_7_2_read_data_case_6_joined[32]) & shader_page_b1;
  wire found_all_by_bus_address_7_2_4 = (bus_write ? by_bus_address_7_2_4 :
      by_bus_address_7_2_read_data_case_7_joined_4[32]) & shader_page_b2;
  wire found_all_shader_page_b3 = (bus_write ? by_bus_address_7_2_4 :
      by_bus_address_7_2_read_data_case_7_joined_3[32]) & shader_page_b3;
  wire found_all_shader_page_b4 = (bus_write ? by_bus_address_7_2_4 :
      by_bus_address_7_2_read_data_case_7_joined_2[32]) & shader_page_b4;
  wire found_all_shader_page_b5 = (bus_write ? by_bus_address_7_2_4 : by_bus_address_7_2_read_data_case_7_joined[32])
      & shader_page_b5;
  wire found_all_by_bus_address_7_2_3 = (bus_write ? by_bus_address_7_2_3 :
      by_bus_address_7_2_read_data_case_0_joined[32]) & shaderconfig_page_c7;
  wire found_all_by_bus_address_7_2_bus_address_7_2 = (bus_write ? by_bus_address_7_2_bus_address_7_2 :
      by_bus_address_7_2[32]) & context_page_287;
  wire found_any = ((bus_write ? by_bus_address_7_2_8 : by_bus_address_7_2_7[32]) & config_page_90) | found_all |
      found_all_bus_write | found_all_by_bus_address_7_2_5 | found_all_by_bus_address_7_2_4 |
      found_all_shader_page_b3 | found_all_shader_page_b4 | found_all_shader_page_b5 | found_all_by_bus_address_7_2_3
      | ((bus_write ? by_bus_address_7_2_2 : by_bus_address_7_2_bus_address[32]) & context_page_286) |
      found_all_by_bus_address_7_2_bus_address_7_2;

  wire found = found_any & (~|bus_address[1:0]);
  assign bus_ready = ready;
  assign bus_error = error;
  assign bus_read_data = read_data;
  genvar i;

  for (i = 0; i < 4; i = i + 1) begin : each_spi_gdbg_tba_lo_mem_base_byte
    localparam [5:0] INDEX = i;
    reg [7:0] spi_shader_tba_lo_ps_mem_base_byte_i;
    reg [7:0] spi_shader_tma_lo_ps_mem_base_byte_i;
    reg [7:0] spi_shader_pgm_lo_ps_mem_base_byte_i;
    reg [7:0] spi_shader_tba_lo_vs_mem_base_byte_i;
    reg [7:0] spi_shader_tma_lo_vs_mem_base_byte_i;
    reg [7:0] spi_shader_pgm_lo_vs_mem_base_byte_i;
    reg [7:0] spi_shader_tba_lo_gs_mem_base_byte_i;
    reg [7:0] spi_shader_tma_lo_gs_mem_base_byte_i;
    reg [7:0] spi_shader_pgm_lo_gs_mem_base_byte_i;
    reg [7:0] spi_shader_tba_lo_es_mem_base_byte_i;
    reg [7:0] spi_shader_tma_lo_es_mem_base_byte_i;
    reg [7:0] spi_shader_pgm_lo_es_mem_base_byte_i;
    reg [7:0] spi_shader_tba_lo_hs_mem_base_byte_i;
    reg [7:0] spi_shader_tma_lo_hs_mem_base_byte_i;
    reg [7:0] spi_shader_pgm_lo_hs_mem_base_byte_i;
    reg [7:0] spi_shader_tba_lo_ls_mem_base_byte_i;
    reg [7:0] spi_shader_tma_lo_ls_mem_base_byte_i;
    reg [7:0] spi_shader_pgm_lo_ls_mem_base_byte_i;
    reg [7:0] spi_gdbg_tba_lo_mem_base_byte_i;
    reg [7:0] spi_gdbg_tma_lo_mem_base_byte_i;
    reg [7:0] spi_gdbg_trap_data0_data_byte_i;
    reg [7:0] spi_gdbg_trap_data1_data_byte_i;
    assign spi_shader_tba_lo_ps_mem_base_byte[i*8 +: 8] = spi_shader_tba_lo_ps_mem_base_byte_i;
    assign spi_shader_tma_lo_ps_mem_base_byte[i*8 +: 8] = spi_shader_tma_lo_ps_mem_base_byte_i;
    assign spi_shader_pgm_lo_ps_mem_base_byte[i*8 +: 8] = spi_shader_pgm_lo_ps_mem_base_byte_i;
    assign spi_shader_tba_lo_vs_mem_base_byte[i*8 +: 8] = spi_shader_tba_lo_vs_mem_base_byte_i;
    assign spi_shader_tma_lo_vs_mem_base_byte[i*8 +: 8] = spi_shader_tma_lo_vs_mem_base_byte_i;
    assign spi_shader_pgm_lo_vs_mem_base_byte[i*8 +: 8] = spi_shader_pgm_lo_vs_mem_base_byte_i;
    assign spi_shader_tba_lo_gs_mem_base_byte[i*8 +: 8] = spi_shader_tba_lo_gs_mem_base_byte_i;
    assign spi_shader_tma_lo_gs_mem_base_byte[i*8 +: 8] = spi_shader_tma_lo_gs_mem_base_byte_i;
    assign spi_shader_pgm_lo_gs_mem_base_byte[i*8 +: 8] = spi_shader_pgm_lo_gs_mem_base_byte_i;
    assign spi_shader_tba_lo_es_mem_base_byte[i*8 +: 8] = spi_shader_tba_lo_es_mem_base_byte_i;
    assign spi_shader_tma_lo_es_mem_base_byte[i*8 +: 8] = spi_shader_tma_lo_es_mem_base_byte_i;
    assign spi_shader_pgm_lo_es_mem_base_byte[i*8 +: 8] = spi_shader_pgm_lo_es_mem_base_byte_i;
    assign spi_shader_tba_lo_hs_mem_base_byte[i*8 +: 8] = spi_shader_tba_lo_hs_mem_base_byte_i;
    assign spi_shader_tma_lo_hs_mem_base_byte[i*8 +: 8] = spi_shader_tma_lo_hs_mem_base_byte_i;
    assign spi_shader_pgm_lo_hs_mem_base_byte[i*8 +: 8] = spi_shader_pgm_lo_hs_mem_base_byte_i;
    assign spi_shader_tba_lo_ls_mem_base_byte[i*8 +: 8] = spi_shader_tba_lo_ls_mem_base_byte_i;
    assign spi_shader_tma_lo_ls_mem_base_byte[i*8 +: 8] = spi_shader_tma_lo_ls_mem_base_byte_i;
    assign spi_shader_pgm_lo_ls_mem_base_byte[i*8 +: 8] = spi_shader_pgm_lo_ls_mem_base_byte_i;
    assign spi_gdbg_tba_lo_mem_base_byte[i*8 +: 8] = spi_gdbg_tba_lo_mem_base_byte_i;
    assign spi_gdbg_tma_lo_mem_base_byte[i*8 +: 8] = spi_gdbg_tma_lo_mem_base_byte_i;
    assign spi_gdbg_trap_data0_data_byte[i*8 +: 8] = spi_gdbg_trap_data0_data_byte_i;
    assign spi_gdbg_trap_data1_data_byte[i*8 +: 8] = spi_gdbg_trap_data1_data_byte_i;
    assign write_spi_arb_priority_equal[i] = bus_address[7:2] == INDEX;
    assign spi_shader_pgm_rsrc1_ps_vgprs_byte_0_enable_all[i] = write_spi_shader_pgm_rsrc1_ps & bus_bytes[i];
    assign spi_shader_pgm_rsrc1_vs_vgprs_byte_0_enable_all[i] = write_spi_shader_pgm_rsrc1_vs & bus_bytes[i];
    assign spi_shader_pgm_rsrc1_gs_vgprs_byte_0_enable_all[i] = write_spi_shader_pgm_rsrc1_gs & bus_bytes[i];
    assign spi_shader_pgm_rsrc1_es_vgprs_byte_0_enable_all[i] = write_spi_shader_pgm_rsrc1_es & bus_bytes[i];
    assign spi_shader_pgm_rsrc1_hs_vgprs_byte_0_enable_all[i] = write_spi_shader_pgm_rsrc1_hs & bus_bytes[i];
    assign spi_shader_pgm_rsrc1_ls_vgprs_byte_0_enable_all[i] = write_spi_shader_pgm_rsrc1_ls & bus_bytes[i];
    assign spi_shader_col_format_col0_export_format_byte_0_enable_all[i] = write_spi_shader_col_format & bus_bytes[i];

    initial spi_shader_tba_lo_ps_mem_base_byte_i = 8'd0;
    always @(posedge clock) begin
      if (write_spi_shader_tba_lo_ps & bus_bytes[i]) spi_shader_tba_lo_ps_mem_base_byte_i <= bus_data[8*i +: 8];
    end

    initial spi_shader_tma_lo_ps_mem_base_byte_i = 8'd0;
    always @(posedge clock) begin
      if (write_spi_shader_tma_lo_ps & bus_bytes[i]) spi_shader_tma_lo_ps_mem_base_byte_i <= bus_data[8*i +: 8];
    end

    initial spi_shader_pgm_lo_ps_mem_base_byte_i = 8'd0;
    always @(posedge clock) begin
      if (write_spi_shader_pgm_lo_ps & bus_bytes[i]) spi_shader_pgm_lo_ps_mem_base_byte_i <= bus_data[8*i +: 8];
    end

    initial spi_shader_tba_lo_vs_mem_base_byte_i = 8'd0;
    always @(posedge clock) begin
      if (write_spi_shader_tba_lo_vs & bus_bytes[i]) spi_shader_tba_lo_vs_mem_base_byte_i <= bus_data[8*i +: 8];
    end

    initial spi_shader_tma_lo_vs_mem_base_byte_i = 8'd0;
    always @(posedge clock) begin
      if (write_spi_shader_tma_lo_vs & bus_bytes[i]) spi_shader_tma_lo_vs_mem_base_byte_i <= bus_data[8*i +: 8];
    end

    initial spi_shader_pgm_lo_vs_mem_base_byte_i = 8'd0;
    always @(posedge clock) begin
      if (write_spi_shader_pgm_lo_vs & bus_bytes[i]) spi_shader_pgm_lo_vs_mem_base_byte_i <= bus_data[8*i +: 8];
    end

    initial spi_shader_tba_lo_gs_mem_base_byte_i = 8'd0;
    always @(posedge clock) begin
      if (write_spi_shader_tba_lo_gs & bus_bytes[i]) spi_shader_tba_lo_gs_mem_base_byte_i <= bus_data[8*i +: 8];
    end

    initial spi_shader_tma_lo_gs_mem_base_byte_i = 8'd0;
    always @(posedge clock) begin
      if (write_spi_shader_tma_lo_gs & bus_bytes[i]) spi_shader_tma_lo_gs_mem_base_byte_i <= bus_data[8*i +: 8];
    end

    initial spi_shader_pgm_lo_gs_mem_base_byte_i = 8'd0;
    always @(posedge clock) begin
      if (write_spi_shader_pgm_lo_gs & bus_bytes[i]) spi_shader_pgm_lo_gs_mem_base_byte_i <= bus_data[8*i +: 8];
    end

    initial spi_shader_tba_lo_es_mem_base_byte_i = 8'd0;
    always @(posedge clock) begin
      if (write_spi_shader_tba_lo_es & bus_bytes[i]) spi_shader_tba_lo_es_mem_base_byte_i <= bus_data[8*i +: 8];
    end

    initial spi_shader_tma_lo_es_mem_base_byte_i = 8'd0;
    always @(posedge clock) begin
      if (write_spi_shader_tma_lo_es & bus_bytes[i]) spi_shader_tma_lo_es_mem_base_byte_i <= bus_data[8*i +: 8];
    end

    initial spi_shader_pgm_lo_es_mem_base_byte_i = 8'd0;
    always @(posedge clock) begin
      if (write_spi_shader_pgm_lo_es & bus_bytes[i]) spi_shader_pgm_lo_es_mem_base_byte_i <= bus_data[8*i +: 8];
    end

    initial spi_shader_tba_lo_hs_mem_base_byte_i = 8'd0;
    always @(posedge clock) begin
      if (write_spi_shader_tba_lo_hs & bus_bytes[i]) spi_shader_tba_lo_hs_mem_base_byte_i <= bus_data[8*i +: 8];
    end

    initial spi_shader_tma_lo_hs_mem_base_byte_i = 8'd0;
    always @(posedge clock) begin
      if (write_spi_shader_tma_lo_hs & bus_bytes[i]) spi_shader_tma_lo_hs_mem_base_byte_i <= bus_data[8*i +: 8];
    end

    initial spi_shader_pgm_lo_hs_mem_base_byte_i = 8'd0;
    always @(posedge clock) begin
      if (write_spi_shader_pgm_lo_hs & bus_bytes[i]) spi_shader_pgm_lo_hs_mem_base_byte_i <= bus_data[8*i +: 8];
    end

    initial spi_shader_tba_lo_ls_mem_base_byte_i = 8'd0;
    always @(posedge clock) begin
      if (write_spi_shader_tba_lo_ls & bus_bytes[i]) spi_shader_tba_lo_ls_mem_base_byte_i <= bus_data[8*i +: 8];
    end

    initial spi_shader_tma_lo_ls_mem_base_byte_i = 8'd0;
    always @(posedge clock) begin
      if (write_spi_shader_tma_lo_ls & bus_bytes[i]) spi_shader_tma_lo_ls_mem_base_byte_i <= bus_data[8*i +: 8];
    end

    initial spi_shader_pgm_lo_ls_mem_base_byte_i = 8'd0;
    always @(posedge clock) begin
      if (write_spi_shader_pgm_lo_ls & bus_bytes[i]) spi_shader_pgm_lo_ls_mem_base_byte_i <= bus_data[8*i +: 8];
    end

    initial spi_gdbg_tba_lo_mem_base_byte_i = 8'd0;
    always @(posedge clock) begin
      if (write_spi_gdbg_tba_lo & bus_bytes[i]) spi_gdbg_tba_lo_mem_base_byte_i <= bus_data[8*i +: 8];
    end

    initial spi_gdbg_tma_lo_mem_base_byte_i = 8'd0;
    always @(posedge clock) begin
      if (write_spi_gdbg_tma_lo & bus_bytes[i]) spi_gdbg_tma_lo_mem_base_byte_i <= bus_data[8*i +: 8];
    end

    initial spi_gdbg_trap_data0_data_byte_i = 8'd0;
    always @(posedge clock) begin
      if (write_spi_gdbg_trap_data0 & bus_bytes[i]) spi_gdbg_trap_data0_data_byte_i <= bus_data[8*i +: 8];
    end

    initial spi_gdbg_trap_data1_data_byte_i = 8'd0;
    always @(posedge clock) begin
      if (write_spi_gdbg_trap_data1 & bus_bytes[i]) spi_gdbg_trap_data1_data_byte_i <= bus_data[8*i +: 8];
    end
  end

  for (i = 0; i < 9; i = i + 1) begin : each_spi_resource_reserve_cu_barriers
    wire write_spi_resource_reserve_cu;
    reg [3:0] spi_resource_reserve_cu_vgpr_byte_0_i;
    reg [3:0] spi_resource_reserve_cu_sgpr_byte_0_i;
    reg [3:0] spi_resource_reserve_cu_lds_byte_1_i;
    reg [2:0] spi_resource_reserve_cu_waves_byte_1_i;
    reg spi_resource_reserve_cu_barriers_byte_1_i;
    reg [2:0] spi_resource_reserve_cu_barriers_byte_2_i;
    assign spi_resource_reserve_cu_vgpr_byte_0[i*4 +: 4] = spi_resource_reserve_cu_vgpr_byte_0_i;
    assign spi_resource_reserve_cu_sgpr_byte_0[i*4 +: 4] = spi_resource_reserve_cu_sgpr_byte_0_i;
    assign spi_resource_reserve_cu_lds_byte_1[i*4 +: 4] = spi_resource_reserve_cu_lds_byte_1_i;
    assign spi_resource_reserve_cu_waves_byte_1[i*3 +: 3] = spi_resource_reserve_cu_waves_byte_1_i;
    assign spi_resource_reserve_cu_barriers_byte_1[i] = spi_resource_reserve_cu_barriers_byte_1_i;
    assign spi_resource_reserve_cu_barriers_byte_2[i*3 +: 3] = spi_resource_reserve_cu_barriers_byte_2_i;
    assign write_spi_resource_reserve_cu = writing_and_shaderconfig_page_c7 & write_spi_shader_pgm_rsrc3_ls_equal[i +
        21];

    initial begin
      spi_resource_reserve_cu_vgpr_byte_0_i = 4'd0; spi_resource_reserve_cu_sgpr_byte_0_i = 4'd0;
    end
    always @(posedge clock) begin
      if (write_spi_resource_reserve_cu & bus_bytes[0]) begin
        spi_resource_reserve_cu_vgpr_byte_0_i <= bus_data[3:0];
        spi_resource_reserve_cu_sgpr_byte_0_i <= bus_data[7:4];
      end
    end

    initial begin
      spi_resource_reserve_cu_lds_byte_1_i = 4'd0; spi_resource_reserve_cu_waves_byte_1_i = 3'd0;
      spi_resource_reserve_cu_barriers_byte_1_i = 1'b0;
    end
    always @(posedge clock) begin
      if (write_spi_resource_reserve_cu & bus_bytes[1]) begin
        spi_resource_reserve_cu_lds_byte_1_i <= bus_data[11:8];
        spi_resource_reserve_cu_waves_byte_1_i <= bus_data[14:12];
        spi_resource_reserve_cu_barriers_byte_1_i <= bus_data[15];
      end
    end

    initial spi_resource_reserve_cu_barriers_byte_2_i = 3'd0;
    always @(posedge clock) begin
      if (write_spi_resource_reserve_cu & bus_bytes[2]) spi_resource_reserve_cu_barriers_byte_2_i <= bus_data[18:16];
    end
  end

  for (i = 0; i < 10; i = i + 1) begin : each_spi_resource_reserve_en_cu_type_mask
    localparam [5:0] INDEX_2 = i + 38;
    wire write_spi_resource_reserve_en_cu;
    wire write_spi_ps_input_cntl_equal;
    wire spi_resource_reserve_en_cu_en_byte_0_enable_all;
    reg spi_resource_reserve_en_cu_en_byte_0_i;
    reg [6:0] spi_resource_reserve_en_cu_type_mask_byte_0_i;
    reg [7:0] spi_resource_reserve_en_cu_type_mask_byte_1_i;
    reg [7:0] spi_resource_reserve_en_cu_queue_mask_byte_2_i;
    reg spi_resource_reserve_en_cu_reserve_space_only_byte_3_i;
    assign spi_resource_reserve_en_cu_en_byte_0[i] = spi_resource_reserve_en_cu_en_byte_0_i;
    assign spi_resource_reserve_en_cu_type_mask_byte_0[i*7 +: 7] = spi_resource_reserve_en_cu_type_mask_byte_0_i;
    assign spi_resource_reserve_en_cu_type_mask_byte_1[i*8 +: 8] = spi_resource_reserve_en_cu_type_mask_byte_1_i;
    assign spi_resource_reserve_en_cu_queue_mask_byte_2[i*8 +: 8] = spi_resource_reserve_en_cu_queue_mask_byte_2_i;
    assign spi_resource_reserve_en_cu_reserve_space_only_byte_3[i] =
        spi_resource_reserve_en_cu_reserve_space_only_byte_3_i;
    assign write_spi_resource_reserve_en_cu = writing_and_shaderconfig_page_c7 & write_spi_ps_input_cntl_equal;
    assign write_spi_ps_input_cntl[i + 21] = writing_and_context_page_286 & write_spi_ps_input_cntl_equal;
    assign write_spi_ps_input_cntl_equal = bus_address[7:2] == INDEX_2;
    assign spi_resource_reserve_en_cu_en_byte_0_enable_all = write_spi_resource_reserve_en_cu & bus_bytes[0];

    initial begin
      spi_resource_reserve_en_cu_en_byte_0_i = 1'b0; spi_resource_reserve_en_cu_type_mask_byte_0_i = 7'd0;
    end
    always @(posedge clock) begin
      if (spi_resource_reserve_en_cu_en_byte_0_enable_all) begin
        spi_resource_reserve_en_cu_en_byte_0_i <= bus_data[0];
        spi_resource_reserve_en_cu_type_mask_byte_0_i <= bus_data[7:1];
      end
    end

    initial spi_resource_reserve_en_cu_type_mask_byte_1_i = 8'd0;
    always @(posedge clock) begin
      if (write_spi_resource_reserve_en_cu & bus_bytes[1]) begin
        spi_resource_reserve_en_cu_type_mask_byte_1_i <= bus_data[15:8];
      end
    end

    initial spi_resource_reserve_en_cu_queue_mask_byte_2_i = 8'd0;
    always @(posedge clock) begin
      if (write_spi_resource_reserve_en_cu & bus_bytes[2]) begin
        spi_resource_reserve_en_cu_queue_mask_byte_2_i <= bus_data[23:16];
      end
    end

    initial spi_resource_reserve_en_cu_reserve_space_only_byte_3_i = 1'b0;
    always @(posedge clock) begin
      if (write_spi_resource_reserve_en_cu & bus_bytes[3]) begin
        spi_resource_reserve_en_cu_reserve_space_only_byte_3_i <= bus_data[24];
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
    reg [7:0] spi_shader_user_data_ps_data_byte_0_i;
    reg [7:0] spi_shader_user_data_ps_data_byte_1_i;
    reg [7:0] spi_shader_user_data_ps_data_byte_2_i;
    reg [7:0] spi_shader_user_data_ps_data_byte_3_i;
    reg [7:0] spi_shader_user_data_vs_data_byte_0_i;
    reg [7:0] spi_shader_user_data_vs_data_byte_1_i;
    reg [7:0] spi_shader_user_data_vs_data_byte_2_i;
    reg [7:0] spi_shader_user_data_vs_data_byte_3_i;
    reg [7:0] spi_shader_user_data_gs_data_byte_0_i;
    reg [7:0] spi_shader_user_data_gs_data_byte_1_i;
    reg [7:0] spi_shader_user_data_gs_data_byte_2_i;
    reg [7:0] spi_shader_user_data_gs_data_byte_3_i;
    reg [7:0] spi_shader_user_data_es_data_byte_0_i;
    reg [7:0] spi_shader_user_data_es_data_byte_1_i;
    reg [7:0] spi_shader_user_data_es_data_byte_2_i;
    reg [7:0] spi_shader_user_data_es_data_byte_3_i;
    reg [7:0] spi_shader_user_data_hs_data_byte_0_i;
    reg [7:0] spi_shader_user_data_hs_data_byte_1_i;
    reg [7:0] spi_shader_user_data_hs_data_byte_2_i;
    reg [7:0] spi_shader_user_data_hs_data_byte_3_i;
    reg [7:0] spi_shader_user_data_ls_data_byte_0_i;
    reg [7:0] spi_shader_user_data_ls_data_byte_1_i;
    reg [7:0] spi_shader_user_data_ls_data_byte_2_i;
    reg [7:0] spi_shader_user_data_ls_data_byte_3_i;
    assign spi_shader_user_data_ps_data_byte_0[i*8 +: 8] = spi_shader_user_data_ps_data_byte_0_i;
    assign spi_shader_user_data_ps_data_byte_1[i*8 +: 8] = spi_shader_user_data_ps_data_byte_1_i;
    assign spi_shader_user_data_ps_data_byte_2[i*8 +: 8] = spi_shader_user_data_ps_data_byte_2_i;
    assign spi_shader_user_data_ps_data_byte_3[i*8 +: 8] = spi_shader_user_data_ps_data_byte_3_i;
    assign spi_shader_user_data_vs_data_byte_0[i*8 +: 8] = spi_shader_user_data_vs_data_byte_0_i;
    assign spi_shader_user_data_vs_data_byte_1[i*8 +: 8] = spi_shader_user_data_vs_data_byte_1_i;
    assign spi_shader_user_data_vs_data_byte_2[i*8 +: 8] = spi_shader_user_data_vs_data_byte_2_i;
    assign spi_shader_user_data_vs_data_byte_3[i*8 +: 8] = spi_shader_user_data_vs_data_byte_3_i;
    assign spi_shader_user_data_gs_data_byte_0[i*8 +: 8] = spi_shader_user_data_gs_data_byte_0_i;
    assign spi_shader_user_data_gs_data_byte_1[i*8 +: 8] = spi_shader_user_data_gs_data_byte_1_i;
    assign spi_shader_user_data_gs_data_byte_2[i*8 +: 8] = spi_shader_user_data_gs_data_byte_2_i;
    assign spi_shader_user_data_gs_data_byte_3[i*8 +: 8] = spi_shader_user_data_gs_data_byte_3_i;
    assign spi_shader_user_data_es_data_byte_0[i*8 +: 8] = spi_shader_user_data_es_data_byte_0_i;
    assign spi_shader_user_data_es_data_byte_1[i*8 +: 8] = spi_shader_user_data_es_data_byte_1_i;
    assign spi_shader_user_data_es_data_byte_2[i*8 +: 8] = spi_shader_user_data_es_data_byte_2_i;
    assign spi_shader_user_data_es_data_byte_3[i*8 +: 8] = spi_shader_user_data_es_data_byte_3_i;
    assign spi_shader_user_data_hs_data_byte_0[i*8 +: 8] = spi_shader_user_data_hs_data_byte_0_i;
    assign spi_shader_user_data_hs_data_byte_1[i*8 +: 8] = spi_shader_user_data_hs_data_byte_1_i;
    assign spi_shader_user_data_hs_data_byte_2[i*8 +: 8] = spi_shader_user_data_hs_data_byte_2_i;
    assign spi_shader_user_data_hs_data_byte_3[i*8 +: 8] = spi_shader_user_data_hs_data_byte_3_i;
    assign spi_shader_user_data_ls_data_byte_0[i*8 +: 8] = spi_shader_user_data_ls_data_byte_0_i;
    assign spi_shader_user_data_ls_data_byte_1[i*8 +: 8] = spi_shader_user_data_ls_data_byte_1_i;
    assign spi_shader_user_data_ls_data_byte_2[i*8 +: 8] = spi_shader_user_data_ls_data_byte_2_i;
    assign spi_shader_user_data_ls_data_byte_3[i*8 +: 8] = spi_shader_user_data_ls_data_byte_3_i;
    assign write_spi_shader_user_data_ps = writing_and_shader_page_b0 & write_spi_shader_pgm_rsrc3_ls_equal[i + 5];
    assign write_spi_shader_user_data_vs = writing_and_shader_page_b1 & write_spi_shader_pgm_rsrc3_ls_equal[i + 5];
    assign write_spi_shader_user_data_gs = writing_and_shader_page_b2 & write_spi_shader_pgm_rsrc3_ls_equal[i + 5];
    assign write_spi_shader_user_data_es = writing_and_shader_page_b3 & write_spi_shader_pgm_rsrc3_ls_equal[i + 5];
    assign write_spi_shader_user_data_hs = writing_and_shader_page_b4 & write_spi_shader_pgm_rsrc3_ls_equal[i + 5];
    assign write_spi_shader_user_data_ls = writing_and_shader_page_b5 & write_spi_shader_pgm_rsrc3_ls_equal[i + 5];
    assign read_data_case_12_joined[i*33 +: 33] = {1'b1, spi_shader_user_data_ls_data_byte_3_i,
        spi_shader_user_data_ls_data_byte_2_i, spi_shader_user_data_ls_data_byte_1_i,
        spi_shader_user_data_ls_data_byte_0_i};
    assign read_data_case_12_joined2[i*33 +: 33] = {1'b1, spi_shader_user_data_hs_data_byte_3_i,
        spi_shader_user_data_hs_data_byte_2_i, spi_shader_user_data_hs_data_byte_1_i,
        spi_shader_user_data_hs_data_byte_0_i};
    assign read_data_case_12_joined3[i*33 +: 33] = {1'b1, spi_shader_user_data_es_data_byte_3_i,
        spi_shader_user_data_es_data_byte_2_i, spi_shader_user_data_es_data_byte_1_i,
        spi_shader_user_data_es_data_byte_0_i};
    assign read_data_case_12_joined4[i*33 +: 33] = {1'b1, spi_shader_user_data_gs_data_byte_3_i,
        spi_shader_user_data_gs_data_byte_2_i, spi_shader_user_data_gs_data_byte_1_i,
        spi_shader_user_data_gs_data_byte_0_i};
    assign read_data_case_12_joined5[i*33 +: 33] = {1'b1, spi_shader_user_data_vs_data_byte_3_i,
        spi_shader_user_data_vs_data_byte_2_i, spi_shader_user_data_vs_data_byte_1_i,
        spi_shader_user_data_vs_data_byte_0_i};
    assign read_data_case_12_joined6[i*33 +: 33] = {1'b1, spi_shader_user_data_ps_data_byte_3_i,
        spi_shader_user_data_ps_data_byte_2_i, spi_shader_user_data_ps_data_byte_1_i,
        spi_shader_user_data_ps_data_byte_0_i};

    initial spi_shader_user_data_ps_data_byte_0_i = 8'd0;
    always @(posedge clock) begin
      if (write_spi_shader_user_data_ps & bus_bytes[0]) spi_shader_user_data_ps_data_byte_0_i <= bus_data[7:0];
    end

    initial spi_shader_user_data_ps_data_byte_1_i = 8'd0;
    always @(posedge clock) begin
      if (write_spi_shader_user_data_ps & bus_bytes[1]) spi_shader_user_data_ps_data_byte_1_i <= bus_data[15:8];
    end

    initial spi_shader_user_data_ps_data_byte_2_i = 8'd0;
    always @(posedge clock) begin
      if (write_spi_shader_user_data_ps & bus_bytes[2]) spi_shader_user_data_ps_data_byte_2_i <= bus_data[23:16];
    end

    initial spi_shader_user_data_ps_data_byte_3_i = 8'd0;
    always @(posedge clock) begin
      if (write_spi_shader_user_data_ps & bus_bytes[3]) spi_shader_user_data_ps_data_byte_3_i <= bus_data[31:24];
    end

    initial spi_shader_user_data_vs_data_byte_0_i = 8'd0;
    always @(posedge clock) begin
      if (write_spi_shader_user_data_vs & bus_bytes[0]) spi_shader_user_data_vs_data_byte_0_i <= bus_data[7:0];
    end

    initial spi_shader_user_data_vs_data_byte_1_i = 8'd0;
    always @(posedge clock) begin
      if (write_spi_shader_user_data_vs & bus_bytes[1]) spi_shader_user_data_vs_data_byte_1_i <= bus_data[15:8];
    end

    initial spi_shader_user_data_vs_data_byte_2_i = 8'd0;
    always @(posedge clock) begin
      if (write_spi_shader_user_data_vs & bus_bytes[2]) spi_shader_user_data_vs_data_byte_2_i <= bus_data[23:16];
    end

    initial spi_shader_user_data_vs_data_byte_3_i = 8'd0;
    always @(posedge clock) begin
      if (write_spi_shader_user_data_vs & bus_bytes[3]) spi_shader_user_data_vs_data_byte_3_i <= bus_data[31:24];
    end

    initial spi_shader_user_data_gs_data_byte_0_i = 8'd0;
    always @(posedge clock) begin
      if (write_spi_shader_user_data_gs & bus_bytes[0]) spi_shader_user_data_gs_data_byte_0_i <= bus_data[7:0];
    end

    initial spi_shader_user_data_gs_data_byte_1_i = 8'd0;
    always @(posedge clock) begin
      if (write_spi_shader_user_data_gs & bus_bytes[1]) spi_shader_user_data_gs_data_byte_1_i <= bus_data[15:8];
    end

    initial spi_shader_user_data_gs_data_byte_2_i = 8'd0;
    always @(posedge clock) begin
      if (write_spi_shader_user_data_gs & bus_bytes[2]) spi_shader_user_data_gs_data_byte_2_i <= bus_data[23:16];
    end

    initial spi_shader_user_data_gs_data_byte_3_i = 8'd0;
    always @(posedge clock) begin
      if (write_spi_shader_user_data_gs & bus_bytes[3]) spi_shader_user_data_gs_data_byte_3_i <= bus_data[31:24];
    end

    initial spi_shader_user_data_es_data_byte_0_i = 8'd0;
    always @(posedge clock) begin
      if (write_spi_shader_user_data_es & bus_bytes[0]) spi_shader_user_data_es_data_byte_0_i <= bus_data[7:0];
    end

    initial spi_shader_user_data_es_data_byte_1_i = 8'd0;
    always @(posedge clock) begin
      if (write_spi_shader_user_data_es & bus_bytes[1]) spi_shader_user_data_es_data_byte_1_i <= bus_data[15:8];
    end

    initial spi_shader_user_data_es_data_byte_2_i = 8'd0;
    always @(posedge clock) begin
      if (write_spi_shader_user_data_es & bus_bytes[2]) spi_shader_user_data_es_data_byte_2_i <= bus_data[23:16];
    end

    initial spi_shader_user_data_es_data_byte_3_i = 8'd0;
    always @(posedge clock) begin
      if (write_spi_shader_user_data_es & bus_bytes[3]) spi_shader_user_data_es_data_byte_3_i <= bus_data[31:24];
    end

    initial spi_shader_user_data_hs_data_byte_0_i = 8'd0;
    always @(posedge clock) begin
      if (write_spi_shader_user_data_hs & bus_bytes[0]) spi_shader_user_data_hs_data_byte_0_i <= bus_data[7:0];
    end

    initial spi_shader_user_data_hs_data_byte_1_i = 8'd0;
    always @(posedge clock) begin
      if (write_spi_shader_user_data_hs & bus_bytes[1]) spi_shader_user_data_hs_data_byte_1_i <= bus_data[15:8];
    end

    initial spi_shader_user_data_hs_data_byte_2_i = 8'd0;
    always @(posedge clock) begin
      if (write_spi_shader_user_data_hs & bus_bytes[2]) spi_shader_user_data_hs_data_byte_2_i <= bus_data[23:16];
    end

    initial spi_shader_user_data_hs_data_byte_3_i = 8'd0;
    always @(posedge clock) begin
      if (write_spi_shader_user_data_hs & bus_bytes[3]) spi_shader_user_data_hs_data_byte_3_i <= bus_data[31:24];
    end

    initial spi_shader_user_data_ls_data_byte_0_i = 8'd0;
    always @(posedge clock) begin
      if (write_spi_shader_user_data_ls & bus_bytes[0]) spi_shader_user_data_ls_data_byte_0_i <= bus_data[7:0];
    end

    initial spi_shader_user_data_ls_data_byte_1_i = 8'd0;
    always @(posedge clock) begin
      if (write_spi_shader_user_data_ls & bus_bytes[1]) spi_shader_user_data_ls_data_byte_1_i <= bus_data[15:8];
    end

    initial spi_shader_user_data_ls_data_byte_2_i = 8'd0;
    always @(posedge clock) begin
      if (write_spi_shader_user_data_ls & bus_bytes[2]) spi_shader_user_data_ls_data_byte_2_i <= bus_data[23:16];
    end

    initial spi_shader_user_data_ls_data_byte_3_i = 8'd0;
    always @(posedge clock) begin
      if (write_spi_shader_user_data_ls & bus_bytes[3]) spi_shader_user_data_ls_data_byte_3_i <= bus_data[31:24];
    end
  end

  for (i = 0; i < 20; i = i + 1) begin : each_write_spi_ps_input_cntl
    assign write_spi_ps_input_cntl[i] = writing_and_context_page_286 & write_spi_shader_pgm_rsrc3_ls_equal[i + 10];
  end

  for (i = 0; i < 30; i = i + 1) begin : each_write_spi_shader_pgm_rsrc3_ls_equal
    localparam [5:0] INDEX_3 = i + 7;
    assign write_spi_shader_pgm_rsrc3_ls_equal[i] = bus_address[7:2] == INDEX_3;
  end

  for (i = 0; i < 32; i = i + 1) begin : each_spi_ps_input_cntl_cyl_wrap
    reg [5:0] spi_ps_input_cntl_offset_byte_0_i;
    reg [1:0] spi_ps_input_cntl_default_val_byte_1_i;
    reg spi_ps_input_cntl_flat_shade_byte_1_i;
    reg [2:0] spi_ps_input_cntl_cyl_wrap_byte_1_i;
    reg spi_ps_input_cntl_cyl_wrap_byte_2_i;
    reg spi_ps_input_cntl_pt_sprite_tex_byte_2_i;
    reg spi_ps_input_cntl_dup_byte_2_i;
    assign spi_ps_input_cntl_offset_byte_0[i*6 +: 6] = spi_ps_input_cntl_offset_byte_0_i;
    assign spi_ps_input_cntl_default_val_byte_1[i*2 +: 2] = spi_ps_input_cntl_default_val_byte_1_i;
    assign spi_ps_input_cntl_flat_shade_byte_1[i] = spi_ps_input_cntl_flat_shade_byte_1_i;
    assign spi_ps_input_cntl_cyl_wrap_byte_1[i*3 +: 3] = spi_ps_input_cntl_cyl_wrap_byte_1_i;
    assign spi_ps_input_cntl_cyl_wrap_byte_2[i] = spi_ps_input_cntl_cyl_wrap_byte_2_i;
    assign spi_ps_input_cntl_pt_sprite_tex_byte_2[i] = spi_ps_input_cntl_pt_sprite_tex_byte_2_i;
    assign spi_ps_input_cntl_dup_byte_2[i] = spi_ps_input_cntl_dup_byte_2_i;

    initial spi_ps_input_cntl_offset_byte_0_i = 6'd0;
    always @(posedge clock) begin
      if (write_spi_ps_input_cntl[i] & bus_bytes[0]) spi_ps_input_cntl_offset_byte_0_i <= bus_data[5:0];
    end

    initial begin
      spi_ps_input_cntl_default_val_byte_1_i = 2'd0; spi_ps_input_cntl_flat_shade_byte_1_i = 1'b0;
      spi_ps_input_cntl_cyl_wrap_byte_1_i = 3'd0;
    end
    always @(posedge clock) begin
      if (write_spi_ps_input_cntl[i] & bus_bytes[1]) begin
        spi_ps_input_cntl_default_val_byte_1_i <= bus_data[9:8];
        spi_ps_input_cntl_flat_shade_byte_1_i <= bus_data[10];
        spi_ps_input_cntl_cyl_wrap_byte_1_i <= bus_data[15:13];
      end
    end

    initial begin
      spi_ps_input_cntl_cyl_wrap_byte_2_i = 1'b0; spi_ps_input_cntl_pt_sprite_tex_byte_2_i = 1'b0;
      spi_ps_input_cntl_dup_byte_2_i = 1'b0;
    end
    always @(posedge clock) begin
      if (write_spi_ps_input_cntl[i] & bus_bytes[2]) begin
        spi_ps_input_cntl_cyl_wrap_byte_2_i <= bus_data[16];
        spi_ps_input_cntl_pt_sprite_tex_byte_2_i <= bus_data[17];
        spi_ps_input_cntl_dup_byte_2_i <= bus_data[18];
      end
    end
  end

  initial spi_ps_max_wave_id_max_wave_id_byte_0 = 8'h17;
  always @(posedge clock) begin
    if (write_spi_ps_max_wave_id & bus_bytes[0]) spi_ps_max_wave_id_max_wave_id_byte_0 <= bus_data[7:0];
  end

  initial spi_ps_max_wave_id_max_wave_id_byte_1 = 4'd1;
  always @(posedge clock) begin
    if (write_spi_ps_max_wave_id & bus_bytes[1]) spi_ps_max_wave_id_max_wave_id_byte_1 <= bus_data[11:8];
  end

  initial spi_config_cntl_gpr_write_priority_byte_0 = 8'h88;
  always @(posedge clock) begin
    if (write_spi_config_cntl & bus_bytes[0]) spi_config_cntl_gpr_write_priority_byte_0 <= bus_data[7:0];
  end

  initial spi_config_cntl_gpr_write_priority_byte_1 = 8'hc6;
  always @(posedge clock) begin
    if (write_spi_config_cntl & bus_bytes[1]) spi_config_cntl_gpr_write_priority_byte_1 <= bus_data[15:8];
  end

  initial begin
    spi_config_cntl_gpr_write_priority_byte_2 = 5'd2; spi_config_cntl_exp_priority_order_byte_2 = 3'd3;
  end
  always @(posedge clock) begin
    if (write_spi_config_cntl & bus_bytes[2]) begin
      spi_config_cntl_gpr_write_priority_byte_2 <= bus_data[20:16];
      spi_config_cntl_exp_priority_order_byte_2 <= bus_data[23:21];
    end
  end

  initial begin
    spi_config_cntl_enable_sqg_top_events_byte_3 = 1'b0; spi_config_cntl_enable_sqg_bop_events_byte_3 = 1'b0;
    spi_config_cntl_rsrc_mgmt_reset_byte_3 = 1'b0; spi_config_cntl_ttrace_stall_all_byte_3 = 1'b0;
  end
  always @(posedge clock) begin
    if (write_spi_config_cntl & bus_bytes[3]) begin
      spi_config_cntl_enable_sqg_top_events_byte_3 <= bus_data[24];
      spi_config_cntl_enable_sqg_bop_events_byte_3 <= bus_data[25];
      spi_config_cntl_rsrc_mgmt_reset_byte_3 <= bus_data[26];
      spi_config_cntl_ttrace_stall_all_byte_3 <= bus_data[27];
    end
  end

  initial spi_shader_tba_hi_ps_mem_base_byte_0 = 8'd0;
  always @(posedge clock) begin
    if (write_spi_shader_tba_hi_ps & bus_bytes[0]) spi_shader_tba_hi_ps_mem_base_byte_0 <= bus_data[7:0];
  end

  initial spi_shader_tma_hi_ps_mem_base_byte_0 = 8'd0;
  always @(posedge clock) begin
    if (write_spi_shader_tma_hi_ps & bus_bytes[0]) spi_shader_tma_hi_ps_mem_base_byte_0 <= bus_data[7:0];
  end

  initial spi_shader_pgm_rsrc3_ps_cu_en_byte_0 = 8'hff;
  always @(posedge clock) begin
    if (write_spi_shader_pgm_rsrc3_ps & bus_bytes[0]) spi_shader_pgm_rsrc3_ps_cu_en_byte_0 <= bus_data[7:0];
  end

  initial spi_shader_pgm_rsrc3_ps_cu_en_byte_1 = 8'hff;
  always @(posedge clock) begin
    if (write_spi_shader_pgm_rsrc3_ps & bus_bytes[1]) spi_shader_pgm_rsrc3_ps_cu_en_byte_1 <= bus_data[15:8];
  end

  initial begin
    spi_shader_pgm_rsrc3_ps_wave_limit_byte_2 = 6'd0; spi_shader_pgm_rsrc3_ps_lock_low_threshold_byte_2 = 2'd0;
  end
  always @(posedge clock) begin
    if (write_spi_shader_pgm_rsrc3_ps & bus_bytes[2]) begin
      spi_shader_pgm_rsrc3_ps_wave_limit_byte_2 <= bus_data[21:16];
      spi_shader_pgm_rsrc3_ps_lock_low_threshold_byte_2 <= bus_data[23:22];
    end
  end

  initial spi_shader_pgm_rsrc3_ps_lock_low_threshold_byte_3 = 2'd0;
  always @(posedge clock) begin
    if (write_spi_shader_pgm_rsrc3_ps & bus_bytes[3]) begin
      spi_shader_pgm_rsrc3_ps_lock_low_threshold_byte_3 <= bus_data[25:24];
    end
  end

  initial spi_shader_pgm_hi_ps_mem_base_byte_0 = 8'd0;
  always @(posedge clock) begin
    if (write_spi_shader_pgm_hi_ps & bus_bytes[0]) spi_shader_pgm_hi_ps_mem_base_byte_0 <= bus_data[7:0];
  end

  initial begin
    spi_shader_pgm_rsrc1_ps_vgprs_byte_0 = 6'd0; spi_shader_pgm_rsrc1_ps_sgprs_byte_0 = 2'd0;
  end
  always @(posedge clock) begin
    if (spi_shader_pgm_rsrc1_ps_vgprs_byte_0_enable_all[0]) begin
      spi_shader_pgm_rsrc1_ps_vgprs_byte_0 <= bus_data[5:0];
      spi_shader_pgm_rsrc1_ps_sgprs_byte_0 <= bus_data[7:6];
    end
  end

  initial begin
    spi_shader_pgm_rsrc1_ps_sgprs_byte_1 = 2'd0; spi_shader_pgm_rsrc1_ps_priority_byte_1 = 2'd0;
    spi_shader_pgm_rsrc1_ps_float_mode_byte_1 = 4'd0;
  end
  always @(posedge clock) begin
    if (spi_shader_pgm_rsrc1_ps_vgprs_byte_0_enable_all[1]) begin
      spi_shader_pgm_rsrc1_ps_sgprs_byte_1 <= bus_data[9:8];
      spi_shader_pgm_rsrc1_ps_priority_byte_1 <= bus_data[11:10];
      spi_shader_pgm_rsrc1_ps_float_mode_byte_1 <= bus_data[15:12];
    end
  end

  initial begin
    spi_shader_pgm_rsrc1_ps_float_mode_byte_2 = 4'd0; spi_shader_pgm_rsrc1_ps_priv_byte_2 = 1'b0;
    spi_shader_pgm_rsrc1_ps_dx10_clamp_byte_2 = 1'b0; spi_shader_pgm_rsrc1_ps_debug_mode_byte_2 = 1'b0;
    spi_shader_pgm_rsrc1_ps_ieee_mode_byte_2 = 1'b0;
  end
  always @(posedge clock) begin
    if (spi_shader_pgm_rsrc1_ps_vgprs_byte_0_enable_all[2]) begin
      spi_shader_pgm_rsrc1_ps_float_mode_byte_2 <= bus_data[19:16];
      spi_shader_pgm_rsrc1_ps_priv_byte_2 <= bus_data[20];
      spi_shader_pgm_rsrc1_ps_dx10_clamp_byte_2 <= bus_data[21];
      spi_shader_pgm_rsrc1_ps_debug_mode_byte_2 <= bus_data[22];
      spi_shader_pgm_rsrc1_ps_ieee_mode_byte_2 <= bus_data[23];
    end
  end

  initial begin
    spi_shader_pgm_rsrc1_ps_cu_group_disable_byte_3 = 1'b0; spi_shader_pgm_rsrc1_ps_cache_ctl_byte_3 = 3'd0;
    spi_shader_pgm_rsrc1_ps_cdbg_user_byte_3 = 1'b0;
  end
  always @(posedge clock) begin
    if (spi_shader_pgm_rsrc1_ps_vgprs_byte_0_enable_all[3]) begin
      spi_shader_pgm_rsrc1_ps_cu_group_disable_byte_3 <= bus_data[24];
      spi_shader_pgm_rsrc1_ps_cache_ctl_byte_3 <= bus_data[27:25];
      spi_shader_pgm_rsrc1_ps_cdbg_user_byte_3 <= bus_data[28];
    end
  end

  initial begin
    spi_shader_pgm_rsrc2_ps_scratch_en_byte_0 = 1'b0; spi_shader_pgm_rsrc2_ps_user_sgpr_byte_0 = 5'd0;
    spi_shader_pgm_rsrc2_ps_trap_present_byte_0 = 1'b0; spi_shader_pgm_rsrc2_ps_wave_cnt_en_byte_0 = 1'b0;
  end
  always @(posedge clock) begin
    if (write_spi_shader_pgm_rsrc2_ps & bus_bytes[0]) begin
      spi_shader_pgm_rsrc2_ps_scratch_en_byte_0 <= bus_data[0];
      spi_shader_pgm_rsrc2_ps_user_sgpr_byte_0 <= bus_data[5:1];
      spi_shader_pgm_rsrc2_ps_trap_present_byte_0 <= bus_data[6];
      spi_shader_pgm_rsrc2_ps_wave_cnt_en_byte_0 <= bus_data[7];
    end
  end

  initial spi_shader_pgm_rsrc2_ps_extra_lds_size_byte_1 = 8'd0;
  always @(posedge clock) begin
    if (write_spi_shader_pgm_rsrc2_ps & bus_bytes[1]) spi_shader_pgm_rsrc2_ps_extra_lds_size_byte_1 <= bus_data[15:8];
  end

  initial spi_shader_pgm_rsrc2_ps_excp_en_byte_2 = 8'd0;
  always @(posedge clock) begin
    if (write_spi_shader_pgm_rsrc2_ps & bus_bytes[2]) spi_shader_pgm_rsrc2_ps_excp_en_byte_2 <= bus_data[23:16];
  end

  initial spi_shader_pgm_rsrc2_ps_excp_en_byte_3 = 1'b0;
  always @(posedge clock) begin
    if (write_spi_shader_pgm_rsrc2_ps & bus_bytes[3]) spi_shader_pgm_rsrc2_ps_excp_en_byte_3 <= bus_data[24];
  end

  initial spi_shader_tba_hi_vs_mem_base_byte_0 = 8'd0;
  always @(posedge clock) begin
    if (write_spi_shader_tba_hi_vs & bus_bytes[0]) spi_shader_tba_hi_vs_mem_base_byte_0 <= bus_data[7:0];
  end

  initial spi_shader_tma_hi_vs_mem_base_byte_0 = 8'd0;
  always @(posedge clock) begin
    if (write_spi_shader_tma_hi_vs & bus_bytes[0]) spi_shader_tma_hi_vs_mem_base_byte_0 <= bus_data[7:0];
  end

  initial spi_shader_pgm_rsrc3_vs_cu_en_byte_0 = 8'hff;
  always @(posedge clock) begin
    if (write_spi_shader_pgm_rsrc3_vs & bus_bytes[0]) spi_shader_pgm_rsrc3_vs_cu_en_byte_0 <= bus_data[7:0];
  end

  initial spi_shader_pgm_rsrc3_vs_cu_en_byte_1 = 8'hff;
  always @(posedge clock) begin
    if (write_spi_shader_pgm_rsrc3_vs & bus_bytes[1]) spi_shader_pgm_rsrc3_vs_cu_en_byte_1 <= bus_data[15:8];
  end

  initial begin
    spi_shader_pgm_rsrc3_vs_wave_limit_byte_2 = 6'd0; spi_shader_pgm_rsrc3_vs_lock_low_threshold_byte_2 = 2'd0;
  end
  always @(posedge clock) begin
    if (write_spi_shader_pgm_rsrc3_vs & bus_bytes[2]) begin
      spi_shader_pgm_rsrc3_vs_wave_limit_byte_2 <= bus_data[21:16];
      spi_shader_pgm_rsrc3_vs_lock_low_threshold_byte_2 <= bus_data[23:22];
    end
  end

  initial spi_shader_pgm_rsrc3_vs_lock_low_threshold_byte_3 = 2'd0;
  always @(posedge clock) begin
    if (write_spi_shader_pgm_rsrc3_vs & bus_bytes[3]) begin
      spi_shader_pgm_rsrc3_vs_lock_low_threshold_byte_3 <= bus_data[25:24];
    end
  end

  initial spi_shader_late_alloc_vs_limit_byte_0 = 6'd0;
  always @(posedge clock) begin
    if (write_spi_shader_late_alloc_vs & bus_bytes[0]) spi_shader_late_alloc_vs_limit_byte_0 <= bus_data[5:0];
  end

  initial spi_shader_pgm_hi_vs_mem_base_byte_0 = 8'd0;
  always @(posedge clock) begin
    if (write_spi_shader_pgm_hi_vs & bus_bytes[0]) spi_shader_pgm_hi_vs_mem_base_byte_0 <= bus_data[7:0];
  end

  initial begin
    spi_shader_pgm_rsrc1_vs_vgprs_byte_0 = 6'd0; spi_shader_pgm_rsrc1_vs_sgprs_byte_0 = 2'd0;
  end
  always @(posedge clock) begin
    if (spi_shader_pgm_rsrc1_vs_vgprs_byte_0_enable_all[0]) begin
      spi_shader_pgm_rsrc1_vs_vgprs_byte_0 <= bus_data[5:0];
      spi_shader_pgm_rsrc1_vs_sgprs_byte_0 <= bus_data[7:6];
    end
  end

  initial begin
    spi_shader_pgm_rsrc1_vs_sgprs_byte_1 = 2'd0; spi_shader_pgm_rsrc1_vs_priority_byte_1 = 2'd0;
    spi_shader_pgm_rsrc1_vs_float_mode_byte_1 = 4'd0;
  end
  always @(posedge clock) begin
    if (spi_shader_pgm_rsrc1_vs_vgprs_byte_0_enable_all[1]) begin
      spi_shader_pgm_rsrc1_vs_sgprs_byte_1 <= bus_data[9:8];
      spi_shader_pgm_rsrc1_vs_priority_byte_1 <= bus_data[11:10];
      spi_shader_pgm_rsrc1_vs_float_mode_byte_1 <= bus_data[15:12];
    end
  end

  initial begin
    spi_shader_pgm_rsrc1_vs_float_mode_byte_2 = 4'd0; spi_shader_pgm_rsrc1_vs_priv_byte_2 = 1'b0;
    spi_shader_pgm_rsrc1_vs_dx10_clamp_byte_2 = 1'b0; spi_shader_pgm_rsrc1_vs_debug_mode_byte_2 = 1'b0;
    spi_shader_pgm_rsrc1_vs_ieee_mode_byte_2 = 1'b0;
  end
  always @(posedge clock) begin
    if (spi_shader_pgm_rsrc1_vs_vgprs_byte_0_enable_all[2]) begin
      spi_shader_pgm_rsrc1_vs_float_mode_byte_2 <= bus_data[19:16];
      spi_shader_pgm_rsrc1_vs_priv_byte_2 <= bus_data[20];
      spi_shader_pgm_rsrc1_vs_dx10_clamp_byte_2 <= bus_data[21];
      spi_shader_pgm_rsrc1_vs_debug_mode_byte_2 <= bus_data[22];
      spi_shader_pgm_rsrc1_vs_ieee_mode_byte_2 <= bus_data[23];
    end
  end

  initial begin
    spi_shader_pgm_rsrc1_vs_vgpr_comp_cnt_byte_3 = 2'd0; spi_shader_pgm_rsrc1_vs_cu_group_enable_byte_3 = 1'b0;
    spi_shader_pgm_rsrc1_vs_cache_ctl_byte_3 = 3'd0; spi_shader_pgm_rsrc1_vs_cdbg_user_byte_3 = 1'b0;
  end
  always @(posedge clock) begin
    if (spi_shader_pgm_rsrc1_vs_vgprs_byte_0_enable_all[3]) begin
      spi_shader_pgm_rsrc1_vs_vgpr_comp_cnt_byte_3 <= bus_data[25:24];
      spi_shader_pgm_rsrc1_vs_cu_group_enable_byte_3 <= bus_data[26];
      spi_shader_pgm_rsrc1_vs_cache_ctl_byte_3 <= bus_data[29:27];
      spi_shader_pgm_rsrc1_vs_cdbg_user_byte_3 <= bus_data[30];
    end
  end

  initial begin
    spi_shader_pgm_rsrc2_vs_scratch_en_byte_0 = 1'b0; spi_shader_pgm_rsrc2_vs_user_sgpr_byte_0 = 5'd0;
    spi_shader_pgm_rsrc2_vs_trap_present_byte_0 = 1'b0; spi_shader_pgm_rsrc2_vs_oc_lds_en_byte_0 = 1'b0;
  end
  always @(posedge clock) begin
    if (write_spi_shader_pgm_rsrc2_vs & bus_bytes[0]) begin
      spi_shader_pgm_rsrc2_vs_scratch_en_byte_0 <= bus_data[0];
      spi_shader_pgm_rsrc2_vs_user_sgpr_byte_0 <= bus_data[5:1];
      spi_shader_pgm_rsrc2_vs_trap_present_byte_0 <= bus_data[6];
      spi_shader_pgm_rsrc2_vs_oc_lds_en_byte_0 <= bus_data[7];
    end
  end

  initial begin
    spi_shader_pgm_rsrc2_vs_so_base0_en_byte_1 = 1'b0; spi_shader_pgm_rsrc2_vs_so_base1_en_byte_1 = 1'b0;
    spi_shader_pgm_rsrc2_vs_so_base2_en_byte_1 = 1'b0; spi_shader_pgm_rsrc2_vs_so_base3_en_byte_1 = 1'b0;
    spi_shader_pgm_rsrc2_vs_so_en_byte_1 = 1'b0; spi_shader_pgm_rsrc2_vs_excp_en_byte_1 = 3'd0;
  end
  always @(posedge clock) begin
    if (write_spi_shader_pgm_rsrc2_vs & bus_bytes[1]) begin
      spi_shader_pgm_rsrc2_vs_so_base0_en_byte_1 <= bus_data[8];
      spi_shader_pgm_rsrc2_vs_so_base1_en_byte_1 <= bus_data[9];
      spi_shader_pgm_rsrc2_vs_so_base2_en_byte_1 <= bus_data[10];
      spi_shader_pgm_rsrc2_vs_so_base3_en_byte_1 <= bus_data[11];
      spi_shader_pgm_rsrc2_vs_so_en_byte_1 <= bus_data[12];
      spi_shader_pgm_rsrc2_vs_excp_en_byte_1 <= bus_data[15:13];
    end
  end

  initial spi_shader_pgm_rsrc2_vs_excp_en_byte_2 = 6'd0;
  always @(posedge clock) begin
    if (write_spi_shader_pgm_rsrc2_vs & bus_bytes[2]) spi_shader_pgm_rsrc2_vs_excp_en_byte_2 <= bus_data[21:16];
  end

  initial spi_shader_tba_hi_gs_mem_base_byte_0 = 8'd0;
  always @(posedge clock) begin
    if (write_spi_shader_tba_hi_gs & bus_bytes[0]) spi_shader_tba_hi_gs_mem_base_byte_0 <= bus_data[7:0];
  end

  initial spi_shader_tma_hi_gs_mem_base_byte_0 = 8'd0;
  always @(posedge clock) begin
    if (write_spi_shader_tma_hi_gs & bus_bytes[0]) spi_shader_tma_hi_gs_mem_base_byte_0 <= bus_data[7:0];
  end

  initial spi_shader_pgm_rsrc3_gs_cu_en_byte_0 = 8'hff;
  always @(posedge clock) begin
    if (write_spi_shader_pgm_rsrc3_gs & bus_bytes[0]) spi_shader_pgm_rsrc3_gs_cu_en_byte_0 <= bus_data[7:0];
  end

  initial spi_shader_pgm_rsrc3_gs_cu_en_byte_1 = 8'hff;
  always @(posedge clock) begin
    if (write_spi_shader_pgm_rsrc3_gs & bus_bytes[1]) spi_shader_pgm_rsrc3_gs_cu_en_byte_1 <= bus_data[15:8];
  end

  initial begin
    spi_shader_pgm_rsrc3_gs_wave_limit_byte_2 = 6'd0; spi_shader_pgm_rsrc3_gs_lock_low_threshold_byte_2 = 2'd0;
  end
  always @(posedge clock) begin
    if (write_spi_shader_pgm_rsrc3_gs & bus_bytes[2]) begin
      spi_shader_pgm_rsrc3_gs_wave_limit_byte_2 <= bus_data[21:16];
      spi_shader_pgm_rsrc3_gs_lock_low_threshold_byte_2 <= bus_data[23:22];
    end
  end

  initial spi_shader_pgm_rsrc3_gs_lock_low_threshold_byte_3 = 2'd0;
  always @(posedge clock) begin
    if (write_spi_shader_pgm_rsrc3_gs & bus_bytes[3]) begin
      spi_shader_pgm_rsrc3_gs_lock_low_threshold_byte_3 <= bus_data[25:24];
    end
  end

  initial spi_shader_pgm_hi_gs_mem_base_byte_0 = 8'd0;
  always @(posedge clock) begin
    if (write_spi_shader_pgm_hi_gs & bus_bytes[0]) spi_shader_pgm_hi_gs_mem_base_byte_0 <= bus_data[7:0];
  end

  initial begin
    spi_shader_pgm_rsrc1_gs_vgprs_byte_0 = 6'd0; spi_shader_pgm_rsrc1_gs_sgprs_byte_0 = 2'd0;
  end
  always @(posedge clock) begin
    if (spi_shader_pgm_rsrc1_gs_vgprs_byte_0_enable_all[0]) begin
      spi_shader_pgm_rsrc1_gs_vgprs_byte_0 <= bus_data[5:0];
      spi_shader_pgm_rsrc1_gs_sgprs_byte_0 <= bus_data[7:6];
    end
  end

  initial begin
    spi_shader_pgm_rsrc1_gs_sgprs_byte_1 = 2'd0; spi_shader_pgm_rsrc1_gs_priority_byte_1 = 2'd0;
    spi_shader_pgm_rsrc1_gs_float_mode_byte_1 = 4'd0;
  end
  always @(posedge clock) begin
    if (spi_shader_pgm_rsrc1_gs_vgprs_byte_0_enable_all[1]) begin
      spi_shader_pgm_rsrc1_gs_sgprs_byte_1 <= bus_data[9:8];
      spi_shader_pgm_rsrc1_gs_priority_byte_1 <= bus_data[11:10];
      spi_shader_pgm_rsrc1_gs_float_mode_byte_1 <= bus_data[15:12];
    end
  end

  initial begin
    spi_shader_pgm_rsrc1_gs_float_mode_byte_2 = 4'd0; spi_shader_pgm_rsrc1_gs_priv_byte_2 = 1'b0;
    spi_shader_pgm_rsrc1_gs_dx10_clamp_byte_2 = 1'b0; spi_shader_pgm_rsrc1_gs_debug_mode_byte_2 = 1'b0;
    spi_shader_pgm_rsrc1_gs_ieee_mode_byte_2 = 1'b0;
  end
  always @(posedge clock) begin
    if (spi_shader_pgm_rsrc1_gs_vgprs_byte_0_enable_all[2]) begin
      spi_shader_pgm_rsrc1_gs_float_mode_byte_2 <= bus_data[19:16];
      spi_shader_pgm_rsrc1_gs_priv_byte_2 <= bus_data[20];
      spi_shader_pgm_rsrc1_gs_dx10_clamp_byte_2 <= bus_data[21];
      spi_shader_pgm_rsrc1_gs_debug_mode_byte_2 <= bus_data[22];
      spi_shader_pgm_rsrc1_gs_ieee_mode_byte_2 <= bus_data[23];
    end
  end

  initial begin
    spi_shader_pgm_rsrc1_gs_cu_group_enable_byte_3 = 1'b0; spi_shader_pgm_rsrc1_gs_cache_ctl_byte_3 = 3'd0;
    spi_shader_pgm_rsrc1_gs_cdbg_user_byte_3 = 1'b0;
  end
  always @(posedge clock) begin
    if (spi_shader_pgm_rsrc1_gs_vgprs_byte_0_enable_all[3]) begin
      spi_shader_pgm_rsrc1_gs_cu_group_enable_byte_3 <= bus_data[24];
      spi_shader_pgm_rsrc1_gs_cache_ctl_byte_3 <= bus_data[27:25];
      spi_shader_pgm_rsrc1_gs_cdbg_user_byte_3 <= bus_data[28];
    end
  end

  initial begin
    spi_shader_pgm_rsrc2_gs_scratch_en_byte_0 = 1'b0; spi_shader_pgm_rsrc2_gs_user_sgpr_byte_0 = 5'd0;
    spi_shader_pgm_rsrc2_gs_trap_present_byte_0 = 1'b0; spi_shader_pgm_rsrc2_gs_excp_en_byte_0 = 1'b0;
  end
  always @(posedge clock) begin
    if (write_spi_shader_pgm_rsrc2_gs & bus_bytes[0]) begin
      spi_shader_pgm_rsrc2_gs_scratch_en_byte_0 <= bus_data[0];
      spi_shader_pgm_rsrc2_gs_user_sgpr_byte_0 <= bus_data[5:1];
      spi_shader_pgm_rsrc2_gs_trap_present_byte_0 <= bus_data[6];
      spi_shader_pgm_rsrc2_gs_excp_en_byte_0 <= bus_data[7];
    end
  end

  initial spi_shader_pgm_rsrc2_gs_excp_en_byte_1 = 8'd0;
  always @(posedge clock) begin
    if (write_spi_shader_pgm_rsrc2_gs & bus_bytes[1]) spi_shader_pgm_rsrc2_gs_excp_en_byte_1 <= bus_data[15:8];
  end

  initial spi_shader_tba_hi_es_mem_base_byte_0 = 8'd0;
  always @(posedge clock) begin
    if (write_spi_shader_tba_hi_es & bus_bytes[0]) spi_shader_tba_hi_es_mem_base_byte_0 <= bus_data[7:0];
  end

  initial spi_shader_tma_hi_es_mem_base_byte_0 = 8'd0;
  always @(posedge clock) begin
    if (write_spi_shader_tma_hi_es & bus_bytes[0]) spi_shader_tma_hi_es_mem_base_byte_0 <= bus_data[7:0];
  end

  initial spi_shader_pgm_rsrc3_es_cu_en_byte_0 = 8'hfe;
  always @(posedge clock) begin
    if (write_spi_shader_pgm_rsrc3_es & bus_bytes[0]) spi_shader_pgm_rsrc3_es_cu_en_byte_0 <= bus_data[7:0];
  end

  initial spi_shader_pgm_rsrc3_es_cu_en_byte_1 = 8'hff;
  always @(posedge clock) begin
    if (write_spi_shader_pgm_rsrc3_es & bus_bytes[1]) spi_shader_pgm_rsrc3_es_cu_en_byte_1 <= bus_data[15:8];
  end

  initial begin
    spi_shader_pgm_rsrc3_es_wave_limit_byte_2 = 6'd0; spi_shader_pgm_rsrc3_es_lock_low_threshold_byte_2 = 2'd0;
  end
  always @(posedge clock) begin
    if (write_spi_shader_pgm_rsrc3_es & bus_bytes[2]) begin
      spi_shader_pgm_rsrc3_es_wave_limit_byte_2 <= bus_data[21:16];
      spi_shader_pgm_rsrc3_es_lock_low_threshold_byte_2 <= bus_data[23:22];
    end
  end

  initial spi_shader_pgm_rsrc3_es_lock_low_threshold_byte_3 = 2'd0;
  always @(posedge clock) begin
    if (write_spi_shader_pgm_rsrc3_es & bus_bytes[3]) begin
      spi_shader_pgm_rsrc3_es_lock_low_threshold_byte_3 <= bus_data[25:24];
    end
  end

  initial spi_shader_pgm_hi_es_mem_base_byte_0 = 8'd0;
  always @(posedge clock) begin
    if (write_spi_shader_pgm_hi_es & bus_bytes[0]) spi_shader_pgm_hi_es_mem_base_byte_0 <= bus_data[7:0];
  end

  initial begin
    spi_shader_pgm_rsrc1_es_vgprs_byte_0 = 6'd0; spi_shader_pgm_rsrc1_es_sgprs_byte_0 = 2'd0;
  end
  always @(posedge clock) begin
    if (spi_shader_pgm_rsrc1_es_vgprs_byte_0_enable_all[0]) begin
      spi_shader_pgm_rsrc1_es_vgprs_byte_0 <= bus_data[5:0];
      spi_shader_pgm_rsrc1_es_sgprs_byte_0 <= bus_data[7:6];
    end
  end

  initial begin
    spi_shader_pgm_rsrc1_es_sgprs_byte_1 = 2'd0; spi_shader_pgm_rsrc1_es_priority_byte_1 = 2'd0;
    spi_shader_pgm_rsrc1_es_float_mode_byte_1 = 4'd0;
  end
  always @(posedge clock) begin
    if (spi_shader_pgm_rsrc1_es_vgprs_byte_0_enable_all[1]) begin
      spi_shader_pgm_rsrc1_es_sgprs_byte_1 <= bus_data[9:8];
      spi_shader_pgm_rsrc1_es_priority_byte_1 <= bus_data[11:10];
      spi_shader_pgm_rsrc1_es_float_mode_byte_1 <= bus_data[15:12];
    end
  end

  initial begin
    spi_shader_pgm_rsrc1_es_float_mode_byte_2 = 4'd0; spi_shader_pgm_rsrc1_es_priv_byte_2 = 1'b0;
    spi_shader_pgm_rsrc1_es_dx10_clamp_byte_2 = 1'b0; spi_shader_pgm_rsrc1_es_debug_mode_byte_2 = 1'b0;
    spi_shader_pgm_rsrc1_es_ieee_mode_byte_2 = 1'b0;
  end
  always @(posedge clock) begin
    if (spi_shader_pgm_rsrc1_es_vgprs_byte_0_enable_all[2]) begin
      spi_shader_pgm_rsrc1_es_float_mode_byte_2 <= bus_data[19:16];
      spi_shader_pgm_rsrc1_es_priv_byte_2 <= bus_data[20];
      spi_shader_pgm_rsrc1_es_dx10_clamp_byte_2 <= bus_data[21];
      spi_shader_pgm_rsrc1_es_debug_mode_byte_2 <= bus_data[22];
      spi_shader_pgm_rsrc1_es_ieee_mode_byte_2 <= bus_data[23];
    end
  end

  initial begin
    spi_shader_pgm_rsrc1_es_vgpr_comp_cnt_byte_3 = 2'd0; spi_shader_pgm_rsrc1_es_cu_group_enable_byte_3 = 1'b0;
    spi_shader_pgm_rsrc1_es_cache_ctl_byte_3 = 3'd0; spi_shader_pgm_rsrc1_es_cdbg_user_byte_3 = 1'b0;
  end
  always @(posedge clock) begin
    if (spi_shader_pgm_rsrc1_es_vgprs_byte_0_enable_all[3]) begin
      spi_shader_pgm_rsrc1_es_vgpr_comp_cnt_byte_3 <= bus_data[25:24];
      spi_shader_pgm_rsrc1_es_cu_group_enable_byte_3 <= bus_data[26];
      spi_shader_pgm_rsrc1_es_cache_ctl_byte_3 <= bus_data[29:27];
      spi_shader_pgm_rsrc1_es_cdbg_user_byte_3 <= bus_data[30];
    end
  end

  initial begin
    spi_shader_pgm_rsrc2_es_scratch_en_byte_0 = 1'b0; spi_shader_pgm_rsrc2_es_user_sgpr_byte_0 = 5'd0;
    spi_shader_pgm_rsrc2_es_trap_present_byte_0 = 1'b0; spi_shader_pgm_rsrc2_es_oc_lds_en_byte_0 = 1'b0;
  end
  always @(posedge clock) begin
    if (write_spi_shader_pgm_rsrc2_es & bus_bytes[0]) begin
      spi_shader_pgm_rsrc2_es_scratch_en_byte_0 <= bus_data[0];
      spi_shader_pgm_rsrc2_es_user_sgpr_byte_0 <= bus_data[5:1];
      spi_shader_pgm_rsrc2_es_trap_present_byte_0 <= bus_data[6];
      spi_shader_pgm_rsrc2_es_oc_lds_en_byte_0 <= bus_data[7];
    end
  end

  initial spi_shader_pgm_rsrc2_es_excp_en_byte_1 = 8'd0;
  always @(posedge clock) begin
    if (write_spi_shader_pgm_rsrc2_es & bus_bytes[1]) spi_shader_pgm_rsrc2_es_excp_en_byte_1 <= bus_data[15:8];
  end

  initial begin
    spi_shader_pgm_rsrc2_es_excp_en_byte_2 = 1'b0; spi_shader_pgm_rsrc2_es_lds_size_byte_2 = 4'd0;
  end
  always @(posedge clock) begin
    if (write_spi_shader_pgm_rsrc2_es & bus_bytes[2]) begin
      spi_shader_pgm_rsrc2_es_excp_en_byte_2 <= bus_data[16];
      spi_shader_pgm_rsrc2_es_lds_size_byte_2 <= bus_data[23:20];
    end
  end

  initial spi_shader_pgm_rsrc2_es_lds_size_byte_3 = 5'd0;
  always @(posedge clock) begin
    if (write_spi_shader_pgm_rsrc2_es & bus_bytes[3]) spi_shader_pgm_rsrc2_es_lds_size_byte_3 <= bus_data[28:24];
  end

  initial spi_shader_tba_hi_hs_mem_base_byte_0 = 8'd0;
  always @(posedge clock) begin
    if (write_spi_shader_tba_hi_hs & bus_bytes[0]) spi_shader_tba_hi_hs_mem_base_byte_0 <= bus_data[7:0];
  end

  initial spi_shader_tma_hi_hs_mem_base_byte_0 = 8'd0;
  always @(posedge clock) begin
    if (write_spi_shader_tma_hi_hs & bus_bytes[0]) spi_shader_tma_hi_hs_mem_base_byte_0 <= bus_data[7:0];
  end

  initial begin
    spi_shader_pgm_rsrc3_hs_wave_limit_byte_0 = 6'd0; spi_shader_pgm_rsrc3_hs_lock_low_threshold_byte_0 = 2'd0;
  end
  always @(posedge clock) begin
    if (write_spi_shader_pgm_rsrc3_hs & bus_bytes[0]) begin
      spi_shader_pgm_rsrc3_hs_wave_limit_byte_0 <= bus_data[5:0];
      spi_shader_pgm_rsrc3_hs_lock_low_threshold_byte_0 <= bus_data[7:6];
    end
  end

  initial spi_shader_pgm_rsrc3_hs_lock_low_threshold_byte_1 = 2'd0;
  always @(posedge clock) begin
    if (write_spi_shader_pgm_rsrc3_hs & bus_bytes[1]) begin
      spi_shader_pgm_rsrc3_hs_lock_low_threshold_byte_1 <= bus_data[9:8];
    end
  end

  initial spi_shader_pgm_hi_hs_mem_base_byte_0 = 8'd0;
  always @(posedge clock) begin
    if (write_spi_shader_pgm_hi_hs & bus_bytes[0]) spi_shader_pgm_hi_hs_mem_base_byte_0 <= bus_data[7:0];
  end

  initial begin
    spi_shader_pgm_rsrc1_hs_vgprs_byte_0 = 6'd0; spi_shader_pgm_rsrc1_hs_sgprs_byte_0 = 2'd0;
  end
  always @(posedge clock) begin
    if (spi_shader_pgm_rsrc1_hs_vgprs_byte_0_enable_all[0]) begin
      spi_shader_pgm_rsrc1_hs_vgprs_byte_0 <= bus_data[5:0];
      spi_shader_pgm_rsrc1_hs_sgprs_byte_0 <= bus_data[7:6];
    end
  end

  initial begin
    spi_shader_pgm_rsrc1_hs_sgprs_byte_1 = 2'd0; spi_shader_pgm_rsrc1_hs_priority_byte_1 = 2'd0;
    spi_shader_pgm_rsrc1_hs_float_mode_byte_1 = 4'd0;
  end
  always @(posedge clock) begin
    if (spi_shader_pgm_rsrc1_hs_vgprs_byte_0_enable_all[1]) begin
      spi_shader_pgm_rsrc1_hs_sgprs_byte_1 <= bus_data[9:8];
      spi_shader_pgm_rsrc1_hs_priority_byte_1 <= bus_data[11:10];
      spi_shader_pgm_rsrc1_hs_float_mode_byte_1 <= bus_data[15:12];
    end
  end

  initial begin
    spi_shader_pgm_rsrc1_hs_float_mode_byte_2 = 4'd0; spi_shader_pgm_rsrc1_hs_priv_byte_2 = 1'b0;
    spi_shader_pgm_rsrc1_hs_dx10_clamp_byte_2 = 1'b0; spi_shader_pgm_rsrc1_hs_debug_mode_byte_2 = 1'b0;
    spi_shader_pgm_rsrc1_hs_ieee_mode_byte_2 = 1'b0;
  end
  always @(posedge clock) begin
    if (spi_shader_pgm_rsrc1_hs_vgprs_byte_0_enable_all[2]) begin
      spi_shader_pgm_rsrc1_hs_float_mode_byte_2 <= bus_data[19:16];
      spi_shader_pgm_rsrc1_hs_priv_byte_2 <= bus_data[20];
      spi_shader_pgm_rsrc1_hs_dx10_clamp_byte_2 <= bus_data[21];
      spi_shader_pgm_rsrc1_hs_debug_mode_byte_2 <= bus_data[22];
      spi_shader_pgm_rsrc1_hs_ieee_mode_byte_2 <= bus_data[23];
    end
  end

  initial begin
    spi_shader_pgm_rsrc1_hs_cache_ctl_byte_3 = 3'd0; spi_shader_pgm_rsrc1_hs_cdbg_user_byte_3 = 1'b0;
  end
  always @(posedge clock) begin
    if (spi_shader_pgm_rsrc1_hs_vgprs_byte_0_enable_all[3]) begin
      spi_shader_pgm_rsrc1_hs_cache_ctl_byte_3 <= bus_data[26:24];
      spi_shader_pgm_rsrc1_hs_cdbg_user_byte_3 <= bus_data[27];
    end
  end

  initial begin
    spi_shader_pgm_rsrc2_hs_scratch_en_byte_0 = 1'b0; spi_shader_pgm_rsrc2_hs_user_sgpr_byte_0 = 5'd0;
    spi_shader_pgm_rsrc2_hs_trap_present_byte_0 = 1'b0; spi_shader_pgm_rsrc2_hs_oc_lds_en_byte_0 = 1'b0;
  end
  always @(posedge clock) begin
    if (write_spi_shader_pgm_rsrc2_hs & bus_bytes[0]) begin
      spi_shader_pgm_rsrc2_hs_scratch_en_byte_0 <= bus_data[0];
      spi_shader_pgm_rsrc2_hs_user_sgpr_byte_0 <= bus_data[5:1];
      spi_shader_pgm_rsrc2_hs_trap_present_byte_0 <= bus_data[6];
      spi_shader_pgm_rsrc2_hs_oc_lds_en_byte_0 <= bus_data[7];
    end
  end

  initial begin
    spi_shader_pgm_rsrc2_hs_tg_size_en_byte_1 = 1'b0; spi_shader_pgm_rsrc2_hs_excp_en_byte_1 = 7'd0;
  end
  always @(posedge clock) begin
    if (write_spi_shader_pgm_rsrc2_hs & bus_bytes[1]) begin
      spi_shader_pgm_rsrc2_hs_tg_size_en_byte_1 <= bus_data[8];
      spi_shader_pgm_rsrc2_hs_excp_en_byte_1 <= bus_data[15:9];
    end
  end

  initial spi_shader_pgm_rsrc2_hs_excp_en_byte_2 = 2'd0;
  always @(posedge clock) begin
    if (write_spi_shader_pgm_rsrc2_hs & bus_bytes[2]) spi_shader_pgm_rsrc2_hs_excp_en_byte_2 <= bus_data[17:16];
  end

  initial spi_shader_tba_hi_ls_mem_base_byte_0 = 8'd0;
  always @(posedge clock) begin
    if (write_spi_shader_tba_hi_ls & bus_bytes[0]) spi_shader_tba_hi_ls_mem_base_byte_0 <= bus_data[7:0];
  end

  initial spi_shader_tma_hi_ls_mem_base_byte_0 = 8'd0;
  always @(posedge clock) begin
    if (write_spi_shader_tma_hi_ls & bus_bytes[0]) spi_shader_tma_hi_ls_mem_base_byte_0 <= bus_data[7:0];
  end

  initial spi_shader_pgm_rsrc3_ls_cu_en_byte_0 = 8'hfc;
  always @(posedge clock) begin
    if (write_spi_shader_pgm_rsrc3_ls & bus_bytes[0]) spi_shader_pgm_rsrc3_ls_cu_en_byte_0 <= bus_data[7:0];
  end

  initial spi_shader_pgm_rsrc3_ls_cu_en_byte_1 = 8'hff;
  always @(posedge clock) begin
    if (write_spi_shader_pgm_rsrc3_ls & bus_bytes[1]) spi_shader_pgm_rsrc3_ls_cu_en_byte_1 <= bus_data[15:8];
  end

  initial begin
    spi_shader_pgm_rsrc3_ls_wave_limit_byte_2 = 6'd0; spi_shader_pgm_rsrc3_ls_lock_low_threshold_byte_2 = 2'd0;
  end
  always @(posedge clock) begin
    if (write_spi_shader_pgm_rsrc3_ls & bus_bytes[2]) begin
      spi_shader_pgm_rsrc3_ls_wave_limit_byte_2 <= bus_data[21:16];
      spi_shader_pgm_rsrc3_ls_lock_low_threshold_byte_2 <= bus_data[23:22];
    end
  end

  initial spi_shader_pgm_rsrc3_ls_lock_low_threshold_byte_3 = 2'd0;
  always @(posedge clock) begin
    if (write_spi_shader_pgm_rsrc3_ls & bus_bytes[3]) begin
      spi_shader_pgm_rsrc3_ls_lock_low_threshold_byte_3 <= bus_data[25:24];
    end
  end

  initial spi_shader_pgm_hi_ls_mem_base_byte_0 = 8'd0;
  always @(posedge clock) begin
    if (write_spi_shader_pgm_hi_ls & bus_bytes[0]) spi_shader_pgm_hi_ls_mem_base_byte_0 <= bus_data[7:0];
  end

  initial begin
    spi_shader_pgm_rsrc1_ls_vgprs_byte_0 = 6'd0; spi_shader_pgm_rsrc1_ls_sgprs_byte_0 = 2'd0;
  end
  always @(posedge clock) begin
    if (spi_shader_pgm_rsrc1_ls_vgprs_byte_0_enable_all[0]) begin
      spi_shader_pgm_rsrc1_ls_vgprs_byte_0 <= bus_data[5:0];
      spi_shader_pgm_rsrc1_ls_sgprs_byte_0 <= bus_data[7:6];
    end
  end

  initial begin
    spi_shader_pgm_rsrc1_ls_sgprs_byte_1 = 2'd0; spi_shader_pgm_rsrc1_ls_priority_byte_1 = 2'd0;
    spi_shader_pgm_rsrc1_ls_float_mode_byte_1 = 4'd0;
  end
  always @(posedge clock) begin
    if (spi_shader_pgm_rsrc1_ls_vgprs_byte_0_enable_all[1]) begin
      spi_shader_pgm_rsrc1_ls_sgprs_byte_1 <= bus_data[9:8];
      spi_shader_pgm_rsrc1_ls_priority_byte_1 <= bus_data[11:10];
      spi_shader_pgm_rsrc1_ls_float_mode_byte_1 <= bus_data[15:12];
    end
  end

  initial begin
    spi_shader_pgm_rsrc1_ls_float_mode_byte_2 = 4'd0; spi_shader_pgm_rsrc1_ls_priv_byte_2 = 1'b0;
    spi_shader_pgm_rsrc1_ls_dx10_clamp_byte_2 = 1'b0; spi_shader_pgm_rsrc1_ls_debug_mode_byte_2 = 1'b0;
    spi_shader_pgm_rsrc1_ls_ieee_mode_byte_2 = 1'b0;
  end
  always @(posedge clock) begin
    if (spi_shader_pgm_rsrc1_ls_vgprs_byte_0_enable_all[2]) begin
      spi_shader_pgm_rsrc1_ls_float_mode_byte_2 <= bus_data[19:16];
      spi_shader_pgm_rsrc1_ls_priv_byte_2 <= bus_data[20];
      spi_shader_pgm_rsrc1_ls_dx10_clamp_byte_2 <= bus_data[21];
      spi_shader_pgm_rsrc1_ls_debug_mode_byte_2 <= bus_data[22];
      spi_shader_pgm_rsrc1_ls_ieee_mode_byte_2 <= bus_data[23];
    end
  end

  initial begin
    spi_shader_pgm_rsrc1_ls_vgpr_comp_cnt_byte_3 = 2'd0; spi_shader_pgm_rsrc1_ls_cache_ctl_byte_3 = 3'd0;
    spi_shader_pgm_rsrc1_ls_cdbg_user_byte_3 = 1'b0;
  end
  always @(posedge clock) begin
    if (spi_shader_pgm_rsrc1_ls_vgprs_byte_0_enable_all[3]) begin
      spi_shader_pgm_rsrc1_ls_vgpr_comp_cnt_byte_3 <= bus_data[25:24];
      spi_shader_pgm_rsrc1_ls_cache_ctl_byte_3 <= bus_data[28:26];
      spi_shader_pgm_rsrc1_ls_cdbg_user_byte_3 <= bus_data[29];
    end
  end

  initial begin
    spi_shader_pgm_rsrc2_ls_scratch_en_byte_0 = 1'b0; spi_shader_pgm_rsrc2_ls_user_sgpr_byte_0 = 5'd0;
    spi_shader_pgm_rsrc2_ls_trap_present_byte_0 = 1'b0; spi_shader_pgm_rsrc2_ls_lds_size_byte_0 = 1'b0;
  end
  always @(posedge clock) begin
    if (write_spi_shader_pgm_rsrc2_ls & bus_bytes[0]) begin
      spi_shader_pgm_rsrc2_ls_scratch_en_byte_0 <= bus_data[0];
      spi_shader_pgm_rsrc2_ls_user_sgpr_byte_0 <= bus_data[5:1];
      spi_shader_pgm_rsrc2_ls_trap_present_byte_0 <= bus_data[6];
      spi_shader_pgm_rsrc2_ls_lds_size_byte_0 <= bus_data[7];
    end
  end

  initial spi_shader_pgm_rsrc2_ls_lds_size_byte_1 = 8'd0;
  always @(posedge clock) begin
    if (write_spi_shader_pgm_rsrc2_ls & bus_bytes[1]) spi_shader_pgm_rsrc2_ls_lds_size_byte_1 <= bus_data[15:8];
  end

  initial spi_shader_pgm_rsrc2_ls_excp_en_byte_2 = 8'd0;
  always @(posedge clock) begin
    if (write_spi_shader_pgm_rsrc2_ls & bus_bytes[2]) spi_shader_pgm_rsrc2_ls_excp_en_byte_2 <= bus_data[23:16];
  end

  initial spi_shader_pgm_rsrc2_ls_excp_en_byte_3 = 1'b0;
  always @(posedge clock) begin
    if (write_spi_shader_pgm_rsrc2_ls & bus_bytes[3]) spi_shader_pgm_rsrc2_ls_excp_en_byte_3 <= bus_data[24];
  end

  initial begin
    spi_arb_priority_pipe_order_ts0_byte_0 = 3'd0; spi_arb_priority_pipe_order_ts1_byte_0 = 3'd0;
    spi_arb_priority_pipe_order_ts2_byte_0 = 2'd0;
  end
  always @(posedge clock) begin
    if (write_spi_arb_priority & bus_bytes[0]) begin
      spi_arb_priority_pipe_order_ts0_byte_0 <= bus_data[2:0];
      spi_arb_priority_pipe_order_ts1_byte_0 <= bus_data[5:3];
      spi_arb_priority_pipe_order_ts2_byte_0 <= bus_data[7:6];
    end
  end

  initial begin
    spi_arb_priority_pipe_order_ts2_byte_1 = 1'b0; spi_arb_priority_pipe_order_ts3_byte_1 = 3'd0;
    spi_arb_priority_ts0_dur_mult_byte_1 = 2'd0; spi_arb_priority_ts1_dur_mult_byte_1 = 2'd0;
  end
  always @(posedge clock) begin
    if (write_spi_arb_priority & bus_bytes[1]) begin
      spi_arb_priority_pipe_order_ts2_byte_1 <= bus_data[8];
      spi_arb_priority_pipe_order_ts3_byte_1 <= bus_data[11:9];
      spi_arb_priority_ts0_dur_mult_byte_1 <= bus_data[13:12];
      spi_arb_priority_ts1_dur_mult_byte_1 <= bus_data[15:14];
    end
  end

  initial begin
    spi_arb_priority_ts2_dur_mult_byte_2 = 2'd0; spi_arb_priority_ts3_dur_mult_byte_2 = 2'd0;
  end
  always @(posedge clock) begin
    if (write_spi_arb_priority & bus_bytes[2]) begin
      spi_arb_priority_ts2_dur_mult_byte_2 <= bus_data[17:16];
      spi_arb_priority_ts3_dur_mult_byte_2 <= bus_data[19:18];
    end
  end

  initial spi_arb_cycles_0_ts0_duration_byte_0 = 8'd0;
  always @(posedge clock) begin
    if (write_spi_arb_cycles_0 & bus_bytes[0]) spi_arb_cycles_0_ts0_duration_byte_0 <= bus_data[7:0];
  end

  initial spi_arb_cycles_0_ts0_duration_byte_1 = 8'd0;
  always @(posedge clock) begin
    if (write_spi_arb_cycles_0 & bus_bytes[1]) spi_arb_cycles_0_ts0_duration_byte_1 <= bus_data[15:8];
  end

  initial spi_arb_cycles_0_ts1_duration_byte_2 = 8'd0;
  always @(posedge clock) begin
    if (write_spi_arb_cycles_0 & bus_bytes[2]) spi_arb_cycles_0_ts1_duration_byte_2 <= bus_data[23:16];
  end

  initial spi_arb_cycles_0_ts1_duration_byte_3 = 8'd0;
  always @(posedge clock) begin
    if (write_spi_arb_cycles_0 & bus_bytes[3]) spi_arb_cycles_0_ts1_duration_byte_3 <= bus_data[31:24];
  end

  initial spi_arb_cycles_1_ts2_duration_byte_0 = 8'd0;
  always @(posedge clock) begin
    if (write_spi_arb_cycles_1 & bus_bytes[0]) spi_arb_cycles_1_ts2_duration_byte_0 <= bus_data[7:0];
  end

  initial spi_arb_cycles_1_ts2_duration_byte_1 = 8'd0;
  always @(posedge clock) begin
    if (write_spi_arb_cycles_1 & bus_bytes[1]) spi_arb_cycles_1_ts2_duration_byte_1 <= bus_data[15:8];
  end

  initial spi_arb_cycles_1_ts3_duration_byte_2 = 8'd0;
  always @(posedge clock) begin
    if (write_spi_arb_cycles_1 & bus_bytes[2]) spi_arb_cycles_1_ts3_duration_byte_2 <= bus_data[23:16];
  end

  initial spi_arb_cycles_1_ts3_duration_byte_3 = 8'd0;
  always @(posedge clock) begin
    if (write_spi_arb_cycles_1 & bus_bytes[3]) spi_arb_cycles_1_ts3_duration_byte_3 <= bus_data[31:24];
  end

  initial spi_gdbg_wave_cntl_stall_ra_byte_0 = 1'b0;
  always @(posedge clock) begin
    if (write_spi_gdbg_wave_cntl & bus_bytes[0]) spi_gdbg_wave_cntl_stall_ra_byte_0 <= bus_data[0];
  end

  initial begin
    spi_gdbg_trap_config_me_sel_byte_0 = 2'd0; spi_gdbg_trap_config_pipe_sel_byte_0 = 2'd0;
    spi_gdbg_trap_config_queue_sel_byte_0 = 3'd0; spi_gdbg_trap_config_me_match_byte_0 = 1'b0;
  end
  always @(posedge clock) begin
    if (write_spi_gdbg_trap_config & bus_bytes[0]) begin
      spi_gdbg_trap_config_me_sel_byte_0 <= bus_data[1:0];
      spi_gdbg_trap_config_pipe_sel_byte_0 <= bus_data[3:2];
      spi_gdbg_trap_config_queue_sel_byte_0 <= bus_data[6:4];
      spi_gdbg_trap_config_me_match_byte_0 <= bus_data[7];
    end
  end

  initial begin
    spi_gdbg_trap_config_pipe_match_byte_1 = 1'b0; spi_gdbg_trap_config_queue_match_byte_1 = 1'b0;
    spi_gdbg_trap_config_trap_en_byte_1 = 1'b0;
  end
  always @(posedge clock) begin
    if (write_spi_gdbg_trap_config & bus_bytes[1]) begin
      spi_gdbg_trap_config_pipe_match_byte_1 <= bus_data[8];
      spi_gdbg_trap_config_queue_match_byte_1 <= bus_data[9];
      spi_gdbg_trap_config_trap_en_byte_1 <= bus_data[15];
    end
  end

  initial spi_gdbg_trap_config_vmid_sel_byte_2 = 8'd0;
  always @(posedge clock) begin
    if (write_spi_gdbg_trap_config & bus_bytes[2]) spi_gdbg_trap_config_vmid_sel_byte_2 <= bus_data[23:16];
  end

  initial spi_gdbg_trap_config_vmid_sel_byte_3 = 8'd0;
  always @(posedge clock) begin
    if (write_spi_gdbg_trap_config & bus_bytes[3]) spi_gdbg_trap_config_vmid_sel_byte_3 <= bus_data[31:24];
  end

  initial spi_gdbg_trap_mask_excp_en_byte_0 = 8'd0;
  always @(posedge clock) begin
    if (write_spi_gdbg_trap_mask & bus_bytes[0]) spi_gdbg_trap_mask_excp_en_byte_0 <= bus_data[7:0];
  end

  initial begin
    spi_gdbg_trap_mask_excp_en_byte_1 = 1'b0; spi_gdbg_trap_mask_replace_byte_1 = 1'b0;
  end
  always @(posedge clock) begin
    if (write_spi_gdbg_trap_mask & bus_bytes[1]) begin
      spi_gdbg_trap_mask_excp_en_byte_1 <= bus_data[8];
      spi_gdbg_trap_mask_replace_byte_1 <= bus_data[9];
    end
  end

  initial spi_gdbg_tba_hi_mem_base_byte_0 = 8'd0;
  always @(posedge clock) begin
    if (write_spi_gdbg_tba_hi & bus_bytes[0]) spi_gdbg_tba_hi_mem_base_byte_0 <= bus_data[7:0];
  end

  initial spi_gdbg_tma_hi_mem_base_byte_0 = 8'd0;
  always @(posedge clock) begin
    if (write_spi_gdbg_tma_hi & bus_bytes[0]) spi_gdbg_tma_hi_mem_base_byte_0 <= bus_data[7:0];
  end

  initial begin
    spi_vs_out_config_vs_export_count_byte_0 = 5'd0; spi_vs_out_config_vs_half_pack_byte_0 = 1'b0;
  end
  always @(posedge clock) begin
    if (write_spi_vs_out_config & bus_bytes[0]) begin
      spi_vs_out_config_vs_export_count_byte_0 <= bus_data[5:1];
      spi_vs_out_config_vs_half_pack_byte_0 <= bus_data[6];
    end
  end

  initial begin
    spi_ps_input_ena_persp_sample_ena_byte_0 = 1'b0; spi_ps_input_ena_persp_center_ena_byte_0 = 1'b0;
    spi_ps_input_ena_persp_centroid_ena_byte_0 = 1'b0; spi_ps_input_ena_persp_pull_model_ena_byte_0 = 1'b0;
    spi_ps_input_ena_linear_sample_ena_byte_0 = 1'b0; spi_ps_input_ena_linear_center_ena_byte_0 = 1'b0;
    spi_ps_input_ena_linear_centroid_ena_byte_0 = 1'b0; spi_ps_input_ena_line_stipple_tex_ena_byte_0 = 1'b0;
  end
  always @(posedge clock) begin
    if (write_spi_ps_input_ena & bus_bytes[0]) begin
      spi_ps_input_ena_persp_sample_ena_byte_0 <= bus_data[0];
      spi_ps_input_ena_persp_center_ena_byte_0 <= bus_data[1];
      spi_ps_input_ena_persp_centroid_ena_byte_0 <= bus_data[2];
      spi_ps_input_ena_persp_pull_model_ena_byte_0 <= bus_data[3];
      spi_ps_input_ena_linear_sample_ena_byte_0 <= bus_data[4];
      spi_ps_input_ena_linear_center_ena_byte_0 <= bus_data[5];
      spi_ps_input_ena_linear_centroid_ena_byte_0 <= bus_data[6];
      spi_ps_input_ena_line_stipple_tex_ena_byte_0 <= bus_data[7];
    end
  end

  initial begin
    spi_ps_input_ena_pos_x_float_ena_byte_1 = 1'b0; spi_ps_input_ena_pos_y_float_ena_byte_1 = 1'b0;
    spi_ps_input_ena_pos_z_float_ena_byte_1 = 1'b0; spi_ps_input_ena_pos_w_float_ena_byte_1 = 1'b0;
    spi_ps_input_ena_front_face_ena_byte_1 = 1'b0; spi_ps_input_ena_ancillary_ena_byte_1 = 1'b0;
    spi_ps_input_ena_sample_coverage_ena_byte_1 = 1'b0; spi_ps_input_ena_pos_fixed_pt_ena_byte_1 = 1'b0;
  end
  always @(posedge clock) begin
    if (write_spi_ps_input_ena & bus_bytes[1]) begin
      spi_ps_input_ena_pos_x_float_ena_byte_1 <= bus_data[8];
      spi_ps_input_ena_pos_y_float_ena_byte_1 <= bus_data[9];
      spi_ps_input_ena_pos_z_float_ena_byte_1 <= bus_data[10];
      spi_ps_input_ena_pos_w_float_ena_byte_1 <= bus_data[11];
      spi_ps_input_ena_front_face_ena_byte_1 <= bus_data[12];
      spi_ps_input_ena_ancillary_ena_byte_1 <= bus_data[13];
      spi_ps_input_ena_sample_coverage_ena_byte_1 <= bus_data[14];
      spi_ps_input_ena_pos_fixed_pt_ena_byte_1 <= bus_data[15];
    end
  end

  initial begin
    spi_ps_input_addr_persp_sample_ena_byte_0 = 1'b0; spi_ps_input_addr_persp_center_ena_byte_0 = 1'b0;
    spi_ps_input_addr_persp_centroid_ena_byte_0 = 1'b0; spi_ps_input_addr_persp_pull_model_ena_byte_0 = 1'b0;
    spi_ps_input_addr_linear_sample_ena_byte_0 = 1'b0; spi_ps_input_addr_linear_center_ena_byte_0 = 1'b0;
    spi_ps_input_addr_linear_centroid_ena_byte_0 = 1'b0; spi_ps_input_addr_line_stipple_tex_ena_byte_0 = 1'b0;
  end
  always @(posedge clock) begin
    if (write_spi_ps_input_addr & bus_bytes[0]) begin
      spi_ps_input_addr_persp_sample_ena_byte_0 <= bus_data[0];
      spi_ps_input_addr_persp_center_ena_byte_0 <= bus_data[1];
      spi_ps_input_addr_persp_centroid_ena_byte_0 <= bus_data[2];
      spi_ps_input_addr_persp_pull_model_ena_byte_0 <= bus_data[3];
      spi_ps_input_addr_linear_sample_ena_byte_0 <= bus_data[4];
      spi_ps_input_addr_linear_center_ena_byte_0 <= bus_data[5];
      spi_ps_input_addr_linear_centroid_ena_byte_0 <= bus_data[6];
      spi_ps_input_addr_line_stipple_tex_ena_byte_0 <= bus_data[7];
    end
  end

  initial begin
    spi_ps_input_addr_pos_x_float_ena_byte_1 = 1'b0; spi_ps_input_addr_pos_y_float_ena_byte_1 = 1'b0;
    spi_ps_input_addr_pos_z_float_ena_byte_1 = 1'b0; spi_ps_input_addr_pos_w_float_ena_byte_1 = 1'b0;
    spi_ps_input_addr_front_face_ena_byte_1 = 1'b0; spi_ps_input_addr_ancillary_ena_byte_1 = 1'b0;
    spi_ps_input_addr_sample_coverage_ena_byte_1 = 1'b0; spi_ps_input_addr_pos_fixed_pt_ena_byte_1 = 1'b0;
  end
  always @(posedge clock) begin
    if (write_spi_ps_input_addr & bus_bytes[1]) begin
      spi_ps_input_addr_pos_x_float_ena_byte_1 <= bus_data[8];
      spi_ps_input_addr_pos_y_float_ena_byte_1 <= bus_data[9];
      spi_ps_input_addr_pos_z_float_ena_byte_1 <= bus_data[10];
      spi_ps_input_addr_pos_w_float_ena_byte_1 <= bus_data[11];
      spi_ps_input_addr_front_face_ena_byte_1 <= bus_data[12];
      spi_ps_input_addr_ancillary_ena_byte_1 <= bus_data[13];
      spi_ps_input_addr_sample_coverage_ena_byte_1 <= bus_data[14];
      spi_ps_input_addr_pos_fixed_pt_ena_byte_1 <= bus_data[15];
    end
  end

  initial begin
    spi_interp_control_0_flat_shade_ena_byte_0 = 1'b0; spi_interp_control_0_pnt_sprite_ena_byte_0 = 1'b0;
    spi_interp_control_0_pnt_sprite_ovrd_x_byte_0 = 3'd0; spi_interp_control_0_pnt_sprite_ovrd_y_byte_0 = 3'd0;
  end
  always @(posedge clock) begin
    if (write_spi_interp_control_0 & bus_bytes[0]) begin
      spi_interp_control_0_flat_shade_ena_byte_0 <= bus_data[0];
      spi_interp_control_0_pnt_sprite_ena_byte_0 <= bus_data[1];
      spi_interp_control_0_pnt_sprite_ovrd_x_byte_0 <= bus_data[4:2];
      spi_interp_control_0_pnt_sprite_ovrd_y_byte_0 <= bus_data[7:5];
    end
  end

  initial begin
    spi_interp_control_0_pnt_sprite_ovrd_z_byte_1 = 3'd0; spi_interp_control_0_pnt_sprite_ovrd_w_byte_1 = 3'd0;
    spi_interp_control_0_pnt_sprite_top_1_byte_1 = 1'b0;
  end
  always @(posedge clock) begin
    if (write_spi_interp_control_0 & bus_bytes[1]) begin
      spi_interp_control_0_pnt_sprite_ovrd_z_byte_1 <= bus_data[10:8];
      spi_interp_control_0_pnt_sprite_ovrd_w_byte_1 <= bus_data[13:11];
      spi_interp_control_0_pnt_sprite_top_1_byte_1 <= bus_data[14];
    end
  end

  initial begin
    spi_ps_in_control_num_interp_byte_0 = 6'd0; spi_ps_in_control_param_gen_byte_0 = 1'b0;
  end
  always @(posedge clock) begin
    if (write_spi_ps_in_control & bus_bytes[0]) begin
      spi_ps_in_control_num_interp_byte_0 <= bus_data[5:0];
      spi_ps_in_control_param_gen_byte_0 <= bus_data[6];
    end
  end

  initial spi_ps_in_control_bc_optimize_disable_byte_1 = 1'b0;
  always @(posedge clock) begin
    if (write_spi_ps_in_control & bus_bytes[1]) spi_ps_in_control_bc_optimize_disable_byte_1 <= bus_data[14];
  end

  initial begin
    spi_baryc_cntl_persp_center_cntl_byte_0 = 1'b0; spi_baryc_cntl_persp_centroid_cntl_byte_0 = 1'b0;
  end
  always @(posedge clock) begin
    if (write_spi_baryc_cntl & bus_bytes[0]) begin
      spi_baryc_cntl_persp_center_cntl_byte_0 <= bus_data[0];
      spi_baryc_cntl_persp_centroid_cntl_byte_0 <= bus_data[4];
    end
  end

  initial begin
    spi_baryc_cntl_linear_center_cntl_byte_1 = 1'b0; spi_baryc_cntl_linear_centroid_cntl_byte_1 = 1'b0;
  end
  always @(posedge clock) begin
    if (write_spi_baryc_cntl & bus_bytes[1]) begin
      spi_baryc_cntl_linear_center_cntl_byte_1 <= bus_data[8];
      spi_baryc_cntl_linear_centroid_cntl_byte_1 <= bus_data[12];
    end
  end

  initial begin
    spi_baryc_cntl_pos_float_location_byte_2 = 2'd0; spi_baryc_cntl_pos_float_ulc_byte_2 = 1'b0;
  end
  always @(posedge clock) begin
    if (write_spi_baryc_cntl & bus_bytes[2]) begin
      spi_baryc_cntl_pos_float_location_byte_2 <= bus_data[17:16];
      spi_baryc_cntl_pos_float_ulc_byte_2 <= bus_data[20];
    end
  end

  initial spi_baryc_cntl_front_face_all_bits_byte_3 = 1'b0;
  always @(posedge clock) begin
    if (write_spi_baryc_cntl & bus_bytes[3]) spi_baryc_cntl_front_face_all_bits_byte_3 <= bus_data[24];
  end

  initial spi_tmpring_size_waves_byte_0 = 8'd0;
  always @(posedge clock) begin
    if (write_spi_tmpring_size & bus_bytes[0]) spi_tmpring_size_waves_byte_0 <= bus_data[7:0];
  end

  initial begin
    spi_tmpring_size_waves_byte_1 = 4'd0; spi_tmpring_size_wavesize_byte_1 = 4'd0;
  end
  always @(posedge clock) begin
    if (write_spi_tmpring_size & bus_bytes[1]) begin
      spi_tmpring_size_waves_byte_1 <= bus_data[11:8];
      spi_tmpring_size_wavesize_byte_1 <= bus_data[15:12];
    end
  end

  initial spi_tmpring_size_wavesize_byte_2 = 8'd0;
  always @(posedge clock) begin
    if (write_spi_tmpring_size & bus_bytes[2]) spi_tmpring_size_wavesize_byte_2 <= bus_data[23:16];
  end

  initial spi_tmpring_size_wavesize_byte_3 = 1'b0;
  always @(posedge clock) begin
    if (write_spi_tmpring_size & bus_bytes[3]) spi_tmpring_size_wavesize_byte_3 <= bus_data[24];
  end

  initial begin
    spi_shader_pos_format_pos0_export_format_byte_0 = 4'd0; spi_shader_pos_format_pos1_export_format_byte_0 = 4'd0;
  end
  always @(posedge clock) begin
    if (write_spi_shader_pos_format & bus_bytes[0]) begin
      spi_shader_pos_format_pos0_export_format_byte_0 <= bus_data[3:0];
      spi_shader_pos_format_pos1_export_format_byte_0 <= bus_data[7:4];
    end
  end

  initial begin
    spi_shader_pos_format_pos2_export_format_byte_1 = 4'd0; spi_shader_pos_format_pos3_export_format_byte_1 = 4'd0;
  end
  always @(posedge clock) begin
    if (write_spi_shader_pos_format & bus_bytes[1]) begin
      spi_shader_pos_format_pos2_export_format_byte_1 <= bus_data[11:8];
      spi_shader_pos_format_pos3_export_format_byte_1 <= bus_data[15:12];
    end
  end

  initial spi_shader_z_format_z_export_format_byte_0 = 4'd0;
  always @(posedge clock) begin
    if (write_spi_shader_z_format & bus_bytes[0]) spi_shader_z_format_z_export_format_byte_0 <= bus_data[3:0];
  end

  initial begin
    spi_shader_col_format_col0_export_format_byte_0 = 4'd0; spi_shader_col_format_col1_export_format_byte_0 = 4'd0;
  end
  always @(posedge clock) begin
    if (spi_shader_col_format_col0_export_format_byte_0_enable_all[0]) begin
      spi_shader_col_format_col0_export_format_byte_0 <= bus_data[3:0];
      spi_shader_col_format_col1_export_format_byte_0 <= bus_data[7:4];
    end
  end

  initial begin
    spi_shader_col_format_col2_export_format_byte_1 = 4'd0; spi_shader_col_format_col3_export_format_byte_1 = 4'd0;
  end
  always @(posedge clock) begin
    if (spi_shader_col_format_col0_export_format_byte_0_enable_all[1]) begin
      spi_shader_col_format_col2_export_format_byte_1 <= bus_data[11:8];
      spi_shader_col_format_col3_export_format_byte_1 <= bus_data[15:12];
    end
  end

  initial begin
    spi_shader_col_format_col4_export_format_byte_2 = 4'd0; spi_shader_col_format_col5_export_format_byte_2 = 4'd0;
  end
  always @(posedge clock) begin
    if (spi_shader_col_format_col0_export_format_byte_0_enable_all[2]) begin
      spi_shader_col_format_col4_export_format_byte_2 <= bus_data[19:16];
      spi_shader_col_format_col5_export_format_byte_2 <= bus_data[23:20];
    end
  end

  initial begin
    spi_shader_col_format_col6_export_format_byte_3 = 4'd0; spi_shader_col_format_col7_export_format_byte_3 = 4'd0;
  end
  always @(posedge clock) begin
    if (spi_shader_col_format_col0_export_format_byte_0_enable_all[3]) begin
      spi_shader_col_format_col6_export_format_byte_3 <= bus_data[27:24];
      spi_shader_col_format_col7_export_format_byte_3 <= bus_data[31:28];
    end
  end

  wire [31:0] read_data_next_any = (by_bus_address_7_2_7[31:0] & {32{config_page_90}}) |
      (by_bus_address_7_2_read_data_case_0_joined_2[31:0] & {32{config_page_91}}) |
      (by_bus_address_7_2_read_data_case_7_joined_5[31:0] & {32{shader_page_b0}}) |
      (by_bus_address_7_2_read_data_case_6_joined[31:0] & {32{shader_page_b1}}) |
      (by_bus_address_7_2_read_data_case_7_joined_4[31:0] & {32{shader_page_b2}}) |
      (by_bus_address_7_2_read_data_case_7_joined_3[31:0] & {32{shader_page_b3}}) |
      (by_bus_address_7_2_read_data_case_7_joined_2[31:0] & {32{shader_page_b4}}) |
      (by_bus_address_7_2_read_data_case_7_joined[31:0] & {32{shader_page_b5}}) |
      (by_bus_address_7_2_read_data_case_0_joined[31:0] & {32{shaderconfig_page_c7}}) |
      (by_bus_address_7_2_bus_address[31:0] & {32{context_page_286}});

  initial begin
    ready = 1'b0; error = 1'b0; read_data = 32'd0;
  end
  always @(posedge clock) begin
    ready <= bus_valid;
    error <= bus_valid & ~found;
    read_data <= (read_data_next_any | (by_bus_address_7_2[31:0] & {32{context_page_287}})) & {32{bus_valid & found &
        ~bus_write}};
  end

endmodule

`default_nettype wire
