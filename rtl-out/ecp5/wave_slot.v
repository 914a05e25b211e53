// wave_slot: kernel of hdl/src/front/wave_slot.rs:20
// Written by Tombolo; change the source.
// SPDX-License-Identifier: MIT OR Apache-2.0

`default_nettype none

module wave_slot (
  input wire clock, // The one clock.
  input wire launch, // A wave starts here.
  input wire [47:0] initial_pc, // With this.
  input wire [31:0] initial_mode,
  input wire [10:0] initial_vgpr_base,
  input wire initial_wave64,
  input wire [4:0] initial_group,
  input wire [5:0] initial_group_waves,
  input wire [16:0] initial_lds_base,
  input wire [16:0] initial_lds_size,
  input wire [47:0] initial_scratch_base,
  input wire start, // Initial state is written: the wave may run.
  // The dispatch is stopped: the wave issues nothing more, and is gone when all that it has under way is done.
  input wire stop,
  input wire fetch_grant, // The fetch unit takes this wave's request.
  input wire fetch_hit, // The chunk asked for is on fetch_chunk.
  input wire fetch_miss, // The chunk asked for is not there yet: ask again.
  input wire fetch_missing, // It lies outside memory.
  input wire turn_0, // In a barrel: it is this wave's turn, and the following is of its head.
  input wire [31:0] turn_word_0, // Its dwords.
  input wire [31:0] turn_word_1,
  input wire [31:0] turn_word_2,
  input wire [2:0] turn_class_0, // Its class.
  input wire [2:0] turn_dwords_0, // Its length in dwords.
  input wire turn_writes_scalar_0, // What else Predecode knows of it.
  input wire turn_reads_m0_0, // It adds M0 to register numbers.
  input wire turn_stops_wave_0, // The wave stops until it is done.
  input wire turn_is_store_0, // It counts in STOREcnt.
  input wire turn_is_flat_0, // It counts in DScnt too.
  output wire wants_turn_0, // The wave has something at its head.
  output wire buffer_write_0, // The chunk is written to the lower half of its buffer, the upper half.
  output wire buffer_write_1,
  output wire [3:0] buffer_position_0, // Dword at which its head lies, in a line.
  output wire fetch_want, // A chunk is wanted.
  output wire [47:0] fetch_pc, // Address of the first dword wanted, bytes.
  input wire grant, // The next instruction issues in this cycle.
  output wire ready, // It may: its dependencies are met.
  output reg [2:0] class_, // Its class, super::predecode::IssueClass.
  output wire [31:0] word_0, // Its first three dwords.
  output wire [31:0] word_1,
  output wire [31:0] word_2,
  output wire [15:0] sequence_, // Its number within the wave.
  output wire fault, // The wave is illegal at its head and stops.
  output wire traps, // If so: it is at a trap.
  output wire outside, // It is at an instruction outside memory.
  input wire scalar_write, // A scalar register of this wave is written: number of the pair, data, halves.
  input wire [5:0] scalar_write_pair, // Pair number: SGPR code / 2.
  input wire [63:0] scalar_write_data, // The pair's data.
  input wire [1:0] scalar_write_halves, // Which halves are written.
  input wire mode_write, // MODE is written.
  input wire [31:0] mode_value, // Its value.
  input wire scc_write, // SCC is written.
  input wire scc_value, // Its value.
  input wire salu_done, // The scalar ALU finished an instruction.
  input wire valu_read, // The vector ALU took the scalar operands of an instruction.
  input wire valu_done, // The vector ALU wrote the results of an instruction.
  input wire valu_scalar_done, // ... of one that writes scalars.
  input wire smem_done, // A scalar load finished.
  input wire resume, // An instruction that stopped the wave is done.
  input wire transfer, // It sets the program counter or puts the wave to sleep.
  input wire transfer_jumps, // It sets the program counter.
  input wire [47:0] transfer_value, // Byte address, or ticks of sleep.
  input wire vmem_read, // A vector memory instruction read its last VGPR.
  input wire lds_read, // An LDS instruction read its last VGPR.
  input wire lds_done, // An LDS instruction finished.
  input wire load_done, // A vector load finished.
  input wire store_done, // A vector store finished.
  input wire tick, // One cycle in 64.
  output wire counts, // A sleep of the wave counts ticks down.
  input wire completed, // The barrier of a work-group has completed.
  input wire [4:0] completed_group, // Which.
  input wire signalled_first, // Two cycles after a signal of this SIMD: it was the first one.
  input wire woken_0, // A wave of each SIMD wakes its group.
  input wire woken_1,
  input wire [4:0] woken_group_0, // Which.
  input wire [4:0] woken_group_1,
  output wire signals, // The head, if it is of class Flow, signals the barrier.
  output wire wakes, // It wakes the group.
  output wire ends, // It ends the wave.
  output wire interrupts, // It interrupts the host.
  output wire invalidates, // It forgets the instruction caches.
  output wire active, // A wave is here, running or being launched.
  output wire ended, // The wave ended in this cycle.
  output wire [63:0] state_exec, // Its state.
  output wire [63:0] state_vcc,
  output wire state_scc,
  output wire [31:0] state_m0,
  output wire [31:0] state_mode,
  output wire [31:0] state_status,
  output wire [31:0] state_state_priv,
  output wire [47:0] state_pc,
  output wire [10:0] state_vgpr_base,
  output wire state_wave64,
  output wire [4:0] state_group,
  output wire [5:0] state_group_waves,
  output wire [16:0] state_lds_base,
  output wire [16:0] state_lds_size,
  output wire [47:0] state_scratch_base,
  output wire state_scalars_settled
);

  wire is_flow;
  wire flow_issues;
  wire group_woken;
  wire class_ready;
  wire may_issue;
  wire [2:0] decoded_class;
  wire [2:0] dwords;
  wire writes_scalar;
  wire reads_m0;
  wire stops_wave;
  wire is_store;
  wire is_flat;
  reg active_state;
  reg active_state_next;
  reg running;
  reg running_next;
  reg faulted;
  reg faulted_next;
  reg [10:0] kept_vgpr_base;
  reg kept_wave64;
  reg [4:0] kept_group;
  reg [5:0] kept_group_waves;
  reg [16:0] kept_lds_base;
  reg [16:0] kept_lds_size;
  reg [47:0] kept_scratch_base;
  reg [10:0] kept_next_vgpr_base;
  reg kept_next_wave64;
  reg [4:0] kept_next_group;
  reg [5:0] kept_next_group_waves;
  reg [16:0] kept_next_lds_base;
  reg [16:0] kept_next_lds_size;
  reg [47:0] kept_next_scratch_base;
  reg scc_state;
  reg scc_state_next;
  reg [31:0] mode_state;
  reg [31:0] mode_state_next;
  reg [15:0] sequence_state;
  reg [15:0] sequence_state_next;
  reg [1:0] priority_state;
  reg [1:0] priority_state_next;
  reg barrier_complete;
  reg barrier_complete_next;
  reg asked_first_0;
  wire asked_first_0_next;
  reg asked_first_1;
  reg woke;
  wire woke_next;
  wire outstanding_idle;
  wire [5:0] outstanding_salu;
  wire [5:0] outstanding_valu_queued;
  wire [5:0] outstanding_valu;
  wire [5:0] outstanding_valu_scalars;
  wire [5:0] outstanding_scalar_loads;
  wire [5:0] outstanding_memory_reads;
  wire [5:0] outstanding_loads;
  wire [5:0] outstanding_stores;
  wire [5:0] outstanding_lds_reads;
  wire [5:0] outstanding_lds;
  wire shadow_vcc_any;
  wire shadow_exec_any;
  wire stream_enable;
  wire stream_load;
  reg [47:0] stream_load_pc;
  reg [16:0] stream_step;
  reg stream_jump;
  wire stream_here;
  wire stream_whole;
  wire flow_alone;
  wire flow_ready;
  wire flow_taken;
  wire [16:0] flow_step;
  wire [4:0] flow_hold;
  wire [6:0] flow_sleep;
  wire flow_sleep_forever;
  wire flow_halts;
  wire flow_sets_priority;
  wire flow_sets_rounding;
  wire flow_sets_denormals;
  wire flow_asks_first;
  wire flow_waited;
  wire flow_illegal;
  wire flow_traps;
  wire pause_stops;
  wire pause_put_to_sleep;
  wire [6:0] pause_sleep_time;
  wire pause_woken;
  wire pause_awake;
  wire pause_has_credit;
  wire registers_has_scratch;

  wire running_and_not_faulted = running & ~faulted;
  assign wants_turn_0 = running_and_not_faulted & pause_awake & stream_here;
  assign ready = stream_enable & pause_awake & may_issue & stream_whole & class_ready;

  always @* begin
    class_ = decoded_class;
    if (outside) class_ = 3'd0;
  end

  assign word_0 = turn_word_0;
  assign word_1 = turn_word_1;
  assign word_2 = turn_word_2;
  assign sequence_ = sequence_state;
  assign fault = stream_enable & may_issue & stream_whole & pause_awake & ((class_ == 3'd0) | (is_flow &
      flow_illegal));
  assign traps = is_flow & flow_traps;
  assign active = active_state;
  assign ended = flow_issues & ends;
  assign state_scc = scc_state;
  assign state_mode = mode_state;
  assign state_vgpr_base = kept_vgpr_base;
  assign state_wave64 = kept_wave64;
  assign state_group = kept_group;
  assign state_group_waves = kept_group_waves;
  assign state_lds_base = kept_lds_base;
  assign state_lds_size = kept_lds_size;
  assign state_scratch_base = kept_scratch_base;
  assign is_flow = class_ == 3'd1;
  assign flow_issues = grant & is_flow;
  assign group_woken = (woken_0 & (woken_group_0 == kept_group)) | (woken_1 & (woken_group_1 == kept_group));
  assign may_issue = turn_0;
  assign decoded_class = turn_class_0;
  assign dwords = turn_dwords_0;
  assign writes_scalar = turn_writes_scalar_0;
  assign reads_m0 = turn_reads_m0_0;
  assign stops_wave = turn_stops_wave_0;
  assign is_store = turn_is_store_0;
  assign is_flat = turn_is_flat_0;

  always @* begin
    active_state_next = active_state;
    if (ended) active_state_next = 1'b0;
    if (launch) active_state_next = 1'b1;
    if (stop & outstanding_idle) active_state_next = 1'b0;
  end

  always @* begin
    running_next = running;
    if (ended) running_next = 1'b0;
    if (start) running_next = 1'b1;
    if (stop & outstanding_idle) running_next = 1'b0;
  end

  always @* begin
    faulted_next = faulted;
    if (fault) faulted_next = 1'b1;
    if (launch) faulted_next = 1'b0;
  end

  always @* begin
    kept_next_vgpr_base = kept_vgpr_base;
    if (launch) kept_next_vgpr_base = initial_vgpr_base;
  end

  always @* begin
    kept_next_wave64 = kept_wave64;
    if (launch) kept_next_wave64 = initial_wave64;
  end

  always @* begin
    kept_next_group = kept_group;
    if (launch) kept_next_group = initial_group;
  end

  always @* begin
    kept_next_group_waves = kept_group_waves;
    if (launch) kept_next_group_waves = initial_group_waves;
  end

  always @* begin
    kept_next_lds_base = kept_lds_base;
    if (launch) kept_next_lds_base = initial_lds_base;
  end

  always @* begin
    kept_next_lds_size = kept_lds_size;
    if (launch) kept_next_lds_size = initial_lds_size;
  end

  always @* begin
    kept_next_scratch_base = kept_scratch_base;
    if (launch) kept_next_scratch_base = initial_scratch_base;
  end

  always @* begin
    scc_state_next = scc_state;
    if (scc_write) scc_state_next = scc_value;
    if (asked_first_1) scc_state_next = signalled_first;
    if (launch) scc_state_next = 1'b0;
  end

  always @* begin
    mode_state_next = mode_state;
    if (flow_issues & flow_sets_rounding) mode_state_next = (mode_state & 32'hfffffff0) | {28'd0, word_0[3:0]};
    if (flow_issues & flow_sets_denormals) begin
      mode_state_next = (mode_state & 32'hffffff0f) | {{24'd0, word_0[3:0]}, 4'd0};
    end
    if (mode_write) mode_state_next = mode_value;
    if (launch) mode_state_next = initial_mode;
  end

  always @* begin
    sequence_state_next = sequence_state;
    if (grant) sequence_state_next = sequence_state + 16'd1;
    if (launch) sequence_state_next = 16'd0;
  end

  always @* begin
    priority_state_next = priority_state;
    if (flow_issues & flow_sets_priority) priority_state_next = word_0[1:0];
    if (launch) priority_state_next = 2'd0;
  end

  always @* begin
    barrier_complete_next = barrier_complete;
    if (flow_issues & flow_waited) barrier_complete_next = 1'b0;
    if (running & completed & (completed_group == kept_group)) barrier_complete_next = 1'b1;
    if (launch) barrier_complete_next = 1'b0;
  end

  assign asked_first_0_next = flow_issues & flow_asks_first;
  assign woke_next = flow_issues & wakes;
  assign stream_enable = running_and_not_faulted & ~stop;
  assign stream_load = launch | (transfer & transfer_jumps);

  always @* begin
    stream_load_pc = initial_pc;
    if (transfer) stream_load_pc = transfer_value;
  end

  always @* begin
    stream_step = {14'd0, dwords};
    if (is_flow) stream_step = flow_step;
  end

  always @* begin
    stream_jump = 1'b0;
    if (is_flow) stream_jump = flow_taken;
  end

  assign flow_alone = kept_group_waves == 6'd1;
  assign pause_stops = grant & stops_wave;
  assign pause_put_to_sleep = transfer & ~transfer_jumps;
  assign pause_sleep_time = transfer_value[6:0];
  assign pause_woken = running & group_woken & ~woke;
  assign registers_has_scratch = |kept_scratch_base;

  initial begin
    active_state = 1'b0;
    running = 1'b0;
    faulted = 1'b0;
    kept_vgpr_base = 11'd0;
    kept_wave64 = 1'b0;
    kept_group = 5'd0;
    kept_group_waves = 6'd0;
    kept_lds_base = 17'd0;
    kept_lds_size = 17'd0;
    kept_scratch_base = 48'd0;
    scc_state = 1'b0;
    mode_state = 32'd0;
    sequence_state = 16'd0;
    priority_state = 2'd0;
    barrier_complete = 1'b0;
    asked_first_0 = 1'b0;
    asked_first_1 = 1'b0;
    woke = 1'b0;
  end
  always @(posedge clock) begin
    active_state <= active_state_next;
    running <= running_next;
    faulted <= faulted_next;
    kept_vgpr_base <= kept_next_vgpr_base;
    kept_wave64 <= kept_next_wave64;
    kept_group <= kept_next_group;
    kept_group_waves <= kept_next_group_waves;
    kept_lds_base <= kept_next_lds_base;
    kept_lds_size <= kept_next_lds_size;
    kept_scratch_base <= kept_next_scratch_base;
    scc_state <= scc_state_next;
    mode_state <= mode_state_next;
    sequence_state <= sequence_state_next;
    priority_state <= priority_state_next;
    barrier_complete <= barrier_complete_next;
    asked_first_0 <= asked_first_0_next;
    asked_first_1 <= asked_first_0;
    woke <= woke_next;
  end

  outstanding outstanding (
    .clock(clock),
    .grant(grant),
    .class_(class_),
    .flow_ready(flow_ready),
    .writes_scalar(writes_scalar),
    .is_store(is_store),
    .is_flat(is_flat),
    .reads_m0(reads_m0),
    .salu_done(salu_done),
    .valu_read(valu_read),
    .valu_done(valu_done),
    .valu_scalar_done(valu_scalar_done),
    .smem_done(smem_done),
    .vmem_read(vmem_read),
    .lds_read(lds_read),
    .lds_done(lds_done),
    .load_done(load_done),
    .store_done(store_done),
    .ready(class_ready),
    .idle(outstanding_idle),
    .scalars_settled(state_scalars_settled),
    .salu(outstanding_salu),
    .valu_queued(outstanding_valu_queued),
    .valu(outstanding_valu),
    .valu_scalars(outstanding_valu_scalars),
    .scalar_loads(outstanding_scalar_loads),
    .memory_reads(outstanding_memory_reads),
    .loads(outstanding_loads),
    .stores(outstanding_stores),
    .lds_reads(outstanding_lds_reads),
    .lds(outstanding_lds)
  );

  shadow_registers shadow (
    .clock(clock),
    .write(scalar_write),
    .pair(scalar_write_pair),
    .data(scalar_write_data),
    .halves(scalar_write_halves),
    .wave64(kept_wave64),
    .vcc(state_vcc),
    .m0(state_m0),
    .exec(state_exec),
    .vcc_any(shadow_vcc_any),
    .exec_any(shadow_exec_any)
  );

  instruction_stream stream (
    .clock(clock),
    .enable(stream_enable),
    .load(stream_load),
    .load_pc(stream_load_pc),
    .advance(grant),
    .step(stream_step),
    .jump(stream_jump),
    .length(dwords),
    .write_0(buffer_write_0),
    .write_1(buffer_write_1),
    .position(buffer_position_0),
    .here(stream_here),
    .whole(stream_whole),
    .missing(outside),
    .pc(state_pc),
    .fetch_want(fetch_want),
    .fetch_pc(fetch_pc),
    .fetch_grant(fetch_grant),
    .fetch_hit(fetch_hit),
    .fetch_miss(fetch_miss),
    .fetch_missing(fetch_missing)
  );

  flow_unit flow (
    .word(word_0),
    .scc(scc_state),
    .vcc_any(shadow_vcc_any),
    .exec_any(shadow_exec_any),
    .loads(outstanding_loads),
    .stores(outstanding_stores),
    .scalar_loads(outstanding_scalar_loads),
    .salu(outstanding_salu),
    .valu_queued(outstanding_valu_queued),
    .valu(outstanding_valu),
    .valu_scalars(outstanding_valu_scalars),
    .lds(outstanding_lds),
    .lds_reads(outstanding_lds_reads),
    .memory_reads(outstanding_memory_reads),
    .alone(flow_alone),
    .barrier_complete(barrier_complete),
    .ready(flow_ready),
    .taken(flow_taken),
    .step(flow_step),
    .hold(flow_hold),
    .sleep(flow_sleep),
    .sleep_forever(flow_sleep_forever),
    .halts(flow_halts),
    .wakes(wakes),
    .sets_priority(flow_sets_priority),
    .sets_rounding(flow_sets_rounding),
    .sets_denormals(flow_sets_denormals),
    .invalidates(invalidates),
    .signals(signals),
    .asks_first(flow_asks_first),
    .waited(flow_waited),
    .interrupts(interrupts),
    .ends(ends),
    .illegal(flow_illegal),
    .traps(flow_traps)
  );

  pause pause (
    .clock(clock),
    .launch(launch),
    .granted(flow_issues),
    .hold(flow_hold),
    .sleep(flow_sleep),
    .sleep_forever(flow_sleep_forever),
    .halts(flow_halts),
    .stops(pause_stops),
    .resumes(resume),
    .put_to_sleep(pause_put_to_sleep),
    .sleep_time(pause_sleep_time),
    .woken(pause_woken),
    .tick(tick),
    .counts(counts),
    .awake(pause_awake),
    .has_credit(pause_has_credit)
  );

  wave_status registers (
    .exec_any(shadow_exec_any),
    .vcc_any(shadow_vcc_any),
    .group_waves(kept_group_waves),
    .wave64(kept_wave64),
    .has_credit(pause_has_credit),
    .barrier_complete(barrier_complete),
    .scc(scc_state),
    .priority_(priority_state),
    .has_scratch(registers_has_scratch),
    .status(state_status),
    .state_priv(state_state_priv)
  );

endmodule

`default_nettype wire
