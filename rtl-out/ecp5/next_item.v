// next_item: generator of hdl/src/dispatch/grid.rs:107. Written by Tombolo; change the source.
// SPDX-License-Identifier: MIT OR Apache-2.0
`default_nettype none

module next_item (
  input wire [10:0] item_x, // It.
  input wire [10:0] item_y, item_z,
  input wire [10:0] size_x, // Size of the group.
  input wire [10:0] size_y,
  output wire [10:0] following_x, // The next one.
  output wire [10:0] following_y, following_z
);

  assign following_x = (item_x + 11'd1) & {11{(item_x + 11'd1) != size_x}};
  wire following_z_equal = (item_x + 11'd1) == size_x;
  assign following_y = following_z_equal ? ((item_y + 11'd1) & {11{(item_y + 11'd1) != size_y}}) : item_y;
  assign following_z = item_z + {10'd0, following_z_equal & ((item_y + 11'd1) == size_y)};
endmodule
`default_nettype wire
