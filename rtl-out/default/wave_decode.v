// wave_decode: generator of hdl/src/parts/decode.rs
// Written by Tombolo; change the source.
// SPDX-License-Identifier: MIT OR Apache-2.0

`default_nettype none

module wave_decode (
  input wire valid,
  input wire [3:0] index,
  output wire [15:0] select
);

  genvar i;
  wire [15:0] shifted_1 = {15'd0, valid} << index;

  for (i = 0; i < 16; i = i + 1) begin : each_select
    assign select[i] = shifted_1[i];
  end

endmodule

`default_nettype wire
