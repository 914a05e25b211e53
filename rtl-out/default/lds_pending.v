// lds_pending: generator of hdl/src/memory/lds/turns.rs
// Written by Tombolo; change the source.
// SPDX-License-Identifier: MIT OR Apache-2.0

`default_nettype none

module lds_pending (
  input wire working,
  input wire fresh,
  input wire upper_part,
  input wire active_0,
  input wire active_1,
  input wire active_2,
  input wire active_3,
  input wire active_4,
  input wire active_5,
  input wire active_6,
  input wire active_7,
  input wire active_8,
  input wire active_9,
  input wire active_10,
  input wire active_11,
  input wire active_12,
  input wire active_13,
  input wire active_14,
  input wire active_15,
  input wire active_16,
  input wire active_17,
  input wire active_18,
  input wire active_19,
  input wire active_20,
  input wire active_21,
  input wire active_22,
  input wire active_23,
  input wire active_24,
  input wire active_25,
  input wire active_26,
  input wire active_27,
  input wire active_28,
  input wire active_29,
  input wire active_30,
  input wire active_31,
  input wire acts_0,
  input wire acts_1,
  input wire acts_2,
  input wire acts_3,
  input wire acts_4,
  input wire acts_5,
  input wire acts_6,
  input wire acts_7,
  input wire acts_8,
  input wire acts_9,
  input wire acts_10,
  input wire acts_11,
  input wire acts_12,
  input wire acts_13,
  input wire acts_14,
  input wire acts_15,
  input wire acts_16,
  input wire acts_17,
  input wire acts_18,
  input wire acts_19,
  input wire acts_20,
  input wire acts_21,
  input wire acts_22,
  input wire acts_23,
  input wire acts_24,
  input wire acts_25,
  input wire acts_26,
  input wire acts_27,
  input wire acts_28,
  input wire acts_29,
  input wire acts_30,
  input wire acts_31,
  input wire pending_0,
  input wire pending_1,
  input wire pending_2,
  input wire pending_3,
  input wire pending_4,
  input wire pending_5,
  input wire pending_6,
  input wire pending_7,
  input wire pending_8,
  input wire pending_9,
  input wire pending_10,
  input wire pending_11,
  input wire pending_12,
  input wire pending_13,
  input wire pending_14,
  input wire pending_15,
  input wire pending_16,
  input wire pending_17,
  input wire pending_18,
  input wire pending_19,
  input wire pending_20,
  input wire pending_21,
  input wire pending_22,
  input wire pending_23,
  input wire pending_24,
  input wire pending_25,
  input wire pending_26,
  input wire pending_27,
  input wire pending_28,
  input wire pending_29,
  input wire pending_30,
  input wire pending_31,
  input wire [3:0] bytes_0,
  input wire [3:0] bytes_1,
  input wire [3:0] bytes_2,
  input wire [3:0] bytes_3,
  input wire [3:0] bytes_4,
  input wire [3:0] bytes_5,
  input wire [3:0] bytes_6,
  input wire [3:0] bytes_7,
  input wire [3:0] bytes_8,
  input wire [3:0] bytes_9,
  input wire [3:0] bytes_10,
  input wire [3:0] bytes_11,
  input wire [3:0] bytes_12,
  input wire [3:0] bytes_13,
  input wire [3:0] bytes_14,
  input wire [3:0] bytes_15,
  input wire [3:0] bytes_16,
  input wire [3:0] bytes_17,
  input wire [3:0] bytes_18,
  input wire [3:0] bytes_19,
  input wire [3:0] bytes_20,
  input wire [3:0] bytes_21,
  input wire [3:0] bytes_22,
  input wire [3:0] bytes_23,
  input wire [3:0] bytes_24,
  input wire [3:0] bytes_25,
  input wire [3:0] bytes_26,
  input wire [3:0] bytes_27,
  input wire [3:0] bytes_28,
  input wire [3:0] bytes_29,
  input wire [3:0] bytes_30,
  input wire [3:0] bytes_31,
  input wire has_upper_0,
  input wire has_upper_1,
  input wire has_upper_2,
  input wire has_upper_3,
  input wire has_upper_4,
  input wire has_upper_5,
  input wire has_upper_6,
  input wire has_upper_7,
  input wire has_upper_8,
  input wire has_upper_9,
  input wire has_upper_10,
  input wire has_upper_11,
  input wire has_upper_12,
  input wire has_upper_13,
  input wire has_upper_14,
  input wire has_upper_15,
  input wire has_upper_16,
  input wire has_upper_17,
  input wire has_upper_18,
  input wire has_upper_19,
  input wire has_upper_20,
  input wire has_upper_21,
  input wire has_upper_22,
  input wire has_upper_23,
  input wire has_upper_24,
  input wire has_upper_25,
  input wire has_upper_26,
  input wire has_upper_27,
  input wire has_upper_28,
  input wire has_upper_29,
  input wire has_upper_30,
  input wire has_upper_31,
  input wire granted,
  input wire served_0,
  input wire served_1,
  input wire served_2,
  input wire served_3,
  input wire served_4,
  input wire served_5,
  input wire served_6,
  input wire served_7,
  input wire served_8,
  input wire served_9,
  input wire served_10,
  input wire served_11,
  input wire served_12,
  input wire served_13,
  input wire served_14,
  input wire served_15,
  input wire served_16,
  input wire served_17,
  input wire served_18,
  input wire served_19,
  input wire served_20,
  input wire served_21,
  input wire served_22,
  input wire served_23,
  input wire served_24,
  input wire served_25,
  input wire served_26,
  input wire served_27,
  input wire served_28,
  input wire served_29,
  input wire served_30,
  input wire served_31,
  output wire valid_0,
  output wire valid_1,
  output wire valid_2,
  output wire valid_3,
  output wire valid_4,
  output wire valid_5,
  output wire valid_6,
  output wire valid_7,
  output wire valid_8,
  output wire valid_9,
  output wire valid_10,
  output wire valid_11,
  output wire valid_12,
  output wire valid_13,
  output wire valid_14,
  output wire valid_15,
  output wire valid_16,
  output wire valid_17,
  output wire valid_18,
  output wire valid_19,
  output wire valid_20,
  output wire valid_21,
  output wire valid_22,
  output wire valid_23,
  output wire valid_24,
  output wire valid_25,
  output wire valid_26,
  output wire valid_27,
  output wire valid_28,
  output wire valid_29,
  output wire valid_30,
  output wire valid_31,
  output wire want,
  output wire left_0,
  output wire left_1,
  output wire left_2,
  output wire left_3,
  output wire left_4,
  output wire left_5,
  output wire left_6,
  output wire left_7,
  output wire left_8,
  output wire left_9,
  output wire left_10,
  output wire left_11,
  output wire left_12,
  output wire left_13,
  output wire left_14,
  output wire left_15,
  output wire left_16,
  output wire left_17,
  output wire left_18,
  output wire left_19,
  output wire left_20,
  output wire left_21,
  output wire left_22,
  output wire left_23,
  output wire left_24,
  output wire left_25,
  output wire left_26,
  output wire left_27,
  output wire left_28,
  output wire left_29,
  output wire left_30,
  output wire left_31,
  output wire taken,
  output wire finished,
  output wire more
);

  wire [31:0] valid_lanes;
  wire [31:0] left_lanes;

  wire [31:0] joined_1 = {acts_31, acts_30, acts_29, acts_28, acts_27, acts_26, acts_25, acts_24, acts_23, acts_22,
      acts_21, acts_20, acts_19, acts_18, acts_17, acts_16, acts_15, acts_14, acts_13, acts_12, acts_11, acts_10,
      acts_9, acts_8, acts_7, acts_6, acts_5, acts_4, acts_3, acts_2, acts_1, acts_0};
  assign taken = |joined_1;

  wire [31:0] joined_2 = {active_31, active_30, active_29, active_28, active_27, active_26, active_25, active_24,
      active_23, active_22, active_21, active_20, active_19, active_18, active_17, active_16, active_15, active_14,
      active_13, active_12, active_11, active_10, active_9, active_8, active_7, active_6, active_5, active_4,
      active_3, active_2, active_1, active_0};
  wire [31:0] joined_3 = {|bytes_31, |bytes_30, |bytes_29, |bytes_28, |bytes_27, |bytes_26, |bytes_25, |bytes_24,
      |bytes_23, |bytes_22, |bytes_21, |bytes_20, |bytes_19, |bytes_18, |bytes_17, |bytes_16, |bytes_15, |bytes_14,
      |bytes_13, |bytes_12, |bytes_11, |bytes_10, |bytes_9, |bytes_8, |bytes_7, |bytes_6, |bytes_5, |bytes_4,
      |bytes_3, |bytes_2, |bytes_1, |bytes_0};
  wire [31:0] joined_4 = {pending_31, pending_30, pending_29, pending_28, pending_27, pending_26, pending_25,
      pending_24, pending_23, pending_22, pending_21, pending_20, pending_19, pending_18, pending_17, pending_16,
      pending_15, pending_14, pending_13, pending_12, pending_11, pending_10, pending_9, pending_8, pending_7,
      pending_6, pending_5, pending_4, pending_3, pending_2, pending_1, pending_0};

  assign valid_lanes = (fresh ? (joined_2 & joined_3) : joined_4) & {32{working}};
  wire [31:0] joined_5 = {served_31, served_30, served_29, served_28, served_27, served_26, served_25, served_24,
      served_23, served_22, served_21, served_20, served_19, served_18, served_17, served_16, served_15, served_14,
      served_13, served_12, served_11, served_10, served_9, served_8, served_7, served_6, served_5, served_4,
      served_3, served_2, served_1, served_0};
  assign left_lanes = valid_lanes & (~(joined_5 & {32{granted}}));
  assign valid_0 = valid_lanes[0];
  assign valid_1 = valid_lanes[1];
  assign valid_2 = valid_lanes[2];
  assign valid_3 = valid_lanes[3];
  assign valid_4 = valid_lanes[4];
  assign valid_5 = valid_lanes[5];
  assign valid_6 = valid_lanes[6];
  assign valid_7 = valid_lanes[7];
  assign valid_8 = valid_lanes[8];
  assign valid_9 = valid_lanes[9];
  assign valid_10 = valid_lanes[10];
  assign valid_11 = valid_lanes[11];
  assign valid_12 = valid_lanes[12];
  assign valid_13 = valid_lanes[13];
  assign valid_14 = valid_lanes[14];
  assign valid_15 = valid_lanes[15];
  assign valid_16 = valid_lanes[16];
  assign valid_17 = valid_lanes[17];
  assign valid_18 = valid_lanes[18];
  assign valid_19 = valid_lanes[19];
  assign valid_20 = valid_lanes[20];
  assign valid_21 = valid_lanes[21];
  assign valid_22 = valid_lanes[22];
  assign valid_23 = valid_lanes[23];
  assign valid_24 = valid_lanes[24];
  assign valid_25 = valid_lanes[25];
  assign valid_26 = valid_lanes[26];
  assign valid_27 = valid_lanes[27];
  assign valid_28 = valid_lanes[28];
  assign valid_29 = valid_lanes[29];
  assign valid_30 = valid_lanes[30];
  assign valid_31 = valid_lanes[31];
  assign want = |valid_lanes;
  assign left_0 = left_lanes[0];
  assign left_1 = left_lanes[1];
  assign left_2 = left_lanes[2];
  assign left_3 = left_lanes[3];
  assign left_4 = left_lanes[4];
  assign left_5 = left_lanes[5];
  assign left_6 = left_lanes[6];
  assign left_7 = left_lanes[7];
  assign left_8 = left_lanes[8];
  assign left_9 = left_lanes[9];
  assign left_10 = left_lanes[10];
  assign left_11 = left_lanes[11];
  assign left_12 = left_lanes[12];
  assign left_13 = left_lanes[13];
  assign left_14 = left_lanes[14];
  assign left_15 = left_lanes[15];
  assign left_16 = left_lanes[16];
  assign left_17 = left_lanes[17];
  assign left_18 = left_lanes[18];
  assign left_19 = left_lanes[19];
  assign left_20 = left_lanes[20];
  assign left_21 = left_lanes[21];
  assign left_22 = left_lanes[22];
  assign left_23 = left_lanes[23];
  assign left_24 = left_lanes[24];
  assign left_25 = left_lanes[25];
  assign left_26 = left_lanes[26];
  assign left_27 = left_lanes[27];
  assign left_28 = left_lanes[28];
  assign left_29 = left_lanes[29];
  assign left_30 = left_lanes[30];
  assign left_31 = left_lanes[31];
  assign finished = working & (~(|left_lanes));
  wire [31:0] joined_6 = {has_upper_31, has_upper_30, has_upper_29, has_upper_28, has_upper_27, has_upper_26,
      has_upper_25, has_upper_24, has_upper_23, has_upper_22, has_upper_21, has_upper_20, has_upper_19, has_upper_18,
      has_upper_17, has_upper_16, has_upper_15, has_upper_14, has_upper_13, has_upper_12, has_upper_11, has_upper_10,
      has_upper_9, has_upper_8, has_upper_7, has_upper_6, has_upper_5, has_upper_4, has_upper_3, has_upper_2,
      has_upper_1, has_upper_0};
  assign more = (|(joined_2 & joined_6)) & (~upper_part);

endmodule

`default_nettype wire
