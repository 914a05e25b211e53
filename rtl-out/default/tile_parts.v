// tile_parts: generator of hdl/src/memory/transpose.rs:29
// Written by Tombolo; change the source.
// SPDX-License-Identifier: MIT OR Apache-2.0

`default_nettype none

module tile_parts (
  input wire [19:0] decoded, // super::operations::Access::control.
  input wire wave64, // The wave has 64 lanes.
  input wire [31:0] exec_low, // EXEC of lanes 0 to 31.
  input wire [31:0] exec_high, // Of lanes 32 to 63, if there are.
  input wire [7:0] destination, // First VGPR written.
  input wire [10:0] vgprs, // VGPRs of the wave.
  output wire transposed, // The instruction is a transposed load.
  output wire [19:0] control, // Control, of such a load with its bit 14: the wave has 64 lanes.
  output wire [31:0] exec // Lanes that load: all or none.
);

  assign control = decoded | {{5'd0, transposed & wave64}, 14'd0};
  wire exec_all = ((|exec_low) | ((|exec_high) & wave64)) & ~(vgprs < ({3'd0, destination} + (wave64 ? {9'd0,
      decoded[4:3]} : {8'd0, decoded[4:2]})));
  assign exec = {32{exec_all}};
  assign transposed = (~|decoded[1:0]) & decoded[13];

endmodule

`default_nettype wire
