// group_share: generator of hdl/src/dispatch/placement.rs:71
// Written by Tombolo; change the source.
// SPDX-License-Identifier: MIT OR Apache-2.0

`default_nettype none

module group_share (
  input wire [15:0] active_0, // Slots that hold a wave, of each SIMD.
  input wire [15:0] active_1,
  input wire [79:0] groups_0, // Numbers of the work-groups of the slots' waves, 5 bits a slot.
  input wire [79:0] groups_1,
  input wire [4:0] number, // The number.
  input wire [16:0] base, // First LDS byte of its share.
  input wire [16:0] size, // LDS bytes of a work-group.
  input wire [3:0] limit, // Work-groups that may be there, 0: as many as fit.
  output wire free, // No resident work-group has the number, and the share is in the LDS.
  output wire [4:0] following, // The next number to try.
  output wire [16:0] following_base // First LDS byte of its share.
);

  wire [18:0] base_wide_plus_size_wide = {2'd0, base} + {2'd0, size};
  wire following_base_less = 19'h10000 < base_wide_plus_size_wide;
  wire [31:0] free_joined = {active_1[15] & (groups_1[79:75] == number), active_1[14] & (groups_1[74:70] == number),
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

  assign free = (~|free_joined) & ~following_base_less;
  wire following_base_any = (number == 5'h1f) | ((number + 5'd1) == {1'b0, limit}) | (19'h10000 < ({2'd0,
      base_wide_plus_size_wide[16:0]} + {2'd0, size})) | following_base_less;
  assign following = (number + 5'd1) & {5{~following_base_any}};
  assign following_base = base_wide_plus_size_wide[16:0] & {17{~following_base_any}};

endmodule

`default_nettype wire
