// fault_choice: generator of hdl/src/dispatch/faults.rs:85
// Written by Tombolo; change the source.
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

  wire any_violation_0_reason = |violation_0_reason;
  assign any = (|fault_0) | any_violation_0_reason;
  wire first = any & (-any);

  wire [15:0] fault_0_and_minus_fault_0 = fault_0 & (-fault_0);
  wire [3:0] told_slot_otherwise_any = (4'd1 & {4{fault_0_and_minus_fault_0[1]}}) | (4'd2 &
      {4{fault_0_and_minus_fault_0[2]}}) | (4'd3 & {4{fault_0_and_minus_fault_0[3]}}) | (4'd4 &
      {4{fault_0_and_minus_fault_0[4]}}) | (4'd5 & {4{fault_0_and_minus_fault_0[5]}}) | (4'd6 &
      {4{fault_0_and_minus_fault_0[6]}}) | (4'd7 & {4{fault_0_and_minus_fault_0[7]}}) | (4'd8 &
      {4{fault_0_and_minus_fault_0[8]}}) | (4'd9 & {4{fault_0_and_minus_fault_0[9]}}) | (4'ha &
      {4{fault_0_and_minus_fault_0[10]}}) | (4'hb & {4{fault_0_and_minus_fault_0[11]}}) | (4'hc &
      {4{fault_0_and_minus_fault_0[12]}}) | (4'hd & {4{fault_0_and_minus_fault_0[13]}}) | (4'he &
      {4{fault_0_and_minus_fault_0[14]}}) | {4{fault_0_and_minus_fault_0[15]}};
  wire told_pc_condition_all = any_violation_0_reason & ((~|fault_0) | ~(told_slot_otherwise_any < violation_0_wave));

  assign told_kind = (told_pc_condition_all ? 3'd4 : kind_0) & {3{first}};
  assign told_reason = violation_0_reason & {3{told_pc_condition_all}} & {3{first}};
  assign told_lane = violation_0_lane & {6{told_pc_condition_all}} & {6{first}};
  assign told_simd = 2'd0;
  assign told_slot = (told_pc_condition_all ? violation_0_wave : told_slot_otherwise_any) & {4{first}};
  assign told_pc = (told_pc_condition_all ? violation_pc_0 : pc_0) & {48{first}};

endmodule

`default_nettype wire
