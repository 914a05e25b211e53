// scalar_queue: kernel of hdl/src/front/scalar_queue.rs:77. Written by Tombolo; change the source.
// SPDX-License-Identifier: MIT OR Apache-2.0
`default_nettype none

module scalar_queue (
  input wire issue_valid, // An instruction issues.
  input wire [3:0] issue_issued_wave, // It.
  input wire [31:0] issue_words_word_0, issue_words_word_1, issue_words_word_2,
  output wire ready, // One may.
  input wire unit_ready, // The scalar ALU takes an instruction.
  output wire valid, // There is one for it.
  output wire [3:0] instruction_issued_wave, // It.
  output wire [31:0] instruction_words_word_0, instruction_words_word_1, instruction_words_word_2
);

  assign ready = unit_ready;
  assign valid = issue_valid;
  assign instruction_issued_wave = issue_issued_wave;
  assign instruction_words_word_0 = issue_words_word_0;
  assign instruction_words_word_1 = issue_words_word_1;
  assign instruction_words_word_2 = issue_words_word_2;
endmodule
`default_nettype wire
