// instruction_register: generator of hdl/src/front/decode/mod.rs:102. Written by Tombolo; change the source.
// SPDX-License-Identifier: MIT OR Apache-2.0
`default_nettype none

module instruction_register (
  input wire clock, // The one clock.
  input wire valid, // One issues.
  input wire [31:0] words_word_0, // It.
  input wire [31:0] words_word_1, words_word_2,
  output reg [31:0] held_word_0, // The one that issued last.
  output reg [31:0] held_word_1, held_word_2
);

  initial begin
    held_word_0 = 32'd0; held_word_1 = 32'd0; held_word_2 = 32'd0;
  end
  always @(posedge clock) begin
    if (valid) begin held_word_0 <= words_word_0; held_word_1 <= words_word_1; held_word_2 <= words_word_2; end
  end
endmodule
`default_nettype wire
