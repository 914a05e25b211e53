// tile_table: generator of hdl/src/memory/transpose.rs:111
// Written by Tombolo; change the source.
// SPDX-License-Identifier: MIT OR Apache-2.0

`default_nettype none

module tile_table (
  input wire clock, // The one clock.
  input wire write, // A record is made.
  input wire [5:0] number, // Its number.
  input wire [4:0] tile, // Transposed 0, elements of 8 bits 1, wave of 64 lanes 2, first dword of the lanes 4:3.
  input wire [5:0] oldest, // Number of the oldest record.
  output wire [4:0] oldest_tile // What it says.
);

  wire [4:0] tile_oldest;

  assign oldest_tile = tile_oldest;

  (* no_rw_check *)
  reg [4:0] tile_words [0:63];
  integer tile_words_word;
  initial begin
    for (tile_words_word = 0; tile_words_word < 64; tile_words_word = tile_words_word + 1)
        tile_words[tile_words_word] = 5'd0;
  end
  always @(posedge clock) begin
    if (write) begin
      tile_words[number] <= tile;
    end
  end
  assign tile_oldest = tile_words[oldest];

endmodule

`default_nettype wire
