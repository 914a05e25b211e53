// simd: kernel of hdl/src/simd.rs
// Written by Tombolo; change the source.
// SPDX-License-Identifier: MIT OR Apache-2.0

`default_nettype none

module simd (
  input wire clock,
  input wire index,
  input wire [15:0] launch,
  input wire [15:0] run,
  input wire [47:0] initial_pc,
  input wire [31:0] initial_mode,
  input wire [10:0] initial_vgpr_base,
  input wire initial_wave64,
  input wire [4:0] initial_group,
  input wire [5:0] initial_group_waves,
  input wire [16:0] initial_lds_base,
  input wire [16:0] initial_lds_size,
  input wire [47:0] initial_scratch_base,
  input wire stop,
  input wire [10:0] launch_vgprs,
  input wire [3:0] launch_wave,
  input wire launch_scalar,
  output wire launch_scalar_ready,
  input wire [5:0] launch_pair,
  input wire [63:0] launch_data,
  input wire launch_vgpr,
  output wire launch_vgpr_ready,
  input wire [10:0] launch_row,
  input wire [2:0] launch_beat,
  input wire launch_lane_0,
  input wire launch_lane_1,
  input wire launch_lane_2,
  input wire launch_lane_3,
  input wire launch_lane_4,
  input wire launch_lane_5,
  input wire launch_lane_6,
  input wire launch_lane_7,
  input wire launch_lane_8,
  input wire launch_lane_9,
  input wire launch_lane_10,
  input wire launch_lane_11,
  input wire launch_lane_12,
  input wire launch_lane_13,
  input wire launch_lane_14,
  input wire launch_lane_15,
  input wire launch_lane_16,
  input wire launch_lane_17,
  input wire launch_lane_18,
  input wire launch_lane_19,
  input wire launch_lane_20,
  input wire launch_lane_21,
  input wire launch_lane_22,
  input wire launch_lane_23,
  input wire launch_lane_24,
  input wire launch_lane_25,
  input wire launch_lane_26,
  input wire launch_lane_27,
  input wire launch_lane_28,
  input wire launch_lane_29,
  input wire launch_lane_30,
  input wire launch_lane_31,
  input wire [31:0] launch_value,
  input wire invalidate,
  input wire invalidate_data,
  output wire forget_data,
  input wire tick,
  output reg counts,
  input wire [63:0] cycles,
  output wire reads_cycles,
  input wire completed,
  input wire [4:0] completed_group,
  output wire [4:0] asking_group,
  input wire [5:0] signalled,
  input wire signalled_first,
  input wire woken_0,
  input wire woken_1,
  input wire [4:0] woken_group_0,
  input wire [4:0] woken_group_1,
  output wire signal,
  output wire wake,
  output wire end_,
  output wire interrupt_,
  output wire forget,
  output wire [4:0] event_group,
  output wire [31:0] event_m0,
  output wire [15:0] active,
  output wire [79:0] active_groups,
  output wire request_valid_0,
  output wire request_valid_1,
  output wire request_valid_2,
  input wire request_ready_0,
  input wire request_ready_1,
  input wire request_ready_2,
  output wire [41:0] request_line_0,
  output wire [41:0] request_line_1,
  output wire [41:0] request_line_2,
  output wire [63:0] request_mask_0,
  output wire [63:0] request_mask_1,
  output wire [63:0] request_mask_2,
  output wire request_write,
  output wire [511:0] request_data,
  output wire [5:0] request_tag_0,
  output wire [5:0] request_tag_1,
  output wire [5:0] request_tag_2,
  input wire response_valid_0,
  input wire response_valid_1,
  input wire response_valid_2,
  input wire [1:0] response_missing,
  input wire [5:0] response_tag,
  input wire [1:0] response_part,
  input wire response_last,
  input wire [127:0] response_data_0,
  input wire [127:0] response_data_1,
  input wire [127:0] response_data_2,
  input wire [127:0] response_data_3,
  input wire written,
  input wire [41:0] written_line,
  output wire atomic_valid,
  input wire atomic_ready,
  output wire [4:0] atomic_operation,
  output wire atomic_wide,
  output wire [3:0] atomic_word,
  output wire [127:0] atomic_data,
  output wire [25:0] atomic_origin,
  input wire atomic_done,
  input wire [5:0] atomic_tag,
  input wire [63:0] atomic_value,
  output wire [2:0] violation,
  output wire [5:0] violation_lane,
  output wire [3:0] violation_wave,
  output wire [15:0] violation_sequence,
  output wire [47:0] violation_pc,
  output wire lds_want,
  output wire lds_store,
  output wire lds_hold,
  output wire lds_valid_0,
  output wire lds_valid_1,
  output wire lds_valid_2,
  output wire lds_valid_3,
  output wire lds_valid_4,
  output wire lds_valid_5,
  output wire lds_valid_6,
  output wire lds_valid_7,
  output wire lds_valid_8,
  output wire lds_valid_9,
  output wire lds_valid_10,
  output wire lds_valid_11,
  output wire lds_valid_12,
  output wire lds_valid_13,
  output wire lds_valid_14,
  output wire lds_valid_15,
  output wire lds_valid_16,
  output wire lds_valid_17,
  output wire lds_valid_18,
  output wire lds_valid_19,
  output wire lds_valid_20,
  output wire lds_valid_21,
  output wire lds_valid_22,
  output wire lds_valid_23,
  output wire lds_valid_24,
  output wire lds_valid_25,
  output wire lds_valid_26,
  output wire lds_valid_27,
  output wire lds_valid_28,
  output wire lds_valid_29,
  output wire lds_valid_30,
  output wire lds_valid_31,
  output wire [4:0] lds_request_0_bank,
  output wire [9:0] lds_request_0_row,
  output wire [31:0] lds_request_0_data,
  output wire [3:0] lds_request_0_bytes,
  output wire [4:0] lds_request_1_bank,
  output wire [9:0] lds_request_1_row,
  output wire [31:0] lds_request_1_data,
  output wire [3:0] lds_request_1_bytes,
  output wire [4:0] lds_request_2_bank,
  output wire [9:0] lds_request_2_row,
  output wire [31:0] lds_request_2_data,
  output wire [3:0] lds_request_2_bytes,
  output wire [4:0] lds_request_3_bank,
  output wire [9:0] lds_request_3_row,
  output wire [31:0] lds_request_3_data,
  output wire [3:0] lds_request_3_bytes,
  output wire [4:0] lds_request_4_bank,
  output wire [9:0] lds_request_4_row,
  output wire [31:0] lds_request_4_data,
  output wire [3:0] lds_request_4_bytes,
  output wire [4:0] lds_request_5_bank,
  output wire [9:0] lds_request_5_row,
  output wire [31:0] lds_request_5_data,
  output wire [3:0] lds_request_5_bytes,
  output wire [4:0] lds_request_6_bank,
  output wire [9:0] lds_request_6_row,
  output wire [31:0] lds_request_6_data,
  output wire [3:0] lds_request_6_bytes,
  output wire [4:0] lds_request_7_bank,
  output wire [9:0] lds_request_7_row,
  output wire [31:0] lds_request_7_data,
  output wire [3:0] lds_request_7_bytes,
  output wire [4:0] lds_request_8_bank,
  output wire [9:0] lds_request_8_row,
  output wire [31:0] lds_request_8_data,
  output wire [3:0] lds_request_8_bytes,
  output wire [4:0] lds_request_9_bank,
  output wire [9:0] lds_request_9_row,
  output wire [31:0] lds_request_9_data,
  output wire [3:0] lds_request_9_bytes,
  output wire [4:0] lds_request_10_bank,
  output wire [9:0] lds_request_10_row,
  output wire [31:0] lds_request_10_data,
  output wire [3:0] lds_request_10_bytes,
  output wire [4:0] lds_request_11_bank,
  output wire [9:0] lds_request_11_row,
  output wire [31:0] lds_request_11_data,
  output wire [3:0] lds_request_11_bytes,
  output wire [4:0] lds_request_12_bank,
  output wire [9:0] lds_request_12_row,
  output wire [31:0] lds_request_12_data,
  output wire [3:0] lds_request_12_bytes,
  output wire [4:0] lds_request_13_bank,
  output wire [9:0] lds_request_13_row,
  output wire [31:0] lds_request_13_data,
  output wire [3:0] lds_request_13_bytes,
  output wire [4:0] lds_request_14_bank,
  output wire [9:0] lds_request_14_row,
  output wire [31:0] lds_request_14_data,
  output wire [3:0] lds_request_14_bytes,
  output wire [4:0] lds_request_15_bank,
  output wire [9:0] lds_request_15_row,
  output wire [31:0] lds_request_15_data,
  output wire [3:0] lds_request_15_bytes,
  output wire [4:0] lds_request_16_bank,
  output wire [9:0] lds_request_16_row,
  output wire [31:0] lds_request_16_data,
  output wire [3:0] lds_request_16_bytes,
  output wire [4:0] lds_request_17_bank,
  output wire [9:0] lds_request_17_row,
  output wire [31:0] lds_request_17_data,
  output wire [3:0] lds_request_17_bytes,
  output wire [4:0] lds_request_18_bank,
  output wire [9:0] lds_request_18_row,
  output wire [31:0] lds_request_18_data,
  output wire [3:0] lds_request_18_bytes,
  output wire [4:0] lds_request_19_bank,
  output wire [9:0] lds_request_19_row,
  output wire [31:0] lds_request_19_data,
  output wire [3:0] lds_request_19_bytes,
  output wire [4:0] lds_request_20_bank,
  output wire [9:0] lds_request_20_row,
  output wire [31:0] lds_request_20_data,
  output wire [3:0] lds_request_20_bytes,
  output wire [4:0] lds_request_21_bank,
  output wire [9:0] lds_request_21_row,
  output wire [31:0] lds_request_21_data,
  output wire [3:0] lds_request_21_bytes,
  output wire [4:0] lds_request_22_bank,
  output wire [9:0] lds_request_22_row,
  output wire [31:0] lds_request_22_data,
  output wire [3:0] lds_request_22_bytes,
  output wire [4:0] lds_request_23_bank,
  output wire [9:0] lds_request_23_row,
  output wire [31:0] lds_request_23_data,
  output wire [3:0] lds_request_23_bytes,
  output wire [4:0] lds_request_24_bank,
  output wire [9:0] lds_request_24_row,
  output wire [31:0] lds_request_24_data,
  output wire [3:0] lds_request_24_bytes,
  output wire [4:0] lds_request_25_bank,
  output wire [9:0] lds_request_25_row,
  output wire [31:0] lds_request_25_data,
  output wire [3:0] lds_request_25_bytes,
  output wire [4:0] lds_request_26_bank,
  output wire [9:0] lds_request_26_row,
  output wire [31:0] lds_request_26_data,
  output wire [3:0] lds_request_26_bytes,
  output wire [4:0] lds_request_27_bank,
  output wire [9:0] lds_request_27_row,
  output wire [31:0] lds_request_27_data,
  output wire [3:0] lds_request_27_bytes,
  output wire [4:0] lds_request_28_bank,
  output wire [9:0] lds_request_28_row,
  output wire [31:0] lds_request_28_data,
  output wire [3:0] lds_request_28_bytes,
  output wire [4:0] lds_request_29_bank,
  output wire [9:0] lds_request_29_row,
  output wire [31:0] lds_request_29_data,
  output wire [3:0] lds_request_29_bytes,
  output wire [4:0] lds_request_30_bank,
  output wire [9:0] lds_request_30_row,
  output wire [31:0] lds_request_30_data,
  output wire [3:0] lds_request_30_bytes,
  output wire [4:0] lds_request_31_bank,
  output wire [9:0] lds_request_31_row,
  output wire [31:0] lds_request_31_data,
  output wire [3:0] lds_request_31_bytes,
  input wire lds_granted,
  input wire lds_served_0,
  input wire lds_served_1,
  input wire lds_served_2,
  input wire lds_served_3,
  input wire lds_served_4,
  input wire lds_served_5,
  input wire lds_served_6,
  input wire lds_served_7,
  input wire lds_served_8,
  input wire lds_served_9,
  input wire lds_served_10,
  input wire lds_served_11,
  input wire lds_served_12,
  input wire lds_served_13,
  input wire lds_served_14,
  input wire lds_served_15,
  input wire lds_served_16,
  input wire lds_served_17,
  input wire lds_served_18,
  input wire lds_served_19,
  input wire lds_served_20,
  input wire lds_served_21,
  input wire lds_served_22,
  input wire lds_served_23,
  input wire lds_served_24,
  input wire lds_served_25,
  input wire lds_served_26,
  input wire lds_served_27,
  input wire lds_served_28,
  input wire lds_served_29,
  input wire lds_served_30,
  input wire lds_served_31,
  input wire [31:0] lds_word_0,
  input wire [31:0] lds_word_1,
  input wire [31:0] lds_word_2,
  input wire [31:0] lds_word_3,
  input wire [31:0] lds_word_4,
  input wire [31:0] lds_word_5,
  input wire [31:0] lds_word_6,
  input wire [31:0] lds_word_7,
  input wire [31:0] lds_word_8,
  input wire [31:0] lds_word_9,
  input wire [31:0] lds_word_10,
  input wire [31:0] lds_word_11,
  input wire [31:0] lds_word_12,
  input wire [31:0] lds_word_13,
  input wire [31:0] lds_word_14,
  input wire [31:0] lds_word_15,
  input wire [31:0] lds_word_16,
  input wire [31:0] lds_word_17,
  input wire [31:0] lds_word_18,
  input wire [31:0] lds_word_19,
  input wire [31:0] lds_word_20,
  input wire [31:0] lds_word_21,
  input wire [31:0] lds_word_22,
  input wire [31:0] lds_word_23,
  input wire [31:0] lds_word_24,
  input wire [31:0] lds_word_25,
  input wire [31:0] lds_word_26,
  input wire [31:0] lds_word_27,
  input wire [31:0] lds_word_28,
  input wire [31:0] lds_word_29,
  input wire [31:0] lds_word_30,
  input wire [31:0] lds_word_31,
  output wire [15:0] fault,
  output wire [47:0] fault_pc,
  output wire [2:0] fault_kind,
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
  output wire [10:0] debug_place_0_vgpr_base,
  output wire [16:0] debug_place_0_lds_base,
  output wire [47:0] debug_place_0_scratch_base,
  output wire [10:0] debug_place_1_vgpr_base,
  output wire [16:0] debug_place_1_lds_base,
  output wire [47:0] debug_place_1_scratch_base,
  output wire [10:0] debug_place_2_vgpr_base,
  output wire [16:0] debug_place_2_lds_base,
  output wire [47:0] debug_place_2_scratch_base,
  output wire [10:0] debug_place_3_vgpr_base,
  output wire [16:0] debug_place_3_lds_base,
  output wire [47:0] debug_place_3_scratch_base,
  output wire [10:0] debug_place_4_vgpr_base,
  output wire [16:0] debug_place_4_lds_base,
  output wire [47:0] debug_place_4_scratch_base,
  output wire [10:0] debug_place_5_vgpr_base,
  output wire [16:0] debug_place_5_lds_base,
  output wire [47:0] debug_place_5_scratch_base,
  output wire [10:0] debug_place_6_vgpr_base,
  output wire [16:0] debug_place_6_lds_base,
  output wire [47:0] debug_place_6_scratch_base,
  output wire [10:0] debug_place_7_vgpr_base,
  output wire [16:0] debug_place_7_lds_base,
  output wire [47:0] debug_place_7_scratch_base,
  output wire [10:0] debug_place_8_vgpr_base,
  output wire [16:0] debug_place_8_lds_base,
  output wire [47:0] debug_place_8_scratch_base,
  output wire [10:0] debug_place_9_vgpr_base,
  output wire [16:0] debug_place_9_lds_base,
  output wire [47:0] debug_place_9_scratch_base,
  output wire [10:0] debug_place_10_vgpr_base,
  output wire [16:0] debug_place_10_lds_base,
  output wire [47:0] debug_place_10_scratch_base,
  output wire [10:0] debug_place_11_vgpr_base,
  output wire [16:0] debug_place_11_lds_base,
  output wire [47:0] debug_place_11_scratch_base,
  output wire [10:0] debug_place_12_vgpr_base,
  output wire [16:0] debug_place_12_lds_base,
  output wire [47:0] debug_place_12_scratch_base,
  output wire [10:0] debug_place_13_vgpr_base,
  output wire [16:0] debug_place_13_lds_base,
  output wire [47:0] debug_place_13_scratch_base,
  output wire [10:0] debug_place_14_vgpr_base,
  output wire [16:0] debug_place_14_lds_base,
  output wire [47:0] debug_place_14_scratch_base,
  output wire [10:0] debug_place_15_vgpr_base,
  output wire [16:0] debug_place_15_lds_base,
  output wire [47:0] debug_place_15_scratch_base,
  output wire debug_scalar_valid,
  output wire [3:0] debug_scalar_wave,
  output wire [15:0] debug_scalar_sequence,
  output wire [5:0] debug_scalar_pair,
  output wire [63:0] debug_scalar_data,
  output wire [1:0] debug_scalar_halves,
  output wire debug_condition_valid,
  output wire [3:0] debug_condition_wave,
  output wire [15:0] debug_condition_sequence,
  output wire debug_condition_value,
  output wire debug_answer_valid,
  output wire [3:0] debug_answer_wave,
  output wire [15:0] debug_answer_sequence,
  output wire debug_answer_value,
  output wire debug_valu_valid,
  output wire [3:0] debug_valu_wave,
  output wire [15:0] debug_valu_sequence,
  output wire [10:0] debug_valu_row,
  output wire [2:0] debug_valu_beat,
  output wire debug_valu_high,
  output wire [3:0] debug_valu_bytes,
  output wire debug_valu_lane_0_active,
  output wire [63:0] debug_valu_lane_0_data,
  output wire debug_valu_lane_1_active,
  output wire [63:0] debug_valu_lane_1_data,
  output wire debug_valu_lane_2_active,
  output wire [63:0] debug_valu_lane_2_data,
  output wire debug_valu_lane_3_active,
  output wire [63:0] debug_valu_lane_3_data,
  output wire debug_valu_lane_4_active,
  output wire [63:0] debug_valu_lane_4_data,
  output wire debug_valu_lane_5_active,
  output wire [63:0] debug_valu_lane_5_data,
  output wire debug_valu_lane_6_active,
  output wire [63:0] debug_valu_lane_6_data,
  output wire debug_valu_lane_7_active,
  output wire [63:0] debug_valu_lane_7_data,
  output wire debug_valu_lane_8_active,
  output wire [63:0] debug_valu_lane_8_data,
  output wire debug_valu_lane_9_active,
  output wire [63:0] debug_valu_lane_9_data,
  output wire debug_valu_lane_10_active,
  output wire [63:0] debug_valu_lane_10_data,
  output wire debug_valu_lane_11_active,
  output wire [63:0] debug_valu_lane_11_data,
  output wire debug_valu_lane_12_active,
  output wire [63:0] debug_valu_lane_12_data,
  output wire debug_valu_lane_13_active,
  output wire [63:0] debug_valu_lane_13_data,
  output wire debug_valu_lane_14_active,
  output wire [63:0] debug_valu_lane_14_data,
  output wire debug_valu_lane_15_active,
  output wire [63:0] debug_valu_lane_15_data,
  output wire debug_valu_lane_16_active,
  output wire [63:0] debug_valu_lane_16_data,
  output wire debug_valu_lane_17_active,
  output wire [63:0] debug_valu_lane_17_data,
  output wire debug_valu_lane_18_active,
  output wire [63:0] debug_valu_lane_18_data,
  output wire debug_valu_lane_19_active,
  output wire [63:0] debug_valu_lane_19_data,
  output wire debug_valu_lane_20_active,
  output wire [63:0] debug_valu_lane_20_data,
  output wire debug_valu_lane_21_active,
  output wire [63:0] debug_valu_lane_21_data,
  output wire debug_valu_lane_22_active,
  output wire [63:0] debug_valu_lane_22_data,
  output wire debug_valu_lane_23_active,
  output wire [63:0] debug_valu_lane_23_data,
  output wire debug_valu_lane_24_active,
  output wire [63:0] debug_valu_lane_24_data,
  output wire debug_valu_lane_25_active,
  output wire [63:0] debug_valu_lane_25_data,
  output wire debug_valu_lane_26_active,
  output wire [63:0] debug_valu_lane_26_data,
  output wire debug_valu_lane_27_active,
  output wire [63:0] debug_valu_lane_27_data,
  output wire debug_valu_lane_28_active,
  output wire [63:0] debug_valu_lane_28_data,
  output wire debug_valu_lane_29_active,
  output wire [63:0] debug_valu_lane_29_data,
  output wire debug_valu_lane_30_active,
  output wire [63:0] debug_valu_lane_30_data,
  output wire debug_valu_lane_31_active,
  output wire [63:0] debug_valu_lane_31_data,
  output wire debug_load_valid,
  output reg [3:0] debug_load_wave,
  output reg [15:0] debug_load_sequence,
  output reg [10:0] debug_load_row,
  output reg [2:0] debug_load_beat,
  output wire [3:0] debug_load_lane_0_bytes,
  output wire [31:0] debug_load_lane_0_data,
  output wire [3:0] debug_load_lane_1_bytes,
  output wire [31:0] debug_load_lane_1_data,
  output wire [3:0] debug_load_lane_2_bytes,
  output wire [31:0] debug_load_lane_2_data,
  output wire [3:0] debug_load_lane_3_bytes,
  output wire [31:0] debug_load_lane_3_data,
  output wire [3:0] debug_load_lane_4_bytes,
  output wire [31:0] debug_load_lane_4_data,
  output wire [3:0] debug_load_lane_5_bytes,
  output wire [31:0] debug_load_lane_5_data,
  output wire [3:0] debug_load_lane_6_bytes,
  output wire [31:0] debug_load_lane_6_data,
  output wire [3:0] debug_load_lane_7_bytes,
  output wire [31:0] debug_load_lane_7_data,
  output wire [3:0] debug_load_lane_8_bytes,
  output wire [31:0] debug_load_lane_8_data,
  output wire [3:0] debug_load_lane_9_bytes,
  output wire [31:0] debug_load_lane_9_data,
  output wire [3:0] debug_load_lane_10_bytes,
  output wire [31:0] debug_load_lane_10_data,
  output wire [3:0] debug_load_lane_11_bytes,
  output wire [31:0] debug_load_lane_11_data,
  output wire [3:0] debug_load_lane_12_bytes,
  output wire [31:0] debug_load_lane_12_data,
  output wire [3:0] debug_load_lane_13_bytes,
  output wire [31:0] debug_load_lane_13_data,
  output wire [3:0] debug_load_lane_14_bytes,
  output wire [31:0] debug_load_lane_14_data,
  output wire [3:0] debug_load_lane_15_bytes,
  output wire [31:0] debug_load_lane_15_data,
  output wire [3:0] debug_load_lane_16_bytes,
  output wire [31:0] debug_load_lane_16_data,
  output wire [3:0] debug_load_lane_17_bytes,
  output wire [31:0] debug_load_lane_17_data,
  output wire [3:0] debug_load_lane_18_bytes,
  output wire [31:0] debug_load_lane_18_data,
  output wire [3:0] debug_load_lane_19_bytes,
  output wire [31:0] debug_load_lane_19_data,
  output wire [3:0] debug_load_lane_20_bytes,
  output wire [31:0] debug_load_lane_20_data,
  output wire [3:0] debug_load_lane_21_bytes,
  output wire [31:0] debug_load_lane_21_data,
  output wire [3:0] debug_load_lane_22_bytes,
  output wire [31:0] debug_load_lane_22_data,
  output wire [3:0] debug_load_lane_23_bytes,
  output wire [31:0] debug_load_lane_23_data,
  output wire [3:0] debug_load_lane_24_bytes,
  output wire [31:0] debug_load_lane_24_data,
  output wire [3:0] debug_load_lane_25_bytes,
  output wire [31:0] debug_load_lane_25_data,
  output wire [3:0] debug_load_lane_26_bytes,
  output wire [31:0] debug_load_lane_26_data,
  output wire [3:0] debug_load_lane_27_bytes,
  output wire [31:0] debug_load_lane_27_data,
  output wire [3:0] debug_load_lane_28_bytes,
  output wire [31:0] debug_load_lane_28_data,
  output wire [3:0] debug_load_lane_29_bytes,
  output wire [31:0] debug_load_lane_29_data,
  output wire [3:0] debug_load_lane_30_bytes,
  output wire [31:0] debug_load_lane_30_data,
  output wire [3:0] debug_load_lane_31_bytes,
  output wire [31:0] debug_load_lane_31_data,
  output wire debug_lds_valid,
  output wire [3:0] debug_lds_wave,
  output wire [15:0] debug_lds_sequence,
  output wire debug_lds_conflict,
  output wire debug_lds_wants,
  output wire debug_lds_granted,
  output wire [3:0] debug_request_wave,
  output wire [15:0] debug_request_sequence,
  output wire [5:0] debug_request_lane,
  output wire debug_hit_valid,
  output wire [41:0] debug_hit_line,
  output wire [63:0] debug_hit_mask,
  output wire debug_scalar_request_valid,
  output wire [3:0] debug_scalar_request_wave,
  output wire [15:0] debug_scalar_request_sequence,
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
  output wire [15:0] debug_retire_5_sequence
);

  wire slot_0_launch;
  wire slot_0_start;
  wire slot_0_fetch_want;
  wire [47:0] slot_0_fetch_pc;
  wire slot_0_ready;
  wire [2:0] slot_0_class;
  wire [31:0] slot_0_word_0;
  wire [31:0] slot_0_word_1;
  wire [31:0] slot_0_word_2;
  wire [15:0] slot_0_sequence;
  wire slot_0_fault;
  wire slot_0_traps;
  wire slot_0_outside;
  wire slot_0_counts;
  wire slot_0_signals;
  wire slot_0_wakes;
  wire slot_0_ends;
  wire slot_0_interrupts;
  wire slot_0_invalidates;
  wire [1:0] slot_0_priority;
  wire [2:0] slot_0_reserved;
  wire slot_0_answered;
  wire slot_0_active;
  wire slot_0_ended;
  wire [63:0] slot_0_state_exec;
  wire [63:0] slot_0_state_vcc;
  wire slot_0_state_scc;
  wire [31:0] slot_0_state_m0;
  wire [31:0] slot_0_state_mode;
  wire [31:0] slot_0_state_status;
  wire [31:0] slot_0_state_state_priv;
  wire [47:0] slot_0_state_pc;
  wire [10:0] slot_0_state_vgpr_base;
  wire slot_0_state_wave64;
  wire [4:0] slot_0_state_group;
  wire [5:0] slot_0_state_group_waves;
  wire [16:0] slot_0_state_lds_base;
  wire [16:0] slot_0_state_lds_size;
  wire [47:0] slot_0_state_scratch_base;
  wire slot_0_state_scalars_settled;
  wire slot_1_launch;
  wire slot_1_start;
  wire slot_1_fetch_want;
  wire [47:0] slot_1_fetch_pc;
  wire slot_1_ready;
  wire [2:0] slot_1_class;
  wire [31:0] slot_1_word_0;
  wire [31:0] slot_1_word_1;
  wire [31:0] slot_1_word_2;
  wire [15:0] slot_1_sequence;
  wire slot_1_fault;
  wire slot_1_traps;
  wire slot_1_outside;
  wire slot_1_counts;
  wire slot_1_signals;
  wire slot_1_wakes;
  wire slot_1_ends;
  wire slot_1_interrupts;
  wire slot_1_invalidates;
  wire [1:0] slot_1_priority;
  wire [2:0] slot_1_reserved;
  wire slot_1_answered;
  wire slot_1_active;
  wire slot_1_ended;
  wire [63:0] slot_1_state_exec;
  wire [63:0] slot_1_state_vcc;
  wire slot_1_state_scc;
  wire [31:0] slot_1_state_m0;
  wire [31:0] slot_1_state_mode;
  wire [31:0] slot_1_state_status;
  wire [31:0] slot_1_state_state_priv;
  wire [47:0] slot_1_state_pc;
  wire [10:0] slot_1_state_vgpr_base;
  wire slot_1_state_wave64;
  wire [4:0] slot_1_state_group;
  wire [5:0] slot_1_state_group_waves;
  wire [16:0] slot_1_state_lds_base;
  wire [16:0] slot_1_state_lds_size;
  wire [47:0] slot_1_state_scratch_base;
  wire slot_1_state_scalars_settled;
  wire slot_2_launch;
  wire slot_2_start;
  wire slot_2_fetch_want;
  wire [47:0] slot_2_fetch_pc;
  wire slot_2_ready;
  wire [2:0] slot_2_class;
  wire [31:0] slot_2_word_0;
  wire [31:0] slot_2_word_1;
  wire [31:0] slot_2_word_2;
  wire [15:0] slot_2_sequence;
  wire slot_2_fault;
  wire slot_2_traps;
  wire slot_2_outside;
  wire slot_2_counts;
  wire slot_2_signals;
  wire slot_2_wakes;
  wire slot_2_ends;
  wire slot_2_interrupts;
  wire slot_2_invalidates;
  wire [1:0] slot_2_priority;
  wire [2:0] slot_2_reserved;
  wire slot_2_answered;
  wire slot_2_active;
  wire slot_2_ended;
  wire [63:0] slot_2_state_exec;
  wire [63:0] slot_2_state_vcc;
  wire slot_2_state_scc;
  wire [31:0] slot_2_state_m0;
  wire [31:0] slot_2_state_mode;
  wire [31:0] slot_2_state_status;
  wire [31:0] slot_2_state_state_priv;
  wire [47:0] slot_2_state_pc;
  wire [10:0] slot_2_state_vgpr_base;
  wire slot_2_state_wave64;
  wire [4:0] slot_2_state_group;
  wire [5:0] slot_2_state_group_waves;
  wire [16:0] slot_2_state_lds_base;
  wire [16:0] slot_2_state_lds_size;
  wire [47:0] slot_2_state_scratch_base;
  wire slot_2_state_scalars_settled;
  wire slot_3_launch;
  wire slot_3_start;
  wire slot_3_fetch_want;
  wire [47:0] slot_3_fetch_pc;
  wire slot_3_ready;
  wire [2:0] slot_3_class;
  wire [31:0] slot_3_word_0;
  wire [31:0] slot_3_word_1;
  wire [31:0] slot_3_word_2;
  wire [15:0] slot_3_sequence;
  wire slot_3_fault;
  wire slot_3_traps;
  wire slot_3_outside;
  wire slot_3_counts;
  wire slot_3_signals;
  wire slot_3_wakes;
  wire slot_3_ends;
  wire slot_3_interrupts;
  wire slot_3_invalidates;
  wire [1:0] slot_3_priority;
  wire [2:0] slot_3_reserved;
  wire slot_3_answered;
  wire slot_3_active;
  wire slot_3_ended;
  wire [63:0] slot_3_state_exec;
  wire [63:0] slot_3_state_vcc;
  wire slot_3_state_scc;
  wire [31:0] slot_3_state_m0;
  wire [31:0] slot_3_state_mode;
  wire [31:0] slot_3_state_status;
  wire [31:0] slot_3_state_state_priv;
  wire [47:0] slot_3_state_pc;
  wire [10:0] slot_3_state_vgpr_base;
  wire slot_3_state_wave64;
  wire [4:0] slot_3_state_group;
  wire [5:0] slot_3_state_group_waves;
  wire [16:0] slot_3_state_lds_base;
  wire [16:0] slot_3_state_lds_size;
  wire [47:0] slot_3_state_scratch_base;
  wire slot_3_state_scalars_settled;
  wire slot_4_launch;
  wire slot_4_start;
  wire slot_4_fetch_want;
  wire [47:0] slot_4_fetch_pc;
  wire slot_4_ready;
  wire [2:0] slot_4_class;
  wire [31:0] slot_4_word_0;
  wire [31:0] slot_4_word_1;
  wire [31:0] slot_4_word_2;
  wire [15:0] slot_4_sequence;
  wire slot_4_fault;
  wire slot_4_traps;
  wire slot_4_outside;
  wire slot_4_counts;
  wire slot_4_signals;
  wire slot_4_wakes;
  wire slot_4_ends;
  wire slot_4_interrupts;
  wire slot_4_invalidates;
  wire [1:0] slot_4_priority;
  wire [2:0] slot_4_reserved;
  wire slot_4_answered;
  wire slot_4_active;
  wire slot_4_ended;
  wire [63:0] slot_4_state_exec;
  wire [63:0] slot_4_state_vcc;
  wire slot_4_state_scc;
  wire [31:0] slot_4_state_m0;
  wire [31:0] slot_4_state_mode;
  wire [31:0] slot_4_state_status;
  wire [31:0] slot_4_state_state_priv;
  wire [47:0] slot_4_state_pc;
  wire [10:0] slot_4_state_vgpr_base;
  wire slot_4_state_wave64;
  wire [4:0] slot_4_state_group;
  wire [5:0] slot_4_state_group_waves;
  wire [16:0] slot_4_state_lds_base;
  wire [16:0] slot_4_state_lds_size;
  wire [47:0] slot_4_state_scratch_base;
  wire slot_4_state_scalars_settled;
  wire slot_5_launch;
  wire slot_5_start;
  wire slot_5_fetch_want;
  wire [47:0] slot_5_fetch_pc;
  wire slot_5_ready;
  wire [2:0] slot_5_class;
  wire [31:0] slot_5_word_0;
  wire [31:0] slot_5_word_1;
  wire [31:0] slot_5_word_2;
  wire [15:0] slot_5_sequence;
  wire slot_5_fault;
  wire slot_5_traps;
  wire slot_5_outside;
  wire slot_5_counts;
  wire slot_5_signals;
  wire slot_5_wakes;
  wire slot_5_ends;
  wire slot_5_interrupts;
  wire slot_5_invalidates;
  wire [1:0] slot_5_priority;
  wire [2:0] slot_5_reserved;
  wire slot_5_answered;
  wire slot_5_active;
  wire slot_5_ended;
  wire [63:0] slot_5_state_exec;
  wire [63:0] slot_5_state_vcc;
  wire slot_5_state_scc;
  wire [31:0] slot_5_state_m0;
  wire [31:0] slot_5_state_mode;
  wire [31:0] slot_5_state_status;
  wire [31:0] slot_5_state_state_priv;
  wire [47:0] slot_5_state_pc;
  wire [10:0] slot_5_state_vgpr_base;
  wire slot_5_state_wave64;
  wire [4:0] slot_5_state_group;
  wire [5:0] slot_5_state_group_waves;
  wire [16:0] slot_5_state_lds_base;
  wire [16:0] slot_5_state_lds_size;
  wire [47:0] slot_5_state_scratch_base;
  wire slot_5_state_scalars_settled;
  wire slot_6_launch;
  wire slot_6_start;
  wire slot_6_fetch_want;
  wire [47:0] slot_6_fetch_pc;
  wire slot_6_ready;
  wire [2:0] slot_6_class;
  wire [31:0] slot_6_word_0;
  wire [31:0] slot_6_word_1;
  wire [31:0] slot_6_word_2;
  wire [15:0] slot_6_sequence;
  wire slot_6_fault;
  wire slot_6_traps;
  wire slot_6_outside;
  wire slot_6_counts;
  wire slot_6_signals;
  wire slot_6_wakes;
  wire slot_6_ends;
  wire slot_6_interrupts;
  wire slot_6_invalidates;
  wire [1:0] slot_6_priority;
  wire [2:0] slot_6_reserved;
  wire slot_6_answered;
  wire slot_6_active;
  wire slot_6_ended;
  wire [63:0] slot_6_state_exec;
  wire [63:0] slot_6_state_vcc;
  wire slot_6_state_scc;
  wire [31:0] slot_6_state_m0;
  wire [31:0] slot_6_state_mode;
  wire [31:0] slot_6_state_status;
  wire [31:0] slot_6_state_state_priv;
  wire [47:0] slot_6_state_pc;
  wire [10:0] slot_6_state_vgpr_base;
  wire slot_6_state_wave64;
  wire [4:0] slot_6_state_group;
  wire [5:0] slot_6_state_group_waves;
  wire [16:0] slot_6_state_lds_base;
  wire [16:0] slot_6_state_lds_size;
  wire [47:0] slot_6_state_scratch_base;
  wire slot_6_state_scalars_settled;
  wire slot_7_launch;
  wire slot_7_start;
  wire slot_7_fetch_want;
  wire [47:0] slot_7_fetch_pc;
  wire slot_7_ready;
  wire [2:0] slot_7_class;
  wire [31:0] slot_7_word_0;
  wire [31:0] slot_7_word_1;
  wire [31:0] slot_7_word_2;
  wire [15:0] slot_7_sequence;
  wire slot_7_fault;
  wire slot_7_traps;
  wire slot_7_outside;
  wire slot_7_counts;
  wire slot_7_signals;
  wire slot_7_wakes;
  wire slot_7_ends;
  wire slot_7_interrupts;
  wire slot_7_invalidates;
  wire [1:0] slot_7_priority;
  wire [2:0] slot_7_reserved;
  wire slot_7_answered;
  wire slot_7_active;
  wire slot_7_ended;
  wire [63:0] slot_7_state_exec;
  wire [63:0] slot_7_state_vcc;
  wire slot_7_state_scc;
  wire [31:0] slot_7_state_m0;
  wire [31:0] slot_7_state_mode;
  wire [31:0] slot_7_state_status;
  wire [31:0] slot_7_state_state_priv;
  wire [47:0] slot_7_state_pc;
  wire [10:0] slot_7_state_vgpr_base;
  wire slot_7_state_wave64;
  wire [4:0] slot_7_state_group;
  wire [5:0] slot_7_state_group_waves;
  wire [16:0] slot_7_state_lds_base;
  wire [16:0] slot_7_state_lds_size;
  wire [47:0] slot_7_state_scratch_base;
  wire slot_7_state_scalars_settled;
  wire slot_8_launch;
  wire slot_8_start;
  wire slot_8_fetch_want;
  wire [47:0] slot_8_fetch_pc;
  wire slot_8_ready;
  wire [2:0] slot_8_class;
  wire [31:0] slot_8_word_0;
  wire [31:0] slot_8_word_1;
  wire [31:0] slot_8_word_2;
  wire [15:0] slot_8_sequence;
  wire slot_8_fault;
  wire slot_8_traps;
  wire slot_8_outside;
  wire slot_8_counts;
  wire slot_8_signals;
  wire slot_8_wakes;
  wire slot_8_ends;
  wire slot_8_interrupts;
  wire slot_8_invalidates;
  wire [1:0] slot_8_priority;
  wire [2:0] slot_8_reserved;
  wire slot_8_answered;
  wire slot_8_active;
  wire slot_8_ended;
  wire [63:0] slot_8_state_exec;
  wire [63:0] slot_8_state_vcc;
  wire slot_8_state_scc;
  wire [31:0] slot_8_state_m0;
  wire [31:0] slot_8_state_mode;
  wire [31:0] slot_8_state_status;
  wire [31:0] slot_8_state_state_priv;
  wire [47:0] slot_8_state_pc;
  wire [10:0] slot_8_state_vgpr_base;
  wire slot_8_state_wave64;
  wire [4:0] slot_8_state_group;
  wire [5:0] slot_8_state_group_waves;
  wire [16:0] slot_8_state_lds_base;
  wire [16:0] slot_8_state_lds_size;
  wire [47:0] slot_8_state_scratch_base;
  wire slot_8_state_scalars_settled;
  wire slot_9_launch;
  wire slot_9_start;
  wire slot_9_fetch_want;
  wire [47:0] slot_9_fetch_pc;
  wire slot_9_ready;
  wire [2:0] slot_9_class;
  wire [31:0] slot_9_word_0;
  wire [31:0] slot_9_word_1;
  wire [31:0] slot_9_word_2;
  wire [15:0] slot_9_sequence;
  wire slot_9_fault;
  wire slot_9_traps;
  wire slot_9_outside;
  wire slot_9_counts;
  wire slot_9_signals;
  wire slot_9_wakes;
  wire slot_9_ends;
  wire slot_9_interrupts;
  wire slot_9_invalidates;
  wire [1:0] slot_9_priority;
  wire [2:0] slot_9_reserved;
  wire slot_9_answered;
  wire slot_9_active;
  wire slot_9_ended;
  wire [63:0] slot_9_state_exec;
  wire [63:0] slot_9_state_vcc;
  wire slot_9_state_scc;
  wire [31:0] slot_9_state_m0;
  wire [31:0] slot_9_state_mode;
  wire [31:0] slot_9_state_status;
  wire [31:0] slot_9_state_state_priv;
  wire [47:0] slot_9_state_pc;
  wire [10:0] slot_9_state_vgpr_base;
  wire slot_9_state_wave64;
  wire [4:0] slot_9_state_group;
  wire [5:0] slot_9_state_group_waves;
  wire [16:0] slot_9_state_lds_base;
  wire [16:0] slot_9_state_lds_size;
  wire [47:0] slot_9_state_scratch_base;
  wire slot_9_state_scalars_settled;
  wire slot_10_launch;
  wire slot_10_start;
  wire slot_10_fetch_want;
  wire [47:0] slot_10_fetch_pc;
  wire slot_10_ready;
  wire [2:0] slot_10_class;
  wire [31:0] slot_10_word_0;
  wire [31:0] slot_10_word_1;
  wire [31:0] slot_10_word_2;
  wire [15:0] slot_10_sequence;
  wire slot_10_fault;
  wire slot_10_traps;
  wire slot_10_outside;
  wire slot_10_counts;
  wire slot_10_signals;
  wire slot_10_wakes;
  wire slot_10_ends;
  wire slot_10_interrupts;
  wire slot_10_invalidates;
  wire [1:0] slot_10_priority;
  wire [2:0] slot_10_reserved;
  wire slot_10_answered;
  wire slot_10_active;
  wire slot_10_ended;
  wire [63:0] slot_10_state_exec;
  wire [63:0] slot_10_state_vcc;
  wire slot_10_state_scc;
  wire [31:0] slot_10_state_m0;
  wire [31:0] slot_10_state_mode;
  wire [31:0] slot_10_state_status;
  wire [31:0] slot_10_state_state_priv;
  wire [47:0] slot_10_state_pc;
  wire [10:0] slot_10_state_vgpr_base;
  wire slot_10_state_wave64;
  wire [4:0] slot_10_state_group;
  wire [5:0] slot_10_state_group_waves;
  wire [16:0] slot_10_state_lds_base;
  wire [16:0] slot_10_state_lds_size;
  wire [47:0] slot_10_state_scratch_base;
  wire slot_10_state_scalars_settled;
  wire slot_11_launch;
  wire slot_11_start;
  wire slot_11_fetch_want;
  wire [47:0] slot_11_fetch_pc;
  wire slot_11_ready;
  wire [2:0] slot_11_class;
  wire [31:0] slot_11_word_0;
  wire [31:0] slot_11_word_1;
  wire [31:0] slot_11_word_2;
  wire [15:0] slot_11_sequence;
  wire slot_11_fault;
  wire slot_11_traps;
  wire slot_11_outside;
  wire slot_11_counts;
  wire slot_11_signals;
  wire slot_11_wakes;
  wire slot_11_ends;
  wire slot_11_interrupts;
  wire slot_11_invalidates;
  wire [1:0] slot_11_priority;
  wire [2:0] slot_11_reserved;
  wire slot_11_answered;
  wire slot_11_active;
  wire slot_11_ended;
  wire [63:0] slot_11_state_exec;
  wire [63:0] slot_11_state_vcc;
  wire slot_11_state_scc;
  wire [31:0] slot_11_state_m0;
  wire [31:0] slot_11_state_mode;
  wire [31:0] slot_11_state_status;
  wire [31:0] slot_11_state_state_priv;
  wire [47:0] slot_11_state_pc;
  wire [10:0] slot_11_state_vgpr_base;
  wire slot_11_state_wave64;
  wire [4:0] slot_11_state_group;
  wire [5:0] slot_11_state_group_waves;
  wire [16:0] slot_11_state_lds_base;
  wire [16:0] slot_11_state_lds_size;
  wire [47:0] slot_11_state_scratch_base;
  wire slot_11_state_scalars_settled;
  wire slot_12_launch;
  wire slot_12_start;
  wire slot_12_fetch_want;
  wire [47:0] slot_12_fetch_pc;
  wire slot_12_ready;
  wire [2:0] slot_12_class;
  wire [31:0] slot_12_word_0;
  wire [31:0] slot_12_word_1;
  wire [31:0] slot_12_word_2;
  wire [15:0] slot_12_sequence;
  wire slot_12_fault;
  wire slot_12_traps;
  wire slot_12_outside;
  wire slot_12_counts;
  wire slot_12_signals;
  wire slot_12_wakes;
  wire slot_12_ends;
  wire slot_12_interrupts;
  wire slot_12_invalidates;
  wire [1:0] slot_12_priority;
  wire [2:0] slot_12_reserved;
  wire slot_12_answered;
  wire slot_12_active;
  wire slot_12_ended;
  wire [63:0] slot_12_state_exec;
  wire [63:0] slot_12_state_vcc;
  wire slot_12_state_scc;
  wire [31:0] slot_12_state_m0;
  wire [31:0] slot_12_state_mode;
  wire [31:0] slot_12_state_status;
  wire [31:0] slot_12_state_state_priv;
  wire [47:0] slot_12_state_pc;
  wire [10:0] slot_12_state_vgpr_base;
  wire slot_12_state_wave64;
  wire [4:0] slot_12_state_group;
  wire [5:0] slot_12_state_group_waves;
  wire [16:0] slot_12_state_lds_base;
  wire [16:0] slot_12_state_lds_size;
  wire [47:0] slot_12_state_scratch_base;
  wire slot_12_state_scalars_settled;
  wire slot_13_launch;
  wire slot_13_start;
  wire slot_13_fetch_want;
  wire [47:0] slot_13_fetch_pc;
  wire slot_13_ready;
  wire [2:0] slot_13_class;
  wire [31:0] slot_13_word_0;
  wire [31:0] slot_13_word_1;
  wire [31:0] slot_13_word_2;
  wire [15:0] slot_13_sequence;
  wire slot_13_fault;
  wire slot_13_traps;
  wire slot_13_outside;
  wire slot_13_counts;
  wire slot_13_signals;
  wire slot_13_wakes;
  wire slot_13_ends;
  wire slot_13_interrupts;
  wire slot_13_invalidates;
  wire [1:0] slot_13_priority;
  wire [2:0] slot_13_reserved;
  wire slot_13_answered;
  wire slot_13_active;
  wire slot_13_ended;
  wire [63:0] slot_13_state_exec;
  wire [63:0] slot_13_state_vcc;
  wire slot_13_state_scc;
  wire [31:0] slot_13_state_m0;
  wire [31:0] slot_13_state_mode;
  wire [31:0] slot_13_state_status;
  wire [31:0] slot_13_state_state_priv;
  wire [47:0] slot_13_state_pc;
  wire [10:0] slot_13_state_vgpr_base;
  wire slot_13_state_wave64;
  wire [4:0] slot_13_state_group;
  wire [5:0] slot_13_state_group_waves;
  wire [16:0] slot_13_state_lds_base;
  wire [16:0] slot_13_state_lds_size;
  wire [47:0] slot_13_state_scratch_base;
  wire slot_13_state_scalars_settled;
  wire slot_14_launch;
  wire slot_14_start;
  wire slot_14_fetch_want;
  wire [47:0] slot_14_fetch_pc;
  wire slot_14_ready;
  wire [2:0] slot_14_class;
  wire [31:0] slot_14_word_0;
  wire [31:0] slot_14_word_1;
  wire [31:0] slot_14_word_2;
  wire [15:0] slot_14_sequence;
  wire slot_14_fault;
  wire slot_14_traps;
  wire slot_14_outside;
  wire slot_14_counts;
  wire slot_14_signals;
  wire slot_14_wakes;
  wire slot_14_ends;
  wire slot_14_interrupts;
  wire slot_14_invalidates;
  wire [1:0] slot_14_priority;
  wire [2:0] slot_14_reserved;
  wire slot_14_answered;
  wire slot_14_active;
  wire slot_14_ended;
  wire [63:0] slot_14_state_exec;
  wire [63:0] slot_14_state_vcc;
  wire slot_14_state_scc;
  wire [31:0] slot_14_state_m0;
  wire [31:0] slot_14_state_mode;
  wire [31:0] slot_14_state_status;
  wire [31:0] slot_14_state_state_priv;
  wire [47:0] slot_14_state_pc;
  wire [10:0] slot_14_state_vgpr_base;
  wire slot_14_state_wave64;
  wire [4:0] slot_14_state_group;
  wire [5:0] slot_14_state_group_waves;
  wire [16:0] slot_14_state_lds_base;
  wire [16:0] slot_14_state_lds_size;
  wire [47:0] slot_14_state_scratch_base;
  wire slot_14_state_scalars_settled;
  wire slot_15_launch;
  wire slot_15_start;
  wire slot_15_fetch_want;
  wire [47:0] slot_15_fetch_pc;
  wire slot_15_ready;
  wire [2:0] slot_15_class;
  wire [31:0] slot_15_word_0;
  wire [31:0] slot_15_word_1;
  wire [31:0] slot_15_word_2;
  wire [15:0] slot_15_sequence;
  wire slot_15_fault;
  wire slot_15_traps;
  wire slot_15_outside;
  wire slot_15_counts;
  wire slot_15_signals;
  wire slot_15_wakes;
  wire slot_15_ends;
  wire slot_15_interrupts;
  wire slot_15_invalidates;
  wire [1:0] slot_15_priority;
  wire [2:0] slot_15_reserved;
  wire slot_15_answered;
  wire slot_15_active;
  wire slot_15_ended;
  wire [63:0] slot_15_state_exec;
  wire [63:0] slot_15_state_vcc;
  wire slot_15_state_scc;
  wire [31:0] slot_15_state_m0;
  wire [31:0] slot_15_state_mode;
  wire [31:0] slot_15_state_status;
  wire [31:0] slot_15_state_state_priv;
  wire [47:0] slot_15_state_pc;
  wire [10:0] slot_15_state_vgpr_base;
  wire slot_15_state_wave64;
  wire [4:0] slot_15_state_group;
  wire [5:0] slot_15_state_group_waves;
  wire [16:0] slot_15_state_lds_base;
  wire [16:0] slot_15_state_lds_size;
  wire [47:0] slot_15_state_scratch_base;
  wire slot_15_state_scalars_settled;
  wire [15:0] slot_fault_chosen;
  reg [47:0] memory_pc;
  reg [47:0] memory_pc_next;
  wire fetch_grant_0;
  wire fetch_grant_1;
  wire fetch_grant_2;
  wire fetch_grant_3;
  wire fetch_grant_4;
  wire fetch_grant_5;
  wire fetch_grant_6;
  wire fetch_grant_7;
  wire fetch_grant_8;
  wire fetch_grant_9;
  wire fetch_grant_10;
  wire fetch_grant_11;
  wire fetch_grant_12;
  wire fetch_grant_13;
  wire fetch_grant_14;
  wire fetch_grant_15;
  wire fetch_hit_0;
  wire fetch_hit_1;
  wire fetch_hit_2;
  wire fetch_hit_3;
  wire fetch_hit_4;
  wire fetch_hit_5;
  wire fetch_hit_6;
  wire fetch_hit_7;
  wire fetch_hit_8;
  wire fetch_hit_9;
  wire fetch_hit_10;
  wire fetch_hit_11;
  wire fetch_hit_12;
  wire fetch_hit_13;
  wire fetch_hit_14;
  wire fetch_hit_15;
  wire fetch_miss_0;
  wire fetch_miss_1;
  wire fetch_miss_2;
  wire fetch_miss_3;
  wire fetch_miss_4;
  wire fetch_miss_5;
  wire fetch_miss_6;
  wire fetch_miss_7;
  wire fetch_miss_8;
  wire fetch_miss_9;
  wire fetch_miss_10;
  wire fetch_miss_11;
  wire fetch_miss_12;
  wire fetch_miss_13;
  wire fetch_miss_14;
  wire fetch_miss_15;
  wire [31:0] fetch_chunk_0;
  wire [31:0] fetch_chunk_1;
  wire [31:0] fetch_chunk_2;
  wire [31:0] fetch_chunk_3;
  wire [31:0] fetch_chunk_4;
  wire [31:0] fetch_chunk_5;
  wire [31:0] fetch_chunk_6;
  wire [31:0] fetch_chunk_7;
  wire fetch_missing;
  wire fetch_response_missing;
  wire [3:0] issue_turn;
  wire issue_unit_ready_0;
  wire issue_unit_ready_4;
  wire issue_unit_ready_5;
  wire issue_grant_0;
  wire issue_grant_1;
  wire issue_grant_2;
  wire issue_grant_3;
  wire issue_grant_4;
  wire issue_grant_5;
  wire issue_grant_6;
  wire issue_grant_7;
  wire issue_grant_8;
  wire issue_grant_9;
  wire issue_grant_10;
  wire issue_grant_11;
  wire issue_grant_12;
  wire issue_grant_13;
  wire issue_grant_14;
  wire issue_grant_15;
  wire issue_valid_0;
  wire issue_valid_1;
  wire issue_valid_2;
  wire issue_valid_3;
  wire issue_valid_4;
  wire issue_valid_5;
  wire [15:0] issue_granted_0;
  wire [15:0] issue_granted_1;
  wire [15:0] issue_granted_2;
  wire [15:0] issue_granted_3;
  wire [15:0] issue_granted_4;
  wire [15:0] issue_granted_5;
  wire [3:0] issue_unit_0_wave;
  wire [15:0] issue_unit_0_sequence;
  wire [3:0] issue_unit_1_wave;
  wire [15:0] issue_unit_1_sequence;
  wire [31:0] issue_unit_1_word_0;
  wire [31:0] issue_unit_1_word_1;
  wire [3:0] issue_unit_2_wave;
  wire [15:0] issue_unit_2_sequence;
  wire [31:0] issue_unit_2_word_0;
  wire [31:0] issue_unit_2_word_1;
  wire [3:0] issue_unit_3_wave;
  wire [15:0] issue_unit_3_sequence;
  wire [31:0] issue_unit_3_word_0;
  wire [31:0] issue_unit_3_word_1;
  wire [31:0] issue_unit_3_word_2;
  wire [3:0] issue_unit_4_wave;
  wire [15:0] issue_unit_4_sequence;
  wire [31:0] issue_unit_4_word_0;
  wire [31:0] issue_unit_4_word_1;
  wire [31:0] issue_unit_4_word_2;
  wire [3:0] issue_unit_5_wave;
  wire [15:0] issue_unit_5_sequence;
  wire [31:0] issue_unit_5_word_0;
  wire [31:0] issue_unit_5_word_1;
  wire [15:0] order_0_before_0;
  wire [15:0] order_0_before_1;
  wire [15:0] order_0_before_2;
  wire [15:0] order_0_before_3;
  wire [15:0] order_0_before_4;
  wire [15:0] order_0_before_5;
  wire [15:0] order_0_before_6;
  wire [15:0] order_0_before_7;
  wire [15:0] order_0_before_8;
  wire [15:0] order_0_before_9;
  wire [15:0] order_0_before_10;
  wire [15:0] order_0_before_11;
  wire [15:0] order_0_before_12;
  wire [15:0] order_0_before_13;
  wire [15:0] order_0_before_14;
  wire [15:0] order_0_before_15;
  wire salu_ready;
  wire [3:0] salu_read_wave;
  wire [6:0] salu_read_index_0;
  wire [6:0] salu_read_index_1;
  wire salu_mode_write;
  wire [31:0] salu_mode_value;
  wire salu_write;
  wire salu_reads_cycles;
  wire [5:0] salu_write_pair;
  wire [63:0] salu_write_data;
  wire [1:0] salu_write_halves;
  wire smem_ready;
  wire [3:0] smem_read_wave;
  wire [6:0] smem_read_index_0;
  wire [6:0] smem_read_index_1;
  wire smem_write;
  wire [5:0] smem_write_pair;
  wire [63:0] smem_write_data;
  wire [1:0] smem_write_halves;
  wire [3:0] smem_request_tag;
  wire smem_response_missing;
  wire [3:0] smem_response_tag;
  wire smem_reads_cycles;
  wire smem_jumps;
  wire smem_sleeps;
  wire [47:0] smem_transfer_target;
  wire smem_resumes;
  wire [63:0] sgprs_read_data_0;
  wire [63:0] sgprs_read_data_1;
  wire [63:0] sgprs_read_data_2;
  wire [63:0] sgprs_read_data_3;
  wire [63:0] sgprs_read_data_4;
  wire [63:0] sgprs_read_data_5;
  wire [63:0] sgprs_read_data_6;
  wire [63:0] sgprs_read_data_7;
  wire [15:0] scalar_port_write_3_sequence;
  wire [1:0] scalar_port_write_3_halves;
  wire scalar_port_taken_0;
  wire scalar_port_taken_1;
  wire scalar_port_taken_2;
  wire valu_ready;
  wire [3:0] valu_head_wave;
  wire [6:0] valu_read_index_0;
  wire [6:0] valu_read_index_1;
  wire [6:0] valu_read_index_2;
  wire valu_memory_read;
  reg [10:0] valu_memory_read_row;
  reg [2:0] valu_memory_read_beat;
  wire [3:0] valu_lane_memory_banks;
  wire valu_memory_write;
  reg [10:0] valu_memory_write_row;
  reg [2:0] valu_memory_write_beat;
  wire valu_memory_write_ready;
  wire valu_lane_read_0;
  wire valu_lane_read_1;
  wire valu_lane_read_2;
  wire valu_lane_read_3;
  wire [11:0] valu_lane_read_address_0;
  wire [11:0] valu_lane_read_address_1;
  wire [11:0] valu_lane_read_address_2;
  wire [11:0] valu_lane_read_address_3;
  wire [5:0] valu_lane_load;
  wire [11:0] valu_lane_bank;
  wire [11:0] valu_lane_source;
  wire [5:0] valu_lane_bypass_high;
  wire [63:0] valu_lane_scalar_0;
  wire [63:0] valu_lane_scalar_1;
  wire [63:0] valu_lane_scalar_2;
  wire [29:0] valu_lane_prepare;
  wire valu_lane_uses_crossed;
  wire [31:0] valu_lane_crossed_0;
  wire [31:0] valu_lane_crossed_1;
  wire [31:0] valu_lane_crossed_2;
  wire [31:0] valu_lane_crossed_3;
  wire [31:0] valu_lane_crossed_4;
  wire [31:0] valu_lane_crossed_5;
  wire [31:0] valu_lane_crossed_6;
  wire [31:0] valu_lane_crossed_7;
  wire [31:0] valu_lane_crossed_8;
  wire [31:0] valu_lane_crossed_9;
  wire [31:0] valu_lane_crossed_10;
  wire [31:0] valu_lane_crossed_11;
  wire [31:0] valu_lane_crossed_12;
  wire [31:0] valu_lane_crossed_13;
  wire [31:0] valu_lane_crossed_14;
  wire [31:0] valu_lane_crossed_15;
  wire [31:0] valu_lane_crossed_16;
  wire [31:0] valu_lane_crossed_17;
  wire [31:0] valu_lane_crossed_18;
  wire [31:0] valu_lane_crossed_19;
  wire [31:0] valu_lane_crossed_20;
  wire [31:0] valu_lane_crossed_21;
  wire [31:0] valu_lane_crossed_22;
  wire [31:0] valu_lane_crossed_23;
  wire [31:0] valu_lane_crossed_24;
  wire [31:0] valu_lane_crossed_25;
  wire [31:0] valu_lane_crossed_26;
  wire [31:0] valu_lane_crossed_27;
  wire [31:0] valu_lane_crossed_28;
  wire [31:0] valu_lane_crossed_29;
  wire [31:0] valu_lane_crossed_30;
  wire [31:0] valu_lane_crossed_31;
  wire [44:0] valu_lane_integer_control;
  wire valu_lane_integer_start;
  wire valu_lane_float_start;
  wire valu_float_odd;
  wire [64:0] valu_lane_float_control;
  wire valu_shared_launch;
  wire [1:0] valu_shared_kind; // Kind
  wire valu_shared_start;
  wire [18:0] valu_shared_control;
  wire valu_lane_mask_0;
  wire valu_lane_mask_1;
  wire valu_lane_mask_2;
  wire valu_lane_mask_3;
  wire valu_lane_mask_4;
  wire valu_lane_mask_5;
  wire valu_lane_mask_6;
  wire valu_lane_mask_7;
  wire valu_lane_mask_8;
  wire valu_lane_mask_9;
  wire valu_lane_mask_10;
  wire valu_lane_mask_11;
  wire valu_lane_mask_12;
  wire valu_lane_mask_13;
  wire valu_lane_mask_14;
  wire valu_lane_mask_15;
  wire valu_lane_mask_16;
  wire valu_lane_mask_17;
  wire valu_lane_mask_18;
  wire valu_lane_mask_19;
  wire valu_lane_mask_20;
  wire valu_lane_mask_21;
  wire valu_lane_mask_22;
  wire valu_lane_mask_23;
  wire valu_lane_mask_24;
  wire valu_lane_mask_25;
  wire valu_lane_mask_26;
  wire valu_lane_mask_27;
  wire valu_lane_mask_28;
  wire valu_lane_mask_29;
  wire valu_lane_mask_30;
  wire valu_lane_mask_31;
  wire [5:0] valu_lane_number_0;
  wire [5:0] valu_lane_number_1;
  wire [5:0] valu_lane_number_2;
  wire [5:0] valu_lane_number_3;
  wire [5:0] valu_lane_number_4;
  wire [5:0] valu_lane_number_5;
  wire [5:0] valu_lane_number_6;
  wire [5:0] valu_lane_number_7;
  wire [5:0] valu_lane_number_8;
  wire [5:0] valu_lane_number_9;
  wire [5:0] valu_lane_number_10;
  wire [5:0] valu_lane_number_11;
  wire [5:0] valu_lane_number_12;
  wire [5:0] valu_lane_number_13;
  wire [5:0] valu_lane_number_14;
  wire [5:0] valu_lane_number_15;
  wire [5:0] valu_lane_number_16;
  wire [5:0] valu_lane_number_17;
  wire [5:0] valu_lane_number_18;
  wire [5:0] valu_lane_number_19;
  wire [5:0] valu_lane_number_20;
  wire [5:0] valu_lane_number_21;
  wire [5:0] valu_lane_number_22;
  wire [5:0] valu_lane_number_23;
  wire [5:0] valu_lane_number_24;
  wire [5:0] valu_lane_number_25;
  wire [5:0] valu_lane_number_26;
  wire [5:0] valu_lane_number_27;
  wire [5:0] valu_lane_number_28;
  wire [5:0] valu_lane_number_29;
  wire [5:0] valu_lane_number_30;
  wire [5:0] valu_lane_number_31;
  wire [31:0] valu_lane_value_0;
  wire [31:0] valu_lane_value_1;
  wire [31:0] valu_lane_value_2;
  wire [31:0] valu_lane_value_3;
  wire [31:0] valu_lane_value_4;
  wire [31:0] valu_lane_value_5;
  wire [31:0] valu_lane_value_6;
  wire [31:0] valu_lane_value_7;
  wire [31:0] valu_lane_value_8;
  wire [31:0] valu_lane_value_9;
  wire [31:0] valu_lane_value_10;
  wire [31:0] valu_lane_value_11;
  wire [31:0] valu_lane_value_12;
  wire [31:0] valu_lane_value_13;
  wire [31:0] valu_lane_value_14;
  wire [31:0] valu_lane_value_15;
  wire [31:0] valu_lane_value_16;
  wire [31:0] valu_lane_value_17;
  wire [31:0] valu_lane_value_18;
  wire [31:0] valu_lane_value_19;
  wire [31:0] valu_lane_value_20;
  wire [31:0] valu_lane_value_21;
  wire [31:0] valu_lane_value_22;
  wire [31:0] valu_lane_value_23;
  wire [31:0] valu_lane_value_24;
  wire [31:0] valu_lane_value_25;
  wire [31:0] valu_lane_value_26;
  wire [31:0] valu_lane_value_27;
  wire [31:0] valu_lane_value_28;
  wire [31:0] valu_lane_value_29;
  wire [31:0] valu_lane_value_30;
  wire [31:0] valu_lane_value_31;
  wire [3:0] valu_lane_choice_0;
  wire [3:0] valu_lane_choice_1;
  wire [3:0] valu_lane_choice_2;
  wire [3:0] valu_lane_choice_3;
  wire [3:0] valu_lane_choice_4;
  wire [3:0] valu_lane_choice_5;
  wire [3:0] valu_lane_choice_6;
  wire [3:0] valu_lane_choice_7;
  wire [3:0] valu_lane_choice_8;
  wire [3:0] valu_lane_choice_9;
  wire [3:0] valu_lane_choice_10;
  wire [3:0] valu_lane_choice_11;
  wire [3:0] valu_lane_choice_12;
  wire [3:0] valu_lane_choice_13;
  wire [3:0] valu_lane_choice_14;
  wire [3:0] valu_lane_choice_15;
  wire [3:0] valu_lane_choice_16;
  wire [3:0] valu_lane_choice_17;
  wire [3:0] valu_lane_choice_18;
  wire [3:0] valu_lane_choice_19;
  wire [3:0] valu_lane_choice_20;
  wire [3:0] valu_lane_choice_21;
  wire [3:0] valu_lane_choice_22;
  wire [3:0] valu_lane_choice_23;
  wire [3:0] valu_lane_choice_24;
  wire [3:0] valu_lane_choice_25;
  wire [3:0] valu_lane_choice_26;
  wire [3:0] valu_lane_choice_27;
  wire [3:0] valu_lane_choice_28;
  wire [3:0] valu_lane_choice_29;
  wire [3:0] valu_lane_choice_30;
  wire [3:0] valu_lane_choice_31;
  wire [1:0] valu_lane_unit; // UnitName
  wire [3:0] valu_lane_result_bytes;
  wire valu_lane_active_0;
  wire valu_lane_active_1;
  wire valu_lane_active_2;
  wire valu_lane_active_3;
  wire valu_lane_active_4;
  wire valu_lane_active_5;
  wire valu_lane_active_6;
  wire valu_lane_active_7;
  wire valu_lane_active_8;
  wire valu_lane_active_9;
  wire valu_lane_active_10;
  wire valu_lane_active_11;
  wire valu_lane_active_12;
  wire valu_lane_active_13;
  wire valu_lane_active_14;
  wire valu_lane_active_15;
  wire valu_lane_active_16;
  wire valu_lane_active_17;
  wire valu_lane_active_18;
  wire valu_lane_active_19;
  wire valu_lane_active_20;
  wire valu_lane_active_21;
  wire valu_lane_active_22;
  wire valu_lane_active_23;
  wire valu_lane_active_24;
  wire valu_lane_active_25;
  wire valu_lane_active_26;
  wire valu_lane_active_27;
  wire valu_lane_active_28;
  wire valu_lane_active_29;
  wire valu_lane_active_30;
  wire valu_lane_active_31;
  wire [11:0] valu_lane_write_address_0;
  wire [11:0] valu_lane_write_address_1;
  wire [11:0] valu_lane_write_address_2;
  wire [11:0] valu_lane_write_address_3;
  wire valu_lane_write_low_0;
  wire valu_lane_write_low_1;
  wire valu_lane_write_low_2;
  wire valu_lane_write_low_3;
  wire valu_lane_write_high_0;
  wire valu_lane_write_high_1;
  wire valu_lane_write_high_2;
  wire valu_lane_write_high_3;
  wire valu_lane_write_memory_0;
  wire valu_lane_write_memory_1;
  wire valu_lane_write_memory_2;
  wire valu_lane_write_memory_3;
  wire [31:0] valu_lane_result;
  wire valu_write;
  wire [5:0] valu_write_pair;
  wire [63:0] valu_write_data;
  wire [1:0] valu_write_halves;
  wire valu_read_done;
  wire valu_scalar_done;
  wire shared_ready;
  wire shared_announce;
  wire shared_done;
  wire [63:0] shared_value_0;
  wire [63:0] shared_value_1;
  wire [63:0] shared_value_2;
  wire [63:0] shared_value_3;
  wire [63:0] shared_value_4;
  wire [63:0] shared_value_5;
  wire [63:0] shared_value_6;
  wire [63:0] shared_value_7;
  wire [63:0] shared_value_8;
  wire [63:0] shared_value_9;
  wire [63:0] shared_value_10;
  wire [63:0] shared_value_11;
  wire [63:0] shared_value_12;
  wire [63:0] shared_value_13;
  wire [63:0] shared_value_14;
  wire [63:0] shared_value_15;
  wire [63:0] shared_value_16;
  wire [63:0] shared_value_17;
  wire [63:0] shared_value_18;
  wire [63:0] shared_value_19;
  wire [63:0] shared_value_20;
  wire [63:0] shared_value_21;
  wire [63:0] shared_value_22;
  wire [63:0] shared_value_23;
  wire [63:0] shared_value_24;
  wire [63:0] shared_value_25;
  wire [63:0] shared_value_26;
  wire [63:0] shared_value_27;
  wire [63:0] shared_value_28;
  wire [63:0] shared_value_29;
  wire [63:0] shared_value_30;
  wire [63:0] shared_value_31;
  wire shared_flag_0;
  wire shared_flag_1;
  wire shared_flag_2;
  wire shared_flag_3;
  wire shared_flag_4;
  wire shared_flag_5;
  wire shared_flag_6;
  wire shared_flag_7;
  wire shared_flag_8;
  wire shared_flag_9;
  wire shared_flag_10;
  wire shared_flag_11;
  wire shared_flag_12;
  wire shared_flag_13;
  wire shared_flag_14;
  wire shared_flag_15;
  wire shared_flag_16;
  wire shared_flag_17;
  wire shared_flag_18;
  wire shared_flag_19;
  wire shared_flag_20;
  wire shared_flag_21;
  wire shared_flag_22;
  wire shared_flag_23;
  wire shared_flag_24;
  wire shared_flag_25;
  wire shared_flag_26;
  wire shared_flag_27;
  wire shared_flag_28;
  wire shared_flag_29;
  wire shared_flag_30;
  wire shared_flag_31;
  reg [31:0] lane_0_memory_data;
  reg [3:0] lane_0_memory_bytes;
  wire [31:0] lane_0_memory_read;
  wire lane_0_flag;
  wire [63:0] lane_0_result;
  wire [63:0] lane_0_operand_0;
  wire [63:0] lane_0_operand_1;
  wire [63:0] lane_0_operand_2;
  reg [31:0] lane_1_memory_data;
  reg [3:0] lane_1_memory_bytes;
  wire [31:0] lane_1_memory_read;
  wire lane_1_flag;
  wire [63:0] lane_1_result;
  wire [63:0] lane_1_operand_0;
  wire [63:0] lane_1_operand_1;
  wire [63:0] lane_1_operand_2;
  reg [31:0] lane_2_memory_data;
  reg [3:0] lane_2_memory_bytes;
  wire [31:0] lane_2_memory_read;
  wire lane_2_flag;
  wire [63:0] lane_2_result;
  wire [63:0] lane_2_operand_0;
  wire [63:0] lane_2_operand_1;
  wire [63:0] lane_2_operand_2;
  reg [31:0] lane_3_memory_data;
  reg [3:0] lane_3_memory_bytes;
  wire [31:0] lane_3_memory_read;
  wire lane_3_flag;
  wire [63:0] lane_3_result;
  wire [63:0] lane_3_operand_0;
  wire [63:0] lane_3_operand_1;
  wire [63:0] lane_3_operand_2;
  reg [31:0] lane_4_memory_data;
  reg [3:0] lane_4_memory_bytes;
  wire [31:0] lane_4_memory_read;
  wire lane_4_flag;
  wire [63:0] lane_4_result;
  wire [63:0] lane_4_operand_0;
  wire [63:0] lane_4_operand_1;
  wire [63:0] lane_4_operand_2;
  reg [31:0] lane_5_memory_data;
  reg [3:0] lane_5_memory_bytes;
  wire [31:0] lane_5_memory_read;
  wire lane_5_flag;
  wire [63:0] lane_5_result;
  wire [63:0] lane_5_operand_0;
  wire [63:0] lane_5_operand_1;
  wire [63:0] lane_5_operand_2;
  reg [31:0] lane_6_memory_data;
  reg [3:0] lane_6_memory_bytes;
  wire [31:0] lane_6_memory_read;
  wire lane_6_flag;
  wire [63:0] lane_6_result;
  wire [63:0] lane_6_operand_0;
  wire [63:0] lane_6_operand_1;
  wire [63:0] lane_6_operand_2;
  reg [31:0] lane_7_memory_data;
  reg [3:0] lane_7_memory_bytes;
  wire [31:0] lane_7_memory_read;
  wire lane_7_flag;
  wire [63:0] lane_7_result;
  wire [63:0] lane_7_operand_0;
  wire [63:0] lane_7_operand_1;
  wire [63:0] lane_7_operand_2;
  reg [31:0] lane_8_memory_data;
  reg [3:0] lane_8_memory_bytes;
  wire [31:0] lane_8_memory_read;
  wire lane_8_flag;
  wire [63:0] lane_8_result;
  wire [63:0] lane_8_operand_0;
  wire [63:0] lane_8_operand_1;
  wire [63:0] lane_8_operand_2;
  reg [31:0] lane_9_memory_data;
  reg [3:0] lane_9_memory_bytes;
  wire [31:0] lane_9_memory_read;
  wire lane_9_flag;
  wire [63:0] lane_9_result;
  wire [63:0] lane_9_operand_0;
  wire [63:0] lane_9_operand_1;
  wire [63:0] lane_9_operand_2;
  reg [31:0] lane_10_memory_data;
  reg [3:0] lane_10_memory_bytes;
  wire [31:0] lane_10_memory_read;
  wire lane_10_flag;
  wire [63:0] lane_10_result;
  wire [63:0] lane_10_operand_0;
  wire [63:0] lane_10_operand_1;
  wire [63:0] lane_10_operand_2;
  reg [31:0] lane_11_memory_data;
  reg [3:0] lane_11_memory_bytes;
  wire [31:0] lane_11_memory_read;
  wire lane_11_flag;
  wire [63:0] lane_11_result;
  wire [63:0] lane_11_operand_0;
  wire [63:0] lane_11_operand_1;
  wire [63:0] lane_11_operand_2;
  reg [31:0] lane_12_memory_data;
  reg [3:0] lane_12_memory_bytes;
  wire [31:0] lane_12_memory_read;
  wire lane_12_flag;
  wire [63:0] lane_12_result;
  wire [63:0] lane_12_operand_0;
  wire [63:0] lane_12_operand_1;
  wire [63:0] lane_12_operand_2;
  reg [31:0] lane_13_memory_data;
  reg [3:0] lane_13_memory_bytes;
  wire [31:0] lane_13_memory_read;
  wire lane_13_flag;
  wire [63:0] lane_13_result;
  wire [63:0] lane_13_operand_0;
  wire [63:0] lane_13_operand_1;
  wire [63:0] lane_13_operand_2;
  reg [31:0] lane_14_memory_data;
  reg [3:0] lane_14_memory_bytes;
  wire [31:0] lane_14_memory_read;
  wire lane_14_flag;
  wire [63:0] lane_14_result;
  wire [63:0] lane_14_operand_0;
  wire [63:0] lane_14_operand_1;
  wire [63:0] lane_14_operand_2;
  reg [31:0] lane_15_memory_data;
  reg [3:0] lane_15_memory_bytes;
  wire [31:0] lane_15_memory_read;
  wire lane_15_flag;
  wire [63:0] lane_15_result;
  wire [63:0] lane_15_operand_0;
  wire [63:0] lane_15_operand_1;
  wire [63:0] lane_15_operand_2;
  reg [31:0] lane_16_memory_data;
  reg [3:0] lane_16_memory_bytes;
  wire [31:0] lane_16_memory_read;
  wire lane_16_flag;
  wire [63:0] lane_16_result;
  wire [63:0] lane_16_operand_0;
  wire [63:0] lane_16_operand_1;
  wire [63:0] lane_16_operand_2;
  reg [31:0] lane_17_memory_data;
  reg [3:0] lane_17_memory_bytes;
  wire [31:0] lane_17_memory_read;
  wire lane_17_flag;
  wire [63:0] lane_17_result;
  wire [63:0] lane_17_operand_0;
  wire [63:0] lane_17_operand_1;
  wire [63:0] lane_17_operand_2;
  reg [31:0] lane_18_memory_data;
  reg [3:0] lane_18_memory_bytes;
  wire [31:0] lane_18_memory_read;
  wire lane_18_flag;
  wire [63:0] lane_18_result;
  wire [63:0] lane_18_operand_0;
  wire [63:0] lane_18_operand_1;
  wire [63:0] lane_18_operand_2;
  reg [31:0] lane_19_memory_data;
  reg [3:0] lane_19_memory_bytes;
  wire [31:0] lane_19_memory_read;
  wire lane_19_flag;
  wire [63:0] lane_19_result;
  wire [63:0] lane_19_operand_0;
  wire [63:0] lane_19_operand_1;
  wire [63:0] lane_19_operand_2;
  reg [31:0] lane_20_memory_data;
  reg [3:0] lane_20_memory_bytes;
  wire [31:0] lane_20_memory_read;
  wire lane_20_flag;
  wire [63:0] lane_20_result;
  wire [63:0] lane_20_operand_0;
  wire [63:0] lane_20_operand_1;
  wire [63:0] lane_20_operand_2;
  reg [31:0] lane_21_memory_data;
  reg [3:0] lane_21_memory_bytes;
  wire [31:0] lane_21_memory_read;
  wire lane_21_flag;
  wire [63:0] lane_21_result;
  wire [63:0] lane_21_operand_0;
  wire [63:0] lane_21_operand_1;
  wire [63:0] lane_21_operand_2;
  reg [31:0] lane_22_memory_data;
  reg [3:0] lane_22_memory_bytes;
  wire [31:0] lane_22_memory_read;
  wire lane_22_flag;
  wire [63:0] lane_22_result;
  wire [63:0] lane_22_operand_0;
  wire [63:0] lane_22_operand_1;
  wire [63:0] lane_22_operand_2;
  reg [31:0] lane_23_memory_data;
  reg [3:0] lane_23_memory_bytes;
  wire [31:0] lane_23_memory_read;
  wire lane_23_flag;
  wire [63:0] lane_23_result;
  wire [63:0] lane_23_operand_0;
  wire [63:0] lane_23_operand_1;
  wire [63:0] lane_23_operand_2;
  reg [31:0] lane_24_memory_data;
  reg [3:0] lane_24_memory_bytes;
  wire [31:0] lane_24_memory_read;
  wire lane_24_flag;
  wire [63:0] lane_24_result;
  wire [63:0] lane_24_operand_0;
  wire [63:0] lane_24_operand_1;
  wire [63:0] lane_24_operand_2;
  reg [31:0] lane_25_memory_data;
  reg [3:0] lane_25_memory_bytes;
  wire [31:0] lane_25_memory_read;
  wire lane_25_flag;
  wire [63:0] lane_25_result;
  wire [63:0] lane_25_operand_0;
  wire [63:0] lane_25_operand_1;
  wire [63:0] lane_25_operand_2;
  reg [31:0] lane_26_memory_data;
  reg [3:0] lane_26_memory_bytes;
  wire [31:0] lane_26_memory_read;
  wire lane_26_flag;
  wire [63:0] lane_26_result;
  wire [63:0] lane_26_operand_0;
  wire [63:0] lane_26_operand_1;
  wire [63:0] lane_26_operand_2;
  reg [31:0] lane_27_memory_data;
  reg [3:0] lane_27_memory_bytes;
  wire [31:0] lane_27_memory_read;
  wire lane_27_flag;
  wire [63:0] lane_27_result;
  wire [63:0] lane_27_operand_0;
  wire [63:0] lane_27_operand_1;
  wire [63:0] lane_27_operand_2;
  reg [31:0] lane_28_memory_data;
  reg [3:0] lane_28_memory_bytes;
  wire [31:0] lane_28_memory_read;
  wire lane_28_flag;
  wire [63:0] lane_28_result;
  wire [63:0] lane_28_operand_0;
  wire [63:0] lane_28_operand_1;
  wire [63:0] lane_28_operand_2;
  reg [31:0] lane_29_memory_data;
  reg [3:0] lane_29_memory_bytes;
  wire [31:0] lane_29_memory_read;
  wire lane_29_flag;
  wire [63:0] lane_29_result;
  wire [63:0] lane_29_operand_0;
  wire [63:0] lane_29_operand_1;
  wire [63:0] lane_29_operand_2;
  reg [31:0] lane_30_memory_data;
  reg [3:0] lane_30_memory_bytes;
  wire [31:0] lane_30_memory_read;
  wire lane_30_flag;
  wire [63:0] lane_30_result;
  wire [63:0] lane_30_operand_0;
  wire [63:0] lane_30_operand_1;
  wire [63:0] lane_30_operand_2;
  reg [31:0] lane_31_memory_data;
  reg [3:0] lane_31_memory_bytes;
  wire [31:0] lane_31_memory_read;
  wire lane_31_flag;
  wire [63:0] lane_31_result;
  wire [63:0] lane_31_operand_0;
  wire [63:0] lane_31_operand_1;
  wire [63:0] lane_31_operand_2;
  wire vmem_ready;
  wire [3:0] vmem_base_wave;
  wire [6:0] vmem_base_index;
  wire vmem_read;
  wire [10:0] vmem_read_row;
  wire [2:0] vmem_read_beat;
  wire vmem_read_done;
  wire [3:0] vmem_read_wave;
  wire vmem_write;
  wire [10:0] vmem_write_row;
  wire [2:0] vmem_write_beat;
  wire [31:0] vmem_write_data_0;
  wire [31:0] vmem_write_data_1;
  wire [31:0] vmem_write_data_2;
  wire [31:0] vmem_write_data_3;
  wire [31:0] vmem_write_data_4;
  wire [31:0] vmem_write_data_5;
  wire [31:0] vmem_write_data_6;
  wire [31:0] vmem_write_data_7;
  wire [31:0] vmem_write_data_8;
  wire [31:0] vmem_write_data_9;
  wire [31:0] vmem_write_data_10;
  wire [31:0] vmem_write_data_11;
  wire [31:0] vmem_write_data_12;
  wire [31:0] vmem_write_data_13;
  wire [31:0] vmem_write_data_14;
  wire [31:0] vmem_write_data_15;
  wire [31:0] vmem_write_data_16;
  wire [31:0] vmem_write_data_17;
  wire [31:0] vmem_write_data_18;
  wire [31:0] vmem_write_data_19;
  wire [31:0] vmem_write_data_20;
  wire [31:0] vmem_write_data_21;
  wire [31:0] vmem_write_data_22;
  wire [31:0] vmem_write_data_23;
  wire [31:0] vmem_write_data_24;
  wire [31:0] vmem_write_data_25;
  wire [31:0] vmem_write_data_26;
  wire [31:0] vmem_write_data_27;
  wire [31:0] vmem_write_data_28;
  wire [31:0] vmem_write_data_29;
  wire [31:0] vmem_write_data_30;
  wire [31:0] vmem_write_data_31;
  wire [3:0] vmem_write_bytes_0;
  wire [3:0] vmem_write_bytes_1;
  wire [3:0] vmem_write_bytes_2;
  wire [3:0] vmem_write_bytes_3;
  wire [3:0] vmem_write_bytes_4;
  wire [3:0] vmem_write_bytes_5;
  wire [3:0] vmem_write_bytes_6;
  wire [3:0] vmem_write_bytes_7;
  wire [3:0] vmem_write_bytes_8;
  wire [3:0] vmem_write_bytes_9;
  wire [3:0] vmem_write_bytes_10;
  wire [3:0] vmem_write_bytes_11;
  wire [3:0] vmem_write_bytes_12;
  wire [3:0] vmem_write_bytes_13;
  wire [3:0] vmem_write_bytes_14;
  wire [3:0] vmem_write_bytes_15;
  wire [3:0] vmem_write_bytes_16;
  wire [3:0] vmem_write_bytes_17;
  wire [3:0] vmem_write_bytes_18;
  wire [3:0] vmem_write_bytes_19;
  wire [3:0] vmem_write_bytes_20;
  wire [3:0] vmem_write_bytes_21;
  wire [3:0] vmem_write_bytes_22;
  wire [3:0] vmem_write_bytes_23;
  wire [3:0] vmem_write_bytes_24;
  wire [3:0] vmem_write_bytes_25;
  wire [3:0] vmem_write_bytes_26;
  wire [3:0] vmem_write_bytes_27;
  wire [3:0] vmem_write_bytes_28;
  wire [3:0] vmem_write_bytes_29;
  wire [3:0] vmem_write_bytes_30;
  wire [3:0] vmem_write_bytes_31;
  wire [1:0] vmem_flat_parts;
  wire vmem_flat_done;
  wire lds_ready;
  wire lds_read;
  wire lds_read_ready;
  wire [10:0] lds_read_row;
  wire [2:0] lds_read_beat;
  wire lds_read_done;
  wire lds_write;
  wire lds_write_ready;
  wire [10:0] lds_write_row;
  wire [2:0] lds_write_beat;
  wire [31:0] lds_write_data_0;
  wire [31:0] lds_write_data_1;
  wire [31:0] lds_write_data_2;
  wire [31:0] lds_write_data_3;
  wire [31:0] lds_write_data_4;
  wire [31:0] lds_write_data_5;
  wire [31:0] lds_write_data_6;
  wire [31:0] lds_write_data_7;
  wire [31:0] lds_write_data_8;
  wire [31:0] lds_write_data_9;
  wire [31:0] lds_write_data_10;
  wire [31:0] lds_write_data_11;
  wire [31:0] lds_write_data_12;
  wire [31:0] lds_write_data_13;
  wire [31:0] lds_write_data_14;
  wire [31:0] lds_write_data_15;
  wire [31:0] lds_write_data_16;
  wire [31:0] lds_write_data_17;
  wire [31:0] lds_write_data_18;
  wire [31:0] lds_write_data_19;
  wire [31:0] lds_write_data_20;
  wire [31:0] lds_write_data_21;
  wire [31:0] lds_write_data_22;
  wire [31:0] lds_write_data_23;
  wire [31:0] lds_write_data_24;
  wire [31:0] lds_write_data_25;
  wire [31:0] lds_write_data_26;
  wire [31:0] lds_write_data_27;
  wire [31:0] lds_write_data_28;
  wire [31:0] lds_write_data_29;
  wire [31:0] lds_write_data_30;
  wire [31:0] lds_write_data_31;
  wire [3:0] lds_write_bytes_0;
  wire [3:0] lds_write_bytes_1;
  wire [3:0] lds_write_bytes_2;
  wire [3:0] lds_write_bytes_3;
  wire [3:0] lds_write_bytes_4;
  wire [3:0] lds_write_bytes_5;
  wire [3:0] lds_write_bytes_6;
  wire [3:0] lds_write_bytes_7;
  wire [3:0] lds_write_bytes_8;
  wire [3:0] lds_write_bytes_9;
  wire [3:0] lds_write_bytes_10;
  wire [3:0] lds_write_bytes_11;
  wire [3:0] lds_write_bytes_12;
  wire [3:0] lds_write_bytes_13;
  wire [3:0] lds_write_bytes_14;
  wire [3:0] lds_write_bytes_15;
  wire [3:0] lds_write_bytes_16;
  wire [3:0] lds_write_bytes_17;
  wire [3:0] lds_write_bytes_18;
  wire [3:0] lds_write_bytes_19;
  wire [3:0] lds_write_bytes_20;
  wire [3:0] lds_write_bytes_21;
  wire [3:0] lds_write_bytes_22;
  wire [3:0] lds_write_bytes_23;
  wire [3:0] lds_write_bytes_24;
  wire [3:0] lds_write_bytes_25;
  wire [3:0] lds_write_bytes_26;
  wire [3:0] lds_write_bytes_27;
  wire [3:0] lds_write_bytes_28;
  wire [3:0] lds_write_bytes_29;
  wire [3:0] lds_write_bytes_30;
  wire [3:0] lds_write_bytes_31;
  wire lds_done;
  wire lds_flat;
  wire [1:0] lds_flat_parts;
  wire flat_waits;
  wire flat_unit_valid;
  wire [3:0] flat_unit_wave;
  wire [15:0] flat_unit_sequence;
  wire [31:0] flat_unit_word_0;
  wire [31:0] flat_unit_word_1;
  wire [31:0] flat_unit_word_2;
  wire [63:0] flat_unit_exec;
  wire states_salu_decode_state_scc;
  wire [31:0] states_salu_decode_state_m0;
  wire states_salu_execute_state_scc;
  wire [31:0] states_salu_execute_state_mode;
  wire [31:0] states_salu_execute_state_status;
  wire [31:0] states_salu_execute_state_state_priv;
  wire [4:0] states_salu_execute_state_group;
  wire [47:0] states_salu_execute_state_scratch_base;
  wire [47:0] states_smem_read_state_pc;
  wire [5:0] states_smem_read_state_group_waves;
  wire [31:0] states_valu_issue_state_m0;
  wire [10:0] states_valu_issue_state_vgpr_base;
  wire states_valu_issue_state_wave64;
  wire [63:0] states_valu_head_state_exec;
  wire [63:0] states_valu_head_state_vcc;
  wire states_valu_head_state_scc;
  wire [31:0] states_valu_head_state_mode;
  wire states_valu_head_state_scalars_settled;
  wire [63:0] states_vmem_issue_state_exec;
  wire [31:0] states_vmem_issue_state_m0;
  wire [10:0] states_vmem_issue_state_vgpr_base;
  wire states_vmem_issue_state_wave64;
  wire [47:0] states_vmem_issue_state_scratch_base;
  wire [63:0] states_lds_issue_state_exec;
  wire [31:0] states_lds_issue_state_m0;
  wire [31:0] states_lds_issue_state_mode;
  wire [10:0] states_lds_issue_state_vgpr_base;
  wire states_lds_issue_state_wave64;
  wire [16:0] states_lds_issue_state_lds_base;
  wire [16:0] states_lds_issue_state_lds_size;
  wire scalar_write_select_0;
  wire scalar_write_select_1;
  wire scalar_write_select_2;
  wire scalar_write_select_3;
  wire scalar_write_select_4;
  wire scalar_write_select_5;
  wire scalar_write_select_6;
  wire scalar_write_select_7;
  wire scalar_write_select_8;
  wire scalar_write_select_9;
  wire scalar_write_select_10;
  wire scalar_write_select_11;
  wire scalar_write_select_12;
  wire scalar_write_select_13;
  wire scalar_write_select_14;
  wire scalar_write_select_15;
  wire scc_write_select_0;
  wire scc_write_select_1;
  wire scc_write_select_2;
  wire scc_write_select_3;
  wire scc_write_select_4;
  wire scc_write_select_5;
  wire scc_write_select_6;
  wire scc_write_select_7;
  wire scc_write_select_8;
  wire scc_write_select_9;
  wire scc_write_select_10;
  wire scc_write_select_11;
  wire scc_write_select_12;
  wire scc_write_select_13;
  wire scc_write_select_14;
  wire scc_write_select_15;
  wire mode_write_select_0;
  wire mode_write_select_1;
  wire mode_write_select_2;
  wire mode_write_select_3;
  wire mode_write_select_4;
  wire mode_write_select_5;
  wire mode_write_select_6;
  wire mode_write_select_7;
  wire mode_write_select_8;
  wire mode_write_select_9;
  wire mode_write_select_10;
  wire mode_write_select_11;
  wire mode_write_select_12;
  wire mode_write_select_13;
  wire mode_write_select_14;
  wire mode_write_select_15;
  wire salu_done_select_0;
  wire salu_done_select_1;
  wire salu_done_select_2;
  wire salu_done_select_3;
  wire salu_done_select_4;
  wire salu_done_select_5;
  wire salu_done_select_6;
  wire salu_done_select_7;
  wire salu_done_select_8;
  wire salu_done_select_9;
  wire salu_done_select_10;
  wire salu_done_select_11;
  wire salu_done_select_12;
  wire salu_done_select_13;
  wire salu_done_select_14;
  wire salu_done_select_15;
  wire valu_read_select_0;
  wire valu_read_select_1;
  wire valu_read_select_2;
  wire valu_read_select_3;
  wire valu_read_select_4;
  wire valu_read_select_5;
  wire valu_read_select_6;
  wire valu_read_select_7;
  wire valu_read_select_8;
  wire valu_read_select_9;
  wire valu_read_select_10;
  wire valu_read_select_11;
  wire valu_read_select_12;
  wire valu_read_select_13;
  wire valu_read_select_14;
  wire valu_read_select_15;
  wire valu_done_select_0;
  wire valu_done_select_1;
  wire valu_done_select_2;
  wire valu_done_select_3;
  wire valu_done_select_4;
  wire valu_done_select_5;
  wire valu_done_select_6;
  wire valu_done_select_7;
  wire valu_done_select_8;
  wire valu_done_select_9;
  wire valu_done_select_10;
  wire valu_done_select_11;
  wire valu_done_select_12;
  wire valu_done_select_13;
  wire valu_done_select_14;
  wire valu_done_select_15;
  wire valu_scalar_done_select_0;
  wire valu_scalar_done_select_1;
  wire valu_scalar_done_select_2;
  wire valu_scalar_done_select_3;
  wire valu_scalar_done_select_4;
  wire valu_scalar_done_select_5;
  wire valu_scalar_done_select_6;
  wire valu_scalar_done_select_7;
  wire valu_scalar_done_select_8;
  wire valu_scalar_done_select_9;
  wire valu_scalar_done_select_10;
  wire valu_scalar_done_select_11;
  wire valu_scalar_done_select_12;
  wire valu_scalar_done_select_13;
  wire valu_scalar_done_select_14;
  wire valu_scalar_done_select_15;
  wire smem_done_select_0;
  wire smem_done_select_1;
  wire smem_done_select_2;
  wire smem_done_select_3;
  wire smem_done_select_4;
  wire smem_done_select_5;
  wire smem_done_select_6;
  wire smem_done_select_7;
  wire smem_done_select_8;
  wire smem_done_select_9;
  wire smem_done_select_10;
  wire smem_done_select_11;
  wire smem_done_select_12;
  wire smem_done_select_13;
  wire smem_done_select_14;
  wire smem_done_select_15;
  wire resume_select_0;
  wire resume_select_1;
  wire resume_select_2;
  wire resume_select_3;
  wire resume_select_4;
  wire resume_select_5;
  wire resume_select_6;
  wire resume_select_7;
  wire resume_select_8;
  wire resume_select_9;
  wire resume_select_10;
  wire resume_select_11;
  wire resume_select_12;
  wire resume_select_13;
  wire resume_select_14;
  wire resume_select_15;
  wire transfer_valid;
  wire transfer_select_0;
  wire transfer_select_1;
  wire transfer_select_2;
  wire transfer_select_3;
  wire transfer_select_4;
  wire transfer_select_5;
  wire transfer_select_6;
  wire transfer_select_7;
  wire transfer_select_8;
  wire transfer_select_9;
  wire transfer_select_10;
  wire transfer_select_11;
  wire transfer_select_12;
  wire transfer_select_13;
  wire transfer_select_14;
  wire transfer_select_15;
  wire vmem_read_select_0;
  wire vmem_read_select_1;
  wire vmem_read_select_2;
  wire vmem_read_select_3;
  wire vmem_read_select_4;
  wire vmem_read_select_5;
  wire vmem_read_select_6;
  wire vmem_read_select_7;
  wire vmem_read_select_8;
  wire vmem_read_select_9;
  wire vmem_read_select_10;
  wire vmem_read_select_11;
  wire vmem_read_select_12;
  wire vmem_read_select_13;
  wire vmem_read_select_14;
  wire vmem_read_select_15;
  wire lds_read_select_0;
  wire lds_read_select_1;
  wire lds_read_select_2;
  wire lds_read_select_3;
  wire lds_read_select_4;
  wire lds_read_select_5;
  wire lds_read_select_6;
  wire lds_read_select_7;
  wire lds_read_select_8;
  wire lds_read_select_9;
  wire lds_read_select_10;
  wire lds_read_select_11;
  wire lds_read_select_12;
  wire lds_read_select_13;
  wire lds_read_select_14;
  wire lds_read_select_15;
  wire lds_done_select_0;
  wire lds_done_select_1;
  wire lds_done_select_2;
  wire lds_done_select_3;
  wire lds_done_select_4;
  wire lds_done_select_5;
  wire lds_done_select_6;
  wire lds_done_select_7;
  wire lds_done_select_8;
  wire lds_done_select_9;
  wire lds_done_select_10;
  wire lds_done_select_11;
  wire lds_done_select_12;
  wire lds_done_select_13;
  wire lds_done_select_14;
  wire lds_done_select_15;
  wire load_done_select_0;
  wire load_done_select_1;
  wire load_done_select_2;
  wire load_done_select_3;
  wire load_done_select_4;
  wire load_done_select_5;
  wire load_done_select_6;
  wire load_done_select_7;
  wire load_done_select_8;
  wire load_done_select_9;
  wire load_done_select_10;
  wire load_done_select_11;
  wire load_done_select_12;
  wire load_done_select_13;
  wire load_done_select_14;
  wire load_done_select_15;
  wire store_done_select_0;
  wire store_done_select_1;
  wire store_done_select_2;
  wire store_done_select_3;
  wire store_done_select_4;
  wire store_done_select_5;
  wire store_done_select_6;
  wire store_done_select_7;
  wire store_done_select_8;
  wire store_done_select_9;
  wire store_done_select_10;
  wire store_done_select_11;
  wire store_done_select_12;
  wire store_done_select_13;
  wire store_done_select_14;
  wire store_done_select_15;

  assign launch_vgpr_ready = launch_vgpr & valu_memory_write_ready & (~vmem_write) & (~lds_write);

  always @* begin
    counts = 1'b0;
    if (slot_0_counts) begin
      counts = 1'b1;
    end
    if (slot_1_counts) begin
      counts = 1'b1;
    end
    if (slot_2_counts) begin
      counts = 1'b1;
    end
    if (slot_3_counts) begin
      counts = 1'b1;
    end
    if (slot_4_counts) begin
      counts = 1'b1;
    end
    if (slot_5_counts) begin
      counts = 1'b1;
    end
    if (slot_6_counts) begin
      counts = 1'b1;
    end
    if (slot_7_counts) begin
      counts = 1'b1;
    end
    if (slot_8_counts) begin
      counts = 1'b1;
    end
    if (slot_9_counts) begin
      counts = 1'b1;
    end
    if (slot_10_counts) begin
      counts = 1'b1;
    end
    if (slot_11_counts) begin
      counts = 1'b1;
    end
    if (slot_12_counts) begin
      counts = 1'b1;
    end
    if (slot_13_counts) begin
      counts = 1'b1;
    end
    if (slot_14_counts) begin
      counts = 1'b1;
    end
    if (slot_15_counts) begin
      counts = 1'b1;
    end
  end

  assign reads_cycles = smem_reads_cycles | salu_reads_cycles;
  assign request_mask_0 = 64'd0;
  assign request_tag_0 = 6'd0;
  assign request_tag_1 = {2'd0, smem_request_tag};
  assign violation_pc = memory_pc;
  assign debug_answer_value = signalled_first;
  wire disjunction_1 = vmem_write | lds_write;
  assign debug_load_valid = disjunction_1 & valu_memory_write_ready;

  always @* begin
    debug_load_wave = debug_retire_5_wave;
    if (vmem_write) begin
      debug_load_wave = debug_retire_3_wave;
    end
  end

  always @* begin
    debug_load_sequence = debug_retire_5_sequence;
    if (vmem_write) begin
      debug_load_sequence = debug_retire_3_sequence;
    end
  end

  always @* begin
    debug_load_row = lds_write_row;
    if (vmem_write) begin
      debug_load_row = vmem_write_row;
    end
  end

  always @* begin
    debug_load_beat = lds_write_beat;
    if (vmem_write) begin
      debug_load_beat = vmem_write_beat;
    end
  end

  assign debug_lds_wants = lds_want;
  assign debug_lds_granted = lds_granted;
  assign debug_hit_line = request_line_2;
  assign debug_hit_mask = request_mask_2;
  assign debug_scalar_request_valid = request_valid_1;
  assign debug_retire_0_wave = debug_condition_wave;
  assign debug_retire_0_sequence = debug_condition_sequence;
  assign debug_retire_4_wave = debug_retire_3_wave;
  assign debug_retire_4_sequence = debug_retire_3_sequence;
  assign debug_retire_5_valid = lds_done & (~lds_flat);
  assign slot_0_launch = launch[0];
  assign slot_0_start = run[0];
  assign slot_1_launch = launch[1];
  assign slot_1_start = run[1];
  assign slot_2_launch = launch[2];
  assign slot_2_start = run[2];
  assign slot_3_launch = launch[3];
  assign slot_3_start = run[3];
  assign slot_4_launch = launch[4];
  assign slot_4_start = run[4];
  assign slot_5_launch = launch[5];
  assign slot_5_start = run[5];
  assign slot_6_launch = launch[6];
  assign slot_6_start = run[6];
  assign slot_7_launch = launch[7];
  assign slot_7_start = run[7];
  assign slot_8_launch = launch[8];
  assign slot_8_start = run[8];
  assign slot_9_launch = launch[9];
  assign slot_9_start = run[9];
  assign slot_10_launch = launch[10];
  assign slot_10_start = run[10];
  assign slot_11_launch = launch[11];
  assign slot_11_start = run[11];
  assign slot_12_launch = launch[12];
  assign slot_12_start = run[12];
  assign slot_13_launch = launch[13];
  assign slot_13_start = run[13];
  assign slot_14_launch = launch[14];
  assign slot_14_start = run[14];
  assign slot_15_launch = launch[15];
  assign slot_15_start = run[15];

  always @* begin
    memory_pc_next = memory_pc;
    if (issue_valid_4) begin
      memory_pc_next = fault_pc;
    end
  end

  assign fetch_response_missing = response_missing[1];
  assign issue_turn = 4'd0;
  assign issue_unit_ready_0 = 1'b1;
  assign issue_unit_ready_4 = vmem_ready & (~flat_waits);
  assign issue_unit_ready_5 = lds_ready & (~flat_waits);
  assign smem_response_missing = response_missing[0];
  assign smem_response_tag = response_tag[3:0];
  assign scalar_port_write_3_sequence = 16'd0;
  assign scalar_port_write_3_halves = 2'd3;
  assign valu_memory_read = vmem_read | lds_read;

  always @* begin
    valu_memory_read_row = lds_read_row;
    if (vmem_read) begin
      valu_memory_read_row = vmem_read_row;
    end
  end

  always @* begin
    valu_memory_read_beat = lds_read_beat;
    if (vmem_read) begin
      valu_memory_read_beat = vmem_read_beat;
    end
  end

  assign valu_memory_write = disjunction_1 | launch_vgpr;

  always @* begin
    valu_memory_write_row = launch_row;
    if (lds_write) begin
      valu_memory_write_row = lds_write_row;
    end
    if (vmem_write) begin
      valu_memory_write_row = vmem_write_row;
    end
  end

  always @* begin
    valu_memory_write_beat = launch_beat;
    if (lds_write) begin
      valu_memory_write_beat = lds_write_beat;
    end
    if (vmem_write) begin
      valu_memory_write_beat = vmem_write_beat;
    end
  end

  assign valu_lane_value_0 = lane_0_operand_0[31:0];
  assign valu_lane_value_1 = lane_1_operand_0[31:0];
  assign valu_lane_value_2 = lane_2_operand_0[31:0];
  assign valu_lane_value_3 = lane_3_operand_0[31:0];
  assign valu_lane_value_4 = lane_4_operand_0[31:0];
  assign valu_lane_value_5 = lane_5_operand_0[31:0];
  assign valu_lane_value_6 = lane_6_operand_0[31:0];
  assign valu_lane_value_7 = lane_7_operand_0[31:0];
  assign valu_lane_value_8 = lane_8_operand_0[31:0];
  assign valu_lane_value_9 = lane_9_operand_0[31:0];
  assign valu_lane_value_10 = lane_10_operand_0[31:0];
  assign valu_lane_value_11 = lane_11_operand_0[31:0];
  assign valu_lane_value_12 = lane_12_operand_0[31:0];
  assign valu_lane_value_13 = lane_13_operand_0[31:0];
  assign valu_lane_value_14 = lane_14_operand_0[31:0];
  assign valu_lane_value_15 = lane_15_operand_0[31:0];
  assign valu_lane_value_16 = lane_16_operand_0[31:0];
  assign valu_lane_value_17 = lane_17_operand_0[31:0];
  assign valu_lane_value_18 = lane_18_operand_0[31:0];
  assign valu_lane_value_19 = lane_19_operand_0[31:0];
  assign valu_lane_value_20 = lane_20_operand_0[31:0];
  assign valu_lane_value_21 = lane_21_operand_0[31:0];
  assign valu_lane_value_22 = lane_22_operand_0[31:0];
  assign valu_lane_value_23 = lane_23_operand_0[31:0];
  assign valu_lane_value_24 = lane_24_operand_0[31:0];
  assign valu_lane_value_25 = lane_25_operand_0[31:0];
  assign valu_lane_value_26 = lane_26_operand_0[31:0];
  assign valu_lane_value_27 = lane_27_operand_0[31:0];
  assign valu_lane_value_28 = lane_28_operand_0[31:0];
  assign valu_lane_value_29 = lane_29_operand_0[31:0];
  assign valu_lane_value_30 = lane_30_operand_0[31:0];
  assign valu_lane_value_31 = lane_31_operand_0[31:0];
  assign valu_lane_choice_0 = lane_0_operand_1[3:0];
  assign valu_lane_choice_1 = lane_1_operand_1[3:0];
  assign valu_lane_choice_2 = lane_2_operand_1[3:0];
  assign valu_lane_choice_3 = lane_3_operand_1[3:0];
  assign valu_lane_choice_4 = lane_4_operand_1[3:0];
  assign valu_lane_choice_5 = lane_5_operand_1[3:0];
  assign valu_lane_choice_6 = lane_6_operand_1[3:0];
  assign valu_lane_choice_7 = lane_7_operand_1[3:0];
  assign valu_lane_choice_8 = lane_8_operand_1[3:0];
  assign valu_lane_choice_9 = lane_9_operand_1[3:0];
  assign valu_lane_choice_10 = lane_10_operand_1[3:0];
  assign valu_lane_choice_11 = lane_11_operand_1[3:0];
  assign valu_lane_choice_12 = lane_12_operand_1[3:0];
  assign valu_lane_choice_13 = lane_13_operand_1[3:0];
  assign valu_lane_choice_14 = lane_14_operand_1[3:0];
  assign valu_lane_choice_15 = lane_15_operand_1[3:0];
  assign valu_lane_choice_16 = lane_16_operand_1[3:0];
  assign valu_lane_choice_17 = lane_17_operand_1[3:0];
  assign valu_lane_choice_18 = lane_18_operand_1[3:0];
  assign valu_lane_choice_19 = lane_19_operand_1[3:0];
  assign valu_lane_choice_20 = lane_20_operand_1[3:0];
  assign valu_lane_choice_21 = lane_21_operand_1[3:0];
  assign valu_lane_choice_22 = lane_22_operand_1[3:0];
  assign valu_lane_choice_23 = lane_23_operand_1[3:0];
  assign valu_lane_choice_24 = lane_24_operand_1[3:0];
  assign valu_lane_choice_25 = lane_25_operand_1[3:0];
  assign valu_lane_choice_26 = lane_26_operand_1[3:0];
  assign valu_lane_choice_27 = lane_27_operand_1[3:0];
  assign valu_lane_choice_28 = lane_28_operand_1[3:0];
  assign valu_lane_choice_29 = lane_29_operand_1[3:0];
  assign valu_lane_choice_30 = lane_30_operand_1[3:0];
  assign valu_lane_choice_31 = lane_31_operand_1[3:0];
  assign valu_lane_result = lane_0_result[31:0];

  always @* begin
    lane_0_memory_data = launch_value;
    if (lds_write) begin
      lane_0_memory_data = lds_write_data_0;
    end
    if (vmem_write) begin
      lane_0_memory_data = vmem_write_data_0;
    end
  end

  always @* begin
    lane_0_memory_bytes = 4'd0;
    if (launch_lane_0) begin
      lane_0_memory_bytes = 4'hf;
    end
    if (lds_write) begin
      lane_0_memory_bytes = lds_write_bytes_0;
    end
    if (vmem_write) begin
      lane_0_memory_bytes = vmem_write_bytes_0;
    end
  end

  always @* begin
    lane_1_memory_data = launch_value;
    if (lds_write) begin
      lane_1_memory_data = lds_write_data_1;
    end
    if (vmem_write) begin
      lane_1_memory_data = vmem_write_data_1;
    end
  end

  always @* begin
    lane_1_memory_bytes = 4'd0;
    if (launch_lane_1) begin
      lane_1_memory_bytes = 4'hf;
    end
    if (lds_write) begin
      lane_1_memory_bytes = lds_write_bytes_1;
    end
    if (vmem_write) begin
      lane_1_memory_bytes = vmem_write_bytes_1;
    end
  end

  always @* begin
    lane_2_memory_data = launch_value;
    if (lds_write) begin
      lane_2_memory_data = lds_write_data_2;
    end
    if (vmem_write) begin
      lane_2_memory_data = vmem_write_data_2;
    end
  end

  always @* begin
    lane_2_memory_bytes = 4'd0;
    if (launch_lane_2) begin
      lane_2_memory_bytes = 4'hf;
    end
    if (lds_write) begin
      lane_2_memory_bytes = lds_write_bytes_2;
    end
    if (vmem_write) begin
      lane_2_memory_bytes = vmem_write_bytes_2;
    end
  end

  always @* begin
    lane_3_memory_data = launch_value;
    if (lds_write) begin
      lane_3_memory_data = lds_write_data_3;
    end
    if (vmem_write) begin
      lane_3_memory_data = vmem_write_data_3;
    end
  end

  always @* begin
    lane_3_memory_bytes = 4'd0;
    if (launch_lane_3) begin
      lane_3_memory_bytes = 4'hf;
    end
    if (lds_write) begin
      lane_3_memory_bytes = lds_write_bytes_3;
    end
    if (vmem_write) begin
      lane_3_memory_bytes = vmem_write_bytes_3;
    end
  end

  always @* begin
    lane_4_memory_data = launch_value;
    if (lds_write) begin
      lane_4_memory_data = lds_write_data_4;
    end
    if (vmem_write) begin
      lane_4_memory_data = vmem_write_data_4;
    end
  end

  always @* begin
    lane_4_memory_bytes = 4'd0;
    if (launch_lane_4) begin
      lane_4_memory_bytes = 4'hf;
    end
    if (lds_write) begin
      lane_4_memory_bytes = lds_write_bytes_4;
    end
    if (vmem_write) begin
      lane_4_memory_bytes = vmem_write_bytes_4;
    end
  end

  always @* begin
    lane_5_memory_data = launch_value;
    if (lds_write) begin
      lane_5_memory_data = lds_write_data_5;
    end
    if (vmem_write) begin
      lane_5_memory_data = vmem_write_data_5;
    end
  end

  always @* begin
    lane_5_memory_bytes = 4'd0;
    if (launch_lane_5) begin
      lane_5_memory_bytes = 4'hf;
    end
    if (lds_write) begin
      lane_5_memory_bytes = lds_write_bytes_5;
    end
    if (vmem_write) begin
      lane_5_memory_bytes = vmem_write_bytes_5;
    end
  end

  always @* begin
    lane_6_memory_data = launch_value;
    if (lds_write) begin
      lane_6_memory_data = lds_write_data_6;
    end
    if (vmem_write) begin
      lane_6_memory_data = vmem_write_data_6;
    end
  end

  always @* begin
    lane_6_memory_bytes = 4'd0;
    if (launch_lane_6) begin
      lane_6_memory_bytes = 4'hf;
    end
    if (lds_write) begin
      lane_6_memory_bytes = lds_write_bytes_6;
    end
    if (vmem_write) begin
      lane_6_memory_bytes = vmem_write_bytes_6;
    end
  end

  always @* begin
    lane_7_memory_data = launch_value;
    if (lds_write) begin
      lane_7_memory_data = lds_write_data_7;
    end
    if (vmem_write) begin
      lane_7_memory_data = vmem_write_data_7;
    end
  end

  always @* begin
    lane_7_memory_bytes = 4'd0;
    if (launch_lane_7) begin
      lane_7_memory_bytes = 4'hf;
    end
    if (lds_write) begin
      lane_7_memory_bytes = lds_write_bytes_7;
    end
    if (vmem_write) begin
      lane_7_memory_bytes = vmem_write_bytes_7;
    end
  end

  always @* begin
    lane_8_memory_data = launch_value;
    if (lds_write) begin
      lane_8_memory_data = lds_write_data_8;
    end
    if (vmem_write) begin
      lane_8_memory_data = vmem_write_data_8;
    end
  end

  always @* begin
    lane_8_memory_bytes = 4'd0;
    if (launch_lane_8) begin
      lane_8_memory_bytes = 4'hf;
    end
    if (lds_write) begin
      lane_8_memory_bytes = lds_write_bytes_8;
    end
    if (vmem_write) begin
      lane_8_memory_bytes = vmem_write_bytes_8;
    end
  end

  always @* begin
    lane_9_memory_data = launch_value;
    if (lds_write) begin
      lane_9_memory_data = lds_write_data_9;
    end
    if (vmem_write) begin
      lane_9_memory_data = vmem_write_data_9;
    end
  end

  always @* begin
    lane_9_memory_bytes = 4'd0;
    if (launch_lane_9) begin
      lane_9_memory_bytes = 4'hf;
    end
    if (lds_write) begin
      lane_9_memory_bytes = lds_write_bytes_9;
    end
    if (vmem_write) begin
      lane_9_memory_bytes = vmem_write_bytes_9;
    end
  end

  always @* begin
    lane_10_memory_data = launch_value;
    if (lds_write) begin
      lane_10_memory_data = lds_write_data_10;
    end
    if (vmem_write) begin
      lane_10_memory_data = vmem_write_data_10;
    end
  end

  always @* begin
    lane_10_memory_bytes = 4'd0;
    if (launch_lane_10) begin
      lane_10_memory_bytes = 4'hf;
    end
    if (lds_write) begin
      lane_10_memory_bytes = lds_write_bytes_10;
    end
    if (vmem_write) begin
      lane_10_memory_bytes = vmem_write_bytes_10;
    end
  end

  always @* begin
    lane_11_memory_data = launch_value;
    if (lds_write) begin
      lane_11_memory_data = lds_write_data_11;
    end
    if (vmem_write) begin
      lane_11_memory_data = vmem_write_data_11;
    end
  end

  always @* begin
    lane_11_memory_bytes = 4'd0;
    if (launch_lane_11) begin
      lane_11_memory_bytes = 4'hf;
    end
    if (lds_write) begin
      lane_11_memory_bytes = lds_write_bytes_11;
    end
    if (vmem_write) begin
      lane_11_memory_bytes = vmem_write_bytes_11;
    end
  end

  always @* begin
    lane_12_memory_data = launch_value;
    if (lds_write) begin
      lane_12_memory_data = lds_write_data_12;
    end
    if (vmem_write) begin
      lane_12_memory_data = vmem_write_data_12;
    end
  end

  always @* begin
    lane_12_memory_bytes = 4'd0;
    if (launch_lane_12) begin
      lane_12_memory_bytes = 4'hf;
    end
    if (lds_write) begin
      lane_12_memory_bytes = lds_write_bytes_12;
    end
    if (vmem_write) begin
      lane_12_memory_bytes = vmem_write_bytes_12;
    end
  end

  always @* begin
    lane_13_memory_data = launch_value;
    if (lds_write) begin
      lane_13_memory_data = lds_write_data_13;
    end
    if (vmem_write) begin
      lane_13_memory_data = vmem_write_data_13;
    end
  end

  always @* begin
    lane_13_memory_bytes = 4'd0;
    if (launch_lane_13) begin
      lane_13_memory_bytes = 4'hf;
    end
    if (lds_write) begin
      lane_13_memory_bytes = lds_write_bytes_13;
    end
    if (vmem_write) begin
      lane_13_memory_bytes = vmem_write_bytes_13;
    end
  end

  always @* begin
    lane_14_memory_data = launch_value;
    if (lds_write) begin
      lane_14_memory_data = lds_write_data_14;
    end
    if (vmem_write) begin
      lane_14_memory_data = vmem_write_data_14;
    end
  end

  always @* begin
    lane_14_memory_bytes = 4'd0;
    if (launch_lane_14) begin
      lane_14_memory_bytes = 4'hf;
    end
    if (lds_write) begin
      lane_14_memory_bytes = lds_write_bytes_14;
    end
    if (vmem_write) begin
      lane_14_memory_bytes = vmem_write_bytes_14;
    end
  end

  always @* begin
    lane_15_memory_data = launch_value;
    if (lds_write) begin
      lane_15_memory_data = lds_write_data_15;
    end
    if (vmem_write) begin
      lane_15_memory_data = vmem_write_data_15;
    end
  end

  always @* begin
    lane_15_memory_bytes = 4'd0;
    if (launch_lane_15) begin
      lane_15_memory_bytes = 4'hf;
    end
    if (lds_write) begin
      lane_15_memory_bytes = lds_write_bytes_15;
    end
    if (vmem_write) begin
      lane_15_memory_bytes = vmem_write_bytes_15;
    end
  end

  always @* begin
    lane_16_memory_data = launch_value;
    if (lds_write) begin
      lane_16_memory_data = lds_write_data_16;
    end
    if (vmem_write) begin
      lane_16_memory_data = vmem_write_data_16;
    end
  end

  always @* begin
    lane_16_memory_bytes = 4'd0;
    if (launch_lane_16) begin
      lane_16_memory_bytes = 4'hf;
    end
    if (lds_write) begin
      lane_16_memory_bytes = lds_write_bytes_16;
    end
    if (vmem_write) begin
      lane_16_memory_bytes = vmem_write_bytes_16;
    end
  end

  always @* begin
    lane_17_memory_data = launch_value;
    if (lds_write) begin
      lane_17_memory_data = lds_write_data_17;
    end
    if (vmem_write) begin
      lane_17_memory_data = vmem_write_data_17;
    end
  end

  always @* begin
    lane_17_memory_bytes = 4'd0;
    if (launch_lane_17) begin
      lane_17_memory_bytes = 4'hf;
    end
    if (lds_write) begin
      lane_17_memory_bytes = lds_write_bytes_17;
    end
    if (vmem_write) begin
      lane_17_memory_bytes = vmem_write_bytes_17;
    end
  end

  always @* begin
    lane_18_memory_data = launch_value;
    if (lds_write) begin
      lane_18_memory_data = lds_write_data_18;
    end
    if (vmem_write) begin
      lane_18_memory_data = vmem_write_data_18;
    end
  end

  always @* begin
    lane_18_memory_bytes = 4'd0;
    if (launch_lane_18) begin
      lane_18_memory_bytes = 4'hf;
    end
    if (lds_write) begin
      lane_18_memory_bytes = lds_write_bytes_18;
    end
    if (vmem_write) begin
      lane_18_memory_bytes = vmem_write_bytes_18;
    end
  end

  always @* begin
    lane_19_memory_data = launch_value;
    if (lds_write) begin
      lane_19_memory_data = lds_write_data_19;
    end
    if (vmem_write) begin
      lane_19_memory_data = vmem_write_data_19;
    end
  end

  always @* begin
    lane_19_memory_bytes = 4'd0;
    if (launch_lane_19) begin
      lane_19_memory_bytes = 4'hf;
    end
    if (lds_write) begin
      lane_19_memory_bytes = lds_write_bytes_19;
    end
    if (vmem_write) begin
      lane_19_memory_bytes = vmem_write_bytes_19;
    end
  end

  always @* begin
    lane_20_memory_data = launch_value;
    if (lds_write) begin
      lane_20_memory_data = lds_write_data_20;
    end
    if (vmem_write) begin
      lane_20_memory_data = vmem_write_data_20;
    end
  end

  always @* begin
    lane_20_memory_bytes = 4'd0;
    if (launch_lane_20) begin
      lane_20_memory_bytes = 4'hf;
    end
    if (lds_write) begin
      lane_20_memory_bytes = lds_write_bytes_20;
    end
    if (vmem_write) begin
      lane_20_memory_bytes = vmem_write_bytes_20;
    end
  end

  always @* begin
    lane_21_memory_data = launch_value;
    if (lds_write) begin
      lane_21_memory_data = lds_write_data_21;
    end
    if (vmem_write) begin
      lane_21_memory_data = vmem_write_data_21;
    end
  end

  always @* begin
    lane_21_memory_bytes = 4'd0;
    if (launch_lane_21) begin
      lane_21_memory_bytes = 4'hf;
    end
    if (lds_write) begin
      lane_21_memory_bytes = lds_write_bytes_21;
    end
    if (vmem_write) begin
      lane_21_memory_bytes = vmem_write_bytes_21;
    end
  end

  always @* begin
    lane_22_memory_data = launch_value;
    if (lds_write) begin
      lane_22_memory_data = lds_write_data_22;
    end
    if (vmem_write) begin
      lane_22_memory_data = vmem_write_data_22;
    end
  end

  always @* begin
    lane_22_memory_bytes = 4'd0;
    if (launch_lane_22) begin
      lane_22_memory_bytes = 4'hf;
    end
    if (lds_write) begin
      lane_22_memory_bytes = lds_write_bytes_22;
    end
    if (vmem_write) begin
      lane_22_memory_bytes = vmem_write_bytes_22;
    end
  end

  always @* begin
    lane_23_memory_data = launch_value;
    if (lds_write) begin
      lane_23_memory_data = lds_write_data_23;
    end
    if (vmem_write) begin
      lane_23_memory_data = vmem_write_data_23;
    end
  end

  always @* begin
    lane_23_memory_bytes = 4'd0;
    if (launch_lane_23) begin
      lane_23_memory_bytes = 4'hf;
    end
    if (lds_write) begin
      lane_23_memory_bytes = lds_write_bytes_23;
    end
    if (vmem_write) begin
      lane_23_memory_bytes = vmem_write_bytes_23;
    end
  end

  always @* begin
    lane_24_memory_data = launch_value;
    if (lds_write) begin
      lane_24_memory_data = lds_write_data_24;
    end
    if (vmem_write) begin
      lane_24_memory_data = vmem_write_data_24;
    end
  end

  always @* begin
    lane_24_memory_bytes = 4'd0;
    if (launch_lane_24) begin
      lane_24_memory_bytes = 4'hf;
    end
    if (lds_write) begin
      lane_24_memory_bytes = lds_write_bytes_24;
    end
    if (vmem_write) begin
      lane_24_memory_bytes = vmem_write_bytes_24;
    end
  end

  always @* begin
    lane_25_memory_data = launch_value;
    if (lds_write) begin
      lane_25_memory_data = lds_write_data_25;
    end
    if (vmem_write) begin
      lane_25_memory_data = vmem_write_data_25;
    end
  end

  always @* begin
    lane_25_memory_bytes = 4'd0;
    if (launch_lane_25) begin
      lane_25_memory_bytes = 4'hf;
    end
    if (lds_write) begin
      lane_25_memory_bytes = lds_write_bytes_25;
    end
    if (vmem_write) begin
      lane_25_memory_bytes = vmem_write_bytes_25;
    end
  end

  always @* begin
    lane_26_memory_data = launch_value;
    if (lds_write) begin
      lane_26_memory_data = lds_write_data_26;
    end
    if (vmem_write) begin
      lane_26_memory_data = vmem_write_data_26;
    end
  end

  always @* begin
    lane_26_memory_bytes = 4'd0;
    if (launch_lane_26) begin
      lane_26_memory_bytes = 4'hf;
    end
    if (lds_write) begin
      lane_26_memory_bytes = lds_write_bytes_26;
    end
    if (vmem_write) begin
      lane_26_memory_bytes = vmem_write_bytes_26;
    end
  end

  always @* begin
    lane_27_memory_data = launch_value;
    if (lds_write) begin
      lane_27_memory_data = lds_write_data_27;
    end
    if (vmem_write) begin
      lane_27_memory_data = vmem_write_data_27;
    end
  end

  always @* begin
    lane_27_memory_bytes = 4'd0;
    if (launch_lane_27) begin
      lane_27_memory_bytes = 4'hf;
    end
    if (lds_write) begin
      lane_27_memory_bytes = lds_write_bytes_27;
    end
    if (vmem_write) begin
      lane_27_memory_bytes = vmem_write_bytes_27;
    end
  end

  always @* begin
    lane_28_memory_data = launch_value;
    if (lds_write) begin
      lane_28_memory_data = lds_write_data_28;
    end
    if (vmem_write) begin
      lane_28_memory_data = vmem_write_data_28;
    end
  end

  always @* begin
    lane_28_memory_bytes = 4'd0;
    if (launch_lane_28) begin
      lane_28_memory_bytes = 4'hf;
    end
    if (lds_write) begin
      lane_28_memory_bytes = lds_write_bytes_28;
    end
    if (vmem_write) begin
      lane_28_memory_bytes = vmem_write_bytes_28;
    end
  end

  always @* begin
    lane_29_memory_data = launch_value;
    if (lds_write) begin
      lane_29_memory_data = lds_write_data_29;
    end
    if (vmem_write) begin
      lane_29_memory_data = vmem_write_data_29;
    end
  end

  always @* begin
    lane_29_memory_bytes = 4'd0;
    if (launch_lane_29) begin
      lane_29_memory_bytes = 4'hf;
    end
    if (lds_write) begin
      lane_29_memory_bytes = lds_write_bytes_29;
    end
    if (vmem_write) begin
      lane_29_memory_bytes = vmem_write_bytes_29;
    end
  end

  always @* begin
    lane_30_memory_data = launch_value;
    if (lds_write) begin
      lane_30_memory_data = lds_write_data_30;
    end
    if (vmem_write) begin
      lane_30_memory_data = vmem_write_data_30;
    end
  end

  always @* begin
    lane_30_memory_bytes = 4'd0;
    if (launch_lane_30) begin
      lane_30_memory_bytes = 4'hf;
    end
    if (lds_write) begin
      lane_30_memory_bytes = lds_write_bytes_30;
    end
    if (vmem_write) begin
      lane_30_memory_bytes = vmem_write_bytes_30;
    end
  end

  always @* begin
    lane_31_memory_data = launch_value;
    if (lds_write) begin
      lane_31_memory_data = lds_write_data_31;
    end
    if (vmem_write) begin
      lane_31_memory_data = vmem_write_data_31;
    end
  end

  always @* begin
    lane_31_memory_bytes = 4'd0;
    if (launch_lane_31) begin
      lane_31_memory_bytes = 4'hf;
    end
    if (lds_write) begin
      lane_31_memory_bytes = lds_write_bytes_31;
    end
    if (vmem_write) begin
      lane_31_memory_bytes = vmem_write_bytes_31;
    end
  end

  assign vmem_flat_done = lds_done & lds_flat;
  assign lds_read_ready = lds_read & (~vmem_read);
  assign lds_write_ready = lds_write & valu_memory_write_ready & (~vmem_write);
  assign transfer_valid = smem_jumps | smem_sleeps;

  initial begin
    memory_pc = 48'd0;
  end
  always @(posedge clock) begin
    memory_pc <= memory_pc_next;
  end

  wave_slot slot_0 (
    .clock(clock),
    .launch(slot_0_launch),
    .initial_pc(initial_pc),
    .initial_mode(initial_mode),
    .initial_vgpr_base(initial_vgpr_base),
    .initial_wave64(initial_wave64),
    .initial_group(initial_group),
    .initial_group_waves(initial_group_waves),
    .initial_lds_base(initial_lds_base),
    .initial_lds_size(initial_lds_size),
    .initial_scratch_base(initial_scratch_base),
    .start(slot_0_start),
    .stop(stop),
    .fetch_grant(fetch_grant_0),
    .fetch_hit(fetch_hit_0),
    .fetch_miss(fetch_miss_0),
    .fetch_missing(fetch_missing),
    .fetch_chunk_0(fetch_chunk_0),
    .fetch_chunk_1(fetch_chunk_1),
    .fetch_chunk_2(fetch_chunk_2),
    .fetch_chunk_3(fetch_chunk_3),
    .fetch_chunk_4(fetch_chunk_4),
    .fetch_chunk_5(fetch_chunk_5),
    .fetch_chunk_6(fetch_chunk_6),
    .fetch_chunk_7(fetch_chunk_7),
    .fetch_want(slot_0_fetch_want),
    .fetch_pc(slot_0_fetch_pc),
    .grant(issue_grant_0),
    .ready(slot_0_ready),
    .class_(slot_0_class),
    .word_0(slot_0_word_0),
    .word_1(slot_0_word_1),
    .word_2(slot_0_word_2),
    .sequence_(slot_0_sequence),
    .fault(slot_0_fault),
    .traps(slot_0_traps),
    .outside(slot_0_outside),
    .scalar_write(scalar_write_select_0),
    .scalar_write_pair(debug_scalar_pair),
    .scalar_write_data(debug_scalar_data),
    .scalar_write_halves(debug_scalar_halves),
    .mode_write(mode_write_select_0),
    .mode_value(salu_mode_value),
    .scc_write(scc_write_select_0),
    .scc_value(debug_condition_value),
    .salu_done(salu_done_select_0),
    .valu_read(valu_read_select_0),
    .valu_done(valu_done_select_0),
    .valu_scalar_done(valu_scalar_done_select_0),
    .smem_done(smem_done_select_0),
    .resume(resume_select_0),
    .transfer(transfer_select_0),
    .transfer_jumps(smem_jumps),
    .transfer_value(smem_transfer_target),
    .vmem_read(vmem_read_select_0),
    .lds_read(lds_read_select_0),
    .lds_done(lds_done_select_0),
    .load_done(load_done_select_0),
    .store_done(store_done_select_0),
    .tick(tick),
    .counts(slot_0_counts),
    .completed(completed),
    .completed_group(completed_group),
    .signalled_first(signalled_first),
    .woken_0(woken_0),
    .woken_1(woken_1),
    .woken_group_0(woken_group_0),
    .woken_group_1(woken_group_1),
    .signals(slot_0_signals),
    .wakes(slot_0_wakes),
    .ends(slot_0_ends),
    .interrupts(slot_0_interrupts),
    .invalidates(slot_0_invalidates),
    .priority_(slot_0_priority),
    .reserved(slot_0_reserved),
    .answered(slot_0_answered),
    .active(slot_0_active),
    .ended(slot_0_ended),
    .state_exec(slot_0_state_exec),
    .state_vcc(slot_0_state_vcc),
    .state_scc(slot_0_state_scc),
    .state_m0(slot_0_state_m0),
    .state_mode(slot_0_state_mode),
    .state_status(slot_0_state_status),
    .state_state_priv(slot_0_state_state_priv),
    .state_pc(slot_0_state_pc),
    .state_vgpr_base(slot_0_state_vgpr_base),
    .state_wave64(slot_0_state_wave64),
    .state_group(slot_0_state_group),
    .state_group_waves(slot_0_state_group_waves),
    .state_lds_base(slot_0_state_lds_base),
    .state_lds_size(slot_0_state_lds_size),
    .state_scratch_base(slot_0_state_scratch_base),
    .state_scalars_settled(slot_0_state_scalars_settled),
    .debug_place_vgpr_base(debug_place_0_vgpr_base),
    .debug_place_lds_base(debug_place_0_lds_base),
    .debug_place_scratch_base(debug_place_0_scratch_base)
  );

  wave_slot slot_1 (
    .clock(clock),
    .launch(slot_1_launch),
    .initial_pc(initial_pc),
    .initial_mode(initial_mode),
    .initial_vgpr_base(initial_vgpr_base),
    .initial_wave64(initial_wave64),
    .initial_group(initial_group),
    .initial_group_waves(initial_group_waves),
    .initial_lds_base(initial_lds_base),
    .initial_lds_size(initial_lds_size),
    .initial_scratch_base(initial_scratch_base),
    .start(slot_1_start),
    .stop(stop),
    .fetch_grant(fetch_grant_1),
    .fetch_hit(fetch_hit_1),
    .fetch_miss(fetch_miss_1),
    .fetch_missing(fetch_missing),
    .fetch_chunk_0(fetch_chunk_0),
    .fetch_chunk_1(fetch_chunk_1),
    .fetch_chunk_2(fetch_chunk_2),
    .fetch_chunk_3(fetch_chunk_3),
    .fetch_chunk_4(fetch_chunk_4),
    .fetch_chunk_5(fetch_chunk_5),
    .fetch_chunk_6(fetch_chunk_6),
    .fetch_chunk_7(fetch_chunk_7),
    .fetch_want(slot_1_fetch_want),
    .fetch_pc(slot_1_fetch_pc),
    .grant(issue_grant_1),
    .ready(slot_1_ready),
    .class_(slot_1_class),
    .word_0(slot_1_word_0),
    .word_1(slot_1_word_1),
    .word_2(slot_1_word_2),
    .sequence_(slot_1_sequence),
    .fault(slot_1_fault),
    .traps(slot_1_traps),
    .outside(slot_1_outside),
    .scalar_write(scalar_write_select_1),
    .scalar_write_pair(debug_scalar_pair),
    .scalar_write_data(debug_scalar_data),
    .scalar_write_halves(debug_scalar_halves),
    .mode_write(mode_write_select_1),
    .mode_value(salu_mode_value),
    .scc_write(scc_write_select_1),
    .scc_value(debug_condition_value),
    .salu_done(salu_done_select_1),
    .valu_read(valu_read_select_1),
    .valu_done(valu_done_select_1),
    .valu_scalar_done(valu_scalar_done_select_1),
    .smem_done(smem_done_select_1),
    .resume(resume_select_1),
    .transfer(transfer_select_1),
    .transfer_jumps(smem_jumps),
    .transfer_value(smem_transfer_target),
    .vmem_read(vmem_read_select_1),
    .lds_read(lds_read_select_1),
    .lds_done(lds_done_select_1),
    .load_done(load_done_select_1),
    .store_done(store_done_select_1),
    .tick(tick),
    .counts(slot_1_counts),
    .completed(completed),
    .completed_group(completed_group),
    .signalled_first(signalled_first),
    .woken_0(woken_0),
    .woken_1(woken_1),
    .woken_group_0(woken_group_0),
    .woken_group_1(woken_group_1),
    .signals(slot_1_signals),
    .wakes(slot_1_wakes),
    .ends(slot_1_ends),
    .interrupts(slot_1_interrupts),
    .invalidates(slot_1_invalidates),
    .priority_(slot_1_priority),
    .reserved(slot_1_reserved),
    .answered(slot_1_answered),
    .active(slot_1_active),
    .ended(slot_1_ended),
    .state_exec(slot_1_state_exec),
    .state_vcc(slot_1_state_vcc),
    .state_scc(slot_1_state_scc),
    .state_m0(slot_1_state_m0),
    .state_mode(slot_1_state_mode),
    .state_status(slot_1_state_status),
    .state_state_priv(slot_1_state_state_priv),
    .state_pc(slot_1_state_pc),
    .state_vgpr_base(slot_1_state_vgpr_base),
    .state_wave64(slot_1_state_wave64),
    .state_group(slot_1_state_group),
    .state_group_waves(slot_1_state_group_waves),
    .state_lds_base(slot_1_state_lds_base),
    .state_lds_size(slot_1_state_lds_size),
    .state_scratch_base(slot_1_state_scratch_base),
    .state_scalars_settled(slot_1_state_scalars_settled),
    .debug_place_vgpr_base(debug_place_1_vgpr_base),
    .debug_place_lds_base(debug_place_1_lds_base),
    .debug_place_scratch_base(debug_place_1_scratch_base)
  );

  wave_slot slot_2 (
    .clock(clock),
    .launch(slot_2_launch),
    .initial_pc(initial_pc),
    .initial_mode(initial_mode),
    .initial_vgpr_base(initial_vgpr_base),
    .initial_wave64(initial_wave64),
    .initial_group(initial_group),
    .initial_group_waves(initial_group_waves),
    .initial_lds_base(initial_lds_base),
    .initial_lds_size(initial_lds_size),
    .initial_scratch_base(initial_scratch_base),
    .start(slot_2_start),
    .stop(stop),
    .fetch_grant(fetch_grant_2),
    .fetch_hit(fetch_hit_2),
    .fetch_miss(fetch_miss_2),
    .fetch_missing(fetch_missing),
    .fetch_chunk_0(fetch_chunk_0),
    .fetch_chunk_1(fetch_chunk_1),
    .fetch_chunk_2(fetch_chunk_2),
    .fetch_chunk_3(fetch_chunk_3),
    .fetch_chunk_4(fetch_chunk_4),
    .fetch_chunk_5(fetch_chunk_5),
    .fetch_chunk_6(fetch_chunk_6),
    .fetch_chunk_7(fetch_chunk_7),
    .fetch_want(slot_2_fetch_want),
    .fetch_pc(slot_2_fetch_pc),
    .grant(issue_grant_2),
    .ready(slot_2_ready),
    .class_(slot_2_class),
    .word_0(slot_2_word_0),
    .word_1(slot_2_word_1),
    .word_2(slot_2_word_2),
    .sequence_(slot_2_sequence),
    .fault(slot_2_fault),
    .traps(slot_2_traps),
    .outside(slot_2_outside),
    .scalar_write(scalar_write_select_2),
    .scalar_write_pair(debug_scalar_pair),
    .scalar_write_data(debug_scalar_data),
    .scalar_write_halves(debug_scalar_halves),
    .mode_write(mode_write_select_2),
    .mode_value(salu_mode_value),
    .scc_write(scc_write_select_2),
    .scc_value(debug_condition_value),
    .salu_done(salu_done_select_2),
    .valu_read(valu_read_select_2),
    .valu_done(valu_done_select_2),
    .valu_scalar_done(valu_scalar_done_select_2),
    .smem_done(smem_done_select_2),
    .resume(resume_select_2),
    .transfer(transfer_select_2),
    .transfer_jumps(smem_jumps),
    .transfer_value(smem_transfer_target),
    .vmem_read(vmem_read_select_2),
    .lds_read(lds_read_select_2),
    .lds_done(lds_done_select_2),
    .load_done(load_done_select_2),
    .store_done(store_done_select_2),
    .tick(tick),
    .counts(slot_2_counts),
    .completed(completed),
    .completed_group(completed_group),
    .signalled_first(signalled_first),
    .woken_0(woken_0),
    .woken_1(woken_1),
    .woken_group_0(woken_group_0),
    .woken_group_1(woken_group_1),
    .signals(slot_2_signals),
    .wakes(slot_2_wakes),
    .ends(slot_2_ends),
    .interrupts(slot_2_interrupts),
    .invalidates(slot_2_invalidates),
    .priority_(slot_2_priority),
    .reserved(slot_2_reserved),
    .answered(slot_2_answered),
    .active(slot_2_active),
    .ended(slot_2_ended),
    .state_exec(slot_2_state_exec),
    .state_vcc(slot_2_state_vcc),
    .state_scc(slot_2_state_scc),
    .state_m0(slot_2_state_m0),
    .state_mode(slot_2_state_mode),
    .state_status(slot_2_state_status),
    .state_state_priv(slot_2_state_state_priv),
    .state_pc(slot_2_state_pc),
    .state_vgpr_base(slot_2_state_vgpr_base),
    .state_wave64(slot_2_state_wave64),
    .state_group(slot_2_state_group),
    .state_group_waves(slot_2_state_group_waves),
    .state_lds_base(slot_2_state_lds_base),
    .state_lds_size(slot_2_state_lds_size),
    .state_scratch_base(slot_2_state_scratch_base),
    .state_scalars_settled(slot_2_state_scalars_settled),
    .debug_place_vgpr_base(debug_place_2_vgpr_base),
    .debug_place_lds_base(debug_place_2_lds_base),
    .debug_place_scratch_base(debug_place_2_scratch_base)
  );

  wave_slot slot_3 (
    .clock(clock),
    .launch(slot_3_launch),
    .initial_pc(initial_pc),
    .initial_mode(initial_mode),
    .initial_vgpr_base(initial_vgpr_base),
    .initial_wave64(initial_wave64),
    .initial_group(initial_group),
    .initial_group_waves(initial_group_waves),
    .initial_lds_base(initial_lds_base),
    .initial_lds_size(initial_lds_size),
    .initial_scratch_base(initial_scratch_base),
    .start(slot_3_start),
    .stop(stop),
    .fetch_grant(fetch_grant_3),
    .fetch_hit(fetch_hit_3),
    .fetch_miss(fetch_miss_3),
    .fetch_missing(fetch_missing),
    .fetch_chunk_0(fetch_chunk_0),
    .fetch_chunk_1(fetch_chunk_1),
    .fetch_chunk_2(fetch_chunk_2),
    .fetch_chunk_3(fetch_chunk_3),
    .fetch_chunk_4(fetch_chunk_4),
    .fetch_chunk_5(fetch_chunk_5),
    .fetch_chunk_6(fetch_chunk_6),
    .fetch_chunk_7(fetch_chunk_7),
    .fetch_want(slot_3_fetch_want),
    .fetch_pc(slot_3_fetch_pc),
    .grant(issue_grant_3),
    .ready(slot_3_ready),
    .class_(slot_3_class),
    .word_0(slot_3_word_0),
    .word_1(slot_3_word_1),
    .word_2(slot_3_word_2),
    .sequence_(slot_3_sequence),
    .fault(slot_3_fault),
    .traps(slot_3_traps),
    .outside(slot_3_outside),
    .scalar_write(scalar_write_select_3),
    .scalar_write_pair(debug_scalar_pair),
    .scalar_write_data(debug_scalar_data),
    .scalar_write_halves(debug_scalar_halves),
    .mode_write(mode_write_select_3),
    .mode_value(salu_mode_value),
    .scc_write(scc_write_select_3),
    .scc_value(debug_condition_value),
    .salu_done(salu_done_select_3),
    .valu_read(valu_read_select_3),
    .valu_done(valu_done_select_3),
    .valu_scalar_done(valu_scalar_done_select_3),
    .smem_done(smem_done_select_3),
    .resume(resume_select_3),
    .transfer(transfer_select_3),
    .transfer_jumps(smem_jumps),
    .transfer_value(smem_transfer_target),
    .vmem_read(vmem_read_select_3),
    .lds_read(lds_read_select_3),
    .lds_done(lds_done_select_3),
    .load_done(load_done_select_3),
    .store_done(store_done_select_3),
    .tick(tick),
    .counts(slot_3_counts),
    .completed(completed),
    .completed_group(completed_group),
    .signalled_first(signalled_first),
    .woken_0(woken_0),
    .woken_1(woken_1),
    .woken_group_0(woken_group_0),
    .woken_group_1(woken_group_1),
    .signals(slot_3_signals),
    .wakes(slot_3_wakes),
    .ends(slot_3_ends),
    .interrupts(slot_3_interrupts),
    .invalidates(slot_3_invalidates),
    .priority_(slot_3_priority),
    .reserved(slot_3_reserved),
    .answered(slot_3_answered),
    .active(slot_3_active),
    .ended(slot_3_ended),
    .state_exec(slot_3_state_exec),
    .state_vcc(slot_3_state_vcc),
    .state_scc(slot_3_state_scc),
    .state_m0(slot_3_state_m0),
    .state_mode(slot_3_state_mode),
    .state_status(slot_3_state_status),
    .state_state_priv(slot_3_state_state_priv),
    .state_pc(slot_3_state_pc),
    .state_vgpr_base(slot_3_state_vgpr_base),
    .state_wave64(slot_3_state_wave64),
    .state_group(slot_3_state_group),
    .state_group_waves(slot_3_state_group_waves),
    .state_lds_base(slot_3_state_lds_base),
    .state_lds_size(slot_3_state_lds_size),
    .state_scratch_base(slot_3_state_scratch_base),
    .state_scalars_settled(slot_3_state_scalars_settled),
    .debug_place_vgpr_base(debug_place_3_vgpr_base),
    .debug_place_lds_base(debug_place_3_lds_base),
    .debug_place_scratch_base(debug_place_3_scratch_base)
  );

  wave_slot slot_4 (
    .clock(clock),
    .launch(slot_4_launch),
    .initial_pc(initial_pc),
    .initial_mode(initial_mode),
    .initial_vgpr_base(initial_vgpr_base),
    .initial_wave64(initial_wave64),
    .initial_group(initial_group),
    .initial_group_waves(initial_group_waves),
    .initial_lds_base(initial_lds_base),
    .initial_lds_size(initial_lds_size),
    .initial_scratch_base(initial_scratch_base),
    .start(slot_4_start),
    .stop(stop),
    .fetch_grant(fetch_grant_4),
    .fetch_hit(fetch_hit_4),
    .fetch_miss(fetch_miss_4),
    .fetch_missing(fetch_missing),
    .fetch_chunk_0(fetch_chunk_0),
    .fetch_chunk_1(fetch_chunk_1),
    .fetch_chunk_2(fetch_chunk_2),
    .fetch_chunk_3(fetch_chunk_3),
    .fetch_chunk_4(fetch_chunk_4),
    .fetch_chunk_5(fetch_chunk_5),
    .fetch_chunk_6(fetch_chunk_6),
    .fetch_chunk_7(fetch_chunk_7),
    .fetch_want(slot_4_fetch_want),
    .fetch_pc(slot_4_fetch_pc),
    .grant(issue_grant_4),
    .ready(slot_4_ready),
    .class_(slot_4_class),
    .word_0(slot_4_word_0),
    .word_1(slot_4_word_1),
    .word_2(slot_4_word_2),
    .sequence_(slot_4_sequence),
    .fault(slot_4_fault),
    .traps(slot_4_traps),
    .outside(slot_4_outside),
    .scalar_write(scalar_write_select_4),
    .scalar_write_pair(debug_scalar_pair),
    .scalar_write_data(debug_scalar_data),
    .scalar_write_halves(debug_scalar_halves),
    .mode_write(mode_write_select_4),
    .mode_value(salu_mode_value),
    .scc_write(scc_write_select_4),
    .scc_value(debug_condition_value),
    .salu_done(salu_done_select_4),
    .valu_read(valu_read_select_4),
    .valu_done(valu_done_select_4),
    .valu_scalar_done(valu_scalar_done_select_4),
    .smem_done(smem_done_select_4),
    .resume(resume_select_4),
    .transfer(transfer_select_4),
    .transfer_jumps(smem_jumps),
    .transfer_value(smem_transfer_target),
    .vmem_read(vmem_read_select_4),
    .lds_read(lds_read_select_4),
    .lds_done(lds_done_select_4),
    .load_done(load_done_select_4),
    .store_done(store_done_select_4),
    .tick(tick),
    .counts(slot_4_counts),
    .completed(completed),
    .completed_group(completed_group),
    .signalled_first(signalled_first),
    .woken_0(woken_0),
    .woken_1(woken_1),
    .woken_group_0(woken_group_0),
    .woken_group_1(woken_group_1),
    .signals(slot_4_signals),
    .wakes(slot_4_wakes),
    .ends(slot_4_ends),
    .interrupts(slot_4_interrupts),
    .invalidates(slot_4_invalidates),
    .priority_(slot_4_priority),
    .reserved(slot_4_reserved),
    .answered(slot_4_answered),
    .active(slot_4_active),
    .ended(slot_4_ended),
    .state_exec(slot_4_state_exec),
    .state_vcc(slot_4_state_vcc),
    .state_scc(slot_4_state_scc),
    .state_m0(slot_4_state_m0),
    .state_mode(slot_4_state_mode),
    .state_status(slot_4_state_status),
    .state_state_priv(slot_4_state_state_priv),
    .state_pc(slot_4_state_pc),
    .state_vgpr_base(slot_4_state_vgpr_base),
    .state_wave64(slot_4_state_wave64),
    .state_group(slot_4_state_group),
    .state_group_waves(slot_4_state_group_waves),
    .state_lds_base(slot_4_state_lds_base),
    .state_lds_size(slot_4_state_lds_size),
    .state_scratch_base(slot_4_state_scratch_base),
    .state_scalars_settled(slot_4_state_scalars_settled),
    .debug_place_vgpr_base(debug_place_4_vgpr_base),
    .debug_place_lds_base(debug_place_4_lds_base),
    .debug_place_scratch_base(debug_place_4_scratch_base)
  );

  wave_slot slot_5 (
    .clock(clock),
    .launch(slot_5_launch),
    .initial_pc(initial_pc),
    .initial_mode(initial_mode),
    .initial_vgpr_base(initial_vgpr_base),
    .initial_wave64(initial_wave64),
    .initial_group(initial_group),
    .initial_group_waves(initial_group_waves),
    .initial_lds_base(initial_lds_base),
    .initial_lds_size(initial_lds_size),
    .initial_scratch_base(initial_scratch_base),
    .start(slot_5_start),
    .stop(stop),
    .fetch_grant(fetch_grant_5),
    .fetch_hit(fetch_hit_5),
    .fetch_miss(fetch_miss_5),
    .fetch_missing(fetch_missing),
    .fetch_chunk_0(fetch_chunk_0),
    .fetch_chunk_1(fetch_chunk_1),
    .fetch_chunk_2(fetch_chunk_2),
    .fetch_chunk_3(fetch_chunk_3),
    .fetch_chunk_4(fetch_chunk_4),
    .fetch_chunk_5(fetch_chunk_5),
    .fetch_chunk_6(fetch_chunk_6),
    .fetch_chunk_7(fetch_chunk_7),
    .fetch_want(slot_5_fetch_want),
    .fetch_pc(slot_5_fetch_pc),
    .grant(issue_grant_5),
    .ready(slot_5_ready),
    .class_(slot_5_class),
    .word_0(slot_5_word_0),
    .word_1(slot_5_word_1),
    .word_2(slot_5_word_2),
    .sequence_(slot_5_sequence),
    .fault(slot_5_fault),
    .traps(slot_5_traps),
    .outside(slot_5_outside),
    .scalar_write(scalar_write_select_5),
    .scalar_write_pair(debug_scalar_pair),
    .scalar_write_data(debug_scalar_data),
    .scalar_write_halves(debug_scalar_halves),
    .mode_write(mode_write_select_5),
    .mode_value(salu_mode_value),
    .scc_write(scc_write_select_5),
    .scc_value(debug_condition_value),
    .salu_done(salu_done_select_5),
    .valu_read(valu_read_select_5),
    .valu_done(valu_done_select_5),
    .valu_scalar_done(valu_scalar_done_select_5),
    .smem_done(smem_done_select_5),
    .resume(resume_select_5),
    .transfer(transfer_select_5),
    .transfer_jumps(smem_jumps),
    .transfer_value(smem_transfer_target),
    .vmem_read(vmem_read_select_5),
    .lds_read(lds_read_select_5),
    .lds_done(lds_done_select_5),
    .load_done(load_done_select_5),
    .store_done(store_done_select_5),
    .tick(tick),
    .counts(slot_5_counts),
    .completed(completed),
    .completed_group(completed_group),
    .signalled_first(signalled_first),
    .woken_0(woken_0),
    .woken_1(woken_1),
    .woken_group_0(woken_group_0),
    .woken_group_1(woken_group_1),
    .signals(slot_5_signals),
    .wakes(slot_5_wakes),
    .ends(slot_5_ends),
    .interrupts(slot_5_interrupts),
    .invalidates(slot_5_invalidates),
    .priority_(slot_5_priority),
    .reserved(slot_5_reserved),
    .answered(slot_5_answered),
    .active(slot_5_active),
    .ended(slot_5_ended),
    .state_exec(slot_5_state_exec),
    .state_vcc(slot_5_state_vcc),
    .state_scc(slot_5_state_scc),
    .state_m0(slot_5_state_m0),
    .state_mode(slot_5_state_mode),
    .state_status(slot_5_state_status),
    .state_state_priv(slot_5_state_state_priv),
    .state_pc(slot_5_state_pc),
    .state_vgpr_base(slot_5_state_vgpr_base),
    .state_wave64(slot_5_state_wave64),
    .state_group(slot_5_state_group),
    .state_group_waves(slot_5_state_group_waves),
    .state_lds_base(slot_5_state_lds_base),
    .state_lds_size(slot_5_state_lds_size),
    .state_scratch_base(slot_5_state_scratch_base),
    .state_scalars_settled(slot_5_state_scalars_settled),
    .debug_place_vgpr_base(debug_place_5_vgpr_base),
    .debug_place_lds_base(debug_place_5_lds_base),
    .debug_place_scratch_base(debug_place_5_scratch_base)
  );

  wave_slot slot_6 (
    .clock(clock),
    .launch(slot_6_launch),
    .initial_pc(initial_pc),
    .initial_mode(initial_mode),
    .initial_vgpr_base(initial_vgpr_base),
    .initial_wave64(initial_wave64),
    .initial_group(initial_group),
    .initial_group_waves(initial_group_waves),
    .initial_lds_base(initial_lds_base),
    .initial_lds_size(initial_lds_size),
    .initial_scratch_base(initial_scratch_base),
    .start(slot_6_start),
    .stop(stop),
    .fetch_grant(fetch_grant_6),
    .fetch_hit(fetch_hit_6),
    .fetch_miss(fetch_miss_6),
    .fetch_missing(fetch_missing),
    .fetch_chunk_0(fetch_chunk_0),
    .fetch_chunk_1(fetch_chunk_1),
    .fetch_chunk_2(fetch_chunk_2),
    .fetch_chunk_3(fetch_chunk_3),
    .fetch_chunk_4(fetch_chunk_4),
    .fetch_chunk_5(fetch_chunk_5),
    .fetch_chunk_6(fetch_chunk_6),
    .fetch_chunk_7(fetch_chunk_7),
    .fetch_want(slot_6_fetch_want),
    .fetch_pc(slot_6_fetch_pc),
    .grant(issue_grant_6),
    .ready(slot_6_ready),
    .class_(slot_6_class),
    .word_0(slot_6_word_0),
    .word_1(slot_6_word_1),
    .word_2(slot_6_word_2),
    .sequence_(slot_6_sequence),
    .fault(slot_6_fault),
    .traps(slot_6_traps),
    .outside(slot_6_outside),
    .scalar_write(scalar_write_select_6),
    .scalar_write_pair(debug_scalar_pair),
    .scalar_write_data(debug_scalar_data),
    .scalar_write_halves(debug_scalar_halves),
    .mode_write(mode_write_select_6),
    .mode_value(salu_mode_value),
    .scc_write(scc_write_select_6),
    .scc_value(debug_condition_value),
    .salu_done(salu_done_select_6),
    .valu_read(valu_read_select_6),
    .valu_done(valu_done_select_6),
    .valu_scalar_done(valu_scalar_done_select_6),
    .smem_done(smem_done_select_6),
    .resume(resume_select_6),
    .transfer(transfer_select_6),
    .transfer_jumps(smem_jumps),
    .transfer_value(smem_transfer_target),
    .vmem_read(vmem_read_select_6),
    .lds_read(lds_read_select_6),
    .lds_done(lds_done_select_6),
    .load_done(load_done_select_6),
    .store_done(store_done_select_6),
    .tick(tick),
    .counts(slot_6_counts),
    .completed(completed),
    .completed_group(completed_group),
    .signalled_first(signalled_first),
    .woken_0(woken_0),
    .woken_1(woken_1),
    .woken_group_0(woken_group_0),
    .woken_group_1(woken_group_1),
    .signals(slot_6_signals),
    .wakes(slot_6_wakes),
    .ends(slot_6_ends),
    .interrupts(slot_6_interrupts),
    .invalidates(slot_6_invalidates),
    .priority_(slot_6_priority),
    .reserved(slot_6_reserved),
    .answered(slot_6_answered),
    .active(slot_6_active),
    .ended(slot_6_ended),
    .state_exec(slot_6_state_exec),
    .state_vcc(slot_6_state_vcc),
    .state_scc(slot_6_state_scc),
    .state_m0(slot_6_state_m0),
    .state_mode(slot_6_state_mode),
    .state_status(slot_6_state_status),
    .state_state_priv(slot_6_state_state_priv),
    .state_pc(slot_6_state_pc),
    .state_vgpr_base(slot_6_state_vgpr_base),
    .state_wave64(slot_6_state_wave64),
    .state_group(slot_6_state_group),
    .state_group_waves(slot_6_state_group_waves),
    .state_lds_base(slot_6_state_lds_base),
    .state_lds_size(slot_6_state_lds_size),
    .state_scratch_base(slot_6_state_scratch_base),
    .state_scalars_settled(slot_6_state_scalars_settled),
    .debug_place_vgpr_base(debug_place_6_vgpr_base),
    .debug_place_lds_base(debug_place_6_lds_base),
    .debug_place_scratch_base(debug_place_6_scratch_base)
  );

  wave_slot slot_7 (
    .clock(clock),
    .launch(slot_7_launch),
    .initial_pc(initial_pc),
    .initial_mode(initial_mode),
    .initial_vgpr_base(initial_vgpr_base),
    .initial_wave64(initial_wave64),
    .initial_group(initial_group),
    .initial_group_waves(initial_group_waves),
    .initial_lds_base(initial_lds_base),
    .initial_lds_size(initial_lds_size),
    .initial_scratch_base(initial_scratch_base),
    .start(slot_7_start),
    .stop(stop),
    .fetch_grant(fetch_grant_7),
    .fetch_hit(fetch_hit_7),
    .fetch_miss(fetch_miss_7),
    .fetch_missing(fetch_missing),
    .fetch_chunk_0(fetch_chunk_0),
    .fetch_chunk_1(fetch_chunk_1),
    .fetch_chunk_2(fetch_chunk_2),
    .fetch_chunk_3(fetch_chunk_3),
    .fetch_chunk_4(fetch_chunk_4),
    .fetch_chunk_5(fetch_chunk_5),
    .fetch_chunk_6(fetch_chunk_6),
    .fetch_chunk_7(fetch_chunk_7),
    .fetch_want(slot_7_fetch_want),
    .fetch_pc(slot_7_fetch_pc),
    .grant(issue_grant_7),
    .ready(slot_7_ready),
    .class_(slot_7_class),
    .word_0(slot_7_word_0),
    .word_1(slot_7_word_1),
    .word_2(slot_7_word_2),
    .sequence_(slot_7_sequence),
    .fault(slot_7_fault),
    .traps(slot_7_traps),
    .outside(slot_7_outside),
    .scalar_write(scalar_write_select_7),
    .scalar_write_pair(debug_scalar_pair),
    .scalar_write_data(debug_scalar_data),
    .scalar_write_halves(debug_scalar_halves),
    .mode_write(mode_write_select_7),
    .mode_value(salu_mode_value),
    .scc_write(scc_write_select_7),
    .scc_value(debug_condition_value),
    .salu_done(salu_done_select_7),
    .valu_read(valu_read_select_7),
    .valu_done(valu_done_select_7),
    .valu_scalar_done(valu_scalar_done_select_7),
    .smem_done(smem_done_select_7),
    .resume(resume_select_7),
    .transfer(transfer_select_7),
    .transfer_jumps(smem_jumps),
    .transfer_value(smem_transfer_target),
    .vmem_read(vmem_read_select_7),
    .lds_read(lds_read_select_7),
    .lds_done(lds_done_select_7),
    .load_done(load_done_select_7),
    .store_done(store_done_select_7),
    .tick(tick),
    .counts(slot_7_counts),
    .completed(completed),
    .completed_group(completed_group),
    .signalled_first(signalled_first),
    .woken_0(woken_0),
    .woken_1(woken_1),
    .woken_group_0(woken_group_0),
    .woken_group_1(woken_group_1),
    .signals(slot_7_signals),
    .wakes(slot_7_wakes),
    .ends(slot_7_ends),
    .interrupts(slot_7_interrupts),
    .invalidates(slot_7_invalidates),
    .priority_(slot_7_priority),
    .reserved(slot_7_reserved),
    .answered(slot_7_answered),
    .active(slot_7_active),
    .ended(slot_7_ended),
    .state_exec(slot_7_state_exec),
    .state_vcc(slot_7_state_vcc),
    .state_scc(slot_7_state_scc),
    .state_m0(slot_7_state_m0),
    .state_mode(slot_7_state_mode),
    .state_status(slot_7_state_status),
    .state_state_priv(slot_7_state_state_priv),
    .state_pc(slot_7_state_pc),
    .state_vgpr_base(slot_7_state_vgpr_base),
    .state_wave64(slot_7_state_wave64),
    .state_group(slot_7_state_group),
    .state_group_waves(slot_7_state_group_waves),
    .state_lds_base(slot_7_state_lds_base),
    .state_lds_size(slot_7_state_lds_size),
    .state_scratch_base(slot_7_state_scratch_base),
    .state_scalars_settled(slot_7_state_scalars_settled),
    .debug_place_vgpr_base(debug_place_7_vgpr_base),
    .debug_place_lds_base(debug_place_7_lds_base),
    .debug_place_scratch_base(debug_place_7_scratch_base)
  );

  wave_slot slot_8 (
    .clock(clock),
    .launch(slot_8_launch),
    .initial_pc(initial_pc),
    .initial_mode(initial_mode),
    .initial_vgpr_base(initial_vgpr_base),
    .initial_wave64(initial_wave64),
    .initial_group(initial_group),
    .initial_group_waves(initial_group_waves),
    .initial_lds_base(initial_lds_base),
    .initial_lds_size(initial_lds_size),
    .initial_scratch_base(initial_scratch_base),
    .start(slot_8_start),
    .stop(stop),
    .fetch_grant(fetch_grant_8),
    .fetch_hit(fetch_hit_8),
    .fetch_miss(fetch_miss_8),
    .fetch_missing(fetch_missing),
    .fetch_chunk_0(fetch_chunk_0),
    .fetch_chunk_1(fetch_chunk_1),
    .fetch_chunk_2(fetch_chunk_2),
    .fetch_chunk_3(fetch_chunk_3),
    .fetch_chunk_4(fetch_chunk_4),
    .fetch_chunk_5(fetch_chunk_5),
    .fetch_chunk_6(fetch_chunk_6),
    .fetch_chunk_7(fetch_chunk_7),
    .fetch_want(slot_8_fetch_want),
    .fetch_pc(slot_8_fetch_pc),
    .grant(issue_grant_8),
    .ready(slot_8_ready),
    .class_(slot_8_class),
    .word_0(slot_8_word_0),
    .word_1(slot_8_word_1),
    .word_2(slot_8_word_2),
    .sequence_(slot_8_sequence),
    .fault(slot_8_fault),
    .traps(slot_8_traps),
    .outside(slot_8_outside),
    .scalar_write(scalar_write_select_8),
    .scalar_write_pair(debug_scalar_pair),
    .scalar_write_data(debug_scalar_data),
    .scalar_write_halves(debug_scalar_halves),
    .mode_write(mode_write_select_8),
    .mode_value(salu_mode_value),
    .scc_write(scc_write_select_8),
    .scc_value(debug_condition_value),
    .salu_done(salu_done_select_8),
    .valu_read(valu_read_select_8),
    .valu_done(valu_done_select_8),
    .valu_scalar_done(valu_scalar_done_select_8),
    .smem_done(smem_done_select_8),
    .resume(resume_select_8),
    .transfer(transfer_select_8),
    .transfer_jumps(smem_jumps),
    .transfer_value(smem_transfer_target),
    .vmem_read(vmem_read_select_8),
    .lds_read(lds_read_select_8),
    .lds_done(lds_done_select_8),
    .load_done(load_done_select_8),
    .store_done(store_done_select_8),
    .tick(tick),
    .counts(slot_8_counts),
    .completed(completed),
    .completed_group(completed_group),
    .signalled_first(signalled_first),
    .woken_0(woken_0),
    .woken_1(woken_1),
    .woken_group_0(woken_group_0),
    .woken_group_1(woken_group_1),
    .signals(slot_8_signals),
    .wakes(slot_8_wakes),
    .ends(slot_8_ends),
    .interrupts(slot_8_interrupts),
    .invalidates(slot_8_invalidates),
    .priority_(slot_8_priority),
    .reserved(slot_8_reserved),
    .answered(slot_8_answered),
    .active(slot_8_active),
    .ended(slot_8_ended),
    .state_exec(slot_8_state_exec),
    .state_vcc(slot_8_state_vcc),
    .state_scc(slot_8_state_scc),
    .state_m0(slot_8_state_m0),
    .state_mode(slot_8_state_mode),
    .state_status(slot_8_state_status),
    .state_state_priv(slot_8_state_state_priv),
    .state_pc(slot_8_state_pc),
    .state_vgpr_base(slot_8_state_vgpr_base),
    .state_wave64(slot_8_state_wave64),
    .state_group(slot_8_state_group),
    .state_group_waves(slot_8_state_group_waves),
    .state_lds_base(slot_8_state_lds_base),
    .state_lds_size(slot_8_state_lds_size),
    .state_scratch_base(slot_8_state_scratch_base),
    .state_scalars_settled(slot_8_state_scalars_settled),
    .debug_place_vgpr_base(debug_place_8_vgpr_base),
    .debug_place_lds_base(debug_place_8_lds_base),
    .debug_place_scratch_base(debug_place_8_scratch_base)
  );

  wave_slot slot_9 (
    .clock(clock),
    .launch(slot_9_launch),
    .initial_pc(initial_pc),
    .initial_mode(initial_mode),
    .initial_vgpr_base(initial_vgpr_base),
    .initial_wave64(initial_wave64),
    .initial_group(initial_group),
    .initial_group_waves(initial_group_waves),
    .initial_lds_base(initial_lds_base),
    .initial_lds_size(initial_lds_size),
    .initial_scratch_base(initial_scratch_base),
    .start(slot_9_start),
    .stop(stop),
    .fetch_grant(fetch_grant_9),
    .fetch_hit(fetch_hit_9),
    .fetch_miss(fetch_miss_9),
    .fetch_missing(fetch_missing),
    .fetch_chunk_0(fetch_chunk_0),
    .fetch_chunk_1(fetch_chunk_1),
    .fetch_chunk_2(fetch_chunk_2),
    .fetch_chunk_3(fetch_chunk_3),
    .fetch_chunk_4(fetch_chunk_4),
    .fetch_chunk_5(fetch_chunk_5),
    .fetch_chunk_6(fetch_chunk_6),
    .fetch_chunk_7(fetch_chunk_7),
    .fetch_want(slot_9_fetch_want),
    .fetch_pc(slot_9_fetch_pc),
    .grant(issue_grant_9),
    .ready(slot_9_ready),
    .class_(slot_9_class),
    .word_0(slot_9_word_0),
    .word_1(slot_9_word_1),
    .word_2(slot_9_word_2),
    .sequence_(slot_9_sequence),
    .fault(slot_9_fault),
    .traps(slot_9_traps),
    .outside(slot_9_outside),
    .scalar_write(scalar_write_select_9),
    .scalar_write_pair(debug_scalar_pair),
    .scalar_write_data(debug_scalar_data),
    .scalar_write_halves(debug_scalar_halves),
    .mode_write(mode_write_select_9),
    .mode_value(salu_mode_value),
    .scc_write(scc_write_select_9),
    .scc_value(debug_condition_value),
    .salu_done(salu_done_select_9),
    .valu_read(valu_read_select_9),
    .valu_done(valu_done_select_9),
    .valu_scalar_done(valu_scalar_done_select_9),
    .smem_done(smem_done_select_9),
    .resume(resume_select_9),
    .transfer(transfer_select_9),
    .transfer_jumps(smem_jumps),
    .transfer_value(smem_transfer_target),
    .vmem_read(vmem_read_select_9),
    .lds_read(lds_read_select_9),
    .lds_done(lds_done_select_9),
    .load_done(load_done_select_9),
    .store_done(store_done_select_9),
    .tick(tick),
    .counts(slot_9_counts),
    .completed(completed),
    .completed_group(completed_group),
    .signalled_first(signalled_first),
    .woken_0(woken_0),
    .woken_1(woken_1),
    .woken_group_0(woken_group_0),
    .woken_group_1(woken_group_1),
    .signals(slot_9_signals),
    .wakes(slot_9_wakes),
    .ends(slot_9_ends),
    .interrupts(slot_9_interrupts),
    .invalidates(slot_9_invalidates),
    .priority_(slot_9_priority),
    .reserved(slot_9_reserved),
    .answered(slot_9_answered),
    .active(slot_9_active),
    .ended(slot_9_ended),
    .state_exec(slot_9_state_exec),
    .state_vcc(slot_9_state_vcc),
    .state_scc(slot_9_state_scc),
    .state_m0(slot_9_state_m0),
    .state_mode(slot_9_state_mode),
    .state_status(slot_9_state_status),
    .state_state_priv(slot_9_state_state_priv),
    .state_pc(slot_9_state_pc),
    .state_vgpr_base(slot_9_state_vgpr_base),
    .state_wave64(slot_9_state_wave64),
    .state_group(slot_9_state_group),
    .state_group_waves(slot_9_state_group_waves),
    .state_lds_base(slot_9_state_lds_base),
    .state_lds_size(slot_9_state_lds_size),
    .state_scratch_base(slot_9_state_scratch_base),
    .state_scalars_settled(slot_9_state_scalars_settled),
    .debug_place_vgpr_base(debug_place_9_vgpr_base),
    .debug_place_lds_base(debug_place_9_lds_base),
    .debug_place_scratch_base(debug_place_9_scratch_base)
  );

  wave_slot slot_10 (
    .clock(clock),
    .launch(slot_10_launch),
    .initial_pc(initial_pc),
    .initial_mode(initial_mode),
    .initial_vgpr_base(initial_vgpr_base),
    .initial_wave64(initial_wave64),
    .initial_group(initial_group),
    .initial_group_waves(initial_group_waves),
    .initial_lds_base(initial_lds_base),
    .initial_lds_size(initial_lds_size),
    .initial_scratch_base(initial_scratch_base),
    .start(slot_10_start),
    .stop(stop),
    .fetch_grant(fetch_grant_10),
    .fetch_hit(fetch_hit_10),
    .fetch_miss(fetch_miss_10),
    .fetch_missing(fetch_missing),
    .fetch_chunk_0(fetch_chunk_0),
    .fetch_chunk_1(fetch_chunk_1),
    .fetch_chunk_2(fetch_chunk_2),
    .fetch_chunk_3(fetch_chunk_3),
    .fetch_chunk_4(fetch_chunk_4),
    .fetch_chunk_5(fetch_chunk_5),
    .fetch_chunk_6(fetch_chunk_6),
    .fetch_chunk_7(fetch_chunk_7),
    .fetch_want(slot_10_fetch_want),
    .fetch_pc(slot_10_fetch_pc),
    .grant(issue_grant_10),
    .ready(slot_10_ready),
    .class_(slot_10_class),
    .word_0(slot_10_word_0),
    .word_1(slot_10_word_1),
    .word_2(slot_10_word_2),
    .sequence_(slot_10_sequence),
    .fault(slot_10_fault),
    .traps(slot_10_traps),
    .outside(slot_10_outside),
    .scalar_write(scalar_write_select_10),
    .scalar_write_pair(debug_scalar_pair),
    .scalar_write_data(debug_scalar_data),
    .scalar_write_halves(debug_scalar_halves),
    .mode_write(mode_write_select_10),
    .mode_value(salu_mode_value),
    .scc_write(scc_write_select_10),
    .scc_value(debug_condition_value),
    .salu_done(salu_done_select_10),
    .valu_read(valu_read_select_10),
    .valu_done(valu_done_select_10),
    .valu_scalar_done(valu_scalar_done_select_10),
    .smem_done(smem_done_select_10),
    .resume(resume_select_10),
    .transfer(transfer_select_10),
    .transfer_jumps(smem_jumps),
    .transfer_value(smem_transfer_target),
    .vmem_read(vmem_read_select_10),
    .lds_read(lds_read_select_10),
    .lds_done(lds_done_select_10),
    .load_done(load_done_select_10),
    .store_done(store_done_select_10),
    .tick(tick),
    .counts(slot_10_counts),
    .completed(completed),
    .completed_group(completed_group),
    .signalled_first(signalled_first),
    .woken_0(woken_0),
    .woken_1(woken_1),
    .woken_group_0(woken_group_0),
    .woken_group_1(woken_group_1),
    .signals(slot_10_signals),
    .wakes(slot_10_wakes),
    .ends(slot_10_ends),
    .interrupts(slot_10_interrupts),
    .invalidates(slot_10_invalidates),
    .priority_(slot_10_priority),
    .reserved(slot_10_reserved),
    .answered(slot_10_answered),
    .active(slot_10_active),
    .ended(slot_10_ended),
    .state_exec(slot_10_state_exec),
    .state_vcc(slot_10_state_vcc),
    .state_scc(slot_10_state_scc),
    .state_m0(slot_10_state_m0),
    .state_mode(slot_10_state_mode),
    .state_status(slot_10_state_status),
    .state_state_priv(slot_10_state_state_priv),
    .state_pc(slot_10_state_pc),
    .state_vgpr_base(slot_10_state_vgpr_base),
    .state_wave64(slot_10_state_wave64),
    .state_group(slot_10_state_group),
    .state_group_waves(slot_10_state_group_waves),
    .state_lds_base(slot_10_state_lds_base),
    .state_lds_size(slot_10_state_lds_size),
    .state_scratch_base(slot_10_state_scratch_base),
    .state_scalars_settled(slot_10_state_scalars_settled),
    .debug_place_vgpr_base(debug_place_10_vgpr_base),
    .debug_place_lds_base(debug_place_10_lds_base),
    .debug_place_scratch_base(debug_place_10_scratch_base)
  );

  wave_slot slot_11 (
    .clock(clock),
    .launch(slot_11_launch),
    .initial_pc(initial_pc),
    .initial_mode(initial_mode),
    .initial_vgpr_base(initial_vgpr_base),
    .initial_wave64(initial_wave64),
    .initial_group(initial_group),
    .initial_group_waves(initial_group_waves),
    .initial_lds_base(initial_lds_base),
    .initial_lds_size(initial_lds_size),
    .initial_scratch_base(initial_scratch_base),
    .start(slot_11_start),
    .stop(stop),
    .fetch_grant(fetch_grant_11),
    .fetch_hit(fetch_hit_11),
    .fetch_miss(fetch_miss_11),
    .fetch_missing(fetch_missing),
    .fetch_chunk_0(fetch_chunk_0),
    .fetch_chunk_1(fetch_chunk_1),
    .fetch_chunk_2(fetch_chunk_2),
    .fetch_chunk_3(fetch_chunk_3),
    .fetch_chunk_4(fetch_chunk_4),
    .fetch_chunk_5(fetch_chunk_5),
    .fetch_chunk_6(fetch_chunk_6),
    .fetch_chunk_7(fetch_chunk_7),
    .fetch_want(slot_11_fetch_want),
    .fetch_pc(slot_11_fetch_pc),
    .grant(issue_grant_11),
    .ready(slot_11_ready),
    .class_(slot_11_class),
    .word_0(slot_11_word_0),
    .word_1(slot_11_word_1),
    .word_2(slot_11_word_2),
    .sequence_(slot_11_sequence),
    .fault(slot_11_fault),
    .traps(slot_11_traps),
    .outside(slot_11_outside),
    .scalar_write(scalar_write_select_11),
    .scalar_write_pair(debug_scalar_pair),
    .scalar_write_data(debug_scalar_data),
    .scalar_write_halves(debug_scalar_halves),
    .mode_write(mode_write_select_11),
    .mode_value(salu_mode_value),
    .scc_write(scc_write_select_11),
    .scc_value(debug_condition_value),
    .salu_done(salu_done_select_11),
    .valu_read(valu_read_select_11),
    .valu_done(valu_done_select_11),
    .valu_scalar_done(valu_scalar_done_select_11),
    .smem_done(smem_done_select_11),
    .resume(resume_select_11),
    .transfer(transfer_select_11),
    .transfer_jumps(smem_jumps),
    .transfer_value(smem_transfer_target),
    .vmem_read(vmem_read_select_11),
    .lds_read(lds_read_select_11),
    .lds_done(lds_done_select_11),
    .load_done(load_done_select_11),
    .store_done(store_done_select_11),
    .tick(tick),
    .counts(slot_11_counts),
    .completed(completed),
    .completed_group(completed_group),
    .signalled_first(signalled_first),
    .woken_0(woken_0),
    .woken_1(woken_1),
    .woken_group_0(woken_group_0),
    .woken_group_1(woken_group_1),
    .signals(slot_11_signals),
    .wakes(slot_11_wakes),
    .ends(slot_11_ends),
    .interrupts(slot_11_interrupts),
    .invalidates(slot_11_invalidates),
    .priority_(slot_11_priority),
    .reserved(slot_11_reserved),
    .answered(slot_11_answered),
    .active(slot_11_active),
    .ended(slot_11_ended),
    .state_exec(slot_11_state_exec),
    .state_vcc(slot_11_state_vcc),
    .state_scc(slot_11_state_scc),
    .state_m0(slot_11_state_m0),
    .state_mode(slot_11_state_mode),
    .state_status(slot_11_state_status),
    .state_state_priv(slot_11_state_state_priv),
    .state_pc(slot_11_state_pc),
    .state_vgpr_base(slot_11_state_vgpr_base),
    .state_wave64(slot_11_state_wave64),
    .state_group(slot_11_state_group),
    .state_group_waves(slot_11_state_group_waves),
    .state_lds_base(slot_11_state_lds_base),
    .state_lds_size(slot_11_state_lds_size),
    .state_scratch_base(slot_11_state_scratch_base),
    .state_scalars_settled(slot_11_state_scalars_settled),
    .debug_place_vgpr_base(debug_place_11_vgpr_base),
    .debug_place_lds_base(debug_place_11_lds_base),
    .debug_place_scratch_base(debug_place_11_scratch_base)
  );

  wave_slot slot_12 (
    .clock(clock),
    .launch(slot_12_launch),
    .initial_pc(initial_pc),
    .initial_mode(initial_mode),
    .initial_vgpr_base(initial_vgpr_base),
    .initial_wave64(initial_wave64),
    .initial_group(initial_group),
    .initial_group_waves(initial_group_waves),
    .initial_lds_base(initial_lds_base),
    .initial_lds_size(initial_lds_size),
    .initial_scratch_base(initial_scratch_base),
    .start(slot_12_start),
    .stop(stop),
    .fetch_grant(fetch_grant_12),
    .fetch_hit(fetch_hit_12),
    .fetch_miss(fetch_miss_12),
    .fetch_missing(fetch_missing),
    .fetch_chunk_0(fetch_chunk_0),
    .fetch_chunk_1(fetch_chunk_1),
    .fetch_chunk_2(fetch_chunk_2),
    .fetch_chunk_3(fetch_chunk_3),
    .fetch_chunk_4(fetch_chunk_4),
    .fetch_chunk_5(fetch_chunk_5),
    .fetch_chunk_6(fetch_chunk_6),
    .fetch_chunk_7(fetch_chunk_7),
    .fetch_want(slot_12_fetch_want),
    .fetch_pc(slot_12_fetch_pc),
    .grant(issue_grant_12),
    .ready(slot_12_ready),
    .class_(slot_12_class),
    .word_0(slot_12_word_0),
    .word_1(slot_12_word_1),
    .word_2(slot_12_word_2),
    .sequence_(slot_12_sequence),
    .fault(slot_12_fault),
    .traps(slot_12_traps),
    .outside(slot_12_outside),
    .scalar_write(scalar_write_select_12),
    .scalar_write_pair(debug_scalar_pair),
    .scalar_write_data(debug_scalar_data),
    .scalar_write_halves(debug_scalar_halves),
    .mode_write(mode_write_select_12),
    .mode_value(salu_mode_value),
    .scc_write(scc_write_select_12),
    .scc_value(debug_condition_value),
    .salu_done(salu_done_select_12),
    .valu_read(valu_read_select_12),
    .valu_done(valu_done_select_12),
    .valu_scalar_done(valu_scalar_done_select_12),
    .smem_done(smem_done_select_12),
    .resume(resume_select_12),
    .transfer(transfer_select_12),
    .transfer_jumps(smem_jumps),
    .transfer_value(smem_transfer_target),
    .vmem_read(vmem_read_select_12),
    .lds_read(lds_read_select_12),
    .lds_done(lds_done_select_12),
    .load_done(load_done_select_12),
    .store_done(store_done_select_12),
    .tick(tick),
    .counts(slot_12_counts),
    .completed(completed),
    .completed_group(completed_group),
    .signalled_first(signalled_first),
    .woken_0(woken_0),
    .woken_1(woken_1),
    .woken_group_0(woken_group_0),
    .woken_group_1(woken_group_1),
    .signals(slot_12_signals),
    .wakes(slot_12_wakes),
    .ends(slot_12_ends),
    .interrupts(slot_12_interrupts),
    .invalidates(slot_12_invalidates),
    .priority_(slot_12_priority),
    .reserved(slot_12_reserved),
    .answered(slot_12_answered),
    .active(slot_12_active),
    .ended(slot_12_ended),
    .state_exec(slot_12_state_exec),
    .state_vcc(slot_12_state_vcc),
    .state_scc(slot_12_state_scc),
    .state_m0(slot_12_state_m0),
    .state_mode(slot_12_state_mode),
    .state_status(slot_12_state_status),
    .state_state_priv(slot_12_state_state_priv),
    .state_pc(slot_12_state_pc),
    .state_vgpr_base(slot_12_state_vgpr_base),
    .state_wave64(slot_12_state_wave64),
    .state_group(slot_12_state_group),
    .state_group_waves(slot_12_state_group_waves),
    .state_lds_base(slot_12_state_lds_base),
    .state_lds_size(slot_12_state_lds_size),
    .state_scratch_base(slot_12_state_scratch_base),
    .state_scalars_settled(slot_12_state_scalars_settled),
    .debug_place_vgpr_base(debug_place_12_vgpr_base),
    .debug_place_lds_base(debug_place_12_lds_base),
    .debug_place_scratch_base(debug_place_12_scratch_base)
  );

  wave_slot slot_13 (
    .clock(clock),
    .launch(slot_13_launch),
    .initial_pc(initial_pc),
    .initial_mode(initial_mode),
    .initial_vgpr_base(initial_vgpr_base),
    .initial_wave64(initial_wave64),
    .initial_group(initial_group),
    .initial_group_waves(initial_group_waves),
    .initial_lds_base(initial_lds_base),
    .initial_lds_size(initial_lds_size),
    .initial_scratch_base(initial_scratch_base),
    .start(slot_13_start),
    .stop(stop),
    .fetch_grant(fetch_grant_13),
    .fetch_hit(fetch_hit_13),
    .fetch_miss(fetch_miss_13),
    .fetch_missing(fetch_missing),
    .fetch_chunk_0(fetch_chunk_0),
    .fetch_chunk_1(fetch_chunk_1),
    .fetch_chunk_2(fetch_chunk_2),
    .fetch_chunk_3(fetch_chunk_3),
    .fetch_chunk_4(fetch_chunk_4),
    .fetch_chunk_5(fetch_chunk_5),
    .fetch_chunk_6(fetch_chunk_6),
    .fetch_chunk_7(fetch_chunk_7),
    .fetch_want(slot_13_fetch_want),
    .fetch_pc(slot_13_fetch_pc),
    .grant(issue_grant_13),
    .ready(slot_13_ready),
    .class_(slot_13_class),
    .word_0(slot_13_word_0),
    .word_1(slot_13_word_1),
    .word_2(slot_13_word_2),
    .sequence_(slot_13_sequence),
    .fault(slot_13_fault),
    .traps(slot_13_traps),
    .outside(slot_13_outside),
    .scalar_write(scalar_write_select_13),
    .scalar_write_pair(debug_scalar_pair),
    .scalar_write_data(debug_scalar_data),
    .scalar_write_halves(debug_scalar_halves),
    .mode_write(mode_write_select_13),
    .mode_value(salu_mode_value),
    .scc_write(scc_write_select_13),
    .scc_value(debug_condition_value),
    .salu_done(salu_done_select_13),
    .valu_read(valu_read_select_13),
    .valu_done(valu_done_select_13),
    .valu_scalar_done(valu_scalar_done_select_13),
    .smem_done(smem_done_select_13),
    .resume(resume_select_13),
    .transfer(transfer_select_13),
    .transfer_jumps(smem_jumps),
    .transfer_value(smem_transfer_target),
    .vmem_read(vmem_read_select_13),
    .lds_read(lds_read_select_13),
    .lds_done(lds_done_select_13),
    .load_done(load_done_select_13),
    .store_done(store_done_select_13),
    .tick(tick),
    .counts(slot_13_counts),
    .completed(completed),
    .completed_group(completed_group),
    .signalled_first(signalled_first),
    .woken_0(woken_0),
    .woken_1(woken_1),
    .woken_group_0(woken_group_0),
    .woken_group_1(woken_group_1),
    .signals(slot_13_signals),
    .wakes(slot_13_wakes),
    .ends(slot_13_ends),
    .interrupts(slot_13_interrupts),
    .invalidates(slot_13_invalidates),
    .priority_(slot_13_priority),
    .reserved(slot_13_reserved),
    .answered(slot_13_answered),
    .active(slot_13_active),
    .ended(slot_13_ended),
    .state_exec(slot_13_state_exec),
    .state_vcc(slot_13_state_vcc),
    .state_scc(slot_13_state_scc),
    .state_m0(slot_13_state_m0),
    .state_mode(slot_13_state_mode),
    .state_status(slot_13_state_status),
    .state_state_priv(slot_13_state_state_priv),
    .state_pc(slot_13_state_pc),
    .state_vgpr_base(slot_13_state_vgpr_base),
    .state_wave64(slot_13_state_wave64),
    .state_group(slot_13_state_group),
    .state_group_waves(slot_13_state_group_waves),
    .state_lds_base(slot_13_state_lds_base),
    .state_lds_size(slot_13_state_lds_size),
    .state_scratch_base(slot_13_state_scratch_base),
    .state_scalars_settled(slot_13_state_scalars_settled),
    .debug_place_vgpr_base(debug_place_13_vgpr_base),
    .debug_place_lds_base(debug_place_13_lds_base),
    .debug_place_scratch_base(debug_place_13_scratch_base)
  );

  wave_slot slot_14 (
    .clock(clock),
    .launch(slot_14_launch),
    .initial_pc(initial_pc),
    .initial_mode(initial_mode),
    .initial_vgpr_base(initial_vgpr_base),
    .initial_wave64(initial_wave64),
    .initial_group(initial_group),
    .initial_group_waves(initial_group_waves),
    .initial_lds_base(initial_lds_base),
    .initial_lds_size(initial_lds_size),
    .initial_scratch_base(initial_scratch_base),
    .start(slot_14_start),
    .stop(stop),
    .fetch_grant(fetch_grant_14),
    .fetch_hit(fetch_hit_14),
    .fetch_miss(fetch_miss_14),
    .fetch_missing(fetch_missing),
    .fetch_chunk_0(fetch_chunk_0),
    .fetch_chunk_1(fetch_chunk_1),
    .fetch_chunk_2(fetch_chunk_2),
    .fetch_chunk_3(fetch_chunk_3),
    .fetch_chunk_4(fetch_chunk_4),
    .fetch_chunk_5(fetch_chunk_5),
    .fetch_chunk_6(fetch_chunk_6),
    .fetch_chunk_7(fetch_chunk_7),
    .fetch_want(slot_14_fetch_want),
    .fetch_pc(slot_14_fetch_pc),
    .grant(issue_grant_14),
    .ready(slot_14_ready),
    .class_(slot_14_class),
    .word_0(slot_14_word_0),
    .word_1(slot_14_word_1),
    .word_2(slot_14_word_2),
    .sequence_(slot_14_sequence),
    .fault(slot_14_fault),
    .traps(slot_14_traps),
    .outside(slot_14_outside),
    .scalar_write(scalar_write_select_14),
    .scalar_write_pair(debug_scalar_pair),
    .scalar_write_data(debug_scalar_data),
    .scalar_write_halves(debug_scalar_halves),
    .mode_write(mode_write_select_14),
    .mode_value(salu_mode_value),
    .scc_write(scc_write_select_14),
    .scc_value(debug_condition_value),
    .salu_done(salu_done_select_14),
    .valu_read(valu_read_select_14),
    .valu_done(valu_done_select_14),
    .valu_scalar_done(valu_scalar_done_select_14),
    .smem_done(smem_done_select_14),
    .resume(resume_select_14),
    .transfer(transfer_select_14),
    .transfer_jumps(smem_jumps),
    .transfer_value(smem_transfer_target),
    .vmem_read(vmem_read_select_14),
    .lds_read(lds_read_select_14),
    .lds_done(lds_done_select_14),
    .load_done(load_done_select_14),
    .store_done(store_done_select_14),
    .tick(tick),
    .counts(slot_14_counts),
    .completed(completed),
    .completed_group(completed_group),
    .signalled_first(signalled_first),
    .woken_0(woken_0),
    .woken_1(woken_1),
    .woken_group_0(woken_group_0),
    .woken_group_1(woken_group_1),
    .signals(slot_14_signals),
    .wakes(slot_14_wakes),
    .ends(slot_14_ends),
    .interrupts(slot_14_interrupts),
    .invalidates(slot_14_invalidates),
    .priority_(slot_14_priority),
    .reserved(slot_14_reserved),
    .answered(slot_14_answered),
    .active(slot_14_active),
    .ended(slot_14_ended),
    .state_exec(slot_14_state_exec),
    .state_vcc(slot_14_state_vcc),
    .state_scc(slot_14_state_scc),
    .state_m0(slot_14_state_m0),
    .state_mode(slot_14_state_mode),
    .state_status(slot_14_state_status),
    .state_state_priv(slot_14_state_state_priv),
    .state_pc(slot_14_state_pc),
    .state_vgpr_base(slot_14_state_vgpr_base),
    .state_wave64(slot_14_state_wave64),
    .state_group(slot_14_state_group),
    .state_group_waves(slot_14_state_group_waves),
    .state_lds_base(slot_14_state_lds_base),
    .state_lds_size(slot_14_state_lds_size),
    .state_scratch_base(slot_14_state_scratch_base),
    .state_scalars_settled(slot_14_state_scalars_settled),
    .debug_place_vgpr_base(debug_place_14_vgpr_base),
    .debug_place_lds_base(debug_place_14_lds_base),
    .debug_place_scratch_base(debug_place_14_scratch_base)
  );

  wave_slot slot_15 (
    .clock(clock),
    .launch(slot_15_launch),
    .initial_pc(initial_pc),
    .initial_mode(initial_mode),
    .initial_vgpr_base(initial_vgpr_base),
    .initial_wave64(initial_wave64),
    .initial_group(initial_group),
    .initial_group_waves(initial_group_waves),
    .initial_lds_base(initial_lds_base),
    .initial_lds_size(initial_lds_size),
    .initial_scratch_base(initial_scratch_base),
    .start(slot_15_start),
    .stop(stop),
    .fetch_grant(fetch_grant_15),
    .fetch_hit(fetch_hit_15),
    .fetch_miss(fetch_miss_15),
    .fetch_missing(fetch_missing),
    .fetch_chunk_0(fetch_chunk_0),
    .fetch_chunk_1(fetch_chunk_1),
    .fetch_chunk_2(fetch_chunk_2),
    .fetch_chunk_3(fetch_chunk_3),
    .fetch_chunk_4(fetch_chunk_4),
    .fetch_chunk_5(fetch_chunk_5),
    .fetch_chunk_6(fetch_chunk_6),
    .fetch_chunk_7(fetch_chunk_7),
    .fetch_want(slot_15_fetch_want),
    .fetch_pc(slot_15_fetch_pc),
    .grant(issue_grant_15),
    .ready(slot_15_ready),
    .class_(slot_15_class),
    .word_0(slot_15_word_0),
    .word_1(slot_15_word_1),
    .word_2(slot_15_word_2),
    .sequence_(slot_15_sequence),
    .fault(slot_15_fault),
    .traps(slot_15_traps),
    .outside(slot_15_outside),
    .scalar_write(scalar_write_select_15),
    .scalar_write_pair(debug_scalar_pair),
    .scalar_write_data(debug_scalar_data),
    .scalar_write_halves(debug_scalar_halves),
    .mode_write(mode_write_select_15),
    .mode_value(salu_mode_value),
    .scc_write(scc_write_select_15),
    .scc_value(debug_condition_value),
    .salu_done(salu_done_select_15),
    .valu_read(valu_read_select_15),
    .valu_done(valu_done_select_15),
    .valu_scalar_done(valu_scalar_done_select_15),
    .smem_done(smem_done_select_15),
    .resume(resume_select_15),
    .transfer(transfer_select_15),
    .transfer_jumps(smem_jumps),
    .transfer_value(smem_transfer_target),
    .vmem_read(vmem_read_select_15),
    .lds_read(lds_read_select_15),
    .lds_done(lds_done_select_15),
    .load_done(load_done_select_15),
    .store_done(store_done_select_15),
    .tick(tick),
    .counts(slot_15_counts),
    .completed(completed),
    .completed_group(completed_group),
    .signalled_first(signalled_first),
    .woken_0(woken_0),
    .woken_1(woken_1),
    .woken_group_0(woken_group_0),
    .woken_group_1(woken_group_1),
    .signals(slot_15_signals),
    .wakes(slot_15_wakes),
    .ends(slot_15_ends),
    .interrupts(slot_15_interrupts),
    .invalidates(slot_15_invalidates),
    .priority_(slot_15_priority),
    .reserved(slot_15_reserved),
    .answered(slot_15_answered),
    .active(slot_15_active),
    .ended(slot_15_ended),
    .state_exec(slot_15_state_exec),
    .state_vcc(slot_15_state_vcc),
    .state_scc(slot_15_state_scc),
    .state_m0(slot_15_state_m0),
    .state_mode(slot_15_state_mode),
    .state_status(slot_15_state_status),
    .state_state_priv(slot_15_state_state_priv),
    .state_pc(slot_15_state_pc),
    .state_vgpr_base(slot_15_state_vgpr_base),
    .state_wave64(slot_15_state_wave64),
    .state_group(slot_15_state_group),
    .state_group_waves(slot_15_state_group_waves),
    .state_lds_base(slot_15_state_lds_base),
    .state_lds_size(slot_15_state_lds_size),
    .state_scratch_base(slot_15_state_scratch_base),
    .state_scalars_settled(slot_15_state_scalars_settled),
    .debug_place_vgpr_base(debug_place_15_vgpr_base),
    .debug_place_lds_base(debug_place_15_lds_base),
    .debug_place_scratch_base(debug_place_15_scratch_base)
  );

  wave_vector active_vector (
    .bit_0(slot_0_active),
    .bit_1(slot_1_active),
    .bit_2(slot_2_active),
    .bit_3(slot_3_active),
    .bit_4(slot_4_active),
    .bit_5(slot_5_active),
    .bit_6(slot_6_active),
    .bit_7(slot_7_active),
    .bit_8(slot_8_active),
    .bit_9(slot_9_active),
    .bit_10(slot_10_active),
    .bit_11(slot_11_active),
    .bit_12(slot_12_active),
    .bit_13(slot_13_active),
    .bit_14(slot_14_active),
    .bit_15(slot_15_active),
    .vector_(active)
  );

  group_vector group_vector (
    .state_0_group(slot_0_state_group),
    .state_1_group(slot_1_state_group),
    .state_2_group(slot_2_state_group),
    .state_3_group(slot_3_state_group),
    .state_4_group(slot_4_state_group),
    .state_5_group(slot_5_state_group),
    .state_6_group(slot_6_state_group),
    .state_7_group(slot_7_state_group),
    .state_8_group(slot_8_state_group),
    .state_9_group(slot_9_state_group),
    .state_10_group(slot_10_state_group),
    .state_11_group(slot_11_state_group),
    .state_12_group(slot_12_state_group),
    .state_13_group(slot_13_state_group),
    .state_14_group(slot_14_state_group),
    .state_15_group(slot_15_state_group),
    .vector_(active_groups)
  );

  slot_fault slot_fault (
    .fault_0(slot_0_fault),
    .fault_1(slot_1_fault),
    .fault_2(slot_2_fault),
    .fault_3(slot_3_fault),
    .fault_4(slot_4_fault),
    .fault_5(slot_5_fault),
    .fault_6(slot_6_fault),
    .fault_7(slot_7_fault),
    .fault_8(slot_8_fault),
    .fault_9(slot_9_fault),
    .fault_10(slot_10_fault),
    .fault_11(slot_11_fault),
    .fault_12(slot_12_fault),
    .fault_13(slot_13_fault),
    .fault_14(slot_14_fault),
    .fault_15(slot_15_fault),
    .traps_0(slot_0_traps),
    .traps_1(slot_1_traps),
    .traps_2(slot_2_traps),
    .traps_3(slot_3_traps),
    .traps_4(slot_4_traps),
    .traps_5(slot_5_traps),
    .traps_6(slot_6_traps),
    .traps_7(slot_7_traps),
    .traps_8(slot_8_traps),
    .traps_9(slot_9_traps),
    .traps_10(slot_10_traps),
    .traps_11(slot_11_traps),
    .traps_12(slot_12_traps),
    .traps_13(slot_13_traps),
    .traps_14(slot_14_traps),
    .traps_15(slot_15_traps),
    .outside_0(slot_0_outside),
    .outside_1(slot_1_outside),
    .outside_2(slot_2_outside),
    .outside_3(slot_3_outside),
    .outside_4(slot_4_outside),
    .outside_5(slot_5_outside),
    .outside_6(slot_6_outside),
    .outside_7(slot_7_outside),
    .outside_8(slot_8_outside),
    .outside_9(slot_9_outside),
    .outside_10(slot_10_outside),
    .outside_11(slot_11_outside),
    .outside_12(slot_12_outside),
    .outside_13(slot_13_outside),
    .outside_14(slot_14_outside),
    .outside_15(slot_15_outside),
    .memory_issue(issue_granted_4),
    .faults(fault),
    .chosen(slot_fault_chosen),
    .kind(fault_kind)
  );

  fetch fetch (
    .clock(clock),
    .invalidate(invalidate),
    .want_0(slot_0_fetch_want),
    .want_1(slot_1_fetch_want),
    .want_2(slot_2_fetch_want),
    .want_3(slot_3_fetch_want),
    .want_4(slot_4_fetch_want),
    .want_5(slot_5_fetch_want),
    .want_6(slot_6_fetch_want),
    .want_7(slot_7_fetch_want),
    .want_8(slot_8_fetch_want),
    .want_9(slot_9_fetch_want),
    .want_10(slot_10_fetch_want),
    .want_11(slot_11_fetch_want),
    .want_12(slot_12_fetch_want),
    .want_13(slot_13_fetch_want),
    .want_14(slot_14_fetch_want),
    .want_15(slot_15_fetch_want),
    .pc_0(slot_0_fetch_pc),
    .pc_1(slot_1_fetch_pc),
    .pc_2(slot_2_fetch_pc),
    .pc_3(slot_3_fetch_pc),
    .pc_4(slot_4_fetch_pc),
    .pc_5(slot_5_fetch_pc),
    .pc_6(slot_6_fetch_pc),
    .pc_7(slot_7_fetch_pc),
    .pc_8(slot_8_fetch_pc),
    .pc_9(slot_9_fetch_pc),
    .pc_10(slot_10_fetch_pc),
    .pc_11(slot_11_fetch_pc),
    .pc_12(slot_12_fetch_pc),
    .pc_13(slot_13_fetch_pc),
    .pc_14(slot_14_fetch_pc),
    .pc_15(slot_15_fetch_pc),
    .grant_0(fetch_grant_0),
    .grant_1(fetch_grant_1),
    .grant_2(fetch_grant_2),
    .grant_3(fetch_grant_3),
    .grant_4(fetch_grant_4),
    .grant_5(fetch_grant_5),
    .grant_6(fetch_grant_6),
    .grant_7(fetch_grant_7),
    .grant_8(fetch_grant_8),
    .grant_9(fetch_grant_9),
    .grant_10(fetch_grant_10),
    .grant_11(fetch_grant_11),
    .grant_12(fetch_grant_12),
    .grant_13(fetch_grant_13),
    .grant_14(fetch_grant_14),
    .grant_15(fetch_grant_15),
    .hit_0(fetch_hit_0),
    .hit_1(fetch_hit_1),
    .hit_2(fetch_hit_2),
    .hit_3(fetch_hit_3),
    .hit_4(fetch_hit_4),
    .hit_5(fetch_hit_5),
    .hit_6(fetch_hit_6),
    .hit_7(fetch_hit_7),
    .hit_8(fetch_hit_8),
    .hit_9(fetch_hit_9),
    .hit_10(fetch_hit_10),
    .hit_11(fetch_hit_11),
    .hit_12(fetch_hit_12),
    .hit_13(fetch_hit_13),
    .hit_14(fetch_hit_14),
    .hit_15(fetch_hit_15),
    .miss_0(fetch_miss_0),
    .miss_1(fetch_miss_1),
    .miss_2(fetch_miss_2),
    .miss_3(fetch_miss_3),
    .miss_4(fetch_miss_4),
    .miss_5(fetch_miss_5),
    .miss_6(fetch_miss_6),
    .miss_7(fetch_miss_7),
    .miss_8(fetch_miss_8),
    .miss_9(fetch_miss_9),
    .miss_10(fetch_miss_10),
    .miss_11(fetch_miss_11),
    .miss_12(fetch_miss_12),
    .miss_13(fetch_miss_13),
    .miss_14(fetch_miss_14),
    .miss_15(fetch_miss_15),
    .chunk_0(fetch_chunk_0),
    .chunk_1(fetch_chunk_1),
    .chunk_2(fetch_chunk_2),
    .chunk_3(fetch_chunk_3),
    .chunk_4(fetch_chunk_4),
    .chunk_5(fetch_chunk_5),
    .chunk_6(fetch_chunk_6),
    .chunk_7(fetch_chunk_7),
    .request_valid(request_valid_0),
    .request_ready(request_ready_0),
    .request_line(request_line_0),
    .missing(fetch_missing),
    .response_valid(response_valid_0),
    .response_part(response_part),
    .response_last(response_last),
    .response_missing(fetch_response_missing),
    .response_data_0(response_data_0),
    .response_data_1(response_data_1),
    .response_data_2(response_data_2),
    .response_data_3(response_data_3)
  );

  issue issue (
    .ready_0(slot_0_ready),
    .ready_1(slot_1_ready),
    .ready_2(slot_2_ready),
    .ready_3(slot_3_ready),
    .ready_4(slot_4_ready),
    .ready_5(slot_5_ready),
    .ready_6(slot_6_ready),
    .ready_7(slot_7_ready),
    .ready_8(slot_8_ready),
    .ready_9(slot_9_ready),
    .ready_10(slot_10_ready),
    .ready_11(slot_11_ready),
    .ready_12(slot_12_ready),
    .ready_13(slot_13_ready),
    .ready_14(slot_14_ready),
    .ready_15(slot_15_ready),
    .turn(issue_turn),
    .class_0(slot_0_class),
    .class_1(slot_1_class),
    .class_2(slot_2_class),
    .class_3(slot_3_class),
    .class_4(slot_4_class),
    .class_5(slot_5_class),
    .class_6(slot_6_class),
    .class_7(slot_7_class),
    .class_8(slot_8_class),
    .class_9(slot_9_class),
    .class_10(slot_10_class),
    .class_11(slot_11_class),
    .class_12(slot_12_class),
    .class_13(slot_13_class),
    .class_14(slot_14_class),
    .class_15(slot_15_class),
    .word0_0(slot_0_word_0),
    .word0_1(slot_1_word_0),
    .word0_2(slot_2_word_0),
    .word0_3(slot_3_word_0),
    .word0_4(slot_4_word_0),
    .word0_5(slot_5_word_0),
    .word0_6(slot_6_word_0),
    .word0_7(slot_7_word_0),
    .word0_8(slot_8_word_0),
    .word0_9(slot_9_word_0),
    .word0_10(slot_10_word_0),
    .word0_11(slot_11_word_0),
    .word0_12(slot_12_word_0),
    .word0_13(slot_13_word_0),
    .word0_14(slot_14_word_0),
    .word0_15(slot_15_word_0),
    .word1_0(slot_0_word_1),
    .word1_1(slot_1_word_1),
    .word1_2(slot_2_word_1),
    .word1_3(slot_3_word_1),
    .word1_4(slot_4_word_1),
    .word1_5(slot_5_word_1),
    .word1_6(slot_6_word_1),
    .word1_7(slot_7_word_1),
    .word1_8(slot_8_word_1),
    .word1_9(slot_9_word_1),
    .word1_10(slot_10_word_1),
    .word1_11(slot_11_word_1),
    .word1_12(slot_12_word_1),
    .word1_13(slot_13_word_1),
    .word1_14(slot_14_word_1),
    .word1_15(slot_15_word_1),
    .word2_0(slot_0_word_2),
    .word2_1(slot_1_word_2),
    .word2_2(slot_2_word_2),
    .word2_3(slot_3_word_2),
    .word2_4(slot_4_word_2),
    .word2_5(slot_5_word_2),
    .word2_6(slot_6_word_2),
    .word2_7(slot_7_word_2),
    .word2_8(slot_8_word_2),
    .word2_9(slot_9_word_2),
    .word2_10(slot_10_word_2),
    .word2_11(slot_11_word_2),
    .word2_12(slot_12_word_2),
    .word2_13(slot_13_word_2),
    .word2_14(slot_14_word_2),
    .word2_15(slot_15_word_2),
    .sequence_0(slot_0_sequence),
    .sequence_1(slot_1_sequence),
    .sequence_2(slot_2_sequence),
    .sequence_3(slot_3_sequence),
    .sequence_4(slot_4_sequence),
    .sequence_5(slot_5_sequence),
    .sequence_6(slot_6_sequence),
    .sequence_7(slot_7_sequence),
    .sequence_8(slot_8_sequence),
    .sequence_9(slot_9_sequence),
    .sequence_10(slot_10_sequence),
    .sequence_11(slot_11_sequence),
    .sequence_12(slot_12_sequence),
    .sequence_13(slot_13_sequence),
    .sequence_14(slot_14_sequence),
    .sequence_15(slot_15_sequence),
    .unit_ready_0(issue_unit_ready_0),
    .unit_ready_1(salu_ready),
    .unit_ready_2(smem_ready),
    .unit_ready_3(valu_ready),
    .unit_ready_4(issue_unit_ready_4),
    .unit_ready_5(issue_unit_ready_5),
    .before_0(order_0_before_0),
    .before_1(order_0_before_1),
    .before_2(order_0_before_2),
    .before_3(order_0_before_3),
    .before_4(order_0_before_4),
    .before_5(order_0_before_5),
    .before_6(order_0_before_6),
    .before_7(order_0_before_7),
    .before_8(order_0_before_8),
    .before_9(order_0_before_9),
    .before_10(order_0_before_10),
    .before_11(order_0_before_11),
    .before_12(order_0_before_12),
    .before_13(order_0_before_13),
    .before_14(order_0_before_14),
    .before_15(order_0_before_15),
    .reserved_0(slot_0_reserved),
    .reserved_1(slot_1_reserved),
    .reserved_2(slot_2_reserved),
    .reserved_3(slot_3_reserved),
    .reserved_4(slot_4_reserved),
    .reserved_5(slot_5_reserved),
    .reserved_6(slot_6_reserved),
    .reserved_7(slot_7_reserved),
    .reserved_8(slot_8_reserved),
    .reserved_9(slot_9_reserved),
    .reserved_10(slot_10_reserved),
    .reserved_11(slot_11_reserved),
    .reserved_12(slot_12_reserved),
    .reserved_13(slot_13_reserved),
    .reserved_14(slot_14_reserved),
    .reserved_15(slot_15_reserved),
    .grant_0(issue_grant_0),
    .grant_1(issue_grant_1),
    .grant_2(issue_grant_2),
    .grant_3(issue_grant_3),
    .grant_4(issue_grant_4),
    .grant_5(issue_grant_5),
    .grant_6(issue_grant_6),
    .grant_7(issue_grant_7),
    .grant_8(issue_grant_8),
    .grant_9(issue_grant_9),
    .grant_10(issue_grant_10),
    .grant_11(issue_grant_11),
    .grant_12(issue_grant_12),
    .grant_13(issue_grant_13),
    .grant_14(issue_grant_14),
    .grant_15(issue_grant_15),
    .valid_0(issue_valid_0),
    .valid_1(issue_valid_1),
    .valid_2(issue_valid_2),
    .valid_3(issue_valid_3),
    .valid_4(issue_valid_4),
    .valid_5(issue_valid_5),
    .granted_0(issue_granted_0),
    .granted_1(issue_granted_1),
    .granted_2(issue_granted_2),
    .granted_3(issue_granted_3),
    .granted_4(issue_granted_4),
    .granted_5(issue_granted_5),
    .unit_0_wave(issue_unit_0_wave),
    .unit_0_sequence(issue_unit_0_sequence),
    .unit_1_wave(issue_unit_1_wave),
    .unit_1_sequence(issue_unit_1_sequence),
    .unit_1_word_0(issue_unit_1_word_0),
    .unit_1_word_1(issue_unit_1_word_1),
    .unit_2_wave(issue_unit_2_wave),
    .unit_2_sequence(issue_unit_2_sequence),
    .unit_2_word_0(issue_unit_2_word_0),
    .unit_2_word_1(issue_unit_2_word_1),
    .unit_3_wave(issue_unit_3_wave),
    .unit_3_sequence(issue_unit_3_sequence),
    .unit_3_word_0(issue_unit_3_word_0),
    .unit_3_word_1(issue_unit_3_word_1),
    .unit_3_word_2(issue_unit_3_word_2),
    .unit_4_wave(issue_unit_4_wave),
    .unit_4_sequence(issue_unit_4_sequence),
    .unit_4_word_0(issue_unit_4_word_0),
    .unit_4_word_1(issue_unit_4_word_1),
    .unit_4_word_2(issue_unit_4_word_2),
    .unit_5_wave(issue_unit_5_wave),
    .unit_5_sequence(issue_unit_5_sequence),
    .unit_5_word_0(issue_unit_5_word_0),
    .unit_5_word_1(issue_unit_5_word_1)
  );

  issue_trace issue_trace (
    .valid_0(issue_valid_0),
    .valid_1(issue_valid_1),
    .valid_2(issue_valid_2),
    .valid_3(issue_valid_3),
    .valid_4(issue_valid_4),
    .valid_5(issue_valid_5),
    .unit_0_wave(issue_unit_0_wave),
    .unit_0_sequence(issue_unit_0_sequence),
    .unit_1_wave(issue_unit_1_wave),
    .unit_1_sequence(issue_unit_1_sequence),
    .unit_2_wave(issue_unit_2_wave),
    .unit_2_sequence(issue_unit_2_sequence),
    .unit_3_wave(issue_unit_3_wave),
    .unit_3_sequence(issue_unit_3_sequence),
    .unit_4_wave(issue_unit_4_wave),
    .unit_4_sequence(issue_unit_4_sequence),
    .unit_5_wave(issue_unit_5_wave),
    .unit_5_sequence(issue_unit_5_sequence),
    .granted_0(issue_granted_0),
    .granted_1(issue_granted_1),
    .granted_2(issue_granted_2),
    .granted_3(issue_granted_3),
    .granted_4(issue_granted_4),
    .granted_5(issue_granted_5),
    .state_0_pc(slot_0_state_pc),
    .state_1_pc(slot_1_state_pc),
    .state_2_pc(slot_2_state_pc),
    .state_3_pc(slot_3_state_pc),
    .state_4_pc(slot_4_state_pc),
    .state_5_pc(slot_5_state_pc),
    .state_6_pc(slot_6_state_pc),
    .state_7_pc(slot_7_state_pc),
    .state_8_pc(slot_8_state_pc),
    .state_9_pc(slot_9_state_pc),
    .state_10_pc(slot_10_state_pc),
    .state_11_pc(slot_11_state_pc),
    .state_12_pc(slot_12_state_pc),
    .state_13_pc(slot_13_state_pc),
    .state_14_pc(slot_14_state_pc),
    .state_15_pc(slot_15_state_pc),
    .event_0_valid(debug_issue_0_valid),
    .event_0_wave(debug_issue_0_wave),
    .event_0_sequence(debug_issue_0_sequence),
    .event_0_pc(debug_issue_0_pc),
    .event_1_valid(debug_issue_1_valid),
    .event_1_wave(debug_issue_1_wave),
    .event_1_sequence(debug_issue_1_sequence),
    .event_1_pc(debug_issue_1_pc),
    .event_2_valid(debug_issue_2_valid),
    .event_2_wave(debug_issue_2_wave),
    .event_2_sequence(debug_issue_2_sequence),
    .event_2_pc(debug_issue_2_pc),
    .event_3_valid(debug_issue_3_valid),
    .event_3_wave(debug_issue_3_wave),
    .event_3_sequence(debug_issue_3_sequence),
    .event_3_pc(debug_issue_3_pc),
    .event_4_valid(debug_issue_4_valid),
    .event_4_wave(debug_issue_4_wave),
    .event_4_sequence(debug_issue_4_sequence),
    .event_4_pc(debug_issue_4_pc),
    .event_5_valid(debug_issue_5_valid),
    .event_5_wave(debug_issue_5_wave),
    .event_5_sequence(debug_issue_5_sequence),
    .event_5_pc(debug_issue_5_pc)
  );

  head_trace fault_trace (
    .granted(slot_fault_chosen),
    .state_0_pc(slot_0_state_pc),
    .state_1_pc(slot_1_state_pc),
    .state_2_pc(slot_2_state_pc),
    .state_3_pc(slot_3_state_pc),
    .state_4_pc(slot_4_state_pc),
    .state_5_pc(slot_5_state_pc),
    .state_6_pc(slot_6_state_pc),
    .state_7_pc(slot_7_state_pc),
    .state_8_pc(slot_8_state_pc),
    .state_9_pc(slot_9_state_pc),
    .state_10_pc(slot_10_state_pc),
    .state_11_pc(slot_11_state_pc),
    .state_12_pc(slot_12_state_pc),
    .state_13_pc(slot_13_state_pc),
    .state_14_pc(slot_14_state_pc),
    .state_15_pc(slot_15_state_pc),
    .head_pc(fault_pc)
  );

  answer_trace answer_trace (
    .answered_0(slot_0_answered),
    .answered_1(slot_1_answered),
    .answered_2(slot_2_answered),
    .answered_3(slot_3_answered),
    .answered_4(slot_4_answered),
    .answered_5(slot_5_answered),
    .answered_6(slot_6_answered),
    .answered_7(slot_7_answered),
    .answered_8(slot_8_answered),
    .answered_9(slot_9_answered),
    .answered_10(slot_10_answered),
    .answered_11(slot_11_answered),
    .answered_12(slot_12_answered),
    .answered_13(slot_13_answered),
    .answered_14(slot_14_answered),
    .answered_15(slot_15_answered),
    .sequence_0(slot_0_sequence),
    .sequence_1(slot_1_sequence),
    .sequence_2(slot_2_sequence),
    .sequence_3(slot_3_sequence),
    .sequence_4(slot_4_sequence),
    .sequence_5(slot_5_sequence),
    .sequence_6(slot_6_sequence),
    .sequence_7(slot_7_sequence),
    .sequence_8(slot_8_sequence),
    .sequence_9(slot_9_sequence),
    .sequence_10(slot_10_sequence),
    .sequence_11(slot_11_sequence),
    .sequence_12(slot_12_sequence),
    .sequence_13(slot_13_sequence),
    .sequence_14(slot_14_sequence),
    .sequence_15(slot_15_sequence),
    .valid(debug_answer_valid),
    .wave(debug_answer_wave),
    .answered_sequence(debug_answer_sequence)
  );

  wave_order order_0 (
    .clock(clock),
    .launch(launch),
    .priority_0(slot_0_priority),
    .priority_1(slot_1_priority),
    .priority_2(slot_2_priority),
    .priority_3(slot_3_priority),
    .priority_4(slot_4_priority),
    .priority_5(slot_5_priority),
    .priority_6(slot_6_priority),
    .priority_7(slot_7_priority),
    .priority_8(slot_8_priority),
    .priority_9(slot_9_priority),
    .priority_10(slot_10_priority),
    .priority_11(slot_11_priority),
    .priority_12(slot_12_priority),
    .priority_13(slot_13_priority),
    .priority_14(slot_14_priority),
    .priority_15(slot_15_priority),
    .before_0(order_0_before_0),
    .before_1(order_0_before_1),
    .before_2(order_0_before_2),
    .before_3(order_0_before_3),
    .before_4(order_0_before_4),
    .before_5(order_0_before_5),
    .before_6(order_0_before_6),
    .before_7(order_0_before_7),
    .before_8(order_0_before_8),
    .before_9(order_0_before_9),
    .before_10(order_0_before_10),
    .before_11(order_0_before_11),
    .before_12(order_0_before_12),
    .before_13(order_0_before_13),
    .before_14(order_0_before_14),
    .before_15(order_0_before_15)
  );

  wave_events events (
    .granted(issue_granted_0),
    .signals_0(slot_0_signals),
    .signals_1(slot_1_signals),
    .signals_2(slot_2_signals),
    .signals_3(slot_3_signals),
    .signals_4(slot_4_signals),
    .signals_5(slot_5_signals),
    .signals_6(slot_6_signals),
    .signals_7(slot_7_signals),
    .signals_8(slot_8_signals),
    .signals_9(slot_9_signals),
    .signals_10(slot_10_signals),
    .signals_11(slot_11_signals),
    .signals_12(slot_12_signals),
    .signals_13(slot_13_signals),
    .signals_14(slot_14_signals),
    .signals_15(slot_15_signals),
    .wakes_0(slot_0_wakes),
    .wakes_1(slot_1_wakes),
    .wakes_2(slot_2_wakes),
    .wakes_3(slot_3_wakes),
    .wakes_4(slot_4_wakes),
    .wakes_5(slot_5_wakes),
    .wakes_6(slot_6_wakes),
    .wakes_7(slot_7_wakes),
    .wakes_8(slot_8_wakes),
    .wakes_9(slot_9_wakes),
    .wakes_10(slot_10_wakes),
    .wakes_11(slot_11_wakes),
    .wakes_12(slot_12_wakes),
    .wakes_13(slot_13_wakes),
    .wakes_14(slot_14_wakes),
    .wakes_15(slot_15_wakes),
    .ends_0(slot_0_ends),
    .ends_1(slot_1_ends),
    .ends_2(slot_2_ends),
    .ends_3(slot_3_ends),
    .ends_4(slot_4_ends),
    .ends_5(slot_5_ends),
    .ends_6(slot_6_ends),
    .ends_7(slot_7_ends),
    .ends_8(slot_8_ends),
    .ends_9(slot_9_ends),
    .ends_10(slot_10_ends),
    .ends_11(slot_11_ends),
    .ends_12(slot_12_ends),
    .ends_13(slot_13_ends),
    .ends_14(slot_14_ends),
    .ends_15(slot_15_ends),
    .interrupts_0(slot_0_interrupts),
    .interrupts_1(slot_1_interrupts),
    .interrupts_2(slot_2_interrupts),
    .interrupts_3(slot_3_interrupts),
    .interrupts_4(slot_4_interrupts),
    .interrupts_5(slot_5_interrupts),
    .interrupts_6(slot_6_interrupts),
    .interrupts_7(slot_7_interrupts),
    .interrupts_8(slot_8_interrupts),
    .interrupts_9(slot_9_interrupts),
    .interrupts_10(slot_10_interrupts),
    .interrupts_11(slot_11_interrupts),
    .interrupts_12(slot_12_interrupts),
    .interrupts_13(slot_13_interrupts),
    .interrupts_14(slot_14_interrupts),
    .interrupts_15(slot_15_interrupts),
    .invalidates_0(slot_0_invalidates),
    .invalidates_1(slot_1_invalidates),
    .invalidates_2(slot_2_invalidates),
    .invalidates_3(slot_3_invalidates),
    .invalidates_4(slot_4_invalidates),
    .invalidates_5(slot_5_invalidates),
    .invalidates_6(slot_6_invalidates),
    .invalidates_7(slot_7_invalidates),
    .invalidates_8(slot_8_invalidates),
    .invalidates_9(slot_9_invalidates),
    .invalidates_10(slot_10_invalidates),
    .invalidates_11(slot_11_invalidates),
    .invalidates_12(slot_12_invalidates),
    .invalidates_13(slot_13_invalidates),
    .invalidates_14(slot_14_invalidates),
    .invalidates_15(slot_15_invalidates),
    .state_0_m0(slot_0_state_m0),
    .state_0_group(slot_0_state_group),
    .state_1_m0(slot_1_state_m0),
    .state_1_group(slot_1_state_group),
    .state_2_m0(slot_2_state_m0),
    .state_2_group(slot_2_state_group),
    .state_3_m0(slot_3_state_m0),
    .state_3_group(slot_3_state_group),
    .state_4_m0(slot_4_state_m0),
    .state_4_group(slot_4_state_group),
    .state_5_m0(slot_5_state_m0),
    .state_5_group(slot_5_state_group),
    .state_6_m0(slot_6_state_m0),
    .state_6_group(slot_6_state_group),
    .state_7_m0(slot_7_state_m0),
    .state_7_group(slot_7_state_group),
    .state_8_m0(slot_8_state_m0),
    .state_8_group(slot_8_state_group),
    .state_9_m0(slot_9_state_m0),
    .state_9_group(slot_9_state_group),
    .state_10_m0(slot_10_state_m0),
    .state_10_group(slot_10_state_group),
    .state_11_m0(slot_11_state_m0),
    .state_11_group(slot_11_state_group),
    .state_12_m0(slot_12_state_m0),
    .state_12_group(slot_12_state_group),
    .state_13_m0(slot_13_state_m0),
    .state_13_group(slot_13_state_group),
    .state_14_m0(slot_14_state_m0),
    .state_14_group(slot_14_state_group),
    .state_15_m0(slot_15_state_m0),
    .state_15_group(slot_15_state_group),
    .signal(signal),
    .wake(wake),
    .end_(end_),
    .interrupt_(interrupt_),
    .invalidate(forget),
    .event_group(event_group),
    .event_m0(event_m0)
  );

  salu salu (
    .clock(clock),
    .issue_valid(issue_valid_1),
    .issue_wave(issue_unit_1_wave),
    .issue_sequence(issue_unit_1_sequence),
    .issue_word_0(issue_unit_1_word_0),
    .issue_word_1(issue_unit_1_word_1),
    .ready(salu_ready),
    .read_state_scc(states_salu_decode_state_scc),
    .read_state_m0(states_salu_decode_state_m0),
    .write_state_scc(states_salu_execute_state_scc),
    .write_state_mode(states_salu_execute_state_mode),
    .write_state_status(states_salu_execute_state_status),
    .write_state_state_priv(states_salu_execute_state_state_priv),
    .write_state_group(states_salu_execute_state_group),
    .write_state_scratch_base(states_salu_execute_state_scratch_base),
    .read_wave(salu_read_wave),
    .read_index_0(salu_read_index_0),
    .read_index_1(salu_read_index_1),
    .read_data_0(sgprs_read_data_0),
    .read_data_1(sgprs_read_data_1),
    .simd(index),
    .mode_write(salu_mode_write),
    .mode_value(salu_mode_value),
    .write(salu_write),
    .write_ready(scalar_port_taken_1),
    .cycles(cycles),
    .reads_cycles(salu_reads_cycles),
    .write_wave(debug_condition_wave),
    .write_pair(salu_write_pair),
    .write_data(salu_write_data),
    .write_halves(salu_write_halves),
    .scc_write(debug_condition_valid),
    .scc_value(debug_condition_value),
    .done(debug_retire_0_valid),
    .done_sequence(debug_condition_sequence)
  );

  scalar_loads smem (
    .clock(clock),
    .issue_valid(issue_valid_2),
    .issue_wave(issue_unit_2_wave),
    .issue_sequence(issue_unit_2_sequence),
    .issue_word_0(issue_unit_2_word_0),
    .issue_word_1(issue_unit_2_word_1),
    .ready(smem_ready),
    .read_wave(smem_read_wave),
    .read_state_pc(states_smem_read_state_pc),
    .read_state_group_waves(states_smem_read_state_group_waves),
    .read_index_0(smem_read_index_0),
    .read_index_1(smem_read_index_1),
    .read_data_0(sgprs_read_data_5),
    .read_data_1(sgprs_read_data_6),
    .write(smem_write),
    .write_ready(scalar_port_taken_2),
    .write_wave(debug_retire_2_wave),
    .write_sequence(debug_retire_2_sequence),
    .write_pair(smem_write_pair),
    .write_data(smem_write_data),
    .write_halves(smem_write_halves),
    .done(debug_retire_2_valid),
    .request_valid(request_valid_1),
    .request_ready(request_ready_1),
    .request_line(request_line_1),
    .request_mask(request_mask_1),
    .request_tag(smem_request_tag),
    .request_wave(debug_scalar_request_wave),
    .request_sequence(debug_scalar_request_sequence),
    .response_valid(response_valid_1),
    .response_part(response_part),
    .response_last(response_last),
    .response_missing(smem_response_missing),
    .response_tag(smem_response_tag),
    .response_data_0(response_data_0),
    .response_data_1(response_data_1),
    .response_data_2(response_data_2),
    .response_data_3(response_data_3),
    .cycles(cycles),
    .reads_cycles(smem_reads_cycles),
    .signalled(signalled),
    .jumps(smem_jumps),
    .sleeps(smem_sleeps),
    .transfer_target(smem_transfer_target),
    .resumes(smem_resumes),
    .invalidate(invalidate_data),
    .forget(forget_data)
  );

  sgpr_file sgprs (
    .clock(clock),
    .read_wave_0(salu_read_wave),
    .read_wave_1(salu_read_wave),
    .read_wave_2(valu_head_wave),
    .read_wave_3(valu_head_wave),
    .read_wave_4(valu_head_wave),
    .read_wave_5(smem_read_wave),
    .read_wave_6(smem_read_wave),
    .read_wave_7(vmem_base_wave),
    .read_index_0(salu_read_index_0),
    .read_index_1(salu_read_index_1),
    .read_index_2(valu_read_index_0),
    .read_index_3(valu_read_index_1),
    .read_index_4(valu_read_index_2),
    .read_index_5(smem_read_index_0),
    .read_index_6(smem_read_index_1),
    .read_index_7(vmem_base_index),
    .write_valid(debug_scalar_valid),
    .write_wave(debug_scalar_wave),
    .write_pair(debug_scalar_pair),
    .write_data(debug_scalar_data),
    .write_halves(debug_scalar_halves),
    .read_data_0(sgprs_read_data_0),
    .read_data_1(sgprs_read_data_1),
    .read_data_2(sgprs_read_data_2),
    .read_data_3(sgprs_read_data_3),
    .read_data_4(sgprs_read_data_4),
    .read_data_5(sgprs_read_data_5),
    .read_data_6(sgprs_read_data_6),
    .read_data_7(sgprs_read_data_7)
  );

  scalar_write_port scalar_port (
    .write_0_valid(valu_write),
    .write_0_wave(debug_retire_1_wave),
    .write_0_sequence(debug_retire_1_sequence),
    .write_0_pair(valu_write_pair),
    .write_0_data(valu_write_data),
    .write_0_halves(valu_write_halves),
    .write_1_valid(salu_write),
    .write_1_wave(debug_condition_wave),
    .write_1_sequence(debug_condition_sequence),
    .write_1_pair(salu_write_pair),
    .write_1_data(salu_write_data),
    .write_1_halves(salu_write_halves),
    .write_2_valid(smem_write),
    .write_2_wave(debug_retire_2_wave),
    .write_2_sequence(debug_retire_2_sequence),
    .write_2_pair(smem_write_pair),
    .write_2_data(smem_write_data),
    .write_2_halves(smem_write_halves),
    .write_3_valid(launch_scalar),
    .write_3_wave(launch_wave),
    .write_3_sequence(scalar_port_write_3_sequence),
    .write_3_pair(launch_pair),
    .write_3_data(launch_data),
    .write_3_halves(scalar_port_write_3_halves),
    .taken_0(scalar_port_taken_0),
    .taken_1(scalar_port_taken_1),
    .taken_2(scalar_port_taken_2),
    .taken_3(launch_scalar_ready),
    .written_valid(debug_scalar_valid),
    .written_wave(debug_scalar_wave),
    .written_sequence(debug_scalar_sequence),
    .written_pair(debug_scalar_pair),
    .written_data(debug_scalar_data),
    .written_halves(debug_scalar_halves)
  );

  valu valu (
    .clock(clock),
    .issue_valid(issue_valid_3),
    .issue_wave(issue_unit_3_wave),
    .issue_sequence(issue_unit_3_sequence),
    .issue_word_0(issue_unit_3_word_0),
    .issue_word_1(issue_unit_3_word_1),
    .issue_word_2(issue_unit_3_word_2),
    .issue_wave64(states_valu_issue_state_wave64),
    .issue_m0(states_valu_issue_state_m0),
    .issue_vgpr_base(states_valu_issue_state_vgpr_base),
    .vgprs(launch_vgprs),
    .ready(valu_ready),
    .head_wave(valu_head_wave),
    .head_state_exec(states_valu_head_state_exec),
    .head_state_vcc(states_valu_head_state_vcc),
    .head_state_scc(states_valu_head_state_scc),
    .head_state_mode(states_valu_head_state_mode),
    .head_state_scalars_settled(states_valu_head_state_scalars_settled),
    .read_index_0(valu_read_index_0),
    .read_index_1(valu_read_index_1),
    .read_index_2(valu_read_index_2),
    .read_data_0(sgprs_read_data_2),
    .read_data_1(sgprs_read_data_3),
    .read_data_2(sgprs_read_data_4),
    .memory_read(valu_memory_read),
    .memory_read_row(valu_memory_read_row),
    .memory_read_beat(valu_memory_read_beat),
    .lane_memory_banks(valu_lane_memory_banks),
    .memory_write(valu_memory_write),
    .memory_write_row(valu_memory_write_row),
    .memory_write_beat(valu_memory_write_beat),
    .memory_write_ready(valu_memory_write_ready),
    .lane_read_0(valu_lane_read_0),
    .lane_read_1(valu_lane_read_1),
    .lane_read_2(valu_lane_read_2),
    .lane_read_3(valu_lane_read_3),
    .lane_read_address_0(valu_lane_read_address_0),
    .lane_read_address_1(valu_lane_read_address_1),
    .lane_read_address_2(valu_lane_read_address_2),
    .lane_read_address_3(valu_lane_read_address_3),
    .lane_load(valu_lane_load),
    .lane_bank(valu_lane_bank),
    .lane_source(valu_lane_source),
    .lane_bypass_high(valu_lane_bypass_high),
    .lane_scalar_0(valu_lane_scalar_0),
    .lane_scalar_1(valu_lane_scalar_1),
    .lane_scalar_2(valu_lane_scalar_2),
    .lane_prepare(valu_lane_prepare),
    .lane_uses_crossed(valu_lane_uses_crossed),
    .lane_crossed_0(valu_lane_crossed_0),
    .lane_crossed_1(valu_lane_crossed_1),
    .lane_crossed_2(valu_lane_crossed_2),
    .lane_crossed_3(valu_lane_crossed_3),
    .lane_crossed_4(valu_lane_crossed_4),
    .lane_crossed_5(valu_lane_crossed_5),
    .lane_crossed_6(valu_lane_crossed_6),
    .lane_crossed_7(valu_lane_crossed_7),
    .lane_crossed_8(valu_lane_crossed_8),
    .lane_crossed_9(valu_lane_crossed_9),
    .lane_crossed_10(valu_lane_crossed_10),
    .lane_crossed_11(valu_lane_crossed_11),
    .lane_crossed_12(valu_lane_crossed_12),
    .lane_crossed_13(valu_lane_crossed_13),
    .lane_crossed_14(valu_lane_crossed_14),
    .lane_crossed_15(valu_lane_crossed_15),
    .lane_crossed_16(valu_lane_crossed_16),
    .lane_crossed_17(valu_lane_crossed_17),
    .lane_crossed_18(valu_lane_crossed_18),
    .lane_crossed_19(valu_lane_crossed_19),
    .lane_crossed_20(valu_lane_crossed_20),
    .lane_crossed_21(valu_lane_crossed_21),
    .lane_crossed_22(valu_lane_crossed_22),
    .lane_crossed_23(valu_lane_crossed_23),
    .lane_crossed_24(valu_lane_crossed_24),
    .lane_crossed_25(valu_lane_crossed_25),
    .lane_crossed_26(valu_lane_crossed_26),
    .lane_crossed_27(valu_lane_crossed_27),
    .lane_crossed_28(valu_lane_crossed_28),
    .lane_crossed_29(valu_lane_crossed_29),
    .lane_crossed_30(valu_lane_crossed_30),
    .lane_crossed_31(valu_lane_crossed_31),
    .lane_integer_control(valu_lane_integer_control),
    .lane_integer_start(valu_lane_integer_start),
    .lane_float_start(valu_lane_float_start),
    .float_odd(valu_float_odd),
    .lane_float_control(valu_lane_float_control),
    .shared_launch(valu_shared_launch),
    .shared_kind(valu_shared_kind),
    .shared_ready(shared_ready),
    .shared_start(valu_shared_start),
    .shared_control(valu_shared_control),
    .shared_announce(shared_announce),
    .lane_mask_0(valu_lane_mask_0),
    .lane_mask_1(valu_lane_mask_1),
    .lane_mask_2(valu_lane_mask_2),
    .lane_mask_3(valu_lane_mask_3),
    .lane_mask_4(valu_lane_mask_4),
    .lane_mask_5(valu_lane_mask_5),
    .lane_mask_6(valu_lane_mask_6),
    .lane_mask_7(valu_lane_mask_7),
    .lane_mask_8(valu_lane_mask_8),
    .lane_mask_9(valu_lane_mask_9),
    .lane_mask_10(valu_lane_mask_10),
    .lane_mask_11(valu_lane_mask_11),
    .lane_mask_12(valu_lane_mask_12),
    .lane_mask_13(valu_lane_mask_13),
    .lane_mask_14(valu_lane_mask_14),
    .lane_mask_15(valu_lane_mask_15),
    .lane_mask_16(valu_lane_mask_16),
    .lane_mask_17(valu_lane_mask_17),
    .lane_mask_18(valu_lane_mask_18),
    .lane_mask_19(valu_lane_mask_19),
    .lane_mask_20(valu_lane_mask_20),
    .lane_mask_21(valu_lane_mask_21),
    .lane_mask_22(valu_lane_mask_22),
    .lane_mask_23(valu_lane_mask_23),
    .lane_mask_24(valu_lane_mask_24),
    .lane_mask_25(valu_lane_mask_25),
    .lane_mask_26(valu_lane_mask_26),
    .lane_mask_27(valu_lane_mask_27),
    .lane_mask_28(valu_lane_mask_28),
    .lane_mask_29(valu_lane_mask_29),
    .lane_mask_30(valu_lane_mask_30),
    .lane_mask_31(valu_lane_mask_31),
    .lane_number_0(valu_lane_number_0),
    .lane_number_1(valu_lane_number_1),
    .lane_number_2(valu_lane_number_2),
    .lane_number_3(valu_lane_number_3),
    .lane_number_4(valu_lane_number_4),
    .lane_number_5(valu_lane_number_5),
    .lane_number_6(valu_lane_number_6),
    .lane_number_7(valu_lane_number_7),
    .lane_number_8(valu_lane_number_8),
    .lane_number_9(valu_lane_number_9),
    .lane_number_10(valu_lane_number_10),
    .lane_number_11(valu_lane_number_11),
    .lane_number_12(valu_lane_number_12),
    .lane_number_13(valu_lane_number_13),
    .lane_number_14(valu_lane_number_14),
    .lane_number_15(valu_lane_number_15),
    .lane_number_16(valu_lane_number_16),
    .lane_number_17(valu_lane_number_17),
    .lane_number_18(valu_lane_number_18),
    .lane_number_19(valu_lane_number_19),
    .lane_number_20(valu_lane_number_20),
    .lane_number_21(valu_lane_number_21),
    .lane_number_22(valu_lane_number_22),
    .lane_number_23(valu_lane_number_23),
    .lane_number_24(valu_lane_number_24),
    .lane_number_25(valu_lane_number_25),
    .lane_number_26(valu_lane_number_26),
    .lane_number_27(valu_lane_number_27),
    .lane_number_28(valu_lane_number_28),
    .lane_number_29(valu_lane_number_29),
    .lane_number_30(valu_lane_number_30),
    .lane_number_31(valu_lane_number_31),
    .lane_value_0(valu_lane_value_0),
    .lane_value_1(valu_lane_value_1),
    .lane_value_2(valu_lane_value_2),
    .lane_value_3(valu_lane_value_3),
    .lane_value_4(valu_lane_value_4),
    .lane_value_5(valu_lane_value_5),
    .lane_value_6(valu_lane_value_6),
    .lane_value_7(valu_lane_value_7),
    .lane_value_8(valu_lane_value_8),
    .lane_value_9(valu_lane_value_9),
    .lane_value_10(valu_lane_value_10),
    .lane_value_11(valu_lane_value_11),
    .lane_value_12(valu_lane_value_12),
    .lane_value_13(valu_lane_value_13),
    .lane_value_14(valu_lane_value_14),
    .lane_value_15(valu_lane_value_15),
    .lane_value_16(valu_lane_value_16),
    .lane_value_17(valu_lane_value_17),
    .lane_value_18(valu_lane_value_18),
    .lane_value_19(valu_lane_value_19),
    .lane_value_20(valu_lane_value_20),
    .lane_value_21(valu_lane_value_21),
    .lane_value_22(valu_lane_value_22),
    .lane_value_23(valu_lane_value_23),
    .lane_value_24(valu_lane_value_24),
    .lane_value_25(valu_lane_value_25),
    .lane_value_26(valu_lane_value_26),
    .lane_value_27(valu_lane_value_27),
    .lane_value_28(valu_lane_value_28),
    .lane_value_29(valu_lane_value_29),
    .lane_value_30(valu_lane_value_30),
    .lane_value_31(valu_lane_value_31),
    .lane_choice_0(valu_lane_choice_0),
    .lane_choice_1(valu_lane_choice_1),
    .lane_choice_2(valu_lane_choice_2),
    .lane_choice_3(valu_lane_choice_3),
    .lane_choice_4(valu_lane_choice_4),
    .lane_choice_5(valu_lane_choice_5),
    .lane_choice_6(valu_lane_choice_6),
    .lane_choice_7(valu_lane_choice_7),
    .lane_choice_8(valu_lane_choice_8),
    .lane_choice_9(valu_lane_choice_9),
    .lane_choice_10(valu_lane_choice_10),
    .lane_choice_11(valu_lane_choice_11),
    .lane_choice_12(valu_lane_choice_12),
    .lane_choice_13(valu_lane_choice_13),
    .lane_choice_14(valu_lane_choice_14),
    .lane_choice_15(valu_lane_choice_15),
    .lane_choice_16(valu_lane_choice_16),
    .lane_choice_17(valu_lane_choice_17),
    .lane_choice_18(valu_lane_choice_18),
    .lane_choice_19(valu_lane_choice_19),
    .lane_choice_20(valu_lane_choice_20),
    .lane_choice_21(valu_lane_choice_21),
    .lane_choice_22(valu_lane_choice_22),
    .lane_choice_23(valu_lane_choice_23),
    .lane_choice_24(valu_lane_choice_24),
    .lane_choice_25(valu_lane_choice_25),
    .lane_choice_26(valu_lane_choice_26),
    .lane_choice_27(valu_lane_choice_27),
    .lane_choice_28(valu_lane_choice_28),
    .lane_choice_29(valu_lane_choice_29),
    .lane_choice_30(valu_lane_choice_30),
    .lane_choice_31(valu_lane_choice_31),
    .lane_unit(valu_lane_unit),
    .lane_result_bytes(valu_lane_result_bytes),
    .lane_active_0(valu_lane_active_0),
    .lane_active_1(valu_lane_active_1),
    .lane_active_2(valu_lane_active_2),
    .lane_active_3(valu_lane_active_3),
    .lane_active_4(valu_lane_active_4),
    .lane_active_5(valu_lane_active_5),
    .lane_active_6(valu_lane_active_6),
    .lane_active_7(valu_lane_active_7),
    .lane_active_8(valu_lane_active_8),
    .lane_active_9(valu_lane_active_9),
    .lane_active_10(valu_lane_active_10),
    .lane_active_11(valu_lane_active_11),
    .lane_active_12(valu_lane_active_12),
    .lane_active_13(valu_lane_active_13),
    .lane_active_14(valu_lane_active_14),
    .lane_active_15(valu_lane_active_15),
    .lane_active_16(valu_lane_active_16),
    .lane_active_17(valu_lane_active_17),
    .lane_active_18(valu_lane_active_18),
    .lane_active_19(valu_lane_active_19),
    .lane_active_20(valu_lane_active_20),
    .lane_active_21(valu_lane_active_21),
    .lane_active_22(valu_lane_active_22),
    .lane_active_23(valu_lane_active_23),
    .lane_active_24(valu_lane_active_24),
    .lane_active_25(valu_lane_active_25),
    .lane_active_26(valu_lane_active_26),
    .lane_active_27(valu_lane_active_27),
    .lane_active_28(valu_lane_active_28),
    .lane_active_29(valu_lane_active_29),
    .lane_active_30(valu_lane_active_30),
    .lane_active_31(valu_lane_active_31),
    .lane_write_address_0(valu_lane_write_address_0),
    .lane_write_address_1(valu_lane_write_address_1),
    .lane_write_address_2(valu_lane_write_address_2),
    .lane_write_address_3(valu_lane_write_address_3),
    .lane_write_low_0(valu_lane_write_low_0),
    .lane_write_low_1(valu_lane_write_low_1),
    .lane_write_low_2(valu_lane_write_low_2),
    .lane_write_low_3(valu_lane_write_low_3),
    .lane_write_high_0(valu_lane_write_high_0),
    .lane_write_high_1(valu_lane_write_high_1),
    .lane_write_high_2(valu_lane_write_high_2),
    .lane_write_high_3(valu_lane_write_high_3),
    .lane_write_memory_0(valu_lane_write_memory_0),
    .lane_write_memory_1(valu_lane_write_memory_1),
    .lane_write_memory_2(valu_lane_write_memory_2),
    .lane_write_memory_3(valu_lane_write_memory_3),
    .lane_flag_0(lane_0_flag),
    .lane_flag_1(lane_1_flag),
    .lane_flag_2(lane_2_flag),
    .lane_flag_3(lane_3_flag),
    .lane_flag_4(lane_4_flag),
    .lane_flag_5(lane_5_flag),
    .lane_flag_6(lane_6_flag),
    .lane_flag_7(lane_7_flag),
    .lane_flag_8(lane_8_flag),
    .lane_flag_9(lane_9_flag),
    .lane_flag_10(lane_10_flag),
    .lane_flag_11(lane_11_flag),
    .lane_flag_12(lane_12_flag),
    .lane_flag_13(lane_13_flag),
    .lane_flag_14(lane_14_flag),
    .lane_flag_15(lane_15_flag),
    .lane_flag_16(lane_16_flag),
    .lane_flag_17(lane_17_flag),
    .lane_flag_18(lane_18_flag),
    .lane_flag_19(lane_19_flag),
    .lane_flag_20(lane_20_flag),
    .lane_flag_21(lane_21_flag),
    .lane_flag_22(lane_22_flag),
    .lane_flag_23(lane_23_flag),
    .lane_flag_24(lane_24_flag),
    .lane_flag_25(lane_25_flag),
    .lane_flag_26(lane_26_flag),
    .lane_flag_27(lane_27_flag),
    .lane_flag_28(lane_28_flag),
    .lane_flag_29(lane_29_flag),
    .lane_flag_30(lane_30_flag),
    .lane_flag_31(lane_31_flag),
    .lane_result(valu_lane_result),
    .write(valu_write),
    .write_pair(valu_write_pair),
    .write_data(valu_write_data),
    .write_halves(valu_write_halves),
    .read_done(valu_read_done),
    .done(debug_retire_1_valid),
    .scalar_done(valu_scalar_done),
    .done_wave(debug_retire_1_wave),
    .done_sequence(debug_retire_1_sequence),
    .done_event_valid(debug_valu_valid),
    .done_event_wave(debug_valu_wave),
    .done_event_sequence(debug_valu_sequence),
    .done_event_row(debug_valu_row),
    .done_event_beat(debug_valu_beat),
    .done_event_high(debug_valu_high),
    .done_event_bytes(debug_valu_bytes)
  );

  shared_units shared (
    .clock(clock),
    .launch(valu_shared_launch),
    .launch_kind(valu_shared_kind),
    .ready(shared_ready),
    .start(valu_shared_start),
    .control(valu_shared_control),
    .s0_0(lane_0_operand_0),
    .s0_1(lane_1_operand_0),
    .s0_2(lane_2_operand_0),
    .s0_3(lane_3_operand_0),
    .s0_4(lane_4_operand_0),
    .s0_5(lane_5_operand_0),
    .s0_6(lane_6_operand_0),
    .s0_7(lane_7_operand_0),
    .s0_8(lane_8_operand_0),
    .s0_9(lane_9_operand_0),
    .s0_10(lane_10_operand_0),
    .s0_11(lane_11_operand_0),
    .s0_12(lane_12_operand_0),
    .s0_13(lane_13_operand_0),
    .s0_14(lane_14_operand_0),
    .s0_15(lane_15_operand_0),
    .s0_16(lane_16_operand_0),
    .s0_17(lane_17_operand_0),
    .s0_18(lane_18_operand_0),
    .s0_19(lane_19_operand_0),
    .s0_20(lane_20_operand_0),
    .s0_21(lane_21_operand_0),
    .s0_22(lane_22_operand_0),
    .s0_23(lane_23_operand_0),
    .s0_24(lane_24_operand_0),
    .s0_25(lane_25_operand_0),
    .s0_26(lane_26_operand_0),
    .s0_27(lane_27_operand_0),
    .s0_28(lane_28_operand_0),
    .s0_29(lane_29_operand_0),
    .s0_30(lane_30_operand_0),
    .s0_31(lane_31_operand_0),
    .s1_0(lane_0_operand_1),
    .s1_1(lane_1_operand_1),
    .s1_2(lane_2_operand_1),
    .s1_3(lane_3_operand_1),
    .s1_4(lane_4_operand_1),
    .s1_5(lane_5_operand_1),
    .s1_6(lane_6_operand_1),
    .s1_7(lane_7_operand_1),
    .s1_8(lane_8_operand_1),
    .s1_9(lane_9_operand_1),
    .s1_10(lane_10_operand_1),
    .s1_11(lane_11_operand_1),
    .s1_12(lane_12_operand_1),
    .s1_13(lane_13_operand_1),
    .s1_14(lane_14_operand_1),
    .s1_15(lane_15_operand_1),
    .s1_16(lane_16_operand_1),
    .s1_17(lane_17_operand_1),
    .s1_18(lane_18_operand_1),
    .s1_19(lane_19_operand_1),
    .s1_20(lane_20_operand_1),
    .s1_21(lane_21_operand_1),
    .s1_22(lane_22_operand_1),
    .s1_23(lane_23_operand_1),
    .s1_24(lane_24_operand_1),
    .s1_25(lane_25_operand_1),
    .s1_26(lane_26_operand_1),
    .s1_27(lane_27_operand_1),
    .s1_28(lane_28_operand_1),
    .s1_29(lane_29_operand_1),
    .s1_30(lane_30_operand_1),
    .s1_31(lane_31_operand_1),
    .s2_0(lane_0_operand_2),
    .s2_1(lane_1_operand_2),
    .s2_2(lane_2_operand_2),
    .s2_3(lane_3_operand_2),
    .s2_4(lane_4_operand_2),
    .s2_5(lane_5_operand_2),
    .s2_6(lane_6_operand_2),
    .s2_7(lane_7_operand_2),
    .s2_8(lane_8_operand_2),
    .s2_9(lane_9_operand_2),
    .s2_10(lane_10_operand_2),
    .s2_11(lane_11_operand_2),
    .s2_12(lane_12_operand_2),
    .s2_13(lane_13_operand_2),
    .s2_14(lane_14_operand_2),
    .s2_15(lane_15_operand_2),
    .s2_16(lane_16_operand_2),
    .s2_17(lane_17_operand_2),
    .s2_18(lane_18_operand_2),
    .s2_19(lane_19_operand_2),
    .s2_20(lane_20_operand_2),
    .s2_21(lane_21_operand_2),
    .s2_22(lane_22_operand_2),
    .s2_23(lane_23_operand_2),
    .s2_24(lane_24_operand_2),
    .s2_25(lane_25_operand_2),
    .s2_26(lane_26_operand_2),
    .s2_27(lane_27_operand_2),
    .s2_28(lane_28_operand_2),
    .s2_29(lane_29_operand_2),
    .s2_30(lane_30_operand_2),
    .s2_31(lane_31_operand_2),
    .mask_0(valu_lane_mask_0),
    .mask_1(valu_lane_mask_1),
    .mask_2(valu_lane_mask_2),
    .mask_3(valu_lane_mask_3),
    .mask_4(valu_lane_mask_4),
    .mask_5(valu_lane_mask_5),
    .mask_6(valu_lane_mask_6),
    .mask_7(valu_lane_mask_7),
    .mask_8(valu_lane_mask_8),
    .mask_9(valu_lane_mask_9),
    .mask_10(valu_lane_mask_10),
    .mask_11(valu_lane_mask_11),
    .mask_12(valu_lane_mask_12),
    .mask_13(valu_lane_mask_13),
    .mask_14(valu_lane_mask_14),
    .mask_15(valu_lane_mask_15),
    .mask_16(valu_lane_mask_16),
    .mask_17(valu_lane_mask_17),
    .mask_18(valu_lane_mask_18),
    .mask_19(valu_lane_mask_19),
    .mask_20(valu_lane_mask_20),
    .mask_21(valu_lane_mask_21),
    .mask_22(valu_lane_mask_22),
    .mask_23(valu_lane_mask_23),
    .mask_24(valu_lane_mask_24),
    .mask_25(valu_lane_mask_25),
    .mask_26(valu_lane_mask_26),
    .mask_27(valu_lane_mask_27),
    .mask_28(valu_lane_mask_28),
    .mask_29(valu_lane_mask_29),
    .mask_30(valu_lane_mask_30),
    .mask_31(valu_lane_mask_31),
    .announce(shared_announce),
    .done(shared_done),
    .value_0(shared_value_0),
    .value_1(shared_value_1),
    .value_2(shared_value_2),
    .value_3(shared_value_3),
    .value_4(shared_value_4),
    .value_5(shared_value_5),
    .value_6(shared_value_6),
    .value_7(shared_value_7),
    .value_8(shared_value_8),
    .value_9(shared_value_9),
    .value_10(shared_value_10),
    .value_11(shared_value_11),
    .value_12(shared_value_12),
    .value_13(shared_value_13),
    .value_14(shared_value_14),
    .value_15(shared_value_15),
    .value_16(shared_value_16),
    .value_17(shared_value_17),
    .value_18(shared_value_18),
    .value_19(shared_value_19),
    .value_20(shared_value_20),
    .value_21(shared_value_21),
    .value_22(shared_value_22),
    .value_23(shared_value_23),
    .value_24(shared_value_24),
    .value_25(shared_value_25),
    .value_26(shared_value_26),
    .value_27(shared_value_27),
    .value_28(shared_value_28),
    .value_29(shared_value_29),
    .value_30(shared_value_30),
    .value_31(shared_value_31),
    .flag_0(shared_flag_0),
    .flag_1(shared_flag_1),
    .flag_2(shared_flag_2),
    .flag_3(shared_flag_3),
    .flag_4(shared_flag_4),
    .flag_5(shared_flag_5),
    .flag_6(shared_flag_6),
    .flag_7(shared_flag_7),
    .flag_8(shared_flag_8),
    .flag_9(shared_flag_9),
    .flag_10(shared_flag_10),
    .flag_11(shared_flag_11),
    .flag_12(shared_flag_12),
    .flag_13(shared_flag_13),
    .flag_14(shared_flag_14),
    .flag_15(shared_flag_15),
    .flag_16(shared_flag_16),
    .flag_17(shared_flag_17),
    .flag_18(shared_flag_18),
    .flag_19(shared_flag_19),
    .flag_20(shared_flag_20),
    .flag_21(shared_flag_21),
    .flag_22(shared_flag_22),
    .flag_23(shared_flag_23),
    .flag_24(shared_flag_24),
    .flag_25(shared_flag_25),
    .flag_26(shared_flag_26),
    .flag_27(shared_flag_27),
    .flag_28(shared_flag_28),
    .flag_29(shared_flag_29),
    .flag_30(shared_flag_30),
    .flag_31(shared_flag_31)
  );

  valu_lane lane_0 (
    .clock(clock),
    .read_0(valu_lane_read_0),
    .read_1(valu_lane_read_1),
    .read_2(valu_lane_read_2),
    .read_3(valu_lane_read_3),
    .read_address_0(valu_lane_read_address_0),
    .read_address_1(valu_lane_read_address_1),
    .read_address_2(valu_lane_read_address_2),
    .read_address_3(valu_lane_read_address_3),
    .load(valu_lane_load),
    .bank(valu_lane_bank),
    .source(valu_lane_source),
    .bypass_high(valu_lane_bypass_high),
    .scalar_0(valu_lane_scalar_0),
    .scalar_1(valu_lane_scalar_1),
    .scalar_2(valu_lane_scalar_2),
    .prepare(valu_lane_prepare),
    .uses_crossed(valu_lane_uses_crossed),
    .crossed(valu_lane_crossed_0),
    .integer_control(valu_lane_integer_control),
    .float_control(valu_lane_float_control),
    .integer_start(valu_lane_integer_start),
    .float_start(valu_lane_float_start),
    .mask(valu_lane_mask_0),
    .number(valu_lane_number_0),
    .unit(valu_lane_unit),
    .shared_value(shared_value_0),
    .shared_flag(shared_flag_0),
    .result_bytes(valu_lane_result_bytes),
    .active(valu_lane_active_0),
    .write_address_0(valu_lane_write_address_0),
    .write_address_1(valu_lane_write_address_1),
    .write_address_2(valu_lane_write_address_2),
    .write_address_3(valu_lane_write_address_3),
    .write_low_0(valu_lane_write_low_0),
    .write_low_1(valu_lane_write_low_1),
    .write_low_2(valu_lane_write_low_2),
    .write_low_3(valu_lane_write_low_3),
    .write_high_0(valu_lane_write_high_0),
    .write_high_1(valu_lane_write_high_1),
    .write_high_2(valu_lane_write_high_2),
    .write_high_3(valu_lane_write_high_3),
    .write_memory_0(valu_lane_write_memory_0),
    .write_memory_1(valu_lane_write_memory_1),
    .write_memory_2(valu_lane_write_memory_2),
    .write_memory_3(valu_lane_write_memory_3),
    .memory_data(lane_0_memory_data),
    .memory_bytes(lane_0_memory_bytes),
    .memory_banks(valu_lane_memory_banks),
    .memory_read(lane_0_memory_read),
    .flag(lane_0_flag),
    .debug_valu_active(debug_valu_lane_0_active),
    .debug_valu_data(debug_valu_lane_0_data),
    .debug_load_bytes(debug_load_lane_0_bytes),
    .debug_load_data(debug_load_lane_0_data),
    .result(lane_0_result),
    .operand_0(lane_0_operand_0),
    .operand_1(lane_0_operand_1),
    .operand_2(lane_0_operand_2)
  );

  valu_lane lane_1 (
    .clock(clock),
    .read_0(valu_lane_read_0),
    .read_1(valu_lane_read_1),
    .read_2(valu_lane_read_2),
    .read_3(valu_lane_read_3),
    .read_address_0(valu_lane_read_address_0),
    .read_address_1(valu_lane_read_address_1),
    .read_address_2(valu_lane_read_address_2),
    .read_address_3(valu_lane_read_address_3),
    .load(valu_lane_load),
    .bank(valu_lane_bank),
    .source(valu_lane_source),
    .bypass_high(valu_lane_bypass_high),
    .scalar_0(valu_lane_scalar_0),
    .scalar_1(valu_lane_scalar_1),
    .scalar_2(valu_lane_scalar_2),
    .prepare(valu_lane_prepare),
    .uses_crossed(valu_lane_uses_crossed),
    .crossed(valu_lane_crossed_1),
    .integer_control(valu_lane_integer_control),
    .float_control(valu_lane_float_control),
    .integer_start(valu_lane_integer_start),
    .float_start(valu_lane_float_start),
    .mask(valu_lane_mask_1),
    .number(valu_lane_number_1),
    .unit(valu_lane_unit),
    .shared_value(shared_value_1),
    .shared_flag(shared_flag_1),
    .result_bytes(valu_lane_result_bytes),
    .active(valu_lane_active_1),
    .write_address_0(valu_lane_write_address_0),
    .write_address_1(valu_lane_write_address_1),
    .write_address_2(valu_lane_write_address_2),
    .write_address_3(valu_lane_write_address_3),
    .write_low_0(valu_lane_write_low_0),
    .write_low_1(valu_lane_write_low_1),
    .write_low_2(valu_lane_write_low_2),
    .write_low_3(valu_lane_write_low_3),
    .write_high_0(valu_lane_write_high_0),
    .write_high_1(valu_lane_write_high_1),
    .write_high_2(valu_lane_write_high_2),
    .write_high_3(valu_lane_write_high_3),
    .write_memory_0(valu_lane_write_memory_0),
    .write_memory_1(valu_lane_write_memory_1),
    .write_memory_2(valu_lane_write_memory_2),
    .write_memory_3(valu_lane_write_memory_3),
    .memory_data(lane_1_memory_data),
    .memory_bytes(lane_1_memory_bytes),
    .memory_banks(valu_lane_memory_banks),
    .memory_read(lane_1_memory_read),
    .flag(lane_1_flag),
    .debug_valu_active(debug_valu_lane_1_active),
    .debug_valu_data(debug_valu_lane_1_data),
    .debug_load_bytes(debug_load_lane_1_bytes),
    .debug_load_data(debug_load_lane_1_data),
    .result(lane_1_result),
    .operand_0(lane_1_operand_0),
    .operand_1(lane_1_operand_1),
    .operand_2(lane_1_operand_2)
  );

  valu_lane lane_2 (
    .clock(clock),
    .read_0(valu_lane_read_0),
    .read_1(valu_lane_read_1),
    .read_2(valu_lane_read_2),
    .read_3(valu_lane_read_3),
    .read_address_0(valu_lane_read_address_0),
    .read_address_1(valu_lane_read_address_1),
    .read_address_2(valu_lane_read_address_2),
    .read_address_3(valu_lane_read_address_3),
    .load(valu_lane_load),
    .bank(valu_lane_bank),
    .source(valu_lane_source),
    .bypass_high(valu_lane_bypass_high),
    .scalar_0(valu_lane_scalar_0),
    .scalar_1(valu_lane_scalar_1),
    .scalar_2(valu_lane_scalar_2),
    .prepare(valu_lane_prepare),
    .uses_crossed(valu_lane_uses_crossed),
    .crossed(valu_lane_crossed_2),
    .integer_control(valu_lane_integer_control),
    .float_control(valu_lane_float_control),
    .integer_start(valu_lane_integer_start),
    .float_start(valu_lane_float_start),
    .mask(valu_lane_mask_2),
    .number(valu_lane_number_2),
    .unit(valu_lane_unit),
    .shared_value(shared_value_2),
    .shared_flag(shared_flag_2),
    .result_bytes(valu_lane_result_bytes),
    .active(valu_lane_active_2),
    .write_address_0(valu_lane_write_address_0),
    .write_address_1(valu_lane_write_address_1),
    .write_address_2(valu_lane_write_address_2),
    .write_address_3(valu_lane_write_address_3),
    .write_low_0(valu_lane_write_low_0),
    .write_low_1(valu_lane_write_low_1),
    .write_low_2(valu_lane_write_low_2),
    .write_low_3(valu_lane_write_low_3),
    .write_high_0(valu_lane_write_high_0),
    .write_high_1(valu_lane_write_high_1),
    .write_high_2(valu_lane_write_high_2),
    .write_high_3(valu_lane_write_high_3),
    .write_memory_0(valu_lane_write_memory_0),
    .write_memory_1(valu_lane_write_memory_1),
    .write_memory_2(valu_lane_write_memory_2),
    .write_memory_3(valu_lane_write_memory_3),
    .memory_data(lane_2_memory_data),
    .memory_bytes(lane_2_memory_bytes),
    .memory_banks(valu_lane_memory_banks),
    .memory_read(lane_2_memory_read),
    .flag(lane_2_flag),
    .debug_valu_active(debug_valu_lane_2_active),
    .debug_valu_data(debug_valu_lane_2_data),
    .debug_load_bytes(debug_load_lane_2_bytes),
    .debug_load_data(debug_load_lane_2_data),
    .result(lane_2_result),
    .operand_0(lane_2_operand_0),
    .operand_1(lane_2_operand_1),
    .operand_2(lane_2_operand_2)
  );

  valu_lane lane_3 (
    .clock(clock),
    .read_0(valu_lane_read_0),
    .read_1(valu_lane_read_1),
    .read_2(valu_lane_read_2),
    .read_3(valu_lane_read_3),
    .read_address_0(valu_lane_read_address_0),
    .read_address_1(valu_lane_read_address_1),
    .read_address_2(valu_lane_read_address_2),
    .read_address_3(valu_lane_read_address_3),
    .load(valu_lane_load),
    .bank(valu_lane_bank),
    .source(valu_lane_source),
    .bypass_high(valu_lane_bypass_high),
    .scalar_0(valu_lane_scalar_0),
    .scalar_1(valu_lane_scalar_1),
    .scalar_2(valu_lane_scalar_2),
    .prepare(valu_lane_prepare),
    .uses_crossed(valu_lane_uses_crossed),
    .crossed(valu_lane_crossed_3),
    .integer_control(valu_lane_integer_control),
    .float_control(valu_lane_float_control),
    .integer_start(valu_lane_integer_start),
    .float_start(valu_lane_float_start),
    .mask(valu_lane_mask_3),
    .number(valu_lane_number_3),
    .unit(valu_lane_unit),
    .shared_value(shared_value_3),
    .shared_flag(shared_flag_3),
    .result_bytes(valu_lane_result_bytes),
    .active(valu_lane_active_3),
    .write_address_0(valu_lane_write_address_0),
    .write_address_1(valu_lane_write_address_1),
    .write_address_2(valu_lane_write_address_2),
    .write_address_3(valu_lane_write_address_3),
    .write_low_0(valu_lane_write_low_0),
    .write_low_1(valu_lane_write_low_1),
    .write_low_2(valu_lane_write_low_2),
    .write_low_3(valu_lane_write_low_3),
    .write_high_0(valu_lane_write_high_0),
    .write_high_1(valu_lane_write_high_1),
    .write_high_2(valu_lane_write_high_2),
    .write_high_3(valu_lane_write_high_3),
    .write_memory_0(valu_lane_write_memory_0),
    .write_memory_1(valu_lane_write_memory_1),
    .write_memory_2(valu_lane_write_memory_2),
    .write_memory_3(valu_lane_write_memory_3),
    .memory_data(lane_3_memory_data),
    .memory_bytes(lane_3_memory_bytes),
    .memory_banks(valu_lane_memory_banks),
    .memory_read(lane_3_memory_read),
    .flag(lane_3_flag),
    .debug_valu_active(debug_valu_lane_3_active),
    .debug_valu_data(debug_valu_lane_3_data),
    .debug_load_bytes(debug_load_lane_3_bytes),
    .debug_load_data(debug_load_lane_3_data),
    .result(lane_3_result),
    .operand_0(lane_3_operand_0),
    .operand_1(lane_3_operand_1),
    .operand_2(lane_3_operand_2)
  );

  valu_lane lane_4 (
    .clock(clock),
    .read_0(valu_lane_read_0),
    .read_1(valu_lane_read_1),
    .read_2(valu_lane_read_2),
    .read_3(valu_lane_read_3),
    .read_address_0(valu_lane_read_address_0),
    .read_address_1(valu_lane_read_address_1),
    .read_address_2(valu_lane_read_address_2),
    .read_address_3(valu_lane_read_address_3),
    .load(valu_lane_load),
    .bank(valu_lane_bank),
    .source(valu_lane_source),
    .bypass_high(valu_lane_bypass_high),
    .scalar_0(valu_lane_scalar_0),
    .scalar_1(valu_lane_scalar_1),
    .scalar_2(valu_lane_scalar_2),
    .prepare(valu_lane_prepare),
    .uses_crossed(valu_lane_uses_crossed),
    .crossed(valu_lane_crossed_4),
    .integer_control(valu_lane_integer_control),
    .float_control(valu_lane_float_control),
    .integer_start(valu_lane_integer_start),
    .float_start(valu_lane_float_start),
    .mask(valu_lane_mask_4),
    .number(valu_lane_number_4),
    .unit(valu_lane_unit),
    .shared_value(shared_value_4),
    .shared_flag(shared_flag_4),
    .result_bytes(valu_lane_result_bytes),
    .active(valu_lane_active_4),
    .write_address_0(valu_lane_write_address_0),
    .write_address_1(valu_lane_write_address_1),
    .write_address_2(valu_lane_write_address_2),
    .write_address_3(valu_lane_write_address_3),
    .write_low_0(valu_lane_write_low_0),
    .write_low_1(valu_lane_write_low_1),
    .write_low_2(valu_lane_write_low_2),
    .write_low_3(valu_lane_write_low_3),
    .write_high_0(valu_lane_write_high_0),
    .write_high_1(valu_lane_write_high_1),
    .write_high_2(valu_lane_write_high_2),
    .write_high_3(valu_lane_write_high_3),
    .write_memory_0(valu_lane_write_memory_0),
    .write_memory_1(valu_lane_write_memory_1),
    .write_memory_2(valu_lane_write_memory_2),
    .write_memory_3(valu_lane_write_memory_3),
    .memory_data(lane_4_memory_data),
    .memory_bytes(lane_4_memory_bytes),
    .memory_banks(valu_lane_memory_banks),
    .memory_read(lane_4_memory_read),
    .flag(lane_4_flag),
    .debug_valu_active(debug_valu_lane_4_active),
    .debug_valu_data(debug_valu_lane_4_data),
    .debug_load_bytes(debug_load_lane_4_bytes),
    .debug_load_data(debug_load_lane_4_data),
    .result(lane_4_result),
    .operand_0(lane_4_operand_0),
    .operand_1(lane_4_operand_1),
    .operand_2(lane_4_operand_2)
  );

  valu_lane lane_5 (
    .clock(clock),
    .read_0(valu_lane_read_0),
    .read_1(valu_lane_read_1),
    .read_2(valu_lane_read_2),
    .read_3(valu_lane_read_3),
    .read_address_0(valu_lane_read_address_0),
    .read_address_1(valu_lane_read_address_1),
    .read_address_2(valu_lane_read_address_2),
    .read_address_3(valu_lane_read_address_3),
    .load(valu_lane_load),
    .bank(valu_lane_bank),
    .source(valu_lane_source),
    .bypass_high(valu_lane_bypass_high),
    .scalar_0(valu_lane_scalar_0),
    .scalar_1(valu_lane_scalar_1),
    .scalar_2(valu_lane_scalar_2),
    .prepare(valu_lane_prepare),
    .uses_crossed(valu_lane_uses_crossed),
    .crossed(valu_lane_crossed_5),
    .integer_control(valu_lane_integer_control),
    .float_control(valu_lane_float_control),
    .integer_start(valu_lane_integer_start),
    .float_start(valu_lane_float_start),
    .mask(valu_lane_mask_5),
    .number(valu_lane_number_5),
    .unit(valu_lane_unit),
    .shared_value(shared_value_5),
    .shared_flag(shared_flag_5),
    .result_bytes(valu_lane_result_bytes),
    .active(valu_lane_active_5),
    .write_address_0(valu_lane_write_address_0),
    .write_address_1(valu_lane_write_address_1),
    .write_address_2(valu_lane_write_address_2),
    .write_address_3(valu_lane_write_address_3),
    .write_low_0(valu_lane_write_low_0),
    .write_low_1(valu_lane_write_low_1),
    .write_low_2(valu_lane_write_low_2),
    .write_low_3(valu_lane_write_low_3),
    .write_high_0(valu_lane_write_high_0),
    .write_high_1(valu_lane_write_high_1),
    .write_high_2(valu_lane_write_high_2),
    .write_high_3(valu_lane_write_high_3),
    .write_memory_0(valu_lane_write_memory_0),
    .write_memory_1(valu_lane_write_memory_1),
    .write_memory_2(valu_lane_write_memory_2),
    .write_memory_3(valu_lane_write_memory_3),
    .memory_data(lane_5_memory_data),
    .memory_bytes(lane_5_memory_bytes),
    .memory_banks(valu_lane_memory_banks),
    .memory_read(lane_5_memory_read),
    .flag(lane_5_flag),
    .debug_valu_active(debug_valu_lane_5_active),
    .debug_valu_data(debug_valu_lane_5_data),
    .debug_load_bytes(debug_load_lane_5_bytes),
    .debug_load_data(debug_load_lane_5_data),
    .result(lane_5_result),
    .operand_0(lane_5_operand_0),
    .operand_1(lane_5_operand_1),
    .operand_2(lane_5_operand_2)
  );

  valu_lane lane_6 (
    .clock(clock),
    .read_0(valu_lane_read_0),
    .read_1(valu_lane_read_1),
    .read_2(valu_lane_read_2),
    .read_3(valu_lane_read_3),
    .read_address_0(valu_lane_read_address_0),
    .read_address_1(valu_lane_read_address_1),
    .read_address_2(valu_lane_read_address_2),
    .read_address_3(valu_lane_read_address_3),
    .load(valu_lane_load),
    .bank(valu_lane_bank),
    .source(valu_lane_source),
    .bypass_high(valu_lane_bypass_high),
    .scalar_0(valu_lane_scalar_0),
    .scalar_1(valu_lane_scalar_1),
    .scalar_2(valu_lane_scalar_2),
    .prepare(valu_lane_prepare),
    .uses_crossed(valu_lane_uses_crossed),
    .crossed(valu_lane_crossed_6),
    .integer_control(valu_lane_integer_control),
    .float_control(valu_lane_float_control),
    .integer_start(valu_lane_integer_start),
    .float_start(valu_lane_float_start),
    .mask(valu_lane_mask_6),
    .number(valu_lane_number_6),
    .unit(valu_lane_unit),
    .shared_value(shared_value_6),
    .shared_flag(shared_flag_6),
    .result_bytes(valu_lane_result_bytes),
    .active(valu_lane_active_6),
    .write_address_0(valu_lane_write_address_0),
    .write_address_1(valu_lane_write_address_1),
    .write_address_2(valu_lane_write_address_2),
    .write_address_3(valu_lane_write_address_3),
    .write_low_0(valu_lane_write_low_0),
    .write_low_1(valu_lane_write_low_1),
    .write_low_2(valu_lane_write_low_2),
    .write_low_3(valu_lane_write_low_3),
    .write_high_0(valu_lane_write_high_0),
    .write_high_1(valu_lane_write_high_1),
    .write_high_2(valu_lane_write_high_2),
    .write_high_3(valu_lane_write_high_3),
    .write_memory_0(valu_lane_write_memory_0),
    .write_memory_1(valu_lane_write_memory_1),
    .write_memory_2(valu_lane_write_memory_2),
    .write_memory_3(valu_lane_write_memory_3),
    .memory_data(lane_6_memory_data),
    .memory_bytes(lane_6_memory_bytes),
    .memory_banks(valu_lane_memory_banks),
    .memory_read(lane_6_memory_read),
    .flag(lane_6_flag),
    .debug_valu_active(debug_valu_lane_6_active),
    .debug_valu_data(debug_valu_lane_6_data),
    .debug_load_bytes(debug_load_lane_6_bytes),
    .debug_load_data(debug_load_lane_6_data),
    .result(lane_6_result),
    .operand_0(lane_6_operand_0),
    .operand_1(lane_6_operand_1),
    .operand_2(lane_6_operand_2)
  );

  valu_lane lane_7 (
    .clock(clock),
    .read_0(valu_lane_read_0),
    .read_1(valu_lane_read_1),
    .read_2(valu_lane_read_2),
    .read_3(valu_lane_read_3),
    .read_address_0(valu_lane_read_address_0),
    .read_address_1(valu_lane_read_address_1),
    .read_address_2(valu_lane_read_address_2),
    .read_address_3(valu_lane_read_address_3),
    .load(valu_lane_load),
    .bank(valu_lane_bank),
    .source(valu_lane_source),
    .bypass_high(valu_lane_bypass_high),
    .scalar_0(valu_lane_scalar_0),
    .scalar_1(valu_lane_scalar_1),
    .scalar_2(valu_lane_scalar_2),
    .prepare(valu_lane_prepare),
    .uses_crossed(valu_lane_uses_crossed),
    .crossed(valu_lane_crossed_7),
    .integer_control(valu_lane_integer_control),
    .float_control(valu_lane_float_control),
    .integer_start(valu_lane_integer_start),
    .float_start(valu_lane_float_start),
    .mask(valu_lane_mask_7),
    .number(valu_lane_number_7),
    .unit(valu_lane_unit),
    .shared_value(shared_value_7),
    .shared_flag(shared_flag_7),
    .result_bytes(valu_lane_result_bytes),
    .active(valu_lane_active_7),
    .write_address_0(valu_lane_write_address_0),
    .write_address_1(valu_lane_write_address_1),
    .write_address_2(valu_lane_write_address_2),
    .write_address_3(valu_lane_write_address_3),
    .write_low_0(valu_lane_write_low_0),
    .write_low_1(valu_lane_write_low_1),
    .write_low_2(valu_lane_write_low_2),
    .write_low_3(valu_lane_write_low_3),
    .write_high_0(valu_lane_write_high_0),
    .write_high_1(valu_lane_write_high_1),
    .write_high_2(valu_lane_write_high_2),
    .write_high_3(valu_lane_write_high_3),
    .write_memory_0(valu_lane_write_memory_0),
    .write_memory_1(valu_lane_write_memory_1),
    .write_memory_2(valu_lane_write_memory_2),
    .write_memory_3(valu_lane_write_memory_3),
    .memory_data(lane_7_memory_data),
    .memory_bytes(lane_7_memory_bytes),
    .memory_banks(valu_lane_memory_banks),
    .memory_read(lane_7_memory_read),
    .flag(lane_7_flag),
    .debug_valu_active(debug_valu_lane_7_active),
    .debug_valu_data(debug_valu_lane_7_data),
    .debug_load_bytes(debug_load_lane_7_bytes),
    .debug_load_data(debug_load_lane_7_data),
    .result(lane_7_result),
    .operand_0(lane_7_operand_0),
    .operand_1(lane_7_operand_1),
    .operand_2(lane_7_operand_2)
  );

  valu_lane lane_8 (
    .clock(clock),
    .read_0(valu_lane_read_0),
    .read_1(valu_lane_read_1),
    .read_2(valu_lane_read_2),
    .read_3(valu_lane_read_3),
    .read_address_0(valu_lane_read_address_0),
    .read_address_1(valu_lane_read_address_1),
    .read_address_2(valu_lane_read_address_2),
    .read_address_3(valu_lane_read_address_3),
    .load(valu_lane_load),
    .bank(valu_lane_bank),
    .source(valu_lane_source),
    .bypass_high(valu_lane_bypass_high),
    .scalar_0(valu_lane_scalar_0),
    .scalar_1(valu_lane_scalar_1),
    .scalar_2(valu_lane_scalar_2),
    .prepare(valu_lane_prepare),
    .uses_crossed(valu_lane_uses_crossed),
    .crossed(valu_lane_crossed_8),
    .integer_control(valu_lane_integer_control),
    .float_control(valu_lane_float_control),
    .integer_start(valu_lane_integer_start),
    .float_start(valu_lane_float_start),
    .mask(valu_lane_mask_8),
    .number(valu_lane_number_8),
    .unit(valu_lane_unit),
    .shared_value(shared_value_8),
    .shared_flag(shared_flag_8),
    .result_bytes(valu_lane_result_bytes),
    .active(valu_lane_active_8),
    .write_address_0(valu_lane_write_address_0),
    .write_address_1(valu_lane_write_address_1),
    .write_address_2(valu_lane_write_address_2),
    .write_address_3(valu_lane_write_address_3),
    .write_low_0(valu_lane_write_low_0),
    .write_low_1(valu_lane_write_low_1),
    .write_low_2(valu_lane_write_low_2),
    .write_low_3(valu_lane_write_low_3),
    .write_high_0(valu_lane_write_high_0),
    .write_high_1(valu_lane_write_high_1),
    .write_high_2(valu_lane_write_high_2),
    .write_high_3(valu_lane_write_high_3),
    .write_memory_0(valu_lane_write_memory_0),
    .write_memory_1(valu_lane_write_memory_1),
    .write_memory_2(valu_lane_write_memory_2),
    .write_memory_3(valu_lane_write_memory_3),
    .memory_data(lane_8_memory_data),
    .memory_bytes(lane_8_memory_bytes),
    .memory_banks(valu_lane_memory_banks),
    .memory_read(lane_8_memory_read),
    .flag(lane_8_flag),
    .debug_valu_active(debug_valu_lane_8_active),
    .debug_valu_data(debug_valu_lane_8_data),
    .debug_load_bytes(debug_load_lane_8_bytes),
    .debug_load_data(debug_load_lane_8_data),
    .result(lane_8_result),
    .operand_0(lane_8_operand_0),
    .operand_1(lane_8_operand_1),
    .operand_2(lane_8_operand_2)
  );

  valu_lane lane_9 (
    .clock(clock),
    .read_0(valu_lane_read_0),
    .read_1(valu_lane_read_1),
    .read_2(valu_lane_read_2),
    .read_3(valu_lane_read_3),
    .read_address_0(valu_lane_read_address_0),
    .read_address_1(valu_lane_read_address_1),
    .read_address_2(valu_lane_read_address_2),
    .read_address_3(valu_lane_read_address_3),
    .load(valu_lane_load),
    .bank(valu_lane_bank),
    .source(valu_lane_source),
    .bypass_high(valu_lane_bypass_high),
    .scalar_0(valu_lane_scalar_0),
    .scalar_1(valu_lane_scalar_1),
    .scalar_2(valu_lane_scalar_2),
    .prepare(valu_lane_prepare),
    .uses_crossed(valu_lane_uses_crossed),
    .crossed(valu_lane_crossed_9),
    .integer_control(valu_lane_integer_control),
    .float_control(valu_lane_float_control),
    .integer_start(valu_lane_integer_start),
    .float_start(valu_lane_float_start),
    .mask(valu_lane_mask_9),
    .number(valu_lane_number_9),
    .unit(valu_lane_unit),
    .shared_value(shared_value_9),
    .shared_flag(shared_flag_9),
    .result_bytes(valu_lane_result_bytes),
    .active(valu_lane_active_9),
    .write_address_0(valu_lane_write_address_0),
    .write_address_1(valu_lane_write_address_1),
    .write_address_2(valu_lane_write_address_2),
    .write_address_3(valu_lane_write_address_3),
    .write_low_0(valu_lane_write_low_0),
    .write_low_1(valu_lane_write_low_1),
    .write_low_2(valu_lane_write_low_2),
    .write_low_3(valu_lane_write_low_3),
    .write_high_0(valu_lane_write_high_0),
    .write_high_1(valu_lane_write_high_1),
    .write_high_2(valu_lane_write_high_2),
    .write_high_3(valu_lane_write_high_3),
    .write_memory_0(valu_lane_write_memory_0),
    .write_memory_1(valu_lane_write_memory_1),
    .write_memory_2(valu_lane_write_memory_2),
    .write_memory_3(valu_lane_write_memory_3),
    .memory_data(lane_9_memory_data),
    .memory_bytes(lane_9_memory_bytes),
    .memory_banks(valu_lane_memory_banks),
    .memory_read(lane_9_memory_read),
    .flag(lane_9_flag),
    .debug_valu_active(debug_valu_lane_9_active),
    .debug_valu_data(debug_valu_lane_9_data),
    .debug_load_bytes(debug_load_lane_9_bytes),
    .debug_load_data(debug_load_lane_9_data),
    .result(lane_9_result),
    .operand_0(lane_9_operand_0),
    .operand_1(lane_9_operand_1),
    .operand_2(lane_9_operand_2)
  );

  valu_lane lane_10 (
    .clock(clock),
    .read_0(valu_lane_read_0),
    .read_1(valu_lane_read_1),
    .read_2(valu_lane_read_2),
    .read_3(valu_lane_read_3),
    .read_address_0(valu_lane_read_address_0),
    .read_address_1(valu_lane_read_address_1),
    .read_address_2(valu_lane_read_address_2),
    .read_address_3(valu_lane_read_address_3),
    .load(valu_lane_load),
    .bank(valu_lane_bank),
    .source(valu_lane_source),
    .bypass_high(valu_lane_bypass_high),
    .scalar_0(valu_lane_scalar_0),
    .scalar_1(valu_lane_scalar_1),
    .scalar_2(valu_lane_scalar_2),
    .prepare(valu_lane_prepare),
    .uses_crossed(valu_lane_uses_crossed),
    .crossed(valu_lane_crossed_10),
    .integer_control(valu_lane_integer_control),
    .float_control(valu_lane_float_control),
    .integer_start(valu_lane_integer_start),
    .float_start(valu_lane_float_start),
    .mask(valu_lane_mask_10),
    .number(valu_lane_number_10),
    .unit(valu_lane_unit),
    .shared_value(shared_value_10),
    .shared_flag(shared_flag_10),
    .result_bytes(valu_lane_result_bytes),
    .active(valu_lane_active_10),
    .write_address_0(valu_lane_write_address_0),
    .write_address_1(valu_lane_write_address_1),
    .write_address_2(valu_lane_write_address_2),
    .write_address_3(valu_lane_write_address_3),
    .write_low_0(valu_lane_write_low_0),
    .write_low_1(valu_lane_write_low_1),
    .write_low_2(valu_lane_write_low_2),
    .write_low_3(valu_lane_write_low_3),
    .write_high_0(valu_lane_write_high_0),
    .write_high_1(valu_lane_write_high_1),
    .write_high_2(valu_lane_write_high_2),
    .write_high_3(valu_lane_write_high_3),
    .write_memory_0(valu_lane_write_memory_0),
    .write_memory_1(valu_lane_write_memory_1),
    .write_memory_2(valu_lane_write_memory_2),
    .write_memory_3(valu_lane_write_memory_3),
    .memory_data(lane_10_memory_data),
    .memory_bytes(lane_10_memory_bytes),
    .memory_banks(valu_lane_memory_banks),
    .memory_read(lane_10_memory_read),
    .flag(lane_10_flag),
    .debug_valu_active(debug_valu_lane_10_active),
    .debug_valu_data(debug_valu_lane_10_data),
    .debug_load_bytes(debug_load_lane_10_bytes),
    .debug_load_data(debug_load_lane_10_data),
    .result(lane_10_result),
    .operand_0(lane_10_operand_0),
    .operand_1(lane_10_operand_1),
    .operand_2(lane_10_operand_2)
  );

  valu_lane lane_11 (
    .clock(clock),
    .read_0(valu_lane_read_0),
    .read_1(valu_lane_read_1),
    .read_2(valu_lane_read_2),
    .read_3(valu_lane_read_3),
    .read_address_0(valu_lane_read_address_0),
    .read_address_1(valu_lane_read_address_1),
    .read_address_2(valu_lane_read_address_2),
    .read_address_3(valu_lane_read_address_3),
    .load(valu_lane_load),
    .bank(valu_lane_bank),
    .source(valu_lane_source),
    .bypass_high(valu_lane_bypass_high),
    .scalar_0(valu_lane_scalar_0),
    .scalar_1(valu_lane_scalar_1),
    .scalar_2(valu_lane_scalar_2),
    .prepare(valu_lane_prepare),
    .uses_crossed(valu_lane_uses_crossed),
    .crossed(valu_lane_crossed_11),
    .integer_control(valu_lane_integer_control),
    .float_control(valu_lane_float_control),
    .integer_start(valu_lane_integer_start),
    .float_start(valu_lane_float_start),
    .mask(valu_lane_mask_11),
    .number(valu_lane_number_11),
    .unit(valu_lane_unit),
    .shared_value(shared_value_11),
    .shared_flag(shared_flag_11),
    .result_bytes(valu_lane_result_bytes),
    .active(valu_lane_active_11),
    .write_address_0(valu_lane_write_address_0),
    .write_address_1(valu_lane_write_address_1),
    .write_address_2(valu_lane_write_address_2),
    .write_address_3(valu_lane_write_address_3),
    .write_low_0(valu_lane_write_low_0),
    .write_low_1(valu_lane_write_low_1),
    .write_low_2(valu_lane_write_low_2),
    .write_low_3(valu_lane_write_low_3),
    .write_high_0(valu_lane_write_high_0),
    .write_high_1(valu_lane_write_high_1),
    .write_high_2(valu_lane_write_high_2),
    .write_high_3(valu_lane_write_high_3),
    .write_memory_0(valu_lane_write_memory_0),
    .write_memory_1(valu_lane_write_memory_1),
    .write_memory_2(valu_lane_write_memory_2),
    .write_memory_3(valu_lane_write_memory_3),
    .memory_data(lane_11_memory_data),
    .memory_bytes(lane_11_memory_bytes),
    .memory_banks(valu_lane_memory_banks),
    .memory_read(lane_11_memory_read),
    .flag(lane_11_flag),
    .debug_valu_active(debug_valu_lane_11_active),
    .debug_valu_data(debug_valu_lane_11_data),
    .debug_load_bytes(debug_load_lane_11_bytes),
    .debug_load_data(debug_load_lane_11_data),
    .result(lane_11_result),
    .operand_0(lane_11_operand_0),
    .operand_1(lane_11_operand_1),
    .operand_2(lane_11_operand_2)
  );

  valu_lane lane_12 (
    .clock(clock),
    .read_0(valu_lane_read_0),
    .read_1(valu_lane_read_1),
    .read_2(valu_lane_read_2),
    .read_3(valu_lane_read_3),
    .read_address_0(valu_lane_read_address_0),
    .read_address_1(valu_lane_read_address_1),
    .read_address_2(valu_lane_read_address_2),
    .read_address_3(valu_lane_read_address_3),
    .load(valu_lane_load),
    .bank(valu_lane_bank),
    .source(valu_lane_source),
    .bypass_high(valu_lane_bypass_high),
    .scalar_0(valu_lane_scalar_0),
    .scalar_1(valu_lane_scalar_1),
    .scalar_2(valu_lane_scalar_2),
    .prepare(valu_lane_prepare),
    .uses_crossed(valu_lane_uses_crossed),
    .crossed(valu_lane_crossed_12),
    .integer_control(valu_lane_integer_control),
    .float_control(valu_lane_float_control),
    .integer_start(valu_lane_integer_start),
    .float_start(valu_lane_float_start),
    .mask(valu_lane_mask_12),
    .number(valu_lane_number_12),
    .unit(valu_lane_unit),
    .shared_value(shared_value_12),
    .shared_flag(shared_flag_12),
    .result_bytes(valu_lane_result_bytes),
    .active(valu_lane_active_12),
    .write_address_0(valu_lane_write_address_0),
    .write_address_1(valu_lane_write_address_1),
    .write_address_2(valu_lane_write_address_2),
    .write_address_3(valu_lane_write_address_3),
    .write_low_0(valu_lane_write_low_0),
    .write_low_1(valu_lane_write_low_1),
    .write_low_2(valu_lane_write_low_2),
    .write_low_3(valu_lane_write_low_3),
    .write_high_0(valu_lane_write_high_0),
    .write_high_1(valu_lane_write_high_1),
    .write_high_2(valu_lane_write_high_2),
    .write_high_3(valu_lane_write_high_3),
    .write_memory_0(valu_lane_write_memory_0),
    .write_memory_1(valu_lane_write_memory_1),
    .write_memory_2(valu_lane_write_memory_2),
    .write_memory_3(valu_lane_write_memory_3),
    .memory_data(lane_12_memory_data),
    .memory_bytes(lane_12_memory_bytes),
    .memory_banks(valu_lane_memory_banks),
    .memory_read(lane_12_memory_read),
    .flag(lane_12_flag),
    .debug_valu_active(debug_valu_lane_12_active),
    .debug_valu_data(debug_valu_lane_12_data),
    .debug_load_bytes(debug_load_lane_12_bytes),
    .debug_load_data(debug_load_lane_12_data),
    .result(lane_12_result),
    .operand_0(lane_12_operand_0),
    .operand_1(lane_12_operand_1),
    .operand_2(lane_12_operand_2)
  );

  valu_lane lane_13 (
    .clock(clock),
    .read_0(valu_lane_read_0),
    .read_1(valu_lane_read_1),
    .read_2(valu_lane_read_2),
    .read_3(valu_lane_read_3),
    .read_address_0(valu_lane_read_address_0),
    .read_address_1(valu_lane_read_address_1),
    .read_address_2(valu_lane_read_address_2),
    .read_address_3(valu_lane_read_address_3),
    .load(valu_lane_load),
    .bank(valu_lane_bank),
    .source(valu_lane_source),
    .bypass_high(valu_lane_bypass_high),
    .scalar_0(valu_lane_scalar_0),
    .scalar_1(valu_lane_scalar_1),
    .scalar_2(valu_lane_scalar_2),
    .prepare(valu_lane_prepare),
    .uses_crossed(valu_lane_uses_crossed),
    .crossed(valu_lane_crossed_13),
    .integer_control(valu_lane_integer_control),
    .float_control(valu_lane_float_control),
    .integer_start(valu_lane_integer_start),
    .float_start(valu_lane_float_start),
    .mask(valu_lane_mask_13),
    .number(valu_lane_number_13),
    .unit(valu_lane_unit),
    .shared_value(shared_value_13),
    .shared_flag(shared_flag_13),
    .result_bytes(valu_lane_result_bytes),
    .active(valu_lane_active_13),
    .write_address_0(valu_lane_write_address_0),
    .write_address_1(valu_lane_write_address_1),
    .write_address_2(valu_lane_write_address_2),
    .write_address_3(valu_lane_write_address_3),
    .write_low_0(valu_lane_write_low_0),
    .write_low_1(valu_lane_write_low_1),
    .write_low_2(valu_lane_write_low_2),
    .write_low_3(valu_lane_write_low_3),
    .write_high_0(valu_lane_write_high_0),
    .write_high_1(valu_lane_write_high_1),
    .write_high_2(valu_lane_write_high_2),
    .write_high_3(valu_lane_write_high_3),
    .write_memory_0(valu_lane_write_memory_0),
    .write_memory_1(valu_lane_write_memory_1),
    .write_memory_2(valu_lane_write_memory_2),
    .write_memory_3(valu_lane_write_memory_3),
    .memory_data(lane_13_memory_data),
    .memory_bytes(lane_13_memory_bytes),
    .memory_banks(valu_lane_memory_banks),
    .memory_read(lane_13_memory_read),
    .flag(lane_13_flag),
    .debug_valu_active(debug_valu_lane_13_active),
    .debug_valu_data(debug_valu_lane_13_data),
    .debug_load_bytes(debug_load_lane_13_bytes),
    .debug_load_data(debug_load_lane_13_data),
    .result(lane_13_result),
    .operand_0(lane_13_operand_0),
    .operand_1(lane_13_operand_1),
    .operand_2(lane_13_operand_2)
  );

  valu_lane lane_14 (
    .clock(clock),
    .read_0(valu_lane_read_0),
    .read_1(valu_lane_read_1),
    .read_2(valu_lane_read_2),
    .read_3(valu_lane_read_3),
    .read_address_0(valu_lane_read_address_0),
    .read_address_1(valu_lane_read_address_1),
    .read_address_2(valu_lane_read_address_2),
    .read_address_3(valu_lane_read_address_3),
    .load(valu_lane_load),
    .bank(valu_lane_bank),
    .source(valu_lane_source),
    .bypass_high(valu_lane_bypass_high),
    .scalar_0(valu_lane_scalar_0),
    .scalar_1(valu_lane_scalar_1),
    .scalar_2(valu_lane_scalar_2),
    .prepare(valu_lane_prepare),
    .uses_crossed(valu_lane_uses_crossed),
    .crossed(valu_lane_crossed_14),
    .integer_control(valu_lane_integer_control),
    .float_control(valu_lane_float_control),
    .integer_start(valu_lane_integer_start),
    .float_start(valu_lane_float_start),
    .mask(valu_lane_mask_14),
    .number(valu_lane_number_14),
    .unit(valu_lane_unit),
    .shared_value(shared_value_14),
    .shared_flag(shared_flag_14),
    .result_bytes(valu_lane_result_bytes),
    .active(valu_lane_active_14),
    .write_address_0(valu_lane_write_address_0),
    .write_address_1(valu_lane_write_address_1),
    .write_address_2(valu_lane_write_address_2),
    .write_address_3(valu_lane_write_address_3),
    .write_low_0(valu_lane_write_low_0),
    .write_low_1(valu_lane_write_low_1),
    .write_low_2(valu_lane_write_low_2),
    .write_low_3(valu_lane_write_low_3),
    .write_high_0(valu_lane_write_high_0),
    .write_high_1(valu_lane_write_high_1),
    .write_high_2(valu_lane_write_high_2),
    .write_high_3(valu_lane_write_high_3),
    .write_memory_0(valu_lane_write_memory_0),
    .write_memory_1(valu_lane_write_memory_1),
    .write_memory_2(valu_lane_write_memory_2),
    .write_memory_3(valu_lane_write_memory_3),
    .memory_data(lane_14_memory_data),
    .memory_bytes(lane_14_memory_bytes),
    .memory_banks(valu_lane_memory_banks),
    .memory_read(lane_14_memory_read),
    .flag(lane_14_flag),
    .debug_valu_active(debug_valu_lane_14_active),
    .debug_valu_data(debug_valu_lane_14_data),
    .debug_load_bytes(debug_load_lane_14_bytes),
    .debug_load_data(debug_load_lane_14_data),
    .result(lane_14_result),
    .operand_0(lane_14_operand_0),
    .operand_1(lane_14_operand_1),
    .operand_2(lane_14_operand_2)
  );

  valu_lane lane_15 (
    .clock(clock),
    .read_0(valu_lane_read_0),
    .read_1(valu_lane_read_1),
    .read_2(valu_lane_read_2),
    .read_3(valu_lane_read_3),
    .read_address_0(valu_lane_read_address_0),
    .read_address_1(valu_lane_read_address_1),
    .read_address_2(valu_lane_read_address_2),
    .read_address_3(valu_lane_read_address_3),
    .load(valu_lane_load),
    .bank(valu_lane_bank),
    .source(valu_lane_source),
    .bypass_high(valu_lane_bypass_high),
    .scalar_0(valu_lane_scalar_0),
    .scalar_1(valu_lane_scalar_1),
    .scalar_2(valu_lane_scalar_2),
    .prepare(valu_lane_prepare),
    .uses_crossed(valu_lane_uses_crossed),
    .crossed(valu_lane_crossed_15),
    .integer_control(valu_lane_integer_control),
    .float_control(valu_lane_float_control),
    .integer_start(valu_lane_integer_start),
    .float_start(valu_lane_float_start),
    .mask(valu_lane_mask_15),
    .number(valu_lane_number_15),
    .unit(valu_lane_unit),
    .shared_value(shared_value_15),
    .shared_flag(shared_flag_15),
    .result_bytes(valu_lane_result_bytes),
    .active(valu_lane_active_15),
    .write_address_0(valu_lane_write_address_0),
    .write_address_1(valu_lane_write_address_1),
    .write_address_2(valu_lane_write_address_2),
    .write_address_3(valu_lane_write_address_3),
    .write_low_0(valu_lane_write_low_0),
    .write_low_1(valu_lane_write_low_1),
    .write_low_2(valu_lane_write_low_2),
    .write_low_3(valu_lane_write_low_3),
    .write_high_0(valu_lane_write_high_0),
    .write_high_1(valu_lane_write_high_1),
    .write_high_2(valu_lane_write_high_2),
    .write_high_3(valu_lane_write_high_3),
    .write_memory_0(valu_lane_write_memory_0),
    .write_memory_1(valu_lane_write_memory_1),
    .write_memory_2(valu_lane_write_memory_2),
    .write_memory_3(valu_lane_write_memory_3),
    .memory_data(lane_15_memory_data),
    .memory_bytes(lane_15_memory_bytes),
    .memory_banks(valu_lane_memory_banks),
    .memory_read(lane_15_memory_read),
    .flag(lane_15_flag),
    .debug_valu_active(debug_valu_lane_15_active),
    .debug_valu_data(debug_valu_lane_15_data),
    .debug_load_bytes(debug_load_lane_15_bytes),
    .debug_load_data(debug_load_lane_15_data),
    .result(lane_15_result),
    .operand_0(lane_15_operand_0),
    .operand_1(lane_15_operand_1),
    .operand_2(lane_15_operand_2)
  );

  valu_lane lane_16 (
    .clock(clock),
    .read_0(valu_lane_read_0),
    .read_1(valu_lane_read_1),
    .read_2(valu_lane_read_2),
    .read_3(valu_lane_read_3),
    .read_address_0(valu_lane_read_address_0),
    .read_address_1(valu_lane_read_address_1),
    .read_address_2(valu_lane_read_address_2),
    .read_address_3(valu_lane_read_address_3),
    .load(valu_lane_load),
    .bank(valu_lane_bank),
    .source(valu_lane_source),
    .bypass_high(valu_lane_bypass_high),
    .scalar_0(valu_lane_scalar_0),
    .scalar_1(valu_lane_scalar_1),
    .scalar_2(valu_lane_scalar_2),
    .prepare(valu_lane_prepare),
    .uses_crossed(valu_lane_uses_crossed),
    .crossed(valu_lane_crossed_16),
    .integer_control(valu_lane_integer_control),
    .float_control(valu_lane_float_control),
    .integer_start(valu_lane_integer_start),
    .float_start(valu_lane_float_start),
    .mask(valu_lane_mask_16),
    .number(valu_lane_number_16),
    .unit(valu_lane_unit),
    .shared_value(shared_value_16),
    .shared_flag(shared_flag_16),
    .result_bytes(valu_lane_result_bytes),
    .active(valu_lane_active_16),
    .write_address_0(valu_lane_write_address_0),
    .write_address_1(valu_lane_write_address_1),
    .write_address_2(valu_lane_write_address_2),
    .write_address_3(valu_lane_write_address_3),
    .write_low_0(valu_lane_write_low_0),
    .write_low_1(valu_lane_write_low_1),
    .write_low_2(valu_lane_write_low_2),
    .write_low_3(valu_lane_write_low_3),
    .write_high_0(valu_lane_write_high_0),
    .write_high_1(valu_lane_write_high_1),
    .write_high_2(valu_lane_write_high_2),
    .write_high_3(valu_lane_write_high_3),
    .write_memory_0(valu_lane_write_memory_0),
    .write_memory_1(valu_lane_write_memory_1),
    .write_memory_2(valu_lane_write_memory_2),
    .write_memory_3(valu_lane_write_memory_3),
    .memory_data(lane_16_memory_data),
    .memory_bytes(lane_16_memory_bytes),
    .memory_banks(valu_lane_memory_banks),
    .memory_read(lane_16_memory_read),
    .flag(lane_16_flag),
    .debug_valu_active(debug_valu_lane_16_active),
    .debug_valu_data(debug_valu_lane_16_data),
    .debug_load_bytes(debug_load_lane_16_bytes),
    .debug_load_data(debug_load_lane_16_data),
    .result(lane_16_result),
    .operand_0(lane_16_operand_0),
    .operand_1(lane_16_operand_1),
    .operand_2(lane_16_operand_2)
  );

  valu_lane lane_17 (
    .clock(clock),
    .read_0(valu_lane_read_0),
    .read_1(valu_lane_read_1),
    .read_2(valu_lane_read_2),
    .read_3(valu_lane_read_3),
    .read_address_0(valu_lane_read_address_0),
    .read_address_1(valu_lane_read_address_1),
    .read_address_2(valu_lane_read_address_2),
    .read_address_3(valu_lane_read_address_3),
    .load(valu_lane_load),
    .bank(valu_lane_bank),
    .source(valu_lane_source),
    .bypass_high(valu_lane_bypass_high),
    .scalar_0(valu_lane_scalar_0),
    .scalar_1(valu_lane_scalar_1),
    .scalar_2(valu_lane_scalar_2),
    .prepare(valu_lane_prepare),
    .uses_crossed(valu_lane_uses_crossed),
    .crossed(valu_lane_crossed_17),
    .integer_control(valu_lane_integer_control),
    .float_control(valu_lane_float_control),
    .integer_start(valu_lane_integer_start),
    .float_start(valu_lane_float_start),
    .mask(valu_lane_mask_17),
    .number(valu_lane_number_17),
    .unit(valu_lane_unit),
    .shared_value(shared_value_17),
    .shared_flag(shared_flag_17),
    .result_bytes(valu_lane_result_bytes),
    .active(valu_lane_active_17),
    .write_address_0(valu_lane_write_address_0),
    .write_address_1(valu_lane_write_address_1),
    .write_address_2(valu_lane_write_address_2),
    .write_address_3(valu_lane_write_address_3),
    .write_low_0(valu_lane_write_low_0),
    .write_low_1(valu_lane_write_low_1),
    .write_low_2(valu_lane_write_low_2),
    .write_low_3(valu_lane_write_low_3),
    .write_high_0(valu_lane_write_high_0),
    .write_high_1(valu_lane_write_high_1),
    .write_high_2(valu_lane_write_high_2),
    .write_high_3(valu_lane_write_high_3),
    .write_memory_0(valu_lane_write_memory_0),
    .write_memory_1(valu_lane_write_memory_1),
    .write_memory_2(valu_lane_write_memory_2),
    .write_memory_3(valu_lane_write_memory_3),
    .memory_data(lane_17_memory_data),
    .memory_bytes(lane_17_memory_bytes),
    .memory_banks(valu_lane_memory_banks),
    .memory_read(lane_17_memory_read),
    .flag(lane_17_flag),
    .debug_valu_active(debug_valu_lane_17_active),
    .debug_valu_data(debug_valu_lane_17_data),
    .debug_load_bytes(debug_load_lane_17_bytes),
    .debug_load_data(debug_load_lane_17_data),
    .result(lane_17_result),
    .operand_0(lane_17_operand_0),
    .operand_1(lane_17_operand_1),
    .operand_2(lane_17_operand_2)
  );

  valu_lane lane_18 (
    .clock(clock),
    .read_0(valu_lane_read_0),
    .read_1(valu_lane_read_1),
    .read_2(valu_lane_read_2),
    .read_3(valu_lane_read_3),
    .read_address_0(valu_lane_read_address_0),
    .read_address_1(valu_lane_read_address_1),
    .read_address_2(valu_lane_read_address_2),
    .read_address_3(valu_lane_read_address_3),
    .load(valu_lane_load),
    .bank(valu_lane_bank),
    .source(valu_lane_source),
    .bypass_high(valu_lane_bypass_high),
    .scalar_0(valu_lane_scalar_0),
    .scalar_1(valu_lane_scalar_1),
    .scalar_2(valu_lane_scalar_2),
    .prepare(valu_lane_prepare),
    .uses_crossed(valu_lane_uses_crossed),
    .crossed(valu_lane_crossed_18),
    .integer_control(valu_lane_integer_control),
    .float_control(valu_lane_float_control),
    .integer_start(valu_lane_integer_start),
    .float_start(valu_lane_float_start),
    .mask(valu_lane_mask_18),
    .number(valu_lane_number_18),
    .unit(valu_lane_unit),
    .shared_value(shared_value_18),
    .shared_flag(shared_flag_18),
    .result_bytes(valu_lane_result_bytes),
    .active(valu_lane_active_18),
    .write_address_0(valu_lane_write_address_0),
    .write_address_1(valu_lane_write_address_1),
    .write_address_2(valu_lane_write_address_2),
    .write_address_3(valu_lane_write_address_3),
    .write_low_0(valu_lane_write_low_0),
    .write_low_1(valu_lane_write_low_1),
    .write_low_2(valu_lane_write_low_2),
    .write_low_3(valu_lane_write_low_3),
    .write_high_0(valu_lane_write_high_0),
    .write_high_1(valu_lane_write_high_1),
    .write_high_2(valu_lane_write_high_2),
    .write_high_3(valu_lane_write_high_3),
    .write_memory_0(valu_lane_write_memory_0),
    .write_memory_1(valu_lane_write_memory_1),
    .write_memory_2(valu_lane_write_memory_2),
    .write_memory_3(valu_lane_write_memory_3),
    .memory_data(lane_18_memory_data),
    .memory_bytes(lane_18_memory_bytes),
    .memory_banks(valu_lane_memory_banks),
    .memory_read(lane_18_memory_read),
    .flag(lane_18_flag),
    .debug_valu_active(debug_valu_lane_18_active),
    .debug_valu_data(debug_valu_lane_18_data),
    .debug_load_bytes(debug_load_lane_18_bytes),
    .debug_load_data(debug_load_lane_18_data),
    .result(lane_18_result),
    .operand_0(lane_18_operand_0),
    .operand_1(lane_18_operand_1),
    .operand_2(lane_18_operand_2)
  );

  valu_lane lane_19 (
    .clock(clock),
    .read_0(valu_lane_read_0),
    .read_1(valu_lane_read_1),
    .read_2(valu_lane_read_2),
    .read_3(valu_lane_read_3),
    .read_address_0(valu_lane_read_address_0),
    .read_address_1(valu_lane_read_address_1),
    .read_address_2(valu_lane_read_address_2),
    .read_address_3(valu_lane_read_address_3),
    .load(valu_lane_load),
    .bank(valu_lane_bank),
    .source(valu_lane_source),
    .bypass_high(valu_lane_bypass_high),
    .scalar_0(valu_lane_scalar_0),
    .scalar_1(valu_lane_scalar_1),
    .scalar_2(valu_lane_scalar_2),
    .prepare(valu_lane_prepare),
    .uses_crossed(valu_lane_uses_crossed),
    .crossed(valu_lane_crossed_19),
    .integer_control(valu_lane_integer_control),
    .float_control(valu_lane_float_control),
    .integer_start(valu_lane_integer_start),
    .float_start(valu_lane_float_start),
    .mask(valu_lane_mask_19),
    .number(valu_lane_number_19),
    .unit(valu_lane_unit),
    .shared_value(shared_value_19),
    .shared_flag(shared_flag_19),
    .result_bytes(valu_lane_result_bytes),
    .active(valu_lane_active_19),
    .write_address_0(valu_lane_write_address_0),
    .write_address_1(valu_lane_write_address_1),
    .write_address_2(valu_lane_write_address_2),
    .write_address_3(valu_lane_write_address_3),
    .write_low_0(valu_lane_write_low_0),
    .write_low_1(valu_lane_write_low_1),
    .write_low_2(valu_lane_write_low_2),
    .write_low_3(valu_lane_write_low_3),
    .write_high_0(valu_lane_write_high_0),
    .write_high_1(valu_lane_write_high_1),
    .write_high_2(valu_lane_write_high_2),
    .write_high_3(valu_lane_write_high_3),
    .write_memory_0(valu_lane_write_memory_0),
    .write_memory_1(valu_lane_write_memory_1),
    .write_memory_2(valu_lane_write_memory_2),
    .write_memory_3(valu_lane_write_memory_3),
    .memory_data(lane_19_memory_data),
    .memory_bytes(lane_19_memory_bytes),
    .memory_banks(valu_lane_memory_banks),
    .memory_read(lane_19_memory_read),
    .flag(lane_19_flag),
    .debug_valu_active(debug_valu_lane_19_active),
    .debug_valu_data(debug_valu_lane_19_data),
    .debug_load_bytes(debug_load_lane_19_bytes),
    .debug_load_data(debug_load_lane_19_data),
    .result(lane_19_result),
    .operand_0(lane_19_operand_0),
    .operand_1(lane_19_operand_1),
    .operand_2(lane_19_operand_2)
  );

  valu_lane lane_20 (
    .clock(clock),
    .read_0(valu_lane_read_0),
    .read_1(valu_lane_read_1),
    .read_2(valu_lane_read_2),
    .read_3(valu_lane_read_3),
    .read_address_0(valu_lane_read_address_0),
    .read_address_1(valu_lane_read_address_1),
    .read_address_2(valu_lane_read_address_2),
    .read_address_3(valu_lane_read_address_3),
    .load(valu_lane_load),
    .bank(valu_lane_bank),
    .source(valu_lane_source),
    .bypass_high(valu_lane_bypass_high),
    .scalar_0(valu_lane_scalar_0),
    .scalar_1(valu_lane_scalar_1),
    .scalar_2(valu_lane_scalar_2),
    .prepare(valu_lane_prepare),
    .uses_crossed(valu_lane_uses_crossed),
    .crossed(valu_lane_crossed_20),
    .integer_control(valu_lane_integer_control),
    .float_control(valu_lane_float_control),
    .integer_start(valu_lane_integer_start),
    .float_start(valu_lane_float_start),
    .mask(valu_lane_mask_20),
    .number(valu_lane_number_20),
    .unit(valu_lane_unit),
    .shared_value(shared_value_20),
    .shared_flag(shared_flag_20),
    .result_bytes(valu_lane_result_bytes),
    .active(valu_lane_active_20),
    .write_address_0(valu_lane_write_address_0),
    .write_address_1(valu_lane_write_address_1),
    .write_address_2(valu_lane_write_address_2),
    .write_address_3(valu_lane_write_address_3),
    .write_low_0(valu_lane_write_low_0),
    .write_low_1(valu_lane_write_low_1),
    .write_low_2(valu_lane_write_low_2),
    .write_low_3(valu_lane_write_low_3),
    .write_high_0(valu_lane_write_high_0),
    .write_high_1(valu_lane_write_high_1),
    .write_high_2(valu_lane_write_high_2),
    .write_high_3(valu_lane_write_high_3),
    .write_memory_0(valu_lane_write_memory_0),
    .write_memory_1(valu_lane_write_memory_1),
    .write_memory_2(valu_lane_write_memory_2),
    .write_memory_3(valu_lane_write_memory_3),
    .memory_data(lane_20_memory_data),
    .memory_bytes(lane_20_memory_bytes),
    .memory_banks(valu_lane_memory_banks),
    .memory_read(lane_20_memory_read),
    .flag(lane_20_flag),
    .debug_valu_active(debug_valu_lane_20_active),
    .debug_valu_data(debug_valu_lane_20_data),
    .debug_load_bytes(debug_load_lane_20_bytes),
    .debug_load_data(debug_load_lane_20_data),
    .result(lane_20_result),
    .operand_0(lane_20_operand_0),
    .operand_1(lane_20_operand_1),
    .operand_2(lane_20_operand_2)
  );

  valu_lane lane_21 (
    .clock(clock),
    .read_0(valu_lane_read_0),
    .read_1(valu_lane_read_1),
    .read_2(valu_lane_read_2),
    .read_3(valu_lane_read_3),
    .read_address_0(valu_lane_read_address_0),
    .read_address_1(valu_lane_read_address_1),
    .read_address_2(valu_lane_read_address_2),
    .read_address_3(valu_lane_read_address_3),
    .load(valu_lane_load),
    .bank(valu_lane_bank),
    .source(valu_lane_source),
    .bypass_high(valu_lane_bypass_high),
    .scalar_0(valu_lane_scalar_0),
    .scalar_1(valu_lane_scalar_1),
    .scalar_2(valu_lane_scalar_2),
    .prepare(valu_lane_prepare),
    .uses_crossed(valu_lane_uses_crossed),
    .crossed(valu_lane_crossed_21),
    .integer_control(valu_lane_integer_control),
    .float_control(valu_lane_float_control),
    .integer_start(valu_lane_integer_start),
    .float_start(valu_lane_float_start),
    .mask(valu_lane_mask_21),
    .number(valu_lane_number_21),
    .unit(valu_lane_unit),
    .shared_value(shared_value_21),
    .shared_flag(shared_flag_21),
    .result_bytes(valu_lane_result_bytes),
    .active(valu_lane_active_21),
    .write_address_0(valu_lane_write_address_0),
    .write_address_1(valu_lane_write_address_1),
    .write_address_2(valu_lane_write_address_2),
    .write_address_3(valu_lane_write_address_3),
    .write_low_0(valu_lane_write_low_0),
    .write_low_1(valu_lane_write_low_1),
    .write_low_2(valu_lane_write_low_2),
    .write_low_3(valu_lane_write_low_3),
    .write_high_0(valu_lane_write_high_0),
    .write_high_1(valu_lane_write_high_1),
    .write_high_2(valu_lane_write_high_2),
    .write_high_3(valu_lane_write_high_3),
    .write_memory_0(valu_lane_write_memory_0),
    .write_memory_1(valu_lane_write_memory_1),
    .write_memory_2(valu_lane_write_memory_2),
    .write_memory_3(valu_lane_write_memory_3),
    .memory_data(lane_21_memory_data),
    .memory_bytes(lane_21_memory_bytes),
    .memory_banks(valu_lane_memory_banks),
    .memory_read(lane_21_memory_read),
    .flag(lane_21_flag),
    .debug_valu_active(debug_valu_lane_21_active),
    .debug_valu_data(debug_valu_lane_21_data),
    .debug_load_bytes(debug_load_lane_21_bytes),
    .debug_load_data(debug_load_lane_21_data),
    .result(lane_21_result),
    .operand_0(lane_21_operand_0),
    .operand_1(lane_21_operand_1),
    .operand_2(lane_21_operand_2)
  );

  valu_lane lane_22 (
    .clock(clock),
    .read_0(valu_lane_read_0),
    .read_1(valu_lane_read_1),
    .read_2(valu_lane_read_2),
    .read_3(valu_lane_read_3),
    .read_address_0(valu_lane_read_address_0),
    .read_address_1(valu_lane_read_address_1),
    .read_address_2(valu_lane_read_address_2),
    .read_address_3(valu_lane_read_address_3),
    .load(valu_lane_load),
    .bank(valu_lane_bank),
    .source(valu_lane_source),
    .bypass_high(valu_lane_bypass_high),
    .scalar_0(valu_lane_scalar_0),
    .scalar_1(valu_lane_scalar_1),
    .scalar_2(valu_lane_scalar_2),
    .prepare(valu_lane_prepare),
    .uses_crossed(valu_lane_uses_crossed),
    .crossed(valu_lane_crossed_22),
    .integer_control(valu_lane_integer_control),
    .float_control(valu_lane_float_control),
    .integer_start(valu_lane_integer_start),
    .float_start(valu_lane_float_start),
    .mask(valu_lane_mask_22),
    .number(valu_lane_number_22),
    .unit(valu_lane_unit),
    .shared_value(shared_value_22),
    .shared_flag(shared_flag_22),
    .result_bytes(valu_lane_result_bytes),
    .active(valu_lane_active_22),
    .write_address_0(valu_lane_write_address_0),
    .write_address_1(valu_lane_write_address_1),
    .write_address_2(valu_lane_write_address_2),
    .write_address_3(valu_lane_write_address_3),
    .write_low_0(valu_lane_write_low_0),
    .write_low_1(valu_lane_write_low_1),
    .write_low_2(valu_lane_write_low_2),
    .write_low_3(valu_lane_write_low_3),
    .write_high_0(valu_lane_write_high_0),
    .write_high_1(valu_lane_write_high_1),
    .write_high_2(valu_lane_write_high_2),
    .write_high_3(valu_lane_write_high_3),
    .write_memory_0(valu_lane_write_memory_0),
    .write_memory_1(valu_lane_write_memory_1),
    .write_memory_2(valu_lane_write_memory_2),
    .write_memory_3(valu_lane_write_memory_3),
    .memory_data(lane_22_memory_data),
    .memory_bytes(lane_22_memory_bytes),
    .memory_banks(valu_lane_memory_banks),
    .memory_read(lane_22_memory_read),
    .flag(lane_22_flag),
    .debug_valu_active(debug_valu_lane_22_active),
    .debug_valu_data(debug_valu_lane_22_data),
    .debug_load_bytes(debug_load_lane_22_bytes),
    .debug_load_data(debug_load_lane_22_data),
    .result(lane_22_result),
    .operand_0(lane_22_operand_0),
    .operand_1(lane_22_operand_1),
    .operand_2(lane_22_operand_2)
  );

  valu_lane lane_23 (
    .clock(clock),
    .read_0(valu_lane_read_0),
    .read_1(valu_lane_read_1),
    .read_2(valu_lane_read_2),
    .read_3(valu_lane_read_3),
    .read_address_0(valu_lane_read_address_0),
    .read_address_1(valu_lane_read_address_1),
    .read_address_2(valu_lane_read_address_2),
    .read_address_3(valu_lane_read_address_3),
    .load(valu_lane_load),
    .bank(valu_lane_bank),
    .source(valu_lane_source),
    .bypass_high(valu_lane_bypass_high),
    .scalar_0(valu_lane_scalar_0),
    .scalar_1(valu_lane_scalar_1),
    .scalar_2(valu_lane_scalar_2),
    .prepare(valu_lane_prepare),
    .uses_crossed(valu_lane_uses_crossed),
    .crossed(valu_lane_crossed_23),
    .integer_control(valu_lane_integer_control),
    .float_control(valu_lane_float_control),
    .integer_start(valu_lane_integer_start),
    .float_start(valu_lane_float_start),
    .mask(valu_lane_mask_23),
    .number(valu_lane_number_23),
    .unit(valu_lane_unit),
    .shared_value(shared_value_23),
    .shared_flag(shared_flag_23),
    .result_bytes(valu_lane_result_bytes),
    .active(valu_lane_active_23),
    .write_address_0(valu_lane_write_address_0),
    .write_address_1(valu_lane_write_address_1),
    .write_address_2(valu_lane_write_address_2),
    .write_address_3(valu_lane_write_address_3),
    .write_low_0(valu_lane_write_low_0),
    .write_low_1(valu_lane_write_low_1),
    .write_low_2(valu_lane_write_low_2),
    .write_low_3(valu_lane_write_low_3),
    .write_high_0(valu_lane_write_high_0),
    .write_high_1(valu_lane_write_high_1),
    .write_high_2(valu_lane_write_high_2),
    .write_high_3(valu_lane_write_high_3),
    .write_memory_0(valu_lane_write_memory_0),
    .write_memory_1(valu_lane_write_memory_1),
    .write_memory_2(valu_lane_write_memory_2),
    .write_memory_3(valu_lane_write_memory_3),
    .memory_data(lane_23_memory_data),
    .memory_bytes(lane_23_memory_bytes),
    .memory_banks(valu_lane_memory_banks),
    .memory_read(lane_23_memory_read),
    .flag(lane_23_flag),
    .debug_valu_active(debug_valu_lane_23_active),
    .debug_valu_data(debug_valu_lane_23_data),
    .debug_load_bytes(debug_load_lane_23_bytes),
    .debug_load_data(debug_load_lane_23_data),
    .result(lane_23_result),
    .operand_0(lane_23_operand_0),
    .operand_1(lane_23_operand_1),
    .operand_2(lane_23_operand_2)
  );

  valu_lane lane_24 (
    .clock(clock),
    .read_0(valu_lane_read_0),
    .read_1(valu_lane_read_1),
    .read_2(valu_lane_read_2),
    .read_3(valu_lane_read_3),
    .read_address_0(valu_lane_read_address_0),
    .read_address_1(valu_lane_read_address_1),
    .read_address_2(valu_lane_read_address_2),
    .read_address_3(valu_lane_read_address_3),
    .load(valu_lane_load),
    .bank(valu_lane_bank),
    .source(valu_lane_source),
    .bypass_high(valu_lane_bypass_high),
    .scalar_0(valu_lane_scalar_0),
    .scalar_1(valu_lane_scalar_1),
    .scalar_2(valu_lane_scalar_2),
    .prepare(valu_lane_prepare),
    .uses_crossed(valu_lane_uses_crossed),
    .crossed(valu_lane_crossed_24),
    .integer_control(valu_lane_integer_control),
    .float_control(valu_lane_float_control),
    .integer_start(valu_lane_integer_start),
    .float_start(valu_lane_float_start),
    .mask(valu_lane_mask_24),
    .number(valu_lane_number_24),
    .unit(valu_lane_unit),
    .shared_value(shared_value_24),
    .shared_flag(shared_flag_24),
    .result_bytes(valu_lane_result_bytes),
    .active(valu_lane_active_24),
    .write_address_0(valu_lane_write_address_0),
    .write_address_1(valu_lane_write_address_1),
    .write_address_2(valu_lane_write_address_2),
    .write_address_3(valu_lane_write_address_3),
    .write_low_0(valu_lane_write_low_0),
    .write_low_1(valu_lane_write_low_1),
    .write_low_2(valu_lane_write_low_2),
    .write_low_3(valu_lane_write_low_3),
    .write_high_0(valu_lane_write_high_0),
    .write_high_1(valu_lane_write_high_1),
    .write_high_2(valu_lane_write_high_2),
    .write_high_3(valu_lane_write_high_3),
    .write_memory_0(valu_lane_write_memory_0),
    .write_memory_1(valu_lane_write_memory_1),
    .write_memory_2(valu_lane_write_memory_2),
    .write_memory_3(valu_lane_write_memory_3),
    .memory_data(lane_24_memory_data),
    .memory_bytes(lane_24_memory_bytes),
    .memory_banks(valu_lane_memory_banks),
    .memory_read(lane_24_memory_read),
    .flag(lane_24_flag),
    .debug_valu_active(debug_valu_lane_24_active),
    .debug_valu_data(debug_valu_lane_24_data),
    .debug_load_bytes(debug_load_lane_24_bytes),
    .debug_load_data(debug_load_lane_24_data),
    .result(lane_24_result),
    .operand_0(lane_24_operand_0),
    .operand_1(lane_24_operand_1),
    .operand_2(lane_24_operand_2)
  );

  valu_lane lane_25 (
    .clock(clock),
    .read_0(valu_lane_read_0),
    .read_1(valu_lane_read_1),
    .read_2(valu_lane_read_2),
    .read_3(valu_lane_read_3),
    .read_address_0(valu_lane_read_address_0),
    .read_address_1(valu_lane_read_address_1),
    .read_address_2(valu_lane_read_address_2),
    .read_address_3(valu_lane_read_address_3),
    .load(valu_lane_load),
    .bank(valu_lane_bank),
    .source(valu_lane_source),
    .bypass_high(valu_lane_bypass_high),
    .scalar_0(valu_lane_scalar_0),
    .scalar_1(valu_lane_scalar_1),
    .scalar_2(valu_lane_scalar_2),
    .prepare(valu_lane_prepare),
    .uses_crossed(valu_lane_uses_crossed),
    .crossed(valu_lane_crossed_25),
    .integer_control(valu_lane_integer_control),
    .float_control(valu_lane_float_control),
    .integer_start(valu_lane_integer_start),
    .float_start(valu_lane_float_start),
    .mask(valu_lane_mask_25),
    .number(valu_lane_number_25),
    .unit(valu_lane_unit),
    .shared_value(shared_value_25),
    .shared_flag(shared_flag_25),
    .result_bytes(valu_lane_result_bytes),
    .active(valu_lane_active_25),
    .write_address_0(valu_lane_write_address_0),
    .write_address_1(valu_lane_write_address_1),
    .write_address_2(valu_lane_write_address_2),
    .write_address_3(valu_lane_write_address_3),
    .write_low_0(valu_lane_write_low_0),
    .write_low_1(valu_lane_write_low_1),
    .write_low_2(valu_lane_write_low_2),
    .write_low_3(valu_lane_write_low_3),
    .write_high_0(valu_lane_write_high_0),
    .write_high_1(valu_lane_write_high_1),
    .write_high_2(valu_lane_write_high_2),
    .write_high_3(valu_lane_write_high_3),
    .write_memory_0(valu_lane_write_memory_0),
    .write_memory_1(valu_lane_write_memory_1),
    .write_memory_2(valu_lane_write_memory_2),
    .write_memory_3(valu_lane_write_memory_3),
    .memory_data(lane_25_memory_data),
    .memory_bytes(lane_25_memory_bytes),
    .memory_banks(valu_lane_memory_banks),
    .memory_read(lane_25_memory_read),
    .flag(lane_25_flag),
    .debug_valu_active(debug_valu_lane_25_active),
    .debug_valu_data(debug_valu_lane_25_data),
    .debug_load_bytes(debug_load_lane_25_bytes),
    .debug_load_data(debug_load_lane_25_data),
    .result(lane_25_result),
    .operand_0(lane_25_operand_0),
    .operand_1(lane_25_operand_1),
    .operand_2(lane_25_operand_2)
  );

  valu_lane lane_26 (
    .clock(clock),
    .read_0(valu_lane_read_0),
    .read_1(valu_lane_read_1),
    .read_2(valu_lane_read_2),
    .read_3(valu_lane_read_3),
    .read_address_0(valu_lane_read_address_0),
    .read_address_1(valu_lane_read_address_1),
    .read_address_2(valu_lane_read_address_2),
    .read_address_3(valu_lane_read_address_3),
    .load(valu_lane_load),
    .bank(valu_lane_bank),
    .source(valu_lane_source),
    .bypass_high(valu_lane_bypass_high),
    .scalar_0(valu_lane_scalar_0),
    .scalar_1(valu_lane_scalar_1),
    .scalar_2(valu_lane_scalar_2),
    .prepare(valu_lane_prepare),
    .uses_crossed(valu_lane_uses_crossed),
    .crossed(valu_lane_crossed_26),
    .integer_control(valu_lane_integer_control),
    .float_control(valu_lane_float_control),
    .integer_start(valu_lane_integer_start),
    .float_start(valu_lane_float_start),
    .mask(valu_lane_mask_26),
    .number(valu_lane_number_26),
    .unit(valu_lane_unit),
    .shared_value(shared_value_26),
    .shared_flag(shared_flag_26),
    .result_bytes(valu_lane_result_bytes),
    .active(valu_lane_active_26),
    .write_address_0(valu_lane_write_address_0),
    .write_address_1(valu_lane_write_address_1),
    .write_address_2(valu_lane_write_address_2),
    .write_address_3(valu_lane_write_address_3),
    .write_low_0(valu_lane_write_low_0),
    .write_low_1(valu_lane_write_low_1),
    .write_low_2(valu_lane_write_low_2),
    .write_low_3(valu_lane_write_low_3),
    .write_high_0(valu_lane_write_high_0),
    .write_high_1(valu_lane_write_high_1),
    .write_high_2(valu_lane_write_high_2),
    .write_high_3(valu_lane_write_high_3),
    .write_memory_0(valu_lane_write_memory_0),
    .write_memory_1(valu_lane_write_memory_1),
    .write_memory_2(valu_lane_write_memory_2),
    .write_memory_3(valu_lane_write_memory_3),
    .memory_data(lane_26_memory_data),
    .memory_bytes(lane_26_memory_bytes),
    .memory_banks(valu_lane_memory_banks),
    .memory_read(lane_26_memory_read),
    .flag(lane_26_flag),
    .debug_valu_active(debug_valu_lane_26_active),
    .debug_valu_data(debug_valu_lane_26_data),
    .debug_load_bytes(debug_load_lane_26_bytes),
    .debug_load_data(debug_load_lane_26_data),
    .result(lane_26_result),
    .operand_0(lane_26_operand_0),
    .operand_1(lane_26_operand_1),
    .operand_2(lane_26_operand_2)
  );

  valu_lane lane_27 (
    .clock(clock),
    .read_0(valu_lane_read_0),
    .read_1(valu_lane_read_1),
    .read_2(valu_lane_read_2),
    .read_3(valu_lane_read_3),
    .read_address_0(valu_lane_read_address_0),
    .read_address_1(valu_lane_read_address_1),
    .read_address_2(valu_lane_read_address_2),
    .read_address_3(valu_lane_read_address_3),
    .load(valu_lane_load),
    .bank(valu_lane_bank),
    .source(valu_lane_source),
    .bypass_high(valu_lane_bypass_high),
    .scalar_0(valu_lane_scalar_0),
    .scalar_1(valu_lane_scalar_1),
    .scalar_2(valu_lane_scalar_2),
    .prepare(valu_lane_prepare),
    .uses_crossed(valu_lane_uses_crossed),
    .crossed(valu_lane_crossed_27),
    .integer_control(valu_lane_integer_control),
    .float_control(valu_lane_float_control),
    .integer_start(valu_lane_integer_start),
    .float_start(valu_lane_float_start),
    .mask(valu_lane_mask_27),
    .number(valu_lane_number_27),
    .unit(valu_lane_unit),
    .shared_value(shared_value_27),
    .shared_flag(shared_flag_27),
    .result_bytes(valu_lane_result_bytes),
    .active(valu_lane_active_27),
    .write_address_0(valu_lane_write_address_0),
    .write_address_1(valu_lane_write_address_1),
    .write_address_2(valu_lane_write_address_2),
    .write_address_3(valu_lane_write_address_3),
    .write_low_0(valu_lane_write_low_0),
    .write_low_1(valu_lane_write_low_1),
    .write_low_2(valu_lane_write_low_2),
    .write_low_3(valu_lane_write_low_3),
    .write_high_0(valu_lane_write_high_0),
    .write_high_1(valu_lane_write_high_1),
    .write_high_2(valu_lane_write_high_2),
    .write_high_3(valu_lane_write_high_3),
    .write_memory_0(valu_lane_write_memory_0),
    .write_memory_1(valu_lane_write_memory_1),
    .write_memory_2(valu_lane_write_memory_2),
    .write_memory_3(valu_lane_write_memory_3),
    .memory_data(lane_27_memory_data),
    .memory_bytes(lane_27_memory_bytes),
    .memory_banks(valu_lane_memory_banks),
    .memory_read(lane_27_memory_read),
    .flag(lane_27_flag),
    .debug_valu_active(debug_valu_lane_27_active),
    .debug_valu_data(debug_valu_lane_27_data),
    .debug_load_bytes(debug_load_lane_27_bytes),
    .debug_load_data(debug_load_lane_27_data),
    .result(lane_27_result),
    .operand_0(lane_27_operand_0),
    .operand_1(lane_27_operand_1),
    .operand_2(lane_27_operand_2)
  );

  valu_lane lane_28 (
    .clock(clock),
    .read_0(valu_lane_read_0),
    .read_1(valu_lane_read_1),
    .read_2(valu_lane_read_2),
    .read_3(valu_lane_read_3),
    .read_address_0(valu_lane_read_address_0),
    .read_address_1(valu_lane_read_address_1),
    .read_address_2(valu_lane_read_address_2),
    .read_address_3(valu_lane_read_address_3),
    .load(valu_lane_load),
    .bank(valu_lane_bank),
    .source(valu_lane_source),
    .bypass_high(valu_lane_bypass_high),
    .scalar_0(valu_lane_scalar_0),
    .scalar_1(valu_lane_scalar_1),
    .scalar_2(valu_lane_scalar_2),
    .prepare(valu_lane_prepare),
    .uses_crossed(valu_lane_uses_crossed),
    .crossed(valu_lane_crossed_28),
    .integer_control(valu_lane_integer_control),
    .float_control(valu_lane_float_control),
    .integer_start(valu_lane_integer_start),
    .float_start(valu_lane_float_start),
    .mask(valu_lane_mask_28),
    .number(valu_lane_number_28),
    .unit(valu_lane_unit),
    .shared_value(shared_value_28),
    .shared_flag(shared_flag_28),
    .result_bytes(valu_lane_result_bytes),
    .active(valu_lane_active_28),
    .write_address_0(valu_lane_write_address_0),
    .write_address_1(valu_lane_write_address_1),
    .write_address_2(valu_lane_write_address_2),
    .write_address_3(valu_lane_write_address_3),
    .write_low_0(valu_lane_write_low_0),
    .write_low_1(valu_lane_write_low_1),
    .write_low_2(valu_lane_write_low_2),
    .write_low_3(valu_lane_write_low_3),
    .write_high_0(valu_lane_write_high_0),
    .write_high_1(valu_lane_write_high_1),
    .write_high_2(valu_lane_write_high_2),
    .write_high_3(valu_lane_write_high_3),
    .write_memory_0(valu_lane_write_memory_0),
    .write_memory_1(valu_lane_write_memory_1),
    .write_memory_2(valu_lane_write_memory_2),
    .write_memory_3(valu_lane_write_memory_3),
    .memory_data(lane_28_memory_data),
    .memory_bytes(lane_28_memory_bytes),
    .memory_banks(valu_lane_memory_banks),
    .memory_read(lane_28_memory_read),
    .flag(lane_28_flag),
    .debug_valu_active(debug_valu_lane_28_active),
    .debug_valu_data(debug_valu_lane_28_data),
    .debug_load_bytes(debug_load_lane_28_bytes),
    .debug_load_data(debug_load_lane_28_data),
    .result(lane_28_result),
    .operand_0(lane_28_operand_0),
    .operand_1(lane_28_operand_1),
    .operand_2(lane_28_operand_2)
  );

  valu_lane lane_29 (
    .clock(clock),
    .read_0(valu_lane_read_0),
    .read_1(valu_lane_read_1),
    .read_2(valu_lane_read_2),
    .read_3(valu_lane_read_3),
    .read_address_0(valu_lane_read_address_0),
    .read_address_1(valu_lane_read_address_1),
    .read_address_2(valu_lane_read_address_2),
    .read_address_3(valu_lane_read_address_3),
    .load(valu_lane_load),
    .bank(valu_lane_bank),
    .source(valu_lane_source),
    .bypass_high(valu_lane_bypass_high),
    .scalar_0(valu_lane_scalar_0),
    .scalar_1(valu_lane_scalar_1),
    .scalar_2(valu_lane_scalar_2),
    .prepare(valu_lane_prepare),
    .uses_crossed(valu_lane_uses_crossed),
    .crossed(valu_lane_crossed_29),
    .integer_control(valu_lane_integer_control),
    .float_control(valu_lane_float_control),
    .integer_start(valu_lane_integer_start),
    .float_start(valu_lane_float_start),
    .mask(valu_lane_mask_29),
    .number(valu_lane_number_29),
    .unit(valu_lane_unit),
    .shared_value(shared_value_29),
    .shared_flag(shared_flag_29),
    .result_bytes(valu_lane_result_bytes),
    .active(valu_lane_active_29),
    .write_address_0(valu_lane_write_address_0),
    .write_address_1(valu_lane_write_address_1),
    .write_address_2(valu_lane_write_address_2),
    .write_address_3(valu_lane_write_address_3),
    .write_low_0(valu_lane_write_low_0),
    .write_low_1(valu_lane_write_low_1),
    .write_low_2(valu_lane_write_low_2),
    .write_low_3(valu_lane_write_low_3),
    .write_high_0(valu_lane_write_high_0),
    .write_high_1(valu_lane_write_high_1),
    .write_high_2(valu_lane_write_high_2),
    .write_high_3(valu_lane_write_high_3),
    .write_memory_0(valu_lane_write_memory_0),
    .write_memory_1(valu_lane_write_memory_1),
    .write_memory_2(valu_lane_write_memory_2),
    .write_memory_3(valu_lane_write_memory_3),
    .memory_data(lane_29_memory_data),
    .memory_bytes(lane_29_memory_bytes),
    .memory_banks(valu_lane_memory_banks),
    .memory_read(lane_29_memory_read),
    .flag(lane_29_flag),
    .debug_valu_active(debug_valu_lane_29_active),
    .debug_valu_data(debug_valu_lane_29_data),
    .debug_load_bytes(debug_load_lane_29_bytes),
    .debug_load_data(debug_load_lane_29_data),
    .result(lane_29_result),
    .operand_0(lane_29_operand_0),
    .operand_1(lane_29_operand_1),
    .operand_2(lane_29_operand_2)
  );

  valu_lane lane_30 (
    .clock(clock),
    .read_0(valu_lane_read_0),
    .read_1(valu_lane_read_1),
    .read_2(valu_lane_read_2),
    .read_3(valu_lane_read_3),
    .read_address_0(valu_lane_read_address_0),
    .read_address_1(valu_lane_read_address_1),
    .read_address_2(valu_lane_read_address_2),
    .read_address_3(valu_lane_read_address_3),
    .load(valu_lane_load),
    .bank(valu_lane_bank),
    .source(valu_lane_source),
    .bypass_high(valu_lane_bypass_high),
    .scalar_0(valu_lane_scalar_0),
    .scalar_1(valu_lane_scalar_1),
    .scalar_2(valu_lane_scalar_2),
    .prepare(valu_lane_prepare),
    .uses_crossed(valu_lane_uses_crossed),
    .crossed(valu_lane_crossed_30),
    .integer_control(valu_lane_integer_control),
    .float_control(valu_lane_float_control),
    .integer_start(valu_lane_integer_start),
    .float_start(valu_lane_float_start),
    .mask(valu_lane_mask_30),
    .number(valu_lane_number_30),
    .unit(valu_lane_unit),
    .shared_value(shared_value_30),
    .shared_flag(shared_flag_30),
    .result_bytes(valu_lane_result_bytes),
    .active(valu_lane_active_30),
    .write_address_0(valu_lane_write_address_0),
    .write_address_1(valu_lane_write_address_1),
    .write_address_2(valu_lane_write_address_2),
    .write_address_3(valu_lane_write_address_3),
    .write_low_0(valu_lane_write_low_0),
    .write_low_1(valu_lane_write_low_1),
    .write_low_2(valu_lane_write_low_2),
    .write_low_3(valu_lane_write_low_3),
    .write_high_0(valu_lane_write_high_0),
    .write_high_1(valu_lane_write_high_1),
    .write_high_2(valu_lane_write_high_2),
    .write_high_3(valu_lane_write_high_3),
    .write_memory_0(valu_lane_write_memory_0),
    .write_memory_1(valu_lane_write_memory_1),
    .write_memory_2(valu_lane_write_memory_2),
    .write_memory_3(valu_lane_write_memory_3),
    .memory_data(lane_30_memory_data),
    .memory_bytes(lane_30_memory_bytes),
    .memory_banks(valu_lane_memory_banks),
    .memory_read(lane_30_memory_read),
    .flag(lane_30_flag),
    .debug_valu_active(debug_valu_lane_30_active),
    .debug_valu_data(debug_valu_lane_30_data),
    .debug_load_bytes(debug_load_lane_30_bytes),
    .debug_load_data(debug_load_lane_30_data),
    .result(lane_30_result),
    .operand_0(lane_30_operand_0),
    .operand_1(lane_30_operand_1),
    .operand_2(lane_30_operand_2)
  );

  valu_lane lane_31 (
    .clock(clock),
    .read_0(valu_lane_read_0),
    .read_1(valu_lane_read_1),
    .read_2(valu_lane_read_2),
    .read_3(valu_lane_read_3),
    .read_address_0(valu_lane_read_address_0),
    .read_address_1(valu_lane_read_address_1),
    .read_address_2(valu_lane_read_address_2),
    .read_address_3(valu_lane_read_address_3),
    .load(valu_lane_load),
    .bank(valu_lane_bank),
    .source(valu_lane_source),
    .bypass_high(valu_lane_bypass_high),
    .scalar_0(valu_lane_scalar_0),
    .scalar_1(valu_lane_scalar_1),
    .scalar_2(valu_lane_scalar_2),
    .prepare(valu_lane_prepare),
    .uses_crossed(valu_lane_uses_crossed),
    .crossed(valu_lane_crossed_31),
    .integer_control(valu_lane_integer_control),
    .float_control(valu_lane_float_control),
    .integer_start(valu_lane_integer_start),
    .float_start(valu_lane_float_start),
    .mask(valu_lane_mask_31),
    .number(valu_lane_number_31),
    .unit(valu_lane_unit),
    .shared_value(shared_value_31),
    .shared_flag(shared_flag_31),
    .result_bytes(valu_lane_result_bytes),
    .active(valu_lane_active_31),
    .write_address_0(valu_lane_write_address_0),
    .write_address_1(valu_lane_write_address_1),
    .write_address_2(valu_lane_write_address_2),
    .write_address_3(valu_lane_write_address_3),
    .write_low_0(valu_lane_write_low_0),
    .write_low_1(valu_lane_write_low_1),
    .write_low_2(valu_lane_write_low_2),
    .write_low_3(valu_lane_write_low_3),
    .write_high_0(valu_lane_write_high_0),
    .write_high_1(valu_lane_write_high_1),
    .write_high_2(valu_lane_write_high_2),
    .write_high_3(valu_lane_write_high_3),
    .write_memory_0(valu_lane_write_memory_0),
    .write_memory_1(valu_lane_write_memory_1),
    .write_memory_2(valu_lane_write_memory_2),
    .write_memory_3(valu_lane_write_memory_3),
    .memory_data(lane_31_memory_data),
    .memory_bytes(lane_31_memory_bytes),
    .memory_banks(valu_lane_memory_banks),
    .memory_read(lane_31_memory_read),
    .flag(lane_31_flag),
    .debug_valu_active(debug_valu_lane_31_active),
    .debug_valu_data(debug_valu_lane_31_data),
    .debug_load_bytes(debug_load_lane_31_bytes),
    .debug_load_data(debug_load_lane_31_data),
    .result(lane_31_result),
    .operand_0(lane_31_operand_0),
    .operand_1(lane_31_operand_1),
    .operand_2(lane_31_operand_2)
  );

  vector_memory vmem (
    .clock(clock),
    .issue_valid(issue_valid_4),
    .issue_wave(issue_unit_4_wave),
    .issue_sequence(issue_unit_4_sequence),
    .issue_word_0(issue_unit_4_word_0),
    .issue_word_1(issue_unit_4_word_1),
    .issue_word_2(issue_unit_4_word_2),
    .issue_state_exec(states_vmem_issue_state_exec),
    .issue_state_m0(states_vmem_issue_state_m0),
    .issue_state_vgpr_base(states_vmem_issue_state_vgpr_base),
    .issue_state_wave64(states_vmem_issue_state_wave64),
    .issue_state_scratch_base(states_vmem_issue_state_scratch_base),
    .vgprs(launch_vgprs),
    .ready(vmem_ready),
    .invalidate(invalidate),
    .base_wave(vmem_base_wave),
    .base_index(vmem_base_index),
    .base_data(sgprs_read_data_7),
    .read(vmem_read),
    .read_row(vmem_read_row),
    .read_beat(vmem_read_beat),
    .vgpr_0(lane_0_memory_read),
    .vgpr_1(lane_1_memory_read),
    .vgpr_2(lane_2_memory_read),
    .vgpr_3(lane_3_memory_read),
    .vgpr_4(lane_4_memory_read),
    .vgpr_5(lane_5_memory_read),
    .vgpr_6(lane_6_memory_read),
    .vgpr_7(lane_7_memory_read),
    .vgpr_8(lane_8_memory_read),
    .vgpr_9(lane_9_memory_read),
    .vgpr_10(lane_10_memory_read),
    .vgpr_11(lane_11_memory_read),
    .vgpr_12(lane_12_memory_read),
    .vgpr_13(lane_13_memory_read),
    .vgpr_14(lane_14_memory_read),
    .vgpr_15(lane_15_memory_read),
    .vgpr_16(lane_16_memory_read),
    .vgpr_17(lane_17_memory_read),
    .vgpr_18(lane_18_memory_read),
    .vgpr_19(lane_19_memory_read),
    .vgpr_20(lane_20_memory_read),
    .vgpr_21(lane_21_memory_read),
    .vgpr_22(lane_22_memory_read),
    .vgpr_23(lane_23_memory_read),
    .vgpr_24(lane_24_memory_read),
    .vgpr_25(lane_25_memory_read),
    .vgpr_26(lane_26_memory_read),
    .vgpr_27(lane_27_memory_read),
    .vgpr_28(lane_28_memory_read),
    .vgpr_29(lane_29_memory_read),
    .vgpr_30(lane_30_memory_read),
    .vgpr_31(lane_31_memory_read),
    .read_done(vmem_read_done),
    .read_wave(vmem_read_wave),
    .write(vmem_write),
    .write_ready(valu_memory_write_ready),
    .write_row(vmem_write_row),
    .write_beat(vmem_write_beat),
    .write_data_0(vmem_write_data_0),
    .write_data_1(vmem_write_data_1),
    .write_data_2(vmem_write_data_2),
    .write_data_3(vmem_write_data_3),
    .write_data_4(vmem_write_data_4),
    .write_data_5(vmem_write_data_5),
    .write_data_6(vmem_write_data_6),
    .write_data_7(vmem_write_data_7),
    .write_data_8(vmem_write_data_8),
    .write_data_9(vmem_write_data_9),
    .write_data_10(vmem_write_data_10),
    .write_data_11(vmem_write_data_11),
    .write_data_12(vmem_write_data_12),
    .write_data_13(vmem_write_data_13),
    .write_data_14(vmem_write_data_14),
    .write_data_15(vmem_write_data_15),
    .write_data_16(vmem_write_data_16),
    .write_data_17(vmem_write_data_17),
    .write_data_18(vmem_write_data_18),
    .write_data_19(vmem_write_data_19),
    .write_data_20(vmem_write_data_20),
    .write_data_21(vmem_write_data_21),
    .write_data_22(vmem_write_data_22),
    .write_data_23(vmem_write_data_23),
    .write_data_24(vmem_write_data_24),
    .write_data_25(vmem_write_data_25),
    .write_data_26(vmem_write_data_26),
    .write_data_27(vmem_write_data_27),
    .write_data_28(vmem_write_data_28),
    .write_data_29(vmem_write_data_29),
    .write_data_30(vmem_write_data_30),
    .write_data_31(vmem_write_data_31),
    .write_bytes_0(vmem_write_bytes_0),
    .write_bytes_1(vmem_write_bytes_1),
    .write_bytes_2(vmem_write_bytes_2),
    .write_bytes_3(vmem_write_bytes_3),
    .write_bytes_4(vmem_write_bytes_4),
    .write_bytes_5(vmem_write_bytes_5),
    .write_bytes_6(vmem_write_bytes_6),
    .write_bytes_7(vmem_write_bytes_7),
    .write_bytes_8(vmem_write_bytes_8),
    .write_bytes_9(vmem_write_bytes_9),
    .write_bytes_10(vmem_write_bytes_10),
    .write_bytes_11(vmem_write_bytes_11),
    .write_bytes_12(vmem_write_bytes_12),
    .write_bytes_13(vmem_write_bytes_13),
    .write_bytes_14(vmem_write_bytes_14),
    .write_bytes_15(vmem_write_bytes_15),
    .write_bytes_16(vmem_write_bytes_16),
    .write_bytes_17(vmem_write_bytes_17),
    .write_bytes_18(vmem_write_bytes_18),
    .write_bytes_19(vmem_write_bytes_19),
    .write_bytes_20(vmem_write_bytes_20),
    .write_bytes_21(vmem_write_bytes_21),
    .write_bytes_22(vmem_write_bytes_22),
    .write_bytes_23(vmem_write_bytes_23),
    .write_bytes_24(vmem_write_bytes_24),
    .write_bytes_25(vmem_write_bytes_25),
    .write_bytes_26(vmem_write_bytes_26),
    .write_bytes_27(vmem_write_bytes_27),
    .write_bytes_28(vmem_write_bytes_28),
    .write_bytes_29(vmem_write_bytes_29),
    .write_bytes_30(vmem_write_bytes_30),
    .write_bytes_31(vmem_write_bytes_31),
    .flat_parts(vmem_flat_parts),
    .lds_parts(lds_flat_parts),
    .flat_done(vmem_flat_done),
    .load_done(debug_retire_3_valid),
    .store_done(debug_retire_4_valid),
    .done_wave(debug_retire_3_wave),
    .done_sequence(debug_retire_3_sequence),
    .request_valid(request_valid_2),
    .request_ready(request_ready_2),
    .request_write(request_write),
    .request_line(request_line_2),
    .request_data(request_data),
    .request_mask(request_mask_2),
    .request_tag(request_tag_2),
    .response_valid(response_valid_2),
    .response_tag(response_tag),
    .response_part(response_part),
    .response_last(response_last),
    .response_data_0(response_data_0),
    .response_data_1(response_data_1),
    .response_data_2(response_data_2),
    .response_data_3(response_data_3),
    .written(written),
    .written_line(written_line),
    .atomic_valid(atomic_valid),
    .atomic_ready(atomic_ready),
    .atomic_operation(atomic_operation),
    .atomic_wide(atomic_wide),
    .atomic_word(atomic_word),
    .atomic_data(atomic_data),
    .atomic_origin(atomic_origin),
    .atomic_answer(atomic_done),
    .atomic_tag(atomic_tag),
    .atomic_value(atomic_value),
    .violation(violation),
    .violation_lane(violation_lane),
    .violation_wave(violation_wave),
    .violation_sequence(violation_sequence),
    .debug_hit(debug_hit_valid),
    .debug_wave(debug_request_wave),
    .debug_sequence(debug_request_sequence),
    .debug_lane(debug_request_lane)
  );

  lds_unit lds (
    .clock(clock),
    .simd(index),
    .issue_valid(flat_unit_valid),
    .issue_wave(flat_unit_wave),
    .issue_sequence(flat_unit_sequence),
    .issue_word_0(flat_unit_word_0),
    .issue_word_1(flat_unit_word_1),
    .issue_word_2(flat_unit_word_2),
    .issue_exec(flat_unit_exec),
    .issue_state_m0(states_lds_issue_state_m0),
    .issue_state_mode(states_lds_issue_state_mode),
    .issue_state_vgpr_base(states_lds_issue_state_vgpr_base),
    .issue_state_wave64(states_lds_issue_state_wave64),
    .issue_state_lds_base(states_lds_issue_state_lds_base),
    .issue_state_lds_size(states_lds_issue_state_lds_size),
    .vgprs(launch_vgprs),
    .ready(lds_ready),
    .wave(debug_lds_wave),
    .sequence_(debug_lds_sequence),
    .read(lds_read),
    .read_ready(lds_read_ready),
    .read_row(lds_read_row),
    .read_beat(lds_read_beat),
    .vgpr_0(lane_0_memory_read),
    .vgpr_1(lane_1_memory_read),
    .vgpr_2(lane_2_memory_read),
    .vgpr_3(lane_3_memory_read),
    .vgpr_4(lane_4_memory_read),
    .vgpr_5(lane_5_memory_read),
    .vgpr_6(lane_6_memory_read),
    .vgpr_7(lane_7_memory_read),
    .vgpr_8(lane_8_memory_read),
    .vgpr_9(lane_9_memory_read),
    .vgpr_10(lane_10_memory_read),
    .vgpr_11(lane_11_memory_read),
    .vgpr_12(lane_12_memory_read),
    .vgpr_13(lane_13_memory_read),
    .vgpr_14(lane_14_memory_read),
    .vgpr_15(lane_15_memory_read),
    .vgpr_16(lane_16_memory_read),
    .vgpr_17(lane_17_memory_read),
    .vgpr_18(lane_18_memory_read),
    .vgpr_19(lane_19_memory_read),
    .vgpr_20(lane_20_memory_read),
    .vgpr_21(lane_21_memory_read),
    .vgpr_22(lane_22_memory_read),
    .vgpr_23(lane_23_memory_read),
    .vgpr_24(lane_24_memory_read),
    .vgpr_25(lane_25_memory_read),
    .vgpr_26(lane_26_memory_read),
    .vgpr_27(lane_27_memory_read),
    .vgpr_28(lane_28_memory_read),
    .vgpr_29(lane_29_memory_read),
    .vgpr_30(lane_30_memory_read),
    .vgpr_31(lane_31_memory_read),
    .read_done(lds_read_done),
    .write(lds_write),
    .write_ready(lds_write_ready),
    .write_row(lds_write_row),
    .write_beat(lds_write_beat),
    .write_data_0(lds_write_data_0),
    .write_data_1(lds_write_data_1),
    .write_data_2(lds_write_data_2),
    .write_data_3(lds_write_data_3),
    .write_data_4(lds_write_data_4),
    .write_data_5(lds_write_data_5),
    .write_data_6(lds_write_data_6),
    .write_data_7(lds_write_data_7),
    .write_data_8(lds_write_data_8),
    .write_data_9(lds_write_data_9),
    .write_data_10(lds_write_data_10),
    .write_data_11(lds_write_data_11),
    .write_data_12(lds_write_data_12),
    .write_data_13(lds_write_data_13),
    .write_data_14(lds_write_data_14),
    .write_data_15(lds_write_data_15),
    .write_data_16(lds_write_data_16),
    .write_data_17(lds_write_data_17),
    .write_data_18(lds_write_data_18),
    .write_data_19(lds_write_data_19),
    .write_data_20(lds_write_data_20),
    .write_data_21(lds_write_data_21),
    .write_data_22(lds_write_data_22),
    .write_data_23(lds_write_data_23),
    .write_data_24(lds_write_data_24),
    .write_data_25(lds_write_data_25),
    .write_data_26(lds_write_data_26),
    .write_data_27(lds_write_data_27),
    .write_data_28(lds_write_data_28),
    .write_data_29(lds_write_data_29),
    .write_data_30(lds_write_data_30),
    .write_data_31(lds_write_data_31),
    .write_bytes_0(lds_write_bytes_0),
    .write_bytes_1(lds_write_bytes_1),
    .write_bytes_2(lds_write_bytes_2),
    .write_bytes_3(lds_write_bytes_3),
    .write_bytes_4(lds_write_bytes_4),
    .write_bytes_5(lds_write_bytes_5),
    .write_bytes_6(lds_write_bytes_6),
    .write_bytes_7(lds_write_bytes_7),
    .write_bytes_8(lds_write_bytes_8),
    .write_bytes_9(lds_write_bytes_9),
    .write_bytes_10(lds_write_bytes_10),
    .write_bytes_11(lds_write_bytes_11),
    .write_bytes_12(lds_write_bytes_12),
    .write_bytes_13(lds_write_bytes_13),
    .write_bytes_14(lds_write_bytes_14),
    .write_bytes_15(lds_write_bytes_15),
    .write_bytes_16(lds_write_bytes_16),
    .write_bytes_17(lds_write_bytes_17),
    .write_bytes_18(lds_write_bytes_18),
    .write_bytes_19(lds_write_bytes_19),
    .write_bytes_20(lds_write_bytes_20),
    .write_bytes_21(lds_write_bytes_21),
    .write_bytes_22(lds_write_bytes_22),
    .write_bytes_23(lds_write_bytes_23),
    .write_bytes_24(lds_write_bytes_24),
    .write_bytes_25(lds_write_bytes_25),
    .write_bytes_26(lds_write_bytes_26),
    .write_bytes_27(lds_write_bytes_27),
    .write_bytes_28(lds_write_bytes_28),
    .write_bytes_29(lds_write_bytes_29),
    .write_bytes_30(lds_write_bytes_30),
    .write_bytes_31(lds_write_bytes_31),
    .want(lds_want),
    .store(lds_store),
    .hold(lds_hold),
    .valid_0(lds_valid_0),
    .valid_1(lds_valid_1),
    .valid_2(lds_valid_2),
    .valid_3(lds_valid_3),
    .valid_4(lds_valid_4),
    .valid_5(lds_valid_5),
    .valid_6(lds_valid_6),
    .valid_7(lds_valid_7),
    .valid_8(lds_valid_8),
    .valid_9(lds_valid_9),
    .valid_10(lds_valid_10),
    .valid_11(lds_valid_11),
    .valid_12(lds_valid_12),
    .valid_13(lds_valid_13),
    .valid_14(lds_valid_14),
    .valid_15(lds_valid_15),
    .valid_16(lds_valid_16),
    .valid_17(lds_valid_17),
    .valid_18(lds_valid_18),
    .valid_19(lds_valid_19),
    .valid_20(lds_valid_20),
    .valid_21(lds_valid_21),
    .valid_22(lds_valid_22),
    .valid_23(lds_valid_23),
    .valid_24(lds_valid_24),
    .valid_25(lds_valid_25),
    .valid_26(lds_valid_26),
    .valid_27(lds_valid_27),
    .valid_28(lds_valid_28),
    .valid_29(lds_valid_29),
    .valid_30(lds_valid_30),
    .valid_31(lds_valid_31),
    .request_0_bank(lds_request_0_bank),
    .request_0_row(lds_request_0_row),
    .request_0_data(lds_request_0_data),
    .request_0_bytes(lds_request_0_bytes),
    .request_1_bank(lds_request_1_bank),
    .request_1_row(lds_request_1_row),
    .request_1_data(lds_request_1_data),
    .request_1_bytes(lds_request_1_bytes),
    .request_2_bank(lds_request_2_bank),
    .request_2_row(lds_request_2_row),
    .request_2_data(lds_request_2_data),
    .request_2_bytes(lds_request_2_bytes),
    .request_3_bank(lds_request_3_bank),
    .request_3_row(lds_request_3_row),
    .request_3_data(lds_request_3_data),
    .request_3_bytes(lds_request_3_bytes),
    .request_4_bank(lds_request_4_bank),
    .request_4_row(lds_request_4_row),
    .request_4_data(lds_request_4_data),
    .request_4_bytes(lds_request_4_bytes),
    .request_5_bank(lds_request_5_bank),
    .request_5_row(lds_request_5_row),
    .request_5_data(lds_request_5_data),
    .request_5_bytes(lds_request_5_bytes),
    .request_6_bank(lds_request_6_bank),
    .request_6_row(lds_request_6_row),
    .request_6_data(lds_request_6_data),
    .request_6_bytes(lds_request_6_bytes),
    .request_7_bank(lds_request_7_bank),
    .request_7_row(lds_request_7_row),
    .request_7_data(lds_request_7_data),
    .request_7_bytes(lds_request_7_bytes),
    .request_8_bank(lds_request_8_bank),
    .request_8_row(lds_request_8_row),
    .request_8_data(lds_request_8_data),
    .request_8_bytes(lds_request_8_bytes),
    .request_9_bank(lds_request_9_bank),
    .request_9_row(lds_request_9_row),
    .request_9_data(lds_request_9_data),
    .request_9_bytes(lds_request_9_bytes),
    .request_10_bank(lds_request_10_bank),
    .request_10_row(lds_request_10_row),
    .request_10_data(lds_request_10_data),
    .request_10_bytes(lds_request_10_bytes),
    .request_11_bank(lds_request_11_bank),
    .request_11_row(lds_request_11_row),
    .request_11_data(lds_request_11_data),
    .request_11_bytes(lds_request_11_bytes),
    .request_12_bank(lds_request_12_bank),
    .request_12_row(lds_request_12_row),
    .request_12_data(lds_request_12_data),
    .request_12_bytes(lds_request_12_bytes),
    .request_13_bank(lds_request_13_bank),
    .request_13_row(lds_request_13_row),
    .request_13_data(lds_request_13_data),
    .request_13_bytes(lds_request_13_bytes),
    .request_14_bank(lds_request_14_bank),
    .request_14_row(lds_request_14_row),
    .request_14_data(lds_request_14_data),
    .request_14_bytes(lds_request_14_bytes),
    .request_15_bank(lds_request_15_bank),
    .request_15_row(lds_request_15_row),
    .request_15_data(lds_request_15_data),
    .request_15_bytes(lds_request_15_bytes),
    .request_16_bank(lds_request_16_bank),
    .request_16_row(lds_request_16_row),
    .request_16_data(lds_request_16_data),
    .request_16_bytes(lds_request_16_bytes),
    .request_17_bank(lds_request_17_bank),
    .request_17_row(lds_request_17_row),
    .request_17_data(lds_request_17_data),
    .request_17_bytes(lds_request_17_bytes),
    .request_18_bank(lds_request_18_bank),
    .request_18_row(lds_request_18_row),
    .request_18_data(lds_request_18_data),
    .request_18_bytes(lds_request_18_bytes),
    .request_19_bank(lds_request_19_bank),
    .request_19_row(lds_request_19_row),
    .request_19_data(lds_request_19_data),
    .request_19_bytes(lds_request_19_bytes),
    .request_20_bank(lds_request_20_bank),
    .request_20_row(lds_request_20_row),
    .request_20_data(lds_request_20_data),
    .request_20_bytes(lds_request_20_bytes),
    .request_21_bank(lds_request_21_bank),
    .request_21_row(lds_request_21_row),
    .request_21_data(lds_request_21_data),
    .request_21_bytes(lds_request_21_bytes),
    .request_22_bank(lds_request_22_bank),
    .request_22_row(lds_request_22_row),
    .request_22_data(lds_request_22_data),
    .request_22_bytes(lds_request_22_bytes),
    .request_23_bank(lds_request_23_bank),
    .request_23_row(lds_request_23_row),
    .request_23_data(lds_request_23_data),
    .request_23_bytes(lds_request_23_bytes),
    .request_24_bank(lds_request_24_bank),
    .request_24_row(lds_request_24_row),
    .request_24_data(lds_request_24_data),
    .request_24_bytes(lds_request_24_bytes),
    .request_25_bank(lds_request_25_bank),
    .request_25_row(lds_request_25_row),
    .request_25_data(lds_request_25_data),
    .request_25_bytes(lds_request_25_bytes),
    .request_26_bank(lds_request_26_bank),
    .request_26_row(lds_request_26_row),
    .request_26_data(lds_request_26_data),
    .request_26_bytes(lds_request_26_bytes),
    .request_27_bank(lds_request_27_bank),
    .request_27_row(lds_request_27_row),
    .request_27_data(lds_request_27_data),
    .request_27_bytes(lds_request_27_bytes),
    .request_28_bank(lds_request_28_bank),
    .request_28_row(lds_request_28_row),
    .request_28_data(lds_request_28_data),
    .request_28_bytes(lds_request_28_bytes),
    .request_29_bank(lds_request_29_bank),
    .request_29_row(lds_request_29_row),
    .request_29_data(lds_request_29_data),
    .request_29_bytes(lds_request_29_bytes),
    .request_30_bank(lds_request_30_bank),
    .request_30_row(lds_request_30_row),
    .request_30_data(lds_request_30_data),
    .request_30_bytes(lds_request_30_bytes),
    .request_31_bank(lds_request_31_bank),
    .request_31_row(lds_request_31_row),
    .request_31_data(lds_request_31_data),
    .request_31_bytes(lds_request_31_bytes),
    .granted(lds_granted),
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
    .loaded_0(lds_word_0),
    .loaded_1(lds_word_1),
    .loaded_2(lds_word_2),
    .loaded_3(lds_word_3),
    .loaded_4(lds_word_4),
    .loaded_5(lds_word_5),
    .loaded_6(lds_word_6),
    .loaded_7(lds_word_7),
    .loaded_8(lds_word_8),
    .loaded_9(lds_word_9),
    .loaded_10(lds_word_10),
    .loaded_11(lds_word_11),
    .loaded_12(lds_word_12),
    .loaded_13(lds_word_13),
    .loaded_14(lds_word_14),
    .loaded_15(lds_word_15),
    .loaded_16(lds_word_16),
    .loaded_17(lds_word_17),
    .loaded_18(lds_word_18),
    .loaded_19(lds_word_19),
    .loaded_20(lds_word_20),
    .loaded_21(lds_word_21),
    .loaded_22(lds_word_22),
    .loaded_23(lds_word_23),
    .loaded_24(lds_word_24),
    .loaded_25(lds_word_25),
    .loaded_26(lds_word_26),
    .loaded_27(lds_word_27),
    .loaded_28(lds_word_28),
    .loaded_29(lds_word_29),
    .loaded_30(lds_word_30),
    .loaded_31(lds_word_31),
    .done(lds_done),
    .done_wave(debug_retire_5_wave),
    .done_sequence(debug_retire_5_sequence),
    .flat(lds_flat),
    .flat_parts(lds_flat_parts),
    .memory_parts(vmem_flat_parts),
    .debug_store(debug_lds_valid),
    .debug_conflict(debug_lds_conflict)
  );

  flat_queue flat (
    .clock(clock),
    .memory_valid(issue_valid_4),
    .memory_wave(issue_unit_4_wave),
    .memory_sequence(issue_unit_4_sequence),
    .memory_word_0(issue_unit_4_word_0),
    .memory_word_1(issue_unit_4_word_1),
    .memory_word_2(issue_unit_4_word_2),
    .memory_exec(states_vmem_issue_state_exec),
    .lds_valid(issue_valid_5),
    .lds_wave(issue_unit_5_wave),
    .lds_sequence(issue_unit_5_sequence),
    .lds_word_0(issue_unit_5_word_0),
    .lds_word_1(issue_unit_5_word_1),
    .waits(flat_waits),
    .ready(lds_ready),
    .unit_valid(flat_unit_valid),
    .unit_wave(flat_unit_wave),
    .unit_sequence(flat_unit_sequence),
    .unit_word_0(flat_unit_word_0),
    .unit_word_1(flat_unit_word_1),
    .unit_word_2(flat_unit_word_2),
    .exec_now(states_lds_issue_state_exec),
    .unit_exec(flat_unit_exec)
  );

  wave_states states (
    .state_0_exec(slot_0_state_exec),
    .state_0_vcc(slot_0_state_vcc),
    .state_0_scc(slot_0_state_scc),
    .state_0_m0(slot_0_state_m0),
    .state_0_mode(slot_0_state_mode),
    .state_0_status(slot_0_state_status),
    .state_0_state_priv(slot_0_state_state_priv),
    .state_0_pc(slot_0_state_pc),
    .state_0_vgpr_base(slot_0_state_vgpr_base),
    .state_0_wave64(slot_0_state_wave64),
    .state_0_group(slot_0_state_group),
    .state_0_group_waves(slot_0_state_group_waves),
    .state_0_lds_base(slot_0_state_lds_base),
    .state_0_lds_size(slot_0_state_lds_size),
    .state_0_scratch_base(slot_0_state_scratch_base),
    .state_0_scalars_settled(slot_0_state_scalars_settled),
    .state_1_exec(slot_1_state_exec),
    .state_1_vcc(slot_1_state_vcc),
    .state_1_scc(slot_1_state_scc),
    .state_1_m0(slot_1_state_m0),
    .state_1_mode(slot_1_state_mode),
    .state_1_status(slot_1_state_status),
    .state_1_state_priv(slot_1_state_state_priv),
    .state_1_pc(slot_1_state_pc),
    .state_1_vgpr_base(slot_1_state_vgpr_base),
    .state_1_wave64(slot_1_state_wave64),
    .state_1_group(slot_1_state_group),
    .state_1_group_waves(slot_1_state_group_waves),
    .state_1_lds_base(slot_1_state_lds_base),
    .state_1_lds_size(slot_1_state_lds_size),
    .state_1_scratch_base(slot_1_state_scratch_base),
    .state_1_scalars_settled(slot_1_state_scalars_settled),
    .state_2_exec(slot_2_state_exec),
    .state_2_vcc(slot_2_state_vcc),
    .state_2_scc(slot_2_state_scc),
    .state_2_m0(slot_2_state_m0),
    .state_2_mode(slot_2_state_mode),
    .state_2_status(slot_2_state_status),
    .state_2_state_priv(slot_2_state_state_priv),
    .state_2_pc(slot_2_state_pc),
    .state_2_vgpr_base(slot_2_state_vgpr_base),
    .state_2_wave64(slot_2_state_wave64),
    .state_2_group(slot_2_state_group),
    .state_2_group_waves(slot_2_state_group_waves),
    .state_2_lds_base(slot_2_state_lds_base),
    .state_2_lds_size(slot_2_state_lds_size),
    .state_2_scratch_base(slot_2_state_scratch_base),
    .state_2_scalars_settled(slot_2_state_scalars_settled),
    .state_3_exec(slot_3_state_exec),
    .state_3_vcc(slot_3_state_vcc),
    .state_3_scc(slot_3_state_scc),
    .state_3_m0(slot_3_state_m0),
    .state_3_mode(slot_3_state_mode),
    .state_3_status(slot_3_state_status),
    .state_3_state_priv(slot_3_state_state_priv),
    .state_3_pc(slot_3_state_pc),
    .state_3_vgpr_base(slot_3_state_vgpr_base),
    .state_3_wave64(slot_3_state_wave64),
    .state_3_group(slot_3_state_group),
    .state_3_group_waves(slot_3_state_group_waves),
    .state_3_lds_base(slot_3_state_lds_base),
    .state_3_lds_size(slot_3_state_lds_size),
    .state_3_scratch_base(slot_3_state_scratch_base),
    .state_3_scalars_settled(slot_3_state_scalars_settled),
    .state_4_exec(slot_4_state_exec),
    .state_4_vcc(slot_4_state_vcc),
    .state_4_scc(slot_4_state_scc),
    .state_4_m0(slot_4_state_m0),
    .state_4_mode(slot_4_state_mode),
    .state_4_status(slot_4_state_status),
    .state_4_state_priv(slot_4_state_state_priv),
    .state_4_pc(slot_4_state_pc),
    .state_4_vgpr_base(slot_4_state_vgpr_base),
    .state_4_wave64(slot_4_state_wave64),
    .state_4_group(slot_4_state_group),
    .state_4_group_waves(slot_4_state_group_waves),
    .state_4_lds_base(slot_4_state_lds_base),
    .state_4_lds_size(slot_4_state_lds_size),
    .state_4_scratch_base(slot_4_state_scratch_base),
    .state_4_scalars_settled(slot_4_state_scalars_settled),
    .state_5_exec(slot_5_state_exec),
    .state_5_vcc(slot_5_state_vcc),
    .state_5_scc(slot_5_state_scc),
    .state_5_m0(slot_5_state_m0),
    .state_5_mode(slot_5_state_mode),
    .state_5_status(slot_5_state_status),
    .state_5_state_priv(slot_5_state_state_priv),
    .state_5_pc(slot_5_state_pc),
    .state_5_vgpr_base(slot_5_state_vgpr_base),
    .state_5_wave64(slot_5_state_wave64),
    .state_5_group(slot_5_state_group),
    .state_5_group_waves(slot_5_state_group_waves),
    .state_5_lds_base(slot_5_state_lds_base),
    .state_5_lds_size(slot_5_state_lds_size),
    .state_5_scratch_base(slot_5_state_scratch_base),
    .state_5_scalars_settled(slot_5_state_scalars_settled),
    .state_6_exec(slot_6_state_exec),
    .state_6_vcc(slot_6_state_vcc),
    .state_6_scc(slot_6_state_scc),
    .state_6_m0(slot_6_state_m0),
    .state_6_mode(slot_6_state_mode),
    .state_6_status(slot_6_state_status),
    .state_6_state_priv(slot_6_state_state_priv),
    .state_6_pc(slot_6_state_pc),
    .state_6_vgpr_base(slot_6_state_vgpr_base),
    .state_6_wave64(slot_6_state_wave64),
    .state_6_group(slot_6_state_group),
    .state_6_group_waves(slot_6_state_group_waves),
    .state_6_lds_base(slot_6_state_lds_base),
    .state_6_lds_size(slot_6_state_lds_size),
    .state_6_scratch_base(slot_6_state_scratch_base),
    .state_6_scalars_settled(slot_6_state_scalars_settled),
    .state_7_exec(slot_7_state_exec),
    .state_7_vcc(slot_7_state_vcc),
    .state_7_scc(slot_7_state_scc),
    .state_7_m0(slot_7_state_m0),
    .state_7_mode(slot_7_state_mode),
    .state_7_status(slot_7_state_status),
    .state_7_state_priv(slot_7_state_state_priv),
    .state_7_pc(slot_7_state_pc),
    .state_7_vgpr_base(slot_7_state_vgpr_base),
    .state_7_wave64(slot_7_state_wave64),
    .state_7_group(slot_7_state_group),
    .state_7_group_waves(slot_7_state_group_waves),
    .state_7_lds_base(slot_7_state_lds_base),
    .state_7_lds_size(slot_7_state_lds_size),
    .state_7_scratch_base(slot_7_state_scratch_base),
    .state_7_scalars_settled(slot_7_state_scalars_settled),
    .state_8_exec(slot_8_state_exec),
    .state_8_vcc(slot_8_state_vcc),
    .state_8_scc(slot_8_state_scc),
    .state_8_m0(slot_8_state_m0),
    .state_8_mode(slot_8_state_mode),
    .state_8_status(slot_8_state_status),
    .state_8_state_priv(slot_8_state_state_priv),
    .state_8_pc(slot_8_state_pc),
    .state_8_vgpr_base(slot_8_state_vgpr_base),
    .state_8_wave64(slot_8_state_wave64),
    .state_8_group(slot_8_state_group),
    .state_8_group_waves(slot_8_state_group_waves),
    .state_8_lds_base(slot_8_state_lds_base),
    .state_8_lds_size(slot_8_state_lds_size),
    .state_8_scratch_base(slot_8_state_scratch_base),
    .state_8_scalars_settled(slot_8_state_scalars_settled),
    .state_9_exec(slot_9_state_exec),
    .state_9_vcc(slot_9_state_vcc),
    .state_9_scc(slot_9_state_scc),
    .state_9_m0(slot_9_state_m0),
    .state_9_mode(slot_9_state_mode),
    .state_9_status(slot_9_state_status),
    .state_9_state_priv(slot_9_state_state_priv),
    .state_9_pc(slot_9_state_pc),
    .state_9_vgpr_base(slot_9_state_vgpr_base),
    .state_9_wave64(slot_9_state_wave64),
    .state_9_group(slot_9_state_group),
    .state_9_group_waves(slot_9_state_group_waves),
    .state_9_lds_base(slot_9_state_lds_base),
    .state_9_lds_size(slot_9_state_lds_size),
    .state_9_scratch_base(slot_9_state_scratch_base),
    .state_9_scalars_settled(slot_9_state_scalars_settled),
    .state_10_exec(slot_10_state_exec),
    .state_10_vcc(slot_10_state_vcc),
    .state_10_scc(slot_10_state_scc),
    .state_10_m0(slot_10_state_m0),
    .state_10_mode(slot_10_state_mode),
    .state_10_status(slot_10_state_status),
    .state_10_state_priv(slot_10_state_state_priv),
    .state_10_pc(slot_10_state_pc),
    .state_10_vgpr_base(slot_10_state_vgpr_base),
    .state_10_wave64(slot_10_state_wave64),
    .state_10_group(slot_10_state_group),
    .state_10_group_waves(slot_10_state_group_waves),
    .state_10_lds_base(slot_10_state_lds_base),
    .state_10_lds_size(slot_10_state_lds_size),
    .state_10_scratch_base(slot_10_state_scratch_base),
    .state_10_scalars_settled(slot_10_state_scalars_settled),
    .state_11_exec(slot_11_state_exec),
    .state_11_vcc(slot_11_state_vcc),
    .state_11_scc(slot_11_state_scc),
    .state_11_m0(slot_11_state_m0),
    .state_11_mode(slot_11_state_mode),
    .state_11_status(slot_11_state_status),
    .state_11_state_priv(slot_11_state_state_priv),
    .state_11_pc(slot_11_state_pc),
    .state_11_vgpr_base(slot_11_state_vgpr_base),
    .state_11_wave64(slot_11_state_wave64),
    .state_11_group(slot_11_state_group),
    .state_11_group_waves(slot_11_state_group_waves),
    .state_11_lds_base(slot_11_state_lds_base),
    .state_11_lds_size(slot_11_state_lds_size),
    .state_11_scratch_base(slot_11_state_scratch_base),
    .state_11_scalars_settled(slot_11_state_scalars_settled),
    .state_12_exec(slot_12_state_exec),
    .state_12_vcc(slot_12_state_vcc),
    .state_12_scc(slot_12_state_scc),
    .state_12_m0(slot_12_state_m0),
    .state_12_mode(slot_12_state_mode),
    .state_12_status(slot_12_state_status),
    .state_12_state_priv(slot_12_state_state_priv),
    .state_12_pc(slot_12_state_pc),
    .state_12_vgpr_base(slot_12_state_vgpr_base),
    .state_12_wave64(slot_12_state_wave64),
    .state_12_group(slot_12_state_group),
    .state_12_group_waves(slot_12_state_group_waves),
    .state_12_lds_base(slot_12_state_lds_base),
    .state_12_lds_size(slot_12_state_lds_size),
    .state_12_scratch_base(slot_12_state_scratch_base),
    .state_12_scalars_settled(slot_12_state_scalars_settled),
    .state_13_exec(slot_13_state_exec),
    .state_13_vcc(slot_13_state_vcc),
    .state_13_scc(slot_13_state_scc),
    .state_13_m0(slot_13_state_m0),
    .state_13_mode(slot_13_state_mode),
    .state_13_status(slot_13_state_status),
    .state_13_state_priv(slot_13_state_state_priv),
    .state_13_pc(slot_13_state_pc),
    .state_13_vgpr_base(slot_13_state_vgpr_base),
    .state_13_wave64(slot_13_state_wave64),
    .state_13_group(slot_13_state_group),
    .state_13_group_waves(slot_13_state_group_waves),
    .state_13_lds_base(slot_13_state_lds_base),
    .state_13_lds_size(slot_13_state_lds_size),
    .state_13_scratch_base(slot_13_state_scratch_base),
    .state_13_scalars_settled(slot_13_state_scalars_settled),
    .state_14_exec(slot_14_state_exec),
    .state_14_vcc(slot_14_state_vcc),
    .state_14_scc(slot_14_state_scc),
    .state_14_m0(slot_14_state_m0),
    .state_14_mode(slot_14_state_mode),
    .state_14_status(slot_14_state_status),
    .state_14_state_priv(slot_14_state_state_priv),
    .state_14_pc(slot_14_state_pc),
    .state_14_vgpr_base(slot_14_state_vgpr_base),
    .state_14_wave64(slot_14_state_wave64),
    .state_14_group(slot_14_state_group),
    .state_14_group_waves(slot_14_state_group_waves),
    .state_14_lds_base(slot_14_state_lds_base),
    .state_14_lds_size(slot_14_state_lds_size),
    .state_14_scratch_base(slot_14_state_scratch_base),
    .state_14_scalars_settled(slot_14_state_scalars_settled),
    .state_15_exec(slot_15_state_exec),
    .state_15_vcc(slot_15_state_vcc),
    .state_15_scc(slot_15_state_scc),
    .state_15_m0(slot_15_state_m0),
    .state_15_mode(slot_15_state_mode),
    .state_15_status(slot_15_state_status),
    .state_15_state_priv(slot_15_state_state_priv),
    .state_15_pc(slot_15_state_pc),
    .state_15_vgpr_base(slot_15_state_vgpr_base),
    .state_15_wave64(slot_15_state_wave64),
    .state_15_group(slot_15_state_group),
    .state_15_group_waves(slot_15_state_group_waves),
    .state_15_lds_base(slot_15_state_lds_base),
    .state_15_lds_size(slot_15_state_lds_size),
    .state_15_scratch_base(slot_15_state_scratch_base),
    .state_15_scalars_settled(slot_15_state_scalars_settled),
    .salu_decode(salu_read_wave),
    .salu_execute(debug_condition_wave),
    .smem_read(smem_read_wave),
    .valu_issue(issue_unit_3_wave),
    .valu_head(valu_head_wave),
    .vmem_issue(issue_unit_4_wave),
    .lds_issue(flat_unit_wave),
    .salu_decode_state_scc(states_salu_decode_state_scc),
    .salu_decode_state_m0(states_salu_decode_state_m0),
    .salu_execute_state_scc(states_salu_execute_state_scc),
    .salu_execute_state_mode(states_salu_execute_state_mode),
    .salu_execute_state_status(states_salu_execute_state_status),
    .salu_execute_state_state_priv(states_salu_execute_state_state_priv),
    .salu_execute_state_group(states_salu_execute_state_group),
    .salu_execute_state_scratch_base(states_salu_execute_state_scratch_base),
    .smem_read_state_pc(states_smem_read_state_pc),
    .smem_read_state_group(asking_group),
    .smem_read_state_group_waves(states_smem_read_state_group_waves),
    .valu_issue_state_m0(states_valu_issue_state_m0),
    .valu_issue_state_vgpr_base(states_valu_issue_state_vgpr_base),
    .valu_issue_state_wave64(states_valu_issue_state_wave64),
    .valu_head_state_exec(states_valu_head_state_exec),
    .valu_head_state_vcc(states_valu_head_state_vcc),
    .valu_head_state_scc(states_valu_head_state_scc),
    .valu_head_state_mode(states_valu_head_state_mode),
    .valu_head_state_scalars_settled(states_valu_head_state_scalars_settled),
    .vmem_issue_state_exec(states_vmem_issue_state_exec),
    .vmem_issue_state_m0(states_vmem_issue_state_m0),
    .vmem_issue_state_vgpr_base(states_vmem_issue_state_vgpr_base),
    .vmem_issue_state_wave64(states_vmem_issue_state_wave64),
    .vmem_issue_state_scratch_base(states_vmem_issue_state_scratch_base),
    .lds_issue_state_exec(states_lds_issue_state_exec),
    .lds_issue_state_m0(states_lds_issue_state_m0),
    .lds_issue_state_mode(states_lds_issue_state_mode),
    .lds_issue_state_vgpr_base(states_lds_issue_state_vgpr_base),
    .lds_issue_state_wave64(states_lds_issue_state_wave64),
    .lds_issue_state_lds_base(states_lds_issue_state_lds_base),
    .lds_issue_state_lds_size(states_lds_issue_state_lds_size)
  );

  wave_decode scalar_write (
    .valid(debug_scalar_valid),
    .index(debug_scalar_wave),
    .select_0(scalar_write_select_0),
    .select_1(scalar_write_select_1),
    .select_2(scalar_write_select_2),
    .select_3(scalar_write_select_3),
    .select_4(scalar_write_select_4),
    .select_5(scalar_write_select_5),
    .select_6(scalar_write_select_6),
    .select_7(scalar_write_select_7),
    .select_8(scalar_write_select_8),
    .select_9(scalar_write_select_9),
    .select_10(scalar_write_select_10),
    .select_11(scalar_write_select_11),
    .select_12(scalar_write_select_12),
    .select_13(scalar_write_select_13),
    .select_14(scalar_write_select_14),
    .select_15(scalar_write_select_15)
  );

  wave_decode scc_write (
    .valid(debug_condition_valid),
    .index(debug_condition_wave),
    .select_0(scc_write_select_0),
    .select_1(scc_write_select_1),
    .select_2(scc_write_select_2),
    .select_3(scc_write_select_3),
    .select_4(scc_write_select_4),
    .select_5(scc_write_select_5),
    .select_6(scc_write_select_6),
    .select_7(scc_write_select_7),
    .select_8(scc_write_select_8),
    .select_9(scc_write_select_9),
    .select_10(scc_write_select_10),
    .select_11(scc_write_select_11),
    .select_12(scc_write_select_12),
    .select_13(scc_write_select_13),
    .select_14(scc_write_select_14),
    .select_15(scc_write_select_15)
  );

  wave_decode mode_write (
    .valid(salu_mode_write),
    .index(debug_condition_wave),
    .select_0(mode_write_select_0),
    .select_1(mode_write_select_1),
    .select_2(mode_write_select_2),
    .select_3(mode_write_select_3),
    .select_4(mode_write_select_4),
    .select_5(mode_write_select_5),
    .select_6(mode_write_select_6),
    .select_7(mode_write_select_7),
    .select_8(mode_write_select_8),
    .select_9(mode_write_select_9),
    .select_10(mode_write_select_10),
    .select_11(mode_write_select_11),
    .select_12(mode_write_select_12),
    .select_13(mode_write_select_13),
    .select_14(mode_write_select_14),
    .select_15(mode_write_select_15)
  );

  wave_decode salu_done_2 (
    .valid(debug_retire_0_valid),
    .index(debug_condition_wave),
    .select_0(salu_done_select_0),
    .select_1(salu_done_select_1),
    .select_2(salu_done_select_2),
    .select_3(salu_done_select_3),
    .select_4(salu_done_select_4),
    .select_5(salu_done_select_5),
    .select_6(salu_done_select_6),
    .select_7(salu_done_select_7),
    .select_8(salu_done_select_8),
    .select_9(salu_done_select_9),
    .select_10(salu_done_select_10),
    .select_11(salu_done_select_11),
    .select_12(salu_done_select_12),
    .select_13(salu_done_select_13),
    .select_14(salu_done_select_14),
    .select_15(salu_done_select_15)
  );

  wave_decode valu_read (
    .valid(valu_read_done),
    .index(valu_head_wave),
    .select_0(valu_read_select_0),
    .select_1(valu_read_select_1),
    .select_2(valu_read_select_2),
    .select_3(valu_read_select_3),
    .select_4(valu_read_select_4),
    .select_5(valu_read_select_5),
    .select_6(valu_read_select_6),
    .select_7(valu_read_select_7),
    .select_8(valu_read_select_8),
    .select_9(valu_read_select_9),
    .select_10(valu_read_select_10),
    .select_11(valu_read_select_11),
    .select_12(valu_read_select_12),
    .select_13(valu_read_select_13),
    .select_14(valu_read_select_14),
    .select_15(valu_read_select_15)
  );

  wave_decode valu_done_2 (
    .valid(debug_retire_1_valid),
    .index(debug_retire_1_wave),
    .select_0(valu_done_select_0),
    .select_1(valu_done_select_1),
    .select_2(valu_done_select_2),
    .select_3(valu_done_select_3),
    .select_4(valu_done_select_4),
    .select_5(valu_done_select_5),
    .select_6(valu_done_select_6),
    .select_7(valu_done_select_7),
    .select_8(valu_done_select_8),
    .select_9(valu_done_select_9),
    .select_10(valu_done_select_10),
    .select_11(valu_done_select_11),
    .select_12(valu_done_select_12),
    .select_13(valu_done_select_13),
    .select_14(valu_done_select_14),
    .select_15(valu_done_select_15)
  );

  wave_decode valu_scalar_done_2 (
    .valid(valu_scalar_done),
    .index(debug_retire_1_wave),
    .select_0(valu_scalar_done_select_0),
    .select_1(valu_scalar_done_select_1),
    .select_2(valu_scalar_done_select_2),
    .select_3(valu_scalar_done_select_3),
    .select_4(valu_scalar_done_select_4),
    .select_5(valu_scalar_done_select_5),
    .select_6(valu_scalar_done_select_6),
    .select_7(valu_scalar_done_select_7),
    .select_8(valu_scalar_done_select_8),
    .select_9(valu_scalar_done_select_9),
    .select_10(valu_scalar_done_select_10),
    .select_11(valu_scalar_done_select_11),
    .select_12(valu_scalar_done_select_12),
    .select_13(valu_scalar_done_select_13),
    .select_14(valu_scalar_done_select_14),
    .select_15(valu_scalar_done_select_15)
  );

  wave_decode smem_done_2 (
    .valid(debug_retire_2_valid),
    .index(debug_retire_2_wave),
    .select_0(smem_done_select_0),
    .select_1(smem_done_select_1),
    .select_2(smem_done_select_2),
    .select_3(smem_done_select_3),
    .select_4(smem_done_select_4),
    .select_5(smem_done_select_5),
    .select_6(smem_done_select_6),
    .select_7(smem_done_select_7),
    .select_8(smem_done_select_8),
    .select_9(smem_done_select_9),
    .select_10(smem_done_select_10),
    .select_11(smem_done_select_11),
    .select_12(smem_done_select_12),
    .select_13(smem_done_select_13),
    .select_14(smem_done_select_14),
    .select_15(smem_done_select_15)
  );

  wave_decode resume (
    .valid(smem_resumes),
    .index(debug_retire_2_wave),
    .select_0(resume_select_0),
    .select_1(resume_select_1),
    .select_2(resume_select_2),
    .select_3(resume_select_3),
    .select_4(resume_select_4),
    .select_5(resume_select_5),
    .select_6(resume_select_6),
    .select_7(resume_select_7),
    .select_8(resume_select_8),
    .select_9(resume_select_9),
    .select_10(resume_select_10),
    .select_11(resume_select_11),
    .select_12(resume_select_12),
    .select_13(resume_select_13),
    .select_14(resume_select_14),
    .select_15(resume_select_15)
  );

  wave_decode transfer (
    .valid(transfer_valid),
    .index(smem_read_wave),
    .select_0(transfer_select_0),
    .select_1(transfer_select_1),
    .select_2(transfer_select_2),
    .select_3(transfer_select_3),
    .select_4(transfer_select_4),
    .select_5(transfer_select_5),
    .select_6(transfer_select_6),
    .select_7(transfer_select_7),
    .select_8(transfer_select_8),
    .select_9(transfer_select_9),
    .select_10(transfer_select_10),
    .select_11(transfer_select_11),
    .select_12(transfer_select_12),
    .select_13(transfer_select_13),
    .select_14(transfer_select_14),
    .select_15(transfer_select_15)
  );

  wave_decode vmem_read_2 (
    .valid(vmem_read_done),
    .index(vmem_read_wave),
    .select_0(vmem_read_select_0),
    .select_1(vmem_read_select_1),
    .select_2(vmem_read_select_2),
    .select_3(vmem_read_select_3),
    .select_4(vmem_read_select_4),
    .select_5(vmem_read_select_5),
    .select_6(vmem_read_select_6),
    .select_7(vmem_read_select_7),
    .select_8(vmem_read_select_8),
    .select_9(vmem_read_select_9),
    .select_10(vmem_read_select_10),
    .select_11(vmem_read_select_11),
    .select_12(vmem_read_select_12),
    .select_13(vmem_read_select_13),
    .select_14(vmem_read_select_14),
    .select_15(vmem_read_select_15)
  );

  wave_decode lds_read_2 (
    .valid(lds_read_done),
    .index(debug_lds_wave),
    .select_0(lds_read_select_0),
    .select_1(lds_read_select_1),
    .select_2(lds_read_select_2),
    .select_3(lds_read_select_3),
    .select_4(lds_read_select_4),
    .select_5(lds_read_select_5),
    .select_6(lds_read_select_6),
    .select_7(lds_read_select_7),
    .select_8(lds_read_select_8),
    .select_9(lds_read_select_9),
    .select_10(lds_read_select_10),
    .select_11(lds_read_select_11),
    .select_12(lds_read_select_12),
    .select_13(lds_read_select_13),
    .select_14(lds_read_select_14),
    .select_15(lds_read_select_15)
  );

  wave_decode lds_done_2 (
    .valid(lds_done),
    .index(debug_retire_5_wave),
    .select_0(lds_done_select_0),
    .select_1(lds_done_select_1),
    .select_2(lds_done_select_2),
    .select_3(lds_done_select_3),
    .select_4(lds_done_select_4),
    .select_5(lds_done_select_5),
    .select_6(lds_done_select_6),
    .select_7(lds_done_select_7),
    .select_8(lds_done_select_8),
    .select_9(lds_done_select_9),
    .select_10(lds_done_select_10),
    .select_11(lds_done_select_11),
    .select_12(lds_done_select_12),
    .select_13(lds_done_select_13),
    .select_14(lds_done_select_14),
    .select_15(lds_done_select_15)
  );

  wave_decode load_done (
    .valid(debug_retire_3_valid),
    .index(debug_retire_3_wave),
    .select_0(load_done_select_0),
    .select_1(load_done_select_1),
    .select_2(load_done_select_2),
    .select_3(load_done_select_3),
    .select_4(load_done_select_4),
    .select_5(load_done_select_5),
    .select_6(load_done_select_6),
    .select_7(load_done_select_7),
    .select_8(load_done_select_8),
    .select_9(load_done_select_9),
    .select_10(load_done_select_10),
    .select_11(load_done_select_11),
    .select_12(load_done_select_12),
    .select_13(load_done_select_13),
    .select_14(load_done_select_14),
    .select_15(load_done_select_15)
  );

  wave_decode store_done (
    .valid(debug_retire_4_valid),
    .index(debug_retire_3_wave),
    .select_0(store_done_select_0),
    .select_1(store_done_select_1),
    .select_2(store_done_select_2),
    .select_3(store_done_select_3),
    .select_4(store_done_select_4),
    .select_5(store_done_select_5),
    .select_6(store_done_select_6),
    .select_7(store_done_select_7),
    .select_8(store_done_select_8),
    .select_9(store_done_select_9),
    .select_10(store_done_select_10),
    .select_11(store_done_select_11),
    .select_12(store_done_select_12),
    .select_13(store_done_select_13),
    .select_14(store_done_select_14),
    .select_15(store_done_select_15)
  );

endmodule

`default_nettype wire
