// group_waves: generator of hdl/src/dispatch/grid.rs
// Written by Tombolo; change the source.
// SPDX-License-Identifier: MIT OR Apache-2.0

`default_nettype none

module group_waves (
  input wire [10:0] size_0,
  input wire [10:0] size_1,
  input wire [10:0] size_2,
  input wire wave64,
  output wire [5:0] waves
);

  wire [10:0] items;

  wire [21:0] product_1 = {11'd0, size_0} * {11'd0, size_1};
  wire [21:0] product_2 = {11'd0, product_1[10:0]} * {11'd0, size_2};

  assign items = product_2[10:0];

  wire [10:0] sum_1 = items + 11'h1f;
  wire [10:0] sum_2 = items + 11'h3f;

  assign waves = wave64 ? {1'b0, sum_2[10:6]} : sum_1[10:5];

endmodule

`default_nettype wire
