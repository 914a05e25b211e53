// load_unit: kernel of hdl/src/scalar/load_unit.rs
// Written by Tombolo; change the source.
// SPDX-License-Identifier: MIT OR Apache-2.0

`default_nettype none

module load_unit (
  input wire clock,
  input wire start,
  input wire [3:0] start_wave,
  input wire [15:0] start_sequence,
  input wire [47:0] start_address,
  input wire [6:0] start_destination,
  input wire start_discard,
  input wire [4:0] start_dwords,
  input wire [4:0] start_available,
  input wire [2:0] start_narrowing,
  input wire start_transfer,
  input wire start_stops,
  input wire [63:0] start_value,
  output wire idle,
  output wire [3:0] wave,
  output wire [15:0] sequence_,
  output wire write,
  input wire write_ready,
  output wire [5:0] write_pair,
  output reg [63:0] write_data,
  output reg [1:0] write_halves,
  output wire done,
  output wire stops,
  output wire lookup,
  input wire lookup_ready,
  input wire hit,
  input wire [511:0] hit_data,
  output wire request_valid,
  input wire request_ready,
  output wire [41:0] line,
  output wire [1:0] part,
  output wire [63:0] request_mask,
  input wire response_valid,
  input wire [1:0] response_part,
  input wire response_last,
  input wire [511:0] response_data,
  input wire invalidate,
  output wire stale
);
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
  reg [15:0] sequence_state;
  reg [15:0] sequence_state_next;
  reg [47:0] address;
  reg [47:0] address_next;
  reg [6:0] destination;
  reg [6:0] destination_next;
  reg discard;
  reg discard_next;
  reg [2:0] narrowing;
  reg [2:0] narrowing_next;
  reg stops_state;
  reg stops_state_next;
  reg [4:0] remaining;
  reg [4:0] remaining_next;
  reg [4:0] available;
  reg [4:0] available_next;
  reg stale_state;
  reg stale_state_next;
  wire [511:0] kept;
  wire [511:0] kept_next;
  reg [127:0] kept_0_next;
  reg [127:0] kept_1_next;
  reg [127:0] kept_2_next;
  reg [127:0] kept_3_next;
  assign kept_next = {kept_3_next, kept_2_next, kept_1_next, kept_0_next};

  assign idle = state == LOAD_STATE_IDLE;
  assign wave = wave_state;
  assign sequence_ = sequence_state;
  assign write = state == LOAD_STATE_WRITE;
  assign write_pair = destination[6:1];

  always @* begin
    write_data = {32'd0, extract_first};
    if (destination[0]) begin
      write_data = {32'd0, extract_first} << 6'h20;
    end
    if (two) begin
      write_data = ({32'd0, extract_second} << 6'h20) | {32'd0, extract_first};
    end
  end

  always @* begin
    write_halves = 2'd1;
    if (destination[0]) begin
      write_halves = 2'd2;
    end
    if (two) begin
      write_halves = 2'd3;
    end
    if (discard) begin
      write_halves = 2'd0;
    end
  end

  assign done = write & write_ready & finished;
  assign stops = stops_state;
  assign lookup = state == LOAD_STATE_LOOKUP;
  assign request_valid = state == LOAD_STATE_REQUEST;
  assign line = address[47:6];
  assign part = 2'd0;
  assign stale = stale_state | invalidate;
  assign place = address[5:2];
  assign two = (5'd1 < remaining) & (~destination[0]) & (place != 4'hf);

  always @* begin
    step = 5'd1;
    if (two) begin
      step = 5'd2;
    end
  end

  assign last_of_part = (place == 4'hf) | (((place | 4'd1) == 4'hf) & two);
  assign finished = ~(step < remaining);
  assign extract_offset = address[5:0];
  assign wanted_offset = extract_offset;

  always @* begin
    state_next = state;
    case (state)
      LOAD_STATE_IDLE: begin
        if (start) begin
          state_next = LOAD_STATE_LOOKUP;
          if (start_transfer | (start_available == 5'd0)) begin
            state_next = LOAD_STATE_WRITE;
          end
        end
      end
      LOAD_STATE_LOOKUP: begin
        if (lookup_ready) begin
          state_next = LOAD_STATE_LOOKING;
        end
      end
      LOAD_STATE_LOOKING: begin
        state_next = LOAD_STATE_REQUEST;
        if (hit) begin
          state_next = LOAD_STATE_WRITE;
        end
      end
      LOAD_STATE_REQUEST: begin
        if (request_ready) begin
          state_next = LOAD_STATE_WAIT;
        end
      end
      LOAD_STATE_WAIT: begin
        if (response_valid & response_last) begin
          state_next = LOAD_STATE_WRITE;
        end
      end
      default: begin
        if (write_ready) begin
          if (step < available) begin
            if (last_of_part) begin
              state_next = LOAD_STATE_LOOKUP;
            end
          end
          if (finished) begin
            state_next = LOAD_STATE_IDLE;
          end
        end
      end
    endcase
  end

  always @* begin
    wave_state_next = wave_state;
    case (state)
      LOAD_STATE_IDLE: begin
        if (start) begin
          wave_state_next = start_wave;
        end
      end
      LOAD_STATE_LOOKUP: ;
      LOAD_STATE_LOOKING: ;
      LOAD_STATE_REQUEST: ;
      LOAD_STATE_WAIT: ;
      default: ;
    endcase
  end

  always @* begin
    sequence_state_next = sequence_state;
    case (state)
      LOAD_STATE_IDLE: begin
        if (start) begin
          sequence_state_next = start_sequence;
        end
      end
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
          if (start_transfer) begin
            address_next = 48'd0;
          end
        end
      end
      LOAD_STATE_LOOKUP: ;
      LOAD_STATE_LOOKING: ;
      LOAD_STATE_REQUEST: ;
      LOAD_STATE_WAIT: ;
      default: begin
        if (write_ready) begin
          address_next = address + ({43'd0, step} << 2'd2);
        end
      end
    endcase
  end

  always @* begin
    destination_next = destination;
    case (state)
      LOAD_STATE_IDLE: begin
        if (start) begin
          destination_next = start_destination;
        end
      end
      LOAD_STATE_LOOKUP: ;
      LOAD_STATE_LOOKING: ;
      LOAD_STATE_REQUEST: ;
      LOAD_STATE_WAIT: ;
      default: begin
        if (write_ready) begin
          destination_next = destination + {2'd0, step};
        end
      end
    endcase
  end

  always @* begin
    discard_next = discard;
    case (state)
      LOAD_STATE_IDLE: begin
        if (start) begin
          discard_next = start_discard | (start_dwords == 5'd0);
        end
      end
      LOAD_STATE_LOOKUP: ;
      LOAD_STATE_LOOKING: ;
      LOAD_STATE_REQUEST: ;
      LOAD_STATE_WAIT: ;
      default: ;
    endcase
  end

  always @* begin
    narrowing_next = narrowing;
    case (state)
      LOAD_STATE_IDLE: begin
        if (start) begin
          narrowing_next = start_narrowing;
        end
      end
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
      LOAD_STATE_IDLE: begin
        if (start) begin
          stops_state_next = start_stops;
        end
      end
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
      LOAD_STATE_IDLE: begin
        if (start) begin
          remaining_next = start_dwords;
        end
      end
      LOAD_STATE_LOOKUP: ;
      LOAD_STATE_LOOKING: ;
      LOAD_STATE_REQUEST: ;
      LOAD_STATE_WAIT: ;
      default: begin
        if (write_ready) begin
          remaining_next = remaining - step;
        end
      end
    endcase
  end

  always @* begin
    available_next = available;
    case (state)
      LOAD_STATE_IDLE: begin
        if (start) begin
          available_next = start_available;
        end
      end
      LOAD_STATE_LOOKUP: ;
      LOAD_STATE_LOOKING: ;
      LOAD_STATE_REQUEST: ;
      LOAD_STATE_WAIT: ;
      default: begin
        if (write_ready) begin
          available_next = 5'd0;
          if (step < available) begin
            available_next = available - step;
          end
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
      LOAD_STATE_WAIT: begin
        if (invalidate) begin
          stale_state_next = 1'b1;
        end
      end
      default: ;
    endcase
  end

  always @* begin
    kept_0_next = kept[0 +: 128];
    case (state)
      LOAD_STATE_IDLE: begin
        if (start) begin
          kept_0_next = {64'd0, start_value};
        end
      end
      LOAD_STATE_LOOKUP: ;
      LOAD_STATE_LOOKING: kept_0_next = hit_data[0 +: 128];
      LOAD_STATE_REQUEST: ;
      LOAD_STATE_WAIT: begin
        if (response_valid & (response_part == part)) begin
          kept_0_next = response_data[0 +: 128];
        end
      end
      default: ;
    endcase
  end

  always @* begin
    kept_1_next = kept[1*128 +: 128];
    case (state)
      LOAD_STATE_IDLE: ;
      LOAD_STATE_LOOKUP: ;
      LOAD_STATE_LOOKING: kept_1_next = hit_data[1*128 +: 128];
      LOAD_STATE_REQUEST: ;
      LOAD_STATE_WAIT: begin
        if (response_valid & (response_part == part)) begin
          kept_1_next = response_data[1*128 +: 128];
        end
      end
      default: ;
    endcase
  end

  always @* begin
    kept_2_next = kept[2*128 +: 128];
    case (state)
      LOAD_STATE_IDLE: ;
      LOAD_STATE_LOOKUP: ;
      LOAD_STATE_LOOKING: kept_2_next = hit_data[2*128 +: 128];
      LOAD_STATE_REQUEST: ;
      LOAD_STATE_WAIT: begin
        if (response_valid & (response_part == part)) begin
          kept_2_next = response_data[2*128 +: 128];
        end
      end
      default: ;
    endcase
  end

  always @* begin
    kept_3_next = kept[3*128 +: 128];
    case (state)
      LOAD_STATE_IDLE: ;
      LOAD_STATE_LOOKUP: ;
      LOAD_STATE_LOOKING: kept_3_next = hit_data[3*128 +: 128];
      LOAD_STATE_REQUEST: ;
      LOAD_STATE_WAIT: begin
        if (response_valid & (response_part == part)) begin
          kept_3_next = response_data[3*128 +: 128];
        end
      end
      default: ;
    endcase
  end

  genvar i;

  for (i = 0; i < 4; i = i + 1) begin : each_kept
    reg [127:0] kept_i;
    assign kept[i*128 +: 128] = kept_i;

    initial begin
      kept_i = 128'd0;
    end
    always @(posedge clock) begin
      kept_i <= kept_next[i*128 +: 128];
    end
  end

  initial begin
    state = LOAD_STATE_IDLE;
    wave_state = 4'd0;
    sequence_state = 16'd0;
    address = 48'd0;
    destination = 7'd0;
    discard = 1'b0;
    narrowing = 3'd0;
    stops_state = 1'b0;
    remaining = 5'd0;
    available = 5'd0;
    stale_state = 1'b0;
  end
  always @(posedge clock) begin
    state <= state_next;
    wave_state <= wave_state_next;
    sequence_state <= sequence_state_next;
    address <= address_next;
    destination <= destination_next;
    discard <= discard_next;
    narrowing <= narrowing_next;
    stops_state <= stops_state_next;
    remaining <= remaining_next;
    available <= available_next;
    stale_state <= stale_state_next;
  end

  line_dwords extract (
    .line(kept),
    .offset(extract_offset),
    .narrowing(narrowing),
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
