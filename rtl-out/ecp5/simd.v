// simd: kernel of hdl/src/simd.rs:81. Written by Tombolo; change the source.
// SPDX-License-Identifier: MIT OR Apache-2.0
`default_nettype none

module simd (
  input wire clock, // The one clock.
  input wire [1:0] index, // The number of this SIMD.
  input wire [15:0] launch, // From the dispatcher: a wave is launched in the slot.
  input wire [15:0] run, // It starts.
  input wire [47:0] initial_pc, // What it gets.
  input wire [31:0] initial_mode, input wire [10:0] initial_place_vgpr_base,
  input wire [17:0] initial_place_lds_base, input wire [47:0] initial_place_scratch_base,
  input wire initial_shape_wave64, input wire [4:0] initial_shape_group, input wire [5:0] initial_shape_group_waves,
  input wire [17:0] initial_shape_lds_size,
  input wire stop, // The dispatch is stopped, see crate::dispatch::faults.
  input wire [10:0] launch_vgprs, // VGPRs of a wave.
  input wire [3:0] launch_wave, // The wave whose scalar registers the dispatcher writes.
  input wire launch_scalar, // Writes a scalar register pair.
  output wire launch_scalar_ready, // It happens in this cycle.
  input wire [5:0] launch_pair, // Pair number.
  input wire [63:0] launch_data, // Data.
  input wire launch_vgpr, // Writes v0.
  output wire launch_vgpr_ready, // It happens in this cycle.
  input wire [10:0] launch_row, // Its row.
  input wire [2:0] launch_beat, // Beat.
  input wire [127:0] launch_value, // Values of the lanes.
  input wire invalidate, // Instruction lines are forgotten.
  input wire invalidate_data, // Scalar data lines are forgotten.
  output wire forget_data, // A wave asks for that.
  input wire tick, // One cycle in 64, while counts.
  output wire counts, // A sleep of a wave counts ticks down.
  input wire [63:0] cycles, // Clock count, while reads_cycles.
  output wire reads_cycles, // A scalar instruction may read it.
  input wire completed, // The barrier of a work-group has completed.
  input wire [4:0] completed_group, // Which.
  output wire [4:0] asking_group, // Work-group of the wave that asks for the state of its barrier.
  input wire [5:0] signalled, // Waves that have signalled that.
  input wire signalled_first, // Two cycles after a signal of this SIMD, of either barrier: it was the first one.
  input wire woken_0, // A wave of each SIMD wakes its group.
  input wire [4:0] woken_group_0, // Which.
  output wire signal, // A wave signals the barrier of its group.
  output wire wake, // A wave wakes its group.
  output wire end_, // A wave ends.
  output wire interrupt_, // A wave interrupts the host.
  output wire forget, // A wave forgets the instruction caches.
  output wire [4:0] event_group, // The group of that wave.
  output wire [31:0] event_m0, // Its M0.
  output wire [15:0] active, // Slots that hold a wave.
  output wire [79:0] active_groups, // Numbers of their work-groups, 5 bits a slot.
  output wire request_0_valid, // Requests of the three clients of the memory port.
  output wire [41:0] request_0_line, output wire [63:0] request_0_mask, output wire [5:0] request_0_tag,
  output wire request_1_valid, output wire [41:0] request_1_line, output wire [63:0] request_1_mask,
  output wire [5:0] request_1_tag, output wire request_2_valid, request_2_write, output wire [41:0] request_2_line,
  output wire [63:0] request_2_mask, output wire [5:0] request_2_tag,
  input wire request_ready_0, // Taken.
  input wire request_ready_1,
  input wire request_ready_2,
  output wire [511:0] request_data, // Bytes that vector memory writes.
  input wire response_0_valid, // PortResponses to the three clients.
  input wire [5:0] response_0_tag, input wire [1:0] response_0_part, input wire response_0_last,
  input wire [1:0] response_0_missing, input wire response_1_valid, input wire [5:0] response_1_tag,
  input wire [1:0] response_1_part, input wire response_1_last, input wire [1:0] response_1_missing,
  input wire response_2_valid, input wire [5:0] response_2_tag, input wire [1:0] response_2_part,
  input wire response_2_last,
  input wire [127:0] response_data_0, // The quarters of their part of a line.
  input wire written, // Somebody of the compute unit writes a line.
  input wire [41:0] written_line, // Which.
  output wire atomic_valid, // An atomic operation; line and tag are those of vector memory's request.
  output wire [4:0] atomic_operation, output wire atomic_wide, output wire [3:0] atomic_word,
  output wire [127:0] atomic_data,
  input wire atomic_ready, // It is taken.
  input wire atomic_answer_valid, // An operation is done.
  input wire [5:0] atomic_answer_tag, input wire [63:0] atomic_answer_value,
  output wire [2:0] violation_reason, // The access of a lane is refused, and its wave has no trap handler for that.
  output wire [5:0] violation_lane, output wire [3:0] violation_wave, output wire [15:0] violation_sequence,
  output wire [47:0] violation_pc, // Address of its instruction.
  output wire lds_want, // Wants to access the local data share.
  output wire lds_store, // Stores.
  output wire [3:0] lds_valid, // The lane wants a dword.
  output wire [19:0] lds_request_bank, // It.
  output wire [43:0] lds_request_row, output wire [127:0] lds_request_data, output wire [15:0] lds_request_bytes,
  input wire lds_granted, // The banks work for this SIMD.
  input wire [3:0] lds_served, // And serve the lane.
  input wire [127:0] lds_word, // What the lane loaded one clock ago.
  output wire [15:0] fault, // The wave in the slot reached an instruction that this machine does not execute.
  output wire [47:0] fault_pc, // Address of that instruction; of the lowest slot, when several waves do in one cycle.
  output wire [2:0] fault_kind, // What the fault of that wave is.
  output wire units_vector_read, units_memory_read, output wire [3:0] units_memory_reader,
  output wire scalar_valid, // A scalar register pair is written.
  output wire [3:0] scalar_wave, output wire [5:0] scalar_pair, output wire [63:0] scalar_data,
  output wire [1:0] scalar_halves,
  output wire condition_valid, // SCC is written.
  output wire [3:0] condition_wave, output wire condition_value, output wire [10:0] valu_row,
  output wire [2:0] valu_beat, output wire [10:0] load_row, output wire [2:0] load_beat, output wire [3:0] lds_wave,
  // Whose request vector memory sends, or whose load or store asks the port for nothing in this cycle.
  output wire [3:0] request_wave,
  output wire [15:0] request_sequence,
  // Retired: scalar ALU, vector ALU, scalar memory, vector load, vector store, local data share.
  output wire [4:0] retire_valid,
  output wire [3:0] retire_1_wave, retire_2_wave, retire_3_wave
);
  localparam [1:0] UNIT_NAME_FLOAT = 2'd1;

  wire [3:0] slot_wants_turn_0, slot_buffer_write_0, slot_buffer_write_1; wire [15:0] slot_buffer_position_0;
  wire [3:0] slot_fetch_want; wire [191:0] slot_fetch_pc; wire [3:0] slot_ready;
  wire [11:0] slot_class /* IssueClass */; wire [127:0] slot_words_word_0, slot_words_word_1, slot_words_word_2;
  wire [63:0] slot_sequence;
  wire [3:0] slot_fault, slot_traps, slot_outside, slot_counts, slot_signals, slot_wakes, slot_ends;
  wire [3:0] slot_interrupts, slot_invalidates, slot_active; wire [255:0] slot_state_exec, slot_state_vcc;
  wire [3:0] slot_state_scc; wire [127:0] slot_state_m0, slot_state_mode, slot_state_status, slot_state_state_priv;
  wire [191:0] slot_state_pc; wire [43:0] slot_state_place_vgpr_base; wire [71:0] slot_state_place_lds_base;
  wire [191:0] slot_state_place_scratch_base; wire [3:0] slot_state_shape_wave64;
  wire [19:0] slot_state_shape_group; wire [23:0] slot_state_shape_group_waves;
  wire [71:0] slot_state_shape_lds_size; wire [3:0] slot_state_scalars_settled, barrel_0_turn, barrel_0_wave;
  wire [31:0] barrel_0_words_word_0, barrel_0_words_word_1, barrel_0_words_word_2;
  wire [2:0] barrel_0_head_class /* IssueClass */, barrel_0_head_dwords;
  wire barrel_0_head_writes_scalar, barrel_0_head_reads_m0, barrel_0_head_reads_scalars, barrel_0_head_writes_masks;
  wire [1:0] barrel_0_head_pace_clocks;
  wire barrel_0_head_pace_transcendental, barrel_0_head_stops_wave, barrel_0_head_counts_load;
  wire barrel_0_head_counts_store, barrel_0_head_counts_lds; wire [4:0] barrel_0_head_flow_kind /* Flow */;
  wire [15:0] barrel_0_head_flow_operand;
  wire [5:0] barrel_0_head_flow_limits_loads, barrel_0_head_flow_limits_stores;
  wire [5:0] barrel_0_head_flow_limits_scalar_loads, barrel_0_head_flow_limits_lds, barrel_0_head_flow_limits_salu;
  wire [5:0] barrel_0_head_flow_limits_valu_queued, barrel_0_head_flow_limits_valu;
  wire [5:0] barrel_0_head_flow_limits_valu_scalars, barrel_0_head_flow_limits_memory_reads;
  wire [5:0] barrel_0_head_flow_limits_lds_reads; wire barrel_0_head_flow_of_group; wire [15:0] slot_fault_chosen;
  wire [3:0] fetch_grant, fetch_hit, fetch_miss; wire [127:0] fetch_chunk; wire fetch_missing;
  wire [3:0] issue_grant; wire [4:0] issue_valid; wire [15:0] issue_granted_0, issue_granted_4;
  wire [19:0] issue_unit_wave; wire [15:0] issue_unit_3_sequence, issue_unit_4_sequence;
  wire [159:0] issue_unit_words_word_0, issue_unit_words_word_1; wire [127:0] issue_unit_words_word_2;
  wire [31:0] words_0_held_word_0, words_0_held_word_1, words_0_held_word_2, words_1_held_word_0;
  wire [31:0] words_1_held_word_1, words_1_held_word_2, words_2_held_word_0, words_2_held_word_1;
  wire [31:0] words_2_held_word_2, words_3_held_word_0, words_3_held_word_1, words_3_held_word_2;
  wire [6:0] vmem_issue_first_scalar; wire vmem_issue_is_flat;
  wire [2:0] salu_decode_operation_control_part /* Part */; wire [5:0] salu_decode_operation_control_form;
  wire [3:0] salu_decode_operation_control_condition /* Condition */;
  wire salu_decode_operation_control_wide_a, salu_decode_operation_control_wide_b;
  wire salu_decode_operation_control_wide_result, salu_decode_operation_control_signed;
  wire salu_decode_operation_control_subtract, salu_decode_operation_control_writes_exec;
  wire salu_decode_operation_control_saves_exec, salu_decode_operation_control_writes;
  wire salu_decode_operation_control_relative_source, salu_decode_operation_control_relative_destination;
  wire salu_decode_operation_control_relative_both; wire [2:0] salu_decode_operation_control_cycles;
  wire [3:0] salu_decode_operation_control_kind_a /* SourceKind */;
  wire [3:0] salu_decode_operation_control_kind_b /* SourceKind */;
  wire [7:0] salu_decode_operation_code_a, salu_decode_operation_code_b;
  wire salu_decode_operation_immediate_a, salu_decode_operation_immediate_b;
  wire [15:0] salu_decode_operation_immediate; wire [31:0] salu_decode_operation_literal;
  wire [6:0] salu_decode_operation_destination; wire [3:0] smem_decode_access_kind /* AccessKind */;
  wire smem_decode_access_transfers, smem_decode_access_stops_wave; wire [6:0] smem_decode_access_base;
  wire smem_decode_access_base_missing; wire [6:0] smem_decode_access_offset;
  wire [23:0] smem_decode_access_immediate; wire [1:0] smem_decode_access_datum_size /* DatumSize */;
  wire smem_decode_access_datum_signed; wire [6:0] smem_decode_access_destination; wire smem_decode_access_discard;
  wire [4:0] smem_decode_access_dwords; wire valu_decode_ready, valu_decode_valid;
  wire [3:0] valu_decode_operation_wave; wire [15:0] valu_decode_operation_sequence;
  wire valu_decode_operation_wave64, valu_decode_operation_high, valu_decode_operation_last;
  wire valu_decode_operation_reuses;
  wire [7:0] valu_decode_operation_code_0, valu_decode_operation_code_1, valu_decode_operation_code_2;
  wire [10:0] valu_decode_operation_row_0, valu_decode_operation_row_1, valu_decode_operation_row_2;
  wire [31:0] valu_decode_operation_literal; wire [5:0] valu_decode_operation_need;
  wire [3:0] valu_decode_operation_kind_0 /* SourceKind */, valu_decode_operation_kind_1 /* SourceKind */;
  wire [3:0] valu_decode_operation_kind_2 /* SourceKind */; wire [29:0] valu_decode_operation_prepare;
  wire [1:0] valu_decode_operation_unit /* UnitName */; wire [54:0] valu_decode_operation_function;
  wire [1:0] valu_decode_operation_shared_kind /* Kind */, valu_decode_operation_clocks;
  wire valu_decode_operation_settled, valu_decode_operation_modifiers_clamp;
  wire [1:0] valu_decode_operation_modifiers_omod, valu_decode_operation_modifiers_neg;
  wire [2:0] valu_decode_operation_modifiers_mix; wire [1:0] valu_decode_operation_modifiers_byte;
  wire [10:0] valu_decode_operation_destination;
  wire valu_decode_operation_writes, valu_decode_operation_writes_high;
  wire [3:0] valu_decode_operation_bytes, valu_decode_operation_exchange_bytes;
  wire valu_decode_operation_has_mask_source; wire [6:0] valu_decode_operation_mask_source;
  wire valu_decode_operation_mask_from_vcc, valu_decode_operation_has_mask_destination;
  wire [6:0] valu_decode_operation_mask_destination;
  wire valu_decode_operation_scalar_result, valu_decode_operation_early_mask, valu_decode_operation_ignored;
  wire [3:0] valu_decode_operation_cross /* CrossLane */;
  wire valu_decode_operation_fetch_inactive, valu_decode_operation_bound_control;
  wire [2:0] valu_decode_operation_matrix_neg, valu_decode_operation_matrix_neg_hi;
  wire [1:0] valu_decode_operation_matrix_set; wire valu_decode_operation_dual_valid;
  wire [7:0] valu_decode_operation_dual_code;
  wire [10:0] valu_decode_operation_dual_row_0, valu_decode_operation_dual_row_1, valu_decode_operation_dual_row_2;
  wire [1:0] valu_decode_operation_dual_literal; wire valu_decode_operation_dual_third;
  wire [1:0] valu_decode_operation_dual_unit /* UnitName */; wire [54:0] valu_decode_operation_dual_function;
  wire [10:0] valu_decode_operation_dual_destination;
  wire [1:0] vmem_decode_access_space /* Space */, vmem_decode_access_control_kind /* Kind */;
  wire [2:0] vmem_decode_access_control_dwords, vmem_decode_access_control_data_rows;
  wire [1:0] vmem_decode_access_control_format_size /* Size */;
  wire vmem_decode_access_control_format_signed, vmem_decode_access_control_format_half;
  wire vmem_decode_access_control_format_high, vmem_decode_access_control_lane_addressed;
  wire vmem_decode_access_control_block, vmem_decode_access_control_invalidates, vmem_decode_access_control_flat;
  wire [4:0] vmem_decode_access_control_operation /* AtomicOperation */;
  wire vmem_decode_access_returns, vmem_decode_access_counts_load; wire [1:0] vmem_decode_access_address_rows;
  wire vmem_decode_access_wide_address;
  wire [7:0] vmem_decode_access_address, vmem_decode_access_source, vmem_decode_access_destination;
  wire vmem_decode_access_has_scalar; wire [6:0] vmem_decode_access_resource; wire [23:0] vmem_decode_access_offset;
  wire vmem_decode_access_beyond_unit, lds_decode_operation_flat;
  wire [1:0] lds_decode_operation_control_address /* AddressSource */;
  wire [2:0] lds_decode_operation_control_data0, lds_decode_operation_control_data1;
  wire [2:0] lds_decode_operation_control_loads, lds_decode_operation_control_stores;
  wire [2:0] lds_decode_operation_control_returns; wire lds_decode_operation_control_two;
  wire [3:0] lds_decode_operation_control_unit; wire [1:0] lds_decode_operation_control_format_size /* Size */;
  wire lds_decode_operation_control_format_signed, lds_decode_operation_control_format_half;
  wire lds_decode_operation_control_format_high, lds_decode_operation_control_serial;
  wire lds_decode_operation_control_computes;
  wire [4:0] lds_decode_operation_control_operation /* AtomicOperation */;
  wire lds_decode_operation_control_wide, lds_decode_operation_control_counts;
  wire lds_decode_operation_control_conditional; wire [1:0] lds_decode_operation_control_cross /* Cross */;
  wire lds_decode_operation_control_fetch_inactive;
  wire [7:0] lds_decode_operation_address_register, lds_decode_operation_data0_register;
  wire [7:0] lds_decode_operation_data1_register, lds_decode_operation_destination;
  wire [16:0] lds_decode_operation_offset; wire scalar_queue_ready, scalar_queue_valid;
  wire [3:0] scalar_queue_instruction_issued_wave;
  wire [31:0] scalar_queue_instruction_words_word_0, scalar_queue_instruction_words_word_1;
  wire [31:0] scalar_queue_instruction_words_word_2; wire salu_ready; wire [3:0] salu_read_wave;
  wire [6:0] salu_read_index_0, salu_read_index_1; wire salu_mode_write; wire [31:0] salu_mode_value;
  wire salu_write_valid; wire [3:0] salu_write_wave; wire [5:0] salu_write_pair; wire [63:0] salu_write_data;
  wire [1:0] salu_write_halves; wire salu_reads_cycles, smem_ready; wire [3:0] smem_read_wave;
  wire [6:0] smem_read_index_0, smem_read_index_1; wire smem_write_valid; wire [3:0] smem_write_wave;
  wire [5:0] smem_write_pair; wire [63:0] smem_write_data; wire [1:0] smem_write_halves;
  wire smem_reads_cycles, smem_jumps, smem_sleeps; wire [47:0] smem_transfer_target; wire smem_resumes;
  wire [511:0] sgprs_read_data; wire scalar_port_taken_1, scalar_port_taken_2, valu_has_room;
  wire [3:0] valu_head_wave; wire [6:0] valu_read_index_0, valu_read_index_1, valu_read_index_2;
  wire [3:0] valu_lane_memory_banks; wire valu_memory_write_ready; wire [3:0] valu_lane_read;
  wire [47:0] valu_lane_read_address; wire [3:0] valu_lane_is_written; wire [5:0] valu_lane_load;
  wire [11:0] valu_lane_bank, valu_lane_source;
  wire [63:0] valu_lane_scalar_0, valu_lane_scalar_1, valu_lane_scalar_2; wire [29:0] valu_lane_prepare;
  wire valu_lane_uses_crossed; wire [127:0] valu_lane_crossed;
  wire [1:0] valu_lane_integer_control_function_width /* Width */; wire valu_lane_integer_control_function_signed;
  wire [1:0] valu_lane_integer_control_function_first /* First */;
  wire [1:0] valu_lane_integer_control_function_second /* Second */;
  wire [1:0] valu_lane_integer_control_function_join /* Join */; wire valu_lane_integer_control_function_turns;
  wire [3:0] valu_lane_integer_control_function_selection /* Selection */;
  wire [1:0] valu_lane_integer_control_function_beside /* Beside */;
  wire valu_lane_integer_control_function_low_ones; wire [1:0] valu_lane_integer_control_function_upper /* Upper */;
  wire valu_lane_integer_control_function_subtract, valu_lane_integer_control_function_reversed;
  wire valu_lane_integer_control_function_carry, valu_lane_integer_control_function_compares;
  wire valu_lane_integer_control_function_relation_less, valu_lane_integer_control_function_relation_equal;
  wire valu_lane_integer_control_function_relation_greater, valu_lane_integer_control_function_takes_first;
  wire [2:0] valu_lane_integer_control_function_amount /* Amount */; wire valu_lane_integer_control_function_left;
  wire [1:0] valu_lane_integer_control_function_mask /* Mask */; wire valu_lane_integer_control_function_cuts;
  wire [1:0] valu_lane_integer_control_function_counts /* Counted */; wire valu_lane_integer_control_function_ors;
  wire [1:0] valu_lane_integer_control_function_magnitude /* Magnitude */;
  wire [2:0] valu_lane_integer_control_function_factors /* Factors */;
  wire [1:0] valu_lane_integer_control_function_addend /* Addend */;
  wire [2:0] valu_lane_integer_control_function_outcome /* Outcome */;
  wire valu_lane_integer_control_function_saturates, valu_lane_integer_control_clamp, valu_lane_integer_start;
  wire valu_lane_float_start, valu_float_odd; wire [64:0] valu_lane_float_control; wire valu_shared_launch;
  wire [1:0] valu_shared_kind /* Kind */; wire valu_shared_of_one, valu_shared_start;
  wire [2:0] valu_shared_control_function_transcendental /* Function */;
  wire valu_shared_control_function_of_one_lane; wire [1:0] valu_shared_control_round;
  wire valu_shared_control_keep_inputs, valu_shared_control_keep_outputs; wire [1:0] valu_shared_control_omod;
  wire valu_shared_control_clamp, valu_shared_control_saturate; wire [3:0] valu_lane_mask;
  wire [23:0] valu_lane_number; wire [127:0] valu_lane_value; wire [1:0] valu_lane_unit /* UnitName */;
  wire [3:0] valu_lane_active; wire [47:0] valu_lane_write_address;
  wire [3:0] valu_lane_write_low, valu_lane_write_high, valu_lane_write_memory; wire valu_write_valid;
  wire [3:0] valu_write_wave; wire [5:0] valu_write_pair; wire [63:0] valu_write_data; wire [1:0] valu_write_halves;
  wire valu_scalar_done, shared_ready, shared_announce, shared_done; wire [255:0] shared_value;
  wire [3:0] shared_flag; wire [255:0] floats_0_value; wire [3:0] floats_0_flag; wire [127:0] lane_memory_read;
  wire [3:0] lane_flag; wire [255:0] lane_result, lane_operand_0, lane_operand_1, lane_operand_2; wire vmem_ready;
  wire [3:0] vmem_base_wave; wire [6:0] vmem_base_index; wire vmem_read_valid; wire [10:0] vmem_read_row;
  wire [2:0] vmem_read_beat; wire vmem_write_valid; wire [3:0] vmem_write_wave; wire [10:0] vmem_write_row;
  wire [2:0] vmem_write_beat; wire [127:0] vmem_write_data; wire [15:0] vmem_write_bytes;
  wire [1:0] vmem_flat_parts; wire lds_ready, lds_read_valid; wire [10:0] lds_read_row; wire [2:0] lds_read_beat;
  wire lds_read_done, lds_write_valid; wire [3:0] lds_write_wave; wire [10:0] lds_write_row;
  wire [2:0] lds_write_beat; wire [127:0] lds_write_data; wire [15:0] lds_write_bytes; wire lds_retired_valid;
  wire [3:0] lds_retired_wave; wire lds_flat; wire [1:0] lds_flat_parts; wire flat_waits, flat_unit_valid;
  wire [3:0] flat_unit_wave; wire [31:0] flat_unit_words_word_0, flat_unit_words_word_1, flat_unit_words_word_2;
  wire [63:0] flat_unit_exec; wire states_salu_decode_state_scc; wire [31:0] states_salu_decode_state_m0;
  wire states_salu_execute_state_scc; wire [31:0] states_salu_execute_state_mode, states_salu_execute_state_status;
  wire [31:0] states_salu_execute_state_state_priv; wire [47:0] states_salu_execute_state_place_scratch_base;
  wire [4:0] states_salu_execute_state_shape_group; wire [47:0] states_smem_read_state_pc;
  wire [5:0] states_smem_read_state_shape_group_waves; wire [31:0] states_valu_issue_state_m0;
  wire [10:0] states_valu_issue_state_place_vgpr_base;
  wire states_valu_issue_state_shape_wave64, states_valu_issue_state_scalars_settled;
  wire [63:0] states_valu_head_state_exec, states_valu_head_state_vcc; wire states_valu_head_state_scc;
  wire [31:0] states_valu_head_state_mode; wire states_valu_head_state_scalars_settled;
  wire [63:0] states_vmem_issue_state_exec; wire [31:0] states_vmem_issue_state_m0;
  wire [10:0] states_vmem_issue_state_place_vgpr_base; wire [47:0] states_vmem_issue_state_place_scratch_base;
  wire states_vmem_issue_state_shape_wave64; wire [63:0] states_lds_issue_state_exec;
  wire [31:0] states_lds_issue_state_m0; wire [10:0] states_lds_issue_state_place_vgpr_base;
  wire [17:0] states_lds_issue_state_place_lds_base; wire states_lds_issue_state_shape_wave64;
  wire [17:0] states_lds_issue_state_shape_lds_size;
  wire [3:0] progress_of_wave_scalar_write, progress_of_wave_scc_write, progress_of_wave_mode_write;
  wire [3:0] progress_of_wave_salu_done, progress_of_wave_valu_read, progress_of_wave_valu_done;
  wire [3:0] progress_of_wave_valu_scalar_done, progress_of_wave_smem_done, progress_of_wave_resume;
  wire [3:0] progress_of_wave_transfer, progress_of_wave_vmem_read, progress_of_wave_load_done;
  wire [3:0] progress_of_wave_store_done, progress_of_wave_lds_read, progress_of_wave_lds_done;
  wire row_port_reads_valid; wire [10:0] row_port_reads_row; wire [2:0] row_port_reads_beat;
  wire row_port_read_ready_1, row_port_writes_valid, row_port_write_ready_0, row_port_write_ready_1;

  assign counts = slot_counts[0] | slot_counts[1] | slot_counts[2] | slot_counts[3];
  assign reads_cycles = smem_reads_cycles | salu_reads_cycles;
  wire export_done_valid = 1'b0;
  wire [3:0] export_done_wave = 4'd0;
  wire issue_unit_ready_0 = 1'b1;
  wire issue_unit_ready_4 = vmem_ready & ~flat_waits;
  wire issue_unit_ready_5 = lds_ready & ~flat_waits;
  wire [1:0] scalar_port_write_3_halves = 2'd3;
  wire valu_matrix_announce = 1'b0;
  wire [31:0] valu_lane_result = lane_result[31:0];
  wire vmem_flat_done = lds_retired_valid & lds_flat;
  wire progress_happens_transfer = smem_jumps | smem_sleeps;
  wire progress_happens_lds_read = export_done_valid ? 1'b1 : lds_read_done;
  wire progress_happens_lds_done = export_done_valid ? 1'b1 : lds_retired_valid;
  wire [3:0] progress_workers_lds_read = export_done_valid ? export_done_wave : lds_wave;
  wire [3:0] progress_workers_lds = export_done_valid ? export_done_wave : lds_retired_wave;
  genvar i;
  wire lane_shared_flag_equal = valu_lane_unit == UNIT_NAME_FLOAT;
  for (i = 0; i < 4; i = i + 1) begin : each_slot
    wire slot_launch;
    wire slot_start;
    wire slot_lanes_free;
    wire slot_transcendental_free;
    wire [63:0] lane_shared_value;
    wire lane_shared_flag;
    wire [31:0] lane_memory_data;
    wire [3:0] lane_memory_bytes;
    wire slot_ended;
    assign slot_launch = launch[i];
    assign slot_start = run[i];
    assign slot_lanes_free = 1'b1;
    assign slot_transcendental_free = 1'b1;
    assign valu_lane_value[i*32 +: 32] = lane_operand_0[i*64 +: 32];
    assign lane_shared_value = lane_shared_flag_equal ? floats_0_value[i*64 +: 64] : shared_value[i*64 +: 64];
    assign lane_shared_flag = lane_shared_flag_equal ? floats_0_flag[i] : shared_flag[i];
    assign lane_memory_data = row_port_write_ready_0 ? vmem_write_data[i*32 +: 32] :
        row_port_write_ready_1 ? lds_write_data[i*32 +: 32] : launch_value[i*32 +: 32];
    assign lane_memory_bytes = row_port_write_ready_0 ? vmem_write_bytes[i*4 +: 4] :
        row_port_write_ready_1 ? lds_write_bytes[i*4 +: 4] : 4'hf;
    wave_slot slot (
      .clock(clock), .launch(slot_launch), .initial_pc(initial_pc), .initial_mode(initial_mode),
      .initial_place_vgpr_base(initial_place_vgpr_base), .initial_place_lds_base(initial_place_lds_base),
      .initial_place_scratch_base(initial_place_scratch_base), .initial_shape_wave64(initial_shape_wave64),
      .initial_shape_group(initial_shape_group), .initial_shape_group_waves(initial_shape_group_waves),
      .initial_shape_lds_size(initial_shape_lds_size), .start(slot_start), .stop(stop), .fetch_grant(fetch_grant[i]),
      .fetch_hit(fetch_hit[i]), .fetch_miss(fetch_miss[i]), .fetch_missing(fetch_missing), .turn_0(barrel_0_turn[i]),
      .turn_words_0_word_0(barrel_0_words_word_0), .turn_words_0_word_1(barrel_0_words_word_1),
      .turn_words_0_word_2(barrel_0_words_word_2), .turn_head_0_class(barrel_0_head_class),
      .turn_head_0_dwords(barrel_0_head_dwords), .turn_head_0_writes_scalar(barrel_0_head_writes_scalar),
      .turn_head_0_reads_m0(barrel_0_head_reads_m0), .turn_head_0_reads_scalars(barrel_0_head_reads_scalars),
      .turn_head_0_writes_masks(barrel_0_head_writes_masks), .turn_head_0_pace_clocks(barrel_0_head_pace_clocks),
      .turn_head_0_pace_transcendental(barrel_0_head_pace_transcendental),
      .turn_head_0_stops_wave(barrel_0_head_stops_wave), .turn_head_0_counts_load(barrel_0_head_counts_load),
      .turn_head_0_counts_store(barrel_0_head_counts_store), .turn_head_0_counts_lds(barrel_0_head_counts_lds),
      .turn_head_0_flow_kind(barrel_0_head_flow_kind), .turn_head_0_flow_operand(barrel_0_head_flow_operand),
      .turn_head_0_flow_limits_loads(barrel_0_head_flow_limits_loads),
      .turn_head_0_flow_limits_stores(barrel_0_head_flow_limits_stores),
      .turn_head_0_flow_limits_scalar_loads(barrel_0_head_flow_limits_scalar_loads),
      .turn_head_0_flow_limits_lds(barrel_0_head_flow_limits_lds),
      .turn_head_0_flow_limits_salu(barrel_0_head_flow_limits_salu),
      .turn_head_0_flow_limits_valu_queued(barrel_0_head_flow_limits_valu_queued),
      .turn_head_0_flow_limits_valu(barrel_0_head_flow_limits_valu),
      .turn_head_0_flow_limits_valu_scalars(barrel_0_head_flow_limits_valu_scalars),
      .turn_head_0_flow_limits_memory_reads(barrel_0_head_flow_limits_memory_reads),
      .turn_head_0_flow_limits_lds_reads(barrel_0_head_flow_limits_lds_reads),
      .turn_head_0_flow_of_group(barrel_0_head_flow_of_group), .wants_turn_0(slot_wants_turn_0[i]),
      .buffer_write_0(slot_buffer_write_0[i]), .buffer_write_1(slot_buffer_write_1[i]),
      .buffer_position_0(slot_buffer_position_0[i*4 +: 4]), .fetch_want(slot_fetch_want[i]),
      .fetch_pc(slot_fetch_pc[i*48 +: 48]), .grant(issue_grant[i]), .ready(slot_ready[i]),
      .class_(slot_class[i*3 +: 3]), .words_word_0(slot_words_word_0[i*32 +: 32]),
      .words_word_1(slot_words_word_1[i*32 +: 32]), .words_word_2(slot_words_word_2[i*32 +: 32]),
      .sequence_(slot_sequence[i*16 +: 16]), .fault(slot_fault[i]), .traps(slot_traps[i]), .outside(slot_outside[i]),
      .progress_scalar_write(progress_of_wave_scalar_write[i]), .progress_scc_write(progress_of_wave_scc_write[i]),
      .progress_mode_write(progress_of_wave_mode_write[i]), .progress_salu_done(progress_of_wave_salu_done[i]),
      .progress_valu_read(progress_of_wave_valu_read[i]), .progress_valu_done(progress_of_wave_valu_done[i]),
      .progress_valu_scalar_done(progress_of_wave_valu_scalar_done[i]),
      .progress_smem_done(progress_of_wave_smem_done[i]), .progress_resume(progress_of_wave_resume[i]),
      .progress_transfer(progress_of_wave_transfer[i]), .progress_vmem_read(progress_of_wave_vmem_read[i]),
      .progress_load_done(progress_of_wave_load_done[i]), .progress_store_done(progress_of_wave_store_done[i]),
      .progress_lds_read(progress_of_wave_lds_read[i]), .progress_lds_done(progress_of_wave_lds_done[i]),
      .scalar_write_pair(scalar_pair), .scalar_write_data(scalar_data), .scalar_write_halves(scalar_halves),
      .mode_value(salu_mode_value), .scc_value(condition_value), .transfer_jumps(smem_jumps),
      .transfer_value(smem_transfer_target), .tick(tick), .counts(slot_counts[i]), .completed(completed),
      .completed_group(completed_group), .signalled_first(signalled_first), .woken_0(woken_0),
      .woken_group_0(woken_group_0), .signals(slot_signals[i]), .wakes(slot_wakes[i]), .ends(slot_ends[i]),
      .interrupts(slot_interrupts[i]), .invalidates(slot_invalidates[i]), .active(slot_active[i]), .ended(slot_ended),
      .state_exec(slot_state_exec[i*64 +: 64]), .state_vcc(slot_state_vcc[i*64 +: 64]), .state_scc(slot_state_scc[i]),
      .state_m0(slot_state_m0[i*32 +: 32]), .state_mode(slot_state_mode[i*32 +: 32]),
      .state_status(slot_state_status[i*32 +: 32]), .state_state_priv(slot_state_state_priv[i*32 +: 32]),
      .state_pc(slot_state_pc[i*48 +: 48]), .state_place_vgpr_base(slot_state_place_vgpr_base[i*11 +: 11]),
      .state_place_lds_base(slot_state_place_lds_base[i*18 +: 18]),
      .state_place_scratch_base(slot_state_place_scratch_base[i*48 +: 48]),
      .state_shape_wave64(slot_state_shape_wave64[i]), .state_shape_group(slot_state_shape_group[i*5 +: 5]),
      .state_shape_group_waves(slot_state_shape_group_waves[i*6 +: 6]),
      .state_shape_lds_size(slot_state_shape_lds_size[i*18 +: 18]),
      .state_scalars_settled(slot_state_scalars_settled[i]), .lanes_free(slot_lanes_free),
      .transcendental_free(slot_transcendental_free));

    valu_lane lane (
      .clock(clock), .read(valu_lane_read), .read_address(valu_lane_read_address), .is_written(valu_lane_is_written),
      .load(valu_lane_load), .bank(valu_lane_bank), .source(valu_lane_source), .scalar_0(valu_lane_scalar_0),
      .scalar_1(valu_lane_scalar_1), .scalar_2(valu_lane_scalar_2), .prepare(valu_lane_prepare),
      .uses_crossed(valu_lane_uses_crossed), .crossed(valu_lane_crossed[i*32 +: 32]),
      .integer_control_function_width(valu_lane_integer_control_function_width),
      .integer_control_function_signed(valu_lane_integer_control_function_signed),
      .integer_control_function_first(valu_lane_integer_control_function_first),
      .integer_control_function_second(valu_lane_integer_control_function_second),
      .integer_control_function_join(valu_lane_integer_control_function_join),
      .integer_control_function_turns(valu_lane_integer_control_function_turns),
      .integer_control_function_selection(valu_lane_integer_control_function_selection),
      .integer_control_function_beside(valu_lane_integer_control_function_beside),
      .integer_control_function_low_ones(valu_lane_integer_control_function_low_ones),
      .integer_control_function_upper(valu_lane_integer_control_function_upper),
      .integer_control_function_subtract(valu_lane_integer_control_function_subtract),
      .integer_control_function_reversed(valu_lane_integer_control_function_reversed),
      .integer_control_function_carry(valu_lane_integer_control_function_carry),
      .integer_control_function_compares(valu_lane_integer_control_function_compares),
      .integer_control_function_relation_less(valu_lane_integer_control_function_relation_less),
      .integer_control_function_relation_equal(valu_lane_integer_control_function_relation_equal),
      .integer_control_function_relation_greater(valu_lane_integer_control_function_relation_greater),
      .integer_control_function_takes_first(valu_lane_integer_control_function_takes_first),
      .integer_control_function_amount(valu_lane_integer_control_function_amount),
      .integer_control_function_left(valu_lane_integer_control_function_left),
      .integer_control_function_mask(valu_lane_integer_control_function_mask),
      .integer_control_function_cuts(valu_lane_integer_control_function_cuts),
      .integer_control_function_counts(valu_lane_integer_control_function_counts),
      .integer_control_function_ors(valu_lane_integer_control_function_ors),
      .integer_control_function_magnitude(valu_lane_integer_control_function_magnitude),
      .integer_control_function_factors(valu_lane_integer_control_function_factors),
      .integer_control_function_addend(valu_lane_integer_control_function_addend),
      .integer_control_function_outcome(valu_lane_integer_control_function_outcome),
      .integer_control_function_saturates(valu_lane_integer_control_function_saturates),
      .integer_control_clamp(valu_lane_integer_control_clamp), .integer_start(valu_lane_integer_start),
      .mask(valu_lane_mask[i]), .number(valu_lane_number[i*6 +: 6]), .unit(valu_lane_unit),
      .shared_value(lane_shared_value), .shared_flag(lane_shared_flag), .active(valu_lane_active[i]),
      .write_address(valu_lane_write_address), .write_low(valu_lane_write_low), .write_high(valu_lane_write_high),
      .write_memory(valu_lane_write_memory), .memory_data(lane_memory_data), .memory_bytes(lane_memory_bytes),
      .memory_banks(valu_lane_memory_banks), .memory_read(lane_memory_read[i*32 +: 32]), .flag(lane_flag[i]),
      .result(lane_result[i*64 +: 64]), .operand_0(lane_operand_0[i*64 +: 64]),
      .operand_1(lane_operand_1[i*64 +: 64]), .operand_2(lane_operand_2[i*64 +: 64]));
  end

  barrel barrel_0 (
    .clock(clock), .wants(slot_wants_turn_0), .position(slot_buffer_position_0), .write_lower(slot_buffer_write_0),
    .write_upper(slot_buffer_write_1), .chunk(fetch_chunk), .wave64(slot_state_shape_wave64), .turn(barrel_0_turn),
    .wave(barrel_0_wave), .words_word_0(barrel_0_words_word_0), .words_word_1(barrel_0_words_word_1),
    .words_word_2(barrel_0_words_word_2), .head_class(barrel_0_head_class), .head_dwords(barrel_0_head_dwords),
    .head_writes_scalar(barrel_0_head_writes_scalar), .head_reads_m0(barrel_0_head_reads_m0),
    .head_reads_scalars(barrel_0_head_reads_scalars), .head_writes_masks(barrel_0_head_writes_masks),
    .head_pace_clocks(barrel_0_head_pace_clocks), .head_pace_transcendental(barrel_0_head_pace_transcendental),
    .head_stops_wave(barrel_0_head_stops_wave), .head_counts_load(barrel_0_head_counts_load),
    .head_counts_store(barrel_0_head_counts_store), .head_counts_lds(barrel_0_head_counts_lds),
    .head_flow_kind(barrel_0_head_flow_kind), .head_flow_operand(barrel_0_head_flow_operand),
    .head_flow_limits_loads(barrel_0_head_flow_limits_loads),
    .head_flow_limits_stores(barrel_0_head_flow_limits_stores),
    .head_flow_limits_scalar_loads(barrel_0_head_flow_limits_scalar_loads),
    .head_flow_limits_lds(barrel_0_head_flow_limits_lds), .head_flow_limits_salu(barrel_0_head_flow_limits_salu),
    .head_flow_limits_valu_queued(barrel_0_head_flow_limits_valu_queued),
    .head_flow_limits_valu(barrel_0_head_flow_limits_valu),
    .head_flow_limits_valu_scalars(barrel_0_head_flow_limits_valu_scalars),
    .head_flow_limits_memory_reads(barrel_0_head_flow_limits_memory_reads),
    .head_flow_limits_lds_reads(barrel_0_head_flow_limits_lds_reads),
    .head_flow_of_group(barrel_0_head_flow_of_group));

  wave_vector active_vector (.bit_(slot_active), .vector_(active));
  group_vector group_vector (.state_shape_group(slot_state_shape_group), .vector_(active_groups));
  slot_fault slot_fault_2 (
    .fault(slot_fault), .traps(slot_traps), .outside(slot_outside), .memory_issue(issue_granted_4), .faults(fault),
    .chosen(slot_fault_chosen), .kind(fault_kind));

  fetch fetch (
    .clock(clock), .invalidate(invalidate), .want(slot_fetch_want), .pc(slot_fetch_pc), .grant(fetch_grant),
    .hit(fetch_hit), .miss(fetch_miss), .chunk(fetch_chunk), .request_valid(request_0_valid),
    .request_line(request_0_line), .request_mask(request_0_mask), .request_tag(request_0_tag),
    .request_ready(request_ready_0), .missing(fetch_missing), .response_valid(response_0_valid),
    .response_tag(response_0_tag), .response_part(response_0_part), .response_last(response_0_last),
    .response_missing(response_0_missing), .response_data_0(response_data_0));

  issue issue (
    .ready(slot_ready), .turn(barrel_0_wave), .class_(slot_class), .words_0_word_0(slot_words_word_0[31:0]),
    .words_0_word_1(slot_words_word_1[31:0]), .words_0_word_2(slot_words_word_2[31:0]), .sequence_(slot_sequence),
    .unit_ready({issue_unit_ready_5, issue_unit_ready_4, valu_decode_ready, smem_ready, scalar_queue_ready,
        issue_unit_ready_0}),
    .grant(issue_grant), .valid(issue_valid), .granted_0(issue_granted_0), .granted_4(issue_granted_4),
    .unit_wave(issue_unit_wave), .unit_3_sequence(issue_unit_3_sequence), .unit_4_sequence(issue_unit_4_sequence),
    .unit_words_word_0(issue_unit_words_word_0), .unit_words_word_1(issue_unit_words_word_1),
    .unit_words_word_2(issue_unit_words_word_2));

  head_trace fault_trace (.granted(slot_fault_chosen), .state_pc(slot_state_pc), .head_pc(fault_pc));
  wave_events events (
    .granted(issue_granted_0), .signals(slot_signals), .wakes(slot_wakes), .ends(slot_ends),
    .interrupts(slot_interrupts), .invalidates(slot_invalidates), .state_m0(slot_state_m0),
    .state_shape_group(slot_state_shape_group), .signal(signal), .wake(wake), .end_(end_), .interrupt_(interrupt_),
    .invalidate(forget), .event_group(event_group), .event_m0(event_m0));

  instruction_register words_0 (
    .clock(clock), .valid(scalar_queue_valid), .words_word_0(scalar_queue_instruction_words_word_0),
    .words_word_1(scalar_queue_instruction_words_word_1), .words_word_2(scalar_queue_instruction_words_word_2),
    .held_word_0(words_0_held_word_0), .held_word_1(words_0_held_word_1), .held_word_2(words_0_held_word_2));

  instruction_register words_1 (
    .clock(clock), .valid(issue_valid[1]), .words_word_0(issue_unit_words_word_0[63:32]),
    .words_word_1(issue_unit_words_word_1[63:32]), .words_word_2(issue_unit_words_word_2[63:32]),
    .held_word_0(words_1_held_word_0), .held_word_1(words_1_held_word_1), .held_word_2(words_1_held_word_2));

  instruction_register words_2 (
    .clock(clock), .valid(issue_valid[3]), .words_word_0(issue_unit_words_word_0[127:96]),
    .words_word_1(issue_unit_words_word_1[127:96]), .words_word_2(issue_unit_words_word_2[127:96]),
    .held_word_0(words_2_held_word_0), .held_word_1(words_2_held_word_1), .held_word_2(words_2_held_word_2));

  instruction_register words_3 (
    .clock(clock), .valid(flat_unit_valid), .words_word_0(flat_unit_words_word_0),
    .words_word_1(flat_unit_words_word_1), .words_word_2(flat_unit_words_word_2), .held_word_0(words_3_held_word_0),
    .held_word_1(words_3_held_word_1), .held_word_2(words_3_held_word_2));

  vmem_issue vmem_issue (
    .words_word_0(issue_unit_words_word_0[127:96]), .first_scalar(vmem_issue_first_scalar),
    .is_flat(vmem_issue_is_flat));

  salu_decode salu_decode (
    .words_word_0(words_0_held_word_0), .words_word_1(words_0_held_word_1),
    .operation_control_part(salu_decode_operation_control_part),
    .operation_control_form(salu_decode_operation_control_form),
    .operation_control_condition(salu_decode_operation_control_condition),
    .operation_control_wide_a(salu_decode_operation_control_wide_a),
    .operation_control_wide_b(salu_decode_operation_control_wide_b),
    .operation_control_wide_result(salu_decode_operation_control_wide_result),
    .operation_control_signed(salu_decode_operation_control_signed),
    .operation_control_subtract(salu_decode_operation_control_subtract),
    .operation_control_writes_exec(salu_decode_operation_control_writes_exec),
    .operation_control_saves_exec(salu_decode_operation_control_saves_exec),
    .operation_control_writes(salu_decode_operation_control_writes),
    .operation_control_relative_source(salu_decode_operation_control_relative_source),
    .operation_control_relative_destination(salu_decode_operation_control_relative_destination),
    .operation_control_relative_both(salu_decode_operation_control_relative_both),
    .operation_control_cycles(salu_decode_operation_control_cycles),
    .operation_control_kind_a(salu_decode_operation_control_kind_a),
    .operation_control_kind_b(salu_decode_operation_control_kind_b),
    .operation_code_a(salu_decode_operation_code_a), .operation_code_b(salu_decode_operation_code_b),
    .operation_immediate_a(salu_decode_operation_immediate_a),
    .operation_immediate_b(salu_decode_operation_immediate_b),
    .operation_immediate(salu_decode_operation_immediate), .operation_literal(salu_decode_operation_literal),
    .operation_destination(salu_decode_operation_destination));

  smem_decode smem_decode (
    .words_word_0(words_1_held_word_0), .words_word_1(words_1_held_word_1), .access_kind(smem_decode_access_kind),
    .access_transfers(smem_decode_access_transfers), .access_stops_wave(smem_decode_access_stops_wave),
    .access_base(smem_decode_access_base), .access_base_missing(smem_decode_access_base_missing),
    .access_offset(smem_decode_access_offset), .access_immediate(smem_decode_access_immediate),
    .access_datum_size(smem_decode_access_datum_size), .access_datum_signed(smem_decode_access_datum_signed),
    .access_destination(smem_decode_access_destination), .access_discard(smem_decode_access_discard),
    .access_dwords(smem_decode_access_dwords));

  valu_decode valu_decode (
    .clock(clock), .issue_valid(issue_valid[2]), .issue_issued_wave(issue_unit_wave[11:8]),
    .issue_issued_sequence(issue_unit_3_sequence), .issue_words_word_0(issue_unit_words_word_0[95:64]),
    .issue_words_word_1(issue_unit_words_word_1[95:64]), .issue_words_word_2(issue_unit_words_word_2[95:64]),
    .issue_wave64(states_valu_issue_state_shape_wave64), .issue_m0(states_valu_issue_state_m0),
    .issue_vgpr_base(states_valu_issue_state_place_vgpr_base),
    .issue_settled(states_valu_issue_state_scalars_settled), .vgprs(launch_vgprs), .ready(valu_decode_ready),
    .has_room(valu_has_room), .valid(valu_decode_valid), .operation_wave(valu_decode_operation_wave),
    .operation_sequence(valu_decode_operation_sequence), .operation_wave64(valu_decode_operation_wave64),
    .operation_high(valu_decode_operation_high), .operation_last(valu_decode_operation_last),
    .operation_reuses(valu_decode_operation_reuses), .operation_code_0(valu_decode_operation_code_0),
    .operation_code_1(valu_decode_operation_code_1), .operation_code_2(valu_decode_operation_code_2),
    .operation_row_0(valu_decode_operation_row_0), .operation_row_1(valu_decode_operation_row_1),
    .operation_row_2(valu_decode_operation_row_2), .operation_literal(valu_decode_operation_literal),
    .operation_need(valu_decode_operation_need), .operation_kind_0(valu_decode_operation_kind_0),
    .operation_kind_1(valu_decode_operation_kind_1), .operation_kind_2(valu_decode_operation_kind_2),
    .operation_prepare(valu_decode_operation_prepare), .operation_unit(valu_decode_operation_unit),
    .operation_function(valu_decode_operation_function), .operation_shared_kind(valu_decode_operation_shared_kind),
    .operation_clocks(valu_decode_operation_clocks), .operation_settled(valu_decode_operation_settled),
    .operation_modifiers_clamp(valu_decode_operation_modifiers_clamp),
    .operation_modifiers_omod(valu_decode_operation_modifiers_omod),
    .operation_modifiers_neg(valu_decode_operation_modifiers_neg),
    .operation_modifiers_mix(valu_decode_operation_modifiers_mix),
    .operation_modifiers_byte(valu_decode_operation_modifiers_byte),
    .operation_destination(valu_decode_operation_destination), .operation_writes(valu_decode_operation_writes),
    .operation_writes_high(valu_decode_operation_writes_high), .operation_bytes(valu_decode_operation_bytes),
    .operation_exchange_bytes(valu_decode_operation_exchange_bytes),
    .operation_has_mask_source(valu_decode_operation_has_mask_source),
    .operation_mask_source(valu_decode_operation_mask_source),
    .operation_mask_from_vcc(valu_decode_operation_mask_from_vcc),
    .operation_has_mask_destination(valu_decode_operation_has_mask_destination),
    .operation_mask_destination(valu_decode_operation_mask_destination),
    .operation_scalar_result(valu_decode_operation_scalar_result),
    .operation_early_mask(valu_decode_operation_early_mask), .operation_ignored(valu_decode_operation_ignored),
    .operation_cross(valu_decode_operation_cross), .operation_fetch_inactive(valu_decode_operation_fetch_inactive),
    .operation_bound_control(valu_decode_operation_bound_control),
    .operation_matrix_neg(valu_decode_operation_matrix_neg),
    .operation_matrix_neg_hi(valu_decode_operation_matrix_neg_hi),
    .operation_matrix_set(valu_decode_operation_matrix_set),
    .operation_dual_valid(valu_decode_operation_dual_valid), .operation_dual_code(valu_decode_operation_dual_code),
    .operation_dual_row_0(valu_decode_operation_dual_row_0),
    .operation_dual_row_1(valu_decode_operation_dual_row_1),
    .operation_dual_row_2(valu_decode_operation_dual_row_2),
    .operation_dual_literal(valu_decode_operation_dual_literal),
    .operation_dual_third(valu_decode_operation_dual_third), .operation_dual_unit(valu_decode_operation_dual_unit),
    .operation_dual_function(valu_decode_operation_dual_function),
    .operation_dual_destination(valu_decode_operation_dual_destination));

  vmem_decode vmem_decode (
    .words_word_0(words_2_held_word_0), .words_word_1(words_2_held_word_1), .words_word_2(words_2_held_word_2),
    .access_space(vmem_decode_access_space), .access_control_kind(vmem_decode_access_control_kind),
    .access_control_dwords(vmem_decode_access_control_dwords),
    .access_control_data_rows(vmem_decode_access_control_data_rows),
    .access_control_format_size(vmem_decode_access_control_format_size),
    .access_control_format_signed(vmem_decode_access_control_format_signed),
    .access_control_format_half(vmem_decode_access_control_format_half),
    .access_control_format_high(vmem_decode_access_control_format_high),
    .access_control_lane_addressed(vmem_decode_access_control_lane_addressed),
    .access_control_block(vmem_decode_access_control_block),
    .access_control_invalidates(vmem_decode_access_control_invalidates),
    .access_control_flat(vmem_decode_access_control_flat),
    .access_control_operation(vmem_decode_access_control_operation), .access_returns(vmem_decode_access_returns),
    .access_counts_load(vmem_decode_access_counts_load), .access_address_rows(vmem_decode_access_address_rows),
    .access_wide_address(vmem_decode_access_wide_address), .access_address(vmem_decode_access_address),
    .access_source(vmem_decode_access_source), .access_destination(vmem_decode_access_destination),
    .access_has_scalar(vmem_decode_access_has_scalar), .access_resource(vmem_decode_access_resource),
    .access_offset(vmem_decode_access_offset), .access_beyond_unit(vmem_decode_access_beyond_unit));

  lds_decode lds_decode (
    .words_word_0(words_3_held_word_0), .words_word_1(words_3_held_word_1), .words_word_2(words_3_held_word_2),
    .operation_flat(lds_decode_operation_flat), .operation_control_address(lds_decode_operation_control_address),
    .operation_control_data0(lds_decode_operation_control_data0),
    .operation_control_data1(lds_decode_operation_control_data1),
    .operation_control_loads(lds_decode_operation_control_loads),
    .operation_control_stores(lds_decode_operation_control_stores),
    .operation_control_returns(lds_decode_operation_control_returns),
    .operation_control_two(lds_decode_operation_control_two),
    .operation_control_unit(lds_decode_operation_control_unit),
    .operation_control_format_size(lds_decode_operation_control_format_size),
    .operation_control_format_signed(lds_decode_operation_control_format_signed),
    .operation_control_format_half(lds_decode_operation_control_format_half),
    .operation_control_format_high(lds_decode_operation_control_format_high),
    .operation_control_serial(lds_decode_operation_control_serial),
    .operation_control_computes(lds_decode_operation_control_computes),
    .operation_control_operation(lds_decode_operation_control_operation),
    .operation_control_wide(lds_decode_operation_control_wide),
    .operation_control_counts(lds_decode_operation_control_counts),
    .operation_control_conditional(lds_decode_operation_control_conditional),
    .operation_control_cross(lds_decode_operation_control_cross),
    .operation_control_fetch_inactive(lds_decode_operation_control_fetch_inactive),
    .operation_address_register(lds_decode_operation_address_register),
    .operation_data0_register(lds_decode_operation_data0_register),
    .operation_data1_register(lds_decode_operation_data1_register),
    .operation_destination(lds_decode_operation_destination), .operation_offset(lds_decode_operation_offset));

  scalar_queue scalar_queue (
    .issue_valid(issue_valid[0]), .issue_issued_wave(issue_unit_wave[3:0]),
    .issue_words_word_0(issue_unit_words_word_0[31:0]), .issue_words_word_1(issue_unit_words_word_1[31:0]),
    .issue_words_word_2(issue_unit_words_word_2[31:0]), .ready(scalar_queue_ready), .unit_ready(salu_ready),
    .valid(scalar_queue_valid), .instruction_issued_wave(scalar_queue_instruction_issued_wave),
    .instruction_words_word_0(scalar_queue_instruction_words_word_0),
    .instruction_words_word_1(scalar_queue_instruction_words_word_1),
    .instruction_words_word_2(scalar_queue_instruction_words_word_2));

  salu salu (
    .clock(clock), .issue_valid(scalar_queue_valid), .issue_wave(scalar_queue_instruction_issued_wave),
    .operation_control_part(salu_decode_operation_control_part),
    .operation_control_form(salu_decode_operation_control_form),
    .operation_control_condition(salu_decode_operation_control_condition),
    .operation_control_wide_a(salu_decode_operation_control_wide_a),
    .operation_control_wide_b(salu_decode_operation_control_wide_b),
    .operation_control_wide_result(salu_decode_operation_control_wide_result),
    .operation_control_signed(salu_decode_operation_control_signed),
    .operation_control_subtract(salu_decode_operation_control_subtract),
    .operation_control_writes_exec(salu_decode_operation_control_writes_exec),
    .operation_control_saves_exec(salu_decode_operation_control_saves_exec),
    .operation_control_writes(salu_decode_operation_control_writes),
    .operation_control_relative_source(salu_decode_operation_control_relative_source),
    .operation_control_relative_destination(salu_decode_operation_control_relative_destination),
    .operation_control_relative_both(salu_decode_operation_control_relative_both),
    .operation_control_cycles(salu_decode_operation_control_cycles),
    .operation_control_kind_a(salu_decode_operation_control_kind_a),
    .operation_control_kind_b(salu_decode_operation_control_kind_b),
    .operation_code_a(salu_decode_operation_code_a), .operation_code_b(salu_decode_operation_code_b),
    .operation_immediate_a(salu_decode_operation_immediate_a),
    .operation_immediate_b(salu_decode_operation_immediate_b),
    .operation_immediate(salu_decode_operation_immediate), .operation_literal(salu_decode_operation_literal),
    .operation_destination(salu_decode_operation_destination), .ready(salu_ready),
    .read_state_scc(states_salu_decode_state_scc), .read_state_m0(states_salu_decode_state_m0),
    .write_state_scc(states_salu_execute_state_scc), .write_state_mode(states_salu_execute_state_mode),
    .write_state_status(states_salu_execute_state_status),
    .write_state_state_priv(states_salu_execute_state_state_priv),
    .write_state_place_scratch_base(states_salu_execute_state_place_scratch_base),
    .write_state_shape_group(states_salu_execute_state_shape_group), .read_wave(salu_read_wave),
    .read_index_0(salu_read_index_0), .read_index_1(salu_read_index_1), .read_data_0(sgprs_read_data[63:0]),
    .read_data_1(sgprs_read_data[127:64]), .simd(index), .mode_write(salu_mode_write), .mode_value(salu_mode_value),
    .write_valid(salu_write_valid), .write_wave(salu_write_wave), .write_pair(salu_write_pair),
    .write_data(salu_write_data), .write_halves(salu_write_halves), .write_ready(scalar_port_taken_1),
    .cycles(cycles), .reads_cycles(salu_reads_cycles), .write_wave_2(condition_wave), .scc_write(condition_valid),
    .scc_value(condition_value), .retired_valid(retire_valid[0]));

  scalar_loads smem (
    .clock(clock), .issue_valid(issue_valid[1]), .issue_wave(issue_unit_wave[7:4]),
    .access_kind(smem_decode_access_kind), .access_transfers(smem_decode_access_transfers),
    .access_stops_wave(smem_decode_access_stops_wave), .access_base(smem_decode_access_base),
    .access_base_missing(smem_decode_access_base_missing), .access_offset(smem_decode_access_offset),
    .access_immediate(smem_decode_access_immediate), .access_datum_size(smem_decode_access_datum_size),
    .access_datum_signed(smem_decode_access_datum_signed), .access_destination(smem_decode_access_destination),
    .access_discard(smem_decode_access_discard), .access_dwords(smem_decode_access_dwords), .ready(smem_ready),
    .read_wave(smem_read_wave), .read_state_pc(states_smem_read_state_pc),
    .read_state_shape_group_waves(states_smem_read_state_shape_group_waves), .read_index_0(smem_read_index_0),
    .read_index_1(smem_read_index_1), .read_data_0(sgprs_read_data[383:320]),
    .read_data_1(sgprs_read_data[447:384]), .write_valid(smem_write_valid), .write_wave(smem_write_wave),
    .write_pair(smem_write_pair), .write_data(smem_write_data), .write_halves(smem_write_halves),
    .write_ready(scalar_port_taken_2), .retired_valid(retire_valid[2]), .retired_wave(retire_2_wave),
    .request_valid(request_1_valid), .request_line(request_1_line), .request_mask(request_1_mask),
    .request_tag(request_1_tag), .request_ready(request_ready_1), .response_valid(response_1_valid),
    .response_tag(response_1_tag), .response_part(response_1_part), .response_last(response_1_last),
    .response_missing(response_1_missing), .response_data_0(response_data_0), .cycles(cycles),
    .reads_cycles(smem_reads_cycles), .signalled(signalled), .jumps(smem_jumps), .sleeps(smem_sleeps),
    .transfer_target(smem_transfer_target), .resumes(smem_resumes), .invalidate(invalidate_data),
    .forget(forget_data));

  sgpr_file sgprs (
    .clock(clock), .read_wave({vmem_base_wave, {2{smem_read_wave}}, {3{valu_head_wave}}, {2{salu_read_wave}}}),
    .read_index({vmem_base_index, smem_read_index_1, smem_read_index_0, valu_read_index_2, valu_read_index_1,
        valu_read_index_0, salu_read_index_1, salu_read_index_0}),
    .write_valid(scalar_valid), .write_wave(scalar_wave), .write_pair(scalar_pair), .write_data(scalar_data),
    .write_halves(scalar_halves), .read_data(sgprs_read_data));

  scalar_write_port scalar_port (
    .write_valid({launch_scalar, smem_write_valid, salu_write_valid, valu_write_valid}),
    .write_wave({launch_wave, smem_write_wave, salu_write_wave, valu_write_wave}),
    .write_pair({launch_pair, smem_write_pair, salu_write_pair, valu_write_pair}),
    .write_data({launch_data, smem_write_data, salu_write_data, valu_write_data}),
    .write_halves({scalar_port_write_3_halves, smem_write_halves, salu_write_halves, valu_write_halves}),
    .taken_1(scalar_port_taken_1), .taken_2(scalar_port_taken_2), .taken_3(launch_scalar_ready),
    .written_valid(scalar_valid), .written_wave(scalar_wave), .written_pair(scalar_pair),
    .written_data(scalar_data), .written_halves(scalar_halves));

  valu valu (
    .clock(clock), .has_room(valu_has_room), .enters(valu_decode_valid),
    .operation_wave(valu_decode_operation_wave), .operation_sequence(valu_decode_operation_sequence),
    .operation_wave64(valu_decode_operation_wave64), .operation_high(valu_decode_operation_high),
    .operation_last(valu_decode_operation_last), .operation_reuses(valu_decode_operation_reuses),
    .operation_code_0(valu_decode_operation_code_0), .operation_code_1(valu_decode_operation_code_1),
    .operation_code_2(valu_decode_operation_code_2), .operation_row_0(valu_decode_operation_row_0),
    .operation_row_1(valu_decode_operation_row_1), .operation_row_2(valu_decode_operation_row_2),
    .operation_literal(valu_decode_operation_literal), .operation_need(valu_decode_operation_need),
    .operation_kind_0(valu_decode_operation_kind_0), .operation_kind_1(valu_decode_operation_kind_1),
    .operation_kind_2(valu_decode_operation_kind_2), .operation_prepare(valu_decode_operation_prepare),
    .operation_unit(valu_decode_operation_unit), .operation_function(valu_decode_operation_function),
    .operation_shared_kind(valu_decode_operation_shared_kind), .operation_clocks(valu_decode_operation_clocks),
    .operation_settled(valu_decode_operation_settled),
    .operation_modifiers_clamp(valu_decode_operation_modifiers_clamp),
    .operation_modifiers_omod(valu_decode_operation_modifiers_omod),
    .operation_modifiers_neg(valu_decode_operation_modifiers_neg),
    .operation_modifiers_mix(valu_decode_operation_modifiers_mix),
    .operation_modifiers_byte(valu_decode_operation_modifiers_byte),
    .operation_destination(valu_decode_operation_destination), .operation_writes(valu_decode_operation_writes),
    .operation_writes_high(valu_decode_operation_writes_high), .operation_bytes(valu_decode_operation_bytes),
    .operation_exchange_bytes(valu_decode_operation_exchange_bytes),
    .operation_has_mask_source(valu_decode_operation_has_mask_source),
    .operation_mask_source(valu_decode_operation_mask_source),
    .operation_mask_from_vcc(valu_decode_operation_mask_from_vcc),
    .operation_has_mask_destination(valu_decode_operation_has_mask_destination),
    .operation_mask_destination(valu_decode_operation_mask_destination),
    .operation_scalar_result(valu_decode_operation_scalar_result),
    .operation_early_mask(valu_decode_operation_early_mask), .operation_ignored(valu_decode_operation_ignored),
    .operation_cross(valu_decode_operation_cross), .operation_fetch_inactive(valu_decode_operation_fetch_inactive),
    .operation_bound_control(valu_decode_operation_bound_control),
    .operation_matrix_neg(valu_decode_operation_matrix_neg),
    .operation_matrix_neg_hi(valu_decode_operation_matrix_neg_hi),
    .operation_matrix_set(valu_decode_operation_matrix_set),
    .operation_dual_valid(valu_decode_operation_dual_valid), .operation_dual_code(valu_decode_operation_dual_code),
    .operation_dual_row_0(valu_decode_operation_dual_row_0),
    .operation_dual_row_1(valu_decode_operation_dual_row_1),
    .operation_dual_row_2(valu_decode_operation_dual_row_2),
    .operation_dual_literal(valu_decode_operation_dual_literal),
    .operation_dual_third(valu_decode_operation_dual_third), .operation_dual_unit(valu_decode_operation_dual_unit),
    .operation_dual_function(valu_decode_operation_dual_function),
    .operation_dual_destination(valu_decode_operation_dual_destination), .head_wave(valu_head_wave),
    .head_state_exec(states_valu_head_state_exec), .head_state_vcc(states_valu_head_state_vcc),
    .head_state_scc(states_valu_head_state_scc), .head_state_mode(states_valu_head_state_mode),
    .head_state_scalars_settled(states_valu_head_state_scalars_settled), .read_index_0(valu_read_index_0),
    .read_index_1(valu_read_index_1), .read_index_2(valu_read_index_2), .read_data_0(sgprs_read_data[191:128]),
    .read_data_1(sgprs_read_data[255:192]), .read_data_2(sgprs_read_data[319:256]),
    .memory_read_valid(row_port_reads_valid), .memory_read_row(row_port_reads_row),
    .memory_read_beat(row_port_reads_beat), .lane_memory_banks(valu_lane_memory_banks),
    .memory_write_valid(row_port_writes_valid), .memory_write_row(load_row), .memory_write_beat(load_beat),
    .memory_write_ready(valu_memory_write_ready), .lane_read(valu_lane_read),
    .lane_read_address(valu_lane_read_address), .lane_is_written(valu_lane_is_written), .lane_load(valu_lane_load),
    .lane_bank(valu_lane_bank), .lane_source(valu_lane_source), .lane_scalar_0(valu_lane_scalar_0),
    .lane_scalar_1(valu_lane_scalar_1), .lane_scalar_2(valu_lane_scalar_2), .lane_prepare(valu_lane_prepare),
    .lane_uses_crossed(valu_lane_uses_crossed), .lane_crossed(valu_lane_crossed),
    .lane_integer_control_function_width(valu_lane_integer_control_function_width),
    .lane_integer_control_function_signed(valu_lane_integer_control_function_signed),
    .lane_integer_control_function_first(valu_lane_integer_control_function_first),
    .lane_integer_control_function_second(valu_lane_integer_control_function_second),
    .lane_integer_control_function_join(valu_lane_integer_control_function_join),
    .lane_integer_control_function_turns(valu_lane_integer_control_function_turns),
    .lane_integer_control_function_selection(valu_lane_integer_control_function_selection),
    .lane_integer_control_function_beside(valu_lane_integer_control_function_beside),
    .lane_integer_control_function_low_ones(valu_lane_integer_control_function_low_ones),
    .lane_integer_control_function_upper(valu_lane_integer_control_function_upper),
    .lane_integer_control_function_subtract(valu_lane_integer_control_function_subtract),
    .lane_integer_control_function_reversed(valu_lane_integer_control_function_reversed),
    .lane_integer_control_function_carry(valu_lane_integer_control_function_carry),
    .lane_integer_control_function_compares(valu_lane_integer_control_function_compares),
    .lane_integer_control_function_relation_less(valu_lane_integer_control_function_relation_less),
    .lane_integer_control_function_relation_equal(valu_lane_integer_control_function_relation_equal),
    .lane_integer_control_function_relation_greater(valu_lane_integer_control_function_relation_greater),
    .lane_integer_control_function_takes_first(valu_lane_integer_control_function_takes_first),
    .lane_integer_control_function_amount(valu_lane_integer_control_function_amount),
    .lane_integer_control_function_left(valu_lane_integer_control_function_left),
    .lane_integer_control_function_mask(valu_lane_integer_control_function_mask),
    .lane_integer_control_function_cuts(valu_lane_integer_control_function_cuts),
    .lane_integer_control_function_counts(valu_lane_integer_control_function_counts),
    .lane_integer_control_function_ors(valu_lane_integer_control_function_ors),
    .lane_integer_control_function_magnitude(valu_lane_integer_control_function_magnitude),
    .lane_integer_control_function_factors(valu_lane_integer_control_function_factors),
    .lane_integer_control_function_addend(valu_lane_integer_control_function_addend),
    .lane_integer_control_function_outcome(valu_lane_integer_control_function_outcome),
    .lane_integer_control_function_saturates(valu_lane_integer_control_function_saturates),
    .lane_integer_control_clamp(valu_lane_integer_control_clamp), .lane_integer_start(valu_lane_integer_start),
    .lane_float_start(valu_lane_float_start), .float_odd(valu_float_odd),
    .lane_float_control(valu_lane_float_control), .shared_launch(valu_shared_launch),
    .shared_kind(valu_shared_kind), .shared_of_one(valu_shared_of_one), .shared_ready(shared_ready),
    .shared_start(valu_shared_start),
    .shared_control_function_transcendental(valu_shared_control_function_transcendental),
    .shared_control_function_of_one_lane(valu_shared_control_function_of_one_lane),
    .shared_control_round(valu_shared_control_round), .shared_control_keep_inputs(valu_shared_control_keep_inputs),
    .shared_control_keep_outputs(valu_shared_control_keep_outputs), .shared_control_omod(valu_shared_control_omod),
    .shared_control_clamp(valu_shared_control_clamp), .shared_control_saturate(valu_shared_control_saturate),
    .shared_announce(shared_announce), .matrix_announce(valu_matrix_announce), .lane_mask(valu_lane_mask),
    .lane_number(valu_lane_number), .lane_value(valu_lane_value), .lane_unit(valu_lane_unit),
    .lane_active(valu_lane_active), .lane_write_address(valu_lane_write_address),
    .lane_write_low(valu_lane_write_low), .lane_write_high(valu_lane_write_high),
    .lane_write_memory(valu_lane_write_memory), .lane_flag(lane_flag), .lane_result(valu_lane_result),
    .write_valid(valu_write_valid), .write_wave(valu_write_wave), .write_pair(valu_write_pair),
    .write_data(valu_write_data), .write_halves(valu_write_halves), .read_done(units_vector_read),
    .retired_valid(retire_valid[1]), .retired_wave(retire_1_wave), .scalar_done(valu_scalar_done),
    .done_event_row(valu_row), .done_event_beat(valu_beat));

  shared_units shared (
    .clock(clock), .launch(valu_shared_launch), .launch_kind(valu_shared_kind), .launch_of_one(valu_shared_of_one),
    .ready(shared_ready), .start(valu_shared_start),
    .control_function_transcendental(valu_shared_control_function_transcendental),
    .control_function_of_one_lane(valu_shared_control_function_of_one_lane),
    .control_round(valu_shared_control_round), .control_keep_inputs(valu_shared_control_keep_inputs),
    .control_keep_outputs(valu_shared_control_keep_outputs), .control_omod(valu_shared_control_omod),
    .control_clamp(valu_shared_control_clamp), .control_saturate(valu_shared_control_saturate), .s0(lane_operand_0),
    .announce(shared_announce), .done(shared_done), .value(shared_value), .flag(shared_flag));

  paired_float floats_0 (
    .clock(clock), .start(valu_lane_float_start), .control(valu_lane_float_control), .odd(valu_float_odd),
    .s0(lane_operand_0), .s1(lane_operand_1), .s2(lane_operand_2), .mask(valu_lane_mask), .value(floats_0_value),
    .flag(floats_0_flag));

  vector_memory vmem (
    .clock(clock), .issue_valid(issue_valid[3]), .issue_wave(issue_unit_wave[15:12]),
    .issue_sequence(issue_unit_4_sequence), .issue_scalar(vmem_issue_first_scalar), .issue_pc(fault_pc),
    .access_space(vmem_decode_access_space), .access_control_kind(vmem_decode_access_control_kind),
    .access_control_dwords(vmem_decode_access_control_dwords),
    .access_control_data_rows(vmem_decode_access_control_data_rows),
    .access_control_format_size(vmem_decode_access_control_format_size),
    .access_control_format_signed(vmem_decode_access_control_format_signed),
    .access_control_format_half(vmem_decode_access_control_format_half),
    .access_control_format_high(vmem_decode_access_control_format_high),
    .access_control_lane_addressed(vmem_decode_access_control_lane_addressed),
    .access_control_block(vmem_decode_access_control_block),
    .access_control_invalidates(vmem_decode_access_control_invalidates),
    .access_control_flat(vmem_decode_access_control_flat),
    .access_control_operation(vmem_decode_access_control_operation), .access_returns(vmem_decode_access_returns),
    .access_counts_load(vmem_decode_access_counts_load), .access_address_rows(vmem_decode_access_address_rows),
    .access_wide_address(vmem_decode_access_wide_address), .access_address(vmem_decode_access_address),
    .access_source(vmem_decode_access_source), .access_destination(vmem_decode_access_destination),
    .access_has_scalar(vmem_decode_access_has_scalar), .access_resource(vmem_decode_access_resource),
    .access_offset(vmem_decode_access_offset), .access_beyond_unit(vmem_decode_access_beyond_unit),
    .issue_state_exec(states_vmem_issue_state_exec), .issue_state_m0(states_vmem_issue_state_m0),
    .issue_state_place_vgpr_base(states_vmem_issue_state_place_vgpr_base),
    .issue_state_place_scratch_base(states_vmem_issue_state_place_scratch_base),
    .issue_state_shape_wave64(states_vmem_issue_state_shape_wave64), .vgprs(launch_vgprs), .ready(vmem_ready),
    .invalidate(invalidate), .base_wave(vmem_base_wave), .base_index(vmem_base_index),
    .base_data(sgprs_read_data[511:448]), .read_valid(vmem_read_valid), .read_row(vmem_read_row),
    .read_beat(vmem_read_beat), .vgpr(lane_memory_read), .read_done(units_memory_read),
    .read_wave(units_memory_reader), .write_valid(vmem_write_valid), .write_wave(vmem_write_wave),
    .write_row(vmem_write_row), .write_beat(vmem_write_beat), .write_ready(row_port_write_ready_0),
    .write_data(vmem_write_data), .write_bytes(vmem_write_bytes), .flat_parts(vmem_flat_parts),
    .lds_parts(lds_flat_parts), .flat_done(vmem_flat_done), .loaded_valid(retire_valid[3]),
    .loaded_wave(retire_3_wave), .stored_valid(retire_valid[4]), .request_valid(request_2_valid),
    .request_write(request_2_write), .request_line(request_2_line), .request_mask(request_2_mask),
    .request_tag(request_2_tag), .request_ready(request_ready_2), .request_data(request_data),
    .response_valid(response_2_valid), .response_tag(response_2_tag), .response_part(response_2_part),
    .response_last(response_2_last), .response_data_0(response_data_0), .written(written),
    .written_line(written_line), .atomic_valid(atomic_valid), .atomic_operation(atomic_operation),
    .atomic_wide(atomic_wide), .atomic_word(atomic_word), .atomic_data(atomic_data), .atomic_ready(atomic_ready),
    .atomic_answer_valid(atomic_answer_valid), .atomic_answer_tag(atomic_answer_tag),
    .atomic_answer_value(atomic_answer_value), .violation_reason(violation_reason), .violation_lane(violation_lane),
    .violation_wave(violation_wave), .violation_sequence(violation_sequence), .violation_pc(violation_pc),
    .requester_wave(request_wave), .requester_sequence(request_sequence));

  lds_unit lds (
    .clock(clock), .simd(index), .issue_valid(flat_unit_valid), .issue_wave(flat_unit_wave),
    .issue_exec(flat_unit_exec), .issue_state_m0(states_lds_issue_state_m0),
    .issue_state_place_vgpr_base(states_lds_issue_state_place_vgpr_base),
    .issue_state_place_lds_base(states_lds_issue_state_place_lds_base),
    .issue_state_shape_wave64(states_lds_issue_state_shape_wave64),
    .issue_state_shape_lds_size(states_lds_issue_state_shape_lds_size), .vgprs(launch_vgprs),
    .issued_operation_flat(lds_decode_operation_flat),
    .issued_operation_control_address(lds_decode_operation_control_address),
    .issued_operation_control_data0(lds_decode_operation_control_data0),
    .issued_operation_control_data1(lds_decode_operation_control_data1),
    .issued_operation_control_loads(lds_decode_operation_control_loads),
    .issued_operation_control_stores(lds_decode_operation_control_stores),
    .issued_operation_control_returns(lds_decode_operation_control_returns),
    .issued_operation_control_two(lds_decode_operation_control_two),
    .issued_operation_control_unit(lds_decode_operation_control_unit),
    .issued_operation_control_format_size(lds_decode_operation_control_format_size),
    .issued_operation_control_format_signed(lds_decode_operation_control_format_signed),
    .issued_operation_control_format_half(lds_decode_operation_control_format_half),
    .issued_operation_control_format_high(lds_decode_operation_control_format_high),
    .issued_operation_control_serial(lds_decode_operation_control_serial),
    .issued_operation_control_computes(lds_decode_operation_control_computes),
    .issued_operation_control_operation(lds_decode_operation_control_operation),
    .issued_operation_control_wide(lds_decode_operation_control_wide),
    .issued_operation_control_counts(lds_decode_operation_control_counts),
    .issued_operation_control_conditional(lds_decode_operation_control_conditional),
    .issued_operation_control_cross(lds_decode_operation_control_cross),
    .issued_operation_control_fetch_inactive(lds_decode_operation_control_fetch_inactive),
    .issued_operation_address_register(lds_decode_operation_address_register),
    .issued_operation_data0_register(lds_decode_operation_data0_register),
    .issued_operation_data1_register(lds_decode_operation_data1_register),
    .issued_operation_destination(lds_decode_operation_destination),
    .issued_operation_offset(lds_decode_operation_offset), .ready(lds_ready), .wave(lds_wave),
    .read_valid(lds_read_valid), .read_row(lds_read_row), .read_beat(lds_read_beat),
    .read_ready(row_port_read_ready_1), .vgpr(lane_memory_read), .read_done(lds_read_done),
    .write_valid(lds_write_valid), .write_wave(lds_write_wave), .write_row(lds_write_row),
    .write_beat(lds_write_beat), .write_ready(row_port_write_ready_1), .write_data(lds_write_data),
    .write_bytes(lds_write_bytes), .want(lds_want), .store(lds_store), .valid(lds_valid),
    .request_bank(lds_request_bank), .request_row(lds_request_row), .request_data(lds_request_data),
    .request_bytes(lds_request_bytes), .granted(lds_granted), .served(lds_served), .loaded(lds_word),
    .retired_valid(lds_retired_valid), .retired_wave(lds_retired_wave), .flat(lds_flat),
    .flat_parts(lds_flat_parts), .memory_parts(vmem_flat_parts));

  flat_queue flat (
    .clock(clock), .memory_valid(issue_valid[3]), .memory_wave(issue_unit_wave[15:12]),
    .memory_words_word_0(issue_unit_words_word_0[127:96]), .memory_words_word_1(issue_unit_words_word_1[127:96]),
    .memory_words_word_2(issue_unit_words_word_2[127:96]), .memory_is_flat(vmem_issue_is_flat),
    .memory_exec(states_vmem_issue_state_exec), .lds_valid(issue_valid[4]), .lds_wave(issue_unit_wave[19:16]),
    .lds_words_word_0(issue_unit_words_word_0[159:128]), .lds_words_word_1(issue_unit_words_word_1[159:128]),
    .waits(flat_waits), .ready(lds_ready), .unit_valid(flat_unit_valid), .unit_wave(flat_unit_wave),
    .unit_words_word_0(flat_unit_words_word_0), .unit_words_word_1(flat_unit_words_word_1),
    .unit_words_word_2(flat_unit_words_word_2), .exec_now(states_lds_issue_state_exec), .unit_exec(flat_unit_exec));

  wave_states states (
    .state_exec(slot_state_exec), .state_vcc(slot_state_vcc), .state_scc(slot_state_scc), .state_m0(slot_state_m0),
    .state_mode(slot_state_mode), .state_status(slot_state_status), .state_state_priv(slot_state_state_priv),
    .state_pc(slot_state_pc), .state_place_vgpr_base(slot_state_place_vgpr_base),
    .state_place_lds_base(slot_state_place_lds_base), .state_place_scratch_base(slot_state_place_scratch_base),
    .state_shape_wave64(slot_state_shape_wave64), .state_shape_group(slot_state_shape_group),
    .state_shape_group_waves(slot_state_shape_group_waves), .state_shape_lds_size(slot_state_shape_lds_size),
    .state_scalars_settled(slot_state_scalars_settled), .salu_decode(salu_read_wave), .salu_execute(condition_wave),
    .smem_read(smem_read_wave), .valu_issue(issue_unit_wave[11:8]), .valu_head(valu_head_wave),
    .lds_issue(flat_unit_wave), .salu_decode_state_scc(states_salu_decode_state_scc),
    .salu_decode_state_m0(states_salu_decode_state_m0), .salu_execute_state_scc(states_salu_execute_state_scc),
    .salu_execute_state_mode(states_salu_execute_state_mode),
    .salu_execute_state_status(states_salu_execute_state_status),
    .salu_execute_state_state_priv(states_salu_execute_state_state_priv),
    .salu_execute_state_place_scratch_base(states_salu_execute_state_place_scratch_base),
    .salu_execute_state_shape_group(states_salu_execute_state_shape_group),
    .smem_read_state_pc(states_smem_read_state_pc), .smem_read_state_shape_group(asking_group),
    .smem_read_state_shape_group_waves(states_smem_read_state_shape_group_waves),
    .valu_issue_state_m0(states_valu_issue_state_m0),
    .valu_issue_state_place_vgpr_base(states_valu_issue_state_place_vgpr_base),
    .valu_issue_state_shape_wave64(states_valu_issue_state_shape_wave64),
    .valu_issue_state_scalars_settled(states_valu_issue_state_scalars_settled),
    .valu_head_state_exec(states_valu_head_state_exec), .valu_head_state_vcc(states_valu_head_state_vcc),
    .valu_head_state_scc(states_valu_head_state_scc), .valu_head_state_mode(states_valu_head_state_mode),
    .valu_head_state_scalars_settled(states_valu_head_state_scalars_settled),
    .vmem_issue_state_exec(states_vmem_issue_state_exec), .vmem_issue_state_m0(states_vmem_issue_state_m0),
    .vmem_issue_state_place_vgpr_base(states_vmem_issue_state_place_vgpr_base),
    .vmem_issue_state_place_scratch_base(states_vmem_issue_state_place_scratch_base),
    .vmem_issue_state_shape_wave64(states_vmem_issue_state_shape_wave64),
    .lds_issue_state_exec(states_lds_issue_state_exec), .lds_issue_state_m0(states_lds_issue_state_m0),
    .lds_issue_state_place_vgpr_base(states_lds_issue_state_place_vgpr_base),
    .lds_issue_state_place_lds_base(states_lds_issue_state_place_lds_base),
    .lds_issue_state_shape_wave64(states_lds_issue_state_shape_wave64),
    .lds_issue_state_shape_lds_size(states_lds_issue_state_shape_lds_size));

  wave_progress progress (
    .happens_scalar_write(scalar_valid), .happens_scc_write(condition_valid), .happens_mode_write(salu_mode_write),
    .happens_salu_done(retire_valid[0]), .happens_valu_read(units_vector_read), .happens_valu_done(retire_valid[1]),
    .happens_valu_scalar_done(valu_scalar_done), .happens_smem_done(retire_valid[2]), .happens_resume(smem_resumes),
    .happens_transfer(progress_happens_transfer), .happens_vmem_read(units_memory_read),
    .happens_load_done(retire_valid[3]), .happens_store_done(retire_valid[4]),
    .happens_lds_read(progress_happens_lds_read), .happens_lds_done(progress_happens_lds_done),
    .workers_scalar_write(scalar_wave), .workers_salu(condition_wave), .workers_valu_head(valu_head_wave),
    .workers_valu(retire_1_wave), .workers_smem_read(smem_read_wave), .workers_smem(retire_2_wave),
    .workers_vmem_read(units_memory_reader), .workers_vmem(retire_3_wave),
    .workers_lds_read(progress_workers_lds_read), .workers_lds(progress_workers_lds),
    .of_wave_scalar_write(progress_of_wave_scalar_write), .of_wave_scc_write(progress_of_wave_scc_write),
    .of_wave_mode_write(progress_of_wave_mode_write), .of_wave_salu_done(progress_of_wave_salu_done),
    .of_wave_valu_read(progress_of_wave_valu_read), .of_wave_valu_done(progress_of_wave_valu_done),
    .of_wave_valu_scalar_done(progress_of_wave_valu_scalar_done), .of_wave_smem_done(progress_of_wave_smem_done),
    .of_wave_resume(progress_of_wave_resume), .of_wave_transfer(progress_of_wave_transfer),
    .of_wave_vmem_read(progress_of_wave_vmem_read), .of_wave_load_done(progress_of_wave_load_done),
    .of_wave_store_done(progress_of_wave_store_done), .of_wave_lds_read(progress_of_wave_lds_read),
    .of_wave_lds_done(progress_of_wave_lds_done));

  row_port row_port (
    .clock(clock), .read_0_valid(vmem_read_valid), .read_0_row(vmem_read_row), .read_0_beat(vmem_read_beat),
    .read_1_valid(lds_read_valid), .read_1_row(lds_read_row), .read_1_beat(lds_read_beat),
    .write_0_valid(vmem_write_valid), .write_0_row(vmem_write_row), .write_0_beat(vmem_write_beat),
    .write_1_valid(lds_write_valid), .write_1_row(lds_write_row), .write_1_beat(lds_write_beat),
    .write_2_valid(launch_vgpr), .write_2_row(launch_row), .write_2_beat(launch_beat),
    .bank_ready(valu_memory_write_ready), .reads_valid(row_port_reads_valid), .reads_row(row_port_reads_row),
    .reads_beat(row_port_reads_beat), .read_ready_1(row_port_read_ready_1), .writes_valid(row_port_writes_valid),
    .writes_row(load_row), .writes_beat(load_beat), .write_ready_0(row_port_write_ready_0),
    .write_ready_1(row_port_write_ready_1), .write_ready_2(launch_vgpr_ready));
endmodule
`default_nettype wire
