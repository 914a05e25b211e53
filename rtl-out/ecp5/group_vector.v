// group_vector: generator of hdl/src/dispatch/placement.rs
// Written by Tombolo; change the source.
// SPDX-License-Identifier: MIT OR Apache-2.0

`default_nettype none

module group_vector (
  input wire [4:0] group_0,
  input wire [4:0] group_1,
  input wire [4:0] group_2,
  input wire [4:0] group_3,
  output wire [79:0] vector_
);

  assign vector_ = {60'd0, {group_3, group_2, group_1, group_0}};

endmodule

`default_nettype wire
