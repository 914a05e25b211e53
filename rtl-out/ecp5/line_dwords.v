// line_dwords: generator of hdl/src/scalar/load_unit.rs:14. Written by Tombolo; change the source.
// SPDX-License-Identifier: MIT OR Apache-2.0
`default_nettype none

module line_dwords (
  input wire [127:0] line_0, // The quarters.
  input wire [5:0] offset, // Byte address within the line.
  input wire [1:0] datum_size, // What is loaded.
  input wire datum_signed,
  input wire [4:0] available, // Dwords still in range of the buffer; the others are zero.
  output wire [31:0] first, // The dword, narrowed and extended.
  output wire [31:0] second // The next one.
);
  localparam [1:0] DATUM_SIZE_HALF = 2'd1, DATUM_SIZE_BYTE = 2'd2;

  wire [127:0] second_part_shifted = line_0 >> {offset[3:2], 5'd0};
  wire [63:0] second_part = second_part_shifted[63:0];
  wire [31:0] second_part_31_0 = second_part[31:0];
  wire [7:0] first_part = second_part_31_0[{offset[1:0], 3'd0} +: 8];
  wire [15:0] first_part_second_part_31_0 = second_part_31_0[{offset[1], 4'd0} +: 16];
  wire [31:0] first_choice = (datum_size == DATUM_SIZE_HALF) ? {{16{first_part_second_part_31_0[15] & datum_signed}},
      first_part_second_part_31_0} : (datum_size == DATUM_SIZE_BYTE) ? {{24{first_part[7] & datum_signed}},
      first_part} : second_part_31_0;
  assign first = first_choice & {32{|available}};
  assign second = second_part[63:32] & {32{|available[4:1]}};
endmodule
`default_nettype wire
