// tile_parts: generator of hdl/src/vmem/transpose.rs:31
// Written by Tombolo; change the source.
// SPDX-License-Identifier: MIT OR Apache-2.0

`default_nettype none

module tile_parts (
  input wire [2:0] access_control_dwords,
  input wire [7:0] access_destination,
  input wire wave64, // The wave has 64 lanes.
  input wire [31:0] exec_low, // EXEC of lanes 0 to 31.
  input wire [31:0] exec_high, // Of lanes 32 to 63, if there are.
  input wire [10:0] vgprs, // VGPRs of the wave.
  output wire [31:0] exec // Lanes that load, if it is a transposed load: all or none.
);

  wire [10:0] exec_compared_sum = {3'd0, access_destination} + (wave64 ? {9'd0, access_control_dwords[2:1]} : {8'd0,
      access_control_dwords});
  assign exec = {32{((|exec_low) | ((|exec_high) & wave64)) & ~(vgprs < exec_compared_sum)}};

endmodule

`default_nettype wire
