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
  input wire [12:0] row_0,
  input wire [12:0] row_1,
  input wire [12:0] row_2,
  input wire [12:0] row_3,
  input wire [31:0] data_0,
  input wire [31:0] data_1,
  input wire [31:0] data_2,
  input wire [31:0] data_3,
  input wire [3:0] bytes_0,
  input wire [3:0] bytes_1,
  input wire [3:0] bytes_2,
  input wire [3:0] bytes_3,
  output wire [31:0] read_0,
  output wire [31:0] read_1,
  output wire [31:0] read_2,
  output wire [31:0] read_3
);

  reg [31:0] dword_0;
  reg [31:0] dword_1;
  reg [31:0] dword_2;
  reg [31:0] dword_3;

  assign read_0 = dword_0;
  assign read_1 = dword_1;
  assign read_2 = dword_2;
  assign read_3 = dword_3;

  (* no_rw_check, ram_style = "block" *)
  reg [31:0] bank_0 [0:527];
  integer bank_0_word;
  initial begin
    for (bank_0_word = 0; bank_0_word < 528; bank_0_word = bank_0_word + 1) bank_0[bank_0_word] = 32'd0;
  end
  always @(posedge clock) begin
    if ((enable_0 & store) && (row_0 < 13'h210)) begin
      if (bytes_0[0]) bank_0[row_0[9:0]][7:0] <= data_0[7:0];
      if (bytes_0[1]) bank_0[row_0[9:0]][15:8] <= data_0[15:8];
      if (bytes_0[2]) bank_0[row_0[9:0]][23:16] <= data_0[23:16];
      if (bytes_0[3]) bank_0[row_0[9:0]][31:24] <= data_0[31:24];
    end
  end
  initial dword_0 = 32'd0;
  always @(posedge clock) begin
    if (enable_0 & (~store)) begin
      if (row_0 < 13'h210) dword_0 <= bank_0[row_0[9:0]];
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
    if ((enable_1 & store) && (row_1 < 13'h210)) begin
      if (bytes_1[0]) bank_1[row_1[9:0]][7:0] <= data_1[7:0];
      if (bytes_1[1]) bank_1[row_1[9:0]][15:8] <= data_1[15:8];
      if (bytes_1[2]) bank_1[row_1[9:0]][23:16] <= data_1[23:16];
      if (bytes_1[3]) bank_1[row_1[9:0]][31:24] <= data_1[31:24];
    end
  end
  initial dword_1 = 32'd0;
  always @(posedge clock) begin
    if (enable_1 & (~store)) begin
      if (row_1 < 13'h210) dword_1 <= bank_1[row_1[9:0]];
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
    if ((enable_2 & store) && (row_2 < 13'h210)) begin
      if (bytes_2[0]) bank_2[row_2[9:0]][7:0] <= data_2[7:0];
      if (bytes_2[1]) bank_2[row_2[9:0]][15:8] <= data_2[15:8];
      if (bytes_2[2]) bank_2[row_2[9:0]][23:16] <= data_2[23:16];
      if (bytes_2[3]) bank_2[row_2[9:0]][31:24] <= data_2[31:24];
    end
  end
  initial dword_2 = 32'd0;
  always @(posedge clock) begin
    if (enable_2 & (~store)) begin
      if (row_2 < 13'h210) dword_2 <= bank_2[row_2[9:0]];
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
    if ((enable_3 & store) && (row_3 < 13'h210)) begin
      if (bytes_3[0]) bank_3[row_3[9:0]][7:0] <= data_3[7:0];
      if (bytes_3[1]) bank_3[row_3[9:0]][15:8] <= data_3[15:8];
      if (bytes_3[2]) bank_3[row_3[9:0]][23:16] <= data_3[23:16];
      if (bytes_3[3]) bank_3[row_3[9:0]][31:24] <= data_3[31:24];
    end
  end
  initial dword_3 = 32'd0;
  always @(posedge clock) begin
    if (enable_3 & (~store)) begin
      if (row_3 < 13'h210) dword_3 <= bank_3[row_3[9:0]];
      else dword_3 <= 32'd0;
    end
  end

endmodule

`default_nettype wire
