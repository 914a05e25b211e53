// scalar_loads: kernel of hdl/src/scalar/scalar_loads.rs
// Written by Tombolo; change the source.
// SPDX-License-Identifier: MIT OR Apache-2.0

`default_nettype none

module scalar_loads (
  input wire clock,
  input wire issue_valid,
  input wire [3:0] issue_wave,
  input wire [15:0] issue_sequence,
  input wire [31:0] issue_word_0,
  input wire [31:0] issue_word_1,
  output reg ready,
  output wire [3:0] read_wave,
  input wire [47:0] read_state_pc,
  input wire [5:0] read_state_group_waves,
  output reg [6:0] read_index_0,
  output wire [6:0] read_index_1,
  input wire [63:0] read_data_0,
  input wire [63:0] read_data_1,
  output wire write,
  input wire write_ready,
  output wire [3:0] write_wave,
  output wire [15:0] write_sequence,
  output wire [5:0] write_pair,
  output wire [63:0] write_data,
  output wire [1:0] write_halves,
  output wire done,
  output wire request_valid,
  input wire request_ready,
  output wire [41:0] request_line,
  output wire [63:0] request_mask,
  output wire [3:0] request_tag,
  output wire [3:0] request_wave,
  output wire [15:0] request_sequence,
  input wire response_valid,
  input wire [1:0] response_part,
  input wire response_last,
  input wire response_missing,
  input wire [3:0] response_tag,
  input wire [127:0] response_data_0,
  input wire [127:0] response_data_1,
  input wire [127:0] response_data_2,
  input wire [127:0] response_data_3,
  input wire [63:0] cycles,
  output wire reads_cycles,
  input wire [5:0] signalled,
  output wire jumps,
  output wire sleeps,
  output wire [47:0] transfer_target,
  output wire resumes,
  input wire invalidate,
  output wire forget
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
  wire [15:0] unit_0_sequence;
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
  reg [6:0] unit_1_start_destination;
  reg unit_1_start_discard;
  reg [4:0] unit_1_start_dwords;
  reg [4:0] unit_1_start_available;
  reg [2:0] unit_1_start_narrowing;
  wire unit_1_idle;
  wire [3:0] unit_1_wave;
  wire [15:0] unit_1_sequence;
  wire unit_1_write;
  wire [5:0] unit_1_write_pair;
  wire [63:0] unit_1_write_data;
  wire [1:0] unit_1_write_halves;
  wire unit_1_done;
  wire unit_1_stops;
  wire unit_1_lookup;
  wire unit_1_request_valid;
  wire [41:0] unit_1_line;
  wire [1:0] unit_1_part;
  wire [63:0] unit_1_request_mask;
  wire unit_1_stale;
  reg [6:0] unit_2_start_destination;
  reg unit_2_start_discard;
  reg [4:0] unit_2_start_dwords;
  reg [4:0] unit_2_start_available;
  reg [2:0] unit_2_start_narrowing;
  wire unit_2_idle;
  wire [3:0] unit_2_wave;
  wire [15:0] unit_2_sequence;
  wire unit_2_write;
  wire [5:0] unit_2_write_pair;
  wire [63:0] unit_2_write_data;
  wire [1:0] unit_2_write_halves;
  wire unit_2_done;
  wire unit_2_stops;
  wire unit_2_lookup;
  wire unit_2_request_valid;
  wire [41:0] unit_2_line;
  wire [1:0] unit_2_part;
  wire [63:0] unit_2_request_mask;
  wire unit_2_stale;
  reg [6:0] unit_3_start_destination;
  reg unit_3_start_discard;
  reg [4:0] unit_3_start_dwords;
  reg [4:0] unit_3_start_available;
  reg [2:0] unit_3_start_narrowing;
  wire unit_3_idle;
  wire [3:0] unit_3_wave;
  wire [15:0] unit_3_sequence;
  wire unit_3_write;
  wire [5:0] unit_3_write_pair;
  wire [63:0] unit_3_write_data;
  wire [1:0] unit_3_write_halves;
  wire unit_3_done;
  wire unit_3_stops;
  wire unit_3_lookup;
  wire unit_3_request_valid;
  wire [41:0] unit_3_line;
  wire [1:0] unit_3_part;
  wire [63:0] unit_3_request_mask;
  wire unit_3_stale;
  reg [6:0] unit_4_start_destination;
  reg unit_4_start_discard;
  reg [4:0] unit_4_start_dwords;
  reg [4:0] unit_4_start_available;
  reg [2:0] unit_4_start_narrowing;
  wire unit_4_idle;
  wire [3:0] unit_4_wave;
  wire [15:0] unit_4_sequence;
  wire unit_4_write;
  wire [5:0] unit_4_write_pair;
  wire [63:0] unit_4_write_data;
  wire [1:0] unit_4_write_halves;
  wire unit_4_done;
  wire unit_4_stops;
  wire unit_4_lookup;
  wire unit_4_request_valid;
  wire [41:0] unit_4_line;
  wire [1:0] unit_4_part;
  wire [63:0] unit_4_request_mask;
  wire unit_4_stale;
  reg [6:0] unit_5_start_destination;
  reg unit_5_start_discard;
  reg [4:0] unit_5_start_dwords;
  reg [4:0] unit_5_start_available;
  reg [2:0] unit_5_start_narrowing;
  wire unit_5_idle;
  wire [3:0] unit_5_wave;
  wire [15:0] unit_5_sequence;
  wire unit_5_write;
  wire [5:0] unit_5_write_pair;
  wire [63:0] unit_5_write_data;
  wire [1:0] unit_5_write_halves;
  wire unit_5_done;
  wire unit_5_stops;
  wire unit_5_lookup;
  wire unit_5_request_valid;
  wire [41:0] unit_5_line;
  wire [1:0] unit_5_part;
  wire [63:0] unit_5_request_mask;
  wire unit_5_stale;
  reg [6:0] unit_6_start_destination;
  reg unit_6_start_discard;
  reg [4:0] unit_6_start_dwords;
  reg [4:0] unit_6_start_available;
  reg [2:0] unit_6_start_narrowing;
  wire unit_6_idle;
  wire [3:0] unit_6_wave;
  wire [15:0] unit_6_sequence;
  wire unit_6_write;
  wire [5:0] unit_6_write_pair;
  wire [63:0] unit_6_write_data;
  wire [1:0] unit_6_write_halves;
  wire unit_6_done;
  wire unit_6_stops;
  wire unit_6_lookup;
  wire unit_6_request_valid;
  wire [41:0] unit_6_line;
  wire [1:0] unit_6_part;
  wire [63:0] unit_6_request_mask;
  wire unit_6_stale;
  reg [6:0] unit_7_start_destination;
  reg unit_7_start_discard;
  reg [4:0] unit_7_start_dwords;
  reg [4:0] unit_7_start_available;
  reg [2:0] unit_7_start_narrowing;
  wire unit_7_idle;
  wire [3:0] unit_7_wave;
  wire [15:0] unit_7_sequence;
  wire unit_7_write;
  wire [5:0] unit_7_write_pair;
  wire [63:0] unit_7_write_data;
  wire [1:0] unit_7_write_halves;
  wire unit_7_done;
  wire unit_7_stops;
  wire unit_7_lookup;
  wire unit_7_request_valid;
  wire [41:0] unit_7_line;
  wire [1:0] unit_7_part;
  wire [63:0] unit_7_request_mask;
  wire unit_7_stale;
  wire choose_start;
  wire choose_ready;
  wire choose_ready_twice;
  wire choose_starts_0;
  wire choose_starts_1;
  wire choose_starts_2;
  wire choose_starts_3;
  wire choose_starts_4;
  wire choose_starts_5;
  wire choose_starts_6;
  wire choose_starts_7;
  wire choose_lookup;
  wire [41:0] choose_lookup_line;
  wire [1:0] choose_lookup_part;
  wire choose_looked_0;
  wire choose_looked_1;
  wire choose_looked_2;
  wire choose_looked_3;
  wire choose_looked_4;
  wire choose_looked_5;
  wire choose_looked_6;
  wire choose_looked_7;
  wire choose_taken_0;
  wire choose_taken_1;
  wire choose_taken_2;
  wire choose_taken_3;
  wire choose_taken_4;
  wire choose_taken_5;
  wire choose_taken_6;
  wire choose_taken_7;
  wire choose_answered_0;
  wire choose_answered_1;
  wire choose_answered_2;
  wire choose_answered_3;
  wire choose_answered_4;
  wire choose_answered_5;
  wire choose_answered_6;
  wire choose_answered_7;
  wire choose_fill;
  wire [41:0] choose_fill_line;
  wire choose_written_0;
  wire choose_written_1;
  wire choose_written_2;
  wire choose_written_3;
  wire choose_written_4;
  wire choose_written_5;
  wire choose_written_6;
  wire choose_written_7;
  wire cache_lookup_ready;
  wire cache_hit;
  wire [127:0] cache_hit_data_0;
  wire [127:0] cache_hit_data_1;
  wire [127:0] cache_hit_data_2;
  wire [127:0] cache_hit_data_3;
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
    if (transfer_is_transfer) begin
      read_index_0 = transfer_index;
    end
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
  assign forget = choose_start & decode_invalidates & (~transfer_is_transfer);

  always @* begin
    compute_base = read_data_0;
    if (decode_is_buffer) begin
      compute_base = base;
    end
  end

  always @* begin
    compute_offset = read_data_1[31:0];
    if (decode_is_buffer) begin
      compute_offset = offset;
    end
  end

  assign compute_records = read_data_0[31:0];

  always @* begin
    unit_0_start_destination = decode_destination;
    if (transfer_is_transfer) begin
      unit_0_start_destination = transfer_destination;
    end
  end

  always @* begin
    unit_0_start_discard = decode_discard;
    if (transfer_is_transfer) begin
      unit_0_start_discard = transfer_destination == 7'h7c;
    end
  end

  always @* begin
    unit_0_start_dwords = decode_dwords;
    if (transfer_is_transfer) begin
      unit_0_start_dwords = transfer_dwords;
    end
  end

  always @* begin
    unit_0_start_available = compute_available;
    if (transfer_is_transfer) begin
      unit_0_start_available = transfer_dwords;
    end
  end

  always @* begin
    unit_0_start_narrowing = decode_narrowing;
    if (transfer_is_transfer) begin
      unit_0_start_narrowing = 3'd0;
    end
  end

  always @* begin
    unit_1_start_destination = decode_destination;
    if (transfer_is_transfer) begin
      unit_1_start_destination = transfer_destination;
    end
  end

  always @* begin
    unit_1_start_discard = decode_discard;
    if (transfer_is_transfer) begin
      unit_1_start_discard = transfer_destination == 7'h7c;
    end
  end

  always @* begin
    unit_1_start_dwords = decode_dwords;
    if (transfer_is_transfer) begin
      unit_1_start_dwords = transfer_dwords;
    end
  end

  always @* begin
    unit_1_start_available = compute_available;
    if (transfer_is_transfer) begin
      unit_1_start_available = transfer_dwords;
    end
  end

  always @* begin
    unit_1_start_narrowing = decode_narrowing;
    if (transfer_is_transfer) begin
      unit_1_start_narrowing = 3'd0;
    end
  end

  always @* begin
    unit_2_start_destination = decode_destination;
    if (transfer_is_transfer) begin
      unit_2_start_destination = transfer_destination;
    end
  end

  always @* begin
    unit_2_start_discard = decode_discard;
    if (transfer_is_transfer) begin
      unit_2_start_discard = transfer_destination == 7'h7c;
    end
  end

  always @* begin
    unit_2_start_dwords = decode_dwords;
    if (transfer_is_transfer) begin
      unit_2_start_dwords = transfer_dwords;
    end
  end

  always @* begin
    unit_2_start_available = compute_available;
    if (transfer_is_transfer) begin
      unit_2_start_available = transfer_dwords;
    end
  end

  always @* begin
    unit_2_start_narrowing = decode_narrowing;
    if (transfer_is_transfer) begin
      unit_2_start_narrowing = 3'd0;
    end
  end

  always @* begin
    unit_3_start_destination = decode_destination;
    if (transfer_is_transfer) begin
      unit_3_start_destination = transfer_destination;
    end
  end

  always @* begin
    unit_3_start_discard = decode_discard;
    if (transfer_is_transfer) begin
      unit_3_start_discard = transfer_destination == 7'h7c;
    end
  end

  always @* begin
    unit_3_start_dwords = decode_dwords;
    if (transfer_is_transfer) begin
      unit_3_start_dwords = transfer_dwords;
    end
  end

  always @* begin
    unit_3_start_available = compute_available;
    if (transfer_is_transfer) begin
      unit_3_start_available = transfer_dwords;
    end
  end

  always @* begin
    unit_3_start_narrowing = decode_narrowing;
    if (transfer_is_transfer) begin
      unit_3_start_narrowing = 3'd0;
    end
  end

  always @* begin
    unit_4_start_destination = decode_destination;
    if (transfer_is_transfer) begin
      unit_4_start_destination = transfer_destination;
    end
  end

  always @* begin
    unit_4_start_discard = decode_discard;
    if (transfer_is_transfer) begin
      unit_4_start_discard = transfer_destination == 7'h7c;
    end
  end

  always @* begin
    unit_4_start_dwords = decode_dwords;
    if (transfer_is_transfer) begin
      unit_4_start_dwords = transfer_dwords;
    end
  end

  always @* begin
    unit_4_start_available = compute_available;
    if (transfer_is_transfer) begin
      unit_4_start_available = transfer_dwords;
    end
  end

  always @* begin
    unit_4_start_narrowing = decode_narrowing;
    if (transfer_is_transfer) begin
      unit_4_start_narrowing = 3'd0;
    end
  end

  always @* begin
    unit_5_start_destination = decode_destination;
    if (transfer_is_transfer) begin
      unit_5_start_destination = transfer_destination;
    end
  end

  always @* begin
    unit_5_start_discard = decode_discard;
    if (transfer_is_transfer) begin
      unit_5_start_discard = transfer_destination == 7'h7c;
    end
  end

  always @* begin
    unit_5_start_dwords = decode_dwords;
    if (transfer_is_transfer) begin
      unit_5_start_dwords = transfer_dwords;
    end
  end

  always @* begin
    unit_5_start_available = compute_available;
    if (transfer_is_transfer) begin
      unit_5_start_available = transfer_dwords;
    end
  end

  always @* begin
    unit_5_start_narrowing = decode_narrowing;
    if (transfer_is_transfer) begin
      unit_5_start_narrowing = 3'd0;
    end
  end

  always @* begin
    unit_6_start_destination = decode_destination;
    if (transfer_is_transfer) begin
      unit_6_start_destination = transfer_destination;
    end
  end

  always @* begin
    unit_6_start_discard = decode_discard;
    if (transfer_is_transfer) begin
      unit_6_start_discard = transfer_destination == 7'h7c;
    end
  end

  always @* begin
    unit_6_start_dwords = decode_dwords;
    if (transfer_is_transfer) begin
      unit_6_start_dwords = transfer_dwords;
    end
  end

  always @* begin
    unit_6_start_available = compute_available;
    if (transfer_is_transfer) begin
      unit_6_start_available = transfer_dwords;
    end
  end

  always @* begin
    unit_6_start_narrowing = decode_narrowing;
    if (transfer_is_transfer) begin
      unit_6_start_narrowing = 3'd0;
    end
  end

  always @* begin
    unit_7_start_destination = decode_destination;
    if (transfer_is_transfer) begin
      unit_7_start_destination = transfer_destination;
    end
  end

  always @* begin
    unit_7_start_discard = decode_discard;
    if (transfer_is_transfer) begin
      unit_7_start_discard = transfer_destination == 7'h7c;
    end
  end

  always @* begin
    unit_7_start_dwords = decode_dwords;
    if (transfer_is_transfer) begin
      unit_7_start_dwords = transfer_dwords;
    end
  end

  always @* begin
    unit_7_start_available = compute_available;
    if (transfer_is_transfer) begin
      unit_7_start_available = transfer_dwords;
    end
  end

  always @* begin
    unit_7_start_narrowing = decode_narrowing;
    if (transfer_is_transfer) begin
      unit_7_start_narrowing = 3'd0;
    end
  end

  assign choose_start = reads_cycles;

  always @* begin
    state_next = state;
    case (state)
      ACCESS_STATE_IDLE: ;
      ACCESS_STATE_READ: begin
        state_next = ACCESS_STATE_ADDRESS;
        if (decode_is_buffer & (~transfer_is_transfer)) begin
          state_next = ACCESS_STATE_READ_RECORDS;
        end
      end
      ACCESS_STATE_READ_RECORDS: state_next = ACCESS_STATE_ADDRESS;
      default: state_next = ACCESS_STATE_IDLE;
    endcase
    if (issue_valid) begin
      state_next = ACCESS_STATE_READ;
    end
  end

  always @* begin
    wave_next = wave;
    if (issue_valid) begin
      wave_next = issue_wave;
    end
  end

  always @* begin
    word0_next = word0;
    if (issue_valid) begin
      word0_next = issue_word_0;
    end
  end

  always @* begin
    word1_next = word1;
    if (issue_valid) begin
      word1_next = issue_word_1;
    end
  end

  always @* begin
    sequence_next = sequence_;
    if (issue_valid) begin
      sequence_next = issue_sequence;
    end
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

  load_unit unit_0 (
    .clock(clock),
    .start(choose_starts_0),
    .start_wave(wave),
    .start_sequence(sequence_),
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
    .sequence_(unit_0_sequence),
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
    .hit_data_1(cache_hit_data_1),
    .hit_data_2(cache_hit_data_2),
    .hit_data_3(cache_hit_data_3),
    .request_valid(unit_0_request_valid),
    .request_ready(choose_taken_0),
    .line(unit_0_line),
    .part(unit_0_part),
    .request_mask(unit_0_request_mask),
    .response_valid(choose_answered_0),
    .response_part(response_part),
    .response_last(response_last),
    .response_data_0(response_data_0),
    .response_data_1(response_data_1),
    .response_data_2(response_data_2),
    .response_data_3(response_data_3),
    .invalidate(invalidate),
    .stale(unit_0_stale)
  );

  load_unit unit_1 (
    .clock(clock),
    .start(choose_starts_1),
    .start_wave(wave),
    .start_sequence(sequence_),
    .start_address(compute_address),
    .start_destination(unit_1_start_destination),
    .start_discard(unit_1_start_discard),
    .start_dwords(unit_1_start_dwords),
    .start_available(unit_1_start_available),
    .start_narrowing(unit_1_start_narrowing),
    .start_transfer(transfer_is_transfer),
    .start_stops(transfer_stops),
    .start_value(transfer_value),
    .idle(unit_1_idle),
    .wave(unit_1_wave),
    .sequence_(unit_1_sequence),
    .write(unit_1_write),
    .write_ready(choose_written_1),
    .write_pair(unit_1_write_pair),
    .write_data(unit_1_write_data),
    .write_halves(unit_1_write_halves),
    .done(unit_1_done),
    .stops(unit_1_stops),
    .lookup(unit_1_lookup),
    .lookup_ready(choose_looked_1),
    .hit(cache_hit),
    .hit_data_0(cache_hit_data_0),
    .hit_data_1(cache_hit_data_1),
    .hit_data_2(cache_hit_data_2),
    .hit_data_3(cache_hit_data_3),
    .request_valid(unit_1_request_valid),
    .request_ready(choose_taken_1),
    .line(unit_1_line),
    .part(unit_1_part),
    .request_mask(unit_1_request_mask),
    .response_valid(choose_answered_1),
    .response_part(response_part),
    .response_last(response_last),
    .response_data_0(response_data_0),
    .response_data_1(response_data_1),
    .response_data_2(response_data_2),
    .response_data_3(response_data_3),
    .invalidate(invalidate),
    .stale(unit_1_stale)
  );

  load_unit unit_2 (
    .clock(clock),
    .start(choose_starts_2),
    .start_wave(wave),
    .start_sequence(sequence_),
    .start_address(compute_address),
    .start_destination(unit_2_start_destination),
    .start_discard(unit_2_start_discard),
    .start_dwords(unit_2_start_dwords),
    .start_available(unit_2_start_available),
    .start_narrowing(unit_2_start_narrowing),
    .start_transfer(transfer_is_transfer),
    .start_stops(transfer_stops),
    .start_value(transfer_value),
    .idle(unit_2_idle),
    .wave(unit_2_wave),
    .sequence_(unit_2_sequence),
    .write(unit_2_write),
    .write_ready(choose_written_2),
    .write_pair(unit_2_write_pair),
    .write_data(unit_2_write_data),
    .write_halves(unit_2_write_halves),
    .done(unit_2_done),
    .stops(unit_2_stops),
    .lookup(unit_2_lookup),
    .lookup_ready(choose_looked_2),
    .hit(cache_hit),
    .hit_data_0(cache_hit_data_0),
    .hit_data_1(cache_hit_data_1),
    .hit_data_2(cache_hit_data_2),
    .hit_data_3(cache_hit_data_3),
    .request_valid(unit_2_request_valid),
    .request_ready(choose_taken_2),
    .line(unit_2_line),
    .part(unit_2_part),
    .request_mask(unit_2_request_mask),
    .response_valid(choose_answered_2),
    .response_part(response_part),
    .response_last(response_last),
    .response_data_0(response_data_0),
    .response_data_1(response_data_1),
    .response_data_2(response_data_2),
    .response_data_3(response_data_3),
    .invalidate(invalidate),
    .stale(unit_2_stale)
  );

  load_unit unit_3 (
    .clock(clock),
    .start(choose_starts_3),
    .start_wave(wave),
    .start_sequence(sequence_),
    .start_address(compute_address),
    .start_destination(unit_3_start_destination),
    .start_discard(unit_3_start_discard),
    .start_dwords(unit_3_start_dwords),
    .start_available(unit_3_start_available),
    .start_narrowing(unit_3_start_narrowing),
    .start_transfer(transfer_is_transfer),
    .start_stops(transfer_stops),
    .start_value(transfer_value),
    .idle(unit_3_idle),
    .wave(unit_3_wave),
    .sequence_(unit_3_sequence),
    .write(unit_3_write),
    .write_ready(choose_written_3),
    .write_pair(unit_3_write_pair),
    .write_data(unit_3_write_data),
    .write_halves(unit_3_write_halves),
    .done(unit_3_done),
    .stops(unit_3_stops),
    .lookup(unit_3_lookup),
    .lookup_ready(choose_looked_3),
    .hit(cache_hit),
    .hit_data_0(cache_hit_data_0),
    .hit_data_1(cache_hit_data_1),
    .hit_data_2(cache_hit_data_2),
    .hit_data_3(cache_hit_data_3),
    .request_valid(unit_3_request_valid),
    .request_ready(choose_taken_3),
    .line(unit_3_line),
    .part(unit_3_part),
    .request_mask(unit_3_request_mask),
    .response_valid(choose_answered_3),
    .response_part(response_part),
    .response_last(response_last),
    .response_data_0(response_data_0),
    .response_data_1(response_data_1),
    .response_data_2(response_data_2),
    .response_data_3(response_data_3),
    .invalidate(invalidate),
    .stale(unit_3_stale)
  );

  load_unit unit_4 (
    .clock(clock),
    .start(choose_starts_4),
    .start_wave(wave),
    .start_sequence(sequence_),
    .start_address(compute_address),
    .start_destination(unit_4_start_destination),
    .start_discard(unit_4_start_discard),
    .start_dwords(unit_4_start_dwords),
    .start_available(unit_4_start_available),
    .start_narrowing(unit_4_start_narrowing),
    .start_transfer(transfer_is_transfer),
    .start_stops(transfer_stops),
    .start_value(transfer_value),
    .idle(unit_4_idle),
    .wave(unit_4_wave),
    .sequence_(unit_4_sequence),
    .write(unit_4_write),
    .write_ready(choose_written_4),
    .write_pair(unit_4_write_pair),
    .write_data(unit_4_write_data),
    .write_halves(unit_4_write_halves),
    .done(unit_4_done),
    .stops(unit_4_stops),
    .lookup(unit_4_lookup),
    .lookup_ready(choose_looked_4),
    .hit(cache_hit),
    .hit_data_0(cache_hit_data_0),
    .hit_data_1(cache_hit_data_1),
    .hit_data_2(cache_hit_data_2),
    .hit_data_3(cache_hit_data_3),
    .request_valid(unit_4_request_valid),
    .request_ready(choose_taken_4),
    .line(unit_4_line),
    .part(unit_4_part),
    .request_mask(unit_4_request_mask),
    .response_valid(choose_answered_4),
    .response_part(response_part),
    .response_last(response_last),
    .response_data_0(response_data_0),
    .response_data_1(response_data_1),
    .response_data_2(response_data_2),
    .response_data_3(response_data_3),
    .invalidate(invalidate),
    .stale(unit_4_stale)
  );

  load_unit unit_5 (
    .clock(clock),
    .start(choose_starts_5),
    .start_wave(wave),
    .start_sequence(sequence_),
    .start_address(compute_address),
    .start_destination(unit_5_start_destination),
    .start_discard(unit_5_start_discard),
    .start_dwords(unit_5_start_dwords),
    .start_available(unit_5_start_available),
    .start_narrowing(unit_5_start_narrowing),
    .start_transfer(transfer_is_transfer),
    .start_stops(transfer_stops),
    .start_value(transfer_value),
    .idle(unit_5_idle),
    .wave(unit_5_wave),
    .sequence_(unit_5_sequence),
    .write(unit_5_write),
    .write_ready(choose_written_5),
    .write_pair(unit_5_write_pair),
    .write_data(unit_5_write_data),
    .write_halves(unit_5_write_halves),
    .done(unit_5_done),
    .stops(unit_5_stops),
    .lookup(unit_5_lookup),
    .lookup_ready(choose_looked_5),
    .hit(cache_hit),
    .hit_data_0(cache_hit_data_0),
    .hit_data_1(cache_hit_data_1),
    .hit_data_2(cache_hit_data_2),
    .hit_data_3(cache_hit_data_3),
    .request_valid(unit_5_request_valid),
    .request_ready(choose_taken_5),
    .line(unit_5_line),
    .part(unit_5_part),
    .request_mask(unit_5_request_mask),
    .response_valid(choose_answered_5),
    .response_part(response_part),
    .response_last(response_last),
    .response_data_0(response_data_0),
    .response_data_1(response_data_1),
    .response_data_2(response_data_2),
    .response_data_3(response_data_3),
    .invalidate(invalidate),
    .stale(unit_5_stale)
  );

  load_unit unit_6 (
    .clock(clock),
    .start(choose_starts_6),
    .start_wave(wave),
    .start_sequence(sequence_),
    .start_address(compute_address),
    .start_destination(unit_6_start_destination),
    .start_discard(unit_6_start_discard),
    .start_dwords(unit_6_start_dwords),
    .start_available(unit_6_start_available),
    .start_narrowing(unit_6_start_narrowing),
    .start_transfer(transfer_is_transfer),
    .start_stops(transfer_stops),
    .start_value(transfer_value),
    .idle(unit_6_idle),
    .wave(unit_6_wave),
    .sequence_(unit_6_sequence),
    .write(unit_6_write),
    .write_ready(choose_written_6),
    .write_pair(unit_6_write_pair),
    .write_data(unit_6_write_data),
    .write_halves(unit_6_write_halves),
    .done(unit_6_done),
    .stops(unit_6_stops),
    .lookup(unit_6_lookup),
    .lookup_ready(choose_looked_6),
    .hit(cache_hit),
    .hit_data_0(cache_hit_data_0),
    .hit_data_1(cache_hit_data_1),
    .hit_data_2(cache_hit_data_2),
    .hit_data_3(cache_hit_data_3),
    .request_valid(unit_6_request_valid),
    .request_ready(choose_taken_6),
    .line(unit_6_line),
    .part(unit_6_part),
    .request_mask(unit_6_request_mask),
    .response_valid(choose_answered_6),
    .response_part(response_part),
    .response_last(response_last),
    .response_data_0(response_data_0),
    .response_data_1(response_data_1),
    .response_data_2(response_data_2),
    .response_data_3(response_data_3),
    .invalidate(invalidate),
    .stale(unit_6_stale)
  );

  load_unit unit_7 (
    .clock(clock),
    .start(choose_starts_7),
    .start_wave(wave),
    .start_sequence(sequence_),
    .start_address(compute_address),
    .start_destination(unit_7_start_destination),
    .start_discard(unit_7_start_discard),
    .start_dwords(unit_7_start_dwords),
    .start_available(unit_7_start_available),
    .start_narrowing(unit_7_start_narrowing),
    .start_transfer(transfer_is_transfer),
    .start_stops(transfer_stops),
    .start_value(transfer_value),
    .idle(unit_7_idle),
    .wave(unit_7_wave),
    .sequence_(unit_7_sequence),
    .write(unit_7_write),
    .write_ready(choose_written_7),
    .write_pair(unit_7_write_pair),
    .write_data(unit_7_write_data),
    .write_halves(unit_7_write_halves),
    .done(unit_7_done),
    .stops(unit_7_stops),
    .lookup(unit_7_lookup),
    .lookup_ready(choose_looked_7),
    .hit(cache_hit),
    .hit_data_0(cache_hit_data_0),
    .hit_data_1(cache_hit_data_1),
    .hit_data_2(cache_hit_data_2),
    .hit_data_3(cache_hit_data_3),
    .request_valid(unit_7_request_valid),
    .request_ready(choose_taken_7),
    .line(unit_7_line),
    .part(unit_7_part),
    .request_mask(unit_7_request_mask),
    .response_valid(choose_answered_7),
    .response_part(response_part),
    .response_last(response_last),
    .response_data_0(response_data_0),
    .response_data_1(response_data_1),
    .response_data_2(response_data_2),
    .response_data_3(response_data_3),
    .invalidate(invalidate),
    .stale(unit_7_stale)
  );

  load_units choose (
    .idle_0(unit_0_idle),
    .idle_1(unit_1_idle),
    .idle_2(unit_2_idle),
    .idle_3(unit_3_idle),
    .idle_4(unit_4_idle),
    .idle_5(unit_5_idle),
    .idle_6(unit_6_idle),
    .idle_7(unit_7_idle),
    .start(choose_start),
    .looks_0(unit_0_lookup),
    .looks_1(unit_1_lookup),
    .looks_2(unit_2_lookup),
    .looks_3(unit_3_lookup),
    .looks_4(unit_4_lookup),
    .looks_5(unit_5_lookup),
    .looks_6(unit_6_lookup),
    .looks_7(unit_7_lookup),
    .cache_ready(cache_lookup_ready),
    .wants_0(unit_0_request_valid),
    .wants_1(unit_1_request_valid),
    .wants_2(unit_2_request_valid),
    .wants_3(unit_3_request_valid),
    .wants_4(unit_4_request_valid),
    .wants_5(unit_5_request_valid),
    .wants_6(unit_6_request_valid),
    .wants_7(unit_7_request_valid),
    .port_ready(request_ready),
    .writes_0(unit_0_write),
    .writes_1(unit_1_write),
    .writes_2(unit_2_write),
    .writes_3(unit_3_write),
    .writes_4(unit_4_write),
    .writes_5(unit_5_write),
    .writes_6(unit_6_write),
    .writes_7(unit_7_write),
    .file_ready(write_ready),
    .finishes_0(unit_0_done),
    .finishes_1(unit_1_done),
    .finishes_2(unit_2_done),
    .finishes_3(unit_3_done),
    .finishes_4(unit_4_done),
    .finishes_5(unit_5_done),
    .finishes_6(unit_6_done),
    .finishes_7(unit_7_done),
    .answer(response_valid),
    .answer_tag(response_tag),
    .answer_missing(response_missing),
    .stale_0(unit_0_stale),
    .stale_1(unit_1_stale),
    .stale_2(unit_2_stale),
    .stale_3(unit_3_stale),
    .stale_4(unit_4_stale),
    .stale_5(unit_5_stale),
    .stale_6(unit_6_stale),
    .stale_7(unit_7_stale),
    .stops_0(unit_0_stops),
    .stops_1(unit_1_stops),
    .stops_2(unit_2_stops),
    .stops_3(unit_3_stops),
    .stops_4(unit_4_stops),
    .stops_5(unit_5_stops),
    .stops_6(unit_6_stops),
    .stops_7(unit_7_stops),
    .wave_0(unit_0_wave),
    .wave_1(unit_1_wave),
    .wave_2(unit_2_wave),
    .wave_3(unit_3_wave),
    .wave_4(unit_4_wave),
    .wave_5(unit_5_wave),
    .wave_6(unit_6_wave),
    .wave_7(unit_7_wave),
    .sequence_0(unit_0_sequence),
    .sequence_1(unit_1_sequence),
    .sequence_2(unit_2_sequence),
    .sequence_3(unit_3_sequence),
    .sequence_4(unit_4_sequence),
    .sequence_5(unit_5_sequence),
    .sequence_6(unit_6_sequence),
    .sequence_7(unit_7_sequence),
    .line_0(unit_0_line),
    .line_1(unit_1_line),
    .line_2(unit_2_line),
    .line_3(unit_3_line),
    .line_4(unit_4_line),
    .line_5(unit_5_line),
    .line_6(unit_6_line),
    .line_7(unit_7_line),
    .part_0(unit_0_part),
    .part_1(unit_1_part),
    .part_2(unit_2_part),
    .part_3(unit_3_part),
    .part_4(unit_4_part),
    .part_5(unit_5_part),
    .part_6(unit_6_part),
    .part_7(unit_7_part),
    .mask_0(unit_0_request_mask),
    .mask_1(unit_1_request_mask),
    .mask_2(unit_2_request_mask),
    .mask_3(unit_3_request_mask),
    .mask_4(unit_4_request_mask),
    .mask_5(unit_5_request_mask),
    .mask_6(unit_6_request_mask),
    .mask_7(unit_7_request_mask),
    .pair_0(unit_0_write_pair),
    .pair_1(unit_1_write_pair),
    .pair_2(unit_2_write_pair),
    .pair_3(unit_3_write_pair),
    .pair_4(unit_4_write_pair),
    .pair_5(unit_5_write_pair),
    .pair_6(unit_6_write_pair),
    .pair_7(unit_7_write_pair),
    .data_0(unit_0_write_data),
    .data_1(unit_1_write_data),
    .data_2(unit_2_write_data),
    .data_3(unit_3_write_data),
    .data_4(unit_4_write_data),
    .data_5(unit_5_write_data),
    .data_6(unit_6_write_data),
    .data_7(unit_7_write_data),
    .halves_0(unit_0_write_halves),
    .halves_1(unit_1_write_halves),
    .halves_2(unit_2_write_halves),
    .halves_3(unit_3_write_halves),
    .halves_4(unit_4_write_halves),
    .halves_5(unit_5_write_halves),
    .halves_6(unit_6_write_halves),
    .halves_7(unit_7_write_halves),
    .ready(choose_ready),
    .ready_twice(choose_ready_twice),
    .starts_0(choose_starts_0),
    .starts_1(choose_starts_1),
    .starts_2(choose_starts_2),
    .starts_3(choose_starts_3),
    .starts_4(choose_starts_4),
    .starts_5(choose_starts_5),
    .starts_6(choose_starts_6),
    .starts_7(choose_starts_7),
    .lookup(choose_lookup),
    .lookup_line(choose_lookup_line),
    .lookup_part(choose_lookup_part),
    .looked_0(choose_looked_0),
    .looked_1(choose_looked_1),
    .looked_2(choose_looked_2),
    .looked_3(choose_looked_3),
    .looked_4(choose_looked_4),
    .looked_5(choose_looked_5),
    .looked_6(choose_looked_6),
    .looked_7(choose_looked_7),
    .request(request_valid),
    .request_line(request_line),
    .request_mask(request_mask),
    .request_tag(request_tag),
    .request_wave(request_wave),
    .request_sequence(request_sequence),
    .taken_0(choose_taken_0),
    .taken_1(choose_taken_1),
    .taken_2(choose_taken_2),
    .taken_3(choose_taken_3),
    .taken_4(choose_taken_4),
    .taken_5(choose_taken_5),
    .taken_6(choose_taken_6),
    .taken_7(choose_taken_7),
    .answered_0(choose_answered_0),
    .answered_1(choose_answered_1),
    .answered_2(choose_answered_2),
    .answered_3(choose_answered_3),
    .answered_4(choose_answered_4),
    .answered_5(choose_answered_5),
    .answered_6(choose_answered_6),
    .answered_7(choose_answered_7),
    .fill(choose_fill),
    .fill_line(choose_fill_line),
    .write(write),
    .write_wave(write_wave),
    .write_sequence(write_sequence),
    .write_pair(write_pair),
    .write_data(write_data),
    .write_halves(write_halves),
    .written_0(choose_written_0),
    .written_1(choose_written_1),
    .written_2(choose_written_2),
    .written_3(choose_written_3),
    .written_4(choose_written_4),
    .written_5(choose_written_5),
    .written_6(choose_written_6),
    .written_7(choose_written_7),
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
    .hit_data_1(cache_hit_data_1),
    .hit_data_2(cache_hit_data_2),
    .hit_data_3(cache_hit_data_3),
    .fill(choose_fill),
    .fill_line(choose_fill_line),
    .fill_part(response_part),
    .fill_last(response_last),
    .fill_data_0(response_data_0),
    .fill_data_1(response_data_1),
    .fill_data_2(response_data_2),
    .fill_data_3(response_data_3)
  );

endmodule

`default_nettype wire
