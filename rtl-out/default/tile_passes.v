// tile_passes: generator of hdl/src/memory/transpose.rs
// Written by Tombolo; change the source.
// SPDX-License-Identifier: MIT OR Apache-2.0

`default_nettype none

module tile_passes (
  input wire [4:0] tile,
  input wire [3:0] window_0,
  input wire [3:0] window_1,
  input wire [3:0] window_2,
  input wire [3:0] window_3,
  input wire [3:0] window_4,
  input wire [3:0] window_5,
  input wire [3:0] window_6,
  input wire [3:0] window_7,
  input wire [3:0] window_8,
  input wire [3:0] window_9,
  input wire [3:0] window_10,
  input wire [3:0] window_11,
  input wire [3:0] window_12,
  input wire [3:0] window_13,
  input wire [3:0] window_14,
  input wire [3:0] window_15,
  input wire [3:0] window_16,
  input wire [3:0] window_17,
  input wire [3:0] window_18,
  input wire [3:0] window_19,
  input wire [3:0] window_20,
  input wire [3:0] window_21,
  input wire [3:0] window_22,
  input wire [3:0] window_23,
  input wire [3:0] window_24,
  input wire [3:0] window_25,
  input wire [3:0] window_26,
  input wire [3:0] window_27,
  input wire [3:0] window_28,
  input wire [3:0] window_29,
  input wire [3:0] window_30,
  input wire [3:0] window_31,
  output wire [7:0] passes
);

  wire [3:0] disjunction_1 = {|window_3, |window_2, |window_1, |window_0} | {|window_7, |window_6, |window_5,
      |window_4};
  wire conjunction_1 = tile[2] & (~tile[1]);
  wire [3:0] disjunction_2 = disjunction_1 | {|window_11, |window_10, |window_9, |window_8} | {|window_15,
      |window_14, |window_13, |window_12};
  wire [3:0] disjunction_3 = disjunction_1 | {|window_19, |window_18, |window_17, |window_16} | {|window_23,
      |window_22, |window_21, |window_20};
  wire [3:0] disjunction_4 = {|window_11, |window_10, |window_9, |window_8} | {|window_15, |window_14, |window_13,
      |window_12};
  wire [3:0] disjunction_5 = {|window_19, |window_18, |window_17, |window_16} | {|window_23, |window_22, |window_21,
      |window_20};
  wire [3:0] disjunction_6 = disjunction_5 | {|window_27, |window_26, |window_25, |window_24} | {|window_31,
      |window_30, |window_29, |window_28};
  wire [3:0] disjunction_7 = disjunction_4 | {|window_27, |window_26, |window_25, |window_24} | {|window_31,
      |window_30, |window_29, |window_28};
  wire [7:0] joined_1 = {conjunction_1 ? disjunction_6 : disjunction_7, conjunction_1 ? disjunction_2 :
      disjunction_3};

  assign passes = joined_1 & {8{tile[0]}};

endmodule

`default_nettype wire
