// group_share: generator of hdl/src/dispatch/placement.rs
// Written by Tombolo; change the source.
// SPDX-License-Identifier: MIT OR Apache-2.0

`default_nettype none

module group_share (
  input wire [15:0] active_0,
  input wire [79:0] groups_0,
  input wire [4:0] number,
  input wire [16:0] base,
  input wire [16:0] size,
  input wire [3:0] limit,
  output wire free,
  output wire [4:0] following,
  output wire [16:0] following_base
);

  wire [18:0] sum_1 = {2'd0, base} + {2'd0, size};
  wire [3:0] joined_1 = {active_0[3] & (groups_0[19:15] == number), active_0[2] & (groups_0[14:10] == number),
      active_0[1] & (groups_0[9:5] == number), active_0[0] & (groups_0[4:0] == number)};

  assign free = (~(|joined_1)) & (~(19'h2000 < sum_1));
  wire disjunction_1 = (number == 5'd3) | ((number + 5'd1) == {1'b0, limit}) | (~(~(19'h2000 < ({2'd0, sum_1[16:0]} +
      {2'd0, size})))) | (~(~(19'h2000 < sum_1)));
  assign following = (number + 5'd1) & {5{~disjunction_1}};
  assign following_base = sum_1[16:0] & {17{~disjunction_1}};

endmodule

`default_nettype wire
