// activity_gate: generator of hdl/src/front/activity.rs:76
// Written by Tombolo; change the source.
// SPDX-License-Identifier: MIT OR Apache-2.0

`default_nettype none

module activity_gate (
  input wire watch, // Somebody watches.
  input wire facts_active, // The facts.
  input wire facts_grant,
  input wire facts_running,
  input wire facts_faulted,
  input wire facts_pause_holds,
  input wire facts_pause_asleep,
  input wire facts_pause_halted,
  input wire facts_pause_stopped,
  input wire facts_whole,
  input wire facts_turn,
  input wire [2:0] facts_class,
  input wire facts_class_ready,
  input wire [5:0] facts_unit_ready,
  input wire [5:0] facts_limits_loads,
  input wire [5:0] facts_limits_stores,
  input wire [5:0] facts_limits_scalar_loads,
  input wire [5:0] facts_limits_lds,
  input wire [5:0] facts_limits_salu,
  input wire [5:0] facts_limits_valu_queued,
  input wire [5:0] facts_limits_valu,
  input wire [5:0] facts_limits_valu_scalars,
  input wire [5:0] facts_limits_memory_reads,
  input wire [5:0] facts_limits_lds_reads,
  input wire [5:0] facts_counts_loads,
  input wire [5:0] facts_counts_stores,
  input wire [5:0] facts_counts_scalar_loads,
  input wire [5:0] facts_counts_lds,
  input wire [5:0] facts_counts_salu,
  input wire [5:0] facts_counts_valu_queued,
  input wire [5:0] facts_counts_valu,
  input wire [5:0] facts_counts_valu_scalars,
  input wire [5:0] facts_counts_memory_reads,
  input wire [5:0] facts_counts_lds_reads,
  output wire watched_active, // They, or zeros.
  output wire watched_grant,
  output wire watched_running,
  output wire watched_faulted,
  output wire watched_pause_holds,
  output wire watched_pause_asleep,
  output wire watched_pause_halted,
  output wire watched_pause_stopped,
  output wire watched_whole,
  output wire watched_turn,
  output wire [2:0] watched_class,
  output wire watched_class_ready,
  output wire [5:0] watched_unit_ready,
  output wire [5:0] watched_limits_loads,
  output wire [5:0] watched_limits_stores,
  output wire [5:0] watched_limits_scalar_loads,
  output wire [5:0] watched_limits_lds,
  output wire [5:0] watched_limits_salu,
  output wire [5:0] watched_limits_valu_queued,
  output wire [5:0] watched_limits_valu,
  output wire [5:0] watched_limits_valu_scalars,
  output wire [5:0] watched_limits_memory_reads,
  output wire [5:0] watched_limits_lds_reads,
  output wire [5:0] watched_counts_loads,
  output wire [5:0] watched_counts_stores,
  output wire [5:0] watched_counts_scalar_loads,
  output wire [5:0] watched_counts_lds,
  output wire [5:0] watched_counts_salu,
  output wire [5:0] watched_counts_valu_queued,
  output wire [5:0] watched_counts_valu,
  output wire [5:0] watched_counts_valu_scalars,
  output wire [5:0] watched_counts_memory_reads,
  output wire [5:0] watched_counts_lds_reads
);

  assign watched_active = facts_active & watch;
  assign watched_grant = facts_grant & watch;
  assign watched_running = facts_running & watch;
  assign watched_faulted = facts_faulted & watch;
  assign watched_pause_holds = facts_pause_holds & watch;
  assign watched_pause_asleep = facts_pause_asleep & watch;
  assign watched_pause_halted = facts_pause_halted & watch;
  assign watched_pause_stopped = facts_pause_stopped & watch;
  assign watched_whole = facts_whole & watch;
  assign watched_turn = facts_turn & watch;
  assign watched_class = facts_class & {3{watch}};
  assign watched_class_ready = facts_class_ready & watch;
  assign watched_unit_ready = facts_unit_ready & {6{watch}};
  assign watched_limits_loads = facts_limits_loads & {6{watch}};
  assign watched_limits_stores = facts_limits_stores & {6{watch}};
  assign watched_limits_scalar_loads = facts_limits_scalar_loads & {6{watch}};
  assign watched_limits_lds = facts_limits_lds & {6{watch}};
  assign watched_limits_salu = facts_limits_salu & {6{watch}};
  assign watched_limits_valu_queued = facts_limits_valu_queued & {6{watch}};
  assign watched_limits_valu = facts_limits_valu & {6{watch}};
  assign watched_limits_valu_scalars = facts_limits_valu_scalars & {6{watch}};
  assign watched_limits_memory_reads = facts_limits_memory_reads & {6{watch}};
  assign watched_limits_lds_reads = facts_limits_lds_reads & {6{watch}};
  assign watched_counts_loads = facts_counts_loads & {6{watch}};
  assign watched_counts_stores = facts_counts_stores & {6{watch}};
  assign watched_counts_scalar_loads = facts_counts_scalar_loads & {6{watch}};
  assign watched_counts_lds = facts_counts_lds & {6{watch}};
  assign watched_counts_salu = facts_counts_salu & {6{watch}};
  assign watched_counts_valu_queued = facts_counts_valu_queued & {6{watch}};
  assign watched_counts_valu = facts_counts_valu & {6{watch}};
  assign watched_counts_valu_scalars = facts_counts_valu_scalars & {6{watch}};
  assign watched_counts_memory_reads = facts_counts_memory_reads & {6{watch}};
  assign watched_counts_lds_reads = facts_counts_lds_reads & {6{watch}};

endmodule

`default_nettype wire
