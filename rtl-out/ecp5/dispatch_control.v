// dispatch_control: kernel of hdl/src/dispatch/control.rs:25. Written by Tombolo; change the source.
// SPDX-License-Identifier: MIT OR Apache-2.0
`default_nettype none

module dispatch_control (
  input wire clock, // The one clock.
  input wire bus_valid, // A request of the register bus, see crate::registers::register_block.
  input wire bus_write, // It writes.
  input wire [17:0] bus_address, // Byte address.
  input wire [31:0] bus_data, // Data to write.
  input wire [3:0] bus_bytes, // Bytes to write.
  output wire bus_ready, // The answer to the request of the cycle before.
  output wire bus_error, // It was refused.
  output wire [31:0] bus_read_data, // Data read.
  input wire busy, // A dispatch is in progress.
  output reg [3:0] error, // COMPUTE_STATUS.ERROR.
  output wire aborts, // COMPUTE_CONTROL.ABORT is written: the dispatch in progress ends.
  output wire clear_fault, // COMPUTE_CONTROL.CLEAR_FAULT is written.
  input wire stopped, // The last dispatch was stopped by a fault or an abort.
  input wire [2:0] fault_kind, // The fault that is told.
  input wire [2:0] fault_reason, input wire [5:0] fault_lane, input wire [1:0] fault_simd,
  input wire [3:0] fault_slot, input wire [47:0] fault_pc,
  input wire [63:0] fault_group, // Z, Y, X of the work-group.
  output wire start, // A dispatch starts; what follows is stable until it ends, as long as no register is written.
  output wire [47:0] entry, // First instruction, bytes.
  output wire [511:0] user_data, // User SGPRs.
  output wire [31:0] grid_0, // End of the grid in X, Y, Z.
  output wire [31:0] grid_1,
  output wire [31:0] grid_2,
  output wire [31:0] first_0, // First work-group in X, Y, Z.
  output wire [31:0] first_1,
  output wire [31:0] first_2,
  output wire [10:0] block_0, // Work-items of a group in X, Y, Z.
  output wire [10:0] block_1,
  output wire [10:0] block_2,
  output wire [10:0] partial_0, // Work-items of the last group in X, Y, Z.
  output wire [10:0] partial_1,
  output wire [10:0] partial_2,
  output wire partial_enable, // The last group has partial work-items.
  output wire in_items, // grid counts work-items.
  output wire [1:0] id_dimensions, // Positions that v0 holds beside X: none, Y, Y and Z.
  output wire [10:0] vgprs, // VGPRs of a wave.
  output wire [31:0] mode, // Initial MODE.
  output wire wave64, // Waves have 64 lanes.
  output wire [17:0] lds_bytes, // LDS bytes of a work-group.
  output wire [47:0] scratch, // Address of the scratch memory, bytes.
  output wire [23:0] scratch_bytes, // Scratch bytes of a wave.
  output wire [9:0] wave_limit, // Waves that may be resident, 0: as many as fit.
  output wire [3:0] group_limit // Work-groups that may be resident, 0: as many as fit.
);
  localparam [2:0] FAULT_KIND_NONE = 3'd0;

  wire rigid, registers_compute_dispatch_initiator_compute_shader_en;
  wire registers_compute_dispatch_initiator_force_start_at_000;
  wire registers_compute_dispatch_initiator_ordered_append_enbl, registers_compute_dispatch_initiator_restore;
  wire registers_compute_dispatch_initiator_cs_w32_en, registers_compute_dispatch_initiator_strobe;
  wire [31:0] registers_compute_start_x_start, registers_compute_start_y_start, registers_compute_start_z_start;
  wire [15:0] registers_compute_num_thread_x_num_thread_full, registers_compute_num_thread_x_num_thread_partial;
  wire [15:0] registers_compute_num_thread_y_num_thread_full, registers_compute_num_thread_y_num_thread_partial;
  wire [15:0] registers_compute_num_thread_z_num_thread_full, registers_compute_num_thread_z_num_thread_partial;
  wire [31:0] registers_compute_pgm_lo_data; wire [7:0] registers_compute_pgm_hi_data;
  wire [5:0] registers_compute_pgm_rsrc1_vgprs; wire [7:0] registers_compute_pgm_rsrc1_float_mode;
  wire registers_compute_pgm_rsrc1_priv, registers_compute_pgm_rsrc1_debug_mode, registers_compute_pgm_rsrc1_bulky;
  wire registers_compute_pgm_rsrc1_fp16_ovfl, registers_compute_pgm_rsrc2_scratch_en;
  wire [4:0] registers_compute_pgm_rsrc2_user_sgpr; wire registers_compute_pgm_rsrc2_trap_present;
  wire [8:0] registers_compute_pgm_rsrc2_lds_size; wire [9:0] registers_compute_resource_limits_waves_per_sh;
  wire [3:0] registers_compute_resource_limits_tg_per_cu; wire [11:0] registers_compute_tmpring_size_waves;
  wire [12:0] registers_compute_tmpring_size_wavesize; wire [31:0] registers_compute_scratch_base_lo_data;
  wire [7:0] registers_compute_scratch_base_hi_data;
  wire registers_compute_control_abort, registers_compute_control_clear_fault, registers_compute_control_strobe;
  wire [3:0] check_error, fault_numbers_kind, fault_numbers_reason;

  assign aborts = registers_compute_control_strobe & registers_compute_control_abort;
  assign clear_fault = registers_compute_control_strobe & registers_compute_control_clear_fault;
  wire wanted = registers_compute_dispatch_initiator_strobe & registers_compute_dispatch_initiator_compute_shader_en;
  assign start = wanted & (check_error == 4'd0);
  assign first_0 = registers_compute_dispatch_initiator_force_start_at_000 ? 32'd0 : registers_compute_start_x_start;
  assign first_1 = registers_compute_dispatch_initiator_force_start_at_000 ? 32'd0 : registers_compute_start_y_start;
  assign first_2 = registers_compute_dispatch_initiator_force_start_at_000 ? 32'd0 : registers_compute_start_z_start;
  assign block_0 = registers_compute_num_thread_x_num_thread_full[10:0];
  assign block_1 = registers_compute_num_thread_y_num_thread_full[10:0];
  assign block_2 = registers_compute_num_thread_z_num_thread_full[10:0];
  assign partial_0 = registers_compute_num_thread_x_num_thread_partial[10:0];
  assign partial_1 = registers_compute_num_thread_y_num_thread_partial[10:0];
  assign partial_2 = registers_compute_num_thread_z_num_thread_partial[10:0];
  wire registers_compute_status_fault = fault_kind != FAULT_KIND_NONE;
  wire [31:0] registers_compute_fault_pc_lo_data = fault_pc[31:0];
  wire [15:0] registers_compute_fault_pc_hi_data = fault_pc[47:32];
  wire [31:0] registers_compute_fault_group_x_group = fault_group[31:0];
  wire [15:0] registers_compute_fault_group_yz_y = fault_group[47:32];
  wire [15:0] registers_compute_fault_group_yz_z = fault_group[63:48];
  wire check_unsupported = rigid | registers_compute_dispatch_initiator_ordered_append_enbl |
      registers_compute_dispatch_initiator_restore | registers_compute_pgm_rsrc2_trap_present |
      registers_compute_pgm_rsrc1_priv | registers_compute_pgm_rsrc1_debug_mode;
  initial error = 4'd0;
  always @(posedge clock) begin
    if (wanted) error <= check_error;
  end

  compute_registers registers (
    .clock(clock), .bus_valid(bus_valid), .bus_write(bus_write), .bus_address(bus_address), .bus_data(bus_data),
    .bus_bytes(bus_bytes), .bus_ready(bus_ready), .bus_error(bus_error), .bus_read_data(bus_read_data),
    .compute_dispatch_initiator_compute_shader_en(registers_compute_dispatch_initiator_compute_shader_en),
    .compute_dispatch_initiator_partial_tg_en(partial_enable),
    .compute_dispatch_initiator_force_start_at_000(registers_compute_dispatch_initiator_force_start_at_000),
    .compute_dispatch_initiator_ordered_append_enbl(registers_compute_dispatch_initiator_ordered_append_enbl),
    .compute_dispatch_initiator_use_thread_dimensions(in_items),
    .compute_dispatch_initiator_restore(registers_compute_dispatch_initiator_restore),
    .compute_dispatch_initiator_cs_w32_en(registers_compute_dispatch_initiator_cs_w32_en),
    .compute_dispatch_initiator_strobe(registers_compute_dispatch_initiator_strobe), .compute_dim_x_size(grid_0),
    .compute_dim_y_size(grid_1), .compute_dim_z_size(grid_2),
    .compute_start_x_start(registers_compute_start_x_start),
    .compute_start_y_start(registers_compute_start_y_start),
    .compute_start_z_start(registers_compute_start_z_start),
    .compute_num_thread_x_num_thread_full(registers_compute_num_thread_x_num_thread_full),
    .compute_num_thread_x_num_thread_partial(registers_compute_num_thread_x_num_thread_partial),
    .compute_num_thread_y_num_thread_full(registers_compute_num_thread_y_num_thread_full),
    .compute_num_thread_y_num_thread_partial(registers_compute_num_thread_y_num_thread_partial),
    .compute_num_thread_z_num_thread_full(registers_compute_num_thread_z_num_thread_full),
    .compute_num_thread_z_num_thread_partial(registers_compute_num_thread_z_num_thread_partial),
    .compute_pgm_lo_data(registers_compute_pgm_lo_data), .compute_pgm_hi_data(registers_compute_pgm_hi_data),
    .compute_pgm_rsrc1_vgprs(registers_compute_pgm_rsrc1_vgprs),
    .compute_pgm_rsrc1_float_mode(registers_compute_pgm_rsrc1_float_mode),
    .compute_pgm_rsrc1_priv(registers_compute_pgm_rsrc1_priv),
    .compute_pgm_rsrc1_debug_mode(registers_compute_pgm_rsrc1_debug_mode),
    .compute_pgm_rsrc1_bulky(registers_compute_pgm_rsrc1_bulky),
    .compute_pgm_rsrc1_fp16_ovfl(registers_compute_pgm_rsrc1_fp16_ovfl),
    .compute_pgm_rsrc2_scratch_en(registers_compute_pgm_rsrc2_scratch_en),
    .compute_pgm_rsrc2_user_sgpr(registers_compute_pgm_rsrc2_user_sgpr),
    .compute_pgm_rsrc2_trap_present(registers_compute_pgm_rsrc2_trap_present),
    .compute_pgm_rsrc2_tidig_comp_cnt(id_dimensions),
    .compute_pgm_rsrc2_lds_size(registers_compute_pgm_rsrc2_lds_size),
    .compute_resource_limits_waves_per_sh(registers_compute_resource_limits_waves_per_sh),
    .compute_resource_limits_tg_per_cu(registers_compute_resource_limits_tg_per_cu),
    .compute_tmpring_size_waves(registers_compute_tmpring_size_waves),
    .compute_tmpring_size_wavesize(registers_compute_tmpring_size_wavesize), .compute_pgm_rsrc3_dynamic_vgpr(rigid),
    .compute_scratch_base_lo_data(registers_compute_scratch_base_lo_data),
    .compute_scratch_base_hi_data(registers_compute_scratch_base_hi_data), .compute_status_busy(busy),
    .compute_status_fault(registers_compute_status_fault), .compute_status_stopped(stopped),
    .compute_status_error(error), .compute_control_abort(registers_compute_control_abort),
    .compute_control_clear_fault(registers_compute_control_clear_fault),
    .compute_control_strobe(registers_compute_control_strobe), .compute_fault_kind(fault_numbers_kind),
    .compute_fault_reason(fault_numbers_reason), .compute_fault_simd(fault_simd), .compute_fault_slot(fault_slot),
    .compute_fault_lane(fault_lane), .compute_fault_pc_lo_data(registers_compute_fault_pc_lo_data),
    .compute_fault_pc_hi_data(registers_compute_fault_pc_hi_data),
    .compute_fault_group_x_group(registers_compute_fault_group_x_group),
    .compute_fault_group_yz_y(registers_compute_fault_group_yz_y),
    .compute_fault_group_yz_z(registers_compute_fault_group_yz_z), .compute_user_data_data(user_data));

  dispatch_settings settings (
    .pgm_lo(registers_compute_pgm_lo_data), .pgm_hi(registers_compute_pgm_hi_data),
    .vgpr_granules(registers_compute_pgm_rsrc1_vgprs), .float_mode(registers_compute_pgm_rsrc1_float_mode),
    .fp16_overflow(registers_compute_pgm_rsrc1_fp16_ovfl), .wave32(registers_compute_dispatch_initiator_cs_w32_en),
    .lds_size(registers_compute_pgm_rsrc2_lds_size), .scratch_lo(registers_compute_scratch_base_lo_data),
    .scratch_hi(registers_compute_scratch_base_hi_data), .wave_size(registers_compute_tmpring_size_wavesize),
    .waves_per_sh(registers_compute_resource_limits_waves_per_sh),
    .groups_per_cu(registers_compute_resource_limits_tg_per_cu), .bulky(registers_compute_pgm_rsrc1_bulky),
    .entry(entry), .vgprs(vgprs), .mode(mode), .wave64(wave64), .lds_bytes(lds_bytes), .scratch(scratch),
    .scratch_bytes(scratch_bytes), .wave_limit(wave_limit), .group_limit(group_limit));

  dispatch_check check (
    .full_0(registers_compute_num_thread_x_num_thread_full),
    .full_1(registers_compute_num_thread_y_num_thread_full),
    .full_2(registers_compute_num_thread_z_num_thread_full),
    .partial_0(registers_compute_num_thread_x_num_thread_partial),
    .partial_1(registers_compute_num_thread_y_num_thread_partial),
    .partial_2(registers_compute_num_thread_z_num_thread_partial), .partial_enable(partial_enable), .dim_1(grid_1),
    .dim_2(grid_2), .in_items(in_items), .vgprs(vgprs), .wave64(wave64),
    .lds_size(registers_compute_pgm_rsrc2_lds_size), .user_sgprs(registers_compute_pgm_rsrc2_user_sgpr),
    .scratch(registers_compute_pgm_rsrc2_scratch_en), .scratch_waves(registers_compute_tmpring_size_waves),
    .unsupported(check_unsupported), .busy(busy), .error(check_error));

  fault_numbers fault_numbers (
    .fault_kind(fault_kind), .fault_reason(fault_reason), .kind(fault_numbers_kind), .reason(fault_numbers_reason));
endmodule
`default_nettype wire
