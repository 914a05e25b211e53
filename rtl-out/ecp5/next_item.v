// next_item: generator of hdl/src/dispatch/grid.rs
// Written by Tombolo; change the source.
// SPDX-License-Identifier: MIT OR Apache-2.0

`default_nettype none

module next_item (
  input wire [9:0] x,
  input wire [9:0] y,
  input wire [9:0] z,
  input wire [10:0] size_x,
  input wire [10:0] size_y,
  input wire [10:0] size_z,
  output wire [9:0] next_x,
  output wire [9:0] next_y,
  output wire [9:0] next_z,
  output wire last
);

  wire [10:0] sum_1 = {1'b0, x} + 11'd1;
  assign next_x = sum_1[9:0] & {10{~(sum_1 == size_x)}};
  wire [10:0] sum_2 = {1'b0, y} + 11'd1;
  assign next_y = (sum_1 == size_x) ? (sum_2[9:0] & {10{~(sum_2 == size_y)}}) : y;

  wire [10:0] sum_3 = {1'b0, z} + 11'd1;
  wire conjunction_1 = (sum_1 == size_x) & (sum_2 == size_y);

  assign next_z = conjunction_1 ? sum_3[9:0] : z;
  assign last = conjunction_1 & (sum_3 == size_z);

endmodule

`default_nettype wire
