// flat_parts: kernel of hdl/src/memory/lds/flat.rs
// Written by Tombolo; change the source.
// SPDX-License-Identifier: MIT OR Apache-2.0

`default_nettype none

module flat_parts (
  input wire clock,
  input wire reads,
  input wire [1:0] other,
  output wire [1:0] parts,
  output wire ahead
);

  wire [1:0] distance;
  reg [1:0] count;
  reg [1:0] count_next;

  assign parts = count;
  assign ahead = distance == 2'd1;
  assign distance = count - other;

  always @* begin
    count_next = count;
    if (reads) begin
      count_next = count + 2'd1;
    end
  end

  initial begin
    count = 2'd0;
  end
  always @(posedge clock) begin
    count <= count_next;
  end

endmodule

`default_nettype wire
