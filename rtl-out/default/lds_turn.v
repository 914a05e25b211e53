// lds_turn: generator of hdl/src/memory/lds/turns.rs
// Written by Tombolo; change the source.
// SPDX-License-Identifier: MIT OR Apache-2.0

`default_nettype none

module lds_turn (
  input wire [31:0] left,
  input wire [2047:0] memory,
  input wire [2047:0] operand_0,
  input wire [2047:0] operand_1,
  input wire wide,
  output wire [31:0] turn,
  output wire any,
  output wire [31:0] after,
  output wire last,
  output wire [63:0] memory_of,
  output wire [63:0] data,
  output wire [63:0] comparand
);

  wire [31:0] turn_of;
  wire [63:0] operands;

  wire [31:0] joined_1 = {left[31], left[30], left[29], left[28], left[27], left[26], left[25], left[24], left[23],
      left[22], left[21], left[20], left[19], left[18], left[17], left[16], left[15], left[14], left[13], left[12],
      left[11], left[10], left[9], left[8], left[7], left[6], left[5], left[4], left[3], left[2], left[1], left[0]};
  assign turn_of = joined_1 & (-joined_1);

  wire [63:0] disjunction_1 = (operand_0[0 +: 64] & {64{turn_of[0]}}) | (operand_0[1*64 +: 64] & {64{turn_of[1]}}) |
      (operand_0[2*64 +: 64] & {64{turn_of[2]}}) | (operand_0[3*64 +: 64] & {64{turn_of[3]}}) | (operand_0[4*64 +:
      64] & {64{turn_of[4]}}) | (operand_0[5*64 +: 64] & {64{turn_of[5]}}) | (operand_0[6*64 +: 64] &
      {64{turn_of[6]}}) | (operand_0[7*64 +: 64] & {64{turn_of[7]}}) | (operand_0[8*64 +: 64] & {64{turn_of[8]}}) |
      (operand_0[9*64 +: 64] & {64{turn_of[9]}}) | (operand_0[10*64 +: 64] & {64{turn_of[10]}}) | (operand_0[11*64 +:
      64] & {64{turn_of[11]}}) | (operand_0[12*64 +: 64] & {64{turn_of[12]}}) | (operand_0[13*64 +: 64] &
      {64{turn_of[13]}}) | (operand_0[14*64 +: 64] & {64{turn_of[14]}}) | (operand_0[15*64 +: 64] &
      {64{turn_of[15]}});
  wire [63:0] disjunction_2 = disjunction_1 | (operand_0[16*64 +: 64] & {64{turn_of[16]}}) | (operand_0[17*64 +: 64]
      & {64{turn_of[17]}}) | (operand_0[18*64 +: 64] & {64{turn_of[18]}}) | (operand_0[19*64 +: 64] &
      {64{turn_of[19]}}) | (operand_0[20*64 +: 64] & {64{turn_of[20]}}) | (operand_0[21*64 +: 64] &
      {64{turn_of[21]}}) | (operand_0[22*64 +: 64] & {64{turn_of[22]}}) | (operand_0[23*64 +: 64] &
      {64{turn_of[23]}}) | (operand_0[24*64 +: 64] & {64{turn_of[24]}}) | (operand_0[25*64 +: 64] &
      {64{turn_of[25]}}) | (operand_0[26*64 +: 64] & {64{turn_of[26]}}) | (operand_0[27*64 +: 64] &
      {64{turn_of[27]}}) | (operand_0[28*64 +: 64] & {64{turn_of[28]}}) | (operand_0[29*64 +: 64] &
      {64{turn_of[29]}}) | (operand_0[30*64 +: 64] & {64{turn_of[30]}});

  assign operands = disjunction_2 | (operand_0[31*64 +: 64] & {64{turn_of[31]}});
  assign any = |joined_1;
  assign last = ~(|(joined_1 ^ turn_of));
  wire [63:0] disjunction_3 = (memory[0 +: 64] & {64{turn_of[0]}}) | (memory[1*64 +: 64] & {64{turn_of[1]}}) |
      (memory[2*64 +: 64] & {64{turn_of[2]}}) | (memory[3*64 +: 64] & {64{turn_of[3]}}) | (memory[4*64 +: 64] &
      {64{turn_of[4]}}) | (memory[5*64 +: 64] & {64{turn_of[5]}}) | (memory[6*64 +: 64] & {64{turn_of[6]}}) |
      (memory[7*64 +: 64] & {64{turn_of[7]}}) | (memory[8*64 +: 64] & {64{turn_of[8]}}) | (memory[9*64 +: 64] &
      {64{turn_of[9]}}) | (memory[10*64 +: 64] & {64{turn_of[10]}}) | (memory[11*64 +: 64] & {64{turn_of[11]}}) |
      (memory[12*64 +: 64] & {64{turn_of[12]}}) | (memory[13*64 +: 64] & {64{turn_of[13]}}) | (memory[14*64 +: 64] &
      {64{turn_of[14]}}) | (memory[15*64 +: 64] & {64{turn_of[15]}}) | (memory[16*64 +: 64] & {64{turn_of[16]}});
  assign memory_of = disjunction_3 | (memory[17*64 +: 64] & {64{turn_of[17]}}) | (memory[18*64 +: 64] &
      {64{turn_of[18]}}) | (memory[19*64 +: 64] & {64{turn_of[19]}}) | (memory[20*64 +: 64] & {64{turn_of[20]}}) |
      (memory[21*64 +: 64] & {64{turn_of[21]}}) | (memory[22*64 +: 64] & {64{turn_of[22]}}) | (memory[23*64 +: 64] &
      {64{turn_of[23]}}) | (memory[24*64 +: 64] & {64{turn_of[24]}}) | (memory[25*64 +: 64] & {64{turn_of[25]}}) |
      (memory[26*64 +: 64] & {64{turn_of[26]}}) | (memory[27*64 +: 64] & {64{turn_of[27]}}) | (memory[28*64 +: 64] &
      {64{turn_of[28]}}) | (memory[29*64 +: 64] & {64{turn_of[29]}}) | (memory[30*64 +: 64] & {64{turn_of[30]}}) |
      (memory[31*64 +: 64] & {64{turn_of[31]}});

  wire [63:0] disjunction_4 = (operand_1[0 +: 64] & {64{turn_of[0]}}) | (operand_1[1*64 +: 64] & {64{turn_of[1]}}) |
      (operand_1[2*64 +: 64] & {64{turn_of[2]}}) | (operand_1[3*64 +: 64] & {64{turn_of[3]}}) | (operand_1[4*64 +:
      64] & {64{turn_of[4]}}) | (operand_1[5*64 +: 64] & {64{turn_of[5]}}) | (operand_1[6*64 +: 64] &
      {64{turn_of[6]}}) | (operand_1[7*64 +: 64] & {64{turn_of[7]}}) | (operand_1[8*64 +: 64] & {64{turn_of[8]}}) |
      (operand_1[9*64 +: 64] & {64{turn_of[9]}}) | (operand_1[10*64 +: 64] & {64{turn_of[10]}}) | (operand_1[11*64 +:
      64] & {64{turn_of[11]}}) | (operand_1[12*64 +: 64] & {64{turn_of[12]}}) | (operand_1[13*64 +: 64] &
      {64{turn_of[13]}}) | (operand_1[14*64 +: 64] & {64{turn_of[14]}}) | (operand_1[15*64 +: 64] &
      {64{turn_of[15]}});
  wire [63:0] disjunction_5 = disjunction_4 | (operand_1[16*64 +: 64] & {64{turn_of[16]}}) | (operand_1[17*64 +: 64]
      & {64{turn_of[17]}}) | (operand_1[18*64 +: 64] & {64{turn_of[18]}}) | (operand_1[19*64 +: 64] &
      {64{turn_of[19]}}) | (operand_1[20*64 +: 64] & {64{turn_of[20]}}) | (operand_1[21*64 +: 64] &
      {64{turn_of[21]}}) | (operand_1[22*64 +: 64] & {64{turn_of[22]}}) | (operand_1[23*64 +: 64] &
      {64{turn_of[23]}}) | (operand_1[24*64 +: 64] & {64{turn_of[24]}}) | (operand_1[25*64 +: 64] &
      {64{turn_of[25]}}) | (operand_1[26*64 +: 64] & {64{turn_of[26]}}) | (operand_1[27*64 +: 64] &
      {64{turn_of[27]}}) | (operand_1[28*64 +: 64] & {64{turn_of[28]}}) | (operand_1[29*64 +: 64] &
      {64{turn_of[29]}}) | (operand_1[30*64 +: 64] & {64{turn_of[30]}});

  assign comparand = wide ? (disjunction_5 | (operand_1[31*64 +: 64] & {64{turn_of[31]}})) : {32'd0, operands[63:32]};
  assign data = operands;
  genvar i;
  wire [31:0] exclusive_1 = joined_1 ^ turn_of;

  for (i = 0; i < 32; i = i + 1) begin : each_after
    assign turn[i] = turn_of[i];
    assign after[i] = exclusive_1[i];
  end

endmodule

`default_nettype wire
