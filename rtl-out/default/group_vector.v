// group_vector: generator of hdl/src/dispatch/placement.rs
// Written by Tombolo; change the source.
// SPDX-License-Identifier: MIT OR Apache-2.0

`default_nettype none

module group_vector (
  input wire [4:0] state_0_group,
  input wire [4:0] state_1_group,
  input wire [4:0] state_2_group,
  input wire [4:0] state_3_group,
  input wire [4:0] state_4_group,
  input wire [4:0] state_5_group,
  input wire [4:0] state_6_group,
  input wire [4:0] state_7_group,
  input wire [4:0] state_8_group,
  input wire [4:0] state_9_group,
  input wire [4:0] state_10_group,
  input wire [4:0] state_11_group,
  input wire [4:0] state_12_group,
  input wire [4:0] state_13_group,
  input wire [4:0] state_14_group,
  input wire [4:0] state_15_group,
  output wire [79:0] vector_
);

  assign vector_ = {state_15_group, state_14_group, state_13_group, state_12_group, state_11_group, state_10_group,
      state_9_group, state_8_group, state_7_group, state_6_group, state_5_group, state_4_group, state_3_group,
      state_2_group, state_1_group, state_0_group};

endmodule

`default_nettype wire
