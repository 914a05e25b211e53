// memory_sender: kernel of hdl/src/memory/sender.rs
// Written by Tombolo; change the source.
// SPDX-License-Identifier: MIT OR Apache-2.0

`default_nettype none

module memory_sender (
  input wire clock,
  input wire present,
  output wire take,
  output wire idle,
  input wire last_part,
  input wire [31:0] exec,
  input wire [2:0] beat,
  input wire half,
  input wire wave64,
  input wire [3:0] wave,
  input wire [15:0] sequence_,
  input wire [10:0] row,
  input wire [19:0] control,
  input wire returns,
  input wire counts_load,
  input wire beyond_unit,
  input wire [206:0] shared,
  input wire [31:0] vgpr_0,
  input wire [31:0] vgpr_1,
  input wire [31:0] vgpr_2,
  input wire [31:0] vgpr_3,
  input wire [31:0] vgpr_4,
  input wire [31:0] vgpr_5,
  input wire [31:0] vgpr_6,
  input wire [31:0] vgpr_7,
  input wire [31:0] vgpr_8,
  input wire [31:0] vgpr_9,
  input wire [31:0] vgpr_10,
  input wire [31:0] vgpr_11,
  input wire [31:0] vgpr_12,
  input wire [31:0] vgpr_13,
  input wire [31:0] vgpr_14,
  input wire [31:0] vgpr_15,
  input wire [31:0] vgpr_16,
  input wire [31:0] vgpr_17,
  input wire [31:0] vgpr_18,
  input wire [31:0] vgpr_19,
  input wire [31:0] vgpr_20,
  input wire [31:0] vgpr_21,
  input wire [31:0] vgpr_22,
  input wire [31:0] vgpr_23,
  input wire [31:0] vgpr_24,
  input wire [31:0] vgpr_25,
  input wire [31:0] vgpr_26,
  input wire [31:0] vgpr_27,
  input wire [31:0] vgpr_28,
  input wire [31:0] vgpr_29,
  input wire [31:0] vgpr_30,
  input wire [31:0] vgpr_31,
  input wire clear,
  input wire load_low,
  input wire load_high,
  input wire load_data_0,
  input wire load_data_1,
  input wire load_data_2,
  input wire load_data_3,
  output reg [2:0] violation,
  output wire [5:0] violating_lane,
  output wire valid,
  input wire taken,
  output wire is_read,
  output wire is_write,
  output wire is_atomic,
  output wire is_zero,
  output wire invalidates,
  output wire refetch,
  output wire last,
  output wire request_counts_load,
  output wire request_returns,
  output wire [41:0] line,
  output wire [511:0] data,
  output wire [63:0] mask,
  output wire [3:0] step,
  output wire [19:0] request_control,
  output wire [10:0] request_row,
  output wire [3:0] request_wave,
  output wire [15:0] request_sequence,
  output wire [2:0] request_beat,
  output wire [5:0] request_lane,
  output wire [127:0] atomic_data,
  output wire [3:0] atomic_word,
  output reg [3:0] window_0,
  output reg [3:0] window_1,
  output reg [3:0] window_2,
  output reg [3:0] window_3,
  output reg [3:0] window_4,
  output reg [3:0] window_5,
  output reg [3:0] window_6,
  output reg [3:0] window_7,
  output reg [3:0] window_8,
  output reg [3:0] window_9,
  output reg [3:0] window_10,
  output reg [3:0] window_11,
  output reg [3:0] window_12,
  output reg [3:0] window_13,
  output reg [3:0] window_14,
  output reg [3:0] window_15,
  output reg [3:0] window_16,
  output reg [3:0] window_17,
  output reg [3:0] window_18,
  output reg [3:0] window_19,
  output reg [3:0] window_20,
  output reg [3:0] window_21,
  output reg [3:0] window_22,
  output reg [3:0] window_23,
  output reg [3:0] window_24,
  output reg [3:0] window_25,
  output reg [3:0] window_26,
  output reg [3:0] window_27,
  output reg [3:0] window_28,
  output reg [3:0] window_29,
  output reg [3:0] window_30,
  output reg [3:0] window_31,
  output wire [3:0] word_0,
  output wire [3:0] word_1,
  output wire [3:0] word_2,
  output wire [3:0] word_3,
  output wire [3:0] word_4,
  output wire [3:0] word_5,
  output wire [3:0] word_6,
  output wire [3:0] word_7,
  output wire [3:0] word_8,
  output wire [3:0] word_9,
  output wire [3:0] word_10,
  output wire [3:0] word_11,
  output wire [3:0] word_12,
  output wire [3:0] word_13,
  output wire [3:0] word_14,
  output wire [3:0] word_15,
  output wire [3:0] word_16,
  output wire [3:0] word_17,
  output wire [3:0] word_18,
  output wire [3:0] word_19,
  output wire [3:0] word_20,
  output wire [3:0] word_21,
  output wire [3:0] word_22,
  output wire [3:0] word_23,
  output wire [3:0] word_24,
  output wire [3:0] word_25,
  output wire [3:0] word_26,
  output wire [3:0] word_27,
  output wire [3:0] word_28,
  output wire [3:0] word_29,
  output wire [3:0] word_30,
  output wire [3:0] word_31,
  output wire [1:0] misaligned_0,
  output wire [1:0] misaligned_1,
  output wire [1:0] misaligned_2,
  output wire [1:0] misaligned_3,
  output wire [1:0] misaligned_4,
  output wire [1:0] misaligned_5,
  output wire [1:0] misaligned_6,
  output wire [1:0] misaligned_7,
  output wire [1:0] misaligned_8,
  output wire [1:0] misaligned_9,
  output wire [1:0] misaligned_10,
  output wire [1:0] misaligned_11,
  output wire [1:0] misaligned_12,
  output wire [1:0] misaligned_13,
  output wire [1:0] misaligned_14,
  output wire [1:0] misaligned_15,
  output wire [1:0] misaligned_16,
  output wire [1:0] misaligned_17,
  output wire [1:0] misaligned_18,
  output wire [1:0] misaligned_19,
  output wire [1:0] misaligned_20,
  output wire [1:0] misaligned_21,
  output wire [1:0] misaligned_22,
  output wire [1:0] misaligned_23,
  output wire [1:0] misaligned_24,
  output wire [1:0] misaligned_25,
  output wire [1:0] misaligned_26,
  output wire [1:0] misaligned_27,
  output wire [1:0] misaligned_28,
  output wire [1:0] misaligned_29,
  output wire [1:0] misaligned_30,
  output wire [1:0] misaligned_31
);

  wire part_store;
  wire part_load;
  wire wide_atomic;
  wire slot_free;
  wire steps;
  wire finishes;
  reg emits;
  wire takes;
  reg [2:0] element;
  wire [1:0] kind;
  wire [5:0] beat_lane;
  wire [2:0] lane_0_violation;
  wire lane_0_sent_high;
  wire lane_0_served;
  wire [3:0] lane_0_window;
  wire lane_0_lingers;
  wire [11:0] lane_0_steps;
  wire [11:0] lane_0_steps_left;
  wire [41:0] lane_0_line;
  wire [3:0] lane_0_word;
  wire [1:0] lane_0_misaligned;
  wire [127:0] lane_0_placed;
  wire [3:0] lane_0_bytes;
  wire [127:0] lane_0_data;
  wire [2:0] lane_1_violation;
  wire lane_1_sent_high;
  wire lane_1_served;
  wire [3:0] lane_1_window;
  wire lane_1_lingers;
  wire [11:0] lane_1_steps;
  wire [11:0] lane_1_steps_left;
  wire [41:0] lane_1_line;
  wire [3:0] lane_1_word;
  wire [1:0] lane_1_misaligned;
  wire [127:0] lane_1_placed;
  wire [3:0] lane_1_bytes;
  wire [127:0] lane_1_data;
  wire [2:0] lane_2_violation;
  wire lane_2_sent_high;
  wire lane_2_served;
  wire [3:0] lane_2_window;
  wire lane_2_lingers;
  wire [11:0] lane_2_steps;
  wire [11:0] lane_2_steps_left;
  wire [41:0] lane_2_line;
  wire [3:0] lane_2_word;
  wire [1:0] lane_2_misaligned;
  wire [127:0] lane_2_placed;
  wire [3:0] lane_2_bytes;
  wire [127:0] lane_2_data;
  wire [2:0] lane_3_violation;
  wire lane_3_sent_high;
  wire lane_3_served;
  wire [3:0] lane_3_window;
  wire lane_3_lingers;
  wire [11:0] lane_3_steps;
  wire [11:0] lane_3_steps_left;
  wire [41:0] lane_3_line;
  wire [3:0] lane_3_word;
  wire [1:0] lane_3_misaligned;
  wire [127:0] lane_3_placed;
  wire [3:0] lane_3_bytes;
  wire [127:0] lane_3_data;
  wire [2:0] lane_4_violation;
  wire lane_4_sent_high;
  wire lane_4_served;
  wire [3:0] lane_4_window;
  wire lane_4_lingers;
  wire [11:0] lane_4_steps;
  wire [11:0] lane_4_steps_left;
  wire [41:0] lane_4_line;
  wire [3:0] lane_4_word;
  wire [1:0] lane_4_misaligned;
  wire [127:0] lane_4_placed;
  wire [3:0] lane_4_bytes;
  wire [127:0] lane_4_data;
  wire [2:0] lane_5_violation;
  wire lane_5_sent_high;
  wire lane_5_served;
  wire [3:0] lane_5_window;
  wire lane_5_lingers;
  wire [11:0] lane_5_steps;
  wire [11:0] lane_5_steps_left;
  wire [41:0] lane_5_line;
  wire [3:0] lane_5_word;
  wire [1:0] lane_5_misaligned;
  wire [127:0] lane_5_placed;
  wire [3:0] lane_5_bytes;
  wire [127:0] lane_5_data;
  wire [2:0] lane_6_violation;
  wire lane_6_sent_high;
  wire lane_6_served;
  wire [3:0] lane_6_window;
  wire lane_6_lingers;
  wire [11:0] lane_6_steps;
  wire [11:0] lane_6_steps_left;
  wire [41:0] lane_6_line;
  wire [3:0] lane_6_word;
  wire [1:0] lane_6_misaligned;
  wire [127:0] lane_6_placed;
  wire [3:0] lane_6_bytes;
  wire [127:0] lane_6_data;
  wire [2:0] lane_7_violation;
  wire lane_7_sent_high;
  wire lane_7_served;
  wire [3:0] lane_7_window;
  wire lane_7_lingers;
  wire [11:0] lane_7_steps;
  wire [11:0] lane_7_steps_left;
  wire [41:0] lane_7_line;
  wire [3:0] lane_7_word;
  wire [1:0] lane_7_misaligned;
  wire [127:0] lane_7_placed;
  wire [3:0] lane_7_bytes;
  wire [127:0] lane_7_data;
  wire [2:0] lane_8_violation;
  wire lane_8_sent_high;
  wire lane_8_served;
  wire [3:0] lane_8_window;
  wire lane_8_lingers;
  wire [11:0] lane_8_steps;
  wire [11:0] lane_8_steps_left;
  wire [41:0] lane_8_line;
  wire [3:0] lane_8_word;
  wire [1:0] lane_8_misaligned;
  wire [127:0] lane_8_placed;
  wire [3:0] lane_8_bytes;
  wire [127:0] lane_8_data;
  wire [2:0] lane_9_violation;
  wire lane_9_sent_high;
  wire lane_9_served;
  wire [3:0] lane_9_window;
  wire lane_9_lingers;
  wire [11:0] lane_9_steps;
  wire [11:0] lane_9_steps_left;
  wire [41:0] lane_9_line;
  wire [3:0] lane_9_word;
  wire [1:0] lane_9_misaligned;
  wire [127:0] lane_9_placed;
  wire [3:0] lane_9_bytes;
  wire [127:0] lane_9_data;
  wire [2:0] lane_10_violation;
  wire lane_10_sent_high;
  wire lane_10_served;
  wire [3:0] lane_10_window;
  wire lane_10_lingers;
  wire [11:0] lane_10_steps;
  wire [11:0] lane_10_steps_left;
  wire [41:0] lane_10_line;
  wire [3:0] lane_10_word;
  wire [1:0] lane_10_misaligned;
  wire [127:0] lane_10_placed;
  wire [3:0] lane_10_bytes;
  wire [127:0] lane_10_data;
  wire [2:0] lane_11_violation;
  wire lane_11_sent_high;
  wire lane_11_served;
  wire [3:0] lane_11_window;
  wire lane_11_lingers;
  wire [11:0] lane_11_steps;
  wire [11:0] lane_11_steps_left;
  wire [41:0] lane_11_line;
  wire [3:0] lane_11_word;
  wire [1:0] lane_11_misaligned;
  wire [127:0] lane_11_placed;
  wire [3:0] lane_11_bytes;
  wire [127:0] lane_11_data;
  wire [2:0] lane_12_violation;
  wire lane_12_sent_high;
  wire lane_12_served;
  wire [3:0] lane_12_window;
  wire lane_12_lingers;
  wire [11:0] lane_12_steps;
  wire [11:0] lane_12_steps_left;
  wire [41:0] lane_12_line;
  wire [3:0] lane_12_word;
  wire [1:0] lane_12_misaligned;
  wire [127:0] lane_12_placed;
  wire [3:0] lane_12_bytes;
  wire [127:0] lane_12_data;
  wire [2:0] lane_13_violation;
  wire lane_13_sent_high;
  wire lane_13_served;
  wire [3:0] lane_13_window;
  wire lane_13_lingers;
  wire [11:0] lane_13_steps;
  wire [11:0] lane_13_steps_left;
  wire [41:0] lane_13_line;
  wire [3:0] lane_13_word;
  wire [1:0] lane_13_misaligned;
  wire [127:0] lane_13_placed;
  wire [3:0] lane_13_bytes;
  wire [127:0] lane_13_data;
  wire [2:0] lane_14_violation;
  wire lane_14_sent_high;
  wire lane_14_served;
  wire [3:0] lane_14_window;
  wire lane_14_lingers;
  wire [11:0] lane_14_steps;
  wire [11:0] lane_14_steps_left;
  wire [41:0] lane_14_line;
  wire [3:0] lane_14_word;
  wire [1:0] lane_14_misaligned;
  wire [127:0] lane_14_placed;
  wire [3:0] lane_14_bytes;
  wire [127:0] lane_14_data;
  wire [2:0] lane_15_violation;
  wire lane_15_sent_high;
  wire lane_15_served;
  wire [3:0] lane_15_window;
  wire lane_15_lingers;
  wire [11:0] lane_15_steps;
  wire [11:0] lane_15_steps_left;
  wire [41:0] lane_15_line;
  wire [3:0] lane_15_word;
  wire [1:0] lane_15_misaligned;
  wire [127:0] lane_15_placed;
  wire [3:0] lane_15_bytes;
  wire [127:0] lane_15_data;
  wire [2:0] lane_16_violation;
  wire lane_16_sent_high;
  wire lane_16_served;
  wire [3:0] lane_16_window;
  wire lane_16_lingers;
  wire [11:0] lane_16_steps;
  wire [11:0] lane_16_steps_left;
  wire [41:0] lane_16_line;
  wire [3:0] lane_16_word;
  wire [1:0] lane_16_misaligned;
  wire [127:0] lane_16_placed;
  wire [3:0] lane_16_bytes;
  wire [127:0] lane_16_data;
  wire [2:0] lane_17_violation;
  wire lane_17_sent_high;
  wire lane_17_served;
  wire [3:0] lane_17_window;
  wire lane_17_lingers;
  wire [11:0] lane_17_steps;
  wire [11:0] lane_17_steps_left;
  wire [41:0] lane_17_line;
  wire [3:0] lane_17_word;
  wire [1:0] lane_17_misaligned;
  wire [127:0] lane_17_placed;
  wire [3:0] lane_17_bytes;
  wire [127:0] lane_17_data;
  wire [2:0] lane_18_violation;
  wire lane_18_sent_high;
  wire lane_18_served;
  wire [3:0] lane_18_window;
  wire lane_18_lingers;
  wire [11:0] lane_18_steps;
  wire [11:0] lane_18_steps_left;
  wire [41:0] lane_18_line;
  wire [3:0] lane_18_word;
  wire [1:0] lane_18_misaligned;
  wire [127:0] lane_18_placed;
  wire [3:0] lane_18_bytes;
  wire [127:0] lane_18_data;
  wire [2:0] lane_19_violation;
  wire lane_19_sent_high;
  wire lane_19_served;
  wire [3:0] lane_19_window;
  wire lane_19_lingers;
  wire [11:0] lane_19_steps;
  wire [11:0] lane_19_steps_left;
  wire [41:0] lane_19_line;
  wire [3:0] lane_19_word;
  wire [1:0] lane_19_misaligned;
  wire [127:0] lane_19_placed;
  wire [3:0] lane_19_bytes;
  wire [127:0] lane_19_data;
  wire [2:0] lane_20_violation;
  wire lane_20_sent_high;
  wire lane_20_served;
  wire [3:0] lane_20_window;
  wire lane_20_lingers;
  wire [11:0] lane_20_steps;
  wire [11:0] lane_20_steps_left;
  wire [41:0] lane_20_line;
  wire [3:0] lane_20_word;
  wire [1:0] lane_20_misaligned;
  wire [127:0] lane_20_placed;
  wire [3:0] lane_20_bytes;
  wire [127:0] lane_20_data;
  wire [2:0] lane_21_violation;
  wire lane_21_sent_high;
  wire lane_21_served;
  wire [3:0] lane_21_window;
  wire lane_21_lingers;
  wire [11:0] lane_21_steps;
  wire [11:0] lane_21_steps_left;
  wire [41:0] lane_21_line;
  wire [3:0] lane_21_word;
  wire [1:0] lane_21_misaligned;
  wire [127:0] lane_21_placed;
  wire [3:0] lane_21_bytes;
  wire [127:0] lane_21_data;
  wire [2:0] lane_22_violation;
  wire lane_22_sent_high;
  wire lane_22_served;
  wire [3:0] lane_22_window;
  wire lane_22_lingers;
  wire [11:0] lane_22_steps;
  wire [11:0] lane_22_steps_left;
  wire [41:0] lane_22_line;
  wire [3:0] lane_22_word;
  wire [1:0] lane_22_misaligned;
  wire [127:0] lane_22_placed;
  wire [3:0] lane_22_bytes;
  wire [127:0] lane_22_data;
  wire [2:0] lane_23_violation;
  wire lane_23_sent_high;
  wire lane_23_served;
  wire [3:0] lane_23_window;
  wire lane_23_lingers;
  wire [11:0] lane_23_steps;
  wire [11:0] lane_23_steps_left;
  wire [41:0] lane_23_line;
  wire [3:0] lane_23_word;
  wire [1:0] lane_23_misaligned;
  wire [127:0] lane_23_placed;
  wire [3:0] lane_23_bytes;
  wire [127:0] lane_23_data;
  wire [2:0] lane_24_violation;
  wire lane_24_sent_high;
  wire lane_24_served;
  wire [3:0] lane_24_window;
  wire lane_24_lingers;
  wire [11:0] lane_24_steps;
  wire [11:0] lane_24_steps_left;
  wire [41:0] lane_24_line;
  wire [3:0] lane_24_word;
  wire [1:0] lane_24_misaligned;
  wire [127:0] lane_24_placed;
  wire [3:0] lane_24_bytes;
  wire [127:0] lane_24_data;
  wire [2:0] lane_25_violation;
  wire lane_25_sent_high;
  wire lane_25_served;
  wire [3:0] lane_25_window;
  wire lane_25_lingers;
  wire [11:0] lane_25_steps;
  wire [11:0] lane_25_steps_left;
  wire [41:0] lane_25_line;
  wire [3:0] lane_25_word;
  wire [1:0] lane_25_misaligned;
  wire [127:0] lane_25_placed;
  wire [3:0] lane_25_bytes;
  wire [127:0] lane_25_data;
  wire [2:0] lane_26_violation;
  wire lane_26_sent_high;
  wire lane_26_served;
  wire [3:0] lane_26_window;
  wire lane_26_lingers;
  wire [11:0] lane_26_steps;
  wire [11:0] lane_26_steps_left;
  wire [41:0] lane_26_line;
  wire [3:0] lane_26_word;
  wire [1:0] lane_26_misaligned;
  wire [127:0] lane_26_placed;
  wire [3:0] lane_26_bytes;
  wire [127:0] lane_26_data;
  wire [2:0] lane_27_violation;
  wire lane_27_sent_high;
  wire lane_27_served;
  wire [3:0] lane_27_window;
  wire lane_27_lingers;
  wire [11:0] lane_27_steps;
  wire [11:0] lane_27_steps_left;
  wire [41:0] lane_27_line;
  wire [3:0] lane_27_word;
  wire [1:0] lane_27_misaligned;
  wire [127:0] lane_27_placed;
  wire [3:0] lane_27_bytes;
  wire [127:0] lane_27_data;
  wire [2:0] lane_28_violation;
  wire lane_28_sent_high;
  wire lane_28_served;
  wire [3:0] lane_28_window;
  wire lane_28_lingers;
  wire [11:0] lane_28_steps;
  wire [11:0] lane_28_steps_left;
  wire [41:0] lane_28_line;
  wire [3:0] lane_28_word;
  wire [1:0] lane_28_misaligned;
  wire [127:0] lane_28_placed;
  wire [3:0] lane_28_bytes;
  wire [127:0] lane_28_data;
  wire [2:0] lane_29_violation;
  wire lane_29_sent_high;
  wire lane_29_served;
  wire [3:0] lane_29_window;
  wire lane_29_lingers;
  wire [11:0] lane_29_steps;
  wire [11:0] lane_29_steps_left;
  wire [41:0] lane_29_line;
  wire [3:0] lane_29_word;
  wire [1:0] lane_29_misaligned;
  wire [127:0] lane_29_placed;
  wire [3:0] lane_29_bytes;
  wire [127:0] lane_29_data;
  wire [2:0] lane_30_violation;
  wire lane_30_sent_high;
  wire lane_30_served;
  wire [3:0] lane_30_window;
  wire lane_30_lingers;
  wire [11:0] lane_30_steps;
  wire [11:0] lane_30_steps_left;
  wire [41:0] lane_30_line;
  wire [3:0] lane_30_word;
  wire [1:0] lane_30_misaligned;
  wire [127:0] lane_30_placed;
  wire [3:0] lane_30_bytes;
  wire [127:0] lane_30_data;
  wire [2:0] lane_31_violation;
  wire lane_31_sent_high;
  wire lane_31_served;
  wire [3:0] lane_31_window;
  wire lane_31_lingers;
  wire [11:0] lane_31_steps;
  wire [11:0] lane_31_steps_left;
  wire [41:0] lane_31_line;
  wire [3:0] lane_31_word;
  wire [1:0] lane_31_misaligned;
  wire [127:0] lane_31_placed;
  wire [3:0] lane_31_bytes;
  wire [127:0] lane_31_data;
  wire [5:0] facts_number_0;
  wire [5:0] facts_number_1;
  wire [5:0] facts_number_2;
  wire [5:0] facts_number_3;
  wire [5:0] facts_number_4;
  wire [5:0] facts_number_5;
  wire [5:0] facts_number_6;
  wire [5:0] facts_number_7;
  wire [5:0] facts_number_8;
  wire [5:0] facts_number_9;
  wire [5:0] facts_number_10;
  wire [5:0] facts_number_11;
  wire [5:0] facts_number_12;
  wire [5:0] facts_number_13;
  wire [5:0] facts_number_14;
  wire [5:0] facts_number_15;
  wire [5:0] facts_number_16;
  wire [5:0] facts_number_17;
  wire [5:0] facts_number_18;
  wire [5:0] facts_number_19;
  wire [5:0] facts_number_20;
  wire [5:0] facts_number_21;
  wire [5:0] facts_number_22;
  wire [5:0] facts_number_23;
  wire [5:0] facts_number_24;
  wire [5:0] facts_number_25;
  wire [5:0] facts_number_26;
  wire [5:0] facts_number_27;
  wire [5:0] facts_number_28;
  wire [5:0] facts_number_29;
  wire [5:0] facts_number_30;
  wire [5:0] facts_number_31;
  wire [2:0] facts_first_violation;
  wire facts_done;
  wire [127:0] facts_served_data;
  wire [3:0] facts_served_word;
  wire choice_any;
  wire [3:0] choice_step;
  wire choice_stays;
  wire choice_closes;
  wire coalesce_pending_0;
  wire coalesce_pending_1;
  wire coalesce_pending_2;
  wire coalesce_pending_3;
  wire coalesce_pending_4;
  wire coalesce_pending_5;
  wire coalesce_pending_6;
  wire coalesce_pending_7;
  wire coalesce_pending_8;
  wire coalesce_pending_9;
  wire coalesce_pending_10;
  wire coalesce_pending_11;
  wire coalesce_pending_12;
  wire coalesce_pending_13;
  wire coalesce_pending_14;
  wire coalesce_pending_15;
  wire coalesce_pending_16;
  wire coalesce_pending_17;
  wire coalesce_pending_18;
  wire coalesce_pending_19;
  wire coalesce_pending_20;
  wire coalesce_pending_21;
  wire coalesce_pending_22;
  wire coalesce_pending_23;
  wire coalesce_pending_24;
  wire coalesce_pending_25;
  wire coalesce_pending_26;
  wire coalesce_pending_27;
  wire coalesce_pending_28;
  wire coalesce_pending_29;
  wire coalesce_pending_30;
  wire coalesce_pending_31;
  wire coalesce_all;
  wire coalesce_single;
  wire [41:0] coalesce_request_line;
  wire [4:0] coalesce_first;
  wire coalesce_any;
  wire coalesce_any_lingers;
  wire coalesce_again;
  wire coalesce_served_0;
  wire coalesce_served_1;
  wire coalesce_served_2;
  wire coalesce_served_3;
  wire coalesce_served_4;
  wire coalesce_served_5;
  wire coalesce_served_6;
  wire coalesce_served_7;
  wire coalesce_served_8;
  wire coalesce_served_9;
  wire coalesce_served_10;
  wire coalesce_served_11;
  wire coalesce_served_12;
  wire coalesce_served_13;
  wire coalesce_served_14;
  wire coalesce_served_15;
  wire coalesce_served_16;
  wire coalesce_served_17;
  wire coalesce_served_18;
  wire coalesce_served_19;
  wire coalesce_served_20;
  wire coalesce_served_21;
  wire coalesce_served_22;
  wire coalesce_served_23;
  wire coalesce_served_24;
  wire coalesce_served_25;
  wire coalesce_served_26;
  wire coalesce_served_27;
  wire coalesce_served_28;
  wire coalesce_served_29;
  wire coalesce_served_30;
  wire coalesce_served_31;
  wire gathered_step;
  wire [63:0] gathered_mask;
  wire exec_part_lane_0;
  wire exec_part_lane_1;
  wire exec_part_lane_2;
  wire exec_part_lane_3;
  wire exec_part_lane_4;
  wire exec_part_lane_5;
  wire exec_part_lane_6;
  wire exec_part_lane_7;
  wire exec_part_lane_8;
  wire exec_part_lane_9;
  wire exec_part_lane_10;
  wire exec_part_lane_11;
  wire exec_part_lane_12;
  wire exec_part_lane_13;
  wire exec_part_lane_14;
  wire exec_part_lane_15;
  wire exec_part_lane_16;
  wire exec_part_lane_17;
  wire exec_part_lane_18;
  wire exec_part_lane_19;
  wire exec_part_lane_20;
  wire exec_part_lane_21;
  wire exec_part_lane_22;
  wire exec_part_lane_23;
  wire exec_part_lane_24;
  wire exec_part_lane_25;
  wire exec_part_lane_26;
  wire exec_part_lane_27;
  wire exec_part_lane_28;
  wire exec_part_lane_29;
  wire exec_part_lane_30;
  wire exec_part_lane_31;
  reg busy;
  reg busy_next;
  reg fresh;
  reg fresh_next;
  reg at_line;
  reg at_line_next;
  reg again;
  reg again_next;
  reg [41:0] line_state;
  reg [41:0] line_state_next;
  reg [3:0] last_step;
  reg [3:0] last_step_next;
  reg part_last;
  reg part_last_next;
  reg [19:0] part_control;
  reg [19:0] part_control_next;
  reg part_returns;
  reg part_returns_next;
  reg part_counts_load;
  reg part_counts_load_next;
  reg part_beyond;
  reg part_beyond_next;
  reg [3:0] part_wave;
  reg [3:0] part_wave_next;
  reg part_wave64;
  reg part_wave64_next;
  reg [15:0] part_sequence;
  reg [15:0] part_sequence_next;
  reg [10:0] part_row;
  reg [10:0] part_row_next;
  reg [2:0] part_beat;
  reg [2:0] part_beat_next;
  reg part_half;
  reg part_half_next;
  reg slot_valid;
  reg slot_valid_next;
  reg slot_empty;
  reg slot_empty_next;
  reg slot_refetch;
  reg slot_refetch_next;
  reg slot_last;
  reg slot_last_next;
  reg [41:0] slot_line;
  reg [41:0] slot_line_next;
  reg [63:0] slot_mask;
  reg [63:0] slot_mask_next;
  reg [3:0] slot_step;
  reg [3:0] slot_step_next;
  reg [19:0] slot_control;
  reg [19:0] slot_control_next;
  reg slot_returns;
  reg slot_returns_next;
  reg slot_counts_load;
  reg slot_counts_load_next;
  reg [10:0] slot_row;
  reg [10:0] slot_row_next;
  reg [3:0] slot_wave;
  reg [3:0] slot_wave_next;
  reg [15:0] slot_sequence;
  reg [15:0] slot_sequence_next;
  reg [2:0] slot_beat;
  reg [2:0] slot_beat_next;
  reg [5:0] slot_lane;
  reg [5:0] slot_lane_next;
  reg [127:0] slot_atomic_data;
  reg [127:0] slot_atomic_data_next;
  reg [3:0] slot_atomic_word;
  reg [3:0] slot_atomic_word_next;
  reg [3:0] slot_windows_0;
  reg [3:0] slot_windows_0_next;
  reg [3:0] slot_windows_1;
  reg [3:0] slot_windows_1_next;
  reg [3:0] slot_windows_2;
  reg [3:0] slot_windows_2_next;
  reg [3:0] slot_windows_3;
  reg [3:0] slot_windows_3_next;
  reg [3:0] slot_windows_4;
  reg [3:0] slot_windows_4_next;
  reg [3:0] slot_windows_5;
  reg [3:0] slot_windows_5_next;
  reg [3:0] slot_windows_6;
  reg [3:0] slot_windows_6_next;
  reg [3:0] slot_windows_7;
  reg [3:0] slot_windows_7_next;
  reg [3:0] slot_windows_8;
  reg [3:0] slot_windows_8_next;
  reg [3:0] slot_windows_9;
  reg [3:0] slot_windows_9_next;
  reg [3:0] slot_windows_10;
  reg [3:0] slot_windows_10_next;
  reg [3:0] slot_windows_11;
  reg [3:0] slot_windows_11_next;
  reg [3:0] slot_windows_12;
  reg [3:0] slot_windows_12_next;
  reg [3:0] slot_windows_13;
  reg [3:0] slot_windows_13_next;
  reg [3:0] slot_windows_14;
  reg [3:0] slot_windows_14_next;
  reg [3:0] slot_windows_15;
  reg [3:0] slot_windows_15_next;
  reg [3:0] slot_windows_16;
  reg [3:0] slot_windows_16_next;
  reg [3:0] slot_windows_17;
  reg [3:0] slot_windows_17_next;
  reg [3:0] slot_windows_18;
  reg [3:0] slot_windows_18_next;
  reg [3:0] slot_windows_19;
  reg [3:0] slot_windows_19_next;
  reg [3:0] slot_windows_20;
  reg [3:0] slot_windows_20_next;
  reg [3:0] slot_windows_21;
  reg [3:0] slot_windows_21_next;
  reg [3:0] slot_windows_22;
  reg [3:0] slot_windows_22_next;
  reg [3:0] slot_windows_23;
  reg [3:0] slot_windows_23_next;
  reg [3:0] slot_windows_24;
  reg [3:0] slot_windows_24_next;
  reg [3:0] slot_windows_25;
  reg [3:0] slot_windows_25_next;
  reg [3:0] slot_windows_26;
  reg [3:0] slot_windows_26_next;
  reg [3:0] slot_windows_27;
  reg [3:0] slot_windows_27_next;
  reg [3:0] slot_windows_28;
  reg [3:0] slot_windows_28_next;
  reg [3:0] slot_windows_29;
  reg [3:0] slot_windows_29_next;
  reg [3:0] slot_windows_30;
  reg [3:0] slot_windows_30_next;
  reg [3:0] slot_windows_31;
  reg [3:0] slot_windows_31_next;
  reg [3:0] slot_words_0;
  reg [3:0] slot_words_0_next;
  reg [3:0] slot_words_1;
  reg [3:0] slot_words_1_next;
  reg [3:0] slot_words_2;
  reg [3:0] slot_words_2_next;
  reg [3:0] slot_words_3;
  reg [3:0] slot_words_3_next;
  reg [3:0] slot_words_4;
  reg [3:0] slot_words_4_next;
  reg [3:0] slot_words_5;
  reg [3:0] slot_words_5_next;
  reg [3:0] slot_words_6;
  reg [3:0] slot_words_6_next;
  reg [3:0] slot_words_7;
  reg [3:0] slot_words_7_next;
  reg [3:0] slot_words_8;
  reg [3:0] slot_words_8_next;
  reg [3:0] slot_words_9;
  reg [3:0] slot_words_9_next;
  reg [3:0] slot_words_10;
  reg [3:0] slot_words_10_next;
  reg [3:0] slot_words_11;
  reg [3:0] slot_words_11_next;
  reg [3:0] slot_words_12;
  reg [3:0] slot_words_12_next;
  reg [3:0] slot_words_13;
  reg [3:0] slot_words_13_next;
  reg [3:0] slot_words_14;
  reg [3:0] slot_words_14_next;
  reg [3:0] slot_words_15;
  reg [3:0] slot_words_15_next;
  reg [3:0] slot_words_16;
  reg [3:0] slot_words_16_next;
  reg [3:0] slot_words_17;
  reg [3:0] slot_words_17_next;
  reg [3:0] slot_words_18;
  reg [3:0] slot_words_18_next;
  reg [3:0] slot_words_19;
  reg [3:0] slot_words_19_next;
  reg [3:0] slot_words_20;
  reg [3:0] slot_words_20_next;
  reg [3:0] slot_words_21;
  reg [3:0] slot_words_21_next;
  reg [3:0] slot_words_22;
  reg [3:0] slot_words_22_next;
  reg [3:0] slot_words_23;
  reg [3:0] slot_words_23_next;
  reg [3:0] slot_words_24;
  reg [3:0] slot_words_24_next;
  reg [3:0] slot_words_25;
  reg [3:0] slot_words_25_next;
  reg [3:0] slot_words_26;
  reg [3:0] slot_words_26_next;
  reg [3:0] slot_words_27;
  reg [3:0] slot_words_27_next;
  reg [3:0] slot_words_28;
  reg [3:0] slot_words_28_next;
  reg [3:0] slot_words_29;
  reg [3:0] slot_words_29_next;
  reg [3:0] slot_words_30;
  reg [3:0] slot_words_30_next;
  reg [3:0] slot_words_31;
  reg [3:0] slot_words_31_next;
  reg [1:0] slot_misaligned_0;
  reg [1:0] slot_misaligned_0_next;
  reg [1:0] slot_misaligned_1;
  reg [1:0] slot_misaligned_1_next;
  reg [1:0] slot_misaligned_2;
  reg [1:0] slot_misaligned_2_next;
  reg [1:0] slot_misaligned_3;
  reg [1:0] slot_misaligned_3_next;
  reg [1:0] slot_misaligned_4;
  reg [1:0] slot_misaligned_4_next;
  reg [1:0] slot_misaligned_5;
  reg [1:0] slot_misaligned_5_next;
  reg [1:0] slot_misaligned_6;
  reg [1:0] slot_misaligned_6_next;
  reg [1:0] slot_misaligned_7;
  reg [1:0] slot_misaligned_7_next;
  reg [1:0] slot_misaligned_8;
  reg [1:0] slot_misaligned_8_next;
  reg [1:0] slot_misaligned_9;
  reg [1:0] slot_misaligned_9_next;
  reg [1:0] slot_misaligned_10;
  reg [1:0] slot_misaligned_10_next;
  reg [1:0] slot_misaligned_11;
  reg [1:0] slot_misaligned_11_next;
  reg [1:0] slot_misaligned_12;
  reg [1:0] slot_misaligned_12_next;
  reg [1:0] slot_misaligned_13;
  reg [1:0] slot_misaligned_13_next;
  reg [1:0] slot_misaligned_14;
  reg [1:0] slot_misaligned_14_next;
  reg [1:0] slot_misaligned_15;
  reg [1:0] slot_misaligned_15_next;
  reg [1:0] slot_misaligned_16;
  reg [1:0] slot_misaligned_16_next;
  reg [1:0] slot_misaligned_17;
  reg [1:0] slot_misaligned_17_next;
  reg [1:0] slot_misaligned_18;
  reg [1:0] slot_misaligned_18_next;
  reg [1:0] slot_misaligned_19;
  reg [1:0] slot_misaligned_19_next;
  reg [1:0] slot_misaligned_20;
  reg [1:0] slot_misaligned_20_next;
  reg [1:0] slot_misaligned_21;
  reg [1:0] slot_misaligned_21_next;
  reg [1:0] slot_misaligned_22;
  reg [1:0] slot_misaligned_22_next;
  reg [1:0] slot_misaligned_23;
  reg [1:0] slot_misaligned_23_next;
  reg [1:0] slot_misaligned_24;
  reg [1:0] slot_misaligned_24_next;
  reg [1:0] slot_misaligned_25;
  reg [1:0] slot_misaligned_25_next;
  reg [1:0] slot_misaligned_26;
  reg [1:0] slot_misaligned_26_next;
  reg [1:0] slot_misaligned_27;
  reg [1:0] slot_misaligned_27_next;
  reg [1:0] slot_misaligned_28;
  reg [1:0] slot_misaligned_28_next;
  reg [1:0] slot_misaligned_29;
  reg [1:0] slot_misaligned_29_next;
  reg [1:0] slot_misaligned_30;
  reg [1:0] slot_misaligned_30_next;
  reg [1:0] slot_misaligned_31;
  reg [1:0] slot_misaligned_31_next;

  assign take = takes;
  assign idle = ~busy;

  always @* begin
    violation = 3'd0;
    if (takes) begin
      violation = facts_first_violation;
    end
  end

  assign valid = slot_valid;
  wire conjunction_1 = (~slot_empty) & (~slot_step[3]);
  assign is_read = conjunction_1 & (kind == 2'd0);
  assign is_write = (~slot_empty) & (kind == 2'd1);
  assign is_atomic = conjunction_1 & (kind == 2'd2);
  assign is_zero = (~slot_empty) & slot_step[3];
  assign invalidates = (kind == 2'd3) & slot_control[12] & slot_refetch;
  assign refetch = slot_refetch;
  assign last = slot_last;
  assign request_counts_load = slot_counts_load;
  assign request_returns = slot_returns & (~slot_empty);
  assign line = slot_line;
  assign mask = slot_mask;
  assign step = slot_step;
  assign request_control = slot_control;
  assign request_row = slot_row;
  assign request_wave = slot_wave;
  assign request_sequence = slot_sequence;
  assign request_beat = slot_beat;
  assign request_lane = slot_lane;
  assign atomic_data = slot_atomic_data;
  assign atomic_word = slot_atomic_word;

  always @* begin
    window_0 = slot_windows_0;
    if (wide_atomic & slot_windows_0[0]) begin
      window_0 = 4'd3;
    end
  end

  always @* begin
    window_1 = slot_windows_1;
    if (wide_atomic & slot_windows_1[0]) begin
      window_1 = 4'd3;
    end
  end

  always @* begin
    window_2 = slot_windows_2;
    if (wide_atomic & slot_windows_2[0]) begin
      window_2 = 4'd3;
    end
  end

  always @* begin
    window_3 = slot_windows_3;
    if (wide_atomic & slot_windows_3[0]) begin
      window_3 = 4'd3;
    end
  end

  always @* begin
    window_4 = slot_windows_4;
    if (wide_atomic & slot_windows_4[0]) begin
      window_4 = 4'd3;
    end
  end

  always @* begin
    window_5 = slot_windows_5;
    if (wide_atomic & slot_windows_5[0]) begin
      window_5 = 4'd3;
    end
  end

  always @* begin
    window_6 = slot_windows_6;
    if (wide_atomic & slot_windows_6[0]) begin
      window_6 = 4'd3;
    end
  end

  always @* begin
    window_7 = slot_windows_7;
    if (wide_atomic & slot_windows_7[0]) begin
      window_7 = 4'd3;
    end
  end

  always @* begin
    window_8 = slot_windows_8;
    if (wide_atomic & slot_windows_8[0]) begin
      window_8 = 4'd3;
    end
  end

  always @* begin
    window_9 = slot_windows_9;
    if (wide_atomic & slot_windows_9[0]) begin
      window_9 = 4'd3;
    end
  end

  always @* begin
    window_10 = slot_windows_10;
    if (wide_atomic & slot_windows_10[0]) begin
      window_10 = 4'd3;
    end
  end

  always @* begin
    window_11 = slot_windows_11;
    if (wide_atomic & slot_windows_11[0]) begin
      window_11 = 4'd3;
    end
  end

  always @* begin
    window_12 = slot_windows_12;
    if (wide_atomic & slot_windows_12[0]) begin
      window_12 = 4'd3;
    end
  end

  always @* begin
    window_13 = slot_windows_13;
    if (wide_atomic & slot_windows_13[0]) begin
      window_13 = 4'd3;
    end
  end

  always @* begin
    window_14 = slot_windows_14;
    if (wide_atomic & slot_windows_14[0]) begin
      window_14 = 4'd3;
    end
  end

  always @* begin
    window_15 = slot_windows_15;
    if (wide_atomic & slot_windows_15[0]) begin
      window_15 = 4'd3;
    end
  end

  always @* begin
    window_16 = slot_windows_16;
    if (wide_atomic & slot_windows_16[0]) begin
      window_16 = 4'd3;
    end
  end

  always @* begin
    window_17 = slot_windows_17;
    if (wide_atomic & slot_windows_17[0]) begin
      window_17 = 4'd3;
    end
  end

  always @* begin
    window_18 = slot_windows_18;
    if (wide_atomic & slot_windows_18[0]) begin
      window_18 = 4'd3;
    end
  end

  always @* begin
    window_19 = slot_windows_19;
    if (wide_atomic & slot_windows_19[0]) begin
      window_19 = 4'd3;
    end
  end

  always @* begin
    window_20 = slot_windows_20;
    if (wide_atomic & slot_windows_20[0]) begin
      window_20 = 4'd3;
    end
  end

  always @* begin
    window_21 = slot_windows_21;
    if (wide_atomic & slot_windows_21[0]) begin
      window_21 = 4'd3;
    end
  end

  always @* begin
    window_22 = slot_windows_22;
    if (wide_atomic & slot_windows_22[0]) begin
      window_22 = 4'd3;
    end
  end

  always @* begin
    window_23 = slot_windows_23;
    if (wide_atomic & slot_windows_23[0]) begin
      window_23 = 4'd3;
    end
  end

  always @* begin
    window_24 = slot_windows_24;
    if (wide_atomic & slot_windows_24[0]) begin
      window_24 = 4'd3;
    end
  end

  always @* begin
    window_25 = slot_windows_25;
    if (wide_atomic & slot_windows_25[0]) begin
      window_25 = 4'd3;
    end
  end

  always @* begin
    window_26 = slot_windows_26;
    if (wide_atomic & slot_windows_26[0]) begin
      window_26 = 4'd3;
    end
  end

  always @* begin
    window_27 = slot_windows_27;
    if (wide_atomic & slot_windows_27[0]) begin
      window_27 = 4'd3;
    end
  end

  always @* begin
    window_28 = slot_windows_28;
    if (wide_atomic & slot_windows_28[0]) begin
      window_28 = 4'd3;
    end
  end

  always @* begin
    window_29 = slot_windows_29;
    if (wide_atomic & slot_windows_29[0]) begin
      window_29 = 4'd3;
    end
  end

  always @* begin
    window_30 = slot_windows_30;
    if (wide_atomic & slot_windows_30[0]) begin
      window_30 = 4'd3;
    end
  end

  always @* begin
    window_31 = slot_windows_31;
    if (wide_atomic & slot_windows_31[0]) begin
      window_31 = 4'd3;
    end
  end

  assign word_0 = slot_words_0;
  assign word_1 = slot_words_1;
  assign word_2 = slot_words_2;
  assign word_3 = slot_words_3;
  assign word_4 = slot_words_4;
  assign word_5 = slot_words_5;
  assign word_6 = slot_words_6;
  assign word_7 = slot_words_7;
  assign word_8 = slot_words_8;
  assign word_9 = slot_words_9;
  assign word_10 = slot_words_10;
  assign word_11 = slot_words_11;
  assign word_12 = slot_words_12;
  assign word_13 = slot_words_13;
  assign word_14 = slot_words_14;
  assign word_15 = slot_words_15;
  assign word_16 = slot_words_16;
  assign word_17 = slot_words_17;
  assign word_18 = slot_words_18;
  assign word_19 = slot_words_19;
  assign word_20 = slot_words_20;
  assign word_21 = slot_words_21;
  assign word_22 = slot_words_22;
  assign word_23 = slot_words_23;
  assign word_24 = slot_words_24;
  assign word_25 = slot_words_25;
  assign word_26 = slot_words_26;
  assign word_27 = slot_words_27;
  assign word_28 = slot_words_28;
  assign word_29 = slot_words_29;
  assign word_30 = slot_words_30;
  assign word_31 = slot_words_31;
  assign misaligned_0 = slot_misaligned_0;
  assign misaligned_1 = slot_misaligned_1;
  assign misaligned_2 = slot_misaligned_2;
  assign misaligned_3 = slot_misaligned_3;
  assign misaligned_4 = slot_misaligned_4;
  assign misaligned_5 = slot_misaligned_5;
  assign misaligned_6 = slot_misaligned_6;
  assign misaligned_7 = slot_misaligned_7;
  assign misaligned_8 = slot_misaligned_8;
  assign misaligned_9 = slot_misaligned_9;
  assign misaligned_10 = slot_misaligned_10;
  assign misaligned_11 = slot_misaligned_11;
  assign misaligned_12 = slot_misaligned_12;
  assign misaligned_13 = slot_misaligned_13;
  assign misaligned_14 = slot_misaligned_14;
  assign misaligned_15 = slot_misaligned_15;
  assign misaligned_16 = slot_misaligned_16;
  assign misaligned_17 = slot_misaligned_17;
  assign misaligned_18 = slot_misaligned_18;
  assign misaligned_19 = slot_misaligned_19;
  assign misaligned_20 = slot_misaligned_20;
  assign misaligned_21 = slot_misaligned_21;
  assign misaligned_22 = slot_misaligned_22;
  assign misaligned_23 = slot_misaligned_23;
  assign misaligned_24 = slot_misaligned_24;
  assign misaligned_25 = slot_misaligned_25;
  assign misaligned_26 = slot_misaligned_26;
  assign misaligned_27 = slot_misaligned_27;
  assign misaligned_28 = slot_misaligned_28;
  assign misaligned_29 = slot_misaligned_29;
  assign misaligned_30 = slot_misaligned_30;
  assign misaligned_31 = slot_misaligned_31;
  assign part_store = part_control[1:0] == 2'd1;
  assign part_load = (part_control[1:0] == 2'd0) & (~coalesce_all);
  assign wide_atomic = is_atomic & (slot_control[4:2] == 3'd2);
  assign slot_free = (~slot_valid) | taken;
  assign steps = busy & slot_free & choice_any;
  assign finishes = busy & slot_free & ((~choice_any) | facts_done);
  wire disjunction_1 = (choice_closes & (~coalesce_again)) | facts_done | (~coalesce_any_lingers);

  always @* begin
    emits = steps & coalesce_any;
    if (part_store) begin
      emits = steps & disjunction_1;
    end
  end

  assign takes = present & (idle | finishes);

  always @* begin
    element = 3'd1;
    if (part_control[6:5] == 2'd1) begin
      element = 3'd2;
    end
    if (part_control[6:5] == 2'd2) begin
      element = 3'd4;
    end
  end

  assign kind = slot_control[1:0];
  assign beat_lane = {1'b0, coalesce_first} + ({3'd0, part_beat} << 3'd5);
  assign lane_0_sent_high = part_control[9] & part_store;
  assign lane_0_served = steps & coalesce_served_0;
  assign lane_1_sent_high = lane_0_sent_high;
  assign lane_1_served = steps & coalesce_served_1;
  assign lane_2_sent_high = lane_0_sent_high;
  assign lane_2_served = steps & coalesce_served_2;
  assign lane_3_sent_high = lane_0_sent_high;
  assign lane_3_served = steps & coalesce_served_3;
  assign lane_4_sent_high = lane_0_sent_high;
  assign lane_4_served = steps & coalesce_served_4;
  assign lane_5_sent_high = lane_0_sent_high;
  assign lane_5_served = steps & coalesce_served_5;
  assign lane_6_sent_high = lane_0_sent_high;
  assign lane_6_served = steps & coalesce_served_6;
  assign lane_7_sent_high = lane_0_sent_high;
  assign lane_7_served = steps & coalesce_served_7;
  assign lane_8_sent_high = lane_0_sent_high;
  assign lane_8_served = steps & coalesce_served_8;
  assign lane_9_sent_high = lane_0_sent_high;
  assign lane_9_served = steps & coalesce_served_9;
  assign lane_10_sent_high = lane_0_sent_high;
  assign lane_10_served = steps & coalesce_served_10;
  assign lane_11_sent_high = lane_0_sent_high;
  assign lane_11_served = steps & coalesce_served_11;
  assign lane_12_sent_high = lane_0_sent_high;
  assign lane_12_served = steps & coalesce_served_12;
  assign lane_13_sent_high = lane_0_sent_high;
  assign lane_13_served = steps & coalesce_served_13;
  assign lane_14_sent_high = lane_0_sent_high;
  assign lane_14_served = steps & coalesce_served_14;
  assign lane_15_sent_high = lane_0_sent_high;
  assign lane_15_served = steps & coalesce_served_15;
  assign lane_16_sent_high = lane_0_sent_high;
  assign lane_16_served = steps & coalesce_served_16;
  assign lane_17_sent_high = lane_0_sent_high;
  assign lane_17_served = steps & coalesce_served_17;
  assign lane_18_sent_high = lane_0_sent_high;
  assign lane_18_served = steps & coalesce_served_18;
  assign lane_19_sent_high = lane_0_sent_high;
  assign lane_19_served = steps & coalesce_served_19;
  assign lane_20_sent_high = lane_0_sent_high;
  assign lane_20_served = steps & coalesce_served_20;
  assign lane_21_sent_high = lane_0_sent_high;
  assign lane_21_served = steps & coalesce_served_21;
  assign lane_22_sent_high = lane_0_sent_high;
  assign lane_22_served = steps & coalesce_served_22;
  assign lane_23_sent_high = lane_0_sent_high;
  assign lane_23_served = steps & coalesce_served_23;
  assign lane_24_sent_high = lane_0_sent_high;
  assign lane_24_served = steps & coalesce_served_24;
  assign lane_25_sent_high = lane_0_sent_high;
  assign lane_25_served = steps & coalesce_served_25;
  assign lane_26_sent_high = lane_0_sent_high;
  assign lane_26_served = steps & coalesce_served_26;
  assign lane_27_sent_high = lane_0_sent_high;
  assign lane_27_served = steps & coalesce_served_27;
  assign lane_28_sent_high = lane_0_sent_high;
  assign lane_28_served = steps & coalesce_served_28;
  assign lane_29_sent_high = lane_0_sent_high;
  assign lane_29_served = steps & coalesce_served_29;
  assign lane_30_sent_high = lane_0_sent_high;
  assign lane_30_served = steps & coalesce_served_30;
  assign lane_31_sent_high = lane_0_sent_high;
  assign lane_31_served = steps & coalesce_served_31;
  assign coalesce_pending_0 = lane_0_window[0];
  assign coalesce_pending_1 = lane_1_window[0];
  assign coalesce_pending_2 = lane_2_window[0];
  assign coalesce_pending_3 = lane_3_window[0];
  assign coalesce_pending_4 = lane_4_window[0];
  assign coalesce_pending_5 = lane_5_window[0];
  assign coalesce_pending_6 = lane_6_window[0];
  assign coalesce_pending_7 = lane_7_window[0];
  assign coalesce_pending_8 = lane_8_window[0];
  assign coalesce_pending_9 = lane_9_window[0];
  assign coalesce_pending_10 = lane_10_window[0];
  assign coalesce_pending_11 = lane_11_window[0];
  assign coalesce_pending_12 = lane_12_window[0];
  assign coalesce_pending_13 = lane_13_window[0];
  assign coalesce_pending_14 = lane_14_window[0];
  assign coalesce_pending_15 = lane_15_window[0];
  assign coalesce_pending_16 = lane_16_window[0];
  assign coalesce_pending_17 = lane_17_window[0];
  assign coalesce_pending_18 = lane_18_window[0];
  assign coalesce_pending_19 = lane_19_window[0];
  assign coalesce_pending_20 = lane_20_window[0];
  assign coalesce_pending_21 = lane_21_window[0];
  assign coalesce_pending_22 = lane_22_window[0];
  assign coalesce_pending_23 = lane_23_window[0];
  assign coalesce_pending_24 = lane_24_window[0];
  assign coalesce_pending_25 = lane_25_window[0];
  assign coalesce_pending_26 = lane_26_window[0];
  assign coalesce_pending_27 = lane_27_window[0];
  assign coalesce_pending_28 = lane_28_window[0];
  assign coalesce_pending_29 = lane_29_window[0];
  assign coalesce_pending_30 = lane_30_window[0];
  assign coalesce_pending_31 = lane_31_window[0];
  assign coalesce_all = choice_step[3];
  assign coalesce_single = (part_control[1:0] == 2'd2) & (~coalesce_all);
  assign gathered_step = busy & slot_free & part_store;

  always @* begin
    busy_next = busy;
    if (finishes) begin
      busy_next = 1'b0;
    end
    if (takes) begin
      busy_next = 1'b1;
    end
  end

  always @* begin
    fresh_next = fresh;
    if (busy & slot_free) begin
      fresh_next = 1'b0;
    end
    if (takes) begin
      fresh_next = 1'b1;
    end
  end

  always @* begin
    at_line_next = at_line;
    if (steps) begin
      at_line_next = coalesce_any_lingers;
    end
    if (takes) begin
      at_line_next = 1'b0;
    end
  end

  always @* begin
    again_next = again;
    if (steps) begin
      again_next = coalesce_again;
    end
    if (takes) begin
      again_next = 1'b0;
    end
  end

  always @* begin
    line_state_next = line_state;
    if (steps) begin
      line_state_next = coalesce_request_line;
    end
  end

  always @* begin
    last_step_next = last_step;
    if (steps) begin
      last_step_next = choice_step;
    end
  end

  always @* begin
    part_last_next = part_last;
    if (takes) begin
      part_last_next = last_part;
    end
  end

  always @* begin
    part_control_next = part_control;
    if (takes) begin
      part_control_next = control;
    end
  end

  always @* begin
    part_returns_next = part_returns;
    if (takes) begin
      part_returns_next = returns;
    end
  end

  always @* begin
    part_counts_load_next = part_counts_load;
    if (takes) begin
      part_counts_load_next = counts_load;
    end
  end

  always @* begin
    part_beyond_next = part_beyond;
    if (takes) begin
      part_beyond_next = beyond_unit;
    end
  end

  always @* begin
    part_wave_next = part_wave;
    if (takes) begin
      part_wave_next = wave;
    end
  end

  always @* begin
    part_wave64_next = part_wave64;
    if (takes) begin
      part_wave64_next = wave64;
    end
  end

  always @* begin
    part_sequence_next = part_sequence;
    if (takes) begin
      part_sequence_next = sequence_;
    end
  end

  always @* begin
    part_row_next = part_row;
    if (takes) begin
      part_row_next = row;
    end
  end

  always @* begin
    part_beat_next = part_beat;
    if (takes) begin
      part_beat_next = beat;
    end
  end

  always @* begin
    part_half_next = part_half;
    if (takes) begin
      part_half_next = half;
    end
  end

  always @* begin
    slot_valid_next = slot_valid;
    if (taken) begin
      slot_valid_next = 1'b0;
    end
    if (emits) begin
      slot_valid_next = 1'b1;
    end
    if (finishes & fresh & (~choice_any) & part_last) begin
      slot_valid_next = 1'b1;
    end
  end

  always @* begin
    slot_empty_next = slot_empty;
    if (busy & slot_free) begin
      slot_empty_next = ~choice_any;
    end
  end

  always @* begin
    slot_refetch_next = slot_refetch;
    if (busy & slot_free) begin
      slot_refetch_next = part_beyond & (~choice_stays);
    end
  end

  always @* begin
    slot_last_next = slot_last;
    if (busy & slot_free) begin
      slot_last_next = finishes & part_last;
    end
  end

  always @* begin
    slot_line_next = slot_line;
    if (busy & slot_free) begin
      slot_line_next = coalesce_request_line;
    end
  end

  always @* begin
    slot_mask_next = slot_mask;
    if (busy & slot_free) begin
      slot_mask_next = gathered_mask;
    end
  end

  always @* begin
    slot_step_next = slot_step;
    if (busy & slot_free) begin
      slot_step_next = choice_step;
    end
  end

  always @* begin
    slot_control_next = slot_control;
    if (busy & slot_free) begin
      slot_control_next = part_control;
    end
  end

  always @* begin
    slot_returns_next = slot_returns;
    if (busy & slot_free) begin
      slot_returns_next = part_returns;
    end
  end

  always @* begin
    slot_counts_load_next = slot_counts_load;
    if (busy & slot_free) begin
      slot_counts_load_next = part_counts_load;
    end
  end

  always @* begin
    slot_row_next = slot_row;
    if (busy & slot_free) begin
      slot_row_next = part_row + {9'd0, choice_step[1:0]};
    end
  end

  always @* begin
    slot_wave_next = slot_wave;
    if (busy & slot_free) begin
      slot_wave_next = part_wave;
    end
  end

  always @* begin
    slot_sequence_next = slot_sequence;
    if (busy & slot_free) begin
      slot_sequence_next = part_sequence;
    end
  end

  always @* begin
    slot_beat_next = slot_beat;
    if (busy & slot_free) begin
      slot_beat_next = part_beat;
    end
  end

  always @* begin
    slot_lane_next = slot_lane;
    if (busy & slot_free) begin
      slot_lane_next = (beat_lane & 6'h1f) | ({5'd0, part_half} << 3'd5);
    end
  end

  always @* begin
    slot_atomic_data_next = slot_atomic_data;
    if (busy & slot_free) begin
      slot_atomic_data_next = facts_served_data;
    end
  end

  always @* begin
    slot_atomic_word_next = slot_atomic_word;
    if (busy & slot_free) begin
      slot_atomic_word_next = facts_served_word;
    end
  end

  always @* begin
    slot_windows_0_next = slot_windows_0;
    if (busy & slot_free) begin
      slot_windows_0_next = 4'd0;
      if (coalesce_served_0) begin
        slot_windows_0_next = lane_0_window;
      end
    end
  end

  always @* begin
    slot_windows_1_next = slot_windows_1;
    if (busy & slot_free) begin
      slot_windows_1_next = 4'd0;
      if (coalesce_served_1) begin
        slot_windows_1_next = lane_1_window;
      end
    end
  end

  always @* begin
    slot_windows_2_next = slot_windows_2;
    if (busy & slot_free) begin
      slot_windows_2_next = 4'd0;
      if (coalesce_served_2) begin
        slot_windows_2_next = lane_2_window;
      end
    end
  end

  always @* begin
    slot_windows_3_next = slot_windows_3;
    if (busy & slot_free) begin
      slot_windows_3_next = 4'd0;
      if (coalesce_served_3) begin
        slot_windows_3_next = lane_3_window;
      end
    end
  end

  always @* begin
    slot_windows_4_next = slot_windows_4;
    if (busy & slot_free) begin
      slot_windows_4_next = 4'd0;
      if (coalesce_served_4) begin
        slot_windows_4_next = lane_4_window;
      end
    end
  end

  always @* begin
    slot_windows_5_next = slot_windows_5;
    if (busy & slot_free) begin
      slot_windows_5_next = 4'd0;
      if (coalesce_served_5) begin
        slot_windows_5_next = lane_5_window;
      end
    end
  end

  always @* begin
    slot_windows_6_next = slot_windows_6;
    if (busy & slot_free) begin
      slot_windows_6_next = 4'd0;
      if (coalesce_served_6) begin
        slot_windows_6_next = lane_6_window;
      end
    end
  end

  always @* begin
    slot_windows_7_next = slot_windows_7;
    if (busy & slot_free) begin
      slot_windows_7_next = 4'd0;
      if (coalesce_served_7) begin
        slot_windows_7_next = lane_7_window;
      end
    end
  end

  always @* begin
    slot_windows_8_next = slot_windows_8;
    if (busy & slot_free) begin
      slot_windows_8_next = 4'd0;
      if (coalesce_served_8) begin
        slot_windows_8_next = lane_8_window;
      end
    end
  end

  always @* begin
    slot_windows_9_next = slot_windows_9;
    if (busy & slot_free) begin
      slot_windows_9_next = 4'd0;
      if (coalesce_served_9) begin
        slot_windows_9_next = lane_9_window;
      end
    end
  end

  always @* begin
    slot_windows_10_next = slot_windows_10;
    if (busy & slot_free) begin
      slot_windows_10_next = 4'd0;
      if (coalesce_served_10) begin
        slot_windows_10_next = lane_10_window;
      end
    end
  end

  always @* begin
    slot_windows_11_next = slot_windows_11;
    if (busy & slot_free) begin
      slot_windows_11_next = 4'd0;
      if (coalesce_served_11) begin
        slot_windows_11_next = lane_11_window;
      end
    end
  end

  always @* begin
    slot_windows_12_next = slot_windows_12;
    if (busy & slot_free) begin
      slot_windows_12_next = 4'd0;
      if (coalesce_served_12) begin
        slot_windows_12_next = lane_12_window;
      end
    end
  end

  always @* begin
    slot_windows_13_next = slot_windows_13;
    if (busy & slot_free) begin
      slot_windows_13_next = 4'd0;
      if (coalesce_served_13) begin
        slot_windows_13_next = lane_13_window;
      end
    end
  end

  always @* begin
    slot_windows_14_next = slot_windows_14;
    if (busy & slot_free) begin
      slot_windows_14_next = 4'd0;
      if (coalesce_served_14) begin
        slot_windows_14_next = lane_14_window;
      end
    end
  end

  always @* begin
    slot_windows_15_next = slot_windows_15;
    if (busy & slot_free) begin
      slot_windows_15_next = 4'd0;
      if (coalesce_served_15) begin
        slot_windows_15_next = lane_15_window;
      end
    end
  end

  always @* begin
    slot_windows_16_next = slot_windows_16;
    if (busy & slot_free) begin
      slot_windows_16_next = 4'd0;
      if (coalesce_served_16) begin
        slot_windows_16_next = lane_16_window;
      end
    end
  end

  always @* begin
    slot_windows_17_next = slot_windows_17;
    if (busy & slot_free) begin
      slot_windows_17_next = 4'd0;
      if (coalesce_served_17) begin
        slot_windows_17_next = lane_17_window;
      end
    end
  end

  always @* begin
    slot_windows_18_next = slot_windows_18;
    if (busy & slot_free) begin
      slot_windows_18_next = 4'd0;
      if (coalesce_served_18) begin
        slot_windows_18_next = lane_18_window;
      end
    end
  end

  always @* begin
    slot_windows_19_next = slot_windows_19;
    if (busy & slot_free) begin
      slot_windows_19_next = 4'd0;
      if (coalesce_served_19) begin
        slot_windows_19_next = lane_19_window;
      end
    end
  end

  always @* begin
    slot_windows_20_next = slot_windows_20;
    if (busy & slot_free) begin
      slot_windows_20_next = 4'd0;
      if (coalesce_served_20) begin
        slot_windows_20_next = lane_20_window;
      end
    end
  end

  always @* begin
    slot_windows_21_next = slot_windows_21;
    if (busy & slot_free) begin
      slot_windows_21_next = 4'd0;
      if (coalesce_served_21) begin
        slot_windows_21_next = lane_21_window;
      end
    end
  end

  always @* begin
    slot_windows_22_next = slot_windows_22;
    if (busy & slot_free) begin
      slot_windows_22_next = 4'd0;
      if (coalesce_served_22) begin
        slot_windows_22_next = lane_22_window;
      end
    end
  end

  always @* begin
    slot_windows_23_next = slot_windows_23;
    if (busy & slot_free) begin
      slot_windows_23_next = 4'd0;
      if (coalesce_served_23) begin
        slot_windows_23_next = lane_23_window;
      end
    end
  end

  always @* begin
    slot_windows_24_next = slot_windows_24;
    if (busy & slot_free) begin
      slot_windows_24_next = 4'd0;
      if (coalesce_served_24) begin
        slot_windows_24_next = lane_24_window;
      end
    end
  end

  always @* begin
    slot_windows_25_next = slot_windows_25;
    if (busy & slot_free) begin
      slot_windows_25_next = 4'd0;
      if (coalesce_served_25) begin
        slot_windows_25_next = lane_25_window;
      end
    end
  end

  always @* begin
    slot_windows_26_next = slot_windows_26;
    if (busy & slot_free) begin
      slot_windows_26_next = 4'd0;
      if (coalesce_served_26) begin
        slot_windows_26_next = lane_26_window;
      end
    end
  end

  always @* begin
    slot_windows_27_next = slot_windows_27;
    if (busy & slot_free) begin
      slot_windows_27_next = 4'd0;
      if (coalesce_served_27) begin
        slot_windows_27_next = lane_27_window;
      end
    end
  end

  always @* begin
    slot_windows_28_next = slot_windows_28;
    if (busy & slot_free) begin
      slot_windows_28_next = 4'd0;
      if (coalesce_served_28) begin
        slot_windows_28_next = lane_28_window;
      end
    end
  end

  always @* begin
    slot_windows_29_next = slot_windows_29;
    if (busy & slot_free) begin
      slot_windows_29_next = 4'd0;
      if (coalesce_served_29) begin
        slot_windows_29_next = lane_29_window;
      end
    end
  end

  always @* begin
    slot_windows_30_next = slot_windows_30;
    if (busy & slot_free) begin
      slot_windows_30_next = 4'd0;
      if (coalesce_served_30) begin
        slot_windows_30_next = lane_30_window;
      end
    end
  end

  always @* begin
    slot_windows_31_next = slot_windows_31;
    if (busy & slot_free) begin
      slot_windows_31_next = 4'd0;
      if (coalesce_served_31) begin
        slot_windows_31_next = lane_31_window;
      end
    end
  end

  always @* begin
    slot_words_0_next = slot_words_0;
    if (busy & slot_free) begin
      slot_words_0_next = lane_0_word;
    end
  end

  always @* begin
    slot_words_1_next = slot_words_1;
    if (busy & slot_free) begin
      slot_words_1_next = lane_1_word;
    end
  end

  always @* begin
    slot_words_2_next = slot_words_2;
    if (busy & slot_free) begin
      slot_words_2_next = lane_2_word;
    end
  end

  always @* begin
    slot_words_3_next = slot_words_3;
    if (busy & slot_free) begin
      slot_words_3_next = lane_3_word;
    end
  end

  always @* begin
    slot_words_4_next = slot_words_4;
    if (busy & slot_free) begin
      slot_words_4_next = lane_4_word;
    end
  end

  always @* begin
    slot_words_5_next = slot_words_5;
    if (busy & slot_free) begin
      slot_words_5_next = lane_5_word;
    end
  end

  always @* begin
    slot_words_6_next = slot_words_6;
    if (busy & slot_free) begin
      slot_words_6_next = lane_6_word;
    end
  end

  always @* begin
    slot_words_7_next = slot_words_7;
    if (busy & slot_free) begin
      slot_words_7_next = lane_7_word;
    end
  end

  always @* begin
    slot_words_8_next = slot_words_8;
    if (busy & slot_free) begin
      slot_words_8_next = lane_8_word;
    end
  end

  always @* begin
    slot_words_9_next = slot_words_9;
    if (busy & slot_free) begin
      slot_words_9_next = lane_9_word;
    end
  end

  always @* begin
    slot_words_10_next = slot_words_10;
    if (busy & slot_free) begin
      slot_words_10_next = lane_10_word;
    end
  end

  always @* begin
    slot_words_11_next = slot_words_11;
    if (busy & slot_free) begin
      slot_words_11_next = lane_11_word;
    end
  end

  always @* begin
    slot_words_12_next = slot_words_12;
    if (busy & slot_free) begin
      slot_words_12_next = lane_12_word;
    end
  end

  always @* begin
    slot_words_13_next = slot_words_13;
    if (busy & slot_free) begin
      slot_words_13_next = lane_13_word;
    end
  end

  always @* begin
    slot_words_14_next = slot_words_14;
    if (busy & slot_free) begin
      slot_words_14_next = lane_14_word;
    end
  end

  always @* begin
    slot_words_15_next = slot_words_15;
    if (busy & slot_free) begin
      slot_words_15_next = lane_15_word;
    end
  end

  always @* begin
    slot_words_16_next = slot_words_16;
    if (busy & slot_free) begin
      slot_words_16_next = lane_16_word;
    end
  end

  always @* begin
    slot_words_17_next = slot_words_17;
    if (busy & slot_free) begin
      slot_words_17_next = lane_17_word;
    end
  end

  always @* begin
    slot_words_18_next = slot_words_18;
    if (busy & slot_free) begin
      slot_words_18_next = lane_18_word;
    end
  end

  always @* begin
    slot_words_19_next = slot_words_19;
    if (busy & slot_free) begin
      slot_words_19_next = lane_19_word;
    end
  end

  always @* begin
    slot_words_20_next = slot_words_20;
    if (busy & slot_free) begin
      slot_words_20_next = lane_20_word;
    end
  end

  always @* begin
    slot_words_21_next = slot_words_21;
    if (busy & slot_free) begin
      slot_words_21_next = lane_21_word;
    end
  end

  always @* begin
    slot_words_22_next = slot_words_22;
    if (busy & slot_free) begin
      slot_words_22_next = lane_22_word;
    end
  end

  always @* begin
    slot_words_23_next = slot_words_23;
    if (busy & slot_free) begin
      slot_words_23_next = lane_23_word;
    end
  end

  always @* begin
    slot_words_24_next = slot_words_24;
    if (busy & slot_free) begin
      slot_words_24_next = lane_24_word;
    end
  end

  always @* begin
    slot_words_25_next = slot_words_25;
    if (busy & slot_free) begin
      slot_words_25_next = lane_25_word;
    end
  end

  always @* begin
    slot_words_26_next = slot_words_26;
    if (busy & slot_free) begin
      slot_words_26_next = lane_26_word;
    end
  end

  always @* begin
    slot_words_27_next = slot_words_27;
    if (busy & slot_free) begin
      slot_words_27_next = lane_27_word;
    end
  end

  always @* begin
    slot_words_28_next = slot_words_28;
    if (busy & slot_free) begin
      slot_words_28_next = lane_28_word;
    end
  end

  always @* begin
    slot_words_29_next = slot_words_29;
    if (busy & slot_free) begin
      slot_words_29_next = lane_29_word;
    end
  end

  always @* begin
    slot_words_30_next = slot_words_30;
    if (busy & slot_free) begin
      slot_words_30_next = lane_30_word;
    end
  end

  always @* begin
    slot_words_31_next = slot_words_31;
    if (busy & slot_free) begin
      slot_words_31_next = lane_31_word;
    end
  end

  always @* begin
    slot_misaligned_0_next = slot_misaligned_0;
    if (busy & slot_free) begin
      slot_misaligned_0_next = lane_0_misaligned;
    end
  end

  always @* begin
    slot_misaligned_1_next = slot_misaligned_1;
    if (busy & slot_free) begin
      slot_misaligned_1_next = lane_1_misaligned;
    end
  end

  always @* begin
    slot_misaligned_2_next = slot_misaligned_2;
    if (busy & slot_free) begin
      slot_misaligned_2_next = lane_2_misaligned;
    end
  end

  always @* begin
    slot_misaligned_3_next = slot_misaligned_3;
    if (busy & slot_free) begin
      slot_misaligned_3_next = lane_3_misaligned;
    end
  end

  always @* begin
    slot_misaligned_4_next = slot_misaligned_4;
    if (busy & slot_free) begin
      slot_misaligned_4_next = lane_4_misaligned;
    end
  end

  always @* begin
    slot_misaligned_5_next = slot_misaligned_5;
    if (busy & slot_free) begin
      slot_misaligned_5_next = lane_5_misaligned;
    end
  end

  always @* begin
    slot_misaligned_6_next = slot_misaligned_6;
    if (busy & slot_free) begin
      slot_misaligned_6_next = lane_6_misaligned;
    end
  end

  always @* begin
    slot_misaligned_7_next = slot_misaligned_7;
    if (busy & slot_free) begin
      slot_misaligned_7_next = lane_7_misaligned;
    end
  end

  always @* begin
    slot_misaligned_8_next = slot_misaligned_8;
    if (busy & slot_free) begin
      slot_misaligned_8_next = lane_8_misaligned;
    end
  end

  always @* begin
    slot_misaligned_9_next = slot_misaligned_9;
    if (busy & slot_free) begin
      slot_misaligned_9_next = lane_9_misaligned;
    end
  end

  always @* begin
    slot_misaligned_10_next = slot_misaligned_10;
    if (busy & slot_free) begin
      slot_misaligned_10_next = lane_10_misaligned;
    end
  end

  always @* begin
    slot_misaligned_11_next = slot_misaligned_11;
    if (busy & slot_free) begin
      slot_misaligned_11_next = lane_11_misaligned;
    end
  end

  always @* begin
    slot_misaligned_12_next = slot_misaligned_12;
    if (busy & slot_free) begin
      slot_misaligned_12_next = lane_12_misaligned;
    end
  end

  always @* begin
    slot_misaligned_13_next = slot_misaligned_13;
    if (busy & slot_free) begin
      slot_misaligned_13_next = lane_13_misaligned;
    end
  end

  always @* begin
    slot_misaligned_14_next = slot_misaligned_14;
    if (busy & slot_free) begin
      slot_misaligned_14_next = lane_14_misaligned;
    end
  end

  always @* begin
    slot_misaligned_15_next = slot_misaligned_15;
    if (busy & slot_free) begin
      slot_misaligned_15_next = lane_15_misaligned;
    end
  end

  always @* begin
    slot_misaligned_16_next = slot_misaligned_16;
    if (busy & slot_free) begin
      slot_misaligned_16_next = lane_16_misaligned;
    end
  end

  always @* begin
    slot_misaligned_17_next = slot_misaligned_17;
    if (busy & slot_free) begin
      slot_misaligned_17_next = lane_17_misaligned;
    end
  end

  always @* begin
    slot_misaligned_18_next = slot_misaligned_18;
    if (busy & slot_free) begin
      slot_misaligned_18_next = lane_18_misaligned;
    end
  end

  always @* begin
    slot_misaligned_19_next = slot_misaligned_19;
    if (busy & slot_free) begin
      slot_misaligned_19_next = lane_19_misaligned;
    end
  end

  always @* begin
    slot_misaligned_20_next = slot_misaligned_20;
    if (busy & slot_free) begin
      slot_misaligned_20_next = lane_20_misaligned;
    end
  end

  always @* begin
    slot_misaligned_21_next = slot_misaligned_21;
    if (busy & slot_free) begin
      slot_misaligned_21_next = lane_21_misaligned;
    end
  end

  always @* begin
    slot_misaligned_22_next = slot_misaligned_22;
    if (busy & slot_free) begin
      slot_misaligned_22_next = lane_22_misaligned;
    end
  end

  always @* begin
    slot_misaligned_23_next = slot_misaligned_23;
    if (busy & slot_free) begin
      slot_misaligned_23_next = lane_23_misaligned;
    end
  end

  always @* begin
    slot_misaligned_24_next = slot_misaligned_24;
    if (busy & slot_free) begin
      slot_misaligned_24_next = lane_24_misaligned;
    end
  end

  always @* begin
    slot_misaligned_25_next = slot_misaligned_25;
    if (busy & slot_free) begin
      slot_misaligned_25_next = lane_25_misaligned;
    end
  end

  always @* begin
    slot_misaligned_26_next = slot_misaligned_26;
    if (busy & slot_free) begin
      slot_misaligned_26_next = lane_26_misaligned;
    end
  end

  always @* begin
    slot_misaligned_27_next = slot_misaligned_27;
    if (busy & slot_free) begin
      slot_misaligned_27_next = lane_27_misaligned;
    end
  end

  always @* begin
    slot_misaligned_28_next = slot_misaligned_28;
    if (busy & slot_free) begin
      slot_misaligned_28_next = lane_28_misaligned;
    end
  end

  always @* begin
    slot_misaligned_29_next = slot_misaligned_29;
    if (busy & slot_free) begin
      slot_misaligned_29_next = lane_29_misaligned;
    end
  end

  always @* begin
    slot_misaligned_30_next = slot_misaligned_30;
    if (busy & slot_free) begin
      slot_misaligned_30_next = lane_30_misaligned;
    end
  end

  always @* begin
    slot_misaligned_31_next = slot_misaligned_31;
    if (busy & slot_free) begin
      slot_misaligned_31_next = lane_31_misaligned;
    end
  end

  initial begin
    busy = 1'b0;
    fresh = 1'b0;
    at_line = 1'b0;
    again = 1'b0;
    line_state = 42'd0;
    last_step = 4'd0;
    part_last = 1'b0;
    part_control = 20'd0;
    part_returns = 1'b0;
    part_counts_load = 1'b0;
    part_beyond = 1'b0;
    part_wave = 4'd0;
    part_wave64 = 1'b0;
    part_sequence = 16'd0;
    part_row = 11'd0;
    part_beat = 3'd0;
    part_half = 1'b0;
    slot_valid = 1'b0;
    slot_empty = 1'b0;
    slot_refetch = 1'b0;
    slot_last = 1'b0;
    slot_line = 42'd0;
    slot_mask = 64'd0;
    slot_step = 4'd0;
    slot_control = 20'd0;
    slot_returns = 1'b0;
    slot_counts_load = 1'b0;
    slot_row = 11'd0;
    slot_wave = 4'd0;
    slot_sequence = 16'd0;
    slot_beat = 3'd0;
    slot_lane = 6'd0;
    slot_atomic_data = 128'd0;
    slot_atomic_word = 4'd0;
    slot_windows_0 = 4'd0;
    slot_windows_1 = 4'd0;
    slot_windows_2 = 4'd0;
    slot_windows_3 = 4'd0;
    slot_windows_4 = 4'd0;
    slot_windows_5 = 4'd0;
    slot_windows_6 = 4'd0;
    slot_windows_7 = 4'd0;
    slot_windows_8 = 4'd0;
    slot_windows_9 = 4'd0;
    slot_windows_10 = 4'd0;
    slot_windows_11 = 4'd0;
    slot_windows_12 = 4'd0;
    slot_windows_13 = 4'd0;
    slot_windows_14 = 4'd0;
    slot_windows_15 = 4'd0;
    slot_windows_16 = 4'd0;
    slot_windows_17 = 4'd0;
    slot_windows_18 = 4'd0;
    slot_windows_19 = 4'd0;
    slot_windows_20 = 4'd0;
    slot_windows_21 = 4'd0;
    slot_windows_22 = 4'd0;
    slot_windows_23 = 4'd0;
    slot_windows_24 = 4'd0;
    slot_windows_25 = 4'd0;
    slot_windows_26 = 4'd0;
    slot_windows_27 = 4'd0;
    slot_windows_28 = 4'd0;
    slot_windows_29 = 4'd0;
    slot_windows_30 = 4'd0;
    slot_windows_31 = 4'd0;
    slot_words_0 = 4'd0;
    slot_words_1 = 4'd0;
    slot_words_2 = 4'd0;
    slot_words_3 = 4'd0;
    slot_words_4 = 4'd0;
    slot_words_5 = 4'd0;
    slot_words_6 = 4'd0;
    slot_words_7 = 4'd0;
    slot_words_8 = 4'd0;
    slot_words_9 = 4'd0;
    slot_words_10 = 4'd0;
    slot_words_11 = 4'd0;
    slot_words_12 = 4'd0;
    slot_words_13 = 4'd0;
    slot_words_14 = 4'd0;
    slot_words_15 = 4'd0;
    slot_words_16 = 4'd0;
    slot_words_17 = 4'd0;
    slot_words_18 = 4'd0;
    slot_words_19 = 4'd0;
    slot_words_20 = 4'd0;
    slot_words_21 = 4'd0;
    slot_words_22 = 4'd0;
    slot_words_23 = 4'd0;
    slot_words_24 = 4'd0;
    slot_words_25 = 4'd0;
    slot_words_26 = 4'd0;
    slot_words_27 = 4'd0;
    slot_words_28 = 4'd0;
    slot_words_29 = 4'd0;
    slot_words_30 = 4'd0;
    slot_words_31 = 4'd0;
    slot_misaligned_0 = 2'd0;
    slot_misaligned_1 = 2'd0;
    slot_misaligned_2 = 2'd0;
    slot_misaligned_3 = 2'd0;
    slot_misaligned_4 = 2'd0;
    slot_misaligned_5 = 2'd0;
    slot_misaligned_6 = 2'd0;
    slot_misaligned_7 = 2'd0;
    slot_misaligned_8 = 2'd0;
    slot_misaligned_9 = 2'd0;
    slot_misaligned_10 = 2'd0;
    slot_misaligned_11 = 2'd0;
    slot_misaligned_12 = 2'd0;
    slot_misaligned_13 = 2'd0;
    slot_misaligned_14 = 2'd0;
    slot_misaligned_15 = 2'd0;
    slot_misaligned_16 = 2'd0;
    slot_misaligned_17 = 2'd0;
    slot_misaligned_18 = 2'd0;
    slot_misaligned_19 = 2'd0;
    slot_misaligned_20 = 2'd0;
    slot_misaligned_21 = 2'd0;
    slot_misaligned_22 = 2'd0;
    slot_misaligned_23 = 2'd0;
    slot_misaligned_24 = 2'd0;
    slot_misaligned_25 = 2'd0;
    slot_misaligned_26 = 2'd0;
    slot_misaligned_27 = 2'd0;
    slot_misaligned_28 = 2'd0;
    slot_misaligned_29 = 2'd0;
    slot_misaligned_30 = 2'd0;
    slot_misaligned_31 = 2'd0;
  end
  always @(posedge clock) begin
    busy <= busy_next;
    fresh <= fresh_next;
    at_line <= at_line_next;
    again <= again_next;
    line_state <= line_state_next;
    last_step <= last_step_next;
    part_last <= part_last_next;
    part_control <= part_control_next;
    part_returns <= part_returns_next;
    part_counts_load <= part_counts_load_next;
    part_beyond <= part_beyond_next;
    part_wave <= part_wave_next;
    part_wave64 <= part_wave64_next;
    part_sequence <= part_sequence_next;
    part_row <= part_row_next;
    part_beat <= part_beat_next;
    part_half <= part_half_next;
    slot_valid <= slot_valid_next;
    slot_empty <= slot_empty_next;
    slot_refetch <= slot_refetch_next;
    slot_last <= slot_last_next;
    slot_line <= slot_line_next;
    slot_mask <= slot_mask_next;
    slot_step <= slot_step_next;
    slot_control <= slot_control_next;
    slot_returns <= slot_returns_next;
    slot_counts_load <= slot_counts_load_next;
    slot_row <= slot_row_next;
    slot_wave <= slot_wave_next;
    slot_sequence <= slot_sequence_next;
    slot_beat <= slot_beat_next;
    slot_lane <= slot_lane_next;
    slot_atomic_data <= slot_atomic_data_next;
    slot_atomic_word <= slot_atomic_word_next;
    slot_windows_0 <= slot_windows_0_next;
    slot_windows_1 <= slot_windows_1_next;
    slot_windows_2 <= slot_windows_2_next;
    slot_windows_3 <= slot_windows_3_next;
    slot_windows_4 <= slot_windows_4_next;
    slot_windows_5 <= slot_windows_5_next;
    slot_windows_6 <= slot_windows_6_next;
    slot_windows_7 <= slot_windows_7_next;
    slot_windows_8 <= slot_windows_8_next;
    slot_windows_9 <= slot_windows_9_next;
    slot_windows_10 <= slot_windows_10_next;
    slot_windows_11 <= slot_windows_11_next;
    slot_windows_12 <= slot_windows_12_next;
    slot_windows_13 <= slot_windows_13_next;
    slot_windows_14 <= slot_windows_14_next;
    slot_windows_15 <= slot_windows_15_next;
    slot_windows_16 <= slot_windows_16_next;
    slot_windows_17 <= slot_windows_17_next;
    slot_windows_18 <= slot_windows_18_next;
    slot_windows_19 <= slot_windows_19_next;
    slot_windows_20 <= slot_windows_20_next;
    slot_windows_21 <= slot_windows_21_next;
    slot_windows_22 <= slot_windows_22_next;
    slot_windows_23 <= slot_windows_23_next;
    slot_windows_24 <= slot_windows_24_next;
    slot_windows_25 <= slot_windows_25_next;
    slot_windows_26 <= slot_windows_26_next;
    slot_windows_27 <= slot_windows_27_next;
    slot_windows_28 <= slot_windows_28_next;
    slot_windows_29 <= slot_windows_29_next;
    slot_windows_30 <= slot_windows_30_next;
    slot_windows_31 <= slot_windows_31_next;
    slot_words_0 <= slot_words_0_next;
    slot_words_1 <= slot_words_1_next;
    slot_words_2 <= slot_words_2_next;
    slot_words_3 <= slot_words_3_next;
    slot_words_4 <= slot_words_4_next;
    slot_words_5 <= slot_words_5_next;
    slot_words_6 <= slot_words_6_next;
    slot_words_7 <= slot_words_7_next;
    slot_words_8 <= slot_words_8_next;
    slot_words_9 <= slot_words_9_next;
    slot_words_10 <= slot_words_10_next;
    slot_words_11 <= slot_words_11_next;
    slot_words_12 <= slot_words_12_next;
    slot_words_13 <= slot_words_13_next;
    slot_words_14 <= slot_words_14_next;
    slot_words_15 <= slot_words_15_next;
    slot_words_16 <= slot_words_16_next;
    slot_words_17 <= slot_words_17_next;
    slot_words_18 <= slot_words_18_next;
    slot_words_19 <= slot_words_19_next;
    slot_words_20 <= slot_words_20_next;
    slot_words_21 <= slot_words_21_next;
    slot_words_22 <= slot_words_22_next;
    slot_words_23 <= slot_words_23_next;
    slot_words_24 <= slot_words_24_next;
    slot_words_25 <= slot_words_25_next;
    slot_words_26 <= slot_words_26_next;
    slot_words_27 <= slot_words_27_next;
    slot_words_28 <= slot_words_28_next;
    slot_words_29 <= slot_words_29_next;
    slot_words_30 <= slot_words_30_next;
    slot_words_31 <= slot_words_31_next;
    slot_misaligned_0 <= slot_misaligned_0_next;
    slot_misaligned_1 <= slot_misaligned_1_next;
    slot_misaligned_2 <= slot_misaligned_2_next;
    slot_misaligned_3 <= slot_misaligned_3_next;
    slot_misaligned_4 <= slot_misaligned_4_next;
    slot_misaligned_5 <= slot_misaligned_5_next;
    slot_misaligned_6 <= slot_misaligned_6_next;
    slot_misaligned_7 <= slot_misaligned_7_next;
    slot_misaligned_8 <= slot_misaligned_8_next;
    slot_misaligned_9 <= slot_misaligned_9_next;
    slot_misaligned_10 <= slot_misaligned_10_next;
    slot_misaligned_11 <= slot_misaligned_11_next;
    slot_misaligned_12 <= slot_misaligned_12_next;
    slot_misaligned_13 <= slot_misaligned_13_next;
    slot_misaligned_14 <= slot_misaligned_14_next;
    slot_misaligned_15 <= slot_misaligned_15_next;
    slot_misaligned_16 <= slot_misaligned_16_next;
    slot_misaligned_17 <= slot_misaligned_17_next;
    slot_misaligned_18 <= slot_misaligned_18_next;
    slot_misaligned_19 <= slot_misaligned_19_next;
    slot_misaligned_20 <= slot_misaligned_20_next;
    slot_misaligned_21 <= slot_misaligned_21_next;
    slot_misaligned_22 <= slot_misaligned_22_next;
    slot_misaligned_23 <= slot_misaligned_23_next;
    slot_misaligned_24 <= slot_misaligned_24_next;
    slot_misaligned_25 <= slot_misaligned_25_next;
    slot_misaligned_26 <= slot_misaligned_26_next;
    slot_misaligned_27 <= slot_misaligned_27_next;
    slot_misaligned_28 <= slot_misaligned_28_next;
    slot_misaligned_29 <= slot_misaligned_29_next;
    slot_misaligned_30 <= slot_misaligned_30_next;
    slot_misaligned_31 <= slot_misaligned_31_next;
  end

  memory_lane lane_0 (
    .clock(clock),
    .vgpr(vgpr_0),
    .clear(clear),
    .load_low(load_low),
    .load_high(load_high),
    .load_data_0(load_data_0),
    .load_data_1(load_data_1),
    .load_data_2(load_data_2),
    .load_data_3(load_data_3),
    .lane(facts_number_0),
    .shared(shared),
    .active(exec_part_lane_0),
    .violation(lane_0_violation),
    .take(takes),
    .sent_wave64(part_wave64),
    .sent_element(element),
    .sent_high(lane_0_sent_high),
    .sent_loads(part_load),
    .sent_stores(part_store),
    .step(choice_step),
    .served(lane_0_served),
    .window(lane_0_window),
    .lingers(lane_0_lingers),
    .steps(lane_0_steps),
    .steps_left(lane_0_steps_left),
    .line(lane_0_line),
    .word(lane_0_word),
    .misaligned(lane_0_misaligned),
    .placed(lane_0_placed),
    .bytes(lane_0_bytes),
    .data(lane_0_data)
  );

  memory_lane lane_1 (
    .clock(clock),
    .vgpr(vgpr_1),
    .clear(clear),
    .load_low(load_low),
    .load_high(load_high),
    .load_data_0(load_data_0),
    .load_data_1(load_data_1),
    .load_data_2(load_data_2),
    .load_data_3(load_data_3),
    .lane(facts_number_1),
    .shared(shared),
    .active(exec_part_lane_1),
    .violation(lane_1_violation),
    .take(takes),
    .sent_wave64(part_wave64),
    .sent_element(element),
    .sent_high(lane_1_sent_high),
    .sent_loads(part_load),
    .sent_stores(part_store),
    .step(choice_step),
    .served(lane_1_served),
    .window(lane_1_window),
    .lingers(lane_1_lingers),
    .steps(lane_1_steps),
    .steps_left(lane_1_steps_left),
    .line(lane_1_line),
    .word(lane_1_word),
    .misaligned(lane_1_misaligned),
    .placed(lane_1_placed),
    .bytes(lane_1_bytes),
    .data(lane_1_data)
  );

  memory_lane lane_2 (
    .clock(clock),
    .vgpr(vgpr_2),
    .clear(clear),
    .load_low(load_low),
    .load_high(load_high),
    .load_data_0(load_data_0),
    .load_data_1(load_data_1),
    .load_data_2(load_data_2),
    .load_data_3(load_data_3),
    .lane(facts_number_2),
    .shared(shared),
    .active(exec_part_lane_2),
    .violation(lane_2_violation),
    .take(takes),
    .sent_wave64(part_wave64),
    .sent_element(element),
    .sent_high(lane_2_sent_high),
    .sent_loads(part_load),
    .sent_stores(part_store),
    .step(choice_step),
    .served(lane_2_served),
    .window(lane_2_window),
    .lingers(lane_2_lingers),
    .steps(lane_2_steps),
    .steps_left(lane_2_steps_left),
    .line(lane_2_line),
    .word(lane_2_word),
    .misaligned(lane_2_misaligned),
    .placed(lane_2_placed),
    .bytes(lane_2_bytes),
    .data(lane_2_data)
  );

  memory_lane lane_3 (
    .clock(clock),
    .vgpr(vgpr_3),
    .clear(clear),
    .load_low(load_low),
    .load_high(load_high),
    .load_data_0(load_data_0),
    .load_data_1(load_data_1),
    .load_data_2(load_data_2),
    .load_data_3(load_data_3),
    .lane(facts_number_3),
    .shared(shared),
    .active(exec_part_lane_3),
    .violation(lane_3_violation),
    .take(takes),
    .sent_wave64(part_wave64),
    .sent_element(element),
    .sent_high(lane_3_sent_high),
    .sent_loads(part_load),
    .sent_stores(part_store),
    .step(choice_step),
    .served(lane_3_served),
    .window(lane_3_window),
    .lingers(lane_3_lingers),
    .steps(lane_3_steps),
    .steps_left(lane_3_steps_left),
    .line(lane_3_line),
    .word(lane_3_word),
    .misaligned(lane_3_misaligned),
    .placed(lane_3_placed),
    .bytes(lane_3_bytes),
    .data(lane_3_data)
  );

  memory_lane lane_4 (
    .clock(clock),
    .vgpr(vgpr_4),
    .clear(clear),
    .load_low(load_low),
    .load_high(load_high),
    .load_data_0(load_data_0),
    .load_data_1(load_data_1),
    .load_data_2(load_data_2),
    .load_data_3(load_data_3),
    .lane(facts_number_4),
    .shared(shared),
    .active(exec_part_lane_4),
    .violation(lane_4_violation),
    .take(takes),
    .sent_wave64(part_wave64),
    .sent_element(element),
    .sent_high(lane_4_sent_high),
    .sent_loads(part_load),
    .sent_stores(part_store),
    .step(choice_step),
    .served(lane_4_served),
    .window(lane_4_window),
    .lingers(lane_4_lingers),
    .steps(lane_4_steps),
    .steps_left(lane_4_steps_left),
    .line(lane_4_line),
    .word(lane_4_word),
    .misaligned(lane_4_misaligned),
    .placed(lane_4_placed),
    .bytes(lane_4_bytes),
    .data(lane_4_data)
  );

  memory_lane lane_5 (
    .clock(clock),
    .vgpr(vgpr_5),
    .clear(clear),
    .load_low(load_low),
    .load_high(load_high),
    .load_data_0(load_data_0),
    .load_data_1(load_data_1),
    .load_data_2(load_data_2),
    .load_data_3(load_data_3),
    .lane(facts_number_5),
    .shared(shared),
    .active(exec_part_lane_5),
    .violation(lane_5_violation),
    .take(takes),
    .sent_wave64(part_wave64),
    .sent_element(element),
    .sent_high(lane_5_sent_high),
    .sent_loads(part_load),
    .sent_stores(part_store),
    .step(choice_step),
    .served(lane_5_served),
    .window(lane_5_window),
    .lingers(lane_5_lingers),
    .steps(lane_5_steps),
    .steps_left(lane_5_steps_left),
    .line(lane_5_line),
    .word(lane_5_word),
    .misaligned(lane_5_misaligned),
    .placed(lane_5_placed),
    .bytes(lane_5_bytes),
    .data(lane_5_data)
  );

  memory_lane lane_6 (
    .clock(clock),
    .vgpr(vgpr_6),
    .clear(clear),
    .load_low(load_low),
    .load_high(load_high),
    .load_data_0(load_data_0),
    .load_data_1(load_data_1),
    .load_data_2(load_data_2),
    .load_data_3(load_data_3),
    .lane(facts_number_6),
    .shared(shared),
    .active(exec_part_lane_6),
    .violation(lane_6_violation),
    .take(takes),
    .sent_wave64(part_wave64),
    .sent_element(element),
    .sent_high(lane_6_sent_high),
    .sent_loads(part_load),
    .sent_stores(part_store),
    .step(choice_step),
    .served(lane_6_served),
    .window(lane_6_window),
    .lingers(lane_6_lingers),
    .steps(lane_6_steps),
    .steps_left(lane_6_steps_left),
    .line(lane_6_line),
    .word(lane_6_word),
    .misaligned(lane_6_misaligned),
    .placed(lane_6_placed),
    .bytes(lane_6_bytes),
    .data(lane_6_data)
  );

  memory_lane lane_7 (
    .clock(clock),
    .vgpr(vgpr_7),
    .clear(clear),
    .load_low(load_low),
    .load_high(load_high),
    .load_data_0(load_data_0),
    .load_data_1(load_data_1),
    .load_data_2(load_data_2),
    .load_data_3(load_data_3),
    .lane(facts_number_7),
    .shared(shared),
    .active(exec_part_lane_7),
    .violation(lane_7_violation),
    .take(takes),
    .sent_wave64(part_wave64),
    .sent_element(element),
    .sent_high(lane_7_sent_high),
    .sent_loads(part_load),
    .sent_stores(part_store),
    .step(choice_step),
    .served(lane_7_served),
    .window(lane_7_window),
    .lingers(lane_7_lingers),
    .steps(lane_7_steps),
    .steps_left(lane_7_steps_left),
    .line(lane_7_line),
    .word(lane_7_word),
    .misaligned(lane_7_misaligned),
    .placed(lane_7_placed),
    .bytes(lane_7_bytes),
    .data(lane_7_data)
  );

  memory_lane lane_8 (
    .clock(clock),
    .vgpr(vgpr_8),
    .clear(clear),
    .load_low(load_low),
    .load_high(load_high),
    .load_data_0(load_data_0),
    .load_data_1(load_data_1),
    .load_data_2(load_data_2),
    .load_data_3(load_data_3),
    .lane(facts_number_8),
    .shared(shared),
    .active(exec_part_lane_8),
    .violation(lane_8_violation),
    .take(takes),
    .sent_wave64(part_wave64),
    .sent_element(element),
    .sent_high(lane_8_sent_high),
    .sent_loads(part_load),
    .sent_stores(part_store),
    .step(choice_step),
    .served(lane_8_served),
    .window(lane_8_window),
    .lingers(lane_8_lingers),
    .steps(lane_8_steps),
    .steps_left(lane_8_steps_left),
    .line(lane_8_line),
    .word(lane_8_word),
    .misaligned(lane_8_misaligned),
    .placed(lane_8_placed),
    .bytes(lane_8_bytes),
    .data(lane_8_data)
  );

  memory_lane lane_9 (
    .clock(clock),
    .vgpr(vgpr_9),
    .clear(clear),
    .load_low(load_low),
    .load_high(load_high),
    .load_data_0(load_data_0),
    .load_data_1(load_data_1),
    .load_data_2(load_data_2),
    .load_data_3(load_data_3),
    .lane(facts_number_9),
    .shared(shared),
    .active(exec_part_lane_9),
    .violation(lane_9_violation),
    .take(takes),
    .sent_wave64(part_wave64),
    .sent_element(element),
    .sent_high(lane_9_sent_high),
    .sent_loads(part_load),
    .sent_stores(part_store),
    .step(choice_step),
    .served(lane_9_served),
    .window(lane_9_window),
    .lingers(lane_9_lingers),
    .steps(lane_9_steps),
    .steps_left(lane_9_steps_left),
    .line(lane_9_line),
    .word(lane_9_word),
    .misaligned(lane_9_misaligned),
    .placed(lane_9_placed),
    .bytes(lane_9_bytes),
    .data(lane_9_data)
  );

  memory_lane lane_10 (
    .clock(clock),
    .vgpr(vgpr_10),
    .clear(clear),
    .load_low(load_low),
    .load_high(load_high),
    .load_data_0(load_data_0),
    .load_data_1(load_data_1),
    .load_data_2(load_data_2),
    .load_data_3(load_data_3),
    .lane(facts_number_10),
    .shared(shared),
    .active(exec_part_lane_10),
    .violation(lane_10_violation),
    .take(takes),
    .sent_wave64(part_wave64),
    .sent_element(element),
    .sent_high(lane_10_sent_high),
    .sent_loads(part_load),
    .sent_stores(part_store),
    .step(choice_step),
    .served(lane_10_served),
    .window(lane_10_window),
    .lingers(lane_10_lingers),
    .steps(lane_10_steps),
    .steps_left(lane_10_steps_left),
    .line(lane_10_line),
    .word(lane_10_word),
    .misaligned(lane_10_misaligned),
    .placed(lane_10_placed),
    .bytes(lane_10_bytes),
    .data(lane_10_data)
  );

  memory_lane lane_11 (
    .clock(clock),
    .vgpr(vgpr_11),
    .clear(clear),
    .load_low(load_low),
    .load_high(load_high),
    .load_data_0(load_data_0),
    .load_data_1(load_data_1),
    .load_data_2(load_data_2),
    .load_data_3(load_data_3),
    .lane(facts_number_11),
    .shared(shared),
    .active(exec_part_lane_11),
    .violation(lane_11_violation),
    .take(takes),
    .sent_wave64(part_wave64),
    .sent_element(element),
    .sent_high(lane_11_sent_high),
    .sent_loads(part_load),
    .sent_stores(part_store),
    .step(choice_step),
    .served(lane_11_served),
    .window(lane_11_window),
    .lingers(lane_11_lingers),
    .steps(lane_11_steps),
    .steps_left(lane_11_steps_left),
    .line(lane_11_line),
    .word(lane_11_word),
    .misaligned(lane_11_misaligned),
    .placed(lane_11_placed),
    .bytes(lane_11_bytes),
    .data(lane_11_data)
  );

  memory_lane lane_12 (
    .clock(clock),
    .vgpr(vgpr_12),
    .clear(clear),
    .load_low(load_low),
    .load_high(load_high),
    .load_data_0(load_data_0),
    .load_data_1(load_data_1),
    .load_data_2(load_data_2),
    .load_data_3(load_data_3),
    .lane(facts_number_12),
    .shared(shared),
    .active(exec_part_lane_12),
    .violation(lane_12_violation),
    .take(takes),
    .sent_wave64(part_wave64),
    .sent_element(element),
    .sent_high(lane_12_sent_high),
    .sent_loads(part_load),
    .sent_stores(part_store),
    .step(choice_step),
    .served(lane_12_served),
    .window(lane_12_window),
    .lingers(lane_12_lingers),
    .steps(lane_12_steps),
    .steps_left(lane_12_steps_left),
    .line(lane_12_line),
    .word(lane_12_word),
    .misaligned(lane_12_misaligned),
    .placed(lane_12_placed),
    .bytes(lane_12_bytes),
    .data(lane_12_data)
  );

  memory_lane lane_13 (
    .clock(clock),
    .vgpr(vgpr_13),
    .clear(clear),
    .load_low(load_low),
    .load_high(load_high),
    .load_data_0(load_data_0),
    .load_data_1(load_data_1),
    .load_data_2(load_data_2),
    .load_data_3(load_data_3),
    .lane(facts_number_13),
    .shared(shared),
    .active(exec_part_lane_13),
    .violation(lane_13_violation),
    .take(takes),
    .sent_wave64(part_wave64),
    .sent_element(element),
    .sent_high(lane_13_sent_high),
    .sent_loads(part_load),
    .sent_stores(part_store),
    .step(choice_step),
    .served(lane_13_served),
    .window(lane_13_window),
    .lingers(lane_13_lingers),
    .steps(lane_13_steps),
    .steps_left(lane_13_steps_left),
    .line(lane_13_line),
    .word(lane_13_word),
    .misaligned(lane_13_misaligned),
    .placed(lane_13_placed),
    .bytes(lane_13_bytes),
    .data(lane_13_data)
  );

  memory_lane lane_14 (
    .clock(clock),
    .vgpr(vgpr_14),
    .clear(clear),
    .load_low(load_low),
    .load_high(load_high),
    .load_data_0(load_data_0),
    .load_data_1(load_data_1),
    .load_data_2(load_data_2),
    .load_data_3(load_data_3),
    .lane(facts_number_14),
    .shared(shared),
    .active(exec_part_lane_14),
    .violation(lane_14_violation),
    .take(takes),
    .sent_wave64(part_wave64),
    .sent_element(element),
    .sent_high(lane_14_sent_high),
    .sent_loads(part_load),
    .sent_stores(part_store),
    .step(choice_step),
    .served(lane_14_served),
    .window(lane_14_window),
    .lingers(lane_14_lingers),
    .steps(lane_14_steps),
    .steps_left(lane_14_steps_left),
    .line(lane_14_line),
    .word(lane_14_word),
    .misaligned(lane_14_misaligned),
    .placed(lane_14_placed),
    .bytes(lane_14_bytes),
    .data(lane_14_data)
  );

  memory_lane lane_15 (
    .clock(clock),
    .vgpr(vgpr_15),
    .clear(clear),
    .load_low(load_low),
    .load_high(load_high),
    .load_data_0(load_data_0),
    .load_data_1(load_data_1),
    .load_data_2(load_data_2),
    .load_data_3(load_data_3),
    .lane(facts_number_15),
    .shared(shared),
    .active(exec_part_lane_15),
    .violation(lane_15_violation),
    .take(takes),
    .sent_wave64(part_wave64),
    .sent_element(element),
    .sent_high(lane_15_sent_high),
    .sent_loads(part_load),
    .sent_stores(part_store),
    .step(choice_step),
    .served(lane_15_served),
    .window(lane_15_window),
    .lingers(lane_15_lingers),
    .steps(lane_15_steps),
    .steps_left(lane_15_steps_left),
    .line(lane_15_line),
    .word(lane_15_word),
    .misaligned(lane_15_misaligned),
    .placed(lane_15_placed),
    .bytes(lane_15_bytes),
    .data(lane_15_data)
  );

  memory_lane lane_16 (
    .clock(clock),
    .vgpr(vgpr_16),
    .clear(clear),
    .load_low(load_low),
    .load_high(load_high),
    .load_data_0(load_data_0),
    .load_data_1(load_data_1),
    .load_data_2(load_data_2),
    .load_data_3(load_data_3),
    .lane(facts_number_16),
    .shared(shared),
    .active(exec_part_lane_16),
    .violation(lane_16_violation),
    .take(takes),
    .sent_wave64(part_wave64),
    .sent_element(element),
    .sent_high(lane_16_sent_high),
    .sent_loads(part_load),
    .sent_stores(part_store),
    .step(choice_step),
    .served(lane_16_served),
    .window(lane_16_window),
    .lingers(lane_16_lingers),
    .steps(lane_16_steps),
    .steps_left(lane_16_steps_left),
    .line(lane_16_line),
    .word(lane_16_word),
    .misaligned(lane_16_misaligned),
    .placed(lane_16_placed),
    .bytes(lane_16_bytes),
    .data(lane_16_data)
  );

  memory_lane lane_17 (
    .clock(clock),
    .vgpr(vgpr_17),
    .clear(clear),
    .load_low(load_low),
    .load_high(load_high),
    .load_data_0(load_data_0),
    .load_data_1(load_data_1),
    .load_data_2(load_data_2),
    .load_data_3(load_data_3),
    .lane(facts_number_17),
    .shared(shared),
    .active(exec_part_lane_17),
    .violation(lane_17_violation),
    .take(takes),
    .sent_wave64(part_wave64),
    .sent_element(element),
    .sent_high(lane_17_sent_high),
    .sent_loads(part_load),
    .sent_stores(part_store),
    .step(choice_step),
    .served(lane_17_served),
    .window(lane_17_window),
    .lingers(lane_17_lingers),
    .steps(lane_17_steps),
    .steps_left(lane_17_steps_left),
    .line(lane_17_line),
    .word(lane_17_word),
    .misaligned(lane_17_misaligned),
    .placed(lane_17_placed),
    .bytes(lane_17_bytes),
    .data(lane_17_data)
  );

  memory_lane lane_18 (
    .clock(clock),
    .vgpr(vgpr_18),
    .clear(clear),
    .load_low(load_low),
    .load_high(load_high),
    .load_data_0(load_data_0),
    .load_data_1(load_data_1),
    .load_data_2(load_data_2),
    .load_data_3(load_data_3),
    .lane(facts_number_18),
    .shared(shared),
    .active(exec_part_lane_18),
    .violation(lane_18_violation),
    .take(takes),
    .sent_wave64(part_wave64),
    .sent_element(element),
    .sent_high(lane_18_sent_high),
    .sent_loads(part_load),
    .sent_stores(part_store),
    .step(choice_step),
    .served(lane_18_served),
    .window(lane_18_window),
    .lingers(lane_18_lingers),
    .steps(lane_18_steps),
    .steps_left(lane_18_steps_left),
    .line(lane_18_line),
    .word(lane_18_word),
    .misaligned(lane_18_misaligned),
    .placed(lane_18_placed),
    .bytes(lane_18_bytes),
    .data(lane_18_data)
  );

  memory_lane lane_19 (
    .clock(clock),
    .vgpr(vgpr_19),
    .clear(clear),
    .load_low(load_low),
    .load_high(load_high),
    .load_data_0(load_data_0),
    .load_data_1(load_data_1),
    .load_data_2(load_data_2),
    .load_data_3(load_data_3),
    .lane(facts_number_19),
    .shared(shared),
    .active(exec_part_lane_19),
    .violation(lane_19_violation),
    .take(takes),
    .sent_wave64(part_wave64),
    .sent_element(element),
    .sent_high(lane_19_sent_high),
    .sent_loads(part_load),
    .sent_stores(part_store),
    .step(choice_step),
    .served(lane_19_served),
    .window(lane_19_window),
    .lingers(lane_19_lingers),
    .steps(lane_19_steps),
    .steps_left(lane_19_steps_left),
    .line(lane_19_line),
    .word(lane_19_word),
    .misaligned(lane_19_misaligned),
    .placed(lane_19_placed),
    .bytes(lane_19_bytes),
    .data(lane_19_data)
  );

  memory_lane lane_20 (
    .clock(clock),
    .vgpr(vgpr_20),
    .clear(clear),
    .load_low(load_low),
    .load_high(load_high),
    .load_data_0(load_data_0),
    .load_data_1(load_data_1),
    .load_data_2(load_data_2),
    .load_data_3(load_data_3),
    .lane(facts_number_20),
    .shared(shared),
    .active(exec_part_lane_20),
    .violation(lane_20_violation),
    .take(takes),
    .sent_wave64(part_wave64),
    .sent_element(element),
    .sent_high(lane_20_sent_high),
    .sent_loads(part_load),
    .sent_stores(part_store),
    .step(choice_step),
    .served(lane_20_served),
    .window(lane_20_window),
    .lingers(lane_20_lingers),
    .steps(lane_20_steps),
    .steps_left(lane_20_steps_left),
    .line(lane_20_line),
    .word(lane_20_word),
    .misaligned(lane_20_misaligned),
    .placed(lane_20_placed),
    .bytes(lane_20_bytes),
    .data(lane_20_data)
  );

  memory_lane lane_21 (
    .clock(clock),
    .vgpr(vgpr_21),
    .clear(clear),
    .load_low(load_low),
    .load_high(load_high),
    .load_data_0(load_data_0),
    .load_data_1(load_data_1),
    .load_data_2(load_data_2),
    .load_data_3(load_data_3),
    .lane(facts_number_21),
    .shared(shared),
    .active(exec_part_lane_21),
    .violation(lane_21_violation),
    .take(takes),
    .sent_wave64(part_wave64),
    .sent_element(element),
    .sent_high(lane_21_sent_high),
    .sent_loads(part_load),
    .sent_stores(part_store),
    .step(choice_step),
    .served(lane_21_served),
    .window(lane_21_window),
    .lingers(lane_21_lingers),
    .steps(lane_21_steps),
    .steps_left(lane_21_steps_left),
    .line(lane_21_line),
    .word(lane_21_word),
    .misaligned(lane_21_misaligned),
    .placed(lane_21_placed),
    .bytes(lane_21_bytes),
    .data(lane_21_data)
  );

  memory_lane lane_22 (
    .clock(clock),
    .vgpr(vgpr_22),
    .clear(clear),
    .load_low(load_low),
    .load_high(load_high),
    .load_data_0(load_data_0),
    .load_data_1(load_data_1),
    .load_data_2(load_data_2),
    .load_data_3(load_data_3),
    .lane(facts_number_22),
    .shared(shared),
    .active(exec_part_lane_22),
    .violation(lane_22_violation),
    .take(takes),
    .sent_wave64(part_wave64),
    .sent_element(element),
    .sent_high(lane_22_sent_high),
    .sent_loads(part_load),
    .sent_stores(part_store),
    .step(choice_step),
    .served(lane_22_served),
    .window(lane_22_window),
    .lingers(lane_22_lingers),
    .steps(lane_22_steps),
    .steps_left(lane_22_steps_left),
    .line(lane_22_line),
    .word(lane_22_word),
    .misaligned(lane_22_misaligned),
    .placed(lane_22_placed),
    .bytes(lane_22_bytes),
    .data(lane_22_data)
  );

  memory_lane lane_23 (
    .clock(clock),
    .vgpr(vgpr_23),
    .clear(clear),
    .load_low(load_low),
    .load_high(load_high),
    .load_data_0(load_data_0),
    .load_data_1(load_data_1),
    .load_data_2(load_data_2),
    .load_data_3(load_data_3),
    .lane(facts_number_23),
    .shared(shared),
    .active(exec_part_lane_23),
    .violation(lane_23_violation),
    .take(takes),
    .sent_wave64(part_wave64),
    .sent_element(element),
    .sent_high(lane_23_sent_high),
    .sent_loads(part_load),
    .sent_stores(part_store),
    .step(choice_step),
    .served(lane_23_served),
    .window(lane_23_window),
    .lingers(lane_23_lingers),
    .steps(lane_23_steps),
    .steps_left(lane_23_steps_left),
    .line(lane_23_line),
    .word(lane_23_word),
    .misaligned(lane_23_misaligned),
    .placed(lane_23_placed),
    .bytes(lane_23_bytes),
    .data(lane_23_data)
  );

  memory_lane lane_24 (
    .clock(clock),
    .vgpr(vgpr_24),
    .clear(clear),
    .load_low(load_low),
    .load_high(load_high),
    .load_data_0(load_data_0),
    .load_data_1(load_data_1),
    .load_data_2(load_data_2),
    .load_data_3(load_data_3),
    .lane(facts_number_24),
    .shared(shared),
    .active(exec_part_lane_24),
    .violation(lane_24_violation),
    .take(takes),
    .sent_wave64(part_wave64),
    .sent_element(element),
    .sent_high(lane_24_sent_high),
    .sent_loads(part_load),
    .sent_stores(part_store),
    .step(choice_step),
    .served(lane_24_served),
    .window(lane_24_window),
    .lingers(lane_24_lingers),
    .steps(lane_24_steps),
    .steps_left(lane_24_steps_left),
    .line(lane_24_line),
    .word(lane_24_word),
    .misaligned(lane_24_misaligned),
    .placed(lane_24_placed),
    .bytes(lane_24_bytes),
    .data(lane_24_data)
  );

  memory_lane lane_25 (
    .clock(clock),
    .vgpr(vgpr_25),
    .clear(clear),
    .load_low(load_low),
    .load_high(load_high),
    .load_data_0(load_data_0),
    .load_data_1(load_data_1),
    .load_data_2(load_data_2),
    .load_data_3(load_data_3),
    .lane(facts_number_25),
    .shared(shared),
    .active(exec_part_lane_25),
    .violation(lane_25_violation),
    .take(takes),
    .sent_wave64(part_wave64),
    .sent_element(element),
    .sent_high(lane_25_sent_high),
    .sent_loads(part_load),
    .sent_stores(part_store),
    .step(choice_step),
    .served(lane_25_served),
    .window(lane_25_window),
    .lingers(lane_25_lingers),
    .steps(lane_25_steps),
    .steps_left(lane_25_steps_left),
    .line(lane_25_line),
    .word(lane_25_word),
    .misaligned(lane_25_misaligned),
    .placed(lane_25_placed),
    .bytes(lane_25_bytes),
    .data(lane_25_data)
  );

  memory_lane lane_26 (
    .clock(clock),
    .vgpr(vgpr_26),
    .clear(clear),
    .load_low(load_low),
    .load_high(load_high),
    .load_data_0(load_data_0),
    .load_data_1(load_data_1),
    .load_data_2(load_data_2),
    .load_data_3(load_data_3),
    .lane(facts_number_26),
    .shared(shared),
    .active(exec_part_lane_26),
    .violation(lane_26_violation),
    .take(takes),
    .sent_wave64(part_wave64),
    .sent_element(element),
    .sent_high(lane_26_sent_high),
    .sent_loads(part_load),
    .sent_stores(part_store),
    .step(choice_step),
    .served(lane_26_served),
    .window(lane_26_window),
    .lingers(lane_26_lingers),
    .steps(lane_26_steps),
    .steps_left(lane_26_steps_left),
    .line(lane_26_line),
    .word(lane_26_word),
    .misaligned(lane_26_misaligned),
    .placed(lane_26_placed),
    .bytes(lane_26_bytes),
    .data(lane_26_data)
  );

  memory_lane lane_27 (
    .clock(clock),
    .vgpr(vgpr_27),
    .clear(clear),
    .load_low(load_low),
    .load_high(load_high),
    .load_data_0(load_data_0),
    .load_data_1(load_data_1),
    .load_data_2(load_data_2),
    .load_data_3(load_data_3),
    .lane(facts_number_27),
    .shared(shared),
    .active(exec_part_lane_27),
    .violation(lane_27_violation),
    .take(takes),
    .sent_wave64(part_wave64),
    .sent_element(element),
    .sent_high(lane_27_sent_high),
    .sent_loads(part_load),
    .sent_stores(part_store),
    .step(choice_step),
    .served(lane_27_served),
    .window(lane_27_window),
    .lingers(lane_27_lingers),
    .steps(lane_27_steps),
    .steps_left(lane_27_steps_left),
    .line(lane_27_line),
    .word(lane_27_word),
    .misaligned(lane_27_misaligned),
    .placed(lane_27_placed),
    .bytes(lane_27_bytes),
    .data(lane_27_data)
  );

  memory_lane lane_28 (
    .clock(clock),
    .vgpr(vgpr_28),
    .clear(clear),
    .load_low(load_low),
    .load_high(load_high),
    .load_data_0(load_data_0),
    .load_data_1(load_data_1),
    .load_data_2(load_data_2),
    .load_data_3(load_data_3),
    .lane(facts_number_28),
    .shared(shared),
    .active(exec_part_lane_28),
    .violation(lane_28_violation),
    .take(takes),
    .sent_wave64(part_wave64),
    .sent_element(element),
    .sent_high(lane_28_sent_high),
    .sent_loads(part_load),
    .sent_stores(part_store),
    .step(choice_step),
    .served(lane_28_served),
    .window(lane_28_window),
    .lingers(lane_28_lingers),
    .steps(lane_28_steps),
    .steps_left(lane_28_steps_left),
    .line(lane_28_line),
    .word(lane_28_word),
    .misaligned(lane_28_misaligned),
    .placed(lane_28_placed),
    .bytes(lane_28_bytes),
    .data(lane_28_data)
  );

  memory_lane lane_29 (
    .clock(clock),
    .vgpr(vgpr_29),
    .clear(clear),
    .load_low(load_low),
    .load_high(load_high),
    .load_data_0(load_data_0),
    .load_data_1(load_data_1),
    .load_data_2(load_data_2),
    .load_data_3(load_data_3),
    .lane(facts_number_29),
    .shared(shared),
    .active(exec_part_lane_29),
    .violation(lane_29_violation),
    .take(takes),
    .sent_wave64(part_wave64),
    .sent_element(element),
    .sent_high(lane_29_sent_high),
    .sent_loads(part_load),
    .sent_stores(part_store),
    .step(choice_step),
    .served(lane_29_served),
    .window(lane_29_window),
    .lingers(lane_29_lingers),
    .steps(lane_29_steps),
    .steps_left(lane_29_steps_left),
    .line(lane_29_line),
    .word(lane_29_word),
    .misaligned(lane_29_misaligned),
    .placed(lane_29_placed),
    .bytes(lane_29_bytes),
    .data(lane_29_data)
  );

  memory_lane lane_30 (
    .clock(clock),
    .vgpr(vgpr_30),
    .clear(clear),
    .load_low(load_low),
    .load_high(load_high),
    .load_data_0(load_data_0),
    .load_data_1(load_data_1),
    .load_data_2(load_data_2),
    .load_data_3(load_data_3),
    .lane(facts_number_30),
    .shared(shared),
    .active(exec_part_lane_30),
    .violation(lane_30_violation),
    .take(takes),
    .sent_wave64(part_wave64),
    .sent_element(element),
    .sent_high(lane_30_sent_high),
    .sent_loads(part_load),
    .sent_stores(part_store),
    .step(choice_step),
    .served(lane_30_served),
    .window(lane_30_window),
    .lingers(lane_30_lingers),
    .steps(lane_30_steps),
    .steps_left(lane_30_steps_left),
    .line(lane_30_line),
    .word(lane_30_word),
    .misaligned(lane_30_misaligned),
    .placed(lane_30_placed),
    .bytes(lane_30_bytes),
    .data(lane_30_data)
  );

  memory_lane lane_31 (
    .clock(clock),
    .vgpr(vgpr_31),
    .clear(clear),
    .load_low(load_low),
    .load_high(load_high),
    .load_data_0(load_data_0),
    .load_data_1(load_data_1),
    .load_data_2(load_data_2),
    .load_data_3(load_data_3),
    .lane(facts_number_31),
    .shared(shared),
    .active(exec_part_lane_31),
    .violation(lane_31_violation),
    .take(takes),
    .sent_wave64(part_wave64),
    .sent_element(element),
    .sent_high(lane_31_sent_high),
    .sent_loads(part_load),
    .sent_stores(part_store),
    .step(choice_step),
    .served(lane_31_served),
    .window(lane_31_window),
    .lingers(lane_31_lingers),
    .steps(lane_31_steps),
    .steps_left(lane_31_steps_left),
    .line(lane_31_line),
    .word(lane_31_word),
    .misaligned(lane_31_misaligned),
    .placed(lane_31_placed),
    .bytes(lane_31_bytes),
    .data(lane_31_data)
  );

  lane_facts facts (
    .half(half),
    .beat(beat),
    .violation_0(lane_0_violation),
    .violation_1(lane_1_violation),
    .violation_2(lane_2_violation),
    .violation_3(lane_3_violation),
    .violation_4(lane_4_violation),
    .violation_5(lane_5_violation),
    .violation_6(lane_6_violation),
    .violation_7(lane_7_violation),
    .violation_8(lane_8_violation),
    .violation_9(lane_9_violation),
    .violation_10(lane_10_violation),
    .violation_11(lane_11_violation),
    .violation_12(lane_12_violation),
    .violation_13(lane_13_violation),
    .violation_14(lane_14_violation),
    .violation_15(lane_15_violation),
    .violation_16(lane_16_violation),
    .violation_17(lane_17_violation),
    .violation_18(lane_18_violation),
    .violation_19(lane_19_violation),
    .violation_20(lane_20_violation),
    .violation_21(lane_21_violation),
    .violation_22(lane_22_violation),
    .violation_23(lane_23_violation),
    .violation_24(lane_24_violation),
    .violation_25(lane_25_violation),
    .violation_26(lane_26_violation),
    .violation_27(lane_27_violation),
    .violation_28(lane_28_violation),
    .violation_29(lane_29_violation),
    .violation_30(lane_30_violation),
    .violation_31(lane_31_violation),
    .steps_left_0(lane_0_steps_left),
    .steps_left_1(lane_1_steps_left),
    .steps_left_2(lane_2_steps_left),
    .steps_left_3(lane_3_steps_left),
    .steps_left_4(lane_4_steps_left),
    .steps_left_5(lane_5_steps_left),
    .steps_left_6(lane_6_steps_left),
    .steps_left_7(lane_7_steps_left),
    .steps_left_8(lane_8_steps_left),
    .steps_left_9(lane_9_steps_left),
    .steps_left_10(lane_10_steps_left),
    .steps_left_11(lane_11_steps_left),
    .steps_left_12(lane_12_steps_left),
    .steps_left_13(lane_13_steps_left),
    .steps_left_14(lane_14_steps_left),
    .steps_left_15(lane_15_steps_left),
    .steps_left_16(lane_16_steps_left),
    .steps_left_17(lane_17_steps_left),
    .steps_left_18(lane_18_steps_left),
    .steps_left_19(lane_19_steps_left),
    .steps_left_20(lane_20_steps_left),
    .steps_left_21(lane_21_steps_left),
    .steps_left_22(lane_22_steps_left),
    .steps_left_23(lane_23_steps_left),
    .steps_left_24(lane_24_steps_left),
    .steps_left_25(lane_25_steps_left),
    .steps_left_26(lane_26_steps_left),
    .steps_left_27(lane_27_steps_left),
    .steps_left_28(lane_28_steps_left),
    .steps_left_29(lane_29_steps_left),
    .steps_left_30(lane_30_steps_left),
    .steps_left_31(lane_31_steps_left),
    .served_0(coalesce_served_0),
    .served_1(coalesce_served_1),
    .served_2(coalesce_served_2),
    .served_3(coalesce_served_3),
    .served_4(coalesce_served_4),
    .served_5(coalesce_served_5),
    .served_6(coalesce_served_6),
    .served_7(coalesce_served_7),
    .served_8(coalesce_served_8),
    .served_9(coalesce_served_9),
    .served_10(coalesce_served_10),
    .served_11(coalesce_served_11),
    .served_12(coalesce_served_12),
    .served_13(coalesce_served_13),
    .served_14(coalesce_served_14),
    .served_15(coalesce_served_15),
    .served_16(coalesce_served_16),
    .served_17(coalesce_served_17),
    .served_18(coalesce_served_18),
    .served_19(coalesce_served_19),
    .served_20(coalesce_served_20),
    .served_21(coalesce_served_21),
    .served_22(coalesce_served_22),
    .served_23(coalesce_served_23),
    .served_24(coalesce_served_24),
    .served_25(coalesce_served_25),
    .served_26(coalesce_served_26),
    .served_27(coalesce_served_27),
    .served_28(coalesce_served_28),
    .served_29(coalesce_served_29),
    .served_30(coalesce_served_30),
    .served_31(coalesce_served_31),
    .data_0(lane_0_data),
    .data_1(lane_1_data),
    .data_2(lane_2_data),
    .data_3(lane_3_data),
    .data_4(lane_4_data),
    .data_5(lane_5_data),
    .data_6(lane_6_data),
    .data_7(lane_7_data),
    .data_8(lane_8_data),
    .data_9(lane_9_data),
    .data_10(lane_10_data),
    .data_11(lane_11_data),
    .data_12(lane_12_data),
    .data_13(lane_13_data),
    .data_14(lane_14_data),
    .data_15(lane_15_data),
    .data_16(lane_16_data),
    .data_17(lane_17_data),
    .data_18(lane_18_data),
    .data_19(lane_19_data),
    .data_20(lane_20_data),
    .data_21(lane_21_data),
    .data_22(lane_22_data),
    .data_23(lane_23_data),
    .data_24(lane_24_data),
    .data_25(lane_25_data),
    .data_26(lane_26_data),
    .data_27(lane_27_data),
    .data_28(lane_28_data),
    .data_29(lane_29_data),
    .data_30(lane_30_data),
    .data_31(lane_31_data),
    .word_0(lane_0_word),
    .word_1(lane_1_word),
    .word_2(lane_2_word),
    .word_3(lane_3_word),
    .word_4(lane_4_word),
    .word_5(lane_5_word),
    .word_6(lane_6_word),
    .word_7(lane_7_word),
    .word_8(lane_8_word),
    .word_9(lane_9_word),
    .word_10(lane_10_word),
    .word_11(lane_11_word),
    .word_12(lane_12_word),
    .word_13(lane_13_word),
    .word_14(lane_14_word),
    .word_15(lane_15_word),
    .word_16(lane_16_word),
    .word_17(lane_17_word),
    .word_18(lane_18_word),
    .word_19(lane_19_word),
    .word_20(lane_20_word),
    .word_21(lane_21_word),
    .word_22(lane_22_word),
    .word_23(lane_23_word),
    .word_24(lane_24_word),
    .word_25(lane_25_word),
    .word_26(lane_26_word),
    .word_27(lane_27_word),
    .word_28(lane_28_word),
    .word_29(lane_29_word),
    .word_30(lane_30_word),
    .word_31(lane_31_word),
    .number_0(facts_number_0),
    .number_1(facts_number_1),
    .number_2(facts_number_2),
    .number_3(facts_number_3),
    .number_4(facts_number_4),
    .number_5(facts_number_5),
    .number_6(facts_number_6),
    .number_7(facts_number_7),
    .number_8(facts_number_8),
    .number_9(facts_number_9),
    .number_10(facts_number_10),
    .number_11(facts_number_11),
    .number_12(facts_number_12),
    .number_13(facts_number_13),
    .number_14(facts_number_14),
    .number_15(facts_number_15),
    .number_16(facts_number_16),
    .number_17(facts_number_17),
    .number_18(facts_number_18),
    .number_19(facts_number_19),
    .number_20(facts_number_20),
    .number_21(facts_number_21),
    .number_22(facts_number_22),
    .number_23(facts_number_23),
    .number_24(facts_number_24),
    .number_25(facts_number_25),
    .number_26(facts_number_26),
    .number_27(facts_number_27),
    .number_28(facts_number_28),
    .number_29(facts_number_29),
    .number_30(facts_number_30),
    .number_31(facts_number_31),
    .first_violation(facts_first_violation),
    .violating_lane(violating_lane),
    .done(facts_done),
    .served_data(facts_served_data),
    .served_word(facts_served_word)
  );

  step_choice choice (
    .steps_0(lane_0_steps),
    .steps_1(lane_1_steps),
    .steps_2(lane_2_steps),
    .steps_3(lane_3_steps),
    .steps_4(lane_4_steps),
    .steps_5(lane_5_steps),
    .steps_6(lane_6_steps),
    .steps_7(lane_7_steps),
    .steps_8(lane_8_steps),
    .steps_9(lane_9_steps),
    .steps_10(lane_10_steps),
    .steps_11(lane_11_steps),
    .steps_12(lane_12_steps),
    .steps_13(lane_13_steps),
    .steps_14(lane_14_steps),
    .steps_15(lane_15_steps),
    .steps_16(lane_16_steps),
    .steps_17(lane_17_steps),
    .steps_18(lane_18_steps),
    .steps_19(lane_19_steps),
    .steps_20(lane_20_steps),
    .steps_21(lane_21_steps),
    .steps_22(lane_22_steps),
    .steps_23(lane_23_steps),
    .steps_24(lane_24_steps),
    .steps_25(lane_25_steps),
    .steps_26(lane_26_steps),
    .steps_27(lane_27_steps),
    .steps_28(lane_28_steps),
    .steps_29(lane_29_steps),
    .steps_30(lane_30_steps),
    .steps_31(lane_31_steps),
    .at_line(at_line),
    .last(last_step),
    .again(again),
    .any(choice_any),
    .step(choice_step),
    .stays(choice_stays),
    .closes(choice_closes)
  );

  coalesce coalesce (
    .pending_0(coalesce_pending_0),
    .pending_1(coalesce_pending_1),
    .pending_2(coalesce_pending_2),
    .pending_3(coalesce_pending_3),
    .pending_4(coalesce_pending_4),
    .pending_5(coalesce_pending_5),
    .pending_6(coalesce_pending_6),
    .pending_7(coalesce_pending_7),
    .pending_8(coalesce_pending_8),
    .pending_9(coalesce_pending_9),
    .pending_10(coalesce_pending_10),
    .pending_11(coalesce_pending_11),
    .pending_12(coalesce_pending_12),
    .pending_13(coalesce_pending_13),
    .pending_14(coalesce_pending_14),
    .pending_15(coalesce_pending_15),
    .pending_16(coalesce_pending_16),
    .pending_17(coalesce_pending_17),
    .pending_18(coalesce_pending_18),
    .pending_19(coalesce_pending_19),
    .pending_20(coalesce_pending_20),
    .pending_21(coalesce_pending_21),
    .pending_22(coalesce_pending_22),
    .pending_23(coalesce_pending_23),
    .pending_24(coalesce_pending_24),
    .pending_25(coalesce_pending_25),
    .pending_26(coalesce_pending_26),
    .pending_27(coalesce_pending_27),
    .pending_28(coalesce_pending_28),
    .pending_29(coalesce_pending_29),
    .pending_30(coalesce_pending_30),
    .pending_31(coalesce_pending_31),
    .lingers_0(lane_0_lingers),
    .lingers_1(lane_1_lingers),
    .lingers_2(lane_2_lingers),
    .lingers_3(lane_3_lingers),
    .lingers_4(lane_4_lingers),
    .lingers_5(lane_5_lingers),
    .lingers_6(lane_6_lingers),
    .lingers_7(lane_7_lingers),
    .lingers_8(lane_8_lingers),
    .lingers_9(lane_9_lingers),
    .lingers_10(lane_10_lingers),
    .lingers_11(lane_11_lingers),
    .lingers_12(lane_12_lingers),
    .lingers_13(lane_13_lingers),
    .lingers_14(lane_14_lingers),
    .lingers_15(lane_15_lingers),
    .lingers_16(lane_16_lingers),
    .lingers_17(lane_17_lingers),
    .lingers_18(lane_18_lingers),
    .lingers_19(lane_19_lingers),
    .lingers_20(lane_20_lingers),
    .lingers_21(lane_21_lingers),
    .lingers_22(lane_22_lingers),
    .lingers_23(lane_23_lingers),
    .lingers_24(lane_24_lingers),
    .lingers_25(lane_25_lingers),
    .lingers_26(lane_26_lingers),
    .lingers_27(lane_27_lingers),
    .lingers_28(lane_28_lingers),
    .lingers_29(lane_29_lingers),
    .lingers_30(lane_30_lingers),
    .lingers_31(lane_31_lingers),
    .line_0(lane_0_line),
    .line_1(lane_1_line),
    .line_2(lane_2_line),
    .line_3(lane_3_line),
    .line_4(lane_4_line),
    .line_5(lane_5_line),
    .line_6(lane_6_line),
    .line_7(lane_7_line),
    .line_8(lane_8_line),
    .line_9(lane_9_line),
    .line_10(lane_10_line),
    .line_11(lane_11_line),
    .line_12(lane_12_line),
    .line_13(lane_13_line),
    .line_14(lane_14_line),
    .line_15(lane_15_line),
    .line_16(lane_16_line),
    .line_17(lane_17_line),
    .line_18(lane_18_line),
    .line_19(lane_19_line),
    .line_20(lane_20_line),
    .line_21(lane_21_line),
    .line_22(lane_22_line),
    .line_23(lane_23_line),
    .line_24(lane_24_line),
    .line_25(lane_25_line),
    .line_26(lane_26_line),
    .line_27(lane_27_line),
    .line_28(lane_28_line),
    .line_29(lane_29_line),
    .line_30(lane_30_line),
    .line_31(lane_31_line),
    .word_0(lane_0_word),
    .word_1(lane_1_word),
    .word_2(lane_2_word),
    .word_3(lane_3_word),
    .word_4(lane_4_word),
    .word_5(lane_5_word),
    .word_6(lane_6_word),
    .word_7(lane_7_word),
    .word_8(lane_8_word),
    .word_9(lane_9_word),
    .word_10(lane_10_word),
    .word_11(lane_11_word),
    .word_12(lane_12_word),
    .word_13(lane_13_word),
    .word_14(lane_14_word),
    .word_15(lane_15_word),
    .word_16(lane_16_word),
    .word_17(lane_17_word),
    .word_18(lane_18_word),
    .word_19(lane_19_word),
    .word_20(lane_20_word),
    .word_21(lane_21_word),
    .word_22(lane_22_word),
    .word_23(lane_23_word),
    .word_24(lane_24_word),
    .word_25(lane_25_word),
    .word_26(lane_26_word),
    .word_27(lane_27_word),
    .word_28(lane_28_word),
    .word_29(lane_29_word),
    .word_30(lane_30_word),
    .word_31(lane_31_word),
    .one_part(part_store),
    .stays(choice_stays),
    .at_line(line_state),
    .all(coalesce_all),
    .single(coalesce_single),
    .request_line(coalesce_request_line),
    .first(coalesce_first),
    .any(coalesce_any),
    .any_lingers(coalesce_any_lingers),
    .again(coalesce_again),
    .served_0(coalesce_served_0),
    .served_1(coalesce_served_1),
    .served_2(coalesce_served_2),
    .served_3(coalesce_served_3),
    .served_4(coalesce_served_4),
    .served_5(coalesce_served_5),
    .served_6(coalesce_served_6),
    .served_7(coalesce_served_7),
    .served_8(coalesce_served_8),
    .served_9(coalesce_served_9),
    .served_10(coalesce_served_10),
    .served_11(coalesce_served_11),
    .served_12(coalesce_served_12),
    .served_13(coalesce_served_13),
    .served_14(coalesce_served_14),
    .served_15(coalesce_served_15),
    .served_16(coalesce_served_16),
    .served_17(coalesce_served_17),
    .served_18(coalesce_served_18),
    .served_19(coalesce_served_19),
    .served_20(coalesce_served_20),
    .served_21(coalesce_served_21),
    .served_22(coalesce_served_22),
    .served_23(coalesce_served_23),
    .served_24(coalesce_served_24),
    .served_25(coalesce_served_25),
    .served_26(coalesce_served_26),
    .served_27(coalesce_served_27),
    .served_28(coalesce_served_28),
    .served_29(coalesce_served_29),
    .served_30(coalesce_served_30),
    .served_31(coalesce_served_31)
  );

  store_line gathered (
    .clock(clock),
    .step(gathered_step),
    .served_0(coalesce_served_0),
    .served_1(coalesce_served_1),
    .served_2(coalesce_served_2),
    .served_3(coalesce_served_3),
    .served_4(coalesce_served_4),
    .served_5(coalesce_served_5),
    .served_6(coalesce_served_6),
    .served_7(coalesce_served_7),
    .served_8(coalesce_served_8),
    .served_9(coalesce_served_9),
    .served_10(coalesce_served_10),
    .served_11(coalesce_served_11),
    .served_12(coalesce_served_12),
    .served_13(coalesce_served_13),
    .served_14(coalesce_served_14),
    .served_15(coalesce_served_15),
    .served_16(coalesce_served_16),
    .served_17(coalesce_served_17),
    .served_18(coalesce_served_18),
    .served_19(coalesce_served_19),
    .served_20(coalesce_served_20),
    .served_21(coalesce_served_21),
    .served_22(coalesce_served_22),
    .served_23(coalesce_served_23),
    .served_24(coalesce_served_24),
    .served_25(coalesce_served_25),
    .served_26(coalesce_served_26),
    .served_27(coalesce_served_27),
    .served_28(coalesce_served_28),
    .served_29(coalesce_served_29),
    .served_30(coalesce_served_30),
    .served_31(coalesce_served_31),
    .word_0(lane_0_word),
    .word_1(lane_1_word),
    .word_2(lane_2_word),
    .word_3(lane_3_word),
    .word_4(lane_4_word),
    .word_5(lane_5_word),
    .word_6(lane_6_word),
    .word_7(lane_7_word),
    .word_8(lane_8_word),
    .word_9(lane_9_word),
    .word_10(lane_10_word),
    .word_11(lane_11_word),
    .word_12(lane_12_word),
    .word_13(lane_13_word),
    .word_14(lane_14_word),
    .word_15(lane_15_word),
    .word_16(lane_16_word),
    .word_17(lane_17_word),
    .word_18(lane_18_word),
    .word_19(lane_19_word),
    .word_20(lane_20_word),
    .word_21(lane_21_word),
    .word_22(lane_22_word),
    .word_23(lane_23_word),
    .word_24(lane_24_word),
    .word_25(lane_25_word),
    .word_26(lane_26_word),
    .word_27(lane_27_word),
    .word_28(lane_28_word),
    .word_29(lane_29_word),
    .word_30(lane_30_word),
    .word_31(lane_31_word),
    .window_0(lane_0_window),
    .window_1(lane_1_window),
    .window_2(lane_2_window),
    .window_3(lane_3_window),
    .window_4(lane_4_window),
    .window_5(lane_5_window),
    .window_6(lane_6_window),
    .window_7(lane_7_window),
    .window_8(lane_8_window),
    .window_9(lane_9_window),
    .window_10(lane_10_window),
    .window_11(lane_11_window),
    .window_12(lane_12_window),
    .window_13(lane_13_window),
    .window_14(lane_14_window),
    .window_15(lane_15_window),
    .window_16(lane_16_window),
    .window_17(lane_17_window),
    .window_18(lane_18_window),
    .window_19(lane_19_window),
    .window_20(lane_20_window),
    .window_21(lane_21_window),
    .window_22(lane_22_window),
    .window_23(lane_23_window),
    .window_24(lane_24_window),
    .window_25(lane_25_window),
    .window_26(lane_26_window),
    .window_27(lane_27_window),
    .window_28(lane_28_window),
    .window_29(lane_29_window),
    .window_30(lane_30_window),
    .window_31(lane_31_window),
    .data_0(lane_0_placed),
    .data_1(lane_1_placed),
    .data_2(lane_2_placed),
    .data_3(lane_3_placed),
    .data_4(lane_4_placed),
    .data_5(lane_5_placed),
    .data_6(lane_6_placed),
    .data_7(lane_7_placed),
    .data_8(lane_8_placed),
    .data_9(lane_9_placed),
    .data_10(lane_10_placed),
    .data_11(lane_11_placed),
    .data_12(lane_12_placed),
    .data_13(lane_13_placed),
    .data_14(lane_14_placed),
    .data_15(lane_15_placed),
    .data_16(lane_16_placed),
    .data_17(lane_17_placed),
    .data_18(lane_18_placed),
    .data_19(lane_19_placed),
    .data_20(lane_20_placed),
    .data_21(lane_21_placed),
    .data_22(lane_22_placed),
    .data_23(lane_23_placed),
    .data_24(lane_24_placed),
    .data_25(lane_25_placed),
    .data_26(lane_26_placed),
    .data_27(lane_27_placed),
    .data_28(lane_28_placed),
    .data_29(lane_29_placed),
    .data_30(lane_30_placed),
    .data_31(lane_31_placed),
    .bytes_0(lane_0_bytes),
    .bytes_1(lane_1_bytes),
    .bytes_2(lane_2_bytes),
    .bytes_3(lane_3_bytes),
    .bytes_4(lane_4_bytes),
    .bytes_5(lane_5_bytes),
    .bytes_6(lane_6_bytes),
    .bytes_7(lane_7_bytes),
    .bytes_8(lane_8_bytes),
    .bytes_9(lane_9_bytes),
    .bytes_10(lane_10_bytes),
    .bytes_11(lane_11_bytes),
    .bytes_12(lane_12_bytes),
    .bytes_13(lane_13_bytes),
    .bytes_14(lane_14_bytes),
    .bytes_15(lane_15_bytes),
    .bytes_16(lane_16_bytes),
    .bytes_17(lane_17_bytes),
    .bytes_18(lane_18_bytes),
    .bytes_19(lane_19_bytes),
    .bytes_20(lane_20_bytes),
    .bytes_21(lane_21_bytes),
    .bytes_22(lane_22_bytes),
    .bytes_23(lane_23_bytes),
    .bytes_24(lane_24_bytes),
    .bytes_25(lane_25_bytes),
    .bytes_26(lane_26_bytes),
    .bytes_27(lane_27_bytes),
    .bytes_28(lane_28_bytes),
    .bytes_29(lane_29_bytes),
    .bytes_30(lane_30_bytes),
    .bytes_31(lane_31_bytes),
    .keep(choice_stays),
    .mask_before(slot_mask),
    .line(data),
    .mask(gathered_mask)
  );

  beat_mask exec_part (
    .mask(exec),
    .beat(beat),
    .lane_0(exec_part_lane_0),
    .lane_1(exec_part_lane_1),
    .lane_2(exec_part_lane_2),
    .lane_3(exec_part_lane_3),
    .lane_4(exec_part_lane_4),
    .lane_5(exec_part_lane_5),
    .lane_6(exec_part_lane_6),
    .lane_7(exec_part_lane_7),
    .lane_8(exec_part_lane_8),
    .lane_9(exec_part_lane_9),
    .lane_10(exec_part_lane_10),
    .lane_11(exec_part_lane_11),
    .lane_12(exec_part_lane_12),
    .lane_13(exec_part_lane_13),
    .lane_14(exec_part_lane_14),
    .lane_15(exec_part_lane_15),
    .lane_16(exec_part_lane_16),
    .lane_17(exec_part_lane_17),
    .lane_18(exec_part_lane_18),
    .lane_19(exec_part_lane_19),
    .lane_20(exec_part_lane_20),
    .lane_21(exec_part_lane_21),
    .lane_22(exec_part_lane_22),
    .lane_23(exec_part_lane_23),
    .lane_24(exec_part_lane_24),
    .lane_25(exec_part_lane_25),
    .lane_26(exec_part_lane_26),
    .lane_27(exec_part_lane_27),
    .lane_28(exec_part_lane_28),
    .lane_29(exec_part_lane_29),
    .lane_30(exec_part_lane_30),
    .lane_31(exec_part_lane_31)
  );

endmodule

`default_nettype wire
