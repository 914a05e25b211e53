// round_robin_chooser: generator of hdl/src/parts/round_robin.rs:48. Written by Tombolo; change the source.
// SPDX-License-Identifier: MIT OR Apache-2.0
`default_nettype none

module round_robin_chooser (
  input wire request_0, // Who wants.
  input wire [15:0] last, // Who was granted last (one-hot in the low bits; zeros at first).
  output wire valid, // Some request is there.
  output wire grant_0, // The one granted.
  output wire [15:0] granted // The grants as a vector, for last.
);

  wire grant_0_all = request_0 & ~(last[0] | (last[0] + 1'b1)) & last[0];
  assign grant_0 = grant_0_all ? (grant_0_all & (-grant_0_all)) : (request_0 & (-request_0));
  assign valid = request_0;
  assign granted = {15'd0, grant_0};
endmodule
`default_nettype wire
