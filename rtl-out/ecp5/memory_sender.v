// memory_sender: kernel of hdl/src/vmem/sender.rs:72
// Written by Tombolo; change the source.
// SPDX-License-Identifier: MIT OR Apache-2.0

`default_nettype none

module memory_sender (
  input wire clock, // The one clock.
  input wire present, // A part is ready.
  output wire take, // It is taken.
  output wire idle, // Nothing is in progress.
  input wire [1:0] part_control_kind, // The part.
  input wire [2:0] part_control_dwords,
  input wire [1:0] part_control_format_size,
  input wire part_control_format_signed,
  input wire part_control_format_half,
  input wire part_control_format_high,
  input wire part_control_invalidates,
  input wire part_control_flat,
  input wire [4:0] part_control_operation,
  input wire part_returns,
  input wire part_counts_load,
  input wire part_beyond_unit,
  input wire [3:0] part_wave,
  input wire [15:0] part_sequence,
  input wire part_wave64,
  input wire part_half,
  input wire [2:0] part_beat,
  input wire [10:0] part_row,
  input wire part_last,
  input wire [31:0] exec, // Lane mask of its half.
  input wire [47:0] shared_base, // What the addresses of its lanes have in common.
  input wire [35:0] shared_reach,
  input wire [47:0] shared_scratch_base,
  input wire [1:0] shared_space,
  input wire shared_wide,
  input wire shared_lane_addressed,
  input wire [2:0] shared_element,
  input wire [3:0] shared_whole_bytes,
  input wire shared_wave64,
  input wire shared_returns,
  input wire [3:0] shared_wanted,
  input wire [127:0] vgpr, // VGPRs of the lanes.
  input wire clear, // The address registers become zero.
  input wire load_low, // The VGPR is the first of the address.
  input wire load_high, // The second.
  input wire [3:0] load_data, // A dword of data.
  output wire [2:0] violation_reason, // The access of a lane is refused; the first such lane.
  output wire [5:0] violation_lane,
  output wire [3:0] violation_wave,
  output wire [15:0] violation_sequence,
  output wire valid, // There is a request.
  output wire [2:0] request_part_control_dwords,
  output wire [1:0] request_part_control_format_size,
  output wire request_part_control_format_signed,
  output wire request_part_control_format_half,
  output wire request_part_control_format_high,
  output wire request_part_control_flat,
  output wire [4:0] request_part_control_operation,
  output wire request_part_returns,
  output wire request_part_counts_load,
  output wire [3:0] request_part_wave,
  output wire [15:0] request_part_sequence,
  output wire [2:0] request_part_beat,
  output wire request_empty,
  output wire request_refetch,
  output wire request_last,
  output wire [41:0] request_line,
  output wire [63:0] request_mask,
  output wire [3:0] request_step,
  output wire [10:0] request_row,
  output wire [127:0] request_atomic_data,
  output wire [3:0] request_atomic_word,
  input wire taken, // It is taken.
  output wire is_read, // It reads a line.
  output wire is_write, // It writes a line.
  output wire is_atomic, // It is an atomic operation.
  output wire is_zero, // It gives the lanes zeros.
  output wire invalidates, // It empties the cache.
  output wire [511:0] data, // Bytes to write.
  output wire [15:0] window, // Rows, from the first one on, whose dwords the lanes get.
  output wire [15:0] word, // Their first dwords in the line.
  output wire [7:0] misaligned // Byte offsets of their data in the dword.
);
  localparam [4:0] ATOMIC_OPERATION_SWAP = 5'd0;
  localparam [1:0] KIND_LOAD = 2'd0;
  localparam [1:0] KIND_STORE = 2'd1;
  localparam [1:0] KIND_ATOMIC = 2'd2;
  localparam [1:0] KIND_CONTROL = 2'd3;
  localparam [2:0] REFUSAL_NONE = 3'd0;
  localparam [1:0] SIZE_DWORD = 2'd0;
  localparam [1:0] SIZE_BYTE = 2'd1;
  localparam [1:0] SIZE_HALF = 2'd2;

  wire part_store;
  wire part_load;
  wire wide_atomic;
  wire slot_free;
  wire steps;
  wire finishes;
  reg emits;
  wire takes;
  reg [2:0] element;
  reg [2:0] reason; // Refusal
  wire [11:0] lane_refusal; // Refusal
  wire [15:0] lane_window;
  wire [3:0] lane_lingers;
  wire [47:0] lane_steps;
  wire [47:0] lane_steps_left;
  wire [167:0] lane_line;
  wire [15:0] lane_word;
  wire [511:0] lane_placed;
  wire [15:0] lane_bytes;
  wire [511:0] lane_data;
  wire [23:0] facts_number;
  wire [2:0] facts_first_refusal; // Refusal
  wire facts_done;
  wire [127:0] facts_served_data;
  wire [3:0] facts_served_word;
  wire choice_any;
  wire [3:0] choice_step;
  wire choice_stays;
  wire choice_closes;
  wire [3:0] coalesce_pending;
  wire coalesce_all;
  wire coalesce_single;
  wire [41:0] coalesce_request_line;
  wire coalesce_any;
  wire coalesce_any_lingers;
  wire coalesce_again;
  wire [3:0] coalesce_served;
  wire gathered_step;
  wire [63:0] gathered_mask;
  wire [3:0] exec_part_lane;
  reg busy;
  reg busy_next;
  reg fresh;
  reg fresh_next;
  reg at_line;
  reg at_line_next;
  reg again;
  reg again_next;
  reg [41:0] line_state;
  reg [41:0] line_state_next;
  reg [3:0] last_step;
  reg [3:0] last_step_next;
  reg [1:0] current_control_kind; // Kind
  reg [2:0] current_control_dwords;
  reg [1:0] current_control_format_size; // Size
  reg current_control_format_signed;
  reg current_control_format_half;
  reg current_control_format_high;
  reg current_control_invalidates;
  reg current_control_flat;
  reg [4:0] current_control_operation; // AtomicOperation
  reg current_returns;
  reg current_counts_load;
  reg current_beyond_unit;
  reg [3:0] current_wave;
  reg [15:0] current_sequence;
  reg current_wave64;
  reg [2:0] current_beat;
  reg [10:0] current_row;
  reg current_last;
  reg [1:0] current_next_control_kind; // Kind
  reg [2:0] current_next_control_dwords;
  reg [1:0] current_next_control_format_size; // Size
  reg current_next_control_format_signed;
  reg current_next_control_format_half;
  reg current_next_control_format_high;
  reg current_next_control_invalidates;
  reg current_next_control_flat;
  reg [4:0] current_next_control_operation; // AtomicOperation
  reg current_next_returns;
  reg current_next_counts_load;
  reg current_next_beyond_unit;
  reg [3:0] current_next_wave;
  reg [15:0] current_next_sequence;
  reg current_next_wave64;
  reg [2:0] current_next_beat;
  reg [10:0] current_next_row;
  reg current_next_last;
  reg slot_valid;
  reg slot_valid_next;
  reg [1:0] slot_part_control_kind; // Kind
  reg [2:0] slot_part_control_dwords;
  reg [1:0] slot_part_control_format_size; // Size
  reg slot_part_control_format_signed;
  reg slot_part_control_format_half;
  reg slot_part_control_format_high;
  reg slot_part_control_invalidates;
  reg slot_part_control_flat;
  reg [4:0] slot_part_control_operation; // AtomicOperation
  reg slot_part_returns;
  reg slot_part_counts_load;
  reg [3:0] slot_part_wave;
  reg [15:0] slot_part_sequence;
  reg [2:0] slot_part_beat;
  reg slot_empty;
  reg slot_refetch;
  reg slot_last;
  reg [41:0] slot_line;
  reg [63:0] slot_mask;
  reg [3:0] slot_step;
  reg [10:0] slot_row;
  reg [127:0] slot_atomic_data;
  reg [3:0] slot_atomic_word;
  reg [1:0] slot_next_part_control_kind; // Kind
  reg [2:0] slot_next_part_control_dwords;
  reg [1:0] slot_next_part_control_format_size; // Size
  reg slot_next_part_control_format_signed;
  reg slot_next_part_control_format_half;
  reg slot_next_part_control_format_high;
  reg slot_next_part_control_invalidates;
  reg slot_next_part_control_flat;
  reg [4:0] slot_next_part_control_operation; // AtomicOperation
  reg slot_next_part_returns;
  reg slot_next_part_counts_load;
  reg [3:0] slot_next_part_wave;
  reg [15:0] slot_next_part_sequence;
  reg [2:0] slot_next_part_beat;
  reg slot_next_empty;
  reg slot_next_refetch;
  reg slot_next_last;
  reg [41:0] slot_next_line;
  reg [63:0] slot_next_mask;
  reg [3:0] slot_next_step;
  reg [10:0] slot_next_row;
  reg [127:0] slot_next_atomic_data;
  reg [3:0] slot_next_atomic_word;

  assign take = takes;
  assign idle = ~busy;
  assign violation_reason = reason;
  assign violation_wave = part_wave;
  assign violation_sequence = part_sequence;
  assign valid = slot_valid;
  assign request_part_control_dwords = slot_part_control_dwords;
  assign request_part_control_format_size = slot_part_control_format_size;
  assign request_part_control_format_signed = slot_part_control_format_signed;
  assign request_part_control_format_half = slot_part_control_format_half;
  assign request_part_control_format_high = slot_part_control_format_high;
  assign request_part_control_flat = slot_part_control_flat;
  assign request_part_control_operation = slot_part_control_operation;
  assign request_part_returns = slot_part_returns;
  assign request_part_counts_load = slot_part_counts_load;
  assign request_part_wave = slot_part_wave;
  assign request_part_sequence = slot_part_sequence;
  assign request_part_beat = slot_part_beat;
  assign request_empty = slot_empty;
  assign request_refetch = slot_refetch;
  assign request_last = slot_last;
  assign request_line = slot_line;
  assign request_mask = slot_mask;
  assign request_step = slot_step;
  assign request_row = slot_row;
  assign request_atomic_data = slot_atomic_data;
  assign request_atomic_word = slot_atomic_word;
  wire is_atomic_all = ~slot_empty & ~slot_step[3];
  assign is_read = is_atomic_all & (slot_part_control_kind == KIND_LOAD);
  assign is_write = ~slot_empty & (slot_part_control_kind == KIND_STORE);
  assign is_atomic = is_atomic_all & (slot_part_control_kind == KIND_ATOMIC);
  assign is_zero = ~slot_empty & slot_step[3];
  assign invalidates = (slot_part_control_kind == KIND_CONTROL) & slot_part_control_invalidates & slot_refetch;
  assign part_store = current_control_kind == KIND_STORE;
  assign part_load = (current_control_kind == KIND_LOAD) & ~coalesce_all;
  assign wide_atomic = is_atomic & (slot_part_control_dwords == 3'd2);
  assign slot_free = ~slot_valid | taken;
  assign steps = busy & slot_free & choice_any;
  assign finishes = busy & slot_free & (~choice_any | facts_done);

  always @* begin
    emits = steps & coalesce_any;
    if (part_store) emits = steps & ((choice_closes & ~coalesce_again) | facts_done | ~coalesce_any_lingers);
  end

  assign takes = present & (idle | finishes);

  always @* begin
    element = 3'd4;
    if (current_control_format_size == SIZE_BYTE) element = 3'd1;
    if (current_control_format_size == SIZE_HALF) element = 3'd2;
  end

  always @* begin
    reason = REFUSAL_NONE;
    if (takes) reason = facts_first_refusal;
  end

  assign coalesce_all = choice_step[3];
  assign coalesce_single = (current_control_kind == KIND_ATOMIC) & ~coalesce_all;
  assign gathered_step = busy & slot_free & part_store;

  always @* begin
    busy_next = busy;
    if (finishes) busy_next = 1'b0;
    if (takes) busy_next = 1'b1;
  end

  always @* begin
    fresh_next = fresh;
    if (busy & slot_free) fresh_next = 1'b0;
    if (takes) fresh_next = 1'b1;
  end

  always @* begin
    at_line_next = at_line;
    if (steps) at_line_next = coalesce_any_lingers;
    if (takes) at_line_next = 1'b0;
  end

  always @* begin
    again_next = again;
    if (steps) again_next = coalesce_again;
    if (takes) again_next = 1'b0;
  end

  always @* begin
    line_state_next = line_state;
    if (steps) line_state_next = coalesce_request_line;
  end

  always @* begin
    last_step_next = last_step;
    if (steps) last_step_next = choice_step;
  end

  always @* begin
    current_next_control_kind = current_control_kind;
    if (takes) current_next_control_kind = part_control_kind;
  end

  always @* begin
    current_next_control_dwords = current_control_dwords;
    if (takes) current_next_control_dwords = part_control_dwords;
  end

  always @* begin
    current_next_control_format_size = current_control_format_size;
    if (takes) current_next_control_format_size = part_control_format_size;
  end

  always @* begin
    current_next_control_format_signed = current_control_format_signed;
    if (takes) current_next_control_format_signed = part_control_format_signed;
  end

  always @* begin
    current_next_control_format_half = current_control_format_half;
    if (takes) current_next_control_format_half = part_control_format_half;
  end

  always @* begin
    current_next_control_format_high = current_control_format_high;
    if (takes) current_next_control_format_high = part_control_format_high;
  end

  always @* begin
    current_next_control_invalidates = current_control_invalidates;
    if (takes) current_next_control_invalidates = part_control_invalidates;
  end

  always @* begin
    current_next_control_flat = current_control_flat;
    if (takes) current_next_control_flat = part_control_flat;
  end

  always @* begin
    current_next_control_operation = current_control_operation;
    if (takes) current_next_control_operation = part_control_operation;
  end

  always @* begin
    current_next_returns = current_returns;
    if (takes) current_next_returns = part_returns;
  end

  always @* begin
    current_next_counts_load = current_counts_load;
    if (takes) current_next_counts_load = part_counts_load;
  end

  always @* begin
    current_next_beyond_unit = current_beyond_unit;
    if (takes) current_next_beyond_unit = part_beyond_unit;
  end

  always @* begin
    current_next_wave = current_wave;
    if (takes) current_next_wave = part_wave;
  end

  always @* begin
    current_next_sequence = current_sequence;
    if (takes) current_next_sequence = part_sequence;
  end

  always @* begin
    current_next_wave64 = current_wave64;
    if (takes) current_next_wave64 = part_wave64;
  end

  always @* begin
    current_next_beat = current_beat;
    if (takes) current_next_beat = part_beat;
  end

  always @* begin
    current_next_row = current_row;
    if (takes) current_next_row = part_row;
  end

  always @* begin
    current_next_last = current_last;
    if (takes) current_next_last = part_last;
  end

  always @* begin
    slot_valid_next = slot_valid;
    if (taken) slot_valid_next = 1'b0;
    if (emits) slot_valid_next = 1'b1;
    if (finishes & fresh & ~choice_any & current_last) slot_valid_next = 1'b1;
  end

  always @* begin
    slot_next_part_control_kind = slot_part_control_kind;
    if (busy & slot_free) slot_next_part_control_kind = current_control_kind;
  end

  always @* begin
    slot_next_part_control_dwords = slot_part_control_dwords;
    if (busy & slot_free) slot_next_part_control_dwords = current_control_dwords;
  end

  always @* begin
    slot_next_part_control_format_size = slot_part_control_format_size;
    if (busy & slot_free) slot_next_part_control_format_size = current_control_format_size;
  end

  always @* begin
    slot_next_part_control_format_signed = slot_part_control_format_signed;
    if (busy & slot_free) slot_next_part_control_format_signed = current_control_format_signed;
  end

  always @* begin
    slot_next_part_control_format_half = slot_part_control_format_half;
    if (busy & slot_free) slot_next_part_control_format_half = current_control_format_half;
  end

  always @* begin
    slot_next_part_control_format_high = slot_part_control_format_high;
    if (busy & slot_free) slot_next_part_control_format_high = current_control_format_high;
  end

  always @* begin
    slot_next_part_control_invalidates = slot_part_control_invalidates;
    if (busy & slot_free) slot_next_part_control_invalidates = current_control_invalidates;
  end

  always @* begin
    slot_next_part_control_flat = slot_part_control_flat;
    if (busy & slot_free) slot_next_part_control_flat = current_control_flat;
  end

  always @* begin
    slot_next_part_control_operation = slot_part_control_operation;
    if (busy & slot_free) slot_next_part_control_operation = current_control_operation;
  end

  always @* begin
    slot_next_part_returns = slot_part_returns;
    if (busy & slot_free) slot_next_part_returns = current_returns;
  end

  always @* begin
    slot_next_part_counts_load = slot_part_counts_load;
    if (busy & slot_free) slot_next_part_counts_load = current_counts_load;
  end

  always @* begin
    slot_next_part_wave = slot_part_wave;
    if (busy & slot_free) slot_next_part_wave = current_wave;
  end

  always @* begin
    slot_next_part_sequence = slot_part_sequence;
    if (busy & slot_free) slot_next_part_sequence = current_sequence;
  end

  always @* begin
    slot_next_part_beat = slot_part_beat;
    if (busy & slot_free) slot_next_part_beat = current_beat;
  end

  always @* begin
    slot_next_empty = slot_empty;
    if (busy & slot_free) slot_next_empty = ~choice_any;
  end

  always @* begin
    slot_next_refetch = slot_refetch;
    if (busy & slot_free) slot_next_refetch = current_beyond_unit & ~choice_stays;
  end

  always @* begin
    slot_next_last = slot_last;
    if (busy & slot_free) slot_next_last = finishes & current_last;
  end

  always @* begin
    slot_next_line = slot_line;
    if (busy & slot_free) slot_next_line = coalesce_request_line;
  end

  always @* begin
    slot_next_mask = slot_mask;
    if (busy & slot_free) slot_next_mask = gathered_mask;
  end

  always @* begin
    slot_next_step = slot_step;
    if (busy & slot_free) slot_next_step = choice_step;
  end

  always @* begin
    slot_next_row = slot_row;
    if (busy & slot_free) slot_next_row = current_row + {9'd0, choice_step[1:0]};
  end

  always @* begin
    slot_next_atomic_data = slot_atomic_data;
    if (busy & slot_free) slot_next_atomic_data = facts_served_data;
  end

  always @* begin
    slot_next_atomic_word = slot_atomic_word;
    if (busy & slot_free) slot_next_atomic_word = facts_served_word;
  end

  genvar i;

  for (i = 0; i < 4; i = i + 1) begin : each_lane
    reg [3:0] window_i;
    wire lane_sent_high;
    wire lane_served;
    reg [3:0] slot_windows_next;
    reg [3:0] slot_words_next;
    reg [1:0] slot_misaligned_next;
    reg [3:0] slot_windows;
    reg [3:0] slot_words;
    reg [1:0] slot_misaligned;
    wire [1:0] lane_misaligned;
    assign window[i*4 +: 4] = window_i;

    always @* begin
      window_i = slot_windows;
      if (wide_atomic & slot_windows[0]) window_i = 4'd3;
    end

    assign word[i*4 +: 4] = slot_words;
    assign misaligned[i*2 +: 2] = slot_misaligned;
    assign lane_sent_high = current_control_format_high & part_store;
    assign lane_served = steps & coalesce_served[i];
    assign coalesce_pending[i] = lane_window[i*4];

    always @* begin
      slot_windows_next = slot_windows;
      if (busy & slot_free) begin
        slot_windows_next = 4'd0;
        if (coalesce_served[i]) slot_windows_next = lane_window[i*4 +: 4];
      end
    end

    always @* begin
      slot_words_next = slot_words;
      if (busy & slot_free) slot_words_next = lane_word[i*4 +: 4];
    end

    always @* begin
      slot_misaligned_next = slot_misaligned;
      if (busy & slot_free) slot_misaligned_next = lane_misaligned;
    end

    initial begin
      slot_windows = 4'd0;
      slot_words = 4'd0;
      slot_misaligned = 2'd0;
    end
    always @(posedge clock) begin
      slot_windows <= slot_windows_next;
      slot_words <= slot_words_next;
      slot_misaligned <= slot_misaligned_next;
    end

    memory_lane lane_block (
      .clock(clock),
      .vgpr(vgpr[i*32 +: 32]),
      .clear(clear),
      .load_low(load_low),
      .load_high(load_high),
      .load_data(load_data),
      .lane(facts_number[i*6 +: 6]),
      .shared_base(shared_base),
      .shared_reach(shared_reach),
      .shared_scratch_base(shared_scratch_base),
      .shared_space(shared_space),
      .shared_wide(shared_wide),
      .shared_lane_addressed(shared_lane_addressed),
      .shared_element(shared_element),
      .shared_whole_bytes(shared_whole_bytes),
      .shared_wave64(shared_wave64),
      .shared_returns(shared_returns),
      .shared_wanted(shared_wanted),
      .active(exec_part_lane[i]),
      .refusal(lane_refusal[i*3 +: 3]),
      .take(takes),
      .sent_wave64(current_wave64),
      .sent_element(element),
      .sent_high(lane_sent_high),
      .sent_loads(part_load),
      .sent_stores(part_store),
      .step(choice_step),
      .served(lane_served),
      .window(lane_window[i*4 +: 4]),
      .lingers(lane_lingers[i]),
      .steps(lane_steps[i*12 +: 12]),
      .steps_left(lane_steps_left[i*12 +: 12]),
      .line(lane_line[i*42 +: 42]),
      .word(lane_word[i*4 +: 4]),
      .misaligned(lane_misaligned),
      .placed(lane_placed[i*128 +: 128]),
      .bytes(lane_bytes[i*4 +: 4]),
      .data(lane_data[i*128 +: 128])
    );
  end

  initial begin
    busy = 1'b0;
    fresh = 1'b0;
    at_line = 1'b0;
    again = 1'b0;
    line_state = 42'd0;
    last_step = 4'd0;
    current_control_kind = KIND_LOAD;
    current_control_dwords = 3'd0;
    current_control_format_size = SIZE_DWORD;
    current_control_format_signed = 1'b0;
    current_control_format_half = 1'b0;
    current_control_format_high = 1'b0;
    current_control_invalidates = 1'b0;
    current_control_flat = 1'b0;
    current_control_operation = ATOMIC_OPERATION_SWAP;
    current_returns = 1'b0;
    current_counts_load = 1'b0;
    current_beyond_unit = 1'b0;
    current_wave = 4'd0;
    current_sequence = 16'd0;
    current_wave64 = 1'b0;
    current_beat = 3'd0;
    current_row = 11'd0;
    current_last = 1'b0;
    slot_valid = 1'b0;
    slot_part_control_kind = KIND_LOAD;
    slot_part_control_dwords = 3'd0;
    slot_part_control_format_size = SIZE_DWORD;
    slot_part_control_format_signed = 1'b0;
    slot_part_control_format_half = 1'b0;
    slot_part_control_format_high = 1'b0;
    slot_part_control_invalidates = 1'b0;
    slot_part_control_flat = 1'b0;
    slot_part_control_operation = ATOMIC_OPERATION_SWAP;
    slot_part_returns = 1'b0;
    slot_part_counts_load = 1'b0;
    slot_part_wave = 4'd0;
    slot_part_sequence = 16'd0;
    slot_part_beat = 3'd0;
    slot_empty = 1'b0;
    slot_refetch = 1'b0;
    slot_last = 1'b0;
    slot_line = 42'd0;
    slot_mask = 64'd0;
    slot_step = 4'd0;
    slot_row = 11'd0;
    slot_atomic_data = 128'd0;
    slot_atomic_word = 4'd0;
  end
  always @(posedge clock) begin
    busy <= busy_next;
    fresh <= fresh_next;
    at_line <= at_line_next;
    again <= again_next;
    line_state <= line_state_next;
    last_step <= last_step_next;
    current_control_kind <= current_next_control_kind;
    current_control_dwords <= current_next_control_dwords;
    current_control_format_size <= current_next_control_format_size;
    current_control_format_signed <= current_next_control_format_signed;
    current_control_format_half <= current_next_control_format_half;
    current_control_format_high <= current_next_control_format_high;
    current_control_invalidates <= current_next_control_invalidates;
    current_control_flat <= current_next_control_flat;
    current_control_operation <= current_next_control_operation;
    current_returns <= current_next_returns;
    current_counts_load <= current_next_counts_load;
    current_beyond_unit <= current_next_beyond_unit;
    current_wave <= current_next_wave;
    current_sequence <= current_next_sequence;
    current_wave64 <= current_next_wave64;
    current_beat <= current_next_beat;
    current_row <= current_next_row;
    current_last <= current_next_last;
    slot_valid <= slot_valid_next;
    slot_part_control_kind <= slot_next_part_control_kind;
    slot_part_control_dwords <= slot_next_part_control_dwords;
    slot_part_control_format_size <= slot_next_part_control_format_size;
    slot_part_control_format_signed <= slot_next_part_control_format_signed;
    slot_part_control_format_half <= slot_next_part_control_format_half;
    slot_part_control_format_high <= slot_next_part_control_format_high;
    slot_part_control_invalidates <= slot_next_part_control_invalidates;
    slot_part_control_flat <= slot_next_part_control_flat;
    slot_part_control_operation <= slot_next_part_control_operation;
    slot_part_returns <= slot_next_part_returns;
    slot_part_counts_load <= slot_next_part_counts_load;
    slot_part_wave <= slot_next_part_wave;
    slot_part_sequence <= slot_next_part_sequence;
    slot_part_beat <= slot_next_part_beat;
    slot_empty <= slot_next_empty;
    slot_refetch <= slot_next_refetch;
    slot_last <= slot_next_last;
    slot_line <= slot_next_line;
    slot_mask <= slot_next_mask;
    slot_step <= slot_next_step;
    slot_row <= slot_next_row;
    slot_atomic_data <= slot_next_atomic_data;
    slot_atomic_word <= slot_next_atomic_word;
  end

  lane_facts facts (
    .half(part_half),
    .beat(part_beat),
    .refusal(lane_refusal),
    .steps_left(lane_steps_left),
    .served(coalesce_served),
    .data(lane_data),
    .word(lane_word),
    .number(facts_number),
    .first_refusal(facts_first_refusal),
    .refused_lane(violation_lane),
    .done(facts_done),
    .served_data(facts_served_data),
    .served_word(facts_served_word)
  );

  step_choice choice (
    .steps(lane_steps),
    .at_line(at_line),
    .last(last_step),
    .again(again),
    .any(choice_any),
    .step(choice_step),
    .stays(choice_stays),
    .closes(choice_closes)
  );

  coalesce coalesce (
    .pending(coalesce_pending),
    .lingers(lane_lingers),
    .line(lane_line),
    .word(lane_word),
    .one_part(part_store),
    .stays(choice_stays),
    .at_line(line_state),
    .all(coalesce_all),
    .single(coalesce_single),
    .request_line(coalesce_request_line),
    .any(coalesce_any),
    .any_lingers(coalesce_any_lingers),
    .again(coalesce_again),
    .served(coalesce_served)
  );

  store_line gathered (
    .clock(clock),
    .step(gathered_step),
    .served(coalesce_served),
    .word(lane_word),
    .window(lane_window),
    .data(lane_placed),
    .bytes(lane_bytes),
    .keep(choice_stays),
    .mask_before(slot_mask),
    .line(data),
    .mask(gathered_mask)
  );

  beat_mask exec_part (
    .mask(exec),
    .beat(part_beat),
    .lane(exec_part_lane)
  );

endmodule

`default_nettype wire
