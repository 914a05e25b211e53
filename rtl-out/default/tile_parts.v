// tile_parts: generator of hdl/src/memory/transpose.rs
// Written by Tombolo; change the source.
// SPDX-License-Identifier: MIT OR Apache-2.0

`default_nettype none

module tile_parts (
  input wire [19:0] decoded,
  input wire wave64,
  input wire [31:0] exec_low,
  input wire [31:0] exec_high,
  input wire [7:0] destination,
  input wire [10:0] vgprs,
  output wire transposed,
  output wire [19:0] control,
  output wire [31:0] exec
);

  assign control = decoded | {{5'd0, transposed & wave64}, 14'd0};
  wire conjunction_1 = ((|exec_low) | ((|exec_high) & wave64)) & (~(vgprs < ({3'd0, destination} + (wave64 ? {9'd0,
      decoded[4:3]} : {8'd0, decoded[4:2]}))));
  assign exec = {32{conjunction_1}};
  assign transposed = (~(|decoded[1:0])) & decoded[13];

endmodule

`default_nettype wire
