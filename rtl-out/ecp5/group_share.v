// group_share: generator of hdl/src/dispatch/placement.rs:76. Written by Tombolo; change the source.
// SPDX-License-Identifier: MIT OR Apache-2.0
`default_nettype none

module group_share (
  input wire [15:0] active_0, // Slots that hold a wave, of each SIMD.
  input wire [79:0] groups_0, // Numbers of the work-groups of the slots' waves, 5 bits a slot.
  input wire [4:0] number, // The number.
  input wire [17:0] base, // First LDS byte of its share.
  input wire [17:0] size, // LDS bytes of a work-group.
  input wire [3:0] limit, // Work-groups that may be there, 0: as many as fit.
  output wire free, // No resident work-group has the number, and the share is in the LDS.
  output wire [4:0] following, // The next number to try.
  output wire [17:0] following_base // First LDS byte of its share.
);

  wire [18:0] following_base_sum = {1'b0, base} + {1'b0, size};
  wire following_base_less = 19'h2000 < following_base_sum;
  wire [3:0] free_joined = {active_0[3] & (groups_0[19:15] == number), active_0[2] & (groups_0[14:10] == number),
      active_0[1] & (groups_0[9:5] == number), active_0[0] & (groups_0[4:0] == number)};
  assign free = (~|free_joined) & ~following_base_less;
  wire following_base_any = (number == 5'd3) | ((number + 5'd1) == {1'b0, limit}) | (19'h2000 < ({1'b0,
      following_base_sum[17:0]} + {1'b0, size})) | following_base_less;
  assign following = (number + 5'd1) & {5{~following_base_any}};
  assign following_base = following_base_sum[17:0] & {18{~following_base_any}};
endmodule
`default_nettype wire
