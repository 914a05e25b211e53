// beat_mask: generator of hdl/src/vector/masks.rs
// Written by Tombolo; change the source.
// SPDX-License-Identifier: MIT OR Apache-2.0

`default_nettype none

module beat_mask (
  input wire [31:0] mask,
  input wire [2:0] beat,
  output wire [3:0] lane
);

  genvar i;

  reg [3:0] looked_up_1;
  always @*
    case (beat)
      3'd1: looked_up_1 = mask[7:4];
      3'd2: looked_up_1 = mask[11:8];
      3'd3: looked_up_1 = mask[15:12];
      3'd4: looked_up_1 = mask[19:16];
      3'd5: looked_up_1 = mask[23:20];
      3'd6: looked_up_1 = mask[27:24];
      3'd7: looked_up_1 = mask[31:28];
      default: looked_up_1 = mask[3:0];
    endcase

  for (i = 0; i < 4; i = i + 1) begin : each_lane
    assign lane[i] = looked_up_1[i];
  end

endmodule

`default_nettype wire
