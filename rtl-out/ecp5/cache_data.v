// cache_data: generator of hdl/src/vmem/cache.rs:91. Written by Tombolo; change the source.
// SPDX-License-Identifier: MIT OR Apache-2.0
`default_nettype none

module cache_data (
  input wire clock, // The one clock.
  input wire fill, // A part of a line arrives.
  input wire [8:0] fill_index, // For this place.
  input wire [1:0] fill_part, // Number of the part.
  input wire [127:0] fill_data_0, // Its quarters.
  input wire read, // A part of a line is read, in another place than is filled.
  input wire [8:0] read_index, // The place.
  input wire [1:0] read_part, // Number of the part.
  output reg [127:0] data_0 // Its quarters.
);

  initial data_0 = 128'd0;
  (* no_rw_check, ram_style = "block" *)
  reg [127:0] lines [0:191];
  integer lines_word;
  initial begin
    for (lines_word = 0; lines_word < 192; lines_word = lines_word + 1) lines[lines_word] = 128'd0;
  end
  always @(posedge clock)
    if (fill && ({fill_index[5:0], fill_part} < 8'hc0)) lines[{fill_index[5:0], fill_part}] <= fill_data_0;

  always @(posedge clock) if (read) begin
    if ({read_index[5:0], read_part} < 8'hc0) data_0 <= lines[{read_index[5:0], read_part}];
    else data_0 <= 128'd0;
  end
endmodule
`default_nettype wire
