// spi_registers: generator of hdl/src/graphics/register_block.rs
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

  wire writing;
  wire config_page_90;
  wire write_spi_ps_max_wave_id;
  reg [7:0] spi_ps_max_wave_id_max_wave_id_byte_0;
  reg [3:0] spi_ps_max_wave_id_max_wave_id_byte_1;
  wire config_page_91;
  wire write_spi_config_cntl;
  reg [7:0] spi_config_cntl_gpr_write_priority_byte_0;
  reg [7:0] spi_config_cntl_gpr_write_priority_byte_1;
  reg [4:0] spi_config_cntl_gpr_write_priority_byte_2;
  reg [2:0] spi_config_cntl_exp_priority_order_byte_2;
  reg spi_config_cntl_enable_sqg_top_events_byte_3;
  reg spi_config_cntl_enable_sqg_bop_events_byte_3;
  reg spi_config_cntl_rsrc_mgmt_reset_byte_3;
  reg spi_config_cntl_ttrace_stall_all_byte_3;
  wire shader_page_b0;
  wire write_spi_shader_tba_lo_ps;
  wire [31:0] spi_shader_tba_lo_ps_mem_base_byte;
  wire write_spi_shader_tba_hi_ps;
  reg [7:0] spi_shader_tba_hi_ps_mem_base_byte_0;
  wire write_spi_shader_tma_lo_ps;
  wire [31:0] spi_shader_tma_lo_ps_mem_base_byte;
  wire write_spi_shader_tma_hi_ps;
  reg [7:0] spi_shader_tma_hi_ps_mem_base_byte_0;
  wire write_spi_shader_pgm_rsrc3_ps;
  reg [7:0] spi_shader_pgm_rsrc3_ps_cu_en_byte_0;
  reg [7:0] spi_shader_pgm_rsrc3_ps_cu_en_byte_1;
  reg [5:0] spi_shader_pgm_rsrc3_ps_wave_limit_byte_2;
  reg [1:0] spi_shader_pgm_rsrc3_ps_lock_low_threshold_byte_2;
  reg [1:0] spi_shader_pgm_rsrc3_ps_lock_low_threshold_byte_3;
  wire write_spi_shader_pgm_lo_ps;
  wire [31:0] spi_shader_pgm_lo_ps_mem_base_byte;
  wire write_spi_shader_pgm_hi_ps;
  reg [7:0] spi_shader_pgm_hi_ps_mem_base_byte_0;
  wire write_spi_shader_pgm_rsrc1_ps;
  reg [5:0] spi_shader_pgm_rsrc1_ps_vgprs_byte_0;
  reg [1:0] spi_shader_pgm_rsrc1_ps_sgprs_byte_0;
  reg [1:0] spi_shader_pgm_rsrc1_ps_sgprs_byte_1;
  reg [1:0] spi_shader_pgm_rsrc1_ps_priority_byte_1;
  reg [3:0] spi_shader_pgm_rsrc1_ps_float_mode_byte_1;
  reg [3:0] spi_shader_pgm_rsrc1_ps_float_mode_byte_2;
  reg spi_shader_pgm_rsrc1_ps_priv_byte_2;
  reg spi_shader_pgm_rsrc1_ps_dx10_clamp_byte_2;
  reg spi_shader_pgm_rsrc1_ps_debug_mode_byte_2;
  reg spi_shader_pgm_rsrc1_ps_ieee_mode_byte_2;
  reg spi_shader_pgm_rsrc1_ps_cu_group_disable_byte_3;
  reg [2:0] spi_shader_pgm_rsrc1_ps_cache_ctl_byte_3;
  reg spi_shader_pgm_rsrc1_ps_cdbg_user_byte_3;
  wire write_spi_shader_pgm_rsrc2_ps;
  reg spi_shader_pgm_rsrc2_ps_scratch_en_byte_0;
  reg [4:0] spi_shader_pgm_rsrc2_ps_user_sgpr_byte_0;
  reg spi_shader_pgm_rsrc2_ps_trap_present_byte_0;
  reg spi_shader_pgm_rsrc2_ps_wave_cnt_en_byte_0;
  reg [7:0] spi_shader_pgm_rsrc2_ps_extra_lds_size_byte_1;
  reg [7:0] spi_shader_pgm_rsrc2_ps_excp_en_byte_2;
  reg spi_shader_pgm_rsrc2_ps_excp_en_byte_3;
  wire [127:0] spi_shader_user_data_ps_data_byte_0;
  wire [127:0] spi_shader_user_data_ps_data_byte_1;
  wire [127:0] spi_shader_user_data_ps_data_byte_2;
  wire [127:0] spi_shader_user_data_ps_data_byte_3;
  wire shader_page_b1;
  wire write_spi_shader_tba_lo_vs;
  wire [31:0] spi_shader_tba_lo_vs_mem_base_byte;
  wire write_spi_shader_tba_hi_vs;
  reg [7:0] spi_shader_tba_hi_vs_mem_base_byte_0;
  wire write_spi_shader_tma_lo_vs;
  wire [31:0] spi_shader_tma_lo_vs_mem_base_byte;
  wire write_spi_shader_tma_hi_vs;
  reg [7:0] spi_shader_tma_hi_vs_mem_base_byte_0;
  wire write_spi_shader_pgm_rsrc3_vs;
  reg [7:0] spi_shader_pgm_rsrc3_vs_cu_en_byte_0;
  reg [7:0] spi_shader_pgm_rsrc3_vs_cu_en_byte_1;
  reg [5:0] spi_shader_pgm_rsrc3_vs_wave_limit_byte_2;
  reg [1:0] spi_shader_pgm_rsrc3_vs_lock_low_threshold_byte_2;
  reg [1:0] spi_shader_pgm_rsrc3_vs_lock_low_threshold_byte_3;
  wire write_spi_shader_late_alloc_vs;
  reg [5:0] spi_shader_late_alloc_vs_limit_byte_0;
  wire write_spi_shader_pgm_lo_vs;
  wire [31:0] spi_shader_pgm_lo_vs_mem_base_byte;
  wire write_spi_shader_pgm_hi_vs;
  reg [7:0] spi_shader_pgm_hi_vs_mem_base_byte_0;
  wire write_spi_shader_pgm_rsrc1_vs;
  reg [5:0] spi_shader_pgm_rsrc1_vs_vgprs_byte_0;
  reg [1:0] spi_shader_pgm_rsrc1_vs_sgprs_byte_0;
  reg [1:0] spi_shader_pgm_rsrc1_vs_sgprs_byte_1;
  reg [1:0] spi_shader_pgm_rsrc1_vs_priority_byte_1;
  reg [3:0] spi_shader_pgm_rsrc1_vs_float_mode_byte_1;
  reg [3:0] spi_shader_pgm_rsrc1_vs_float_mode_byte_2;
  reg spi_shader_pgm_rsrc1_vs_priv_byte_2;
  reg spi_shader_pgm_rsrc1_vs_dx10_clamp_byte_2;
  reg spi_shader_pgm_rsrc1_vs_debug_mode_byte_2;
  reg spi_shader_pgm_rsrc1_vs_ieee_mode_byte_2;
  reg [1:0] spi_shader_pgm_rsrc1_vs_vgpr_comp_cnt_byte_3;
  reg spi_shader_pgm_rsrc1_vs_cu_group_enable_byte_3;
  reg [2:0] spi_shader_pgm_rsrc1_vs_cache_ctl_byte_3;
  reg spi_shader_pgm_rsrc1_vs_cdbg_user_byte_3;
  wire write_spi_shader_pgm_rsrc2_vs;
  reg spi_shader_pgm_rsrc2_vs_scratch_en_byte_0;
  reg [4:0] spi_shader_pgm_rsrc2_vs_user_sgpr_byte_0;
  reg spi_shader_pgm_rsrc2_vs_trap_present_byte_0;
  reg spi_shader_pgm_rsrc2_vs_oc_lds_en_byte_0;
  reg spi_shader_pgm_rsrc2_vs_so_base0_en_byte_1;
  reg spi_shader_pgm_rsrc2_vs_so_base1_en_byte_1;
  reg spi_shader_pgm_rsrc2_vs_so_base2_en_byte_1;
  reg spi_shader_pgm_rsrc2_vs_so_base3_en_byte_1;
  reg spi_shader_pgm_rsrc2_vs_so_en_byte_1;
  reg [2:0] spi_shader_pgm_rsrc2_vs_excp_en_byte_1;
  reg [5:0] spi_shader_pgm_rsrc2_vs_excp_en_byte_2;
  wire [127:0] spi_shader_user_data_vs_data_byte_0;
  wire [127:0] spi_shader_user_data_vs_data_byte_1;
  wire [127:0] spi_shader_user_data_vs_data_byte_2;
  wire [127:0] spi_shader_user_data_vs_data_byte_3;
  wire shader_page_b2;
  wire write_spi_shader_tba_lo_gs;
  wire [31:0] spi_shader_tba_lo_gs_mem_base_byte;
  wire write_spi_shader_tba_hi_gs;
  reg [7:0] spi_shader_tba_hi_gs_mem_base_byte_0;
  wire write_spi_shader_tma_lo_gs;
  wire [31:0] spi_shader_tma_lo_gs_mem_base_byte;
  wire write_spi_shader_tma_hi_gs;
  reg [7:0] spi_shader_tma_hi_gs_mem_base_byte_0;
  wire write_spi_shader_pgm_rsrc3_gs;
  reg [7:0] spi_shader_pgm_rsrc3_gs_cu_en_byte_0;
  reg [7:0] spi_shader_pgm_rsrc3_gs_cu_en_byte_1;
  reg [5:0] spi_shader_pgm_rsrc3_gs_wave_limit_byte_2;
  reg [1:0] spi_shader_pgm_rsrc3_gs_lock_low_threshold_byte_2;
  reg [1:0] spi_shader_pgm_rsrc3_gs_lock_low_threshold_byte_3;
  wire write_spi_shader_pgm_lo_gs;
  wire [31:0] spi_shader_pgm_lo_gs_mem_base_byte;
  wire write_spi_shader_pgm_hi_gs;
  reg [7:0] spi_shader_pgm_hi_gs_mem_base_byte_0;
  wire write_spi_shader_pgm_rsrc1_gs;
  reg [5:0] spi_shader_pgm_rsrc1_gs_vgprs_byte_0;
  reg [1:0] spi_shader_pgm_rsrc1_gs_sgprs_byte_0;
  reg [1:0] spi_shader_pgm_rsrc1_gs_sgprs_byte_1;
  reg [1:0] spi_shader_pgm_rsrc1_gs_priority_byte_1;
  reg [3:0] spi_shader_pgm_rsrc1_gs_float_mode_byte_1;
  reg [3:0] spi_shader_pgm_rsrc1_gs_float_mode_byte_2;
  reg spi_shader_pgm_rsrc1_gs_priv_byte_2;
  reg spi_shader_pgm_rsrc1_gs_dx10_clamp_byte_2;
  reg spi_shader_pgm_rsrc1_gs_debug_mode_byte_2;
  reg spi_shader_pgm_rsrc1_gs_ieee_mode_byte_2;
  reg spi_shader_pgm_rsrc1_gs_cu_group_enable_byte_3;
  reg [2:0] spi_shader_pgm_rsrc1_gs_cache_ctl_byte_3;
  reg spi_shader_pgm_rsrc1_gs_cdbg_user_byte_3;
  wire write_spi_shader_pgm_rsrc2_gs;
  reg spi_shader_pgm_rsrc2_gs_scratch_en_byte_0;
  reg [4:0] spi_shader_pgm_rsrc2_gs_user_sgpr_byte_0;
  reg spi_shader_pgm_rsrc2_gs_trap_present_byte_0;
  reg spi_shader_pgm_rsrc2_gs_excp_en_byte_0;
  reg [7:0] spi_shader_pgm_rsrc2_gs_excp_en_byte_1;
  wire [127:0] spi_shader_user_data_gs_data_byte_0;
  wire [127:0] spi_shader_user_data_gs_data_byte_1;
  wire [127:0] spi_shader_user_data_gs_data_byte_2;
  wire [127:0] spi_shader_user_data_gs_data_byte_3;
  wire shader_page_b3;
  wire write_spi_shader_tba_lo_es;
  wire [31:0] spi_shader_tba_lo_es_mem_base_byte;
  wire write_spi_shader_tba_hi_es;
  reg [7:0] spi_shader_tba_hi_es_mem_base_byte_0;
  wire write_spi_shader_tma_lo_es;
  wire [31:0] spi_shader_tma_lo_es_mem_base_byte;
  wire write_spi_shader_tma_hi_es;
  reg [7:0] spi_shader_tma_hi_es_mem_base_byte_0;
  wire write_spi_shader_pgm_rsrc3_es;
  reg [7:0] spi_shader_pgm_rsrc3_es_cu_en_byte_0;
  reg [7:0] spi_shader_pgm_rsrc3_es_cu_en_byte_1;
  reg [5:0] spi_shader_pgm_rsrc3_es_wave_limit_byte_2;
  reg [1:0] spi_shader_pgm_rsrc3_es_lock_low_threshold_byte_2;
  reg [1:0] spi_shader_pgm_rsrc3_es_lock_low_threshold_byte_3;
  wire write_spi_shader_pgm_lo_es;
  wire [31:0] spi_shader_pgm_lo_es_mem_base_byte;
  wire write_spi_shader_pgm_hi_es;
  reg [7:0] spi_shader_pgm_hi_es_mem_base_byte_0;
  wire write_spi_shader_pgm_rsrc1_es;
  reg [5:0] spi_shader_pgm_rsrc1_es_vgprs_byte_0;
  reg [1:0] spi_shader_pgm_rsrc1_es_sgprs_byte_0;
  reg [1:0] spi_shader_pgm_rsrc1_es_sgprs_byte_1;
  reg [1:0] spi_shader_pgm_rsrc1_es_priority_byte_1;
  reg [3:0] spi_shader_pgm_rsrc1_es_float_mode_byte_1;
  reg [3:0] spi_shader_pgm_rsrc1_es_float_mode_byte_2;
  reg spi_shader_pgm_rsrc1_es_priv_byte_2;
  reg spi_shader_pgm_rsrc1_es_dx10_clamp_byte_2;
  reg spi_shader_pgm_rsrc1_es_debug_mode_byte_2;
  reg spi_shader_pgm_rsrc1_es_ieee_mode_byte_2;
  reg [1:0] spi_shader_pgm_rsrc1_es_vgpr_comp_cnt_byte_3;
  reg spi_shader_pgm_rsrc1_es_cu_group_enable_byte_3;
  reg [2:0] spi_shader_pgm_rsrc1_es_cache_ctl_byte_3;
  reg spi_shader_pgm_rsrc1_es_cdbg_user_byte_3;
  wire write_spi_shader_pgm_rsrc2_es;
  reg spi_shader_pgm_rsrc2_es_scratch_en_byte_0;
  reg [4:0] spi_shader_pgm_rsrc2_es_user_sgpr_byte_0;
  reg spi_shader_pgm_rsrc2_es_trap_present_byte_0;
  reg spi_shader_pgm_rsrc2_es_oc_lds_en_byte_0;
  reg [7:0] spi_shader_pgm_rsrc2_es_excp_en_byte_1;
  reg spi_shader_pgm_rsrc2_es_excp_en_byte_2;
  reg [3:0] spi_shader_pgm_rsrc2_es_lds_size_byte_2;
  reg [4:0] spi_shader_pgm_rsrc2_es_lds_size_byte_3;
  wire [127:0] spi_shader_user_data_es_data_byte_0;
  wire [127:0] spi_shader_user_data_es_data_byte_1;
  wire [127:0] spi_shader_user_data_es_data_byte_2;
  wire [127:0] spi_shader_user_data_es_data_byte_3;
  wire shader_page_b4;
  wire write_spi_shader_tba_lo_hs;
  wire [31:0] spi_shader_tba_lo_hs_mem_base_byte;
  wire write_spi_shader_tba_hi_hs;
  reg [7:0] spi_shader_tba_hi_hs_mem_base_byte_0;
  wire write_spi_shader_tma_lo_hs;
  wire [31:0] spi_shader_tma_lo_hs_mem_base_byte;
  wire write_spi_shader_tma_hi_hs;
  reg [7:0] spi_shader_tma_hi_hs_mem_base_byte_0;
  wire write_spi_shader_pgm_rsrc3_hs;
  reg [5:0] spi_shader_pgm_rsrc3_hs_wave_limit_byte_0;
  reg [1:0] spi_shader_pgm_rsrc3_hs_lock_low_threshold_byte_0;
  reg [1:0] spi_shader_pgm_rsrc3_hs_lock_low_threshold_byte_1;
  wire write_spi_shader_pgm_lo_hs;
  wire [31:0] spi_shader_pgm_lo_hs_mem_base_byte;
  wire write_spi_shader_pgm_hi_hs;
  reg [7:0] spi_shader_pgm_hi_hs_mem_base_byte_0;
  wire write_spi_shader_pgm_rsrc1_hs;
  reg [5:0] spi_shader_pgm_rsrc1_hs_vgprs_byte_0;
  reg [1:0] spi_shader_pgm_rsrc1_hs_sgprs_byte_0;
  reg [1:0] spi_shader_pgm_rsrc1_hs_sgprs_byte_1;
  reg [1:0] spi_shader_pgm_rsrc1_hs_priority_byte_1;
  reg [3:0] spi_shader_pgm_rsrc1_hs_float_mode_byte_1;
  reg [3:0] spi_shader_pgm_rsrc1_hs_float_mode_byte_2;
  reg spi_shader_pgm_rsrc1_hs_priv_byte_2;
  reg spi_shader_pgm_rsrc1_hs_dx10_clamp_byte_2;
  reg spi_shader_pgm_rsrc1_hs_debug_mode_byte_2;
  reg spi_shader_pgm_rsrc1_hs_ieee_mode_byte_2;
  reg [2:0] spi_shader_pgm_rsrc1_hs_cache_ctl_byte_3;
  reg spi_shader_pgm_rsrc1_hs_cdbg_user_byte_3;
  wire write_spi_shader_pgm_rsrc2_hs;
  reg spi_shader_pgm_rsrc2_hs_scratch_en_byte_0;
  reg [4:0] spi_shader_pgm_rsrc2_hs_user_sgpr_byte_0;
  reg spi_shader_pgm_rsrc2_hs_trap_present_byte_0;
  reg spi_shader_pgm_rsrc2_hs_oc_lds_en_byte_0;
  reg spi_shader_pgm_rsrc2_hs_tg_size_en_byte_1;
  reg [6:0] spi_shader_pgm_rsrc2_hs_excp_en_byte_1;
  reg [1:0] spi_shader_pgm_rsrc2_hs_excp_en_byte_2;
  wire [127:0] spi_shader_user_data_hs_data_byte_0;
  wire [127:0] spi_shader_user_data_hs_data_byte_1;
  wire [127:0] spi_shader_user_data_hs_data_byte_2;
  wire [127:0] spi_shader_user_data_hs_data_byte_3;
  wire shader_page_b5;
  wire write_spi_shader_tba_lo_ls;
  wire [31:0] spi_shader_tba_lo_ls_mem_base_byte;
  wire write_spi_shader_tba_hi_ls;
  reg [7:0] spi_shader_tba_hi_ls_mem_base_byte_0;
  wire write_spi_shader_tma_lo_ls;
  wire [31:0] spi_shader_tma_lo_ls_mem_base_byte;
  wire write_spi_shader_tma_hi_ls;
  reg [7:0] spi_shader_tma_hi_ls_mem_base_byte_0;
  wire write_spi_shader_pgm_rsrc3_ls;
  reg [7:0] spi_shader_pgm_rsrc3_ls_cu_en_byte_0;
  reg [7:0] spi_shader_pgm_rsrc3_ls_cu_en_byte_1;
  reg [5:0] spi_shader_pgm_rsrc3_ls_wave_limit_byte_2;
  reg [1:0] spi_shader_pgm_rsrc3_ls_lock_low_threshold_byte_2;
  reg [1:0] spi_shader_pgm_rsrc3_ls_lock_low_threshold_byte_3;
  wire write_spi_shader_pgm_lo_ls;
  wire [31:0] spi_shader_pgm_lo_ls_mem_base_byte;
  wire write_spi_shader_pgm_hi_ls;
  reg [7:0] spi_shader_pgm_hi_ls_mem_base_byte_0;
  wire write_spi_shader_pgm_rsrc1_ls;
  reg [5:0] spi_shader_pgm_rsrc1_ls_vgprs_byte_0;
  reg [1:0] spi_shader_pgm_rsrc1_ls_sgprs_byte_0;
  reg [1:0] spi_shader_pgm_rsrc1_ls_sgprs_byte_1;
  reg [1:0] spi_shader_pgm_rsrc1_ls_priority_byte_1;
  reg [3:0] spi_shader_pgm_rsrc1_ls_float_mode_byte_1;
  reg [3:0] spi_shader_pgm_rsrc1_ls_float_mode_byte_2;
  reg spi_shader_pgm_rsrc1_ls_priv_byte_2;
  reg spi_shader_pgm_rsrc1_ls_dx10_clamp_byte_2;
  reg spi_shader_pgm_rsrc1_ls_debug_mode_byte_2;
  reg spi_shader_pgm_rsrc1_ls_ieee_mode_byte_2;
  reg [1:0] spi_shader_pgm_rsrc1_ls_vgpr_comp_cnt_byte_3;
  reg [2:0] spi_shader_pgm_rsrc1_ls_cache_ctl_byte_3;
  reg spi_shader_pgm_rsrc1_ls_cdbg_user_byte_3;
  wire write_spi_shader_pgm_rsrc2_ls;
  reg spi_shader_pgm_rsrc2_ls_scratch_en_byte_0;
  reg [4:0] spi_shader_pgm_rsrc2_ls_user_sgpr_byte_0;
  reg spi_shader_pgm_rsrc2_ls_trap_present_byte_0;
  reg spi_shader_pgm_rsrc2_ls_lds_size_byte_0;
  reg [7:0] spi_shader_pgm_rsrc2_ls_lds_size_byte_1;
  reg [7:0] spi_shader_pgm_rsrc2_ls_excp_en_byte_2;
  reg spi_shader_pgm_rsrc2_ls_excp_en_byte_3;
  wire [127:0] spi_shader_user_data_ls_data_byte_0;
  wire [127:0] spi_shader_user_data_ls_data_byte_1;
  wire [127:0] spi_shader_user_data_ls_data_byte_2;
  wire [127:0] spi_shader_user_data_ls_data_byte_3;
  wire shaderconfig_page_c7;
  wire write_spi_arb_priority;
  reg [2:0] spi_arb_priority_pipe_order_ts0_byte_0;
  reg [2:0] spi_arb_priority_pipe_order_ts1_byte_0;
  reg [1:0] spi_arb_priority_pipe_order_ts2_byte_0;
  reg spi_arb_priority_pipe_order_ts2_byte_1;
  reg [2:0] spi_arb_priority_pipe_order_ts3_byte_1;
  reg [1:0] spi_arb_priority_ts0_dur_mult_byte_1;
  reg [1:0] spi_arb_priority_ts1_dur_mult_byte_1;
  reg [1:0] spi_arb_priority_ts2_dur_mult_byte_2;
  reg [1:0] spi_arb_priority_ts3_dur_mult_byte_2;
  wire write_spi_arb_cycles_0;
  reg [7:0] spi_arb_cycles_0_ts0_duration_byte_0;
  reg [7:0] spi_arb_cycles_0_ts0_duration_byte_1;
  reg [7:0] spi_arb_cycles_0_ts1_duration_byte_2;
  reg [7:0] spi_arb_cycles_0_ts1_duration_byte_3;
  wire write_spi_arb_cycles_1;
  reg [7:0] spi_arb_cycles_1_ts2_duration_byte_0;
  reg [7:0] spi_arb_cycles_1_ts2_duration_byte_1;
  reg [7:0] spi_arb_cycles_1_ts3_duration_byte_2;
  reg [7:0] spi_arb_cycles_1_ts3_duration_byte_3;
  wire write_spi_gdbg_wave_cntl;
  reg spi_gdbg_wave_cntl_stall_ra_byte_0;
  wire write_spi_gdbg_trap_config;
  reg [1:0] spi_gdbg_trap_config_me_sel_byte_0;
  reg [1:0] spi_gdbg_trap_config_pipe_sel_byte_0;
  reg [2:0] spi_gdbg_trap_config_queue_sel_byte_0;
  reg spi_gdbg_trap_config_me_match_byte_0;
  reg spi_gdbg_trap_config_pipe_match_byte_1;
  reg spi_gdbg_trap_config_queue_match_byte_1;
  reg spi_gdbg_trap_config_trap_en_byte_1;
  reg [7:0] spi_gdbg_trap_config_vmid_sel_byte_2;
  reg [7:0] spi_gdbg_trap_config_vmid_sel_byte_3;
  wire write_spi_gdbg_trap_mask;
  reg [7:0] spi_gdbg_trap_mask_excp_en_byte_0;
  reg spi_gdbg_trap_mask_excp_en_byte_1;
  reg spi_gdbg_trap_mask_replace_byte_1;
  wire write_spi_gdbg_tba_lo;
  wire [31:0] spi_gdbg_tba_lo_mem_base_byte;
  wire write_spi_gdbg_tba_hi;
  reg [7:0] spi_gdbg_tba_hi_mem_base_byte_0;
  wire write_spi_gdbg_tma_lo;
  wire [31:0] spi_gdbg_tma_lo_mem_base_byte;
  wire write_spi_gdbg_tma_hi;
  reg [7:0] spi_gdbg_tma_hi_mem_base_byte_0;
  wire write_spi_gdbg_trap_data0;
  wire [31:0] spi_gdbg_trap_data0_data_byte;
  wire write_spi_gdbg_trap_data1;
  wire [31:0] spi_gdbg_trap_data1_data_byte;
  wire [35:0] spi_resource_reserve_cu_vgpr_byte_0;
  wire [35:0] spi_resource_reserve_cu_sgpr_byte_0;
  wire [35:0] spi_resource_reserve_cu_lds_byte_1;
  wire [26:0] spi_resource_reserve_cu_waves_byte_1;
  wire [8:0] spi_resource_reserve_cu_barriers_byte_1;
  wire [26:0] spi_resource_reserve_cu_barriers_byte_2;
  wire [9:0] spi_resource_reserve_en_cu_en_byte_0;
  wire [69:0] spi_resource_reserve_en_cu_type_mask_byte_0;
  wire [79:0] spi_resource_reserve_en_cu_type_mask_byte_1;
  wire [79:0] spi_resource_reserve_en_cu_queue_mask_byte_2;
  wire [9:0] spi_resource_reserve_en_cu_reserve_space_only_byte_3;
  wire context_page_286;
  wire [191:0] spi_ps_input_cntl_offset_byte_0;
  wire [63:0] spi_ps_input_cntl_default_val_byte_1;
  wire [31:0] spi_ps_input_cntl_flat_shade_byte_1;
  wire [95:0] spi_ps_input_cntl_cyl_wrap_byte_1;
  wire [31:0] spi_ps_input_cntl_cyl_wrap_byte_2;
  wire [31:0] spi_ps_input_cntl_pt_sprite_tex_byte_2;
  wire [31:0] spi_ps_input_cntl_dup_byte_2;
  wire write_spi_vs_out_config;
  reg [4:0] spi_vs_out_config_vs_export_count_byte_0;
  reg spi_vs_out_config_vs_half_pack_byte_0;
  wire write_spi_ps_input_ena;
  reg spi_ps_input_ena_persp_sample_ena_byte_0;
  reg spi_ps_input_ena_persp_center_ena_byte_0;
  reg spi_ps_input_ena_persp_centroid_ena_byte_0;
  reg spi_ps_input_ena_persp_pull_model_ena_byte_0;
  reg spi_ps_input_ena_linear_sample_ena_byte_0;
  reg spi_ps_input_ena_linear_center_ena_byte_0;
  reg spi_ps_input_ena_linear_centroid_ena_byte_0;
  reg spi_ps_input_ena_line_stipple_tex_ena_byte_0;
  reg spi_ps_input_ena_pos_x_float_ena_byte_1;
  reg spi_ps_input_ena_pos_y_float_ena_byte_1;
  reg spi_ps_input_ena_pos_z_float_ena_byte_1;
  reg spi_ps_input_ena_pos_w_float_ena_byte_1;
  reg spi_ps_input_ena_front_face_ena_byte_1;
  reg spi_ps_input_ena_ancillary_ena_byte_1;
  reg spi_ps_input_ena_sample_coverage_ena_byte_1;
  reg spi_ps_input_ena_pos_fixed_pt_ena_byte_1;
  wire write_spi_ps_input_addr;
  reg spi_ps_input_addr_persp_sample_ena_byte_0;
  reg spi_ps_input_addr_persp_center_ena_byte_0;
  reg spi_ps_input_addr_persp_centroid_ena_byte_0;
  reg spi_ps_input_addr_persp_pull_model_ena_byte_0;
  reg spi_ps_input_addr_linear_sample_ena_byte_0;
  reg spi_ps_input_addr_linear_center_ena_byte_0;
  reg spi_ps_input_addr_linear_centroid_ena_byte_0;
  reg spi_ps_input_addr_line_stipple_tex_ena_byte_0;
  reg spi_ps_input_addr_pos_x_float_ena_byte_1;
  reg spi_ps_input_addr_pos_y_float_ena_byte_1;
  reg spi_ps_input_addr_pos_z_float_ena_byte_1;
  reg spi_ps_input_addr_pos_w_float_ena_byte_1;
  reg spi_ps_input_addr_front_face_ena_byte_1;
  reg spi_ps_input_addr_ancillary_ena_byte_1;
  reg spi_ps_input_addr_sample_coverage_ena_byte_1;
  reg spi_ps_input_addr_pos_fixed_pt_ena_byte_1;
  wire write_spi_interp_control_0;
  reg spi_interp_control_0_flat_shade_ena_byte_0;
  reg spi_interp_control_0_pnt_sprite_ena_byte_0;
  reg [2:0] spi_interp_control_0_pnt_sprite_ovrd_x_byte_0;
  reg [2:0] spi_interp_control_0_pnt_sprite_ovrd_y_byte_0;
  reg [2:0] spi_interp_control_0_pnt_sprite_ovrd_z_byte_1;
  reg [2:0] spi_interp_control_0_pnt_sprite_ovrd_w_byte_1;
  reg spi_interp_control_0_pnt_sprite_top_1_byte_1;
  wire write_spi_ps_in_control;
  reg [5:0] spi_ps_in_control_num_interp_byte_0;
  reg spi_ps_in_control_param_gen_byte_0;
  reg spi_ps_in_control_bc_optimize_disable_byte_1;
  wire write_spi_baryc_cntl;
  reg spi_baryc_cntl_persp_center_cntl_byte_0;
  reg spi_baryc_cntl_persp_centroid_cntl_byte_0;
  reg spi_baryc_cntl_linear_center_cntl_byte_1;
  reg spi_baryc_cntl_linear_centroid_cntl_byte_1;
  reg [1:0] spi_baryc_cntl_pos_float_location_byte_2;
  reg spi_baryc_cntl_pos_float_ulc_byte_2;
  reg spi_baryc_cntl_front_face_all_bits_byte_3;
  wire write_spi_tmpring_size;
  reg [7:0] spi_tmpring_size_waves_byte_0;
  reg [3:0] spi_tmpring_size_waves_byte_1;
  reg [3:0] spi_tmpring_size_wavesize_byte_1;
  reg [7:0] spi_tmpring_size_wavesize_byte_2;
  reg spi_tmpring_size_wavesize_byte_3;
  wire context_page_287;
  wire write_spi_shader_pos_format;
  reg [3:0] spi_shader_pos_format_pos0_export_format_byte_0;
  reg [3:0] spi_shader_pos_format_pos1_export_format_byte_0;
  reg [3:0] spi_shader_pos_format_pos2_export_format_byte_1;
  reg [3:0] spi_shader_pos_format_pos3_export_format_byte_1;
  wire write_spi_shader_z_format;
  reg [3:0] spi_shader_z_format_z_export_format_byte_0;
  wire write_spi_shader_col_format;
  reg [3:0] spi_shader_col_format_col0_export_format_byte_0;
  reg [3:0] spi_shader_col_format_col1_export_format_byte_0;
  reg [3:0] spi_shader_col_format_col2_export_format_byte_1;
  reg [3:0] spi_shader_col_format_col3_export_format_byte_1;
  reg [3:0] spi_shader_col_format_col4_export_format_byte_2;
  reg [3:0] spi_shader_col_format_col5_export_format_byte_2;
  reg [3:0] spi_shader_col_format_col6_export_format_byte_3;
  reg [3:0] spi_shader_col_format_col7_export_format_byte_3;
  wire found;
  reg ready;
  reg error;
  reg [31:0] read_data;

  assign writing = bus_valid & bus_write & (~(|bus_address[1:0]));
  assign config_page_90 = bus_address[17:8] == 10'h90;
  wire equal_1 = bus_address[7:2] == 6'h3a;
  assign write_spi_ps_max_wave_id = writing & config_page_90 & equal_1;
  assign spi_ps_max_wave_id_max_wave_id = {spi_ps_max_wave_id_max_wave_id_byte_1,
      spi_ps_max_wave_id_max_wave_id_byte_0};
  assign config_page_91 = bus_address[17:8] == 10'h91;
  wire equal_2 = bus_address[7:2] == 6'd0;
  assign write_spi_config_cntl = writing & config_page_91 & equal_2;
  assign spi_config_cntl_gpr_write_priority = {spi_config_cntl_gpr_write_priority_byte_2,
      spi_config_cntl_gpr_write_priority_byte_1, spi_config_cntl_gpr_write_priority_byte_0};
  assign spi_config_cntl_exp_priority_order = spi_config_cntl_exp_priority_order_byte_2;
  assign spi_config_cntl_enable_sqg_top_events = spi_config_cntl_enable_sqg_top_events_byte_3;
  assign spi_config_cntl_enable_sqg_bop_events = spi_config_cntl_enable_sqg_bop_events_byte_3;
  assign spi_config_cntl_rsrc_mgmt_reset = spi_config_cntl_rsrc_mgmt_reset_byte_3;
  assign spi_config_cntl_ttrace_stall_all = spi_config_cntl_ttrace_stall_all_byte_3;
  assign shader_page_b0 = bus_address[17:8] == 10'hb0;
  wire conjunction_1 = writing & shader_page_b0;
  assign write_spi_shader_tba_lo_ps = conjunction_1 & equal_2;
  assign spi_shader_tba_lo_ps_mem_base = {spi_shader_tba_lo_ps_mem_base_byte[3*8 +: 8],
      spi_shader_tba_lo_ps_mem_base_byte[2*8 +: 8], spi_shader_tba_lo_ps_mem_base_byte[1*8 +: 8],
      spi_shader_tba_lo_ps_mem_base_byte[0 +: 8]};
  wire equal_3 = bus_address[7:2] == 6'd1;
  assign write_spi_shader_tba_hi_ps = conjunction_1 & equal_3;
  assign spi_shader_tba_hi_ps_mem_base = spi_shader_tba_hi_ps_mem_base_byte_0;
  wire equal_4 = bus_address[7:2] == 6'd2;
  assign write_spi_shader_tma_lo_ps = conjunction_1 & equal_4;
  assign spi_shader_tma_lo_ps_mem_base = {spi_shader_tma_lo_ps_mem_base_byte[3*8 +: 8],
      spi_shader_tma_lo_ps_mem_base_byte[2*8 +: 8], spi_shader_tma_lo_ps_mem_base_byte[1*8 +: 8],
      spi_shader_tma_lo_ps_mem_base_byte[0 +: 8]};
  wire equal_5 = bus_address[7:2] == 6'd3;
  assign write_spi_shader_tma_hi_ps = conjunction_1 & equal_5;
  assign spi_shader_tma_hi_ps_mem_base = spi_shader_tma_hi_ps_mem_base_byte_0;
  wire equal_6 = bus_address[7:2] == 6'd7;
  assign write_spi_shader_pgm_rsrc3_ps = conjunction_1 & equal_6;
  assign spi_shader_pgm_rsrc3_ps_cu_en = {spi_shader_pgm_rsrc3_ps_cu_en_byte_1, spi_shader_pgm_rsrc3_ps_cu_en_byte_0};
  assign spi_shader_pgm_rsrc3_ps_wave_limit = spi_shader_pgm_rsrc3_ps_wave_limit_byte_2;
  assign spi_shader_pgm_rsrc3_ps_lock_low_threshold = {spi_shader_pgm_rsrc3_ps_lock_low_threshold_byte_3,
      spi_shader_pgm_rsrc3_ps_lock_low_threshold_byte_2};
  wire equal_7 = bus_address[7:2] == 6'd8;
  assign write_spi_shader_pgm_lo_ps = conjunction_1 & equal_7;
  assign spi_shader_pgm_lo_ps_mem_base = {spi_shader_pgm_lo_ps_mem_base_byte[3*8 +: 8],
      spi_shader_pgm_lo_ps_mem_base_byte[2*8 +: 8], spi_shader_pgm_lo_ps_mem_base_byte[1*8 +: 8],
      spi_shader_pgm_lo_ps_mem_base_byte[0 +: 8]};
  wire equal_8 = bus_address[7:2] == 6'd9;
  assign write_spi_shader_pgm_hi_ps = conjunction_1 & equal_8;
  assign spi_shader_pgm_hi_ps_mem_base = spi_shader_pgm_hi_ps_mem_base_byte_0;
  wire equal_9 = bus_address[7:2] == 6'ha;
  assign write_spi_shader_pgm_rsrc1_ps = conjunction_1 & equal_9;
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
  wire equal_10 = bus_address[7:2] == 6'hb;
  assign write_spi_shader_pgm_rsrc2_ps = conjunction_1 & equal_10;
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
  assign shader_page_b1 = bus_address[17:8] == 10'hb1;
  wire conjunction_2 = writing & shader_page_b1;
  assign write_spi_shader_tba_lo_vs = conjunction_2 & equal_2;
  assign spi_shader_tba_lo_vs_mem_base = {spi_shader_tba_lo_vs_mem_base_byte[3*8 +: 8],
      spi_shader_tba_lo_vs_mem_base_byte[2*8 +: 8], spi_shader_tba_lo_vs_mem_base_byte[1*8 +: 8],
      spi_shader_tba_lo_vs_mem_base_byte[0 +: 8]};
  assign write_spi_shader_tba_hi_vs = conjunction_2 & equal_3;
  assign spi_shader_tba_hi_vs_mem_base = spi_shader_tba_hi_vs_mem_base_byte_0;
  assign write_spi_shader_tma_lo_vs = conjunction_2 & equal_4;
  assign spi_shader_tma_lo_vs_mem_base = {spi_shader_tma_lo_vs_mem_base_byte[3*8 +: 8],
      spi_shader_tma_lo_vs_mem_base_byte[2*8 +: 8], spi_shader_tma_lo_vs_mem_base_byte[1*8 +: 8],
      spi_shader_tma_lo_vs_mem_base_byte[0 +: 8]};
  assign write_spi_shader_tma_hi_vs = conjunction_2 & equal_5;
  assign spi_shader_tma_hi_vs_mem_base = spi_shader_tma_hi_vs_mem_base_byte_0;
  assign write_spi_shader_pgm_rsrc3_vs = conjunction_2 & (bus_address[7:2] == 6'd6);
  assign spi_shader_pgm_rsrc3_vs_cu_en = {spi_shader_pgm_rsrc3_vs_cu_en_byte_1, spi_shader_pgm_rsrc3_vs_cu_en_byte_0};
  assign spi_shader_pgm_rsrc3_vs_wave_limit = spi_shader_pgm_rsrc3_vs_wave_limit_byte_2;
  assign spi_shader_pgm_rsrc3_vs_lock_low_threshold = {spi_shader_pgm_rsrc3_vs_lock_low_threshold_byte_3,
      spi_shader_pgm_rsrc3_vs_lock_low_threshold_byte_2};
  assign write_spi_shader_late_alloc_vs = conjunction_2 & equal_6;
  assign spi_shader_late_alloc_vs_limit = spi_shader_late_alloc_vs_limit_byte_0;
  assign write_spi_shader_pgm_lo_vs = conjunction_2 & equal_7;
  assign spi_shader_pgm_lo_vs_mem_base = {spi_shader_pgm_lo_vs_mem_base_byte[3*8 +: 8],
      spi_shader_pgm_lo_vs_mem_base_byte[2*8 +: 8], spi_shader_pgm_lo_vs_mem_base_byte[1*8 +: 8],
      spi_shader_pgm_lo_vs_mem_base_byte[0 +: 8]};
  assign write_spi_shader_pgm_hi_vs = conjunction_2 & equal_8;
  assign spi_shader_pgm_hi_vs_mem_base = spi_shader_pgm_hi_vs_mem_base_byte_0;
  assign write_spi_shader_pgm_rsrc1_vs = conjunction_2 & equal_9;
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
  assign write_spi_shader_pgm_rsrc2_vs = conjunction_2 & equal_10;
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
  assign shader_page_b2 = bus_address[17:8] == 10'hb2;
  wire conjunction_3 = writing & shader_page_b2;
  assign write_spi_shader_tba_lo_gs = conjunction_3 & equal_2;
  assign spi_shader_tba_lo_gs_mem_base = {spi_shader_tba_lo_gs_mem_base_byte[3*8 +: 8],
      spi_shader_tba_lo_gs_mem_base_byte[2*8 +: 8], spi_shader_tba_lo_gs_mem_base_byte[1*8 +: 8],
      spi_shader_tba_lo_gs_mem_base_byte[0 +: 8]};
  assign write_spi_shader_tba_hi_gs = conjunction_3 & equal_3;
  assign spi_shader_tba_hi_gs_mem_base = spi_shader_tba_hi_gs_mem_base_byte_0;
  assign write_spi_shader_tma_lo_gs = conjunction_3 & equal_4;
  assign spi_shader_tma_lo_gs_mem_base = {spi_shader_tma_lo_gs_mem_base_byte[3*8 +: 8],
      spi_shader_tma_lo_gs_mem_base_byte[2*8 +: 8], spi_shader_tma_lo_gs_mem_base_byte[1*8 +: 8],
      spi_shader_tma_lo_gs_mem_base_byte[0 +: 8]};
  assign write_spi_shader_tma_hi_gs = conjunction_3 & equal_5;
  assign spi_shader_tma_hi_gs_mem_base = spi_shader_tma_hi_gs_mem_base_byte_0;
  assign write_spi_shader_pgm_rsrc3_gs = conjunction_3 & equal_6;
  assign spi_shader_pgm_rsrc3_gs_cu_en = {spi_shader_pgm_rsrc3_gs_cu_en_byte_1, spi_shader_pgm_rsrc3_gs_cu_en_byte_0};
  assign spi_shader_pgm_rsrc3_gs_wave_limit = spi_shader_pgm_rsrc3_gs_wave_limit_byte_2;
  assign spi_shader_pgm_rsrc3_gs_lock_low_threshold = {spi_shader_pgm_rsrc3_gs_lock_low_threshold_byte_3,
      spi_shader_pgm_rsrc3_gs_lock_low_threshold_byte_2};
  assign write_spi_shader_pgm_lo_gs = conjunction_3 & equal_7;
  assign spi_shader_pgm_lo_gs_mem_base = {spi_shader_pgm_lo_gs_mem_base_byte[3*8 +: 8],
      spi_shader_pgm_lo_gs_mem_base_byte[2*8 +: 8], spi_shader_pgm_lo_gs_mem_base_byte[1*8 +: 8],
      spi_shader_pgm_lo_gs_mem_base_byte[0 +: 8]};
  assign write_spi_shader_pgm_hi_gs = conjunction_3 & equal_8;
  assign spi_shader_pgm_hi_gs_mem_base = spi_shader_pgm_hi_gs_mem_base_byte_0;
  assign write_spi_shader_pgm_rsrc1_gs = conjunction_3 & equal_9;
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
  assign write_spi_shader_pgm_rsrc2_gs = conjunction_3 & equal_10;
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
  assign shader_page_b3 = bus_address[17:8] == 10'hb3;
  wire conjunction_4 = writing & shader_page_b3;
  assign write_spi_shader_tba_lo_es = conjunction_4 & equal_2;
  assign spi_shader_tba_lo_es_mem_base = {spi_shader_tba_lo_es_mem_base_byte[3*8 +: 8],
      spi_shader_tba_lo_es_mem_base_byte[2*8 +: 8], spi_shader_tba_lo_es_mem_base_byte[1*8 +: 8],
      spi_shader_tba_lo_es_mem_base_byte[0 +: 8]};
  assign write_spi_shader_tba_hi_es = conjunction_4 & equal_3;
  assign spi_shader_tba_hi_es_mem_base = spi_shader_tba_hi_es_mem_base_byte_0;
  assign write_spi_shader_tma_lo_es = conjunction_4 & equal_4;
  assign spi_shader_tma_lo_es_mem_base = {spi_shader_tma_lo_es_mem_base_byte[3*8 +: 8],
      spi_shader_tma_lo_es_mem_base_byte[2*8 +: 8], spi_shader_tma_lo_es_mem_base_byte[1*8 +: 8],
      spi_shader_tma_lo_es_mem_base_byte[0 +: 8]};
  assign write_spi_shader_tma_hi_es = conjunction_4 & equal_5;
  assign spi_shader_tma_hi_es_mem_base = spi_shader_tma_hi_es_mem_base_byte_0;
  assign write_spi_shader_pgm_rsrc3_es = conjunction_4 & equal_6;
  assign spi_shader_pgm_rsrc3_es_cu_en = {spi_shader_pgm_rsrc3_es_cu_en_byte_1, spi_shader_pgm_rsrc3_es_cu_en_byte_0};
  assign spi_shader_pgm_rsrc3_es_wave_limit = spi_shader_pgm_rsrc3_es_wave_limit_byte_2;
  assign spi_shader_pgm_rsrc3_es_lock_low_threshold = {spi_shader_pgm_rsrc3_es_lock_low_threshold_byte_3,
      spi_shader_pgm_rsrc3_es_lock_low_threshold_byte_2};
  assign write_spi_shader_pgm_lo_es = conjunction_4 & equal_7;
  assign spi_shader_pgm_lo_es_mem_base = {spi_shader_pgm_lo_es_mem_base_byte[3*8 +: 8],
      spi_shader_pgm_lo_es_mem_base_byte[2*8 +: 8], spi_shader_pgm_lo_es_mem_base_byte[1*8 +: 8],
      spi_shader_pgm_lo_es_mem_base_byte[0 +: 8]};
  assign write_spi_shader_pgm_hi_es = conjunction_4 & equal_8;
  assign spi_shader_pgm_hi_es_mem_base = spi_shader_pgm_hi_es_mem_base_byte_0;
  assign write_spi_shader_pgm_rsrc1_es = conjunction_4 & equal_9;
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
  assign write_spi_shader_pgm_rsrc2_es = conjunction_4 & equal_10;
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
  assign shader_page_b4 = bus_address[17:8] == 10'hb4;
  wire conjunction_5 = writing & shader_page_b4;
  assign write_spi_shader_tba_lo_hs = conjunction_5 & equal_2;
  assign spi_shader_tba_lo_hs_mem_base = {spi_shader_tba_lo_hs_mem_base_byte[3*8 +: 8],
      spi_shader_tba_lo_hs_mem_base_byte[2*8 +: 8], spi_shader_tba_lo_hs_mem_base_byte[1*8 +: 8],
      spi_shader_tba_lo_hs_mem_base_byte[0 +: 8]};
  assign write_spi_shader_tba_hi_hs = conjunction_5 & equal_3;
  assign spi_shader_tba_hi_hs_mem_base = spi_shader_tba_hi_hs_mem_base_byte_0;
  assign write_spi_shader_tma_lo_hs = conjunction_5 & equal_4;
  assign spi_shader_tma_lo_hs_mem_base = {spi_shader_tma_lo_hs_mem_base_byte[3*8 +: 8],
      spi_shader_tma_lo_hs_mem_base_byte[2*8 +: 8], spi_shader_tma_lo_hs_mem_base_byte[1*8 +: 8],
      spi_shader_tma_lo_hs_mem_base_byte[0 +: 8]};
  assign write_spi_shader_tma_hi_hs = conjunction_5 & equal_5;
  assign spi_shader_tma_hi_hs_mem_base = spi_shader_tma_hi_hs_mem_base_byte_0;
  assign write_spi_shader_pgm_rsrc3_hs = conjunction_5 & equal_6;
  assign spi_shader_pgm_rsrc3_hs_wave_limit = spi_shader_pgm_rsrc3_hs_wave_limit_byte_0;
  assign spi_shader_pgm_rsrc3_hs_lock_low_threshold = {spi_shader_pgm_rsrc3_hs_lock_low_threshold_byte_1,
      spi_shader_pgm_rsrc3_hs_lock_low_threshold_byte_0};
  assign write_spi_shader_pgm_lo_hs = conjunction_5 & equal_7;
  assign spi_shader_pgm_lo_hs_mem_base = {spi_shader_pgm_lo_hs_mem_base_byte[3*8 +: 8],
      spi_shader_pgm_lo_hs_mem_base_byte[2*8 +: 8], spi_shader_pgm_lo_hs_mem_base_byte[1*8 +: 8],
      spi_shader_pgm_lo_hs_mem_base_byte[0 +: 8]};
  assign write_spi_shader_pgm_hi_hs = conjunction_5 & equal_8;
  assign spi_shader_pgm_hi_hs_mem_base = spi_shader_pgm_hi_hs_mem_base_byte_0;
  assign write_spi_shader_pgm_rsrc1_hs = conjunction_5 & equal_9;
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
  assign write_spi_shader_pgm_rsrc2_hs = conjunction_5 & equal_10;
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
  assign shader_page_b5 = bus_address[17:8] == 10'hb5;
  wire conjunction_6 = writing & shader_page_b5;
  assign write_spi_shader_tba_lo_ls = conjunction_6 & equal_2;
  assign spi_shader_tba_lo_ls_mem_base = {spi_shader_tba_lo_ls_mem_base_byte[3*8 +: 8],
      spi_shader_tba_lo_ls_mem_base_byte[2*8 +: 8], spi_shader_tba_lo_ls_mem_base_byte[1*8 +: 8],
      spi_shader_tba_lo_ls_mem_base_byte[0 +: 8]};
  assign write_spi_shader_tba_hi_ls = conjunction_6 & equal_3;
  assign spi_shader_tba_hi_ls_mem_base = spi_shader_tba_hi_ls_mem_base_byte_0;
  assign write_spi_shader_tma_lo_ls = conjunction_6 & equal_4;
  assign spi_shader_tma_lo_ls_mem_base = {spi_shader_tma_lo_ls_mem_base_byte[3*8 +: 8],
      spi_shader_tma_lo_ls_mem_base_byte[2*8 +: 8], spi_shader_tma_lo_ls_mem_base_byte[1*8 +: 8],
      spi_shader_tma_lo_ls_mem_base_byte[0 +: 8]};
  assign write_spi_shader_tma_hi_ls = conjunction_6 & equal_5;
  assign spi_shader_tma_hi_ls_mem_base = spi_shader_tma_hi_ls_mem_base_byte_0;
  assign write_spi_shader_pgm_rsrc3_ls = conjunction_6 & equal_6;
  assign spi_shader_pgm_rsrc3_ls_cu_en = {spi_shader_pgm_rsrc3_ls_cu_en_byte_1, spi_shader_pgm_rsrc3_ls_cu_en_byte_0};
  assign spi_shader_pgm_rsrc3_ls_wave_limit = spi_shader_pgm_rsrc3_ls_wave_limit_byte_2;
  assign spi_shader_pgm_rsrc3_ls_lock_low_threshold = {spi_shader_pgm_rsrc3_ls_lock_low_threshold_byte_3,
      spi_shader_pgm_rsrc3_ls_lock_low_threshold_byte_2};
  assign write_spi_shader_pgm_lo_ls = conjunction_6 & equal_7;
  assign spi_shader_pgm_lo_ls_mem_base = {spi_shader_pgm_lo_ls_mem_base_byte[3*8 +: 8],
      spi_shader_pgm_lo_ls_mem_base_byte[2*8 +: 8], spi_shader_pgm_lo_ls_mem_base_byte[1*8 +: 8],
      spi_shader_pgm_lo_ls_mem_base_byte[0 +: 8]};
  assign write_spi_shader_pgm_hi_ls = conjunction_6 & equal_8;
  assign spi_shader_pgm_hi_ls_mem_base = spi_shader_pgm_hi_ls_mem_base_byte_0;
  assign write_spi_shader_pgm_rsrc1_ls = conjunction_6 & equal_9;
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
  assign write_spi_shader_pgm_rsrc2_ls = conjunction_6 & equal_10;
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
  assign shaderconfig_page_c7 = bus_address[17:8] == 10'hc7;
  wire conjunction_7 = writing & shaderconfig_page_c7;
  assign write_spi_arb_priority = conjunction_7 & equal_2;
  assign spi_arb_priority_pipe_order_ts0 = spi_arb_priority_pipe_order_ts0_byte_0;
  assign spi_arb_priority_pipe_order_ts1 = spi_arb_priority_pipe_order_ts1_byte_0;
  assign spi_arb_priority_pipe_order_ts2 = {spi_arb_priority_pipe_order_ts2_byte_1,
      spi_arb_priority_pipe_order_ts2_byte_0};
  assign spi_arb_priority_pipe_order_ts3 = spi_arb_priority_pipe_order_ts3_byte_1;
  assign spi_arb_priority_ts0_dur_mult = spi_arb_priority_ts0_dur_mult_byte_1;
  assign spi_arb_priority_ts1_dur_mult = spi_arb_priority_ts1_dur_mult_byte_1;
  assign spi_arb_priority_ts2_dur_mult = spi_arb_priority_ts2_dur_mult_byte_2;
  assign spi_arb_priority_ts3_dur_mult = spi_arb_priority_ts3_dur_mult_byte_2;
  assign write_spi_arb_cycles_0 = conjunction_7 & equal_3;
  assign spi_arb_cycles_0_ts0_duration = {spi_arb_cycles_0_ts0_duration_byte_1, spi_arb_cycles_0_ts0_duration_byte_0};
  assign spi_arb_cycles_0_ts1_duration = {spi_arb_cycles_0_ts1_duration_byte_3, spi_arb_cycles_0_ts1_duration_byte_2};
  assign write_spi_arb_cycles_1 = conjunction_7 & equal_4;
  assign spi_arb_cycles_1_ts2_duration = {spi_arb_cycles_1_ts2_duration_byte_1, spi_arb_cycles_1_ts2_duration_byte_0};
  assign spi_arb_cycles_1_ts3_duration = {spi_arb_cycles_1_ts3_duration_byte_3, spi_arb_cycles_1_ts3_duration_byte_2};
  assign write_spi_gdbg_wave_cntl = conjunction_7 & (bus_address[7:2] == 6'h11);
  assign spi_gdbg_wave_cntl_stall_ra = spi_gdbg_wave_cntl_stall_ra_byte_0;
  assign write_spi_gdbg_trap_config = conjunction_7 & (bus_address[7:2] == 6'h12);
  assign spi_gdbg_trap_config_me_sel = spi_gdbg_trap_config_me_sel_byte_0;
  assign spi_gdbg_trap_config_pipe_sel = spi_gdbg_trap_config_pipe_sel_byte_0;
  assign spi_gdbg_trap_config_queue_sel = spi_gdbg_trap_config_queue_sel_byte_0;
  assign spi_gdbg_trap_config_me_match = spi_gdbg_trap_config_me_match_byte_0;
  assign spi_gdbg_trap_config_pipe_match = spi_gdbg_trap_config_pipe_match_byte_1;
  assign spi_gdbg_trap_config_queue_match = spi_gdbg_trap_config_queue_match_byte_1;
  assign spi_gdbg_trap_config_trap_en = spi_gdbg_trap_config_trap_en_byte_1;
  assign spi_gdbg_trap_config_vmid_sel = {spi_gdbg_trap_config_vmid_sel_byte_3, spi_gdbg_trap_config_vmid_sel_byte_2};
  assign write_spi_gdbg_trap_mask = conjunction_7 & (bus_address[7:2] == 6'h13);
  assign spi_gdbg_trap_mask_excp_en = {spi_gdbg_trap_mask_excp_en_byte_1, spi_gdbg_trap_mask_excp_en_byte_0};
  assign spi_gdbg_trap_mask_replace = spi_gdbg_trap_mask_replace_byte_1;
  assign write_spi_gdbg_tba_lo = conjunction_7 & (bus_address[7:2] == 6'h14);
  assign spi_gdbg_tba_lo_mem_base = {spi_gdbg_tba_lo_mem_base_byte[3*8 +: 8], spi_gdbg_tba_lo_mem_base_byte[2*8 +:
      8], spi_gdbg_tba_lo_mem_base_byte[1*8 +: 8], spi_gdbg_tba_lo_mem_base_byte[0 +: 8]};
  assign write_spi_gdbg_tba_hi = conjunction_7 & (bus_address[7:2] == 6'h15);
  assign spi_gdbg_tba_hi_mem_base = spi_gdbg_tba_hi_mem_base_byte_0;
  assign write_spi_gdbg_tma_lo = conjunction_7 & (bus_address[7:2] == 6'h16);
  assign spi_gdbg_tma_lo_mem_base = {spi_gdbg_tma_lo_mem_base_byte[3*8 +: 8], spi_gdbg_tma_lo_mem_base_byte[2*8 +:
      8], spi_gdbg_tma_lo_mem_base_byte[1*8 +: 8], spi_gdbg_tma_lo_mem_base_byte[0 +: 8]};
  assign write_spi_gdbg_tma_hi = conjunction_7 & (bus_address[7:2] == 6'h17);
  assign spi_gdbg_tma_hi_mem_base = spi_gdbg_tma_hi_mem_base_byte_0;
  assign write_spi_gdbg_trap_data0 = conjunction_7 & (bus_address[7:2] == 6'h18);
  assign spi_gdbg_trap_data0_data = {spi_gdbg_trap_data0_data_byte[3*8 +: 8], spi_gdbg_trap_data0_data_byte[2*8 +:
      8], spi_gdbg_trap_data0_data_byte[1*8 +: 8], spi_gdbg_trap_data0_data_byte[0 +: 8]};
  assign write_spi_gdbg_trap_data1 = conjunction_7 & (bus_address[7:2] == 6'h19);
  assign spi_gdbg_trap_data1_data = {spi_gdbg_trap_data1_data_byte[3*8 +: 8], spi_gdbg_trap_data1_data_byte[2*8 +:
      8], spi_gdbg_trap_data1_data_byte[1*8 +: 8], spi_gdbg_trap_data1_data_byte[0 +: 8]};
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
  assign context_page_286 = bus_address[17:8] == 10'h286;
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
  assign spi_ps_input_cntl_offset_31 = spi_ps_input_cntl_offset_byte_0[31*6 +: 6];
  assign spi_ps_input_cntl_default_val_31 = spi_ps_input_cntl_default_val_byte_1[31*2 +: 2];
  assign spi_ps_input_cntl_flat_shade_31 = spi_ps_input_cntl_flat_shade_byte_1[31];
  assign spi_ps_input_cntl_cyl_wrap_31 = {spi_ps_input_cntl_cyl_wrap_byte_2[31],
      spi_ps_input_cntl_cyl_wrap_byte_1[31*3 +: 3]};
  assign spi_ps_input_cntl_pt_sprite_tex_31 = spi_ps_input_cntl_pt_sprite_tex_byte_2[31];
  assign spi_ps_input_cntl_dup_31 = spi_ps_input_cntl_dup_byte_2[31];
  wire conjunction_8 = writing & context_page_286;
  assign write_spi_vs_out_config = conjunction_8 & (bus_address[7:2] == 6'h31);
  assign spi_vs_out_config_vs_export_count = spi_vs_out_config_vs_export_count_byte_0;
  assign spi_vs_out_config_vs_half_pack = spi_vs_out_config_vs_half_pack_byte_0;
  assign write_spi_ps_input_ena = conjunction_8 & (bus_address[7:2] == 6'h33);
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
  assign write_spi_ps_input_addr = conjunction_8 & (bus_address[7:2] == 6'h34);
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
  assign write_spi_interp_control_0 = conjunction_8 & (bus_address[7:2] == 6'h35);
  assign spi_interp_control_0_flat_shade_ena = spi_interp_control_0_flat_shade_ena_byte_0;
  assign spi_interp_control_0_pnt_sprite_ena = spi_interp_control_0_pnt_sprite_ena_byte_0;
  assign spi_interp_control_0_pnt_sprite_ovrd_x = spi_interp_control_0_pnt_sprite_ovrd_x_byte_0;
  assign spi_interp_control_0_pnt_sprite_ovrd_y = spi_interp_control_0_pnt_sprite_ovrd_y_byte_0;
  assign spi_interp_control_0_pnt_sprite_ovrd_z = spi_interp_control_0_pnt_sprite_ovrd_z_byte_1;
  assign spi_interp_control_0_pnt_sprite_ovrd_w = spi_interp_control_0_pnt_sprite_ovrd_w_byte_1;
  assign spi_interp_control_0_pnt_sprite_top_1 = spi_interp_control_0_pnt_sprite_top_1_byte_1;
  assign write_spi_ps_in_control = conjunction_8 & (bus_address[7:2] == 6'h36);
  assign spi_ps_in_control_num_interp = spi_ps_in_control_num_interp_byte_0;
  assign spi_ps_in_control_param_gen = spi_ps_in_control_param_gen_byte_0;
  assign spi_ps_in_control_bc_optimize_disable = spi_ps_in_control_bc_optimize_disable_byte_1;
  assign write_spi_baryc_cntl = conjunction_8 & (bus_address[7:2] == 6'h38);
  assign spi_baryc_cntl_persp_center_cntl = spi_baryc_cntl_persp_center_cntl_byte_0;
  assign spi_baryc_cntl_persp_centroid_cntl = spi_baryc_cntl_persp_centroid_cntl_byte_0;
  assign spi_baryc_cntl_linear_center_cntl = spi_baryc_cntl_linear_center_cntl_byte_1;
  assign spi_baryc_cntl_linear_centroid_cntl = spi_baryc_cntl_linear_centroid_cntl_byte_1;
  assign spi_baryc_cntl_pos_float_location = spi_baryc_cntl_pos_float_location_byte_2;
  assign spi_baryc_cntl_pos_float_ulc = spi_baryc_cntl_pos_float_ulc_byte_2;
  assign spi_baryc_cntl_front_face_all_bits = spi_baryc_cntl_front_face_all_bits_byte_3;
  assign write_spi_tmpring_size = conjunction_8 & equal_1;
  assign spi_tmpring_size_waves = {spi_tmpring_size_waves_byte_1, spi_tmpring_size_waves_byte_0};
  assign spi_tmpring_size_wavesize = {spi_tmpring_size_wavesize_byte_3, spi_tmpring_size_wavesize_byte_2,
      spi_tmpring_size_wavesize_byte_1};
  assign context_page_287 = bus_address[17:8] == 10'h287;
  wire conjunction_9 = writing & context_page_287;
  assign write_spi_shader_pos_format = conjunction_9 & equal_5;
  assign spi_shader_pos_format_pos0_export_format = spi_shader_pos_format_pos0_export_format_byte_0;
  assign spi_shader_pos_format_pos1_export_format = spi_shader_pos_format_pos1_export_format_byte_0;
  assign spi_shader_pos_format_pos2_export_format = spi_shader_pos_format_pos2_export_format_byte_1;
  assign spi_shader_pos_format_pos3_export_format = spi_shader_pos_format_pos3_export_format_byte_1;
  assign write_spi_shader_z_format = conjunction_9 & (bus_address[7:2] == 6'd4);
  assign spi_shader_z_format_z_export_format = spi_shader_z_format_z_export_format_byte_0;
  assign write_spi_shader_col_format = conjunction_9 & (bus_address[7:2] == 6'd5);
  assign spi_shader_col_format_col0_export_format = spi_shader_col_format_col0_export_format_byte_0;
  assign spi_shader_col_format_col1_export_format = spi_shader_col_format_col1_export_format_byte_0;
  assign spi_shader_col_format_col2_export_format = spi_shader_col_format_col2_export_format_byte_1;
  assign spi_shader_col_format_col3_export_format = spi_shader_col_format_col3_export_format_byte_1;
  assign spi_shader_col_format_col4_export_format = spi_shader_col_format_col4_export_format_byte_2;
  assign spi_shader_col_format_col5_export_format = spi_shader_col_format_col5_export_format_byte_2;
  assign spi_shader_col_format_col6_export_format = spi_shader_col_format_col6_export_format_byte_3;
  assign spi_shader_col_format_col7_export_format = spi_shader_col_format_col7_export_format_byte_3;

  wire [11:0] joined_1 = {spi_shader_col_format_col2_export_format, {spi_shader_col_format_col1_export_format,
      spi_shader_col_format_col0_export_format}};
  wire [19:0] joined_2 = {spi_shader_col_format_col4_export_format, {spi_shader_col_format_col3_export_format,
      joined_1}};
  wire [27:0] joined_3 = {spi_shader_col_format_col6_export_format, {spi_shader_col_format_col5_export_format,
      joined_2}};
  wire [11:0] joined_4 = {spi_shader_pos_format_pos2_export_format, {spi_shader_pos_format_pos1_export_format,
      spi_shader_pos_format_pos0_export_format}};

  reg [32:0] looked_up_1;
  always @*
    case (bus_address[7:2])
      6'd3: looked_up_1 = {1'b1, {16'd0, {spi_shader_pos_format_pos3_export_format, joined_4}}};
      6'd4: looked_up_1 = {1'b1, {28'd0, spi_shader_z_format_z_export_format}};
      6'd5: looked_up_1 = {1'b1, {spi_shader_col_format_col7_export_format, joined_3}};
      default: looked_up_1 = 33'd0;
    endcase

  reg looked_up_2;
  always @*
    case (bus_address[7:2])
      6'd3: looked_up_2 = 1'b1;
      6'd4: looked_up_2 = 1'b1;
      6'd5: looked_up_2 = 1'b1;
      default: looked_up_2 = 1'b0;
    endcase

  wire [8:0] joined_5 = {{spi_baryc_cntl_linear_center_cntl, 3'd0}, {{spi_baryc_cntl_persp_centroid_cntl, 3'd0},
      spi_baryc_cntl_persp_center_cntl}};
  wire [17:0] joined_6 = {{spi_baryc_cntl_pos_float_location, 3'd0}, {{spi_baryc_cntl_linear_centroid_cntl, 3'd0},
      joined_5}};
  wire [24:0] joined_7 = {{spi_baryc_cntl_front_face_all_bits, 3'd0}, {{spi_baryc_cntl_pos_float_ulc, 2'd0},
      joined_6}};
  wire [14:0] joined_8 = {{spi_ps_in_control_bc_optimize_disable, 7'd0}, {spi_ps_in_control_param_gen,
      spi_ps_in_control_num_interp}};
  wire [4:0] joined_9 = {spi_interp_control_0_pnt_sprite_ovrd_x, {spi_interp_control_0_pnt_sprite_ena,
      spi_interp_control_0_flat_shade_ena}};
  wire [10:0] joined_10 = {spi_interp_control_0_pnt_sprite_ovrd_z, {spi_interp_control_0_pnt_sprite_ovrd_y,
      joined_9}};
  wire [14:0] joined_11 = {spi_interp_control_0_pnt_sprite_top_1, {spi_interp_control_0_pnt_sprite_ovrd_w,
      joined_10}};
  wire [2:0] joined_12 = {spi_ps_input_addr_persp_centroid_ena, {spi_ps_input_addr_persp_center_ena,
      spi_ps_input_addr_persp_sample_ena}};
  wire [5:0] joined_13 = {spi_ps_input_addr_linear_center_ena, {spi_ps_input_addr_linear_sample_ena,
      {spi_ps_input_addr_persp_pull_model_ena, joined_12}}};
  wire [7:0] joined_14 = {spi_ps_input_addr_line_stipple_tex_ena, {spi_ps_input_addr_linear_centroid_ena, joined_13}};
  wire [10:0] joined_15 = {spi_ps_input_addr_pos_z_float_ena, {spi_ps_input_addr_pos_y_float_ena,
      {spi_ps_input_addr_pos_x_float_ena, joined_14}}};
  wire [13:0] joined_16 = {spi_ps_input_addr_ancillary_ena, {spi_ps_input_addr_front_face_ena,
      {spi_ps_input_addr_pos_w_float_ena, joined_15}}};
  wire [31:0] extended_1 = {16'd0, {spi_ps_input_addr_pos_fixed_pt_ena, {spi_ps_input_addr_sample_coverage_ena,
      joined_16}}};
  wire [2:0] joined_17 = {spi_ps_input_ena_persp_centroid_ena, {spi_ps_input_ena_persp_center_ena,
      spi_ps_input_ena_persp_sample_ena}};
  wire [5:0] joined_18 = {spi_ps_input_ena_linear_center_ena, {spi_ps_input_ena_linear_sample_ena,
      {spi_ps_input_ena_persp_pull_model_ena, joined_17}}};
  wire [8:0] joined_19 = {spi_ps_input_ena_pos_x_float_ena, {spi_ps_input_ena_line_stipple_tex_ena,
      {spi_ps_input_ena_linear_centroid_ena, joined_18}}};
  wire [11:0] joined_20 = {spi_ps_input_ena_pos_w_float_ena, {spi_ps_input_ena_pos_z_float_ena,
      {spi_ps_input_ena_pos_y_float_ena, joined_19}}};
  wire [14:0] joined_21 = {spi_ps_input_ena_sample_coverage_ena, {spi_ps_input_ena_ancillary_ena,
      {spi_ps_input_ena_front_face_ena, joined_20}}};
  wire [10:0] joined_22 = {spi_ps_input_cntl_flat_shade_31, {{spi_ps_input_cntl_default_val_31, 2'd0},
      spi_ps_input_cntl_offset_31}};
  wire [18:0] joined_23 = {spi_ps_input_cntl_dup_31, {spi_ps_input_cntl_pt_sprite_tex_31,
      {{spi_ps_input_cntl_cyl_wrap_31, 2'd0}, joined_22}}};
  wire [10:0] joined_24 = {spi_ps_input_cntl_flat_shade_30, {{spi_ps_input_cntl_default_val_30, 2'd0},
      spi_ps_input_cntl_offset_30}};
  wire [18:0] joined_25 = {spi_ps_input_cntl_dup_30, {spi_ps_input_cntl_pt_sprite_tex_30,
      {{spi_ps_input_cntl_cyl_wrap_30, 2'd0}, joined_24}}};
  wire [10:0] joined_26 = {spi_ps_input_cntl_flat_shade_29, {{spi_ps_input_cntl_default_val_29, 2'd0},
      spi_ps_input_cntl_offset_29}};
  wire [18:0] joined_27 = {spi_ps_input_cntl_dup_29, {spi_ps_input_cntl_pt_sprite_tex_29,
      {{spi_ps_input_cntl_cyl_wrap_29, 2'd0}, joined_26}}};
  wire [10:0] joined_28 = {spi_ps_input_cntl_flat_shade_28, {{spi_ps_input_cntl_default_val_28, 2'd0},
      spi_ps_input_cntl_offset_28}};
  wire [18:0] joined_29 = {spi_ps_input_cntl_dup_28, {spi_ps_input_cntl_pt_sprite_tex_28,
      {{spi_ps_input_cntl_cyl_wrap_28, 2'd0}, joined_28}}};
  wire [10:0] joined_30 = {spi_ps_input_cntl_flat_shade_27, {{spi_ps_input_cntl_default_val_27, 2'd0},
      spi_ps_input_cntl_offset_27}};
  wire [18:0] joined_31 = {spi_ps_input_cntl_dup_27, {spi_ps_input_cntl_pt_sprite_tex_27,
      {{spi_ps_input_cntl_cyl_wrap_27, 2'd0}, joined_30}}};
  wire [10:0] joined_32 = {spi_ps_input_cntl_flat_shade_26, {{spi_ps_input_cntl_default_val_26, 2'd0},
      spi_ps_input_cntl_offset_26}};
  wire [18:0] joined_33 = {spi_ps_input_cntl_dup_26, {spi_ps_input_cntl_pt_sprite_tex_26,
      {{spi_ps_input_cntl_cyl_wrap_26, 2'd0}, joined_32}}};
  wire [10:0] joined_34 = {spi_ps_input_cntl_flat_shade_25, {{spi_ps_input_cntl_default_val_25, 2'd0},
      spi_ps_input_cntl_offset_25}};
  wire [18:0] joined_35 = {spi_ps_input_cntl_dup_25, {spi_ps_input_cntl_pt_sprite_tex_25,
      {{spi_ps_input_cntl_cyl_wrap_25, 2'd0}, joined_34}}};
  wire [10:0] joined_36 = {spi_ps_input_cntl_flat_shade_24, {{spi_ps_input_cntl_default_val_24, 2'd0},
      spi_ps_input_cntl_offset_24}};
  wire [18:0] joined_37 = {spi_ps_input_cntl_dup_24, {spi_ps_input_cntl_pt_sprite_tex_24,
      {{spi_ps_input_cntl_cyl_wrap_24, 2'd0}, joined_36}}};
  wire [10:0] joined_38 = {spi_ps_input_cntl_flat_shade_23, {{spi_ps_input_cntl_default_val_23, 2'd0},
      spi_ps_input_cntl_offset_23}};
  wire [18:0] joined_39 = {spi_ps_input_cntl_dup_23, {spi_ps_input_cntl_pt_sprite_tex_23,
      {{spi_ps_input_cntl_cyl_wrap_23, 2'd0}, joined_38}}};
  wire [10:0] joined_40 = {spi_ps_input_cntl_flat_shade_22, {{spi_ps_input_cntl_default_val_22, 2'd0},
      spi_ps_input_cntl_offset_22}};
  wire [18:0] joined_41 = {spi_ps_input_cntl_dup_22, {spi_ps_input_cntl_pt_sprite_tex_22,
      {{spi_ps_input_cntl_cyl_wrap_22, 2'd0}, joined_40}}};
  wire [10:0] joined_42 = {spi_ps_input_cntl_flat_shade_21, {{spi_ps_input_cntl_default_val_21, 2'd0},
      spi_ps_input_cntl_offset_21}};
  wire [18:0] joined_43 = {spi_ps_input_cntl_dup_21, {spi_ps_input_cntl_pt_sprite_tex_21,
      {{spi_ps_input_cntl_cyl_wrap_21, 2'd0}, joined_42}}};
  wire [10:0] joined_44 = {spi_ps_input_cntl_flat_shade_20, {{spi_ps_input_cntl_default_val_20, 2'd0},
      spi_ps_input_cntl_offset_20}};
  wire [18:0] joined_45 = {spi_ps_input_cntl_dup_20, {spi_ps_input_cntl_pt_sprite_tex_20,
      {{spi_ps_input_cntl_cyl_wrap_20, 2'd0}, joined_44}}};
  wire [10:0] joined_46 = {spi_ps_input_cntl_flat_shade_19, {{spi_ps_input_cntl_default_val_19, 2'd0},
      spi_ps_input_cntl_offset_19}};
  wire [18:0] joined_47 = {spi_ps_input_cntl_dup_19, {spi_ps_input_cntl_pt_sprite_tex_19,
      {{spi_ps_input_cntl_cyl_wrap_19, 2'd0}, joined_46}}};
  wire [10:0] joined_48 = {spi_ps_input_cntl_flat_shade_18, {{spi_ps_input_cntl_default_val_18, 2'd0},
      spi_ps_input_cntl_offset_18}};
  wire [18:0] joined_49 = {spi_ps_input_cntl_dup_18, {spi_ps_input_cntl_pt_sprite_tex_18,
      {{spi_ps_input_cntl_cyl_wrap_18, 2'd0}, joined_48}}};
  wire [10:0] joined_50 = {spi_ps_input_cntl_flat_shade_17, {{spi_ps_input_cntl_default_val_17, 2'd0},
      spi_ps_input_cntl_offset_17}};
  wire [18:0] joined_51 = {spi_ps_input_cntl_dup_17, {spi_ps_input_cntl_pt_sprite_tex_17,
      {{spi_ps_input_cntl_cyl_wrap_17, 2'd0}, joined_50}}};
  wire [10:0] joined_52 = {spi_ps_input_cntl_flat_shade_16, {{spi_ps_input_cntl_default_val_16, 2'd0},
      spi_ps_input_cntl_offset_16}};
  wire [18:0] joined_53 = {spi_ps_input_cntl_dup_16, {spi_ps_input_cntl_pt_sprite_tex_16,
      {{spi_ps_input_cntl_cyl_wrap_16, 2'd0}, joined_52}}};
  wire [10:0] joined_54 = {spi_ps_input_cntl_flat_shade_15, {{spi_ps_input_cntl_default_val_15, 2'd0},
      spi_ps_input_cntl_offset_15}};
  wire [18:0] joined_55 = {spi_ps_input_cntl_dup_15, {spi_ps_input_cntl_pt_sprite_tex_15,
      {{spi_ps_input_cntl_cyl_wrap_15, 2'd0}, joined_54}}};
  wire [10:0] joined_56 = {spi_ps_input_cntl_flat_shade_14, {{spi_ps_input_cntl_default_val_14, 2'd0},
      spi_ps_input_cntl_offset_14}};
  wire [18:0] joined_57 = {spi_ps_input_cntl_dup_14, {spi_ps_input_cntl_pt_sprite_tex_14,
      {{spi_ps_input_cntl_cyl_wrap_14, 2'd0}, joined_56}}};
  wire [10:0] joined_58 = {spi_ps_input_cntl_flat_shade_13, {{spi_ps_input_cntl_default_val_13, 2'd0},
      spi_ps_input_cntl_offset_13}};
  wire [18:0] joined_59 = {spi_ps_input_cntl_dup_13, {spi_ps_input_cntl_pt_sprite_tex_13,
      {{spi_ps_input_cntl_cyl_wrap_13, 2'd0}, joined_58}}};
  wire [10:0] joined_60 = {spi_ps_input_cntl_flat_shade_12, {{spi_ps_input_cntl_default_val_12, 2'd0},
      spi_ps_input_cntl_offset_12}};
  wire [18:0] joined_61 = {spi_ps_input_cntl_dup_12, {spi_ps_input_cntl_pt_sprite_tex_12,
      {{spi_ps_input_cntl_cyl_wrap_12, 2'd0}, joined_60}}};
  wire [10:0] joined_62 = {spi_ps_input_cntl_flat_shade_11, {{spi_ps_input_cntl_default_val_11, 2'd0},
      spi_ps_input_cntl_offset_11}};
  wire [18:0] joined_63 = {spi_ps_input_cntl_dup_11, {spi_ps_input_cntl_pt_sprite_tex_11,
      {{spi_ps_input_cntl_cyl_wrap_11, 2'd0}, joined_62}}};
  wire [10:0] joined_64 = {spi_ps_input_cntl_flat_shade_10, {{spi_ps_input_cntl_default_val_10, 2'd0},
      spi_ps_input_cntl_offset_10}};
  wire [18:0] joined_65 = {spi_ps_input_cntl_dup_10, {spi_ps_input_cntl_pt_sprite_tex_10,
      {{spi_ps_input_cntl_cyl_wrap_10, 2'd0}, joined_64}}};
  wire [10:0] joined_66 = {spi_ps_input_cntl_flat_shade_9, {{spi_ps_input_cntl_default_val_9, 2'd0},
      spi_ps_input_cntl_offset_9}};
  wire [18:0] joined_67 = {spi_ps_input_cntl_dup_9, {spi_ps_input_cntl_pt_sprite_tex_9,
      {{spi_ps_input_cntl_cyl_wrap_9, 2'd0}, joined_66}}};
  wire [10:0] joined_68 = {spi_ps_input_cntl_flat_shade_8, {{spi_ps_input_cntl_default_val_8, 2'd0},
      spi_ps_input_cntl_offset_8}};
  wire [18:0] joined_69 = {spi_ps_input_cntl_dup_8, {spi_ps_input_cntl_pt_sprite_tex_8,
      {{spi_ps_input_cntl_cyl_wrap_8, 2'd0}, joined_68}}};
  wire [10:0] joined_70 = {spi_ps_input_cntl_flat_shade_7, {{spi_ps_input_cntl_default_val_7, 2'd0},
      spi_ps_input_cntl_offset_7}};
  wire [18:0] joined_71 = {spi_ps_input_cntl_dup_7, {spi_ps_input_cntl_pt_sprite_tex_7,
      {{spi_ps_input_cntl_cyl_wrap_7, 2'd0}, joined_70}}};
  wire [10:0] joined_72 = {spi_ps_input_cntl_flat_shade_6, {{spi_ps_input_cntl_default_val_6, 2'd0},
      spi_ps_input_cntl_offset_6}};
  wire [18:0] joined_73 = {spi_ps_input_cntl_dup_6, {spi_ps_input_cntl_pt_sprite_tex_6,
      {{spi_ps_input_cntl_cyl_wrap_6, 2'd0}, joined_72}}};
  wire [10:0] joined_74 = {spi_ps_input_cntl_flat_shade_5, {{spi_ps_input_cntl_default_val_5, 2'd0},
      spi_ps_input_cntl_offset_5}};
  wire [18:0] joined_75 = {spi_ps_input_cntl_dup_5, {spi_ps_input_cntl_pt_sprite_tex_5,
      {{spi_ps_input_cntl_cyl_wrap_5, 2'd0}, joined_74}}};
  wire [10:0] joined_76 = {spi_ps_input_cntl_flat_shade_4, {{spi_ps_input_cntl_default_val_4, 2'd0},
      spi_ps_input_cntl_offset_4}};
  wire [18:0] joined_77 = {spi_ps_input_cntl_dup_4, {spi_ps_input_cntl_pt_sprite_tex_4,
      {{spi_ps_input_cntl_cyl_wrap_4, 2'd0}, joined_76}}};
  wire [10:0] joined_78 = {spi_ps_input_cntl_flat_shade_3, {{spi_ps_input_cntl_default_val_3, 2'd0},
      spi_ps_input_cntl_offset_3}};
  wire [18:0] joined_79 = {spi_ps_input_cntl_dup_3, {spi_ps_input_cntl_pt_sprite_tex_3,
      {{spi_ps_input_cntl_cyl_wrap_3, 2'd0}, joined_78}}};
  wire [10:0] joined_80 = {spi_ps_input_cntl_flat_shade_2, {{spi_ps_input_cntl_default_val_2, 2'd0},
      spi_ps_input_cntl_offset_2}};
  wire [18:0] joined_81 = {spi_ps_input_cntl_dup_2, {spi_ps_input_cntl_pt_sprite_tex_2,
      {{spi_ps_input_cntl_cyl_wrap_2, 2'd0}, joined_80}}};
  wire [10:0] joined_82 = {spi_ps_input_cntl_flat_shade_1, {{spi_ps_input_cntl_default_val_1, 2'd0},
      spi_ps_input_cntl_offset_1}};
  wire [18:0] joined_83 = {spi_ps_input_cntl_dup_1, {spi_ps_input_cntl_pt_sprite_tex_1,
      {{spi_ps_input_cntl_cyl_wrap_1, 2'd0}, joined_82}}};
  wire [10:0] joined_84 = {spi_ps_input_cntl_flat_shade_0, {{spi_ps_input_cntl_default_val_0, 2'd0},
      spi_ps_input_cntl_offset_0}};
  wire [18:0] joined_85 = {spi_ps_input_cntl_dup_0, {spi_ps_input_cntl_pt_sprite_tex_0,
      {{spi_ps_input_cntl_cyl_wrap_0, 2'd0}, joined_84}}};

  reg [32:0] looked_up_3;
  always @*
    case (bus_address[7:2])
      6'h11: looked_up_3 = {1'b1, {13'd0, joined_85}};
      6'h12: looked_up_3 = {1'b1, {13'd0, joined_83}};
      6'h13: looked_up_3 = {1'b1, {13'd0, joined_81}};
      6'h14: looked_up_3 = {1'b1, {13'd0, joined_79}};
      6'h15: looked_up_3 = {1'b1, {13'd0, joined_77}};
      6'h16: looked_up_3 = {1'b1, {13'd0, joined_75}};
      6'h17: looked_up_3 = {1'b1, {13'd0, joined_73}};
      6'h18: looked_up_3 = {1'b1, {13'd0, joined_71}};
      6'h19: looked_up_3 = {1'b1, {13'd0, joined_69}};
      6'h1a: looked_up_3 = {1'b1, {13'd0, joined_67}};
      6'h1b: looked_up_3 = {1'b1, {13'd0, joined_65}};
      6'h1c: looked_up_3 = {1'b1, {13'd0, joined_63}};
      6'h1d: looked_up_3 = {1'b1, {13'd0, joined_61}};
      6'h1e: looked_up_3 = {1'b1, {13'd0, joined_59}};
      6'h1f: looked_up_3 = {1'b1, {13'd0, joined_57}};
      6'h20: looked_up_3 = {1'b1, {13'd0, joined_55}};
      6'h21: looked_up_3 = {1'b1, {13'd0, joined_53}};
      6'h22: looked_up_3 = {1'b1, {13'd0, joined_51}};
      6'h23: looked_up_3 = {1'b1, {13'd0, joined_49}};
      6'h24: looked_up_3 = {1'b1, {13'd0, joined_47}};
      6'h25: looked_up_3 = {1'b1, {13'd0, joined_45}};
      6'h26: looked_up_3 = {1'b1, {13'd0, joined_43}};
      6'h27: looked_up_3 = {1'b1, {13'd0, joined_41}};
      6'h28: looked_up_3 = {1'b1, {13'd0, joined_39}};
      6'h29: looked_up_3 = {1'b1, {13'd0, joined_37}};
      6'h2a: looked_up_3 = {1'b1, {13'd0, joined_35}};
      6'h2b: looked_up_3 = {1'b1, {13'd0, joined_33}};
      6'h2c: looked_up_3 = {1'b1, {13'd0, joined_31}};
      6'h2d: looked_up_3 = {1'b1, {13'd0, joined_29}};
      6'h2e: looked_up_3 = {1'b1, {13'd0, joined_27}};
      6'h2f: looked_up_3 = {1'b1, {13'd0, joined_25}};
      6'h30: looked_up_3 = {1'b1, {13'd0, joined_23}};
      6'h31: looked_up_3 = {1'b1, {25'd0, {spi_vs_out_config_vs_half_pack, {spi_vs_out_config_vs_export_count,
          1'b0}}}};
      6'h33: looked_up_3 = {1'b1, {16'd0, {spi_ps_input_ena_pos_fixed_pt_ena, joined_21}}};
      6'h34: looked_up_3 = {1'b1, extended_1};
      6'h35: looked_up_3 = {1'b1, {17'd0, joined_11}};
      6'h36: looked_up_3 = {1'b1, {17'd0, joined_8}};
      6'h38: looked_up_3 = {1'b1, {7'd0, joined_7}};
      6'h3a: looked_up_3 = {1'b1, {7'd0, {spi_tmpring_size_wavesize, spi_tmpring_size_waves}}};
      default: looked_up_3 = 33'd0;
    endcase

  reg looked_up_4;
  always @*
    case (bus_address[7:2])
      6'h11: looked_up_4 = 1'b1;
      6'h12: looked_up_4 = 1'b1;
      6'h13: looked_up_4 = 1'b1;
      6'h14: looked_up_4 = 1'b1;
      6'h15: looked_up_4 = 1'b1;
      6'h16: looked_up_4 = 1'b1;
      6'h17: looked_up_4 = 1'b1;
      6'h18: looked_up_4 = 1'b1;
      6'h19: looked_up_4 = 1'b1;
      6'h1a: looked_up_4 = 1'b1;
      6'h1b: looked_up_4 = 1'b1;
      6'h1c: looked_up_4 = 1'b1;
      6'h1d: looked_up_4 = 1'b1;
      6'h1e: looked_up_4 = 1'b1;
      6'h1f: looked_up_4 = 1'b1;
      6'h20: looked_up_4 = 1'b1;
      6'h21: looked_up_4 = 1'b1;
      6'h22: looked_up_4 = 1'b1;
      6'h23: looked_up_4 = 1'b1;
      6'h24: looked_up_4 = 1'b1;
      6'h25: looked_up_4 = 1'b1;
      6'h26: looked_up_4 = 1'b1;
      6'h27: looked_up_4 = 1'b1;
      6'h28: looked_up_4 = 1'b1;
      6'h29: looked_up_4 = 1'b1;
      6'h2a: looked_up_4 = 1'b1;
      6'h2b: looked_up_4 = 1'b1;
      6'h2c: looked_up_4 = 1'b1;
      6'h2d: looked_up_4 = 1'b1;
      6'h2e: looked_up_4 = 1'b1;
      6'h2f: looked_up_4 = 1'b1;
      6'h30: looked_up_4 = 1'b1;
      6'h31: looked_up_4 = 1'b1;
      6'h33: looked_up_4 = 1'b1;
      6'h34: looked_up_4 = 1'b1;
      6'h35: looked_up_4 = 1'b1;
      6'h36: looked_up_4 = 1'b1;
      6'h38: looked_up_4 = 1'b1;
      6'h3a: looked_up_4 = 1'b1;
      default: looked_up_4 = 1'b0;
    endcase

  wire [23:0] joined_86 = {spi_resource_reserve_en_cu_queue_mask_9, {spi_resource_reserve_en_cu_type_mask_9,
      spi_resource_reserve_en_cu_en_9}};
  wire [23:0] joined_87 = {spi_resource_reserve_en_cu_queue_mask_8, {spi_resource_reserve_en_cu_type_mask_8,
      spi_resource_reserve_en_cu_en_8}};
  wire [23:0] joined_88 = {spi_resource_reserve_en_cu_queue_mask_7, {spi_resource_reserve_en_cu_type_mask_7,
      spi_resource_reserve_en_cu_en_7}};
  wire [23:0] joined_89 = {spi_resource_reserve_en_cu_queue_mask_6, {spi_resource_reserve_en_cu_type_mask_6,
      spi_resource_reserve_en_cu_en_6}};
  wire [23:0] joined_90 = {spi_resource_reserve_en_cu_queue_mask_5, {spi_resource_reserve_en_cu_type_mask_5,
      spi_resource_reserve_en_cu_en_5}};
  wire [23:0] joined_91 = {spi_resource_reserve_en_cu_queue_mask_4, {spi_resource_reserve_en_cu_type_mask_4,
      spi_resource_reserve_en_cu_en_4}};
  wire [23:0] joined_92 = {spi_resource_reserve_en_cu_queue_mask_3, {spi_resource_reserve_en_cu_type_mask_3,
      spi_resource_reserve_en_cu_en_3}};
  wire [23:0] joined_93 = {spi_resource_reserve_en_cu_queue_mask_2, {spi_resource_reserve_en_cu_type_mask_2,
      spi_resource_reserve_en_cu_en_2}};
  wire [23:0] joined_94 = {spi_resource_reserve_en_cu_queue_mask_1, {spi_resource_reserve_en_cu_type_mask_1,
      spi_resource_reserve_en_cu_en_1}};
  wire [23:0] joined_95 = {spi_resource_reserve_en_cu_queue_mask_0, {spi_resource_reserve_en_cu_type_mask_0,
      spi_resource_reserve_en_cu_en_0}};
  wire [11:0] joined_96 = {spi_resource_reserve_cu_lds_8, {spi_resource_reserve_cu_sgpr_8,
      spi_resource_reserve_cu_vgpr_8}};
  wire [31:0] extended_2 = {13'd0, {spi_resource_reserve_cu_barriers_8, {spi_resource_reserve_cu_waves_8,
      joined_96}}};
  wire [11:0] joined_97 = {spi_resource_reserve_cu_lds_7, {spi_resource_reserve_cu_sgpr_7,
      spi_resource_reserve_cu_vgpr_7}};
  wire [31:0] extended_3 = {13'd0, {spi_resource_reserve_cu_barriers_7, {spi_resource_reserve_cu_waves_7,
      joined_97}}};
  wire [11:0] joined_98 = {spi_resource_reserve_cu_lds_6, {spi_resource_reserve_cu_sgpr_6,
      spi_resource_reserve_cu_vgpr_6}};
  wire [31:0] extended_4 = {13'd0, {spi_resource_reserve_cu_barriers_6, {spi_resource_reserve_cu_waves_6,
      joined_98}}};
  wire [11:0] joined_99 = {spi_resource_reserve_cu_lds_5, {spi_resource_reserve_cu_sgpr_5,
      spi_resource_reserve_cu_vgpr_5}};
  wire [31:0] extended_5 = {13'd0, {spi_resource_reserve_cu_barriers_5, {spi_resource_reserve_cu_waves_5,
      joined_99}}};
  wire [11:0] joined_100 = {spi_resource_reserve_cu_lds_4, {spi_resource_reserve_cu_sgpr_4,
      spi_resource_reserve_cu_vgpr_4}};
  wire [31:0] extended_6 = {13'd0, {spi_resource_reserve_cu_barriers_4, {spi_resource_reserve_cu_waves_4,
      joined_100}}};
  wire [11:0] joined_101 = {spi_resource_reserve_cu_lds_3, {spi_resource_reserve_cu_sgpr_3,
      spi_resource_reserve_cu_vgpr_3}};
  wire [31:0] extended_7 = {13'd0, {spi_resource_reserve_cu_barriers_3, {spi_resource_reserve_cu_waves_3,
      joined_101}}};
  wire [11:0] joined_102 = {spi_resource_reserve_cu_lds_2, {spi_resource_reserve_cu_sgpr_2,
      spi_resource_reserve_cu_vgpr_2}};
  wire [31:0] extended_8 = {13'd0, {spi_resource_reserve_cu_barriers_2, {spi_resource_reserve_cu_waves_2,
      joined_102}}};
  wire [11:0] joined_103 = {spi_resource_reserve_cu_lds_1, {spi_resource_reserve_cu_sgpr_1,
      spi_resource_reserve_cu_vgpr_1}};
  wire [31:0] extended_9 = {13'd0, {spi_resource_reserve_cu_barriers_1, {spi_resource_reserve_cu_waves_1,
      joined_103}}};
  wire [11:0] joined_104 = {spi_resource_reserve_cu_lds_0, {spi_resource_reserve_cu_sgpr_0,
      spi_resource_reserve_cu_vgpr_0}};
  wire [31:0] extended_10 = {13'd0, {spi_resource_reserve_cu_barriers_0, {spi_resource_reserve_cu_waves_0,
      joined_104}}};
  wire [6:0] joined_105 = {spi_gdbg_trap_config_queue_sel, {spi_gdbg_trap_config_pipe_sel,
      spi_gdbg_trap_config_me_sel}};
  wire [9:0] joined_106 = {spi_gdbg_trap_config_queue_match, {spi_gdbg_trap_config_pipe_match,
      {spi_gdbg_trap_config_me_match, joined_105}}};
  wire [8:0] joined_107 = {spi_arb_priority_pipe_order_ts2, {spi_arb_priority_pipe_order_ts1,
      spi_arb_priority_pipe_order_ts0}};
  wire [15:0] joined_108 = {spi_arb_priority_ts1_dur_mult, {spi_arb_priority_ts0_dur_mult,
      {spi_arb_priority_pipe_order_ts3, joined_107}}};

  reg [32:0] looked_up_5;
  always @*
    case (bus_address[7:2])
      6'd0: looked_up_5 = {1'b1, {12'd0, {spi_arb_priority_ts3_dur_mult, {spi_arb_priority_ts2_dur_mult,
          joined_108}}}};
      6'd1: looked_up_5 = {1'b1, {spi_arb_cycles_0_ts1_duration, spi_arb_cycles_0_ts0_duration}};
      6'd2: looked_up_5 = {1'b1, {spi_arb_cycles_1_ts3_duration, spi_arb_cycles_1_ts2_duration}};
      6'h11: looked_up_5 = {1'b1, {31'd0, spi_gdbg_wave_cntl_stall_ra}};
      6'h12: looked_up_5 = {1'b1, {spi_gdbg_trap_config_vmid_sel, {{spi_gdbg_trap_config_trap_en, 5'd0},
          joined_106}}};
      6'h13: looked_up_5 = {1'b1, {22'd0, {spi_gdbg_trap_mask_replace, spi_gdbg_trap_mask_excp_en}}};
      6'h14: looked_up_5 = {1'b1, spi_gdbg_tba_lo_mem_base};
      6'h15: looked_up_5 = {1'b1, {24'd0, spi_gdbg_tba_hi_mem_base}};
      6'h16: looked_up_5 = {1'b1, spi_gdbg_tma_lo_mem_base};
      6'h17: looked_up_5 = {1'b1, {24'd0, spi_gdbg_tma_hi_mem_base}};
      6'h18: looked_up_5 = {1'b1, spi_gdbg_trap_data0_data};
      6'h19: looked_up_5 = {1'b1, spi_gdbg_trap_data1_data};
      6'h1c: looked_up_5 = {1'b1, extended_10};
      6'h1d: looked_up_5 = {1'b1, extended_9};
      6'h1e: looked_up_5 = {1'b1, extended_8};
      6'h1f: looked_up_5 = {1'b1, extended_7};
      6'h20: looked_up_5 = {1'b1, extended_6};
      6'h21: looked_up_5 = {1'b1, extended_5};
      6'h22: looked_up_5 = {1'b1, extended_4};
      6'h23: looked_up_5 = {1'b1, extended_3};
      6'h24: looked_up_5 = {1'b1, extended_2};
      6'h26: looked_up_5 = {1'b1, {7'd0, {spi_resource_reserve_en_cu_reserve_space_only_0, joined_95}}};
      6'h27: looked_up_5 = {1'b1, {7'd0, {spi_resource_reserve_en_cu_reserve_space_only_1, joined_94}}};
      6'h28: looked_up_5 = {1'b1, {7'd0, {spi_resource_reserve_en_cu_reserve_space_only_2, joined_93}}};
      6'h29: looked_up_5 = {1'b1, {7'd0, {spi_resource_reserve_en_cu_reserve_space_only_3, joined_92}}};
      6'h2a: looked_up_5 = {1'b1, {7'd0, {spi_resource_reserve_en_cu_reserve_space_only_4, joined_91}}};
      6'h2b: looked_up_5 = {1'b1, {7'd0, {spi_resource_reserve_en_cu_reserve_space_only_5, joined_90}}};
      6'h2c: looked_up_5 = {1'b1, {7'd0, {spi_resource_reserve_en_cu_reserve_space_only_6, joined_89}}};
      6'h2d: looked_up_5 = {1'b1, {7'd0, {spi_resource_reserve_en_cu_reserve_space_only_7, joined_88}}};
      6'h2e: looked_up_5 = {1'b1, {7'd0, {spi_resource_reserve_en_cu_reserve_space_only_8, joined_87}}};
      6'h2f: looked_up_5 = {1'b1, {7'd0, {spi_resource_reserve_en_cu_reserve_space_only_9, joined_86}}};
      default: looked_up_5 = 33'd0;
    endcase

  reg looked_up_6;
  always @*
    case (bus_address[7:2])
      6'd0: looked_up_6 = 1'b1;
      6'd1: looked_up_6 = 1'b1;
      6'd2: looked_up_6 = 1'b1;
      6'h11: looked_up_6 = 1'b1;
      6'h12: looked_up_6 = 1'b1;
      6'h13: looked_up_6 = 1'b1;
      6'h14: looked_up_6 = 1'b1;
      6'h15: looked_up_6 = 1'b1;
      6'h16: looked_up_6 = 1'b1;
      6'h17: looked_up_6 = 1'b1;
      6'h18: looked_up_6 = 1'b1;
      6'h19: looked_up_6 = 1'b1;
      6'h1c: looked_up_6 = 1'b1;
      6'h1d: looked_up_6 = 1'b1;
      6'h1e: looked_up_6 = 1'b1;
      6'h1f: looked_up_6 = 1'b1;
      6'h20: looked_up_6 = 1'b1;
      6'h21: looked_up_6 = 1'b1;
      6'h22: looked_up_6 = 1'b1;
      6'h23: looked_up_6 = 1'b1;
      6'h24: looked_up_6 = 1'b1;
      6'h26: looked_up_6 = 1'b1;
      6'h27: looked_up_6 = 1'b1;
      6'h28: looked_up_6 = 1'b1;
      6'h29: looked_up_6 = 1'b1;
      6'h2a: looked_up_6 = 1'b1;
      6'h2b: looked_up_6 = 1'b1;
      6'h2c: looked_up_6 = 1'b1;
      6'h2d: looked_up_6 = 1'b1;
      6'h2e: looked_up_6 = 1'b1;
      6'h2f: looked_up_6 = 1'b1;
      default: looked_up_6 = 1'b0;
    endcase

  wire [6:0] joined_109 = {spi_shader_pgm_rsrc2_ls_trap_present, {spi_shader_pgm_rsrc2_ls_user_sgpr,
      spi_shader_pgm_rsrc2_ls_scratch_en}};
  wire [11:0] joined_110 = {spi_shader_pgm_rsrc1_ls_priority, {spi_shader_pgm_rsrc1_ls_sgprs,
      spi_shader_pgm_rsrc1_ls_vgprs}};
  wire [21:0] joined_111 = {spi_shader_pgm_rsrc1_ls_dx10_clamp, {spi_shader_pgm_rsrc1_ls_priv,
      {spi_shader_pgm_rsrc1_ls_float_mode, joined_110}}};
  wire [25:0] joined_112 = {spi_shader_pgm_rsrc1_ls_vgpr_comp_cnt, {spi_shader_pgm_rsrc1_ls_ieee_mode,
      {spi_shader_pgm_rsrc1_ls_debug_mode, joined_111}}};
  wire [31:0] extended_11 = {2'd0, {spi_shader_pgm_rsrc1_ls_cdbg_user, {spi_shader_pgm_rsrc1_ls_cache_ctl,
      joined_112}}};
  wire [25:0] joined_113 = {spi_shader_pgm_rsrc3_ls_lock_low_threshold, {spi_shader_pgm_rsrc3_ls_wave_limit,
      spi_shader_pgm_rsrc3_ls_cu_en}};

  reg [32:0] looked_up_7;
  always @*
    case (bus_address[7:2])
      6'd0: looked_up_7 = {1'b1, spi_shader_tba_lo_ls_mem_base};
      6'd1: looked_up_7 = {1'b1, {24'd0, spi_shader_tba_hi_ls_mem_base}};
      6'd2: looked_up_7 = {1'b1, spi_shader_tma_lo_ls_mem_base};
      6'd3: looked_up_7 = {1'b1, {24'd0, spi_shader_tma_hi_ls_mem_base}};
      6'd7: looked_up_7 = {1'b1, {6'd0, joined_113}};
      6'd8: looked_up_7 = {1'b1, spi_shader_pgm_lo_ls_mem_base};
      6'd9: looked_up_7 = {1'b1, {24'd0, spi_shader_pgm_hi_ls_mem_base}};
      6'ha: looked_up_7 = {1'b1, extended_11};
      6'hb: looked_up_7 = {1'b1, {7'd0, {spi_shader_pgm_rsrc2_ls_excp_en, {spi_shader_pgm_rsrc2_ls_lds_size,
          joined_109}}}};
      6'hc: looked_up_7 = {1'b1, spi_shader_user_data_ls_data_0};
      6'hd: looked_up_7 = {1'b1, spi_shader_user_data_ls_data_1};
      6'he: looked_up_7 = {1'b1, spi_shader_user_data_ls_data_2};
      6'hf: looked_up_7 = {1'b1, spi_shader_user_data_ls_data_3};
      6'h10: looked_up_7 = {1'b1, spi_shader_user_data_ls_data_4};
      6'h11: looked_up_7 = {1'b1, spi_shader_user_data_ls_data_5};
      6'h12: looked_up_7 = {1'b1, spi_shader_user_data_ls_data_6};
      6'h13: looked_up_7 = {1'b1, spi_shader_user_data_ls_data_7};
      6'h14: looked_up_7 = {1'b1, spi_shader_user_data_ls_data_8};
      6'h15: looked_up_7 = {1'b1, spi_shader_user_data_ls_data_9};
      6'h16: looked_up_7 = {1'b1, spi_shader_user_data_ls_data_10};
      6'h17: looked_up_7 = {1'b1, spi_shader_user_data_ls_data_11};
      6'h18: looked_up_7 = {1'b1, spi_shader_user_data_ls_data_12};
      6'h19: looked_up_7 = {1'b1, spi_shader_user_data_ls_data_13};
      6'h1a: looked_up_7 = {1'b1, spi_shader_user_data_ls_data_14};
      6'h1b: looked_up_7 = {1'b1, spi_shader_user_data_ls_data_15};
      default: looked_up_7 = 33'd0;
    endcase

  reg looked_up_8;
  always @*
    case (bus_address[7:2])
      6'd0: looked_up_8 = 1'b1;
      6'd1: looked_up_8 = 1'b1;
      6'd2: looked_up_8 = 1'b1;
      6'd3: looked_up_8 = 1'b1;
      6'd7: looked_up_8 = 1'b1;
      6'd8: looked_up_8 = 1'b1;
      6'd9: looked_up_8 = 1'b1;
      6'ha: looked_up_8 = 1'b1;
      6'hb: looked_up_8 = 1'b1;
      6'hc: looked_up_8 = 1'b1;
      6'hd: looked_up_8 = 1'b1;
      6'he: looked_up_8 = 1'b1;
      6'hf: looked_up_8 = 1'b1;
      6'h10: looked_up_8 = 1'b1;
      6'h11: looked_up_8 = 1'b1;
      6'h12: looked_up_8 = 1'b1;
      6'h13: looked_up_8 = 1'b1;
      6'h14: looked_up_8 = 1'b1;
      6'h15: looked_up_8 = 1'b1;
      6'h16: looked_up_8 = 1'b1;
      6'h17: looked_up_8 = 1'b1;
      6'h18: looked_up_8 = 1'b1;
      6'h19: looked_up_8 = 1'b1;
      6'h1a: looked_up_8 = 1'b1;
      6'h1b: looked_up_8 = 1'b1;
      default: looked_up_8 = 1'b0;
    endcase

  wire [6:0] joined_114 = {spi_shader_pgm_rsrc2_hs_trap_present, {spi_shader_pgm_rsrc2_hs_user_sgpr,
      spi_shader_pgm_rsrc2_hs_scratch_en}};
  wire [17:0] joined_115 = {spi_shader_pgm_rsrc2_hs_excp_en, {spi_shader_pgm_rsrc2_hs_tg_size_en,
      {spi_shader_pgm_rsrc2_hs_oc_lds_en, joined_114}}};
  wire [11:0] joined_116 = {spi_shader_pgm_rsrc1_hs_priority, {spi_shader_pgm_rsrc1_hs_sgprs,
      spi_shader_pgm_rsrc1_hs_vgprs}};
  wire [21:0] joined_117 = {spi_shader_pgm_rsrc1_hs_dx10_clamp, {spi_shader_pgm_rsrc1_hs_priv,
      {spi_shader_pgm_rsrc1_hs_float_mode, joined_116}}};
  wire [26:0] joined_118 = {spi_shader_pgm_rsrc1_hs_cache_ctl, {spi_shader_pgm_rsrc1_hs_ieee_mode,
      {spi_shader_pgm_rsrc1_hs_debug_mode, joined_117}}};

  reg [32:0] looked_up_9;
  always @*
    case (bus_address[7:2])
      6'd0: looked_up_9 = {1'b1, spi_shader_tba_lo_hs_mem_base};
      6'd1: looked_up_9 = {1'b1, {24'd0, spi_shader_tba_hi_hs_mem_base}};
      6'd2: looked_up_9 = {1'b1, spi_shader_tma_lo_hs_mem_base};
      6'd3: looked_up_9 = {1'b1, {24'd0, spi_shader_tma_hi_hs_mem_base}};
      6'd7: looked_up_9 = {1'b1, {22'd0, {spi_shader_pgm_rsrc3_hs_lock_low_threshold,
          spi_shader_pgm_rsrc3_hs_wave_limit}}};
      6'd8: looked_up_9 = {1'b1, spi_shader_pgm_lo_hs_mem_base};
      6'd9: looked_up_9 = {1'b1, {24'd0, spi_shader_pgm_hi_hs_mem_base}};
      6'ha: looked_up_9 = {1'b1, {4'd0, {spi_shader_pgm_rsrc1_hs_cdbg_user, joined_118}}};
      6'hb: looked_up_9 = {1'b1, {14'd0, joined_115}};
      6'hc: looked_up_9 = {1'b1, spi_shader_user_data_hs_data_0};
      6'hd: looked_up_9 = {1'b1, spi_shader_user_data_hs_data_1};
      6'he: looked_up_9 = {1'b1, spi_shader_user_data_hs_data_2};
      6'hf: looked_up_9 = {1'b1, spi_shader_user_data_hs_data_3};
      6'h10: looked_up_9 = {1'b1, spi_shader_user_data_hs_data_4};
      6'h11: looked_up_9 = {1'b1, spi_shader_user_data_hs_data_5};
      6'h12: looked_up_9 = {1'b1, spi_shader_user_data_hs_data_6};
      6'h13: looked_up_9 = {1'b1, spi_shader_user_data_hs_data_7};
      6'h14: looked_up_9 = {1'b1, spi_shader_user_data_hs_data_8};
      6'h15: looked_up_9 = {1'b1, spi_shader_user_data_hs_data_9};
      6'h16: looked_up_9 = {1'b1, spi_shader_user_data_hs_data_10};
      6'h17: looked_up_9 = {1'b1, spi_shader_user_data_hs_data_11};
      6'h18: looked_up_9 = {1'b1, spi_shader_user_data_hs_data_12};
      6'h19: looked_up_9 = {1'b1, spi_shader_user_data_hs_data_13};
      6'h1a: looked_up_9 = {1'b1, spi_shader_user_data_hs_data_14};
      6'h1b: looked_up_9 = {1'b1, spi_shader_user_data_hs_data_15};
      default: looked_up_9 = 33'd0;
    endcase

  wire [6:0] joined_119 = {spi_shader_pgm_rsrc2_es_trap_present, {spi_shader_pgm_rsrc2_es_user_sgpr,
      spi_shader_pgm_rsrc2_es_scratch_en}};
  wire [28:0] joined_120 = {{spi_shader_pgm_rsrc2_es_lds_size, 3'd0}, {spi_shader_pgm_rsrc2_es_excp_en,
      {spi_shader_pgm_rsrc2_es_oc_lds_en, joined_119}}};
  wire [11:0] joined_121 = {spi_shader_pgm_rsrc1_es_priority, {spi_shader_pgm_rsrc1_es_sgprs,
      spi_shader_pgm_rsrc1_es_vgprs}};
  wire [21:0] joined_122 = {spi_shader_pgm_rsrc1_es_dx10_clamp, {spi_shader_pgm_rsrc1_es_priv,
      {spi_shader_pgm_rsrc1_es_float_mode, joined_121}}};
  wire [25:0] joined_123 = {spi_shader_pgm_rsrc1_es_vgpr_comp_cnt, {spi_shader_pgm_rsrc1_es_ieee_mode,
      {spi_shader_pgm_rsrc1_es_debug_mode, joined_122}}};
  wire [30:0] joined_124 = {spi_shader_pgm_rsrc1_es_cdbg_user, {spi_shader_pgm_rsrc1_es_cache_ctl,
      {spi_shader_pgm_rsrc1_es_cu_group_enable, joined_123}}};
  wire [25:0] joined_125 = {spi_shader_pgm_rsrc3_es_lock_low_threshold, {spi_shader_pgm_rsrc3_es_wave_limit,
      spi_shader_pgm_rsrc3_es_cu_en}};

  reg [32:0] looked_up_10;
  always @*
    case (bus_address[7:2])
      6'd0: looked_up_10 = {1'b1, spi_shader_tba_lo_es_mem_base};
      6'd1: looked_up_10 = {1'b1, {24'd0, spi_shader_tba_hi_es_mem_base}};
      6'd2: looked_up_10 = {1'b1, spi_shader_tma_lo_es_mem_base};
      6'd3: looked_up_10 = {1'b1, {24'd0, spi_shader_tma_hi_es_mem_base}};
      6'd7: looked_up_10 = {1'b1, {6'd0, joined_125}};
      6'd8: looked_up_10 = {1'b1, spi_shader_pgm_lo_es_mem_base};
      6'd9: looked_up_10 = {1'b1, {24'd0, spi_shader_pgm_hi_es_mem_base}};
      6'ha: looked_up_10 = {1'b1, {1'b0, joined_124}};
      6'hb: looked_up_10 = {1'b1, {3'd0, joined_120}};
      6'hc: looked_up_10 = {1'b1, spi_shader_user_data_es_data_0};
      6'hd: looked_up_10 = {1'b1, spi_shader_user_data_es_data_1};
      6'he: looked_up_10 = {1'b1, spi_shader_user_data_es_data_2};
      6'hf: looked_up_10 = {1'b1, spi_shader_user_data_es_data_3};
      6'h10: looked_up_10 = {1'b1, spi_shader_user_data_es_data_4};
      6'h11: looked_up_10 = {1'b1, spi_shader_user_data_es_data_5};
      6'h12: looked_up_10 = {1'b1, spi_shader_user_data_es_data_6};
      6'h13: looked_up_10 = {1'b1, spi_shader_user_data_es_data_7};
      6'h14: looked_up_10 = {1'b1, spi_shader_user_data_es_data_8};
      6'h15: looked_up_10 = {1'b1, spi_shader_user_data_es_data_9};
      6'h16: looked_up_10 = {1'b1, spi_shader_user_data_es_data_10};
      6'h17: looked_up_10 = {1'b1, spi_shader_user_data_es_data_11};
      6'h18: looked_up_10 = {1'b1, spi_shader_user_data_es_data_12};
      6'h19: looked_up_10 = {1'b1, spi_shader_user_data_es_data_13};
      6'h1a: looked_up_10 = {1'b1, spi_shader_user_data_es_data_14};
      6'h1b: looked_up_10 = {1'b1, spi_shader_user_data_es_data_15};
      default: looked_up_10 = 33'd0;
    endcase

  wire [6:0] joined_126 = {spi_shader_pgm_rsrc2_gs_trap_present, {spi_shader_pgm_rsrc2_gs_user_sgpr,
      spi_shader_pgm_rsrc2_gs_scratch_en}};
  wire [11:0] joined_127 = {spi_shader_pgm_rsrc1_gs_priority, {spi_shader_pgm_rsrc1_gs_sgprs,
      spi_shader_pgm_rsrc1_gs_vgprs}};
  wire [21:0] joined_128 = {spi_shader_pgm_rsrc1_gs_dx10_clamp, {spi_shader_pgm_rsrc1_gs_priv,
      {spi_shader_pgm_rsrc1_gs_float_mode, joined_127}}};
  wire [24:0] joined_129 = {spi_shader_pgm_rsrc1_gs_cu_group_enable, {spi_shader_pgm_rsrc1_gs_ieee_mode,
      {spi_shader_pgm_rsrc1_gs_debug_mode, joined_128}}};
  wire [31:0] extended_12 = {3'd0, {spi_shader_pgm_rsrc1_gs_cdbg_user, {spi_shader_pgm_rsrc1_gs_cache_ctl,
      joined_129}}};
  wire [25:0] joined_130 = {spi_shader_pgm_rsrc3_gs_lock_low_threshold, {spi_shader_pgm_rsrc3_gs_wave_limit,
      spi_shader_pgm_rsrc3_gs_cu_en}};

  reg [32:0] looked_up_11;
  always @*
    case (bus_address[7:2])
      6'd0: looked_up_11 = {1'b1, spi_shader_tba_lo_gs_mem_base};
      6'd1: looked_up_11 = {1'b1, {24'd0, spi_shader_tba_hi_gs_mem_base}};
      6'd2: looked_up_11 = {1'b1, spi_shader_tma_lo_gs_mem_base};
      6'd3: looked_up_11 = {1'b1, {24'd0, spi_shader_tma_hi_gs_mem_base}};
      6'd7: looked_up_11 = {1'b1, {6'd0, joined_130}};
      6'd8: looked_up_11 = {1'b1, spi_shader_pgm_lo_gs_mem_base};
      6'd9: looked_up_11 = {1'b1, {24'd0, spi_shader_pgm_hi_gs_mem_base}};
      6'ha: looked_up_11 = {1'b1, extended_12};
      6'hb: looked_up_11 = {1'b1, {16'd0, {spi_shader_pgm_rsrc2_gs_excp_en, joined_126}}};
      6'hc: looked_up_11 = {1'b1, spi_shader_user_data_gs_data_0};
      6'hd: looked_up_11 = {1'b1, spi_shader_user_data_gs_data_1};
      6'he: looked_up_11 = {1'b1, spi_shader_user_data_gs_data_2};
      6'hf: looked_up_11 = {1'b1, spi_shader_user_data_gs_data_3};
      6'h10: looked_up_11 = {1'b1, spi_shader_user_data_gs_data_4};
      6'h11: looked_up_11 = {1'b1, spi_shader_user_data_gs_data_5};
      6'h12: looked_up_11 = {1'b1, spi_shader_user_data_gs_data_6};
      6'h13: looked_up_11 = {1'b1, spi_shader_user_data_gs_data_7};
      6'h14: looked_up_11 = {1'b1, spi_shader_user_data_gs_data_8};
      6'h15: looked_up_11 = {1'b1, spi_shader_user_data_gs_data_9};
      6'h16: looked_up_11 = {1'b1, spi_shader_user_data_gs_data_10};
      6'h17: looked_up_11 = {1'b1, spi_shader_user_data_gs_data_11};
      6'h18: looked_up_11 = {1'b1, spi_shader_user_data_gs_data_12};
      6'h19: looked_up_11 = {1'b1, spi_shader_user_data_gs_data_13};
      6'h1a: looked_up_11 = {1'b1, spi_shader_user_data_gs_data_14};
      6'h1b: looked_up_11 = {1'b1, spi_shader_user_data_gs_data_15};
      default: looked_up_11 = 33'd0;
    endcase

  wire [6:0] joined_131 = {spi_shader_pgm_rsrc2_vs_trap_present, {spi_shader_pgm_rsrc2_vs_user_sgpr,
      spi_shader_pgm_rsrc2_vs_scratch_en}};
  wire [9:0] joined_132 = {spi_shader_pgm_rsrc2_vs_so_base1_en, {spi_shader_pgm_rsrc2_vs_so_base0_en,
      {spi_shader_pgm_rsrc2_vs_oc_lds_en, joined_131}}};
  wire [12:0] joined_133 = {spi_shader_pgm_rsrc2_vs_so_en, {spi_shader_pgm_rsrc2_vs_so_base3_en,
      {spi_shader_pgm_rsrc2_vs_so_base2_en, joined_132}}};
  wire [11:0] joined_134 = {spi_shader_pgm_rsrc1_vs_priority, {spi_shader_pgm_rsrc1_vs_sgprs,
      spi_shader_pgm_rsrc1_vs_vgprs}};
  wire [21:0] joined_135 = {spi_shader_pgm_rsrc1_vs_dx10_clamp, {spi_shader_pgm_rsrc1_vs_priv,
      {spi_shader_pgm_rsrc1_vs_float_mode, joined_134}}};
  wire [25:0] joined_136 = {spi_shader_pgm_rsrc1_vs_vgpr_comp_cnt, {spi_shader_pgm_rsrc1_vs_ieee_mode,
      {spi_shader_pgm_rsrc1_vs_debug_mode, joined_135}}};
  wire [30:0] joined_137 = {spi_shader_pgm_rsrc1_vs_cdbg_user, {spi_shader_pgm_rsrc1_vs_cache_ctl,
      {spi_shader_pgm_rsrc1_vs_cu_group_enable, joined_136}}};
  wire [25:0] joined_138 = {spi_shader_pgm_rsrc3_vs_lock_low_threshold, {spi_shader_pgm_rsrc3_vs_wave_limit,
      spi_shader_pgm_rsrc3_vs_cu_en}};

  reg [32:0] looked_up_12;
  always @*
    case (bus_address[7:2])
      6'd0: looked_up_12 = {1'b1, spi_shader_tba_lo_vs_mem_base};
      6'd1: looked_up_12 = {1'b1, {24'd0, spi_shader_tba_hi_vs_mem_base}};
      6'd2: looked_up_12 = {1'b1, spi_shader_tma_lo_vs_mem_base};
      6'd3: looked_up_12 = {1'b1, {24'd0, spi_shader_tma_hi_vs_mem_base}};
      6'd6: looked_up_12 = {1'b1, {6'd0, joined_138}};
      6'd7: looked_up_12 = {1'b1, {26'd0, spi_shader_late_alloc_vs_limit}};
      6'd8: looked_up_12 = {1'b1, spi_shader_pgm_lo_vs_mem_base};
      6'd9: looked_up_12 = {1'b1, {24'd0, spi_shader_pgm_hi_vs_mem_base}};
      6'ha: looked_up_12 = {1'b1, {1'b0, joined_137}};
      6'hb: looked_up_12 = {1'b1, {10'd0, {spi_shader_pgm_rsrc2_vs_excp_en, joined_133}}};
      6'hc: looked_up_12 = {1'b1, spi_shader_user_data_vs_data_0};
      6'hd: looked_up_12 = {1'b1, spi_shader_user_data_vs_data_1};
      6'he: looked_up_12 = {1'b1, spi_shader_user_data_vs_data_2};
      6'hf: looked_up_12 = {1'b1, spi_shader_user_data_vs_data_3};
      6'h10: looked_up_12 = {1'b1, spi_shader_user_data_vs_data_4};
      6'h11: looked_up_12 = {1'b1, spi_shader_user_data_vs_data_5};
      6'h12: looked_up_12 = {1'b1, spi_shader_user_data_vs_data_6};
      6'h13: looked_up_12 = {1'b1, spi_shader_user_data_vs_data_7};
      6'h14: looked_up_12 = {1'b1, spi_shader_user_data_vs_data_8};
      6'h15: looked_up_12 = {1'b1, spi_shader_user_data_vs_data_9};
      6'h16: looked_up_12 = {1'b1, spi_shader_user_data_vs_data_10};
      6'h17: looked_up_12 = {1'b1, spi_shader_user_data_vs_data_11};
      6'h18: looked_up_12 = {1'b1, spi_shader_user_data_vs_data_12};
      6'h19: looked_up_12 = {1'b1, spi_shader_user_data_vs_data_13};
      6'h1a: looked_up_12 = {1'b1, spi_shader_user_data_vs_data_14};
      6'h1b: looked_up_12 = {1'b1, spi_shader_user_data_vs_data_15};
      default: looked_up_12 = 33'd0;
    endcase

  reg looked_up_13;
  always @*
    case (bus_address[7:2])
      6'd0: looked_up_13 = 1'b1;
      6'd1: looked_up_13 = 1'b1;
      6'd2: looked_up_13 = 1'b1;
      6'd3: looked_up_13 = 1'b1;
      6'd6: looked_up_13 = 1'b1;
      6'd7: looked_up_13 = 1'b1;
      6'd8: looked_up_13 = 1'b1;
      6'd9: looked_up_13 = 1'b1;
      6'ha: looked_up_13 = 1'b1;
      6'hb: looked_up_13 = 1'b1;
      6'hc: looked_up_13 = 1'b1;
      6'hd: looked_up_13 = 1'b1;
      6'he: looked_up_13 = 1'b1;
      6'hf: looked_up_13 = 1'b1;
      6'h10: looked_up_13 = 1'b1;
      6'h11: looked_up_13 = 1'b1;
      6'h12: looked_up_13 = 1'b1;
      6'h13: looked_up_13 = 1'b1;
      6'h14: looked_up_13 = 1'b1;
      6'h15: looked_up_13 = 1'b1;
      6'h16: looked_up_13 = 1'b1;
      6'h17: looked_up_13 = 1'b1;
      6'h18: looked_up_13 = 1'b1;
      6'h19: looked_up_13 = 1'b1;
      6'h1a: looked_up_13 = 1'b1;
      6'h1b: looked_up_13 = 1'b1;
      default: looked_up_13 = 1'b0;
    endcase

  wire [6:0] joined_139 = {spi_shader_pgm_rsrc2_ps_trap_present, {spi_shader_pgm_rsrc2_ps_user_sgpr,
      spi_shader_pgm_rsrc2_ps_scratch_en}};
  wire [15:0] joined_140 = {spi_shader_pgm_rsrc2_ps_extra_lds_size, {spi_shader_pgm_rsrc2_ps_wave_cnt_en,
      joined_139}};
  wire [11:0] joined_141 = {spi_shader_pgm_rsrc1_ps_priority, {spi_shader_pgm_rsrc1_ps_sgprs,
      spi_shader_pgm_rsrc1_ps_vgprs}};
  wire [21:0] joined_142 = {spi_shader_pgm_rsrc1_ps_dx10_clamp, {spi_shader_pgm_rsrc1_ps_priv,
      {spi_shader_pgm_rsrc1_ps_float_mode, joined_141}}};
  wire [24:0] joined_143 = {spi_shader_pgm_rsrc1_ps_cu_group_disable, {spi_shader_pgm_rsrc1_ps_ieee_mode,
      {spi_shader_pgm_rsrc1_ps_debug_mode, joined_142}}};
  wire [31:0] extended_13 = {3'd0, {spi_shader_pgm_rsrc1_ps_cdbg_user, {spi_shader_pgm_rsrc1_ps_cache_ctl,
      joined_143}}};
  wire [25:0] joined_144 = {spi_shader_pgm_rsrc3_ps_lock_low_threshold, {spi_shader_pgm_rsrc3_ps_wave_limit,
      spi_shader_pgm_rsrc3_ps_cu_en}};

  reg [32:0] looked_up_14;
  always @*
    case (bus_address[7:2])
      6'd0: looked_up_14 = {1'b1, spi_shader_tba_lo_ps_mem_base};
      6'd1: looked_up_14 = {1'b1, {24'd0, spi_shader_tba_hi_ps_mem_base}};
      6'd2: looked_up_14 = {1'b1, spi_shader_tma_lo_ps_mem_base};
      6'd3: looked_up_14 = {1'b1, {24'd0, spi_shader_tma_hi_ps_mem_base}};
      6'd7: looked_up_14 = {1'b1, {6'd0, joined_144}};
      6'd8: looked_up_14 = {1'b1, spi_shader_pgm_lo_ps_mem_base};
      6'd9: looked_up_14 = {1'b1, {24'd0, spi_shader_pgm_hi_ps_mem_base}};
      6'ha: looked_up_14 = {1'b1, extended_13};
      6'hb: looked_up_14 = {1'b1, {7'd0, {spi_shader_pgm_rsrc2_ps_excp_en, joined_140}}};
      6'hc: looked_up_14 = {1'b1, spi_shader_user_data_ps_data_0};
      6'hd: looked_up_14 = {1'b1, spi_shader_user_data_ps_data_1};
      6'he: looked_up_14 = {1'b1, spi_shader_user_data_ps_data_2};
      6'hf: looked_up_14 = {1'b1, spi_shader_user_data_ps_data_3};
      6'h10: looked_up_14 = {1'b1, spi_shader_user_data_ps_data_4};
      6'h11: looked_up_14 = {1'b1, spi_shader_user_data_ps_data_5};
      6'h12: looked_up_14 = {1'b1, spi_shader_user_data_ps_data_6};
      6'h13: looked_up_14 = {1'b1, spi_shader_user_data_ps_data_7};
      6'h14: looked_up_14 = {1'b1, spi_shader_user_data_ps_data_8};
      6'h15: looked_up_14 = {1'b1, spi_shader_user_data_ps_data_9};
      6'h16: looked_up_14 = {1'b1, spi_shader_user_data_ps_data_10};
      6'h17: looked_up_14 = {1'b1, spi_shader_user_data_ps_data_11};
      6'h18: looked_up_14 = {1'b1, spi_shader_user_data_ps_data_12};
      6'h19: looked_up_14 = {1'b1, spi_shader_user_data_ps_data_13};
      6'h1a: looked_up_14 = {1'b1, spi_shader_user_data_ps_data_14};
      6'h1b: looked_up_14 = {1'b1, spi_shader_user_data_ps_data_15};
      default: looked_up_14 = 33'd0;
    endcase

  wire [24:0] joined_145 = {spi_config_cntl_enable_sqg_top_events, {spi_config_cntl_exp_priority_order,
      spi_config_cntl_gpr_write_priority}};
  wire [27:0] joined_146 = {spi_config_cntl_ttrace_stall_all, {spi_config_cntl_rsrc_mgmt_reset,
      {spi_config_cntl_enable_sqg_bop_events, joined_145}}};

  reg [32:0] looked_up_15;
  always @*
    case (bus_address[7:2])
      6'd0: looked_up_15 = {1'b1, {4'd0, joined_146}};
      default: looked_up_15 = 33'd0;
    endcase

  reg looked_up_16;
  always @*
    case (bus_address[7:2])
      6'd0: looked_up_16 = 1'b1;
      default: looked_up_16 = 1'b0;
    endcase

  reg [32:0] looked_up_17;
  always @*
    case (bus_address[7:2])
      6'h3a: looked_up_17 = {1'b1, {20'd0, spi_ps_max_wave_id_max_wave_id}};
      default: looked_up_17 = 33'd0;
    endcase

  reg looked_up_18;
  always @*
    case (bus_address[7:2])
      6'h3a: looked_up_18 = 1'b1;
      default: looked_up_18 = 1'b0;
    endcase

  wire disjunction_1 = ((bus_write ? looked_up_18 : looked_up_17[32]) & config_page_90) | ((bus_write ? looked_up_16
      : looked_up_15[32]) & config_page_91) | ((bus_write ? looked_up_8 : looked_up_14[32]) & shader_page_b0) |
      ((bus_write ? looked_up_13 : looked_up_12[32]) & shader_page_b1) | ((bus_write ? looked_up_8 :
      looked_up_11[32]) & shader_page_b2) | ((bus_write ? looked_up_8 : looked_up_10[32]) & shader_page_b3) |
      ((bus_write ? looked_up_8 : looked_up_9[32]) & shader_page_b4) | ((bus_write ? looked_up_8 : looked_up_7[32]) &
      shader_page_b5) | ((bus_write ? looked_up_6 : looked_up_5[32]) & shaderconfig_page_c7) | ((bus_write ?
      looked_up_4 : looked_up_3[32]) & context_page_286) | ((bus_write ? looked_up_2 : looked_up_1[32]) &
      context_page_287);

  assign found = disjunction_1 & (~(|bus_address[1:0]));
  assign bus_ready = ready;
  assign bus_error = error;
  assign bus_read_data = read_data;
  genvar i;

  for (i = 0; i < 4; i = i + 1) begin : each_spi_gdbg_tba_lo_mem_base_byte
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

    initial begin
      spi_shader_tba_lo_ps_mem_base_byte_i = 8'd0;
    end
    always @(posedge clock) begin
      if (write_spi_shader_tba_lo_ps & bus_bytes[i]) begin
        spi_shader_tba_lo_ps_mem_base_byte_i <= bus_data[8*i +: 8];
      end
    end

    initial begin
      spi_shader_tma_lo_ps_mem_base_byte_i = 8'd0;
    end
    always @(posedge clock) begin
      if (write_spi_shader_tma_lo_ps & bus_bytes[i]) begin
        spi_shader_tma_lo_ps_mem_base_byte_i <= bus_data[8*i +: 8];
      end
    end

    initial begin
      spi_shader_pgm_lo_ps_mem_base_byte_i = 8'd0;
    end
    always @(posedge clock) begin
      if (write_spi_shader_pgm_lo_ps & bus_bytes[i]) begin
        spi_shader_pgm_lo_ps_mem_base_byte_i <= bus_data[8*i +: 8];
      end
    end

    initial begin
      spi_shader_tba_lo_vs_mem_base_byte_i = 8'd0;
    end
    always @(posedge clock) begin
      if (write_spi_shader_tba_lo_vs & bus_bytes[i]) begin
        spi_shader_tba_lo_vs_mem_base_byte_i <= bus_data[8*i +: 8];
      end
    end

    initial begin
      spi_shader_tma_lo_vs_mem_base_byte_i = 8'd0;
    end
    always @(posedge clock) begin
      if (write_spi_shader_tma_lo_vs & bus_bytes[i]) begin
        spi_shader_tma_lo_vs_mem_base_byte_i <= bus_data[8*i +: 8];
      end
    end

    initial begin
      spi_shader_pgm_lo_vs_mem_base_byte_i = 8'd0;
    end
    always @(posedge clock) begin
      if (write_spi_shader_pgm_lo_vs & bus_bytes[i]) begin
        spi_shader_pgm_lo_vs_mem_base_byte_i <= bus_data[8*i +: 8];
      end
    end

    initial begin
      spi_shader_tba_lo_gs_mem_base_byte_i = 8'd0;
    end
    always @(posedge clock) begin
      if (write_spi_shader_tba_lo_gs & bus_bytes[i]) begin
        spi_shader_tba_lo_gs_mem_base_byte_i <= bus_data[8*i +: 8];
      end
    end

    initial begin
      spi_shader_tma_lo_gs_mem_base_byte_i = 8'd0;
    end
    always @(posedge clock) begin
      if (write_spi_shader_tma_lo_gs & bus_bytes[i]) begin
        spi_shader_tma_lo_gs_mem_base_byte_i <= bus_data[8*i +: 8];
      end
    end

    initial begin
      spi_shader_pgm_lo_gs_mem_base_byte_i = 8'd0;
    end
    always @(posedge clock) begin
      if (write_spi_shader_pgm_lo_gs & bus_bytes[i]) begin
        spi_shader_pgm_lo_gs_mem_base_byte_i <= bus_data[8*i +: 8];
      end
    end

    initial begin
      spi_shader_tba_lo_es_mem_base_byte_i = 8'd0;
    end
    always @(posedge clock) begin
      if (write_spi_shader_tba_lo_es & bus_bytes[i]) begin
        spi_shader_tba_lo_es_mem_base_byte_i <= bus_data[8*i +: 8];
      end
    end

    initial begin
      spi_shader_tma_lo_es_mem_base_byte_i = 8'd0;
    end
    always @(posedge clock) begin
      if (write_spi_shader_tma_lo_es & bus_bytes[i]) begin
        spi_shader_tma_lo_es_mem_base_byte_i <= bus_data[8*i +: 8];
      end
    end

    initial begin
      spi_shader_pgm_lo_es_mem_base_byte_i = 8'd0;
    end
    always @(posedge clock) begin
      if (write_spi_shader_pgm_lo_es & bus_bytes[i]) begin
        spi_shader_pgm_lo_es_mem_base_byte_i <= bus_data[8*i +: 8];
      end
    end

    initial begin
      spi_shader_tba_lo_hs_mem_base_byte_i = 8'd0;
    end
    always @(posedge clock) begin
      if (write_spi_shader_tba_lo_hs & bus_bytes[i]) begin
        spi_shader_tba_lo_hs_mem_base_byte_i <= bus_data[8*i +: 8];
      end
    end

    initial begin
      spi_shader_tma_lo_hs_mem_base_byte_i = 8'd0;
    end
    always @(posedge clock) begin
      if (write_spi_shader_tma_lo_hs & bus_bytes[i]) begin
        spi_shader_tma_lo_hs_mem_base_byte_i <= bus_data[8*i +: 8];
      end
    end

    initial begin
      spi_shader_pgm_lo_hs_mem_base_byte_i = 8'd0;
    end
    always @(posedge clock) begin
      if (write_spi_shader_pgm_lo_hs & bus_bytes[i]) begin
        spi_shader_pgm_lo_hs_mem_base_byte_i <= bus_data[8*i +: 8];
      end
    end

    initial begin
      spi_shader_tba_lo_ls_mem_base_byte_i = 8'd0;
    end
    always @(posedge clock) begin
      if (write_spi_shader_tba_lo_ls & bus_bytes[i]) begin
        spi_shader_tba_lo_ls_mem_base_byte_i <= bus_data[8*i +: 8];
      end
    end

    initial begin
      spi_shader_tma_lo_ls_mem_base_byte_i = 8'd0;
    end
    always @(posedge clock) begin
      if (write_spi_shader_tma_lo_ls & bus_bytes[i]) begin
        spi_shader_tma_lo_ls_mem_base_byte_i <= bus_data[8*i +: 8];
      end
    end

    initial begin
      spi_shader_pgm_lo_ls_mem_base_byte_i = 8'd0;
    end
    always @(posedge clock) begin
      if (write_spi_shader_pgm_lo_ls & bus_bytes[i]) begin
        spi_shader_pgm_lo_ls_mem_base_byte_i <= bus_data[8*i +: 8];
      end
    end

    initial begin
      spi_gdbg_tba_lo_mem_base_byte_i = 8'd0;
    end
    always @(posedge clock) begin
      if (write_spi_gdbg_tba_lo & bus_bytes[i]) begin
        spi_gdbg_tba_lo_mem_base_byte_i <= bus_data[8*i +: 8];
      end
    end

    initial begin
      spi_gdbg_tma_lo_mem_base_byte_i = 8'd0;
    end
    always @(posedge clock) begin
      if (write_spi_gdbg_tma_lo & bus_bytes[i]) begin
        spi_gdbg_tma_lo_mem_base_byte_i <= bus_data[8*i +: 8];
      end
    end

    initial begin
      spi_gdbg_trap_data0_data_byte_i = 8'd0;
    end
    always @(posedge clock) begin
      if (write_spi_gdbg_trap_data0 & bus_bytes[i]) begin
        spi_gdbg_trap_data0_data_byte_i <= bus_data[8*i +: 8];
      end
    end

    initial begin
      spi_gdbg_trap_data1_data_byte_i = 8'd0;
    end
    always @(posedge clock) begin
      if (write_spi_gdbg_trap_data1 & bus_bytes[i]) begin
        spi_gdbg_trap_data1_data_byte_i <= bus_data[8*i +: 8];
      end
    end
  end

  for (i = 0; i < 9; i = i + 1) begin : each_spi_resource_reserve_cu_barriers
    localparam [5:0] INDEX = i + 28;
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
    assign write_spi_resource_reserve_cu = conjunction_7 & (bus_address[7:2] == INDEX);

    initial begin
      spi_resource_reserve_cu_vgpr_byte_0_i = 4'd0;
      spi_resource_reserve_cu_sgpr_byte_0_i = 4'd0;
    end
    always @(posedge clock) begin
      if (write_spi_resource_reserve_cu & bus_bytes[0]) begin
        spi_resource_reserve_cu_vgpr_byte_0_i <= bus_data[3:0];
        spi_resource_reserve_cu_sgpr_byte_0_i <= bus_data[7:4];
      end
    end

    initial begin
      spi_resource_reserve_cu_lds_byte_1_i = 4'd0;
      spi_resource_reserve_cu_waves_byte_1_i = 3'd0;
      spi_resource_reserve_cu_barriers_byte_1_i = 1'b0;
    end
    always @(posedge clock) begin
      if (write_spi_resource_reserve_cu & bus_bytes[1]) begin
        spi_resource_reserve_cu_lds_byte_1_i <= bus_data[11:8];
        spi_resource_reserve_cu_waves_byte_1_i <= bus_data[14:12];
        spi_resource_reserve_cu_barriers_byte_1_i <= bus_data[15];
      end
    end

    initial begin
      spi_resource_reserve_cu_barriers_byte_2_i = 3'd0;
    end
    always @(posedge clock) begin
      if (write_spi_resource_reserve_cu & bus_bytes[2]) begin
        spi_resource_reserve_cu_barriers_byte_2_i <= bus_data[18:16];
      end
    end
  end

  for (i = 0; i < 10; i = i + 1) begin : each_spi_resource_reserve_en_cu_type_mask
    localparam [5:0] INDEX_2 = i + 38;
    wire write_spi_resource_reserve_en_cu;
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
    assign write_spi_resource_reserve_en_cu = conjunction_7 & (bus_address[7:2] == INDEX_2);

    initial begin
      spi_resource_reserve_en_cu_en_byte_0_i = 1'b0;
      spi_resource_reserve_en_cu_type_mask_byte_0_i = 7'd0;
    end
    always @(posedge clock) begin
      if (write_spi_resource_reserve_en_cu & bus_bytes[0]) begin
        spi_resource_reserve_en_cu_en_byte_0_i <= bus_data[0];
        spi_resource_reserve_en_cu_type_mask_byte_0_i <= bus_data[7:1];
      end
    end

    initial begin
      spi_resource_reserve_en_cu_type_mask_byte_1_i = 8'd0;
    end
    always @(posedge clock) begin
      if (write_spi_resource_reserve_en_cu & bus_bytes[1]) begin
        spi_resource_reserve_en_cu_type_mask_byte_1_i <= bus_data[15:8];
      end
    end

    initial begin
      spi_resource_reserve_en_cu_queue_mask_byte_2_i = 8'd0;
    end
    always @(posedge clock) begin
      if (write_spi_resource_reserve_en_cu & bus_bytes[2]) begin
        spi_resource_reserve_en_cu_queue_mask_byte_2_i <= bus_data[23:16];
      end
    end

    initial begin
      spi_resource_reserve_en_cu_reserve_space_only_byte_3_i = 1'b0;
    end
    always @(posedge clock) begin
      if (write_spi_resource_reserve_en_cu & bus_bytes[3]) begin
        spi_resource_reserve_en_cu_reserve_space_only_byte_3_i <= bus_data[24];
      end
    end
  end

  for (i = 0; i < 16; i = i + 1) begin : each_spi_shader_user_data_es_data
    localparam [5:0] INDEX_3 = i + 12;
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
    wire equal_11 = bus_address[7:2] == INDEX_3;
    assign write_spi_shader_user_data_ps = conjunction_1 & equal_11;
    assign write_spi_shader_user_data_vs = conjunction_2 & equal_11;
    assign write_spi_shader_user_data_gs = conjunction_3 & equal_11;
    assign write_spi_shader_user_data_es = conjunction_4 & equal_11;
    assign write_spi_shader_user_data_hs = conjunction_5 & equal_11;
    assign write_spi_shader_user_data_ls = conjunction_6 & equal_11;

    initial begin
      spi_shader_user_data_ps_data_byte_0_i = 8'd0;
    end
    always @(posedge clock) begin
      if (write_spi_shader_user_data_ps & bus_bytes[0]) begin
        spi_shader_user_data_ps_data_byte_0_i <= bus_data[7:0];
      end
    end

    initial begin
      spi_shader_user_data_ps_data_byte_1_i = 8'd0;
    end
    always @(posedge clock) begin
      if (write_spi_shader_user_data_ps & bus_bytes[1]) begin
        spi_shader_user_data_ps_data_byte_1_i <= bus_data[15:8];
      end
    end

    initial begin
      spi_shader_user_data_ps_data_byte_2_i = 8'd0;
    end
    always @(posedge clock) begin
      if (write_spi_shader_user_data_ps & bus_bytes[2]) begin
        spi_shader_user_data_ps_data_byte_2_i <= bus_data[23:16];
      end
    end

    initial begin
      spi_shader_user_data_ps_data_byte_3_i = 8'd0;
    end
    always @(posedge clock) begin
      if (write_spi_shader_user_data_ps & bus_bytes[3]) begin
        spi_shader_user_data_ps_data_byte_3_i <= bus_data[31:24];
      end
    end

    initial begin
      spi_shader_user_data_vs_data_byte_0_i = 8'd0;
    end
    always @(posedge clock) begin
      if (write_spi_shader_user_data_vs & bus_bytes[0]) begin
        spi_shader_user_data_vs_data_byte_0_i <= bus_data[7:0];
      end
    end

    initial begin
      spi_shader_user_data_vs_data_byte_1_i = 8'd0;
    end
    always @(posedge clock) begin
      if (write_spi_shader_user_data_vs & bus_bytes[1]) begin
        spi_shader_user_data_vs_data_byte_1_i <= bus_data[15:8];
      end
    end

    initial begin
      spi_shader_user_data_vs_data_byte_2_i = 8'd0;
    end
    always @(posedge clock) begin
      if (write_spi_shader_user_data_vs & bus_bytes[2]) begin
        spi_shader_user_data_vs_data_byte_2_i <= bus_data[23:16];
      end
    end

    initial begin
      spi_shader_user_data_vs_data_byte_3_i = 8'd0;
    end
    always @(posedge clock) begin
      if (write_spi_shader_user_data_vs & bus_bytes[3]) begin
        spi_shader_user_data_vs_data_byte_3_i <= bus_data[31:24];
      end
    end

    initial begin
      spi_shader_user_data_gs_data_byte_0_i = 8'd0;
    end
    always @(posedge clock) begin
      if (write_spi_shader_user_data_gs & bus_bytes[0]) begin
        spi_shader_user_data_gs_data_byte_0_i <= bus_data[7:0];
      end
    end

    initial begin
      spi_shader_user_data_gs_data_byte_1_i = 8'd0;
    end
    always @(posedge clock) begin
      if (write_spi_shader_user_data_gs & bus_bytes[1]) begin
        spi_shader_user_data_gs_data_byte_1_i <= bus_data[15:8];
      end
    end

    initial begin
      spi_shader_user_data_gs_data_byte_2_i = 8'd0;
    end
    always @(posedge clock) begin
      if (write_spi_shader_user_data_gs & bus_bytes[2]) begin
        spi_shader_user_data_gs_data_byte_2_i <= bus_data[23:16];
      end
    end

    initial begin
      spi_shader_user_data_gs_data_byte_3_i = 8'd0;
    end
    always @(posedge clock) begin
      if (write_spi_shader_user_data_gs & bus_bytes[3]) begin
        spi_shader_user_data_gs_data_byte_3_i <= bus_data[31:24];
      end
    end

    initial begin
      spi_shader_user_data_es_data_byte_0_i = 8'd0;
    end
    always @(posedge clock) begin
      if (write_spi_shader_user_data_es & bus_bytes[0]) begin
        spi_shader_user_data_es_data_byte_0_i <= bus_data[7:0];
      end
    end

    initial begin
      spi_shader_user_data_es_data_byte_1_i = 8'd0;
    end
    always @(posedge clock) begin
      if (write_spi_shader_user_data_es & bus_bytes[1]) begin
        spi_shader_user_data_es_data_byte_1_i <= bus_data[15:8];
      end
    end

    initial begin
      spi_shader_user_data_es_data_byte_2_i = 8'd0;
    end
    always @(posedge clock) begin
      if (write_spi_shader_user_data_es & bus_bytes[2]) begin
        spi_shader_user_data_es_data_byte_2_i <= bus_data[23:16];
      end
    end

    initial begin
      spi_shader_user_data_es_data_byte_3_i = 8'd0;
    end
    always @(posedge clock) begin
      if (write_spi_shader_user_data_es & bus_bytes[3]) begin
        spi_shader_user_data_es_data_byte_3_i <= bus_data[31:24];
      end
    end

    initial begin
      spi_shader_user_data_hs_data_byte_0_i = 8'd0;
    end
    always @(posedge clock) begin
      if (write_spi_shader_user_data_hs & bus_bytes[0]) begin
        spi_shader_user_data_hs_data_byte_0_i <= bus_data[7:0];
      end
    end

    initial begin
      spi_shader_user_data_hs_data_byte_1_i = 8'd0;
    end
    always @(posedge clock) begin
      if (write_spi_shader_user_data_hs & bus_bytes[1]) begin
        spi_shader_user_data_hs_data_byte_1_i <= bus_data[15:8];
      end
    end

    initial begin
      spi_shader_user_data_hs_data_byte_2_i = 8'd0;
    end
    always @(posedge clock) begin
      if (write_spi_shader_user_data_hs & bus_bytes[2]) begin
        spi_shader_user_data_hs_data_byte_2_i <= bus_data[23:16];
      end
    end

    initial begin
      spi_shader_user_data_hs_data_byte_3_i = 8'd0;
    end
    always @(posedge clock) begin
      if (write_spi_shader_user_data_hs & bus_bytes[3]) begin
        spi_shader_user_data_hs_data_byte_3_i <= bus_data[31:24];
      end
    end

    initial begin
      spi_shader_user_data_ls_data_byte_0_i = 8'd0;
    end
    always @(posedge clock) begin
      if (write_spi_shader_user_data_ls & bus_bytes[0]) begin
        spi_shader_user_data_ls_data_byte_0_i <= bus_data[7:0];
      end
    end

    initial begin
      spi_shader_user_data_ls_data_byte_1_i = 8'd0;
    end
    always @(posedge clock) begin
      if (write_spi_shader_user_data_ls & bus_bytes[1]) begin
        spi_shader_user_data_ls_data_byte_1_i <= bus_data[15:8];
      end
    end

    initial begin
      spi_shader_user_data_ls_data_byte_2_i = 8'd0;
    end
    always @(posedge clock) begin
      if (write_spi_shader_user_data_ls & bus_bytes[2]) begin
        spi_shader_user_data_ls_data_byte_2_i <= bus_data[23:16];
      end
    end

    initial begin
      spi_shader_user_data_ls_data_byte_3_i = 8'd0;
    end
    always @(posedge clock) begin
      if (write_spi_shader_user_data_ls & bus_bytes[3]) begin
        spi_shader_user_data_ls_data_byte_3_i <= bus_data[31:24];
      end
    end
  end

  for (i = 0; i < 32; i = i + 1) begin : each_spi_ps_input_cntl_cyl_wrap
    localparam [5:0] INDEX_4 = i + 17;
    wire write_spi_ps_input_cntl;
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
    assign write_spi_ps_input_cntl = conjunction_8 & (bus_address[7:2] == INDEX_4);

    initial begin
      spi_ps_input_cntl_offset_byte_0_i = 6'd0;
    end
    always @(posedge clock) begin
      if (write_spi_ps_input_cntl & bus_bytes[0]) begin
        spi_ps_input_cntl_offset_byte_0_i <= bus_data[5:0];
      end
    end

    initial begin
      spi_ps_input_cntl_default_val_byte_1_i = 2'd0;
      spi_ps_input_cntl_flat_shade_byte_1_i = 1'b0;
      spi_ps_input_cntl_cyl_wrap_byte_1_i = 3'd0;
    end
    always @(posedge clock) begin
      if (write_spi_ps_input_cntl & bus_bytes[1]) begin
        spi_ps_input_cntl_default_val_byte_1_i <= bus_data[9:8];
        spi_ps_input_cntl_flat_shade_byte_1_i <= bus_data[10];
        spi_ps_input_cntl_cyl_wrap_byte_1_i <= bus_data[15:13];
      end
    end

    initial begin
      spi_ps_input_cntl_cyl_wrap_byte_2_i = 1'b0;
      spi_ps_input_cntl_pt_sprite_tex_byte_2_i = 1'b0;
      spi_ps_input_cntl_dup_byte_2_i = 1'b0;
    end
    always @(posedge clock) begin
      if (write_spi_ps_input_cntl & bus_bytes[2]) begin
        spi_ps_input_cntl_cyl_wrap_byte_2_i <= bus_data[16];
        spi_ps_input_cntl_pt_sprite_tex_byte_2_i <= bus_data[17];
        spi_ps_input_cntl_dup_byte_2_i <= bus_data[18];
      end
    end
  end

  initial begin
    spi_ps_max_wave_id_max_wave_id_byte_0 = 8'h17;
  end
  always @(posedge clock) begin
    if (write_spi_ps_max_wave_id & bus_bytes[0]) begin
      spi_ps_max_wave_id_max_wave_id_byte_0 <= bus_data[7:0];
    end
  end

  initial begin
    spi_ps_max_wave_id_max_wave_id_byte_1 = 4'd1;
  end
  always @(posedge clock) begin
    if (write_spi_ps_max_wave_id & bus_bytes[1]) begin
      spi_ps_max_wave_id_max_wave_id_byte_1 <= bus_data[11:8];
    end
  end

  initial begin
    spi_config_cntl_gpr_write_priority_byte_0 = 8'h88;
  end
  always @(posedge clock) begin
    if (write_spi_config_cntl & bus_bytes[0]) begin
      spi_config_cntl_gpr_write_priority_byte_0 <= bus_data[7:0];
    end
  end

  initial begin
    spi_config_cntl_gpr_write_priority_byte_1 = 8'hc6;
  end
  always @(posedge clock) begin
    if (write_spi_config_cntl & bus_bytes[1]) begin
      spi_config_cntl_gpr_write_priority_byte_1 <= bus_data[15:8];
    end
  end

  initial begin
    spi_config_cntl_gpr_write_priority_byte_2 = 5'd2;
    spi_config_cntl_exp_priority_order_byte_2 = 3'd3;
  end
  always @(posedge clock) begin
    if (write_spi_config_cntl & bus_bytes[2]) begin
      spi_config_cntl_gpr_write_priority_byte_2 <= bus_data[20:16];
      spi_config_cntl_exp_priority_order_byte_2 <= bus_data[23:21];
    end
  end

  initial begin
    spi_config_cntl_enable_sqg_top_events_byte_3 = 1'b0;
    spi_config_cntl_enable_sqg_bop_events_byte_3 = 1'b0;
    spi_config_cntl_rsrc_mgmt_reset_byte_3 = 1'b0;
    spi_config_cntl_ttrace_stall_all_byte_3 = 1'b0;
  end
  always @(posedge clock) begin
    if (write_spi_config_cntl & bus_bytes[3]) begin
      spi_config_cntl_enable_sqg_top_events_byte_3 <= bus_data[24];
      spi_config_cntl_enable_sqg_bop_events_byte_3 <= bus_data[25];
      spi_config_cntl_rsrc_mgmt_reset_byte_3 <= bus_data[26];
      spi_config_cntl_ttrace_stall_all_byte_3 <= bus_data[27];
    end
  end

  initial begin
    spi_shader_tba_hi_ps_mem_base_byte_0 = 8'd0;
  end
  always @(posedge clock) begin
    if (write_spi_shader_tba_hi_ps & bus_bytes[0]) begin
      spi_shader_tba_hi_ps_mem_base_byte_0 <= bus_data[7:0];
    end
  end

  initial begin
    spi_shader_tma_hi_ps_mem_base_byte_0 = 8'd0;
  end
  always @(posedge clock) begin
    if (write_spi_shader_tma_hi_ps & bus_bytes[0]) begin
      spi_shader_tma_hi_ps_mem_base_byte_0 <= bus_data[7:0];
    end
  end

  initial begin
    spi_shader_pgm_rsrc3_ps_cu_en_byte_0 = 8'hff;
  end
  always @(posedge clock) begin
    if (write_spi_shader_pgm_rsrc3_ps & bus_bytes[0]) begin
      spi_shader_pgm_rsrc3_ps_cu_en_byte_0 <= bus_data[7:0];
    end
  end

  initial begin
    spi_shader_pgm_rsrc3_ps_cu_en_byte_1 = 8'hff;
  end
  always @(posedge clock) begin
    if (write_spi_shader_pgm_rsrc3_ps & bus_bytes[1]) begin
      spi_shader_pgm_rsrc3_ps_cu_en_byte_1 <= bus_data[15:8];
    end
  end

  initial begin
    spi_shader_pgm_rsrc3_ps_wave_limit_byte_2 = 6'd0;
    spi_shader_pgm_rsrc3_ps_lock_low_threshold_byte_2 = 2'd0;
  end
  always @(posedge clock) begin
    if (write_spi_shader_pgm_rsrc3_ps & bus_bytes[2]) begin
      spi_shader_pgm_rsrc3_ps_wave_limit_byte_2 <= bus_data[21:16];
      spi_shader_pgm_rsrc3_ps_lock_low_threshold_byte_2 <= bus_data[23:22];
    end
  end

  initial begin
    spi_shader_pgm_rsrc3_ps_lock_low_threshold_byte_3 = 2'd0;
  end
  always @(posedge clock) begin
    if (write_spi_shader_pgm_rsrc3_ps & bus_bytes[3]) begin
      spi_shader_pgm_rsrc3_ps_lock_low_threshold_byte_3 <= bus_data[25:24];
    end
  end

  initial begin
    spi_shader_pgm_hi_ps_mem_base_byte_0 = 8'd0;
  end
  always @(posedge clock) begin
    if (write_spi_shader_pgm_hi_ps & bus_bytes[0]) begin
      spi_shader_pgm_hi_ps_mem_base_byte_0 <= bus_data[7:0];
    end
  end

  initial begin
    spi_shader_pgm_rsrc1_ps_vgprs_byte_0 = 6'd0;
    spi_shader_pgm_rsrc1_ps_sgprs_byte_0 = 2'd0;
  end
  always @(posedge clock) begin
    if (write_spi_shader_pgm_rsrc1_ps & bus_bytes[0]) begin
      spi_shader_pgm_rsrc1_ps_vgprs_byte_0 <= bus_data[5:0];
      spi_shader_pgm_rsrc1_ps_sgprs_byte_0 <= bus_data[7:6];
    end
  end

  initial begin
    spi_shader_pgm_rsrc1_ps_sgprs_byte_1 = 2'd0;
    spi_shader_pgm_rsrc1_ps_priority_byte_1 = 2'd0;
    spi_shader_pgm_rsrc1_ps_float_mode_byte_1 = 4'd0;
  end
  always @(posedge clock) begin
    if (write_spi_shader_pgm_rsrc1_ps & bus_bytes[1]) begin
      spi_shader_pgm_rsrc1_ps_sgprs_byte_1 <= bus_data[9:8];
      spi_shader_pgm_rsrc1_ps_priority_byte_1 <= bus_data[11:10];
      spi_shader_pgm_rsrc1_ps_float_mode_byte_1 <= bus_data[15:12];
    end
  end

  initial begin
    spi_shader_pgm_rsrc1_ps_float_mode_byte_2 = 4'd0;
    spi_shader_pgm_rsrc1_ps_priv_byte_2 = 1'b0;
    spi_shader_pgm_rsrc1_ps_dx10_clamp_byte_2 = 1'b0;
    spi_shader_pgm_rsrc1_ps_debug_mode_byte_2 = 1'b0;
    spi_shader_pgm_rsrc1_ps_ieee_mode_byte_2 = 1'b0;
  end
  always @(posedge clock) begin
    if (write_spi_shader_pgm_rsrc1_ps & bus_bytes[2]) begin
      spi_shader_pgm_rsrc1_ps_float_mode_byte_2 <= bus_data[19:16];
      spi_shader_pgm_rsrc1_ps_priv_byte_2 <= bus_data[20];
      spi_shader_pgm_rsrc1_ps_dx10_clamp_byte_2 <= bus_data[21];
      spi_shader_pgm_rsrc1_ps_debug_mode_byte_2 <= bus_data[22];
      spi_shader_pgm_rsrc1_ps_ieee_mode_byte_2 <= bus_data[23];
    end
  end

  initial begin
    spi_shader_pgm_rsrc1_ps_cu_group_disable_byte_3 = 1'b0;
    spi_shader_pgm_rsrc1_ps_cache_ctl_byte_3 = 3'd0;
    spi_shader_pgm_rsrc1_ps_cdbg_user_byte_3 = 1'b0;
  end
  always @(posedge clock) begin
    if (write_spi_shader_pgm_rsrc1_ps & bus_bytes[3]) begin
      spi_shader_pgm_rsrc1_ps_cu_group_disable_byte_3 <= bus_data[24];
      spi_shader_pgm_rsrc1_ps_cache_ctl_byte_3 <= bus_data[27:25];
      spi_shader_pgm_rsrc1_ps_cdbg_user_byte_3 <= bus_data[28];
    end
  end

  initial begin
    spi_shader_pgm_rsrc2_ps_scratch_en_byte_0 = 1'b0;
    spi_shader_pgm_rsrc2_ps_user_sgpr_byte_0 = 5'd0;
    spi_shader_pgm_rsrc2_ps_trap_present_byte_0 = 1'b0;
    spi_shader_pgm_rsrc2_ps_wave_cnt_en_byte_0 = 1'b0;
  end
  always @(posedge clock) begin
    if (write_spi_shader_pgm_rsrc2_ps & bus_bytes[0]) begin
      spi_shader_pgm_rsrc2_ps_scratch_en_byte_0 <= bus_data[0];
      spi_shader_pgm_rsrc2_ps_user_sgpr_byte_0 <= bus_data[5:1];
      spi_shader_pgm_rsrc2_ps_trap_present_byte_0 <= bus_data[6];
      spi_shader_pgm_rsrc2_ps_wave_cnt_en_byte_0 <= bus_data[7];
    end
  end

  initial begin
    spi_shader_pgm_rsrc2_ps_extra_lds_size_byte_1 = 8'd0;
  end
  always @(posedge clock) begin
    if (write_spi_shader_pgm_rsrc2_ps & bus_bytes[1]) begin
      spi_shader_pgm_rsrc2_ps_extra_lds_size_byte_1 <= bus_data[15:8];
    end
  end

  initial begin
    spi_shader_pgm_rsrc2_ps_excp_en_byte_2 = 8'd0;
  end
  always @(posedge clock) begin
    if (write_spi_shader_pgm_rsrc2_ps & bus_bytes[2]) begin
      spi_shader_pgm_rsrc2_ps_excp_en_byte_2 <= bus_data[23:16];
    end
  end

  initial begin
    spi_shader_pgm_rsrc2_ps_excp_en_byte_3 = 1'b0;
  end
  always @(posedge clock) begin
    if (write_spi_shader_pgm_rsrc2_ps & bus_bytes[3]) begin
      spi_shader_pgm_rsrc2_ps_excp_en_byte_3 <= bus_data[24];
    end
  end

  initial begin
    spi_shader_tba_hi_vs_mem_base_byte_0 = 8'd0;
  end
  always @(posedge clock) begin
    if (write_spi_shader_tba_hi_vs & bus_bytes[0]) begin
      spi_shader_tba_hi_vs_mem_base_byte_0 <= bus_data[7:0];
    end
  end

  initial begin
    spi_shader_tma_hi_vs_mem_base_byte_0 = 8'd0;
  end
  always @(posedge clock) begin
    if (write_spi_shader_tma_hi_vs & bus_bytes[0]) begin
      spi_shader_tma_hi_vs_mem_base_byte_0 <= bus_data[7:0];
    end
  end

  initial begin
    spi_shader_pgm_rsrc3_vs_cu_en_byte_0 = 8'hff;
  end
  always @(posedge clock) begin
    if (write_spi_shader_pgm_rsrc3_vs & bus_bytes[0]) begin
      spi_shader_pgm_rsrc3_vs_cu_en_byte_0 <= bus_data[7:0];
    end
  end

  initial begin
    spi_shader_pgm_rsrc3_vs_cu_en_byte_1 = 8'hff;
  end
  always @(posedge clock) begin
    if (write_spi_shader_pgm_rsrc3_vs & bus_bytes[1]) begin
      spi_shader_pgm_rsrc3_vs_cu_en_byte_1 <= bus_data[15:8];
    end
  end

  initial begin
    spi_shader_pgm_rsrc3_vs_wave_limit_byte_2 = 6'd0;
    spi_shader_pgm_rsrc3_vs_lock_low_threshold_byte_2 = 2'd0;
  end
  always @(posedge clock) begin
    if (write_spi_shader_pgm_rsrc3_vs & bus_bytes[2]) begin
      spi_shader_pgm_rsrc3_vs_wave_limit_byte_2 <= bus_data[21:16];
      spi_shader_pgm_rsrc3_vs_lock_low_threshold_byte_2 <= bus_data[23:22];
    end
  end

  initial begin
    spi_shader_pgm_rsrc3_vs_lock_low_threshold_byte_3 = 2'd0;
  end
  always @(posedge clock) begin
    if (write_spi_shader_pgm_rsrc3_vs & bus_bytes[3]) begin
      spi_shader_pgm_rsrc3_vs_lock_low_threshold_byte_3 <= bus_data[25:24];
    end
  end

  initial begin
    spi_shader_late_alloc_vs_limit_byte_0 = 6'd0;
  end
  always @(posedge clock) begin
    if (write_spi_shader_late_alloc_vs & bus_bytes[0]) begin
      spi_shader_late_alloc_vs_limit_byte_0 <= bus_data[5:0];
    end
  end

  initial begin
    spi_shader_pgm_hi_vs_mem_base_byte_0 = 8'd0;
  end
  always @(posedge clock) begin
    if (write_spi_shader_pgm_hi_vs & bus_bytes[0]) begin
      spi_shader_pgm_hi_vs_mem_base_byte_0 <= bus_data[7:0];
    end
  end

  initial begin
    spi_shader_pgm_rsrc1_vs_vgprs_byte_0 = 6'd0;
    spi_shader_pgm_rsrc1_vs_sgprs_byte_0 = 2'd0;
  end
  always @(posedge clock) begin
    if (write_spi_shader_pgm_rsrc1_vs & bus_bytes[0]) begin
      spi_shader_pgm_rsrc1_vs_vgprs_byte_0 <= bus_data[5:0];
      spi_shader_pgm_rsrc1_vs_sgprs_byte_0 <= bus_data[7:6];
    end
  end

  initial begin
    spi_shader_pgm_rsrc1_vs_sgprs_byte_1 = 2'd0;
    spi_shader_pgm_rsrc1_vs_priority_byte_1 = 2'd0;
    spi_shader_pgm_rsrc1_vs_float_mode_byte_1 = 4'd0;
  end
  always @(posedge clock) begin
    if (write_spi_shader_pgm_rsrc1_vs & bus_bytes[1]) begin
      spi_shader_pgm_rsrc1_vs_sgprs_byte_1 <= bus_data[9:8];
      spi_shader_pgm_rsrc1_vs_priority_byte_1 <= bus_data[11:10];
      spi_shader_pgm_rsrc1_vs_float_mode_byte_1 <= bus_data[15:12];
    end
  end

  initial begin
    spi_shader_pgm_rsrc1_vs_float_mode_byte_2 = 4'd0;
    spi_shader_pgm_rsrc1_vs_priv_byte_2 = 1'b0;
    spi_shader_pgm_rsrc1_vs_dx10_clamp_byte_2 = 1'b0;
    spi_shader_pgm_rsrc1_vs_debug_mode_byte_2 = 1'b0;
    spi_shader_pgm_rsrc1_vs_ieee_mode_byte_2 = 1'b0;
  end
  always @(posedge clock) begin
    if (write_spi_shader_pgm_rsrc1_vs & bus_bytes[2]) begin
      spi_shader_pgm_rsrc1_vs_float_mode_byte_2 <= bus_data[19:16];
      spi_shader_pgm_rsrc1_vs_priv_byte_2 <= bus_data[20];
      spi_shader_pgm_rsrc1_vs_dx10_clamp_byte_2 <= bus_data[21];
      spi_shader_pgm_rsrc1_vs_debug_mode_byte_2 <= bus_data[22];
      spi_shader_pgm_rsrc1_vs_ieee_mode_byte_2 <= bus_data[23];
    end
  end

  initial begin
    spi_shader_pgm_rsrc1_vs_vgpr_comp_cnt_byte_3 = 2'd0;
    spi_shader_pgm_rsrc1_vs_cu_group_enable_byte_3 = 1'b0;
    spi_shader_pgm_rsrc1_vs_cache_ctl_byte_3 = 3'd0;
    spi_shader_pgm_rsrc1_vs_cdbg_user_byte_3 = 1'b0;
  end
  always @(posedge clock) begin
    if (write_spi_shader_pgm_rsrc1_vs & bus_bytes[3]) begin
      spi_shader_pgm_rsrc1_vs_vgpr_comp_cnt_byte_3 <= bus_data[25:24];
      spi_shader_pgm_rsrc1_vs_cu_group_enable_byte_3 <= bus_data[26];
      spi_shader_pgm_rsrc1_vs_cache_ctl_byte_3 <= bus_data[29:27];
      spi_shader_pgm_rsrc1_vs_cdbg_user_byte_3 <= bus_data[30];
    end
  end

  initial begin
    spi_shader_pgm_rsrc2_vs_scratch_en_byte_0 = 1'b0;
    spi_shader_pgm_rsrc2_vs_user_sgpr_byte_0 = 5'd0;
    spi_shader_pgm_rsrc2_vs_trap_present_byte_0 = 1'b0;
    spi_shader_pgm_rsrc2_vs_oc_lds_en_byte_0 = 1'b0;
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
    spi_shader_pgm_rsrc2_vs_so_base0_en_byte_1 = 1'b0;
    spi_shader_pgm_rsrc2_vs_so_base1_en_byte_1 = 1'b0;
    spi_shader_pgm_rsrc2_vs_so_base2_en_byte_1 = 1'b0;
    spi_shader_pgm_rsrc2_vs_so_base3_en_byte_1 = 1'b0;
    spi_shader_pgm_rsrc2_vs_so_en_byte_1 = 1'b0;
    spi_shader_pgm_rsrc2_vs_excp_en_byte_1 = 3'd0;
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

  initial begin
    spi_shader_pgm_rsrc2_vs_excp_en_byte_2 = 6'd0;
  end
  always @(posedge clock) begin
    if (write_spi_shader_pgm_rsrc2_vs & bus_bytes[2]) begin
      spi_shader_pgm_rsrc2_vs_excp_en_byte_2 <= bus_data[21:16];
    end
  end

  initial begin
    spi_shader_tba_hi_gs_mem_base_byte_0 = 8'd0;
  end
  always @(posedge clock) begin
    if (write_spi_shader_tba_hi_gs & bus_bytes[0]) begin
      spi_shader_tba_hi_gs_mem_base_byte_0 <= bus_data[7:0];
    end
  end

  initial begin
    spi_shader_tma_hi_gs_mem_base_byte_0 = 8'd0;
  end
  always @(posedge clock) begin
    if (write_spi_shader_tma_hi_gs & bus_bytes[0]) begin
      spi_shader_tma_hi_gs_mem_base_byte_0 <= bus_data[7:0];
    end
  end

  initial begin
    spi_shader_pgm_rsrc3_gs_cu_en_byte_0 = 8'hff;
  end
  always @(posedge clock) begin
    if (write_spi_shader_pgm_rsrc3_gs & bus_bytes[0]) begin
      spi_shader_pgm_rsrc3_gs_cu_en_byte_0 <= bus_data[7:0];
    end
  end

  initial begin
    spi_shader_pgm_rsrc3_gs_cu_en_byte_1 = 8'hff;
  end
  always @(posedge clock) begin
    if (write_spi_shader_pgm_rsrc3_gs & bus_bytes[1]) begin
      spi_shader_pgm_rsrc3_gs_cu_en_byte_1 <= bus_data[15:8];
    end
  end

  initial begin
    spi_shader_pgm_rsrc3_gs_wave_limit_byte_2 = 6'd0;
    spi_shader_pgm_rsrc3_gs_lock_low_threshold_byte_2 = 2'd0;
  end
  always @(posedge clock) begin
    if (write_spi_shader_pgm_rsrc3_gs & bus_bytes[2]) begin
      spi_shader_pgm_rsrc3_gs_wave_limit_byte_2 <= bus_data[21:16];
      spi_shader_pgm_rsrc3_gs_lock_low_threshold_byte_2 <= bus_data[23:22];
    end
  end

  initial begin
    spi_shader_pgm_rsrc3_gs_lock_low_threshold_byte_3 = 2'd0;
  end
  always @(posedge clock) begin
    if (write_spi_shader_pgm_rsrc3_gs & bus_bytes[3]) begin
      spi_shader_pgm_rsrc3_gs_lock_low_threshold_byte_3 <= bus_data[25:24];
    end
  end

  initial begin
    spi_shader_pgm_hi_gs_mem_base_byte_0 = 8'd0;
  end
  always @(posedge clock) begin
    if (write_spi_shader_pgm_hi_gs & bus_bytes[0]) begin
      spi_shader_pgm_hi_gs_mem_base_byte_0 <= bus_data[7:0];
    end
  end

  initial begin
    spi_shader_pgm_rsrc1_gs_vgprs_byte_0 = 6'd0;
    spi_shader_pgm_rsrc1_gs_sgprs_byte_0 = 2'd0;
  end
  always @(posedge clock) begin
    if (write_spi_shader_pgm_rsrc1_gs & bus_bytes[0]) begin
      spi_shader_pgm_rsrc1_gs_vgprs_byte_0 <= bus_data[5:0];
      spi_shader_pgm_rsrc1_gs_sgprs_byte_0 <= bus_data[7:6];
    end
  end

  initial begin
    spi_shader_pgm_rsrc1_gs_sgprs_byte_1 = 2'd0;
    spi_shader_pgm_rsrc1_gs_priority_byte_1 = 2'd0;
    spi_shader_pgm_rsrc1_gs_float_mode_byte_1 = 4'd0;
  end
  always @(posedge clock) begin
    if (write_spi_shader_pgm_rsrc1_gs & bus_bytes[1]) begin
      spi_shader_pgm_rsrc1_gs_sgprs_byte_1 <= bus_data[9:8];
      spi_shader_pgm_rsrc1_gs_priority_byte_1 <= bus_data[11:10];
      spi_shader_pgm_rsrc1_gs_float_mode_byte_1 <= bus_data[15:12];
    end
  end

  initial begin
    spi_shader_pgm_rsrc1_gs_float_mode_byte_2 = 4'd0;
    spi_shader_pgm_rsrc1_gs_priv_byte_2 = 1'b0;
    spi_shader_pgm_rsrc1_gs_dx10_clamp_byte_2 = 1'b0;
    spi_shader_pgm_rsrc1_gs_debug_mode_byte_2 = 1'b0;
    spi_shader_pgm_rsrc1_gs_ieee_mode_byte_2 = 1'b0;
  end
  always @(posedge clock) begin
    if (write_spi_shader_pgm_rsrc1_gs & bus_bytes[2]) begin
      spi_shader_pgm_rsrc1_gs_float_mode_byte_2 <= bus_data[19:16];
      spi_shader_pgm_rsrc1_gs_priv_byte_2 <= bus_data[20];
      spi_shader_pgm_rsrc1_gs_dx10_clamp_byte_2 <= bus_data[21];
      spi_shader_pgm_rsrc1_gs_debug_mode_byte_2 <= bus_data[22];
      spi_shader_pgm_rsrc1_gs_ieee_mode_byte_2 <= bus_data[23];
    end
  end

  initial begin
    spi_shader_pgm_rsrc1_gs_cu_group_enable_byte_3 = 1'b0;
    spi_shader_pgm_rsrc1_gs_cache_ctl_byte_3 = 3'd0;
    spi_shader_pgm_rsrc1_gs_cdbg_user_byte_3 = 1'b0;
  end
  always @(posedge clock) begin
    if (write_spi_shader_pgm_rsrc1_gs & bus_bytes[3]) begin
      spi_shader_pgm_rsrc1_gs_cu_group_enable_byte_3 <= bus_data[24];
      spi_shader_pgm_rsrc1_gs_cache_ctl_byte_3 <= bus_data[27:25];
      spi_shader_pgm_rsrc1_gs_cdbg_user_byte_3 <= bus_data[28];
    end
  end

  initial begin
    spi_shader_pgm_rsrc2_gs_scratch_en_byte_0 = 1'b0;
    spi_shader_pgm_rsrc2_gs_user_sgpr_byte_0 = 5'd0;
    spi_shader_pgm_rsrc2_gs_trap_present_byte_0 = 1'b0;
    spi_shader_pgm_rsrc2_gs_excp_en_byte_0 = 1'b0;
  end
  always @(posedge clock) begin
    if (write_spi_shader_pgm_rsrc2_gs & bus_bytes[0]) begin
      spi_shader_pgm_rsrc2_gs_scratch_en_byte_0 <= bus_data[0];
      spi_shader_pgm_rsrc2_gs_user_sgpr_byte_0 <= bus_data[5:1];
      spi_shader_pgm_rsrc2_gs_trap_present_byte_0 <= bus_data[6];
      spi_shader_pgm_rsrc2_gs_excp_en_byte_0 <= bus_data[7];
    end
  end

  initial begin
    spi_shader_pgm_rsrc2_gs_excp_en_byte_1 = 8'd0;
  end
  always @(posedge clock) begin
    if (write_spi_shader_pgm_rsrc2_gs & bus_bytes[1]) begin
      spi_shader_pgm_rsrc2_gs_excp_en_byte_1 <= bus_data[15:8];
    end
  end

  initial begin
    spi_shader_tba_hi_es_mem_base_byte_0 = 8'd0;
  end
  always @(posedge clock) begin
    if (write_spi_shader_tba_hi_es & bus_bytes[0]) begin
      spi_shader_tba_hi_es_mem_base_byte_0 <= bus_data[7:0];
    end
  end

  initial begin
    spi_shader_tma_hi_es_mem_base_byte_0 = 8'd0;
  end
  always @(posedge clock) begin
    if (write_spi_shader_tma_hi_es & bus_bytes[0]) begin
      spi_shader_tma_hi_es_mem_base_byte_0 <= bus_data[7:0];
    end
  end

  initial begin
    spi_shader_pgm_rsrc3_es_cu_en_byte_0 = 8'hfe;
  end
  always @(posedge clock) begin
    if (write_spi_shader_pgm_rsrc3_es & bus_bytes[0]) begin
      spi_shader_pgm_rsrc3_es_cu_en_byte_0 <= bus_data[7:0];
    end
  end

  initial begin
    spi_shader_pgm_rsrc3_es_cu_en_byte_1 = 8'hff;
  end
  always @(posedge clock) begin
    if (write_spi_shader_pgm_rsrc3_es & bus_bytes[1]) begin
      spi_shader_pgm_rsrc3_es_cu_en_byte_1 <= bus_data[15:8];
    end
  end

  initial begin
    spi_shader_pgm_rsrc3_es_wave_limit_byte_2 = 6'd0;
    spi_shader_pgm_rsrc3_es_lock_low_threshold_byte_2 = 2'd0;
  end
  always @(posedge clock) begin
    if (write_spi_shader_pgm_rsrc3_es & bus_bytes[2]) begin
      spi_shader_pgm_rsrc3_es_wave_limit_byte_2 <= bus_data[21:16];
      spi_shader_pgm_rsrc3_es_lock_low_threshold_byte_2 <= bus_data[23:22];
    end
  end

  initial begin
    spi_shader_pgm_rsrc3_es_lock_low_threshold_byte_3 = 2'd0;
  end
  always @(posedge clock) begin
    if (write_spi_shader_pgm_rsrc3_es & bus_bytes[3]) begin
      spi_shader_pgm_rsrc3_es_lock_low_threshold_byte_3 <= bus_data[25:24];
    end
  end

  initial begin
    spi_shader_pgm_hi_es_mem_base_byte_0 = 8'd0;
  end
  always @(posedge clock) begin
    if (write_spi_shader_pgm_hi_es & bus_bytes[0]) begin
      spi_shader_pgm_hi_es_mem_base_byte_0 <= bus_data[7:0];
    end
  end

  initial begin
    spi_shader_pgm_rsrc1_es_vgprs_byte_0 = 6'd0;
    spi_shader_pgm_rsrc1_es_sgprs_byte_0 = 2'd0;
  end
  always @(posedge clock) begin
    if (write_spi_shader_pgm_rsrc1_es & bus_bytes[0]) begin
      spi_shader_pgm_rsrc1_es_vgprs_byte_0 <= bus_data[5:0];
      spi_shader_pgm_rsrc1_es_sgprs_byte_0 <= bus_data[7:6];
    end
  end

  initial begin
    spi_shader_pgm_rsrc1_es_sgprs_byte_1 = 2'd0;
    spi_shader_pgm_rsrc1_es_priority_byte_1 = 2'd0;
    spi_shader_pgm_rsrc1_es_float_mode_byte_1 = 4'd0;
  end
  always @(posedge clock) begin
    if (write_spi_shader_pgm_rsrc1_es & bus_bytes[1]) begin
      spi_shader_pgm_rsrc1_es_sgprs_byte_1 <= bus_data[9:8];
      spi_shader_pgm_rsrc1_es_priority_byte_1 <= bus_data[11:10];
      spi_shader_pgm_rsrc1_es_float_mode_byte_1 <= bus_data[15:12];
    end
  end

  initial begin
    spi_shader_pgm_rsrc1_es_float_mode_byte_2 = 4'd0;
    spi_shader_pgm_rsrc1_es_priv_byte_2 = 1'b0;
    spi_shader_pgm_rsrc1_es_dx10_clamp_byte_2 = 1'b0;
    spi_shader_pgm_rsrc1_es_debug_mode_byte_2 = 1'b0;
    spi_shader_pgm_rsrc1_es_ieee_mode_byte_2 = 1'b0;
  end
  always @(posedge clock) begin
    if (write_spi_shader_pgm_rsrc1_es & bus_bytes[2]) begin
      spi_shader_pgm_rsrc1_es_float_mode_byte_2 <= bus_data[19:16];
      spi_shader_pgm_rsrc1_es_priv_byte_2 <= bus_data[20];
      spi_shader_pgm_rsrc1_es_dx10_clamp_byte_2 <= bus_data[21];
      spi_shader_pgm_rsrc1_es_debug_mode_byte_2 <= bus_data[22];
      spi_shader_pgm_rsrc1_es_ieee_mode_byte_2 <= bus_data[23];
    end
  end

  initial begin
    spi_shader_pgm_rsrc1_es_vgpr_comp_cnt_byte_3 = 2'd0;
    spi_shader_pgm_rsrc1_es_cu_group_enable_byte_3 = 1'b0;
    spi_shader_pgm_rsrc1_es_cache_ctl_byte_3 = 3'd0;
    spi_shader_pgm_rsrc1_es_cdbg_user_byte_3 = 1'b0;
  end
  always @(posedge clock) begin
    if (write_spi_shader_pgm_rsrc1_es & bus_bytes[3]) begin
      spi_shader_pgm_rsrc1_es_vgpr_comp_cnt_byte_3 <= bus_data[25:24];
      spi_shader_pgm_rsrc1_es_cu_group_enable_byte_3 <= bus_data[26];
      spi_shader_pgm_rsrc1_es_cache_ctl_byte_3 <= bus_data[29:27];
      spi_shader_pgm_rsrc1_es_cdbg_user_byte_3 <= bus_data[30];
    end
  end

  initial begin
    spi_shader_pgm_rsrc2_es_scratch_en_byte_0 = 1'b0;
    spi_shader_pgm_rsrc2_es_user_sgpr_byte_0 = 5'd0;
    spi_shader_pgm_rsrc2_es_trap_present_byte_0 = 1'b0;
    spi_shader_pgm_rsrc2_es_oc_lds_en_byte_0 = 1'b0;
  end
  always @(posedge clock) begin
    if (write_spi_shader_pgm_rsrc2_es & bus_bytes[0]) begin
      spi_shader_pgm_rsrc2_es_scratch_en_byte_0 <= bus_data[0];
      spi_shader_pgm_rsrc2_es_user_sgpr_byte_0 <= bus_data[5:1];
      spi_shader_pgm_rsrc2_es_trap_present_byte_0 <= bus_data[6];
      spi_shader_pgm_rsrc2_es_oc_lds_en_byte_0 <= bus_data[7];
    end
  end

  initial begin
    spi_shader_pgm_rsrc2_es_excp_en_byte_1 = 8'd0;
  end
  always @(posedge clock) begin
    if (write_spi_shader_pgm_rsrc2_es & bus_bytes[1]) begin
      spi_shader_pgm_rsrc2_es_excp_en_byte_1 <= bus_data[15:8];
    end
  end

  initial begin
    spi_shader_pgm_rsrc2_es_excp_en_byte_2 = 1'b0;
    spi_shader_pgm_rsrc2_es_lds_size_byte_2 = 4'd0;
  end
  always @(posedge clock) begin
    if (write_spi_shader_pgm_rsrc2_es & bus_bytes[2]) begin
      spi_shader_pgm_rsrc2_es_excp_en_byte_2 <= bus_data[16];
      spi_shader_pgm_rsrc2_es_lds_size_byte_2 <= bus_data[23:20];
    end
  end

  initial begin
    spi_shader_pgm_rsrc2_es_lds_size_byte_3 = 5'd0;
  end
  always @(posedge clock) begin
    if (write_spi_shader_pgm_rsrc2_es & bus_bytes[3]) begin
      spi_shader_pgm_rsrc2_es_lds_size_byte_3 <= bus_data[28:24];
    end
  end

  initial begin
    spi_shader_tba_hi_hs_mem_base_byte_0 = 8'd0;
  end
  always @(posedge clock) begin
    if (write_spi_shader_tba_hi_hs & bus_bytes[0]) begin
      spi_shader_tba_hi_hs_mem_base_byte_0 <= bus_data[7:0];
    end
  end

  initial begin
    spi_shader_tma_hi_hs_mem_base_byte_0 = 8'd0;
  end
  always @(posedge clock) begin
    if (write_spi_shader_tma_hi_hs & bus_bytes[0]) begin
      spi_shader_tma_hi_hs_mem_base_byte_0 <= bus_data[7:0];
    end
  end

  initial begin
    spi_shader_pgm_rsrc3_hs_wave_limit_byte_0 = 6'd0;
    spi_shader_pgm_rsrc3_hs_lock_low_threshold_byte_0 = 2'd0;
  end
  always @(posedge clock) begin
    if (write_spi_shader_pgm_rsrc3_hs & bus_bytes[0]) begin
      spi_shader_pgm_rsrc3_hs_wave_limit_byte_0 <= bus_data[5:0];
      spi_shader_pgm_rsrc3_hs_lock_low_threshold_byte_0 <= bus_data[7:6];
    end
  end

  initial begin
    spi_shader_pgm_rsrc3_hs_lock_low_threshold_byte_1 = 2'd0;
  end
  always @(posedge clock) begin
    if (write_spi_shader_pgm_rsrc3_hs & bus_bytes[1]) begin
      spi_shader_pgm_rsrc3_hs_lock_low_threshold_byte_1 <= bus_data[9:8];
    end
  end

  initial begin
    spi_shader_pgm_hi_hs_mem_base_byte_0 = 8'd0;
  end
  always @(posedge clock) begin
    if (write_spi_shader_pgm_hi_hs & bus_bytes[0]) begin
      spi_shader_pgm_hi_hs_mem_base_byte_0 <= bus_data[7:0];
    end
  end

  initial begin
    spi_shader_pgm_rsrc1_hs_vgprs_byte_0 = 6'd0;
    spi_shader_pgm_rsrc1_hs_sgprs_byte_0 = 2'd0;
  end
  always @(posedge clock) begin
    if (write_spi_shader_pgm_rsrc1_hs & bus_bytes[0]) begin
      spi_shader_pgm_rsrc1_hs_vgprs_byte_0 <= bus_data[5:0];
      spi_shader_pgm_rsrc1_hs_sgprs_byte_0 <= bus_data[7:6];
    end
  end

  initial begin
    spi_shader_pgm_rsrc1_hs_sgprs_byte_1 = 2'd0;
    spi_shader_pgm_rsrc1_hs_priority_byte_1 = 2'd0;
    spi_shader_pgm_rsrc1_hs_float_mode_byte_1 = 4'd0;
  end
  always @(posedge clock) begin
    if (write_spi_shader_pgm_rsrc1_hs & bus_bytes[1]) begin
      spi_shader_pgm_rsrc1_hs_sgprs_byte_1 <= bus_data[9:8];
      spi_shader_pgm_rsrc1_hs_priority_byte_1 <= bus_data[11:10];
      spi_shader_pgm_rsrc1_hs_float_mode_byte_1 <= bus_data[15:12];
    end
  end

  initial begin
    spi_shader_pgm_rsrc1_hs_float_mode_byte_2 = 4'd0;
    spi_shader_pgm_rsrc1_hs_priv_byte_2 = 1'b0;
    spi_shader_pgm_rsrc1_hs_dx10_clamp_byte_2 = 1'b0;
    spi_shader_pgm_rsrc1_hs_debug_mode_byte_2 = 1'b0;
    spi_shader_pgm_rsrc1_hs_ieee_mode_byte_2 = 1'b0;
  end
  always @(posedge clock) begin
    if (write_spi_shader_pgm_rsrc1_hs & bus_bytes[2]) begin
      spi_shader_pgm_rsrc1_hs_float_mode_byte_2 <= bus_data[19:16];
      spi_shader_pgm_rsrc1_hs_priv_byte_2 <= bus_data[20];
      spi_shader_pgm_rsrc1_hs_dx10_clamp_byte_2 <= bus_data[21];
      spi_shader_pgm_rsrc1_hs_debug_mode_byte_2 <= bus_data[22];
      spi_shader_pgm_rsrc1_hs_ieee_mode_byte_2 <= bus_data[23];
    end
  end

  initial begin
    spi_shader_pgm_rsrc1_hs_cache_ctl_byte_3 = 3'd0;
    spi_shader_pgm_rsrc1_hs_cdbg_user_byte_3 = 1'b0;
  end
  always @(posedge clock) begin
    if (write_spi_shader_pgm_rsrc1_hs & bus_bytes[3]) begin
      spi_shader_pgm_rsrc1_hs_cache_ctl_byte_3 <= bus_data[26:24];
      spi_shader_pgm_rsrc1_hs_cdbg_user_byte_3 <= bus_data[27];
    end
  end

  initial begin
    spi_shader_pgm_rsrc2_hs_scratch_en_byte_0 = 1'b0;
    spi_shader_pgm_rsrc2_hs_user_sgpr_byte_0 = 5'd0;
    spi_shader_pgm_rsrc2_hs_trap_present_byte_0 = 1'b0;
    spi_shader_pgm_rsrc2_hs_oc_lds_en_byte_0 = 1'b0;
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
    spi_shader_pgm_rsrc2_hs_tg_size_en_byte_1 = 1'b0;
    spi_shader_pgm_rsrc2_hs_excp_en_byte_1 = 7'd0;
  end
  always @(posedge clock) begin
    if (write_spi_shader_pgm_rsrc2_hs & bus_bytes[1]) begin
      spi_shader_pgm_rsrc2_hs_tg_size_en_byte_1 <= bus_data[8];
      spi_shader_pgm_rsrc2_hs_excp_en_byte_1 <= bus_data[15:9];
    end
  end

  initial begin
    spi_shader_pgm_rsrc2_hs_excp_en_byte_2 = 2'd0;
  end
  always @(posedge clock) begin
    if (write_spi_shader_pgm_rsrc2_hs & bus_bytes[2]) begin
      spi_shader_pgm_rsrc2_hs_excp_en_byte_2 <= bus_data[17:16];
    end
  end

  initial begin
    spi_shader_tba_hi_ls_mem_base_byte_0 = 8'd0;
  end
  always @(posedge clock) begin
    if (write_spi_shader_tba_hi_ls & bus_bytes[0]) begin
      spi_shader_tba_hi_ls_mem_base_byte_0 <= bus_data[7:0];
    end
  end

  initial begin
    spi_shader_tma_hi_ls_mem_base_byte_0 = 8'd0;
  end
  always @(posedge clock) begin
    if (write_spi_shader_tma_hi_ls & bus_bytes[0]) begin
      spi_shader_tma_hi_ls_mem_base_byte_0 <= bus_data[7:0];
    end
  end

  initial begin
    spi_shader_pgm_rsrc3_ls_cu_en_byte_0 = 8'hfc;
  end
  always @(posedge clock) begin
    if (write_spi_shader_pgm_rsrc3_ls & bus_bytes[0]) begin
      spi_shader_pgm_rsrc3_ls_cu_en_byte_0 <= bus_data[7:0];
    end
  end

  initial begin
    spi_shader_pgm_rsrc3_ls_cu_en_byte_1 = 8'hff;
  end
  always @(posedge clock) begin
    if (write_spi_shader_pgm_rsrc3_ls & bus_bytes[1]) begin
      spi_shader_pgm_rsrc3_ls_cu_en_byte_1 <= bus_data[15:8];
    end
  end

  initial begin
    spi_shader_pgm_rsrc3_ls_wave_limit_byte_2 = 6'd0;
    spi_shader_pgm_rsrc3_ls_lock_low_threshold_byte_2 = 2'd0;
  end
  always @(posedge clock) begin
    if (write_spi_shader_pgm_rsrc3_ls & bus_bytes[2]) begin
      spi_shader_pgm_rsrc3_ls_wave_limit_byte_2 <= bus_data[21:16];
      spi_shader_pgm_rsrc3_ls_lock_low_threshold_byte_2 <= bus_data[23:22];
    end
  end

  initial begin
    spi_shader_pgm_rsrc3_ls_lock_low_threshold_byte_3 = 2'd0;
  end
  always @(posedge clock) begin
    if (write_spi_shader_pgm_rsrc3_ls & bus_bytes[3]) begin
      spi_shader_pgm_rsrc3_ls_lock_low_threshold_byte_3 <= bus_data[25:24];
    end
  end

  initial begin
    spi_shader_pgm_hi_ls_mem_base_byte_0 = 8'd0;
  end
  always @(posedge clock) begin
    if (write_spi_shader_pgm_hi_ls & bus_bytes[0]) begin
      spi_shader_pgm_hi_ls_mem_base_byte_0 <= bus_data[7:0];
    end
  end

  initial begin
    spi_shader_pgm_rsrc1_ls_vgprs_byte_0 = 6'd0;
    spi_shader_pgm_rsrc1_ls_sgprs_byte_0 = 2'd0;
  end
  always @(posedge clock) begin
    if (write_spi_shader_pgm_rsrc1_ls & bus_bytes[0]) begin
      spi_shader_pgm_rsrc1_ls_vgprs_byte_0 <= bus_data[5:0];
      spi_shader_pgm_rsrc1_ls_sgprs_byte_0 <= bus_data[7:6];
    end
  end

  initial begin
    spi_shader_pgm_rsrc1_ls_sgprs_byte_1 = 2'd0;
    spi_shader_pgm_rsrc1_ls_priority_byte_1 = 2'd0;
    spi_shader_pgm_rsrc1_ls_float_mode_byte_1 = 4'd0;
  end
  always @(posedge clock) begin
    if (write_spi_shader_pgm_rsrc1_ls & bus_bytes[1]) begin
      spi_shader_pgm_rsrc1_ls_sgprs_byte_1 <= bus_data[9:8];
      spi_shader_pgm_rsrc1_ls_priority_byte_1 <= bus_data[11:10];
      spi_shader_pgm_rsrc1_ls_float_mode_byte_1 <= bus_data[15:12];
    end
  end

  initial begin
    spi_shader_pgm_rsrc1_ls_float_mode_byte_2 = 4'd0;
    spi_shader_pgm_rsrc1_ls_priv_byte_2 = 1'b0;
    spi_shader_pgm_rsrc1_ls_dx10_clamp_byte_2 = 1'b0;
    spi_shader_pgm_rsrc1_ls_debug_mode_byte_2 = 1'b0;
    spi_shader_pgm_rsrc1_ls_ieee_mode_byte_2 = 1'b0;
  end
  always @(posedge clock) begin
    if (write_spi_shader_pgm_rsrc1_ls & bus_bytes[2]) begin
      spi_shader_pgm_rsrc1_ls_float_mode_byte_2 <= bus_data[19:16];
      spi_shader_pgm_rsrc1_ls_priv_byte_2 <= bus_data[20];
      spi_shader_pgm_rsrc1_ls_dx10_clamp_byte_2 <= bus_data[21];
      spi_shader_pgm_rsrc1_ls_debug_mode_byte_2 <= bus_data[22];
      spi_shader_pgm_rsrc1_ls_ieee_mode_byte_2 <= bus_data[23];
    end
  end

  initial begin
    spi_shader_pgm_rsrc1_ls_vgpr_comp_cnt_byte_3 = 2'd0;
    spi_shader_pgm_rsrc1_ls_cache_ctl_byte_3 = 3'd0;
    spi_shader_pgm_rsrc1_ls_cdbg_user_byte_3 = 1'b0;
  end
  always @(posedge clock) begin
    if (write_spi_shader_pgm_rsrc1_ls & bus_bytes[3]) begin
      spi_shader_pgm_rsrc1_ls_vgpr_comp_cnt_byte_3 <= bus_data[25:24];
      spi_shader_pgm_rsrc1_ls_cache_ctl_byte_3 <= bus_data[28:26];
      spi_shader_pgm_rsrc1_ls_cdbg_user_byte_3 <= bus_data[29];
    end
  end

  initial begin
    spi_shader_pgm_rsrc2_ls_scratch_en_byte_0 = 1'b0;
    spi_shader_pgm_rsrc2_ls_user_sgpr_byte_0 = 5'd0;
    spi_shader_pgm_rsrc2_ls_trap_present_byte_0 = 1'b0;
    spi_shader_pgm_rsrc2_ls_lds_size_byte_0 = 1'b0;
  end
  always @(posedge clock) begin
    if (write_spi_shader_pgm_rsrc2_ls & bus_bytes[0]) begin
      spi_shader_pgm_rsrc2_ls_scratch_en_byte_0 <= bus_data[0];
      spi_shader_pgm_rsrc2_ls_user_sgpr_byte_0 <= bus_data[5:1];
      spi_shader_pgm_rsrc2_ls_trap_present_byte_0 <= bus_data[6];
      spi_shader_pgm_rsrc2_ls_lds_size_byte_0 <= bus_data[7];
    end
  end

  initial begin
    spi_shader_pgm_rsrc2_ls_lds_size_byte_1 = 8'd0;
  end
  always @(posedge clock) begin
    if (write_spi_shader_pgm_rsrc2_ls & bus_bytes[1]) begin
      spi_shader_pgm_rsrc2_ls_lds_size_byte_1 <= bus_data[15:8];
    end
  end

  initial begin
    spi_shader_pgm_rsrc2_ls_excp_en_byte_2 = 8'd0;
  end
  always @(posedge clock) begin
    if (write_spi_shader_pgm_rsrc2_ls & bus_bytes[2]) begin
      spi_shader_pgm_rsrc2_ls_excp_en_byte_2 <= bus_data[23:16];
    end
  end

  initial begin
    spi_shader_pgm_rsrc2_ls_excp_en_byte_3 = 1'b0;
  end
  always @(posedge clock) begin
    if (write_spi_shader_pgm_rsrc2_ls & bus_bytes[3]) begin
      spi_shader_pgm_rsrc2_ls_excp_en_byte_3 <= bus_data[24];
    end
  end

  initial begin
    spi_arb_priority_pipe_order_ts0_byte_0 = 3'd0;
    spi_arb_priority_pipe_order_ts1_byte_0 = 3'd0;
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
    spi_arb_priority_pipe_order_ts2_byte_1 = 1'b0;
    spi_arb_priority_pipe_order_ts3_byte_1 = 3'd0;
    spi_arb_priority_ts0_dur_mult_byte_1 = 2'd0;
    spi_arb_priority_ts1_dur_mult_byte_1 = 2'd0;
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
    spi_arb_priority_ts2_dur_mult_byte_2 = 2'd0;
    spi_arb_priority_ts3_dur_mult_byte_2 = 2'd0;
  end
  always @(posedge clock) begin
    if (write_spi_arb_priority & bus_bytes[2]) begin
      spi_arb_priority_ts2_dur_mult_byte_2 <= bus_data[17:16];
      spi_arb_priority_ts3_dur_mult_byte_2 <= bus_data[19:18];
    end
  end

  initial begin
    spi_arb_cycles_0_ts0_duration_byte_0 = 8'd0;
  end
  always @(posedge clock) begin
    if (write_spi_arb_cycles_0 & bus_bytes[0]) begin
      spi_arb_cycles_0_ts0_duration_byte_0 <= bus_data[7:0];
    end
  end

  initial begin
    spi_arb_cycles_0_ts0_duration_byte_1 = 8'd0;
  end
  always @(posedge clock) begin
    if (write_spi_arb_cycles_0 & bus_bytes[1]) begin
      spi_arb_cycles_0_ts0_duration_byte_1 <= bus_data[15:8];
    end
  end

  initial begin
    spi_arb_cycles_0_ts1_duration_byte_2 = 8'd0;
  end
  always @(posedge clock) begin
    if (write_spi_arb_cycles_0 & bus_bytes[2]) begin
      spi_arb_cycles_0_ts1_duration_byte_2 <= bus_data[23:16];
    end
  end

  initial begin
    spi_arb_cycles_0_ts1_duration_byte_3 = 8'd0;
  end
  always @(posedge clock) begin
    if (write_spi_arb_cycles_0 & bus_bytes[3]) begin
      spi_arb_cycles_0_ts1_duration_byte_3 <= bus_data[31:24];
    end
  end

  initial begin
    spi_arb_cycles_1_ts2_duration_byte_0 = 8'd0;
  end
  always @(posedge clock) begin
    if (write_spi_arb_cycles_1 & bus_bytes[0]) begin
      spi_arb_cycles_1_ts2_duration_byte_0 <= bus_data[7:0];
    end
  end

  initial begin
    spi_arb_cycles_1_ts2_duration_byte_1 = 8'd0;
  end
  always @(posedge clock) begin
    if (write_spi_arb_cycles_1 & bus_bytes[1]) begin
      spi_arb_cycles_1_ts2_duration_byte_1 <= bus_data[15:8];
    end
  end

  initial begin
    spi_arb_cycles_1_ts3_duration_byte_2 = 8'd0;
  end
  always @(posedge clock) begin
    if (write_spi_arb_cycles_1 & bus_bytes[2]) begin
      spi_arb_cycles_1_ts3_duration_byte_2 <= bus_data[23:16];
    end
  end

  initial begin
    spi_arb_cycles_1_ts3_duration_byte_3 = 8'd0;
  end
  always @(posedge clock) begin
    if (write_spi_arb_cycles_1 & bus_bytes[3]) begin
      spi_arb_cycles_1_ts3_duration_byte_3 <= bus_data[31:24];
    end
  end

  initial begin
    spi_gdbg_wave_cntl_stall_ra_byte_0 = 1'b0;
  end
  always @(posedge clock) begin
    if (write_spi_gdbg_wave_cntl & bus_bytes[0]) begin
      spi_gdbg_wave_cntl_stall_ra_byte_0 <= bus_data[0];
    end
  end

  initial begin
    spi_gdbg_trap_config_me_sel_byte_0 = 2'd0;
    spi_gdbg_trap_config_pipe_sel_byte_0 = 2'd0;
    spi_gdbg_trap_config_queue_sel_byte_0 = 3'd0;
    spi_gdbg_trap_config_me_match_byte_0 = 1'b0;
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
    spi_gdbg_trap_config_pipe_match_byte_1 = 1'b0;
    spi_gdbg_trap_config_queue_match_byte_1 = 1'b0;
    spi_gdbg_trap_config_trap_en_byte_1 = 1'b0;
  end
  always @(posedge clock) begin
    if (write_spi_gdbg_trap_config & bus_bytes[1]) begin
      spi_gdbg_trap_config_pipe_match_byte_1 <= bus_data[8];
      spi_gdbg_trap_config_queue_match_byte_1 <= bus_data[9];
      spi_gdbg_trap_config_trap_en_byte_1 <= bus_data[15];
    end
  end

  initial begin
    spi_gdbg_trap_config_vmid_sel_byte_2 = 8'd0;
  end
  always @(posedge clock) begin
    if (write_spi_gdbg_trap_config & bus_bytes[2]) begin
      spi_gdbg_trap_config_vmid_sel_byte_2 <= bus_data[23:16];
    end
  end

  initial begin
    spi_gdbg_trap_config_vmid_sel_byte_3 = 8'd0;
  end
  always @(posedge clock) begin
    if (write_spi_gdbg_trap_config & bus_bytes[3]) begin
      spi_gdbg_trap_config_vmid_sel_byte_3 <= bus_data[31:24];
    end
  end

  initial begin
    spi_gdbg_trap_mask_excp_en_byte_0 = 8'd0;
  end
  always @(posedge clock) begin
    if (write_spi_gdbg_trap_mask & bus_bytes[0]) begin
      spi_gdbg_trap_mask_excp_en_byte_0 <= bus_data[7:0];
    end
  end

  initial begin
    spi_gdbg_trap_mask_excp_en_byte_1 = 1'b0;
    spi_gdbg_trap_mask_replace_byte_1 = 1'b0;
  end
  always @(posedge clock) begin
    if (write_spi_gdbg_trap_mask & bus_bytes[1]) begin
      spi_gdbg_trap_mask_excp_en_byte_1 <= bus_data[8];
      spi_gdbg_trap_mask_replace_byte_1 <= bus_data[9];
    end
  end

  initial begin
    spi_gdbg_tba_hi_mem_base_byte_0 = 8'd0;
  end
  always @(posedge clock) begin
    if (write_spi_gdbg_tba_hi & bus_bytes[0]) begin
      spi_gdbg_tba_hi_mem_base_byte_0 <= bus_data[7:0];
    end
  end

  initial begin
    spi_gdbg_tma_hi_mem_base_byte_0 = 8'd0;
  end
  always @(posedge clock) begin
    if (write_spi_gdbg_tma_hi & bus_bytes[0]) begin
      spi_gdbg_tma_hi_mem_base_byte_0 <= bus_data[7:0];
    end
  end

  initial begin
    spi_vs_out_config_vs_export_count_byte_0 = 5'd0;
    spi_vs_out_config_vs_half_pack_byte_0 = 1'b0;
  end
  always @(posedge clock) begin
    if (write_spi_vs_out_config & bus_bytes[0]) begin
      spi_vs_out_config_vs_export_count_byte_0 <= bus_data[5:1];
      spi_vs_out_config_vs_half_pack_byte_0 <= bus_data[6];
    end
  end

  initial begin
    spi_ps_input_ena_persp_sample_ena_byte_0 = 1'b0;
    spi_ps_input_ena_persp_center_ena_byte_0 = 1'b0;
    spi_ps_input_ena_persp_centroid_ena_byte_0 = 1'b0;
    spi_ps_input_ena_persp_pull_model_ena_byte_0 = 1'b0;
    spi_ps_input_ena_linear_sample_ena_byte_0 = 1'b0;
    spi_ps_input_ena_linear_center_ena_byte_0 = 1'b0;
    spi_ps_input_ena_linear_centroid_ena_byte_0 = 1'b0;
    spi_ps_input_ena_line_stipple_tex_ena_byte_0 = 1'b0;
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
    spi_ps_input_ena_pos_x_float_ena_byte_1 = 1'b0;
    spi_ps_input_ena_pos_y_float_ena_byte_1 = 1'b0;
    spi_ps_input_ena_pos_z_float_ena_byte_1 = 1'b0;
    spi_ps_input_ena_pos_w_float_ena_byte_1 = 1'b0;
    spi_ps_input_ena_front_face_ena_byte_1 = 1'b0;
    spi_ps_input_ena_ancillary_ena_byte_1 = 1'b0;
    spi_ps_input_ena_sample_coverage_ena_byte_1 = 1'b0;
    spi_ps_input_ena_pos_fixed_pt_ena_byte_1 = 1'b0;
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
    spi_ps_input_addr_persp_sample_ena_byte_0 = 1'b0;
    spi_ps_input_addr_persp_center_ena_byte_0 = 1'b0;
    spi_ps_input_addr_persp_centroid_ena_byte_0 = 1'b0;
    spi_ps_input_addr_persp_pull_model_ena_byte_0 = 1'b0;
    spi_ps_input_addr_linear_sample_ena_byte_0 = 1'b0;
    spi_ps_input_addr_linear_center_ena_byte_0 = 1'b0;
    spi_ps_input_addr_linear_centroid_ena_byte_0 = 1'b0;
    spi_ps_input_addr_line_stipple_tex_ena_byte_0 = 1'b0;
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
    spi_ps_input_addr_pos_x_float_ena_byte_1 = 1'b0;
    spi_ps_input_addr_pos_y_float_ena_byte_1 = 1'b0;
    spi_ps_input_addr_pos_z_float_ena_byte_1 = 1'b0;
    spi_ps_input_addr_pos_w_float_ena_byte_1 = 1'b0;
    spi_ps_input_addr_front_face_ena_byte_1 = 1'b0;
    spi_ps_input_addr_ancillary_ena_byte_1 = 1'b0;
    spi_ps_input_addr_sample_coverage_ena_byte_1 = 1'b0;
    spi_ps_input_addr_pos_fixed_pt_ena_byte_1 = 1'b0;
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
    spi_interp_control_0_flat_shade_ena_byte_0 = 1'b0;
    spi_interp_control_0_pnt_sprite_ena_byte_0 = 1'b0;
    spi_interp_control_0_pnt_sprite_ovrd_x_byte_0 = 3'd0;
    spi_interp_control_0_pnt_sprite_ovrd_y_byte_0 = 3'd0;
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
    spi_interp_control_0_pnt_sprite_ovrd_z_byte_1 = 3'd0;
    spi_interp_control_0_pnt_sprite_ovrd_w_byte_1 = 3'd0;
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
    spi_ps_in_control_num_interp_byte_0 = 6'd0;
    spi_ps_in_control_param_gen_byte_0 = 1'b0;
  end
  always @(posedge clock) begin
    if (write_spi_ps_in_control & bus_bytes[0]) begin
      spi_ps_in_control_num_interp_byte_0 <= bus_data[5:0];
      spi_ps_in_control_param_gen_byte_0 <= bus_data[6];
    end
  end

  initial begin
    spi_ps_in_control_bc_optimize_disable_byte_1 = 1'b0;
  end
  always @(posedge clock) begin
    if (write_spi_ps_in_control & bus_bytes[1]) begin
      spi_ps_in_control_bc_optimize_disable_byte_1 <= bus_data[14];
    end
  end

  initial begin
    spi_baryc_cntl_persp_center_cntl_byte_0 = 1'b0;
    spi_baryc_cntl_persp_centroid_cntl_byte_0 = 1'b0;
  end
  always @(posedge clock) begin
    if (write_spi_baryc_cntl & bus_bytes[0]) begin
      spi_baryc_cntl_persp_center_cntl_byte_0 <= bus_data[0];
      spi_baryc_cntl_persp_centroid_cntl_byte_0 <= bus_data[4];
    end
  end

  initial begin
    spi_baryc_cntl_linear_center_cntl_byte_1 = 1'b0;
    spi_baryc_cntl_linear_centroid_cntl_byte_1 = 1'b0;
  end
  always @(posedge clock) begin
    if (write_spi_baryc_cntl & bus_bytes[1]) begin
      spi_baryc_cntl_linear_center_cntl_byte_1 <= bus_data[8];
      spi_baryc_cntl_linear_centroid_cntl_byte_1 <= bus_data[12];
    end
  end

  initial begin
    spi_baryc_cntl_pos_float_location_byte_2 = 2'd0;
    spi_baryc_cntl_pos_float_ulc_byte_2 = 1'b0;
  end
  always @(posedge clock) begin
    if (write_spi_baryc_cntl & bus_bytes[2]) begin
      spi_baryc_cntl_pos_float_location_byte_2 <= bus_data[17:16];
      spi_baryc_cntl_pos_float_ulc_byte_2 <= bus_data[20];
    end
  end

  initial begin
    spi_baryc_cntl_front_face_all_bits_byte_3 = 1'b0;
  end
  always @(posedge clock) begin
    if (write_spi_baryc_cntl & bus_bytes[3]) begin
      spi_baryc_cntl_front_face_all_bits_byte_3 <= bus_data[24];
    end
  end

  initial begin
    spi_tmpring_size_waves_byte_0 = 8'd0;
  end
  always @(posedge clock) begin
    if (write_spi_tmpring_size & bus_bytes[0]) begin
      spi_tmpring_size_waves_byte_0 <= bus_data[7:0];
    end
  end

  initial begin
    spi_tmpring_size_waves_byte_1 = 4'd0;
    spi_tmpring_size_wavesize_byte_1 = 4'd0;
  end
  always @(posedge clock) begin
    if (write_spi_tmpring_size & bus_bytes[1]) begin
      spi_tmpring_size_waves_byte_1 <= bus_data[11:8];
      spi_tmpring_size_wavesize_byte_1 <= bus_data[15:12];
    end
  end

  initial begin
    spi_tmpring_size_wavesize_byte_2 = 8'd0;
  end
  always @(posedge clock) begin
    if (write_spi_tmpring_size & bus_bytes[2]) begin
      spi_tmpring_size_wavesize_byte_2 <= bus_data[23:16];
    end
  end

  initial begin
    spi_tmpring_size_wavesize_byte_3 = 1'b0;
  end
  always @(posedge clock) begin
    if (write_spi_tmpring_size & bus_bytes[3]) begin
      spi_tmpring_size_wavesize_byte_3 <= bus_data[24];
    end
  end

  initial begin
    spi_shader_pos_format_pos0_export_format_byte_0 = 4'd0;
    spi_shader_pos_format_pos1_export_format_byte_0 = 4'd0;
  end
  always @(posedge clock) begin
    if (write_spi_shader_pos_format & bus_bytes[0]) begin
      spi_shader_pos_format_pos0_export_format_byte_0 <= bus_data[3:0];
      spi_shader_pos_format_pos1_export_format_byte_0 <= bus_data[7:4];
    end
  end

  initial begin
    spi_shader_pos_format_pos2_export_format_byte_1 = 4'd0;
    spi_shader_pos_format_pos3_export_format_byte_1 = 4'd0;
  end
  always @(posedge clock) begin
    if (write_spi_shader_pos_format & bus_bytes[1]) begin
      spi_shader_pos_format_pos2_export_format_byte_1 <= bus_data[11:8];
      spi_shader_pos_format_pos3_export_format_byte_1 <= bus_data[15:12];
    end
  end

  initial begin
    spi_shader_z_format_z_export_format_byte_0 = 4'd0;
  end
  always @(posedge clock) begin
    if (write_spi_shader_z_format & bus_bytes[0]) begin
      spi_shader_z_format_z_export_format_byte_0 <= bus_data[3:0];
    end
  end

  initial begin
    spi_shader_col_format_col0_export_format_byte_0 = 4'd0;
    spi_shader_col_format_col1_export_format_byte_0 = 4'd0;
  end
  always @(posedge clock) begin
    if (write_spi_shader_col_format & bus_bytes[0]) begin
      spi_shader_col_format_col0_export_format_byte_0 <= bus_data[3:0];
      spi_shader_col_format_col1_export_format_byte_0 <= bus_data[7:4];
    end
  end

  initial begin
    spi_shader_col_format_col2_export_format_byte_1 = 4'd0;
    spi_shader_col_format_col3_export_format_byte_1 = 4'd0;
  end
  always @(posedge clock) begin
    if (write_spi_shader_col_format & bus_bytes[1]) begin
      spi_shader_col_format_col2_export_format_byte_1 <= bus_data[11:8];
      spi_shader_col_format_col3_export_format_byte_1 <= bus_data[15:12];
    end
  end

  initial begin
    spi_shader_col_format_col4_export_format_byte_2 = 4'd0;
    spi_shader_col_format_col5_export_format_byte_2 = 4'd0;
  end
  always @(posedge clock) begin
    if (write_spi_shader_col_format & bus_bytes[2]) begin
      spi_shader_col_format_col4_export_format_byte_2 <= bus_data[19:16];
      spi_shader_col_format_col5_export_format_byte_2 <= bus_data[23:20];
    end
  end

  initial begin
    spi_shader_col_format_col6_export_format_byte_3 = 4'd0;
    spi_shader_col_format_col7_export_format_byte_3 = 4'd0;
  end
  always @(posedge clock) begin
    if (write_spi_shader_col_format & bus_bytes[3]) begin
      spi_shader_col_format_col6_export_format_byte_3 <= bus_data[27:24];
      spi_shader_col_format_col7_export_format_byte_3 <= bus_data[31:28];
    end
  end

  wire [31:0] disjunction_2 = (looked_up_17[31:0] & {32{config_page_90}}) | (looked_up_15[31:0] &
      {32{config_page_91}}) | (looked_up_14[31:0] & {32{shader_page_b0}}) | (looked_up_12[31:0] &
      {32{shader_page_b1}}) | (looked_up_11[31:0] & {32{shader_page_b2}}) | (looked_up_10[31:0] &
      {32{shader_page_b3}}) | (looked_up_9[31:0] & {32{shader_page_b4}}) | (looked_up_7[31:0] & {32{shader_page_b5}})
      | (looked_up_5[31:0] & {32{shaderconfig_page_c7}}) | (looked_up_3[31:0] & {32{context_page_286}}) |
      (looked_up_1[31:0] & {32{context_page_287}});

  initial begin
    ready = 1'b0;
    error = 1'b0;
    read_data = 32'd0;
  end
  always @(posedge clock) begin
    ready <= bus_valid;
    error <= bus_valid & (~found);
    read_data <= disjunction_2 & {32{bus_valid & found & (~bus_write)}};
  end

endmodule

`default_nettype wire
