// lane_item: generator of hdl/src/dispatch/items.rs:15. Written by Tombolo; change the source.
// SPDX-License-Identifier: MIT OR Apache-2.0
`default_nettype none

module lane_item (
  input wire [10:0] item_x, // Its item.
  input wire [10:0] item_y, item_z,
  input wire [10:0] distance_x, // As many items on as there are lanes.
  input wire [10:0] distance_y, distance_z,
  input wire [10:0] size_x, // Size of the work-group.
  input wire [10:0] size_y, size_z,
  input wire [1:0] id_dimensions, // Positions that v0 holds beside X: none, Y, Y and Z.
  output wire [10:0] following_x, // The item of the next beat.
  output wire [10:0] following_y, following_z,
  output wire active, // The work-group has the item.
  output wire [31:0] value // What is written.
);

  wire [10:0] following_x_sum = item_x + distance_x;
  wire following_x_less = following_x_sum < size_x;
  assign following_x = following_x_less ? following_x_sum : (following_x_sum - size_x);
  wire [10:0] following_y_sum = item_y + distance_y + {10'd0, ~following_x_less};
  wire following_y_less = following_y_sum < size_y;
  assign following_y = following_y_less ? following_y_sum : (following_y_sum - size_y);
  assign following_z = item_z + distance_z + {10'd0, ~following_y_less};
  assign active = item_z < size_z;
  wire [31:0] value_wide = {2'd0, item_z[9:0] & {10{id_dimensions[1]}}, item_y[9:0] & {10{|id_dimensions}},
      item_x[9:0]};
  assign value = value_wide & {32{active}};
endmodule
`default_nettype wire
