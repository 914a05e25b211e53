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
  input wire written,
  input wire [41:0] written_line,
  output wire atomic_valid,
  input wire atomic_ready,
  output wire [4:0] atomic_operation,
  output wire atomic_wide,
  output wire [3:0] atomic_word,
  output wire [127:0] atomic_data,
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
  input wire lds_granted,
  input wire lds_served_0,
  input wire lds_served_1,
  input wire lds_served_2,
  input wire lds_served_3,
  input wire [31:0] lds_word_0,
  input wire [31:0] lds_word_1,
  input wire [31:0] lds_word_2,
  input wire [31:0] lds_word_3,
  output wire [15:0] fault,
  output wire [47:0] fault_pc,
  output wire [2:0] fault_kind,
  output wire debug_scalar_valid,
  output wire [3:0] debug_scalar_wave,
  output wire [5:0] debug_scalar_pair,
  output wire [63:0] debug_scalar_data,
  output wire [1:0] debug_scalar_halves,
  output wire debug_condition_valid,
  output wire [3:0] debug_condition_wave,
  output wire debug_condition_value,
  output wire [10:0] debug_valu_row,
  output wire [2:0] debug_valu_beat,
  output wire [3:0] debug_lds_wave,
  output wire [3:0] debug_request_wave,
  output wire [15:0] debug_request_sequence,
  output wire debug_retire_0_valid,
  output wire debug_retire_1_valid,
  output wire [3:0] debug_retire_1_wave,
  output wire debug_retire_2_valid,
  output wire [3:0] debug_retire_2_wave,
  output wire debug_retire_3_valid,
  output wire [3:0] debug_retire_3_wave,
  output wire debug_retire_4_valid,
  output wire [3:0] debug_retire_5_wave
);
  localparam [1:0] UNIT_NAME_FLOAT = 2'd1;

  wire slot_0_launch;
  wire slot_0_start;
  wire slot_0_wants_turn_0;
  wire slot_0_buffer_write_0;
  wire slot_0_buffer_write_1;
  wire [3:0] slot_0_buffer_position_0;
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
  wire slot_1_wants_turn_0;
  wire slot_1_buffer_write_0;
  wire slot_1_buffer_write_1;
  wire [3:0] slot_1_buffer_position_0;
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
  wire slot_2_wants_turn_0;
  wire slot_2_buffer_write_0;
  wire slot_2_buffer_write_1;
  wire [3:0] slot_2_buffer_position_0;
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
  wire slot_3_wants_turn_0;
  wire slot_3_buffer_write_0;
  wire slot_3_buffer_write_1;
  wire [3:0] slot_3_buffer_position_0;
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
  wire barrel_0_turn_0;
  wire barrel_0_turn_1;
  wire barrel_0_turn_2;
  wire barrel_0_turn_3;
  wire [3:0] barrel_0_wave;
  wire [31:0] barrel_0_word_0;
  wire [31:0] barrel_0_word_1;
  wire [31:0] barrel_0_word_2;
  wire [2:0] barrel_0_class;
  wire [2:0] barrel_0_dwords;
  wire barrel_0_writes_scalar;
  wire barrel_0_reads_m0;
  wire barrel_0_stops_wave;
  wire barrel_0_is_store;
  wire barrel_0_is_flat;
  wire [15:0] slot_fault_chosen;
  reg [47:0] memory_pc;
  reg [47:0] memory_pc_next;
  wire fetch_grant_0;
  wire fetch_grant_1;
  wire fetch_grant_2;
  wire fetch_grant_3;
  wire fetch_hit_0;
  wire fetch_hit_1;
  wire fetch_hit_2;
  wire fetch_hit_3;
  wire fetch_miss_0;
  wire fetch_miss_1;
  wire fetch_miss_2;
  wire fetch_miss_3;
  wire [31:0] fetch_chunk_0;
  wire [31:0] fetch_chunk_1;
  wire [31:0] fetch_chunk_2;
  wire [31:0] fetch_chunk_3;
  wire fetch_missing;
  wire fetch_response_missing;
  wire issue_unit_ready_0;
  wire issue_unit_ready_4;
  wire issue_unit_ready_5;
  wire issue_grant_0;
  wire issue_grant_1;
  wire issue_grant_2;
  wire issue_grant_3;
  wire issue_valid_1;
  wire issue_valid_2;
  wire issue_valid_3;
  wire issue_valid_4;
  wire issue_valid_5;
  wire [15:0] issue_granted_0;
  wire [15:0] issue_granted_4;
  wire [3:0] issue_unit_1_wave;
  wire [31:0] issue_unit_1_word_0;
  wire [31:0] issue_unit_1_word_1;
  wire [3:0] issue_unit_2_wave;
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
  wire [31:0] issue_unit_5_word_0;
  wire [31:0] issue_unit_5_word_1;
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
  wire [1:0] scalar_port_write_3_halves;
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
  wire [63:0] valu_lane_scalar_0;
  wire [63:0] valu_lane_scalar_1;
  wire [63:0] valu_lane_scalar_2;
  wire [29:0] valu_lane_prepare;
  wire valu_lane_uses_crossed;
  wire [31:0] valu_lane_crossed_0;
  wire [31:0] valu_lane_crossed_1;
  wire [31:0] valu_lane_crossed_2;
  wire [31:0] valu_lane_crossed_3;
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
  wire [5:0] valu_lane_number_0;
  wire [5:0] valu_lane_number_1;
  wire [5:0] valu_lane_number_2;
  wire [5:0] valu_lane_number_3;
  wire [31:0] valu_lane_value_0;
  wire [31:0] valu_lane_value_1;
  wire [31:0] valu_lane_value_2;
  wire [31:0] valu_lane_value_3;
  wire [1:0] valu_lane_unit; // UnitName
  wire valu_lane_active_0;
  wire valu_lane_active_1;
  wire valu_lane_active_2;
  wire valu_lane_active_3;
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
  wire shared_flag_0;
  wire shared_flag_1;
  wire shared_flag_2;
  wire shared_flag_3;
  wire [63:0] floats_0_value_0;
  wire [63:0] floats_0_value_1;
  wire [63:0] floats_0_value_2;
  wire [63:0] floats_0_value_3;
  wire floats_0_flag_0;
  wire floats_0_flag_1;
  wire floats_0_flag_2;
  wire floats_0_flag_3;
  reg [63:0] lane_0_shared_value;
  reg lane_0_shared_flag;
  reg [31:0] lane_0_memory_data;
  reg [3:0] lane_0_memory_bytes;
  wire [31:0] lane_0_memory_read;
  wire lane_0_flag;
  wire [63:0] lane_0_result;
  wire [63:0] lane_0_operand_0;
  wire [63:0] lane_0_operand_1;
  wire [63:0] lane_0_operand_2;
  reg [63:0] lane_1_shared_value;
  reg lane_1_shared_flag;
  reg [31:0] lane_1_memory_data;
  reg [3:0] lane_1_memory_bytes;
  wire [31:0] lane_1_memory_read;
  wire lane_1_flag;
  wire [63:0] lane_1_result;
  wire [63:0] lane_1_operand_0;
  wire [63:0] lane_1_operand_1;
  wire [63:0] lane_1_operand_2;
  reg [63:0] lane_2_shared_value;
  reg lane_2_shared_flag;
  reg [31:0] lane_2_memory_data;
  reg [3:0] lane_2_memory_bytes;
  wire [31:0] lane_2_memory_read;
  wire lane_2_flag;
  wire [63:0] lane_2_result;
  wire [63:0] lane_2_operand_0;
  wire [63:0] lane_2_operand_1;
  wire [63:0] lane_2_operand_2;
  reg [63:0] lane_3_shared_value;
  reg lane_3_shared_flag;
  reg [31:0] lane_3_memory_data;
  reg [3:0] lane_3_memory_bytes;
  wire [31:0] lane_3_memory_read;
  wire lane_3_flag;
  wire [63:0] lane_3_result;
  wire [63:0] lane_3_operand_0;
  wire [63:0] lane_3_operand_1;
  wire [63:0] lane_3_operand_2;
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
  wire [3:0] vmem_write_bytes_0;
  wire [3:0] vmem_write_bytes_1;
  wire [3:0] vmem_write_bytes_2;
  wire [3:0] vmem_write_bytes_3;
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
  wire [3:0] lds_write_bytes_0;
  wire [3:0] lds_write_bytes_1;
  wire [3:0] lds_write_bytes_2;
  wire [3:0] lds_write_bytes_3;
  wire lds_done;
  wire lds_flat;
  wire [1:0] lds_flat_parts;
  wire flat_waits;
  wire flat_unit_valid;
  wire [3:0] flat_unit_wave;
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
  wire [10:0] states_lds_issue_state_vgpr_base;
  wire states_lds_issue_state_wave64;
  wire [16:0] states_lds_issue_state_lds_base;
  wire [16:0] states_lds_issue_state_lds_size;
  wire scalar_write_select_0;
  wire scalar_write_select_1;
  wire scalar_write_select_2;
  wire scalar_write_select_3;
  wire scc_write_select_0;
  wire scc_write_select_1;
  wire scc_write_select_2;
  wire scc_write_select_3;
  wire mode_write_select_0;
  wire mode_write_select_1;
  wire mode_write_select_2;
  wire mode_write_select_3;
  wire salu_done_select_0;
  wire salu_done_select_1;
  wire salu_done_select_2;
  wire salu_done_select_3;
  wire valu_read_select_0;
  wire valu_read_select_1;
  wire valu_read_select_2;
  wire valu_read_select_3;
  wire valu_done_select_0;
  wire valu_done_select_1;
  wire valu_done_select_2;
  wire valu_done_select_3;
  wire valu_scalar_done_select_0;
  wire valu_scalar_done_select_1;
  wire valu_scalar_done_select_2;
  wire valu_scalar_done_select_3;
  wire smem_done_select_0;
  wire smem_done_select_1;
  wire smem_done_select_2;
  wire smem_done_select_3;
  wire resume_select_0;
  wire resume_select_1;
  wire resume_select_2;
  wire resume_select_3;
  wire transfer_valid;
  wire transfer_select_0;
  wire transfer_select_1;
  wire transfer_select_2;
  wire transfer_select_3;
  wire vmem_read_select_0;
  wire vmem_read_select_1;
  wire vmem_read_select_2;
  wire vmem_read_select_3;
  wire lds_read_select_0;
  wire lds_read_select_1;
  wire lds_read_select_2;
  wire lds_read_select_3;
  wire lds_done_select_0;
  wire lds_done_select_1;
  wire lds_done_select_2;
  wire lds_done_select_3;
  wire load_done_select_0;
  wire load_done_select_1;
  wire load_done_select_2;
  wire load_done_select_3;
  wire store_done_select_0;
  wire store_done_select_1;
  wire store_done_select_2;
  wire store_done_select_3;

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
  end

  assign reads_cycles = smem_reads_cycles | salu_reads_cycles;
  assign request_mask_0 = 64'd0;
  assign request_tag_0 = 6'd0;
  assign request_tag_1 = {2'd0, smem_request_tag};
  assign violation_pc = memory_pc;
  assign slot_0_launch = launch[0];
  assign slot_0_start = run[0];
  assign slot_1_launch = launch[1];
  assign slot_1_start = run[1];
  assign slot_2_launch = launch[2];
  assign slot_2_start = run[2];
  assign slot_3_launch = launch[3];
  assign slot_3_start = run[3];

  always @* begin
    memory_pc_next = memory_pc;
    if (issue_valid_4) begin
      memory_pc_next = fault_pc;
    end
  end

  assign fetch_response_missing = response_missing[1];
  assign issue_unit_ready_0 = 1'b1;
  assign issue_unit_ready_4 = vmem_ready & (~flat_waits);
  assign issue_unit_ready_5 = lds_ready & (~flat_waits);
  assign smem_response_missing = response_missing[0];
  assign smem_response_tag = response_tag[3:0];
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

  assign valu_memory_write = vmem_write | lds_write | launch_vgpr;

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
  assign valu_lane_result = lane_0_result[31:0];

  always @* begin
    lane_0_shared_value = shared_value_0;
    if (valu_lane_unit == UNIT_NAME_FLOAT) begin
      lane_0_shared_value = floats_0_value_0;
    end
  end

  always @* begin
    lane_0_shared_flag = shared_flag_0;
    if (valu_lane_unit == UNIT_NAME_FLOAT) begin
      lane_0_shared_flag = floats_0_flag_0;
    end
  end

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
    lane_1_shared_value = shared_value_1;
    if (valu_lane_unit == UNIT_NAME_FLOAT) begin
      lane_1_shared_value = floats_0_value_1;
    end
  end

  always @* begin
    lane_1_shared_flag = shared_flag_1;
    if (valu_lane_unit == UNIT_NAME_FLOAT) begin
      lane_1_shared_flag = floats_0_flag_1;
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
    lane_2_shared_value = shared_value_2;
    if (valu_lane_unit == UNIT_NAME_FLOAT) begin
      lane_2_shared_value = floats_0_value_2;
    end
  end

  always @* begin
    lane_2_shared_flag = shared_flag_2;
    if (valu_lane_unit == UNIT_NAME_FLOAT) begin
      lane_2_shared_flag = floats_0_flag_2;
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
    lane_3_shared_value = shared_value_3;
    if (valu_lane_unit == UNIT_NAME_FLOAT) begin
      lane_3_shared_value = floats_0_value_3;
    end
  end

  always @* begin
    lane_3_shared_flag = shared_flag_3;
    if (valu_lane_unit == UNIT_NAME_FLOAT) begin
      lane_3_shared_flag = floats_0_flag_3;
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
    .turn_0(barrel_0_turn_0),
    .turn_word_0(barrel_0_word_0),
    .turn_word_1(barrel_0_word_1),
    .turn_word_2(barrel_0_word_2),
    .turn_class_0(barrel_0_class),
    .turn_dwords_0(barrel_0_dwords),
    .turn_writes_scalar_0(barrel_0_writes_scalar),
    .turn_reads_m0_0(barrel_0_reads_m0),
    .turn_stops_wave_0(barrel_0_stops_wave),
    .turn_is_store_0(barrel_0_is_store),
    .turn_is_flat_0(barrel_0_is_flat),
    .wants_turn_0(slot_0_wants_turn_0),
    .buffer_write_0(slot_0_buffer_write_0),
    .buffer_write_1(slot_0_buffer_write_1),
    .buffer_position_0(slot_0_buffer_position_0),
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
    .state_scalars_settled(slot_0_state_scalars_settled)
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
    .turn_0(barrel_0_turn_1),
    .turn_word_0(barrel_0_word_0),
    .turn_word_1(barrel_0_word_1),
    .turn_word_2(barrel_0_word_2),
    .turn_class_0(barrel_0_class),
    .turn_dwords_0(barrel_0_dwords),
    .turn_writes_scalar_0(barrel_0_writes_scalar),
    .turn_reads_m0_0(barrel_0_reads_m0),
    .turn_stops_wave_0(barrel_0_stops_wave),
    .turn_is_store_0(barrel_0_is_store),
    .turn_is_flat_0(barrel_0_is_flat),
    .wants_turn_0(slot_1_wants_turn_0),
    .buffer_write_0(slot_1_buffer_write_0),
    .buffer_write_1(slot_1_buffer_write_1),
    .buffer_position_0(slot_1_buffer_position_0),
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
    .state_scalars_settled(slot_1_state_scalars_settled)
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
    .turn_0(barrel_0_turn_2),
    .turn_word_0(barrel_0_word_0),
    .turn_word_1(barrel_0_word_1),
    .turn_word_2(barrel_0_word_2),
    .turn_class_0(barrel_0_class),
    .turn_dwords_0(barrel_0_dwords),
    .turn_writes_scalar_0(barrel_0_writes_scalar),
    .turn_reads_m0_0(barrel_0_reads_m0),
    .turn_stops_wave_0(barrel_0_stops_wave),
    .turn_is_store_0(barrel_0_is_store),
    .turn_is_flat_0(barrel_0_is_flat),
    .wants_turn_0(slot_2_wants_turn_0),
    .buffer_write_0(slot_2_buffer_write_0),
    .buffer_write_1(slot_2_buffer_write_1),
    .buffer_position_0(slot_2_buffer_position_0),
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
    .state_scalars_settled(slot_2_state_scalars_settled)
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
    .turn_0(barrel_0_turn_3),
    .turn_word_0(barrel_0_word_0),
    .turn_word_1(barrel_0_word_1),
    .turn_word_2(barrel_0_word_2),
    .turn_class_0(barrel_0_class),
    .turn_dwords_0(barrel_0_dwords),
    .turn_writes_scalar_0(barrel_0_writes_scalar),
    .turn_reads_m0_0(barrel_0_reads_m0),
    .turn_stops_wave_0(barrel_0_stops_wave),
    .turn_is_store_0(barrel_0_is_store),
    .turn_is_flat_0(barrel_0_is_flat),
    .wants_turn_0(slot_3_wants_turn_0),
    .buffer_write_0(slot_3_buffer_write_0),
    .buffer_write_1(slot_3_buffer_write_1),
    .buffer_position_0(slot_3_buffer_position_0),
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
    .state_scalars_settled(slot_3_state_scalars_settled)
  );

  barrel barrel_0 (
    .clock(clock),
    .wants_0(slot_0_wants_turn_0),
    .wants_1(slot_1_wants_turn_0),
    .wants_2(slot_2_wants_turn_0),
    .wants_3(slot_3_wants_turn_0),
    .position_0(slot_0_buffer_position_0),
    .position_1(slot_1_buffer_position_0),
    .position_2(slot_2_buffer_position_0),
    .position_3(slot_3_buffer_position_0),
    .write_lower_0(slot_0_buffer_write_0),
    .write_lower_1(slot_1_buffer_write_0),
    .write_lower_2(slot_2_buffer_write_0),
    .write_lower_3(slot_3_buffer_write_0),
    .write_upper_0(slot_0_buffer_write_1),
    .write_upper_1(slot_1_buffer_write_1),
    .write_upper_2(slot_2_buffer_write_1),
    .write_upper_3(slot_3_buffer_write_1),
    .chunk_0(fetch_chunk_0),
    .chunk_1(fetch_chunk_1),
    .chunk_2(fetch_chunk_2),
    .chunk_3(fetch_chunk_3),
    .wave64(states_valu_issue_state_wave64),
    .turn_0(barrel_0_turn_0),
    .turn_1(barrel_0_turn_1),
    .turn_2(barrel_0_turn_2),
    .turn_3(barrel_0_turn_3),
    .wave(barrel_0_wave),
    .word_0(barrel_0_word_0),
    .word_1(barrel_0_word_1),
    .word_2(barrel_0_word_2),
    .class_(barrel_0_class),
    .dwords(barrel_0_dwords),
    .writes_scalar(barrel_0_writes_scalar),
    .reads_m0(barrel_0_reads_m0),
    .stops_wave(barrel_0_stops_wave),
    .is_store(barrel_0_is_store),
    .is_flat(barrel_0_is_flat)
  );

  wave_vector active_vector (
    .bit_0(slot_0_active),
    .bit_1(slot_1_active),
    .bit_2(slot_2_active),
    .bit_3(slot_3_active),
    .vector_(active)
  );

  group_vector group_vector (
    .state_0_group(slot_0_state_group),
    .state_1_group(slot_1_state_group),
    .state_2_group(slot_2_state_group),
    .state_3_group(slot_3_state_group),
    .vector_(active_groups)
  );

  slot_fault slot_fault (
    .fault_0(slot_0_fault),
    .fault_1(slot_1_fault),
    .fault_2(slot_2_fault),
    .fault_3(slot_3_fault),
    .traps_0(slot_0_traps),
    .traps_1(slot_1_traps),
    .traps_2(slot_2_traps),
    .traps_3(slot_3_traps),
    .outside_0(slot_0_outside),
    .outside_1(slot_1_outside),
    .outside_2(slot_2_outside),
    .outside_3(slot_3_outside),
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
    .pc_0(slot_0_fetch_pc),
    .pc_1(slot_1_fetch_pc),
    .pc_2(slot_2_fetch_pc),
    .pc_3(slot_3_fetch_pc),
    .grant_0(fetch_grant_0),
    .grant_1(fetch_grant_1),
    .grant_2(fetch_grant_2),
    .grant_3(fetch_grant_3),
    .hit_0(fetch_hit_0),
    .hit_1(fetch_hit_1),
    .hit_2(fetch_hit_2),
    .hit_3(fetch_hit_3),
    .miss_0(fetch_miss_0),
    .miss_1(fetch_miss_1),
    .miss_2(fetch_miss_2),
    .miss_3(fetch_miss_3),
    .chunk_0(fetch_chunk_0),
    .chunk_1(fetch_chunk_1),
    .chunk_2(fetch_chunk_2),
    .chunk_3(fetch_chunk_3),
    .request_valid(request_valid_0),
    .request_ready(request_ready_0),
    .request_line(request_line_0),
    .missing(fetch_missing),
    .response_valid(response_valid_0),
    .response_part(response_part),
    .response_last(response_last),
    .response_missing(fetch_response_missing),
    .response_data_0(response_data_0)
  );

  issue issue (
    .ready_0(slot_0_ready),
    .ready_1(slot_1_ready),
    .ready_2(slot_2_ready),
    .ready_3(slot_3_ready),
    .turn(barrel_0_wave),
    .class_0(slot_0_class),
    .class_1(slot_1_class),
    .class_2(slot_2_class),
    .class_3(slot_3_class),
    .word0_0(slot_0_word_0),
    .word1_0(slot_0_word_1),
    .word2_0(slot_0_word_2),
    .sequence_0(slot_0_sequence),
    .sequence_1(slot_1_sequence),
    .sequence_2(slot_2_sequence),
    .sequence_3(slot_3_sequence),
    .unit_ready_0(issue_unit_ready_0),
    .unit_ready_1(salu_ready),
    .unit_ready_2(smem_ready),
    .unit_ready_3(valu_ready),
    .unit_ready_4(issue_unit_ready_4),
    .unit_ready_5(issue_unit_ready_5),
    .grant_0(issue_grant_0),
    .grant_1(issue_grant_1),
    .grant_2(issue_grant_2),
    .grant_3(issue_grant_3),
    .valid_1(issue_valid_1),
    .valid_2(issue_valid_2),
    .valid_3(issue_valid_3),
    .valid_4(issue_valid_4),
    .valid_5(issue_valid_5),
    .granted_0(issue_granted_0),
    .granted_4(issue_granted_4),
    .unit_1_wave(issue_unit_1_wave),
    .unit_1_word_0(issue_unit_1_word_0),
    .unit_1_word_1(issue_unit_1_word_1),
    .unit_2_wave(issue_unit_2_wave),
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
    .unit_5_word_0(issue_unit_5_word_0),
    .unit_5_word_1(issue_unit_5_word_1)
  );

  head_trace fault_trace (
    .granted(slot_fault_chosen),
    .state_0_pc(slot_0_state_pc),
    .state_1_pc(slot_1_state_pc),
    .state_2_pc(slot_2_state_pc),
    .state_3_pc(slot_3_state_pc),
    .head_pc(fault_pc)
  );

  wave_events events (
    .granted(issue_granted_0),
    .signals_0(slot_0_signals),
    .signals_1(slot_1_signals),
    .signals_2(slot_2_signals),
    .signals_3(slot_3_signals),
    .wakes_0(slot_0_wakes),
    .wakes_1(slot_1_wakes),
    .wakes_2(slot_2_wakes),
    .wakes_3(slot_3_wakes),
    .ends_0(slot_0_ends),
    .ends_1(slot_1_ends),
    .ends_2(slot_2_ends),
    .ends_3(slot_3_ends),
    .interrupts_0(slot_0_interrupts),
    .interrupts_1(slot_1_interrupts),
    .interrupts_2(slot_2_interrupts),
    .interrupts_3(slot_3_interrupts),
    .invalidates_0(slot_0_invalidates),
    .invalidates_1(slot_1_invalidates),
    .invalidates_2(slot_2_invalidates),
    .invalidates_3(slot_3_invalidates),
    .state_0_m0(slot_0_state_m0),
    .state_0_group(slot_0_state_group),
    .state_1_m0(slot_1_state_m0),
    .state_1_group(slot_1_state_group),
    .state_2_m0(slot_2_state_m0),
    .state_2_group(slot_2_state_group),
    .state_3_m0(slot_3_state_m0),
    .state_3_group(slot_3_state_group),
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
    .done(debug_retire_0_valid)
  );

  scalar_loads smem (
    .clock(clock),
    .issue_valid(issue_valid_2),
    .issue_wave(issue_unit_2_wave),
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
    .write_pair(smem_write_pair),
    .write_data(smem_write_data),
    .write_halves(smem_write_halves),
    .done(debug_retire_2_valid),
    .request_valid(request_valid_1),
    .request_ready(request_ready_1),
    .request_line(request_line_1),
    .request_mask(request_mask_1),
    .request_tag(smem_request_tag),
    .response_valid(response_valid_1),
    .response_part(response_part),
    .response_last(response_last),
    .response_missing(smem_response_missing),
    .response_tag(smem_response_tag),
    .response_data_0(response_data_0),
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
    .write_0_pair(valu_write_pair),
    .write_0_data(valu_write_data),
    .write_0_halves(valu_write_halves),
    .write_1_valid(salu_write),
    .write_1_wave(debug_condition_wave),
    .write_1_pair(salu_write_pair),
    .write_1_data(salu_write_data),
    .write_1_halves(salu_write_halves),
    .write_2_valid(smem_write),
    .write_2_wave(debug_retire_2_wave),
    .write_2_pair(smem_write_pair),
    .write_2_data(smem_write_data),
    .write_2_halves(smem_write_halves),
    .write_3_valid(launch_scalar),
    .write_3_wave(launch_wave),
    .write_3_pair(launch_pair),
    .write_3_data(launch_data),
    .write_3_halves(scalar_port_write_3_halves),
    .taken_1(scalar_port_taken_1),
    .taken_2(scalar_port_taken_2),
    .taken_3(launch_scalar_ready),
    .written_valid(debug_scalar_valid),
    .written_wave(debug_scalar_wave),
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
    .lane_scalar_0(valu_lane_scalar_0),
    .lane_scalar_1(valu_lane_scalar_1),
    .lane_scalar_2(valu_lane_scalar_2),
    .lane_prepare(valu_lane_prepare),
    .lane_uses_crossed(valu_lane_uses_crossed),
    .lane_crossed_0(valu_lane_crossed_0),
    .lane_crossed_1(valu_lane_crossed_1),
    .lane_crossed_2(valu_lane_crossed_2),
    .lane_crossed_3(valu_lane_crossed_3),
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
    .lane_number_0(valu_lane_number_0),
    .lane_number_1(valu_lane_number_1),
    .lane_number_2(valu_lane_number_2),
    .lane_number_3(valu_lane_number_3),
    .lane_value_0(valu_lane_value_0),
    .lane_value_1(valu_lane_value_1),
    .lane_value_2(valu_lane_value_2),
    .lane_value_3(valu_lane_value_3),
    .lane_unit(valu_lane_unit),
    .lane_active_0(valu_lane_active_0),
    .lane_active_1(valu_lane_active_1),
    .lane_active_2(valu_lane_active_2),
    .lane_active_3(valu_lane_active_3),
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
    .lane_result(valu_lane_result),
    .write(valu_write),
    .write_pair(valu_write_pair),
    .write_data(valu_write_data),
    .write_halves(valu_write_halves),
    .read_done(valu_read_done),
    .done(debug_retire_1_valid),
    .scalar_done(valu_scalar_done),
    .done_wave(debug_retire_1_wave),
    .done_event_row(debug_valu_row),
    .done_event_beat(debug_valu_beat)
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
    .announce(shared_announce),
    .done(shared_done),
    .value_0(shared_value_0),
    .value_1(shared_value_1),
    .value_2(shared_value_2),
    .value_3(shared_value_3),
    .flag_0(shared_flag_0),
    .flag_1(shared_flag_1),
    .flag_2(shared_flag_2),
    .flag_3(shared_flag_3)
  );

  paired_float floats_0 (
    .clock(clock),
    .start(valu_lane_float_start),
    .control(valu_lane_float_control),
    .odd(valu_float_odd),
    .s0_0(lane_0_operand_0),
    .s0_1(lane_1_operand_0),
    .s0_2(lane_2_operand_0),
    .s0_3(lane_3_operand_0),
    .s1_0(lane_0_operand_1),
    .s1_1(lane_1_operand_1),
    .s1_2(lane_2_operand_1),
    .s1_3(lane_3_operand_1),
    .s2_0(lane_0_operand_2),
    .s2_1(lane_1_operand_2),
    .s2_2(lane_2_operand_2),
    .s2_3(lane_3_operand_2),
    .mask_0(valu_lane_mask_0),
    .mask_1(valu_lane_mask_1),
    .mask_2(valu_lane_mask_2),
    .mask_3(valu_lane_mask_3),
    .value_0(floats_0_value_0),
    .value_1(floats_0_value_1),
    .value_2(floats_0_value_2),
    .value_3(floats_0_value_3),
    .flag_0(floats_0_flag_0),
    .flag_1(floats_0_flag_1),
    .flag_2(floats_0_flag_2),
    .flag_3(floats_0_flag_3)
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
    .scalar_0(valu_lane_scalar_0),
    .scalar_1(valu_lane_scalar_1),
    .scalar_2(valu_lane_scalar_2),
    .prepare(valu_lane_prepare),
    .uses_crossed(valu_lane_uses_crossed),
    .crossed(valu_lane_crossed_0),
    .integer_control(valu_lane_integer_control),
    .integer_start(valu_lane_integer_start),
    .mask(valu_lane_mask_0),
    .number(valu_lane_number_0),
    .unit(valu_lane_unit),
    .shared_value(lane_0_shared_value),
    .shared_flag(lane_0_shared_flag),
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
    .scalar_0(valu_lane_scalar_0),
    .scalar_1(valu_lane_scalar_1),
    .scalar_2(valu_lane_scalar_2),
    .prepare(valu_lane_prepare),
    .uses_crossed(valu_lane_uses_crossed),
    .crossed(valu_lane_crossed_1),
    .integer_control(valu_lane_integer_control),
    .integer_start(valu_lane_integer_start),
    .mask(valu_lane_mask_1),
    .number(valu_lane_number_1),
    .unit(valu_lane_unit),
    .shared_value(lane_1_shared_value),
    .shared_flag(lane_1_shared_flag),
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
    .scalar_0(valu_lane_scalar_0),
    .scalar_1(valu_lane_scalar_1),
    .scalar_2(valu_lane_scalar_2),
    .prepare(valu_lane_prepare),
    .uses_crossed(valu_lane_uses_crossed),
    .crossed(valu_lane_crossed_2),
    .integer_control(valu_lane_integer_control),
    .integer_start(valu_lane_integer_start),
    .mask(valu_lane_mask_2),
    .number(valu_lane_number_2),
    .unit(valu_lane_unit),
    .shared_value(lane_2_shared_value),
    .shared_flag(lane_2_shared_flag),
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
    .scalar_0(valu_lane_scalar_0),
    .scalar_1(valu_lane_scalar_1),
    .scalar_2(valu_lane_scalar_2),
    .prepare(valu_lane_prepare),
    .uses_crossed(valu_lane_uses_crossed),
    .crossed(valu_lane_crossed_3),
    .integer_control(valu_lane_integer_control),
    .integer_start(valu_lane_integer_start),
    .mask(valu_lane_mask_3),
    .number(valu_lane_number_3),
    .unit(valu_lane_unit),
    .shared_value(lane_3_shared_value),
    .shared_flag(lane_3_shared_flag),
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
    .result(lane_3_result),
    .operand_0(lane_3_operand_0),
    .operand_1(lane_3_operand_1),
    .operand_2(lane_3_operand_2)
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
    .write_bytes_0(vmem_write_bytes_0),
    .write_bytes_1(vmem_write_bytes_1),
    .write_bytes_2(vmem_write_bytes_2),
    .write_bytes_3(vmem_write_bytes_3),
    .flat_parts(vmem_flat_parts),
    .lds_parts(lds_flat_parts),
    .flat_done(vmem_flat_done),
    .load_done(debug_retire_3_valid),
    .store_done(debug_retire_4_valid),
    .done_wave(debug_retire_3_wave),
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
    .written(written),
    .written_line(written_line),
    .atomic_valid(atomic_valid),
    .atomic_ready(atomic_ready),
    .atomic_operation(atomic_operation),
    .atomic_wide(atomic_wide),
    .atomic_word(atomic_word),
    .atomic_data(atomic_data),
    .atomic_answer(atomic_done),
    .atomic_tag(atomic_tag),
    .atomic_value(atomic_value),
    .violation(violation),
    .violation_lane(violation_lane),
    .violation_wave(violation_wave),
    .violation_sequence(violation_sequence),
    .debug_wave(debug_request_wave),
    .debug_sequence(debug_request_sequence)
  );

  lds_unit lds (
    .clock(clock),
    .simd(index),
    .issue_valid(flat_unit_valid),
    .issue_wave(flat_unit_wave),
    .issue_word_0(flat_unit_word_0),
    .issue_word_1(flat_unit_word_1),
    .issue_word_2(flat_unit_word_2),
    .issue_exec(flat_unit_exec),
    .issue_state_m0(states_lds_issue_state_m0),
    .issue_state_vgpr_base(states_lds_issue_state_vgpr_base),
    .issue_state_wave64(states_lds_issue_state_wave64),
    .issue_state_lds_base(states_lds_issue_state_lds_base),
    .issue_state_lds_size(states_lds_issue_state_lds_size),
    .vgprs(launch_vgprs),
    .ready(lds_ready),
    .wave(debug_lds_wave),
    .read(lds_read),
    .read_ready(lds_read_ready),
    .read_row(lds_read_row),
    .read_beat(lds_read_beat),
    .vgpr_0(lane_0_memory_read),
    .vgpr_1(lane_1_memory_read),
    .vgpr_2(lane_2_memory_read),
    .vgpr_3(lane_3_memory_read),
    .read_done(lds_read_done),
    .write(lds_write),
    .write_ready(lds_write_ready),
    .write_row(lds_write_row),
    .write_beat(lds_write_beat),
    .write_data_0(lds_write_data_0),
    .write_data_1(lds_write_data_1),
    .write_data_2(lds_write_data_2),
    .write_data_3(lds_write_data_3),
    .write_bytes_0(lds_write_bytes_0),
    .write_bytes_1(lds_write_bytes_1),
    .write_bytes_2(lds_write_bytes_2),
    .write_bytes_3(lds_write_bytes_3),
    .want(lds_want),
    .store(lds_store),
    .hold(lds_hold),
    .valid_0(lds_valid_0),
    .valid_1(lds_valid_1),
    .valid_2(lds_valid_2),
    .valid_3(lds_valid_3),
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
    .granted(lds_granted),
    .served_0(lds_served_0),
    .served_1(lds_served_1),
    .served_2(lds_served_2),
    .served_3(lds_served_3),
    .loaded_0(lds_word_0),
    .loaded_1(lds_word_1),
    .loaded_2(lds_word_2),
    .loaded_3(lds_word_3),
    .done(lds_done),
    .done_wave(debug_retire_5_wave),
    .flat(lds_flat),
    .flat_parts(lds_flat_parts),
    .memory_parts(vmem_flat_parts)
  );

  flat_queue flat (
    .clock(clock),
    .memory_valid(issue_valid_4),
    .memory_wave(issue_unit_4_wave),
    .memory_word_0(issue_unit_4_word_0),
    .memory_word_1(issue_unit_4_word_1),
    .memory_word_2(issue_unit_4_word_2),
    .memory_exec(states_vmem_issue_state_exec),
    .lds_valid(issue_valid_5),
    .lds_wave(issue_unit_5_wave),
    .lds_word_0(issue_unit_5_word_0),
    .lds_word_1(issue_unit_5_word_1),
    .waits(flat_waits),
    .ready(lds_ready),
    .unit_valid(flat_unit_valid),
    .unit_wave(flat_unit_wave),
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
    .salu_decode(salu_read_wave),
    .salu_execute(debug_condition_wave),
    .smem_read(smem_read_wave),
    .valu_issue(issue_unit_3_wave),
    .valu_head(valu_head_wave),
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
    .select_3(scalar_write_select_3)
  );

  wave_decode scc_write (
    .valid(debug_condition_valid),
    .index(debug_condition_wave),
    .select_0(scc_write_select_0),
    .select_1(scc_write_select_1),
    .select_2(scc_write_select_2),
    .select_3(scc_write_select_3)
  );

  wave_decode mode_write (
    .valid(salu_mode_write),
    .index(debug_condition_wave),
    .select_0(mode_write_select_0),
    .select_1(mode_write_select_1),
    .select_2(mode_write_select_2),
    .select_3(mode_write_select_3)
  );

  wave_decode salu_done_2 (
    .valid(debug_retire_0_valid),
    .index(debug_condition_wave),
    .select_0(salu_done_select_0),
    .select_1(salu_done_select_1),
    .select_2(salu_done_select_2),
    .select_3(salu_done_select_3)
  );

  wave_decode valu_read (
    .valid(valu_read_done),
    .index(valu_head_wave),
    .select_0(valu_read_select_0),
    .select_1(valu_read_select_1),
    .select_2(valu_read_select_2),
    .select_3(valu_read_select_3)
  );

  wave_decode valu_done_2 (
    .valid(debug_retire_1_valid),
    .index(debug_retire_1_wave),
    .select_0(valu_done_select_0),
    .select_1(valu_done_select_1),
    .select_2(valu_done_select_2),
    .select_3(valu_done_select_3)
  );

  wave_decode valu_scalar_done_2 (
    .valid(valu_scalar_done),
    .index(debug_retire_1_wave),
    .select_0(valu_scalar_done_select_0),
    .select_1(valu_scalar_done_select_1),
    .select_2(valu_scalar_done_select_2),
    .select_3(valu_scalar_done_select_3)
  );

  wave_decode smem_done_2 (
    .valid(debug_retire_2_valid),
    .index(debug_retire_2_wave),
    .select_0(smem_done_select_0),
    .select_1(smem_done_select_1),
    .select_2(smem_done_select_2),
    .select_3(smem_done_select_3)
  );

  wave_decode resume (
    .valid(smem_resumes),
    .index(debug_retire_2_wave),
    .select_0(resume_select_0),
    .select_1(resume_select_1),
    .select_2(resume_select_2),
    .select_3(resume_select_3)
  );

  wave_decode transfer (
    .valid(transfer_valid),
    .index(smem_read_wave),
    .select_0(transfer_select_0),
    .select_1(transfer_select_1),
    .select_2(transfer_select_2),
    .select_3(transfer_select_3)
  );

  wave_decode vmem_read_2 (
    .valid(vmem_read_done),
    .index(vmem_read_wave),
    .select_0(vmem_read_select_0),
    .select_1(vmem_read_select_1),
    .select_2(vmem_read_select_2),
    .select_3(vmem_read_select_3)
  );

  wave_decode lds_read_2 (
    .valid(lds_read_done),
    .index(debug_lds_wave),
    .select_0(lds_read_select_0),
    .select_1(lds_read_select_1),
    .select_2(lds_read_select_2),
    .select_3(lds_read_select_3)
  );

  wave_decode lds_done_2 (
    .valid(lds_done),
    .index(debug_retire_5_wave),
    .select_0(lds_done_select_0),
    .select_1(lds_done_select_1),
    .select_2(lds_done_select_2),
    .select_3(lds_done_select_3)
  );

  wave_decode load_done (
    .valid(debug_retire_3_valid),
    .index(debug_retire_3_wave),
    .select_0(load_done_select_0),
    .select_1(load_done_select_1),
    .select_2(load_done_select_2),
    .select_3(load_done_select_3)
  );

  wave_decode store_done (
    .valid(debug_retire_4_valid),
    .index(debug_retire_3_wave),
    .select_0(store_done_select_0),
    .select_1(store_done_select_1),
    .select_2(store_done_select_2),
    .select_3(store_done_select_3)
  );

endmodule

`default_nettype wire
