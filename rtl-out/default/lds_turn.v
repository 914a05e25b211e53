// lds_turn: generator of hdl/src/lds/turns.rs:62
// Written by Tombolo; change the source.
// SPDX-License-Identifier: MIT OR Apache-2.0

`default_nettype none

module lds_turn (
  input wire [31:0] left, // Lanes left.
  input wire [2047:0] memory, // What they loaded.
  input wire [2047:0] operand_0, // Their data.
  input wire [2047:0] operand_1, // The data behind it.
  input wire wide, // 64-bit numbers.
  output wire [31:0] turn, // The lane.
  output wire any, // Some lane is left.
  output wire [31:0] after, // Lanes left after it.
  output wire last, // None is.
  output wire [63:0] memory_of, // What memory holds.
  output wire [63:0] data, // The lane's data.
  output wire [63:0] comparand // Its second operand.
);

  wire [31:0] turn_of;
  wire [63:0] operands;
  wire [2047:0] comparand_wide;

  assign turn_of = left & (-left);

  wire [63:0] operands_any = (operand_0[0 +: 64] & comparand_wide[0 +: 64]) | (operand_0[1*64 +: 64] &
      comparand_wide[1*64 +: 64]) | (operand_0[2*64 +: 64] & comparand_wide[2*64 +: 64]) | (operand_0[3*64 +: 64] &
      comparand_wide[3*64 +: 64]) | (operand_0[4*64 +: 64] & comparand_wide[4*64 +: 64]) | (operand_0[5*64 +: 64] &
      comparand_wide[5*64 +: 64]) | (operand_0[6*64 +: 64] & comparand_wide[6*64 +: 64]) | (operand_0[7*64 +: 64] &
      comparand_wide[7*64 +: 64]) | (operand_0[8*64 +: 64] & comparand_wide[8*64 +: 64]) | (operand_0[9*64 +: 64] &
      comparand_wide[9*64 +: 64]) | (operand_0[10*64 +: 64] & comparand_wide[10*64 +: 64]) | (operand_0[11*64 +: 64]
      & comparand_wide[11*64 +: 64]) | (operand_0[12*64 +: 64] & comparand_wide[12*64 +: 64]);
  wire [63:0] operands_any_operands_any = operands_any | (operand_0[13*64 +: 64] & comparand_wide[13*64 +: 64]) |
      (operand_0[14*64 +: 64] & comparand_wide[14*64 +: 64]) | (operand_0[15*64 +: 64] & comparand_wide[15*64 +: 64])
      | (operand_0[16*64 +: 64] & comparand_wide[16*64 +: 64]) | (operand_0[17*64 +: 64] & comparand_wide[17*64 +:
      64]) | (operand_0[18*64 +: 64] & comparand_wide[18*64 +: 64]) | (operand_0[19*64 +: 64] & comparand_wide[19*64
      +: 64]) | (operand_0[20*64 +: 64] & comparand_wide[20*64 +: 64]) | (operand_0[21*64 +: 64] &
      comparand_wide[21*64 +: 64]) | (operand_0[22*64 +: 64] & comparand_wide[22*64 +: 64]) | (operand_0[23*64 +: 64]
      & comparand_wide[23*64 +: 64]) | (operand_0[24*64 +: 64] & comparand_wide[24*64 +: 64]) | (operand_0[25*64 +:
      64] & comparand_wide[25*64 +: 64]);

  assign operands = operands_any_operands_any | (operand_0[26*64 +: 64] & comparand_wide[26*64 +: 64]) |
      (operand_0[27*64 +: 64] & comparand_wide[27*64 +: 64]) | (operand_0[28*64 +: 64] & comparand_wide[28*64 +: 64])
      | (operand_0[29*64 +: 64] & comparand_wide[29*64 +: 64]) | (operand_0[30*64 +: 64] & comparand_wide[30*64 +:
      64]) | (operand_0[31*64 +: 64] & comparand_wide[31*64 +: 64]);
  assign any = |left;
  assign last = ~|(left ^ turn_of);

  wire [63:0] memory_of_any = (memory[0 +: 64] & comparand_wide[0 +: 64]) | (memory[1*64 +: 64] & comparand_wide[1*64
      +: 64]) | (memory[2*64 +: 64] & comparand_wide[2*64 +: 64]) | (memory[3*64 +: 64] & comparand_wide[3*64 +: 64])
      | (memory[4*64 +: 64] & comparand_wide[4*64 +: 64]) | (memory[5*64 +: 64] & comparand_wide[5*64 +: 64]) |
      (memory[6*64 +: 64] & comparand_wide[6*64 +: 64]) | (memory[7*64 +: 64] & comparand_wide[7*64 +: 64]) |
      (memory[8*64 +: 64] & comparand_wide[8*64 +: 64]) | (memory[9*64 +: 64] & comparand_wide[9*64 +: 64]) |
      (memory[10*64 +: 64] & comparand_wide[10*64 +: 64]) | (memory[11*64 +: 64] & comparand_wide[11*64 +: 64]) |
      (memory[12*64 +: 64] & comparand_wide[12*64 +: 64]) | (memory[13*64 +: 64] & comparand_wide[13*64 +: 64]);
  wire [63:0] memory_of_any_memory_of_any = memory_of_any | (memory[14*64 +: 64] & comparand_wide[14*64 +: 64]) |
      (memory[15*64 +: 64] & comparand_wide[15*64 +: 64]) | (memory[16*64 +: 64] & comparand_wide[16*64 +: 64]) |
      (memory[17*64 +: 64] & comparand_wide[17*64 +: 64]) | (memory[18*64 +: 64] & comparand_wide[18*64 +: 64]) |
      (memory[19*64 +: 64] & comparand_wide[19*64 +: 64]) | (memory[20*64 +: 64] & comparand_wide[20*64 +: 64]) |
      (memory[21*64 +: 64] & comparand_wide[21*64 +: 64]) | (memory[22*64 +: 64] & comparand_wide[22*64 +: 64]) |
      (memory[23*64 +: 64] & comparand_wide[23*64 +: 64]) | (memory[24*64 +: 64] & comparand_wide[24*64 +: 64]) |
      (memory[25*64 +: 64] & comparand_wide[25*64 +: 64]) | (memory[26*64 +: 64] & comparand_wide[26*64 +: 64]);

  assign memory_of = memory_of_any_memory_of_any | (memory[27*64 +: 64] & comparand_wide[27*64 +: 64]) |
      (memory[28*64 +: 64] & comparand_wide[28*64 +: 64]) | (memory[29*64 +: 64] & comparand_wide[29*64 +: 64]) |
      (memory[30*64 +: 64] & comparand_wide[30*64 +: 64]) | (memory[31*64 +: 64] & comparand_wide[31*64 +: 64]);

  wire [63:0] comparand_any = (operand_1[0 +: 64] & comparand_wide[0 +: 64]) | (operand_1[1*64 +: 64] &
      comparand_wide[1*64 +: 64]) | (operand_1[2*64 +: 64] & comparand_wide[2*64 +: 64]) | (operand_1[3*64 +: 64] &
      comparand_wide[3*64 +: 64]) | (operand_1[4*64 +: 64] & comparand_wide[4*64 +: 64]) | (operand_1[5*64 +: 64] &
      comparand_wide[5*64 +: 64]) | (operand_1[6*64 +: 64] & comparand_wide[6*64 +: 64]) | (operand_1[7*64 +: 64] &
      comparand_wide[7*64 +: 64]) | (operand_1[8*64 +: 64] & comparand_wide[8*64 +: 64]) | (operand_1[9*64 +: 64] &
      comparand_wide[9*64 +: 64]) | (operand_1[10*64 +: 64] & comparand_wide[10*64 +: 64]) | (operand_1[11*64 +: 64]
      & comparand_wide[11*64 +: 64]) | (operand_1[12*64 +: 64] & comparand_wide[12*64 +: 64]);
  wire [63:0] comparand_any_comparand_any = comparand_any | (operand_1[13*64 +: 64] & comparand_wide[13*64 +: 64]) |
      (operand_1[14*64 +: 64] & comparand_wide[14*64 +: 64]) | (operand_1[15*64 +: 64] & comparand_wide[15*64 +: 64])
      | (operand_1[16*64 +: 64] & comparand_wide[16*64 +: 64]) | (operand_1[17*64 +: 64] & comparand_wide[17*64 +:
      64]) | (operand_1[18*64 +: 64] & comparand_wide[18*64 +: 64]) | (operand_1[19*64 +: 64] & comparand_wide[19*64
      +: 64]) | (operand_1[20*64 +: 64] & comparand_wide[20*64 +: 64]) | (operand_1[21*64 +: 64] &
      comparand_wide[21*64 +: 64]) | (operand_1[22*64 +: 64] & comparand_wide[22*64 +: 64]) | (operand_1[23*64 +: 64]
      & comparand_wide[23*64 +: 64]) | (operand_1[24*64 +: 64] & comparand_wide[24*64 +: 64]) | (operand_1[25*64 +:
      64] & comparand_wide[25*64 +: 64]);
  wire [63:0] comparand_any_comparand_any_comparand_any = comparand_any_comparand_any | (operand_1[26*64 +: 64] &
      comparand_wide[26*64 +: 64]) | (operand_1[27*64 +: 64] & comparand_wide[27*64 +: 64]) | (operand_1[28*64 +: 64]
      & comparand_wide[28*64 +: 64]) | (operand_1[29*64 +: 64] & comparand_wide[29*64 +: 64]) | (operand_1[30*64 +:
      64] & comparand_wide[30*64 +: 64]) | (operand_1[31*64 +: 64] & comparand_wide[31*64 +: 64]);

  assign comparand = wide ? comparand_any_comparand_any_comparand_any : {32'd0, operands[63:32]};
  assign data = operands;
  genvar i;
  wire [31:0] last_differing = left ^ turn_of;

  for (i = 0; i < 32; i = i + 1) begin : each_after
    assign turn[i] = turn_of[i];
    assign after[i] = last_differing[i];
    assign comparand_wide[i*64 +: 64] = {64{turn_of[i]}};
  end

endmodule

`default_nettype wire
