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
  output wire [5:0] number_3,
  output wire [5:0] number_4,
  output wire [5:0] number_5,
  output wire [5:0] number_6,
  output wire [5:0] number_7,
  output wire [5:0] number_8,
  output wire [5:0] number_9,
  output wire [5:0] number_10,
  output wire [5:0] number_11,
  output wire [5:0] number_12,
  output wire [5:0] number_13,
  output wire [5:0] number_14,
  output wire [5:0] number_15,
  output wire [5:0] number_16,
  output wire [5:0] number_17,
  output wire [5:0] number_18,
  output wire [5:0] number_19,
  output wire [5:0] number_20,
  output wire [5:0] number_21,
  output wire [5:0] number_22,
  output wire [5:0] number_23,
  output wire [5:0] number_24,
  output wire [5:0] number_25,
  output wire [5:0] number_26,
  output wire [5:0] number_27,
  output wire [5:0] number_28,
  output wire [5:0] number_29,
  output wire [5:0] number_30,
  output wire [5:0] number_31
);

  wire [4:0] shifted_1 = {2'd0, beat} << 3'd5;
  assign number_0 = {high, shifted_1 + 5'd0};
  assign number_1 = {high, shifted_1 + 5'd1};
  assign number_2 = {high, shifted_1 + 5'd2};
  assign number_3 = {high, shifted_1 + 5'd3};
  assign number_4 = {high, shifted_1 + 5'd4};
  assign number_5 = {high, shifted_1 + 5'd5};
  assign number_6 = {high, shifted_1 + 5'd6};
  assign number_7 = {high, shifted_1 + 5'd7};
  assign number_8 = {high, shifted_1 + 5'd8};
  assign number_9 = {high, shifted_1 + 5'd9};
  assign number_10 = {high, shifted_1 + 5'ha};
  assign number_11 = {high, shifted_1 + 5'hb};
  assign number_12 = {high, shifted_1 + 5'hc};
  assign number_13 = {high, shifted_1 + 5'hd};
  assign number_14 = {high, shifted_1 + 5'he};
  assign number_15 = {high, shifted_1 + 5'hf};
  assign number_16 = {high, shifted_1 + 5'h10};
  assign number_17 = {high, shifted_1 + 5'h11};
  assign number_18 = {high, shifted_1 + 5'h12};
  assign number_19 = {high, shifted_1 + 5'h13};
  assign number_20 = {high, shifted_1 + 5'h14};
  assign number_21 = {high, shifted_1 + 5'h15};
  assign number_22 = {high, shifted_1 + 5'h16};
  assign number_23 = {high, shifted_1 + 5'h17};
  assign number_24 = {high, shifted_1 + 5'h18};
  assign number_25 = {high, shifted_1 + 5'h19};
  assign number_26 = {high, shifted_1 + 5'h1a};
  assign number_27 = {high, shifted_1 + 5'h1b};
  assign number_28 = {high, shifted_1 + 5'h1c};
  assign number_29 = {high, shifted_1 + 5'h1d};
  assign number_30 = {high, shifted_1 + 5'h1e};
  assign number_31 = {high, shifted_1 + 5'h1f};

endmodule

`default_nettype wire
