// line_dwords: generator of hdl/src/scalar/load_unit.rs
// Written by Tombolo; change the source.
// SPDX-License-Identifier: MIT OR Apache-2.0

`default_nettype none

module line_dwords (
  input wire [511:0] line,
  input wire [5:0] offset,
  input wire [2:0] narrowing,
  input wire [4:0] available,
  output wire [31:0] first,
  output wire [31:0] second
);

  wire [511:0] shifted_1 = {line[3*128 +: 128], line[2*128 +: 128], line[1*128 +: 128], line[0 +: 128]} >>
      {offset[5:2], 5'd0};
  wire [63:0] slice_1 = shifted_1[63:0];
  wire [31:0] slice_2 = slice_1[31:0];
  wire [7:0] slice_3 = slice_2[{offset[1:0], 3'd0} +: 8];
  wire [15:0] slice_4 = slice_2[{offset[1], 4'd0} +: 16];

  reg [31:0] looked_up_1;
  always @*
    case (narrowing[1:0])
      2'd1: looked_up_1 = {{16{slice_4[15] & narrowing[2]}}, slice_4};
      2'd2: looked_up_1 = {{24{slice_3[7] & narrowing[2]}}, slice_3};
      default: looked_up_1 = slice_2;
    endcase

  assign first = looked_up_1 & {32{|available}};
  assign second = slice_1[63:32] & {32{|available[4:1]}};

endmodule

`default_nettype wire
