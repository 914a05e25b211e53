// memory_sender: kernel of hdl/src/memory/sender.rs:66
// Written by Tombolo; change the source.
// SPDX-License-Identifier: MIT OR Apache-2.0

`default_nettype none

module memory_sender (
  input wire clock, // The one clock.
  input wire present, // A part is ready.
  output wire take, // It is taken.
  output wire idle, // Nothing is in progress.
  input wire last_part, // It is the last one of its instruction.
  input wire [31:0] exec, // Lane mask of its half.
  input wire [2:0] beat, // Beat.
  input wire half, // Half.
  input wire wave64, // The wave has 64 lanes.
  input wire [3:0] wave, // Wave.
  input wire [15:0] sequence_, // Number of the instruction.
  input wire [10:0] row, // Row of the first VGPR.
  input wire [19:0] control, // super::operations::Access::control.
  input wire returns, // VGPRs receive something.
  input wire counts_load, // LOADcnt counts the instruction.
  input wire beyond_unit, // The access is coherent beyond the compute unit.
  input wire [206:0] shared, // Shared address of its lanes.
  input wire [1023:0] vgpr, // VGPRs of the lanes.
  input wire clear, // The address registers become zero.
  input wire load_low, // The VGPR is the first of the address.
  input wire load_high, // The second.
  input wire [3:0] load_data, // A dword of data.
  output reg [2:0] violation, // A lane's access is refused: why, see super::address::violation.
  output wire [5:0] violating_lane, // The first such lane.
  output wire valid, // There is a request.
  input wire taken, // It is taken.
  output wire is_read, // It reads a line.
  output wire is_write, // It writes a line.
  output wire is_atomic, // It is an atomic operation.
  output wire is_zero, // It gives the lanes zeros.
  output wire invalidates, // It empties the cache.
  output wire refetch, // The line must not come from the cache.
  output wire last, // It is the last one of its instruction.
  output wire request_counts_load, // LOADcnt counts the instruction, as against STOREcnt.
  output wire request_returns, // VGPRs receive something.
  output wire [41:0] line, // Line number.
  output wire [511:0] data, // Bytes to write.
  output wire [63:0] mask, // Bytes wanted or written.
  output wire [3:0] step, // Step.
  output wire [19:0] request_control, // Control of the instruction.
  output wire [10:0] request_row, // Row that receives something.
  output wire [3:0] request_wave, // Wave.
  output wire [15:0] request_sequence, // Number of the instruction.
  output wire [2:0] request_beat, // Beat.
  output wire [5:0] request_lane, // First lane served.
  output wire [127:0] atomic_data, // Data of an atomic operation, behind it its comparand.
  output wire [3:0] atomic_word, // Its dword in the line.
  output wire [127:0] window, // Rows, from the first one on, whose dwords the lanes get.
  output wire [127:0] word, // Their first dwords in the line.
  output wire [63:0] misaligned // Byte offsets of their data in the dword.
);

  wire part_store;
  wire part_load;
  wire wide_atomic;
  wire slot_free;
  wire steps;
  wire finishes;
  reg emits;
  wire takes;
  reg [2:0] element;
  wire [1:0] kind;
  wire [5:0] beat_lane;
  wire [95:0] lane_violation;
  wire [127:0] lane_window;
  wire [31:0] lane_lingers;
  wire [383:0] lane_steps;
  wire [383:0] lane_steps_left;
  wire [1343:0] lane_line;
  wire [127:0] lane_word;
  wire [4095:0] lane_placed;
  wire [127:0] lane_bytes;
  wire [4095:0] lane_data;
  wire [191:0] facts_number;
  wire [2:0] facts_first_violation;
  wire facts_done;
  wire [127:0] facts_served_data;
  wire [3:0] facts_served_word;
  wire choice_any;
  wire [3:0] choice_step;
  wire choice_stays;
  wire choice_closes;
  wire [31:0] coalesce_pending;
  wire coalesce_all;
  wire coalesce_single;
  wire [41:0] coalesce_request_line;
  wire [4:0] coalesce_first;
  wire coalesce_any;
  wire coalesce_any_lingers;
  wire coalesce_again;
  wire [31:0] coalesce_served;
  wire gathered_step;
  wire [63:0] gathered_mask;
  wire [31:0] exec_part_lane;
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
  reg part_last;
  reg part_last_next;
  reg [19:0] part_control;
  reg [19:0] part_control_next;
  reg part_returns;
  reg part_returns_next;
  reg part_counts_load;
  reg part_counts_load_next;
  reg part_beyond;
  reg part_beyond_next;
  reg [3:0] part_wave;
  reg [3:0] part_wave_next;
  reg part_wave64;
  reg part_wave64_next;
  reg [15:0] part_sequence;
  reg [15:0] part_sequence_next;
  reg [10:0] part_row;
  reg [10:0] part_row_next;
  reg [2:0] part_beat;
  reg [2:0] part_beat_next;
  reg part_half;
  reg part_half_next;
  reg slot_valid;
  reg slot_valid_next;
  reg slot_empty;
  reg slot_empty_next;
  reg slot_refetch;
  reg slot_refetch_next;
  reg slot_last;
  reg slot_last_next;
  reg [41:0] slot_line;
  reg [41:0] slot_line_next;
  reg [63:0] slot_mask;
  reg [63:0] slot_mask_next;
  reg [3:0] slot_step;
  reg [3:0] slot_step_next;
  reg [19:0] slot_control;
  reg [19:0] slot_control_next;
  reg slot_returns;
  reg slot_returns_next;
  reg slot_counts_load;
  reg slot_counts_load_next;
  reg [10:0] slot_row;
  reg [10:0] slot_row_next;
  reg [3:0] slot_wave;
  reg [3:0] slot_wave_next;
  reg [15:0] slot_sequence;
  reg [15:0] slot_sequence_next;
  reg [2:0] slot_beat;
  reg [2:0] slot_beat_next;
  reg [5:0] slot_lane;
  reg [5:0] slot_lane_next;
  reg [127:0] slot_atomic_data;
  reg [127:0] slot_atomic_data_next;
  reg [3:0] slot_atomic_word;
  reg [3:0] slot_atomic_word_next;

  assign take = takes;
  assign idle = ~busy;

  always @* begin
    violation = 3'd0;
    if (takes) violation = facts_first_violation;
  end

  assign valid = slot_valid;
  wire is_atomic_all = ~slot_empty & ~slot_step[3];
  assign is_read = is_atomic_all & (kind == 2'd0);
  assign is_write = ~slot_empty & (kind == 2'd1);
  assign is_atomic = is_atomic_all & (kind == 2'd2);
  assign is_zero = ~slot_empty & slot_step[3];
  assign invalidates = (kind == 2'd3) & slot_control[12] & slot_refetch;
  assign refetch = slot_refetch;
  assign last = slot_last;
  assign request_counts_load = slot_counts_load;
  assign request_returns = slot_returns & ~slot_empty;
  assign line = slot_line;
  assign mask = slot_mask;
  assign step = slot_step;
  assign request_control = slot_control;
  assign request_row = slot_row;
  assign request_wave = slot_wave;
  assign request_sequence = slot_sequence;
  assign request_beat = slot_beat;
  assign request_lane = slot_lane;
  assign atomic_data = slot_atomic_data;
  assign atomic_word = slot_atomic_word;
  assign part_store = part_control[1:0] == 2'd1;
  assign part_load = (part_control[1:0] == 2'd0) & ~coalesce_all;
  assign wide_atomic = is_atomic & (slot_control[4:2] == 3'd2);
  assign slot_free = ~slot_valid | taken;
  assign steps = busy & slot_free & choice_any;
  assign finishes = busy & slot_free & (~choice_any | facts_done);

  always @* begin
    emits = steps & coalesce_any;
    if (part_store) emits = steps & ((choice_closes & ~coalesce_again) | facts_done | ~coalesce_any_lingers);
  end

  assign takes = present & (idle | finishes);

  always @* begin
    element = 3'd1;
    if (part_control[6:5] == 2'd1) element = 3'd2;
    if (part_control[6:5] == 2'd2) element = 3'd4;
  end

  assign kind = slot_control[1:0];
  assign beat_lane = {1'b0, coalesce_first} + {part_beat[0], 5'd0};
  assign coalesce_all = choice_step[3];
  assign coalesce_single = (part_control[1:0] == 2'd2) & ~coalesce_all;
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
    part_last_next = part_last;
    if (takes) part_last_next = last_part;
  end

  always @* begin
    part_control_next = part_control;
    if (takes) part_control_next = control;
  end

  always @* begin
    part_returns_next = part_returns;
    if (takes) part_returns_next = returns;
  end

  always @* begin
    part_counts_load_next = part_counts_load;
    if (takes) part_counts_load_next = counts_load;
  end

  always @* begin
    part_beyond_next = part_beyond;
    if (takes) part_beyond_next = beyond_unit;
  end

  always @* begin
    part_wave_next = part_wave;
    if (takes) part_wave_next = wave;
  end

  always @* begin
    part_wave64_next = part_wave64;
    if (takes) part_wave64_next = wave64;
  end

  always @* begin
    part_sequence_next = part_sequence;
    if (takes) part_sequence_next = sequence_;
  end

  always @* begin
    part_row_next = part_row;
    if (takes) part_row_next = row;
  end

  always @* begin
    part_beat_next = part_beat;
    if (takes) part_beat_next = beat;
  end

  always @* begin
    part_half_next = part_half;
    if (takes) part_half_next = half;
  end

  always @* begin
    slot_valid_next = slot_valid;
    if (taken) slot_valid_next = 1'b0;
    if (emits) slot_valid_next = 1'b1;
    if (finishes & fresh & ~choice_any & part_last) slot_valid_next = 1'b1;
  end

  always @* begin
    slot_empty_next = slot_empty;
    if (busy & slot_free) slot_empty_next = ~choice_any;
  end

  always @* begin
    slot_refetch_next = slot_refetch;
    if (busy & slot_free) slot_refetch_next = part_beyond & ~choice_stays;
  end

  always @* begin
    slot_last_next = slot_last;
    if (busy & slot_free) slot_last_next = finishes & part_last;
  end

  always @* begin
    slot_line_next = slot_line;
    if (busy & slot_free) slot_line_next = coalesce_request_line;
  end

  always @* begin
    slot_mask_next = slot_mask;
    if (busy & slot_free) slot_mask_next = gathered_mask;
  end

  always @* begin
    slot_step_next = slot_step;
    if (busy & slot_free) slot_step_next = choice_step;
  end

  always @* begin
    slot_control_next = slot_control;
    if (busy & slot_free) slot_control_next = part_control;
  end

  always @* begin
    slot_returns_next = slot_returns;
    if (busy & slot_free) slot_returns_next = part_returns;
  end

  always @* begin
    slot_counts_load_next = slot_counts_load;
    if (busy & slot_free) slot_counts_load_next = part_counts_load;
  end

  always @* begin
    slot_row_next = slot_row;
    if (busy & slot_free) slot_row_next = part_row + {9'd0, choice_step[1:0]};
  end

  always @* begin
    slot_wave_next = slot_wave;
    if (busy & slot_free) slot_wave_next = part_wave;
  end

  always @* begin
    slot_sequence_next = slot_sequence;
    if (busy & slot_free) slot_sequence_next = part_sequence;
  end

  always @* begin
    slot_beat_next = slot_beat;
    if (busy & slot_free) slot_beat_next = part_beat;
  end

  always @* begin
    slot_lane_next = slot_lane;
    if (busy & slot_free) slot_lane_next = (beat_lane & 6'h1f) | {part_half, 5'd0};
  end

  always @* begin
    slot_atomic_data_next = slot_atomic_data;
    if (busy & slot_free) slot_atomic_data_next = facts_served_data;
  end

  always @* begin
    slot_atomic_word_next = slot_atomic_word;
    if (busy & slot_free) slot_atomic_word_next = facts_served_word;
  end

  genvar i;

  for (i = 0; i < 32; i = i + 1) begin : each_lane
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
    assign lane_sent_high = part_control[9] & part_store;
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
      .shared(shared),
      .active(exec_part_lane[i]),
      .violation(lane_violation[i*3 +: 3]),
      .take(takes),
      .sent_wave64(part_wave64),
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
    part_last = 1'b0;
    part_control = 20'd0;
    part_returns = 1'b0;
    part_counts_load = 1'b0;
    part_beyond = 1'b0;
    part_wave = 4'd0;
    part_wave64 = 1'b0;
    part_sequence = 16'd0;
    part_row = 11'd0;
    part_beat = 3'd0;
    part_half = 1'b0;
    slot_valid = 1'b0;
    slot_empty = 1'b0;
    slot_refetch = 1'b0;
    slot_last = 1'b0;
    slot_line = 42'd0;
    slot_mask = 64'd0;
    slot_step = 4'd0;
    slot_control = 20'd0;
    slot_returns = 1'b0;
    slot_counts_load = 1'b0;
    slot_row = 11'd0;
    slot_wave = 4'd0;
    slot_sequence = 16'd0;
    slot_beat = 3'd0;
    slot_lane = 6'd0;
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
    part_last <= part_last_next;
    part_control <= part_control_next;
    part_returns <= part_returns_next;
    part_counts_load <= part_counts_load_next;
    part_beyond <= part_beyond_next;
    part_wave <= part_wave_next;
    part_wave64 <= part_wave64_next;
    part_sequence <= part_sequence_next;
    part_row <= part_row_next;
    part_beat <= part_beat_next;
    part_half <= part_half_next;
    slot_valid <= slot_valid_next;
    slot_empty <= slot_empty_next;
    slot_refetch <= slot_refetch_next;
    slot_last <= slot_last_next;
    slot_line <= slot_line_next;
    slot_mask <= slot_mask_next;
    slot_step <= slot_step_next;
    slot_control <= slot_control_next;
    slot_returns <= slot_returns_next;
    slot_counts_load <= slot_counts_load_next;
    slot_row <= slot_row_next;
    slot_wave <= slot_wave_next;
    slot_sequence <= slot_sequence_next;
    slot_beat <= slot_beat_next;
    slot_lane <= slot_lane_next;
    slot_atomic_data <= slot_atomic_data_next;
    slot_atomic_word <= slot_atomic_word_next;
  end

  lane_facts facts (
    .half(half),
    .beat(beat),
    .violation(lane_violation),
    .steps_left(lane_steps_left),
    .served(coalesce_served),
    .data(lane_data),
    .word(lane_word),
    .number(facts_number),
    .first_violation(facts_first_violation),
    .violating_lane(violating_lane),
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
    .first(coalesce_first),
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
    .beat(beat),
    .lane(exec_part_lane)
  );

endmodule

`default_nettype wire
