// round_robin: generator of hdl/src/parts/round_robin.rs:48. Written by Tombolo; change the source.
// SPDX-License-Identifier: MIT OR Apache-2.0
`default_nettype none

module round_robin (
  input wire [3:0] request, // Who wants.
  input wire [15:0] last, // Who was granted last (one-hot in the low bits; zeros at first).
  output wire valid, // Some request is there.
  output wire [15:0] granted, // The grants as a vector, for last.
  output wire [3:0] index // Its position.
);

  wire [3:0] one_hot_all = request & ~(last[3:0] | (last[3:0] + 4'hf)) & {4{|last[3:0]}};
  wire [3:0] one_hot = (|one_hot_all) ? (one_hot_all & (-one_hot_all)) : (request & (-request));
  assign valid = |request;
  assign granted = {12'd0, one_hot};
  assign index = (4'd1 & {4{one_hot[1]}}) | (4'd2 & {4{one_hot[2]}}) | (4'd3 & {4{one_hot[3]}});
endmodule
`default_nettype wire
