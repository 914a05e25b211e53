// lane_walk: kernel of hdl/src/dispatch/items.rs:60. Written by Tombolo; change the source.
// SPDX-License-Identifier: MIT OR Apache-2.0
`default_nettype none

module lane_walk (
  input wire clock, // The one clock.
  input wire shift, // The lane's first item becomes that of its neighbour.
  input wire [10:0] neighbour_x, // That.
  input wire [10:0] neighbour_y, neighbour_z,
  input wire restart, // A work-group begins: back to the first item.
  input wire advance, // On to the next beat.
  input wire [10:0] distance_x, // As many items on as there are lanes.
  input wire [10:0] distance_y, distance_z,
  input wire [10:0] size_x, // Size of the work-group.
  input wire [10:0] size_y, size_z,
  input wire [1:0] id_dimensions, // Positions that v0 holds beside X: none, Y, Y and Z.
  output reg [10:0] first_x, // The lane's first item.
  output reg [10:0] first_y, first_z,
  output wire active, // The work-group has the lane's item.
  output wire [31:0] value // What is written to the lane.
);

  wire [10:0] item_following_x, item_following_y, item_following_z; reg [10:0] now_x, now_y, now_z;

  initial begin
    first_x = 11'd0; first_y = 11'd0; first_z = 11'd0; now_x = 11'd0; now_y = 11'd0; now_z = 11'd0;
  end
  always @(posedge clock) begin
    if (shift) begin first_x <= neighbour_x; first_y <= neighbour_y; first_z <= neighbour_z; end
    if (advance) begin now_x <= item_following_x; now_y <= item_following_y; now_z <= item_following_z; end
    if (restart) begin now_x <= first_x; now_y <= first_y; now_z <= first_z; end
  end

  lane_item item (
    .item_x(now_x), .item_y(now_y), .item_z(now_z), .distance_x(distance_x), .distance_y(distance_y),
    .distance_z(distance_z), .size_x(size_x), .size_y(size_y), .size_z(size_z), .id_dimensions(id_dimensions),
    .following_x(item_following_x), .following_y(item_following_y), .following_z(item_following_z), .active(active),
    .value(value));
endmodule
`default_nettype wire
