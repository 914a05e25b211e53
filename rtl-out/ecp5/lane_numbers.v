// lane_numbers: generator of hdl/src/vector/masks.rs:56. Written by Tombolo; change the source.
// SPDX-License-Identifier: MIT OR Apache-2.0
`default_nettype none

module lane_numbers (
  input wire high, // The upper half of a wave64.
  input wire [2:0] beat, // Beat of the half.
  output wire [23:0] number // The numbers.
);

  assign number[5:0] = {high, beat, 2'd0};
  assign number[11:6] = {high, {beat, 2'd0} + 5'd1};
  assign number[17:12] = {high, {beat, 2'd0} + 5'd2};
  assign number[23:18] = {high, {beat, 2'd0} + 5'd3};
endmodule
`default_nettype wire
