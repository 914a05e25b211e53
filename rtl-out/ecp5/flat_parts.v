// flat_parts: kernel of hdl/src/lds/flat.rs:11. Written by Tombolo; change the source.
// SPDX-License-Identifier: MIT OR Apache-2.0
`default_nettype none

module flat_parts (
  input wire clock, // The one clock.
  input wire reads, // It has read a part of a FLAT instruction.
  input wire [1:0] other, // Parts that the other side has read, modulo 4.
  output reg [1:0] parts, // Parts that this side has read, modulo 4.
  output wire ahead // This side is ahead: it has to wait.
);

  wire [1:0] distance = parts - other;
  assign ahead = distance == 2'd1;
  initial parts = 2'd0;
  always @(posedge clock) begin
    if (reads) parts <= parts + 2'd1;
  end
endmodule
`default_nettype wire
