// group_vector: generator of hdl/src/dispatch/placement.rs
// Written by Tombolo; change the source.
// SPDX-License-Identifier: MIT OR Apache-2.0

`default_nettype none

module group_vector (
  input wire [4:0] state_0_group,
  input wire [4:0] state_1_group,
  input wire [4:0] state_2_group,
  input wire [4:0] state_3_group,
  output wire [79:0] vector_
);

  assign vector_ = {60'd0, {state_3_group, state_2_group, state_1_group, state_0_group}};

endmodule

`default_nettype wire
