// group_extent: generator of hdl/src/dispatch/grid.rs:56. Written by Tombolo; change the source.
// SPDX-License-Identifier: MIT OR Apache-2.0
`default_nettype none

module group_extent (
  input wire [31:0] remaining, // Work-groups or work-items left.
  input wire in_items, // remaining counts work-items: the last group has what is left.
  input wire [10:0] full, // Size of a full group.
  input wire [10:0] partial, // Size of the last group, if partial_enable and not in_items.
  input wire partial_enable, // The last group has a size of its own.
  output wire [10:0] size, // Size of this one.
  output wire [31:0] after, // Left behind it.
  output wire last // Nothing is.
);

  wire [31:0] step = in_items ? {21'd0, full} : 32'd1;
  assign size = (step < remaining) ? full :
      in_items ? remaining[10:0] :
      partial_enable ? partial : full;
  assign after = remaining - step;
  assign last = ~(step < remaining);
endmodule
`default_nettype wire
