// beat_mask: generator of hdl/src/vector/masks.rs
// Written by Tombolo; change the source.
// SPDX-License-Identifier: MIT OR Apache-2.0

`default_nettype none

module beat_mask (
  input wire [31:0] mask,
  input wire [2:0] beat,
  output wire [31:0] lane
);

  genvar i;

  reg [31:0] looked_up_1;
  always @*
    case (beat)
      default: looked_up_1 = mask;
    endcase

  for (i = 0; i < 32; i = i + 1) begin : each_lane
    assign lane[i] = looked_up_1[i];
  end

endmodule

`default_nettype wire
