// lds_turn: generator of hdl/src/lds/turns.rs:62
// Written by Tombolo; change the source.
// SPDX-License-Identifier: MIT OR Apache-2.0

`default_nettype none

module lds_turn (
  input wire [3:0] left, // Lanes left.
  input wire [255:0] memory, // What they loaded.
  input wire [255:0] operand_0, // Their data.
  input wire [255:0] operand_1, // The data behind it.
  input wire wide, // 64-bit numbers.
  output wire [3:0] turn, // The lane.
  output wire any, // Some lane is left.
  output wire [3:0] after, // Lanes left after it.
  output wire last, // None is.
  output wire [63:0] memory_of, // What memory holds.
  output wire [63:0] data, // The lane's data.
  output wire [63:0] comparand // Its second operand.
);

  wire [255:0] comparand_wide;

  wire [3:0] turn_of = left & (-left);
  wire [63:0] operands = (operand_0[0 +: 64] & comparand_wide[0 +: 64]) | (operand_0[1*64 +: 64] &
      comparand_wide[1*64 +: 64]) | (operand_0[2*64 +: 64] & comparand_wide[2*64 +: 64]) | (operand_0[3*64 +: 64] &
      comparand_wide[3*64 +: 64]);
  assign any = |left;
  assign last = ~|(left ^ turn_of);
  assign memory_of = (memory[0 +: 64] & comparand_wide[0 +: 64]) | (memory[1*64 +: 64] & comparand_wide[1*64 +: 64])
      | (memory[2*64 +: 64] & comparand_wide[2*64 +: 64]) | (memory[3*64 +: 64] & comparand_wide[3*64 +: 64]);
  wire [63:0] comparand_any = (operand_1[0 +: 64] & comparand_wide[0 +: 64]) | (operand_1[1*64 +: 64] &
      comparand_wide[1*64 +: 64]) | (operand_1[2*64 +: 64] & comparand_wide[2*64 +: 64]) | (operand_1[3*64 +: 64] &
      comparand_wide[3*64 +: 64]);
  assign comparand = wide ? comparand_any : {32'd0, operands[63:32]};
  assign data = operands;
  genvar i;
  wire [3:0] last_differing = left ^ turn_of;

  for (i = 0; i < 4; i = i + 1) begin : each_after
    assign turn[i] = turn_of[i];
    assign after[i] = last_differing[i];
    assign comparand_wide[i*64 +: 64] = {64{turn_of[i]}};
  end

endmodule

`default_nettype wire
