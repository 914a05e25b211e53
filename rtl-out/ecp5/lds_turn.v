// lds_turn: generator of hdl/src/lds/turns.rs:100. Written by Tombolo; change the source.
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
  assign data = (operand_0[63:0] & comparand_wide[63:0]) | (operand_0[127:64] & comparand_wide[127:64]) |
      (operand_0[191:128] & comparand_wide[191:128]) | (operand_0[255:192] & comparand_wide[255:192]);
  assign any = |left;
  assign last = ~|(left ^ turn_of);
  assign memory_of = (memory[63:0] & comparand_wide[63:0]) | (memory[127:64] & comparand_wide[127:64]) |
      (memory[191:128] & comparand_wide[191:128]) | (memory[255:192] & comparand_wide[255:192]);
  wire [63:0] comparand_any = (operand_1[63:0] & comparand_wide[63:0]) | (operand_1[127:64] & comparand_wide[127:64])
      | (operand_1[191:128] & comparand_wide[191:128]) | (operand_1[255:192] & comparand_wide[255:192]);
  assign comparand = wide ? comparand_any : {32'd0, data[63:32]};
  genvar i;
  wire [3:0] last_differing = left ^ turn_of;
  for (i = 0; i < 4; i = i + 1) begin : each_after
    assign turn[i] = turn_of[i];
    assign after[i] = last_differing[i];
    assign comparand_wide[i*64 +: 64] = {64{turn_of[i]}};
  end
endmodule
`default_nettype wire
