// compute_unit: kernel of hdl/src/compute_unit.rs
// Written by Tombolo; change the source.
// SPDX-License-Identifier: MIT OR Apache-2.0

`default_nettype none

module compute_unit (
  input wire clock,
  input wire bus_valid,
  input wire bus_write,
  input wire [17:0] bus_address,
  input wire [31:0] bus_data,
  input wire [3:0] bus_bytes,
  output wire bus_ready,
  output wire bus_error,
  output wire [31:0] bus_read_data,
  output wire [3:0] dispatch_error,
  output wire busy,
  output wire request_valid,
  input wire request_ready,
  output wire request_write,
  output wire [41:0] request_line,
  output wire [511:0] request_data,
  output wire [63:0] request_mask,
  output wire [9:0] request_id,
  input wire response_valid,
  output wire response_ready,
  input wire [9:0] response_id,
  input wire [511:0] response_data,
  input wire [1:0] response_missing,
  output wire interrupt_0,
  output wire interrupt_1,
  output wire [31:0] interrupt_data_0,
  output wire [31:0] interrupt_data_1,
  output wire [15:0] fault_0,
  output wire [15:0] fault_1,
  output wire [47:0] fault_pc_0,
  output wire [47:0] fault_pc_1,
  output wire [2:0] violation_0,
  output wire [2:0] violation_1,
  output wire [5:0] violation_lane_0,
  output wire [5:0] violation_lane_1,
  output wire [3:0] violation_wave_0,
  output wire [3:0] violation_wave_1,
  output wire [15:0] violation_sequence_0,
  output wire [15:0] violation_sequence_1,
  output wire [15:0] debug_launch_0,
  output wire [15:0] debug_launch_1,
  output wire debug_issue_0,
  output wire debug_issue_1,
  output wire debug_issue_2,
  output wire debug_issue_3,
  output wire debug_issue_4,
  output wire debug_issue_5,
  output wire debug_issue_6,
  output wire debug_issue_7,
  output wire debug_issue_8,
  output wire debug_issue_9,
  output wire debug_issue_10,
  output wire debug_issue_11,
  output wire [3:0] debug_issue_wave_0,
  output wire [3:0] debug_issue_wave_1,
  output wire [3:0] debug_issue_wave_2,
  output wire [3:0] debug_issue_wave_3,
  output wire [3:0] debug_issue_wave_4,
  output wire [3:0] debug_issue_wave_5,
  output wire [3:0] debug_issue_wave_6,
  output wire [3:0] debug_issue_wave_7,
  output wire [3:0] debug_issue_wave_8,
  output wire [3:0] debug_issue_wave_9,
  output wire [3:0] debug_issue_wave_10,
  output wire [3:0] debug_issue_wave_11,
  output wire [15:0] debug_issue_sequence_0,
  output wire [15:0] debug_issue_sequence_1,
  output wire [15:0] debug_issue_sequence_2,
  output wire [15:0] debug_issue_sequence_3,
  output wire [15:0] debug_issue_sequence_4,
  output wire [15:0] debug_issue_sequence_5,
  output wire [15:0] debug_issue_sequence_6,
  output wire [15:0] debug_issue_sequence_7,
  output wire [15:0] debug_issue_sequence_8,
  output wire [15:0] debug_issue_sequence_9,
  output wire [15:0] debug_issue_sequence_10,
  output wire [15:0] debug_issue_sequence_11,
  output wire [47:0] debug_issue_pc_0,
  output wire [47:0] debug_issue_pc_1,
  output wire [47:0] debug_issue_pc_2,
  output wire [47:0] debug_issue_pc_3,
  output wire [47:0] debug_issue_pc_4,
  output wire [47:0] debug_issue_pc_5,
  output wire [47:0] debug_issue_pc_6,
  output wire [47:0] debug_issue_pc_7,
  output wire [47:0] debug_issue_pc_8,
  output wire [47:0] debug_issue_pc_9,
  output wire [47:0] debug_issue_pc_10,
  output wire [47:0] debug_issue_pc_11,
  output wire debug_retire_0,
  output wire debug_retire_1,
  output wire debug_retire_2,
  output wire debug_retire_3,
  output wire debug_retire_4,
  output wire debug_retire_5,
  output wire debug_retire_6,
  output wire debug_retire_7,
  output wire debug_retire_8,
  output wire debug_retire_9,
  output wire debug_retire_10,
  output wire debug_retire_11,
  output wire [3:0] debug_retire_wave_0,
  output wire [3:0] debug_retire_wave_1,
  output wire [3:0] debug_retire_wave_2,
  output wire [3:0] debug_retire_wave_3,
  output wire [3:0] debug_retire_wave_4,
  output wire [3:0] debug_retire_wave_5,
  output wire [3:0] debug_retire_wave_6,
  output wire [3:0] debug_retire_wave_7,
  output wire [3:0] debug_retire_wave_8,
  output wire [3:0] debug_retire_wave_9,
  output wire [3:0] debug_retire_wave_10,
  output wire [3:0] debug_retire_wave_11,
  output wire [15:0] debug_retire_sequence_0,
  output wire [15:0] debug_retire_sequence_1,
  output wire [15:0] debug_retire_sequence_2,
  output wire [15:0] debug_retire_sequence_3,
  output wire [15:0] debug_retire_sequence_4,
  output wire [15:0] debug_retire_sequence_5,
  output wire [15:0] debug_retire_sequence_6,
  output wire [15:0] debug_retire_sequence_7,
  output wire [15:0] debug_retire_sequence_8,
  output wire [15:0] debug_retire_sequence_9,
  output wire [15:0] debug_retire_sequence_10,
  output wire [15:0] debug_retire_sequence_11,
  output wire debug_lds_0,
  output wire debug_lds_1,
  output wire [3:0] debug_lds_wave_0,
  output wire [3:0] debug_lds_wave_1,
  output wire [15:0] debug_lds_sequence_0,
  output wire [15:0] debug_lds_sequence_1,
  output reg [3:0] debug_lds_bytes_0_0,
  output reg [3:0] debug_lds_bytes_0_1,
  output reg [3:0] debug_lds_bytes_0_2,
  output reg [3:0] debug_lds_bytes_0_3,
  output reg [3:0] debug_lds_bytes_0_4,
  output reg [3:0] debug_lds_bytes_0_5,
  output reg [3:0] debug_lds_bytes_0_6,
  output reg [3:0] debug_lds_bytes_0_7,
  output reg [3:0] debug_lds_bytes_0_8,
  output reg [3:0] debug_lds_bytes_0_9,
  output reg [3:0] debug_lds_bytes_0_10,
  output reg [3:0] debug_lds_bytes_0_11,
  output reg [3:0] debug_lds_bytes_0_12,
  output reg [3:0] debug_lds_bytes_0_13,
  output reg [3:0] debug_lds_bytes_0_14,
  output reg [3:0] debug_lds_bytes_0_15,
  output reg [3:0] debug_lds_bytes_0_16,
  output reg [3:0] debug_lds_bytes_0_17,
  output reg [3:0] debug_lds_bytes_0_18,
  output reg [3:0] debug_lds_bytes_0_19,
  output reg [3:0] debug_lds_bytes_0_20,
  output reg [3:0] debug_lds_bytes_0_21,
  output reg [3:0] debug_lds_bytes_0_22,
  output reg [3:0] debug_lds_bytes_0_23,
  output reg [3:0] debug_lds_bytes_0_24,
  output reg [3:0] debug_lds_bytes_0_25,
  output reg [3:0] debug_lds_bytes_0_26,
  output reg [3:0] debug_lds_bytes_0_27,
  output reg [3:0] debug_lds_bytes_0_28,
  output reg [3:0] debug_lds_bytes_0_29,
  output reg [3:0] debug_lds_bytes_0_30,
  output reg [3:0] debug_lds_bytes_0_31,
  output reg [3:0] debug_lds_bytes_1_0,
  output reg [3:0] debug_lds_bytes_1_1,
  output reg [3:0] debug_lds_bytes_1_2,
  output reg [3:0] debug_lds_bytes_1_3,
  output reg [3:0] debug_lds_bytes_1_4,
  output reg [3:0] debug_lds_bytes_1_5,
  output reg [3:0] debug_lds_bytes_1_6,
  output reg [3:0] debug_lds_bytes_1_7,
  output reg [3:0] debug_lds_bytes_1_8,
  output reg [3:0] debug_lds_bytes_1_9,
  output reg [3:0] debug_lds_bytes_1_10,
  output reg [3:0] debug_lds_bytes_1_11,
  output reg [3:0] debug_lds_bytes_1_12,
  output reg [3:0] debug_lds_bytes_1_13,
  output reg [3:0] debug_lds_bytes_1_14,
  output reg [3:0] debug_lds_bytes_1_15,
  output reg [3:0] debug_lds_bytes_1_16,
  output reg [3:0] debug_lds_bytes_1_17,
  output reg [3:0] debug_lds_bytes_1_18,
  output reg [3:0] debug_lds_bytes_1_19,
  output reg [3:0] debug_lds_bytes_1_20,
  output reg [3:0] debug_lds_bytes_1_21,
  output reg [3:0] debug_lds_bytes_1_22,
  output reg [3:0] debug_lds_bytes_1_23,
  output reg [3:0] debug_lds_bytes_1_24,
  output reg [3:0] debug_lds_bytes_1_25,
  output reg [3:0] debug_lds_bytes_1_26,
  output reg [3:0] debug_lds_bytes_1_27,
  output reg [3:0] debug_lds_bytes_1_28,
  output reg [3:0] debug_lds_bytes_1_29,
  output reg [3:0] debug_lds_bytes_1_30,
  output reg [3:0] debug_lds_bytes_1_31,
  output wire [9:0] debug_lds_row_0_0,
  output wire [9:0] debug_lds_row_0_1,
  output wire [9:0] debug_lds_row_0_2,
  output wire [9:0] debug_lds_row_0_3,
  output wire [9:0] debug_lds_row_0_4,
  output wire [9:0] debug_lds_row_0_5,
  output wire [9:0] debug_lds_row_0_6,
  output wire [9:0] debug_lds_row_0_7,
  output wire [9:0] debug_lds_row_0_8,
  output wire [9:0] debug_lds_row_0_9,
  output wire [9:0] debug_lds_row_0_10,
  output wire [9:0] debug_lds_row_0_11,
  output wire [9:0] debug_lds_row_0_12,
  output wire [9:0] debug_lds_row_0_13,
  output wire [9:0] debug_lds_row_0_14,
  output wire [9:0] debug_lds_row_0_15,
  output wire [9:0] debug_lds_row_0_16,
  output wire [9:0] debug_lds_row_0_17,
  output wire [9:0] debug_lds_row_0_18,
  output wire [9:0] debug_lds_row_0_19,
  output wire [9:0] debug_lds_row_0_20,
  output wire [9:0] debug_lds_row_0_21,
  output wire [9:0] debug_lds_row_0_22,
  output wire [9:0] debug_lds_row_0_23,
  output wire [9:0] debug_lds_row_0_24,
  output wire [9:0] debug_lds_row_0_25,
  output wire [9:0] debug_lds_row_0_26,
  output wire [9:0] debug_lds_row_0_27,
  output wire [9:0] debug_lds_row_0_28,
  output wire [9:0] debug_lds_row_0_29,
  output wire [9:0] debug_lds_row_0_30,
  output wire [9:0] debug_lds_row_0_31,
  output wire [9:0] debug_lds_row_1_0,
  output wire [9:0] debug_lds_row_1_1,
  output wire [9:0] debug_lds_row_1_2,
  output wire [9:0] debug_lds_row_1_3,
  output wire [9:0] debug_lds_row_1_4,
  output wire [9:0] debug_lds_row_1_5,
  output wire [9:0] debug_lds_row_1_6,
  output wire [9:0] debug_lds_row_1_7,
  output wire [9:0] debug_lds_row_1_8,
  output wire [9:0] debug_lds_row_1_9,
  output wire [9:0] debug_lds_row_1_10,
  output wire [9:0] debug_lds_row_1_11,
  output wire [9:0] debug_lds_row_1_12,
  output wire [9:0] debug_lds_row_1_13,
  output wire [9:0] debug_lds_row_1_14,
  output wire [9:0] debug_lds_row_1_15,
  output wire [9:0] debug_lds_row_1_16,
  output wire [9:0] debug_lds_row_1_17,
  output wire [9:0] debug_lds_row_1_18,
  output wire [9:0] debug_lds_row_1_19,
  output wire [9:0] debug_lds_row_1_20,
  output wire [9:0] debug_lds_row_1_21,
  output wire [9:0] debug_lds_row_1_22,
  output wire [9:0] debug_lds_row_1_23,
  output wire [9:0] debug_lds_row_1_24,
  output wire [9:0] debug_lds_row_1_25,
  output wire [9:0] debug_lds_row_1_26,
  output wire [9:0] debug_lds_row_1_27,
  output wire [9:0] debug_lds_row_1_28,
  output wire [9:0] debug_lds_row_1_29,
  output wire [9:0] debug_lds_row_1_30,
  output wire [9:0] debug_lds_row_1_31,
  output wire [4:0] debug_lds_bank_0_0,
  output wire [4:0] debug_lds_bank_0_1,
  output wire [4:0] debug_lds_bank_0_2,
  output wire [4:0] debug_lds_bank_0_3,
  output wire [4:0] debug_lds_bank_0_4,
  output wire [4:0] debug_lds_bank_0_5,
  output wire [4:0] debug_lds_bank_0_6,
  output wire [4:0] debug_lds_bank_0_7,
  output wire [4:0] debug_lds_bank_0_8,
  output wire [4:0] debug_lds_bank_0_9,
  output wire [4:0] debug_lds_bank_0_10,
  output wire [4:0] debug_lds_bank_0_11,
  output wire [4:0] debug_lds_bank_0_12,
  output wire [4:0] debug_lds_bank_0_13,
  output wire [4:0] debug_lds_bank_0_14,
  output wire [4:0] debug_lds_bank_0_15,
  output wire [4:0] debug_lds_bank_0_16,
  output wire [4:0] debug_lds_bank_0_17,
  output wire [4:0] debug_lds_bank_0_18,
  output wire [4:0] debug_lds_bank_0_19,
  output wire [4:0] debug_lds_bank_0_20,
  output wire [4:0] debug_lds_bank_0_21,
  output wire [4:0] debug_lds_bank_0_22,
  output wire [4:0] debug_lds_bank_0_23,
  output wire [4:0] debug_lds_bank_0_24,
  output wire [4:0] debug_lds_bank_0_25,
  output wire [4:0] debug_lds_bank_0_26,
  output wire [4:0] debug_lds_bank_0_27,
  output wire [4:0] debug_lds_bank_0_28,
  output wire [4:0] debug_lds_bank_0_29,
  output wire [4:0] debug_lds_bank_0_30,
  output wire [4:0] debug_lds_bank_0_31,
  output wire [4:0] debug_lds_bank_1_0,
  output wire [4:0] debug_lds_bank_1_1,
  output wire [4:0] debug_lds_bank_1_2,
  output wire [4:0] debug_lds_bank_1_3,
  output wire [4:0] debug_lds_bank_1_4,
  output wire [4:0] debug_lds_bank_1_5,
  output wire [4:0] debug_lds_bank_1_6,
  output wire [4:0] debug_lds_bank_1_7,
  output wire [4:0] debug_lds_bank_1_8,
  output wire [4:0] debug_lds_bank_1_9,
  output wire [4:0] debug_lds_bank_1_10,
  output wire [4:0] debug_lds_bank_1_11,
  output wire [4:0] debug_lds_bank_1_12,
  output wire [4:0] debug_lds_bank_1_13,
  output wire [4:0] debug_lds_bank_1_14,
  output wire [4:0] debug_lds_bank_1_15,
  output wire [4:0] debug_lds_bank_1_16,
  output wire [4:0] debug_lds_bank_1_17,
  output wire [4:0] debug_lds_bank_1_18,
  output wire [4:0] debug_lds_bank_1_19,
  output wire [4:0] debug_lds_bank_1_20,
  output wire [4:0] debug_lds_bank_1_21,
  output wire [4:0] debug_lds_bank_1_22,
  output wire [4:0] debug_lds_bank_1_23,
  output wire [4:0] debug_lds_bank_1_24,
  output wire [4:0] debug_lds_bank_1_25,
  output wire [4:0] debug_lds_bank_1_26,
  output wire [4:0] debug_lds_bank_1_27,
  output wire [4:0] debug_lds_bank_1_28,
  output wire [4:0] debug_lds_bank_1_29,
  output wire [4:0] debug_lds_bank_1_30,
  output wire [4:0] debug_lds_bank_1_31,
  output wire [31:0] debug_lds_data_0_0,
  output wire [31:0] debug_lds_data_0_1,
  output wire [31:0] debug_lds_data_0_2,
  output wire [31:0] debug_lds_data_0_3,
  output wire [31:0] debug_lds_data_0_4,
  output wire [31:0] debug_lds_data_0_5,
  output wire [31:0] debug_lds_data_0_6,
  output wire [31:0] debug_lds_data_0_7,
  output wire [31:0] debug_lds_data_0_8,
  output wire [31:0] debug_lds_data_0_9,
  output wire [31:0] debug_lds_data_0_10,
  output wire [31:0] debug_lds_data_0_11,
  output wire [31:0] debug_lds_data_0_12,
  output wire [31:0] debug_lds_data_0_13,
  output wire [31:0] debug_lds_data_0_14,
  output wire [31:0] debug_lds_data_0_15,
  output wire [31:0] debug_lds_data_0_16,
  output wire [31:0] debug_lds_data_0_17,
  output wire [31:0] debug_lds_data_0_18,
  output wire [31:0] debug_lds_data_0_19,
  output wire [31:0] debug_lds_data_0_20,
  output wire [31:0] debug_lds_data_0_21,
  output wire [31:0] debug_lds_data_0_22,
  output wire [31:0] debug_lds_data_0_23,
  output wire [31:0] debug_lds_data_0_24,
  output wire [31:0] debug_lds_data_0_25,
  output wire [31:0] debug_lds_data_0_26,
  output wire [31:0] debug_lds_data_0_27,
  output wire [31:0] debug_lds_data_0_28,
  output wire [31:0] debug_lds_data_0_29,
  output wire [31:0] debug_lds_data_0_30,
  output wire [31:0] debug_lds_data_0_31,
  output wire [31:0] debug_lds_data_1_0,
  output wire [31:0] debug_lds_data_1_1,
  output wire [31:0] debug_lds_data_1_2,
  output wire [31:0] debug_lds_data_1_3,
  output wire [31:0] debug_lds_data_1_4,
  output wire [31:0] debug_lds_data_1_5,
  output wire [31:0] debug_lds_data_1_6,
  output wire [31:0] debug_lds_data_1_7,
  output wire [31:0] debug_lds_data_1_8,
  output wire [31:0] debug_lds_data_1_9,
  output wire [31:0] debug_lds_data_1_10,
  output wire [31:0] debug_lds_data_1_11,
  output wire [31:0] debug_lds_data_1_12,
  output wire [31:0] debug_lds_data_1_13,
  output wire [31:0] debug_lds_data_1_14,
  output wire [31:0] debug_lds_data_1_15,
  output wire [31:0] debug_lds_data_1_16,
  output wire [31:0] debug_lds_data_1_17,
  output wire [31:0] debug_lds_data_1_18,
  output wire [31:0] debug_lds_data_1_19,
  output wire [31:0] debug_lds_data_1_20,
  output wire [31:0] debug_lds_data_1_21,
  output wire [31:0] debug_lds_data_1_22,
  output wire [31:0] debug_lds_data_1_23,
  output wire [31:0] debug_lds_data_1_24,
  output wire [31:0] debug_lds_data_1_25,
  output wire [31:0] debug_lds_data_1_26,
  output wire [31:0] debug_lds_data_1_27,
  output wire [31:0] debug_lds_data_1_28,
  output wire [31:0] debug_lds_data_1_29,
  output wire [31:0] debug_lds_data_1_30,
  output wire [31:0] debug_lds_data_1_31,
  output wire debug_lds_conflict_0,
  output wire debug_lds_conflict_1,
  output wire [3:0] debug_request_wave_0,
  output wire [3:0] debug_request_wave_1,
  output wire [15:0] debug_request_sequence_0,
  output wire [15:0] debug_request_sequence_1,
  output wire [5:0] debug_request_lane_0,
  output wire [5:0] debug_request_lane_1,
  output wire debug_hit_0,
  output wire debug_hit_1,
  output wire [41:0] debug_hit_line_0,
  output wire [41:0] debug_hit_line_1,
  output wire [63:0] debug_hit_mask_0,
  output wire [63:0] debug_hit_mask_1,
  output wire debug_atomic_simd_0,
  output wire debug_atomic_simd_1,
  output wire [25:0] debug_atomic_origin,
  output wire [3:0] debug_scalar_request_wave_0,
  output wire [3:0] debug_scalar_request_wave_1,
  output wire [15:0] debug_scalar_request_sequence_0,
  output wire [15:0] debug_scalar_request_sequence_1,
  output wire debug_scalar_0,
  output wire debug_scalar_1,
  output wire [3:0] debug_scalar_wave_0,
  output wire [3:0] debug_scalar_wave_1,
  output wire [15:0] debug_scalar_sequence_0,
  output wire [15:0] debug_scalar_sequence_1,
  output wire [5:0] debug_scalar_pair_0,
  output wire [5:0] debug_scalar_pair_1,
  output wire [63:0] debug_scalar_data_0,
  output wire [63:0] debug_scalar_data_1,
  output wire [1:0] debug_scalar_halves_0,
  output wire [1:0] debug_scalar_halves_1,
  output wire debug_scc_0,
  output wire debug_scc_1,
  output wire [3:0] debug_scc_wave_0,
  output wire [3:0] debug_scc_wave_1,
  output wire [15:0] debug_scc_sequence_0,
  output wire [15:0] debug_scc_sequence_1,
  output wire debug_scc_value_0,
  output wire debug_scc_value_1,
  output wire debug_answer_0,
  output wire debug_answer_1,
  output wire [3:0] debug_answer_wave_0,
  output wire [3:0] debug_answer_wave_1,
  output wire [15:0] debug_answer_sequence_0,
  output wire [15:0] debug_answer_sequence_1,
  output wire debug_answer_value_0,
  output wire debug_answer_value_1,
  output wire debug_valu_0,
  output wire debug_valu_1,
  output wire debug_valu_high_0,
  output wire debug_valu_high_1,
  output wire [3:0] debug_valu_wave_0,
  output wire [3:0] debug_valu_wave_1,
  output wire [15:0] debug_valu_sequence_0,
  output wire [15:0] debug_valu_sequence_1,
  output wire [3:0] debug_valu_bytes_0,
  output wire [3:0] debug_valu_bytes_1,
  output wire [10:0] debug_valu_row_0,
  output wire [10:0] debug_valu_row_1,
  output wire [2:0] debug_valu_beat_0,
  output wire [2:0] debug_valu_beat_1,
  output wire debug_load_0,
  output wire debug_load_1,
  output wire [3:0] debug_load_wave_0,
  output wire [3:0] debug_load_wave_1,
  output wire [15:0] debug_load_sequence_0,
  output wire [15:0] debug_load_sequence_1,
  output wire [10:0] debug_load_row_0,
  output wire [10:0] debug_load_row_1,
  output wire [2:0] debug_load_beat_0,
  output wire [2:0] debug_load_beat_1,
  output wire debug_valu_active_0_0,
  output wire debug_valu_active_0_1,
  output wire debug_valu_active_0_2,
  output wire debug_valu_active_0_3,
  output wire debug_valu_active_0_4,
  output wire debug_valu_active_0_5,
  output wire debug_valu_active_0_6,
  output wire debug_valu_active_0_7,
  output wire debug_valu_active_0_8,
  output wire debug_valu_active_0_9,
  output wire debug_valu_active_0_10,
  output wire debug_valu_active_0_11,
  output wire debug_valu_active_0_12,
  output wire debug_valu_active_0_13,
  output wire debug_valu_active_0_14,
  output wire debug_valu_active_0_15,
  output wire debug_valu_active_0_16,
  output wire debug_valu_active_0_17,
  output wire debug_valu_active_0_18,
  output wire debug_valu_active_0_19,
  output wire debug_valu_active_0_20,
  output wire debug_valu_active_0_21,
  output wire debug_valu_active_0_22,
  output wire debug_valu_active_0_23,
  output wire debug_valu_active_0_24,
  output wire debug_valu_active_0_25,
  output wire debug_valu_active_0_26,
  output wire debug_valu_active_0_27,
  output wire debug_valu_active_0_28,
  output wire debug_valu_active_0_29,
  output wire debug_valu_active_0_30,
  output wire debug_valu_active_0_31,
  output wire debug_valu_active_1_0,
  output wire debug_valu_active_1_1,
  output wire debug_valu_active_1_2,
  output wire debug_valu_active_1_3,
  output wire debug_valu_active_1_4,
  output wire debug_valu_active_1_5,
  output wire debug_valu_active_1_6,
  output wire debug_valu_active_1_7,
  output wire debug_valu_active_1_8,
  output wire debug_valu_active_1_9,
  output wire debug_valu_active_1_10,
  output wire debug_valu_active_1_11,
  output wire debug_valu_active_1_12,
  output wire debug_valu_active_1_13,
  output wire debug_valu_active_1_14,
  output wire debug_valu_active_1_15,
  output wire debug_valu_active_1_16,
  output wire debug_valu_active_1_17,
  output wire debug_valu_active_1_18,
  output wire debug_valu_active_1_19,
  output wire debug_valu_active_1_20,
  output wire debug_valu_active_1_21,
  output wire debug_valu_active_1_22,
  output wire debug_valu_active_1_23,
  output wire debug_valu_active_1_24,
  output wire debug_valu_active_1_25,
  output wire debug_valu_active_1_26,
  output wire debug_valu_active_1_27,
  output wire debug_valu_active_1_28,
  output wire debug_valu_active_1_29,
  output wire debug_valu_active_1_30,
  output wire debug_valu_active_1_31,
  output wire [63:0] debug_valu_data_0_0,
  output wire [63:0] debug_valu_data_0_1,
  output wire [63:0] debug_valu_data_0_2,
  output wire [63:0] debug_valu_data_0_3,
  output wire [63:0] debug_valu_data_0_4,
  output wire [63:0] debug_valu_data_0_5,
  output wire [63:0] debug_valu_data_0_6,
  output wire [63:0] debug_valu_data_0_7,
  output wire [63:0] debug_valu_data_0_8,
  output wire [63:0] debug_valu_data_0_9,
  output wire [63:0] debug_valu_data_0_10,
  output wire [63:0] debug_valu_data_0_11,
  output wire [63:0] debug_valu_data_0_12,
  output wire [63:0] debug_valu_data_0_13,
  output wire [63:0] debug_valu_data_0_14,
  output wire [63:0] debug_valu_data_0_15,
  output wire [63:0] debug_valu_data_0_16,
  output wire [63:0] debug_valu_data_0_17,
  output wire [63:0] debug_valu_data_0_18,
  output wire [63:0] debug_valu_data_0_19,
  output wire [63:0] debug_valu_data_0_20,
  output wire [63:0] debug_valu_data_0_21,
  output wire [63:0] debug_valu_data_0_22,
  output wire [63:0] debug_valu_data_0_23,
  output wire [63:0] debug_valu_data_0_24,
  output wire [63:0] debug_valu_data_0_25,
  output wire [63:0] debug_valu_data_0_26,
  output wire [63:0] debug_valu_data_0_27,
  output wire [63:0] debug_valu_data_0_28,
  output wire [63:0] debug_valu_data_0_29,
  output wire [63:0] debug_valu_data_0_30,
  output wire [63:0] debug_valu_data_0_31,
  output wire [63:0] debug_valu_data_1_0,
  output wire [63:0] debug_valu_data_1_1,
  output wire [63:0] debug_valu_data_1_2,
  output wire [63:0] debug_valu_data_1_3,
  output wire [63:0] debug_valu_data_1_4,
  output wire [63:0] debug_valu_data_1_5,
  output wire [63:0] debug_valu_data_1_6,
  output wire [63:0] debug_valu_data_1_7,
  output wire [63:0] debug_valu_data_1_8,
  output wire [63:0] debug_valu_data_1_9,
  output wire [63:0] debug_valu_data_1_10,
  output wire [63:0] debug_valu_data_1_11,
  output wire [63:0] debug_valu_data_1_12,
  output wire [63:0] debug_valu_data_1_13,
  output wire [63:0] debug_valu_data_1_14,
  output wire [63:0] debug_valu_data_1_15,
  output wire [63:0] debug_valu_data_1_16,
  output wire [63:0] debug_valu_data_1_17,
  output wire [63:0] debug_valu_data_1_18,
  output wire [63:0] debug_valu_data_1_19,
  output wire [63:0] debug_valu_data_1_20,
  output wire [63:0] debug_valu_data_1_21,
  output wire [63:0] debug_valu_data_1_22,
  output wire [63:0] debug_valu_data_1_23,
  output wire [63:0] debug_valu_data_1_24,
  output wire [63:0] debug_valu_data_1_25,
  output wire [63:0] debug_valu_data_1_26,
  output wire [63:0] debug_valu_data_1_27,
  output wire [63:0] debug_valu_data_1_28,
  output wire [63:0] debug_valu_data_1_29,
  output wire [63:0] debug_valu_data_1_30,
  output wire [63:0] debug_valu_data_1_31,
  output wire [3:0] debug_load_bytes_0_0,
  output wire [3:0] debug_load_bytes_0_1,
  output wire [3:0] debug_load_bytes_0_2,
  output wire [3:0] debug_load_bytes_0_3,
  output wire [3:0] debug_load_bytes_0_4,
  output wire [3:0] debug_load_bytes_0_5,
  output wire [3:0] debug_load_bytes_0_6,
  output wire [3:0] debug_load_bytes_0_7,
  output wire [3:0] debug_load_bytes_0_8,
  output wire [3:0] debug_load_bytes_0_9,
  output wire [3:0] debug_load_bytes_0_10,
  output wire [3:0] debug_load_bytes_0_11,
  output wire [3:0] debug_load_bytes_0_12,
  output wire [3:0] debug_load_bytes_0_13,
  output wire [3:0] debug_load_bytes_0_14,
  output wire [3:0] debug_load_bytes_0_15,
  output wire [3:0] debug_load_bytes_0_16,
  output wire [3:0] debug_load_bytes_0_17,
  output wire [3:0] debug_load_bytes_0_18,
  output wire [3:0] debug_load_bytes_0_19,
  output wire [3:0] debug_load_bytes_0_20,
  output wire [3:0] debug_load_bytes_0_21,
  output wire [3:0] debug_load_bytes_0_22,
  output wire [3:0] debug_load_bytes_0_23,
  output wire [3:0] debug_load_bytes_0_24,
  output wire [3:0] debug_load_bytes_0_25,
  output wire [3:0] debug_load_bytes_0_26,
  output wire [3:0] debug_load_bytes_0_27,
  output wire [3:0] debug_load_bytes_0_28,
  output wire [3:0] debug_load_bytes_0_29,
  output wire [3:0] debug_load_bytes_0_30,
  output wire [3:0] debug_load_bytes_0_31,
  output wire [3:0] debug_load_bytes_1_0,
  output wire [3:0] debug_load_bytes_1_1,
  output wire [3:0] debug_load_bytes_1_2,
  output wire [3:0] debug_load_bytes_1_3,
  output wire [3:0] debug_load_bytes_1_4,
  output wire [3:0] debug_load_bytes_1_5,
  output wire [3:0] debug_load_bytes_1_6,
  output wire [3:0] debug_load_bytes_1_7,
  output wire [3:0] debug_load_bytes_1_8,
  output wire [3:0] debug_load_bytes_1_9,
  output wire [3:0] debug_load_bytes_1_10,
  output wire [3:0] debug_load_bytes_1_11,
  output wire [3:0] debug_load_bytes_1_12,
  output wire [3:0] debug_load_bytes_1_13,
  output wire [3:0] debug_load_bytes_1_14,
  output wire [3:0] debug_load_bytes_1_15,
  output wire [3:0] debug_load_bytes_1_16,
  output wire [3:0] debug_load_bytes_1_17,
  output wire [3:0] debug_load_bytes_1_18,
  output wire [3:0] debug_load_bytes_1_19,
  output wire [3:0] debug_load_bytes_1_20,
  output wire [3:0] debug_load_bytes_1_21,
  output wire [3:0] debug_load_bytes_1_22,
  output wire [3:0] debug_load_bytes_1_23,
  output wire [3:0] debug_load_bytes_1_24,
  output wire [3:0] debug_load_bytes_1_25,
  output wire [3:0] debug_load_bytes_1_26,
  output wire [3:0] debug_load_bytes_1_27,
  output wire [3:0] debug_load_bytes_1_28,
  output wire [3:0] debug_load_bytes_1_29,
  output wire [3:0] debug_load_bytes_1_30,
  output wire [3:0] debug_load_bytes_1_31,
  output wire [31:0] debug_load_data_0_0,
  output wire [31:0] debug_load_data_0_1,
  output wire [31:0] debug_load_data_0_2,
  output wire [31:0] debug_load_data_0_3,
  output wire [31:0] debug_load_data_0_4,
  output wire [31:0] debug_load_data_0_5,
  output wire [31:0] debug_load_data_0_6,
  output wire [31:0] debug_load_data_0_7,
  output wire [31:0] debug_load_data_0_8,
  output wire [31:0] debug_load_data_0_9,
  output wire [31:0] debug_load_data_0_10,
  output wire [31:0] debug_load_data_0_11,
  output wire [31:0] debug_load_data_0_12,
  output wire [31:0] debug_load_data_0_13,
  output wire [31:0] debug_load_data_0_14,
  output wire [31:0] debug_load_data_0_15,
  output wire [31:0] debug_load_data_0_16,
  output wire [31:0] debug_load_data_0_17,
  output wire [31:0] debug_load_data_0_18,
  output wire [31:0] debug_load_data_0_19,
  output wire [31:0] debug_load_data_0_20,
  output wire [31:0] debug_load_data_0_21,
  output wire [31:0] debug_load_data_0_22,
  output wire [31:0] debug_load_data_0_23,
  output wire [31:0] debug_load_data_0_24,
  output wire [31:0] debug_load_data_0_25,
  output wire [31:0] debug_load_data_0_26,
  output wire [31:0] debug_load_data_0_27,
  output wire [31:0] debug_load_data_0_28,
  output wire [31:0] debug_load_data_0_29,
  output wire [31:0] debug_load_data_0_30,
  output wire [31:0] debug_load_data_0_31,
  output wire [31:0] debug_load_data_1_0,
  output wire [31:0] debug_load_data_1_1,
  output wire [31:0] debug_load_data_1_2,
  output wire [31:0] debug_load_data_1_3,
  output wire [31:0] debug_load_data_1_4,
  output wire [31:0] debug_load_data_1_5,
  output wire [31:0] debug_load_data_1_6,
  output wire [31:0] debug_load_data_1_7,
  output wire [31:0] debug_load_data_1_8,
  output wire [31:0] debug_load_data_1_9,
  output wire [31:0] debug_load_data_1_10,
  output wire [31:0] debug_load_data_1_11,
  output wire [31:0] debug_load_data_1_12,
  output wire [31:0] debug_load_data_1_13,
  output wire [31:0] debug_load_data_1_14,
  output wire [31:0] debug_load_data_1_15,
  output wire [31:0] debug_load_data_1_16,
  output wire [31:0] debug_load_data_1_17,
  output wire [31:0] debug_load_data_1_18,
  output wire [31:0] debug_load_data_1_19,
  output wire [31:0] debug_load_data_1_20,
  output wire [31:0] debug_load_data_1_21,
  output wire [31:0] debug_load_data_1_22,
  output wire [31:0] debug_load_data_1_23,
  output wire [31:0] debug_load_data_1_24,
  output wire [31:0] debug_load_data_1_25,
  output wire [31:0] debug_load_data_1_26,
  output wire [31:0] debug_load_data_1_27,
  output wire [31:0] debug_load_data_1_28,
  output wire [31:0] debug_load_data_1_29,
  output wire [31:0] debug_load_data_1_30,
  output wire [31:0] debug_load_data_1_31
);

  wire tick;
  wire [1:0] numbers;
  wire control_start;
  wire [47:0] control_entry;
  wire [31:0] control_user_data_0;
  wire [31:0] control_user_data_1;
  wire [31:0] control_user_data_2;
  wire [31:0] control_user_data_3;
  wire [31:0] control_user_data_4;
  wire [31:0] control_user_data_5;
  wire [31:0] control_user_data_6;
  wire [31:0] control_user_data_7;
  wire [31:0] control_user_data_8;
  wire [31:0] control_user_data_9;
  wire [31:0] control_user_data_10;
  wire [31:0] control_user_data_11;
  wire [31:0] control_user_data_12;
  wire [31:0] control_user_data_13;
  wire [31:0] control_user_data_14;
  wire [31:0] control_user_data_15;
  wire [31:0] control_grid_0;
  wire [31:0] control_grid_1;
  wire [31:0] control_grid_2;
  wire [31:0] control_first_0;
  wire [31:0] control_first_1;
  wire [31:0] control_first_2;
  wire [10:0] control_block_0;
  wire [10:0] control_block_1;
  wire [10:0] control_block_2;
  wire [10:0] control_partial_0;
  wire [10:0] control_partial_1;
  wire [10:0] control_partial_2;
  wire control_partial_enable;
  wire control_in_items;
  wire [1:0] control_id_dimensions;
  wire [10:0] control_vgprs;
  wire [31:0] control_mode;
  wire control_wave64;
  wire [16:0] control_lds_bytes;
  wire [47:0] control_scratch;
  wire [23:0] control_scratch_bytes;
  wire [9:0] control_wave_limit;
  wire [3:0] control_group_limit;
  wire dispatcher_invalidate;
  wire [15:0] dispatcher_run_0;
  wire [15:0] dispatcher_run_1;
  wire [10:0] dispatcher_vgpr_base;
  wire [4:0] dispatcher_group;
  wire [5:0] dispatcher_group_waves;
  wire [16:0] dispatcher_lds_base;
  wire [47:0] dispatcher_scratch_base;
  wire [3:0] dispatcher_wave;
  wire dispatcher_scalar_write_0;
  wire dispatcher_scalar_write_1;
  wire [5:0] dispatcher_scalar_pair;
  wire [63:0] dispatcher_scalar_data;
  wire dispatcher_vgpr_write_0;
  wire dispatcher_vgpr_write_1;
  wire [10:0] dispatcher_vgpr_row;
  wire [2:0] dispatcher_vgpr_beat;
  wire dispatcher_vgpr_lane_0;
  wire dispatcher_vgpr_lane_1;
  wire dispatcher_vgpr_lane_2;
  wire dispatcher_vgpr_lane_3;
  wire dispatcher_vgpr_lane_4;
  wire dispatcher_vgpr_lane_5;
  wire dispatcher_vgpr_lane_6;
  wire dispatcher_vgpr_lane_7;
  wire dispatcher_vgpr_lane_8;
  wire dispatcher_vgpr_lane_9;
  wire dispatcher_vgpr_lane_10;
  wire dispatcher_vgpr_lane_11;
  wire dispatcher_vgpr_lane_12;
  wire dispatcher_vgpr_lane_13;
  wire dispatcher_vgpr_lane_14;
  wire dispatcher_vgpr_lane_15;
  wire dispatcher_vgpr_lane_16;
  wire dispatcher_vgpr_lane_17;
  wire dispatcher_vgpr_lane_18;
  wire dispatcher_vgpr_lane_19;
  wire dispatcher_vgpr_lane_20;
  wire dispatcher_vgpr_lane_21;
  wire dispatcher_vgpr_lane_22;
  wire dispatcher_vgpr_lane_23;
  wire dispatcher_vgpr_lane_24;
  wire dispatcher_vgpr_lane_25;
  wire dispatcher_vgpr_lane_26;
  wire dispatcher_vgpr_lane_27;
  wire dispatcher_vgpr_lane_28;
  wire dispatcher_vgpr_lane_29;
  wire dispatcher_vgpr_lane_30;
  wire dispatcher_vgpr_lane_31;
  wire [31:0] dispatcher_vgpr_data;
  wire simd_0_index;
  wire simd_0_launch_scalar_ready;
  wire simd_0_launch_vgpr_ready;
  wire simd_0_invalidate;
  wire simd_0_invalidate_data;
  wire simd_0_forget_data;
  wire simd_0_tick;
  wire simd_0_counts;
  reg [63:0] simd_0_cycles;
  wire simd_0_reads_cycles;
  wire [4:0] simd_0_asking_group;
  wire simd_0_signal;
  wire simd_0_wake;
  wire simd_0_end;
  wire simd_0_forget;
  wire [4:0] simd_0_event_group;
  wire [15:0] simd_0_active;
  wire [79:0] simd_0_active_groups;
  wire simd_0_request_valid_0;
  wire simd_0_request_valid_1;
  wire simd_0_request_valid_2;
  wire [41:0] simd_0_request_line_0;
  wire [41:0] simd_0_request_line_1;
  wire [63:0] simd_0_request_mask_0;
  wire [63:0] simd_0_request_mask_1;
  wire simd_0_request_write;
  wire [511:0] simd_0_request_data;
  wire [5:0] simd_0_request_tag_0;
  wire [5:0] simd_0_request_tag_1;
  wire [5:0] simd_0_request_tag_2;
  wire simd_0_atomic_valid;
  wire [4:0] simd_0_atomic_operation;
  wire simd_0_atomic_wide;
  wire [3:0] simd_0_atomic_word;
  wire [127:0] simd_0_atomic_data;
  wire [25:0] simd_0_atomic_origin;
  wire simd_0_lds_want;
  wire simd_0_lds_store;
  wire simd_0_lds_hold;
  wire simd_0_lds_valid_0;
  wire simd_0_lds_valid_1;
  wire simd_0_lds_valid_2;
  wire simd_0_lds_valid_3;
  wire simd_0_lds_valid_4;
  wire simd_0_lds_valid_5;
  wire simd_0_lds_valid_6;
  wire simd_0_lds_valid_7;
  wire simd_0_lds_valid_8;
  wire simd_0_lds_valid_9;
  wire simd_0_lds_valid_10;
  wire simd_0_lds_valid_11;
  wire simd_0_lds_valid_12;
  wire simd_0_lds_valid_13;
  wire simd_0_lds_valid_14;
  wire simd_0_lds_valid_15;
  wire simd_0_lds_valid_16;
  wire simd_0_lds_valid_17;
  wire simd_0_lds_valid_18;
  wire simd_0_lds_valid_19;
  wire simd_0_lds_valid_20;
  wire simd_0_lds_valid_21;
  wire simd_0_lds_valid_22;
  wire simd_0_lds_valid_23;
  wire simd_0_lds_valid_24;
  wire simd_0_lds_valid_25;
  wire simd_0_lds_valid_26;
  wire simd_0_lds_valid_27;
  wire simd_0_lds_valid_28;
  wire simd_0_lds_valid_29;
  wire simd_0_lds_valid_30;
  wire simd_0_lds_valid_31;
  wire [3:0] simd_0_lds_bytes_0;
  wire [3:0] simd_0_lds_bytes_1;
  wire [3:0] simd_0_lds_bytes_2;
  wire [3:0] simd_0_lds_bytes_3;
  wire [3:0] simd_0_lds_bytes_4;
  wire [3:0] simd_0_lds_bytes_5;
  wire [3:0] simd_0_lds_bytes_6;
  wire [3:0] simd_0_lds_bytes_7;
  wire [3:0] simd_0_lds_bytes_8;
  wire [3:0] simd_0_lds_bytes_9;
  wire [3:0] simd_0_lds_bytes_10;
  wire [3:0] simd_0_lds_bytes_11;
  wire [3:0] simd_0_lds_bytes_12;
  wire [3:0] simd_0_lds_bytes_13;
  wire [3:0] simd_0_lds_bytes_14;
  wire [3:0] simd_0_lds_bytes_15;
  wire [3:0] simd_0_lds_bytes_16;
  wire [3:0] simd_0_lds_bytes_17;
  wire [3:0] simd_0_lds_bytes_18;
  wire [3:0] simd_0_lds_bytes_19;
  wire [3:0] simd_0_lds_bytes_20;
  wire [3:0] simd_0_lds_bytes_21;
  wire [3:0] simd_0_lds_bytes_22;
  wire [3:0] simd_0_lds_bytes_23;
  wire [3:0] simd_0_lds_bytes_24;
  wire [3:0] simd_0_lds_bytes_25;
  wire [3:0] simd_0_lds_bytes_26;
  wire [3:0] simd_0_lds_bytes_27;
  wire [3:0] simd_0_lds_bytes_28;
  wire [3:0] simd_0_lds_bytes_29;
  wire [3:0] simd_0_lds_bytes_30;
  wire [3:0] simd_0_lds_bytes_31;
  wire simd_1_index;
  wire simd_1_launch_scalar_ready;
  wire simd_1_launch_vgpr_ready;
  wire simd_1_invalidate;
  wire simd_1_invalidate_data;
  wire simd_1_forget_data;
  wire simd_1_tick;
  wire simd_1_counts;
  reg [63:0] simd_1_cycles;
  wire simd_1_reads_cycles;
  wire [4:0] simd_1_asking_group;
  wire simd_1_signal;
  wire simd_1_wake;
  wire simd_1_end;
  wire simd_1_forget;
  wire [4:0] simd_1_event_group;
  wire [15:0] simd_1_active;
  wire [79:0] simd_1_active_groups;
  wire simd_1_request_valid_0;
  wire simd_1_request_valid_1;
  wire simd_1_request_valid_2;
  wire [41:0] simd_1_request_line_0;
  wire [41:0] simd_1_request_line_1;
  wire [63:0] simd_1_request_mask_0;
  wire [63:0] simd_1_request_mask_1;
  wire simd_1_request_write;
  wire [511:0] simd_1_request_data;
  wire [5:0] simd_1_request_tag_0;
  wire [5:0] simd_1_request_tag_1;
  wire [5:0] simd_1_request_tag_2;
  wire simd_1_atomic_valid;
  wire [4:0] simd_1_atomic_operation;
  wire simd_1_atomic_wide;
  wire [3:0] simd_1_atomic_word;
  wire [127:0] simd_1_atomic_data;
  wire [25:0] simd_1_atomic_origin;
  wire simd_1_lds_want;
  wire simd_1_lds_store;
  wire simd_1_lds_hold;
  wire simd_1_lds_valid_0;
  wire simd_1_lds_valid_1;
  wire simd_1_lds_valid_2;
  wire simd_1_lds_valid_3;
  wire simd_1_lds_valid_4;
  wire simd_1_lds_valid_5;
  wire simd_1_lds_valid_6;
  wire simd_1_lds_valid_7;
  wire simd_1_lds_valid_8;
  wire simd_1_lds_valid_9;
  wire simd_1_lds_valid_10;
  wire simd_1_lds_valid_11;
  wire simd_1_lds_valid_12;
  wire simd_1_lds_valid_13;
  wire simd_1_lds_valid_14;
  wire simd_1_lds_valid_15;
  wire simd_1_lds_valid_16;
  wire simd_1_lds_valid_17;
  wire simd_1_lds_valid_18;
  wire simd_1_lds_valid_19;
  wire simd_1_lds_valid_20;
  wire simd_1_lds_valid_21;
  wire simd_1_lds_valid_22;
  wire simd_1_lds_valid_23;
  wire simd_1_lds_valid_24;
  wire simd_1_lds_valid_25;
  wire simd_1_lds_valid_26;
  wire simd_1_lds_valid_27;
  wire simd_1_lds_valid_28;
  wire simd_1_lds_valid_29;
  wire simd_1_lds_valid_30;
  wire simd_1_lds_valid_31;
  wire [3:0] simd_1_lds_bytes_0;
  wire [3:0] simd_1_lds_bytes_1;
  wire [3:0] simd_1_lds_bytes_2;
  wire [3:0] simd_1_lds_bytes_3;
  wire [3:0] simd_1_lds_bytes_4;
  wire [3:0] simd_1_lds_bytes_5;
  wire [3:0] simd_1_lds_bytes_6;
  wire [3:0] simd_1_lds_bytes_7;
  wire [3:0] simd_1_lds_bytes_8;
  wire [3:0] simd_1_lds_bytes_9;
  wire [3:0] simd_1_lds_bytes_10;
  wire [3:0] simd_1_lds_bytes_11;
  wire [3:0] simd_1_lds_bytes_12;
  wire [3:0] simd_1_lds_bytes_13;
  wire [3:0] simd_1_lds_bytes_14;
  wire [3:0] simd_1_lds_bytes_15;
  wire [3:0] simd_1_lds_bytes_16;
  wire [3:0] simd_1_lds_bytes_17;
  wire [3:0] simd_1_lds_bytes_18;
  wire [3:0] simd_1_lds_bytes_19;
  wire [3:0] simd_1_lds_bytes_20;
  wire [3:0] simd_1_lds_bytes_21;
  wire [3:0] simd_1_lds_bytes_22;
  wire [3:0] simd_1_lds_bytes_23;
  wire [3:0] simd_1_lds_bytes_24;
  wire [3:0] simd_1_lds_bytes_25;
  wire [3:0] simd_1_lds_bytes_26;
  wire [3:0] simd_1_lds_bytes_27;
  wire [3:0] simd_1_lds_bytes_28;
  wire [3:0] simd_1_lds_bytes_29;
  wire [3:0] simd_1_lds_bytes_30;
  wire [3:0] simd_1_lds_bytes_31;
  wire lds_granted_0;
  wire lds_granted_1;
  wire lds_served_0;
  wire lds_served_1;
  wire lds_served_2;
  wire lds_served_3;
  wire lds_served_4;
  wire lds_served_5;
  wire lds_served_6;
  wire lds_served_7;
  wire lds_served_8;
  wire lds_served_9;
  wire lds_served_10;
  wire lds_served_11;
  wire lds_served_12;
  wire lds_served_13;
  wire lds_served_14;
  wire lds_served_15;
  wire lds_served_16;
  wire lds_served_17;
  wire lds_served_18;
  wire lds_served_19;
  wire lds_served_20;
  wire lds_served_21;
  wire lds_served_22;
  wire lds_served_23;
  wire lds_served_24;
  wire lds_served_25;
  wire lds_served_26;
  wire lds_served_27;
  wire lds_served_28;
  wire lds_served_29;
  wire lds_served_30;
  wire lds_served_31;
  wire [31:0] lds_word_0;
  wire [31:0] lds_word_1;
  wire [31:0] lds_word_2;
  wire [31:0] lds_word_3;
  wire [31:0] lds_word_4;
  wire [31:0] lds_word_5;
  wire [31:0] lds_word_6;
  wire [31:0] lds_word_7;
  wire [31:0] lds_word_8;
  wire [31:0] lds_word_9;
  wire [31:0] lds_word_10;
  wire [31:0] lds_word_11;
  wire [31:0] lds_word_12;
  wire [31:0] lds_word_13;
  wire [31:0] lds_word_14;
  wire [31:0] lds_word_15;
  wire [31:0] lds_word_16;
  wire [31:0] lds_word_17;
  wire [31:0] lds_word_18;
  wire [31:0] lds_word_19;
  wire [31:0] lds_word_20;
  wire [31:0] lds_word_21;
  wire [31:0] lds_word_22;
  wire [31:0] lds_word_23;
  wire [31:0] lds_word_24;
  wire [31:0] lds_word_25;
  wire [31:0] lds_word_26;
  wire [31:0] lds_word_27;
  wire [31:0] lds_word_28;
  wire [31:0] lds_word_29;
  wire [31:0] lds_word_30;
  wire [31:0] lds_word_31;
  reg barriers_launch;
  wire [5:0] barriers_signalled_0;
  wire [5:0] barriers_signalled_1;
  wire barriers_first_0;
  wire barriers_first_1;
  wire barriers_completed;
  wire [4:0] barriers_completed_group;
  wire barriers_woken_0;
  wire barriers_woken_1;
  wire [4:0] barriers_woken_group_0;
  wire [4:0] barriers_woken_group_1;
  wire arbiter_taken_0;
  wire arbiter_taken_1;
  wire arbiter_taken_2;
  wire arbiter_taken_3;
  wire arbiter_taken_4;
  wire arbiter_taken_5;
  wire arbiter_atomic_taken;
  wire arbiter_written;
  wire arbiter_written_by_simd;
  wire [15:0] arbiter_granted;
  wire answers_to_0;
  wire answers_to_1;
  wire answers_to_2;
  wire answers_to_3;
  wire answers_to_4;
  wire answers_to_5;
  wire answers_to_atomic;
  wire [5:0] answers_tag;
  wire [1:0] answers_part;
  wire answers_last;
  wire [127:0] answers_data_0;
  wire [127:0] answers_data_1;
  wire [127:0] answers_data_2;
  wire [127:0] answers_data_3;
  wire atomic_ready_0;
  wire atomic_ready_1;
  wire atomic_done_0;
  wire atomic_done_1;
  wire [5:0] atomic_done_tag;
  wire [63:0] atomic_done_value;
  wire atomic_request_valid;
  wire atomic_request_write;
  wire [41:0] atomic_request_line;
  wire [511:0] atomic_request_data;
  wire [63:0] atomic_request_mask;
  wire [5:0] atomic_request_tag;
  wire atomic_locked;
  reg [15:0] last_client;
  reg [15:0] last_client_next;
  reg [63:0] cycles;
  wire [63:0] cycles_next;
  reg forget;
  reg forget_next;
  reg forget_data;
  reg forget_data_next;

  always @* begin
    debug_lds_bytes_0_0 = 4'd0;
    if (debug_lds_0 & lds_served_0) begin
      debug_lds_bytes_0_0 = simd_0_lds_bytes_0;
    end
  end

  always @* begin
    debug_lds_bytes_0_1 = 4'd0;
    if (debug_lds_0 & lds_served_1) begin
      debug_lds_bytes_0_1 = simd_0_lds_bytes_1;
    end
  end

  always @* begin
    debug_lds_bytes_0_2 = 4'd0;
    if (debug_lds_0 & lds_served_2) begin
      debug_lds_bytes_0_2 = simd_0_lds_bytes_2;
    end
  end

  always @* begin
    debug_lds_bytes_0_3 = 4'd0;
    if (debug_lds_0 & lds_served_3) begin
      debug_lds_bytes_0_3 = simd_0_lds_bytes_3;
    end
  end

  always @* begin
    debug_lds_bytes_0_4 = 4'd0;
    if (debug_lds_0 & lds_served_4) begin
      debug_lds_bytes_0_4 = simd_0_lds_bytes_4;
    end
  end

  always @* begin
    debug_lds_bytes_0_5 = 4'd0;
    if (debug_lds_0 & lds_served_5) begin
      debug_lds_bytes_0_5 = simd_0_lds_bytes_5;
    end
  end

  always @* begin
    debug_lds_bytes_0_6 = 4'd0;
    if (debug_lds_0 & lds_served_6) begin
      debug_lds_bytes_0_6 = simd_0_lds_bytes_6;
    end
  end

  always @* begin
    debug_lds_bytes_0_7 = 4'd0;
    if (debug_lds_0 & lds_served_7) begin
      debug_lds_bytes_0_7 = simd_0_lds_bytes_7;
    end
  end

  always @* begin
    debug_lds_bytes_0_8 = 4'd0;
    if (debug_lds_0 & lds_served_8) begin
      debug_lds_bytes_0_8 = simd_0_lds_bytes_8;
    end
  end

  always @* begin
    debug_lds_bytes_0_9 = 4'd0;
    if (debug_lds_0 & lds_served_9) begin
      debug_lds_bytes_0_9 = simd_0_lds_bytes_9;
    end
  end

  always @* begin
    debug_lds_bytes_0_10 = 4'd0;
    if (debug_lds_0 & lds_served_10) begin
      debug_lds_bytes_0_10 = simd_0_lds_bytes_10;
    end
  end

  always @* begin
    debug_lds_bytes_0_11 = 4'd0;
    if (debug_lds_0 & lds_served_11) begin
      debug_lds_bytes_0_11 = simd_0_lds_bytes_11;
    end
  end

  always @* begin
    debug_lds_bytes_0_12 = 4'd0;
    if (debug_lds_0 & lds_served_12) begin
      debug_lds_bytes_0_12 = simd_0_lds_bytes_12;
    end
  end

  always @* begin
    debug_lds_bytes_0_13 = 4'd0;
    if (debug_lds_0 & lds_served_13) begin
      debug_lds_bytes_0_13 = simd_0_lds_bytes_13;
    end
  end

  always @* begin
    debug_lds_bytes_0_14 = 4'd0;
    if (debug_lds_0 & lds_served_14) begin
      debug_lds_bytes_0_14 = simd_0_lds_bytes_14;
    end
  end

  always @* begin
    debug_lds_bytes_0_15 = 4'd0;
    if (debug_lds_0 & lds_served_15) begin
      debug_lds_bytes_0_15 = simd_0_lds_bytes_15;
    end
  end

  always @* begin
    debug_lds_bytes_0_16 = 4'd0;
    if (debug_lds_0 & lds_served_16) begin
      debug_lds_bytes_0_16 = simd_0_lds_bytes_16;
    end
  end

  always @* begin
    debug_lds_bytes_0_17 = 4'd0;
    if (debug_lds_0 & lds_served_17) begin
      debug_lds_bytes_0_17 = simd_0_lds_bytes_17;
    end
  end

  always @* begin
    debug_lds_bytes_0_18 = 4'd0;
    if (debug_lds_0 & lds_served_18) begin
      debug_lds_bytes_0_18 = simd_0_lds_bytes_18;
    end
  end

  always @* begin
    debug_lds_bytes_0_19 = 4'd0;
    if (debug_lds_0 & lds_served_19) begin
      debug_lds_bytes_0_19 = simd_0_lds_bytes_19;
    end
  end

  always @* begin
    debug_lds_bytes_0_20 = 4'd0;
    if (debug_lds_0 & lds_served_20) begin
      debug_lds_bytes_0_20 = simd_0_lds_bytes_20;
    end
  end

  always @* begin
    debug_lds_bytes_0_21 = 4'd0;
    if (debug_lds_0 & lds_served_21) begin
      debug_lds_bytes_0_21 = simd_0_lds_bytes_21;
    end
  end

  always @* begin
    debug_lds_bytes_0_22 = 4'd0;
    if (debug_lds_0 & lds_served_22) begin
      debug_lds_bytes_0_22 = simd_0_lds_bytes_22;
    end
  end

  always @* begin
    debug_lds_bytes_0_23 = 4'd0;
    if (debug_lds_0 & lds_served_23) begin
      debug_lds_bytes_0_23 = simd_0_lds_bytes_23;
    end
  end

  always @* begin
    debug_lds_bytes_0_24 = 4'd0;
    if (debug_lds_0 & lds_served_24) begin
      debug_lds_bytes_0_24 = simd_0_lds_bytes_24;
    end
  end

  always @* begin
    debug_lds_bytes_0_25 = 4'd0;
    if (debug_lds_0 & lds_served_25) begin
      debug_lds_bytes_0_25 = simd_0_lds_bytes_25;
    end
  end

  always @* begin
    debug_lds_bytes_0_26 = 4'd0;
    if (debug_lds_0 & lds_served_26) begin
      debug_lds_bytes_0_26 = simd_0_lds_bytes_26;
    end
  end

  always @* begin
    debug_lds_bytes_0_27 = 4'd0;
    if (debug_lds_0 & lds_served_27) begin
      debug_lds_bytes_0_27 = simd_0_lds_bytes_27;
    end
  end

  always @* begin
    debug_lds_bytes_0_28 = 4'd0;
    if (debug_lds_0 & lds_served_28) begin
      debug_lds_bytes_0_28 = simd_0_lds_bytes_28;
    end
  end

  always @* begin
    debug_lds_bytes_0_29 = 4'd0;
    if (debug_lds_0 & lds_served_29) begin
      debug_lds_bytes_0_29 = simd_0_lds_bytes_29;
    end
  end

  always @* begin
    debug_lds_bytes_0_30 = 4'd0;
    if (debug_lds_0 & lds_served_30) begin
      debug_lds_bytes_0_30 = simd_0_lds_bytes_30;
    end
  end

  always @* begin
    debug_lds_bytes_0_31 = 4'd0;
    if (debug_lds_0 & lds_served_31) begin
      debug_lds_bytes_0_31 = simd_0_lds_bytes_31;
    end
  end

  always @* begin
    debug_lds_bytes_1_0 = 4'd0;
    if (debug_lds_1 & lds_served_0) begin
      debug_lds_bytes_1_0 = simd_1_lds_bytes_0;
    end
  end

  always @* begin
    debug_lds_bytes_1_1 = 4'd0;
    if (debug_lds_1 & lds_served_1) begin
      debug_lds_bytes_1_1 = simd_1_lds_bytes_1;
    end
  end

  always @* begin
    debug_lds_bytes_1_2 = 4'd0;
    if (debug_lds_1 & lds_served_2) begin
      debug_lds_bytes_1_2 = simd_1_lds_bytes_2;
    end
  end

  always @* begin
    debug_lds_bytes_1_3 = 4'd0;
    if (debug_lds_1 & lds_served_3) begin
      debug_lds_bytes_1_3 = simd_1_lds_bytes_3;
    end
  end

  always @* begin
    debug_lds_bytes_1_4 = 4'd0;
    if (debug_lds_1 & lds_served_4) begin
      debug_lds_bytes_1_4 = simd_1_lds_bytes_4;
    end
  end

  always @* begin
    debug_lds_bytes_1_5 = 4'd0;
    if (debug_lds_1 & lds_served_5) begin
      debug_lds_bytes_1_5 = simd_1_lds_bytes_5;
    end
  end

  always @* begin
    debug_lds_bytes_1_6 = 4'd0;
    if (debug_lds_1 & lds_served_6) begin
      debug_lds_bytes_1_6 = simd_1_lds_bytes_6;
    end
  end

  always @* begin
    debug_lds_bytes_1_7 = 4'd0;
    if (debug_lds_1 & lds_served_7) begin
      debug_lds_bytes_1_7 = simd_1_lds_bytes_7;
    end
  end

  always @* begin
    debug_lds_bytes_1_8 = 4'd0;
    if (debug_lds_1 & lds_served_8) begin
      debug_lds_bytes_1_8 = simd_1_lds_bytes_8;
    end
  end

  always @* begin
    debug_lds_bytes_1_9 = 4'd0;
    if (debug_lds_1 & lds_served_9) begin
      debug_lds_bytes_1_9 = simd_1_lds_bytes_9;
    end
  end

  always @* begin
    debug_lds_bytes_1_10 = 4'd0;
    if (debug_lds_1 & lds_served_10) begin
      debug_lds_bytes_1_10 = simd_1_lds_bytes_10;
    end
  end

  always @* begin
    debug_lds_bytes_1_11 = 4'd0;
    if (debug_lds_1 & lds_served_11) begin
      debug_lds_bytes_1_11 = simd_1_lds_bytes_11;
    end
  end

  always @* begin
    debug_lds_bytes_1_12 = 4'd0;
    if (debug_lds_1 & lds_served_12) begin
      debug_lds_bytes_1_12 = simd_1_lds_bytes_12;
    end
  end

  always @* begin
    debug_lds_bytes_1_13 = 4'd0;
    if (debug_lds_1 & lds_served_13) begin
      debug_lds_bytes_1_13 = simd_1_lds_bytes_13;
    end
  end

  always @* begin
    debug_lds_bytes_1_14 = 4'd0;
    if (debug_lds_1 & lds_served_14) begin
      debug_lds_bytes_1_14 = simd_1_lds_bytes_14;
    end
  end

  always @* begin
    debug_lds_bytes_1_15 = 4'd0;
    if (debug_lds_1 & lds_served_15) begin
      debug_lds_bytes_1_15 = simd_1_lds_bytes_15;
    end
  end

  always @* begin
    debug_lds_bytes_1_16 = 4'd0;
    if (debug_lds_1 & lds_served_16) begin
      debug_lds_bytes_1_16 = simd_1_lds_bytes_16;
    end
  end

  always @* begin
    debug_lds_bytes_1_17 = 4'd0;
    if (debug_lds_1 & lds_served_17) begin
      debug_lds_bytes_1_17 = simd_1_lds_bytes_17;
    end
  end

  always @* begin
    debug_lds_bytes_1_18 = 4'd0;
    if (debug_lds_1 & lds_served_18) begin
      debug_lds_bytes_1_18 = simd_1_lds_bytes_18;
    end
  end

  always @* begin
    debug_lds_bytes_1_19 = 4'd0;
    if (debug_lds_1 & lds_served_19) begin
      debug_lds_bytes_1_19 = simd_1_lds_bytes_19;
    end
  end

  always @* begin
    debug_lds_bytes_1_20 = 4'd0;
    if (debug_lds_1 & lds_served_20) begin
      debug_lds_bytes_1_20 = simd_1_lds_bytes_20;
    end
  end

  always @* begin
    debug_lds_bytes_1_21 = 4'd0;
    if (debug_lds_1 & lds_served_21) begin
      debug_lds_bytes_1_21 = simd_1_lds_bytes_21;
    end
  end

  always @* begin
    debug_lds_bytes_1_22 = 4'd0;
    if (debug_lds_1 & lds_served_22) begin
      debug_lds_bytes_1_22 = simd_1_lds_bytes_22;
    end
  end

  always @* begin
    debug_lds_bytes_1_23 = 4'd0;
    if (debug_lds_1 & lds_served_23) begin
      debug_lds_bytes_1_23 = simd_1_lds_bytes_23;
    end
  end

  always @* begin
    debug_lds_bytes_1_24 = 4'd0;
    if (debug_lds_1 & lds_served_24) begin
      debug_lds_bytes_1_24 = simd_1_lds_bytes_24;
    end
  end

  always @* begin
    debug_lds_bytes_1_25 = 4'd0;
    if (debug_lds_1 & lds_served_25) begin
      debug_lds_bytes_1_25 = simd_1_lds_bytes_25;
    end
  end

  always @* begin
    debug_lds_bytes_1_26 = 4'd0;
    if (debug_lds_1 & lds_served_26) begin
      debug_lds_bytes_1_26 = simd_1_lds_bytes_26;
    end
  end

  always @* begin
    debug_lds_bytes_1_27 = 4'd0;
    if (debug_lds_1 & lds_served_27) begin
      debug_lds_bytes_1_27 = simd_1_lds_bytes_27;
    end
  end

  always @* begin
    debug_lds_bytes_1_28 = 4'd0;
    if (debug_lds_1 & lds_served_28) begin
      debug_lds_bytes_1_28 = simd_1_lds_bytes_28;
    end
  end

  always @* begin
    debug_lds_bytes_1_29 = 4'd0;
    if (debug_lds_1 & lds_served_29) begin
      debug_lds_bytes_1_29 = simd_1_lds_bytes_29;
    end
  end

  always @* begin
    debug_lds_bytes_1_30 = 4'd0;
    if (debug_lds_1 & lds_served_30) begin
      debug_lds_bytes_1_30 = simd_1_lds_bytes_30;
    end
  end

  always @* begin
    debug_lds_bytes_1_31 = 4'd0;
    if (debug_lds_1 & lds_served_31) begin
      debug_lds_bytes_1_31 = simd_1_lds_bytes_31;
    end
  end

  assign tick = cycles[5:0] == 6'd0;
  assign numbers = 2'd2;
  assign simd_0_index = numbers[0];
  assign simd_0_invalidate = dispatcher_invalidate | forget;
  assign simd_0_invalidate_data = dispatcher_invalidate | forget_data;
  assign simd_0_tick = tick & simd_0_counts;

  always @* begin
    simd_0_cycles = 64'd0;
    if (simd_0_reads_cycles) begin
      simd_0_cycles = cycles;
    end
  end

  assign simd_1_index = numbers[1];
  assign simd_1_invalidate = simd_0_invalidate;
  assign simd_1_invalidate_data = simd_0_invalidate_data;
  assign simd_1_tick = tick & simd_1_counts;

  always @* begin
    simd_1_cycles = 64'd0;
    if (simd_1_reads_cycles) begin
      simd_1_cycles = cycles;
    end
  end

  always @* begin
    barriers_launch = 1'b0;
    if (|debug_launch_0) begin
      barriers_launch = 1'b1;
    end
    if (|debug_launch_1) begin
      barriers_launch = 1'b1;
    end
  end

  always @* begin
    last_client_next = last_client;
    if (request_valid & request_ready) begin
      last_client_next = arbiter_granted;
    end
  end

  assign cycles_next = cycles + 64'd1;

  always @* begin
    forget_next = 1'b0;
    if (simd_0_forget) begin
      forget_next = 1'b1;
    end
    if (simd_1_forget) begin
      forget_next = 1'b1;
    end
  end

  always @* begin
    forget_data_next = 1'b0;
    if (simd_0_forget_data) begin
      forget_data_next = 1'b1;
    end
    if (simd_1_forget_data) begin
      forget_data_next = 1'b1;
    end
  end

  initial begin
    last_client = 16'd0;
    cycles = 64'd0;
    forget = 1'b0;
    forget_data = 1'b0;
  end
  always @(posedge clock) begin
    last_client <= last_client_next;
    cycles <= cycles_next;
    forget <= forget_next;
    forget_data <= forget_data_next;
  end

  dispatch_control control (
    .clock(clock),
    .bus_valid(bus_valid),
    .bus_write(bus_write),
    .bus_address(bus_address),
    .bus_data(bus_data),
    .bus_bytes(bus_bytes),
    .bus_ready(bus_ready),
    .bus_error(bus_error),
    .bus_read_data(bus_read_data),
    .busy(busy),
    .error(dispatch_error),
    .start(control_start),
    .entry(control_entry),
    .user_data_0(control_user_data_0),
    .user_data_1(control_user_data_1),
    .user_data_2(control_user_data_2),
    .user_data_3(control_user_data_3),
    .user_data_4(control_user_data_4),
    .user_data_5(control_user_data_5),
    .user_data_6(control_user_data_6),
    .user_data_7(control_user_data_7),
    .user_data_8(control_user_data_8),
    .user_data_9(control_user_data_9),
    .user_data_10(control_user_data_10),
    .user_data_11(control_user_data_11),
    .user_data_12(control_user_data_12),
    .user_data_13(control_user_data_13),
    .user_data_14(control_user_data_14),
    .user_data_15(control_user_data_15),
    .grid_0(control_grid_0),
    .grid_1(control_grid_1),
    .grid_2(control_grid_2),
    .first_0(control_first_0),
    .first_1(control_first_1),
    .first_2(control_first_2),
    .block_0(control_block_0),
    .block_1(control_block_1),
    .block_2(control_block_2),
    .partial_0(control_partial_0),
    .partial_1(control_partial_1),
    .partial_2(control_partial_2),
    .partial_enable(control_partial_enable),
    .in_items(control_in_items),
    .id_dimensions(control_id_dimensions),
    .vgprs(control_vgprs),
    .mode(control_mode),
    .wave64(control_wave64),
    .lds_bytes(control_lds_bytes),
    .scratch(control_scratch),
    .scratch_bytes(control_scratch_bytes),
    .wave_limit(control_wave_limit),
    .group_limit(control_group_limit)
  );

  dispatcher dispatcher (
    .clock(clock),
    .start(control_start),
    .user_data_0(control_user_data_0),
    .user_data_1(control_user_data_1),
    .user_data_2(control_user_data_2),
    .user_data_3(control_user_data_3),
    .user_data_4(control_user_data_4),
    .user_data_5(control_user_data_5),
    .user_data_6(control_user_data_6),
    .user_data_7(control_user_data_7),
    .user_data_8(control_user_data_8),
    .user_data_9(control_user_data_9),
    .user_data_10(control_user_data_10),
    .user_data_11(control_user_data_11),
    .user_data_12(control_user_data_12),
    .user_data_13(control_user_data_13),
    .user_data_14(control_user_data_14),
    .user_data_15(control_user_data_15),
    .grid_0(control_grid_0),
    .grid_1(control_grid_1),
    .grid_2(control_grid_2),
    .first_0(control_first_0),
    .first_1(control_first_1),
    .first_2(control_first_2),
    .block_0(control_block_0),
    .block_1(control_block_1),
    .block_2(control_block_2),
    .partial_0(control_partial_0),
    .partial_1(control_partial_1),
    .partial_2(control_partial_2),
    .partial_enable(control_partial_enable),
    .in_items(control_in_items),
    .vgprs(control_vgprs),
    .wave64(control_wave64),
    .lds_bytes(control_lds_bytes),
    .scratch(control_scratch),
    .scratch_bytes(control_scratch_bytes),
    .id_dimensions(control_id_dimensions),
    .wave_limit(control_wave_limit),
    .group_limit(control_group_limit),
    .busy(busy),
    .invalidate(dispatcher_invalidate),
    .active_0(simd_0_active),
    .active_1(simd_1_active),
    .launch_0(debug_launch_0),
    .launch_1(debug_launch_1),
    .run_0(dispatcher_run_0),
    .run_1(dispatcher_run_1),
    .active_groups_0(simd_0_active_groups),
    .active_groups_1(simd_1_active_groups),
    .vgpr_base(dispatcher_vgpr_base),
    .group(dispatcher_group),
    .group_waves(dispatcher_group_waves),
    .lds_base(dispatcher_lds_base),
    .scratch_base(dispatcher_scratch_base),
    .wave(dispatcher_wave),
    .scalar_write_0(dispatcher_scalar_write_0),
    .scalar_write_1(dispatcher_scalar_write_1),
    .scalar_ready_0(simd_0_launch_scalar_ready),
    .scalar_ready_1(simd_1_launch_scalar_ready),
    .scalar_pair(dispatcher_scalar_pair),
    .scalar_data(dispatcher_scalar_data),
    .vgpr_write_0(dispatcher_vgpr_write_0),
    .vgpr_write_1(dispatcher_vgpr_write_1),
    .vgpr_ready_0(simd_0_launch_vgpr_ready),
    .vgpr_ready_1(simd_1_launch_vgpr_ready),
    .vgpr_row(dispatcher_vgpr_row),
    .vgpr_beat(dispatcher_vgpr_beat),
    .vgpr_lane_0(dispatcher_vgpr_lane_0),
    .vgpr_lane_1(dispatcher_vgpr_lane_1),
    .vgpr_lane_2(dispatcher_vgpr_lane_2),
    .vgpr_lane_3(dispatcher_vgpr_lane_3),
    .vgpr_lane_4(dispatcher_vgpr_lane_4),
    .vgpr_lane_5(dispatcher_vgpr_lane_5),
    .vgpr_lane_6(dispatcher_vgpr_lane_6),
    .vgpr_lane_7(dispatcher_vgpr_lane_7),
    .vgpr_lane_8(dispatcher_vgpr_lane_8),
    .vgpr_lane_9(dispatcher_vgpr_lane_9),
    .vgpr_lane_10(dispatcher_vgpr_lane_10),
    .vgpr_lane_11(dispatcher_vgpr_lane_11),
    .vgpr_lane_12(dispatcher_vgpr_lane_12),
    .vgpr_lane_13(dispatcher_vgpr_lane_13),
    .vgpr_lane_14(dispatcher_vgpr_lane_14),
    .vgpr_lane_15(dispatcher_vgpr_lane_15),
    .vgpr_lane_16(dispatcher_vgpr_lane_16),
    .vgpr_lane_17(dispatcher_vgpr_lane_17),
    .vgpr_lane_18(dispatcher_vgpr_lane_18),
    .vgpr_lane_19(dispatcher_vgpr_lane_19),
    .vgpr_lane_20(dispatcher_vgpr_lane_20),
    .vgpr_lane_21(dispatcher_vgpr_lane_21),
    .vgpr_lane_22(dispatcher_vgpr_lane_22),
    .vgpr_lane_23(dispatcher_vgpr_lane_23),
    .vgpr_lane_24(dispatcher_vgpr_lane_24),
    .vgpr_lane_25(dispatcher_vgpr_lane_25),
    .vgpr_lane_26(dispatcher_vgpr_lane_26),
    .vgpr_lane_27(dispatcher_vgpr_lane_27),
    .vgpr_lane_28(dispatcher_vgpr_lane_28),
    .vgpr_lane_29(dispatcher_vgpr_lane_29),
    .vgpr_lane_30(dispatcher_vgpr_lane_30),
    .vgpr_lane_31(dispatcher_vgpr_lane_31),
    .vgpr_data(dispatcher_vgpr_data)
  );

  simd simd_0 (
    .clock(clock),
    .index(simd_0_index),
    .launch(debug_launch_0),
    .run(dispatcher_run_0),
    .launch_pc(control_entry),
    .launch_mode(control_mode),
    .launch_vgpr_base(dispatcher_vgpr_base),
    .launch_vgprs(control_vgprs),
    .launch_wave64(control_wave64),
    .launch_group(dispatcher_group),
    .launch_group_waves(dispatcher_group_waves),
    .launch_lds_base(dispatcher_lds_base),
    .launch_lds_size(control_lds_bytes),
    .launch_scratch_base(dispatcher_scratch_base),
    .launch_wave(dispatcher_wave),
    .launch_scalar(dispatcher_scalar_write_0),
    .launch_scalar_ready(simd_0_launch_scalar_ready),
    .launch_pair(dispatcher_scalar_pair),
    .launch_data(dispatcher_scalar_data),
    .launch_vgpr(dispatcher_vgpr_write_0),
    .launch_vgpr_ready(simd_0_launch_vgpr_ready),
    .launch_row(dispatcher_vgpr_row),
    .launch_beat(dispatcher_vgpr_beat),
    .launch_lane_0(dispatcher_vgpr_lane_0),
    .launch_lane_1(dispatcher_vgpr_lane_1),
    .launch_lane_2(dispatcher_vgpr_lane_2),
    .launch_lane_3(dispatcher_vgpr_lane_3),
    .launch_lane_4(dispatcher_vgpr_lane_4),
    .launch_lane_5(dispatcher_vgpr_lane_5),
    .launch_lane_6(dispatcher_vgpr_lane_6),
    .launch_lane_7(dispatcher_vgpr_lane_7),
    .launch_lane_8(dispatcher_vgpr_lane_8),
    .launch_lane_9(dispatcher_vgpr_lane_9),
    .launch_lane_10(dispatcher_vgpr_lane_10),
    .launch_lane_11(dispatcher_vgpr_lane_11),
    .launch_lane_12(dispatcher_vgpr_lane_12),
    .launch_lane_13(dispatcher_vgpr_lane_13),
    .launch_lane_14(dispatcher_vgpr_lane_14),
    .launch_lane_15(dispatcher_vgpr_lane_15),
    .launch_lane_16(dispatcher_vgpr_lane_16),
    .launch_lane_17(dispatcher_vgpr_lane_17),
    .launch_lane_18(dispatcher_vgpr_lane_18),
    .launch_lane_19(dispatcher_vgpr_lane_19),
    .launch_lane_20(dispatcher_vgpr_lane_20),
    .launch_lane_21(dispatcher_vgpr_lane_21),
    .launch_lane_22(dispatcher_vgpr_lane_22),
    .launch_lane_23(dispatcher_vgpr_lane_23),
    .launch_lane_24(dispatcher_vgpr_lane_24),
    .launch_lane_25(dispatcher_vgpr_lane_25),
    .launch_lane_26(dispatcher_vgpr_lane_26),
    .launch_lane_27(dispatcher_vgpr_lane_27),
    .launch_lane_28(dispatcher_vgpr_lane_28),
    .launch_lane_29(dispatcher_vgpr_lane_29),
    .launch_lane_30(dispatcher_vgpr_lane_30),
    .launch_lane_31(dispatcher_vgpr_lane_31),
    .launch_value(dispatcher_vgpr_data),
    .invalidate(simd_0_invalidate),
    .invalidate_data(simd_0_invalidate_data),
    .forget_data(simd_0_forget_data),
    .tick(simd_0_tick),
    .counts(simd_0_counts),
    .cycles(simd_0_cycles),
    .reads_cycles(simd_0_reads_cycles),
    .completed(barriers_completed),
    .completed_group(barriers_completed_group),
    .asking_group(simd_0_asking_group),
    .signalled(barriers_signalled_0),
    .signalled_first(barriers_first_0),
    .woken_0(barriers_woken_0),
    .woken_1(barriers_woken_1),
    .woken_group_0(barriers_woken_group_0),
    .woken_group_1(barriers_woken_group_1),
    .signal(simd_0_signal),
    .wake(simd_0_wake),
    .end_(simd_0_end),
    .interrupt_(interrupt_0),
    .forget(simd_0_forget),
    .event_group(simd_0_event_group),
    .event_m0(interrupt_data_0),
    .active(simd_0_active),
    .active_groups(simd_0_active_groups),
    .request_valid_0(simd_0_request_valid_0),
    .request_valid_1(simd_0_request_valid_1),
    .request_valid_2(simd_0_request_valid_2),
    .request_ready_0(arbiter_taken_0),
    .request_ready_1(arbiter_taken_1),
    .request_ready_2(arbiter_taken_2),
    .request_line_0(simd_0_request_line_0),
    .request_line_1(simd_0_request_line_1),
    .request_line_2(debug_hit_line_0),
    .request_mask_0(simd_0_request_mask_0),
    .request_mask_1(simd_0_request_mask_1),
    .request_mask_2(debug_hit_mask_0),
    .request_write(simd_0_request_write),
    .request_data(simd_0_request_data),
    .request_tag_0(simd_0_request_tag_0),
    .request_tag_1(simd_0_request_tag_1),
    .request_tag_2(simd_0_request_tag_2),
    .response_valid_0(answers_to_0),
    .response_valid_1(answers_to_1),
    .response_valid_2(answers_to_2),
    .response_missing(response_missing),
    .response_tag(answers_tag),
    .response_part(answers_part),
    .response_last(answers_last),
    .response_data_0(answers_data_0),
    .response_data_1(answers_data_1),
    .response_data_2(answers_data_2),
    .response_data_3(answers_data_3),
    .written(arbiter_written),
    .written_line(request_line),
    .atomic_valid(simd_0_atomic_valid),
    .atomic_ready(atomic_ready_0),
    .atomic_operation(simd_0_atomic_operation),
    .atomic_wide(simd_0_atomic_wide),
    .atomic_word(simd_0_atomic_word),
    .atomic_data(simd_0_atomic_data),
    .atomic_origin(simd_0_atomic_origin),
    .atomic_done(atomic_done_0),
    .atomic_tag(atomic_done_tag),
    .atomic_value(atomic_done_value),
    .violation(violation_0),
    .violation_lane(violation_lane_0),
    .violation_wave(violation_wave_0),
    .violation_sequence(violation_sequence_0),
    .lds_want(simd_0_lds_want),
    .lds_store(simd_0_lds_store),
    .lds_hold(simd_0_lds_hold),
    .lds_valid_0(simd_0_lds_valid_0),
    .lds_valid_1(simd_0_lds_valid_1),
    .lds_valid_2(simd_0_lds_valid_2),
    .lds_valid_3(simd_0_lds_valid_3),
    .lds_valid_4(simd_0_lds_valid_4),
    .lds_valid_5(simd_0_lds_valid_5),
    .lds_valid_6(simd_0_lds_valid_6),
    .lds_valid_7(simd_0_lds_valid_7),
    .lds_valid_8(simd_0_lds_valid_8),
    .lds_valid_9(simd_0_lds_valid_9),
    .lds_valid_10(simd_0_lds_valid_10),
    .lds_valid_11(simd_0_lds_valid_11),
    .lds_valid_12(simd_0_lds_valid_12),
    .lds_valid_13(simd_0_lds_valid_13),
    .lds_valid_14(simd_0_lds_valid_14),
    .lds_valid_15(simd_0_lds_valid_15),
    .lds_valid_16(simd_0_lds_valid_16),
    .lds_valid_17(simd_0_lds_valid_17),
    .lds_valid_18(simd_0_lds_valid_18),
    .lds_valid_19(simd_0_lds_valid_19),
    .lds_valid_20(simd_0_lds_valid_20),
    .lds_valid_21(simd_0_lds_valid_21),
    .lds_valid_22(simd_0_lds_valid_22),
    .lds_valid_23(simd_0_lds_valid_23),
    .lds_valid_24(simd_0_lds_valid_24),
    .lds_valid_25(simd_0_lds_valid_25),
    .lds_valid_26(simd_0_lds_valid_26),
    .lds_valid_27(simd_0_lds_valid_27),
    .lds_valid_28(simd_0_lds_valid_28),
    .lds_valid_29(simd_0_lds_valid_29),
    .lds_valid_30(simd_0_lds_valid_30),
    .lds_valid_31(simd_0_lds_valid_31),
    .lds_bank_0(debug_lds_bank_0_0),
    .lds_bank_1(debug_lds_bank_0_1),
    .lds_bank_2(debug_lds_bank_0_2),
    .lds_bank_3(debug_lds_bank_0_3),
    .lds_bank_4(debug_lds_bank_0_4),
    .lds_bank_5(debug_lds_bank_0_5),
    .lds_bank_6(debug_lds_bank_0_6),
    .lds_bank_7(debug_lds_bank_0_7),
    .lds_bank_8(debug_lds_bank_0_8),
    .lds_bank_9(debug_lds_bank_0_9),
    .lds_bank_10(debug_lds_bank_0_10),
    .lds_bank_11(debug_lds_bank_0_11),
    .lds_bank_12(debug_lds_bank_0_12),
    .lds_bank_13(debug_lds_bank_0_13),
    .lds_bank_14(debug_lds_bank_0_14),
    .lds_bank_15(debug_lds_bank_0_15),
    .lds_bank_16(debug_lds_bank_0_16),
    .lds_bank_17(debug_lds_bank_0_17),
    .lds_bank_18(debug_lds_bank_0_18),
    .lds_bank_19(debug_lds_bank_0_19),
    .lds_bank_20(debug_lds_bank_0_20),
    .lds_bank_21(debug_lds_bank_0_21),
    .lds_bank_22(debug_lds_bank_0_22),
    .lds_bank_23(debug_lds_bank_0_23),
    .lds_bank_24(debug_lds_bank_0_24),
    .lds_bank_25(debug_lds_bank_0_25),
    .lds_bank_26(debug_lds_bank_0_26),
    .lds_bank_27(debug_lds_bank_0_27),
    .lds_bank_28(debug_lds_bank_0_28),
    .lds_bank_29(debug_lds_bank_0_29),
    .lds_bank_30(debug_lds_bank_0_30),
    .lds_bank_31(debug_lds_bank_0_31),
    .lds_row_0(debug_lds_row_0_0),
    .lds_row_1(debug_lds_row_0_1),
    .lds_row_2(debug_lds_row_0_2),
    .lds_row_3(debug_lds_row_0_3),
    .lds_row_4(debug_lds_row_0_4),
    .lds_row_5(debug_lds_row_0_5),
    .lds_row_6(debug_lds_row_0_6),
    .lds_row_7(debug_lds_row_0_7),
    .lds_row_8(debug_lds_row_0_8),
    .lds_row_9(debug_lds_row_0_9),
    .lds_row_10(debug_lds_row_0_10),
    .lds_row_11(debug_lds_row_0_11),
    .lds_row_12(debug_lds_row_0_12),
    .lds_row_13(debug_lds_row_0_13),
    .lds_row_14(debug_lds_row_0_14),
    .lds_row_15(debug_lds_row_0_15),
    .lds_row_16(debug_lds_row_0_16),
    .lds_row_17(debug_lds_row_0_17),
    .lds_row_18(debug_lds_row_0_18),
    .lds_row_19(debug_lds_row_0_19),
    .lds_row_20(debug_lds_row_0_20),
    .lds_row_21(debug_lds_row_0_21),
    .lds_row_22(debug_lds_row_0_22),
    .lds_row_23(debug_lds_row_0_23),
    .lds_row_24(debug_lds_row_0_24),
    .lds_row_25(debug_lds_row_0_25),
    .lds_row_26(debug_lds_row_0_26),
    .lds_row_27(debug_lds_row_0_27),
    .lds_row_28(debug_lds_row_0_28),
    .lds_row_29(debug_lds_row_0_29),
    .lds_row_30(debug_lds_row_0_30),
    .lds_row_31(debug_lds_row_0_31),
    .lds_data_0(debug_lds_data_0_0),
    .lds_data_1(debug_lds_data_0_1),
    .lds_data_2(debug_lds_data_0_2),
    .lds_data_3(debug_lds_data_0_3),
    .lds_data_4(debug_lds_data_0_4),
    .lds_data_5(debug_lds_data_0_5),
    .lds_data_6(debug_lds_data_0_6),
    .lds_data_7(debug_lds_data_0_7),
    .lds_data_8(debug_lds_data_0_8),
    .lds_data_9(debug_lds_data_0_9),
    .lds_data_10(debug_lds_data_0_10),
    .lds_data_11(debug_lds_data_0_11),
    .lds_data_12(debug_lds_data_0_12),
    .lds_data_13(debug_lds_data_0_13),
    .lds_data_14(debug_lds_data_0_14),
    .lds_data_15(debug_lds_data_0_15),
    .lds_data_16(debug_lds_data_0_16),
    .lds_data_17(debug_lds_data_0_17),
    .lds_data_18(debug_lds_data_0_18),
    .lds_data_19(debug_lds_data_0_19),
    .lds_data_20(debug_lds_data_0_20),
    .lds_data_21(debug_lds_data_0_21),
    .lds_data_22(debug_lds_data_0_22),
    .lds_data_23(debug_lds_data_0_23),
    .lds_data_24(debug_lds_data_0_24),
    .lds_data_25(debug_lds_data_0_25),
    .lds_data_26(debug_lds_data_0_26),
    .lds_data_27(debug_lds_data_0_27),
    .lds_data_28(debug_lds_data_0_28),
    .lds_data_29(debug_lds_data_0_29),
    .lds_data_30(debug_lds_data_0_30),
    .lds_data_31(debug_lds_data_0_31),
    .lds_bytes_0(simd_0_lds_bytes_0),
    .lds_bytes_1(simd_0_lds_bytes_1),
    .lds_bytes_2(simd_0_lds_bytes_2),
    .lds_bytes_3(simd_0_lds_bytes_3),
    .lds_bytes_4(simd_0_lds_bytes_4),
    .lds_bytes_5(simd_0_lds_bytes_5),
    .lds_bytes_6(simd_0_lds_bytes_6),
    .lds_bytes_7(simd_0_lds_bytes_7),
    .lds_bytes_8(simd_0_lds_bytes_8),
    .lds_bytes_9(simd_0_lds_bytes_9),
    .lds_bytes_10(simd_0_lds_bytes_10),
    .lds_bytes_11(simd_0_lds_bytes_11),
    .lds_bytes_12(simd_0_lds_bytes_12),
    .lds_bytes_13(simd_0_lds_bytes_13),
    .lds_bytes_14(simd_0_lds_bytes_14),
    .lds_bytes_15(simd_0_lds_bytes_15),
    .lds_bytes_16(simd_0_lds_bytes_16),
    .lds_bytes_17(simd_0_lds_bytes_17),
    .lds_bytes_18(simd_0_lds_bytes_18),
    .lds_bytes_19(simd_0_lds_bytes_19),
    .lds_bytes_20(simd_0_lds_bytes_20),
    .lds_bytes_21(simd_0_lds_bytes_21),
    .lds_bytes_22(simd_0_lds_bytes_22),
    .lds_bytes_23(simd_0_lds_bytes_23),
    .lds_bytes_24(simd_0_lds_bytes_24),
    .lds_bytes_25(simd_0_lds_bytes_25),
    .lds_bytes_26(simd_0_lds_bytes_26),
    .lds_bytes_27(simd_0_lds_bytes_27),
    .lds_bytes_28(simd_0_lds_bytes_28),
    .lds_bytes_29(simd_0_lds_bytes_29),
    .lds_bytes_30(simd_0_lds_bytes_30),
    .lds_bytes_31(simd_0_lds_bytes_31),
    .lds_granted(lds_granted_0),
    .lds_served_0(lds_served_0),
    .lds_served_1(lds_served_1),
    .lds_served_2(lds_served_2),
    .lds_served_3(lds_served_3),
    .lds_served_4(lds_served_4),
    .lds_served_5(lds_served_5),
    .lds_served_6(lds_served_6),
    .lds_served_7(lds_served_7),
    .lds_served_8(lds_served_8),
    .lds_served_9(lds_served_9),
    .lds_served_10(lds_served_10),
    .lds_served_11(lds_served_11),
    .lds_served_12(lds_served_12),
    .lds_served_13(lds_served_13),
    .lds_served_14(lds_served_14),
    .lds_served_15(lds_served_15),
    .lds_served_16(lds_served_16),
    .lds_served_17(lds_served_17),
    .lds_served_18(lds_served_18),
    .lds_served_19(lds_served_19),
    .lds_served_20(lds_served_20),
    .lds_served_21(lds_served_21),
    .lds_served_22(lds_served_22),
    .lds_served_23(lds_served_23),
    .lds_served_24(lds_served_24),
    .lds_served_25(lds_served_25),
    .lds_served_26(lds_served_26),
    .lds_served_27(lds_served_27),
    .lds_served_28(lds_served_28),
    .lds_served_29(lds_served_29),
    .lds_served_30(lds_served_30),
    .lds_served_31(lds_served_31),
    .lds_word_0(lds_word_0),
    .lds_word_1(lds_word_1),
    .lds_word_2(lds_word_2),
    .lds_word_3(lds_word_3),
    .lds_word_4(lds_word_4),
    .lds_word_5(lds_word_5),
    .lds_word_6(lds_word_6),
    .lds_word_7(lds_word_7),
    .lds_word_8(lds_word_8),
    .lds_word_9(lds_word_9),
    .lds_word_10(lds_word_10),
    .lds_word_11(lds_word_11),
    .lds_word_12(lds_word_12),
    .lds_word_13(lds_word_13),
    .lds_word_14(lds_word_14),
    .lds_word_15(lds_word_15),
    .lds_word_16(lds_word_16),
    .lds_word_17(lds_word_17),
    .lds_word_18(lds_word_18),
    .lds_word_19(lds_word_19),
    .lds_word_20(lds_word_20),
    .lds_word_21(lds_word_21),
    .lds_word_22(lds_word_22),
    .lds_word_23(lds_word_23),
    .lds_word_24(lds_word_24),
    .lds_word_25(lds_word_25),
    .lds_word_26(lds_word_26),
    .lds_word_27(lds_word_27),
    .lds_word_28(lds_word_28),
    .lds_word_29(lds_word_29),
    .lds_word_30(lds_word_30),
    .lds_word_31(lds_word_31),
    .fault(fault_0),
    .fault_pc(fault_pc_0),
    .debug_issue_0(debug_issue_0),
    .debug_issue_1(debug_issue_1),
    .debug_issue_2(debug_issue_2),
    .debug_issue_3(debug_issue_3),
    .debug_issue_4(debug_issue_4),
    .debug_issue_5(debug_issue_5),
    .debug_issue_wave_0(debug_issue_wave_0),
    .debug_issue_wave_1(debug_issue_wave_1),
    .debug_issue_wave_2(debug_issue_wave_2),
    .debug_issue_wave_3(debug_issue_wave_3),
    .debug_issue_wave_4(debug_issue_wave_4),
    .debug_issue_wave_5(debug_issue_wave_5),
    .debug_issue_sequence_0(debug_issue_sequence_0),
    .debug_issue_sequence_1(debug_issue_sequence_1),
    .debug_issue_sequence_2(debug_issue_sequence_2),
    .debug_issue_sequence_3(debug_issue_sequence_3),
    .debug_issue_sequence_4(debug_issue_sequence_4),
    .debug_issue_sequence_5(debug_issue_sequence_5),
    .debug_issue_pc_0(debug_issue_pc_0),
    .debug_issue_pc_1(debug_issue_pc_1),
    .debug_issue_pc_2(debug_issue_pc_2),
    .debug_issue_pc_3(debug_issue_pc_3),
    .debug_issue_pc_4(debug_issue_pc_4),
    .debug_issue_pc_5(debug_issue_pc_5),
    .debug_scalar(debug_scalar_0),
    .debug_scalar_wave(debug_scalar_wave_0),
    .debug_scalar_sequence(debug_scalar_sequence_0),
    .debug_scalar_pair(debug_scalar_pair_0),
    .debug_scalar_data(debug_scalar_data_0),
    .debug_scalar_halves(debug_scalar_halves_0),
    .debug_scc(debug_scc_0),
    .debug_scc_wave(debug_scc_wave_0),
    .debug_scc_sequence(debug_scc_sequence_0),
    .debug_scc_value(debug_scc_value_0),
    .debug_answer(debug_answer_0),
    .debug_answer_wave(debug_answer_wave_0),
    .debug_answer_sequence(debug_answer_sequence_0),
    .debug_answer_value(debug_answer_value_0),
    .debug_valu(debug_valu_0),
    .debug_valu_high(debug_valu_high_0),
    .debug_valu_wave(debug_valu_wave_0),
    .debug_valu_sequence(debug_valu_sequence_0),
    .debug_valu_bytes(debug_valu_bytes_0),
    .debug_valu_row(debug_valu_row_0),
    .debug_valu_beat(debug_valu_beat_0),
    .debug_valu_active_0(debug_valu_active_0_0),
    .debug_valu_active_1(debug_valu_active_0_1),
    .debug_valu_active_2(debug_valu_active_0_2),
    .debug_valu_active_3(debug_valu_active_0_3),
    .debug_valu_active_4(debug_valu_active_0_4),
    .debug_valu_active_5(debug_valu_active_0_5),
    .debug_valu_active_6(debug_valu_active_0_6),
    .debug_valu_active_7(debug_valu_active_0_7),
    .debug_valu_active_8(debug_valu_active_0_8),
    .debug_valu_active_9(debug_valu_active_0_9),
    .debug_valu_active_10(debug_valu_active_0_10),
    .debug_valu_active_11(debug_valu_active_0_11),
    .debug_valu_active_12(debug_valu_active_0_12),
    .debug_valu_active_13(debug_valu_active_0_13),
    .debug_valu_active_14(debug_valu_active_0_14),
    .debug_valu_active_15(debug_valu_active_0_15),
    .debug_valu_active_16(debug_valu_active_0_16),
    .debug_valu_active_17(debug_valu_active_0_17),
    .debug_valu_active_18(debug_valu_active_0_18),
    .debug_valu_active_19(debug_valu_active_0_19),
    .debug_valu_active_20(debug_valu_active_0_20),
    .debug_valu_active_21(debug_valu_active_0_21),
    .debug_valu_active_22(debug_valu_active_0_22),
    .debug_valu_active_23(debug_valu_active_0_23),
    .debug_valu_active_24(debug_valu_active_0_24),
    .debug_valu_active_25(debug_valu_active_0_25),
    .debug_valu_active_26(debug_valu_active_0_26),
    .debug_valu_active_27(debug_valu_active_0_27),
    .debug_valu_active_28(debug_valu_active_0_28),
    .debug_valu_active_29(debug_valu_active_0_29),
    .debug_valu_active_30(debug_valu_active_0_30),
    .debug_valu_active_31(debug_valu_active_0_31),
    .debug_valu_data_0(debug_valu_data_0_0),
    .debug_valu_data_1(debug_valu_data_0_1),
    .debug_valu_data_2(debug_valu_data_0_2),
    .debug_valu_data_3(debug_valu_data_0_3),
    .debug_valu_data_4(debug_valu_data_0_4),
    .debug_valu_data_5(debug_valu_data_0_5),
    .debug_valu_data_6(debug_valu_data_0_6),
    .debug_valu_data_7(debug_valu_data_0_7),
    .debug_valu_data_8(debug_valu_data_0_8),
    .debug_valu_data_9(debug_valu_data_0_9),
    .debug_valu_data_10(debug_valu_data_0_10),
    .debug_valu_data_11(debug_valu_data_0_11),
    .debug_valu_data_12(debug_valu_data_0_12),
    .debug_valu_data_13(debug_valu_data_0_13),
    .debug_valu_data_14(debug_valu_data_0_14),
    .debug_valu_data_15(debug_valu_data_0_15),
    .debug_valu_data_16(debug_valu_data_0_16),
    .debug_valu_data_17(debug_valu_data_0_17),
    .debug_valu_data_18(debug_valu_data_0_18),
    .debug_valu_data_19(debug_valu_data_0_19),
    .debug_valu_data_20(debug_valu_data_0_20),
    .debug_valu_data_21(debug_valu_data_0_21),
    .debug_valu_data_22(debug_valu_data_0_22),
    .debug_valu_data_23(debug_valu_data_0_23),
    .debug_valu_data_24(debug_valu_data_0_24),
    .debug_valu_data_25(debug_valu_data_0_25),
    .debug_valu_data_26(debug_valu_data_0_26),
    .debug_valu_data_27(debug_valu_data_0_27),
    .debug_valu_data_28(debug_valu_data_0_28),
    .debug_valu_data_29(debug_valu_data_0_29),
    .debug_valu_data_30(debug_valu_data_0_30),
    .debug_valu_data_31(debug_valu_data_0_31),
    .debug_load(debug_load_0),
    .debug_load_wave(debug_load_wave_0),
    .debug_load_sequence(debug_load_sequence_0),
    .debug_load_row(debug_load_row_0),
    .debug_load_beat(debug_load_beat_0),
    .debug_load_bytes_0(debug_load_bytes_0_0),
    .debug_load_bytes_1(debug_load_bytes_0_1),
    .debug_load_bytes_2(debug_load_bytes_0_2),
    .debug_load_bytes_3(debug_load_bytes_0_3),
    .debug_load_bytes_4(debug_load_bytes_0_4),
    .debug_load_bytes_5(debug_load_bytes_0_5),
    .debug_load_bytes_6(debug_load_bytes_0_6),
    .debug_load_bytes_7(debug_load_bytes_0_7),
    .debug_load_bytes_8(debug_load_bytes_0_8),
    .debug_load_bytes_9(debug_load_bytes_0_9),
    .debug_load_bytes_10(debug_load_bytes_0_10),
    .debug_load_bytes_11(debug_load_bytes_0_11),
    .debug_load_bytes_12(debug_load_bytes_0_12),
    .debug_load_bytes_13(debug_load_bytes_0_13),
    .debug_load_bytes_14(debug_load_bytes_0_14),
    .debug_load_bytes_15(debug_load_bytes_0_15),
    .debug_load_bytes_16(debug_load_bytes_0_16),
    .debug_load_bytes_17(debug_load_bytes_0_17),
    .debug_load_bytes_18(debug_load_bytes_0_18),
    .debug_load_bytes_19(debug_load_bytes_0_19),
    .debug_load_bytes_20(debug_load_bytes_0_20),
    .debug_load_bytes_21(debug_load_bytes_0_21),
    .debug_load_bytes_22(debug_load_bytes_0_22),
    .debug_load_bytes_23(debug_load_bytes_0_23),
    .debug_load_bytes_24(debug_load_bytes_0_24),
    .debug_load_bytes_25(debug_load_bytes_0_25),
    .debug_load_bytes_26(debug_load_bytes_0_26),
    .debug_load_bytes_27(debug_load_bytes_0_27),
    .debug_load_bytes_28(debug_load_bytes_0_28),
    .debug_load_bytes_29(debug_load_bytes_0_29),
    .debug_load_bytes_30(debug_load_bytes_0_30),
    .debug_load_bytes_31(debug_load_bytes_0_31),
    .debug_load_data_0(debug_load_data_0_0),
    .debug_load_data_1(debug_load_data_0_1),
    .debug_load_data_2(debug_load_data_0_2),
    .debug_load_data_3(debug_load_data_0_3),
    .debug_load_data_4(debug_load_data_0_4),
    .debug_load_data_5(debug_load_data_0_5),
    .debug_load_data_6(debug_load_data_0_6),
    .debug_load_data_7(debug_load_data_0_7),
    .debug_load_data_8(debug_load_data_0_8),
    .debug_load_data_9(debug_load_data_0_9),
    .debug_load_data_10(debug_load_data_0_10),
    .debug_load_data_11(debug_load_data_0_11),
    .debug_load_data_12(debug_load_data_0_12),
    .debug_load_data_13(debug_load_data_0_13),
    .debug_load_data_14(debug_load_data_0_14),
    .debug_load_data_15(debug_load_data_0_15),
    .debug_load_data_16(debug_load_data_0_16),
    .debug_load_data_17(debug_load_data_0_17),
    .debug_load_data_18(debug_load_data_0_18),
    .debug_load_data_19(debug_load_data_0_19),
    .debug_load_data_20(debug_load_data_0_20),
    .debug_load_data_21(debug_load_data_0_21),
    .debug_load_data_22(debug_load_data_0_22),
    .debug_load_data_23(debug_load_data_0_23),
    .debug_load_data_24(debug_load_data_0_24),
    .debug_load_data_25(debug_load_data_0_25),
    .debug_load_data_26(debug_load_data_0_26),
    .debug_load_data_27(debug_load_data_0_27),
    .debug_load_data_28(debug_load_data_0_28),
    .debug_load_data_29(debug_load_data_0_29),
    .debug_load_data_30(debug_load_data_0_30),
    .debug_load_data_31(debug_load_data_0_31),
    .debug_lds(debug_lds_0),
    .debug_lds_wave(debug_lds_wave_0),
    .debug_lds_sequence(debug_lds_sequence_0),
    .debug_lds_conflict(debug_lds_conflict_0),
    .debug_request_wave(debug_request_wave_0),
    .debug_request_sequence(debug_request_sequence_0),
    .debug_request_lane(debug_request_lane_0),
    .debug_hit(debug_hit_0),
    .debug_scalar_request_wave(debug_scalar_request_wave_0),
    .debug_scalar_request_sequence(debug_scalar_request_sequence_0),
    .debug_retire_0(debug_retire_0),
    .debug_retire_1(debug_retire_1),
    .debug_retire_2(debug_retire_2),
    .debug_retire_3(debug_retire_3),
    .debug_retire_4(debug_retire_4),
    .debug_retire_5(debug_retire_5),
    .debug_retire_wave_0(debug_retire_wave_0),
    .debug_retire_wave_1(debug_retire_wave_1),
    .debug_retire_wave_2(debug_retire_wave_2),
    .debug_retire_wave_3(debug_retire_wave_3),
    .debug_retire_wave_4(debug_retire_wave_4),
    .debug_retire_wave_5(debug_retire_wave_5),
    .debug_retire_sequence_0(debug_retire_sequence_0),
    .debug_retire_sequence_1(debug_retire_sequence_1),
    .debug_retire_sequence_2(debug_retire_sequence_2),
    .debug_retire_sequence_3(debug_retire_sequence_3),
    .debug_retire_sequence_4(debug_retire_sequence_4),
    .debug_retire_sequence_5(debug_retire_sequence_5)
  );

  simd simd_1 (
    .clock(clock),
    .index(simd_1_index),
    .launch(debug_launch_1),
    .run(dispatcher_run_1),
    .launch_pc(control_entry),
    .launch_mode(control_mode),
    .launch_vgpr_base(dispatcher_vgpr_base),
    .launch_vgprs(control_vgprs),
    .launch_wave64(control_wave64),
    .launch_group(dispatcher_group),
    .launch_group_waves(dispatcher_group_waves),
    .launch_lds_base(dispatcher_lds_base),
    .launch_lds_size(control_lds_bytes),
    .launch_scratch_base(dispatcher_scratch_base),
    .launch_wave(dispatcher_wave),
    .launch_scalar(dispatcher_scalar_write_1),
    .launch_scalar_ready(simd_1_launch_scalar_ready),
    .launch_pair(dispatcher_scalar_pair),
    .launch_data(dispatcher_scalar_data),
    .launch_vgpr(dispatcher_vgpr_write_1),
    .launch_vgpr_ready(simd_1_launch_vgpr_ready),
    .launch_row(dispatcher_vgpr_row),
    .launch_beat(dispatcher_vgpr_beat),
    .launch_lane_0(dispatcher_vgpr_lane_0),
    .launch_lane_1(dispatcher_vgpr_lane_1),
    .launch_lane_2(dispatcher_vgpr_lane_2),
    .launch_lane_3(dispatcher_vgpr_lane_3),
    .launch_lane_4(dispatcher_vgpr_lane_4),
    .launch_lane_5(dispatcher_vgpr_lane_5),
    .launch_lane_6(dispatcher_vgpr_lane_6),
    .launch_lane_7(dispatcher_vgpr_lane_7),
    .launch_lane_8(dispatcher_vgpr_lane_8),
    .launch_lane_9(dispatcher_vgpr_lane_9),
    .launch_lane_10(dispatcher_vgpr_lane_10),
    .launch_lane_11(dispatcher_vgpr_lane_11),
    .launch_lane_12(dispatcher_vgpr_lane_12),
    .launch_lane_13(dispatcher_vgpr_lane_13),
    .launch_lane_14(dispatcher_vgpr_lane_14),
    .launch_lane_15(dispatcher_vgpr_lane_15),
    .launch_lane_16(dispatcher_vgpr_lane_16),
    .launch_lane_17(dispatcher_vgpr_lane_17),
    .launch_lane_18(dispatcher_vgpr_lane_18),
    .launch_lane_19(dispatcher_vgpr_lane_19),
    .launch_lane_20(dispatcher_vgpr_lane_20),
    .launch_lane_21(dispatcher_vgpr_lane_21),
    .launch_lane_22(dispatcher_vgpr_lane_22),
    .launch_lane_23(dispatcher_vgpr_lane_23),
    .launch_lane_24(dispatcher_vgpr_lane_24),
    .launch_lane_25(dispatcher_vgpr_lane_25),
    .launch_lane_26(dispatcher_vgpr_lane_26),
    .launch_lane_27(dispatcher_vgpr_lane_27),
    .launch_lane_28(dispatcher_vgpr_lane_28),
    .launch_lane_29(dispatcher_vgpr_lane_29),
    .launch_lane_30(dispatcher_vgpr_lane_30),
    .launch_lane_31(dispatcher_vgpr_lane_31),
    .launch_value(dispatcher_vgpr_data),
    .invalidate(simd_1_invalidate),
    .invalidate_data(simd_1_invalidate_data),
    .forget_data(simd_1_forget_data),
    .tick(simd_1_tick),
    .counts(simd_1_counts),
    .cycles(simd_1_cycles),
    .reads_cycles(simd_1_reads_cycles),
    .completed(barriers_completed),
    .completed_group(barriers_completed_group),
    .asking_group(simd_1_asking_group),
    .signalled(barriers_signalled_1),
    .signalled_first(barriers_first_1),
    .woken_0(barriers_woken_0),
    .woken_1(barriers_woken_1),
    .woken_group_0(barriers_woken_group_0),
    .woken_group_1(barriers_woken_group_1),
    .signal(simd_1_signal),
    .wake(simd_1_wake),
    .end_(simd_1_end),
    .interrupt_(interrupt_1),
    .forget(simd_1_forget),
    .event_group(simd_1_event_group),
    .event_m0(interrupt_data_1),
    .active(simd_1_active),
    .active_groups(simd_1_active_groups),
    .request_valid_0(simd_1_request_valid_0),
    .request_valid_1(simd_1_request_valid_1),
    .request_valid_2(simd_1_request_valid_2),
    .request_ready_0(arbiter_taken_3),
    .request_ready_1(arbiter_taken_4),
    .request_ready_2(arbiter_taken_5),
    .request_line_0(simd_1_request_line_0),
    .request_line_1(simd_1_request_line_1),
    .request_line_2(debug_hit_line_1),
    .request_mask_0(simd_1_request_mask_0),
    .request_mask_1(simd_1_request_mask_1),
    .request_mask_2(debug_hit_mask_1),
    .request_write(simd_1_request_write),
    .request_data(simd_1_request_data),
    .request_tag_0(simd_1_request_tag_0),
    .request_tag_1(simd_1_request_tag_1),
    .request_tag_2(simd_1_request_tag_2),
    .response_valid_0(answers_to_3),
    .response_valid_1(answers_to_4),
    .response_valid_2(answers_to_5),
    .response_missing(response_missing),
    .response_tag(answers_tag),
    .response_part(answers_part),
    .response_last(answers_last),
    .response_data_0(answers_data_0),
    .response_data_1(answers_data_1),
    .response_data_2(answers_data_2),
    .response_data_3(answers_data_3),
    .written(arbiter_written),
    .written_line(request_line),
    .atomic_valid(simd_1_atomic_valid),
    .atomic_ready(atomic_ready_1),
    .atomic_operation(simd_1_atomic_operation),
    .atomic_wide(simd_1_atomic_wide),
    .atomic_word(simd_1_atomic_word),
    .atomic_data(simd_1_atomic_data),
    .atomic_origin(simd_1_atomic_origin),
    .atomic_done(atomic_done_1),
    .atomic_tag(atomic_done_tag),
    .atomic_value(atomic_done_value),
    .violation(violation_1),
    .violation_lane(violation_lane_1),
    .violation_wave(violation_wave_1),
    .violation_sequence(violation_sequence_1),
    .lds_want(simd_1_lds_want),
    .lds_store(simd_1_lds_store),
    .lds_hold(simd_1_lds_hold),
    .lds_valid_0(simd_1_lds_valid_0),
    .lds_valid_1(simd_1_lds_valid_1),
    .lds_valid_2(simd_1_lds_valid_2),
    .lds_valid_3(simd_1_lds_valid_3),
    .lds_valid_4(simd_1_lds_valid_4),
    .lds_valid_5(simd_1_lds_valid_5),
    .lds_valid_6(simd_1_lds_valid_6),
    .lds_valid_7(simd_1_lds_valid_7),
    .lds_valid_8(simd_1_lds_valid_8),
    .lds_valid_9(simd_1_lds_valid_9),
    .lds_valid_10(simd_1_lds_valid_10),
    .lds_valid_11(simd_1_lds_valid_11),
    .lds_valid_12(simd_1_lds_valid_12),
    .lds_valid_13(simd_1_lds_valid_13),
    .lds_valid_14(simd_1_lds_valid_14),
    .lds_valid_15(simd_1_lds_valid_15),
    .lds_valid_16(simd_1_lds_valid_16),
    .lds_valid_17(simd_1_lds_valid_17),
    .lds_valid_18(simd_1_lds_valid_18),
    .lds_valid_19(simd_1_lds_valid_19),
    .lds_valid_20(simd_1_lds_valid_20),
    .lds_valid_21(simd_1_lds_valid_21),
    .lds_valid_22(simd_1_lds_valid_22),
    .lds_valid_23(simd_1_lds_valid_23),
    .lds_valid_24(simd_1_lds_valid_24),
    .lds_valid_25(simd_1_lds_valid_25),
    .lds_valid_26(simd_1_lds_valid_26),
    .lds_valid_27(simd_1_lds_valid_27),
    .lds_valid_28(simd_1_lds_valid_28),
    .lds_valid_29(simd_1_lds_valid_29),
    .lds_valid_30(simd_1_lds_valid_30),
    .lds_valid_31(simd_1_lds_valid_31),
    .lds_bank_0(debug_lds_bank_1_0),
    .lds_bank_1(debug_lds_bank_1_1),
    .lds_bank_2(debug_lds_bank_1_2),
    .lds_bank_3(debug_lds_bank_1_3),
    .lds_bank_4(debug_lds_bank_1_4),
    .lds_bank_5(debug_lds_bank_1_5),
    .lds_bank_6(debug_lds_bank_1_6),
    .lds_bank_7(debug_lds_bank_1_7),
    .lds_bank_8(debug_lds_bank_1_8),
    .lds_bank_9(debug_lds_bank_1_9),
    .lds_bank_10(debug_lds_bank_1_10),
    .lds_bank_11(debug_lds_bank_1_11),
    .lds_bank_12(debug_lds_bank_1_12),
    .lds_bank_13(debug_lds_bank_1_13),
    .lds_bank_14(debug_lds_bank_1_14),
    .lds_bank_15(debug_lds_bank_1_15),
    .lds_bank_16(debug_lds_bank_1_16),
    .lds_bank_17(debug_lds_bank_1_17),
    .lds_bank_18(debug_lds_bank_1_18),
    .lds_bank_19(debug_lds_bank_1_19),
    .lds_bank_20(debug_lds_bank_1_20),
    .lds_bank_21(debug_lds_bank_1_21),
    .lds_bank_22(debug_lds_bank_1_22),
    .lds_bank_23(debug_lds_bank_1_23),
    .lds_bank_24(debug_lds_bank_1_24),
    .lds_bank_25(debug_lds_bank_1_25),
    .lds_bank_26(debug_lds_bank_1_26),
    .lds_bank_27(debug_lds_bank_1_27),
    .lds_bank_28(debug_lds_bank_1_28),
    .lds_bank_29(debug_lds_bank_1_29),
    .lds_bank_30(debug_lds_bank_1_30),
    .lds_bank_31(debug_lds_bank_1_31),
    .lds_row_0(debug_lds_row_1_0),
    .lds_row_1(debug_lds_row_1_1),
    .lds_row_2(debug_lds_row_1_2),
    .lds_row_3(debug_lds_row_1_3),
    .lds_row_4(debug_lds_row_1_4),
    .lds_row_5(debug_lds_row_1_5),
    .lds_row_6(debug_lds_row_1_6),
    .lds_row_7(debug_lds_row_1_7),
    .lds_row_8(debug_lds_row_1_8),
    .lds_row_9(debug_lds_row_1_9),
    .lds_row_10(debug_lds_row_1_10),
    .lds_row_11(debug_lds_row_1_11),
    .lds_row_12(debug_lds_row_1_12),
    .lds_row_13(debug_lds_row_1_13),
    .lds_row_14(debug_lds_row_1_14),
    .lds_row_15(debug_lds_row_1_15),
    .lds_row_16(debug_lds_row_1_16),
    .lds_row_17(debug_lds_row_1_17),
    .lds_row_18(debug_lds_row_1_18),
    .lds_row_19(debug_lds_row_1_19),
    .lds_row_20(debug_lds_row_1_20),
    .lds_row_21(debug_lds_row_1_21),
    .lds_row_22(debug_lds_row_1_22),
    .lds_row_23(debug_lds_row_1_23),
    .lds_row_24(debug_lds_row_1_24),
    .lds_row_25(debug_lds_row_1_25),
    .lds_row_26(debug_lds_row_1_26),
    .lds_row_27(debug_lds_row_1_27),
    .lds_row_28(debug_lds_row_1_28),
    .lds_row_29(debug_lds_row_1_29),
    .lds_row_30(debug_lds_row_1_30),
    .lds_row_31(debug_lds_row_1_31),
    .lds_data_0(debug_lds_data_1_0),
    .lds_data_1(debug_lds_data_1_1),
    .lds_data_2(debug_lds_data_1_2),
    .lds_data_3(debug_lds_data_1_3),
    .lds_data_4(debug_lds_data_1_4),
    .lds_data_5(debug_lds_data_1_5),
    .lds_data_6(debug_lds_data_1_6),
    .lds_data_7(debug_lds_data_1_7),
    .lds_data_8(debug_lds_data_1_8),
    .lds_data_9(debug_lds_data_1_9),
    .lds_data_10(debug_lds_data_1_10),
    .lds_data_11(debug_lds_data_1_11),
    .lds_data_12(debug_lds_data_1_12),
    .lds_data_13(debug_lds_data_1_13),
    .lds_data_14(debug_lds_data_1_14),
    .lds_data_15(debug_lds_data_1_15),
    .lds_data_16(debug_lds_data_1_16),
    .lds_data_17(debug_lds_data_1_17),
    .lds_data_18(debug_lds_data_1_18),
    .lds_data_19(debug_lds_data_1_19),
    .lds_data_20(debug_lds_data_1_20),
    .lds_data_21(debug_lds_data_1_21),
    .lds_data_22(debug_lds_data_1_22),
    .lds_data_23(debug_lds_data_1_23),
    .lds_data_24(debug_lds_data_1_24),
    .lds_data_25(debug_lds_data_1_25),
    .lds_data_26(debug_lds_data_1_26),
    .lds_data_27(debug_lds_data_1_27),
    .lds_data_28(debug_lds_data_1_28),
    .lds_data_29(debug_lds_data_1_29),
    .lds_data_30(debug_lds_data_1_30),
    .lds_data_31(debug_lds_data_1_31),
    .lds_bytes_0(simd_1_lds_bytes_0),
    .lds_bytes_1(simd_1_lds_bytes_1),
    .lds_bytes_2(simd_1_lds_bytes_2),
    .lds_bytes_3(simd_1_lds_bytes_3),
    .lds_bytes_4(simd_1_lds_bytes_4),
    .lds_bytes_5(simd_1_lds_bytes_5),
    .lds_bytes_6(simd_1_lds_bytes_6),
    .lds_bytes_7(simd_1_lds_bytes_7),
    .lds_bytes_8(simd_1_lds_bytes_8),
    .lds_bytes_9(simd_1_lds_bytes_9),
    .lds_bytes_10(simd_1_lds_bytes_10),
    .lds_bytes_11(simd_1_lds_bytes_11),
    .lds_bytes_12(simd_1_lds_bytes_12),
    .lds_bytes_13(simd_1_lds_bytes_13),
    .lds_bytes_14(simd_1_lds_bytes_14),
    .lds_bytes_15(simd_1_lds_bytes_15),
    .lds_bytes_16(simd_1_lds_bytes_16),
    .lds_bytes_17(simd_1_lds_bytes_17),
    .lds_bytes_18(simd_1_lds_bytes_18),
    .lds_bytes_19(simd_1_lds_bytes_19),
    .lds_bytes_20(simd_1_lds_bytes_20),
    .lds_bytes_21(simd_1_lds_bytes_21),
    .lds_bytes_22(simd_1_lds_bytes_22),
    .lds_bytes_23(simd_1_lds_bytes_23),
    .lds_bytes_24(simd_1_lds_bytes_24),
    .lds_bytes_25(simd_1_lds_bytes_25),
    .lds_bytes_26(simd_1_lds_bytes_26),
    .lds_bytes_27(simd_1_lds_bytes_27),
    .lds_bytes_28(simd_1_lds_bytes_28),
    .lds_bytes_29(simd_1_lds_bytes_29),
    .lds_bytes_30(simd_1_lds_bytes_30),
    .lds_bytes_31(simd_1_lds_bytes_31),
    .lds_granted(lds_granted_1),
    .lds_served_0(lds_served_0),
    .lds_served_1(lds_served_1),
    .lds_served_2(lds_served_2),
    .lds_served_3(lds_served_3),
    .lds_served_4(lds_served_4),
    .lds_served_5(lds_served_5),
    .lds_served_6(lds_served_6),
    .lds_served_7(lds_served_7),
    .lds_served_8(lds_served_8),
    .lds_served_9(lds_served_9),
    .lds_served_10(lds_served_10),
    .lds_served_11(lds_served_11),
    .lds_served_12(lds_served_12),
    .lds_served_13(lds_served_13),
    .lds_served_14(lds_served_14),
    .lds_served_15(lds_served_15),
    .lds_served_16(lds_served_16),
    .lds_served_17(lds_served_17),
    .lds_served_18(lds_served_18),
    .lds_served_19(lds_served_19),
    .lds_served_20(lds_served_20),
    .lds_served_21(lds_served_21),
    .lds_served_22(lds_served_22),
    .lds_served_23(lds_served_23),
    .lds_served_24(lds_served_24),
    .lds_served_25(lds_served_25),
    .lds_served_26(lds_served_26),
    .lds_served_27(lds_served_27),
    .lds_served_28(lds_served_28),
    .lds_served_29(lds_served_29),
    .lds_served_30(lds_served_30),
    .lds_served_31(lds_served_31),
    .lds_word_0(lds_word_0),
    .lds_word_1(lds_word_1),
    .lds_word_2(lds_word_2),
    .lds_word_3(lds_word_3),
    .lds_word_4(lds_word_4),
    .lds_word_5(lds_word_5),
    .lds_word_6(lds_word_6),
    .lds_word_7(lds_word_7),
    .lds_word_8(lds_word_8),
    .lds_word_9(lds_word_9),
    .lds_word_10(lds_word_10),
    .lds_word_11(lds_word_11),
    .lds_word_12(lds_word_12),
    .lds_word_13(lds_word_13),
    .lds_word_14(lds_word_14),
    .lds_word_15(lds_word_15),
    .lds_word_16(lds_word_16),
    .lds_word_17(lds_word_17),
    .lds_word_18(lds_word_18),
    .lds_word_19(lds_word_19),
    .lds_word_20(lds_word_20),
    .lds_word_21(lds_word_21),
    .lds_word_22(lds_word_22),
    .lds_word_23(lds_word_23),
    .lds_word_24(lds_word_24),
    .lds_word_25(lds_word_25),
    .lds_word_26(lds_word_26),
    .lds_word_27(lds_word_27),
    .lds_word_28(lds_word_28),
    .lds_word_29(lds_word_29),
    .lds_word_30(lds_word_30),
    .lds_word_31(lds_word_31),
    .fault(fault_1),
    .fault_pc(fault_pc_1),
    .debug_issue_0(debug_issue_6),
    .debug_issue_1(debug_issue_7),
    .debug_issue_2(debug_issue_8),
    .debug_issue_3(debug_issue_9),
    .debug_issue_4(debug_issue_10),
    .debug_issue_5(debug_issue_11),
    .debug_issue_wave_0(debug_issue_wave_6),
    .debug_issue_wave_1(debug_issue_wave_7),
    .debug_issue_wave_2(debug_issue_wave_8),
    .debug_issue_wave_3(debug_issue_wave_9),
    .debug_issue_wave_4(debug_issue_wave_10),
    .debug_issue_wave_5(debug_issue_wave_11),
    .debug_issue_sequence_0(debug_issue_sequence_6),
    .debug_issue_sequence_1(debug_issue_sequence_7),
    .debug_issue_sequence_2(debug_issue_sequence_8),
    .debug_issue_sequence_3(debug_issue_sequence_9),
    .debug_issue_sequence_4(debug_issue_sequence_10),
    .debug_issue_sequence_5(debug_issue_sequence_11),
    .debug_issue_pc_0(debug_issue_pc_6),
    .debug_issue_pc_1(debug_issue_pc_7),
    .debug_issue_pc_2(debug_issue_pc_8),
    .debug_issue_pc_3(debug_issue_pc_9),
    .debug_issue_pc_4(debug_issue_pc_10),
    .debug_issue_pc_5(debug_issue_pc_11),
    .debug_scalar(debug_scalar_1),
    .debug_scalar_wave(debug_scalar_wave_1),
    .debug_scalar_sequence(debug_scalar_sequence_1),
    .debug_scalar_pair(debug_scalar_pair_1),
    .debug_scalar_data(debug_scalar_data_1),
    .debug_scalar_halves(debug_scalar_halves_1),
    .debug_scc(debug_scc_1),
    .debug_scc_wave(debug_scc_wave_1),
    .debug_scc_sequence(debug_scc_sequence_1),
    .debug_scc_value(debug_scc_value_1),
    .debug_answer(debug_answer_1),
    .debug_answer_wave(debug_answer_wave_1),
    .debug_answer_sequence(debug_answer_sequence_1),
    .debug_answer_value(debug_answer_value_1),
    .debug_valu(debug_valu_1),
    .debug_valu_high(debug_valu_high_1),
    .debug_valu_wave(debug_valu_wave_1),
    .debug_valu_sequence(debug_valu_sequence_1),
    .debug_valu_bytes(debug_valu_bytes_1),
    .debug_valu_row(debug_valu_row_1),
    .debug_valu_beat(debug_valu_beat_1),
    .debug_valu_active_0(debug_valu_active_1_0),
    .debug_valu_active_1(debug_valu_active_1_1),
    .debug_valu_active_2(debug_valu_active_1_2),
    .debug_valu_active_3(debug_valu_active_1_3),
    .debug_valu_active_4(debug_valu_active_1_4),
    .debug_valu_active_5(debug_valu_active_1_5),
    .debug_valu_active_6(debug_valu_active_1_6),
    .debug_valu_active_7(debug_valu_active_1_7),
    .debug_valu_active_8(debug_valu_active_1_8),
    .debug_valu_active_9(debug_valu_active_1_9),
    .debug_valu_active_10(debug_valu_active_1_10),
    .debug_valu_active_11(debug_valu_active_1_11),
    .debug_valu_active_12(debug_valu_active_1_12),
    .debug_valu_active_13(debug_valu_active_1_13),
    .debug_valu_active_14(debug_valu_active_1_14),
    .debug_valu_active_15(debug_valu_active_1_15),
    .debug_valu_active_16(debug_valu_active_1_16),
    .debug_valu_active_17(debug_valu_active_1_17),
    .debug_valu_active_18(debug_valu_active_1_18),
    .debug_valu_active_19(debug_valu_active_1_19),
    .debug_valu_active_20(debug_valu_active_1_20),
    .debug_valu_active_21(debug_valu_active_1_21),
    .debug_valu_active_22(debug_valu_active_1_22),
    .debug_valu_active_23(debug_valu_active_1_23),
    .debug_valu_active_24(debug_valu_active_1_24),
    .debug_valu_active_25(debug_valu_active_1_25),
    .debug_valu_active_26(debug_valu_active_1_26),
    .debug_valu_active_27(debug_valu_active_1_27),
    .debug_valu_active_28(debug_valu_active_1_28),
    .debug_valu_active_29(debug_valu_active_1_29),
    .debug_valu_active_30(debug_valu_active_1_30),
    .debug_valu_active_31(debug_valu_active_1_31),
    .debug_valu_data_0(debug_valu_data_1_0),
    .debug_valu_data_1(debug_valu_data_1_1),
    .debug_valu_data_2(debug_valu_data_1_2),
    .debug_valu_data_3(debug_valu_data_1_3),
    .debug_valu_data_4(debug_valu_data_1_4),
    .debug_valu_data_5(debug_valu_data_1_5),
    .debug_valu_data_6(debug_valu_data_1_6),
    .debug_valu_data_7(debug_valu_data_1_7),
    .debug_valu_data_8(debug_valu_data_1_8),
    .debug_valu_data_9(debug_valu_data_1_9),
    .debug_valu_data_10(debug_valu_data_1_10),
    .debug_valu_data_11(debug_valu_data_1_11),
    .debug_valu_data_12(debug_valu_data_1_12),
    .debug_valu_data_13(debug_valu_data_1_13),
    .debug_valu_data_14(debug_valu_data_1_14),
    .debug_valu_data_15(debug_valu_data_1_15),
    .debug_valu_data_16(debug_valu_data_1_16),
    .debug_valu_data_17(debug_valu_data_1_17),
    .debug_valu_data_18(debug_valu_data_1_18),
    .debug_valu_data_19(debug_valu_data_1_19),
    .debug_valu_data_20(debug_valu_data_1_20),
    .debug_valu_data_21(debug_valu_data_1_21),
    .debug_valu_data_22(debug_valu_data_1_22),
    .debug_valu_data_23(debug_valu_data_1_23),
    .debug_valu_data_24(debug_valu_data_1_24),
    .debug_valu_data_25(debug_valu_data_1_25),
    .debug_valu_data_26(debug_valu_data_1_26),
    .debug_valu_data_27(debug_valu_data_1_27),
    .debug_valu_data_28(debug_valu_data_1_28),
    .debug_valu_data_29(debug_valu_data_1_29),
    .debug_valu_data_30(debug_valu_data_1_30),
    .debug_valu_data_31(debug_valu_data_1_31),
    .debug_load(debug_load_1),
    .debug_load_wave(debug_load_wave_1),
    .debug_load_sequence(debug_load_sequence_1),
    .debug_load_row(debug_load_row_1),
    .debug_load_beat(debug_load_beat_1),
    .debug_load_bytes_0(debug_load_bytes_1_0),
    .debug_load_bytes_1(debug_load_bytes_1_1),
    .debug_load_bytes_2(debug_load_bytes_1_2),
    .debug_load_bytes_3(debug_load_bytes_1_3),
    .debug_load_bytes_4(debug_load_bytes_1_4),
    .debug_load_bytes_5(debug_load_bytes_1_5),
    .debug_load_bytes_6(debug_load_bytes_1_6),
    .debug_load_bytes_7(debug_load_bytes_1_7),
    .debug_load_bytes_8(debug_load_bytes_1_8),
    .debug_load_bytes_9(debug_load_bytes_1_9),
    .debug_load_bytes_10(debug_load_bytes_1_10),
    .debug_load_bytes_11(debug_load_bytes_1_11),
    .debug_load_bytes_12(debug_load_bytes_1_12),
    .debug_load_bytes_13(debug_load_bytes_1_13),
    .debug_load_bytes_14(debug_load_bytes_1_14),
    .debug_load_bytes_15(debug_load_bytes_1_15),
    .debug_load_bytes_16(debug_load_bytes_1_16),
    .debug_load_bytes_17(debug_load_bytes_1_17),
    .debug_load_bytes_18(debug_load_bytes_1_18),
    .debug_load_bytes_19(debug_load_bytes_1_19),
    .debug_load_bytes_20(debug_load_bytes_1_20),
    .debug_load_bytes_21(debug_load_bytes_1_21),
    .debug_load_bytes_22(debug_load_bytes_1_22),
    .debug_load_bytes_23(debug_load_bytes_1_23),
    .debug_load_bytes_24(debug_load_bytes_1_24),
    .debug_load_bytes_25(debug_load_bytes_1_25),
    .debug_load_bytes_26(debug_load_bytes_1_26),
    .debug_load_bytes_27(debug_load_bytes_1_27),
    .debug_load_bytes_28(debug_load_bytes_1_28),
    .debug_load_bytes_29(debug_load_bytes_1_29),
    .debug_load_bytes_30(debug_load_bytes_1_30),
    .debug_load_bytes_31(debug_load_bytes_1_31),
    .debug_load_data_0(debug_load_data_1_0),
    .debug_load_data_1(debug_load_data_1_1),
    .debug_load_data_2(debug_load_data_1_2),
    .debug_load_data_3(debug_load_data_1_3),
    .debug_load_data_4(debug_load_data_1_4),
    .debug_load_data_5(debug_load_data_1_5),
    .debug_load_data_6(debug_load_data_1_6),
    .debug_load_data_7(debug_load_data_1_7),
    .debug_load_data_8(debug_load_data_1_8),
    .debug_load_data_9(debug_load_data_1_9),
    .debug_load_data_10(debug_load_data_1_10),
    .debug_load_data_11(debug_load_data_1_11),
    .debug_load_data_12(debug_load_data_1_12),
    .debug_load_data_13(debug_load_data_1_13),
    .debug_load_data_14(debug_load_data_1_14),
    .debug_load_data_15(debug_load_data_1_15),
    .debug_load_data_16(debug_load_data_1_16),
    .debug_load_data_17(debug_load_data_1_17),
    .debug_load_data_18(debug_load_data_1_18),
    .debug_load_data_19(debug_load_data_1_19),
    .debug_load_data_20(debug_load_data_1_20),
    .debug_load_data_21(debug_load_data_1_21),
    .debug_load_data_22(debug_load_data_1_22),
    .debug_load_data_23(debug_load_data_1_23),
    .debug_load_data_24(debug_load_data_1_24),
    .debug_load_data_25(debug_load_data_1_25),
    .debug_load_data_26(debug_load_data_1_26),
    .debug_load_data_27(debug_load_data_1_27),
    .debug_load_data_28(debug_load_data_1_28),
    .debug_load_data_29(debug_load_data_1_29),
    .debug_load_data_30(debug_load_data_1_30),
    .debug_load_data_31(debug_load_data_1_31),
    .debug_lds(debug_lds_1),
    .debug_lds_wave(debug_lds_wave_1),
    .debug_lds_sequence(debug_lds_sequence_1),
    .debug_lds_conflict(debug_lds_conflict_1),
    .debug_request_wave(debug_request_wave_1),
    .debug_request_sequence(debug_request_sequence_1),
    .debug_request_lane(debug_request_lane_1),
    .debug_hit(debug_hit_1),
    .debug_scalar_request_wave(debug_scalar_request_wave_1),
    .debug_scalar_request_sequence(debug_scalar_request_sequence_1),
    .debug_retire_0(debug_retire_6),
    .debug_retire_1(debug_retire_7),
    .debug_retire_2(debug_retire_8),
    .debug_retire_3(debug_retire_9),
    .debug_retire_4(debug_retire_10),
    .debug_retire_5(debug_retire_11),
    .debug_retire_wave_0(debug_retire_wave_6),
    .debug_retire_wave_1(debug_retire_wave_7),
    .debug_retire_wave_2(debug_retire_wave_8),
    .debug_retire_wave_3(debug_retire_wave_9),
    .debug_retire_wave_4(debug_retire_wave_10),
    .debug_retire_wave_5(debug_retire_wave_11),
    .debug_retire_sequence_0(debug_retire_sequence_6),
    .debug_retire_sequence_1(debug_retire_sequence_7),
    .debug_retire_sequence_2(debug_retire_sequence_8),
    .debug_retire_sequence_3(debug_retire_sequence_9),
    .debug_retire_sequence_4(debug_retire_sequence_10),
    .debug_retire_sequence_5(debug_retire_sequence_11)
  );

  lds_core lds (
    .clock(clock),
    .want_0(simd_0_lds_want),
    .want_1(simd_1_lds_want),
    .store_0(simd_0_lds_store),
    .store_1(simd_1_lds_store),
    .hold_0(simd_0_lds_hold),
    .hold_1(simd_1_lds_hold),
    .valid_0_0(simd_0_lds_valid_0),
    .valid_0_1(simd_0_lds_valid_1),
    .valid_0_2(simd_0_lds_valid_2),
    .valid_0_3(simd_0_lds_valid_3),
    .valid_0_4(simd_0_lds_valid_4),
    .valid_0_5(simd_0_lds_valid_5),
    .valid_0_6(simd_0_lds_valid_6),
    .valid_0_7(simd_0_lds_valid_7),
    .valid_0_8(simd_0_lds_valid_8),
    .valid_0_9(simd_0_lds_valid_9),
    .valid_0_10(simd_0_lds_valid_10),
    .valid_0_11(simd_0_lds_valid_11),
    .valid_0_12(simd_0_lds_valid_12),
    .valid_0_13(simd_0_lds_valid_13),
    .valid_0_14(simd_0_lds_valid_14),
    .valid_0_15(simd_0_lds_valid_15),
    .valid_0_16(simd_0_lds_valid_16),
    .valid_0_17(simd_0_lds_valid_17),
    .valid_0_18(simd_0_lds_valid_18),
    .valid_0_19(simd_0_lds_valid_19),
    .valid_0_20(simd_0_lds_valid_20),
    .valid_0_21(simd_0_lds_valid_21),
    .valid_0_22(simd_0_lds_valid_22),
    .valid_0_23(simd_0_lds_valid_23),
    .valid_0_24(simd_0_lds_valid_24),
    .valid_0_25(simd_0_lds_valid_25),
    .valid_0_26(simd_0_lds_valid_26),
    .valid_0_27(simd_0_lds_valid_27),
    .valid_0_28(simd_0_lds_valid_28),
    .valid_0_29(simd_0_lds_valid_29),
    .valid_0_30(simd_0_lds_valid_30),
    .valid_0_31(simd_0_lds_valid_31),
    .valid_1_0(simd_1_lds_valid_0),
    .valid_1_1(simd_1_lds_valid_1),
    .valid_1_2(simd_1_lds_valid_2),
    .valid_1_3(simd_1_lds_valid_3),
    .valid_1_4(simd_1_lds_valid_4),
    .valid_1_5(simd_1_lds_valid_5),
    .valid_1_6(simd_1_lds_valid_6),
    .valid_1_7(simd_1_lds_valid_7),
    .valid_1_8(simd_1_lds_valid_8),
    .valid_1_9(simd_1_lds_valid_9),
    .valid_1_10(simd_1_lds_valid_10),
    .valid_1_11(simd_1_lds_valid_11),
    .valid_1_12(simd_1_lds_valid_12),
    .valid_1_13(simd_1_lds_valid_13),
    .valid_1_14(simd_1_lds_valid_14),
    .valid_1_15(simd_1_lds_valid_15),
    .valid_1_16(simd_1_lds_valid_16),
    .valid_1_17(simd_1_lds_valid_17),
    .valid_1_18(simd_1_lds_valid_18),
    .valid_1_19(simd_1_lds_valid_19),
    .valid_1_20(simd_1_lds_valid_20),
    .valid_1_21(simd_1_lds_valid_21),
    .valid_1_22(simd_1_lds_valid_22),
    .valid_1_23(simd_1_lds_valid_23),
    .valid_1_24(simd_1_lds_valid_24),
    .valid_1_25(simd_1_lds_valid_25),
    .valid_1_26(simd_1_lds_valid_26),
    .valid_1_27(simd_1_lds_valid_27),
    .valid_1_28(simd_1_lds_valid_28),
    .valid_1_29(simd_1_lds_valid_29),
    .valid_1_30(simd_1_lds_valid_30),
    .valid_1_31(simd_1_lds_valid_31),
    .bank_0_0(debug_lds_bank_0_0),
    .bank_0_1(debug_lds_bank_0_1),
    .bank_0_2(debug_lds_bank_0_2),
    .bank_0_3(debug_lds_bank_0_3),
    .bank_0_4(debug_lds_bank_0_4),
    .bank_0_5(debug_lds_bank_0_5),
    .bank_0_6(debug_lds_bank_0_6),
    .bank_0_7(debug_lds_bank_0_7),
    .bank_0_8(debug_lds_bank_0_8),
    .bank_0_9(debug_lds_bank_0_9),
    .bank_0_10(debug_lds_bank_0_10),
    .bank_0_11(debug_lds_bank_0_11),
    .bank_0_12(debug_lds_bank_0_12),
    .bank_0_13(debug_lds_bank_0_13),
    .bank_0_14(debug_lds_bank_0_14),
    .bank_0_15(debug_lds_bank_0_15),
    .bank_0_16(debug_lds_bank_0_16),
    .bank_0_17(debug_lds_bank_0_17),
    .bank_0_18(debug_lds_bank_0_18),
    .bank_0_19(debug_lds_bank_0_19),
    .bank_0_20(debug_lds_bank_0_20),
    .bank_0_21(debug_lds_bank_0_21),
    .bank_0_22(debug_lds_bank_0_22),
    .bank_0_23(debug_lds_bank_0_23),
    .bank_0_24(debug_lds_bank_0_24),
    .bank_0_25(debug_lds_bank_0_25),
    .bank_0_26(debug_lds_bank_0_26),
    .bank_0_27(debug_lds_bank_0_27),
    .bank_0_28(debug_lds_bank_0_28),
    .bank_0_29(debug_lds_bank_0_29),
    .bank_0_30(debug_lds_bank_0_30),
    .bank_0_31(debug_lds_bank_0_31),
    .bank_1_0(debug_lds_bank_1_0),
    .bank_1_1(debug_lds_bank_1_1),
    .bank_1_2(debug_lds_bank_1_2),
    .bank_1_3(debug_lds_bank_1_3),
    .bank_1_4(debug_lds_bank_1_4),
    .bank_1_5(debug_lds_bank_1_5),
    .bank_1_6(debug_lds_bank_1_6),
    .bank_1_7(debug_lds_bank_1_7),
    .bank_1_8(debug_lds_bank_1_8),
    .bank_1_9(debug_lds_bank_1_9),
    .bank_1_10(debug_lds_bank_1_10),
    .bank_1_11(debug_lds_bank_1_11),
    .bank_1_12(debug_lds_bank_1_12),
    .bank_1_13(debug_lds_bank_1_13),
    .bank_1_14(debug_lds_bank_1_14),
    .bank_1_15(debug_lds_bank_1_15),
    .bank_1_16(debug_lds_bank_1_16),
    .bank_1_17(debug_lds_bank_1_17),
    .bank_1_18(debug_lds_bank_1_18),
    .bank_1_19(debug_lds_bank_1_19),
    .bank_1_20(debug_lds_bank_1_20),
    .bank_1_21(debug_lds_bank_1_21),
    .bank_1_22(debug_lds_bank_1_22),
    .bank_1_23(debug_lds_bank_1_23),
    .bank_1_24(debug_lds_bank_1_24),
    .bank_1_25(debug_lds_bank_1_25),
    .bank_1_26(debug_lds_bank_1_26),
    .bank_1_27(debug_lds_bank_1_27),
    .bank_1_28(debug_lds_bank_1_28),
    .bank_1_29(debug_lds_bank_1_29),
    .bank_1_30(debug_lds_bank_1_30),
    .bank_1_31(debug_lds_bank_1_31),
    .row_0_0(debug_lds_row_0_0),
    .row_0_1(debug_lds_row_0_1),
    .row_0_2(debug_lds_row_0_2),
    .row_0_3(debug_lds_row_0_3),
    .row_0_4(debug_lds_row_0_4),
    .row_0_5(debug_lds_row_0_5),
    .row_0_6(debug_lds_row_0_6),
    .row_0_7(debug_lds_row_0_7),
    .row_0_8(debug_lds_row_0_8),
    .row_0_9(debug_lds_row_0_9),
    .row_0_10(debug_lds_row_0_10),
    .row_0_11(debug_lds_row_0_11),
    .row_0_12(debug_lds_row_0_12),
    .row_0_13(debug_lds_row_0_13),
    .row_0_14(debug_lds_row_0_14),
    .row_0_15(debug_lds_row_0_15),
    .row_0_16(debug_lds_row_0_16),
    .row_0_17(debug_lds_row_0_17),
    .row_0_18(debug_lds_row_0_18),
    .row_0_19(debug_lds_row_0_19),
    .row_0_20(debug_lds_row_0_20),
    .row_0_21(debug_lds_row_0_21),
    .row_0_22(debug_lds_row_0_22),
    .row_0_23(debug_lds_row_0_23),
    .row_0_24(debug_lds_row_0_24),
    .row_0_25(debug_lds_row_0_25),
    .row_0_26(debug_lds_row_0_26),
    .row_0_27(debug_lds_row_0_27),
    .row_0_28(debug_lds_row_0_28),
    .row_0_29(debug_lds_row_0_29),
    .row_0_30(debug_lds_row_0_30),
    .row_0_31(debug_lds_row_0_31),
    .row_1_0(debug_lds_row_1_0),
    .row_1_1(debug_lds_row_1_1),
    .row_1_2(debug_lds_row_1_2),
    .row_1_3(debug_lds_row_1_3),
    .row_1_4(debug_lds_row_1_4),
    .row_1_5(debug_lds_row_1_5),
    .row_1_6(debug_lds_row_1_6),
    .row_1_7(debug_lds_row_1_7),
    .row_1_8(debug_lds_row_1_8),
    .row_1_9(debug_lds_row_1_9),
    .row_1_10(debug_lds_row_1_10),
    .row_1_11(debug_lds_row_1_11),
    .row_1_12(debug_lds_row_1_12),
    .row_1_13(debug_lds_row_1_13),
    .row_1_14(debug_lds_row_1_14),
    .row_1_15(debug_lds_row_1_15),
    .row_1_16(debug_lds_row_1_16),
    .row_1_17(debug_lds_row_1_17),
    .row_1_18(debug_lds_row_1_18),
    .row_1_19(debug_lds_row_1_19),
    .row_1_20(debug_lds_row_1_20),
    .row_1_21(debug_lds_row_1_21),
    .row_1_22(debug_lds_row_1_22),
    .row_1_23(debug_lds_row_1_23),
    .row_1_24(debug_lds_row_1_24),
    .row_1_25(debug_lds_row_1_25),
    .row_1_26(debug_lds_row_1_26),
    .row_1_27(debug_lds_row_1_27),
    .row_1_28(debug_lds_row_1_28),
    .row_1_29(debug_lds_row_1_29),
    .row_1_30(debug_lds_row_1_30),
    .row_1_31(debug_lds_row_1_31),
    .data_0_0(debug_lds_data_0_0),
    .data_0_1(debug_lds_data_0_1),
    .data_0_2(debug_lds_data_0_2),
    .data_0_3(debug_lds_data_0_3),
    .data_0_4(debug_lds_data_0_4),
    .data_0_5(debug_lds_data_0_5),
    .data_0_6(debug_lds_data_0_6),
    .data_0_7(debug_lds_data_0_7),
    .data_0_8(debug_lds_data_0_8),
    .data_0_9(debug_lds_data_0_9),
    .data_0_10(debug_lds_data_0_10),
    .data_0_11(debug_lds_data_0_11),
    .data_0_12(debug_lds_data_0_12),
    .data_0_13(debug_lds_data_0_13),
    .data_0_14(debug_lds_data_0_14),
    .data_0_15(debug_lds_data_0_15),
    .data_0_16(debug_lds_data_0_16),
    .data_0_17(debug_lds_data_0_17),
    .data_0_18(debug_lds_data_0_18),
    .data_0_19(debug_lds_data_0_19),
    .data_0_20(debug_lds_data_0_20),
    .data_0_21(debug_lds_data_0_21),
    .data_0_22(debug_lds_data_0_22),
    .data_0_23(debug_lds_data_0_23),
    .data_0_24(debug_lds_data_0_24),
    .data_0_25(debug_lds_data_0_25),
    .data_0_26(debug_lds_data_0_26),
    .data_0_27(debug_lds_data_0_27),
    .data_0_28(debug_lds_data_0_28),
    .data_0_29(debug_lds_data_0_29),
    .data_0_30(debug_lds_data_0_30),
    .data_0_31(debug_lds_data_0_31),
    .data_1_0(debug_lds_data_1_0),
    .data_1_1(debug_lds_data_1_1),
    .data_1_2(debug_lds_data_1_2),
    .data_1_3(debug_lds_data_1_3),
    .data_1_4(debug_lds_data_1_4),
    .data_1_5(debug_lds_data_1_5),
    .data_1_6(debug_lds_data_1_6),
    .data_1_7(debug_lds_data_1_7),
    .data_1_8(debug_lds_data_1_8),
    .data_1_9(debug_lds_data_1_9),
    .data_1_10(debug_lds_data_1_10),
    .data_1_11(debug_lds_data_1_11),
    .data_1_12(debug_lds_data_1_12),
    .data_1_13(debug_lds_data_1_13),
    .data_1_14(debug_lds_data_1_14),
    .data_1_15(debug_lds_data_1_15),
    .data_1_16(debug_lds_data_1_16),
    .data_1_17(debug_lds_data_1_17),
    .data_1_18(debug_lds_data_1_18),
    .data_1_19(debug_lds_data_1_19),
    .data_1_20(debug_lds_data_1_20),
    .data_1_21(debug_lds_data_1_21),
    .data_1_22(debug_lds_data_1_22),
    .data_1_23(debug_lds_data_1_23),
    .data_1_24(debug_lds_data_1_24),
    .data_1_25(debug_lds_data_1_25),
    .data_1_26(debug_lds_data_1_26),
    .data_1_27(debug_lds_data_1_27),
    .data_1_28(debug_lds_data_1_28),
    .data_1_29(debug_lds_data_1_29),
    .data_1_30(debug_lds_data_1_30),
    .data_1_31(debug_lds_data_1_31),
    .bytes_0_0(simd_0_lds_bytes_0),
    .bytes_0_1(simd_0_lds_bytes_1),
    .bytes_0_2(simd_0_lds_bytes_2),
    .bytes_0_3(simd_0_lds_bytes_3),
    .bytes_0_4(simd_0_lds_bytes_4),
    .bytes_0_5(simd_0_lds_bytes_5),
    .bytes_0_6(simd_0_lds_bytes_6),
    .bytes_0_7(simd_0_lds_bytes_7),
    .bytes_0_8(simd_0_lds_bytes_8),
    .bytes_0_9(simd_0_lds_bytes_9),
    .bytes_0_10(simd_0_lds_bytes_10),
    .bytes_0_11(simd_0_lds_bytes_11),
    .bytes_0_12(simd_0_lds_bytes_12),
    .bytes_0_13(simd_0_lds_bytes_13),
    .bytes_0_14(simd_0_lds_bytes_14),
    .bytes_0_15(simd_0_lds_bytes_15),
    .bytes_0_16(simd_0_lds_bytes_16),
    .bytes_0_17(simd_0_lds_bytes_17),
    .bytes_0_18(simd_0_lds_bytes_18),
    .bytes_0_19(simd_0_lds_bytes_19),
    .bytes_0_20(simd_0_lds_bytes_20),
    .bytes_0_21(simd_0_lds_bytes_21),
    .bytes_0_22(simd_0_lds_bytes_22),
    .bytes_0_23(simd_0_lds_bytes_23),
    .bytes_0_24(simd_0_lds_bytes_24),
    .bytes_0_25(simd_0_lds_bytes_25),
    .bytes_0_26(simd_0_lds_bytes_26),
    .bytes_0_27(simd_0_lds_bytes_27),
    .bytes_0_28(simd_0_lds_bytes_28),
    .bytes_0_29(simd_0_lds_bytes_29),
    .bytes_0_30(simd_0_lds_bytes_30),
    .bytes_0_31(simd_0_lds_bytes_31),
    .bytes_1_0(simd_1_lds_bytes_0),
    .bytes_1_1(simd_1_lds_bytes_1),
    .bytes_1_2(simd_1_lds_bytes_2),
    .bytes_1_3(simd_1_lds_bytes_3),
    .bytes_1_4(simd_1_lds_bytes_4),
    .bytes_1_5(simd_1_lds_bytes_5),
    .bytes_1_6(simd_1_lds_bytes_6),
    .bytes_1_7(simd_1_lds_bytes_7),
    .bytes_1_8(simd_1_lds_bytes_8),
    .bytes_1_9(simd_1_lds_bytes_9),
    .bytes_1_10(simd_1_lds_bytes_10),
    .bytes_1_11(simd_1_lds_bytes_11),
    .bytes_1_12(simd_1_lds_bytes_12),
    .bytes_1_13(simd_1_lds_bytes_13),
    .bytes_1_14(simd_1_lds_bytes_14),
    .bytes_1_15(simd_1_lds_bytes_15),
    .bytes_1_16(simd_1_lds_bytes_16),
    .bytes_1_17(simd_1_lds_bytes_17),
    .bytes_1_18(simd_1_lds_bytes_18),
    .bytes_1_19(simd_1_lds_bytes_19),
    .bytes_1_20(simd_1_lds_bytes_20),
    .bytes_1_21(simd_1_lds_bytes_21),
    .bytes_1_22(simd_1_lds_bytes_22),
    .bytes_1_23(simd_1_lds_bytes_23),
    .bytes_1_24(simd_1_lds_bytes_24),
    .bytes_1_25(simd_1_lds_bytes_25),
    .bytes_1_26(simd_1_lds_bytes_26),
    .bytes_1_27(simd_1_lds_bytes_27),
    .bytes_1_28(simd_1_lds_bytes_28),
    .bytes_1_29(simd_1_lds_bytes_29),
    .bytes_1_30(simd_1_lds_bytes_30),
    .bytes_1_31(simd_1_lds_bytes_31),
    .granted_0(lds_granted_0),
    .granted_1(lds_granted_1),
    .served_0(lds_served_0),
    .served_1(lds_served_1),
    .served_2(lds_served_2),
    .served_3(lds_served_3),
    .served_4(lds_served_4),
    .served_5(lds_served_5),
    .served_6(lds_served_6),
    .served_7(lds_served_7),
    .served_8(lds_served_8),
    .served_9(lds_served_9),
    .served_10(lds_served_10),
    .served_11(lds_served_11),
    .served_12(lds_served_12),
    .served_13(lds_served_13),
    .served_14(lds_served_14),
    .served_15(lds_served_15),
    .served_16(lds_served_16),
    .served_17(lds_served_17),
    .served_18(lds_served_18),
    .served_19(lds_served_19),
    .served_20(lds_served_20),
    .served_21(lds_served_21),
    .served_22(lds_served_22),
    .served_23(lds_served_23),
    .served_24(lds_served_24),
    .served_25(lds_served_25),
    .served_26(lds_served_26),
    .served_27(lds_served_27),
    .served_28(lds_served_28),
    .served_29(lds_served_29),
    .served_30(lds_served_30),
    .served_31(lds_served_31),
    .word_0(lds_word_0),
    .word_1(lds_word_1),
    .word_2(lds_word_2),
    .word_3(lds_word_3),
    .word_4(lds_word_4),
    .word_5(lds_word_5),
    .word_6(lds_word_6),
    .word_7(lds_word_7),
    .word_8(lds_word_8),
    .word_9(lds_word_9),
    .word_10(lds_word_10),
    .word_11(lds_word_11),
    .word_12(lds_word_12),
    .word_13(lds_word_13),
    .word_14(lds_word_14),
    .word_15(lds_word_15),
    .word_16(lds_word_16),
    .word_17(lds_word_17),
    .word_18(lds_word_18),
    .word_19(lds_word_19),
    .word_20(lds_word_20),
    .word_21(lds_word_21),
    .word_22(lds_word_22),
    .word_23(lds_word_23),
    .word_24(lds_word_24),
    .word_25(lds_word_25),
    .word_26(lds_word_26),
    .word_27(lds_word_27),
    .word_28(lds_word_28),
    .word_29(lds_word_29),
    .word_30(lds_word_30),
    .word_31(lds_word_31)
  );

  barriers barriers (
    .clock(clock),
    .launch(barriers_launch),
    .launch_group(dispatcher_group),
    .launch_waves(dispatcher_group_waves),
    .signal_0(simd_0_signal),
    .signal_1(simd_1_signal),
    .wake_0(simd_0_wake),
    .wake_1(simd_1_wake),
    .end_0(simd_0_end),
    .end_1(simd_1_end),
    .group_0(simd_0_event_group),
    .group_1(simd_1_event_group),
    .asking_group_0(simd_0_asking_group),
    .asking_group_1(simd_1_asking_group),
    .signalled_0(barriers_signalled_0),
    .signalled_1(barriers_signalled_1),
    .first_0(barriers_first_0),
    .first_1(barriers_first_1),
    .completed(barriers_completed),
    .completed_group(barriers_completed_group),
    .woken_0(barriers_woken_0),
    .woken_1(barriers_woken_1),
    .woken_group_0(barriers_woken_group_0),
    .woken_group_1(barriers_woken_group_1)
  );

  port_arbiter arbiter (
    .want_0(simd_0_request_valid_0),
    .want_1(simd_0_request_valid_1),
    .want_2(simd_0_request_valid_2),
    .want_3(simd_1_request_valid_0),
    .want_4(simd_1_request_valid_1),
    .want_5(simd_1_request_valid_2),
    .line_0(simd_0_request_line_0),
    .line_1(simd_0_request_line_1),
    .line_2(debug_hit_line_0),
    .line_3(simd_1_request_line_0),
    .line_4(simd_1_request_line_1),
    .line_5(debug_hit_line_1),
    .write_0(simd_0_request_write),
    .write_1(simd_1_request_write),
    .data_0(simd_0_request_data),
    .data_1(simd_1_request_data),
    .mask_0(simd_0_request_mask_0),
    .mask_1(simd_0_request_mask_1),
    .mask_2(debug_hit_mask_0),
    .mask_3(simd_1_request_mask_0),
    .mask_4(simd_1_request_mask_1),
    .mask_5(debug_hit_mask_1),
    .tag_0(simd_0_request_tag_0),
    .tag_1(simd_0_request_tag_1),
    .tag_2(simd_0_request_tag_2),
    .tag_3(simd_1_request_tag_0),
    .tag_4(simd_1_request_tag_1),
    .tag_5(simd_1_request_tag_2),
    .atomic_want(atomic_request_valid),
    .atomic_line(atomic_request_line),
    .atomic_write(atomic_request_write),
    .atomic_data(atomic_request_data),
    .atomic_mask(atomic_request_mask),
    .atomic_tag(atomic_request_tag),
    .locked(atomic_locked),
    .last(last_client),
    .ready(request_ready),
    .valid(request_valid),
    .port_write(request_write),
    .port_line(request_line),
    .port_data(request_data),
    .port_mask(request_mask),
    .id(request_id),
    .taken_0(arbiter_taken_0),
    .taken_1(arbiter_taken_1),
    .taken_2(arbiter_taken_2),
    .taken_3(arbiter_taken_3),
    .taken_4(arbiter_taken_4),
    .taken_5(arbiter_taken_5),
    .atomic_taken(arbiter_atomic_taken),
    .written(arbiter_written),
    .written_by_simd(arbiter_written_by_simd),
    .granted(arbiter_granted)
  );

  answers answers (
    .clock(clock),
    .valid(response_valid),
    .id(response_id),
    .line(response_data),
    .ready(response_ready),
    .to_0(answers_to_0),
    .to_1(answers_to_1),
    .to_2(answers_to_2),
    .to_3(answers_to_3),
    .to_4(answers_to_4),
    .to_5(answers_to_5),
    .to_atomic(answers_to_atomic),
    .tag(answers_tag),
    .part(answers_part),
    .last(answers_last),
    .data_0(answers_data_0),
    .data_1(answers_data_1),
    .data_2(answers_data_2),
    .data_3(answers_data_3)
  );

  atomic_unit atomic (
    .clock(clock),
    .invalidate(dispatcher_invalidate),
    .valid_0(simd_0_atomic_valid),
    .valid_1(simd_1_atomic_valid),
    .ready_0(atomic_ready_0),
    .ready_1(atomic_ready_1),
    .operation_0(simd_0_atomic_operation),
    .operation_1(simd_1_atomic_operation),
    .wide_0(simd_0_atomic_wide),
    .wide_1(simd_1_atomic_wide),
    .line_0(debug_hit_line_0),
    .line_1(debug_hit_line_1),
    .word_0(simd_0_atomic_word),
    .word_1(simd_1_atomic_word),
    .data_0(simd_0_atomic_data),
    .data_1(simd_1_atomic_data),
    .tag_0(simd_0_request_tag_2),
    .tag_1(simd_1_request_tag_2),
    .origin_0(simd_0_atomic_origin),
    .origin_1(simd_1_atomic_origin),
    .done_0(atomic_done_0),
    .done_1(atomic_done_1),
    .done_tag(atomic_done_tag),
    .done_value(atomic_done_value),
    .request_valid(atomic_request_valid),
    .request_ready(arbiter_atomic_taken),
    .request_write(atomic_request_write),
    .request_line(atomic_request_line),
    .request_data(atomic_request_data),
    .request_mask(atomic_request_mask),
    .request_tag(atomic_request_tag),
    .response_valid(answers_to_atomic),
    .response_tag(answers_tag),
    .response_part(answers_part),
    .response_last(answers_last),
    .response_data_0(answers_data_0),
    .response_data_1(answers_data_1),
    .response_data_2(answers_data_2),
    .response_data_3(answers_data_3),
    .locked(atomic_locked),
    .written(arbiter_written_by_simd),
    .written_line(request_line),
    .debug_origin(debug_atomic_origin),
    .debug_simd_0(debug_atomic_simd_0),
    .debug_simd_1(debug_atomic_simd_1)
  );

endmodule

`default_nettype wire
