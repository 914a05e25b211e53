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
  wire disjunction_1 = (({3'd0, destination} + {6'd0, {group, 2'd3}}) < vgprs) | (~returns);
  wire disjunction_2 = (({3'd0, destination} + {6'd0, {group, 2'd2}}) < vgprs) | (~returns);
  wire disjunction_3 = (({3'd0, destination} + {6'd0, {group, 2'd1}}) < vgprs) | (~returns);
  wire disjunction_4 = (({3'd0, destination} + {6'd0, {group, 2'd0}}) < vgprs) | (~returns);
  wire [3:0] conjunction_1 = m0[{group, 2'd0} +: 4] & {disjunction_1, disjunction_2, disjunction_3, disjunction_4};

  assign wanted = block ? conjunction_1 : shifted_1[7:4];

endmodule

`default_nettype wire
