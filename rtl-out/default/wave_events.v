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
  input wire [4:0] group_0,
  input wire [4:0] group_1,
  input wire [4:0] group_2,
  input wire [4:0] group_3,
  input wire [4:0] group_4,
  input wire [4:0] group_5,
  input wire [4:0] group_6,
  input wire [4:0] group_7,
  input wire [4:0] group_8,
  input wire [4:0] group_9,
  input wire [4:0] group_10,
  input wire [4:0] group_11,
  input wire [4:0] group_12,
  input wire [4:0] group_13,
  input wire [4:0] group_14,
  input wire [4:0] group_15,
  input wire [31:0] m0_0,
  input wire [31:0] m0_1,
  input wire [31:0] m0_2,
  input wire [31:0] m0_3,
  input wire [31:0] m0_4,
  input wire [31:0] m0_5,
  input wire [31:0] m0_6,
  input wire [31:0] m0_7,
  input wire [31:0] m0_8,
  input wire [31:0] m0_9,
  input wire [31:0] m0_10,
  input wire [31:0] m0_11,
  input wire [31:0] m0_12,
  input wire [31:0] m0_13,
  input wire [31:0] m0_14,
  input wire [31:0] m0_15,
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

  wire [4:0] disjunction_1 = (group_0 & {5{granted[0]}}) | (group_1 & {5{granted[1]}}) | (group_2 & {5{granted[2]}});
  wire [4:0] disjunction_2 = disjunction_1 | (group_3 & {5{granted[3]}}) | (group_4 & {5{granted[4]}});
  wire [4:0] disjunction_3 = disjunction_2 | (group_5 & {5{granted[5]}}) | (group_6 & {5{granted[6]}});
  wire [4:0] disjunction_4 = disjunction_3 | (group_7 & {5{granted[7]}}) | (group_8 & {5{granted[8]}});
  wire [4:0] disjunction_5 = disjunction_4 | (group_9 & {5{granted[9]}}) | (group_10 & {5{granted[10]}});
  wire [4:0] disjunction_6 = disjunction_5 | (group_11 & {5{granted[11]}}) | (group_12 & {5{granted[12]}});
  wire [4:0] disjunction_7 = disjunction_6 | (group_13 & {5{granted[13]}}) | (group_14 & {5{granted[14]}});

  assign event_group = disjunction_7 | (group_15 & {5{granted[15]}});

  wire [31:0] disjunction_8 = (m0_0 & {32{granted[0]}}) | (m0_1 & {32{granted[1]}}) | (m0_2 & {32{granted[2]}});
  wire [31:0] disjunction_9 = disjunction_8 | (m0_3 & {32{granted[3]}}) | (m0_4 & {32{granted[4]}});
  wire [31:0] disjunction_10 = disjunction_9 | (m0_5 & {32{granted[5]}}) | (m0_6 & {32{granted[6]}});
  wire [31:0] disjunction_11 = disjunction_10 | (m0_7 & {32{granted[7]}}) | (m0_8 & {32{granted[8]}});
  wire [31:0] disjunction_12 = disjunction_11 | (m0_9 & {32{granted[9]}}) | (m0_10 & {32{granted[10]}});
  wire [31:0] disjunction_13 = disjunction_12 | (m0_11 & {32{granted[11]}}) | (m0_12 & {32{granted[12]}});
  wire [31:0] disjunction_14 = disjunction_13 | (m0_13 & {32{granted[13]}}) | (m0_14 & {32{granted[14]}});

  assign event_m0 = disjunction_14 | (m0_15 & {32{granted[15]}});

endmodule

`default_nettype wire
