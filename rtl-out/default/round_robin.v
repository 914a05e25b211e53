// round_robin: generator of hdl/src/parts/round_robin.rs:46
// Written by Tombolo; change the source.
// SPDX-License-Identifier: MIT OR Apache-2.0

`default_nettype none

module round_robin (
  input wire request_0, // Who wants.
  input wire request_1,
  input wire [15:0] last, // Who was granted last (one-hot in the low bits; zeros at first).
  output wire valid, // Some request is there.
  output wire grant_0, // The one granted.
  output wire grant_1,
  output wire [15:0] granted, // The grants as a vector, for last.
  output wire [3:0] index // Its position.
);

  wire [1:0] one_hot;

  wire [1:0] one_hot_condition_all = {request_1, request_0} & ~(last[1:0] | (last[1:0] + 2'd3)) & {2{|last[1:0]}};
  assign one_hot = (|one_hot_condition_all) ? (one_hot_condition_all & (-one_hot_condition_all)) : ({request_1,
      request_0} & (-{request_1, request_0}));
  assign valid = |{request_1, request_0};
  assign grant_0 = one_hot[0];
  assign grant_1 = one_hot[1];
  assign granted = {14'd0, one_hot};
  assign index = 4'd1 & {4{grant_1}};

endmodule

`default_nettype wire
