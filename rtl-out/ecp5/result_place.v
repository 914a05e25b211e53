// result_place: generator of hdl/src/vector/lane/mod.rs
// Written by Tombolo; change the source.
// SPDX-License-Identifier: MIT OR Apache-2.0

`default_nettype none

module result_place (
  input wire [63:0] value,
  output wire [63:0] placed
);

  assign placed = {value[63:32], value[31:0]};

endmodule

`default_nettype wire
