// lds_banks: generator of hdl/src/lds/banks.rs:12
// Written by Tombolo; change the source.
// SPDX-License-Identifier: MIT OR Apache-2.0

`default_nettype none

module lds_banks (
  input wire clock, // The one clock.
  input wire store, // They store.
  input wire [3:0] enable, // The bank works.
  input wire [55:0] row, // Row.
  input wire [127:0] data, // Data.
  input wire [15:0] bytes, // Bytes that are stored.
  output wire [127:0] read // The dword loaded one clock ago.
);

  wire [127:0] dword; reg [31:0] dword_0, dword_1, dword_2, dword_3;
  assign dword = {dword_3, dword_2, dword_1, dword_0};

  genvar i;

  for (i = 0; i < 4; i = i + 1) begin : each_read
    assign read[i*32 +: 32] = dword[i*32 +: 32];
  end

  (* no_rw_check, ram_style = "block" *)
  reg [31:0] bank_0 [0:527];
  integer bank_0_word;
  initial begin
    for (bank_0_word = 0; bank_0_word < 528; bank_0_word = bank_0_word + 1) bank_0[bank_0_word] = 32'd0;
  end
  always @(posedge clock) begin
    if ((enable[0] & store) && (row[0 +: 14] < 14'h210)) begin
      if (bytes[0]) bank_0[row[0 +: 10]][7:0] <= data[0 +: 8];
      if (bytes[1]) bank_0[row[0 +: 10]][15:8] <= data[8 +: 8];
      if (bytes[2]) bank_0[row[0 +: 10]][23:16] <= data[16 +: 8];
      if (bytes[3]) bank_0[row[0 +: 10]][31:24] <= data[24 +: 8];
    end
  end
  initial dword_0 = 32'd0;
  always @(posedge clock) begin
    if (enable[0] & ~store) begin
      if (row[0 +: 14] < 14'h210) dword_0 <= bank_0[row[0 +: 10]];
      else dword_0 <= 32'd0;
    end
  end

  (* no_rw_check, ram_style = "block" *)
  reg [31:0] bank_1 [0:527];
  integer bank_1_word;
  initial begin
    for (bank_1_word = 0; bank_1_word < 528; bank_1_word = bank_1_word + 1) bank_1[bank_1_word] = 32'd0;
  end
  always @(posedge clock) begin
    if ((enable[1] & store) && (row[1*14 +: 14] < 14'h210)) begin
      if (bytes[1*4]) bank_1[row[1*14 +: 10]][7:0] <= data[1*32 +: 8];
      if (bytes[1*4 + 1]) bank_1[row[1*14 +: 10]][15:8] <= data[1*32 + 8 +: 8];
      if (bytes[1*4 + 2]) bank_1[row[1*14 +: 10]][23:16] <= data[1*32 + 16 +: 8];
      if (bytes[1*4 + 3]) bank_1[row[1*14 +: 10]][31:24] <= data[1*32 + 24 +: 8];
    end
  end
  initial dword_1 = 32'd0;
  always @(posedge clock) begin
    if (enable[1] & ~store) begin
      if (row[1*14 +: 14] < 14'h210) dword_1 <= bank_1[row[1*14 +: 10]];
      else dword_1 <= 32'd0;
    end
  end

  (* no_rw_check, ram_style = "block" *)
  reg [31:0] bank_2 [0:527];
  integer bank_2_word;
  initial begin
    for (bank_2_word = 0; bank_2_word < 528; bank_2_word = bank_2_word + 1) bank_2[bank_2_word] = 32'd0;
  end
  always @(posedge clock) begin
    if ((enable[2] & store) && (row[2*14 +: 14] < 14'h210)) begin
      if (bytes[2*4]) bank_2[row[2*14 +: 10]][7:0] <= data[2*32 +: 8];
      if (bytes[2*4 + 1]) bank_2[row[2*14 +: 10]][15:8] <= data[2*32 + 8 +: 8];
      if (bytes[2*4 + 2]) bank_2[row[2*14 +: 10]][23:16] <= data[2*32 + 16 +: 8];
      if (bytes[2*4 + 3]) bank_2[row[2*14 +: 10]][31:24] <= data[2*32 + 24 +: 8];
    end
  end
  initial dword_2 = 32'd0;
  always @(posedge clock) begin
    if (enable[2] & ~store) begin
      if (row[2*14 +: 14] < 14'h210) dword_2 <= bank_2[row[2*14 +: 10]];
      else dword_2 <= 32'd0;
    end
  end

  (* no_rw_check, ram_style = "block" *)
  reg [31:0] bank_3 [0:527];
  integer bank_3_word;
  initial begin
    for (bank_3_word = 0; bank_3_word < 528; bank_3_word = bank_3_word + 1) bank_3[bank_3_word] = 32'd0;
  end
  always @(posedge clock) begin
    if ((enable[3] & store) && (row[3*14 +: 14] < 14'h210)) begin
      if (bytes[3*4]) bank_3[row[3*14 +: 10]][7:0] <= data[3*32 +: 8];
      if (bytes[3*4 + 1]) bank_3[row[3*14 +: 10]][15:8] <= data[3*32 + 8 +: 8];
      if (bytes[3*4 + 2]) bank_3[row[3*14 +: 10]][23:16] <= data[3*32 + 16 +: 8];
      if (bytes[3*4 + 3]) bank_3[row[3*14 +: 10]][31:24] <= data[3*32 + 24 +: 8];
    end
  end
  initial dword_3 = 32'd0;
  always @(posedge clock) begin
    if (enable[3] & ~store) begin
      if (row[3*14 +: 14] < 14'h210) dword_3 <= bank_3[row[3*14 +: 10]];
      else dword_3 <= 32'd0;
    end
  end

endmodule

`default_nettype wire
