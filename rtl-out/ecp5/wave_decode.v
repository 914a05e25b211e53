// wave_decode: generator of hdl/src/parts/decode.rs
// Written by Tombolo; change the source.
// SPDX-License-Identifier: MIT OR Apache-2.0

`default_nettype none

module wave_decode (
  input wire valid,
  input wire [3:0] index,
  output wire [3:0] select
);

  genvar i;
  wire [3:0] shifted_1 = (index[3]) ? 4'd0 : ({3'd0, valid} << index[2:0]);

  for (i = 0; i < 4; i = i + 1) begin : each_select
    assign select[i] = shifted_1[i];
  end

endmodule

`default_nettype wire
