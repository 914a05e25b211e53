// next_pass: generator of hdl/src/vmem/transpose.rs:150
// Written by Tombolo; change the source.
// SPDX-License-Identifier: MIT OR Apache-2.0

`default_nettype none

module next_pass (
  input wire [7:0] passes, // Passes left.
  output wire [2:0] pass, // The first of them.
  output wire [7:0] after, // Those behind it.
  output wire last // There are none.
);

  wire [7:0] passes_and_minus_passes = passes & (-passes);
  assign pass = (3'd1 & {3{passes_and_minus_passes[1]}}) | (3'd2 & {3{passes_and_minus_passes[2]}}) | (3'd3 &
      {3{passes_and_minus_passes[3]}}) | (3'd4 & {3{passes_and_minus_passes[4]}}) | (3'd5 &
      {3{passes_and_minus_passes[5]}}) | (3'd6 & {3{passes_and_minus_passes[6]}}) | {3{passes_and_minus_passes[7]}};
  assign last = ~|after;
  assign after = passes ^ passes_and_minus_passes;

endmodule

`default_nettype wire
