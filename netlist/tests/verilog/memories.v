// memories: generator of netlist/tests/verilog_text.rs. Written by Tombolo; change the source.
// SPDX-License-Identifier: MIT OR Apache-2.0
`default_nettype none

module memories (
  input wire clock,
  input wire write,
  input wire [3:0] bytes,
  input wire [10:0] address,
  input wire [31:0] data,
  output reg [31:0] row,
  output wire [31:0] line
);

  initial row = 32'd0;
  (* no_rw_check, ram_style = "block" *)
  reg [31:0] rows [0:1535];
  integer rows_word;
  initial begin
    for (rows_word = 0; rows_word < 1536; rows_word = rows_word + 1) rows[rows_word] = 32'd0;
  end
  always @(posedge clock) begin
    if (write && (address < 11'h600)) begin
      if (bytes[0]) rows[address][7:0] <= data[7:0];
      if (bytes[1]) rows[address][15:8] <= data[15:8];
      if (bytes[2]) rows[address][23:16] <= data[23:16];
      if (bytes[3]) rows[address][31:24] <= data[31:24];
    end
  end

  always @(posedge clock) if (~write) begin
    if (address < 11'h600) row <= rows[address];
    else row <= 32'd0;
  end

  (* no_rw_check *)
  reg [31:0] lines [0:15];
  integer lines_word;
  initial begin
    for (lines_word = 0; lines_word < 16; lines_word = lines_word + 1) lines[lines_word] = 32'd0;
  end
  always @(posedge clock) if (write) lines[address[3:0]] <= data;
  assign line = lines[address[5:2]];
endmodule
`default_nettype wire
