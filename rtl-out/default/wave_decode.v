// wave_decode: generator of hdl/src/parts/decode.rs
// Written by Tombolo; change the source.
// SPDX-License-Identifier: MIT OR Apache-2.0

`default_nettype none

module wave_decode (
  input wire valid,
  input wire [3:0] index,
  output wire select_0,
  output wire select_1,
  output wire select_2,
  output wire select_3,
  output wire select_4,
  output wire select_5,
  output wire select_6,
  output wire select_7,
  output wire select_8,
  output wire select_9,
  output wire select_10,
  output wire select_11,
  output wire select_12,
  output wire select_13,
  output wire select_14,
  output wire select_15
);

  wire [15:0] shifted_1 = {15'd0, valid} << index;
  assign select_0 = shifted_1[0];
  assign select_1 = shifted_1[1];
  assign select_2 = shifted_1[2];
  assign select_3 = shifted_1[3];
  assign select_4 = shifted_1[4];
  assign select_5 = shifted_1[5];
  assign select_6 = shifted_1[6];
  assign select_7 = shifted_1[7];
  assign select_8 = shifted_1[8];
  assign select_9 = shifted_1[9];
  assign select_10 = shifted_1[10];
  assign select_11 = shifted_1[11];
  assign select_12 = shifted_1[12];
  assign select_13 = shifted_1[13];
  assign select_14 = shifted_1[14];
  assign select_15 = shifted_1[15];

endmodule

`default_nettype wire
