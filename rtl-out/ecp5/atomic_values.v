// atomic_values: generator of hdl/src/vmem/atomic_values.rs:7. Written by Tombolo; change the source.
// SPDX-License-Identifier: MIT OR Apache-2.0
`default_nettype none

module atomic_values (
  input wire clock, // The one clock.
  input wire write, // A value arrives.
  input wire [5:0] number, // Number of its record.
  input wire [63:0] value, // The value.
  input wire [5:0] oldest, // Number of the oldest record.
  output wire [63:0] oldest_value // Its value.
);

  (* no_rw_check *)
  reg [63:0] value_words [0:15];
  integer value_words_word;
  initial begin
    for (value_words_word = 0; value_words_word < 16; value_words_word = value_words_word + 1)
      value_words[value_words_word] = 64'd0;
  end
  always @(posedge clock) if (write) value_words[number[3:0]] <= value;
  assign oldest_value = value_words[oldest[3:0]];
endmodule
`default_nettype wire
