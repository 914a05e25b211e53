// atomic_order: generator of hdl/src/vmem/vector_memory.rs:47. Written by Tombolo; change the source.
// SPDX-License-Identifier: MIT OR Apache-2.0
`default_nettype none

module atomic_order (
  input wire clock, // The one clock.
  input wire atomic, // An atomic operation leaves.
  input wire [3:0] wave, // Wave of the request.
  input wire [11:0] number, // Number of its record.
  input wire sweep, // Instead: it is forgotten which was the last one of this wave.
  input wire [3:0] swept, // Wave.
  output wire [11:0] last // Number of the wave's last atomic operation.
);

  (* no_rw_check *)
  reg [11:0] last_atomics [0:15];
  integer last_atomics_word;
  initial begin
    for (last_atomics_word = 0; last_atomics_word < 16; last_atomics_word = last_atomics_word + 1)
      last_atomics[last_atomics_word] = 12'd0;
  end
  always @(posedge clock) if (atomic | sweep) last_atomics[(sweep ? swept : wave)] <= number & {12{~sweep}};
  assign last = last_atomics[wave];
endmodule
`default_nettype wire
