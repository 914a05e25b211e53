// memory_returns: kernel of hdl/src/memory/returns.rs
// Written by Tombolo; change the source.
// SPDX-License-Identifier: MIT OR Apache-2.0

`default_nettype none

module memory_returns (
  input wire clock,
  input wire push,
  input wire [53:0] facts,
  input wire waits,
  input wire fills,
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
  input wire [3:0] word_0,
  input wire [3:0] word_1,
  input wire [3:0] word_2,
  input wire [3:0] word_3,
  input wire [3:0] word_4,
  input wire [3:0] word_5,
  input wire [3:0] word_6,
  input wire [3:0] word_7,
  input wire [3:0] word_8,
  input wire [3:0] word_9,
  input wire [3:0] word_10,
  input wire [3:0] word_11,
  input wire [3:0] word_12,
  input wire [3:0] word_13,
  input wire [3:0] word_14,
  input wire [3:0] word_15,
  input wire [3:0] word_16,
  input wire [3:0] word_17,
  input wire [3:0] word_18,
  input wire [3:0] word_19,
  input wire [3:0] word_20,
  input wire [3:0] word_21,
  input wire [3:0] word_22,
  input wire [3:0] word_23,
  input wire [3:0] word_24,
  input wire [3:0] word_25,
  input wire [3:0] word_26,
  input wire [3:0] word_27,
  input wire [3:0] word_28,
  input wire [3:0] word_29,
  input wire [3:0] word_30,
  input wire [3:0] word_31,
  input wire [1:0] misaligned_0,
  input wire [1:0] misaligned_1,
  input wire [1:0] misaligned_2,
  input wire [1:0] misaligned_3,
  input wire [1:0] misaligned_4,
  input wire [1:0] misaligned_5,
  input wire [1:0] misaligned_6,
  input wire [1:0] misaligned_7,
  input wire [1:0] misaligned_8,
  input wire [1:0] misaligned_9,
  input wire [1:0] misaligned_10,
  input wire [1:0] misaligned_11,
  input wire [1:0] misaligned_12,
  input wire [1:0] misaligned_13,
  input wire [1:0] misaligned_14,
  input wire [1:0] misaligned_15,
  input wire [1:0] misaligned_16,
  input wire [1:0] misaligned_17,
  input wire [1:0] misaligned_18,
  input wire [1:0] misaligned_19,
  input wire [1:0] misaligned_20,
  input wire [1:0] misaligned_21,
  input wire [1:0] misaligned_22,
  input wire [1:0] misaligned_23,
  input wire [1:0] misaligned_24,
  input wire [1:0] misaligned_25,
  input wire [1:0] misaligned_26,
  input wire [1:0] misaligned_27,
  input wire [1:0] misaligned_28,
  input wire [1:0] misaligned_29,
  input wire [1:0] misaligned_30,
  input wire [1:0] misaligned_31,
  input wire [4:0] tile_0,
  input wire [10:0] vgprs_0,
  output wire [5:0] number,
  output wire [11:0] serial,
  output wire free,
  input wire [11:0] asked_0,
  input wire [11:0] asked_1,
  output wire outstanding_0,
  output wire outstanding_1,
  input wire response_valid,
  input wire [5:0] response_tag,
  input wire [1:0] response_part,
  input wire response_last,
  input wire [127:0] response_data_0,
  input wire [127:0] response_data_1,
  input wire [127:0] response_data_2,
  input wire [127:0] response_data_3,
  input wire atomic_valid,
  input wire [5:0] atomic_tag,
  input wire [63:0] atomic_value,
  output wire write,
  input wire write_ready,
  output reg [10:0] write_row,
  output reg [2:0] write_beat,
  output reg [31:0] write_data_0,
  output reg [31:0] write_data_1,
  output reg [31:0] write_data_2,
  output reg [31:0] write_data_3,
  output reg [31:0] write_data_4,
  output reg [31:0] write_data_5,
  output reg [31:0] write_data_6,
  output reg [31:0] write_data_7,
  output reg [31:0] write_data_8,
  output reg [31:0] write_data_9,
  output reg [31:0] write_data_10,
  output reg [31:0] write_data_11,
  output reg [31:0] write_data_12,
  output reg [31:0] write_data_13,
  output reg [31:0] write_data_14,
  output reg [31:0] write_data_15,
  output reg [31:0] write_data_16,
  output reg [31:0] write_data_17,
  output reg [31:0] write_data_18,
  output reg [31:0] write_data_19,
  output reg [31:0] write_data_20,
  output reg [31:0] write_data_21,
  output reg [31:0] write_data_22,
  output reg [31:0] write_data_23,
  output reg [31:0] write_data_24,
  output reg [31:0] write_data_25,
  output reg [31:0] write_data_26,
  output reg [31:0] write_data_27,
  output reg [31:0] write_data_28,
  output reg [31:0] write_data_29,
  output reg [31:0] write_data_30,
  output reg [31:0] write_data_31,
  output reg [3:0] write_bytes_0,
  output reg [3:0] write_bytes_1,
  output reg [3:0] write_bytes_2,
  output reg [3:0] write_bytes_3,
  output reg [3:0] write_bytes_4,
  output reg [3:0] write_bytes_5,
  output reg [3:0] write_bytes_6,
  output reg [3:0] write_bytes_7,
  output reg [3:0] write_bytes_8,
  output reg [3:0] write_bytes_9,
  output reg [3:0] write_bytes_10,
  output reg [3:0] write_bytes_11,
  output reg [3:0] write_bytes_12,
  output reg [3:0] write_bytes_13,
  output reg [3:0] write_bytes_14,
  output reg [3:0] write_bytes_15,
  output reg [3:0] write_bytes_16,
  output reg [3:0] write_bytes_17,
  output reg [3:0] write_bytes_18,
  output reg [3:0] write_bytes_19,
  output reg [3:0] write_bytes_20,
  output reg [3:0] write_bytes_21,
  output reg [3:0] write_bytes_22,
  output reg [3:0] write_bytes_23,
  output reg [3:0] write_bytes_24,
  output reg [3:0] write_bytes_25,
  output reg [3:0] write_bytes_26,
  output reg [3:0] write_bytes_27,
  output reg [3:0] write_bytes_28,
  output reg [3:0] write_bytes_29,
  output reg [3:0] write_bytes_30,
  output reg [3:0] write_bytes_31,
  output wire [3:0] wave,
  output wire [15:0] sequence_,
  input wire flat_done,
  output wire load_done,
  output wire store_done
);

  reg [63:0] after_push;
  reg [63:0] after_response;
  reg [63:0] after_atomic;
  wire [11:0] begun;
  wire [6:0] occupied;
  wire takes_line;
  wire [1:0] coming_row;
  wire reads;
  wire [7:0] read_index;
  wire pops;
  wire flat_last;
  wire goes;
  wire written;
  reg completes;
  wire last_turn;
  wire turn_0;
  wire turn_1;
  wire turn_2;
  wire turn_3;
  wire turn_4;
  wire turn_5;
  wire turn_6;
  wire turn_7;
  wire turn_8;
  wire turn_9;
  wire turn_10;
  wire turn_11;
  wire turn_12;
  wire turn_13;
  wire turn_14;
  wire turn_15;
  wire turn_16;
  wire turn_17;
  wire turn_18;
  wire turn_19;
  wire turn_20;
  wire turn_21;
  wire turn_22;
  wire turn_23;
  wire turn_24;
  wire turn_25;
  wire turn_26;
  wire turn_27;
  wire turn_28;
  wire turn_29;
  wire turn_30;
  wire turn_31;
  wire [31:0] dword_0;
  wire [31:0] dword_1;
  wire [31:0] dword_2;
  wire [31:0] dword_3;
  wire [31:0] dword_4;
  wire [31:0] dword_5;
  wire [31:0] dword_6;
  wire [31:0] dword_7;
  wire [31:0] dword_8;
  wire [31:0] dword_9;
  wire [31:0] dword_10;
  wire [31:0] dword_11;
  wire [31:0] dword_12;
  wire [31:0] dword_13;
  wire [31:0] dword_14;
  wire [31:0] dword_15;
  wire [31:0] dword_16;
  wire [31:0] dword_17;
  wire [31:0] dword_18;
  wire [31:0] dword_19;
  wire [31:0] dword_20;
  wire [31:0] dword_21;
  wire [31:0] dword_22;
  wire [31:0] dword_23;
  wire [31:0] dword_24;
  wire [31:0] dword_25;
  wire [31:0] dword_26;
  wire [31:0] dword_27;
  wire [31:0] dword_28;
  wire [31:0] dword_29;
  wire [31:0] dword_30;
  wire [31:0] dword_31;
  wire [3:0] bytes_0;
  wire [3:0] bytes_1;
  wire [3:0] bytes_2;
  wire [3:0] bytes_3;
  wire [3:0] bytes_4;
  wire [3:0] bytes_5;
  wire [3:0] bytes_6;
  wire [3:0] bytes_7;
  wire [3:0] bytes_8;
  wire [3:0] bytes_9;
  wire [3:0] bytes_10;
  wire [3:0] bytes_11;
  wire [3:0] bytes_12;
  wire [3:0] bytes_13;
  wire [3:0] bytes_14;
  wire [3:0] bytes_15;
  wire [3:0] bytes_16;
  wire [3:0] bytes_17;
  wire [3:0] bytes_18;
  wire [3:0] bytes_19;
  wire [3:0] bytes_20;
  wire [3:0] bytes_21;
  wire [3:0] bytes_22;
  wire [3:0] bytes_23;
  wire [3:0] bytes_24;
  wire [3:0] bytes_25;
  wire [3:0] bytes_26;
  wire [3:0] bytes_27;
  wire [3:0] bytes_28;
  wire [3:0] bytes_29;
  wire [3:0] bytes_30;
  wire [3:0] bytes_31;
  wire [11:0] age_0;
  wire [11:0] age_1;
  wire [5:0] oldest;
  wire [5:0] newest;
  wire table_answered_fills;
  wire [7:0] table_answered_index;
  wire [53:0] table_oldest_facts;
  wire [3:0] table_oldest_rows;
  wire [3:0] table_oldest_window_0;
  wire [3:0] table_oldest_window_1;
  wire [3:0] table_oldest_window_2;
  wire [3:0] table_oldest_window_3;
  wire [3:0] table_oldest_window_4;
  wire [3:0] table_oldest_window_5;
  wire [3:0] table_oldest_window_6;
  wire [3:0] table_oldest_window_7;
  wire [3:0] table_oldest_window_8;
  wire [3:0] table_oldest_window_9;
  wire [3:0] table_oldest_window_10;
  wire [3:0] table_oldest_window_11;
  wire [3:0] table_oldest_window_12;
  wire [3:0] table_oldest_window_13;
  wire [3:0] table_oldest_window_14;
  wire [3:0] table_oldest_window_15;
  wire [3:0] table_oldest_window_16;
  wire [3:0] table_oldest_window_17;
  wire [3:0] table_oldest_window_18;
  wire [3:0] table_oldest_window_19;
  wire [3:0] table_oldest_window_20;
  wire [3:0] table_oldest_window_21;
  wire [3:0] table_oldest_window_22;
  wire [3:0] table_oldest_window_23;
  wire [3:0] table_oldest_window_24;
  wire [3:0] table_oldest_window_25;
  wire [3:0] table_oldest_window_26;
  wire [3:0] table_oldest_window_27;
  wire [3:0] table_oldest_window_28;
  wire [3:0] table_oldest_window_29;
  wire [3:0] table_oldest_window_30;
  wire [3:0] table_oldest_window_31;
  wire [3:0] table_oldest_word_0;
  wire [3:0] table_oldest_word_1;
  wire [3:0] table_oldest_word_2;
  wire [3:0] table_oldest_word_3;
  wire [3:0] table_oldest_word_4;
  wire [3:0] table_oldest_word_5;
  wire [3:0] table_oldest_word_6;
  wire [3:0] table_oldest_word_7;
  wire [3:0] table_oldest_word_8;
  wire [3:0] table_oldest_word_9;
  wire [3:0] table_oldest_word_10;
  wire [3:0] table_oldest_word_11;
  wire [3:0] table_oldest_word_12;
  wire [3:0] table_oldest_word_13;
  wire [3:0] table_oldest_word_14;
  wire [3:0] table_oldest_word_15;
  wire [3:0] table_oldest_word_16;
  wire [3:0] table_oldest_word_17;
  wire [3:0] table_oldest_word_18;
  wire [3:0] table_oldest_word_19;
  wire [3:0] table_oldest_word_20;
  wire [3:0] table_oldest_word_21;
  wire [3:0] table_oldest_word_22;
  wire [3:0] table_oldest_word_23;
  wire [3:0] table_oldest_word_24;
  wire [3:0] table_oldest_word_25;
  wire [3:0] table_oldest_word_26;
  wire [3:0] table_oldest_word_27;
  wire [3:0] table_oldest_word_28;
  wire [3:0] table_oldest_word_29;
  wire [3:0] table_oldest_word_30;
  wire [3:0] table_oldest_word_31;
  wire [1:0] table_oldest_misaligned_0;
  wire [1:0] table_oldest_misaligned_1;
  wire [1:0] table_oldest_misaligned_2;
  wire [1:0] table_oldest_misaligned_3;
  wire [1:0] table_oldest_misaligned_4;
  wire [1:0] table_oldest_misaligned_5;
  wire [1:0] table_oldest_misaligned_6;
  wire [1:0] table_oldest_misaligned_7;
  wire [1:0] table_oldest_misaligned_8;
  wire [1:0] table_oldest_misaligned_9;
  wire [1:0] table_oldest_misaligned_10;
  wire [1:0] table_oldest_misaligned_11;
  wire [1:0] table_oldest_misaligned_12;
  wire [1:0] table_oldest_misaligned_13;
  wire [1:0] table_oldest_misaligned_14;
  wire [1:0] table_oldest_misaligned_15;
  wire [1:0] table_oldest_misaligned_16;
  wire [1:0] table_oldest_misaligned_17;
  wire [1:0] table_oldest_misaligned_18;
  wire [1:0] table_oldest_misaligned_19;
  wire [1:0] table_oldest_misaligned_20;
  wire [1:0] table_oldest_misaligned_21;
  wire [1:0] table_oldest_misaligned_22;
  wire [1:0] table_oldest_misaligned_23;
  wire [1:0] table_oldest_misaligned_24;
  wire [1:0] table_oldest_misaligned_25;
  wire [1:0] table_oldest_misaligned_26;
  wire [1:0] table_oldest_misaligned_27;
  wire [1:0] table_oldest_misaligned_28;
  wire [1:0] table_oldest_misaligned_29;
  wire [1:0] table_oldest_misaligned_30;
  wire [1:0] table_oldest_misaligned_31;
  wire [1:0] rows_row;
  wire [3:0] rows_after;
  wire rows_last;
  reg [3:0] format_0_word;
  reg [1:0] format_0_misaligned;
  reg [3:0] format_1_word;
  reg [1:0] format_1_misaligned;
  reg [3:0] format_2_word;
  reg [1:0] format_2_misaligned;
  reg [3:0] format_3_word;
  reg [1:0] format_3_misaligned;
  reg [3:0] format_4_word;
  reg [1:0] format_4_misaligned;
  reg [3:0] format_5_word;
  reg [1:0] format_5_misaligned;
  reg [3:0] format_6_word;
  reg [1:0] format_6_misaligned;
  reg [3:0] format_7_word;
  reg [1:0] format_7_misaligned;
  reg [3:0] format_8_word;
  reg [1:0] format_8_misaligned;
  reg [3:0] format_9_word;
  reg [1:0] format_9_misaligned;
  reg [3:0] format_10_word;
  reg [1:0] format_10_misaligned;
  reg [3:0] format_11_word;
  reg [1:0] format_11_misaligned;
  reg [3:0] format_12_word;
  reg [1:0] format_12_misaligned;
  reg [3:0] format_13_word;
  reg [1:0] format_13_misaligned;
  reg [3:0] format_14_word;
  reg [1:0] format_14_misaligned;
  reg [3:0] format_15_word;
  reg [1:0] format_15_misaligned;
  reg [3:0] format_16_word;
  reg [1:0] format_16_misaligned;
  reg [3:0] format_17_word;
  reg [1:0] format_17_misaligned;
  reg [3:0] format_18_word;
  reg [1:0] format_18_misaligned;
  reg [3:0] format_19_word;
  reg [1:0] format_19_misaligned;
  reg [3:0] format_20_word;
  reg [1:0] format_20_misaligned;
  reg [3:0] format_21_word;
  reg [1:0] format_21_misaligned;
  reg [3:0] format_22_word;
  reg [1:0] format_22_misaligned;
  reg [3:0] format_23_word;
  reg [1:0] format_23_misaligned;
  reg [3:0] format_24_word;
  reg [1:0] format_24_misaligned;
  reg [3:0] format_25_word;
  reg [1:0] format_25_misaligned;
  reg [3:0] format_26_word;
  reg [1:0] format_26_misaligned;
  reg [3:0] format_27_word;
  reg [1:0] format_27_misaligned;
  reg [3:0] format_28_word;
  reg [1:0] format_28_misaligned;
  reg [3:0] format_29_word;
  reg [1:0] format_29_misaligned;
  reg [3:0] format_30_word;
  reg [1:0] format_30_misaligned;
  reg [3:0] format_31_word;
  reg [1:0] format_31_misaligned;
  wire data_0_fill;
  wire [1:0] data_0_read_part;
  wire [127:0] data_0_data_0;
  wire [127:0] data_0_data_1;
  wire [127:0] data_0_data_2;
  wire [127:0] data_0_data_3;
  wire [63:0] values_oldest_value;
  wire [2:0] tiles_0_beat;
  wire tiles_0_active;
  wire tiles_0_last;
  wire [10:0] tiles_0_away;
  wire [2:0] tiles_0_write_beat;
  wire [3:0] tiles_0_source_word_0;
  wire [3:0] tiles_0_source_word_1;
  wire [3:0] tiles_0_source_word_2;
  wire [3:0] tiles_0_source_word_3;
  wire [3:0] tiles_0_source_word_4;
  wire [3:0] tiles_0_source_word_5;
  wire [3:0] tiles_0_source_word_6;
  wire [3:0] tiles_0_source_word_7;
  wire [3:0] tiles_0_source_word_8;
  wire [3:0] tiles_0_source_word_9;
  wire [3:0] tiles_0_source_word_10;
  wire [3:0] tiles_0_source_word_11;
  wire [3:0] tiles_0_source_word_12;
  wire [3:0] tiles_0_source_word_13;
  wire [3:0] tiles_0_source_word_14;
  wire [3:0] tiles_0_source_word_15;
  wire [3:0] tiles_0_source_word_16;
  wire [3:0] tiles_0_source_word_17;
  wire [3:0] tiles_0_source_word_18;
  wire [3:0] tiles_0_source_word_19;
  wire [3:0] tiles_0_source_word_20;
  wire [3:0] tiles_0_source_word_21;
  wire [3:0] tiles_0_source_word_22;
  wire [3:0] tiles_0_source_word_23;
  wire [3:0] tiles_0_source_word_24;
  wire [3:0] tiles_0_source_word_25;
  wire [3:0] tiles_0_source_word_26;
  wire [3:0] tiles_0_source_word_27;
  wire [3:0] tiles_0_source_word_28;
  wire [3:0] tiles_0_source_word_29;
  wire [3:0] tiles_0_source_word_30;
  wire [3:0] tiles_0_source_word_31;
  wire [1:0] tiles_0_source_misaligned_0;
  wire [1:0] tiles_0_source_misaligned_1;
  wire [1:0] tiles_0_source_misaligned_2;
  wire [1:0] tiles_0_source_misaligned_3;
  wire [1:0] tiles_0_source_misaligned_4;
  wire [1:0] tiles_0_source_misaligned_5;
  wire [1:0] tiles_0_source_misaligned_6;
  wire [1:0] tiles_0_source_misaligned_7;
  wire [1:0] tiles_0_source_misaligned_8;
  wire [1:0] tiles_0_source_misaligned_9;
  wire [1:0] tiles_0_source_misaligned_10;
  wire [1:0] tiles_0_source_misaligned_11;
  wire [1:0] tiles_0_source_misaligned_12;
  wire [1:0] tiles_0_source_misaligned_13;
  wire [1:0] tiles_0_source_misaligned_14;
  wire [1:0] tiles_0_source_misaligned_15;
  wire [1:0] tiles_0_source_misaligned_16;
  wire [1:0] tiles_0_source_misaligned_17;
  wire [1:0] tiles_0_source_misaligned_18;
  wire [1:0] tiles_0_source_misaligned_19;
  wire [1:0] tiles_0_source_misaligned_20;
  wire [1:0] tiles_0_source_misaligned_21;
  wire [1:0] tiles_0_source_misaligned_22;
  wire [1:0] tiles_0_source_misaligned_23;
  wire [1:0] tiles_0_source_misaligned_24;
  wire [1:0] tiles_0_source_misaligned_25;
  wire [1:0] tiles_0_source_misaligned_26;
  wire [1:0] tiles_0_source_misaligned_27;
  wire [1:0] tiles_0_source_misaligned_28;
  wire [1:0] tiles_0_source_misaligned_29;
  wire [1:0] tiles_0_source_misaligned_30;
  wire [1:0] tiles_0_source_misaligned_31;
  wire [31:0] tiles_0_write_data_0;
  wire [31:0] tiles_0_write_data_1;
  wire [31:0] tiles_0_write_data_2;
  wire [31:0] tiles_0_write_data_3;
  wire [31:0] tiles_0_write_data_4;
  wire [31:0] tiles_0_write_data_5;
  wire [31:0] tiles_0_write_data_6;
  wire [31:0] tiles_0_write_data_7;
  wire [31:0] tiles_0_write_data_8;
  wire [31:0] tiles_0_write_data_9;
  wire [31:0] tiles_0_write_data_10;
  wire [31:0] tiles_0_write_data_11;
  wire [31:0] tiles_0_write_data_12;
  wire [31:0] tiles_0_write_data_13;
  wire [31:0] tiles_0_write_data_14;
  wire [31:0] tiles_0_write_data_15;
  wire [31:0] tiles_0_write_data_16;
  wire [31:0] tiles_0_write_data_17;
  wire [31:0] tiles_0_write_data_18;
  wire [31:0] tiles_0_write_data_19;
  wire [31:0] tiles_0_write_data_20;
  wire [31:0] tiles_0_write_data_21;
  wire [31:0] tiles_0_write_data_22;
  wire [31:0] tiles_0_write_data_23;
  wire [31:0] tiles_0_write_data_24;
  wire [31:0] tiles_0_write_data_25;
  wire [31:0] tiles_0_write_data_26;
  wire [31:0] tiles_0_write_data_27;
  wire [31:0] tiles_0_write_data_28;
  wire [31:0] tiles_0_write_data_29;
  wire [31:0] tiles_0_write_data_30;
  wire [31:0] tiles_0_write_data_31;
  wire [3:0] tiles_0_write_bytes_0;
  wire [3:0] tiles_0_write_bytes_1;
  wire [3:0] tiles_0_write_bytes_2;
  wire [3:0] tiles_0_write_bytes_3;
  wire [3:0] tiles_0_write_bytes_4;
  wire [3:0] tiles_0_write_bytes_5;
  wire [3:0] tiles_0_write_bytes_6;
  wire [3:0] tiles_0_write_bytes_7;
  wire [3:0] tiles_0_write_bytes_8;
  wire [3:0] tiles_0_write_bytes_9;
  wire [3:0] tiles_0_write_bytes_10;
  wire [3:0] tiles_0_write_bytes_11;
  wire [3:0] tiles_0_write_bytes_12;
  wire [3:0] tiles_0_write_bytes_13;
  wire [3:0] tiles_0_write_bytes_14;
  wire [3:0] tiles_0_write_bytes_15;
  wire [3:0] tiles_0_write_bytes_16;
  wire [3:0] tiles_0_write_bytes_17;
  wire [3:0] tiles_0_write_bytes_18;
  wire [3:0] tiles_0_write_bytes_19;
  wire [3:0] tiles_0_write_bytes_20;
  wire [3:0] tiles_0_write_bytes_21;
  wire [3:0] tiles_0_write_bytes_22;
  wire [3:0] tiles_0_write_bytes_23;
  wire [3:0] tiles_0_write_bytes_24;
  wire [3:0] tiles_0_write_bytes_25;
  wire [3:0] tiles_0_write_bytes_26;
  wire [3:0] tiles_0_write_bytes_27;
  wire [3:0] tiles_0_write_bytes_28;
  wire [3:0] tiles_0_write_bytes_29;
  wire [3:0] tiles_0_write_bytes_30;
  wire [3:0] tiles_0_write_bytes_31;
  reg [11:0] head;
  reg [11:0] head_next;
  reg [11:0] tail;
  reg [11:0] tail_next;
  reg [6:0] count;
  reg [6:0] count_next;
  reg [63:0] answered;
  reg valid;
  reg valid_next;
  reg [53:0] held;
  reg [53:0] held_next;
  reg [63:0] held_value;
  reg [63:0] held_value_next;
  reg [6:0] flats;
  reg [6:0] flats_next;
  reg [3:0] held_rows;
  reg [3:0] held_rows_next;
  reg [3:0] held_window_0;
  reg [3:0] held_window_0_next;
  reg [3:0] held_window_1;
  reg [3:0] held_window_1_next;
  reg [3:0] held_window_2;
  reg [3:0] held_window_2_next;
  reg [3:0] held_window_3;
  reg [3:0] held_window_3_next;
  reg [3:0] held_window_4;
  reg [3:0] held_window_4_next;
  reg [3:0] held_window_5;
  reg [3:0] held_window_5_next;
  reg [3:0] held_window_6;
  reg [3:0] held_window_6_next;
  reg [3:0] held_window_7;
  reg [3:0] held_window_7_next;
  reg [3:0] held_window_8;
  reg [3:0] held_window_8_next;
  reg [3:0] held_window_9;
  reg [3:0] held_window_9_next;
  reg [3:0] held_window_10;
  reg [3:0] held_window_10_next;
  reg [3:0] held_window_11;
  reg [3:0] held_window_11_next;
  reg [3:0] held_window_12;
  reg [3:0] held_window_12_next;
  reg [3:0] held_window_13;
  reg [3:0] held_window_13_next;
  reg [3:0] held_window_14;
  reg [3:0] held_window_14_next;
  reg [3:0] held_window_15;
  reg [3:0] held_window_15_next;
  reg [3:0] held_window_16;
  reg [3:0] held_window_16_next;
  reg [3:0] held_window_17;
  reg [3:0] held_window_17_next;
  reg [3:0] held_window_18;
  reg [3:0] held_window_18_next;
  reg [3:0] held_window_19;
  reg [3:0] held_window_19_next;
  reg [3:0] held_window_20;
  reg [3:0] held_window_20_next;
  reg [3:0] held_window_21;
  reg [3:0] held_window_21_next;
  reg [3:0] held_window_22;
  reg [3:0] held_window_22_next;
  reg [3:0] held_window_23;
  reg [3:0] held_window_23_next;
  reg [3:0] held_window_24;
  reg [3:0] held_window_24_next;
  reg [3:0] held_window_25;
  reg [3:0] held_window_25_next;
  reg [3:0] held_window_26;
  reg [3:0] held_window_26_next;
  reg [3:0] held_window_27;
  reg [3:0] held_window_27_next;
  reg [3:0] held_window_28;
  reg [3:0] held_window_28_next;
  reg [3:0] held_window_29;
  reg [3:0] held_window_29_next;
  reg [3:0] held_window_30;
  reg [3:0] held_window_30_next;
  reg [3:0] held_window_31;
  reg [3:0] held_window_31_next;
  reg [3:0] held_word_0;
  reg [3:0] held_word_0_next;
  reg [3:0] held_word_1;
  reg [3:0] held_word_1_next;
  reg [3:0] held_word_2;
  reg [3:0] held_word_2_next;
  reg [3:0] held_word_3;
  reg [3:0] held_word_3_next;
  reg [3:0] held_word_4;
  reg [3:0] held_word_4_next;
  reg [3:0] held_word_5;
  reg [3:0] held_word_5_next;
  reg [3:0] held_word_6;
  reg [3:0] held_word_6_next;
  reg [3:0] held_word_7;
  reg [3:0] held_word_7_next;
  reg [3:0] held_word_8;
  reg [3:0] held_word_8_next;
  reg [3:0] held_word_9;
  reg [3:0] held_word_9_next;
  reg [3:0] held_word_10;
  reg [3:0] held_word_10_next;
  reg [3:0] held_word_11;
  reg [3:0] held_word_11_next;
  reg [3:0] held_word_12;
  reg [3:0] held_word_12_next;
  reg [3:0] held_word_13;
  reg [3:0] held_word_13_next;
  reg [3:0] held_word_14;
  reg [3:0] held_word_14_next;
  reg [3:0] held_word_15;
  reg [3:0] held_word_15_next;
  reg [3:0] held_word_16;
  reg [3:0] held_word_16_next;
  reg [3:0] held_word_17;
  reg [3:0] held_word_17_next;
  reg [3:0] held_word_18;
  reg [3:0] held_word_18_next;
  reg [3:0] held_word_19;
  reg [3:0] held_word_19_next;
  reg [3:0] held_word_20;
  reg [3:0] held_word_20_next;
  reg [3:0] held_word_21;
  reg [3:0] held_word_21_next;
  reg [3:0] held_word_22;
  reg [3:0] held_word_22_next;
  reg [3:0] held_word_23;
  reg [3:0] held_word_23_next;
  reg [3:0] held_word_24;
  reg [3:0] held_word_24_next;
  reg [3:0] held_word_25;
  reg [3:0] held_word_25_next;
  reg [3:0] held_word_26;
  reg [3:0] held_word_26_next;
  reg [3:0] held_word_27;
  reg [3:0] held_word_27_next;
  reg [3:0] held_word_28;
  reg [3:0] held_word_28_next;
  reg [3:0] held_word_29;
  reg [3:0] held_word_29_next;
  reg [3:0] held_word_30;
  reg [3:0] held_word_30_next;
  reg [3:0] held_word_31;
  reg [3:0] held_word_31_next;
  reg [1:0] held_misaligned_0;
  reg [1:0] held_misaligned_0_next;
  reg [1:0] held_misaligned_1;
  reg [1:0] held_misaligned_1_next;
  reg [1:0] held_misaligned_2;
  reg [1:0] held_misaligned_2_next;
  reg [1:0] held_misaligned_3;
  reg [1:0] held_misaligned_3_next;
  reg [1:0] held_misaligned_4;
  reg [1:0] held_misaligned_4_next;
  reg [1:0] held_misaligned_5;
  reg [1:0] held_misaligned_5_next;
  reg [1:0] held_misaligned_6;
  reg [1:0] held_misaligned_6_next;
  reg [1:0] held_misaligned_7;
  reg [1:0] held_misaligned_7_next;
  reg [1:0] held_misaligned_8;
  reg [1:0] held_misaligned_8_next;
  reg [1:0] held_misaligned_9;
  reg [1:0] held_misaligned_9_next;
  reg [1:0] held_misaligned_10;
  reg [1:0] held_misaligned_10_next;
  reg [1:0] held_misaligned_11;
  reg [1:0] held_misaligned_11_next;
  reg [1:0] held_misaligned_12;
  reg [1:0] held_misaligned_12_next;
  reg [1:0] held_misaligned_13;
  reg [1:0] held_misaligned_13_next;
  reg [1:0] held_misaligned_14;
  reg [1:0] held_misaligned_14_next;
  reg [1:0] held_misaligned_15;
  reg [1:0] held_misaligned_15_next;
  reg [1:0] held_misaligned_16;
  reg [1:0] held_misaligned_16_next;
  reg [1:0] held_misaligned_17;
  reg [1:0] held_misaligned_17_next;
  reg [1:0] held_misaligned_18;
  reg [1:0] held_misaligned_18_next;
  reg [1:0] held_misaligned_19;
  reg [1:0] held_misaligned_19_next;
  reg [1:0] held_misaligned_20;
  reg [1:0] held_misaligned_20_next;
  reg [1:0] held_misaligned_21;
  reg [1:0] held_misaligned_21_next;
  reg [1:0] held_misaligned_22;
  reg [1:0] held_misaligned_22_next;
  reg [1:0] held_misaligned_23;
  reg [1:0] held_misaligned_23_next;
  reg [1:0] held_misaligned_24;
  reg [1:0] held_misaligned_24_next;
  reg [1:0] held_misaligned_25;
  reg [1:0] held_misaligned_25_next;
  reg [1:0] held_misaligned_26;
  reg [1:0] held_misaligned_26_next;
  reg [1:0] held_misaligned_27;
  reg [1:0] held_misaligned_27_next;
  reg [1:0] held_misaligned_28;
  reg [1:0] held_misaligned_28_next;
  reg [1:0] held_misaligned_29;
  reg [1:0] held_misaligned_29_next;
  reg [1:0] held_misaligned_30;
  reg [1:0] held_misaligned_30_next;
  reg [1:0] held_misaligned_31;
  reg [1:0] held_misaligned_31_next;
  reg odd;

  assign number = newest;
  assign serial = tail;
  assign free = occupied != 7'h40;
  assign outstanding_0 = age_0 < {5'd0, occupied};
  assign outstanding_1 = age_1 < {5'd0, occupied};
  assign write = goes & held[34];

  always @* begin
    write_row = held[10:0] + {9'd0, rows_row};
    if (tiles_0_active) begin
      write_row = held[10:0] + tiles_0_away;
    end
  end

  always @* begin
    write_beat = tiles_0_beat;
    if (tiles_0_active) begin
      write_beat = tiles_0_write_beat;
    end
  end

  always @* begin
    write_data_0 = dword_0;
    if (held[38]) begin
      write_data_0 = held_value[31:0];
      if (rows_row == 2'd1) begin
        write_data_0 = held_value[63:32];
      end
    end
    if (tiles_0_active) begin
      write_data_0 = tiles_0_write_data_0;
    end
  end

  always @* begin
    write_data_1 = dword_1;
    if (held[38]) begin
      write_data_1 = held_value[31:0];
      if (rows_row == 2'd1) begin
        write_data_1 = held_value[63:32];
      end
    end
    if (tiles_0_active) begin
      write_data_1 = tiles_0_write_data_1;
    end
  end

  always @* begin
    write_data_2 = dword_2;
    if (held[38]) begin
      write_data_2 = held_value[31:0];
      if (rows_row == 2'd1) begin
        write_data_2 = held_value[63:32];
      end
    end
    if (tiles_0_active) begin
      write_data_2 = tiles_0_write_data_2;
    end
  end

  always @* begin
    write_data_3 = dword_3;
    if (held[38]) begin
      write_data_3 = held_value[31:0];
      if (rows_row == 2'd1) begin
        write_data_3 = held_value[63:32];
      end
    end
    if (tiles_0_active) begin
      write_data_3 = tiles_0_write_data_3;
    end
  end

  always @* begin
    write_data_4 = dword_4;
    if (held[38]) begin
      write_data_4 = held_value[31:0];
      if (rows_row == 2'd1) begin
        write_data_4 = held_value[63:32];
      end
    end
    if (tiles_0_active) begin
      write_data_4 = tiles_0_write_data_4;
    end
  end

  always @* begin
    write_data_5 = dword_5;
    if (held[38]) begin
      write_data_5 = held_value[31:0];
      if (rows_row == 2'd1) begin
        write_data_5 = held_value[63:32];
      end
    end
    if (tiles_0_active) begin
      write_data_5 = tiles_0_write_data_5;
    end
  end

  always @* begin
    write_data_6 = dword_6;
    if (held[38]) begin
      write_data_6 = held_value[31:0];
      if (rows_row == 2'd1) begin
        write_data_6 = held_value[63:32];
      end
    end
    if (tiles_0_active) begin
      write_data_6 = tiles_0_write_data_6;
    end
  end

  always @* begin
    write_data_7 = dword_7;
    if (held[38]) begin
      write_data_7 = held_value[31:0];
      if (rows_row == 2'd1) begin
        write_data_7 = held_value[63:32];
      end
    end
    if (tiles_0_active) begin
      write_data_7 = tiles_0_write_data_7;
    end
  end

  always @* begin
    write_data_8 = dword_8;
    if (held[38]) begin
      write_data_8 = held_value[31:0];
      if (rows_row == 2'd1) begin
        write_data_8 = held_value[63:32];
      end
    end
    if (tiles_0_active) begin
      write_data_8 = tiles_0_write_data_8;
    end
  end

  always @* begin
    write_data_9 = dword_9;
    if (held[38]) begin
      write_data_9 = held_value[31:0];
      if (rows_row == 2'd1) begin
        write_data_9 = held_value[63:32];
      end
    end
    if (tiles_0_active) begin
      write_data_9 = tiles_0_write_data_9;
    end
  end

  always @* begin
    write_data_10 = dword_10;
    if (held[38]) begin
      write_data_10 = held_value[31:0];
      if (rows_row == 2'd1) begin
        write_data_10 = held_value[63:32];
      end
    end
    if (tiles_0_active) begin
      write_data_10 = tiles_0_write_data_10;
    end
  end

  always @* begin
    write_data_11 = dword_11;
    if (held[38]) begin
      write_data_11 = held_value[31:0];
      if (rows_row == 2'd1) begin
        write_data_11 = held_value[63:32];
      end
    end
    if (tiles_0_active) begin
      write_data_11 = tiles_0_write_data_11;
    end
  end

  always @* begin
    write_data_12 = dword_12;
    if (held[38]) begin
      write_data_12 = held_value[31:0];
      if (rows_row == 2'd1) begin
        write_data_12 = held_value[63:32];
      end
    end
    if (tiles_0_active) begin
      write_data_12 = tiles_0_write_data_12;
    end
  end

  always @* begin
    write_data_13 = dword_13;
    if (held[38]) begin
      write_data_13 = held_value[31:0];
      if (rows_row == 2'd1) begin
        write_data_13 = held_value[63:32];
      end
    end
    if (tiles_0_active) begin
      write_data_13 = tiles_0_write_data_13;
    end
  end

  always @* begin
    write_data_14 = dword_14;
    if (held[38]) begin
      write_data_14 = held_value[31:0];
      if (rows_row == 2'd1) begin
        write_data_14 = held_value[63:32];
      end
    end
    if (tiles_0_active) begin
      write_data_14 = tiles_0_write_data_14;
    end
  end

  always @* begin
    write_data_15 = dword_15;
    if (held[38]) begin
      write_data_15 = held_value[31:0];
      if (rows_row == 2'd1) begin
        write_data_15 = held_value[63:32];
      end
    end
    if (tiles_0_active) begin
      write_data_15 = tiles_0_write_data_15;
    end
  end

  always @* begin
    write_data_16 = dword_16;
    if (held[38]) begin
      write_data_16 = held_value[31:0];
      if (rows_row == 2'd1) begin
        write_data_16 = held_value[63:32];
      end
    end
    if (tiles_0_active) begin
      write_data_16 = tiles_0_write_data_16;
    end
  end

  always @* begin
    write_data_17 = dword_17;
    if (held[38]) begin
      write_data_17 = held_value[31:0];
      if (rows_row == 2'd1) begin
        write_data_17 = held_value[63:32];
      end
    end
    if (tiles_0_active) begin
      write_data_17 = tiles_0_write_data_17;
    end
  end

  always @* begin
    write_data_18 = dword_18;
    if (held[38]) begin
      write_data_18 = held_value[31:0];
      if (rows_row == 2'd1) begin
        write_data_18 = held_value[63:32];
      end
    end
    if (tiles_0_active) begin
      write_data_18 = tiles_0_write_data_18;
    end
  end

  always @* begin
    write_data_19 = dword_19;
    if (held[38]) begin
      write_data_19 = held_value[31:0];
      if (rows_row == 2'd1) begin
        write_data_19 = held_value[63:32];
      end
    end
    if (tiles_0_active) begin
      write_data_19 = tiles_0_write_data_19;
    end
  end

  always @* begin
    write_data_20 = dword_20;
    if (held[38]) begin
      write_data_20 = held_value[31:0];
      if (rows_row == 2'd1) begin
        write_data_20 = held_value[63:32];
      end
    end
    if (tiles_0_active) begin
      write_data_20 = tiles_0_write_data_20;
    end
  end

  always @* begin
    write_data_21 = dword_21;
    if (held[38]) begin
      write_data_21 = held_value[31:0];
      if (rows_row == 2'd1) begin
        write_data_21 = held_value[63:32];
      end
    end
    if (tiles_0_active) begin
      write_data_21 = tiles_0_write_data_21;
    end
  end

  always @* begin
    write_data_22 = dword_22;
    if (held[38]) begin
      write_data_22 = held_value[31:0];
      if (rows_row == 2'd1) begin
        write_data_22 = held_value[63:32];
      end
    end
    if (tiles_0_active) begin
      write_data_22 = tiles_0_write_data_22;
    end
  end

  always @* begin
    write_data_23 = dword_23;
    if (held[38]) begin
      write_data_23 = held_value[31:0];
      if (rows_row == 2'd1) begin
        write_data_23 = held_value[63:32];
      end
    end
    if (tiles_0_active) begin
      write_data_23 = tiles_0_write_data_23;
    end
  end

  always @* begin
    write_data_24 = dword_24;
    if (held[38]) begin
      write_data_24 = held_value[31:0];
      if (rows_row == 2'd1) begin
        write_data_24 = held_value[63:32];
      end
    end
    if (tiles_0_active) begin
      write_data_24 = tiles_0_write_data_24;
    end
  end

  always @* begin
    write_data_25 = dword_25;
    if (held[38]) begin
      write_data_25 = held_value[31:0];
      if (rows_row == 2'd1) begin
        write_data_25 = held_value[63:32];
      end
    end
    if (tiles_0_active) begin
      write_data_25 = tiles_0_write_data_25;
    end
  end

  always @* begin
    write_data_26 = dword_26;
    if (held[38]) begin
      write_data_26 = held_value[31:0];
      if (rows_row == 2'd1) begin
        write_data_26 = held_value[63:32];
      end
    end
    if (tiles_0_active) begin
      write_data_26 = tiles_0_write_data_26;
    end
  end

  always @* begin
    write_data_27 = dword_27;
    if (held[38]) begin
      write_data_27 = held_value[31:0];
      if (rows_row == 2'd1) begin
        write_data_27 = held_value[63:32];
      end
    end
    if (tiles_0_active) begin
      write_data_27 = tiles_0_write_data_27;
    end
  end

  always @* begin
    write_data_28 = dword_28;
    if (held[38]) begin
      write_data_28 = held_value[31:0];
      if (rows_row == 2'd1) begin
        write_data_28 = held_value[63:32];
      end
    end
    if (tiles_0_active) begin
      write_data_28 = tiles_0_write_data_28;
    end
  end

  always @* begin
    write_data_29 = dword_29;
    if (held[38]) begin
      write_data_29 = held_value[31:0];
      if (rows_row == 2'd1) begin
        write_data_29 = held_value[63:32];
      end
    end
    if (tiles_0_active) begin
      write_data_29 = tiles_0_write_data_29;
    end
  end

  always @* begin
    write_data_30 = dword_30;
    if (held[38]) begin
      write_data_30 = held_value[31:0];
      if (rows_row == 2'd1) begin
        write_data_30 = held_value[63:32];
      end
    end
    if (tiles_0_active) begin
      write_data_30 = tiles_0_write_data_30;
    end
  end

  always @* begin
    write_data_31 = dword_31;
    if (held[38]) begin
      write_data_31 = held_value[31:0];
      if (rows_row == 2'd1) begin
        write_data_31 = held_value[63:32];
      end
    end
    if (tiles_0_active) begin
      write_data_31 = tiles_0_write_data_31;
    end
  end

  always @* begin
    write_bytes_0 = 4'd0;
    if (turn_0 & held_window_0[rows_row]) begin
      write_bytes_0 = bytes_0;
    end
    if (held[38]) begin
      if (turn_0 & held_window_0[rows_row]) begin
        write_bytes_0 = 4'hf;
      end
    end
    if (tiles_0_active) begin
      write_bytes_0 = tiles_0_write_bytes_0;
    end
  end

  always @* begin
    write_bytes_1 = 4'd0;
    if (turn_1 & held_window_1[rows_row]) begin
      write_bytes_1 = bytes_1;
    end
    if (held[38]) begin
      if (turn_1 & held_window_1[rows_row]) begin
        write_bytes_1 = 4'hf;
      end
    end
    if (tiles_0_active) begin
      write_bytes_1 = tiles_0_write_bytes_1;
    end
  end

  always @* begin
    write_bytes_2 = 4'd0;
    if (turn_2 & held_window_2[rows_row]) begin
      write_bytes_2 = bytes_2;
    end
    if (held[38]) begin
      if (turn_2 & held_window_2[rows_row]) begin
        write_bytes_2 = 4'hf;
      end
    end
    if (tiles_0_active) begin
      write_bytes_2 = tiles_0_write_bytes_2;
    end
  end

  always @* begin
    write_bytes_3 = 4'd0;
    if (turn_3 & held_window_3[rows_row]) begin
      write_bytes_3 = bytes_3;
    end
    if (held[38]) begin
      if (turn_3 & held_window_3[rows_row]) begin
        write_bytes_3 = 4'hf;
      end
    end
    if (tiles_0_active) begin
      write_bytes_3 = tiles_0_write_bytes_3;
    end
  end

  always @* begin
    write_bytes_4 = 4'd0;
    if (turn_4 & held_window_4[rows_row]) begin
      write_bytes_4 = bytes_4;
    end
    if (held[38]) begin
      if (turn_4 & held_window_4[rows_row]) begin
        write_bytes_4 = 4'hf;
      end
    end
    if (tiles_0_active) begin
      write_bytes_4 = tiles_0_write_bytes_4;
    end
  end

  always @* begin
    write_bytes_5 = 4'd0;
    if (turn_5 & held_window_5[rows_row]) begin
      write_bytes_5 = bytes_5;
    end
    if (held[38]) begin
      if (turn_5 & held_window_5[rows_row]) begin
        write_bytes_5 = 4'hf;
      end
    end
    if (tiles_0_active) begin
      write_bytes_5 = tiles_0_write_bytes_5;
    end
  end

  always @* begin
    write_bytes_6 = 4'd0;
    if (turn_6 & held_window_6[rows_row]) begin
      write_bytes_6 = bytes_6;
    end
    if (held[38]) begin
      if (turn_6 & held_window_6[rows_row]) begin
        write_bytes_6 = 4'hf;
      end
    end
    if (tiles_0_active) begin
      write_bytes_6 = tiles_0_write_bytes_6;
    end
  end

  always @* begin
    write_bytes_7 = 4'd0;
    if (turn_7 & held_window_7[rows_row]) begin
      write_bytes_7 = bytes_7;
    end
    if (held[38]) begin
      if (turn_7 & held_window_7[rows_row]) begin
        write_bytes_7 = 4'hf;
      end
    end
    if (tiles_0_active) begin
      write_bytes_7 = tiles_0_write_bytes_7;
    end
  end

  always @* begin
    write_bytes_8 = 4'd0;
    if (turn_8 & held_window_8[rows_row]) begin
      write_bytes_8 = bytes_8;
    end
    if (held[38]) begin
      if (turn_8 & held_window_8[rows_row]) begin
        write_bytes_8 = 4'hf;
      end
    end
    if (tiles_0_active) begin
      write_bytes_8 = tiles_0_write_bytes_8;
    end
  end

  always @* begin
    write_bytes_9 = 4'd0;
    if (turn_9 & held_window_9[rows_row]) begin
      write_bytes_9 = bytes_9;
    end
    if (held[38]) begin
      if (turn_9 & held_window_9[rows_row]) begin
        write_bytes_9 = 4'hf;
      end
    end
    if (tiles_0_active) begin
      write_bytes_9 = tiles_0_write_bytes_9;
    end
  end

  always @* begin
    write_bytes_10 = 4'd0;
    if (turn_10 & held_window_10[rows_row]) begin
      write_bytes_10 = bytes_10;
    end
    if (held[38]) begin
      if (turn_10 & held_window_10[rows_row]) begin
        write_bytes_10 = 4'hf;
      end
    end
    if (tiles_0_active) begin
      write_bytes_10 = tiles_0_write_bytes_10;
    end
  end

  always @* begin
    write_bytes_11 = 4'd0;
    if (turn_11 & held_window_11[rows_row]) begin
      write_bytes_11 = bytes_11;
    end
    if (held[38]) begin
      if (turn_11 & held_window_11[rows_row]) begin
        write_bytes_11 = 4'hf;
      end
    end
    if (tiles_0_active) begin
      write_bytes_11 = tiles_0_write_bytes_11;
    end
  end

  always @* begin
    write_bytes_12 = 4'd0;
    if (turn_12 & held_window_12[rows_row]) begin
      write_bytes_12 = bytes_12;
    end
    if (held[38]) begin
      if (turn_12 & held_window_12[rows_row]) begin
        write_bytes_12 = 4'hf;
      end
    end
    if (tiles_0_active) begin
      write_bytes_12 = tiles_0_write_bytes_12;
    end
  end

  always @* begin
    write_bytes_13 = 4'd0;
    if (turn_13 & held_window_13[rows_row]) begin
      write_bytes_13 = bytes_13;
    end
    if (held[38]) begin
      if (turn_13 & held_window_13[rows_row]) begin
        write_bytes_13 = 4'hf;
      end
    end
    if (tiles_0_active) begin
      write_bytes_13 = tiles_0_write_bytes_13;
    end
  end

  always @* begin
    write_bytes_14 = 4'd0;
    if (turn_14 & held_window_14[rows_row]) begin
      write_bytes_14 = bytes_14;
    end
    if (held[38]) begin
      if (turn_14 & held_window_14[rows_row]) begin
        write_bytes_14 = 4'hf;
      end
    end
    if (tiles_0_active) begin
      write_bytes_14 = tiles_0_write_bytes_14;
    end
  end

  always @* begin
    write_bytes_15 = 4'd0;
    if (turn_15 & held_window_15[rows_row]) begin
      write_bytes_15 = bytes_15;
    end
    if (held[38]) begin
      if (turn_15 & held_window_15[rows_row]) begin
        write_bytes_15 = 4'hf;
      end
    end
    if (tiles_0_active) begin
      write_bytes_15 = tiles_0_write_bytes_15;
    end
  end

  always @* begin
    write_bytes_16 = 4'd0;
    if (turn_16 & held_window_16[rows_row]) begin
      write_bytes_16 = bytes_16;
    end
    if (held[38]) begin
      if (turn_16 & held_window_16[rows_row]) begin
        write_bytes_16 = 4'hf;
      end
    end
    if (tiles_0_active) begin
      write_bytes_16 = tiles_0_write_bytes_16;
    end
  end

  always @* begin
    write_bytes_17 = 4'd0;
    if (turn_17 & held_window_17[rows_row]) begin
      write_bytes_17 = bytes_17;
    end
    if (held[38]) begin
      if (turn_17 & held_window_17[rows_row]) begin
        write_bytes_17 = 4'hf;
      end
    end
    if (tiles_0_active) begin
      write_bytes_17 = tiles_0_write_bytes_17;
    end
  end

  always @* begin
    write_bytes_18 = 4'd0;
    if (turn_18 & held_window_18[rows_row]) begin
      write_bytes_18 = bytes_18;
    end
    if (held[38]) begin
      if (turn_18 & held_window_18[rows_row]) begin
        write_bytes_18 = 4'hf;
      end
    end
    if (tiles_0_active) begin
      write_bytes_18 = tiles_0_write_bytes_18;
    end
  end

  always @* begin
    write_bytes_19 = 4'd0;
    if (turn_19 & held_window_19[rows_row]) begin
      write_bytes_19 = bytes_19;
    end
    if (held[38]) begin
      if (turn_19 & held_window_19[rows_row]) begin
        write_bytes_19 = 4'hf;
      end
    end
    if (tiles_0_active) begin
      write_bytes_19 = tiles_0_write_bytes_19;
    end
  end

  always @* begin
    write_bytes_20 = 4'd0;
    if (turn_20 & held_window_20[rows_row]) begin
      write_bytes_20 = bytes_20;
    end
    if (held[38]) begin
      if (turn_20 & held_window_20[rows_row]) begin
        write_bytes_20 = 4'hf;
      end
    end
    if (tiles_0_active) begin
      write_bytes_20 = tiles_0_write_bytes_20;
    end
  end

  always @* begin
    write_bytes_21 = 4'd0;
    if (turn_21 & held_window_21[rows_row]) begin
      write_bytes_21 = bytes_21;
    end
    if (held[38]) begin
      if (turn_21 & held_window_21[rows_row]) begin
        write_bytes_21 = 4'hf;
      end
    end
    if (tiles_0_active) begin
      write_bytes_21 = tiles_0_write_bytes_21;
    end
  end

  always @* begin
    write_bytes_22 = 4'd0;
    if (turn_22 & held_window_22[rows_row]) begin
      write_bytes_22 = bytes_22;
    end
    if (held[38]) begin
      if (turn_22 & held_window_22[rows_row]) begin
        write_bytes_22 = 4'hf;
      end
    end
    if (tiles_0_active) begin
      write_bytes_22 = tiles_0_write_bytes_22;
    end
  end

  always @* begin
    write_bytes_23 = 4'd0;
    if (turn_23 & held_window_23[rows_row]) begin
      write_bytes_23 = bytes_23;
    end
    if (held[38]) begin
      if (turn_23 & held_window_23[rows_row]) begin
        write_bytes_23 = 4'hf;
      end
    end
    if (tiles_0_active) begin
      write_bytes_23 = tiles_0_write_bytes_23;
    end
  end

  always @* begin
    write_bytes_24 = 4'd0;
    if (turn_24 & held_window_24[rows_row]) begin
      write_bytes_24 = bytes_24;
    end
    if (held[38]) begin
      if (turn_24 & held_window_24[rows_row]) begin
        write_bytes_24 = 4'hf;
      end
    end
    if (tiles_0_active) begin
      write_bytes_24 = tiles_0_write_bytes_24;
    end
  end

  always @* begin
    write_bytes_25 = 4'd0;
    if (turn_25 & held_window_25[rows_row]) begin
      write_bytes_25 = bytes_25;
    end
    if (held[38]) begin
      if (turn_25 & held_window_25[rows_row]) begin
        write_bytes_25 = 4'hf;
      end
    end
    if (tiles_0_active) begin
      write_bytes_25 = tiles_0_write_bytes_25;
    end
  end

  always @* begin
    write_bytes_26 = 4'd0;
    if (turn_26 & held_window_26[rows_row]) begin
      write_bytes_26 = bytes_26;
    end
    if (held[38]) begin
      if (turn_26 & held_window_26[rows_row]) begin
        write_bytes_26 = 4'hf;
      end
    end
    if (tiles_0_active) begin
      write_bytes_26 = tiles_0_write_bytes_26;
    end
  end

  always @* begin
    write_bytes_27 = 4'd0;
    if (turn_27 & held_window_27[rows_row]) begin
      write_bytes_27 = bytes_27;
    end
    if (held[38]) begin
      if (turn_27 & held_window_27[rows_row]) begin
        write_bytes_27 = 4'hf;
      end
    end
    if (tiles_0_active) begin
      write_bytes_27 = tiles_0_write_bytes_27;
    end
  end

  always @* begin
    write_bytes_28 = 4'd0;
    if (turn_28 & held_window_28[rows_row]) begin
      write_bytes_28 = bytes_28;
    end
    if (held[38]) begin
      if (turn_28 & held_window_28[rows_row]) begin
        write_bytes_28 = 4'hf;
      end
    end
    if (tiles_0_active) begin
      write_bytes_28 = tiles_0_write_bytes_28;
    end
  end

  always @* begin
    write_bytes_29 = 4'd0;
    if (turn_29 & held_window_29[rows_row]) begin
      write_bytes_29 = bytes_29;
    end
    if (held[38]) begin
      if (turn_29 & held_window_29[rows_row]) begin
        write_bytes_29 = 4'hf;
      end
    end
    if (tiles_0_active) begin
      write_bytes_29 = tiles_0_write_bytes_29;
    end
  end

  always @* begin
    write_bytes_30 = 4'd0;
    if (turn_30 & held_window_30[rows_row]) begin
      write_bytes_30 = bytes_30;
    end
    if (held[38]) begin
      if (turn_30 & held_window_30[rows_row]) begin
        write_bytes_30 = 4'hf;
      end
    end
    if (tiles_0_active) begin
      write_bytes_30 = tiles_0_write_bytes_30;
    end
  end

  always @* begin
    write_bytes_31 = 4'd0;
    if (turn_31 & held_window_31[rows_row]) begin
      write_bytes_31 = bytes_31;
    end
    if (held[38]) begin
      if (turn_31 & held_window_31[rows_row]) begin
        write_bytes_31 = 4'hf;
      end
    end
    if (tiles_0_active) begin
      write_bytes_31 = tiles_0_write_bytes_31;
    end
  end

  assign wave = held[17:14];
  assign sequence_ = held[33:18];
  wire conjunction_1 = completes & held[35];
  assign load_done = conjunction_1 & held[36];
  assign store_done = conjunction_1 & (~held[36]);

  always @* begin
    after_push = answered;
    if (push) begin
      after_push = (answered & (~(64'd1 << newest))) | ({63'd0, ~waits} << newest);
    end
  end

  always @* begin
    after_response = after_push;
    if (response_valid & response_last) begin
      after_response = (after_push & (~(64'd1 << response_tag))) | (64'd1 << response_tag);
    end
  end

  always @* begin
    after_atomic = after_response;
    if (atomic_valid) begin
      after_atomic = (after_response & (~(64'd1 << atomic_tag))) | (64'd1 << atomic_tag);
    end
  end

  assign begun = head;
  assign occupied = count;
  assign takes_line = table_oldest_facts[34] & (~table_oldest_facts[37]) & (~table_oldest_facts[38]);
  assign coming_row = 2'd0;
  assign reads = pops & takes_line;
  assign read_index = table_oldest_facts[52:45];
  assign pops = (count != 7'd0) & answered[oldest] & ((~valid) | completes);
  assign flat_last = held[53] & held[35];
  assign goes = valid & ((~flat_last) | (flats != 7'd0));
  assign written = write & write_ready;

  always @* begin
    completes = goes & ((~held[34]) | (write_ready & rows_last & last_turn));
    if (tiles_0_active) begin
      completes = goes & ((~held[34]) | (write_ready & tiles_0_last));
    end
  end

  assign last_turn = 1'b1;
  assign turn_0 = 1'b1;
  assign turn_1 = 1'b1;
  assign turn_2 = 1'b1;
  assign turn_3 = 1'b1;
  assign turn_4 = 1'b1;
  assign turn_5 = 1'b1;
  assign turn_6 = 1'b1;
  assign turn_7 = 1'b1;
  assign turn_8 = 1'b1;
  assign turn_9 = 1'b1;
  assign turn_10 = 1'b1;
  assign turn_11 = 1'b1;
  assign turn_12 = 1'b1;
  assign turn_13 = 1'b1;
  assign turn_14 = 1'b1;
  assign turn_15 = 1'b1;
  assign turn_16 = 1'b1;
  assign turn_17 = 1'b1;
  assign turn_18 = 1'b1;
  assign turn_19 = 1'b1;
  assign turn_20 = 1'b1;
  assign turn_21 = 1'b1;
  assign turn_22 = 1'b1;
  assign turn_23 = 1'b1;
  assign turn_24 = 1'b1;
  assign turn_25 = 1'b1;
  assign turn_26 = 1'b1;
  assign turn_27 = 1'b1;
  assign turn_28 = 1'b1;
  assign turn_29 = 1'b1;
  assign turn_30 = 1'b1;
  assign turn_31 = 1'b1;
  assign age_0 = asked_0 - begun;
  assign age_1 = asked_1 - begun;
  assign oldest = head[5:0];
  assign newest = tail[5:0];

  always @* begin
    format_0_word = held_word_0 + {2'd0, rows_row};
    if (tiles_0_active) begin
      format_0_word = tiles_0_source_word_0;
    end
  end

  always @* begin
    format_0_misaligned = held_misaligned_0;
    if (tiles_0_active) begin
      format_0_misaligned = tiles_0_source_misaligned_0;
    end
  end

  always @* begin
    format_1_word = held_word_1 + {2'd0, rows_row};
    if (tiles_0_active) begin
      format_1_word = tiles_0_source_word_1;
    end
  end

  always @* begin
    format_1_misaligned = held_misaligned_1;
    if (tiles_0_active) begin
      format_1_misaligned = tiles_0_source_misaligned_1;
    end
  end

  always @* begin
    format_2_word = held_word_2 + {2'd0, rows_row};
    if (tiles_0_active) begin
      format_2_word = tiles_0_source_word_2;
    end
  end

  always @* begin
    format_2_misaligned = held_misaligned_2;
    if (tiles_0_active) begin
      format_2_misaligned = tiles_0_source_misaligned_2;
    end
  end

  always @* begin
    format_3_word = held_word_3 + {2'd0, rows_row};
    if (tiles_0_active) begin
      format_3_word = tiles_0_source_word_3;
    end
  end

  always @* begin
    format_3_misaligned = held_misaligned_3;
    if (tiles_0_active) begin
      format_3_misaligned = tiles_0_source_misaligned_3;
    end
  end

  always @* begin
    format_4_word = held_word_4 + {2'd0, rows_row};
    if (tiles_0_active) begin
      format_4_word = tiles_0_source_word_4;
    end
  end

  always @* begin
    format_4_misaligned = held_misaligned_4;
    if (tiles_0_active) begin
      format_4_misaligned = tiles_0_source_misaligned_4;
    end
  end

  always @* begin
    format_5_word = held_word_5 + {2'd0, rows_row};
    if (tiles_0_active) begin
      format_5_word = tiles_0_source_word_5;
    end
  end

  always @* begin
    format_5_misaligned = held_misaligned_5;
    if (tiles_0_active) begin
      format_5_misaligned = tiles_0_source_misaligned_5;
    end
  end

  always @* begin
    format_6_word = held_word_6 + {2'd0, rows_row};
    if (tiles_0_active) begin
      format_6_word = tiles_0_source_word_6;
    end
  end

  always @* begin
    format_6_misaligned = held_misaligned_6;
    if (tiles_0_active) begin
      format_6_misaligned = tiles_0_source_misaligned_6;
    end
  end

  always @* begin
    format_7_word = held_word_7 + {2'd0, rows_row};
    if (tiles_0_active) begin
      format_7_word = tiles_0_source_word_7;
    end
  end

  always @* begin
    format_7_misaligned = held_misaligned_7;
    if (tiles_0_active) begin
      format_7_misaligned = tiles_0_source_misaligned_7;
    end
  end

  always @* begin
    format_8_word = held_word_8 + {2'd0, rows_row};
    if (tiles_0_active) begin
      format_8_word = tiles_0_source_word_8;
    end
  end

  always @* begin
    format_8_misaligned = held_misaligned_8;
    if (tiles_0_active) begin
      format_8_misaligned = tiles_0_source_misaligned_8;
    end
  end

  always @* begin
    format_9_word = held_word_9 + {2'd0, rows_row};
    if (tiles_0_active) begin
      format_9_word = tiles_0_source_word_9;
    end
  end

  always @* begin
    format_9_misaligned = held_misaligned_9;
    if (tiles_0_active) begin
      format_9_misaligned = tiles_0_source_misaligned_9;
    end
  end

  always @* begin
    format_10_word = held_word_10 + {2'd0, rows_row};
    if (tiles_0_active) begin
      format_10_word = tiles_0_source_word_10;
    end
  end

  always @* begin
    format_10_misaligned = held_misaligned_10;
    if (tiles_0_active) begin
      format_10_misaligned = tiles_0_source_misaligned_10;
    end
  end

  always @* begin
    format_11_word = held_word_11 + {2'd0, rows_row};
    if (tiles_0_active) begin
      format_11_word = tiles_0_source_word_11;
    end
  end

  always @* begin
    format_11_misaligned = held_misaligned_11;
    if (tiles_0_active) begin
      format_11_misaligned = tiles_0_source_misaligned_11;
    end
  end

  always @* begin
    format_12_word = held_word_12 + {2'd0, rows_row};
    if (tiles_0_active) begin
      format_12_word = tiles_0_source_word_12;
    end
  end

  always @* begin
    format_12_misaligned = held_misaligned_12;
    if (tiles_0_active) begin
      format_12_misaligned = tiles_0_source_misaligned_12;
    end
  end

  always @* begin
    format_13_word = held_word_13 + {2'd0, rows_row};
    if (tiles_0_active) begin
      format_13_word = tiles_0_source_word_13;
    end
  end

  always @* begin
    format_13_misaligned = held_misaligned_13;
    if (tiles_0_active) begin
      format_13_misaligned = tiles_0_source_misaligned_13;
    end
  end

  always @* begin
    format_14_word = held_word_14 + {2'd0, rows_row};
    if (tiles_0_active) begin
      format_14_word = tiles_0_source_word_14;
    end
  end

  always @* begin
    format_14_misaligned = held_misaligned_14;
    if (tiles_0_active) begin
      format_14_misaligned = tiles_0_source_misaligned_14;
    end
  end

  always @* begin
    format_15_word = held_word_15 + {2'd0, rows_row};
    if (tiles_0_active) begin
      format_15_word = tiles_0_source_word_15;
    end
  end

  always @* begin
    format_15_misaligned = held_misaligned_15;
    if (tiles_0_active) begin
      format_15_misaligned = tiles_0_source_misaligned_15;
    end
  end

  always @* begin
    format_16_word = held_word_16 + {2'd0, rows_row};
    if (tiles_0_active) begin
      format_16_word = tiles_0_source_word_16;
    end
  end

  always @* begin
    format_16_misaligned = held_misaligned_16;
    if (tiles_0_active) begin
      format_16_misaligned = tiles_0_source_misaligned_16;
    end
  end

  always @* begin
    format_17_word = held_word_17 + {2'd0, rows_row};
    if (tiles_0_active) begin
      format_17_word = tiles_0_source_word_17;
    end
  end

  always @* begin
    format_17_misaligned = held_misaligned_17;
    if (tiles_0_active) begin
      format_17_misaligned = tiles_0_source_misaligned_17;
    end
  end

  always @* begin
    format_18_word = held_word_18 + {2'd0, rows_row};
    if (tiles_0_active) begin
      format_18_word = tiles_0_source_word_18;
    end
  end

  always @* begin
    format_18_misaligned = held_misaligned_18;
    if (tiles_0_active) begin
      format_18_misaligned = tiles_0_source_misaligned_18;
    end
  end

  always @* begin
    format_19_word = held_word_19 + {2'd0, rows_row};
    if (tiles_0_active) begin
      format_19_word = tiles_0_source_word_19;
    end
  end

  always @* begin
    format_19_misaligned = held_misaligned_19;
    if (tiles_0_active) begin
      format_19_misaligned = tiles_0_source_misaligned_19;
    end
  end

  always @* begin
    format_20_word = held_word_20 + {2'd0, rows_row};
    if (tiles_0_active) begin
      format_20_word = tiles_0_source_word_20;
    end
  end

  always @* begin
    format_20_misaligned = held_misaligned_20;
    if (tiles_0_active) begin
      format_20_misaligned = tiles_0_source_misaligned_20;
    end
  end

  always @* begin
    format_21_word = held_word_21 + {2'd0, rows_row};
    if (tiles_0_active) begin
      format_21_word = tiles_0_source_word_21;
    end
  end

  always @* begin
    format_21_misaligned = held_misaligned_21;
    if (tiles_0_active) begin
      format_21_misaligned = tiles_0_source_misaligned_21;
    end
  end

  always @* begin
    format_22_word = held_word_22 + {2'd0, rows_row};
    if (tiles_0_active) begin
      format_22_word = tiles_0_source_word_22;
    end
  end

  always @* begin
    format_22_misaligned = held_misaligned_22;
    if (tiles_0_active) begin
      format_22_misaligned = tiles_0_source_misaligned_22;
    end
  end

  always @* begin
    format_23_word = held_word_23 + {2'd0, rows_row};
    if (tiles_0_active) begin
      format_23_word = tiles_0_source_word_23;
    end
  end

  always @* begin
    format_23_misaligned = held_misaligned_23;
    if (tiles_0_active) begin
      format_23_misaligned = tiles_0_source_misaligned_23;
    end
  end

  always @* begin
    format_24_word = held_word_24 + {2'd0, rows_row};
    if (tiles_0_active) begin
      format_24_word = tiles_0_source_word_24;
    end
  end

  always @* begin
    format_24_misaligned = held_misaligned_24;
    if (tiles_0_active) begin
      format_24_misaligned = tiles_0_source_misaligned_24;
    end
  end

  always @* begin
    format_25_word = held_word_25 + {2'd0, rows_row};
    if (tiles_0_active) begin
      format_25_word = tiles_0_source_word_25;
    end
  end

  always @* begin
    format_25_misaligned = held_misaligned_25;
    if (tiles_0_active) begin
      format_25_misaligned = tiles_0_source_misaligned_25;
    end
  end

  always @* begin
    format_26_word = held_word_26 + {2'd0, rows_row};
    if (tiles_0_active) begin
      format_26_word = tiles_0_source_word_26;
    end
  end

  always @* begin
    format_26_misaligned = held_misaligned_26;
    if (tiles_0_active) begin
      format_26_misaligned = tiles_0_source_misaligned_26;
    end
  end

  always @* begin
    format_27_word = held_word_27 + {2'd0, rows_row};
    if (tiles_0_active) begin
      format_27_word = tiles_0_source_word_27;
    end
  end

  always @* begin
    format_27_misaligned = held_misaligned_27;
    if (tiles_0_active) begin
      format_27_misaligned = tiles_0_source_misaligned_27;
    end
  end

  always @* begin
    format_28_word = held_word_28 + {2'd0, rows_row};
    if (tiles_0_active) begin
      format_28_word = tiles_0_source_word_28;
    end
  end

  always @* begin
    format_28_misaligned = held_misaligned_28;
    if (tiles_0_active) begin
      format_28_misaligned = tiles_0_source_misaligned_28;
    end
  end

  always @* begin
    format_29_word = held_word_29 + {2'd0, rows_row};
    if (tiles_0_active) begin
      format_29_word = tiles_0_source_word_29;
    end
  end

  always @* begin
    format_29_misaligned = held_misaligned_29;
    if (tiles_0_active) begin
      format_29_misaligned = tiles_0_source_misaligned_29;
    end
  end

  always @* begin
    format_30_word = held_word_30 + {2'd0, rows_row};
    if (tiles_0_active) begin
      format_30_word = tiles_0_source_word_30;
    end
  end

  always @* begin
    format_30_misaligned = held_misaligned_30;
    if (tiles_0_active) begin
      format_30_misaligned = tiles_0_source_misaligned_30;
    end
  end

  always @* begin
    format_31_word = held_word_31 + {2'd0, rows_row};
    if (tiles_0_active) begin
      format_31_word = tiles_0_source_word_31;
    end
  end

  always @* begin
    format_31_misaligned = held_misaligned_31;
    if (tiles_0_active) begin
      format_31_misaligned = tiles_0_source_misaligned_31;
    end
  end

  assign data_0_fill = response_valid & table_answered_fills;
  assign data_0_read_part = 2'd0;
  assign tiles_0_beat = held[13:11];

  always @* begin
    head_next = head;
    if (pops) begin
      head_next = head + 12'd1;
    end
  end

  always @* begin
    tail_next = tail;
    if (push) begin
      tail_next = tail + 12'd1;
    end
  end

  always @* begin
    count_next = count;
    if (push & (~pops)) begin
      count_next = count + 7'd1;
    end else if ((~push) & pops) begin
      count_next = count - 7'd1;
    end
  end

  always @* begin
    valid_next = valid;
    if (completes) begin
      valid_next = 1'b0;
    end
    if (pops) begin
      valid_next = 1'b1;
    end
  end

  always @* begin
    held_next = held;
    if (pops) begin
      held_next = table_oldest_facts;
    end
  end

  always @* begin
    held_value_next = held_value;
    if (pops) begin
      held_value_next = values_oldest_value;
    end
  end

  always @* begin
    flats_next = flats;
    if (flat_done & (~(completes & flat_last))) begin
      flats_next = flats + 7'd1;
    end else if ((~flat_done) & completes & flat_last) begin
      flats_next = flats - 7'd1;
    end
  end

  always @* begin
    held_rows_next = held_rows;
    if (written & last_turn) begin
      held_rows_next = rows_after;
    end
    if (pops) begin
      held_rows_next = table_oldest_rows;
    end
  end

  always @* begin
    held_window_0_next = held_window_0;
    if (pops) begin
      held_window_0_next = table_oldest_window_0;
    end
  end

  always @* begin
    held_window_1_next = held_window_1;
    if (pops) begin
      held_window_1_next = table_oldest_window_1;
    end
  end

  always @* begin
    held_window_2_next = held_window_2;
    if (pops) begin
      held_window_2_next = table_oldest_window_2;
    end
  end

  always @* begin
    held_window_3_next = held_window_3;
    if (pops) begin
      held_window_3_next = table_oldest_window_3;
    end
  end

  always @* begin
    held_window_4_next = held_window_4;
    if (pops) begin
      held_window_4_next = table_oldest_window_4;
    end
  end

  always @* begin
    held_window_5_next = held_window_5;
    if (pops) begin
      held_window_5_next = table_oldest_window_5;
    end
  end

  always @* begin
    held_window_6_next = held_window_6;
    if (pops) begin
      held_window_6_next = table_oldest_window_6;
    end
  end

  always @* begin
    held_window_7_next = held_window_7;
    if (pops) begin
      held_window_7_next = table_oldest_window_7;
    end
  end

  always @* begin
    held_window_8_next = held_window_8;
    if (pops) begin
      held_window_8_next = table_oldest_window_8;
    end
  end

  always @* begin
    held_window_9_next = held_window_9;
    if (pops) begin
      held_window_9_next = table_oldest_window_9;
    end
  end

  always @* begin
    held_window_10_next = held_window_10;
    if (pops) begin
      held_window_10_next = table_oldest_window_10;
    end
  end

  always @* begin
    held_window_11_next = held_window_11;
    if (pops) begin
      held_window_11_next = table_oldest_window_11;
    end
  end

  always @* begin
    held_window_12_next = held_window_12;
    if (pops) begin
      held_window_12_next = table_oldest_window_12;
    end
  end

  always @* begin
    held_window_13_next = held_window_13;
    if (pops) begin
      held_window_13_next = table_oldest_window_13;
    end
  end

  always @* begin
    held_window_14_next = held_window_14;
    if (pops) begin
      held_window_14_next = table_oldest_window_14;
    end
  end

  always @* begin
    held_window_15_next = held_window_15;
    if (pops) begin
      held_window_15_next = table_oldest_window_15;
    end
  end

  always @* begin
    held_window_16_next = held_window_16;
    if (pops) begin
      held_window_16_next = table_oldest_window_16;
    end
  end

  always @* begin
    held_window_17_next = held_window_17;
    if (pops) begin
      held_window_17_next = table_oldest_window_17;
    end
  end

  always @* begin
    held_window_18_next = held_window_18;
    if (pops) begin
      held_window_18_next = table_oldest_window_18;
    end
  end

  always @* begin
    held_window_19_next = held_window_19;
    if (pops) begin
      held_window_19_next = table_oldest_window_19;
    end
  end

  always @* begin
    held_window_20_next = held_window_20;
    if (pops) begin
      held_window_20_next = table_oldest_window_20;
    end
  end

  always @* begin
    held_window_21_next = held_window_21;
    if (pops) begin
      held_window_21_next = table_oldest_window_21;
    end
  end

  always @* begin
    held_window_22_next = held_window_22;
    if (pops) begin
      held_window_22_next = table_oldest_window_22;
    end
  end

  always @* begin
    held_window_23_next = held_window_23;
    if (pops) begin
      held_window_23_next = table_oldest_window_23;
    end
  end

  always @* begin
    held_window_24_next = held_window_24;
    if (pops) begin
      held_window_24_next = table_oldest_window_24;
    end
  end

  always @* begin
    held_window_25_next = held_window_25;
    if (pops) begin
      held_window_25_next = table_oldest_window_25;
    end
  end

  always @* begin
    held_window_26_next = held_window_26;
    if (pops) begin
      held_window_26_next = table_oldest_window_26;
    end
  end

  always @* begin
    held_window_27_next = held_window_27;
    if (pops) begin
      held_window_27_next = table_oldest_window_27;
    end
  end

  always @* begin
    held_window_28_next = held_window_28;
    if (pops) begin
      held_window_28_next = table_oldest_window_28;
    end
  end

  always @* begin
    held_window_29_next = held_window_29;
    if (pops) begin
      held_window_29_next = table_oldest_window_29;
    end
  end

  always @* begin
    held_window_30_next = held_window_30;
    if (pops) begin
      held_window_30_next = table_oldest_window_30;
    end
  end

  always @* begin
    held_window_31_next = held_window_31;
    if (pops) begin
      held_window_31_next = table_oldest_window_31;
    end
  end

  always @* begin
    held_word_0_next = held_word_0;
    if (pops) begin
      held_word_0_next = table_oldest_word_0;
    end
  end

  always @* begin
    held_word_1_next = held_word_1;
    if (pops) begin
      held_word_1_next = table_oldest_word_1;
    end
  end

  always @* begin
    held_word_2_next = held_word_2;
    if (pops) begin
      held_word_2_next = table_oldest_word_2;
    end
  end

  always @* begin
    held_word_3_next = held_word_3;
    if (pops) begin
      held_word_3_next = table_oldest_word_3;
    end
  end

  always @* begin
    held_word_4_next = held_word_4;
    if (pops) begin
      held_word_4_next = table_oldest_word_4;
    end
  end

  always @* begin
    held_word_5_next = held_word_5;
    if (pops) begin
      held_word_5_next = table_oldest_word_5;
    end
  end

  always @* begin
    held_word_6_next = held_word_6;
    if (pops) begin
      held_word_6_next = table_oldest_word_6;
    end
  end

  always @* begin
    held_word_7_next = held_word_7;
    if (pops) begin
      held_word_7_next = table_oldest_word_7;
    end
  end

  always @* begin
    held_word_8_next = held_word_8;
    if (pops) begin
      held_word_8_next = table_oldest_word_8;
    end
  end

  always @* begin
    held_word_9_next = held_word_9;
    if (pops) begin
      held_word_9_next = table_oldest_word_9;
    end
  end

  always @* begin
    held_word_10_next = held_word_10;
    if (pops) begin
      held_word_10_next = table_oldest_word_10;
    end
  end

  always @* begin
    held_word_11_next = held_word_11;
    if (pops) begin
      held_word_11_next = table_oldest_word_11;
    end
  end

  always @* begin
    held_word_12_next = held_word_12;
    if (pops) begin
      held_word_12_next = table_oldest_word_12;
    end
  end

  always @* begin
    held_word_13_next = held_word_13;
    if (pops) begin
      held_word_13_next = table_oldest_word_13;
    end
  end

  always @* begin
    held_word_14_next = held_word_14;
    if (pops) begin
      held_word_14_next = table_oldest_word_14;
    end
  end

  always @* begin
    held_word_15_next = held_word_15;
    if (pops) begin
      held_word_15_next = table_oldest_word_15;
    end
  end

  always @* begin
    held_word_16_next = held_word_16;
    if (pops) begin
      held_word_16_next = table_oldest_word_16;
    end
  end

  always @* begin
    held_word_17_next = held_word_17;
    if (pops) begin
      held_word_17_next = table_oldest_word_17;
    end
  end

  always @* begin
    held_word_18_next = held_word_18;
    if (pops) begin
      held_word_18_next = table_oldest_word_18;
    end
  end

  always @* begin
    held_word_19_next = held_word_19;
    if (pops) begin
      held_word_19_next = table_oldest_word_19;
    end
  end

  always @* begin
    held_word_20_next = held_word_20;
    if (pops) begin
      held_word_20_next = table_oldest_word_20;
    end
  end

  always @* begin
    held_word_21_next = held_word_21;
    if (pops) begin
      held_word_21_next = table_oldest_word_21;
    end
  end

  always @* begin
    held_word_22_next = held_word_22;
    if (pops) begin
      held_word_22_next = table_oldest_word_22;
    end
  end

  always @* begin
    held_word_23_next = held_word_23;
    if (pops) begin
      held_word_23_next = table_oldest_word_23;
    end
  end

  always @* begin
    held_word_24_next = held_word_24;
    if (pops) begin
      held_word_24_next = table_oldest_word_24;
    end
  end

  always @* begin
    held_word_25_next = held_word_25;
    if (pops) begin
      held_word_25_next = table_oldest_word_25;
    end
  end

  always @* begin
    held_word_26_next = held_word_26;
    if (pops) begin
      held_word_26_next = table_oldest_word_26;
    end
  end

  always @* begin
    held_word_27_next = held_word_27;
    if (pops) begin
      held_word_27_next = table_oldest_word_27;
    end
  end

  always @* begin
    held_word_28_next = held_word_28;
    if (pops) begin
      held_word_28_next = table_oldest_word_28;
    end
  end

  always @* begin
    held_word_29_next = held_word_29;
    if (pops) begin
      held_word_29_next = table_oldest_word_29;
    end
  end

  always @* begin
    held_word_30_next = held_word_30;
    if (pops) begin
      held_word_30_next = table_oldest_word_30;
    end
  end

  always @* begin
    held_word_31_next = held_word_31;
    if (pops) begin
      held_word_31_next = table_oldest_word_31;
    end
  end

  always @* begin
    held_misaligned_0_next = held_misaligned_0;
    if (pops) begin
      held_misaligned_0_next = table_oldest_misaligned_0;
    end
  end

  always @* begin
    held_misaligned_1_next = held_misaligned_1;
    if (pops) begin
      held_misaligned_1_next = table_oldest_misaligned_1;
    end
  end

  always @* begin
    held_misaligned_2_next = held_misaligned_2;
    if (pops) begin
      held_misaligned_2_next = table_oldest_misaligned_2;
    end
  end

  always @* begin
    held_misaligned_3_next = held_misaligned_3;
    if (pops) begin
      held_misaligned_3_next = table_oldest_misaligned_3;
    end
  end

  always @* begin
    held_misaligned_4_next = held_misaligned_4;
    if (pops) begin
      held_misaligned_4_next = table_oldest_misaligned_4;
    end
  end

  always @* begin
    held_misaligned_5_next = held_misaligned_5;
    if (pops) begin
      held_misaligned_5_next = table_oldest_misaligned_5;
    end
  end

  always @* begin
    held_misaligned_6_next = held_misaligned_6;
    if (pops) begin
      held_misaligned_6_next = table_oldest_misaligned_6;
    end
  end

  always @* begin
    held_misaligned_7_next = held_misaligned_7;
    if (pops) begin
      held_misaligned_7_next = table_oldest_misaligned_7;
    end
  end

  always @* begin
    held_misaligned_8_next = held_misaligned_8;
    if (pops) begin
      held_misaligned_8_next = table_oldest_misaligned_8;
    end
  end

  always @* begin
    held_misaligned_9_next = held_misaligned_9;
    if (pops) begin
      held_misaligned_9_next = table_oldest_misaligned_9;
    end
  end

  always @* begin
    held_misaligned_10_next = held_misaligned_10;
    if (pops) begin
      held_misaligned_10_next = table_oldest_misaligned_10;
    end
  end

  always @* begin
    held_misaligned_11_next = held_misaligned_11;
    if (pops) begin
      held_misaligned_11_next = table_oldest_misaligned_11;
    end
  end

  always @* begin
    held_misaligned_12_next = held_misaligned_12;
    if (pops) begin
      held_misaligned_12_next = table_oldest_misaligned_12;
    end
  end

  always @* begin
    held_misaligned_13_next = held_misaligned_13;
    if (pops) begin
      held_misaligned_13_next = table_oldest_misaligned_13;
    end
  end

  always @* begin
    held_misaligned_14_next = held_misaligned_14;
    if (pops) begin
      held_misaligned_14_next = table_oldest_misaligned_14;
    end
  end

  always @* begin
    held_misaligned_15_next = held_misaligned_15;
    if (pops) begin
      held_misaligned_15_next = table_oldest_misaligned_15;
    end
  end

  always @* begin
    held_misaligned_16_next = held_misaligned_16;
    if (pops) begin
      held_misaligned_16_next = table_oldest_misaligned_16;
    end
  end

  always @* begin
    held_misaligned_17_next = held_misaligned_17;
    if (pops) begin
      held_misaligned_17_next = table_oldest_misaligned_17;
    end
  end

  always @* begin
    held_misaligned_18_next = held_misaligned_18;
    if (pops) begin
      held_misaligned_18_next = table_oldest_misaligned_18;
    end
  end

  always @* begin
    held_misaligned_19_next = held_misaligned_19;
    if (pops) begin
      held_misaligned_19_next = table_oldest_misaligned_19;
    end
  end

  always @* begin
    held_misaligned_20_next = held_misaligned_20;
    if (pops) begin
      held_misaligned_20_next = table_oldest_misaligned_20;
    end
  end

  always @* begin
    held_misaligned_21_next = held_misaligned_21;
    if (pops) begin
      held_misaligned_21_next = table_oldest_misaligned_21;
    end
  end

  always @* begin
    held_misaligned_22_next = held_misaligned_22;
    if (pops) begin
      held_misaligned_22_next = table_oldest_misaligned_22;
    end
  end

  always @* begin
    held_misaligned_23_next = held_misaligned_23;
    if (pops) begin
      held_misaligned_23_next = table_oldest_misaligned_23;
    end
  end

  always @* begin
    held_misaligned_24_next = held_misaligned_24;
    if (pops) begin
      held_misaligned_24_next = table_oldest_misaligned_24;
    end
  end

  always @* begin
    held_misaligned_25_next = held_misaligned_25;
    if (pops) begin
      held_misaligned_25_next = table_oldest_misaligned_25;
    end
  end

  always @* begin
    held_misaligned_26_next = held_misaligned_26;
    if (pops) begin
      held_misaligned_26_next = table_oldest_misaligned_26;
    end
  end

  always @* begin
    held_misaligned_27_next = held_misaligned_27;
    if (pops) begin
      held_misaligned_27_next = table_oldest_misaligned_27;
    end
  end

  always @* begin
    held_misaligned_28_next = held_misaligned_28;
    if (pops) begin
      held_misaligned_28_next = table_oldest_misaligned_28;
    end
  end

  always @* begin
    held_misaligned_29_next = held_misaligned_29;
    if (pops) begin
      held_misaligned_29_next = table_oldest_misaligned_29;
    end
  end

  always @* begin
    held_misaligned_30_next = held_misaligned_30;
    if (pops) begin
      held_misaligned_30_next = table_oldest_misaligned_30;
    end
  end

  always @* begin
    held_misaligned_31_next = held_misaligned_31;
    if (pops) begin
      held_misaligned_31_next = table_oldest_misaligned_31;
    end
  end

  initial begin
    head = 12'd0;
    tail = 12'd0;
    count = 7'd0;
    answered = 64'd0;
    valid = 1'b0;
    held = 54'd0;
    held_value = 64'd0;
    flats = 7'd0;
    held_rows = 4'd0;
    held_window_0 = 4'd0;
    held_window_1 = 4'd0;
    held_window_2 = 4'd0;
    held_window_3 = 4'd0;
    held_window_4 = 4'd0;
    held_window_5 = 4'd0;
    held_window_6 = 4'd0;
    held_window_7 = 4'd0;
    held_window_8 = 4'd0;
    held_window_9 = 4'd0;
    held_window_10 = 4'd0;
    held_window_11 = 4'd0;
    held_window_12 = 4'd0;
    held_window_13 = 4'd0;
    held_window_14 = 4'd0;
    held_window_15 = 4'd0;
    held_window_16 = 4'd0;
    held_window_17 = 4'd0;
    held_window_18 = 4'd0;
    held_window_19 = 4'd0;
    held_window_20 = 4'd0;
    held_window_21 = 4'd0;
    held_window_22 = 4'd0;
    held_window_23 = 4'd0;
    held_window_24 = 4'd0;
    held_window_25 = 4'd0;
    held_window_26 = 4'd0;
    held_window_27 = 4'd0;
    held_window_28 = 4'd0;
    held_window_29 = 4'd0;
    held_window_30 = 4'd0;
    held_window_31 = 4'd0;
    held_word_0 = 4'd0;
    held_word_1 = 4'd0;
    held_word_2 = 4'd0;
    held_word_3 = 4'd0;
    held_word_4 = 4'd0;
    held_word_5 = 4'd0;
    held_word_6 = 4'd0;
    held_word_7 = 4'd0;
    held_word_8 = 4'd0;
    held_word_9 = 4'd0;
    held_word_10 = 4'd0;
    held_word_11 = 4'd0;
    held_word_12 = 4'd0;
    held_word_13 = 4'd0;
    held_word_14 = 4'd0;
    held_word_15 = 4'd0;
    held_word_16 = 4'd0;
    held_word_17 = 4'd0;
    held_word_18 = 4'd0;
    held_word_19 = 4'd0;
    held_word_20 = 4'd0;
    held_word_21 = 4'd0;
    held_word_22 = 4'd0;
    held_word_23 = 4'd0;
    held_word_24 = 4'd0;
    held_word_25 = 4'd0;
    held_word_26 = 4'd0;
    held_word_27 = 4'd0;
    held_word_28 = 4'd0;
    held_word_29 = 4'd0;
    held_word_30 = 4'd0;
    held_word_31 = 4'd0;
    held_misaligned_0 = 2'd0;
    held_misaligned_1 = 2'd0;
    held_misaligned_2 = 2'd0;
    held_misaligned_3 = 2'd0;
    held_misaligned_4 = 2'd0;
    held_misaligned_5 = 2'd0;
    held_misaligned_6 = 2'd0;
    held_misaligned_7 = 2'd0;
    held_misaligned_8 = 2'd0;
    held_misaligned_9 = 2'd0;
    held_misaligned_10 = 2'd0;
    held_misaligned_11 = 2'd0;
    held_misaligned_12 = 2'd0;
    held_misaligned_13 = 2'd0;
    held_misaligned_14 = 2'd0;
    held_misaligned_15 = 2'd0;
    held_misaligned_16 = 2'd0;
    held_misaligned_17 = 2'd0;
    held_misaligned_18 = 2'd0;
    held_misaligned_19 = 2'd0;
    held_misaligned_20 = 2'd0;
    held_misaligned_21 = 2'd0;
    held_misaligned_22 = 2'd0;
    held_misaligned_23 = 2'd0;
    held_misaligned_24 = 2'd0;
    held_misaligned_25 = 2'd0;
    held_misaligned_26 = 2'd0;
    held_misaligned_27 = 2'd0;
    held_misaligned_28 = 2'd0;
    held_misaligned_29 = 2'd0;
    held_misaligned_30 = 2'd0;
    held_misaligned_31 = 2'd0;
    odd = 1'b0;
  end
  always @(posedge clock) begin
    head <= head_next;
    tail <= tail_next;
    count <= count_next;
    answered <= after_atomic;
    valid <= valid_next;
    held <= held_next;
    held_value <= held_value_next;
    flats <= flats_next;
    held_rows <= held_rows_next;
    held_window_0 <= held_window_0_next;
    held_window_1 <= held_window_1_next;
    held_window_2 <= held_window_2_next;
    held_window_3 <= held_window_3_next;
    held_window_4 <= held_window_4_next;
    held_window_5 <= held_window_5_next;
    held_window_6 <= held_window_6_next;
    held_window_7 <= held_window_7_next;
    held_window_8 <= held_window_8_next;
    held_window_9 <= held_window_9_next;
    held_window_10 <= held_window_10_next;
    held_window_11 <= held_window_11_next;
    held_window_12 <= held_window_12_next;
    held_window_13 <= held_window_13_next;
    held_window_14 <= held_window_14_next;
    held_window_15 <= held_window_15_next;
    held_window_16 <= held_window_16_next;
    held_window_17 <= held_window_17_next;
    held_window_18 <= held_window_18_next;
    held_window_19 <= held_window_19_next;
    held_window_20 <= held_window_20_next;
    held_window_21 <= held_window_21_next;
    held_window_22 <= held_window_22_next;
    held_window_23 <= held_window_23_next;
    held_window_24 <= held_window_24_next;
    held_window_25 <= held_window_25_next;
    held_window_26 <= held_window_26_next;
    held_window_27 <= held_window_27_next;
    held_window_28 <= held_window_28_next;
    held_window_29 <= held_window_29_next;
    held_window_30 <= held_window_30_next;
    held_window_31 <= held_window_31_next;
    held_word_0 <= held_word_0_next;
    held_word_1 <= held_word_1_next;
    held_word_2 <= held_word_2_next;
    held_word_3 <= held_word_3_next;
    held_word_4 <= held_word_4_next;
    held_word_5 <= held_word_5_next;
    held_word_6 <= held_word_6_next;
    held_word_7 <= held_word_7_next;
    held_word_8 <= held_word_8_next;
    held_word_9 <= held_word_9_next;
    held_word_10 <= held_word_10_next;
    held_word_11 <= held_word_11_next;
    held_word_12 <= held_word_12_next;
    held_word_13 <= held_word_13_next;
    held_word_14 <= held_word_14_next;
    held_word_15 <= held_word_15_next;
    held_word_16 <= held_word_16_next;
    held_word_17 <= held_word_17_next;
    held_word_18 <= held_word_18_next;
    held_word_19 <= held_word_19_next;
    held_word_20 <= held_word_20_next;
    held_word_21 <= held_word_21_next;
    held_word_22 <= held_word_22_next;
    held_word_23 <= held_word_23_next;
    held_word_24 <= held_word_24_next;
    held_word_25 <= held_word_25_next;
    held_word_26 <= held_word_26_next;
    held_word_27 <= held_word_27_next;
    held_word_28 <= held_word_28_next;
    held_word_29 <= held_word_29_next;
    held_word_30 <= held_word_30_next;
    held_word_31 <= held_word_31_next;
    held_misaligned_0 <= held_misaligned_0_next;
    held_misaligned_1 <= held_misaligned_1_next;
    held_misaligned_2 <= held_misaligned_2_next;
    held_misaligned_3 <= held_misaligned_3_next;
    held_misaligned_4 <= held_misaligned_4_next;
    held_misaligned_5 <= held_misaligned_5_next;
    held_misaligned_6 <= held_misaligned_6_next;
    held_misaligned_7 <= held_misaligned_7_next;
    held_misaligned_8 <= held_misaligned_8_next;
    held_misaligned_9 <= held_misaligned_9_next;
    held_misaligned_10 <= held_misaligned_10_next;
    held_misaligned_11 <= held_misaligned_11_next;
    held_misaligned_12 <= held_misaligned_12_next;
    held_misaligned_13 <= held_misaligned_13_next;
    held_misaligned_14 <= held_misaligned_14_next;
    held_misaligned_15 <= held_misaligned_15_next;
    held_misaligned_16 <= held_misaligned_16_next;
    held_misaligned_17 <= held_misaligned_17_next;
    held_misaligned_18 <= held_misaligned_18_next;
    held_misaligned_19 <= held_misaligned_19_next;
    held_misaligned_20 <= held_misaligned_20_next;
    held_misaligned_21 <= held_misaligned_21_next;
    held_misaligned_22 <= held_misaligned_22_next;
    held_misaligned_23 <= held_misaligned_23_next;
    held_misaligned_24 <= held_misaligned_24_next;
    held_misaligned_25 <= held_misaligned_25_next;
    held_misaligned_26 <= held_misaligned_26_next;
    held_misaligned_27 <= held_misaligned_27_next;
    held_misaligned_28 <= held_misaligned_28_next;
    held_misaligned_29 <= held_misaligned_29_next;
    held_misaligned_30 <= held_misaligned_30_next;
    held_misaligned_31 <= held_misaligned_31_next;
    odd <= odd;
  end

  request_table table_ (
    .clock(clock),
    .write(push),
    .number(newest),
    .facts(facts),
    .fills(fills),
    .window_0(window_0),
    .window_1(window_1),
    .window_2(window_2),
    .window_3(window_3),
    .window_4(window_4),
    .window_5(window_5),
    .window_6(window_6),
    .window_7(window_7),
    .window_8(window_8),
    .window_9(window_9),
    .window_10(window_10),
    .window_11(window_11),
    .window_12(window_12),
    .window_13(window_13),
    .window_14(window_14),
    .window_15(window_15),
    .window_16(window_16),
    .window_17(window_17),
    .window_18(window_18),
    .window_19(window_19),
    .window_20(window_20),
    .window_21(window_21),
    .window_22(window_22),
    .window_23(window_23),
    .window_24(window_24),
    .window_25(window_25),
    .window_26(window_26),
    .window_27(window_27),
    .window_28(window_28),
    .window_29(window_29),
    .window_30(window_30),
    .window_31(window_31),
    .word_0(word_0),
    .word_1(word_1),
    .word_2(word_2),
    .word_3(word_3),
    .word_4(word_4),
    .word_5(word_5),
    .word_6(word_6),
    .word_7(word_7),
    .word_8(word_8),
    .word_9(word_9),
    .word_10(word_10),
    .word_11(word_11),
    .word_12(word_12),
    .word_13(word_13),
    .word_14(word_14),
    .word_15(word_15),
    .word_16(word_16),
    .word_17(word_17),
    .word_18(word_18),
    .word_19(word_19),
    .word_20(word_20),
    .word_21(word_21),
    .word_22(word_22),
    .word_23(word_23),
    .word_24(word_24),
    .word_25(word_25),
    .word_26(word_26),
    .word_27(word_27),
    .word_28(word_28),
    .word_29(word_29),
    .word_30(word_30),
    .word_31(word_31),
    .misaligned_0(misaligned_0),
    .misaligned_1(misaligned_1),
    .misaligned_2(misaligned_2),
    .misaligned_3(misaligned_3),
    .misaligned_4(misaligned_4),
    .misaligned_5(misaligned_5),
    .misaligned_6(misaligned_6),
    .misaligned_7(misaligned_7),
    .misaligned_8(misaligned_8),
    .misaligned_9(misaligned_9),
    .misaligned_10(misaligned_10),
    .misaligned_11(misaligned_11),
    .misaligned_12(misaligned_12),
    .misaligned_13(misaligned_13),
    .misaligned_14(misaligned_14),
    .misaligned_15(misaligned_15),
    .misaligned_16(misaligned_16),
    .misaligned_17(misaligned_17),
    .misaligned_18(misaligned_18),
    .misaligned_19(misaligned_19),
    .misaligned_20(misaligned_20),
    .misaligned_21(misaligned_21),
    .misaligned_22(misaligned_22),
    .misaligned_23(misaligned_23),
    .misaligned_24(misaligned_24),
    .misaligned_25(misaligned_25),
    .misaligned_26(misaligned_26),
    .misaligned_27(misaligned_27),
    .misaligned_28(misaligned_28),
    .misaligned_29(misaligned_29),
    .misaligned_30(misaligned_30),
    .misaligned_31(misaligned_31),
    .answered(response_tag),
    .oldest(oldest),
    .answered_fills(table_answered_fills),
    .answered_index(table_answered_index),
    .oldest_facts(table_oldest_facts),
    .oldest_rows(table_oldest_rows),
    .oldest_window_0(table_oldest_window_0),
    .oldest_window_1(table_oldest_window_1),
    .oldest_window_2(table_oldest_window_2),
    .oldest_window_3(table_oldest_window_3),
    .oldest_window_4(table_oldest_window_4),
    .oldest_window_5(table_oldest_window_5),
    .oldest_window_6(table_oldest_window_6),
    .oldest_window_7(table_oldest_window_7),
    .oldest_window_8(table_oldest_window_8),
    .oldest_window_9(table_oldest_window_9),
    .oldest_window_10(table_oldest_window_10),
    .oldest_window_11(table_oldest_window_11),
    .oldest_window_12(table_oldest_window_12),
    .oldest_window_13(table_oldest_window_13),
    .oldest_window_14(table_oldest_window_14),
    .oldest_window_15(table_oldest_window_15),
    .oldest_window_16(table_oldest_window_16),
    .oldest_window_17(table_oldest_window_17),
    .oldest_window_18(table_oldest_window_18),
    .oldest_window_19(table_oldest_window_19),
    .oldest_window_20(table_oldest_window_20),
    .oldest_window_21(table_oldest_window_21),
    .oldest_window_22(table_oldest_window_22),
    .oldest_window_23(table_oldest_window_23),
    .oldest_window_24(table_oldest_window_24),
    .oldest_window_25(table_oldest_window_25),
    .oldest_window_26(table_oldest_window_26),
    .oldest_window_27(table_oldest_window_27),
    .oldest_window_28(table_oldest_window_28),
    .oldest_window_29(table_oldest_window_29),
    .oldest_window_30(table_oldest_window_30),
    .oldest_window_31(table_oldest_window_31),
    .oldest_word_0(table_oldest_word_0),
    .oldest_word_1(table_oldest_word_1),
    .oldest_word_2(table_oldest_word_2),
    .oldest_word_3(table_oldest_word_3),
    .oldest_word_4(table_oldest_word_4),
    .oldest_word_5(table_oldest_word_5),
    .oldest_word_6(table_oldest_word_6),
    .oldest_word_7(table_oldest_word_7),
    .oldest_word_8(table_oldest_word_8),
    .oldest_word_9(table_oldest_word_9),
    .oldest_word_10(table_oldest_word_10),
    .oldest_word_11(table_oldest_word_11),
    .oldest_word_12(table_oldest_word_12),
    .oldest_word_13(table_oldest_word_13),
    .oldest_word_14(table_oldest_word_14),
    .oldest_word_15(table_oldest_word_15),
    .oldest_word_16(table_oldest_word_16),
    .oldest_word_17(table_oldest_word_17),
    .oldest_word_18(table_oldest_word_18),
    .oldest_word_19(table_oldest_word_19),
    .oldest_word_20(table_oldest_word_20),
    .oldest_word_21(table_oldest_word_21),
    .oldest_word_22(table_oldest_word_22),
    .oldest_word_23(table_oldest_word_23),
    .oldest_word_24(table_oldest_word_24),
    .oldest_word_25(table_oldest_word_25),
    .oldest_word_26(table_oldest_word_26),
    .oldest_word_27(table_oldest_word_27),
    .oldest_word_28(table_oldest_word_28),
    .oldest_word_29(table_oldest_word_29),
    .oldest_word_30(table_oldest_word_30),
    .oldest_word_31(table_oldest_word_31),
    .oldest_misaligned_0(table_oldest_misaligned_0),
    .oldest_misaligned_1(table_oldest_misaligned_1),
    .oldest_misaligned_2(table_oldest_misaligned_2),
    .oldest_misaligned_3(table_oldest_misaligned_3),
    .oldest_misaligned_4(table_oldest_misaligned_4),
    .oldest_misaligned_5(table_oldest_misaligned_5),
    .oldest_misaligned_6(table_oldest_misaligned_6),
    .oldest_misaligned_7(table_oldest_misaligned_7),
    .oldest_misaligned_8(table_oldest_misaligned_8),
    .oldest_misaligned_9(table_oldest_misaligned_9),
    .oldest_misaligned_10(table_oldest_misaligned_10),
    .oldest_misaligned_11(table_oldest_misaligned_11),
    .oldest_misaligned_12(table_oldest_misaligned_12),
    .oldest_misaligned_13(table_oldest_misaligned_13),
    .oldest_misaligned_14(table_oldest_misaligned_14),
    .oldest_misaligned_15(table_oldest_misaligned_15),
    .oldest_misaligned_16(table_oldest_misaligned_16),
    .oldest_misaligned_17(table_oldest_misaligned_17),
    .oldest_misaligned_18(table_oldest_misaligned_18),
    .oldest_misaligned_19(table_oldest_misaligned_19),
    .oldest_misaligned_20(table_oldest_misaligned_20),
    .oldest_misaligned_21(table_oldest_misaligned_21),
    .oldest_misaligned_22(table_oldest_misaligned_22),
    .oldest_misaligned_23(table_oldest_misaligned_23),
    .oldest_misaligned_24(table_oldest_misaligned_24),
    .oldest_misaligned_25(table_oldest_misaligned_25),
    .oldest_misaligned_26(table_oldest_misaligned_26),
    .oldest_misaligned_27(table_oldest_misaligned_27),
    .oldest_misaligned_28(table_oldest_misaligned_28),
    .oldest_misaligned_29(table_oldest_misaligned_29),
    .oldest_misaligned_30(table_oldest_misaligned_30),
    .oldest_misaligned_31(table_oldest_misaligned_31)
  );

  next_row rows_block (
    .rows(held_rows),
    .row(rows_row),
    .after(rows_after),
    .last(rows_last)
  );

  load_format format_0 (
    .line_0(data_0_data_0),
    .line_1(data_0_data_1),
    .line_2(data_0_data_2),
    .line_3(data_0_data_3),
    .word(format_0_word),
    .misaligned(format_0_misaligned),
    .facts(held),
    .dword(dword_0),
    .bytes(bytes_0)
  );

  load_format format_1 (
    .line_0(data_0_data_0),
    .line_1(data_0_data_1),
    .line_2(data_0_data_2),
    .line_3(data_0_data_3),
    .word(format_1_word),
    .misaligned(format_1_misaligned),
    .facts(held),
    .dword(dword_1),
    .bytes(bytes_1)
  );

  load_format format_2 (
    .line_0(data_0_data_0),
    .line_1(data_0_data_1),
    .line_2(data_0_data_2),
    .line_3(data_0_data_3),
    .word(format_2_word),
    .misaligned(format_2_misaligned),
    .facts(held),
    .dword(dword_2),
    .bytes(bytes_2)
  );

  load_format format_3 (
    .line_0(data_0_data_0),
    .line_1(data_0_data_1),
    .line_2(data_0_data_2),
    .line_3(data_0_data_3),
    .word(format_3_word),
    .misaligned(format_3_misaligned),
    .facts(held),
    .dword(dword_3),
    .bytes(bytes_3)
  );

  load_format format_4 (
    .line_0(data_0_data_0),
    .line_1(data_0_data_1),
    .line_2(data_0_data_2),
    .line_3(data_0_data_3),
    .word(format_4_word),
    .misaligned(format_4_misaligned),
    .facts(held),
    .dword(dword_4),
    .bytes(bytes_4)
  );

  load_format format_5 (
    .line_0(data_0_data_0),
    .line_1(data_0_data_1),
    .line_2(data_0_data_2),
    .line_3(data_0_data_3),
    .word(format_5_word),
    .misaligned(format_5_misaligned),
    .facts(held),
    .dword(dword_5),
    .bytes(bytes_5)
  );

  load_format format_6 (
    .line_0(data_0_data_0),
    .line_1(data_0_data_1),
    .line_2(data_0_data_2),
    .line_3(data_0_data_3),
    .word(format_6_word),
    .misaligned(format_6_misaligned),
    .facts(held),
    .dword(dword_6),
    .bytes(bytes_6)
  );

  load_format format_7 (
    .line_0(data_0_data_0),
    .line_1(data_0_data_1),
    .line_2(data_0_data_2),
    .line_3(data_0_data_3),
    .word(format_7_word),
    .misaligned(format_7_misaligned),
    .facts(held),
    .dword(dword_7),
    .bytes(bytes_7)
  );

  load_format format_8 (
    .line_0(data_0_data_0),
    .line_1(data_0_data_1),
    .line_2(data_0_data_2),
    .line_3(data_0_data_3),
    .word(format_8_word),
    .misaligned(format_8_misaligned),
    .facts(held),
    .dword(dword_8),
    .bytes(bytes_8)
  );

  load_format format_9 (
    .line_0(data_0_data_0),
    .line_1(data_0_data_1),
    .line_2(data_0_data_2),
    .line_3(data_0_data_3),
    .word(format_9_word),
    .misaligned(format_9_misaligned),
    .facts(held),
    .dword(dword_9),
    .bytes(bytes_9)
  );

  load_format format_10 (
    .line_0(data_0_data_0),
    .line_1(data_0_data_1),
    .line_2(data_0_data_2),
    .line_3(data_0_data_3),
    .word(format_10_word),
    .misaligned(format_10_misaligned),
    .facts(held),
    .dword(dword_10),
    .bytes(bytes_10)
  );

  load_format format_11 (
    .line_0(data_0_data_0),
    .line_1(data_0_data_1),
    .line_2(data_0_data_2),
    .line_3(data_0_data_3),
    .word(format_11_word),
    .misaligned(format_11_misaligned),
    .facts(held),
    .dword(dword_11),
    .bytes(bytes_11)
  );

  load_format format_12 (
    .line_0(data_0_data_0),
    .line_1(data_0_data_1),
    .line_2(data_0_data_2),
    .line_3(data_0_data_3),
    .word(format_12_word),
    .misaligned(format_12_misaligned),
    .facts(held),
    .dword(dword_12),
    .bytes(bytes_12)
  );

  load_format format_13 (
    .line_0(data_0_data_0),
    .line_1(data_0_data_1),
    .line_2(data_0_data_2),
    .line_3(data_0_data_3),
    .word(format_13_word),
    .misaligned(format_13_misaligned),
    .facts(held),
    .dword(dword_13),
    .bytes(bytes_13)
  );

  load_format format_14 (
    .line_0(data_0_data_0),
    .line_1(data_0_data_1),
    .line_2(data_0_data_2),
    .line_3(data_0_data_3),
    .word(format_14_word),
    .misaligned(format_14_misaligned),
    .facts(held),
    .dword(dword_14),
    .bytes(bytes_14)
  );

  load_format format_15 (
    .line_0(data_0_data_0),
    .line_1(data_0_data_1),
    .line_2(data_0_data_2),
    .line_3(data_0_data_3),
    .word(format_15_word),
    .misaligned(format_15_misaligned),
    .facts(held),
    .dword(dword_15),
    .bytes(bytes_15)
  );

  load_format format_16 (
    .line_0(data_0_data_0),
    .line_1(data_0_data_1),
    .line_2(data_0_data_2),
    .line_3(data_0_data_3),
    .word(format_16_word),
    .misaligned(format_16_misaligned),
    .facts(held),
    .dword(dword_16),
    .bytes(bytes_16)
  );

  load_format format_17 (
    .line_0(data_0_data_0),
    .line_1(data_0_data_1),
    .line_2(data_0_data_2),
    .line_3(data_0_data_3),
    .word(format_17_word),
    .misaligned(format_17_misaligned),
    .facts(held),
    .dword(dword_17),
    .bytes(bytes_17)
  );

  load_format format_18 (
    .line_0(data_0_data_0),
    .line_1(data_0_data_1),
    .line_2(data_0_data_2),
    .line_3(data_0_data_3),
    .word(format_18_word),
    .misaligned(format_18_misaligned),
    .facts(held),
    .dword(dword_18),
    .bytes(bytes_18)
  );

  load_format format_19 (
    .line_0(data_0_data_0),
    .line_1(data_0_data_1),
    .line_2(data_0_data_2),
    .line_3(data_0_data_3),
    .word(format_19_word),
    .misaligned(format_19_misaligned),
    .facts(held),
    .dword(dword_19),
    .bytes(bytes_19)
  );

  load_format format_20 (
    .line_0(data_0_data_0),
    .line_1(data_0_data_1),
    .line_2(data_0_data_2),
    .line_3(data_0_data_3),
    .word(format_20_word),
    .misaligned(format_20_misaligned),
    .facts(held),
    .dword(dword_20),
    .bytes(bytes_20)
  );

  load_format format_21 (
    .line_0(data_0_data_0),
    .line_1(data_0_data_1),
    .line_2(data_0_data_2),
    .line_3(data_0_data_3),
    .word(format_21_word),
    .misaligned(format_21_misaligned),
    .facts(held),
    .dword(dword_21),
    .bytes(bytes_21)
  );

  load_format format_22 (
    .line_0(data_0_data_0),
    .line_1(data_0_data_1),
    .line_2(data_0_data_2),
    .line_3(data_0_data_3),
    .word(format_22_word),
    .misaligned(format_22_misaligned),
    .facts(held),
    .dword(dword_22),
    .bytes(bytes_22)
  );

  load_format format_23 (
    .line_0(data_0_data_0),
    .line_1(data_0_data_1),
    .line_2(data_0_data_2),
    .line_3(data_0_data_3),
    .word(format_23_word),
    .misaligned(format_23_misaligned),
    .facts(held),
    .dword(dword_23),
    .bytes(bytes_23)
  );

  load_format format_24 (
    .line_0(data_0_data_0),
    .line_1(data_0_data_1),
    .line_2(data_0_data_2),
    .line_3(data_0_data_3),
    .word(format_24_word),
    .misaligned(format_24_misaligned),
    .facts(held),
    .dword(dword_24),
    .bytes(bytes_24)
  );

  load_format format_25 (
    .line_0(data_0_data_0),
    .line_1(data_0_data_1),
    .line_2(data_0_data_2),
    .line_3(data_0_data_3),
    .word(format_25_word),
    .misaligned(format_25_misaligned),
    .facts(held),
    .dword(dword_25),
    .bytes(bytes_25)
  );

  load_format format_26 (
    .line_0(data_0_data_0),
    .line_1(data_0_data_1),
    .line_2(data_0_data_2),
    .line_3(data_0_data_3),
    .word(format_26_word),
    .misaligned(format_26_misaligned),
    .facts(held),
    .dword(dword_26),
    .bytes(bytes_26)
  );

  load_format format_27 (
    .line_0(data_0_data_0),
    .line_1(data_0_data_1),
    .line_2(data_0_data_2),
    .line_3(data_0_data_3),
    .word(format_27_word),
    .misaligned(format_27_misaligned),
    .facts(held),
    .dword(dword_27),
    .bytes(bytes_27)
  );

  load_format format_28 (
    .line_0(data_0_data_0),
    .line_1(data_0_data_1),
    .line_2(data_0_data_2),
    .line_3(data_0_data_3),
    .word(format_28_word),
    .misaligned(format_28_misaligned),
    .facts(held),
    .dword(dword_28),
    .bytes(bytes_28)
  );

  load_format format_29 (
    .line_0(data_0_data_0),
    .line_1(data_0_data_1),
    .line_2(data_0_data_2),
    .line_3(data_0_data_3),
    .word(format_29_word),
    .misaligned(format_29_misaligned),
    .facts(held),
    .dword(dword_29),
    .bytes(bytes_29)
  );

  load_format format_30 (
    .line_0(data_0_data_0),
    .line_1(data_0_data_1),
    .line_2(data_0_data_2),
    .line_3(data_0_data_3),
    .word(format_30_word),
    .misaligned(format_30_misaligned),
    .facts(held),
    .dword(dword_30),
    .bytes(bytes_30)
  );

  load_format format_31 (
    .line_0(data_0_data_0),
    .line_1(data_0_data_1),
    .line_2(data_0_data_2),
    .line_3(data_0_data_3),
    .word(format_31_word),
    .misaligned(format_31_misaligned),
    .facts(held),
    .dword(dword_31),
    .bytes(bytes_31)
  );

  cache_data data_0_block (
    .clock(clock),
    .fill(data_0_fill),
    .fill_index(table_answered_index),
    .fill_part(response_part),
    .fill_data_0(response_data_0),
    .fill_data_1(response_data_1),
    .fill_data_2(response_data_2),
    .fill_data_3(response_data_3),
    .read(reads),
    .read_index(read_index),
    .read_part(data_0_read_part),
    .data_0(data_0_data_0),
    .data_1(data_0_data_1),
    .data_2(data_0_data_2),
    .data_3(data_0_data_3)
  );

  atomic_values values (
    .clock(clock),
    .write(atomic_valid),
    .number(atomic_tag),
    .value(atomic_value),
    .oldest(oldest),
    .oldest_value(values_oldest_value)
  );

  tile_returns tiles_0 (
    .clock(clock),
    .push(push),
    .number(newest),
    .tile(tile_0),
    .oldest(oldest),
    .oldest_window_0(table_oldest_window_0),
    .oldest_window_1(table_oldest_window_1),
    .oldest_window_2(table_oldest_window_2),
    .oldest_window_3(table_oldest_window_3),
    .oldest_window_4(table_oldest_window_4),
    .oldest_window_5(table_oldest_window_5),
    .oldest_window_6(table_oldest_window_6),
    .oldest_window_7(table_oldest_window_7),
    .oldest_window_8(table_oldest_window_8),
    .oldest_window_9(table_oldest_window_9),
    .oldest_window_10(table_oldest_window_10),
    .oldest_window_11(table_oldest_window_11),
    .oldest_window_12(table_oldest_window_12),
    .oldest_window_13(table_oldest_window_13),
    .oldest_window_14(table_oldest_window_14),
    .oldest_window_15(table_oldest_window_15),
    .oldest_window_16(table_oldest_window_16),
    .oldest_window_17(table_oldest_window_17),
    .oldest_window_18(table_oldest_window_18),
    .oldest_window_19(table_oldest_window_19),
    .oldest_window_20(table_oldest_window_20),
    .oldest_window_21(table_oldest_window_21),
    .oldest_window_22(table_oldest_window_22),
    .oldest_window_23(table_oldest_window_23),
    .oldest_window_24(table_oldest_window_24),
    .oldest_window_25(table_oldest_window_25),
    .oldest_window_26(table_oldest_window_26),
    .oldest_window_27(table_oldest_window_27),
    .oldest_window_28(table_oldest_window_28),
    .oldest_window_29(table_oldest_window_29),
    .oldest_window_30(table_oldest_window_30),
    .oldest_window_31(table_oldest_window_31),
    .pops(pops),
    .written(written),
    .beat(tiles_0_beat),
    .vgprs(vgprs_0),
    .window_0(held_window_0),
    .window_1(held_window_1),
    .window_2(held_window_2),
    .window_3(held_window_3),
    .window_4(held_window_4),
    .window_5(held_window_5),
    .window_6(held_window_6),
    .window_7(held_window_7),
    .window_8(held_window_8),
    .window_9(held_window_9),
    .window_10(held_window_10),
    .window_11(held_window_11),
    .window_12(held_window_12),
    .window_13(held_window_13),
    .window_14(held_window_14),
    .window_15(held_window_15),
    .window_16(held_window_16),
    .window_17(held_window_17),
    .window_18(held_window_18),
    .window_19(held_window_19),
    .window_20(held_window_20),
    .window_21(held_window_21),
    .window_22(held_window_22),
    .window_23(held_window_23),
    .window_24(held_window_24),
    .window_25(held_window_25),
    .window_26(held_window_26),
    .window_27(held_window_27),
    .window_28(held_window_28),
    .window_29(held_window_29),
    .window_30(held_window_30),
    .window_31(held_window_31),
    .word_0(held_word_0),
    .word_1(held_word_1),
    .word_2(held_word_2),
    .word_3(held_word_3),
    .word_4(held_word_4),
    .word_5(held_word_5),
    .word_6(held_word_6),
    .word_7(held_word_7),
    .word_8(held_word_8),
    .word_9(held_word_9),
    .word_10(held_word_10),
    .word_11(held_word_11),
    .word_12(held_word_12),
    .word_13(held_word_13),
    .word_14(held_word_14),
    .word_15(held_word_15),
    .word_16(held_word_16),
    .word_17(held_word_17),
    .word_18(held_word_18),
    .word_19(held_word_19),
    .word_20(held_word_20),
    .word_21(held_word_21),
    .word_22(held_word_22),
    .word_23(held_word_23),
    .word_24(held_word_24),
    .word_25(held_word_25),
    .word_26(held_word_26),
    .word_27(held_word_27),
    .word_28(held_word_28),
    .word_29(held_word_29),
    .word_30(held_word_30),
    .word_31(held_word_31),
    .misaligned_0(held_misaligned_0),
    .misaligned_1(held_misaligned_1),
    .misaligned_2(held_misaligned_2),
    .misaligned_3(held_misaligned_3),
    .misaligned_4(held_misaligned_4),
    .misaligned_5(held_misaligned_5),
    .misaligned_6(held_misaligned_6),
    .misaligned_7(held_misaligned_7),
    .misaligned_8(held_misaligned_8),
    .misaligned_9(held_misaligned_9),
    .misaligned_10(held_misaligned_10),
    .misaligned_11(held_misaligned_11),
    .misaligned_12(held_misaligned_12),
    .misaligned_13(held_misaligned_13),
    .misaligned_14(held_misaligned_14),
    .misaligned_15(held_misaligned_15),
    .misaligned_16(held_misaligned_16),
    .misaligned_17(held_misaligned_17),
    .misaligned_18(held_misaligned_18),
    .misaligned_19(held_misaligned_19),
    .misaligned_20(held_misaligned_20),
    .misaligned_21(held_misaligned_21),
    .misaligned_22(held_misaligned_22),
    .misaligned_23(held_misaligned_23),
    .misaligned_24(held_misaligned_24),
    .misaligned_25(held_misaligned_25),
    .misaligned_26(held_misaligned_26),
    .misaligned_27(held_misaligned_27),
    .misaligned_28(held_misaligned_28),
    .misaligned_29(held_misaligned_29),
    .misaligned_30(held_misaligned_30),
    .misaligned_31(held_misaligned_31),
    .active(tiles_0_active),
    .last(tiles_0_last),
    .away(tiles_0_away),
    .write_beat(tiles_0_write_beat),
    .source_word_0(tiles_0_source_word_0),
    .source_word_1(tiles_0_source_word_1),
    .source_word_2(tiles_0_source_word_2),
    .source_word_3(tiles_0_source_word_3),
    .source_word_4(tiles_0_source_word_4),
    .source_word_5(tiles_0_source_word_5),
    .source_word_6(tiles_0_source_word_6),
    .source_word_7(tiles_0_source_word_7),
    .source_word_8(tiles_0_source_word_8),
    .source_word_9(tiles_0_source_word_9),
    .source_word_10(tiles_0_source_word_10),
    .source_word_11(tiles_0_source_word_11),
    .source_word_12(tiles_0_source_word_12),
    .source_word_13(tiles_0_source_word_13),
    .source_word_14(tiles_0_source_word_14),
    .source_word_15(tiles_0_source_word_15),
    .source_word_16(tiles_0_source_word_16),
    .source_word_17(tiles_0_source_word_17),
    .source_word_18(tiles_0_source_word_18),
    .source_word_19(tiles_0_source_word_19),
    .source_word_20(tiles_0_source_word_20),
    .source_word_21(tiles_0_source_word_21),
    .source_word_22(tiles_0_source_word_22),
    .source_word_23(tiles_0_source_word_23),
    .source_word_24(tiles_0_source_word_24),
    .source_word_25(tiles_0_source_word_25),
    .source_word_26(tiles_0_source_word_26),
    .source_word_27(tiles_0_source_word_27),
    .source_word_28(tiles_0_source_word_28),
    .source_word_29(tiles_0_source_word_29),
    .source_word_30(tiles_0_source_word_30),
    .source_word_31(tiles_0_source_word_31),
    .source_misaligned_0(tiles_0_source_misaligned_0),
    .source_misaligned_1(tiles_0_source_misaligned_1),
    .source_misaligned_2(tiles_0_source_misaligned_2),
    .source_misaligned_3(tiles_0_source_misaligned_3),
    .source_misaligned_4(tiles_0_source_misaligned_4),
    .source_misaligned_5(tiles_0_source_misaligned_5),
    .source_misaligned_6(tiles_0_source_misaligned_6),
    .source_misaligned_7(tiles_0_source_misaligned_7),
    .source_misaligned_8(tiles_0_source_misaligned_8),
    .source_misaligned_9(tiles_0_source_misaligned_9),
    .source_misaligned_10(tiles_0_source_misaligned_10),
    .source_misaligned_11(tiles_0_source_misaligned_11),
    .source_misaligned_12(tiles_0_source_misaligned_12),
    .source_misaligned_13(tiles_0_source_misaligned_13),
    .source_misaligned_14(tiles_0_source_misaligned_14),
    .source_misaligned_15(tiles_0_source_misaligned_15),
    .source_misaligned_16(tiles_0_source_misaligned_16),
    .source_misaligned_17(tiles_0_source_misaligned_17),
    .source_misaligned_18(tiles_0_source_misaligned_18),
    .source_misaligned_19(tiles_0_source_misaligned_19),
    .source_misaligned_20(tiles_0_source_misaligned_20),
    .source_misaligned_21(tiles_0_source_misaligned_21),
    .source_misaligned_22(tiles_0_source_misaligned_22),
    .source_misaligned_23(tiles_0_source_misaligned_23),
    .source_misaligned_24(tiles_0_source_misaligned_24),
    .source_misaligned_25(tiles_0_source_misaligned_25),
    .source_misaligned_26(tiles_0_source_misaligned_26),
    .source_misaligned_27(tiles_0_source_misaligned_27),
    .source_misaligned_28(tiles_0_source_misaligned_28),
    .source_misaligned_29(tiles_0_source_misaligned_29),
    .source_misaligned_30(tiles_0_source_misaligned_30),
    .source_misaligned_31(tiles_0_source_misaligned_31),
    .dword_0(dword_0),
    .dword_1(dword_1),
    .dword_2(dword_2),
    .dword_3(dword_3),
    .dword_4(dword_4),
    .dword_5(dword_5),
    .dword_6(dword_6),
    .dword_7(dword_7),
    .dword_8(dword_8),
    .dword_9(dword_9),
    .dword_10(dword_10),
    .dword_11(dword_11),
    .dword_12(dword_12),
    .dword_13(dword_13),
    .dword_14(dword_14),
    .dword_15(dword_15),
    .dword_16(dword_16),
    .dword_17(dword_17),
    .dword_18(dword_18),
    .dword_19(dword_19),
    .dword_20(dword_20),
    .dword_21(dword_21),
    .dword_22(dword_22),
    .dword_23(dword_23),
    .dword_24(dword_24),
    .dword_25(dword_25),
    .dword_26(dword_26),
    .dword_27(dword_27),
    .dword_28(dword_28),
    .dword_29(dword_29),
    .dword_30(dword_30),
    .dword_31(dword_31),
    .bytes_0(bytes_0),
    .bytes_1(bytes_1),
    .bytes_2(bytes_2),
    .bytes_3(bytes_3),
    .bytes_4(bytes_4),
    .bytes_5(bytes_5),
    .bytes_6(bytes_6),
    .bytes_7(bytes_7),
    .bytes_8(bytes_8),
    .bytes_9(bytes_9),
    .bytes_10(bytes_10),
    .bytes_11(bytes_11),
    .bytes_12(bytes_12),
    .bytes_13(bytes_13),
    .bytes_14(bytes_14),
    .bytes_15(bytes_15),
    .bytes_16(bytes_16),
    .bytes_17(bytes_17),
    .bytes_18(bytes_18),
    .bytes_19(bytes_19),
    .bytes_20(bytes_20),
    .bytes_21(bytes_21),
    .bytes_22(bytes_22),
    .bytes_23(bytes_23),
    .bytes_24(bytes_24),
    .bytes_25(bytes_25),
    .bytes_26(bytes_26),
    .bytes_27(bytes_27),
    .bytes_28(bytes_28),
    .bytes_29(bytes_29),
    .bytes_30(bytes_30),
    .bytes_31(bytes_31),
    .write_data_0(tiles_0_write_data_0),
    .write_data_1(tiles_0_write_data_1),
    .write_data_2(tiles_0_write_data_2),
    .write_data_3(tiles_0_write_data_3),
    .write_data_4(tiles_0_write_data_4),
    .write_data_5(tiles_0_write_data_5),
    .write_data_6(tiles_0_write_data_6),
    .write_data_7(tiles_0_write_data_7),
    .write_data_8(tiles_0_write_data_8),
    .write_data_9(tiles_0_write_data_9),
    .write_data_10(tiles_0_write_data_10),
    .write_data_11(tiles_0_write_data_11),
    .write_data_12(tiles_0_write_data_12),
    .write_data_13(tiles_0_write_data_13),
    .write_data_14(tiles_0_write_data_14),
    .write_data_15(tiles_0_write_data_15),
    .write_data_16(tiles_0_write_data_16),
    .write_data_17(tiles_0_write_data_17),
    .write_data_18(tiles_0_write_data_18),
    .write_data_19(tiles_0_write_data_19),
    .write_data_20(tiles_0_write_data_20),
    .write_data_21(tiles_0_write_data_21),
    .write_data_22(tiles_0_write_data_22),
    .write_data_23(tiles_0_write_data_23),
    .write_data_24(tiles_0_write_data_24),
    .write_data_25(tiles_0_write_data_25),
    .write_data_26(tiles_0_write_data_26),
    .write_data_27(tiles_0_write_data_27),
    .write_data_28(tiles_0_write_data_28),
    .write_data_29(tiles_0_write_data_29),
    .write_data_30(tiles_0_write_data_30),
    .write_data_31(tiles_0_write_data_31),
    .write_bytes_0(tiles_0_write_bytes_0),
    .write_bytes_1(tiles_0_write_bytes_1),
    .write_bytes_2(tiles_0_write_bytes_2),
    .write_bytes_3(tiles_0_write_bytes_3),
    .write_bytes_4(tiles_0_write_bytes_4),
    .write_bytes_5(tiles_0_write_bytes_5),
    .write_bytes_6(tiles_0_write_bytes_6),
    .write_bytes_7(tiles_0_write_bytes_7),
    .write_bytes_8(tiles_0_write_bytes_8),
    .write_bytes_9(tiles_0_write_bytes_9),
    .write_bytes_10(tiles_0_write_bytes_10),
    .write_bytes_11(tiles_0_write_bytes_11),
    .write_bytes_12(tiles_0_write_bytes_12),
    .write_bytes_13(tiles_0_write_bytes_13),
    .write_bytes_14(tiles_0_write_bytes_14),
    .write_bytes_15(tiles_0_write_bytes_15),
    .write_bytes_16(tiles_0_write_bytes_16),
    .write_bytes_17(tiles_0_write_bytes_17),
    .write_bytes_18(tiles_0_write_bytes_18),
    .write_bytes_19(tiles_0_write_bytes_19),
    .write_bytes_20(tiles_0_write_bytes_20),
    .write_bytes_21(tiles_0_write_bytes_21),
    .write_bytes_22(tiles_0_write_bytes_22),
    .write_bytes_23(tiles_0_write_bytes_23),
    .write_bytes_24(tiles_0_write_bytes_24),
    .write_bytes_25(tiles_0_write_bytes_25),
    .write_bytes_26(tiles_0_write_bytes_26),
    .write_bytes_27(tiles_0_write_bytes_27),
    .write_bytes_28(tiles_0_write_bytes_28),
    .write_bytes_29(tiles_0_write_bytes_29),
    .write_bytes_30(tiles_0_write_bytes_30),
    .write_bytes_31(tiles_0_write_bytes_31)
  );

endmodule

`default_nettype wire
