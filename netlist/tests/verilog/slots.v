// slots: kernel of netlist/tests/verilog_text.rs. Written by Tombolo; change the source.
// SPDX-License-Identifier: MIT OR Apache-2.0
`default_nettype none

module slots (
  input wire clock,
  input wire [4:0] take,
  input wire [3:0] nibble,
  output wire [39:0] shown
);

  reg [39:0] slot;

  assign shown = slot;
  genvar i;
  for (i = 0; i < 4; i = i + 1) begin : each_slot
    always @(posedge clock) begin
      if (take[i]) slot[i*8 +: 4] <= nibble;
    end
  end

  initial slot = 40'h100000000;
  always @(posedge clock) begin
    if (take[4]) slot[39:36] <= nibble;
  end
endmodule
`default_nettype wire
