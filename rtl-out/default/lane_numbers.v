// lane_numbers: generator of hdl/src/vector/masks.rs:56
// Written by Tombolo; change the source.
// SPDX-License-Identifier: MIT OR Apache-2.0

`default_nettype none

module lane_numbers (
  input wire high, // The upper half of a wave64.
  input wire [2:0] beat, // Beat of the half.
  output wire [191:0] number // The numbers.
);

  wire [4:0] beat_wide_left_5 = {2'd0, beat} << 3'd5;
  assign number[0 +: 6] = {high, beat_wide_left_5};
  genvar i;

  for (i = 0; i < 31; i = i + 1) begin : each_number
    localparam [4:0] INDEX = i + 1;
    assign number[(i + 1)*6 +: 6] = {high, beat_wide_left_5 + INDEX};
  end

endmodule

`default_nettype wire
