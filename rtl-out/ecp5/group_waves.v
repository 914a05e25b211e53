// group_waves: generator of hdl/src/dispatch/grid.rs:87. Written by Tombolo; change the source.
// SPDX-License-Identifier: MIT OR Apache-2.0
`default_nettype none

module group_waves (
  input wire [10:0] size_0, // Work-items in X, Y, Z; at most 1024 in all.
  input wire [10:0] size_1,
  input wire [10:0] size_2,
  input wire wave64, // A wave has 64 lanes, as against 32.
  output wire [5:0] waves // Waves, 1 to 32.
);

  wire [21:0] size_0_times_size_1 = {11'd0, size_0} * {11'd0, size_1};
  wire [21:0] items_product = {11'd0, size_0_times_size_1[10:0]} * {11'd0, size_2};
  wire [10:0] items = items_product[10:0];
  wire [10:0] items_plus_31 = items + 11'h1f;
  wire [10:0] items_plus_63 = items + 11'h3f;
  assign waves = wave64 ? {1'b0, items_plus_63[10:6]} : items_plus_31[10:5];
endmodule
`default_nettype wire
