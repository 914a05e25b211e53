// load_unit: kernel of hdl/src/scalar/load_unit.rs:88. Written by Tombolo; change the source.
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
  output reg [3:0] wave, // The wave of the load in progress.
  output wire write, // A register pair is written; without halves, the load only finishes.
  input wire write_ready, // The write happens in this cycle.
  output wire [5:0] write_pair, // Pair number.
  output wire [63:0] write_data, // Data.
  output wire [1:0] write_halves, // Halves.
  output wire done, // The load is finished.
  output reg stops, // It has stopped its wave.
  output wire lookup, // A line is looked up.
  input wire lookup_ready, // The cache takes the lookup.
  input wire hit, // The line was there.
  input wire [127:0] hit_data_0, // The quarters of the part that was looked up.
  output wire request_valid, // A line is wanted from memory.
  input wire request_ready, // The port takes the request.
  output wire [41:0] line, // Line number.
  output wire [1:0] part, // Number of the part that holds the next dword.
  output wire [63:0] request_mask, // Bytes of the line that the load takes.
  input wire response_valid, // A part of the line is here.
  input wire [1:0] response_part, // Its number.
  input wire response_last, // It is the last one.
  input wire [127:0] response_data_0, // Its quarters.
  input wire invalidate, // Cached lines are forgotten.
  output wire stale // What comes from memory was asked for before that: it is not kept.
);
  localparam [1:0] DATUM_SIZE_DWORD = 2'd0;
  localparam [2:0] LOAD_STATE_IDLE = 3'd0, LOAD_STATE_LOOKUP = 3'd1, LOAD_STATE_LOOKING = 3'd2;
  localparam [2:0] LOAD_STATE_REQUEST = 3'd3, LOAD_STATE_WAIT = 3'd4, LOAD_STATE_WRITE = 3'd5;

  wire [31:0] extract_first, extract_second; reg [2:0] state /* LoadState */; reg [47:0] address;
  reg [6:0] destination; reg discard; reg [1:0] datum_size /* DatumSize */; reg datum_signed;
  reg [4:0] remaining, available; reg stale_state; reg [127:0] kept_0;

  assign idle = state == LOAD_STATE_IDLE;
  assign write = state == LOAD_STATE_WRITE;
  assign write_pair = destination[6:1];
  wire [3:0] place = address[5:2] & 4'd3;
  wire two = (5'd1 < remaining) & ~destination[0] & (place != 4'd3);
  assign write_data = two ? ({extract_second, 32'd0} | {32'd0, extract_first}) :
      destination[0] ? {extract_first, 32'd0} : {32'd0, extract_first};
  assign write_halves = discard ? 2'd0 :
      two ? 2'd3 :
      destination[0] ? 2'd2 : 2'd1;
  wire [4:0] step = two ? 5'd2 : 5'd1;
  wire finished = ~(step < remaining);
  assign done = write & write_ready & finished;
  assign lookup = state == LOAD_STATE_LOOKUP;
  assign request_valid = state == LOAD_STATE_REQUEST;
  assign line = address[47:6];
  assign part = address[5:4];
  assign stale = stale_state | invalidate;
  wire last_of_part = (place == 4'd3) | (((place | 4'd1) == 4'd3) & two);
  wire [5:0] extract_offset = address[5:0];
  wire [5:0] wanted_offset = extract_offset;
  wire start_dwords_is_0 = start_dwords == 5'd0;
  initial begin
    state = LOAD_STATE_IDLE; wave = 4'd0; address = 48'd0; destination = 7'd0; discard = 1'b0;
    datum_size = DATUM_SIZE_DWORD; datum_signed = 1'b0; stops = 1'b0; remaining = 5'd0; available = 5'd0;
    stale_state = 1'b0; kept_0 = 128'd0;
  end
  always @(posedge clock) begin
    case (state)
      LOAD_STATE_IDLE: begin
        if (start) begin
          state <= LOAD_STATE_LOOKUP;
          if (start_transfer | start_dwords_is_0) state <= LOAD_STATE_WRITE;
          wave <= start_wave; address <= start_address;
          if (start_transfer) address <= 48'd0;
          destination <= start_destination;
          discard <= start_discard | start_dwords_is_0;
          datum_size <= start_datum_size; datum_signed <= start_datum_signed; stops <= start_stops;
          remaining <= start_dwords; available <= start_available;
          kept_0 <= {64'd0, start_value};
        end
      end
      LOAD_STATE_LOOKUP: if (lookup_ready) state <= LOAD_STATE_LOOKING;
      LOAD_STATE_LOOKING: begin
        state <= LOAD_STATE_REQUEST;
        if (hit | (available == 5'd0)) state <= LOAD_STATE_WRITE;
        stale_state <= 1'b0; kept_0 <= hit_data_0;
      end
      LOAD_STATE_REQUEST: if (request_ready) state <= LOAD_STATE_WAIT;
      LOAD_STATE_WAIT: begin
        if (response_valid & response_last) state <= LOAD_STATE_WRITE;
        if (invalidate) stale_state <= 1'b1;
        if (response_valid & (response_part == part)) kept_0 <= response_data_0;
      end
      default: begin
        if (write_ready) begin
          if (step < available) begin
            if (last_of_part) state <= LOAD_STATE_LOOKUP;
          end
          if (finished) state <= LOAD_STATE_IDLE;
          address <= address + {{41'd0, step}, 2'd0};
          destination <= destination + {2'd0, step};
          remaining <= remaining - step;
          available <= 5'd0;
          if (step < available) available <= available - step;
        end
      end
    endcase
  end

  line_dwords extract (
    .line_0(kept_0), .offset(extract_offset), .datum_size(datum_size), .datum_signed(datum_signed),
    .available(available), .first(extract_first), .second(extract_second));

  wanted_bytes wanted (.offset(wanted_offset), .dwords(available), .bytes(request_mask));
endmodule
`default_nettype wire
