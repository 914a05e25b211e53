// wave_decode: generator of hdl/src/parts/decode.rs:7
// Written by Tombolo; change the source.
// SPDX-License-Identifier: MIT OR Apache-2.0

`default_nettype none

module wave_decode (
  input wire valid, // Something is addressed.
  input wire [3:0] index, // Which one.
  output wire [3:0] select // One-hot.
);

  genvar i;
  wire [3:0] valid_wide_left_index = (index[3]) ? 4'd0 : ({3'd0, valid} << index[2:0]);

  for (i = 0; i < 4; i = i + 1) begin : each_select
    assign select[i] = valid_wide_left_index[i];
  end

endmodule

`default_nettype wire
