// compute_unit: kernel of hdl/src/compute_unit.rs:41. Written by Tombolo; change the source.
// SPDX-License-Identifier: MIT OR Apache-2.0
`default_nettype none

module compute_unit (
  input wire clock, // The one clock.
  input wire bus_valid, // A request of the register bus: see crate::registers::register_block.
  input wire bus_write, // It writes.
  input wire [17:0] bus_address, // Byte address.
  input wire [31:0] bus_data, // Data to write.
  input wire [3:0] bus_bytes, // Bytes to write.
  output wire bus_ready, // The answer to the request of the cycle before.
  output wire bus_error, // It was refused.
  output wire [31:0] bus_read_data, // Data read.
  output wire [3:0] dispatch_error, // COMPUTE_STATUS.ERROR: why the last dispatch was not started.
  output wire busy, // A dispatch is in progress.
  output wire request_valid, // A request to memory.
  input wire request_ready, // It is taken in this cycle.
  output wire request_write, // It writes.
  output wire [41:0] request_line, // Line number: byte address / 64.
  output wire [511:0] request_data, // Bytes to write.
  output wire [63:0] request_mask, // Bytes wanted or written; a read without any takes what is there.
  output wire [9:0] request_id, // Identifier that the answer carries.
  input wire response_valid, // An answer: the line of a read, or that a write is done.
  output wire response_ready, // It is taken in this cycle.
  input wire [9:0] response_id, // Identifier of the request.
  input wire [511:0] response_data, // The line.
  // Parts of the line that was read lie outside memory: bit 0 some, bit 1 all. Such a line is not kept as data, and
  // what is not there is not executed.
  input wire [1:0] response_missing,
  output wire interrupt_0, // A wave of the SIMD interrupts the host (S_SENDMSG, 5.4).
  output wire [31:0] interrupt_data_0, // Its M0; the low 24 bits are the program's.
  // The wave in the slot reached an instruction that this machine does not execute, of each SIMD.
  output wire [15:0] fault_0,
  // Address of that instruction; of the lowest slot, when several waves do in one cycle.
  output wire [47:0] fault_pc_0,
  output wire [2:0] violation_0_reason, // Vector memory refuses the access of a lane.
  output wire [5:0] violation_0_lane, output wire [3:0] violation_0_wave, output wire [15:0] violation_0_sequence
);

  wire [15:0] launch_0; wire [4:0] retire_valid;
  wire [3:0] retire_1_wave, retire_2_wave, retire_3_wave, lds_0_wave, lds_served; wire [19:0] lds_lane_0_bank;
  wire [43:0] lds_lane_0_row; wire [127:0] lds_lane_0_data; wire [15:0] lds_lane_0_bytes; wire [3:0] request_0_wave;
  wire [15:0] request_0_sequence; wire units_0_vector_read, units_0_memory_read; wire [3:0] units_0_memory_reader;
  wire scalar_0_valid; wire [3:0] scalar_0_wave; wire [5:0] scalar_0_pair; wire [63:0] scalar_0_data;
  wire [1:0] scalar_0_halves; wire condition_0_valid; wire [3:0] condition_0_wave; wire condition_0_value;
  wire [10:0] valu_0_row; wire [2:0] valu_0_beat; wire [10:0] load_0_row; wire [2:0] load_0_beat;
  wire [47:0] initial_pc; wire [31:0] initial_mode; wire [10:0] place_vgpr_base; wire [17:0] place_lds_base;
  wire [47:0] place_scratch_base; wire shape_wave64; wire [4:0] shape_group; wire [5:0] shape_group_waves;
  wire [17:0] shape_lds_size; wire control_aborts, control_clear_fault, control_start;
  wire [511:0] control_user_data;
  wire [31:0] control_grid_0, control_grid_1, control_grid_2, control_first_0, control_first_1, control_first_2;
  wire [10:0] control_block_0, control_block_1, control_block_2, control_partial_0, control_partial_1;
  wire [10:0] control_partial_2; wire control_partial_enable, control_in_items; wire [1:0] control_id_dimensions;
  wire [10:0] control_vgprs; wire [47:0] control_scratch; wire [23:0] control_scratch_bytes;
  wire [9:0] control_wave_limit; wire [3:0] control_group_limit; wire dispatcher_busy, dispatcher_invalidate;
  wire [15:0] dispatcher_run_0; wire [31:0] dispatcher_position_x;
  wire [15:0] dispatcher_position_y, dispatcher_position_z; wire [3:0] dispatcher_launch_wave, dispatcher_wave_0;
  wire dispatcher_scalar_write_0; wire [5:0] dispatcher_scalar_pair_0; wire [63:0] dispatcher_scalar_data_0;
  wire dispatcher_vgpr_write_0; wire [10:0] dispatcher_vgpr_row; wire [2:0] dispatcher_vgpr_beat;
  wire [127:0] dispatcher_vgpr_data; wire faults_stop, faults_stopped;
  wire [2:0] faults_told_kind /* FaultKind */, faults_told_reason /* Refusal */; wire [5:0] faults_told_lane;
  wire [1:0] faults_told_simd; wire [3:0] faults_told_slot; wire [47:0] faults_told_pc; wire [63:0] faults_group;
  wire simd_0_launch_scalar_ready, simd_0_launch_vgpr_ready, simd_0_forget_data, simd_0_counts, simd_0_reads_cycles;
  wire [4:0] simd_0_asking_group; wire simd_0_signal, simd_0_wake, simd_0_end, simd_0_forget;
  wire [4:0] simd_0_event_group; wire [15:0] simd_0_active; wire [79:0] simd_0_active_groups;
  wire simd_0_request_0_valid; wire [41:0] simd_0_request_0_line; wire [63:0] simd_0_request_0_mask;
  wire [5:0] simd_0_request_0_tag; wire simd_0_request_1_valid; wire [41:0] simd_0_request_1_line;
  wire [63:0] simd_0_request_1_mask; wire [5:0] simd_0_request_1_tag;
  wire simd_0_request_2_valid, simd_0_request_2_write; wire [41:0] simd_0_request_2_line;
  wire [63:0] simd_0_request_2_mask; wire [5:0] simd_0_request_2_tag; wire [511:0] simd_0_request_data;
  wire simd_0_atomic_valid; wire [4:0] simd_0_atomic_operation /* AtomicOperation */; wire simd_0_atomic_wide;
  wire [3:0] simd_0_atomic_word; wire [127:0] simd_0_atomic_data; wire [47:0] simd_0_violation_pc;
  wire simd_0_lds_want, simd_0_lds_store; wire [3:0] simd_0_lds_valid; wire [2:0] simd_0_fault_kind /* FaultKind */;
  wire lds_granted_0; wire [127:0] lds_word; wire [5:0] barriers_signalled_0;
  wire barriers_first_0, barriers_completed; wire [4:0] barriers_completed_group; wire barriers_woken_0;
  wire [4:0] barriers_woken_group_0;
  wire requests_contends, requests_taken_0, requests_taken_1, requests_taken_2, requests_atomic_taken;
  wire requests_written; wire [41:0] requests_written_line; wire requests_written_by_simd, responses_to_0_valid;
  wire [5:0] responses_to_0_tag; wire [1:0] responses_to_0_part; wire responses_to_0_last;
  wire [1:0] responses_to_0_missing; wire responses_to_1_valid; wire [5:0] responses_to_1_tag;
  wire [1:0] responses_to_1_part; wire responses_to_1_last; wire [1:0] responses_to_1_missing;
  wire responses_to_2_valid; wire [5:0] responses_to_2_tag; wire [1:0] responses_to_2_part;
  wire responses_to_2_last, responses_to_atomic_valid; wire [5:0] responses_to_atomic_tag;
  wire [1:0] responses_to_atomic_part; wire responses_to_atomic_last; wire [127:0] responses_data_0;
  wire atomic_ready_0, atomic_answer_0_valid; wire [5:0] atomic_answer_0_tag; wire [63:0] atomic_answer_0_value;
  wire atomic_request_valid, atomic_request_write; wire [41:0] atomic_request_line; wire [63:0] atomic_request_mask;
  wire [5:0] atomic_request_tag; wire [511:0] atomic_request_data; wire atomic_locked, atomic_pending;
  reg [63:0] cycles; reg forget, forget_data, started_0;

  wire empties = started_0;
  wire tick = cycles[5:0] == 6'd0;
  assign busy = dispatcher_busy | atomic_pending;
  wire [10:0] initial_place_vgpr_base = place_vgpr_base;
  wire [17:0] initial_place_lds_base = place_lds_base;
  wire [47:0] initial_place_scratch_base = place_scratch_base;
  wire initial_shape_wave64 = shape_wave64;
  wire [4:0] initial_shape_group = shape_group;
  wire [5:0] initial_shape_group_waves = shape_group_waves;
  wire [17:0] initial_shape_lds_size = shape_lds_size;
  wire [1:0] simd_0_index = 2'd0;
  wire simd_0_invalidate = empties | forget;
  wire simd_0_invalidate_data = empties | forget_data;
  wire simd_0_tick = tick & simd_0_counts;
  wire [63:0] simd_0_cycles = simd_0_reads_cycles ? cycles : 64'd0;
  wire barriers_launch = (|launch_0) ? 1'b1 : 1'b0;
  initial begin
    cycles = 64'd0; forget = 1'b0; forget_data = 1'b0; started_0 = 1'b0;
  end
  always @(posedge clock) begin
    cycles <= cycles + 64'd1;
    forget <= simd_0_forget ? 1'b1 : 1'b0;
    forget_data <= simd_0_forget_data ? 1'b1 : 1'b0;
    started_0 <= dispatcher_invalidate;
  end

  dispatch_control control (
    .clock(clock), .bus_valid(bus_valid), .bus_write(bus_write), .bus_address(bus_address), .bus_data(bus_data),
    .bus_bytes(bus_bytes), .bus_ready(bus_ready), .bus_error(bus_error), .bus_read_data(bus_read_data), .busy(busy),
    .error(dispatch_error), .aborts(control_aborts), .clear_fault(control_clear_fault), .stopped(faults_stopped),
    .fault_kind(faults_told_kind), .fault_reason(faults_told_reason), .fault_lane(faults_told_lane),
    .fault_simd(faults_told_simd), .fault_slot(faults_told_slot), .fault_pc(faults_told_pc),
    .fault_group(faults_group), .start(control_start), .entry(initial_pc), .user_data(control_user_data),
    .grid_0(control_grid_0), .grid_1(control_grid_1), .grid_2(control_grid_2), .first_0(control_first_0),
    .first_1(control_first_1), .first_2(control_first_2), .block_0(control_block_0), .block_1(control_block_1),
    .block_2(control_block_2), .partial_0(control_partial_0), .partial_1(control_partial_1),
    .partial_2(control_partial_2), .partial_enable(control_partial_enable), .in_items(control_in_items),
    .id_dimensions(control_id_dimensions), .vgprs(control_vgprs), .mode(initial_mode), .wave64(shape_wave64),
    .lds_bytes(shape_lds_size), .scratch(control_scratch), .scratch_bytes(control_scratch_bytes),
    .wave_limit(control_wave_limit), .group_limit(control_group_limit));

  dispatcher dispatcher (
    .clock(clock), .start(control_start), .user_data(control_user_data), .grid_0(control_grid_0),
    .grid_1(control_grid_1), .grid_2(control_grid_2), .first_0(control_first_0), .first_1(control_first_1),
    .first_2(control_first_2), .block_0(control_block_0), .block_1(control_block_1), .block_2(control_block_2),
    .partial_0(control_partial_0), .partial_1(control_partial_1), .partial_2(control_partial_2),
    .partial_enable(control_partial_enable), .in_items(control_in_items), .vgprs(control_vgprs),
    .wave64(shape_wave64), .lds_bytes(shape_lds_size), .scratch(control_scratch),
    .scratch_bytes(control_scratch_bytes), .id_dimensions(control_id_dimensions), .wave_limit(control_wave_limit),
    .group_limit(control_group_limit), .stop(faults_stop), .busy(dispatcher_busy),
    .invalidate(dispatcher_invalidate), .active_0(simd_0_active), .launch_0(launch_0), .run_0(dispatcher_run_0),
    .active_groups_0(simd_0_active_groups), .vgpr_base(place_vgpr_base), .group(shape_group),
    .position_x(dispatcher_position_x), .position_y(dispatcher_position_y), .position_z(dispatcher_position_z),
    .group_waves(shape_group_waves), .lds_base(place_lds_base), .scratch_base(place_scratch_base),
    .launch_wave(dispatcher_launch_wave), .wave_0(dispatcher_wave_0), .scalar_write_0(dispatcher_scalar_write_0),
    .scalar_ready_0(simd_0_launch_scalar_ready), .scalar_pair_0(dispatcher_scalar_pair_0),
    .scalar_data_0(dispatcher_scalar_data_0), .vgpr_write_0(dispatcher_vgpr_write_0),
    .vgpr_ready_0(simd_0_launch_vgpr_ready), .vgpr_row(dispatcher_vgpr_row), .vgpr_beat(dispatcher_vgpr_beat),
    .vgpr_data(dispatcher_vgpr_data));

  faults faults (
    .clock(clock), .busy(dispatcher_busy), .starts(control_start), .aborts(control_aborts),
    .clear(control_clear_fault), .launch_0(launch_0), .launch_wave(dispatcher_launch_wave),
    .group_x(dispatcher_position_x), .group_y(dispatcher_position_y), .group_z(dispatcher_position_z),
    .fault_0(fault_0), .fault_kind_0(simd_0_fault_kind), .fault_pc_0(fault_pc_0),
    .violation_0_reason(violation_0_reason), .violation_0_lane(violation_0_lane),
    .violation_0_wave(violation_0_wave), .violation_pc_0(simd_0_violation_pc), .stop(faults_stop),
    .stopped(faults_stopped), .told_kind(faults_told_kind), .told_reason(faults_told_reason),
    .told_lane(faults_told_lane), .told_simd(faults_told_simd), .told_slot(faults_told_slot),
    .told_pc(faults_told_pc), .group(faults_group));

  simd simd_0 (
    .clock(clock), .index(simd_0_index), .launch(launch_0), .run(dispatcher_run_0), .initial_pc(initial_pc),
    .initial_mode(initial_mode), .initial_place_vgpr_base(initial_place_vgpr_base),
    .initial_place_lds_base(initial_place_lds_base), .initial_place_scratch_base(initial_place_scratch_base),
    .initial_shape_wave64(initial_shape_wave64), .initial_shape_group(initial_shape_group),
    .initial_shape_group_waves(initial_shape_group_waves), .initial_shape_lds_size(initial_shape_lds_size),
    .stop(faults_stop), .launch_vgprs(control_vgprs), .launch_wave(dispatcher_wave_0),
    .launch_scalar(dispatcher_scalar_write_0), .launch_scalar_ready(simd_0_launch_scalar_ready),
    .launch_pair(dispatcher_scalar_pair_0), .launch_data(dispatcher_scalar_data_0),
    .launch_vgpr(dispatcher_vgpr_write_0), .launch_vgpr_ready(simd_0_launch_vgpr_ready),
    .launch_row(dispatcher_vgpr_row), .launch_beat(dispatcher_vgpr_beat), .launch_value(dispatcher_vgpr_data),
    .invalidate(simd_0_invalidate), .invalidate_data(simd_0_invalidate_data), .forget_data(simd_0_forget_data),
    .tick(simd_0_tick), .counts(simd_0_counts), .cycles(simd_0_cycles), .reads_cycles(simd_0_reads_cycles),
    .completed(barriers_completed), .completed_group(barriers_completed_group), .asking_group(simd_0_asking_group),
    .signalled(barriers_signalled_0), .signalled_first(barriers_first_0), .woken_0(barriers_woken_0),
    .woken_group_0(barriers_woken_group_0), .signal(simd_0_signal), .wake(simd_0_wake), .end_(simd_0_end),
    .interrupt_(interrupt_0), .forget(simd_0_forget), .event_group(simd_0_event_group), .event_m0(interrupt_data_0),
    .active(simd_0_active), .active_groups(simd_0_active_groups), .request_0_valid(simd_0_request_0_valid),
    .request_0_line(simd_0_request_0_line), .request_0_mask(simd_0_request_0_mask),
    .request_0_tag(simd_0_request_0_tag), .request_1_valid(simd_0_request_1_valid),
    .request_1_line(simd_0_request_1_line), .request_1_mask(simd_0_request_1_mask),
    .request_1_tag(simd_0_request_1_tag), .request_2_valid(simd_0_request_2_valid),
    .request_2_write(simd_0_request_2_write), .request_2_line(simd_0_request_2_line),
    .request_2_mask(simd_0_request_2_mask), .request_2_tag(simd_0_request_2_tag),
    .request_ready_0(requests_taken_0), .request_ready_1(requests_taken_1), .request_ready_2(requests_taken_2),
    .request_data(simd_0_request_data), .response_0_valid(responses_to_0_valid),
    .response_0_tag(responses_to_0_tag), .response_0_part(responses_to_0_part),
    .response_0_last(responses_to_0_last), .response_0_missing(responses_to_0_missing),
    .response_1_valid(responses_to_1_valid), .response_1_tag(responses_to_1_tag),
    .response_1_part(responses_to_1_part), .response_1_last(responses_to_1_last),
    .response_1_missing(responses_to_1_missing), .response_2_valid(responses_to_2_valid),
    .response_2_tag(responses_to_2_tag), .response_2_part(responses_to_2_part),
    .response_2_last(responses_to_2_last), .response_data_0(responses_data_0), .written(requests_written),
    .written_line(requests_written_line), .atomic_valid(simd_0_atomic_valid),
    .atomic_operation(simd_0_atomic_operation), .atomic_wide(simd_0_atomic_wide), .atomic_word(simd_0_atomic_word),
    .atomic_data(simd_0_atomic_data), .atomic_ready(atomic_ready_0), .atomic_answer_valid(atomic_answer_0_valid),
    .atomic_answer_tag(atomic_answer_0_tag), .atomic_answer_value(atomic_answer_0_value),
    .violation_reason(violation_0_reason), .violation_lane(violation_0_lane), .violation_wave(violation_0_wave),
    .violation_sequence(violation_0_sequence), .violation_pc(simd_0_violation_pc), .lds_want(simd_0_lds_want),
    .lds_store(simd_0_lds_store), .lds_valid(simd_0_lds_valid), .lds_request_bank(lds_lane_0_bank),
    .lds_request_row(lds_lane_0_row), .lds_request_data(lds_lane_0_data), .lds_request_bytes(lds_lane_0_bytes),
    .lds_granted(lds_granted_0), .lds_served(lds_served), .lds_word(lds_word), .fault(fault_0),
    .fault_pc(fault_pc_0), .fault_kind(simd_0_fault_kind), .units_vector_read(units_0_vector_read),
    .units_memory_read(units_0_memory_read), .units_memory_reader(units_0_memory_reader),
    .scalar_valid(scalar_0_valid), .scalar_wave(scalar_0_wave), .scalar_pair(scalar_0_pair),
    .scalar_data(scalar_0_data), .scalar_halves(scalar_0_halves), .condition_valid(condition_0_valid),
    .condition_wave(condition_0_wave), .condition_value(condition_0_value), .valu_row(valu_0_row),
    .valu_beat(valu_0_beat), .load_row(load_0_row), .load_beat(load_0_beat), .lds_wave(lds_0_wave),
    .request_wave(request_0_wave), .request_sequence(request_0_sequence), .retire_valid(retire_valid),
    .retire_1_wave(retire_1_wave), .retire_2_wave(retire_2_wave), .retire_3_wave(retire_3_wave));

  lds_core lds (
    .clock(clock), .want_0(simd_0_lds_want), .store_0(simd_0_lds_store), .valid_0(simd_0_lds_valid),
    .request_0_bank(lds_lane_0_bank), .request_0_row(lds_lane_0_row), .request_0_data(lds_lane_0_data),
    .request_0_bytes(lds_lane_0_bytes), .granted_0(lds_granted_0), .served(lds_served), .word(lds_word));

  barriers barriers (
    .clock(clock), .clear(faults_stop), .launch(barriers_launch), .launch_group(shape_group),
    .launch_waves(shape_group_waves), .signal_0(simd_0_signal), .wake_0(simd_0_wake), .end_0(simd_0_end),
    .group_0(simd_0_event_group), .asking_group_0(simd_0_asking_group), .signalled_0(barriers_signalled_0),
    .first_0(barriers_first_0), .completed(barriers_completed), .completed_group(barriers_completed_group),
    .woken_0(barriers_woken_0), .woken_group_0(barriers_woken_group_0));

  port_requests requests (
    .clock(clock), .request_0_valid(simd_0_request_0_valid), .request_0_line(simd_0_request_0_line),
    .request_0_mask(simd_0_request_0_mask), .request_0_tag(simd_0_request_0_tag),
    .request_1_valid(simd_0_request_1_valid), .request_1_line(simd_0_request_1_line),
    .request_1_mask(simd_0_request_1_mask), .request_1_tag(simd_0_request_1_tag),
    .request_2_valid(simd_0_request_2_valid), .request_2_write(simd_0_request_2_write),
    .request_2_line(simd_0_request_2_line), .request_2_mask(simd_0_request_2_mask),
    .request_2_tag(simd_0_request_2_tag), .data_0(simd_0_request_data), .atomic_valid(atomic_request_valid),
    .atomic_write(atomic_request_write), .atomic_line(atomic_request_line), .atomic_mask(atomic_request_mask),
    .atomic_tag(atomic_request_tag), .atomic_data(atomic_request_data), .locked(atomic_locked),
    .contends(requests_contends), .valid(request_valid), .ready(request_ready), .write(request_write),
    .line(request_line), .bytes(request_data), .mask(request_mask), .id(request_id), .taken_0(requests_taken_0),
    .taken_1(requests_taken_1), .taken_2(requests_taken_2), .atomic_taken(requests_atomic_taken),
    .written(requests_written), .written_line(requests_written_line), .written_by_simd(requests_written_by_simd));

  port_responses responses (
    .clock(clock), .valid(response_valid), .id(response_id), .line(response_data), .ready(response_ready),
    .missing(response_missing), .to_0_valid(responses_to_0_valid), .to_0_tag(responses_to_0_tag),
    .to_0_part(responses_to_0_part), .to_0_last(responses_to_0_last), .to_0_missing(responses_to_0_missing),
    .to_1_valid(responses_to_1_valid), .to_1_tag(responses_to_1_tag), .to_1_part(responses_to_1_part),
    .to_1_last(responses_to_1_last), .to_1_missing(responses_to_1_missing), .to_2_valid(responses_to_2_valid),
    .to_2_tag(responses_to_2_tag), .to_2_part(responses_to_2_part), .to_2_last(responses_to_2_last),
    .to_atomic_valid(responses_to_atomic_valid), .to_atomic_tag(responses_to_atomic_tag),
    .to_atomic_part(responses_to_atomic_part), .to_atomic_last(responses_to_atomic_last),
    .data_0(responses_data_0));

  atomic_unit atomic (
    .clock(clock), .invalidate(empties), .operation_0_valid(simd_0_atomic_valid),
    .operation_0_operation(simd_0_atomic_operation), .operation_0_wide(simd_0_atomic_wide),
    .operation_0_word(simd_0_atomic_word), .operation_0_data(simd_0_atomic_data),
    .target_0_line(simd_0_request_2_line), .target_0_tag(simd_0_request_2_tag), .ready_0(atomic_ready_0),
    .answer_0_valid(atomic_answer_0_valid), .answer_0_tag(atomic_answer_0_tag),
    .answer_0_value(atomic_answer_0_value), .request_valid(atomic_request_valid),
    .request_write(atomic_request_write), .request_line(atomic_request_line), .request_mask(atomic_request_mask),
    .request_tag(atomic_request_tag), .request_ready(requests_atomic_taken), .request_data(atomic_request_data),
    .response_valid(responses_to_atomic_valid), .response_tag(responses_to_atomic_tag),
    .response_part(responses_to_atomic_part), .response_last(responses_to_atomic_last),
    .response_data_0(responses_data_0), .locked(atomic_locked), .contends(requests_contends),
    .pending(atomic_pending), .written(requests_written_by_simd), .written_line(request_line));
endmodule
`default_nettype wire
