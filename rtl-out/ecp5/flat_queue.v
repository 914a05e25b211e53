// flat_queue: kernel of hdl/src/front/flat.rs:11. Written by Tombolo; change the source.
// SPDX-License-Identifier: MIT OR Apache-2.0
`default_nettype none

module flat_queue (
  input wire clock, // The one clock.
  input wire memory_valid, // An instruction issues to vector memory.
  input wire [3:0] memory_wave, // It.
  input wire [31:0] memory_words_word_0, // Its dwords.
  input wire [31:0] memory_words_word_1, memory_words_word_2,
  input wire memory_is_flat, // It is a FLAT one.
  input wire [63:0] memory_exec, // Lane mask of its wave.
  input wire lds_valid, // An LDS instruction issues.
  input wire [3:0] lds_wave, // It.
  input wire [31:0] lds_words_word_0, // Its dwords.
  input wire [31:0] lds_words_word_1,
  output reg waits, // A FLAT instruction waits: nothing else issues to vector memory or as an LDS instruction.
  input wire ready, // The access unit takes an instruction.
  output wire unit_valid, // It gets one.
  output wire [3:0] unit_wave, // This.
  output wire [31:0] unit_words_word_0, // Its dwords, for the decoder.
  output wire [31:0] unit_words_word_1, unit_words_word_2,
  input wire [63:0] exec_now, // Lane mask of that wave now.
  output wire [63:0] unit_exec // Lane mask of the instruction.
);

  reg [3:0] held_wave; reg [31:0] words_word_0, words_word_1, words_word_2; reg [63:0] exec;

  assign unit_valid = lds_valid | (waits & ready);
  assign unit_wave = waits ? held_wave : lds_wave;
  assign unit_words_word_0 = waits ? words_word_0 : lds_words_word_0;
  assign unit_words_word_1 = waits ? words_word_1 : lds_words_word_1;
  assign unit_words_word_2 = waits ? words_word_2 : 32'd0;
  assign unit_exec = waits ? exec : exec_now;
  initial begin
    waits = 1'b0; held_wave = 4'd0; words_word_0 = 32'd0; words_word_1 = 32'd0; words_word_2 = 32'd0; exec = 64'd0;
  end
  always @(posedge clock) begin
    if (ready) waits <= 1'b0;
    if (memory_valid) begin
      waits <= memory_is_flat; held_wave <= memory_wave; words_word_0 <= memory_words_word_0;
      words_word_1 <= memory_words_word_1; words_word_2 <= memory_words_word_2; exec <= memory_exec;
    end
  end
endmodule
`default_nettype wire
