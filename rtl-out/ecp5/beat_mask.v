// beat_mask: generator of hdl/src/vector/masks.rs:8. Written by Tombolo; change the source.
// SPDX-License-Identifier: MIT OR Apache-2.0
`default_nettype none

module beat_mask (
  input wire [31:0] mask, // Mask of the wave.
  input wire [2:0] beat, // Beat.
  output wire [3:0] lane // The lanes' bits.
);

  genvar i;
  wire [3:0] part = mask[{beat, 2'd0} +: 4];
  for (i = 0; i < 4; i = i + 1) begin : each_lane
    assign lane[i] = part[i];
  end
endmodule
`default_nettype wire
