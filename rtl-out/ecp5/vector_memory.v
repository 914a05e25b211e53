// vector_memory: kernel of hdl/src/memory/vector_memory.rs:53
// Written by Tombolo; change the source.
// SPDX-License-Identifier: MIT OR Apache-2.0

`default_nettype none

module vector_memory (
  input wire clock, // The one clock.
  input wire issue_valid, // An instruction issues.
  input wire [3:0] issue_wave, // It.
  input wire [15:0] issue_sequence,
  input wire [31:0] issue_word_0,
  input wire [31:0] issue_word_1,
  input wire [31:0] issue_word_2,
  input wire [63:0] issue_state_exec, // State of its wave.
  input wire [31:0] issue_state_m0,
  input wire [10:0] issue_state_vgpr_base,
  input wire issue_state_wave64,
  input wire [47:0] issue_state_scratch_base,
  input wire [10:0] vgprs, // VGPRs of a wave.
  output wire ready, // It is taken.
  input wire invalidate, // The cache is emptied.
  output wire [3:0] base_wave, // Wave whose scalars are read.
  output wire [6:0] base_index, // Scalar register.
  input wire [63:0] base_data, // Its value one cycle later.
  output wire read, // Reads a VGPR row.
  output wire [10:0] read_row, // Which.
  output wire [2:0] read_beat, // Beat.
  input wire [127:0] vgpr, // What it read, by lane.
  output wire read_done, // The last VGPR of the instruction is read.
  output wire [3:0] read_wave, // Its wave.
  output wire write, // Writes a VGPR row.
  input wire write_ready, // It happens in this cycle.
  output wire [10:0] write_row, // Which.
  output wire [2:0] write_beat, // Beat.
  output wire [127:0] write_data, // Data by lane.
  output wire [15:0] write_bytes, // Bytes by lane.
  output wire [1:0] flat_parts, // Parts of FLAT instructions read so far, modulo 4; see super::lds::flat.
  input wire [1:0] lds_parts, // The same of the local data share.
  input wire flat_done, // It has finished its half of a FLAT instruction.
  output wire load_done, // An instruction that LOADcnt counts is finished.
  output wire store_done, // One that STOREcnt counts.
  output wire [3:0] done_wave, // Wave of the row and of the instruction.
  output wire request_valid, // A request to the memory port.
  input wire request_ready, // It is taken.
  output wire request_write, // It writes.
  output wire [41:0] request_line, // Line number.
  output wire [511:0] request_data, // Bytes to write.
  output wire [63:0] request_mask, // Bytes that are wanted or written.
  output wire [5:0] request_tag, // Number of its record; of an atomic operation too.
  input wire response_valid, // The answer to a request.
  input wire [5:0] response_tag, // Number of its record.
  input wire [1:0] response_part, // Number of the part of the line, of reads.
  input wire response_last, // It is the last one.
  input wire [127:0] response_data_0, // Its quarters.
  input wire written, // Somebody of the compute unit writes a line.
  input wire [41:0] written_line, // Which.
  output wire atomic_valid, // An atomic operation; its line is request_line.
  input wire atomic_ready, // It is taken.
  output wire [4:0] atomic_operation, // super::atomic_alu::AtomicOperation.
  output wire atomic_wide, // 64 bits.
  output wire [3:0] atomic_word, // Dword in the line.
  output wire [127:0] atomic_data, // Data, behind it the comparand.
  input wire atomic_answer, // Its answer.
  input wire [5:0] atomic_tag, // Number of its record.
  input wire [63:0] atomic_value, // The value before it.
  output wire [2:0] violation, // A lane's access is refused: why, see super::address::violation.
  output wire [5:0] violation_lane, // The lane.
  output wire [3:0] violation_wave, // Wave of the instruction.
  output wire [15:0] violation_sequence, // Its number.
  output wire [3:0] wave, // Wave of the request.
  output wire [15:0] sequence_ // Number of its instruction.
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
  wire reader_clear;
  wire reader_load_low;
  wire reader_load_high;
  wire [3:0] reader_load_data;
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
  wire [15:0] sender_window;
  wire [15:0] sender_word;
  wire [7:0] sender_misaligned;
  wire tags_touch;
  wire tags_hit;
  wire [6:0] tags_index;
  wire [11:0] tags_last;
  wire order_atomic;
  wire [3:0] order_swept;
  wire [11:0] order_last;
  wire [53:0] returns_facts;
  wire returns_waits;
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
  assign violation_wave = read_wave;
  assign ordered = sender_is_atomic | ~returns_outstanding_1;
  assign may_go = sender_valid & returns_free & ordered & ~empty_first;
  assign hits = sender_is_read & tags_hit & ~sender_refetch;
  assign misses = sender_is_read & ~hits;
  assign asks_memory = request_write | misses;
  assign stays_here = ~request_write & ~misses & ~sender_is_atomic;
  assign passes = misses & returns_outstanding_0;

  always @* begin
    place = {1'b0, tags_index};
    if (passes) place = 8'h20 + {2'd0, request_tag};
  end

  assign taken = (request_valid & request_ready) | (atomic_valid & atomic_ready) | (may_go & stays_here);
  assign fills = taken & misses & ~passes;
  assign empty_first = emptying | ~swept | (epoch == 8'd0);
  assign empties = empty_first & ~written;
  assign sweeps = empties & ~swept;
  assign facts = {43'd0, sender_request_row} | {{40'd0, sender_request_beat}, 11'd0} | {{36'd0, wave}, 14'd0} |
      {{20'd0, sequence_}, 18'd0} | {{13'd0, control[6:5]}, 39'd0} | {{1'b0, place}, 45'd0};
  assign tags_touch = taken & sender_is_read & ~passes;
  assign order_atomic = taken & sender_is_atomic;
  assign order_swept = epoch[3:0];

  wire [53:0] returns_facts_all = ((facts & 54'h3ffffbffffffff) | {{19'd0, sender_request_returns}, 34'd0}) &
      54'h3ffff7ffffffff;
  wire [53:0] returns_facts_any = ((returns_facts_all | {{18'd0, sender_last}, 35'd0}) & 54'h3fffefffffffff) |
      {{17'd0, sender_request_counts_load}, 36'd0};
  wire [53:0] returns_facts_all_returns_facts_any = ((returns_facts_any & 54'h3fffdfffffffff) | {{16'd0,
      sender_is_zero}, 37'd0}) & 54'h3fffbfffffffff;
  wire [53:0] returns_facts_all_sender_is_atomic_wide = (returns_facts_all_returns_facts_any | {{15'd0,
      sender_is_atomic}, 38'd0}) & 54'h3ffdffffffffff;
  wire [53:0] returns_facts_all_control_7 = (returns_facts_all_sender_is_atomic_wide | {{12'd0, control[7]}, 41'd0})
      & 54'h3ffbffffffffff;
  wire [53:0] returns_facts_any_control_8 = ((returns_facts_all_control_7 | {{11'd0, control[8]}, 42'd0}) &
      54'h3ff7ffffffffff) | {{10'd0, control[9]}, 43'd0};
  wire [53:0] returns_facts_all_sender_step_2 = ((returns_facts_any_control_8 & 54'h3fefffffffffff) | {{9'd0,
      sender_step[2]}, 44'd0}) & 54'h1fffffffffffff;

  assign returns_facts = returns_facts_all_sender_step_2 | {control[19], 53'd0};
  assign returns_waits = ~stays_here & ~hits;

  always @* begin
    epoch_next = epoch;
    if (empties) epoch_next = epoch + 8'd1;
  end

  always @* begin
    emptying_next = emptying;
    if (empties) emptying_next = 1'b0;
    if (invalidate | (taken & sender_invalidates)) emptying_next = 1'b1;
  end

  always @* begin
    swept_next = swept;
    if (sweeps & (epoch == 8'h1f)) swept_next = 1'b1;
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
    .load_data(reader_load_data),
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
    .vgpr(vgpr),
    .clear(reader_clear),
    .load_low(reader_load_low),
    .load_high(reader_load_high),
    .load_data(reader_load_data),
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
    .request_wave(wave),
    .request_sequence(sequence_),
    .request_beat(sender_request_beat),
    .atomic_data(atomic_data),
    .atomic_word(atomic_word),
    .window(sender_window),
    .word(sender_word),
    .misaligned(sender_misaligned)
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
    .wave(wave),
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
    .window(sender_window),
    .word(sender_word),
    .misaligned(sender_misaligned),
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
    .atomic_valid(atomic_answer),
    .atomic_tag(atomic_tag),
    .atomic_value(atomic_value),
    .write(write),
    .write_ready(write_ready),
    .write_row(write_row),
    .write_beat(write_beat),
    .write_data(write_data),
    .write_bytes(write_bytes),
    .wave(done_wave),
    .flat_done(flat_done),
    .load_done(load_done),
    .store_done(store_done)
  );

endmodule

`default_nettype wire
