// instruction_register: generator of hdl/src/front/decode/mod.rs:98
// Written by Tombolo; change the source.
// SPDX-License-Identifier: MIT OR Apache-2.0

`default_nettype none

module instruction_register (
  input wire clock, // The one clock.
  input wire valid, // One issues.
  input wire [31:0] words_word_0, // It.
  input wire [31:0] words_word_1, input wire [31:0] words_word_2,
  output wire [31:0] held_word_0, // The one that issued last.
  output wire [31:0] held_word_1, output wire [31:0] held_word_2
);

  reg [31:0] word_0, word_1, word_2;

  assign held_word_0 = word_0;
  assign held_word_1 = word_1;
  assign held_word_2 = word_2;

  initial begin
    word_0 = 32'd0; word_1 = 32'd0; word_2 = 32'd0;
  end
  always @(posedge clock) begin
    if (valid) begin
      word_0 <= words_word_0;
      word_1 <= words_word_1;
      word_2 <= words_word_2;
    end
  end

endmodule

`default_nettype wire
