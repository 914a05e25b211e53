// lds_banks: generator of hdl/src/memory/lds/banks.rs
// Written by Tombolo; change the source.
// SPDX-License-Identifier: MIT OR Apache-2.0

`default_nettype none

module lds_banks (
  input wire clock,
  input wire store,
  input wire enable_0,
  input wire enable_1,
  input wire enable_2,
  input wire enable_3,
  input wire enable_4,
  input wire enable_5,
  input wire enable_6,
  input wire enable_7,
  input wire enable_8,
  input wire enable_9,
  input wire enable_10,
  input wire enable_11,
  input wire enable_12,
  input wire enable_13,
  input wire enable_14,
  input wire enable_15,
  input wire enable_16,
  input wire enable_17,
  input wire enable_18,
  input wire enable_19,
  input wire enable_20,
  input wire enable_21,
  input wire enable_22,
  input wire enable_23,
  input wire enable_24,
  input wire enable_25,
  input wire enable_26,
  input wire enable_27,
  input wire enable_28,
  input wire enable_29,
  input wire enable_30,
  input wire enable_31,
  input wire [12:0] row_0,
  input wire [12:0] row_1,
  input wire [12:0] row_2,
  input wire [12:0] row_3,
  input wire [12:0] row_4,
  input wire [12:0] row_5,
  input wire [12:0] row_6,
  input wire [12:0] row_7,
  input wire [12:0] row_8,
  input wire [12:0] row_9,
  input wire [12:0] row_10,
  input wire [12:0] row_11,
  input wire [12:0] row_12,
  input wire [12:0] row_13,
  input wire [12:0] row_14,
  input wire [12:0] row_15,
  input wire [12:0] row_16,
  input wire [12:0] row_17,
  input wire [12:0] row_18,
  input wire [12:0] row_19,
  input wire [12:0] row_20,
  input wire [12:0] row_21,
  input wire [12:0] row_22,
  input wire [12:0] row_23,
  input wire [12:0] row_24,
  input wire [12:0] row_25,
  input wire [12:0] row_26,
  input wire [12:0] row_27,
  input wire [12:0] row_28,
  input wire [12:0] row_29,
  input wire [12:0] row_30,
  input wire [12:0] row_31,
  input wire [31:0] data_0,
  input wire [31:0] data_1,
  input wire [31:0] data_2,
  input wire [31:0] data_3,
  input wire [31:0] data_4,
  input wire [31:0] data_5,
  input wire [31:0] data_6,
  input wire [31:0] data_7,
  input wire [31:0] data_8,
  input wire [31:0] data_9,
  input wire [31:0] data_10,
  input wire [31:0] data_11,
  input wire [31:0] data_12,
  input wire [31:0] data_13,
  input wire [31:0] data_14,
  input wire [31:0] data_15,
  input wire [31:0] data_16,
  input wire [31:0] data_17,
  input wire [31:0] data_18,
  input wire [31:0] data_19,
  input wire [31:0] data_20,
  input wire [31:0] data_21,
  input wire [31:0] data_22,
  input wire [31:0] data_23,
  input wire [31:0] data_24,
  input wire [31:0] data_25,
  input wire [31:0] data_26,
  input wire [31:0] data_27,
  input wire [31:0] data_28,
  input wire [31:0] data_29,
  input wire [31:0] data_30,
  input wire [31:0] data_31,
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
  output wire [31:0] read_0,
  output wire [31:0] read_1,
  output wire [31:0] read_2,
  output wire [31:0] read_3,
  output wire [31:0] read_4,
  output wire [31:0] read_5,
  output wire [31:0] read_6,
  output wire [31:0] read_7,
  output wire [31:0] read_8,
  output wire [31:0] read_9,
  output wire [31:0] read_10,
  output wire [31:0] read_11,
  output wire [31:0] read_12,
  output wire [31:0] read_13,
  output wire [31:0] read_14,
  output wire [31:0] read_15,
  output wire [31:0] read_16,
  output wire [31:0] read_17,
  output wire [31:0] read_18,
  output wire [31:0] read_19,
  output wire [31:0] read_20,
  output wire [31:0] read_21,
  output wire [31:0] read_22,
  output wire [31:0] read_23,
  output wire [31:0] read_24,
  output wire [31:0] read_25,
  output wire [31:0] read_26,
  output wire [31:0] read_27,
  output wire [31:0] read_28,
  output wire [31:0] read_29,
  output wire [31:0] read_30,
  output wire [31:0] read_31
);

  reg [31:0] dword_0;
  reg [31:0] dword_1;
  reg [31:0] dword_2;
  reg [31:0] dword_3;
  reg [31:0] dword_4;
  reg [31:0] dword_5;
  reg [31:0] dword_6;
  reg [31:0] dword_7;
  reg [31:0] dword_8;
  reg [31:0] dword_9;
  reg [31:0] dword_10;
  reg [31:0] dword_11;
  reg [31:0] dword_12;
  reg [31:0] dword_13;
  reg [31:0] dword_14;
  reg [31:0] dword_15;
  reg [31:0] dword_16;
  reg [31:0] dword_17;
  reg [31:0] dword_18;
  reg [31:0] dword_19;
  reg [31:0] dword_20;
  reg [31:0] dword_21;
  reg [31:0] dword_22;
  reg [31:0] dword_23;
  reg [31:0] dword_24;
  reg [31:0] dword_25;
  reg [31:0] dword_26;
  reg [31:0] dword_27;
  reg [31:0] dword_28;
  reg [31:0] dword_29;
  reg [31:0] dword_30;
  reg [31:0] dword_31;

  assign read_0 = dword_0;
  assign read_1 = dword_1;
  assign read_2 = dword_2;
  assign read_3 = dword_3;
  assign read_4 = dword_4;
  assign read_5 = dword_5;
  assign read_6 = dword_6;
  assign read_7 = dword_7;
  assign read_8 = dword_8;
  assign read_9 = dword_9;
  assign read_10 = dword_10;
  assign read_11 = dword_11;
  assign read_12 = dword_12;
  assign read_13 = dword_13;
  assign read_14 = dword_14;
  assign read_15 = dword_15;
  assign read_16 = dword_16;
  assign read_17 = dword_17;
  assign read_18 = dword_18;
  assign read_19 = dword_19;
  assign read_20 = dword_20;
  assign read_21 = dword_21;
  assign read_22 = dword_22;
  assign read_23 = dword_23;
  assign read_24 = dword_24;
  assign read_25 = dword_25;
  assign read_26 = dword_26;
  assign read_27 = dword_27;
  assign read_28 = dword_28;
  assign read_29 = dword_29;
  assign read_30 = dword_30;
  assign read_31 = dword_31;

  (* no_rw_check, ram_style = "block" *)
  reg [31:0] bank_0 [0:515];
  integer bank_0_word;
  initial begin
    for (bank_0_word = 0; bank_0_word < 516; bank_0_word = bank_0_word + 1) bank_0[bank_0_word] = 32'd0;
  end
  always @(posedge clock) begin
    if ((enable_0 & store) && (row_0 < 13'h204)) begin
      if (bytes_0[0]) bank_0[row_0[9:0]][7:0] <= data_0[7:0];
      if (bytes_0[1]) bank_0[row_0[9:0]][15:8] <= data_0[15:8];
      if (bytes_0[2]) bank_0[row_0[9:0]][23:16] <= data_0[23:16];
      if (bytes_0[3]) bank_0[row_0[9:0]][31:24] <= data_0[31:24];
    end
  end
  initial dword_0 = 32'd0;
  always @(posedge clock) begin
    if (enable_0 & (~store)) begin
      if (row_0 < 13'h204) dword_0 <= bank_0[row_0[9:0]];
      else dword_0 <= 32'd0;
    end
  end

  (* no_rw_check, ram_style = "block" *)
  reg [31:0] bank_1 [0:515];
  integer bank_1_word;
  initial begin
    for (bank_1_word = 0; bank_1_word < 516; bank_1_word = bank_1_word + 1) bank_1[bank_1_word] = 32'd0;
  end
  always @(posedge clock) begin
    if ((enable_1 & store) && (row_1 < 13'h204)) begin
      if (bytes_1[0]) bank_1[row_1[9:0]][7:0] <= data_1[7:0];
      if (bytes_1[1]) bank_1[row_1[9:0]][15:8] <= data_1[15:8];
      if (bytes_1[2]) bank_1[row_1[9:0]][23:16] <= data_1[23:16];
      if (bytes_1[3]) bank_1[row_1[9:0]][31:24] <= data_1[31:24];
    end
  end
  initial dword_1 = 32'd0;
  always @(posedge clock) begin
    if (enable_1 & (~store)) begin
      if (row_1 < 13'h204) dword_1 <= bank_1[row_1[9:0]];
      else dword_1 <= 32'd0;
    end
  end

  (* no_rw_check, ram_style = "block" *)
  reg [31:0] bank_2 [0:515];
  integer bank_2_word;
  initial begin
    for (bank_2_word = 0; bank_2_word < 516; bank_2_word = bank_2_word + 1) bank_2[bank_2_word] = 32'd0;
  end
  always @(posedge clock) begin
    if ((enable_2 & store) && (row_2 < 13'h204)) begin
      if (bytes_2[0]) bank_2[row_2[9:0]][7:0] <= data_2[7:0];
      if (bytes_2[1]) bank_2[row_2[9:0]][15:8] <= data_2[15:8];
      if (bytes_2[2]) bank_2[row_2[9:0]][23:16] <= data_2[23:16];
      if (bytes_2[3]) bank_2[row_2[9:0]][31:24] <= data_2[31:24];
    end
  end
  initial dword_2 = 32'd0;
  always @(posedge clock) begin
    if (enable_2 & (~store)) begin
      if (row_2 < 13'h204) dword_2 <= bank_2[row_2[9:0]];
      else dword_2 <= 32'd0;
    end
  end

  (* no_rw_check, ram_style = "block" *)
  reg [31:0] bank_3 [0:515];
  integer bank_3_word;
  initial begin
    for (bank_3_word = 0; bank_3_word < 516; bank_3_word = bank_3_word + 1) bank_3[bank_3_word] = 32'd0;
  end
  always @(posedge clock) begin
    if ((enable_3 & store) && (row_3 < 13'h204)) begin
      if (bytes_3[0]) bank_3[row_3[9:0]][7:0] <= data_3[7:0];
      if (bytes_3[1]) bank_3[row_3[9:0]][15:8] <= data_3[15:8];
      if (bytes_3[2]) bank_3[row_3[9:0]][23:16] <= data_3[23:16];
      if (bytes_3[3]) bank_3[row_3[9:0]][31:24] <= data_3[31:24];
    end
  end
  initial dword_3 = 32'd0;
  always @(posedge clock) begin
    if (enable_3 & (~store)) begin
      if (row_3 < 13'h204) dword_3 <= bank_3[row_3[9:0]];
      else dword_3 <= 32'd0;
    end
  end

  (* no_rw_check, ram_style = "block" *)
  reg [31:0] bank_4 [0:515];
  integer bank_4_word;
  initial begin
    for (bank_4_word = 0; bank_4_word < 516; bank_4_word = bank_4_word + 1) bank_4[bank_4_word] = 32'd0;
  end
  always @(posedge clock) begin
    if ((enable_4 & store) && (row_4 < 13'h204)) begin
      if (bytes_4[0]) bank_4[row_4[9:0]][7:0] <= data_4[7:0];
      if (bytes_4[1]) bank_4[row_4[9:0]][15:8] <= data_4[15:8];
      if (bytes_4[2]) bank_4[row_4[9:0]][23:16] <= data_4[23:16];
      if (bytes_4[3]) bank_4[row_4[9:0]][31:24] <= data_4[31:24];
    end
  end
  initial dword_4 = 32'd0;
  always @(posedge clock) begin
    if (enable_4 & (~store)) begin
      if (row_4 < 13'h204) dword_4 <= bank_4[row_4[9:0]];
      else dword_4 <= 32'd0;
    end
  end

  (* no_rw_check, ram_style = "block" *)
  reg [31:0] bank_5 [0:515];
  integer bank_5_word;
  initial begin
    for (bank_5_word = 0; bank_5_word < 516; bank_5_word = bank_5_word + 1) bank_5[bank_5_word] = 32'd0;
  end
  always @(posedge clock) begin
    if ((enable_5 & store) && (row_5 < 13'h204)) begin
      if (bytes_5[0]) bank_5[row_5[9:0]][7:0] <= data_5[7:0];
      if (bytes_5[1]) bank_5[row_5[9:0]][15:8] <= data_5[15:8];
      if (bytes_5[2]) bank_5[row_5[9:0]][23:16] <= data_5[23:16];
      if (bytes_5[3]) bank_5[row_5[9:0]][31:24] <= data_5[31:24];
    end
  end
  initial dword_5 = 32'd0;
  always @(posedge clock) begin
    if (enable_5 & (~store)) begin
      if (row_5 < 13'h204) dword_5 <= bank_5[row_5[9:0]];
      else dword_5 <= 32'd0;
    end
  end

  (* no_rw_check, ram_style = "block" *)
  reg [31:0] bank_6 [0:515];
  integer bank_6_word;
  initial begin
    for (bank_6_word = 0; bank_6_word < 516; bank_6_word = bank_6_word + 1) bank_6[bank_6_word] = 32'd0;
  end
  always @(posedge clock) begin
    if ((enable_6 & store) && (row_6 < 13'h204)) begin
      if (bytes_6[0]) bank_6[row_6[9:0]][7:0] <= data_6[7:0];
      if (bytes_6[1]) bank_6[row_6[9:0]][15:8] <= data_6[15:8];
      if (bytes_6[2]) bank_6[row_6[9:0]][23:16] <= data_6[23:16];
      if (bytes_6[3]) bank_6[row_6[9:0]][31:24] <= data_6[31:24];
    end
  end
  initial dword_6 = 32'd0;
  always @(posedge clock) begin
    if (enable_6 & (~store)) begin
      if (row_6 < 13'h204) dword_6 <= bank_6[row_6[9:0]];
      else dword_6 <= 32'd0;
    end
  end

  (* no_rw_check, ram_style = "block" *)
  reg [31:0] bank_7 [0:515];
  integer bank_7_word;
  initial begin
    for (bank_7_word = 0; bank_7_word < 516; bank_7_word = bank_7_word + 1) bank_7[bank_7_word] = 32'd0;
  end
  always @(posedge clock) begin
    if ((enable_7 & store) && (row_7 < 13'h204)) begin
      if (bytes_7[0]) bank_7[row_7[9:0]][7:0] <= data_7[7:0];
      if (bytes_7[1]) bank_7[row_7[9:0]][15:8] <= data_7[15:8];
      if (bytes_7[2]) bank_7[row_7[9:0]][23:16] <= data_7[23:16];
      if (bytes_7[3]) bank_7[row_7[9:0]][31:24] <= data_7[31:24];
    end
  end
  initial dword_7 = 32'd0;
  always @(posedge clock) begin
    if (enable_7 & (~store)) begin
      if (row_7 < 13'h204) dword_7 <= bank_7[row_7[9:0]];
      else dword_7 <= 32'd0;
    end
  end

  (* no_rw_check, ram_style = "block" *)
  reg [31:0] bank_8 [0:515];
  integer bank_8_word;
  initial begin
    for (bank_8_word = 0; bank_8_word < 516; bank_8_word = bank_8_word + 1) bank_8[bank_8_word] = 32'd0;
  end
  always @(posedge clock) begin
    if ((enable_8 & store) && (row_8 < 13'h204)) begin
      if (bytes_8[0]) bank_8[row_8[9:0]][7:0] <= data_8[7:0];
      if (bytes_8[1]) bank_8[row_8[9:0]][15:8] <= data_8[15:8];
      if (bytes_8[2]) bank_8[row_8[9:0]][23:16] <= data_8[23:16];
      if (bytes_8[3]) bank_8[row_8[9:0]][31:24] <= data_8[31:24];
    end
  end
  initial dword_8 = 32'd0;
  always @(posedge clock) begin
    if (enable_8 & (~store)) begin
      if (row_8 < 13'h204) dword_8 <= bank_8[row_8[9:0]];
      else dword_8 <= 32'd0;
    end
  end

  (* no_rw_check, ram_style = "block" *)
  reg [31:0] bank_9 [0:515];
  integer bank_9_word;
  initial begin
    for (bank_9_word = 0; bank_9_word < 516; bank_9_word = bank_9_word + 1) bank_9[bank_9_word] = 32'd0;
  end
  always @(posedge clock) begin
    if ((enable_9 & store) && (row_9 < 13'h204)) begin
      if (bytes_9[0]) bank_9[row_9[9:0]][7:0] <= data_9[7:0];
      if (bytes_9[1]) bank_9[row_9[9:0]][15:8] <= data_9[15:8];
      if (bytes_9[2]) bank_9[row_9[9:0]][23:16] <= data_9[23:16];
      if (bytes_9[3]) bank_9[row_9[9:0]][31:24] <= data_9[31:24];
    end
  end
  initial dword_9 = 32'd0;
  always @(posedge clock) begin
    if (enable_9 & (~store)) begin
      if (row_9 < 13'h204) dword_9 <= bank_9[row_9[9:0]];
      else dword_9 <= 32'd0;
    end
  end

  (* no_rw_check, ram_style = "block" *)
  reg [31:0] bank_10 [0:515];
  integer bank_10_word;
  initial begin
    for (bank_10_word = 0; bank_10_word < 516; bank_10_word = bank_10_word + 1) bank_10[bank_10_word] = 32'd0;
  end
  always @(posedge clock) begin
    if ((enable_10 & store) && (row_10 < 13'h204)) begin
      if (bytes_10[0]) bank_10[row_10[9:0]][7:0] <= data_10[7:0];
      if (bytes_10[1]) bank_10[row_10[9:0]][15:8] <= data_10[15:8];
      if (bytes_10[2]) bank_10[row_10[9:0]][23:16] <= data_10[23:16];
      if (bytes_10[3]) bank_10[row_10[9:0]][31:24] <= data_10[31:24];
    end
  end
  initial dword_10 = 32'd0;
  always @(posedge clock) begin
    if (enable_10 & (~store)) begin
      if (row_10 < 13'h204) dword_10 <= bank_10[row_10[9:0]];
      else dword_10 <= 32'd0;
    end
  end

  (* no_rw_check, ram_style = "block" *)
  reg [31:0] bank_11 [0:515];
  integer bank_11_word;
  initial begin
    for (bank_11_word = 0; bank_11_word < 516; bank_11_word = bank_11_word + 1) bank_11[bank_11_word] = 32'd0;
  end
  always @(posedge clock) begin
    if ((enable_11 & store) && (row_11 < 13'h204)) begin
      if (bytes_11[0]) bank_11[row_11[9:0]][7:0] <= data_11[7:0];
      if (bytes_11[1]) bank_11[row_11[9:0]][15:8] <= data_11[15:8];
      if (bytes_11[2]) bank_11[row_11[9:0]][23:16] <= data_11[23:16];
      if (bytes_11[3]) bank_11[row_11[9:0]][31:24] <= data_11[31:24];
    end
  end
  initial dword_11 = 32'd0;
  always @(posedge clock) begin
    if (enable_11 & (~store)) begin
      if (row_11 < 13'h204) dword_11 <= bank_11[row_11[9:0]];
      else dword_11 <= 32'd0;
    end
  end

  (* no_rw_check, ram_style = "block" *)
  reg [31:0] bank_12 [0:515];
  integer bank_12_word;
  initial begin
    for (bank_12_word = 0; bank_12_word < 516; bank_12_word = bank_12_word + 1) bank_12[bank_12_word] = 32'd0;
  end
  always @(posedge clock) begin
    if ((enable_12 & store) && (row_12 < 13'h204)) begin
      if (bytes_12[0]) bank_12[row_12[9:0]][7:0] <= data_12[7:0];
      if (bytes_12[1]) bank_12[row_12[9:0]][15:8] <= data_12[15:8];
      if (bytes_12[2]) bank_12[row_12[9:0]][23:16] <= data_12[23:16];
      if (bytes_12[3]) bank_12[row_12[9:0]][31:24] <= data_12[31:24];
    end
  end
  initial dword_12 = 32'd0;
  always @(posedge clock) begin
    if (enable_12 & (~store)) begin
      if (row_12 < 13'h204) dword_12 <= bank_12[row_12[9:0]];
      else dword_12 <= 32'd0;
    end
  end

  (* no_rw_check, ram_style = "block" *)
  reg [31:0] bank_13 [0:515];
  integer bank_13_word;
  initial begin
    for (bank_13_word = 0; bank_13_word < 516; bank_13_word = bank_13_word + 1) bank_13[bank_13_word] = 32'd0;
  end
  always @(posedge clock) begin
    if ((enable_13 & store) && (row_13 < 13'h204)) begin
      if (bytes_13[0]) bank_13[row_13[9:0]][7:0] <= data_13[7:0];
      if (bytes_13[1]) bank_13[row_13[9:0]][15:8] <= data_13[15:8];
      if (bytes_13[2]) bank_13[row_13[9:0]][23:16] <= data_13[23:16];
      if (bytes_13[3]) bank_13[row_13[9:0]][31:24] <= data_13[31:24];
    end
  end
  initial dword_13 = 32'd0;
  always @(posedge clock) begin
    if (enable_13 & (~store)) begin
      if (row_13 < 13'h204) dword_13 <= bank_13[row_13[9:0]];
      else dword_13 <= 32'd0;
    end
  end

  (* no_rw_check, ram_style = "block" *)
  reg [31:0] bank_14 [0:515];
  integer bank_14_word;
  initial begin
    for (bank_14_word = 0; bank_14_word < 516; bank_14_word = bank_14_word + 1) bank_14[bank_14_word] = 32'd0;
  end
  always @(posedge clock) begin
    if ((enable_14 & store) && (row_14 < 13'h204)) begin
      if (bytes_14[0]) bank_14[row_14[9:0]][7:0] <= data_14[7:0];
      if (bytes_14[1]) bank_14[row_14[9:0]][15:8] <= data_14[15:8];
      if (bytes_14[2]) bank_14[row_14[9:0]][23:16] <= data_14[23:16];
      if (bytes_14[3]) bank_14[row_14[9:0]][31:24] <= data_14[31:24];
    end
  end
  initial dword_14 = 32'd0;
  always @(posedge clock) begin
    if (enable_14 & (~store)) begin
      if (row_14 < 13'h204) dword_14 <= bank_14[row_14[9:0]];
      else dword_14 <= 32'd0;
    end
  end

  (* no_rw_check, ram_style = "block" *)
  reg [31:0] bank_15 [0:515];
  integer bank_15_word;
  initial begin
    for (bank_15_word = 0; bank_15_word < 516; bank_15_word = bank_15_word + 1) bank_15[bank_15_word] = 32'd0;
  end
  always @(posedge clock) begin
    if ((enable_15 & store) && (row_15 < 13'h204)) begin
      if (bytes_15[0]) bank_15[row_15[9:0]][7:0] <= data_15[7:0];
      if (bytes_15[1]) bank_15[row_15[9:0]][15:8] <= data_15[15:8];
      if (bytes_15[2]) bank_15[row_15[9:0]][23:16] <= data_15[23:16];
      if (bytes_15[3]) bank_15[row_15[9:0]][31:24] <= data_15[31:24];
    end
  end
  initial dword_15 = 32'd0;
  always @(posedge clock) begin
    if (enable_15 & (~store)) begin
      if (row_15 < 13'h204) dword_15 <= bank_15[row_15[9:0]];
      else dword_15 <= 32'd0;
    end
  end

  (* no_rw_check, ram_style = "block" *)
  reg [31:0] bank_16 [0:515];
  integer bank_16_word;
  initial begin
    for (bank_16_word = 0; bank_16_word < 516; bank_16_word = bank_16_word + 1) bank_16[bank_16_word] = 32'd0;
  end
  always @(posedge clock) begin
    if ((enable_16 & store) && (row_16 < 13'h204)) begin
      if (bytes_16[0]) bank_16[row_16[9:0]][7:0] <= data_16[7:0];
      if (bytes_16[1]) bank_16[row_16[9:0]][15:8] <= data_16[15:8];
      if (bytes_16[2]) bank_16[row_16[9:0]][23:16] <= data_16[23:16];
      if (bytes_16[3]) bank_16[row_16[9:0]][31:24] <= data_16[31:24];
    end
  end
  initial dword_16 = 32'd0;
  always @(posedge clock) begin
    if (enable_16 & (~store)) begin
      if (row_16 < 13'h204) dword_16 <= bank_16[row_16[9:0]];
      else dword_16 <= 32'd0;
    end
  end

  (* no_rw_check, ram_style = "block" *)
  reg [31:0] bank_17 [0:515];
  integer bank_17_word;
  initial begin
    for (bank_17_word = 0; bank_17_word < 516; bank_17_word = bank_17_word + 1) bank_17[bank_17_word] = 32'd0;
  end
  always @(posedge clock) begin
    if ((enable_17 & store) && (row_17 < 13'h204)) begin
      if (bytes_17[0]) bank_17[row_17[9:0]][7:0] <= data_17[7:0];
      if (bytes_17[1]) bank_17[row_17[9:0]][15:8] <= data_17[15:8];
      if (bytes_17[2]) bank_17[row_17[9:0]][23:16] <= data_17[23:16];
      if (bytes_17[3]) bank_17[row_17[9:0]][31:24] <= data_17[31:24];
    end
  end
  initial dword_17 = 32'd0;
  always @(posedge clock) begin
    if (enable_17 & (~store)) begin
      if (row_17 < 13'h204) dword_17 <= bank_17[row_17[9:0]];
      else dword_17 <= 32'd0;
    end
  end

  (* no_rw_check, ram_style = "block" *)
  reg [31:0] bank_18 [0:515];
  integer bank_18_word;
  initial begin
    for (bank_18_word = 0; bank_18_word < 516; bank_18_word = bank_18_word + 1) bank_18[bank_18_word] = 32'd0;
  end
  always @(posedge clock) begin
    if ((enable_18 & store) && (row_18 < 13'h204)) begin
      if (bytes_18[0]) bank_18[row_18[9:0]][7:0] <= data_18[7:0];
      if (bytes_18[1]) bank_18[row_18[9:0]][15:8] <= data_18[15:8];
      if (bytes_18[2]) bank_18[row_18[9:0]][23:16] <= data_18[23:16];
      if (bytes_18[3]) bank_18[row_18[9:0]][31:24] <= data_18[31:24];
    end
  end
  initial dword_18 = 32'd0;
  always @(posedge clock) begin
    if (enable_18 & (~store)) begin
      if (row_18 < 13'h204) dword_18 <= bank_18[row_18[9:0]];
      else dword_18 <= 32'd0;
    end
  end

  (* no_rw_check, ram_style = "block" *)
  reg [31:0] bank_19 [0:515];
  integer bank_19_word;
  initial begin
    for (bank_19_word = 0; bank_19_word < 516; bank_19_word = bank_19_word + 1) bank_19[bank_19_word] = 32'd0;
  end
  always @(posedge clock) begin
    if ((enable_19 & store) && (row_19 < 13'h204)) begin
      if (bytes_19[0]) bank_19[row_19[9:0]][7:0] <= data_19[7:0];
      if (bytes_19[1]) bank_19[row_19[9:0]][15:8] <= data_19[15:8];
      if (bytes_19[2]) bank_19[row_19[9:0]][23:16] <= data_19[23:16];
      if (bytes_19[3]) bank_19[row_19[9:0]][31:24] <= data_19[31:24];
    end
  end
  initial dword_19 = 32'd0;
  always @(posedge clock) begin
    if (enable_19 & (~store)) begin
      if (row_19 < 13'h204) dword_19 <= bank_19[row_19[9:0]];
      else dword_19 <= 32'd0;
    end
  end

  (* no_rw_check, ram_style = "block" *)
  reg [31:0] bank_20 [0:515];
  integer bank_20_word;
  initial begin
    for (bank_20_word = 0; bank_20_word < 516; bank_20_word = bank_20_word + 1) bank_20[bank_20_word] = 32'd0;
  end
  always @(posedge clock) begin
    if ((enable_20 & store) && (row_20 < 13'h204)) begin
      if (bytes_20[0]) bank_20[row_20[9:0]][7:0] <= data_20[7:0];
      if (bytes_20[1]) bank_20[row_20[9:0]][15:8] <= data_20[15:8];
      if (bytes_20[2]) bank_20[row_20[9:0]][23:16] <= data_20[23:16];
      if (bytes_20[3]) bank_20[row_20[9:0]][31:24] <= data_20[31:24];
    end
  end
  initial dword_20 = 32'd0;
  always @(posedge clock) begin
    if (enable_20 & (~store)) begin
      if (row_20 < 13'h204) dword_20 <= bank_20[row_20[9:0]];
      else dword_20 <= 32'd0;
    end
  end

  (* no_rw_check, ram_style = "block" *)
  reg [31:0] bank_21 [0:515];
  integer bank_21_word;
  initial begin
    for (bank_21_word = 0; bank_21_word < 516; bank_21_word = bank_21_word + 1) bank_21[bank_21_word] = 32'd0;
  end
  always @(posedge clock) begin
    if ((enable_21 & store) && (row_21 < 13'h204)) begin
      if (bytes_21[0]) bank_21[row_21[9:0]][7:0] <= data_21[7:0];
      if (bytes_21[1]) bank_21[row_21[9:0]][15:8] <= data_21[15:8];
      if (bytes_21[2]) bank_21[row_21[9:0]][23:16] <= data_21[23:16];
      if (bytes_21[3]) bank_21[row_21[9:0]][31:24] <= data_21[31:24];
    end
  end
  initial dword_21 = 32'd0;
  always @(posedge clock) begin
    if (enable_21 & (~store)) begin
      if (row_21 < 13'h204) dword_21 <= bank_21[row_21[9:0]];
      else dword_21 <= 32'd0;
    end
  end

  (* no_rw_check, ram_style = "block" *)
  reg [31:0] bank_22 [0:515];
  integer bank_22_word;
  initial begin
    for (bank_22_word = 0; bank_22_word < 516; bank_22_word = bank_22_word + 1) bank_22[bank_22_word] = 32'd0;
  end
  always @(posedge clock) begin
    if ((enable_22 & store) && (row_22 < 13'h204)) begin
      if (bytes_22[0]) bank_22[row_22[9:0]][7:0] <= data_22[7:0];
      if (bytes_22[1]) bank_22[row_22[9:0]][15:8] <= data_22[15:8];
      if (bytes_22[2]) bank_22[row_22[9:0]][23:16] <= data_22[23:16];
      if (bytes_22[3]) bank_22[row_22[9:0]][31:24] <= data_22[31:24];
    end
  end
  initial dword_22 = 32'd0;
  always @(posedge clock) begin
    if (enable_22 & (~store)) begin
      if (row_22 < 13'h204) dword_22 <= bank_22[row_22[9:0]];
      else dword_22 <= 32'd0;
    end
  end

  (* no_rw_check, ram_style = "block" *)
  reg [31:0] bank_23 [0:515];
  integer bank_23_word;
  initial begin
    for (bank_23_word = 0; bank_23_word < 516; bank_23_word = bank_23_word + 1) bank_23[bank_23_word] = 32'd0;
  end
  always @(posedge clock) begin
    if ((enable_23 & store) && (row_23 < 13'h204)) begin
      if (bytes_23[0]) bank_23[row_23[9:0]][7:0] <= data_23[7:0];
      if (bytes_23[1]) bank_23[row_23[9:0]][15:8] <= data_23[15:8];
      if (bytes_23[2]) bank_23[row_23[9:0]][23:16] <= data_23[23:16];
      if (bytes_23[3]) bank_23[row_23[9:0]][31:24] <= data_23[31:24];
    end
  end
  initial dword_23 = 32'd0;
  always @(posedge clock) begin
    if (enable_23 & (~store)) begin
      if (row_23 < 13'h204) dword_23 <= bank_23[row_23[9:0]];
      else dword_23 <= 32'd0;
    end
  end

  (* no_rw_check, ram_style = "block" *)
  reg [31:0] bank_24 [0:515];
  integer bank_24_word;
  initial begin
    for (bank_24_word = 0; bank_24_word < 516; bank_24_word = bank_24_word + 1) bank_24[bank_24_word] = 32'd0;
  end
  always @(posedge clock) begin
    if ((enable_24 & store) && (row_24 < 13'h204)) begin
      if (bytes_24[0]) bank_24[row_24[9:0]][7:0] <= data_24[7:0];
      if (bytes_24[1]) bank_24[row_24[9:0]][15:8] <= data_24[15:8];
      if (bytes_24[2]) bank_24[row_24[9:0]][23:16] <= data_24[23:16];
      if (bytes_24[3]) bank_24[row_24[9:0]][31:24] <= data_24[31:24];
    end
  end
  initial dword_24 = 32'd0;
  always @(posedge clock) begin
    if (enable_24 & (~store)) begin
      if (row_24 < 13'h204) dword_24 <= bank_24[row_24[9:0]];
      else dword_24 <= 32'd0;
    end
  end

  (* no_rw_check, ram_style = "block" *)
  reg [31:0] bank_25 [0:515];
  integer bank_25_word;
  initial begin
    for (bank_25_word = 0; bank_25_word < 516; bank_25_word = bank_25_word + 1) bank_25[bank_25_word] = 32'd0;
  end
  always @(posedge clock) begin
    if ((enable_25 & store) && (row_25 < 13'h204)) begin
      if (bytes_25[0]) bank_25[row_25[9:0]][7:0] <= data_25[7:0];
      if (bytes_25[1]) bank_25[row_25[9:0]][15:8] <= data_25[15:8];
      if (bytes_25[2]) bank_25[row_25[9:0]][23:16] <= data_25[23:16];
      if (bytes_25[3]) bank_25[row_25[9:0]][31:24] <= data_25[31:24];
    end
  end
  initial dword_25 = 32'd0;
  always @(posedge clock) begin
    if (enable_25 & (~store)) begin
      if (row_25 < 13'h204) dword_25 <= bank_25[row_25[9:0]];
      else dword_25 <= 32'd0;
    end
  end

  (* no_rw_check, ram_style = "block" *)
  reg [31:0] bank_26 [0:515];
  integer bank_26_word;
  initial begin
    for (bank_26_word = 0; bank_26_word < 516; bank_26_word = bank_26_word + 1) bank_26[bank_26_word] = 32'd0;
  end
  always @(posedge clock) begin
    if ((enable_26 & store) && (row_26 < 13'h204)) begin
      if (bytes_26[0]) bank_26[row_26[9:0]][7:0] <= data_26[7:0];
      if (bytes_26[1]) bank_26[row_26[9:0]][15:8] <= data_26[15:8];
      if (bytes_26[2]) bank_26[row_26[9:0]][23:16] <= data_26[23:16];
      if (bytes_26[3]) bank_26[row_26[9:0]][31:24] <= data_26[31:24];
    end
  end
  initial dword_26 = 32'd0;
  always @(posedge clock) begin
    if (enable_26 & (~store)) begin
      if (row_26 < 13'h204) dword_26 <= bank_26[row_26[9:0]];
      else dword_26 <= 32'd0;
    end
  end

  (* no_rw_check, ram_style = "block" *)
  reg [31:0] bank_27 [0:515];
  integer bank_27_word;
  initial begin
    for (bank_27_word = 0; bank_27_word < 516; bank_27_word = bank_27_word + 1) bank_27[bank_27_word] = 32'd0;
  end
  always @(posedge clock) begin
    if ((enable_27 & store) && (row_27 < 13'h204)) begin
      if (bytes_27[0]) bank_27[row_27[9:0]][7:0] <= data_27[7:0];
      if (bytes_27[1]) bank_27[row_27[9:0]][15:8] <= data_27[15:8];
      if (bytes_27[2]) bank_27[row_27[9:0]][23:16] <= data_27[23:16];
      if (bytes_27[3]) bank_27[row_27[9:0]][31:24] <= data_27[31:24];
    end
  end
  initial dword_27 = 32'd0;
  always @(posedge clock) begin
    if (enable_27 & (~store)) begin
      if (row_27 < 13'h204) dword_27 <= bank_27[row_27[9:0]];
      else dword_27 <= 32'd0;
    end
  end

  (* no_rw_check, ram_style = "block" *)
  reg [31:0] bank_28 [0:515];
  integer bank_28_word;
  initial begin
    for (bank_28_word = 0; bank_28_word < 516; bank_28_word = bank_28_word + 1) bank_28[bank_28_word] = 32'd0;
  end
  always @(posedge clock) begin
    if ((enable_28 & store) && (row_28 < 13'h204)) begin
      if (bytes_28[0]) bank_28[row_28[9:0]][7:0] <= data_28[7:0];
      if (bytes_28[1]) bank_28[row_28[9:0]][15:8] <= data_28[15:8];
      if (bytes_28[2]) bank_28[row_28[9:0]][23:16] <= data_28[23:16];
      if (bytes_28[3]) bank_28[row_28[9:0]][31:24] <= data_28[31:24];
    end
  end
  initial dword_28 = 32'd0;
  always @(posedge clock) begin
    if (enable_28 & (~store)) begin
      if (row_28 < 13'h204) dword_28 <= bank_28[row_28[9:0]];
      else dword_28 <= 32'd0;
    end
  end

  (* no_rw_check, ram_style = "block" *)
  reg [31:0] bank_29 [0:515];
  integer bank_29_word;
  initial begin
    for (bank_29_word = 0; bank_29_word < 516; bank_29_word = bank_29_word + 1) bank_29[bank_29_word] = 32'd0;
  end
  always @(posedge clock) begin
    if ((enable_29 & store) && (row_29 < 13'h204)) begin
      if (bytes_29[0]) bank_29[row_29[9:0]][7:0] <= data_29[7:0];
      if (bytes_29[1]) bank_29[row_29[9:0]][15:8] <= data_29[15:8];
      if (bytes_29[2]) bank_29[row_29[9:0]][23:16] <= data_29[23:16];
      if (bytes_29[3]) bank_29[row_29[9:0]][31:24] <= data_29[31:24];
    end
  end
  initial dword_29 = 32'd0;
  always @(posedge clock) begin
    if (enable_29 & (~store)) begin
      if (row_29 < 13'h204) dword_29 <= bank_29[row_29[9:0]];
      else dword_29 <= 32'd0;
    end
  end

  (* no_rw_check, ram_style = "block" *)
  reg [31:0] bank_30 [0:515];
  integer bank_30_word;
  initial begin
    for (bank_30_word = 0; bank_30_word < 516; bank_30_word = bank_30_word + 1) bank_30[bank_30_word] = 32'd0;
  end
  always @(posedge clock) begin
    if ((enable_30 & store) && (row_30 < 13'h204)) begin
      if (bytes_30[0]) bank_30[row_30[9:0]][7:0] <= data_30[7:0];
      if (bytes_30[1]) bank_30[row_30[9:0]][15:8] <= data_30[15:8];
      if (bytes_30[2]) bank_30[row_30[9:0]][23:16] <= data_30[23:16];
      if (bytes_30[3]) bank_30[row_30[9:0]][31:24] <= data_30[31:24];
    end
  end
  initial dword_30 = 32'd0;
  always @(posedge clock) begin
    if (enable_30 & (~store)) begin
      if (row_30 < 13'h204) dword_30 <= bank_30[row_30[9:0]];
      else dword_30 <= 32'd0;
    end
  end

  (* no_rw_check, ram_style = "block" *)
  reg [31:0] bank_31 [0:515];
  integer bank_31_word;
  initial begin
    for (bank_31_word = 0; bank_31_word < 516; bank_31_word = bank_31_word + 1) bank_31[bank_31_word] = 32'd0;
  end
  always @(posedge clock) begin
    if ((enable_31 & store) && (row_31 < 13'h204)) begin
      if (bytes_31[0]) bank_31[row_31[9:0]][7:0] <= data_31[7:0];
      if (bytes_31[1]) bank_31[row_31[9:0]][15:8] <= data_31[15:8];
      if (bytes_31[2]) bank_31[row_31[9:0]][23:16] <= data_31[23:16];
      if (bytes_31[3]) bank_31[row_31[9:0]][31:24] <= data_31[31:24];
    end
  end
  initial dword_31 = 32'd0;
  always @(posedge clock) begin
    if (enable_31 & (~store)) begin
      if (row_31 < 13'h204) dword_31 <= bank_31[row_31[9:0]];
      else dword_31 <= 32'd0;
    end
  end

endmodule

`default_nettype wire
