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
  input wire [4:0] bank_0_0,
  input wire [4:0] bank_0_1,
  input wire [4:0] bank_0_2,
  input wire [4:0] bank_0_3,
  input wire [4:0] bank_0_4,
  input wire [4:0] bank_0_5,
  input wire [4:0] bank_0_6,
  input wire [4:0] bank_0_7,
  input wire [4:0] bank_0_8,
  input wire [4:0] bank_0_9,
  input wire [4:0] bank_0_10,
  input wire [4:0] bank_0_11,
  input wire [4:0] bank_0_12,
  input wire [4:0] bank_0_13,
  input wire [4:0] bank_0_14,
  input wire [4:0] bank_0_15,
  input wire [4:0] bank_0_16,
  input wire [4:0] bank_0_17,
  input wire [4:0] bank_0_18,
  input wire [4:0] bank_0_19,
  input wire [4:0] bank_0_20,
  input wire [4:0] bank_0_21,
  input wire [4:0] bank_0_22,
  input wire [4:0] bank_0_23,
  input wire [4:0] bank_0_24,
  input wire [4:0] bank_0_25,
  input wire [4:0] bank_0_26,
  input wire [4:0] bank_0_27,
  input wire [4:0] bank_0_28,
  input wire [4:0] bank_0_29,
  input wire [4:0] bank_0_30,
  input wire [4:0] bank_0_31,
  input wire [4:0] bank_1_0,
  input wire [4:0] bank_1_1,
  input wire [4:0] bank_1_2,
  input wire [4:0] bank_1_3,
  input wire [4:0] bank_1_4,
  input wire [4:0] bank_1_5,
  input wire [4:0] bank_1_6,
  input wire [4:0] bank_1_7,
  input wire [4:0] bank_1_8,
  input wire [4:0] bank_1_9,
  input wire [4:0] bank_1_10,
  input wire [4:0] bank_1_11,
  input wire [4:0] bank_1_12,
  input wire [4:0] bank_1_13,
  input wire [4:0] bank_1_14,
  input wire [4:0] bank_1_15,
  input wire [4:0] bank_1_16,
  input wire [4:0] bank_1_17,
  input wire [4:0] bank_1_18,
  input wire [4:0] bank_1_19,
  input wire [4:0] bank_1_20,
  input wire [4:0] bank_1_21,
  input wire [4:0] bank_1_22,
  input wire [4:0] bank_1_23,
  input wire [4:0] bank_1_24,
  input wire [4:0] bank_1_25,
  input wire [4:0] bank_1_26,
  input wire [4:0] bank_1_27,
  input wire [4:0] bank_1_28,
  input wire [4:0] bank_1_29,
  input wire [4:0] bank_1_30,
  input wire [4:0] bank_1_31,
  input wire [9:0] row_0_0,
  input wire [9:0] row_0_1,
  input wire [9:0] row_0_2,
  input wire [9:0] row_0_3,
  input wire [9:0] row_0_4,
  input wire [9:0] row_0_5,
  input wire [9:0] row_0_6,
  input wire [9:0] row_0_7,
  input wire [9:0] row_0_8,
  input wire [9:0] row_0_9,
  input wire [9:0] row_0_10,
  input wire [9:0] row_0_11,
  input wire [9:0] row_0_12,
  input wire [9:0] row_0_13,
  input wire [9:0] row_0_14,
  input wire [9:0] row_0_15,
  input wire [9:0] row_0_16,
  input wire [9:0] row_0_17,
  input wire [9:0] row_0_18,
  input wire [9:0] row_0_19,
  input wire [9:0] row_0_20,
  input wire [9:0] row_0_21,
  input wire [9:0] row_0_22,
  input wire [9:0] row_0_23,
  input wire [9:0] row_0_24,
  input wire [9:0] row_0_25,
  input wire [9:0] row_0_26,
  input wire [9:0] row_0_27,
  input wire [9:0] row_0_28,
  input wire [9:0] row_0_29,
  input wire [9:0] row_0_30,
  input wire [9:0] row_0_31,
  input wire [9:0] row_1_0,
  input wire [9:0] row_1_1,
  input wire [9:0] row_1_2,
  input wire [9:0] row_1_3,
  input wire [9:0] row_1_4,
  input wire [9:0] row_1_5,
  input wire [9:0] row_1_6,
  input wire [9:0] row_1_7,
  input wire [9:0] row_1_8,
  input wire [9:0] row_1_9,
  input wire [9:0] row_1_10,
  input wire [9:0] row_1_11,
  input wire [9:0] row_1_12,
  input wire [9:0] row_1_13,
  input wire [9:0] row_1_14,
  input wire [9:0] row_1_15,
  input wire [9:0] row_1_16,
  input wire [9:0] row_1_17,
  input wire [9:0] row_1_18,
  input wire [9:0] row_1_19,
  input wire [9:0] row_1_20,
  input wire [9:0] row_1_21,
  input wire [9:0] row_1_22,
  input wire [9:0] row_1_23,
  input wire [9:0] row_1_24,
  input wire [9:0] row_1_25,
  input wire [9:0] row_1_26,
  input wire [9:0] row_1_27,
  input wire [9:0] row_1_28,
  input wire [9:0] row_1_29,
  input wire [9:0] row_1_30,
  input wire [9:0] row_1_31,
  input wire [31:0] data_0_0,
  input wire [31:0] data_0_1,
  input wire [31:0] data_0_2,
  input wire [31:0] data_0_3,
  input wire [31:0] data_0_4,
  input wire [31:0] data_0_5,
  input wire [31:0] data_0_6,
  input wire [31:0] data_0_7,
  input wire [31:0] data_0_8,
  input wire [31:0] data_0_9,
  input wire [31:0] data_0_10,
  input wire [31:0] data_0_11,
  input wire [31:0] data_0_12,
  input wire [31:0] data_0_13,
  input wire [31:0] data_0_14,
  input wire [31:0] data_0_15,
  input wire [31:0] data_0_16,
  input wire [31:0] data_0_17,
  input wire [31:0] data_0_18,
  input wire [31:0] data_0_19,
  input wire [31:0] data_0_20,
  input wire [31:0] data_0_21,
  input wire [31:0] data_0_22,
  input wire [31:0] data_0_23,
  input wire [31:0] data_0_24,
  input wire [31:0] data_0_25,
  input wire [31:0] data_0_26,
  input wire [31:0] data_0_27,
  input wire [31:0] data_0_28,
  input wire [31:0] data_0_29,
  input wire [31:0] data_0_30,
  input wire [31:0] data_0_31,
  input wire [31:0] data_1_0,
  input wire [31:0] data_1_1,
  input wire [31:0] data_1_2,
  input wire [31:0] data_1_3,
  input wire [31:0] data_1_4,
  input wire [31:0] data_1_5,
  input wire [31:0] data_1_6,
  input wire [31:0] data_1_7,
  input wire [31:0] data_1_8,
  input wire [31:0] data_1_9,
  input wire [31:0] data_1_10,
  input wire [31:0] data_1_11,
  input wire [31:0] data_1_12,
  input wire [31:0] data_1_13,
  input wire [31:0] data_1_14,
  input wire [31:0] data_1_15,
  input wire [31:0] data_1_16,
  input wire [31:0] data_1_17,
  input wire [31:0] data_1_18,
  input wire [31:0] data_1_19,
  input wire [31:0] data_1_20,
  input wire [31:0] data_1_21,
  input wire [31:0] data_1_22,
  input wire [31:0] data_1_23,
  input wire [31:0] data_1_24,
  input wire [31:0] data_1_25,
  input wire [31:0] data_1_26,
  input wire [31:0] data_1_27,
  input wire [31:0] data_1_28,
  input wire [31:0] data_1_29,
  input wire [31:0] data_1_30,
  input wire [31:0] data_1_31,
  input wire [3:0] bytes_0_0,
  input wire [3:0] bytes_0_1,
  input wire [3:0] bytes_0_2,
  input wire [3:0] bytes_0_3,
  input wire [3:0] bytes_0_4,
  input wire [3:0] bytes_0_5,
  input wire [3:0] bytes_0_6,
  input wire [3:0] bytes_0_7,
  input wire [3:0] bytes_0_8,
  input wire [3:0] bytes_0_9,
  input wire [3:0] bytes_0_10,
  input wire [3:0] bytes_0_11,
  input wire [3:0] bytes_0_12,
  input wire [3:0] bytes_0_13,
  input wire [3:0] bytes_0_14,
  input wire [3:0] bytes_0_15,
  input wire [3:0] bytes_0_16,
  input wire [3:0] bytes_0_17,
  input wire [3:0] bytes_0_18,
  input wire [3:0] bytes_0_19,
  input wire [3:0] bytes_0_20,
  input wire [3:0] bytes_0_21,
  input wire [3:0] bytes_0_22,
  input wire [3:0] bytes_0_23,
  input wire [3:0] bytes_0_24,
  input wire [3:0] bytes_0_25,
  input wire [3:0] bytes_0_26,
  input wire [3:0] bytes_0_27,
  input wire [3:0] bytes_0_28,
  input wire [3:0] bytes_0_29,
  input wire [3:0] bytes_0_30,
  input wire [3:0] bytes_0_31,
  input wire [3:0] bytes_1_0,
  input wire [3:0] bytes_1_1,
  input wire [3:0] bytes_1_2,
  input wire [3:0] bytes_1_3,
  input wire [3:0] bytes_1_4,
  input wire [3:0] bytes_1_5,
  input wire [3:0] bytes_1_6,
  input wire [3:0] bytes_1_7,
  input wire [3:0] bytes_1_8,
  input wire [3:0] bytes_1_9,
  input wire [3:0] bytes_1_10,
  input wire [3:0] bytes_1_11,
  input wire [3:0] bytes_1_12,
  input wire [3:0] bytes_1_13,
  input wire [3:0] bytes_1_14,
  input wire [3:0] bytes_1_15,
  input wire [3:0] bytes_1_16,
  input wire [3:0] bytes_1_17,
  input wire [3:0] bytes_1_18,
  input wire [3:0] bytes_1_19,
  input wire [3:0] bytes_1_20,
  input wire [3:0] bytes_1_21,
  input wire [3:0] bytes_1_22,
  input wire [3:0] bytes_1_23,
  input wire [3:0] bytes_1_24,
  input wire [3:0] bytes_1_25,
  input wire [3:0] bytes_1_26,
  input wire [3:0] bytes_1_27,
  input wire [3:0] bytes_1_28,
  input wire [3:0] bytes_1_29,
  input wire [3:0] bytes_1_30,
  input wire [3:0] bytes_1_31,
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
  reg [4:0] crossbar_bank_0;
  reg [4:0] crossbar_bank_1;
  reg [4:0] crossbar_bank_2;
  reg [4:0] crossbar_bank_3;
  reg [4:0] crossbar_bank_4;
  reg [4:0] crossbar_bank_5;
  reg [4:0] crossbar_bank_6;
  reg [4:0] crossbar_bank_7;
  reg [4:0] crossbar_bank_8;
  reg [4:0] crossbar_bank_9;
  reg [4:0] crossbar_bank_10;
  reg [4:0] crossbar_bank_11;
  reg [4:0] crossbar_bank_12;
  reg [4:0] crossbar_bank_13;
  reg [4:0] crossbar_bank_14;
  reg [4:0] crossbar_bank_15;
  reg [4:0] crossbar_bank_16;
  reg [4:0] crossbar_bank_17;
  reg [4:0] crossbar_bank_18;
  reg [4:0] crossbar_bank_19;
  reg [4:0] crossbar_bank_20;
  reg [4:0] crossbar_bank_21;
  reg [4:0] crossbar_bank_22;
  reg [4:0] crossbar_bank_23;
  reg [4:0] crossbar_bank_24;
  reg [4:0] crossbar_bank_25;
  reg [4:0] crossbar_bank_26;
  reg [4:0] crossbar_bank_27;
  reg [4:0] crossbar_bank_28;
  reg [4:0] crossbar_bank_29;
  reg [4:0] crossbar_bank_30;
  reg [4:0] crossbar_bank_31;
  reg [9:0] crossbar_row_0;
  reg [9:0] crossbar_row_1;
  reg [9:0] crossbar_row_2;
  reg [9:0] crossbar_row_3;
  reg [9:0] crossbar_row_4;
  reg [9:0] crossbar_row_5;
  reg [9:0] crossbar_row_6;
  reg [9:0] crossbar_row_7;
  reg [9:0] crossbar_row_8;
  reg [9:0] crossbar_row_9;
  reg [9:0] crossbar_row_10;
  reg [9:0] crossbar_row_11;
  reg [9:0] crossbar_row_12;
  reg [9:0] crossbar_row_13;
  reg [9:0] crossbar_row_14;
  reg [9:0] crossbar_row_15;
  reg [9:0] crossbar_row_16;
  reg [9:0] crossbar_row_17;
  reg [9:0] crossbar_row_18;
  reg [9:0] crossbar_row_19;
  reg [9:0] crossbar_row_20;
  reg [9:0] crossbar_row_21;
  reg [9:0] crossbar_row_22;
  reg [9:0] crossbar_row_23;
  reg [9:0] crossbar_row_24;
  reg [9:0] crossbar_row_25;
  reg [9:0] crossbar_row_26;
  reg [9:0] crossbar_row_27;
  reg [9:0] crossbar_row_28;
  reg [9:0] crossbar_row_29;
  reg [9:0] crossbar_row_30;
  reg [9:0] crossbar_row_31;
  reg [31:0] crossbar_data_0;
  reg [31:0] crossbar_data_1;
  reg [31:0] crossbar_data_2;
  reg [31:0] crossbar_data_3;
  reg [31:0] crossbar_data_4;
  reg [31:0] crossbar_data_5;
  reg [31:0] crossbar_data_6;
  reg [31:0] crossbar_data_7;
  reg [31:0] crossbar_data_8;
  reg [31:0] crossbar_data_9;
  reg [31:0] crossbar_data_10;
  reg [31:0] crossbar_data_11;
  reg [31:0] crossbar_data_12;
  reg [31:0] crossbar_data_13;
  reg [31:0] crossbar_data_14;
  reg [31:0] crossbar_data_15;
  reg [31:0] crossbar_data_16;
  reg [31:0] crossbar_data_17;
  reg [31:0] crossbar_data_18;
  reg [31:0] crossbar_data_19;
  reg [31:0] crossbar_data_20;
  reg [31:0] crossbar_data_21;
  reg [31:0] crossbar_data_22;
  reg [31:0] crossbar_data_23;
  reg [31:0] crossbar_data_24;
  reg [31:0] crossbar_data_25;
  reg [31:0] crossbar_data_26;
  reg [31:0] crossbar_data_27;
  reg [31:0] crossbar_data_28;
  reg [31:0] crossbar_data_29;
  reg [31:0] crossbar_data_30;
  reg [31:0] crossbar_data_31;
  reg [3:0] crossbar_bytes_0;
  reg [3:0] crossbar_bytes_1;
  reg [3:0] crossbar_bytes_2;
  reg [3:0] crossbar_bytes_3;
  reg [3:0] crossbar_bytes_4;
  reg [3:0] crossbar_bytes_5;
  reg [3:0] crossbar_bytes_6;
  reg [3:0] crossbar_bytes_7;
  reg [3:0] crossbar_bytes_8;
  reg [3:0] crossbar_bytes_9;
  reg [3:0] crossbar_bytes_10;
  reg [3:0] crossbar_bytes_11;
  reg [3:0] crossbar_bytes_12;
  reg [3:0] crossbar_bytes_13;
  reg [3:0] crossbar_bytes_14;
  reg [3:0] crossbar_bytes_15;
  reg [3:0] crossbar_bytes_16;
  reg [3:0] crossbar_bytes_17;
  reg [3:0] crossbar_bytes_18;
  reg [3:0] crossbar_bytes_19;
  reg [3:0] crossbar_bytes_20;
  reg [3:0] crossbar_bytes_21;
  reg [3:0] crossbar_bytes_22;
  reg [3:0] crossbar_bytes_23;
  reg [3:0] crossbar_bytes_24;
  reg [3:0] crossbar_bytes_25;
  reg [3:0] crossbar_bytes_26;
  reg [3:0] crossbar_bytes_27;
  reg [3:0] crossbar_bytes_28;
  reg [3:0] crossbar_bytes_29;
  reg [3:0] crossbar_bytes_30;
  reg [3:0] crossbar_bytes_31;
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
  reg [4:0] asked_0;
  reg [4:0] asked_0_next;
  reg [4:0] asked_1;
  reg [4:0] asked_1_next;
  reg [4:0] asked_2;
  reg [4:0] asked_2_next;
  reg [4:0] asked_3;
  reg [4:0] asked_3_next;
  reg [4:0] asked_4;
  reg [4:0] asked_4_next;
  reg [4:0] asked_5;
  reg [4:0] asked_5_next;
  reg [4:0] asked_6;
  reg [4:0] asked_6_next;
  reg [4:0] asked_7;
  reg [4:0] asked_7_next;
  reg [4:0] asked_8;
  reg [4:0] asked_8_next;
  reg [4:0] asked_9;
  reg [4:0] asked_9_next;
  reg [4:0] asked_10;
  reg [4:0] asked_10_next;
  reg [4:0] asked_11;
  reg [4:0] asked_11_next;
  reg [4:0] asked_12;
  reg [4:0] asked_12_next;
  reg [4:0] asked_13;
  reg [4:0] asked_13_next;
  reg [4:0] asked_14;
  reg [4:0] asked_14_next;
  reg [4:0] asked_15;
  reg [4:0] asked_15_next;
  reg [4:0] asked_16;
  reg [4:0] asked_16_next;
  reg [4:0] asked_17;
  reg [4:0] asked_17_next;
  reg [4:0] asked_18;
  reg [4:0] asked_18_next;
  reg [4:0] asked_19;
  reg [4:0] asked_19_next;
  reg [4:0] asked_20;
  reg [4:0] asked_20_next;
  reg [4:0] asked_21;
  reg [4:0] asked_21_next;
  reg [4:0] asked_22;
  reg [4:0] asked_22_next;
  reg [4:0] asked_23;
  reg [4:0] asked_23_next;
  reg [4:0] asked_24;
  reg [4:0] asked_24_next;
  reg [4:0] asked_25;
  reg [4:0] asked_25_next;
  reg [4:0] asked_26;
  reg [4:0] asked_26_next;
  reg [4:0] asked_27;
  reg [4:0] asked_27_next;
  reg [4:0] asked_28;
  reg [4:0] asked_28_next;
  reg [4:0] asked_29;
  reg [4:0] asked_29_next;
  reg [4:0] asked_30;
  reg [4:0] asked_30_next;
  reg [4:0] asked_31;
  reg [4:0] asked_31_next;
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
    crossbar_bank_0 = bank_0_0;
    if (second) begin
      crossbar_bank_0 = bank_1_0;
    end
  end

  always @* begin
    crossbar_bank_1 = bank_0_1;
    if (second) begin
      crossbar_bank_1 = bank_1_1;
    end
  end

  always @* begin
    crossbar_bank_2 = bank_0_2;
    if (second) begin
      crossbar_bank_2 = bank_1_2;
    end
  end

  always @* begin
    crossbar_bank_3 = bank_0_3;
    if (second) begin
      crossbar_bank_3 = bank_1_3;
    end
  end

  always @* begin
    crossbar_bank_4 = bank_0_4;
    if (second) begin
      crossbar_bank_4 = bank_1_4;
    end
  end

  always @* begin
    crossbar_bank_5 = bank_0_5;
    if (second) begin
      crossbar_bank_5 = bank_1_5;
    end
  end

  always @* begin
    crossbar_bank_6 = bank_0_6;
    if (second) begin
      crossbar_bank_6 = bank_1_6;
    end
  end

  always @* begin
    crossbar_bank_7 = bank_0_7;
    if (second) begin
      crossbar_bank_7 = bank_1_7;
    end
  end

  always @* begin
    crossbar_bank_8 = bank_0_8;
    if (second) begin
      crossbar_bank_8 = bank_1_8;
    end
  end

  always @* begin
    crossbar_bank_9 = bank_0_9;
    if (second) begin
      crossbar_bank_9 = bank_1_9;
    end
  end

  always @* begin
    crossbar_bank_10 = bank_0_10;
    if (second) begin
      crossbar_bank_10 = bank_1_10;
    end
  end

  always @* begin
    crossbar_bank_11 = bank_0_11;
    if (second) begin
      crossbar_bank_11 = bank_1_11;
    end
  end

  always @* begin
    crossbar_bank_12 = bank_0_12;
    if (second) begin
      crossbar_bank_12 = bank_1_12;
    end
  end

  always @* begin
    crossbar_bank_13 = bank_0_13;
    if (second) begin
      crossbar_bank_13 = bank_1_13;
    end
  end

  always @* begin
    crossbar_bank_14 = bank_0_14;
    if (second) begin
      crossbar_bank_14 = bank_1_14;
    end
  end

  always @* begin
    crossbar_bank_15 = bank_0_15;
    if (second) begin
      crossbar_bank_15 = bank_1_15;
    end
  end

  always @* begin
    crossbar_bank_16 = bank_0_16;
    if (second) begin
      crossbar_bank_16 = bank_1_16;
    end
  end

  always @* begin
    crossbar_bank_17 = bank_0_17;
    if (second) begin
      crossbar_bank_17 = bank_1_17;
    end
  end

  always @* begin
    crossbar_bank_18 = bank_0_18;
    if (second) begin
      crossbar_bank_18 = bank_1_18;
    end
  end

  always @* begin
    crossbar_bank_19 = bank_0_19;
    if (second) begin
      crossbar_bank_19 = bank_1_19;
    end
  end

  always @* begin
    crossbar_bank_20 = bank_0_20;
    if (second) begin
      crossbar_bank_20 = bank_1_20;
    end
  end

  always @* begin
    crossbar_bank_21 = bank_0_21;
    if (second) begin
      crossbar_bank_21 = bank_1_21;
    end
  end

  always @* begin
    crossbar_bank_22 = bank_0_22;
    if (second) begin
      crossbar_bank_22 = bank_1_22;
    end
  end

  always @* begin
    crossbar_bank_23 = bank_0_23;
    if (second) begin
      crossbar_bank_23 = bank_1_23;
    end
  end

  always @* begin
    crossbar_bank_24 = bank_0_24;
    if (second) begin
      crossbar_bank_24 = bank_1_24;
    end
  end

  always @* begin
    crossbar_bank_25 = bank_0_25;
    if (second) begin
      crossbar_bank_25 = bank_1_25;
    end
  end

  always @* begin
    crossbar_bank_26 = bank_0_26;
    if (second) begin
      crossbar_bank_26 = bank_1_26;
    end
  end

  always @* begin
    crossbar_bank_27 = bank_0_27;
    if (second) begin
      crossbar_bank_27 = bank_1_27;
    end
  end

  always @* begin
    crossbar_bank_28 = bank_0_28;
    if (second) begin
      crossbar_bank_28 = bank_1_28;
    end
  end

  always @* begin
    crossbar_bank_29 = bank_0_29;
    if (second) begin
      crossbar_bank_29 = bank_1_29;
    end
  end

  always @* begin
    crossbar_bank_30 = bank_0_30;
    if (second) begin
      crossbar_bank_30 = bank_1_30;
    end
  end

  always @* begin
    crossbar_bank_31 = bank_0_31;
    if (second) begin
      crossbar_bank_31 = bank_1_31;
    end
  end

  always @* begin
    crossbar_row_0 = row_0_0;
    if (second) begin
      crossbar_row_0 = row_1_0;
    end
  end

  always @* begin
    crossbar_row_1 = row_0_1;
    if (second) begin
      crossbar_row_1 = row_1_1;
    end
  end

  always @* begin
    crossbar_row_2 = row_0_2;
    if (second) begin
      crossbar_row_2 = row_1_2;
    end
  end

  always @* begin
    crossbar_row_3 = row_0_3;
    if (second) begin
      crossbar_row_3 = row_1_3;
    end
  end

  always @* begin
    crossbar_row_4 = row_0_4;
    if (second) begin
      crossbar_row_4 = row_1_4;
    end
  end

  always @* begin
    crossbar_row_5 = row_0_5;
    if (second) begin
      crossbar_row_5 = row_1_5;
    end
  end

  always @* begin
    crossbar_row_6 = row_0_6;
    if (second) begin
      crossbar_row_6 = row_1_6;
    end
  end

  always @* begin
    crossbar_row_7 = row_0_7;
    if (second) begin
      crossbar_row_7 = row_1_7;
    end
  end

  always @* begin
    crossbar_row_8 = row_0_8;
    if (second) begin
      crossbar_row_8 = row_1_8;
    end
  end

  always @* begin
    crossbar_row_9 = row_0_9;
    if (second) begin
      crossbar_row_9 = row_1_9;
    end
  end

  always @* begin
    crossbar_row_10 = row_0_10;
    if (second) begin
      crossbar_row_10 = row_1_10;
    end
  end

  always @* begin
    crossbar_row_11 = row_0_11;
    if (second) begin
      crossbar_row_11 = row_1_11;
    end
  end

  always @* begin
    crossbar_row_12 = row_0_12;
    if (second) begin
      crossbar_row_12 = row_1_12;
    end
  end

  always @* begin
    crossbar_row_13 = row_0_13;
    if (second) begin
      crossbar_row_13 = row_1_13;
    end
  end

  always @* begin
    crossbar_row_14 = row_0_14;
    if (second) begin
      crossbar_row_14 = row_1_14;
    end
  end

  always @* begin
    crossbar_row_15 = row_0_15;
    if (second) begin
      crossbar_row_15 = row_1_15;
    end
  end

  always @* begin
    crossbar_row_16 = row_0_16;
    if (second) begin
      crossbar_row_16 = row_1_16;
    end
  end

  always @* begin
    crossbar_row_17 = row_0_17;
    if (second) begin
      crossbar_row_17 = row_1_17;
    end
  end

  always @* begin
    crossbar_row_18 = row_0_18;
    if (second) begin
      crossbar_row_18 = row_1_18;
    end
  end

  always @* begin
    crossbar_row_19 = row_0_19;
    if (second) begin
      crossbar_row_19 = row_1_19;
    end
  end

  always @* begin
    crossbar_row_20 = row_0_20;
    if (second) begin
      crossbar_row_20 = row_1_20;
    end
  end

  always @* begin
    crossbar_row_21 = row_0_21;
    if (second) begin
      crossbar_row_21 = row_1_21;
    end
  end

  always @* begin
    crossbar_row_22 = row_0_22;
    if (second) begin
      crossbar_row_22 = row_1_22;
    end
  end

  always @* begin
    crossbar_row_23 = row_0_23;
    if (second) begin
      crossbar_row_23 = row_1_23;
    end
  end

  always @* begin
    crossbar_row_24 = row_0_24;
    if (second) begin
      crossbar_row_24 = row_1_24;
    end
  end

  always @* begin
    crossbar_row_25 = row_0_25;
    if (second) begin
      crossbar_row_25 = row_1_25;
    end
  end

  always @* begin
    crossbar_row_26 = row_0_26;
    if (second) begin
      crossbar_row_26 = row_1_26;
    end
  end

  always @* begin
    crossbar_row_27 = row_0_27;
    if (second) begin
      crossbar_row_27 = row_1_27;
    end
  end

  always @* begin
    crossbar_row_28 = row_0_28;
    if (second) begin
      crossbar_row_28 = row_1_28;
    end
  end

  always @* begin
    crossbar_row_29 = row_0_29;
    if (second) begin
      crossbar_row_29 = row_1_29;
    end
  end

  always @* begin
    crossbar_row_30 = row_0_30;
    if (second) begin
      crossbar_row_30 = row_1_30;
    end
  end

  always @* begin
    crossbar_row_31 = row_0_31;
    if (second) begin
      crossbar_row_31 = row_1_31;
    end
  end

  always @* begin
    crossbar_data_0 = data_0_0;
    if (second) begin
      crossbar_data_0 = data_1_0;
    end
  end

  always @* begin
    crossbar_data_1 = data_0_1;
    if (second) begin
      crossbar_data_1 = data_1_1;
    end
  end

  always @* begin
    crossbar_data_2 = data_0_2;
    if (second) begin
      crossbar_data_2 = data_1_2;
    end
  end

  always @* begin
    crossbar_data_3 = data_0_3;
    if (second) begin
      crossbar_data_3 = data_1_3;
    end
  end

  always @* begin
    crossbar_data_4 = data_0_4;
    if (second) begin
      crossbar_data_4 = data_1_4;
    end
  end

  always @* begin
    crossbar_data_5 = data_0_5;
    if (second) begin
      crossbar_data_5 = data_1_5;
    end
  end

  always @* begin
    crossbar_data_6 = data_0_6;
    if (second) begin
      crossbar_data_6 = data_1_6;
    end
  end

  always @* begin
    crossbar_data_7 = data_0_7;
    if (second) begin
      crossbar_data_7 = data_1_7;
    end
  end

  always @* begin
    crossbar_data_8 = data_0_8;
    if (second) begin
      crossbar_data_8 = data_1_8;
    end
  end

  always @* begin
    crossbar_data_9 = data_0_9;
    if (second) begin
      crossbar_data_9 = data_1_9;
    end
  end

  always @* begin
    crossbar_data_10 = data_0_10;
    if (second) begin
      crossbar_data_10 = data_1_10;
    end
  end

  always @* begin
    crossbar_data_11 = data_0_11;
    if (second) begin
      crossbar_data_11 = data_1_11;
    end
  end

  always @* begin
    crossbar_data_12 = data_0_12;
    if (second) begin
      crossbar_data_12 = data_1_12;
    end
  end

  always @* begin
    crossbar_data_13 = data_0_13;
    if (second) begin
      crossbar_data_13 = data_1_13;
    end
  end

  always @* begin
    crossbar_data_14 = data_0_14;
    if (second) begin
      crossbar_data_14 = data_1_14;
    end
  end

  always @* begin
    crossbar_data_15 = data_0_15;
    if (second) begin
      crossbar_data_15 = data_1_15;
    end
  end

  always @* begin
    crossbar_data_16 = data_0_16;
    if (second) begin
      crossbar_data_16 = data_1_16;
    end
  end

  always @* begin
    crossbar_data_17 = data_0_17;
    if (second) begin
      crossbar_data_17 = data_1_17;
    end
  end

  always @* begin
    crossbar_data_18 = data_0_18;
    if (second) begin
      crossbar_data_18 = data_1_18;
    end
  end

  always @* begin
    crossbar_data_19 = data_0_19;
    if (second) begin
      crossbar_data_19 = data_1_19;
    end
  end

  always @* begin
    crossbar_data_20 = data_0_20;
    if (second) begin
      crossbar_data_20 = data_1_20;
    end
  end

  always @* begin
    crossbar_data_21 = data_0_21;
    if (second) begin
      crossbar_data_21 = data_1_21;
    end
  end

  always @* begin
    crossbar_data_22 = data_0_22;
    if (second) begin
      crossbar_data_22 = data_1_22;
    end
  end

  always @* begin
    crossbar_data_23 = data_0_23;
    if (second) begin
      crossbar_data_23 = data_1_23;
    end
  end

  always @* begin
    crossbar_data_24 = data_0_24;
    if (second) begin
      crossbar_data_24 = data_1_24;
    end
  end

  always @* begin
    crossbar_data_25 = data_0_25;
    if (second) begin
      crossbar_data_25 = data_1_25;
    end
  end

  always @* begin
    crossbar_data_26 = data_0_26;
    if (second) begin
      crossbar_data_26 = data_1_26;
    end
  end

  always @* begin
    crossbar_data_27 = data_0_27;
    if (second) begin
      crossbar_data_27 = data_1_27;
    end
  end

  always @* begin
    crossbar_data_28 = data_0_28;
    if (second) begin
      crossbar_data_28 = data_1_28;
    end
  end

  always @* begin
    crossbar_data_29 = data_0_29;
    if (second) begin
      crossbar_data_29 = data_1_29;
    end
  end

  always @* begin
    crossbar_data_30 = data_0_30;
    if (second) begin
      crossbar_data_30 = data_1_30;
    end
  end

  always @* begin
    crossbar_data_31 = data_0_31;
    if (second) begin
      crossbar_data_31 = data_1_31;
    end
  end

  always @* begin
    crossbar_bytes_0 = bytes_0_0;
    if (second) begin
      crossbar_bytes_0 = bytes_1_0;
    end
  end

  always @* begin
    crossbar_bytes_1 = bytes_0_1;
    if (second) begin
      crossbar_bytes_1 = bytes_1_1;
    end
  end

  always @* begin
    crossbar_bytes_2 = bytes_0_2;
    if (second) begin
      crossbar_bytes_2 = bytes_1_2;
    end
  end

  always @* begin
    crossbar_bytes_3 = bytes_0_3;
    if (second) begin
      crossbar_bytes_3 = bytes_1_3;
    end
  end

  always @* begin
    crossbar_bytes_4 = bytes_0_4;
    if (second) begin
      crossbar_bytes_4 = bytes_1_4;
    end
  end

  always @* begin
    crossbar_bytes_5 = bytes_0_5;
    if (second) begin
      crossbar_bytes_5 = bytes_1_5;
    end
  end

  always @* begin
    crossbar_bytes_6 = bytes_0_6;
    if (second) begin
      crossbar_bytes_6 = bytes_1_6;
    end
  end

  always @* begin
    crossbar_bytes_7 = bytes_0_7;
    if (second) begin
      crossbar_bytes_7 = bytes_1_7;
    end
  end

  always @* begin
    crossbar_bytes_8 = bytes_0_8;
    if (second) begin
      crossbar_bytes_8 = bytes_1_8;
    end
  end

  always @* begin
    crossbar_bytes_9 = bytes_0_9;
    if (second) begin
      crossbar_bytes_9 = bytes_1_9;
    end
  end

  always @* begin
    crossbar_bytes_10 = bytes_0_10;
    if (second) begin
      crossbar_bytes_10 = bytes_1_10;
    end
  end

  always @* begin
    crossbar_bytes_11 = bytes_0_11;
    if (second) begin
      crossbar_bytes_11 = bytes_1_11;
    end
  end

  always @* begin
    crossbar_bytes_12 = bytes_0_12;
    if (second) begin
      crossbar_bytes_12 = bytes_1_12;
    end
  end

  always @* begin
    crossbar_bytes_13 = bytes_0_13;
    if (second) begin
      crossbar_bytes_13 = bytes_1_13;
    end
  end

  always @* begin
    crossbar_bytes_14 = bytes_0_14;
    if (second) begin
      crossbar_bytes_14 = bytes_1_14;
    end
  end

  always @* begin
    crossbar_bytes_15 = bytes_0_15;
    if (second) begin
      crossbar_bytes_15 = bytes_1_15;
    end
  end

  always @* begin
    crossbar_bytes_16 = bytes_0_16;
    if (second) begin
      crossbar_bytes_16 = bytes_1_16;
    end
  end

  always @* begin
    crossbar_bytes_17 = bytes_0_17;
    if (second) begin
      crossbar_bytes_17 = bytes_1_17;
    end
  end

  always @* begin
    crossbar_bytes_18 = bytes_0_18;
    if (second) begin
      crossbar_bytes_18 = bytes_1_18;
    end
  end

  always @* begin
    crossbar_bytes_19 = bytes_0_19;
    if (second) begin
      crossbar_bytes_19 = bytes_1_19;
    end
  end

  always @* begin
    crossbar_bytes_20 = bytes_0_20;
    if (second) begin
      crossbar_bytes_20 = bytes_1_20;
    end
  end

  always @* begin
    crossbar_bytes_21 = bytes_0_21;
    if (second) begin
      crossbar_bytes_21 = bytes_1_21;
    end
  end

  always @* begin
    crossbar_bytes_22 = bytes_0_22;
    if (second) begin
      crossbar_bytes_22 = bytes_1_22;
    end
  end

  always @* begin
    crossbar_bytes_23 = bytes_0_23;
    if (second) begin
      crossbar_bytes_23 = bytes_1_23;
    end
  end

  always @* begin
    crossbar_bytes_24 = bytes_0_24;
    if (second) begin
      crossbar_bytes_24 = bytes_1_24;
    end
  end

  always @* begin
    crossbar_bytes_25 = bytes_0_25;
    if (second) begin
      crossbar_bytes_25 = bytes_1_25;
    end
  end

  always @* begin
    crossbar_bytes_26 = bytes_0_26;
    if (second) begin
      crossbar_bytes_26 = bytes_1_26;
    end
  end

  always @* begin
    crossbar_bytes_27 = bytes_0_27;
    if (second) begin
      crossbar_bytes_27 = bytes_1_27;
    end
  end

  always @* begin
    crossbar_bytes_28 = bytes_0_28;
    if (second) begin
      crossbar_bytes_28 = bytes_1_28;
    end
  end

  always @* begin
    crossbar_bytes_29 = bytes_0_29;
    if (second) begin
      crossbar_bytes_29 = bytes_1_29;
    end
  end

  always @* begin
    crossbar_bytes_30 = bytes_0_30;
    if (second) begin
      crossbar_bytes_30 = bytes_1_30;
    end
  end

  always @* begin
    crossbar_bytes_31 = bytes_0_31;
    if (second) begin
      crossbar_bytes_31 = bytes_1_31;
    end
  end

  always @* begin
    asked_0_next = bank_0_0;
    if (second) begin
      asked_0_next = bank_1_0;
    end
  end

  always @* begin
    asked_1_next = bank_0_1;
    if (second) begin
      asked_1_next = bank_1_1;
    end
  end

  always @* begin
    asked_2_next = bank_0_2;
    if (second) begin
      asked_2_next = bank_1_2;
    end
  end

  always @* begin
    asked_3_next = bank_0_3;
    if (second) begin
      asked_3_next = bank_1_3;
    end
  end

  always @* begin
    asked_4_next = bank_0_4;
    if (second) begin
      asked_4_next = bank_1_4;
    end
  end

  always @* begin
    asked_5_next = bank_0_5;
    if (second) begin
      asked_5_next = bank_1_5;
    end
  end

  always @* begin
    asked_6_next = bank_0_6;
    if (second) begin
      asked_6_next = bank_1_6;
    end
  end

  always @* begin
    asked_7_next = bank_0_7;
    if (second) begin
      asked_7_next = bank_1_7;
    end
  end

  always @* begin
    asked_8_next = bank_0_8;
    if (second) begin
      asked_8_next = bank_1_8;
    end
  end

  always @* begin
    asked_9_next = bank_0_9;
    if (second) begin
      asked_9_next = bank_1_9;
    end
  end

  always @* begin
    asked_10_next = bank_0_10;
    if (second) begin
      asked_10_next = bank_1_10;
    end
  end

  always @* begin
    asked_11_next = bank_0_11;
    if (second) begin
      asked_11_next = bank_1_11;
    end
  end

  always @* begin
    asked_12_next = bank_0_12;
    if (second) begin
      asked_12_next = bank_1_12;
    end
  end

  always @* begin
    asked_13_next = bank_0_13;
    if (second) begin
      asked_13_next = bank_1_13;
    end
  end

  always @* begin
    asked_14_next = bank_0_14;
    if (second) begin
      asked_14_next = bank_1_14;
    end
  end

  always @* begin
    asked_15_next = bank_0_15;
    if (second) begin
      asked_15_next = bank_1_15;
    end
  end

  always @* begin
    asked_16_next = bank_0_16;
    if (second) begin
      asked_16_next = bank_1_16;
    end
  end

  always @* begin
    asked_17_next = bank_0_17;
    if (second) begin
      asked_17_next = bank_1_17;
    end
  end

  always @* begin
    asked_18_next = bank_0_18;
    if (second) begin
      asked_18_next = bank_1_18;
    end
  end

  always @* begin
    asked_19_next = bank_0_19;
    if (second) begin
      asked_19_next = bank_1_19;
    end
  end

  always @* begin
    asked_20_next = bank_0_20;
    if (second) begin
      asked_20_next = bank_1_20;
    end
  end

  always @* begin
    asked_21_next = bank_0_21;
    if (second) begin
      asked_21_next = bank_1_21;
    end
  end

  always @* begin
    asked_22_next = bank_0_22;
    if (second) begin
      asked_22_next = bank_1_22;
    end
  end

  always @* begin
    asked_23_next = bank_0_23;
    if (second) begin
      asked_23_next = bank_1_23;
    end
  end

  always @* begin
    asked_24_next = bank_0_24;
    if (second) begin
      asked_24_next = bank_1_24;
    end
  end

  always @* begin
    asked_25_next = bank_0_25;
    if (second) begin
      asked_25_next = bank_1_25;
    end
  end

  always @* begin
    asked_26_next = bank_0_26;
    if (second) begin
      asked_26_next = bank_1_26;
    end
  end

  always @* begin
    asked_27_next = bank_0_27;
    if (second) begin
      asked_27_next = bank_1_27;
    end
  end

  always @* begin
    asked_28_next = bank_0_28;
    if (second) begin
      asked_28_next = bank_1_28;
    end
  end

  always @* begin
    asked_29_next = bank_0_29;
    if (second) begin
      asked_29_next = bank_1_29;
    end
  end

  always @* begin
    asked_30_next = bank_0_30;
    if (second) begin
      asked_30_next = bank_1_30;
    end
  end

  always @* begin
    asked_31_next = bank_0_31;
    if (second) begin
      asked_31_next = bank_1_31;
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
    asked_0 = 5'd0;
    asked_1 = 5'd0;
    asked_2 = 5'd0;
    asked_3 = 5'd0;
    asked_4 = 5'd0;
    asked_5 = 5'd0;
    asked_6 = 5'd0;
    asked_7 = 5'd0;
    asked_8 = 5'd0;
    asked_9 = 5'd0;
    asked_10 = 5'd0;
    asked_11 = 5'd0;
    asked_12 = 5'd0;
    asked_13 = 5'd0;
    asked_14 = 5'd0;
    asked_15 = 5'd0;
    asked_16 = 5'd0;
    asked_17 = 5'd0;
    asked_18 = 5'd0;
    asked_19 = 5'd0;
    asked_20 = 5'd0;
    asked_21 = 5'd0;
    asked_22 = 5'd0;
    asked_23 = 5'd0;
    asked_24 = 5'd0;
    asked_25 = 5'd0;
    asked_26 = 5'd0;
    asked_27 = 5'd0;
    asked_28 = 5'd0;
    asked_29 = 5'd0;
    asked_30 = 5'd0;
    asked_31 = 5'd0;
    second_next = 1'b0;
    held_0 = 1'b0;
    held_1 = 1'b0;
  end
  always @(posedge clock) begin
    asked_0 <= asked_0_next;
    asked_1 <= asked_1_next;
    asked_2 <= asked_2_next;
    asked_3 <= asked_3_next;
    asked_4 <= asked_4_next;
    asked_5 <= asked_5_next;
    asked_6 <= asked_6_next;
    asked_7 <= asked_7_next;
    asked_8 <= asked_8_next;
    asked_9 <= asked_9_next;
    asked_10 <= asked_10_next;
    asked_11 <= asked_11_next;
    asked_12 <= asked_12_next;
    asked_13 <= asked_13_next;
    asked_14 <= asked_14_next;
    asked_15 <= asked_15_next;
    asked_16 <= asked_16_next;
    asked_17 <= asked_17_next;
    asked_18 <= asked_18_next;
    asked_19 <= asked_19_next;
    asked_20 <= asked_20_next;
    asked_21 <= asked_21_next;
    asked_22 <= asked_22_next;
    asked_23 <= asked_23_next;
    asked_24 <= asked_24_next;
    asked_25 <= asked_25_next;
    asked_26 <= asked_26_next;
    asked_27 <= asked_27_next;
    asked_28 <= asked_28_next;
    asked_29 <= asked_29_next;
    asked_30 <= asked_30_next;
    asked_31 <= asked_31_next;
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
    .bank_0(crossbar_bank_0),
    .bank_1(crossbar_bank_1),
    .bank_2(crossbar_bank_2),
    .bank_3(crossbar_bank_3),
    .bank_4(crossbar_bank_4),
    .bank_5(crossbar_bank_5),
    .bank_6(crossbar_bank_6),
    .bank_7(crossbar_bank_7),
    .bank_8(crossbar_bank_8),
    .bank_9(crossbar_bank_9),
    .bank_10(crossbar_bank_10),
    .bank_11(crossbar_bank_11),
    .bank_12(crossbar_bank_12),
    .bank_13(crossbar_bank_13),
    .bank_14(crossbar_bank_14),
    .bank_15(crossbar_bank_15),
    .bank_16(crossbar_bank_16),
    .bank_17(crossbar_bank_17),
    .bank_18(crossbar_bank_18),
    .bank_19(crossbar_bank_19),
    .bank_20(crossbar_bank_20),
    .bank_21(crossbar_bank_21),
    .bank_22(crossbar_bank_22),
    .bank_23(crossbar_bank_23),
    .bank_24(crossbar_bank_24),
    .bank_25(crossbar_bank_25),
    .bank_26(crossbar_bank_26),
    .bank_27(crossbar_bank_27),
    .bank_28(crossbar_bank_28),
    .bank_29(crossbar_bank_29),
    .bank_30(crossbar_bank_30),
    .bank_31(crossbar_bank_31),
    .row_0(crossbar_row_0),
    .row_1(crossbar_row_1),
    .row_2(crossbar_row_2),
    .row_3(crossbar_row_3),
    .row_4(crossbar_row_4),
    .row_5(crossbar_row_5),
    .row_6(crossbar_row_6),
    .row_7(crossbar_row_7),
    .row_8(crossbar_row_8),
    .row_9(crossbar_row_9),
    .row_10(crossbar_row_10),
    .row_11(crossbar_row_11),
    .row_12(crossbar_row_12),
    .row_13(crossbar_row_13),
    .row_14(crossbar_row_14),
    .row_15(crossbar_row_15),
    .row_16(crossbar_row_16),
    .row_17(crossbar_row_17),
    .row_18(crossbar_row_18),
    .row_19(crossbar_row_19),
    .row_20(crossbar_row_20),
    .row_21(crossbar_row_21),
    .row_22(crossbar_row_22),
    .row_23(crossbar_row_23),
    .row_24(crossbar_row_24),
    .row_25(crossbar_row_25),
    .row_26(crossbar_row_26),
    .row_27(crossbar_row_27),
    .row_28(crossbar_row_28),
    .row_29(crossbar_row_29),
    .row_30(crossbar_row_30),
    .row_31(crossbar_row_31),
    .data_0(crossbar_data_0),
    .data_1(crossbar_data_1),
    .data_2(crossbar_data_2),
    .data_3(crossbar_data_3),
    .data_4(crossbar_data_4),
    .data_5(crossbar_data_5),
    .data_6(crossbar_data_6),
    .data_7(crossbar_data_7),
    .data_8(crossbar_data_8),
    .data_9(crossbar_data_9),
    .data_10(crossbar_data_10),
    .data_11(crossbar_data_11),
    .data_12(crossbar_data_12),
    .data_13(crossbar_data_13),
    .data_14(crossbar_data_14),
    .data_15(crossbar_data_15),
    .data_16(crossbar_data_16),
    .data_17(crossbar_data_17),
    .data_18(crossbar_data_18),
    .data_19(crossbar_data_19),
    .data_20(crossbar_data_20),
    .data_21(crossbar_data_21),
    .data_22(crossbar_data_22),
    .data_23(crossbar_data_23),
    .data_24(crossbar_data_24),
    .data_25(crossbar_data_25),
    .data_26(crossbar_data_26),
    .data_27(crossbar_data_27),
    .data_28(crossbar_data_28),
    .data_29(crossbar_data_29),
    .data_30(crossbar_data_30),
    .data_31(crossbar_data_31),
    .bytes_0(crossbar_bytes_0),
    .bytes_1(crossbar_bytes_1),
    .bytes_2(crossbar_bytes_2),
    .bytes_3(crossbar_bytes_3),
    .bytes_4(crossbar_bytes_4),
    .bytes_5(crossbar_bytes_5),
    .bytes_6(crossbar_bytes_6),
    .bytes_7(crossbar_bytes_7),
    .bytes_8(crossbar_bytes_8),
    .bytes_9(crossbar_bytes_9),
    .bytes_10(crossbar_bytes_10),
    .bytes_11(crossbar_bytes_11),
    .bytes_12(crossbar_bytes_12),
    .bytes_13(crossbar_bytes_13),
    .bytes_14(crossbar_bytes_14),
    .bytes_15(crossbar_bytes_15),
    .bytes_16(crossbar_bytes_16),
    .bytes_17(crossbar_bytes_17),
    .bytes_18(crossbar_bytes_18),
    .bytes_19(crossbar_bytes_19),
    .bytes_20(crossbar_bytes_20),
    .bytes_21(crossbar_bytes_21),
    .bytes_22(crossbar_bytes_22),
    .bytes_23(crossbar_bytes_23),
    .bytes_24(crossbar_bytes_24),
    .bytes_25(crossbar_bytes_25),
    .bytes_26(crossbar_bytes_26),
    .bytes_27(crossbar_bytes_27),
    .bytes_28(crossbar_bytes_28),
    .bytes_29(crossbar_bytes_29),
    .bytes_30(crossbar_bytes_30),
    .bytes_31(crossbar_bytes_31),
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
    .bank_0(asked_0),
    .bank_1(asked_1),
    .bank_2(asked_2),
    .bank_3(asked_3),
    .bank_4(asked_4),
    .bank_5(asked_5),
    .bank_6(asked_6),
    .bank_7(asked_7),
    .bank_8(asked_8),
    .bank_9(asked_9),
    .bank_10(asked_10),
    .bank_11(asked_11),
    .bank_12(asked_12),
    .bank_13(asked_13),
    .bank_14(asked_14),
    .bank_15(asked_15),
    .bank_16(asked_16),
    .bank_17(asked_17),
    .bank_18(asked_18),
    .bank_19(asked_19),
    .bank_20(asked_20),
    .bank_21(asked_21),
    .bank_22(asked_22),
    .bank_23(asked_23),
    .bank_24(asked_24),
    .bank_25(asked_25),
    .bank_26(asked_26),
    .bank_27(asked_27),
    .bank_28(asked_28),
    .bank_29(asked_29),
    .bank_30(asked_30),
    .bank_31(asked_31),
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
