// scalar_loads: kernel of hdl/src/scalar/scalar_loads.rs:180
// Written by Tombolo; change the source.
// SPDX-License-Identifier: MIT OR Apache-2.0

`default_nettype none

module scalar_loads (
  input wire clock, // The one clock.
  input wire issue_valid, // A load issues.
  input wire [3:0] issue_wave, // It.
  input wire [31:0] issue_word_0,
  input wire [31:0] issue_word_1,
  output reg ready, // It is taken.
  output wire [3:0] read_wave, // The wave whose registers are read.
  input wire [47:0] read_state_pc,
  input wire [5:0] read_state_group_waves,
  output reg [6:0] read_index_0, // Base and offset registers.
  output wire [6:0] read_index_1,
  input wire [63:0] read_data_0, // Their values one cycle later.
  input wire [63:0] read_data_1,
  output wire write, // A register pair is written.
  input wire write_ready, // The write happens in this cycle.
  output wire [3:0] write_wave, // Of this wave.
  output wire [5:0] write_pair, // Pair number.
  output wire [63:0] write_data, // Data.
  output wire [1:0] write_halves, // Halves.
  output wire done, // The load that writes is finished.
  output wire request_valid, // A line is wanted.
  input wire request_ready, // The port takes the request.
  output wire [41:0] request_line, // Line number.
  output wire [63:0] request_mask, // Bytes of it that the load takes.
  output wire [3:0] request_tag, // Number of the unit.
  input wire response_valid, // A part of a line is here.
  input wire [1:0] response_part, // Its number.
  input wire response_last, // It is the last one.
  input wire response_missing, // Some of it lies outside memory.
  input wire [3:0] response_tag, // Number of the unit.
  input wire [127:0] response_data_0, // The quarters of the part.
  input wire [63:0] cycles, // Clock count, while reads_cycles.
  output wire reads_cycles, // An instruction that may read it is under way.
  input wire [5:0] signalled, // Those that have signalled its barrier.
  output wire jumps, // The program counter of read_wave becomes transfer_target.
  output wire sleeps, // read_wave sleeps for the low bits of transfer_target.
  output wire [47:0] transfer_target, // See there.
  output wire resumes, // An instruction that stopped its wave finishes; the wave is write_wave.
  input wire invalidate, // Cached lines are forgotten.
  output wire forget // An instruction asks for that.
);
  localparam [1:0] ACCESS_STATE_IDLE = 2'd0;
  localparam [1:0] ACCESS_STATE_READ = 2'd1;
  localparam [1:0] ACCESS_STATE_READ_RECORDS = 2'd2;
  localparam [1:0] ACCESS_STATE_ADDRESS = 2'd3;

  wire [6:0] decode_base;
  wire decode_base_missing;
  wire [47:0] decode_immediate;
  wire [6:0] decode_destination;
  wire decode_discard;
  wire [4:0] decode_dwords;
  wire [2:0] decode_narrowing;
  wire decode_is_buffer;
  wire decode_invalidates;
  reg [63:0] compute_base;
  reg [31:0] compute_offset;
  wire [31:0] compute_records;
  wire [47:0] compute_address;
  wire [4:0] compute_available;
  wire transfer_is_transfer;
  wire transfer_stops;
  wire [6:0] transfer_index;
  wire [6:0] transfer_destination;
  wire [4:0] transfer_dwords;
  wire [63:0] transfer_value;
  wire transfer_jumps;
  wire transfer_sleeps;
  reg [6:0] unit_0_start_destination;
  reg unit_0_start_discard;
  reg [4:0] unit_0_start_dwords;
  reg [4:0] unit_0_start_available;
  reg [2:0] unit_0_start_narrowing;
  wire unit_0_idle;
  wire [3:0] unit_0_wave;
  wire unit_0_write;
  wire [5:0] unit_0_write_pair;
  wire [63:0] unit_0_write_data;
  wire [1:0] unit_0_write_halves;
  wire unit_0_done;
  wire unit_0_stops;
  wire unit_0_lookup;
  wire unit_0_request_valid;
  wire [41:0] unit_0_line;
  wire [1:0] unit_0_part;
  wire [63:0] unit_0_request_mask;
  wire unit_0_stale;
  wire choose_start;
  wire choose_ready;
  wire choose_ready_twice;
  wire choose_starts_0;
  wire choose_lookup;
  wire [41:0] choose_lookup_line;
  wire [1:0] choose_lookup_part;
  wire choose_looked_0;
  wire choose_taken_0;
  wire choose_answered_0;
  wire choose_fill;
  wire [41:0] choose_fill_line;
  wire choose_written_0;
  wire cache_lookup_ready;
  wire cache_hit;
  wire [127:0] cache_hit_data_0;
  reg [1:0] state; // AccessState
  reg [1:0] state_next; // AccessState
  reg [3:0] wave;
  reg [3:0] wave_next;
  reg [31:0] word0;
  reg [31:0] word0_next;
  reg [31:0] word1;
  reg [31:0] word1_next;
  reg [63:0] base;
  reg [63:0] base_next;
  reg [31:0] offset;
  reg [31:0] offset_next;

  always @* begin
    ready = 1'b0;
    case (state)
      ACCESS_STATE_IDLE: ready = choose_ready;
      ACCESS_STATE_READ: ;
      ACCESS_STATE_READ_RECORDS: ;
      default: ready = choose_ready_twice;
    endcase
  end

  assign read_wave = wave;

  always @* begin
    read_index_0 = decode_base;
    if (transfer_is_transfer) read_index_0 = transfer_index;
    case (state)
      ACCESS_STATE_IDLE: ;
      ACCESS_STATE_READ: ;
      ACCESS_STATE_READ_RECORDS: read_index_0 = decode_base | 7'd2;
      default: ;
    endcase
  end

  assign reads_cycles = state == ACCESS_STATE_ADDRESS;
  assign jumps = choose_start & transfer_jumps;
  assign sleeps = choose_start & transfer_sleeps;
  assign forget = choose_start & decode_invalidates & ~transfer_is_transfer;

  always @* begin
    compute_base = read_data_0;
    if (decode_is_buffer) compute_base = base;
  end

  always @* begin
    compute_offset = read_data_1[31:0];
    if (decode_is_buffer) compute_offset = offset;
  end

  assign compute_records = read_data_0[31:0];

  always @* begin
    unit_0_start_destination = decode_destination;
    if (transfer_is_transfer) unit_0_start_destination = transfer_destination;
  end

  always @* begin
    unit_0_start_discard = decode_discard;
    if (transfer_is_transfer) unit_0_start_discard = transfer_destination == 7'h7c;
  end

  always @* begin
    unit_0_start_dwords = decode_dwords;
    if (transfer_is_transfer) unit_0_start_dwords = transfer_dwords;
  end

  always @* begin
    unit_0_start_available = compute_available;
    if (transfer_is_transfer) unit_0_start_available = transfer_dwords;
  end

  always @* begin
    unit_0_start_narrowing = decode_narrowing;
    if (transfer_is_transfer) unit_0_start_narrowing = 3'd0;
  end

  assign choose_start = reads_cycles;

  always @* begin
    state_next = state;
    case (state)
      ACCESS_STATE_IDLE: ;
      ACCESS_STATE_READ: begin
        state_next = ACCESS_STATE_ADDRESS;
        if (decode_is_buffer & ~transfer_is_transfer) state_next = ACCESS_STATE_READ_RECORDS;
      end
      ACCESS_STATE_READ_RECORDS: state_next = ACCESS_STATE_ADDRESS;
      default: state_next = ACCESS_STATE_IDLE;
    endcase
    if (issue_valid) state_next = ACCESS_STATE_READ;
  end

  always @* begin
    wave_next = wave;
    if (issue_valid) wave_next = issue_wave;
  end

  always @* begin
    word0_next = word0;
    if (issue_valid) word0_next = issue_word_0;
  end

  always @* begin
    word1_next = word1;
    if (issue_valid) word1_next = issue_word_1;
  end

  always @* begin
    base_next = base;
    case (state)
      ACCESS_STATE_IDLE: ;
      ACCESS_STATE_READ: ;
      ACCESS_STATE_READ_RECORDS: base_next = read_data_0;
      default: ;
    endcase
  end

  always @* begin
    offset_next = offset;
    case (state)
      ACCESS_STATE_IDLE: ;
      ACCESS_STATE_READ: ;
      ACCESS_STATE_READ_RECORDS: offset_next = read_data_1[31:0];
      default: ;
    endcase
  end

  initial begin
    state = ACCESS_STATE_IDLE;
    wave = 4'd0;
    word0 = 32'd0;
    word1 = 32'd0;
    base = 64'd0;
    offset = 32'd0;
  end
  always @(posedge clock) begin
    state <= state_next;
    wave <= wave_next;
    word0 <= word0_next;
    word1 <= word1_next;
    base <= base_next;
    offset <= offset_next;
  end

  scalar_access_decode decode (
    .word0(word0),
    .word1(word1),
    .base(decode_base),
    .base_missing(decode_base_missing),
    .offset(read_index_1),
    .immediate(decode_immediate),
    .destination(decode_destination),
    .discard(decode_discard),
    .dwords(decode_dwords),
    .narrowing(decode_narrowing),
    .is_buffer(decode_is_buffer),
    .invalidates(decode_invalidates)
  );

  scalar_address compute (
    .narrowing(decode_narrowing),
    .is_buffer(decode_is_buffer),
    .base_missing(decode_base_missing),
    .immediate(decode_immediate),
    .dwords(decode_dwords),
    .base(compute_base),
    .offset(compute_offset),
    .records(compute_records),
    .address(compute_address),
    .available(compute_available)
  );

  scalar_transfer transfer (
    .word(word0),
    .source(read_data_0),
    .next_pc(read_state_pc),
    .cycles(cycles),
    .members(read_state_group_waves),
    .signalled(signalled),
    .is_transfer(transfer_is_transfer),
    .stops(transfer_stops),
    .index(transfer_index),
    .destination(transfer_destination),
    .dwords(transfer_dwords),
    .value(transfer_value),
    .jumps(transfer_jumps),
    .sleeps(transfer_sleeps),
    .target(transfer_target)
  );

  load_unit unit_0 (
    .clock(clock),
    .start(choose_starts_0),
    .start_wave(wave),
    .start_address(compute_address),
    .start_destination(unit_0_start_destination),
    .start_discard(unit_0_start_discard),
    .start_dwords(unit_0_start_dwords),
    .start_available(unit_0_start_available),
    .start_narrowing(unit_0_start_narrowing),
    .start_transfer(transfer_is_transfer),
    .start_stops(transfer_stops),
    .start_value(transfer_value),
    .idle(unit_0_idle),
    .wave(unit_0_wave),
    .write(unit_0_write),
    .write_ready(choose_written_0),
    .write_pair(unit_0_write_pair),
    .write_data(unit_0_write_data),
    .write_halves(unit_0_write_halves),
    .done(unit_0_done),
    .stops(unit_0_stops),
    .lookup(unit_0_lookup),
    .lookup_ready(choose_looked_0),
    .hit(cache_hit),
    .hit_data_0(cache_hit_data_0),
    .request_valid(unit_0_request_valid),
    .request_ready(choose_taken_0),
    .line(unit_0_line),
    .part(unit_0_part),
    .request_mask(unit_0_request_mask),
    .response_valid(choose_answered_0),
    .response_part(response_part),
    .response_last(response_last),
    .response_data_0(response_data_0),
    .invalidate(invalidate),
    .stale(unit_0_stale)
  );

  load_units choose (
    .idle_0(unit_0_idle),
    .start(choose_start),
    .looks_0(unit_0_lookup),
    .cache_ready(cache_lookup_ready),
    .wants_0(unit_0_request_valid),
    .port_ready(request_ready),
    .writes_0(unit_0_write),
    .file_ready(write_ready),
    .finishes_0(unit_0_done),
    .answer(response_valid),
    .answer_tag(response_tag),
    .answer_missing(response_missing),
    .stale_0(unit_0_stale),
    .stops_0(unit_0_stops),
    .wave_0(unit_0_wave),
    .line_0(unit_0_line),
    .part_0(unit_0_part),
    .mask_0(unit_0_request_mask),
    .pair_0(unit_0_write_pair),
    .data_0(unit_0_write_data),
    .halves_0(unit_0_write_halves),
    .ready(choose_ready),
    .ready_twice(choose_ready_twice),
    .starts_0(choose_starts_0),
    .lookup(choose_lookup),
    .lookup_line(choose_lookup_line),
    .lookup_part(choose_lookup_part),
    .looked_0(choose_looked_0),
    .request(request_valid),
    .request_line(request_line),
    .request_mask(request_mask),
    .request_tag(request_tag),
    .taken_0(choose_taken_0),
    .answered_0(choose_answered_0),
    .fill(choose_fill),
    .fill_line(choose_fill_line),
    .write(write),
    .write_wave(write_wave),
    .write_pair(write_pair),
    .write_data(write_data),
    .write_halves(write_halves),
    .written_0(choose_written_0),
    .done(done),
    .resumes(resumes)
  );

  data_cache cache (
    .clock(clock),
    .invalidate(invalidate),
    .lookup(choose_lookup),
    .lookup_ready(cache_lookup_ready),
    .lookup_line(choose_lookup_line),
    .lookup_part(choose_lookup_part),
    .hit(cache_hit),
    .hit_data_0(cache_hit_data_0),
    .fill(choose_fill),
    .fill_line(choose_fill_line),
    .fill_part(response_part),
    .fill_last(response_last),
    .fill_data_0(response_data_0)
  );

endmodule

`default_nettype wire
