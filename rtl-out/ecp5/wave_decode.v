// wave_decode: generator of hdl/src/parts/decode.rs
// Written by Tombolo; change the source.
// SPDX-License-Identifier: MIT OR Apache-2.0

`default_nettype none

module wave_decode (
  input wire valid,
  input wire [3:0] index,
  output wire select_0,
  output wire select_1,
  output wire select_2,
  output wire select_3
);

  wire [3:0] shifted_1 = (index[3]) ? 4'd0 : ({3'd0, valid} << index[2:0]);
  assign select_0 = shifted_1[0];
  assign select_1 = shifted_1[1];
  assign select_2 = shifted_1[2];
  assign select_3 = shifted_1[3];

endmodule

`default_nettype wire
