// memory_sender: kernel of hdl/src/memory/sender.rs
// Written by Tombolo; change the source.
// SPDX-License-Identifier: MIT OR Apache-2.0

`default_nettype none

module memory_sender (
  input wire clock,
  input wire present,
  output wire take,
  output wire idle,
  input wire last_part,
  input wire [31:0] exec,
  input wire [2:0] beat,
  input wire half,
  input wire wave64,
  input wire [3:0] wave,
  input wire [15:0] sequence_,
  input wire [10:0] row,
  input wire [19:0] control,
  input wire returns,
  input wire counts_load,
  input wire beyond_unit,
  input wire [206:0] shared,
  input wire [31:0] vgpr_0,
  input wire [31:0] vgpr_1,
  input wire [31:0] vgpr_2,
  input wire [31:0] vgpr_3,
  input wire clear,
  input wire load_low,
  input wire load_high,
  input wire load_data_0,
  input wire load_data_1,
  input wire load_data_2,
  input wire load_data_3,
  output reg [2:0] violation,
  output wire [5:0] violating_lane,
  output wire valid,
  input wire taken,
  output wire is_read,
  output wire is_write,
  output wire is_atomic,
  output wire is_zero,
  output wire invalidates,
  output wire refetch,
  output wire last,
  output wire request_counts_load,
  output wire request_returns,
  output wire [41:0] line,
  output wire [511:0] data,
  output wire [63:0] mask,
  output wire [3:0] step,
  output wire [19:0] request_control,
  output wire [10:0] request_row,
  output wire [3:0] request_wave,
  output wire [15:0] request_sequence,
  output wire [2:0] request_beat,
  output wire [127:0] atomic_data,
  output wire [3:0] atomic_word,
  output reg [3:0] window_0,
  output reg [3:0] window_1,
  output reg [3:0] window_2,
  output reg [3:0] window_3,
  output wire [3:0] word_0,
  output wire [3:0] word_1,
  output wire [3:0] word_2,
  output wire [3:0] word_3,
  output wire [1:0] misaligned_0,
  output wire [1:0] misaligned_1,
  output wire [1:0] misaligned_2,
  output wire [1:0] misaligned_3
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
  wire [2:0] lane_0_violation;
  wire lane_0_sent_high;
  wire lane_0_served;
  wire [3:0] lane_0_window;
  wire lane_0_lingers;
  wire [11:0] lane_0_steps;
  wire [11:0] lane_0_steps_left;
  wire [41:0] lane_0_line;
  wire [3:0] lane_0_word;
  wire [1:0] lane_0_misaligned;
  wire [127:0] lane_0_placed;
  wire [3:0] lane_0_bytes;
  wire [127:0] lane_0_data;
  wire [2:0] lane_1_violation;
  wire lane_1_sent_high;
  wire lane_1_served;
  wire [3:0] lane_1_window;
  wire lane_1_lingers;
  wire [11:0] lane_1_steps;
  wire [11:0] lane_1_steps_left;
  wire [41:0] lane_1_line;
  wire [3:0] lane_1_word;
  wire [1:0] lane_1_misaligned;
  wire [127:0] lane_1_placed;
  wire [3:0] lane_1_bytes;
  wire [127:0] lane_1_data;
  wire [2:0] lane_2_violation;
  wire lane_2_sent_high;
  wire lane_2_served;
  wire [3:0] lane_2_window;
  wire lane_2_lingers;
  wire [11:0] lane_2_steps;
  wire [11:0] lane_2_steps_left;
  wire [41:0] lane_2_line;
  wire [3:0] lane_2_word;
  wire [1:0] lane_2_misaligned;
  wire [127:0] lane_2_placed;
  wire [3:0] lane_2_bytes;
  wire [127:0] lane_2_data;
  wire [2:0] lane_3_violation;
  wire lane_3_sent_high;
  wire lane_3_served;
  wire [3:0] lane_3_window;
  wire lane_3_lingers;
  wire [11:0] lane_3_steps;
  wire [11:0] lane_3_steps_left;
  wire [41:0] lane_3_line;
  wire [3:0] lane_3_word;
  wire [1:0] lane_3_misaligned;
  wire [127:0] lane_3_placed;
  wire [3:0] lane_3_bytes;
  wire [127:0] lane_3_data;
  wire [5:0] facts_number_0;
  wire [5:0] facts_number_1;
  wire [5:0] facts_number_2;
  wire [5:0] facts_number_3;
  wire [2:0] facts_first_violation;
  wire facts_done;
  wire [127:0] facts_served_data;
  wire [3:0] facts_served_word;
  wire choice_any;
  wire [3:0] choice_step;
  wire choice_stays;
  wire choice_closes;
  wire coalesce_pending_0;
  wire coalesce_pending_1;
  wire coalesce_pending_2;
  wire coalesce_pending_3;
  wire coalesce_all;
  wire coalesce_single;
  wire [41:0] coalesce_request_line;
  wire coalesce_any;
  wire coalesce_any_lingers;
  wire coalesce_again;
  wire coalesce_served_0;
  wire coalesce_served_1;
  wire coalesce_served_2;
  wire coalesce_served_3;
  wire gathered_step;
  wire [63:0] gathered_mask;
  wire exec_part_lane_0;
  wire exec_part_lane_1;
  wire exec_part_lane_2;
  wire exec_part_lane_3;
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
  reg [127:0] slot_atomic_data;
  reg [127:0] slot_atomic_data_next;
  reg [3:0] slot_atomic_word;
  reg [3:0] slot_atomic_word_next;
  reg [3:0] slot_windows_0;
  reg [3:0] slot_windows_0_next;
  reg [3:0] slot_windows_1;
  reg [3:0] slot_windows_1_next;
  reg [3:0] slot_windows_2;
  reg [3:0] slot_windows_2_next;
  reg [3:0] slot_windows_3;
  reg [3:0] slot_windows_3_next;
  reg [3:0] slot_words_0;
  reg [3:0] slot_words_0_next;
  reg [3:0] slot_words_1;
  reg [3:0] slot_words_1_next;
  reg [3:0] slot_words_2;
  reg [3:0] slot_words_2_next;
  reg [3:0] slot_words_3;
  reg [3:0] slot_words_3_next;
  reg [1:0] slot_misaligned_0;
  reg [1:0] slot_misaligned_0_next;
  reg [1:0] slot_misaligned_1;
  reg [1:0] slot_misaligned_1_next;
  reg [1:0] slot_misaligned_2;
  reg [1:0] slot_misaligned_2_next;
  reg [1:0] slot_misaligned_3;
  reg [1:0] slot_misaligned_3_next;

  assign take = takes;
  assign idle = ~busy;

  always @* begin
    violation = 3'd0;
    if (takes) begin
      violation = facts_first_violation;
    end
  end

  assign valid = slot_valid;
  wire conjunction_1 = (~slot_empty) & (~slot_step[3]);
  assign is_read = conjunction_1 & (kind == 2'd0);
  assign is_write = (~slot_empty) & (kind == 2'd1);
  assign is_atomic = conjunction_1 & (kind == 2'd2);
  assign is_zero = (~slot_empty) & slot_step[3];
  assign invalidates = (kind == 2'd3) & slot_control[12] & slot_refetch;
  assign refetch = slot_refetch;
  assign last = slot_last;
  assign request_counts_load = slot_counts_load;
  assign request_returns = slot_returns & (~slot_empty);
  assign line = slot_line;
  assign mask = slot_mask;
  assign step = slot_step;
  assign request_control = slot_control;
  assign request_row = slot_row;
  assign request_wave = slot_wave;
  assign request_sequence = slot_sequence;
  assign request_beat = slot_beat;
  assign atomic_data = slot_atomic_data;
  assign atomic_word = slot_atomic_word;

  always @* begin
    window_0 = slot_windows_0;
    if (wide_atomic & slot_windows_0[0]) begin
      window_0 = 4'd3;
    end
  end

  always @* begin
    window_1 = slot_windows_1;
    if (wide_atomic & slot_windows_1[0]) begin
      window_1 = 4'd3;
    end
  end

  always @* begin
    window_2 = slot_windows_2;
    if (wide_atomic & slot_windows_2[0]) begin
      window_2 = 4'd3;
    end
  end

  always @* begin
    window_3 = slot_windows_3;
    if (wide_atomic & slot_windows_3[0]) begin
      window_3 = 4'd3;
    end
  end

  assign word_0 = slot_words_0;
  assign word_1 = slot_words_1;
  assign word_2 = slot_words_2;
  assign word_3 = slot_words_3;
  assign misaligned_0 = slot_misaligned_0;
  assign misaligned_1 = slot_misaligned_1;
  assign misaligned_2 = slot_misaligned_2;
  assign misaligned_3 = slot_misaligned_3;
  assign part_store = part_control[1:0] == 2'd1;
  assign part_load = (part_control[1:0] == 2'd0) & (~coalesce_all);
  assign wide_atomic = is_atomic & (slot_control[4:2] == 3'd2);
  assign slot_free = (~slot_valid) | taken;
  assign steps = busy & slot_free & choice_any;
  assign finishes = busy & slot_free & ((~choice_any) | facts_done);
  wire disjunction_1 = (choice_closes & (~coalesce_again)) | facts_done | (~coalesce_any_lingers);

  always @* begin
    emits = steps & coalesce_any;
    if (part_store) begin
      emits = steps & disjunction_1;
    end
  end

  assign takes = present & (idle | finishes);

  always @* begin
    element = 3'd1;
    if (part_control[6:5] == 2'd1) begin
      element = 3'd2;
    end
    if (part_control[6:5] == 2'd2) begin
      element = 3'd4;
    end
  end

  assign kind = slot_control[1:0];
  assign lane_0_sent_high = part_control[9] & part_store;
  assign lane_0_served = steps & coalesce_served_0;
  assign lane_1_sent_high = lane_0_sent_high;
  assign lane_1_served = steps & coalesce_served_1;
  assign lane_2_sent_high = lane_0_sent_high;
  assign lane_2_served = steps & coalesce_served_2;
  assign lane_3_sent_high = lane_0_sent_high;
  assign lane_3_served = steps & coalesce_served_3;
  assign coalesce_pending_0 = lane_0_window[0];
  assign coalesce_pending_1 = lane_1_window[0];
  assign coalesce_pending_2 = lane_2_window[0];
  assign coalesce_pending_3 = lane_3_window[0];
  assign coalesce_all = choice_step[3];
  assign coalesce_single = (part_control[1:0] == 2'd2) & (~coalesce_all);
  assign gathered_step = busy & slot_free & part_store;

  always @* begin
    busy_next = busy;
    if (finishes) begin
      busy_next = 1'b0;
    end
    if (takes) begin
      busy_next = 1'b1;
    end
  end

  always @* begin
    fresh_next = fresh;
    if (busy & slot_free) begin
      fresh_next = 1'b0;
    end
    if (takes) begin
      fresh_next = 1'b1;
    end
  end

  always @* begin
    at_line_next = at_line;
    if (steps) begin
      at_line_next = coalesce_any_lingers;
    end
    if (takes) begin
      at_line_next = 1'b0;
    end
  end

  always @* begin
    again_next = again;
    if (steps) begin
      again_next = coalesce_again;
    end
    if (takes) begin
      again_next = 1'b0;
    end
  end

  always @* begin
    line_state_next = line_state;
    if (steps) begin
      line_state_next = coalesce_request_line;
    end
  end

  always @* begin
    last_step_next = last_step;
    if (steps) begin
      last_step_next = choice_step;
    end
  end

  always @* begin
    part_last_next = part_last;
    if (takes) begin
      part_last_next = last_part;
    end
  end

  always @* begin
    part_control_next = part_control;
    if (takes) begin
      part_control_next = control;
    end
  end

  always @* begin
    part_returns_next = part_returns;
    if (takes) begin
      part_returns_next = returns;
    end
  end

  always @* begin
    part_counts_load_next = part_counts_load;
    if (takes) begin
      part_counts_load_next = counts_load;
    end
  end

  always @* begin
    part_beyond_next = part_beyond;
    if (takes) begin
      part_beyond_next = beyond_unit;
    end
  end

  always @* begin
    part_wave_next = part_wave;
    if (takes) begin
      part_wave_next = wave;
    end
  end

  always @* begin
    part_wave64_next = part_wave64;
    if (takes) begin
      part_wave64_next = wave64;
    end
  end

  always @* begin
    part_sequence_next = part_sequence;
    if (takes) begin
      part_sequence_next = sequence_;
    end
  end

  always @* begin
    part_row_next = part_row;
    if (takes) begin
      part_row_next = row;
    end
  end

  always @* begin
    part_beat_next = part_beat;
    if (takes) begin
      part_beat_next = beat;
    end
  end

  always @* begin
    slot_valid_next = slot_valid;
    if (taken) begin
      slot_valid_next = 1'b0;
    end
    if (emits) begin
      slot_valid_next = 1'b1;
    end
    if (finishes & fresh & (~choice_any) & part_last) begin
      slot_valid_next = 1'b1;
    end
  end

  always @* begin
    slot_empty_next = slot_empty;
    if (busy & slot_free) begin
      slot_empty_next = ~choice_any;
    end
  end

  always @* begin
    slot_refetch_next = slot_refetch;
    if (busy & slot_free) begin
      slot_refetch_next = part_beyond & (~choice_stays);
    end
  end

  always @* begin
    slot_last_next = slot_last;
    if (busy & slot_free) begin
      slot_last_next = finishes & part_last;
    end
  end

  always @* begin
    slot_line_next = slot_line;
    if (busy & slot_free) begin
      slot_line_next = coalesce_request_line;
    end
  end

  always @* begin
    slot_mask_next = slot_mask;
    if (busy & slot_free) begin
      slot_mask_next = gathered_mask;
    end
  end

  always @* begin
    slot_step_next = slot_step;
    if (busy & slot_free) begin
      slot_step_next = choice_step;
    end
  end

  always @* begin
    slot_control_next = slot_control;
    if (busy & slot_free) begin
      slot_control_next = part_control;
    end
  end

  always @* begin
    slot_returns_next = slot_returns;
    if (busy & slot_free) begin
      slot_returns_next = part_returns;
    end
  end

  always @* begin
    slot_counts_load_next = slot_counts_load;
    if (busy & slot_free) begin
      slot_counts_load_next = part_counts_load;
    end
  end

  always @* begin
    slot_row_next = slot_row;
    if (busy & slot_free) begin
      slot_row_next = part_row + {9'd0, choice_step[1:0]};
    end
  end

  always @* begin
    slot_wave_next = slot_wave;
    if (busy & slot_free) begin
      slot_wave_next = part_wave;
    end
  end

  always @* begin
    slot_sequence_next = slot_sequence;
    if (busy & slot_free) begin
      slot_sequence_next = part_sequence;
    end
  end

  always @* begin
    slot_beat_next = slot_beat;
    if (busy & slot_free) begin
      slot_beat_next = part_beat;
    end
  end

  always @* begin
    slot_atomic_data_next = slot_atomic_data;
    if (busy & slot_free) begin
      slot_atomic_data_next = facts_served_data;
    end
  end

  always @* begin
    slot_atomic_word_next = slot_atomic_word;
    if (busy & slot_free) begin
      slot_atomic_word_next = facts_served_word;
    end
  end

  always @* begin
    slot_windows_0_next = slot_windows_0;
    if (busy & slot_free) begin
      slot_windows_0_next = 4'd0;
      if (coalesce_served_0) begin
        slot_windows_0_next = lane_0_window;
      end
    end
  end

  always @* begin
    slot_windows_1_next = slot_windows_1;
    if (busy & slot_free) begin
      slot_windows_1_next = 4'd0;
      if (coalesce_served_1) begin
        slot_windows_1_next = lane_1_window;
      end
    end
  end

  always @* begin
    slot_windows_2_next = slot_windows_2;
    if (busy & slot_free) begin
      slot_windows_2_next = 4'd0;
      if (coalesce_served_2) begin
        slot_windows_2_next = lane_2_window;
      end
    end
  end

  always @* begin
    slot_windows_3_next = slot_windows_3;
    if (busy & slot_free) begin
      slot_windows_3_next = 4'd0;
      if (coalesce_served_3) begin
        slot_windows_3_next = lane_3_window;
      end
    end
  end

  always @* begin
    slot_words_0_next = slot_words_0;
    if (busy & slot_free) begin
      slot_words_0_next = lane_0_word;
    end
  end

  always @* begin
    slot_words_1_next = slot_words_1;
    if (busy & slot_free) begin
      slot_words_1_next = lane_1_word;
    end
  end

  always @* begin
    slot_words_2_next = slot_words_2;
    if (busy & slot_free) begin
      slot_words_2_next = lane_2_word;
    end
  end

  always @* begin
    slot_words_3_next = slot_words_3;
    if (busy & slot_free) begin
      slot_words_3_next = lane_3_word;
    end
  end

  always @* begin
    slot_misaligned_0_next = slot_misaligned_0;
    if (busy & slot_free) begin
      slot_misaligned_0_next = lane_0_misaligned;
    end
  end

  always @* begin
    slot_misaligned_1_next = slot_misaligned_1;
    if (busy & slot_free) begin
      slot_misaligned_1_next = lane_1_misaligned;
    end
  end

  always @* begin
    slot_misaligned_2_next = slot_misaligned_2;
    if (busy & slot_free) begin
      slot_misaligned_2_next = lane_2_misaligned;
    end
  end

  always @* begin
    slot_misaligned_3_next = slot_misaligned_3;
    if (busy & slot_free) begin
      slot_misaligned_3_next = lane_3_misaligned;
    end
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
    slot_atomic_data = 128'd0;
    slot_atomic_word = 4'd0;
    slot_windows_0 = 4'd0;
    slot_windows_1 = 4'd0;
    slot_windows_2 = 4'd0;
    slot_windows_3 = 4'd0;
    slot_words_0 = 4'd0;
    slot_words_1 = 4'd0;
    slot_words_2 = 4'd0;
    slot_words_3 = 4'd0;
    slot_misaligned_0 = 2'd0;
    slot_misaligned_1 = 2'd0;
    slot_misaligned_2 = 2'd0;
    slot_misaligned_3 = 2'd0;
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
    slot_atomic_data <= slot_atomic_data_next;
    slot_atomic_word <= slot_atomic_word_next;
    slot_windows_0 <= slot_windows_0_next;
    slot_windows_1 <= slot_windows_1_next;
    slot_windows_2 <= slot_windows_2_next;
    slot_windows_3 <= slot_windows_3_next;
    slot_words_0 <= slot_words_0_next;
    slot_words_1 <= slot_words_1_next;
    slot_words_2 <= slot_words_2_next;
    slot_words_3 <= slot_words_3_next;
    slot_misaligned_0 <= slot_misaligned_0_next;
    slot_misaligned_1 <= slot_misaligned_1_next;
    slot_misaligned_2 <= slot_misaligned_2_next;
    slot_misaligned_3 <= slot_misaligned_3_next;
  end

  memory_lane lane_0 (
    .clock(clock),
    .vgpr(vgpr_0),
    .clear(clear),
    .load_low(load_low),
    .load_high(load_high),
    .load_data_0(load_data_0),
    .load_data_1(load_data_1),
    .load_data_2(load_data_2),
    .load_data_3(load_data_3),
    .lane(facts_number_0),
    .shared(shared),
    .active(exec_part_lane_0),
    .violation(lane_0_violation),
    .take(takes),
    .sent_wave64(part_wave64),
    .sent_element(element),
    .sent_high(lane_0_sent_high),
    .sent_loads(part_load),
    .sent_stores(part_store),
    .step(choice_step),
    .served(lane_0_served),
    .window(lane_0_window),
    .lingers(lane_0_lingers),
    .steps(lane_0_steps),
    .steps_left(lane_0_steps_left),
    .line(lane_0_line),
    .word(lane_0_word),
    .misaligned(lane_0_misaligned),
    .placed(lane_0_placed),
    .bytes(lane_0_bytes),
    .data(lane_0_data)
  );

  memory_lane lane_1 (
    .clock(clock),
    .vgpr(vgpr_1),
    .clear(clear),
    .load_low(load_low),
    .load_high(load_high),
    .load_data_0(load_data_0),
    .load_data_1(load_data_1),
    .load_data_2(load_data_2),
    .load_data_3(load_data_3),
    .lane(facts_number_1),
    .shared(shared),
    .active(exec_part_lane_1),
    .violation(lane_1_violation),
    .take(takes),
    .sent_wave64(part_wave64),
    .sent_element(element),
    .sent_high(lane_1_sent_high),
    .sent_loads(part_load),
    .sent_stores(part_store),
    .step(choice_step),
    .served(lane_1_served),
    .window(lane_1_window),
    .lingers(lane_1_lingers),
    .steps(lane_1_steps),
    .steps_left(lane_1_steps_left),
    .line(lane_1_line),
    .word(lane_1_word),
    .misaligned(lane_1_misaligned),
    .placed(lane_1_placed),
    .bytes(lane_1_bytes),
    .data(lane_1_data)
  );

  memory_lane lane_2 (
    .clock(clock),
    .vgpr(vgpr_2),
    .clear(clear),
    .load_low(load_low),
    .load_high(load_high),
    .load_data_0(load_data_0),
    .load_data_1(load_data_1),
    .load_data_2(load_data_2),
    .load_data_3(load_data_3),
    .lane(facts_number_2),
    .shared(shared),
    .active(exec_part_lane_2),
    .violation(lane_2_violation),
    .take(takes),
    .sent_wave64(part_wave64),
    .sent_element(element),
    .sent_high(lane_2_sent_high),
    .sent_loads(part_load),
    .sent_stores(part_store),
    .step(choice_step),
    .served(lane_2_served),
    .window(lane_2_window),
    .lingers(lane_2_lingers),
    .steps(lane_2_steps),
    .steps_left(lane_2_steps_left),
    .line(lane_2_line),
    .word(lane_2_word),
    .misaligned(lane_2_misaligned),
    .placed(lane_2_placed),
    .bytes(lane_2_bytes),
    .data(lane_2_data)
  );

  memory_lane lane_3 (
    .clock(clock),
    .vgpr(vgpr_3),
    .clear(clear),
    .load_low(load_low),
    .load_high(load_high),
    .load_data_0(load_data_0),
    .load_data_1(load_data_1),
    .load_data_2(load_data_2),
    .load_data_3(load_data_3),
    .lane(facts_number_3),
    .shared(shared),
    .active(exec_part_lane_3),
    .violation(lane_3_violation),
    .take(takes),
    .sent_wave64(part_wave64),
    .sent_element(element),
    .sent_high(lane_3_sent_high),
    .sent_loads(part_load),
    .sent_stores(part_store),
    .step(choice_step),
    .served(lane_3_served),
    .window(lane_3_window),
    .lingers(lane_3_lingers),
    .steps(lane_3_steps),
    .steps_left(lane_3_steps_left),
    .line(lane_3_line),
    .word(lane_3_word),
    .misaligned(lane_3_misaligned),
    .placed(lane_3_placed),
    .bytes(lane_3_bytes),
    .data(lane_3_data)
  );

  lane_facts facts (
    .half(half),
    .beat(beat),
    .violation_0(lane_0_violation),
    .violation_1(lane_1_violation),
    .violation_2(lane_2_violation),
    .violation_3(lane_3_violation),
    .steps_left_0(lane_0_steps_left),
    .steps_left_1(lane_1_steps_left),
    .steps_left_2(lane_2_steps_left),
    .steps_left_3(lane_3_steps_left),
    .served_0(coalesce_served_0),
    .served_1(coalesce_served_1),
    .served_2(coalesce_served_2),
    .served_3(coalesce_served_3),
    .data_0(lane_0_data),
    .data_1(lane_1_data),
    .data_2(lane_2_data),
    .data_3(lane_3_data),
    .word_0(lane_0_word),
    .word_1(lane_1_word),
    .word_2(lane_2_word),
    .word_3(lane_3_word),
    .number_0(facts_number_0),
    .number_1(facts_number_1),
    .number_2(facts_number_2),
    .number_3(facts_number_3),
    .first_violation(facts_first_violation),
    .violating_lane(violating_lane),
    .done(facts_done),
    .served_data(facts_served_data),
    .served_word(facts_served_word)
  );

  step_choice choice (
    .steps_0(lane_0_steps),
    .steps_1(lane_1_steps),
    .steps_2(lane_2_steps),
    .steps_3(lane_3_steps),
    .at_line(at_line),
    .last(last_step),
    .again(again),
    .any(choice_any),
    .step(choice_step),
    .stays(choice_stays),
    .closes(choice_closes)
  );

  coalesce coalesce (
    .pending_0(coalesce_pending_0),
    .pending_1(coalesce_pending_1),
    .pending_2(coalesce_pending_2),
    .pending_3(coalesce_pending_3),
    .lingers_0(lane_0_lingers),
    .lingers_1(lane_1_lingers),
    .lingers_2(lane_2_lingers),
    .lingers_3(lane_3_lingers),
    .line_0(lane_0_line),
    .line_1(lane_1_line),
    .line_2(lane_2_line),
    .line_3(lane_3_line),
    .word_0(lane_0_word),
    .word_1(lane_1_word),
    .word_2(lane_2_word),
    .word_3(lane_3_word),
    .one_part(part_store),
    .stays(choice_stays),
    .at_line(line_state),
    .all(coalesce_all),
    .single(coalesce_single),
    .request_line(coalesce_request_line),
    .any(coalesce_any),
    .any_lingers(coalesce_any_lingers),
    .again(coalesce_again),
    .served_0(coalesce_served_0),
    .served_1(coalesce_served_1),
    .served_2(coalesce_served_2),
    .served_3(coalesce_served_3)
  );

  store_line gathered (
    .clock(clock),
    .step(gathered_step),
    .served_0(coalesce_served_0),
    .served_1(coalesce_served_1),
    .served_2(coalesce_served_2),
    .served_3(coalesce_served_3),
    .word_0(lane_0_word),
    .word_1(lane_1_word),
    .word_2(lane_2_word),
    .word_3(lane_3_word),
    .window_0(lane_0_window),
    .window_1(lane_1_window),
    .window_2(lane_2_window),
    .window_3(lane_3_window),
    .data_0(lane_0_placed),
    .data_1(lane_1_placed),
    .data_2(lane_2_placed),
    .data_3(lane_3_placed),
    .bytes_0(lane_0_bytes),
    .bytes_1(lane_1_bytes),
    .bytes_2(lane_2_bytes),
    .bytes_3(lane_3_bytes),
    .keep(choice_stays),
    .mask_before(slot_mask),
    .line(data),
    .mask(gathered_mask)
  );

  beat_mask exec_part (
    .mask(exec),
    .beat(beat),
    .lane_0(exec_part_lane_0),
    .lane_1(exec_part_lane_1),
    .lane_2(exec_part_lane_2),
    .lane_3(exec_part_lane_3)
  );

endmodule

`default_nettype wire
