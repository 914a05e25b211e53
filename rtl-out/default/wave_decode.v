// wave_decode: generator of hdl/src/parts/decode.rs:7
// Written by Tombolo; change the source.
// SPDX-License-Identifier: MIT OR Apache-2.0

`default_nettype none

module wave_decode (
  input wire valid, // Something is addressed.
  input wire [3:0] index, // Which one.
  output wire [15:0] select // One-hot.
);

  genvar i;
  wire [15:0] valid_wide_left_index = {15'd0, valid} << index;

  for (i = 0; i < 16; i = i + 1) begin : each_select
    assign select[i] = valid_wide_left_index[i];
  end

endmodule

`default_nettype wire
