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
  output wire debug_issue_0_valid,
  output wire [3:0] debug_issue_0_wave,
  output wire [15:0] debug_issue_0_sequence,
  output wire [47:0] debug_issue_0_pc,
  output wire debug_issue_1_valid,
  output wire [3:0] debug_issue_1_wave,
  output wire [15:0] debug_issue_1_sequence,
  output wire [47:0] debug_issue_1_pc,
  output wire debug_issue_2_valid,
  output wire [3:0] debug_issue_2_wave,
  output wire [15:0] debug_issue_2_sequence,
  output wire [47:0] debug_issue_2_pc,
  output wire debug_issue_3_valid,
  output wire [3:0] debug_issue_3_wave,
  output wire [15:0] debug_issue_3_sequence,
  output wire [47:0] debug_issue_3_pc,
  output wire debug_issue_4_valid,
  output wire [3:0] debug_issue_4_wave,
  output wire [15:0] debug_issue_4_sequence,
  output wire [47:0] debug_issue_4_pc,
  output wire debug_issue_5_valid,
  output wire [3:0] debug_issue_5_wave,
  output wire [15:0] debug_issue_5_sequence,
  output wire [47:0] debug_issue_5_pc,
  output wire debug_issue_6_valid,
  output wire [3:0] debug_issue_6_wave,
  output wire [15:0] debug_issue_6_sequence,
  output wire [47:0] debug_issue_6_pc,
  output wire debug_issue_7_valid,
  output wire [3:0] debug_issue_7_wave,
  output wire [15:0] debug_issue_7_sequence,
  output wire [47:0] debug_issue_7_pc,
  output wire debug_issue_8_valid,
  output wire [3:0] debug_issue_8_wave,
  output wire [15:0] debug_issue_8_sequence,
  output wire [47:0] debug_issue_8_pc,
  output wire debug_issue_9_valid,
  output wire [3:0] debug_issue_9_wave,
  output wire [15:0] debug_issue_9_sequence,
  output wire [47:0] debug_issue_9_pc,
  output wire debug_issue_10_valid,
  output wire [3:0] debug_issue_10_wave,
  output wire [15:0] debug_issue_10_sequence,
  output wire [47:0] debug_issue_10_pc,
  output wire debug_issue_11_valid,
  output wire [3:0] debug_issue_11_wave,
  output wire [15:0] debug_issue_11_sequence,
  output wire [47:0] debug_issue_11_pc,
  output wire debug_retire_0_valid,
  output wire [3:0] debug_retire_0_wave,
  output wire [15:0] debug_retire_0_sequence,
  output wire debug_retire_1_valid,
  output wire [3:0] debug_retire_1_wave,
  output wire [15:0] debug_retire_1_sequence,
  output wire debug_retire_2_valid,
  output wire [3:0] debug_retire_2_wave,
  output wire [15:0] debug_retire_2_sequence,
  output wire debug_retire_3_valid,
  output wire [3:0] debug_retire_3_wave,
  output wire [15:0] debug_retire_3_sequence,
  output wire debug_retire_4_valid,
  output wire [3:0] debug_retire_4_wave,
  output wire [15:0] debug_retire_4_sequence,
  output wire debug_retire_5_valid,
  output wire [3:0] debug_retire_5_wave,
  output wire [15:0] debug_retire_5_sequence,
  output wire debug_retire_6_valid,
  output wire [3:0] debug_retire_6_wave,
  output wire [15:0] debug_retire_6_sequence,
  output wire debug_retire_7_valid,
  output wire [3:0] debug_retire_7_wave,
  output wire [15:0] debug_retire_7_sequence,
  output wire debug_retire_8_valid,
  output wire [3:0] debug_retire_8_wave,
  output wire [15:0] debug_retire_8_sequence,
  output wire debug_retire_9_valid,
  output wire [3:0] debug_retire_9_wave,
  output wire [15:0] debug_retire_9_sequence,
  output wire debug_retire_10_valid,
  output wire [3:0] debug_retire_10_wave,
  output wire [15:0] debug_retire_10_sequence,
  output wire debug_retire_11_valid,
  output wire [3:0] debug_retire_11_wave,
  output wire [15:0] debug_retire_11_sequence,
  output wire debug_lds_0_valid,
  output wire [3:0] debug_lds_0_wave,
  output wire [15:0] debug_lds_0_sequence,
  output wire debug_lds_0_conflict,
  output wire debug_lds_0_wants,
  output wire debug_lds_0_granted,
  output wire debug_lds_1_valid,
  output wire [3:0] debug_lds_1_wave,
  output wire [15:0] debug_lds_1_sequence,
  output wire debug_lds_1_conflict,
  output wire debug_lds_1_wants,
  output wire debug_lds_1_granted,
  output wire debug_lds_lane_0_0_wants,
  output wire debug_lds_lane_0_0_served,
  output wire [3:0] debug_lds_lane_0_0_bytes,
  output wire [9:0] debug_lds_lane_0_0_row,
  output wire [4:0] debug_lds_lane_0_0_bank,
  output wire [31:0] debug_lds_lane_0_0_data,
  output wire debug_lds_lane_0_1_wants,
  output wire debug_lds_lane_0_1_served,
  output wire [3:0] debug_lds_lane_0_1_bytes,
  output wire [9:0] debug_lds_lane_0_1_row,
  output wire [4:0] debug_lds_lane_0_1_bank,
  output wire [31:0] debug_lds_lane_0_1_data,
  output wire debug_lds_lane_0_2_wants,
  output wire debug_lds_lane_0_2_served,
  output wire [3:0] debug_lds_lane_0_2_bytes,
  output wire [9:0] debug_lds_lane_0_2_row,
  output wire [4:0] debug_lds_lane_0_2_bank,
  output wire [31:0] debug_lds_lane_0_2_data,
  output wire debug_lds_lane_0_3_wants,
  output wire debug_lds_lane_0_3_served,
  output wire [3:0] debug_lds_lane_0_3_bytes,
  output wire [9:0] debug_lds_lane_0_3_row,
  output wire [4:0] debug_lds_lane_0_3_bank,
  output wire [31:0] debug_lds_lane_0_3_data,
  output wire debug_lds_lane_0_4_wants,
  output wire debug_lds_lane_0_4_served,
  output wire [3:0] debug_lds_lane_0_4_bytes,
  output wire [9:0] debug_lds_lane_0_4_row,
  output wire [4:0] debug_lds_lane_0_4_bank,
  output wire [31:0] debug_lds_lane_0_4_data,
  output wire debug_lds_lane_0_5_wants,
  output wire debug_lds_lane_0_5_served,
  output wire [3:0] debug_lds_lane_0_5_bytes,
  output wire [9:0] debug_lds_lane_0_5_row,
  output wire [4:0] debug_lds_lane_0_5_bank,
  output wire [31:0] debug_lds_lane_0_5_data,
  output wire debug_lds_lane_0_6_wants,
  output wire debug_lds_lane_0_6_served,
  output wire [3:0] debug_lds_lane_0_6_bytes,
  output wire [9:0] debug_lds_lane_0_6_row,
  output wire [4:0] debug_lds_lane_0_6_bank,
  output wire [31:0] debug_lds_lane_0_6_data,
  output wire debug_lds_lane_0_7_wants,
  output wire debug_lds_lane_0_7_served,
  output wire [3:0] debug_lds_lane_0_7_bytes,
  output wire [9:0] debug_lds_lane_0_7_row,
  output wire [4:0] debug_lds_lane_0_7_bank,
  output wire [31:0] debug_lds_lane_0_7_data,
  output wire debug_lds_lane_0_8_wants,
  output wire debug_lds_lane_0_8_served,
  output wire [3:0] debug_lds_lane_0_8_bytes,
  output wire [9:0] debug_lds_lane_0_8_row,
  output wire [4:0] debug_lds_lane_0_8_bank,
  output wire [31:0] debug_lds_lane_0_8_data,
  output wire debug_lds_lane_0_9_wants,
  output wire debug_lds_lane_0_9_served,
  output wire [3:0] debug_lds_lane_0_9_bytes,
  output wire [9:0] debug_lds_lane_0_9_row,
  output wire [4:0] debug_lds_lane_0_9_bank,
  output wire [31:0] debug_lds_lane_0_9_data,
  output wire debug_lds_lane_0_10_wants,
  output wire debug_lds_lane_0_10_served,
  output wire [3:0] debug_lds_lane_0_10_bytes,
  output wire [9:0] debug_lds_lane_0_10_row,
  output wire [4:0] debug_lds_lane_0_10_bank,
  output wire [31:0] debug_lds_lane_0_10_data,
  output wire debug_lds_lane_0_11_wants,
  output wire debug_lds_lane_0_11_served,
  output wire [3:0] debug_lds_lane_0_11_bytes,
  output wire [9:0] debug_lds_lane_0_11_row,
  output wire [4:0] debug_lds_lane_0_11_bank,
  output wire [31:0] debug_lds_lane_0_11_data,
  output wire debug_lds_lane_0_12_wants,
  output wire debug_lds_lane_0_12_served,
  output wire [3:0] debug_lds_lane_0_12_bytes,
  output wire [9:0] debug_lds_lane_0_12_row,
  output wire [4:0] debug_lds_lane_0_12_bank,
  output wire [31:0] debug_lds_lane_0_12_data,
  output wire debug_lds_lane_0_13_wants,
  output wire debug_lds_lane_0_13_served,
  output wire [3:0] debug_lds_lane_0_13_bytes,
  output wire [9:0] debug_lds_lane_0_13_row,
  output wire [4:0] debug_lds_lane_0_13_bank,
  output wire [31:0] debug_lds_lane_0_13_data,
  output wire debug_lds_lane_0_14_wants,
  output wire debug_lds_lane_0_14_served,
  output wire [3:0] debug_lds_lane_0_14_bytes,
  output wire [9:0] debug_lds_lane_0_14_row,
  output wire [4:0] debug_lds_lane_0_14_bank,
  output wire [31:0] debug_lds_lane_0_14_data,
  output wire debug_lds_lane_0_15_wants,
  output wire debug_lds_lane_0_15_served,
  output wire [3:0] debug_lds_lane_0_15_bytes,
  output wire [9:0] debug_lds_lane_0_15_row,
  output wire [4:0] debug_lds_lane_0_15_bank,
  output wire [31:0] debug_lds_lane_0_15_data,
  output wire debug_lds_lane_0_16_wants,
  output wire debug_lds_lane_0_16_served,
  output wire [3:0] debug_lds_lane_0_16_bytes,
  output wire [9:0] debug_lds_lane_0_16_row,
  output wire [4:0] debug_lds_lane_0_16_bank,
  output wire [31:0] debug_lds_lane_0_16_data,
  output wire debug_lds_lane_0_17_wants,
  output wire debug_lds_lane_0_17_served,
  output wire [3:0] debug_lds_lane_0_17_bytes,
  output wire [9:0] debug_lds_lane_0_17_row,
  output wire [4:0] debug_lds_lane_0_17_bank,
  output wire [31:0] debug_lds_lane_0_17_data,
  output wire debug_lds_lane_0_18_wants,
  output wire debug_lds_lane_0_18_served,
  output wire [3:0] debug_lds_lane_0_18_bytes,
  output wire [9:0] debug_lds_lane_0_18_row,
  output wire [4:0] debug_lds_lane_0_18_bank,
  output wire [31:0] debug_lds_lane_0_18_data,
  output wire debug_lds_lane_0_19_wants,
  output wire debug_lds_lane_0_19_served,
  output wire [3:0] debug_lds_lane_0_19_bytes,
  output wire [9:0] debug_lds_lane_0_19_row,
  output wire [4:0] debug_lds_lane_0_19_bank,
  output wire [31:0] debug_lds_lane_0_19_data,
  output wire debug_lds_lane_0_20_wants,
  output wire debug_lds_lane_0_20_served,
  output wire [3:0] debug_lds_lane_0_20_bytes,
  output wire [9:0] debug_lds_lane_0_20_row,
  output wire [4:0] debug_lds_lane_0_20_bank,
  output wire [31:0] debug_lds_lane_0_20_data,
  output wire debug_lds_lane_0_21_wants,
  output wire debug_lds_lane_0_21_served,
  output wire [3:0] debug_lds_lane_0_21_bytes,
  output wire [9:0] debug_lds_lane_0_21_row,
  output wire [4:0] debug_lds_lane_0_21_bank,
  output wire [31:0] debug_lds_lane_0_21_data,
  output wire debug_lds_lane_0_22_wants,
  output wire debug_lds_lane_0_22_served,
  output wire [3:0] debug_lds_lane_0_22_bytes,
  output wire [9:0] debug_lds_lane_0_22_row,
  output wire [4:0] debug_lds_lane_0_22_bank,
  output wire [31:0] debug_lds_lane_0_22_data,
  output wire debug_lds_lane_0_23_wants,
  output wire debug_lds_lane_0_23_served,
  output wire [3:0] debug_lds_lane_0_23_bytes,
  output wire [9:0] debug_lds_lane_0_23_row,
  output wire [4:0] debug_lds_lane_0_23_bank,
  output wire [31:0] debug_lds_lane_0_23_data,
  output wire debug_lds_lane_0_24_wants,
  output wire debug_lds_lane_0_24_served,
  output wire [3:0] debug_lds_lane_0_24_bytes,
  output wire [9:0] debug_lds_lane_0_24_row,
  output wire [4:0] debug_lds_lane_0_24_bank,
  output wire [31:0] debug_lds_lane_0_24_data,
  output wire debug_lds_lane_0_25_wants,
  output wire debug_lds_lane_0_25_served,
  output wire [3:0] debug_lds_lane_0_25_bytes,
  output wire [9:0] debug_lds_lane_0_25_row,
  output wire [4:0] debug_lds_lane_0_25_bank,
  output wire [31:0] debug_lds_lane_0_25_data,
  output wire debug_lds_lane_0_26_wants,
  output wire debug_lds_lane_0_26_served,
  output wire [3:0] debug_lds_lane_0_26_bytes,
  output wire [9:0] debug_lds_lane_0_26_row,
  output wire [4:0] debug_lds_lane_0_26_bank,
  output wire [31:0] debug_lds_lane_0_26_data,
  output wire debug_lds_lane_0_27_wants,
  output wire debug_lds_lane_0_27_served,
  output wire [3:0] debug_lds_lane_0_27_bytes,
  output wire [9:0] debug_lds_lane_0_27_row,
  output wire [4:0] debug_lds_lane_0_27_bank,
  output wire [31:0] debug_lds_lane_0_27_data,
  output wire debug_lds_lane_0_28_wants,
  output wire debug_lds_lane_0_28_served,
  output wire [3:0] debug_lds_lane_0_28_bytes,
  output wire [9:0] debug_lds_lane_0_28_row,
  output wire [4:0] debug_lds_lane_0_28_bank,
  output wire [31:0] debug_lds_lane_0_28_data,
  output wire debug_lds_lane_0_29_wants,
  output wire debug_lds_lane_0_29_served,
  output wire [3:0] debug_lds_lane_0_29_bytes,
  output wire [9:0] debug_lds_lane_0_29_row,
  output wire [4:0] debug_lds_lane_0_29_bank,
  output wire [31:0] debug_lds_lane_0_29_data,
  output wire debug_lds_lane_0_30_wants,
  output wire debug_lds_lane_0_30_served,
  output wire [3:0] debug_lds_lane_0_30_bytes,
  output wire [9:0] debug_lds_lane_0_30_row,
  output wire [4:0] debug_lds_lane_0_30_bank,
  output wire [31:0] debug_lds_lane_0_30_data,
  output wire debug_lds_lane_0_31_wants,
  output wire debug_lds_lane_0_31_served,
  output wire [3:0] debug_lds_lane_0_31_bytes,
  output wire [9:0] debug_lds_lane_0_31_row,
  output wire [4:0] debug_lds_lane_0_31_bank,
  output wire [31:0] debug_lds_lane_0_31_data,
  output wire debug_lds_lane_1_0_wants,
  output wire debug_lds_lane_1_0_served,
  output wire [3:0] debug_lds_lane_1_0_bytes,
  output wire [9:0] debug_lds_lane_1_0_row,
  output wire [4:0] debug_lds_lane_1_0_bank,
  output wire [31:0] debug_lds_lane_1_0_data,
  output wire debug_lds_lane_1_1_wants,
  output wire debug_lds_lane_1_1_served,
  output wire [3:0] debug_lds_lane_1_1_bytes,
  output wire [9:0] debug_lds_lane_1_1_row,
  output wire [4:0] debug_lds_lane_1_1_bank,
  output wire [31:0] debug_lds_lane_1_1_data,
  output wire debug_lds_lane_1_2_wants,
  output wire debug_lds_lane_1_2_served,
  output wire [3:0] debug_lds_lane_1_2_bytes,
  output wire [9:0] debug_lds_lane_1_2_row,
  output wire [4:0] debug_lds_lane_1_2_bank,
  output wire [31:0] debug_lds_lane_1_2_data,
  output wire debug_lds_lane_1_3_wants,
  output wire debug_lds_lane_1_3_served,
  output wire [3:0] debug_lds_lane_1_3_bytes,
  output wire [9:0] debug_lds_lane_1_3_row,
  output wire [4:0] debug_lds_lane_1_3_bank,
  output wire [31:0] debug_lds_lane_1_3_data,
  output wire debug_lds_lane_1_4_wants,
  output wire debug_lds_lane_1_4_served,
  output wire [3:0] debug_lds_lane_1_4_bytes,
  output wire [9:0] debug_lds_lane_1_4_row,
  output wire [4:0] debug_lds_lane_1_4_bank,
  output wire [31:0] debug_lds_lane_1_4_data,
  output wire debug_lds_lane_1_5_wants,
  output wire debug_lds_lane_1_5_served,
  output wire [3:0] debug_lds_lane_1_5_bytes,
  output wire [9:0] debug_lds_lane_1_5_row,
  output wire [4:0] debug_lds_lane_1_5_bank,
  output wire [31:0] debug_lds_lane_1_5_data,
  output wire debug_lds_lane_1_6_wants,
  output wire debug_lds_lane_1_6_served,
  output wire [3:0] debug_lds_lane_1_6_bytes,
  output wire [9:0] debug_lds_lane_1_6_row,
  output wire [4:0] debug_lds_lane_1_6_bank,
  output wire [31:0] debug_lds_lane_1_6_data,
  output wire debug_lds_lane_1_7_wants,
  output wire debug_lds_lane_1_7_served,
  output wire [3:0] debug_lds_lane_1_7_bytes,
  output wire [9:0] debug_lds_lane_1_7_row,
  output wire [4:0] debug_lds_lane_1_7_bank,
  output wire [31:0] debug_lds_lane_1_7_data,
  output wire debug_lds_lane_1_8_wants,
  output wire debug_lds_lane_1_8_served,
  output wire [3:0] debug_lds_lane_1_8_bytes,
  output wire [9:0] debug_lds_lane_1_8_row,
  output wire [4:0] debug_lds_lane_1_8_bank,
  output wire [31:0] debug_lds_lane_1_8_data,
  output wire debug_lds_lane_1_9_wants,
  output wire debug_lds_lane_1_9_served,
  output wire [3:0] debug_lds_lane_1_9_bytes,
  output wire [9:0] debug_lds_lane_1_9_row,
  output wire [4:0] debug_lds_lane_1_9_bank,
  output wire [31:0] debug_lds_lane_1_9_data,
  output wire debug_lds_lane_1_10_wants,
  output wire debug_lds_lane_1_10_served,
  output wire [3:0] debug_lds_lane_1_10_bytes,
  output wire [9:0] debug_lds_lane_1_10_row,
  output wire [4:0] debug_lds_lane_1_10_bank,
  output wire [31:0] debug_lds_lane_1_10_data,
  output wire debug_lds_lane_1_11_wants,
  output wire debug_lds_lane_1_11_served,
  output wire [3:0] debug_lds_lane_1_11_bytes,
  output wire [9:0] debug_lds_lane_1_11_row,
  output wire [4:0] debug_lds_lane_1_11_bank,
  output wire [31:0] debug_lds_lane_1_11_data,
  output wire debug_lds_lane_1_12_wants,
  output wire debug_lds_lane_1_12_served,
  output wire [3:0] debug_lds_lane_1_12_bytes,
  output wire [9:0] debug_lds_lane_1_12_row,
  output wire [4:0] debug_lds_lane_1_12_bank,
  output wire [31:0] debug_lds_lane_1_12_data,
  output wire debug_lds_lane_1_13_wants,
  output wire debug_lds_lane_1_13_served,
  output wire [3:0] debug_lds_lane_1_13_bytes,
  output wire [9:0] debug_lds_lane_1_13_row,
  output wire [4:0] debug_lds_lane_1_13_bank,
  output wire [31:0] debug_lds_lane_1_13_data,
  output wire debug_lds_lane_1_14_wants,
  output wire debug_lds_lane_1_14_served,
  output wire [3:0] debug_lds_lane_1_14_bytes,
  output wire [9:0] debug_lds_lane_1_14_row,
  output wire [4:0] debug_lds_lane_1_14_bank,
  output wire [31:0] debug_lds_lane_1_14_data,
  output wire debug_lds_lane_1_15_wants,
  output wire debug_lds_lane_1_15_served,
  output wire [3:0] debug_lds_lane_1_15_bytes,
  output wire [9:0] debug_lds_lane_1_15_row,
  output wire [4:0] debug_lds_lane_1_15_bank,
  output wire [31:0] debug_lds_lane_1_15_data,
  output wire debug_lds_lane_1_16_wants,
  output wire debug_lds_lane_1_16_served,
  output wire [3:0] debug_lds_lane_1_16_bytes,
  output wire [9:0] debug_lds_lane_1_16_row,
  output wire [4:0] debug_lds_lane_1_16_bank,
  output wire [31:0] debug_lds_lane_1_16_data,
  output wire debug_lds_lane_1_17_wants,
  output wire debug_lds_lane_1_17_served,
  output wire [3:0] debug_lds_lane_1_17_bytes,
  output wire [9:0] debug_lds_lane_1_17_row,
  output wire [4:0] debug_lds_lane_1_17_bank,
  output wire [31:0] debug_lds_lane_1_17_data,
  output wire debug_lds_lane_1_18_wants,
  output wire debug_lds_lane_1_18_served,
  output wire [3:0] debug_lds_lane_1_18_bytes,
  output wire [9:0] debug_lds_lane_1_18_row,
  output wire [4:0] debug_lds_lane_1_18_bank,
  output wire [31:0] debug_lds_lane_1_18_data,
  output wire debug_lds_lane_1_19_wants,
  output wire debug_lds_lane_1_19_served,
  output wire [3:0] debug_lds_lane_1_19_bytes,
  output wire [9:0] debug_lds_lane_1_19_row,
  output wire [4:0] debug_lds_lane_1_19_bank,
  output wire [31:0] debug_lds_lane_1_19_data,
  output wire debug_lds_lane_1_20_wants,
  output wire debug_lds_lane_1_20_served,
  output wire [3:0] debug_lds_lane_1_20_bytes,
  output wire [9:0] debug_lds_lane_1_20_row,
  output wire [4:0] debug_lds_lane_1_20_bank,
  output wire [31:0] debug_lds_lane_1_20_data,
  output wire debug_lds_lane_1_21_wants,
  output wire debug_lds_lane_1_21_served,
  output wire [3:0] debug_lds_lane_1_21_bytes,
  output wire [9:0] debug_lds_lane_1_21_row,
  output wire [4:0] debug_lds_lane_1_21_bank,
  output wire [31:0] debug_lds_lane_1_21_data,
  output wire debug_lds_lane_1_22_wants,
  output wire debug_lds_lane_1_22_served,
  output wire [3:0] debug_lds_lane_1_22_bytes,
  output wire [9:0] debug_lds_lane_1_22_row,
  output wire [4:0] debug_lds_lane_1_22_bank,
  output wire [31:0] debug_lds_lane_1_22_data,
  output wire debug_lds_lane_1_23_wants,
  output wire debug_lds_lane_1_23_served,
  output wire [3:0] debug_lds_lane_1_23_bytes,
  output wire [9:0] debug_lds_lane_1_23_row,
  output wire [4:0] debug_lds_lane_1_23_bank,
  output wire [31:0] debug_lds_lane_1_23_data,
  output wire debug_lds_lane_1_24_wants,
  output wire debug_lds_lane_1_24_served,
  output wire [3:0] debug_lds_lane_1_24_bytes,
  output wire [9:0] debug_lds_lane_1_24_row,
  output wire [4:0] debug_lds_lane_1_24_bank,
  output wire [31:0] debug_lds_lane_1_24_data,
  output wire debug_lds_lane_1_25_wants,
  output wire debug_lds_lane_1_25_served,
  output wire [3:0] debug_lds_lane_1_25_bytes,
  output wire [9:0] debug_lds_lane_1_25_row,
  output wire [4:0] debug_lds_lane_1_25_bank,
  output wire [31:0] debug_lds_lane_1_25_data,
  output wire debug_lds_lane_1_26_wants,
  output wire debug_lds_lane_1_26_served,
  output wire [3:0] debug_lds_lane_1_26_bytes,
  output wire [9:0] debug_lds_lane_1_26_row,
  output wire [4:0] debug_lds_lane_1_26_bank,
  output wire [31:0] debug_lds_lane_1_26_data,
  output wire debug_lds_lane_1_27_wants,
  output wire debug_lds_lane_1_27_served,
  output wire [3:0] debug_lds_lane_1_27_bytes,
  output wire [9:0] debug_lds_lane_1_27_row,
  output wire [4:0] debug_lds_lane_1_27_bank,
  output wire [31:0] debug_lds_lane_1_27_data,
  output wire debug_lds_lane_1_28_wants,
  output wire debug_lds_lane_1_28_served,
  output wire [3:0] debug_lds_lane_1_28_bytes,
  output wire [9:0] debug_lds_lane_1_28_row,
  output wire [4:0] debug_lds_lane_1_28_bank,
  output wire [31:0] debug_lds_lane_1_28_data,
  output wire debug_lds_lane_1_29_wants,
  output wire debug_lds_lane_1_29_served,
  output wire [3:0] debug_lds_lane_1_29_bytes,
  output wire [9:0] debug_lds_lane_1_29_row,
  output wire [4:0] debug_lds_lane_1_29_bank,
  output wire [31:0] debug_lds_lane_1_29_data,
  output wire debug_lds_lane_1_30_wants,
  output wire debug_lds_lane_1_30_served,
  output wire [3:0] debug_lds_lane_1_30_bytes,
  output wire [9:0] debug_lds_lane_1_30_row,
  output wire [4:0] debug_lds_lane_1_30_bank,
  output wire [31:0] debug_lds_lane_1_30_data,
  output wire debug_lds_lane_1_31_wants,
  output wire debug_lds_lane_1_31_served,
  output wire [3:0] debug_lds_lane_1_31_bytes,
  output wire [9:0] debug_lds_lane_1_31_row,
  output wire [4:0] debug_lds_lane_1_31_bank,
  output wire [31:0] debug_lds_lane_1_31_data,
  output wire [3:0] debug_request_0_wave,
  output wire [15:0] debug_request_0_sequence,
  output wire [5:0] debug_request_0_lane,
  output wire [3:0] debug_request_1_wave,
  output wire [15:0] debug_request_1_sequence,
  output wire [5:0] debug_request_1_lane,
  output wire debug_hit_0_valid,
  output wire [41:0] debug_hit_0_line,
  output wire [63:0] debug_hit_0_mask,
  output wire debug_hit_1_valid,
  output wire [41:0] debug_hit_1_line,
  output wire [63:0] debug_hit_1_mask,
  output wire debug_atomic_simd_0,
  output wire debug_atomic_simd_1,
  output wire [25:0] debug_atomic_origin,
  output wire debug_scalar_request_0_valid,
  output wire [3:0] debug_scalar_request_0_wave,
  output wire [15:0] debug_scalar_request_0_sequence,
  output wire debug_scalar_request_1_valid,
  output wire [3:0] debug_scalar_request_1_wave,
  output wire [15:0] debug_scalar_request_1_sequence,
  output wire [10:0] debug_place_0_0_vgpr_base,
  output wire [16:0] debug_place_0_0_lds_base,
  output wire [47:0] debug_place_0_0_scratch_base,
  output wire [10:0] debug_place_0_1_vgpr_base,
  output wire [16:0] debug_place_0_1_lds_base,
  output wire [47:0] debug_place_0_1_scratch_base,
  output wire [10:0] debug_place_0_2_vgpr_base,
  output wire [16:0] debug_place_0_2_lds_base,
  output wire [47:0] debug_place_0_2_scratch_base,
  output wire [10:0] debug_place_0_3_vgpr_base,
  output wire [16:0] debug_place_0_3_lds_base,
  output wire [47:0] debug_place_0_3_scratch_base,
  output wire [10:0] debug_place_0_4_vgpr_base,
  output wire [16:0] debug_place_0_4_lds_base,
  output wire [47:0] debug_place_0_4_scratch_base,
  output wire [10:0] debug_place_0_5_vgpr_base,
  output wire [16:0] debug_place_0_5_lds_base,
  output wire [47:0] debug_place_0_5_scratch_base,
  output wire [10:0] debug_place_0_6_vgpr_base,
  output wire [16:0] debug_place_0_6_lds_base,
  output wire [47:0] debug_place_0_6_scratch_base,
  output wire [10:0] debug_place_0_7_vgpr_base,
  output wire [16:0] debug_place_0_7_lds_base,
  output wire [47:0] debug_place_0_7_scratch_base,
  output wire [10:0] debug_place_0_8_vgpr_base,
  output wire [16:0] debug_place_0_8_lds_base,
  output wire [47:0] debug_place_0_8_scratch_base,
  output wire [10:0] debug_place_0_9_vgpr_base,
  output wire [16:0] debug_place_0_9_lds_base,
  output wire [47:0] debug_place_0_9_scratch_base,
  output wire [10:0] debug_place_0_10_vgpr_base,
  output wire [16:0] debug_place_0_10_lds_base,
  output wire [47:0] debug_place_0_10_scratch_base,
  output wire [10:0] debug_place_0_11_vgpr_base,
  output wire [16:0] debug_place_0_11_lds_base,
  output wire [47:0] debug_place_0_11_scratch_base,
  output wire [10:0] debug_place_0_12_vgpr_base,
  output wire [16:0] debug_place_0_12_lds_base,
  output wire [47:0] debug_place_0_12_scratch_base,
  output wire [10:0] debug_place_0_13_vgpr_base,
  output wire [16:0] debug_place_0_13_lds_base,
  output wire [47:0] debug_place_0_13_scratch_base,
  output wire [10:0] debug_place_0_14_vgpr_base,
  output wire [16:0] debug_place_0_14_lds_base,
  output wire [47:0] debug_place_0_14_scratch_base,
  output wire [10:0] debug_place_0_15_vgpr_base,
  output wire [16:0] debug_place_0_15_lds_base,
  output wire [47:0] debug_place_0_15_scratch_base,
  output wire [10:0] debug_place_1_0_vgpr_base,
  output wire [16:0] debug_place_1_0_lds_base,
  output wire [47:0] debug_place_1_0_scratch_base,
  output wire [10:0] debug_place_1_1_vgpr_base,
  output wire [16:0] debug_place_1_1_lds_base,
  output wire [47:0] debug_place_1_1_scratch_base,
  output wire [10:0] debug_place_1_2_vgpr_base,
  output wire [16:0] debug_place_1_2_lds_base,
  output wire [47:0] debug_place_1_2_scratch_base,
  output wire [10:0] debug_place_1_3_vgpr_base,
  output wire [16:0] debug_place_1_3_lds_base,
  output wire [47:0] debug_place_1_3_scratch_base,
  output wire [10:0] debug_place_1_4_vgpr_base,
  output wire [16:0] debug_place_1_4_lds_base,
  output wire [47:0] debug_place_1_4_scratch_base,
  output wire [10:0] debug_place_1_5_vgpr_base,
  output wire [16:0] debug_place_1_5_lds_base,
  output wire [47:0] debug_place_1_5_scratch_base,
  output wire [10:0] debug_place_1_6_vgpr_base,
  output wire [16:0] debug_place_1_6_lds_base,
  output wire [47:0] debug_place_1_6_scratch_base,
  output wire [10:0] debug_place_1_7_vgpr_base,
  output wire [16:0] debug_place_1_7_lds_base,
  output wire [47:0] debug_place_1_7_scratch_base,
  output wire [10:0] debug_place_1_8_vgpr_base,
  output wire [16:0] debug_place_1_8_lds_base,
  output wire [47:0] debug_place_1_8_scratch_base,
  output wire [10:0] debug_place_1_9_vgpr_base,
  output wire [16:0] debug_place_1_9_lds_base,
  output wire [47:0] debug_place_1_9_scratch_base,
  output wire [10:0] debug_place_1_10_vgpr_base,
  output wire [16:0] debug_place_1_10_lds_base,
  output wire [47:0] debug_place_1_10_scratch_base,
  output wire [10:0] debug_place_1_11_vgpr_base,
  output wire [16:0] debug_place_1_11_lds_base,
  output wire [47:0] debug_place_1_11_scratch_base,
  output wire [10:0] debug_place_1_12_vgpr_base,
  output wire [16:0] debug_place_1_12_lds_base,
  output wire [47:0] debug_place_1_12_scratch_base,
  output wire [10:0] debug_place_1_13_vgpr_base,
  output wire [16:0] debug_place_1_13_lds_base,
  output wire [47:0] debug_place_1_13_scratch_base,
  output wire [10:0] debug_place_1_14_vgpr_base,
  output wire [16:0] debug_place_1_14_lds_base,
  output wire [47:0] debug_place_1_14_scratch_base,
  output wire [10:0] debug_place_1_15_vgpr_base,
  output wire [16:0] debug_place_1_15_lds_base,
  output wire [47:0] debug_place_1_15_scratch_base,
  output wire debug_scalar_0_valid,
  output wire [3:0] debug_scalar_0_wave,
  output wire [15:0] debug_scalar_0_sequence,
  output wire [5:0] debug_scalar_0_pair,
  output wire [63:0] debug_scalar_0_data,
  output wire [1:0] debug_scalar_0_halves,
  output wire debug_scalar_1_valid,
  output wire [3:0] debug_scalar_1_wave,
  output wire [15:0] debug_scalar_1_sequence,
  output wire [5:0] debug_scalar_1_pair,
  output wire [63:0] debug_scalar_1_data,
  output wire [1:0] debug_scalar_1_halves,
  output wire debug_condition_0_valid,
  output wire [3:0] debug_condition_0_wave,
  output wire [15:0] debug_condition_0_sequence,
  output wire debug_condition_0_value,
  output wire debug_condition_1_valid,
  output wire [3:0] debug_condition_1_wave,
  output wire [15:0] debug_condition_1_sequence,
  output wire debug_condition_1_value,
  output wire debug_answer_0_valid,
  output wire [3:0] debug_answer_0_wave,
  output wire [15:0] debug_answer_0_sequence,
  output wire debug_answer_0_value,
  output wire debug_answer_1_valid,
  output wire [3:0] debug_answer_1_wave,
  output wire [15:0] debug_answer_1_sequence,
  output wire debug_answer_1_value,
  output wire debug_valu_0_valid,
  output wire [3:0] debug_valu_0_wave,
  output wire [15:0] debug_valu_0_sequence,
  output wire [10:0] debug_valu_0_row,
  output wire [2:0] debug_valu_0_beat,
  output wire debug_valu_0_high,
  output wire [3:0] debug_valu_0_bytes,
  output wire debug_valu_1_valid,
  output wire [3:0] debug_valu_1_wave,
  output wire [15:0] debug_valu_1_sequence,
  output wire [10:0] debug_valu_1_row,
  output wire [2:0] debug_valu_1_beat,
  output wire debug_valu_1_high,
  output wire [3:0] debug_valu_1_bytes,
  output wire debug_valu_lane_0_0_active,
  output wire [63:0] debug_valu_lane_0_0_data,
  output wire debug_valu_lane_0_1_active,
  output wire [63:0] debug_valu_lane_0_1_data,
  output wire debug_valu_lane_0_2_active,
  output wire [63:0] debug_valu_lane_0_2_data,
  output wire debug_valu_lane_0_3_active,
  output wire [63:0] debug_valu_lane_0_3_data,
  output wire debug_valu_lane_0_4_active,
  output wire [63:0] debug_valu_lane_0_4_data,
  output wire debug_valu_lane_0_5_active,
  output wire [63:0] debug_valu_lane_0_5_data,
  output wire debug_valu_lane_0_6_active,
  output wire [63:0] debug_valu_lane_0_6_data,
  output wire debug_valu_lane_0_7_active,
  output wire [63:0] debug_valu_lane_0_7_data,
  output wire debug_valu_lane_0_8_active,
  output wire [63:0] debug_valu_lane_0_8_data,
  output wire debug_valu_lane_0_9_active,
  output wire [63:0] debug_valu_lane_0_9_data,
  output wire debug_valu_lane_0_10_active,
  output wire [63:0] debug_valu_lane_0_10_data,
  output wire debug_valu_lane_0_11_active,
  output wire [63:0] debug_valu_lane_0_11_data,
  output wire debug_valu_lane_0_12_active,
  output wire [63:0] debug_valu_lane_0_12_data,
  output wire debug_valu_lane_0_13_active,
  output wire [63:0] debug_valu_lane_0_13_data,
  output wire debug_valu_lane_0_14_active,
  output wire [63:0] debug_valu_lane_0_14_data,
  output wire debug_valu_lane_0_15_active,
  output wire [63:0] debug_valu_lane_0_15_data,
  output wire debug_valu_lane_0_16_active,
  output wire [63:0] debug_valu_lane_0_16_data,
  output wire debug_valu_lane_0_17_active,
  output wire [63:0] debug_valu_lane_0_17_data,
  output wire debug_valu_lane_0_18_active,
  output wire [63:0] debug_valu_lane_0_18_data,
  output wire debug_valu_lane_0_19_active,
  output wire [63:0] debug_valu_lane_0_19_data,
  output wire debug_valu_lane_0_20_active,
  output wire [63:0] debug_valu_lane_0_20_data,
  output wire debug_valu_lane_0_21_active,
  output wire [63:0] debug_valu_lane_0_21_data,
  output wire debug_valu_lane_0_22_active,
  output wire [63:0] debug_valu_lane_0_22_data,
  output wire debug_valu_lane_0_23_active,
  output wire [63:0] debug_valu_lane_0_23_data,
  output wire debug_valu_lane_0_24_active,
  output wire [63:0] debug_valu_lane_0_24_data,
  output wire debug_valu_lane_0_25_active,
  output wire [63:0] debug_valu_lane_0_25_data,
  output wire debug_valu_lane_0_26_active,
  output wire [63:0] debug_valu_lane_0_26_data,
  output wire debug_valu_lane_0_27_active,
  output wire [63:0] debug_valu_lane_0_27_data,
  output wire debug_valu_lane_0_28_active,
  output wire [63:0] debug_valu_lane_0_28_data,
  output wire debug_valu_lane_0_29_active,
  output wire [63:0] debug_valu_lane_0_29_data,
  output wire debug_valu_lane_0_30_active,
  output wire [63:0] debug_valu_lane_0_30_data,
  output wire debug_valu_lane_0_31_active,
  output wire [63:0] debug_valu_lane_0_31_data,
  output wire debug_valu_lane_1_0_active,
  output wire [63:0] debug_valu_lane_1_0_data,
  output wire debug_valu_lane_1_1_active,
  output wire [63:0] debug_valu_lane_1_1_data,
  output wire debug_valu_lane_1_2_active,
  output wire [63:0] debug_valu_lane_1_2_data,
  output wire debug_valu_lane_1_3_active,
  output wire [63:0] debug_valu_lane_1_3_data,
  output wire debug_valu_lane_1_4_active,
  output wire [63:0] debug_valu_lane_1_4_data,
  output wire debug_valu_lane_1_5_active,
  output wire [63:0] debug_valu_lane_1_5_data,
  output wire debug_valu_lane_1_6_active,
  output wire [63:0] debug_valu_lane_1_6_data,
  output wire debug_valu_lane_1_7_active,
  output wire [63:0] debug_valu_lane_1_7_data,
  output wire debug_valu_lane_1_8_active,
  output wire [63:0] debug_valu_lane_1_8_data,
  output wire debug_valu_lane_1_9_active,
  output wire [63:0] debug_valu_lane_1_9_data,
  output wire debug_valu_lane_1_10_active,
  output wire [63:0] debug_valu_lane_1_10_data,
  output wire debug_valu_lane_1_11_active,
  output wire [63:0] debug_valu_lane_1_11_data,
  output wire debug_valu_lane_1_12_active,
  output wire [63:0] debug_valu_lane_1_12_data,
  output wire debug_valu_lane_1_13_active,
  output wire [63:0] debug_valu_lane_1_13_data,
  output wire debug_valu_lane_1_14_active,
  output wire [63:0] debug_valu_lane_1_14_data,
  output wire debug_valu_lane_1_15_active,
  output wire [63:0] debug_valu_lane_1_15_data,
  output wire debug_valu_lane_1_16_active,
  output wire [63:0] debug_valu_lane_1_16_data,
  output wire debug_valu_lane_1_17_active,
  output wire [63:0] debug_valu_lane_1_17_data,
  output wire debug_valu_lane_1_18_active,
  output wire [63:0] debug_valu_lane_1_18_data,
  output wire debug_valu_lane_1_19_active,
  output wire [63:0] debug_valu_lane_1_19_data,
  output wire debug_valu_lane_1_20_active,
  output wire [63:0] debug_valu_lane_1_20_data,
  output wire debug_valu_lane_1_21_active,
  output wire [63:0] debug_valu_lane_1_21_data,
  output wire debug_valu_lane_1_22_active,
  output wire [63:0] debug_valu_lane_1_22_data,
  output wire debug_valu_lane_1_23_active,
  output wire [63:0] debug_valu_lane_1_23_data,
  output wire debug_valu_lane_1_24_active,
  output wire [63:0] debug_valu_lane_1_24_data,
  output wire debug_valu_lane_1_25_active,
  output wire [63:0] debug_valu_lane_1_25_data,
  output wire debug_valu_lane_1_26_active,
  output wire [63:0] debug_valu_lane_1_26_data,
  output wire debug_valu_lane_1_27_active,
  output wire [63:0] debug_valu_lane_1_27_data,
  output wire debug_valu_lane_1_28_active,
  output wire [63:0] debug_valu_lane_1_28_data,
  output wire debug_valu_lane_1_29_active,
  output wire [63:0] debug_valu_lane_1_29_data,
  output wire debug_valu_lane_1_30_active,
  output wire [63:0] debug_valu_lane_1_30_data,
  output wire debug_valu_lane_1_31_active,
  output wire [63:0] debug_valu_lane_1_31_data,
  output wire debug_load_0_valid,
  output wire [3:0] debug_load_0_wave,
  output wire [15:0] debug_load_0_sequence,
  output wire [10:0] debug_load_0_row,
  output wire [2:0] debug_load_0_beat,
  output wire debug_load_1_valid,
  output wire [3:0] debug_load_1_wave,
  output wire [15:0] debug_load_1_sequence,
  output wire [10:0] debug_load_1_row,
  output wire [2:0] debug_load_1_beat,
  output wire [3:0] debug_load_lane_0_0_bytes,
  output wire [31:0] debug_load_lane_0_0_data,
  output wire [3:0] debug_load_lane_0_1_bytes,
  output wire [31:0] debug_load_lane_0_1_data,
  output wire [3:0] debug_load_lane_0_2_bytes,
  output wire [31:0] debug_load_lane_0_2_data,
  output wire [3:0] debug_load_lane_0_3_bytes,
  output wire [31:0] debug_load_lane_0_3_data,
  output wire [3:0] debug_load_lane_0_4_bytes,
  output wire [31:0] debug_load_lane_0_4_data,
  output wire [3:0] debug_load_lane_0_5_bytes,
  output wire [31:0] debug_load_lane_0_5_data,
  output wire [3:0] debug_load_lane_0_6_bytes,
  output wire [31:0] debug_load_lane_0_6_data,
  output wire [3:0] debug_load_lane_0_7_bytes,
  output wire [31:0] debug_load_lane_0_7_data,
  output wire [3:0] debug_load_lane_0_8_bytes,
  output wire [31:0] debug_load_lane_0_8_data,
  output wire [3:0] debug_load_lane_0_9_bytes,
  output wire [31:0] debug_load_lane_0_9_data,
  output wire [3:0] debug_load_lane_0_10_bytes,
  output wire [31:0] debug_load_lane_0_10_data,
  output wire [3:0] debug_load_lane_0_11_bytes,
  output wire [31:0] debug_load_lane_0_11_data,
  output wire [3:0] debug_load_lane_0_12_bytes,
  output wire [31:0] debug_load_lane_0_12_data,
  output wire [3:0] debug_load_lane_0_13_bytes,
  output wire [31:0] debug_load_lane_0_13_data,
  output wire [3:0] debug_load_lane_0_14_bytes,
  output wire [31:0] debug_load_lane_0_14_data,
  output wire [3:0] debug_load_lane_0_15_bytes,
  output wire [31:0] debug_load_lane_0_15_data,
  output wire [3:0] debug_load_lane_0_16_bytes,
  output wire [31:0] debug_load_lane_0_16_data,
  output wire [3:0] debug_load_lane_0_17_bytes,
  output wire [31:0] debug_load_lane_0_17_data,
  output wire [3:0] debug_load_lane_0_18_bytes,
  output wire [31:0] debug_load_lane_0_18_data,
  output wire [3:0] debug_load_lane_0_19_bytes,
  output wire [31:0] debug_load_lane_0_19_data,
  output wire [3:0] debug_load_lane_0_20_bytes,
  output wire [31:0] debug_load_lane_0_20_data,
  output wire [3:0] debug_load_lane_0_21_bytes,
  output wire [31:0] debug_load_lane_0_21_data,
  output wire [3:0] debug_load_lane_0_22_bytes,
  output wire [31:0] debug_load_lane_0_22_data,
  output wire [3:0] debug_load_lane_0_23_bytes,
  output wire [31:0] debug_load_lane_0_23_data,
  output wire [3:0] debug_load_lane_0_24_bytes,
  output wire [31:0] debug_load_lane_0_24_data,
  output wire [3:0] debug_load_lane_0_25_bytes,
  output wire [31:0] debug_load_lane_0_25_data,
  output wire [3:0] debug_load_lane_0_26_bytes,
  output wire [31:0] debug_load_lane_0_26_data,
  output wire [3:0] debug_load_lane_0_27_bytes,
  output wire [31:0] debug_load_lane_0_27_data,
  output wire [3:0] debug_load_lane_0_28_bytes,
  output wire [31:0] debug_load_lane_0_28_data,
  output wire [3:0] debug_load_lane_0_29_bytes,
  output wire [31:0] debug_load_lane_0_29_data,
  output wire [3:0] debug_load_lane_0_30_bytes,
  output wire [31:0] debug_load_lane_0_30_data,
  output wire [3:0] debug_load_lane_0_31_bytes,
  output wire [31:0] debug_load_lane_0_31_data,
  output wire [3:0] debug_load_lane_1_0_bytes,
  output wire [31:0] debug_load_lane_1_0_data,
  output wire [3:0] debug_load_lane_1_1_bytes,
  output wire [31:0] debug_load_lane_1_1_data,
  output wire [3:0] debug_load_lane_1_2_bytes,
  output wire [31:0] debug_load_lane_1_2_data,
  output wire [3:0] debug_load_lane_1_3_bytes,
  output wire [31:0] debug_load_lane_1_3_data,
  output wire [3:0] debug_load_lane_1_4_bytes,
  output wire [31:0] debug_load_lane_1_4_data,
  output wire [3:0] debug_load_lane_1_5_bytes,
  output wire [31:0] debug_load_lane_1_5_data,
  output wire [3:0] debug_load_lane_1_6_bytes,
  output wire [31:0] debug_load_lane_1_6_data,
  output wire [3:0] debug_load_lane_1_7_bytes,
  output wire [31:0] debug_load_lane_1_7_data,
  output wire [3:0] debug_load_lane_1_8_bytes,
  output wire [31:0] debug_load_lane_1_8_data,
  output wire [3:0] debug_load_lane_1_9_bytes,
  output wire [31:0] debug_load_lane_1_9_data,
  output wire [3:0] debug_load_lane_1_10_bytes,
  output wire [31:0] debug_load_lane_1_10_data,
  output wire [3:0] debug_load_lane_1_11_bytes,
  output wire [31:0] debug_load_lane_1_11_data,
  output wire [3:0] debug_load_lane_1_12_bytes,
  output wire [31:0] debug_load_lane_1_12_data,
  output wire [3:0] debug_load_lane_1_13_bytes,
  output wire [31:0] debug_load_lane_1_13_data,
  output wire [3:0] debug_load_lane_1_14_bytes,
  output wire [31:0] debug_load_lane_1_14_data,
  output wire [3:0] debug_load_lane_1_15_bytes,
  output wire [31:0] debug_load_lane_1_15_data,
  output wire [3:0] debug_load_lane_1_16_bytes,
  output wire [31:0] debug_load_lane_1_16_data,
  output wire [3:0] debug_load_lane_1_17_bytes,
  output wire [31:0] debug_load_lane_1_17_data,
  output wire [3:0] debug_load_lane_1_18_bytes,
  output wire [31:0] debug_load_lane_1_18_data,
  output wire [3:0] debug_load_lane_1_19_bytes,
  output wire [31:0] debug_load_lane_1_19_data,
  output wire [3:0] debug_load_lane_1_20_bytes,
  output wire [31:0] debug_load_lane_1_20_data,
  output wire [3:0] debug_load_lane_1_21_bytes,
  output wire [31:0] debug_load_lane_1_21_data,
  output wire [3:0] debug_load_lane_1_22_bytes,
  output wire [31:0] debug_load_lane_1_22_data,
  output wire [3:0] debug_load_lane_1_23_bytes,
  output wire [31:0] debug_load_lane_1_23_data,
  output wire [3:0] debug_load_lane_1_24_bytes,
  output wire [31:0] debug_load_lane_1_24_data,
  output wire [3:0] debug_load_lane_1_25_bytes,
  output wire [31:0] debug_load_lane_1_25_data,
  output wire [3:0] debug_load_lane_1_26_bytes,
  output wire [31:0] debug_load_lane_1_26_data,
  output wire [3:0] debug_load_lane_1_27_bytes,
  output wire [31:0] debug_load_lane_1_27_data,
  output wire [3:0] debug_load_lane_1_28_bytes,
  output wire [31:0] debug_load_lane_1_28_data,
  output wire [3:0] debug_load_lane_1_29_bytes,
  output wire [31:0] debug_load_lane_1_29_data,
  output wire [3:0] debug_load_lane_1_30_bytes,
  output wire [31:0] debug_load_lane_1_30_data,
  output wire [3:0] debug_load_lane_1_31_bytes,
  output wire [31:0] debug_load_lane_1_31_data
);

  wire tick;
  wire [47:0] initial_pc;
  wire [31:0] initial_mode;
  wire [10:0] initial_vgpr_base;
  wire initial_wave64;
  wire [4:0] initial_group;
  wire [5:0] initial_group_waves;
  wire [16:0] initial_lds_base;
  wire [16:0] initial_lds_size;
  wire [47:0] initial_scratch_base;
  wire [1:0] numbers;
  wire control_abort;
  wire control_clear_fault;
  wire control_start;
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
  wire [47:0] control_scratch;
  wire [23:0] control_scratch_bytes;
  wire [9:0] control_wave_limit;
  wire [3:0] control_group_limit;
  wire dispatcher_invalidate;
  wire [15:0] dispatcher_run_0;
  wire [15:0] dispatcher_run_1;
  wire [31:0] dispatcher_position_x;
  wire [15:0] dispatcher_position_y;
  wire [15:0] dispatcher_position_z;
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
  wire faults_stop;
  wire faults_stopped;
  wire [2:0] faults_kind;
  wire [2:0] faults_reason;
  wire [5:0] faults_lane;
  wire [4:0] faults_wave;
  wire [47:0] faults_pc;
  wire [63:0] faults_group;
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
  wire [41:0] simd_0_request_line_2;
  wire [63:0] simd_0_request_mask_0;
  wire [63:0] simd_0_request_mask_1;
  wire [63:0] simd_0_request_mask_2;
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
  wire [47:0] simd_0_violation_pc;
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
  wire [4:0] simd_0_lds_bank_0;
  wire [4:0] simd_0_lds_bank_1;
  wire [4:0] simd_0_lds_bank_2;
  wire [4:0] simd_0_lds_bank_3;
  wire [4:0] simd_0_lds_bank_4;
  wire [4:0] simd_0_lds_bank_5;
  wire [4:0] simd_0_lds_bank_6;
  wire [4:0] simd_0_lds_bank_7;
  wire [4:0] simd_0_lds_bank_8;
  wire [4:0] simd_0_lds_bank_9;
  wire [4:0] simd_0_lds_bank_10;
  wire [4:0] simd_0_lds_bank_11;
  wire [4:0] simd_0_lds_bank_12;
  wire [4:0] simd_0_lds_bank_13;
  wire [4:0] simd_0_lds_bank_14;
  wire [4:0] simd_0_lds_bank_15;
  wire [4:0] simd_0_lds_bank_16;
  wire [4:0] simd_0_lds_bank_17;
  wire [4:0] simd_0_lds_bank_18;
  wire [4:0] simd_0_lds_bank_19;
  wire [4:0] simd_0_lds_bank_20;
  wire [4:0] simd_0_lds_bank_21;
  wire [4:0] simd_0_lds_bank_22;
  wire [4:0] simd_0_lds_bank_23;
  wire [4:0] simd_0_lds_bank_24;
  wire [4:0] simd_0_lds_bank_25;
  wire [4:0] simd_0_lds_bank_26;
  wire [4:0] simd_0_lds_bank_27;
  wire [4:0] simd_0_lds_bank_28;
  wire [4:0] simd_0_lds_bank_29;
  wire [4:0] simd_0_lds_bank_30;
  wire [4:0] simd_0_lds_bank_31;
  wire [9:0] simd_0_lds_row_0;
  wire [9:0] simd_0_lds_row_1;
  wire [9:0] simd_0_lds_row_2;
  wire [9:0] simd_0_lds_row_3;
  wire [9:0] simd_0_lds_row_4;
  wire [9:0] simd_0_lds_row_5;
  wire [9:0] simd_0_lds_row_6;
  wire [9:0] simd_0_lds_row_7;
  wire [9:0] simd_0_lds_row_8;
  wire [9:0] simd_0_lds_row_9;
  wire [9:0] simd_0_lds_row_10;
  wire [9:0] simd_0_lds_row_11;
  wire [9:0] simd_0_lds_row_12;
  wire [9:0] simd_0_lds_row_13;
  wire [9:0] simd_0_lds_row_14;
  wire [9:0] simd_0_lds_row_15;
  wire [9:0] simd_0_lds_row_16;
  wire [9:0] simd_0_lds_row_17;
  wire [9:0] simd_0_lds_row_18;
  wire [9:0] simd_0_lds_row_19;
  wire [9:0] simd_0_lds_row_20;
  wire [9:0] simd_0_lds_row_21;
  wire [9:0] simd_0_lds_row_22;
  wire [9:0] simd_0_lds_row_23;
  wire [9:0] simd_0_lds_row_24;
  wire [9:0] simd_0_lds_row_25;
  wire [9:0] simd_0_lds_row_26;
  wire [9:0] simd_0_lds_row_27;
  wire [9:0] simd_0_lds_row_28;
  wire [9:0] simd_0_lds_row_29;
  wire [9:0] simd_0_lds_row_30;
  wire [9:0] simd_0_lds_row_31;
  wire [31:0] simd_0_lds_data_0;
  wire [31:0] simd_0_lds_data_1;
  wire [31:0] simd_0_lds_data_2;
  wire [31:0] simd_0_lds_data_3;
  wire [31:0] simd_0_lds_data_4;
  wire [31:0] simd_0_lds_data_5;
  wire [31:0] simd_0_lds_data_6;
  wire [31:0] simd_0_lds_data_7;
  wire [31:0] simd_0_lds_data_8;
  wire [31:0] simd_0_lds_data_9;
  wire [31:0] simd_0_lds_data_10;
  wire [31:0] simd_0_lds_data_11;
  wire [31:0] simd_0_lds_data_12;
  wire [31:0] simd_0_lds_data_13;
  wire [31:0] simd_0_lds_data_14;
  wire [31:0] simd_0_lds_data_15;
  wire [31:0] simd_0_lds_data_16;
  wire [31:0] simd_0_lds_data_17;
  wire [31:0] simd_0_lds_data_18;
  wire [31:0] simd_0_lds_data_19;
  wire [31:0] simd_0_lds_data_20;
  wire [31:0] simd_0_lds_data_21;
  wire [31:0] simd_0_lds_data_22;
  wire [31:0] simd_0_lds_data_23;
  wire [31:0] simd_0_lds_data_24;
  wire [31:0] simd_0_lds_data_25;
  wire [31:0] simd_0_lds_data_26;
  wire [31:0] simd_0_lds_data_27;
  wire [31:0] simd_0_lds_data_28;
  wire [31:0] simd_0_lds_data_29;
  wire [31:0] simd_0_lds_data_30;
  wire [31:0] simd_0_lds_data_31;
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
  wire [2:0] simd_0_fault_kind;
  wire simd_0_debug_lds_stores;
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
  wire [41:0] simd_1_request_line_2;
  wire [63:0] simd_1_request_mask_0;
  wire [63:0] simd_1_request_mask_1;
  wire [63:0] simd_1_request_mask_2;
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
  wire [47:0] simd_1_violation_pc;
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
  wire [4:0] simd_1_lds_bank_0;
  wire [4:0] simd_1_lds_bank_1;
  wire [4:0] simd_1_lds_bank_2;
  wire [4:0] simd_1_lds_bank_3;
  wire [4:0] simd_1_lds_bank_4;
  wire [4:0] simd_1_lds_bank_5;
  wire [4:0] simd_1_lds_bank_6;
  wire [4:0] simd_1_lds_bank_7;
  wire [4:0] simd_1_lds_bank_8;
  wire [4:0] simd_1_lds_bank_9;
  wire [4:0] simd_1_lds_bank_10;
  wire [4:0] simd_1_lds_bank_11;
  wire [4:0] simd_1_lds_bank_12;
  wire [4:0] simd_1_lds_bank_13;
  wire [4:0] simd_1_lds_bank_14;
  wire [4:0] simd_1_lds_bank_15;
  wire [4:0] simd_1_lds_bank_16;
  wire [4:0] simd_1_lds_bank_17;
  wire [4:0] simd_1_lds_bank_18;
  wire [4:0] simd_1_lds_bank_19;
  wire [4:0] simd_1_lds_bank_20;
  wire [4:0] simd_1_lds_bank_21;
  wire [4:0] simd_1_lds_bank_22;
  wire [4:0] simd_1_lds_bank_23;
  wire [4:0] simd_1_lds_bank_24;
  wire [4:0] simd_1_lds_bank_25;
  wire [4:0] simd_1_lds_bank_26;
  wire [4:0] simd_1_lds_bank_27;
  wire [4:0] simd_1_lds_bank_28;
  wire [4:0] simd_1_lds_bank_29;
  wire [4:0] simd_1_lds_bank_30;
  wire [4:0] simd_1_lds_bank_31;
  wire [9:0] simd_1_lds_row_0;
  wire [9:0] simd_1_lds_row_1;
  wire [9:0] simd_1_lds_row_2;
  wire [9:0] simd_1_lds_row_3;
  wire [9:0] simd_1_lds_row_4;
  wire [9:0] simd_1_lds_row_5;
  wire [9:0] simd_1_lds_row_6;
  wire [9:0] simd_1_lds_row_7;
  wire [9:0] simd_1_lds_row_8;
  wire [9:0] simd_1_lds_row_9;
  wire [9:0] simd_1_lds_row_10;
  wire [9:0] simd_1_lds_row_11;
  wire [9:0] simd_1_lds_row_12;
  wire [9:0] simd_1_lds_row_13;
  wire [9:0] simd_1_lds_row_14;
  wire [9:0] simd_1_lds_row_15;
  wire [9:0] simd_1_lds_row_16;
  wire [9:0] simd_1_lds_row_17;
  wire [9:0] simd_1_lds_row_18;
  wire [9:0] simd_1_lds_row_19;
  wire [9:0] simd_1_lds_row_20;
  wire [9:0] simd_1_lds_row_21;
  wire [9:0] simd_1_lds_row_22;
  wire [9:0] simd_1_lds_row_23;
  wire [9:0] simd_1_lds_row_24;
  wire [9:0] simd_1_lds_row_25;
  wire [9:0] simd_1_lds_row_26;
  wire [9:0] simd_1_lds_row_27;
  wire [9:0] simd_1_lds_row_28;
  wire [9:0] simd_1_lds_row_29;
  wire [9:0] simd_1_lds_row_30;
  wire [9:0] simd_1_lds_row_31;
  wire [31:0] simd_1_lds_data_0;
  wire [31:0] simd_1_lds_data_1;
  wire [31:0] simd_1_lds_data_2;
  wire [31:0] simd_1_lds_data_3;
  wire [31:0] simd_1_lds_data_4;
  wire [31:0] simd_1_lds_data_5;
  wire [31:0] simd_1_lds_data_6;
  wire [31:0] simd_1_lds_data_7;
  wire [31:0] simd_1_lds_data_8;
  wire [31:0] simd_1_lds_data_9;
  wire [31:0] simd_1_lds_data_10;
  wire [31:0] simd_1_lds_data_11;
  wire [31:0] simd_1_lds_data_12;
  wire [31:0] simd_1_lds_data_13;
  wire [31:0] simd_1_lds_data_14;
  wire [31:0] simd_1_lds_data_15;
  wire [31:0] simd_1_lds_data_16;
  wire [31:0] simd_1_lds_data_17;
  wire [31:0] simd_1_lds_data_18;
  wire [31:0] simd_1_lds_data_19;
  wire [31:0] simd_1_lds_data_20;
  wire [31:0] simd_1_lds_data_21;
  wire [31:0] simd_1_lds_data_22;
  wire [31:0] simd_1_lds_data_23;
  wire [31:0] simd_1_lds_data_24;
  wire [31:0] simd_1_lds_data_25;
  wire [31:0] simd_1_lds_data_26;
  wire [31:0] simd_1_lds_data_27;
  wire [31:0] simd_1_lds_data_28;
  wire [31:0] simd_1_lds_data_29;
  wire [31:0] simd_1_lds_data_30;
  wire [31:0] simd_1_lds_data_31;
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
  wire [2:0] simd_1_fault_kind;
  wire simd_1_debug_lds_stores;
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

  lane_of_shared shared_lane_0_0 (
    .stores(simd_0_debug_lds_stores),
    .wants(simd_0_lds_valid_0),
    .served(lds_served_0),
    .bytes(simd_0_lds_bytes_0),
    .row(simd_0_lds_row_0),
    .bank(simd_0_lds_bank_0),
    .data(simd_0_lds_data_0),
    .event_wants(debug_lds_lane_0_0_wants),
    .event_served(debug_lds_lane_0_0_served),
    .event_bytes(debug_lds_lane_0_0_bytes),
    .event_row(debug_lds_lane_0_0_row),
    .event_bank(debug_lds_lane_0_0_bank),
    .event_data(debug_lds_lane_0_0_data)
  );

  lane_of_shared shared_lane_0_1 (
    .stores(simd_0_debug_lds_stores),
    .wants(simd_0_lds_valid_1),
    .served(lds_served_1),
    .bytes(simd_0_lds_bytes_1),
    .row(simd_0_lds_row_1),
    .bank(simd_0_lds_bank_1),
    .data(simd_0_lds_data_1),
    .event_wants(debug_lds_lane_0_1_wants),
    .event_served(debug_lds_lane_0_1_served),
    .event_bytes(debug_lds_lane_0_1_bytes),
    .event_row(debug_lds_lane_0_1_row),
    .event_bank(debug_lds_lane_0_1_bank),
    .event_data(debug_lds_lane_0_1_data)
  );

  lane_of_shared shared_lane_0_2 (
    .stores(simd_0_debug_lds_stores),
    .wants(simd_0_lds_valid_2),
    .served(lds_served_2),
    .bytes(simd_0_lds_bytes_2),
    .row(simd_0_lds_row_2),
    .bank(simd_0_lds_bank_2),
    .data(simd_0_lds_data_2),
    .event_wants(debug_lds_lane_0_2_wants),
    .event_served(debug_lds_lane_0_2_served),
    .event_bytes(debug_lds_lane_0_2_bytes),
    .event_row(debug_lds_lane_0_2_row),
    .event_bank(debug_lds_lane_0_2_bank),
    .event_data(debug_lds_lane_0_2_data)
  );

  lane_of_shared shared_lane_0_3 (
    .stores(simd_0_debug_lds_stores),
    .wants(simd_0_lds_valid_3),
    .served(lds_served_3),
    .bytes(simd_0_lds_bytes_3),
    .row(simd_0_lds_row_3),
    .bank(simd_0_lds_bank_3),
    .data(simd_0_lds_data_3),
    .event_wants(debug_lds_lane_0_3_wants),
    .event_served(debug_lds_lane_0_3_served),
    .event_bytes(debug_lds_lane_0_3_bytes),
    .event_row(debug_lds_lane_0_3_row),
    .event_bank(debug_lds_lane_0_3_bank),
    .event_data(debug_lds_lane_0_3_data)
  );

  lane_of_shared shared_lane_0_4 (
    .stores(simd_0_debug_lds_stores),
    .wants(simd_0_lds_valid_4),
    .served(lds_served_4),
    .bytes(simd_0_lds_bytes_4),
    .row(simd_0_lds_row_4),
    .bank(simd_0_lds_bank_4),
    .data(simd_0_lds_data_4),
    .event_wants(debug_lds_lane_0_4_wants),
    .event_served(debug_lds_lane_0_4_served),
    .event_bytes(debug_lds_lane_0_4_bytes),
    .event_row(debug_lds_lane_0_4_row),
    .event_bank(debug_lds_lane_0_4_bank),
    .event_data(debug_lds_lane_0_4_data)
  );

  lane_of_shared shared_lane_0_5 (
    .stores(simd_0_debug_lds_stores),
    .wants(simd_0_lds_valid_5),
    .served(lds_served_5),
    .bytes(simd_0_lds_bytes_5),
    .row(simd_0_lds_row_5),
    .bank(simd_0_lds_bank_5),
    .data(simd_0_lds_data_5),
    .event_wants(debug_lds_lane_0_5_wants),
    .event_served(debug_lds_lane_0_5_served),
    .event_bytes(debug_lds_lane_0_5_bytes),
    .event_row(debug_lds_lane_0_5_row),
    .event_bank(debug_lds_lane_0_5_bank),
    .event_data(debug_lds_lane_0_5_data)
  );

  lane_of_shared shared_lane_0_6 (
    .stores(simd_0_debug_lds_stores),
    .wants(simd_0_lds_valid_6),
    .served(lds_served_6),
    .bytes(simd_0_lds_bytes_6),
    .row(simd_0_lds_row_6),
    .bank(simd_0_lds_bank_6),
    .data(simd_0_lds_data_6),
    .event_wants(debug_lds_lane_0_6_wants),
    .event_served(debug_lds_lane_0_6_served),
    .event_bytes(debug_lds_lane_0_6_bytes),
    .event_row(debug_lds_lane_0_6_row),
    .event_bank(debug_lds_lane_0_6_bank),
    .event_data(debug_lds_lane_0_6_data)
  );

  lane_of_shared shared_lane_0_7 (
    .stores(simd_0_debug_lds_stores),
    .wants(simd_0_lds_valid_7),
    .served(lds_served_7),
    .bytes(simd_0_lds_bytes_7),
    .row(simd_0_lds_row_7),
    .bank(simd_0_lds_bank_7),
    .data(simd_0_lds_data_7),
    .event_wants(debug_lds_lane_0_7_wants),
    .event_served(debug_lds_lane_0_7_served),
    .event_bytes(debug_lds_lane_0_7_bytes),
    .event_row(debug_lds_lane_0_7_row),
    .event_bank(debug_lds_lane_0_7_bank),
    .event_data(debug_lds_lane_0_7_data)
  );

  lane_of_shared shared_lane_0_8 (
    .stores(simd_0_debug_lds_stores),
    .wants(simd_0_lds_valid_8),
    .served(lds_served_8),
    .bytes(simd_0_lds_bytes_8),
    .row(simd_0_lds_row_8),
    .bank(simd_0_lds_bank_8),
    .data(simd_0_lds_data_8),
    .event_wants(debug_lds_lane_0_8_wants),
    .event_served(debug_lds_lane_0_8_served),
    .event_bytes(debug_lds_lane_0_8_bytes),
    .event_row(debug_lds_lane_0_8_row),
    .event_bank(debug_lds_lane_0_8_bank),
    .event_data(debug_lds_lane_0_8_data)
  );

  lane_of_shared shared_lane_0_9 (
    .stores(simd_0_debug_lds_stores),
    .wants(simd_0_lds_valid_9),
    .served(lds_served_9),
    .bytes(simd_0_lds_bytes_9),
    .row(simd_0_lds_row_9),
    .bank(simd_0_lds_bank_9),
    .data(simd_0_lds_data_9),
    .event_wants(debug_lds_lane_0_9_wants),
    .event_served(debug_lds_lane_0_9_served),
    .event_bytes(debug_lds_lane_0_9_bytes),
    .event_row(debug_lds_lane_0_9_row),
    .event_bank(debug_lds_lane_0_9_bank),
    .event_data(debug_lds_lane_0_9_data)
  );

  lane_of_shared shared_lane_0_10 (
    .stores(simd_0_debug_lds_stores),
    .wants(simd_0_lds_valid_10),
    .served(lds_served_10),
    .bytes(simd_0_lds_bytes_10),
    .row(simd_0_lds_row_10),
    .bank(simd_0_lds_bank_10),
    .data(simd_0_lds_data_10),
    .event_wants(debug_lds_lane_0_10_wants),
    .event_served(debug_lds_lane_0_10_served),
    .event_bytes(debug_lds_lane_0_10_bytes),
    .event_row(debug_lds_lane_0_10_row),
    .event_bank(debug_lds_lane_0_10_bank),
    .event_data(debug_lds_lane_0_10_data)
  );

  lane_of_shared shared_lane_0_11 (
    .stores(simd_0_debug_lds_stores),
    .wants(simd_0_lds_valid_11),
    .served(lds_served_11),
    .bytes(simd_0_lds_bytes_11),
    .row(simd_0_lds_row_11),
    .bank(simd_0_lds_bank_11),
    .data(simd_0_lds_data_11),
    .event_wants(debug_lds_lane_0_11_wants),
    .event_served(debug_lds_lane_0_11_served),
    .event_bytes(debug_lds_lane_0_11_bytes),
    .event_row(debug_lds_lane_0_11_row),
    .event_bank(debug_lds_lane_0_11_bank),
    .event_data(debug_lds_lane_0_11_data)
  );

  lane_of_shared shared_lane_0_12 (
    .stores(simd_0_debug_lds_stores),
    .wants(simd_0_lds_valid_12),
    .served(lds_served_12),
    .bytes(simd_0_lds_bytes_12),
    .row(simd_0_lds_row_12),
    .bank(simd_0_lds_bank_12),
    .data(simd_0_lds_data_12),
    .event_wants(debug_lds_lane_0_12_wants),
    .event_served(debug_lds_lane_0_12_served),
    .event_bytes(debug_lds_lane_0_12_bytes),
    .event_row(debug_lds_lane_0_12_row),
    .event_bank(debug_lds_lane_0_12_bank),
    .event_data(debug_lds_lane_0_12_data)
  );

  lane_of_shared shared_lane_0_13 (
    .stores(simd_0_debug_lds_stores),
    .wants(simd_0_lds_valid_13),
    .served(lds_served_13),
    .bytes(simd_0_lds_bytes_13),
    .row(simd_0_lds_row_13),
    .bank(simd_0_lds_bank_13),
    .data(simd_0_lds_data_13),
    .event_wants(debug_lds_lane_0_13_wants),
    .event_served(debug_lds_lane_0_13_served),
    .event_bytes(debug_lds_lane_0_13_bytes),
    .event_row(debug_lds_lane_0_13_row),
    .event_bank(debug_lds_lane_0_13_bank),
    .event_data(debug_lds_lane_0_13_data)
  );

  lane_of_shared shared_lane_0_14 (
    .stores(simd_0_debug_lds_stores),
    .wants(simd_0_lds_valid_14),
    .served(lds_served_14),
    .bytes(simd_0_lds_bytes_14),
    .row(simd_0_lds_row_14),
    .bank(simd_0_lds_bank_14),
    .data(simd_0_lds_data_14),
    .event_wants(debug_lds_lane_0_14_wants),
    .event_served(debug_lds_lane_0_14_served),
    .event_bytes(debug_lds_lane_0_14_bytes),
    .event_row(debug_lds_lane_0_14_row),
    .event_bank(debug_lds_lane_0_14_bank),
    .event_data(debug_lds_lane_0_14_data)
  );

  lane_of_shared shared_lane_0_15 (
    .stores(simd_0_debug_lds_stores),
    .wants(simd_0_lds_valid_15),
    .served(lds_served_15),
    .bytes(simd_0_lds_bytes_15),
    .row(simd_0_lds_row_15),
    .bank(simd_0_lds_bank_15),
    .data(simd_0_lds_data_15),
    .event_wants(debug_lds_lane_0_15_wants),
    .event_served(debug_lds_lane_0_15_served),
    .event_bytes(debug_lds_lane_0_15_bytes),
    .event_row(debug_lds_lane_0_15_row),
    .event_bank(debug_lds_lane_0_15_bank),
    .event_data(debug_lds_lane_0_15_data)
  );

  lane_of_shared shared_lane_0_16 (
    .stores(simd_0_debug_lds_stores),
    .wants(simd_0_lds_valid_16),
    .served(lds_served_16),
    .bytes(simd_0_lds_bytes_16),
    .row(simd_0_lds_row_16),
    .bank(simd_0_lds_bank_16),
    .data(simd_0_lds_data_16),
    .event_wants(debug_lds_lane_0_16_wants),
    .event_served(debug_lds_lane_0_16_served),
    .event_bytes(debug_lds_lane_0_16_bytes),
    .event_row(debug_lds_lane_0_16_row),
    .event_bank(debug_lds_lane_0_16_bank),
    .event_data(debug_lds_lane_0_16_data)
  );

  lane_of_shared shared_lane_0_17 (
    .stores(simd_0_debug_lds_stores),
    .wants(simd_0_lds_valid_17),
    .served(lds_served_17),
    .bytes(simd_0_lds_bytes_17),
    .row(simd_0_lds_row_17),
    .bank(simd_0_lds_bank_17),
    .data(simd_0_lds_data_17),
    .event_wants(debug_lds_lane_0_17_wants),
    .event_served(debug_lds_lane_0_17_served),
    .event_bytes(debug_lds_lane_0_17_bytes),
    .event_row(debug_lds_lane_0_17_row),
    .event_bank(debug_lds_lane_0_17_bank),
    .event_data(debug_lds_lane_0_17_data)
  );

  lane_of_shared shared_lane_0_18 (
    .stores(simd_0_debug_lds_stores),
    .wants(simd_0_lds_valid_18),
    .served(lds_served_18),
    .bytes(simd_0_lds_bytes_18),
    .row(simd_0_lds_row_18),
    .bank(simd_0_lds_bank_18),
    .data(simd_0_lds_data_18),
    .event_wants(debug_lds_lane_0_18_wants),
    .event_served(debug_lds_lane_0_18_served),
    .event_bytes(debug_lds_lane_0_18_bytes),
    .event_row(debug_lds_lane_0_18_row),
    .event_bank(debug_lds_lane_0_18_bank),
    .event_data(debug_lds_lane_0_18_data)
  );

  lane_of_shared shared_lane_0_19 (
    .stores(simd_0_debug_lds_stores),
    .wants(simd_0_lds_valid_19),
    .served(lds_served_19),
    .bytes(simd_0_lds_bytes_19),
    .row(simd_0_lds_row_19),
    .bank(simd_0_lds_bank_19),
    .data(simd_0_lds_data_19),
    .event_wants(debug_lds_lane_0_19_wants),
    .event_served(debug_lds_lane_0_19_served),
    .event_bytes(debug_lds_lane_0_19_bytes),
    .event_row(debug_lds_lane_0_19_row),
    .event_bank(debug_lds_lane_0_19_bank),
    .event_data(debug_lds_lane_0_19_data)
  );

  lane_of_shared shared_lane_0_20 (
    .stores(simd_0_debug_lds_stores),
    .wants(simd_0_lds_valid_20),
    .served(lds_served_20),
    .bytes(simd_0_lds_bytes_20),
    .row(simd_0_lds_row_20),
    .bank(simd_0_lds_bank_20),
    .data(simd_0_lds_data_20),
    .event_wants(debug_lds_lane_0_20_wants),
    .event_served(debug_lds_lane_0_20_served),
    .event_bytes(debug_lds_lane_0_20_bytes),
    .event_row(debug_lds_lane_0_20_row),
    .event_bank(debug_lds_lane_0_20_bank),
    .event_data(debug_lds_lane_0_20_data)
  );

  lane_of_shared shared_lane_0_21 (
    .stores(simd_0_debug_lds_stores),
    .wants(simd_0_lds_valid_21),
    .served(lds_served_21),
    .bytes(simd_0_lds_bytes_21),
    .row(simd_0_lds_row_21),
    .bank(simd_0_lds_bank_21),
    .data(simd_0_lds_data_21),
    .event_wants(debug_lds_lane_0_21_wants),
    .event_served(debug_lds_lane_0_21_served),
    .event_bytes(debug_lds_lane_0_21_bytes),
    .event_row(debug_lds_lane_0_21_row),
    .event_bank(debug_lds_lane_0_21_bank),
    .event_data(debug_lds_lane_0_21_data)
  );

  lane_of_shared shared_lane_0_22 (
    .stores(simd_0_debug_lds_stores),
    .wants(simd_0_lds_valid_22),
    .served(lds_served_22),
    .bytes(simd_0_lds_bytes_22),
    .row(simd_0_lds_row_22),
    .bank(simd_0_lds_bank_22),
    .data(simd_0_lds_data_22),
    .event_wants(debug_lds_lane_0_22_wants),
    .event_served(debug_lds_lane_0_22_served),
    .event_bytes(debug_lds_lane_0_22_bytes),
    .event_row(debug_lds_lane_0_22_row),
    .event_bank(debug_lds_lane_0_22_bank),
    .event_data(debug_lds_lane_0_22_data)
  );

  lane_of_shared shared_lane_0_23 (
    .stores(simd_0_debug_lds_stores),
    .wants(simd_0_lds_valid_23),
    .served(lds_served_23),
    .bytes(simd_0_lds_bytes_23),
    .row(simd_0_lds_row_23),
    .bank(simd_0_lds_bank_23),
    .data(simd_0_lds_data_23),
    .event_wants(debug_lds_lane_0_23_wants),
    .event_served(debug_lds_lane_0_23_served),
    .event_bytes(debug_lds_lane_0_23_bytes),
    .event_row(debug_lds_lane_0_23_row),
    .event_bank(debug_lds_lane_0_23_bank),
    .event_data(debug_lds_lane_0_23_data)
  );

  lane_of_shared shared_lane_0_24 (
    .stores(simd_0_debug_lds_stores),
    .wants(simd_0_lds_valid_24),
    .served(lds_served_24),
    .bytes(simd_0_lds_bytes_24),
    .row(simd_0_lds_row_24),
    .bank(simd_0_lds_bank_24),
    .data(simd_0_lds_data_24),
    .event_wants(debug_lds_lane_0_24_wants),
    .event_served(debug_lds_lane_0_24_served),
    .event_bytes(debug_lds_lane_0_24_bytes),
    .event_row(debug_lds_lane_0_24_row),
    .event_bank(debug_lds_lane_0_24_bank),
    .event_data(debug_lds_lane_0_24_data)
  );

  lane_of_shared shared_lane_0_25 (
    .stores(simd_0_debug_lds_stores),
    .wants(simd_0_lds_valid_25),
    .served(lds_served_25),
    .bytes(simd_0_lds_bytes_25),
    .row(simd_0_lds_row_25),
    .bank(simd_0_lds_bank_25),
    .data(simd_0_lds_data_25),
    .event_wants(debug_lds_lane_0_25_wants),
    .event_served(debug_lds_lane_0_25_served),
    .event_bytes(debug_lds_lane_0_25_bytes),
    .event_row(debug_lds_lane_0_25_row),
    .event_bank(debug_lds_lane_0_25_bank),
    .event_data(debug_lds_lane_0_25_data)
  );

  lane_of_shared shared_lane_0_26 (
    .stores(simd_0_debug_lds_stores),
    .wants(simd_0_lds_valid_26),
    .served(lds_served_26),
    .bytes(simd_0_lds_bytes_26),
    .row(simd_0_lds_row_26),
    .bank(simd_0_lds_bank_26),
    .data(simd_0_lds_data_26),
    .event_wants(debug_lds_lane_0_26_wants),
    .event_served(debug_lds_lane_0_26_served),
    .event_bytes(debug_lds_lane_0_26_bytes),
    .event_row(debug_lds_lane_0_26_row),
    .event_bank(debug_lds_lane_0_26_bank),
    .event_data(debug_lds_lane_0_26_data)
  );

  lane_of_shared shared_lane_0_27 (
    .stores(simd_0_debug_lds_stores),
    .wants(simd_0_lds_valid_27),
    .served(lds_served_27),
    .bytes(simd_0_lds_bytes_27),
    .row(simd_0_lds_row_27),
    .bank(simd_0_lds_bank_27),
    .data(simd_0_lds_data_27),
    .event_wants(debug_lds_lane_0_27_wants),
    .event_served(debug_lds_lane_0_27_served),
    .event_bytes(debug_lds_lane_0_27_bytes),
    .event_row(debug_lds_lane_0_27_row),
    .event_bank(debug_lds_lane_0_27_bank),
    .event_data(debug_lds_lane_0_27_data)
  );

  lane_of_shared shared_lane_0_28 (
    .stores(simd_0_debug_lds_stores),
    .wants(simd_0_lds_valid_28),
    .served(lds_served_28),
    .bytes(simd_0_lds_bytes_28),
    .row(simd_0_lds_row_28),
    .bank(simd_0_lds_bank_28),
    .data(simd_0_lds_data_28),
    .event_wants(debug_lds_lane_0_28_wants),
    .event_served(debug_lds_lane_0_28_served),
    .event_bytes(debug_lds_lane_0_28_bytes),
    .event_row(debug_lds_lane_0_28_row),
    .event_bank(debug_lds_lane_0_28_bank),
    .event_data(debug_lds_lane_0_28_data)
  );

  lane_of_shared shared_lane_0_29 (
    .stores(simd_0_debug_lds_stores),
    .wants(simd_0_lds_valid_29),
    .served(lds_served_29),
    .bytes(simd_0_lds_bytes_29),
    .row(simd_0_lds_row_29),
    .bank(simd_0_lds_bank_29),
    .data(simd_0_lds_data_29),
    .event_wants(debug_lds_lane_0_29_wants),
    .event_served(debug_lds_lane_0_29_served),
    .event_bytes(debug_lds_lane_0_29_bytes),
    .event_row(debug_lds_lane_0_29_row),
    .event_bank(debug_lds_lane_0_29_bank),
    .event_data(debug_lds_lane_0_29_data)
  );

  lane_of_shared shared_lane_0_30 (
    .stores(simd_0_debug_lds_stores),
    .wants(simd_0_lds_valid_30),
    .served(lds_served_30),
    .bytes(simd_0_lds_bytes_30),
    .row(simd_0_lds_row_30),
    .bank(simd_0_lds_bank_30),
    .data(simd_0_lds_data_30),
    .event_wants(debug_lds_lane_0_30_wants),
    .event_served(debug_lds_lane_0_30_served),
    .event_bytes(debug_lds_lane_0_30_bytes),
    .event_row(debug_lds_lane_0_30_row),
    .event_bank(debug_lds_lane_0_30_bank),
    .event_data(debug_lds_lane_0_30_data)
  );

  lane_of_shared shared_lane_0_31 (
    .stores(simd_0_debug_lds_stores),
    .wants(simd_0_lds_valid_31),
    .served(lds_served_31),
    .bytes(simd_0_lds_bytes_31),
    .row(simd_0_lds_row_31),
    .bank(simd_0_lds_bank_31),
    .data(simd_0_lds_data_31),
    .event_wants(debug_lds_lane_0_31_wants),
    .event_served(debug_lds_lane_0_31_served),
    .event_bytes(debug_lds_lane_0_31_bytes),
    .event_row(debug_lds_lane_0_31_row),
    .event_bank(debug_lds_lane_0_31_bank),
    .event_data(debug_lds_lane_0_31_data)
  );

  lane_of_shared shared_lane_1_0 (
    .stores(simd_1_debug_lds_stores),
    .wants(simd_1_lds_valid_0),
    .served(lds_served_0),
    .bytes(simd_1_lds_bytes_0),
    .row(simd_1_lds_row_0),
    .bank(simd_1_lds_bank_0),
    .data(simd_1_lds_data_0),
    .event_wants(debug_lds_lane_1_0_wants),
    .event_served(debug_lds_lane_1_0_served),
    .event_bytes(debug_lds_lane_1_0_bytes),
    .event_row(debug_lds_lane_1_0_row),
    .event_bank(debug_lds_lane_1_0_bank),
    .event_data(debug_lds_lane_1_0_data)
  );

  lane_of_shared shared_lane_1_1 (
    .stores(simd_1_debug_lds_stores),
    .wants(simd_1_lds_valid_1),
    .served(lds_served_1),
    .bytes(simd_1_lds_bytes_1),
    .row(simd_1_lds_row_1),
    .bank(simd_1_lds_bank_1),
    .data(simd_1_lds_data_1),
    .event_wants(debug_lds_lane_1_1_wants),
    .event_served(debug_lds_lane_1_1_served),
    .event_bytes(debug_lds_lane_1_1_bytes),
    .event_row(debug_lds_lane_1_1_row),
    .event_bank(debug_lds_lane_1_1_bank),
    .event_data(debug_lds_lane_1_1_data)
  );

  lane_of_shared shared_lane_1_2 (
    .stores(simd_1_debug_lds_stores),
    .wants(simd_1_lds_valid_2),
    .served(lds_served_2),
    .bytes(simd_1_lds_bytes_2),
    .row(simd_1_lds_row_2),
    .bank(simd_1_lds_bank_2),
    .data(simd_1_lds_data_2),
    .event_wants(debug_lds_lane_1_2_wants),
    .event_served(debug_lds_lane_1_2_served),
    .event_bytes(debug_lds_lane_1_2_bytes),
    .event_row(debug_lds_lane_1_2_row),
    .event_bank(debug_lds_lane_1_2_bank),
    .event_data(debug_lds_lane_1_2_data)
  );

  lane_of_shared shared_lane_1_3 (
    .stores(simd_1_debug_lds_stores),
    .wants(simd_1_lds_valid_3),
    .served(lds_served_3),
    .bytes(simd_1_lds_bytes_3),
    .row(simd_1_lds_row_3),
    .bank(simd_1_lds_bank_3),
    .data(simd_1_lds_data_3),
    .event_wants(debug_lds_lane_1_3_wants),
    .event_served(debug_lds_lane_1_3_served),
    .event_bytes(debug_lds_lane_1_3_bytes),
    .event_row(debug_lds_lane_1_3_row),
    .event_bank(debug_lds_lane_1_3_bank),
    .event_data(debug_lds_lane_1_3_data)
  );

  lane_of_shared shared_lane_1_4 (
    .stores(simd_1_debug_lds_stores),
    .wants(simd_1_lds_valid_4),
    .served(lds_served_4),
    .bytes(simd_1_lds_bytes_4),
    .row(simd_1_lds_row_4),
    .bank(simd_1_lds_bank_4),
    .data(simd_1_lds_data_4),
    .event_wants(debug_lds_lane_1_4_wants),
    .event_served(debug_lds_lane_1_4_served),
    .event_bytes(debug_lds_lane_1_4_bytes),
    .event_row(debug_lds_lane_1_4_row),
    .event_bank(debug_lds_lane_1_4_bank),
    .event_data(debug_lds_lane_1_4_data)
  );

  lane_of_shared shared_lane_1_5 (
    .stores(simd_1_debug_lds_stores),
    .wants(simd_1_lds_valid_5),
    .served(lds_served_5),
    .bytes(simd_1_lds_bytes_5),
    .row(simd_1_lds_row_5),
    .bank(simd_1_lds_bank_5),
    .data(simd_1_lds_data_5),
    .event_wants(debug_lds_lane_1_5_wants),
    .event_served(debug_lds_lane_1_5_served),
    .event_bytes(debug_lds_lane_1_5_bytes),
    .event_row(debug_lds_lane_1_5_row),
    .event_bank(debug_lds_lane_1_5_bank),
    .event_data(debug_lds_lane_1_5_data)
  );

  lane_of_shared shared_lane_1_6 (
    .stores(simd_1_debug_lds_stores),
    .wants(simd_1_lds_valid_6),
    .served(lds_served_6),
    .bytes(simd_1_lds_bytes_6),
    .row(simd_1_lds_row_6),
    .bank(simd_1_lds_bank_6),
    .data(simd_1_lds_data_6),
    .event_wants(debug_lds_lane_1_6_wants),
    .event_served(debug_lds_lane_1_6_served),
    .event_bytes(debug_lds_lane_1_6_bytes),
    .event_row(debug_lds_lane_1_6_row),
    .event_bank(debug_lds_lane_1_6_bank),
    .event_data(debug_lds_lane_1_6_data)
  );

  lane_of_shared shared_lane_1_7 (
    .stores(simd_1_debug_lds_stores),
    .wants(simd_1_lds_valid_7),
    .served(lds_served_7),
    .bytes(simd_1_lds_bytes_7),
    .row(simd_1_lds_row_7),
    .bank(simd_1_lds_bank_7),
    .data(simd_1_lds_data_7),
    .event_wants(debug_lds_lane_1_7_wants),
    .event_served(debug_lds_lane_1_7_served),
    .event_bytes(debug_lds_lane_1_7_bytes),
    .event_row(debug_lds_lane_1_7_row),
    .event_bank(debug_lds_lane_1_7_bank),
    .event_data(debug_lds_lane_1_7_data)
  );

  lane_of_shared shared_lane_1_8 (
    .stores(simd_1_debug_lds_stores),
    .wants(simd_1_lds_valid_8),
    .served(lds_served_8),
    .bytes(simd_1_lds_bytes_8),
    .row(simd_1_lds_row_8),
    .bank(simd_1_lds_bank_8),
    .data(simd_1_lds_data_8),
    .event_wants(debug_lds_lane_1_8_wants),
    .event_served(debug_lds_lane_1_8_served),
    .event_bytes(debug_lds_lane_1_8_bytes),
    .event_row(debug_lds_lane_1_8_row),
    .event_bank(debug_lds_lane_1_8_bank),
    .event_data(debug_lds_lane_1_8_data)
  );

  lane_of_shared shared_lane_1_9 (
    .stores(simd_1_debug_lds_stores),
    .wants(simd_1_lds_valid_9),
    .served(lds_served_9),
    .bytes(simd_1_lds_bytes_9),
    .row(simd_1_lds_row_9),
    .bank(simd_1_lds_bank_9),
    .data(simd_1_lds_data_9),
    .event_wants(debug_lds_lane_1_9_wants),
    .event_served(debug_lds_lane_1_9_served),
    .event_bytes(debug_lds_lane_1_9_bytes),
    .event_row(debug_lds_lane_1_9_row),
    .event_bank(debug_lds_lane_1_9_bank),
    .event_data(debug_lds_lane_1_9_data)
  );

  lane_of_shared shared_lane_1_10 (
    .stores(simd_1_debug_lds_stores),
    .wants(simd_1_lds_valid_10),
    .served(lds_served_10),
    .bytes(simd_1_lds_bytes_10),
    .row(simd_1_lds_row_10),
    .bank(simd_1_lds_bank_10),
    .data(simd_1_lds_data_10),
    .event_wants(debug_lds_lane_1_10_wants),
    .event_served(debug_lds_lane_1_10_served),
    .event_bytes(debug_lds_lane_1_10_bytes),
    .event_row(debug_lds_lane_1_10_row),
    .event_bank(debug_lds_lane_1_10_bank),
    .event_data(debug_lds_lane_1_10_data)
  );

  lane_of_shared shared_lane_1_11 (
    .stores(simd_1_debug_lds_stores),
    .wants(simd_1_lds_valid_11),
    .served(lds_served_11),
    .bytes(simd_1_lds_bytes_11),
    .row(simd_1_lds_row_11),
    .bank(simd_1_lds_bank_11),
    .data(simd_1_lds_data_11),
    .event_wants(debug_lds_lane_1_11_wants),
    .event_served(debug_lds_lane_1_11_served),
    .event_bytes(debug_lds_lane_1_11_bytes),
    .event_row(debug_lds_lane_1_11_row),
    .event_bank(debug_lds_lane_1_11_bank),
    .event_data(debug_lds_lane_1_11_data)
  );

  lane_of_shared shared_lane_1_12 (
    .stores(simd_1_debug_lds_stores),
    .wants(simd_1_lds_valid_12),
    .served(lds_served_12),
    .bytes(simd_1_lds_bytes_12),
    .row(simd_1_lds_row_12),
    .bank(simd_1_lds_bank_12),
    .data(simd_1_lds_data_12),
    .event_wants(debug_lds_lane_1_12_wants),
    .event_served(debug_lds_lane_1_12_served),
    .event_bytes(debug_lds_lane_1_12_bytes),
    .event_row(debug_lds_lane_1_12_row),
    .event_bank(debug_lds_lane_1_12_bank),
    .event_data(debug_lds_lane_1_12_data)
  );

  lane_of_shared shared_lane_1_13 (
    .stores(simd_1_debug_lds_stores),
    .wants(simd_1_lds_valid_13),
    .served(lds_served_13),
    .bytes(simd_1_lds_bytes_13),
    .row(simd_1_lds_row_13),
    .bank(simd_1_lds_bank_13),
    .data(simd_1_lds_data_13),
    .event_wants(debug_lds_lane_1_13_wants),
    .event_served(debug_lds_lane_1_13_served),
    .event_bytes(debug_lds_lane_1_13_bytes),
    .event_row(debug_lds_lane_1_13_row),
    .event_bank(debug_lds_lane_1_13_bank),
    .event_data(debug_lds_lane_1_13_data)
  );

  lane_of_shared shared_lane_1_14 (
    .stores(simd_1_debug_lds_stores),
    .wants(simd_1_lds_valid_14),
    .served(lds_served_14),
    .bytes(simd_1_lds_bytes_14),
    .row(simd_1_lds_row_14),
    .bank(simd_1_lds_bank_14),
    .data(simd_1_lds_data_14),
    .event_wants(debug_lds_lane_1_14_wants),
    .event_served(debug_lds_lane_1_14_served),
    .event_bytes(debug_lds_lane_1_14_bytes),
    .event_row(debug_lds_lane_1_14_row),
    .event_bank(debug_lds_lane_1_14_bank),
    .event_data(debug_lds_lane_1_14_data)
  );

  lane_of_shared shared_lane_1_15 (
    .stores(simd_1_debug_lds_stores),
    .wants(simd_1_lds_valid_15),
    .served(lds_served_15),
    .bytes(simd_1_lds_bytes_15),
    .row(simd_1_lds_row_15),
    .bank(simd_1_lds_bank_15),
    .data(simd_1_lds_data_15),
    .event_wants(debug_lds_lane_1_15_wants),
    .event_served(debug_lds_lane_1_15_served),
    .event_bytes(debug_lds_lane_1_15_bytes),
    .event_row(debug_lds_lane_1_15_row),
    .event_bank(debug_lds_lane_1_15_bank),
    .event_data(debug_lds_lane_1_15_data)
  );

  lane_of_shared shared_lane_1_16 (
    .stores(simd_1_debug_lds_stores),
    .wants(simd_1_lds_valid_16),
    .served(lds_served_16),
    .bytes(simd_1_lds_bytes_16),
    .row(simd_1_lds_row_16),
    .bank(simd_1_lds_bank_16),
    .data(simd_1_lds_data_16),
    .event_wants(debug_lds_lane_1_16_wants),
    .event_served(debug_lds_lane_1_16_served),
    .event_bytes(debug_lds_lane_1_16_bytes),
    .event_row(debug_lds_lane_1_16_row),
    .event_bank(debug_lds_lane_1_16_bank),
    .event_data(debug_lds_lane_1_16_data)
  );

  lane_of_shared shared_lane_1_17 (
    .stores(simd_1_debug_lds_stores),
    .wants(simd_1_lds_valid_17),
    .served(lds_served_17),
    .bytes(simd_1_lds_bytes_17),
    .row(simd_1_lds_row_17),
    .bank(simd_1_lds_bank_17),
    .data(simd_1_lds_data_17),
    .event_wants(debug_lds_lane_1_17_wants),
    .event_served(debug_lds_lane_1_17_served),
    .event_bytes(debug_lds_lane_1_17_bytes),
    .event_row(debug_lds_lane_1_17_row),
    .event_bank(debug_lds_lane_1_17_bank),
    .event_data(debug_lds_lane_1_17_data)
  );

  lane_of_shared shared_lane_1_18 (
    .stores(simd_1_debug_lds_stores),
    .wants(simd_1_lds_valid_18),
    .served(lds_served_18),
    .bytes(simd_1_lds_bytes_18),
    .row(simd_1_lds_row_18),
    .bank(simd_1_lds_bank_18),
    .data(simd_1_lds_data_18),
    .event_wants(debug_lds_lane_1_18_wants),
    .event_served(debug_lds_lane_1_18_served),
    .event_bytes(debug_lds_lane_1_18_bytes),
    .event_row(debug_lds_lane_1_18_row),
    .event_bank(debug_lds_lane_1_18_bank),
    .event_data(debug_lds_lane_1_18_data)
  );

  lane_of_shared shared_lane_1_19 (
    .stores(simd_1_debug_lds_stores),
    .wants(simd_1_lds_valid_19),
    .served(lds_served_19),
    .bytes(simd_1_lds_bytes_19),
    .row(simd_1_lds_row_19),
    .bank(simd_1_lds_bank_19),
    .data(simd_1_lds_data_19),
    .event_wants(debug_lds_lane_1_19_wants),
    .event_served(debug_lds_lane_1_19_served),
    .event_bytes(debug_lds_lane_1_19_bytes),
    .event_row(debug_lds_lane_1_19_row),
    .event_bank(debug_lds_lane_1_19_bank),
    .event_data(debug_lds_lane_1_19_data)
  );

  lane_of_shared shared_lane_1_20 (
    .stores(simd_1_debug_lds_stores),
    .wants(simd_1_lds_valid_20),
    .served(lds_served_20),
    .bytes(simd_1_lds_bytes_20),
    .row(simd_1_lds_row_20),
    .bank(simd_1_lds_bank_20),
    .data(simd_1_lds_data_20),
    .event_wants(debug_lds_lane_1_20_wants),
    .event_served(debug_lds_lane_1_20_served),
    .event_bytes(debug_lds_lane_1_20_bytes),
    .event_row(debug_lds_lane_1_20_row),
    .event_bank(debug_lds_lane_1_20_bank),
    .event_data(debug_lds_lane_1_20_data)
  );

  lane_of_shared shared_lane_1_21 (
    .stores(simd_1_debug_lds_stores),
    .wants(simd_1_lds_valid_21),
    .served(lds_served_21),
    .bytes(simd_1_lds_bytes_21),
    .row(simd_1_lds_row_21),
    .bank(simd_1_lds_bank_21),
    .data(simd_1_lds_data_21),
    .event_wants(debug_lds_lane_1_21_wants),
    .event_served(debug_lds_lane_1_21_served),
    .event_bytes(debug_lds_lane_1_21_bytes),
    .event_row(debug_lds_lane_1_21_row),
    .event_bank(debug_lds_lane_1_21_bank),
    .event_data(debug_lds_lane_1_21_data)
  );

  lane_of_shared shared_lane_1_22 (
    .stores(simd_1_debug_lds_stores),
    .wants(simd_1_lds_valid_22),
    .served(lds_served_22),
    .bytes(simd_1_lds_bytes_22),
    .row(simd_1_lds_row_22),
    .bank(simd_1_lds_bank_22),
    .data(simd_1_lds_data_22),
    .event_wants(debug_lds_lane_1_22_wants),
    .event_served(debug_lds_lane_1_22_served),
    .event_bytes(debug_lds_lane_1_22_bytes),
    .event_row(debug_lds_lane_1_22_row),
    .event_bank(debug_lds_lane_1_22_bank),
    .event_data(debug_lds_lane_1_22_data)
  );

  lane_of_shared shared_lane_1_23 (
    .stores(simd_1_debug_lds_stores),
    .wants(simd_1_lds_valid_23),
    .served(lds_served_23),
    .bytes(simd_1_lds_bytes_23),
    .row(simd_1_lds_row_23),
    .bank(simd_1_lds_bank_23),
    .data(simd_1_lds_data_23),
    .event_wants(debug_lds_lane_1_23_wants),
    .event_served(debug_lds_lane_1_23_served),
    .event_bytes(debug_lds_lane_1_23_bytes),
    .event_row(debug_lds_lane_1_23_row),
    .event_bank(debug_lds_lane_1_23_bank),
    .event_data(debug_lds_lane_1_23_data)
  );

  lane_of_shared shared_lane_1_24 (
    .stores(simd_1_debug_lds_stores),
    .wants(simd_1_lds_valid_24),
    .served(lds_served_24),
    .bytes(simd_1_lds_bytes_24),
    .row(simd_1_lds_row_24),
    .bank(simd_1_lds_bank_24),
    .data(simd_1_lds_data_24),
    .event_wants(debug_lds_lane_1_24_wants),
    .event_served(debug_lds_lane_1_24_served),
    .event_bytes(debug_lds_lane_1_24_bytes),
    .event_row(debug_lds_lane_1_24_row),
    .event_bank(debug_lds_lane_1_24_bank),
    .event_data(debug_lds_lane_1_24_data)
  );

  lane_of_shared shared_lane_1_25 (
    .stores(simd_1_debug_lds_stores),
    .wants(simd_1_lds_valid_25),
    .served(lds_served_25),
    .bytes(simd_1_lds_bytes_25),
    .row(simd_1_lds_row_25),
    .bank(simd_1_lds_bank_25),
    .data(simd_1_lds_data_25),
    .event_wants(debug_lds_lane_1_25_wants),
    .event_served(debug_lds_lane_1_25_served),
    .event_bytes(debug_lds_lane_1_25_bytes),
    .event_row(debug_lds_lane_1_25_row),
    .event_bank(debug_lds_lane_1_25_bank),
    .event_data(debug_lds_lane_1_25_data)
  );

  lane_of_shared shared_lane_1_26 (
    .stores(simd_1_debug_lds_stores),
    .wants(simd_1_lds_valid_26),
    .served(lds_served_26),
    .bytes(simd_1_lds_bytes_26),
    .row(simd_1_lds_row_26),
    .bank(simd_1_lds_bank_26),
    .data(simd_1_lds_data_26),
    .event_wants(debug_lds_lane_1_26_wants),
    .event_served(debug_lds_lane_1_26_served),
    .event_bytes(debug_lds_lane_1_26_bytes),
    .event_row(debug_lds_lane_1_26_row),
    .event_bank(debug_lds_lane_1_26_bank),
    .event_data(debug_lds_lane_1_26_data)
  );

  lane_of_shared shared_lane_1_27 (
    .stores(simd_1_debug_lds_stores),
    .wants(simd_1_lds_valid_27),
    .served(lds_served_27),
    .bytes(simd_1_lds_bytes_27),
    .row(simd_1_lds_row_27),
    .bank(simd_1_lds_bank_27),
    .data(simd_1_lds_data_27),
    .event_wants(debug_lds_lane_1_27_wants),
    .event_served(debug_lds_lane_1_27_served),
    .event_bytes(debug_lds_lane_1_27_bytes),
    .event_row(debug_lds_lane_1_27_row),
    .event_bank(debug_lds_lane_1_27_bank),
    .event_data(debug_lds_lane_1_27_data)
  );

  lane_of_shared shared_lane_1_28 (
    .stores(simd_1_debug_lds_stores),
    .wants(simd_1_lds_valid_28),
    .served(lds_served_28),
    .bytes(simd_1_lds_bytes_28),
    .row(simd_1_lds_row_28),
    .bank(simd_1_lds_bank_28),
    .data(simd_1_lds_data_28),
    .event_wants(debug_lds_lane_1_28_wants),
    .event_served(debug_lds_lane_1_28_served),
    .event_bytes(debug_lds_lane_1_28_bytes),
    .event_row(debug_lds_lane_1_28_row),
    .event_bank(debug_lds_lane_1_28_bank),
    .event_data(debug_lds_lane_1_28_data)
  );

  lane_of_shared shared_lane_1_29 (
    .stores(simd_1_debug_lds_stores),
    .wants(simd_1_lds_valid_29),
    .served(lds_served_29),
    .bytes(simd_1_lds_bytes_29),
    .row(simd_1_lds_row_29),
    .bank(simd_1_lds_bank_29),
    .data(simd_1_lds_data_29),
    .event_wants(debug_lds_lane_1_29_wants),
    .event_served(debug_lds_lane_1_29_served),
    .event_bytes(debug_lds_lane_1_29_bytes),
    .event_row(debug_lds_lane_1_29_row),
    .event_bank(debug_lds_lane_1_29_bank),
    .event_data(debug_lds_lane_1_29_data)
  );

  lane_of_shared shared_lane_1_30 (
    .stores(simd_1_debug_lds_stores),
    .wants(simd_1_lds_valid_30),
    .served(lds_served_30),
    .bytes(simd_1_lds_bytes_30),
    .row(simd_1_lds_row_30),
    .bank(simd_1_lds_bank_30),
    .data(simd_1_lds_data_30),
    .event_wants(debug_lds_lane_1_30_wants),
    .event_served(debug_lds_lane_1_30_served),
    .event_bytes(debug_lds_lane_1_30_bytes),
    .event_row(debug_lds_lane_1_30_row),
    .event_bank(debug_lds_lane_1_30_bank),
    .event_data(debug_lds_lane_1_30_data)
  );

  lane_of_shared shared_lane_1_31 (
    .stores(simd_1_debug_lds_stores),
    .wants(simd_1_lds_valid_31),
    .served(lds_served_31),
    .bytes(simd_1_lds_bytes_31),
    .row(simd_1_lds_row_31),
    .bank(simd_1_lds_bank_31),
    .data(simd_1_lds_data_31),
    .event_wants(debug_lds_lane_1_31_wants),
    .event_served(debug_lds_lane_1_31_served),
    .event_bytes(debug_lds_lane_1_31_bytes),
    .event_row(debug_lds_lane_1_31_row),
    .event_bank(debug_lds_lane_1_31_bank),
    .event_data(debug_lds_lane_1_31_data)
  );

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
    .abort(control_abort),
    .clear_fault(control_clear_fault),
    .stopped(faults_stopped),
    .fault_kind(faults_kind),
    .fault_reason(faults_reason),
    .fault_lane(faults_lane),
    .fault_wave(faults_wave),
    .fault_pc(faults_pc),
    .fault_group(faults_group),
    .start(control_start),
    .entry(initial_pc),
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
    .mode(initial_mode),
    .wave64(initial_wave64),
    .lds_bytes(initial_lds_size),
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
    .wave64(initial_wave64),
    .lds_bytes(initial_lds_size),
    .scratch(control_scratch),
    .scratch_bytes(control_scratch_bytes),
    .id_dimensions(control_id_dimensions),
    .wave_limit(control_wave_limit),
    .group_limit(control_group_limit),
    .stop(faults_stop),
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
    .vgpr_base(initial_vgpr_base),
    .group(initial_group),
    .position_x(dispatcher_position_x),
    .position_y(dispatcher_position_y),
    .position_z(dispatcher_position_z),
    .group_waves(initial_group_waves),
    .lds_base(initial_lds_base),
    .scratch_base(initial_scratch_base),
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

  faults faults (
    .clock(clock),
    .busy(busy),
    .starts(control_start),
    .abort(control_abort),
    .clear(control_clear_fault),
    .run_0(dispatcher_run_0),
    .run_1(dispatcher_run_1),
    .run_wave(dispatcher_wave),
    .group_x(dispatcher_position_x),
    .group_y(dispatcher_position_y),
    .group_z(dispatcher_position_z),
    .fault_0(fault_0),
    .fault_1(fault_1),
    .fault_kind_0(simd_0_fault_kind),
    .fault_kind_1(simd_1_fault_kind),
    .fault_pc_0(fault_pc_0),
    .fault_pc_1(fault_pc_1),
    .violation_0(violation_0),
    .violation_1(violation_1),
    .violation_lane_0(violation_lane_0),
    .violation_lane_1(violation_lane_1),
    .violation_wave_0(violation_wave_0),
    .violation_wave_1(violation_wave_1),
    .violation_pc_0(simd_0_violation_pc),
    .violation_pc_1(simd_1_violation_pc),
    .stop(faults_stop),
    .stopped(faults_stopped),
    .kind(faults_kind),
    .reason(faults_reason),
    .lane(faults_lane),
    .wave(faults_wave),
    .pc(faults_pc),
    .group(faults_group)
  );

  simd simd_0 (
    .clock(clock),
    .index(simd_0_index),
    .launch(debug_launch_0),
    .run(dispatcher_run_0),
    .initial_pc(initial_pc),
    .initial_mode(initial_mode),
    .initial_vgpr_base(initial_vgpr_base),
    .initial_wave64(initial_wave64),
    .initial_group(initial_group),
    .initial_group_waves(initial_group_waves),
    .initial_lds_base(initial_lds_base),
    .initial_lds_size(initial_lds_size),
    .initial_scratch_base(initial_scratch_base),
    .stop(faults_stop),
    .launch_vgprs(control_vgprs),
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
    .request_line_2(simd_0_request_line_2),
    .request_mask_0(simd_0_request_mask_0),
    .request_mask_1(simd_0_request_mask_1),
    .request_mask_2(simd_0_request_mask_2),
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
    .violation_pc(simd_0_violation_pc),
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
    .lds_bank_0(simd_0_lds_bank_0),
    .lds_bank_1(simd_0_lds_bank_1),
    .lds_bank_2(simd_0_lds_bank_2),
    .lds_bank_3(simd_0_lds_bank_3),
    .lds_bank_4(simd_0_lds_bank_4),
    .lds_bank_5(simd_0_lds_bank_5),
    .lds_bank_6(simd_0_lds_bank_6),
    .lds_bank_7(simd_0_lds_bank_7),
    .lds_bank_8(simd_0_lds_bank_8),
    .lds_bank_9(simd_0_lds_bank_9),
    .lds_bank_10(simd_0_lds_bank_10),
    .lds_bank_11(simd_0_lds_bank_11),
    .lds_bank_12(simd_0_lds_bank_12),
    .lds_bank_13(simd_0_lds_bank_13),
    .lds_bank_14(simd_0_lds_bank_14),
    .lds_bank_15(simd_0_lds_bank_15),
    .lds_bank_16(simd_0_lds_bank_16),
    .lds_bank_17(simd_0_lds_bank_17),
    .lds_bank_18(simd_0_lds_bank_18),
    .lds_bank_19(simd_0_lds_bank_19),
    .lds_bank_20(simd_0_lds_bank_20),
    .lds_bank_21(simd_0_lds_bank_21),
    .lds_bank_22(simd_0_lds_bank_22),
    .lds_bank_23(simd_0_lds_bank_23),
    .lds_bank_24(simd_0_lds_bank_24),
    .lds_bank_25(simd_0_lds_bank_25),
    .lds_bank_26(simd_0_lds_bank_26),
    .lds_bank_27(simd_0_lds_bank_27),
    .lds_bank_28(simd_0_lds_bank_28),
    .lds_bank_29(simd_0_lds_bank_29),
    .lds_bank_30(simd_0_lds_bank_30),
    .lds_bank_31(simd_0_lds_bank_31),
    .lds_row_0(simd_0_lds_row_0),
    .lds_row_1(simd_0_lds_row_1),
    .lds_row_2(simd_0_lds_row_2),
    .lds_row_3(simd_0_lds_row_3),
    .lds_row_4(simd_0_lds_row_4),
    .lds_row_5(simd_0_lds_row_5),
    .lds_row_6(simd_0_lds_row_6),
    .lds_row_7(simd_0_lds_row_7),
    .lds_row_8(simd_0_lds_row_8),
    .lds_row_9(simd_0_lds_row_9),
    .lds_row_10(simd_0_lds_row_10),
    .lds_row_11(simd_0_lds_row_11),
    .lds_row_12(simd_0_lds_row_12),
    .lds_row_13(simd_0_lds_row_13),
    .lds_row_14(simd_0_lds_row_14),
    .lds_row_15(simd_0_lds_row_15),
    .lds_row_16(simd_0_lds_row_16),
    .lds_row_17(simd_0_lds_row_17),
    .lds_row_18(simd_0_lds_row_18),
    .lds_row_19(simd_0_lds_row_19),
    .lds_row_20(simd_0_lds_row_20),
    .lds_row_21(simd_0_lds_row_21),
    .lds_row_22(simd_0_lds_row_22),
    .lds_row_23(simd_0_lds_row_23),
    .lds_row_24(simd_0_lds_row_24),
    .lds_row_25(simd_0_lds_row_25),
    .lds_row_26(simd_0_lds_row_26),
    .lds_row_27(simd_0_lds_row_27),
    .lds_row_28(simd_0_lds_row_28),
    .lds_row_29(simd_0_lds_row_29),
    .lds_row_30(simd_0_lds_row_30),
    .lds_row_31(simd_0_lds_row_31),
    .lds_data_0(simd_0_lds_data_0),
    .lds_data_1(simd_0_lds_data_1),
    .lds_data_2(simd_0_lds_data_2),
    .lds_data_3(simd_0_lds_data_3),
    .lds_data_4(simd_0_lds_data_4),
    .lds_data_5(simd_0_lds_data_5),
    .lds_data_6(simd_0_lds_data_6),
    .lds_data_7(simd_0_lds_data_7),
    .lds_data_8(simd_0_lds_data_8),
    .lds_data_9(simd_0_lds_data_9),
    .lds_data_10(simd_0_lds_data_10),
    .lds_data_11(simd_0_lds_data_11),
    .lds_data_12(simd_0_lds_data_12),
    .lds_data_13(simd_0_lds_data_13),
    .lds_data_14(simd_0_lds_data_14),
    .lds_data_15(simd_0_lds_data_15),
    .lds_data_16(simd_0_lds_data_16),
    .lds_data_17(simd_0_lds_data_17),
    .lds_data_18(simd_0_lds_data_18),
    .lds_data_19(simd_0_lds_data_19),
    .lds_data_20(simd_0_lds_data_20),
    .lds_data_21(simd_0_lds_data_21),
    .lds_data_22(simd_0_lds_data_22),
    .lds_data_23(simd_0_lds_data_23),
    .lds_data_24(simd_0_lds_data_24),
    .lds_data_25(simd_0_lds_data_25),
    .lds_data_26(simd_0_lds_data_26),
    .lds_data_27(simd_0_lds_data_27),
    .lds_data_28(simd_0_lds_data_28),
    .lds_data_29(simd_0_lds_data_29),
    .lds_data_30(simd_0_lds_data_30),
    .lds_data_31(simd_0_lds_data_31),
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
    .fault_kind(simd_0_fault_kind),
    .debug_issue_0_valid(debug_issue_0_valid),
    .debug_issue_0_wave(debug_issue_0_wave),
    .debug_issue_0_sequence(debug_issue_0_sequence),
    .debug_issue_0_pc(debug_issue_0_pc),
    .debug_issue_1_valid(debug_issue_1_valid),
    .debug_issue_1_wave(debug_issue_1_wave),
    .debug_issue_1_sequence(debug_issue_1_sequence),
    .debug_issue_1_pc(debug_issue_1_pc),
    .debug_issue_2_valid(debug_issue_2_valid),
    .debug_issue_2_wave(debug_issue_2_wave),
    .debug_issue_2_sequence(debug_issue_2_sequence),
    .debug_issue_2_pc(debug_issue_2_pc),
    .debug_issue_3_valid(debug_issue_3_valid),
    .debug_issue_3_wave(debug_issue_3_wave),
    .debug_issue_3_sequence(debug_issue_3_sequence),
    .debug_issue_3_pc(debug_issue_3_pc),
    .debug_issue_4_valid(debug_issue_4_valid),
    .debug_issue_4_wave(debug_issue_4_wave),
    .debug_issue_4_sequence(debug_issue_4_sequence),
    .debug_issue_4_pc(debug_issue_4_pc),
    .debug_issue_5_valid(debug_issue_5_valid),
    .debug_issue_5_wave(debug_issue_5_wave),
    .debug_issue_5_sequence(debug_issue_5_sequence),
    .debug_issue_5_pc(debug_issue_5_pc),
    .debug_place_0_vgpr_base(debug_place_0_0_vgpr_base),
    .debug_place_0_lds_base(debug_place_0_0_lds_base),
    .debug_place_0_scratch_base(debug_place_0_0_scratch_base),
    .debug_place_1_vgpr_base(debug_place_0_1_vgpr_base),
    .debug_place_1_lds_base(debug_place_0_1_lds_base),
    .debug_place_1_scratch_base(debug_place_0_1_scratch_base),
    .debug_place_2_vgpr_base(debug_place_0_2_vgpr_base),
    .debug_place_2_lds_base(debug_place_0_2_lds_base),
    .debug_place_2_scratch_base(debug_place_0_2_scratch_base),
    .debug_place_3_vgpr_base(debug_place_0_3_vgpr_base),
    .debug_place_3_lds_base(debug_place_0_3_lds_base),
    .debug_place_3_scratch_base(debug_place_0_3_scratch_base),
    .debug_place_4_vgpr_base(debug_place_0_4_vgpr_base),
    .debug_place_4_lds_base(debug_place_0_4_lds_base),
    .debug_place_4_scratch_base(debug_place_0_4_scratch_base),
    .debug_place_5_vgpr_base(debug_place_0_5_vgpr_base),
    .debug_place_5_lds_base(debug_place_0_5_lds_base),
    .debug_place_5_scratch_base(debug_place_0_5_scratch_base),
    .debug_place_6_vgpr_base(debug_place_0_6_vgpr_base),
    .debug_place_6_lds_base(debug_place_0_6_lds_base),
    .debug_place_6_scratch_base(debug_place_0_6_scratch_base),
    .debug_place_7_vgpr_base(debug_place_0_7_vgpr_base),
    .debug_place_7_lds_base(debug_place_0_7_lds_base),
    .debug_place_7_scratch_base(debug_place_0_7_scratch_base),
    .debug_place_8_vgpr_base(debug_place_0_8_vgpr_base),
    .debug_place_8_lds_base(debug_place_0_8_lds_base),
    .debug_place_8_scratch_base(debug_place_0_8_scratch_base),
    .debug_place_9_vgpr_base(debug_place_0_9_vgpr_base),
    .debug_place_9_lds_base(debug_place_0_9_lds_base),
    .debug_place_9_scratch_base(debug_place_0_9_scratch_base),
    .debug_place_10_vgpr_base(debug_place_0_10_vgpr_base),
    .debug_place_10_lds_base(debug_place_0_10_lds_base),
    .debug_place_10_scratch_base(debug_place_0_10_scratch_base),
    .debug_place_11_vgpr_base(debug_place_0_11_vgpr_base),
    .debug_place_11_lds_base(debug_place_0_11_lds_base),
    .debug_place_11_scratch_base(debug_place_0_11_scratch_base),
    .debug_place_12_vgpr_base(debug_place_0_12_vgpr_base),
    .debug_place_12_lds_base(debug_place_0_12_lds_base),
    .debug_place_12_scratch_base(debug_place_0_12_scratch_base),
    .debug_place_13_vgpr_base(debug_place_0_13_vgpr_base),
    .debug_place_13_lds_base(debug_place_0_13_lds_base),
    .debug_place_13_scratch_base(debug_place_0_13_scratch_base),
    .debug_place_14_vgpr_base(debug_place_0_14_vgpr_base),
    .debug_place_14_lds_base(debug_place_0_14_lds_base),
    .debug_place_14_scratch_base(debug_place_0_14_scratch_base),
    .debug_place_15_vgpr_base(debug_place_0_15_vgpr_base),
    .debug_place_15_lds_base(debug_place_0_15_lds_base),
    .debug_place_15_scratch_base(debug_place_0_15_scratch_base),
    .debug_scalar_valid(debug_scalar_0_valid),
    .debug_scalar_wave(debug_scalar_0_wave),
    .debug_scalar_sequence(debug_scalar_0_sequence),
    .debug_scalar_pair(debug_scalar_0_pair),
    .debug_scalar_data(debug_scalar_0_data),
    .debug_scalar_halves(debug_scalar_0_halves),
    .debug_condition_valid(debug_condition_0_valid),
    .debug_condition_wave(debug_condition_0_wave),
    .debug_condition_sequence(debug_condition_0_sequence),
    .debug_condition_value(debug_condition_0_value),
    .debug_answer_valid(debug_answer_0_valid),
    .debug_answer_wave(debug_answer_0_wave),
    .debug_answer_sequence(debug_answer_0_sequence),
    .debug_answer_value(debug_answer_0_value),
    .debug_valu_valid(debug_valu_0_valid),
    .debug_valu_wave(debug_valu_0_wave),
    .debug_valu_sequence(debug_valu_0_sequence),
    .debug_valu_row(debug_valu_0_row),
    .debug_valu_beat(debug_valu_0_beat),
    .debug_valu_high(debug_valu_0_high),
    .debug_valu_bytes(debug_valu_0_bytes),
    .debug_valu_lane_0_active(debug_valu_lane_0_0_active),
    .debug_valu_lane_0_data(debug_valu_lane_0_0_data),
    .debug_valu_lane_1_active(debug_valu_lane_0_1_active),
    .debug_valu_lane_1_data(debug_valu_lane_0_1_data),
    .debug_valu_lane_2_active(debug_valu_lane_0_2_active),
    .debug_valu_lane_2_data(debug_valu_lane_0_2_data),
    .debug_valu_lane_3_active(debug_valu_lane_0_3_active),
    .debug_valu_lane_3_data(debug_valu_lane_0_3_data),
    .debug_valu_lane_4_active(debug_valu_lane_0_4_active),
    .debug_valu_lane_4_data(debug_valu_lane_0_4_data),
    .debug_valu_lane_5_active(debug_valu_lane_0_5_active),
    .debug_valu_lane_5_data(debug_valu_lane_0_5_data),
    .debug_valu_lane_6_active(debug_valu_lane_0_6_active),
    .debug_valu_lane_6_data(debug_valu_lane_0_6_data),
    .debug_valu_lane_7_active(debug_valu_lane_0_7_active),
    .debug_valu_lane_7_data(debug_valu_lane_0_7_data),
    .debug_valu_lane_8_active(debug_valu_lane_0_8_active),
    .debug_valu_lane_8_data(debug_valu_lane_0_8_data),
    .debug_valu_lane_9_active(debug_valu_lane_0_9_active),
    .debug_valu_lane_9_data(debug_valu_lane_0_9_data),
    .debug_valu_lane_10_active(debug_valu_lane_0_10_active),
    .debug_valu_lane_10_data(debug_valu_lane_0_10_data),
    .debug_valu_lane_11_active(debug_valu_lane_0_11_active),
    .debug_valu_lane_11_data(debug_valu_lane_0_11_data),
    .debug_valu_lane_12_active(debug_valu_lane_0_12_active),
    .debug_valu_lane_12_data(debug_valu_lane_0_12_data),
    .debug_valu_lane_13_active(debug_valu_lane_0_13_active),
    .debug_valu_lane_13_data(debug_valu_lane_0_13_data),
    .debug_valu_lane_14_active(debug_valu_lane_0_14_active),
    .debug_valu_lane_14_data(debug_valu_lane_0_14_data),
    .debug_valu_lane_15_active(debug_valu_lane_0_15_active),
    .debug_valu_lane_15_data(debug_valu_lane_0_15_data),
    .debug_valu_lane_16_active(debug_valu_lane_0_16_active),
    .debug_valu_lane_16_data(debug_valu_lane_0_16_data),
    .debug_valu_lane_17_active(debug_valu_lane_0_17_active),
    .debug_valu_lane_17_data(debug_valu_lane_0_17_data),
    .debug_valu_lane_18_active(debug_valu_lane_0_18_active),
    .debug_valu_lane_18_data(debug_valu_lane_0_18_data),
    .debug_valu_lane_19_active(debug_valu_lane_0_19_active),
    .debug_valu_lane_19_data(debug_valu_lane_0_19_data),
    .debug_valu_lane_20_active(debug_valu_lane_0_20_active),
    .debug_valu_lane_20_data(debug_valu_lane_0_20_data),
    .debug_valu_lane_21_active(debug_valu_lane_0_21_active),
    .debug_valu_lane_21_data(debug_valu_lane_0_21_data),
    .debug_valu_lane_22_active(debug_valu_lane_0_22_active),
    .debug_valu_lane_22_data(debug_valu_lane_0_22_data),
    .debug_valu_lane_23_active(debug_valu_lane_0_23_active),
    .debug_valu_lane_23_data(debug_valu_lane_0_23_data),
    .debug_valu_lane_24_active(debug_valu_lane_0_24_active),
    .debug_valu_lane_24_data(debug_valu_lane_0_24_data),
    .debug_valu_lane_25_active(debug_valu_lane_0_25_active),
    .debug_valu_lane_25_data(debug_valu_lane_0_25_data),
    .debug_valu_lane_26_active(debug_valu_lane_0_26_active),
    .debug_valu_lane_26_data(debug_valu_lane_0_26_data),
    .debug_valu_lane_27_active(debug_valu_lane_0_27_active),
    .debug_valu_lane_27_data(debug_valu_lane_0_27_data),
    .debug_valu_lane_28_active(debug_valu_lane_0_28_active),
    .debug_valu_lane_28_data(debug_valu_lane_0_28_data),
    .debug_valu_lane_29_active(debug_valu_lane_0_29_active),
    .debug_valu_lane_29_data(debug_valu_lane_0_29_data),
    .debug_valu_lane_30_active(debug_valu_lane_0_30_active),
    .debug_valu_lane_30_data(debug_valu_lane_0_30_data),
    .debug_valu_lane_31_active(debug_valu_lane_0_31_active),
    .debug_valu_lane_31_data(debug_valu_lane_0_31_data),
    .debug_load_valid(debug_load_0_valid),
    .debug_load_wave(debug_load_0_wave),
    .debug_load_sequence(debug_load_0_sequence),
    .debug_load_row(debug_load_0_row),
    .debug_load_beat(debug_load_0_beat),
    .debug_load_lane_0_bytes(debug_load_lane_0_0_bytes),
    .debug_load_lane_0_data(debug_load_lane_0_0_data),
    .debug_load_lane_1_bytes(debug_load_lane_0_1_bytes),
    .debug_load_lane_1_data(debug_load_lane_0_1_data),
    .debug_load_lane_2_bytes(debug_load_lane_0_2_bytes),
    .debug_load_lane_2_data(debug_load_lane_0_2_data),
    .debug_load_lane_3_bytes(debug_load_lane_0_3_bytes),
    .debug_load_lane_3_data(debug_load_lane_0_3_data),
    .debug_load_lane_4_bytes(debug_load_lane_0_4_bytes),
    .debug_load_lane_4_data(debug_load_lane_0_4_data),
    .debug_load_lane_5_bytes(debug_load_lane_0_5_bytes),
    .debug_load_lane_5_data(debug_load_lane_0_5_data),
    .debug_load_lane_6_bytes(debug_load_lane_0_6_bytes),
    .debug_load_lane_6_data(debug_load_lane_0_6_data),
    .debug_load_lane_7_bytes(debug_load_lane_0_7_bytes),
    .debug_load_lane_7_data(debug_load_lane_0_7_data),
    .debug_load_lane_8_bytes(debug_load_lane_0_8_bytes),
    .debug_load_lane_8_data(debug_load_lane_0_8_data),
    .debug_load_lane_9_bytes(debug_load_lane_0_9_bytes),
    .debug_load_lane_9_data(debug_load_lane_0_9_data),
    .debug_load_lane_10_bytes(debug_load_lane_0_10_bytes),
    .debug_load_lane_10_data(debug_load_lane_0_10_data),
    .debug_load_lane_11_bytes(debug_load_lane_0_11_bytes),
    .debug_load_lane_11_data(debug_load_lane_0_11_data),
    .debug_load_lane_12_bytes(debug_load_lane_0_12_bytes),
    .debug_load_lane_12_data(debug_load_lane_0_12_data),
    .debug_load_lane_13_bytes(debug_load_lane_0_13_bytes),
    .debug_load_lane_13_data(debug_load_lane_0_13_data),
    .debug_load_lane_14_bytes(debug_load_lane_0_14_bytes),
    .debug_load_lane_14_data(debug_load_lane_0_14_data),
    .debug_load_lane_15_bytes(debug_load_lane_0_15_bytes),
    .debug_load_lane_15_data(debug_load_lane_0_15_data),
    .debug_load_lane_16_bytes(debug_load_lane_0_16_bytes),
    .debug_load_lane_16_data(debug_load_lane_0_16_data),
    .debug_load_lane_17_bytes(debug_load_lane_0_17_bytes),
    .debug_load_lane_17_data(debug_load_lane_0_17_data),
    .debug_load_lane_18_bytes(debug_load_lane_0_18_bytes),
    .debug_load_lane_18_data(debug_load_lane_0_18_data),
    .debug_load_lane_19_bytes(debug_load_lane_0_19_bytes),
    .debug_load_lane_19_data(debug_load_lane_0_19_data),
    .debug_load_lane_20_bytes(debug_load_lane_0_20_bytes),
    .debug_load_lane_20_data(debug_load_lane_0_20_data),
    .debug_load_lane_21_bytes(debug_load_lane_0_21_bytes),
    .debug_load_lane_21_data(debug_load_lane_0_21_data),
    .debug_load_lane_22_bytes(debug_load_lane_0_22_bytes),
    .debug_load_lane_22_data(debug_load_lane_0_22_data),
    .debug_load_lane_23_bytes(debug_load_lane_0_23_bytes),
    .debug_load_lane_23_data(debug_load_lane_0_23_data),
    .debug_load_lane_24_bytes(debug_load_lane_0_24_bytes),
    .debug_load_lane_24_data(debug_load_lane_0_24_data),
    .debug_load_lane_25_bytes(debug_load_lane_0_25_bytes),
    .debug_load_lane_25_data(debug_load_lane_0_25_data),
    .debug_load_lane_26_bytes(debug_load_lane_0_26_bytes),
    .debug_load_lane_26_data(debug_load_lane_0_26_data),
    .debug_load_lane_27_bytes(debug_load_lane_0_27_bytes),
    .debug_load_lane_27_data(debug_load_lane_0_27_data),
    .debug_load_lane_28_bytes(debug_load_lane_0_28_bytes),
    .debug_load_lane_28_data(debug_load_lane_0_28_data),
    .debug_load_lane_29_bytes(debug_load_lane_0_29_bytes),
    .debug_load_lane_29_data(debug_load_lane_0_29_data),
    .debug_load_lane_30_bytes(debug_load_lane_0_30_bytes),
    .debug_load_lane_30_data(debug_load_lane_0_30_data),
    .debug_load_lane_31_bytes(debug_load_lane_0_31_bytes),
    .debug_load_lane_31_data(debug_load_lane_0_31_data),
    .debug_lds_valid(debug_lds_0_valid),
    .debug_lds_wave(debug_lds_0_wave),
    .debug_lds_sequence(debug_lds_0_sequence),
    .debug_lds_conflict(debug_lds_0_conflict),
    .debug_lds_wants(debug_lds_0_wants),
    .debug_lds_granted(debug_lds_0_granted),
    .debug_lds_stores(simd_0_debug_lds_stores),
    .debug_request_wave(debug_request_0_wave),
    .debug_request_sequence(debug_request_0_sequence),
    .debug_request_lane(debug_request_0_lane),
    .debug_hit_valid(debug_hit_0_valid),
    .debug_hit_line(debug_hit_0_line),
    .debug_hit_mask(debug_hit_0_mask),
    .debug_scalar_request_valid(debug_scalar_request_0_valid),
    .debug_scalar_request_wave(debug_scalar_request_0_wave),
    .debug_scalar_request_sequence(debug_scalar_request_0_sequence),
    .debug_retire_0_valid(debug_retire_0_valid),
    .debug_retire_0_wave(debug_retire_0_wave),
    .debug_retire_0_sequence(debug_retire_0_sequence),
    .debug_retire_1_valid(debug_retire_1_valid),
    .debug_retire_1_wave(debug_retire_1_wave),
    .debug_retire_1_sequence(debug_retire_1_sequence),
    .debug_retire_2_valid(debug_retire_2_valid),
    .debug_retire_2_wave(debug_retire_2_wave),
    .debug_retire_2_sequence(debug_retire_2_sequence),
    .debug_retire_3_valid(debug_retire_3_valid),
    .debug_retire_3_wave(debug_retire_3_wave),
    .debug_retire_3_sequence(debug_retire_3_sequence),
    .debug_retire_4_valid(debug_retire_4_valid),
    .debug_retire_4_wave(debug_retire_4_wave),
    .debug_retire_4_sequence(debug_retire_4_sequence),
    .debug_retire_5_valid(debug_retire_5_valid),
    .debug_retire_5_wave(debug_retire_5_wave),
    .debug_retire_5_sequence(debug_retire_5_sequence)
  );

  simd simd_1 (
    .clock(clock),
    .index(simd_1_index),
    .launch(debug_launch_1),
    .run(dispatcher_run_1),
    .initial_pc(initial_pc),
    .initial_mode(initial_mode),
    .initial_vgpr_base(initial_vgpr_base),
    .initial_wave64(initial_wave64),
    .initial_group(initial_group),
    .initial_group_waves(initial_group_waves),
    .initial_lds_base(initial_lds_base),
    .initial_lds_size(initial_lds_size),
    .initial_scratch_base(initial_scratch_base),
    .stop(faults_stop),
    .launch_vgprs(control_vgprs),
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
    .request_line_2(simd_1_request_line_2),
    .request_mask_0(simd_1_request_mask_0),
    .request_mask_1(simd_1_request_mask_1),
    .request_mask_2(simd_1_request_mask_2),
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
    .violation_pc(simd_1_violation_pc),
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
    .lds_bank_0(simd_1_lds_bank_0),
    .lds_bank_1(simd_1_lds_bank_1),
    .lds_bank_2(simd_1_lds_bank_2),
    .lds_bank_3(simd_1_lds_bank_3),
    .lds_bank_4(simd_1_lds_bank_4),
    .lds_bank_5(simd_1_lds_bank_5),
    .lds_bank_6(simd_1_lds_bank_6),
    .lds_bank_7(simd_1_lds_bank_7),
    .lds_bank_8(simd_1_lds_bank_8),
    .lds_bank_9(simd_1_lds_bank_9),
    .lds_bank_10(simd_1_lds_bank_10),
    .lds_bank_11(simd_1_lds_bank_11),
    .lds_bank_12(simd_1_lds_bank_12),
    .lds_bank_13(simd_1_lds_bank_13),
    .lds_bank_14(simd_1_lds_bank_14),
    .lds_bank_15(simd_1_lds_bank_15),
    .lds_bank_16(simd_1_lds_bank_16),
    .lds_bank_17(simd_1_lds_bank_17),
    .lds_bank_18(simd_1_lds_bank_18),
    .lds_bank_19(simd_1_lds_bank_19),
    .lds_bank_20(simd_1_lds_bank_20),
    .lds_bank_21(simd_1_lds_bank_21),
    .lds_bank_22(simd_1_lds_bank_22),
    .lds_bank_23(simd_1_lds_bank_23),
    .lds_bank_24(simd_1_lds_bank_24),
    .lds_bank_25(simd_1_lds_bank_25),
    .lds_bank_26(simd_1_lds_bank_26),
    .lds_bank_27(simd_1_lds_bank_27),
    .lds_bank_28(simd_1_lds_bank_28),
    .lds_bank_29(simd_1_lds_bank_29),
    .lds_bank_30(simd_1_lds_bank_30),
    .lds_bank_31(simd_1_lds_bank_31),
    .lds_row_0(simd_1_lds_row_0),
    .lds_row_1(simd_1_lds_row_1),
    .lds_row_2(simd_1_lds_row_2),
    .lds_row_3(simd_1_lds_row_3),
    .lds_row_4(simd_1_lds_row_4),
    .lds_row_5(simd_1_lds_row_5),
    .lds_row_6(simd_1_lds_row_6),
    .lds_row_7(simd_1_lds_row_7),
    .lds_row_8(simd_1_lds_row_8),
    .lds_row_9(simd_1_lds_row_9),
    .lds_row_10(simd_1_lds_row_10),
    .lds_row_11(simd_1_lds_row_11),
    .lds_row_12(simd_1_lds_row_12),
    .lds_row_13(simd_1_lds_row_13),
    .lds_row_14(simd_1_lds_row_14),
    .lds_row_15(simd_1_lds_row_15),
    .lds_row_16(simd_1_lds_row_16),
    .lds_row_17(simd_1_lds_row_17),
    .lds_row_18(simd_1_lds_row_18),
    .lds_row_19(simd_1_lds_row_19),
    .lds_row_20(simd_1_lds_row_20),
    .lds_row_21(simd_1_lds_row_21),
    .lds_row_22(simd_1_lds_row_22),
    .lds_row_23(simd_1_lds_row_23),
    .lds_row_24(simd_1_lds_row_24),
    .lds_row_25(simd_1_lds_row_25),
    .lds_row_26(simd_1_lds_row_26),
    .lds_row_27(simd_1_lds_row_27),
    .lds_row_28(simd_1_lds_row_28),
    .lds_row_29(simd_1_lds_row_29),
    .lds_row_30(simd_1_lds_row_30),
    .lds_row_31(simd_1_lds_row_31),
    .lds_data_0(simd_1_lds_data_0),
    .lds_data_1(simd_1_lds_data_1),
    .lds_data_2(simd_1_lds_data_2),
    .lds_data_3(simd_1_lds_data_3),
    .lds_data_4(simd_1_lds_data_4),
    .lds_data_5(simd_1_lds_data_5),
    .lds_data_6(simd_1_lds_data_6),
    .lds_data_7(simd_1_lds_data_7),
    .lds_data_8(simd_1_lds_data_8),
    .lds_data_9(simd_1_lds_data_9),
    .lds_data_10(simd_1_lds_data_10),
    .lds_data_11(simd_1_lds_data_11),
    .lds_data_12(simd_1_lds_data_12),
    .lds_data_13(simd_1_lds_data_13),
    .lds_data_14(simd_1_lds_data_14),
    .lds_data_15(simd_1_lds_data_15),
    .lds_data_16(simd_1_lds_data_16),
    .lds_data_17(simd_1_lds_data_17),
    .lds_data_18(simd_1_lds_data_18),
    .lds_data_19(simd_1_lds_data_19),
    .lds_data_20(simd_1_lds_data_20),
    .lds_data_21(simd_1_lds_data_21),
    .lds_data_22(simd_1_lds_data_22),
    .lds_data_23(simd_1_lds_data_23),
    .lds_data_24(simd_1_lds_data_24),
    .lds_data_25(simd_1_lds_data_25),
    .lds_data_26(simd_1_lds_data_26),
    .lds_data_27(simd_1_lds_data_27),
    .lds_data_28(simd_1_lds_data_28),
    .lds_data_29(simd_1_lds_data_29),
    .lds_data_30(simd_1_lds_data_30),
    .lds_data_31(simd_1_lds_data_31),
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
    .fault_kind(simd_1_fault_kind),
    .debug_issue_0_valid(debug_issue_6_valid),
    .debug_issue_0_wave(debug_issue_6_wave),
    .debug_issue_0_sequence(debug_issue_6_sequence),
    .debug_issue_0_pc(debug_issue_6_pc),
    .debug_issue_1_valid(debug_issue_7_valid),
    .debug_issue_1_wave(debug_issue_7_wave),
    .debug_issue_1_sequence(debug_issue_7_sequence),
    .debug_issue_1_pc(debug_issue_7_pc),
    .debug_issue_2_valid(debug_issue_8_valid),
    .debug_issue_2_wave(debug_issue_8_wave),
    .debug_issue_2_sequence(debug_issue_8_sequence),
    .debug_issue_2_pc(debug_issue_8_pc),
    .debug_issue_3_valid(debug_issue_9_valid),
    .debug_issue_3_wave(debug_issue_9_wave),
    .debug_issue_3_sequence(debug_issue_9_sequence),
    .debug_issue_3_pc(debug_issue_9_pc),
    .debug_issue_4_valid(debug_issue_10_valid),
    .debug_issue_4_wave(debug_issue_10_wave),
    .debug_issue_4_sequence(debug_issue_10_sequence),
    .debug_issue_4_pc(debug_issue_10_pc),
    .debug_issue_5_valid(debug_issue_11_valid),
    .debug_issue_5_wave(debug_issue_11_wave),
    .debug_issue_5_sequence(debug_issue_11_sequence),
    .debug_issue_5_pc(debug_issue_11_pc),
    .debug_place_0_vgpr_base(debug_place_1_0_vgpr_base),
    .debug_place_0_lds_base(debug_place_1_0_lds_base),
    .debug_place_0_scratch_base(debug_place_1_0_scratch_base),
    .debug_place_1_vgpr_base(debug_place_1_1_vgpr_base),
    .debug_place_1_lds_base(debug_place_1_1_lds_base),
    .debug_place_1_scratch_base(debug_place_1_1_scratch_base),
    .debug_place_2_vgpr_base(debug_place_1_2_vgpr_base),
    .debug_place_2_lds_base(debug_place_1_2_lds_base),
    .debug_place_2_scratch_base(debug_place_1_2_scratch_base),
    .debug_place_3_vgpr_base(debug_place_1_3_vgpr_base),
    .debug_place_3_lds_base(debug_place_1_3_lds_base),
    .debug_place_3_scratch_base(debug_place_1_3_scratch_base),
    .debug_place_4_vgpr_base(debug_place_1_4_vgpr_base),
    .debug_place_4_lds_base(debug_place_1_4_lds_base),
    .debug_place_4_scratch_base(debug_place_1_4_scratch_base),
    .debug_place_5_vgpr_base(debug_place_1_5_vgpr_base),
    .debug_place_5_lds_base(debug_place_1_5_lds_base),
    .debug_place_5_scratch_base(debug_place_1_5_scratch_base),
    .debug_place_6_vgpr_base(debug_place_1_6_vgpr_base),
    .debug_place_6_lds_base(debug_place_1_6_lds_base),
    .debug_place_6_scratch_base(debug_place_1_6_scratch_base),
    .debug_place_7_vgpr_base(debug_place_1_7_vgpr_base),
    .debug_place_7_lds_base(debug_place_1_7_lds_base),
    .debug_place_7_scratch_base(debug_place_1_7_scratch_base),
    .debug_place_8_vgpr_base(debug_place_1_8_vgpr_base),
    .debug_place_8_lds_base(debug_place_1_8_lds_base),
    .debug_place_8_scratch_base(debug_place_1_8_scratch_base),
    .debug_place_9_vgpr_base(debug_place_1_9_vgpr_base),
    .debug_place_9_lds_base(debug_place_1_9_lds_base),
    .debug_place_9_scratch_base(debug_place_1_9_scratch_base),
    .debug_place_10_vgpr_base(debug_place_1_10_vgpr_base),
    .debug_place_10_lds_base(debug_place_1_10_lds_base),
    .debug_place_10_scratch_base(debug_place_1_10_scratch_base),
    .debug_place_11_vgpr_base(debug_place_1_11_vgpr_base),
    .debug_place_11_lds_base(debug_place_1_11_lds_base),
    .debug_place_11_scratch_base(debug_place_1_11_scratch_base),
    .debug_place_12_vgpr_base(debug_place_1_12_vgpr_base),
    .debug_place_12_lds_base(debug_place_1_12_lds_base),
    .debug_place_12_scratch_base(debug_place_1_12_scratch_base),
    .debug_place_13_vgpr_base(debug_place_1_13_vgpr_base),
    .debug_place_13_lds_base(debug_place_1_13_lds_base),
    .debug_place_13_scratch_base(debug_place_1_13_scratch_base),
    .debug_place_14_vgpr_base(debug_place_1_14_vgpr_base),
    .debug_place_14_lds_base(debug_place_1_14_lds_base),
    .debug_place_14_scratch_base(debug_place_1_14_scratch_base),
    .debug_place_15_vgpr_base(debug_place_1_15_vgpr_base),
    .debug_place_15_lds_base(debug_place_1_15_lds_base),
    .debug_place_15_scratch_base(debug_place_1_15_scratch_base),
    .debug_scalar_valid(debug_scalar_1_valid),
    .debug_scalar_wave(debug_scalar_1_wave),
    .debug_scalar_sequence(debug_scalar_1_sequence),
    .debug_scalar_pair(debug_scalar_1_pair),
    .debug_scalar_data(debug_scalar_1_data),
    .debug_scalar_halves(debug_scalar_1_halves),
    .debug_condition_valid(debug_condition_1_valid),
    .debug_condition_wave(debug_condition_1_wave),
    .debug_condition_sequence(debug_condition_1_sequence),
    .debug_condition_value(debug_condition_1_value),
    .debug_answer_valid(debug_answer_1_valid),
    .debug_answer_wave(debug_answer_1_wave),
    .debug_answer_sequence(debug_answer_1_sequence),
    .debug_answer_value(debug_answer_1_value),
    .debug_valu_valid(debug_valu_1_valid),
    .debug_valu_wave(debug_valu_1_wave),
    .debug_valu_sequence(debug_valu_1_sequence),
    .debug_valu_row(debug_valu_1_row),
    .debug_valu_beat(debug_valu_1_beat),
    .debug_valu_high(debug_valu_1_high),
    .debug_valu_bytes(debug_valu_1_bytes),
    .debug_valu_lane_0_active(debug_valu_lane_1_0_active),
    .debug_valu_lane_0_data(debug_valu_lane_1_0_data),
    .debug_valu_lane_1_active(debug_valu_lane_1_1_active),
    .debug_valu_lane_1_data(debug_valu_lane_1_1_data),
    .debug_valu_lane_2_active(debug_valu_lane_1_2_active),
    .debug_valu_lane_2_data(debug_valu_lane_1_2_data),
    .debug_valu_lane_3_active(debug_valu_lane_1_3_active),
    .debug_valu_lane_3_data(debug_valu_lane_1_3_data),
    .debug_valu_lane_4_active(debug_valu_lane_1_4_active),
    .debug_valu_lane_4_data(debug_valu_lane_1_4_data),
    .debug_valu_lane_5_active(debug_valu_lane_1_5_active),
    .debug_valu_lane_5_data(debug_valu_lane_1_5_data),
    .debug_valu_lane_6_active(debug_valu_lane_1_6_active),
    .debug_valu_lane_6_data(debug_valu_lane_1_6_data),
    .debug_valu_lane_7_active(debug_valu_lane_1_7_active),
    .debug_valu_lane_7_data(debug_valu_lane_1_7_data),
    .debug_valu_lane_8_active(debug_valu_lane_1_8_active),
    .debug_valu_lane_8_data(debug_valu_lane_1_8_data),
    .debug_valu_lane_9_active(debug_valu_lane_1_9_active),
    .debug_valu_lane_9_data(debug_valu_lane_1_9_data),
    .debug_valu_lane_10_active(debug_valu_lane_1_10_active),
    .debug_valu_lane_10_data(debug_valu_lane_1_10_data),
    .debug_valu_lane_11_active(debug_valu_lane_1_11_active),
    .debug_valu_lane_11_data(debug_valu_lane_1_11_data),
    .debug_valu_lane_12_active(debug_valu_lane_1_12_active),
    .debug_valu_lane_12_data(debug_valu_lane_1_12_data),
    .debug_valu_lane_13_active(debug_valu_lane_1_13_active),
    .debug_valu_lane_13_data(debug_valu_lane_1_13_data),
    .debug_valu_lane_14_active(debug_valu_lane_1_14_active),
    .debug_valu_lane_14_data(debug_valu_lane_1_14_data),
    .debug_valu_lane_15_active(debug_valu_lane_1_15_active),
    .debug_valu_lane_15_data(debug_valu_lane_1_15_data),
    .debug_valu_lane_16_active(debug_valu_lane_1_16_active),
    .debug_valu_lane_16_data(debug_valu_lane_1_16_data),
    .debug_valu_lane_17_active(debug_valu_lane_1_17_active),
    .debug_valu_lane_17_data(debug_valu_lane_1_17_data),
    .debug_valu_lane_18_active(debug_valu_lane_1_18_active),
    .debug_valu_lane_18_data(debug_valu_lane_1_18_data),
    .debug_valu_lane_19_active(debug_valu_lane_1_19_active),
    .debug_valu_lane_19_data(debug_valu_lane_1_19_data),
    .debug_valu_lane_20_active(debug_valu_lane_1_20_active),
    .debug_valu_lane_20_data(debug_valu_lane_1_20_data),
    .debug_valu_lane_21_active(debug_valu_lane_1_21_active),
    .debug_valu_lane_21_data(debug_valu_lane_1_21_data),
    .debug_valu_lane_22_active(debug_valu_lane_1_22_active),
    .debug_valu_lane_22_data(debug_valu_lane_1_22_data),
    .debug_valu_lane_23_active(debug_valu_lane_1_23_active),
    .debug_valu_lane_23_data(debug_valu_lane_1_23_data),
    .debug_valu_lane_24_active(debug_valu_lane_1_24_active),
    .debug_valu_lane_24_data(debug_valu_lane_1_24_data),
    .debug_valu_lane_25_active(debug_valu_lane_1_25_active),
    .debug_valu_lane_25_data(debug_valu_lane_1_25_data),
    .debug_valu_lane_26_active(debug_valu_lane_1_26_active),
    .debug_valu_lane_26_data(debug_valu_lane_1_26_data),
    .debug_valu_lane_27_active(debug_valu_lane_1_27_active),
    .debug_valu_lane_27_data(debug_valu_lane_1_27_data),
    .debug_valu_lane_28_active(debug_valu_lane_1_28_active),
    .debug_valu_lane_28_data(debug_valu_lane_1_28_data),
    .debug_valu_lane_29_active(debug_valu_lane_1_29_active),
    .debug_valu_lane_29_data(debug_valu_lane_1_29_data),
    .debug_valu_lane_30_active(debug_valu_lane_1_30_active),
    .debug_valu_lane_30_data(debug_valu_lane_1_30_data),
    .debug_valu_lane_31_active(debug_valu_lane_1_31_active),
    .debug_valu_lane_31_data(debug_valu_lane_1_31_data),
    .debug_load_valid(debug_load_1_valid),
    .debug_load_wave(debug_load_1_wave),
    .debug_load_sequence(debug_load_1_sequence),
    .debug_load_row(debug_load_1_row),
    .debug_load_beat(debug_load_1_beat),
    .debug_load_lane_0_bytes(debug_load_lane_1_0_bytes),
    .debug_load_lane_0_data(debug_load_lane_1_0_data),
    .debug_load_lane_1_bytes(debug_load_lane_1_1_bytes),
    .debug_load_lane_1_data(debug_load_lane_1_1_data),
    .debug_load_lane_2_bytes(debug_load_lane_1_2_bytes),
    .debug_load_lane_2_data(debug_load_lane_1_2_data),
    .debug_load_lane_3_bytes(debug_load_lane_1_3_bytes),
    .debug_load_lane_3_data(debug_load_lane_1_3_data),
    .debug_load_lane_4_bytes(debug_load_lane_1_4_bytes),
    .debug_load_lane_4_data(debug_load_lane_1_4_data),
    .debug_load_lane_5_bytes(debug_load_lane_1_5_bytes),
    .debug_load_lane_5_data(debug_load_lane_1_5_data),
    .debug_load_lane_6_bytes(debug_load_lane_1_6_bytes),
    .debug_load_lane_6_data(debug_load_lane_1_6_data),
    .debug_load_lane_7_bytes(debug_load_lane_1_7_bytes),
    .debug_load_lane_7_data(debug_load_lane_1_7_data),
    .debug_load_lane_8_bytes(debug_load_lane_1_8_bytes),
    .debug_load_lane_8_data(debug_load_lane_1_8_data),
    .debug_load_lane_9_bytes(debug_load_lane_1_9_bytes),
    .debug_load_lane_9_data(debug_load_lane_1_9_data),
    .debug_load_lane_10_bytes(debug_load_lane_1_10_bytes),
    .debug_load_lane_10_data(debug_load_lane_1_10_data),
    .debug_load_lane_11_bytes(debug_load_lane_1_11_bytes),
    .debug_load_lane_11_data(debug_load_lane_1_11_data),
    .debug_load_lane_12_bytes(debug_load_lane_1_12_bytes),
    .debug_load_lane_12_data(debug_load_lane_1_12_data),
    .debug_load_lane_13_bytes(debug_load_lane_1_13_bytes),
    .debug_load_lane_13_data(debug_load_lane_1_13_data),
    .debug_load_lane_14_bytes(debug_load_lane_1_14_bytes),
    .debug_load_lane_14_data(debug_load_lane_1_14_data),
    .debug_load_lane_15_bytes(debug_load_lane_1_15_bytes),
    .debug_load_lane_15_data(debug_load_lane_1_15_data),
    .debug_load_lane_16_bytes(debug_load_lane_1_16_bytes),
    .debug_load_lane_16_data(debug_load_lane_1_16_data),
    .debug_load_lane_17_bytes(debug_load_lane_1_17_bytes),
    .debug_load_lane_17_data(debug_load_lane_1_17_data),
    .debug_load_lane_18_bytes(debug_load_lane_1_18_bytes),
    .debug_load_lane_18_data(debug_load_lane_1_18_data),
    .debug_load_lane_19_bytes(debug_load_lane_1_19_bytes),
    .debug_load_lane_19_data(debug_load_lane_1_19_data),
    .debug_load_lane_20_bytes(debug_load_lane_1_20_bytes),
    .debug_load_lane_20_data(debug_load_lane_1_20_data),
    .debug_load_lane_21_bytes(debug_load_lane_1_21_bytes),
    .debug_load_lane_21_data(debug_load_lane_1_21_data),
    .debug_load_lane_22_bytes(debug_load_lane_1_22_bytes),
    .debug_load_lane_22_data(debug_load_lane_1_22_data),
    .debug_load_lane_23_bytes(debug_load_lane_1_23_bytes),
    .debug_load_lane_23_data(debug_load_lane_1_23_data),
    .debug_load_lane_24_bytes(debug_load_lane_1_24_bytes),
    .debug_load_lane_24_data(debug_load_lane_1_24_data),
    .debug_load_lane_25_bytes(debug_load_lane_1_25_bytes),
    .debug_load_lane_25_data(debug_load_lane_1_25_data),
    .debug_load_lane_26_bytes(debug_load_lane_1_26_bytes),
    .debug_load_lane_26_data(debug_load_lane_1_26_data),
    .debug_load_lane_27_bytes(debug_load_lane_1_27_bytes),
    .debug_load_lane_27_data(debug_load_lane_1_27_data),
    .debug_load_lane_28_bytes(debug_load_lane_1_28_bytes),
    .debug_load_lane_28_data(debug_load_lane_1_28_data),
    .debug_load_lane_29_bytes(debug_load_lane_1_29_bytes),
    .debug_load_lane_29_data(debug_load_lane_1_29_data),
    .debug_load_lane_30_bytes(debug_load_lane_1_30_bytes),
    .debug_load_lane_30_data(debug_load_lane_1_30_data),
    .debug_load_lane_31_bytes(debug_load_lane_1_31_bytes),
    .debug_load_lane_31_data(debug_load_lane_1_31_data),
    .debug_lds_valid(debug_lds_1_valid),
    .debug_lds_wave(debug_lds_1_wave),
    .debug_lds_sequence(debug_lds_1_sequence),
    .debug_lds_conflict(debug_lds_1_conflict),
    .debug_lds_wants(debug_lds_1_wants),
    .debug_lds_granted(debug_lds_1_granted),
    .debug_lds_stores(simd_1_debug_lds_stores),
    .debug_request_wave(debug_request_1_wave),
    .debug_request_sequence(debug_request_1_sequence),
    .debug_request_lane(debug_request_1_lane),
    .debug_hit_valid(debug_hit_1_valid),
    .debug_hit_line(debug_hit_1_line),
    .debug_hit_mask(debug_hit_1_mask),
    .debug_scalar_request_valid(debug_scalar_request_1_valid),
    .debug_scalar_request_wave(debug_scalar_request_1_wave),
    .debug_scalar_request_sequence(debug_scalar_request_1_sequence),
    .debug_retire_0_valid(debug_retire_6_valid),
    .debug_retire_0_wave(debug_retire_6_wave),
    .debug_retire_0_sequence(debug_retire_6_sequence),
    .debug_retire_1_valid(debug_retire_7_valid),
    .debug_retire_1_wave(debug_retire_7_wave),
    .debug_retire_1_sequence(debug_retire_7_sequence),
    .debug_retire_2_valid(debug_retire_8_valid),
    .debug_retire_2_wave(debug_retire_8_wave),
    .debug_retire_2_sequence(debug_retire_8_sequence),
    .debug_retire_3_valid(debug_retire_9_valid),
    .debug_retire_3_wave(debug_retire_9_wave),
    .debug_retire_3_sequence(debug_retire_9_sequence),
    .debug_retire_4_valid(debug_retire_10_valid),
    .debug_retire_4_wave(debug_retire_10_wave),
    .debug_retire_4_sequence(debug_retire_10_sequence),
    .debug_retire_5_valid(debug_retire_11_valid),
    .debug_retire_5_wave(debug_retire_11_wave),
    .debug_retire_5_sequence(debug_retire_11_sequence)
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
    .bank_0_0(simd_0_lds_bank_0),
    .bank_0_1(simd_0_lds_bank_1),
    .bank_0_2(simd_0_lds_bank_2),
    .bank_0_3(simd_0_lds_bank_3),
    .bank_0_4(simd_0_lds_bank_4),
    .bank_0_5(simd_0_lds_bank_5),
    .bank_0_6(simd_0_lds_bank_6),
    .bank_0_7(simd_0_lds_bank_7),
    .bank_0_8(simd_0_lds_bank_8),
    .bank_0_9(simd_0_lds_bank_9),
    .bank_0_10(simd_0_lds_bank_10),
    .bank_0_11(simd_0_lds_bank_11),
    .bank_0_12(simd_0_lds_bank_12),
    .bank_0_13(simd_0_lds_bank_13),
    .bank_0_14(simd_0_lds_bank_14),
    .bank_0_15(simd_0_lds_bank_15),
    .bank_0_16(simd_0_lds_bank_16),
    .bank_0_17(simd_0_lds_bank_17),
    .bank_0_18(simd_0_lds_bank_18),
    .bank_0_19(simd_0_lds_bank_19),
    .bank_0_20(simd_0_lds_bank_20),
    .bank_0_21(simd_0_lds_bank_21),
    .bank_0_22(simd_0_lds_bank_22),
    .bank_0_23(simd_0_lds_bank_23),
    .bank_0_24(simd_0_lds_bank_24),
    .bank_0_25(simd_0_lds_bank_25),
    .bank_0_26(simd_0_lds_bank_26),
    .bank_0_27(simd_0_lds_bank_27),
    .bank_0_28(simd_0_lds_bank_28),
    .bank_0_29(simd_0_lds_bank_29),
    .bank_0_30(simd_0_lds_bank_30),
    .bank_0_31(simd_0_lds_bank_31),
    .bank_1_0(simd_1_lds_bank_0),
    .bank_1_1(simd_1_lds_bank_1),
    .bank_1_2(simd_1_lds_bank_2),
    .bank_1_3(simd_1_lds_bank_3),
    .bank_1_4(simd_1_lds_bank_4),
    .bank_1_5(simd_1_lds_bank_5),
    .bank_1_6(simd_1_lds_bank_6),
    .bank_1_7(simd_1_lds_bank_7),
    .bank_1_8(simd_1_lds_bank_8),
    .bank_1_9(simd_1_lds_bank_9),
    .bank_1_10(simd_1_lds_bank_10),
    .bank_1_11(simd_1_lds_bank_11),
    .bank_1_12(simd_1_lds_bank_12),
    .bank_1_13(simd_1_lds_bank_13),
    .bank_1_14(simd_1_lds_bank_14),
    .bank_1_15(simd_1_lds_bank_15),
    .bank_1_16(simd_1_lds_bank_16),
    .bank_1_17(simd_1_lds_bank_17),
    .bank_1_18(simd_1_lds_bank_18),
    .bank_1_19(simd_1_lds_bank_19),
    .bank_1_20(simd_1_lds_bank_20),
    .bank_1_21(simd_1_lds_bank_21),
    .bank_1_22(simd_1_lds_bank_22),
    .bank_1_23(simd_1_lds_bank_23),
    .bank_1_24(simd_1_lds_bank_24),
    .bank_1_25(simd_1_lds_bank_25),
    .bank_1_26(simd_1_lds_bank_26),
    .bank_1_27(simd_1_lds_bank_27),
    .bank_1_28(simd_1_lds_bank_28),
    .bank_1_29(simd_1_lds_bank_29),
    .bank_1_30(simd_1_lds_bank_30),
    .bank_1_31(simd_1_lds_bank_31),
    .row_0_0(simd_0_lds_row_0),
    .row_0_1(simd_0_lds_row_1),
    .row_0_2(simd_0_lds_row_2),
    .row_0_3(simd_0_lds_row_3),
    .row_0_4(simd_0_lds_row_4),
    .row_0_5(simd_0_lds_row_5),
    .row_0_6(simd_0_lds_row_6),
    .row_0_7(simd_0_lds_row_7),
    .row_0_8(simd_0_lds_row_8),
    .row_0_9(simd_0_lds_row_9),
    .row_0_10(simd_0_lds_row_10),
    .row_0_11(simd_0_lds_row_11),
    .row_0_12(simd_0_lds_row_12),
    .row_0_13(simd_0_lds_row_13),
    .row_0_14(simd_0_lds_row_14),
    .row_0_15(simd_0_lds_row_15),
    .row_0_16(simd_0_lds_row_16),
    .row_0_17(simd_0_lds_row_17),
    .row_0_18(simd_0_lds_row_18),
    .row_0_19(simd_0_lds_row_19),
    .row_0_20(simd_0_lds_row_20),
    .row_0_21(simd_0_lds_row_21),
    .row_0_22(simd_0_lds_row_22),
    .row_0_23(simd_0_lds_row_23),
    .row_0_24(simd_0_lds_row_24),
    .row_0_25(simd_0_lds_row_25),
    .row_0_26(simd_0_lds_row_26),
    .row_0_27(simd_0_lds_row_27),
    .row_0_28(simd_0_lds_row_28),
    .row_0_29(simd_0_lds_row_29),
    .row_0_30(simd_0_lds_row_30),
    .row_0_31(simd_0_lds_row_31),
    .row_1_0(simd_1_lds_row_0),
    .row_1_1(simd_1_lds_row_1),
    .row_1_2(simd_1_lds_row_2),
    .row_1_3(simd_1_lds_row_3),
    .row_1_4(simd_1_lds_row_4),
    .row_1_5(simd_1_lds_row_5),
    .row_1_6(simd_1_lds_row_6),
    .row_1_7(simd_1_lds_row_7),
    .row_1_8(simd_1_lds_row_8),
    .row_1_9(simd_1_lds_row_9),
    .row_1_10(simd_1_lds_row_10),
    .row_1_11(simd_1_lds_row_11),
    .row_1_12(simd_1_lds_row_12),
    .row_1_13(simd_1_lds_row_13),
    .row_1_14(simd_1_lds_row_14),
    .row_1_15(simd_1_lds_row_15),
    .row_1_16(simd_1_lds_row_16),
    .row_1_17(simd_1_lds_row_17),
    .row_1_18(simd_1_lds_row_18),
    .row_1_19(simd_1_lds_row_19),
    .row_1_20(simd_1_lds_row_20),
    .row_1_21(simd_1_lds_row_21),
    .row_1_22(simd_1_lds_row_22),
    .row_1_23(simd_1_lds_row_23),
    .row_1_24(simd_1_lds_row_24),
    .row_1_25(simd_1_lds_row_25),
    .row_1_26(simd_1_lds_row_26),
    .row_1_27(simd_1_lds_row_27),
    .row_1_28(simd_1_lds_row_28),
    .row_1_29(simd_1_lds_row_29),
    .row_1_30(simd_1_lds_row_30),
    .row_1_31(simd_1_lds_row_31),
    .data_0_0(simd_0_lds_data_0),
    .data_0_1(simd_0_lds_data_1),
    .data_0_2(simd_0_lds_data_2),
    .data_0_3(simd_0_lds_data_3),
    .data_0_4(simd_0_lds_data_4),
    .data_0_5(simd_0_lds_data_5),
    .data_0_6(simd_0_lds_data_6),
    .data_0_7(simd_0_lds_data_7),
    .data_0_8(simd_0_lds_data_8),
    .data_0_9(simd_0_lds_data_9),
    .data_0_10(simd_0_lds_data_10),
    .data_0_11(simd_0_lds_data_11),
    .data_0_12(simd_0_lds_data_12),
    .data_0_13(simd_0_lds_data_13),
    .data_0_14(simd_0_lds_data_14),
    .data_0_15(simd_0_lds_data_15),
    .data_0_16(simd_0_lds_data_16),
    .data_0_17(simd_0_lds_data_17),
    .data_0_18(simd_0_lds_data_18),
    .data_0_19(simd_0_lds_data_19),
    .data_0_20(simd_0_lds_data_20),
    .data_0_21(simd_0_lds_data_21),
    .data_0_22(simd_0_lds_data_22),
    .data_0_23(simd_0_lds_data_23),
    .data_0_24(simd_0_lds_data_24),
    .data_0_25(simd_0_lds_data_25),
    .data_0_26(simd_0_lds_data_26),
    .data_0_27(simd_0_lds_data_27),
    .data_0_28(simd_0_lds_data_28),
    .data_0_29(simd_0_lds_data_29),
    .data_0_30(simd_0_lds_data_30),
    .data_0_31(simd_0_lds_data_31),
    .data_1_0(simd_1_lds_data_0),
    .data_1_1(simd_1_lds_data_1),
    .data_1_2(simd_1_lds_data_2),
    .data_1_3(simd_1_lds_data_3),
    .data_1_4(simd_1_lds_data_4),
    .data_1_5(simd_1_lds_data_5),
    .data_1_6(simd_1_lds_data_6),
    .data_1_7(simd_1_lds_data_7),
    .data_1_8(simd_1_lds_data_8),
    .data_1_9(simd_1_lds_data_9),
    .data_1_10(simd_1_lds_data_10),
    .data_1_11(simd_1_lds_data_11),
    .data_1_12(simd_1_lds_data_12),
    .data_1_13(simd_1_lds_data_13),
    .data_1_14(simd_1_lds_data_14),
    .data_1_15(simd_1_lds_data_15),
    .data_1_16(simd_1_lds_data_16),
    .data_1_17(simd_1_lds_data_17),
    .data_1_18(simd_1_lds_data_18),
    .data_1_19(simd_1_lds_data_19),
    .data_1_20(simd_1_lds_data_20),
    .data_1_21(simd_1_lds_data_21),
    .data_1_22(simd_1_lds_data_22),
    .data_1_23(simd_1_lds_data_23),
    .data_1_24(simd_1_lds_data_24),
    .data_1_25(simd_1_lds_data_25),
    .data_1_26(simd_1_lds_data_26),
    .data_1_27(simd_1_lds_data_27),
    .data_1_28(simd_1_lds_data_28),
    .data_1_29(simd_1_lds_data_29),
    .data_1_30(simd_1_lds_data_30),
    .data_1_31(simd_1_lds_data_31),
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
    .clear(faults_stop),
    .launch(barriers_launch),
    .launch_group(initial_group),
    .launch_waves(initial_group_waves),
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
    .line_2(simd_0_request_line_2),
    .line_3(simd_1_request_line_0),
    .line_4(simd_1_request_line_1),
    .line_5(simd_1_request_line_2),
    .write_0(simd_0_request_write),
    .write_1(simd_1_request_write),
    .data_0(simd_0_request_data),
    .data_1(simd_1_request_data),
    .mask_0(simd_0_request_mask_0),
    .mask_1(simd_0_request_mask_1),
    .mask_2(simd_0_request_mask_2),
    .mask_3(simd_1_request_mask_0),
    .mask_4(simd_1_request_mask_1),
    .mask_5(simd_1_request_mask_2),
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
    .line_0(simd_0_request_line_2),
    .line_1(simd_1_request_line_2),
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
