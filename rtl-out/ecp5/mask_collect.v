// mask_collect: generator of hdl/src/vector/masks.rs
// Written by Tombolo; change the source.
// SPDX-License-Identifier: MIT OR Apache-2.0

`default_nettype none

module mask_collect (
  input wire [31:0] before_,
  input wire [2:0] beat,
  input wire odd,
  input wire flag_0,
  input wire flag_1,
  input wire flag_2,
  input wire flag_3,
  input wire active_0,
  input wire active_1,
  input wire active_2,
  input wire active_3,
  output wire [31:0] mask
);

  wire [3:0] conjunction_1 = {flag_3, flag_2, flag_1, flag_0} & {active_3, active_2, active_1, active_0};
  assign mask = (before_ & {32{(|beat) | odd}}) | ({28'd0, conjunction_1} << {beat, 2'd0});

endmodule

`default_nettype wire
