// wave_vector: generator of hdl/src/parts/decode.rs
// Written by Tombolo; change the source.
// SPDX-License-Identifier: MIT OR Apache-2.0

`default_nettype none

module wave_vector (
  input wire bit_0,
  input wire bit_1,
  input wire bit_2,
  input wire bit_3,
  input wire bit_4,
  input wire bit_5,
  input wire bit_6,
  input wire bit_7,
  input wire bit_8,
  input wire bit_9,
  input wire bit_10,
  input wire bit_11,
  input wire bit_12,
  input wire bit_13,
  input wire bit_14,
  input wire bit_15,
  output wire [15:0] vector_
);

  assign vector_ = {bit_15, bit_14, bit_13, bit_12, bit_11, bit_10, bit_9, bit_8, bit_7, bit_6, bit_5, bit_4, bit_3,
      bit_2, bit_1, bit_0};

endmodule

`default_nettype wire
