// group_share: generator of hdl/src/dispatch/placement.rs
// Written by Tombolo; change the source.
// SPDX-License-Identifier: MIT OR Apache-2.0

`default_nettype none

module group_share (
  input wire [15:0] active_0,
  input wire [15:0] active_1,
  input wire [79:0] groups_0,
  input wire [79:0] groups_1,
  input wire [4:0] number,
  input wire [16:0] base,
  input wire [16:0] size,
  input wire [3:0] limit,
  output wire free,
  output wire [4:0] following,
  output wire [16:0] following_base
);

  wire [18:0] sum_1 = {2'd0, base} + {2'd0, size};
  wire [31:0] joined_1 = {active_1[15] & (groups_1[79:75] == number), active_1[14] & (groups_1[74:70] == number),
      active_1[13] & (groups_1[69:65] == number), active_1[12] & (groups_1[64:60] == number), active_1[11] &
      (groups_1[59:55] == number), active_1[10] & (groups_1[54:50] == number), active_1[9] & (groups_1[49:45] ==
      number), active_1[8] & (groups_1[44:40] == number), active_1[7] & (groups_1[39:35] == number), active_1[6] &
      (groups_1[34:30] == number), active_1[5] & (groups_1[29:25] == number), active_1[4] & (groups_1[24:20] ==
      number), active_1[3] & (groups_1[19:15] == number), active_1[2] & (groups_1[14:10] == number), active_1[1] &
      (groups_1[9:5] == number), active_1[0] & (groups_1[4:0] == number), active_0[15] & (groups_0[79:75] == number),
      active_0[14] & (groups_0[74:70] == number), active_0[13] & (groups_0[69:65] == number), active_0[12] &
      (groups_0[64:60] == number), active_0[11] & (groups_0[59:55] == number), active_0[10] & (groups_0[54:50] ==
      number), active_0[9] & (groups_0[49:45] == number), active_0[8] & (groups_0[44:40] == number), active_0[7] &
      (groups_0[39:35] == number), active_0[6] & (groups_0[34:30] == number), active_0[5] & (groups_0[29:25] ==
      number), active_0[4] & (groups_0[24:20] == number), active_0[3] & (groups_0[19:15] == number), active_0[2] &
      (groups_0[14:10] == number), active_0[1] & (groups_0[9:5] == number), active_0[0] & (groups_0[4:0] == number)};

  assign free = (~(|joined_1)) & (~(19'h10000 < sum_1));
  wire disjunction_1 = (number == 5'h1f) | ((number + 5'd1) == {1'b0, limit}) | (~(~(19'h10000 < ({2'd0, sum_1[16:0]}
      + {2'd0, size})))) | (~(~(19'h10000 < sum_1)));
  assign following = (number + 5'd1) & {5{~disjunction_1}};
  assign following_base = sum_1[16:0] & {17{~disjunction_1}};

endmodule

`default_nettype wire
