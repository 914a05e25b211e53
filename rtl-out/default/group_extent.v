// group_extent: generator of hdl/src/dispatch/dispatcher.rs
// Written by Tombolo; change the source.

module group_extent (
  input wire [31:0] remaining,
  input wire [10:0] block,
  output wire [10:0] size,
  output wire [31:0] after,
  output wire last
);

  assign size = last ? remaining[10:0] : block;
  assign after = remaining - {21'd0, block};
  assign last = ~({21'd0, block} < remaining);

endmodule
