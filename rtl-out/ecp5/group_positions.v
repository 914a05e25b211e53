// group_positions: generator of hdl/src/dispatch/faults.rs:147. Written by Tombolo; change the source.
// SPDX-License-Identifier: MIT OR Apache-2.0
`default_nettype none

module group_positions (
  input wire clock, // The one clock.
  input wire start, // A wave starts.
  input wire [3:0] started_slot, // Its slot.
  input wire [63:0] position, // Z, Y, X of its work-group.
  input wire [3:0] asked_slot, // Slot asked for.
  output wire [63:0] answer // Z, Y, X of the work-group of the wave there.
);

  (* no_rw_check *)
  reg [63:0] position_words [0:15];
  integer position_words_word;
  initial begin
    for (position_words_word = 0; position_words_word < 16; position_words_word = position_words_word + 1)
      position_words[position_words_word] = 64'd0;
  end
  always @(posedge clock) if (start) position_words[started_slot] <= position;
  assign answer = position_words[asked_slot];
endmodule
`default_nettype wire
