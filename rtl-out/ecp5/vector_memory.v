// vector_memory: kernel of hdl/src/vmem/vector_memory.rs:73. Written by Tombolo; change the source.
// SPDX-License-Identifier: MIT OR Apache-2.0
`default_nettype none

module vector_memory (
  input wire clock, // The one clock.
  input wire issue_valid, // An instruction issues.
  input wire [3:0] issue_wave, // It.
  input wire [15:0] issue_sequence,
  input wire [6:0] issue_scalar, // The scalar register that it reads first.
  input wire [47:0] issue_pc, // Its address.
  input wire [1:0] access_space, // What it does; from the cycle behind its issue until another one issues.
  input wire [1:0] access_control_kind, input wire [2:0] access_control_dwords, access_control_data_rows,
  input wire [1:0] access_control_format_size, input wire access_control_format_signed, access_control_format_half,
  access_control_format_high, access_control_lane_addressed, access_control_block, access_control_invalidates,
  access_control_flat, input wire [4:0] access_control_operation, input wire access_returns, access_counts_load,
  input wire [1:0] access_address_rows, input wire access_wide_address, input wire [7:0] access_address,
  access_source, access_destination, input wire access_has_scalar, input wire [6:0] access_resource,
  input wire [23:0] access_offset, input wire access_beyond_unit,
  input wire [63:0] issue_state_exec, // State of its wave.
  input wire [31:0] issue_state_m0, input wire [10:0] issue_state_place_vgpr_base,
  input wire [47:0] issue_state_place_scratch_base, input wire issue_state_shape_wave64,
  input wire [10:0] vgprs, // VGPRs of a wave.
  output wire ready, // It is taken.
  input wire invalidate, // The cache is emptied.
  output wire [3:0] base_wave, // Wave whose scalars are read.
  output wire [6:0] base_index, // Scalar register.
  input wire [63:0] base_data, // Its value one cycle later.
  output wire read_valid, // Reads a VGPR row.
  output wire [10:0] read_row, output wire [2:0] read_beat,
  input wire [127:0] vgpr, // What it read, by lane.
  output wire read_done, // The last VGPR of the instruction is read.
  output wire [3:0] read_wave, // Its wave.
  output wire write_valid, // Writes a VGPR row.
  output wire [3:0] write_wave, output wire [10:0] write_row, output wire [2:0] write_beat,
  input wire write_ready, // It happens in this cycle.
  output wire [127:0] write_data, // Data by lane.
  output wire [15:0] write_bytes, // Bytes by lane.
  output wire [1:0] flat_parts, // Parts of FLAT instructions read so far, modulo 4; see crate::lds::flat.
  input wire [1:0] lds_parts, // The same of the local data share.
  input wire flat_done, // It has finished its half of a FLAT instruction.
  output wire loaded_valid, // An instruction that LOADcnt counts is finished.
  output wire [3:0] loaded_wave,
  output wire stored_valid, // One that STOREcnt counts.
  output wire request_valid, // A request to the memory port.
  output wire request_write, output wire [41:0] request_line, output wire [63:0] request_mask,
  output wire [5:0] request_tag,
  input wire request_ready, // It is taken.
  output wire [511:0] request_data, // Bytes to write.
  input wire response_valid, // An answer of the memory port.
  input wire [5:0] response_tag, input wire [1:0] response_part, input wire response_last,
  input wire [127:0] response_data_0, // The quarters of its part of the line.
  input wire written, // Somebody of the compute unit writes a line.
  input wire [41:0] written_line, // Which.
  output wire atomic_valid, // An atomic operation; line and tag are those of the request.
  output wire [4:0] atomic_operation, output wire atomic_wide, output wire [3:0] atomic_word,
  output wire [127:0] atomic_data,
  input wire atomic_ready, // It is taken.
  input wire atomic_answer_valid, // Its answer.
  input wire [5:0] atomic_answer_tag, input wire [63:0] atomic_answer_value,
  output wire [2:0] violation_reason, // A lane's access is refused.
  output wire [5:0] violation_lane, output wire [3:0] violation_wave, output wire [15:0] violation_sequence,
  output wire [47:0] violation_pc, // Address of its instruction.
  output wire [3:0] requester_wave, // Whose request it is.
  output wire [15:0] requester_sequence
);

  wire formatted_zero, queue_offers; wire [3:0] queue_offered_issued_wave;
  wire [15:0] queue_offered_issued_sequence;
  wire [1:0] queue_offered_access_space /* Space */, queue_offered_access_control_kind /* Kind */;
  wire [2:0] queue_offered_access_control_dwords, queue_offered_access_control_data_rows;
  wire [1:0] queue_offered_access_control_format_size /* Size */;
  wire queue_offered_access_control_format_signed, queue_offered_access_control_format_half;
  wire queue_offered_access_control_format_high, queue_offered_access_control_lane_addressed;
  wire queue_offered_access_control_block, queue_offered_access_control_invalidates;
  wire queue_offered_access_control_flat; wire [4:0] queue_offered_access_control_operation /* AtomicOperation */;
  wire queue_offered_access_returns, queue_offered_access_counts_load; wire [1:0] queue_offered_access_address_rows;
  wire queue_offered_access_wide_address;
  wire [7:0] queue_offered_access_address, queue_offered_access_source, queue_offered_access_destination;
  wire queue_offered_access_has_scalar; wire [23:0] queue_offered_access_offset;
  wire queue_offered_access_beyond_unit; wire [63:0] queue_offered_exec; wire [10:0] queue_offered_vgpr_base;
  wire queue_offered_wave64; wire [31:0] queue_offered_m0; wire [47:0] queue_offered_scratch_base, queue_offered_pc;
  wire [63:0] queue_offered_scalar; wire [127:0] queue_offered_resource;
  wire reader_begins, reader_ready, reader_clear, reader_load_low, reader_load_high; wire [3:0] reader_load_data;
  wire reader_present; wire [1:0] reader_part_control_kind /* Kind */; wire [2:0] reader_part_control_dwords;
  wire [1:0] reader_part_control_format_size /* Size */;
  wire reader_part_control_format_signed, reader_part_control_format_half, reader_part_control_format_high;
  wire reader_part_control_invalidates, reader_part_control_flat;
  wire [4:0] reader_part_control_operation /* AtomicOperation */;
  wire reader_part_returns, reader_part_counts_load, reader_part_beyond_unit; wire [15:0] reader_part_sequence;
  wire reader_part_wave64, reader_part_half; wire [2:0] reader_part_beat; wire [10:0] reader_part_row;
  wire reader_part_last; wire [31:0] reader_exec; wire [47:0] reader_shared_address_base;
  wire [35:0] reader_shared_address_reach; wire [47:0] reader_shared_address_scratch_base;
  wire [1:0] reader_shared_address_space /* Space */;
  wire reader_shared_address_wide, reader_shared_address_lane_addressed; wire [2:0] reader_shared_address_element;
  wire [3:0] reader_shared_address_whole_bytes; wire reader_shared_address_wave64, reader_shared_address_returns;
  wire [3:0] reader_shared_address_wanted; wire sender_take, sender_idle, sender_valid;
  wire [2:0] sender_request_part_control_dwords; wire [1:0] sender_request_part_control_format_size /* Size */;
  wire sender_request_part_control_format_signed, sender_request_part_control_format_half;
  wire sender_request_part_control_format_high, sender_request_part_control_flat, sender_request_part_returns;
  wire sender_request_part_counts_load; wire [2:0] sender_request_part_beat;
  wire sender_request_empty, sender_request_refetch, sender_request_last; wire [3:0] sender_request_step;
  wire [10:0] sender_request_row; wire sender_is_read, sender_is_atomic, sender_invalidates;
  wire [15:0] sender_window, sender_word; wire [7:0] sender_misaligned; wire tags_hit; wire [7:0] tags_index;
  wire [11:0] tags_last, order_last, returns_serial;
  wire returns_free, returns_outstanding_0, returns_outstanding_1; reg waits; reg [7:0] epoch; reg emptying, swept;

  assign loaded_wave = write_wave;
  wire ordered = sender_is_atomic | ~returns_outstanding_1;
  wire empty_first = emptying | ~swept | (epoch == 8'd0);
  wire may_go = waits | (sender_valid & returns_free & ordered & ~empty_first);
  wire hits = sender_is_read & tags_hit & ~sender_request_refetch;
  wire misses = sender_is_read & ~hits;
  wire asks_memory = request_write | misses;
  assign request_valid = may_go & asks_memory;
  assign atomic_valid = may_go & sender_is_atomic;
  assign atomic_wide = sender_request_part_control_dwords == 3'd2;
  wire stays_here = ~request_write & ~misses & ~sender_is_atomic;
  wire passes = misses & returns_outstanding_0;
  wire [8:0] place = passes ? (9'h20 + {3'd0, request_tag}) : {1'b0, tags_index};
  wire fetching = 1'b0;
  wire taken = (request_valid & request_ready & ~fetching) | (atomic_valid & atomic_ready) | (may_go & stays_here);
  wire fills = taken & misses & ~passes;
  wire empties = empty_first & ~written & ~waits;
  wire sweeps = empties & ~swept;
  wire tags_touch = taken & sender_is_read & ~passes;
  wire tags_writes_0 = taken & request_write;
  wire order_atomic = taken & sender_is_atomic;
  wire [3:0] order_swept = epoch[3:0];
  wire returns_record_returns = sender_request_part_returns & ~sender_request_empty;
  wire returns_record_remaining = sender_request_step[2];
  wire returns_waits = ~stays_here & ~hits;
  initial begin
    waits = 1'b0; epoch = 8'd0; emptying = 1'b0; swept = 1'b0;
  end
  always @(posedge clock) begin
    waits <= request_valid & ~request_ready & ~fetching;
    if (empties) begin
      epoch <= epoch + 8'd1;
      emptying <= 1'b0;
    end
    if (invalidate | (taken & sender_invalidates)) emptying <= 1'b1;
    if (sweeps & (epoch == 8'h1f)) swept <= 1'b1;
  end

  memory_queue queue_ (
    .clock(clock), .issue_valid(issue_valid), .issue_wave(issue_wave), .issue_sequence(issue_sequence),
    .issue_scalar(issue_scalar), .issue_pc(issue_pc), .access_space(access_space),
    .access_control_kind(access_control_kind), .access_control_dwords(access_control_dwords),
    .access_control_data_rows(access_control_data_rows), .access_control_format_size(access_control_format_size),
    .access_control_format_signed(access_control_format_signed),
    .access_control_format_half(access_control_format_half),
    .access_control_format_high(access_control_format_high),
    .access_control_lane_addressed(access_control_lane_addressed), .access_control_block(access_control_block),
    .access_control_invalidates(access_control_invalidates), .access_control_flat(access_control_flat),
    .access_control_operation(access_control_operation), .access_returns(access_returns),
    .access_counts_load(access_counts_load), .access_address_rows(access_address_rows),
    .access_wide_address(access_wide_address), .access_address(access_address), .access_source(access_source),
    .access_destination(access_destination), .access_has_scalar(access_has_scalar),
    .access_resource(access_resource), .access_offset(access_offset), .access_beyond_unit(access_beyond_unit),
    .issue_state_exec(issue_state_exec), .issue_state_m0(issue_state_m0),
    .issue_state_place_vgpr_base(issue_state_place_vgpr_base),
    .issue_state_place_scratch_base(issue_state_place_scratch_base),
    .issue_state_shape_wave64(issue_state_shape_wave64), .ready(ready), .scalar_wave(base_wave),
    .scalar_index(base_index), .scalar_data(base_data), .offers(queue_offers),
    .offered_issued_wave(queue_offered_issued_wave), .offered_issued_sequence(queue_offered_issued_sequence),
    .offered_access_space(queue_offered_access_space),
    .offered_access_control_kind(queue_offered_access_control_kind),
    .offered_access_control_dwords(queue_offered_access_control_dwords),
    .offered_access_control_data_rows(queue_offered_access_control_data_rows),
    .offered_access_control_format_size(queue_offered_access_control_format_size),
    .offered_access_control_format_signed(queue_offered_access_control_format_signed),
    .offered_access_control_format_half(queue_offered_access_control_format_half),
    .offered_access_control_format_high(queue_offered_access_control_format_high),
    .offered_access_control_lane_addressed(queue_offered_access_control_lane_addressed),
    .offered_access_control_block(queue_offered_access_control_block),
    .offered_access_control_invalidates(queue_offered_access_control_invalidates),
    .offered_access_control_flat(queue_offered_access_control_flat),
    .offered_access_control_operation(queue_offered_access_control_operation),
    .offered_access_returns(queue_offered_access_returns),
    .offered_access_counts_load(queue_offered_access_counts_load),
    .offered_access_address_rows(queue_offered_access_address_rows),
    .offered_access_wide_address(queue_offered_access_wide_address),
    .offered_access_address(queue_offered_access_address), .offered_access_source(queue_offered_access_source),
    .offered_access_destination(queue_offered_access_destination),
    .offered_access_has_scalar(queue_offered_access_has_scalar),
    .offered_access_offset(queue_offered_access_offset),
    .offered_access_beyond_unit(queue_offered_access_beyond_unit), .offered_exec(queue_offered_exec),
    .offered_vgpr_base(queue_offered_vgpr_base), .offered_wave64(queue_offered_wave64),
    .offered_m0(queue_offered_m0), .offered_scratch_base(queue_offered_scratch_base), .offered_pc(queue_offered_pc),
    .offered_scalar(queue_offered_scalar), .offered_resource(queue_offered_resource), .reader_ready(reader_ready));

  memory_reader reader (
    .clock(clock), .offers(queue_offers), .offered_issued_wave(queue_offered_issued_wave),
    .offered_issued_sequence(queue_offered_issued_sequence), .offered_access_space(queue_offered_access_space),
    .offered_access_control_kind(queue_offered_access_control_kind),
    .offered_access_control_dwords(queue_offered_access_control_dwords),
    .offered_access_control_data_rows(queue_offered_access_control_data_rows),
    .offered_access_control_format_size(queue_offered_access_control_format_size),
    .offered_access_control_format_signed(queue_offered_access_control_format_signed),
    .offered_access_control_format_half(queue_offered_access_control_format_half),
    .offered_access_control_format_high(queue_offered_access_control_format_high),
    .offered_access_control_lane_addressed(queue_offered_access_control_lane_addressed),
    .offered_access_control_block(queue_offered_access_control_block),
    .offered_access_control_invalidates(queue_offered_access_control_invalidates),
    .offered_access_control_flat(queue_offered_access_control_flat),
    .offered_access_control_operation(queue_offered_access_control_operation),
    .offered_access_returns(queue_offered_access_returns),
    .offered_access_counts_load(queue_offered_access_counts_load),
    .offered_access_address_rows(queue_offered_access_address_rows),
    .offered_access_wide_address(queue_offered_access_wide_address),
    .offered_access_address(queue_offered_access_address), .offered_access_source(queue_offered_access_source),
    .offered_access_destination(queue_offered_access_destination),
    .offered_access_has_scalar(queue_offered_access_has_scalar),
    .offered_access_offset(queue_offered_access_offset),
    .offered_access_beyond_unit(queue_offered_access_beyond_unit), .offered_exec(queue_offered_exec),
    .offered_vgpr_base(queue_offered_vgpr_base), .offered_wave64(queue_offered_wave64),
    .offered_m0(queue_offered_m0), .offered_scratch_base(queue_offered_scratch_base), .offered_pc(queue_offered_pc),
    .offered_scalar(queue_offered_scalar), .offered_resource(queue_offered_resource), .begins(reader_begins),
    .vgprs(vgprs), .ready(reader_ready), .pc(violation_pc), .read(read_valid), .read_row(read_row),
    .read_beat(read_beat), .read_done(read_done), .clear(reader_clear), .load_low(reader_load_low),
    .load_high(reader_load_high), .load_data(reader_load_data), .present(reader_present), .flat_parts(flat_parts),
    .lds_parts(lds_parts), .take(sender_take), .taken_at_once(sender_idle),
    .part_control_kind(reader_part_control_kind), .part_control_dwords(reader_part_control_dwords),
    .part_control_format_size(reader_part_control_format_size),
    .part_control_format_signed(reader_part_control_format_signed),
    .part_control_format_half(reader_part_control_format_half),
    .part_control_format_high(reader_part_control_format_high),
    .part_control_invalidates(reader_part_control_invalidates), .part_control_flat(reader_part_control_flat),
    .part_control_operation(reader_part_control_operation), .part_returns(reader_part_returns),
    .part_counts_load(reader_part_counts_load), .part_beyond_unit(reader_part_beyond_unit), .part_wave(read_wave),
    .part_sequence(reader_part_sequence), .part_wave64(reader_part_wave64), .part_half(reader_part_half),
    .part_beat(reader_part_beat), .part_row(reader_part_row), .part_last(reader_part_last), .exec(reader_exec),
    .shared_address_base(reader_shared_address_base), .shared_address_reach(reader_shared_address_reach),
    .shared_address_scratch_base(reader_shared_address_scratch_base),
    .shared_address_space(reader_shared_address_space), .shared_address_wide(reader_shared_address_wide),
    .shared_address_lane_addressed(reader_shared_address_lane_addressed),
    .shared_address_element(reader_shared_address_element),
    .shared_address_whole_bytes(reader_shared_address_whole_bytes),
    .shared_address_wave64(reader_shared_address_wave64), .shared_address_returns(reader_shared_address_returns),
    .shared_address_wanted(reader_shared_address_wanted));

  memory_sender sender (
    .clock(clock), .present(reader_present), .take(sender_take), .idle(sender_idle),
    .part_control_kind(reader_part_control_kind), .part_control_dwords(reader_part_control_dwords),
    .part_control_format_size(reader_part_control_format_size),
    .part_control_format_signed(reader_part_control_format_signed),
    .part_control_format_half(reader_part_control_format_half),
    .part_control_format_high(reader_part_control_format_high),
    .part_control_invalidates(reader_part_control_invalidates), .part_control_flat(reader_part_control_flat),
    .part_control_operation(reader_part_control_operation), .part_returns(reader_part_returns),
    .part_counts_load(reader_part_counts_load), .part_beyond_unit(reader_part_beyond_unit), .part_wave(read_wave),
    .part_sequence(reader_part_sequence), .part_wave64(reader_part_wave64), .part_half(reader_part_half),
    .part_beat(reader_part_beat), .part_row(reader_part_row), .part_last(reader_part_last), .exec(reader_exec),
    .shared_base(reader_shared_address_base), .shared_reach(reader_shared_address_reach),
    .shared_scratch_base(reader_shared_address_scratch_base), .shared_space(reader_shared_address_space),
    .shared_wide(reader_shared_address_wide), .shared_lane_addressed(reader_shared_address_lane_addressed),
    .shared_element(reader_shared_address_element), .shared_whole_bytes(reader_shared_address_whole_bytes),
    .shared_wave64(reader_shared_address_wave64), .shared_returns(reader_shared_address_returns),
    .shared_wanted(reader_shared_address_wanted), .vgpr(vgpr), .clear(reader_clear), .load_low(reader_load_low),
    .load_high(reader_load_high), .load_data(reader_load_data), .violation_reason(violation_reason),
    .violation_lane(violation_lane), .violation_wave(violation_wave), .violation_sequence(violation_sequence),
    .valid(sender_valid), .request_part_control_dwords(sender_request_part_control_dwords),
    .request_part_control_format_size(sender_request_part_control_format_size),
    .request_part_control_format_signed(sender_request_part_control_format_signed),
    .request_part_control_format_half(sender_request_part_control_format_half),
    .request_part_control_format_high(sender_request_part_control_format_high),
    .request_part_control_flat(sender_request_part_control_flat), .request_part_control_operation(atomic_operation),
    .request_part_returns(sender_request_part_returns), .request_part_counts_load(sender_request_part_counts_load),
    .request_part_wave(requester_wave), .request_part_sequence(requester_sequence),
    .request_part_beat(sender_request_part_beat), .request_empty(sender_request_empty),
    .request_refetch(sender_request_refetch), .request_last(sender_request_last), .request_line(request_line),
    .request_mask(request_mask), .request_step(sender_request_step), .request_row(sender_request_row),
    .request_atomic_data(atomic_data), .request_atomic_word(atomic_word), .taken(taken), .is_read(sender_is_read),
    .is_write(request_write), .is_atomic(sender_is_atomic), .is_zero(formatted_zero),
    .invalidates(sender_invalidates), .data(request_data), .window(sender_window), .word(sender_word),
    .misaligned(sender_misaligned));

  cache_tags tags (
    .clock(clock), .line(request_line), .epoch(epoch), .allocate(fills), .touch(tags_touch),
    .number(returns_serial), .written(written), .written_line(written_line), .writes_0(tags_writes_0),
    .clear(empties), .sweep(sweeps), .hit(tags_hit), .index(tags_index), .last(tags_last));

  atomic_order order (
    .clock(clock), .atomic(order_atomic), .wave(requester_wave), .number(returns_serial), .sweep(sweeps),
    .swept(order_swept), .last(order_last));

  memory_returns returns (
    .clock(clock), .push(taken), .record_row(sender_request_row), .record_beat(sender_request_part_beat),
    .record_wave(requester_wave), .record_sequence(requester_sequence), .record_returns(returns_record_returns),
    .record_last(sender_request_last), .record_counts_load(sender_request_part_counts_load),
    .record_zero(formatted_zero), .record_atomic(sender_is_atomic),
    .record_format_size(sender_request_part_control_format_size),
    .record_format_signed(sender_request_part_control_format_signed),
    .record_format_half(sender_request_part_control_format_half),
    .record_format_high(sender_request_part_control_format_high), .record_remaining(returns_record_remaining),
    .record_place(place), .record_flat(sender_request_part_control_flat), .waits(returns_waits), .fills(misses),
    .window(sender_window), .word(sender_word), .misaligned(sender_misaligned), .number(request_tag),
    .serial(returns_serial), .free(returns_free), .asked_0(tags_last), .asked_1(order_last),
    .outstanding_0(returns_outstanding_0), .outstanding_1(returns_outstanding_1), .response_valid(response_valid),
    .response_tag(response_tag), .response_part(response_part), .response_last(response_last),
    .response_data_0(response_data_0), .atomic_valid(atomic_answer_valid), .atomic_tag(atomic_answer_tag),
    .atomic_value(atomic_answer_value), .write(write_valid), .write_ready(write_ready), .write_row(write_row),
    .write_beat(write_beat), .write_data(write_data), .write_bytes(write_bytes), .wave(write_wave),
    .flat_done(flat_done), .load_done(loaded_valid), .store_done(stored_valid));
endmodule
`default_nettype wire
