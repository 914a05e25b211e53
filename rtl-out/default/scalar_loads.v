// scalar_loads: kernel of hdl/src/scalar/scalar_loads.rs:180
// Written by Tombolo; change the source.
// SPDX-License-Identifier: MIT OR Apache-2.0

`default_nettype none

module scalar_loads (
  input wire clock, // The one clock.
  input wire issue_valid, // A load issues.
  input wire [3:0] issue_wave, // It.
  input wire [15:0] issue_sequence,
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
  output wire [15:0] write_sequence, // Number of the load.
  output wire [5:0] write_pair, // Pair number.
  output wire [63:0] write_data, // Data.
  output wire [1:0] write_halves, // Halves.
  output wire done, // The load that writes is finished.
  output wire request_valid, // A line is wanted.
  input wire request_ready, // The port takes the request.
  output wire [41:0] request_line, // Line number.
  output wire [63:0] request_mask, // Bytes of it that the load takes.
  output wire [3:0] request_tag, // Number of the unit.
  output wire [3:0] request_wave, // Wave of the request.
  output wire [15:0] request_sequence, // Number of its load.
  input wire response_valid, // A part of a line is here.
  input wire [1:0] response_part, // Its number.
  input wire response_last, // It is the last one.
  input wire response_missing, // Some of it lies outside memory.
  input wire [3:0] response_tag, // Number of the unit.
  input wire [511:0] response_data, // The quarters of the part.
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
  wire [7:0] unit_idle;
  wire [31:0] unit_wave;
  wire [127:0] unit_sequence;
  wire [7:0] unit_write;
  wire [47:0] unit_write_pair;
  wire [511:0] unit_write_data;
  wire [15:0] unit_write_halves;
  wire [7:0] unit_done;
  wire [7:0] unit_stops;
  wire [7:0] unit_lookup;
  wire [7:0] unit_request_valid;
  wire [335:0] unit_line;
  wire [15:0] unit_part;
  wire [511:0] unit_request_mask;
  wire [7:0] unit_stale;
  wire choose_start;
  wire choose_ready;
  wire choose_ready_twice;
  wire [7:0] choose_starts;
  wire choose_lookup;
  wire [41:0] choose_lookup_line;
  wire [1:0] choose_lookup_part;
  wire [7:0] choose_looked;
  wire [7:0] choose_taken;
  wire [7:0] choose_answered;
  wire choose_fill;
  wire [41:0] choose_fill_line;
  wire [7:0] choose_written;
  wire cache_lookup_ready;
  wire cache_hit;
  wire [511:0] cache_hit_data;
  reg [1:0] state; // AccessState
  reg [1:0] state_next; // AccessState
  reg [3:0] wave;
  reg [3:0] wave_next;
  reg [31:0] word0;
  reg [31:0] word0_next;
  reg [31:0] word1;
  reg [31:0] word1_next;
  reg [15:0] sequence_;
  reg [15:0] sequence_next;
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
    sequence_next = sequence_;
    if (issue_valid) sequence_next = issue_sequence;
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

  genvar i;

  for (i = 0; i < 8; i = i + 1) begin : each_unit
    reg [6:0] unit_start_destination;
    reg unit_start_discard;
    reg [4:0] unit_start_dwords;
    reg [4:0] unit_start_available;
    reg [2:0] unit_start_narrowing;

    always @* begin
      unit_start_destination = decode_destination;
      if (transfer_is_transfer) unit_start_destination = transfer_destination;
    end

    always @* begin
      unit_start_discard = decode_discard;
      if (transfer_is_transfer) unit_start_discard = transfer_destination == 7'h7c;
    end

    always @* begin
      unit_start_dwords = decode_dwords;
      if (transfer_is_transfer) unit_start_dwords = transfer_dwords;
    end

    always @* begin
      unit_start_available = compute_available;
      if (transfer_is_transfer) unit_start_available = transfer_dwords;
    end

    always @* begin
      unit_start_narrowing = decode_narrowing;
      if (transfer_is_transfer) unit_start_narrowing = 3'd0;
    end

    load_unit unit (
      .clock(clock),
      .start(choose_starts[i]),
      .start_wave(wave),
      .start_sequence(sequence_),
      .start_address(compute_address),
      .start_destination(unit_start_destination),
      .start_discard(unit_start_discard),
      .start_dwords(unit_start_dwords),
      .start_available(unit_start_available),
      .start_narrowing(unit_start_narrowing),
      .start_transfer(transfer_is_transfer),
      .start_stops(transfer_stops),
      .start_value(transfer_value),
      .idle(unit_idle[i]),
      .wave(unit_wave[i*4 +: 4]),
      .sequence_(unit_sequence[i*16 +: 16]),
      .write(unit_write[i]),
      .write_ready(choose_written[i]),
      .write_pair(unit_write_pair[i*6 +: 6]),
      .write_data(unit_write_data[i*64 +: 64]),
      .write_halves(unit_write_halves[i*2 +: 2]),
      .done(unit_done[i]),
      .stops(unit_stops[i]),
      .lookup(unit_lookup[i]),
      .lookup_ready(choose_looked[i]),
      .hit(cache_hit),
      .hit_data(cache_hit_data),
      .request_valid(unit_request_valid[i]),
      .request_ready(choose_taken[i]),
      .line(unit_line[i*42 +: 42]),
      .part(unit_part[i*2 +: 2]),
      .request_mask(unit_request_mask[i*64 +: 64]),
      .response_valid(choose_answered[i]),
      .response_part(response_part),
      .response_last(response_last),
      .response_data(response_data),
      .invalidate(invalidate),
      .stale(unit_stale[i])
    );
  end

  initial begin
    state = ACCESS_STATE_IDLE;
    wave = 4'd0;
    word0 = 32'd0;
    word1 = 32'd0;
    sequence_ = 16'd0;
    base = 64'd0;
    offset = 32'd0;
  end
  always @(posedge clock) begin
    state <= state_next;
    wave <= wave_next;
    word0 <= word0_next;
    word1 <= word1_next;
    sequence_ <= sequence_next;
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

  load_units choose (
    .idle(unit_idle),
    .start(choose_start),
    .looks(unit_lookup),
    .cache_ready(cache_lookup_ready),
    .wants(unit_request_valid),
    .port_ready(request_ready),
    .writes(unit_write),
    .file_ready(write_ready),
    .finishes(unit_done),
    .answer(response_valid),
    .answer_tag(response_tag),
    .answer_missing(response_missing),
    .stale(unit_stale),
    .stops(unit_stops),
    .wave(unit_wave),
    .sequence_(unit_sequence),
    .line(unit_line),
    .part(unit_part),
    .mask(unit_request_mask),
    .pair(unit_write_pair),
    .data(unit_write_data),
    .halves(unit_write_halves),
    .ready(choose_ready),
    .ready_twice(choose_ready_twice),
    .starts(choose_starts),
    .lookup(choose_lookup),
    .lookup_line(choose_lookup_line),
    .lookup_part(choose_lookup_part),
    .looked(choose_looked),
    .request(request_valid),
    .request_line(request_line),
    .request_mask(request_mask),
    .request_tag(request_tag),
    .request_wave(request_wave),
    .request_sequence(request_sequence),
    .taken(choose_taken),
    .answered(choose_answered),
    .fill(choose_fill),
    .fill_line(choose_fill_line),
    .write(write),
    .write_wave(write_wave),
    .write_sequence(write_sequence),
    .write_pair(write_pair),
    .write_data(write_data),
    .write_halves(write_halves),
    .written(choose_written),
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
    .hit_data(cache_hit_data),
    .fill(choose_fill),
    .fill_line(choose_fill_line),
    .fill_part(response_part),
    .fill_last(response_last),
    .fill_data(response_data)
  );

endmodule

`default_nettype wire
