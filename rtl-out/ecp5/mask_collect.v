// mask_collect: generator of hdl/src/vector/masks.rs
// Written by Tombolo; change the source.
// SPDX-License-Identifier: MIT OR Apache-2.0

`default_nettype none

module mask_collect (
  input wire [31:0] before_,
  input wire [2:0] beat,
  input wire odd,
  input wire [3:0] flag,
  input wire [3:0] active,
  output wire [31:0] mask
);

  wire [31:0] extended_1 = {28'd0, {flag[3], flag[2], flag[1], flag[0]} & {active[3], active[2], active[1],
      active[0]}};
  assign mask = (before_ & {32{(|beat) | odd}}) | (extended_1 << {beat, 2'd0});

endmodule

`default_nettype wire
