// simd: kernel of hdl/src/simd.rs:39
// Written by Tombolo; change the source.
// SPDX-License-Identifier: MIT OR Apache-2.0

`default_nettype none

module simd (
  input wire clock, // The one clock.
  input wire index, // The number of this SIMD.
  input wire [15:0] launch, // From the dispatcher: a wave is launched in the slot.
  input wire [15:0] run, // It starts.
  input wire [47:0] initial_pc, // What it gets.
  input wire [31:0] initial_mode,
  input wire [10:0] initial_vgpr_base,
  input wire initial_wave64,
  input wire [4:0] initial_group,
  input wire [5:0] initial_group_waves,
  input wire [16:0] initial_lds_base,
  input wire [16:0] initial_lds_size,
  input wire [47:0] initial_scratch_base,
  input wire stop, // The dispatch is stopped, see crate::dispatch::faults.
  input wire [10:0] launch_vgprs, // VGPRs of a wave.
  input wire [3:0] launch_wave, // The wave whose registers the dispatcher writes.
  input wire launch_scalar, // Writes a scalar register pair.
  output wire launch_scalar_ready, // It happens in this cycle.
  input wire [5:0] launch_pair, // Pair number.
  input wire [63:0] launch_data, // Data.
  input wire launch_vgpr, // Writes v0.
  output wire launch_vgpr_ready, // It happens in this cycle.
  input wire [10:0] launch_row, // Its row.
  input wire [2:0] launch_beat, // Beat.
  input wire [3:0] launch_lane, // Of this lane.
  input wire [31:0] launch_value, // Value.
  input wire invalidate, // Instruction lines are forgotten.
  input wire invalidate_data, // Scalar data lines are forgotten.
  output wire forget_data, // A wave asks for that.
  input wire tick, // One cycle in 64, while counts.
  output reg counts, // A sleep of a wave counts ticks down.
  input wire [63:0] cycles, // Clock count, while reads_cycles.
  output wire reads_cycles, // A scalar instruction may read it.
  input wire completed, // The barrier of a work-group has completed.
  input wire [4:0] completed_group, // Which.
  output wire [4:0] asking_group, // Work-group of the wave that asks for the state of its barrier.
  input wire [5:0] signalled, // Waves that have signalled that.
  input wire signalled_first, // Two cycles after a signal of this SIMD: it was the first one.
  input wire woken_0, // A wave of each SIMD wakes its group.
  input wire woken_1,
  input wire [4:0] woken_group_0, // Which.
  input wire [4:0] woken_group_1,
  output wire signal, // A wave signals the barrier of its group.
  output wire wake, // A wave wakes its group.
  output wire end_, // A wave ends.
  output wire interrupt_, // A wave interrupts the host.
  output wire forget, // A wave forgets the instruction caches.
  output wire [4:0] event_group, // The group of that wave.
  output wire [31:0] event_m0, // Its M0.
  output wire [15:0] active, // Slots that hold a wave.
  output wire [79:0] active_groups, // Numbers of their work-groups, 5 bits a slot.
  output wire request_valid_0, // Requests of the three clients of the memory port.
  output wire request_valid_1,
  output wire request_valid_2,
  input wire request_ready_0, // Taken.
  input wire request_ready_1,
  input wire request_ready_2,
  output wire [41:0] request_line_0, // Line number.
  output wire [41:0] request_line_1,
  output wire [41:0] request_line_2,
  output wire [63:0] request_mask_0, // Bytes that are wanted or written; instruction fetch wants what is there.
  output wire [63:0] request_mask_1,
  output wire [63:0] request_mask_2,
  output wire request_write, // Vector memory writes.
  output wire [511:0] request_data, // Its bytes.
  output wire [5:0] request_tag_0, // Records of the requests.
  output wire [5:0] request_tag_1,
  output wire [5:0] request_tag_2,
  input wire response_valid_0, // Answers to the three clients.
  input wire response_valid_1,
  input wire response_valid_2,
  input wire [1:0] response_missing, // Parts of the line lie outside memory: bit 0 some, bit 1 all.
  input wire [5:0] response_tag, // Record of the request.
  input wire [1:0] response_part, // Number of the part of the line, see crate::memory::port::Answers.
  input wire response_last, // It is the last one.
  input wire [127:0] response_data_0, // Its quarters.
  input wire written, // Somebody of the compute unit writes a line.
  input wire [41:0] written_line, // Which.
  output wire atomic_valid, // An atomic operation; its line is that of vector memory's request.
  input wire atomic_ready, // It is taken.
  output wire [4:0] atomic_operation, // crate::memory::atomic_alu::AtomicOperation.
  output wire atomic_wide, // 64 bits.
  output wire [3:0] atomic_word, // Dword in the line.
  output wire [127:0] atomic_data, // Data, behind it the comparand.
  input wire atomic_done, // An operation is done.
  input wire [5:0] atomic_tag, // Number of its record.
  input wire [63:0] atomic_value, // The value before it.
  output wire [2:0] violation, // The access of a lane is refused: why, see crate::memory::address::violation.
  output wire [5:0] violation_lane, // The lane.
  output wire [3:0] violation_wave, // Its wave.
  output wire [15:0] violation_sequence, // Number of the instruction.
  output wire [47:0] violation_pc, // Its address.
  output wire lds_want, // Wants to access the local data share.
  output wire lds_store, // Stores.
  output wire lds_hold, // Keeps the other SIMD off.
  output wire [3:0] lds_valid, // The lane wants a dword.
  output wire [19:0] lds_request_bank, // It.
  output wire [39:0] lds_request_row,
  output wire [127:0] lds_request_data,
  output wire [15:0] lds_request_bytes,
  input wire lds_granted, // The banks work for this SIMD.
  input wire [3:0] lds_served, // And serve the lane.
  input wire [127:0] lds_word, // What the lane loaded one clock ago.
  output wire [15:0] fault, // The wave in the slot reached an instruction that this machine does not execute.
  output wire [47:0] fault_pc, // Address of that instruction; of the lowest slot, when several waves do in one cycle.
  output wire [2:0] fault_kind, // crate::dispatch::faults::kind of that wave's fault.
  output wire scalar_valid, // A scalar register pair is written.
  output wire [3:0] scalar_wave,
  output wire [5:0] scalar_pair,
  output wire [63:0] scalar_data,
  output wire [1:0] scalar_halves,
  output wire condition_valid, // SCC is written.
  output wire [3:0] condition_wave,
  output wire condition_value,
  output wire [10:0] valu_row,
  output wire [2:0] valu_beat,
  output wire [3:0] lds_wave,
  output wire [3:0] request_wave, // Whose request vector memory sends, or whose load is answered from the cache.
  output wire [15:0] request_sequence,
  // Retired: scalar ALU, vector ALU, scalar memory, vector load, vector store, local data share.
  output wire [4:0] retire_valid,
  output wire [3:0] retire_1_wave,
  output wire [3:0] retire_2_wave,
  output wire [3:0] retire_3_wave,
  output wire [3:0] retire_5_wave
);
  localparam [1:0] UNIT_NAME_FLOAT = 2'd1;

  wire [3:0] slot_wants_turn_0;
  wire [3:0] slot_buffer_write_0;
  wire [3:0] slot_buffer_write_1;
  wire [15:0] slot_buffer_position_0;
  wire [3:0] slot_fetch_want;
  wire [191:0] slot_fetch_pc;
  wire [3:0] slot_ready;
  wire [11:0] slot_class;
  wire [127:0] slot_word_0;
  wire [127:0] slot_word_1;
  wire [127:0] slot_word_2;
  wire [63:0] slot_sequence;
  wire [3:0] slot_fault;
  wire [3:0] slot_traps;
  wire [3:0] slot_outside;
  wire [3:0] slot_counts;
  wire [3:0] slot_signals;
  wire [3:0] slot_wakes;
  wire [3:0] slot_ends;
  wire [3:0] slot_interrupts;
  wire [3:0] slot_invalidates;
  wire [3:0] slot_active;
  wire [255:0] slot_state_exec;
  wire [255:0] slot_state_vcc;
  wire [3:0] slot_state_scc;
  wire [127:0] slot_state_m0;
  wire [127:0] slot_state_mode;
  wire [127:0] slot_state_status;
  wire [127:0] slot_state_state_priv;
  wire [191:0] slot_state_pc;
  wire [43:0] slot_state_vgpr_base;
  wire [3:0] slot_state_wave64;
  wire [19:0] slot_state_group;
  wire [23:0] slot_state_group_waves;
  wire [67:0] slot_state_lds_base;
  wire [67:0] slot_state_lds_size;
  wire [191:0] slot_state_scratch_base;
  wire [3:0] slot_state_scalars_settled;
  wire [3:0] barrel_0_turn;
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
  wire [3:0] fetch_grant;
  wire [3:0] fetch_hit;
  wire [3:0] fetch_miss;
  wire [127:0] fetch_chunk;
  wire fetch_missing;
  wire fetch_response_missing;
  wire issue_unit_ready_0;
  wire issue_unit_ready_4;
  wire issue_unit_ready_5;
  wire [3:0] issue_grant;
  wire [4:0] issue_valid;
  wire [15:0] issue_granted_0;
  wire [15:0] issue_granted_4;
  wire [19:0] issue_unit_wave;
  wire [159:0] issue_unit_word_0;
  wire [159:0] issue_unit_word_1;
  wire [15:0] issue_unit_3_sequence;
  wire [31:0] issue_unit_3_word_2;
  wire [15:0] issue_unit_4_sequence;
  wire [31:0] issue_unit_4_word_2;
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
  wire [511:0] sgprs_read_data;
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
  wire [3:0] valu_lane_read;
  wire [47:0] valu_lane_read_address;
  wire [5:0] valu_lane_load;
  wire [11:0] valu_lane_bank;
  wire [11:0] valu_lane_source;
  wire [63:0] valu_lane_scalar_0;
  wire [63:0] valu_lane_scalar_1;
  wire [63:0] valu_lane_scalar_2;
  wire [29:0] valu_lane_prepare;
  wire valu_lane_uses_crossed;
  wire [127:0] valu_lane_crossed;
  wire [44:0] valu_lane_integer_control;
  wire valu_lane_integer_start;
  wire valu_lane_float_start;
  wire valu_float_odd;
  wire [64:0] valu_lane_float_control;
  wire valu_shared_launch;
  wire [1:0] valu_shared_kind; // Kind
  wire valu_shared_start;
  wire [18:0] valu_shared_control;
  wire [3:0] valu_lane_mask;
  wire [23:0] valu_lane_number;
  wire [127:0] valu_lane_value;
  wire [1:0] valu_lane_unit; // UnitName
  wire [3:0] valu_lane_active;
  wire [47:0] valu_lane_write_address;
  wire [3:0] valu_lane_write_low;
  wire [3:0] valu_lane_write_high;
  wire [3:0] valu_lane_write_memory;
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
  wire [255:0] shared_value;
  wire [3:0] shared_flag;
  wire [255:0] floats_0_value;
  wire [3:0] floats_0_flag;
  wire [127:0] lane_memory_read;
  wire [3:0] lane_flag;
  wire [255:0] lane_result;
  wire [255:0] lane_operand_0;
  wire [255:0] lane_operand_1;
  wire [255:0] lane_operand_2;
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
  wire [127:0] vmem_write_data;
  wire [15:0] vmem_write_bytes;
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
  wire [127:0] lds_write_data;
  wire [15:0] lds_write_bytes;
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
  wire [3:0] scalar_write_select;
  wire [3:0] scc_write_select;
  wire [3:0] mode_write_select;
  wire [3:0] salu_done_select;
  wire [3:0] valu_read_select;
  wire [3:0] valu_done_select;
  wire [3:0] valu_scalar_done_select;
  wire [3:0] smem_done_select;
  wire [3:0] resume_select;
  wire transfer_valid;
  wire [3:0] transfer_select;
  wire [3:0] vmem_read_select;
  wire [3:0] lds_read_select;
  wire [3:0] lds_done_select;
  wire [3:0] load_done_select;
  wire [3:0] store_done_select;

  assign launch_vgpr_ready = launch_vgpr & valu_memory_write_ready & ~vmem_write & ~lds_write;

  always @* begin
    counts = 1'b0;
    if (slot_counts[0]) counts = 1'b1;
    if (slot_counts[1]) counts = 1'b1;
    if (slot_counts[2]) counts = 1'b1;
    if (slot_counts[3]) counts = 1'b1;
  end

  assign reads_cycles = smem_reads_cycles | salu_reads_cycles;
  assign request_mask_0 = 64'd0;
  assign request_tag_0 = 6'd0;
  assign request_tag_1 = {2'd0, smem_request_tag};
  assign violation_pc = memory_pc;

  always @* begin
    memory_pc_next = memory_pc;
    if (issue_valid[3]) memory_pc_next = fault_pc;
  end

  assign fetch_response_missing = response_missing[1];
  assign issue_unit_ready_0 = 1'b1;
  assign issue_unit_ready_4 = vmem_ready & ~flat_waits;
  assign issue_unit_ready_5 = lds_ready & ~flat_waits;
  assign smem_response_missing = response_missing[0];
  assign smem_response_tag = response_tag[3:0];
  assign scalar_port_write_3_halves = 2'd3;
  assign valu_memory_read = vmem_read | lds_read;

  always @* begin
    valu_memory_read_row = lds_read_row;
    if (vmem_read) valu_memory_read_row = vmem_read_row;
  end

  always @* begin
    valu_memory_read_beat = lds_read_beat;
    if (vmem_read) valu_memory_read_beat = vmem_read_beat;
  end

  assign valu_memory_write = vmem_write | lds_write | launch_vgpr;

  always @* begin
    valu_memory_write_row = launch_row;
    if (lds_write) valu_memory_write_row = lds_write_row;
    if (vmem_write) valu_memory_write_row = vmem_write_row;
  end

  always @* begin
    valu_memory_write_beat = launch_beat;
    if (lds_write) valu_memory_write_beat = lds_write_beat;
    if (vmem_write) valu_memory_write_beat = vmem_write_beat;
  end

  assign valu_lane_result = lane_result[0 +: 32];
  assign vmem_flat_done = lds_done & lds_flat;
  assign lds_read_ready = lds_read & ~vmem_read;
  assign lds_write_ready = lds_write & valu_memory_write_ready & ~vmem_write;
  assign transfer_valid = smem_jumps | smem_sleeps;
  genvar i;

  for (i = 0; i < 4; i = i + 1) begin : each_slot
    wire slot_launch;
    wire slot_start;
    reg [63:0] lane_shared_value;
    reg lane_shared_flag;
    reg [31:0] lane_memory_data;
    reg [3:0] lane_memory_bytes;
    wire slot_ended;
    assign slot_launch = launch[i];
    assign slot_start = run[i];
    assign valu_lane_value[i*32 +: 32] = lane_operand_0[i*64 +: 32];

    always @* begin
      lane_shared_value = shared_value[i*64 +: 64];
      if (valu_lane_unit == UNIT_NAME_FLOAT) lane_shared_value = floats_0_value[i*64 +: 64];
    end

    always @* begin
      lane_shared_flag = shared_flag[i];
      if (valu_lane_unit == UNIT_NAME_FLOAT) lane_shared_flag = floats_0_flag[i];
    end

    always @* begin
      lane_memory_data = launch_value;
      if (lds_write) lane_memory_data = lds_write_data[i*32 +: 32];
      if (vmem_write) lane_memory_data = vmem_write_data[i*32 +: 32];
    end

    always @* begin
      lane_memory_bytes = 4'd0;
      if (launch_lane[i]) lane_memory_bytes = 4'hf;
      if (lds_write) lane_memory_bytes = lds_write_bytes[i*4 +: 4];
      if (vmem_write) lane_memory_bytes = vmem_write_bytes[i*4 +: 4];
    end

    wave_slot slot (
      .clock(clock),
      .launch(slot_launch),
      .initial_pc(initial_pc),
      .initial_mode(initial_mode),
      .initial_vgpr_base(initial_vgpr_base),
      .initial_wave64(initial_wave64),
      .initial_group(initial_group),
      .initial_group_waves(initial_group_waves),
      .initial_lds_base(initial_lds_base),
      .initial_lds_size(initial_lds_size),
      .initial_scratch_base(initial_scratch_base),
      .start(slot_start),
      .stop(stop),
      .fetch_grant(fetch_grant[i]),
      .fetch_hit(fetch_hit[i]),
      .fetch_miss(fetch_miss[i]),
      .fetch_missing(fetch_missing),
      .turn_0(barrel_0_turn[i]),
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
      .wants_turn_0(slot_wants_turn_0[i]),
      .buffer_write_0(slot_buffer_write_0[i]),
      .buffer_write_1(slot_buffer_write_1[i]),
      .buffer_position_0(slot_buffer_position_0[i*4 +: 4]),
      .fetch_want(slot_fetch_want[i]),
      .fetch_pc(slot_fetch_pc[i*48 +: 48]),
      .grant(issue_grant[i]),
      .ready(slot_ready[i]),
      .class_(slot_class[i*3 +: 3]),
      .word_0(slot_word_0[i*32 +: 32]),
      .word_1(slot_word_1[i*32 +: 32]),
      .word_2(slot_word_2[i*32 +: 32]),
      .sequence_(slot_sequence[i*16 +: 16]),
      .fault(slot_fault[i]),
      .traps(slot_traps[i]),
      .outside(slot_outside[i]),
      .scalar_write(scalar_write_select[i]),
      .scalar_write_pair(scalar_pair),
      .scalar_write_data(scalar_data),
      .scalar_write_halves(scalar_halves),
      .mode_write(mode_write_select[i]),
      .mode_value(salu_mode_value),
      .scc_write(scc_write_select[i]),
      .scc_value(condition_value),
      .salu_done(salu_done_select[i]),
      .valu_read(valu_read_select[i]),
      .valu_done(valu_done_select[i]),
      .valu_scalar_done(valu_scalar_done_select[i]),
      .smem_done(smem_done_select[i]),
      .resume(resume_select[i]),
      .transfer(transfer_select[i]),
      .transfer_jumps(smem_jumps),
      .transfer_value(smem_transfer_target),
      .vmem_read(vmem_read_select[i]),
      .lds_read(lds_read_select[i]),
      .lds_done(lds_done_select[i]),
      .load_done(load_done_select[i]),
      .store_done(store_done_select[i]),
      .tick(tick),
      .counts(slot_counts[i]),
      .completed(completed),
      .completed_group(completed_group),
      .signalled_first(signalled_first),
      .woken_0(woken_0),
      .woken_1(woken_1),
      .woken_group_0(woken_group_0),
      .woken_group_1(woken_group_1),
      .signals(slot_signals[i]),
      .wakes(slot_wakes[i]),
      .ends(slot_ends[i]),
      .interrupts(slot_interrupts[i]),
      .invalidates(slot_invalidates[i]),
      .active(slot_active[i]),
      .ended(slot_ended),
      .state_exec(slot_state_exec[i*64 +: 64]),
      .state_vcc(slot_state_vcc[i*64 +: 64]),
      .state_scc(slot_state_scc[i]),
      .state_m0(slot_state_m0[i*32 +: 32]),
      .state_mode(slot_state_mode[i*32 +: 32]),
      .state_status(slot_state_status[i*32 +: 32]),
      .state_state_priv(slot_state_state_priv[i*32 +: 32]),
      .state_pc(slot_state_pc[i*48 +: 48]),
      .state_vgpr_base(slot_state_vgpr_base[i*11 +: 11]),
      .state_wave64(slot_state_wave64[i]),
      .state_group(slot_state_group[i*5 +: 5]),
      .state_group_waves(slot_state_group_waves[i*6 +: 6]),
      .state_lds_base(slot_state_lds_base[i*17 +: 17]),
      .state_lds_size(slot_state_lds_size[i*17 +: 17]),
      .state_scratch_base(slot_state_scratch_base[i*48 +: 48]),
      .state_scalars_settled(slot_state_scalars_settled[i])
    );

    valu_lane lane (
      .clock(clock),
      .read(valu_lane_read),
      .read_address(valu_lane_read_address),
      .load(valu_lane_load),
      .bank(valu_lane_bank),
      .source(valu_lane_source),
      .scalar_0(valu_lane_scalar_0),
      .scalar_1(valu_lane_scalar_1),
      .scalar_2(valu_lane_scalar_2),
      .prepare(valu_lane_prepare),
      .uses_crossed(valu_lane_uses_crossed),
      .crossed(valu_lane_crossed[i*32 +: 32]),
      .integer_control(valu_lane_integer_control),
      .integer_start(valu_lane_integer_start),
      .mask(valu_lane_mask[i]),
      .number(valu_lane_number[i*6 +: 6]),
      .unit(valu_lane_unit),
      .shared_value(lane_shared_value),
      .shared_flag(lane_shared_flag),
      .active(valu_lane_active[i]),
      .write_address(valu_lane_write_address),
      .write_low(valu_lane_write_low),
      .write_high(valu_lane_write_high),
      .write_memory(valu_lane_write_memory),
      .memory_data(lane_memory_data),
      .memory_bytes(lane_memory_bytes),
      .memory_banks(valu_lane_memory_banks),
      .memory_read(lane_memory_read[i*32 +: 32]),
      .flag(lane_flag[i]),
      .result(lane_result[i*64 +: 64]),
      .operand_0(lane_operand_0[i*64 +: 64]),
      .operand_1(lane_operand_1[i*64 +: 64]),
      .operand_2(lane_operand_2[i*64 +: 64])
    );
  end

  initial memory_pc = 48'd0;
  always @(posedge clock) memory_pc <= memory_pc_next;

  barrel barrel_0 (
    .clock(clock),
    .wants(slot_wants_turn_0),
    .position(slot_buffer_position_0),
    .write_lower(slot_buffer_write_0),
    .write_upper(slot_buffer_write_1),
    .chunk(fetch_chunk),
    .wave64(states_valu_issue_state_wave64),
    .turn(barrel_0_turn),
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
    .bit_(slot_active),
    .vector_(active)
  );

  group_vector group_vector (
    .state_group(slot_state_group),
    .vector_(active_groups)
  );

  slot_fault slot_fault_2 (
    .fault(slot_fault),
    .traps(slot_traps),
    .outside(slot_outside),
    .memory_issue(issue_granted_4),
    .faults(fault),
    .chosen(slot_fault_chosen),
    .kind(fault_kind)
  );

  fetch fetch (
    .clock(clock),
    .invalidate(invalidate),
    .want(slot_fetch_want),
    .pc(slot_fetch_pc),
    .grant(fetch_grant),
    .hit(fetch_hit),
    .miss(fetch_miss),
    .chunk(fetch_chunk),
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
    .ready(slot_ready),
    .turn(barrel_0_wave),
    .class_(slot_class),
    .word0_0(slot_word_0[0 +: 32]),
    .word1_0(slot_word_1[0 +: 32]),
    .word2_0(slot_word_2[0 +: 32]),
    .sequence_(slot_sequence),
    .unit_ready({issue_unit_ready_5, issue_unit_ready_4, valu_ready, smem_ready, salu_ready, issue_unit_ready_0}),
    .grant(issue_grant),
    .valid(issue_valid),
    .granted_0(issue_granted_0),
    .granted_4(issue_granted_4),
    .unit_wave(issue_unit_wave),
    .unit_word_0(issue_unit_word_0),
    .unit_word_1(issue_unit_word_1),
    .unit_3_sequence(issue_unit_3_sequence),
    .unit_3_word_2(issue_unit_3_word_2),
    .unit_4_sequence(issue_unit_4_sequence),
    .unit_4_word_2(issue_unit_4_word_2)
  );

  head_trace fault_trace (
    .granted(slot_fault_chosen),
    .state_pc(slot_state_pc),
    .head_pc(fault_pc)
  );

  wave_events events (
    .granted(issue_granted_0),
    .signals(slot_signals),
    .wakes(slot_wakes),
    .ends(slot_ends),
    .interrupts(slot_interrupts),
    .invalidates(slot_invalidates),
    .state_m0(slot_state_m0),
    .state_group(slot_state_group),
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
    .issue_valid(issue_valid[0]),
    .issue_wave(issue_unit_wave[0 +: 4]),
    .issue_word_0(issue_unit_word_0[0 +: 32]),
    .issue_word_1(issue_unit_word_1[0 +: 32]),
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
    .read_data_0(sgprs_read_data[0 +: 64]),
    .read_data_1(sgprs_read_data[1*64 +: 64]),
    .simd(index),
    .mode_write(salu_mode_write),
    .mode_value(salu_mode_value),
    .write(salu_write),
    .write_ready(scalar_port_taken_1),
    .cycles(cycles),
    .reads_cycles(salu_reads_cycles),
    .write_wave(condition_wave),
    .write_pair(salu_write_pair),
    .write_data(salu_write_data),
    .write_halves(salu_write_halves),
    .scc_write(condition_valid),
    .scc_value(condition_value),
    .done(retire_valid[0])
  );

  scalar_loads smem (
    .clock(clock),
    .issue_valid(issue_valid[1]),
    .issue_wave(issue_unit_wave[1*4 +: 4]),
    .issue_word_0(issue_unit_word_0[1*32 +: 32]),
    .issue_word_1(issue_unit_word_1[1*32 +: 32]),
    .ready(smem_ready),
    .read_wave(smem_read_wave),
    .read_state_pc(states_smem_read_state_pc),
    .read_state_group_waves(states_smem_read_state_group_waves),
    .read_index_0(smem_read_index_0),
    .read_index_1(smem_read_index_1),
    .read_data_0(sgprs_read_data[5*64 +: 64]),
    .read_data_1(sgprs_read_data[6*64 +: 64]),
    .write(smem_write),
    .write_ready(scalar_port_taken_2),
    .write_wave(retire_2_wave),
    .write_pair(smem_write_pair),
    .write_data(smem_write_data),
    .write_halves(smem_write_halves),
    .done(retire_valid[2]),
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
    .read_wave({vmem_base_wave, {2{smem_read_wave}}, {3{valu_head_wave}}, {2{salu_read_wave}}}),
    .read_index({vmem_base_index, smem_read_index_1, smem_read_index_0, valu_read_index_2, valu_read_index_1,
        valu_read_index_0, salu_read_index_1, salu_read_index_0}),
    .write_valid(scalar_valid),
    .write_wave(scalar_wave),
    .write_pair(scalar_pair),
    .write_data(scalar_data),
    .write_halves(scalar_halves),
    .read_data(sgprs_read_data)
  );

  scalar_write_port scalar_port (
    .write_valid({launch_scalar, smem_write, salu_write, valu_write}),
    .write_wave({launch_wave, retire_2_wave, condition_wave, retire_1_wave}),
    .write_pair({launch_pair, smem_write_pair, salu_write_pair, valu_write_pair}),
    .write_data({launch_data, smem_write_data, salu_write_data, valu_write_data}),
    .write_halves({scalar_port_write_3_halves, smem_write_halves, salu_write_halves, valu_write_halves}),
    .taken_1(scalar_port_taken_1),
    .taken_2(scalar_port_taken_2),
    .taken_3(launch_scalar_ready),
    .written_valid(scalar_valid),
    .written_wave(scalar_wave),
    .written_pair(scalar_pair),
    .written_data(scalar_data),
    .written_halves(scalar_halves)
  );

  valu valu (
    .clock(clock),
    .issue_valid(issue_valid[2]),
    .issue_wave(issue_unit_wave[2*4 +: 4]),
    .issue_sequence(issue_unit_3_sequence),
    .issue_word_0(issue_unit_word_0[2*32 +: 32]),
    .issue_word_1(issue_unit_word_1[2*32 +: 32]),
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
    .read_data_0(sgprs_read_data[2*64 +: 64]),
    .read_data_1(sgprs_read_data[3*64 +: 64]),
    .read_data_2(sgprs_read_data[4*64 +: 64]),
    .memory_read(valu_memory_read),
    .memory_read_row(valu_memory_read_row),
    .memory_read_beat(valu_memory_read_beat),
    .lane_memory_banks(valu_lane_memory_banks),
    .memory_write(valu_memory_write),
    .memory_write_row(valu_memory_write_row),
    .memory_write_beat(valu_memory_write_beat),
    .memory_write_ready(valu_memory_write_ready),
    .lane_read(valu_lane_read),
    .lane_read_address(valu_lane_read_address),
    .lane_load(valu_lane_load),
    .lane_bank(valu_lane_bank),
    .lane_source(valu_lane_source),
    .lane_scalar_0(valu_lane_scalar_0),
    .lane_scalar_1(valu_lane_scalar_1),
    .lane_scalar_2(valu_lane_scalar_2),
    .lane_prepare(valu_lane_prepare),
    .lane_uses_crossed(valu_lane_uses_crossed),
    .lane_crossed(valu_lane_crossed),
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
    .lane_mask(valu_lane_mask),
    .lane_number(valu_lane_number),
    .lane_value(valu_lane_value),
    .lane_unit(valu_lane_unit),
    .lane_active(valu_lane_active),
    .lane_write_address(valu_lane_write_address),
    .lane_write_low(valu_lane_write_low),
    .lane_write_high(valu_lane_write_high),
    .lane_write_memory(valu_lane_write_memory),
    .lane_flag(lane_flag),
    .lane_result(valu_lane_result),
    .write(valu_write),
    .write_pair(valu_write_pair),
    .write_data(valu_write_data),
    .write_halves(valu_write_halves),
    .read_done(valu_read_done),
    .done(retire_valid[1]),
    .scalar_done(valu_scalar_done),
    .done_wave(retire_1_wave),
    .done_event_row(valu_row),
    .done_event_beat(valu_beat)
  );

  shared_units shared (
    .clock(clock),
    .launch(valu_shared_launch),
    .launch_kind(valu_shared_kind),
    .ready(shared_ready),
    .start(valu_shared_start),
    .control(valu_shared_control),
    .s0(lane_operand_0),
    .announce(shared_announce),
    .done(shared_done),
    .value(shared_value),
    .flag(shared_flag)
  );

  paired_float floats_0 (
    .clock(clock),
    .start(valu_lane_float_start),
    .control(valu_lane_float_control),
    .odd(valu_float_odd),
    .s0(lane_operand_0),
    .s1(lane_operand_1),
    .s2(lane_operand_2),
    .mask(valu_lane_mask),
    .value(floats_0_value),
    .flag(floats_0_flag)
  );

  vector_memory vmem (
    .clock(clock),
    .issue_valid(issue_valid[3]),
    .issue_wave(issue_unit_wave[3*4 +: 4]),
    .issue_sequence(issue_unit_4_sequence),
    .issue_word_0(issue_unit_word_0[3*32 +: 32]),
    .issue_word_1(issue_unit_word_1[3*32 +: 32]),
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
    .base_data(sgprs_read_data[7*64 +: 64]),
    .read(vmem_read),
    .read_row(vmem_read_row),
    .read_beat(vmem_read_beat),
    .vgpr(lane_memory_read),
    .read_done(vmem_read_done),
    .read_wave(vmem_read_wave),
    .write(vmem_write),
    .write_ready(valu_memory_write_ready),
    .write_row(vmem_write_row),
    .write_beat(vmem_write_beat),
    .write_data(vmem_write_data),
    .write_bytes(vmem_write_bytes),
    .flat_parts(vmem_flat_parts),
    .lds_parts(lds_flat_parts),
    .flat_done(vmem_flat_done),
    .load_done(retire_valid[3]),
    .store_done(retire_valid[4]),
    .done_wave(retire_3_wave),
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
    .wave(request_wave),
    .sequence_(request_sequence)
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
    .wave(lds_wave),
    .read(lds_read),
    .read_ready(lds_read_ready),
    .read_row(lds_read_row),
    .read_beat(lds_read_beat),
    .vgpr(lane_memory_read),
    .read_done(lds_read_done),
    .write(lds_write),
    .write_ready(lds_write_ready),
    .write_row(lds_write_row),
    .write_beat(lds_write_beat),
    .write_data(lds_write_data),
    .write_bytes(lds_write_bytes),
    .want(lds_want),
    .store(lds_store),
    .hold(lds_hold),
    .valid(lds_valid),
    .request_bank(lds_request_bank),
    .request_row(lds_request_row),
    .request_data(lds_request_data),
    .request_bytes(lds_request_bytes),
    .granted(lds_granted),
    .served(lds_served),
    .loaded(lds_word),
    .done(lds_done),
    .done_wave(retire_5_wave),
    .flat(lds_flat),
    .flat_parts(lds_flat_parts),
    .memory_parts(vmem_flat_parts)
  );

  flat_queue flat (
    .clock(clock),
    .memory_valid(issue_valid[3]),
    .memory_wave(issue_unit_wave[3*4 +: 4]),
    .memory_word_0(issue_unit_word_0[3*32 +: 32]),
    .memory_word_1(issue_unit_word_1[3*32 +: 32]),
    .memory_word_2(issue_unit_4_word_2),
    .memory_exec(states_vmem_issue_state_exec),
    .lds_valid(issue_valid[4]),
    .lds_wave(issue_unit_wave[4*4 +: 4]),
    .lds_word_0(issue_unit_word_0[4*32 +: 32]),
    .lds_word_1(issue_unit_word_1[4*32 +: 32]),
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
    .state_exec(slot_state_exec),
    .state_vcc(slot_state_vcc),
    .state_scc(slot_state_scc),
    .state_m0(slot_state_m0),
    .state_mode(slot_state_mode),
    .state_status(slot_state_status),
    .state_state_priv(slot_state_state_priv),
    .state_pc(slot_state_pc),
    .state_vgpr_base(slot_state_vgpr_base),
    .state_wave64(slot_state_wave64),
    .state_group(slot_state_group),
    .state_group_waves(slot_state_group_waves),
    .state_lds_base(slot_state_lds_base),
    .state_lds_size(slot_state_lds_size),
    .state_scratch_base(slot_state_scratch_base),
    .state_scalars_settled(slot_state_scalars_settled),
    .salu_decode(salu_read_wave),
    .salu_execute(condition_wave),
    .smem_read(smem_read_wave),
    .valu_issue(issue_unit_wave[2*4 +: 4]),
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
    .valid(scalar_valid),
    .index(scalar_wave),
    .select(scalar_write_select)
  );

  wave_decode scc_write (
    .valid(condition_valid),
    .index(condition_wave),
    .select(scc_write_select)
  );

  wave_decode mode_write (
    .valid(salu_mode_write),
    .index(condition_wave),
    .select(mode_write_select)
  );

  wave_decode salu_done_2 (
    .valid(retire_valid[0]),
    .index(condition_wave),
    .select(salu_done_select)
  );

  wave_decode valu_read (
    .valid(valu_read_done),
    .index(valu_head_wave),
    .select(valu_read_select)
  );

  wave_decode valu_done_2 (
    .valid(retire_valid[1]),
    .index(retire_1_wave),
    .select(valu_done_select)
  );

  wave_decode valu_scalar_done_2 (
    .valid(valu_scalar_done),
    .index(retire_1_wave),
    .select(valu_scalar_done_select)
  );

  wave_decode smem_done_2 (
    .valid(retire_valid[2]),
    .index(retire_2_wave),
    .select(smem_done_select)
  );

  wave_decode resume (
    .valid(smem_resumes),
    .index(retire_2_wave),
    .select(resume_select)
  );

  wave_decode transfer (
    .valid(transfer_valid),
    .index(smem_read_wave),
    .select(transfer_select)
  );

  wave_decode vmem_read_2 (
    .valid(vmem_read_done),
    .index(vmem_read_wave),
    .select(vmem_read_select)
  );

  wave_decode lds_read_2 (
    .valid(lds_read_done),
    .index(lds_wave),
    .select(lds_read_select)
  );

  wave_decode lds_done_2 (
    .valid(lds_done),
    .index(retire_5_wave),
    .select(lds_done_select)
  );

  wave_decode load_done (
    .valid(retire_valid[3]),
    .index(retire_3_wave),
    .select(load_done_select)
  );

  wave_decode store_done (
    .valid(retire_valid[4]),
    .index(retire_3_wave),
    .select(store_done_select)
  );

endmodule

`default_nettype wire
