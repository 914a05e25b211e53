// group_extent: generator of hdl/src/dispatch/grid.rs
// Written by Tombolo; change the source.
// SPDX-License-Identifier: MIT OR Apache-2.0

`default_nettype none

module group_extent (
  input wire [31:0] remaining,
  input wire in_items,
  input wire [10:0] full,
  input wire [10:0] partial,
  input wire partial_enable,
  output wire [10:0] size,
  output wire [31:0] after,
  output wire last
);

  wire [31:0] step;

  assign step = in_items ? {21'd0, full} : 32'd1;
  wire [10:0] chosen_1 = in_items ? remaining[10:0] : partial_enable ? partial : full;
  assign size = last ? chosen_1 : full;
  assign after = remaining - step;
  assign last = ~(step < remaining);

endmodule

`default_nettype wire
