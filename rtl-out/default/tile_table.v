// tile_table: generator of hdl/src/memory/transpose.rs
// Written by Tombolo; change the source.
// SPDX-License-Identifier: MIT OR Apache-2.0

`default_nettype none

module tile_table (
  input wire clock,
  input wire write,
  input wire [5:0] number,
  input wire [4:0] tile,
  input wire [5:0] oldest,
  output wire [4:0] oldest_tile
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
