// lds_unit: kernel of hdl/src/memory/lds/unit.rs
// Written by Tombolo; change the source.
// SPDX-License-Identifier: MIT OR Apache-2.0

`default_nettype none

module lds_unit (
  input wire clock,
  input wire simd,
  input wire issue_valid,
  input wire [3:0] issue_wave,
  input wire [15:0] issue_sequence,
  input wire [31:0] issue_word_0,
  input wire [31:0] issue_word_1,
  input wire [31:0] issue_word_2,
  input wire [63:0] issue_exec,
  input wire [31:0] issue_state_m0,
  input wire [31:0] issue_state_mode,
  input wire [10:0] issue_state_vgpr_base,
  input wire issue_state_wave64,
  input wire [16:0] issue_state_lds_base,
  input wire [16:0] issue_state_lds_size,
  input wire [10:0] vgprs,
  output wire ready,
  output wire [3:0] wave,
  output wire [15:0] sequence_,
  output reg read,
  input wire read_ready,
  output wire [10:0] read_row,
  output reg [2:0] read_beat,
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
  output reg read_done,
  output wire write,
  input wire write_ready,
  output reg [10:0] write_row,
  output wire [2:0] write_beat,
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
  output wire [3:0] write_bytes_0,
  output wire [3:0] write_bytes_1,
  output wire [3:0] write_bytes_2,
  output wire [3:0] write_bytes_3,
  output wire [3:0] write_bytes_4,
  output wire [3:0] write_bytes_5,
  output wire [3:0] write_bytes_6,
  output wire [3:0] write_bytes_7,
  output wire [3:0] write_bytes_8,
  output wire [3:0] write_bytes_9,
  output wire [3:0] write_bytes_10,
  output wire [3:0] write_bytes_11,
  output wire [3:0] write_bytes_12,
  output wire [3:0] write_bytes_13,
  output wire [3:0] write_bytes_14,
  output wire [3:0] write_bytes_15,
  output wire [3:0] write_bytes_16,
  output wire [3:0] write_bytes_17,
  output wire [3:0] write_bytes_18,
  output wire [3:0] write_bytes_19,
  output wire [3:0] write_bytes_20,
  output wire [3:0] write_bytes_21,
  output wire [3:0] write_bytes_22,
  output wire [3:0] write_bytes_23,
  output wire [3:0] write_bytes_24,
  output wire [3:0] write_bytes_25,
  output wire [3:0] write_bytes_26,
  output wire [3:0] write_bytes_27,
  output wire [3:0] write_bytes_28,
  output wire [3:0] write_bytes_29,
  output wire [3:0] write_bytes_30,
  output wire [3:0] write_bytes_31,
  output wire want,
  output wire store,
  output wire hold,
  output wire valid_0,
  output wire valid_1,
  output wire valid_2,
  output wire valid_3,
  output wire valid_4,
  output wire valid_5,
  output wire valid_6,
  output wire valid_7,
  output wire valid_8,
  output wire valid_9,
  output wire valid_10,
  output wire valid_11,
  output wire valid_12,
  output wire valid_13,
  output wire valid_14,
  output wire valid_15,
  output wire valid_16,
  output wire valid_17,
  output wire valid_18,
  output wire valid_19,
  output wire valid_20,
  output wire valid_21,
  output wire valid_22,
  output wire valid_23,
  output wire valid_24,
  output wire valid_25,
  output wire valid_26,
  output wire valid_27,
  output wire valid_28,
  output wire valid_29,
  output wire valid_30,
  output wire valid_31,
  output wire [4:0] request_0_bank,
  output wire [9:0] request_0_row,
  output wire [31:0] request_0_data,
  output wire [3:0] request_0_bytes,
  output wire [4:0] request_1_bank,
  output wire [9:0] request_1_row,
  output wire [31:0] request_1_data,
  output wire [3:0] request_1_bytes,
  output wire [4:0] request_2_bank,
  output wire [9:0] request_2_row,
  output wire [31:0] request_2_data,
  output wire [3:0] request_2_bytes,
  output wire [4:0] request_3_bank,
  output wire [9:0] request_3_row,
  output wire [31:0] request_3_data,
  output wire [3:0] request_3_bytes,
  output wire [4:0] request_4_bank,
  output wire [9:0] request_4_row,
  output wire [31:0] request_4_data,
  output wire [3:0] request_4_bytes,
  output wire [4:0] request_5_bank,
  output wire [9:0] request_5_row,
  output wire [31:0] request_5_data,
  output wire [3:0] request_5_bytes,
  output wire [4:0] request_6_bank,
  output wire [9:0] request_6_row,
  output wire [31:0] request_6_data,
  output wire [3:0] request_6_bytes,
  output wire [4:0] request_7_bank,
  output wire [9:0] request_7_row,
  output wire [31:0] request_7_data,
  output wire [3:0] request_7_bytes,
  output wire [4:0] request_8_bank,
  output wire [9:0] request_8_row,
  output wire [31:0] request_8_data,
  output wire [3:0] request_8_bytes,
  output wire [4:0] request_9_bank,
  output wire [9:0] request_9_row,
  output wire [31:0] request_9_data,
  output wire [3:0] request_9_bytes,
  output wire [4:0] request_10_bank,
  output wire [9:0] request_10_row,
  output wire [31:0] request_10_data,
  output wire [3:0] request_10_bytes,
  output wire [4:0] request_11_bank,
  output wire [9:0] request_11_row,
  output wire [31:0] request_11_data,
  output wire [3:0] request_11_bytes,
  output wire [4:0] request_12_bank,
  output wire [9:0] request_12_row,
  output wire [31:0] request_12_data,
  output wire [3:0] request_12_bytes,
  output wire [4:0] request_13_bank,
  output wire [9:0] request_13_row,
  output wire [31:0] request_13_data,
  output wire [3:0] request_13_bytes,
  output wire [4:0] request_14_bank,
  output wire [9:0] request_14_row,
  output wire [31:0] request_14_data,
  output wire [3:0] request_14_bytes,
  output wire [4:0] request_15_bank,
  output wire [9:0] request_15_row,
  output wire [31:0] request_15_data,
  output wire [3:0] request_15_bytes,
  output wire [4:0] request_16_bank,
  output wire [9:0] request_16_row,
  output wire [31:0] request_16_data,
  output wire [3:0] request_16_bytes,
  output wire [4:0] request_17_bank,
  output wire [9:0] request_17_row,
  output wire [31:0] request_17_data,
  output wire [3:0] request_17_bytes,
  output wire [4:0] request_18_bank,
  output wire [9:0] request_18_row,
  output wire [31:0] request_18_data,
  output wire [3:0] request_18_bytes,
  output wire [4:0] request_19_bank,
  output wire [9:0] request_19_row,
  output wire [31:0] request_19_data,
  output wire [3:0] request_19_bytes,
  output wire [4:0] request_20_bank,
  output wire [9:0] request_20_row,
  output wire [31:0] request_20_data,
  output wire [3:0] request_20_bytes,
  output wire [4:0] request_21_bank,
  output wire [9:0] request_21_row,
  output wire [31:0] request_21_data,
  output wire [3:0] request_21_bytes,
  output wire [4:0] request_22_bank,
  output wire [9:0] request_22_row,
  output wire [31:0] request_22_data,
  output wire [3:0] request_22_bytes,
  output wire [4:0] request_23_bank,
  output wire [9:0] request_23_row,
  output wire [31:0] request_23_data,
  output wire [3:0] request_23_bytes,
  output wire [4:0] request_24_bank,
  output wire [9:0] request_24_row,
  output wire [31:0] request_24_data,
  output wire [3:0] request_24_bytes,
  output wire [4:0] request_25_bank,
  output wire [9:0] request_25_row,
  output wire [31:0] request_25_data,
  output wire [3:0] request_25_bytes,
  output wire [4:0] request_26_bank,
  output wire [9:0] request_26_row,
  output wire [31:0] request_26_data,
  output wire [3:0] request_26_bytes,
  output wire [4:0] request_27_bank,
  output wire [9:0] request_27_row,
  output wire [31:0] request_27_data,
  output wire [3:0] request_27_bytes,
  output wire [4:0] request_28_bank,
  output wire [9:0] request_28_row,
  output wire [31:0] request_28_data,
  output wire [3:0] request_28_bytes,
  output wire [4:0] request_29_bank,
  output wire [9:0] request_29_row,
  output wire [31:0] request_29_data,
  output wire [3:0] request_29_bytes,
  output wire [4:0] request_30_bank,
  output wire [9:0] request_30_row,
  output wire [31:0] request_30_data,
  output wire [3:0] request_30_bytes,
  output wire [4:0] request_31_bank,
  output wire [9:0] request_31_row,
  output wire [31:0] request_31_data,
  output wire [3:0] request_31_bytes,
  input wire granted,
  input wire served_0,
  input wire served_1,
  input wire served_2,
  input wire served_3,
  input wire served_4,
  input wire served_5,
  input wire served_6,
  input wire served_7,
  input wire served_8,
  input wire served_9,
  input wire served_10,
  input wire served_11,
  input wire served_12,
  input wire served_13,
  input wire served_14,
  input wire served_15,
  input wire served_16,
  input wire served_17,
  input wire served_18,
  input wire served_19,
  input wire served_20,
  input wire served_21,
  input wire served_22,
  input wire served_23,
  input wire served_24,
  input wire served_25,
  input wire served_26,
  input wire served_27,
  input wire served_28,
  input wire served_29,
  input wire served_30,
  input wire served_31,
  input wire [31:0] loaded_0,
  input wire [31:0] loaded_1,
  input wire [31:0] loaded_2,
  input wire [31:0] loaded_3,
  input wire [31:0] loaded_4,
  input wire [31:0] loaded_5,
  input wire [31:0] loaded_6,
  input wire [31:0] loaded_7,
  input wire [31:0] loaded_8,
  input wire [31:0] loaded_9,
  input wire [31:0] loaded_10,
  input wire [31:0] loaded_11,
  input wire [31:0] loaded_12,
  input wire [31:0] loaded_13,
  input wire [31:0] loaded_14,
  input wire [31:0] loaded_15,
  input wire [31:0] loaded_16,
  input wire [31:0] loaded_17,
  input wire [31:0] loaded_18,
  input wire [31:0] loaded_19,
  input wire [31:0] loaded_20,
  input wire [31:0] loaded_21,
  input wire [31:0] loaded_22,
  input wire [31:0] loaded_23,
  input wire [31:0] loaded_24,
  input wire [31:0] loaded_25,
  input wire [31:0] loaded_26,
  input wire [31:0] loaded_27,
  input wire [31:0] loaded_28,
  input wire [31:0] loaded_29,
  input wire [31:0] loaded_30,
  input wire [31:0] loaded_31,
  output wire done,
  output wire [3:0] done_wave,
  output wire [15:0] done_sequence,
  output wire flat,
  output wire [1:0] flat_parts,
  input wire [1:0] memory_parts,
  output wire debug_store,
  output wire debug_conflict
);
  localparam [2:0] LDS_STATE_IDLE = 3'd0;
  localparam [2:0] LDS_STATE_READ = 3'd1;
  localparam [2:0] LDS_STATE_ACCESS = 3'd2;
  localparam [2:0] LDS_STATE_DRAIN = 3'd3;
  localparam [2:0] LDS_STATE_COMPUTE = 3'd4;

  reg [10:0] half_row;
  reg next_half;
  reg [2:0] next_beat;
  reg read_half;
  reg [10:0] read_base;
  wire from_next;
  reg opens;
  reg reads_flat;
  wire last_part;
  wire waits_for_writer;
  wire moves_on;
  wire advances;
  wire held_back;
  wire captured;
  wire acts_0;
  wire acts_1;
  wire acts_2;
  wire acts_3;
  wire acts_4;
  wire acts_5;
  wire acts_6;
  wire acts_7;
  wire acts_8;
  wire acts_9;
  wire acts_10;
  wire acts_11;
  wire acts_12;
  wire acts_13;
  wire acts_14;
  wire acts_15;
  wire acts_16;
  wire acts_17;
  wire acts_18;
  wire acts_19;
  wire acts_20;
  wire acts_21;
  wire acts_22;
  wire acts_23;
  wire acts_24;
  wire acts_25;
  wire acts_26;
  wire acts_27;
  wire acts_28;
  wire acts_29;
  wire acts_30;
  wire acts_31;
  wire last_of_pass;
  reg access_done;
  reg hands_over;
  wire ends;
  reg beat_done;
  wire second_address;
  reg [31:0] exec_half;
  reg [3:0] next_wave;
  reg [15:0] next_sequence;
  reg [31:0] next_word_0;
  reg [31:0] next_word_1;
  reg [31:0] next_word_2;
  reg [63:0] next_exec;
  reg next_wave64;
  reg [15:0] next_m0;
  reg [31:0] next_mode;
  reg [16:0] next_lds_base;
  reg [16:0] next_lds_size;
  reg [10:0] next_vgpr_base;
  reg [3:0] next_next_wave;
  reg [15:0] next_next_sequence;
  reg [31:0] next_next_word_0;
  reg [31:0] next_next_word_1;
  reg [31:0] next_next_word_2;
  reg [63:0] next_next_exec;
  reg next_next_wave64;
  reg [15:0] next_next_m0;
  reg [31:0] next_next_mode;
  reg [16:0] next_next_lds_base;
  reg [16:0] next_next_lds_size;
  reg [10:0] next_next_vgpr_base;
  wire [7:0] next_first_register;
  wire next_first_flat;
  reg [3:0] current_wave;
  reg [15:0] current_sequence;
  reg [31:0] current_word_0;
  reg [31:0] current_word_1;
  reg [31:0] current_word_2;
  reg [63:0] current_exec;
  reg current_wave64;
  reg [15:0] current_m0;
  reg [31:0] current_mode;
  reg [16:0] current_lds_base;
  reg [16:0] current_lds_size;
  reg [10:0] current_vgpr_base;
  reg [3:0] current_next_wave;
  reg [15:0] current_next_sequence;
  reg [31:0] current_next_word_0;
  reg [31:0] current_next_word_1;
  reg [31:0] current_next_word_2;
  reg [63:0] current_next_exec;
  reg current_next_wave64;
  reg [15:0] current_next_m0;
  reg [31:0] current_next_mode;
  reg [16:0] current_next_lds_base;
  reg [16:0] current_next_lds_size;
  reg [10:0] current_next_vgpr_base;
  wire decode_flat;
  wire [7:0] decode_address_register;
  wire [7:0] decode_data0_register;
  wire [7:0] decode_data1_register;
  wire [7:0] decode_destination;
  wire [15:0] decode_offset;
  wire [17:0] decode_byte_offset_0;
  wire [17:0] decode_byte_offset_1;
  wire [2:0] decode_split;
  wire decode_two;
  wire [1:0] decode_address;
  wire [2:0] decode_data0;
  wire [2:0] decode_data1;
  wire [2:0] decode_loads;
  wire [2:0] decode_stores;
  wire [2:0] decode_returns;
  wire [1:0] decode_size;
  wire decode_high;
  wire [4:0] decode_format;
  wire decode_serial;
  wire decode_computes;
  wire [4:0] decode_operation;
  wire decode_half_denormals;
  wire decode_wide;
  wire decode_counts;
  wire decode_conditional;
  wire [1:0] decode_cross;
  wire decode_fetch_inactive;
  reg [2:0] work_stores;
  wire work_crosses;
  wire work_last;
  wire [2:0] work_dwords;
  reg [3:0] registers_step;
  reg [7:0] registers_address;
  reg [7:0] registers_data1;
  wire [10:0] registers_register;
  wire registers_all;
  wire registers_high;
  wire registers_beyond;
  wire lane_0_load_address;
  wire lane_0_load_data_0;
  wire lane_0_load_data_1;
  wire lane_0_load_data_2;
  wire lane_0_load_data_3;
  wire lane_0_load_high;
  wire lane_0_clear;
  wire lane_0_load_count;
  reg [17:0] lane_0_offset;
  reg [1:0] lane_0_dword;
  reg [1:0] lane_0_step;
  wire lane_0_named;
  wire lane_0_swizzles;
  wire lane_0_blank;
  reg [63:0] lane_0_computed;
  reg lane_0_computes;
  wire lane_0_loads;
  wire lane_0_inside;
  wire [3:0] lane_0_bytes;
  wire lane_0_has_upper;
  wire [31:0] lane_0_result;
  wire [63:0] lane_0_memory;
  wire [63:0] lane_0_operand_0;
  wire [63:0] lane_0_operand_1;
  wire lane_1_load_address;
  wire lane_1_load_data_0;
  wire lane_1_load_data_1;
  wire lane_1_load_data_2;
  wire lane_1_load_data_3;
  wire lane_1_load_high;
  wire lane_1_clear;
  wire lane_1_load_count;
  reg [17:0] lane_1_offset;
  reg [1:0] lane_1_dword;
  reg [1:0] lane_1_step;
  wire lane_1_named;
  wire lane_1_swizzles;
  wire lane_1_blank;
  reg [63:0] lane_1_computed;
  reg lane_1_computes;
  wire lane_1_loads;
  wire lane_1_inside;
  wire [3:0] lane_1_bytes;
  wire lane_1_has_upper;
  wire [31:0] lane_1_result;
  wire [63:0] lane_1_memory;
  wire [63:0] lane_1_operand_0;
  wire [63:0] lane_1_operand_1;
  wire lane_2_load_address;
  wire lane_2_load_data_0;
  wire lane_2_load_data_1;
  wire lane_2_load_data_2;
  wire lane_2_load_data_3;
  wire lane_2_load_high;
  wire lane_2_clear;
  wire lane_2_load_count;
  reg [17:0] lane_2_offset;
  reg [1:0] lane_2_dword;
  reg [1:0] lane_2_step;
  wire lane_2_named;
  wire lane_2_swizzles;
  wire lane_2_blank;
  reg [63:0] lane_2_computed;
  reg lane_2_computes;
  wire lane_2_loads;
  wire lane_2_inside;
  wire [3:0] lane_2_bytes;
  wire lane_2_has_upper;
  wire [31:0] lane_2_result;
  wire [63:0] lane_2_memory;
  wire [63:0] lane_2_operand_0;
  wire [63:0] lane_2_operand_1;
  wire lane_3_load_address;
  wire lane_3_load_data_0;
  wire lane_3_load_data_1;
  wire lane_3_load_data_2;
  wire lane_3_load_data_3;
  wire lane_3_load_high;
  wire lane_3_clear;
  wire lane_3_load_count;
  reg [17:0] lane_3_offset;
  reg [1:0] lane_3_dword;
  reg [1:0] lane_3_step;
  wire lane_3_named;
  wire lane_3_swizzles;
  wire lane_3_blank;
  reg [63:0] lane_3_computed;
  reg lane_3_computes;
  wire lane_3_loads;
  wire lane_3_inside;
  wire [3:0] lane_3_bytes;
  wire lane_3_has_upper;
  wire [31:0] lane_3_result;
  wire [63:0] lane_3_memory;
  wire [63:0] lane_3_operand_0;
  wire [63:0] lane_3_operand_1;
  wire lane_4_load_address;
  wire lane_4_load_data_0;
  wire lane_4_load_data_1;
  wire lane_4_load_data_2;
  wire lane_4_load_data_3;
  wire lane_4_load_high;
  wire lane_4_clear;
  wire lane_4_load_count;
  reg [17:0] lane_4_offset;
  reg [1:0] lane_4_dword;
  reg [1:0] lane_4_step;
  wire lane_4_named;
  wire lane_4_swizzles;
  wire lane_4_blank;
  reg [63:0] lane_4_computed;
  reg lane_4_computes;
  wire lane_4_loads;
  wire lane_4_inside;
  wire [3:0] lane_4_bytes;
  wire lane_4_has_upper;
  wire [31:0] lane_4_result;
  wire [63:0] lane_4_memory;
  wire [63:0] lane_4_operand_0;
  wire [63:0] lane_4_operand_1;
  wire lane_5_load_address;
  wire lane_5_load_data_0;
  wire lane_5_load_data_1;
  wire lane_5_load_data_2;
  wire lane_5_load_data_3;
  wire lane_5_load_high;
  wire lane_5_clear;
  wire lane_5_load_count;
  reg [17:0] lane_5_offset;
  reg [1:0] lane_5_dword;
  reg [1:0] lane_5_step;
  wire lane_5_named;
  wire lane_5_swizzles;
  wire lane_5_blank;
  reg [63:0] lane_5_computed;
  reg lane_5_computes;
  wire lane_5_loads;
  wire lane_5_inside;
  wire [3:0] lane_5_bytes;
  wire lane_5_has_upper;
  wire [31:0] lane_5_result;
  wire [63:0] lane_5_memory;
  wire [63:0] lane_5_operand_0;
  wire [63:0] lane_5_operand_1;
  wire lane_6_load_address;
  wire lane_6_load_data_0;
  wire lane_6_load_data_1;
  wire lane_6_load_data_2;
  wire lane_6_load_data_3;
  wire lane_6_load_high;
  wire lane_6_clear;
  wire lane_6_load_count;
  reg [17:0] lane_6_offset;
  reg [1:0] lane_6_dword;
  reg [1:0] lane_6_step;
  wire lane_6_named;
  wire lane_6_swizzles;
  wire lane_6_blank;
  reg [63:0] lane_6_computed;
  reg lane_6_computes;
  wire lane_6_loads;
  wire lane_6_inside;
  wire [3:0] lane_6_bytes;
  wire lane_6_has_upper;
  wire [31:0] lane_6_result;
  wire [63:0] lane_6_memory;
  wire [63:0] lane_6_operand_0;
  wire [63:0] lane_6_operand_1;
  wire lane_7_load_address;
  wire lane_7_load_data_0;
  wire lane_7_load_data_1;
  wire lane_7_load_data_2;
  wire lane_7_load_data_3;
  wire lane_7_load_high;
  wire lane_7_clear;
  wire lane_7_load_count;
  reg [17:0] lane_7_offset;
  reg [1:0] lane_7_dword;
  reg [1:0] lane_7_step;
  wire lane_7_named;
  wire lane_7_swizzles;
  wire lane_7_blank;
  reg [63:0] lane_7_computed;
  reg lane_7_computes;
  wire lane_7_loads;
  wire lane_7_inside;
  wire [3:0] lane_7_bytes;
  wire lane_7_has_upper;
  wire [31:0] lane_7_result;
  wire [63:0] lane_7_memory;
  wire [63:0] lane_7_operand_0;
  wire [63:0] lane_7_operand_1;
  wire lane_8_load_address;
  wire lane_8_load_data_0;
  wire lane_8_load_data_1;
  wire lane_8_load_data_2;
  wire lane_8_load_data_3;
  wire lane_8_load_high;
  wire lane_8_clear;
  wire lane_8_load_count;
  reg [17:0] lane_8_offset;
  reg [1:0] lane_8_dword;
  reg [1:0] lane_8_step;
  wire lane_8_named;
  wire lane_8_swizzles;
  wire lane_8_blank;
  reg [63:0] lane_8_computed;
  reg lane_8_computes;
  wire lane_8_loads;
  wire lane_8_inside;
  wire [3:0] lane_8_bytes;
  wire lane_8_has_upper;
  wire [31:0] lane_8_result;
  wire [63:0] lane_8_memory;
  wire [63:0] lane_8_operand_0;
  wire [63:0] lane_8_operand_1;
  wire lane_9_load_address;
  wire lane_9_load_data_0;
  wire lane_9_load_data_1;
  wire lane_9_load_data_2;
  wire lane_9_load_data_3;
  wire lane_9_load_high;
  wire lane_9_clear;
  wire lane_9_load_count;
  reg [17:0] lane_9_offset;
  reg [1:0] lane_9_dword;
  reg [1:0] lane_9_step;
  wire lane_9_named;
  wire lane_9_swizzles;
  wire lane_9_blank;
  reg [63:0] lane_9_computed;
  reg lane_9_computes;
  wire lane_9_loads;
  wire lane_9_inside;
  wire [3:0] lane_9_bytes;
  wire lane_9_has_upper;
  wire [31:0] lane_9_result;
  wire [63:0] lane_9_memory;
  wire [63:0] lane_9_operand_0;
  wire [63:0] lane_9_operand_1;
  wire lane_10_load_address;
  wire lane_10_load_data_0;
  wire lane_10_load_data_1;
  wire lane_10_load_data_2;
  wire lane_10_load_data_3;
  wire lane_10_load_high;
  wire lane_10_clear;
  wire lane_10_load_count;
  reg [17:0] lane_10_offset;
  reg [1:0] lane_10_dword;
  reg [1:0] lane_10_step;
  wire lane_10_named;
  wire lane_10_swizzles;
  wire lane_10_blank;
  reg [63:0] lane_10_computed;
  reg lane_10_computes;
  wire lane_10_loads;
  wire lane_10_inside;
  wire [3:0] lane_10_bytes;
  wire lane_10_has_upper;
  wire [31:0] lane_10_result;
  wire [63:0] lane_10_memory;
  wire [63:0] lane_10_operand_0;
  wire [63:0] lane_10_operand_1;
  wire lane_11_load_address;
  wire lane_11_load_data_0;
  wire lane_11_load_data_1;
  wire lane_11_load_data_2;
  wire lane_11_load_data_3;
  wire lane_11_load_high;
  wire lane_11_clear;
  wire lane_11_load_count;
  reg [17:0] lane_11_offset;
  reg [1:0] lane_11_dword;
  reg [1:0] lane_11_step;
  wire lane_11_named;
  wire lane_11_swizzles;
  wire lane_11_blank;
  reg [63:0] lane_11_computed;
  reg lane_11_computes;
  wire lane_11_loads;
  wire lane_11_inside;
  wire [3:0] lane_11_bytes;
  wire lane_11_has_upper;
  wire [31:0] lane_11_result;
  wire [63:0] lane_11_memory;
  wire [63:0] lane_11_operand_0;
  wire [63:0] lane_11_operand_1;
  wire lane_12_load_address;
  wire lane_12_load_data_0;
  wire lane_12_load_data_1;
  wire lane_12_load_data_2;
  wire lane_12_load_data_3;
  wire lane_12_load_high;
  wire lane_12_clear;
  wire lane_12_load_count;
  reg [17:0] lane_12_offset;
  reg [1:0] lane_12_dword;
  reg [1:0] lane_12_step;
  wire lane_12_named;
  wire lane_12_swizzles;
  wire lane_12_blank;
  reg [63:0] lane_12_computed;
  reg lane_12_computes;
  wire lane_12_loads;
  wire lane_12_inside;
  wire [3:0] lane_12_bytes;
  wire lane_12_has_upper;
  wire [31:0] lane_12_result;
  wire [63:0] lane_12_memory;
  wire [63:0] lane_12_operand_0;
  wire [63:0] lane_12_operand_1;
  wire lane_13_load_address;
  wire lane_13_load_data_0;
  wire lane_13_load_data_1;
  wire lane_13_load_data_2;
  wire lane_13_load_data_3;
  wire lane_13_load_high;
  wire lane_13_clear;
  wire lane_13_load_count;
  reg [17:0] lane_13_offset;
  reg [1:0] lane_13_dword;
  reg [1:0] lane_13_step;
  wire lane_13_named;
  wire lane_13_swizzles;
  wire lane_13_blank;
  reg [63:0] lane_13_computed;
  reg lane_13_computes;
  wire lane_13_loads;
  wire lane_13_inside;
  wire [3:0] lane_13_bytes;
  wire lane_13_has_upper;
  wire [31:0] lane_13_result;
  wire [63:0] lane_13_memory;
  wire [63:0] lane_13_operand_0;
  wire [63:0] lane_13_operand_1;
  wire lane_14_load_address;
  wire lane_14_load_data_0;
  wire lane_14_load_data_1;
  wire lane_14_load_data_2;
  wire lane_14_load_data_3;
  wire lane_14_load_high;
  wire lane_14_clear;
  wire lane_14_load_count;
  reg [17:0] lane_14_offset;
  reg [1:0] lane_14_dword;
  reg [1:0] lane_14_step;
  wire lane_14_named;
  wire lane_14_swizzles;
  wire lane_14_blank;
  reg [63:0] lane_14_computed;
  reg lane_14_computes;
  wire lane_14_loads;
  wire lane_14_inside;
  wire [3:0] lane_14_bytes;
  wire lane_14_has_upper;
  wire [31:0] lane_14_result;
  wire [63:0] lane_14_memory;
  wire [63:0] lane_14_operand_0;
  wire [63:0] lane_14_operand_1;
  wire lane_15_load_address;
  wire lane_15_load_data_0;
  wire lane_15_load_data_1;
  wire lane_15_load_data_2;
  wire lane_15_load_data_3;
  wire lane_15_load_high;
  wire lane_15_clear;
  wire lane_15_load_count;
  reg [17:0] lane_15_offset;
  reg [1:0] lane_15_dword;
  reg [1:0] lane_15_step;
  wire lane_15_named;
  wire lane_15_swizzles;
  wire lane_15_blank;
  reg [63:0] lane_15_computed;
  reg lane_15_computes;
  wire lane_15_loads;
  wire lane_15_inside;
  wire [3:0] lane_15_bytes;
  wire lane_15_has_upper;
  wire [31:0] lane_15_result;
  wire [63:0] lane_15_memory;
  wire [63:0] lane_15_operand_0;
  wire [63:0] lane_15_operand_1;
  wire lane_16_load_address;
  wire lane_16_load_data_0;
  wire lane_16_load_data_1;
  wire lane_16_load_data_2;
  wire lane_16_load_data_3;
  wire lane_16_load_high;
  wire lane_16_clear;
  wire lane_16_load_count;
  reg [17:0] lane_16_offset;
  reg [1:0] lane_16_dword;
  reg [1:0] lane_16_step;
  wire lane_16_named;
  wire lane_16_swizzles;
  wire lane_16_blank;
  reg [63:0] lane_16_computed;
  reg lane_16_computes;
  wire lane_16_loads;
  wire lane_16_inside;
  wire [3:0] lane_16_bytes;
  wire lane_16_has_upper;
  wire [31:0] lane_16_result;
  wire [63:0] lane_16_memory;
  wire [63:0] lane_16_operand_0;
  wire [63:0] lane_16_operand_1;
  wire lane_17_load_address;
  wire lane_17_load_data_0;
  wire lane_17_load_data_1;
  wire lane_17_load_data_2;
  wire lane_17_load_data_3;
  wire lane_17_load_high;
  wire lane_17_clear;
  wire lane_17_load_count;
  reg [17:0] lane_17_offset;
  reg [1:0] lane_17_dword;
  reg [1:0] lane_17_step;
  wire lane_17_named;
  wire lane_17_swizzles;
  wire lane_17_blank;
  reg [63:0] lane_17_computed;
  reg lane_17_computes;
  wire lane_17_loads;
  wire lane_17_inside;
  wire [3:0] lane_17_bytes;
  wire lane_17_has_upper;
  wire [31:0] lane_17_result;
  wire [63:0] lane_17_memory;
  wire [63:0] lane_17_operand_0;
  wire [63:0] lane_17_operand_1;
  wire lane_18_load_address;
  wire lane_18_load_data_0;
  wire lane_18_load_data_1;
  wire lane_18_load_data_2;
  wire lane_18_load_data_3;
  wire lane_18_load_high;
  wire lane_18_clear;
  wire lane_18_load_count;
  reg [17:0] lane_18_offset;
  reg [1:0] lane_18_dword;
  reg [1:0] lane_18_step;
  wire lane_18_named;
  wire lane_18_swizzles;
  wire lane_18_blank;
  reg [63:0] lane_18_computed;
  reg lane_18_computes;
  wire lane_18_loads;
  wire lane_18_inside;
  wire [3:0] lane_18_bytes;
  wire lane_18_has_upper;
  wire [31:0] lane_18_result;
  wire [63:0] lane_18_memory;
  wire [63:0] lane_18_operand_0;
  wire [63:0] lane_18_operand_1;
  wire lane_19_load_address;
  wire lane_19_load_data_0;
  wire lane_19_load_data_1;
  wire lane_19_load_data_2;
  wire lane_19_load_data_3;
  wire lane_19_load_high;
  wire lane_19_clear;
  wire lane_19_load_count;
  reg [17:0] lane_19_offset;
  reg [1:0] lane_19_dword;
  reg [1:0] lane_19_step;
  wire lane_19_named;
  wire lane_19_swizzles;
  wire lane_19_blank;
  reg [63:0] lane_19_computed;
  reg lane_19_computes;
  wire lane_19_loads;
  wire lane_19_inside;
  wire [3:0] lane_19_bytes;
  wire lane_19_has_upper;
  wire [31:0] lane_19_result;
  wire [63:0] lane_19_memory;
  wire [63:0] lane_19_operand_0;
  wire [63:0] lane_19_operand_1;
  wire lane_20_load_address;
  wire lane_20_load_data_0;
  wire lane_20_load_data_1;
  wire lane_20_load_data_2;
  wire lane_20_load_data_3;
  wire lane_20_load_high;
  wire lane_20_clear;
  wire lane_20_load_count;
  reg [17:0] lane_20_offset;
  reg [1:0] lane_20_dword;
  reg [1:0] lane_20_step;
  wire lane_20_named;
  wire lane_20_swizzles;
  wire lane_20_blank;
  reg [63:0] lane_20_computed;
  reg lane_20_computes;
  wire lane_20_loads;
  wire lane_20_inside;
  wire [3:0] lane_20_bytes;
  wire lane_20_has_upper;
  wire [31:0] lane_20_result;
  wire [63:0] lane_20_memory;
  wire [63:0] lane_20_operand_0;
  wire [63:0] lane_20_operand_1;
  wire lane_21_load_address;
  wire lane_21_load_data_0;
  wire lane_21_load_data_1;
  wire lane_21_load_data_2;
  wire lane_21_load_data_3;
  wire lane_21_load_high;
  wire lane_21_clear;
  wire lane_21_load_count;
  reg [17:0] lane_21_offset;
  reg [1:0] lane_21_dword;
  reg [1:0] lane_21_step;
  wire lane_21_named;
  wire lane_21_swizzles;
  wire lane_21_blank;
  reg [63:0] lane_21_computed;
  reg lane_21_computes;
  wire lane_21_loads;
  wire lane_21_inside;
  wire [3:0] lane_21_bytes;
  wire lane_21_has_upper;
  wire [31:0] lane_21_result;
  wire [63:0] lane_21_memory;
  wire [63:0] lane_21_operand_0;
  wire [63:0] lane_21_operand_1;
  wire lane_22_load_address;
  wire lane_22_load_data_0;
  wire lane_22_load_data_1;
  wire lane_22_load_data_2;
  wire lane_22_load_data_3;
  wire lane_22_load_high;
  wire lane_22_clear;
  wire lane_22_load_count;
  reg [17:0] lane_22_offset;
  reg [1:0] lane_22_dword;
  reg [1:0] lane_22_step;
  wire lane_22_named;
  wire lane_22_swizzles;
  wire lane_22_blank;
  reg [63:0] lane_22_computed;
  reg lane_22_computes;
  wire lane_22_loads;
  wire lane_22_inside;
  wire [3:0] lane_22_bytes;
  wire lane_22_has_upper;
  wire [31:0] lane_22_result;
  wire [63:0] lane_22_memory;
  wire [63:0] lane_22_operand_0;
  wire [63:0] lane_22_operand_1;
  wire lane_23_load_address;
  wire lane_23_load_data_0;
  wire lane_23_load_data_1;
  wire lane_23_load_data_2;
  wire lane_23_load_data_3;
  wire lane_23_load_high;
  wire lane_23_clear;
  wire lane_23_load_count;
  reg [17:0] lane_23_offset;
  reg [1:0] lane_23_dword;
  reg [1:0] lane_23_step;
  wire lane_23_named;
  wire lane_23_swizzles;
  wire lane_23_blank;
  reg [63:0] lane_23_computed;
  reg lane_23_computes;
  wire lane_23_loads;
  wire lane_23_inside;
  wire [3:0] lane_23_bytes;
  wire lane_23_has_upper;
  wire [31:0] lane_23_result;
  wire [63:0] lane_23_memory;
  wire [63:0] lane_23_operand_0;
  wire [63:0] lane_23_operand_1;
  wire lane_24_load_address;
  wire lane_24_load_data_0;
  wire lane_24_load_data_1;
  wire lane_24_load_data_2;
  wire lane_24_load_data_3;
  wire lane_24_load_high;
  wire lane_24_clear;
  wire lane_24_load_count;
  reg [17:0] lane_24_offset;
  reg [1:0] lane_24_dword;
  reg [1:0] lane_24_step;
  wire lane_24_named;
  wire lane_24_swizzles;
  wire lane_24_blank;
  reg [63:0] lane_24_computed;
  reg lane_24_computes;
  wire lane_24_loads;
  wire lane_24_inside;
  wire [3:0] lane_24_bytes;
  wire lane_24_has_upper;
  wire [31:0] lane_24_result;
  wire [63:0] lane_24_memory;
  wire [63:0] lane_24_operand_0;
  wire [63:0] lane_24_operand_1;
  wire lane_25_load_address;
  wire lane_25_load_data_0;
  wire lane_25_load_data_1;
  wire lane_25_load_data_2;
  wire lane_25_load_data_3;
  wire lane_25_load_high;
  wire lane_25_clear;
  wire lane_25_load_count;
  reg [17:0] lane_25_offset;
  reg [1:0] lane_25_dword;
  reg [1:0] lane_25_step;
  wire lane_25_named;
  wire lane_25_swizzles;
  wire lane_25_blank;
  reg [63:0] lane_25_computed;
  reg lane_25_computes;
  wire lane_25_loads;
  wire lane_25_inside;
  wire [3:0] lane_25_bytes;
  wire lane_25_has_upper;
  wire [31:0] lane_25_result;
  wire [63:0] lane_25_memory;
  wire [63:0] lane_25_operand_0;
  wire [63:0] lane_25_operand_1;
  wire lane_26_load_address;
  wire lane_26_load_data_0;
  wire lane_26_load_data_1;
  wire lane_26_load_data_2;
  wire lane_26_load_data_3;
  wire lane_26_load_high;
  wire lane_26_clear;
  wire lane_26_load_count;
  reg [17:0] lane_26_offset;
  reg [1:0] lane_26_dword;
  reg [1:0] lane_26_step;
  wire lane_26_named;
  wire lane_26_swizzles;
  wire lane_26_blank;
  reg [63:0] lane_26_computed;
  reg lane_26_computes;
  wire lane_26_loads;
  wire lane_26_inside;
  wire [3:0] lane_26_bytes;
  wire lane_26_has_upper;
  wire [31:0] lane_26_result;
  wire [63:0] lane_26_memory;
  wire [63:0] lane_26_operand_0;
  wire [63:0] lane_26_operand_1;
  wire lane_27_load_address;
  wire lane_27_load_data_0;
  wire lane_27_load_data_1;
  wire lane_27_load_data_2;
  wire lane_27_load_data_3;
  wire lane_27_load_high;
  wire lane_27_clear;
  wire lane_27_load_count;
  reg [17:0] lane_27_offset;
  reg [1:0] lane_27_dword;
  reg [1:0] lane_27_step;
  wire lane_27_named;
  wire lane_27_swizzles;
  wire lane_27_blank;
  reg [63:0] lane_27_computed;
  reg lane_27_computes;
  wire lane_27_loads;
  wire lane_27_inside;
  wire [3:0] lane_27_bytes;
  wire lane_27_has_upper;
  wire [31:0] lane_27_result;
  wire [63:0] lane_27_memory;
  wire [63:0] lane_27_operand_0;
  wire [63:0] lane_27_operand_1;
  wire lane_28_load_address;
  wire lane_28_load_data_0;
  wire lane_28_load_data_1;
  wire lane_28_load_data_2;
  wire lane_28_load_data_3;
  wire lane_28_load_high;
  wire lane_28_clear;
  wire lane_28_load_count;
  reg [17:0] lane_28_offset;
  reg [1:0] lane_28_dword;
  reg [1:0] lane_28_step;
  wire lane_28_named;
  wire lane_28_swizzles;
  wire lane_28_blank;
  reg [63:0] lane_28_computed;
  reg lane_28_computes;
  wire lane_28_loads;
  wire lane_28_inside;
  wire [3:0] lane_28_bytes;
  wire lane_28_has_upper;
  wire [31:0] lane_28_result;
  wire [63:0] lane_28_memory;
  wire [63:0] lane_28_operand_0;
  wire [63:0] lane_28_operand_1;
  wire lane_29_load_address;
  wire lane_29_load_data_0;
  wire lane_29_load_data_1;
  wire lane_29_load_data_2;
  wire lane_29_load_data_3;
  wire lane_29_load_high;
  wire lane_29_clear;
  wire lane_29_load_count;
  reg [17:0] lane_29_offset;
  reg [1:0] lane_29_dword;
  reg [1:0] lane_29_step;
  wire lane_29_named;
  wire lane_29_swizzles;
  wire lane_29_blank;
  reg [63:0] lane_29_computed;
  reg lane_29_computes;
  wire lane_29_loads;
  wire lane_29_inside;
  wire [3:0] lane_29_bytes;
  wire lane_29_has_upper;
  wire [31:0] lane_29_result;
  wire [63:0] lane_29_memory;
  wire [63:0] lane_29_operand_0;
  wire [63:0] lane_29_operand_1;
  wire lane_30_load_address;
  wire lane_30_load_data_0;
  wire lane_30_load_data_1;
  wire lane_30_load_data_2;
  wire lane_30_load_data_3;
  wire lane_30_load_high;
  wire lane_30_clear;
  wire lane_30_load_count;
  reg [17:0] lane_30_offset;
  reg [1:0] lane_30_dword;
  reg [1:0] lane_30_step;
  wire lane_30_named;
  wire lane_30_swizzles;
  wire lane_30_blank;
  reg [63:0] lane_30_computed;
  reg lane_30_computes;
  wire lane_30_loads;
  wire lane_30_inside;
  wire [3:0] lane_30_bytes;
  wire lane_30_has_upper;
  wire [31:0] lane_30_result;
  wire [63:0] lane_30_memory;
  wire [63:0] lane_30_operand_0;
  wire [63:0] lane_30_operand_1;
  wire lane_31_load_address;
  wire lane_31_load_data_0;
  wire lane_31_load_data_1;
  wire lane_31_load_data_2;
  wire lane_31_load_data_3;
  wire lane_31_load_high;
  wire lane_31_clear;
  wire lane_31_load_count;
  reg [17:0] lane_31_offset;
  reg [1:0] lane_31_dword;
  reg [1:0] lane_31_step;
  wire lane_31_named;
  wire lane_31_swizzles;
  wire lane_31_blank;
  reg [63:0] lane_31_computed;
  reg lane_31_computes;
  wire lane_31_loads;
  wire lane_31_inside;
  wire [3:0] lane_31_bytes;
  wire lane_31_has_upper;
  wire [31:0] lane_31_result;
  wire [63:0] lane_31_memory;
  wire [63:0] lane_31_operand_0;
  wire [63:0] lane_31_operand_1;
  wire pending_working;
  reg pending_active_0;
  reg pending_active_1;
  reg pending_active_2;
  reg pending_active_3;
  reg pending_active_4;
  reg pending_active_5;
  reg pending_active_6;
  reg pending_active_7;
  reg pending_active_8;
  reg pending_active_9;
  reg pending_active_10;
  reg pending_active_11;
  reg pending_active_12;
  reg pending_active_13;
  reg pending_active_14;
  reg pending_active_15;
  reg pending_active_16;
  reg pending_active_17;
  reg pending_active_18;
  reg pending_active_19;
  reg pending_active_20;
  reg pending_active_21;
  reg pending_active_22;
  reg pending_active_23;
  reg pending_active_24;
  reg pending_active_25;
  reg pending_active_26;
  reg pending_active_27;
  reg pending_active_28;
  reg pending_active_29;
  reg pending_active_30;
  reg pending_active_31;
  wire pending_left_0;
  wire pending_left_1;
  wire pending_left_2;
  wire pending_left_3;
  wire pending_left_4;
  wire pending_left_5;
  wire pending_left_6;
  wire pending_left_7;
  wire pending_left_8;
  wire pending_left_9;
  wire pending_left_10;
  wire pending_left_11;
  wire pending_left_12;
  wire pending_left_13;
  wire pending_left_14;
  wire pending_left_15;
  wire pending_left_16;
  wire pending_left_17;
  wire pending_left_18;
  wire pending_left_19;
  wire pending_left_20;
  wire pending_left_21;
  wire pending_left_22;
  wire pending_left_23;
  wire pending_left_24;
  wire pending_left_25;
  wire pending_left_26;
  wire pending_left_27;
  wire pending_left_28;
  wire pending_left_29;
  wire pending_left_30;
  wire pending_left_31;
  wire pending_taken;
  wire pending_finished;
  wire pending_more;
  wire turn_turn_0;
  wire turn_turn_1;
  wire turn_turn_2;
  wire turn_turn_3;
  wire turn_turn_4;
  wire turn_turn_5;
  wire turn_turn_6;
  wire turn_turn_7;
  wire turn_turn_8;
  wire turn_turn_9;
  wire turn_turn_10;
  wire turn_turn_11;
  wire turn_turn_12;
  wire turn_turn_13;
  wire turn_turn_14;
  wire turn_turn_15;
  wire turn_turn_16;
  wire turn_turn_17;
  wire turn_turn_18;
  wire turn_turn_19;
  wire turn_turn_20;
  wire turn_turn_21;
  wire turn_turn_22;
  wire turn_turn_23;
  wire turn_turn_24;
  wire turn_turn_25;
  wire turn_turn_26;
  wire turn_turn_27;
  wire turn_turn_28;
  wire turn_turn_29;
  wire turn_turn_30;
  wire turn_turn_31;
  wire turn_any;
  wire turn_after_0;
  wire turn_after_1;
  wire turn_after_2;
  wire turn_after_3;
  wire turn_after_4;
  wire turn_after_5;
  wire turn_after_6;
  wire turn_after_7;
  wire turn_after_8;
  wire turn_after_9;
  wire turn_after_10;
  wire turn_after_11;
  wire turn_after_12;
  wire turn_after_13;
  wire turn_after_14;
  wire turn_after_15;
  wire turn_after_16;
  wire turn_after_17;
  wire turn_after_18;
  wire turn_after_19;
  wire turn_after_20;
  wire turn_after_21;
  wire turn_after_22;
  wire turn_after_23;
  wire turn_after_24;
  wire turn_after_25;
  wire turn_after_26;
  wire turn_after_27;
  wire turn_after_28;
  wire turn_after_29;
  wire turn_after_30;
  wire turn_after_31;
  wire turn_last;
  wire [63:0] turn_memory_of;
  wire [63:0] turn_result;
  wire [5:0] numbers_number_0;
  wire [5:0] numbers_number_1;
  wire [5:0] numbers_number_2;
  wire [5:0] numbers_number_3;
  wire [5:0] numbers_number_4;
  wire [5:0] numbers_number_5;
  wire [5:0] numbers_number_6;
  wire [5:0] numbers_number_7;
  wire [5:0] numbers_number_8;
  wire [5:0] numbers_number_9;
  wire [5:0] numbers_number_10;
  wire [5:0] numbers_number_11;
  wire [5:0] numbers_number_12;
  wire [5:0] numbers_number_13;
  wire [5:0] numbers_number_14;
  wire [5:0] numbers_number_15;
  wire [5:0] numbers_number_16;
  wire [5:0] numbers_number_17;
  wire [5:0] numbers_number_18;
  wire [5:0] numbers_number_19;
  wire [5:0] numbers_number_20;
  wire [5:0] numbers_number_21;
  wire [5:0] numbers_number_22;
  wire [5:0] numbers_number_23;
  wire [5:0] numbers_number_24;
  wire [5:0] numbers_number_25;
  wire [5:0] numbers_number_26;
  wire [5:0] numbers_number_27;
  wire [5:0] numbers_number_28;
  wire [5:0] numbers_number_29;
  wire [5:0] numbers_number_30;
  wire [5:0] numbers_number_31;
  wire [5:0] numbers_source_0;
  wire [5:0] numbers_source_1;
  wire [5:0] numbers_source_2;
  wire [5:0] numbers_source_3;
  wire [5:0] numbers_source_4;
  wire [5:0] numbers_source_5;
  wire [5:0] numbers_source_6;
  wire [5:0] numbers_source_7;
  wire [5:0] numbers_source_8;
  wire [5:0] numbers_source_9;
  wire [5:0] numbers_source_10;
  wire [5:0] numbers_source_11;
  wire [5:0] numbers_source_12;
  wire [5:0] numbers_source_13;
  wire [5:0] numbers_source_14;
  wire [5:0] numbers_source_15;
  wire [5:0] numbers_source_16;
  wire [5:0] numbers_source_17;
  wire [5:0] numbers_source_18;
  wire [5:0] numbers_source_19;
  wire [5:0] numbers_source_20;
  wire [5:0] numbers_source_21;
  wire [5:0] numbers_source_22;
  wire [5:0] numbers_source_23;
  wire [5:0] numbers_source_24;
  wire [5:0] numbers_source_25;
  wire [5:0] numbers_source_26;
  wire [5:0] numbers_source_27;
  wire [5:0] numbers_source_28;
  wire [5:0] numbers_source_29;
  wire [5:0] numbers_source_30;
  wire [5:0] numbers_source_31;
  wire [31:0] count_count;
  wire parts_reads;
  wire parts_ahead;
  wire stack_0_stack;
  wire stack_0_next_reads;
  wire stack_0_last_item;
  wire stack_0_last;
  wire stack_0_stores;
  wire [1:0] stack_0_kind;
  wire stack_0_second;
  wire [7:0] stack_0_item;
  wire [2:0] stack_0_rows;
  wire [4:0] stack_0_size;
  wire stack_lane_0_load_address;
  wire stack_lane_0_step_done;
  wire stack_lane_0_two;
  wire stack_lane_0_wants;
  wire [31:0] stack_lane_0_address;
  wire [31:0] stack_lane_0_result;
  wire stack_lane_1_load_address;
  wire stack_lane_1_step_done;
  wire stack_lane_1_two;
  wire stack_lane_1_wants;
  wire [31:0] stack_lane_1_address;
  wire [31:0] stack_lane_1_result;
  wire stack_lane_2_load_address;
  wire stack_lane_2_step_done;
  wire stack_lane_2_two;
  wire stack_lane_2_wants;
  wire [31:0] stack_lane_2_address;
  wire [31:0] stack_lane_2_result;
  wire stack_lane_3_load_address;
  wire stack_lane_3_step_done;
  wire stack_lane_3_two;
  wire stack_lane_3_wants;
  wire [31:0] stack_lane_3_address;
  wire [31:0] stack_lane_3_result;
  wire stack_lane_4_load_address;
  wire stack_lane_4_step_done;
  wire stack_lane_4_two;
  wire stack_lane_4_wants;
  wire [31:0] stack_lane_4_address;
  wire [31:0] stack_lane_4_result;
  wire stack_lane_5_load_address;
  wire stack_lane_5_step_done;
  wire stack_lane_5_two;
  wire stack_lane_5_wants;
  wire [31:0] stack_lane_5_address;
  wire [31:0] stack_lane_5_result;
  wire stack_lane_6_load_address;
  wire stack_lane_6_step_done;
  wire stack_lane_6_two;
  wire stack_lane_6_wants;
  wire [31:0] stack_lane_6_address;
  wire [31:0] stack_lane_6_result;
  wire stack_lane_7_load_address;
  wire stack_lane_7_step_done;
  wire stack_lane_7_two;
  wire stack_lane_7_wants;
  wire [31:0] stack_lane_7_address;
  wire [31:0] stack_lane_7_result;
  wire stack_lane_8_load_address;
  wire stack_lane_8_step_done;
  wire stack_lane_8_two;
  wire stack_lane_8_wants;
  wire [31:0] stack_lane_8_address;
  wire [31:0] stack_lane_8_result;
  wire stack_lane_9_load_address;
  wire stack_lane_9_step_done;
  wire stack_lane_9_two;
  wire stack_lane_9_wants;
  wire [31:0] stack_lane_9_address;
  wire [31:0] stack_lane_9_result;
  wire stack_lane_10_load_address;
  wire stack_lane_10_step_done;
  wire stack_lane_10_two;
  wire stack_lane_10_wants;
  wire [31:0] stack_lane_10_address;
  wire [31:0] stack_lane_10_result;
  wire stack_lane_11_load_address;
  wire stack_lane_11_step_done;
  wire stack_lane_11_two;
  wire stack_lane_11_wants;
  wire [31:0] stack_lane_11_address;
  wire [31:0] stack_lane_11_result;
  wire stack_lane_12_load_address;
  wire stack_lane_12_step_done;
  wire stack_lane_12_two;
  wire stack_lane_12_wants;
  wire [31:0] stack_lane_12_address;
  wire [31:0] stack_lane_12_result;
  wire stack_lane_13_load_address;
  wire stack_lane_13_step_done;
  wire stack_lane_13_two;
  wire stack_lane_13_wants;
  wire [31:0] stack_lane_13_address;
  wire [31:0] stack_lane_13_result;
  wire stack_lane_14_load_address;
  wire stack_lane_14_step_done;
  wire stack_lane_14_two;
  wire stack_lane_14_wants;
  wire [31:0] stack_lane_14_address;
  wire [31:0] stack_lane_14_result;
  wire stack_lane_15_load_address;
  wire stack_lane_15_step_done;
  wire stack_lane_15_two;
  wire stack_lane_15_wants;
  wire [31:0] stack_lane_15_address;
  wire [31:0] stack_lane_15_result;
  wire stack_lane_16_load_address;
  wire stack_lane_16_step_done;
  wire stack_lane_16_two;
  wire stack_lane_16_wants;
  wire [31:0] stack_lane_16_address;
  wire [31:0] stack_lane_16_result;
  wire stack_lane_17_load_address;
  wire stack_lane_17_step_done;
  wire stack_lane_17_two;
  wire stack_lane_17_wants;
  wire [31:0] stack_lane_17_address;
  wire [31:0] stack_lane_17_result;
  wire stack_lane_18_load_address;
  wire stack_lane_18_step_done;
  wire stack_lane_18_two;
  wire stack_lane_18_wants;
  wire [31:0] stack_lane_18_address;
  wire [31:0] stack_lane_18_result;
  wire stack_lane_19_load_address;
  wire stack_lane_19_step_done;
  wire stack_lane_19_two;
  wire stack_lane_19_wants;
  wire [31:0] stack_lane_19_address;
  wire [31:0] stack_lane_19_result;
  wire stack_lane_20_load_address;
  wire stack_lane_20_step_done;
  wire stack_lane_20_two;
  wire stack_lane_20_wants;
  wire [31:0] stack_lane_20_address;
  wire [31:0] stack_lane_20_result;
  wire stack_lane_21_load_address;
  wire stack_lane_21_step_done;
  wire stack_lane_21_two;
  wire stack_lane_21_wants;
  wire [31:0] stack_lane_21_address;
  wire [31:0] stack_lane_21_result;
  wire stack_lane_22_load_address;
  wire stack_lane_22_step_done;
  wire stack_lane_22_two;
  wire stack_lane_22_wants;
  wire [31:0] stack_lane_22_address;
  wire [31:0] stack_lane_22_result;
  wire stack_lane_23_load_address;
  wire stack_lane_23_step_done;
  wire stack_lane_23_two;
  wire stack_lane_23_wants;
  wire [31:0] stack_lane_23_address;
  wire [31:0] stack_lane_23_result;
  wire stack_lane_24_load_address;
  wire stack_lane_24_step_done;
  wire stack_lane_24_two;
  wire stack_lane_24_wants;
  wire [31:0] stack_lane_24_address;
  wire [31:0] stack_lane_24_result;
  wire stack_lane_25_load_address;
  wire stack_lane_25_step_done;
  wire stack_lane_25_two;
  wire stack_lane_25_wants;
  wire [31:0] stack_lane_25_address;
  wire [31:0] stack_lane_25_result;
  wire stack_lane_26_load_address;
  wire stack_lane_26_step_done;
  wire stack_lane_26_two;
  wire stack_lane_26_wants;
  wire [31:0] stack_lane_26_address;
  wire [31:0] stack_lane_26_result;
  wire stack_lane_27_load_address;
  wire stack_lane_27_step_done;
  wire stack_lane_27_two;
  wire stack_lane_27_wants;
  wire [31:0] stack_lane_27_address;
  wire [31:0] stack_lane_27_result;
  wire stack_lane_28_load_address;
  wire stack_lane_28_step_done;
  wire stack_lane_28_two;
  wire stack_lane_28_wants;
  wire [31:0] stack_lane_28_address;
  wire [31:0] stack_lane_28_result;
  wire stack_lane_29_load_address;
  wire stack_lane_29_step_done;
  wire stack_lane_29_two;
  wire stack_lane_29_wants;
  wire [31:0] stack_lane_29_address;
  wire [31:0] stack_lane_29_result;
  wire stack_lane_30_load_address;
  wire stack_lane_30_step_done;
  wire stack_lane_30_two;
  wire stack_lane_30_wants;
  wire [31:0] stack_lane_30_address;
  wire [31:0] stack_lane_30_result;
  wire stack_lane_31_load_address;
  wire stack_lane_31_step_done;
  wire stack_lane_31_two;
  wire stack_lane_31_wants;
  wire [31:0] stack_lane_31_address;
  wire [31:0] stack_lane_31_result;
  reg [3:0] stack_step_0;
  reg [3:0] stack_step_0_next;
  reg stack_written_0;
  reg stack_written_0_next;
  reg [10:0] stack_row_0;
  reg [10:0] stack_row_0_next;
  reg [2:0] stack_rows_0;
  reg [2:0] stack_rows_0_next;
  wire writer_take;
  wire writer_take_drains;
  wire [10:0] writer_take_row;
  reg [2:0] writer_take_rows;
  wire writer_occupied;
  wire [10:0] writer_row;
  wire [1:0] writer_dword;
  wire [4:0] writer_format;
  wire writer_counts;
  wire writer_lane_0;
  wire writer_lane_1;
  wire writer_lane_2;
  wire writer_lane_3;
  wire writer_lane_4;
  wire writer_lane_5;
  wire writer_lane_6;
  wire writer_lane_7;
  wire writer_lane_8;
  wire writer_lane_9;
  wire writer_lane_10;
  wire writer_lane_11;
  wire writer_lane_12;
  wire writer_lane_13;
  wire writer_lane_14;
  wire writer_lane_15;
  wire writer_lane_16;
  wire writer_lane_17;
  wire writer_lane_18;
  wire writer_lane_19;
  wire writer_lane_20;
  wire writer_lane_21;
  wire writer_lane_22;
  wire writer_lane_23;
  wire writer_lane_24;
  wire writer_lane_25;
  wire writer_lane_26;
  wire writer_lane_27;
  wire writer_lane_28;
  wire writer_lane_29;
  wire writer_lane_30;
  wire writer_lane_31;
  reg [31:0] exec_part_mask;
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
  reg [2:0] state; // LdsState
  reg [2:0] state_next; // LdsState
  reg [1:0] pass;
  reg [1:0] pass_next;
  reg half;
  reg half_next;
  reg [2:0] beat;
  reg [2:0] beat_next;
  reg [3:0] step;
  reg [3:0] step_next;
  reg [3:0] captured_step;
  reg capturing;
  wire capturing_next;
  reg captured_high;
  reg [2:0] dword;
  reg [2:0] dword_next;
  reg upper_part;
  reg upper_part_next;
  reg fresh;
  reg fresh_next;
  reg starts;
  reg starts_next;
  reg waits;
  wire waits_next;
  reg storing_result;
  reg storing_result_next;
  reg counted;
  reg counted_next;
  reg [31:0] counted_value;
  reg [31:0] counted_value_next;
  reg waiting_0;
  reg waiting_1;
  reg waiting_2;
  reg waiting_3;
  reg waiting_4;
  reg waiting_5;
  reg waiting_6;
  reg waiting_7;
  reg waiting_8;
  reg waiting_9;
  reg waiting_10;
  reg waiting_11;
  reg waiting_12;
  reg waiting_13;
  reg waiting_14;
  reg waiting_15;
  reg waiting_16;
  reg waiting_17;
  reg waiting_18;
  reg waiting_19;
  reg waiting_20;
  reg waiting_21;
  reg waiting_22;
  reg waiting_23;
  reg waiting_24;
  reg waiting_25;
  reg waiting_26;
  reg waiting_27;
  reg waiting_28;
  reg waiting_29;
  reg waiting_30;
  reg waiting_31;
  reg left_0;
  reg left_0_next;
  reg left_1;
  reg left_1_next;
  reg left_2;
  reg left_2_next;
  reg left_3;
  reg left_3_next;
  reg left_4;
  reg left_4_next;
  reg left_5;
  reg left_5_next;
  reg left_6;
  reg left_6_next;
  reg left_7;
  reg left_7_next;
  reg left_8;
  reg left_8_next;
  reg left_9;
  reg left_9_next;
  reg left_10;
  reg left_10_next;
  reg left_11;
  reg left_11_next;
  reg left_12;
  reg left_12_next;
  reg left_13;
  reg left_13_next;
  reg left_14;
  reg left_14_next;
  reg left_15;
  reg left_15_next;
  reg left_16;
  reg left_16_next;
  reg left_17;
  reg left_17_next;
  reg left_18;
  reg left_18_next;
  reg left_19;
  reg left_19_next;
  reg left_20;
  reg left_20_next;
  reg left_21;
  reg left_21_next;
  reg left_22;
  reg left_22_next;
  reg left_23;
  reg left_23_next;
  reg left_24;
  reg left_24_next;
  reg left_25;
  reg left_25_next;
  reg left_26;
  reg left_26_next;
  reg left_27;
  reg left_27_next;
  reg left_28;
  reg left_28_next;
  reg left_29;
  reg left_29_next;
  reg left_30;
  reg left_30_next;
  reg left_31;
  reg left_31_next;

  assign ready = ~waits;
  assign wave = current_wave;
  assign sequence_ = current_sequence;
  wire equal_1 = state == LDS_STATE_READ;

  always @* begin
    read = ((equal_1 & (~registers_all)) | (opens & (waits | (~from_next)))) & (~held_back);
    if (stack_written_0 & writer_occupied) begin
      read = 1'b0;
    end
  end

  assign read_row = read_base + registers_register;

  always @* begin
    read_beat = beat;
    if (opens) begin
      read_beat = next_beat;
    end
    if (opens & from_next) begin
      read_beat = 3'd0;
    end
  end

  always @* begin
    read_done = 1'b0;
    case (state)
      LDS_STATE_IDLE: ;
      LDS_STATE_READ: begin
        if (captured) begin
          read_done = ends;
        end
      end
      LDS_STATE_ACCESS: ;
      LDS_STATE_DRAIN: ;
      default: ;
    endcase
    if (captured & stack_0_stack) begin
      read_done = ends & stack_0_last_item;
    end
  end

  always @* begin
    write_row = writer_row;
    if (stack_written_0 & (({1'b0, writer_dword} + 3'd1) == stack_rows_0)) begin
      write_row = stack_row_0;
    end
  end

  always @* begin
    write_data_0 = lane_0_result;
    if (writer_counts) begin
      write_data_0 = counted_value;
    end
    if (stack_written_0) begin
      write_data_0 = stack_lane_0_result;
    end
  end

  always @* begin
    write_data_1 = lane_1_result;
    if (writer_counts) begin
      write_data_1 = counted_value;
    end
    if (stack_written_0) begin
      write_data_1 = stack_lane_1_result;
    end
  end

  always @* begin
    write_data_2 = lane_2_result;
    if (writer_counts) begin
      write_data_2 = counted_value;
    end
    if (stack_written_0) begin
      write_data_2 = stack_lane_2_result;
    end
  end

  always @* begin
    write_data_3 = lane_3_result;
    if (writer_counts) begin
      write_data_3 = counted_value;
    end
    if (stack_written_0) begin
      write_data_3 = stack_lane_3_result;
    end
  end

  always @* begin
    write_data_4 = lane_4_result;
    if (writer_counts) begin
      write_data_4 = counted_value;
    end
    if (stack_written_0) begin
      write_data_4 = stack_lane_4_result;
    end
  end

  always @* begin
    write_data_5 = lane_5_result;
    if (writer_counts) begin
      write_data_5 = counted_value;
    end
    if (stack_written_0) begin
      write_data_5 = stack_lane_5_result;
    end
  end

  always @* begin
    write_data_6 = lane_6_result;
    if (writer_counts) begin
      write_data_6 = counted_value;
    end
    if (stack_written_0) begin
      write_data_6 = stack_lane_6_result;
    end
  end

  always @* begin
    write_data_7 = lane_7_result;
    if (writer_counts) begin
      write_data_7 = counted_value;
    end
    if (stack_written_0) begin
      write_data_7 = stack_lane_7_result;
    end
  end

  always @* begin
    write_data_8 = lane_8_result;
    if (writer_counts) begin
      write_data_8 = counted_value;
    end
    if (stack_written_0) begin
      write_data_8 = stack_lane_8_result;
    end
  end

  always @* begin
    write_data_9 = lane_9_result;
    if (writer_counts) begin
      write_data_9 = counted_value;
    end
    if (stack_written_0) begin
      write_data_9 = stack_lane_9_result;
    end
  end

  always @* begin
    write_data_10 = lane_10_result;
    if (writer_counts) begin
      write_data_10 = counted_value;
    end
    if (stack_written_0) begin
      write_data_10 = stack_lane_10_result;
    end
  end

  always @* begin
    write_data_11 = lane_11_result;
    if (writer_counts) begin
      write_data_11 = counted_value;
    end
    if (stack_written_0) begin
      write_data_11 = stack_lane_11_result;
    end
  end

  always @* begin
    write_data_12 = lane_12_result;
    if (writer_counts) begin
      write_data_12 = counted_value;
    end
    if (stack_written_0) begin
      write_data_12 = stack_lane_12_result;
    end
  end

  always @* begin
    write_data_13 = lane_13_result;
    if (writer_counts) begin
      write_data_13 = counted_value;
    end
    if (stack_written_0) begin
      write_data_13 = stack_lane_13_result;
    end
  end

  always @* begin
    write_data_14 = lane_14_result;
    if (writer_counts) begin
      write_data_14 = counted_value;
    end
    if (stack_written_0) begin
      write_data_14 = stack_lane_14_result;
    end
  end

  always @* begin
    write_data_15 = lane_15_result;
    if (writer_counts) begin
      write_data_15 = counted_value;
    end
    if (stack_written_0) begin
      write_data_15 = stack_lane_15_result;
    end
  end

  always @* begin
    write_data_16 = lane_16_result;
    if (writer_counts) begin
      write_data_16 = counted_value;
    end
    if (stack_written_0) begin
      write_data_16 = stack_lane_16_result;
    end
  end

  always @* begin
    write_data_17 = lane_17_result;
    if (writer_counts) begin
      write_data_17 = counted_value;
    end
    if (stack_written_0) begin
      write_data_17 = stack_lane_17_result;
    end
  end

  always @* begin
    write_data_18 = lane_18_result;
    if (writer_counts) begin
      write_data_18 = counted_value;
    end
    if (stack_written_0) begin
      write_data_18 = stack_lane_18_result;
    end
  end

  always @* begin
    write_data_19 = lane_19_result;
    if (writer_counts) begin
      write_data_19 = counted_value;
    end
    if (stack_written_0) begin
      write_data_19 = stack_lane_19_result;
    end
  end

  always @* begin
    write_data_20 = lane_20_result;
    if (writer_counts) begin
      write_data_20 = counted_value;
    end
    if (stack_written_0) begin
      write_data_20 = stack_lane_20_result;
    end
  end

  always @* begin
    write_data_21 = lane_21_result;
    if (writer_counts) begin
      write_data_21 = counted_value;
    end
    if (stack_written_0) begin
      write_data_21 = stack_lane_21_result;
    end
  end

  always @* begin
    write_data_22 = lane_22_result;
    if (writer_counts) begin
      write_data_22 = counted_value;
    end
    if (stack_written_0) begin
      write_data_22 = stack_lane_22_result;
    end
  end

  always @* begin
    write_data_23 = lane_23_result;
    if (writer_counts) begin
      write_data_23 = counted_value;
    end
    if (stack_written_0) begin
      write_data_23 = stack_lane_23_result;
    end
  end

  always @* begin
    write_data_24 = lane_24_result;
    if (writer_counts) begin
      write_data_24 = counted_value;
    end
    if (stack_written_0) begin
      write_data_24 = stack_lane_24_result;
    end
  end

  always @* begin
    write_data_25 = lane_25_result;
    if (writer_counts) begin
      write_data_25 = counted_value;
    end
    if (stack_written_0) begin
      write_data_25 = stack_lane_25_result;
    end
  end

  always @* begin
    write_data_26 = lane_26_result;
    if (writer_counts) begin
      write_data_26 = counted_value;
    end
    if (stack_written_0) begin
      write_data_26 = stack_lane_26_result;
    end
  end

  always @* begin
    write_data_27 = lane_27_result;
    if (writer_counts) begin
      write_data_27 = counted_value;
    end
    if (stack_written_0) begin
      write_data_27 = stack_lane_27_result;
    end
  end

  always @* begin
    write_data_28 = lane_28_result;
    if (writer_counts) begin
      write_data_28 = counted_value;
    end
    if (stack_written_0) begin
      write_data_28 = stack_lane_28_result;
    end
  end

  always @* begin
    write_data_29 = lane_29_result;
    if (writer_counts) begin
      write_data_29 = counted_value;
    end
    if (stack_written_0) begin
      write_data_29 = stack_lane_29_result;
    end
  end

  always @* begin
    write_data_30 = lane_30_result;
    if (writer_counts) begin
      write_data_30 = counted_value;
    end
    if (stack_written_0) begin
      write_data_30 = stack_lane_30_result;
    end
  end

  always @* begin
    write_data_31 = lane_31_result;
    if (writer_counts) begin
      write_data_31 = counted_value;
    end
    if (stack_written_0) begin
      write_data_31 = stack_lane_31_result;
    end
  end

  wire equal_2 = state == LDS_STATE_ACCESS;
  wire disjunction_1 = equal_2 | (state == LDS_STATE_DRAIN) | (state == LDS_STATE_COMPUTE);

  assign hold = decode_serial & disjunction_1 & (~(access_done & store));
  assign debug_store = granted & store & (~work_crosses);
  assign debug_conflict = granted & (~pending_finished);

  always @* begin
    half_row = current_vgpr_base;
    if (half) begin
      half_row = current_vgpr_base + vgprs;
    end
  end

  always @* begin
    next_half = half;
    if (beat == 3'd0) begin
      next_half = current_wave64 & (~half);
    end
  end

  always @* begin
    next_beat = beat + 3'd1;
    if (beat == 3'd0) begin
      next_beat = 3'd0;
    end
  end

  always @* begin
    read_half = half;
    if (opens) begin
      read_half = next_half;
    end
  end

  always @* begin
    read_base = current_vgpr_base;
    if (read_half) begin
      read_base = current_vgpr_base + vgprs;
    end
    if (opens & from_next) begin
      read_base = next_vgpr_base;
    end
  end

  wire equal_3 = state == LDS_STATE_IDLE;
  assign from_next = equal_3 | ends;

  always @* begin
    opens = equal_3 | (pending_working & fresh & last_part & (~decode_serial));
    if (stack_0_stack & (state != LDS_STATE_IDLE)) begin
      opens = 1'b0;
    end
  end

  always @* begin
    reads_flat = decode_flat;
    if (opens & from_next) begin
      reads_flat = next_first_flat;
    end
  end

  assign last_part = (~pending_more) & (~((dword + 3'd1) < work_dwords));
  assign waits_for_writer = starts & writer_occupied;
  assign moves_on = (equal_3 & waits) | beat_done | hands_over;
  assign advances = moves_on & from_next & waits;
  assign held_back = reads_flat & parts_ahead;
  assign captured = equal_1 & registers_all & (~(decode_flat & writer_occupied));
  assign acts_0 = exec_part_lane_0 & lane_0_inside;
  assign acts_1 = exec_part_lane_1 & lane_1_inside;
  assign acts_2 = exec_part_lane_2 & lane_2_inside;
  assign acts_3 = exec_part_lane_3 & lane_3_inside;
  assign acts_4 = exec_part_lane_4 & lane_4_inside;
  assign acts_5 = exec_part_lane_5 & lane_5_inside;
  assign acts_6 = exec_part_lane_6 & lane_6_inside;
  assign acts_7 = exec_part_lane_7 & lane_7_inside;
  assign acts_8 = exec_part_lane_8 & lane_8_inside;
  assign acts_9 = exec_part_lane_9 & lane_9_inside;
  assign acts_10 = exec_part_lane_10 & lane_10_inside;
  assign acts_11 = exec_part_lane_11 & lane_11_inside;
  assign acts_12 = exec_part_lane_12 & lane_12_inside;
  assign acts_13 = exec_part_lane_13 & lane_13_inside;
  assign acts_14 = exec_part_lane_14 & lane_14_inside;
  assign acts_15 = exec_part_lane_15 & lane_15_inside;
  assign acts_16 = exec_part_lane_16 & lane_16_inside;
  assign acts_17 = exec_part_lane_17 & lane_17_inside;
  assign acts_18 = exec_part_lane_18 & lane_18_inside;
  assign acts_19 = exec_part_lane_19 & lane_19_inside;
  assign acts_20 = exec_part_lane_20 & lane_20_inside;
  assign acts_21 = exec_part_lane_21 & lane_21_inside;
  assign acts_22 = exec_part_lane_22 & lane_22_inside;
  assign acts_23 = exec_part_lane_23 & lane_23_inside;
  assign acts_24 = exec_part_lane_24 & lane_24_inside;
  assign acts_25 = exec_part_lane_25 & lane_25_inside;
  assign acts_26 = exec_part_lane_26 & lane_26_inside;
  assign acts_27 = exec_part_lane_27 & lane_27_inside;
  assign acts_28 = exec_part_lane_28 & lane_28_inside;
  assign acts_29 = exec_part_lane_29 & lane_29_inside;
  assign acts_30 = exec_part_lane_30 & lane_30_inside;
  assign acts_31 = exec_part_lane_31 & lane_31_inside;
  assign last_of_pass = (beat == 3'd0) & (half | (~current_wave64));

  always @* begin
    access_done = 1'b0;
    case (state)
      LDS_STATE_IDLE: ;
      LDS_STATE_READ: ;
      LDS_STATE_ACCESS: begin
        if (pending_finished) begin
          if (~pending_more) begin
            access_done = last_part;
          end
        end
      end
      LDS_STATE_DRAIN: ;
      default: ;
    endcase
  end

  always @* begin
    hands_over = 1'b0;
    if (access_done) begin
      if (store & decode_serial) begin
        hands_over = turn_last | decode_counts;
      end else if (!(decode_serial & turn_any)) begin
        hands_over = writer_take_drains;
      end
    end
    if (stack_lane_0_step_done) begin
      hands_over = stack_0_last;
    end
  end

  assign ends = last_of_pass & work_last;

  always @* begin
    beat_done = 1'b0;
    if (access_done) begin
      if (!(store & decode_serial)) begin
        if (!(decode_serial & turn_any)) begin
          beat_done = store;
        end
      end
    end
    if (stack_lane_0_step_done) begin
      beat_done = 1'b0;
    end
  end

  assign second_address = decode_two & (~(dword < decode_split));

  always @* begin
    exec_half = current_exec[31:0];
    if (half) begin
      exec_half = current_exec[63:32];
    end
  end

  always @* begin
    next_next_wave = next_wave;
    if (issue_valid) begin
      next_next_wave = issue_wave;
    end
  end

  always @* begin
    next_next_sequence = next_sequence;
    if (issue_valid) begin
      next_next_sequence = issue_sequence;
    end
  end

  always @* begin
    next_next_word_0 = next_word_0;
    if (issue_valid) begin
      next_next_word_0 = issue_word_0;
    end
  end

  always @* begin
    next_next_word_1 = next_word_1;
    if (issue_valid) begin
      next_next_word_1 = issue_word_1;
    end
  end

  always @* begin
    next_next_word_2 = next_word_2;
    if (issue_valid) begin
      next_next_word_2 = issue_word_2;
    end
  end

  always @* begin
    next_next_exec = next_exec;
    if (issue_valid) begin
      next_next_exec = issue_exec;
    end
  end

  always @* begin
    next_next_wave64 = next_wave64;
    if (issue_valid) begin
      next_next_wave64 = issue_state_wave64;
    end
  end

  always @* begin
    next_next_m0 = next_m0;
    if (issue_valid) begin
      next_next_m0 = issue_state_m0[15:0];
    end
  end

  always @* begin
    next_next_mode = next_mode;
    if (issue_valid) begin
      next_next_mode = issue_state_mode;
    end
  end

  always @* begin
    next_next_lds_base = next_lds_base;
    if (issue_valid) begin
      next_next_lds_base = issue_state_lds_base;
    end
  end

  always @* begin
    next_next_lds_size = next_lds_size;
    if (issue_valid) begin
      next_next_lds_size = issue_state_lds_size;
    end
  end

  always @* begin
    next_next_vgpr_base = next_vgpr_base;
    if (issue_valid) begin
      next_next_vgpr_base = issue_state_vgpr_base;
    end
  end

  always @* begin
    current_next_wave = current_wave;
    if (advances) begin
      current_next_wave = next_wave;
    end
  end

  always @* begin
    current_next_sequence = current_sequence;
    if (advances) begin
      current_next_sequence = next_sequence;
    end
  end

  always @* begin
    current_next_word_0 = current_word_0;
    if (advances) begin
      current_next_word_0 = next_word_0;
    end
  end

  always @* begin
    current_next_word_1 = current_word_1;
    if (advances) begin
      current_next_word_1 = next_word_1;
    end
  end

  always @* begin
    current_next_word_2 = current_word_2;
    if (advances) begin
      current_next_word_2 = next_word_2;
    end
  end

  always @* begin
    current_next_exec = current_exec;
    if (advances) begin
      current_next_exec = next_exec;
    end
  end

  always @* begin
    current_next_wave64 = current_wave64;
    if (advances) begin
      current_next_wave64 = next_wave64;
    end
  end

  always @* begin
    current_next_m0 = current_m0;
    if (advances) begin
      current_next_m0 = next_m0;
    end
  end

  always @* begin
    current_next_mode = current_mode;
    if (advances) begin
      current_next_mode = next_mode;
    end
  end

  always @* begin
    current_next_lds_base = current_lds_base;
    if (advances) begin
      current_next_lds_base = next_lds_base;
    end
  end

  always @* begin
    current_next_lds_size = current_lds_size;
    if (advances) begin
      current_next_lds_size = next_lds_size;
    end
  end

  always @* begin
    current_next_vgpr_base = current_vgpr_base;
    if (advances) begin
      current_next_vgpr_base = next_vgpr_base;
    end
  end

  always @* begin
    work_stores = decode_stores;
    if (stack_0_stack & (~stack_0_stores)) begin
      work_stores = 3'd0;
    end
  end

  always @* begin
    registers_step = step;
    if (opens) begin
      registers_step = 4'd0;
    end
  end

  always @* begin
    registers_address = decode_address_register;
    if (opens & from_next) begin
      registers_address = next_first_register;
    end
  end

  always @* begin
    registers_data1 = decode_data1_register;
    if (stack_0_stack) begin
      registers_data1 = stack_0_item;
    end
  end

  assign lane_0_load_address = capturing & (captured_step == 4'd0);
  assign lane_0_load_data_0 = capturing & (captured_step == 4'd1);
  assign lane_0_load_data_1 = capturing & (captured_step == 4'd2);
  assign lane_0_load_data_2 = capturing & (captured_step == 4'd3);
  assign lane_0_load_data_3 = capturing & (captured_step == 4'd4);
  assign lane_0_load_high = capturing & captured_high;
  assign lane_0_clear = pending_working & starts;
  assign lane_0_load_count = captured & decode_counts;

  always @* begin
    lane_0_offset = decode_byte_offset_0;
    if (second_address) begin
      lane_0_offset = decode_byte_offset_1;
    end
    if (stack_0_stack) begin
      lane_0_offset = 18'd0;
    end
  end

  wire [2:0] difference_1 = dword - decode_split;

  always @* begin
    lane_0_dword = dword[1:0];
    if (second_address) begin
      lane_0_dword = difference_1[1:0];
    end
  end

  always @* begin
    lane_0_step = dword[1:0];
    if (stack_0_stack) begin
      lane_0_step = 2'd1;
      if (stack_0_kind == 2'd1) begin
        lane_0_step = 2'd0;
      end
    end
  end

  assign lane_0_named = pass == 2'd1;
  assign lane_0_swizzles = decode_cross == 2'd3;

  wire equal_4 = decode_cross == 2'd1;
  wire conjunction_1 = work_crosses & (pass == 2'd0);

  assign lane_0_blank = conjunction_1 & (equal_4 | (~(exec_part_lane_0 | decode_fetch_inactive)));

  always @* begin
    lane_0_computed = turn_result;
    if (stack_0_stack) begin
      lane_0_computed = 64'hffffffffffffffff;
    end
  end

  always @* begin
    lane_0_computes = decode_computes;
    if (stack_0_stack) begin
      lane_0_computes = stack_0_kind == 2'd3;
    end
  end

  assign lane_0_loads = granted & served_0 & valid_0 & writer_take_drains;
  assign lane_1_load_address = lane_0_load_address;
  assign lane_1_load_data_0 = lane_0_load_data_0;
  assign lane_1_load_data_1 = lane_0_load_data_1;
  assign lane_1_load_data_2 = lane_0_load_data_2;
  assign lane_1_load_data_3 = lane_0_load_data_3;
  assign lane_1_load_high = lane_0_load_high;
  assign lane_1_clear = lane_0_clear;
  assign lane_1_load_count = lane_0_load_count;

  always @* begin
    lane_1_offset = decode_byte_offset_0;
    if (second_address) begin
      lane_1_offset = decode_byte_offset_1;
    end
    if (stack_0_stack) begin
      lane_1_offset = 18'd0;
    end
  end

  always @* begin
    lane_1_dword = dword[1:0];
    if (second_address) begin
      lane_1_dword = difference_1[1:0];
    end
  end

  always @* begin
    lane_1_step = dword[1:0];
    if (stack_0_stack) begin
      lane_1_step = 2'd1;
      if (stack_0_kind == 2'd1) begin
        lane_1_step = 2'd0;
      end
    end
  end

  assign lane_1_named = lane_0_named;
  assign lane_1_swizzles = lane_0_swizzles;
  assign lane_1_blank = conjunction_1 & (equal_4 | (~(exec_part_lane_1 | decode_fetch_inactive)));

  always @* begin
    lane_1_computed = turn_result;
    if (stack_0_stack) begin
      lane_1_computed = 64'hffffffffffffffff;
    end
  end

  always @* begin
    lane_1_computes = decode_computes;
    if (stack_0_stack) begin
      lane_1_computes = stack_0_kind == 2'd3;
    end
  end

  assign lane_1_loads = granted & served_1 & valid_1 & writer_take_drains;
  assign lane_2_load_address = lane_0_load_address;
  assign lane_2_load_data_0 = lane_0_load_data_0;
  assign lane_2_load_data_1 = lane_0_load_data_1;
  assign lane_2_load_data_2 = lane_0_load_data_2;
  assign lane_2_load_data_3 = lane_0_load_data_3;
  assign lane_2_load_high = lane_0_load_high;
  assign lane_2_clear = lane_0_clear;
  assign lane_2_load_count = lane_0_load_count;

  always @* begin
    lane_2_offset = decode_byte_offset_0;
    if (second_address) begin
      lane_2_offset = decode_byte_offset_1;
    end
    if (stack_0_stack) begin
      lane_2_offset = 18'd0;
    end
  end

  always @* begin
    lane_2_dword = dword[1:0];
    if (second_address) begin
      lane_2_dword = difference_1[1:0];
    end
  end

  always @* begin
    lane_2_step = dword[1:0];
    if (stack_0_stack) begin
      lane_2_step = 2'd1;
      if (stack_0_kind == 2'd1) begin
        lane_2_step = 2'd0;
      end
    end
  end

  assign lane_2_named = lane_0_named;
  assign lane_2_swizzles = lane_0_swizzles;
  assign lane_2_blank = conjunction_1 & (equal_4 | (~(exec_part_lane_2 | decode_fetch_inactive)));

  always @* begin
    lane_2_computed = turn_result;
    if (stack_0_stack) begin
      lane_2_computed = 64'hffffffffffffffff;
    end
  end

  always @* begin
    lane_2_computes = decode_computes;
    if (stack_0_stack) begin
      lane_2_computes = stack_0_kind == 2'd3;
    end
  end

  assign lane_2_loads = granted & served_2 & valid_2 & writer_take_drains;
  assign lane_3_load_address = lane_0_load_address;
  assign lane_3_load_data_0 = lane_0_load_data_0;
  assign lane_3_load_data_1 = lane_0_load_data_1;
  assign lane_3_load_data_2 = lane_0_load_data_2;
  assign lane_3_load_data_3 = lane_0_load_data_3;
  assign lane_3_load_high = lane_0_load_high;
  assign lane_3_clear = lane_0_clear;
  assign lane_3_load_count = lane_0_load_count;

  always @* begin
    lane_3_offset = decode_byte_offset_0;
    if (second_address) begin
      lane_3_offset = decode_byte_offset_1;
    end
    if (stack_0_stack) begin
      lane_3_offset = 18'd0;
    end
  end

  always @* begin
    lane_3_dword = dword[1:0];
    if (second_address) begin
      lane_3_dword = difference_1[1:0];
    end
  end

  always @* begin
    lane_3_step = dword[1:0];
    if (stack_0_stack) begin
      lane_3_step = 2'd1;
      if (stack_0_kind == 2'd1) begin
        lane_3_step = 2'd0;
      end
    end
  end

  assign lane_3_named = lane_0_named;
  assign lane_3_swizzles = lane_0_swizzles;
  assign lane_3_blank = conjunction_1 & (equal_4 | (~(exec_part_lane_3 | decode_fetch_inactive)));

  always @* begin
    lane_3_computed = turn_result;
    if (stack_0_stack) begin
      lane_3_computed = 64'hffffffffffffffff;
    end
  end

  always @* begin
    lane_3_computes = decode_computes;
    if (stack_0_stack) begin
      lane_3_computes = stack_0_kind == 2'd3;
    end
  end

  assign lane_3_loads = granted & served_3 & valid_3 & writer_take_drains;
  assign lane_4_load_address = lane_0_load_address;
  assign lane_4_load_data_0 = lane_0_load_data_0;
  assign lane_4_load_data_1 = lane_0_load_data_1;
  assign lane_4_load_data_2 = lane_0_load_data_2;
  assign lane_4_load_data_3 = lane_0_load_data_3;
  assign lane_4_load_high = lane_0_load_high;
  assign lane_4_clear = lane_0_clear;
  assign lane_4_load_count = lane_0_load_count;

  always @* begin
    lane_4_offset = decode_byte_offset_0;
    if (second_address) begin
      lane_4_offset = decode_byte_offset_1;
    end
    if (stack_0_stack) begin
      lane_4_offset = 18'd0;
    end
  end

  always @* begin
    lane_4_dword = dword[1:0];
    if (second_address) begin
      lane_4_dword = difference_1[1:0];
    end
  end

  always @* begin
    lane_4_step = dword[1:0];
    if (stack_0_stack) begin
      lane_4_step = 2'd1;
      if (stack_0_kind == 2'd1) begin
        lane_4_step = 2'd0;
      end
    end
  end

  assign lane_4_named = lane_0_named;
  assign lane_4_swizzles = lane_0_swizzles;
  assign lane_4_blank = conjunction_1 & (equal_4 | (~(exec_part_lane_4 | decode_fetch_inactive)));

  always @* begin
    lane_4_computed = turn_result;
    if (stack_0_stack) begin
      lane_4_computed = 64'hffffffffffffffff;
    end
  end

  always @* begin
    lane_4_computes = decode_computes;
    if (stack_0_stack) begin
      lane_4_computes = stack_0_kind == 2'd3;
    end
  end

  assign lane_4_loads = granted & served_4 & valid_4 & writer_take_drains;
  assign lane_5_load_address = lane_0_load_address;
  assign lane_5_load_data_0 = lane_0_load_data_0;
  assign lane_5_load_data_1 = lane_0_load_data_1;
  assign lane_5_load_data_2 = lane_0_load_data_2;
  assign lane_5_load_data_3 = lane_0_load_data_3;
  assign lane_5_load_high = lane_0_load_high;
  assign lane_5_clear = lane_0_clear;
  assign lane_5_load_count = lane_0_load_count;

  always @* begin
    lane_5_offset = decode_byte_offset_0;
    if (second_address) begin
      lane_5_offset = decode_byte_offset_1;
    end
    if (stack_0_stack) begin
      lane_5_offset = 18'd0;
    end
  end

  always @* begin
    lane_5_dword = dword[1:0];
    if (second_address) begin
      lane_5_dword = difference_1[1:0];
    end
  end

  always @* begin
    lane_5_step = dword[1:0];
    if (stack_0_stack) begin
      lane_5_step = 2'd1;
      if (stack_0_kind == 2'd1) begin
        lane_5_step = 2'd0;
      end
    end
  end

  assign lane_5_named = lane_0_named;
  assign lane_5_swizzles = lane_0_swizzles;
  assign lane_5_blank = conjunction_1 & (equal_4 | (~(exec_part_lane_5 | decode_fetch_inactive)));

  always @* begin
    lane_5_computed = turn_result;
    if (stack_0_stack) begin
      lane_5_computed = 64'hffffffffffffffff;
    end
  end

  always @* begin
    lane_5_computes = decode_computes;
    if (stack_0_stack) begin
      lane_5_computes = stack_0_kind == 2'd3;
    end
  end

  assign lane_5_loads = granted & served_5 & valid_5 & writer_take_drains;
  assign lane_6_load_address = lane_0_load_address;
  assign lane_6_load_data_0 = lane_0_load_data_0;
  assign lane_6_load_data_1 = lane_0_load_data_1;
  assign lane_6_load_data_2 = lane_0_load_data_2;
  assign lane_6_load_data_3 = lane_0_load_data_3;
  assign lane_6_load_high = lane_0_load_high;
  assign lane_6_clear = lane_0_clear;
  assign lane_6_load_count = lane_0_load_count;

  always @* begin
    lane_6_offset = decode_byte_offset_0;
    if (second_address) begin
      lane_6_offset = decode_byte_offset_1;
    end
    if (stack_0_stack) begin
      lane_6_offset = 18'd0;
    end
  end

  always @* begin
    lane_6_dword = dword[1:0];
    if (second_address) begin
      lane_6_dword = difference_1[1:0];
    end
  end

  always @* begin
    lane_6_step = dword[1:0];
    if (stack_0_stack) begin
      lane_6_step = 2'd1;
      if (stack_0_kind == 2'd1) begin
        lane_6_step = 2'd0;
      end
    end
  end

  assign lane_6_named = lane_0_named;
  assign lane_6_swizzles = lane_0_swizzles;
  assign lane_6_blank = conjunction_1 & (equal_4 | (~(exec_part_lane_6 | decode_fetch_inactive)));

  always @* begin
    lane_6_computed = turn_result;
    if (stack_0_stack) begin
      lane_6_computed = 64'hffffffffffffffff;
    end
  end

  always @* begin
    lane_6_computes = decode_computes;
    if (stack_0_stack) begin
      lane_6_computes = stack_0_kind == 2'd3;
    end
  end

  assign lane_6_loads = granted & served_6 & valid_6 & writer_take_drains;
  assign lane_7_load_address = lane_0_load_address;
  assign lane_7_load_data_0 = lane_0_load_data_0;
  assign lane_7_load_data_1 = lane_0_load_data_1;
  assign lane_7_load_data_2 = lane_0_load_data_2;
  assign lane_7_load_data_3 = lane_0_load_data_3;
  assign lane_7_load_high = lane_0_load_high;
  assign lane_7_clear = lane_0_clear;
  assign lane_7_load_count = lane_0_load_count;

  always @* begin
    lane_7_offset = decode_byte_offset_0;
    if (second_address) begin
      lane_7_offset = decode_byte_offset_1;
    end
    if (stack_0_stack) begin
      lane_7_offset = 18'd0;
    end
  end

  always @* begin
    lane_7_dword = dword[1:0];
    if (second_address) begin
      lane_7_dword = difference_1[1:0];
    end
  end

  always @* begin
    lane_7_step = dword[1:0];
    if (stack_0_stack) begin
      lane_7_step = 2'd1;
      if (stack_0_kind == 2'd1) begin
        lane_7_step = 2'd0;
      end
    end
  end

  assign lane_7_named = lane_0_named;
  assign lane_7_swizzles = lane_0_swizzles;
  assign lane_7_blank = conjunction_1 & (equal_4 | (~(exec_part_lane_7 | decode_fetch_inactive)));

  always @* begin
    lane_7_computed = turn_result;
    if (stack_0_stack) begin
      lane_7_computed = 64'hffffffffffffffff;
    end
  end

  always @* begin
    lane_7_computes = decode_computes;
    if (stack_0_stack) begin
      lane_7_computes = stack_0_kind == 2'd3;
    end
  end

  assign lane_7_loads = granted & served_7 & valid_7 & writer_take_drains;
  assign lane_8_load_address = lane_0_load_address;
  assign lane_8_load_data_0 = lane_0_load_data_0;
  assign lane_8_load_data_1 = lane_0_load_data_1;
  assign lane_8_load_data_2 = lane_0_load_data_2;
  assign lane_8_load_data_3 = lane_0_load_data_3;
  assign lane_8_load_high = lane_0_load_high;
  assign lane_8_clear = lane_0_clear;
  assign lane_8_load_count = lane_0_load_count;

  always @* begin
    lane_8_offset = decode_byte_offset_0;
    if (second_address) begin
      lane_8_offset = decode_byte_offset_1;
    end
    if (stack_0_stack) begin
      lane_8_offset = 18'd0;
    end
  end

  always @* begin
    lane_8_dword = dword[1:0];
    if (second_address) begin
      lane_8_dword = difference_1[1:0];
    end
  end

  always @* begin
    lane_8_step = dword[1:0];
    if (stack_0_stack) begin
      lane_8_step = 2'd1;
      if (stack_0_kind == 2'd1) begin
        lane_8_step = 2'd0;
      end
    end
  end

  assign lane_8_named = lane_0_named;
  assign lane_8_swizzles = lane_0_swizzles;
  assign lane_8_blank = conjunction_1 & (equal_4 | (~(exec_part_lane_8 | decode_fetch_inactive)));

  always @* begin
    lane_8_computed = turn_result;
    if (stack_0_stack) begin
      lane_8_computed = 64'hffffffffffffffff;
    end
  end

  always @* begin
    lane_8_computes = decode_computes;
    if (stack_0_stack) begin
      lane_8_computes = stack_0_kind == 2'd3;
    end
  end

  assign lane_8_loads = granted & served_8 & valid_8 & writer_take_drains;
  assign lane_9_load_address = lane_0_load_address;
  assign lane_9_load_data_0 = lane_0_load_data_0;
  assign lane_9_load_data_1 = lane_0_load_data_1;
  assign lane_9_load_data_2 = lane_0_load_data_2;
  assign lane_9_load_data_3 = lane_0_load_data_3;
  assign lane_9_load_high = lane_0_load_high;
  assign lane_9_clear = lane_0_clear;
  assign lane_9_load_count = lane_0_load_count;

  always @* begin
    lane_9_offset = decode_byte_offset_0;
    if (second_address) begin
      lane_9_offset = decode_byte_offset_1;
    end
    if (stack_0_stack) begin
      lane_9_offset = 18'd0;
    end
  end

  always @* begin
    lane_9_dword = dword[1:0];
    if (second_address) begin
      lane_9_dword = difference_1[1:0];
    end
  end

  always @* begin
    lane_9_step = dword[1:0];
    if (stack_0_stack) begin
      lane_9_step = 2'd1;
      if (stack_0_kind == 2'd1) begin
        lane_9_step = 2'd0;
      end
    end
  end

  assign lane_9_named = lane_0_named;
  assign lane_9_swizzles = lane_0_swizzles;
  assign lane_9_blank = conjunction_1 & (equal_4 | (~(exec_part_lane_9 | decode_fetch_inactive)));

  always @* begin
    lane_9_computed = turn_result;
    if (stack_0_stack) begin
      lane_9_computed = 64'hffffffffffffffff;
    end
  end

  always @* begin
    lane_9_computes = decode_computes;
    if (stack_0_stack) begin
      lane_9_computes = stack_0_kind == 2'd3;
    end
  end

  assign lane_9_loads = granted & served_9 & valid_9 & writer_take_drains;
  assign lane_10_load_address = lane_0_load_address;
  assign lane_10_load_data_0 = lane_0_load_data_0;
  assign lane_10_load_data_1 = lane_0_load_data_1;
  assign lane_10_load_data_2 = lane_0_load_data_2;
  assign lane_10_load_data_3 = lane_0_load_data_3;
  assign lane_10_load_high = lane_0_load_high;
  assign lane_10_clear = lane_0_clear;
  assign lane_10_load_count = lane_0_load_count;

  always @* begin
    lane_10_offset = decode_byte_offset_0;
    if (second_address) begin
      lane_10_offset = decode_byte_offset_1;
    end
    if (stack_0_stack) begin
      lane_10_offset = 18'd0;
    end
  end

  always @* begin
    lane_10_dword = dword[1:0];
    if (second_address) begin
      lane_10_dword = difference_1[1:0];
    end
  end

  always @* begin
    lane_10_step = dword[1:0];
    if (stack_0_stack) begin
      lane_10_step = 2'd1;
      if (stack_0_kind == 2'd1) begin
        lane_10_step = 2'd0;
      end
    end
  end

  assign lane_10_named = lane_0_named;
  assign lane_10_swizzles = lane_0_swizzles;
  assign lane_10_blank = conjunction_1 & (equal_4 | (~(exec_part_lane_10 | decode_fetch_inactive)));

  always @* begin
    lane_10_computed = turn_result;
    if (stack_0_stack) begin
      lane_10_computed = 64'hffffffffffffffff;
    end
  end

  always @* begin
    lane_10_computes = decode_computes;
    if (stack_0_stack) begin
      lane_10_computes = stack_0_kind == 2'd3;
    end
  end

  assign lane_10_loads = granted & served_10 & valid_10 & writer_take_drains;
  assign lane_11_load_address = lane_0_load_address;
  assign lane_11_load_data_0 = lane_0_load_data_0;
  assign lane_11_load_data_1 = lane_0_load_data_1;
  assign lane_11_load_data_2 = lane_0_load_data_2;
  assign lane_11_load_data_3 = lane_0_load_data_3;
  assign lane_11_load_high = lane_0_load_high;
  assign lane_11_clear = lane_0_clear;
  assign lane_11_load_count = lane_0_load_count;

  always @* begin
    lane_11_offset = decode_byte_offset_0;
    if (second_address) begin
      lane_11_offset = decode_byte_offset_1;
    end
    if (stack_0_stack) begin
      lane_11_offset = 18'd0;
    end
  end

  always @* begin
    lane_11_dword = dword[1:0];
    if (second_address) begin
      lane_11_dword = difference_1[1:0];
    end
  end

  always @* begin
    lane_11_step = dword[1:0];
    if (stack_0_stack) begin
      lane_11_step = 2'd1;
      if (stack_0_kind == 2'd1) begin
        lane_11_step = 2'd0;
      end
    end
  end

  assign lane_11_named = lane_0_named;
  assign lane_11_swizzles = lane_0_swizzles;
  assign lane_11_blank = conjunction_1 & (equal_4 | (~(exec_part_lane_11 | decode_fetch_inactive)));

  always @* begin
    lane_11_computed = turn_result;
    if (stack_0_stack) begin
      lane_11_computed = 64'hffffffffffffffff;
    end
  end

  always @* begin
    lane_11_computes = decode_computes;
    if (stack_0_stack) begin
      lane_11_computes = stack_0_kind == 2'd3;
    end
  end

  assign lane_11_loads = granted & served_11 & valid_11 & writer_take_drains;
  assign lane_12_load_address = lane_0_load_address;
  assign lane_12_load_data_0 = lane_0_load_data_0;
  assign lane_12_load_data_1 = lane_0_load_data_1;
  assign lane_12_load_data_2 = lane_0_load_data_2;
  assign lane_12_load_data_3 = lane_0_load_data_3;
  assign lane_12_load_high = lane_0_load_high;
  assign lane_12_clear = lane_0_clear;
  assign lane_12_load_count = lane_0_load_count;

  always @* begin
    lane_12_offset = decode_byte_offset_0;
    if (second_address) begin
      lane_12_offset = decode_byte_offset_1;
    end
    if (stack_0_stack) begin
      lane_12_offset = 18'd0;
    end
  end

  always @* begin
    lane_12_dword = dword[1:0];
    if (second_address) begin
      lane_12_dword = difference_1[1:0];
    end
  end

  always @* begin
    lane_12_step = dword[1:0];
    if (stack_0_stack) begin
      lane_12_step = 2'd1;
      if (stack_0_kind == 2'd1) begin
        lane_12_step = 2'd0;
      end
    end
  end

  assign lane_12_named = lane_0_named;
  assign lane_12_swizzles = lane_0_swizzles;
  assign lane_12_blank = conjunction_1 & (equal_4 | (~(exec_part_lane_12 | decode_fetch_inactive)));

  always @* begin
    lane_12_computed = turn_result;
    if (stack_0_stack) begin
      lane_12_computed = 64'hffffffffffffffff;
    end
  end

  always @* begin
    lane_12_computes = decode_computes;
    if (stack_0_stack) begin
      lane_12_computes = stack_0_kind == 2'd3;
    end
  end

  assign lane_12_loads = granted & served_12 & valid_12 & writer_take_drains;
  assign lane_13_load_address = lane_0_load_address;
  assign lane_13_load_data_0 = lane_0_load_data_0;
  assign lane_13_load_data_1 = lane_0_load_data_1;
  assign lane_13_load_data_2 = lane_0_load_data_2;
  assign lane_13_load_data_3 = lane_0_load_data_3;
  assign lane_13_load_high = lane_0_load_high;
  assign lane_13_clear = lane_0_clear;
  assign lane_13_load_count = lane_0_load_count;

  always @* begin
    lane_13_offset = decode_byte_offset_0;
    if (second_address) begin
      lane_13_offset = decode_byte_offset_1;
    end
    if (stack_0_stack) begin
      lane_13_offset = 18'd0;
    end
  end

  always @* begin
    lane_13_dword = dword[1:0];
    if (second_address) begin
      lane_13_dword = difference_1[1:0];
    end
  end

  always @* begin
    lane_13_step = dword[1:0];
    if (stack_0_stack) begin
      lane_13_step = 2'd1;
      if (stack_0_kind == 2'd1) begin
        lane_13_step = 2'd0;
      end
    end
  end

  assign lane_13_named = lane_0_named;
  assign lane_13_swizzles = lane_0_swizzles;
  assign lane_13_blank = conjunction_1 & (equal_4 | (~(exec_part_lane_13 | decode_fetch_inactive)));

  always @* begin
    lane_13_computed = turn_result;
    if (stack_0_stack) begin
      lane_13_computed = 64'hffffffffffffffff;
    end
  end

  always @* begin
    lane_13_computes = decode_computes;
    if (stack_0_stack) begin
      lane_13_computes = stack_0_kind == 2'd3;
    end
  end

  assign lane_13_loads = granted & served_13 & valid_13 & writer_take_drains;
  assign lane_14_load_address = lane_0_load_address;
  assign lane_14_load_data_0 = lane_0_load_data_0;
  assign lane_14_load_data_1 = lane_0_load_data_1;
  assign lane_14_load_data_2 = lane_0_load_data_2;
  assign lane_14_load_data_3 = lane_0_load_data_3;
  assign lane_14_load_high = lane_0_load_high;
  assign lane_14_clear = lane_0_clear;
  assign lane_14_load_count = lane_0_load_count;

  always @* begin
    lane_14_offset = decode_byte_offset_0;
    if (second_address) begin
      lane_14_offset = decode_byte_offset_1;
    end
    if (stack_0_stack) begin
      lane_14_offset = 18'd0;
    end
  end

  always @* begin
    lane_14_dword = dword[1:0];
    if (second_address) begin
      lane_14_dword = difference_1[1:0];
    end
  end

  always @* begin
    lane_14_step = dword[1:0];
    if (stack_0_stack) begin
      lane_14_step = 2'd1;
      if (stack_0_kind == 2'd1) begin
        lane_14_step = 2'd0;
      end
    end
  end

  assign lane_14_named = lane_0_named;
  assign lane_14_swizzles = lane_0_swizzles;
  assign lane_14_blank = conjunction_1 & (equal_4 | (~(exec_part_lane_14 | decode_fetch_inactive)));

  always @* begin
    lane_14_computed = turn_result;
    if (stack_0_stack) begin
      lane_14_computed = 64'hffffffffffffffff;
    end
  end

  always @* begin
    lane_14_computes = decode_computes;
    if (stack_0_stack) begin
      lane_14_computes = stack_0_kind == 2'd3;
    end
  end

  assign lane_14_loads = granted & served_14 & valid_14 & writer_take_drains;
  assign lane_15_load_address = lane_0_load_address;
  assign lane_15_load_data_0 = lane_0_load_data_0;
  assign lane_15_load_data_1 = lane_0_load_data_1;
  assign lane_15_load_data_2 = lane_0_load_data_2;
  assign lane_15_load_data_3 = lane_0_load_data_3;
  assign lane_15_load_high = lane_0_load_high;
  assign lane_15_clear = lane_0_clear;
  assign lane_15_load_count = lane_0_load_count;

  always @* begin
    lane_15_offset = decode_byte_offset_0;
    if (second_address) begin
      lane_15_offset = decode_byte_offset_1;
    end
    if (stack_0_stack) begin
      lane_15_offset = 18'd0;
    end
  end

  always @* begin
    lane_15_dword = dword[1:0];
    if (second_address) begin
      lane_15_dword = difference_1[1:0];
    end
  end

  always @* begin
    lane_15_step = dword[1:0];
    if (stack_0_stack) begin
      lane_15_step = 2'd1;
      if (stack_0_kind == 2'd1) begin
        lane_15_step = 2'd0;
      end
    end
  end

  assign lane_15_named = lane_0_named;
  assign lane_15_swizzles = lane_0_swizzles;
  assign lane_15_blank = conjunction_1 & (equal_4 | (~(exec_part_lane_15 | decode_fetch_inactive)));

  always @* begin
    lane_15_computed = turn_result;
    if (stack_0_stack) begin
      lane_15_computed = 64'hffffffffffffffff;
    end
  end

  always @* begin
    lane_15_computes = decode_computes;
    if (stack_0_stack) begin
      lane_15_computes = stack_0_kind == 2'd3;
    end
  end

  assign lane_15_loads = granted & served_15 & valid_15 & writer_take_drains;
  assign lane_16_load_address = lane_0_load_address;
  assign lane_16_load_data_0 = lane_0_load_data_0;
  assign lane_16_load_data_1 = lane_0_load_data_1;
  assign lane_16_load_data_2 = lane_0_load_data_2;
  assign lane_16_load_data_3 = lane_0_load_data_3;
  assign lane_16_load_high = lane_0_load_high;
  assign lane_16_clear = lane_0_clear;
  assign lane_16_load_count = lane_0_load_count;

  always @* begin
    lane_16_offset = decode_byte_offset_0;
    if (second_address) begin
      lane_16_offset = decode_byte_offset_1;
    end
    if (stack_0_stack) begin
      lane_16_offset = 18'd0;
    end
  end

  always @* begin
    lane_16_dword = dword[1:0];
    if (second_address) begin
      lane_16_dword = difference_1[1:0];
    end
  end

  always @* begin
    lane_16_step = dword[1:0];
    if (stack_0_stack) begin
      lane_16_step = 2'd1;
      if (stack_0_kind == 2'd1) begin
        lane_16_step = 2'd0;
      end
    end
  end

  assign lane_16_named = lane_0_named;
  assign lane_16_swizzles = lane_0_swizzles;
  assign lane_16_blank = conjunction_1 & (equal_4 | (~(exec_part_lane_16 | decode_fetch_inactive)));

  always @* begin
    lane_16_computed = turn_result;
    if (stack_0_stack) begin
      lane_16_computed = 64'hffffffffffffffff;
    end
  end

  always @* begin
    lane_16_computes = decode_computes;
    if (stack_0_stack) begin
      lane_16_computes = stack_0_kind == 2'd3;
    end
  end

  assign lane_16_loads = granted & served_16 & valid_16 & writer_take_drains;
  assign lane_17_load_address = lane_0_load_address;
  assign lane_17_load_data_0 = lane_0_load_data_0;
  assign lane_17_load_data_1 = lane_0_load_data_1;
  assign lane_17_load_data_2 = lane_0_load_data_2;
  assign lane_17_load_data_3 = lane_0_load_data_3;
  assign lane_17_load_high = lane_0_load_high;
  assign lane_17_clear = lane_0_clear;
  assign lane_17_load_count = lane_0_load_count;

  always @* begin
    lane_17_offset = decode_byte_offset_0;
    if (second_address) begin
      lane_17_offset = decode_byte_offset_1;
    end
    if (stack_0_stack) begin
      lane_17_offset = 18'd0;
    end
  end

  always @* begin
    lane_17_dword = dword[1:0];
    if (second_address) begin
      lane_17_dword = difference_1[1:0];
    end
  end

  always @* begin
    lane_17_step = dword[1:0];
    if (stack_0_stack) begin
      lane_17_step = 2'd1;
      if (stack_0_kind == 2'd1) begin
        lane_17_step = 2'd0;
      end
    end
  end

  assign lane_17_named = lane_0_named;
  assign lane_17_swizzles = lane_0_swizzles;
  assign lane_17_blank = conjunction_1 & (equal_4 | (~(exec_part_lane_17 | decode_fetch_inactive)));

  always @* begin
    lane_17_computed = turn_result;
    if (stack_0_stack) begin
      lane_17_computed = 64'hffffffffffffffff;
    end
  end

  always @* begin
    lane_17_computes = decode_computes;
    if (stack_0_stack) begin
      lane_17_computes = stack_0_kind == 2'd3;
    end
  end

  assign lane_17_loads = granted & served_17 & valid_17 & writer_take_drains;
  assign lane_18_load_address = lane_0_load_address;
  assign lane_18_load_data_0 = lane_0_load_data_0;
  assign lane_18_load_data_1 = lane_0_load_data_1;
  assign lane_18_load_data_2 = lane_0_load_data_2;
  assign lane_18_load_data_3 = lane_0_load_data_3;
  assign lane_18_load_high = lane_0_load_high;
  assign lane_18_clear = lane_0_clear;
  assign lane_18_load_count = lane_0_load_count;

  always @* begin
    lane_18_offset = decode_byte_offset_0;
    if (second_address) begin
      lane_18_offset = decode_byte_offset_1;
    end
    if (stack_0_stack) begin
      lane_18_offset = 18'd0;
    end
  end

  always @* begin
    lane_18_dword = dword[1:0];
    if (second_address) begin
      lane_18_dword = difference_1[1:0];
    end
  end

  always @* begin
    lane_18_step = dword[1:0];
    if (stack_0_stack) begin
      lane_18_step = 2'd1;
      if (stack_0_kind == 2'd1) begin
        lane_18_step = 2'd0;
      end
    end
  end

  assign lane_18_named = lane_0_named;
  assign lane_18_swizzles = lane_0_swizzles;
  assign lane_18_blank = conjunction_1 & (equal_4 | (~(exec_part_lane_18 | decode_fetch_inactive)));

  always @* begin
    lane_18_computed = turn_result;
    if (stack_0_stack) begin
      lane_18_computed = 64'hffffffffffffffff;
    end
  end

  always @* begin
    lane_18_computes = decode_computes;
    if (stack_0_stack) begin
      lane_18_computes = stack_0_kind == 2'd3;
    end
  end

  assign lane_18_loads = granted & served_18 & valid_18 & writer_take_drains;
  assign lane_19_load_address = lane_0_load_address;
  assign lane_19_load_data_0 = lane_0_load_data_0;
  assign lane_19_load_data_1 = lane_0_load_data_1;
  assign lane_19_load_data_2 = lane_0_load_data_2;
  assign lane_19_load_data_3 = lane_0_load_data_3;
  assign lane_19_load_high = lane_0_load_high;
  assign lane_19_clear = lane_0_clear;
  assign lane_19_load_count = lane_0_load_count;

  always @* begin
    lane_19_offset = decode_byte_offset_0;
    if (second_address) begin
      lane_19_offset = decode_byte_offset_1;
    end
    if (stack_0_stack) begin
      lane_19_offset = 18'd0;
    end
  end

  always @* begin
    lane_19_dword = dword[1:0];
    if (second_address) begin
      lane_19_dword = difference_1[1:0];
    end
  end

  always @* begin
    lane_19_step = dword[1:0];
    if (stack_0_stack) begin
      lane_19_step = 2'd1;
      if (stack_0_kind == 2'd1) begin
        lane_19_step = 2'd0;
      end
    end
  end

  assign lane_19_named = lane_0_named;
  assign lane_19_swizzles = lane_0_swizzles;
  assign lane_19_blank = conjunction_1 & (equal_4 | (~(exec_part_lane_19 | decode_fetch_inactive)));

  always @* begin
    lane_19_computed = turn_result;
    if (stack_0_stack) begin
      lane_19_computed = 64'hffffffffffffffff;
    end
  end

  always @* begin
    lane_19_computes = decode_computes;
    if (stack_0_stack) begin
      lane_19_computes = stack_0_kind == 2'd3;
    end
  end

  assign lane_19_loads = granted & served_19 & valid_19 & writer_take_drains;
  assign lane_20_load_address = lane_0_load_address;
  assign lane_20_load_data_0 = lane_0_load_data_0;
  assign lane_20_load_data_1 = lane_0_load_data_1;
  assign lane_20_load_data_2 = lane_0_load_data_2;
  assign lane_20_load_data_3 = lane_0_load_data_3;
  assign lane_20_load_high = lane_0_load_high;
  assign lane_20_clear = lane_0_clear;
  assign lane_20_load_count = lane_0_load_count;

  always @* begin
    lane_20_offset = decode_byte_offset_0;
    if (second_address) begin
      lane_20_offset = decode_byte_offset_1;
    end
    if (stack_0_stack) begin
      lane_20_offset = 18'd0;
    end
  end

  always @* begin
    lane_20_dword = dword[1:0];
    if (second_address) begin
      lane_20_dword = difference_1[1:0];
    end
  end

  always @* begin
    lane_20_step = dword[1:0];
    if (stack_0_stack) begin
      lane_20_step = 2'd1;
      if (stack_0_kind == 2'd1) begin
        lane_20_step = 2'd0;
      end
    end
  end

  assign lane_20_named = lane_0_named;
  assign lane_20_swizzles = lane_0_swizzles;
  assign lane_20_blank = conjunction_1 & (equal_4 | (~(exec_part_lane_20 | decode_fetch_inactive)));

  always @* begin
    lane_20_computed = turn_result;
    if (stack_0_stack) begin
      lane_20_computed = 64'hffffffffffffffff;
    end
  end

  always @* begin
    lane_20_computes = decode_computes;
    if (stack_0_stack) begin
      lane_20_computes = stack_0_kind == 2'd3;
    end
  end

  assign lane_20_loads = granted & served_20 & valid_20 & writer_take_drains;
  assign lane_21_load_address = lane_0_load_address;
  assign lane_21_load_data_0 = lane_0_load_data_0;
  assign lane_21_load_data_1 = lane_0_load_data_1;
  assign lane_21_load_data_2 = lane_0_load_data_2;
  assign lane_21_load_data_3 = lane_0_load_data_3;
  assign lane_21_load_high = lane_0_load_high;
  assign lane_21_clear = lane_0_clear;
  assign lane_21_load_count = lane_0_load_count;

  always @* begin
    lane_21_offset = decode_byte_offset_0;
    if (second_address) begin
      lane_21_offset = decode_byte_offset_1;
    end
    if (stack_0_stack) begin
      lane_21_offset = 18'd0;
    end
  end

  always @* begin
    lane_21_dword = dword[1:0];
    if (second_address) begin
      lane_21_dword = difference_1[1:0];
    end
  end

  always @* begin
    lane_21_step = dword[1:0];
    if (stack_0_stack) begin
      lane_21_step = 2'd1;
      if (stack_0_kind == 2'd1) begin
        lane_21_step = 2'd0;
      end
    end
  end

  assign lane_21_named = lane_0_named;
  assign lane_21_swizzles = lane_0_swizzles;
  assign lane_21_blank = conjunction_1 & (equal_4 | (~(exec_part_lane_21 | decode_fetch_inactive)));

  always @* begin
    lane_21_computed = turn_result;
    if (stack_0_stack) begin
      lane_21_computed = 64'hffffffffffffffff;
    end
  end

  always @* begin
    lane_21_computes = decode_computes;
    if (stack_0_stack) begin
      lane_21_computes = stack_0_kind == 2'd3;
    end
  end

  assign lane_21_loads = granted & served_21 & valid_21 & writer_take_drains;
  assign lane_22_load_address = lane_0_load_address;
  assign lane_22_load_data_0 = lane_0_load_data_0;
  assign lane_22_load_data_1 = lane_0_load_data_1;
  assign lane_22_load_data_2 = lane_0_load_data_2;
  assign lane_22_load_data_3 = lane_0_load_data_3;
  assign lane_22_load_high = lane_0_load_high;
  assign lane_22_clear = lane_0_clear;
  assign lane_22_load_count = lane_0_load_count;

  always @* begin
    lane_22_offset = decode_byte_offset_0;
    if (second_address) begin
      lane_22_offset = decode_byte_offset_1;
    end
    if (stack_0_stack) begin
      lane_22_offset = 18'd0;
    end
  end

  always @* begin
    lane_22_dword = dword[1:0];
    if (second_address) begin
      lane_22_dword = difference_1[1:0];
    end
  end

  always @* begin
    lane_22_step = dword[1:0];
    if (stack_0_stack) begin
      lane_22_step = 2'd1;
      if (stack_0_kind == 2'd1) begin
        lane_22_step = 2'd0;
      end
    end
  end

  assign lane_22_named = lane_0_named;
  assign lane_22_swizzles = lane_0_swizzles;
  assign lane_22_blank = conjunction_1 & (equal_4 | (~(exec_part_lane_22 | decode_fetch_inactive)));

  always @* begin
    lane_22_computed = turn_result;
    if (stack_0_stack) begin
      lane_22_computed = 64'hffffffffffffffff;
    end
  end

  always @* begin
    lane_22_computes = decode_computes;
    if (stack_0_stack) begin
      lane_22_computes = stack_0_kind == 2'd3;
    end
  end

  assign lane_22_loads = granted & served_22 & valid_22 & writer_take_drains;
  assign lane_23_load_address = lane_0_load_address;
  assign lane_23_load_data_0 = lane_0_load_data_0;
  assign lane_23_load_data_1 = lane_0_load_data_1;
  assign lane_23_load_data_2 = lane_0_load_data_2;
  assign lane_23_load_data_3 = lane_0_load_data_3;
  assign lane_23_load_high = lane_0_load_high;
  assign lane_23_clear = lane_0_clear;
  assign lane_23_load_count = lane_0_load_count;

  always @* begin
    lane_23_offset = decode_byte_offset_0;
    if (second_address) begin
      lane_23_offset = decode_byte_offset_1;
    end
    if (stack_0_stack) begin
      lane_23_offset = 18'd0;
    end
  end

  always @* begin
    lane_23_dword = dword[1:0];
    if (second_address) begin
      lane_23_dword = difference_1[1:0];
    end
  end

  always @* begin
    lane_23_step = dword[1:0];
    if (stack_0_stack) begin
      lane_23_step = 2'd1;
      if (stack_0_kind == 2'd1) begin
        lane_23_step = 2'd0;
      end
    end
  end

  assign lane_23_named = lane_0_named;
  assign lane_23_swizzles = lane_0_swizzles;
  assign lane_23_blank = conjunction_1 & (equal_4 | (~(exec_part_lane_23 | decode_fetch_inactive)));

  always @* begin
    lane_23_computed = turn_result;
    if (stack_0_stack) begin
      lane_23_computed = 64'hffffffffffffffff;
    end
  end

  always @* begin
    lane_23_computes = decode_computes;
    if (stack_0_stack) begin
      lane_23_computes = stack_0_kind == 2'd3;
    end
  end

  assign lane_23_loads = granted & served_23 & valid_23 & writer_take_drains;
  assign lane_24_load_address = lane_0_load_address;
  assign lane_24_load_data_0 = lane_0_load_data_0;
  assign lane_24_load_data_1 = lane_0_load_data_1;
  assign lane_24_load_data_2 = lane_0_load_data_2;
  assign lane_24_load_data_3 = lane_0_load_data_3;
  assign lane_24_load_high = lane_0_load_high;
  assign lane_24_clear = lane_0_clear;
  assign lane_24_load_count = lane_0_load_count;

  always @* begin
    lane_24_offset = decode_byte_offset_0;
    if (second_address) begin
      lane_24_offset = decode_byte_offset_1;
    end
    if (stack_0_stack) begin
      lane_24_offset = 18'd0;
    end
  end

  always @* begin
    lane_24_dword = dword[1:0];
    if (second_address) begin
      lane_24_dword = difference_1[1:0];
    end
  end

  always @* begin
    lane_24_step = dword[1:0];
    if (stack_0_stack) begin
      lane_24_step = 2'd1;
      if (stack_0_kind == 2'd1) begin
        lane_24_step = 2'd0;
      end
    end
  end

  assign lane_24_named = lane_0_named;
  assign lane_24_swizzles = lane_0_swizzles;
  assign lane_24_blank = conjunction_1 & (equal_4 | (~(exec_part_lane_24 | decode_fetch_inactive)));

  always @* begin
    lane_24_computed = turn_result;
    if (stack_0_stack) begin
      lane_24_computed = 64'hffffffffffffffff;
    end
  end

  always @* begin
    lane_24_computes = decode_computes;
    if (stack_0_stack) begin
      lane_24_computes = stack_0_kind == 2'd3;
    end
  end

  assign lane_24_loads = granted & served_24 & valid_24 & writer_take_drains;
  assign lane_25_load_address = lane_0_load_address;
  assign lane_25_load_data_0 = lane_0_load_data_0;
  assign lane_25_load_data_1 = lane_0_load_data_1;
  assign lane_25_load_data_2 = lane_0_load_data_2;
  assign lane_25_load_data_3 = lane_0_load_data_3;
  assign lane_25_load_high = lane_0_load_high;
  assign lane_25_clear = lane_0_clear;
  assign lane_25_load_count = lane_0_load_count;

  always @* begin
    lane_25_offset = decode_byte_offset_0;
    if (second_address) begin
      lane_25_offset = decode_byte_offset_1;
    end
    if (stack_0_stack) begin
      lane_25_offset = 18'd0;
    end
  end

  always @* begin
    lane_25_dword = dword[1:0];
    if (second_address) begin
      lane_25_dword = difference_1[1:0];
    end
  end

  always @* begin
    lane_25_step = dword[1:0];
    if (stack_0_stack) begin
      lane_25_step = 2'd1;
      if (stack_0_kind == 2'd1) begin
        lane_25_step = 2'd0;
      end
    end
  end

  assign lane_25_named = lane_0_named;
  assign lane_25_swizzles = lane_0_swizzles;
  assign lane_25_blank = conjunction_1 & (equal_4 | (~(exec_part_lane_25 | decode_fetch_inactive)));

  always @* begin
    lane_25_computed = turn_result;
    if (stack_0_stack) begin
      lane_25_computed = 64'hffffffffffffffff;
    end
  end

  always @* begin
    lane_25_computes = decode_computes;
    if (stack_0_stack) begin
      lane_25_computes = stack_0_kind == 2'd3;
    end
  end

  assign lane_25_loads = granted & served_25 & valid_25 & writer_take_drains;
  assign lane_26_load_address = lane_0_load_address;
  assign lane_26_load_data_0 = lane_0_load_data_0;
  assign lane_26_load_data_1 = lane_0_load_data_1;
  assign lane_26_load_data_2 = lane_0_load_data_2;
  assign lane_26_load_data_3 = lane_0_load_data_3;
  assign lane_26_load_high = lane_0_load_high;
  assign lane_26_clear = lane_0_clear;
  assign lane_26_load_count = lane_0_load_count;

  always @* begin
    lane_26_offset = decode_byte_offset_0;
    if (second_address) begin
      lane_26_offset = decode_byte_offset_1;
    end
    if (stack_0_stack) begin
      lane_26_offset = 18'd0;
    end
  end

  always @* begin
    lane_26_dword = dword[1:0];
    if (second_address) begin
      lane_26_dword = difference_1[1:0];
    end
  end

  always @* begin
    lane_26_step = dword[1:0];
    if (stack_0_stack) begin
      lane_26_step = 2'd1;
      if (stack_0_kind == 2'd1) begin
        lane_26_step = 2'd0;
      end
    end
  end

  assign lane_26_named = lane_0_named;
  assign lane_26_swizzles = lane_0_swizzles;
  assign lane_26_blank = conjunction_1 & (equal_4 | (~(exec_part_lane_26 | decode_fetch_inactive)));

  always @* begin
    lane_26_computed = turn_result;
    if (stack_0_stack) begin
      lane_26_computed = 64'hffffffffffffffff;
    end
  end

  always @* begin
    lane_26_computes = decode_computes;
    if (stack_0_stack) begin
      lane_26_computes = stack_0_kind == 2'd3;
    end
  end

  assign lane_26_loads = granted & served_26 & valid_26 & writer_take_drains;
  assign lane_27_load_address = lane_0_load_address;
  assign lane_27_load_data_0 = lane_0_load_data_0;
  assign lane_27_load_data_1 = lane_0_load_data_1;
  assign lane_27_load_data_2 = lane_0_load_data_2;
  assign lane_27_load_data_3 = lane_0_load_data_3;
  assign lane_27_load_high = lane_0_load_high;
  assign lane_27_clear = lane_0_clear;
  assign lane_27_load_count = lane_0_load_count;

  always @* begin
    lane_27_offset = decode_byte_offset_0;
    if (second_address) begin
      lane_27_offset = decode_byte_offset_1;
    end
    if (stack_0_stack) begin
      lane_27_offset = 18'd0;
    end
  end

  always @* begin
    lane_27_dword = dword[1:0];
    if (second_address) begin
      lane_27_dword = difference_1[1:0];
    end
  end

  always @* begin
    lane_27_step = dword[1:0];
    if (stack_0_stack) begin
      lane_27_step = 2'd1;
      if (stack_0_kind == 2'd1) begin
        lane_27_step = 2'd0;
      end
    end
  end

  assign lane_27_named = lane_0_named;
  assign lane_27_swizzles = lane_0_swizzles;
  assign lane_27_blank = conjunction_1 & (equal_4 | (~(exec_part_lane_27 | decode_fetch_inactive)));

  always @* begin
    lane_27_computed = turn_result;
    if (stack_0_stack) begin
      lane_27_computed = 64'hffffffffffffffff;
    end
  end

  always @* begin
    lane_27_computes = decode_computes;
    if (stack_0_stack) begin
      lane_27_computes = stack_0_kind == 2'd3;
    end
  end

  assign lane_27_loads = granted & served_27 & valid_27 & writer_take_drains;
  assign lane_28_load_address = lane_0_load_address;
  assign lane_28_load_data_0 = lane_0_load_data_0;
  assign lane_28_load_data_1 = lane_0_load_data_1;
  assign lane_28_load_data_2 = lane_0_load_data_2;
  assign lane_28_load_data_3 = lane_0_load_data_3;
  assign lane_28_load_high = lane_0_load_high;
  assign lane_28_clear = lane_0_clear;
  assign lane_28_load_count = lane_0_load_count;

  always @* begin
    lane_28_offset = decode_byte_offset_0;
    if (second_address) begin
      lane_28_offset = decode_byte_offset_1;
    end
    if (stack_0_stack) begin
      lane_28_offset = 18'd0;
    end
  end

  always @* begin
    lane_28_dword = dword[1:0];
    if (second_address) begin
      lane_28_dword = difference_1[1:0];
    end
  end

  always @* begin
    lane_28_step = dword[1:0];
    if (stack_0_stack) begin
      lane_28_step = 2'd1;
      if (stack_0_kind == 2'd1) begin
        lane_28_step = 2'd0;
      end
    end
  end

  assign lane_28_named = lane_0_named;
  assign lane_28_swizzles = lane_0_swizzles;
  assign lane_28_blank = conjunction_1 & (equal_4 | (~(exec_part_lane_28 | decode_fetch_inactive)));

  always @* begin
    lane_28_computed = turn_result;
    if (stack_0_stack) begin
      lane_28_computed = 64'hffffffffffffffff;
    end
  end

  always @* begin
    lane_28_computes = decode_computes;
    if (stack_0_stack) begin
      lane_28_computes = stack_0_kind == 2'd3;
    end
  end

  assign lane_28_loads = granted & served_28 & valid_28 & writer_take_drains;
  assign lane_29_load_address = lane_0_load_address;
  assign lane_29_load_data_0 = lane_0_load_data_0;
  assign lane_29_load_data_1 = lane_0_load_data_1;
  assign lane_29_load_data_2 = lane_0_load_data_2;
  assign lane_29_load_data_3 = lane_0_load_data_3;
  assign lane_29_load_high = lane_0_load_high;
  assign lane_29_clear = lane_0_clear;
  assign lane_29_load_count = lane_0_load_count;

  always @* begin
    lane_29_offset = decode_byte_offset_0;
    if (second_address) begin
      lane_29_offset = decode_byte_offset_1;
    end
    if (stack_0_stack) begin
      lane_29_offset = 18'd0;
    end
  end

  always @* begin
    lane_29_dword = dword[1:0];
    if (second_address) begin
      lane_29_dword = difference_1[1:0];
    end
  end

  always @* begin
    lane_29_step = dword[1:0];
    if (stack_0_stack) begin
      lane_29_step = 2'd1;
      if (stack_0_kind == 2'd1) begin
        lane_29_step = 2'd0;
      end
    end
  end

  assign lane_29_named = lane_0_named;
  assign lane_29_swizzles = lane_0_swizzles;
  assign lane_29_blank = conjunction_1 & (equal_4 | (~(exec_part_lane_29 | decode_fetch_inactive)));

  always @* begin
    lane_29_computed = turn_result;
    if (stack_0_stack) begin
      lane_29_computed = 64'hffffffffffffffff;
    end
  end

  always @* begin
    lane_29_computes = decode_computes;
    if (stack_0_stack) begin
      lane_29_computes = stack_0_kind == 2'd3;
    end
  end

  assign lane_29_loads = granted & served_29 & valid_29 & writer_take_drains;
  assign lane_30_load_address = lane_0_load_address;
  assign lane_30_load_data_0 = lane_0_load_data_0;
  assign lane_30_load_data_1 = lane_0_load_data_1;
  assign lane_30_load_data_2 = lane_0_load_data_2;
  assign lane_30_load_data_3 = lane_0_load_data_3;
  assign lane_30_load_high = lane_0_load_high;
  assign lane_30_clear = lane_0_clear;
  assign lane_30_load_count = lane_0_load_count;

  always @* begin
    lane_30_offset = decode_byte_offset_0;
    if (second_address) begin
      lane_30_offset = decode_byte_offset_1;
    end
    if (stack_0_stack) begin
      lane_30_offset = 18'd0;
    end
  end

  always @* begin
    lane_30_dword = dword[1:0];
    if (second_address) begin
      lane_30_dword = difference_1[1:0];
    end
  end

  always @* begin
    lane_30_step = dword[1:0];
    if (stack_0_stack) begin
      lane_30_step = 2'd1;
      if (stack_0_kind == 2'd1) begin
        lane_30_step = 2'd0;
      end
    end
  end

  assign lane_30_named = lane_0_named;
  assign lane_30_swizzles = lane_0_swizzles;
  assign lane_30_blank = conjunction_1 & (equal_4 | (~(exec_part_lane_30 | decode_fetch_inactive)));

  always @* begin
    lane_30_computed = turn_result;
    if (stack_0_stack) begin
      lane_30_computed = 64'hffffffffffffffff;
    end
  end

  always @* begin
    lane_30_computes = decode_computes;
    if (stack_0_stack) begin
      lane_30_computes = stack_0_kind == 2'd3;
    end
  end

  assign lane_30_loads = granted & served_30 & valid_30 & writer_take_drains;
  assign lane_31_load_address = lane_0_load_address;
  assign lane_31_load_data_0 = lane_0_load_data_0;
  assign lane_31_load_data_1 = lane_0_load_data_1;
  assign lane_31_load_data_2 = lane_0_load_data_2;
  assign lane_31_load_data_3 = lane_0_load_data_3;
  assign lane_31_load_high = lane_0_load_high;
  assign lane_31_clear = lane_0_clear;
  assign lane_31_load_count = lane_0_load_count;

  always @* begin
    lane_31_offset = decode_byte_offset_0;
    if (second_address) begin
      lane_31_offset = decode_byte_offset_1;
    end
    if (stack_0_stack) begin
      lane_31_offset = 18'd0;
    end
  end

  always @* begin
    lane_31_dword = dword[1:0];
    if (second_address) begin
      lane_31_dword = difference_1[1:0];
    end
  end

  always @* begin
    lane_31_step = dword[1:0];
    if (stack_0_stack) begin
      lane_31_step = 2'd1;
      if (stack_0_kind == 2'd1) begin
        lane_31_step = 2'd0;
      end
    end
  end

  assign lane_31_named = lane_0_named;
  assign lane_31_swizzles = lane_0_swizzles;
  assign lane_31_blank = conjunction_1 & (equal_4 | (~(exec_part_lane_31 | decode_fetch_inactive)));

  always @* begin
    lane_31_computed = turn_result;
    if (stack_0_stack) begin
      lane_31_computed = 64'hffffffffffffffff;
    end
  end

  always @* begin
    lane_31_computes = decode_computes;
    if (stack_0_stack) begin
      lane_31_computes = stack_0_kind == 2'd3;
    end
  end

  assign lane_31_loads = granted & served_31 & valid_31 & writer_take_drains;
  assign pending_working = equal_2 & (~waits_for_writer);

  always @* begin
    pending_active_0 = acts_0;
    if (decode_serial) begin
      pending_active_0 = turn_turn_0;
    end
    if (conjunction_1) begin
      pending_active_0 = 1'b1;
    end
    if (stack_0_stack) begin
      pending_active_0 = acts_0 & stack_lane_0_wants;
    end
  end

  always @* begin
    pending_active_1 = acts_1;
    if (decode_serial) begin
      pending_active_1 = turn_turn_1;
    end
    if (conjunction_1) begin
      pending_active_1 = 1'b1;
    end
    if (stack_0_stack) begin
      pending_active_1 = acts_1 & stack_lane_1_wants;
    end
  end

  always @* begin
    pending_active_2 = acts_2;
    if (decode_serial) begin
      pending_active_2 = turn_turn_2;
    end
    if (conjunction_1) begin
      pending_active_2 = 1'b1;
    end
    if (stack_0_stack) begin
      pending_active_2 = acts_2 & stack_lane_2_wants;
    end
  end

  always @* begin
    pending_active_3 = acts_3;
    if (decode_serial) begin
      pending_active_3 = turn_turn_3;
    end
    if (conjunction_1) begin
      pending_active_3 = 1'b1;
    end
    if (stack_0_stack) begin
      pending_active_3 = acts_3 & stack_lane_3_wants;
    end
  end

  always @* begin
    pending_active_4 = acts_4;
    if (decode_serial) begin
      pending_active_4 = turn_turn_4;
    end
    if (conjunction_1) begin
      pending_active_4 = 1'b1;
    end
    if (stack_0_stack) begin
      pending_active_4 = acts_4 & stack_lane_4_wants;
    end
  end

  always @* begin
    pending_active_5 = acts_5;
    if (decode_serial) begin
      pending_active_5 = turn_turn_5;
    end
    if (conjunction_1) begin
      pending_active_5 = 1'b1;
    end
    if (stack_0_stack) begin
      pending_active_5 = acts_5 & stack_lane_5_wants;
    end
  end

  always @* begin
    pending_active_6 = acts_6;
    if (decode_serial) begin
      pending_active_6 = turn_turn_6;
    end
    if (conjunction_1) begin
      pending_active_6 = 1'b1;
    end
    if (stack_0_stack) begin
      pending_active_6 = acts_6 & stack_lane_6_wants;
    end
  end

  always @* begin
    pending_active_7 = acts_7;
    if (decode_serial) begin
      pending_active_7 = turn_turn_7;
    end
    if (conjunction_1) begin
      pending_active_7 = 1'b1;
    end
    if (stack_0_stack) begin
      pending_active_7 = acts_7 & stack_lane_7_wants;
    end
  end

  always @* begin
    pending_active_8 = acts_8;
    if (decode_serial) begin
      pending_active_8 = turn_turn_8;
    end
    if (conjunction_1) begin
      pending_active_8 = 1'b1;
    end
    if (stack_0_stack) begin
      pending_active_8 = acts_8 & stack_lane_8_wants;
    end
  end

  always @* begin
    pending_active_9 = acts_9;
    if (decode_serial) begin
      pending_active_9 = turn_turn_9;
    end
    if (conjunction_1) begin
      pending_active_9 = 1'b1;
    end
    if (stack_0_stack) begin
      pending_active_9 = acts_9 & stack_lane_9_wants;
    end
  end

  always @* begin
    pending_active_10 = acts_10;
    if (decode_serial) begin
      pending_active_10 = turn_turn_10;
    end
    if (conjunction_1) begin
      pending_active_10 = 1'b1;
    end
    if (stack_0_stack) begin
      pending_active_10 = acts_10 & stack_lane_10_wants;
    end
  end

  always @* begin
    pending_active_11 = acts_11;
    if (decode_serial) begin
      pending_active_11 = turn_turn_11;
    end
    if (conjunction_1) begin
      pending_active_11 = 1'b1;
    end
    if (stack_0_stack) begin
      pending_active_11 = acts_11 & stack_lane_11_wants;
    end
  end

  always @* begin
    pending_active_12 = acts_12;
    if (decode_serial) begin
      pending_active_12 = turn_turn_12;
    end
    if (conjunction_1) begin
      pending_active_12 = 1'b1;
    end
    if (stack_0_stack) begin
      pending_active_12 = acts_12 & stack_lane_12_wants;
    end
  end

  always @* begin
    pending_active_13 = acts_13;
    if (decode_serial) begin
      pending_active_13 = turn_turn_13;
    end
    if (conjunction_1) begin
      pending_active_13 = 1'b1;
    end
    if (stack_0_stack) begin
      pending_active_13 = acts_13 & stack_lane_13_wants;
    end
  end

  always @* begin
    pending_active_14 = acts_14;
    if (decode_serial) begin
      pending_active_14 = turn_turn_14;
    end
    if (conjunction_1) begin
      pending_active_14 = 1'b1;
    end
    if (stack_0_stack) begin
      pending_active_14 = acts_14 & stack_lane_14_wants;
    end
  end

  always @* begin
    pending_active_15 = acts_15;
    if (decode_serial) begin
      pending_active_15 = turn_turn_15;
    end
    if (conjunction_1) begin
      pending_active_15 = 1'b1;
    end
    if (stack_0_stack) begin
      pending_active_15 = acts_15 & stack_lane_15_wants;
    end
  end

  always @* begin
    pending_active_16 = acts_16;
    if (decode_serial) begin
      pending_active_16 = turn_turn_16;
    end
    if (conjunction_1) begin
      pending_active_16 = 1'b1;
    end
    if (stack_0_stack) begin
      pending_active_16 = acts_16 & stack_lane_16_wants;
    end
  end

  always @* begin
    pending_active_17 = acts_17;
    if (decode_serial) begin
      pending_active_17 = turn_turn_17;
    end
    if (conjunction_1) begin
      pending_active_17 = 1'b1;
    end
    if (stack_0_stack) begin
      pending_active_17 = acts_17 & stack_lane_17_wants;
    end
  end

  always @* begin
    pending_active_18 = acts_18;
    if (decode_serial) begin
      pending_active_18 = turn_turn_18;
    end
    if (conjunction_1) begin
      pending_active_18 = 1'b1;
    end
    if (stack_0_stack) begin
      pending_active_18 = acts_18 & stack_lane_18_wants;
    end
  end

  always @* begin
    pending_active_19 = acts_19;
    if (decode_serial) begin
      pending_active_19 = turn_turn_19;
    end
    if (conjunction_1) begin
      pending_active_19 = 1'b1;
    end
    if (stack_0_stack) begin
      pending_active_19 = acts_19 & stack_lane_19_wants;
    end
  end

  always @* begin
    pending_active_20 = acts_20;
    if (decode_serial) begin
      pending_active_20 = turn_turn_20;
    end
    if (conjunction_1) begin
      pending_active_20 = 1'b1;
    end
    if (stack_0_stack) begin
      pending_active_20 = acts_20 & stack_lane_20_wants;
    end
  end

  always @* begin
    pending_active_21 = acts_21;
    if (decode_serial) begin
      pending_active_21 = turn_turn_21;
    end
    if (conjunction_1) begin
      pending_active_21 = 1'b1;
    end
    if (stack_0_stack) begin
      pending_active_21 = acts_21 & stack_lane_21_wants;
    end
  end

  always @* begin
    pending_active_22 = acts_22;
    if (decode_serial) begin
      pending_active_22 = turn_turn_22;
    end
    if (conjunction_1) begin
      pending_active_22 = 1'b1;
    end
    if (stack_0_stack) begin
      pending_active_22 = acts_22 & stack_lane_22_wants;
    end
  end

  always @* begin
    pending_active_23 = acts_23;
    if (decode_serial) begin
      pending_active_23 = turn_turn_23;
    end
    if (conjunction_1) begin
      pending_active_23 = 1'b1;
    end
    if (stack_0_stack) begin
      pending_active_23 = acts_23 & stack_lane_23_wants;
    end
  end

  always @* begin
    pending_active_24 = acts_24;
    if (decode_serial) begin
      pending_active_24 = turn_turn_24;
    end
    if (conjunction_1) begin
      pending_active_24 = 1'b1;
    end
    if (stack_0_stack) begin
      pending_active_24 = acts_24 & stack_lane_24_wants;
    end
  end

  always @* begin
    pending_active_25 = acts_25;
    if (decode_serial) begin
      pending_active_25 = turn_turn_25;
    end
    if (conjunction_1) begin
      pending_active_25 = 1'b1;
    end
    if (stack_0_stack) begin
      pending_active_25 = acts_25 & stack_lane_25_wants;
    end
  end

  always @* begin
    pending_active_26 = acts_26;
    if (decode_serial) begin
      pending_active_26 = turn_turn_26;
    end
    if (conjunction_1) begin
      pending_active_26 = 1'b1;
    end
    if (stack_0_stack) begin
      pending_active_26 = acts_26 & stack_lane_26_wants;
    end
  end

  always @* begin
    pending_active_27 = acts_27;
    if (decode_serial) begin
      pending_active_27 = turn_turn_27;
    end
    if (conjunction_1) begin
      pending_active_27 = 1'b1;
    end
    if (stack_0_stack) begin
      pending_active_27 = acts_27 & stack_lane_27_wants;
    end
  end

  always @* begin
    pending_active_28 = acts_28;
    if (decode_serial) begin
      pending_active_28 = turn_turn_28;
    end
    if (conjunction_1) begin
      pending_active_28 = 1'b1;
    end
    if (stack_0_stack) begin
      pending_active_28 = acts_28 & stack_lane_28_wants;
    end
  end

  always @* begin
    pending_active_29 = acts_29;
    if (decode_serial) begin
      pending_active_29 = turn_turn_29;
    end
    if (conjunction_1) begin
      pending_active_29 = 1'b1;
    end
    if (stack_0_stack) begin
      pending_active_29 = acts_29 & stack_lane_29_wants;
    end
  end

  always @* begin
    pending_active_30 = acts_30;
    if (decode_serial) begin
      pending_active_30 = turn_turn_30;
    end
    if (conjunction_1) begin
      pending_active_30 = 1'b1;
    end
    if (stack_0_stack) begin
      pending_active_30 = acts_30 & stack_lane_30_wants;
    end
  end

  always @* begin
    pending_active_31 = acts_31;
    if (decode_serial) begin
      pending_active_31 = turn_turn_31;
    end
    if (conjunction_1) begin
      pending_active_31 = 1'b1;
    end
    if (stack_0_stack) begin
      pending_active_31 = acts_31 & stack_lane_31_wants;
    end
  end

  assign parts_reads = decode_flat & captured;
  assign stack_lane_0_load_address = lane_0_load_address;
  assign stack_lane_0_step_done = access_done & stack_0_stack;
  assign stack_lane_0_two = stack_rows_0 == 3'd3;
  assign stack_lane_1_load_address = lane_0_load_address;
  assign stack_lane_1_step_done = stack_lane_0_step_done;
  assign stack_lane_1_two = stack_lane_0_two;
  assign stack_lane_2_load_address = lane_0_load_address;
  assign stack_lane_2_step_done = stack_lane_0_step_done;
  assign stack_lane_2_two = stack_lane_0_two;
  assign stack_lane_3_load_address = lane_0_load_address;
  assign stack_lane_3_step_done = stack_lane_0_step_done;
  assign stack_lane_3_two = stack_lane_0_two;
  assign stack_lane_4_load_address = lane_0_load_address;
  assign stack_lane_4_step_done = stack_lane_0_step_done;
  assign stack_lane_4_two = stack_lane_0_two;
  assign stack_lane_5_load_address = lane_0_load_address;
  assign stack_lane_5_step_done = stack_lane_0_step_done;
  assign stack_lane_5_two = stack_lane_0_two;
  assign stack_lane_6_load_address = lane_0_load_address;
  assign stack_lane_6_step_done = stack_lane_0_step_done;
  assign stack_lane_6_two = stack_lane_0_two;
  assign stack_lane_7_load_address = lane_0_load_address;
  assign stack_lane_7_step_done = stack_lane_0_step_done;
  assign stack_lane_7_two = stack_lane_0_two;
  assign stack_lane_8_load_address = lane_0_load_address;
  assign stack_lane_8_step_done = stack_lane_0_step_done;
  assign stack_lane_8_two = stack_lane_0_two;
  assign stack_lane_9_load_address = lane_0_load_address;
  assign stack_lane_9_step_done = stack_lane_0_step_done;
  assign stack_lane_9_two = stack_lane_0_two;
  assign stack_lane_10_load_address = lane_0_load_address;
  assign stack_lane_10_step_done = stack_lane_0_step_done;
  assign stack_lane_10_two = stack_lane_0_two;
  assign stack_lane_11_load_address = lane_0_load_address;
  assign stack_lane_11_step_done = stack_lane_0_step_done;
  assign stack_lane_11_two = stack_lane_0_two;
  assign stack_lane_12_load_address = lane_0_load_address;
  assign stack_lane_12_step_done = stack_lane_0_step_done;
  assign stack_lane_12_two = stack_lane_0_two;
  assign stack_lane_13_load_address = lane_0_load_address;
  assign stack_lane_13_step_done = stack_lane_0_step_done;
  assign stack_lane_13_two = stack_lane_0_two;
  assign stack_lane_14_load_address = lane_0_load_address;
  assign stack_lane_14_step_done = stack_lane_0_step_done;
  assign stack_lane_14_two = stack_lane_0_two;
  assign stack_lane_15_load_address = lane_0_load_address;
  assign stack_lane_15_step_done = stack_lane_0_step_done;
  assign stack_lane_15_two = stack_lane_0_two;
  assign stack_lane_16_load_address = lane_0_load_address;
  assign stack_lane_16_step_done = stack_lane_0_step_done;
  assign stack_lane_16_two = stack_lane_0_two;
  assign stack_lane_17_load_address = lane_0_load_address;
  assign stack_lane_17_step_done = stack_lane_0_step_done;
  assign stack_lane_17_two = stack_lane_0_two;
  assign stack_lane_18_load_address = lane_0_load_address;
  assign stack_lane_18_step_done = stack_lane_0_step_done;
  assign stack_lane_18_two = stack_lane_0_two;
  assign stack_lane_19_load_address = lane_0_load_address;
  assign stack_lane_19_step_done = stack_lane_0_step_done;
  assign stack_lane_19_two = stack_lane_0_two;
  assign stack_lane_20_load_address = lane_0_load_address;
  assign stack_lane_20_step_done = stack_lane_0_step_done;
  assign stack_lane_20_two = stack_lane_0_two;
  assign stack_lane_21_load_address = lane_0_load_address;
  assign stack_lane_21_step_done = stack_lane_0_step_done;
  assign stack_lane_21_two = stack_lane_0_two;
  assign stack_lane_22_load_address = lane_0_load_address;
  assign stack_lane_22_step_done = stack_lane_0_step_done;
  assign stack_lane_22_two = stack_lane_0_two;
  assign stack_lane_23_load_address = lane_0_load_address;
  assign stack_lane_23_step_done = stack_lane_0_step_done;
  assign stack_lane_23_two = stack_lane_0_two;
  assign stack_lane_24_load_address = lane_0_load_address;
  assign stack_lane_24_step_done = stack_lane_0_step_done;
  assign stack_lane_24_two = stack_lane_0_two;
  assign stack_lane_25_load_address = lane_0_load_address;
  assign stack_lane_25_step_done = stack_lane_0_step_done;
  assign stack_lane_25_two = stack_lane_0_two;
  assign stack_lane_26_load_address = lane_0_load_address;
  assign stack_lane_26_step_done = stack_lane_0_step_done;
  assign stack_lane_26_two = stack_lane_0_two;
  assign stack_lane_27_load_address = lane_0_load_address;
  assign stack_lane_27_step_done = stack_lane_0_step_done;
  assign stack_lane_27_two = stack_lane_0_two;
  assign stack_lane_28_load_address = lane_0_load_address;
  assign stack_lane_28_step_done = stack_lane_0_step_done;
  assign stack_lane_28_two = stack_lane_0_two;
  assign stack_lane_29_load_address = lane_0_load_address;
  assign stack_lane_29_step_done = stack_lane_0_step_done;
  assign stack_lane_29_two = stack_lane_0_two;
  assign stack_lane_30_load_address = lane_0_load_address;
  assign stack_lane_30_step_done = stack_lane_0_step_done;
  assign stack_lane_30_two = stack_lane_0_two;
  assign stack_lane_31_load_address = lane_0_load_address;
  assign stack_lane_31_step_done = stack_lane_0_step_done;
  assign stack_lane_31_two = stack_lane_0_two;

  always @* begin
    stack_step_0_next = stack_step_0;
    if (stack_lane_0_step_done) begin
      stack_step_0_next = 4'd0;
      if (~stack_0_last) begin
        stack_step_0_next = stack_step_0 + 4'd1;
      end
    end
  end

  always @* begin
    stack_written_0_next = stack_written_0;
    if (writer_take) begin
      stack_written_0_next = stack_0_stack;
    end
  end

  always @* begin
    stack_row_0_next = stack_row_0;
    if (writer_take) begin
      stack_row_0_next = half_row + {3'd0, decode_address_register};
    end
  end

  always @* begin
    stack_rows_0_next = stack_rows_0;
    if (writer_take) begin
      stack_rows_0_next = stack_0_rows;
    end
  end

  assign writer_take = hands_over | (beat_done & ends);
  assign writer_take_drains = ~store;
  assign writer_take_row = half_row + {3'd0, decode_destination};

  always @* begin
    writer_take_rows = decode_returns;
    if (stack_0_stack) begin
      writer_take_rows = stack_0_rows;
    end
  end

  always @* begin
    exec_part_mask = exec_half;
    if (registers_beyond) begin
      exec_part_mask = 32'd0;
    end
    if (stack_0_stack & (~({3'd0, decode_address_register} < vgprs))) begin
      exec_part_mask = 32'd0;
    end
  end

  always @* begin
    state_next = state;
    case (state)
      LDS_STATE_IDLE: ;
      LDS_STATE_READ: begin
        if (captured) begin
          state_next = LDS_STATE_ACCESS;
        end
      end
      LDS_STATE_ACCESS: ;
      LDS_STATE_DRAIN: state_next = LDS_STATE_COMPUTE;
      default: state_next = LDS_STATE_ACCESS;
    endcase
    if (access_done) begin
      if (!(store & decode_serial)) begin
        if (decode_serial & turn_any) begin
          state_next = LDS_STATE_DRAIN;
        end
      end
    end
    if (stack_lane_0_step_done) begin
      if (~stack_0_last) begin
        state_next = LDS_STATE_READ;
      end
    end
    if (moves_on) begin
      state_next = LDS_STATE_READ;
      if (from_next) begin
        if (ready) begin
          state_next = LDS_STATE_IDLE;
        end
      end
    end
  end

  always @* begin
    pass_next = pass;
    if (moves_on) begin
      if (last_of_pass) begin
        pass_next = pass + 2'd1;
      end
      if (from_next) begin
        pass_next = 2'd0;
      end
    end
  end

  always @* begin
    half_next = half;
    if (moves_on) begin
      half_next = next_half;
      if (from_next) begin
        half_next = 1'b0;
      end
    end
  end

  always @* begin
    beat_next = beat;
    if (moves_on) begin
      beat_next = next_beat;
      if (from_next) begin
        beat_next = 3'd0;
      end
    end
  end

  always @* begin
    step_next = step;
    case (state)
      LDS_STATE_IDLE: ;
      LDS_STATE_READ: begin
        if (read_ready & read) begin
          step_next = step + 4'd1;
        end
      end
      LDS_STATE_ACCESS: ;
      LDS_STATE_DRAIN: ;
      default: ;
    endcase
    if (stack_lane_0_step_done) begin
      if (~stack_0_last) begin
        step_next = 4'd3;
        if (stack_0_next_reads) begin
          step_next = 4'd2;
        end
      end
    end
    if (moves_on) begin
      step_next = 4'd0;
      if (read & read_ready) begin
        step_next = 4'd1;
      end
    end
  end

  assign capturing_next = read & read_ready & (equal_1 | moves_on);

  always @* begin
    dword_next = dword;
    case (state)
      LDS_STATE_IDLE: ;
      LDS_STATE_READ: begin
        if (captured) begin
          dword_next = 3'd0;
        end
      end
      LDS_STATE_ACCESS: begin
        if (pending_finished) begin
          if (~pending_more) begin
            dword_next = dword + 3'd1;
          end
        end
      end
      LDS_STATE_DRAIN: ;
      default: ;
    endcase
    if (access_done) begin
      dword_next = 3'd0;
    end
  end

  always @* begin
    upper_part_next = upper_part;
    case (state)
      LDS_STATE_IDLE: ;
      LDS_STATE_READ: begin
        if (captured) begin
          upper_part_next = 1'b0;
        end
      end
      LDS_STATE_ACCESS: begin
        if (pending_finished) begin
          upper_part_next = pending_more;
        end
      end
      LDS_STATE_DRAIN: ;
      default: ;
    endcase
  end

  always @* begin
    fresh_next = fresh & (~granted);
    case (state)
      LDS_STATE_IDLE: ;
      LDS_STATE_READ: begin
        if (captured) begin
          fresh_next = 1'b1;
        end
      end
      LDS_STATE_ACCESS: begin
        if (pending_finished) begin
          fresh_next = 1'b1;
        end
      end
      LDS_STATE_DRAIN: ;
      default: fresh_next = 1'b1;
    endcase
  end

  always @* begin
    starts_next = starts;
    if (pending_working) begin
      starts_next = 1'b0;
    end
    case (state)
      LDS_STATE_IDLE: ;
      LDS_STATE_READ: begin
        if (captured) begin
          starts_next = 1'b1;
        end
      end
      LDS_STATE_ACCESS: ;
      LDS_STATE_DRAIN: ;
      default: ;
    endcase
    if (captured & stack_0_stack) begin
      starts_next = stack_step_0 == 4'd0;
    end
  end

  assign waits_next = issue_valid | (waits & (~advances));

  always @* begin
    storing_result_next = storing_result;
    case (state)
      LDS_STATE_IDLE: ;
      LDS_STATE_READ: begin
        if (captured) begin
          storing_result_next = 1'b0;
        end
      end
      LDS_STATE_ACCESS: ;
      LDS_STATE_DRAIN: ;
      default: storing_result_next = 1'b1;
    endcase
    if (access_done) begin
      if (store & decode_serial) begin
        storing_result_next = 1'b0;
      end
    end
  end

  always @* begin
    counted_next = counted;
    case (state)
      LDS_STATE_IDLE: ;
      LDS_STATE_READ: ;
      LDS_STATE_ACCESS: ;
      LDS_STATE_DRAIN: ;
      default: begin
        if (decode_counts) begin
          counted_next = 1'b1;
        end
      end
    endcase
    if (moves_on) begin
      if (from_next) begin
        counted_next = 1'b0;
      end
    end
  end

  always @* begin
    counted_value_next = counted_value;
    case (state)
      LDS_STATE_IDLE: ;
      LDS_STATE_READ: ;
      LDS_STATE_ACCESS: ;
      LDS_STATE_DRAIN: ;
      default: begin
        if (decode_counts) begin
          counted_value_next = turn_memory_of[31:0];
        end
      end
    endcase
  end

  always @* begin
    left_0_next = left_0;
    case (state)
      LDS_STATE_IDLE: ;
      LDS_STATE_READ: begin
        if (captured) begin
          left_0_next = acts_0 & (~counted);
        end
      end
      LDS_STATE_ACCESS: ;
      LDS_STATE_DRAIN: ;
      default: ;
    endcase
    if (access_done) begin
      if (store & decode_serial) begin
        left_0_next = turn_after_0 & (~decode_counts);
      end
    end
  end

  always @* begin
    left_1_next = left_1;
    case (state)
      LDS_STATE_IDLE: ;
      LDS_STATE_READ: begin
        if (captured) begin
          left_1_next = acts_1 & (~counted);
        end
      end
      LDS_STATE_ACCESS: ;
      LDS_STATE_DRAIN: ;
      default: ;
    endcase
    if (access_done) begin
      if (store & decode_serial) begin
        left_1_next = turn_after_1 & (~decode_counts);
      end
    end
  end

  always @* begin
    left_2_next = left_2;
    case (state)
      LDS_STATE_IDLE: ;
      LDS_STATE_READ: begin
        if (captured) begin
          left_2_next = acts_2 & (~counted);
        end
      end
      LDS_STATE_ACCESS: ;
      LDS_STATE_DRAIN: ;
      default: ;
    endcase
    if (access_done) begin
      if (store & decode_serial) begin
        left_2_next = turn_after_2 & (~decode_counts);
      end
    end
  end

  always @* begin
    left_3_next = left_3;
    case (state)
      LDS_STATE_IDLE: ;
      LDS_STATE_READ: begin
        if (captured) begin
          left_3_next = acts_3 & (~counted);
        end
      end
      LDS_STATE_ACCESS: ;
      LDS_STATE_DRAIN: ;
      default: ;
    endcase
    if (access_done) begin
      if (store & decode_serial) begin
        left_3_next = turn_after_3 & (~decode_counts);
      end
    end
  end

  always @* begin
    left_4_next = left_4;
    case (state)
      LDS_STATE_IDLE: ;
      LDS_STATE_READ: begin
        if (captured) begin
          left_4_next = acts_4 & (~counted);
        end
      end
      LDS_STATE_ACCESS: ;
      LDS_STATE_DRAIN: ;
      default: ;
    endcase
    if (access_done) begin
      if (store & decode_serial) begin
        left_4_next = turn_after_4 & (~decode_counts);
      end
    end
  end

  always @* begin
    left_5_next = left_5;
    case (state)
      LDS_STATE_IDLE: ;
      LDS_STATE_READ: begin
        if (captured) begin
          left_5_next = acts_5 & (~counted);
        end
      end
      LDS_STATE_ACCESS: ;
      LDS_STATE_DRAIN: ;
      default: ;
    endcase
    if (access_done) begin
      if (store & decode_serial) begin
        left_5_next = turn_after_5 & (~decode_counts);
      end
    end
  end

  always @* begin
    left_6_next = left_6;
    case (state)
      LDS_STATE_IDLE: ;
      LDS_STATE_READ: begin
        if (captured) begin
          left_6_next = acts_6 & (~counted);
        end
      end
      LDS_STATE_ACCESS: ;
      LDS_STATE_DRAIN: ;
      default: ;
    endcase
    if (access_done) begin
      if (store & decode_serial) begin
        left_6_next = turn_after_6 & (~decode_counts);
      end
    end
  end

  always @* begin
    left_7_next = left_7;
    case (state)
      LDS_STATE_IDLE: ;
      LDS_STATE_READ: begin
        if (captured) begin
          left_7_next = acts_7 & (~counted);
        end
      end
      LDS_STATE_ACCESS: ;
      LDS_STATE_DRAIN: ;
      default: ;
    endcase
    if (access_done) begin
      if (store & decode_serial) begin
        left_7_next = turn_after_7 & (~decode_counts);
      end
    end
  end

  always @* begin
    left_8_next = left_8;
    case (state)
      LDS_STATE_IDLE: ;
      LDS_STATE_READ: begin
        if (captured) begin
          left_8_next = acts_8 & (~counted);
        end
      end
      LDS_STATE_ACCESS: ;
      LDS_STATE_DRAIN: ;
      default: ;
    endcase
    if (access_done) begin
      if (store & decode_serial) begin
        left_8_next = turn_after_8 & (~decode_counts);
      end
    end
  end

  always @* begin
    left_9_next = left_9;
    case (state)
      LDS_STATE_IDLE: ;
      LDS_STATE_READ: begin
        if (captured) begin
          left_9_next = acts_9 & (~counted);
        end
      end
      LDS_STATE_ACCESS: ;
      LDS_STATE_DRAIN: ;
      default: ;
    endcase
    if (access_done) begin
      if (store & decode_serial) begin
        left_9_next = turn_after_9 & (~decode_counts);
      end
    end
  end

  always @* begin
    left_10_next = left_10;
    case (state)
      LDS_STATE_IDLE: ;
      LDS_STATE_READ: begin
        if (captured) begin
          left_10_next = acts_10 & (~counted);
        end
      end
      LDS_STATE_ACCESS: ;
      LDS_STATE_DRAIN: ;
      default: ;
    endcase
    if (access_done) begin
      if (store & decode_serial) begin
        left_10_next = turn_after_10 & (~decode_counts);
      end
    end
  end

  always @* begin
    left_11_next = left_11;
    case (state)
      LDS_STATE_IDLE: ;
      LDS_STATE_READ: begin
        if (captured) begin
          left_11_next = acts_11 & (~counted);
        end
      end
      LDS_STATE_ACCESS: ;
      LDS_STATE_DRAIN: ;
      default: ;
    endcase
    if (access_done) begin
      if (store & decode_serial) begin
        left_11_next = turn_after_11 & (~decode_counts);
      end
    end
  end

  always @* begin
    left_12_next = left_12;
    case (state)
      LDS_STATE_IDLE: ;
      LDS_STATE_READ: begin
        if (captured) begin
          left_12_next = acts_12 & (~counted);
        end
      end
      LDS_STATE_ACCESS: ;
      LDS_STATE_DRAIN: ;
      default: ;
    endcase
    if (access_done) begin
      if (store & decode_serial) begin
        left_12_next = turn_after_12 & (~decode_counts);
      end
    end
  end

  always @* begin
    left_13_next = left_13;
    case (state)
      LDS_STATE_IDLE: ;
      LDS_STATE_READ: begin
        if (captured) begin
          left_13_next = acts_13 & (~counted);
        end
      end
      LDS_STATE_ACCESS: ;
      LDS_STATE_DRAIN: ;
      default: ;
    endcase
    if (access_done) begin
      if (store & decode_serial) begin
        left_13_next = turn_after_13 & (~decode_counts);
      end
    end
  end

  always @* begin
    left_14_next = left_14;
    case (state)
      LDS_STATE_IDLE: ;
      LDS_STATE_READ: begin
        if (captured) begin
          left_14_next = acts_14 & (~counted);
        end
      end
      LDS_STATE_ACCESS: ;
      LDS_STATE_DRAIN: ;
      default: ;
    endcase
    if (access_done) begin
      if (store & decode_serial) begin
        left_14_next = turn_after_14 & (~decode_counts);
      end
    end
  end

  always @* begin
    left_15_next = left_15;
    case (state)
      LDS_STATE_IDLE: ;
      LDS_STATE_READ: begin
        if (captured) begin
          left_15_next = acts_15 & (~counted);
        end
      end
      LDS_STATE_ACCESS: ;
      LDS_STATE_DRAIN: ;
      default: ;
    endcase
    if (access_done) begin
      if (store & decode_serial) begin
        left_15_next = turn_after_15 & (~decode_counts);
      end
    end
  end

  always @* begin
    left_16_next = left_16;
    case (state)
      LDS_STATE_IDLE: ;
      LDS_STATE_READ: begin
        if (captured) begin
          left_16_next = acts_16 & (~counted);
        end
      end
      LDS_STATE_ACCESS: ;
      LDS_STATE_DRAIN: ;
      default: ;
    endcase
    if (access_done) begin
      if (store & decode_serial) begin
        left_16_next = turn_after_16 & (~decode_counts);
      end
    end
  end

  always @* begin
    left_17_next = left_17;
    case (state)
      LDS_STATE_IDLE: ;
      LDS_STATE_READ: begin
        if (captured) begin
          left_17_next = acts_17 & (~counted);
        end
      end
      LDS_STATE_ACCESS: ;
      LDS_STATE_DRAIN: ;
      default: ;
    endcase
    if (access_done) begin
      if (store & decode_serial) begin
        left_17_next = turn_after_17 & (~decode_counts);
      end
    end
  end

  always @* begin
    left_18_next = left_18;
    case (state)
      LDS_STATE_IDLE: ;
      LDS_STATE_READ: begin
        if (captured) begin
          left_18_next = acts_18 & (~counted);
        end
      end
      LDS_STATE_ACCESS: ;
      LDS_STATE_DRAIN: ;
      default: ;
    endcase
    if (access_done) begin
      if (store & decode_serial) begin
        left_18_next = turn_after_18 & (~decode_counts);
      end
    end
  end

  always @* begin
    left_19_next = left_19;
    case (state)
      LDS_STATE_IDLE: ;
      LDS_STATE_READ: begin
        if (captured) begin
          left_19_next = acts_19 & (~counted);
        end
      end
      LDS_STATE_ACCESS: ;
      LDS_STATE_DRAIN: ;
      default: ;
    endcase
    if (access_done) begin
      if (store & decode_serial) begin
        left_19_next = turn_after_19 & (~decode_counts);
      end
    end
  end

  always @* begin
    left_20_next = left_20;
    case (state)
      LDS_STATE_IDLE: ;
      LDS_STATE_READ: begin
        if (captured) begin
          left_20_next = acts_20 & (~counted);
        end
      end
      LDS_STATE_ACCESS: ;
      LDS_STATE_DRAIN: ;
      default: ;
    endcase
    if (access_done) begin
      if (store & decode_serial) begin
        left_20_next = turn_after_20 & (~decode_counts);
      end
    end
  end

  always @* begin
    left_21_next = left_21;
    case (state)
      LDS_STATE_IDLE: ;
      LDS_STATE_READ: begin
        if (captured) begin
          left_21_next = acts_21 & (~counted);
        end
      end
      LDS_STATE_ACCESS: ;
      LDS_STATE_DRAIN: ;
      default: ;
    endcase
    if (access_done) begin
      if (store & decode_serial) begin
        left_21_next = turn_after_21 & (~decode_counts);
      end
    end
  end

  always @* begin
    left_22_next = left_22;
    case (state)
      LDS_STATE_IDLE: ;
      LDS_STATE_READ: begin
        if (captured) begin
          left_22_next = acts_22 & (~counted);
        end
      end
      LDS_STATE_ACCESS: ;
      LDS_STATE_DRAIN: ;
      default: ;
    endcase
    if (access_done) begin
      if (store & decode_serial) begin
        left_22_next = turn_after_22 & (~decode_counts);
      end
    end
  end

  always @* begin
    left_23_next = left_23;
    case (state)
      LDS_STATE_IDLE: ;
      LDS_STATE_READ: begin
        if (captured) begin
          left_23_next = acts_23 & (~counted);
        end
      end
      LDS_STATE_ACCESS: ;
      LDS_STATE_DRAIN: ;
      default: ;
    endcase
    if (access_done) begin
      if (store & decode_serial) begin
        left_23_next = turn_after_23 & (~decode_counts);
      end
    end
  end

  always @* begin
    left_24_next = left_24;
    case (state)
      LDS_STATE_IDLE: ;
      LDS_STATE_READ: begin
        if (captured) begin
          left_24_next = acts_24 & (~counted);
        end
      end
      LDS_STATE_ACCESS: ;
      LDS_STATE_DRAIN: ;
      default: ;
    endcase
    if (access_done) begin
      if (store & decode_serial) begin
        left_24_next = turn_after_24 & (~decode_counts);
      end
    end
  end

  always @* begin
    left_25_next = left_25;
    case (state)
      LDS_STATE_IDLE: ;
      LDS_STATE_READ: begin
        if (captured) begin
          left_25_next = acts_25 & (~counted);
        end
      end
      LDS_STATE_ACCESS: ;
      LDS_STATE_DRAIN: ;
      default: ;
    endcase
    if (access_done) begin
      if (store & decode_serial) begin
        left_25_next = turn_after_25 & (~decode_counts);
      end
    end
  end

  always @* begin
    left_26_next = left_26;
    case (state)
      LDS_STATE_IDLE: ;
      LDS_STATE_READ: begin
        if (captured) begin
          left_26_next = acts_26 & (~counted);
        end
      end
      LDS_STATE_ACCESS: ;
      LDS_STATE_DRAIN: ;
      default: ;
    endcase
    if (access_done) begin
      if (store & decode_serial) begin
        left_26_next = turn_after_26 & (~decode_counts);
      end
    end
  end

  always @* begin
    left_27_next = left_27;
    case (state)
      LDS_STATE_IDLE: ;
      LDS_STATE_READ: begin
        if (captured) begin
          left_27_next = acts_27 & (~counted);
        end
      end
      LDS_STATE_ACCESS: ;
      LDS_STATE_DRAIN: ;
      default: ;
    endcase
    if (access_done) begin
      if (store & decode_serial) begin
        left_27_next = turn_after_27 & (~decode_counts);
      end
    end
  end

  always @* begin
    left_28_next = left_28;
    case (state)
      LDS_STATE_IDLE: ;
      LDS_STATE_READ: begin
        if (captured) begin
          left_28_next = acts_28 & (~counted);
        end
      end
      LDS_STATE_ACCESS: ;
      LDS_STATE_DRAIN: ;
      default: ;
    endcase
    if (access_done) begin
      if (store & decode_serial) begin
        left_28_next = turn_after_28 & (~decode_counts);
      end
    end
  end

  always @* begin
    left_29_next = left_29;
    case (state)
      LDS_STATE_IDLE: ;
      LDS_STATE_READ: begin
        if (captured) begin
          left_29_next = acts_29 & (~counted);
        end
      end
      LDS_STATE_ACCESS: ;
      LDS_STATE_DRAIN: ;
      default: ;
    endcase
    if (access_done) begin
      if (store & decode_serial) begin
        left_29_next = turn_after_29 & (~decode_counts);
      end
    end
  end

  always @* begin
    left_30_next = left_30;
    case (state)
      LDS_STATE_IDLE: ;
      LDS_STATE_READ: begin
        if (captured) begin
          left_30_next = acts_30 & (~counted);
        end
      end
      LDS_STATE_ACCESS: ;
      LDS_STATE_DRAIN: ;
      default: ;
    endcase
    if (access_done) begin
      if (store & decode_serial) begin
        left_30_next = turn_after_30 & (~decode_counts);
      end
    end
  end

  always @* begin
    left_31_next = left_31;
    case (state)
      LDS_STATE_IDLE: ;
      LDS_STATE_READ: begin
        if (captured) begin
          left_31_next = acts_31 & (~counted);
        end
      end
      LDS_STATE_ACCESS: ;
      LDS_STATE_DRAIN: ;
      default: ;
    endcase
    if (access_done) begin
      if (store & decode_serial) begin
        left_31_next = turn_after_31 & (~decode_counts);
      end
    end
  end

  initial begin
    next_wave = 4'd0;
    next_sequence = 16'd0;
    next_word_0 = 32'd0;
    next_word_1 = 32'd0;
    next_word_2 = 32'd0;
    next_exec = 64'd0;
    next_wave64 = 1'b0;
    next_m0 = 16'd0;
    next_mode = 32'd0;
    next_lds_base = 17'd0;
    next_lds_size = 17'd0;
    next_vgpr_base = 11'd0;
    current_wave = 4'd0;
    current_sequence = 16'd0;
    current_word_0 = 32'd0;
    current_word_1 = 32'd0;
    current_word_2 = 32'd0;
    current_exec = 64'd0;
    current_wave64 = 1'b0;
    current_m0 = 16'd0;
    current_mode = 32'd0;
    current_lds_base = 17'd0;
    current_lds_size = 17'd0;
    current_vgpr_base = 11'd0;
    stack_step_0 = 4'd0;
    stack_written_0 = 1'b0;
    stack_row_0 = 11'd0;
    stack_rows_0 = 3'd0;
    state = LDS_STATE_IDLE;
    pass = 2'd0;
    half = 1'b0;
    beat = 3'd0;
    step = 4'd0;
    captured_step = 4'd0;
    capturing = 1'b0;
    captured_high = 1'b0;
    dword = 3'd0;
    upper_part = 1'b0;
    fresh = 1'b0;
    starts = 1'b0;
    waits = 1'b0;
    storing_result = 1'b0;
    counted = 1'b0;
    counted_value = 32'd0;
    waiting_0 = 1'b0;
    waiting_1 = 1'b0;
    waiting_2 = 1'b0;
    waiting_3 = 1'b0;
    waiting_4 = 1'b0;
    waiting_5 = 1'b0;
    waiting_6 = 1'b0;
    waiting_7 = 1'b0;
    waiting_8 = 1'b0;
    waiting_9 = 1'b0;
    waiting_10 = 1'b0;
    waiting_11 = 1'b0;
    waiting_12 = 1'b0;
    waiting_13 = 1'b0;
    waiting_14 = 1'b0;
    waiting_15 = 1'b0;
    waiting_16 = 1'b0;
    waiting_17 = 1'b0;
    waiting_18 = 1'b0;
    waiting_19 = 1'b0;
    waiting_20 = 1'b0;
    waiting_21 = 1'b0;
    waiting_22 = 1'b0;
    waiting_23 = 1'b0;
    waiting_24 = 1'b0;
    waiting_25 = 1'b0;
    waiting_26 = 1'b0;
    waiting_27 = 1'b0;
    waiting_28 = 1'b0;
    waiting_29 = 1'b0;
    waiting_30 = 1'b0;
    waiting_31 = 1'b0;
    left_0 = 1'b0;
    left_1 = 1'b0;
    left_2 = 1'b0;
    left_3 = 1'b0;
    left_4 = 1'b0;
    left_5 = 1'b0;
    left_6 = 1'b0;
    left_7 = 1'b0;
    left_8 = 1'b0;
    left_9 = 1'b0;
    left_10 = 1'b0;
    left_11 = 1'b0;
    left_12 = 1'b0;
    left_13 = 1'b0;
    left_14 = 1'b0;
    left_15 = 1'b0;
    left_16 = 1'b0;
    left_17 = 1'b0;
    left_18 = 1'b0;
    left_19 = 1'b0;
    left_20 = 1'b0;
    left_21 = 1'b0;
    left_22 = 1'b0;
    left_23 = 1'b0;
    left_24 = 1'b0;
    left_25 = 1'b0;
    left_26 = 1'b0;
    left_27 = 1'b0;
    left_28 = 1'b0;
    left_29 = 1'b0;
    left_30 = 1'b0;
    left_31 = 1'b0;
  end
  always @(posedge clock) begin
    next_wave <= next_next_wave;
    next_sequence <= next_next_sequence;
    next_word_0 <= next_next_word_0;
    next_word_1 <= next_next_word_1;
    next_word_2 <= next_next_word_2;
    next_exec <= next_next_exec;
    next_wave64 <= next_next_wave64;
    next_m0 <= next_next_m0;
    next_mode <= next_next_mode;
    next_lds_base <= next_next_lds_base;
    next_lds_size <= next_next_lds_size;
    next_vgpr_base <= next_next_vgpr_base;
    current_wave <= current_next_wave;
    current_sequence <= current_next_sequence;
    current_word_0 <= current_next_word_0;
    current_word_1 <= current_next_word_1;
    current_word_2 <= current_next_word_2;
    current_exec <= current_next_exec;
    current_wave64 <= current_next_wave64;
    current_m0 <= current_next_m0;
    current_mode <= current_next_mode;
    current_lds_base <= current_next_lds_base;
    current_lds_size <= current_next_lds_size;
    current_vgpr_base <= current_next_vgpr_base;
    stack_step_0 <= stack_step_0_next;
    stack_written_0 <= stack_written_0_next;
    stack_row_0 <= stack_row_0_next;
    stack_rows_0 <= stack_rows_0_next;
    state <= state_next;
    pass <= pass_next;
    half <= half_next;
    beat <= beat_next;
    step <= step_next;
    captured_step <= registers_step;
    capturing <= capturing_next;
    captured_high <= registers_high;
    dword <= dword_next;
    upper_part <= upper_part_next;
    fresh <= fresh_next;
    starts <= starts_next;
    waits <= waits_next;
    storing_result <= storing_result_next;
    counted <= counted_next;
    counted_value <= counted_value_next;
    waiting_0 <= pending_left_0;
    waiting_1 <= pending_left_1;
    waiting_2 <= pending_left_2;
    waiting_3 <= pending_left_3;
    waiting_4 <= pending_left_4;
    waiting_5 <= pending_left_5;
    waiting_6 <= pending_left_6;
    waiting_7 <= pending_left_7;
    waiting_8 <= pending_left_8;
    waiting_9 <= pending_left_9;
    waiting_10 <= pending_left_10;
    waiting_11 <= pending_left_11;
    waiting_12 <= pending_left_12;
    waiting_13 <= pending_left_13;
    waiting_14 <= pending_left_14;
    waiting_15 <= pending_left_15;
    waiting_16 <= pending_left_16;
    waiting_17 <= pending_left_17;
    waiting_18 <= pending_left_18;
    waiting_19 <= pending_left_19;
    waiting_20 <= pending_left_20;
    waiting_21 <= pending_left_21;
    waiting_22 <= pending_left_22;
    waiting_23 <= pending_left_23;
    waiting_24 <= pending_left_24;
    waiting_25 <= pending_left_25;
    waiting_26 <= pending_left_26;
    waiting_27 <= pending_left_27;
    waiting_28 <= pending_left_28;
    waiting_29 <= pending_left_29;
    waiting_30 <= pending_left_30;
    waiting_31 <= pending_left_31;
    left_0 <= left_0_next;
    left_1 <= left_1_next;
    left_2 <= left_2_next;
    left_3 <= left_3_next;
    left_4 <= left_4_next;
    left_5 <= left_5_next;
    left_6 <= left_6_next;
    left_7 <= left_7_next;
    left_8 <= left_8_next;
    left_9 <= left_9_next;
    left_10 <= left_10_next;
    left_11 <= left_11_next;
    left_12 <= left_12_next;
    left_13 <= left_13_next;
    left_14 <= left_14_next;
    left_15 <= left_15_next;
    left_16 <= left_16_next;
    left_17 <= left_17_next;
    left_18 <= left_18_next;
    left_19 <= left_19_next;
    left_20 <= left_20_next;
    left_21 <= left_21_next;
    left_22 <= left_22_next;
    left_23 <= left_23_next;
    left_24 <= left_24_next;
    left_25 <= left_25_next;
    left_26 <= left_26_next;
    left_27 <= left_27_next;
    left_28 <= left_28_next;
    left_29 <= left_29_next;
    left_30 <= left_30_next;
    left_31 <= left_31_next;
  end

  lds_first_register next_first (
    .word_0(next_word_0),
    .word_1(next_word_1),
    .word_2(next_word_2),
    .register_(next_first_register),
    .flat(next_first_flat)
  );

  lds_decode decode (
    .word_0(current_word_0),
    .word_1(current_word_1),
    .word_2(current_word_2),
    .flat(decode_flat),
    .address_register(decode_address_register),
    .data0_register(decode_data0_register),
    .data1_register(decode_data1_register),
    .destination(decode_destination),
    .offset(decode_offset),
    .byte_offset_0(decode_byte_offset_0),
    .byte_offset_1(decode_byte_offset_1),
    .split(decode_split),
    .two(decode_two),
    .address(decode_address),
    .data0(decode_data0),
    .data1(decode_data1),
    .loads(decode_loads),
    .stores(decode_stores),
    .returns(decode_returns),
    .size(decode_size),
    .high(decode_high),
    .format(decode_format),
    .serial(decode_serial),
    .computes(decode_computes),
    .operation(decode_operation),
    .half_denormals(decode_half_denormals),
    .wide(decode_wide),
    .counts(decode_counts),
    .conditional(decode_conditional),
    .cross_(decode_cross),
    .fetch_inactive(decode_fetch_inactive)
  );

  lds_pass work (
    .cross_(decode_cross),
    .serial(decode_serial),
    .loads(decode_loads),
    .stores(work_stores),
    .pass(pass),
    .storing_result(storing_result),
    .crosses(work_crosses),
    .last(work_last),
    .storing(store),
    .dwords(work_dwords)
  );

  lds_registers registers (
    .step(registers_step),
    .address(registers_address),
    .data0(decode_data0_register),
    .data1(registers_data1),
    .data0_dwords(decode_data0),
    .data1_dwords(decode_data1),
    .flat(decode_flat),
    .destination(decode_destination),
    .returns(decode_returns),
    .vgprs(vgprs),
    .register_(registers_register),
    .all(registers_all),
    .high(registers_high),
    .beyond(registers_beyond)
  );

  lds_lane lane_0 (
    .clock(clock),
    .vgpr(vgpr_0),
    .load_address(lane_0_load_address),
    .load_data_0(lane_0_load_data_0),
    .load_data_1(lane_0_load_data_1),
    .load_data_2(lane_0_load_data_2),
    .load_data_3(lane_0_load_data_3),
    .load_high(lane_0_load_high),
    .clear(lane_0_clear),
    .load_count(lane_0_load_count),
    .count(count_count),
    .source(decode_address),
    .m0(current_m0),
    .number(numbers_number_0),
    .offset(lane_0_offset),
    .dword(lane_0_dword),
    .step(lane_0_step),
    .size(decode_size),
    .high(decode_high),
    .result_dword(writer_dword),
    .result_format(writer_format),
    .upper_part(upper_part),
    .stores(store),
    .base(current_lds_base),
    .limit(current_lds_size),
    .crosses_lanes(work_crosses),
    .named(lane_0_named),
    .swizzles(lane_0_swizzles),
    .swizzle_source(numbers_source_0),
    .wave64(current_wave64),
    .simd(simd),
    .blank(lane_0_blank),
    .conditional(decode_conditional),
    .computed(lane_0_computed),
    .computes(lane_0_computes),
    .active(writer_lane_0),
    .loads(lane_0_loads),
    .word(loaded_0),
    .stack_0(stack_0_stack),
    .stack_address_0(stack_lane_0_address),
    .flat(decode_flat),
    .inside_(lane_0_inside),
    .request_bank(request_0_bank),
    .request_row(request_0_row),
    .request_data(request_0_data),
    .request_bytes(request_0_bytes),
    .bytes(lane_0_bytes),
    .has_upper(lane_0_has_upper),
    .result(lane_0_result),
    .result_bytes(write_bytes_0),
    .memory(lane_0_memory),
    .operand_0(lane_0_operand_0),
    .operand_1(lane_0_operand_1)
  );

  lds_lane lane_1 (
    .clock(clock),
    .vgpr(vgpr_1),
    .load_address(lane_1_load_address),
    .load_data_0(lane_1_load_data_0),
    .load_data_1(lane_1_load_data_1),
    .load_data_2(lane_1_load_data_2),
    .load_data_3(lane_1_load_data_3),
    .load_high(lane_1_load_high),
    .clear(lane_1_clear),
    .load_count(lane_1_load_count),
    .count(count_count),
    .source(decode_address),
    .m0(current_m0),
    .number(numbers_number_1),
    .offset(lane_1_offset),
    .dword(lane_1_dword),
    .step(lane_1_step),
    .size(decode_size),
    .high(decode_high),
    .result_dword(writer_dword),
    .result_format(writer_format),
    .upper_part(upper_part),
    .stores(store),
    .base(current_lds_base),
    .limit(current_lds_size),
    .crosses_lanes(work_crosses),
    .named(lane_1_named),
    .swizzles(lane_1_swizzles),
    .swizzle_source(numbers_source_1),
    .wave64(current_wave64),
    .simd(simd),
    .blank(lane_1_blank),
    .conditional(decode_conditional),
    .computed(lane_1_computed),
    .computes(lane_1_computes),
    .active(writer_lane_1),
    .loads(lane_1_loads),
    .word(loaded_1),
    .stack_0(stack_0_stack),
    .stack_address_0(stack_lane_1_address),
    .flat(decode_flat),
    .inside_(lane_1_inside),
    .request_bank(request_1_bank),
    .request_row(request_1_row),
    .request_data(request_1_data),
    .request_bytes(request_1_bytes),
    .bytes(lane_1_bytes),
    .has_upper(lane_1_has_upper),
    .result(lane_1_result),
    .result_bytes(write_bytes_1),
    .memory(lane_1_memory),
    .operand_0(lane_1_operand_0),
    .operand_1(lane_1_operand_1)
  );

  lds_lane lane_2 (
    .clock(clock),
    .vgpr(vgpr_2),
    .load_address(lane_2_load_address),
    .load_data_0(lane_2_load_data_0),
    .load_data_1(lane_2_load_data_1),
    .load_data_2(lane_2_load_data_2),
    .load_data_3(lane_2_load_data_3),
    .load_high(lane_2_load_high),
    .clear(lane_2_clear),
    .load_count(lane_2_load_count),
    .count(count_count),
    .source(decode_address),
    .m0(current_m0),
    .number(numbers_number_2),
    .offset(lane_2_offset),
    .dword(lane_2_dword),
    .step(lane_2_step),
    .size(decode_size),
    .high(decode_high),
    .result_dword(writer_dword),
    .result_format(writer_format),
    .upper_part(upper_part),
    .stores(store),
    .base(current_lds_base),
    .limit(current_lds_size),
    .crosses_lanes(work_crosses),
    .named(lane_2_named),
    .swizzles(lane_2_swizzles),
    .swizzle_source(numbers_source_2),
    .wave64(current_wave64),
    .simd(simd),
    .blank(lane_2_blank),
    .conditional(decode_conditional),
    .computed(lane_2_computed),
    .computes(lane_2_computes),
    .active(writer_lane_2),
    .loads(lane_2_loads),
    .word(loaded_2),
    .stack_0(stack_0_stack),
    .stack_address_0(stack_lane_2_address),
    .flat(decode_flat),
    .inside_(lane_2_inside),
    .request_bank(request_2_bank),
    .request_row(request_2_row),
    .request_data(request_2_data),
    .request_bytes(request_2_bytes),
    .bytes(lane_2_bytes),
    .has_upper(lane_2_has_upper),
    .result(lane_2_result),
    .result_bytes(write_bytes_2),
    .memory(lane_2_memory),
    .operand_0(lane_2_operand_0),
    .operand_1(lane_2_operand_1)
  );

  lds_lane lane_3 (
    .clock(clock),
    .vgpr(vgpr_3),
    .load_address(lane_3_load_address),
    .load_data_0(lane_3_load_data_0),
    .load_data_1(lane_3_load_data_1),
    .load_data_2(lane_3_load_data_2),
    .load_data_3(lane_3_load_data_3),
    .load_high(lane_3_load_high),
    .clear(lane_3_clear),
    .load_count(lane_3_load_count),
    .count(count_count),
    .source(decode_address),
    .m0(current_m0),
    .number(numbers_number_3),
    .offset(lane_3_offset),
    .dword(lane_3_dword),
    .step(lane_3_step),
    .size(decode_size),
    .high(decode_high),
    .result_dword(writer_dword),
    .result_format(writer_format),
    .upper_part(upper_part),
    .stores(store),
    .base(current_lds_base),
    .limit(current_lds_size),
    .crosses_lanes(work_crosses),
    .named(lane_3_named),
    .swizzles(lane_3_swizzles),
    .swizzle_source(numbers_source_3),
    .wave64(current_wave64),
    .simd(simd),
    .blank(lane_3_blank),
    .conditional(decode_conditional),
    .computed(lane_3_computed),
    .computes(lane_3_computes),
    .active(writer_lane_3),
    .loads(lane_3_loads),
    .word(loaded_3),
    .stack_0(stack_0_stack),
    .stack_address_0(stack_lane_3_address),
    .flat(decode_flat),
    .inside_(lane_3_inside),
    .request_bank(request_3_bank),
    .request_row(request_3_row),
    .request_data(request_3_data),
    .request_bytes(request_3_bytes),
    .bytes(lane_3_bytes),
    .has_upper(lane_3_has_upper),
    .result(lane_3_result),
    .result_bytes(write_bytes_3),
    .memory(lane_3_memory),
    .operand_0(lane_3_operand_0),
    .operand_1(lane_3_operand_1)
  );

  lds_lane lane_4 (
    .clock(clock),
    .vgpr(vgpr_4),
    .load_address(lane_4_load_address),
    .load_data_0(lane_4_load_data_0),
    .load_data_1(lane_4_load_data_1),
    .load_data_2(lane_4_load_data_2),
    .load_data_3(lane_4_load_data_3),
    .load_high(lane_4_load_high),
    .clear(lane_4_clear),
    .load_count(lane_4_load_count),
    .count(count_count),
    .source(decode_address),
    .m0(current_m0),
    .number(numbers_number_4),
    .offset(lane_4_offset),
    .dword(lane_4_dword),
    .step(lane_4_step),
    .size(decode_size),
    .high(decode_high),
    .result_dword(writer_dword),
    .result_format(writer_format),
    .upper_part(upper_part),
    .stores(store),
    .base(current_lds_base),
    .limit(current_lds_size),
    .crosses_lanes(work_crosses),
    .named(lane_4_named),
    .swizzles(lane_4_swizzles),
    .swizzle_source(numbers_source_4),
    .wave64(current_wave64),
    .simd(simd),
    .blank(lane_4_blank),
    .conditional(decode_conditional),
    .computed(lane_4_computed),
    .computes(lane_4_computes),
    .active(writer_lane_4),
    .loads(lane_4_loads),
    .word(loaded_4),
    .stack_0(stack_0_stack),
    .stack_address_0(stack_lane_4_address),
    .flat(decode_flat),
    .inside_(lane_4_inside),
    .request_bank(request_4_bank),
    .request_row(request_4_row),
    .request_data(request_4_data),
    .request_bytes(request_4_bytes),
    .bytes(lane_4_bytes),
    .has_upper(lane_4_has_upper),
    .result(lane_4_result),
    .result_bytes(write_bytes_4),
    .memory(lane_4_memory),
    .operand_0(lane_4_operand_0),
    .operand_1(lane_4_operand_1)
  );

  lds_lane lane_5 (
    .clock(clock),
    .vgpr(vgpr_5),
    .load_address(lane_5_load_address),
    .load_data_0(lane_5_load_data_0),
    .load_data_1(lane_5_load_data_1),
    .load_data_2(lane_5_load_data_2),
    .load_data_3(lane_5_load_data_3),
    .load_high(lane_5_load_high),
    .clear(lane_5_clear),
    .load_count(lane_5_load_count),
    .count(count_count),
    .source(decode_address),
    .m0(current_m0),
    .number(numbers_number_5),
    .offset(lane_5_offset),
    .dword(lane_5_dword),
    .step(lane_5_step),
    .size(decode_size),
    .high(decode_high),
    .result_dword(writer_dword),
    .result_format(writer_format),
    .upper_part(upper_part),
    .stores(store),
    .base(current_lds_base),
    .limit(current_lds_size),
    .crosses_lanes(work_crosses),
    .named(lane_5_named),
    .swizzles(lane_5_swizzles),
    .swizzle_source(numbers_source_5),
    .wave64(current_wave64),
    .simd(simd),
    .blank(lane_5_blank),
    .conditional(decode_conditional),
    .computed(lane_5_computed),
    .computes(lane_5_computes),
    .active(writer_lane_5),
    .loads(lane_5_loads),
    .word(loaded_5),
    .stack_0(stack_0_stack),
    .stack_address_0(stack_lane_5_address),
    .flat(decode_flat),
    .inside_(lane_5_inside),
    .request_bank(request_5_bank),
    .request_row(request_5_row),
    .request_data(request_5_data),
    .request_bytes(request_5_bytes),
    .bytes(lane_5_bytes),
    .has_upper(lane_5_has_upper),
    .result(lane_5_result),
    .result_bytes(write_bytes_5),
    .memory(lane_5_memory),
    .operand_0(lane_5_operand_0),
    .operand_1(lane_5_operand_1)
  );

  lds_lane lane_6 (
    .clock(clock),
    .vgpr(vgpr_6),
    .load_address(lane_6_load_address),
    .load_data_0(lane_6_load_data_0),
    .load_data_1(lane_6_load_data_1),
    .load_data_2(lane_6_load_data_2),
    .load_data_3(lane_6_load_data_3),
    .load_high(lane_6_load_high),
    .clear(lane_6_clear),
    .load_count(lane_6_load_count),
    .count(count_count),
    .source(decode_address),
    .m0(current_m0),
    .number(numbers_number_6),
    .offset(lane_6_offset),
    .dword(lane_6_dword),
    .step(lane_6_step),
    .size(decode_size),
    .high(decode_high),
    .result_dword(writer_dword),
    .result_format(writer_format),
    .upper_part(upper_part),
    .stores(store),
    .base(current_lds_base),
    .limit(current_lds_size),
    .crosses_lanes(work_crosses),
    .named(lane_6_named),
    .swizzles(lane_6_swizzles),
    .swizzle_source(numbers_source_6),
    .wave64(current_wave64),
    .simd(simd),
    .blank(lane_6_blank),
    .conditional(decode_conditional),
    .computed(lane_6_computed),
    .computes(lane_6_computes),
    .active(writer_lane_6),
    .loads(lane_6_loads),
    .word(loaded_6),
    .stack_0(stack_0_stack),
    .stack_address_0(stack_lane_6_address),
    .flat(decode_flat),
    .inside_(lane_6_inside),
    .request_bank(request_6_bank),
    .request_row(request_6_row),
    .request_data(request_6_data),
    .request_bytes(request_6_bytes),
    .bytes(lane_6_bytes),
    .has_upper(lane_6_has_upper),
    .result(lane_6_result),
    .result_bytes(write_bytes_6),
    .memory(lane_6_memory),
    .operand_0(lane_6_operand_0),
    .operand_1(lane_6_operand_1)
  );

  lds_lane lane_7 (
    .clock(clock),
    .vgpr(vgpr_7),
    .load_address(lane_7_load_address),
    .load_data_0(lane_7_load_data_0),
    .load_data_1(lane_7_load_data_1),
    .load_data_2(lane_7_load_data_2),
    .load_data_3(lane_7_load_data_3),
    .load_high(lane_7_load_high),
    .clear(lane_7_clear),
    .load_count(lane_7_load_count),
    .count(count_count),
    .source(decode_address),
    .m0(current_m0),
    .number(numbers_number_7),
    .offset(lane_7_offset),
    .dword(lane_7_dword),
    .step(lane_7_step),
    .size(decode_size),
    .high(decode_high),
    .result_dword(writer_dword),
    .result_format(writer_format),
    .upper_part(upper_part),
    .stores(store),
    .base(current_lds_base),
    .limit(current_lds_size),
    .crosses_lanes(work_crosses),
    .named(lane_7_named),
    .swizzles(lane_7_swizzles),
    .swizzle_source(numbers_source_7),
    .wave64(current_wave64),
    .simd(simd),
    .blank(lane_7_blank),
    .conditional(decode_conditional),
    .computed(lane_7_computed),
    .computes(lane_7_computes),
    .active(writer_lane_7),
    .loads(lane_7_loads),
    .word(loaded_7),
    .stack_0(stack_0_stack),
    .stack_address_0(stack_lane_7_address),
    .flat(decode_flat),
    .inside_(lane_7_inside),
    .request_bank(request_7_bank),
    .request_row(request_7_row),
    .request_data(request_7_data),
    .request_bytes(request_7_bytes),
    .bytes(lane_7_bytes),
    .has_upper(lane_7_has_upper),
    .result(lane_7_result),
    .result_bytes(write_bytes_7),
    .memory(lane_7_memory),
    .operand_0(lane_7_operand_0),
    .operand_1(lane_7_operand_1)
  );

  lds_lane lane_8 (
    .clock(clock),
    .vgpr(vgpr_8),
    .load_address(lane_8_load_address),
    .load_data_0(lane_8_load_data_0),
    .load_data_1(lane_8_load_data_1),
    .load_data_2(lane_8_load_data_2),
    .load_data_3(lane_8_load_data_3),
    .load_high(lane_8_load_high),
    .clear(lane_8_clear),
    .load_count(lane_8_load_count),
    .count(count_count),
    .source(decode_address),
    .m0(current_m0),
    .number(numbers_number_8),
    .offset(lane_8_offset),
    .dword(lane_8_dword),
    .step(lane_8_step),
    .size(decode_size),
    .high(decode_high),
    .result_dword(writer_dword),
    .result_format(writer_format),
    .upper_part(upper_part),
    .stores(store),
    .base(current_lds_base),
    .limit(current_lds_size),
    .crosses_lanes(work_crosses),
    .named(lane_8_named),
    .swizzles(lane_8_swizzles),
    .swizzle_source(numbers_source_8),
    .wave64(current_wave64),
    .simd(simd),
    .blank(lane_8_blank),
    .conditional(decode_conditional),
    .computed(lane_8_computed),
    .computes(lane_8_computes),
    .active(writer_lane_8),
    .loads(lane_8_loads),
    .word(loaded_8),
    .stack_0(stack_0_stack),
    .stack_address_0(stack_lane_8_address),
    .flat(decode_flat),
    .inside_(lane_8_inside),
    .request_bank(request_8_bank),
    .request_row(request_8_row),
    .request_data(request_8_data),
    .request_bytes(request_8_bytes),
    .bytes(lane_8_bytes),
    .has_upper(lane_8_has_upper),
    .result(lane_8_result),
    .result_bytes(write_bytes_8),
    .memory(lane_8_memory),
    .operand_0(lane_8_operand_0),
    .operand_1(lane_8_operand_1)
  );

  lds_lane lane_9 (
    .clock(clock),
    .vgpr(vgpr_9),
    .load_address(lane_9_load_address),
    .load_data_0(lane_9_load_data_0),
    .load_data_1(lane_9_load_data_1),
    .load_data_2(lane_9_load_data_2),
    .load_data_3(lane_9_load_data_3),
    .load_high(lane_9_load_high),
    .clear(lane_9_clear),
    .load_count(lane_9_load_count),
    .count(count_count),
    .source(decode_address),
    .m0(current_m0),
    .number(numbers_number_9),
    .offset(lane_9_offset),
    .dword(lane_9_dword),
    .step(lane_9_step),
    .size(decode_size),
    .high(decode_high),
    .result_dword(writer_dword),
    .result_format(writer_format),
    .upper_part(upper_part),
    .stores(store),
    .base(current_lds_base),
    .limit(current_lds_size),
    .crosses_lanes(work_crosses),
    .named(lane_9_named),
    .swizzles(lane_9_swizzles),
    .swizzle_source(numbers_source_9),
    .wave64(current_wave64),
    .simd(simd),
    .blank(lane_9_blank),
    .conditional(decode_conditional),
    .computed(lane_9_computed),
    .computes(lane_9_computes),
    .active(writer_lane_9),
    .loads(lane_9_loads),
    .word(loaded_9),
    .stack_0(stack_0_stack),
    .stack_address_0(stack_lane_9_address),
    .flat(decode_flat),
    .inside_(lane_9_inside),
    .request_bank(request_9_bank),
    .request_row(request_9_row),
    .request_data(request_9_data),
    .request_bytes(request_9_bytes),
    .bytes(lane_9_bytes),
    .has_upper(lane_9_has_upper),
    .result(lane_9_result),
    .result_bytes(write_bytes_9),
    .memory(lane_9_memory),
    .operand_0(lane_9_operand_0),
    .operand_1(lane_9_operand_1)
  );

  lds_lane lane_10 (
    .clock(clock),
    .vgpr(vgpr_10),
    .load_address(lane_10_load_address),
    .load_data_0(lane_10_load_data_0),
    .load_data_1(lane_10_load_data_1),
    .load_data_2(lane_10_load_data_2),
    .load_data_3(lane_10_load_data_3),
    .load_high(lane_10_load_high),
    .clear(lane_10_clear),
    .load_count(lane_10_load_count),
    .count(count_count),
    .source(decode_address),
    .m0(current_m0),
    .number(numbers_number_10),
    .offset(lane_10_offset),
    .dword(lane_10_dword),
    .step(lane_10_step),
    .size(decode_size),
    .high(decode_high),
    .result_dword(writer_dword),
    .result_format(writer_format),
    .upper_part(upper_part),
    .stores(store),
    .base(current_lds_base),
    .limit(current_lds_size),
    .crosses_lanes(work_crosses),
    .named(lane_10_named),
    .swizzles(lane_10_swizzles),
    .swizzle_source(numbers_source_10),
    .wave64(current_wave64),
    .simd(simd),
    .blank(lane_10_blank),
    .conditional(decode_conditional),
    .computed(lane_10_computed),
    .computes(lane_10_computes),
    .active(writer_lane_10),
    .loads(lane_10_loads),
    .word(loaded_10),
    .stack_0(stack_0_stack),
    .stack_address_0(stack_lane_10_address),
    .flat(decode_flat),
    .inside_(lane_10_inside),
    .request_bank(request_10_bank),
    .request_row(request_10_row),
    .request_data(request_10_data),
    .request_bytes(request_10_bytes),
    .bytes(lane_10_bytes),
    .has_upper(lane_10_has_upper),
    .result(lane_10_result),
    .result_bytes(write_bytes_10),
    .memory(lane_10_memory),
    .operand_0(lane_10_operand_0),
    .operand_1(lane_10_operand_1)
  );

  lds_lane lane_11 (
    .clock(clock),
    .vgpr(vgpr_11),
    .load_address(lane_11_load_address),
    .load_data_0(lane_11_load_data_0),
    .load_data_1(lane_11_load_data_1),
    .load_data_2(lane_11_load_data_2),
    .load_data_3(lane_11_load_data_3),
    .load_high(lane_11_load_high),
    .clear(lane_11_clear),
    .load_count(lane_11_load_count),
    .count(count_count),
    .source(decode_address),
    .m0(current_m0),
    .number(numbers_number_11),
    .offset(lane_11_offset),
    .dword(lane_11_dword),
    .step(lane_11_step),
    .size(decode_size),
    .high(decode_high),
    .result_dword(writer_dword),
    .result_format(writer_format),
    .upper_part(upper_part),
    .stores(store),
    .base(current_lds_base),
    .limit(current_lds_size),
    .crosses_lanes(work_crosses),
    .named(lane_11_named),
    .swizzles(lane_11_swizzles),
    .swizzle_source(numbers_source_11),
    .wave64(current_wave64),
    .simd(simd),
    .blank(lane_11_blank),
    .conditional(decode_conditional),
    .computed(lane_11_computed),
    .computes(lane_11_computes),
    .active(writer_lane_11),
    .loads(lane_11_loads),
    .word(loaded_11),
    .stack_0(stack_0_stack),
    .stack_address_0(stack_lane_11_address),
    .flat(decode_flat),
    .inside_(lane_11_inside),
    .request_bank(request_11_bank),
    .request_row(request_11_row),
    .request_data(request_11_data),
    .request_bytes(request_11_bytes),
    .bytes(lane_11_bytes),
    .has_upper(lane_11_has_upper),
    .result(lane_11_result),
    .result_bytes(write_bytes_11),
    .memory(lane_11_memory),
    .operand_0(lane_11_operand_0),
    .operand_1(lane_11_operand_1)
  );

  lds_lane lane_12 (
    .clock(clock),
    .vgpr(vgpr_12),
    .load_address(lane_12_load_address),
    .load_data_0(lane_12_load_data_0),
    .load_data_1(lane_12_load_data_1),
    .load_data_2(lane_12_load_data_2),
    .load_data_3(lane_12_load_data_3),
    .load_high(lane_12_load_high),
    .clear(lane_12_clear),
    .load_count(lane_12_load_count),
    .count(count_count),
    .source(decode_address),
    .m0(current_m0),
    .number(numbers_number_12),
    .offset(lane_12_offset),
    .dword(lane_12_dword),
    .step(lane_12_step),
    .size(decode_size),
    .high(decode_high),
    .result_dword(writer_dword),
    .result_format(writer_format),
    .upper_part(upper_part),
    .stores(store),
    .base(current_lds_base),
    .limit(current_lds_size),
    .crosses_lanes(work_crosses),
    .named(lane_12_named),
    .swizzles(lane_12_swizzles),
    .swizzle_source(numbers_source_12),
    .wave64(current_wave64),
    .simd(simd),
    .blank(lane_12_blank),
    .conditional(decode_conditional),
    .computed(lane_12_computed),
    .computes(lane_12_computes),
    .active(writer_lane_12),
    .loads(lane_12_loads),
    .word(loaded_12),
    .stack_0(stack_0_stack),
    .stack_address_0(stack_lane_12_address),
    .flat(decode_flat),
    .inside_(lane_12_inside),
    .request_bank(request_12_bank),
    .request_row(request_12_row),
    .request_data(request_12_data),
    .request_bytes(request_12_bytes),
    .bytes(lane_12_bytes),
    .has_upper(lane_12_has_upper),
    .result(lane_12_result),
    .result_bytes(write_bytes_12),
    .memory(lane_12_memory),
    .operand_0(lane_12_operand_0),
    .operand_1(lane_12_operand_1)
  );

  lds_lane lane_13 (
    .clock(clock),
    .vgpr(vgpr_13),
    .load_address(lane_13_load_address),
    .load_data_0(lane_13_load_data_0),
    .load_data_1(lane_13_load_data_1),
    .load_data_2(lane_13_load_data_2),
    .load_data_3(lane_13_load_data_3),
    .load_high(lane_13_load_high),
    .clear(lane_13_clear),
    .load_count(lane_13_load_count),
    .count(count_count),
    .source(decode_address),
    .m0(current_m0),
    .number(numbers_number_13),
    .offset(lane_13_offset),
    .dword(lane_13_dword),
    .step(lane_13_step),
    .size(decode_size),
    .high(decode_high),
    .result_dword(writer_dword),
    .result_format(writer_format),
    .upper_part(upper_part),
    .stores(store),
    .base(current_lds_base),
    .limit(current_lds_size),
    .crosses_lanes(work_crosses),
    .named(lane_13_named),
    .swizzles(lane_13_swizzles),
    .swizzle_source(numbers_source_13),
    .wave64(current_wave64),
    .simd(simd),
    .blank(lane_13_blank),
    .conditional(decode_conditional),
    .computed(lane_13_computed),
    .computes(lane_13_computes),
    .active(writer_lane_13),
    .loads(lane_13_loads),
    .word(loaded_13),
    .stack_0(stack_0_stack),
    .stack_address_0(stack_lane_13_address),
    .flat(decode_flat),
    .inside_(lane_13_inside),
    .request_bank(request_13_bank),
    .request_row(request_13_row),
    .request_data(request_13_data),
    .request_bytes(request_13_bytes),
    .bytes(lane_13_bytes),
    .has_upper(lane_13_has_upper),
    .result(lane_13_result),
    .result_bytes(write_bytes_13),
    .memory(lane_13_memory),
    .operand_0(lane_13_operand_0),
    .operand_1(lane_13_operand_1)
  );

  lds_lane lane_14 (
    .clock(clock),
    .vgpr(vgpr_14),
    .load_address(lane_14_load_address),
    .load_data_0(lane_14_load_data_0),
    .load_data_1(lane_14_load_data_1),
    .load_data_2(lane_14_load_data_2),
    .load_data_3(lane_14_load_data_3),
    .load_high(lane_14_load_high),
    .clear(lane_14_clear),
    .load_count(lane_14_load_count),
    .count(count_count),
    .source(decode_address),
    .m0(current_m0),
    .number(numbers_number_14),
    .offset(lane_14_offset),
    .dword(lane_14_dword),
    .step(lane_14_step),
    .size(decode_size),
    .high(decode_high),
    .result_dword(writer_dword),
    .result_format(writer_format),
    .upper_part(upper_part),
    .stores(store),
    .base(current_lds_base),
    .limit(current_lds_size),
    .crosses_lanes(work_crosses),
    .named(lane_14_named),
    .swizzles(lane_14_swizzles),
    .swizzle_source(numbers_source_14),
    .wave64(current_wave64),
    .simd(simd),
    .blank(lane_14_blank),
    .conditional(decode_conditional),
    .computed(lane_14_computed),
    .computes(lane_14_computes),
    .active(writer_lane_14),
    .loads(lane_14_loads),
    .word(loaded_14),
    .stack_0(stack_0_stack),
    .stack_address_0(stack_lane_14_address),
    .flat(decode_flat),
    .inside_(lane_14_inside),
    .request_bank(request_14_bank),
    .request_row(request_14_row),
    .request_data(request_14_data),
    .request_bytes(request_14_bytes),
    .bytes(lane_14_bytes),
    .has_upper(lane_14_has_upper),
    .result(lane_14_result),
    .result_bytes(write_bytes_14),
    .memory(lane_14_memory),
    .operand_0(lane_14_operand_0),
    .operand_1(lane_14_operand_1)
  );

  lds_lane lane_15 (
    .clock(clock),
    .vgpr(vgpr_15),
    .load_address(lane_15_load_address),
    .load_data_0(lane_15_load_data_0),
    .load_data_1(lane_15_load_data_1),
    .load_data_2(lane_15_load_data_2),
    .load_data_3(lane_15_load_data_3),
    .load_high(lane_15_load_high),
    .clear(lane_15_clear),
    .load_count(lane_15_load_count),
    .count(count_count),
    .source(decode_address),
    .m0(current_m0),
    .number(numbers_number_15),
    .offset(lane_15_offset),
    .dword(lane_15_dword),
    .step(lane_15_step),
    .size(decode_size),
    .high(decode_high),
    .result_dword(writer_dword),
    .result_format(writer_format),
    .upper_part(upper_part),
    .stores(store),
    .base(current_lds_base),
    .limit(current_lds_size),
    .crosses_lanes(work_crosses),
    .named(lane_15_named),
    .swizzles(lane_15_swizzles),
    .swizzle_source(numbers_source_15),
    .wave64(current_wave64),
    .simd(simd),
    .blank(lane_15_blank),
    .conditional(decode_conditional),
    .computed(lane_15_computed),
    .computes(lane_15_computes),
    .active(writer_lane_15),
    .loads(lane_15_loads),
    .word(loaded_15),
    .stack_0(stack_0_stack),
    .stack_address_0(stack_lane_15_address),
    .flat(decode_flat),
    .inside_(lane_15_inside),
    .request_bank(request_15_bank),
    .request_row(request_15_row),
    .request_data(request_15_data),
    .request_bytes(request_15_bytes),
    .bytes(lane_15_bytes),
    .has_upper(lane_15_has_upper),
    .result(lane_15_result),
    .result_bytes(write_bytes_15),
    .memory(lane_15_memory),
    .operand_0(lane_15_operand_0),
    .operand_1(lane_15_operand_1)
  );

  lds_lane lane_16 (
    .clock(clock),
    .vgpr(vgpr_16),
    .load_address(lane_16_load_address),
    .load_data_0(lane_16_load_data_0),
    .load_data_1(lane_16_load_data_1),
    .load_data_2(lane_16_load_data_2),
    .load_data_3(lane_16_load_data_3),
    .load_high(lane_16_load_high),
    .clear(lane_16_clear),
    .load_count(lane_16_load_count),
    .count(count_count),
    .source(decode_address),
    .m0(current_m0),
    .number(numbers_number_16),
    .offset(lane_16_offset),
    .dword(lane_16_dword),
    .step(lane_16_step),
    .size(decode_size),
    .high(decode_high),
    .result_dword(writer_dword),
    .result_format(writer_format),
    .upper_part(upper_part),
    .stores(store),
    .base(current_lds_base),
    .limit(current_lds_size),
    .crosses_lanes(work_crosses),
    .named(lane_16_named),
    .swizzles(lane_16_swizzles),
    .swizzle_source(numbers_source_16),
    .wave64(current_wave64),
    .simd(simd),
    .blank(lane_16_blank),
    .conditional(decode_conditional),
    .computed(lane_16_computed),
    .computes(lane_16_computes),
    .active(writer_lane_16),
    .loads(lane_16_loads),
    .word(loaded_16),
    .stack_0(stack_0_stack),
    .stack_address_0(stack_lane_16_address),
    .flat(decode_flat),
    .inside_(lane_16_inside),
    .request_bank(request_16_bank),
    .request_row(request_16_row),
    .request_data(request_16_data),
    .request_bytes(request_16_bytes),
    .bytes(lane_16_bytes),
    .has_upper(lane_16_has_upper),
    .result(lane_16_result),
    .result_bytes(write_bytes_16),
    .memory(lane_16_memory),
    .operand_0(lane_16_operand_0),
    .operand_1(lane_16_operand_1)
  );

  lds_lane lane_17 (
    .clock(clock),
    .vgpr(vgpr_17),
    .load_address(lane_17_load_address),
    .load_data_0(lane_17_load_data_0),
    .load_data_1(lane_17_load_data_1),
    .load_data_2(lane_17_load_data_2),
    .load_data_3(lane_17_load_data_3),
    .load_high(lane_17_load_high),
    .clear(lane_17_clear),
    .load_count(lane_17_load_count),
    .count(count_count),
    .source(decode_address),
    .m0(current_m0),
    .number(numbers_number_17),
    .offset(lane_17_offset),
    .dword(lane_17_dword),
    .step(lane_17_step),
    .size(decode_size),
    .high(decode_high),
    .result_dword(writer_dword),
    .result_format(writer_format),
    .upper_part(upper_part),
    .stores(store),
    .base(current_lds_base),
    .limit(current_lds_size),
    .crosses_lanes(work_crosses),
    .named(lane_17_named),
    .swizzles(lane_17_swizzles),
    .swizzle_source(numbers_source_17),
    .wave64(current_wave64),
    .simd(simd),
    .blank(lane_17_blank),
    .conditional(decode_conditional),
    .computed(lane_17_computed),
    .computes(lane_17_computes),
    .active(writer_lane_17),
    .loads(lane_17_loads),
    .word(loaded_17),
    .stack_0(stack_0_stack),
    .stack_address_0(stack_lane_17_address),
    .flat(decode_flat),
    .inside_(lane_17_inside),
    .request_bank(request_17_bank),
    .request_row(request_17_row),
    .request_data(request_17_data),
    .request_bytes(request_17_bytes),
    .bytes(lane_17_bytes),
    .has_upper(lane_17_has_upper),
    .result(lane_17_result),
    .result_bytes(write_bytes_17),
    .memory(lane_17_memory),
    .operand_0(lane_17_operand_0),
    .operand_1(lane_17_operand_1)
  );

  lds_lane lane_18 (
    .clock(clock),
    .vgpr(vgpr_18),
    .load_address(lane_18_load_address),
    .load_data_0(lane_18_load_data_0),
    .load_data_1(lane_18_load_data_1),
    .load_data_2(lane_18_load_data_2),
    .load_data_3(lane_18_load_data_3),
    .load_high(lane_18_load_high),
    .clear(lane_18_clear),
    .load_count(lane_18_load_count),
    .count(count_count),
    .source(decode_address),
    .m0(current_m0),
    .number(numbers_number_18),
    .offset(lane_18_offset),
    .dword(lane_18_dword),
    .step(lane_18_step),
    .size(decode_size),
    .high(decode_high),
    .result_dword(writer_dword),
    .result_format(writer_format),
    .upper_part(upper_part),
    .stores(store),
    .base(current_lds_base),
    .limit(current_lds_size),
    .crosses_lanes(work_crosses),
    .named(lane_18_named),
    .swizzles(lane_18_swizzles),
    .swizzle_source(numbers_source_18),
    .wave64(current_wave64),
    .simd(simd),
    .blank(lane_18_blank),
    .conditional(decode_conditional),
    .computed(lane_18_computed),
    .computes(lane_18_computes),
    .active(writer_lane_18),
    .loads(lane_18_loads),
    .word(loaded_18),
    .stack_0(stack_0_stack),
    .stack_address_0(stack_lane_18_address),
    .flat(decode_flat),
    .inside_(lane_18_inside),
    .request_bank(request_18_bank),
    .request_row(request_18_row),
    .request_data(request_18_data),
    .request_bytes(request_18_bytes),
    .bytes(lane_18_bytes),
    .has_upper(lane_18_has_upper),
    .result(lane_18_result),
    .result_bytes(write_bytes_18),
    .memory(lane_18_memory),
    .operand_0(lane_18_operand_0),
    .operand_1(lane_18_operand_1)
  );

  lds_lane lane_19 (
    .clock(clock),
    .vgpr(vgpr_19),
    .load_address(lane_19_load_address),
    .load_data_0(lane_19_load_data_0),
    .load_data_1(lane_19_load_data_1),
    .load_data_2(lane_19_load_data_2),
    .load_data_3(lane_19_load_data_3),
    .load_high(lane_19_load_high),
    .clear(lane_19_clear),
    .load_count(lane_19_load_count),
    .count(count_count),
    .source(decode_address),
    .m0(current_m0),
    .number(numbers_number_19),
    .offset(lane_19_offset),
    .dword(lane_19_dword),
    .step(lane_19_step),
    .size(decode_size),
    .high(decode_high),
    .result_dword(writer_dword),
    .result_format(writer_format),
    .upper_part(upper_part),
    .stores(store),
    .base(current_lds_base),
    .limit(current_lds_size),
    .crosses_lanes(work_crosses),
    .named(lane_19_named),
    .swizzles(lane_19_swizzles),
    .swizzle_source(numbers_source_19),
    .wave64(current_wave64),
    .simd(simd),
    .blank(lane_19_blank),
    .conditional(decode_conditional),
    .computed(lane_19_computed),
    .computes(lane_19_computes),
    .active(writer_lane_19),
    .loads(lane_19_loads),
    .word(loaded_19),
    .stack_0(stack_0_stack),
    .stack_address_0(stack_lane_19_address),
    .flat(decode_flat),
    .inside_(lane_19_inside),
    .request_bank(request_19_bank),
    .request_row(request_19_row),
    .request_data(request_19_data),
    .request_bytes(request_19_bytes),
    .bytes(lane_19_bytes),
    .has_upper(lane_19_has_upper),
    .result(lane_19_result),
    .result_bytes(write_bytes_19),
    .memory(lane_19_memory),
    .operand_0(lane_19_operand_0),
    .operand_1(lane_19_operand_1)
  );

  lds_lane lane_20 (
    .clock(clock),
    .vgpr(vgpr_20),
    .load_address(lane_20_load_address),
    .load_data_0(lane_20_load_data_0),
    .load_data_1(lane_20_load_data_1),
    .load_data_2(lane_20_load_data_2),
    .load_data_3(lane_20_load_data_3),
    .load_high(lane_20_load_high),
    .clear(lane_20_clear),
    .load_count(lane_20_load_count),
    .count(count_count),
    .source(decode_address),
    .m0(current_m0),
    .number(numbers_number_20),
    .offset(lane_20_offset),
    .dword(lane_20_dword),
    .step(lane_20_step),
    .size(decode_size),
    .high(decode_high),
    .result_dword(writer_dword),
    .result_format(writer_format),
    .upper_part(upper_part),
    .stores(store),
    .base(current_lds_base),
    .limit(current_lds_size),
    .crosses_lanes(work_crosses),
    .named(lane_20_named),
    .swizzles(lane_20_swizzles),
    .swizzle_source(numbers_source_20),
    .wave64(current_wave64),
    .simd(simd),
    .blank(lane_20_blank),
    .conditional(decode_conditional),
    .computed(lane_20_computed),
    .computes(lane_20_computes),
    .active(writer_lane_20),
    .loads(lane_20_loads),
    .word(loaded_20),
    .stack_0(stack_0_stack),
    .stack_address_0(stack_lane_20_address),
    .flat(decode_flat),
    .inside_(lane_20_inside),
    .request_bank(request_20_bank),
    .request_row(request_20_row),
    .request_data(request_20_data),
    .request_bytes(request_20_bytes),
    .bytes(lane_20_bytes),
    .has_upper(lane_20_has_upper),
    .result(lane_20_result),
    .result_bytes(write_bytes_20),
    .memory(lane_20_memory),
    .operand_0(lane_20_operand_0),
    .operand_1(lane_20_operand_1)
  );

  lds_lane lane_21 (
    .clock(clock),
    .vgpr(vgpr_21),
    .load_address(lane_21_load_address),
    .load_data_0(lane_21_load_data_0),
    .load_data_1(lane_21_load_data_1),
    .load_data_2(lane_21_load_data_2),
    .load_data_3(lane_21_load_data_3),
    .load_high(lane_21_load_high),
    .clear(lane_21_clear),
    .load_count(lane_21_load_count),
    .count(count_count),
    .source(decode_address),
    .m0(current_m0),
    .number(numbers_number_21),
    .offset(lane_21_offset),
    .dword(lane_21_dword),
    .step(lane_21_step),
    .size(decode_size),
    .high(decode_high),
    .result_dword(writer_dword),
    .result_format(writer_format),
    .upper_part(upper_part),
    .stores(store),
    .base(current_lds_base),
    .limit(current_lds_size),
    .crosses_lanes(work_crosses),
    .named(lane_21_named),
    .swizzles(lane_21_swizzles),
    .swizzle_source(numbers_source_21),
    .wave64(current_wave64),
    .simd(simd),
    .blank(lane_21_blank),
    .conditional(decode_conditional),
    .computed(lane_21_computed),
    .computes(lane_21_computes),
    .active(writer_lane_21),
    .loads(lane_21_loads),
    .word(loaded_21),
    .stack_0(stack_0_stack),
    .stack_address_0(stack_lane_21_address),
    .flat(decode_flat),
    .inside_(lane_21_inside),
    .request_bank(request_21_bank),
    .request_row(request_21_row),
    .request_data(request_21_data),
    .request_bytes(request_21_bytes),
    .bytes(lane_21_bytes),
    .has_upper(lane_21_has_upper),
    .result(lane_21_result),
    .result_bytes(write_bytes_21),
    .memory(lane_21_memory),
    .operand_0(lane_21_operand_0),
    .operand_1(lane_21_operand_1)
  );

  lds_lane lane_22 (
    .clock(clock),
    .vgpr(vgpr_22),
    .load_address(lane_22_load_address),
    .load_data_0(lane_22_load_data_0),
    .load_data_1(lane_22_load_data_1),
    .load_data_2(lane_22_load_data_2),
    .load_data_3(lane_22_load_data_3),
    .load_high(lane_22_load_high),
    .clear(lane_22_clear),
    .load_count(lane_22_load_count),
    .count(count_count),
    .source(decode_address),
    .m0(current_m0),
    .number(numbers_number_22),
    .offset(lane_22_offset),
    .dword(lane_22_dword),
    .step(lane_22_step),
    .size(decode_size),
    .high(decode_high),
    .result_dword(writer_dword),
    .result_format(writer_format),
    .upper_part(upper_part),
    .stores(store),
    .base(current_lds_base),
    .limit(current_lds_size),
    .crosses_lanes(work_crosses),
    .named(lane_22_named),
    .swizzles(lane_22_swizzles),
    .swizzle_source(numbers_source_22),
    .wave64(current_wave64),
    .simd(simd),
    .blank(lane_22_blank),
    .conditional(decode_conditional),
    .computed(lane_22_computed),
    .computes(lane_22_computes),
    .active(writer_lane_22),
    .loads(lane_22_loads),
    .word(loaded_22),
    .stack_0(stack_0_stack),
    .stack_address_0(stack_lane_22_address),
    .flat(decode_flat),
    .inside_(lane_22_inside),
    .request_bank(request_22_bank),
    .request_row(request_22_row),
    .request_data(request_22_data),
    .request_bytes(request_22_bytes),
    .bytes(lane_22_bytes),
    .has_upper(lane_22_has_upper),
    .result(lane_22_result),
    .result_bytes(write_bytes_22),
    .memory(lane_22_memory),
    .operand_0(lane_22_operand_0),
    .operand_1(lane_22_operand_1)
  );

  lds_lane lane_23 (
    .clock(clock),
    .vgpr(vgpr_23),
    .load_address(lane_23_load_address),
    .load_data_0(lane_23_load_data_0),
    .load_data_1(lane_23_load_data_1),
    .load_data_2(lane_23_load_data_2),
    .load_data_3(lane_23_load_data_3),
    .load_high(lane_23_load_high),
    .clear(lane_23_clear),
    .load_count(lane_23_load_count),
    .count(count_count),
    .source(decode_address),
    .m0(current_m0),
    .number(numbers_number_23),
    .offset(lane_23_offset),
    .dword(lane_23_dword),
    .step(lane_23_step),
    .size(decode_size),
    .high(decode_high),
    .result_dword(writer_dword),
    .result_format(writer_format),
    .upper_part(upper_part),
    .stores(store),
    .base(current_lds_base),
    .limit(current_lds_size),
    .crosses_lanes(work_crosses),
    .named(lane_23_named),
    .swizzles(lane_23_swizzles),
    .swizzle_source(numbers_source_23),
    .wave64(current_wave64),
    .simd(simd),
    .blank(lane_23_blank),
    .conditional(decode_conditional),
    .computed(lane_23_computed),
    .computes(lane_23_computes),
    .active(writer_lane_23),
    .loads(lane_23_loads),
    .word(loaded_23),
    .stack_0(stack_0_stack),
    .stack_address_0(stack_lane_23_address),
    .flat(decode_flat),
    .inside_(lane_23_inside),
    .request_bank(request_23_bank),
    .request_row(request_23_row),
    .request_data(request_23_data),
    .request_bytes(request_23_bytes),
    .bytes(lane_23_bytes),
    .has_upper(lane_23_has_upper),
    .result(lane_23_result),
    .result_bytes(write_bytes_23),
    .memory(lane_23_memory),
    .operand_0(lane_23_operand_0),
    .operand_1(lane_23_operand_1)
  );

  lds_lane lane_24 (
    .clock(clock),
    .vgpr(vgpr_24),
    .load_address(lane_24_load_address),
    .load_data_0(lane_24_load_data_0),
    .load_data_1(lane_24_load_data_1),
    .load_data_2(lane_24_load_data_2),
    .load_data_3(lane_24_load_data_3),
    .load_high(lane_24_load_high),
    .clear(lane_24_clear),
    .load_count(lane_24_load_count),
    .count(count_count),
    .source(decode_address),
    .m0(current_m0),
    .number(numbers_number_24),
    .offset(lane_24_offset),
    .dword(lane_24_dword),
    .step(lane_24_step),
    .size(decode_size),
    .high(decode_high),
    .result_dword(writer_dword),
    .result_format(writer_format),
    .upper_part(upper_part),
    .stores(store),
    .base(current_lds_base),
    .limit(current_lds_size),
    .crosses_lanes(work_crosses),
    .named(lane_24_named),
    .swizzles(lane_24_swizzles),
    .swizzle_source(numbers_source_24),
    .wave64(current_wave64),
    .simd(simd),
    .blank(lane_24_blank),
    .conditional(decode_conditional),
    .computed(lane_24_computed),
    .computes(lane_24_computes),
    .active(writer_lane_24),
    .loads(lane_24_loads),
    .word(loaded_24),
    .stack_0(stack_0_stack),
    .stack_address_0(stack_lane_24_address),
    .flat(decode_flat),
    .inside_(lane_24_inside),
    .request_bank(request_24_bank),
    .request_row(request_24_row),
    .request_data(request_24_data),
    .request_bytes(request_24_bytes),
    .bytes(lane_24_bytes),
    .has_upper(lane_24_has_upper),
    .result(lane_24_result),
    .result_bytes(write_bytes_24),
    .memory(lane_24_memory),
    .operand_0(lane_24_operand_0),
    .operand_1(lane_24_operand_1)
  );

  lds_lane lane_25 (
    .clock(clock),
    .vgpr(vgpr_25),
    .load_address(lane_25_load_address),
    .load_data_0(lane_25_load_data_0),
    .load_data_1(lane_25_load_data_1),
    .load_data_2(lane_25_load_data_2),
    .load_data_3(lane_25_load_data_3),
    .load_high(lane_25_load_high),
    .clear(lane_25_clear),
    .load_count(lane_25_load_count),
    .count(count_count),
    .source(decode_address),
    .m0(current_m0),
    .number(numbers_number_25),
    .offset(lane_25_offset),
    .dword(lane_25_dword),
    .step(lane_25_step),
    .size(decode_size),
    .high(decode_high),
    .result_dword(writer_dword),
    .result_format(writer_format),
    .upper_part(upper_part),
    .stores(store),
    .base(current_lds_base),
    .limit(current_lds_size),
    .crosses_lanes(work_crosses),
    .named(lane_25_named),
    .swizzles(lane_25_swizzles),
    .swizzle_source(numbers_source_25),
    .wave64(current_wave64),
    .simd(simd),
    .blank(lane_25_blank),
    .conditional(decode_conditional),
    .computed(lane_25_computed),
    .computes(lane_25_computes),
    .active(writer_lane_25),
    .loads(lane_25_loads),
    .word(loaded_25),
    .stack_0(stack_0_stack),
    .stack_address_0(stack_lane_25_address),
    .flat(decode_flat),
    .inside_(lane_25_inside),
    .request_bank(request_25_bank),
    .request_row(request_25_row),
    .request_data(request_25_data),
    .request_bytes(request_25_bytes),
    .bytes(lane_25_bytes),
    .has_upper(lane_25_has_upper),
    .result(lane_25_result),
    .result_bytes(write_bytes_25),
    .memory(lane_25_memory),
    .operand_0(lane_25_operand_0),
    .operand_1(lane_25_operand_1)
  );

  lds_lane lane_26 (
    .clock(clock),
    .vgpr(vgpr_26),
    .load_address(lane_26_load_address),
    .load_data_0(lane_26_load_data_0),
    .load_data_1(lane_26_load_data_1),
    .load_data_2(lane_26_load_data_2),
    .load_data_3(lane_26_load_data_3),
    .load_high(lane_26_load_high),
    .clear(lane_26_clear),
    .load_count(lane_26_load_count),
    .count(count_count),
    .source(decode_address),
    .m0(current_m0),
    .number(numbers_number_26),
    .offset(lane_26_offset),
    .dword(lane_26_dword),
    .step(lane_26_step),
    .size(decode_size),
    .high(decode_high),
    .result_dword(writer_dword),
    .result_format(writer_format),
    .upper_part(upper_part),
    .stores(store),
    .base(current_lds_base),
    .limit(current_lds_size),
    .crosses_lanes(work_crosses),
    .named(lane_26_named),
    .swizzles(lane_26_swizzles),
    .swizzle_source(numbers_source_26),
    .wave64(current_wave64),
    .simd(simd),
    .blank(lane_26_blank),
    .conditional(decode_conditional),
    .computed(lane_26_computed),
    .computes(lane_26_computes),
    .active(writer_lane_26),
    .loads(lane_26_loads),
    .word(loaded_26),
    .stack_0(stack_0_stack),
    .stack_address_0(stack_lane_26_address),
    .flat(decode_flat),
    .inside_(lane_26_inside),
    .request_bank(request_26_bank),
    .request_row(request_26_row),
    .request_data(request_26_data),
    .request_bytes(request_26_bytes),
    .bytes(lane_26_bytes),
    .has_upper(lane_26_has_upper),
    .result(lane_26_result),
    .result_bytes(write_bytes_26),
    .memory(lane_26_memory),
    .operand_0(lane_26_operand_0),
    .operand_1(lane_26_operand_1)
  );

  lds_lane lane_27 (
    .clock(clock),
    .vgpr(vgpr_27),
    .load_address(lane_27_load_address),
    .load_data_0(lane_27_load_data_0),
    .load_data_1(lane_27_load_data_1),
    .load_data_2(lane_27_load_data_2),
    .load_data_3(lane_27_load_data_3),
    .load_high(lane_27_load_high),
    .clear(lane_27_clear),
    .load_count(lane_27_load_count),
    .count(count_count),
    .source(decode_address),
    .m0(current_m0),
    .number(numbers_number_27),
    .offset(lane_27_offset),
    .dword(lane_27_dword),
    .step(lane_27_step),
    .size(decode_size),
    .high(decode_high),
    .result_dword(writer_dword),
    .result_format(writer_format),
    .upper_part(upper_part),
    .stores(store),
    .base(current_lds_base),
    .limit(current_lds_size),
    .crosses_lanes(work_crosses),
    .named(lane_27_named),
    .swizzles(lane_27_swizzles),
    .swizzle_source(numbers_source_27),
    .wave64(current_wave64),
    .simd(simd),
    .blank(lane_27_blank),
    .conditional(decode_conditional),
    .computed(lane_27_computed),
    .computes(lane_27_computes),
    .active(writer_lane_27),
    .loads(lane_27_loads),
    .word(loaded_27),
    .stack_0(stack_0_stack),
    .stack_address_0(stack_lane_27_address),
    .flat(decode_flat),
    .inside_(lane_27_inside),
    .request_bank(request_27_bank),
    .request_row(request_27_row),
    .request_data(request_27_data),
    .request_bytes(request_27_bytes),
    .bytes(lane_27_bytes),
    .has_upper(lane_27_has_upper),
    .result(lane_27_result),
    .result_bytes(write_bytes_27),
    .memory(lane_27_memory),
    .operand_0(lane_27_operand_0),
    .operand_1(lane_27_operand_1)
  );

  lds_lane lane_28 (
    .clock(clock),
    .vgpr(vgpr_28),
    .load_address(lane_28_load_address),
    .load_data_0(lane_28_load_data_0),
    .load_data_1(lane_28_load_data_1),
    .load_data_2(lane_28_load_data_2),
    .load_data_3(lane_28_load_data_3),
    .load_high(lane_28_load_high),
    .clear(lane_28_clear),
    .load_count(lane_28_load_count),
    .count(count_count),
    .source(decode_address),
    .m0(current_m0),
    .number(numbers_number_28),
    .offset(lane_28_offset),
    .dword(lane_28_dword),
    .step(lane_28_step),
    .size(decode_size),
    .high(decode_high),
    .result_dword(writer_dword),
    .result_format(writer_format),
    .upper_part(upper_part),
    .stores(store),
    .base(current_lds_base),
    .limit(current_lds_size),
    .crosses_lanes(work_crosses),
    .named(lane_28_named),
    .swizzles(lane_28_swizzles),
    .swizzle_source(numbers_source_28),
    .wave64(current_wave64),
    .simd(simd),
    .blank(lane_28_blank),
    .conditional(decode_conditional),
    .computed(lane_28_computed),
    .computes(lane_28_computes),
    .active(writer_lane_28),
    .loads(lane_28_loads),
    .word(loaded_28),
    .stack_0(stack_0_stack),
    .stack_address_0(stack_lane_28_address),
    .flat(decode_flat),
    .inside_(lane_28_inside),
    .request_bank(request_28_bank),
    .request_row(request_28_row),
    .request_data(request_28_data),
    .request_bytes(request_28_bytes),
    .bytes(lane_28_bytes),
    .has_upper(lane_28_has_upper),
    .result(lane_28_result),
    .result_bytes(write_bytes_28),
    .memory(lane_28_memory),
    .operand_0(lane_28_operand_0),
    .operand_1(lane_28_operand_1)
  );

  lds_lane lane_29 (
    .clock(clock),
    .vgpr(vgpr_29),
    .load_address(lane_29_load_address),
    .load_data_0(lane_29_load_data_0),
    .load_data_1(lane_29_load_data_1),
    .load_data_2(lane_29_load_data_2),
    .load_data_3(lane_29_load_data_3),
    .load_high(lane_29_load_high),
    .clear(lane_29_clear),
    .load_count(lane_29_load_count),
    .count(count_count),
    .source(decode_address),
    .m0(current_m0),
    .number(numbers_number_29),
    .offset(lane_29_offset),
    .dword(lane_29_dword),
    .step(lane_29_step),
    .size(decode_size),
    .high(decode_high),
    .result_dword(writer_dword),
    .result_format(writer_format),
    .upper_part(upper_part),
    .stores(store),
    .base(current_lds_base),
    .limit(current_lds_size),
    .crosses_lanes(work_crosses),
    .named(lane_29_named),
    .swizzles(lane_29_swizzles),
    .swizzle_source(numbers_source_29),
    .wave64(current_wave64),
    .simd(simd),
    .blank(lane_29_blank),
    .conditional(decode_conditional),
    .computed(lane_29_computed),
    .computes(lane_29_computes),
    .active(writer_lane_29),
    .loads(lane_29_loads),
    .word(loaded_29),
    .stack_0(stack_0_stack),
    .stack_address_0(stack_lane_29_address),
    .flat(decode_flat),
    .inside_(lane_29_inside),
    .request_bank(request_29_bank),
    .request_row(request_29_row),
    .request_data(request_29_data),
    .request_bytes(request_29_bytes),
    .bytes(lane_29_bytes),
    .has_upper(lane_29_has_upper),
    .result(lane_29_result),
    .result_bytes(write_bytes_29),
    .memory(lane_29_memory),
    .operand_0(lane_29_operand_0),
    .operand_1(lane_29_operand_1)
  );

  lds_lane lane_30 (
    .clock(clock),
    .vgpr(vgpr_30),
    .load_address(lane_30_load_address),
    .load_data_0(lane_30_load_data_0),
    .load_data_1(lane_30_load_data_1),
    .load_data_2(lane_30_load_data_2),
    .load_data_3(lane_30_load_data_3),
    .load_high(lane_30_load_high),
    .clear(lane_30_clear),
    .load_count(lane_30_load_count),
    .count(count_count),
    .source(decode_address),
    .m0(current_m0),
    .number(numbers_number_30),
    .offset(lane_30_offset),
    .dword(lane_30_dword),
    .step(lane_30_step),
    .size(decode_size),
    .high(decode_high),
    .result_dword(writer_dword),
    .result_format(writer_format),
    .upper_part(upper_part),
    .stores(store),
    .base(current_lds_base),
    .limit(current_lds_size),
    .crosses_lanes(work_crosses),
    .named(lane_30_named),
    .swizzles(lane_30_swizzles),
    .swizzle_source(numbers_source_30),
    .wave64(current_wave64),
    .simd(simd),
    .blank(lane_30_blank),
    .conditional(decode_conditional),
    .computed(lane_30_computed),
    .computes(lane_30_computes),
    .active(writer_lane_30),
    .loads(lane_30_loads),
    .word(loaded_30),
    .stack_0(stack_0_stack),
    .stack_address_0(stack_lane_30_address),
    .flat(decode_flat),
    .inside_(lane_30_inside),
    .request_bank(request_30_bank),
    .request_row(request_30_row),
    .request_data(request_30_data),
    .request_bytes(request_30_bytes),
    .bytes(lane_30_bytes),
    .has_upper(lane_30_has_upper),
    .result(lane_30_result),
    .result_bytes(write_bytes_30),
    .memory(lane_30_memory),
    .operand_0(lane_30_operand_0),
    .operand_1(lane_30_operand_1)
  );

  lds_lane lane_31 (
    .clock(clock),
    .vgpr(vgpr_31),
    .load_address(lane_31_load_address),
    .load_data_0(lane_31_load_data_0),
    .load_data_1(lane_31_load_data_1),
    .load_data_2(lane_31_load_data_2),
    .load_data_3(lane_31_load_data_3),
    .load_high(lane_31_load_high),
    .clear(lane_31_clear),
    .load_count(lane_31_load_count),
    .count(count_count),
    .source(decode_address),
    .m0(current_m0),
    .number(numbers_number_31),
    .offset(lane_31_offset),
    .dword(lane_31_dword),
    .step(lane_31_step),
    .size(decode_size),
    .high(decode_high),
    .result_dword(writer_dword),
    .result_format(writer_format),
    .upper_part(upper_part),
    .stores(store),
    .base(current_lds_base),
    .limit(current_lds_size),
    .crosses_lanes(work_crosses),
    .named(lane_31_named),
    .swizzles(lane_31_swizzles),
    .swizzle_source(numbers_source_31),
    .wave64(current_wave64),
    .simd(simd),
    .blank(lane_31_blank),
    .conditional(decode_conditional),
    .computed(lane_31_computed),
    .computes(lane_31_computes),
    .active(writer_lane_31),
    .loads(lane_31_loads),
    .word(loaded_31),
    .stack_0(stack_0_stack),
    .stack_address_0(stack_lane_31_address),
    .flat(decode_flat),
    .inside_(lane_31_inside),
    .request_bank(request_31_bank),
    .request_row(request_31_row),
    .request_data(request_31_data),
    .request_bytes(request_31_bytes),
    .bytes(lane_31_bytes),
    .has_upper(lane_31_has_upper),
    .result(lane_31_result),
    .result_bytes(write_bytes_31),
    .memory(lane_31_memory),
    .operand_0(lane_31_operand_0),
    .operand_1(lane_31_operand_1)
  );

  lds_pending pending (
    .working(pending_working),
    .fresh(fresh),
    .upper_part(upper_part),
    .active_0(pending_active_0),
    .active_1(pending_active_1),
    .active_2(pending_active_2),
    .active_3(pending_active_3),
    .active_4(pending_active_4),
    .active_5(pending_active_5),
    .active_6(pending_active_6),
    .active_7(pending_active_7),
    .active_8(pending_active_8),
    .active_9(pending_active_9),
    .active_10(pending_active_10),
    .active_11(pending_active_11),
    .active_12(pending_active_12),
    .active_13(pending_active_13),
    .active_14(pending_active_14),
    .active_15(pending_active_15),
    .active_16(pending_active_16),
    .active_17(pending_active_17),
    .active_18(pending_active_18),
    .active_19(pending_active_19),
    .active_20(pending_active_20),
    .active_21(pending_active_21),
    .active_22(pending_active_22),
    .active_23(pending_active_23),
    .active_24(pending_active_24),
    .active_25(pending_active_25),
    .active_26(pending_active_26),
    .active_27(pending_active_27),
    .active_28(pending_active_28),
    .active_29(pending_active_29),
    .active_30(pending_active_30),
    .active_31(pending_active_31),
    .acts_0(acts_0),
    .acts_1(acts_1),
    .acts_2(acts_2),
    .acts_3(acts_3),
    .acts_4(acts_4),
    .acts_5(acts_5),
    .acts_6(acts_6),
    .acts_7(acts_7),
    .acts_8(acts_8),
    .acts_9(acts_9),
    .acts_10(acts_10),
    .acts_11(acts_11),
    .acts_12(acts_12),
    .acts_13(acts_13),
    .acts_14(acts_14),
    .acts_15(acts_15),
    .acts_16(acts_16),
    .acts_17(acts_17),
    .acts_18(acts_18),
    .acts_19(acts_19),
    .acts_20(acts_20),
    .acts_21(acts_21),
    .acts_22(acts_22),
    .acts_23(acts_23),
    .acts_24(acts_24),
    .acts_25(acts_25),
    .acts_26(acts_26),
    .acts_27(acts_27),
    .acts_28(acts_28),
    .acts_29(acts_29),
    .acts_30(acts_30),
    .acts_31(acts_31),
    .pending_0(waiting_0),
    .pending_1(waiting_1),
    .pending_2(waiting_2),
    .pending_3(waiting_3),
    .pending_4(waiting_4),
    .pending_5(waiting_5),
    .pending_6(waiting_6),
    .pending_7(waiting_7),
    .pending_8(waiting_8),
    .pending_9(waiting_9),
    .pending_10(waiting_10),
    .pending_11(waiting_11),
    .pending_12(waiting_12),
    .pending_13(waiting_13),
    .pending_14(waiting_14),
    .pending_15(waiting_15),
    .pending_16(waiting_16),
    .pending_17(waiting_17),
    .pending_18(waiting_18),
    .pending_19(waiting_19),
    .pending_20(waiting_20),
    .pending_21(waiting_21),
    .pending_22(waiting_22),
    .pending_23(waiting_23),
    .pending_24(waiting_24),
    .pending_25(waiting_25),
    .pending_26(waiting_26),
    .pending_27(waiting_27),
    .pending_28(waiting_28),
    .pending_29(waiting_29),
    .pending_30(waiting_30),
    .pending_31(waiting_31),
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
    .has_upper_0(lane_0_has_upper),
    .has_upper_1(lane_1_has_upper),
    .has_upper_2(lane_2_has_upper),
    .has_upper_3(lane_3_has_upper),
    .has_upper_4(lane_4_has_upper),
    .has_upper_5(lane_5_has_upper),
    .has_upper_6(lane_6_has_upper),
    .has_upper_7(lane_7_has_upper),
    .has_upper_8(lane_8_has_upper),
    .has_upper_9(lane_9_has_upper),
    .has_upper_10(lane_10_has_upper),
    .has_upper_11(lane_11_has_upper),
    .has_upper_12(lane_12_has_upper),
    .has_upper_13(lane_13_has_upper),
    .has_upper_14(lane_14_has_upper),
    .has_upper_15(lane_15_has_upper),
    .has_upper_16(lane_16_has_upper),
    .has_upper_17(lane_17_has_upper),
    .has_upper_18(lane_18_has_upper),
    .has_upper_19(lane_19_has_upper),
    .has_upper_20(lane_20_has_upper),
    .has_upper_21(lane_21_has_upper),
    .has_upper_22(lane_22_has_upper),
    .has_upper_23(lane_23_has_upper),
    .has_upper_24(lane_24_has_upper),
    .has_upper_25(lane_25_has_upper),
    .has_upper_26(lane_26_has_upper),
    .has_upper_27(lane_27_has_upper),
    .has_upper_28(lane_28_has_upper),
    .has_upper_29(lane_29_has_upper),
    .has_upper_30(lane_30_has_upper),
    .has_upper_31(lane_31_has_upper),
    .granted(granted),
    .served_0(served_0),
    .served_1(served_1),
    .served_2(served_2),
    .served_3(served_3),
    .served_4(served_4),
    .served_5(served_5),
    .served_6(served_6),
    .served_7(served_7),
    .served_8(served_8),
    .served_9(served_9),
    .served_10(served_10),
    .served_11(served_11),
    .served_12(served_12),
    .served_13(served_13),
    .served_14(served_14),
    .served_15(served_15),
    .served_16(served_16),
    .served_17(served_17),
    .served_18(served_18),
    .served_19(served_19),
    .served_20(served_20),
    .served_21(served_21),
    .served_22(served_22),
    .served_23(served_23),
    .served_24(served_24),
    .served_25(served_25),
    .served_26(served_26),
    .served_27(served_27),
    .served_28(served_28),
    .served_29(served_29),
    .served_30(served_30),
    .served_31(served_31),
    .valid_0(valid_0),
    .valid_1(valid_1),
    .valid_2(valid_2),
    .valid_3(valid_3),
    .valid_4(valid_4),
    .valid_5(valid_5),
    .valid_6(valid_6),
    .valid_7(valid_7),
    .valid_8(valid_8),
    .valid_9(valid_9),
    .valid_10(valid_10),
    .valid_11(valid_11),
    .valid_12(valid_12),
    .valid_13(valid_13),
    .valid_14(valid_14),
    .valid_15(valid_15),
    .valid_16(valid_16),
    .valid_17(valid_17),
    .valid_18(valid_18),
    .valid_19(valid_19),
    .valid_20(valid_20),
    .valid_21(valid_21),
    .valid_22(valid_22),
    .valid_23(valid_23),
    .valid_24(valid_24),
    .valid_25(valid_25),
    .valid_26(valid_26),
    .valid_27(valid_27),
    .valid_28(valid_28),
    .valid_29(valid_29),
    .valid_30(valid_30),
    .valid_31(valid_31),
    .want(want),
    .left_0(pending_left_0),
    .left_1(pending_left_1),
    .left_2(pending_left_2),
    .left_3(pending_left_3),
    .left_4(pending_left_4),
    .left_5(pending_left_5),
    .left_6(pending_left_6),
    .left_7(pending_left_7),
    .left_8(pending_left_8),
    .left_9(pending_left_9),
    .left_10(pending_left_10),
    .left_11(pending_left_11),
    .left_12(pending_left_12),
    .left_13(pending_left_13),
    .left_14(pending_left_14),
    .left_15(pending_left_15),
    .left_16(pending_left_16),
    .left_17(pending_left_17),
    .left_18(pending_left_18),
    .left_19(pending_left_19),
    .left_20(pending_left_20),
    .left_21(pending_left_21),
    .left_22(pending_left_22),
    .left_23(pending_left_23),
    .left_24(pending_left_24),
    .left_25(pending_left_25),
    .left_26(pending_left_26),
    .left_27(pending_left_27),
    .left_28(pending_left_28),
    .left_29(pending_left_29),
    .left_30(pending_left_30),
    .left_31(pending_left_31),
    .taken(pending_taken),
    .finished(pending_finished),
    .more(pending_more)
  );

  lds_compute turn (
    .clock(clock),
    .operation(decode_operation),
    .wide(decode_wide),
    .half_denormals(decode_half_denormals),
    .flat(decode_flat),
    .mode(current_mode),
    .left_0(left_0),
    .left_1(left_1),
    .left_2(left_2),
    .left_3(left_3),
    .left_4(left_4),
    .left_5(left_5),
    .left_6(left_6),
    .left_7(left_7),
    .left_8(left_8),
    .left_9(left_9),
    .left_10(left_10),
    .left_11(left_11),
    .left_12(left_12),
    .left_13(left_13),
    .left_14(left_14),
    .left_15(left_15),
    .left_16(left_16),
    .left_17(left_17),
    .left_18(left_18),
    .left_19(left_19),
    .left_20(left_20),
    .left_21(left_21),
    .left_22(left_22),
    .left_23(left_23),
    .left_24(left_24),
    .left_25(left_25),
    .left_26(left_26),
    .left_27(left_27),
    .left_28(left_28),
    .left_29(left_29),
    .left_30(left_30),
    .left_31(left_31),
    .memory_0(lane_0_memory),
    .memory_1(lane_1_memory),
    .memory_2(lane_2_memory),
    .memory_3(lane_3_memory),
    .memory_4(lane_4_memory),
    .memory_5(lane_5_memory),
    .memory_6(lane_6_memory),
    .memory_7(lane_7_memory),
    .memory_8(lane_8_memory),
    .memory_9(lane_9_memory),
    .memory_10(lane_10_memory),
    .memory_11(lane_11_memory),
    .memory_12(lane_12_memory),
    .memory_13(lane_13_memory),
    .memory_14(lane_14_memory),
    .memory_15(lane_15_memory),
    .memory_16(lane_16_memory),
    .memory_17(lane_17_memory),
    .memory_18(lane_18_memory),
    .memory_19(lane_19_memory),
    .memory_20(lane_20_memory),
    .memory_21(lane_21_memory),
    .memory_22(lane_22_memory),
    .memory_23(lane_23_memory),
    .memory_24(lane_24_memory),
    .memory_25(lane_25_memory),
    .memory_26(lane_26_memory),
    .memory_27(lane_27_memory),
    .memory_28(lane_28_memory),
    .memory_29(lane_29_memory),
    .memory_30(lane_30_memory),
    .memory_31(lane_31_memory),
    .operand_0_0(lane_0_operand_0),
    .operand_0_1(lane_1_operand_0),
    .operand_0_2(lane_2_operand_0),
    .operand_0_3(lane_3_operand_0),
    .operand_0_4(lane_4_operand_0),
    .operand_0_5(lane_5_operand_0),
    .operand_0_6(lane_6_operand_0),
    .operand_0_7(lane_7_operand_0),
    .operand_0_8(lane_8_operand_0),
    .operand_0_9(lane_9_operand_0),
    .operand_0_10(lane_10_operand_0),
    .operand_0_11(lane_11_operand_0),
    .operand_0_12(lane_12_operand_0),
    .operand_0_13(lane_13_operand_0),
    .operand_0_14(lane_14_operand_0),
    .operand_0_15(lane_15_operand_0),
    .operand_0_16(lane_16_operand_0),
    .operand_0_17(lane_17_operand_0),
    .operand_0_18(lane_18_operand_0),
    .operand_0_19(lane_19_operand_0),
    .operand_0_20(lane_20_operand_0),
    .operand_0_21(lane_21_operand_0),
    .operand_0_22(lane_22_operand_0),
    .operand_0_23(lane_23_operand_0),
    .operand_0_24(lane_24_operand_0),
    .operand_0_25(lane_25_operand_0),
    .operand_0_26(lane_26_operand_0),
    .operand_0_27(lane_27_operand_0),
    .operand_0_28(lane_28_operand_0),
    .operand_0_29(lane_29_operand_0),
    .operand_0_30(lane_30_operand_0),
    .operand_0_31(lane_31_operand_0),
    .operand_1_0(lane_0_operand_1),
    .operand_1_1(lane_1_operand_1),
    .operand_1_2(lane_2_operand_1),
    .operand_1_3(lane_3_operand_1),
    .operand_1_4(lane_4_operand_1),
    .operand_1_5(lane_5_operand_1),
    .operand_1_6(lane_6_operand_1),
    .operand_1_7(lane_7_operand_1),
    .operand_1_8(lane_8_operand_1),
    .operand_1_9(lane_9_operand_1),
    .operand_1_10(lane_10_operand_1),
    .operand_1_11(lane_11_operand_1),
    .operand_1_12(lane_12_operand_1),
    .operand_1_13(lane_13_operand_1),
    .operand_1_14(lane_14_operand_1),
    .operand_1_15(lane_15_operand_1),
    .operand_1_16(lane_16_operand_1),
    .operand_1_17(lane_17_operand_1),
    .operand_1_18(lane_18_operand_1),
    .operand_1_19(lane_19_operand_1),
    .operand_1_20(lane_20_operand_1),
    .operand_1_21(lane_21_operand_1),
    .operand_1_22(lane_22_operand_1),
    .operand_1_23(lane_23_operand_1),
    .operand_1_24(lane_24_operand_1),
    .operand_1_25(lane_25_operand_1),
    .operand_1_26(lane_26_operand_1),
    .operand_1_27(lane_27_operand_1),
    .operand_1_28(lane_28_operand_1),
    .operand_1_29(lane_29_operand_1),
    .operand_1_30(lane_30_operand_1),
    .operand_1_31(lane_31_operand_1),
    .turn_0(turn_turn_0),
    .turn_1(turn_turn_1),
    .turn_2(turn_turn_2),
    .turn_3(turn_turn_3),
    .turn_4(turn_turn_4),
    .turn_5(turn_turn_5),
    .turn_6(turn_turn_6),
    .turn_7(turn_turn_7),
    .turn_8(turn_turn_8),
    .turn_9(turn_turn_9),
    .turn_10(turn_turn_10),
    .turn_11(turn_turn_11),
    .turn_12(turn_turn_12),
    .turn_13(turn_turn_13),
    .turn_14(turn_turn_14),
    .turn_15(turn_turn_15),
    .turn_16(turn_turn_16),
    .turn_17(turn_turn_17),
    .turn_18(turn_turn_18),
    .turn_19(turn_turn_19),
    .turn_20(turn_turn_20),
    .turn_21(turn_turn_21),
    .turn_22(turn_turn_22),
    .turn_23(turn_turn_23),
    .turn_24(turn_turn_24),
    .turn_25(turn_turn_25),
    .turn_26(turn_turn_26),
    .turn_27(turn_turn_27),
    .turn_28(turn_turn_28),
    .turn_29(turn_turn_29),
    .turn_30(turn_turn_30),
    .turn_31(turn_turn_31),
    .any(turn_any),
    .after_0(turn_after_0),
    .after_1(turn_after_1),
    .after_2(turn_after_2),
    .after_3(turn_after_3),
    .after_4(turn_after_4),
    .after_5(turn_after_5),
    .after_6(turn_after_6),
    .after_7(turn_after_7),
    .after_8(turn_after_8),
    .after_9(turn_after_9),
    .after_10(turn_after_10),
    .after_11(turn_after_11),
    .after_12(turn_after_12),
    .after_13(turn_after_13),
    .after_14(turn_after_14),
    .after_15(turn_after_15),
    .after_16(turn_after_16),
    .after_17(turn_after_17),
    .after_18(turn_after_18),
    .after_19(turn_after_19),
    .after_20(turn_after_20),
    .after_21(turn_after_21),
    .after_22(turn_after_22),
    .after_23(turn_after_23),
    .after_24(turn_after_24),
    .after_25(turn_after_25),
    .after_26(turn_after_26),
    .after_27(turn_after_27),
    .after_28(turn_after_28),
    .after_29(turn_after_29),
    .after_30(turn_after_30),
    .after_31(turn_after_31),
    .last(turn_last),
    .memory_of(turn_memory_of),
    .result(turn_result)
  );

  swizzle_lanes numbers (
    .half(half),
    .beat(beat),
    .offset(decode_offset),
    .number_0(numbers_number_0),
    .number_1(numbers_number_1),
    .number_2(numbers_number_2),
    .number_3(numbers_number_3),
    .number_4(numbers_number_4),
    .number_5(numbers_number_5),
    .number_6(numbers_number_6),
    .number_7(numbers_number_7),
    .number_8(numbers_number_8),
    .number_9(numbers_number_9),
    .number_10(numbers_number_10),
    .number_11(numbers_number_11),
    .number_12(numbers_number_12),
    .number_13(numbers_number_13),
    .number_14(numbers_number_14),
    .number_15(numbers_number_15),
    .number_16(numbers_number_16),
    .number_17(numbers_number_17),
    .number_18(numbers_number_18),
    .number_19(numbers_number_19),
    .number_20(numbers_number_20),
    .number_21(numbers_number_21),
    .number_22(numbers_number_22),
    .number_23(numbers_number_23),
    .number_24(numbers_number_24),
    .number_25(numbers_number_25),
    .number_26(numbers_number_26),
    .number_27(numbers_number_27),
    .number_28(numbers_number_28),
    .number_29(numbers_number_29),
    .number_30(numbers_number_30),
    .number_31(numbers_number_31),
    .source_0(numbers_source_0),
    .source_1(numbers_source_1),
    .source_2(numbers_source_2),
    .source_3(numbers_source_3),
    .source_4(numbers_source_4),
    .source_5(numbers_source_5),
    .source_6(numbers_source_6),
    .source_7(numbers_source_7),
    .source_8(numbers_source_8),
    .source_9(numbers_source_9),
    .source_10(numbers_source_10),
    .source_11(numbers_source_11),
    .source_12(numbers_source_12),
    .source_13(numbers_source_13),
    .source_14(numbers_source_14),
    .source_15(numbers_source_15),
    .source_16(numbers_source_16),
    .source_17(numbers_source_17),
    .source_18(numbers_source_18),
    .source_19(numbers_source_19),
    .source_20(numbers_source_20),
    .source_21(numbers_source_21),
    .source_22(numbers_source_22),
    .source_23(numbers_source_23),
    .source_24(numbers_source_24),
    .source_25(numbers_source_25),
    .source_26(numbers_source_26),
    .source_27(numbers_source_27),
    .source_28(numbers_source_28),
    .source_29(numbers_source_29),
    .source_30(numbers_source_30),
    .source_31(numbers_source_31)
  );

  lane_count count_block (
    .mask(current_exec),
    .wave64(current_wave64),
    .count(count_count)
  );

  flat_parts parts_block (
    .clock(clock),
    .reads(parts_reads),
    .other(memory_parts),
    .parts(flat_parts),
    .ahead(parts_ahead)
  );

  stack_steps stack_0 (
    .word_0(current_word_0),
    .word_1(current_word_1),
    .word_2(current_word_2),
    .step(stack_step_0),
    .stack_(stack_0_stack),
    .next_reads(stack_0_next_reads),
    .last_item(stack_0_last_item),
    .last(stack_0_last),
    .stores(stack_0_stores),
    .kind(stack_0_kind),
    .second(stack_0_second),
    .item(stack_0_item),
    .rows(stack_0_rows),
    .size(stack_0_size)
  );

  stack_lane stack_lane_0 (
    .clock(clock),
    .vgpr(vgpr_0),
    .load_address(stack_lane_0_load_address),
    .size(stack_0_size),
    .kind(stack_0_kind),
    .second(stack_0_second),
    .step_done(stack_lane_0_step_done),
    .operand(lane_0_operand_0),
    .loaded(lane_0_memory),
    .row(writer_dword),
    .two(stack_lane_0_two),
    .wants(stack_lane_0_wants),
    .address(stack_lane_0_address),
    .result(stack_lane_0_result)
  );

  stack_lane stack_lane_1 (
    .clock(clock),
    .vgpr(vgpr_1),
    .load_address(stack_lane_1_load_address),
    .size(stack_0_size),
    .kind(stack_0_kind),
    .second(stack_0_second),
    .step_done(stack_lane_1_step_done),
    .operand(lane_1_operand_0),
    .loaded(lane_1_memory),
    .row(writer_dword),
    .two(stack_lane_1_two),
    .wants(stack_lane_1_wants),
    .address(stack_lane_1_address),
    .result(stack_lane_1_result)
  );

  stack_lane stack_lane_2 (
    .clock(clock),
    .vgpr(vgpr_2),
    .load_address(stack_lane_2_load_address),
    .size(stack_0_size),
    .kind(stack_0_kind),
    .second(stack_0_second),
    .step_done(stack_lane_2_step_done),
    .operand(lane_2_operand_0),
    .loaded(lane_2_memory),
    .row(writer_dword),
    .two(stack_lane_2_two),
    .wants(stack_lane_2_wants),
    .address(stack_lane_2_address),
    .result(stack_lane_2_result)
  );

  stack_lane stack_lane_3 (
    .clock(clock),
    .vgpr(vgpr_3),
    .load_address(stack_lane_3_load_address),
    .size(stack_0_size),
    .kind(stack_0_kind),
    .second(stack_0_second),
    .step_done(stack_lane_3_step_done),
    .operand(lane_3_operand_0),
    .loaded(lane_3_memory),
    .row(writer_dword),
    .two(stack_lane_3_two),
    .wants(stack_lane_3_wants),
    .address(stack_lane_3_address),
    .result(stack_lane_3_result)
  );

  stack_lane stack_lane_4 (
    .clock(clock),
    .vgpr(vgpr_4),
    .load_address(stack_lane_4_load_address),
    .size(stack_0_size),
    .kind(stack_0_kind),
    .second(stack_0_second),
    .step_done(stack_lane_4_step_done),
    .operand(lane_4_operand_0),
    .loaded(lane_4_memory),
    .row(writer_dword),
    .two(stack_lane_4_two),
    .wants(stack_lane_4_wants),
    .address(stack_lane_4_address),
    .result(stack_lane_4_result)
  );

  stack_lane stack_lane_5 (
    .clock(clock),
    .vgpr(vgpr_5),
    .load_address(stack_lane_5_load_address),
    .size(stack_0_size),
    .kind(stack_0_kind),
    .second(stack_0_second),
    .step_done(stack_lane_5_step_done),
    .operand(lane_5_operand_0),
    .loaded(lane_5_memory),
    .row(writer_dword),
    .two(stack_lane_5_two),
    .wants(stack_lane_5_wants),
    .address(stack_lane_5_address),
    .result(stack_lane_5_result)
  );

  stack_lane stack_lane_6 (
    .clock(clock),
    .vgpr(vgpr_6),
    .load_address(stack_lane_6_load_address),
    .size(stack_0_size),
    .kind(stack_0_kind),
    .second(stack_0_second),
    .step_done(stack_lane_6_step_done),
    .operand(lane_6_operand_0),
    .loaded(lane_6_memory),
    .row(writer_dword),
    .two(stack_lane_6_two),
    .wants(stack_lane_6_wants),
    .address(stack_lane_6_address),
    .result(stack_lane_6_result)
  );

  stack_lane stack_lane_7 (
    .clock(clock),
    .vgpr(vgpr_7),
    .load_address(stack_lane_7_load_address),
    .size(stack_0_size),
    .kind(stack_0_kind),
    .second(stack_0_second),
    .step_done(stack_lane_7_step_done),
    .operand(lane_7_operand_0),
    .loaded(lane_7_memory),
    .row(writer_dword),
    .two(stack_lane_7_two),
    .wants(stack_lane_7_wants),
    .address(stack_lane_7_address),
    .result(stack_lane_7_result)
  );

  stack_lane stack_lane_8 (
    .clock(clock),
    .vgpr(vgpr_8),
    .load_address(stack_lane_8_load_address),
    .size(stack_0_size),
    .kind(stack_0_kind),
    .second(stack_0_second),
    .step_done(stack_lane_8_step_done),
    .operand(lane_8_operand_0),
    .loaded(lane_8_memory),
    .row(writer_dword),
    .two(stack_lane_8_two),
    .wants(stack_lane_8_wants),
    .address(stack_lane_8_address),
    .result(stack_lane_8_result)
  );

  stack_lane stack_lane_9 (
    .clock(clock),
    .vgpr(vgpr_9),
    .load_address(stack_lane_9_load_address),
    .size(stack_0_size),
    .kind(stack_0_kind),
    .second(stack_0_second),
    .step_done(stack_lane_9_step_done),
    .operand(lane_9_operand_0),
    .loaded(lane_9_memory),
    .row(writer_dword),
    .two(stack_lane_9_two),
    .wants(stack_lane_9_wants),
    .address(stack_lane_9_address),
    .result(stack_lane_9_result)
  );

  stack_lane stack_lane_10 (
    .clock(clock),
    .vgpr(vgpr_10),
    .load_address(stack_lane_10_load_address),
    .size(stack_0_size),
    .kind(stack_0_kind),
    .second(stack_0_second),
    .step_done(stack_lane_10_step_done),
    .operand(lane_10_operand_0),
    .loaded(lane_10_memory),
    .row(writer_dword),
    .two(stack_lane_10_two),
    .wants(stack_lane_10_wants),
    .address(stack_lane_10_address),
    .result(stack_lane_10_result)
  );

  stack_lane stack_lane_11 (
    .clock(clock),
    .vgpr(vgpr_11),
    .load_address(stack_lane_11_load_address),
    .size(stack_0_size),
    .kind(stack_0_kind),
    .second(stack_0_second),
    .step_done(stack_lane_11_step_done),
    .operand(lane_11_operand_0),
    .loaded(lane_11_memory),
    .row(writer_dword),
    .two(stack_lane_11_two),
    .wants(stack_lane_11_wants),
    .address(stack_lane_11_address),
    .result(stack_lane_11_result)
  );

  stack_lane stack_lane_12 (
    .clock(clock),
    .vgpr(vgpr_12),
    .load_address(stack_lane_12_load_address),
    .size(stack_0_size),
    .kind(stack_0_kind),
    .second(stack_0_second),
    .step_done(stack_lane_12_step_done),
    .operand(lane_12_operand_0),
    .loaded(lane_12_memory),
    .row(writer_dword),
    .two(stack_lane_12_two),
    .wants(stack_lane_12_wants),
    .address(stack_lane_12_address),
    .result(stack_lane_12_result)
  );

  stack_lane stack_lane_13 (
    .clock(clock),
    .vgpr(vgpr_13),
    .load_address(stack_lane_13_load_address),
    .size(stack_0_size),
    .kind(stack_0_kind),
    .second(stack_0_second),
    .step_done(stack_lane_13_step_done),
    .operand(lane_13_operand_0),
    .loaded(lane_13_memory),
    .row(writer_dword),
    .two(stack_lane_13_two),
    .wants(stack_lane_13_wants),
    .address(stack_lane_13_address),
    .result(stack_lane_13_result)
  );

  stack_lane stack_lane_14 (
    .clock(clock),
    .vgpr(vgpr_14),
    .load_address(stack_lane_14_load_address),
    .size(stack_0_size),
    .kind(stack_0_kind),
    .second(stack_0_second),
    .step_done(stack_lane_14_step_done),
    .operand(lane_14_operand_0),
    .loaded(lane_14_memory),
    .row(writer_dword),
    .two(stack_lane_14_two),
    .wants(stack_lane_14_wants),
    .address(stack_lane_14_address),
    .result(stack_lane_14_result)
  );

  stack_lane stack_lane_15 (
    .clock(clock),
    .vgpr(vgpr_15),
    .load_address(stack_lane_15_load_address),
    .size(stack_0_size),
    .kind(stack_0_kind),
    .second(stack_0_second),
    .step_done(stack_lane_15_step_done),
    .operand(lane_15_operand_0),
    .loaded(lane_15_memory),
    .row(writer_dword),
    .two(stack_lane_15_two),
    .wants(stack_lane_15_wants),
    .address(stack_lane_15_address),
    .result(stack_lane_15_result)
  );

  stack_lane stack_lane_16 (
    .clock(clock),
    .vgpr(vgpr_16),
    .load_address(stack_lane_16_load_address),
    .size(stack_0_size),
    .kind(stack_0_kind),
    .second(stack_0_second),
    .step_done(stack_lane_16_step_done),
    .operand(lane_16_operand_0),
    .loaded(lane_16_memory),
    .row(writer_dword),
    .two(stack_lane_16_two),
    .wants(stack_lane_16_wants),
    .address(stack_lane_16_address),
    .result(stack_lane_16_result)
  );

  stack_lane stack_lane_17 (
    .clock(clock),
    .vgpr(vgpr_17),
    .load_address(stack_lane_17_load_address),
    .size(stack_0_size),
    .kind(stack_0_kind),
    .second(stack_0_second),
    .step_done(stack_lane_17_step_done),
    .operand(lane_17_operand_0),
    .loaded(lane_17_memory),
    .row(writer_dword),
    .two(stack_lane_17_two),
    .wants(stack_lane_17_wants),
    .address(stack_lane_17_address),
    .result(stack_lane_17_result)
  );

  stack_lane stack_lane_18 (
    .clock(clock),
    .vgpr(vgpr_18),
    .load_address(stack_lane_18_load_address),
    .size(stack_0_size),
    .kind(stack_0_kind),
    .second(stack_0_second),
    .step_done(stack_lane_18_step_done),
    .operand(lane_18_operand_0),
    .loaded(lane_18_memory),
    .row(writer_dword),
    .two(stack_lane_18_two),
    .wants(stack_lane_18_wants),
    .address(stack_lane_18_address),
    .result(stack_lane_18_result)
  );

  stack_lane stack_lane_19 (
    .clock(clock),
    .vgpr(vgpr_19),
    .load_address(stack_lane_19_load_address),
    .size(stack_0_size),
    .kind(stack_0_kind),
    .second(stack_0_second),
    .step_done(stack_lane_19_step_done),
    .operand(lane_19_operand_0),
    .loaded(lane_19_memory),
    .row(writer_dword),
    .two(stack_lane_19_two),
    .wants(stack_lane_19_wants),
    .address(stack_lane_19_address),
    .result(stack_lane_19_result)
  );

  stack_lane stack_lane_20 (
    .clock(clock),
    .vgpr(vgpr_20),
    .load_address(stack_lane_20_load_address),
    .size(stack_0_size),
    .kind(stack_0_kind),
    .second(stack_0_second),
    .step_done(stack_lane_20_step_done),
    .operand(lane_20_operand_0),
    .loaded(lane_20_memory),
    .row(writer_dword),
    .two(stack_lane_20_two),
    .wants(stack_lane_20_wants),
    .address(stack_lane_20_address),
    .result(stack_lane_20_result)
  );

  stack_lane stack_lane_21 (
    .clock(clock),
    .vgpr(vgpr_21),
    .load_address(stack_lane_21_load_address),
    .size(stack_0_size),
    .kind(stack_0_kind),
    .second(stack_0_second),
    .step_done(stack_lane_21_step_done),
    .operand(lane_21_operand_0),
    .loaded(lane_21_memory),
    .row(writer_dword),
    .two(stack_lane_21_two),
    .wants(stack_lane_21_wants),
    .address(stack_lane_21_address),
    .result(stack_lane_21_result)
  );

  stack_lane stack_lane_22 (
    .clock(clock),
    .vgpr(vgpr_22),
    .load_address(stack_lane_22_load_address),
    .size(stack_0_size),
    .kind(stack_0_kind),
    .second(stack_0_second),
    .step_done(stack_lane_22_step_done),
    .operand(lane_22_operand_0),
    .loaded(lane_22_memory),
    .row(writer_dword),
    .two(stack_lane_22_two),
    .wants(stack_lane_22_wants),
    .address(stack_lane_22_address),
    .result(stack_lane_22_result)
  );

  stack_lane stack_lane_23 (
    .clock(clock),
    .vgpr(vgpr_23),
    .load_address(stack_lane_23_load_address),
    .size(stack_0_size),
    .kind(stack_0_kind),
    .second(stack_0_second),
    .step_done(stack_lane_23_step_done),
    .operand(lane_23_operand_0),
    .loaded(lane_23_memory),
    .row(writer_dword),
    .two(stack_lane_23_two),
    .wants(stack_lane_23_wants),
    .address(stack_lane_23_address),
    .result(stack_lane_23_result)
  );

  stack_lane stack_lane_24 (
    .clock(clock),
    .vgpr(vgpr_24),
    .load_address(stack_lane_24_load_address),
    .size(stack_0_size),
    .kind(stack_0_kind),
    .second(stack_0_second),
    .step_done(stack_lane_24_step_done),
    .operand(lane_24_operand_0),
    .loaded(lane_24_memory),
    .row(writer_dword),
    .two(stack_lane_24_two),
    .wants(stack_lane_24_wants),
    .address(stack_lane_24_address),
    .result(stack_lane_24_result)
  );

  stack_lane stack_lane_25 (
    .clock(clock),
    .vgpr(vgpr_25),
    .load_address(stack_lane_25_load_address),
    .size(stack_0_size),
    .kind(stack_0_kind),
    .second(stack_0_second),
    .step_done(stack_lane_25_step_done),
    .operand(lane_25_operand_0),
    .loaded(lane_25_memory),
    .row(writer_dword),
    .two(stack_lane_25_two),
    .wants(stack_lane_25_wants),
    .address(stack_lane_25_address),
    .result(stack_lane_25_result)
  );

  stack_lane stack_lane_26 (
    .clock(clock),
    .vgpr(vgpr_26),
    .load_address(stack_lane_26_load_address),
    .size(stack_0_size),
    .kind(stack_0_kind),
    .second(stack_0_second),
    .step_done(stack_lane_26_step_done),
    .operand(lane_26_operand_0),
    .loaded(lane_26_memory),
    .row(writer_dword),
    .two(stack_lane_26_two),
    .wants(stack_lane_26_wants),
    .address(stack_lane_26_address),
    .result(stack_lane_26_result)
  );

  stack_lane stack_lane_27 (
    .clock(clock),
    .vgpr(vgpr_27),
    .load_address(stack_lane_27_load_address),
    .size(stack_0_size),
    .kind(stack_0_kind),
    .second(stack_0_second),
    .step_done(stack_lane_27_step_done),
    .operand(lane_27_operand_0),
    .loaded(lane_27_memory),
    .row(writer_dword),
    .two(stack_lane_27_two),
    .wants(stack_lane_27_wants),
    .address(stack_lane_27_address),
    .result(stack_lane_27_result)
  );

  stack_lane stack_lane_28 (
    .clock(clock),
    .vgpr(vgpr_28),
    .load_address(stack_lane_28_load_address),
    .size(stack_0_size),
    .kind(stack_0_kind),
    .second(stack_0_second),
    .step_done(stack_lane_28_step_done),
    .operand(lane_28_operand_0),
    .loaded(lane_28_memory),
    .row(writer_dword),
    .two(stack_lane_28_two),
    .wants(stack_lane_28_wants),
    .address(stack_lane_28_address),
    .result(stack_lane_28_result)
  );

  stack_lane stack_lane_29 (
    .clock(clock),
    .vgpr(vgpr_29),
    .load_address(stack_lane_29_load_address),
    .size(stack_0_size),
    .kind(stack_0_kind),
    .second(stack_0_second),
    .step_done(stack_lane_29_step_done),
    .operand(lane_29_operand_0),
    .loaded(lane_29_memory),
    .row(writer_dword),
    .two(stack_lane_29_two),
    .wants(stack_lane_29_wants),
    .address(stack_lane_29_address),
    .result(stack_lane_29_result)
  );

  stack_lane stack_lane_30 (
    .clock(clock),
    .vgpr(vgpr_30),
    .load_address(stack_lane_30_load_address),
    .size(stack_0_size),
    .kind(stack_0_kind),
    .second(stack_0_second),
    .step_done(stack_lane_30_step_done),
    .operand(lane_30_operand_0),
    .loaded(lane_30_memory),
    .row(writer_dword),
    .two(stack_lane_30_two),
    .wants(stack_lane_30_wants),
    .address(stack_lane_30_address),
    .result(stack_lane_30_result)
  );

  stack_lane stack_lane_31 (
    .clock(clock),
    .vgpr(vgpr_31),
    .load_address(stack_lane_31_load_address),
    .size(stack_0_size),
    .kind(stack_0_kind),
    .second(stack_0_second),
    .step_done(stack_lane_31_step_done),
    .operand(lane_31_operand_0),
    .loaded(lane_31_memory),
    .row(writer_dword),
    .two(stack_lane_31_two),
    .wants(stack_lane_31_wants),
    .address(stack_lane_31_address),
    .result(stack_lane_31_result)
  );

  lds_writer writer (
    .clock(clock),
    .take(writer_take),
    .take_drains(writer_take_drains),
    .take_last(ends),
    .take_wave(current_wave),
    .take_sequence(current_sequence),
    .take_flat(decode_flat),
    .take_counts(decode_counts),
    .take_row(writer_take_row),
    .take_beat(beat),
    .take_rows(writer_take_rows),
    .take_format(decode_format),
    .take_some(pending_taken),
    .take_lane_0(acts_0),
    .take_lane_1(acts_1),
    .take_lane_2(acts_2),
    .take_lane_3(acts_3),
    .take_lane_4(acts_4),
    .take_lane_5(acts_5),
    .take_lane_6(acts_6),
    .take_lane_7(acts_7),
    .take_lane_8(acts_8),
    .take_lane_9(acts_9),
    .take_lane_10(acts_10),
    .take_lane_11(acts_11),
    .take_lane_12(acts_12),
    .take_lane_13(acts_13),
    .take_lane_14(acts_14),
    .take_lane_15(acts_15),
    .take_lane_16(acts_16),
    .take_lane_17(acts_17),
    .take_lane_18(acts_18),
    .take_lane_19(acts_19),
    .take_lane_20(acts_20),
    .take_lane_21(acts_21),
    .take_lane_22(acts_22),
    .take_lane_23(acts_23),
    .take_lane_24(acts_24),
    .take_lane_25(acts_25),
    .take_lane_26(acts_26),
    .take_lane_27(acts_27),
    .take_lane_28(acts_28),
    .take_lane_29(acts_29),
    .take_lane_30(acts_30),
    .take_lane_31(acts_31),
    .ahead(parts_ahead),
    .occupied(writer_occupied),
    .write(write),
    .write_ready(write_ready),
    .row(writer_row),
    .beat(write_beat),
    .dword(writer_dword),
    .format(writer_format),
    .counts(writer_counts),
    .lane_0(writer_lane_0),
    .lane_1(writer_lane_1),
    .lane_2(writer_lane_2),
    .lane_3(writer_lane_3),
    .lane_4(writer_lane_4),
    .lane_5(writer_lane_5),
    .lane_6(writer_lane_6),
    .lane_7(writer_lane_7),
    .lane_8(writer_lane_8),
    .lane_9(writer_lane_9),
    .lane_10(writer_lane_10),
    .lane_11(writer_lane_11),
    .lane_12(writer_lane_12),
    .lane_13(writer_lane_13),
    .lane_14(writer_lane_14),
    .lane_15(writer_lane_15),
    .lane_16(writer_lane_16),
    .lane_17(writer_lane_17),
    .lane_18(writer_lane_18),
    .lane_19(writer_lane_19),
    .lane_20(writer_lane_20),
    .lane_21(writer_lane_21),
    .lane_22(writer_lane_22),
    .lane_23(writer_lane_23),
    .lane_24(writer_lane_24),
    .lane_25(writer_lane_25),
    .lane_26(writer_lane_26),
    .lane_27(writer_lane_27),
    .lane_28(writer_lane_28),
    .lane_29(writer_lane_29),
    .lane_30(writer_lane_30),
    .lane_31(writer_lane_31),
    .done(done),
    .wave(done_wave),
    .sequence_(done_sequence),
    .flat(flat)
  );

  beat_mask exec_part (
    .mask(exec_part_mask),
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
