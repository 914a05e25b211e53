// simd_turns: generator of hdl/src/lds/core.rs:15. Written by Tombolo; change the source.
// SPDX-License-Identifier: MIT OR Apache-2.0
`default_nettype none

module simd_turns (
  input wire want_0, // It wants to.
  input wire [15:0] last, // The one that accessed last, one-hot.
  output wire granted_0, // It accesses.
  output wire any, // Some SIMD does.
  output wire [15:0] turn // The one that does, one-hot.
);

  wire granted_0_all = want_0 & ~(last[0] | (last[0] + 1'b1)) & last[0];
  assign granted_0 = granted_0_all ? (granted_0_all & (-granted_0_all)) : (want_0 & (-want_0));
  assign any = granted_0;
  assign turn = {15'd0, granted_0};
endmodule
`default_nettype wire
