// flat_parts: kernel of hdl/src/lds/flat.rs:11
// Written by Tombolo; change the source.
// SPDX-License-Identifier: MIT OR Apache-2.0

`default_nettype none

module flat_parts (
  input wire clock, // The one clock.
  input wire reads, // It has read a part of a FLAT instruction.
  input wire [1:0] other, // Parts that the other side has read, modulo 4.
  output wire [1:0] parts, // Parts that this side has read, modulo 4.
  output wire ahead // This side is ahead: it has to wait.
);

  wire [1:0] distance;
  reg [1:0] count;
  reg [1:0] count_next;

  assign parts = count;
  assign ahead = distance == 2'd1;
  assign distance = count - other;

  always @* begin
    count_next = count;
    if (reads) count_next = count + 2'd1;
  end

  initial count = 2'd0;
  always @(posedge clock) count <= count_next;

endmodule

`default_nettype wire
