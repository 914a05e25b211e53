// beat_mask: generator of hdl/src/vector/masks.rs
// Written by Tombolo; change the source.
// SPDX-License-Identifier: MIT OR Apache-2.0

`default_nettype none

module beat_mask (
  input wire [31:0] mask,
  input wire [2:0] beat,
  output wire lane_0,
  output wire lane_1,
  output wire lane_2,
  output wire lane_3,
  output wire lane_4,
  output wire lane_5,
  output wire lane_6,
  output wire lane_7,
  output wire lane_8,
  output wire lane_9,
  output wire lane_10,
  output wire lane_11,
  output wire lane_12,
  output wire lane_13,
  output wire lane_14,
  output wire lane_15,
  output wire lane_16,
  output wire lane_17,
  output wire lane_18,
  output wire lane_19,
  output wire lane_20,
  output wire lane_21,
  output wire lane_22,
  output wire lane_23,
  output wire lane_24,
  output wire lane_25,
  output wire lane_26,
  output wire lane_27,
  output wire lane_28,
  output wire lane_29,
  output wire lane_30,
  output wire lane_31
);

  reg [31:0] looked_up_1;
  always @*
    case (beat)
      default: looked_up_1 = mask;
    endcase

  assign lane_0 = looked_up_1[0];
  assign lane_1 = looked_up_1[1];
  assign lane_2 = looked_up_1[2];
  assign lane_3 = looked_up_1[3];
  assign lane_4 = looked_up_1[4];
  assign lane_5 = looked_up_1[5];
  assign lane_6 = looked_up_1[6];
  assign lane_7 = looked_up_1[7];
  assign lane_8 = looked_up_1[8];
  assign lane_9 = looked_up_1[9];
  assign lane_10 = looked_up_1[10];
  assign lane_11 = looked_up_1[11];
  assign lane_12 = looked_up_1[12];
  assign lane_13 = looked_up_1[13];
  assign lane_14 = looked_up_1[14];
  assign lane_15 = looked_up_1[15];
  assign lane_16 = looked_up_1[16];
  assign lane_17 = looked_up_1[17];
  assign lane_18 = looked_up_1[18];
  assign lane_19 = looked_up_1[19];
  assign lane_20 = looked_up_1[20];
  assign lane_21 = looked_up_1[21];
  assign lane_22 = looked_up_1[22];
  assign lane_23 = looked_up_1[23];
  assign lane_24 = looked_up_1[24];
  assign lane_25 = looked_up_1[25];
  assign lane_26 = looked_up_1[26];
  assign lane_27 = looked_up_1[27];
  assign lane_28 = looked_up_1[28];
  assign lane_29 = looked_up_1[29];
  assign lane_30 = looked_up_1[30];
  assign lane_31 = looked_up_1[31];

endmodule

`default_nettype wire
