// beat_mask: generator of hdl/src/vector/masks.rs:8
// Written by Tombolo; change the source.
// SPDX-License-Identifier: MIT OR Apache-2.0

`default_nettype none

module beat_mask (
  input wire [31:0] mask, // Mask of the wave.
  input wire [2:0] beat, // Beat.
  output wire [3:0] lane // The lanes' bits.
);

  genvar i;

  reg [3:0] entry;
  always @*
    case (beat)
      3'd1: entry = mask[7:4];
      3'd2: entry = mask[11:8];
      3'd3: entry = mask[15:12];
      3'd4: entry = mask[19:16];
      3'd5: entry = mask[23:20];
      3'd6: entry = mask[27:24];
      3'd7: entry = mask[31:28];
      default: entry = mask[3:0];
    endcase

  for (i = 0; i < 4; i = i + 1) begin : each_lane
    assign lane[i] = entry[i];
  end

endmodule

`default_nettype wire
