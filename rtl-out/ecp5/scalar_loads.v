// scalar_loads: kernel of hdl/src/scalar/scalar_loads.rs:219. Written by Tombolo; change the source.
// SPDX-License-Identifier: MIT OR Apache-2.0
`default_nettype none

module scalar_loads (
  input wire clock, // The one clock.
  input wire issue_valid, // A load issues.
  input wire [3:0] issue_wave, // It.
  input wire [3:0] access_kind, // What it does; from the cycle behind its issue until another one issues.
  input wire access_transfers, access_stops_wave, input wire [6:0] access_base, input wire access_base_missing,
  input wire [6:0] access_offset, input wire [23:0] access_immediate, input wire [1:0] access_datum_size,
  input wire access_datum_signed, input wire [6:0] access_destination, input wire access_discard,
  input wire [4:0] access_dwords,
  output reg ready, // It is taken.
  output reg [3:0] read_wave, // The wave whose registers are read.
  input wire [47:0] read_state_pc, input wire [5:0] read_state_shape_group_waves,
  output reg [6:0] read_index_0, // Base and offset registers.
  output wire [6:0] read_index_1,
  input wire [63:0] read_data_0, // Their values one cycle later.
  input wire [63:0] read_data_1,
  output wire write_valid, // A pair of scalar registers is written.
  output wire [3:0] write_wave, output wire [5:0] write_pair, output wire [63:0] write_data,
  output wire [1:0] write_halves,
  input wire write_ready, // It happens in this cycle.
  output wire retired_valid, // An instruction is finished.
  output wire [3:0] retired_wave,
  output wire request_valid, // A request to the memory port.
  output wire [41:0] request_line, output wire [63:0] request_mask, output wire [5:0] request_tag,
  input wire request_ready, // It is taken.
  input wire response_valid, // An answer of the memory port.
  input wire [5:0] response_tag, input wire [1:0] response_part, input wire response_last,
  input wire [1:0] response_missing,
  input wire [127:0] response_data_0, // The quarters of its part of the line.
  input wire [63:0] cycles, // Clock count, while reads_cycles.
  output wire reads_cycles, // An instruction that may read it is under way.
  input wire [5:0] signalled, // Those that have signalled its barrier.
  output wire jumps, // The program counter of read_wave becomes transfer_target.
  output wire sleeps, // read_wave sleeps for the low bits of transfer_target.
  output wire [47:0] transfer_target, // See there.
  output wire resumes, // An instruction that stopped its wave finishes; the wave is that of retired.
  input wire invalidate, // Cached lines are forgotten.
  output wire forget // An instruction asks for that.
);
  localparam [3:0] ACCESS_KIND_HINT = 4'd0, ACCESS_KIND_BUFFER_LOAD = 4'd2, ACCESS_KIND_INVALIDATE = 4'd3;
  localparam [1:0] ACCESS_STATE_IDLE = 2'd0, ACCESS_STATE_READ = 2'd1, ACCESS_STATE_READ_RECORDS = 2'd2;
  localparam [1:0] ACCESS_STATE_ADDRESS = 2'd3, DATUM_SIZE_DWORD = 2'd0;

  wire [47:0] compute_address; wire [4:0] compute_available; wire [63:0] transfer_value;
  wire transfer_jumps, transfer_sleeps, unit_0_idle; wire [3:0] unit_0_wave; wire unit_0_write;
  wire [5:0] unit_0_write_pair; wire [63:0] unit_0_write_data; wire [1:0] unit_0_write_halves;
  wire unit_0_done, unit_0_stops, unit_0_lookup, unit_0_request_valid; wire [41:0] unit_0_line;
  wire [1:0] unit_0_part; wire [63:0] unit_0_request_mask;
  wire unit_0_stale, choose_ready, choose_ready_twice, choose_starts_0, choose_lookup;
  wire [41:0] choose_lookup_line; wire [1:0] choose_lookup_part; wire choose_looked_0;
  wire [3:0] choose_request_tag; wire choose_taken_0, choose_answered_0, choose_fill; wire [41:0] choose_fill_line;
  wire choose_written_0, cache_lookup_ready, cache_hit; wire [127:0] cache_hit_data_0;
  reg [1:0] state /* AccessState */; reg [3:0] computing_kind /* AccessKind */; reg computing_base_missing;
  reg [23:0] computing_immediate; reg [1:0] computing_datum_size /* DatumSize */; reg [4:0] computing_dwords;
  reg [63:0] base; reg [31:0] offset;

  always @* begin
    ready = 1'b0;
    case (state)
      ACCESS_STATE_IDLE: ready = choose_ready;
      ACCESS_STATE_READ: ;
      ACCESS_STATE_READ_RECORDS: ;
      default: ready = choose_ready_twice;
    endcase
  end

  always @* begin
    read_index_0 = access_base;
    case (state)
      ACCESS_STATE_IDLE: ;
      ACCESS_STATE_READ: ;
      ACCESS_STATE_READ_RECORDS: read_index_0 = access_base | 7'd2;
      default: ;
    endcase
  end

  assign read_index_1 = access_offset;
  assign retired_wave = write_wave;
  assign request_tag = {2'd0, choose_request_tag};
  assign reads_cycles = state == ACCESS_STATE_ADDRESS;
  wire choose_start = reads_cycles;
  assign jumps = choose_start & transfer_jumps;
  assign sleeps = choose_start & transfer_sleeps;
  assign forget = choose_start & (access_kind == ACCESS_KIND_INVALIDATE);
  wire is_buffer = access_kind == ACCESS_KIND_BUFFER_LOAD;
  wire compute_offset_equal = computing_kind == ACCESS_KIND_BUFFER_LOAD;
  wire [63:0] compute_base = compute_offset_equal ? base : read_data_0;
  wire [31:0] compute_offset = compute_offset_equal ? offset : read_data_1[31:0];
  wire [31:0] compute_records = read_data_0[31:0];
  wire [3:0] choose_answer_tag = response_tag[3:0];
  wire choose_answer_missing = response_missing[0];
  initial begin
    state = ACCESS_STATE_IDLE; read_wave = 4'd0; computing_kind = ACCESS_KIND_HINT; computing_base_missing = 1'b0;
    computing_immediate = 24'd0; computing_datum_size = DATUM_SIZE_DWORD; computing_dwords = 5'd0; base = 64'd0;
    offset = 32'd0;
  end
  always @(posedge clock) begin
    case (state)
      ACCESS_STATE_IDLE: ;
      ACCESS_STATE_READ: begin
        state <= ACCESS_STATE_ADDRESS;
        if (is_buffer) state <= ACCESS_STATE_READ_RECORDS;
      end
      ACCESS_STATE_READ_RECORDS: begin
        state <= ACCESS_STATE_ADDRESS; base <= read_data_0; offset <= read_data_1[31:0];
      end
      default: state <= ACCESS_STATE_IDLE;
    endcase
    if (issue_valid) begin state <= ACCESS_STATE_READ; read_wave <= issue_wave; end
    computing_kind <= access_kind; computing_base_missing <= access_base_missing;
    computing_immediate <= access_immediate; computing_datum_size <= access_datum_size;
    computing_dwords <= access_dwords;
  end

  scalar_address compute (
    .access_kind(computing_kind), .access_base_missing(computing_base_missing),
    .access_immediate(computing_immediate), .access_datum_size(computing_datum_size),
    .access_dwords(computing_dwords), .base(compute_base), .offset(compute_offset), .records(compute_records),
    .address(compute_address), .available(compute_available));

  scalar_transfer transfer (
    .access_kind(access_kind), .access_immediate(access_immediate), .source(read_data_0), .next_pc(read_state_pc),
    .cycles(cycles), .members(read_state_shape_group_waves), .signalled(signalled), .value(transfer_value),
    .jumps(transfer_jumps), .sleeps(transfer_sleeps), .target(transfer_target));

  load_unit unit_0 (
    .clock(clock), .start(choose_starts_0), .start_wave(read_wave), .start_address(compute_address),
    .start_destination(access_destination), .start_discard(access_discard), .start_dwords(access_dwords),
    .start_available(compute_available), .start_datum_size(access_datum_size),
    .start_datum_signed(access_datum_signed), .start_transfer(access_transfers), .start_stops(access_stops_wave),
    .start_value(transfer_value), .idle(unit_0_idle), .wave(unit_0_wave), .write(unit_0_write),
    .write_ready(choose_written_0), .write_pair(unit_0_write_pair), .write_data(unit_0_write_data),
    .write_halves(unit_0_write_halves), .done(unit_0_done), .stops(unit_0_stops), .lookup(unit_0_lookup),
    .lookup_ready(choose_looked_0), .hit(cache_hit), .hit_data_0(cache_hit_data_0),
    .request_valid(unit_0_request_valid), .request_ready(choose_taken_0), .line(unit_0_line), .part(unit_0_part),
    .request_mask(unit_0_request_mask), .response_valid(choose_answered_0), .response_part(response_part),
    .response_last(response_last), .response_data_0(response_data_0), .invalidate(invalidate),
    .stale(unit_0_stale));

  load_units choose (
    .idle_0(unit_0_idle), .start(choose_start), .looks_0(unit_0_lookup), .cache_ready(cache_lookup_ready),
    .wants_0(unit_0_request_valid), .port_ready(request_ready), .writes_0(unit_0_write), .file_ready(write_ready),
    .finishes_0(unit_0_done), .answer(response_valid), .answer_tag(choose_answer_tag),
    .answer_missing(choose_answer_missing), .stale_0(unit_0_stale), .stops_0(unit_0_stops), .wave_0(unit_0_wave),
    .line_0(unit_0_line), .part_0(unit_0_part), .mask_0(unit_0_request_mask), .pair_0(unit_0_write_pair),
    .data_0(unit_0_write_data), .halves_0(unit_0_write_halves), .ready(choose_ready),
    .ready_twice(choose_ready_twice), .starts_0(choose_starts_0), .lookup(choose_lookup),
    .lookup_line(choose_lookup_line), .lookup_part(choose_lookup_part), .looked_0(choose_looked_0),
    .request(request_valid), .request_line(request_line), .request_mask(request_mask),
    .request_tag(choose_request_tag), .taken_0(choose_taken_0), .answered_0(choose_answered_0), .fill(choose_fill),
    .fill_line(choose_fill_line), .write(write_valid), .write_wave(write_wave), .write_pair(write_pair),
    .write_data(write_data), .write_halves(write_halves), .written_0(choose_written_0), .done(retired_valid),
    .resumes(resumes));

  data_cache cache (
    .clock(clock), .invalidate(invalidate), .lookup(choose_lookup), .lookup_ready(cache_lookup_ready),
    .lookup_line(choose_lookup_line), .lookup_part(choose_lookup_part), .hit(cache_hit),
    .hit_data_0(cache_hit_data_0), .fill(choose_fill), .fill_line(choose_fill_line), .fill_part(response_part),
    .fill_last(response_last), .fill_data_0(response_data_0));
endmodule
`default_nettype wire
