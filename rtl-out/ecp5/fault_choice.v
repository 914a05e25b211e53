// fault_choice: generator of hdl/src/dispatch/faults.rs:85. Written by Tombolo; change the source.
// SPDX-License-Identifier: MIT OR Apache-2.0
`default_nettype none

module fault_choice (
  input wire [15:0] fault_0, // Waves that fault, of each SIMD.
  input wire [2:0] kind_0, // What the fault of the lowest one is.
  input wire [47:0] pc_0, // Address of its instruction.
  input wire [2:0] violation_0_reason, // Vector memory refuses an access.
  input wire [5:0] violation_0_lane, input wire [3:0] violation_0_wave,
  input wire [47:0] violation_pc_0, // Address of its instruction.
  output wire any, // There is a fault.
  output wire [2:0] told_kind, // It.
  output wire [2:0] told_reason, output wire [5:0] told_lane, output wire [1:0] told_simd,
  output wire [3:0] told_slot, output wire [47:0] told_pc
);

  wire told_pc_any_set = |violation_0_reason;
  assign any = (|fault_0) | told_pc_any_set;
  wire first = any & (-any);
  wire [15:0] told_slot_all = fault_0 & (-fault_0);
  wire [3:0] told_slot_any = (4'd1 & {4{told_slot_all[1]}}) | (4'd2 & {4{told_slot_all[2]}}) | (4'd3 &
      {4{told_slot_all[3]}}) | (4'd4 & {4{told_slot_all[4]}}) | (4'd5 & {4{told_slot_all[5]}}) | (4'd6 &
      {4{told_slot_all[6]}}) | (4'd7 & {4{told_slot_all[7]}}) | (4'd8 & {4{told_slot_all[8]}}) | (4'd9 &
      {4{told_slot_all[9]}}) | (4'ha & {4{told_slot_all[10]}}) | (4'hb & {4{told_slot_all[11]}}) | (4'hc &
      {4{told_slot_all[12]}}) | (4'hd & {4{told_slot_all[13]}}) | (4'he & {4{told_slot_all[14]}}) |
      {4{told_slot_all[15]}};
  wire told_pc_all = told_pc_any_set & ((~|fault_0) | ~(told_slot_any < violation_0_wave));
  assign told_kind = (told_pc_all ? 3'd4 : kind_0) & {3{first}};
  assign told_reason = violation_0_reason & {3{told_pc_all}} & {3{first}};
  assign told_lane = violation_0_lane & {6{told_pc_all}} & {6{first}};
  assign told_simd = 2'd0;
  assign told_slot = (told_pc_all ? violation_0_wave : told_slot_any) & {4{first}};
  assign told_pc = (told_pc_all ? violation_pc_0 : pc_0) & {48{first}};
endmodule
`default_nettype wire
