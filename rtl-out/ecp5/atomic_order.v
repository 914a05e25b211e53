// atomic_order: generator of hdl/src/memory/vector_memory.rs
// Written by Tombolo; change the source.
// SPDX-License-Identifier: MIT OR Apache-2.0

`default_nettype none

module atomic_order (
  input wire clock,
  input wire atomic,
  input wire [3:0] wave,
  input wire [11:0] number,
  input wire sweep,
  input wire [3:0] swept,
  output wire [11:0] last
);

  wire [11:0] last_atomic;

  assign last = last_atomic;

  (* no_rw_check *)
  reg [11:0] last_atomics [0:15];
  integer last_atomics_word;
  initial begin
    for (last_atomics_word = 0; last_atomics_word < 16; last_atomics_word = last_atomics_word + 1)
        last_atomics[last_atomics_word] = 12'd0;
  end
  always @(posedge clock) begin
    if (atomic | sweep) begin
      last_atomics[(sweep ? swept : wave)] <= number & {12{~sweep}};
    end
  end
  assign last_atomic = last_atomics[wave];

endmodule

`default_nettype wire
