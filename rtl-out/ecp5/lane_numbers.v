// lane_numbers: generator of hdl/src/vector/masks.rs
// Written by Tombolo; change the source.
// SPDX-License-Identifier: MIT OR Apache-2.0

`default_nettype none

module lane_numbers (
  input wire high,
  input wire [2:0] beat,
  output wire [5:0] number_0,
  output wire [5:0] number_1,
  output wire [5:0] number_2,
  output wire [5:0] number_3
);

  wire [4:0] shifted_1 = {2'd0, beat} << 3'd2;
  assign number_0 = {high, shifted_1 + 5'd0};
  assign number_1 = {high, shifted_1 + 5'd1};
  assign number_2 = {high, shifted_1 + 5'd2};
  assign number_3 = {high, shifted_1 + 5'd3};

endmodule

`default_nettype wire
