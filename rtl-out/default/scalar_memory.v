// scalar_memory: kernel of hdl/src/scalar/scalar_memory.rs
// Written by Tombolo; change the source.

module scalar_memory (
  input wire clock,
  input wire issue_valid,
  input wire [3:0] issue_wave,
  input wire [31:0] issue_word0,
  input wire [31:0] issue_word1,
  input wire [15:0] issue_sequence,
  output wire ready,
  output wire [3:0] wave,
  output wire reading,
  output wire [6:0] read_index_0,
  output wire [6:0] read_index_1,
  input wire [63:0] read_data_0,
  input wire [63:0] read_data_1,
  output wire write,
  input wire write_ready,
  output wire [5:0] write_pair,
  output reg [63:0] write_data,
  output reg [1:0] write_halves,
  output wire done,
  output wire [15:0] sequence_,
  output wire request_valid,
  input wire request_ready,
  output wire [41:0] request_line,
  output wire [63:0] request_mask,
  input wire response_valid,
  input wire [511:0] response_data
);
  localparam [2:0] LOAD_STATE_IDLE = 3'd0;
  localparam [2:0] LOAD_STATE_READ = 3'd1;
  localparam [2:0] LOAD_STATE_ADDRESS = 3'd2;
  localparam [2:0] LOAD_STATE_REQUEST = 3'd3;
  localparam [2:0] LOAD_STATE_WAIT = 3'd4;
  localparam [2:0] LOAD_STATE_WRITE = 3'd5;

  reg [47:0] align_mask;
  wire [47:0] sum;
  wire two;
  reg [4:0] step;
  wire last_of_line;
  wire finished;
  wire [47:0] decode_immediate;
  wire [6:0] decode_destination;
  wire [4:0] decode_dwords;
  wire [2:0] decode_narrowing;
  wire [5:0] extract_offset;
  wire [31:0] extract_first;
  wire [31:0] extract_second;
  wire [5:0] wanted_offset;
  reg [2:0] state; // LoadState
  reg [2:0] state_next; // LoadState
  reg [3:0] wave_state;
  reg [3:0] wave_state_next;
  reg [31:0] word0;
  reg [31:0] word0_next;
  reg [31:0] word1;
  reg [31:0] word1_next;
  reg [15:0] sequence_state;
  reg [15:0] sequence_state_next;
  reg [47:0] address;
  reg [47:0] address_next;
  reg [6:0] destination;
  reg [6:0] destination_next;
  reg [4:0] remaining;
  reg [4:0] remaining_next;
  reg [511:0] line;
  reg [511:0] line_next;

  assign ready = state == LOAD_STATE_IDLE;
  assign wave = wave_state;
  assign reading = state == LOAD_STATE_READ;
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
  end

  assign done = write & write_ready & finished;
  assign sequence_ = sequence_state;
  assign request_valid = state == LOAD_STATE_REQUEST;
  assign request_line = address[47:6];

  always @* begin
    align_mask = 48'hfffffffffffc;
    if (decode_narrowing[1:0] == 2'd1) begin
      align_mask = 48'hfffffffffffe;
    end
    if (decode_narrowing[1:0] == 2'd2) begin
      align_mask = 48'hffffffffffff;
    end
  end

  wire [47:0] sum_1 = (read_data_0[47:0] & align_mask) + ({16'd0, read_data_1[31:0]} & align_mask);
  assign sum = sum_1 + (decode_immediate & align_mask);
  assign two = (5'd1 < remaining) & (~destination[0]) & (address[5:2] != 4'hf);

  always @* begin
    step = 5'd1;
    if (two) begin
      step = 5'd2;
    end
  end

  assign last_of_line = (address[5:2] == 4'hf) | ((address[5:2] == 4'he) & two);
  assign finished = remaining == step;
  assign extract_offset = address[5:0];
  assign wanted_offset = extract_offset;

  always @* begin
    state_next = state;
    case (state)
      LOAD_STATE_IDLE: begin
        if (issue_valid) begin
          state_next = LOAD_STATE_READ;
        end
      end
      LOAD_STATE_READ: state_next = LOAD_STATE_ADDRESS;
      LOAD_STATE_ADDRESS: state_next = LOAD_STATE_REQUEST;
      LOAD_STATE_REQUEST: begin
        if (request_ready) begin
          state_next = LOAD_STATE_WAIT;
        end
      end
      LOAD_STATE_WAIT: begin
        if (response_valid) begin
          state_next = LOAD_STATE_WRITE;
        end
      end
      default: begin
        if (write_ready) begin
          if (finished) begin
            state_next = LOAD_STATE_IDLE;
          end else if (last_of_line) begin
            state_next = LOAD_STATE_REQUEST;
          end
        end
      end
    endcase
  end

  always @* begin
    wave_state_next = wave_state;
    case (state)
      LOAD_STATE_IDLE: begin
        if (issue_valid) begin
          wave_state_next = issue_wave;
        end
      end
      LOAD_STATE_READ: ;
      LOAD_STATE_ADDRESS: ;
      LOAD_STATE_REQUEST: ;
      LOAD_STATE_WAIT: ;
      default: ;
    endcase
  end

  always @* begin
    word0_next = word0;
    case (state)
      LOAD_STATE_IDLE: begin
        if (issue_valid) begin
          word0_next = issue_word0;
        end
      end
      LOAD_STATE_READ: ;
      LOAD_STATE_ADDRESS: ;
      LOAD_STATE_REQUEST: ;
      LOAD_STATE_WAIT: ;
      default: ;
    endcase
  end

  always @* begin
    word1_next = word1;
    case (state)
      LOAD_STATE_IDLE: begin
        if (issue_valid) begin
          word1_next = issue_word1;
        end
      end
      LOAD_STATE_READ: ;
      LOAD_STATE_ADDRESS: ;
      LOAD_STATE_REQUEST: ;
      LOAD_STATE_WAIT: ;
      default: ;
    endcase
  end

  always @* begin
    sequence_state_next = sequence_state;
    case (state)
      LOAD_STATE_IDLE: begin
        if (issue_valid) begin
          sequence_state_next = issue_sequence;
        end
      end
      LOAD_STATE_READ: ;
      LOAD_STATE_ADDRESS: ;
      LOAD_STATE_REQUEST: ;
      LOAD_STATE_WAIT: ;
      default: ;
    endcase
  end

  always @* begin
    address_next = address;
    case (state)
      LOAD_STATE_IDLE: ;
      LOAD_STATE_READ: ;
      LOAD_STATE_ADDRESS: address_next = sum;
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
      LOAD_STATE_IDLE: ;
      LOAD_STATE_READ: ;
      LOAD_STATE_ADDRESS: destination_next = decode_destination;
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
    remaining_next = remaining;
    case (state)
      LOAD_STATE_IDLE: ;
      LOAD_STATE_READ: ;
      LOAD_STATE_ADDRESS: remaining_next = decode_dwords;
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
    line_next = line;
    case (state)
      LOAD_STATE_IDLE: ;
      LOAD_STATE_READ: ;
      LOAD_STATE_ADDRESS: ;
      LOAD_STATE_REQUEST: ;
      LOAD_STATE_WAIT: begin
        if (response_valid) begin
          line_next = response_data;
        end
      end
      default: ;
    endcase
  end

  initial begin
    state = LOAD_STATE_IDLE;
    wave_state = 4'd0;
    word0 = 32'd0;
    word1 = 32'd0;
    sequence_state = 16'd0;
    address = 48'd0;
    destination = 7'd0;
    remaining = 5'd0;
    line = 512'd0;
  end
  always @(posedge clock) begin
    state <= state_next;
    wave_state <= wave_state_next;
    word0 <= word0_next;
    word1 <= word1_next;
    sequence_state <= sequence_state_next;
    address <= address_next;
    destination <= destination_next;
    remaining <= remaining_next;
    line <= line_next;
  end

  scalar_load_decode decode (
    .word0(word0),
    .word1(word1),
    .base(read_index_0),
    .offset(read_index_1),
    .immediate(decode_immediate),
    .destination(decode_destination),
    .dwords(decode_dwords),
    .narrowing(decode_narrowing)
  );

  line_dwords extract (
    .line(line),
    .offset(extract_offset),
    .narrowing(decode_narrowing),
    .first(extract_first),
    .second(extract_second)
  );

  wanted_bytes wanted (
    .offset(wanted_offset),
    .dwords(remaining),
    .bytes(request_mask)
  );

endmodule
