// lane_select: generator of hdl/src/dispatch/initial.rs
// Written by Tombolo; change the source.
// SPDX-License-Identifier: MIT OR Apache-2.0

`default_nettype none

module lane_select (
  input wire [5:0] lane,
  input wire [10:0] base,
  input wire [10:0] vgprs,
  output wire physical_0,
  output wire physical_1,
  output wire physical_2,
  output wire physical_3,
  output wire physical_4,
  output wire physical_5,
  output wire physical_6,
  output wire physical_7,
  output wire physical_8,
  output wire physical_9,
  output wire physical_10,
  output wire physical_11,
  output wire physical_12,
  output wire physical_13,
  output wire physical_14,
  output wire physical_15,
  output wire physical_16,
  output wire physical_17,
  output wire physical_18,
  output wire physical_19,
  output wire physical_20,
  output wire physical_21,
  output wire physical_22,
  output wire physical_23,
  output wire physical_24,
  output wire physical_25,
  output wire physical_26,
  output wire physical_27,
  output wire physical_28,
  output wire physical_29,
  output wire physical_30,
  output wire physical_31,
  output wire [2:0] beat,
  output wire [10:0] row
);

  wire [31:0] shifted_1 = 32'd1 << lane[4:0];
  assign physical_0 = shifted_1[0];
  assign physical_1 = shifted_1[1];
  assign physical_2 = shifted_1[2];
  assign physical_3 = shifted_1[3];
  assign physical_4 = shifted_1[4];
  assign physical_5 = shifted_1[5];
  assign physical_6 = shifted_1[6];
  assign physical_7 = shifted_1[7];
  assign physical_8 = shifted_1[8];
  assign physical_9 = shifted_1[9];
  assign physical_10 = shifted_1[10];
  assign physical_11 = shifted_1[11];
  assign physical_12 = shifted_1[12];
  assign physical_13 = shifted_1[13];
  assign physical_14 = shifted_1[14];
  assign physical_15 = shifted_1[15];
  assign physical_16 = shifted_1[16];
  assign physical_17 = shifted_1[17];
  assign physical_18 = shifted_1[18];
  assign physical_19 = shifted_1[19];
  assign physical_20 = shifted_1[20];
  assign physical_21 = shifted_1[21];
  assign physical_22 = shifted_1[22];
  assign physical_23 = shifted_1[23];
  assign physical_24 = shifted_1[24];
  assign physical_25 = shifted_1[25];
  assign physical_26 = shifted_1[26];
  assign physical_27 = shifted_1[27];
  assign physical_28 = shifted_1[28];
  assign physical_29 = shifted_1[29];
  assign physical_30 = shifted_1[30];
  assign physical_31 = shifted_1[31];
  assign beat = 3'd0;
  assign row = base + (vgprs & {11{lane[5]}});

endmodule

`default_nettype wire
