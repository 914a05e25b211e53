// lds_turn: generator of hdl/src/memory/lds/turns.rs
// Written by Tombolo; change the source.
// SPDX-License-Identifier: MIT OR Apache-2.0

`default_nettype none

module lds_turn (
  input wire left_0,
  input wire left_1,
  input wire left_2,
  input wire left_3,
  input wire [63:0] memory_0,
  input wire [63:0] memory_1,
  input wire [63:0] memory_2,
  input wire [63:0] memory_3,
  input wire [63:0] operand_0_0,
  input wire [63:0] operand_0_1,
  input wire [63:0] operand_0_2,
  input wire [63:0] operand_0_3,
  input wire [63:0] operand_1_0,
  input wire [63:0] operand_1_1,
  input wire [63:0] operand_1_2,
  input wire [63:0] operand_1_3,
  input wire wide,
  output wire turn_0,
  output wire turn_1,
  output wire turn_2,
  output wire turn_3,
  output wire any,
  output wire after_0,
  output wire after_1,
  output wire after_2,
  output wire after_3,
  output wire last,
  output wire [63:0] memory_of,
  output wire [63:0] data,
  output wire [63:0] comparand
);

  wire [3:0] turn_of;
  wire [63:0] operands;

  assign turn_of = {left_3, left_2, left_1, left_0} & (-{left_3, left_2, left_1, left_0});
  wire [63:0] disjunction_1 = (operand_0_0 & {64{turn_0}}) | (operand_0_1 & {64{turn_1}}) | (operand_0_2 &
      {64{turn_2}});
  assign operands = disjunction_1 | (operand_0_3 & {64{turn_3}});
  assign turn_0 = turn_of[0];
  assign turn_1 = turn_of[1];
  assign turn_2 = turn_of[2];
  assign turn_3 = turn_of[3];
  assign any = |{left_3, left_2, left_1, left_0};
  wire [3:0] exclusive_1 = {left_3, left_2, left_1, left_0} ^ turn_of;
  assign after_0 = exclusive_1[0];
  assign after_1 = exclusive_1[1];
  assign after_2 = exclusive_1[2];
  assign after_3 = exclusive_1[3];
  assign last = ~(|exclusive_1);
  wire [63:0] disjunction_2 = (memory_0 & {64{turn_0}}) | (memory_1 & {64{turn_1}}) | (memory_2 & {64{turn_2}});
  assign memory_of = disjunction_2 | (memory_3 & {64{turn_3}});
  wire [63:0] disjunction_3 = (operand_1_0 & {64{turn_0}}) | (operand_1_1 & {64{turn_1}}) | (operand_1_2 &
      {64{turn_2}});
  assign comparand = wide ? (disjunction_3 | (operand_1_3 & {64{turn_3}})) : {32'd0, operands[63:32]};
  assign data = operands;

endmodule

`default_nettype wire
