// lds_banks: generator of hdl/src/lds/banks.rs:12
// Written by Tombolo; change the source.
// SPDX-License-Identifier: MIT OR Apache-2.0

`default_nettype none

module lds_banks (
  input wire clock, // The one clock.
  input wire store, // They store.
  input wire [31:0] enable, // The bank works.
  input wire [415:0] row, // Row.
  input wire [1023:0] data, // Data.
  input wire [127:0] bytes, // Bytes that are stored.
  output wire [1023:0] read // The dword loaded one clock ago.
);

  wire [1023:0] dword;
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
  assign dword = {dword_31, dword_30, dword_29, dword_28, dword_27, dword_26, dword_25, dword_24, dword_23, dword_22,
      dword_21, dword_20, dword_19, dword_18, dword_17, dword_16, dword_15, dword_14, dword_13, dword_12, dword_11,
      dword_10, dword_9, dword_8, dword_7, dword_6, dword_5, dword_4, dword_3, dword_2, dword_1, dword_0};

  genvar i;

  for (i = 0; i < 32; i = i + 1) begin : each_read
    assign read[i*32 +: 32] = dword[i*32 +: 32];
  end

  (* no_rw_check, ram_style = "block" *)
  reg [31:0] bank_0 [0:515];
  integer bank_0_word;
  initial begin
    for (bank_0_word = 0; bank_0_word < 516; bank_0_word = bank_0_word + 1) bank_0[bank_0_word] = 32'd0;
  end
  always @(posedge clock) begin
    if ((enable[0] & store) && (row[0 +: 13] < 13'h204)) begin
      if (bytes[0]) bank_0[row[0 +: 10]][7:0] <= data[0 +: 8];
      if (bytes[1]) bank_0[row[0 +: 10]][15:8] <= data[8 +: 8];
      if (bytes[2]) bank_0[row[0 +: 10]][23:16] <= data[16 +: 8];
      if (bytes[3]) bank_0[row[0 +: 10]][31:24] <= data[24 +: 8];
    end
  end
  initial dword_0 = 32'd0;
  always @(posedge clock) begin
    if (enable[0] & ~store) begin
      if (row[0 +: 13] < 13'h204) dword_0 <= bank_0[row[0 +: 10]];
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
    if ((enable[1] & store) && (row[1*13 +: 13] < 13'h204)) begin
      if (bytes[1*4]) bank_1[row[1*13 +: 10]][7:0] <= data[1*32 +: 8];
      if (bytes[1*4 + 1]) bank_1[row[1*13 +: 10]][15:8] <= data[1*32 + 8 +: 8];
      if (bytes[1*4 + 2]) bank_1[row[1*13 +: 10]][23:16] <= data[1*32 + 16 +: 8];
      if (bytes[1*4 + 3]) bank_1[row[1*13 +: 10]][31:24] <= data[1*32 + 24 +: 8];
    end
  end
  initial dword_1 = 32'd0;
  always @(posedge clock) begin
    if (enable[1] & ~store) begin
      if (row[1*13 +: 13] < 13'h204) dword_1 <= bank_1[row[1*13 +: 10]];
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
    if ((enable[2] & store) && (row[2*13 +: 13] < 13'h204)) begin
      if (bytes[2*4]) bank_2[row[2*13 +: 10]][7:0] <= data[2*32 +: 8];
      if (bytes[2*4 + 1]) bank_2[row[2*13 +: 10]][15:8] <= data[2*32 + 8 +: 8];
      if (bytes[2*4 + 2]) bank_2[row[2*13 +: 10]][23:16] <= data[2*32 + 16 +: 8];
      if (bytes[2*4 + 3]) bank_2[row[2*13 +: 10]][31:24] <= data[2*32 + 24 +: 8];
    end
  end
  initial dword_2 = 32'd0;
  always @(posedge clock) begin
    if (enable[2] & ~store) begin
      if (row[2*13 +: 13] < 13'h204) dword_2 <= bank_2[row[2*13 +: 10]];
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
    if ((enable[3] & store) && (row[3*13 +: 13] < 13'h204)) begin
      if (bytes[3*4]) bank_3[row[3*13 +: 10]][7:0] <= data[3*32 +: 8];
      if (bytes[3*4 + 1]) bank_3[row[3*13 +: 10]][15:8] <= data[3*32 + 8 +: 8];
      if (bytes[3*4 + 2]) bank_3[row[3*13 +: 10]][23:16] <= data[3*32 + 16 +: 8];
      if (bytes[3*4 + 3]) bank_3[row[3*13 +: 10]][31:24] <= data[3*32 + 24 +: 8];
    end
  end
  initial dword_3 = 32'd0;
  always @(posedge clock) begin
    if (enable[3] & ~store) begin
      if (row[3*13 +: 13] < 13'h204) dword_3 <= bank_3[row[3*13 +: 10]];
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
    if ((enable[4] & store) && (row[4*13 +: 13] < 13'h204)) begin
      if (bytes[4*4]) bank_4[row[4*13 +: 10]][7:0] <= data[4*32 +: 8];
      if (bytes[4*4 + 1]) bank_4[row[4*13 +: 10]][15:8] <= data[4*32 + 8 +: 8];
      if (bytes[4*4 + 2]) bank_4[row[4*13 +: 10]][23:16] <= data[4*32 + 16 +: 8];
      if (bytes[4*4 + 3]) bank_4[row[4*13 +: 10]][31:24] <= data[4*32 + 24 +: 8];
    end
  end
  initial dword_4 = 32'd0;
  always @(posedge clock) begin
    if (enable[4] & ~store) begin
      if (row[4*13 +: 13] < 13'h204) dword_4 <= bank_4[row[4*13 +: 10]];
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
    if ((enable[5] & store) && (row[5*13 +: 13] < 13'h204)) begin
      if (bytes[5*4]) bank_5[row[5*13 +: 10]][7:0] <= data[5*32 +: 8];
      if (bytes[5*4 + 1]) bank_5[row[5*13 +: 10]][15:8] <= data[5*32 + 8 +: 8];
      if (bytes[5*4 + 2]) bank_5[row[5*13 +: 10]][23:16] <= data[5*32 + 16 +: 8];
      if (bytes[5*4 + 3]) bank_5[row[5*13 +: 10]][31:24] <= data[5*32 + 24 +: 8];
    end
  end
  initial dword_5 = 32'd0;
  always @(posedge clock) begin
    if (enable[5] & ~store) begin
      if (row[5*13 +: 13] < 13'h204) dword_5 <= bank_5[row[5*13 +: 10]];
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
    if ((enable[6] & store) && (row[6*13 +: 13] < 13'h204)) begin
      if (bytes[6*4]) bank_6[row[6*13 +: 10]][7:0] <= data[6*32 +: 8];
      if (bytes[6*4 + 1]) bank_6[row[6*13 +: 10]][15:8] <= data[6*32 + 8 +: 8];
      if (bytes[6*4 + 2]) bank_6[row[6*13 +: 10]][23:16] <= data[6*32 + 16 +: 8];
      if (bytes[6*4 + 3]) bank_6[row[6*13 +: 10]][31:24] <= data[6*32 + 24 +: 8];
    end
  end
  initial dword_6 = 32'd0;
  always @(posedge clock) begin
    if (enable[6] & ~store) begin
      if (row[6*13 +: 13] < 13'h204) dword_6 <= bank_6[row[6*13 +: 10]];
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
    if ((enable[7] & store) && (row[7*13 +: 13] < 13'h204)) begin
      if (bytes[7*4]) bank_7[row[7*13 +: 10]][7:0] <= data[7*32 +: 8];
      if (bytes[7*4 + 1]) bank_7[row[7*13 +: 10]][15:8] <= data[7*32 + 8 +: 8];
      if (bytes[7*4 + 2]) bank_7[row[7*13 +: 10]][23:16] <= data[7*32 + 16 +: 8];
      if (bytes[7*4 + 3]) bank_7[row[7*13 +: 10]][31:24] <= data[7*32 + 24 +: 8];
    end
  end
  initial dword_7 = 32'd0;
  always @(posedge clock) begin
    if (enable[7] & ~store) begin
      if (row[7*13 +: 13] < 13'h204) dword_7 <= bank_7[row[7*13 +: 10]];
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
    if ((enable[8] & store) && (row[8*13 +: 13] < 13'h204)) begin
      if (bytes[8*4]) bank_8[row[8*13 +: 10]][7:0] <= data[8*32 +: 8];
      if (bytes[8*4 + 1]) bank_8[row[8*13 +: 10]][15:8] <= data[8*32 + 8 +: 8];
      if (bytes[8*4 + 2]) bank_8[row[8*13 +: 10]][23:16] <= data[8*32 + 16 +: 8];
      if (bytes[8*4 + 3]) bank_8[row[8*13 +: 10]][31:24] <= data[8*32 + 24 +: 8];
    end
  end
  initial dword_8 = 32'd0;
  always @(posedge clock) begin
    if (enable[8] & ~store) begin
      if (row[8*13 +: 13] < 13'h204) dword_8 <= bank_8[row[8*13 +: 10]];
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
    if ((enable[9] & store) && (row[9*13 +: 13] < 13'h204)) begin
      if (bytes[9*4]) bank_9[row[9*13 +: 10]][7:0] <= data[9*32 +: 8];
      if (bytes[9*4 + 1]) bank_9[row[9*13 +: 10]][15:8] <= data[9*32 + 8 +: 8];
      if (bytes[9*4 + 2]) bank_9[row[9*13 +: 10]][23:16] <= data[9*32 + 16 +: 8];
      if (bytes[9*4 + 3]) bank_9[row[9*13 +: 10]][31:24] <= data[9*32 + 24 +: 8];
    end
  end
  initial dword_9 = 32'd0;
  always @(posedge clock) begin
    if (enable[9] & ~store) begin
      if (row[9*13 +: 13] < 13'h204) dword_9 <= bank_9[row[9*13 +: 10]];
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
    if ((enable[10] & store) && (row[10*13 +: 13] < 13'h204)) begin
      if (bytes[10*4]) bank_10[row[10*13 +: 10]][7:0] <= data[10*32 +: 8];
      if (bytes[10*4 + 1]) bank_10[row[10*13 +: 10]][15:8] <= data[10*32 + 8 +: 8];
      if (bytes[10*4 + 2]) bank_10[row[10*13 +: 10]][23:16] <= data[10*32 + 16 +: 8];
      if (bytes[10*4 + 3]) bank_10[row[10*13 +: 10]][31:24] <= data[10*32 + 24 +: 8];
    end
  end
  initial dword_10 = 32'd0;
  always @(posedge clock) begin
    if (enable[10] & ~store) begin
      if (row[10*13 +: 13] < 13'h204) dword_10 <= bank_10[row[10*13 +: 10]];
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
    if ((enable[11] & store) && (row[11*13 +: 13] < 13'h204)) begin
      if (bytes[11*4]) bank_11[row[11*13 +: 10]][7:0] <= data[11*32 +: 8];
      if (bytes[11*4 + 1]) bank_11[row[11*13 +: 10]][15:8] <= data[11*32 + 8 +: 8];
      if (bytes[11*4 + 2]) bank_11[row[11*13 +: 10]][23:16] <= data[11*32 + 16 +: 8];
      if (bytes[11*4 + 3]) bank_11[row[11*13 +: 10]][31:24] <= data[11*32 + 24 +: 8];
    end
  end
  initial dword_11 = 32'd0;
  always @(posedge clock) begin
    if (enable[11] & ~store) begin
      if (row[11*13 +: 13] < 13'h204) dword_11 <= bank_11[row[11*13 +: 10]];
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
    if ((enable[12] & store) && (row[12*13 +: 13] < 13'h204)) begin
      if (bytes[12*4]) bank_12[row[12*13 +: 10]][7:0] <= data[12*32 +: 8];
      if (bytes[12*4 + 1]) bank_12[row[12*13 +: 10]][15:8] <= data[12*32 + 8 +: 8];
      if (bytes[12*4 + 2]) bank_12[row[12*13 +: 10]][23:16] <= data[12*32 + 16 +: 8];
      if (bytes[12*4 + 3]) bank_12[row[12*13 +: 10]][31:24] <= data[12*32 + 24 +: 8];
    end
  end
  initial dword_12 = 32'd0;
  always @(posedge clock) begin
    if (enable[12] & ~store) begin
      if (row[12*13 +: 13] < 13'h204) dword_12 <= bank_12[row[12*13 +: 10]];
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
    if ((enable[13] & store) && (row[13*13 +: 13] < 13'h204)) begin
      if (bytes[13*4]) bank_13[row[13*13 +: 10]][7:0] <= data[13*32 +: 8];
      if (bytes[13*4 + 1]) bank_13[row[13*13 +: 10]][15:8] <= data[13*32 + 8 +: 8];
      if (bytes[13*4 + 2]) bank_13[row[13*13 +: 10]][23:16] <= data[13*32 + 16 +: 8];
      if (bytes[13*4 + 3]) bank_13[row[13*13 +: 10]][31:24] <= data[13*32 + 24 +: 8];
    end
  end
  initial dword_13 = 32'd0;
  always @(posedge clock) begin
    if (enable[13] & ~store) begin
      if (row[13*13 +: 13] < 13'h204) dword_13 <= bank_13[row[13*13 +: 10]];
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
    if ((enable[14] & store) && (row[14*13 +: 13] < 13'h204)) begin
      if (bytes[14*4]) bank_14[row[14*13 +: 10]][7:0] <= data[14*32 +: 8];
      if (bytes[14*4 + 1]) bank_14[row[14*13 +: 10]][15:8] <= data[14*32 + 8 +: 8];
      if (bytes[14*4 + 2]) bank_14[row[14*13 +: 10]][23:16] <= data[14*32 + 16 +: 8];
      if (bytes[14*4 + 3]) bank_14[row[14*13 +: 10]][31:24] <= data[14*32 + 24 +: 8];
    end
  end
  initial dword_14 = 32'd0;
  always @(posedge clock) begin
    if (enable[14] & ~store) begin
      if (row[14*13 +: 13] < 13'h204) dword_14 <= bank_14[row[14*13 +: 10]];
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
    if ((enable[15] & store) && (row[15*13 +: 13] < 13'h204)) begin
      if (bytes[15*4]) bank_15[row[15*13 +: 10]][7:0] <= data[15*32 +: 8];
      if (bytes[15*4 + 1]) bank_15[row[15*13 +: 10]][15:8] <= data[15*32 + 8 +: 8];
      if (bytes[15*4 + 2]) bank_15[row[15*13 +: 10]][23:16] <= data[15*32 + 16 +: 8];
      if (bytes[15*4 + 3]) bank_15[row[15*13 +: 10]][31:24] <= data[15*32 + 24 +: 8];
    end
  end
  initial dword_15 = 32'd0;
  always @(posedge clock) begin
    if (enable[15] & ~store) begin
      if (row[15*13 +: 13] < 13'h204) dword_15 <= bank_15[row[15*13 +: 10]];
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
    if ((enable[16] & store) && (row[16*13 +: 13] < 13'h204)) begin
      if (bytes[16*4]) bank_16[row[16*13 +: 10]][7:0] <= data[16*32 +: 8];
      if (bytes[16*4 + 1]) bank_16[row[16*13 +: 10]][15:8] <= data[16*32 + 8 +: 8];
      if (bytes[16*4 + 2]) bank_16[row[16*13 +: 10]][23:16] <= data[16*32 + 16 +: 8];
      if (bytes[16*4 + 3]) bank_16[row[16*13 +: 10]][31:24] <= data[16*32 + 24 +: 8];
    end
  end
  initial dword_16 = 32'd0;
  always @(posedge clock) begin
    if (enable[16] & ~store) begin
      if (row[16*13 +: 13] < 13'h204) dword_16 <= bank_16[row[16*13 +: 10]];
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
    if ((enable[17] & store) && (row[17*13 +: 13] < 13'h204)) begin
      if (bytes[17*4]) bank_17[row[17*13 +: 10]][7:0] <= data[17*32 +: 8];
      if (bytes[17*4 + 1]) bank_17[row[17*13 +: 10]][15:8] <= data[17*32 + 8 +: 8];
      if (bytes[17*4 + 2]) bank_17[row[17*13 +: 10]][23:16] <= data[17*32 + 16 +: 8];
      if (bytes[17*4 + 3]) bank_17[row[17*13 +: 10]][31:24] <= data[17*32 + 24 +: 8];
    end
  end
  initial dword_17 = 32'd0;
  always @(posedge clock) begin
    if (enable[17] & ~store) begin
      if (row[17*13 +: 13] < 13'h204) dword_17 <= bank_17[row[17*13 +: 10]];
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
    if ((enable[18] & store) && (row[18*13 +: 13] < 13'h204)) begin
      if (bytes[18*4]) bank_18[row[18*13 +: 10]][7:0] <= data[18*32 +: 8];
      if (bytes[18*4 + 1]) bank_18[row[18*13 +: 10]][15:8] <= data[18*32 + 8 +: 8];
      if (bytes[18*4 + 2]) bank_18[row[18*13 +: 10]][23:16] <= data[18*32 + 16 +: 8];
      if (bytes[18*4 + 3]) bank_18[row[18*13 +: 10]][31:24] <= data[18*32 + 24 +: 8];
    end
  end
  initial dword_18 = 32'd0;
  always @(posedge clock) begin
    if (enable[18] & ~store) begin
      if (row[18*13 +: 13] < 13'h204) dword_18 <= bank_18[row[18*13 +: 10]];
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
    if ((enable[19] & store) && (row[19*13 +: 13] < 13'h204)) begin
      if (bytes[19*4]) bank_19[row[19*13 +: 10]][7:0] <= data[19*32 +: 8];
      if (bytes[19*4 + 1]) bank_19[row[19*13 +: 10]][15:8] <= data[19*32 + 8 +: 8];
      if (bytes[19*4 + 2]) bank_19[row[19*13 +: 10]][23:16] <= data[19*32 + 16 +: 8];
      if (bytes[19*4 + 3]) bank_19[row[19*13 +: 10]][31:24] <= data[19*32 + 24 +: 8];
    end
  end
  initial dword_19 = 32'd0;
  always @(posedge clock) begin
    if (enable[19] & ~store) begin
      if (row[19*13 +: 13] < 13'h204) dword_19 <= bank_19[row[19*13 +: 10]];
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
    if ((enable[20] & store) && (row[20*13 +: 13] < 13'h204)) begin
      if (bytes[20*4]) bank_20[row[20*13 +: 10]][7:0] <= data[20*32 +: 8];
      if (bytes[20*4 + 1]) bank_20[row[20*13 +: 10]][15:8] <= data[20*32 + 8 +: 8];
      if (bytes[20*4 + 2]) bank_20[row[20*13 +: 10]][23:16] <= data[20*32 + 16 +: 8];
      if (bytes[20*4 + 3]) bank_20[row[20*13 +: 10]][31:24] <= data[20*32 + 24 +: 8];
    end
  end
  initial dword_20 = 32'd0;
  always @(posedge clock) begin
    if (enable[20] & ~store) begin
      if (row[20*13 +: 13] < 13'h204) dword_20 <= bank_20[row[20*13 +: 10]];
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
    if ((enable[21] & store) && (row[21*13 +: 13] < 13'h204)) begin
      if (bytes[21*4]) bank_21[row[21*13 +: 10]][7:0] <= data[21*32 +: 8];
      if (bytes[21*4 + 1]) bank_21[row[21*13 +: 10]][15:8] <= data[21*32 + 8 +: 8];
      if (bytes[21*4 + 2]) bank_21[row[21*13 +: 10]][23:16] <= data[21*32 + 16 +: 8];
      if (bytes[21*4 + 3]) bank_21[row[21*13 +: 10]][31:24] <= data[21*32 + 24 +: 8];
    end
  end
  initial dword_21 = 32'd0;
  always @(posedge clock) begin
    if (enable[21] & ~store) begin
      if (row[21*13 +: 13] < 13'h204) dword_21 <= bank_21[row[21*13 +: 10]];
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
    if ((enable[22] & store) && (row[22*13 +: 13] < 13'h204)) begin
      if (bytes[22*4]) bank_22[row[22*13 +: 10]][7:0] <= data[22*32 +: 8];
      if (bytes[22*4 + 1]) bank_22[row[22*13 +: 10]][15:8] <= data[22*32 + 8 +: 8];
      if (bytes[22*4 + 2]) bank_22[row[22*13 +: 10]][23:16] <= data[22*32 + 16 +: 8];
      if (bytes[22*4 + 3]) bank_22[row[22*13 +: 10]][31:24] <= data[22*32 + 24 +: 8];
    end
  end
  initial dword_22 = 32'd0;
  always @(posedge clock) begin
    if (enable[22] & ~store) begin
      if (row[22*13 +: 13] < 13'h204) dword_22 <= bank_22[row[22*13 +: 10]];
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
    if ((enable[23] & store) && (row[23*13 +: 13] < 13'h204)) begin
      if (bytes[23*4]) bank_23[row[23*13 +: 10]][7:0] <= data[23*32 +: 8];
      if (bytes[23*4 + 1]) bank_23[row[23*13 +: 10]][15:8] <= data[23*32 + 8 +: 8];
      if (bytes[23*4 + 2]) bank_23[row[23*13 +: 10]][23:16] <= data[23*32 + 16 +: 8];
      if (bytes[23*4 + 3]) bank_23[row[23*13 +: 10]][31:24] <= data[23*32 + 24 +: 8];
    end
  end
  initial dword_23 = 32'd0;
  always @(posedge clock) begin
    if (enable[23] & ~store) begin
      if (row[23*13 +: 13] < 13'h204) dword_23 <= bank_23[row[23*13 +: 10]];
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
    if ((enable[24] & store) && (row[24*13 +: 13] < 13'h204)) begin
      if (bytes[24*4]) bank_24[row[24*13 +: 10]][7:0] <= data[24*32 +: 8];
      if (bytes[24*4 + 1]) bank_24[row[24*13 +: 10]][15:8] <= data[24*32 + 8 +: 8];
      if (bytes[24*4 + 2]) bank_24[row[24*13 +: 10]][23:16] <= data[24*32 + 16 +: 8];
      if (bytes[24*4 + 3]) bank_24[row[24*13 +: 10]][31:24] <= data[24*32 + 24 +: 8];
    end
  end
  initial dword_24 = 32'd0;
  always @(posedge clock) begin
    if (enable[24] & ~store) begin
      if (row[24*13 +: 13] < 13'h204) dword_24 <= bank_24[row[24*13 +: 10]];
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
    if ((enable[25] & store) && (row[25*13 +: 13] < 13'h204)) begin
      if (bytes[25*4]) bank_25[row[25*13 +: 10]][7:0] <= data[25*32 +: 8];
      if (bytes[25*4 + 1]) bank_25[row[25*13 +: 10]][15:8] <= data[25*32 + 8 +: 8];
      if (bytes[25*4 + 2]) bank_25[row[25*13 +: 10]][23:16] <= data[25*32 + 16 +: 8];
      if (bytes[25*4 + 3]) bank_25[row[25*13 +: 10]][31:24] <= data[25*32 + 24 +: 8];
    end
  end
  initial dword_25 = 32'd0;
  always @(posedge clock) begin
    if (enable[25] & ~store) begin
      if (row[25*13 +: 13] < 13'h204) dword_25 <= bank_25[row[25*13 +: 10]];
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
    if ((enable[26] & store) && (row[26*13 +: 13] < 13'h204)) begin
      if (bytes[26*4]) bank_26[row[26*13 +: 10]][7:0] <= data[26*32 +: 8];
      if (bytes[26*4 + 1]) bank_26[row[26*13 +: 10]][15:8] <= data[26*32 + 8 +: 8];
      if (bytes[26*4 + 2]) bank_26[row[26*13 +: 10]][23:16] <= data[26*32 + 16 +: 8];
      if (bytes[26*4 + 3]) bank_26[row[26*13 +: 10]][31:24] <= data[26*32 + 24 +: 8];
    end
  end
  initial dword_26 = 32'd0;
  always @(posedge clock) begin
    if (enable[26] & ~store) begin
      if (row[26*13 +: 13] < 13'h204) dword_26 <= bank_26[row[26*13 +: 10]];
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
    if ((enable[27] & store) && (row[27*13 +: 13] < 13'h204)) begin
      if (bytes[27*4]) bank_27[row[27*13 +: 10]][7:0] <= data[27*32 +: 8];
      if (bytes[27*4 + 1]) bank_27[row[27*13 +: 10]][15:8] <= data[27*32 + 8 +: 8];
      if (bytes[27*4 + 2]) bank_27[row[27*13 +: 10]][23:16] <= data[27*32 + 16 +: 8];
      if (bytes[27*4 + 3]) bank_27[row[27*13 +: 10]][31:24] <= data[27*32 + 24 +: 8];
    end
  end
  initial dword_27 = 32'd0;
  always @(posedge clock) begin
    if (enable[27] & ~store) begin
      if (row[27*13 +: 13] < 13'h204) dword_27 <= bank_27[row[27*13 +: 10]];
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
    if ((enable[28] & store) && (row[28*13 +: 13] < 13'h204)) begin
      if (bytes[28*4]) bank_28[row[28*13 +: 10]][7:0] <= data[28*32 +: 8];
      if (bytes[28*4 + 1]) bank_28[row[28*13 +: 10]][15:8] <= data[28*32 + 8 +: 8];
      if (bytes[28*4 + 2]) bank_28[row[28*13 +: 10]][23:16] <= data[28*32 + 16 +: 8];
      if (bytes[28*4 + 3]) bank_28[row[28*13 +: 10]][31:24] <= data[28*32 + 24 +: 8];
    end
  end
  initial dword_28 = 32'd0;
  always @(posedge clock) begin
    if (enable[28] & ~store) begin
      if (row[28*13 +: 13] < 13'h204) dword_28 <= bank_28[row[28*13 +: 10]];
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
    if ((enable[29] & store) && (row[29*13 +: 13] < 13'h204)) begin
      if (bytes[29*4]) bank_29[row[29*13 +: 10]][7:0] <= data[29*32 +: 8];
      if (bytes[29*4 + 1]) bank_29[row[29*13 +: 10]][15:8] <= data[29*32 + 8 +: 8];
      if (bytes[29*4 + 2]) bank_29[row[29*13 +: 10]][23:16] <= data[29*32 + 16 +: 8];
      if (bytes[29*4 + 3]) bank_29[row[29*13 +: 10]][31:24] <= data[29*32 + 24 +: 8];
    end
  end
  initial dword_29 = 32'd0;
  always @(posedge clock) begin
    if (enable[29] & ~store) begin
      if (row[29*13 +: 13] < 13'h204) dword_29 <= bank_29[row[29*13 +: 10]];
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
    if ((enable[30] & store) && (row[30*13 +: 13] < 13'h204)) begin
      if (bytes[30*4]) bank_30[row[30*13 +: 10]][7:0] <= data[30*32 +: 8];
      if (bytes[30*4 + 1]) bank_30[row[30*13 +: 10]][15:8] <= data[30*32 + 8 +: 8];
      if (bytes[30*4 + 2]) bank_30[row[30*13 +: 10]][23:16] <= data[30*32 + 16 +: 8];
      if (bytes[30*4 + 3]) bank_30[row[30*13 +: 10]][31:24] <= data[30*32 + 24 +: 8];
    end
  end
  initial dword_30 = 32'd0;
  always @(posedge clock) begin
    if (enable[30] & ~store) begin
      if (row[30*13 +: 13] < 13'h204) dword_30 <= bank_30[row[30*13 +: 10]];
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
    if ((enable[31] & store) && (row[31*13 +: 13] < 13'h204)) begin
      if (bytes[31*4]) bank_31[row[31*13 +: 10]][7:0] <= data[31*32 +: 8];
      if (bytes[31*4 + 1]) bank_31[row[31*13 +: 10]][15:8] <= data[31*32 + 8 +: 8];
      if (bytes[31*4 + 2]) bank_31[row[31*13 +: 10]][23:16] <= data[31*32 + 16 +: 8];
      if (bytes[31*4 + 3]) bank_31[row[31*13 +: 10]][31:24] <= data[31*32 + 24 +: 8];
    end
  end
  initial dword_31 = 32'd0;
  always @(posedge clock) begin
    if (enable[31] & ~store) begin
      if (row[31*13 +: 13] < 13'h204) dword_31 <= bank_31[row[31*13 +: 10]];
      else dword_31 <= 32'd0;
    end
  end

endmodule

`default_nettype wire
