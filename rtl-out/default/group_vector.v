// group_vector: generator of hdl/src/dispatch/placement.rs
// Written by Tombolo; change the source.
// SPDX-License-Identifier: MIT OR Apache-2.0

`default_nettype none

module group_vector (
  input wire [4:0] group_0,
  input wire [4:0] group_1,
  input wire [4:0] group_2,
  input wire [4:0] group_3,
  input wire [4:0] group_4,
  input wire [4:0] group_5,
  input wire [4:0] group_6,
  input wire [4:0] group_7,
  input wire [4:0] group_8,
  input wire [4:0] group_9,
  input wire [4:0] group_10,
  input wire [4:0] group_11,
  input wire [4:0] group_12,
  input wire [4:0] group_13,
  input wire [4:0] group_14,
  input wire [4:0] group_15,
  output wire [79:0] vector_
);

  assign vector_ = {group_15, group_14, group_13, group_12, group_11, group_10, group_9, group_8, group_7, group_6,
      group_5, group_4, group_3, group_2, group_1, group_0};

endmodule

`default_nettype wire
