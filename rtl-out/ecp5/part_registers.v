// part_registers: generator of hdl/src/vmem/part_registers.rs:6. Written by Tombolo; change the source.
// SPDX-License-Identifier: MIT OR Apache-2.0
`default_nettype none

module part_registers (
  input wire [7:0] destination, // First VGPR moved in the instruction.
  input wire [2:0] dwords, // VGPRs moved in a part.
  input wire block, // A block of VGPRs.
  input wire [31:0] m0, // M0: VGPRs of a block that are moved.
  input wire [2:0] group, // Which four of a block.
  input wire returns, // The instruction writes VGPRs.
  input wire [10:0] vgprs, // VGPRs of the wave.
  output wire [3:0] wanted, // VGPRs of the part that are moved.
  output wire ignored // Some VGPR to be written does not exist: nothing is done (3.3.4).
);

  wire [3:0] wanted_less;

  assign ignored = returns & ~block & (vgprs < ({3'd0, destination} + {8'd0, dwords}));
  wire [7:0] n_15_left_dwords = 8'hf << dwords;
  wire [3:0] wanted_joined = {wanted_less[3] | ~returns, wanted_less[2] | ~returns, wanted_less[1] | ~returns,
      wanted_less[0] | ~returns};
  assign wanted = block ? (m0[{group, 2'd0} +: 4] & wanted_joined) : n_15_left_dwords[7:4];
  genvar i;
  for (i = 0; i < 4; i = i + 1) begin : each_wanted_less
    localparam [1:0] INDEX = i;
    assign wanted_less[i] = ({3'd0, destination} + {6'd0, group, INDEX}) < vgprs;
  end
endmodule
`default_nettype wire
