// atomic_unit: kernel of hdl/src/atomic/unit.rs:198
// Written by Tombolo; change the source.
// SPDX-License-Identifier: MIT OR Apache-2.0

`default_nettype none

module atomic_unit (
  input wire clock, // The one clock.
  input wire invalidate, // A dispatch starts: lines are forgotten.
  input wire operation_0_valid, // Operations of the SIMDs.
  input wire [4:0] operation_0_operation,
  input wire operation_0_wide,
  input wire [3:0] operation_0_word,
  input wire [127:0] operation_0_data,
  input wire [3:0] operation_0_origin_wave,
  input wire [15:0] operation_0_origin_sequence,
  input wire [5:0] operation_0_origin_lane,
  input wire operation_1_valid,
  input wire [4:0] operation_1_operation,
  input wire operation_1_wide,
  input wire [3:0] operation_1_word,
  input wire [127:0] operation_1_data,
  input wire [3:0] operation_1_origin_wave,
  input wire [15:0] operation_1_origin_sequence,
  input wire [5:0] operation_1_origin_lane,
  input wire [41:0] target_0_line,
  input wire [5:0] target_0_tag,
  input wire [41:0] target_1_line,
  input wire [5:0] target_1_tag,
  output wire ready_0, // It is taken.
  output wire ready_1,
  output wire answer_0_valid, // Answers to the SIMDs.
  output wire [5:0] answer_0_tag,
  output wire [63:0] answer_0_value,
  output wire answer_1_valid,
  output wire [5:0] answer_1_tag,
  output wire [63:0] answer_1_value,
  output wire request_valid, // A request to the memory port; its tag is 1 of writes.
  output wire request_write,
  output wire [41:0] request_line,
  output wire [63:0] request_mask,
  output reg [5:0] request_tag,
  input wire request_ready, // It is taken.
  output wire [511:0] request_data, // Bytes to write.
  input wire response_valid, // An answer of the memory port.
  input wire [5:0] response_tag,
  input wire [1:0] response_part,
  input wire response_last,
  input wire [511:0] response_data, // The quarters of its part of the line.
  output wire locked, // Nobody else may write the line of the request.
  input wire written, // Somebody else writes a line.
  input wire [41:0] written_line, // Which.
  output wire [3:0] debug_origin_wave, // Origin of the operation in progress.
  output wire [15:0] debug_origin_sequence,
  output wire [5:0] debug_origin_lane,
  output wire debug_simd_0, // The SIMD's operation is in progress.
  output wire debug_simd_1
);
  localparam [4:0] ATOMIC_OPERATION_SWAP = 5'd0;
  localparam [2:0] ATOMIC_STATE_IDLE = 3'd0;
  localparam [2:0] ATOMIC_STATE_LOOK = 3'd1;
  localparam [2:0] ATOMIC_STATE_ASK = 3'd2;
  localparam [2:0] ATOMIC_STATE_WAIT = 3'd3;
  localparam [2:0] ATOMIC_STATE_COMPUTE = 3'd4;
  localparam [2:0] ATOMIC_STATE_WRITE = 3'd5;

  reg [15:0] present_after;
  wire arrives;
  wire complete;
  wire completes;
  wire chooser_valid;
  wire chooser_grant_0;
  wire chooser_grant_1;
  wire [15:0] chooser_granted;
  wire [3:0] chooser_index;
  wire choice_wants_0;
  wire choice_wants_1;
  wire [4:0] choice_chosen_operation; // AtomicOperation
  wire choice_chosen_wide;
  wire [3:0] choice_chosen_word;
  wire [127:0] choice_chosen_data;
  wire [3:0] choice_chosen_origin_wave;
  wire [15:0] choice_chosen_origin_sequence;
  wire [5:0] choice_chosen_origin_lane;
  wire [41:0] choice_chosen_line;
  wire [5:0] choice_chosen_tag;
  reg [1:0] lines_part;
  wire lines_read;
  wire lines_write;
  wire [63:0] lines_bytes;
  wire [511:0] lines_data;
  wire lines_same;
  wire [511:0] lines_found;
  wire [63:0] place_value;
  wire [63:0] place_bytes;
  wire [63:0] alu_data;
  reg [63:0] alu_comparand;
  wire [1:0] alu_denormals;
  wire [63:0] alu_result;
  reg [2:0] state; // AtomicState
  reg [2:0] state_next; // AtomicState
  reg [15:0] last;
  reg [15:0] last_next;
  reg [15:0] present;
  reg [15:0] present_next;
  reg [41:0] line_state;
  reg [41:0] line_state_next;
  reg [4:0] current_operation; // AtomicOperation
  reg current_wide;
  reg [3:0] current_word;
  reg [127:0] current_data;
  reg [3:0] current_origin_wave;
  reg [15:0] current_origin_sequence;
  reg [5:0] current_origin_lane;
  reg [4:0] current_next_operation; // AtomicOperation
  reg current_next_wide;
  reg [3:0] current_next_word;
  reg [127:0] current_next_data;
  reg [3:0] current_next_origin_wave;
  reg [15:0] current_next_origin_sequence;
  reg [5:0] current_next_origin_lane;
  reg [5:0] tag_state;
  reg [5:0] tag_state_next;
  reg owner_0;
  reg owner_0_next;
  reg owner_1;
  reg owner_1_next;
  reg [63:0] before_;
  reg [63:0] before_next;

  wire state_is_idle = state == ATOMIC_STATE_IDLE;
  assign ready_0 = state_is_idle & chooser_grant_0;
  assign ready_1 = state_is_idle & chooser_grant_1;
  assign request_valid = (state == ATOMIC_STATE_ASK) | request_write;
  assign request_write = state == ATOMIC_STATE_WRITE;
  assign request_line = line_state;

  always @* begin
    request_tag = 6'd0;
    if (request_write) request_tag = 6'd1;
  end

  assign locked = state != ATOMIC_STATE_IDLE;
  assign debug_origin_wave = current_origin_wave;
  assign debug_origin_sequence = current_origin_sequence;
  assign debug_origin_lane = current_origin_lane;
  assign debug_simd_0 = owner_0;
  assign debug_simd_1 = owner_1;
  wire [15:0] n_1_left_line_state_3_0 = 16'd1 << line_state[3:0];

  always @* begin
    present_after = present;
    if (complete) present_after = (present & ~n_1_left_line_state_3_0) | n_1_left_line_state_3_0;
  end

  assign arrives = (state == ATOMIC_STATE_WAIT) & response_valid & (response_tag == 6'd0);
  assign complete = arrives & response_last;
  assign completes = request_write & request_ready;

  always @* begin
    lines_part = current_word[3:2];
    if (arrives) lines_part = response_part;
  end

  assign lines_read = state == ATOMIC_STATE_LOOK;
  assign lines_write = arrives | completes;
  assign alu_data = current_data[63:0];

  always @* begin
    alu_comparand = current_data[127:64];
    if (~current_wide) alu_comparand = current_data[95:32];
  end

  assign alu_denormals = 2'd3;

  always @* begin
    state_next = state;
    case (state)
      ATOMIC_STATE_IDLE: if (chooser_valid) state_next = ATOMIC_STATE_LOOK;
      ATOMIC_STATE_LOOK: begin
        state_next = ATOMIC_STATE_ASK;
        if (lines_same & present[line_state[3:0]]) state_next = ATOMIC_STATE_COMPUTE;
      end
      ATOMIC_STATE_ASK: if (request_ready) state_next = ATOMIC_STATE_WAIT;
      ATOMIC_STATE_WAIT: if (complete) state_next = ATOMIC_STATE_LOOK;
      ATOMIC_STATE_COMPUTE: state_next = ATOMIC_STATE_WRITE;
      default: if (request_ready) state_next = ATOMIC_STATE_IDLE;
    endcase
  end

  always @* begin
    last_next = last;
    case (state)
      ATOMIC_STATE_IDLE: if (chooser_valid) last_next = chooser_granted;
      ATOMIC_STATE_LOOK: ;
      ATOMIC_STATE_ASK: ;
      ATOMIC_STATE_WAIT: ;
      ATOMIC_STATE_COMPUTE: ;
      default: ;
    endcase
  end

  always @* begin
    present_next = present_after;
    if (written) present_next = (present_after & ~(16'd1 << written_line[3:0])) | (16'd0 << written_line[3:0]);
    if (invalidate) present_next = 16'd0;
  end

  always @* begin
    line_state_next = line_state;
    case (state)
      ATOMIC_STATE_IDLE: if (chooser_valid) line_state_next = choice_chosen_line;
      ATOMIC_STATE_LOOK: ;
      ATOMIC_STATE_ASK: ;
      ATOMIC_STATE_WAIT: ;
      ATOMIC_STATE_COMPUTE: ;
      default: ;
    endcase
  end

  always @* begin
    current_next_operation = current_operation;
    case (state)
      ATOMIC_STATE_IDLE: if (chooser_valid) current_next_operation = choice_chosen_operation;
      ATOMIC_STATE_LOOK: ;
      ATOMIC_STATE_ASK: ;
      ATOMIC_STATE_WAIT: ;
      ATOMIC_STATE_COMPUTE: ;
      default: ;
    endcase
  end

  always @* begin
    current_next_wide = current_wide;
    case (state)
      ATOMIC_STATE_IDLE: if (chooser_valid) current_next_wide = choice_chosen_wide;
      ATOMIC_STATE_LOOK: ;
      ATOMIC_STATE_ASK: ;
      ATOMIC_STATE_WAIT: ;
      ATOMIC_STATE_COMPUTE: ;
      default: ;
    endcase
  end

  always @* begin
    current_next_word = current_word;
    case (state)
      ATOMIC_STATE_IDLE: if (chooser_valid) current_next_word = choice_chosen_word;
      ATOMIC_STATE_LOOK: ;
      ATOMIC_STATE_ASK: ;
      ATOMIC_STATE_WAIT: ;
      ATOMIC_STATE_COMPUTE: ;
      default: ;
    endcase
  end

  always @* begin
    current_next_data = current_data;
    case (state)
      ATOMIC_STATE_IDLE: if (chooser_valid) current_next_data = choice_chosen_data;
      ATOMIC_STATE_LOOK: ;
      ATOMIC_STATE_ASK: ;
      ATOMIC_STATE_WAIT: ;
      ATOMIC_STATE_COMPUTE: ;
      default: ;
    endcase
  end

  always @* begin
    current_next_origin_wave = current_origin_wave;
    case (state)
      ATOMIC_STATE_IDLE: if (chooser_valid) current_next_origin_wave = choice_chosen_origin_wave;
      ATOMIC_STATE_LOOK: ;
      ATOMIC_STATE_ASK: ;
      ATOMIC_STATE_WAIT: ;
      ATOMIC_STATE_COMPUTE: ;
      default: ;
    endcase
  end

  always @* begin
    current_next_origin_sequence = current_origin_sequence;
    case (state)
      ATOMIC_STATE_IDLE: if (chooser_valid) current_next_origin_sequence = choice_chosen_origin_sequence;
      ATOMIC_STATE_LOOK: ;
      ATOMIC_STATE_ASK: ;
      ATOMIC_STATE_WAIT: ;
      ATOMIC_STATE_COMPUTE: ;
      default: ;
    endcase
  end

  always @* begin
    current_next_origin_lane = current_origin_lane;
    case (state)
      ATOMIC_STATE_IDLE: if (chooser_valid) current_next_origin_lane = choice_chosen_origin_lane;
      ATOMIC_STATE_LOOK: ;
      ATOMIC_STATE_ASK: ;
      ATOMIC_STATE_WAIT: ;
      ATOMIC_STATE_COMPUTE: ;
      default: ;
    endcase
  end

  always @* begin
    tag_state_next = tag_state;
    case (state)
      ATOMIC_STATE_IDLE: if (chooser_valid) tag_state_next = choice_chosen_tag;
      ATOMIC_STATE_LOOK: ;
      ATOMIC_STATE_ASK: ;
      ATOMIC_STATE_WAIT: ;
      ATOMIC_STATE_COMPUTE: ;
      default: ;
    endcase
  end

  always @* begin
    owner_0_next = owner_0;
    if (state_is_idle & chooser_valid) owner_0_next = chooser_grant_0;
  end

  always @* begin
    owner_1_next = owner_1;
    if (state_is_idle & chooser_valid) owner_1_next = chooser_grant_1;
  end

  always @* begin
    before_next = before_;
    case (state)
      ATOMIC_STATE_IDLE: ;
      ATOMIC_STATE_LOOK: ;
      ATOMIC_STATE_ASK: ;
      ATOMIC_STATE_WAIT: ;
      ATOMIC_STATE_COMPUTE: before_next = place_value;
      default: ;
    endcase
  end

  genvar i;

  for (i = 0; i < 4; i = i + 1) begin : each_lines_bytes
    reg [15:0] lines_bytes_i;
    reg [127:0] lines_data_i;
    assign lines_bytes[i*16 +: 16] = lines_bytes_i;
    assign lines_data[i*128 +: 128] = lines_data_i;

    always @* begin
      lines_bytes_i = place_bytes[i*16 +: 16];
      if (arrives) lines_bytes_i = 16'hffff;
    end

    always @* begin
      lines_data_i = request_data[127:0];
      if (arrives) lines_data_i = response_data[i*128 +: 128];
    end
  end

  initial begin
    state = ATOMIC_STATE_IDLE;
    last = 16'd0;
    present = 16'd0;
    line_state = 42'd0;
    current_operation = ATOMIC_OPERATION_SWAP;
    current_wide = 1'b0;
    current_word = 4'd0;
    current_data = 128'd0;
    current_origin_wave = 4'd0;
    current_origin_sequence = 16'd0;
    current_origin_lane = 6'd0;
    tag_state = 6'd0;
    owner_0 = 1'b0;
    owner_1 = 1'b0;
    before_ = 64'd0;
  end
  always @(posedge clock) begin
    state <= state_next;
    last <= last_next;
    present <= present_next;
    line_state <= line_state_next;
    current_operation <= current_next_operation;
    current_wide <= current_next_wide;
    current_word <= current_next_word;
    current_data <= current_next_data;
    current_origin_wave <= current_next_origin_wave;
    current_origin_sequence <= current_next_origin_sequence;
    current_origin_lane <= current_next_origin_lane;
    tag_state <= tag_state_next;
    owner_0 <= owner_0_next;
    owner_1 <= owner_1_next;
    before_ <= before_next;
  end

  round_robin chooser (
    .request_0(choice_wants_0),
    .request_1(choice_wants_1),
    .last(last),
    .valid(chooser_valid),
    .grant_0(chooser_grant_0),
    .grant_1(chooser_grant_1),
    .granted(chooser_granted),
    .index(chooser_index)
  );

  atomic_choice choice (
    .grant_0(chooser_grant_0),
    .grant_1(chooser_grant_1),
    .operation_0_valid(operation_0_valid),
    .operation_0_operation(operation_0_operation),
    .operation_0_wide(operation_0_wide),
    .operation_0_word(operation_0_word),
    .operation_0_data(operation_0_data),
    .operation_0_origin_wave(operation_0_origin_wave),
    .operation_0_origin_sequence(operation_0_origin_sequence),
    .operation_0_origin_lane(operation_0_origin_lane),
    .operation_1_valid(operation_1_valid),
    .operation_1_operation(operation_1_operation),
    .operation_1_wide(operation_1_wide),
    .operation_1_word(operation_1_word),
    .operation_1_data(operation_1_data),
    .operation_1_origin_wave(operation_1_origin_wave),
    .operation_1_origin_sequence(operation_1_origin_sequence),
    .operation_1_origin_lane(operation_1_origin_lane),
    .target_0_line(target_0_line),
    .target_0_tag(target_0_tag),
    .target_1_line(target_1_line),
    .target_1_tag(target_1_tag),
    .wants_0(choice_wants_0),
    .wants_1(choice_wants_1),
    .chosen_operation(choice_chosen_operation),
    .chosen_wide(choice_chosen_wide),
    .chosen_word(choice_chosen_word),
    .chosen_data(choice_chosen_data),
    .chosen_origin_wave(choice_chosen_origin_wave),
    .chosen_origin_sequence(choice_chosen_origin_sequence),
    .chosen_origin_lane(choice_chosen_origin_lane),
    .chosen_line(choice_chosen_line),
    .chosen_tag(choice_chosen_tag)
  );

  atomic_answers answers (
    .completes(completes),
    .owner_0(owner_0),
    .owner_1(owner_1),
    .tag(tag_state),
    .value(before_),
    .answer_0_valid(answer_0_valid),
    .answer_0_tag(answer_0_tag),
    .answer_0_value(answer_0_value),
    .answer_1_valid(answer_1_valid),
    .answer_1_tag(answer_1_tag),
    .answer_1_value(answer_1_value)
  );

  atomic_lines lines (
    .clock(clock),
    .line(line_state),
    .part(lines_part),
    .read(lines_read),
    .write(lines_write),
    .bytes(lines_bytes),
    .data(lines_data),
    .same(lines_same),
    .found(lines_found)
  );

  atomic_place place (
    .line(lines_found),
    .word(current_word),
    .wide(current_wide),
    .result(alu_result),
    .value(place_value),
    .data(request_data),
    .mask(request_mask),
    .bytes(place_bytes)
  );

  atomic_alu alu (
    .clock(clock),
    .operation(current_operation),
    .wide(current_wide),
    .memory(place_value),
    .data(alu_data),
    .comparand(alu_comparand),
    .denormals(alu_denormals),
    .result(alu_result)
  );

endmodule

`default_nettype wire
