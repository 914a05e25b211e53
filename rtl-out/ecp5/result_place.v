// result_place: generator of hdl/src/vector/lane/mod.rs:29. Written by Tombolo; change the source.
// SPDX-License-Identifier: MIT OR Apache-2.0
`default_nettype none

module result_place (
  input wire [63:0] value, // The result: 16- and 8-bit ones in the lowest bits.
  output wire [63:0] placed // Two or four copies of them.
);

  assign placed = value;
endmodule
`default_nettype wire
