// wave_events: generator of hdl/src/front/barrier.rs
// Written by Tombolo; change the source.
// SPDX-License-Identifier: MIT OR Apache-2.0

`default_nettype none

module wave_events (
  input wire [15:0] granted,
  input wire signals_0,
  input wire signals_1,
  input wire signals_2,
  input wire signals_3,
  input wire signals_4,
  input wire signals_5,
  input wire signals_6,
  input wire signals_7,
  input wire signals_8,
  input wire signals_9,
  input wire signals_10,
  input wire signals_11,
  input wire signals_12,
  input wire signals_13,
  input wire signals_14,
  input wire signals_15,
  input wire wakes_0,
  input wire wakes_1,
  input wire wakes_2,
  input wire wakes_3,
  input wire wakes_4,
  input wire wakes_5,
  input wire wakes_6,
  input wire wakes_7,
  input wire wakes_8,
  input wire wakes_9,
  input wire wakes_10,
  input wire wakes_11,
  input wire wakes_12,
  input wire wakes_13,
  input wire wakes_14,
  input wire wakes_15,
  input wire ends_0,
  input wire ends_1,
  input wire ends_2,
  input wire ends_3,
  input wire ends_4,
  input wire ends_5,
  input wire ends_6,
  input wire ends_7,
  input wire ends_8,
  input wire ends_9,
  input wire ends_10,
  input wire ends_11,
  input wire ends_12,
  input wire ends_13,
  input wire ends_14,
  input wire ends_15,
  input wire interrupts_0,
  input wire interrupts_1,
  input wire interrupts_2,
  input wire interrupts_3,
  input wire interrupts_4,
  input wire interrupts_5,
  input wire interrupts_6,
  input wire interrupts_7,
  input wire interrupts_8,
  input wire interrupts_9,
  input wire interrupts_10,
  input wire interrupts_11,
  input wire interrupts_12,
  input wire interrupts_13,
  input wire interrupts_14,
  input wire interrupts_15,
  input wire invalidates_0,
  input wire invalidates_1,
  input wire invalidates_2,
  input wire invalidates_3,
  input wire invalidates_4,
  input wire invalidates_5,
  input wire invalidates_6,
  input wire invalidates_7,
  input wire invalidates_8,
  input wire invalidates_9,
  input wire invalidates_10,
  input wire invalidates_11,
  input wire invalidates_12,
  input wire invalidates_13,
  input wire invalidates_14,
  input wire invalidates_15,
  input wire [31:0] state_0_m0,
  input wire [4:0] state_0_group,
  input wire [31:0] state_1_m0,
  input wire [4:0] state_1_group,
  input wire [31:0] state_2_m0,
  input wire [4:0] state_2_group,
  input wire [31:0] state_3_m0,
  input wire [4:0] state_3_group,
  input wire [31:0] state_4_m0,
  input wire [4:0] state_4_group,
  input wire [31:0] state_5_m0,
  input wire [4:0] state_5_group,
  input wire [31:0] state_6_m0,
  input wire [4:0] state_6_group,
  input wire [31:0] state_7_m0,
  input wire [4:0] state_7_group,
  input wire [31:0] state_8_m0,
  input wire [4:0] state_8_group,
  input wire [31:0] state_9_m0,
  input wire [4:0] state_9_group,
  input wire [31:0] state_10_m0,
  input wire [4:0] state_10_group,
  input wire [31:0] state_11_m0,
  input wire [4:0] state_11_group,
  input wire [31:0] state_12_m0,
  input wire [4:0] state_12_group,
  input wire [31:0] state_13_m0,
  input wire [4:0] state_13_group,
  input wire [31:0] state_14_m0,
  input wire [4:0] state_14_group,
  input wire [31:0] state_15_m0,
  input wire [4:0] state_15_group,
  output wire signal,
  output wire wake,
  output wire end_,
  output wire interrupt_,
  output wire invalidate,
  output wire [4:0] event_group,
  output wire [31:0] event_m0
);

  wire [15:0] joined_1 = {signals_15, signals_14, signals_13, signals_12, signals_11, signals_10, signals_9,
      signals_8, signals_7, signals_6, signals_5, signals_4, signals_3, signals_2, signals_1, signals_0};
  assign signal = |(granted & joined_1);
  wire [15:0] joined_2 = {wakes_15, wakes_14, wakes_13, wakes_12, wakes_11, wakes_10, wakes_9, wakes_8, wakes_7,
      wakes_6, wakes_5, wakes_4, wakes_3, wakes_2, wakes_1, wakes_0};
  assign wake = |(granted & joined_2);
  wire [15:0] joined_3 = {ends_15, ends_14, ends_13, ends_12, ends_11, ends_10, ends_9, ends_8, ends_7, ends_6,
      ends_5, ends_4, ends_3, ends_2, ends_1, ends_0};
  assign end_ = |(granted & joined_3);
  wire [15:0] joined_4 = {interrupts_15, interrupts_14, interrupts_13, interrupts_12, interrupts_11, interrupts_10,
      interrupts_9, interrupts_8, interrupts_7, interrupts_6, interrupts_5, interrupts_4, interrupts_3, interrupts_2,
      interrupts_1, interrupts_0};
  assign interrupt_ = |(granted & joined_4);
  wire [15:0] joined_5 = {invalidates_15, invalidates_14, invalidates_13, invalidates_12, invalidates_11,
      invalidates_10, invalidates_9, invalidates_8, invalidates_7, invalidates_6, invalidates_5, invalidates_4,
      invalidates_3, invalidates_2, invalidates_1, invalidates_0};
  assign invalidate = |(granted & joined_5);

  wire [4:0] disjunction_1 = (state_0_group & {5{granted[0]}}) | (state_1_group & {5{granted[1]}});
  wire [4:0] disjunction_2 = disjunction_1 | (state_2_group & {5{granted[2]}}) | (state_3_group & {5{granted[3]}});
  wire [4:0] disjunction_3 = disjunction_2 | (state_4_group & {5{granted[4]}}) | (state_5_group & {5{granted[5]}});
  wire [4:0] disjunction_4 = disjunction_3 | (state_6_group & {5{granted[6]}}) | (state_7_group & {5{granted[7]}});
  wire [4:0] disjunction_5 = disjunction_4 | (state_8_group & {5{granted[8]}}) | (state_9_group & {5{granted[9]}});
  wire [4:0] disjunction_6 = disjunction_5 | (state_10_group & {5{granted[10]}}) | (state_11_group &
      {5{granted[11]}});
  wire [4:0] disjunction_7 = disjunction_6 | (state_12_group & {5{granted[12]}}) | (state_13_group &
      {5{granted[13]}});

  assign event_group = disjunction_7 | (state_14_group & {5{granted[14]}}) | (state_15_group & {5{granted[15]}});

  wire [31:0] disjunction_8 = (state_0_m0 & {32{granted[0]}}) | (state_1_m0 & {32{granted[1]}});
  wire [31:0] disjunction_9 = disjunction_8 | (state_2_m0 & {32{granted[2]}}) | (state_3_m0 & {32{granted[3]}});
  wire [31:0] disjunction_10 = disjunction_9 | (state_4_m0 & {32{granted[4]}}) | (state_5_m0 & {32{granted[5]}});
  wire [31:0] disjunction_11 = disjunction_10 | (state_6_m0 & {32{granted[6]}}) | (state_7_m0 & {32{granted[7]}});
  wire [31:0] disjunction_12 = disjunction_11 | (state_8_m0 & {32{granted[8]}}) | (state_9_m0 & {32{granted[9]}});
  wire [31:0] disjunction_13 = disjunction_12 | (state_10_m0 & {32{granted[10]}}) | (state_11_m0 & {32{granted[11]}});
  wire [31:0] disjunction_14 = disjunction_13 | (state_12_m0 & {32{granted[12]}}) | (state_13_m0 & {32{granted[13]}});

  assign event_m0 = disjunction_14 | (state_14_m0 & {32{granted[14]}}) | (state_15_m0 & {32{granted[15]}});

endmodule

`default_nettype wire
