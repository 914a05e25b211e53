// scratch_place: generator of hdl/src/dispatch/placement.rs:136. Written by Tombolo; change the source.
// SPDX-License-Identifier: MIT OR Apache-2.0
`default_nettype none

module scratch_place (
  input wire [15:0] simd, // SIMD, one-hot.
  input wire [3:0] wave, // Slot in the SIMD.
  input wire [47:0] base, // Address of the first area, bytes.
  input wire [23:0] size, // Bytes of an area.
  output wire [47:0] address // Address of the slot's area.
);

  wire [4:0] slot = {1'b0, wave};
  wire [28:0] distance = {24'd0, slot} * {5'd0, size};
  assign address = base + {19'd0, distance};
endmodule
`default_nettype wire
