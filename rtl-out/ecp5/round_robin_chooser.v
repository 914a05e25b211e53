// round_robin_chooser: generator of hdl/src/parts/round_robin.rs
// Written by Tombolo; change the source.
// SPDX-License-Identifier: MIT OR Apache-2.0

`default_nettype none

module round_robin_chooser (
  input wire request_0,
  input wire [15:0] last,
  output wire valid,
  output wire grant_0,
  output wire [15:0] granted
);

  wire one_hot;

  wire conjunction_1 = request_0 & (~(last[0] | (last[0] + 1'b1))) & (|last[0]);
  assign one_hot = (|conjunction_1) ? (conjunction_1 & (-conjunction_1)) : (request_0 & (-request_0));
  assign valid = |request_0;
  assign grant_0 = one_hot;
  assign granted = {15'd0, one_hot};

endmodule

`default_nettype wire
