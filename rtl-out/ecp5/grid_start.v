// grid_start: generator of hdl/src/dispatch/grid.rs:31. Written by Tombolo; change the source.
// SPDX-License-Identifier: MIT OR Apache-2.0
`default_nettype none

module grid_start (
  input wire [31:0] dim, // COMPUTE_DIM: work-groups, or work-items.
  input wire [31:0] start, // First work-group.
  input wire [10:0] full, // Work-items of a full group.
  input wire in_items, // dim counts work-items.
  output wire [31:0] remaining, // Work-groups or work-items from there to the end.
  output wire empty // There are none.
);

  wire [42:0] distance = in_items ? ({11'd0, start} * {32'd0, full}) : {11'd0, start};
  assign empty = ~(distance < {11'd0, dim});
  assign remaining = dim - distance[31:0];
endmodule
`default_nettype wire
