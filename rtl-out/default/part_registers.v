// part_registers: generator of hdl/src/memory/reader.rs
// Written by Tombolo; change the source.
// SPDX-License-Identifier: MIT OR Apache-2.0

`default_nettype none

module part_registers (
  input wire [7:0] destination,
  input wire [2:0] dwords,
  input wire block,
  input wire [31:0] m0,
  input wire [2:0] group,
  input wire returns,
  input wire [10:0] vgprs,
  output wire [3:0] wanted,
  output wire ignored
);

  assign ignored = returns & (~block) & (vgprs < ({3'd0, destination} + {8'd0, dwords}));

  wire [7:0] shifted_1 = 8'hf << dwords;
  wire [3:0] joined_1 = {(({3'd0, destination} + {6'd0, {group, 2'd3}}) < vgprs) | (~returns), (({3'd0, destination}
      + {6'd0, {group, 2'd2}}) < vgprs) | (~returns), (({3'd0, destination} + {6'd0, {group, 2'd1}}) < vgprs) |
      (~returns), (({3'd0, destination} + {6'd0, {group, 2'd0}}) < vgprs) | (~returns)};

  assign wanted = block ? (m0[{group, 2'd0} +: 4] & joined_1) : shifted_1[7:4];

endmodule

`default_nettype wire
