// dword_extract: generator of hdl/src/memory/lane.rs
// Written by Tombolo; change the source.

module dword_extract (
  input wire [511:0] line,
  input wire [5:0] offset,
  input wire upper_part,
  output wire [31:0] dword,
  output wire [3:0] bytes
);

  wire [63:0] joined_1 = {line[{offset[5:2] + 4'd1, 5'd0} +: 32], line[{offset[5:2], 5'd0} +: 32]};
  assign dword = joined_1[{1'b0, {offset[1:0], 3'd0}} +: 32];
  assign bytes = {~((6'h3c < offset) ^ upper_part), ~((6'h3d < offset) ^ upper_part), ~((6'h3e < offset) ^
      upper_part), ~(1'b0 ^ upper_part)};

endmodule
