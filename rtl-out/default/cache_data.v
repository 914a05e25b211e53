// cache_data: generator of hdl/src/vmem/cache.rs:81
// Written by Tombolo; change the source.
// SPDX-License-Identifier: MIT OR Apache-2.0

`default_nettype none

module cache_data (
  input wire clock, // The one clock.
  input wire fill, // A part of a line arrives.
  input wire [7:0] fill_index, // For this place.
  input wire [1:0] fill_part, // Number of the part.
  input wire [511:0] fill_data, // Its quarters.
  input wire read, // A part of a line is read, in another place than is filled.
  input wire [7:0] read_index, // The place.
  input wire [1:0] read_part, // Number of the part.
  output wire [511:0] data // Its quarters.
);

  reg [511:0] part;

  genvar i;

  for (i = 0; i < 4; i = i + 1) begin : each_data
    assign data[i*128 +: 128] = part[128*i +: 128];
  end

  (* no_rw_check, ram_style = "block" *)
  reg [511:0] lines [0:191];
  integer lines_word;
  initial begin
    for (lines_word = 0; lines_word < 192; lines_word = lines_word + 1) lines[lines_word] = 512'd0;
  end
  always @(posedge clock) begin
    if (fill && (fill_index < 8'hc0)) begin
      lines[fill_index] <= fill_data;
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
