// lane_numbers: generator of hdl/src/vector/masks.rs
// Written by Tombolo; change the source.
// SPDX-License-Identifier: MIT OR Apache-2.0

`default_nettype none

module lane_numbers (
  input wire high,
  input wire [2:0] beat,
  output wire [191:0] number
);

  genvar i;

  for (i = 0; i < 32; i = i + 1) begin : each_number
    localparam [4:0] INDEX = i;
    assign number[i*6 +: 6] = {high, ({2'd0, beat} << 3'd5) + INDEX};
  end

endmodule

`default_nettype wire
