// group_vector: generator of hdl/src/dispatch/placement.rs
// Written by Tombolo; change the source.
// SPDX-License-Identifier: MIT OR Apache-2.0

`default_nettype none

module group_vector (
  input wire [19:0] state_group,
  output wire [79:0] vector_
);

  assign vector_ = {60'd0, {state_group[3*5 +: 5], state_group[2*5 +: 5], state_group[1*5 +: 5], state_group[0 +:
      5]}};

endmodule

`default_nettype wire
