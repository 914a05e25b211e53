// cache_data: generator of hdl/src/memory/cache.rs
// Written by Tombolo; change the source.
// SPDX-License-Identifier: MIT OR Apache-2.0

`default_nettype none

module cache_data (
  input wire clock,
  input wire fill,
  input wire [7:0] fill_index,
  input wire [1:0] fill_part,
  input wire [127:0] fill_data_0,
  input wire [127:0] fill_data_1,
  input wire [127:0] fill_data_2,
  input wire [127:0] fill_data_3,
  input wire read,
  input wire [7:0] read_index,
  input wire [1:0] read_part,
  output wire [127:0] data_0,
  output wire [127:0] data_1,
  output wire [127:0] data_2,
  output wire [127:0] data_3
);

  reg [511:0] part;

  assign data_0 = part[127:0];
  assign data_1 = part[255:128];
  assign data_2 = part[383:256];
  assign data_3 = part[511:384];

  (* no_rw_check, ram_style = "block" *)
  reg [511:0] lines [0:191];
  integer lines_word;
  initial begin
    for (lines_word = 0; lines_word < 192; lines_word = lines_word + 1) lines[lines_word] = 512'd0;
  end
  always @(posedge clock) begin
    if (fill && (fill_index < 8'hc0)) begin
      lines[fill_index] <= {fill_data_3, fill_data_2, fill_data_1, fill_data_0};
    end
  end
  initial part = 512'd0;
  always @(posedge clock) begin
    if (read) begin
      if (read_index < 8'hc0) part <= lines[read_index];
      else part <= 512'd0;
    end
  end

endmodule

`default_nettype wire
