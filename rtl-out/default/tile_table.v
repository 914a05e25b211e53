// tile_table: generator of hdl/src/vmem/transpose.rs:103
// Written by Tombolo; change the source.
// SPDX-License-Identifier: MIT OR Apache-2.0

`default_nettype none

module tile_table (
  input wire clock, // The one clock.
  input wire write, // A record is made.
  input wire [5:0] number, // Its number.
  input wire tile_transposed, // What it says.
  input wire tile_bytes,
  input wire tile_wave64,
  input wire [1:0] tile_step,
  input wire [5:0] oldest, // Number of the oldest record.
  output wire oldest_tile_transposed, // What it says.
  output wire oldest_tile_bytes,
  output wire oldest_tile_wave64,
  output wire [1:0] oldest_tile_step
);

  wire [4:0] tile_oldest;

  assign oldest_tile_transposed = tile_oldest[0];
  assign oldest_tile_bytes = tile_oldest[1];
  assign oldest_tile_wave64 = tile_oldest[2];
  assign oldest_tile_step = tile_oldest[4:3];

  (* no_rw_check *)
  reg [4:0] tile_words [0:63];
  integer tile_words_word;
  initial begin
    for (tile_words_word = 0; tile_words_word < 64; tile_words_word = tile_words_word + 1)
        tile_words[tile_words_word] = 5'd0;
  end
  always @(posedge clock) begin
    if (write) begin
      tile_words[number] <= {tile_step, tile_wave64, tile_bytes, tile_transposed};
    end
  end
  assign tile_oldest = tile_words[oldest];

endmodule

`default_nettype wire
