// lds_bank: generator of hdl/src/lds/bank.rs:12. Written by Tombolo; change the source.
// SPDX-License-Identifier: MIT OR Apache-2.0
`default_nettype none

module lds_bank (
  input wire clock, // The one clock.
  input wire store, // All banks store; else they load.
  input wire enable, // This one works.
  input wire [13:0] row, // Row.
  input wire [31:0] data, // Data.
  input wire [3:0] bytes, // Bytes that are stored.
  output reg [31:0] read // The dword loaded one clock ago.
);

  initial read = 32'd0;
  (* no_rw_check, ram_style = "block" *)
  reg [31:0] dwords [0:527];
  integer dwords_word;
  initial begin
    for (dwords_word = 0; dwords_word < 528; dwords_word = dwords_word + 1) dwords[dwords_word] = 32'd0;
  end
  always @(posedge clock) begin
    if ((enable & store) && (row < 14'h210)) begin
      if (bytes[0]) dwords[row[9:0]][7:0] <= data[7:0];
      if (bytes[1]) dwords[row[9:0]][15:8] <= data[15:8];
      if (bytes[2]) dwords[row[9:0]][23:16] <= data[23:16];
      if (bytes[3]) dwords[row[9:0]][31:24] <= data[31:24];
    end
  end

  always @(posedge clock) if (enable & ~store) begin
    if (row < 14'h210) read <= dwords[row[9:0]];
    else read <= 32'd0;
  end
endmodule
`default_nettype wire
