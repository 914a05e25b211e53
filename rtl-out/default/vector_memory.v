// vector_memory: kernel of hdl/src/memory/vector_memory.rs
// Written by Tombolo; change the source.
// SPDX-License-Identifier: MIT OR Apache-2.0

`default_nettype none

module vector_memory (
  input wire clock,
  input wire issue_valid,
  input wire [3:0] issue_wave,
  input wire [15:0] issue_sequence,
  input wire [31:0] issue_word_0,
  input wire [31:0] issue_word_1,
  input wire [31:0] issue_word_2,
  input wire [63:0] issue_state_exec,
  input wire [31:0] issue_state_m0,
  input wire [10:0] issue_state_vgpr_base,
  input wire issue_state_wave64,
  input wire [47:0] issue_state_scratch_base,
  input wire [10:0] vgprs,
  output wire ready,
  input wire invalidate,
  output wire [3:0] base_wave,
  output wire [6:0] base_index,
  input wire [63:0] base_data,
  output wire read,
  output wire [10:0] read_row,
  output wire [2:0] read_beat,
  input wire [31:0] vgpr_0,
  input wire [31:0] vgpr_1,
  input wire [31:0] vgpr_2,
  input wire [31:0] vgpr_3,
  input wire [31:0] vgpr_4,
  input wire [31:0] vgpr_5,
  input wire [31:0] vgpr_6,
  input wire [31:0] vgpr_7,
  input wire [31:0] vgpr_8,
  input wire [31:0] vgpr_9,
  input wire [31:0] vgpr_10,
  input wire [31:0] vgpr_11,
  input wire [31:0] vgpr_12,
  input wire [31:0] vgpr_13,
  input wire [31:0] vgpr_14,
  input wire [31:0] vgpr_15,
  input wire [31:0] vgpr_16,
  input wire [31:0] vgpr_17,
  input wire [31:0] vgpr_18,
  input wire [31:0] vgpr_19,
  input wire [31:0] vgpr_20,
  input wire [31:0] vgpr_21,
  input wire [31:0] vgpr_22,
  input wire [31:0] vgpr_23,
  input wire [31:0] vgpr_24,
  input wire [31:0] vgpr_25,
  input wire [31:0] vgpr_26,
  input wire [31:0] vgpr_27,
  input wire [31:0] vgpr_28,
  input wire [31:0] vgpr_29,
  input wire [31:0] vgpr_30,
  input wire [31:0] vgpr_31,
  output wire read_done,
  output wire [3:0] read_wave,
  output wire write,
  input wire write_ready,
  output wire [10:0] write_row,
  output wire [2:0] write_beat,
  output wire [31:0] write_data_0,
  output wire [31:0] write_data_1,
  output wire [31:0] write_data_2,
  output wire [31:0] write_data_3,
  output wire [31:0] write_data_4,
  output wire [31:0] write_data_5,
  output wire [31:0] write_data_6,
  output wire [31:0] write_data_7,
  output wire [31:0] write_data_8,
  output wire [31:0] write_data_9,
  output wire [31:0] write_data_10,
  output wire [31:0] write_data_11,
  output wire [31:0] write_data_12,
  output wire [31:0] write_data_13,
  output wire [31:0] write_data_14,
  output wire [31:0] write_data_15,
  output wire [31:0] write_data_16,
  output wire [31:0] write_data_17,
  output wire [31:0] write_data_18,
  output wire [31:0] write_data_19,
  output wire [31:0] write_data_20,
  output wire [31:0] write_data_21,
  output wire [31:0] write_data_22,
  output wire [31:0] write_data_23,
  output wire [31:0] write_data_24,
  output wire [31:0] write_data_25,
  output wire [31:0] write_data_26,
  output wire [31:0] write_data_27,
  output wire [31:0] write_data_28,
  output wire [31:0] write_data_29,
  output wire [31:0] write_data_30,
  output wire [31:0] write_data_31,
  output wire [3:0] write_bytes_0,
  output wire [3:0] write_bytes_1,
  output wire [3:0] write_bytes_2,
  output wire [3:0] write_bytes_3,
  output wire [3:0] write_bytes_4,
  output wire [3:0] write_bytes_5,
  output wire [3:0] write_bytes_6,
  output wire [3:0] write_bytes_7,
  output wire [3:0] write_bytes_8,
  output wire [3:0] write_bytes_9,
  output wire [3:0] write_bytes_10,
  output wire [3:0] write_bytes_11,
  output wire [3:0] write_bytes_12,
  output wire [3:0] write_bytes_13,
  output wire [3:0] write_bytes_14,
  output wire [3:0] write_bytes_15,
  output wire [3:0] write_bytes_16,
  output wire [3:0] write_bytes_17,
  output wire [3:0] write_bytes_18,
  output wire [3:0] write_bytes_19,
  output wire [3:0] write_bytes_20,
  output wire [3:0] write_bytes_21,
  output wire [3:0] write_bytes_22,
  output wire [3:0] write_bytes_23,
  output wire [3:0] write_bytes_24,
  output wire [3:0] write_bytes_25,
  output wire [3:0] write_bytes_26,
  output wire [3:0] write_bytes_27,
  output wire [3:0] write_bytes_28,
  output wire [3:0] write_bytes_29,
  output wire [3:0] write_bytes_30,
  output wire [3:0] write_bytes_31,
  output wire [1:0] flat_parts,
  input wire [1:0] lds_parts,
  input wire flat_done,
  output wire load_done,
  output wire store_done,
  output wire [3:0] done_wave,
  output wire [15:0] done_sequence,
  output wire request_valid,
  input wire request_ready,
  output wire request_write,
  output wire [41:0] request_line,
  output wire [511:0] request_data,
  output wire [63:0] request_mask,
  output wire [5:0] request_tag,
  input wire response_valid,
  input wire [5:0] response_tag,
  input wire [1:0] response_part,
  input wire response_last,
  input wire [127:0] response_data_0,
  input wire [127:0] response_data_1,
  input wire [127:0] response_data_2,
  input wire [127:0] response_data_3,
  input wire written,
  input wire [41:0] written_line,
  output wire atomic_valid,
  input wire atomic_ready,
  output wire [4:0] atomic_operation,
  output wire atomic_wide,
  output wire [3:0] atomic_word,
  output wire [127:0] atomic_data,
  output wire [25:0] atomic_origin,
  input wire atomic_answer,
  input wire [5:0] atomic_tag,
  input wire [63:0] atomic_value,
  output wire [2:0] violation,
  output wire [5:0] violation_lane,
  output wire [3:0] violation_wave,
  output wire [15:0] violation_sequence,
  output wire debug_hit,
  output wire [3:0] debug_wave,
  output wire [15:0] debug_sequence,
  output wire [5:0] debug_lane
);

  wire ordered;
  wire may_go;
  wire hits;
  wire misses;
  wire asks_memory;
  wire stays_here;
  wire passes;
  reg [7:0] place;
  wire taken;
  wire fills;
  wire empty_first;
  wire empties;
  wire sweeps;
  wire [53:0] facts;
  wire [19:0] control;
  wire [4:0] tile_0;
  wire reader_clear;
  wire reader_load_low;
  wire reader_load_high;
  wire reader_load_data_0;
  wire reader_load_data_1;
  wire reader_load_data_2;
  wire reader_load_data_3;
  wire reader_present;
  wire reader_last_part;
  wire [2:0] reader_beat;
  wire reader_half;
  wire reader_wave64;
  wire [31:0] reader_exec;
  wire [10:0] reader_row;
  wire [206:0] reader_shared_address;
  wire [19:0] reader_control;
  wire reader_returns;
  wire reader_counts_load;
  wire reader_beyond_unit;
  wire sender_take;
  wire sender_idle;
  wire sender_valid;
  wire sender_is_read;
  wire sender_is_atomic;
  wire sender_is_zero;
  wire sender_invalidates;
  wire sender_refetch;
  wire sender_last;
  wire sender_request_counts_load;
  wire sender_request_returns;
  wire [3:0] sender_step;
  wire [10:0] sender_request_row;
  wire [2:0] sender_request_beat;
  wire [3:0] sender_window_0;
  wire [3:0] sender_window_1;
  wire [3:0] sender_window_2;
  wire [3:0] sender_window_3;
  wire [3:0] sender_window_4;
  wire [3:0] sender_window_5;
  wire [3:0] sender_window_6;
  wire [3:0] sender_window_7;
  wire [3:0] sender_window_8;
  wire [3:0] sender_window_9;
  wire [3:0] sender_window_10;
  wire [3:0] sender_window_11;
  wire [3:0] sender_window_12;
  wire [3:0] sender_window_13;
  wire [3:0] sender_window_14;
  wire [3:0] sender_window_15;
  wire [3:0] sender_window_16;
  wire [3:0] sender_window_17;
  wire [3:0] sender_window_18;
  wire [3:0] sender_window_19;
  wire [3:0] sender_window_20;
  wire [3:0] sender_window_21;
  wire [3:0] sender_window_22;
  wire [3:0] sender_window_23;
  wire [3:0] sender_window_24;
  wire [3:0] sender_window_25;
  wire [3:0] sender_window_26;
  wire [3:0] sender_window_27;
  wire [3:0] sender_window_28;
  wire [3:0] sender_window_29;
  wire [3:0] sender_window_30;
  wire [3:0] sender_window_31;
  wire [3:0] sender_word_0;
  wire [3:0] sender_word_1;
  wire [3:0] sender_word_2;
  wire [3:0] sender_word_3;
  wire [3:0] sender_word_4;
  wire [3:0] sender_word_5;
  wire [3:0] sender_word_6;
  wire [3:0] sender_word_7;
  wire [3:0] sender_word_8;
  wire [3:0] sender_word_9;
  wire [3:0] sender_word_10;
  wire [3:0] sender_word_11;
  wire [3:0] sender_word_12;
  wire [3:0] sender_word_13;
  wire [3:0] sender_word_14;
  wire [3:0] sender_word_15;
  wire [3:0] sender_word_16;
  wire [3:0] sender_word_17;
  wire [3:0] sender_word_18;
  wire [3:0] sender_word_19;
  wire [3:0] sender_word_20;
  wire [3:0] sender_word_21;
  wire [3:0] sender_word_22;
  wire [3:0] sender_word_23;
  wire [3:0] sender_word_24;
  wire [3:0] sender_word_25;
  wire [3:0] sender_word_26;
  wire [3:0] sender_word_27;
  wire [3:0] sender_word_28;
  wire [3:0] sender_word_29;
  wire [3:0] sender_word_30;
  wire [3:0] sender_word_31;
  wire [1:0] sender_misaligned_0;
  wire [1:0] sender_misaligned_1;
  wire [1:0] sender_misaligned_2;
  wire [1:0] sender_misaligned_3;
  wire [1:0] sender_misaligned_4;
  wire [1:0] sender_misaligned_5;
  wire [1:0] sender_misaligned_6;
  wire [1:0] sender_misaligned_7;
  wire [1:0] sender_misaligned_8;
  wire [1:0] sender_misaligned_9;
  wire [1:0] sender_misaligned_10;
  wire [1:0] sender_misaligned_11;
  wire [1:0] sender_misaligned_12;
  wire [1:0] sender_misaligned_13;
  wire [1:0] sender_misaligned_14;
  wire [1:0] sender_misaligned_15;
  wire [1:0] sender_misaligned_16;
  wire [1:0] sender_misaligned_17;
  wire [1:0] sender_misaligned_18;
  wire [1:0] sender_misaligned_19;
  wire [1:0] sender_misaligned_20;
  wire [1:0] sender_misaligned_21;
  wire [1:0] sender_misaligned_22;
  wire [1:0] sender_misaligned_23;
  wire [1:0] sender_misaligned_24;
  wire [1:0] sender_misaligned_25;
  wire [1:0] sender_misaligned_26;
  wire [1:0] sender_misaligned_27;
  wire [1:0] sender_misaligned_28;
  wire [1:0] sender_misaligned_29;
  wire [1:0] sender_misaligned_30;
  wire [1:0] sender_misaligned_31;
  wire tags_touch;
  wire tags_hit;
  wire [6:0] tags_index;
  wire [11:0] tags_last;
  wire order_atomic;
  wire [3:0] order_swept;
  wire [11:0] order_last;
  wire [53:0] returns_facts;
  wire returns_waits;
  wire [4:0] returns_tile_0;
  wire [11:0] returns_serial;
  wire returns_free;
  wire returns_outstanding_0;
  wire returns_outstanding_1;
  reg [7:0] epoch;
  reg [7:0] epoch_next;
  reg emptying;
  reg emptying_next;
  reg swept;
  reg swept_next;

  assign request_valid = may_go & asks_memory;
  assign atomic_valid = may_go & sender_is_atomic;
  assign atomic_operation = control[17:13];
  assign atomic_wide = control[4:2] == 3'd2;
  wire [25:0] disjunction_1 = ({20'd0, debug_lane} << 5'h14) | ({10'd0, debug_sequence} << 3'd4);
  assign atomic_origin = disjunction_1 | {22'd0, debug_wave};
  assign violation_wave = read_wave;
  assign debug_hit = taken & hits;
  assign ordered = sender_is_atomic | (~returns_outstanding_1);
  assign may_go = sender_valid & returns_free & ordered & (~empty_first);
  assign hits = sender_is_read & tags_hit & (~sender_refetch);
  assign misses = sender_is_read & (~hits);
  assign asks_memory = request_write | misses;
  assign stays_here = (~request_write) & (~misses) & (~sender_is_atomic);
  assign passes = misses & returns_outstanding_0;

  always @* begin
    place = {1'b0, tags_index};
    if (passes) begin
      place = 8'h80 + {2'd0, request_tag};
    end
  end

  assign taken = (request_valid & request_ready) | (atomic_valid & atomic_ready) | (may_go & stays_here);
  assign fills = taken & misses & (~passes);
  assign empty_first = emptying | (~swept) | (epoch == 8'd0);
  assign empties = empty_first & (~written);
  assign sweeps = empties & (~swept);

  wire [53:0] disjunction_2 = {43'd0, sender_request_row} | ({51'd0, sender_request_beat} << 4'hb);
  wire [53:0] disjunction_3 = disjunction_2 | ({50'd0, debug_wave} << 4'he) | ({38'd0, debug_sequence} << 5'h12);

  assign facts = disjunction_3 | ({52'd0, control[6:5]} << 6'h27) | ({46'd0, place} << 6'h2d);
  assign tile_0 = {3'd0, sender_step[1:0]} << 2'd3;
  assign tags_touch = taken & sender_is_read & (~passes);
  assign order_atomic = taken & sender_is_atomic;
  assign order_swept = epoch[3:0];

  wire [53:0] disjunction_4 = (facts & 54'h3ffffbffffffff) | ({53'd0, sender_request_returns} << 6'h22);
  wire [53:0] disjunction_5 = (disjunction_4 & 54'h3ffff7ffffffff) | ({53'd0, sender_last} << 6'h23);
  wire [53:0] disjunction_6 = (disjunction_5 & 54'h3fffefffffffff) | ({53'd0, sender_request_counts_load} << 6'h24);
  wire [53:0] disjunction_7 = (disjunction_6 & 54'h3fffdfffffffff) | ({53'd0, sender_is_zero} << 6'h25);
  wire [53:0] disjunction_8 = (disjunction_7 & 54'h3fffbfffffffff) | ({53'd0, sender_is_atomic} << 6'h26);
  wire [53:0] disjunction_9 = (disjunction_8 & 54'h3ffdffffffffff) | ({53'd0, control[7]} << 6'h29);
  wire [53:0] disjunction_10 = (disjunction_9 & 54'h3ffbffffffffff) | ({53'd0, control[8]} << 6'h2a);
  wire [53:0] disjunction_11 = (disjunction_10 & 54'h3ff7ffffffffff) | ({53'd0, control[9]} << 6'h2b);
  wire [53:0] disjunction_12 = (disjunction_11 & 54'h3fefffffffffff) | ({53'd0, sender_step[2]} << 6'h2c);

  assign returns_facts = (disjunction_12 & 54'h1fffffffffffff) | ({53'd0, control[19]} << 6'h35);
  assign returns_waits = (~stays_here) & (~hits);

  wire [4:0] disjunction_13 = (tile_0 & 5'h1e) | ({4'd0, control[13] & (control[1:0] == 2'd0)} << 1'b0);
  wire [4:0] conjunction_1 = ((disjunction_13 & 5'h1d) | ({4'd0, control[3]} << 1'b1)) & 5'h1b;

  assign returns_tile_0 = conjunction_1 | ({4'd0, control[14]} << 2'd2);

  always @* begin
    epoch_next = epoch;
    if (empties) begin
      epoch_next = epoch + 8'd1;
    end
  end

  always @* begin
    emptying_next = emptying;
    if (empties) begin
      emptying_next = 1'b0;
    end
    if (invalidate | (taken & sender_invalidates)) begin
      emptying_next = 1'b1;
    end
  end

  always @* begin
    swept_next = swept;
    if (sweeps & (epoch == 8'h7f)) begin
      swept_next = 1'b1;
    end
  end

  initial begin
    epoch = 8'd0;
    emptying = 1'b0;
    swept = 1'b0;
  end
  always @(posedge clock) begin
    epoch <= epoch_next;
    emptying <= emptying_next;
    swept <= swept_next;
  end

  memory_reader reader (
    .clock(clock),
    .issue_valid(issue_valid),
    .issue_wave(issue_wave),
    .issue_sequence(issue_sequence),
    .issue_word_0(issue_word_0),
    .issue_word_1(issue_word_1),
    .issue_word_2(issue_word_2),
    .issue_state_exec(issue_state_exec),
    .issue_state_m0(issue_state_m0),
    .issue_state_vgpr_base(issue_state_vgpr_base),
    .issue_state_wave64(issue_state_wave64),
    .issue_state_scratch_base(issue_state_scratch_base),
    .vgprs(vgprs),
    .ready(ready),
    .scalar_wave(base_wave),
    .scalar_index(base_index),
    .scalar_data(base_data),
    .read(read),
    .read_row(read_row),
    .read_beat(read_beat),
    .read_done(read_done),
    .clear(reader_clear),
    .load_low(reader_load_low),
    .load_high(reader_load_high),
    .load_data_0(reader_load_data_0),
    .load_data_1(reader_load_data_1),
    .load_data_2(reader_load_data_2),
    .load_data_3(reader_load_data_3),
    .present(reader_present),
    .flat_parts(flat_parts),
    .lds_parts(lds_parts),
    .take(sender_take),
    .taken_at_once(sender_idle),
    .last_part(reader_last_part),
    .wave(read_wave),
    .sequence_(violation_sequence),
    .beat(reader_beat),
    .half(reader_half),
    .wave64(reader_wave64),
    .exec(reader_exec),
    .row(reader_row),
    .shared_address(reader_shared_address),
    .control(reader_control),
    .returns(reader_returns),
    .counts_load(reader_counts_load),
    .beyond_unit(reader_beyond_unit)
  );

  memory_sender sender (
    .clock(clock),
    .present(reader_present),
    .take(sender_take),
    .idle(sender_idle),
    .last_part(reader_last_part),
    .exec(reader_exec),
    .beat(reader_beat),
    .half(reader_half),
    .wave64(reader_wave64),
    .wave(read_wave),
    .sequence_(violation_sequence),
    .row(reader_row),
    .control(reader_control),
    .returns(reader_returns),
    .counts_load(reader_counts_load),
    .beyond_unit(reader_beyond_unit),
    .shared(reader_shared_address),
    .vgpr_0(vgpr_0),
    .vgpr_1(vgpr_1),
    .vgpr_2(vgpr_2),
    .vgpr_3(vgpr_3),
    .vgpr_4(vgpr_4),
    .vgpr_5(vgpr_5),
    .vgpr_6(vgpr_6),
    .vgpr_7(vgpr_7),
    .vgpr_8(vgpr_8),
    .vgpr_9(vgpr_9),
    .vgpr_10(vgpr_10),
    .vgpr_11(vgpr_11),
    .vgpr_12(vgpr_12),
    .vgpr_13(vgpr_13),
    .vgpr_14(vgpr_14),
    .vgpr_15(vgpr_15),
    .vgpr_16(vgpr_16),
    .vgpr_17(vgpr_17),
    .vgpr_18(vgpr_18),
    .vgpr_19(vgpr_19),
    .vgpr_20(vgpr_20),
    .vgpr_21(vgpr_21),
    .vgpr_22(vgpr_22),
    .vgpr_23(vgpr_23),
    .vgpr_24(vgpr_24),
    .vgpr_25(vgpr_25),
    .vgpr_26(vgpr_26),
    .vgpr_27(vgpr_27),
    .vgpr_28(vgpr_28),
    .vgpr_29(vgpr_29),
    .vgpr_30(vgpr_30),
    .vgpr_31(vgpr_31),
    .clear(reader_clear),
    .load_low(reader_load_low),
    .load_high(reader_load_high),
    .load_data_0(reader_load_data_0),
    .load_data_1(reader_load_data_1),
    .load_data_2(reader_load_data_2),
    .load_data_3(reader_load_data_3),
    .violation(violation),
    .violating_lane(violation_lane),
    .valid(sender_valid),
    .taken(taken),
    .is_read(sender_is_read),
    .is_write(request_write),
    .is_atomic(sender_is_atomic),
    .is_zero(sender_is_zero),
    .invalidates(sender_invalidates),
    .refetch(sender_refetch),
    .last(sender_last),
    .request_counts_load(sender_request_counts_load),
    .request_returns(sender_request_returns),
    .line(request_line),
    .data(request_data),
    .mask(request_mask),
    .step(sender_step),
    .request_control(control),
    .request_row(sender_request_row),
    .request_wave(debug_wave),
    .request_sequence(debug_sequence),
    .request_beat(sender_request_beat),
    .request_lane(debug_lane),
    .atomic_data(atomic_data),
    .atomic_word(atomic_word),
    .window_0(sender_window_0),
    .window_1(sender_window_1),
    .window_2(sender_window_2),
    .window_3(sender_window_3),
    .window_4(sender_window_4),
    .window_5(sender_window_5),
    .window_6(sender_window_6),
    .window_7(sender_window_7),
    .window_8(sender_window_8),
    .window_9(sender_window_9),
    .window_10(sender_window_10),
    .window_11(sender_window_11),
    .window_12(sender_window_12),
    .window_13(sender_window_13),
    .window_14(sender_window_14),
    .window_15(sender_window_15),
    .window_16(sender_window_16),
    .window_17(sender_window_17),
    .window_18(sender_window_18),
    .window_19(sender_window_19),
    .window_20(sender_window_20),
    .window_21(sender_window_21),
    .window_22(sender_window_22),
    .window_23(sender_window_23),
    .window_24(sender_window_24),
    .window_25(sender_window_25),
    .window_26(sender_window_26),
    .window_27(sender_window_27),
    .window_28(sender_window_28),
    .window_29(sender_window_29),
    .window_30(sender_window_30),
    .window_31(sender_window_31),
    .word_0(sender_word_0),
    .word_1(sender_word_1),
    .word_2(sender_word_2),
    .word_3(sender_word_3),
    .word_4(sender_word_4),
    .word_5(sender_word_5),
    .word_6(sender_word_6),
    .word_7(sender_word_7),
    .word_8(sender_word_8),
    .word_9(sender_word_9),
    .word_10(sender_word_10),
    .word_11(sender_word_11),
    .word_12(sender_word_12),
    .word_13(sender_word_13),
    .word_14(sender_word_14),
    .word_15(sender_word_15),
    .word_16(sender_word_16),
    .word_17(sender_word_17),
    .word_18(sender_word_18),
    .word_19(sender_word_19),
    .word_20(sender_word_20),
    .word_21(sender_word_21),
    .word_22(sender_word_22),
    .word_23(sender_word_23),
    .word_24(sender_word_24),
    .word_25(sender_word_25),
    .word_26(sender_word_26),
    .word_27(sender_word_27),
    .word_28(sender_word_28),
    .word_29(sender_word_29),
    .word_30(sender_word_30),
    .word_31(sender_word_31),
    .misaligned_0(sender_misaligned_0),
    .misaligned_1(sender_misaligned_1),
    .misaligned_2(sender_misaligned_2),
    .misaligned_3(sender_misaligned_3),
    .misaligned_4(sender_misaligned_4),
    .misaligned_5(sender_misaligned_5),
    .misaligned_6(sender_misaligned_6),
    .misaligned_7(sender_misaligned_7),
    .misaligned_8(sender_misaligned_8),
    .misaligned_9(sender_misaligned_9),
    .misaligned_10(sender_misaligned_10),
    .misaligned_11(sender_misaligned_11),
    .misaligned_12(sender_misaligned_12),
    .misaligned_13(sender_misaligned_13),
    .misaligned_14(sender_misaligned_14),
    .misaligned_15(sender_misaligned_15),
    .misaligned_16(sender_misaligned_16),
    .misaligned_17(sender_misaligned_17),
    .misaligned_18(sender_misaligned_18),
    .misaligned_19(sender_misaligned_19),
    .misaligned_20(sender_misaligned_20),
    .misaligned_21(sender_misaligned_21),
    .misaligned_22(sender_misaligned_22),
    .misaligned_23(sender_misaligned_23),
    .misaligned_24(sender_misaligned_24),
    .misaligned_25(sender_misaligned_25),
    .misaligned_26(sender_misaligned_26),
    .misaligned_27(sender_misaligned_27),
    .misaligned_28(sender_misaligned_28),
    .misaligned_29(sender_misaligned_29),
    .misaligned_30(sender_misaligned_30),
    .misaligned_31(sender_misaligned_31)
  );

  cache_tags tags (
    .clock(clock),
    .line(request_line),
    .epoch(epoch),
    .allocate(fills),
    .touch(tags_touch),
    .number(returns_serial),
    .written(written),
    .written_line(written_line),
    .clear(empties),
    .sweep(sweeps),
    .hit(tags_hit),
    .index(tags_index),
    .last(tags_last)
  );

  atomic_order order (
    .clock(clock),
    .atomic(order_atomic),
    .wave(debug_wave),
    .number(returns_serial),
    .sweep(sweeps),
    .swept(order_swept),
    .last(order_last)
  );

  memory_returns returns (
    .clock(clock),
    .push(taken),
    .facts(returns_facts),
    .waits(returns_waits),
    .fills(misses),
    .window_0(sender_window_0),
    .window_1(sender_window_1),
    .window_2(sender_window_2),
    .window_3(sender_window_3),
    .window_4(sender_window_4),
    .window_5(sender_window_5),
    .window_6(sender_window_6),
    .window_7(sender_window_7),
    .window_8(sender_window_8),
    .window_9(sender_window_9),
    .window_10(sender_window_10),
    .window_11(sender_window_11),
    .window_12(sender_window_12),
    .window_13(sender_window_13),
    .window_14(sender_window_14),
    .window_15(sender_window_15),
    .window_16(sender_window_16),
    .window_17(sender_window_17),
    .window_18(sender_window_18),
    .window_19(sender_window_19),
    .window_20(sender_window_20),
    .window_21(sender_window_21),
    .window_22(sender_window_22),
    .window_23(sender_window_23),
    .window_24(sender_window_24),
    .window_25(sender_window_25),
    .window_26(sender_window_26),
    .window_27(sender_window_27),
    .window_28(sender_window_28),
    .window_29(sender_window_29),
    .window_30(sender_window_30),
    .window_31(sender_window_31),
    .word_0(sender_word_0),
    .word_1(sender_word_1),
    .word_2(sender_word_2),
    .word_3(sender_word_3),
    .word_4(sender_word_4),
    .word_5(sender_word_5),
    .word_6(sender_word_6),
    .word_7(sender_word_7),
    .word_8(sender_word_8),
    .word_9(sender_word_9),
    .word_10(sender_word_10),
    .word_11(sender_word_11),
    .word_12(sender_word_12),
    .word_13(sender_word_13),
    .word_14(sender_word_14),
    .word_15(sender_word_15),
    .word_16(sender_word_16),
    .word_17(sender_word_17),
    .word_18(sender_word_18),
    .word_19(sender_word_19),
    .word_20(sender_word_20),
    .word_21(sender_word_21),
    .word_22(sender_word_22),
    .word_23(sender_word_23),
    .word_24(sender_word_24),
    .word_25(sender_word_25),
    .word_26(sender_word_26),
    .word_27(sender_word_27),
    .word_28(sender_word_28),
    .word_29(sender_word_29),
    .word_30(sender_word_30),
    .word_31(sender_word_31),
    .misaligned_0(sender_misaligned_0),
    .misaligned_1(sender_misaligned_1),
    .misaligned_2(sender_misaligned_2),
    .misaligned_3(sender_misaligned_3),
    .misaligned_4(sender_misaligned_4),
    .misaligned_5(sender_misaligned_5),
    .misaligned_6(sender_misaligned_6),
    .misaligned_7(sender_misaligned_7),
    .misaligned_8(sender_misaligned_8),
    .misaligned_9(sender_misaligned_9),
    .misaligned_10(sender_misaligned_10),
    .misaligned_11(sender_misaligned_11),
    .misaligned_12(sender_misaligned_12),
    .misaligned_13(sender_misaligned_13),
    .misaligned_14(sender_misaligned_14),
    .misaligned_15(sender_misaligned_15),
    .misaligned_16(sender_misaligned_16),
    .misaligned_17(sender_misaligned_17),
    .misaligned_18(sender_misaligned_18),
    .misaligned_19(sender_misaligned_19),
    .misaligned_20(sender_misaligned_20),
    .misaligned_21(sender_misaligned_21),
    .misaligned_22(sender_misaligned_22),
    .misaligned_23(sender_misaligned_23),
    .misaligned_24(sender_misaligned_24),
    .misaligned_25(sender_misaligned_25),
    .misaligned_26(sender_misaligned_26),
    .misaligned_27(sender_misaligned_27),
    .misaligned_28(sender_misaligned_28),
    .misaligned_29(sender_misaligned_29),
    .misaligned_30(sender_misaligned_30),
    .misaligned_31(sender_misaligned_31),
    .tile_0(returns_tile_0),
    .vgprs_0(vgprs),
    .number(request_tag),
    .serial(returns_serial),
    .free(returns_free),
    .asked_0(tags_last),
    .asked_1(order_last),
    .outstanding_0(returns_outstanding_0),
    .outstanding_1(returns_outstanding_1),
    .response_valid(response_valid),
    .response_tag(response_tag),
    .response_part(response_part),
    .response_last(response_last),
    .response_data_0(response_data_0),
    .response_data_1(response_data_1),
    .response_data_2(response_data_2),
    .response_data_3(response_data_3),
    .atomic_valid(atomic_answer),
    .atomic_tag(atomic_tag),
    .atomic_value(atomic_value),
    .write(write),
    .write_ready(write_ready),
    .write_row(write_row),
    .write_beat(write_beat),
    .write_data_0(write_data_0),
    .write_data_1(write_data_1),
    .write_data_2(write_data_2),
    .write_data_3(write_data_3),
    .write_data_4(write_data_4),
    .write_data_5(write_data_5),
    .write_data_6(write_data_6),
    .write_data_7(write_data_7),
    .write_data_8(write_data_8),
    .write_data_9(write_data_9),
    .write_data_10(write_data_10),
    .write_data_11(write_data_11),
    .write_data_12(write_data_12),
    .write_data_13(write_data_13),
    .write_data_14(write_data_14),
    .write_data_15(write_data_15),
    .write_data_16(write_data_16),
    .write_data_17(write_data_17),
    .write_data_18(write_data_18),
    .write_data_19(write_data_19),
    .write_data_20(write_data_20),
    .write_data_21(write_data_21),
    .write_data_22(write_data_22),
    .write_data_23(write_data_23),
    .write_data_24(write_data_24),
    .write_data_25(write_data_25),
    .write_data_26(write_data_26),
    .write_data_27(write_data_27),
    .write_data_28(write_data_28),
    .write_data_29(write_data_29),
    .write_data_30(write_data_30),
    .write_data_31(write_data_31),
    .write_bytes_0(write_bytes_0),
    .write_bytes_1(write_bytes_1),
    .write_bytes_2(write_bytes_2),
    .write_bytes_3(write_bytes_3),
    .write_bytes_4(write_bytes_4),
    .write_bytes_5(write_bytes_5),
    .write_bytes_6(write_bytes_6),
    .write_bytes_7(write_bytes_7),
    .write_bytes_8(write_bytes_8),
    .write_bytes_9(write_bytes_9),
    .write_bytes_10(write_bytes_10),
    .write_bytes_11(write_bytes_11),
    .write_bytes_12(write_bytes_12),
    .write_bytes_13(write_bytes_13),
    .write_bytes_14(write_bytes_14),
    .write_bytes_15(write_bytes_15),
    .write_bytes_16(write_bytes_16),
    .write_bytes_17(write_bytes_17),
    .write_bytes_18(write_bytes_18),
    .write_bytes_19(write_bytes_19),
    .write_bytes_20(write_bytes_20),
    .write_bytes_21(write_bytes_21),
    .write_bytes_22(write_bytes_22),
    .write_bytes_23(write_bytes_23),
    .write_bytes_24(write_bytes_24),
    .write_bytes_25(write_bytes_25),
    .write_bytes_26(write_bytes_26),
    .write_bytes_27(write_bytes_27),
    .write_bytes_28(write_bytes_28),
    .write_bytes_29(write_bytes_29),
    .write_bytes_30(write_bytes_30),
    .write_bytes_31(write_bytes_31),
    .wave(done_wave),
    .sequence_(done_sequence),
    .flat_done(flat_done),
    .load_done(load_done),
    .store_done(store_done)
  );

endmodule

`default_nettype wire
