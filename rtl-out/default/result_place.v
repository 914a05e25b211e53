// result_place: generator of hdl/src/vector/lane/mod.rs:26
// Written by Tombolo; change the source.
// SPDX-License-Identifier: MIT OR Apache-2.0

`default_nettype none

module result_place (
  input wire [63:0] value, // The result: 16- and 8-bit ones in the lowest bits.
  input wire [3:0] bytes, // Bytes that are written.
  output wire [63:0] placed // Two or four copies of them.
);

  wire [31:0] placed_choice = (&bytes) ? value[31:0] : ((bytes == 4'd3) | (bytes == 4'hc)) ? {value[15:0],
      value[15:0]} : {value[7:0], value[7:0], value[7:0], value[7:0]};
  assign placed = {value[63:32], placed_choice};

endmodule

`default_nettype wire
