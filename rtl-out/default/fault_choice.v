// fault_choice: generator of hdl/src/dispatch/faults.rs:79
// Written by Tombolo; change the source.
// SPDX-License-Identifier: MIT OR Apache-2.0

`default_nettype none

module fault_choice (
  input wire [15:0] fault_0, // Waves that fault, of each SIMD.
  input wire [15:0] fault_1,
  input wire [2:0] kind_0, // kind of the lowest one.
  input wire [2:0] kind_1,
  input wire [47:0] pc_0, // Address of its instruction.
  input wire [47:0] pc_1,
  input wire [2:0] violation_0_reason, // Vector memory refuses an access.
  input wire [5:0] violation_0_lane,
  input wire [3:0] violation_0_wave,
  input wire [2:0] violation_1_reason,
  input wire [5:0] violation_1_lane,
  input wire [3:0] violation_1_wave,
  input wire [47:0] violation_pc_0, // Address of its instruction.
  input wire [47:0] violation_pc_1,
  output wire any, // There is a fault.
  output wire [2:0] told_kind, // It.
  output wire [2:0] told_reason,
  output wire [5:0] told_lane,
  output wire [4:0] told_wave,
  output wire [47:0] told_pc
);

  wire [1:0] first;

  wire any_violation_0_reason = |violation_0_reason;
  wire any_violation_1_reason = |violation_1_reason;

  assign first = {(|fault_1) | any_violation_1_reason, (|fault_0) | any_violation_0_reason} & (-{(|fault_1) |
      any_violation_1_reason, (|fault_0) | any_violation_0_reason});

  wire [15:0] fault_1_and_minus_fault_1 = fault_1 & (-fault_1);
  wire [3:0] told_wave_otherwise_any = (4'd1 & {4{fault_1_and_minus_fault_1[1]}}) | (4'd2 &
      {4{fault_1_and_minus_fault_1[2]}}) | (4'd3 & {4{fault_1_and_minus_fault_1[3]}}) | (4'd4 &
      {4{fault_1_and_minus_fault_1[4]}}) | (4'd5 & {4{fault_1_and_minus_fault_1[5]}}) | (4'd6 &
      {4{fault_1_and_minus_fault_1[6]}}) | (4'd7 & {4{fault_1_and_minus_fault_1[7]}}) | (4'd8 &
      {4{fault_1_and_minus_fault_1[8]}}) | (4'd9 & {4{fault_1_and_minus_fault_1[9]}}) | (4'ha &
      {4{fault_1_and_minus_fault_1[10]}}) | (4'hb & {4{fault_1_and_minus_fault_1[11]}}) | (4'hc &
      {4{fault_1_and_minus_fault_1[12]}}) | (4'hd & {4{fault_1_and_minus_fault_1[13]}}) | (4'he &
      {4{fault_1_and_minus_fault_1[14]}}) | {4{fault_1_and_minus_fault_1[15]}};
  wire told_pc_condition_all = any_violation_1_reason & ((~|fault_1) | ~(told_wave_otherwise_any < violation_1_wave));
  wire [15:0] fault_0_and_minus_fault_0 = fault_0 & (-fault_0);
  wire [3:0] told_wave_otherwise_any_2 = (4'd1 & {4{fault_0_and_minus_fault_0[1]}}) | (4'd2 &
      {4{fault_0_and_minus_fault_0[2]}}) | (4'd3 & {4{fault_0_and_minus_fault_0[3]}}) | (4'd4 &
      {4{fault_0_and_minus_fault_0[4]}}) | (4'd5 & {4{fault_0_and_minus_fault_0[5]}}) | (4'd6 &
      {4{fault_0_and_minus_fault_0[6]}}) | (4'd7 & {4{fault_0_and_minus_fault_0[7]}}) | (4'd8 &
      {4{fault_0_and_minus_fault_0[8]}}) | (4'd9 & {4{fault_0_and_minus_fault_0[9]}}) | (4'ha &
      {4{fault_0_and_minus_fault_0[10]}}) | (4'hb & {4{fault_0_and_minus_fault_0[11]}}) | (4'hc &
      {4{fault_0_and_minus_fault_0[12]}}) | (4'hd & {4{fault_0_and_minus_fault_0[13]}}) | (4'he &
      {4{fault_0_and_minus_fault_0[14]}}) | {4{fault_0_and_minus_fault_0[15]}};
  wire told_pc_condition_all_any_violation_0_reason = any_violation_0_reason & ((~|fault_0) |
      ~(told_wave_otherwise_any_2 < violation_0_wave));

  assign told_kind = ((told_pc_condition_all_any_violation_0_reason ? 3'd4 : kind_0) & {3{first[0]}}) |
      ((told_pc_condition_all ? 3'd4 : kind_1) & {3{first[1]}});
  assign told_reason = (violation_0_reason & {3{told_pc_condition_all_any_violation_0_reason}} & {3{first[0]}}) |
      (violation_1_reason & {3{told_pc_condition_all}} & {3{first[1]}});
  assign told_lane = (violation_0_lane & {6{told_pc_condition_all_any_violation_0_reason}} & {6{first[0]}}) |
      (violation_1_lane & {6{told_pc_condition_all}} & {6{first[1]}});
  wire [3:0] told_wave_choice = told_pc_condition_all_any_violation_0_reason ? violation_0_wave :
      told_wave_otherwise_any_2;
  assign told_wave = ({1'b0, told_wave_choice} & {5{first[0]}}) | ({1'b1, told_pc_condition_all ? violation_1_wave :
      told_wave_otherwise_any} & {5{first[1]}});
  assign told_pc = ((told_pc_condition_all_any_violation_0_reason ? violation_pc_0 : pc_0) & {48{first[0]}}) |
      ((told_pc_condition_all ? violation_pc_1 : pc_1) & {48{first[1]}});
  assign any = |{(|fault_1) | any_violation_1_reason, (|fault_0) | any_violation_0_reason};

endmodule

`default_nettype wire
