// lds_crossbar: generator of hdl/src/memory/lds/crossbar.rs
// Written by Tombolo; change the source.

module lds_crossbar (
  input wire store,
  input wire valid_0,
  input wire valid_1,
  input wire valid_2,
  input wire valid_3,
  input wire [4:0] bank_0,
  input wire [4:0] bank_1,
  input wire [4:0] bank_2,
  input wire [4:0] bank_3,
  input wire [9:0] row_0,
  input wire [9:0] row_1,
  input wire [9:0] row_2,
  input wire [9:0] row_3,
  input wire [31:0] data_0,
  input wire [31:0] data_1,
  input wire [31:0] data_2,
  input wire [31:0] data_3,
  input wire [3:0] bytes_0,
  input wire [3:0] bytes_1,
  input wire [3:0] bytes_2,
  input wire [3:0] bytes_3,
  output wire served_0,
  output wire served_1,
  output wire served_2,
  output wire served_3,
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
  output wire [9:0] bank_row_0,
  output wire [9:0] bank_row_1,
  output wire [9:0] bank_row_2,
  output wire [9:0] bank_row_3,
  output wire [9:0] bank_row_4,
  output wire [9:0] bank_row_5,
  output wire [9:0] bank_row_6,
  output wire [9:0] bank_row_7,
  output wire [9:0] bank_row_8,
  output wire [9:0] bank_row_9,
  output wire [9:0] bank_row_10,
  output wire [9:0] bank_row_11,
  output wire [9:0] bank_row_12,
  output wire [9:0] bank_row_13,
  output wire [9:0] bank_row_14,
  output wire [9:0] bank_row_15,
  output wire [9:0] bank_row_16,
  output wire [9:0] bank_row_17,
  output wire [9:0] bank_row_18,
  output wire [9:0] bank_row_19,
  output wire [9:0] bank_row_20,
  output wire [9:0] bank_row_21,
  output wire [9:0] bank_row_22,
  output wire [9:0] bank_row_23,
  output wire [9:0] bank_row_24,
  output wire [9:0] bank_row_25,
  output wire [9:0] bank_row_26,
  output wire [9:0] bank_row_27,
  output wire [9:0] bank_row_28,
  output wire [9:0] bank_row_29,
  output wire [9:0] bank_row_30,
  output wire [9:0] bank_row_31,
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

  wire [3:0] wanted;
  wire [3:0] winner;
  wire [9:0] row_of_bank;
  wire [3:0] wanted_2;
  wire [3:0] winner_2;
  wire [9:0] row_of_bank_2;
  wire [3:0] wanted_3;
  wire [3:0] winner_3;
  wire [9:0] row_of_bank_3;
  wire [3:0] wanted_4;
  wire [3:0] winner_4;
  wire [9:0] row_of_bank_4;
  wire [3:0] wanted_5;
  wire [3:0] winner_5;
  wire [9:0] row_of_bank_5;
  wire [3:0] wanted_6;
  wire [3:0] winner_6;
  wire [9:0] row_of_bank_6;
  wire [3:0] wanted_7;
  wire [3:0] winner_7;
  wire [9:0] row_of_bank_7;
  wire [3:0] wanted_8;
  wire [3:0] winner_8;
  wire [9:0] row_of_bank_8;
  wire [3:0] wanted_9;
  wire [3:0] winner_9;
  wire [9:0] row_of_bank_9;
  wire [3:0] wanted_10;
  wire [3:0] winner_10;
  wire [9:0] row_of_bank_10;
  wire [3:0] wanted_11;
  wire [3:0] winner_11;
  wire [9:0] row_of_bank_11;
  wire [3:0] wanted_12;
  wire [3:0] winner_12;
  wire [9:0] row_of_bank_12;
  wire [3:0] wanted_13;
  wire [3:0] winner_13;
  wire [9:0] row_of_bank_13;
  wire [3:0] wanted_14;
  wire [3:0] winner_14;
  wire [9:0] row_of_bank_14;
  wire [3:0] wanted_15;
  wire [3:0] winner_15;
  wire [9:0] row_of_bank_15;
  wire [3:0] wanted_16;
  wire [3:0] winner_16;
  wire [9:0] row_of_bank_16;
  wire [3:0] wanted_17;
  wire [3:0] winner_17;
  wire [9:0] row_of_bank_17;
  wire [3:0] wanted_18;
  wire [3:0] winner_18;
  wire [9:0] row_of_bank_18;
  wire [3:0] wanted_19;
  wire [3:0] winner_19;
  wire [9:0] row_of_bank_19;
  wire [3:0] wanted_20;
  wire [3:0] winner_20;
  wire [9:0] row_of_bank_20;
  wire [3:0] wanted_21;
  wire [3:0] winner_21;
  wire [9:0] row_of_bank_21;
  wire [3:0] wanted_22;
  wire [3:0] winner_22;
  wire [9:0] row_of_bank_22;
  wire [3:0] wanted_23;
  wire [3:0] winner_23;
  wire [9:0] row_of_bank_23;
  wire [3:0] wanted_24;
  wire [3:0] winner_24;
  wire [9:0] row_of_bank_24;
  wire [3:0] wanted_25;
  wire [3:0] winner_25;
  wire [9:0] row_of_bank_25;
  wire [3:0] wanted_26;
  wire [3:0] winner_26;
  wire [9:0] row_of_bank_26;
  wire [3:0] wanted_27;
  wire [3:0] winner_27;
  wire [9:0] row_of_bank_27;
  wire [3:0] wanted_28;
  wire [3:0] winner_28;
  wire [9:0] row_of_bank_28;
  wire [3:0] wanted_29;
  wire [3:0] winner_29;
  wire [9:0] row_of_bank_29;
  wire [3:0] wanted_30;
  wire [3:0] winner_30;
  wire [9:0] row_of_bank_30;
  wire [3:0] wanted_31;
  wire [3:0] winner_31;
  wire [9:0] row_of_bank_31;
  wire [3:0] wanted_32;
  wire [3:0] winner_32;
  wire [9:0] row_of_bank_32;

  assign wanted = {valid_3 & (bank_3 == 5'd0), valid_2 & (bank_2 == 5'd0), valid_1 & (bank_1 == 5'd0), valid_0 &
      (bank_0 == 5'd0)};
  assign winner = wanted & (-wanted);
  assign enable_0 = |wanted;
  wire [9:0] disjunction_1 = (row_0 & {10{winner[0]}}) | (row_1 & {10{winner[1]}}) | (row_2 & {10{winner[2]}});
  assign row_of_bank = disjunction_1 | (row_3 & {10{winner[3]}});
  wire [31:0] disjunction_2 = (data_0 & {32{winner[0]}}) | (data_1 & {32{winner[1]}}) | (data_2 & {32{winner[2]}});
  assign bank_data_0 = disjunction_2 | (data_3 & {32{winner[3]}});
  wire [3:0] disjunction_3 = (bytes_0 & {4{winner[0]}}) | (bytes_1 & {4{winner[1]}}) | (bytes_2 & {4{winner[2]}});
  assign bank_bytes_0 = disjunction_3 | (bytes_3 & {4{winner[3]}});
  assign wanted_2 = {valid_3 & (bank_3 == 5'd1), valid_2 & (bank_2 == 5'd1), valid_1 & (bank_1 == 5'd1), valid_0 &
      (bank_0 == 5'd1)};
  assign winner_2 = wanted_2 & (-wanted_2);
  assign enable_1 = |wanted_2;
  wire [9:0] disjunction_4 = (row_0 & {10{winner_2[0]}}) | (row_1 & {10{winner_2[1]}}) | (row_2 & {10{winner_2[2]}});
  assign row_of_bank_2 = disjunction_4 | (row_3 & {10{winner_2[3]}});
  wire [31:0] disjunction_5 = (data_0 & {32{winner_2[0]}}) | (data_1 & {32{winner_2[1]}}) | (data_2 &
      {32{winner_2[2]}});
  assign bank_data_1 = disjunction_5 | (data_3 & {32{winner_2[3]}});
  wire [3:0] disjunction_6 = (bytes_0 & {4{winner_2[0]}}) | (bytes_1 & {4{winner_2[1]}}) | (bytes_2 &
      {4{winner_2[2]}});
  assign bank_bytes_1 = disjunction_6 | (bytes_3 & {4{winner_2[3]}});
  assign wanted_3 = {valid_3 & (bank_3 == 5'd2), valid_2 & (bank_2 == 5'd2), valid_1 & (bank_1 == 5'd2), valid_0 &
      (bank_0 == 5'd2)};
  assign winner_3 = wanted_3 & (-wanted_3);
  assign enable_2 = |wanted_3;
  wire [9:0] disjunction_7 = (row_0 & {10{winner_3[0]}}) | (row_1 & {10{winner_3[1]}}) | (row_2 & {10{winner_3[2]}});
  assign row_of_bank_3 = disjunction_7 | (row_3 & {10{winner_3[3]}});
  wire [31:0] disjunction_8 = (data_0 & {32{winner_3[0]}}) | (data_1 & {32{winner_3[1]}}) | (data_2 &
      {32{winner_3[2]}});
  assign bank_data_2 = disjunction_8 | (data_3 & {32{winner_3[3]}});
  wire [3:0] disjunction_9 = (bytes_0 & {4{winner_3[0]}}) | (bytes_1 & {4{winner_3[1]}}) | (bytes_2 &
      {4{winner_3[2]}});
  assign bank_bytes_2 = disjunction_9 | (bytes_3 & {4{winner_3[3]}});
  assign wanted_4 = {valid_3 & (bank_3 == 5'd3), valid_2 & (bank_2 == 5'd3), valid_1 & (bank_1 == 5'd3), valid_0 &
      (bank_0 == 5'd3)};
  assign winner_4 = wanted_4 & (-wanted_4);
  assign enable_3 = |wanted_4;
  wire [9:0] disjunction_10 = (row_0 & {10{winner_4[0]}}) | (row_1 & {10{winner_4[1]}}) | (row_2 & {10{winner_4[2]}});
  assign row_of_bank_4 = disjunction_10 | (row_3 & {10{winner_4[3]}});
  wire [31:0] disjunction_11 = (data_0 & {32{winner_4[0]}}) | (data_1 & {32{winner_4[1]}}) | (data_2 &
      {32{winner_4[2]}});
  assign bank_data_3 = disjunction_11 | (data_3 & {32{winner_4[3]}});
  wire [3:0] disjunction_12 = (bytes_0 & {4{winner_4[0]}}) | (bytes_1 & {4{winner_4[1]}}) | (bytes_2 &
      {4{winner_4[2]}});
  assign bank_bytes_3 = disjunction_12 | (bytes_3 & {4{winner_4[3]}});
  assign wanted_5 = {valid_3 & (bank_3 == 5'd4), valid_2 & (bank_2 == 5'd4), valid_1 & (bank_1 == 5'd4), valid_0 &
      (bank_0 == 5'd4)};
  assign winner_5 = wanted_5 & (-wanted_5);
  assign enable_4 = |wanted_5;
  wire [9:0] disjunction_13 = (row_0 & {10{winner_5[0]}}) | (row_1 & {10{winner_5[1]}}) | (row_2 & {10{winner_5[2]}});
  assign row_of_bank_5 = disjunction_13 | (row_3 & {10{winner_5[3]}});
  wire [31:0] disjunction_14 = (data_0 & {32{winner_5[0]}}) | (data_1 & {32{winner_5[1]}}) | (data_2 &
      {32{winner_5[2]}});
  assign bank_data_4 = disjunction_14 | (data_3 & {32{winner_5[3]}});
  wire [3:0] disjunction_15 = (bytes_0 & {4{winner_5[0]}}) | (bytes_1 & {4{winner_5[1]}}) | (bytes_2 &
      {4{winner_5[2]}});
  assign bank_bytes_4 = disjunction_15 | (bytes_3 & {4{winner_5[3]}});
  assign wanted_6 = {valid_3 & (bank_3 == 5'd5), valid_2 & (bank_2 == 5'd5), valid_1 & (bank_1 == 5'd5), valid_0 &
      (bank_0 == 5'd5)};
  assign winner_6 = wanted_6 & (-wanted_6);
  assign enable_5 = |wanted_6;
  wire [9:0] disjunction_16 = (row_0 & {10{winner_6[0]}}) | (row_1 & {10{winner_6[1]}}) | (row_2 & {10{winner_6[2]}});
  assign row_of_bank_6 = disjunction_16 | (row_3 & {10{winner_6[3]}});
  wire [31:0] disjunction_17 = (data_0 & {32{winner_6[0]}}) | (data_1 & {32{winner_6[1]}}) | (data_2 &
      {32{winner_6[2]}});
  assign bank_data_5 = disjunction_17 | (data_3 & {32{winner_6[3]}});
  wire [3:0] disjunction_18 = (bytes_0 & {4{winner_6[0]}}) | (bytes_1 & {4{winner_6[1]}}) | (bytes_2 &
      {4{winner_6[2]}});
  assign bank_bytes_5 = disjunction_18 | (bytes_3 & {4{winner_6[3]}});
  assign wanted_7 = {valid_3 & (bank_3 == 5'd6), valid_2 & (bank_2 == 5'd6), valid_1 & (bank_1 == 5'd6), valid_0 &
      (bank_0 == 5'd6)};
  assign winner_7 = wanted_7 & (-wanted_7);
  assign enable_6 = |wanted_7;
  wire [9:0] disjunction_19 = (row_0 & {10{winner_7[0]}}) | (row_1 & {10{winner_7[1]}}) | (row_2 & {10{winner_7[2]}});
  assign row_of_bank_7 = disjunction_19 | (row_3 & {10{winner_7[3]}});
  wire [31:0] disjunction_20 = (data_0 & {32{winner_7[0]}}) | (data_1 & {32{winner_7[1]}}) | (data_2 &
      {32{winner_7[2]}});
  assign bank_data_6 = disjunction_20 | (data_3 & {32{winner_7[3]}});
  wire [3:0] disjunction_21 = (bytes_0 & {4{winner_7[0]}}) | (bytes_1 & {4{winner_7[1]}}) | (bytes_2 &
      {4{winner_7[2]}});
  assign bank_bytes_6 = disjunction_21 | (bytes_3 & {4{winner_7[3]}});
  assign wanted_8 = {valid_3 & (bank_3 == 5'd7), valid_2 & (bank_2 == 5'd7), valid_1 & (bank_1 == 5'd7), valid_0 &
      (bank_0 == 5'd7)};
  assign winner_8 = wanted_8 & (-wanted_8);
  assign enable_7 = |wanted_8;
  wire [9:0] disjunction_22 = (row_0 & {10{winner_8[0]}}) | (row_1 & {10{winner_8[1]}}) | (row_2 & {10{winner_8[2]}});
  assign row_of_bank_8 = disjunction_22 | (row_3 & {10{winner_8[3]}});
  wire [31:0] disjunction_23 = (data_0 & {32{winner_8[0]}}) | (data_1 & {32{winner_8[1]}}) | (data_2 &
      {32{winner_8[2]}});
  assign bank_data_7 = disjunction_23 | (data_3 & {32{winner_8[3]}});
  wire [3:0] disjunction_24 = (bytes_0 & {4{winner_8[0]}}) | (bytes_1 & {4{winner_8[1]}}) | (bytes_2 &
      {4{winner_8[2]}});
  assign bank_bytes_7 = disjunction_24 | (bytes_3 & {4{winner_8[3]}});
  assign wanted_9 = {valid_3 & (bank_3 == 5'd8), valid_2 & (bank_2 == 5'd8), valid_1 & (bank_1 == 5'd8), valid_0 &
      (bank_0 == 5'd8)};
  assign winner_9 = wanted_9 & (-wanted_9);
  assign enable_8 = |wanted_9;
  wire [9:0] disjunction_25 = (row_0 & {10{winner_9[0]}}) | (row_1 & {10{winner_9[1]}}) | (row_2 & {10{winner_9[2]}});
  assign row_of_bank_9 = disjunction_25 | (row_3 & {10{winner_9[3]}});
  wire [31:0] disjunction_26 = (data_0 & {32{winner_9[0]}}) | (data_1 & {32{winner_9[1]}}) | (data_2 &
      {32{winner_9[2]}});
  assign bank_data_8 = disjunction_26 | (data_3 & {32{winner_9[3]}});
  wire [3:0] disjunction_27 = (bytes_0 & {4{winner_9[0]}}) | (bytes_1 & {4{winner_9[1]}}) | (bytes_2 &
      {4{winner_9[2]}});
  assign bank_bytes_8 = disjunction_27 | (bytes_3 & {4{winner_9[3]}});
  assign wanted_10 = {valid_3 & (bank_3 == 5'd9), valid_2 & (bank_2 == 5'd9), valid_1 & (bank_1 == 5'd9), valid_0 &
      (bank_0 == 5'd9)};
  assign winner_10 = wanted_10 & (-wanted_10);
  assign enable_9 = |wanted_10;
  wire [9:0] disjunction_28 = (row_0 & {10{winner_10[0]}}) | (row_1 & {10{winner_10[1]}}) | (row_2 &
      {10{winner_10[2]}});
  assign row_of_bank_10 = disjunction_28 | (row_3 & {10{winner_10[3]}});
  wire [31:0] disjunction_29 = (data_0 & {32{winner_10[0]}}) | (data_1 & {32{winner_10[1]}}) | (data_2 &
      {32{winner_10[2]}});
  assign bank_data_9 = disjunction_29 | (data_3 & {32{winner_10[3]}});
  wire [3:0] disjunction_30 = (bytes_0 & {4{winner_10[0]}}) | (bytes_1 & {4{winner_10[1]}}) | (bytes_2 &
      {4{winner_10[2]}});
  assign bank_bytes_9 = disjunction_30 | (bytes_3 & {4{winner_10[3]}});
  assign wanted_11 = {valid_3 & (bank_3 == 5'ha), valid_2 & (bank_2 == 5'ha), valid_1 & (bank_1 == 5'ha), valid_0 &
      (bank_0 == 5'ha)};
  assign winner_11 = wanted_11 & (-wanted_11);
  assign enable_10 = |wanted_11;
  wire [9:0] disjunction_31 = (row_0 & {10{winner_11[0]}}) | (row_1 & {10{winner_11[1]}}) | (row_2 &
      {10{winner_11[2]}});
  assign row_of_bank_11 = disjunction_31 | (row_3 & {10{winner_11[3]}});
  wire [31:0] disjunction_32 = (data_0 & {32{winner_11[0]}}) | (data_1 & {32{winner_11[1]}}) | (data_2 &
      {32{winner_11[2]}});
  assign bank_data_10 = disjunction_32 | (data_3 & {32{winner_11[3]}});
  wire [3:0] disjunction_33 = (bytes_0 & {4{winner_11[0]}}) | (bytes_1 & {4{winner_11[1]}}) | (bytes_2 &
      {4{winner_11[2]}});
  assign bank_bytes_10 = disjunction_33 | (bytes_3 & {4{winner_11[3]}});
  assign wanted_12 = {valid_3 & (bank_3 == 5'hb), valid_2 & (bank_2 == 5'hb), valid_1 & (bank_1 == 5'hb), valid_0 &
      (bank_0 == 5'hb)};
  assign winner_12 = wanted_12 & (-wanted_12);
  assign enable_11 = |wanted_12;
  wire [9:0] disjunction_34 = (row_0 & {10{winner_12[0]}}) | (row_1 & {10{winner_12[1]}}) | (row_2 &
      {10{winner_12[2]}});
  assign row_of_bank_12 = disjunction_34 | (row_3 & {10{winner_12[3]}});
  wire [31:0] disjunction_35 = (data_0 & {32{winner_12[0]}}) | (data_1 & {32{winner_12[1]}}) | (data_2 &
      {32{winner_12[2]}});
  assign bank_data_11 = disjunction_35 | (data_3 & {32{winner_12[3]}});
  wire [3:0] disjunction_36 = (bytes_0 & {4{winner_12[0]}}) | (bytes_1 & {4{winner_12[1]}}) | (bytes_2 &
      {4{winner_12[2]}});
  assign bank_bytes_11 = disjunction_36 | (bytes_3 & {4{winner_12[3]}});
  assign wanted_13 = {valid_3 & (bank_3 == 5'hc), valid_2 & (bank_2 == 5'hc), valid_1 & (bank_1 == 5'hc), valid_0 &
      (bank_0 == 5'hc)};
  assign winner_13 = wanted_13 & (-wanted_13);
  assign enable_12 = |wanted_13;
  wire [9:0] disjunction_37 = (row_0 & {10{winner_13[0]}}) | (row_1 & {10{winner_13[1]}}) | (row_2 &
      {10{winner_13[2]}});
  assign row_of_bank_13 = disjunction_37 | (row_3 & {10{winner_13[3]}});
  wire [31:0] disjunction_38 = (data_0 & {32{winner_13[0]}}) | (data_1 & {32{winner_13[1]}}) | (data_2 &
      {32{winner_13[2]}});
  assign bank_data_12 = disjunction_38 | (data_3 & {32{winner_13[3]}});
  wire [3:0] disjunction_39 = (bytes_0 & {4{winner_13[0]}}) | (bytes_1 & {4{winner_13[1]}}) | (bytes_2 &
      {4{winner_13[2]}});
  assign bank_bytes_12 = disjunction_39 | (bytes_3 & {4{winner_13[3]}});
  assign wanted_14 = {valid_3 & (bank_3 == 5'hd), valid_2 & (bank_2 == 5'hd), valid_1 & (bank_1 == 5'hd), valid_0 &
      (bank_0 == 5'hd)};
  assign winner_14 = wanted_14 & (-wanted_14);
  assign enable_13 = |wanted_14;
  wire [9:0] disjunction_40 = (row_0 & {10{winner_14[0]}}) | (row_1 & {10{winner_14[1]}}) | (row_2 &
      {10{winner_14[2]}});
  assign row_of_bank_14 = disjunction_40 | (row_3 & {10{winner_14[3]}});
  wire [31:0] disjunction_41 = (data_0 & {32{winner_14[0]}}) | (data_1 & {32{winner_14[1]}}) | (data_2 &
      {32{winner_14[2]}});
  assign bank_data_13 = disjunction_41 | (data_3 & {32{winner_14[3]}});
  wire [3:0] disjunction_42 = (bytes_0 & {4{winner_14[0]}}) | (bytes_1 & {4{winner_14[1]}}) | (bytes_2 &
      {4{winner_14[2]}});
  assign bank_bytes_13 = disjunction_42 | (bytes_3 & {4{winner_14[3]}});
  assign wanted_15 = {valid_3 & (bank_3 == 5'he), valid_2 & (bank_2 == 5'he), valid_1 & (bank_1 == 5'he), valid_0 &
      (bank_0 == 5'he)};
  assign winner_15 = wanted_15 & (-wanted_15);
  assign enable_14 = |wanted_15;
  wire [9:0] disjunction_43 = (row_0 & {10{winner_15[0]}}) | (row_1 & {10{winner_15[1]}}) | (row_2 &
      {10{winner_15[2]}});
  assign row_of_bank_15 = disjunction_43 | (row_3 & {10{winner_15[3]}});
  wire [31:0] disjunction_44 = (data_0 & {32{winner_15[0]}}) | (data_1 & {32{winner_15[1]}}) | (data_2 &
      {32{winner_15[2]}});
  assign bank_data_14 = disjunction_44 | (data_3 & {32{winner_15[3]}});
  wire [3:0] disjunction_45 = (bytes_0 & {4{winner_15[0]}}) | (bytes_1 & {4{winner_15[1]}}) | (bytes_2 &
      {4{winner_15[2]}});
  assign bank_bytes_14 = disjunction_45 | (bytes_3 & {4{winner_15[3]}});
  assign wanted_16 = {valid_3 & (bank_3 == 5'hf), valid_2 & (bank_2 == 5'hf), valid_1 & (bank_1 == 5'hf), valid_0 &
      (bank_0 == 5'hf)};
  assign winner_16 = wanted_16 & (-wanted_16);
  assign enable_15 = |wanted_16;
  wire [9:0] disjunction_46 = (row_0 & {10{winner_16[0]}}) | (row_1 & {10{winner_16[1]}}) | (row_2 &
      {10{winner_16[2]}});
  assign row_of_bank_16 = disjunction_46 | (row_3 & {10{winner_16[3]}});
  wire [31:0] disjunction_47 = (data_0 & {32{winner_16[0]}}) | (data_1 & {32{winner_16[1]}}) | (data_2 &
      {32{winner_16[2]}});
  assign bank_data_15 = disjunction_47 | (data_3 & {32{winner_16[3]}});
  wire [3:0] disjunction_48 = (bytes_0 & {4{winner_16[0]}}) | (bytes_1 & {4{winner_16[1]}}) | (bytes_2 &
      {4{winner_16[2]}});
  assign bank_bytes_15 = disjunction_48 | (bytes_3 & {4{winner_16[3]}});
  assign wanted_17 = {valid_3 & (bank_3 == 5'h10), valid_2 & (bank_2 == 5'h10), valid_1 & (bank_1 == 5'h10), valid_0
      & (bank_0 == 5'h10)};
  assign winner_17 = wanted_17 & (-wanted_17);
  assign enable_16 = |wanted_17;
  wire [9:0] disjunction_49 = (row_0 & {10{winner_17[0]}}) | (row_1 & {10{winner_17[1]}}) | (row_2 &
      {10{winner_17[2]}});
  assign row_of_bank_17 = disjunction_49 | (row_3 & {10{winner_17[3]}});
  wire [31:0] disjunction_50 = (data_0 & {32{winner_17[0]}}) | (data_1 & {32{winner_17[1]}}) | (data_2 &
      {32{winner_17[2]}});
  assign bank_data_16 = disjunction_50 | (data_3 & {32{winner_17[3]}});
  wire [3:0] disjunction_51 = (bytes_0 & {4{winner_17[0]}}) | (bytes_1 & {4{winner_17[1]}}) | (bytes_2 &
      {4{winner_17[2]}});
  assign bank_bytes_16 = disjunction_51 | (bytes_3 & {4{winner_17[3]}});
  assign wanted_18 = {valid_3 & (bank_3 == 5'h11), valid_2 & (bank_2 == 5'h11), valid_1 & (bank_1 == 5'h11), valid_0
      & (bank_0 == 5'h11)};
  assign winner_18 = wanted_18 & (-wanted_18);
  assign enable_17 = |wanted_18;
  wire [9:0] disjunction_52 = (row_0 & {10{winner_18[0]}}) | (row_1 & {10{winner_18[1]}}) | (row_2 &
      {10{winner_18[2]}});
  assign row_of_bank_18 = disjunction_52 | (row_3 & {10{winner_18[3]}});
  wire [31:0] disjunction_53 = (data_0 & {32{winner_18[0]}}) | (data_1 & {32{winner_18[1]}}) | (data_2 &
      {32{winner_18[2]}});
  assign bank_data_17 = disjunction_53 | (data_3 & {32{winner_18[3]}});
  wire [3:0] disjunction_54 = (bytes_0 & {4{winner_18[0]}}) | (bytes_1 & {4{winner_18[1]}}) | (bytes_2 &
      {4{winner_18[2]}});
  assign bank_bytes_17 = disjunction_54 | (bytes_3 & {4{winner_18[3]}});
  assign wanted_19 = {valid_3 & (bank_3 == 5'h12), valid_2 & (bank_2 == 5'h12), valid_1 & (bank_1 == 5'h12), valid_0
      & (bank_0 == 5'h12)};
  assign winner_19 = wanted_19 & (-wanted_19);
  assign enable_18 = |wanted_19;
  wire [9:0] disjunction_55 = (row_0 & {10{winner_19[0]}}) | (row_1 & {10{winner_19[1]}}) | (row_2 &
      {10{winner_19[2]}});
  assign row_of_bank_19 = disjunction_55 | (row_3 & {10{winner_19[3]}});
  wire [31:0] disjunction_56 = (data_0 & {32{winner_19[0]}}) | (data_1 & {32{winner_19[1]}}) | (data_2 &
      {32{winner_19[2]}});
  assign bank_data_18 = disjunction_56 | (data_3 & {32{winner_19[3]}});
  wire [3:0] disjunction_57 = (bytes_0 & {4{winner_19[0]}}) | (bytes_1 & {4{winner_19[1]}}) | (bytes_2 &
      {4{winner_19[2]}});
  assign bank_bytes_18 = disjunction_57 | (bytes_3 & {4{winner_19[3]}});
  assign wanted_20 = {valid_3 & (bank_3 == 5'h13), valid_2 & (bank_2 == 5'h13), valid_1 & (bank_1 == 5'h13), valid_0
      & (bank_0 == 5'h13)};
  assign winner_20 = wanted_20 & (-wanted_20);
  assign enable_19 = |wanted_20;
  wire [9:0] disjunction_58 = (row_0 & {10{winner_20[0]}}) | (row_1 & {10{winner_20[1]}}) | (row_2 &
      {10{winner_20[2]}});
  assign row_of_bank_20 = disjunction_58 | (row_3 & {10{winner_20[3]}});
  wire [31:0] disjunction_59 = (data_0 & {32{winner_20[0]}}) | (data_1 & {32{winner_20[1]}}) | (data_2 &
      {32{winner_20[2]}});
  assign bank_data_19 = disjunction_59 | (data_3 & {32{winner_20[3]}});
  wire [3:0] disjunction_60 = (bytes_0 & {4{winner_20[0]}}) | (bytes_1 & {4{winner_20[1]}}) | (bytes_2 &
      {4{winner_20[2]}});
  assign bank_bytes_19 = disjunction_60 | (bytes_3 & {4{winner_20[3]}});
  assign wanted_21 = {valid_3 & (bank_3 == 5'h14), valid_2 & (bank_2 == 5'h14), valid_1 & (bank_1 == 5'h14), valid_0
      & (bank_0 == 5'h14)};
  assign winner_21 = wanted_21 & (-wanted_21);
  assign enable_20 = |wanted_21;
  wire [9:0] disjunction_61 = (row_0 & {10{winner_21[0]}}) | (row_1 & {10{winner_21[1]}}) | (row_2 &
      {10{winner_21[2]}});
  assign row_of_bank_21 = disjunction_61 | (row_3 & {10{winner_21[3]}});
  wire [31:0] disjunction_62 = (data_0 & {32{winner_21[0]}}) | (data_1 & {32{winner_21[1]}}) | (data_2 &
      {32{winner_21[2]}});
  assign bank_data_20 = disjunction_62 | (data_3 & {32{winner_21[3]}});
  wire [3:0] disjunction_63 = (bytes_0 & {4{winner_21[0]}}) | (bytes_1 & {4{winner_21[1]}}) | (bytes_2 &
      {4{winner_21[2]}});
  assign bank_bytes_20 = disjunction_63 | (bytes_3 & {4{winner_21[3]}});
  assign wanted_22 = {valid_3 & (bank_3 == 5'h15), valid_2 & (bank_2 == 5'h15), valid_1 & (bank_1 == 5'h15), valid_0
      & (bank_0 == 5'h15)};
  assign winner_22 = wanted_22 & (-wanted_22);
  assign enable_21 = |wanted_22;
  wire [9:0] disjunction_64 = (row_0 & {10{winner_22[0]}}) | (row_1 & {10{winner_22[1]}}) | (row_2 &
      {10{winner_22[2]}});
  assign row_of_bank_22 = disjunction_64 | (row_3 & {10{winner_22[3]}});
  wire [31:0] disjunction_65 = (data_0 & {32{winner_22[0]}}) | (data_1 & {32{winner_22[1]}}) | (data_2 &
      {32{winner_22[2]}});
  assign bank_data_21 = disjunction_65 | (data_3 & {32{winner_22[3]}});
  wire [3:0] disjunction_66 = (bytes_0 & {4{winner_22[0]}}) | (bytes_1 & {4{winner_22[1]}}) | (bytes_2 &
      {4{winner_22[2]}});
  assign bank_bytes_21 = disjunction_66 | (bytes_3 & {4{winner_22[3]}});
  assign wanted_23 = {valid_3 & (bank_3 == 5'h16), valid_2 & (bank_2 == 5'h16), valid_1 & (bank_1 == 5'h16), valid_0
      & (bank_0 == 5'h16)};
  assign winner_23 = wanted_23 & (-wanted_23);
  assign enable_22 = |wanted_23;
  wire [9:0] disjunction_67 = (row_0 & {10{winner_23[0]}}) | (row_1 & {10{winner_23[1]}}) | (row_2 &
      {10{winner_23[2]}});
  assign row_of_bank_23 = disjunction_67 | (row_3 & {10{winner_23[3]}});
  wire [31:0] disjunction_68 = (data_0 & {32{winner_23[0]}}) | (data_1 & {32{winner_23[1]}}) | (data_2 &
      {32{winner_23[2]}});
  assign bank_data_22 = disjunction_68 | (data_3 & {32{winner_23[3]}});
  wire [3:0] disjunction_69 = (bytes_0 & {4{winner_23[0]}}) | (bytes_1 & {4{winner_23[1]}}) | (bytes_2 &
      {4{winner_23[2]}});
  assign bank_bytes_22 = disjunction_69 | (bytes_3 & {4{winner_23[3]}});
  assign wanted_24 = {valid_3 & (bank_3 == 5'h17), valid_2 & (bank_2 == 5'h17), valid_1 & (bank_1 == 5'h17), valid_0
      & (bank_0 == 5'h17)};
  assign winner_24 = wanted_24 & (-wanted_24);
  assign enable_23 = |wanted_24;
  wire [9:0] disjunction_70 = (row_0 & {10{winner_24[0]}}) | (row_1 & {10{winner_24[1]}}) | (row_2 &
      {10{winner_24[2]}});
  assign row_of_bank_24 = disjunction_70 | (row_3 & {10{winner_24[3]}});
  wire [31:0] disjunction_71 = (data_0 & {32{winner_24[0]}}) | (data_1 & {32{winner_24[1]}}) | (data_2 &
      {32{winner_24[2]}});
  assign bank_data_23 = disjunction_71 | (data_3 & {32{winner_24[3]}});
  wire [3:0] disjunction_72 = (bytes_0 & {4{winner_24[0]}}) | (bytes_1 & {4{winner_24[1]}}) | (bytes_2 &
      {4{winner_24[2]}});
  assign bank_bytes_23 = disjunction_72 | (bytes_3 & {4{winner_24[3]}});
  assign wanted_25 = {valid_3 & (bank_3 == 5'h18), valid_2 & (bank_2 == 5'h18), valid_1 & (bank_1 == 5'h18), valid_0
      & (bank_0 == 5'h18)};
  assign winner_25 = wanted_25 & (-wanted_25);
  assign enable_24 = |wanted_25;
  wire [9:0] disjunction_73 = (row_0 & {10{winner_25[0]}}) | (row_1 & {10{winner_25[1]}}) | (row_2 &
      {10{winner_25[2]}});
  assign row_of_bank_25 = disjunction_73 | (row_3 & {10{winner_25[3]}});
  wire [31:0] disjunction_74 = (data_0 & {32{winner_25[0]}}) | (data_1 & {32{winner_25[1]}}) | (data_2 &
      {32{winner_25[2]}});
  assign bank_data_24 = disjunction_74 | (data_3 & {32{winner_25[3]}});
  wire [3:0] disjunction_75 = (bytes_0 & {4{winner_25[0]}}) | (bytes_1 & {4{winner_25[1]}}) | (bytes_2 &
      {4{winner_25[2]}});
  assign bank_bytes_24 = disjunction_75 | (bytes_3 & {4{winner_25[3]}});
  assign wanted_26 = {valid_3 & (bank_3 == 5'h19), valid_2 & (bank_2 == 5'h19), valid_1 & (bank_1 == 5'h19), valid_0
      & (bank_0 == 5'h19)};
  assign winner_26 = wanted_26 & (-wanted_26);
  assign enable_25 = |wanted_26;
  wire [9:0] disjunction_76 = (row_0 & {10{winner_26[0]}}) | (row_1 & {10{winner_26[1]}}) | (row_2 &
      {10{winner_26[2]}});
  assign row_of_bank_26 = disjunction_76 | (row_3 & {10{winner_26[3]}});
  wire [31:0] disjunction_77 = (data_0 & {32{winner_26[0]}}) | (data_1 & {32{winner_26[1]}}) | (data_2 &
      {32{winner_26[2]}});
  assign bank_data_25 = disjunction_77 | (data_3 & {32{winner_26[3]}});
  wire [3:0] disjunction_78 = (bytes_0 & {4{winner_26[0]}}) | (bytes_1 & {4{winner_26[1]}}) | (bytes_2 &
      {4{winner_26[2]}});
  assign bank_bytes_25 = disjunction_78 | (bytes_3 & {4{winner_26[3]}});
  assign wanted_27 = {valid_3 & (bank_3 == 5'h1a), valid_2 & (bank_2 == 5'h1a), valid_1 & (bank_1 == 5'h1a), valid_0
      & (bank_0 == 5'h1a)};
  assign winner_27 = wanted_27 & (-wanted_27);
  assign enable_26 = |wanted_27;
  wire [9:0] disjunction_79 = (row_0 & {10{winner_27[0]}}) | (row_1 & {10{winner_27[1]}}) | (row_2 &
      {10{winner_27[2]}});
  assign row_of_bank_27 = disjunction_79 | (row_3 & {10{winner_27[3]}});
  wire [31:0] disjunction_80 = (data_0 & {32{winner_27[0]}}) | (data_1 & {32{winner_27[1]}}) | (data_2 &
      {32{winner_27[2]}});
  assign bank_data_26 = disjunction_80 | (data_3 & {32{winner_27[3]}});
  wire [3:0] disjunction_81 = (bytes_0 & {4{winner_27[0]}}) | (bytes_1 & {4{winner_27[1]}}) | (bytes_2 &
      {4{winner_27[2]}});
  assign bank_bytes_26 = disjunction_81 | (bytes_3 & {4{winner_27[3]}});
  assign wanted_28 = {valid_3 & (bank_3 == 5'h1b), valid_2 & (bank_2 == 5'h1b), valid_1 & (bank_1 == 5'h1b), valid_0
      & (bank_0 == 5'h1b)};
  assign winner_28 = wanted_28 & (-wanted_28);
  assign enable_27 = |wanted_28;
  wire [9:0] disjunction_82 = (row_0 & {10{winner_28[0]}}) | (row_1 & {10{winner_28[1]}}) | (row_2 &
      {10{winner_28[2]}});
  assign row_of_bank_28 = disjunction_82 | (row_3 & {10{winner_28[3]}});
  wire [31:0] disjunction_83 = (data_0 & {32{winner_28[0]}}) | (data_1 & {32{winner_28[1]}}) | (data_2 &
      {32{winner_28[2]}});
  assign bank_data_27 = disjunction_83 | (data_3 & {32{winner_28[3]}});
  wire [3:0] disjunction_84 = (bytes_0 & {4{winner_28[0]}}) | (bytes_1 & {4{winner_28[1]}}) | (bytes_2 &
      {4{winner_28[2]}});
  assign bank_bytes_27 = disjunction_84 | (bytes_3 & {4{winner_28[3]}});
  assign wanted_29 = {valid_3 & (bank_3 == 5'h1c), valid_2 & (bank_2 == 5'h1c), valid_1 & (bank_1 == 5'h1c), valid_0
      & (bank_0 == 5'h1c)};
  assign winner_29 = wanted_29 & (-wanted_29);
  assign enable_28 = |wanted_29;
  wire [9:0] disjunction_85 = (row_0 & {10{winner_29[0]}}) | (row_1 & {10{winner_29[1]}}) | (row_2 &
      {10{winner_29[2]}});
  assign row_of_bank_29 = disjunction_85 | (row_3 & {10{winner_29[3]}});
  wire [31:0] disjunction_86 = (data_0 & {32{winner_29[0]}}) | (data_1 & {32{winner_29[1]}}) | (data_2 &
      {32{winner_29[2]}});
  assign bank_data_28 = disjunction_86 | (data_3 & {32{winner_29[3]}});
  wire [3:0] disjunction_87 = (bytes_0 & {4{winner_29[0]}}) | (bytes_1 & {4{winner_29[1]}}) | (bytes_2 &
      {4{winner_29[2]}});
  assign bank_bytes_28 = disjunction_87 | (bytes_3 & {4{winner_29[3]}});
  assign wanted_30 = {valid_3 & (bank_3 == 5'h1d), valid_2 & (bank_2 == 5'h1d), valid_1 & (bank_1 == 5'h1d), valid_0
      & (bank_0 == 5'h1d)};
  assign winner_30 = wanted_30 & (-wanted_30);
  assign enable_29 = |wanted_30;
  wire [9:0] disjunction_88 = (row_0 & {10{winner_30[0]}}) | (row_1 & {10{winner_30[1]}}) | (row_2 &
      {10{winner_30[2]}});
  assign row_of_bank_30 = disjunction_88 | (row_3 & {10{winner_30[3]}});
  wire [31:0] disjunction_89 = (data_0 & {32{winner_30[0]}}) | (data_1 & {32{winner_30[1]}}) | (data_2 &
      {32{winner_30[2]}});
  assign bank_data_29 = disjunction_89 | (data_3 & {32{winner_30[3]}});
  wire [3:0] disjunction_90 = (bytes_0 & {4{winner_30[0]}}) | (bytes_1 & {4{winner_30[1]}}) | (bytes_2 &
      {4{winner_30[2]}});
  assign bank_bytes_29 = disjunction_90 | (bytes_3 & {4{winner_30[3]}});
  assign wanted_31 = {valid_3 & (bank_3 == 5'h1e), valid_2 & (bank_2 == 5'h1e), valid_1 & (bank_1 == 5'h1e), valid_0
      & (bank_0 == 5'h1e)};
  assign winner_31 = wanted_31 & (-wanted_31);
  assign enable_30 = |wanted_31;
  wire [9:0] disjunction_91 = (row_0 & {10{winner_31[0]}}) | (row_1 & {10{winner_31[1]}}) | (row_2 &
      {10{winner_31[2]}});
  assign row_of_bank_31 = disjunction_91 | (row_3 & {10{winner_31[3]}});
  wire [31:0] disjunction_92 = (data_0 & {32{winner_31[0]}}) | (data_1 & {32{winner_31[1]}}) | (data_2 &
      {32{winner_31[2]}});
  assign bank_data_30 = disjunction_92 | (data_3 & {32{winner_31[3]}});
  wire [3:0] disjunction_93 = (bytes_0 & {4{winner_31[0]}}) | (bytes_1 & {4{winner_31[1]}}) | (bytes_2 &
      {4{winner_31[2]}});
  assign bank_bytes_30 = disjunction_93 | (bytes_3 & {4{winner_31[3]}});
  assign wanted_32 = {valid_3 & (bank_3 == 5'h1f), valid_2 & (bank_2 == 5'h1f), valid_1 & (bank_1 == 5'h1f), valid_0
      & (bank_0 == 5'h1f)};
  assign winner_32 = wanted_32 & (-wanted_32);
  assign enable_31 = |wanted_32;
  wire [9:0] disjunction_94 = (row_0 & {10{winner_32[0]}}) | (row_1 & {10{winner_32[1]}}) | (row_2 &
      {10{winner_32[2]}});
  assign row_of_bank_32 = disjunction_94 | (row_3 & {10{winner_32[3]}});
  wire [31:0] disjunction_95 = (data_0 & {32{winner_32[0]}}) | (data_1 & {32{winner_32[1]}}) | (data_2 &
      {32{winner_32[2]}});
  assign bank_data_31 = disjunction_95 | (data_3 & {32{winner_32[3]}});
  wire [3:0] disjunction_96 = (bytes_0 & {4{winner_32[0]}}) | (bytes_1 & {4{winner_32[1]}}) | (bytes_2 &
      {4{winner_32[2]}});
  assign bank_bytes_31 = disjunction_96 | (bytes_3 & {4{winner_32[3]}});
  assign bank_row_0 = row_of_bank;
  assign bank_row_1 = row_of_bank_2;
  assign bank_row_2 = row_of_bank_3;
  assign bank_row_3 = row_of_bank_4;
  assign bank_row_4 = row_of_bank_5;
  assign bank_row_5 = row_of_bank_6;
  assign bank_row_6 = row_of_bank_7;
  assign bank_row_7 = row_of_bank_8;
  assign bank_row_8 = row_of_bank_9;
  assign bank_row_9 = row_of_bank_10;
  assign bank_row_10 = row_of_bank_11;
  assign bank_row_11 = row_of_bank_12;
  assign bank_row_12 = row_of_bank_13;
  assign bank_row_13 = row_of_bank_14;
  assign bank_row_14 = row_of_bank_15;
  assign bank_row_15 = row_of_bank_16;
  assign bank_row_16 = row_of_bank_17;
  assign bank_row_17 = row_of_bank_18;
  assign bank_row_18 = row_of_bank_19;
  assign bank_row_19 = row_of_bank_20;
  assign bank_row_20 = row_of_bank_21;
  assign bank_row_21 = row_of_bank_22;
  assign bank_row_22 = row_of_bank_23;
  assign bank_row_23 = row_of_bank_24;
  assign bank_row_24 = row_of_bank_25;
  assign bank_row_25 = row_of_bank_26;
  assign bank_row_26 = row_of_bank_27;
  assign bank_row_27 = row_of_bank_28;
  assign bank_row_28 = row_of_bank_29;
  assign bank_row_29 = row_of_bank_30;
  assign bank_row_30 = row_of_bank_31;
  assign bank_row_31 = row_of_bank_32;

  reg [9:0] looked_up_1;
  always @*
    case (bank_0)
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

  wire disjunction_97 = winner[0] | winner_2[0] | winner_3[0] | winner_4[0] | winner_5[0];
  wire disjunction_98 = disjunction_97 | winner_6[0] | winner_7[0] | winner_8[0] | winner_9[0];
  wire disjunction_99 = disjunction_98 | winner_10[0] | winner_11[0] | winner_12[0] | winner_13[0];
  wire disjunction_100 = disjunction_99 | winner_14[0] | winner_15[0] | winner_16[0] | winner_17[0];
  wire disjunction_101 = disjunction_100 | winner_18[0] | winner_19[0] | winner_20[0] | winner_21[0];
  wire disjunction_102 = disjunction_101 | winner_22[0] | winner_23[0] | winner_24[0] | winner_25[0];
  wire disjunction_103 = disjunction_102 | winner_26[0] | winner_27[0] | winner_28[0] | winner_29[0];

  assign served_0 = store ? (disjunction_103 | winner_30[0] | winner_31[0] | winner_32[0]) : (valid_0 & (looked_up_1
      == row_0));

  reg [9:0] looked_up_2;
  always @*
    case (bank_1)
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

  wire disjunction_104 = winner[1] | winner_2[1] | winner_3[1] | winner_4[1] | winner_5[1];
  wire disjunction_105 = disjunction_104 | winner_6[1] | winner_7[1] | winner_8[1] | winner_9[1];
  wire disjunction_106 = disjunction_105 | winner_10[1] | winner_11[1] | winner_12[1] | winner_13[1];
  wire disjunction_107 = disjunction_106 | winner_14[1] | winner_15[1] | winner_16[1] | winner_17[1];
  wire disjunction_108 = disjunction_107 | winner_18[1] | winner_19[1] | winner_20[1] | winner_21[1];
  wire disjunction_109 = disjunction_108 | winner_22[1] | winner_23[1] | winner_24[1] | winner_25[1];
  wire disjunction_110 = disjunction_109 | winner_26[1] | winner_27[1] | winner_28[1] | winner_29[1];

  assign served_1 = store ? (disjunction_110 | winner_30[1] | winner_31[1] | winner_32[1]) : (valid_1 & (looked_up_2
      == row_1));

  reg [9:0] looked_up_3;
  always @*
    case (bank_2)
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

  wire disjunction_111 = winner[2] | winner_2[2] | winner_3[2] | winner_4[2] | winner_5[2];
  wire disjunction_112 = disjunction_111 | winner_6[2] | winner_7[2] | winner_8[2] | winner_9[2];
  wire disjunction_113 = disjunction_112 | winner_10[2] | winner_11[2] | winner_12[2] | winner_13[2];
  wire disjunction_114 = disjunction_113 | winner_14[2] | winner_15[2] | winner_16[2] | winner_17[2];
  wire disjunction_115 = disjunction_114 | winner_18[2] | winner_19[2] | winner_20[2] | winner_21[2];
  wire disjunction_116 = disjunction_115 | winner_22[2] | winner_23[2] | winner_24[2] | winner_25[2];
  wire disjunction_117 = disjunction_116 | winner_26[2] | winner_27[2] | winner_28[2] | winner_29[2];

  assign served_2 = store ? (disjunction_117 | winner_30[2] | winner_31[2] | winner_32[2]) : (valid_2 & (looked_up_3
      == row_2));

  reg [9:0] looked_up_4;
  always @*
    case (bank_3)
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

  wire disjunction_118 = winner[3] | winner_2[3] | winner_3[3] | winner_4[3] | winner_5[3];
  wire disjunction_119 = disjunction_118 | winner_6[3] | winner_7[3] | winner_8[3] | winner_9[3];
  wire disjunction_120 = disjunction_119 | winner_10[3] | winner_11[3] | winner_12[3] | winner_13[3];
  wire disjunction_121 = disjunction_120 | winner_14[3] | winner_15[3] | winner_16[3] | winner_17[3];
  wire disjunction_122 = disjunction_121 | winner_18[3] | winner_19[3] | winner_20[3] | winner_21[3];
  wire disjunction_123 = disjunction_122 | winner_22[3] | winner_23[3] | winner_24[3] | winner_25[3];
  wire disjunction_124 = disjunction_123 | winner_26[3] | winner_27[3] | winner_28[3] | winner_29[3];

  assign served_3 = store ? (disjunction_124 | winner_30[3] | winner_31[3] | winner_32[3]) : (valid_3 & (looked_up_4
      == row_3));

endmodule
