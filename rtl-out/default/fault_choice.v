// fault_choice: generator of hdl/src/dispatch/faults.rs:62
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
  input wire [2:0] violation_0, // Vector memory refuses an access: crate::memory::address::violation.
  input wire [2:0] violation_1,
  input wire [5:0] violation_lane_0, // Its lane.
  input wire [5:0] violation_lane_1,
  input wire [3:0] violation_wave_0, // Its wave.
  input wire [3:0] violation_wave_1,
  input wire [47:0] violation_pc_0, // Address of its instruction.
  input wire [47:0] violation_pc_1,
  output wire any, // There is a fault.
  output wire [2:0] chosen_kind, // Its kind.
  output wire [2:0] reason, // Of an access: why.
  output wire [5:0] lane, // Of an access: the lane.
  output wire [4:0] wave, // SIMD and slot.
  output wire [47:0] chosen_pc // Address of the instruction.
);

  wire [64:0] told;

  wire [1:0] told_all = {(|fault_1) | (|violation_1), (|fault_0) | (|violation_0)} & (-{(|fault_1) | (|violation_1),
      (|fault_0) | (|violation_0)});
  wire [15:0] fault_1_and_minus_fault_1 = fault_1 & (-fault_1);
  wire [3:0] told_compared_any = (4'd1 & {4{fault_1_and_minus_fault_1[1]}}) | (4'd2 &
      {4{fault_1_and_minus_fault_1[2]}}) | (4'd3 & {4{fault_1_and_minus_fault_1[3]}}) | (4'd4 &
      {4{fault_1_and_minus_fault_1[4]}}) | (4'd5 & {4{fault_1_and_minus_fault_1[5]}}) | (4'd6 &
      {4{fault_1_and_minus_fault_1[6]}}) | (4'd7 & {4{fault_1_and_minus_fault_1[7]}}) | (4'd8 &
      {4{fault_1_and_minus_fault_1[8]}}) | (4'd9 & {4{fault_1_and_minus_fault_1[9]}}) | (4'ha &
      {4{fault_1_and_minus_fault_1[10]}}) | (4'hb & {4{fault_1_and_minus_fault_1[11]}}) | (4'hc &
      {4{fault_1_and_minus_fault_1[12]}}) | (4'hd & {4{fault_1_and_minus_fault_1[13]}}) | (4'he &
      {4{fault_1_and_minus_fault_1[14]}}) | {4{fault_1_and_minus_fault_1[15]}};
  wire [64:0] told_choice = ((|violation_1) & ((~|fault_1) | ~(told_compared_any < violation_wave_1))) ?
      {violation_pc_1, 1'b1, violation_wave_1, violation_lane_1, violation_1, 3'd4} : {pc_1, 1'b1, told_compared_any,
      9'd0, kind_1};
  wire [15:0] fault_0_and_minus_fault_0 = fault_0 & (-fault_0);
  wire [3:0] told_compared_any_fault_0_and_minus_fault_0 = (4'd1 & {4{fault_0_and_minus_fault_0[1]}}) | (4'd2 &
      {4{fault_0_and_minus_fault_0[2]}}) | (4'd3 & {4{fault_0_and_minus_fault_0[3]}}) | (4'd4 &
      {4{fault_0_and_minus_fault_0[4]}}) | (4'd5 & {4{fault_0_and_minus_fault_0[5]}}) | (4'd6 &
      {4{fault_0_and_minus_fault_0[6]}}) | (4'd7 & {4{fault_0_and_minus_fault_0[7]}}) | (4'd8 &
      {4{fault_0_and_minus_fault_0[8]}}) | (4'd9 & {4{fault_0_and_minus_fault_0[9]}}) | (4'ha &
      {4{fault_0_and_minus_fault_0[10]}}) | (4'hb & {4{fault_0_and_minus_fault_0[11]}}) | (4'hc &
      {4{fault_0_and_minus_fault_0[12]}}) | (4'hd & {4{fault_0_and_minus_fault_0[13]}}) | (4'he &
      {4{fault_0_and_minus_fault_0[14]}}) | {4{fault_0_and_minus_fault_0[15]}};
  wire told_condition_all = (|violation_0) & ((~|fault_0) | ~(told_compared_any_fault_0_and_minus_fault_0 <
      violation_wave_0));
  wire [64:0] told_choice_told_condition_all = told_condition_all ? {violation_pc_0, 1'b0, violation_wave_0,
      violation_lane_0, violation_0, 3'd4} : {pc_0, 1'b0, told_compared_any_fault_0_and_minus_fault_0, 9'd0, kind_0};

  assign told = (told_choice_told_condition_all & {65{told_all[0]}}) | (told_choice & {65{told_all[1]}});
  assign any = |{(|fault_1) | (|violation_1), (|fault_0) | (|violation_0)};
  assign chosen_kind = told[2:0];
  assign reason = told[5:3];
  assign lane = told[11:6];
  assign wave = told[16:12];
  assign chosen_pc = told[64:17];

endmodule

`default_nettype wire
