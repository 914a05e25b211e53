// result_place: generator of hdl/src/vector/lane/mod.rs
// Written by Tombolo; change the source.
// SPDX-License-Identifier: MIT OR Apache-2.0

`default_nettype none

module result_place (
  input wire [63:0] value,
  input wire [3:0] bytes,
  output wire [63:0] placed
);

  wire [31:0] chosen_1 = (&bytes) ? value[31:0] : ((bytes == 4'd3) | (bytes == 4'hc)) ? {2{value[15:0]}} :
      {4{value[7:0]}};
  assign placed = {value[63:32], chosen_1};

endmodule

`default_nettype wire
