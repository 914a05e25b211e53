// compute_registers: generator of hdl/src/registers/compute_registers.rs:12
// Written by Tombolo; change the source.
// SPDX-License-Identifier: MIT OR Apache-2.0

`default_nettype none

module compute_registers (
  input wire clock, // The one clock.
  input wire bus_valid, // A request.
  input wire bus_write, // It writes.
  input wire [17:0] bus_address, // Byte address.
  input wire [31:0] bus_data, // Data to write.
  input wire [3:0] bus_bytes, // Bytes to write.
  output wire bus_ready, // The answer to the request of the cycle before.
  output wire bus_error, // It was refused.
  output wire [31:0] bus_read_data, // Data read.
  output wire compute_dispatch_initiator_compute_shader_en, // COMPUTE_DISPATCH_INITIATOR 0.
  output wire compute_dispatch_initiator_partial_tg_en, // COMPUTE_DISPATCH_INITIATOR 1.
  output wire compute_dispatch_initiator_force_start_at_000, // COMPUTE_DISPATCH_INITIATOR 2.
  output wire compute_dispatch_initiator_ordered_append_enbl, // COMPUTE_DISPATCH_INITIATOR 3.
  output wire compute_dispatch_initiator_ordered_append_mode, // COMPUTE_DISPATCH_INITIATOR 4.
  output wire compute_dispatch_initiator_use_thread_dimensions, // COMPUTE_DISPATCH_INITIATOR 5.
  output wire compute_dispatch_initiator_order_mode, // COMPUTE_DISPATCH_INITIATOR 6.
  output wire [2:0] compute_dispatch_initiator_dispatch_cache_cntl, // COMPUTE_DISPATCH_INITIATOR 9:7.
  output wire compute_dispatch_initiator_scalar_l1_inv_vol, // COMPUTE_DISPATCH_INITIATOR 10.
  output wire compute_dispatch_initiator_vector_l1_inv_vol, // COMPUTE_DISPATCH_INITIATOR 11.
  output wire compute_dispatch_initiator_data_atc, // COMPUTE_DISPATCH_INITIATOR 12.
  output wire compute_dispatch_initiator_restore, // COMPUTE_DISPATCH_INITIATOR 14.
  output wire compute_dispatch_initiator_cs_w32_en, // COMPUTE_DISPATCH_INITIATOR 15.
  // COMPUTE_DISPATCH_INITIATOR is written: set for a cycle in which its fields have the new values.
  output wire compute_dispatch_initiator_strobe,
  output wire [31:0] compute_dim_x_size, // COMPUTE_DIM_X 31:0.
  output wire [31:0] compute_dim_y_size, // COMPUTE_DIM_Y 31:0.
  output wire [31:0] compute_dim_z_size, // COMPUTE_DIM_Z 31:0.
  output wire [31:0] compute_start_x_start, // COMPUTE_START_X 31:0.
  output wire [31:0] compute_start_y_start, // COMPUTE_START_Y 31:0.
  output wire [31:0] compute_start_z_start, // COMPUTE_START_Z 31:0.
  output wire [15:0] compute_num_thread_x_num_thread_full, // COMPUTE_NUM_THREAD_X 15:0.
  output wire [15:0] compute_num_thread_x_num_thread_partial, // COMPUTE_NUM_THREAD_X 31:16.
  output wire [15:0] compute_num_thread_y_num_thread_full, // COMPUTE_NUM_THREAD_Y 15:0.
  output wire [15:0] compute_num_thread_y_num_thread_partial, // COMPUTE_NUM_THREAD_Y 31:16.
  output wire [15:0] compute_num_thread_z_num_thread_full, // COMPUTE_NUM_THREAD_Z 15:0.
  output wire [15:0] compute_num_thread_z_num_thread_partial, // COMPUTE_NUM_THREAD_Z 31:16.
  output wire [31:0] compute_pgm_lo_data, // COMPUTE_PGM_LO 31:0.
  output wire [7:0] compute_pgm_hi_data, // COMPUTE_PGM_HI 7:0.
  output wire compute_pgm_hi_inst_atc, // COMPUTE_PGM_HI 8.
  output wire [31:0] compute_tba_lo_data, // COMPUTE_TBA_LO 31:0.
  output wire [7:0] compute_tba_hi_data, // COMPUTE_TBA_HI 7:0.
  output wire [31:0] compute_tma_lo_data, // COMPUTE_TMA_LO 31:0.
  output wire [7:0] compute_tma_hi_data, // COMPUTE_TMA_HI 7:0.
  output wire [5:0] compute_pgm_rsrc1_vgprs, // COMPUTE_PGM_RSRC1 5:0.
  output wire [3:0] compute_pgm_rsrc1_sgprs, // COMPUTE_PGM_RSRC1 9:6.
  output wire [1:0] compute_pgm_rsrc1_priority, // COMPUTE_PGM_RSRC1 11:10.
  output wire [7:0] compute_pgm_rsrc1_float_mode, // COMPUTE_PGM_RSRC1 19:12.
  output wire compute_pgm_rsrc1_priv, // COMPUTE_PGM_RSRC1 20.
  output wire compute_pgm_rsrc1_dx10_clamp, // COMPUTE_PGM_RSRC1 21.
  output wire compute_pgm_rsrc1_debug_mode, // COMPUTE_PGM_RSRC1 22.
  output wire compute_pgm_rsrc1_ieee_mode, // COMPUTE_PGM_RSRC1 23.
  output wire compute_pgm_rsrc1_bulky, // COMPUTE_PGM_RSRC1 24.
  output wire compute_pgm_rsrc1_cdbg_user, // COMPUTE_PGM_RSRC1 25.
  output wire compute_pgm_rsrc1_fp16_ovfl, // COMPUTE_PGM_RSRC1 26.
  output wire compute_pgm_rsrc1_wgp_mode, // COMPUTE_PGM_RSRC1 29.
  output wire compute_pgm_rsrc1_mem_ordered, // COMPUTE_PGM_RSRC1 30.
  output wire compute_pgm_rsrc1_fwd_progress, // COMPUTE_PGM_RSRC1 31.
  output wire compute_pgm_rsrc2_scratch_en, // COMPUTE_PGM_RSRC2 0.
  output wire [4:0] compute_pgm_rsrc2_user_sgpr, // COMPUTE_PGM_RSRC2 5:1.
  output wire compute_pgm_rsrc2_trap_present, // COMPUTE_PGM_RSRC2 6.
  output wire compute_pgm_rsrc2_tgid_x_en, // COMPUTE_PGM_RSRC2 7.
  output wire compute_pgm_rsrc2_tgid_y_en, // COMPUTE_PGM_RSRC2 8.
  output wire compute_pgm_rsrc2_tgid_z_en, // COMPUTE_PGM_RSRC2 9.
  output wire compute_pgm_rsrc2_tg_size_en, // COMPUTE_PGM_RSRC2 10.
  output wire [1:0] compute_pgm_rsrc2_tidig_comp_cnt, // COMPUTE_PGM_RSRC2 12:11.
  output wire [1:0] compute_pgm_rsrc2_excp_en_msb, // COMPUTE_PGM_RSRC2 14:13.
  output wire [8:0] compute_pgm_rsrc2_lds_size, // COMPUTE_PGM_RSRC2 23:15.
  output wire [6:0] compute_pgm_rsrc2_excp_en, // COMPUTE_PGM_RSRC2 30:24.
  output wire [9:0] compute_resource_limits_waves_per_sh, // COMPUTE_RESOURCE_LIMITS 9:0.
  output wire [3:0] compute_resource_limits_tg_per_cu, // COMPUTE_RESOURCE_LIMITS 15:12.
  output wire [5:0] compute_resource_limits_lock_threshold, // COMPUTE_RESOURCE_LIMITS 21:16.
  output wire compute_resource_limits_simd_dest_cntl, // COMPUTE_RESOURCE_LIMITS 22.
  output wire compute_resource_limits_force_simd_dist, // COMPUTE_RESOURCE_LIMITS 23.
  output wire [2:0] compute_resource_limits_cu_group_count, // COMPUTE_RESOURCE_LIMITS 26:24.
  output wire [11:0] compute_tmpring_size_waves, // COMPUTE_TMPRING_SIZE 11:0.
  output wire [12:0] compute_tmpring_size_wavesize, // COMPUTE_TMPRING_SIZE 24:12.
  output wire [3:0] compute_pgm_rsrc3_accum_offset_low, // COMPUTE_PGM_RSRC3 3:0.
  output wire [7:0] compute_pgm_rsrc3_inst_pref_size, // COMPUTE_PGM_RSRC3 11:4.
  output wire compute_pgm_rsrc3_dynamic_vgpr, // COMPUTE_PGM_RSRC3 17:17.
  output wire [31:0] compute_scratch_base_lo_data, // COMPUTE_SCRATCH_BASE_LO 31:0.
  output wire [7:0] compute_scratch_base_hi_data, // COMPUTE_SCRATCH_BASE_HI 7:0.
  input wire compute_status_busy, // COMPUTE_STATUS 0.
  input wire compute_status_fault, // COMPUTE_STATUS 1.
  input wire compute_status_stopped, // COMPUTE_STATUS 2.
  input wire [3:0] compute_status_error, // COMPUTE_STATUS 7:4.
  output wire compute_control_abort, // COMPUTE_CONTROL 0.
  output wire compute_control_clear_fault, // COMPUTE_CONTROL 1.
  // COMPUTE_CONTROL is written: set for a cycle in which its fields have the new values.
  output wire compute_control_strobe,
  input wire [3:0] compute_fault_kind, // COMPUTE_FAULT 3:0.
  input wire [3:0] compute_fault_reason, // COMPUTE_FAULT 7:4.
  input wire [1:0] compute_fault_simd, // COMPUTE_FAULT 9:8.
  input wire [3:0] compute_fault_slot, // COMPUTE_FAULT 15:12.
  input wire [5:0] compute_fault_lane, // COMPUTE_FAULT 21:16.
  input wire [31:0] compute_fault_pc_lo_data, // COMPUTE_FAULT_PC_LO 31:0.
  input wire [15:0] compute_fault_pc_hi_data, // COMPUTE_FAULT_PC_HI 15:0.
  input wire [31:0] compute_fault_group_x_group, // COMPUTE_FAULT_GROUP_X 31:0.
  input wire [15:0] compute_fault_group_yz_y, // COMPUTE_FAULT_GROUP_YZ 15:0.
  input wire [15:0] compute_fault_group_yz_z, // COMPUTE_FAULT_GROUP_YZ 31:16.
  output wire [1:0] compute_wave_control_command, // COMPUTE_WAVE_CONTROL 1:0.
  output wire compute_wave_control_all, // COMPUTE_WAVE_CONTROL 4.
  output wire [1:0] compute_wave_control_simd, // COMPUTE_WAVE_CONTROL 9:8.
  output wire [3:0] compute_wave_control_slot, // COMPUTE_WAVE_CONTROL 15:12.
  // COMPUTE_WAVE_CONTROL is written: set for a cycle in which its fields have the new values.
  output wire compute_wave_control_strobe,
  output wire [31:0] compute_user_data_data_0, // COMPUTE_USER_DATA_0-15 31:0.
  output wire [31:0] compute_user_data_data_1,
  output wire [31:0] compute_user_data_data_2,
  output wire [31:0] compute_user_data_data_3,
  output wire [31:0] compute_user_data_data_4,
  output wire [31:0] compute_user_data_data_5,
  output wire [31:0] compute_user_data_data_6,
  output wire [31:0] compute_user_data_data_7,
  output wire [31:0] compute_user_data_data_8,
  output wire [31:0] compute_user_data_data_9,
  output wire [31:0] compute_user_data_data_10,
  output wire [31:0] compute_user_data_data_11,
  output wire [31:0] compute_user_data_data_12,
  output wire [31:0] compute_user_data_data_13,
  output wire [31:0] compute_user_data_data_14,
  output wire [31:0] compute_user_data_data_15
);

  reg compute_dispatch_initiator_compute_shader_en_byte_0, compute_dispatch_initiator_partial_tg_en_byte_0;
  reg compute_dispatch_initiator_force_start_at_000_byte_0, compute_dispatch_initiator_ordered_append_enbl_byte_0;
  reg compute_dispatch_initiator_ordered_append_mode_byte_0;
  reg compute_dispatch_initiator_use_thread_dimensions_byte_0, compute_dispatch_initiator_order_mode_byte_0;
  reg compute_dispatch_initiator_dispatch_cache_cntl_byte_0;
  reg [1:0] compute_dispatch_initiator_dispatch_cache_cntl_byte_1;
  reg compute_dispatch_initiator_scalar_l1_inv_vol_byte_1, compute_dispatch_initiator_vector_l1_inv_vol_byte_1;
  reg compute_dispatch_initiator_data_atc_byte_1, compute_dispatch_initiator_restore_byte_1;
  reg compute_dispatch_initiator_cs_w32_en_byte_1, compute_dispatch_initiator_written;
  wire [31:0] compute_dim_x_size_byte, compute_dim_y_size_byte, compute_dim_z_size_byte, compute_start_x_start_byte;
  wire [31:0] compute_start_y_start_byte, compute_start_z_start_byte;
  reg [7:0] compute_num_thread_x_num_thread_full_byte_0, compute_num_thread_x_num_thread_full_byte_1;
  reg [7:0] compute_num_thread_x_num_thread_partial_byte_2, compute_num_thread_x_num_thread_partial_byte_3;
  reg [7:0] compute_num_thread_y_num_thread_full_byte_0, compute_num_thread_y_num_thread_full_byte_1;
  reg [7:0] compute_num_thread_y_num_thread_partial_byte_2, compute_num_thread_y_num_thread_partial_byte_3;
  reg [7:0] compute_num_thread_z_num_thread_full_byte_0, compute_num_thread_z_num_thread_full_byte_1;
  reg [7:0] compute_num_thread_z_num_thread_partial_byte_2, compute_num_thread_z_num_thread_partial_byte_3;
  wire [31:0] compute_pgm_lo_data_byte; reg [7:0] compute_pgm_hi_data_byte_0; reg compute_pgm_hi_inst_atc_byte_1;
  wire [31:0] compute_tba_lo_data_byte; reg [7:0] compute_tba_hi_data_byte_0; wire [31:0] compute_tma_lo_data_byte;
  reg [7:0] compute_tma_hi_data_byte_0; reg [5:0] compute_pgm_rsrc1_vgprs_byte_0;
  reg [1:0] compute_pgm_rsrc1_sgprs_byte_0, compute_pgm_rsrc1_sgprs_byte_1, compute_pgm_rsrc1_priority_byte_1;
  reg [3:0] compute_pgm_rsrc1_float_mode_byte_1, compute_pgm_rsrc1_float_mode_byte_2;
  reg compute_pgm_rsrc1_priv_byte_2, compute_pgm_rsrc1_dx10_clamp_byte_2, compute_pgm_rsrc1_debug_mode_byte_2;
  reg compute_pgm_rsrc1_ieee_mode_byte_2, compute_pgm_rsrc1_bulky_byte_3, compute_pgm_rsrc1_cdbg_user_byte_3;
  reg compute_pgm_rsrc1_fp16_ovfl_byte_3, compute_pgm_rsrc1_wgp_mode_byte_3, compute_pgm_rsrc1_mem_ordered_byte_3;
  reg compute_pgm_rsrc1_fwd_progress_byte_3, compute_pgm_rsrc2_scratch_en_byte_0;
  reg [4:0] compute_pgm_rsrc2_user_sgpr_byte_0;
  reg compute_pgm_rsrc2_trap_present_byte_0, compute_pgm_rsrc2_tgid_x_en_byte_0, compute_pgm_rsrc2_tgid_y_en_byte_1;
  reg compute_pgm_rsrc2_tgid_z_en_byte_1, compute_pgm_rsrc2_tg_size_en_byte_1;
  reg [1:0] compute_pgm_rsrc2_tidig_comp_cnt_byte_1, compute_pgm_rsrc2_excp_en_msb_byte_1;
  reg compute_pgm_rsrc2_lds_size_byte_1; reg [7:0] compute_pgm_rsrc2_lds_size_byte_2;
  reg [6:0] compute_pgm_rsrc2_excp_en_byte_3; reg [7:0] compute_resource_limits_waves_per_sh_byte_0;
  reg [1:0] compute_resource_limits_waves_per_sh_byte_1; reg [3:0] compute_resource_limits_tg_per_cu_byte_1;
  reg [5:0] compute_resource_limits_lock_threshold_byte_2;
  reg compute_resource_limits_simd_dest_cntl_byte_2, compute_resource_limits_force_simd_dist_byte_2;
  reg [2:0] compute_resource_limits_cu_group_count_byte_3; reg [7:0] compute_tmpring_size_waves_byte_0;
  reg [3:0] compute_tmpring_size_waves_byte_1, compute_tmpring_size_wavesize_byte_1;
  reg [7:0] compute_tmpring_size_wavesize_byte_2; reg compute_tmpring_size_wavesize_byte_3;
  reg [3:0] compute_pgm_rsrc3_accum_offset_low_byte_0, compute_pgm_rsrc3_inst_pref_size_byte_0;
  reg [3:0] compute_pgm_rsrc3_inst_pref_size_byte_1; reg compute_pgm_rsrc3_dynamic_vgpr_byte_2;
  wire [31:0] compute_scratch_base_lo_data_byte; reg [7:0] compute_scratch_base_hi_data_byte_0;
  reg compute_control_abort_byte_0, compute_control_clear_fault_byte_0, compute_control_written;
  reg [1:0] compute_wave_control_command_byte_0; reg compute_wave_control_all_byte_0;
  reg [1:0] compute_wave_control_simd_byte_1; reg [3:0] compute_wave_control_slot_byte_1;
  reg compute_wave_control_written; wire [15:0] write_compute_user_data;
  wire [127:0] compute_user_data_data_byte_0, compute_user_data_data_byte_1, compute_user_data_data_byte_2;
  wire [127:0] compute_user_data_data_byte_3; reg ready, error; reg [31:0] read_data;
  wire [9:0] write_compute_user_data_equal;
  wire [3:0] write_compute_user_data_equal2, compute_pgm_rsrc1_vgprs_byte_0_enable_all;

  wire writing = bus_valid & bus_write & (~|bus_address[1:0]);
  wire shader_page_b8 = bus_address[17:8] == 10'hb8;
  wire writing_and_shader_page_b8 = writing & shader_page_b8;
  wire write_compute_dispatch_initiator = writing_and_shader_page_b8 & write_compute_user_data_equal[0];
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
  wire write_compute_dim_x = writing_and_shader_page_b8 & write_compute_user_data_equal[1];
  assign compute_dim_x_size = compute_dim_x_size_byte;
  wire write_compute_dim_y = writing_and_shader_page_b8 & write_compute_user_data_equal[2];
  assign compute_dim_y_size = compute_dim_y_size_byte;
  wire write_compute_dim_z = writing_and_shader_page_b8 & write_compute_user_data_equal[3];
  assign compute_dim_z_size = compute_dim_z_size_byte;
  wire write_compute_start_x = writing_and_shader_page_b8 & write_compute_user_data_equal[4];
  assign compute_start_x_start = compute_start_x_start_byte;
  wire write_compute_start_y = writing_and_shader_page_b8 & write_compute_user_data_equal[5];
  assign compute_start_y_start = compute_start_y_start_byte;
  wire write_compute_start_z = writing_and_shader_page_b8 & write_compute_user_data_equal[6];
  assign compute_start_z_start = compute_start_z_start_byte;
  wire write_compute_num_thread_x = writing_and_shader_page_b8 & write_compute_user_data_equal[7];
  assign compute_num_thread_x_num_thread_full = {compute_num_thread_x_num_thread_full_byte_1,
      compute_num_thread_x_num_thread_full_byte_0};
  assign compute_num_thread_x_num_thread_partial = {compute_num_thread_x_num_thread_partial_byte_3,
      compute_num_thread_x_num_thread_partial_byte_2};
  wire write_compute_num_thread_y = writing_and_shader_page_b8 & write_compute_user_data_equal[8];
  assign compute_num_thread_y_num_thread_full = {compute_num_thread_y_num_thread_full_byte_1,
      compute_num_thread_y_num_thread_full_byte_0};
  assign compute_num_thread_y_num_thread_partial = {compute_num_thread_y_num_thread_partial_byte_3,
      compute_num_thread_y_num_thread_partial_byte_2};
  wire write_compute_num_thread_z = writing_and_shader_page_b8 & write_compute_user_data_equal[9];
  assign compute_num_thread_z_num_thread_full = {compute_num_thread_z_num_thread_full_byte_1,
      compute_num_thread_z_num_thread_full_byte_0};
  assign compute_num_thread_z_num_thread_partial = {compute_num_thread_z_num_thread_partial_byte_3,
      compute_num_thread_z_num_thread_partial_byte_2};
  wire write_compute_pgm_lo = writing_and_shader_page_b8 & write_compute_user_data_equal2[0];
  assign compute_pgm_lo_data = compute_pgm_lo_data_byte;
  wire write_compute_pgm_hi = writing_and_shader_page_b8 & write_compute_user_data_equal2[1];
  assign compute_pgm_hi_data = compute_pgm_hi_data_byte_0;
  assign compute_pgm_hi_inst_atc = compute_pgm_hi_inst_atc_byte_1;
  wire write_compute_tba_lo = writing_and_shader_page_b8 & write_compute_user_data_equal2[2];
  assign compute_tba_lo_data = compute_tba_lo_data_byte;
  wire write_compute_tba_hi = writing_and_shader_page_b8 & write_compute_user_data_equal2[3];
  assign compute_tba_hi_data = compute_tba_hi_data_byte_0;
  wire write_compute_tma_lo = writing_and_shader_page_b8 & (bus_address[7:2] == 6'h10);
  assign compute_tma_lo_data = compute_tma_lo_data_byte;
  wire write_compute_tma_hi = writing_and_shader_page_b8 & (bus_address[7:2] == 6'h11);
  assign compute_tma_hi_data = compute_tma_hi_data_byte_0;
  wire write_compute_pgm_rsrc1 = writing_and_shader_page_b8 & (bus_address[7:2] == 6'h12);
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
  wire write_compute_pgm_rsrc2 = writing_and_shader_page_b8 & (bus_address[7:2] == 6'h13);
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
  wire write_compute_resource_limits = writing_and_shader_page_b8 & (bus_address[7:2] == 6'h15);
  assign compute_resource_limits_waves_per_sh = {compute_resource_limits_waves_per_sh_byte_1,
      compute_resource_limits_waves_per_sh_byte_0};
  assign compute_resource_limits_tg_per_cu = compute_resource_limits_tg_per_cu_byte_1;
  assign compute_resource_limits_lock_threshold = compute_resource_limits_lock_threshold_byte_2;
  assign compute_resource_limits_simd_dest_cntl = compute_resource_limits_simd_dest_cntl_byte_2;
  assign compute_resource_limits_force_simd_dist = compute_resource_limits_force_simd_dist_byte_2;
  assign compute_resource_limits_cu_group_count = compute_resource_limits_cu_group_count_byte_3;
  wire write_compute_tmpring_size = writing_and_shader_page_b8 & (bus_address[7:2] == 6'h18);
  assign compute_tmpring_size_waves = {compute_tmpring_size_waves_byte_1, compute_tmpring_size_waves_byte_0};
  assign compute_tmpring_size_wavesize = {compute_tmpring_size_wavesize_byte_3, compute_tmpring_size_wavesize_byte_2,
      compute_tmpring_size_wavesize_byte_1};
  wire write_compute_pgm_rsrc3 = writing_and_shader_page_b8 & (bus_address[7:2] == 6'h28);
  assign compute_pgm_rsrc3_accum_offset_low = compute_pgm_rsrc3_accum_offset_low_byte_0;
  assign compute_pgm_rsrc3_inst_pref_size = {compute_pgm_rsrc3_inst_pref_size_byte_1,
      compute_pgm_rsrc3_inst_pref_size_byte_0};
  assign compute_pgm_rsrc3_dynamic_vgpr = compute_pgm_rsrc3_dynamic_vgpr_byte_2;
  wire write_compute_scratch_base_lo = writing_and_shader_page_b8 & (bus_address[7:2] == 6'h2c);
  assign compute_scratch_base_lo_data = compute_scratch_base_lo_data_byte;
  wire write_compute_scratch_base_hi = writing_and_shader_page_b8 & (bus_address[7:2] == 6'h2d);
  assign compute_scratch_base_hi_data = compute_scratch_base_hi_data_byte_0;
  wire write_compute_status = writing_and_shader_page_b8 & (bus_address[7:2] == 6'h2e);
  wire write_compute_control = writing_and_shader_page_b8 & (bus_address[7:2] == 6'h2f);
  assign compute_control_abort = compute_control_abort_byte_0;
  assign compute_control_clear_fault = compute_control_clear_fault_byte_0;
  assign compute_control_strobe = compute_control_written;
  wire write_compute_fault = writing_and_shader_page_b8 & (bus_address[7:2] == 6'h30);
  wire write_compute_fault_pc_lo = writing_and_shader_page_b8 & (bus_address[7:2] == 6'h31);
  wire write_compute_fault_pc_hi = writing_and_shader_page_b8 & (bus_address[7:2] == 6'h32);
  wire write_compute_fault_group_x = writing_and_shader_page_b8 & (bus_address[7:2] == 6'h33);
  wire write_compute_fault_group_yz = writing_and_shader_page_b8 & (bus_address[7:2] == 6'h34);
  wire write_compute_wave_control = writing_and_shader_page_b8 & (bus_address[7:2] == 6'h35);
  assign compute_wave_control_command = compute_wave_control_command_byte_0;
  assign compute_wave_control_all = compute_wave_control_all_byte_0;
  assign compute_wave_control_simd = compute_wave_control_simd_byte_1;
  assign compute_wave_control_slot = compute_wave_control_slot_byte_1;
  assign compute_wave_control_strobe = compute_wave_control_written;
  wire shader_page_b9 = bus_address[17:8] == 10'hb9;
  assign compute_user_data_data_0 = {compute_user_data_data_byte_3[0 +: 8], compute_user_data_data_byte_2[0 +: 8],
      compute_user_data_data_byte_1[0 +: 8], compute_user_data_data_byte_0[0 +: 8]};
  assign compute_user_data_data_1 = {compute_user_data_data_byte_3[1*8 +: 8], compute_user_data_data_byte_2[1*8 +:
      8], compute_user_data_data_byte_1[1*8 +: 8], compute_user_data_data_byte_0[1*8 +: 8]};
  assign compute_user_data_data_2 = {compute_user_data_data_byte_3[2*8 +: 8], compute_user_data_data_byte_2[2*8 +:
      8], compute_user_data_data_byte_1[2*8 +: 8], compute_user_data_data_byte_0[2*8 +: 8]};
  assign compute_user_data_data_3 = {compute_user_data_data_byte_3[3*8 +: 8], compute_user_data_data_byte_2[3*8 +:
      8], compute_user_data_data_byte_1[3*8 +: 8], compute_user_data_data_byte_0[3*8 +: 8]};
  assign compute_user_data_data_4 = {compute_user_data_data_byte_3[4*8 +: 8], compute_user_data_data_byte_2[4*8 +:
      8], compute_user_data_data_byte_1[4*8 +: 8], compute_user_data_data_byte_0[4*8 +: 8]};
  assign compute_user_data_data_5 = {compute_user_data_data_byte_3[5*8 +: 8], compute_user_data_data_byte_2[5*8 +:
      8], compute_user_data_data_byte_1[5*8 +: 8], compute_user_data_data_byte_0[5*8 +: 8]};
  assign compute_user_data_data_6 = {compute_user_data_data_byte_3[6*8 +: 8], compute_user_data_data_byte_2[6*8 +:
      8], compute_user_data_data_byte_1[6*8 +: 8], compute_user_data_data_byte_0[6*8 +: 8]};
  assign compute_user_data_data_7 = {compute_user_data_data_byte_3[7*8 +: 8], compute_user_data_data_byte_2[7*8 +:
      8], compute_user_data_data_byte_1[7*8 +: 8], compute_user_data_data_byte_0[7*8 +: 8]};
  assign compute_user_data_data_8 = {compute_user_data_data_byte_3[8*8 +: 8], compute_user_data_data_byte_2[8*8 +:
      8], compute_user_data_data_byte_1[8*8 +: 8], compute_user_data_data_byte_0[8*8 +: 8]};
  assign compute_user_data_data_9 = {compute_user_data_data_byte_3[9*8 +: 8], compute_user_data_data_byte_2[9*8 +:
      8], compute_user_data_data_byte_1[9*8 +: 8], compute_user_data_data_byte_0[9*8 +: 8]};
  wire writing_and_shader_page_b9 = writing & shader_page_b9;
  assign write_compute_user_data[10] = writing_and_shader_page_b9 & (bus_address[7:2] == 6'ha);
  assign compute_user_data_data_10 = {compute_user_data_data_byte_3[10*8 +: 8], compute_user_data_data_byte_2[10*8 +:
      8], compute_user_data_data_byte_1[10*8 +: 8], compute_user_data_data_byte_0[10*8 +: 8]};
  assign write_compute_user_data[11] = writing_and_shader_page_b9 & (bus_address[7:2] == 6'hb);
  assign compute_user_data_data_11 = {compute_user_data_data_byte_3[11*8 +: 8], compute_user_data_data_byte_2[11*8 +:
      8], compute_user_data_data_byte_1[11*8 +: 8], compute_user_data_data_byte_0[11*8 +: 8]};
  assign compute_user_data_data_12 = {compute_user_data_data_byte_3[12*8 +: 8], compute_user_data_data_byte_2[12*8 +:
      8], compute_user_data_data_byte_1[12*8 +: 8], compute_user_data_data_byte_0[12*8 +: 8]};
  assign compute_user_data_data_13 = {compute_user_data_data_byte_3[13*8 +: 8], compute_user_data_data_byte_2[13*8 +:
      8], compute_user_data_data_byte_1[13*8 +: 8], compute_user_data_data_byte_0[13*8 +: 8]};
  assign compute_user_data_data_14 = {compute_user_data_data_byte_3[14*8 +: 8], compute_user_data_data_byte_2[14*8 +:
      8], compute_user_data_data_byte_1[14*8 +: 8], compute_user_data_data_byte_0[14*8 +: 8]};
  assign compute_user_data_data_15 = {compute_user_data_data_byte_3[15*8 +: 8], compute_user_data_data_byte_2[15*8 +:
      8], compute_user_data_data_byte_1[15*8 +: 8], compute_user_data_data_byte_0[15*8 +: 8]};

  reg by_bus_address_7_2;
  always @*
    case (bus_address[7:2])
      6'd0: by_bus_address_7_2 = 1'b1; 6'd1: by_bus_address_7_2 = 1'b1; 6'd2: by_bus_address_7_2 = 1'b1;
      6'd3: by_bus_address_7_2 = 1'b1; 6'd4: by_bus_address_7_2 = 1'b1; 6'd5: by_bus_address_7_2 = 1'b1;
      6'd6: by_bus_address_7_2 = 1'b1; 6'd7: by_bus_address_7_2 = 1'b1; 6'd8: by_bus_address_7_2 = 1'b1;
      6'd9: by_bus_address_7_2 = 1'b1; 6'ha: by_bus_address_7_2 = 1'b1; 6'hb: by_bus_address_7_2 = 1'b1;
      6'hc: by_bus_address_7_2 = 1'b1; 6'hd: by_bus_address_7_2 = 1'b1; 6'he: by_bus_address_7_2 = 1'b1;
      6'hf: by_bus_address_7_2 = 1'b1;
      default: by_bus_address_7_2 = 1'b0;
    endcase

  wire [21:0] read_data_case_48_joined = {compute_fault_lane, compute_fault_slot, 2'd0, compute_fault_simd,
      compute_fault_reason, compute_fault_kind};
  wire [7:0] read_data_case_46_joined = {compute_status_error, 1'b0, compute_status_stopped, compute_status_fault,
      compute_status_busy};

  reg [32:0] by_bus_address_7_2_bus_address_7_2;
  always @*
    case (bus_address[7:2])
      6'h2e: by_bus_address_7_2_bus_address_7_2 = {1'b1, {24'd0, read_data_case_46_joined}};
      6'h30: by_bus_address_7_2_bus_address_7_2 = {1'b1, {10'd0, read_data_case_48_joined}};
      6'h31: by_bus_address_7_2_bus_address_7_2 = {1'b1, compute_fault_pc_lo_data};
      6'h32: by_bus_address_7_2_bus_address_7_2 = {1'b1, {16'd0, compute_fault_pc_hi_data}};
      6'h33: by_bus_address_7_2_bus_address_7_2 = {1'b1, compute_fault_group_x_group};
      6'h34: by_bus_address_7_2_bus_address_7_2 = {1'b1, compute_fault_group_yz_z, compute_fault_group_yz_y};
      default: by_bus_address_7_2_bus_address_7_2 = 33'd0;
    endcase

  reg by_bus_address_7_2_bus_address;
  always @*
    case (bus_address[7:2])
      6'd0: by_bus_address_7_2_bus_address = 1'b1; 6'd1: by_bus_address_7_2_bus_address = 1'b1;
      6'd2: by_bus_address_7_2_bus_address = 1'b1; 6'd3: by_bus_address_7_2_bus_address = 1'b1;
      6'd4: by_bus_address_7_2_bus_address = 1'b1; 6'd5: by_bus_address_7_2_bus_address = 1'b1;
      6'd6: by_bus_address_7_2_bus_address = 1'b1; 6'd7: by_bus_address_7_2_bus_address = 1'b1;
      6'd8: by_bus_address_7_2_bus_address = 1'b1; 6'd9: by_bus_address_7_2_bus_address = 1'b1;
      6'hc: by_bus_address_7_2_bus_address = 1'b1; 6'hd: by_bus_address_7_2_bus_address = 1'b1;
      6'he: by_bus_address_7_2_bus_address = 1'b1; 6'hf: by_bus_address_7_2_bus_address = 1'b1;
      6'h10: by_bus_address_7_2_bus_address = 1'b1; 6'h11: by_bus_address_7_2_bus_address = 1'b1;
      6'h12: by_bus_address_7_2_bus_address = 1'b1; 6'h13: by_bus_address_7_2_bus_address = 1'b1;
      6'h15: by_bus_address_7_2_bus_address = 1'b1; 6'h18: by_bus_address_7_2_bus_address = 1'b1;
      6'h28: by_bus_address_7_2_bus_address = 1'b1; 6'h2c: by_bus_address_7_2_bus_address = 1'b1;
      6'h2d: by_bus_address_7_2_bus_address = 1'b1; 6'h2f: by_bus_address_7_2_bus_address = 1'b1;
      6'h35: by_bus_address_7_2_bus_address = 1'b1;
      default: by_bus_address_7_2_bus_address = 1'b0;
    endcase

  wire found_all = (bus_write ? by_bus_address_7_2_bus_address : by_bus_address_7_2_bus_address_7_2[32]) &
      shader_page_b8;

  wire found = (found_all | (bus_write & by_bus_address_7_2 & shader_page_b9)) & (~|bus_address[1:0]);
  assign bus_ready = ready;
  assign bus_error = error;
  assign bus_read_data = read_data;
  genvar i;

  for (i = 0; i < 4; i = i + 1) begin : each_compute_dim_x_size_byte
    localparam [5:0] INDEX = i + 12;
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
    assign write_compute_user_data[i + 12] = writing_and_shader_page_b9 & write_compute_user_data_equal2[i];
    assign write_compute_user_data_equal2[i] = bus_address[7:2] == INDEX;
    assign compute_pgm_rsrc1_vgprs_byte_0_enable_all[i] = write_compute_pgm_rsrc1 & bus_bytes[i];

    initial compute_dim_x_size_byte_i = 8'd0;
    always @(posedge clock) begin
      if (write_compute_dim_x & bus_bytes[i]) compute_dim_x_size_byte_i <= bus_data[8*i +: 8];
    end

    initial compute_dim_y_size_byte_i = 8'd0;
    always @(posedge clock) begin
      if (write_compute_dim_y & bus_bytes[i]) compute_dim_y_size_byte_i <= bus_data[8*i +: 8];
    end

    initial compute_dim_z_size_byte_i = 8'd0;
    always @(posedge clock) begin
      if (write_compute_dim_z & bus_bytes[i]) compute_dim_z_size_byte_i <= bus_data[8*i +: 8];
    end

    initial compute_start_x_start_byte_i = 8'd0;
    always @(posedge clock) begin
      if (write_compute_start_x & bus_bytes[i]) compute_start_x_start_byte_i <= bus_data[8*i +: 8];
    end

    initial compute_start_y_start_byte_i = 8'd0;
    always @(posedge clock) begin
      if (write_compute_start_y & bus_bytes[i]) compute_start_y_start_byte_i <= bus_data[8*i +: 8];
    end

    initial compute_start_z_start_byte_i = 8'd0;
    always @(posedge clock) begin
      if (write_compute_start_z & bus_bytes[i]) compute_start_z_start_byte_i <= bus_data[8*i +: 8];
    end

    initial compute_pgm_lo_data_byte_i = 8'd0;
    always @(posedge clock) begin
      if (write_compute_pgm_lo & bus_bytes[i]) compute_pgm_lo_data_byte_i <= bus_data[8*i +: 8];
    end

    initial compute_tba_lo_data_byte_i = 8'd0;
    always @(posedge clock) begin
      if (write_compute_tba_lo & bus_bytes[i]) compute_tba_lo_data_byte_i <= bus_data[8*i +: 8];
    end

    initial compute_tma_lo_data_byte_i = 8'd0;
    always @(posedge clock) begin
      if (write_compute_tma_lo & bus_bytes[i]) compute_tma_lo_data_byte_i <= bus_data[8*i +: 8];
    end

    initial compute_scratch_base_lo_data_byte_i = 8'd0;
    always @(posedge clock) begin
      if (write_compute_scratch_base_lo & bus_bytes[i]) compute_scratch_base_lo_data_byte_i <= bus_data[8*i +: 8];
    end
  end

  for (i = 0; i < 10; i = i + 1) begin : each_write_compute_user_data
    localparam [5:0] INDEX_2 = i;
    assign write_compute_user_data[i] = writing_and_shader_page_b9 & write_compute_user_data_equal[i];
    assign write_compute_user_data_equal[i] = bus_address[7:2] == INDEX_2;
  end

  for (i = 0; i < 16; i = i + 1) begin : each_compute_user_data_data
    reg [7:0] compute_user_data_data_byte_0_i;
    reg [7:0] compute_user_data_data_byte_1_i;
    reg [7:0] compute_user_data_data_byte_2_i;
    reg [7:0] compute_user_data_data_byte_3_i;
    assign compute_user_data_data_byte_0[i*8 +: 8] = compute_user_data_data_byte_0_i;
    assign compute_user_data_data_byte_1[i*8 +: 8] = compute_user_data_data_byte_1_i;
    assign compute_user_data_data_byte_2[i*8 +: 8] = compute_user_data_data_byte_2_i;
    assign compute_user_data_data_byte_3[i*8 +: 8] = compute_user_data_data_byte_3_i;

    initial compute_user_data_data_byte_0_i = 8'd0;
    always @(posedge clock) begin
      if (write_compute_user_data[i] & bus_bytes[0]) compute_user_data_data_byte_0_i <= bus_data[7:0];
    end

    initial compute_user_data_data_byte_1_i = 8'd0;
    always @(posedge clock) begin
      if (write_compute_user_data[i] & bus_bytes[1]) compute_user_data_data_byte_1_i <= bus_data[15:8];
    end

    initial compute_user_data_data_byte_2_i = 8'd0;
    always @(posedge clock) begin
      if (write_compute_user_data[i] & bus_bytes[2]) compute_user_data_data_byte_2_i <= bus_data[23:16];
    end

    initial compute_user_data_data_byte_3_i = 8'd0;
    always @(posedge clock) begin
      if (write_compute_user_data[i] & bus_bytes[3]) compute_user_data_data_byte_3_i <= bus_data[31:24];
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
    compute_dispatch_initiator_vector_l1_inv_vol_byte_1 = 1'b0; compute_dispatch_initiator_data_atc_byte_1 = 1'b0;
    compute_dispatch_initiator_restore_byte_1 = 1'b0; compute_dispatch_initiator_cs_w32_en_byte_1 = 1'b0;
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

  initial compute_dispatch_initiator_written = 1'b0;
  always @(posedge clock) compute_dispatch_initiator_written <= write_compute_dispatch_initiator & (|bus_bytes);

  initial compute_num_thread_x_num_thread_full_byte_0 = 8'd0;
  always @(posedge clock) begin
    if (write_compute_num_thread_x & bus_bytes[0]) compute_num_thread_x_num_thread_full_byte_0 <= bus_data[7:0];
  end

  initial compute_num_thread_x_num_thread_full_byte_1 = 8'd0;
  always @(posedge clock) begin
    if (write_compute_num_thread_x & bus_bytes[1]) compute_num_thread_x_num_thread_full_byte_1 <= bus_data[15:8];
  end

  initial compute_num_thread_x_num_thread_partial_byte_2 = 8'd0;
  always @(posedge clock) begin
    if (write_compute_num_thread_x & bus_bytes[2]) compute_num_thread_x_num_thread_partial_byte_2 <= bus_data[23:16];
  end

  initial compute_num_thread_x_num_thread_partial_byte_3 = 8'd0;
  always @(posedge clock) begin
    if (write_compute_num_thread_x & bus_bytes[3]) compute_num_thread_x_num_thread_partial_byte_3 <= bus_data[31:24];
  end

  initial compute_num_thread_y_num_thread_full_byte_0 = 8'd0;
  always @(posedge clock) begin
    if (write_compute_num_thread_y & bus_bytes[0]) compute_num_thread_y_num_thread_full_byte_0 <= bus_data[7:0];
  end

  initial compute_num_thread_y_num_thread_full_byte_1 = 8'd0;
  always @(posedge clock) begin
    if (write_compute_num_thread_y & bus_bytes[1]) compute_num_thread_y_num_thread_full_byte_1 <= bus_data[15:8];
  end

  initial compute_num_thread_y_num_thread_partial_byte_2 = 8'd0;
  always @(posedge clock) begin
    if (write_compute_num_thread_y & bus_bytes[2]) compute_num_thread_y_num_thread_partial_byte_2 <= bus_data[23:16];
  end

  initial compute_num_thread_y_num_thread_partial_byte_3 = 8'd0;
  always @(posedge clock) begin
    if (write_compute_num_thread_y & bus_bytes[3]) compute_num_thread_y_num_thread_partial_byte_3 <= bus_data[31:24];
  end

  initial compute_num_thread_z_num_thread_full_byte_0 = 8'd0;
  always @(posedge clock) begin
    if (write_compute_num_thread_z & bus_bytes[0]) compute_num_thread_z_num_thread_full_byte_0 <= bus_data[7:0];
  end

  initial compute_num_thread_z_num_thread_full_byte_1 = 8'd0;
  always @(posedge clock) begin
    if (write_compute_num_thread_z & bus_bytes[1]) compute_num_thread_z_num_thread_full_byte_1 <= bus_data[15:8];
  end

  initial compute_num_thread_z_num_thread_partial_byte_2 = 8'd0;
  always @(posedge clock) begin
    if (write_compute_num_thread_z & bus_bytes[2]) compute_num_thread_z_num_thread_partial_byte_2 <= bus_data[23:16];
  end

  initial compute_num_thread_z_num_thread_partial_byte_3 = 8'd0;
  always @(posedge clock) begin
    if (write_compute_num_thread_z & bus_bytes[3]) compute_num_thread_z_num_thread_partial_byte_3 <= bus_data[31:24];
  end

  initial compute_pgm_hi_data_byte_0 = 8'd0;
  always @(posedge clock) begin
    if (write_compute_pgm_hi & bus_bytes[0]) compute_pgm_hi_data_byte_0 <= bus_data[7:0];
  end

  initial compute_pgm_hi_inst_atc_byte_1 = 1'b0;
  always @(posedge clock) begin
    if (write_compute_pgm_hi & bus_bytes[1]) compute_pgm_hi_inst_atc_byte_1 <= bus_data[8];
  end

  initial compute_tba_hi_data_byte_0 = 8'd0;
  always @(posedge clock) begin
    if (write_compute_tba_hi & bus_bytes[0]) compute_tba_hi_data_byte_0 <= bus_data[7:0];
  end

  initial compute_tma_hi_data_byte_0 = 8'd0;
  always @(posedge clock) begin
    if (write_compute_tma_hi & bus_bytes[0]) compute_tma_hi_data_byte_0 <= bus_data[7:0];
  end

  initial begin
    compute_pgm_rsrc1_vgprs_byte_0 = 6'd0; compute_pgm_rsrc1_sgprs_byte_0 = 2'd0;
  end
  always @(posedge clock) begin
    if (compute_pgm_rsrc1_vgprs_byte_0_enable_all[0]) begin
      compute_pgm_rsrc1_vgprs_byte_0 <= bus_data[5:0];
      compute_pgm_rsrc1_sgprs_byte_0 <= bus_data[7:6];
    end
  end

  initial begin
    compute_pgm_rsrc1_sgprs_byte_1 = 2'd0; compute_pgm_rsrc1_priority_byte_1 = 2'd0;
    compute_pgm_rsrc1_float_mode_byte_1 = 4'd0;
  end
  always @(posedge clock) begin
    if (compute_pgm_rsrc1_vgprs_byte_0_enable_all[1]) begin
      compute_pgm_rsrc1_sgprs_byte_1 <= bus_data[9:8];
      compute_pgm_rsrc1_priority_byte_1 <= bus_data[11:10];
      compute_pgm_rsrc1_float_mode_byte_1 <= bus_data[15:12];
    end
  end

  initial begin
    compute_pgm_rsrc1_float_mode_byte_2 = 4'd0; compute_pgm_rsrc1_priv_byte_2 = 1'b0;
    compute_pgm_rsrc1_dx10_clamp_byte_2 = 1'b0; compute_pgm_rsrc1_debug_mode_byte_2 = 1'b0;
    compute_pgm_rsrc1_ieee_mode_byte_2 = 1'b0;
  end
  always @(posedge clock) begin
    if (compute_pgm_rsrc1_vgprs_byte_0_enable_all[2]) begin
      compute_pgm_rsrc1_float_mode_byte_2 <= bus_data[19:16];
      compute_pgm_rsrc1_priv_byte_2 <= bus_data[20];
      compute_pgm_rsrc1_dx10_clamp_byte_2 <= bus_data[21];
      compute_pgm_rsrc1_debug_mode_byte_2 <= bus_data[22];
      compute_pgm_rsrc1_ieee_mode_byte_2 <= bus_data[23];
    end
  end

  initial begin
    compute_pgm_rsrc1_bulky_byte_3 = 1'b0; compute_pgm_rsrc1_cdbg_user_byte_3 = 1'b0;
    compute_pgm_rsrc1_fp16_ovfl_byte_3 = 1'b0; compute_pgm_rsrc1_wgp_mode_byte_3 = 1'b0;
    compute_pgm_rsrc1_mem_ordered_byte_3 = 1'b0; compute_pgm_rsrc1_fwd_progress_byte_3 = 1'b0;
  end
  always @(posedge clock) begin
    if (compute_pgm_rsrc1_vgprs_byte_0_enable_all[3]) begin
      compute_pgm_rsrc1_bulky_byte_3 <= bus_data[24];
      compute_pgm_rsrc1_cdbg_user_byte_3 <= bus_data[25];
      compute_pgm_rsrc1_fp16_ovfl_byte_3 <= bus_data[26];
      compute_pgm_rsrc1_wgp_mode_byte_3 <= bus_data[29];
      compute_pgm_rsrc1_mem_ordered_byte_3 <= bus_data[30];
      compute_pgm_rsrc1_fwd_progress_byte_3 <= bus_data[31];
    end
  end

  initial begin
    compute_pgm_rsrc2_scratch_en_byte_0 = 1'b0; compute_pgm_rsrc2_user_sgpr_byte_0 = 5'd0;
    compute_pgm_rsrc2_trap_present_byte_0 = 1'b0; compute_pgm_rsrc2_tgid_x_en_byte_0 = 1'b0;
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
    compute_pgm_rsrc2_tgid_y_en_byte_1 = 1'b0; compute_pgm_rsrc2_tgid_z_en_byte_1 = 1'b0;
    compute_pgm_rsrc2_tg_size_en_byte_1 = 1'b0; compute_pgm_rsrc2_tidig_comp_cnt_byte_1 = 2'd0;
    compute_pgm_rsrc2_excp_en_msb_byte_1 = 2'd0; compute_pgm_rsrc2_lds_size_byte_1 = 1'b0;
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

  initial compute_pgm_rsrc2_lds_size_byte_2 = 8'd0;
  always @(posedge clock) begin
    if (write_compute_pgm_rsrc2 & bus_bytes[2]) compute_pgm_rsrc2_lds_size_byte_2 <= bus_data[23:16];
  end

  initial compute_pgm_rsrc2_excp_en_byte_3 = 7'd0;
  always @(posedge clock) begin
    if (write_compute_pgm_rsrc2 & bus_bytes[3]) compute_pgm_rsrc2_excp_en_byte_3 <= bus_data[30:24];
  end

  initial compute_resource_limits_waves_per_sh_byte_0 = 8'd0;
  always @(posedge clock) begin
    if (write_compute_resource_limits & bus_bytes[0]) compute_resource_limits_waves_per_sh_byte_0 <= bus_data[7:0];
  end

  initial begin
    compute_resource_limits_waves_per_sh_byte_1 = 2'd0; compute_resource_limits_tg_per_cu_byte_1 = 4'd0;
  end
  always @(posedge clock) begin
    if (write_compute_resource_limits & bus_bytes[1]) begin
      compute_resource_limits_waves_per_sh_byte_1 <= bus_data[9:8];
      compute_resource_limits_tg_per_cu_byte_1 <= bus_data[15:12];
    end
  end

  initial begin
    compute_resource_limits_lock_threshold_byte_2 = 6'd0; compute_resource_limits_simd_dest_cntl_byte_2 = 1'b0;
    compute_resource_limits_force_simd_dist_byte_2 = 1'b0;
  end
  always @(posedge clock) begin
    if (write_compute_resource_limits & bus_bytes[2]) begin
      compute_resource_limits_lock_threshold_byte_2 <= bus_data[21:16];
      compute_resource_limits_simd_dest_cntl_byte_2 <= bus_data[22];
      compute_resource_limits_force_simd_dist_byte_2 <= bus_data[23];
    end
  end

  initial compute_resource_limits_cu_group_count_byte_3 = 3'd0;
  always @(posedge clock) begin
    if (write_compute_resource_limits & bus_bytes[3]) begin
      compute_resource_limits_cu_group_count_byte_3 <= bus_data[26:24];
    end
  end

  initial compute_tmpring_size_waves_byte_0 = 8'd0;
  always @(posedge clock) begin
    if (write_compute_tmpring_size & bus_bytes[0]) compute_tmpring_size_waves_byte_0 <= bus_data[7:0];
  end

  initial begin
    compute_tmpring_size_waves_byte_1 = 4'd0; compute_tmpring_size_wavesize_byte_1 = 4'd0;
  end
  always @(posedge clock) begin
    if (write_compute_tmpring_size & bus_bytes[1]) begin
      compute_tmpring_size_waves_byte_1 <= bus_data[11:8];
      compute_tmpring_size_wavesize_byte_1 <= bus_data[15:12];
    end
  end

  initial compute_tmpring_size_wavesize_byte_2 = 8'd0;
  always @(posedge clock) begin
    if (write_compute_tmpring_size & bus_bytes[2]) compute_tmpring_size_wavesize_byte_2 <= bus_data[23:16];
  end

  initial compute_tmpring_size_wavesize_byte_3 = 1'b0;
  always @(posedge clock) begin
    if (write_compute_tmpring_size & bus_bytes[3]) compute_tmpring_size_wavesize_byte_3 <= bus_data[24];
  end

  initial begin
    compute_pgm_rsrc3_accum_offset_low_byte_0 = 4'd0; compute_pgm_rsrc3_inst_pref_size_byte_0 = 4'd0;
  end
  always @(posedge clock) begin
    if (write_compute_pgm_rsrc3 & bus_bytes[0]) begin
      compute_pgm_rsrc3_accum_offset_low_byte_0 <= bus_data[3:0];
      compute_pgm_rsrc3_inst_pref_size_byte_0 <= bus_data[7:4];
    end
  end

  initial compute_pgm_rsrc3_inst_pref_size_byte_1 = 4'd0;
  always @(posedge clock) begin
    if (write_compute_pgm_rsrc3 & bus_bytes[1]) compute_pgm_rsrc3_inst_pref_size_byte_1 <= bus_data[11:8];
  end

  initial compute_pgm_rsrc3_dynamic_vgpr_byte_2 = 1'b0;
  always @(posedge clock) begin
    if (write_compute_pgm_rsrc3 & bus_bytes[2]) compute_pgm_rsrc3_dynamic_vgpr_byte_2 <= bus_data[17];
  end

  initial compute_scratch_base_hi_data_byte_0 = 8'd0;
  always @(posedge clock) begin
    if (write_compute_scratch_base_hi & bus_bytes[0]) compute_scratch_base_hi_data_byte_0 <= bus_data[7:0];
  end

  initial begin
    compute_control_abort_byte_0 = 1'b0; compute_control_clear_fault_byte_0 = 1'b0;
  end
  always @(posedge clock) begin
    if (write_compute_control & bus_bytes[0]) begin
      compute_control_abort_byte_0 <= bus_data[0];
      compute_control_clear_fault_byte_0 <= bus_data[1];
    end
  end

  initial compute_control_written = 1'b0;
  always @(posedge clock) compute_control_written <= write_compute_control & (|bus_bytes);

  initial begin
    compute_wave_control_command_byte_0 = 2'd0; compute_wave_control_all_byte_0 = 1'b0;
  end
  always @(posedge clock) begin
    if (write_compute_wave_control & bus_bytes[0]) begin
      compute_wave_control_command_byte_0 <= bus_data[1:0];
      compute_wave_control_all_byte_0 <= bus_data[4];
    end
  end

  initial begin
    compute_wave_control_simd_byte_1 = 2'd0; compute_wave_control_slot_byte_1 = 4'd0;
  end
  always @(posedge clock) begin
    if (write_compute_wave_control & bus_bytes[1]) begin
      compute_wave_control_simd_byte_1 <= bus_data[9:8];
      compute_wave_control_slot_byte_1 <= bus_data[15:12];
    end
  end

  initial begin
    compute_wave_control_written = 1'b0; ready = 1'b0; error = 1'b0; read_data = 32'd0;
  end
  always @(posedge clock) begin
    compute_wave_control_written <= write_compute_wave_control & (|bus_bytes);
    ready <= bus_valid;
    error <= bus_valid & ~found;
    read_data <= by_bus_address_7_2_bus_address_7_2[31:0] & {32{shader_page_b8}} & {32{bus_valid & found &
        ~bus_write}};
  end

endmodule

`default_nettype wire
