// group_vector: generator of hdl/src/dispatch/placement.rs
// Written by Tombolo; change the source.
// SPDX-License-Identifier: MIT OR Apache-2.0

`default_nettype none

module group_vector (
  input wire [79:0] state_group,
  output wire [79:0] vector_
);

  assign vector_ = {state_group[15*5 +: 5], state_group[14*5 +: 5], state_group[13*5 +: 5], state_group[12*5 +: 5],
      state_group[11*5 +: 5], state_group[10*5 +: 5], state_group[9*5 +: 5], state_group[8*5 +: 5], state_group[7*5
      +: 5], state_group[6*5 +: 5], state_group[5*5 +: 5], state_group[4*5 +: 5], state_group[3*5 +: 5],
      state_group[2*5 +: 5], state_group[1*5 +: 5], state_group[0 +: 5]};

endmodule

`default_nettype wire
