// load_unit: kernel of hdl/src/scalar/load_unit.rs:88
// Written by Tombolo; change the source.
// SPDX-License-Identifier: MIT OR Apache-2.0

`default_nettype none

module load_unit (
  input wire clock, // The one clock.
  input wire start, // A load starts.
  input wire [3:0] start_wave, // Of this wave.
  input wire [47:0] start_address, // Byte address of the first datum.
  input wire [6:0] start_destination, // First register.
  input wire start_discard, // Nothing is written.
  input wire [4:0] start_dwords, // Registers to write; 0: nothing is loaded.
  input wire [4:0] start_available, // Those that come from memory; the others are zero.
  input wire [1:0] start_datum_size, // What is loaded.
  input wire start_datum_signed,
  input wire start_transfer, // What is written is start_value, and no load.
  input wire start_stops, // It has stopped its wave.
  input wire [63:0] start_value, // Up to two registers.
  output wire idle, // It takes a load.
  output wire [3:0] wave, // The wave of the load in progress.
  output wire write, // A register pair is written; without halves, the load only finishes.
  input wire write_ready, // The write happens in this cycle.
  output wire [5:0] write_pair, // Pair number.
  output reg [63:0] write_data, // Data.
  output reg [1:0] write_halves, // Halves.
  output wire done, // The load is finished.
  output wire stops, // It has stopped its wave.
  output wire lookup, // A line is looked up.
  input wire lookup_ready, // The cache takes the lookup.
  input wire hit, // The line was there.
  input wire [127:0] hit_data_0, // The quarters of the part that was looked up.
  output wire request_valid, // A line is wanted from memory.
  input wire request_ready, // The port takes the request.
  output wire [41:0] line, // Line number.
  output reg [1:0] part, // Number of the part that holds the next dword.
  output wire [63:0] request_mask, // Bytes of the line that the load takes.
  input wire response_valid, // A part of the line is here.
  input wire [1:0] response_part, // Its number.
  input wire response_last, // It is the last one.
  input wire [127:0] response_data_0, // Its quarters.
  input wire invalidate, // Cached lines are forgotten.
  output wire stale // What comes from memory was asked for before that: it is not kept.
);
  localparam [1:0] DATUM_SIZE_DWORD = 2'd0;
  localparam [2:0] LOAD_STATE_IDLE = 3'd0;
  localparam [2:0] LOAD_STATE_LOOKUP = 3'd1;
  localparam [2:0] LOAD_STATE_LOOKING = 3'd2;
  localparam [2:0] LOAD_STATE_REQUEST = 3'd3;
  localparam [2:0] LOAD_STATE_WAIT = 3'd4;
  localparam [2:0] LOAD_STATE_WRITE = 3'd5;

  wire [3:0] place;
  wire two;
  reg [4:0] step;
  wire last_of_part;
  wire finished;
  wire [5:0] extract_offset;
  wire [31:0] extract_first;
  wire [31:0] extract_second;
  wire [5:0] wanted_offset;
  reg [2:0] state; // LoadState
  reg [2:0] state_next; // LoadState
  reg [3:0] wave_state;
  reg [3:0] wave_state_next;
  reg [47:0] address;
  reg [47:0] address_next;
  reg [6:0] destination;
  reg [6:0] destination_next;
  reg discard;
  reg discard_next;
  reg [1:0] datum_size; // DatumSize
  reg datum_signed;
  reg [1:0] datum_next_size; // DatumSize
  reg datum_next_signed;
  reg stops_state;
  reg stops_state_next;
  reg [4:0] remaining;
  reg [4:0] remaining_next;
  reg [4:0] available;
  reg [4:0] available_next;
  reg stale_state;
  reg stale_state_next;
  reg [127:0] kept_0;
  reg [127:0] kept_0_next;

  assign idle = state == LOAD_STATE_IDLE;
  assign wave = wave_state;
  assign write = state == LOAD_STATE_WRITE;
  assign write_pair = destination[6:1];

  always @* begin
    write_data = {32'd0, extract_first};
    if (destination[0]) write_data = {extract_first, 32'd0};
    if (two) write_data = {extract_second, 32'd0} | {32'd0, extract_first};
  end

  always @* begin
    write_halves = 2'd1;
    if (destination[0]) write_halves = 2'd2;
    if (two) write_halves = 2'd3;
    if (discard) write_halves = 2'd0;
  end

  assign done = write & write_ready & finished;
  assign stops = stops_state;
  assign lookup = state == LOAD_STATE_LOOKUP;
  assign request_valid = state == LOAD_STATE_REQUEST;
  assign line = address[47:6];

  always @* begin
    part = 2'd0;
    part = address[5:4];
  end

  assign stale = stale_state | invalidate;
  assign place = address[5:2] & 4'd3;
  assign two = (5'd1 < remaining) & ~destination[0] & (place != 4'd3);

  always @* begin
    step = 5'd1;
    if (two) step = 5'd2;
  end

  assign last_of_part = (place == 4'd3) | (((place | 4'd1) == 4'd3) & two);
  assign finished = ~(step < remaining);
  assign extract_offset = address[5:0];
  assign wanted_offset = extract_offset;

  always @* begin
    state_next = state;
    case (state)
      LOAD_STATE_IDLE: begin
        if (start) begin
          state_next = LOAD_STATE_LOOKUP;
          if (start_transfer | (start_available == 5'd0)) state_next = LOAD_STATE_WRITE;
        end
      end
      LOAD_STATE_LOOKUP: if (lookup_ready) state_next = LOAD_STATE_LOOKING;
      LOAD_STATE_LOOKING: begin
        state_next = LOAD_STATE_REQUEST;
        if (hit) state_next = LOAD_STATE_WRITE;
      end
      LOAD_STATE_REQUEST: if (request_ready) state_next = LOAD_STATE_WAIT;
      LOAD_STATE_WAIT: if (response_valid & response_last) state_next = LOAD_STATE_WRITE;
      default: begin
        if (write_ready) begin
          if (step < available) begin
            if (last_of_part) state_next = LOAD_STATE_LOOKUP;
          end
          if (finished) state_next = LOAD_STATE_IDLE;
        end
      end
    endcase
  end

  always @* begin
    wave_state_next = wave_state;
    case (state)
      LOAD_STATE_IDLE: if (start) wave_state_next = start_wave;
      LOAD_STATE_LOOKUP: ;
      LOAD_STATE_LOOKING: ;
      LOAD_STATE_REQUEST: ;
      LOAD_STATE_WAIT: ;
      default: ;
    endcase
  end

  always @* begin
    address_next = address;
    case (state)
      LOAD_STATE_IDLE: begin
        if (start) begin
          address_next = start_address;
          if (start_transfer) address_next = 48'd0;
        end
      end
      LOAD_STATE_LOOKUP: ;
      LOAD_STATE_LOOKING: ;
      LOAD_STATE_REQUEST: ;
      LOAD_STATE_WAIT: ;
      default: if (write_ready) address_next = address + {{41'd0, step}, 2'd0};
    endcase
  end

  always @* begin
    destination_next = destination;
    case (state)
      LOAD_STATE_IDLE: if (start) destination_next = start_destination;
      LOAD_STATE_LOOKUP: ;
      LOAD_STATE_LOOKING: ;
      LOAD_STATE_REQUEST: ;
      LOAD_STATE_WAIT: ;
      default: if (write_ready) destination_next = destination + {2'd0, step};
    endcase
  end

  always @* begin
    discard_next = discard;
    case (state)
      LOAD_STATE_IDLE: if (start) discard_next = start_discard | (start_dwords == 5'd0);
      LOAD_STATE_LOOKUP: ;
      LOAD_STATE_LOOKING: ;
      LOAD_STATE_REQUEST: ;
      LOAD_STATE_WAIT: ;
      default: ;
    endcase
  end

  always @* begin
    datum_next_size = datum_size;
    case (state)
      LOAD_STATE_IDLE: if (start) datum_next_size = start_datum_size;
      LOAD_STATE_LOOKUP: ;
      LOAD_STATE_LOOKING: ;
      LOAD_STATE_REQUEST: ;
      LOAD_STATE_WAIT: ;
      default: ;
    endcase
  end

  always @* begin
    datum_next_signed = datum_signed;
    case (state)
      LOAD_STATE_IDLE: if (start) datum_next_signed = start_datum_signed;
      LOAD_STATE_LOOKUP: ;
      LOAD_STATE_LOOKING: ;
      LOAD_STATE_REQUEST: ;
      LOAD_STATE_WAIT: ;
      default: ;
    endcase
  end

  always @* begin
    stops_state_next = stops_state;
    case (state)
      LOAD_STATE_IDLE: if (start) stops_state_next = start_stops;
      LOAD_STATE_LOOKUP: ;
      LOAD_STATE_LOOKING: ;
      LOAD_STATE_REQUEST: ;
      LOAD_STATE_WAIT: ;
      default: ;
    endcase
  end

  always @* begin
    remaining_next = remaining;
    case (state)
      LOAD_STATE_IDLE: if (start) remaining_next = start_dwords;
      LOAD_STATE_LOOKUP: ;
      LOAD_STATE_LOOKING: ;
      LOAD_STATE_REQUEST: ;
      LOAD_STATE_WAIT: ;
      default: if (write_ready) remaining_next = remaining - step;
    endcase
  end

  always @* begin
    available_next = available;
    case (state)
      LOAD_STATE_IDLE: if (start) available_next = start_available;
      LOAD_STATE_LOOKUP: ;
      LOAD_STATE_LOOKING: ;
      LOAD_STATE_REQUEST: ;
      LOAD_STATE_WAIT: ;
      default: begin
        if (write_ready) begin
          available_next = 5'd0;
          if (step < available) available_next = available - step;
        end
      end
    endcase
  end

  always @* begin
    stale_state_next = stale_state;
    case (state)
      LOAD_STATE_IDLE: ;
      LOAD_STATE_LOOKUP: ;
      LOAD_STATE_LOOKING: stale_state_next = 1'b0;
      LOAD_STATE_REQUEST: ;
      LOAD_STATE_WAIT: if (invalidate) stale_state_next = 1'b1;
      default: ;
    endcase
  end

  always @* begin
    kept_0_next = kept_0;
    case (state)
      LOAD_STATE_IDLE: if (start) kept_0_next = {64'd0, start_value};
      LOAD_STATE_LOOKUP: ;
      LOAD_STATE_LOOKING: kept_0_next = hit_data_0;
      LOAD_STATE_REQUEST: ;
      LOAD_STATE_WAIT: if (response_valid & (response_part == part)) kept_0_next = response_data_0;
      default: ;
    endcase
  end

  initial begin
    state = LOAD_STATE_IDLE;
    wave_state = 4'd0;
    address = 48'd0;
    destination = 7'd0;
    discard = 1'b0;
    datum_size = DATUM_SIZE_DWORD;
    datum_signed = 1'b0;
    stops_state = 1'b0;
    remaining = 5'd0;
    available = 5'd0;
    stale_state = 1'b0;
    kept_0 = 128'd0;
  end
  always @(posedge clock) begin
    state <= state_next;
    wave_state <= wave_state_next;
    address <= address_next;
    destination <= destination_next;
    discard <= discard_next;
    datum_size <= datum_next_size;
    datum_signed <= datum_next_signed;
    stops_state <= stops_state_next;
    remaining <= remaining_next;
    available <= available_next;
    stale_state <= stale_state_next;
    kept_0 <= kept_0_next;
  end

  line_dwords extract (
    .line_0(kept_0),
    .offset(extract_offset),
    .datum_size(datum_size),
    .datum_signed(datum_signed),
    .available(available),
    .first(extract_first),
    .second(extract_second)
  );

  wanted_bytes wanted (
    .offset(wanted_offset),
    .dwords(available),
    .bytes(request_mask)
  );

endmodule

`default_nettype wire
