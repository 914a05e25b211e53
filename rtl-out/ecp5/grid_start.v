// grid_start: generator of hdl/src/dispatch/grid.rs
// Written by Tombolo; change the source.
// SPDX-License-Identifier: MIT OR Apache-2.0

`default_nettype none

module grid_start (
  input wire [31:0] dim,
  input wire [31:0] start,
  input wire [10:0] full,
  input wire in_items,
  output wire [31:0] remaining,
  output wire empty
);

  wire [42:0] distance;

  assign distance = in_items ? ({11'd0, start} * {32'd0, full}) : {11'd0, start};
  assign empty = ~(distance < {11'd0, dim});
  assign remaining = dim - distance[31:0];

endmodule

`default_nettype wire
