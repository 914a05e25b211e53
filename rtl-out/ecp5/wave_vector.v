// wave_vector: generator of hdl/src/parts/decode.rs
// Written by Tombolo; change the source.
// SPDX-License-Identifier: MIT OR Apache-2.0

`default_nettype none

module wave_vector (
  input wire bit_0,
  input wire bit_1,
  input wire bit_2,
  input wire bit_3,
  output wire [15:0] vector_
);

  assign vector_ = {12'd0, {bit_3, bit_2, bit_1, bit_0}};

endmodule

`default_nettype wire
