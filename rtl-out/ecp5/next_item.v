// next_item: generator of hdl/src/dispatch/grid.rs:83
// Written by Tombolo; change the source.
// SPDX-License-Identifier: MIT OR Apache-2.0

`default_nettype none

module next_item (
  input wire [9:0] x, // Position in the group.
  input wire [9:0] y, // Position in the group.
  input wire [9:0] z, // Position in the group.
  input wire [10:0] size_x, // Size of the group, 1 to 1024.
  input wire [10:0] size_y, // Size of the group.
  input wire [10:0] size_z, // Size of the group.
  output wire [9:0] next_x, // The next position.
  output wire [9:0] next_y, // The next position.
  output wire [9:0] next_z, // The next position.
  output wire last // This is the last one.
);

  wire [10:0] x_wide_plus_1 = {1'b0, x} + 11'd1;
  assign next_x = x_wide_plus_1[9:0] & {10{x_wide_plus_1 != size_x}};

  wire x_wide_plus_1_is_size_x = x_wide_plus_1 == size_x;
  wire [10:0] y_wide_plus_1 = {1'b0, y} + 11'd1;

  assign next_y = x_wide_plus_1_is_size_x ? (y_wide_plus_1[9:0] & {10{y_wide_plus_1 != size_y}}) : y;

  wire [10:0] z_wide_plus_1 = {1'b0, z} + 11'd1;
  wire last_all = x_wide_plus_1_is_size_x & (y_wide_plus_1 == size_y);

  assign next_z = last_all ? z_wide_plus_1[9:0] : z;
  assign last = last_all & (z_wide_plus_1 == size_z);

endmodule

`default_nettype wire
