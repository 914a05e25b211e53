// lane_numbers: generator of hdl/src/vector/masks.rs:56
// Written by Tombolo; change the source.
// SPDX-License-Identifier: MIT OR Apache-2.0

`default_nettype none

module lane_numbers (
  input wire high, // The upper half of a wave64.
  input wire [2:0] beat, // Beat of the half.
  output wire [23:0] number // The numbers.
);

  assign number[0 +: 6] = {high, beat, 2'd0};
  assign number[1*6 +: 6] = {high, {beat, 2'd0} + 5'd1};
  assign number[2*6 +: 6] = {high, {beat, 2'd0} + 5'd2};
  assign number[3*6 +: 6] = {high, {beat, 2'd0} + 5'd3};

endmodule

`default_nettype wire
