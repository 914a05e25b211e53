// lds_crossbar: generator of hdl/src/memory/lds/crossbar.rs
// Written by Tombolo; change the source.
// SPDX-License-Identifier: MIT OR Apache-2.0

`default_nettype none

module lds_crossbar (
  input wire store,
  input wire valid_0,
  input wire valid_1,
  input wire valid_2,
  input wire valid_3,
  input wire valid_4,
  input wire valid_5,
  input wire valid_6,
  input wire valid_7,
  input wire valid_8,
  input wire valid_9,
  input wire valid_10,
  input wire valid_11,
  input wire valid_12,
  input wire valid_13,
  input wire valid_14,
  input wire valid_15,
  input wire valid_16,
  input wire valid_17,
  input wire valid_18,
  input wire valid_19,
  input wire valid_20,
  input wire valid_21,
  input wire valid_22,
  input wire valid_23,
  input wire valid_24,
  input wire valid_25,
  input wire valid_26,
  input wire valid_27,
  input wire valid_28,
  input wire valid_29,
  input wire valid_30,
  input wire valid_31,
  input wire [4:0] request_0_bank,
  input wire [9:0] request_0_row,
  input wire [31:0] request_0_data,
  input wire [3:0] request_0_bytes,
  input wire [4:0] request_1_bank,
  input wire [9:0] request_1_row,
  input wire [31:0] request_1_data,
  input wire [3:0] request_1_bytes,
  input wire [4:0] request_2_bank,
  input wire [9:0] request_2_row,
  input wire [31:0] request_2_data,
  input wire [3:0] request_2_bytes,
  input wire [4:0] request_3_bank,
  input wire [9:0] request_3_row,
  input wire [31:0] request_3_data,
  input wire [3:0] request_3_bytes,
  input wire [4:0] request_4_bank,
  input wire [9:0] request_4_row,
  input wire [31:0] request_4_data,
  input wire [3:0] request_4_bytes,
  input wire [4:0] request_5_bank,
  input wire [9:0] request_5_row,
  input wire [31:0] request_5_data,
  input wire [3:0] request_5_bytes,
  input wire [4:0] request_6_bank,
  input wire [9:0] request_6_row,
  input wire [31:0] request_6_data,
  input wire [3:0] request_6_bytes,
  input wire [4:0] request_7_bank,
  input wire [9:0] request_7_row,
  input wire [31:0] request_7_data,
  input wire [3:0] request_7_bytes,
  input wire [4:0] request_8_bank,
  input wire [9:0] request_8_row,
  input wire [31:0] request_8_data,
  input wire [3:0] request_8_bytes,
  input wire [4:0] request_9_bank,
  input wire [9:0] request_9_row,
  input wire [31:0] request_9_data,
  input wire [3:0] request_9_bytes,
  input wire [4:0] request_10_bank,
  input wire [9:0] request_10_row,
  input wire [31:0] request_10_data,
  input wire [3:0] request_10_bytes,
  input wire [4:0] request_11_bank,
  input wire [9:0] request_11_row,
  input wire [31:0] request_11_data,
  input wire [3:0] request_11_bytes,
  input wire [4:0] request_12_bank,
  input wire [9:0] request_12_row,
  input wire [31:0] request_12_data,
  input wire [3:0] request_12_bytes,
  input wire [4:0] request_13_bank,
  input wire [9:0] request_13_row,
  input wire [31:0] request_13_data,
  input wire [3:0] request_13_bytes,
  input wire [4:0] request_14_bank,
  input wire [9:0] request_14_row,
  input wire [31:0] request_14_data,
  input wire [3:0] request_14_bytes,
  input wire [4:0] request_15_bank,
  input wire [9:0] request_15_row,
  input wire [31:0] request_15_data,
  input wire [3:0] request_15_bytes,
  input wire [4:0] request_16_bank,
  input wire [9:0] request_16_row,
  input wire [31:0] request_16_data,
  input wire [3:0] request_16_bytes,
  input wire [4:0] request_17_bank,
  input wire [9:0] request_17_row,
  input wire [31:0] request_17_data,
  input wire [3:0] request_17_bytes,
  input wire [4:0] request_18_bank,
  input wire [9:0] request_18_row,
  input wire [31:0] request_18_data,
  input wire [3:0] request_18_bytes,
  input wire [4:0] request_19_bank,
  input wire [9:0] request_19_row,
  input wire [31:0] request_19_data,
  input wire [3:0] request_19_bytes,
  input wire [4:0] request_20_bank,
  input wire [9:0] request_20_row,
  input wire [31:0] request_20_data,
  input wire [3:0] request_20_bytes,
  input wire [4:0] request_21_bank,
  input wire [9:0] request_21_row,
  input wire [31:0] request_21_data,
  input wire [3:0] request_21_bytes,
  input wire [4:0] request_22_bank,
  input wire [9:0] request_22_row,
  input wire [31:0] request_22_data,
  input wire [3:0] request_22_bytes,
  input wire [4:0] request_23_bank,
  input wire [9:0] request_23_row,
  input wire [31:0] request_23_data,
  input wire [3:0] request_23_bytes,
  input wire [4:0] request_24_bank,
  input wire [9:0] request_24_row,
  input wire [31:0] request_24_data,
  input wire [3:0] request_24_bytes,
  input wire [4:0] request_25_bank,
  input wire [9:0] request_25_row,
  input wire [31:0] request_25_data,
  input wire [3:0] request_25_bytes,
  input wire [4:0] request_26_bank,
  input wire [9:0] request_26_row,
  input wire [31:0] request_26_data,
  input wire [3:0] request_26_bytes,
  input wire [4:0] request_27_bank,
  input wire [9:0] request_27_row,
  input wire [31:0] request_27_data,
  input wire [3:0] request_27_bytes,
  input wire [4:0] request_28_bank,
  input wire [9:0] request_28_row,
  input wire [31:0] request_28_data,
  input wire [3:0] request_28_bytes,
  input wire [4:0] request_29_bank,
  input wire [9:0] request_29_row,
  input wire [31:0] request_29_data,
  input wire [3:0] request_29_bytes,
  input wire [4:0] request_30_bank,
  input wire [9:0] request_30_row,
  input wire [31:0] request_30_data,
  input wire [3:0] request_30_bytes,
  input wire [4:0] request_31_bank,
  input wire [9:0] request_31_row,
  input wire [31:0] request_31_data,
  input wire [3:0] request_31_bytes,
  output wire served_0,
  output wire served_1,
  output wire served_2,
  output wire served_3,
  output wire served_4,
  output wire served_5,
  output wire served_6,
  output wire served_7,
  output wire served_8,
  output wire served_9,
  output wire served_10,
  output wire served_11,
  output wire served_12,
  output wire served_13,
  output wire served_14,
  output wire served_15,
  output wire served_16,
  output wire served_17,
  output wire served_18,
  output wire served_19,
  output wire served_20,
  output wire served_21,
  output wire served_22,
  output wire served_23,
  output wire served_24,
  output wire served_25,
  output wire served_26,
  output wire served_27,
  output wire served_28,
  output wire served_29,
  output wire served_30,
  output wire served_31,
  output wire enable_0,
  output wire enable_1,
  output wire enable_2,
  output wire enable_3,
  output wire enable_4,
  output wire enable_5,
  output wire enable_6,
  output wire enable_7,
  output wire enable_8,
  output wire enable_9,
  output wire enable_10,
  output wire enable_11,
  output wire enable_12,
  output wire enable_13,
  output wire enable_14,
  output wire enable_15,
  output wire enable_16,
  output wire enable_17,
  output wire enable_18,
  output wire enable_19,
  output wire enable_20,
  output wire enable_21,
  output wire enable_22,
  output wire enable_23,
  output wire enable_24,
  output wire enable_25,
  output wire enable_26,
  output wire enable_27,
  output wire enable_28,
  output wire enable_29,
  output wire enable_30,
  output wire enable_31,
  output wire [12:0] bank_row_0,
  output wire [12:0] bank_row_1,
  output wire [12:0] bank_row_2,
  output wire [12:0] bank_row_3,
  output wire [12:0] bank_row_4,
  output wire [12:0] bank_row_5,
  output wire [12:0] bank_row_6,
  output wire [12:0] bank_row_7,
  output wire [12:0] bank_row_8,
  output wire [12:0] bank_row_9,
  output wire [12:0] bank_row_10,
  output wire [12:0] bank_row_11,
  output wire [12:0] bank_row_12,
  output wire [12:0] bank_row_13,
  output wire [12:0] bank_row_14,
  output wire [12:0] bank_row_15,
  output wire [12:0] bank_row_16,
  output wire [12:0] bank_row_17,
  output wire [12:0] bank_row_18,
  output wire [12:0] bank_row_19,
  output wire [12:0] bank_row_20,
  output wire [12:0] bank_row_21,
  output wire [12:0] bank_row_22,
  output wire [12:0] bank_row_23,
  output wire [12:0] bank_row_24,
  output wire [12:0] bank_row_25,
  output wire [12:0] bank_row_26,
  output wire [12:0] bank_row_27,
  output wire [12:0] bank_row_28,
  output wire [12:0] bank_row_29,
  output wire [12:0] bank_row_30,
  output wire [12:0] bank_row_31,
  output wire [31:0] bank_data_0,
  output wire [31:0] bank_data_1,
  output wire [31:0] bank_data_2,
  output wire [31:0] bank_data_3,
  output wire [31:0] bank_data_4,
  output wire [31:0] bank_data_5,
  output wire [31:0] bank_data_6,
  output wire [31:0] bank_data_7,
  output wire [31:0] bank_data_8,
  output wire [31:0] bank_data_9,
  output wire [31:0] bank_data_10,
  output wire [31:0] bank_data_11,
  output wire [31:0] bank_data_12,
  output wire [31:0] bank_data_13,
  output wire [31:0] bank_data_14,
  output wire [31:0] bank_data_15,
  output wire [31:0] bank_data_16,
  output wire [31:0] bank_data_17,
  output wire [31:0] bank_data_18,
  output wire [31:0] bank_data_19,
  output wire [31:0] bank_data_20,
  output wire [31:0] bank_data_21,
  output wire [31:0] bank_data_22,
  output wire [31:0] bank_data_23,
  output wire [31:0] bank_data_24,
  output wire [31:0] bank_data_25,
  output wire [31:0] bank_data_26,
  output wire [31:0] bank_data_27,
  output wire [31:0] bank_data_28,
  output wire [31:0] bank_data_29,
  output wire [31:0] bank_data_30,
  output wire [31:0] bank_data_31,
  output wire [3:0] bank_bytes_0,
  output wire [3:0] bank_bytes_1,
  output wire [3:0] bank_bytes_2,
  output wire [3:0] bank_bytes_3,
  output wire [3:0] bank_bytes_4,
  output wire [3:0] bank_bytes_5,
  output wire [3:0] bank_bytes_6,
  output wire [3:0] bank_bytes_7,
  output wire [3:0] bank_bytes_8,
  output wire [3:0] bank_bytes_9,
  output wire [3:0] bank_bytes_10,
  output wire [3:0] bank_bytes_11,
  output wire [3:0] bank_bytes_12,
  output wire [3:0] bank_bytes_13,
  output wire [3:0] bank_bytes_14,
  output wire [3:0] bank_bytes_15,
  output wire [3:0] bank_bytes_16,
  output wire [3:0] bank_bytes_17,
  output wire [3:0] bank_bytes_18,
  output wire [3:0] bank_bytes_19,
  output wire [3:0] bank_bytes_20,
  output wire [3:0] bank_bytes_21,
  output wire [3:0] bank_bytes_22,
  output wire [3:0] bank_bytes_23,
  output wire [3:0] bank_bytes_24,
  output wire [3:0] bank_bytes_25,
  output wire [3:0] bank_bytes_26,
  output wire [3:0] bank_bytes_27,
  output wire [3:0] bank_bytes_28,
  output wire [3:0] bank_bytes_29,
  output wire [3:0] bank_bytes_30,
  output wire [3:0] bank_bytes_31
);

  wire [31:0] wanted;
  wire [31:0] winner;
  wire [9:0] row_of_bank;
  wire [31:0] wanted_2;
  wire [31:0] winner_2;
  wire [9:0] row_of_bank_2;
  wire [31:0] wanted_3;
  wire [31:0] winner_3;
  wire [9:0] row_of_bank_3;
  wire [31:0] wanted_4;
  wire [31:0] winner_4;
  wire [9:0] row_of_bank_4;
  wire [31:0] wanted_5;
  wire [31:0] winner_5;
  wire [9:0] row_of_bank_5;
  wire [31:0] wanted_6;
  wire [31:0] winner_6;
  wire [9:0] row_of_bank_6;
  wire [31:0] wanted_7;
  wire [31:0] winner_7;
  wire [9:0] row_of_bank_7;
  wire [31:0] wanted_8;
  wire [31:0] winner_8;
  wire [9:0] row_of_bank_8;
  wire [31:0] wanted_9;
  wire [31:0] winner_9;
  wire [9:0] row_of_bank_9;
  wire [31:0] wanted_10;
  wire [31:0] winner_10;
  wire [9:0] row_of_bank_10;
  wire [31:0] wanted_11;
  wire [31:0] winner_11;
  wire [9:0] row_of_bank_11;
  wire [31:0] wanted_12;
  wire [31:0] winner_12;
  wire [9:0] row_of_bank_12;
  wire [31:0] wanted_13;
  wire [31:0] winner_13;
  wire [9:0] row_of_bank_13;
  wire [31:0] wanted_14;
  wire [31:0] winner_14;
  wire [9:0] row_of_bank_14;
  wire [31:0] wanted_15;
  wire [31:0] winner_15;
  wire [9:0] row_of_bank_15;
  wire [31:0] wanted_16;
  wire [31:0] winner_16;
  wire [9:0] row_of_bank_16;
  wire [31:0] wanted_17;
  wire [31:0] winner_17;
  wire [9:0] row_of_bank_17;
  wire [31:0] wanted_18;
  wire [31:0] winner_18;
  wire [9:0] row_of_bank_18;
  wire [31:0] wanted_19;
  wire [31:0] winner_19;
  wire [9:0] row_of_bank_19;
  wire [31:0] wanted_20;
  wire [31:0] winner_20;
  wire [9:0] row_of_bank_20;
  wire [31:0] wanted_21;
  wire [31:0] winner_21;
  wire [9:0] row_of_bank_21;
  wire [31:0] wanted_22;
  wire [31:0] winner_22;
  wire [9:0] row_of_bank_22;
  wire [31:0] wanted_23;
  wire [31:0] winner_23;
  wire [9:0] row_of_bank_23;
  wire [31:0] wanted_24;
  wire [31:0] winner_24;
  wire [9:0] row_of_bank_24;
  wire [31:0] wanted_25;
  wire [31:0] winner_25;
  wire [9:0] row_of_bank_25;
  wire [31:0] wanted_26;
  wire [31:0] winner_26;
  wire [9:0] row_of_bank_26;
  wire [31:0] wanted_27;
  wire [31:0] winner_27;
  wire [9:0] row_of_bank_27;
  wire [31:0] wanted_28;
  wire [31:0] winner_28;
  wire [9:0] row_of_bank_28;
  wire [31:0] wanted_29;
  wire [31:0] winner_29;
  wire [9:0] row_of_bank_29;
  wire [31:0] wanted_30;
  wire [31:0] winner_30;
  wire [9:0] row_of_bank_30;
  wire [31:0] wanted_31;
  wire [31:0] winner_31;
  wire [9:0] row_of_bank_31;
  wire [31:0] wanted_32;
  wire [31:0] winner_32;
  wire [9:0] row_of_bank_32;

  assign wanted = {valid_31 & (request_31_bank == 5'd0), valid_30 & (request_30_bank == 5'd0), valid_29 &
      (request_29_bank == 5'd0), valid_28 & (request_28_bank == 5'd0), valid_27 & (request_27_bank == 5'd0), valid_26
      & (request_26_bank == 5'd0), valid_25 & (request_25_bank == 5'd0), valid_24 & (request_24_bank == 5'd0),
      valid_23 & (request_23_bank == 5'd0), valid_22 & (request_22_bank == 5'd0), valid_21 & (request_21_bank ==
      5'd0), valid_20 & (request_20_bank == 5'd0), valid_19 & (request_19_bank == 5'd0), valid_18 & (request_18_bank
      == 5'd0), valid_17 & (request_17_bank == 5'd0), valid_16 & (request_16_bank == 5'd0), valid_15 &
      (request_15_bank == 5'd0), valid_14 & (request_14_bank == 5'd0), valid_13 & (request_13_bank == 5'd0), valid_12
      & (request_12_bank == 5'd0), valid_11 & (request_11_bank == 5'd0), valid_10 & (request_10_bank == 5'd0),
      valid_9 & (request_9_bank == 5'd0), valid_8 & (request_8_bank == 5'd0), valid_7 & (request_7_bank == 5'd0),
      valid_6 & (request_6_bank == 5'd0), valid_5 & (request_5_bank == 5'd0), valid_4 & (request_4_bank == 5'd0),
      valid_3 & (request_3_bank == 5'd0), valid_2 & (request_2_bank == 5'd0), valid_1 & (request_1_bank == 5'd0),
      valid_0 & (request_0_bank == 5'd0)};
  assign winner = wanted & (-wanted);
  assign enable_0 = |wanted;

  wire [9:0] disjunction_1 = (request_0_row & {10{winner[0]}}) | (request_1_row & {10{winner[1]}});
  wire [9:0] disjunction_2 = disjunction_1 | (request_2_row & {10{winner[2]}}) | (request_3_row & {10{winner[3]}});
  wire [9:0] disjunction_3 = disjunction_2 | (request_4_row & {10{winner[4]}}) | (request_5_row & {10{winner[5]}});
  wire [9:0] disjunction_4 = disjunction_3 | (request_6_row & {10{winner[6]}}) | (request_7_row & {10{winner[7]}});
  wire [9:0] disjunction_5 = disjunction_4 | (request_8_row & {10{winner[8]}}) | (request_9_row & {10{winner[9]}});
  wire [9:0] disjunction_6 = disjunction_5 | (request_10_row & {10{winner[10]}}) | (request_11_row &
      {10{winner[11]}});
  wire [9:0] disjunction_7 = disjunction_6 | (request_12_row & {10{winner[12]}}) | (request_13_row &
      {10{winner[13]}});
  wire [9:0] disjunction_8 = disjunction_7 | (request_14_row & {10{winner[14]}}) | (request_15_row &
      {10{winner[15]}});
  wire [9:0] disjunction_9 = disjunction_8 | (request_16_row & {10{winner[16]}}) | (request_17_row &
      {10{winner[17]}});
  wire [9:0] disjunction_10 = disjunction_9 | (request_18_row & {10{winner[18]}}) | (request_19_row &
      {10{winner[19]}});
  wire [9:0] disjunction_11 = disjunction_10 | (request_20_row & {10{winner[20]}}) | (request_21_row &
      {10{winner[21]}});
  wire [9:0] disjunction_12 = disjunction_11 | (request_22_row & {10{winner[22]}}) | (request_23_row &
      {10{winner[23]}});
  wire [9:0] disjunction_13 = disjunction_12 | (request_24_row & {10{winner[24]}}) | (request_25_row &
      {10{winner[25]}});
  wire [9:0] disjunction_14 = disjunction_13 | (request_26_row & {10{winner[26]}}) | (request_27_row &
      {10{winner[27]}});
  wire [9:0] disjunction_15 = disjunction_14 | (request_28_row & {10{winner[28]}}) | (request_29_row &
      {10{winner[29]}});

  assign row_of_bank = disjunction_15 | (request_30_row & {10{winner[30]}}) | (request_31_row & {10{winner[31]}});

  wire [31:0] disjunction_16 = (request_0_data & {32{winner[0]}}) | (request_1_data & {32{winner[1]}});
  wire [31:0] disjunction_17 = disjunction_16 | (request_2_data & {32{winner[2]}}) | (request_3_data &
      {32{winner[3]}});
  wire [31:0] disjunction_18 = disjunction_17 | (request_4_data & {32{winner[4]}}) | (request_5_data &
      {32{winner[5]}});
  wire [31:0] disjunction_19 = disjunction_18 | (request_6_data & {32{winner[6]}}) | (request_7_data &
      {32{winner[7]}});
  wire [31:0] disjunction_20 = disjunction_19 | (request_8_data & {32{winner[8]}}) | (request_9_data &
      {32{winner[9]}});
  wire [31:0] disjunction_21 = disjunction_20 | (request_10_data & {32{winner[10]}}) | (request_11_data &
      {32{winner[11]}});
  wire [31:0] disjunction_22 = disjunction_21 | (request_12_data & {32{winner[12]}}) | (request_13_data &
      {32{winner[13]}});
  wire [31:0] disjunction_23 = disjunction_22 | (request_14_data & {32{winner[14]}}) | (request_15_data &
      {32{winner[15]}});
  wire [31:0] disjunction_24 = disjunction_23 | (request_16_data & {32{winner[16]}}) | (request_17_data &
      {32{winner[17]}});
  wire [31:0] disjunction_25 = disjunction_24 | (request_18_data & {32{winner[18]}}) | (request_19_data &
      {32{winner[19]}});
  wire [31:0] disjunction_26 = disjunction_25 | (request_20_data & {32{winner[20]}}) | (request_21_data &
      {32{winner[21]}});
  wire [31:0] disjunction_27 = disjunction_26 | (request_22_data & {32{winner[22]}}) | (request_23_data &
      {32{winner[23]}});
  wire [31:0] disjunction_28 = disjunction_27 | (request_24_data & {32{winner[24]}}) | (request_25_data &
      {32{winner[25]}});
  wire [31:0] disjunction_29 = disjunction_28 | (request_26_data & {32{winner[26]}}) | (request_27_data &
      {32{winner[27]}});
  wire [31:0] disjunction_30 = disjunction_29 | (request_28_data & {32{winner[28]}}) | (request_29_data &
      {32{winner[29]}});

  assign bank_data_0 = disjunction_30 | (request_30_data & {32{winner[30]}}) | (request_31_data & {32{winner[31]}});

  wire [3:0] disjunction_31 = (request_0_bytes & {4{winner[0]}}) | (request_1_bytes & {4{winner[1]}});
  wire [3:0] disjunction_32 = disjunction_31 | (request_2_bytes & {4{winner[2]}}) | (request_3_bytes &
      {4{winner[3]}});
  wire [3:0] disjunction_33 = disjunction_32 | (request_4_bytes & {4{winner[4]}}) | (request_5_bytes &
      {4{winner[5]}});
  wire [3:0] disjunction_34 = disjunction_33 | (request_6_bytes & {4{winner[6]}}) | (request_7_bytes &
      {4{winner[7]}});
  wire [3:0] disjunction_35 = disjunction_34 | (request_8_bytes & {4{winner[8]}}) | (request_9_bytes &
      {4{winner[9]}});
  wire [3:0] disjunction_36 = disjunction_35 | (request_10_bytes & {4{winner[10]}}) | (request_11_bytes &
      {4{winner[11]}});
  wire [3:0] disjunction_37 = disjunction_36 | (request_12_bytes & {4{winner[12]}}) | (request_13_bytes &
      {4{winner[13]}});
  wire [3:0] disjunction_38 = disjunction_37 | (request_14_bytes & {4{winner[14]}}) | (request_15_bytes &
      {4{winner[15]}});
  wire [3:0] disjunction_39 = disjunction_38 | (request_16_bytes & {4{winner[16]}}) | (request_17_bytes &
      {4{winner[17]}});
  wire [3:0] disjunction_40 = disjunction_39 | (request_18_bytes & {4{winner[18]}}) | (request_19_bytes &
      {4{winner[19]}});
  wire [3:0] disjunction_41 = disjunction_40 | (request_20_bytes & {4{winner[20]}}) | (request_21_bytes &
      {4{winner[21]}});
  wire [3:0] disjunction_42 = disjunction_41 | (request_22_bytes & {4{winner[22]}}) | (request_23_bytes &
      {4{winner[23]}});
  wire [3:0] disjunction_43 = disjunction_42 | (request_24_bytes & {4{winner[24]}}) | (request_25_bytes &
      {4{winner[25]}});
  wire [3:0] disjunction_44 = disjunction_43 | (request_26_bytes & {4{winner[26]}}) | (request_27_bytes &
      {4{winner[27]}});
  wire [3:0] disjunction_45 = disjunction_44 | (request_28_bytes & {4{winner[28]}}) | (request_29_bytes &
      {4{winner[29]}});

  assign bank_bytes_0 = disjunction_45 | (request_30_bytes & {4{winner[30]}}) | (request_31_bytes & {4{winner[31]}});
  assign wanted_2 = {valid_31 & (request_31_bank == 5'd1), valid_30 & (request_30_bank == 5'd1), valid_29 &
      (request_29_bank == 5'd1), valid_28 & (request_28_bank == 5'd1), valid_27 & (request_27_bank == 5'd1), valid_26
      & (request_26_bank == 5'd1), valid_25 & (request_25_bank == 5'd1), valid_24 & (request_24_bank == 5'd1),
      valid_23 & (request_23_bank == 5'd1), valid_22 & (request_22_bank == 5'd1), valid_21 & (request_21_bank ==
      5'd1), valid_20 & (request_20_bank == 5'd1), valid_19 & (request_19_bank == 5'd1), valid_18 & (request_18_bank
      == 5'd1), valid_17 & (request_17_bank == 5'd1), valid_16 & (request_16_bank == 5'd1), valid_15 &
      (request_15_bank == 5'd1), valid_14 & (request_14_bank == 5'd1), valid_13 & (request_13_bank == 5'd1), valid_12
      & (request_12_bank == 5'd1), valid_11 & (request_11_bank == 5'd1), valid_10 & (request_10_bank == 5'd1),
      valid_9 & (request_9_bank == 5'd1), valid_8 & (request_8_bank == 5'd1), valid_7 & (request_7_bank == 5'd1),
      valid_6 & (request_6_bank == 5'd1), valid_5 & (request_5_bank == 5'd1), valid_4 & (request_4_bank == 5'd1),
      valid_3 & (request_3_bank == 5'd1), valid_2 & (request_2_bank == 5'd1), valid_1 & (request_1_bank == 5'd1),
      valid_0 & (request_0_bank == 5'd1)};
  assign winner_2 = wanted_2 & (-wanted_2);
  assign enable_1 = |wanted_2;

  wire [9:0] disjunction_46 = (request_0_row & {10{winner_2[0]}}) | (request_1_row & {10{winner_2[1]}});
  wire [9:0] disjunction_47 = disjunction_46 | (request_2_row & {10{winner_2[2]}}) | (request_3_row &
      {10{winner_2[3]}});
  wire [9:0] disjunction_48 = disjunction_47 | (request_4_row & {10{winner_2[4]}}) | (request_5_row &
      {10{winner_2[5]}});
  wire [9:0] disjunction_49 = disjunction_48 | (request_6_row & {10{winner_2[6]}}) | (request_7_row &
      {10{winner_2[7]}});
  wire [9:0] disjunction_50 = disjunction_49 | (request_8_row & {10{winner_2[8]}}) | (request_9_row &
      {10{winner_2[9]}});
  wire [9:0] disjunction_51 = disjunction_50 | (request_10_row & {10{winner_2[10]}}) | (request_11_row &
      {10{winner_2[11]}});
  wire [9:0] disjunction_52 = disjunction_51 | (request_12_row & {10{winner_2[12]}}) | (request_13_row &
      {10{winner_2[13]}});
  wire [9:0] disjunction_53 = disjunction_52 | (request_14_row & {10{winner_2[14]}}) | (request_15_row &
      {10{winner_2[15]}});
  wire [9:0] disjunction_54 = disjunction_53 | (request_16_row & {10{winner_2[16]}}) | (request_17_row &
      {10{winner_2[17]}});
  wire [9:0] disjunction_55 = disjunction_54 | (request_18_row & {10{winner_2[18]}}) | (request_19_row &
      {10{winner_2[19]}});
  wire [9:0] disjunction_56 = disjunction_55 | (request_20_row & {10{winner_2[20]}}) | (request_21_row &
      {10{winner_2[21]}});
  wire [9:0] disjunction_57 = disjunction_56 | (request_22_row & {10{winner_2[22]}}) | (request_23_row &
      {10{winner_2[23]}});
  wire [9:0] disjunction_58 = disjunction_57 | (request_24_row & {10{winner_2[24]}}) | (request_25_row &
      {10{winner_2[25]}});
  wire [9:0] disjunction_59 = disjunction_58 | (request_26_row & {10{winner_2[26]}}) | (request_27_row &
      {10{winner_2[27]}});
  wire [9:0] disjunction_60 = disjunction_59 | (request_28_row & {10{winner_2[28]}}) | (request_29_row &
      {10{winner_2[29]}});

  assign row_of_bank_2 = disjunction_60 | (request_30_row & {10{winner_2[30]}}) | (request_31_row &
      {10{winner_2[31]}});

  wire [31:0] disjunction_61 = (request_0_data & {32{winner_2[0]}}) | (request_1_data & {32{winner_2[1]}});
  wire [31:0] disjunction_62 = disjunction_61 | (request_2_data & {32{winner_2[2]}}) | (request_3_data &
      {32{winner_2[3]}});
  wire [31:0] disjunction_63 = disjunction_62 | (request_4_data & {32{winner_2[4]}}) | (request_5_data &
      {32{winner_2[5]}});
  wire [31:0] disjunction_64 = disjunction_63 | (request_6_data & {32{winner_2[6]}}) | (request_7_data &
      {32{winner_2[7]}});
  wire [31:0] disjunction_65 = disjunction_64 | (request_8_data & {32{winner_2[8]}}) | (request_9_data &
      {32{winner_2[9]}});
  wire [31:0] disjunction_66 = disjunction_65 | (request_10_data & {32{winner_2[10]}}) | (request_11_data &
      {32{winner_2[11]}});
  wire [31:0] disjunction_67 = disjunction_66 | (request_12_data & {32{winner_2[12]}}) | (request_13_data &
      {32{winner_2[13]}});
  wire [31:0] disjunction_68 = disjunction_67 | (request_14_data & {32{winner_2[14]}}) | (request_15_data &
      {32{winner_2[15]}});
  wire [31:0] disjunction_69 = disjunction_68 | (request_16_data & {32{winner_2[16]}}) | (request_17_data &
      {32{winner_2[17]}});
  wire [31:0] disjunction_70 = disjunction_69 | (request_18_data & {32{winner_2[18]}}) | (request_19_data &
      {32{winner_2[19]}});
  wire [31:0] disjunction_71 = disjunction_70 | (request_20_data & {32{winner_2[20]}}) | (request_21_data &
      {32{winner_2[21]}});
  wire [31:0] disjunction_72 = disjunction_71 | (request_22_data & {32{winner_2[22]}}) | (request_23_data &
      {32{winner_2[23]}});
  wire [31:0] disjunction_73 = disjunction_72 | (request_24_data & {32{winner_2[24]}}) | (request_25_data &
      {32{winner_2[25]}});
  wire [31:0] disjunction_74 = disjunction_73 | (request_26_data & {32{winner_2[26]}}) | (request_27_data &
      {32{winner_2[27]}});
  wire [31:0] disjunction_75 = disjunction_74 | (request_28_data & {32{winner_2[28]}}) | (request_29_data &
      {32{winner_2[29]}});

  assign bank_data_1 = disjunction_75 | (request_30_data & {32{winner_2[30]}}) | (request_31_data &
      {32{winner_2[31]}});

  wire [3:0] disjunction_76 = (request_0_bytes & {4{winner_2[0]}}) | (request_1_bytes & {4{winner_2[1]}});
  wire [3:0] disjunction_77 = disjunction_76 | (request_2_bytes & {4{winner_2[2]}}) | (request_3_bytes &
      {4{winner_2[3]}});
  wire [3:0] disjunction_78 = disjunction_77 | (request_4_bytes & {4{winner_2[4]}}) | (request_5_bytes &
      {4{winner_2[5]}});
  wire [3:0] disjunction_79 = disjunction_78 | (request_6_bytes & {4{winner_2[6]}}) | (request_7_bytes &
      {4{winner_2[7]}});
  wire [3:0] disjunction_80 = disjunction_79 | (request_8_bytes & {4{winner_2[8]}}) | (request_9_bytes &
      {4{winner_2[9]}});
  wire [3:0] disjunction_81 = disjunction_80 | (request_10_bytes & {4{winner_2[10]}}) | (request_11_bytes &
      {4{winner_2[11]}});
  wire [3:0] disjunction_82 = disjunction_81 | (request_12_bytes & {4{winner_2[12]}}) | (request_13_bytes &
      {4{winner_2[13]}});
  wire [3:0] disjunction_83 = disjunction_82 | (request_14_bytes & {4{winner_2[14]}}) | (request_15_bytes &
      {4{winner_2[15]}});
  wire [3:0] disjunction_84 = disjunction_83 | (request_16_bytes & {4{winner_2[16]}}) | (request_17_bytes &
      {4{winner_2[17]}});
  wire [3:0] disjunction_85 = disjunction_84 | (request_18_bytes & {4{winner_2[18]}}) | (request_19_bytes &
      {4{winner_2[19]}});
  wire [3:0] disjunction_86 = disjunction_85 | (request_20_bytes & {4{winner_2[20]}}) | (request_21_bytes &
      {4{winner_2[21]}});
  wire [3:0] disjunction_87 = disjunction_86 | (request_22_bytes & {4{winner_2[22]}}) | (request_23_bytes &
      {4{winner_2[23]}});
  wire [3:0] disjunction_88 = disjunction_87 | (request_24_bytes & {4{winner_2[24]}}) | (request_25_bytes &
      {4{winner_2[25]}});
  wire [3:0] disjunction_89 = disjunction_88 | (request_26_bytes & {4{winner_2[26]}}) | (request_27_bytes &
      {4{winner_2[27]}});
  wire [3:0] disjunction_90 = disjunction_89 | (request_28_bytes & {4{winner_2[28]}}) | (request_29_bytes &
      {4{winner_2[29]}});

  assign bank_bytes_1 = disjunction_90 | (request_30_bytes & {4{winner_2[30]}}) | (request_31_bytes &
      {4{winner_2[31]}});
  assign wanted_3 = {valid_31 & (request_31_bank == 5'd2), valid_30 & (request_30_bank == 5'd2), valid_29 &
      (request_29_bank == 5'd2), valid_28 & (request_28_bank == 5'd2), valid_27 & (request_27_bank == 5'd2), valid_26
      & (request_26_bank == 5'd2), valid_25 & (request_25_bank == 5'd2), valid_24 & (request_24_bank == 5'd2),
      valid_23 & (request_23_bank == 5'd2), valid_22 & (request_22_bank == 5'd2), valid_21 & (request_21_bank ==
      5'd2), valid_20 & (request_20_bank == 5'd2), valid_19 & (request_19_bank == 5'd2), valid_18 & (request_18_bank
      == 5'd2), valid_17 & (request_17_bank == 5'd2), valid_16 & (request_16_bank == 5'd2), valid_15 &
      (request_15_bank == 5'd2), valid_14 & (request_14_bank == 5'd2), valid_13 & (request_13_bank == 5'd2), valid_12
      & (request_12_bank == 5'd2), valid_11 & (request_11_bank == 5'd2), valid_10 & (request_10_bank == 5'd2),
      valid_9 & (request_9_bank == 5'd2), valid_8 & (request_8_bank == 5'd2), valid_7 & (request_7_bank == 5'd2),
      valid_6 & (request_6_bank == 5'd2), valid_5 & (request_5_bank == 5'd2), valid_4 & (request_4_bank == 5'd2),
      valid_3 & (request_3_bank == 5'd2), valid_2 & (request_2_bank == 5'd2), valid_1 & (request_1_bank == 5'd2),
      valid_0 & (request_0_bank == 5'd2)};
  assign winner_3 = wanted_3 & (-wanted_3);
  assign enable_2 = |wanted_3;

  wire [9:0] disjunction_91 = (request_0_row & {10{winner_3[0]}}) | (request_1_row & {10{winner_3[1]}});
  wire [9:0] disjunction_92 = disjunction_91 | (request_2_row & {10{winner_3[2]}}) | (request_3_row &
      {10{winner_3[3]}});
  wire [9:0] disjunction_93 = disjunction_92 | (request_4_row & {10{winner_3[4]}}) | (request_5_row &
      {10{winner_3[5]}});
  wire [9:0] disjunction_94 = disjunction_93 | (request_6_row & {10{winner_3[6]}}) | (request_7_row &
      {10{winner_3[7]}});
  wire [9:0] disjunction_95 = disjunction_94 | (request_8_row & {10{winner_3[8]}}) | (request_9_row &
      {10{winner_3[9]}});
  wire [9:0] disjunction_96 = disjunction_95 | (request_10_row & {10{winner_3[10]}}) | (request_11_row &
      {10{winner_3[11]}});
  wire [9:0] disjunction_97 = disjunction_96 | (request_12_row & {10{winner_3[12]}}) | (request_13_row &
      {10{winner_3[13]}});
  wire [9:0] disjunction_98 = disjunction_97 | (request_14_row & {10{winner_3[14]}}) | (request_15_row &
      {10{winner_3[15]}});
  wire [9:0] disjunction_99 = disjunction_98 | (request_16_row & {10{winner_3[16]}}) | (request_17_row &
      {10{winner_3[17]}});
  wire [9:0] disjunction_100 = disjunction_99 | (request_18_row & {10{winner_3[18]}}) | (request_19_row &
      {10{winner_3[19]}});
  wire [9:0] disjunction_101 = disjunction_100 | (request_20_row & {10{winner_3[20]}}) | (request_21_row &
      {10{winner_3[21]}});
  wire [9:0] disjunction_102 = disjunction_101 | (request_22_row & {10{winner_3[22]}}) | (request_23_row &
      {10{winner_3[23]}});
  wire [9:0] disjunction_103 = disjunction_102 | (request_24_row & {10{winner_3[24]}}) | (request_25_row &
      {10{winner_3[25]}});
  wire [9:0] disjunction_104 = disjunction_103 | (request_26_row & {10{winner_3[26]}}) | (request_27_row &
      {10{winner_3[27]}});
  wire [9:0] disjunction_105 = disjunction_104 | (request_28_row & {10{winner_3[28]}}) | (request_29_row &
      {10{winner_3[29]}});

  assign row_of_bank_3 = disjunction_105 | (request_30_row & {10{winner_3[30]}}) | (request_31_row &
      {10{winner_3[31]}});

  wire [31:0] disjunction_106 = (request_0_data & {32{winner_3[0]}}) | (request_1_data & {32{winner_3[1]}});
  wire [31:0] disjunction_107 = disjunction_106 | (request_2_data & {32{winner_3[2]}}) | (request_3_data &
      {32{winner_3[3]}});
  wire [31:0] disjunction_108 = disjunction_107 | (request_4_data & {32{winner_3[4]}}) | (request_5_data &
      {32{winner_3[5]}});
  wire [31:0] disjunction_109 = disjunction_108 | (request_6_data & {32{winner_3[6]}}) | (request_7_data &
      {32{winner_3[7]}});
  wire [31:0] disjunction_110 = disjunction_109 | (request_8_data & {32{winner_3[8]}}) | (request_9_data &
      {32{winner_3[9]}});
  wire [31:0] disjunction_111 = disjunction_110 | (request_10_data & {32{winner_3[10]}}) | (request_11_data &
      {32{winner_3[11]}});
  wire [31:0] disjunction_112 = disjunction_111 | (request_12_data & {32{winner_3[12]}}) | (request_13_data &
      {32{winner_3[13]}});
  wire [31:0] disjunction_113 = disjunction_112 | (request_14_data & {32{winner_3[14]}}) | (request_15_data &
      {32{winner_3[15]}});
  wire [31:0] disjunction_114 = disjunction_113 | (request_16_data & {32{winner_3[16]}}) | (request_17_data &
      {32{winner_3[17]}});
  wire [31:0] disjunction_115 = disjunction_114 | (request_18_data & {32{winner_3[18]}}) | (request_19_data &
      {32{winner_3[19]}});
  wire [31:0] disjunction_116 = disjunction_115 | (request_20_data & {32{winner_3[20]}}) | (request_21_data &
      {32{winner_3[21]}});
  wire [31:0] disjunction_117 = disjunction_116 | (request_22_data & {32{winner_3[22]}}) | (request_23_data &
      {32{winner_3[23]}});
  wire [31:0] disjunction_118 = disjunction_117 | (request_24_data & {32{winner_3[24]}}) | (request_25_data &
      {32{winner_3[25]}});
  wire [31:0] disjunction_119 = disjunction_118 | (request_26_data & {32{winner_3[26]}}) | (request_27_data &
      {32{winner_3[27]}});
  wire [31:0] disjunction_120 = disjunction_119 | (request_28_data & {32{winner_3[28]}}) | (request_29_data &
      {32{winner_3[29]}});

  assign bank_data_2 = disjunction_120 | (request_30_data & {32{winner_3[30]}}) | (request_31_data &
      {32{winner_3[31]}});

  wire [3:0] disjunction_121 = (request_0_bytes & {4{winner_3[0]}}) | (request_1_bytes & {4{winner_3[1]}});
  wire [3:0] disjunction_122 = disjunction_121 | (request_2_bytes & {4{winner_3[2]}}) | (request_3_bytes &
      {4{winner_3[3]}});
  wire [3:0] disjunction_123 = disjunction_122 | (request_4_bytes & {4{winner_3[4]}}) | (request_5_bytes &
      {4{winner_3[5]}});
  wire [3:0] disjunction_124 = disjunction_123 | (request_6_bytes & {4{winner_3[6]}}) | (request_7_bytes &
      {4{winner_3[7]}});
  wire [3:0] disjunction_125 = disjunction_124 | (request_8_bytes & {4{winner_3[8]}}) | (request_9_bytes &
      {4{winner_3[9]}});
  wire [3:0] disjunction_126 = disjunction_125 | (request_10_bytes & {4{winner_3[10]}}) | (request_11_bytes &
      {4{winner_3[11]}});
  wire [3:0] disjunction_127 = disjunction_126 | (request_12_bytes & {4{winner_3[12]}}) | (request_13_bytes &
      {4{winner_3[13]}});
  wire [3:0] disjunction_128 = disjunction_127 | (request_14_bytes & {4{winner_3[14]}}) | (request_15_bytes &
      {4{winner_3[15]}});
  wire [3:0] disjunction_129 = disjunction_128 | (request_16_bytes & {4{winner_3[16]}}) | (request_17_bytes &
      {4{winner_3[17]}});
  wire [3:0] disjunction_130 = disjunction_129 | (request_18_bytes & {4{winner_3[18]}}) | (request_19_bytes &
      {4{winner_3[19]}});
  wire [3:0] disjunction_131 = disjunction_130 | (request_20_bytes & {4{winner_3[20]}}) | (request_21_bytes &
      {4{winner_3[21]}});
  wire [3:0] disjunction_132 = disjunction_131 | (request_22_bytes & {4{winner_3[22]}}) | (request_23_bytes &
      {4{winner_3[23]}});
  wire [3:0] disjunction_133 = disjunction_132 | (request_24_bytes & {4{winner_3[24]}}) | (request_25_bytes &
      {4{winner_3[25]}});
  wire [3:0] disjunction_134 = disjunction_133 | (request_26_bytes & {4{winner_3[26]}}) | (request_27_bytes &
      {4{winner_3[27]}});
  wire [3:0] disjunction_135 = disjunction_134 | (request_28_bytes & {4{winner_3[28]}}) | (request_29_bytes &
      {4{winner_3[29]}});

  assign bank_bytes_2 = disjunction_135 | (request_30_bytes & {4{winner_3[30]}}) | (request_31_bytes &
      {4{winner_3[31]}});
  assign wanted_4 = {valid_31 & (request_31_bank == 5'd3), valid_30 & (request_30_bank == 5'd3), valid_29 &
      (request_29_bank == 5'd3), valid_28 & (request_28_bank == 5'd3), valid_27 & (request_27_bank == 5'd3), valid_26
      & (request_26_bank == 5'd3), valid_25 & (request_25_bank == 5'd3), valid_24 & (request_24_bank == 5'd3),
      valid_23 & (request_23_bank == 5'd3), valid_22 & (request_22_bank == 5'd3), valid_21 & (request_21_bank ==
      5'd3), valid_20 & (request_20_bank == 5'd3), valid_19 & (request_19_bank == 5'd3), valid_18 & (request_18_bank
      == 5'd3), valid_17 & (request_17_bank == 5'd3), valid_16 & (request_16_bank == 5'd3), valid_15 &
      (request_15_bank == 5'd3), valid_14 & (request_14_bank == 5'd3), valid_13 & (request_13_bank == 5'd3), valid_12
      & (request_12_bank == 5'd3), valid_11 & (request_11_bank == 5'd3), valid_10 & (request_10_bank == 5'd3),
      valid_9 & (request_9_bank == 5'd3), valid_8 & (request_8_bank == 5'd3), valid_7 & (request_7_bank == 5'd3),
      valid_6 & (request_6_bank == 5'd3), valid_5 & (request_5_bank == 5'd3), valid_4 & (request_4_bank == 5'd3),
      valid_3 & (request_3_bank == 5'd3), valid_2 & (request_2_bank == 5'd3), valid_1 & (request_1_bank == 5'd3),
      valid_0 & (request_0_bank == 5'd3)};
  assign winner_4 = wanted_4 & (-wanted_4);
  assign enable_3 = |wanted_4;

  wire [9:0] disjunction_136 = (request_0_row & {10{winner_4[0]}}) | (request_1_row & {10{winner_4[1]}});
  wire [9:0] disjunction_137 = disjunction_136 | (request_2_row & {10{winner_4[2]}}) | (request_3_row &
      {10{winner_4[3]}});
  wire [9:0] disjunction_138 = disjunction_137 | (request_4_row & {10{winner_4[4]}}) | (request_5_row &
      {10{winner_4[5]}});
  wire [9:0] disjunction_139 = disjunction_138 | (request_6_row & {10{winner_4[6]}}) | (request_7_row &
      {10{winner_4[7]}});
  wire [9:0] disjunction_140 = disjunction_139 | (request_8_row & {10{winner_4[8]}}) | (request_9_row &
      {10{winner_4[9]}});
  wire [9:0] disjunction_141 = disjunction_140 | (request_10_row & {10{winner_4[10]}}) | (request_11_row &
      {10{winner_4[11]}});
  wire [9:0] disjunction_142 = disjunction_141 | (request_12_row & {10{winner_4[12]}}) | (request_13_row &
      {10{winner_4[13]}});
  wire [9:0] disjunction_143 = disjunction_142 | (request_14_row & {10{winner_4[14]}}) | (request_15_row &
      {10{winner_4[15]}});
  wire [9:0] disjunction_144 = disjunction_143 | (request_16_row & {10{winner_4[16]}}) | (request_17_row &
      {10{winner_4[17]}});
  wire [9:0] disjunction_145 = disjunction_144 | (request_18_row & {10{winner_4[18]}}) | (request_19_row &
      {10{winner_4[19]}});
  wire [9:0] disjunction_146 = disjunction_145 | (request_20_row & {10{winner_4[20]}}) | (request_21_row &
      {10{winner_4[21]}});
  wire [9:0] disjunction_147 = disjunction_146 | (request_22_row & {10{winner_4[22]}}) | (request_23_row &
      {10{winner_4[23]}});
  wire [9:0] disjunction_148 = disjunction_147 | (request_24_row & {10{winner_4[24]}}) | (request_25_row &
      {10{winner_4[25]}});
  wire [9:0] disjunction_149 = disjunction_148 | (request_26_row & {10{winner_4[26]}}) | (request_27_row &
      {10{winner_4[27]}});
  wire [9:0] disjunction_150 = disjunction_149 | (request_28_row & {10{winner_4[28]}}) | (request_29_row &
      {10{winner_4[29]}});

  assign row_of_bank_4 = disjunction_150 | (request_30_row & {10{winner_4[30]}}) | (request_31_row &
      {10{winner_4[31]}});

  wire [31:0] disjunction_151 = (request_0_data & {32{winner_4[0]}}) | (request_1_data & {32{winner_4[1]}});
  wire [31:0] disjunction_152 = disjunction_151 | (request_2_data & {32{winner_4[2]}}) | (request_3_data &
      {32{winner_4[3]}});
  wire [31:0] disjunction_153 = disjunction_152 | (request_4_data & {32{winner_4[4]}}) | (request_5_data &
      {32{winner_4[5]}});
  wire [31:0] disjunction_154 = disjunction_153 | (request_6_data & {32{winner_4[6]}}) | (request_7_data &
      {32{winner_4[7]}});
  wire [31:0] disjunction_155 = disjunction_154 | (request_8_data & {32{winner_4[8]}}) | (request_9_data &
      {32{winner_4[9]}});
  wire [31:0] disjunction_156 = disjunction_155 | (request_10_data & {32{winner_4[10]}}) | (request_11_data &
      {32{winner_4[11]}});
  wire [31:0] disjunction_157 = disjunction_156 | (request_12_data & {32{winner_4[12]}}) | (request_13_data &
      {32{winner_4[13]}});
  wire [31:0] disjunction_158 = disjunction_157 | (request_14_data & {32{winner_4[14]}}) | (request_15_data &
      {32{winner_4[15]}});
  wire [31:0] disjunction_159 = disjunction_158 | (request_16_data & {32{winner_4[16]}}) | (request_17_data &
      {32{winner_4[17]}});
  wire [31:0] disjunction_160 = disjunction_159 | (request_18_data & {32{winner_4[18]}}) | (request_19_data &
      {32{winner_4[19]}});
  wire [31:0] disjunction_161 = disjunction_160 | (request_20_data & {32{winner_4[20]}}) | (request_21_data &
      {32{winner_4[21]}});
  wire [31:0] disjunction_162 = disjunction_161 | (request_22_data & {32{winner_4[22]}}) | (request_23_data &
      {32{winner_4[23]}});
  wire [31:0] disjunction_163 = disjunction_162 | (request_24_data & {32{winner_4[24]}}) | (request_25_data &
      {32{winner_4[25]}});
  wire [31:0] disjunction_164 = disjunction_163 | (request_26_data & {32{winner_4[26]}}) | (request_27_data &
      {32{winner_4[27]}});
  wire [31:0] disjunction_165 = disjunction_164 | (request_28_data & {32{winner_4[28]}}) | (request_29_data &
      {32{winner_4[29]}});

  assign bank_data_3 = disjunction_165 | (request_30_data & {32{winner_4[30]}}) | (request_31_data &
      {32{winner_4[31]}});

  wire [3:0] disjunction_166 = (request_0_bytes & {4{winner_4[0]}}) | (request_1_bytes & {4{winner_4[1]}});
  wire [3:0] disjunction_167 = disjunction_166 | (request_2_bytes & {4{winner_4[2]}}) | (request_3_bytes &
      {4{winner_4[3]}});
  wire [3:0] disjunction_168 = disjunction_167 | (request_4_bytes & {4{winner_4[4]}}) | (request_5_bytes &
      {4{winner_4[5]}});
  wire [3:0] disjunction_169 = disjunction_168 | (request_6_bytes & {4{winner_4[6]}}) | (request_7_bytes &
      {4{winner_4[7]}});
  wire [3:0] disjunction_170 = disjunction_169 | (request_8_bytes & {4{winner_4[8]}}) | (request_9_bytes &
      {4{winner_4[9]}});
  wire [3:0] disjunction_171 = disjunction_170 | (request_10_bytes & {4{winner_4[10]}}) | (request_11_bytes &
      {4{winner_4[11]}});
  wire [3:0] disjunction_172 = disjunction_171 | (request_12_bytes & {4{winner_4[12]}}) | (request_13_bytes &
      {4{winner_4[13]}});
  wire [3:0] disjunction_173 = disjunction_172 | (request_14_bytes & {4{winner_4[14]}}) | (request_15_bytes &
      {4{winner_4[15]}});
  wire [3:0] disjunction_174 = disjunction_173 | (request_16_bytes & {4{winner_4[16]}}) | (request_17_bytes &
      {4{winner_4[17]}});
  wire [3:0] disjunction_175 = disjunction_174 | (request_18_bytes & {4{winner_4[18]}}) | (request_19_bytes &
      {4{winner_4[19]}});
  wire [3:0] disjunction_176 = disjunction_175 | (request_20_bytes & {4{winner_4[20]}}) | (request_21_bytes &
      {4{winner_4[21]}});
  wire [3:0] disjunction_177 = disjunction_176 | (request_22_bytes & {4{winner_4[22]}}) | (request_23_bytes &
      {4{winner_4[23]}});
  wire [3:0] disjunction_178 = disjunction_177 | (request_24_bytes & {4{winner_4[24]}}) | (request_25_bytes &
      {4{winner_4[25]}});
  wire [3:0] disjunction_179 = disjunction_178 | (request_26_bytes & {4{winner_4[26]}}) | (request_27_bytes &
      {4{winner_4[27]}});
  wire [3:0] disjunction_180 = disjunction_179 | (request_28_bytes & {4{winner_4[28]}}) | (request_29_bytes &
      {4{winner_4[29]}});

  assign bank_bytes_3 = disjunction_180 | (request_30_bytes & {4{winner_4[30]}}) | (request_31_bytes &
      {4{winner_4[31]}});
  assign wanted_5 = {valid_31 & (request_31_bank == 5'd4), valid_30 & (request_30_bank == 5'd4), valid_29 &
      (request_29_bank == 5'd4), valid_28 & (request_28_bank == 5'd4), valid_27 & (request_27_bank == 5'd4), valid_26
      & (request_26_bank == 5'd4), valid_25 & (request_25_bank == 5'd4), valid_24 & (request_24_bank == 5'd4),
      valid_23 & (request_23_bank == 5'd4), valid_22 & (request_22_bank == 5'd4), valid_21 & (request_21_bank ==
      5'd4), valid_20 & (request_20_bank == 5'd4), valid_19 & (request_19_bank == 5'd4), valid_18 & (request_18_bank
      == 5'd4), valid_17 & (request_17_bank == 5'd4), valid_16 & (request_16_bank == 5'd4), valid_15 &
      (request_15_bank == 5'd4), valid_14 & (request_14_bank == 5'd4), valid_13 & (request_13_bank == 5'd4), valid_12
      & (request_12_bank == 5'd4), valid_11 & (request_11_bank == 5'd4), valid_10 & (request_10_bank == 5'd4),
      valid_9 & (request_9_bank == 5'd4), valid_8 & (request_8_bank == 5'd4), valid_7 & (request_7_bank == 5'd4),
      valid_6 & (request_6_bank == 5'd4), valid_5 & (request_5_bank == 5'd4), valid_4 & (request_4_bank == 5'd4),
      valid_3 & (request_3_bank == 5'd4), valid_2 & (request_2_bank == 5'd4), valid_1 & (request_1_bank == 5'd4),
      valid_0 & (request_0_bank == 5'd4)};
  assign winner_5 = wanted_5 & (-wanted_5);
  assign enable_4 = |wanted_5;

  wire [9:0] disjunction_181 = (request_0_row & {10{winner_5[0]}}) | (request_1_row & {10{winner_5[1]}});
  wire [9:0] disjunction_182 = disjunction_181 | (request_2_row & {10{winner_5[2]}}) | (request_3_row &
      {10{winner_5[3]}});
  wire [9:0] disjunction_183 = disjunction_182 | (request_4_row & {10{winner_5[4]}}) | (request_5_row &
      {10{winner_5[5]}});
  wire [9:0] disjunction_184 = disjunction_183 | (request_6_row & {10{winner_5[6]}}) | (request_7_row &
      {10{winner_5[7]}});
  wire [9:0] disjunction_185 = disjunction_184 | (request_8_row & {10{winner_5[8]}}) | (request_9_row &
      {10{winner_5[9]}});
  wire [9:0] disjunction_186 = disjunction_185 | (request_10_row & {10{winner_5[10]}}) | (request_11_row &
      {10{winner_5[11]}});
  wire [9:0] disjunction_187 = disjunction_186 | (request_12_row & {10{winner_5[12]}}) | (request_13_row &
      {10{winner_5[13]}});
  wire [9:0] disjunction_188 = disjunction_187 | (request_14_row & {10{winner_5[14]}}) | (request_15_row &
      {10{winner_5[15]}});
  wire [9:0] disjunction_189 = disjunction_188 | (request_16_row & {10{winner_5[16]}}) | (request_17_row &
      {10{winner_5[17]}});
  wire [9:0] disjunction_190 = disjunction_189 | (request_18_row & {10{winner_5[18]}}) | (request_19_row &
      {10{winner_5[19]}});
  wire [9:0] disjunction_191 = disjunction_190 | (request_20_row & {10{winner_5[20]}}) | (request_21_row &
      {10{winner_5[21]}});
  wire [9:0] disjunction_192 = disjunction_191 | (request_22_row & {10{winner_5[22]}}) | (request_23_row &
      {10{winner_5[23]}});
  wire [9:0] disjunction_193 = disjunction_192 | (request_24_row & {10{winner_5[24]}}) | (request_25_row &
      {10{winner_5[25]}});
  wire [9:0] disjunction_194 = disjunction_193 | (request_26_row & {10{winner_5[26]}}) | (request_27_row &
      {10{winner_5[27]}});
  wire [9:0] disjunction_195 = disjunction_194 | (request_28_row & {10{winner_5[28]}}) | (request_29_row &
      {10{winner_5[29]}});

  assign row_of_bank_5 = disjunction_195 | (request_30_row & {10{winner_5[30]}}) | (request_31_row &
      {10{winner_5[31]}});

  wire [31:0] disjunction_196 = (request_0_data & {32{winner_5[0]}}) | (request_1_data & {32{winner_5[1]}});
  wire [31:0] disjunction_197 = disjunction_196 | (request_2_data & {32{winner_5[2]}}) | (request_3_data &
      {32{winner_5[3]}});
  wire [31:0] disjunction_198 = disjunction_197 | (request_4_data & {32{winner_5[4]}}) | (request_5_data &
      {32{winner_5[5]}});
  wire [31:0] disjunction_199 = disjunction_198 | (request_6_data & {32{winner_5[6]}}) | (request_7_data &
      {32{winner_5[7]}});
  wire [31:0] disjunction_200 = disjunction_199 | (request_8_data & {32{winner_5[8]}}) | (request_9_data &
      {32{winner_5[9]}});
  wire [31:0] disjunction_201 = disjunction_200 | (request_10_data & {32{winner_5[10]}}) | (request_11_data &
      {32{winner_5[11]}});
  wire [31:0] disjunction_202 = disjunction_201 | (request_12_data & {32{winner_5[12]}}) | (request_13_data &
      {32{winner_5[13]}});
  wire [31:0] disjunction_203 = disjunction_202 | (request_14_data & {32{winner_5[14]}}) | (request_15_data &
      {32{winner_5[15]}});
  wire [31:0] disjunction_204 = disjunction_203 | (request_16_data & {32{winner_5[16]}}) | (request_17_data &
      {32{winner_5[17]}});
  wire [31:0] disjunction_205 = disjunction_204 | (request_18_data & {32{winner_5[18]}}) | (request_19_data &
      {32{winner_5[19]}});
  wire [31:0] disjunction_206 = disjunction_205 | (request_20_data & {32{winner_5[20]}}) | (request_21_data &
      {32{winner_5[21]}});
  wire [31:0] disjunction_207 = disjunction_206 | (request_22_data & {32{winner_5[22]}}) | (request_23_data &
      {32{winner_5[23]}});
  wire [31:0] disjunction_208 = disjunction_207 | (request_24_data & {32{winner_5[24]}}) | (request_25_data &
      {32{winner_5[25]}});
  wire [31:0] disjunction_209 = disjunction_208 | (request_26_data & {32{winner_5[26]}}) | (request_27_data &
      {32{winner_5[27]}});
  wire [31:0] disjunction_210 = disjunction_209 | (request_28_data & {32{winner_5[28]}}) | (request_29_data &
      {32{winner_5[29]}});

  assign bank_data_4 = disjunction_210 | (request_30_data & {32{winner_5[30]}}) | (request_31_data &
      {32{winner_5[31]}});

  wire [3:0] disjunction_211 = (request_0_bytes & {4{winner_5[0]}}) | (request_1_bytes & {4{winner_5[1]}});
  wire [3:0] disjunction_212 = disjunction_211 | (request_2_bytes & {4{winner_5[2]}}) | (request_3_bytes &
      {4{winner_5[3]}});
  wire [3:0] disjunction_213 = disjunction_212 | (request_4_bytes & {4{winner_5[4]}}) | (request_5_bytes &
      {4{winner_5[5]}});
  wire [3:0] disjunction_214 = disjunction_213 | (request_6_bytes & {4{winner_5[6]}}) | (request_7_bytes &
      {4{winner_5[7]}});
  wire [3:0] disjunction_215 = disjunction_214 | (request_8_bytes & {4{winner_5[8]}}) | (request_9_bytes &
      {4{winner_5[9]}});
  wire [3:0] disjunction_216 = disjunction_215 | (request_10_bytes & {4{winner_5[10]}}) | (request_11_bytes &
      {4{winner_5[11]}});
  wire [3:0] disjunction_217 = disjunction_216 | (request_12_bytes & {4{winner_5[12]}}) | (request_13_bytes &
      {4{winner_5[13]}});
  wire [3:0] disjunction_218 = disjunction_217 | (request_14_bytes & {4{winner_5[14]}}) | (request_15_bytes &
      {4{winner_5[15]}});
  wire [3:0] disjunction_219 = disjunction_218 | (request_16_bytes & {4{winner_5[16]}}) | (request_17_bytes &
      {4{winner_5[17]}});
  wire [3:0] disjunction_220 = disjunction_219 | (request_18_bytes & {4{winner_5[18]}}) | (request_19_bytes &
      {4{winner_5[19]}});
  wire [3:0] disjunction_221 = disjunction_220 | (request_20_bytes & {4{winner_5[20]}}) | (request_21_bytes &
      {4{winner_5[21]}});
  wire [3:0] disjunction_222 = disjunction_221 | (request_22_bytes & {4{winner_5[22]}}) | (request_23_bytes &
      {4{winner_5[23]}});
  wire [3:0] disjunction_223 = disjunction_222 | (request_24_bytes & {4{winner_5[24]}}) | (request_25_bytes &
      {4{winner_5[25]}});
  wire [3:0] disjunction_224 = disjunction_223 | (request_26_bytes & {4{winner_5[26]}}) | (request_27_bytes &
      {4{winner_5[27]}});
  wire [3:0] disjunction_225 = disjunction_224 | (request_28_bytes & {4{winner_5[28]}}) | (request_29_bytes &
      {4{winner_5[29]}});

  assign bank_bytes_4 = disjunction_225 | (request_30_bytes & {4{winner_5[30]}}) | (request_31_bytes &
      {4{winner_5[31]}});
  assign wanted_6 = {valid_31 & (request_31_bank == 5'd5), valid_30 & (request_30_bank == 5'd5), valid_29 &
      (request_29_bank == 5'd5), valid_28 & (request_28_bank == 5'd5), valid_27 & (request_27_bank == 5'd5), valid_26
      & (request_26_bank == 5'd5), valid_25 & (request_25_bank == 5'd5), valid_24 & (request_24_bank == 5'd5),
      valid_23 & (request_23_bank == 5'd5), valid_22 & (request_22_bank == 5'd5), valid_21 & (request_21_bank ==
      5'd5), valid_20 & (request_20_bank == 5'd5), valid_19 & (request_19_bank == 5'd5), valid_18 & (request_18_bank
      == 5'd5), valid_17 & (request_17_bank == 5'd5), valid_16 & (request_16_bank == 5'd5), valid_15 &
      (request_15_bank == 5'd5), valid_14 & (request_14_bank == 5'd5), valid_13 & (request_13_bank == 5'd5), valid_12
      & (request_12_bank == 5'd5), valid_11 & (request_11_bank == 5'd5), valid_10 & (request_10_bank == 5'd5),
      valid_9 & (request_9_bank == 5'd5), valid_8 & (request_8_bank == 5'd5), valid_7 & (request_7_bank == 5'd5),
      valid_6 & (request_6_bank == 5'd5), valid_5 & (request_5_bank == 5'd5), valid_4 & (request_4_bank == 5'd5),
      valid_3 & (request_3_bank == 5'd5), valid_2 & (request_2_bank == 5'd5), valid_1 & (request_1_bank == 5'd5),
      valid_0 & (request_0_bank == 5'd5)};
  assign winner_6 = wanted_6 & (-wanted_6);
  assign enable_5 = |wanted_6;

  wire [9:0] disjunction_226 = (request_0_row & {10{winner_6[0]}}) | (request_1_row & {10{winner_6[1]}});
  wire [9:0] disjunction_227 = disjunction_226 | (request_2_row & {10{winner_6[2]}}) | (request_3_row &
      {10{winner_6[3]}});
  wire [9:0] disjunction_228 = disjunction_227 | (request_4_row & {10{winner_6[4]}}) | (request_5_row &
      {10{winner_6[5]}});
  wire [9:0] disjunction_229 = disjunction_228 | (request_6_row & {10{winner_6[6]}}) | (request_7_row &
      {10{winner_6[7]}});
  wire [9:0] disjunction_230 = disjunction_229 | (request_8_row & {10{winner_6[8]}}) | (request_9_row &
      {10{winner_6[9]}});
  wire [9:0] disjunction_231 = disjunction_230 | (request_10_row & {10{winner_6[10]}}) | (request_11_row &
      {10{winner_6[11]}});
  wire [9:0] disjunction_232 = disjunction_231 | (request_12_row & {10{winner_6[12]}}) | (request_13_row &
      {10{winner_6[13]}});
  wire [9:0] disjunction_233 = disjunction_232 | (request_14_row & {10{winner_6[14]}}) | (request_15_row &
      {10{winner_6[15]}});
  wire [9:0] disjunction_234 = disjunction_233 | (request_16_row & {10{winner_6[16]}}) | (request_17_row &
      {10{winner_6[17]}});
  wire [9:0] disjunction_235 = disjunction_234 | (request_18_row & {10{winner_6[18]}}) | (request_19_row &
      {10{winner_6[19]}});
  wire [9:0] disjunction_236 = disjunction_235 | (request_20_row & {10{winner_6[20]}}) | (request_21_row &
      {10{winner_6[21]}});
  wire [9:0] disjunction_237 = disjunction_236 | (request_22_row & {10{winner_6[22]}}) | (request_23_row &
      {10{winner_6[23]}});
  wire [9:0] disjunction_238 = disjunction_237 | (request_24_row & {10{winner_6[24]}}) | (request_25_row &
      {10{winner_6[25]}});
  wire [9:0] disjunction_239 = disjunction_238 | (request_26_row & {10{winner_6[26]}}) | (request_27_row &
      {10{winner_6[27]}});
  wire [9:0] disjunction_240 = disjunction_239 | (request_28_row & {10{winner_6[28]}}) | (request_29_row &
      {10{winner_6[29]}});

  assign row_of_bank_6 = disjunction_240 | (request_30_row & {10{winner_6[30]}}) | (request_31_row &
      {10{winner_6[31]}});

  wire [31:0] disjunction_241 = (request_0_data & {32{winner_6[0]}}) | (request_1_data & {32{winner_6[1]}});
  wire [31:0] disjunction_242 = disjunction_241 | (request_2_data & {32{winner_6[2]}}) | (request_3_data &
      {32{winner_6[3]}});
  wire [31:0] disjunction_243 = disjunction_242 | (request_4_data & {32{winner_6[4]}}) | (request_5_data &
      {32{winner_6[5]}});
  wire [31:0] disjunction_244 = disjunction_243 | (request_6_data & {32{winner_6[6]}}) | (request_7_data &
      {32{winner_6[7]}});
  wire [31:0] disjunction_245 = disjunction_244 | (request_8_data & {32{winner_6[8]}}) | (request_9_data &
      {32{winner_6[9]}});
  wire [31:0] disjunction_246 = disjunction_245 | (request_10_data & {32{winner_6[10]}}) | (request_11_data &
      {32{winner_6[11]}});
  wire [31:0] disjunction_247 = disjunction_246 | (request_12_data & {32{winner_6[12]}}) | (request_13_data &
      {32{winner_6[13]}});
  wire [31:0] disjunction_248 = disjunction_247 | (request_14_data & {32{winner_6[14]}}) | (request_15_data &
      {32{winner_6[15]}});
  wire [31:0] disjunction_249 = disjunction_248 | (request_16_data & {32{winner_6[16]}}) | (request_17_data &
      {32{winner_6[17]}});
  wire [31:0] disjunction_250 = disjunction_249 | (request_18_data & {32{winner_6[18]}}) | (request_19_data &
      {32{winner_6[19]}});
  wire [31:0] disjunction_251 = disjunction_250 | (request_20_data & {32{winner_6[20]}}) | (request_21_data &
      {32{winner_6[21]}});
  wire [31:0] disjunction_252 = disjunction_251 | (request_22_data & {32{winner_6[22]}}) | (request_23_data &
      {32{winner_6[23]}});
  wire [31:0] disjunction_253 = disjunction_252 | (request_24_data & {32{winner_6[24]}}) | (request_25_data &
      {32{winner_6[25]}});
  wire [31:0] disjunction_254 = disjunction_253 | (request_26_data & {32{winner_6[26]}}) | (request_27_data &
      {32{winner_6[27]}});
  wire [31:0] disjunction_255 = disjunction_254 | (request_28_data & {32{winner_6[28]}}) | (request_29_data &
      {32{winner_6[29]}});

  assign bank_data_5 = disjunction_255 | (request_30_data & {32{winner_6[30]}}) | (request_31_data &
      {32{winner_6[31]}});

  wire [3:0] disjunction_256 = (request_0_bytes & {4{winner_6[0]}}) | (request_1_bytes & {4{winner_6[1]}});
  wire [3:0] disjunction_257 = disjunction_256 | (request_2_bytes & {4{winner_6[2]}}) | (request_3_bytes &
      {4{winner_6[3]}});
  wire [3:0] disjunction_258 = disjunction_257 | (request_4_bytes & {4{winner_6[4]}}) | (request_5_bytes &
      {4{winner_6[5]}});
  wire [3:0] disjunction_259 = disjunction_258 | (request_6_bytes & {4{winner_6[6]}}) | (request_7_bytes &
      {4{winner_6[7]}});
  wire [3:0] disjunction_260 = disjunction_259 | (request_8_bytes & {4{winner_6[8]}}) | (request_9_bytes &
      {4{winner_6[9]}});
  wire [3:0] disjunction_261 = disjunction_260 | (request_10_bytes & {4{winner_6[10]}}) | (request_11_bytes &
      {4{winner_6[11]}});
  wire [3:0] disjunction_262 = disjunction_261 | (request_12_bytes & {4{winner_6[12]}}) | (request_13_bytes &
      {4{winner_6[13]}});
  wire [3:0] disjunction_263 = disjunction_262 | (request_14_bytes & {4{winner_6[14]}}) | (request_15_bytes &
      {4{winner_6[15]}});
  wire [3:0] disjunction_264 = disjunction_263 | (request_16_bytes & {4{winner_6[16]}}) | (request_17_bytes &
      {4{winner_6[17]}});
  wire [3:0] disjunction_265 = disjunction_264 | (request_18_bytes & {4{winner_6[18]}}) | (request_19_bytes &
      {4{winner_6[19]}});
  wire [3:0] disjunction_266 = disjunction_265 | (request_20_bytes & {4{winner_6[20]}}) | (request_21_bytes &
      {4{winner_6[21]}});
  wire [3:0] disjunction_267 = disjunction_266 | (request_22_bytes & {4{winner_6[22]}}) | (request_23_bytes &
      {4{winner_6[23]}});
  wire [3:0] disjunction_268 = disjunction_267 | (request_24_bytes & {4{winner_6[24]}}) | (request_25_bytes &
      {4{winner_6[25]}});
  wire [3:0] disjunction_269 = disjunction_268 | (request_26_bytes & {4{winner_6[26]}}) | (request_27_bytes &
      {4{winner_6[27]}});
  wire [3:0] disjunction_270 = disjunction_269 | (request_28_bytes & {4{winner_6[28]}}) | (request_29_bytes &
      {4{winner_6[29]}});

  assign bank_bytes_5 = disjunction_270 | (request_30_bytes & {4{winner_6[30]}}) | (request_31_bytes &
      {4{winner_6[31]}});
  assign wanted_7 = {valid_31 & (request_31_bank == 5'd6), valid_30 & (request_30_bank == 5'd6), valid_29 &
      (request_29_bank == 5'd6), valid_28 & (request_28_bank == 5'd6), valid_27 & (request_27_bank == 5'd6), valid_26
      & (request_26_bank == 5'd6), valid_25 & (request_25_bank == 5'd6), valid_24 & (request_24_bank == 5'd6),
      valid_23 & (request_23_bank == 5'd6), valid_22 & (request_22_bank == 5'd6), valid_21 & (request_21_bank ==
      5'd6), valid_20 & (request_20_bank == 5'd6), valid_19 & (request_19_bank == 5'd6), valid_18 & (request_18_bank
      == 5'd6), valid_17 & (request_17_bank == 5'd6), valid_16 & (request_16_bank == 5'd6), valid_15 &
      (request_15_bank == 5'd6), valid_14 & (request_14_bank == 5'd6), valid_13 & (request_13_bank == 5'd6), valid_12
      & (request_12_bank == 5'd6), valid_11 & (request_11_bank == 5'd6), valid_10 & (request_10_bank == 5'd6),
      valid_9 & (request_9_bank == 5'd6), valid_8 & (request_8_bank == 5'd6), valid_7 & (request_7_bank == 5'd6),
      valid_6 & (request_6_bank == 5'd6), valid_5 & (request_5_bank == 5'd6), valid_4 & (request_4_bank == 5'd6),
      valid_3 & (request_3_bank == 5'd6), valid_2 & (request_2_bank == 5'd6), valid_1 & (request_1_bank == 5'd6),
      valid_0 & (request_0_bank == 5'd6)};
  assign winner_7 = wanted_7 & (-wanted_7);
  assign enable_6 = |wanted_7;

  wire [9:0] disjunction_271 = (request_0_row & {10{winner_7[0]}}) | (request_1_row & {10{winner_7[1]}});
  wire [9:0] disjunction_272 = disjunction_271 | (request_2_row & {10{winner_7[2]}}) | (request_3_row &
      {10{winner_7[3]}});
  wire [9:0] disjunction_273 = disjunction_272 | (request_4_row & {10{winner_7[4]}}) | (request_5_row &
      {10{winner_7[5]}});
  wire [9:0] disjunction_274 = disjunction_273 | (request_6_row & {10{winner_7[6]}}) | (request_7_row &
      {10{winner_7[7]}});
  wire [9:0] disjunction_275 = disjunction_274 | (request_8_row & {10{winner_7[8]}}) | (request_9_row &
      {10{winner_7[9]}});
  wire [9:0] disjunction_276 = disjunction_275 | (request_10_row & {10{winner_7[10]}}) | (request_11_row &
      {10{winner_7[11]}});
  wire [9:0] disjunction_277 = disjunction_276 | (request_12_row & {10{winner_7[12]}}) | (request_13_row &
      {10{winner_7[13]}});
  wire [9:0] disjunction_278 = disjunction_277 | (request_14_row & {10{winner_7[14]}}) | (request_15_row &
      {10{winner_7[15]}});
  wire [9:0] disjunction_279 = disjunction_278 | (request_16_row & {10{winner_7[16]}}) | (request_17_row &
      {10{winner_7[17]}});
  wire [9:0] disjunction_280 = disjunction_279 | (request_18_row & {10{winner_7[18]}}) | (request_19_row &
      {10{winner_7[19]}});
  wire [9:0] disjunction_281 = disjunction_280 | (request_20_row & {10{winner_7[20]}}) | (request_21_row &
      {10{winner_7[21]}});
  wire [9:0] disjunction_282 = disjunction_281 | (request_22_row & {10{winner_7[22]}}) | (request_23_row &
      {10{winner_7[23]}});
  wire [9:0] disjunction_283 = disjunction_282 | (request_24_row & {10{winner_7[24]}}) | (request_25_row &
      {10{winner_7[25]}});
  wire [9:0] disjunction_284 = disjunction_283 | (request_26_row & {10{winner_7[26]}}) | (request_27_row &
      {10{winner_7[27]}});
  wire [9:0] disjunction_285 = disjunction_284 | (request_28_row & {10{winner_7[28]}}) | (request_29_row &
      {10{winner_7[29]}});

  assign row_of_bank_7 = disjunction_285 | (request_30_row & {10{winner_7[30]}}) | (request_31_row &
      {10{winner_7[31]}});

  wire [31:0] disjunction_286 = (request_0_data & {32{winner_7[0]}}) | (request_1_data & {32{winner_7[1]}});
  wire [31:0] disjunction_287 = disjunction_286 | (request_2_data & {32{winner_7[2]}}) | (request_3_data &
      {32{winner_7[3]}});
  wire [31:0] disjunction_288 = disjunction_287 | (request_4_data & {32{winner_7[4]}}) | (request_5_data &
      {32{winner_7[5]}});
  wire [31:0] disjunction_289 = disjunction_288 | (request_6_data & {32{winner_7[6]}}) | (request_7_data &
      {32{winner_7[7]}});
  wire [31:0] disjunction_290 = disjunction_289 | (request_8_data & {32{winner_7[8]}}) | (request_9_data &
      {32{winner_7[9]}});
  wire [31:0] disjunction_291 = disjunction_290 | (request_10_data & {32{winner_7[10]}}) | (request_11_data &
      {32{winner_7[11]}});
  wire [31:0] disjunction_292 = disjunction_291 | (request_12_data & {32{winner_7[12]}}) | (request_13_data &
      {32{winner_7[13]}});
  wire [31:0] disjunction_293 = disjunction_292 | (request_14_data & {32{winner_7[14]}}) | (request_15_data &
      {32{winner_7[15]}});
  wire [31:0] disjunction_294 = disjunction_293 | (request_16_data & {32{winner_7[16]}}) | (request_17_data &
      {32{winner_7[17]}});
  wire [31:0] disjunction_295 = disjunction_294 | (request_18_data & {32{winner_7[18]}}) | (request_19_data &
      {32{winner_7[19]}});
  wire [31:0] disjunction_296 = disjunction_295 | (request_20_data & {32{winner_7[20]}}) | (request_21_data &
      {32{winner_7[21]}});
  wire [31:0] disjunction_297 = disjunction_296 | (request_22_data & {32{winner_7[22]}}) | (request_23_data &
      {32{winner_7[23]}});
  wire [31:0] disjunction_298 = disjunction_297 | (request_24_data & {32{winner_7[24]}}) | (request_25_data &
      {32{winner_7[25]}});
  wire [31:0] disjunction_299 = disjunction_298 | (request_26_data & {32{winner_7[26]}}) | (request_27_data &
      {32{winner_7[27]}});
  wire [31:0] disjunction_300 = disjunction_299 | (request_28_data & {32{winner_7[28]}}) | (request_29_data &
      {32{winner_7[29]}});

  assign bank_data_6 = disjunction_300 | (request_30_data & {32{winner_7[30]}}) | (request_31_data &
      {32{winner_7[31]}});

  wire [3:0] disjunction_301 = (request_0_bytes & {4{winner_7[0]}}) | (request_1_bytes & {4{winner_7[1]}});
  wire [3:0] disjunction_302 = disjunction_301 | (request_2_bytes & {4{winner_7[2]}}) | (request_3_bytes &
      {4{winner_7[3]}});
  wire [3:0] disjunction_303 = disjunction_302 | (request_4_bytes & {4{winner_7[4]}}) | (request_5_bytes &
      {4{winner_7[5]}});
  wire [3:0] disjunction_304 = disjunction_303 | (request_6_bytes & {4{winner_7[6]}}) | (request_7_bytes &
      {4{winner_7[7]}});
  wire [3:0] disjunction_305 = disjunction_304 | (request_8_bytes & {4{winner_7[8]}}) | (request_9_bytes &
      {4{winner_7[9]}});
  wire [3:0] disjunction_306 = disjunction_305 | (request_10_bytes & {4{winner_7[10]}}) | (request_11_bytes &
      {4{winner_7[11]}});
  wire [3:0] disjunction_307 = disjunction_306 | (request_12_bytes & {4{winner_7[12]}}) | (request_13_bytes &
      {4{winner_7[13]}});
  wire [3:0] disjunction_308 = disjunction_307 | (request_14_bytes & {4{winner_7[14]}}) | (request_15_bytes &
      {4{winner_7[15]}});
  wire [3:0] disjunction_309 = disjunction_308 | (request_16_bytes & {4{winner_7[16]}}) | (request_17_bytes &
      {4{winner_7[17]}});
  wire [3:0] disjunction_310 = disjunction_309 | (request_18_bytes & {4{winner_7[18]}}) | (request_19_bytes &
      {4{winner_7[19]}});
  wire [3:0] disjunction_311 = disjunction_310 | (request_20_bytes & {4{winner_7[20]}}) | (request_21_bytes &
      {4{winner_7[21]}});
  wire [3:0] disjunction_312 = disjunction_311 | (request_22_bytes & {4{winner_7[22]}}) | (request_23_bytes &
      {4{winner_7[23]}});
  wire [3:0] disjunction_313 = disjunction_312 | (request_24_bytes & {4{winner_7[24]}}) | (request_25_bytes &
      {4{winner_7[25]}});
  wire [3:0] disjunction_314 = disjunction_313 | (request_26_bytes & {4{winner_7[26]}}) | (request_27_bytes &
      {4{winner_7[27]}});
  wire [3:0] disjunction_315 = disjunction_314 | (request_28_bytes & {4{winner_7[28]}}) | (request_29_bytes &
      {4{winner_7[29]}});

  assign bank_bytes_6 = disjunction_315 | (request_30_bytes & {4{winner_7[30]}}) | (request_31_bytes &
      {4{winner_7[31]}});
  assign wanted_8 = {valid_31 & (request_31_bank == 5'd7), valid_30 & (request_30_bank == 5'd7), valid_29 &
      (request_29_bank == 5'd7), valid_28 & (request_28_bank == 5'd7), valid_27 & (request_27_bank == 5'd7), valid_26
      & (request_26_bank == 5'd7), valid_25 & (request_25_bank == 5'd7), valid_24 & (request_24_bank == 5'd7),
      valid_23 & (request_23_bank == 5'd7), valid_22 & (request_22_bank == 5'd7), valid_21 & (request_21_bank ==
      5'd7), valid_20 & (request_20_bank == 5'd7), valid_19 & (request_19_bank == 5'd7), valid_18 & (request_18_bank
      == 5'd7), valid_17 & (request_17_bank == 5'd7), valid_16 & (request_16_bank == 5'd7), valid_15 &
      (request_15_bank == 5'd7), valid_14 & (request_14_bank == 5'd7), valid_13 & (request_13_bank == 5'd7), valid_12
      & (request_12_bank == 5'd7), valid_11 & (request_11_bank == 5'd7), valid_10 & (request_10_bank == 5'd7),
      valid_9 & (request_9_bank == 5'd7), valid_8 & (request_8_bank == 5'd7), valid_7 & (request_7_bank == 5'd7),
      valid_6 & (request_6_bank == 5'd7), valid_5 & (request_5_bank == 5'd7), valid_4 & (request_4_bank == 5'd7),
      valid_3 & (request_3_bank == 5'd7), valid_2 & (request_2_bank == 5'd7), valid_1 & (request_1_bank == 5'd7),
      valid_0 & (request_0_bank == 5'd7)};
  assign winner_8 = wanted_8 & (-wanted_8);
  assign enable_7 = |wanted_8;

  wire [9:0] disjunction_316 = (request_0_row & {10{winner_8[0]}}) | (request_1_row & {10{winner_8[1]}});
  wire [9:0] disjunction_317 = disjunction_316 | (request_2_row & {10{winner_8[2]}}) | (request_3_row &
      {10{winner_8[3]}});
  wire [9:0] disjunction_318 = disjunction_317 | (request_4_row & {10{winner_8[4]}}) | (request_5_row &
      {10{winner_8[5]}});
  wire [9:0] disjunction_319 = disjunction_318 | (request_6_row & {10{winner_8[6]}}) | (request_7_row &
      {10{winner_8[7]}});
  wire [9:0] disjunction_320 = disjunction_319 | (request_8_row & {10{winner_8[8]}}) | (request_9_row &
      {10{winner_8[9]}});
  wire [9:0] disjunction_321 = disjunction_320 | (request_10_row & {10{winner_8[10]}}) | (request_11_row &
      {10{winner_8[11]}});
  wire [9:0] disjunction_322 = disjunction_321 | (request_12_row & {10{winner_8[12]}}) | (request_13_row &
      {10{winner_8[13]}});
  wire [9:0] disjunction_323 = disjunction_322 | (request_14_row & {10{winner_8[14]}}) | (request_15_row &
      {10{winner_8[15]}});
  wire [9:0] disjunction_324 = disjunction_323 | (request_16_row & {10{winner_8[16]}}) | (request_17_row &
      {10{winner_8[17]}});
  wire [9:0] disjunction_325 = disjunction_324 | (request_18_row & {10{winner_8[18]}}) | (request_19_row &
      {10{winner_8[19]}});
  wire [9:0] disjunction_326 = disjunction_325 | (request_20_row & {10{winner_8[20]}}) | (request_21_row &
      {10{winner_8[21]}});
  wire [9:0] disjunction_327 = disjunction_326 | (request_22_row & {10{winner_8[22]}}) | (request_23_row &
      {10{winner_8[23]}});
  wire [9:0] disjunction_328 = disjunction_327 | (request_24_row & {10{winner_8[24]}}) | (request_25_row &
      {10{winner_8[25]}});
  wire [9:0] disjunction_329 = disjunction_328 | (request_26_row & {10{winner_8[26]}}) | (request_27_row &
      {10{winner_8[27]}});
  wire [9:0] disjunction_330 = disjunction_329 | (request_28_row & {10{winner_8[28]}}) | (request_29_row &
      {10{winner_8[29]}});

  assign row_of_bank_8 = disjunction_330 | (request_30_row & {10{winner_8[30]}}) | (request_31_row &
      {10{winner_8[31]}});

  wire [31:0] disjunction_331 = (request_0_data & {32{winner_8[0]}}) | (request_1_data & {32{winner_8[1]}});
  wire [31:0] disjunction_332 = disjunction_331 | (request_2_data & {32{winner_8[2]}}) | (request_3_data &
      {32{winner_8[3]}});
  wire [31:0] disjunction_333 = disjunction_332 | (request_4_data & {32{winner_8[4]}}) | (request_5_data &
      {32{winner_8[5]}});
  wire [31:0] disjunction_334 = disjunction_333 | (request_6_data & {32{winner_8[6]}}) | (request_7_data &
      {32{winner_8[7]}});
  wire [31:0] disjunction_335 = disjunction_334 | (request_8_data & {32{winner_8[8]}}) | (request_9_data &
      {32{winner_8[9]}});
  wire [31:0] disjunction_336 = disjunction_335 | (request_10_data & {32{winner_8[10]}}) | (request_11_data &
      {32{winner_8[11]}});
  wire [31:0] disjunction_337 = disjunction_336 | (request_12_data & {32{winner_8[12]}}) | (request_13_data &
      {32{winner_8[13]}});
  wire [31:0] disjunction_338 = disjunction_337 | (request_14_data & {32{winner_8[14]}}) | (request_15_data &
      {32{winner_8[15]}});
  wire [31:0] disjunction_339 = disjunction_338 | (request_16_data & {32{winner_8[16]}}) | (request_17_data &
      {32{winner_8[17]}});
  wire [31:0] disjunction_340 = disjunction_339 | (request_18_data & {32{winner_8[18]}}) | (request_19_data &
      {32{winner_8[19]}});
  wire [31:0] disjunction_341 = disjunction_340 | (request_20_data & {32{winner_8[20]}}) | (request_21_data &
      {32{winner_8[21]}});
  wire [31:0] disjunction_342 = disjunction_341 | (request_22_data & {32{winner_8[22]}}) | (request_23_data &
      {32{winner_8[23]}});
  wire [31:0] disjunction_343 = disjunction_342 | (request_24_data & {32{winner_8[24]}}) | (request_25_data &
      {32{winner_8[25]}});
  wire [31:0] disjunction_344 = disjunction_343 | (request_26_data & {32{winner_8[26]}}) | (request_27_data &
      {32{winner_8[27]}});
  wire [31:0] disjunction_345 = disjunction_344 | (request_28_data & {32{winner_8[28]}}) | (request_29_data &
      {32{winner_8[29]}});

  assign bank_data_7 = disjunction_345 | (request_30_data & {32{winner_8[30]}}) | (request_31_data &
      {32{winner_8[31]}});

  wire [3:0] disjunction_346 = (request_0_bytes & {4{winner_8[0]}}) | (request_1_bytes & {4{winner_8[1]}});
  wire [3:0] disjunction_347 = disjunction_346 | (request_2_bytes & {4{winner_8[2]}}) | (request_3_bytes &
      {4{winner_8[3]}});
  wire [3:0] disjunction_348 = disjunction_347 | (request_4_bytes & {4{winner_8[4]}}) | (request_5_bytes &
      {4{winner_8[5]}});
  wire [3:0] disjunction_349 = disjunction_348 | (request_6_bytes & {4{winner_8[6]}}) | (request_7_bytes &
      {4{winner_8[7]}});
  wire [3:0] disjunction_350 = disjunction_349 | (request_8_bytes & {4{winner_8[8]}}) | (request_9_bytes &
      {4{winner_8[9]}});
  wire [3:0] disjunction_351 = disjunction_350 | (request_10_bytes & {4{winner_8[10]}}) | (request_11_bytes &
      {4{winner_8[11]}});
  wire [3:0] disjunction_352 = disjunction_351 | (request_12_bytes & {4{winner_8[12]}}) | (request_13_bytes &
      {4{winner_8[13]}});
  wire [3:0] disjunction_353 = disjunction_352 | (request_14_bytes & {4{winner_8[14]}}) | (request_15_bytes &
      {4{winner_8[15]}});
  wire [3:0] disjunction_354 = disjunction_353 | (request_16_bytes & {4{winner_8[16]}}) | (request_17_bytes &
      {4{winner_8[17]}});
  wire [3:0] disjunction_355 = disjunction_354 | (request_18_bytes & {4{winner_8[18]}}) | (request_19_bytes &
      {4{winner_8[19]}});
  wire [3:0] disjunction_356 = disjunction_355 | (request_20_bytes & {4{winner_8[20]}}) | (request_21_bytes &
      {4{winner_8[21]}});
  wire [3:0] disjunction_357 = disjunction_356 | (request_22_bytes & {4{winner_8[22]}}) | (request_23_bytes &
      {4{winner_8[23]}});
  wire [3:0] disjunction_358 = disjunction_357 | (request_24_bytes & {4{winner_8[24]}}) | (request_25_bytes &
      {4{winner_8[25]}});
  wire [3:0] disjunction_359 = disjunction_358 | (request_26_bytes & {4{winner_8[26]}}) | (request_27_bytes &
      {4{winner_8[27]}});
  wire [3:0] disjunction_360 = disjunction_359 | (request_28_bytes & {4{winner_8[28]}}) | (request_29_bytes &
      {4{winner_8[29]}});

  assign bank_bytes_7 = disjunction_360 | (request_30_bytes & {4{winner_8[30]}}) | (request_31_bytes &
      {4{winner_8[31]}});
  assign wanted_9 = {valid_31 & (request_31_bank == 5'd8), valid_30 & (request_30_bank == 5'd8), valid_29 &
      (request_29_bank == 5'd8), valid_28 & (request_28_bank == 5'd8), valid_27 & (request_27_bank == 5'd8), valid_26
      & (request_26_bank == 5'd8), valid_25 & (request_25_bank == 5'd8), valid_24 & (request_24_bank == 5'd8),
      valid_23 & (request_23_bank == 5'd8), valid_22 & (request_22_bank == 5'd8), valid_21 & (request_21_bank ==
      5'd8), valid_20 & (request_20_bank == 5'd8), valid_19 & (request_19_bank == 5'd8), valid_18 & (request_18_bank
      == 5'd8), valid_17 & (request_17_bank == 5'd8), valid_16 & (request_16_bank == 5'd8), valid_15 &
      (request_15_bank == 5'd8), valid_14 & (request_14_bank == 5'd8), valid_13 & (request_13_bank == 5'd8), valid_12
      & (request_12_bank == 5'd8), valid_11 & (request_11_bank == 5'd8), valid_10 & (request_10_bank == 5'd8),
      valid_9 & (request_9_bank == 5'd8), valid_8 & (request_8_bank == 5'd8), valid_7 & (request_7_bank == 5'd8),
      valid_6 & (request_6_bank == 5'd8), valid_5 & (request_5_bank == 5'd8), valid_4 & (request_4_bank == 5'd8),
      valid_3 & (request_3_bank == 5'd8), valid_2 & (request_2_bank == 5'd8), valid_1 & (request_1_bank == 5'd8),
      valid_0 & (request_0_bank == 5'd8)};
  assign winner_9 = wanted_9 & (-wanted_9);
  assign enable_8 = |wanted_9;

  wire [9:0] disjunction_361 = (request_0_row & {10{winner_9[0]}}) | (request_1_row & {10{winner_9[1]}});
  wire [9:0] disjunction_362 = disjunction_361 | (request_2_row & {10{winner_9[2]}}) | (request_3_row &
      {10{winner_9[3]}});
  wire [9:0] disjunction_363 = disjunction_362 | (request_4_row & {10{winner_9[4]}}) | (request_5_row &
      {10{winner_9[5]}});
  wire [9:0] disjunction_364 = disjunction_363 | (request_6_row & {10{winner_9[6]}}) | (request_7_row &
      {10{winner_9[7]}});
  wire [9:0] disjunction_365 = disjunction_364 | (request_8_row & {10{winner_9[8]}}) | (request_9_row &
      {10{winner_9[9]}});
  wire [9:0] disjunction_366 = disjunction_365 | (request_10_row & {10{winner_9[10]}}) | (request_11_row &
      {10{winner_9[11]}});
  wire [9:0] disjunction_367 = disjunction_366 | (request_12_row & {10{winner_9[12]}}) | (request_13_row &
      {10{winner_9[13]}});
  wire [9:0] disjunction_368 = disjunction_367 | (request_14_row & {10{winner_9[14]}}) | (request_15_row &
      {10{winner_9[15]}});
  wire [9:0] disjunction_369 = disjunction_368 | (request_16_row & {10{winner_9[16]}}) | (request_17_row &
      {10{winner_9[17]}});
  wire [9:0] disjunction_370 = disjunction_369 | (request_18_row & {10{winner_9[18]}}) | (request_19_row &
      {10{winner_9[19]}});
  wire [9:0] disjunction_371 = disjunction_370 | (request_20_row & {10{winner_9[20]}}) | (request_21_row &
      {10{winner_9[21]}});
  wire [9:0] disjunction_372 = disjunction_371 | (request_22_row & {10{winner_9[22]}}) | (request_23_row &
      {10{winner_9[23]}});
  wire [9:0] disjunction_373 = disjunction_372 | (request_24_row & {10{winner_9[24]}}) | (request_25_row &
      {10{winner_9[25]}});
  wire [9:0] disjunction_374 = disjunction_373 | (request_26_row & {10{winner_9[26]}}) | (request_27_row &
      {10{winner_9[27]}});
  wire [9:0] disjunction_375 = disjunction_374 | (request_28_row & {10{winner_9[28]}}) | (request_29_row &
      {10{winner_9[29]}});

  assign row_of_bank_9 = disjunction_375 | (request_30_row & {10{winner_9[30]}}) | (request_31_row &
      {10{winner_9[31]}});

  wire [31:0] disjunction_376 = (request_0_data & {32{winner_9[0]}}) | (request_1_data & {32{winner_9[1]}});
  wire [31:0] disjunction_377 = disjunction_376 | (request_2_data & {32{winner_9[2]}}) | (request_3_data &
      {32{winner_9[3]}});
  wire [31:0] disjunction_378 = disjunction_377 | (request_4_data & {32{winner_9[4]}}) | (request_5_data &
      {32{winner_9[5]}});
  wire [31:0] disjunction_379 = disjunction_378 | (request_6_data & {32{winner_9[6]}}) | (request_7_data &
      {32{winner_9[7]}});
  wire [31:0] disjunction_380 = disjunction_379 | (request_8_data & {32{winner_9[8]}}) | (request_9_data &
      {32{winner_9[9]}});
  wire [31:0] disjunction_381 = disjunction_380 | (request_10_data & {32{winner_9[10]}}) | (request_11_data &
      {32{winner_9[11]}});
  wire [31:0] disjunction_382 = disjunction_381 | (request_12_data & {32{winner_9[12]}}) | (request_13_data &
      {32{winner_9[13]}});
  wire [31:0] disjunction_383 = disjunction_382 | (request_14_data & {32{winner_9[14]}}) | (request_15_data &
      {32{winner_9[15]}});
  wire [31:0] disjunction_384 = disjunction_383 | (request_16_data & {32{winner_9[16]}}) | (request_17_data &
      {32{winner_9[17]}});
  wire [31:0] disjunction_385 = disjunction_384 | (request_18_data & {32{winner_9[18]}}) | (request_19_data &
      {32{winner_9[19]}});
  wire [31:0] disjunction_386 = disjunction_385 | (request_20_data & {32{winner_9[20]}}) | (request_21_data &
      {32{winner_9[21]}});
  wire [31:0] disjunction_387 = disjunction_386 | (request_22_data & {32{winner_9[22]}}) | (request_23_data &
      {32{winner_9[23]}});
  wire [31:0] disjunction_388 = disjunction_387 | (request_24_data & {32{winner_9[24]}}) | (request_25_data &
      {32{winner_9[25]}});
  wire [31:0] disjunction_389 = disjunction_388 | (request_26_data & {32{winner_9[26]}}) | (request_27_data &
      {32{winner_9[27]}});
  wire [31:0] disjunction_390 = disjunction_389 | (request_28_data & {32{winner_9[28]}}) | (request_29_data &
      {32{winner_9[29]}});

  assign bank_data_8 = disjunction_390 | (request_30_data & {32{winner_9[30]}}) | (request_31_data &
      {32{winner_9[31]}});

  wire [3:0] disjunction_391 = (request_0_bytes & {4{winner_9[0]}}) | (request_1_bytes & {4{winner_9[1]}});
  wire [3:0] disjunction_392 = disjunction_391 | (request_2_bytes & {4{winner_9[2]}}) | (request_3_bytes &
      {4{winner_9[3]}});
  wire [3:0] disjunction_393 = disjunction_392 | (request_4_bytes & {4{winner_9[4]}}) | (request_5_bytes &
      {4{winner_9[5]}});
  wire [3:0] disjunction_394 = disjunction_393 | (request_6_bytes & {4{winner_9[6]}}) | (request_7_bytes &
      {4{winner_9[7]}});
  wire [3:0] disjunction_395 = disjunction_394 | (request_8_bytes & {4{winner_9[8]}}) | (request_9_bytes &
      {4{winner_9[9]}});
  wire [3:0] disjunction_396 = disjunction_395 | (request_10_bytes & {4{winner_9[10]}}) | (request_11_bytes &
      {4{winner_9[11]}});
  wire [3:0] disjunction_397 = disjunction_396 | (request_12_bytes & {4{winner_9[12]}}) | (request_13_bytes &
      {4{winner_9[13]}});
  wire [3:0] disjunction_398 = disjunction_397 | (request_14_bytes & {4{winner_9[14]}}) | (request_15_bytes &
      {4{winner_9[15]}});
  wire [3:0] disjunction_399 = disjunction_398 | (request_16_bytes & {4{winner_9[16]}}) | (request_17_bytes &
      {4{winner_9[17]}});
  wire [3:0] disjunction_400 = disjunction_399 | (request_18_bytes & {4{winner_9[18]}}) | (request_19_bytes &
      {4{winner_9[19]}});
  wire [3:0] disjunction_401 = disjunction_400 | (request_20_bytes & {4{winner_9[20]}}) | (request_21_bytes &
      {4{winner_9[21]}});
  wire [3:0] disjunction_402 = disjunction_401 | (request_22_bytes & {4{winner_9[22]}}) | (request_23_bytes &
      {4{winner_9[23]}});
  wire [3:0] disjunction_403 = disjunction_402 | (request_24_bytes & {4{winner_9[24]}}) | (request_25_bytes &
      {4{winner_9[25]}});
  wire [3:0] disjunction_404 = disjunction_403 | (request_26_bytes & {4{winner_9[26]}}) | (request_27_bytes &
      {4{winner_9[27]}});
  wire [3:0] disjunction_405 = disjunction_404 | (request_28_bytes & {4{winner_9[28]}}) | (request_29_bytes &
      {4{winner_9[29]}});

  assign bank_bytes_8 = disjunction_405 | (request_30_bytes & {4{winner_9[30]}}) | (request_31_bytes &
      {4{winner_9[31]}});
  assign wanted_10 = {valid_31 & (request_31_bank == 5'd9), valid_30 & (request_30_bank == 5'd9), valid_29 &
      (request_29_bank == 5'd9), valid_28 & (request_28_bank == 5'd9), valid_27 & (request_27_bank == 5'd9), valid_26
      & (request_26_bank == 5'd9), valid_25 & (request_25_bank == 5'd9), valid_24 & (request_24_bank == 5'd9),
      valid_23 & (request_23_bank == 5'd9), valid_22 & (request_22_bank == 5'd9), valid_21 & (request_21_bank ==
      5'd9), valid_20 & (request_20_bank == 5'd9), valid_19 & (request_19_bank == 5'd9), valid_18 & (request_18_bank
      == 5'd9), valid_17 & (request_17_bank == 5'd9), valid_16 & (request_16_bank == 5'd9), valid_15 &
      (request_15_bank == 5'd9), valid_14 & (request_14_bank == 5'd9), valid_13 & (request_13_bank == 5'd9), valid_12
      & (request_12_bank == 5'd9), valid_11 & (request_11_bank == 5'd9), valid_10 & (request_10_bank == 5'd9),
      valid_9 & (request_9_bank == 5'd9), valid_8 & (request_8_bank == 5'd9), valid_7 & (request_7_bank == 5'd9),
      valid_6 & (request_6_bank == 5'd9), valid_5 & (request_5_bank == 5'd9), valid_4 & (request_4_bank == 5'd9),
      valid_3 & (request_3_bank == 5'd9), valid_2 & (request_2_bank == 5'd9), valid_1 & (request_1_bank == 5'd9),
      valid_0 & (request_0_bank == 5'd9)};
  assign winner_10 = wanted_10 & (-wanted_10);
  assign enable_9 = |wanted_10;

  wire [9:0] disjunction_406 = (request_0_row & {10{winner_10[0]}}) | (request_1_row & {10{winner_10[1]}});
  wire [9:0] disjunction_407 = disjunction_406 | (request_2_row & {10{winner_10[2]}}) | (request_3_row &
      {10{winner_10[3]}});
  wire [9:0] disjunction_408 = disjunction_407 | (request_4_row & {10{winner_10[4]}}) | (request_5_row &
      {10{winner_10[5]}});
  wire [9:0] disjunction_409 = disjunction_408 | (request_6_row & {10{winner_10[6]}}) | (request_7_row &
      {10{winner_10[7]}});
  wire [9:0] disjunction_410 = disjunction_409 | (request_8_row & {10{winner_10[8]}}) | (request_9_row &
      {10{winner_10[9]}});
  wire [9:0] disjunction_411 = disjunction_410 | (request_10_row & {10{winner_10[10]}}) | (request_11_row &
      {10{winner_10[11]}});
  wire [9:0] disjunction_412 = disjunction_411 | (request_12_row & {10{winner_10[12]}}) | (request_13_row &
      {10{winner_10[13]}});
  wire [9:0] disjunction_413 = disjunction_412 | (request_14_row & {10{winner_10[14]}}) | (request_15_row &
      {10{winner_10[15]}});
  wire [9:0] disjunction_414 = disjunction_413 | (request_16_row & {10{winner_10[16]}}) | (request_17_row &
      {10{winner_10[17]}});
  wire [9:0] disjunction_415 = disjunction_414 | (request_18_row & {10{winner_10[18]}}) | (request_19_row &
      {10{winner_10[19]}});
  wire [9:0] disjunction_416 = disjunction_415 | (request_20_row & {10{winner_10[20]}}) | (request_21_row &
      {10{winner_10[21]}});
  wire [9:0] disjunction_417 = disjunction_416 | (request_22_row & {10{winner_10[22]}}) | (request_23_row &
      {10{winner_10[23]}});
  wire [9:0] disjunction_418 = disjunction_417 | (request_24_row & {10{winner_10[24]}}) | (request_25_row &
      {10{winner_10[25]}});
  wire [9:0] disjunction_419 = disjunction_418 | (request_26_row & {10{winner_10[26]}}) | (request_27_row &
      {10{winner_10[27]}});
  wire [9:0] disjunction_420 = disjunction_419 | (request_28_row & {10{winner_10[28]}}) | (request_29_row &
      {10{winner_10[29]}});

  assign row_of_bank_10 = disjunction_420 | (request_30_row & {10{winner_10[30]}}) | (request_31_row &
      {10{winner_10[31]}});

  wire [31:0] disjunction_421 = (request_0_data & {32{winner_10[0]}}) | (request_1_data & {32{winner_10[1]}});
  wire [31:0] disjunction_422 = disjunction_421 | (request_2_data & {32{winner_10[2]}}) | (request_3_data &
      {32{winner_10[3]}});
  wire [31:0] disjunction_423 = disjunction_422 | (request_4_data & {32{winner_10[4]}}) | (request_5_data &
      {32{winner_10[5]}});
  wire [31:0] disjunction_424 = disjunction_423 | (request_6_data & {32{winner_10[6]}}) | (request_7_data &
      {32{winner_10[7]}});
  wire [31:0] disjunction_425 = disjunction_424 | (request_8_data & {32{winner_10[8]}}) | (request_9_data &
      {32{winner_10[9]}});
  wire [31:0] disjunction_426 = disjunction_425 | (request_10_data & {32{winner_10[10]}}) | (request_11_data &
      {32{winner_10[11]}});
  wire [31:0] disjunction_427 = disjunction_426 | (request_12_data & {32{winner_10[12]}}) | (request_13_data &
      {32{winner_10[13]}});
  wire [31:0] disjunction_428 = disjunction_427 | (request_14_data & {32{winner_10[14]}}) | (request_15_data &
      {32{winner_10[15]}});
  wire [31:0] disjunction_429 = disjunction_428 | (request_16_data & {32{winner_10[16]}}) | (request_17_data &
      {32{winner_10[17]}});
  wire [31:0] disjunction_430 = disjunction_429 | (request_18_data & {32{winner_10[18]}}) | (request_19_data &
      {32{winner_10[19]}});
  wire [31:0] disjunction_431 = disjunction_430 | (request_20_data & {32{winner_10[20]}}) | (request_21_data &
      {32{winner_10[21]}});
  wire [31:0] disjunction_432 = disjunction_431 | (request_22_data & {32{winner_10[22]}}) | (request_23_data &
      {32{winner_10[23]}});
  wire [31:0] disjunction_433 = disjunction_432 | (request_24_data & {32{winner_10[24]}}) | (request_25_data &
      {32{winner_10[25]}});
  wire [31:0] disjunction_434 = disjunction_433 | (request_26_data & {32{winner_10[26]}}) | (request_27_data &
      {32{winner_10[27]}});
  wire [31:0] disjunction_435 = disjunction_434 | (request_28_data & {32{winner_10[28]}}) | (request_29_data &
      {32{winner_10[29]}});

  assign bank_data_9 = disjunction_435 | (request_30_data & {32{winner_10[30]}}) | (request_31_data &
      {32{winner_10[31]}});

  wire [3:0] disjunction_436 = (request_0_bytes & {4{winner_10[0]}}) | (request_1_bytes & {4{winner_10[1]}});
  wire [3:0] disjunction_437 = disjunction_436 | (request_2_bytes & {4{winner_10[2]}}) | (request_3_bytes &
      {4{winner_10[3]}});
  wire [3:0] disjunction_438 = disjunction_437 | (request_4_bytes & {4{winner_10[4]}}) | (request_5_bytes &
      {4{winner_10[5]}});
  wire [3:0] disjunction_439 = disjunction_438 | (request_6_bytes & {4{winner_10[6]}}) | (request_7_bytes &
      {4{winner_10[7]}});
  wire [3:0] disjunction_440 = disjunction_439 | (request_8_bytes & {4{winner_10[8]}}) | (request_9_bytes &
      {4{winner_10[9]}});
  wire [3:0] disjunction_441 = disjunction_440 | (request_10_bytes & {4{winner_10[10]}}) | (request_11_bytes &
      {4{winner_10[11]}});
  wire [3:0] disjunction_442 = disjunction_441 | (request_12_bytes & {4{winner_10[12]}}) | (request_13_bytes &
      {4{winner_10[13]}});
  wire [3:0] disjunction_443 = disjunction_442 | (request_14_bytes & {4{winner_10[14]}}) | (request_15_bytes &
      {4{winner_10[15]}});
  wire [3:0] disjunction_444 = disjunction_443 | (request_16_bytes & {4{winner_10[16]}}) | (request_17_bytes &
      {4{winner_10[17]}});
  wire [3:0] disjunction_445 = disjunction_444 | (request_18_bytes & {4{winner_10[18]}}) | (request_19_bytes &
      {4{winner_10[19]}});
  wire [3:0] disjunction_446 = disjunction_445 | (request_20_bytes & {4{winner_10[20]}}) | (request_21_bytes &
      {4{winner_10[21]}});
  wire [3:0] disjunction_447 = disjunction_446 | (request_22_bytes & {4{winner_10[22]}}) | (request_23_bytes &
      {4{winner_10[23]}});
  wire [3:0] disjunction_448 = disjunction_447 | (request_24_bytes & {4{winner_10[24]}}) | (request_25_bytes &
      {4{winner_10[25]}});
  wire [3:0] disjunction_449 = disjunction_448 | (request_26_bytes & {4{winner_10[26]}}) | (request_27_bytes &
      {4{winner_10[27]}});
  wire [3:0] disjunction_450 = disjunction_449 | (request_28_bytes & {4{winner_10[28]}}) | (request_29_bytes &
      {4{winner_10[29]}});

  assign bank_bytes_9 = disjunction_450 | (request_30_bytes & {4{winner_10[30]}}) | (request_31_bytes &
      {4{winner_10[31]}});
  assign wanted_11 = {valid_31 & (request_31_bank == 5'ha), valid_30 & (request_30_bank == 5'ha), valid_29 &
      (request_29_bank == 5'ha), valid_28 & (request_28_bank == 5'ha), valid_27 & (request_27_bank == 5'ha), valid_26
      & (request_26_bank == 5'ha), valid_25 & (request_25_bank == 5'ha), valid_24 & (request_24_bank == 5'ha),
      valid_23 & (request_23_bank == 5'ha), valid_22 & (request_22_bank == 5'ha), valid_21 & (request_21_bank ==
      5'ha), valid_20 & (request_20_bank == 5'ha), valid_19 & (request_19_bank == 5'ha), valid_18 & (request_18_bank
      == 5'ha), valid_17 & (request_17_bank == 5'ha), valid_16 & (request_16_bank == 5'ha), valid_15 &
      (request_15_bank == 5'ha), valid_14 & (request_14_bank == 5'ha), valid_13 & (request_13_bank == 5'ha), valid_12
      & (request_12_bank == 5'ha), valid_11 & (request_11_bank == 5'ha), valid_10 & (request_10_bank == 5'ha),
      valid_9 & (request_9_bank == 5'ha), valid_8 & (request_8_bank == 5'ha), valid_7 & (request_7_bank == 5'ha),
      valid_6 & (request_6_bank == 5'ha), valid_5 & (request_5_bank == 5'ha), valid_4 & (request_4_bank == 5'ha),
      valid_3 & (request_3_bank == 5'ha), valid_2 & (request_2_bank == 5'ha), valid_1 & (request_1_bank == 5'ha),
      valid_0 & (request_0_bank == 5'ha)};
  assign winner_11 = wanted_11 & (-wanted_11);
  assign enable_10 = |wanted_11;

  wire [9:0] disjunction_451 = (request_0_row & {10{winner_11[0]}}) | (request_1_row & {10{winner_11[1]}});
  wire [9:0] disjunction_452 = disjunction_451 | (request_2_row & {10{winner_11[2]}}) | (request_3_row &
      {10{winner_11[3]}});
  wire [9:0] disjunction_453 = disjunction_452 | (request_4_row & {10{winner_11[4]}}) | (request_5_row &
      {10{winner_11[5]}});
  wire [9:0] disjunction_454 = disjunction_453 | (request_6_row & {10{winner_11[6]}}) | (request_7_row &
      {10{winner_11[7]}});
  wire [9:0] disjunction_455 = disjunction_454 | (request_8_row & {10{winner_11[8]}}) | (request_9_row &
      {10{winner_11[9]}});
  wire [9:0] disjunction_456 = disjunction_455 | (request_10_row & {10{winner_11[10]}}) | (request_11_row &
      {10{winner_11[11]}});
  wire [9:0] disjunction_457 = disjunction_456 | (request_12_row & {10{winner_11[12]}}) | (request_13_row &
      {10{winner_11[13]}});
  wire [9:0] disjunction_458 = disjunction_457 | (request_14_row & {10{winner_11[14]}}) | (request_15_row &
      {10{winner_11[15]}});
  wire [9:0] disjunction_459 = disjunction_458 | (request_16_row & {10{winner_11[16]}}) | (request_17_row &
      {10{winner_11[17]}});
  wire [9:0] disjunction_460 = disjunction_459 | (request_18_row & {10{winner_11[18]}}) | (request_19_row &
      {10{winner_11[19]}});
  wire [9:0] disjunction_461 = disjunction_460 | (request_20_row & {10{winner_11[20]}}) | (request_21_row &
      {10{winner_11[21]}});
  wire [9:0] disjunction_462 = disjunction_461 | (request_22_row & {10{winner_11[22]}}) | (request_23_row &
      {10{winner_11[23]}});
  wire [9:0] disjunction_463 = disjunction_462 | (request_24_row & {10{winner_11[24]}}) | (request_25_row &
      {10{winner_11[25]}});
  wire [9:0] disjunction_464 = disjunction_463 | (request_26_row & {10{winner_11[26]}}) | (request_27_row &
      {10{winner_11[27]}});
  wire [9:0] disjunction_465 = disjunction_464 | (request_28_row & {10{winner_11[28]}}) | (request_29_row &
      {10{winner_11[29]}});

  assign row_of_bank_11 = disjunction_465 | (request_30_row & {10{winner_11[30]}}) | (request_31_row &
      {10{winner_11[31]}});

  wire [31:0] disjunction_466 = (request_0_data & {32{winner_11[0]}}) | (request_1_data & {32{winner_11[1]}});
  wire [31:0] disjunction_467 = disjunction_466 | (request_2_data & {32{winner_11[2]}}) | (request_3_data &
      {32{winner_11[3]}});
  wire [31:0] disjunction_468 = disjunction_467 | (request_4_data & {32{winner_11[4]}}) | (request_5_data &
      {32{winner_11[5]}});
  wire [31:0] disjunction_469 = disjunction_468 | (request_6_data & {32{winner_11[6]}}) | (request_7_data &
      {32{winner_11[7]}});
  wire [31:0] disjunction_470 = disjunction_469 | (request_8_data & {32{winner_11[8]}}) | (request_9_data &
      {32{winner_11[9]}});
  wire [31:0] disjunction_471 = disjunction_470 | (request_10_data & {32{winner_11[10]}}) | (request_11_data &
      {32{winner_11[11]}});
  wire [31:0] disjunction_472 = disjunction_471 | (request_12_data & {32{winner_11[12]}}) | (request_13_data &
      {32{winner_11[13]}});
  wire [31:0] disjunction_473 = disjunction_472 | (request_14_data & {32{winner_11[14]}}) | (request_15_data &
      {32{winner_11[15]}});
  wire [31:0] disjunction_474 = disjunction_473 | (request_16_data & {32{winner_11[16]}}) | (request_17_data &
      {32{winner_11[17]}});
  wire [31:0] disjunction_475 = disjunction_474 | (request_18_data & {32{winner_11[18]}}) | (request_19_data &
      {32{winner_11[19]}});
  wire [31:0] disjunction_476 = disjunction_475 | (request_20_data & {32{winner_11[20]}}) | (request_21_data &
      {32{winner_11[21]}});
  wire [31:0] disjunction_477 = disjunction_476 | (request_22_data & {32{winner_11[22]}}) | (request_23_data &
      {32{winner_11[23]}});
  wire [31:0] disjunction_478 = disjunction_477 | (request_24_data & {32{winner_11[24]}}) | (request_25_data &
      {32{winner_11[25]}});
  wire [31:0] disjunction_479 = disjunction_478 | (request_26_data & {32{winner_11[26]}}) | (request_27_data &
      {32{winner_11[27]}});
  wire [31:0] disjunction_480 = disjunction_479 | (request_28_data & {32{winner_11[28]}}) | (request_29_data &
      {32{winner_11[29]}});

  assign bank_data_10 = disjunction_480 | (request_30_data & {32{winner_11[30]}}) | (request_31_data &
      {32{winner_11[31]}});

  wire [3:0] disjunction_481 = (request_0_bytes & {4{winner_11[0]}}) | (request_1_bytes & {4{winner_11[1]}});
  wire [3:0] disjunction_482 = disjunction_481 | (request_2_bytes & {4{winner_11[2]}}) | (request_3_bytes &
      {4{winner_11[3]}});
  wire [3:0] disjunction_483 = disjunction_482 | (request_4_bytes & {4{winner_11[4]}}) | (request_5_bytes &
      {4{winner_11[5]}});
  wire [3:0] disjunction_484 = disjunction_483 | (request_6_bytes & {4{winner_11[6]}}) | (request_7_bytes &
      {4{winner_11[7]}});
  wire [3:0] disjunction_485 = disjunction_484 | (request_8_bytes & {4{winner_11[8]}}) | (request_9_bytes &
      {4{winner_11[9]}});
  wire [3:0] disjunction_486 = disjunction_485 | (request_10_bytes & {4{winner_11[10]}}) | (request_11_bytes &
      {4{winner_11[11]}});
  wire [3:0] disjunction_487 = disjunction_486 | (request_12_bytes & {4{winner_11[12]}}) | (request_13_bytes &
      {4{winner_11[13]}});
  wire [3:0] disjunction_488 = disjunction_487 | (request_14_bytes & {4{winner_11[14]}}) | (request_15_bytes &
      {4{winner_11[15]}});
  wire [3:0] disjunction_489 = disjunction_488 | (request_16_bytes & {4{winner_11[16]}}) | (request_17_bytes &
      {4{winner_11[17]}});
  wire [3:0] disjunction_490 = disjunction_489 | (request_18_bytes & {4{winner_11[18]}}) | (request_19_bytes &
      {4{winner_11[19]}});
  wire [3:0] disjunction_491 = disjunction_490 | (request_20_bytes & {4{winner_11[20]}}) | (request_21_bytes &
      {4{winner_11[21]}});
  wire [3:0] disjunction_492 = disjunction_491 | (request_22_bytes & {4{winner_11[22]}}) | (request_23_bytes &
      {4{winner_11[23]}});
  wire [3:0] disjunction_493 = disjunction_492 | (request_24_bytes & {4{winner_11[24]}}) | (request_25_bytes &
      {4{winner_11[25]}});
  wire [3:0] disjunction_494 = disjunction_493 | (request_26_bytes & {4{winner_11[26]}}) | (request_27_bytes &
      {4{winner_11[27]}});
  wire [3:0] disjunction_495 = disjunction_494 | (request_28_bytes & {4{winner_11[28]}}) | (request_29_bytes &
      {4{winner_11[29]}});

  assign bank_bytes_10 = disjunction_495 | (request_30_bytes & {4{winner_11[30]}}) | (request_31_bytes &
      {4{winner_11[31]}});
  assign wanted_12 = {valid_31 & (request_31_bank == 5'hb), valid_30 & (request_30_bank == 5'hb), valid_29 &
      (request_29_bank == 5'hb), valid_28 & (request_28_bank == 5'hb), valid_27 & (request_27_bank == 5'hb), valid_26
      & (request_26_bank == 5'hb), valid_25 & (request_25_bank == 5'hb), valid_24 & (request_24_bank == 5'hb),
      valid_23 & (request_23_bank == 5'hb), valid_22 & (request_22_bank == 5'hb), valid_21 & (request_21_bank ==
      5'hb), valid_20 & (request_20_bank == 5'hb), valid_19 & (request_19_bank == 5'hb), valid_18 & (request_18_bank
      == 5'hb), valid_17 & (request_17_bank == 5'hb), valid_16 & (request_16_bank == 5'hb), valid_15 &
      (request_15_bank == 5'hb), valid_14 & (request_14_bank == 5'hb), valid_13 & (request_13_bank == 5'hb), valid_12
      & (request_12_bank == 5'hb), valid_11 & (request_11_bank == 5'hb), valid_10 & (request_10_bank == 5'hb),
      valid_9 & (request_9_bank == 5'hb), valid_8 & (request_8_bank == 5'hb), valid_7 & (request_7_bank == 5'hb),
      valid_6 & (request_6_bank == 5'hb), valid_5 & (request_5_bank == 5'hb), valid_4 & (request_4_bank == 5'hb),
      valid_3 & (request_3_bank == 5'hb), valid_2 & (request_2_bank == 5'hb), valid_1 & (request_1_bank == 5'hb),
      valid_0 & (request_0_bank == 5'hb)};
  assign winner_12 = wanted_12 & (-wanted_12);
  assign enable_11 = |wanted_12;

  wire [9:0] disjunction_496 = (request_0_row & {10{winner_12[0]}}) | (request_1_row & {10{winner_12[1]}});
  wire [9:0] disjunction_497 = disjunction_496 | (request_2_row & {10{winner_12[2]}}) | (request_3_row &
      {10{winner_12[3]}});
  wire [9:0] disjunction_498 = disjunction_497 | (request_4_row & {10{winner_12[4]}}) | (request_5_row &
      {10{winner_12[5]}});
  wire [9:0] disjunction_499 = disjunction_498 | (request_6_row & {10{winner_12[6]}}) | (request_7_row &
      {10{winner_12[7]}});
  wire [9:0] disjunction_500 = disjunction_499 | (request_8_row & {10{winner_12[8]}}) | (request_9_row &
      {10{winner_12[9]}});
  wire [9:0] disjunction_501 = disjunction_500 | (request_10_row & {10{winner_12[10]}}) | (request_11_row &
      {10{winner_12[11]}});
  wire [9:0] disjunction_502 = disjunction_501 | (request_12_row & {10{winner_12[12]}}) | (request_13_row &
      {10{winner_12[13]}});
  wire [9:0] disjunction_503 = disjunction_502 | (request_14_row & {10{winner_12[14]}}) | (request_15_row &
      {10{winner_12[15]}});
  wire [9:0] disjunction_504 = disjunction_503 | (request_16_row & {10{winner_12[16]}}) | (request_17_row &
      {10{winner_12[17]}});
  wire [9:0] disjunction_505 = disjunction_504 | (request_18_row & {10{winner_12[18]}}) | (request_19_row &
      {10{winner_12[19]}});
  wire [9:0] disjunction_506 = disjunction_505 | (request_20_row & {10{winner_12[20]}}) | (request_21_row &
      {10{winner_12[21]}});
  wire [9:0] disjunction_507 = disjunction_506 | (request_22_row & {10{winner_12[22]}}) | (request_23_row &
      {10{winner_12[23]}});
  wire [9:0] disjunction_508 = disjunction_507 | (request_24_row & {10{winner_12[24]}}) | (request_25_row &
      {10{winner_12[25]}});
  wire [9:0] disjunction_509 = disjunction_508 | (request_26_row & {10{winner_12[26]}}) | (request_27_row &
      {10{winner_12[27]}});
  wire [9:0] disjunction_510 = disjunction_509 | (request_28_row & {10{winner_12[28]}}) | (request_29_row &
      {10{winner_12[29]}});

  assign row_of_bank_12 = disjunction_510 | (request_30_row & {10{winner_12[30]}}) | (request_31_row &
      {10{winner_12[31]}});

  wire [31:0] disjunction_511 = (request_0_data & {32{winner_12[0]}}) | (request_1_data & {32{winner_12[1]}});
  wire [31:0] disjunction_512 = disjunction_511 | (request_2_data & {32{winner_12[2]}}) | (request_3_data &
      {32{winner_12[3]}});
  wire [31:0] disjunction_513 = disjunction_512 | (request_4_data & {32{winner_12[4]}}) | (request_5_data &
      {32{winner_12[5]}});
  wire [31:0] disjunction_514 = disjunction_513 | (request_6_data & {32{winner_12[6]}}) | (request_7_data &
      {32{winner_12[7]}});
  wire [31:0] disjunction_515 = disjunction_514 | (request_8_data & {32{winner_12[8]}}) | (request_9_data &
      {32{winner_12[9]}});
  wire [31:0] disjunction_516 = disjunction_515 | (request_10_data & {32{winner_12[10]}}) | (request_11_data &
      {32{winner_12[11]}});
  wire [31:0] disjunction_517 = disjunction_516 | (request_12_data & {32{winner_12[12]}}) | (request_13_data &
      {32{winner_12[13]}});
  wire [31:0] disjunction_518 = disjunction_517 | (request_14_data & {32{winner_12[14]}}) | (request_15_data &
      {32{winner_12[15]}});
  wire [31:0] disjunction_519 = disjunction_518 | (request_16_data & {32{winner_12[16]}}) | (request_17_data &
      {32{winner_12[17]}});
  wire [31:0] disjunction_520 = disjunction_519 | (request_18_data & {32{winner_12[18]}}) | (request_19_data &
      {32{winner_12[19]}});
  wire [31:0] disjunction_521 = disjunction_520 | (request_20_data & {32{winner_12[20]}}) | (request_21_data &
      {32{winner_12[21]}});
  wire [31:0] disjunction_522 = disjunction_521 | (request_22_data & {32{winner_12[22]}}) | (request_23_data &
      {32{winner_12[23]}});
  wire [31:0] disjunction_523 = disjunction_522 | (request_24_data & {32{winner_12[24]}}) | (request_25_data &
      {32{winner_12[25]}});
  wire [31:0] disjunction_524 = disjunction_523 | (request_26_data & {32{winner_12[26]}}) | (request_27_data &
      {32{winner_12[27]}});
  wire [31:0] disjunction_525 = disjunction_524 | (request_28_data & {32{winner_12[28]}}) | (request_29_data &
      {32{winner_12[29]}});

  assign bank_data_11 = disjunction_525 | (request_30_data & {32{winner_12[30]}}) | (request_31_data &
      {32{winner_12[31]}});

  wire [3:0] disjunction_526 = (request_0_bytes & {4{winner_12[0]}}) | (request_1_bytes & {4{winner_12[1]}});
  wire [3:0] disjunction_527 = disjunction_526 | (request_2_bytes & {4{winner_12[2]}}) | (request_3_bytes &
      {4{winner_12[3]}});
  wire [3:0] disjunction_528 = disjunction_527 | (request_4_bytes & {4{winner_12[4]}}) | (request_5_bytes &
      {4{winner_12[5]}});
  wire [3:0] disjunction_529 = disjunction_528 | (request_6_bytes & {4{winner_12[6]}}) | (request_7_bytes &
      {4{winner_12[7]}});
  wire [3:0] disjunction_530 = disjunction_529 | (request_8_bytes & {4{winner_12[8]}}) | (request_9_bytes &
      {4{winner_12[9]}});
  wire [3:0] disjunction_531 = disjunction_530 | (request_10_bytes & {4{winner_12[10]}}) | (request_11_bytes &
      {4{winner_12[11]}});
  wire [3:0] disjunction_532 = disjunction_531 | (request_12_bytes & {4{winner_12[12]}}) | (request_13_bytes &
      {4{winner_12[13]}});
  wire [3:0] disjunction_533 = disjunction_532 | (request_14_bytes & {4{winner_12[14]}}) | (request_15_bytes &
      {4{winner_12[15]}});
  wire [3:0] disjunction_534 = disjunction_533 | (request_16_bytes & {4{winner_12[16]}}) | (request_17_bytes &
      {4{winner_12[17]}});
  wire [3:0] disjunction_535 = disjunction_534 | (request_18_bytes & {4{winner_12[18]}}) | (request_19_bytes &
      {4{winner_12[19]}});
  wire [3:0] disjunction_536 = disjunction_535 | (request_20_bytes & {4{winner_12[20]}}) | (request_21_bytes &
      {4{winner_12[21]}});
  wire [3:0] disjunction_537 = disjunction_536 | (request_22_bytes & {4{winner_12[22]}}) | (request_23_bytes &
      {4{winner_12[23]}});
  wire [3:0] disjunction_538 = disjunction_537 | (request_24_bytes & {4{winner_12[24]}}) | (request_25_bytes &
      {4{winner_12[25]}});
  wire [3:0] disjunction_539 = disjunction_538 | (request_26_bytes & {4{winner_12[26]}}) | (request_27_bytes &
      {4{winner_12[27]}});
  wire [3:0] disjunction_540 = disjunction_539 | (request_28_bytes & {4{winner_12[28]}}) | (request_29_bytes &
      {4{winner_12[29]}});

  assign bank_bytes_11 = disjunction_540 | (request_30_bytes & {4{winner_12[30]}}) | (request_31_bytes &
      {4{winner_12[31]}});
  assign wanted_13 = {valid_31 & (request_31_bank == 5'hc), valid_30 & (request_30_bank == 5'hc), valid_29 &
      (request_29_bank == 5'hc), valid_28 & (request_28_bank == 5'hc), valid_27 & (request_27_bank == 5'hc), valid_26
      & (request_26_bank == 5'hc), valid_25 & (request_25_bank == 5'hc), valid_24 & (request_24_bank == 5'hc),
      valid_23 & (request_23_bank == 5'hc), valid_22 & (request_22_bank == 5'hc), valid_21 & (request_21_bank ==
      5'hc), valid_20 & (request_20_bank == 5'hc), valid_19 & (request_19_bank == 5'hc), valid_18 & (request_18_bank
      == 5'hc), valid_17 & (request_17_bank == 5'hc), valid_16 & (request_16_bank == 5'hc), valid_15 &
      (request_15_bank == 5'hc), valid_14 & (request_14_bank == 5'hc), valid_13 & (request_13_bank == 5'hc), valid_12
      & (request_12_bank == 5'hc), valid_11 & (request_11_bank == 5'hc), valid_10 & (request_10_bank == 5'hc),
      valid_9 & (request_9_bank == 5'hc), valid_8 & (request_8_bank == 5'hc), valid_7 & (request_7_bank == 5'hc),
      valid_6 & (request_6_bank == 5'hc), valid_5 & (request_5_bank == 5'hc), valid_4 & (request_4_bank == 5'hc),
      valid_3 & (request_3_bank == 5'hc), valid_2 & (request_2_bank == 5'hc), valid_1 & (request_1_bank == 5'hc),
      valid_0 & (request_0_bank == 5'hc)};
  assign winner_13 = wanted_13 & (-wanted_13);
  assign enable_12 = |wanted_13;

  wire [9:0] disjunction_541 = (request_0_row & {10{winner_13[0]}}) | (request_1_row & {10{winner_13[1]}});
  wire [9:0] disjunction_542 = disjunction_541 | (request_2_row & {10{winner_13[2]}}) | (request_3_row &
      {10{winner_13[3]}});
  wire [9:0] disjunction_543 = disjunction_542 | (request_4_row & {10{winner_13[4]}}) | (request_5_row &
      {10{winner_13[5]}});
  wire [9:0] disjunction_544 = disjunction_543 | (request_6_row & {10{winner_13[6]}}) | (request_7_row &
      {10{winner_13[7]}});
  wire [9:0] disjunction_545 = disjunction_544 | (request_8_row & {10{winner_13[8]}}) | (request_9_row &
      {10{winner_13[9]}});
  wire [9:0] disjunction_546 = disjunction_545 | (request_10_row & {10{winner_13[10]}}) | (request_11_row &
      {10{winner_13[11]}});
  wire [9:0] disjunction_547 = disjunction_546 | (request_12_row & {10{winner_13[12]}}) | (request_13_row &
      {10{winner_13[13]}});
  wire [9:0] disjunction_548 = disjunction_547 | (request_14_row & {10{winner_13[14]}}) | (request_15_row &
      {10{winner_13[15]}});
  wire [9:0] disjunction_549 = disjunction_548 | (request_16_row & {10{winner_13[16]}}) | (request_17_row &
      {10{winner_13[17]}});
  wire [9:0] disjunction_550 = disjunction_549 | (request_18_row & {10{winner_13[18]}}) | (request_19_row &
      {10{winner_13[19]}});
  wire [9:0] disjunction_551 = disjunction_550 | (request_20_row & {10{winner_13[20]}}) | (request_21_row &
      {10{winner_13[21]}});
  wire [9:0] disjunction_552 = disjunction_551 | (request_22_row & {10{winner_13[22]}}) | (request_23_row &
      {10{winner_13[23]}});
  wire [9:0] disjunction_553 = disjunction_552 | (request_24_row & {10{winner_13[24]}}) | (request_25_row &
      {10{winner_13[25]}});
  wire [9:0] disjunction_554 = disjunction_553 | (request_26_row & {10{winner_13[26]}}) | (request_27_row &
      {10{winner_13[27]}});
  wire [9:0] disjunction_555 = disjunction_554 | (request_28_row & {10{winner_13[28]}}) | (request_29_row &
      {10{winner_13[29]}});

  assign row_of_bank_13 = disjunction_555 | (request_30_row & {10{winner_13[30]}}) | (request_31_row &
      {10{winner_13[31]}});

  wire [31:0] disjunction_556 = (request_0_data & {32{winner_13[0]}}) | (request_1_data & {32{winner_13[1]}});
  wire [31:0] disjunction_557 = disjunction_556 | (request_2_data & {32{winner_13[2]}}) | (request_3_data &
      {32{winner_13[3]}});
  wire [31:0] disjunction_558 = disjunction_557 | (request_4_data & {32{winner_13[4]}}) | (request_5_data &
      {32{winner_13[5]}});
  wire [31:0] disjunction_559 = disjunction_558 | (request_6_data & {32{winner_13[6]}}) | (request_7_data &
      {32{winner_13[7]}});
  wire [31:0] disjunction_560 = disjunction_559 | (request_8_data & {32{winner_13[8]}}) | (request_9_data &
      {32{winner_13[9]}});
  wire [31:0] disjunction_561 = disjunction_560 | (request_10_data & {32{winner_13[10]}}) | (request_11_data &
      {32{winner_13[11]}});
  wire [31:0] disjunction_562 = disjunction_561 | (request_12_data & {32{winner_13[12]}}) | (request_13_data &
      {32{winner_13[13]}});
  wire [31:0] disjunction_563 = disjunction_562 | (request_14_data & {32{winner_13[14]}}) | (request_15_data &
      {32{winner_13[15]}});
  wire [31:0] disjunction_564 = disjunction_563 | (request_16_data & {32{winner_13[16]}}) | (request_17_data &
      {32{winner_13[17]}});
  wire [31:0] disjunction_565 = disjunction_564 | (request_18_data & {32{winner_13[18]}}) | (request_19_data &
      {32{winner_13[19]}});
  wire [31:0] disjunction_566 = disjunction_565 | (request_20_data & {32{winner_13[20]}}) | (request_21_data &
      {32{winner_13[21]}});
  wire [31:0] disjunction_567 = disjunction_566 | (request_22_data & {32{winner_13[22]}}) | (request_23_data &
      {32{winner_13[23]}});
  wire [31:0] disjunction_568 = disjunction_567 | (request_24_data & {32{winner_13[24]}}) | (request_25_data &
      {32{winner_13[25]}});
  wire [31:0] disjunction_569 = disjunction_568 | (request_26_data & {32{winner_13[26]}}) | (request_27_data &
      {32{winner_13[27]}});
  wire [31:0] disjunction_570 = disjunction_569 | (request_28_data & {32{winner_13[28]}}) | (request_29_data &
      {32{winner_13[29]}});

  assign bank_data_12 = disjunction_570 | (request_30_data & {32{winner_13[30]}}) | (request_31_data &
      {32{winner_13[31]}});

  wire [3:0] disjunction_571 = (request_0_bytes & {4{winner_13[0]}}) | (request_1_bytes & {4{winner_13[1]}});
  wire [3:0] disjunction_572 = disjunction_571 | (request_2_bytes & {4{winner_13[2]}}) | (request_3_bytes &
      {4{winner_13[3]}});
  wire [3:0] disjunction_573 = disjunction_572 | (request_4_bytes & {4{winner_13[4]}}) | (request_5_bytes &
      {4{winner_13[5]}});
  wire [3:0] disjunction_574 = disjunction_573 | (request_6_bytes & {4{winner_13[6]}}) | (request_7_bytes &
      {4{winner_13[7]}});
  wire [3:0] disjunction_575 = disjunction_574 | (request_8_bytes & {4{winner_13[8]}}) | (request_9_bytes &
      {4{winner_13[9]}});
  wire [3:0] disjunction_576 = disjunction_575 | (request_10_bytes & {4{winner_13[10]}}) | (request_11_bytes &
      {4{winner_13[11]}});
  wire [3:0] disjunction_577 = disjunction_576 | (request_12_bytes & {4{winner_13[12]}}) | (request_13_bytes &
      {4{winner_13[13]}});
  wire [3:0] disjunction_578 = disjunction_577 | (request_14_bytes & {4{winner_13[14]}}) | (request_15_bytes &
      {4{winner_13[15]}});
  wire [3:0] disjunction_579 = disjunction_578 | (request_16_bytes & {4{winner_13[16]}}) | (request_17_bytes &
      {4{winner_13[17]}});
  wire [3:0] disjunction_580 = disjunction_579 | (request_18_bytes & {4{winner_13[18]}}) | (request_19_bytes &
      {4{winner_13[19]}});
  wire [3:0] disjunction_581 = disjunction_580 | (request_20_bytes & {4{winner_13[20]}}) | (request_21_bytes &
      {4{winner_13[21]}});
  wire [3:0] disjunction_582 = disjunction_581 | (request_22_bytes & {4{winner_13[22]}}) | (request_23_bytes &
      {4{winner_13[23]}});
  wire [3:0] disjunction_583 = disjunction_582 | (request_24_bytes & {4{winner_13[24]}}) | (request_25_bytes &
      {4{winner_13[25]}});
  wire [3:0] disjunction_584 = disjunction_583 | (request_26_bytes & {4{winner_13[26]}}) | (request_27_bytes &
      {4{winner_13[27]}});
  wire [3:0] disjunction_585 = disjunction_584 | (request_28_bytes & {4{winner_13[28]}}) | (request_29_bytes &
      {4{winner_13[29]}});

  assign bank_bytes_12 = disjunction_585 | (request_30_bytes & {4{winner_13[30]}}) | (request_31_bytes &
      {4{winner_13[31]}});
  assign wanted_14 = {valid_31 & (request_31_bank == 5'hd), valid_30 & (request_30_bank == 5'hd), valid_29 &
      (request_29_bank == 5'hd), valid_28 & (request_28_bank == 5'hd), valid_27 & (request_27_bank == 5'hd), valid_26
      & (request_26_bank == 5'hd), valid_25 & (request_25_bank == 5'hd), valid_24 & (request_24_bank == 5'hd),
      valid_23 & (request_23_bank == 5'hd), valid_22 & (request_22_bank == 5'hd), valid_21 & (request_21_bank ==
      5'hd), valid_20 & (request_20_bank == 5'hd), valid_19 & (request_19_bank == 5'hd), valid_18 & (request_18_bank
      == 5'hd), valid_17 & (request_17_bank == 5'hd), valid_16 & (request_16_bank == 5'hd), valid_15 &
      (request_15_bank == 5'hd), valid_14 & (request_14_bank == 5'hd), valid_13 & (request_13_bank == 5'hd), valid_12
      & (request_12_bank == 5'hd), valid_11 & (request_11_bank == 5'hd), valid_10 & (request_10_bank == 5'hd),
      valid_9 & (request_9_bank == 5'hd), valid_8 & (request_8_bank == 5'hd), valid_7 & (request_7_bank == 5'hd),
      valid_6 & (request_6_bank == 5'hd), valid_5 & (request_5_bank == 5'hd), valid_4 & (request_4_bank == 5'hd),
      valid_3 & (request_3_bank == 5'hd), valid_2 & (request_2_bank == 5'hd), valid_1 & (request_1_bank == 5'hd),
      valid_0 & (request_0_bank == 5'hd)};
  assign winner_14 = wanted_14 & (-wanted_14);
  assign enable_13 = |wanted_14;

  wire [9:0] disjunction_586 = (request_0_row & {10{winner_14[0]}}) | (request_1_row & {10{winner_14[1]}});
  wire [9:0] disjunction_587 = disjunction_586 | (request_2_row & {10{winner_14[2]}}) | (request_3_row &
      {10{winner_14[3]}});
  wire [9:0] disjunction_588 = disjunction_587 | (request_4_row & {10{winner_14[4]}}) | (request_5_row &
      {10{winner_14[5]}});
  wire [9:0] disjunction_589 = disjunction_588 | (request_6_row & {10{winner_14[6]}}) | (request_7_row &
      {10{winner_14[7]}});
  wire [9:0] disjunction_590 = disjunction_589 | (request_8_row & {10{winner_14[8]}}) | (request_9_row &
      {10{winner_14[9]}});
  wire [9:0] disjunction_591 = disjunction_590 | (request_10_row & {10{winner_14[10]}}) | (request_11_row &
      {10{winner_14[11]}});
  wire [9:0] disjunction_592 = disjunction_591 | (request_12_row & {10{winner_14[12]}}) | (request_13_row &
      {10{winner_14[13]}});
  wire [9:0] disjunction_593 = disjunction_592 | (request_14_row & {10{winner_14[14]}}) | (request_15_row &
      {10{winner_14[15]}});
  wire [9:0] disjunction_594 = disjunction_593 | (request_16_row & {10{winner_14[16]}}) | (request_17_row &
      {10{winner_14[17]}});
  wire [9:0] disjunction_595 = disjunction_594 | (request_18_row & {10{winner_14[18]}}) | (request_19_row &
      {10{winner_14[19]}});
  wire [9:0] disjunction_596 = disjunction_595 | (request_20_row & {10{winner_14[20]}}) | (request_21_row &
      {10{winner_14[21]}});
  wire [9:0] disjunction_597 = disjunction_596 | (request_22_row & {10{winner_14[22]}}) | (request_23_row &
      {10{winner_14[23]}});
  wire [9:0] disjunction_598 = disjunction_597 | (request_24_row & {10{winner_14[24]}}) | (request_25_row &
      {10{winner_14[25]}});
  wire [9:0] disjunction_599 = disjunction_598 | (request_26_row & {10{winner_14[26]}}) | (request_27_row &
      {10{winner_14[27]}});
  wire [9:0] disjunction_600 = disjunction_599 | (request_28_row & {10{winner_14[28]}}) | (request_29_row &
      {10{winner_14[29]}});

  assign row_of_bank_14 = disjunction_600 | (request_30_row & {10{winner_14[30]}}) | (request_31_row &
      {10{winner_14[31]}});

  wire [31:0] disjunction_601 = (request_0_data & {32{winner_14[0]}}) | (request_1_data & {32{winner_14[1]}});
  wire [31:0] disjunction_602 = disjunction_601 | (request_2_data & {32{winner_14[2]}}) | (request_3_data &
      {32{winner_14[3]}});
  wire [31:0] disjunction_603 = disjunction_602 | (request_4_data & {32{winner_14[4]}}) | (request_5_data &
      {32{winner_14[5]}});
  wire [31:0] disjunction_604 = disjunction_603 | (request_6_data & {32{winner_14[6]}}) | (request_7_data &
      {32{winner_14[7]}});
  wire [31:0] disjunction_605 = disjunction_604 | (request_8_data & {32{winner_14[8]}}) | (request_9_data &
      {32{winner_14[9]}});
  wire [31:0] disjunction_606 = disjunction_605 | (request_10_data & {32{winner_14[10]}}) | (request_11_data &
      {32{winner_14[11]}});
  wire [31:0] disjunction_607 = disjunction_606 | (request_12_data & {32{winner_14[12]}}) | (request_13_data &
      {32{winner_14[13]}});
  wire [31:0] disjunction_608 = disjunction_607 | (request_14_data & {32{winner_14[14]}}) | (request_15_data &
      {32{winner_14[15]}});
  wire [31:0] disjunction_609 = disjunction_608 | (request_16_data & {32{winner_14[16]}}) | (request_17_data &
      {32{winner_14[17]}});
  wire [31:0] disjunction_610 = disjunction_609 | (request_18_data & {32{winner_14[18]}}) | (request_19_data &
      {32{winner_14[19]}});
  wire [31:0] disjunction_611 = disjunction_610 | (request_20_data & {32{winner_14[20]}}) | (request_21_data &
      {32{winner_14[21]}});
  wire [31:0] disjunction_612 = disjunction_611 | (request_22_data & {32{winner_14[22]}}) | (request_23_data &
      {32{winner_14[23]}});
  wire [31:0] disjunction_613 = disjunction_612 | (request_24_data & {32{winner_14[24]}}) | (request_25_data &
      {32{winner_14[25]}});
  wire [31:0] disjunction_614 = disjunction_613 | (request_26_data & {32{winner_14[26]}}) | (request_27_data &
      {32{winner_14[27]}});
  wire [31:0] disjunction_615 = disjunction_614 | (request_28_data & {32{winner_14[28]}}) | (request_29_data &
      {32{winner_14[29]}});

  assign bank_data_13 = disjunction_615 | (request_30_data & {32{winner_14[30]}}) | (request_31_data &
      {32{winner_14[31]}});

  wire [3:0] disjunction_616 = (request_0_bytes & {4{winner_14[0]}}) | (request_1_bytes & {4{winner_14[1]}});
  wire [3:0] disjunction_617 = disjunction_616 | (request_2_bytes & {4{winner_14[2]}}) | (request_3_bytes &
      {4{winner_14[3]}});
  wire [3:0] disjunction_618 = disjunction_617 | (request_4_bytes & {4{winner_14[4]}}) | (request_5_bytes &
      {4{winner_14[5]}});
  wire [3:0] disjunction_619 = disjunction_618 | (request_6_bytes & {4{winner_14[6]}}) | (request_7_bytes &
      {4{winner_14[7]}});
  wire [3:0] disjunction_620 = disjunction_619 | (request_8_bytes & {4{winner_14[8]}}) | (request_9_bytes &
      {4{winner_14[9]}});
  wire [3:0] disjunction_621 = disjunction_620 | (request_10_bytes & {4{winner_14[10]}}) | (request_11_bytes &
      {4{winner_14[11]}});
  wire [3:0] disjunction_622 = disjunction_621 | (request_12_bytes & {4{winner_14[12]}}) | (request_13_bytes &
      {4{winner_14[13]}});
  wire [3:0] disjunction_623 = disjunction_622 | (request_14_bytes & {4{winner_14[14]}}) | (request_15_bytes &
      {4{winner_14[15]}});
  wire [3:0] disjunction_624 = disjunction_623 | (request_16_bytes & {4{winner_14[16]}}) | (request_17_bytes &
      {4{winner_14[17]}});
  wire [3:0] disjunction_625 = disjunction_624 | (request_18_bytes & {4{winner_14[18]}}) | (request_19_bytes &
      {4{winner_14[19]}});
  wire [3:0] disjunction_626 = disjunction_625 | (request_20_bytes & {4{winner_14[20]}}) | (request_21_bytes &
      {4{winner_14[21]}});
  wire [3:0] disjunction_627 = disjunction_626 | (request_22_bytes & {4{winner_14[22]}}) | (request_23_bytes &
      {4{winner_14[23]}});
  wire [3:0] disjunction_628 = disjunction_627 | (request_24_bytes & {4{winner_14[24]}}) | (request_25_bytes &
      {4{winner_14[25]}});
  wire [3:0] disjunction_629 = disjunction_628 | (request_26_bytes & {4{winner_14[26]}}) | (request_27_bytes &
      {4{winner_14[27]}});
  wire [3:0] disjunction_630 = disjunction_629 | (request_28_bytes & {4{winner_14[28]}}) | (request_29_bytes &
      {4{winner_14[29]}});

  assign bank_bytes_13 = disjunction_630 | (request_30_bytes & {4{winner_14[30]}}) | (request_31_bytes &
      {4{winner_14[31]}});
  assign wanted_15 = {valid_31 & (request_31_bank == 5'he), valid_30 & (request_30_bank == 5'he), valid_29 &
      (request_29_bank == 5'he), valid_28 & (request_28_bank == 5'he), valid_27 & (request_27_bank == 5'he), valid_26
      & (request_26_bank == 5'he), valid_25 & (request_25_bank == 5'he), valid_24 & (request_24_bank == 5'he),
      valid_23 & (request_23_bank == 5'he), valid_22 & (request_22_bank == 5'he), valid_21 & (request_21_bank ==
      5'he), valid_20 & (request_20_bank == 5'he), valid_19 & (request_19_bank == 5'he), valid_18 & (request_18_bank
      == 5'he), valid_17 & (request_17_bank == 5'he), valid_16 & (request_16_bank == 5'he), valid_15 &
      (request_15_bank == 5'he), valid_14 & (request_14_bank == 5'he), valid_13 & (request_13_bank == 5'he), valid_12
      & (request_12_bank == 5'he), valid_11 & (request_11_bank == 5'he), valid_10 & (request_10_bank == 5'he),
      valid_9 & (request_9_bank == 5'he), valid_8 & (request_8_bank == 5'he), valid_7 & (request_7_bank == 5'he),
      valid_6 & (request_6_bank == 5'he), valid_5 & (request_5_bank == 5'he), valid_4 & (request_4_bank == 5'he),
      valid_3 & (request_3_bank == 5'he), valid_2 & (request_2_bank == 5'he), valid_1 & (request_1_bank == 5'he),
      valid_0 & (request_0_bank == 5'he)};
  assign winner_15 = wanted_15 & (-wanted_15);
  assign enable_14 = |wanted_15;

  wire [9:0] disjunction_631 = (request_0_row & {10{winner_15[0]}}) | (request_1_row & {10{winner_15[1]}});
  wire [9:0] disjunction_632 = disjunction_631 | (request_2_row & {10{winner_15[2]}}) | (request_3_row &
      {10{winner_15[3]}});
  wire [9:0] disjunction_633 = disjunction_632 | (request_4_row & {10{winner_15[4]}}) | (request_5_row &
      {10{winner_15[5]}});
  wire [9:0] disjunction_634 = disjunction_633 | (request_6_row & {10{winner_15[6]}}) | (request_7_row &
      {10{winner_15[7]}});
  wire [9:0] disjunction_635 = disjunction_634 | (request_8_row & {10{winner_15[8]}}) | (request_9_row &
      {10{winner_15[9]}});
  wire [9:0] disjunction_636 = disjunction_635 | (request_10_row & {10{winner_15[10]}}) | (request_11_row &
      {10{winner_15[11]}});
  wire [9:0] disjunction_637 = disjunction_636 | (request_12_row & {10{winner_15[12]}}) | (request_13_row &
      {10{winner_15[13]}});
  wire [9:0] disjunction_638 = disjunction_637 | (request_14_row & {10{winner_15[14]}}) | (request_15_row &
      {10{winner_15[15]}});
  wire [9:0] disjunction_639 = disjunction_638 | (request_16_row & {10{winner_15[16]}}) | (request_17_row &
      {10{winner_15[17]}});
  wire [9:0] disjunction_640 = disjunction_639 | (request_18_row & {10{winner_15[18]}}) | (request_19_row &
      {10{winner_15[19]}});
  wire [9:0] disjunction_641 = disjunction_640 | (request_20_row & {10{winner_15[20]}}) | (request_21_row &
      {10{winner_15[21]}});
  wire [9:0] disjunction_642 = disjunction_641 | (request_22_row & {10{winner_15[22]}}) | (request_23_row &
      {10{winner_15[23]}});
  wire [9:0] disjunction_643 = disjunction_642 | (request_24_row & {10{winner_15[24]}}) | (request_25_row &
      {10{winner_15[25]}});
  wire [9:0] disjunction_644 = disjunction_643 | (request_26_row & {10{winner_15[26]}}) | (request_27_row &
      {10{winner_15[27]}});
  wire [9:0] disjunction_645 = disjunction_644 | (request_28_row & {10{winner_15[28]}}) | (request_29_row &
      {10{winner_15[29]}});

  assign row_of_bank_15 = disjunction_645 | (request_30_row & {10{winner_15[30]}}) | (request_31_row &
      {10{winner_15[31]}});

  wire [31:0] disjunction_646 = (request_0_data & {32{winner_15[0]}}) | (request_1_data & {32{winner_15[1]}});
  wire [31:0] disjunction_647 = disjunction_646 | (request_2_data & {32{winner_15[2]}}) | (request_3_data &
      {32{winner_15[3]}});
  wire [31:0] disjunction_648 = disjunction_647 | (request_4_data & {32{winner_15[4]}}) | (request_5_data &
      {32{winner_15[5]}});
  wire [31:0] disjunction_649 = disjunction_648 | (request_6_data & {32{winner_15[6]}}) | (request_7_data &
      {32{winner_15[7]}});
  wire [31:0] disjunction_650 = disjunction_649 | (request_8_data & {32{winner_15[8]}}) | (request_9_data &
      {32{winner_15[9]}});
  wire [31:0] disjunction_651 = disjunction_650 | (request_10_data & {32{winner_15[10]}}) | (request_11_data &
      {32{winner_15[11]}});
  wire [31:0] disjunction_652 = disjunction_651 | (request_12_data & {32{winner_15[12]}}) | (request_13_data &
      {32{winner_15[13]}});
  wire [31:0] disjunction_653 = disjunction_652 | (request_14_data & {32{winner_15[14]}}) | (request_15_data &
      {32{winner_15[15]}});
  wire [31:0] disjunction_654 = disjunction_653 | (request_16_data & {32{winner_15[16]}}) | (request_17_data &
      {32{winner_15[17]}});
  wire [31:0] disjunction_655 = disjunction_654 | (request_18_data & {32{winner_15[18]}}) | (request_19_data &
      {32{winner_15[19]}});
  wire [31:0] disjunction_656 = disjunction_655 | (request_20_data & {32{winner_15[20]}}) | (request_21_data &
      {32{winner_15[21]}});
  wire [31:0] disjunction_657 = disjunction_656 | (request_22_data & {32{winner_15[22]}}) | (request_23_data &
      {32{winner_15[23]}});
  wire [31:0] disjunction_658 = disjunction_657 | (request_24_data & {32{winner_15[24]}}) | (request_25_data &
      {32{winner_15[25]}});
  wire [31:0] disjunction_659 = disjunction_658 | (request_26_data & {32{winner_15[26]}}) | (request_27_data &
      {32{winner_15[27]}});
  wire [31:0] disjunction_660 = disjunction_659 | (request_28_data & {32{winner_15[28]}}) | (request_29_data &
      {32{winner_15[29]}});

  assign bank_data_14 = disjunction_660 | (request_30_data & {32{winner_15[30]}}) | (request_31_data &
      {32{winner_15[31]}});

  wire [3:0] disjunction_661 = (request_0_bytes & {4{winner_15[0]}}) | (request_1_bytes & {4{winner_15[1]}});
  wire [3:0] disjunction_662 = disjunction_661 | (request_2_bytes & {4{winner_15[2]}}) | (request_3_bytes &
      {4{winner_15[3]}});
  wire [3:0] disjunction_663 = disjunction_662 | (request_4_bytes & {4{winner_15[4]}}) | (request_5_bytes &
      {4{winner_15[5]}});
  wire [3:0] disjunction_664 = disjunction_663 | (request_6_bytes & {4{winner_15[6]}}) | (request_7_bytes &
      {4{winner_15[7]}});
  wire [3:0] disjunction_665 = disjunction_664 | (request_8_bytes & {4{winner_15[8]}}) | (request_9_bytes &
      {4{winner_15[9]}});
  wire [3:0] disjunction_666 = disjunction_665 | (request_10_bytes & {4{winner_15[10]}}) | (request_11_bytes &
      {4{winner_15[11]}});
  wire [3:0] disjunction_667 = disjunction_666 | (request_12_bytes & {4{winner_15[12]}}) | (request_13_bytes &
      {4{winner_15[13]}});
  wire [3:0] disjunction_668 = disjunction_667 | (request_14_bytes & {4{winner_15[14]}}) | (request_15_bytes &
      {4{winner_15[15]}});
  wire [3:0] disjunction_669 = disjunction_668 | (request_16_bytes & {4{winner_15[16]}}) | (request_17_bytes &
      {4{winner_15[17]}});
  wire [3:0] disjunction_670 = disjunction_669 | (request_18_bytes & {4{winner_15[18]}}) | (request_19_bytes &
      {4{winner_15[19]}});
  wire [3:0] disjunction_671 = disjunction_670 | (request_20_bytes & {4{winner_15[20]}}) | (request_21_bytes &
      {4{winner_15[21]}});
  wire [3:0] disjunction_672 = disjunction_671 | (request_22_bytes & {4{winner_15[22]}}) | (request_23_bytes &
      {4{winner_15[23]}});
  wire [3:0] disjunction_673 = disjunction_672 | (request_24_bytes & {4{winner_15[24]}}) | (request_25_bytes &
      {4{winner_15[25]}});
  wire [3:0] disjunction_674 = disjunction_673 | (request_26_bytes & {4{winner_15[26]}}) | (request_27_bytes &
      {4{winner_15[27]}});
  wire [3:0] disjunction_675 = disjunction_674 | (request_28_bytes & {4{winner_15[28]}}) | (request_29_bytes &
      {4{winner_15[29]}});

  assign bank_bytes_14 = disjunction_675 | (request_30_bytes & {4{winner_15[30]}}) | (request_31_bytes &
      {4{winner_15[31]}});
  assign wanted_16 = {valid_31 & (request_31_bank == 5'hf), valid_30 & (request_30_bank == 5'hf), valid_29 &
      (request_29_bank == 5'hf), valid_28 & (request_28_bank == 5'hf), valid_27 & (request_27_bank == 5'hf), valid_26
      & (request_26_bank == 5'hf), valid_25 & (request_25_bank == 5'hf), valid_24 & (request_24_bank == 5'hf),
      valid_23 & (request_23_bank == 5'hf), valid_22 & (request_22_bank == 5'hf), valid_21 & (request_21_bank ==
      5'hf), valid_20 & (request_20_bank == 5'hf), valid_19 & (request_19_bank == 5'hf), valid_18 & (request_18_bank
      == 5'hf), valid_17 & (request_17_bank == 5'hf), valid_16 & (request_16_bank == 5'hf), valid_15 &
      (request_15_bank == 5'hf), valid_14 & (request_14_bank == 5'hf), valid_13 & (request_13_bank == 5'hf), valid_12
      & (request_12_bank == 5'hf), valid_11 & (request_11_bank == 5'hf), valid_10 & (request_10_bank == 5'hf),
      valid_9 & (request_9_bank == 5'hf), valid_8 & (request_8_bank == 5'hf), valid_7 & (request_7_bank == 5'hf),
      valid_6 & (request_6_bank == 5'hf), valid_5 & (request_5_bank == 5'hf), valid_4 & (request_4_bank == 5'hf),
      valid_3 & (request_3_bank == 5'hf), valid_2 & (request_2_bank == 5'hf), valid_1 & (request_1_bank == 5'hf),
      valid_0 & (request_0_bank == 5'hf)};
  assign winner_16 = wanted_16 & (-wanted_16);
  assign enable_15 = |wanted_16;

  wire [9:0] disjunction_676 = (request_0_row & {10{winner_16[0]}}) | (request_1_row & {10{winner_16[1]}});
  wire [9:0] disjunction_677 = disjunction_676 | (request_2_row & {10{winner_16[2]}}) | (request_3_row &
      {10{winner_16[3]}});
  wire [9:0] disjunction_678 = disjunction_677 | (request_4_row & {10{winner_16[4]}}) | (request_5_row &
      {10{winner_16[5]}});
  wire [9:0] disjunction_679 = disjunction_678 | (request_6_row & {10{winner_16[6]}}) | (request_7_row &
      {10{winner_16[7]}});
  wire [9:0] disjunction_680 = disjunction_679 | (request_8_row & {10{winner_16[8]}}) | (request_9_row &
      {10{winner_16[9]}});
  wire [9:0] disjunction_681 = disjunction_680 | (request_10_row & {10{winner_16[10]}}) | (request_11_row &
      {10{winner_16[11]}});
  wire [9:0] disjunction_682 = disjunction_681 | (request_12_row & {10{winner_16[12]}}) | (request_13_row &
      {10{winner_16[13]}});
  wire [9:0] disjunction_683 = disjunction_682 | (request_14_row & {10{winner_16[14]}}) | (request_15_row &
      {10{winner_16[15]}});
  wire [9:0] disjunction_684 = disjunction_683 | (request_16_row & {10{winner_16[16]}}) | (request_17_row &
      {10{winner_16[17]}});
  wire [9:0] disjunction_685 = disjunction_684 | (request_18_row & {10{winner_16[18]}}) | (request_19_row &
      {10{winner_16[19]}});
  wire [9:0] disjunction_686 = disjunction_685 | (request_20_row & {10{winner_16[20]}}) | (request_21_row &
      {10{winner_16[21]}});
  wire [9:0] disjunction_687 = disjunction_686 | (request_22_row & {10{winner_16[22]}}) | (request_23_row &
      {10{winner_16[23]}});
  wire [9:0] disjunction_688 = disjunction_687 | (request_24_row & {10{winner_16[24]}}) | (request_25_row &
      {10{winner_16[25]}});
  wire [9:0] disjunction_689 = disjunction_688 | (request_26_row & {10{winner_16[26]}}) | (request_27_row &
      {10{winner_16[27]}});
  wire [9:0] disjunction_690 = disjunction_689 | (request_28_row & {10{winner_16[28]}}) | (request_29_row &
      {10{winner_16[29]}});

  assign row_of_bank_16 = disjunction_690 | (request_30_row & {10{winner_16[30]}}) | (request_31_row &
      {10{winner_16[31]}});

  wire [31:0] disjunction_691 = (request_0_data & {32{winner_16[0]}}) | (request_1_data & {32{winner_16[1]}});
  wire [31:0] disjunction_692 = disjunction_691 | (request_2_data & {32{winner_16[2]}}) | (request_3_data &
      {32{winner_16[3]}});
  wire [31:0] disjunction_693 = disjunction_692 | (request_4_data & {32{winner_16[4]}}) | (request_5_data &
      {32{winner_16[5]}});
  wire [31:0] disjunction_694 = disjunction_693 | (request_6_data & {32{winner_16[6]}}) | (request_7_data &
      {32{winner_16[7]}});
  wire [31:0] disjunction_695 = disjunction_694 | (request_8_data & {32{winner_16[8]}}) | (request_9_data &
      {32{winner_16[9]}});
  wire [31:0] disjunction_696 = disjunction_695 | (request_10_data & {32{winner_16[10]}}) | (request_11_data &
      {32{winner_16[11]}});
  wire [31:0] disjunction_697 = disjunction_696 | (request_12_data & {32{winner_16[12]}}) | (request_13_data &
      {32{winner_16[13]}});
  wire [31:0] disjunction_698 = disjunction_697 | (request_14_data & {32{winner_16[14]}}) | (request_15_data &
      {32{winner_16[15]}});
  wire [31:0] disjunction_699 = disjunction_698 | (request_16_data & {32{winner_16[16]}}) | (request_17_data &
      {32{winner_16[17]}});
  wire [31:0] disjunction_700 = disjunction_699 | (request_18_data & {32{winner_16[18]}}) | (request_19_data &
      {32{winner_16[19]}});
  wire [31:0] disjunction_701 = disjunction_700 | (request_20_data & {32{winner_16[20]}}) | (request_21_data &
      {32{winner_16[21]}});
  wire [31:0] disjunction_702 = disjunction_701 | (request_22_data & {32{winner_16[22]}}) | (request_23_data &
      {32{winner_16[23]}});
  wire [31:0] disjunction_703 = disjunction_702 | (request_24_data & {32{winner_16[24]}}) | (request_25_data &
      {32{winner_16[25]}});
  wire [31:0] disjunction_704 = disjunction_703 | (request_26_data & {32{winner_16[26]}}) | (request_27_data &
      {32{winner_16[27]}});
  wire [31:0] disjunction_705 = disjunction_704 | (request_28_data & {32{winner_16[28]}}) | (request_29_data &
      {32{winner_16[29]}});

  assign bank_data_15 = disjunction_705 | (request_30_data & {32{winner_16[30]}}) | (request_31_data &
      {32{winner_16[31]}});

  wire [3:0] disjunction_706 = (request_0_bytes & {4{winner_16[0]}}) | (request_1_bytes & {4{winner_16[1]}});
  wire [3:0] disjunction_707 = disjunction_706 | (request_2_bytes & {4{winner_16[2]}}) | (request_3_bytes &
      {4{winner_16[3]}});
  wire [3:0] disjunction_708 = disjunction_707 | (request_4_bytes & {4{winner_16[4]}}) | (request_5_bytes &
      {4{winner_16[5]}});
  wire [3:0] disjunction_709 = disjunction_708 | (request_6_bytes & {4{winner_16[6]}}) | (request_7_bytes &
      {4{winner_16[7]}});
  wire [3:0] disjunction_710 = disjunction_709 | (request_8_bytes & {4{winner_16[8]}}) | (request_9_bytes &
      {4{winner_16[9]}});
  wire [3:0] disjunction_711 = disjunction_710 | (request_10_bytes & {4{winner_16[10]}}) | (request_11_bytes &
      {4{winner_16[11]}});
  wire [3:0] disjunction_712 = disjunction_711 | (request_12_bytes & {4{winner_16[12]}}) | (request_13_bytes &
      {4{winner_16[13]}});
  wire [3:0] disjunction_713 = disjunction_712 | (request_14_bytes & {4{winner_16[14]}}) | (request_15_bytes &
      {4{winner_16[15]}});
  wire [3:0] disjunction_714 = disjunction_713 | (request_16_bytes & {4{winner_16[16]}}) | (request_17_bytes &
      {4{winner_16[17]}});
  wire [3:0] disjunction_715 = disjunction_714 | (request_18_bytes & {4{winner_16[18]}}) | (request_19_bytes &
      {4{winner_16[19]}});
  wire [3:0] disjunction_716 = disjunction_715 | (request_20_bytes & {4{winner_16[20]}}) | (request_21_bytes &
      {4{winner_16[21]}});
  wire [3:0] disjunction_717 = disjunction_716 | (request_22_bytes & {4{winner_16[22]}}) | (request_23_bytes &
      {4{winner_16[23]}});
  wire [3:0] disjunction_718 = disjunction_717 | (request_24_bytes & {4{winner_16[24]}}) | (request_25_bytes &
      {4{winner_16[25]}});
  wire [3:0] disjunction_719 = disjunction_718 | (request_26_bytes & {4{winner_16[26]}}) | (request_27_bytes &
      {4{winner_16[27]}});
  wire [3:0] disjunction_720 = disjunction_719 | (request_28_bytes & {4{winner_16[28]}}) | (request_29_bytes &
      {4{winner_16[29]}});

  assign bank_bytes_15 = disjunction_720 | (request_30_bytes & {4{winner_16[30]}}) | (request_31_bytes &
      {4{winner_16[31]}});
  assign wanted_17 = {valid_31 & (request_31_bank == 5'h10), valid_30 & (request_30_bank == 5'h10), valid_29 &
      (request_29_bank == 5'h10), valid_28 & (request_28_bank == 5'h10), valid_27 & (request_27_bank == 5'h10),
      valid_26 & (request_26_bank == 5'h10), valid_25 & (request_25_bank == 5'h10), valid_24 & (request_24_bank ==
      5'h10), valid_23 & (request_23_bank == 5'h10), valid_22 & (request_22_bank == 5'h10), valid_21 &
      (request_21_bank == 5'h10), valid_20 & (request_20_bank == 5'h10), valid_19 & (request_19_bank == 5'h10),
      valid_18 & (request_18_bank == 5'h10), valid_17 & (request_17_bank == 5'h10), valid_16 & (request_16_bank ==
      5'h10), valid_15 & (request_15_bank == 5'h10), valid_14 & (request_14_bank == 5'h10), valid_13 &
      (request_13_bank == 5'h10), valid_12 & (request_12_bank == 5'h10), valid_11 & (request_11_bank == 5'h10),
      valid_10 & (request_10_bank == 5'h10), valid_9 & (request_9_bank == 5'h10), valid_8 & (request_8_bank ==
      5'h10), valid_7 & (request_7_bank == 5'h10), valid_6 & (request_6_bank == 5'h10), valid_5 & (request_5_bank ==
      5'h10), valid_4 & (request_4_bank == 5'h10), valid_3 & (request_3_bank == 5'h10), valid_2 & (request_2_bank ==
      5'h10), valid_1 & (request_1_bank == 5'h10), valid_0 & (request_0_bank == 5'h10)};
  assign winner_17 = wanted_17 & (-wanted_17);
  assign enable_16 = |wanted_17;

  wire [9:0] disjunction_721 = (request_0_row & {10{winner_17[0]}}) | (request_1_row & {10{winner_17[1]}});
  wire [9:0] disjunction_722 = disjunction_721 | (request_2_row & {10{winner_17[2]}}) | (request_3_row &
      {10{winner_17[3]}});
  wire [9:0] disjunction_723 = disjunction_722 | (request_4_row & {10{winner_17[4]}}) | (request_5_row &
      {10{winner_17[5]}});
  wire [9:0] disjunction_724 = disjunction_723 | (request_6_row & {10{winner_17[6]}}) | (request_7_row &
      {10{winner_17[7]}});
  wire [9:0] disjunction_725 = disjunction_724 | (request_8_row & {10{winner_17[8]}}) | (request_9_row &
      {10{winner_17[9]}});
  wire [9:0] disjunction_726 = disjunction_725 | (request_10_row & {10{winner_17[10]}}) | (request_11_row &
      {10{winner_17[11]}});
  wire [9:0] disjunction_727 = disjunction_726 | (request_12_row & {10{winner_17[12]}}) | (request_13_row &
      {10{winner_17[13]}});
  wire [9:0] disjunction_728 = disjunction_727 | (request_14_row & {10{winner_17[14]}}) | (request_15_row &
      {10{winner_17[15]}});
  wire [9:0] disjunction_729 = disjunction_728 | (request_16_row & {10{winner_17[16]}}) | (request_17_row &
      {10{winner_17[17]}});
  wire [9:0] disjunction_730 = disjunction_729 | (request_18_row & {10{winner_17[18]}}) | (request_19_row &
      {10{winner_17[19]}});
  wire [9:0] disjunction_731 = disjunction_730 | (request_20_row & {10{winner_17[20]}}) | (request_21_row &
      {10{winner_17[21]}});
  wire [9:0] disjunction_732 = disjunction_731 | (request_22_row & {10{winner_17[22]}}) | (request_23_row &
      {10{winner_17[23]}});
  wire [9:0] disjunction_733 = disjunction_732 | (request_24_row & {10{winner_17[24]}}) | (request_25_row &
      {10{winner_17[25]}});
  wire [9:0] disjunction_734 = disjunction_733 | (request_26_row & {10{winner_17[26]}}) | (request_27_row &
      {10{winner_17[27]}});
  wire [9:0] disjunction_735 = disjunction_734 | (request_28_row & {10{winner_17[28]}}) | (request_29_row &
      {10{winner_17[29]}});

  assign row_of_bank_17 = disjunction_735 | (request_30_row & {10{winner_17[30]}}) | (request_31_row &
      {10{winner_17[31]}});

  wire [31:0] disjunction_736 = (request_0_data & {32{winner_17[0]}}) | (request_1_data & {32{winner_17[1]}});
  wire [31:0] disjunction_737 = disjunction_736 | (request_2_data & {32{winner_17[2]}}) | (request_3_data &
      {32{winner_17[3]}});
  wire [31:0] disjunction_738 = disjunction_737 | (request_4_data & {32{winner_17[4]}}) | (request_5_data &
      {32{winner_17[5]}});
  wire [31:0] disjunction_739 = disjunction_738 | (request_6_data & {32{winner_17[6]}}) | (request_7_data &
      {32{winner_17[7]}});
  wire [31:0] disjunction_740 = disjunction_739 | (request_8_data & {32{winner_17[8]}}) | (request_9_data &
      {32{winner_17[9]}});
  wire [31:0] disjunction_741 = disjunction_740 | (request_10_data & {32{winner_17[10]}}) | (request_11_data &
      {32{winner_17[11]}});
  wire [31:0] disjunction_742 = disjunction_741 | (request_12_data & {32{winner_17[12]}}) | (request_13_data &
      {32{winner_17[13]}});
  wire [31:0] disjunction_743 = disjunction_742 | (request_14_data & {32{winner_17[14]}}) | (request_15_data &
      {32{winner_17[15]}});
  wire [31:0] disjunction_744 = disjunction_743 | (request_16_data & {32{winner_17[16]}}) | (request_17_data &
      {32{winner_17[17]}});
  wire [31:0] disjunction_745 = disjunction_744 | (request_18_data & {32{winner_17[18]}}) | (request_19_data &
      {32{winner_17[19]}});
  wire [31:0] disjunction_746 = disjunction_745 | (request_20_data & {32{winner_17[20]}}) | (request_21_data &
      {32{winner_17[21]}});
  wire [31:0] disjunction_747 = disjunction_746 | (request_22_data & {32{winner_17[22]}}) | (request_23_data &
      {32{winner_17[23]}});
  wire [31:0] disjunction_748 = disjunction_747 | (request_24_data & {32{winner_17[24]}}) | (request_25_data &
      {32{winner_17[25]}});
  wire [31:0] disjunction_749 = disjunction_748 | (request_26_data & {32{winner_17[26]}}) | (request_27_data &
      {32{winner_17[27]}});
  wire [31:0] disjunction_750 = disjunction_749 | (request_28_data & {32{winner_17[28]}}) | (request_29_data &
      {32{winner_17[29]}});

  assign bank_data_16 = disjunction_750 | (request_30_data & {32{winner_17[30]}}) | (request_31_data &
      {32{winner_17[31]}});

  wire [3:0] disjunction_751 = (request_0_bytes & {4{winner_17[0]}}) | (request_1_bytes & {4{winner_17[1]}});
  wire [3:0] disjunction_752 = disjunction_751 | (request_2_bytes & {4{winner_17[2]}}) | (request_3_bytes &
      {4{winner_17[3]}});
  wire [3:0] disjunction_753 = disjunction_752 | (request_4_bytes & {4{winner_17[4]}}) | (request_5_bytes &
      {4{winner_17[5]}});
  wire [3:0] disjunction_754 = disjunction_753 | (request_6_bytes & {4{winner_17[6]}}) | (request_7_bytes &
      {4{winner_17[7]}});
  wire [3:0] disjunction_755 = disjunction_754 | (request_8_bytes & {4{winner_17[8]}}) | (request_9_bytes &
      {4{winner_17[9]}});
  wire [3:0] disjunction_756 = disjunction_755 | (request_10_bytes & {4{winner_17[10]}}) | (request_11_bytes &
      {4{winner_17[11]}});
  wire [3:0] disjunction_757 = disjunction_756 | (request_12_bytes & {4{winner_17[12]}}) | (request_13_bytes &
      {4{winner_17[13]}});
  wire [3:0] disjunction_758 = disjunction_757 | (request_14_bytes & {4{winner_17[14]}}) | (request_15_bytes &
      {4{winner_17[15]}});
  wire [3:0] disjunction_759 = disjunction_758 | (request_16_bytes & {4{winner_17[16]}}) | (request_17_bytes &
      {4{winner_17[17]}});
  wire [3:0] disjunction_760 = disjunction_759 | (request_18_bytes & {4{winner_17[18]}}) | (request_19_bytes &
      {4{winner_17[19]}});
  wire [3:0] disjunction_761 = disjunction_760 | (request_20_bytes & {4{winner_17[20]}}) | (request_21_bytes &
      {4{winner_17[21]}});
  wire [3:0] disjunction_762 = disjunction_761 | (request_22_bytes & {4{winner_17[22]}}) | (request_23_bytes &
      {4{winner_17[23]}});
  wire [3:0] disjunction_763 = disjunction_762 | (request_24_bytes & {4{winner_17[24]}}) | (request_25_bytes &
      {4{winner_17[25]}});
  wire [3:0] disjunction_764 = disjunction_763 | (request_26_bytes & {4{winner_17[26]}}) | (request_27_bytes &
      {4{winner_17[27]}});
  wire [3:0] disjunction_765 = disjunction_764 | (request_28_bytes & {4{winner_17[28]}}) | (request_29_bytes &
      {4{winner_17[29]}});

  assign bank_bytes_16 = disjunction_765 | (request_30_bytes & {4{winner_17[30]}}) | (request_31_bytes &
      {4{winner_17[31]}});
  assign wanted_18 = {valid_31 & (request_31_bank == 5'h11), valid_30 & (request_30_bank == 5'h11), valid_29 &
      (request_29_bank == 5'h11), valid_28 & (request_28_bank == 5'h11), valid_27 & (request_27_bank == 5'h11),
      valid_26 & (request_26_bank == 5'h11), valid_25 & (request_25_bank == 5'h11), valid_24 & (request_24_bank ==
      5'h11), valid_23 & (request_23_bank == 5'h11), valid_22 & (request_22_bank == 5'h11), valid_21 &
      (request_21_bank == 5'h11), valid_20 & (request_20_bank == 5'h11), valid_19 & (request_19_bank == 5'h11),
      valid_18 & (request_18_bank == 5'h11), valid_17 & (request_17_bank == 5'h11), valid_16 & (request_16_bank ==
      5'h11), valid_15 & (request_15_bank == 5'h11), valid_14 & (request_14_bank == 5'h11), valid_13 &
      (request_13_bank == 5'h11), valid_12 & (request_12_bank == 5'h11), valid_11 & (request_11_bank == 5'h11),
      valid_10 & (request_10_bank == 5'h11), valid_9 & (request_9_bank == 5'h11), valid_8 & (request_8_bank ==
      5'h11), valid_7 & (request_7_bank == 5'h11), valid_6 & (request_6_bank == 5'h11), valid_5 & (request_5_bank ==
      5'h11), valid_4 & (request_4_bank == 5'h11), valid_3 & (request_3_bank == 5'h11), valid_2 & (request_2_bank ==
      5'h11), valid_1 & (request_1_bank == 5'h11), valid_0 & (request_0_bank == 5'h11)};
  assign winner_18 = wanted_18 & (-wanted_18);
  assign enable_17 = |wanted_18;

  wire [9:0] disjunction_766 = (request_0_row & {10{winner_18[0]}}) | (request_1_row & {10{winner_18[1]}});
  wire [9:0] disjunction_767 = disjunction_766 | (request_2_row & {10{winner_18[2]}}) | (request_3_row &
      {10{winner_18[3]}});
  wire [9:0] disjunction_768 = disjunction_767 | (request_4_row & {10{winner_18[4]}}) | (request_5_row &
      {10{winner_18[5]}});
  wire [9:0] disjunction_769 = disjunction_768 | (request_6_row & {10{winner_18[6]}}) | (request_7_row &
      {10{winner_18[7]}});
  wire [9:0] disjunction_770 = disjunction_769 | (request_8_row & {10{winner_18[8]}}) | (request_9_row &
      {10{winner_18[9]}});
  wire [9:0] disjunction_771 = disjunction_770 | (request_10_row & {10{winner_18[10]}}) | (request_11_row &
      {10{winner_18[11]}});
  wire [9:0] disjunction_772 = disjunction_771 | (request_12_row & {10{winner_18[12]}}) | (request_13_row &
      {10{winner_18[13]}});
  wire [9:0] disjunction_773 = disjunction_772 | (request_14_row & {10{winner_18[14]}}) | (request_15_row &
      {10{winner_18[15]}});
  wire [9:0] disjunction_774 = disjunction_773 | (request_16_row & {10{winner_18[16]}}) | (request_17_row &
      {10{winner_18[17]}});
  wire [9:0] disjunction_775 = disjunction_774 | (request_18_row & {10{winner_18[18]}}) | (request_19_row &
      {10{winner_18[19]}});
  wire [9:0] disjunction_776 = disjunction_775 | (request_20_row & {10{winner_18[20]}}) | (request_21_row &
      {10{winner_18[21]}});
  wire [9:0] disjunction_777 = disjunction_776 | (request_22_row & {10{winner_18[22]}}) | (request_23_row &
      {10{winner_18[23]}});
  wire [9:0] disjunction_778 = disjunction_777 | (request_24_row & {10{winner_18[24]}}) | (request_25_row &
      {10{winner_18[25]}});
  wire [9:0] disjunction_779 = disjunction_778 | (request_26_row & {10{winner_18[26]}}) | (request_27_row &
      {10{winner_18[27]}});
  wire [9:0] disjunction_780 = disjunction_779 | (request_28_row & {10{winner_18[28]}}) | (request_29_row &
      {10{winner_18[29]}});

  assign row_of_bank_18 = disjunction_780 | (request_30_row & {10{winner_18[30]}}) | (request_31_row &
      {10{winner_18[31]}});

  wire [31:0] disjunction_781 = (request_0_data & {32{winner_18[0]}}) | (request_1_data & {32{winner_18[1]}});
  wire [31:0] disjunction_782 = disjunction_781 | (request_2_data & {32{winner_18[2]}}) | (request_3_data &
      {32{winner_18[3]}});
  wire [31:0] disjunction_783 = disjunction_782 | (request_4_data & {32{winner_18[4]}}) | (request_5_data &
      {32{winner_18[5]}});
  wire [31:0] disjunction_784 = disjunction_783 | (request_6_data & {32{winner_18[6]}}) | (request_7_data &
      {32{winner_18[7]}});
  wire [31:0] disjunction_785 = disjunction_784 | (request_8_data & {32{winner_18[8]}}) | (request_9_data &
      {32{winner_18[9]}});
  wire [31:0] disjunction_786 = disjunction_785 | (request_10_data & {32{winner_18[10]}}) | (request_11_data &
      {32{winner_18[11]}});
  wire [31:0] disjunction_787 = disjunction_786 | (request_12_data & {32{winner_18[12]}}) | (request_13_data &
      {32{winner_18[13]}});
  wire [31:0] disjunction_788 = disjunction_787 | (request_14_data & {32{winner_18[14]}}) | (request_15_data &
      {32{winner_18[15]}});
  wire [31:0] disjunction_789 = disjunction_788 | (request_16_data & {32{winner_18[16]}}) | (request_17_data &
      {32{winner_18[17]}});
  wire [31:0] disjunction_790 = disjunction_789 | (request_18_data & {32{winner_18[18]}}) | (request_19_data &
      {32{winner_18[19]}});
  wire [31:0] disjunction_791 = disjunction_790 | (request_20_data & {32{winner_18[20]}}) | (request_21_data &
      {32{winner_18[21]}});
  wire [31:0] disjunction_792 = disjunction_791 | (request_22_data & {32{winner_18[22]}}) | (request_23_data &
      {32{winner_18[23]}});
  wire [31:0] disjunction_793 = disjunction_792 | (request_24_data & {32{winner_18[24]}}) | (request_25_data &
      {32{winner_18[25]}});
  wire [31:0] disjunction_794 = disjunction_793 | (request_26_data & {32{winner_18[26]}}) | (request_27_data &
      {32{winner_18[27]}});
  wire [31:0] disjunction_795 = disjunction_794 | (request_28_data & {32{winner_18[28]}}) | (request_29_data &
      {32{winner_18[29]}});

  assign bank_data_17 = disjunction_795 | (request_30_data & {32{winner_18[30]}}) | (request_31_data &
      {32{winner_18[31]}});

  wire [3:0] disjunction_796 = (request_0_bytes & {4{winner_18[0]}}) | (request_1_bytes & {4{winner_18[1]}});
  wire [3:0] disjunction_797 = disjunction_796 | (request_2_bytes & {4{winner_18[2]}}) | (request_3_bytes &
      {4{winner_18[3]}});
  wire [3:0] disjunction_798 = disjunction_797 | (request_4_bytes & {4{winner_18[4]}}) | (request_5_bytes &
      {4{winner_18[5]}});
  wire [3:0] disjunction_799 = disjunction_798 | (request_6_bytes & {4{winner_18[6]}}) | (request_7_bytes &
      {4{winner_18[7]}});
  wire [3:0] disjunction_800 = disjunction_799 | (request_8_bytes & {4{winner_18[8]}}) | (request_9_bytes &
      {4{winner_18[9]}});
  wire [3:0] disjunction_801 = disjunction_800 | (request_10_bytes & {4{winner_18[10]}}) | (request_11_bytes &
      {4{winner_18[11]}});
  wire [3:0] disjunction_802 = disjunction_801 | (request_12_bytes & {4{winner_18[12]}}) | (request_13_bytes &
      {4{winner_18[13]}});
  wire [3:0] disjunction_803 = disjunction_802 | (request_14_bytes & {4{winner_18[14]}}) | (request_15_bytes &
      {4{winner_18[15]}});
  wire [3:0] disjunction_804 = disjunction_803 | (request_16_bytes & {4{winner_18[16]}}) | (request_17_bytes &
      {4{winner_18[17]}});
  wire [3:0] disjunction_805 = disjunction_804 | (request_18_bytes & {4{winner_18[18]}}) | (request_19_bytes &
      {4{winner_18[19]}});
  wire [3:0] disjunction_806 = disjunction_805 | (request_20_bytes & {4{winner_18[20]}}) | (request_21_bytes &
      {4{winner_18[21]}});
  wire [3:0] disjunction_807 = disjunction_806 | (request_22_bytes & {4{winner_18[22]}}) | (request_23_bytes &
      {4{winner_18[23]}});
  wire [3:0] disjunction_808 = disjunction_807 | (request_24_bytes & {4{winner_18[24]}}) | (request_25_bytes &
      {4{winner_18[25]}});
  wire [3:0] disjunction_809 = disjunction_808 | (request_26_bytes & {4{winner_18[26]}}) | (request_27_bytes &
      {4{winner_18[27]}});
  wire [3:0] disjunction_810 = disjunction_809 | (request_28_bytes & {4{winner_18[28]}}) | (request_29_bytes &
      {4{winner_18[29]}});

  assign bank_bytes_17 = disjunction_810 | (request_30_bytes & {4{winner_18[30]}}) | (request_31_bytes &
      {4{winner_18[31]}});
  assign wanted_19 = {valid_31 & (request_31_bank == 5'h12), valid_30 & (request_30_bank == 5'h12), valid_29 &
      (request_29_bank == 5'h12), valid_28 & (request_28_bank == 5'h12), valid_27 & (request_27_bank == 5'h12),
      valid_26 & (request_26_bank == 5'h12), valid_25 & (request_25_bank == 5'h12), valid_24 & (request_24_bank ==
      5'h12), valid_23 & (request_23_bank == 5'h12), valid_22 & (request_22_bank == 5'h12), valid_21 &
      (request_21_bank == 5'h12), valid_20 & (request_20_bank == 5'h12), valid_19 & (request_19_bank == 5'h12),
      valid_18 & (request_18_bank == 5'h12), valid_17 & (request_17_bank == 5'h12), valid_16 & (request_16_bank ==
      5'h12), valid_15 & (request_15_bank == 5'h12), valid_14 & (request_14_bank == 5'h12), valid_13 &
      (request_13_bank == 5'h12), valid_12 & (request_12_bank == 5'h12), valid_11 & (request_11_bank == 5'h12),
      valid_10 & (request_10_bank == 5'h12), valid_9 & (request_9_bank == 5'h12), valid_8 & (request_8_bank ==
      5'h12), valid_7 & (request_7_bank == 5'h12), valid_6 & (request_6_bank == 5'h12), valid_5 & (request_5_bank ==
      5'h12), valid_4 & (request_4_bank == 5'h12), valid_3 & (request_3_bank == 5'h12), valid_2 & (request_2_bank ==
      5'h12), valid_1 & (request_1_bank == 5'h12), valid_0 & (request_0_bank == 5'h12)};
  assign winner_19 = wanted_19 & (-wanted_19);
  assign enable_18 = |wanted_19;

  wire [9:0] disjunction_811 = (request_0_row & {10{winner_19[0]}}) | (request_1_row & {10{winner_19[1]}});
  wire [9:0] disjunction_812 = disjunction_811 | (request_2_row & {10{winner_19[2]}}) | (request_3_row &
      {10{winner_19[3]}});
  wire [9:0] disjunction_813 = disjunction_812 | (request_4_row & {10{winner_19[4]}}) | (request_5_row &
      {10{winner_19[5]}});
  wire [9:0] disjunction_814 = disjunction_813 | (request_6_row & {10{winner_19[6]}}) | (request_7_row &
      {10{winner_19[7]}});
  wire [9:0] disjunction_815 = disjunction_814 | (request_8_row & {10{winner_19[8]}}) | (request_9_row &
      {10{winner_19[9]}});
  wire [9:0] disjunction_816 = disjunction_815 | (request_10_row & {10{winner_19[10]}}) | (request_11_row &
      {10{winner_19[11]}});
  wire [9:0] disjunction_817 = disjunction_816 | (request_12_row & {10{winner_19[12]}}) | (request_13_row &
      {10{winner_19[13]}});
  wire [9:0] disjunction_818 = disjunction_817 | (request_14_row & {10{winner_19[14]}}) | (request_15_row &
      {10{winner_19[15]}});
  wire [9:0] disjunction_819 = disjunction_818 | (request_16_row & {10{winner_19[16]}}) | (request_17_row &
      {10{winner_19[17]}});
  wire [9:0] disjunction_820 = disjunction_819 | (request_18_row & {10{winner_19[18]}}) | (request_19_row &
      {10{winner_19[19]}});
  wire [9:0] disjunction_821 = disjunction_820 | (request_20_row & {10{winner_19[20]}}) | (request_21_row &
      {10{winner_19[21]}});
  wire [9:0] disjunction_822 = disjunction_821 | (request_22_row & {10{winner_19[22]}}) | (request_23_row &
      {10{winner_19[23]}});
  wire [9:0] disjunction_823 = disjunction_822 | (request_24_row & {10{winner_19[24]}}) | (request_25_row &
      {10{winner_19[25]}});
  wire [9:0] disjunction_824 = disjunction_823 | (request_26_row & {10{winner_19[26]}}) | (request_27_row &
      {10{winner_19[27]}});
  wire [9:0] disjunction_825 = disjunction_824 | (request_28_row & {10{winner_19[28]}}) | (request_29_row &
      {10{winner_19[29]}});

  assign row_of_bank_19 = disjunction_825 | (request_30_row & {10{winner_19[30]}}) | (request_31_row &
      {10{winner_19[31]}});

  wire [31:0] disjunction_826 = (request_0_data & {32{winner_19[0]}}) | (request_1_data & {32{winner_19[1]}});
  wire [31:0] disjunction_827 = disjunction_826 | (request_2_data & {32{winner_19[2]}}) | (request_3_data &
      {32{winner_19[3]}});
  wire [31:0] disjunction_828 = disjunction_827 | (request_4_data & {32{winner_19[4]}}) | (request_5_data &
      {32{winner_19[5]}});
  wire [31:0] disjunction_829 = disjunction_828 | (request_6_data & {32{winner_19[6]}}) | (request_7_data &
      {32{winner_19[7]}});
  wire [31:0] disjunction_830 = disjunction_829 | (request_8_data & {32{winner_19[8]}}) | (request_9_data &
      {32{winner_19[9]}});
  wire [31:0] disjunction_831 = disjunction_830 | (request_10_data & {32{winner_19[10]}}) | (request_11_data &
      {32{winner_19[11]}});
  wire [31:0] disjunction_832 = disjunction_831 | (request_12_data & {32{winner_19[12]}}) | (request_13_data &
      {32{winner_19[13]}});
  wire [31:0] disjunction_833 = disjunction_832 | (request_14_data & {32{winner_19[14]}}) | (request_15_data &
      {32{winner_19[15]}});
  wire [31:0] disjunction_834 = disjunction_833 | (request_16_data & {32{winner_19[16]}}) | (request_17_data &
      {32{winner_19[17]}});
  wire [31:0] disjunction_835 = disjunction_834 | (request_18_data & {32{winner_19[18]}}) | (request_19_data &
      {32{winner_19[19]}});
  wire [31:0] disjunction_836 = disjunction_835 | (request_20_data & {32{winner_19[20]}}) | (request_21_data &
      {32{winner_19[21]}});
  wire [31:0] disjunction_837 = disjunction_836 | (request_22_data & {32{winner_19[22]}}) | (request_23_data &
      {32{winner_19[23]}});
  wire [31:0] disjunction_838 = disjunction_837 | (request_24_data & {32{winner_19[24]}}) | (request_25_data &
      {32{winner_19[25]}});
  wire [31:0] disjunction_839 = disjunction_838 | (request_26_data & {32{winner_19[26]}}) | (request_27_data &
      {32{winner_19[27]}});
  wire [31:0] disjunction_840 = disjunction_839 | (request_28_data & {32{winner_19[28]}}) | (request_29_data &
      {32{winner_19[29]}});

  assign bank_data_18 = disjunction_840 | (request_30_data & {32{winner_19[30]}}) | (request_31_data &
      {32{winner_19[31]}});

  wire [3:0] disjunction_841 = (request_0_bytes & {4{winner_19[0]}}) | (request_1_bytes & {4{winner_19[1]}});
  wire [3:0] disjunction_842 = disjunction_841 | (request_2_bytes & {4{winner_19[2]}}) | (request_3_bytes &
      {4{winner_19[3]}});
  wire [3:0] disjunction_843 = disjunction_842 | (request_4_bytes & {4{winner_19[4]}}) | (request_5_bytes &
      {4{winner_19[5]}});
  wire [3:0] disjunction_844 = disjunction_843 | (request_6_bytes & {4{winner_19[6]}}) | (request_7_bytes &
      {4{winner_19[7]}});
  wire [3:0] disjunction_845 = disjunction_844 | (request_8_bytes & {4{winner_19[8]}}) | (request_9_bytes &
      {4{winner_19[9]}});
  wire [3:0] disjunction_846 = disjunction_845 | (request_10_bytes & {4{winner_19[10]}}) | (request_11_bytes &
      {4{winner_19[11]}});
  wire [3:0] disjunction_847 = disjunction_846 | (request_12_bytes & {4{winner_19[12]}}) | (request_13_bytes &
      {4{winner_19[13]}});
  wire [3:0] disjunction_848 = disjunction_847 | (request_14_bytes & {4{winner_19[14]}}) | (request_15_bytes &
      {4{winner_19[15]}});
  wire [3:0] disjunction_849 = disjunction_848 | (request_16_bytes & {4{winner_19[16]}}) | (request_17_bytes &
      {4{winner_19[17]}});
  wire [3:0] disjunction_850 = disjunction_849 | (request_18_bytes & {4{winner_19[18]}}) | (request_19_bytes &
      {4{winner_19[19]}});
  wire [3:0] disjunction_851 = disjunction_850 | (request_20_bytes & {4{winner_19[20]}}) | (request_21_bytes &
      {4{winner_19[21]}});
  wire [3:0] disjunction_852 = disjunction_851 | (request_22_bytes & {4{winner_19[22]}}) | (request_23_bytes &
      {4{winner_19[23]}});
  wire [3:0] disjunction_853 = disjunction_852 | (request_24_bytes & {4{winner_19[24]}}) | (request_25_bytes &
      {4{winner_19[25]}});
  wire [3:0] disjunction_854 = disjunction_853 | (request_26_bytes & {4{winner_19[26]}}) | (request_27_bytes &
      {4{winner_19[27]}});
  wire [3:0] disjunction_855 = disjunction_854 | (request_28_bytes & {4{winner_19[28]}}) | (request_29_bytes &
      {4{winner_19[29]}});

  assign bank_bytes_18 = disjunction_855 | (request_30_bytes & {4{winner_19[30]}}) | (request_31_bytes &
      {4{winner_19[31]}});
  assign wanted_20 = {valid_31 & (request_31_bank == 5'h13), valid_30 & (request_30_bank == 5'h13), valid_29 &
      (request_29_bank == 5'h13), valid_28 & (request_28_bank == 5'h13), valid_27 & (request_27_bank == 5'h13),
      valid_26 & (request_26_bank == 5'h13), valid_25 & (request_25_bank == 5'h13), valid_24 & (request_24_bank ==
      5'h13), valid_23 & (request_23_bank == 5'h13), valid_22 & (request_22_bank == 5'h13), valid_21 &
      (request_21_bank == 5'h13), valid_20 & (request_20_bank == 5'h13), valid_19 & (request_19_bank == 5'h13),
      valid_18 & (request_18_bank == 5'h13), valid_17 & (request_17_bank == 5'h13), valid_16 & (request_16_bank ==
      5'h13), valid_15 & (request_15_bank == 5'h13), valid_14 & (request_14_bank == 5'h13), valid_13 &
      (request_13_bank == 5'h13), valid_12 & (request_12_bank == 5'h13), valid_11 & (request_11_bank == 5'h13),
      valid_10 & (request_10_bank == 5'h13), valid_9 & (request_9_bank == 5'h13), valid_8 & (request_8_bank ==
      5'h13), valid_7 & (request_7_bank == 5'h13), valid_6 & (request_6_bank == 5'h13), valid_5 & (request_5_bank ==
      5'h13), valid_4 & (request_4_bank == 5'h13), valid_3 & (request_3_bank == 5'h13), valid_2 & (request_2_bank ==
      5'h13), valid_1 & (request_1_bank == 5'h13), valid_0 & (request_0_bank == 5'h13)};
  assign winner_20 = wanted_20 & (-wanted_20);
  assign enable_19 = |wanted_20;

  wire [9:0] disjunction_856 = (request_0_row & {10{winner_20[0]}}) | (request_1_row & {10{winner_20[1]}});
  wire [9:0] disjunction_857 = disjunction_856 | (request_2_row & {10{winner_20[2]}}) | (request_3_row &
      {10{winner_20[3]}});
  wire [9:0] disjunction_858 = disjunction_857 | (request_4_row & {10{winner_20[4]}}) | (request_5_row &
      {10{winner_20[5]}});
  wire [9:0] disjunction_859 = disjunction_858 | (request_6_row & {10{winner_20[6]}}) | (request_7_row &
      {10{winner_20[7]}});
  wire [9:0] disjunction_860 = disjunction_859 | (request_8_row & {10{winner_20[8]}}) | (request_9_row &
      {10{winner_20[9]}});
  wire [9:0] disjunction_861 = disjunction_860 | (request_10_row & {10{winner_20[10]}}) | (request_11_row &
      {10{winner_20[11]}});
  wire [9:0] disjunction_862 = disjunction_861 | (request_12_row & {10{winner_20[12]}}) | (request_13_row &
      {10{winner_20[13]}});
  wire [9:0] disjunction_863 = disjunction_862 | (request_14_row & {10{winner_20[14]}}) | (request_15_row &
      {10{winner_20[15]}});
  wire [9:0] disjunction_864 = disjunction_863 | (request_16_row & {10{winner_20[16]}}) | (request_17_row &
      {10{winner_20[17]}});
  wire [9:0] disjunction_865 = disjunction_864 | (request_18_row & {10{winner_20[18]}}) | (request_19_row &
      {10{winner_20[19]}});
  wire [9:0] disjunction_866 = disjunction_865 | (request_20_row & {10{winner_20[20]}}) | (request_21_row &
      {10{winner_20[21]}});
  wire [9:0] disjunction_867 = disjunction_866 | (request_22_row & {10{winner_20[22]}}) | (request_23_row &
      {10{winner_20[23]}});
  wire [9:0] disjunction_868 = disjunction_867 | (request_24_row & {10{winner_20[24]}}) | (request_25_row &
      {10{winner_20[25]}});
  wire [9:0] disjunction_869 = disjunction_868 | (request_26_row & {10{winner_20[26]}}) | (request_27_row &
      {10{winner_20[27]}});
  wire [9:0] disjunction_870 = disjunction_869 | (request_28_row & {10{winner_20[28]}}) | (request_29_row &
      {10{winner_20[29]}});

  assign row_of_bank_20 = disjunction_870 | (request_30_row & {10{winner_20[30]}}) | (request_31_row &
      {10{winner_20[31]}});

  wire [31:0] disjunction_871 = (request_0_data & {32{winner_20[0]}}) | (request_1_data & {32{winner_20[1]}});
  wire [31:0] disjunction_872 = disjunction_871 | (request_2_data & {32{winner_20[2]}}) | (request_3_data &
      {32{winner_20[3]}});
  wire [31:0] disjunction_873 = disjunction_872 | (request_4_data & {32{winner_20[4]}}) | (request_5_data &
      {32{winner_20[5]}});
  wire [31:0] disjunction_874 = disjunction_873 | (request_6_data & {32{winner_20[6]}}) | (request_7_data &
      {32{winner_20[7]}});
  wire [31:0] disjunction_875 = disjunction_874 | (request_8_data & {32{winner_20[8]}}) | (request_9_data &
      {32{winner_20[9]}});
  wire [31:0] disjunction_876 = disjunction_875 | (request_10_data & {32{winner_20[10]}}) | (request_11_data &
      {32{winner_20[11]}});
  wire [31:0] disjunction_877 = disjunction_876 | (request_12_data & {32{winner_20[12]}}) | (request_13_data &
      {32{winner_20[13]}});
  wire [31:0] disjunction_878 = disjunction_877 | (request_14_data & {32{winner_20[14]}}) | (request_15_data &
      {32{winner_20[15]}});
  wire [31:0] disjunction_879 = disjunction_878 | (request_16_data & {32{winner_20[16]}}) | (request_17_data &
      {32{winner_20[17]}});
  wire [31:0] disjunction_880 = disjunction_879 | (request_18_data & {32{winner_20[18]}}) | (request_19_data &
      {32{winner_20[19]}});
  wire [31:0] disjunction_881 = disjunction_880 | (request_20_data & {32{winner_20[20]}}) | (request_21_data &
      {32{winner_20[21]}});
  wire [31:0] disjunction_882 = disjunction_881 | (request_22_data & {32{winner_20[22]}}) | (request_23_data &
      {32{winner_20[23]}});
  wire [31:0] disjunction_883 = disjunction_882 | (request_24_data & {32{winner_20[24]}}) | (request_25_data &
      {32{winner_20[25]}});
  wire [31:0] disjunction_884 = disjunction_883 | (request_26_data & {32{winner_20[26]}}) | (request_27_data &
      {32{winner_20[27]}});
  wire [31:0] disjunction_885 = disjunction_884 | (request_28_data & {32{winner_20[28]}}) | (request_29_data &
      {32{winner_20[29]}});

  assign bank_data_19 = disjunction_885 | (request_30_data & {32{winner_20[30]}}) | (request_31_data &
      {32{winner_20[31]}});

  wire [3:0] disjunction_886 = (request_0_bytes & {4{winner_20[0]}}) | (request_1_bytes & {4{winner_20[1]}});
  wire [3:0] disjunction_887 = disjunction_886 | (request_2_bytes & {4{winner_20[2]}}) | (request_3_bytes &
      {4{winner_20[3]}});
  wire [3:0] disjunction_888 = disjunction_887 | (request_4_bytes & {4{winner_20[4]}}) | (request_5_bytes &
      {4{winner_20[5]}});
  wire [3:0] disjunction_889 = disjunction_888 | (request_6_bytes & {4{winner_20[6]}}) | (request_7_bytes &
      {4{winner_20[7]}});
  wire [3:0] disjunction_890 = disjunction_889 | (request_8_bytes & {4{winner_20[8]}}) | (request_9_bytes &
      {4{winner_20[9]}});
  wire [3:0] disjunction_891 = disjunction_890 | (request_10_bytes & {4{winner_20[10]}}) | (request_11_bytes &
      {4{winner_20[11]}});
  wire [3:0] disjunction_892 = disjunction_891 | (request_12_bytes & {4{winner_20[12]}}) | (request_13_bytes &
      {4{winner_20[13]}});
  wire [3:0] disjunction_893 = disjunction_892 | (request_14_bytes & {4{winner_20[14]}}) | (request_15_bytes &
      {4{winner_20[15]}});
  wire [3:0] disjunction_894 = disjunction_893 | (request_16_bytes & {4{winner_20[16]}}) | (request_17_bytes &
      {4{winner_20[17]}});
  wire [3:0] disjunction_895 = disjunction_894 | (request_18_bytes & {4{winner_20[18]}}) | (request_19_bytes &
      {4{winner_20[19]}});
  wire [3:0] disjunction_896 = disjunction_895 | (request_20_bytes & {4{winner_20[20]}}) | (request_21_bytes &
      {4{winner_20[21]}});
  wire [3:0] disjunction_897 = disjunction_896 | (request_22_bytes & {4{winner_20[22]}}) | (request_23_bytes &
      {4{winner_20[23]}});
  wire [3:0] disjunction_898 = disjunction_897 | (request_24_bytes & {4{winner_20[24]}}) | (request_25_bytes &
      {4{winner_20[25]}});
  wire [3:0] disjunction_899 = disjunction_898 | (request_26_bytes & {4{winner_20[26]}}) | (request_27_bytes &
      {4{winner_20[27]}});
  wire [3:0] disjunction_900 = disjunction_899 | (request_28_bytes & {4{winner_20[28]}}) | (request_29_bytes &
      {4{winner_20[29]}});

  assign bank_bytes_19 = disjunction_900 | (request_30_bytes & {4{winner_20[30]}}) | (request_31_bytes &
      {4{winner_20[31]}});
  assign wanted_21 = {valid_31 & (request_31_bank == 5'h14), valid_30 & (request_30_bank == 5'h14), valid_29 &
      (request_29_bank == 5'h14), valid_28 & (request_28_bank == 5'h14), valid_27 & (request_27_bank == 5'h14),
      valid_26 & (request_26_bank == 5'h14), valid_25 & (request_25_bank == 5'h14), valid_24 & (request_24_bank ==
      5'h14), valid_23 & (request_23_bank == 5'h14), valid_22 & (request_22_bank == 5'h14), valid_21 &
      (request_21_bank == 5'h14), valid_20 & (request_20_bank == 5'h14), valid_19 & (request_19_bank == 5'h14),
      valid_18 & (request_18_bank == 5'h14), valid_17 & (request_17_bank == 5'h14), valid_16 & (request_16_bank ==
      5'h14), valid_15 & (request_15_bank == 5'h14), valid_14 & (request_14_bank == 5'h14), valid_13 &
      (request_13_bank == 5'h14), valid_12 & (request_12_bank == 5'h14), valid_11 & (request_11_bank == 5'h14),
      valid_10 & (request_10_bank == 5'h14), valid_9 & (request_9_bank == 5'h14), valid_8 & (request_8_bank ==
      5'h14), valid_7 & (request_7_bank == 5'h14), valid_6 & (request_6_bank == 5'h14), valid_5 & (request_5_bank ==
      5'h14), valid_4 & (request_4_bank == 5'h14), valid_3 & (request_3_bank == 5'h14), valid_2 & (request_2_bank ==
      5'h14), valid_1 & (request_1_bank == 5'h14), valid_0 & (request_0_bank == 5'h14)};
  assign winner_21 = wanted_21 & (-wanted_21);
  assign enable_20 = |wanted_21;

  wire [9:0] disjunction_901 = (request_0_row & {10{winner_21[0]}}) | (request_1_row & {10{winner_21[1]}});
  wire [9:0] disjunction_902 = disjunction_901 | (request_2_row & {10{winner_21[2]}}) | (request_3_row &
      {10{winner_21[3]}});
  wire [9:0] disjunction_903 = disjunction_902 | (request_4_row & {10{winner_21[4]}}) | (request_5_row &
      {10{winner_21[5]}});
  wire [9:0] disjunction_904 = disjunction_903 | (request_6_row & {10{winner_21[6]}}) | (request_7_row &
      {10{winner_21[7]}});
  wire [9:0] disjunction_905 = disjunction_904 | (request_8_row & {10{winner_21[8]}}) | (request_9_row &
      {10{winner_21[9]}});
  wire [9:0] disjunction_906 = disjunction_905 | (request_10_row & {10{winner_21[10]}}) | (request_11_row &
      {10{winner_21[11]}});
  wire [9:0] disjunction_907 = disjunction_906 | (request_12_row & {10{winner_21[12]}}) | (request_13_row &
      {10{winner_21[13]}});
  wire [9:0] disjunction_908 = disjunction_907 | (request_14_row & {10{winner_21[14]}}) | (request_15_row &
      {10{winner_21[15]}});
  wire [9:0] disjunction_909 = disjunction_908 | (request_16_row & {10{winner_21[16]}}) | (request_17_row &
      {10{winner_21[17]}});
  wire [9:0] disjunction_910 = disjunction_909 | (request_18_row & {10{winner_21[18]}}) | (request_19_row &
      {10{winner_21[19]}});
  wire [9:0] disjunction_911 = disjunction_910 | (request_20_row & {10{winner_21[20]}}) | (request_21_row &
      {10{winner_21[21]}});
  wire [9:0] disjunction_912 = disjunction_911 | (request_22_row & {10{winner_21[22]}}) | (request_23_row &
      {10{winner_21[23]}});
  wire [9:0] disjunction_913 = disjunction_912 | (request_24_row & {10{winner_21[24]}}) | (request_25_row &
      {10{winner_21[25]}});
  wire [9:0] disjunction_914 = disjunction_913 | (request_26_row & {10{winner_21[26]}}) | (request_27_row &
      {10{winner_21[27]}});
  wire [9:0] disjunction_915 = disjunction_914 | (request_28_row & {10{winner_21[28]}}) | (request_29_row &
      {10{winner_21[29]}});

  assign row_of_bank_21 = disjunction_915 | (request_30_row & {10{winner_21[30]}}) | (request_31_row &
      {10{winner_21[31]}});

  wire [31:0] disjunction_916 = (request_0_data & {32{winner_21[0]}}) | (request_1_data & {32{winner_21[1]}});
  wire [31:0] disjunction_917 = disjunction_916 | (request_2_data & {32{winner_21[2]}}) | (request_3_data &
      {32{winner_21[3]}});
  wire [31:0] disjunction_918 = disjunction_917 | (request_4_data & {32{winner_21[4]}}) | (request_5_data &
      {32{winner_21[5]}});
  wire [31:0] disjunction_919 = disjunction_918 | (request_6_data & {32{winner_21[6]}}) | (request_7_data &
      {32{winner_21[7]}});
  wire [31:0] disjunction_920 = disjunction_919 | (request_8_data & {32{winner_21[8]}}) | (request_9_data &
      {32{winner_21[9]}});
  wire [31:0] disjunction_921 = disjunction_920 | (request_10_data & {32{winner_21[10]}}) | (request_11_data &
      {32{winner_21[11]}});
  wire [31:0] disjunction_922 = disjunction_921 | (request_12_data & {32{winner_21[12]}}) | (request_13_data &
      {32{winner_21[13]}});
  wire [31:0] disjunction_923 = disjunction_922 | (request_14_data & {32{winner_21[14]}}) | (request_15_data &
      {32{winner_21[15]}});
  wire [31:0] disjunction_924 = disjunction_923 | (request_16_data & {32{winner_21[16]}}) | (request_17_data &
      {32{winner_21[17]}});
  wire [31:0] disjunction_925 = disjunction_924 | (request_18_data & {32{winner_21[18]}}) | (request_19_data &
      {32{winner_21[19]}});
  wire [31:0] disjunction_926 = disjunction_925 | (request_20_data & {32{winner_21[20]}}) | (request_21_data &
      {32{winner_21[21]}});
  wire [31:0] disjunction_927 = disjunction_926 | (request_22_data & {32{winner_21[22]}}) | (request_23_data &
      {32{winner_21[23]}});
  wire [31:0] disjunction_928 = disjunction_927 | (request_24_data & {32{winner_21[24]}}) | (request_25_data &
      {32{winner_21[25]}});
  wire [31:0] disjunction_929 = disjunction_928 | (request_26_data & {32{winner_21[26]}}) | (request_27_data &
      {32{winner_21[27]}});
  wire [31:0] disjunction_930 = disjunction_929 | (request_28_data & {32{winner_21[28]}}) | (request_29_data &
      {32{winner_21[29]}});

  assign bank_data_20 = disjunction_930 | (request_30_data & {32{winner_21[30]}}) | (request_31_data &
      {32{winner_21[31]}});

  wire [3:0] disjunction_931 = (request_0_bytes & {4{winner_21[0]}}) | (request_1_bytes & {4{winner_21[1]}});
  wire [3:0] disjunction_932 = disjunction_931 | (request_2_bytes & {4{winner_21[2]}}) | (request_3_bytes &
      {4{winner_21[3]}});
  wire [3:0] disjunction_933 = disjunction_932 | (request_4_bytes & {4{winner_21[4]}}) | (request_5_bytes &
      {4{winner_21[5]}});
  wire [3:0] disjunction_934 = disjunction_933 | (request_6_bytes & {4{winner_21[6]}}) | (request_7_bytes &
      {4{winner_21[7]}});
  wire [3:0] disjunction_935 = disjunction_934 | (request_8_bytes & {4{winner_21[8]}}) | (request_9_bytes &
      {4{winner_21[9]}});
  wire [3:0] disjunction_936 = disjunction_935 | (request_10_bytes & {4{winner_21[10]}}) | (request_11_bytes &
      {4{winner_21[11]}});
  wire [3:0] disjunction_937 = disjunction_936 | (request_12_bytes & {4{winner_21[12]}}) | (request_13_bytes &
      {4{winner_21[13]}});
  wire [3:0] disjunction_938 = disjunction_937 | (request_14_bytes & {4{winner_21[14]}}) | (request_15_bytes &
      {4{winner_21[15]}});
  wire [3:0] disjunction_939 = disjunction_938 | (request_16_bytes & {4{winner_21[16]}}) | (request_17_bytes &
      {4{winner_21[17]}});
  wire [3:0] disjunction_940 = disjunction_939 | (request_18_bytes & {4{winner_21[18]}}) | (request_19_bytes &
      {4{winner_21[19]}});
  wire [3:0] disjunction_941 = disjunction_940 | (request_20_bytes & {4{winner_21[20]}}) | (request_21_bytes &
      {4{winner_21[21]}});
  wire [3:0] disjunction_942 = disjunction_941 | (request_22_bytes & {4{winner_21[22]}}) | (request_23_bytes &
      {4{winner_21[23]}});
  wire [3:0] disjunction_943 = disjunction_942 | (request_24_bytes & {4{winner_21[24]}}) | (request_25_bytes &
      {4{winner_21[25]}});
  wire [3:0] disjunction_944 = disjunction_943 | (request_26_bytes & {4{winner_21[26]}}) | (request_27_bytes &
      {4{winner_21[27]}});
  wire [3:0] disjunction_945 = disjunction_944 | (request_28_bytes & {4{winner_21[28]}}) | (request_29_bytes &
      {4{winner_21[29]}});

  assign bank_bytes_20 = disjunction_945 | (request_30_bytes & {4{winner_21[30]}}) | (request_31_bytes &
      {4{winner_21[31]}});
  assign wanted_22 = {valid_31 & (request_31_bank == 5'h15), valid_30 & (request_30_bank == 5'h15), valid_29 &
      (request_29_bank == 5'h15), valid_28 & (request_28_bank == 5'h15), valid_27 & (request_27_bank == 5'h15),
      valid_26 & (request_26_bank == 5'h15), valid_25 & (request_25_bank == 5'h15), valid_24 & (request_24_bank ==
      5'h15), valid_23 & (request_23_bank == 5'h15), valid_22 & (request_22_bank == 5'h15), valid_21 &
      (request_21_bank == 5'h15), valid_20 & (request_20_bank == 5'h15), valid_19 & (request_19_bank == 5'h15),
      valid_18 & (request_18_bank == 5'h15), valid_17 & (request_17_bank == 5'h15), valid_16 & (request_16_bank ==
      5'h15), valid_15 & (request_15_bank == 5'h15), valid_14 & (request_14_bank == 5'h15), valid_13 &
      (request_13_bank == 5'h15), valid_12 & (request_12_bank == 5'h15), valid_11 & (request_11_bank == 5'h15),
      valid_10 & (request_10_bank == 5'h15), valid_9 & (request_9_bank == 5'h15), valid_8 & (request_8_bank ==
      5'h15), valid_7 & (request_7_bank == 5'h15), valid_6 & (request_6_bank == 5'h15), valid_5 & (request_5_bank ==
      5'h15), valid_4 & (request_4_bank == 5'h15), valid_3 & (request_3_bank == 5'h15), valid_2 & (request_2_bank ==
      5'h15), valid_1 & (request_1_bank == 5'h15), valid_0 & (request_0_bank == 5'h15)};
  assign winner_22 = wanted_22 & (-wanted_22);
  assign enable_21 = |wanted_22;

  wire [9:0] disjunction_946 = (request_0_row & {10{winner_22[0]}}) | (request_1_row & {10{winner_22[1]}});
  wire [9:0] disjunction_947 = disjunction_946 | (request_2_row & {10{winner_22[2]}}) | (request_3_row &
      {10{winner_22[3]}});
  wire [9:0] disjunction_948 = disjunction_947 | (request_4_row & {10{winner_22[4]}}) | (request_5_row &
      {10{winner_22[5]}});
  wire [9:0] disjunction_949 = disjunction_948 | (request_6_row & {10{winner_22[6]}}) | (request_7_row &
      {10{winner_22[7]}});
  wire [9:0] disjunction_950 = disjunction_949 | (request_8_row & {10{winner_22[8]}}) | (request_9_row &
      {10{winner_22[9]}});
  wire [9:0] disjunction_951 = disjunction_950 | (request_10_row & {10{winner_22[10]}}) | (request_11_row &
      {10{winner_22[11]}});
  wire [9:0] disjunction_952 = disjunction_951 | (request_12_row & {10{winner_22[12]}}) | (request_13_row &
      {10{winner_22[13]}});
  wire [9:0] disjunction_953 = disjunction_952 | (request_14_row & {10{winner_22[14]}}) | (request_15_row &
      {10{winner_22[15]}});
  wire [9:0] disjunction_954 = disjunction_953 | (request_16_row & {10{winner_22[16]}}) | (request_17_row &
      {10{winner_22[17]}});
  wire [9:0] disjunction_955 = disjunction_954 | (request_18_row & {10{winner_22[18]}}) | (request_19_row &
      {10{winner_22[19]}});
  wire [9:0] disjunction_956 = disjunction_955 | (request_20_row & {10{winner_22[20]}}) | (request_21_row &
      {10{winner_22[21]}});
  wire [9:0] disjunction_957 = disjunction_956 | (request_22_row & {10{winner_22[22]}}) | (request_23_row &
      {10{winner_22[23]}});
  wire [9:0] disjunction_958 = disjunction_957 | (request_24_row & {10{winner_22[24]}}) | (request_25_row &
      {10{winner_22[25]}});
  wire [9:0] disjunction_959 = disjunction_958 | (request_26_row & {10{winner_22[26]}}) | (request_27_row &
      {10{winner_22[27]}});
  wire [9:0] disjunction_960 = disjunction_959 | (request_28_row & {10{winner_22[28]}}) | (request_29_row &
      {10{winner_22[29]}});

  assign row_of_bank_22 = disjunction_960 | (request_30_row & {10{winner_22[30]}}) | (request_31_row &
      {10{winner_22[31]}});

  wire [31:0] disjunction_961 = (request_0_data & {32{winner_22[0]}}) | (request_1_data & {32{winner_22[1]}});
  wire [31:0] disjunction_962 = disjunction_961 | (request_2_data & {32{winner_22[2]}}) | (request_3_data &
      {32{winner_22[3]}});
  wire [31:0] disjunction_963 = disjunction_962 | (request_4_data & {32{winner_22[4]}}) | (request_5_data &
      {32{winner_22[5]}});
  wire [31:0] disjunction_964 = disjunction_963 | (request_6_data & {32{winner_22[6]}}) | (request_7_data &
      {32{winner_22[7]}});
  wire [31:0] disjunction_965 = disjunction_964 | (request_8_data & {32{winner_22[8]}}) | (request_9_data &
      {32{winner_22[9]}});
  wire [31:0] disjunction_966 = disjunction_965 | (request_10_data & {32{winner_22[10]}}) | (request_11_data &
      {32{winner_22[11]}});
  wire [31:0] disjunction_967 = disjunction_966 | (request_12_data & {32{winner_22[12]}}) | (request_13_data &
      {32{winner_22[13]}});
  wire [31:0] disjunction_968 = disjunction_967 | (request_14_data & {32{winner_22[14]}}) | (request_15_data &
      {32{winner_22[15]}});
  wire [31:0] disjunction_969 = disjunction_968 | (request_16_data & {32{winner_22[16]}}) | (request_17_data &
      {32{winner_22[17]}});
  wire [31:0] disjunction_970 = disjunction_969 | (request_18_data & {32{winner_22[18]}}) | (request_19_data &
      {32{winner_22[19]}});
  wire [31:0] disjunction_971 = disjunction_970 | (request_20_data & {32{winner_22[20]}}) | (request_21_data &
      {32{winner_22[21]}});
  wire [31:0] disjunction_972 = disjunction_971 | (request_22_data & {32{winner_22[22]}}) | (request_23_data &
      {32{winner_22[23]}});
  wire [31:0] disjunction_973 = disjunction_972 | (request_24_data & {32{winner_22[24]}}) | (request_25_data &
      {32{winner_22[25]}});
  wire [31:0] disjunction_974 = disjunction_973 | (request_26_data & {32{winner_22[26]}}) | (request_27_data &
      {32{winner_22[27]}});
  wire [31:0] disjunction_975 = disjunction_974 | (request_28_data & {32{winner_22[28]}}) | (request_29_data &
      {32{winner_22[29]}});

  assign bank_data_21 = disjunction_975 | (request_30_data & {32{winner_22[30]}}) | (request_31_data &
      {32{winner_22[31]}});

  wire [3:0] disjunction_976 = (request_0_bytes & {4{winner_22[0]}}) | (request_1_bytes & {4{winner_22[1]}});
  wire [3:0] disjunction_977 = disjunction_976 | (request_2_bytes & {4{winner_22[2]}}) | (request_3_bytes &
      {4{winner_22[3]}});
  wire [3:0] disjunction_978 = disjunction_977 | (request_4_bytes & {4{winner_22[4]}}) | (request_5_bytes &
      {4{winner_22[5]}});
  wire [3:0] disjunction_979 = disjunction_978 | (request_6_bytes & {4{winner_22[6]}}) | (request_7_bytes &
      {4{winner_22[7]}});
  wire [3:0] disjunction_980 = disjunction_979 | (request_8_bytes & {4{winner_22[8]}}) | (request_9_bytes &
      {4{winner_22[9]}});
  wire [3:0] disjunction_981 = disjunction_980 | (request_10_bytes & {4{winner_22[10]}}) | (request_11_bytes &
      {4{winner_22[11]}});
  wire [3:0] disjunction_982 = disjunction_981 | (request_12_bytes & {4{winner_22[12]}}) | (request_13_bytes &
      {4{winner_22[13]}});
  wire [3:0] disjunction_983 = disjunction_982 | (request_14_bytes & {4{winner_22[14]}}) | (request_15_bytes &
      {4{winner_22[15]}});
  wire [3:0] disjunction_984 = disjunction_983 | (request_16_bytes & {4{winner_22[16]}}) | (request_17_bytes &
      {4{winner_22[17]}});
  wire [3:0] disjunction_985 = disjunction_984 | (request_18_bytes & {4{winner_22[18]}}) | (request_19_bytes &
      {4{winner_22[19]}});
  wire [3:0] disjunction_986 = disjunction_985 | (request_20_bytes & {4{winner_22[20]}}) | (request_21_bytes &
      {4{winner_22[21]}});
  wire [3:0] disjunction_987 = disjunction_986 | (request_22_bytes & {4{winner_22[22]}}) | (request_23_bytes &
      {4{winner_22[23]}});
  wire [3:0] disjunction_988 = disjunction_987 | (request_24_bytes & {4{winner_22[24]}}) | (request_25_bytes &
      {4{winner_22[25]}});
  wire [3:0] disjunction_989 = disjunction_988 | (request_26_bytes & {4{winner_22[26]}}) | (request_27_bytes &
      {4{winner_22[27]}});
  wire [3:0] disjunction_990 = disjunction_989 | (request_28_bytes & {4{winner_22[28]}}) | (request_29_bytes &
      {4{winner_22[29]}});

  assign bank_bytes_21 = disjunction_990 | (request_30_bytes & {4{winner_22[30]}}) | (request_31_bytes &
      {4{winner_22[31]}});
  assign wanted_23 = {valid_31 & (request_31_bank == 5'h16), valid_30 & (request_30_bank == 5'h16), valid_29 &
      (request_29_bank == 5'h16), valid_28 & (request_28_bank == 5'h16), valid_27 & (request_27_bank == 5'h16),
      valid_26 & (request_26_bank == 5'h16), valid_25 & (request_25_bank == 5'h16), valid_24 & (request_24_bank ==
      5'h16), valid_23 & (request_23_bank == 5'h16), valid_22 & (request_22_bank == 5'h16), valid_21 &
      (request_21_bank == 5'h16), valid_20 & (request_20_bank == 5'h16), valid_19 & (request_19_bank == 5'h16),
      valid_18 & (request_18_bank == 5'h16), valid_17 & (request_17_bank == 5'h16), valid_16 & (request_16_bank ==
      5'h16), valid_15 & (request_15_bank == 5'h16), valid_14 & (request_14_bank == 5'h16), valid_13 &
      (request_13_bank == 5'h16), valid_12 & (request_12_bank == 5'h16), valid_11 & (request_11_bank == 5'h16),
      valid_10 & (request_10_bank == 5'h16), valid_9 & (request_9_bank == 5'h16), valid_8 & (request_8_bank ==
      5'h16), valid_7 & (request_7_bank == 5'h16), valid_6 & (request_6_bank == 5'h16), valid_5 & (request_5_bank ==
      5'h16), valid_4 & (request_4_bank == 5'h16), valid_3 & (request_3_bank == 5'h16), valid_2 & (request_2_bank ==
      5'h16), valid_1 & (request_1_bank == 5'h16), valid_0 & (request_0_bank == 5'h16)};
  assign winner_23 = wanted_23 & (-wanted_23);
  assign enable_22 = |wanted_23;

  wire [9:0] disjunction_991 = (request_0_row & {10{winner_23[0]}}) | (request_1_row & {10{winner_23[1]}});
  wire [9:0] disjunction_992 = disjunction_991 | (request_2_row & {10{winner_23[2]}}) | (request_3_row &
      {10{winner_23[3]}});
  wire [9:0] disjunction_993 = disjunction_992 | (request_4_row & {10{winner_23[4]}}) | (request_5_row &
      {10{winner_23[5]}});
  wire [9:0] disjunction_994 = disjunction_993 | (request_6_row & {10{winner_23[6]}}) | (request_7_row &
      {10{winner_23[7]}});
  wire [9:0] disjunction_995 = disjunction_994 | (request_8_row & {10{winner_23[8]}}) | (request_9_row &
      {10{winner_23[9]}});
  wire [9:0] disjunction_996 = disjunction_995 | (request_10_row & {10{winner_23[10]}}) | (request_11_row &
      {10{winner_23[11]}});
  wire [9:0] disjunction_997 = disjunction_996 | (request_12_row & {10{winner_23[12]}}) | (request_13_row &
      {10{winner_23[13]}});
  wire [9:0] disjunction_998 = disjunction_997 | (request_14_row & {10{winner_23[14]}}) | (request_15_row &
      {10{winner_23[15]}});
  wire [9:0] disjunction_999 = disjunction_998 | (request_16_row & {10{winner_23[16]}}) | (request_17_row &
      {10{winner_23[17]}});
  wire [9:0] disjunction_1000 = disjunction_999 | (request_18_row & {10{winner_23[18]}}) | (request_19_row &
      {10{winner_23[19]}});
  wire [9:0] disjunction_1001 = disjunction_1000 | (request_20_row & {10{winner_23[20]}}) | (request_21_row &
      {10{winner_23[21]}});
  wire [9:0] disjunction_1002 = disjunction_1001 | (request_22_row & {10{winner_23[22]}}) | (request_23_row &
      {10{winner_23[23]}});
  wire [9:0] disjunction_1003 = disjunction_1002 | (request_24_row & {10{winner_23[24]}}) | (request_25_row &
      {10{winner_23[25]}});
  wire [9:0] disjunction_1004 = disjunction_1003 | (request_26_row & {10{winner_23[26]}}) | (request_27_row &
      {10{winner_23[27]}});
  wire [9:0] disjunction_1005 = disjunction_1004 | (request_28_row & {10{winner_23[28]}}) | (request_29_row &
      {10{winner_23[29]}});

  assign row_of_bank_23 = disjunction_1005 | (request_30_row & {10{winner_23[30]}}) | (request_31_row &
      {10{winner_23[31]}});

  wire [31:0] disjunction_1006 = (request_0_data & {32{winner_23[0]}}) | (request_1_data & {32{winner_23[1]}});
  wire [31:0] disjunction_1007 = disjunction_1006 | (request_2_data & {32{winner_23[2]}}) | (request_3_data &
      {32{winner_23[3]}});
  wire [31:0] disjunction_1008 = disjunction_1007 | (request_4_data & {32{winner_23[4]}}) | (request_5_data &
      {32{winner_23[5]}});
  wire [31:0] disjunction_1009 = disjunction_1008 | (request_6_data & {32{winner_23[6]}}) | (request_7_data &
      {32{winner_23[7]}});
  wire [31:0] disjunction_1010 = disjunction_1009 | (request_8_data & {32{winner_23[8]}}) | (request_9_data &
      {32{winner_23[9]}});
  wire [31:0] disjunction_1011 = disjunction_1010 | (request_10_data & {32{winner_23[10]}}) | (request_11_data &
      {32{winner_23[11]}});
  wire [31:0] disjunction_1012 = disjunction_1011 | (request_12_data & {32{winner_23[12]}}) | (request_13_data &
      {32{winner_23[13]}});
  wire [31:0] disjunction_1013 = disjunction_1012 | (request_14_data & {32{winner_23[14]}}) | (request_15_data &
      {32{winner_23[15]}});
  wire [31:0] disjunction_1014 = disjunction_1013 | (request_16_data & {32{winner_23[16]}}) | (request_17_data &
      {32{winner_23[17]}});
  wire [31:0] disjunction_1015 = disjunction_1014 | (request_18_data & {32{winner_23[18]}}) | (request_19_data &
      {32{winner_23[19]}});
  wire [31:0] disjunction_1016 = disjunction_1015 | (request_20_data & {32{winner_23[20]}}) | (request_21_data &
      {32{winner_23[21]}});
  wire [31:0] disjunction_1017 = disjunction_1016 | (request_22_data & {32{winner_23[22]}}) | (request_23_data &
      {32{winner_23[23]}});
  wire [31:0] disjunction_1018 = disjunction_1017 | (request_24_data & {32{winner_23[24]}}) | (request_25_data &
      {32{winner_23[25]}});
  wire [31:0] disjunction_1019 = disjunction_1018 | (request_26_data & {32{winner_23[26]}}) | (request_27_data &
      {32{winner_23[27]}});
  wire [31:0] disjunction_1020 = disjunction_1019 | (request_28_data & {32{winner_23[28]}}) | (request_29_data &
      {32{winner_23[29]}});

  assign bank_data_22 = disjunction_1020 | (request_30_data & {32{winner_23[30]}}) | (request_31_data &
      {32{winner_23[31]}});

  wire [3:0] disjunction_1021 = (request_0_bytes & {4{winner_23[0]}}) | (request_1_bytes & {4{winner_23[1]}});
  wire [3:0] disjunction_1022 = disjunction_1021 | (request_2_bytes & {4{winner_23[2]}}) | (request_3_bytes &
      {4{winner_23[3]}});
  wire [3:0] disjunction_1023 = disjunction_1022 | (request_4_bytes & {4{winner_23[4]}}) | (request_5_bytes &
      {4{winner_23[5]}});
  wire [3:0] disjunction_1024 = disjunction_1023 | (request_6_bytes & {4{winner_23[6]}}) | (request_7_bytes &
      {4{winner_23[7]}});
  wire [3:0] disjunction_1025 = disjunction_1024 | (request_8_bytes & {4{winner_23[8]}}) | (request_9_bytes &
      {4{winner_23[9]}});
  wire [3:0] disjunction_1026 = disjunction_1025 | (request_10_bytes & {4{winner_23[10]}}) | (request_11_bytes &
      {4{winner_23[11]}});
  wire [3:0] disjunction_1027 = disjunction_1026 | (request_12_bytes & {4{winner_23[12]}}) | (request_13_bytes &
      {4{winner_23[13]}});
  wire [3:0] disjunction_1028 = disjunction_1027 | (request_14_bytes & {4{winner_23[14]}}) | (request_15_bytes &
      {4{winner_23[15]}});
  wire [3:0] disjunction_1029 = disjunction_1028 | (request_16_bytes & {4{winner_23[16]}}) | (request_17_bytes &
      {4{winner_23[17]}});
  wire [3:0] disjunction_1030 = disjunction_1029 | (request_18_bytes & {4{winner_23[18]}}) | (request_19_bytes &
      {4{winner_23[19]}});
  wire [3:0] disjunction_1031 = disjunction_1030 | (request_20_bytes & {4{winner_23[20]}}) | (request_21_bytes &
      {4{winner_23[21]}});
  wire [3:0] disjunction_1032 = disjunction_1031 | (request_22_bytes & {4{winner_23[22]}}) | (request_23_bytes &
      {4{winner_23[23]}});
  wire [3:0] disjunction_1033 = disjunction_1032 | (request_24_bytes & {4{winner_23[24]}}) | (request_25_bytes &
      {4{winner_23[25]}});
  wire [3:0] disjunction_1034 = disjunction_1033 | (request_26_bytes & {4{winner_23[26]}}) | (request_27_bytes &
      {4{winner_23[27]}});
  wire [3:0] disjunction_1035 = disjunction_1034 | (request_28_bytes & {4{winner_23[28]}}) | (request_29_bytes &
      {4{winner_23[29]}});

  assign bank_bytes_22 = disjunction_1035 | (request_30_bytes & {4{winner_23[30]}}) | (request_31_bytes &
      {4{winner_23[31]}});
  assign wanted_24 = {valid_31 & (request_31_bank == 5'h17), valid_30 & (request_30_bank == 5'h17), valid_29 &
      (request_29_bank == 5'h17), valid_28 & (request_28_bank == 5'h17), valid_27 & (request_27_bank == 5'h17),
      valid_26 & (request_26_bank == 5'h17), valid_25 & (request_25_bank == 5'h17), valid_24 & (request_24_bank ==
      5'h17), valid_23 & (request_23_bank == 5'h17), valid_22 & (request_22_bank == 5'h17), valid_21 &
      (request_21_bank == 5'h17), valid_20 & (request_20_bank == 5'h17), valid_19 & (request_19_bank == 5'h17),
      valid_18 & (request_18_bank == 5'h17), valid_17 & (request_17_bank == 5'h17), valid_16 & (request_16_bank ==
      5'h17), valid_15 & (request_15_bank == 5'h17), valid_14 & (request_14_bank == 5'h17), valid_13 &
      (request_13_bank == 5'h17), valid_12 & (request_12_bank == 5'h17), valid_11 & (request_11_bank == 5'h17),
      valid_10 & (request_10_bank == 5'h17), valid_9 & (request_9_bank == 5'h17), valid_8 & (request_8_bank ==
      5'h17), valid_7 & (request_7_bank == 5'h17), valid_6 & (request_6_bank == 5'h17), valid_5 & (request_5_bank ==
      5'h17), valid_4 & (request_4_bank == 5'h17), valid_3 & (request_3_bank == 5'h17), valid_2 & (request_2_bank ==
      5'h17), valid_1 & (request_1_bank == 5'h17), valid_0 & (request_0_bank == 5'h17)};
  assign winner_24 = wanted_24 & (-wanted_24);
  assign enable_23 = |wanted_24;

  wire [9:0] disjunction_1036 = (request_0_row & {10{winner_24[0]}}) | (request_1_row & {10{winner_24[1]}});
  wire [9:0] disjunction_1037 = disjunction_1036 | (request_2_row & {10{winner_24[2]}}) | (request_3_row &
      {10{winner_24[3]}});
  wire [9:0] disjunction_1038 = disjunction_1037 | (request_4_row & {10{winner_24[4]}}) | (request_5_row &
      {10{winner_24[5]}});
  wire [9:0] disjunction_1039 = disjunction_1038 | (request_6_row & {10{winner_24[6]}}) | (request_7_row &
      {10{winner_24[7]}});
  wire [9:0] disjunction_1040 = disjunction_1039 | (request_8_row & {10{winner_24[8]}}) | (request_9_row &
      {10{winner_24[9]}});
  wire [9:0] disjunction_1041 = disjunction_1040 | (request_10_row & {10{winner_24[10]}}) | (request_11_row &
      {10{winner_24[11]}});
  wire [9:0] disjunction_1042 = disjunction_1041 | (request_12_row & {10{winner_24[12]}}) | (request_13_row &
      {10{winner_24[13]}});
  wire [9:0] disjunction_1043 = disjunction_1042 | (request_14_row & {10{winner_24[14]}}) | (request_15_row &
      {10{winner_24[15]}});
  wire [9:0] disjunction_1044 = disjunction_1043 | (request_16_row & {10{winner_24[16]}}) | (request_17_row &
      {10{winner_24[17]}});
  wire [9:0] disjunction_1045 = disjunction_1044 | (request_18_row & {10{winner_24[18]}}) | (request_19_row &
      {10{winner_24[19]}});
  wire [9:0] disjunction_1046 = disjunction_1045 | (request_20_row & {10{winner_24[20]}}) | (request_21_row &
      {10{winner_24[21]}});
  wire [9:0] disjunction_1047 = disjunction_1046 | (request_22_row & {10{winner_24[22]}}) | (request_23_row &
      {10{winner_24[23]}});
  wire [9:0] disjunction_1048 = disjunction_1047 | (request_24_row & {10{winner_24[24]}}) | (request_25_row &
      {10{winner_24[25]}});
  wire [9:0] disjunction_1049 = disjunction_1048 | (request_26_row & {10{winner_24[26]}}) | (request_27_row &
      {10{winner_24[27]}});
  wire [9:0] disjunction_1050 = disjunction_1049 | (request_28_row & {10{winner_24[28]}}) | (request_29_row &
      {10{winner_24[29]}});

  assign row_of_bank_24 = disjunction_1050 | (request_30_row & {10{winner_24[30]}}) | (request_31_row &
      {10{winner_24[31]}});

  wire [31:0] disjunction_1051 = (request_0_data & {32{winner_24[0]}}) | (request_1_data & {32{winner_24[1]}});
  wire [31:0] disjunction_1052 = disjunction_1051 | (request_2_data & {32{winner_24[2]}}) | (request_3_data &
      {32{winner_24[3]}});
  wire [31:0] disjunction_1053 = disjunction_1052 | (request_4_data & {32{winner_24[4]}}) | (request_5_data &
      {32{winner_24[5]}});
  wire [31:0] disjunction_1054 = disjunction_1053 | (request_6_data & {32{winner_24[6]}}) | (request_7_data &
      {32{winner_24[7]}});
  wire [31:0] disjunction_1055 = disjunction_1054 | (request_8_data & {32{winner_24[8]}}) | (request_9_data &
      {32{winner_24[9]}});
  wire [31:0] disjunction_1056 = disjunction_1055 | (request_10_data & {32{winner_24[10]}}) | (request_11_data &
      {32{winner_24[11]}});
  wire [31:0] disjunction_1057 = disjunction_1056 | (request_12_data & {32{winner_24[12]}}) | (request_13_data &
      {32{winner_24[13]}});
  wire [31:0] disjunction_1058 = disjunction_1057 | (request_14_data & {32{winner_24[14]}}) | (request_15_data &
      {32{winner_24[15]}});
  wire [31:0] disjunction_1059 = disjunction_1058 | (request_16_data & {32{winner_24[16]}}) | (request_17_data &
      {32{winner_24[17]}});
  wire [31:0] disjunction_1060 = disjunction_1059 | (request_18_data & {32{winner_24[18]}}) | (request_19_data &
      {32{winner_24[19]}});
  wire [31:0] disjunction_1061 = disjunction_1060 | (request_20_data & {32{winner_24[20]}}) | (request_21_data &
      {32{winner_24[21]}});
  wire [31:0] disjunction_1062 = disjunction_1061 | (request_22_data & {32{winner_24[22]}}) | (request_23_data &
      {32{winner_24[23]}});
  wire [31:0] disjunction_1063 = disjunction_1062 | (request_24_data & {32{winner_24[24]}}) | (request_25_data &
      {32{winner_24[25]}});
  wire [31:0] disjunction_1064 = disjunction_1063 | (request_26_data & {32{winner_24[26]}}) | (request_27_data &
      {32{winner_24[27]}});
  wire [31:0] disjunction_1065 = disjunction_1064 | (request_28_data & {32{winner_24[28]}}) | (request_29_data &
      {32{winner_24[29]}});

  assign bank_data_23 = disjunction_1065 | (request_30_data & {32{winner_24[30]}}) | (request_31_data &
      {32{winner_24[31]}});

  wire [3:0] disjunction_1066 = (request_0_bytes & {4{winner_24[0]}}) | (request_1_bytes & {4{winner_24[1]}});
  wire [3:0] disjunction_1067 = disjunction_1066 | (request_2_bytes & {4{winner_24[2]}}) | (request_3_bytes &
      {4{winner_24[3]}});
  wire [3:0] disjunction_1068 = disjunction_1067 | (request_4_bytes & {4{winner_24[4]}}) | (request_5_bytes &
      {4{winner_24[5]}});
  wire [3:0] disjunction_1069 = disjunction_1068 | (request_6_bytes & {4{winner_24[6]}}) | (request_7_bytes &
      {4{winner_24[7]}});
  wire [3:0] disjunction_1070 = disjunction_1069 | (request_8_bytes & {4{winner_24[8]}}) | (request_9_bytes &
      {4{winner_24[9]}});
  wire [3:0] disjunction_1071 = disjunction_1070 | (request_10_bytes & {4{winner_24[10]}}) | (request_11_bytes &
      {4{winner_24[11]}});
  wire [3:0] disjunction_1072 = disjunction_1071 | (request_12_bytes & {4{winner_24[12]}}) | (request_13_bytes &
      {4{winner_24[13]}});
  wire [3:0] disjunction_1073 = disjunction_1072 | (request_14_bytes & {4{winner_24[14]}}) | (request_15_bytes &
      {4{winner_24[15]}});
  wire [3:0] disjunction_1074 = disjunction_1073 | (request_16_bytes & {4{winner_24[16]}}) | (request_17_bytes &
      {4{winner_24[17]}});
  wire [3:0] disjunction_1075 = disjunction_1074 | (request_18_bytes & {4{winner_24[18]}}) | (request_19_bytes &
      {4{winner_24[19]}});
  wire [3:0] disjunction_1076 = disjunction_1075 | (request_20_bytes & {4{winner_24[20]}}) | (request_21_bytes &
      {4{winner_24[21]}});
  wire [3:0] disjunction_1077 = disjunction_1076 | (request_22_bytes & {4{winner_24[22]}}) | (request_23_bytes &
      {4{winner_24[23]}});
  wire [3:0] disjunction_1078 = disjunction_1077 | (request_24_bytes & {4{winner_24[24]}}) | (request_25_bytes &
      {4{winner_24[25]}});
  wire [3:0] disjunction_1079 = disjunction_1078 | (request_26_bytes & {4{winner_24[26]}}) | (request_27_bytes &
      {4{winner_24[27]}});
  wire [3:0] disjunction_1080 = disjunction_1079 | (request_28_bytes & {4{winner_24[28]}}) | (request_29_bytes &
      {4{winner_24[29]}});

  assign bank_bytes_23 = disjunction_1080 | (request_30_bytes & {4{winner_24[30]}}) | (request_31_bytes &
      {4{winner_24[31]}});
  assign wanted_25 = {valid_31 & (request_31_bank == 5'h18), valid_30 & (request_30_bank == 5'h18), valid_29 &
      (request_29_bank == 5'h18), valid_28 & (request_28_bank == 5'h18), valid_27 & (request_27_bank == 5'h18),
      valid_26 & (request_26_bank == 5'h18), valid_25 & (request_25_bank == 5'h18), valid_24 & (request_24_bank ==
      5'h18), valid_23 & (request_23_bank == 5'h18), valid_22 & (request_22_bank == 5'h18), valid_21 &
      (request_21_bank == 5'h18), valid_20 & (request_20_bank == 5'h18), valid_19 & (request_19_bank == 5'h18),
      valid_18 & (request_18_bank == 5'h18), valid_17 & (request_17_bank == 5'h18), valid_16 & (request_16_bank ==
      5'h18), valid_15 & (request_15_bank == 5'h18), valid_14 & (request_14_bank == 5'h18), valid_13 &
      (request_13_bank == 5'h18), valid_12 & (request_12_bank == 5'h18), valid_11 & (request_11_bank == 5'h18),
      valid_10 & (request_10_bank == 5'h18), valid_9 & (request_9_bank == 5'h18), valid_8 & (request_8_bank ==
      5'h18), valid_7 & (request_7_bank == 5'h18), valid_6 & (request_6_bank == 5'h18), valid_5 & (request_5_bank ==
      5'h18), valid_4 & (request_4_bank == 5'h18), valid_3 & (request_3_bank == 5'h18), valid_2 & (request_2_bank ==
      5'h18), valid_1 & (request_1_bank == 5'h18), valid_0 & (request_0_bank == 5'h18)};
  assign winner_25 = wanted_25 & (-wanted_25);
  assign enable_24 = |wanted_25;

  wire [9:0] disjunction_1081 = (request_0_row & {10{winner_25[0]}}) | (request_1_row & {10{winner_25[1]}});
  wire [9:0] disjunction_1082 = disjunction_1081 | (request_2_row & {10{winner_25[2]}}) | (request_3_row &
      {10{winner_25[3]}});
  wire [9:0] disjunction_1083 = disjunction_1082 | (request_4_row & {10{winner_25[4]}}) | (request_5_row &
      {10{winner_25[5]}});
  wire [9:0] disjunction_1084 = disjunction_1083 | (request_6_row & {10{winner_25[6]}}) | (request_7_row &
      {10{winner_25[7]}});
  wire [9:0] disjunction_1085 = disjunction_1084 | (request_8_row & {10{winner_25[8]}}) | (request_9_row &
      {10{winner_25[9]}});
  wire [9:0] disjunction_1086 = disjunction_1085 | (request_10_row & {10{winner_25[10]}}) | (request_11_row &
      {10{winner_25[11]}});
  wire [9:0] disjunction_1087 = disjunction_1086 | (request_12_row & {10{winner_25[12]}}) | (request_13_row &
      {10{winner_25[13]}});
  wire [9:0] disjunction_1088 = disjunction_1087 | (request_14_row & {10{winner_25[14]}}) | (request_15_row &
      {10{winner_25[15]}});
  wire [9:0] disjunction_1089 = disjunction_1088 | (request_16_row & {10{winner_25[16]}}) | (request_17_row &
      {10{winner_25[17]}});
  wire [9:0] disjunction_1090 = disjunction_1089 | (request_18_row & {10{winner_25[18]}}) | (request_19_row &
      {10{winner_25[19]}});
  wire [9:0] disjunction_1091 = disjunction_1090 | (request_20_row & {10{winner_25[20]}}) | (request_21_row &
      {10{winner_25[21]}});
  wire [9:0] disjunction_1092 = disjunction_1091 | (request_22_row & {10{winner_25[22]}}) | (request_23_row &
      {10{winner_25[23]}});
  wire [9:0] disjunction_1093 = disjunction_1092 | (request_24_row & {10{winner_25[24]}}) | (request_25_row &
      {10{winner_25[25]}});
  wire [9:0] disjunction_1094 = disjunction_1093 | (request_26_row & {10{winner_25[26]}}) | (request_27_row &
      {10{winner_25[27]}});
  wire [9:0] disjunction_1095 = disjunction_1094 | (request_28_row & {10{winner_25[28]}}) | (request_29_row &
      {10{winner_25[29]}});

  assign row_of_bank_25 = disjunction_1095 | (request_30_row & {10{winner_25[30]}}) | (request_31_row &
      {10{winner_25[31]}});

  wire [31:0] disjunction_1096 = (request_0_data & {32{winner_25[0]}}) | (request_1_data & {32{winner_25[1]}});
  wire [31:0] disjunction_1097 = disjunction_1096 | (request_2_data & {32{winner_25[2]}}) | (request_3_data &
      {32{winner_25[3]}});
  wire [31:0] disjunction_1098 = disjunction_1097 | (request_4_data & {32{winner_25[4]}}) | (request_5_data &
      {32{winner_25[5]}});
  wire [31:0] disjunction_1099 = disjunction_1098 | (request_6_data & {32{winner_25[6]}}) | (request_7_data &
      {32{winner_25[7]}});
  wire [31:0] disjunction_1100 = disjunction_1099 | (request_8_data & {32{winner_25[8]}}) | (request_9_data &
      {32{winner_25[9]}});
  wire [31:0] disjunction_1101 = disjunction_1100 | (request_10_data & {32{winner_25[10]}}) | (request_11_data &
      {32{winner_25[11]}});
  wire [31:0] disjunction_1102 = disjunction_1101 | (request_12_data & {32{winner_25[12]}}) | (request_13_data &
      {32{winner_25[13]}});
  wire [31:0] disjunction_1103 = disjunction_1102 | (request_14_data & {32{winner_25[14]}}) | (request_15_data &
      {32{winner_25[15]}});
  wire [31:0] disjunction_1104 = disjunction_1103 | (request_16_data & {32{winner_25[16]}}) | (request_17_data &
      {32{winner_25[17]}});
  wire [31:0] disjunction_1105 = disjunction_1104 | (request_18_data & {32{winner_25[18]}}) | (request_19_data &
      {32{winner_25[19]}});
  wire [31:0] disjunction_1106 = disjunction_1105 | (request_20_data & {32{winner_25[20]}}) | (request_21_data &
      {32{winner_25[21]}});
  wire [31:0] disjunction_1107 = disjunction_1106 | (request_22_data & {32{winner_25[22]}}) | (request_23_data &
      {32{winner_25[23]}});
  wire [31:0] disjunction_1108 = disjunction_1107 | (request_24_data & {32{winner_25[24]}}) | (request_25_data &
      {32{winner_25[25]}});
  wire [31:0] disjunction_1109 = disjunction_1108 | (request_26_data & {32{winner_25[26]}}) | (request_27_data &
      {32{winner_25[27]}});
  wire [31:0] disjunction_1110 = disjunction_1109 | (request_28_data & {32{winner_25[28]}}) | (request_29_data &
      {32{winner_25[29]}});

  assign bank_data_24 = disjunction_1110 | (request_30_data & {32{winner_25[30]}}) | (request_31_data &
      {32{winner_25[31]}});

  wire [3:0] disjunction_1111 = (request_0_bytes & {4{winner_25[0]}}) | (request_1_bytes & {4{winner_25[1]}});
  wire [3:0] disjunction_1112 = disjunction_1111 | (request_2_bytes & {4{winner_25[2]}}) | (request_3_bytes &
      {4{winner_25[3]}});
  wire [3:0] disjunction_1113 = disjunction_1112 | (request_4_bytes & {4{winner_25[4]}}) | (request_5_bytes &
      {4{winner_25[5]}});
  wire [3:0] disjunction_1114 = disjunction_1113 | (request_6_bytes & {4{winner_25[6]}}) | (request_7_bytes &
      {4{winner_25[7]}});
  wire [3:0] disjunction_1115 = disjunction_1114 | (request_8_bytes & {4{winner_25[8]}}) | (request_9_bytes &
      {4{winner_25[9]}});
  wire [3:0] disjunction_1116 = disjunction_1115 | (request_10_bytes & {4{winner_25[10]}}) | (request_11_bytes &
      {4{winner_25[11]}});
  wire [3:0] disjunction_1117 = disjunction_1116 | (request_12_bytes & {4{winner_25[12]}}) | (request_13_bytes &
      {4{winner_25[13]}});
  wire [3:0] disjunction_1118 = disjunction_1117 | (request_14_bytes & {4{winner_25[14]}}) | (request_15_bytes &
      {4{winner_25[15]}});
  wire [3:0] disjunction_1119 = disjunction_1118 | (request_16_bytes & {4{winner_25[16]}}) | (request_17_bytes &
      {4{winner_25[17]}});
  wire [3:0] disjunction_1120 = disjunction_1119 | (request_18_bytes & {4{winner_25[18]}}) | (request_19_bytes &
      {4{winner_25[19]}});
  wire [3:0] disjunction_1121 = disjunction_1120 | (request_20_bytes & {4{winner_25[20]}}) | (request_21_bytes &
      {4{winner_25[21]}});
  wire [3:0] disjunction_1122 = disjunction_1121 | (request_22_bytes & {4{winner_25[22]}}) | (request_23_bytes &
      {4{winner_25[23]}});
  wire [3:0] disjunction_1123 = disjunction_1122 | (request_24_bytes & {4{winner_25[24]}}) | (request_25_bytes &
      {4{winner_25[25]}});
  wire [3:0] disjunction_1124 = disjunction_1123 | (request_26_bytes & {4{winner_25[26]}}) | (request_27_bytes &
      {4{winner_25[27]}});
  wire [3:0] disjunction_1125 = disjunction_1124 | (request_28_bytes & {4{winner_25[28]}}) | (request_29_bytes &
      {4{winner_25[29]}});

  assign bank_bytes_24 = disjunction_1125 | (request_30_bytes & {4{winner_25[30]}}) | (request_31_bytes &
      {4{winner_25[31]}});
  assign wanted_26 = {valid_31 & (request_31_bank == 5'h19), valid_30 & (request_30_bank == 5'h19), valid_29 &
      (request_29_bank == 5'h19), valid_28 & (request_28_bank == 5'h19), valid_27 & (request_27_bank == 5'h19),
      valid_26 & (request_26_bank == 5'h19), valid_25 & (request_25_bank == 5'h19), valid_24 & (request_24_bank ==
      5'h19), valid_23 & (request_23_bank == 5'h19), valid_22 & (request_22_bank == 5'h19), valid_21 &
      (request_21_bank == 5'h19), valid_20 & (request_20_bank == 5'h19), valid_19 & (request_19_bank == 5'h19),
      valid_18 & (request_18_bank == 5'h19), valid_17 & (request_17_bank == 5'h19), valid_16 & (request_16_bank ==
      5'h19), valid_15 & (request_15_bank == 5'h19), valid_14 & (request_14_bank == 5'h19), valid_13 &
      (request_13_bank == 5'h19), valid_12 & (request_12_bank == 5'h19), valid_11 & (request_11_bank == 5'h19),
      valid_10 & (request_10_bank == 5'h19), valid_9 & (request_9_bank == 5'h19), valid_8 & (request_8_bank ==
      5'h19), valid_7 & (request_7_bank == 5'h19), valid_6 & (request_6_bank == 5'h19), valid_5 & (request_5_bank ==
      5'h19), valid_4 & (request_4_bank == 5'h19), valid_3 & (request_3_bank == 5'h19), valid_2 & (request_2_bank ==
      5'h19), valid_1 & (request_1_bank == 5'h19), valid_0 & (request_0_bank == 5'h19)};
  assign winner_26 = wanted_26 & (-wanted_26);
  assign enable_25 = |wanted_26;

  wire [9:0] disjunction_1126 = (request_0_row & {10{winner_26[0]}}) | (request_1_row & {10{winner_26[1]}});
  wire [9:0] disjunction_1127 = disjunction_1126 | (request_2_row & {10{winner_26[2]}}) | (request_3_row &
      {10{winner_26[3]}});
  wire [9:0] disjunction_1128 = disjunction_1127 | (request_4_row & {10{winner_26[4]}}) | (request_5_row &
      {10{winner_26[5]}});
  wire [9:0] disjunction_1129 = disjunction_1128 | (request_6_row & {10{winner_26[6]}}) | (request_7_row &
      {10{winner_26[7]}});
  wire [9:0] disjunction_1130 = disjunction_1129 | (request_8_row & {10{winner_26[8]}}) | (request_9_row &
      {10{winner_26[9]}});
  wire [9:0] disjunction_1131 = disjunction_1130 | (request_10_row & {10{winner_26[10]}}) | (request_11_row &
      {10{winner_26[11]}});
  wire [9:0] disjunction_1132 = disjunction_1131 | (request_12_row & {10{winner_26[12]}}) | (request_13_row &
      {10{winner_26[13]}});
  wire [9:0] disjunction_1133 = disjunction_1132 | (request_14_row & {10{winner_26[14]}}) | (request_15_row &
      {10{winner_26[15]}});
  wire [9:0] disjunction_1134 = disjunction_1133 | (request_16_row & {10{winner_26[16]}}) | (request_17_row &
      {10{winner_26[17]}});
  wire [9:0] disjunction_1135 = disjunction_1134 | (request_18_row & {10{winner_26[18]}}) | (request_19_row &
      {10{winner_26[19]}});
  wire [9:0] disjunction_1136 = disjunction_1135 | (request_20_row & {10{winner_26[20]}}) | (request_21_row &
      {10{winner_26[21]}});
  wire [9:0] disjunction_1137 = disjunction_1136 | (request_22_row & {10{winner_26[22]}}) | (request_23_row &
      {10{winner_26[23]}});
  wire [9:0] disjunction_1138 = disjunction_1137 | (request_24_row & {10{winner_26[24]}}) | (request_25_row &
      {10{winner_26[25]}});
  wire [9:0] disjunction_1139 = disjunction_1138 | (request_26_row & {10{winner_26[26]}}) | (request_27_row &
      {10{winner_26[27]}});
  wire [9:0] disjunction_1140 = disjunction_1139 | (request_28_row & {10{winner_26[28]}}) | (request_29_row &
      {10{winner_26[29]}});

  assign row_of_bank_26 = disjunction_1140 | (request_30_row & {10{winner_26[30]}}) | (request_31_row &
      {10{winner_26[31]}});

  wire [31:0] disjunction_1141 = (request_0_data & {32{winner_26[0]}}) | (request_1_data & {32{winner_26[1]}});
  wire [31:0] disjunction_1142 = disjunction_1141 | (request_2_data & {32{winner_26[2]}}) | (request_3_data &
      {32{winner_26[3]}});
  wire [31:0] disjunction_1143 = disjunction_1142 | (request_4_data & {32{winner_26[4]}}) | (request_5_data &
      {32{winner_26[5]}});
  wire [31:0] disjunction_1144 = disjunction_1143 | (request_6_data & {32{winner_26[6]}}) | (request_7_data &
      {32{winner_26[7]}});
  wire [31:0] disjunction_1145 = disjunction_1144 | (request_8_data & {32{winner_26[8]}}) | (request_9_data &
      {32{winner_26[9]}});
  wire [31:0] disjunction_1146 = disjunction_1145 | (request_10_data & {32{winner_26[10]}}) | (request_11_data &
      {32{winner_26[11]}});
  wire [31:0] disjunction_1147 = disjunction_1146 | (request_12_data & {32{winner_26[12]}}) | (request_13_data &
      {32{winner_26[13]}});
  wire [31:0] disjunction_1148 = disjunction_1147 | (request_14_data & {32{winner_26[14]}}) | (request_15_data &
      {32{winner_26[15]}});
  wire [31:0] disjunction_1149 = disjunction_1148 | (request_16_data & {32{winner_26[16]}}) | (request_17_data &
      {32{winner_26[17]}});
  wire [31:0] disjunction_1150 = disjunction_1149 | (request_18_data & {32{winner_26[18]}}) | (request_19_data &
      {32{winner_26[19]}});
  wire [31:0] disjunction_1151 = disjunction_1150 | (request_20_data & {32{winner_26[20]}}) | (request_21_data &
      {32{winner_26[21]}});
  wire [31:0] disjunction_1152 = disjunction_1151 | (request_22_data & {32{winner_26[22]}}) | (request_23_data &
      {32{winner_26[23]}});
  wire [31:0] disjunction_1153 = disjunction_1152 | (request_24_data & {32{winner_26[24]}}) | (request_25_data &
      {32{winner_26[25]}});
  wire [31:0] disjunction_1154 = disjunction_1153 | (request_26_data & {32{winner_26[26]}}) | (request_27_data &
      {32{winner_26[27]}});
  wire [31:0] disjunction_1155 = disjunction_1154 | (request_28_data & {32{winner_26[28]}}) | (request_29_data &
      {32{winner_26[29]}});

  assign bank_data_25 = disjunction_1155 | (request_30_data & {32{winner_26[30]}}) | (request_31_data &
      {32{winner_26[31]}});

  wire [3:0] disjunction_1156 = (request_0_bytes & {4{winner_26[0]}}) | (request_1_bytes & {4{winner_26[1]}});
  wire [3:0] disjunction_1157 = disjunction_1156 | (request_2_bytes & {4{winner_26[2]}}) | (request_3_bytes &
      {4{winner_26[3]}});
  wire [3:0] disjunction_1158 = disjunction_1157 | (request_4_bytes & {4{winner_26[4]}}) | (request_5_bytes &
      {4{winner_26[5]}});
  wire [3:0] disjunction_1159 = disjunction_1158 | (request_6_bytes & {4{winner_26[6]}}) | (request_7_bytes &
      {4{winner_26[7]}});
  wire [3:0] disjunction_1160 = disjunction_1159 | (request_8_bytes & {4{winner_26[8]}}) | (request_9_bytes &
      {4{winner_26[9]}});
  wire [3:0] disjunction_1161 = disjunction_1160 | (request_10_bytes & {4{winner_26[10]}}) | (request_11_bytes &
      {4{winner_26[11]}});
  wire [3:0] disjunction_1162 = disjunction_1161 | (request_12_bytes & {4{winner_26[12]}}) | (request_13_bytes &
      {4{winner_26[13]}});
  wire [3:0] disjunction_1163 = disjunction_1162 | (request_14_bytes & {4{winner_26[14]}}) | (request_15_bytes &
      {4{winner_26[15]}});
  wire [3:0] disjunction_1164 = disjunction_1163 | (request_16_bytes & {4{winner_26[16]}}) | (request_17_bytes &
      {4{winner_26[17]}});
  wire [3:0] disjunction_1165 = disjunction_1164 | (request_18_bytes & {4{winner_26[18]}}) | (request_19_bytes &
      {4{winner_26[19]}});
  wire [3:0] disjunction_1166 = disjunction_1165 | (request_20_bytes & {4{winner_26[20]}}) | (request_21_bytes &
      {4{winner_26[21]}});
  wire [3:0] disjunction_1167 = disjunction_1166 | (request_22_bytes & {4{winner_26[22]}}) | (request_23_bytes &
      {4{winner_26[23]}});
  wire [3:0] disjunction_1168 = disjunction_1167 | (request_24_bytes & {4{winner_26[24]}}) | (request_25_bytes &
      {4{winner_26[25]}});
  wire [3:0] disjunction_1169 = disjunction_1168 | (request_26_bytes & {4{winner_26[26]}}) | (request_27_bytes &
      {4{winner_26[27]}});
  wire [3:0] disjunction_1170 = disjunction_1169 | (request_28_bytes & {4{winner_26[28]}}) | (request_29_bytes &
      {4{winner_26[29]}});

  assign bank_bytes_25 = disjunction_1170 | (request_30_bytes & {4{winner_26[30]}}) | (request_31_bytes &
      {4{winner_26[31]}});
  assign wanted_27 = {valid_31 & (request_31_bank == 5'h1a), valid_30 & (request_30_bank == 5'h1a), valid_29 &
      (request_29_bank == 5'h1a), valid_28 & (request_28_bank == 5'h1a), valid_27 & (request_27_bank == 5'h1a),
      valid_26 & (request_26_bank == 5'h1a), valid_25 & (request_25_bank == 5'h1a), valid_24 & (request_24_bank ==
      5'h1a), valid_23 & (request_23_bank == 5'h1a), valid_22 & (request_22_bank == 5'h1a), valid_21 &
      (request_21_bank == 5'h1a), valid_20 & (request_20_bank == 5'h1a), valid_19 & (request_19_bank == 5'h1a),
      valid_18 & (request_18_bank == 5'h1a), valid_17 & (request_17_bank == 5'h1a), valid_16 & (request_16_bank ==
      5'h1a), valid_15 & (request_15_bank == 5'h1a), valid_14 & (request_14_bank == 5'h1a), valid_13 &
      (request_13_bank == 5'h1a), valid_12 & (request_12_bank == 5'h1a), valid_11 & (request_11_bank == 5'h1a),
      valid_10 & (request_10_bank == 5'h1a), valid_9 & (request_9_bank == 5'h1a), valid_8 & (request_8_bank ==
      5'h1a), valid_7 & (request_7_bank == 5'h1a), valid_6 & (request_6_bank == 5'h1a), valid_5 & (request_5_bank ==
      5'h1a), valid_4 & (request_4_bank == 5'h1a), valid_3 & (request_3_bank == 5'h1a), valid_2 & (request_2_bank ==
      5'h1a), valid_1 & (request_1_bank == 5'h1a), valid_0 & (request_0_bank == 5'h1a)};
  assign winner_27 = wanted_27 & (-wanted_27);
  assign enable_26 = |wanted_27;

  wire [9:0] disjunction_1171 = (request_0_row & {10{winner_27[0]}}) | (request_1_row & {10{winner_27[1]}});
  wire [9:0] disjunction_1172 = disjunction_1171 | (request_2_row & {10{winner_27[2]}}) | (request_3_row &
      {10{winner_27[3]}});
  wire [9:0] disjunction_1173 = disjunction_1172 | (request_4_row & {10{winner_27[4]}}) | (request_5_row &
      {10{winner_27[5]}});
  wire [9:0] disjunction_1174 = disjunction_1173 | (request_6_row & {10{winner_27[6]}}) | (request_7_row &
      {10{winner_27[7]}});
  wire [9:0] disjunction_1175 = disjunction_1174 | (request_8_row & {10{winner_27[8]}}) | (request_9_row &
      {10{winner_27[9]}});
  wire [9:0] disjunction_1176 = disjunction_1175 | (request_10_row & {10{winner_27[10]}}) | (request_11_row &
      {10{winner_27[11]}});
  wire [9:0] disjunction_1177 = disjunction_1176 | (request_12_row & {10{winner_27[12]}}) | (request_13_row &
      {10{winner_27[13]}});
  wire [9:0] disjunction_1178 = disjunction_1177 | (request_14_row & {10{winner_27[14]}}) | (request_15_row &
      {10{winner_27[15]}});
  wire [9:0] disjunction_1179 = disjunction_1178 | (request_16_row & {10{winner_27[16]}}) | (request_17_row &
      {10{winner_27[17]}});
  wire [9:0] disjunction_1180 = disjunction_1179 | (request_18_row & {10{winner_27[18]}}) | (request_19_row &
      {10{winner_27[19]}});
  wire [9:0] disjunction_1181 = disjunction_1180 | (request_20_row & {10{winner_27[20]}}) | (request_21_row &
      {10{winner_27[21]}});
  wire [9:0] disjunction_1182 = disjunction_1181 | (request_22_row & {10{winner_27[22]}}) | (request_23_row &
      {10{winner_27[23]}});
  wire [9:0] disjunction_1183 = disjunction_1182 | (request_24_row & {10{winner_27[24]}}) | (request_25_row &
      {10{winner_27[25]}});
  wire [9:0] disjunction_1184 = disjunction_1183 | (request_26_row & {10{winner_27[26]}}) | (request_27_row &
      {10{winner_27[27]}});
  wire [9:0] disjunction_1185 = disjunction_1184 | (request_28_row & {10{winner_27[28]}}) | (request_29_row &
      {10{winner_27[29]}});

  assign row_of_bank_27 = disjunction_1185 | (request_30_row & {10{winner_27[30]}}) | (request_31_row &
      {10{winner_27[31]}});

  wire [31:0] disjunction_1186 = (request_0_data & {32{winner_27[0]}}) | (request_1_data & {32{winner_27[1]}});
  wire [31:0] disjunction_1187 = disjunction_1186 | (request_2_data & {32{winner_27[2]}}) | (request_3_data &
      {32{winner_27[3]}});
  wire [31:0] disjunction_1188 = disjunction_1187 | (request_4_data & {32{winner_27[4]}}) | (request_5_data &
      {32{winner_27[5]}});
  wire [31:0] disjunction_1189 = disjunction_1188 | (request_6_data & {32{winner_27[6]}}) | (request_7_data &
      {32{winner_27[7]}});
  wire [31:0] disjunction_1190 = disjunction_1189 | (request_8_data & {32{winner_27[8]}}) | (request_9_data &
      {32{winner_27[9]}});
  wire [31:0] disjunction_1191 = disjunction_1190 | (request_10_data & {32{winner_27[10]}}) | (request_11_data &
      {32{winner_27[11]}});
  wire [31:0] disjunction_1192 = disjunction_1191 | (request_12_data & {32{winner_27[12]}}) | (request_13_data &
      {32{winner_27[13]}});
  wire [31:0] disjunction_1193 = disjunction_1192 | (request_14_data & {32{winner_27[14]}}) | (request_15_data &
      {32{winner_27[15]}});
  wire [31:0] disjunction_1194 = disjunction_1193 | (request_16_data & {32{winner_27[16]}}) | (request_17_data &
      {32{winner_27[17]}});
  wire [31:0] disjunction_1195 = disjunction_1194 | (request_18_data & {32{winner_27[18]}}) | (request_19_data &
      {32{winner_27[19]}});
  wire [31:0] disjunction_1196 = disjunction_1195 | (request_20_data & {32{winner_27[20]}}) | (request_21_data &
      {32{winner_27[21]}});
  wire [31:0] disjunction_1197 = disjunction_1196 | (request_22_data & {32{winner_27[22]}}) | (request_23_data &
      {32{winner_27[23]}});
  wire [31:0] disjunction_1198 = disjunction_1197 | (request_24_data & {32{winner_27[24]}}) | (request_25_data &
      {32{winner_27[25]}});
  wire [31:0] disjunction_1199 = disjunction_1198 | (request_26_data & {32{winner_27[26]}}) | (request_27_data &
      {32{winner_27[27]}});
  wire [31:0] disjunction_1200 = disjunction_1199 | (request_28_data & {32{winner_27[28]}}) | (request_29_data &
      {32{winner_27[29]}});

  assign bank_data_26 = disjunction_1200 | (request_30_data & {32{winner_27[30]}}) | (request_31_data &
      {32{winner_27[31]}});

  wire [3:0] disjunction_1201 = (request_0_bytes & {4{winner_27[0]}}) | (request_1_bytes & {4{winner_27[1]}});
  wire [3:0] disjunction_1202 = disjunction_1201 | (request_2_bytes & {4{winner_27[2]}}) | (request_3_bytes &
      {4{winner_27[3]}});
  wire [3:0] disjunction_1203 = disjunction_1202 | (request_4_bytes & {4{winner_27[4]}}) | (request_5_bytes &
      {4{winner_27[5]}});
  wire [3:0] disjunction_1204 = disjunction_1203 | (request_6_bytes & {4{winner_27[6]}}) | (request_7_bytes &
      {4{winner_27[7]}});
  wire [3:0] disjunction_1205 = disjunction_1204 | (request_8_bytes & {4{winner_27[8]}}) | (request_9_bytes &
      {4{winner_27[9]}});
  wire [3:0] disjunction_1206 = disjunction_1205 | (request_10_bytes & {4{winner_27[10]}}) | (request_11_bytes &
      {4{winner_27[11]}});
  wire [3:0] disjunction_1207 = disjunction_1206 | (request_12_bytes & {4{winner_27[12]}}) | (request_13_bytes &
      {4{winner_27[13]}});
  wire [3:0] disjunction_1208 = disjunction_1207 | (request_14_bytes & {4{winner_27[14]}}) | (request_15_bytes &
      {4{winner_27[15]}});
  wire [3:0] disjunction_1209 = disjunction_1208 | (request_16_bytes & {4{winner_27[16]}}) | (request_17_bytes &
      {4{winner_27[17]}});
  wire [3:0] disjunction_1210 = disjunction_1209 | (request_18_bytes & {4{winner_27[18]}}) | (request_19_bytes &
      {4{winner_27[19]}});
  wire [3:0] disjunction_1211 = disjunction_1210 | (request_20_bytes & {4{winner_27[20]}}) | (request_21_bytes &
      {4{winner_27[21]}});
  wire [3:0] disjunction_1212 = disjunction_1211 | (request_22_bytes & {4{winner_27[22]}}) | (request_23_bytes &
      {4{winner_27[23]}});
  wire [3:0] disjunction_1213 = disjunction_1212 | (request_24_bytes & {4{winner_27[24]}}) | (request_25_bytes &
      {4{winner_27[25]}});
  wire [3:0] disjunction_1214 = disjunction_1213 | (request_26_bytes & {4{winner_27[26]}}) | (request_27_bytes &
      {4{winner_27[27]}});
  wire [3:0] disjunction_1215 = disjunction_1214 | (request_28_bytes & {4{winner_27[28]}}) | (request_29_bytes &
      {4{winner_27[29]}});

  assign bank_bytes_26 = disjunction_1215 | (request_30_bytes & {4{winner_27[30]}}) | (request_31_bytes &
      {4{winner_27[31]}});
  assign wanted_28 = {valid_31 & (request_31_bank == 5'h1b), valid_30 & (request_30_bank == 5'h1b), valid_29 &
      (request_29_bank == 5'h1b), valid_28 & (request_28_bank == 5'h1b), valid_27 & (request_27_bank == 5'h1b),
      valid_26 & (request_26_bank == 5'h1b), valid_25 & (request_25_bank == 5'h1b), valid_24 & (request_24_bank ==
      5'h1b), valid_23 & (request_23_bank == 5'h1b), valid_22 & (request_22_bank == 5'h1b), valid_21 &
      (request_21_bank == 5'h1b), valid_20 & (request_20_bank == 5'h1b), valid_19 & (request_19_bank == 5'h1b),
      valid_18 & (request_18_bank == 5'h1b), valid_17 & (request_17_bank == 5'h1b), valid_16 & (request_16_bank ==
      5'h1b), valid_15 & (request_15_bank == 5'h1b), valid_14 & (request_14_bank == 5'h1b), valid_13 &
      (request_13_bank == 5'h1b), valid_12 & (request_12_bank == 5'h1b), valid_11 & (request_11_bank == 5'h1b),
      valid_10 & (request_10_bank == 5'h1b), valid_9 & (request_9_bank == 5'h1b), valid_8 & (request_8_bank ==
      5'h1b), valid_7 & (request_7_bank == 5'h1b), valid_6 & (request_6_bank == 5'h1b), valid_5 & (request_5_bank ==
      5'h1b), valid_4 & (request_4_bank == 5'h1b), valid_3 & (request_3_bank == 5'h1b), valid_2 & (request_2_bank ==
      5'h1b), valid_1 & (request_1_bank == 5'h1b), valid_0 & (request_0_bank == 5'h1b)};
  assign winner_28 = wanted_28 & (-wanted_28);
  assign enable_27 = |wanted_28;

  wire [9:0] disjunction_1216 = (request_0_row & {10{winner_28[0]}}) | (request_1_row & {10{winner_28[1]}});
  wire [9:0] disjunction_1217 = disjunction_1216 | (request_2_row & {10{winner_28[2]}}) | (request_3_row &
      {10{winner_28[3]}});
  wire [9:0] disjunction_1218 = disjunction_1217 | (request_4_row & {10{winner_28[4]}}) | (request_5_row &
      {10{winner_28[5]}});
  wire [9:0] disjunction_1219 = disjunction_1218 | (request_6_row & {10{winner_28[6]}}) | (request_7_row &
      {10{winner_28[7]}});
  wire [9:0] disjunction_1220 = disjunction_1219 | (request_8_row & {10{winner_28[8]}}) | (request_9_row &
      {10{winner_28[9]}});
  wire [9:0] disjunction_1221 = disjunction_1220 | (request_10_row & {10{winner_28[10]}}) | (request_11_row &
      {10{winner_28[11]}});
  wire [9:0] disjunction_1222 = disjunction_1221 | (request_12_row & {10{winner_28[12]}}) | (request_13_row &
      {10{winner_28[13]}});
  wire [9:0] disjunction_1223 = disjunction_1222 | (request_14_row & {10{winner_28[14]}}) | (request_15_row &
      {10{winner_28[15]}});
  wire [9:0] disjunction_1224 = disjunction_1223 | (request_16_row & {10{winner_28[16]}}) | (request_17_row &
      {10{winner_28[17]}});
  wire [9:0] disjunction_1225 = disjunction_1224 | (request_18_row & {10{winner_28[18]}}) | (request_19_row &
      {10{winner_28[19]}});
  wire [9:0] disjunction_1226 = disjunction_1225 | (request_20_row & {10{winner_28[20]}}) | (request_21_row &
      {10{winner_28[21]}});
  wire [9:0] disjunction_1227 = disjunction_1226 | (request_22_row & {10{winner_28[22]}}) | (request_23_row &
      {10{winner_28[23]}});
  wire [9:0] disjunction_1228 = disjunction_1227 | (request_24_row & {10{winner_28[24]}}) | (request_25_row &
      {10{winner_28[25]}});
  wire [9:0] disjunction_1229 = disjunction_1228 | (request_26_row & {10{winner_28[26]}}) | (request_27_row &
      {10{winner_28[27]}});
  wire [9:0] disjunction_1230 = disjunction_1229 | (request_28_row & {10{winner_28[28]}}) | (request_29_row &
      {10{winner_28[29]}});

  assign row_of_bank_28 = disjunction_1230 | (request_30_row & {10{winner_28[30]}}) | (request_31_row &
      {10{winner_28[31]}});

  wire [31:0] disjunction_1231 = (request_0_data & {32{winner_28[0]}}) | (request_1_data & {32{winner_28[1]}});
  wire [31:0] disjunction_1232 = disjunction_1231 | (request_2_data & {32{winner_28[2]}}) | (request_3_data &
      {32{winner_28[3]}});
  wire [31:0] disjunction_1233 = disjunction_1232 | (request_4_data & {32{winner_28[4]}}) | (request_5_data &
      {32{winner_28[5]}});
  wire [31:0] disjunction_1234 = disjunction_1233 | (request_6_data & {32{winner_28[6]}}) | (request_7_data &
      {32{winner_28[7]}});
  wire [31:0] disjunction_1235 = disjunction_1234 | (request_8_data & {32{winner_28[8]}}) | (request_9_data &
      {32{winner_28[9]}});
  wire [31:0] disjunction_1236 = disjunction_1235 | (request_10_data & {32{winner_28[10]}}) | (request_11_data &
      {32{winner_28[11]}});
  wire [31:0] disjunction_1237 = disjunction_1236 | (request_12_data & {32{winner_28[12]}}) | (request_13_data &
      {32{winner_28[13]}});
  wire [31:0] disjunction_1238 = disjunction_1237 | (request_14_data & {32{winner_28[14]}}) | (request_15_data &
      {32{winner_28[15]}});
  wire [31:0] disjunction_1239 = disjunction_1238 | (request_16_data & {32{winner_28[16]}}) | (request_17_data &
      {32{winner_28[17]}});
  wire [31:0] disjunction_1240 = disjunction_1239 | (request_18_data & {32{winner_28[18]}}) | (request_19_data &
      {32{winner_28[19]}});
  wire [31:0] disjunction_1241 = disjunction_1240 | (request_20_data & {32{winner_28[20]}}) | (request_21_data &
      {32{winner_28[21]}});
  wire [31:0] disjunction_1242 = disjunction_1241 | (request_22_data & {32{winner_28[22]}}) | (request_23_data &
      {32{winner_28[23]}});
  wire [31:0] disjunction_1243 = disjunction_1242 | (request_24_data & {32{winner_28[24]}}) | (request_25_data &
      {32{winner_28[25]}});
  wire [31:0] disjunction_1244 = disjunction_1243 | (request_26_data & {32{winner_28[26]}}) | (request_27_data &
      {32{winner_28[27]}});
  wire [31:0] disjunction_1245 = disjunction_1244 | (request_28_data & {32{winner_28[28]}}) | (request_29_data &
      {32{winner_28[29]}});

  assign bank_data_27 = disjunction_1245 | (request_30_data & {32{winner_28[30]}}) | (request_31_data &
      {32{winner_28[31]}});

  wire [3:0] disjunction_1246 = (request_0_bytes & {4{winner_28[0]}}) | (request_1_bytes & {4{winner_28[1]}});
  wire [3:0] disjunction_1247 = disjunction_1246 | (request_2_bytes & {4{winner_28[2]}}) | (request_3_bytes &
      {4{winner_28[3]}});
  wire [3:0] disjunction_1248 = disjunction_1247 | (request_4_bytes & {4{winner_28[4]}}) | (request_5_bytes &
      {4{winner_28[5]}});
  wire [3:0] disjunction_1249 = disjunction_1248 | (request_6_bytes & {4{winner_28[6]}}) | (request_7_bytes &
      {4{winner_28[7]}});
  wire [3:0] disjunction_1250 = disjunction_1249 | (request_8_bytes & {4{winner_28[8]}}) | (request_9_bytes &
      {4{winner_28[9]}});
  wire [3:0] disjunction_1251 = disjunction_1250 | (request_10_bytes & {4{winner_28[10]}}) | (request_11_bytes &
      {4{winner_28[11]}});
  wire [3:0] disjunction_1252 = disjunction_1251 | (request_12_bytes & {4{winner_28[12]}}) | (request_13_bytes &
      {4{winner_28[13]}});
  wire [3:0] disjunction_1253 = disjunction_1252 | (request_14_bytes & {4{winner_28[14]}}) | (request_15_bytes &
      {4{winner_28[15]}});
  wire [3:0] disjunction_1254 = disjunction_1253 | (request_16_bytes & {4{winner_28[16]}}) | (request_17_bytes &
      {4{winner_28[17]}});
  wire [3:0] disjunction_1255 = disjunction_1254 | (request_18_bytes & {4{winner_28[18]}}) | (request_19_bytes &
      {4{winner_28[19]}});
  wire [3:0] disjunction_1256 = disjunction_1255 | (request_20_bytes & {4{winner_28[20]}}) | (request_21_bytes &
      {4{winner_28[21]}});
  wire [3:0] disjunction_1257 = disjunction_1256 | (request_22_bytes & {4{winner_28[22]}}) | (request_23_bytes &
      {4{winner_28[23]}});
  wire [3:0] disjunction_1258 = disjunction_1257 | (request_24_bytes & {4{winner_28[24]}}) | (request_25_bytes &
      {4{winner_28[25]}});
  wire [3:0] disjunction_1259 = disjunction_1258 | (request_26_bytes & {4{winner_28[26]}}) | (request_27_bytes &
      {4{winner_28[27]}});
  wire [3:0] disjunction_1260 = disjunction_1259 | (request_28_bytes & {4{winner_28[28]}}) | (request_29_bytes &
      {4{winner_28[29]}});

  assign bank_bytes_27 = disjunction_1260 | (request_30_bytes & {4{winner_28[30]}}) | (request_31_bytes &
      {4{winner_28[31]}});
  assign wanted_29 = {valid_31 & (request_31_bank == 5'h1c), valid_30 & (request_30_bank == 5'h1c), valid_29 &
      (request_29_bank == 5'h1c), valid_28 & (request_28_bank == 5'h1c), valid_27 & (request_27_bank == 5'h1c),
      valid_26 & (request_26_bank == 5'h1c), valid_25 & (request_25_bank == 5'h1c), valid_24 & (request_24_bank ==
      5'h1c), valid_23 & (request_23_bank == 5'h1c), valid_22 & (request_22_bank == 5'h1c), valid_21 &
      (request_21_bank == 5'h1c), valid_20 & (request_20_bank == 5'h1c), valid_19 & (request_19_bank == 5'h1c),
      valid_18 & (request_18_bank == 5'h1c), valid_17 & (request_17_bank == 5'h1c), valid_16 & (request_16_bank ==
      5'h1c), valid_15 & (request_15_bank == 5'h1c), valid_14 & (request_14_bank == 5'h1c), valid_13 &
      (request_13_bank == 5'h1c), valid_12 & (request_12_bank == 5'h1c), valid_11 & (request_11_bank == 5'h1c),
      valid_10 & (request_10_bank == 5'h1c), valid_9 & (request_9_bank == 5'h1c), valid_8 & (request_8_bank ==
      5'h1c), valid_7 & (request_7_bank == 5'h1c), valid_6 & (request_6_bank == 5'h1c), valid_5 & (request_5_bank ==
      5'h1c), valid_4 & (request_4_bank == 5'h1c), valid_3 & (request_3_bank == 5'h1c), valid_2 & (request_2_bank ==
      5'h1c), valid_1 & (request_1_bank == 5'h1c), valid_0 & (request_0_bank == 5'h1c)};
  assign winner_29 = wanted_29 & (-wanted_29);
  assign enable_28 = |wanted_29;

  wire [9:0] disjunction_1261 = (request_0_row & {10{winner_29[0]}}) | (request_1_row & {10{winner_29[1]}});
  wire [9:0] disjunction_1262 = disjunction_1261 | (request_2_row & {10{winner_29[2]}}) | (request_3_row &
      {10{winner_29[3]}});
  wire [9:0] disjunction_1263 = disjunction_1262 | (request_4_row & {10{winner_29[4]}}) | (request_5_row &
      {10{winner_29[5]}});
  wire [9:0] disjunction_1264 = disjunction_1263 | (request_6_row & {10{winner_29[6]}}) | (request_7_row &
      {10{winner_29[7]}});
  wire [9:0] disjunction_1265 = disjunction_1264 | (request_8_row & {10{winner_29[8]}}) | (request_9_row &
      {10{winner_29[9]}});
  wire [9:0] disjunction_1266 = disjunction_1265 | (request_10_row & {10{winner_29[10]}}) | (request_11_row &
      {10{winner_29[11]}});
  wire [9:0] disjunction_1267 = disjunction_1266 | (request_12_row & {10{winner_29[12]}}) | (request_13_row &
      {10{winner_29[13]}});
  wire [9:0] disjunction_1268 = disjunction_1267 | (request_14_row & {10{winner_29[14]}}) | (request_15_row &
      {10{winner_29[15]}});
  wire [9:0] disjunction_1269 = disjunction_1268 | (request_16_row & {10{winner_29[16]}}) | (request_17_row &
      {10{winner_29[17]}});
  wire [9:0] disjunction_1270 = disjunction_1269 | (request_18_row & {10{winner_29[18]}}) | (request_19_row &
      {10{winner_29[19]}});
  wire [9:0] disjunction_1271 = disjunction_1270 | (request_20_row & {10{winner_29[20]}}) | (request_21_row &
      {10{winner_29[21]}});
  wire [9:0] disjunction_1272 = disjunction_1271 | (request_22_row & {10{winner_29[22]}}) | (request_23_row &
      {10{winner_29[23]}});
  wire [9:0] disjunction_1273 = disjunction_1272 | (request_24_row & {10{winner_29[24]}}) | (request_25_row &
      {10{winner_29[25]}});
  wire [9:0] disjunction_1274 = disjunction_1273 | (request_26_row & {10{winner_29[26]}}) | (request_27_row &
      {10{winner_29[27]}});
  wire [9:0] disjunction_1275 = disjunction_1274 | (request_28_row & {10{winner_29[28]}}) | (request_29_row &
      {10{winner_29[29]}});

  assign row_of_bank_29 = disjunction_1275 | (request_30_row & {10{winner_29[30]}}) | (request_31_row &
      {10{winner_29[31]}});

  wire [31:0] disjunction_1276 = (request_0_data & {32{winner_29[0]}}) | (request_1_data & {32{winner_29[1]}});
  wire [31:0] disjunction_1277 = disjunction_1276 | (request_2_data & {32{winner_29[2]}}) | (request_3_data &
      {32{winner_29[3]}});
  wire [31:0] disjunction_1278 = disjunction_1277 | (request_4_data & {32{winner_29[4]}}) | (request_5_data &
      {32{winner_29[5]}});
  wire [31:0] disjunction_1279 = disjunction_1278 | (request_6_data & {32{winner_29[6]}}) | (request_7_data &
      {32{winner_29[7]}});
  wire [31:0] disjunction_1280 = disjunction_1279 | (request_8_data & {32{winner_29[8]}}) | (request_9_data &
      {32{winner_29[9]}});
  wire [31:0] disjunction_1281 = disjunction_1280 | (request_10_data & {32{winner_29[10]}}) | (request_11_data &
      {32{winner_29[11]}});
  wire [31:0] disjunction_1282 = disjunction_1281 | (request_12_data & {32{winner_29[12]}}) | (request_13_data &
      {32{winner_29[13]}});
  wire [31:0] disjunction_1283 = disjunction_1282 | (request_14_data & {32{winner_29[14]}}) | (request_15_data &
      {32{winner_29[15]}});
  wire [31:0] disjunction_1284 = disjunction_1283 | (request_16_data & {32{winner_29[16]}}) | (request_17_data &
      {32{winner_29[17]}});
  wire [31:0] disjunction_1285 = disjunction_1284 | (request_18_data & {32{winner_29[18]}}) | (request_19_data &
      {32{winner_29[19]}});
  wire [31:0] disjunction_1286 = disjunction_1285 | (request_20_data & {32{winner_29[20]}}) | (request_21_data &
      {32{winner_29[21]}});
  wire [31:0] disjunction_1287 = disjunction_1286 | (request_22_data & {32{winner_29[22]}}) | (request_23_data &
      {32{winner_29[23]}});
  wire [31:0] disjunction_1288 = disjunction_1287 | (request_24_data & {32{winner_29[24]}}) | (request_25_data &
      {32{winner_29[25]}});
  wire [31:0] disjunction_1289 = disjunction_1288 | (request_26_data & {32{winner_29[26]}}) | (request_27_data &
      {32{winner_29[27]}});
  wire [31:0] disjunction_1290 = disjunction_1289 | (request_28_data & {32{winner_29[28]}}) | (request_29_data &
      {32{winner_29[29]}});

  assign bank_data_28 = disjunction_1290 | (request_30_data & {32{winner_29[30]}}) | (request_31_data &
      {32{winner_29[31]}});

  wire [3:0] disjunction_1291 = (request_0_bytes & {4{winner_29[0]}}) | (request_1_bytes & {4{winner_29[1]}});
  wire [3:0] disjunction_1292 = disjunction_1291 | (request_2_bytes & {4{winner_29[2]}}) | (request_3_bytes &
      {4{winner_29[3]}});
  wire [3:0] disjunction_1293 = disjunction_1292 | (request_4_bytes & {4{winner_29[4]}}) | (request_5_bytes &
      {4{winner_29[5]}});
  wire [3:0] disjunction_1294 = disjunction_1293 | (request_6_bytes & {4{winner_29[6]}}) | (request_7_bytes &
      {4{winner_29[7]}});
  wire [3:0] disjunction_1295 = disjunction_1294 | (request_8_bytes & {4{winner_29[8]}}) | (request_9_bytes &
      {4{winner_29[9]}});
  wire [3:0] disjunction_1296 = disjunction_1295 | (request_10_bytes & {4{winner_29[10]}}) | (request_11_bytes &
      {4{winner_29[11]}});
  wire [3:0] disjunction_1297 = disjunction_1296 | (request_12_bytes & {4{winner_29[12]}}) | (request_13_bytes &
      {4{winner_29[13]}});
  wire [3:0] disjunction_1298 = disjunction_1297 | (request_14_bytes & {4{winner_29[14]}}) | (request_15_bytes &
      {4{winner_29[15]}});
  wire [3:0] disjunction_1299 = disjunction_1298 | (request_16_bytes & {4{winner_29[16]}}) | (request_17_bytes &
      {4{winner_29[17]}});
  wire [3:0] disjunction_1300 = disjunction_1299 | (request_18_bytes & {4{winner_29[18]}}) | (request_19_bytes &
      {4{winner_29[19]}});
  wire [3:0] disjunction_1301 = disjunction_1300 | (request_20_bytes & {4{winner_29[20]}}) | (request_21_bytes &
      {4{winner_29[21]}});
  wire [3:0] disjunction_1302 = disjunction_1301 | (request_22_bytes & {4{winner_29[22]}}) | (request_23_bytes &
      {4{winner_29[23]}});
  wire [3:0] disjunction_1303 = disjunction_1302 | (request_24_bytes & {4{winner_29[24]}}) | (request_25_bytes &
      {4{winner_29[25]}});
  wire [3:0] disjunction_1304 = disjunction_1303 | (request_26_bytes & {4{winner_29[26]}}) | (request_27_bytes &
      {4{winner_29[27]}});
  wire [3:0] disjunction_1305 = disjunction_1304 | (request_28_bytes & {4{winner_29[28]}}) | (request_29_bytes &
      {4{winner_29[29]}});

  assign bank_bytes_28 = disjunction_1305 | (request_30_bytes & {4{winner_29[30]}}) | (request_31_bytes &
      {4{winner_29[31]}});
  assign wanted_30 = {valid_31 & (request_31_bank == 5'h1d), valid_30 & (request_30_bank == 5'h1d), valid_29 &
      (request_29_bank == 5'h1d), valid_28 & (request_28_bank == 5'h1d), valid_27 & (request_27_bank == 5'h1d),
      valid_26 & (request_26_bank == 5'h1d), valid_25 & (request_25_bank == 5'h1d), valid_24 & (request_24_bank ==
      5'h1d), valid_23 & (request_23_bank == 5'h1d), valid_22 & (request_22_bank == 5'h1d), valid_21 &
      (request_21_bank == 5'h1d), valid_20 & (request_20_bank == 5'h1d), valid_19 & (request_19_bank == 5'h1d),
      valid_18 & (request_18_bank == 5'h1d), valid_17 & (request_17_bank == 5'h1d), valid_16 & (request_16_bank ==
      5'h1d), valid_15 & (request_15_bank == 5'h1d), valid_14 & (request_14_bank == 5'h1d), valid_13 &
      (request_13_bank == 5'h1d), valid_12 & (request_12_bank == 5'h1d), valid_11 & (request_11_bank == 5'h1d),
      valid_10 & (request_10_bank == 5'h1d), valid_9 & (request_9_bank == 5'h1d), valid_8 & (request_8_bank ==
      5'h1d), valid_7 & (request_7_bank == 5'h1d), valid_6 & (request_6_bank == 5'h1d), valid_5 & (request_5_bank ==
      5'h1d), valid_4 & (request_4_bank == 5'h1d), valid_3 & (request_3_bank == 5'h1d), valid_2 & (request_2_bank ==
      5'h1d), valid_1 & (request_1_bank == 5'h1d), valid_0 & (request_0_bank == 5'h1d)};
  assign winner_30 = wanted_30 & (-wanted_30);
  assign enable_29 = |wanted_30;

  wire [9:0] disjunction_1306 = (request_0_row & {10{winner_30[0]}}) | (request_1_row & {10{winner_30[1]}});
  wire [9:0] disjunction_1307 = disjunction_1306 | (request_2_row & {10{winner_30[2]}}) | (request_3_row &
      {10{winner_30[3]}});
  wire [9:0] disjunction_1308 = disjunction_1307 | (request_4_row & {10{winner_30[4]}}) | (request_5_row &
      {10{winner_30[5]}});
  wire [9:0] disjunction_1309 = disjunction_1308 | (request_6_row & {10{winner_30[6]}}) | (request_7_row &
      {10{winner_30[7]}});
  wire [9:0] disjunction_1310 = disjunction_1309 | (request_8_row & {10{winner_30[8]}}) | (request_9_row &
      {10{winner_30[9]}});
  wire [9:0] disjunction_1311 = disjunction_1310 | (request_10_row & {10{winner_30[10]}}) | (request_11_row &
      {10{winner_30[11]}});
  wire [9:0] disjunction_1312 = disjunction_1311 | (request_12_row & {10{winner_30[12]}}) | (request_13_row &
      {10{winner_30[13]}});
  wire [9:0] disjunction_1313 = disjunction_1312 | (request_14_row & {10{winner_30[14]}}) | (request_15_row &
      {10{winner_30[15]}});
  wire [9:0] disjunction_1314 = disjunction_1313 | (request_16_row & {10{winner_30[16]}}) | (request_17_row &
      {10{winner_30[17]}});
  wire [9:0] disjunction_1315 = disjunction_1314 | (request_18_row & {10{winner_30[18]}}) | (request_19_row &
      {10{winner_30[19]}});
  wire [9:0] disjunction_1316 = disjunction_1315 | (request_20_row & {10{winner_30[20]}}) | (request_21_row &
      {10{winner_30[21]}});
  wire [9:0] disjunction_1317 = disjunction_1316 | (request_22_row & {10{winner_30[22]}}) | (request_23_row &
      {10{winner_30[23]}});
  wire [9:0] disjunction_1318 = disjunction_1317 | (request_24_row & {10{winner_30[24]}}) | (request_25_row &
      {10{winner_30[25]}});
  wire [9:0] disjunction_1319 = disjunction_1318 | (request_26_row & {10{winner_30[26]}}) | (request_27_row &
      {10{winner_30[27]}});
  wire [9:0] disjunction_1320 = disjunction_1319 | (request_28_row & {10{winner_30[28]}}) | (request_29_row &
      {10{winner_30[29]}});

  assign row_of_bank_30 = disjunction_1320 | (request_30_row & {10{winner_30[30]}}) | (request_31_row &
      {10{winner_30[31]}});

  wire [31:0] disjunction_1321 = (request_0_data & {32{winner_30[0]}}) | (request_1_data & {32{winner_30[1]}});
  wire [31:0] disjunction_1322 = disjunction_1321 | (request_2_data & {32{winner_30[2]}}) | (request_3_data &
      {32{winner_30[3]}});
  wire [31:0] disjunction_1323 = disjunction_1322 | (request_4_data & {32{winner_30[4]}}) | (request_5_data &
      {32{winner_30[5]}});
  wire [31:0] disjunction_1324 = disjunction_1323 | (request_6_data & {32{winner_30[6]}}) | (request_7_data &
      {32{winner_30[7]}});
  wire [31:0] disjunction_1325 = disjunction_1324 | (request_8_data & {32{winner_30[8]}}) | (request_9_data &
      {32{winner_30[9]}});
  wire [31:0] disjunction_1326 = disjunction_1325 | (request_10_data & {32{winner_30[10]}}) | (request_11_data &
      {32{winner_30[11]}});
  wire [31:0] disjunction_1327 = disjunction_1326 | (request_12_data & {32{winner_30[12]}}) | (request_13_data &
      {32{winner_30[13]}});
  wire [31:0] disjunction_1328 = disjunction_1327 | (request_14_data & {32{winner_30[14]}}) | (request_15_data &
      {32{winner_30[15]}});
  wire [31:0] disjunction_1329 = disjunction_1328 | (request_16_data & {32{winner_30[16]}}) | (request_17_data &
      {32{winner_30[17]}});
  wire [31:0] disjunction_1330 = disjunction_1329 | (request_18_data & {32{winner_30[18]}}) | (request_19_data &
      {32{winner_30[19]}});
  wire [31:0] disjunction_1331 = disjunction_1330 | (request_20_data & {32{winner_30[20]}}) | (request_21_data &
      {32{winner_30[21]}});
  wire [31:0] disjunction_1332 = disjunction_1331 | (request_22_data & {32{winner_30[22]}}) | (request_23_data &
      {32{winner_30[23]}});
  wire [31:0] disjunction_1333 = disjunction_1332 | (request_24_data & {32{winner_30[24]}}) | (request_25_data &
      {32{winner_30[25]}});
  wire [31:0] disjunction_1334 = disjunction_1333 | (request_26_data & {32{winner_30[26]}}) | (request_27_data &
      {32{winner_30[27]}});
  wire [31:0] disjunction_1335 = disjunction_1334 | (request_28_data & {32{winner_30[28]}}) | (request_29_data &
      {32{winner_30[29]}});

  assign bank_data_29 = disjunction_1335 | (request_30_data & {32{winner_30[30]}}) | (request_31_data &
      {32{winner_30[31]}});

  wire [3:0] disjunction_1336 = (request_0_bytes & {4{winner_30[0]}}) | (request_1_bytes & {4{winner_30[1]}});
  wire [3:0] disjunction_1337 = disjunction_1336 | (request_2_bytes & {4{winner_30[2]}}) | (request_3_bytes &
      {4{winner_30[3]}});
  wire [3:0] disjunction_1338 = disjunction_1337 | (request_4_bytes & {4{winner_30[4]}}) | (request_5_bytes &
      {4{winner_30[5]}});
  wire [3:0] disjunction_1339 = disjunction_1338 | (request_6_bytes & {4{winner_30[6]}}) | (request_7_bytes &
      {4{winner_30[7]}});
  wire [3:0] disjunction_1340 = disjunction_1339 | (request_8_bytes & {4{winner_30[8]}}) | (request_9_bytes &
      {4{winner_30[9]}});
  wire [3:0] disjunction_1341 = disjunction_1340 | (request_10_bytes & {4{winner_30[10]}}) | (request_11_bytes &
      {4{winner_30[11]}});
  wire [3:0] disjunction_1342 = disjunction_1341 | (request_12_bytes & {4{winner_30[12]}}) | (request_13_bytes &
      {4{winner_30[13]}});
  wire [3:0] disjunction_1343 = disjunction_1342 | (request_14_bytes & {4{winner_30[14]}}) | (request_15_bytes &
      {4{winner_30[15]}});
  wire [3:0] disjunction_1344 = disjunction_1343 | (request_16_bytes & {4{winner_30[16]}}) | (request_17_bytes &
      {4{winner_30[17]}});
  wire [3:0] disjunction_1345 = disjunction_1344 | (request_18_bytes & {4{winner_30[18]}}) | (request_19_bytes &
      {4{winner_30[19]}});
  wire [3:0] disjunction_1346 = disjunction_1345 | (request_20_bytes & {4{winner_30[20]}}) | (request_21_bytes &
      {4{winner_30[21]}});
  wire [3:0] disjunction_1347 = disjunction_1346 | (request_22_bytes & {4{winner_30[22]}}) | (request_23_bytes &
      {4{winner_30[23]}});
  wire [3:0] disjunction_1348 = disjunction_1347 | (request_24_bytes & {4{winner_30[24]}}) | (request_25_bytes &
      {4{winner_30[25]}});
  wire [3:0] disjunction_1349 = disjunction_1348 | (request_26_bytes & {4{winner_30[26]}}) | (request_27_bytes &
      {4{winner_30[27]}});
  wire [3:0] disjunction_1350 = disjunction_1349 | (request_28_bytes & {4{winner_30[28]}}) | (request_29_bytes &
      {4{winner_30[29]}});

  assign bank_bytes_29 = disjunction_1350 | (request_30_bytes & {4{winner_30[30]}}) | (request_31_bytes &
      {4{winner_30[31]}});
  assign wanted_31 = {valid_31 & (request_31_bank == 5'h1e), valid_30 & (request_30_bank == 5'h1e), valid_29 &
      (request_29_bank == 5'h1e), valid_28 & (request_28_bank == 5'h1e), valid_27 & (request_27_bank == 5'h1e),
      valid_26 & (request_26_bank == 5'h1e), valid_25 & (request_25_bank == 5'h1e), valid_24 & (request_24_bank ==
      5'h1e), valid_23 & (request_23_bank == 5'h1e), valid_22 & (request_22_bank == 5'h1e), valid_21 &
      (request_21_bank == 5'h1e), valid_20 & (request_20_bank == 5'h1e), valid_19 & (request_19_bank == 5'h1e),
      valid_18 & (request_18_bank == 5'h1e), valid_17 & (request_17_bank == 5'h1e), valid_16 & (request_16_bank ==
      5'h1e), valid_15 & (request_15_bank == 5'h1e), valid_14 & (request_14_bank == 5'h1e), valid_13 &
      (request_13_bank == 5'h1e), valid_12 & (request_12_bank == 5'h1e), valid_11 & (request_11_bank == 5'h1e),
      valid_10 & (request_10_bank == 5'h1e), valid_9 & (request_9_bank == 5'h1e), valid_8 & (request_8_bank ==
      5'h1e), valid_7 & (request_7_bank == 5'h1e), valid_6 & (request_6_bank == 5'h1e), valid_5 & (request_5_bank ==
      5'h1e), valid_4 & (request_4_bank == 5'h1e), valid_3 & (request_3_bank == 5'h1e), valid_2 & (request_2_bank ==
      5'h1e), valid_1 & (request_1_bank == 5'h1e), valid_0 & (request_0_bank == 5'h1e)};
  assign winner_31 = wanted_31 & (-wanted_31);
  assign enable_30 = |wanted_31;

  wire [9:0] disjunction_1351 = (request_0_row & {10{winner_31[0]}}) | (request_1_row & {10{winner_31[1]}});
  wire [9:0] disjunction_1352 = disjunction_1351 | (request_2_row & {10{winner_31[2]}}) | (request_3_row &
      {10{winner_31[3]}});
  wire [9:0] disjunction_1353 = disjunction_1352 | (request_4_row & {10{winner_31[4]}}) | (request_5_row &
      {10{winner_31[5]}});
  wire [9:0] disjunction_1354 = disjunction_1353 | (request_6_row & {10{winner_31[6]}}) | (request_7_row &
      {10{winner_31[7]}});
  wire [9:0] disjunction_1355 = disjunction_1354 | (request_8_row & {10{winner_31[8]}}) | (request_9_row &
      {10{winner_31[9]}});
  wire [9:0] disjunction_1356 = disjunction_1355 | (request_10_row & {10{winner_31[10]}}) | (request_11_row &
      {10{winner_31[11]}});
  wire [9:0] disjunction_1357 = disjunction_1356 | (request_12_row & {10{winner_31[12]}}) | (request_13_row &
      {10{winner_31[13]}});
  wire [9:0] disjunction_1358 = disjunction_1357 | (request_14_row & {10{winner_31[14]}}) | (request_15_row &
      {10{winner_31[15]}});
  wire [9:0] disjunction_1359 = disjunction_1358 | (request_16_row & {10{winner_31[16]}}) | (request_17_row &
      {10{winner_31[17]}});
  wire [9:0] disjunction_1360 = disjunction_1359 | (request_18_row & {10{winner_31[18]}}) | (request_19_row &
      {10{winner_31[19]}});
  wire [9:0] disjunction_1361 = disjunction_1360 | (request_20_row & {10{winner_31[20]}}) | (request_21_row &
      {10{winner_31[21]}});
  wire [9:0] disjunction_1362 = disjunction_1361 | (request_22_row & {10{winner_31[22]}}) | (request_23_row &
      {10{winner_31[23]}});
  wire [9:0] disjunction_1363 = disjunction_1362 | (request_24_row & {10{winner_31[24]}}) | (request_25_row &
      {10{winner_31[25]}});
  wire [9:0] disjunction_1364 = disjunction_1363 | (request_26_row & {10{winner_31[26]}}) | (request_27_row &
      {10{winner_31[27]}});
  wire [9:0] disjunction_1365 = disjunction_1364 | (request_28_row & {10{winner_31[28]}}) | (request_29_row &
      {10{winner_31[29]}});

  assign row_of_bank_31 = disjunction_1365 | (request_30_row & {10{winner_31[30]}}) | (request_31_row &
      {10{winner_31[31]}});

  wire [31:0] disjunction_1366 = (request_0_data & {32{winner_31[0]}}) | (request_1_data & {32{winner_31[1]}});
  wire [31:0] disjunction_1367 = disjunction_1366 | (request_2_data & {32{winner_31[2]}}) | (request_3_data &
      {32{winner_31[3]}});
  wire [31:0] disjunction_1368 = disjunction_1367 | (request_4_data & {32{winner_31[4]}}) | (request_5_data &
      {32{winner_31[5]}});
  wire [31:0] disjunction_1369 = disjunction_1368 | (request_6_data & {32{winner_31[6]}}) | (request_7_data &
      {32{winner_31[7]}});
  wire [31:0] disjunction_1370 = disjunction_1369 | (request_8_data & {32{winner_31[8]}}) | (request_9_data &
      {32{winner_31[9]}});
  wire [31:0] disjunction_1371 = disjunction_1370 | (request_10_data & {32{winner_31[10]}}) | (request_11_data &
      {32{winner_31[11]}});
  wire [31:0] disjunction_1372 = disjunction_1371 | (request_12_data & {32{winner_31[12]}}) | (request_13_data &
      {32{winner_31[13]}});
  wire [31:0] disjunction_1373 = disjunction_1372 | (request_14_data & {32{winner_31[14]}}) | (request_15_data &
      {32{winner_31[15]}});
  wire [31:0] disjunction_1374 = disjunction_1373 | (request_16_data & {32{winner_31[16]}}) | (request_17_data &
      {32{winner_31[17]}});
  wire [31:0] disjunction_1375 = disjunction_1374 | (request_18_data & {32{winner_31[18]}}) | (request_19_data &
      {32{winner_31[19]}});
  wire [31:0] disjunction_1376 = disjunction_1375 | (request_20_data & {32{winner_31[20]}}) | (request_21_data &
      {32{winner_31[21]}});
  wire [31:0] disjunction_1377 = disjunction_1376 | (request_22_data & {32{winner_31[22]}}) | (request_23_data &
      {32{winner_31[23]}});
  wire [31:0] disjunction_1378 = disjunction_1377 | (request_24_data & {32{winner_31[24]}}) | (request_25_data &
      {32{winner_31[25]}});
  wire [31:0] disjunction_1379 = disjunction_1378 | (request_26_data & {32{winner_31[26]}}) | (request_27_data &
      {32{winner_31[27]}});
  wire [31:0] disjunction_1380 = disjunction_1379 | (request_28_data & {32{winner_31[28]}}) | (request_29_data &
      {32{winner_31[29]}});

  assign bank_data_30 = disjunction_1380 | (request_30_data & {32{winner_31[30]}}) | (request_31_data &
      {32{winner_31[31]}});

  wire [3:0] disjunction_1381 = (request_0_bytes & {4{winner_31[0]}}) | (request_1_bytes & {4{winner_31[1]}});
  wire [3:0] disjunction_1382 = disjunction_1381 | (request_2_bytes & {4{winner_31[2]}}) | (request_3_bytes &
      {4{winner_31[3]}});
  wire [3:0] disjunction_1383 = disjunction_1382 | (request_4_bytes & {4{winner_31[4]}}) | (request_5_bytes &
      {4{winner_31[5]}});
  wire [3:0] disjunction_1384 = disjunction_1383 | (request_6_bytes & {4{winner_31[6]}}) | (request_7_bytes &
      {4{winner_31[7]}});
  wire [3:0] disjunction_1385 = disjunction_1384 | (request_8_bytes & {4{winner_31[8]}}) | (request_9_bytes &
      {4{winner_31[9]}});
  wire [3:0] disjunction_1386 = disjunction_1385 | (request_10_bytes & {4{winner_31[10]}}) | (request_11_bytes &
      {4{winner_31[11]}});
  wire [3:0] disjunction_1387 = disjunction_1386 | (request_12_bytes & {4{winner_31[12]}}) | (request_13_bytes &
      {4{winner_31[13]}});
  wire [3:0] disjunction_1388 = disjunction_1387 | (request_14_bytes & {4{winner_31[14]}}) | (request_15_bytes &
      {4{winner_31[15]}});
  wire [3:0] disjunction_1389 = disjunction_1388 | (request_16_bytes & {4{winner_31[16]}}) | (request_17_bytes &
      {4{winner_31[17]}});
  wire [3:0] disjunction_1390 = disjunction_1389 | (request_18_bytes & {4{winner_31[18]}}) | (request_19_bytes &
      {4{winner_31[19]}});
  wire [3:0] disjunction_1391 = disjunction_1390 | (request_20_bytes & {4{winner_31[20]}}) | (request_21_bytes &
      {4{winner_31[21]}});
  wire [3:0] disjunction_1392 = disjunction_1391 | (request_22_bytes & {4{winner_31[22]}}) | (request_23_bytes &
      {4{winner_31[23]}});
  wire [3:0] disjunction_1393 = disjunction_1392 | (request_24_bytes & {4{winner_31[24]}}) | (request_25_bytes &
      {4{winner_31[25]}});
  wire [3:0] disjunction_1394 = disjunction_1393 | (request_26_bytes & {4{winner_31[26]}}) | (request_27_bytes &
      {4{winner_31[27]}});
  wire [3:0] disjunction_1395 = disjunction_1394 | (request_28_bytes & {4{winner_31[28]}}) | (request_29_bytes &
      {4{winner_31[29]}});

  assign bank_bytes_30 = disjunction_1395 | (request_30_bytes & {4{winner_31[30]}}) | (request_31_bytes &
      {4{winner_31[31]}});
  assign wanted_32 = {valid_31 & (request_31_bank == 5'h1f), valid_30 & (request_30_bank == 5'h1f), valid_29 &
      (request_29_bank == 5'h1f), valid_28 & (request_28_bank == 5'h1f), valid_27 & (request_27_bank == 5'h1f),
      valid_26 & (request_26_bank == 5'h1f), valid_25 & (request_25_bank == 5'h1f), valid_24 & (request_24_bank ==
      5'h1f), valid_23 & (request_23_bank == 5'h1f), valid_22 & (request_22_bank == 5'h1f), valid_21 &
      (request_21_bank == 5'h1f), valid_20 & (request_20_bank == 5'h1f), valid_19 & (request_19_bank == 5'h1f),
      valid_18 & (request_18_bank == 5'h1f), valid_17 & (request_17_bank == 5'h1f), valid_16 & (request_16_bank ==
      5'h1f), valid_15 & (request_15_bank == 5'h1f), valid_14 & (request_14_bank == 5'h1f), valid_13 &
      (request_13_bank == 5'h1f), valid_12 & (request_12_bank == 5'h1f), valid_11 & (request_11_bank == 5'h1f),
      valid_10 & (request_10_bank == 5'h1f), valid_9 & (request_9_bank == 5'h1f), valid_8 & (request_8_bank ==
      5'h1f), valid_7 & (request_7_bank == 5'h1f), valid_6 & (request_6_bank == 5'h1f), valid_5 & (request_5_bank ==
      5'h1f), valid_4 & (request_4_bank == 5'h1f), valid_3 & (request_3_bank == 5'h1f), valid_2 & (request_2_bank ==
      5'h1f), valid_1 & (request_1_bank == 5'h1f), valid_0 & (request_0_bank == 5'h1f)};
  assign winner_32 = wanted_32 & (-wanted_32);
  assign enable_31 = |wanted_32;

  wire [9:0] disjunction_1396 = (request_0_row & {10{winner_32[0]}}) | (request_1_row & {10{winner_32[1]}});
  wire [9:0] disjunction_1397 = disjunction_1396 | (request_2_row & {10{winner_32[2]}}) | (request_3_row &
      {10{winner_32[3]}});
  wire [9:0] disjunction_1398 = disjunction_1397 | (request_4_row & {10{winner_32[4]}}) | (request_5_row &
      {10{winner_32[5]}});
  wire [9:0] disjunction_1399 = disjunction_1398 | (request_6_row & {10{winner_32[6]}}) | (request_7_row &
      {10{winner_32[7]}});
  wire [9:0] disjunction_1400 = disjunction_1399 | (request_8_row & {10{winner_32[8]}}) | (request_9_row &
      {10{winner_32[9]}});
  wire [9:0] disjunction_1401 = disjunction_1400 | (request_10_row & {10{winner_32[10]}}) | (request_11_row &
      {10{winner_32[11]}});
  wire [9:0] disjunction_1402 = disjunction_1401 | (request_12_row & {10{winner_32[12]}}) | (request_13_row &
      {10{winner_32[13]}});
  wire [9:0] disjunction_1403 = disjunction_1402 | (request_14_row & {10{winner_32[14]}}) | (request_15_row &
      {10{winner_32[15]}});
  wire [9:0] disjunction_1404 = disjunction_1403 | (request_16_row & {10{winner_32[16]}}) | (request_17_row &
      {10{winner_32[17]}});
  wire [9:0] disjunction_1405 = disjunction_1404 | (request_18_row & {10{winner_32[18]}}) | (request_19_row &
      {10{winner_32[19]}});
  wire [9:0] disjunction_1406 = disjunction_1405 | (request_20_row & {10{winner_32[20]}}) | (request_21_row &
      {10{winner_32[21]}});
  wire [9:0] disjunction_1407 = disjunction_1406 | (request_22_row & {10{winner_32[22]}}) | (request_23_row &
      {10{winner_32[23]}});
  wire [9:0] disjunction_1408 = disjunction_1407 | (request_24_row & {10{winner_32[24]}}) | (request_25_row &
      {10{winner_32[25]}});
  wire [9:0] disjunction_1409 = disjunction_1408 | (request_26_row & {10{winner_32[26]}}) | (request_27_row &
      {10{winner_32[27]}});
  wire [9:0] disjunction_1410 = disjunction_1409 | (request_28_row & {10{winner_32[28]}}) | (request_29_row &
      {10{winner_32[29]}});

  assign row_of_bank_32 = disjunction_1410 | (request_30_row & {10{winner_32[30]}}) | (request_31_row &
      {10{winner_32[31]}});

  wire [31:0] disjunction_1411 = (request_0_data & {32{winner_32[0]}}) | (request_1_data & {32{winner_32[1]}});
  wire [31:0] disjunction_1412 = disjunction_1411 | (request_2_data & {32{winner_32[2]}}) | (request_3_data &
      {32{winner_32[3]}});
  wire [31:0] disjunction_1413 = disjunction_1412 | (request_4_data & {32{winner_32[4]}}) | (request_5_data &
      {32{winner_32[5]}});
  wire [31:0] disjunction_1414 = disjunction_1413 | (request_6_data & {32{winner_32[6]}}) | (request_7_data &
      {32{winner_32[7]}});
  wire [31:0] disjunction_1415 = disjunction_1414 | (request_8_data & {32{winner_32[8]}}) | (request_9_data &
      {32{winner_32[9]}});
  wire [31:0] disjunction_1416 = disjunction_1415 | (request_10_data & {32{winner_32[10]}}) | (request_11_data &
      {32{winner_32[11]}});
  wire [31:0] disjunction_1417 = disjunction_1416 | (request_12_data & {32{winner_32[12]}}) | (request_13_data &
      {32{winner_32[13]}});
  wire [31:0] disjunction_1418 = disjunction_1417 | (request_14_data & {32{winner_32[14]}}) | (request_15_data &
      {32{winner_32[15]}});
  wire [31:0] disjunction_1419 = disjunction_1418 | (request_16_data & {32{winner_32[16]}}) | (request_17_data &
      {32{winner_32[17]}});
  wire [31:0] disjunction_1420 = disjunction_1419 | (request_18_data & {32{winner_32[18]}}) | (request_19_data &
      {32{winner_32[19]}});
  wire [31:0] disjunction_1421 = disjunction_1420 | (request_20_data & {32{winner_32[20]}}) | (request_21_data &
      {32{winner_32[21]}});
  wire [31:0] disjunction_1422 = disjunction_1421 | (request_22_data & {32{winner_32[22]}}) | (request_23_data &
      {32{winner_32[23]}});
  wire [31:0] disjunction_1423 = disjunction_1422 | (request_24_data & {32{winner_32[24]}}) | (request_25_data &
      {32{winner_32[25]}});
  wire [31:0] disjunction_1424 = disjunction_1423 | (request_26_data & {32{winner_32[26]}}) | (request_27_data &
      {32{winner_32[27]}});
  wire [31:0] disjunction_1425 = disjunction_1424 | (request_28_data & {32{winner_32[28]}}) | (request_29_data &
      {32{winner_32[29]}});

  assign bank_data_31 = disjunction_1425 | (request_30_data & {32{winner_32[30]}}) | (request_31_data &
      {32{winner_32[31]}});

  wire [3:0] disjunction_1426 = (request_0_bytes & {4{winner_32[0]}}) | (request_1_bytes & {4{winner_32[1]}});
  wire [3:0] disjunction_1427 = disjunction_1426 | (request_2_bytes & {4{winner_32[2]}}) | (request_3_bytes &
      {4{winner_32[3]}});
  wire [3:0] disjunction_1428 = disjunction_1427 | (request_4_bytes & {4{winner_32[4]}}) | (request_5_bytes &
      {4{winner_32[5]}});
  wire [3:0] disjunction_1429 = disjunction_1428 | (request_6_bytes & {4{winner_32[6]}}) | (request_7_bytes &
      {4{winner_32[7]}});
  wire [3:0] disjunction_1430 = disjunction_1429 | (request_8_bytes & {4{winner_32[8]}}) | (request_9_bytes &
      {4{winner_32[9]}});
  wire [3:0] disjunction_1431 = disjunction_1430 | (request_10_bytes & {4{winner_32[10]}}) | (request_11_bytes &
      {4{winner_32[11]}});
  wire [3:0] disjunction_1432 = disjunction_1431 | (request_12_bytes & {4{winner_32[12]}}) | (request_13_bytes &
      {4{winner_32[13]}});
  wire [3:0] disjunction_1433 = disjunction_1432 | (request_14_bytes & {4{winner_32[14]}}) | (request_15_bytes &
      {4{winner_32[15]}});
  wire [3:0] disjunction_1434 = disjunction_1433 | (request_16_bytes & {4{winner_32[16]}}) | (request_17_bytes &
      {4{winner_32[17]}});
  wire [3:0] disjunction_1435 = disjunction_1434 | (request_18_bytes & {4{winner_32[18]}}) | (request_19_bytes &
      {4{winner_32[19]}});
  wire [3:0] disjunction_1436 = disjunction_1435 | (request_20_bytes & {4{winner_32[20]}}) | (request_21_bytes &
      {4{winner_32[21]}});
  wire [3:0] disjunction_1437 = disjunction_1436 | (request_22_bytes & {4{winner_32[22]}}) | (request_23_bytes &
      {4{winner_32[23]}});
  wire [3:0] disjunction_1438 = disjunction_1437 | (request_24_bytes & {4{winner_32[24]}}) | (request_25_bytes &
      {4{winner_32[25]}});
  wire [3:0] disjunction_1439 = disjunction_1438 | (request_26_bytes & {4{winner_32[26]}}) | (request_27_bytes &
      {4{winner_32[27]}});
  wire [3:0] disjunction_1440 = disjunction_1439 | (request_28_bytes & {4{winner_32[28]}}) | (request_29_bytes &
      {4{winner_32[29]}});

  assign bank_bytes_31 = disjunction_1440 | (request_30_bytes & {4{winner_32[30]}}) | (request_31_bytes &
      {4{winner_32[31]}});
  assign bank_row_0 = {3'd0, row_of_bank};
  assign bank_row_1 = {3'd0, row_of_bank_2};
  assign bank_row_2 = {3'd0, row_of_bank_3};
  assign bank_row_3 = {3'd0, row_of_bank_4};
  assign bank_row_4 = {3'd0, row_of_bank_5};
  assign bank_row_5 = {3'd0, row_of_bank_6};
  assign bank_row_6 = {3'd0, row_of_bank_7};
  assign bank_row_7 = {3'd0, row_of_bank_8};
  assign bank_row_8 = {3'd0, row_of_bank_9};
  assign bank_row_9 = {3'd0, row_of_bank_10};
  assign bank_row_10 = {3'd0, row_of_bank_11};
  assign bank_row_11 = {3'd0, row_of_bank_12};
  assign bank_row_12 = {3'd0, row_of_bank_13};
  assign bank_row_13 = {3'd0, row_of_bank_14};
  assign bank_row_14 = {3'd0, row_of_bank_15};
  assign bank_row_15 = {3'd0, row_of_bank_16};
  assign bank_row_16 = {3'd0, row_of_bank_17};
  assign bank_row_17 = {3'd0, row_of_bank_18};
  assign bank_row_18 = {3'd0, row_of_bank_19};
  assign bank_row_19 = {3'd0, row_of_bank_20};
  assign bank_row_20 = {3'd0, row_of_bank_21};
  assign bank_row_21 = {3'd0, row_of_bank_22};
  assign bank_row_22 = {3'd0, row_of_bank_23};
  assign bank_row_23 = {3'd0, row_of_bank_24};
  assign bank_row_24 = {3'd0, row_of_bank_25};
  assign bank_row_25 = {3'd0, row_of_bank_26};
  assign bank_row_26 = {3'd0, row_of_bank_27};
  assign bank_row_27 = {3'd0, row_of_bank_28};
  assign bank_row_28 = {3'd0, row_of_bank_29};
  assign bank_row_29 = {3'd0, row_of_bank_30};
  assign bank_row_30 = {3'd0, row_of_bank_31};
  assign bank_row_31 = {3'd0, row_of_bank_32};

  reg [9:0] looked_up_1;
  always @*
    case (request_0_bank)
      5'd1: looked_up_1 = row_of_bank_2;
      5'd2: looked_up_1 = row_of_bank_3;
      5'd3: looked_up_1 = row_of_bank_4;
      5'd4: looked_up_1 = row_of_bank_5;
      5'd5: looked_up_1 = row_of_bank_6;
      5'd6: looked_up_1 = row_of_bank_7;
      5'd7: looked_up_1 = row_of_bank_8;
      5'd8: looked_up_1 = row_of_bank_9;
      5'd9: looked_up_1 = row_of_bank_10;
      5'ha: looked_up_1 = row_of_bank_11;
      5'hb: looked_up_1 = row_of_bank_12;
      5'hc: looked_up_1 = row_of_bank_13;
      5'hd: looked_up_1 = row_of_bank_14;
      5'he: looked_up_1 = row_of_bank_15;
      5'hf: looked_up_1 = row_of_bank_16;
      5'h10: looked_up_1 = row_of_bank_17;
      5'h11: looked_up_1 = row_of_bank_18;
      5'h12: looked_up_1 = row_of_bank_19;
      5'h13: looked_up_1 = row_of_bank_20;
      5'h14: looked_up_1 = row_of_bank_21;
      5'h15: looked_up_1 = row_of_bank_22;
      5'h16: looked_up_1 = row_of_bank_23;
      5'h17: looked_up_1 = row_of_bank_24;
      5'h18: looked_up_1 = row_of_bank_25;
      5'h19: looked_up_1 = row_of_bank_26;
      5'h1a: looked_up_1 = row_of_bank_27;
      5'h1b: looked_up_1 = row_of_bank_28;
      5'h1c: looked_up_1 = row_of_bank_29;
      5'h1d: looked_up_1 = row_of_bank_30;
      5'h1e: looked_up_1 = row_of_bank_31;
      5'h1f: looked_up_1 = row_of_bank_32;
      default: looked_up_1 = row_of_bank;
    endcase

  wire disjunction_1441 = winner[0] | winner_2[0] | winner_3[0] | winner_4[0] | winner_5[0];
  wire disjunction_1442 = disjunction_1441 | winner_6[0] | winner_7[0] | winner_8[0] | winner_9[0];
  wire disjunction_1443 = disjunction_1442 | winner_10[0] | winner_11[0] | winner_12[0] | winner_13[0];
  wire disjunction_1444 = disjunction_1443 | winner_14[0] | winner_15[0] | winner_16[0] | winner_17[0];
  wire disjunction_1445 = disjunction_1444 | winner_18[0] | winner_19[0] | winner_20[0] | winner_21[0];
  wire disjunction_1446 = disjunction_1445 | winner_22[0] | winner_23[0] | winner_24[0] | winner_25[0];
  wire disjunction_1447 = disjunction_1446 | winner_26[0] | winner_27[0] | winner_28[0] | winner_29[0];

  assign served_0 = store ? (disjunction_1447 | winner_30[0] | winner_31[0] | winner_32[0]) : (valid_0 & (looked_up_1
      == request_0_row));

  reg [9:0] looked_up_2;
  always @*
    case (request_1_bank)
      5'd1: looked_up_2 = row_of_bank_2;
      5'd2: looked_up_2 = row_of_bank_3;
      5'd3: looked_up_2 = row_of_bank_4;
      5'd4: looked_up_2 = row_of_bank_5;
      5'd5: looked_up_2 = row_of_bank_6;
      5'd6: looked_up_2 = row_of_bank_7;
      5'd7: looked_up_2 = row_of_bank_8;
      5'd8: looked_up_2 = row_of_bank_9;
      5'd9: looked_up_2 = row_of_bank_10;
      5'ha: looked_up_2 = row_of_bank_11;
      5'hb: looked_up_2 = row_of_bank_12;
      5'hc: looked_up_2 = row_of_bank_13;
      5'hd: looked_up_2 = row_of_bank_14;
      5'he: looked_up_2 = row_of_bank_15;
      5'hf: looked_up_2 = row_of_bank_16;
      5'h10: looked_up_2 = row_of_bank_17;
      5'h11: looked_up_2 = row_of_bank_18;
      5'h12: looked_up_2 = row_of_bank_19;
      5'h13: looked_up_2 = row_of_bank_20;
      5'h14: looked_up_2 = row_of_bank_21;
      5'h15: looked_up_2 = row_of_bank_22;
      5'h16: looked_up_2 = row_of_bank_23;
      5'h17: looked_up_2 = row_of_bank_24;
      5'h18: looked_up_2 = row_of_bank_25;
      5'h19: looked_up_2 = row_of_bank_26;
      5'h1a: looked_up_2 = row_of_bank_27;
      5'h1b: looked_up_2 = row_of_bank_28;
      5'h1c: looked_up_2 = row_of_bank_29;
      5'h1d: looked_up_2 = row_of_bank_30;
      5'h1e: looked_up_2 = row_of_bank_31;
      5'h1f: looked_up_2 = row_of_bank_32;
      default: looked_up_2 = row_of_bank;
    endcase

  wire disjunction_1448 = winner[1] | winner_2[1] | winner_3[1] | winner_4[1] | winner_5[1];
  wire disjunction_1449 = disjunction_1448 | winner_6[1] | winner_7[1] | winner_8[1] | winner_9[1];
  wire disjunction_1450 = disjunction_1449 | winner_10[1] | winner_11[1] | winner_12[1] | winner_13[1];
  wire disjunction_1451 = disjunction_1450 | winner_14[1] | winner_15[1] | winner_16[1] | winner_17[1];
  wire disjunction_1452 = disjunction_1451 | winner_18[1] | winner_19[1] | winner_20[1] | winner_21[1];
  wire disjunction_1453 = disjunction_1452 | winner_22[1] | winner_23[1] | winner_24[1] | winner_25[1];
  wire disjunction_1454 = disjunction_1453 | winner_26[1] | winner_27[1] | winner_28[1] | winner_29[1];

  assign served_1 = store ? (disjunction_1454 | winner_30[1] | winner_31[1] | winner_32[1]) : (valid_1 & (looked_up_2
      == request_1_row));

  reg [9:0] looked_up_3;
  always @*
    case (request_2_bank)
      5'd1: looked_up_3 = row_of_bank_2;
      5'd2: looked_up_3 = row_of_bank_3;
      5'd3: looked_up_3 = row_of_bank_4;
      5'd4: looked_up_3 = row_of_bank_5;
      5'd5: looked_up_3 = row_of_bank_6;
      5'd6: looked_up_3 = row_of_bank_7;
      5'd7: looked_up_3 = row_of_bank_8;
      5'd8: looked_up_3 = row_of_bank_9;
      5'd9: looked_up_3 = row_of_bank_10;
      5'ha: looked_up_3 = row_of_bank_11;
      5'hb: looked_up_3 = row_of_bank_12;
      5'hc: looked_up_3 = row_of_bank_13;
      5'hd: looked_up_3 = row_of_bank_14;
      5'he: looked_up_3 = row_of_bank_15;
      5'hf: looked_up_3 = row_of_bank_16;
      5'h10: looked_up_3 = row_of_bank_17;
      5'h11: looked_up_3 = row_of_bank_18;
      5'h12: looked_up_3 = row_of_bank_19;
      5'h13: looked_up_3 = row_of_bank_20;
      5'h14: looked_up_3 = row_of_bank_21;
      5'h15: looked_up_3 = row_of_bank_22;
      5'h16: looked_up_3 = row_of_bank_23;
      5'h17: looked_up_3 = row_of_bank_24;
      5'h18: looked_up_3 = row_of_bank_25;
      5'h19: looked_up_3 = row_of_bank_26;
      5'h1a: looked_up_3 = row_of_bank_27;
      5'h1b: looked_up_3 = row_of_bank_28;
      5'h1c: looked_up_3 = row_of_bank_29;
      5'h1d: looked_up_3 = row_of_bank_30;
      5'h1e: looked_up_3 = row_of_bank_31;
      5'h1f: looked_up_3 = row_of_bank_32;
      default: looked_up_3 = row_of_bank;
    endcase

  wire disjunction_1455 = winner[2] | winner_2[2] | winner_3[2] | winner_4[2] | winner_5[2];
  wire disjunction_1456 = disjunction_1455 | winner_6[2] | winner_7[2] | winner_8[2] | winner_9[2];
  wire disjunction_1457 = disjunction_1456 | winner_10[2] | winner_11[2] | winner_12[2] | winner_13[2];
  wire disjunction_1458 = disjunction_1457 | winner_14[2] | winner_15[2] | winner_16[2] | winner_17[2];
  wire disjunction_1459 = disjunction_1458 | winner_18[2] | winner_19[2] | winner_20[2] | winner_21[2];
  wire disjunction_1460 = disjunction_1459 | winner_22[2] | winner_23[2] | winner_24[2] | winner_25[2];
  wire disjunction_1461 = disjunction_1460 | winner_26[2] | winner_27[2] | winner_28[2] | winner_29[2];

  assign served_2 = store ? (disjunction_1461 | winner_30[2] | winner_31[2] | winner_32[2]) : (valid_2 & (looked_up_3
      == request_2_row));

  reg [9:0] looked_up_4;
  always @*
    case (request_3_bank)
      5'd1: looked_up_4 = row_of_bank_2;
      5'd2: looked_up_4 = row_of_bank_3;
      5'd3: looked_up_4 = row_of_bank_4;
      5'd4: looked_up_4 = row_of_bank_5;
      5'd5: looked_up_4 = row_of_bank_6;
      5'd6: looked_up_4 = row_of_bank_7;
      5'd7: looked_up_4 = row_of_bank_8;
      5'd8: looked_up_4 = row_of_bank_9;
      5'd9: looked_up_4 = row_of_bank_10;
      5'ha: looked_up_4 = row_of_bank_11;
      5'hb: looked_up_4 = row_of_bank_12;
      5'hc: looked_up_4 = row_of_bank_13;
      5'hd: looked_up_4 = row_of_bank_14;
      5'he: looked_up_4 = row_of_bank_15;
      5'hf: looked_up_4 = row_of_bank_16;
      5'h10: looked_up_4 = row_of_bank_17;
      5'h11: looked_up_4 = row_of_bank_18;
      5'h12: looked_up_4 = row_of_bank_19;
      5'h13: looked_up_4 = row_of_bank_20;
      5'h14: looked_up_4 = row_of_bank_21;
      5'h15: looked_up_4 = row_of_bank_22;
      5'h16: looked_up_4 = row_of_bank_23;
      5'h17: looked_up_4 = row_of_bank_24;
      5'h18: looked_up_4 = row_of_bank_25;
      5'h19: looked_up_4 = row_of_bank_26;
      5'h1a: looked_up_4 = row_of_bank_27;
      5'h1b: looked_up_4 = row_of_bank_28;
      5'h1c: looked_up_4 = row_of_bank_29;
      5'h1d: looked_up_4 = row_of_bank_30;
      5'h1e: looked_up_4 = row_of_bank_31;
      5'h1f: looked_up_4 = row_of_bank_32;
      default: looked_up_4 = row_of_bank;
    endcase

  wire disjunction_1462 = winner[3] | winner_2[3] | winner_3[3] | winner_4[3] | winner_5[3];
  wire disjunction_1463 = disjunction_1462 | winner_6[3] | winner_7[3] | winner_8[3] | winner_9[3];
  wire disjunction_1464 = disjunction_1463 | winner_10[3] | winner_11[3] | winner_12[3] | winner_13[3];
  wire disjunction_1465 = disjunction_1464 | winner_14[3] | winner_15[3] | winner_16[3] | winner_17[3];
  wire disjunction_1466 = disjunction_1465 | winner_18[3] | winner_19[3] | winner_20[3] | winner_21[3];
  wire disjunction_1467 = disjunction_1466 | winner_22[3] | winner_23[3] | winner_24[3] | winner_25[3];
  wire disjunction_1468 = disjunction_1467 | winner_26[3] | winner_27[3] | winner_28[3] | winner_29[3];

  assign served_3 = store ? (disjunction_1468 | winner_30[3] | winner_31[3] | winner_32[3]) : (valid_3 & (looked_up_4
      == request_3_row));

  reg [9:0] looked_up_5;
  always @*
    case (request_4_bank)
      5'd1: looked_up_5 = row_of_bank_2;
      5'd2: looked_up_5 = row_of_bank_3;
      5'd3: looked_up_5 = row_of_bank_4;
      5'd4: looked_up_5 = row_of_bank_5;
      5'd5: looked_up_5 = row_of_bank_6;
      5'd6: looked_up_5 = row_of_bank_7;
      5'd7: looked_up_5 = row_of_bank_8;
      5'd8: looked_up_5 = row_of_bank_9;
      5'd9: looked_up_5 = row_of_bank_10;
      5'ha: looked_up_5 = row_of_bank_11;
      5'hb: looked_up_5 = row_of_bank_12;
      5'hc: looked_up_5 = row_of_bank_13;
      5'hd: looked_up_5 = row_of_bank_14;
      5'he: looked_up_5 = row_of_bank_15;
      5'hf: looked_up_5 = row_of_bank_16;
      5'h10: looked_up_5 = row_of_bank_17;
      5'h11: looked_up_5 = row_of_bank_18;
      5'h12: looked_up_5 = row_of_bank_19;
      5'h13: looked_up_5 = row_of_bank_20;
      5'h14: looked_up_5 = row_of_bank_21;
      5'h15: looked_up_5 = row_of_bank_22;
      5'h16: looked_up_5 = row_of_bank_23;
      5'h17: looked_up_5 = row_of_bank_24;
      5'h18: looked_up_5 = row_of_bank_25;
      5'h19: looked_up_5 = row_of_bank_26;
      5'h1a: looked_up_5 = row_of_bank_27;
      5'h1b: looked_up_5 = row_of_bank_28;
      5'h1c: looked_up_5 = row_of_bank_29;
      5'h1d: looked_up_5 = row_of_bank_30;
      5'h1e: looked_up_5 = row_of_bank_31;
      5'h1f: looked_up_5 = row_of_bank_32;
      default: looked_up_5 = row_of_bank;
    endcase

  wire disjunction_1469 = winner[4] | winner_2[4] | winner_3[4] | winner_4[4] | winner_5[4];
  wire disjunction_1470 = disjunction_1469 | winner_6[4] | winner_7[4] | winner_8[4] | winner_9[4];
  wire disjunction_1471 = disjunction_1470 | winner_10[4] | winner_11[4] | winner_12[4] | winner_13[4];
  wire disjunction_1472 = disjunction_1471 | winner_14[4] | winner_15[4] | winner_16[4] | winner_17[4];
  wire disjunction_1473 = disjunction_1472 | winner_18[4] | winner_19[4] | winner_20[4] | winner_21[4];
  wire disjunction_1474 = disjunction_1473 | winner_22[4] | winner_23[4] | winner_24[4] | winner_25[4];
  wire disjunction_1475 = disjunction_1474 | winner_26[4] | winner_27[4] | winner_28[4] | winner_29[4];

  assign served_4 = store ? (disjunction_1475 | winner_30[4] | winner_31[4] | winner_32[4]) : (valid_4 & (looked_up_5
      == request_4_row));

  reg [9:0] looked_up_6;
  always @*
    case (request_5_bank)
      5'd1: looked_up_6 = row_of_bank_2;
      5'd2: looked_up_6 = row_of_bank_3;
      5'd3: looked_up_6 = row_of_bank_4;
      5'd4: looked_up_6 = row_of_bank_5;
      5'd5: looked_up_6 = row_of_bank_6;
      5'd6: looked_up_6 = row_of_bank_7;
      5'd7: looked_up_6 = row_of_bank_8;
      5'd8: looked_up_6 = row_of_bank_9;
      5'd9: looked_up_6 = row_of_bank_10;
      5'ha: looked_up_6 = row_of_bank_11;
      5'hb: looked_up_6 = row_of_bank_12;
      5'hc: looked_up_6 = row_of_bank_13;
      5'hd: looked_up_6 = row_of_bank_14;
      5'he: looked_up_6 = row_of_bank_15;
      5'hf: looked_up_6 = row_of_bank_16;
      5'h10: looked_up_6 = row_of_bank_17;
      5'h11: looked_up_6 = row_of_bank_18;
      5'h12: looked_up_6 = row_of_bank_19;
      5'h13: looked_up_6 = row_of_bank_20;
      5'h14: looked_up_6 = row_of_bank_21;
      5'h15: looked_up_6 = row_of_bank_22;
      5'h16: looked_up_6 = row_of_bank_23;
      5'h17: looked_up_6 = row_of_bank_24;
      5'h18: looked_up_6 = row_of_bank_25;
      5'h19: looked_up_6 = row_of_bank_26;
      5'h1a: looked_up_6 = row_of_bank_27;
      5'h1b: looked_up_6 = row_of_bank_28;
      5'h1c: looked_up_6 = row_of_bank_29;
      5'h1d: looked_up_6 = row_of_bank_30;
      5'h1e: looked_up_6 = row_of_bank_31;
      5'h1f: looked_up_6 = row_of_bank_32;
      default: looked_up_6 = row_of_bank;
    endcase

  wire disjunction_1476 = winner[5] | winner_2[5] | winner_3[5] | winner_4[5] | winner_5[5];
  wire disjunction_1477 = disjunction_1476 | winner_6[5] | winner_7[5] | winner_8[5] | winner_9[5];
  wire disjunction_1478 = disjunction_1477 | winner_10[5] | winner_11[5] | winner_12[5] | winner_13[5];
  wire disjunction_1479 = disjunction_1478 | winner_14[5] | winner_15[5] | winner_16[5] | winner_17[5];
  wire disjunction_1480 = disjunction_1479 | winner_18[5] | winner_19[5] | winner_20[5] | winner_21[5];
  wire disjunction_1481 = disjunction_1480 | winner_22[5] | winner_23[5] | winner_24[5] | winner_25[5];
  wire disjunction_1482 = disjunction_1481 | winner_26[5] | winner_27[5] | winner_28[5] | winner_29[5];

  assign served_5 = store ? (disjunction_1482 | winner_30[5] | winner_31[5] | winner_32[5]) : (valid_5 & (looked_up_6
      == request_5_row));

  reg [9:0] looked_up_7;
  always @*
    case (request_6_bank)
      5'd1: looked_up_7 = row_of_bank_2;
      5'd2: looked_up_7 = row_of_bank_3;
      5'd3: looked_up_7 = row_of_bank_4;
      5'd4: looked_up_7 = row_of_bank_5;
      5'd5: looked_up_7 = row_of_bank_6;
      5'd6: looked_up_7 = row_of_bank_7;
      5'd7: looked_up_7 = row_of_bank_8;
      5'd8: looked_up_7 = row_of_bank_9;
      5'd9: looked_up_7 = row_of_bank_10;
      5'ha: looked_up_7 = row_of_bank_11;
      5'hb: looked_up_7 = row_of_bank_12;
      5'hc: looked_up_7 = row_of_bank_13;
      5'hd: looked_up_7 = row_of_bank_14;
      5'he: looked_up_7 = row_of_bank_15;
      5'hf: looked_up_7 = row_of_bank_16;
      5'h10: looked_up_7 = row_of_bank_17;
      5'h11: looked_up_7 = row_of_bank_18;
      5'h12: looked_up_7 = row_of_bank_19;
      5'h13: looked_up_7 = row_of_bank_20;
      5'h14: looked_up_7 = row_of_bank_21;
      5'h15: looked_up_7 = row_of_bank_22;
      5'h16: looked_up_7 = row_of_bank_23;
      5'h17: looked_up_7 = row_of_bank_24;
      5'h18: looked_up_7 = row_of_bank_25;
      5'h19: looked_up_7 = row_of_bank_26;
      5'h1a: looked_up_7 = row_of_bank_27;
      5'h1b: looked_up_7 = row_of_bank_28;
      5'h1c: looked_up_7 = row_of_bank_29;
      5'h1d: looked_up_7 = row_of_bank_30;
      5'h1e: looked_up_7 = row_of_bank_31;
      5'h1f: looked_up_7 = row_of_bank_32;
      default: looked_up_7 = row_of_bank;
    endcase

  wire disjunction_1483 = winner[6] | winner_2[6] | winner_3[6] | winner_4[6] | winner_5[6];
  wire disjunction_1484 = disjunction_1483 | winner_6[6] | winner_7[6] | winner_8[6] | winner_9[6];
  wire disjunction_1485 = disjunction_1484 | winner_10[6] | winner_11[6] | winner_12[6] | winner_13[6];
  wire disjunction_1486 = disjunction_1485 | winner_14[6] | winner_15[6] | winner_16[6] | winner_17[6];
  wire disjunction_1487 = disjunction_1486 | winner_18[6] | winner_19[6] | winner_20[6] | winner_21[6];
  wire disjunction_1488 = disjunction_1487 | winner_22[6] | winner_23[6] | winner_24[6] | winner_25[6];
  wire disjunction_1489 = disjunction_1488 | winner_26[6] | winner_27[6] | winner_28[6] | winner_29[6];

  assign served_6 = store ? (disjunction_1489 | winner_30[6] | winner_31[6] | winner_32[6]) : (valid_6 & (looked_up_7
      == request_6_row));

  reg [9:0] looked_up_8;
  always @*
    case (request_7_bank)
      5'd1: looked_up_8 = row_of_bank_2;
      5'd2: looked_up_8 = row_of_bank_3;
      5'd3: looked_up_8 = row_of_bank_4;
      5'd4: looked_up_8 = row_of_bank_5;
      5'd5: looked_up_8 = row_of_bank_6;
      5'd6: looked_up_8 = row_of_bank_7;
      5'd7: looked_up_8 = row_of_bank_8;
      5'd8: looked_up_8 = row_of_bank_9;
      5'd9: looked_up_8 = row_of_bank_10;
      5'ha: looked_up_8 = row_of_bank_11;
      5'hb: looked_up_8 = row_of_bank_12;
      5'hc: looked_up_8 = row_of_bank_13;
      5'hd: looked_up_8 = row_of_bank_14;
      5'he: looked_up_8 = row_of_bank_15;
      5'hf: looked_up_8 = row_of_bank_16;
      5'h10: looked_up_8 = row_of_bank_17;
      5'h11: looked_up_8 = row_of_bank_18;
      5'h12: looked_up_8 = row_of_bank_19;
      5'h13: looked_up_8 = row_of_bank_20;
      5'h14: looked_up_8 = row_of_bank_21;
      5'h15: looked_up_8 = row_of_bank_22;
      5'h16: looked_up_8 = row_of_bank_23;
      5'h17: looked_up_8 = row_of_bank_24;
      5'h18: looked_up_8 = row_of_bank_25;
      5'h19: looked_up_8 = row_of_bank_26;
      5'h1a: looked_up_8 = row_of_bank_27;
      5'h1b: looked_up_8 = row_of_bank_28;
      5'h1c: looked_up_8 = row_of_bank_29;
      5'h1d: looked_up_8 = row_of_bank_30;
      5'h1e: looked_up_8 = row_of_bank_31;
      5'h1f: looked_up_8 = row_of_bank_32;
      default: looked_up_8 = row_of_bank;
    endcase

  wire disjunction_1490 = winner[7] | winner_2[7] | winner_3[7] | winner_4[7] | winner_5[7];
  wire disjunction_1491 = disjunction_1490 | winner_6[7] | winner_7[7] | winner_8[7] | winner_9[7];
  wire disjunction_1492 = disjunction_1491 | winner_10[7] | winner_11[7] | winner_12[7] | winner_13[7];
  wire disjunction_1493 = disjunction_1492 | winner_14[7] | winner_15[7] | winner_16[7] | winner_17[7];
  wire disjunction_1494 = disjunction_1493 | winner_18[7] | winner_19[7] | winner_20[7] | winner_21[7];
  wire disjunction_1495 = disjunction_1494 | winner_22[7] | winner_23[7] | winner_24[7] | winner_25[7];
  wire disjunction_1496 = disjunction_1495 | winner_26[7] | winner_27[7] | winner_28[7] | winner_29[7];

  assign served_7 = store ? (disjunction_1496 | winner_30[7] | winner_31[7] | winner_32[7]) : (valid_7 & (looked_up_8
      == request_7_row));

  reg [9:0] looked_up_9;
  always @*
    case (request_8_bank)
      5'd1: looked_up_9 = row_of_bank_2;
      5'd2: looked_up_9 = row_of_bank_3;
      5'd3: looked_up_9 = row_of_bank_4;
      5'd4: looked_up_9 = row_of_bank_5;
      5'd5: looked_up_9 = row_of_bank_6;
      5'd6: looked_up_9 = row_of_bank_7;
      5'd7: looked_up_9 = row_of_bank_8;
      5'd8: looked_up_9 = row_of_bank_9;
      5'd9: looked_up_9 = row_of_bank_10;
      5'ha: looked_up_9 = row_of_bank_11;
      5'hb: looked_up_9 = row_of_bank_12;
      5'hc: looked_up_9 = row_of_bank_13;
      5'hd: looked_up_9 = row_of_bank_14;
      5'he: looked_up_9 = row_of_bank_15;
      5'hf: looked_up_9 = row_of_bank_16;
      5'h10: looked_up_9 = row_of_bank_17;
      5'h11: looked_up_9 = row_of_bank_18;
      5'h12: looked_up_9 = row_of_bank_19;
      5'h13: looked_up_9 = row_of_bank_20;
      5'h14: looked_up_9 = row_of_bank_21;
      5'h15: looked_up_9 = row_of_bank_22;
      5'h16: looked_up_9 = row_of_bank_23;
      5'h17: looked_up_9 = row_of_bank_24;
      5'h18: looked_up_9 = row_of_bank_25;
      5'h19: looked_up_9 = row_of_bank_26;
      5'h1a: looked_up_9 = row_of_bank_27;
      5'h1b: looked_up_9 = row_of_bank_28;
      5'h1c: looked_up_9 = row_of_bank_29;
      5'h1d: looked_up_9 = row_of_bank_30;
      5'h1e: looked_up_9 = row_of_bank_31;
      5'h1f: looked_up_9 = row_of_bank_32;
      default: looked_up_9 = row_of_bank;
    endcase

  wire disjunction_1497 = winner[8] | winner_2[8] | winner_3[8] | winner_4[8] | winner_5[8];
  wire disjunction_1498 = disjunction_1497 | winner_6[8] | winner_7[8] | winner_8[8] | winner_9[8];
  wire disjunction_1499 = disjunction_1498 | winner_10[8] | winner_11[8] | winner_12[8] | winner_13[8];
  wire disjunction_1500 = disjunction_1499 | winner_14[8] | winner_15[8] | winner_16[8] | winner_17[8];
  wire disjunction_1501 = disjunction_1500 | winner_18[8] | winner_19[8] | winner_20[8] | winner_21[8];
  wire disjunction_1502 = disjunction_1501 | winner_22[8] | winner_23[8] | winner_24[8] | winner_25[8];
  wire disjunction_1503 = disjunction_1502 | winner_26[8] | winner_27[8] | winner_28[8] | winner_29[8];

  assign served_8 = store ? (disjunction_1503 | winner_30[8] | winner_31[8] | winner_32[8]) : (valid_8 & (looked_up_9
      == request_8_row));

  reg [9:0] looked_up_10;
  always @*
    case (request_9_bank)
      5'd1: looked_up_10 = row_of_bank_2;
      5'd2: looked_up_10 = row_of_bank_3;
      5'd3: looked_up_10 = row_of_bank_4;
      5'd4: looked_up_10 = row_of_bank_5;
      5'd5: looked_up_10 = row_of_bank_6;
      5'd6: looked_up_10 = row_of_bank_7;
      5'd7: looked_up_10 = row_of_bank_8;
      5'd8: looked_up_10 = row_of_bank_9;
      5'd9: looked_up_10 = row_of_bank_10;
      5'ha: looked_up_10 = row_of_bank_11;
      5'hb: looked_up_10 = row_of_bank_12;
      5'hc: looked_up_10 = row_of_bank_13;
      5'hd: looked_up_10 = row_of_bank_14;
      5'he: looked_up_10 = row_of_bank_15;
      5'hf: looked_up_10 = row_of_bank_16;
      5'h10: looked_up_10 = row_of_bank_17;
      5'h11: looked_up_10 = row_of_bank_18;
      5'h12: looked_up_10 = row_of_bank_19;
      5'h13: looked_up_10 = row_of_bank_20;
      5'h14: looked_up_10 = row_of_bank_21;
      5'h15: looked_up_10 = row_of_bank_22;
      5'h16: looked_up_10 = row_of_bank_23;
      5'h17: looked_up_10 = row_of_bank_24;
      5'h18: looked_up_10 = row_of_bank_25;
      5'h19: looked_up_10 = row_of_bank_26;
      5'h1a: looked_up_10 = row_of_bank_27;
      5'h1b: looked_up_10 = row_of_bank_28;
      5'h1c: looked_up_10 = row_of_bank_29;
      5'h1d: looked_up_10 = row_of_bank_30;
      5'h1e: looked_up_10 = row_of_bank_31;
      5'h1f: looked_up_10 = row_of_bank_32;
      default: looked_up_10 = row_of_bank;
    endcase

  wire disjunction_1504 = winner[9] | winner_2[9] | winner_3[9] | winner_4[9] | winner_5[9];
  wire disjunction_1505 = disjunction_1504 | winner_6[9] | winner_7[9] | winner_8[9] | winner_9[9];
  wire disjunction_1506 = disjunction_1505 | winner_10[9] | winner_11[9] | winner_12[9] | winner_13[9];
  wire disjunction_1507 = disjunction_1506 | winner_14[9] | winner_15[9] | winner_16[9] | winner_17[9];
  wire disjunction_1508 = disjunction_1507 | winner_18[9] | winner_19[9] | winner_20[9] | winner_21[9];
  wire disjunction_1509 = disjunction_1508 | winner_22[9] | winner_23[9] | winner_24[9] | winner_25[9];
  wire disjunction_1510 = disjunction_1509 | winner_26[9] | winner_27[9] | winner_28[9] | winner_29[9];

  assign served_9 = store ? (disjunction_1510 | winner_30[9] | winner_31[9] | winner_32[9]) : (valid_9 &
      (looked_up_10 == request_9_row));

  reg [9:0] looked_up_11;
  always @*
    case (request_10_bank)
      5'd1: looked_up_11 = row_of_bank_2;
      5'd2: looked_up_11 = row_of_bank_3;
      5'd3: looked_up_11 = row_of_bank_4;
      5'd4: looked_up_11 = row_of_bank_5;
      5'd5: looked_up_11 = row_of_bank_6;
      5'd6: looked_up_11 = row_of_bank_7;
      5'd7: looked_up_11 = row_of_bank_8;
      5'd8: looked_up_11 = row_of_bank_9;
      5'd9: looked_up_11 = row_of_bank_10;
      5'ha: looked_up_11 = row_of_bank_11;
      5'hb: looked_up_11 = row_of_bank_12;
      5'hc: looked_up_11 = row_of_bank_13;
      5'hd: looked_up_11 = row_of_bank_14;
      5'he: looked_up_11 = row_of_bank_15;
      5'hf: looked_up_11 = row_of_bank_16;
      5'h10: looked_up_11 = row_of_bank_17;
      5'h11: looked_up_11 = row_of_bank_18;
      5'h12: looked_up_11 = row_of_bank_19;
      5'h13: looked_up_11 = row_of_bank_20;
      5'h14: looked_up_11 = row_of_bank_21;
      5'h15: looked_up_11 = row_of_bank_22;
      5'h16: looked_up_11 = row_of_bank_23;
      5'h17: looked_up_11 = row_of_bank_24;
      5'h18: looked_up_11 = row_of_bank_25;
      5'h19: looked_up_11 = row_of_bank_26;
      5'h1a: looked_up_11 = row_of_bank_27;
      5'h1b: looked_up_11 = row_of_bank_28;
      5'h1c: looked_up_11 = row_of_bank_29;
      5'h1d: looked_up_11 = row_of_bank_30;
      5'h1e: looked_up_11 = row_of_bank_31;
      5'h1f: looked_up_11 = row_of_bank_32;
      default: looked_up_11 = row_of_bank;
    endcase

  wire disjunction_1511 = winner[10] | winner_2[10] | winner_3[10] | winner_4[10] | winner_5[10];
  wire disjunction_1512 = disjunction_1511 | winner_6[10] | winner_7[10] | winner_8[10] | winner_9[10];
  wire disjunction_1513 = disjunction_1512 | winner_10[10] | winner_11[10] | winner_12[10] | winner_13[10];
  wire disjunction_1514 = disjunction_1513 | winner_14[10] | winner_15[10] | winner_16[10] | winner_17[10];
  wire disjunction_1515 = disjunction_1514 | winner_18[10] | winner_19[10] | winner_20[10] | winner_21[10];
  wire disjunction_1516 = disjunction_1515 | winner_22[10] | winner_23[10] | winner_24[10] | winner_25[10];
  wire disjunction_1517 = disjunction_1516 | winner_26[10] | winner_27[10] | winner_28[10] | winner_29[10];

  assign served_10 = store ? (disjunction_1517 | winner_30[10] | winner_31[10] | winner_32[10]) : (valid_10 &
      (looked_up_11 == request_10_row));

  reg [9:0] looked_up_12;
  always @*
    case (request_11_bank)
      5'd1: looked_up_12 = row_of_bank_2;
      5'd2: looked_up_12 = row_of_bank_3;
      5'd3: looked_up_12 = row_of_bank_4;
      5'd4: looked_up_12 = row_of_bank_5;
      5'd5: looked_up_12 = row_of_bank_6;
      5'd6: looked_up_12 = row_of_bank_7;
      5'd7: looked_up_12 = row_of_bank_8;
      5'd8: looked_up_12 = row_of_bank_9;
      5'd9: looked_up_12 = row_of_bank_10;
      5'ha: looked_up_12 = row_of_bank_11;
      5'hb: looked_up_12 = row_of_bank_12;
      5'hc: looked_up_12 = row_of_bank_13;
      5'hd: looked_up_12 = row_of_bank_14;
      5'he: looked_up_12 = row_of_bank_15;
      5'hf: looked_up_12 = row_of_bank_16;
      5'h10: looked_up_12 = row_of_bank_17;
      5'h11: looked_up_12 = row_of_bank_18;
      5'h12: looked_up_12 = row_of_bank_19;
      5'h13: looked_up_12 = row_of_bank_20;
      5'h14: looked_up_12 = row_of_bank_21;
      5'h15: looked_up_12 = row_of_bank_22;
      5'h16: looked_up_12 = row_of_bank_23;
      5'h17: looked_up_12 = row_of_bank_24;
      5'h18: looked_up_12 = row_of_bank_25;
      5'h19: looked_up_12 = row_of_bank_26;
      5'h1a: looked_up_12 = row_of_bank_27;
      5'h1b: looked_up_12 = row_of_bank_28;
      5'h1c: looked_up_12 = row_of_bank_29;
      5'h1d: looked_up_12 = row_of_bank_30;
      5'h1e: looked_up_12 = row_of_bank_31;
      5'h1f: looked_up_12 = row_of_bank_32;
      default: looked_up_12 = row_of_bank;
    endcase

  wire disjunction_1518 = winner[11] | winner_2[11] | winner_3[11] | winner_4[11] | winner_5[11];
  wire disjunction_1519 = disjunction_1518 | winner_6[11] | winner_7[11] | winner_8[11] | winner_9[11];
  wire disjunction_1520 = disjunction_1519 | winner_10[11] | winner_11[11] | winner_12[11] | winner_13[11];
  wire disjunction_1521 = disjunction_1520 | winner_14[11] | winner_15[11] | winner_16[11] | winner_17[11];
  wire disjunction_1522 = disjunction_1521 | winner_18[11] | winner_19[11] | winner_20[11] | winner_21[11];
  wire disjunction_1523 = disjunction_1522 | winner_22[11] | winner_23[11] | winner_24[11] | winner_25[11];
  wire disjunction_1524 = disjunction_1523 | winner_26[11] | winner_27[11] | winner_28[11] | winner_29[11];

  assign served_11 = store ? (disjunction_1524 | winner_30[11] | winner_31[11] | winner_32[11]) : (valid_11 &
      (looked_up_12 == request_11_row));

  reg [9:0] looked_up_13;
  always @*
    case (request_12_bank)
      5'd1: looked_up_13 = row_of_bank_2;
      5'd2: looked_up_13 = row_of_bank_3;
      5'd3: looked_up_13 = row_of_bank_4;
      5'd4: looked_up_13 = row_of_bank_5;
      5'd5: looked_up_13 = row_of_bank_6;
      5'd6: looked_up_13 = row_of_bank_7;
      5'd7: looked_up_13 = row_of_bank_8;
      5'd8: looked_up_13 = row_of_bank_9;
      5'd9: looked_up_13 = row_of_bank_10;
      5'ha: looked_up_13 = row_of_bank_11;
      5'hb: looked_up_13 = row_of_bank_12;
      5'hc: looked_up_13 = row_of_bank_13;
      5'hd: looked_up_13 = row_of_bank_14;
      5'he: looked_up_13 = row_of_bank_15;
      5'hf: looked_up_13 = row_of_bank_16;
      5'h10: looked_up_13 = row_of_bank_17;
      5'h11: looked_up_13 = row_of_bank_18;
      5'h12: looked_up_13 = row_of_bank_19;
      5'h13: looked_up_13 = row_of_bank_20;
      5'h14: looked_up_13 = row_of_bank_21;
      5'h15: looked_up_13 = row_of_bank_22;
      5'h16: looked_up_13 = row_of_bank_23;
      5'h17: looked_up_13 = row_of_bank_24;
      5'h18: looked_up_13 = row_of_bank_25;
      5'h19: looked_up_13 = row_of_bank_26;
      5'h1a: looked_up_13 = row_of_bank_27;
      5'h1b: looked_up_13 = row_of_bank_28;
      5'h1c: looked_up_13 = row_of_bank_29;
      5'h1d: looked_up_13 = row_of_bank_30;
      5'h1e: looked_up_13 = row_of_bank_31;
      5'h1f: looked_up_13 = row_of_bank_32;
      default: looked_up_13 = row_of_bank;
    endcase

  wire disjunction_1525 = winner[12] | winner_2[12] | winner_3[12] | winner_4[12] | winner_5[12];
  wire disjunction_1526 = disjunction_1525 | winner_6[12] | winner_7[12] | winner_8[12] | winner_9[12];
  wire disjunction_1527 = disjunction_1526 | winner_10[12] | winner_11[12] | winner_12[12] | winner_13[12];
  wire disjunction_1528 = disjunction_1527 | winner_14[12] | winner_15[12] | winner_16[12] | winner_17[12];
  wire disjunction_1529 = disjunction_1528 | winner_18[12] | winner_19[12] | winner_20[12] | winner_21[12];
  wire disjunction_1530 = disjunction_1529 | winner_22[12] | winner_23[12] | winner_24[12] | winner_25[12];
  wire disjunction_1531 = disjunction_1530 | winner_26[12] | winner_27[12] | winner_28[12] | winner_29[12];

  assign served_12 = store ? (disjunction_1531 | winner_30[12] | winner_31[12] | winner_32[12]) : (valid_12 &
      (looked_up_13 == request_12_row));

  reg [9:0] looked_up_14;
  always @*
    case (request_13_bank)
      5'd1: looked_up_14 = row_of_bank_2;
      5'd2: looked_up_14 = row_of_bank_3;
      5'd3: looked_up_14 = row_of_bank_4;
      5'd4: looked_up_14 = row_of_bank_5;
      5'd5: looked_up_14 = row_of_bank_6;
      5'd6: looked_up_14 = row_of_bank_7;
      5'd7: looked_up_14 = row_of_bank_8;
      5'd8: looked_up_14 = row_of_bank_9;
      5'd9: looked_up_14 = row_of_bank_10;
      5'ha: looked_up_14 = row_of_bank_11;
      5'hb: looked_up_14 = row_of_bank_12;
      5'hc: looked_up_14 = row_of_bank_13;
      5'hd: looked_up_14 = row_of_bank_14;
      5'he: looked_up_14 = row_of_bank_15;
      5'hf: looked_up_14 = row_of_bank_16;
      5'h10: looked_up_14 = row_of_bank_17;
      5'h11: looked_up_14 = row_of_bank_18;
      5'h12: looked_up_14 = row_of_bank_19;
      5'h13: looked_up_14 = row_of_bank_20;
      5'h14: looked_up_14 = row_of_bank_21;
      5'h15: looked_up_14 = row_of_bank_22;
      5'h16: looked_up_14 = row_of_bank_23;
      5'h17: looked_up_14 = row_of_bank_24;
      5'h18: looked_up_14 = row_of_bank_25;
      5'h19: looked_up_14 = row_of_bank_26;
      5'h1a: looked_up_14 = row_of_bank_27;
      5'h1b: looked_up_14 = row_of_bank_28;
      5'h1c: looked_up_14 = row_of_bank_29;
      5'h1d: looked_up_14 = row_of_bank_30;
      5'h1e: looked_up_14 = row_of_bank_31;
      5'h1f: looked_up_14 = row_of_bank_32;
      default: looked_up_14 = row_of_bank;
    endcase

  wire disjunction_1532 = winner[13] | winner_2[13] | winner_3[13] | winner_4[13] | winner_5[13];
  wire disjunction_1533 = disjunction_1532 | winner_6[13] | winner_7[13] | winner_8[13] | winner_9[13];
  wire disjunction_1534 = disjunction_1533 | winner_10[13] | winner_11[13] | winner_12[13] | winner_13[13];
  wire disjunction_1535 = disjunction_1534 | winner_14[13] | winner_15[13] | winner_16[13] | winner_17[13];
  wire disjunction_1536 = disjunction_1535 | winner_18[13] | winner_19[13] | winner_20[13] | winner_21[13];
  wire disjunction_1537 = disjunction_1536 | winner_22[13] | winner_23[13] | winner_24[13] | winner_25[13];
  wire disjunction_1538 = disjunction_1537 | winner_26[13] | winner_27[13] | winner_28[13] | winner_29[13];

  assign served_13 = store ? (disjunction_1538 | winner_30[13] | winner_31[13] | winner_32[13]) : (valid_13 &
      (looked_up_14 == request_13_row));

  reg [9:0] looked_up_15;
  always @*
    case (request_14_bank)
      5'd1: looked_up_15 = row_of_bank_2;
      5'd2: looked_up_15 = row_of_bank_3;
      5'd3: looked_up_15 = row_of_bank_4;
      5'd4: looked_up_15 = row_of_bank_5;
      5'd5: looked_up_15 = row_of_bank_6;
      5'd6: looked_up_15 = row_of_bank_7;
      5'd7: looked_up_15 = row_of_bank_8;
      5'd8: looked_up_15 = row_of_bank_9;
      5'd9: looked_up_15 = row_of_bank_10;
      5'ha: looked_up_15 = row_of_bank_11;
      5'hb: looked_up_15 = row_of_bank_12;
      5'hc: looked_up_15 = row_of_bank_13;
      5'hd: looked_up_15 = row_of_bank_14;
      5'he: looked_up_15 = row_of_bank_15;
      5'hf: looked_up_15 = row_of_bank_16;
      5'h10: looked_up_15 = row_of_bank_17;
      5'h11: looked_up_15 = row_of_bank_18;
      5'h12: looked_up_15 = row_of_bank_19;
      5'h13: looked_up_15 = row_of_bank_20;
      5'h14: looked_up_15 = row_of_bank_21;
      5'h15: looked_up_15 = row_of_bank_22;
      5'h16: looked_up_15 = row_of_bank_23;
      5'h17: looked_up_15 = row_of_bank_24;
      5'h18: looked_up_15 = row_of_bank_25;
      5'h19: looked_up_15 = row_of_bank_26;
      5'h1a: looked_up_15 = row_of_bank_27;
      5'h1b: looked_up_15 = row_of_bank_28;
      5'h1c: looked_up_15 = row_of_bank_29;
      5'h1d: looked_up_15 = row_of_bank_30;
      5'h1e: looked_up_15 = row_of_bank_31;
      5'h1f: looked_up_15 = row_of_bank_32;
      default: looked_up_15 = row_of_bank;
    endcase

  wire disjunction_1539 = winner[14] | winner_2[14] | winner_3[14] | winner_4[14] | winner_5[14];
  wire disjunction_1540 = disjunction_1539 | winner_6[14] | winner_7[14] | winner_8[14] | winner_9[14];
  wire disjunction_1541 = disjunction_1540 | winner_10[14] | winner_11[14] | winner_12[14] | winner_13[14];
  wire disjunction_1542 = disjunction_1541 | winner_14[14] | winner_15[14] | winner_16[14] | winner_17[14];
  wire disjunction_1543 = disjunction_1542 | winner_18[14] | winner_19[14] | winner_20[14] | winner_21[14];
  wire disjunction_1544 = disjunction_1543 | winner_22[14] | winner_23[14] | winner_24[14] | winner_25[14];
  wire disjunction_1545 = disjunction_1544 | winner_26[14] | winner_27[14] | winner_28[14] | winner_29[14];

  assign served_14 = store ? (disjunction_1545 | winner_30[14] | winner_31[14] | winner_32[14]) : (valid_14 &
      (looked_up_15 == request_14_row));

  reg [9:0] looked_up_16;
  always @*
    case (request_15_bank)
      5'd1: looked_up_16 = row_of_bank_2;
      5'd2: looked_up_16 = row_of_bank_3;
      5'd3: looked_up_16 = row_of_bank_4;
      5'd4: looked_up_16 = row_of_bank_5;
      5'd5: looked_up_16 = row_of_bank_6;
      5'd6: looked_up_16 = row_of_bank_7;
      5'd7: looked_up_16 = row_of_bank_8;
      5'd8: looked_up_16 = row_of_bank_9;
      5'd9: looked_up_16 = row_of_bank_10;
      5'ha: looked_up_16 = row_of_bank_11;
      5'hb: looked_up_16 = row_of_bank_12;
      5'hc: looked_up_16 = row_of_bank_13;
      5'hd: looked_up_16 = row_of_bank_14;
      5'he: looked_up_16 = row_of_bank_15;
      5'hf: looked_up_16 = row_of_bank_16;
      5'h10: looked_up_16 = row_of_bank_17;
      5'h11: looked_up_16 = row_of_bank_18;
      5'h12: looked_up_16 = row_of_bank_19;
      5'h13: looked_up_16 = row_of_bank_20;
      5'h14: looked_up_16 = row_of_bank_21;
      5'h15: looked_up_16 = row_of_bank_22;
      5'h16: looked_up_16 = row_of_bank_23;
      5'h17: looked_up_16 = row_of_bank_24;
      5'h18: looked_up_16 = row_of_bank_25;
      5'h19: looked_up_16 = row_of_bank_26;
      5'h1a: looked_up_16 = row_of_bank_27;
      5'h1b: looked_up_16 = row_of_bank_28;
      5'h1c: looked_up_16 = row_of_bank_29;
      5'h1d: looked_up_16 = row_of_bank_30;
      5'h1e: looked_up_16 = row_of_bank_31;
      5'h1f: looked_up_16 = row_of_bank_32;
      default: looked_up_16 = row_of_bank;
    endcase

  wire disjunction_1546 = winner[15] | winner_2[15] | winner_3[15] | winner_4[15] | winner_5[15];
  wire disjunction_1547 = disjunction_1546 | winner_6[15] | winner_7[15] | winner_8[15] | winner_9[15];
  wire disjunction_1548 = disjunction_1547 | winner_10[15] | winner_11[15] | winner_12[15] | winner_13[15];
  wire disjunction_1549 = disjunction_1548 | winner_14[15] | winner_15[15] | winner_16[15] | winner_17[15];
  wire disjunction_1550 = disjunction_1549 | winner_18[15] | winner_19[15] | winner_20[15] | winner_21[15];
  wire disjunction_1551 = disjunction_1550 | winner_22[15] | winner_23[15] | winner_24[15] | winner_25[15];
  wire disjunction_1552 = disjunction_1551 | winner_26[15] | winner_27[15] | winner_28[15] | winner_29[15];

  assign served_15 = store ? (disjunction_1552 | winner_30[15] | winner_31[15] | winner_32[15]) : (valid_15 &
      (looked_up_16 == request_15_row));

  reg [9:0] looked_up_17;
  always @*
    case (request_16_bank)
      5'd1: looked_up_17 = row_of_bank_2;
      5'd2: looked_up_17 = row_of_bank_3;
      5'd3: looked_up_17 = row_of_bank_4;
      5'd4: looked_up_17 = row_of_bank_5;
      5'd5: looked_up_17 = row_of_bank_6;
      5'd6: looked_up_17 = row_of_bank_7;
      5'd7: looked_up_17 = row_of_bank_8;
      5'd8: looked_up_17 = row_of_bank_9;
      5'd9: looked_up_17 = row_of_bank_10;
      5'ha: looked_up_17 = row_of_bank_11;
      5'hb: looked_up_17 = row_of_bank_12;
      5'hc: looked_up_17 = row_of_bank_13;
      5'hd: looked_up_17 = row_of_bank_14;
      5'he: looked_up_17 = row_of_bank_15;
      5'hf: looked_up_17 = row_of_bank_16;
      5'h10: looked_up_17 = row_of_bank_17;
      5'h11: looked_up_17 = row_of_bank_18;
      5'h12: looked_up_17 = row_of_bank_19;
      5'h13: looked_up_17 = row_of_bank_20;
      5'h14: looked_up_17 = row_of_bank_21;
      5'h15: looked_up_17 = row_of_bank_22;
      5'h16: looked_up_17 = row_of_bank_23;
      5'h17: looked_up_17 = row_of_bank_24;
      5'h18: looked_up_17 = row_of_bank_25;
      5'h19: looked_up_17 = row_of_bank_26;
      5'h1a: looked_up_17 = row_of_bank_27;
      5'h1b: looked_up_17 = row_of_bank_28;
      5'h1c: looked_up_17 = row_of_bank_29;
      5'h1d: looked_up_17 = row_of_bank_30;
      5'h1e: looked_up_17 = row_of_bank_31;
      5'h1f: looked_up_17 = row_of_bank_32;
      default: looked_up_17 = row_of_bank;
    endcase

  wire disjunction_1553 = winner[16] | winner_2[16] | winner_3[16] | winner_4[16] | winner_5[16];
  wire disjunction_1554 = disjunction_1553 | winner_6[16] | winner_7[16] | winner_8[16] | winner_9[16];
  wire disjunction_1555 = disjunction_1554 | winner_10[16] | winner_11[16] | winner_12[16] | winner_13[16];
  wire disjunction_1556 = disjunction_1555 | winner_14[16] | winner_15[16] | winner_16[16] | winner_17[16];
  wire disjunction_1557 = disjunction_1556 | winner_18[16] | winner_19[16] | winner_20[16] | winner_21[16];
  wire disjunction_1558 = disjunction_1557 | winner_22[16] | winner_23[16] | winner_24[16] | winner_25[16];
  wire disjunction_1559 = disjunction_1558 | winner_26[16] | winner_27[16] | winner_28[16] | winner_29[16];

  assign served_16 = store ? (disjunction_1559 | winner_30[16] | winner_31[16] | winner_32[16]) : (valid_16 &
      (looked_up_17 == request_16_row));

  reg [9:0] looked_up_18;
  always @*
    case (request_17_bank)
      5'd1: looked_up_18 = row_of_bank_2;
      5'd2: looked_up_18 = row_of_bank_3;
      5'd3: looked_up_18 = row_of_bank_4;
      5'd4: looked_up_18 = row_of_bank_5;
      5'd5: looked_up_18 = row_of_bank_6;
      5'd6: looked_up_18 = row_of_bank_7;
      5'd7: looked_up_18 = row_of_bank_8;
      5'd8: looked_up_18 = row_of_bank_9;
      5'd9: looked_up_18 = row_of_bank_10;
      5'ha: looked_up_18 = row_of_bank_11;
      5'hb: looked_up_18 = row_of_bank_12;
      5'hc: looked_up_18 = row_of_bank_13;
      5'hd: looked_up_18 = row_of_bank_14;
      5'he: looked_up_18 = row_of_bank_15;
      5'hf: looked_up_18 = row_of_bank_16;
      5'h10: looked_up_18 = row_of_bank_17;
      5'h11: looked_up_18 = row_of_bank_18;
      5'h12: looked_up_18 = row_of_bank_19;
      5'h13: looked_up_18 = row_of_bank_20;
      5'h14: looked_up_18 = row_of_bank_21;
      5'h15: looked_up_18 = row_of_bank_22;
      5'h16: looked_up_18 = row_of_bank_23;
      5'h17: looked_up_18 = row_of_bank_24;
      5'h18: looked_up_18 = row_of_bank_25;
      5'h19: looked_up_18 = row_of_bank_26;
      5'h1a: looked_up_18 = row_of_bank_27;
      5'h1b: looked_up_18 = row_of_bank_28;
      5'h1c: looked_up_18 = row_of_bank_29;
      5'h1d: looked_up_18 = row_of_bank_30;
      5'h1e: looked_up_18 = row_of_bank_31;
      5'h1f: looked_up_18 = row_of_bank_32;
      default: looked_up_18 = row_of_bank;
    endcase

  wire disjunction_1560 = winner[17] | winner_2[17] | winner_3[17] | winner_4[17] | winner_5[17];
  wire disjunction_1561 = disjunction_1560 | winner_6[17] | winner_7[17] | winner_8[17] | winner_9[17];
  wire disjunction_1562 = disjunction_1561 | winner_10[17] | winner_11[17] | winner_12[17] | winner_13[17];
  wire disjunction_1563 = disjunction_1562 | winner_14[17] | winner_15[17] | winner_16[17] | winner_17[17];
  wire disjunction_1564 = disjunction_1563 | winner_18[17] | winner_19[17] | winner_20[17] | winner_21[17];
  wire disjunction_1565 = disjunction_1564 | winner_22[17] | winner_23[17] | winner_24[17] | winner_25[17];
  wire disjunction_1566 = disjunction_1565 | winner_26[17] | winner_27[17] | winner_28[17] | winner_29[17];

  assign served_17 = store ? (disjunction_1566 | winner_30[17] | winner_31[17] | winner_32[17]) : (valid_17 &
      (looked_up_18 == request_17_row));

  reg [9:0] looked_up_19;
  always @*
    case (request_18_bank)
      5'd1: looked_up_19 = row_of_bank_2;
      5'd2: looked_up_19 = row_of_bank_3;
      5'd3: looked_up_19 = row_of_bank_4;
      5'd4: looked_up_19 = row_of_bank_5;
      5'd5: looked_up_19 = row_of_bank_6;
      5'd6: looked_up_19 = row_of_bank_7;
      5'd7: looked_up_19 = row_of_bank_8;
      5'd8: looked_up_19 = row_of_bank_9;
      5'd9: looked_up_19 = row_of_bank_10;
      5'ha: looked_up_19 = row_of_bank_11;
      5'hb: looked_up_19 = row_of_bank_12;
      5'hc: looked_up_19 = row_of_bank_13;
      5'hd: looked_up_19 = row_of_bank_14;
      5'he: looked_up_19 = row_of_bank_15;
      5'hf: looked_up_19 = row_of_bank_16;
      5'h10: looked_up_19 = row_of_bank_17;
      5'h11: looked_up_19 = row_of_bank_18;
      5'h12: looked_up_19 = row_of_bank_19;
      5'h13: looked_up_19 = row_of_bank_20;
      5'h14: looked_up_19 = row_of_bank_21;
      5'h15: looked_up_19 = row_of_bank_22;
      5'h16: looked_up_19 = row_of_bank_23;
      5'h17: looked_up_19 = row_of_bank_24;
      5'h18: looked_up_19 = row_of_bank_25;
      5'h19: looked_up_19 = row_of_bank_26;
      5'h1a: looked_up_19 = row_of_bank_27;
      5'h1b: looked_up_19 = row_of_bank_28;
      5'h1c: looked_up_19 = row_of_bank_29;
      5'h1d: looked_up_19 = row_of_bank_30;
      5'h1e: looked_up_19 = row_of_bank_31;
      5'h1f: looked_up_19 = row_of_bank_32;
      default: looked_up_19 = row_of_bank;
    endcase

  wire disjunction_1567 = winner[18] | winner_2[18] | winner_3[18] | winner_4[18] | winner_5[18];
  wire disjunction_1568 = disjunction_1567 | winner_6[18] | winner_7[18] | winner_8[18] | winner_9[18];
  wire disjunction_1569 = disjunction_1568 | winner_10[18] | winner_11[18] | winner_12[18] | winner_13[18];
  wire disjunction_1570 = disjunction_1569 | winner_14[18] | winner_15[18] | winner_16[18] | winner_17[18];
  wire disjunction_1571 = disjunction_1570 | winner_18[18] | winner_19[18] | winner_20[18] | winner_21[18];
  wire disjunction_1572 = disjunction_1571 | winner_22[18] | winner_23[18] | winner_24[18] | winner_25[18];
  wire disjunction_1573 = disjunction_1572 | winner_26[18] | winner_27[18] | winner_28[18] | winner_29[18];

  assign served_18 = store ? (disjunction_1573 | winner_30[18] | winner_31[18] | winner_32[18]) : (valid_18 &
      (looked_up_19 == request_18_row));

  reg [9:0] looked_up_20;
  always @*
    case (request_19_bank)
      5'd1: looked_up_20 = row_of_bank_2;
      5'd2: looked_up_20 = row_of_bank_3;
      5'd3: looked_up_20 = row_of_bank_4;
      5'd4: looked_up_20 = row_of_bank_5;
      5'd5: looked_up_20 = row_of_bank_6;
      5'd6: looked_up_20 = row_of_bank_7;
      5'd7: looked_up_20 = row_of_bank_8;
      5'd8: looked_up_20 = row_of_bank_9;
      5'd9: looked_up_20 = row_of_bank_10;
      5'ha: looked_up_20 = row_of_bank_11;
      5'hb: looked_up_20 = row_of_bank_12;
      5'hc: looked_up_20 = row_of_bank_13;
      5'hd: looked_up_20 = row_of_bank_14;
      5'he: looked_up_20 = row_of_bank_15;
      5'hf: looked_up_20 = row_of_bank_16;
      5'h10: looked_up_20 = row_of_bank_17;
      5'h11: looked_up_20 = row_of_bank_18;
      5'h12: looked_up_20 = row_of_bank_19;
      5'h13: looked_up_20 = row_of_bank_20;
      5'h14: looked_up_20 = row_of_bank_21;
      5'h15: looked_up_20 = row_of_bank_22;
      5'h16: looked_up_20 = row_of_bank_23;
      5'h17: looked_up_20 = row_of_bank_24;
      5'h18: looked_up_20 = row_of_bank_25;
      5'h19: looked_up_20 = row_of_bank_26;
      5'h1a: looked_up_20 = row_of_bank_27;
      5'h1b: looked_up_20 = row_of_bank_28;
      5'h1c: looked_up_20 = row_of_bank_29;
      5'h1d: looked_up_20 = row_of_bank_30;
      5'h1e: looked_up_20 = row_of_bank_31;
      5'h1f: looked_up_20 = row_of_bank_32;
      default: looked_up_20 = row_of_bank;
    endcase

  wire disjunction_1574 = winner[19] | winner_2[19] | winner_3[19] | winner_4[19] | winner_5[19];
  wire disjunction_1575 = disjunction_1574 | winner_6[19] | winner_7[19] | winner_8[19] | winner_9[19];
  wire disjunction_1576 = disjunction_1575 | winner_10[19] | winner_11[19] | winner_12[19] | winner_13[19];
  wire disjunction_1577 = disjunction_1576 | winner_14[19] | winner_15[19] | winner_16[19] | winner_17[19];
  wire disjunction_1578 = disjunction_1577 | winner_18[19] | winner_19[19] | winner_20[19] | winner_21[19];
  wire disjunction_1579 = disjunction_1578 | winner_22[19] | winner_23[19] | winner_24[19] | winner_25[19];
  wire disjunction_1580 = disjunction_1579 | winner_26[19] | winner_27[19] | winner_28[19] | winner_29[19];

  assign served_19 = store ? (disjunction_1580 | winner_30[19] | winner_31[19] | winner_32[19]) : (valid_19 &
      (looked_up_20 == request_19_row));

  reg [9:0] looked_up_21;
  always @*
    case (request_20_bank)
      5'd1: looked_up_21 = row_of_bank_2;
      5'd2: looked_up_21 = row_of_bank_3;
      5'd3: looked_up_21 = row_of_bank_4;
      5'd4: looked_up_21 = row_of_bank_5;
      5'd5: looked_up_21 = row_of_bank_6;
      5'd6: looked_up_21 = row_of_bank_7;
      5'd7: looked_up_21 = row_of_bank_8;
      5'd8: looked_up_21 = row_of_bank_9;
      5'd9: looked_up_21 = row_of_bank_10;
      5'ha: looked_up_21 = row_of_bank_11;
      5'hb: looked_up_21 = row_of_bank_12;
      5'hc: looked_up_21 = row_of_bank_13;
      5'hd: looked_up_21 = row_of_bank_14;
      5'he: looked_up_21 = row_of_bank_15;
      5'hf: looked_up_21 = row_of_bank_16;
      5'h10: looked_up_21 = row_of_bank_17;
      5'h11: looked_up_21 = row_of_bank_18;
      5'h12: looked_up_21 = row_of_bank_19;
      5'h13: looked_up_21 = row_of_bank_20;
      5'h14: looked_up_21 = row_of_bank_21;
      5'h15: looked_up_21 = row_of_bank_22;
      5'h16: looked_up_21 = row_of_bank_23;
      5'h17: looked_up_21 = row_of_bank_24;
      5'h18: looked_up_21 = row_of_bank_25;
      5'h19: looked_up_21 = row_of_bank_26;
      5'h1a: looked_up_21 = row_of_bank_27;
      5'h1b: looked_up_21 = row_of_bank_28;
      5'h1c: looked_up_21 = row_of_bank_29;
      5'h1d: looked_up_21 = row_of_bank_30;
      5'h1e: looked_up_21 = row_of_bank_31;
      5'h1f: looked_up_21 = row_of_bank_32;
      default: looked_up_21 = row_of_bank;
    endcase

  wire disjunction_1581 = winner[20] | winner_2[20] | winner_3[20] | winner_4[20] | winner_5[20];
  wire disjunction_1582 = disjunction_1581 | winner_6[20] | winner_7[20] | winner_8[20] | winner_9[20];
  wire disjunction_1583 = disjunction_1582 | winner_10[20] | winner_11[20] | winner_12[20] | winner_13[20];
  wire disjunction_1584 = disjunction_1583 | winner_14[20] | winner_15[20] | winner_16[20] | winner_17[20];
  wire disjunction_1585 = disjunction_1584 | winner_18[20] | winner_19[20] | winner_20[20] | winner_21[20];
  wire disjunction_1586 = disjunction_1585 | winner_22[20] | winner_23[20] | winner_24[20] | winner_25[20];
  wire disjunction_1587 = disjunction_1586 | winner_26[20] | winner_27[20] | winner_28[20] | winner_29[20];

  assign served_20 = store ? (disjunction_1587 | winner_30[20] | winner_31[20] | winner_32[20]) : (valid_20 &
      (looked_up_21 == request_20_row));

  reg [9:0] looked_up_22;
  always @*
    case (request_21_bank)
      5'd1: looked_up_22 = row_of_bank_2;
      5'd2: looked_up_22 = row_of_bank_3;
      5'd3: looked_up_22 = row_of_bank_4;
      5'd4: looked_up_22 = row_of_bank_5;
      5'd5: looked_up_22 = row_of_bank_6;
      5'd6: looked_up_22 = row_of_bank_7;
      5'd7: looked_up_22 = row_of_bank_8;
      5'd8: looked_up_22 = row_of_bank_9;
      5'd9: looked_up_22 = row_of_bank_10;
      5'ha: looked_up_22 = row_of_bank_11;
      5'hb: looked_up_22 = row_of_bank_12;
      5'hc: looked_up_22 = row_of_bank_13;
      5'hd: looked_up_22 = row_of_bank_14;
      5'he: looked_up_22 = row_of_bank_15;
      5'hf: looked_up_22 = row_of_bank_16;
      5'h10: looked_up_22 = row_of_bank_17;
      5'h11: looked_up_22 = row_of_bank_18;
      5'h12: looked_up_22 = row_of_bank_19;
      5'h13: looked_up_22 = row_of_bank_20;
      5'h14: looked_up_22 = row_of_bank_21;
      5'h15: looked_up_22 = row_of_bank_22;
      5'h16: looked_up_22 = row_of_bank_23;
      5'h17: looked_up_22 = row_of_bank_24;
      5'h18: looked_up_22 = row_of_bank_25;
      5'h19: looked_up_22 = row_of_bank_26;
      5'h1a: looked_up_22 = row_of_bank_27;
      5'h1b: looked_up_22 = row_of_bank_28;
      5'h1c: looked_up_22 = row_of_bank_29;
      5'h1d: looked_up_22 = row_of_bank_30;
      5'h1e: looked_up_22 = row_of_bank_31;
      5'h1f: looked_up_22 = row_of_bank_32;
      default: looked_up_22 = row_of_bank;
    endcase

  wire disjunction_1588 = winner[21] | winner_2[21] | winner_3[21] | winner_4[21] | winner_5[21];
  wire disjunction_1589 = disjunction_1588 | winner_6[21] | winner_7[21] | winner_8[21] | winner_9[21];
  wire disjunction_1590 = disjunction_1589 | winner_10[21] | winner_11[21] | winner_12[21] | winner_13[21];
  wire disjunction_1591 = disjunction_1590 | winner_14[21] | winner_15[21] | winner_16[21] | winner_17[21];
  wire disjunction_1592 = disjunction_1591 | winner_18[21] | winner_19[21] | winner_20[21] | winner_21[21];
  wire disjunction_1593 = disjunction_1592 | winner_22[21] | winner_23[21] | winner_24[21] | winner_25[21];
  wire disjunction_1594 = disjunction_1593 | winner_26[21] | winner_27[21] | winner_28[21] | winner_29[21];

  assign served_21 = store ? (disjunction_1594 | winner_30[21] | winner_31[21] | winner_32[21]) : (valid_21 &
      (looked_up_22 == request_21_row));

  reg [9:0] looked_up_23;
  always @*
    case (request_22_bank)
      5'd1: looked_up_23 = row_of_bank_2;
      5'd2: looked_up_23 = row_of_bank_3;
      5'd3: looked_up_23 = row_of_bank_4;
      5'd4: looked_up_23 = row_of_bank_5;
      5'd5: looked_up_23 = row_of_bank_6;
      5'd6: looked_up_23 = row_of_bank_7;
      5'd7: looked_up_23 = row_of_bank_8;
      5'd8: looked_up_23 = row_of_bank_9;
      5'd9: looked_up_23 = row_of_bank_10;
      5'ha: looked_up_23 = row_of_bank_11;
      5'hb: looked_up_23 = row_of_bank_12;
      5'hc: looked_up_23 = row_of_bank_13;
      5'hd: looked_up_23 = row_of_bank_14;
      5'he: looked_up_23 = row_of_bank_15;
      5'hf: looked_up_23 = row_of_bank_16;
      5'h10: looked_up_23 = row_of_bank_17;
      5'h11: looked_up_23 = row_of_bank_18;
      5'h12: looked_up_23 = row_of_bank_19;
      5'h13: looked_up_23 = row_of_bank_20;
      5'h14: looked_up_23 = row_of_bank_21;
      5'h15: looked_up_23 = row_of_bank_22;
      5'h16: looked_up_23 = row_of_bank_23;
      5'h17: looked_up_23 = row_of_bank_24;
      5'h18: looked_up_23 = row_of_bank_25;
      5'h19: looked_up_23 = row_of_bank_26;
      5'h1a: looked_up_23 = row_of_bank_27;
      5'h1b: looked_up_23 = row_of_bank_28;
      5'h1c: looked_up_23 = row_of_bank_29;
      5'h1d: looked_up_23 = row_of_bank_30;
      5'h1e: looked_up_23 = row_of_bank_31;
      5'h1f: looked_up_23 = row_of_bank_32;
      default: looked_up_23 = row_of_bank;
    endcase

  wire disjunction_1595 = winner[22] | winner_2[22] | winner_3[22] | winner_4[22] | winner_5[22];
  wire disjunction_1596 = disjunction_1595 | winner_6[22] | winner_7[22] | winner_8[22] | winner_9[22];
  wire disjunction_1597 = disjunction_1596 | winner_10[22] | winner_11[22] | winner_12[22] | winner_13[22];
  wire disjunction_1598 = disjunction_1597 | winner_14[22] | winner_15[22] | winner_16[22] | winner_17[22];
  wire disjunction_1599 = disjunction_1598 | winner_18[22] | winner_19[22] | winner_20[22] | winner_21[22];
  wire disjunction_1600 = disjunction_1599 | winner_22[22] | winner_23[22] | winner_24[22] | winner_25[22];
  wire disjunction_1601 = disjunction_1600 | winner_26[22] | winner_27[22] | winner_28[22] | winner_29[22];

  assign served_22 = store ? (disjunction_1601 | winner_30[22] | winner_31[22] | winner_32[22]) : (valid_22 &
      (looked_up_23 == request_22_row));

  reg [9:0] looked_up_24;
  always @*
    case (request_23_bank)
      5'd1: looked_up_24 = row_of_bank_2;
      5'd2: looked_up_24 = row_of_bank_3;
      5'd3: looked_up_24 = row_of_bank_4;
      5'd4: looked_up_24 = row_of_bank_5;
      5'd5: looked_up_24 = row_of_bank_6;
      5'd6: looked_up_24 = row_of_bank_7;
      5'd7: looked_up_24 = row_of_bank_8;
      5'd8: looked_up_24 = row_of_bank_9;
      5'd9: looked_up_24 = row_of_bank_10;
      5'ha: looked_up_24 = row_of_bank_11;
      5'hb: looked_up_24 = row_of_bank_12;
      5'hc: looked_up_24 = row_of_bank_13;
      5'hd: looked_up_24 = row_of_bank_14;
      5'he: looked_up_24 = row_of_bank_15;
      5'hf: looked_up_24 = row_of_bank_16;
      5'h10: looked_up_24 = row_of_bank_17;
      5'h11: looked_up_24 = row_of_bank_18;
      5'h12: looked_up_24 = row_of_bank_19;
      5'h13: looked_up_24 = row_of_bank_20;
      5'h14: looked_up_24 = row_of_bank_21;
      5'h15: looked_up_24 = row_of_bank_22;
      5'h16: looked_up_24 = row_of_bank_23;
      5'h17: looked_up_24 = row_of_bank_24;
      5'h18: looked_up_24 = row_of_bank_25;
      5'h19: looked_up_24 = row_of_bank_26;
      5'h1a: looked_up_24 = row_of_bank_27;
      5'h1b: looked_up_24 = row_of_bank_28;
      5'h1c: looked_up_24 = row_of_bank_29;
      5'h1d: looked_up_24 = row_of_bank_30;
      5'h1e: looked_up_24 = row_of_bank_31;
      5'h1f: looked_up_24 = row_of_bank_32;
      default: looked_up_24 = row_of_bank;
    endcase

  wire disjunction_1602 = winner[23] | winner_2[23] | winner_3[23] | winner_4[23] | winner_5[23];
  wire disjunction_1603 = disjunction_1602 | winner_6[23] | winner_7[23] | winner_8[23] | winner_9[23];
  wire disjunction_1604 = disjunction_1603 | winner_10[23] | winner_11[23] | winner_12[23] | winner_13[23];
  wire disjunction_1605 = disjunction_1604 | winner_14[23] | winner_15[23] | winner_16[23] | winner_17[23];
  wire disjunction_1606 = disjunction_1605 | winner_18[23] | winner_19[23] | winner_20[23] | winner_21[23];
  wire disjunction_1607 = disjunction_1606 | winner_22[23] | winner_23[23] | winner_24[23] | winner_25[23];
  wire disjunction_1608 = disjunction_1607 | winner_26[23] | winner_27[23] | winner_28[23] | winner_29[23];

  assign served_23 = store ? (disjunction_1608 | winner_30[23] | winner_31[23] | winner_32[23]) : (valid_23 &
      (looked_up_24 == request_23_row));

  reg [9:0] looked_up_25;
  always @*
    case (request_24_bank)
      5'd1: looked_up_25 = row_of_bank_2;
      5'd2: looked_up_25 = row_of_bank_3;
      5'd3: looked_up_25 = row_of_bank_4;
      5'd4: looked_up_25 = row_of_bank_5;
      5'd5: looked_up_25 = row_of_bank_6;
      5'd6: looked_up_25 = row_of_bank_7;
      5'd7: looked_up_25 = row_of_bank_8;
      5'd8: looked_up_25 = row_of_bank_9;
      5'd9: looked_up_25 = row_of_bank_10;
      5'ha: looked_up_25 = row_of_bank_11;
      5'hb: looked_up_25 = row_of_bank_12;
      5'hc: looked_up_25 = row_of_bank_13;
      5'hd: looked_up_25 = row_of_bank_14;
      5'he: looked_up_25 = row_of_bank_15;
      5'hf: looked_up_25 = row_of_bank_16;
      5'h10: looked_up_25 = row_of_bank_17;
      5'h11: looked_up_25 = row_of_bank_18;
      5'h12: looked_up_25 = row_of_bank_19;
      5'h13: looked_up_25 = row_of_bank_20;
      5'h14: looked_up_25 = row_of_bank_21;
      5'h15: looked_up_25 = row_of_bank_22;
      5'h16: looked_up_25 = row_of_bank_23;
      5'h17: looked_up_25 = row_of_bank_24;
      5'h18: looked_up_25 = row_of_bank_25;
      5'h19: looked_up_25 = row_of_bank_26;
      5'h1a: looked_up_25 = row_of_bank_27;
      5'h1b: looked_up_25 = row_of_bank_28;
      5'h1c: looked_up_25 = row_of_bank_29;
      5'h1d: looked_up_25 = row_of_bank_30;
      5'h1e: looked_up_25 = row_of_bank_31;
      5'h1f: looked_up_25 = row_of_bank_32;
      default: looked_up_25 = row_of_bank;
    endcase

  wire disjunction_1609 = winner[24] | winner_2[24] | winner_3[24] | winner_4[24] | winner_5[24];
  wire disjunction_1610 = disjunction_1609 | winner_6[24] | winner_7[24] | winner_8[24] | winner_9[24];
  wire disjunction_1611 = disjunction_1610 | winner_10[24] | winner_11[24] | winner_12[24] | winner_13[24];
  wire disjunction_1612 = disjunction_1611 | winner_14[24] | winner_15[24] | winner_16[24] | winner_17[24];
  wire disjunction_1613 = disjunction_1612 | winner_18[24] | winner_19[24] | winner_20[24] | winner_21[24];
  wire disjunction_1614 = disjunction_1613 | winner_22[24] | winner_23[24] | winner_24[24] | winner_25[24];
  wire disjunction_1615 = disjunction_1614 | winner_26[24] | winner_27[24] | winner_28[24] | winner_29[24];

  assign served_24 = store ? (disjunction_1615 | winner_30[24] | winner_31[24] | winner_32[24]) : (valid_24 &
      (looked_up_25 == request_24_row));

  reg [9:0] looked_up_26;
  always @*
    case (request_25_bank)
      5'd1: looked_up_26 = row_of_bank_2;
      5'd2: looked_up_26 = row_of_bank_3;
      5'd3: looked_up_26 = row_of_bank_4;
      5'd4: looked_up_26 = row_of_bank_5;
      5'd5: looked_up_26 = row_of_bank_6;
      5'd6: looked_up_26 = row_of_bank_7;
      5'd7: looked_up_26 = row_of_bank_8;
      5'd8: looked_up_26 = row_of_bank_9;
      5'd9: looked_up_26 = row_of_bank_10;
      5'ha: looked_up_26 = row_of_bank_11;
      5'hb: looked_up_26 = row_of_bank_12;
      5'hc: looked_up_26 = row_of_bank_13;
      5'hd: looked_up_26 = row_of_bank_14;
      5'he: looked_up_26 = row_of_bank_15;
      5'hf: looked_up_26 = row_of_bank_16;
      5'h10: looked_up_26 = row_of_bank_17;
      5'h11: looked_up_26 = row_of_bank_18;
      5'h12: looked_up_26 = row_of_bank_19;
      5'h13: looked_up_26 = row_of_bank_20;
      5'h14: looked_up_26 = row_of_bank_21;
      5'h15: looked_up_26 = row_of_bank_22;
      5'h16: looked_up_26 = row_of_bank_23;
      5'h17: looked_up_26 = row_of_bank_24;
      5'h18: looked_up_26 = row_of_bank_25;
      5'h19: looked_up_26 = row_of_bank_26;
      5'h1a: looked_up_26 = row_of_bank_27;
      5'h1b: looked_up_26 = row_of_bank_28;
      5'h1c: looked_up_26 = row_of_bank_29;
      5'h1d: looked_up_26 = row_of_bank_30;
      5'h1e: looked_up_26 = row_of_bank_31;
      5'h1f: looked_up_26 = row_of_bank_32;
      default: looked_up_26 = row_of_bank;
    endcase

  wire disjunction_1616 = winner[25] | winner_2[25] | winner_3[25] | winner_4[25] | winner_5[25];
  wire disjunction_1617 = disjunction_1616 | winner_6[25] | winner_7[25] | winner_8[25] | winner_9[25];
  wire disjunction_1618 = disjunction_1617 | winner_10[25] | winner_11[25] | winner_12[25] | winner_13[25];
  wire disjunction_1619 = disjunction_1618 | winner_14[25] | winner_15[25] | winner_16[25] | winner_17[25];
  wire disjunction_1620 = disjunction_1619 | winner_18[25] | winner_19[25] | winner_20[25] | winner_21[25];
  wire disjunction_1621 = disjunction_1620 | winner_22[25] | winner_23[25] | winner_24[25] | winner_25[25];
  wire disjunction_1622 = disjunction_1621 | winner_26[25] | winner_27[25] | winner_28[25] | winner_29[25];

  assign served_25 = store ? (disjunction_1622 | winner_30[25] | winner_31[25] | winner_32[25]) : (valid_25 &
      (looked_up_26 == request_25_row));

  reg [9:0] looked_up_27;
  always @*
    case (request_26_bank)
      5'd1: looked_up_27 = row_of_bank_2;
      5'd2: looked_up_27 = row_of_bank_3;
      5'd3: looked_up_27 = row_of_bank_4;
      5'd4: looked_up_27 = row_of_bank_5;
      5'd5: looked_up_27 = row_of_bank_6;
      5'd6: looked_up_27 = row_of_bank_7;
      5'd7: looked_up_27 = row_of_bank_8;
      5'd8: looked_up_27 = row_of_bank_9;
      5'd9: looked_up_27 = row_of_bank_10;
      5'ha: looked_up_27 = row_of_bank_11;
      5'hb: looked_up_27 = row_of_bank_12;
      5'hc: looked_up_27 = row_of_bank_13;
      5'hd: looked_up_27 = row_of_bank_14;
      5'he: looked_up_27 = row_of_bank_15;
      5'hf: looked_up_27 = row_of_bank_16;
      5'h10: looked_up_27 = row_of_bank_17;
      5'h11: looked_up_27 = row_of_bank_18;
      5'h12: looked_up_27 = row_of_bank_19;
      5'h13: looked_up_27 = row_of_bank_20;
      5'h14: looked_up_27 = row_of_bank_21;
      5'h15: looked_up_27 = row_of_bank_22;
      5'h16: looked_up_27 = row_of_bank_23;
      5'h17: looked_up_27 = row_of_bank_24;
      5'h18: looked_up_27 = row_of_bank_25;
      5'h19: looked_up_27 = row_of_bank_26;
      5'h1a: looked_up_27 = row_of_bank_27;
      5'h1b: looked_up_27 = row_of_bank_28;
      5'h1c: looked_up_27 = row_of_bank_29;
      5'h1d: looked_up_27 = row_of_bank_30;
      5'h1e: looked_up_27 = row_of_bank_31;
      5'h1f: looked_up_27 = row_of_bank_32;
      default: looked_up_27 = row_of_bank;
    endcase

  wire disjunction_1623 = winner[26] | winner_2[26] | winner_3[26] | winner_4[26] | winner_5[26];
  wire disjunction_1624 = disjunction_1623 | winner_6[26] | winner_7[26] | winner_8[26] | winner_9[26];
  wire disjunction_1625 = disjunction_1624 | winner_10[26] | winner_11[26] | winner_12[26] | winner_13[26];
  wire disjunction_1626 = disjunction_1625 | winner_14[26] | winner_15[26] | winner_16[26] | winner_17[26];
  wire disjunction_1627 = disjunction_1626 | winner_18[26] | winner_19[26] | winner_20[26] | winner_21[26];
  wire disjunction_1628 = disjunction_1627 | winner_22[26] | winner_23[26] | winner_24[26] | winner_25[26];
  wire disjunction_1629 = disjunction_1628 | winner_26[26] | winner_27[26] | winner_28[26] | winner_29[26];

  assign served_26 = store ? (disjunction_1629 | winner_30[26] | winner_31[26] | winner_32[26]) : (valid_26 &
      (looked_up_27 == request_26_row));

  reg [9:0] looked_up_28;
  always @*
    case (request_27_bank)
      5'd1: looked_up_28 = row_of_bank_2;
      5'd2: looked_up_28 = row_of_bank_3;
      5'd3: looked_up_28 = row_of_bank_4;
      5'd4: looked_up_28 = row_of_bank_5;
      5'd5: looked_up_28 = row_of_bank_6;
      5'd6: looked_up_28 = row_of_bank_7;
      5'd7: looked_up_28 = row_of_bank_8;
      5'd8: looked_up_28 = row_of_bank_9;
      5'd9: looked_up_28 = row_of_bank_10;
      5'ha: looked_up_28 = row_of_bank_11;
      5'hb: looked_up_28 = row_of_bank_12;
      5'hc: looked_up_28 = row_of_bank_13;
      5'hd: looked_up_28 = row_of_bank_14;
      5'he: looked_up_28 = row_of_bank_15;
      5'hf: looked_up_28 = row_of_bank_16;
      5'h10: looked_up_28 = row_of_bank_17;
      5'h11: looked_up_28 = row_of_bank_18;
      5'h12: looked_up_28 = row_of_bank_19;
      5'h13: looked_up_28 = row_of_bank_20;
      5'h14: looked_up_28 = row_of_bank_21;
      5'h15: looked_up_28 = row_of_bank_22;
      5'h16: looked_up_28 = row_of_bank_23;
      5'h17: looked_up_28 = row_of_bank_24;
      5'h18: looked_up_28 = row_of_bank_25;
      5'h19: looked_up_28 = row_of_bank_26;
      5'h1a: looked_up_28 = row_of_bank_27;
      5'h1b: looked_up_28 = row_of_bank_28;
      5'h1c: looked_up_28 = row_of_bank_29;
      5'h1d: looked_up_28 = row_of_bank_30;
      5'h1e: looked_up_28 = row_of_bank_31;
      5'h1f: looked_up_28 = row_of_bank_32;
      default: looked_up_28 = row_of_bank;
    endcase

  wire disjunction_1630 = winner[27] | winner_2[27] | winner_3[27] | winner_4[27] | winner_5[27];
  wire disjunction_1631 = disjunction_1630 | winner_6[27] | winner_7[27] | winner_8[27] | winner_9[27];
  wire disjunction_1632 = disjunction_1631 | winner_10[27] | winner_11[27] | winner_12[27] | winner_13[27];
  wire disjunction_1633 = disjunction_1632 | winner_14[27] | winner_15[27] | winner_16[27] | winner_17[27];
  wire disjunction_1634 = disjunction_1633 | winner_18[27] | winner_19[27] | winner_20[27] | winner_21[27];
  wire disjunction_1635 = disjunction_1634 | winner_22[27] | winner_23[27] | winner_24[27] | winner_25[27];
  wire disjunction_1636 = disjunction_1635 | winner_26[27] | winner_27[27] | winner_28[27] | winner_29[27];

  assign served_27 = store ? (disjunction_1636 | winner_30[27] | winner_31[27] | winner_32[27]) : (valid_27 &
      (looked_up_28 == request_27_row));

  reg [9:0] looked_up_29;
  always @*
    case (request_28_bank)
      5'd1: looked_up_29 = row_of_bank_2;
      5'd2: looked_up_29 = row_of_bank_3;
      5'd3: looked_up_29 = row_of_bank_4;
      5'd4: looked_up_29 = row_of_bank_5;
      5'd5: looked_up_29 = row_of_bank_6;
      5'd6: looked_up_29 = row_of_bank_7;
      5'd7: looked_up_29 = row_of_bank_8;
      5'd8: looked_up_29 = row_of_bank_9;
      5'd9: looked_up_29 = row_of_bank_10;
      5'ha: looked_up_29 = row_of_bank_11;
      5'hb: looked_up_29 = row_of_bank_12;
      5'hc: looked_up_29 = row_of_bank_13;
      5'hd: looked_up_29 = row_of_bank_14;
      5'he: looked_up_29 = row_of_bank_15;
      5'hf: looked_up_29 = row_of_bank_16;
      5'h10: looked_up_29 = row_of_bank_17;
      5'h11: looked_up_29 = row_of_bank_18;
      5'h12: looked_up_29 = row_of_bank_19;
      5'h13: looked_up_29 = row_of_bank_20;
      5'h14: looked_up_29 = row_of_bank_21;
      5'h15: looked_up_29 = row_of_bank_22;
      5'h16: looked_up_29 = row_of_bank_23;
      5'h17: looked_up_29 = row_of_bank_24;
      5'h18: looked_up_29 = row_of_bank_25;
      5'h19: looked_up_29 = row_of_bank_26;
      5'h1a: looked_up_29 = row_of_bank_27;
      5'h1b: looked_up_29 = row_of_bank_28;
      5'h1c: looked_up_29 = row_of_bank_29;
      5'h1d: looked_up_29 = row_of_bank_30;
      5'h1e: looked_up_29 = row_of_bank_31;
      5'h1f: looked_up_29 = row_of_bank_32;
      default: looked_up_29 = row_of_bank;
    endcase

  wire disjunction_1637 = winner[28] | winner_2[28] | winner_3[28] | winner_4[28] | winner_5[28];
  wire disjunction_1638 = disjunction_1637 | winner_6[28] | winner_7[28] | winner_8[28] | winner_9[28];
  wire disjunction_1639 = disjunction_1638 | winner_10[28] | winner_11[28] | winner_12[28] | winner_13[28];
  wire disjunction_1640 = disjunction_1639 | winner_14[28] | winner_15[28] | winner_16[28] | winner_17[28];
  wire disjunction_1641 = disjunction_1640 | winner_18[28] | winner_19[28] | winner_20[28] | winner_21[28];
  wire disjunction_1642 = disjunction_1641 | winner_22[28] | winner_23[28] | winner_24[28] | winner_25[28];
  wire disjunction_1643 = disjunction_1642 | winner_26[28] | winner_27[28] | winner_28[28] | winner_29[28];

  assign served_28 = store ? (disjunction_1643 | winner_30[28] | winner_31[28] | winner_32[28]) : (valid_28 &
      (looked_up_29 == request_28_row));

  reg [9:0] looked_up_30;
  always @*
    case (request_29_bank)
      5'd1: looked_up_30 = row_of_bank_2;
      5'd2: looked_up_30 = row_of_bank_3;
      5'd3: looked_up_30 = row_of_bank_4;
      5'd4: looked_up_30 = row_of_bank_5;
      5'd5: looked_up_30 = row_of_bank_6;
      5'd6: looked_up_30 = row_of_bank_7;
      5'd7: looked_up_30 = row_of_bank_8;
      5'd8: looked_up_30 = row_of_bank_9;
      5'd9: looked_up_30 = row_of_bank_10;
      5'ha: looked_up_30 = row_of_bank_11;
      5'hb: looked_up_30 = row_of_bank_12;
      5'hc: looked_up_30 = row_of_bank_13;
      5'hd: looked_up_30 = row_of_bank_14;
      5'he: looked_up_30 = row_of_bank_15;
      5'hf: looked_up_30 = row_of_bank_16;
      5'h10: looked_up_30 = row_of_bank_17;
      5'h11: looked_up_30 = row_of_bank_18;
      5'h12: looked_up_30 = row_of_bank_19;
      5'h13: looked_up_30 = row_of_bank_20;
      5'h14: looked_up_30 = row_of_bank_21;
      5'h15: looked_up_30 = row_of_bank_22;
      5'h16: looked_up_30 = row_of_bank_23;
      5'h17: looked_up_30 = row_of_bank_24;
      5'h18: looked_up_30 = row_of_bank_25;
      5'h19: looked_up_30 = row_of_bank_26;
      5'h1a: looked_up_30 = row_of_bank_27;
      5'h1b: looked_up_30 = row_of_bank_28;
      5'h1c: looked_up_30 = row_of_bank_29;
      5'h1d: looked_up_30 = row_of_bank_30;
      5'h1e: looked_up_30 = row_of_bank_31;
      5'h1f: looked_up_30 = row_of_bank_32;
      default: looked_up_30 = row_of_bank;
    endcase

  wire disjunction_1644 = winner[29] | winner_2[29] | winner_3[29] | winner_4[29] | winner_5[29];
  wire disjunction_1645 = disjunction_1644 | winner_6[29] | winner_7[29] | winner_8[29] | winner_9[29];
  wire disjunction_1646 = disjunction_1645 | winner_10[29] | winner_11[29] | winner_12[29] | winner_13[29];
  wire disjunction_1647 = disjunction_1646 | winner_14[29] | winner_15[29] | winner_16[29] | winner_17[29];
  wire disjunction_1648 = disjunction_1647 | winner_18[29] | winner_19[29] | winner_20[29] | winner_21[29];
  wire disjunction_1649 = disjunction_1648 | winner_22[29] | winner_23[29] | winner_24[29] | winner_25[29];
  wire disjunction_1650 = disjunction_1649 | winner_26[29] | winner_27[29] | winner_28[29] | winner_29[29];

  assign served_29 = store ? (disjunction_1650 | winner_30[29] | winner_31[29] | winner_32[29]) : (valid_29 &
      (looked_up_30 == request_29_row));

  reg [9:0] looked_up_31;
  always @*
    case (request_30_bank)
      5'd1: looked_up_31 = row_of_bank_2;
      5'd2: looked_up_31 = row_of_bank_3;
      5'd3: looked_up_31 = row_of_bank_4;
      5'd4: looked_up_31 = row_of_bank_5;
      5'd5: looked_up_31 = row_of_bank_6;
      5'd6: looked_up_31 = row_of_bank_7;
      5'd7: looked_up_31 = row_of_bank_8;
      5'd8: looked_up_31 = row_of_bank_9;
      5'd9: looked_up_31 = row_of_bank_10;
      5'ha: looked_up_31 = row_of_bank_11;
      5'hb: looked_up_31 = row_of_bank_12;
      5'hc: looked_up_31 = row_of_bank_13;
      5'hd: looked_up_31 = row_of_bank_14;
      5'he: looked_up_31 = row_of_bank_15;
      5'hf: looked_up_31 = row_of_bank_16;
      5'h10: looked_up_31 = row_of_bank_17;
      5'h11: looked_up_31 = row_of_bank_18;
      5'h12: looked_up_31 = row_of_bank_19;
      5'h13: looked_up_31 = row_of_bank_20;
      5'h14: looked_up_31 = row_of_bank_21;
      5'h15: looked_up_31 = row_of_bank_22;
      5'h16: looked_up_31 = row_of_bank_23;
      5'h17: looked_up_31 = row_of_bank_24;
      5'h18: looked_up_31 = row_of_bank_25;
      5'h19: looked_up_31 = row_of_bank_26;
      5'h1a: looked_up_31 = row_of_bank_27;
      5'h1b: looked_up_31 = row_of_bank_28;
      5'h1c: looked_up_31 = row_of_bank_29;
      5'h1d: looked_up_31 = row_of_bank_30;
      5'h1e: looked_up_31 = row_of_bank_31;
      5'h1f: looked_up_31 = row_of_bank_32;
      default: looked_up_31 = row_of_bank;
    endcase

  wire disjunction_1651 = winner[30] | winner_2[30] | winner_3[30] | winner_4[30] | winner_5[30];
  wire disjunction_1652 = disjunction_1651 | winner_6[30] | winner_7[30] | winner_8[30] | winner_9[30];
  wire disjunction_1653 = disjunction_1652 | winner_10[30] | winner_11[30] | winner_12[30] | winner_13[30];
  wire disjunction_1654 = disjunction_1653 | winner_14[30] | winner_15[30] | winner_16[30] | winner_17[30];
  wire disjunction_1655 = disjunction_1654 | winner_18[30] | winner_19[30] | winner_20[30] | winner_21[30];
  wire disjunction_1656 = disjunction_1655 | winner_22[30] | winner_23[30] | winner_24[30] | winner_25[30];
  wire disjunction_1657 = disjunction_1656 | winner_26[30] | winner_27[30] | winner_28[30] | winner_29[30];

  assign served_30 = store ? (disjunction_1657 | winner_30[30] | winner_31[30] | winner_32[30]) : (valid_30 &
      (looked_up_31 == request_30_row));

  reg [9:0] looked_up_32;
  always @*
    case (request_31_bank)
      5'd1: looked_up_32 = row_of_bank_2;
      5'd2: looked_up_32 = row_of_bank_3;
      5'd3: looked_up_32 = row_of_bank_4;
      5'd4: looked_up_32 = row_of_bank_5;
      5'd5: looked_up_32 = row_of_bank_6;
      5'd6: looked_up_32 = row_of_bank_7;
      5'd7: looked_up_32 = row_of_bank_8;
      5'd8: looked_up_32 = row_of_bank_9;
      5'd9: looked_up_32 = row_of_bank_10;
      5'ha: looked_up_32 = row_of_bank_11;
      5'hb: looked_up_32 = row_of_bank_12;
      5'hc: looked_up_32 = row_of_bank_13;
      5'hd: looked_up_32 = row_of_bank_14;
      5'he: looked_up_32 = row_of_bank_15;
      5'hf: looked_up_32 = row_of_bank_16;
      5'h10: looked_up_32 = row_of_bank_17;
      5'h11: looked_up_32 = row_of_bank_18;
      5'h12: looked_up_32 = row_of_bank_19;
      5'h13: looked_up_32 = row_of_bank_20;
      5'h14: looked_up_32 = row_of_bank_21;
      5'h15: looked_up_32 = row_of_bank_22;
      5'h16: looked_up_32 = row_of_bank_23;
      5'h17: looked_up_32 = row_of_bank_24;
      5'h18: looked_up_32 = row_of_bank_25;
      5'h19: looked_up_32 = row_of_bank_26;
      5'h1a: looked_up_32 = row_of_bank_27;
      5'h1b: looked_up_32 = row_of_bank_28;
      5'h1c: looked_up_32 = row_of_bank_29;
      5'h1d: looked_up_32 = row_of_bank_30;
      5'h1e: looked_up_32 = row_of_bank_31;
      5'h1f: looked_up_32 = row_of_bank_32;
      default: looked_up_32 = row_of_bank;
    endcase

  wire disjunction_1658 = winner[31] | winner_2[31] | winner_3[31] | winner_4[31] | winner_5[31];
  wire disjunction_1659 = disjunction_1658 | winner_6[31] | winner_7[31] | winner_8[31] | winner_9[31];
  wire disjunction_1660 = disjunction_1659 | winner_10[31] | winner_11[31] | winner_12[31] | winner_13[31];
  wire disjunction_1661 = disjunction_1660 | winner_14[31] | winner_15[31] | winner_16[31] | winner_17[31];
  wire disjunction_1662 = disjunction_1661 | winner_18[31] | winner_19[31] | winner_20[31] | winner_21[31];
  wire disjunction_1663 = disjunction_1662 | winner_22[31] | winner_23[31] | winner_24[31] | winner_25[31];
  wire disjunction_1664 = disjunction_1663 | winner_26[31] | winner_27[31] | winner_28[31] | winner_29[31];

  assign served_31 = store ? (disjunction_1664 | winner_30[31] | winner_31[31] | winner_32[31]) : (valid_31 &
      (looked_up_32 == request_31_row));

endmodule

`default_nettype wire
