// beat_mask: generator of hdl/src/vector/masks.rs:8
// Written by Tombolo; change the source.
// SPDX-License-Identifier: MIT OR Apache-2.0

`default_nettype none

module beat_mask (
  input wire [31:0] mask, // Mask of the wave.
  input wire [2:0] beat, // Beat.
  output wire [31:0] lane // The lanes' bits.
);

  genvar i;

  for (i = 0; i < 32; i = i + 1) begin : each_lane
    assign lane[i] = mask[i];
  end

endmodule

`default_nettype wire
