// compute_registers: generator of hdl/src/dispatch/compute_registers.rs
// Written by Tombolo; change the source.
// SPDX-License-Identifier: MIT OR Apache-2.0

`default_nettype none

module compute_registers (
  input wire clock,
  input wire bus_valid,
  input wire bus_write,
  input wire [17:0] bus_address,
  input wire [31:0] bus_data,
  input wire [3:0] bus_bytes,
  output wire bus_ready,
  output wire bus_error,
  output wire [31:0] bus_read_data,
  output wire compute_dispatch_initiator_compute_shader_en,
  output wire compute_dispatch_initiator_partial_tg_en,
  output wire compute_dispatch_initiator_force_start_at_000,
  output wire compute_dispatch_initiator_ordered_append_enbl,
  output wire compute_dispatch_initiator_ordered_append_mode,
  output wire compute_dispatch_initiator_use_thread_dimensions,
  output wire compute_dispatch_initiator_order_mode,
  output wire [2:0] compute_dispatch_initiator_dispatch_cache_cntl,
  output wire compute_dispatch_initiator_scalar_l1_inv_vol,
  output wire compute_dispatch_initiator_vector_l1_inv_vol,
  output wire compute_dispatch_initiator_data_atc,
  output wire compute_dispatch_initiator_restore,
  output wire compute_dispatch_initiator_cs_w32_en,
  output wire compute_dispatch_initiator_strobe,
  output wire [31:0] compute_dim_x_size,
  output wire [31:0] compute_dim_y_size,
  output wire [31:0] compute_dim_z_size,
  output wire [31:0] compute_start_x_start,
  output wire [31:0] compute_start_y_start,
  output wire [31:0] compute_start_z_start,
  output wire [15:0] compute_num_thread_x_num_thread_full,
  output wire [15:0] compute_num_thread_x_num_thread_partial,
  output wire [15:0] compute_num_thread_y_num_thread_full,
  output wire [15:0] compute_num_thread_y_num_thread_partial,
  output wire [15:0] compute_num_thread_z_num_thread_full,
  output wire [15:0] compute_num_thread_z_num_thread_partial,
  output wire [31:0] compute_pgm_lo_data,
  output wire [7:0] compute_pgm_hi_data,
  output wire compute_pgm_hi_inst_atc,
  output wire [31:0] compute_tba_lo_data,
  output wire [7:0] compute_tba_hi_data,
  output wire [31:0] compute_tma_lo_data,
  output wire [7:0] compute_tma_hi_data,
  output wire [5:0] compute_pgm_rsrc1_vgprs,
  output wire [3:0] compute_pgm_rsrc1_sgprs,
  output wire [1:0] compute_pgm_rsrc1_priority,
  output wire [7:0] compute_pgm_rsrc1_float_mode,
  output wire compute_pgm_rsrc1_priv,
  output wire compute_pgm_rsrc1_dx10_clamp,
  output wire compute_pgm_rsrc1_debug_mode,
  output wire compute_pgm_rsrc1_ieee_mode,
  output wire compute_pgm_rsrc1_bulky,
  output wire compute_pgm_rsrc1_cdbg_user,
  output wire compute_pgm_rsrc1_fp16_ovfl,
  output wire compute_pgm_rsrc1_wgp_mode,
  output wire compute_pgm_rsrc1_mem_ordered,
  output wire compute_pgm_rsrc1_fwd_progress,
  output wire compute_pgm_rsrc2_scratch_en,
  output wire [4:0] compute_pgm_rsrc2_user_sgpr,
  output wire compute_pgm_rsrc2_trap_present,
  output wire compute_pgm_rsrc2_tgid_x_en,
  output wire compute_pgm_rsrc2_tgid_y_en,
  output wire compute_pgm_rsrc2_tgid_z_en,
  output wire compute_pgm_rsrc2_tg_size_en,
  output wire [1:0] compute_pgm_rsrc2_tidig_comp_cnt,
  output wire [1:0] compute_pgm_rsrc2_excp_en_msb,
  output wire [8:0] compute_pgm_rsrc2_lds_size,
  output wire [6:0] compute_pgm_rsrc2_excp_en,
  output wire [9:0] compute_resource_limits_waves_per_sh,
  output wire [3:0] compute_resource_limits_tg_per_cu,
  output wire [5:0] compute_resource_limits_lock_threshold,
  output wire compute_resource_limits_simd_dest_cntl,
  output wire compute_resource_limits_force_simd_dist,
  output wire [2:0] compute_resource_limits_cu_group_count,
  output wire [11:0] compute_tmpring_size_waves,
  output wire [12:0] compute_tmpring_size_wavesize,
  output wire [7:0] compute_pgm_rsrc3_inst_pref_size,
  output wire [31:0] compute_scratch_base_lo_data,
  output wire [7:0] compute_scratch_base_hi_data,
  input wire compute_status_busy,
  input wire compute_status_fault,
  input wire compute_status_stopped,
  input wire [3:0] compute_status_error,
  output wire compute_control_abort,
  output wire compute_control_clear_fault,
  output wire compute_control_strobe,
  input wire [3:0] compute_fault_kind,
  input wire [3:0] compute_fault_reason,
  input wire compute_fault_simd,
  input wire [3:0] compute_fault_slot,
  input wire [5:0] compute_fault_lane,
  input wire [31:0] compute_fault_pc_lo_data,
  input wire [15:0] compute_fault_pc_hi_data,
  input wire [31:0] compute_fault_group_x_group,
  input wire [15:0] compute_fault_group_yz_y,
  input wire [15:0] compute_fault_group_yz_z,
  output wire [511:0] compute_user_data_data
);

  wire writing;
  wire shader_page_b8;
  wire write_compute_dispatch_initiator;
  reg compute_dispatch_initiator_compute_shader_en_byte_0;
  reg compute_dispatch_initiator_partial_tg_en_byte_0;
  reg compute_dispatch_initiator_force_start_at_000_byte_0;
  reg compute_dispatch_initiator_ordered_append_enbl_byte_0;
  reg compute_dispatch_initiator_ordered_append_mode_byte_0;
  reg compute_dispatch_initiator_use_thread_dimensions_byte_0;
  reg compute_dispatch_initiator_order_mode_byte_0;
  reg compute_dispatch_initiator_dispatch_cache_cntl_byte_0;
  reg [1:0] compute_dispatch_initiator_dispatch_cache_cntl_byte_1;
  reg compute_dispatch_initiator_scalar_l1_inv_vol_byte_1;
  reg compute_dispatch_initiator_vector_l1_inv_vol_byte_1;
  reg compute_dispatch_initiator_data_atc_byte_1;
  reg compute_dispatch_initiator_restore_byte_1;
  reg compute_dispatch_initiator_cs_w32_en_byte_1;
  reg compute_dispatch_initiator_written;
  wire write_compute_dim_x;
  wire [31:0] compute_dim_x_size_byte;
  wire write_compute_dim_y;
  wire [31:0] compute_dim_y_size_byte;
  wire write_compute_dim_z;
  wire [31:0] compute_dim_z_size_byte;
  wire write_compute_start_x;
  wire [31:0] compute_start_x_start_byte;
  wire write_compute_start_y;
  wire [31:0] compute_start_y_start_byte;
  wire write_compute_start_z;
  wire [31:0] compute_start_z_start_byte;
  wire write_compute_num_thread_x;
  reg [7:0] compute_num_thread_x_num_thread_full_byte_0;
  reg [7:0] compute_num_thread_x_num_thread_full_byte_1;
  reg [7:0] compute_num_thread_x_num_thread_partial_byte_2;
  reg [7:0] compute_num_thread_x_num_thread_partial_byte_3;
  wire write_compute_num_thread_y;
  reg [7:0] compute_num_thread_y_num_thread_full_byte_0;
  reg [7:0] compute_num_thread_y_num_thread_full_byte_1;
  reg [7:0] compute_num_thread_y_num_thread_partial_byte_2;
  reg [7:0] compute_num_thread_y_num_thread_partial_byte_3;
  wire write_compute_num_thread_z;
  reg [7:0] compute_num_thread_z_num_thread_full_byte_0;
  reg [7:0] compute_num_thread_z_num_thread_full_byte_1;
  reg [7:0] compute_num_thread_z_num_thread_partial_byte_2;
  reg [7:0] compute_num_thread_z_num_thread_partial_byte_3;
  wire write_compute_pgm_lo;
  wire [31:0] compute_pgm_lo_data_byte;
  wire write_compute_pgm_hi;
  reg [7:0] compute_pgm_hi_data_byte_0;
  reg compute_pgm_hi_inst_atc_byte_1;
  wire write_compute_tba_lo;
  wire [31:0] compute_tba_lo_data_byte;
  wire write_compute_tba_hi;
  reg [7:0] compute_tba_hi_data_byte_0;
  wire write_compute_tma_lo;
  wire [31:0] compute_tma_lo_data_byte;
  wire write_compute_tma_hi;
  reg [7:0] compute_tma_hi_data_byte_0;
  wire write_compute_pgm_rsrc1;
  reg [5:0] compute_pgm_rsrc1_vgprs_byte_0;
  reg [1:0] compute_pgm_rsrc1_sgprs_byte_0;
  reg [1:0] compute_pgm_rsrc1_sgprs_byte_1;
  reg [1:0] compute_pgm_rsrc1_priority_byte_1;
  reg [3:0] compute_pgm_rsrc1_float_mode_byte_1;
  reg [3:0] compute_pgm_rsrc1_float_mode_byte_2;
  reg compute_pgm_rsrc1_priv_byte_2;
  reg compute_pgm_rsrc1_dx10_clamp_byte_2;
  reg compute_pgm_rsrc1_debug_mode_byte_2;
  reg compute_pgm_rsrc1_ieee_mode_byte_2;
  reg compute_pgm_rsrc1_bulky_byte_3;
  reg compute_pgm_rsrc1_cdbg_user_byte_3;
  reg compute_pgm_rsrc1_fp16_ovfl_byte_3;
  reg compute_pgm_rsrc1_wgp_mode_byte_3;
  reg compute_pgm_rsrc1_mem_ordered_byte_3;
  reg compute_pgm_rsrc1_fwd_progress_byte_3;
  wire write_compute_pgm_rsrc2;
  reg compute_pgm_rsrc2_scratch_en_byte_0;
  reg [4:0] compute_pgm_rsrc2_user_sgpr_byte_0;
  reg compute_pgm_rsrc2_trap_present_byte_0;
  reg compute_pgm_rsrc2_tgid_x_en_byte_0;
  reg compute_pgm_rsrc2_tgid_y_en_byte_1;
  reg compute_pgm_rsrc2_tgid_z_en_byte_1;
  reg compute_pgm_rsrc2_tg_size_en_byte_1;
  reg [1:0] compute_pgm_rsrc2_tidig_comp_cnt_byte_1;
  reg [1:0] compute_pgm_rsrc2_excp_en_msb_byte_1;
  reg compute_pgm_rsrc2_lds_size_byte_1;
  reg [7:0] compute_pgm_rsrc2_lds_size_byte_2;
  reg [6:0] compute_pgm_rsrc2_excp_en_byte_3;
  wire write_compute_resource_limits;
  reg [7:0] compute_resource_limits_waves_per_sh_byte_0;
  reg [1:0] compute_resource_limits_waves_per_sh_byte_1;
  reg [3:0] compute_resource_limits_tg_per_cu_byte_1;
  reg [5:0] compute_resource_limits_lock_threshold_byte_2;
  reg compute_resource_limits_simd_dest_cntl_byte_2;
  reg compute_resource_limits_force_simd_dist_byte_2;
  reg [2:0] compute_resource_limits_cu_group_count_byte_3;
  wire write_compute_tmpring_size;
  reg [7:0] compute_tmpring_size_waves_byte_0;
  reg [3:0] compute_tmpring_size_waves_byte_1;
  reg [3:0] compute_tmpring_size_wavesize_byte_1;
  reg [7:0] compute_tmpring_size_wavesize_byte_2;
  reg compute_tmpring_size_wavesize_byte_3;
  wire write_compute_pgm_rsrc3;
  reg [3:0] compute_pgm_rsrc3_inst_pref_size_byte_0;
  reg [3:0] compute_pgm_rsrc3_inst_pref_size_byte_1;
  wire write_compute_scratch_base_lo;
  wire [31:0] compute_scratch_base_lo_data_byte;
  wire write_compute_scratch_base_hi;
  reg [7:0] compute_scratch_base_hi_data_byte_0;
  wire write_compute_status;
  wire write_compute_control;
  reg compute_control_abort_byte_0;
  reg compute_control_clear_fault_byte_0;
  reg compute_control_written;
  wire write_compute_fault;
  wire write_compute_fault_pc_lo;
  wire write_compute_fault_pc_hi;
  wire write_compute_fault_group_x;
  wire write_compute_fault_group_yz;
  wire shader_page_b9;
  wire found;
  reg ready;
  reg error;
  reg [31:0] read_data;

  assign writing = bus_valid & bus_write & (~(|bus_address[1:0]));
  assign shader_page_b8 = bus_address[17:8] == 10'hb8;
  wire conjunction_1 = writing & shader_page_b8;
  assign write_compute_dispatch_initiator = conjunction_1 & (bus_address[7:2] == 6'd0);
  assign compute_dispatch_initiator_compute_shader_en = compute_dispatch_initiator_compute_shader_en_byte_0;
  assign compute_dispatch_initiator_partial_tg_en = compute_dispatch_initiator_partial_tg_en_byte_0;
  assign compute_dispatch_initiator_force_start_at_000 = compute_dispatch_initiator_force_start_at_000_byte_0;
  assign compute_dispatch_initiator_ordered_append_enbl = compute_dispatch_initiator_ordered_append_enbl_byte_0;
  assign compute_dispatch_initiator_ordered_append_mode = compute_dispatch_initiator_ordered_append_mode_byte_0;
  assign compute_dispatch_initiator_use_thread_dimensions = compute_dispatch_initiator_use_thread_dimensions_byte_0;
  assign compute_dispatch_initiator_order_mode = compute_dispatch_initiator_order_mode_byte_0;
  assign compute_dispatch_initiator_dispatch_cache_cntl = {compute_dispatch_initiator_dispatch_cache_cntl_byte_1,
      compute_dispatch_initiator_dispatch_cache_cntl_byte_0};
  assign compute_dispatch_initiator_scalar_l1_inv_vol = compute_dispatch_initiator_scalar_l1_inv_vol_byte_1;
  assign compute_dispatch_initiator_vector_l1_inv_vol = compute_dispatch_initiator_vector_l1_inv_vol_byte_1;
  assign compute_dispatch_initiator_data_atc = compute_dispatch_initiator_data_atc_byte_1;
  assign compute_dispatch_initiator_restore = compute_dispatch_initiator_restore_byte_1;
  assign compute_dispatch_initiator_cs_w32_en = compute_dispatch_initiator_cs_w32_en_byte_1;
  assign compute_dispatch_initiator_strobe = compute_dispatch_initiator_written;
  assign write_compute_dim_x = conjunction_1 & (bus_address[7:2] == 6'd1);
  assign compute_dim_x_size = {compute_dim_x_size_byte[3*8 +: 8], compute_dim_x_size_byte[2*8 +: 8],
      compute_dim_x_size_byte[1*8 +: 8], compute_dim_x_size_byte[0 +: 8]};
  assign write_compute_dim_y = conjunction_1 & (bus_address[7:2] == 6'd2);
  assign compute_dim_y_size = {compute_dim_y_size_byte[3*8 +: 8], compute_dim_y_size_byte[2*8 +: 8],
      compute_dim_y_size_byte[1*8 +: 8], compute_dim_y_size_byte[0 +: 8]};
  assign write_compute_dim_z = conjunction_1 & (bus_address[7:2] == 6'd3);
  assign compute_dim_z_size = {compute_dim_z_size_byte[3*8 +: 8], compute_dim_z_size_byte[2*8 +: 8],
      compute_dim_z_size_byte[1*8 +: 8], compute_dim_z_size_byte[0 +: 8]};
  assign write_compute_start_x = conjunction_1 & (bus_address[7:2] == 6'd4);
  assign compute_start_x_start = {compute_start_x_start_byte[3*8 +: 8], compute_start_x_start_byte[2*8 +: 8],
      compute_start_x_start_byte[1*8 +: 8], compute_start_x_start_byte[0 +: 8]};
  assign write_compute_start_y = conjunction_1 & (bus_address[7:2] == 6'd5);
  assign compute_start_y_start = {compute_start_y_start_byte[3*8 +: 8], compute_start_y_start_byte[2*8 +: 8],
      compute_start_y_start_byte[1*8 +: 8], compute_start_y_start_byte[0 +: 8]};
  assign write_compute_start_z = conjunction_1 & (bus_address[7:2] == 6'd6);
  assign compute_start_z_start = {compute_start_z_start_byte[3*8 +: 8], compute_start_z_start_byte[2*8 +: 8],
      compute_start_z_start_byte[1*8 +: 8], compute_start_z_start_byte[0 +: 8]};
  assign write_compute_num_thread_x = conjunction_1 & (bus_address[7:2] == 6'd7);
  assign compute_num_thread_x_num_thread_full = {compute_num_thread_x_num_thread_full_byte_1,
      compute_num_thread_x_num_thread_full_byte_0};
  assign compute_num_thread_x_num_thread_partial = {compute_num_thread_x_num_thread_partial_byte_3,
      compute_num_thread_x_num_thread_partial_byte_2};
  assign write_compute_num_thread_y = conjunction_1 & (bus_address[7:2] == 6'd8);
  assign compute_num_thread_y_num_thread_full = {compute_num_thread_y_num_thread_full_byte_1,
      compute_num_thread_y_num_thread_full_byte_0};
  assign compute_num_thread_y_num_thread_partial = {compute_num_thread_y_num_thread_partial_byte_3,
      compute_num_thread_y_num_thread_partial_byte_2};
  assign write_compute_num_thread_z = conjunction_1 & (bus_address[7:2] == 6'd9);
  assign compute_num_thread_z_num_thread_full = {compute_num_thread_z_num_thread_full_byte_1,
      compute_num_thread_z_num_thread_full_byte_0};
  assign compute_num_thread_z_num_thread_partial = {compute_num_thread_z_num_thread_partial_byte_3,
      compute_num_thread_z_num_thread_partial_byte_2};
  assign write_compute_pgm_lo = conjunction_1 & (bus_address[7:2] == 6'hc);
  assign compute_pgm_lo_data = {compute_pgm_lo_data_byte[3*8 +: 8], compute_pgm_lo_data_byte[2*8 +: 8],
      compute_pgm_lo_data_byte[1*8 +: 8], compute_pgm_lo_data_byte[0 +: 8]};
  assign write_compute_pgm_hi = conjunction_1 & (bus_address[7:2] == 6'hd);
  assign compute_pgm_hi_data = compute_pgm_hi_data_byte_0;
  assign compute_pgm_hi_inst_atc = compute_pgm_hi_inst_atc_byte_1;
  assign write_compute_tba_lo = conjunction_1 & (bus_address[7:2] == 6'he);
  assign compute_tba_lo_data = {compute_tba_lo_data_byte[3*8 +: 8], compute_tba_lo_data_byte[2*8 +: 8],
      compute_tba_lo_data_byte[1*8 +: 8], compute_tba_lo_data_byte[0 +: 8]};
  assign write_compute_tba_hi = conjunction_1 & (bus_address[7:2] == 6'hf);
  assign compute_tba_hi_data = compute_tba_hi_data_byte_0;
  assign write_compute_tma_lo = conjunction_1 & (bus_address[7:2] == 6'h10);
  assign compute_tma_lo_data = {compute_tma_lo_data_byte[3*8 +: 8], compute_tma_lo_data_byte[2*8 +: 8],
      compute_tma_lo_data_byte[1*8 +: 8], compute_tma_lo_data_byte[0 +: 8]};
  assign write_compute_tma_hi = conjunction_1 & (bus_address[7:2] == 6'h11);
  assign compute_tma_hi_data = compute_tma_hi_data_byte_0;
  assign write_compute_pgm_rsrc1 = conjunction_1 & (bus_address[7:2] == 6'h12);
  assign compute_pgm_rsrc1_vgprs = compute_pgm_rsrc1_vgprs_byte_0;
  assign compute_pgm_rsrc1_sgprs = {compute_pgm_rsrc1_sgprs_byte_1, compute_pgm_rsrc1_sgprs_byte_0};
  assign compute_pgm_rsrc1_priority = compute_pgm_rsrc1_priority_byte_1;
  assign compute_pgm_rsrc1_float_mode = {compute_pgm_rsrc1_float_mode_byte_2, compute_pgm_rsrc1_float_mode_byte_1};
  assign compute_pgm_rsrc1_priv = compute_pgm_rsrc1_priv_byte_2;
  assign compute_pgm_rsrc1_dx10_clamp = compute_pgm_rsrc1_dx10_clamp_byte_2;
  assign compute_pgm_rsrc1_debug_mode = compute_pgm_rsrc1_debug_mode_byte_2;
  assign compute_pgm_rsrc1_ieee_mode = compute_pgm_rsrc1_ieee_mode_byte_2;
  assign compute_pgm_rsrc1_bulky = compute_pgm_rsrc1_bulky_byte_3;
  assign compute_pgm_rsrc1_cdbg_user = compute_pgm_rsrc1_cdbg_user_byte_3;
  assign compute_pgm_rsrc1_fp16_ovfl = compute_pgm_rsrc1_fp16_ovfl_byte_3;
  assign compute_pgm_rsrc1_wgp_mode = compute_pgm_rsrc1_wgp_mode_byte_3;
  assign compute_pgm_rsrc1_mem_ordered = compute_pgm_rsrc1_mem_ordered_byte_3;
  assign compute_pgm_rsrc1_fwd_progress = compute_pgm_rsrc1_fwd_progress_byte_3;
  assign write_compute_pgm_rsrc2 = conjunction_1 & (bus_address[7:2] == 6'h13);
  assign compute_pgm_rsrc2_scratch_en = compute_pgm_rsrc2_scratch_en_byte_0;
  assign compute_pgm_rsrc2_user_sgpr = compute_pgm_rsrc2_user_sgpr_byte_0;
  assign compute_pgm_rsrc2_trap_present = compute_pgm_rsrc2_trap_present_byte_0;
  assign compute_pgm_rsrc2_tgid_x_en = compute_pgm_rsrc2_tgid_x_en_byte_0;
  assign compute_pgm_rsrc2_tgid_y_en = compute_pgm_rsrc2_tgid_y_en_byte_1;
  assign compute_pgm_rsrc2_tgid_z_en = compute_pgm_rsrc2_tgid_z_en_byte_1;
  assign compute_pgm_rsrc2_tg_size_en = compute_pgm_rsrc2_tg_size_en_byte_1;
  assign compute_pgm_rsrc2_tidig_comp_cnt = compute_pgm_rsrc2_tidig_comp_cnt_byte_1;
  assign compute_pgm_rsrc2_excp_en_msb = compute_pgm_rsrc2_excp_en_msb_byte_1;
  assign compute_pgm_rsrc2_lds_size = {compute_pgm_rsrc2_lds_size_byte_2, compute_pgm_rsrc2_lds_size_byte_1};
  assign compute_pgm_rsrc2_excp_en = compute_pgm_rsrc2_excp_en_byte_3;
  assign write_compute_resource_limits = conjunction_1 & (bus_address[7:2] == 6'h15);
  assign compute_resource_limits_waves_per_sh = {compute_resource_limits_waves_per_sh_byte_1,
      compute_resource_limits_waves_per_sh_byte_0};
  assign compute_resource_limits_tg_per_cu = compute_resource_limits_tg_per_cu_byte_1;
  assign compute_resource_limits_lock_threshold = compute_resource_limits_lock_threshold_byte_2;
  assign compute_resource_limits_simd_dest_cntl = compute_resource_limits_simd_dest_cntl_byte_2;
  assign compute_resource_limits_force_simd_dist = compute_resource_limits_force_simd_dist_byte_2;
  assign compute_resource_limits_cu_group_count = compute_resource_limits_cu_group_count_byte_3;
  assign write_compute_tmpring_size = conjunction_1 & (bus_address[7:2] == 6'h18);
  assign compute_tmpring_size_waves = {compute_tmpring_size_waves_byte_1, compute_tmpring_size_waves_byte_0};
  assign compute_tmpring_size_wavesize = {compute_tmpring_size_wavesize_byte_3, compute_tmpring_size_wavesize_byte_2,
      compute_tmpring_size_wavesize_byte_1};
  assign write_compute_pgm_rsrc3 = conjunction_1 & (bus_address[7:2] == 6'h28);
  assign compute_pgm_rsrc3_inst_pref_size = {compute_pgm_rsrc3_inst_pref_size_byte_1,
      compute_pgm_rsrc3_inst_pref_size_byte_0};
  assign write_compute_scratch_base_lo = conjunction_1 & (bus_address[7:2] == 6'h2c);
  assign compute_scratch_base_lo_data = {compute_scratch_base_lo_data_byte[3*8 +: 8],
      compute_scratch_base_lo_data_byte[2*8 +: 8], compute_scratch_base_lo_data_byte[1*8 +: 8],
      compute_scratch_base_lo_data_byte[0 +: 8]};
  assign write_compute_scratch_base_hi = conjunction_1 & (bus_address[7:2] == 6'h2d);
  assign compute_scratch_base_hi_data = compute_scratch_base_hi_data_byte_0;
  assign write_compute_status = conjunction_1 & (bus_address[7:2] == 6'h2e);
  assign write_compute_control = conjunction_1 & (bus_address[7:2] == 6'h2f);
  assign compute_control_abort = compute_control_abort_byte_0;
  assign compute_control_clear_fault = compute_control_clear_fault_byte_0;
  assign compute_control_strobe = compute_control_written;
  assign write_compute_fault = conjunction_1 & (bus_address[7:2] == 6'h30);
  assign write_compute_fault_pc_lo = conjunction_1 & (bus_address[7:2] == 6'h31);
  assign write_compute_fault_pc_hi = conjunction_1 & (bus_address[7:2] == 6'h32);
  assign write_compute_fault_group_x = conjunction_1 & (bus_address[7:2] == 6'h33);
  assign write_compute_fault_group_yz = conjunction_1 & (bus_address[7:2] == 6'h34);
  assign shader_page_b9 = bus_address[17:8] == 10'hb9;

  reg looked_up_1;
  always @*
    case (bus_address[7:2])
      6'd0: looked_up_1 = 1'b1;
      6'd1: looked_up_1 = 1'b1;
      6'd2: looked_up_1 = 1'b1;
      6'd3: looked_up_1 = 1'b1;
      6'd4: looked_up_1 = 1'b1;
      6'd5: looked_up_1 = 1'b1;
      6'd6: looked_up_1 = 1'b1;
      6'd7: looked_up_1 = 1'b1;
      6'd8: looked_up_1 = 1'b1;
      6'd9: looked_up_1 = 1'b1;
      6'ha: looked_up_1 = 1'b1;
      6'hb: looked_up_1 = 1'b1;
      6'hc: looked_up_1 = 1'b1;
      6'hd: looked_up_1 = 1'b1;
      6'he: looked_up_1 = 1'b1;
      6'hf: looked_up_1 = 1'b1;
      default: looked_up_1 = 1'b0;
    endcase

  wire [15:0] joined_1 = {{compute_fault_slot, 3'd0}, {compute_fault_simd, {compute_fault_reason,
      compute_fault_kind}}};
  wire [7:0] joined_2 = {{compute_status_error, 1'b0}, {compute_status_stopped, {compute_status_fault,
      compute_status_busy}}};

  reg [32:0] looked_up_2;
  always @*
    case (bus_address[7:2])
      6'h2e: looked_up_2 = {1'b1, {24'd0, joined_2}};
      6'h30: looked_up_2 = {1'b1, {10'd0, {compute_fault_lane, joined_1}}};
      6'h31: looked_up_2 = {1'b1, compute_fault_pc_lo_data};
      6'h32: looked_up_2 = {1'b1, {16'd0, compute_fault_pc_hi_data}};
      6'h33: looked_up_2 = {1'b1, compute_fault_group_x_group};
      6'h34: looked_up_2 = {1'b1, {compute_fault_group_yz_z, compute_fault_group_yz_y}};
      default: looked_up_2 = 33'd0;
    endcase

  reg looked_up_3;
  always @*
    case (bus_address[7:2])
      6'd0: looked_up_3 = 1'b1;
      6'd1: looked_up_3 = 1'b1;
      6'd2: looked_up_3 = 1'b1;
      6'd3: looked_up_3 = 1'b1;
      6'd4: looked_up_3 = 1'b1;
      6'd5: looked_up_3 = 1'b1;
      6'd6: looked_up_3 = 1'b1;
      6'd7: looked_up_3 = 1'b1;
      6'd8: looked_up_3 = 1'b1;
      6'd9: looked_up_3 = 1'b1;
      6'hc: looked_up_3 = 1'b1;
      6'hd: looked_up_3 = 1'b1;
      6'he: looked_up_3 = 1'b1;
      6'hf: looked_up_3 = 1'b1;
      6'h10: looked_up_3 = 1'b1;
      6'h11: looked_up_3 = 1'b1;
      6'h12: looked_up_3 = 1'b1;
      6'h13: looked_up_3 = 1'b1;
      6'h15: looked_up_3 = 1'b1;
      6'h18: looked_up_3 = 1'b1;
      6'h28: looked_up_3 = 1'b1;
      6'h2c: looked_up_3 = 1'b1;
      6'h2d: looked_up_3 = 1'b1;
      6'h2f: looked_up_3 = 1'b1;
      default: looked_up_3 = 1'b0;
    endcase

  wire disjunction_1 = ((bus_write ? looked_up_3 : looked_up_2[32]) & shader_page_b8) | ((bus_write ? looked_up_1 :
      1'b0) & shader_page_b9);

  assign found = disjunction_1 & (~(|bus_address[1:0]));
  assign bus_ready = ready;
  assign bus_error = error;
  assign bus_read_data = read_data;
  genvar i;

  for (i = 0; i < 4; i = i + 1) begin : each_compute_dim_x_size_byte
    reg [7:0] compute_dim_x_size_byte_i;
    reg [7:0] compute_dim_y_size_byte_i;
    reg [7:0] compute_dim_z_size_byte_i;
    reg [7:0] compute_start_x_start_byte_i;
    reg [7:0] compute_start_y_start_byte_i;
    reg [7:0] compute_start_z_start_byte_i;
    reg [7:0] compute_pgm_lo_data_byte_i;
    reg [7:0] compute_tba_lo_data_byte_i;
    reg [7:0] compute_tma_lo_data_byte_i;
    reg [7:0] compute_scratch_base_lo_data_byte_i;
    assign compute_dim_x_size_byte[i*8 +: 8] = compute_dim_x_size_byte_i;
    assign compute_dim_y_size_byte[i*8 +: 8] = compute_dim_y_size_byte_i;
    assign compute_dim_z_size_byte[i*8 +: 8] = compute_dim_z_size_byte_i;
    assign compute_start_x_start_byte[i*8 +: 8] = compute_start_x_start_byte_i;
    assign compute_start_y_start_byte[i*8 +: 8] = compute_start_y_start_byte_i;
    assign compute_start_z_start_byte[i*8 +: 8] = compute_start_z_start_byte_i;
    assign compute_pgm_lo_data_byte[i*8 +: 8] = compute_pgm_lo_data_byte_i;
    assign compute_tba_lo_data_byte[i*8 +: 8] = compute_tba_lo_data_byte_i;
    assign compute_tma_lo_data_byte[i*8 +: 8] = compute_tma_lo_data_byte_i;
    assign compute_scratch_base_lo_data_byte[i*8 +: 8] = compute_scratch_base_lo_data_byte_i;

    initial begin
      compute_dim_x_size_byte_i = 8'd0;
    end
    always @(posedge clock) begin
      if (write_compute_dim_x & bus_bytes[i]) begin
        compute_dim_x_size_byte_i <= bus_data[8*i +: 8];
      end
    end

    initial begin
      compute_dim_y_size_byte_i = 8'd0;
    end
    always @(posedge clock) begin
      if (write_compute_dim_y & bus_bytes[i]) begin
        compute_dim_y_size_byte_i <= bus_data[8*i +: 8];
      end
    end

    initial begin
      compute_dim_z_size_byte_i = 8'd0;
    end
    always @(posedge clock) begin
      if (write_compute_dim_z & bus_bytes[i]) begin
        compute_dim_z_size_byte_i <= bus_data[8*i +: 8];
      end
    end

    initial begin
      compute_start_x_start_byte_i = 8'd0;
    end
    always @(posedge clock) begin
      if (write_compute_start_x & bus_bytes[i]) begin
        compute_start_x_start_byte_i <= bus_data[8*i +: 8];
      end
    end

    initial begin
      compute_start_y_start_byte_i = 8'd0;
    end
    always @(posedge clock) begin
      if (write_compute_start_y & bus_bytes[i]) begin
        compute_start_y_start_byte_i <= bus_data[8*i +: 8];
      end
    end

    initial begin
      compute_start_z_start_byte_i = 8'd0;
    end
    always @(posedge clock) begin
      if (write_compute_start_z & bus_bytes[i]) begin
        compute_start_z_start_byte_i <= bus_data[8*i +: 8];
      end
    end

    initial begin
      compute_pgm_lo_data_byte_i = 8'd0;
    end
    always @(posedge clock) begin
      if (write_compute_pgm_lo & bus_bytes[i]) begin
        compute_pgm_lo_data_byte_i <= bus_data[8*i +: 8];
      end
    end

    initial begin
      compute_tba_lo_data_byte_i = 8'd0;
    end
    always @(posedge clock) begin
      if (write_compute_tba_lo & bus_bytes[i]) begin
        compute_tba_lo_data_byte_i <= bus_data[8*i +: 8];
      end
    end

    initial begin
      compute_tma_lo_data_byte_i = 8'd0;
    end
    always @(posedge clock) begin
      if (write_compute_tma_lo & bus_bytes[i]) begin
        compute_tma_lo_data_byte_i <= bus_data[8*i +: 8];
      end
    end

    initial begin
      compute_scratch_base_lo_data_byte_i = 8'd0;
    end
    always @(posedge clock) begin
      if (write_compute_scratch_base_lo & bus_bytes[i]) begin
        compute_scratch_base_lo_data_byte_i <= bus_data[8*i +: 8];
      end
    end
  end

  for (i = 0; i < 16; i = i + 1) begin : each_compute_user_data_data
    localparam [5:0] INDEX = i;
    wire write_compute_user_data;
    reg [7:0] compute_user_data_data_byte_0;
    reg [7:0] compute_user_data_data_byte_1;
    reg [7:0] compute_user_data_data_byte_2;
    reg [7:0] compute_user_data_data_byte_3;
    assign compute_user_data_data[i*32 +: 32] = {compute_user_data_data_byte_3, compute_user_data_data_byte_2,
        compute_user_data_data_byte_1, compute_user_data_data_byte_0};
    assign write_compute_user_data = writing & shader_page_b9 & (bus_address[7:2] == INDEX);

    initial begin
      compute_user_data_data_byte_0 = 8'd0;
    end
    always @(posedge clock) begin
      if (write_compute_user_data & bus_bytes[0]) begin
        compute_user_data_data_byte_0 <= bus_data[7:0];
      end
    end

    initial begin
      compute_user_data_data_byte_1 = 8'd0;
    end
    always @(posedge clock) begin
      if (write_compute_user_data & bus_bytes[1]) begin
        compute_user_data_data_byte_1 <= bus_data[15:8];
      end
    end

    initial begin
      compute_user_data_data_byte_2 = 8'd0;
    end
    always @(posedge clock) begin
      if (write_compute_user_data & bus_bytes[2]) begin
        compute_user_data_data_byte_2 <= bus_data[23:16];
      end
    end

    initial begin
      compute_user_data_data_byte_3 = 8'd0;
    end
    always @(posedge clock) begin
      if (write_compute_user_data & bus_bytes[3]) begin
        compute_user_data_data_byte_3 <= bus_data[31:24];
      end
    end
  end

  initial begin
    compute_dispatch_initiator_compute_shader_en_byte_0 = 1'b0;
    compute_dispatch_initiator_partial_tg_en_byte_0 = 1'b0;
    compute_dispatch_initiator_force_start_at_000_byte_0 = 1'b0;
    compute_dispatch_initiator_ordered_append_enbl_byte_0 = 1'b0;
    compute_dispatch_initiator_ordered_append_mode_byte_0 = 1'b0;
    compute_dispatch_initiator_use_thread_dimensions_byte_0 = 1'b0;
    compute_dispatch_initiator_order_mode_byte_0 = 1'b0;
    compute_dispatch_initiator_dispatch_cache_cntl_byte_0 = 1'b0;
  end
  always @(posedge clock) begin
    if (write_compute_dispatch_initiator & bus_bytes[0]) begin
      compute_dispatch_initiator_compute_shader_en_byte_0 <= bus_data[0];
      compute_dispatch_initiator_partial_tg_en_byte_0 <= bus_data[1];
      compute_dispatch_initiator_force_start_at_000_byte_0 <= bus_data[2];
      compute_dispatch_initiator_ordered_append_enbl_byte_0 <= bus_data[3];
      compute_dispatch_initiator_ordered_append_mode_byte_0 <= bus_data[4];
      compute_dispatch_initiator_use_thread_dimensions_byte_0 <= bus_data[5];
      compute_dispatch_initiator_order_mode_byte_0 <= bus_data[6];
      compute_dispatch_initiator_dispatch_cache_cntl_byte_0 <= bus_data[7];
    end
  end

  initial begin
    compute_dispatch_initiator_dispatch_cache_cntl_byte_1 = 2'd0;
    compute_dispatch_initiator_scalar_l1_inv_vol_byte_1 = 1'b0;
    compute_dispatch_initiator_vector_l1_inv_vol_byte_1 = 1'b0;
    compute_dispatch_initiator_data_atc_byte_1 = 1'b0;
    compute_dispatch_initiator_restore_byte_1 = 1'b0;
    compute_dispatch_initiator_cs_w32_en_byte_1 = 1'b0;
  end
  always @(posedge clock) begin
    if (write_compute_dispatch_initiator & bus_bytes[1]) begin
      compute_dispatch_initiator_dispatch_cache_cntl_byte_1 <= bus_data[9:8];
      compute_dispatch_initiator_scalar_l1_inv_vol_byte_1 <= bus_data[10];
      compute_dispatch_initiator_vector_l1_inv_vol_byte_1 <= bus_data[11];
      compute_dispatch_initiator_data_atc_byte_1 <= bus_data[12];
      compute_dispatch_initiator_restore_byte_1 <= bus_data[14];
      compute_dispatch_initiator_cs_w32_en_byte_1 <= bus_data[15];
    end
  end

  initial begin
    compute_dispatch_initiator_written = 1'b0;
  end
  always @(posedge clock) begin
    compute_dispatch_initiator_written <= write_compute_dispatch_initiator & (|bus_bytes);
  end

  initial begin
    compute_num_thread_x_num_thread_full_byte_0 = 8'd0;
  end
  always @(posedge clock) begin
    if (write_compute_num_thread_x & bus_bytes[0]) begin
      compute_num_thread_x_num_thread_full_byte_0 <= bus_data[7:0];
    end
  end

  initial begin
    compute_num_thread_x_num_thread_full_byte_1 = 8'd0;
  end
  always @(posedge clock) begin
    if (write_compute_num_thread_x & bus_bytes[1]) begin
      compute_num_thread_x_num_thread_full_byte_1 <= bus_data[15:8];
    end
  end

  initial begin
    compute_num_thread_x_num_thread_partial_byte_2 = 8'd0;
  end
  always @(posedge clock) begin
    if (write_compute_num_thread_x & bus_bytes[2]) begin
      compute_num_thread_x_num_thread_partial_byte_2 <= bus_data[23:16];
    end
  end

  initial begin
    compute_num_thread_x_num_thread_partial_byte_3 = 8'd0;
  end
  always @(posedge clock) begin
    if (write_compute_num_thread_x & bus_bytes[3]) begin
      compute_num_thread_x_num_thread_partial_byte_3 <= bus_data[31:24];
    end
  end

  initial begin
    compute_num_thread_y_num_thread_full_byte_0 = 8'd0;
  end
  always @(posedge clock) begin
    if (write_compute_num_thread_y & bus_bytes[0]) begin
      compute_num_thread_y_num_thread_full_byte_0 <= bus_data[7:0];
    end
  end

  initial begin
    compute_num_thread_y_num_thread_full_byte_1 = 8'd0;
  end
  always @(posedge clock) begin
    if (write_compute_num_thread_y & bus_bytes[1]) begin
      compute_num_thread_y_num_thread_full_byte_1 <= bus_data[15:8];
    end
  end

  initial begin
    compute_num_thread_y_num_thread_partial_byte_2 = 8'd0;
  end
  always @(posedge clock) begin
    if (write_compute_num_thread_y & bus_bytes[2]) begin
      compute_num_thread_y_num_thread_partial_byte_2 <= bus_data[23:16];
    end
  end

  initial begin
    compute_num_thread_y_num_thread_partial_byte_3 = 8'd0;
  end
  always @(posedge clock) begin
    if (write_compute_num_thread_y & bus_bytes[3]) begin
      compute_num_thread_y_num_thread_partial_byte_3 <= bus_data[31:24];
    end
  end

  initial begin
    compute_num_thread_z_num_thread_full_byte_0 = 8'd0;
  end
  always @(posedge clock) begin
    if (write_compute_num_thread_z & bus_bytes[0]) begin
      compute_num_thread_z_num_thread_full_byte_0 <= bus_data[7:0];
    end
  end

  initial begin
    compute_num_thread_z_num_thread_full_byte_1 = 8'd0;
  end
  always @(posedge clock) begin
    if (write_compute_num_thread_z & bus_bytes[1]) begin
      compute_num_thread_z_num_thread_full_byte_1 <= bus_data[15:8];
    end
  end

  initial begin
    compute_num_thread_z_num_thread_partial_byte_2 = 8'd0;
  end
  always @(posedge clock) begin
    if (write_compute_num_thread_z & bus_bytes[2]) begin
      compute_num_thread_z_num_thread_partial_byte_2 <= bus_data[23:16];
    end
  end

  initial begin
    compute_num_thread_z_num_thread_partial_byte_3 = 8'd0;
  end
  always @(posedge clock) begin
    if (write_compute_num_thread_z & bus_bytes[3]) begin
      compute_num_thread_z_num_thread_partial_byte_3 <= bus_data[31:24];
    end
  end

  initial begin
    compute_pgm_hi_data_byte_0 = 8'd0;
  end
  always @(posedge clock) begin
    if (write_compute_pgm_hi & bus_bytes[0]) begin
      compute_pgm_hi_data_byte_0 <= bus_data[7:0];
    end
  end

  initial begin
    compute_pgm_hi_inst_atc_byte_1 = 1'b0;
  end
  always @(posedge clock) begin
    if (write_compute_pgm_hi & bus_bytes[1]) begin
      compute_pgm_hi_inst_atc_byte_1 <= bus_data[8];
    end
  end

  initial begin
    compute_tba_hi_data_byte_0 = 8'd0;
  end
  always @(posedge clock) begin
    if (write_compute_tba_hi & bus_bytes[0]) begin
      compute_tba_hi_data_byte_0 <= bus_data[7:0];
    end
  end

  initial begin
    compute_tma_hi_data_byte_0 = 8'd0;
  end
  always @(posedge clock) begin
    if (write_compute_tma_hi & bus_bytes[0]) begin
      compute_tma_hi_data_byte_0 <= bus_data[7:0];
    end
  end

  initial begin
    compute_pgm_rsrc1_vgprs_byte_0 = 6'd0;
    compute_pgm_rsrc1_sgprs_byte_0 = 2'd0;
  end
  always @(posedge clock) begin
    if (write_compute_pgm_rsrc1 & bus_bytes[0]) begin
      compute_pgm_rsrc1_vgprs_byte_0 <= bus_data[5:0];
      compute_pgm_rsrc1_sgprs_byte_0 <= bus_data[7:6];
    end
  end

  initial begin
    compute_pgm_rsrc1_sgprs_byte_1 = 2'd0;
    compute_pgm_rsrc1_priority_byte_1 = 2'd0;
    compute_pgm_rsrc1_float_mode_byte_1 = 4'd0;
  end
  always @(posedge clock) begin
    if (write_compute_pgm_rsrc1 & bus_bytes[1]) begin
      compute_pgm_rsrc1_sgprs_byte_1 <= bus_data[9:8];
      compute_pgm_rsrc1_priority_byte_1 <= bus_data[11:10];
      compute_pgm_rsrc1_float_mode_byte_1 <= bus_data[15:12];
    end
  end

  initial begin
    compute_pgm_rsrc1_float_mode_byte_2 = 4'd0;
    compute_pgm_rsrc1_priv_byte_2 = 1'b0;
    compute_pgm_rsrc1_dx10_clamp_byte_2 = 1'b0;
    compute_pgm_rsrc1_debug_mode_byte_2 = 1'b0;
    compute_pgm_rsrc1_ieee_mode_byte_2 = 1'b0;
  end
  always @(posedge clock) begin
    if (write_compute_pgm_rsrc1 & bus_bytes[2]) begin
      compute_pgm_rsrc1_float_mode_byte_2 <= bus_data[19:16];
      compute_pgm_rsrc1_priv_byte_2 <= bus_data[20];
      compute_pgm_rsrc1_dx10_clamp_byte_2 <= bus_data[21];
      compute_pgm_rsrc1_debug_mode_byte_2 <= bus_data[22];
      compute_pgm_rsrc1_ieee_mode_byte_2 <= bus_data[23];
    end
  end

  initial begin
    compute_pgm_rsrc1_bulky_byte_3 = 1'b0;
    compute_pgm_rsrc1_cdbg_user_byte_3 = 1'b0;
    compute_pgm_rsrc1_fp16_ovfl_byte_3 = 1'b0;
    compute_pgm_rsrc1_wgp_mode_byte_3 = 1'b0;
    compute_pgm_rsrc1_mem_ordered_byte_3 = 1'b0;
    compute_pgm_rsrc1_fwd_progress_byte_3 = 1'b0;
  end
  always @(posedge clock) begin
    if (write_compute_pgm_rsrc1 & bus_bytes[3]) begin
      compute_pgm_rsrc1_bulky_byte_3 <= bus_data[24];
      compute_pgm_rsrc1_cdbg_user_byte_3 <= bus_data[25];
      compute_pgm_rsrc1_fp16_ovfl_byte_3 <= bus_data[26];
      compute_pgm_rsrc1_wgp_mode_byte_3 <= bus_data[29];
      compute_pgm_rsrc1_mem_ordered_byte_3 <= bus_data[30];
      compute_pgm_rsrc1_fwd_progress_byte_3 <= bus_data[31];
    end
  end

  initial begin
    compute_pgm_rsrc2_scratch_en_byte_0 = 1'b0;
    compute_pgm_rsrc2_user_sgpr_byte_0 = 5'd0;
    compute_pgm_rsrc2_trap_present_byte_0 = 1'b0;
    compute_pgm_rsrc2_tgid_x_en_byte_0 = 1'b0;
  end
  always @(posedge clock) begin
    if (write_compute_pgm_rsrc2 & bus_bytes[0]) begin
      compute_pgm_rsrc2_scratch_en_byte_0 <= bus_data[0];
      compute_pgm_rsrc2_user_sgpr_byte_0 <= bus_data[5:1];
      compute_pgm_rsrc2_trap_present_byte_0 <= bus_data[6];
      compute_pgm_rsrc2_tgid_x_en_byte_0 <= bus_data[7];
    end
  end

  initial begin
    compute_pgm_rsrc2_tgid_y_en_byte_1 = 1'b0;
    compute_pgm_rsrc2_tgid_z_en_byte_1 = 1'b0;
    compute_pgm_rsrc2_tg_size_en_byte_1 = 1'b0;
    compute_pgm_rsrc2_tidig_comp_cnt_byte_1 = 2'd0;
    compute_pgm_rsrc2_excp_en_msb_byte_1 = 2'd0;
    compute_pgm_rsrc2_lds_size_byte_1 = 1'b0;
  end
  always @(posedge clock) begin
    if (write_compute_pgm_rsrc2 & bus_bytes[1]) begin
      compute_pgm_rsrc2_tgid_y_en_byte_1 <= bus_data[8];
      compute_pgm_rsrc2_tgid_z_en_byte_1 <= bus_data[9];
      compute_pgm_rsrc2_tg_size_en_byte_1 <= bus_data[10];
      compute_pgm_rsrc2_tidig_comp_cnt_byte_1 <= bus_data[12:11];
      compute_pgm_rsrc2_excp_en_msb_byte_1 <= bus_data[14:13];
      compute_pgm_rsrc2_lds_size_byte_1 <= bus_data[15];
    end
  end

  initial begin
    compute_pgm_rsrc2_lds_size_byte_2 = 8'd0;
  end
  always @(posedge clock) begin
    if (write_compute_pgm_rsrc2 & bus_bytes[2]) begin
      compute_pgm_rsrc2_lds_size_byte_2 <= bus_data[23:16];
    end
  end

  initial begin
    compute_pgm_rsrc2_excp_en_byte_3 = 7'd0;
  end
  always @(posedge clock) begin
    if (write_compute_pgm_rsrc2 & bus_bytes[3]) begin
      compute_pgm_rsrc2_excp_en_byte_3 <= bus_data[30:24];
    end
  end

  initial begin
    compute_resource_limits_waves_per_sh_byte_0 = 8'd0;
  end
  always @(posedge clock) begin
    if (write_compute_resource_limits & bus_bytes[0]) begin
      compute_resource_limits_waves_per_sh_byte_0 <= bus_data[7:0];
    end
  end

  initial begin
    compute_resource_limits_waves_per_sh_byte_1 = 2'd0;
    compute_resource_limits_tg_per_cu_byte_1 = 4'd0;
  end
  always @(posedge clock) begin
    if (write_compute_resource_limits & bus_bytes[1]) begin
      compute_resource_limits_waves_per_sh_byte_1 <= bus_data[9:8];
      compute_resource_limits_tg_per_cu_byte_1 <= bus_data[15:12];
    end
  end

  initial begin
    compute_resource_limits_lock_threshold_byte_2 = 6'd0;
    compute_resource_limits_simd_dest_cntl_byte_2 = 1'b0;
    compute_resource_limits_force_simd_dist_byte_2 = 1'b0;
  end
  always @(posedge clock) begin
    if (write_compute_resource_limits & bus_bytes[2]) begin
      compute_resource_limits_lock_threshold_byte_2 <= bus_data[21:16];
      compute_resource_limits_simd_dest_cntl_byte_2 <= bus_data[22];
      compute_resource_limits_force_simd_dist_byte_2 <= bus_data[23];
    end
  end

  initial begin
    compute_resource_limits_cu_group_count_byte_3 = 3'd0;
  end
  always @(posedge clock) begin
    if (write_compute_resource_limits & bus_bytes[3]) begin
      compute_resource_limits_cu_group_count_byte_3 <= bus_data[26:24];
    end
  end

  initial begin
    compute_tmpring_size_waves_byte_0 = 8'd0;
  end
  always @(posedge clock) begin
    if (write_compute_tmpring_size & bus_bytes[0]) begin
      compute_tmpring_size_waves_byte_0 <= bus_data[7:0];
    end
  end

  initial begin
    compute_tmpring_size_waves_byte_1 = 4'd0;
    compute_tmpring_size_wavesize_byte_1 = 4'd0;
  end
  always @(posedge clock) begin
    if (write_compute_tmpring_size & bus_bytes[1]) begin
      compute_tmpring_size_waves_byte_1 <= bus_data[11:8];
      compute_tmpring_size_wavesize_byte_1 <= bus_data[15:12];
    end
  end

  initial begin
    compute_tmpring_size_wavesize_byte_2 = 8'd0;
  end
  always @(posedge clock) begin
    if (write_compute_tmpring_size & bus_bytes[2]) begin
      compute_tmpring_size_wavesize_byte_2 <= bus_data[23:16];
    end
  end

  initial begin
    compute_tmpring_size_wavesize_byte_3 = 1'b0;
  end
  always @(posedge clock) begin
    if (write_compute_tmpring_size & bus_bytes[3]) begin
      compute_tmpring_size_wavesize_byte_3 <= bus_data[24];
    end
  end

  initial begin
    compute_pgm_rsrc3_inst_pref_size_byte_0 = 4'd0;
  end
  always @(posedge clock) begin
    if (write_compute_pgm_rsrc3 & bus_bytes[0]) begin
      compute_pgm_rsrc3_inst_pref_size_byte_0 <= bus_data[7:4];
    end
  end

  initial begin
    compute_pgm_rsrc3_inst_pref_size_byte_1 = 4'd0;
  end
  always @(posedge clock) begin
    if (write_compute_pgm_rsrc3 & bus_bytes[1]) begin
      compute_pgm_rsrc3_inst_pref_size_byte_1 <= bus_data[11:8];
    end
  end

  initial begin
    compute_scratch_base_hi_data_byte_0 = 8'd0;
  end
  always @(posedge clock) begin
    if (write_compute_scratch_base_hi & bus_bytes[0]) begin
      compute_scratch_base_hi_data_byte_0 <= bus_data[7:0];
    end
  end

  initial begin
    compute_control_abort_byte_0 = 1'b0;
    compute_control_clear_fault_byte_0 = 1'b0;
  end
  always @(posedge clock) begin
    if (write_compute_control & bus_bytes[0]) begin
      compute_control_abort_byte_0 <= bus_data[0];
      compute_control_clear_fault_byte_0 <= bus_data[1];
    end
  end

  initial begin
    compute_control_written = 1'b0;
    ready = 1'b0;
    error = 1'b0;
    read_data = 32'd0;
  end
  always @(posedge clock) begin
    compute_control_written <= write_compute_control & (|bus_bytes);
    ready <= bus_valid;
    error <= bus_valid & (~found);
    read_data <= looked_up_2[31:0] & {32{shader_page_b8}} & {32{bus_valid & found & (~bus_write)}};
  end

endmodule

`default_nettype wire
