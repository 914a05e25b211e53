// lds_core: kernel of hdl/src/memory/lds/core.rs
// Written by Tombolo; change the source.
// SPDX-License-Identifier: MIT OR Apache-2.0

`default_nettype none

module lds_core (
  input wire clock,
  input wire want_0,
  input wire want_1,
  input wire store_0,
  input wire store_1,
  input wire hold_0,
  input wire hold_1,
  input wire valid_0_0,
  input wire valid_0_1,
  input wire valid_0_2,
  input wire valid_0_3,
  input wire valid_0_4,
  input wire valid_0_5,
  input wire valid_0_6,
  input wire valid_0_7,
  input wire valid_0_8,
  input wire valid_0_9,
  input wire valid_0_10,
  input wire valid_0_11,
  input wire valid_0_12,
  input wire valid_0_13,
  input wire valid_0_14,
  input wire valid_0_15,
  input wire valid_0_16,
  input wire valid_0_17,
  input wire valid_0_18,
  input wire valid_0_19,
  input wire valid_0_20,
  input wire valid_0_21,
  input wire valid_0_22,
  input wire valid_0_23,
  input wire valid_0_24,
  input wire valid_0_25,
  input wire valid_0_26,
  input wire valid_0_27,
  input wire valid_0_28,
  input wire valid_0_29,
  input wire valid_0_30,
  input wire valid_0_31,
  input wire valid_1_0,
  input wire valid_1_1,
  input wire valid_1_2,
  input wire valid_1_3,
  input wire valid_1_4,
  input wire valid_1_5,
  input wire valid_1_6,
  input wire valid_1_7,
  input wire valid_1_8,
  input wire valid_1_9,
  input wire valid_1_10,
  input wire valid_1_11,
  input wire valid_1_12,
  input wire valid_1_13,
  input wire valid_1_14,
  input wire valid_1_15,
  input wire valid_1_16,
  input wire valid_1_17,
  input wire valid_1_18,
  input wire valid_1_19,
  input wire valid_1_20,
  input wire valid_1_21,
  input wire valid_1_22,
  input wire valid_1_23,
  input wire valid_1_24,
  input wire valid_1_25,
  input wire valid_1_26,
  input wire valid_1_27,
  input wire valid_1_28,
  input wire valid_1_29,
  input wire valid_1_30,
  input wire valid_1_31,
  input wire [4:0] request_0_0_bank,
  input wire [9:0] request_0_0_row,
  input wire [31:0] request_0_0_data,
  input wire [3:0] request_0_0_bytes,
  input wire [4:0] request_0_1_bank,
  input wire [9:0] request_0_1_row,
  input wire [31:0] request_0_1_data,
  input wire [3:0] request_0_1_bytes,
  input wire [4:0] request_0_2_bank,
  input wire [9:0] request_0_2_row,
  input wire [31:0] request_0_2_data,
  input wire [3:0] request_0_2_bytes,
  input wire [4:0] request_0_3_bank,
  input wire [9:0] request_0_3_row,
  input wire [31:0] request_0_3_data,
  input wire [3:0] request_0_3_bytes,
  input wire [4:0] request_0_4_bank,
  input wire [9:0] request_0_4_row,
  input wire [31:0] request_0_4_data,
  input wire [3:0] request_0_4_bytes,
  input wire [4:0] request_0_5_bank,
  input wire [9:0] request_0_5_row,
  input wire [31:0] request_0_5_data,
  input wire [3:0] request_0_5_bytes,
  input wire [4:0] request_0_6_bank,
  input wire [9:0] request_0_6_row,
  input wire [31:0] request_0_6_data,
  input wire [3:0] request_0_6_bytes,
  input wire [4:0] request_0_7_bank,
  input wire [9:0] request_0_7_row,
  input wire [31:0] request_0_7_data,
  input wire [3:0] request_0_7_bytes,
  input wire [4:0] request_0_8_bank,
  input wire [9:0] request_0_8_row,
  input wire [31:0] request_0_8_data,
  input wire [3:0] request_0_8_bytes,
  input wire [4:0] request_0_9_bank,
  input wire [9:0] request_0_9_row,
  input wire [31:0] request_0_9_data,
  input wire [3:0] request_0_9_bytes,
  input wire [4:0] request_0_10_bank,
  input wire [9:0] request_0_10_row,
  input wire [31:0] request_0_10_data,
  input wire [3:0] request_0_10_bytes,
  input wire [4:0] request_0_11_bank,
  input wire [9:0] request_0_11_row,
  input wire [31:0] request_0_11_data,
  input wire [3:0] request_0_11_bytes,
  input wire [4:0] request_0_12_bank,
  input wire [9:0] request_0_12_row,
  input wire [31:0] request_0_12_data,
  input wire [3:0] request_0_12_bytes,
  input wire [4:0] request_0_13_bank,
  input wire [9:0] request_0_13_row,
  input wire [31:0] request_0_13_data,
  input wire [3:0] request_0_13_bytes,
  input wire [4:0] request_0_14_bank,
  input wire [9:0] request_0_14_row,
  input wire [31:0] request_0_14_data,
  input wire [3:0] request_0_14_bytes,
  input wire [4:0] request_0_15_bank,
  input wire [9:0] request_0_15_row,
  input wire [31:0] request_0_15_data,
  input wire [3:0] request_0_15_bytes,
  input wire [4:0] request_0_16_bank,
  input wire [9:0] request_0_16_row,
  input wire [31:0] request_0_16_data,
  input wire [3:0] request_0_16_bytes,
  input wire [4:0] request_0_17_bank,
  input wire [9:0] request_0_17_row,
  input wire [31:0] request_0_17_data,
  input wire [3:0] request_0_17_bytes,
  input wire [4:0] request_0_18_bank,
  input wire [9:0] request_0_18_row,
  input wire [31:0] request_0_18_data,
  input wire [3:0] request_0_18_bytes,
  input wire [4:0] request_0_19_bank,
  input wire [9:0] request_0_19_row,
  input wire [31:0] request_0_19_data,
  input wire [3:0] request_0_19_bytes,
  input wire [4:0] request_0_20_bank,
  input wire [9:0] request_0_20_row,
  input wire [31:0] request_0_20_data,
  input wire [3:0] request_0_20_bytes,
  input wire [4:0] request_0_21_bank,
  input wire [9:0] request_0_21_row,
  input wire [31:0] request_0_21_data,
  input wire [3:0] request_0_21_bytes,
  input wire [4:0] request_0_22_bank,
  input wire [9:0] request_0_22_row,
  input wire [31:0] request_0_22_data,
  input wire [3:0] request_0_22_bytes,
  input wire [4:0] request_0_23_bank,
  input wire [9:0] request_0_23_row,
  input wire [31:0] request_0_23_data,
  input wire [3:0] request_0_23_bytes,
  input wire [4:0] request_0_24_bank,
  input wire [9:0] request_0_24_row,
  input wire [31:0] request_0_24_data,
  input wire [3:0] request_0_24_bytes,
  input wire [4:0] request_0_25_bank,
  input wire [9:0] request_0_25_row,
  input wire [31:0] request_0_25_data,
  input wire [3:0] request_0_25_bytes,
  input wire [4:0] request_0_26_bank,
  input wire [9:0] request_0_26_row,
  input wire [31:0] request_0_26_data,
  input wire [3:0] request_0_26_bytes,
  input wire [4:0] request_0_27_bank,
  input wire [9:0] request_0_27_row,
  input wire [31:0] request_0_27_data,
  input wire [3:0] request_0_27_bytes,
  input wire [4:0] request_0_28_bank,
  input wire [9:0] request_0_28_row,
  input wire [31:0] request_0_28_data,
  input wire [3:0] request_0_28_bytes,
  input wire [4:0] request_0_29_bank,
  input wire [9:0] request_0_29_row,
  input wire [31:0] request_0_29_data,
  input wire [3:0] request_0_29_bytes,
  input wire [4:0] request_0_30_bank,
  input wire [9:0] request_0_30_row,
  input wire [31:0] request_0_30_data,
  input wire [3:0] request_0_30_bytes,
  input wire [4:0] request_0_31_bank,
  input wire [9:0] request_0_31_row,
  input wire [31:0] request_0_31_data,
  input wire [3:0] request_0_31_bytes,
  input wire [4:0] request_1_0_bank,
  input wire [9:0] request_1_0_row,
  input wire [31:0] request_1_0_data,
  input wire [3:0] request_1_0_bytes,
  input wire [4:0] request_1_1_bank,
  input wire [9:0] request_1_1_row,
  input wire [31:0] request_1_1_data,
  input wire [3:0] request_1_1_bytes,
  input wire [4:0] request_1_2_bank,
  input wire [9:0] request_1_2_row,
  input wire [31:0] request_1_2_data,
  input wire [3:0] request_1_2_bytes,
  input wire [4:0] request_1_3_bank,
  input wire [9:0] request_1_3_row,
  input wire [31:0] request_1_3_data,
  input wire [3:0] request_1_3_bytes,
  input wire [4:0] request_1_4_bank,
  input wire [9:0] request_1_4_row,
  input wire [31:0] request_1_4_data,
  input wire [3:0] request_1_4_bytes,
  input wire [4:0] request_1_5_bank,
  input wire [9:0] request_1_5_row,
  input wire [31:0] request_1_5_data,
  input wire [3:0] request_1_5_bytes,
  input wire [4:0] request_1_6_bank,
  input wire [9:0] request_1_6_row,
  input wire [31:0] request_1_6_data,
  input wire [3:0] request_1_6_bytes,
  input wire [4:0] request_1_7_bank,
  input wire [9:0] request_1_7_row,
  input wire [31:0] request_1_7_data,
  input wire [3:0] request_1_7_bytes,
  input wire [4:0] request_1_8_bank,
  input wire [9:0] request_1_8_row,
  input wire [31:0] request_1_8_data,
  input wire [3:0] request_1_8_bytes,
  input wire [4:0] request_1_9_bank,
  input wire [9:0] request_1_9_row,
  input wire [31:0] request_1_9_data,
  input wire [3:0] request_1_9_bytes,
  input wire [4:0] request_1_10_bank,
  input wire [9:0] request_1_10_row,
  input wire [31:0] request_1_10_data,
  input wire [3:0] request_1_10_bytes,
  input wire [4:0] request_1_11_bank,
  input wire [9:0] request_1_11_row,
  input wire [31:0] request_1_11_data,
  input wire [3:0] request_1_11_bytes,
  input wire [4:0] request_1_12_bank,
  input wire [9:0] request_1_12_row,
  input wire [31:0] request_1_12_data,
  input wire [3:0] request_1_12_bytes,
  input wire [4:0] request_1_13_bank,
  input wire [9:0] request_1_13_row,
  input wire [31:0] request_1_13_data,
  input wire [3:0] request_1_13_bytes,
  input wire [4:0] request_1_14_bank,
  input wire [9:0] request_1_14_row,
  input wire [31:0] request_1_14_data,
  input wire [3:0] request_1_14_bytes,
  input wire [4:0] request_1_15_bank,
  input wire [9:0] request_1_15_row,
  input wire [31:0] request_1_15_data,
  input wire [3:0] request_1_15_bytes,
  input wire [4:0] request_1_16_bank,
  input wire [9:0] request_1_16_row,
  input wire [31:0] request_1_16_data,
  input wire [3:0] request_1_16_bytes,
  input wire [4:0] request_1_17_bank,
  input wire [9:0] request_1_17_row,
  input wire [31:0] request_1_17_data,
  input wire [3:0] request_1_17_bytes,
  input wire [4:0] request_1_18_bank,
  input wire [9:0] request_1_18_row,
  input wire [31:0] request_1_18_data,
  input wire [3:0] request_1_18_bytes,
  input wire [4:0] request_1_19_bank,
  input wire [9:0] request_1_19_row,
  input wire [31:0] request_1_19_data,
  input wire [3:0] request_1_19_bytes,
  input wire [4:0] request_1_20_bank,
  input wire [9:0] request_1_20_row,
  input wire [31:0] request_1_20_data,
  input wire [3:0] request_1_20_bytes,
  input wire [4:0] request_1_21_bank,
  input wire [9:0] request_1_21_row,
  input wire [31:0] request_1_21_data,
  input wire [3:0] request_1_21_bytes,
  input wire [4:0] request_1_22_bank,
  input wire [9:0] request_1_22_row,
  input wire [31:0] request_1_22_data,
  input wire [3:0] request_1_22_bytes,
  input wire [4:0] request_1_23_bank,
  input wire [9:0] request_1_23_row,
  input wire [31:0] request_1_23_data,
  input wire [3:0] request_1_23_bytes,
  input wire [4:0] request_1_24_bank,
  input wire [9:0] request_1_24_row,
  input wire [31:0] request_1_24_data,
  input wire [3:0] request_1_24_bytes,
  input wire [4:0] request_1_25_bank,
  input wire [9:0] request_1_25_row,
  input wire [31:0] request_1_25_data,
  input wire [3:0] request_1_25_bytes,
  input wire [4:0] request_1_26_bank,
  input wire [9:0] request_1_26_row,
  input wire [31:0] request_1_26_data,
  input wire [3:0] request_1_26_bytes,
  input wire [4:0] request_1_27_bank,
  input wire [9:0] request_1_27_row,
  input wire [31:0] request_1_27_data,
  input wire [3:0] request_1_27_bytes,
  input wire [4:0] request_1_28_bank,
  input wire [9:0] request_1_28_row,
  input wire [31:0] request_1_28_data,
  input wire [3:0] request_1_28_bytes,
  input wire [4:0] request_1_29_bank,
  input wire [9:0] request_1_29_row,
  input wire [31:0] request_1_29_data,
  input wire [3:0] request_1_29_bytes,
  input wire [4:0] request_1_30_bank,
  input wire [9:0] request_1_30_row,
  input wire [31:0] request_1_30_data,
  input wire [3:0] request_1_30_bytes,
  input wire [4:0] request_1_31_bank,
  input wire [9:0] request_1_31_row,
  input wire [31:0] request_1_31_data,
  input wire [3:0] request_1_31_bytes,
  output wire granted_0,
  output wire granted_1,
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
  output wire [31:0] word_0,
  output wire [31:0] word_1,
  output wire [31:0] word_2,
  output wire [31:0] word_3,
  output wire [31:0] word_4,
  output wire [31:0] word_5,
  output wire [31:0] word_6,
  output wire [31:0] word_7,
  output wire [31:0] word_8,
  output wire [31:0] word_9,
  output wire [31:0] word_10,
  output wire [31:0] word_11,
  output wire [31:0] word_12,
  output wire [31:0] word_13,
  output wire [31:0] word_14,
  output wire [31:0] word_15,
  output wire [31:0] word_16,
  output wire [31:0] word_17,
  output wire [31:0] word_18,
  output wire [31:0] word_19,
  output wire [31:0] word_20,
  output wire [31:0] word_21,
  output wire [31:0] word_22,
  output wire [31:0] word_23,
  output wire [31:0] word_24,
  output wire [31:0] word_25,
  output wire [31:0] word_26,
  output wire [31:0] word_27,
  output wire [31:0] word_28,
  output wire [31:0] word_29,
  output wire [31:0] word_30,
  output wire [31:0] word_31
);

  wire free_0;
  wire free_1;
  wire second;
  reg crossbar_store;
  reg crossbar_valid_0;
  reg crossbar_valid_1;
  reg crossbar_valid_2;
  reg crossbar_valid_3;
  reg crossbar_valid_4;
  reg crossbar_valid_5;
  reg crossbar_valid_6;
  reg crossbar_valid_7;
  reg crossbar_valid_8;
  reg crossbar_valid_9;
  reg crossbar_valid_10;
  reg crossbar_valid_11;
  reg crossbar_valid_12;
  reg crossbar_valid_13;
  reg crossbar_valid_14;
  reg crossbar_valid_15;
  reg crossbar_valid_16;
  reg crossbar_valid_17;
  reg crossbar_valid_18;
  reg crossbar_valid_19;
  reg crossbar_valid_20;
  reg crossbar_valid_21;
  reg crossbar_valid_22;
  reg crossbar_valid_23;
  reg crossbar_valid_24;
  reg crossbar_valid_25;
  reg crossbar_valid_26;
  reg crossbar_valid_27;
  reg crossbar_valid_28;
  reg crossbar_valid_29;
  reg crossbar_valid_30;
  reg crossbar_valid_31;
  reg [4:0] crossbar_request_0_bank;
  reg [9:0] crossbar_request_0_row;
  reg [31:0] crossbar_request_0_data;
  reg [3:0] crossbar_request_0_bytes;
  reg [4:0] crossbar_request_1_bank;
  reg [9:0] crossbar_request_1_row;
  reg [31:0] crossbar_request_1_data;
  reg [3:0] crossbar_request_1_bytes;
  reg [4:0] crossbar_request_2_bank;
  reg [9:0] crossbar_request_2_row;
  reg [31:0] crossbar_request_2_data;
  reg [3:0] crossbar_request_2_bytes;
  reg [4:0] crossbar_request_3_bank;
  reg [9:0] crossbar_request_3_row;
  reg [31:0] crossbar_request_3_data;
  reg [3:0] crossbar_request_3_bytes;
  reg [4:0] crossbar_request_4_bank;
  reg [9:0] crossbar_request_4_row;
  reg [31:0] crossbar_request_4_data;
  reg [3:0] crossbar_request_4_bytes;
  reg [4:0] crossbar_request_5_bank;
  reg [9:0] crossbar_request_5_row;
  reg [31:0] crossbar_request_5_data;
  reg [3:0] crossbar_request_5_bytes;
  reg [4:0] crossbar_request_6_bank;
  reg [9:0] crossbar_request_6_row;
  reg [31:0] crossbar_request_6_data;
  reg [3:0] crossbar_request_6_bytes;
  reg [4:0] crossbar_request_7_bank;
  reg [9:0] crossbar_request_7_row;
  reg [31:0] crossbar_request_7_data;
  reg [3:0] crossbar_request_7_bytes;
  reg [4:0] crossbar_request_8_bank;
  reg [9:0] crossbar_request_8_row;
  reg [31:0] crossbar_request_8_data;
  reg [3:0] crossbar_request_8_bytes;
  reg [4:0] crossbar_request_9_bank;
  reg [9:0] crossbar_request_9_row;
  reg [31:0] crossbar_request_9_data;
  reg [3:0] crossbar_request_9_bytes;
  reg [4:0] crossbar_request_10_bank;
  reg [9:0] crossbar_request_10_row;
  reg [31:0] crossbar_request_10_data;
  reg [3:0] crossbar_request_10_bytes;
  reg [4:0] crossbar_request_11_bank;
  reg [9:0] crossbar_request_11_row;
  reg [31:0] crossbar_request_11_data;
  reg [3:0] crossbar_request_11_bytes;
  reg [4:0] crossbar_request_12_bank;
  reg [9:0] crossbar_request_12_row;
  reg [31:0] crossbar_request_12_data;
  reg [3:0] crossbar_request_12_bytes;
  reg [4:0] crossbar_request_13_bank;
  reg [9:0] crossbar_request_13_row;
  reg [31:0] crossbar_request_13_data;
  reg [3:0] crossbar_request_13_bytes;
  reg [4:0] crossbar_request_14_bank;
  reg [9:0] crossbar_request_14_row;
  reg [31:0] crossbar_request_14_data;
  reg [3:0] crossbar_request_14_bytes;
  reg [4:0] crossbar_request_15_bank;
  reg [9:0] crossbar_request_15_row;
  reg [31:0] crossbar_request_15_data;
  reg [3:0] crossbar_request_15_bytes;
  reg [4:0] crossbar_request_16_bank;
  reg [9:0] crossbar_request_16_row;
  reg [31:0] crossbar_request_16_data;
  reg [3:0] crossbar_request_16_bytes;
  reg [4:0] crossbar_request_17_bank;
  reg [9:0] crossbar_request_17_row;
  reg [31:0] crossbar_request_17_data;
  reg [3:0] crossbar_request_17_bytes;
  reg [4:0] crossbar_request_18_bank;
  reg [9:0] crossbar_request_18_row;
  reg [31:0] crossbar_request_18_data;
  reg [3:0] crossbar_request_18_bytes;
  reg [4:0] crossbar_request_19_bank;
  reg [9:0] crossbar_request_19_row;
  reg [31:0] crossbar_request_19_data;
  reg [3:0] crossbar_request_19_bytes;
  reg [4:0] crossbar_request_20_bank;
  reg [9:0] crossbar_request_20_row;
  reg [31:0] crossbar_request_20_data;
  reg [3:0] crossbar_request_20_bytes;
  reg [4:0] crossbar_request_21_bank;
  reg [9:0] crossbar_request_21_row;
  reg [31:0] crossbar_request_21_data;
  reg [3:0] crossbar_request_21_bytes;
  reg [4:0] crossbar_request_22_bank;
  reg [9:0] crossbar_request_22_row;
  reg [31:0] crossbar_request_22_data;
  reg [3:0] crossbar_request_22_bytes;
  reg [4:0] crossbar_request_23_bank;
  reg [9:0] crossbar_request_23_row;
  reg [31:0] crossbar_request_23_data;
  reg [3:0] crossbar_request_23_bytes;
  reg [4:0] crossbar_request_24_bank;
  reg [9:0] crossbar_request_24_row;
  reg [31:0] crossbar_request_24_data;
  reg [3:0] crossbar_request_24_bytes;
  reg [4:0] crossbar_request_25_bank;
  reg [9:0] crossbar_request_25_row;
  reg [31:0] crossbar_request_25_data;
  reg [3:0] crossbar_request_25_bytes;
  reg [4:0] crossbar_request_26_bank;
  reg [9:0] crossbar_request_26_row;
  reg [31:0] crossbar_request_26_data;
  reg [3:0] crossbar_request_26_bytes;
  reg [4:0] crossbar_request_27_bank;
  reg [9:0] crossbar_request_27_row;
  reg [31:0] crossbar_request_27_data;
  reg [3:0] crossbar_request_27_bytes;
  reg [4:0] crossbar_request_28_bank;
  reg [9:0] crossbar_request_28_row;
  reg [31:0] crossbar_request_28_data;
  reg [3:0] crossbar_request_28_bytes;
  reg [4:0] crossbar_request_29_bank;
  reg [9:0] crossbar_request_29_row;
  reg [31:0] crossbar_request_29_data;
  reg [3:0] crossbar_request_29_bytes;
  reg [4:0] crossbar_request_30_bank;
  reg [9:0] crossbar_request_30_row;
  reg [31:0] crossbar_request_30_data;
  reg [3:0] crossbar_request_30_bytes;
  reg [4:0] crossbar_request_31_bank;
  reg [9:0] crossbar_request_31_row;
  reg [31:0] crossbar_request_31_data;
  reg [3:0] crossbar_request_31_bytes;
  wire crossbar_enable_0;
  wire crossbar_enable_1;
  wire crossbar_enable_2;
  wire crossbar_enable_3;
  wire crossbar_enable_4;
  wire crossbar_enable_5;
  wire crossbar_enable_6;
  wire crossbar_enable_7;
  wire crossbar_enable_8;
  wire crossbar_enable_9;
  wire crossbar_enable_10;
  wire crossbar_enable_11;
  wire crossbar_enable_12;
  wire crossbar_enable_13;
  wire crossbar_enable_14;
  wire crossbar_enable_15;
  wire crossbar_enable_16;
  wire crossbar_enable_17;
  wire crossbar_enable_18;
  wire crossbar_enable_19;
  wire crossbar_enable_20;
  wire crossbar_enable_21;
  wire crossbar_enable_22;
  wire crossbar_enable_23;
  wire crossbar_enable_24;
  wire crossbar_enable_25;
  wire crossbar_enable_26;
  wire crossbar_enable_27;
  wire crossbar_enable_28;
  wire crossbar_enable_29;
  wire crossbar_enable_30;
  wire crossbar_enable_31;
  wire [12:0] crossbar_bank_row_0;
  wire [12:0] crossbar_bank_row_1;
  wire [12:0] crossbar_bank_row_2;
  wire [12:0] crossbar_bank_row_3;
  wire [12:0] crossbar_bank_row_4;
  wire [12:0] crossbar_bank_row_5;
  wire [12:0] crossbar_bank_row_6;
  wire [12:0] crossbar_bank_row_7;
  wire [12:0] crossbar_bank_row_8;
  wire [12:0] crossbar_bank_row_9;
  wire [12:0] crossbar_bank_row_10;
  wire [12:0] crossbar_bank_row_11;
  wire [12:0] crossbar_bank_row_12;
  wire [12:0] crossbar_bank_row_13;
  wire [12:0] crossbar_bank_row_14;
  wire [12:0] crossbar_bank_row_15;
  wire [12:0] crossbar_bank_row_16;
  wire [12:0] crossbar_bank_row_17;
  wire [12:0] crossbar_bank_row_18;
  wire [12:0] crossbar_bank_row_19;
  wire [12:0] crossbar_bank_row_20;
  wire [12:0] crossbar_bank_row_21;
  wire [12:0] crossbar_bank_row_22;
  wire [12:0] crossbar_bank_row_23;
  wire [12:0] crossbar_bank_row_24;
  wire [12:0] crossbar_bank_row_25;
  wire [12:0] crossbar_bank_row_26;
  wire [12:0] crossbar_bank_row_27;
  wire [12:0] crossbar_bank_row_28;
  wire [12:0] crossbar_bank_row_29;
  wire [12:0] crossbar_bank_row_30;
  wire [12:0] crossbar_bank_row_31;
  wire [31:0] crossbar_bank_data_0;
  wire [31:0] crossbar_bank_data_1;
  wire [31:0] crossbar_bank_data_2;
  wire [31:0] crossbar_bank_data_3;
  wire [31:0] crossbar_bank_data_4;
  wire [31:0] crossbar_bank_data_5;
  wire [31:0] crossbar_bank_data_6;
  wire [31:0] crossbar_bank_data_7;
  wire [31:0] crossbar_bank_data_8;
  wire [31:0] crossbar_bank_data_9;
  wire [31:0] crossbar_bank_data_10;
  wire [31:0] crossbar_bank_data_11;
  wire [31:0] crossbar_bank_data_12;
  wire [31:0] crossbar_bank_data_13;
  wire [31:0] crossbar_bank_data_14;
  wire [31:0] crossbar_bank_data_15;
  wire [31:0] crossbar_bank_data_16;
  wire [31:0] crossbar_bank_data_17;
  wire [31:0] crossbar_bank_data_18;
  wire [31:0] crossbar_bank_data_19;
  wire [31:0] crossbar_bank_data_20;
  wire [31:0] crossbar_bank_data_21;
  wire [31:0] crossbar_bank_data_22;
  wire [31:0] crossbar_bank_data_23;
  wire [31:0] crossbar_bank_data_24;
  wire [31:0] crossbar_bank_data_25;
  wire [31:0] crossbar_bank_data_26;
  wire [31:0] crossbar_bank_data_27;
  wire [31:0] crossbar_bank_data_28;
  wire [31:0] crossbar_bank_data_29;
  wire [31:0] crossbar_bank_data_30;
  wire [31:0] crossbar_bank_data_31;
  wire [3:0] crossbar_bank_bytes_0;
  wire [3:0] crossbar_bank_bytes_1;
  wire [3:0] crossbar_bank_bytes_2;
  wire [3:0] crossbar_bank_bytes_3;
  wire [3:0] crossbar_bank_bytes_4;
  wire [3:0] crossbar_bank_bytes_5;
  wire [3:0] crossbar_bank_bytes_6;
  wire [3:0] crossbar_bank_bytes_7;
  wire [3:0] crossbar_bank_bytes_8;
  wire [3:0] crossbar_bank_bytes_9;
  wire [3:0] crossbar_bank_bytes_10;
  wire [3:0] crossbar_bank_bytes_11;
  wire [3:0] crossbar_bank_bytes_12;
  wire [3:0] crossbar_bank_bytes_13;
  wire [3:0] crossbar_bank_bytes_14;
  wire [3:0] crossbar_bank_bytes_15;
  wire [3:0] crossbar_bank_bytes_16;
  wire [3:0] crossbar_bank_bytes_17;
  wire [3:0] crossbar_bank_bytes_18;
  wire [3:0] crossbar_bank_bytes_19;
  wire [3:0] crossbar_bank_bytes_20;
  wire [3:0] crossbar_bank_bytes_21;
  wire [3:0] crossbar_bank_bytes_22;
  wire [3:0] crossbar_bank_bytes_23;
  wire [3:0] crossbar_bank_bytes_24;
  wire [3:0] crossbar_bank_bytes_25;
  wire [3:0] crossbar_bank_bytes_26;
  wire [3:0] crossbar_bank_bytes_27;
  wire [3:0] crossbar_bank_bytes_28;
  wire [3:0] crossbar_bank_bytes_29;
  wire [3:0] crossbar_bank_bytes_30;
  wire [3:0] crossbar_bank_bytes_31;
  wire [31:0] banks_read_0;
  wire [31:0] banks_read_1;
  wire [31:0] banks_read_2;
  wire [31:0] banks_read_3;
  wire [31:0] banks_read_4;
  wire [31:0] banks_read_5;
  wire [31:0] banks_read_6;
  wire [31:0] banks_read_7;
  wire [31:0] banks_read_8;
  wire [31:0] banks_read_9;
  wire [31:0] banks_read_10;
  wire [31:0] banks_read_11;
  wire [31:0] banks_read_12;
  wire [31:0] banks_read_13;
  wire [31:0] banks_read_14;
  wire [31:0] banks_read_15;
  wire [31:0] banks_read_16;
  wire [31:0] banks_read_17;
  wire [31:0] banks_read_18;
  wire [31:0] banks_read_19;
  wire [31:0] banks_read_20;
  wire [31:0] banks_read_21;
  wire [31:0] banks_read_22;
  wire [31:0] banks_read_23;
  wire [31:0] banks_read_24;
  wire [31:0] banks_read_25;
  wire [31:0] banks_read_26;
  wire [31:0] banks_read_27;
  wire [31:0] banks_read_28;
  wire [31:0] banks_read_29;
  wire [31:0] banks_read_30;
  wire [31:0] banks_read_31;
  reg [4:0] asked_0_bank;
  reg [4:0] asked_0_next_bank;
  reg [4:0] asked_1_bank;
  reg [4:0] asked_1_next_bank;
  reg [4:0] asked_2_bank;
  reg [4:0] asked_2_next_bank;
  reg [4:0] asked_3_bank;
  reg [4:0] asked_3_next_bank;
  reg [4:0] asked_4_bank;
  reg [4:0] asked_4_next_bank;
  reg [4:0] asked_5_bank;
  reg [4:0] asked_5_next_bank;
  reg [4:0] asked_6_bank;
  reg [4:0] asked_6_next_bank;
  reg [4:0] asked_7_bank;
  reg [4:0] asked_7_next_bank;
  reg [4:0] asked_8_bank;
  reg [4:0] asked_8_next_bank;
  reg [4:0] asked_9_bank;
  reg [4:0] asked_9_next_bank;
  reg [4:0] asked_10_bank;
  reg [4:0] asked_10_next_bank;
  reg [4:0] asked_11_bank;
  reg [4:0] asked_11_next_bank;
  reg [4:0] asked_12_bank;
  reg [4:0] asked_12_next_bank;
  reg [4:0] asked_13_bank;
  reg [4:0] asked_13_next_bank;
  reg [4:0] asked_14_bank;
  reg [4:0] asked_14_next_bank;
  reg [4:0] asked_15_bank;
  reg [4:0] asked_15_next_bank;
  reg [4:0] asked_16_bank;
  reg [4:0] asked_16_next_bank;
  reg [4:0] asked_17_bank;
  reg [4:0] asked_17_next_bank;
  reg [4:0] asked_18_bank;
  reg [4:0] asked_18_next_bank;
  reg [4:0] asked_19_bank;
  reg [4:0] asked_19_next_bank;
  reg [4:0] asked_20_bank;
  reg [4:0] asked_20_next_bank;
  reg [4:0] asked_21_bank;
  reg [4:0] asked_21_next_bank;
  reg [4:0] asked_22_bank;
  reg [4:0] asked_22_next_bank;
  reg [4:0] asked_23_bank;
  reg [4:0] asked_23_next_bank;
  reg [4:0] asked_24_bank;
  reg [4:0] asked_24_next_bank;
  reg [4:0] asked_25_bank;
  reg [4:0] asked_25_next_bank;
  reg [4:0] asked_26_bank;
  reg [4:0] asked_26_next_bank;
  reg [4:0] asked_27_bank;
  reg [4:0] asked_27_next_bank;
  reg [4:0] asked_28_bank;
  reg [4:0] asked_28_next_bank;
  reg [4:0] asked_29_bank;
  reg [4:0] asked_29_next_bank;
  reg [4:0] asked_30_bank;
  reg [4:0] asked_30_next_bank;
  reg [4:0] asked_31_bank;
  reg [4:0] asked_31_next_bank;
  reg second_next;
  reg second_next_next;
  reg held_0;
  wire held_0_next;
  reg held_1;
  wire held_1_next;

  assign granted_0 = free_0 & (~second);
  assign granted_1 = second;
  assign free_0 = want_0 & (~held_1);
  assign free_1 = want_1 & (~held_0);
  assign second = free_1 & (second_next | (~free_0));

  always @* begin
    crossbar_store = store_0;
    if (second) begin
      crossbar_store = store_1;
    end
  end

  always @* begin
    crossbar_valid_0 = valid_0_0;
    if (second) begin
      crossbar_valid_0 = valid_1_0;
    end
  end

  always @* begin
    crossbar_valid_1 = valid_0_1;
    if (second) begin
      crossbar_valid_1 = valid_1_1;
    end
  end

  always @* begin
    crossbar_valid_2 = valid_0_2;
    if (second) begin
      crossbar_valid_2 = valid_1_2;
    end
  end

  always @* begin
    crossbar_valid_3 = valid_0_3;
    if (second) begin
      crossbar_valid_3 = valid_1_3;
    end
  end

  always @* begin
    crossbar_valid_4 = valid_0_4;
    if (second) begin
      crossbar_valid_4 = valid_1_4;
    end
  end

  always @* begin
    crossbar_valid_5 = valid_0_5;
    if (second) begin
      crossbar_valid_5 = valid_1_5;
    end
  end

  always @* begin
    crossbar_valid_6 = valid_0_6;
    if (second) begin
      crossbar_valid_6 = valid_1_6;
    end
  end

  always @* begin
    crossbar_valid_7 = valid_0_7;
    if (second) begin
      crossbar_valid_7 = valid_1_7;
    end
  end

  always @* begin
    crossbar_valid_8 = valid_0_8;
    if (second) begin
      crossbar_valid_8 = valid_1_8;
    end
  end

  always @* begin
    crossbar_valid_9 = valid_0_9;
    if (second) begin
      crossbar_valid_9 = valid_1_9;
    end
  end

  always @* begin
    crossbar_valid_10 = valid_0_10;
    if (second) begin
      crossbar_valid_10 = valid_1_10;
    end
  end

  always @* begin
    crossbar_valid_11 = valid_0_11;
    if (second) begin
      crossbar_valid_11 = valid_1_11;
    end
  end

  always @* begin
    crossbar_valid_12 = valid_0_12;
    if (second) begin
      crossbar_valid_12 = valid_1_12;
    end
  end

  always @* begin
    crossbar_valid_13 = valid_0_13;
    if (second) begin
      crossbar_valid_13 = valid_1_13;
    end
  end

  always @* begin
    crossbar_valid_14 = valid_0_14;
    if (second) begin
      crossbar_valid_14 = valid_1_14;
    end
  end

  always @* begin
    crossbar_valid_15 = valid_0_15;
    if (second) begin
      crossbar_valid_15 = valid_1_15;
    end
  end

  always @* begin
    crossbar_valid_16 = valid_0_16;
    if (second) begin
      crossbar_valid_16 = valid_1_16;
    end
  end

  always @* begin
    crossbar_valid_17 = valid_0_17;
    if (second) begin
      crossbar_valid_17 = valid_1_17;
    end
  end

  always @* begin
    crossbar_valid_18 = valid_0_18;
    if (second) begin
      crossbar_valid_18 = valid_1_18;
    end
  end

  always @* begin
    crossbar_valid_19 = valid_0_19;
    if (second) begin
      crossbar_valid_19 = valid_1_19;
    end
  end

  always @* begin
    crossbar_valid_20 = valid_0_20;
    if (second) begin
      crossbar_valid_20 = valid_1_20;
    end
  end

  always @* begin
    crossbar_valid_21 = valid_0_21;
    if (second) begin
      crossbar_valid_21 = valid_1_21;
    end
  end

  always @* begin
    crossbar_valid_22 = valid_0_22;
    if (second) begin
      crossbar_valid_22 = valid_1_22;
    end
  end

  always @* begin
    crossbar_valid_23 = valid_0_23;
    if (second) begin
      crossbar_valid_23 = valid_1_23;
    end
  end

  always @* begin
    crossbar_valid_24 = valid_0_24;
    if (second) begin
      crossbar_valid_24 = valid_1_24;
    end
  end

  always @* begin
    crossbar_valid_25 = valid_0_25;
    if (second) begin
      crossbar_valid_25 = valid_1_25;
    end
  end

  always @* begin
    crossbar_valid_26 = valid_0_26;
    if (second) begin
      crossbar_valid_26 = valid_1_26;
    end
  end

  always @* begin
    crossbar_valid_27 = valid_0_27;
    if (second) begin
      crossbar_valid_27 = valid_1_27;
    end
  end

  always @* begin
    crossbar_valid_28 = valid_0_28;
    if (second) begin
      crossbar_valid_28 = valid_1_28;
    end
  end

  always @* begin
    crossbar_valid_29 = valid_0_29;
    if (second) begin
      crossbar_valid_29 = valid_1_29;
    end
  end

  always @* begin
    crossbar_valid_30 = valid_0_30;
    if (second) begin
      crossbar_valid_30 = valid_1_30;
    end
  end

  always @* begin
    crossbar_valid_31 = valid_0_31;
    if (second) begin
      crossbar_valid_31 = valid_1_31;
    end
  end

  always @* begin
    crossbar_request_0_bank = request_0_0_bank;
    if (second) begin
      crossbar_request_0_bank = request_1_0_bank;
    end
  end

  always @* begin
    crossbar_request_0_row = request_0_0_row;
    if (second) begin
      crossbar_request_0_row = request_1_0_row;
    end
  end

  always @* begin
    crossbar_request_0_data = request_0_0_data;
    if (second) begin
      crossbar_request_0_data = request_1_0_data;
    end
  end

  always @* begin
    crossbar_request_0_bytes = request_0_0_bytes;
    if (second) begin
      crossbar_request_0_bytes = request_1_0_bytes;
    end
  end

  always @* begin
    crossbar_request_1_bank = request_0_1_bank;
    if (second) begin
      crossbar_request_1_bank = request_1_1_bank;
    end
  end

  always @* begin
    crossbar_request_1_row = request_0_1_row;
    if (second) begin
      crossbar_request_1_row = request_1_1_row;
    end
  end

  always @* begin
    crossbar_request_1_data = request_0_1_data;
    if (second) begin
      crossbar_request_1_data = request_1_1_data;
    end
  end

  always @* begin
    crossbar_request_1_bytes = request_0_1_bytes;
    if (second) begin
      crossbar_request_1_bytes = request_1_1_bytes;
    end
  end

  always @* begin
    crossbar_request_2_bank = request_0_2_bank;
    if (second) begin
      crossbar_request_2_bank = request_1_2_bank;
    end
  end

  always @* begin
    crossbar_request_2_row = request_0_2_row;
    if (second) begin
      crossbar_request_2_row = request_1_2_row;
    end
  end

  always @* begin
    crossbar_request_2_data = request_0_2_data;
    if (second) begin
      crossbar_request_2_data = request_1_2_data;
    end
  end

  always @* begin
    crossbar_request_2_bytes = request_0_2_bytes;
    if (second) begin
      crossbar_request_2_bytes = request_1_2_bytes;
    end
  end

  always @* begin
    crossbar_request_3_bank = request_0_3_bank;
    if (second) begin
      crossbar_request_3_bank = request_1_3_bank;
    end
  end

  always @* begin
    crossbar_request_3_row = request_0_3_row;
    if (second) begin
      crossbar_request_3_row = request_1_3_row;
    end
  end

  always @* begin
    crossbar_request_3_data = request_0_3_data;
    if (second) begin
      crossbar_request_3_data = request_1_3_data;
    end
  end

  always @* begin
    crossbar_request_3_bytes = request_0_3_bytes;
    if (second) begin
      crossbar_request_3_bytes = request_1_3_bytes;
    end
  end

  always @* begin
    crossbar_request_4_bank = request_0_4_bank;
    if (second) begin
      crossbar_request_4_bank = request_1_4_bank;
    end
  end

  always @* begin
    crossbar_request_4_row = request_0_4_row;
    if (second) begin
      crossbar_request_4_row = request_1_4_row;
    end
  end

  always @* begin
    crossbar_request_4_data = request_0_4_data;
    if (second) begin
      crossbar_request_4_data = request_1_4_data;
    end
  end

  always @* begin
    crossbar_request_4_bytes = request_0_4_bytes;
    if (second) begin
      crossbar_request_4_bytes = request_1_4_bytes;
    end
  end

  always @* begin
    crossbar_request_5_bank = request_0_5_bank;
    if (second) begin
      crossbar_request_5_bank = request_1_5_bank;
    end
  end

  always @* begin
    crossbar_request_5_row = request_0_5_row;
    if (second) begin
      crossbar_request_5_row = request_1_5_row;
    end
  end

  always @* begin
    crossbar_request_5_data = request_0_5_data;
    if (second) begin
      crossbar_request_5_data = request_1_5_data;
    end
  end

  always @* begin
    crossbar_request_5_bytes = request_0_5_bytes;
    if (second) begin
      crossbar_request_5_bytes = request_1_5_bytes;
    end
  end

  always @* begin
    crossbar_request_6_bank = request_0_6_bank;
    if (second) begin
      crossbar_request_6_bank = request_1_6_bank;
    end
  end

  always @* begin
    crossbar_request_6_row = request_0_6_row;
    if (second) begin
      crossbar_request_6_row = request_1_6_row;
    end
  end

  always @* begin
    crossbar_request_6_data = request_0_6_data;
    if (second) begin
      crossbar_request_6_data = request_1_6_data;
    end
  end

  always @* begin
    crossbar_request_6_bytes = request_0_6_bytes;
    if (second) begin
      crossbar_request_6_bytes = request_1_6_bytes;
    end
  end

  always @* begin
    crossbar_request_7_bank = request_0_7_bank;
    if (second) begin
      crossbar_request_7_bank = request_1_7_bank;
    end
  end

  always @* begin
    crossbar_request_7_row = request_0_7_row;
    if (second) begin
      crossbar_request_7_row = request_1_7_row;
    end
  end

  always @* begin
    crossbar_request_7_data = request_0_7_data;
    if (second) begin
      crossbar_request_7_data = request_1_7_data;
    end
  end

  always @* begin
    crossbar_request_7_bytes = request_0_7_bytes;
    if (second) begin
      crossbar_request_7_bytes = request_1_7_bytes;
    end
  end

  always @* begin
    crossbar_request_8_bank = request_0_8_bank;
    if (second) begin
      crossbar_request_8_bank = request_1_8_bank;
    end
  end

  always @* begin
    crossbar_request_8_row = request_0_8_row;
    if (second) begin
      crossbar_request_8_row = request_1_8_row;
    end
  end

  always @* begin
    crossbar_request_8_data = request_0_8_data;
    if (second) begin
      crossbar_request_8_data = request_1_8_data;
    end
  end

  always @* begin
    crossbar_request_8_bytes = request_0_8_bytes;
    if (second) begin
      crossbar_request_8_bytes = request_1_8_bytes;
    end
  end

  always @* begin
    crossbar_request_9_bank = request_0_9_bank;
    if (second) begin
      crossbar_request_9_bank = request_1_9_bank;
    end
  end

  always @* begin
    crossbar_request_9_row = request_0_9_row;
    if (second) begin
      crossbar_request_9_row = request_1_9_row;
    end
  end

  always @* begin
    crossbar_request_9_data = request_0_9_data;
    if (second) begin
      crossbar_request_9_data = request_1_9_data;
    end
  end

  always @* begin
    crossbar_request_9_bytes = request_0_9_bytes;
    if (second) begin
      crossbar_request_9_bytes = request_1_9_bytes;
    end
  end

  always @* begin
    crossbar_request_10_bank = request_0_10_bank;
    if (second) begin
      crossbar_request_10_bank = request_1_10_bank;
    end
  end

  always @* begin
    crossbar_request_10_row = request_0_10_row;
    if (second) begin
      crossbar_request_10_row = request_1_10_row;
    end
  end

  always @* begin
    crossbar_request_10_data = request_0_10_data;
    if (second) begin
      crossbar_request_10_data = request_1_10_data;
    end
  end

  always @* begin
    crossbar_request_10_bytes = request_0_10_bytes;
    if (second) begin
      crossbar_request_10_bytes = request_1_10_bytes;
    end
  end

  always @* begin
    crossbar_request_11_bank = request_0_11_bank;
    if (second) begin
      crossbar_request_11_bank = request_1_11_bank;
    end
  end

  always @* begin
    crossbar_request_11_row = request_0_11_row;
    if (second) begin
      crossbar_request_11_row = request_1_11_row;
    end
  end

  always @* begin
    crossbar_request_11_data = request_0_11_data;
    if (second) begin
      crossbar_request_11_data = request_1_11_data;
    end
  end

  always @* begin
    crossbar_request_11_bytes = request_0_11_bytes;
    if (second) begin
      crossbar_request_11_bytes = request_1_11_bytes;
    end
  end

  always @* begin
    crossbar_request_12_bank = request_0_12_bank;
    if (second) begin
      crossbar_request_12_bank = request_1_12_bank;
    end
  end

  always @* begin
    crossbar_request_12_row = request_0_12_row;
    if (second) begin
      crossbar_request_12_row = request_1_12_row;
    end
  end

  always @* begin
    crossbar_request_12_data = request_0_12_data;
    if (second) begin
      crossbar_request_12_data = request_1_12_data;
    end
  end

  always @* begin
    crossbar_request_12_bytes = request_0_12_bytes;
    if (second) begin
      crossbar_request_12_bytes = request_1_12_bytes;
    end
  end

  always @* begin
    crossbar_request_13_bank = request_0_13_bank;
    if (second) begin
      crossbar_request_13_bank = request_1_13_bank;
    end
  end

  always @* begin
    crossbar_request_13_row = request_0_13_row;
    if (second) begin
      crossbar_request_13_row = request_1_13_row;
    end
  end

  always @* begin
    crossbar_request_13_data = request_0_13_data;
    if (second) begin
      crossbar_request_13_data = request_1_13_data;
    end
  end

  always @* begin
    crossbar_request_13_bytes = request_0_13_bytes;
    if (second) begin
      crossbar_request_13_bytes = request_1_13_bytes;
    end
  end

  always @* begin
    crossbar_request_14_bank = request_0_14_bank;
    if (second) begin
      crossbar_request_14_bank = request_1_14_bank;
    end
  end

  always @* begin
    crossbar_request_14_row = request_0_14_row;
    if (second) begin
      crossbar_request_14_row = request_1_14_row;
    end
  end

  always @* begin
    crossbar_request_14_data = request_0_14_data;
    if (second) begin
      crossbar_request_14_data = request_1_14_data;
    end
  end

  always @* begin
    crossbar_request_14_bytes = request_0_14_bytes;
    if (second) begin
      crossbar_request_14_bytes = request_1_14_bytes;
    end
  end

  always @* begin
    crossbar_request_15_bank = request_0_15_bank;
    if (second) begin
      crossbar_request_15_bank = request_1_15_bank;
    end
  end

  always @* begin
    crossbar_request_15_row = request_0_15_row;
    if (second) begin
      crossbar_request_15_row = request_1_15_row;
    end
  end

  always @* begin
    crossbar_request_15_data = request_0_15_data;
    if (second) begin
      crossbar_request_15_data = request_1_15_data;
    end
  end

  always @* begin
    crossbar_request_15_bytes = request_0_15_bytes;
    if (second) begin
      crossbar_request_15_bytes = request_1_15_bytes;
    end
  end

  always @* begin
    crossbar_request_16_bank = request_0_16_bank;
    if (second) begin
      crossbar_request_16_bank = request_1_16_bank;
    end
  end

  always @* begin
    crossbar_request_16_row = request_0_16_row;
    if (second) begin
      crossbar_request_16_row = request_1_16_row;
    end
  end

  always @* begin
    crossbar_request_16_data = request_0_16_data;
    if (second) begin
      crossbar_request_16_data = request_1_16_data;
    end
  end

  always @* begin
    crossbar_request_16_bytes = request_0_16_bytes;
    if (second) begin
      crossbar_request_16_bytes = request_1_16_bytes;
    end
  end

  always @* begin
    crossbar_request_17_bank = request_0_17_bank;
    if (second) begin
      crossbar_request_17_bank = request_1_17_bank;
    end
  end

  always @* begin
    crossbar_request_17_row = request_0_17_row;
    if (second) begin
      crossbar_request_17_row = request_1_17_row;
    end
  end

  always @* begin
    crossbar_request_17_data = request_0_17_data;
    if (second) begin
      crossbar_request_17_data = request_1_17_data;
    end
  end

  always @* begin
    crossbar_request_17_bytes = request_0_17_bytes;
    if (second) begin
      crossbar_request_17_bytes = request_1_17_bytes;
    end
  end

  always @* begin
    crossbar_request_18_bank = request_0_18_bank;
    if (second) begin
      crossbar_request_18_bank = request_1_18_bank;
    end
  end

  always @* begin
    crossbar_request_18_row = request_0_18_row;
    if (second) begin
      crossbar_request_18_row = request_1_18_row;
    end
  end

  always @* begin
    crossbar_request_18_data = request_0_18_data;
    if (second) begin
      crossbar_request_18_data = request_1_18_data;
    end
  end

  always @* begin
    crossbar_request_18_bytes = request_0_18_bytes;
    if (second) begin
      crossbar_request_18_bytes = request_1_18_bytes;
    end
  end

  always @* begin
    crossbar_request_19_bank = request_0_19_bank;
    if (second) begin
      crossbar_request_19_bank = request_1_19_bank;
    end
  end

  always @* begin
    crossbar_request_19_row = request_0_19_row;
    if (second) begin
      crossbar_request_19_row = request_1_19_row;
    end
  end

  always @* begin
    crossbar_request_19_data = request_0_19_data;
    if (second) begin
      crossbar_request_19_data = request_1_19_data;
    end
  end

  always @* begin
    crossbar_request_19_bytes = request_0_19_bytes;
    if (second) begin
      crossbar_request_19_bytes = request_1_19_bytes;
    end
  end

  always @* begin
    crossbar_request_20_bank = request_0_20_bank;
    if (second) begin
      crossbar_request_20_bank = request_1_20_bank;
    end
  end

  always @* begin
    crossbar_request_20_row = request_0_20_row;
    if (second) begin
      crossbar_request_20_row = request_1_20_row;
    end
  end

  always @* begin
    crossbar_request_20_data = request_0_20_data;
    if (second) begin
      crossbar_request_20_data = request_1_20_data;
    end
  end

  always @* begin
    crossbar_request_20_bytes = request_0_20_bytes;
    if (second) begin
      crossbar_request_20_bytes = request_1_20_bytes;
    end
  end

  always @* begin
    crossbar_request_21_bank = request_0_21_bank;
    if (second) begin
      crossbar_request_21_bank = request_1_21_bank;
    end
  end

  always @* begin
    crossbar_request_21_row = request_0_21_row;
    if (second) begin
      crossbar_request_21_row = request_1_21_row;
    end
  end

  always @* begin
    crossbar_request_21_data = request_0_21_data;
    if (second) begin
      crossbar_request_21_data = request_1_21_data;
    end
  end

  always @* begin
    crossbar_request_21_bytes = request_0_21_bytes;
    if (second) begin
      crossbar_request_21_bytes = request_1_21_bytes;
    end
  end

  always @* begin
    crossbar_request_22_bank = request_0_22_bank;
    if (second) begin
      crossbar_request_22_bank = request_1_22_bank;
    end
  end

  always @* begin
    crossbar_request_22_row = request_0_22_row;
    if (second) begin
      crossbar_request_22_row = request_1_22_row;
    end
  end

  always @* begin
    crossbar_request_22_data = request_0_22_data;
    if (second) begin
      crossbar_request_22_data = request_1_22_data;
    end
  end

  always @* begin
    crossbar_request_22_bytes = request_0_22_bytes;
    if (second) begin
      crossbar_request_22_bytes = request_1_22_bytes;
    end
  end

  always @* begin
    crossbar_request_23_bank = request_0_23_bank;
    if (second) begin
      crossbar_request_23_bank = request_1_23_bank;
    end
  end

  always @* begin
    crossbar_request_23_row = request_0_23_row;
    if (second) begin
      crossbar_request_23_row = request_1_23_row;
    end
  end

  always @* begin
    crossbar_request_23_data = request_0_23_data;
    if (second) begin
      crossbar_request_23_data = request_1_23_data;
    end
  end

  always @* begin
    crossbar_request_23_bytes = request_0_23_bytes;
    if (second) begin
      crossbar_request_23_bytes = request_1_23_bytes;
    end
  end

  always @* begin
    crossbar_request_24_bank = request_0_24_bank;
    if (second) begin
      crossbar_request_24_bank = request_1_24_bank;
    end
  end

  always @* begin
    crossbar_request_24_row = request_0_24_row;
    if (second) begin
      crossbar_request_24_row = request_1_24_row;
    end
  end

  always @* begin
    crossbar_request_24_data = request_0_24_data;
    if (second) begin
      crossbar_request_24_data = request_1_24_data;
    end
  end

  always @* begin
    crossbar_request_24_bytes = request_0_24_bytes;
    if (second) begin
      crossbar_request_24_bytes = request_1_24_bytes;
    end
  end

  always @* begin
    crossbar_request_25_bank = request_0_25_bank;
    if (second) begin
      crossbar_request_25_bank = request_1_25_bank;
    end
  end

  always @* begin
    crossbar_request_25_row = request_0_25_row;
    if (second) begin
      crossbar_request_25_row = request_1_25_row;
    end
  end

  always @* begin
    crossbar_request_25_data = request_0_25_data;
    if (second) begin
      crossbar_request_25_data = request_1_25_data;
    end
  end

  always @* begin
    crossbar_request_25_bytes = request_0_25_bytes;
    if (second) begin
      crossbar_request_25_bytes = request_1_25_bytes;
    end
  end

  always @* begin
    crossbar_request_26_bank = request_0_26_bank;
    if (second) begin
      crossbar_request_26_bank = request_1_26_bank;
    end
  end

  always @* begin
    crossbar_request_26_row = request_0_26_row;
    if (second) begin
      crossbar_request_26_row = request_1_26_row;
    end
  end

  always @* begin
    crossbar_request_26_data = request_0_26_data;
    if (second) begin
      crossbar_request_26_data = request_1_26_data;
    end
  end

  always @* begin
    crossbar_request_26_bytes = request_0_26_bytes;
    if (second) begin
      crossbar_request_26_bytes = request_1_26_bytes;
    end
  end

  always @* begin
    crossbar_request_27_bank = request_0_27_bank;
    if (second) begin
      crossbar_request_27_bank = request_1_27_bank;
    end
  end

  always @* begin
    crossbar_request_27_row = request_0_27_row;
    if (second) begin
      crossbar_request_27_row = request_1_27_row;
    end
  end

  always @* begin
    crossbar_request_27_data = request_0_27_data;
    if (second) begin
      crossbar_request_27_data = request_1_27_data;
    end
  end

  always @* begin
    crossbar_request_27_bytes = request_0_27_bytes;
    if (second) begin
      crossbar_request_27_bytes = request_1_27_bytes;
    end
  end

  always @* begin
    crossbar_request_28_bank = request_0_28_bank;
    if (second) begin
      crossbar_request_28_bank = request_1_28_bank;
    end
  end

  always @* begin
    crossbar_request_28_row = request_0_28_row;
    if (second) begin
      crossbar_request_28_row = request_1_28_row;
    end
  end

  always @* begin
    crossbar_request_28_data = request_0_28_data;
    if (second) begin
      crossbar_request_28_data = request_1_28_data;
    end
  end

  always @* begin
    crossbar_request_28_bytes = request_0_28_bytes;
    if (second) begin
      crossbar_request_28_bytes = request_1_28_bytes;
    end
  end

  always @* begin
    crossbar_request_29_bank = request_0_29_bank;
    if (second) begin
      crossbar_request_29_bank = request_1_29_bank;
    end
  end

  always @* begin
    crossbar_request_29_row = request_0_29_row;
    if (second) begin
      crossbar_request_29_row = request_1_29_row;
    end
  end

  always @* begin
    crossbar_request_29_data = request_0_29_data;
    if (second) begin
      crossbar_request_29_data = request_1_29_data;
    end
  end

  always @* begin
    crossbar_request_29_bytes = request_0_29_bytes;
    if (second) begin
      crossbar_request_29_bytes = request_1_29_bytes;
    end
  end

  always @* begin
    crossbar_request_30_bank = request_0_30_bank;
    if (second) begin
      crossbar_request_30_bank = request_1_30_bank;
    end
  end

  always @* begin
    crossbar_request_30_row = request_0_30_row;
    if (second) begin
      crossbar_request_30_row = request_1_30_row;
    end
  end

  always @* begin
    crossbar_request_30_data = request_0_30_data;
    if (second) begin
      crossbar_request_30_data = request_1_30_data;
    end
  end

  always @* begin
    crossbar_request_30_bytes = request_0_30_bytes;
    if (second) begin
      crossbar_request_30_bytes = request_1_30_bytes;
    end
  end

  always @* begin
    crossbar_request_31_bank = request_0_31_bank;
    if (second) begin
      crossbar_request_31_bank = request_1_31_bank;
    end
  end

  always @* begin
    crossbar_request_31_row = request_0_31_row;
    if (second) begin
      crossbar_request_31_row = request_1_31_row;
    end
  end

  always @* begin
    crossbar_request_31_data = request_0_31_data;
    if (second) begin
      crossbar_request_31_data = request_1_31_data;
    end
  end

  always @* begin
    crossbar_request_31_bytes = request_0_31_bytes;
    if (second) begin
      crossbar_request_31_bytes = request_1_31_bytes;
    end
  end

  always @* begin
    asked_0_next_bank = request_0_0_bank;
    if (second) begin
      asked_0_next_bank = request_1_0_bank;
    end
  end

  always @* begin
    asked_1_next_bank = request_0_1_bank;
    if (second) begin
      asked_1_next_bank = request_1_1_bank;
    end
  end

  always @* begin
    asked_2_next_bank = request_0_2_bank;
    if (second) begin
      asked_2_next_bank = request_1_2_bank;
    end
  end

  always @* begin
    asked_3_next_bank = request_0_3_bank;
    if (second) begin
      asked_3_next_bank = request_1_3_bank;
    end
  end

  always @* begin
    asked_4_next_bank = request_0_4_bank;
    if (second) begin
      asked_4_next_bank = request_1_4_bank;
    end
  end

  always @* begin
    asked_5_next_bank = request_0_5_bank;
    if (second) begin
      asked_5_next_bank = request_1_5_bank;
    end
  end

  always @* begin
    asked_6_next_bank = request_0_6_bank;
    if (second) begin
      asked_6_next_bank = request_1_6_bank;
    end
  end

  always @* begin
    asked_7_next_bank = request_0_7_bank;
    if (second) begin
      asked_7_next_bank = request_1_7_bank;
    end
  end

  always @* begin
    asked_8_next_bank = request_0_8_bank;
    if (second) begin
      asked_8_next_bank = request_1_8_bank;
    end
  end

  always @* begin
    asked_9_next_bank = request_0_9_bank;
    if (second) begin
      asked_9_next_bank = request_1_9_bank;
    end
  end

  always @* begin
    asked_10_next_bank = request_0_10_bank;
    if (second) begin
      asked_10_next_bank = request_1_10_bank;
    end
  end

  always @* begin
    asked_11_next_bank = request_0_11_bank;
    if (second) begin
      asked_11_next_bank = request_1_11_bank;
    end
  end

  always @* begin
    asked_12_next_bank = request_0_12_bank;
    if (second) begin
      asked_12_next_bank = request_1_12_bank;
    end
  end

  always @* begin
    asked_13_next_bank = request_0_13_bank;
    if (second) begin
      asked_13_next_bank = request_1_13_bank;
    end
  end

  always @* begin
    asked_14_next_bank = request_0_14_bank;
    if (second) begin
      asked_14_next_bank = request_1_14_bank;
    end
  end

  always @* begin
    asked_15_next_bank = request_0_15_bank;
    if (second) begin
      asked_15_next_bank = request_1_15_bank;
    end
  end

  always @* begin
    asked_16_next_bank = request_0_16_bank;
    if (second) begin
      asked_16_next_bank = request_1_16_bank;
    end
  end

  always @* begin
    asked_17_next_bank = request_0_17_bank;
    if (second) begin
      asked_17_next_bank = request_1_17_bank;
    end
  end

  always @* begin
    asked_18_next_bank = request_0_18_bank;
    if (second) begin
      asked_18_next_bank = request_1_18_bank;
    end
  end

  always @* begin
    asked_19_next_bank = request_0_19_bank;
    if (second) begin
      asked_19_next_bank = request_1_19_bank;
    end
  end

  always @* begin
    asked_20_next_bank = request_0_20_bank;
    if (second) begin
      asked_20_next_bank = request_1_20_bank;
    end
  end

  always @* begin
    asked_21_next_bank = request_0_21_bank;
    if (second) begin
      asked_21_next_bank = request_1_21_bank;
    end
  end

  always @* begin
    asked_22_next_bank = request_0_22_bank;
    if (second) begin
      asked_22_next_bank = request_1_22_bank;
    end
  end

  always @* begin
    asked_23_next_bank = request_0_23_bank;
    if (second) begin
      asked_23_next_bank = request_1_23_bank;
    end
  end

  always @* begin
    asked_24_next_bank = request_0_24_bank;
    if (second) begin
      asked_24_next_bank = request_1_24_bank;
    end
  end

  always @* begin
    asked_25_next_bank = request_0_25_bank;
    if (second) begin
      asked_25_next_bank = request_1_25_bank;
    end
  end

  always @* begin
    asked_26_next_bank = request_0_26_bank;
    if (second) begin
      asked_26_next_bank = request_1_26_bank;
    end
  end

  always @* begin
    asked_27_next_bank = request_0_27_bank;
    if (second) begin
      asked_27_next_bank = request_1_27_bank;
    end
  end

  always @* begin
    asked_28_next_bank = request_0_28_bank;
    if (second) begin
      asked_28_next_bank = request_1_28_bank;
    end
  end

  always @* begin
    asked_29_next_bank = request_0_29_bank;
    if (second) begin
      asked_29_next_bank = request_1_29_bank;
    end
  end

  always @* begin
    asked_30_next_bank = request_0_30_bank;
    if (second) begin
      asked_30_next_bank = request_1_30_bank;
    end
  end

  always @* begin
    asked_31_next_bank = request_0_31_bank;
    if (second) begin
      asked_31_next_bank = request_1_31_bank;
    end
  end

  always @* begin
    second_next_next = second_next;
    if (free_0 | free_1) begin
      second_next_next = ~second;
    end
  end

  assign held_0_next = hold_0 & (held_0 | granted_0);
  assign held_1_next = hold_1 & (held_1 | second);

  initial begin
    asked_0_bank = 5'd0;
    asked_1_bank = 5'd0;
    asked_2_bank = 5'd0;
    asked_3_bank = 5'd0;
    asked_4_bank = 5'd0;
    asked_5_bank = 5'd0;
    asked_6_bank = 5'd0;
    asked_7_bank = 5'd0;
    asked_8_bank = 5'd0;
    asked_9_bank = 5'd0;
    asked_10_bank = 5'd0;
    asked_11_bank = 5'd0;
    asked_12_bank = 5'd0;
    asked_13_bank = 5'd0;
    asked_14_bank = 5'd0;
    asked_15_bank = 5'd0;
    asked_16_bank = 5'd0;
    asked_17_bank = 5'd0;
    asked_18_bank = 5'd0;
    asked_19_bank = 5'd0;
    asked_20_bank = 5'd0;
    asked_21_bank = 5'd0;
    asked_22_bank = 5'd0;
    asked_23_bank = 5'd0;
    asked_24_bank = 5'd0;
    asked_25_bank = 5'd0;
    asked_26_bank = 5'd0;
    asked_27_bank = 5'd0;
    asked_28_bank = 5'd0;
    asked_29_bank = 5'd0;
    asked_30_bank = 5'd0;
    asked_31_bank = 5'd0;
    second_next = 1'b0;
    held_0 = 1'b0;
    held_1 = 1'b0;
  end
  always @(posedge clock) begin
    asked_0_bank <= asked_0_next_bank;
    asked_1_bank <= asked_1_next_bank;
    asked_2_bank <= asked_2_next_bank;
    asked_3_bank <= asked_3_next_bank;
    asked_4_bank <= asked_4_next_bank;
    asked_5_bank <= asked_5_next_bank;
    asked_6_bank <= asked_6_next_bank;
    asked_7_bank <= asked_7_next_bank;
    asked_8_bank <= asked_8_next_bank;
    asked_9_bank <= asked_9_next_bank;
    asked_10_bank <= asked_10_next_bank;
    asked_11_bank <= asked_11_next_bank;
    asked_12_bank <= asked_12_next_bank;
    asked_13_bank <= asked_13_next_bank;
    asked_14_bank <= asked_14_next_bank;
    asked_15_bank <= asked_15_next_bank;
    asked_16_bank <= asked_16_next_bank;
    asked_17_bank <= asked_17_next_bank;
    asked_18_bank <= asked_18_next_bank;
    asked_19_bank <= asked_19_next_bank;
    asked_20_bank <= asked_20_next_bank;
    asked_21_bank <= asked_21_next_bank;
    asked_22_bank <= asked_22_next_bank;
    asked_23_bank <= asked_23_next_bank;
    asked_24_bank <= asked_24_next_bank;
    asked_25_bank <= asked_25_next_bank;
    asked_26_bank <= asked_26_next_bank;
    asked_27_bank <= asked_27_next_bank;
    asked_28_bank <= asked_28_next_bank;
    asked_29_bank <= asked_29_next_bank;
    asked_30_bank <= asked_30_next_bank;
    asked_31_bank <= asked_31_next_bank;
    second_next <= second_next_next;
    held_0 <= held_0_next;
    held_1 <= held_1_next;
  end

  lds_crossbar crossbar (
    .store(crossbar_store),
    .valid_0(crossbar_valid_0),
    .valid_1(crossbar_valid_1),
    .valid_2(crossbar_valid_2),
    .valid_3(crossbar_valid_3),
    .valid_4(crossbar_valid_4),
    .valid_5(crossbar_valid_5),
    .valid_6(crossbar_valid_6),
    .valid_7(crossbar_valid_7),
    .valid_8(crossbar_valid_8),
    .valid_9(crossbar_valid_9),
    .valid_10(crossbar_valid_10),
    .valid_11(crossbar_valid_11),
    .valid_12(crossbar_valid_12),
    .valid_13(crossbar_valid_13),
    .valid_14(crossbar_valid_14),
    .valid_15(crossbar_valid_15),
    .valid_16(crossbar_valid_16),
    .valid_17(crossbar_valid_17),
    .valid_18(crossbar_valid_18),
    .valid_19(crossbar_valid_19),
    .valid_20(crossbar_valid_20),
    .valid_21(crossbar_valid_21),
    .valid_22(crossbar_valid_22),
    .valid_23(crossbar_valid_23),
    .valid_24(crossbar_valid_24),
    .valid_25(crossbar_valid_25),
    .valid_26(crossbar_valid_26),
    .valid_27(crossbar_valid_27),
    .valid_28(crossbar_valid_28),
    .valid_29(crossbar_valid_29),
    .valid_30(crossbar_valid_30),
    .valid_31(crossbar_valid_31),
    .request_0_bank(crossbar_request_0_bank),
    .request_0_row(crossbar_request_0_row),
    .request_0_data(crossbar_request_0_data),
    .request_0_bytes(crossbar_request_0_bytes),
    .request_1_bank(crossbar_request_1_bank),
    .request_1_row(crossbar_request_1_row),
    .request_1_data(crossbar_request_1_data),
    .request_1_bytes(crossbar_request_1_bytes),
    .request_2_bank(crossbar_request_2_bank),
    .request_2_row(crossbar_request_2_row),
    .request_2_data(crossbar_request_2_data),
    .request_2_bytes(crossbar_request_2_bytes),
    .request_3_bank(crossbar_request_3_bank),
    .request_3_row(crossbar_request_3_row),
    .request_3_data(crossbar_request_3_data),
    .request_3_bytes(crossbar_request_3_bytes),
    .request_4_bank(crossbar_request_4_bank),
    .request_4_row(crossbar_request_4_row),
    .request_4_data(crossbar_request_4_data),
    .request_4_bytes(crossbar_request_4_bytes),
    .request_5_bank(crossbar_request_5_bank),
    .request_5_row(crossbar_request_5_row),
    .request_5_data(crossbar_request_5_data),
    .request_5_bytes(crossbar_request_5_bytes),
    .request_6_bank(crossbar_request_6_bank),
    .request_6_row(crossbar_request_6_row),
    .request_6_data(crossbar_request_6_data),
    .request_6_bytes(crossbar_request_6_bytes),
    .request_7_bank(crossbar_request_7_bank),
    .request_7_row(crossbar_request_7_row),
    .request_7_data(crossbar_request_7_data),
    .request_7_bytes(crossbar_request_7_bytes),
    .request_8_bank(crossbar_request_8_bank),
    .request_8_row(crossbar_request_8_row),
    .request_8_data(crossbar_request_8_data),
    .request_8_bytes(crossbar_request_8_bytes),
    .request_9_bank(crossbar_request_9_bank),
    .request_9_row(crossbar_request_9_row),
    .request_9_data(crossbar_request_9_data),
    .request_9_bytes(crossbar_request_9_bytes),
    .request_10_bank(crossbar_request_10_bank),
    .request_10_row(crossbar_request_10_row),
    .request_10_data(crossbar_request_10_data),
    .request_10_bytes(crossbar_request_10_bytes),
    .request_11_bank(crossbar_request_11_bank),
    .request_11_row(crossbar_request_11_row),
    .request_11_data(crossbar_request_11_data),
    .request_11_bytes(crossbar_request_11_bytes),
    .request_12_bank(crossbar_request_12_bank),
    .request_12_row(crossbar_request_12_row),
    .request_12_data(crossbar_request_12_data),
    .request_12_bytes(crossbar_request_12_bytes),
    .request_13_bank(crossbar_request_13_bank),
    .request_13_row(crossbar_request_13_row),
    .request_13_data(crossbar_request_13_data),
    .request_13_bytes(crossbar_request_13_bytes),
    .request_14_bank(crossbar_request_14_bank),
    .request_14_row(crossbar_request_14_row),
    .request_14_data(crossbar_request_14_data),
    .request_14_bytes(crossbar_request_14_bytes),
    .request_15_bank(crossbar_request_15_bank),
    .request_15_row(crossbar_request_15_row),
    .request_15_data(crossbar_request_15_data),
    .request_15_bytes(crossbar_request_15_bytes),
    .request_16_bank(crossbar_request_16_bank),
    .request_16_row(crossbar_request_16_row),
    .request_16_data(crossbar_request_16_data),
    .request_16_bytes(crossbar_request_16_bytes),
    .request_17_bank(crossbar_request_17_bank),
    .request_17_row(crossbar_request_17_row),
    .request_17_data(crossbar_request_17_data),
    .request_17_bytes(crossbar_request_17_bytes),
    .request_18_bank(crossbar_request_18_bank),
    .request_18_row(crossbar_request_18_row),
    .request_18_data(crossbar_request_18_data),
    .request_18_bytes(crossbar_request_18_bytes),
    .request_19_bank(crossbar_request_19_bank),
    .request_19_row(crossbar_request_19_row),
    .request_19_data(crossbar_request_19_data),
    .request_19_bytes(crossbar_request_19_bytes),
    .request_20_bank(crossbar_request_20_bank),
    .request_20_row(crossbar_request_20_row),
    .request_20_data(crossbar_request_20_data),
    .request_20_bytes(crossbar_request_20_bytes),
    .request_21_bank(crossbar_request_21_bank),
    .request_21_row(crossbar_request_21_row),
    .request_21_data(crossbar_request_21_data),
    .request_21_bytes(crossbar_request_21_bytes),
    .request_22_bank(crossbar_request_22_bank),
    .request_22_row(crossbar_request_22_row),
    .request_22_data(crossbar_request_22_data),
    .request_22_bytes(crossbar_request_22_bytes),
    .request_23_bank(crossbar_request_23_bank),
    .request_23_row(crossbar_request_23_row),
    .request_23_data(crossbar_request_23_data),
    .request_23_bytes(crossbar_request_23_bytes),
    .request_24_bank(crossbar_request_24_bank),
    .request_24_row(crossbar_request_24_row),
    .request_24_data(crossbar_request_24_data),
    .request_24_bytes(crossbar_request_24_bytes),
    .request_25_bank(crossbar_request_25_bank),
    .request_25_row(crossbar_request_25_row),
    .request_25_data(crossbar_request_25_data),
    .request_25_bytes(crossbar_request_25_bytes),
    .request_26_bank(crossbar_request_26_bank),
    .request_26_row(crossbar_request_26_row),
    .request_26_data(crossbar_request_26_data),
    .request_26_bytes(crossbar_request_26_bytes),
    .request_27_bank(crossbar_request_27_bank),
    .request_27_row(crossbar_request_27_row),
    .request_27_data(crossbar_request_27_data),
    .request_27_bytes(crossbar_request_27_bytes),
    .request_28_bank(crossbar_request_28_bank),
    .request_28_row(crossbar_request_28_row),
    .request_28_data(crossbar_request_28_data),
    .request_28_bytes(crossbar_request_28_bytes),
    .request_29_bank(crossbar_request_29_bank),
    .request_29_row(crossbar_request_29_row),
    .request_29_data(crossbar_request_29_data),
    .request_29_bytes(crossbar_request_29_bytes),
    .request_30_bank(crossbar_request_30_bank),
    .request_30_row(crossbar_request_30_row),
    .request_30_data(crossbar_request_30_data),
    .request_30_bytes(crossbar_request_30_bytes),
    .request_31_bank(crossbar_request_31_bank),
    .request_31_row(crossbar_request_31_row),
    .request_31_data(crossbar_request_31_data),
    .request_31_bytes(crossbar_request_31_bytes),
    .served_0(served_0),
    .served_1(served_1),
    .served_2(served_2),
    .served_3(served_3),
    .served_4(served_4),
    .served_5(served_5),
    .served_6(served_6),
    .served_7(served_7),
    .served_8(served_8),
    .served_9(served_9),
    .served_10(served_10),
    .served_11(served_11),
    .served_12(served_12),
    .served_13(served_13),
    .served_14(served_14),
    .served_15(served_15),
    .served_16(served_16),
    .served_17(served_17),
    .served_18(served_18),
    .served_19(served_19),
    .served_20(served_20),
    .served_21(served_21),
    .served_22(served_22),
    .served_23(served_23),
    .served_24(served_24),
    .served_25(served_25),
    .served_26(served_26),
    .served_27(served_27),
    .served_28(served_28),
    .served_29(served_29),
    .served_30(served_30),
    .served_31(served_31),
    .enable_0(crossbar_enable_0),
    .enable_1(crossbar_enable_1),
    .enable_2(crossbar_enable_2),
    .enable_3(crossbar_enable_3),
    .enable_4(crossbar_enable_4),
    .enable_5(crossbar_enable_5),
    .enable_6(crossbar_enable_6),
    .enable_7(crossbar_enable_7),
    .enable_8(crossbar_enable_8),
    .enable_9(crossbar_enable_9),
    .enable_10(crossbar_enable_10),
    .enable_11(crossbar_enable_11),
    .enable_12(crossbar_enable_12),
    .enable_13(crossbar_enable_13),
    .enable_14(crossbar_enable_14),
    .enable_15(crossbar_enable_15),
    .enable_16(crossbar_enable_16),
    .enable_17(crossbar_enable_17),
    .enable_18(crossbar_enable_18),
    .enable_19(crossbar_enable_19),
    .enable_20(crossbar_enable_20),
    .enable_21(crossbar_enable_21),
    .enable_22(crossbar_enable_22),
    .enable_23(crossbar_enable_23),
    .enable_24(crossbar_enable_24),
    .enable_25(crossbar_enable_25),
    .enable_26(crossbar_enable_26),
    .enable_27(crossbar_enable_27),
    .enable_28(crossbar_enable_28),
    .enable_29(crossbar_enable_29),
    .enable_30(crossbar_enable_30),
    .enable_31(crossbar_enable_31),
    .bank_row_0(crossbar_bank_row_0),
    .bank_row_1(crossbar_bank_row_1),
    .bank_row_2(crossbar_bank_row_2),
    .bank_row_3(crossbar_bank_row_3),
    .bank_row_4(crossbar_bank_row_4),
    .bank_row_5(crossbar_bank_row_5),
    .bank_row_6(crossbar_bank_row_6),
    .bank_row_7(crossbar_bank_row_7),
    .bank_row_8(crossbar_bank_row_8),
    .bank_row_9(crossbar_bank_row_9),
    .bank_row_10(crossbar_bank_row_10),
    .bank_row_11(crossbar_bank_row_11),
    .bank_row_12(crossbar_bank_row_12),
    .bank_row_13(crossbar_bank_row_13),
    .bank_row_14(crossbar_bank_row_14),
    .bank_row_15(crossbar_bank_row_15),
    .bank_row_16(crossbar_bank_row_16),
    .bank_row_17(crossbar_bank_row_17),
    .bank_row_18(crossbar_bank_row_18),
    .bank_row_19(crossbar_bank_row_19),
    .bank_row_20(crossbar_bank_row_20),
    .bank_row_21(crossbar_bank_row_21),
    .bank_row_22(crossbar_bank_row_22),
    .bank_row_23(crossbar_bank_row_23),
    .bank_row_24(crossbar_bank_row_24),
    .bank_row_25(crossbar_bank_row_25),
    .bank_row_26(crossbar_bank_row_26),
    .bank_row_27(crossbar_bank_row_27),
    .bank_row_28(crossbar_bank_row_28),
    .bank_row_29(crossbar_bank_row_29),
    .bank_row_30(crossbar_bank_row_30),
    .bank_row_31(crossbar_bank_row_31),
    .bank_data_0(crossbar_bank_data_0),
    .bank_data_1(crossbar_bank_data_1),
    .bank_data_2(crossbar_bank_data_2),
    .bank_data_3(crossbar_bank_data_3),
    .bank_data_4(crossbar_bank_data_4),
    .bank_data_5(crossbar_bank_data_5),
    .bank_data_6(crossbar_bank_data_6),
    .bank_data_7(crossbar_bank_data_7),
    .bank_data_8(crossbar_bank_data_8),
    .bank_data_9(crossbar_bank_data_9),
    .bank_data_10(crossbar_bank_data_10),
    .bank_data_11(crossbar_bank_data_11),
    .bank_data_12(crossbar_bank_data_12),
    .bank_data_13(crossbar_bank_data_13),
    .bank_data_14(crossbar_bank_data_14),
    .bank_data_15(crossbar_bank_data_15),
    .bank_data_16(crossbar_bank_data_16),
    .bank_data_17(crossbar_bank_data_17),
    .bank_data_18(crossbar_bank_data_18),
    .bank_data_19(crossbar_bank_data_19),
    .bank_data_20(crossbar_bank_data_20),
    .bank_data_21(crossbar_bank_data_21),
    .bank_data_22(crossbar_bank_data_22),
    .bank_data_23(crossbar_bank_data_23),
    .bank_data_24(crossbar_bank_data_24),
    .bank_data_25(crossbar_bank_data_25),
    .bank_data_26(crossbar_bank_data_26),
    .bank_data_27(crossbar_bank_data_27),
    .bank_data_28(crossbar_bank_data_28),
    .bank_data_29(crossbar_bank_data_29),
    .bank_data_30(crossbar_bank_data_30),
    .bank_data_31(crossbar_bank_data_31),
    .bank_bytes_0(crossbar_bank_bytes_0),
    .bank_bytes_1(crossbar_bank_bytes_1),
    .bank_bytes_2(crossbar_bank_bytes_2),
    .bank_bytes_3(crossbar_bank_bytes_3),
    .bank_bytes_4(crossbar_bank_bytes_4),
    .bank_bytes_5(crossbar_bank_bytes_5),
    .bank_bytes_6(crossbar_bank_bytes_6),
    .bank_bytes_7(crossbar_bank_bytes_7),
    .bank_bytes_8(crossbar_bank_bytes_8),
    .bank_bytes_9(crossbar_bank_bytes_9),
    .bank_bytes_10(crossbar_bank_bytes_10),
    .bank_bytes_11(crossbar_bank_bytes_11),
    .bank_bytes_12(crossbar_bank_bytes_12),
    .bank_bytes_13(crossbar_bank_bytes_13),
    .bank_bytes_14(crossbar_bank_bytes_14),
    .bank_bytes_15(crossbar_bank_bytes_15),
    .bank_bytes_16(crossbar_bank_bytes_16),
    .bank_bytes_17(crossbar_bank_bytes_17),
    .bank_bytes_18(crossbar_bank_bytes_18),
    .bank_bytes_19(crossbar_bank_bytes_19),
    .bank_bytes_20(crossbar_bank_bytes_20),
    .bank_bytes_21(crossbar_bank_bytes_21),
    .bank_bytes_22(crossbar_bank_bytes_22),
    .bank_bytes_23(crossbar_bank_bytes_23),
    .bank_bytes_24(crossbar_bank_bytes_24),
    .bank_bytes_25(crossbar_bank_bytes_25),
    .bank_bytes_26(crossbar_bank_bytes_26),
    .bank_bytes_27(crossbar_bank_bytes_27),
    .bank_bytes_28(crossbar_bank_bytes_28),
    .bank_bytes_29(crossbar_bank_bytes_29),
    .bank_bytes_30(crossbar_bank_bytes_30),
    .bank_bytes_31(crossbar_bank_bytes_31)
  );

  lds_banks banks (
    .clock(clock),
    .store(crossbar_store),
    .enable_0(crossbar_enable_0),
    .enable_1(crossbar_enable_1),
    .enable_2(crossbar_enable_2),
    .enable_3(crossbar_enable_3),
    .enable_4(crossbar_enable_4),
    .enable_5(crossbar_enable_5),
    .enable_6(crossbar_enable_6),
    .enable_7(crossbar_enable_7),
    .enable_8(crossbar_enable_8),
    .enable_9(crossbar_enable_9),
    .enable_10(crossbar_enable_10),
    .enable_11(crossbar_enable_11),
    .enable_12(crossbar_enable_12),
    .enable_13(crossbar_enable_13),
    .enable_14(crossbar_enable_14),
    .enable_15(crossbar_enable_15),
    .enable_16(crossbar_enable_16),
    .enable_17(crossbar_enable_17),
    .enable_18(crossbar_enable_18),
    .enable_19(crossbar_enable_19),
    .enable_20(crossbar_enable_20),
    .enable_21(crossbar_enable_21),
    .enable_22(crossbar_enable_22),
    .enable_23(crossbar_enable_23),
    .enable_24(crossbar_enable_24),
    .enable_25(crossbar_enable_25),
    .enable_26(crossbar_enable_26),
    .enable_27(crossbar_enable_27),
    .enable_28(crossbar_enable_28),
    .enable_29(crossbar_enable_29),
    .enable_30(crossbar_enable_30),
    .enable_31(crossbar_enable_31),
    .row_0(crossbar_bank_row_0),
    .row_1(crossbar_bank_row_1),
    .row_2(crossbar_bank_row_2),
    .row_3(crossbar_bank_row_3),
    .row_4(crossbar_bank_row_4),
    .row_5(crossbar_bank_row_5),
    .row_6(crossbar_bank_row_6),
    .row_7(crossbar_bank_row_7),
    .row_8(crossbar_bank_row_8),
    .row_9(crossbar_bank_row_9),
    .row_10(crossbar_bank_row_10),
    .row_11(crossbar_bank_row_11),
    .row_12(crossbar_bank_row_12),
    .row_13(crossbar_bank_row_13),
    .row_14(crossbar_bank_row_14),
    .row_15(crossbar_bank_row_15),
    .row_16(crossbar_bank_row_16),
    .row_17(crossbar_bank_row_17),
    .row_18(crossbar_bank_row_18),
    .row_19(crossbar_bank_row_19),
    .row_20(crossbar_bank_row_20),
    .row_21(crossbar_bank_row_21),
    .row_22(crossbar_bank_row_22),
    .row_23(crossbar_bank_row_23),
    .row_24(crossbar_bank_row_24),
    .row_25(crossbar_bank_row_25),
    .row_26(crossbar_bank_row_26),
    .row_27(crossbar_bank_row_27),
    .row_28(crossbar_bank_row_28),
    .row_29(crossbar_bank_row_29),
    .row_30(crossbar_bank_row_30),
    .row_31(crossbar_bank_row_31),
    .data_0(crossbar_bank_data_0),
    .data_1(crossbar_bank_data_1),
    .data_2(crossbar_bank_data_2),
    .data_3(crossbar_bank_data_3),
    .data_4(crossbar_bank_data_4),
    .data_5(crossbar_bank_data_5),
    .data_6(crossbar_bank_data_6),
    .data_7(crossbar_bank_data_7),
    .data_8(crossbar_bank_data_8),
    .data_9(crossbar_bank_data_9),
    .data_10(crossbar_bank_data_10),
    .data_11(crossbar_bank_data_11),
    .data_12(crossbar_bank_data_12),
    .data_13(crossbar_bank_data_13),
    .data_14(crossbar_bank_data_14),
    .data_15(crossbar_bank_data_15),
    .data_16(crossbar_bank_data_16),
    .data_17(crossbar_bank_data_17),
    .data_18(crossbar_bank_data_18),
    .data_19(crossbar_bank_data_19),
    .data_20(crossbar_bank_data_20),
    .data_21(crossbar_bank_data_21),
    .data_22(crossbar_bank_data_22),
    .data_23(crossbar_bank_data_23),
    .data_24(crossbar_bank_data_24),
    .data_25(crossbar_bank_data_25),
    .data_26(crossbar_bank_data_26),
    .data_27(crossbar_bank_data_27),
    .data_28(crossbar_bank_data_28),
    .data_29(crossbar_bank_data_29),
    .data_30(crossbar_bank_data_30),
    .data_31(crossbar_bank_data_31),
    .bytes_0(crossbar_bank_bytes_0),
    .bytes_1(crossbar_bank_bytes_1),
    .bytes_2(crossbar_bank_bytes_2),
    .bytes_3(crossbar_bank_bytes_3),
    .bytes_4(crossbar_bank_bytes_4),
    .bytes_5(crossbar_bank_bytes_5),
    .bytes_6(crossbar_bank_bytes_6),
    .bytes_7(crossbar_bank_bytes_7),
    .bytes_8(crossbar_bank_bytes_8),
    .bytes_9(crossbar_bank_bytes_9),
    .bytes_10(crossbar_bank_bytes_10),
    .bytes_11(crossbar_bank_bytes_11),
    .bytes_12(crossbar_bank_bytes_12),
    .bytes_13(crossbar_bank_bytes_13),
    .bytes_14(crossbar_bank_bytes_14),
    .bytes_15(crossbar_bank_bytes_15),
    .bytes_16(crossbar_bank_bytes_16),
    .bytes_17(crossbar_bank_bytes_17),
    .bytes_18(crossbar_bank_bytes_18),
    .bytes_19(crossbar_bank_bytes_19),
    .bytes_20(crossbar_bank_bytes_20),
    .bytes_21(crossbar_bank_bytes_21),
    .bytes_22(crossbar_bank_bytes_22),
    .bytes_23(crossbar_bank_bytes_23),
    .bytes_24(crossbar_bank_bytes_24),
    .bytes_25(crossbar_bank_bytes_25),
    .bytes_26(crossbar_bank_bytes_26),
    .bytes_27(crossbar_bank_bytes_27),
    .bytes_28(crossbar_bank_bytes_28),
    .bytes_29(crossbar_bank_bytes_29),
    .bytes_30(crossbar_bank_bytes_30),
    .bytes_31(crossbar_bank_bytes_31),
    .read_0(banks_read_0),
    .read_1(banks_read_1),
    .read_2(banks_read_2),
    .read_3(banks_read_3),
    .read_4(banks_read_4),
    .read_5(banks_read_5),
    .read_6(banks_read_6),
    .read_7(banks_read_7),
    .read_8(banks_read_8),
    .read_9(banks_read_9),
    .read_10(banks_read_10),
    .read_11(banks_read_11),
    .read_12(banks_read_12),
    .read_13(banks_read_13),
    .read_14(banks_read_14),
    .read_15(banks_read_15),
    .read_16(banks_read_16),
    .read_17(banks_read_17),
    .read_18(banks_read_18),
    .read_19(banks_read_19),
    .read_20(banks_read_20),
    .read_21(banks_read_21),
    .read_22(banks_read_22),
    .read_23(banks_read_23),
    .read_24(banks_read_24),
    .read_25(banks_read_25),
    .read_26(banks_read_26),
    .read_27(banks_read_27),
    .read_28(banks_read_28),
    .read_29(banks_read_29),
    .read_30(banks_read_30),
    .read_31(banks_read_31)
  );

  lds_return answer (
    .read_0(banks_read_0),
    .read_1(banks_read_1),
    .read_2(banks_read_2),
    .read_3(banks_read_3),
    .read_4(banks_read_4),
    .read_5(banks_read_5),
    .read_6(banks_read_6),
    .read_7(banks_read_7),
    .read_8(banks_read_8),
    .read_9(banks_read_9),
    .read_10(banks_read_10),
    .read_11(banks_read_11),
    .read_12(banks_read_12),
    .read_13(banks_read_13),
    .read_14(banks_read_14),
    .read_15(banks_read_15),
    .read_16(banks_read_16),
    .read_17(banks_read_17),
    .read_18(banks_read_18),
    .read_19(banks_read_19),
    .read_20(banks_read_20),
    .read_21(banks_read_21),
    .read_22(banks_read_22),
    .read_23(banks_read_23),
    .read_24(banks_read_24),
    .read_25(banks_read_25),
    .read_26(banks_read_26),
    .read_27(banks_read_27),
    .read_28(banks_read_28),
    .read_29(banks_read_29),
    .read_30(banks_read_30),
    .read_31(banks_read_31),
    .asked_0_bank(asked_0_bank),
    .asked_1_bank(asked_1_bank),
    .asked_2_bank(asked_2_bank),
    .asked_3_bank(asked_3_bank),
    .asked_4_bank(asked_4_bank),
    .asked_5_bank(asked_5_bank),
    .asked_6_bank(asked_6_bank),
    .asked_7_bank(asked_7_bank),
    .asked_8_bank(asked_8_bank),
    .asked_9_bank(asked_9_bank),
    .asked_10_bank(asked_10_bank),
    .asked_11_bank(asked_11_bank),
    .asked_12_bank(asked_12_bank),
    .asked_13_bank(asked_13_bank),
    .asked_14_bank(asked_14_bank),
    .asked_15_bank(asked_15_bank),
    .asked_16_bank(asked_16_bank),
    .asked_17_bank(asked_17_bank),
    .asked_18_bank(asked_18_bank),
    .asked_19_bank(asked_19_bank),
    .asked_20_bank(asked_20_bank),
    .asked_21_bank(asked_21_bank),
    .asked_22_bank(asked_22_bank),
    .asked_23_bank(asked_23_bank),
    .asked_24_bank(asked_24_bank),
    .asked_25_bank(asked_25_bank),
    .asked_26_bank(asked_26_bank),
    .asked_27_bank(asked_27_bank),
    .asked_28_bank(asked_28_bank),
    .asked_29_bank(asked_29_bank),
    .asked_30_bank(asked_30_bank),
    .asked_31_bank(asked_31_bank),
    .dword_0(word_0),
    .dword_1(word_1),
    .dword_2(word_2),
    .dword_3(word_3),
    .dword_4(word_4),
    .dword_5(word_5),
    .dword_6(word_6),
    .dword_7(word_7),
    .dword_8(word_8),
    .dword_9(word_9),
    .dword_10(word_10),
    .dword_11(word_11),
    .dword_12(word_12),
    .dword_13(word_13),
    .dword_14(word_14),
    .dword_15(word_15),
    .dword_16(word_16),
    .dword_17(word_17),
    .dword_18(word_18),
    .dword_19(word_19),
    .dword_20(word_20),
    .dword_21(word_21),
    .dword_22(word_22),
    .dword_23(word_23),
    .dword_24(word_24),
    .dword_25(word_25),
    .dword_26(word_26),
    .dword_27(word_27),
    .dword_28(word_28),
    .dword_29(word_29),
    .dword_30(word_30),
    .dword_31(word_31)
  );

endmodule

`default_nettype wire
