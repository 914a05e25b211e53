// wave_slot: kernel of hdl/src/front/wave_slot.rs:40. Written by Tombolo; change the source.
// SPDX-License-Identifier: MIT OR Apache-2.0
`default_nettype none

module wave_slot (
  input wire clock, // The one clock.
  input wire launch, // A wave starts here.
  input wire [47:0] initial_pc, // With this.
  input wire [31:0] initial_mode, input wire [10:0] initial_place_vgpr_base,
  input wire [17:0] initial_place_lds_base, input wire [47:0] initial_place_scratch_base,
  input wire initial_shape_wave64, input wire [4:0] initial_shape_group, input wire [5:0] initial_shape_group_waves,
  input wire [17:0] initial_shape_lds_size,
  input wire start, // Initial state is written: the wave may run.
  // The dispatch is stopped: the wave issues nothing more, and is gone when all that it has under way is done.
  input wire stop,
  input wire fetch_grant, // The fetch unit takes this wave's request.
  input wire fetch_hit, // The chunk asked for is on fetch_chunk.
  input wire fetch_miss, // The chunk asked for is not there yet: ask again.
  input wire fetch_missing, // It lies outside memory.
  input wire turn_0, // In a barrel: it is this wave's turn, and the following is of its head.
  input wire [31:0] turn_words_0_word_0, // Its dwords.
  input wire [31:0] turn_words_0_word_1, turn_words_0_word_2,
  input wire [2:0] turn_head_0_class, // What it is.
  input wire [2:0] turn_head_0_dwords, input wire turn_head_0_writes_scalar, turn_head_0_reads_m0,
  turn_head_0_reads_scalars, turn_head_0_writes_masks, input wire [1:0] turn_head_0_pace_clocks,
  input wire turn_head_0_pace_transcendental, turn_head_0_stops_wave, turn_head_0_counts_load,
  turn_head_0_counts_store, turn_head_0_counts_lds, input wire [4:0] turn_head_0_flow_kind,
  input wire [15:0] turn_head_0_flow_operand, input wire [5:0] turn_head_0_flow_limits_loads,
  turn_head_0_flow_limits_stores, turn_head_0_flow_limits_scalar_loads, turn_head_0_flow_limits_lds,
  turn_head_0_flow_limits_salu, turn_head_0_flow_limits_valu_queued, turn_head_0_flow_limits_valu,
  turn_head_0_flow_limits_valu_scalars, turn_head_0_flow_limits_memory_reads, turn_head_0_flow_limits_lds_reads,
  input wire turn_head_0_flow_of_group,
  output wire wants_turn_0, // The wave has something at its head.
  output wire buffer_write_0, // The chunk is written to the lower half of its buffer, the upper half.
  output wire buffer_write_1,
  output wire [3:0] buffer_position_0, // Dword at which its head lies, in a line.
  output wire fetch_want, // A chunk is wanted.
  output wire [47:0] fetch_pc, // Address of the first dword wanted, bytes.
  input wire grant, // The next instruction issues in this cycle.
  output wire ready, // It may: its dependencies are met.
  output wire [2:0] class_, // Its class; Illegal if it lies outside memory.
  output wire [31:0] words_word_0, // Its dwords.
  output wire [31:0] words_word_1, words_word_2,
  output reg [15:0] sequence_, // Its number within the wave.
  output wire fault, // The wave is illegal at its head and stops.
  output wire traps, // If so: it is at a trap.
  output wire outside, // It is at an instruction outside memory.
  input wire progress_scalar_write, // What happens of this wave's instructions.
  input wire progress_scc_write, progress_mode_write, progress_salu_done, progress_valu_read, progress_valu_done,
  progress_valu_scalar_done, progress_smem_done, progress_resume, progress_transfer, progress_vmem_read,
  progress_load_done, progress_store_done, progress_lds_read, progress_lds_done, input wire [5:0] scalar_write_pair,
  input wire [63:0] scalar_write_data, input wire [1:0] scalar_write_halves,
  input wire [31:0] mode_value, // MODE, if it is written.
  input wire scc_value, // SCC, if it is written.
  input wire transfer_jumps, // A transfer sets the program counter, instead of putting the wave to sleep.
  input wire [47:0] transfer_value, // Byte address, or ticks of sleep.
  input wire tick, // One cycle in 64.
  output wire counts, // A sleep of the wave counts ticks down.
  input wire completed, // The barrier of a work-group has completed.
  input wire [4:0] completed_group, // Which.
  input wire signalled_first, // Two cycles after a signal of this SIMD: it was the first one.
  input wire woken_0, // A wave of each SIMD wakes its group.
  input wire [4:0] woken_group_0, // Which.
  output wire signals, // The head, if it is of class Flow, signals the barrier.
  output wire wakes, // It wakes the group.
  output wire ends, // It ends the wave.
  output wire interrupts, // It interrupts the host.
  output wire invalidates, // It forgets the instruction caches.
  output reg active, // A wave is here, running or being launched.
  output wire ended, // The wave ended in this cycle.
  output wire [63:0] state_exec, // Its state.
  output wire [63:0] state_vcc, output reg state_scc, output wire [31:0] state_m0, output reg [31:0] state_mode,
  output wire [31:0] state_status, state_state_priv, output wire [47:0] state_pc,
  output reg [10:0] state_place_vgpr_base, output reg [17:0] state_place_lds_base,
  output reg [47:0] state_place_scratch_base, output reg state_shape_wave64, output reg [4:0] state_shape_group,
  output reg [5:0] state_shape_group_waves, output reg [17:0] state_shape_lds_size,
  output wire state_scalars_settled,
  input wire lanes_free, // The port to the lanes is free.
  input wire transcendental_free // That to the transcendental unit is.
);
  localparam [4:0] FLOW_WAIT_ALU = 5'd3; localparam [2:0] ISSUE_CLASS_ILLEGAL = 3'd0, ISSUE_CLASS_FLOW = 3'd1;

  wire class_ready, whole; reg running, faulted; reg [1:0] priority_state;
  reg barrier_complete, asked_first_0, asked_first_1, woke; wire outstanding_idle;
  wire [5:0] outstanding_counts_loads, outstanding_counts_stores, outstanding_counts_scalar_loads;
  wire [5:0] outstanding_counts_lds, outstanding_counts_salu, outstanding_counts_valu_queued;
  wire [5:0] outstanding_counts_valu, outstanding_counts_valu_scalars, outstanding_counts_memory_reads;
  wire [5:0] outstanding_counts_lds_reads, outstanding_counts_of_wait_loads, outstanding_counts_of_wait_stores;
  wire [5:0] outstanding_counts_of_wait_scalar_loads, outstanding_counts_of_wait_lds;
  wire [5:0] outstanding_counts_of_wait_salu, outstanding_counts_of_wait_valu_queued;
  wire [5:0] outstanding_counts_of_wait_valu, outstanding_counts_of_wait_valu_scalars;
  wire [5:0] outstanding_counts_of_wait_memory_reads, outstanding_counts_of_wait_lds_reads;
  reg [5:0] outstanding_before_0_loads, outstanding_before_0_stores, outstanding_before_0_scalar_loads;
  reg [5:0] outstanding_before_0_lds, outstanding_before_0_salu, outstanding_before_0_valu_queued;
  reg [5:0] outstanding_before_0_valu, outstanding_before_0_valu_scalars, outstanding_before_0_memory_reads;
  reg [5:0] outstanding_before_0_lds_reads, outstanding_of_wait_before_0_loads, outstanding_of_wait_before_0_stores;
  reg [5:0] outstanding_of_wait_before_0_scalar_loads, outstanding_of_wait_before_0_lds;
  reg [5:0] outstanding_of_wait_before_0_salu, outstanding_of_wait_before_0_valu_queued;
  reg [5:0] outstanding_of_wait_before_0_valu, outstanding_of_wait_before_0_valu_scalars;
  reg [5:0] outstanding_of_wait_before_0_memory_reads, outstanding_of_wait_before_0_lds_reads;
  wire shadow_vcc_any, shadow_exec_any, stream_here, flow_ready, flow_taken; wire [16:0] flow_step;
  wire [4:0] flow_hold; wire [6:0] flow_sleep;
  wire flow_sleep_forever, flow_halts, flow_sets_priority, flow_sets_rounding, flow_sets_denormals, flow_asks_first;
  wire flow_waited, flow_traps, flow_faults, wave_wait_awake, wave_wait_has_credit;

  wire fault_all = running & ~faulted;
  assign wants_turn_0 = fault_all & wave_wait_awake & stream_here;
  wire may_issue = turn_0;
  wire delayed = 1'b0;
  wire staged = 1'b0;
  wire fault_all_fault_all = fault_all & ~stop;
  assign ready = fault_all_fault_all & wave_wait_awake & may_issue & whole & ~delayed & ~staged & class_ready;
  wire [2:0] head_class = turn_head_0_class; // IssueClass
  assign class_ = outside ? 3'd0 : head_class;
  assign words_word_0 = turn_words_0_word_0;
  assign words_word_1 = turn_words_0_word_1;
  assign words_word_2 = turn_words_0_word_2;
  wire is_flow = class_ == ISSUE_CLASS_FLOW;
  assign traps = is_flow & flow_traps;
  wire flow_issues = grant & is_flow;
  assign ended = flow_issues & ends;
  wire [5:0] seen_loads = outstanding_before_0_loads;
  wire [5:0] seen_stores = outstanding_before_0_stores;
  wire [5:0] seen_scalar_loads = outstanding_before_0_scalar_loads;
  wire [5:0] seen_lds = outstanding_before_0_lds;
  wire [5:0] seen_salu = outstanding_before_0_salu;
  wire [5:0] seen_valu_queued = outstanding_before_0_valu_queued;
  wire [5:0] seen_valu = outstanding_before_0_valu;
  wire [5:0] seen_valu_scalars = outstanding_before_0_valu_scalars;
  wire [5:0] seen_memory_reads = outstanding_before_0_memory_reads;
  wire [5:0] seen_lds_reads = outstanding_before_0_lds_reads;
  wire [5:0] seen_by_wait_loads = outstanding_of_wait_before_0_loads;
  wire [5:0] seen_by_wait_stores = outstanding_of_wait_before_0_stores;
  wire [5:0] seen_by_wait_scalar_loads = outstanding_of_wait_before_0_scalar_loads;
  wire [5:0] seen_by_wait_lds = outstanding_of_wait_before_0_lds;
  wire [5:0] seen_by_wait_salu = outstanding_of_wait_before_0_salu;
  wire [5:0] seen_by_wait_valu_queued = outstanding_of_wait_before_0_valu_queued;
  wire [5:0] seen_by_wait_valu = outstanding_of_wait_before_0_valu;
  wire [5:0] seen_by_wait_valu_scalars = outstanding_of_wait_before_0_valu_scalars;
  wire [5:0] seen_by_wait_memory_reads = outstanding_of_wait_before_0_memory_reads;
  wire [5:0] seen_by_wait_lds_reads = outstanding_of_wait_before_0_lds_reads;
  wire group_woken = (woken_0 & (woken_group_0 == state_shape_group)) ? 1'b1 : 1'b0;
  wire takes_delay = 1'b0;
  wire [2:0] head_dwords = turn_head_0_dwords;
  wire head_writes_scalar = turn_head_0_writes_scalar;
  wire head_reads_m0 = turn_head_0_reads_m0;
  wire head_reads_scalars = turn_head_0_reads_scalars;
  wire head_writes_masks = turn_head_0_writes_masks;
  wire [1:0] head_pace_clocks = turn_head_0_pace_clocks;
  wire head_pace_transcendental = turn_head_0_pace_transcendental;
  wire head_stops_wave = turn_head_0_stops_wave;
  wire head_counts_load = turn_head_0_counts_load;
  wire head_counts_store = turn_head_0_counts_store;
  wire head_counts_lds = turn_head_0_counts_lds;
  wire [4:0] head_flow_kind = turn_head_0_flow_kind; // Flow
  wire [15:0] head_flow_operand = turn_head_0_flow_operand;
  wire [5:0] head_flow_limits_loads = turn_head_0_flow_limits_loads;
  wire [5:0] head_flow_limits_stores = turn_head_0_flow_limits_stores;
  wire [5:0] head_flow_limits_scalar_loads = turn_head_0_flow_limits_scalar_loads;
  wire [5:0] head_flow_limits_lds = turn_head_0_flow_limits_lds;
  wire [5:0] head_flow_limits_salu = turn_head_0_flow_limits_salu;
  wire [5:0] head_flow_limits_valu_queued = turn_head_0_flow_limits_valu_queued;
  wire [5:0] head_flow_limits_valu = turn_head_0_flow_limits_valu;
  wire [5:0] head_flow_limits_valu_scalars = turn_head_0_flow_limits_valu_scalars;
  wire [5:0] head_flow_limits_memory_reads = turn_head_0_flow_limits_memory_reads;
  wire [5:0] head_flow_limits_lds_reads = turn_head_0_flow_limits_lds_reads;
  wire head_flow_of_group = turn_head_0_flow_of_group;
  assign fault = fault_all_fault_all & may_issue & whole & wave_wait_awake & ((class_ == ISSUE_CLASS_ILLEGAL) |
      (is_flow & flow_faults));
  wire outstanding_port_free = head_pace_transcendental ? transcendental_free : lanes_free;
  wire stream_enable = active & ~faulted & ~stop;
  wire stream_load = launch | (progress_transfer & transfer_jumps);
  wire [47:0] stream_load_pc = progress_transfer ? transfer_value : initial_pc;
  wire [16:0] stream_step = is_flow ? flow_step :
      takes_delay ? ({14'd0, head_dwords} + 17'd1) : {14'd0, head_dwords};
  wire stream_jump = is_flow ? flow_taken : 1'b0;
  wire flow_counts_lds_reads_equal = head_flow_kind == FLOW_WAIT_ALU;
  wire [5:0] flow_counts_loads = flow_counts_lds_reads_equal ? seen_by_wait_loads : seen_loads;
  wire [5:0] flow_counts_stores = flow_counts_lds_reads_equal ? seen_by_wait_stores : seen_stores;
  wire [5:0] flow_counts_scalar_loads = flow_counts_lds_reads_equal ? seen_by_wait_scalar_loads : seen_scalar_loads;
  wire [5:0] flow_counts_lds = flow_counts_lds_reads_equal ? seen_by_wait_lds : seen_lds;
  wire [5:0] flow_counts_salu = flow_counts_lds_reads_equal ? seen_by_wait_salu : seen_salu;
  wire [5:0] flow_counts_valu_queued = flow_counts_lds_reads_equal ? seen_by_wait_valu_queued : seen_valu_queued;
  wire [5:0] flow_counts_valu = flow_counts_lds_reads_equal ? seen_by_wait_valu : seen_valu;
  wire [5:0] flow_counts_valu_scalars = flow_counts_lds_reads_equal ? seen_by_wait_valu_scalars : seen_valu_scalars;
  wire [5:0] flow_counts_memory_reads = flow_counts_lds_reads_equal ? seen_by_wait_memory_reads : seen_memory_reads;
  wire [5:0] flow_counts_lds_reads = flow_counts_lds_reads_equal ? seen_by_wait_lds_reads : seen_lds_reads;
  wire flow_alone = state_shape_group_waves == 6'd1;
  wire wave_wait_stops = grant & head_stops_wave;
  wire wave_wait_put_to_sleep = progress_transfer & ~transfer_jumps;
  wire [6:0] wave_wait_sleep_time = transfer_value[6:0];
  wire wave_wait_woken = running & group_woken & ~woke;
  wire registers_has_scratch = |state_place_scratch_base;
  initial begin
    active = 1'b0; running = 1'b0; faulted = 1'b0; state_place_vgpr_base = 11'd0; state_place_lds_base = 18'd0;
    state_place_scratch_base = 48'd0; state_shape_wave64 = 1'b0; state_shape_group = 5'd0;
    state_shape_group_waves = 6'd0; state_shape_lds_size = 18'd0; state_scc = 1'b0; state_mode = 32'd0;
    sequence_ = 16'd0; priority_state = 2'd0; barrier_complete = 1'b0; asked_first_0 = 1'b0; asked_first_1 = 1'b0;
    woke = 1'b0; outstanding_before_0_loads = 6'd0; outstanding_before_0_stores = 6'd0;
    outstanding_before_0_scalar_loads = 6'd0; outstanding_before_0_lds = 6'd0; outstanding_before_0_salu = 6'd0;
    outstanding_before_0_valu_queued = 6'd0; outstanding_before_0_valu = 6'd0;
    outstanding_before_0_valu_scalars = 6'd0; outstanding_before_0_memory_reads = 6'd0;
    outstanding_before_0_lds_reads = 6'd0; outstanding_of_wait_before_0_loads = 6'd0;
    outstanding_of_wait_before_0_stores = 6'd0; outstanding_of_wait_before_0_scalar_loads = 6'd0;
    outstanding_of_wait_before_0_lds = 6'd0; outstanding_of_wait_before_0_salu = 6'd0;
    outstanding_of_wait_before_0_valu_queued = 6'd0; outstanding_of_wait_before_0_valu = 6'd0;
    outstanding_of_wait_before_0_valu_scalars = 6'd0; outstanding_of_wait_before_0_memory_reads = 6'd0;
    outstanding_of_wait_before_0_lds_reads = 6'd0;
  end
  always @(posedge clock) begin
    if (ended) begin active <= 1'b0; running <= 1'b0; end
    if (launch) begin
      active <= 1'b1; state_place_vgpr_base <= initial_place_vgpr_base;
      state_place_lds_base <= initial_place_lds_base; state_place_scratch_base <= initial_place_scratch_base;
      state_shape_wave64 <= initial_shape_wave64; state_shape_group <= initial_shape_group;
      state_shape_group_waves <= initial_shape_group_waves; state_shape_lds_size <= initial_shape_lds_size;
    end
    if (stop & outstanding_idle) active <= 1'b0;
    if (start) running <= 1'b1;
    if (stop & outstanding_idle) running <= 1'b0;
    if (fault) faulted <= 1'b1;
    if (launch) faulted <= 1'b0;
    if (progress_scc_write) state_scc <= scc_value;
    if (asked_first_1) state_scc <= signalled_first;
    if (launch) state_scc <= 1'b0;
    if (flow_issues & flow_sets_rounding) state_mode <= (state_mode & 32'hfffffff0) | {28'd0, head_flow_operand[3:0]};
    if (flow_issues & flow_sets_denormals) begin
      state_mode <= (state_mode & 32'hffffff0f) | {{24'd0, head_flow_operand[3:0]}, 4'd0};
    end
    if (progress_mode_write) state_mode <= mode_value;
    if (launch) state_mode <= initial_mode;
    if (grant) begin
      sequence_ <= sequence_ + 16'd1;
      if (takes_delay) sequence_ <= sequence_ + 16'd2;
    end
    if (launch) sequence_ <= 16'd0;
    if (flow_issues & flow_sets_priority) priority_state <= head_flow_operand[1:0];
    if (launch) priority_state <= 2'd0;
    if (flow_issues & flow_waited) barrier_complete <= 1'b0;
    if (running & completed & (completed_group == state_shape_group)) barrier_complete <= 1'b1;
    if (launch) barrier_complete <= 1'b0;
    asked_first_0 <= flow_issues & flow_asks_first;
    asked_first_1 <= asked_first_0;
    woke <= flow_issues & wakes;
    outstanding_before_0_loads <= outstanding_counts_loads;
    outstanding_before_0_stores <= outstanding_counts_stores;
    outstanding_before_0_scalar_loads <= outstanding_counts_scalar_loads;
    outstanding_before_0_lds <= outstanding_counts_lds; outstanding_before_0_salu <= outstanding_counts_salu;
    outstanding_before_0_valu_queued <= outstanding_counts_valu_queued;
    outstanding_before_0_valu <= outstanding_counts_valu;
    outstanding_before_0_valu_scalars <= outstanding_counts_valu_scalars;
    outstanding_before_0_memory_reads <= outstanding_counts_memory_reads;
    outstanding_before_0_lds_reads <= outstanding_counts_lds_reads;
    outstanding_of_wait_before_0_loads <= outstanding_counts_of_wait_loads;
    outstanding_of_wait_before_0_stores <= outstanding_counts_of_wait_stores;
    outstanding_of_wait_before_0_scalar_loads <= outstanding_counts_of_wait_scalar_loads;
    outstanding_of_wait_before_0_lds <= outstanding_counts_of_wait_lds;
    outstanding_of_wait_before_0_salu <= outstanding_counts_of_wait_salu;
    outstanding_of_wait_before_0_valu_queued <= outstanding_counts_of_wait_valu_queued;
    outstanding_of_wait_before_0_valu <= outstanding_counts_of_wait_valu;
    outstanding_of_wait_before_0_valu_scalars <= outstanding_counts_of_wait_valu_scalars;
    outstanding_of_wait_before_0_memory_reads <= outstanding_counts_of_wait_memory_reads;
    outstanding_of_wait_before_0_lds_reads <= outstanding_counts_of_wait_lds_reads;
  end

  outstanding outstanding (
    .clock(clock), .grant(grant), .head_writes_scalar(head_writes_scalar), .head_reads_m0(head_reads_m0),
    .head_reads_scalars(head_reads_scalars), .head_writes_masks(head_writes_masks),
    .head_pace_clocks(head_pace_clocks), .head_counts_load(head_counts_load), .head_counts_store(head_counts_store),
    .head_counts_lds(head_counts_lds), .class_(class_), .flow_ready(flow_ready), .port_free(outstanding_port_free),
    .progress_salu_done(progress_salu_done), .progress_valu_read(progress_valu_read),
    .progress_valu_done(progress_valu_done), .progress_valu_scalar_done(progress_valu_scalar_done),
    .progress_smem_done(progress_smem_done), .progress_vmem_read(progress_vmem_read),
    .progress_load_done(progress_load_done), .progress_store_done(progress_store_done),
    .progress_lds_read(progress_lds_read), .progress_lds_done(progress_lds_done), .ready(class_ready),
    .idle(outstanding_idle), .scalars_settled(state_scalars_settled), .counts_loads(outstanding_counts_loads),
    .counts_stores(outstanding_counts_stores), .counts_scalar_loads(outstanding_counts_scalar_loads),
    .counts_lds(outstanding_counts_lds), .counts_salu(outstanding_counts_salu),
    .counts_valu_queued(outstanding_counts_valu_queued), .counts_valu(outstanding_counts_valu),
    .counts_valu_scalars(outstanding_counts_valu_scalars), .counts_memory_reads(outstanding_counts_memory_reads),
    .counts_lds_reads(outstanding_counts_lds_reads), .counts_of_wait_loads(outstanding_counts_of_wait_loads),
    .counts_of_wait_stores(outstanding_counts_of_wait_stores),
    .counts_of_wait_scalar_loads(outstanding_counts_of_wait_scalar_loads),
    .counts_of_wait_lds(outstanding_counts_of_wait_lds), .counts_of_wait_salu(outstanding_counts_of_wait_salu),
    .counts_of_wait_valu_queued(outstanding_counts_of_wait_valu_queued),
    .counts_of_wait_valu(outstanding_counts_of_wait_valu),
    .counts_of_wait_valu_scalars(outstanding_counts_of_wait_valu_scalars),
    .counts_of_wait_memory_reads(outstanding_counts_of_wait_memory_reads),
    .counts_of_wait_lds_reads(outstanding_counts_of_wait_lds_reads));

  shadow_registers shadow (
    .clock(clock), .write(progress_scalar_write), .pair(scalar_write_pair), .data(scalar_write_data),
    .halves(scalar_write_halves), .wave64(state_shape_wave64), .vcc(state_vcc), .m0(state_m0), .exec(state_exec),
    .vcc_any(shadow_vcc_any), .exec_any(shadow_exec_any));

  instruction_stream stream (
    .clock(clock), .enable(stream_enable), .load(stream_load), .load_pc(stream_load_pc), .advance(grant),
    .step(stream_step), .jump(stream_jump), .length(head_dwords), .write_0(buffer_write_0),
    .write_1(buffer_write_1), .position(buffer_position_0), .here(stream_here), .whole(whole), .missing(outside),
    .pc(state_pc), .fetch_want(fetch_want), .fetch_pc(fetch_pc), .fetch_grant(fetch_grant), .fetch_hit(fetch_hit),
    .fetch_miss(fetch_miss), .fetch_missing(fetch_missing));

  flow_unit flow (
    .operation_kind(head_flow_kind), .operation_operand(head_flow_operand),
    .operation_limits_loads(head_flow_limits_loads), .operation_limits_stores(head_flow_limits_stores),
    .operation_limits_scalar_loads(head_flow_limits_scalar_loads), .operation_limits_lds(head_flow_limits_lds),
    .operation_limits_salu(head_flow_limits_salu), .operation_limits_valu_queued(head_flow_limits_valu_queued),
    .operation_limits_valu(head_flow_limits_valu), .operation_limits_valu_scalars(head_flow_limits_valu_scalars),
    .operation_limits_memory_reads(head_flow_limits_memory_reads),
    .operation_limits_lds_reads(head_flow_limits_lds_reads), .operation_of_group(head_flow_of_group),
    .scc(state_scc), .vcc_any(shadow_vcc_any), .exec_any(shadow_exec_any), .counts_loads(flow_counts_loads),
    .counts_stores(flow_counts_stores), .counts_scalar_loads(flow_counts_scalar_loads),
    .counts_lds(flow_counts_lds), .counts_salu(flow_counts_salu), .counts_valu_queued(flow_counts_valu_queued),
    .counts_valu(flow_counts_valu), .counts_valu_scalars(flow_counts_valu_scalars),
    .counts_memory_reads(flow_counts_memory_reads), .counts_lds_reads(flow_counts_lds_reads), .alone(flow_alone),
    .barrier_complete(barrier_complete), .ready(flow_ready), .taken(flow_taken), .step(flow_step), .hold(flow_hold),
    .sleep(flow_sleep), .sleep_forever(flow_sleep_forever), .halts(flow_halts), .wakes(wakes),
    .sets_priority(flow_sets_priority), .sets_rounding(flow_sets_rounding), .sets_denormals(flow_sets_denormals),
    .invalidates(invalidates), .signals(signals), .asks_first(flow_asks_first), .waited(flow_waited),
    .interrupts(interrupts), .ends(ends), .traps(flow_traps), .faults(flow_faults));

  wave_wait wave_wait (
    .clock(clock), .launch(launch), .granted(flow_issues), .hold(flow_hold), .sleep(flow_sleep),
    .sleep_forever(flow_sleep_forever), .halts(flow_halts), .stops(wave_wait_stops), .resumes(progress_resume),
    .put_to_sleep(wave_wait_put_to_sleep), .sleep_time(wave_wait_sleep_time), .woken(wave_wait_woken), .tick(tick),
    .counts(counts), .awake(wave_wait_awake), .has_credit(wave_wait_has_credit));

  wave_status registers (
    .exec_any(shadow_exec_any), .vcc_any(shadow_vcc_any), .group_waves(state_shape_group_waves),
    .wave64(state_shape_wave64), .has_credit(wave_wait_has_credit), .barrier_complete(barrier_complete),
    .scc(state_scc), .priority_(priority_state), .has_scratch(registers_has_scratch), .status(state_status),
    .state_priv(state_state_priv));
endmodule
`default_nettype wire
