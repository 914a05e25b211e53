// mask_collect: generator of hdl/src/vector/masks.rs:27. Written by Tombolo; change the source.
// SPDX-License-Identifier: MIT OR Apache-2.0
`default_nettype none

module mask_collect (
  input wire [31:0] before_, // The bits of the beats before.
  input wire [2:0] beat, // This beat.
  input wire odd, // Its even lanes' bits are there already.
  input wire [3:0] flag, // The lanes' bits.
  input wire [3:0] active, // The lane is active; inactive ones give zero.
  output wire [31:0] mask // The bits of this beat and those before.
);

  assign mask = (before_ & {32{(|beat) | odd}}) | ({28'd0, flag & active} << {beat, 2'd0});
endmodule
`default_nettype wire
