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

  reg [127:0] dword;

  genvar i;

  for (i = 0; i < 4; i = i + 1) begin : each_read
    assign read[i*32 +: 32] = dword[i*32 +: 32];
  end

  initial dword = 128'd0;

  (* no_rw_check, ram_style = "block" *)
  reg [31:0] bank_0 [0:527];
  integer bank_0_word;
  initial begin
    for (bank_0_word = 0; bank_0_word < 528; bank_0_word = bank_0_word + 1) bank_0[bank_0_word] = 32'd0;
  end
  always @(posedge clock) begin
    if ((enable[0] & store) && (row[13:0] < 14'h210)) begin
      if (bytes[0]) bank_0[row[9:0]][7:0] <= data[7:0];
      if (bytes[1]) bank_0[row[9:0]][15:8] <= data[15:8];
      if (bytes[2]) bank_0[row[9:0]][23:16] <= data[23:16];
      if (bytes[3]) bank_0[row[9:0]][31:24] <= data[31:24];
    end
  end
  always @(posedge clock) if (enable[0] & ~store) begin
    if (row[13:0] < 14'h210) dword[31:0] <= bank_0[row[9:0]];
    else dword[31:0] <= 32'd0;
  end

  (* no_rw_check, ram_style = "block" *)
  reg [31:0] bank_1 [0:527];
  integer bank_1_word;
  initial begin
    for (bank_1_word = 0; bank_1_word < 528; bank_1_word = bank_1_word + 1) bank_1[bank_1_word] = 32'd0;
  end
  always @(posedge clock) begin
    if ((enable[1] & store) && (row[27:14] < 14'h210)) begin
      if (bytes[4]) bank_1[row[23:14]][7:0] <= data[39:32];
      if (bytes[5]) bank_1[row[23:14]][15:8] <= data[47:40];
      if (bytes[6]) bank_1[row[23:14]][23:16] <= data[55:48];
      if (bytes[7]) bank_1[row[23:14]][31:24] <= data[63:56];
    end
  end
  always @(posedge clock) if (enable[1] & ~store) begin
    if (row[27:14] < 14'h210) dword[63:32] <= bank_1[row[23:14]];
    else dword[63:32] <= 32'd0;
  end

  (* no_rw_check, ram_style = "block" *)
  reg [31:0] bank_2 [0:527];
  integer bank_2_word;
  initial begin
    for (bank_2_word = 0; bank_2_word < 528; bank_2_word = bank_2_word + 1) bank_2[bank_2_word] = 32'd0;
  end
  always @(posedge clock) begin
    if ((enable[2] & store) && (row[41:28] < 14'h210)) begin
      if (bytes[8]) bank_2[row[37:28]][7:0] <= data[71:64];
      if (bytes[9]) bank_2[row[37:28]][15:8] <= data[79:72];
      if (bytes[10]) bank_2[row[37:28]][23:16] <= data[87:80];
      if (bytes[11]) bank_2[row[37:28]][31:24] <= data[95:88];
    end
  end
  always @(posedge clock) if (enable[2] & ~store) begin
    if (row[41:28] < 14'h210) dword[95:64] <= bank_2[row[37:28]];
    else dword[95:64] <= 32'd0;
  end

  (* no_rw_check, ram_style = "block" *)
  reg [31:0] bank_3 [0:527];
  integer bank_3_word;
  initial begin
    for (bank_3_word = 0; bank_3_word < 528; bank_3_word = bank_3_word + 1) bank_3[bank_3_word] = 32'd0;
  end
  always @(posedge clock) begin
    if ((enable[3] & store) && (row[55:42] < 14'h210)) begin
      if (bytes[12]) bank_3[row[51:42]][7:0] <= data[103:96];
      if (bytes[13]) bank_3[row[51:42]][15:8] <= data[111:104];
      if (bytes[14]) bank_3[row[51:42]][23:16] <= data[119:112];
      if (bytes[15]) bank_3[row[51:42]][31:24] <= data[127:120];
    end
  end
  always @(posedge clock) if (enable[3] & ~store) begin
    if (row[55:42] < 14'h210) dword[127:96] <= bank_3[row[51:42]];
    else dword[127:96] <= 32'd0;
  end

endmodule

`default_nettype wire
