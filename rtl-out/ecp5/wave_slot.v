// wave_slot: kernel of hdl/src/front/wave_slot.rs
// Written by Tombolo; change the source.
// SPDX-License-Identifier: MIT OR Apache-2.0

`default_nettype none

module wave_slot (
  input wire clock,
  input wire launch,
  input wire [47:0] launch_pc,
  input wire [31:0] launch_mode,
  input wire [10:0] launch_vgpr_base,
  input wire launch_wave64,
  input wire [4:0] launch_group,
  input wire [5:0] launch_group_waves,
  input wire [16:0] launch_lds_base,
  input wire [16:0] launch_lds_size,
  input wire [47:0] launch_scratch_base,
  input wire start,
  input wire fetch_grant,
  input wire fetch_hit,
  input wire fetch_miss,
  input wire fetch_missing,
  input wire turn_0,
  input wire [31:0] turn_word_0,
  input wire [31:0] turn_word_1,
  input wire [31:0] turn_word_2,
  input wire [2:0] turn_class_0,
  input wire [2:0] turn_dwords_0,
  input wire turn_writes_scalar_0,
  input wire turn_reads_m0_0,
  input wire turn_stops_wave_0,
  input wire turn_is_store_0,
  input wire turn_is_flat_0,
  output wire wants_turn_0,
  output wire buffer_write_0,
  output wire buffer_write_1,
  output wire [3:0] buffer_position_0,
  output wire fetch_want,
  output wire [47:0] fetch_pc,
  input wire grant,
  output wire ready,
  output reg [2:0] class_,
  output wire [31:0] word_0,
  output wire [31:0] word_1,
  output wire [31:0] word_2,
  output wire [47:0] pc,
  output wire [15:0] sequence_,
  output wire fault,
  input wire scalar_write,
  input wire [5:0] scalar_write_pair,
  input wire [63:0] scalar_write_data,
  input wire [1:0] scalar_write_halves,
  input wire mode_write,
  input wire [31:0] mode_value,
  input wire scc_write,
  input wire scc_value,
  input wire salu_done,
  input wire valu_read,
  input wire valu_done,
  input wire valu_scalar_done,
  input wire smem_done,
  input wire resume,
  input wire transfer,
  input wire transfer_jumps,
  input wire [47:0] transfer_value,
  input wire vmem_read,
  input wire lds_read,
  input wire lds_done,
  input wire load_done,
  input wire store_done,
  input wire tick,
  output wire counts,
  input wire completed,
  input wire [4:0] completed_group,
  input wire signalled_first,
  input wire woken_0,
  input wire woken_1,
  input wire [4:0] woken_group_0,
  input wire [4:0] woken_group_1,
  output wire signals,
  output wire wakes,
  output wire ends,
  output wire interrupts,
  output wire invalidates,
  output wire active,
  output wire ended,
  output wire [63:0] exec,
  output wire [63:0] vcc,
  output wire scc,
  output wire [31:0] m0,
  output wire [31:0] mode,
  output wire [10:0] vgpr_base,
  output wire wave64,
  output wire [4:0] group,
  output wire [5:0] group_waves,
  output wire [16:0] lds_base,
  output wire [16:0] lds_size,
  output wire [47:0] scratch_base,
  output wire [31:0] status,
  output wire [31:0] state_priv,
  output wire scalars_settled
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
  reg scc_state;
  reg scc_state_next;
  reg [31:0] mode_state;
  reg [31:0] mode_state_next;
  reg [10:0] vgpr_base_state;
  reg [10:0] vgpr_base_state_next;
  reg wave64_state;
  reg wave64_state_next;
  reg [4:0] group_state;
  reg [4:0] group_state_next;
  reg [5:0] group_waves_state;
  reg [5:0] group_waves_state_next;
  reg [16:0] lds_base_state;
  reg [16:0] lds_base_state_next;
  reg [16:0] lds_size_state;
  reg [16:0] lds_size_state_next;
  reg [47:0] scratch_base_state;
  reg [47:0] scratch_base_state_next;
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
  wire stream_missing;
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
  wire pause_stops;
  wire pause_put_to_sleep;
  wire [6:0] pause_sleep_time;
  wire pause_woken;
  wire pause_awake;
  wire pause_has_credit;
  wire registers_has_scratch;

  wire conjunction_1 = stream_enable & pause_awake;
  assign wants_turn_0 = conjunction_1 & stream_here;
  assign ready = conjunction_1 & may_issue & stream_whole & class_ready;

  always @* begin
    class_ = decoded_class;
    if (stream_missing) begin
      class_ = 3'd0;
    end
  end

  assign word_0 = turn_word_0;
  assign word_1 = turn_word_1;
  assign word_2 = turn_word_2;
  assign sequence_ = sequence_state;
  assign fault = stream_enable & may_issue & stream_whole & pause_awake & ((class_ == 3'd0) | (is_flow &
      flow_illegal));
  assign active = active_state;
  assign ended = flow_issues & ends;
  assign scc = scc_state;
  assign mode = mode_state;
  assign vgpr_base = vgpr_base_state;
  assign wave64 = wave64_state;
  assign group = group_state;
  assign group_waves = group_waves_state;
  assign lds_base = lds_base_state;
  assign lds_size = lds_size_state;
  assign scratch_base = scratch_base_state;
  assign is_flow = class_ == 3'd1;
  assign flow_issues = grant & is_flow;
  assign group_woken = (woken_0 & (woken_group_0 == group_state)) | (woken_1 & (woken_group_1 == group_state));
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
    if (ended) begin
      active_state_next = 1'b0;
    end
    if (launch) begin
      active_state_next = 1'b1;
    end
  end

  always @* begin
    running_next = running;
    if (ended) begin
      running_next = 1'b0;
    end
    if (start) begin
      running_next = 1'b1;
    end
  end

  always @* begin
    faulted_next = faulted;
    if (fault) begin
      faulted_next = 1'b1;
    end
    if (launch) begin
      faulted_next = 1'b0;
    end
  end

  always @* begin
    scc_state_next = scc_state;
    if (scc_write) begin
      scc_state_next = scc_value;
    end
    if (asked_first_1) begin
      scc_state_next = signalled_first;
    end
    if (launch) begin
      scc_state_next = 1'b0;
    end
  end

  always @* begin
    mode_state_next = mode_state;
    if (flow_issues & flow_sets_rounding) begin
      mode_state_next = (mode_state & 32'hfffffff0) | {28'd0, word_0[3:0]};
    end
    if (flow_issues & flow_sets_denormals) begin
      mode_state_next = (mode_state & 32'hffffff0f) | ({28'd0, word_0[3:0]} << 3'd4);
    end
    if (mode_write) begin
      mode_state_next = mode_value;
    end
    if (launch) begin
      mode_state_next = launch_mode;
    end
  end

  always @* begin
    vgpr_base_state_next = vgpr_base_state;
    if (launch) begin
      vgpr_base_state_next = launch_vgpr_base;
    end
  end

  always @* begin
    wave64_state_next = wave64_state;
    if (launch) begin
      wave64_state_next = launch_wave64;
    end
  end

  always @* begin
    group_state_next = group_state;
    if (launch) begin
      group_state_next = launch_group;
    end
  end

  always @* begin
    group_waves_state_next = group_waves_state;
    if (launch) begin
      group_waves_state_next = launch_group_waves;
    end
  end

  always @* begin
    lds_base_state_next = lds_base_state;
    if (launch) begin
      lds_base_state_next = launch_lds_base;
    end
  end

  always @* begin
    lds_size_state_next = lds_size_state;
    if (launch) begin
      lds_size_state_next = launch_lds_size;
    end
  end

  always @* begin
    scratch_base_state_next = scratch_base_state;
    if (launch) begin
      scratch_base_state_next = launch_scratch_base;
    end
  end

  always @* begin
    sequence_state_next = sequence_state;
    if (grant) begin
      sequence_state_next = sequence_state + 16'd1;
    end
    if (launch) begin
      sequence_state_next = 16'd0;
    end
  end

  always @* begin
    priority_state_next = priority_state;
    if (flow_issues & flow_sets_priority) begin
      priority_state_next = word_0[1:0];
    end
    if (launch) begin
      priority_state_next = 2'd0;
    end
  end

  always @* begin
    barrier_complete_next = barrier_complete;
    if (flow_issues & flow_waited) begin
      barrier_complete_next = 1'b0;
    end
    if (running & completed & (completed_group == group_state)) begin
      barrier_complete_next = 1'b1;
    end
    if (launch) begin
      barrier_complete_next = 1'b0;
    end
  end

  assign asked_first_0_next = flow_issues & flow_asks_first;
  assign woke_next = flow_issues & wakes;
  assign stream_enable = running & (~faulted);
  assign stream_load = launch | (transfer & transfer_jumps);

  always @* begin
    stream_load_pc = launch_pc;
    if (transfer) begin
      stream_load_pc = transfer_value;
    end
  end

  always @* begin
    stream_step = {14'd0, dwords};
    if (is_flow) begin
      stream_step = flow_step;
    end
  end

  always @* begin
    stream_jump = 1'b0;
    if (is_flow) begin
      stream_jump = flow_taken;
    end
  end

  assign flow_alone = group_waves_state == 6'd1;
  assign pause_stops = grant & stops_wave;
  assign pause_put_to_sleep = transfer & (~transfer_jumps);
  assign pause_sleep_time = transfer_value[6:0];
  assign pause_woken = running & group_woken & (~woke);
  assign registers_has_scratch = |scratch_base_state;

  initial begin
    active_state = 1'b0;
    running = 1'b0;
    faulted = 1'b0;
    scc_state = 1'b0;
    mode_state = 32'd0;
    vgpr_base_state = 11'd0;
    wave64_state = 1'b0;
    group_state = 5'd0;
    group_waves_state = 6'd0;
    lds_base_state = 17'd0;
    lds_size_state = 17'd0;
    scratch_base_state = 48'd0;
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
    scc_state <= scc_state_next;
    mode_state <= mode_state_next;
    vgpr_base_state <= vgpr_base_state_next;
    wave64_state <= wave64_state_next;
    group_state <= group_state_next;
    group_waves_state <= group_waves_state_next;
    lds_base_state <= lds_base_state_next;
    lds_size_state <= lds_size_state_next;
    scratch_base_state <= scratch_base_state_next;
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
    .scalars_settled(scalars_settled),
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
    .wave64(wave64_state),
    .vcc(vcc),
    .m0(m0),
    .exec(exec),
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
    .missing(stream_missing),
    .pc(pc),
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
    .illegal(flow_illegal)
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
    .group_waves(group_waves_state),
    .wave64(wave64_state),
    .has_credit(pause_has_credit),
    .barrier_complete(barrier_complete),
    .scc(scc_state),
    .priority_(priority_state),
    .has_scratch(registers_has_scratch),
    .status(status),
    .state_priv(state_priv)
  );

endmodule

`default_nettype wire
