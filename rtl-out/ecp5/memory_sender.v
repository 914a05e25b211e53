// memory_sender: kernel of hdl/src/vmem/sender.rs:87. Written by Tombolo; change the source.
// SPDX-License-Identifier: MIT OR Apache-2.0
`default_nettype none

module memory_sender (
  input wire clock, // The one clock.
  input wire present, // A part is ready.
  output wire take, // It is taken.
  output wire idle, // Nothing is in progress.
  input wire [1:0] part_control_kind, // The part.
  input wire [2:0] part_control_dwords, input wire [1:0] part_control_format_size,
  input wire part_control_format_signed, part_control_format_half, part_control_format_high,
  part_control_invalidates, part_control_flat, input wire [4:0] part_control_operation, input wire part_returns,
  part_counts_load, part_beyond_unit, input wire [3:0] part_wave, input wire [15:0] part_sequence,
  input wire part_wave64, part_half, input wire [2:0] part_beat, input wire [10:0] part_row, input wire part_last,
  input wire [31:0] exec, // Lane mask of its half.
  input wire [47:0] shared_base, // What the addresses of its lanes have in common.
  input wire [35:0] shared_reach, input wire [47:0] shared_scratch_base, input wire [1:0] shared_space,
  input wire shared_wide, shared_lane_addressed, input wire [2:0] shared_element,
  input wire [3:0] shared_whole_bytes, input wire shared_wave64, shared_returns, input wire [3:0] shared_wanted,
  input wire [127:0] vgpr, // VGPRs of the lanes.
  input wire clear, // The address registers become zero.
  input wire load_low, // The VGPR is the first of the address.
  input wire load_high, // The second.
  input wire [3:0] load_data, // A dword of data.
  output wire [2:0] violation_reason, // The access of a lane is refused; the first such lane.
  output wire [5:0] violation_lane, output wire [3:0] violation_wave, output wire [15:0] violation_sequence,
  output reg valid, // There is a request.
  output reg [2:0] request_part_control_dwords, output reg [1:0] request_part_control_format_size,
  output reg request_part_control_format_signed, request_part_control_format_half, request_part_control_format_high,
  request_part_control_flat, output reg [4:0] request_part_control_operation, output reg request_part_returns,
  request_part_counts_load, output reg [3:0] request_part_wave, output reg [15:0] request_part_sequence,
  output reg [2:0] request_part_beat, output reg request_empty, request_refetch, request_last,
  output reg [41:0] request_line, output reg [63:0] request_mask, output reg [3:0] request_step,
  output reg [10:0] request_row, output reg [127:0] request_atomic_data, output reg [3:0] request_atomic_word,
  input wire taken, // It is taken.
  output wire is_read, // It reads a line.
  output wire is_write, // It writes a line.
  output wire is_atomic, // It is an atomic operation.
  output wire is_zero, // It gives the lanes zeros.
  output wire invalidates, // It empties the cache.
  output wire [511:0] data, // Bytes to write; of a narrow port the quarter of the beat, lowest.
  output wire [15:0] window, // Rows, from the first one on, whose dwords the lanes get.
  output wire [15:0] word, // Their first dwords in the line.
  output wire [7:0] misaligned // Byte offsets of their data in the dword.
);
  localparam [4:0] ATOMIC_OPERATION_SWAP = 5'd0;
  localparam [1:0] KIND_LOAD = 2'd0, KIND_STORE = 2'd1, KIND_ATOMIC = 2'd2, KIND_CONTROL = 2'd3, SIZE_DWORD = 2'd0;
  localparam [1:0] SIZE_BYTE = 2'd1, SIZE_HALF = 2'd2;

  wire [3:0] served; wire [11:0] lane_refusal /* Refusal */; wire [15:0] lane_window; wire [3:0] lane_lingers;
  wire [47:0] lane_steps; wire [3:0] lane_rests, lane_ends; wire [167:0] lane_line; wire [15:0] lane_word;
  wire [511:0] lane_placed; wire [15:0] lane_bytes; wire [511:0] lane_data; wire [23:0] facts_number;
  wire [2:0] facts_first_refusal /* Refusal */; wire facts_done; wire [127:0] facts_served_data;
  wire [3:0] facts_served_word; wire choice_any; wire [3:0] choice_step; wire choice_stays, choice_closes;
  wire [3:0] coalesce_pending; wire [41:0] coalesce_request_line;
  wire coalesce_any, coalesce_any_lingers, coalesce_again; wire [63:0] gathered_mask; wire [3:0] exec_part_lane;
  reg busy, fresh, at_line, again; reg [41:0] line_state; reg [3:0] last_step;
  reg [1:0] current_control_kind /* Kind */; reg [2:0] current_control_dwords;
  reg [1:0] current_control_format_size /* Size */;
  reg current_control_format_signed, current_control_format_half, current_control_format_high;
  reg current_control_invalidates, current_control_flat; reg [4:0] current_control_operation /* AtomicOperation */;
  reg current_returns, current_counts_load, current_beyond_unit; reg [3:0] current_wave;
  reg [15:0] current_sequence; reg current_wave64; reg [2:0] current_beat; reg [10:0] current_row; reg current_last;
  reg [1:0] slot_part_control_kind /* Kind */; reg slot_part_control_invalidates;

  assign idle = ~busy;
  assign violation_wave = part_wave;
  assign violation_sequence = part_sequence;
  wire is_atomic_all = ~request_empty & ~request_step[3];
  assign is_read = is_atomic_all & (slot_part_control_kind == KIND_LOAD);
  assign is_write = ~request_empty & (slot_part_control_kind == KIND_STORE);
  assign is_atomic = is_atomic_all & (slot_part_control_kind == KIND_ATOMIC);
  assign is_zero = ~request_empty & request_step[3];
  assign invalidates = (slot_part_control_kind == KIND_CONTROL) & slot_part_control_invalidates & request_refetch;
  wire part_store = current_control_kind == KIND_STORE;
  wire coalesce_all = choice_step[3];
  wire part_load = (current_control_kind == KIND_LOAD) & ~coalesce_all;
  wire wide_atomic = is_atomic & (request_part_control_dwords == 3'd2);
  wire slot_free = ~valid | taken;
  wire steps = busy & slot_free & choice_any;
  wire finishes = busy & slot_free & facts_done;
  wire emits = part_store ? (steps & ((choice_closes & ~coalesce_again) | facts_done | ~coalesce_any_lingers)) :
      (steps & coalesce_any);
  assign take = present & (idle | finishes);
  wire [2:0] element = (current_control_format_size == SIZE_HALF) ? 3'd2 :
      (current_control_format_size == SIZE_BYTE) ? 3'd1 : 3'd4;
  assign violation_reason = take ? facts_first_refusal : 3'd0;
  wire coalesce_single = (current_control_kind == KIND_ATOMIC) & ~coalesce_all;
  wire gathered_step = busy & slot_free & part_store;
  genvar i;
  for (i = 0; i < 4; i = i + 1) begin : each_lane
    wire lane_sent_high;
    wire lane_served;
    reg [3:0] slot_windows;
    reg [3:0] slot_words;
    reg [1:0] slot_misaligned;
    wire [1:0] lane_misaligned;
    assign window[i*4 +: 4] = (wide_atomic & slot_windows[0]) ? 4'd3 : slot_windows;
    assign word[i*4 +: 4] = slot_words;
    assign misaligned[i*2 +: 2] = slot_misaligned;
    assign lane_sent_high = current_control_format_high & part_store;
    assign lane_served = steps & served[i];
    assign coalesce_pending[i] = lane_window[i*4];
    initial begin
      slot_windows = 4'd0; slot_words = 4'd0; slot_misaligned = 2'd0;
    end
    always @(posedge clock) begin
      if (busy & slot_free) begin
        slot_windows <= 4'd0;
        if (served[i]) slot_windows <= lane_window[i*4 +: 4];
        slot_words <= lane_word[i*4 +: 4];
        slot_misaligned <= lane_misaligned;
      end
    end

    memory_lane lane_block (
      .clock(clock), .vgpr(vgpr[i*32 +: 32]), .clear(clear), .load_low(load_low), .load_high(load_high),
      .load_data(load_data), .lane(facts_number[i*6 +: 6]), .shared_base(shared_base), .shared_reach(shared_reach),
      .shared_scratch_base(shared_scratch_base), .shared_space(shared_space), .shared_wide(shared_wide),
      .shared_lane_addressed(shared_lane_addressed), .shared_element(shared_element),
      .shared_whole_bytes(shared_whole_bytes), .shared_wave64(shared_wave64), .shared_returns(shared_returns),
      .shared_wanted(shared_wanted), .active(exec_part_lane[i]), .refusal(lane_refusal[i*3 +: 3]), .take(take),
      .sent_wave64(current_wave64), .sent_element(element), .sent_high(lane_sent_high), .sent_loads(part_load),
      .sent_stores(part_store), .step(choice_step), .served(lane_served), .window(lane_window[i*4 +: 4]),
      .lingers(lane_lingers[i]), .steps(lane_steps[i*12 +: 12]), .rests(lane_rests[i]), .ends(lane_ends[i]),
      .line(lane_line[i*42 +: 42]), .word(lane_word[i*4 +: 4]), .misaligned(lane_misaligned),
      .placed(lane_placed[i*128 +: 128]), .bytes(lane_bytes[i*4 +: 4]), .data(lane_data[i*128 +: 128]));
  end

  initial begin
    busy = 1'b0; fresh = 1'b0; at_line = 1'b0; again = 1'b0; line_state = 42'd0; last_step = 4'd0;
    current_control_kind = KIND_LOAD; current_control_dwords = 3'd0; current_control_format_size = SIZE_DWORD;
    current_control_format_signed = 1'b0; current_control_format_half = 1'b0; current_control_format_high = 1'b0;
    current_control_invalidates = 1'b0; current_control_flat = 1'b0;
    current_control_operation = ATOMIC_OPERATION_SWAP; current_returns = 1'b0; current_counts_load = 1'b0;
    current_beyond_unit = 1'b0; current_wave = 4'd0; current_sequence = 16'd0; current_wave64 = 1'b0;
    current_beat = 3'd0; current_row = 11'd0; current_last = 1'b0; valid = 1'b0; slot_part_control_kind = KIND_LOAD;
    request_part_control_dwords = 3'd0; request_part_control_format_size = SIZE_DWORD;
    request_part_control_format_signed = 1'b0; request_part_control_format_half = 1'b0;
    request_part_control_format_high = 1'b0; slot_part_control_invalidates = 1'b0; request_part_control_flat = 1'b0;
    request_part_control_operation = ATOMIC_OPERATION_SWAP; request_part_returns = 1'b0;
    request_part_counts_load = 1'b0; request_part_wave = 4'd0; request_part_sequence = 16'd0;
    request_part_beat = 3'd0; request_empty = 1'b0; request_refetch = 1'b0; request_last = 1'b0;
    request_line = 42'd0; request_mask = 64'd0; request_step = 4'd0; request_row = 11'd0;
    request_atomic_data = 128'd0; request_atomic_word = 4'd0;
  end
  always @(posedge clock) begin
    if (finishes) busy <= 1'b0;
    if (take) begin
      busy <= 1'b1; current_control_kind <= part_control_kind; current_control_dwords <= part_control_dwords;
    current_control_format_size <= part_control_format_size;
    current_control_format_signed <= part_control_format_signed;
    current_control_format_half <= part_control_format_half;
    current_control_format_high <= part_control_format_high;
      current_control_invalidates <= part_control_invalidates; current_control_flat <= part_control_flat;
      current_control_operation <= part_control_operation; current_returns <= part_returns;
      current_counts_load <= part_counts_load; current_beyond_unit <= part_beyond_unit; current_wave <= part_wave;
      current_sequence <= part_sequence; current_wave64 <= part_wave64; current_beat <= part_beat;
      current_row <= part_row; current_last <= part_last;
    end
    if (busy & slot_free) begin
      fresh <= 1'b0; slot_part_control_kind <= current_control_kind;
    request_part_control_dwords <= current_control_dwords;
    request_part_control_format_size <= current_control_format_size;
    request_part_control_format_signed <= current_control_format_signed;
    request_part_control_format_half <= current_control_format_half;
    request_part_control_format_high <= current_control_format_high;
    slot_part_control_invalidates <= current_control_invalidates; request_part_control_flat <= current_control_flat;
      request_part_control_operation <= current_control_operation; request_part_returns <= current_returns;
      request_part_counts_load <= current_counts_load; request_part_wave <= current_wave;
      request_part_sequence <= current_sequence; request_part_beat <= current_beat; request_empty <= ~choice_any;
      request_refetch <= current_beyond_unit & ~choice_stays;
      request_last <= finishes & current_last;
      request_line <= coalesce_request_line; request_mask <= gathered_mask; request_step <= choice_step;
      request_row <= current_row + {9'd0, choice_step[1:0]};
      request_atomic_data <= facts_served_data; request_atomic_word <= facts_served_word;
    end
    if (take) fresh <= 1'b1;
    if (steps) begin
      at_line <= coalesce_any_lingers; again <= coalesce_again; line_state <= coalesce_request_line;
      last_step <= choice_step;
    end
    if (take) begin at_line <= 1'b0; again <= 1'b0; end
    if (taken) valid <= 1'b0;
    if (emits) valid <= 1'b1;
    if (finishes & fresh & ~choice_any & current_last) valid <= 1'b1;
  end

  lane_facts facts (
    .half(part_half), .beat(part_beat), .refusal(lane_refusal), .rests(lane_rests), .ends(lane_ends),
    .served(served), .data(lane_data), .word(lane_word), .number(facts_number), .first_refusal(facts_first_refusal),
    .refused_lane(violation_lane), .done(facts_done), .served_data(facts_served_data),
    .served_word(facts_served_word));

  step_choice choice (
    .steps(lane_steps), .at_line(at_line), .last(last_step), .again(again), .any(choice_any), .step(choice_step),
    .stays(choice_stays), .closes(choice_closes));

  coalesce coalesce (
    .pending(coalesce_pending), .lingers(lane_lingers), .line(lane_line), .word(lane_word), .one_part(part_store),
    .stays(choice_stays), .at_line(line_state), .all(coalesce_all), .single(coalesce_single),
    .request_line(coalesce_request_line), .any(coalesce_any), .any_lingers(coalesce_any_lingers),
    .again(coalesce_again), .served(served));

  store_line gathered (
    .clock(clock), .step(gathered_step), .served(served), .word(lane_word), .window(lane_window),
    .data(lane_placed), .bytes(lane_bytes), .keep(choice_stays), .mask_before(request_mask), .line(data),
    .mask(gathered_mask));

  beat_mask exec_part (.mask(exec), .beat(part_beat), .lane(exec_part_lane));
endmodule
`default_nettype wire
