// wave_slot: kernel of hdl/src/front/wave_slot.rs
// Written by Tombolo; change the source.

module wave_slot (
  input wire clock,
  input wire launch,
  input wire [47:0] launch_pc,
  input wire [31:0] launch_mode,
  input wire [10:0] launch_vgpr_base,
  input wire start,
  input wire fetch_grant,
  input wire fetch_hit,
  input wire fetch_miss,
  input wire [31:0] fetch_chunk_0,
  input wire [31:0] fetch_chunk_1,
  input wire [31:0] fetch_chunk_2,
  input wire [31:0] fetch_chunk_3,
  input wire [31:0] fetch_chunk_4,
  input wire [31:0] fetch_chunk_5,
  input wire [31:0] fetch_chunk_6,
  input wire [31:0] fetch_chunk_7,
  output wire fetch_want,
  output wire [47:0] fetch_pc,
  input wire grant,
  output wire ready,
  output wire [2:0] class_,
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
  input wire scc_write,
  input wire scc_value,
  input wire salu_done,
  input wire valu_read,
  input wire valu_done,
  input wire valu_scalar_done,
  input wire smem_done,
  input wire vmem_read,
  input wire load_done,
  input wire store_done,
  output wire active,
  output wire ended,
  output wire [63:0] exec,
  output wire [63:0] vcc,
  output wire scc,
  output wire [31:0] m0,
  output wire [31:0] mode,
  output wire [10:0] vgpr_base,
  output wire scalars_settled
);

  wire is_flow;
  wire is_salu;
  wire is_smem;
  wire is_valu;
  wire is_vmem;
  wire whole;
  wire scalars_pending;
  reg class_ready;
  wire redirect;
  wire arrived;
  wire [47:0] length_bytes;
  wire [47:0] next_pc;
  wire [47:0] chunk_bytes;
  reg active_state;
  reg active_state_next;
  reg running;
  reg running_next;
  reg faulted;
  reg faulted_next;
  reg [47:0] pc_state;
  reg [47:0] pc_state_next;
  reg [31:0] exec_low;
  reg [31:0] exec_low_next;
  reg [31:0] exec_high;
  reg [31:0] exec_high_next;
  reg [31:0] vcc_low;
  reg [31:0] vcc_low_next;
  reg [31:0] vcc_high;
  reg [31:0] vcc_high_next;
  reg scc_state;
  reg scc_state_next;
  reg [31:0] m0_state;
  reg [31:0] m0_state_next;
  reg [31:0] mode_state;
  reg [31:0] mode_state_next;
  reg [10:0] vgpr_base_state;
  reg [10:0] vgpr_base_state_next;
  reg [15:0] sequence_state;
  reg [15:0] sequence_state_next;
  reg [4:0] hold;
  reg [4:0] hold_next;
  reg [47:0] fetch_pc_state;
  reg [47:0] fetch_pc_state_next;
  reg fetch_pending;
  reg fetch_pending_next;
  reg fetch_stale;
  reg fetch_stale_next;
  wire salu_count_up;
  wire [5:0] salu_count_count;
  wire valu_queued_up;
  wire [5:0] valu_queued_count;
  wire valu_queued_none;
  wire valu_count_up;
  wire [5:0] valu_count_count;
  wire valu_count_none;
  wire valu_scalar_count_up;
  wire [5:0] valu_scalar_count_count;
  wire valu_scalar_count_none;
  wire smem_count_up;
  wire [5:0] smem_count_count;
  wire smem_count_none;
  wire vmem_reading_up;
  wire [5:0] vmem_reading_count;
  wire vmem_reading_none;
  wire load_count_up;
  wire [5:0] load_count_count;
  wire load_count_none;
  wire store_count_up;
  wire [5:0] store_count_count;
  wire store_count_none;
  reg [31:0] buffer_0;
  reg [31:0] buffer_1;
  reg [31:0] buffer_2;
  reg [31:0] buffer_3;
  reg [31:0] buffer_4;
  reg [31:0] buffer_5;
  reg [31:0] buffer_6;
  reg [31:0] buffer_7;
  reg [31:0] buffer_8;
  reg [31:0] buffer_9;
  reg [31:0] buffer_10;
  reg [31:0] buffer_11;
  reg [3:0] buffer_count;
  reg [2:0] buffer_next_consume;
  wire [2:0] buffer_next_skip;
  wire buffer_next_flush;
  wire [31:0] buffer_next_next_words_0;
  wire [31:0] buffer_next_next_words_1;
  wire [31:0] buffer_next_next_words_2;
  wire [31:0] buffer_next_next_words_3;
  wire [31:0] buffer_next_next_words_4;
  wire [31:0] buffer_next_next_words_5;
  wire [31:0] buffer_next_next_words_6;
  wire [31:0] buffer_next_next_words_7;
  wire [31:0] buffer_next_next_words_8;
  wire [31:0] buffer_next_next_words_9;
  wire [31:0] buffer_next_next_words_10;
  wire [31:0] buffer_next_next_words_11;
  wire [3:0] buffer_next_next_count;
  wire [2:0] predecode_dwords;
  wire predecode_writes_scalar;
  wire predecode_is_store;
  wire flow_vcc_any;
  wire flow_exec_any;
  wire flow_vectors_pending;
  wire flow_ready;
  wire flow_taken;
  wire [47:0] flow_target;
  wire [4:0] flow_hold;
  wire flow_ends;
  wire flow_illegal;

  wire conjunction_1 = running & (~faulted);
  assign fetch_want = conjunction_1 & (~fetch_pending) & (~redirect) & (~(4'd4 < buffer_count));
  assign fetch_pc = fetch_pc_state;
  assign ready = conjunction_1 & (hold == 5'd0) & whole & class_ready;
  assign word_0 = buffer_0;
  assign word_1 = buffer_1;
  assign word_2 = buffer_2;
  assign pc = pc_state;
  assign sequence_ = sequence_state;
  assign fault = conjunction_1 & whole & (hold == 5'd0) & ((class_ == 3'd0) | (is_flow & flow_illegal));
  assign active = active_state;
  assign ended = grant & is_flow & flow_ends;
  assign exec = ({32'd0, exec_high} << 6'h20) | {32'd0, exec_low};
  assign vcc = ({32'd0, vcc_high} << 6'h20) | {32'd0, vcc_low};
  assign scc = scc_state;
  assign m0 = m0_state;
  assign mode = mode_state;
  assign vgpr_base = vgpr_base_state;
  assign is_flow = class_ == 3'd1;
  assign is_salu = class_ == 3'd2;
  assign is_smem = class_ == 3'd3;
  assign is_valu = class_ == 3'd4;
  assign is_vmem = class_ == 3'd5;
  assign whole = ~(buffer_count < {1'b0, predecode_dwords});
  assign scalars_pending = (~scalars_settled) | (~valu_scalar_count_none);
  wire conjunction_2 = (~scalars_pending) & valu_count_none & (load_count_count < 6'h3e);

  always @* begin
    class_ready = 1'b0;
    if (is_flow) begin
      class_ready = flow_ready;
    end
    if (is_salu) begin
      class_ready = valu_scalar_count_none & valu_queued_none & (salu_count_count < 6'h3e);
    end
    if (is_smem) begin
      class_ready = (~scalars_pending) & valu_queued_none & (smem_count_count < 6'h1f);
    end
    if (is_valu) begin
      class_ready = vmem_reading_none & (valu_count_count < 6'h3e);
    end
    if (is_vmem) begin
      class_ready = conjunction_2 & (store_count_count < 6'h3e);
    end
  end

  assign redirect = grant & is_flow & flow_taken;
  assign arrived = fetch_hit & (~fetch_stale);
  assign length_bytes = {45'd0, predecode_dwords} << 2'd2;
  assign next_pc = pc_state + length_bytes;
  assign chunk_bytes = (fetch_pc_state & 48'hffffffffffe0) + 48'h20;

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
    pc_state_next = pc_state;
    if (grant) begin
      pc_state_next = next_pc;
    end
    if (redirect) begin
      pc_state_next = flow_target;
    end
    if (launch) begin
      pc_state_next = launch_pc;
    end
  end

  always @* begin
    exec_low_next = exec_low;
    if (scalar_write & scalar_write_halves[0]) begin
      if (scalar_write_pair == 6'h3f) begin
        exec_low_next = scalar_write_data[31:0];
      end
    end
  end

  always @* begin
    exec_high_next = exec_high;
    if (scalar_write & scalar_write_halves[1]) begin
      if (scalar_write_pair == 6'h3f) begin
        exec_high_next = scalar_write_data[63:32];
      end
    end
  end

  always @* begin
    vcc_low_next = vcc_low;
    if (scalar_write & scalar_write_halves[0]) begin
      if (scalar_write_pair == 6'h35) begin
        vcc_low_next = scalar_write_data[31:0];
      end
    end
  end

  always @* begin
    vcc_high_next = vcc_high;
    if (scalar_write & scalar_write_halves[1]) begin
      if (scalar_write_pair == 6'h35) begin
        vcc_high_next = scalar_write_data[63:32];
      end
    end
  end

  always @* begin
    scc_state_next = scc_state;
    if (scc_write) begin
      scc_state_next = scc_value;
    end
    if (launch) begin
      scc_state_next = 1'b0;
    end
  end

  always @* begin
    m0_state_next = m0_state;
    if (scalar_write & scalar_write_halves[1]) begin
      if (scalar_write_pair == 6'h3e) begin
        m0_state_next = scalar_write_data[63:32];
      end
    end
  end

  always @* begin
    mode_state_next = mode_state;
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
    sequence_state_next = sequence_state;
    if (grant) begin
      sequence_state_next = sequence_state + 16'd1;
    end
    if (launch) begin
      sequence_state_next = 16'd0;
    end
  end

  always @* begin
    hold_next = hold;
    if (hold != 5'd0) begin
      hold_next = hold - 5'd1;
    end
    if (grant & is_flow) begin
      hold_next = flow_hold;
    end
  end

  always @* begin
    fetch_pc_state_next = fetch_pc_state;
    if (arrived) begin
      fetch_pc_state_next = chunk_bytes;
    end
    if (redirect) begin
      fetch_pc_state_next = flow_target;
    end
    if (launch) begin
      fetch_pc_state_next = launch_pc;
    end
  end

  always @* begin
    fetch_pending_next = fetch_pending;
    if (fetch_grant) begin
      fetch_pending_next = 1'b1;
    end
    if (fetch_hit | fetch_miss) begin
      fetch_pending_next = 1'b0;
    end
  end

  always @* begin
    fetch_stale_next = fetch_stale;
    if (fetch_hit | fetch_miss) begin
      fetch_stale_next = 1'b0;
    end
    if (redirect) begin
      if (fetch_pending & (~(fetch_hit | fetch_miss))) begin
        fetch_stale_next = 1'b1;
      end
    end
    if (launch) begin
      if (fetch_pending & (~(fetch_hit | fetch_miss))) begin
        fetch_stale_next = 1'b1;
      end
    end
  end

  assign salu_count_up = grant & is_salu;
  assign valu_queued_up = grant & is_valu;
  assign valu_count_up = valu_queued_up;
  assign valu_scalar_count_up = valu_queued_up & predecode_writes_scalar;
  assign smem_count_up = grant & is_smem;
  assign vmem_reading_up = grant & is_vmem;
  assign load_count_up = vmem_reading_up & (~predecode_is_store);
  assign store_count_up = vmem_reading_up & predecode_is_store;

  always @* begin
    buffer_next_consume = 3'd0;
    if (grant) begin
      buffer_next_consume = predecode_dwords;
    end
  end

  assign buffer_next_skip = fetch_pc_state[4:2];
  assign buffer_next_flush = redirect | launch | ended;
  assign flow_vcc_any = |vcc_low;
  assign flow_exec_any = |exec_low;
  assign flow_vectors_pending = ~valu_count_none;

  initial begin
    active_state = 1'b0;
    running = 1'b0;
    faulted = 1'b0;
    pc_state = 48'd0;
    exec_low = 32'd0;
    exec_high = 32'd0;
    vcc_low = 32'd0;
    vcc_high = 32'd0;
    scc_state = 1'b0;
    m0_state = 32'd0;
    mode_state = 32'd0;
    vgpr_base_state = 11'd0;
    sequence_state = 16'd0;
    hold = 5'd0;
    fetch_pc_state = 48'd0;
    fetch_pending = 1'b0;
    fetch_stale = 1'b0;
    buffer_0 = 32'd0;
    buffer_1 = 32'd0;
    buffer_2 = 32'd0;
    buffer_3 = 32'd0;
    buffer_4 = 32'd0;
    buffer_5 = 32'd0;
    buffer_6 = 32'd0;
    buffer_7 = 32'd0;
    buffer_8 = 32'd0;
    buffer_9 = 32'd0;
    buffer_10 = 32'd0;
    buffer_11 = 32'd0;
    buffer_count = 4'd0;
  end
  always @(posedge clock) begin
    active_state <= active_state_next;
    running <= running_next;
    faulted <= faulted_next;
    pc_state <= pc_state_next;
    exec_low <= exec_low_next;
    exec_high <= exec_high_next;
    vcc_low <= vcc_low_next;
    vcc_high <= vcc_high_next;
    scc_state <= scc_state_next;
    m0_state <= m0_state_next;
    mode_state <= mode_state_next;
    vgpr_base_state <= vgpr_base_state_next;
    sequence_state <= sequence_state_next;
    hold <= hold_next;
    fetch_pc_state <= fetch_pc_state_next;
    fetch_pending <= fetch_pending_next;
    fetch_stale <= fetch_stale_next;
    buffer_0 <= buffer_next_next_words_0;
    buffer_1 <= buffer_next_next_words_1;
    buffer_2 <= buffer_next_next_words_2;
    buffer_3 <= buffer_next_next_words_3;
    buffer_4 <= buffer_next_next_words_4;
    buffer_5 <= buffer_next_next_words_5;
    buffer_6 <= buffer_next_next_words_6;
    buffer_7 <= buffer_next_next_words_7;
    buffer_8 <= buffer_next_next_words_8;
    buffer_9 <= buffer_next_next_words_9;
    buffer_10 <= buffer_next_next_words_10;
    buffer_11 <= buffer_next_next_words_11;
    buffer_count <= buffer_next_next_count;
  end

  outstanding_counter salu_count (
    .clock(clock),
    .up(salu_count_up),
    .down(salu_done),
    .count(salu_count_count),
    .none(scalars_settled)
  );

  outstanding_counter valu_queued (
    .clock(clock),
    .up(valu_queued_up),
    .down(valu_read),
    .count(valu_queued_count),
    .none(valu_queued_none)
  );

  outstanding_counter valu_count (
    .clock(clock),
    .up(valu_count_up),
    .down(valu_done),
    .count(valu_count_count),
    .none(valu_count_none)
  );

  outstanding_counter valu_scalar_count (
    .clock(clock),
    .up(valu_scalar_count_up),
    .down(valu_scalar_done),
    .count(valu_scalar_count_count),
    .none(valu_scalar_count_none)
  );

  outstanding_counter smem_count (
    .clock(clock),
    .up(smem_count_up),
    .down(smem_done),
    .count(smem_count_count),
    .none(smem_count_none)
  );

  outstanding_counter vmem_reading (
    .clock(clock),
    .up(vmem_reading_up),
    .down(vmem_read),
    .count(vmem_reading_count),
    .none(vmem_reading_none)
  );

  outstanding_counter load_count (
    .clock(clock),
    .up(load_count_up),
    .down(load_done),
    .count(load_count_count),
    .none(load_count_none)
  );

  outstanding_counter store_count (
    .clock(clock),
    .up(store_count_up),
    .down(store_done),
    .count(store_count_count),
    .none(store_count_none)
  );

  instruction_buffer buffer_next (
    .words_0(buffer_0),
    .words_1(buffer_1),
    .words_2(buffer_2),
    .words_3(buffer_3),
    .words_4(buffer_4),
    .words_5(buffer_5),
    .words_6(buffer_6),
    .words_7(buffer_7),
    .words_8(buffer_8),
    .words_9(buffer_9),
    .words_10(buffer_10),
    .words_11(buffer_11),
    .count(buffer_count),
    .consume(buffer_next_consume),
    .append(arrived),
    .chunk_0(fetch_chunk_0),
    .chunk_1(fetch_chunk_1),
    .chunk_2(fetch_chunk_2),
    .chunk_3(fetch_chunk_3),
    .chunk_4(fetch_chunk_4),
    .chunk_5(fetch_chunk_5),
    .chunk_6(fetch_chunk_6),
    .chunk_7(fetch_chunk_7),
    .skip(buffer_next_skip),
    .flush(buffer_next_flush),
    .next_words_0(buffer_next_next_words_0),
    .next_words_1(buffer_next_next_words_1),
    .next_words_2(buffer_next_next_words_2),
    .next_words_3(buffer_next_next_words_3),
    .next_words_4(buffer_next_next_words_4),
    .next_words_5(buffer_next_next_words_5),
    .next_words_6(buffer_next_next_words_6),
    .next_words_7(buffer_next_next_words_7),
    .next_words_8(buffer_next_next_words_8),
    .next_words_9(buffer_next_next_words_9),
    .next_words_10(buffer_next_next_words_10),
    .next_words_11(buffer_next_next_words_11),
    .next_count(buffer_next_next_count)
  );

  predecode predecode (
    .word0(buffer_0),
    .word1(buffer_1),
    .class_(class_),
    .dwords(predecode_dwords),
    .writes_scalar(predecode_writes_scalar),
    .is_store(predecode_is_store)
  );

  flow_unit flow (
    .word(buffer_0),
    .pc(pc_state),
    .scc(scc_state),
    .vcc_any(flow_vcc_any),
    .exec_any(flow_exec_any),
    .loads(load_count_count),
    .stores(store_count_count),
    .scalar_loads(smem_count_count),
    .scalars_pending(scalars_pending),
    .vectors_pending(flow_vectors_pending),
    .ready(flow_ready),
    .taken(flow_taken),
    .target(flow_target),
    .hold(flow_hold),
    .ends(flow_ends),
    .illegal(flow_illegal)
  );

endmodule
