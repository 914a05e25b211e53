// lds_turn: generator of hdl/src/memory/lds/turns.rs
// Written by Tombolo; change the source.
// SPDX-License-Identifier: MIT OR Apache-2.0

`default_nettype none

module lds_turn (
  input wire [3:0] left,
  input wire [255:0] memory,
  input wire [255:0] operand_0,
  input wire [255:0] operand_1,
  input wire wide,
  output wire [3:0] turn,
  output wire any,
  output wire [3:0] after,
  output wire last,
  output wire [63:0] memory_of,
  output wire [63:0] data,
  output wire [63:0] comparand
);

  wire [3:0] turn_of;
  wire [63:0] operands;

  assign turn_of = {left[3], left[2], left[1], left[0]} & (-{left[3], left[2], left[1], left[0]});
  assign operands = (operand_0[0 +: 64] & {64{turn_of[0]}}) | (operand_0[1*64 +: 64] & {64{turn_of[1]}}) |
      (operand_0[2*64 +: 64] & {64{turn_of[2]}}) | (operand_0[3*64 +: 64] & {64{turn_of[3]}});
  assign any = |{left[3], left[2], left[1], left[0]};
  assign last = ~(|({left[3], left[2], left[1], left[0]} ^ turn_of));
  assign memory_of = (memory[0 +: 64] & {64{turn_of[0]}}) | (memory[1*64 +: 64] & {64{turn_of[1]}}) | (memory[2*64 +:
      64] & {64{turn_of[2]}}) | (memory[3*64 +: 64] & {64{turn_of[3]}});
  wire [63:0] disjunction_1 = (operand_1[0 +: 64] & {64{turn_of[0]}}) | (operand_1[1*64 +: 64] & {64{turn_of[1]}}) |
      (operand_1[2*64 +: 64] & {64{turn_of[2]}}) | (operand_1[3*64 +: 64] & {64{turn_of[3]}});
  assign comparand = wide ? disjunction_1 : {32'd0, operands[63:32]};
  assign data = operands;
  genvar i;
  wire [3:0] exclusive_1 = {left[3], left[2], left[1], left[0]} ^ turn_of;

  for (i = 0; i < 4; i = i + 1) begin : each_after
    assign turn[i] = turn_of[i];
    assign after[i] = exclusive_1[i];
  end

endmodule

`default_nettype wire
