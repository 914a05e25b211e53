// lane_steps: generator of hdl/src/memory/lane.rs
// Written by Tombolo; change the source.
// SPDX-License-Identifier: MIT OR Apache-2.0

`default_nettype none

module lane_steps (
  input wire active,
  input wire [206:0] shared,
  input wire [3:0] in_bounds,
  input wire [1:0] misaligned,
  output wire [11:0] steps
);

  wire [3:0] conjunction_1 = shared[206:203] & in_bounds & {4{active}};
  wire [3:0] chosen_1 = (|shared[200:197]) ? {3'd0, conjunction_1[0]} : conjunction_1;
  wire [3:0] conjunction_2 = chosen_1 & {4{(4'd4 < ({2'd0, misaligned} + {1'b0, shared[196:194]})) &
      (~(|shared[200:197]))}};

  assign steps = {shared[206:203] & (~in_bounds) & {4{active & shared[202]}}, conjunction_2, chosen_1};

endmodule

`default_nettype wire
