// atomic_unit: kernel of hdl/src/atomic/unit.rs:200. Written by Tombolo; change the source.
// SPDX-License-Identifier: MIT OR Apache-2.0
`default_nettype none

module atomic_unit (
  input wire clock, // The one clock.
  input wire invalidate, // A dispatch starts: lines are forgotten.
  input wire operation_0_valid, // Operations of the SIMDs.
  input wire [4:0] operation_0_operation, input wire operation_0_wide, input wire [3:0] operation_0_word,
  input wire [127:0] operation_0_data, input wire [41:0] target_0_line, input wire [5:0] target_0_tag,
  output wire ready_0, // It is taken.
  output wire answer_0_valid, // PortResponses to the SIMDs.
  output wire [5:0] answer_0_tag, output wire [63:0] answer_0_value,
  output wire request_valid, // A request to the memory port; its tag is 1 of writes.
  output wire request_write, output reg [41:0] request_line, output wire [63:0] request_mask,
  output wire [5:0] request_tag,
  input wire request_ready, // It is taken.
  output wire [511:0] request_data, // Bytes to write.
  input wire response_valid, // An answer of the memory port.
  input wire [5:0] response_tag, input wire [1:0] response_part, input wire response_last,
  input wire [127:0] response_data_0, // The quarters of its part of the line.
  output wire locked, // Nobody else may write the line of the request.
  input wire contends, // A write of that line, older than the operation, waits for the port.
  output wire pending, // Memory has still to perform some of what it wrote.
  input wire written, // Somebody else writes a line.
  input wire [41:0] written_line // Which.
);
  localparam [4:0] ATOMIC_OPERATION_SWAP = 5'd0;
  localparam [2:0] ATOMIC_STATE_IDLE = 3'd0, ATOMIC_STATE_LOOK = 3'd1, ATOMIC_STATE_ASK = 3'd2;
  localparam [2:0] ATOMIC_STATE_WAIT = 3'd3, ATOMIC_STATE_COMPUTE = 3'd4, ATOMIC_STATE_WRITE = 3'd5;

  wire chooser_valid, chooser_grant_0; wire [15:0] chooser_granted; wire choice_wants_0;
  wire [4:0] choice_chosen_operation /* AtomicOperation */; wire choice_chosen_wide; wire [3:0] choice_chosen_word;
  wire [127:0] choice_chosen_data; wire [41:0] choice_chosen_line; wire [5:0] choice_chosen_tag; wire lines_same;
  wire [127:0] lines_found_0; wire [63:0] place_value; wire [15:0] place_bytes_0; wire [63:0] alu_result;
  reg [2:0] state /* AtomicState */; reg [15:0] last, present; reg [4:0] current_operation /* AtomicOperation */;
  reg current_wide; reg [3:0] current_word; reg [127:0] current_data; reg [5:0] tag_state; reg owner_0;
  reg [63:0] before_; reg [5:0] open_writes;

  wire has_room = open_writes != 6'h3f;
  wire state_is_idle = state == ATOMIC_STATE_IDLE;
  assign ready_0 = state_is_idle & chooser_grant_0 & has_room;
  assign request_write = state == ATOMIC_STATE_WRITE;
  assign request_valid = (state == ATOMIC_STATE_ASK) | request_write;
  assign request_tag = request_write ? 6'd1 : 6'd0;
  assign locked = state != ATOMIC_STATE_IDLE;
  assign pending = open_writes != 6'd0;
  wire written_back = response_valid & response_last & (response_tag == 6'd1);
  wire arrives = (state == ATOMIC_STATE_WAIT) & response_valid & (response_tag == 6'd0);
  wire complete = arrives & response_last;
  wire [15:0] present_after_shifted = 16'd1 << request_line[3:0];
  wire [15:0] present_after = complete ? ((present & ~present_after_shifted) | present_after_shifted) : present;
  wire completes = request_write & request_ready;
  wire [1:0] lines_part = arrives ? response_part : current_word[3:2];
  wire lines_read = state == ATOMIC_STATE_LOOK;
  wire lines_write = arrives | completes;
  wire [15:0] lines_bytes_0 = arrives ? 16'hffff : place_bytes_0;
  wire [127:0] lines_data_0 = arrives ? response_data_0 : request_data[127:0];
  wire [63:0] alu_data = current_data[63:0];
  wire [63:0] alu_comparand = (~current_wide) ? current_data[95:32] : current_data[127:64];
  initial begin
    state = ATOMIC_STATE_IDLE; last = 16'd0; present = 16'd0; request_line = 42'd0;
    current_operation = ATOMIC_OPERATION_SWAP; current_wide = 1'b0; current_word = 4'd0; current_data = 128'd0;
    tag_state = 6'd0; owner_0 = 1'b0; before_ = 64'd0; open_writes = 6'd0;
  end
  always @(posedge clock) begin
    case (state)
      ATOMIC_STATE_IDLE: begin
        if (chooser_valid & has_room) begin
          state <= ATOMIC_STATE_LOOK; last <= chooser_granted; request_line <= choice_chosen_line;
          current_operation <= choice_chosen_operation; current_wide <= choice_chosen_wide;
          current_word <= choice_chosen_word; current_data <= choice_chosen_data; tag_state <= choice_chosen_tag;
        end
      end
      ATOMIC_STATE_LOOK: begin
        if (~contends) begin
          state <= ATOMIC_STATE_ASK;
          if (lines_same & present[request_line[3:0]]) state <= ATOMIC_STATE_COMPUTE;
        end
      end
      ATOMIC_STATE_ASK: if (request_ready) state <= ATOMIC_STATE_WAIT;
      ATOMIC_STATE_WAIT: if (complete) state <= ATOMIC_STATE_LOOK;
      ATOMIC_STATE_COMPUTE: begin state <= ATOMIC_STATE_WRITE; before_ <= place_value; end
      default: if (request_ready) state <= ATOMIC_STATE_IDLE;
    endcase
    present <= invalidate ? 16'd0 : written ? ((present_after & ~(16'd1 << written_line[3:0])) | (16'd0 <<
        written_line[3:0])) : present_after;
    if (state_is_idle & chooser_valid & has_room) owner_0 <= chooser_grant_0;
    if (completes & ~written_back) open_writes <= open_writes + 6'd1;
    if (~completes & written_back) open_writes <= open_writes - 6'd1;
  end

  round_robin_chooser chooser (
    .request_0(choice_wants_0), .last(last), .valid(chooser_valid), .grant_0(chooser_grant_0),
    .granted(chooser_granted));

  atomic_choice choice (
    .grant_0(chooser_grant_0), .operation_0_valid(operation_0_valid), .operation_0_operation(operation_0_operation),
    .operation_0_wide(operation_0_wide), .operation_0_word(operation_0_word), .operation_0_data(operation_0_data),
    .target_0_line(target_0_line), .target_0_tag(target_0_tag), .wants_0(choice_wants_0),
    .chosen_operation(choice_chosen_operation), .chosen_wide(choice_chosen_wide), .chosen_word(choice_chosen_word),
    .chosen_data(choice_chosen_data), .chosen_line(choice_chosen_line), .chosen_tag(choice_chosen_tag));

  atomic_responses answers (
    .completes(completes), .owner_0(owner_0), .tag(tag_state), .value(before_), .answer_0_valid(answer_0_valid),
    .answer_0_tag(answer_0_tag), .answer_0_value(answer_0_value));

  atomic_lines lines (
    .clock(clock), .line(request_line), .part(lines_part), .read(lines_read), .write(lines_write),
    .bytes_0(lines_bytes_0), .data_0(lines_data_0), .same(lines_same), .found_0(lines_found_0));

  atomic_place place (
    .line_0(lines_found_0), .word(current_word), .result(alu_result), .value(place_value), .data(request_data),
    .mask(request_mask), .bytes_0(place_bytes_0));

  atomic_alu alu (
    .clock(clock), .operation(current_operation), .memory(place_value), .data(alu_data), .comparand(alu_comparand),
    .result(alu_result));
endmodule
`default_nettype wire
