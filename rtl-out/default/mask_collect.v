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
  input wire flag_4,
  input wire flag_5,
  input wire flag_6,
  input wire flag_7,
  input wire flag_8,
  input wire flag_9,
  input wire flag_10,
  input wire flag_11,
  input wire flag_12,
  input wire flag_13,
  input wire flag_14,
  input wire flag_15,
  input wire flag_16,
  input wire flag_17,
  input wire flag_18,
  input wire flag_19,
  input wire flag_20,
  input wire flag_21,
  input wire flag_22,
  input wire flag_23,
  input wire flag_24,
  input wire flag_25,
  input wire flag_26,
  input wire flag_27,
  input wire flag_28,
  input wire flag_29,
  input wire flag_30,
  input wire flag_31,
  input wire active_0,
  input wire active_1,
  input wire active_2,
  input wire active_3,
  input wire active_4,
  input wire active_5,
  input wire active_6,
  input wire active_7,
  input wire active_8,
  input wire active_9,
  input wire active_10,
  input wire active_11,
  input wire active_12,
  input wire active_13,
  input wire active_14,
  input wire active_15,
  input wire active_16,
  input wire active_17,
  input wire active_18,
  input wire active_19,
  input wire active_20,
  input wire active_21,
  input wire active_22,
  input wire active_23,
  input wire active_24,
  input wire active_25,
  input wire active_26,
  input wire active_27,
  input wire active_28,
  input wire active_29,
  input wire active_30,
  input wire active_31,
  output wire [31:0] mask
);

  wire [31:0] joined_1 = {flag_31, flag_30, flag_29, flag_28, flag_27, flag_26, flag_25, flag_24, flag_23, flag_22,
      flag_21, flag_20, flag_19, flag_18, flag_17, flag_16, flag_15, flag_14, flag_13, flag_12, flag_11, flag_10,
      flag_9, flag_8, flag_7, flag_6, flag_5, flag_4, flag_3, flag_2, flag_1, flag_0};
  wire [31:0] joined_2 = {active_31, active_30, active_29, active_28, active_27, active_26, active_25, active_24,
      active_23, active_22, active_21, active_20, active_19, active_18, active_17, active_16, active_15, active_14,
      active_13, active_12, active_11, active_10, active_9, active_8, active_7, active_6, active_5, active_4,
      active_3, active_2, active_1, active_0};

  assign mask = joined_1 & joined_2;

endmodule

`default_nettype wire
