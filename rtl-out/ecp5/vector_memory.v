// vector_memory: kernel of hdl/src/memory/vector_memory.rs
// Written by Tombolo; change the source.

module vector_memory (
  input wire clock,
  input wire issue_valid,
  input wire [3:0] issue_wave,
  input wire [31:0] issue_word_0,
  input wire [31:0] issue_word_1,
  input wire [31:0] issue_word_2,
  input wire [15:0] issue_sequence,
  input wire [63:0] issue_exec,
  input wire [10:0] issue_vgpr_base,
  input wire [10:0] vgprs,
  output wire ready,
  output wire [3:0] wave,
  output wire [6:0] base_index,
  input wire [63:0] base_data,
  output wire read,
  output reg [10:0] read_row,
  output wire [2:0] read_beat,
  output wire [1:0] read_bank,
  input wire [31:0] vgpr_0,
  input wire [31:0] vgpr_1,
  input wire [31:0] vgpr_2,
  input wire [31:0] vgpr_3,
  output reg read_done,
  output wire write,
  input wire write_ready,
  output wire [10:0] write_row,
  output wire [2:0] write_beat,
  output wire [31:0] write_data_0,
  output wire [31:0] write_data_1,
  output wire [31:0] write_data_2,
  output wire [31:0] write_data_3,
  output reg [3:0] write_bytes_0,
  output reg [3:0] write_bytes_1,
  output reg [3:0] write_bytes_2,
  output reg [3:0] write_bytes_3,
  output wire request_valid,
  input wire request_ready,
  output wire request_write,
  output wire [41:0] request_line,
  output wire [511:0] request_data,
  output wire [63:0] request_mask,
  output wire [3:0] request_tag,
  input wire response_valid,
  output wire response_ready,
  input wire [3:0] response_tag,
  input wire [511:0] response_data,
  output wire load_done,
  output wire store_done,
  output wire [3:0] done_wave
);
  localparam [2:0] VECTOR_MEMORY_STATE_IDLE = 3'd0;
  localparam [2:0] VECTOR_MEMORY_STATE_READ = 3'd1;
  localparam [2:0] VECTOR_MEMORY_STATE_CAPTURE = 3'd2;
  localparam [2:0] VECTOR_MEMORY_STATE_SEND = 3'd3;
  localparam [2:0] VECTOR_MEMORY_STATE_FINISH = 3'd4;

  reg is_last_step;
  reg [10:0] step_row;
  wire ignored;
  wire ring_free;
  wire sends;
  wire finishes;
  wire pushes;
  wire pops;
  wire dword_done;
  reg any_crosses;
  wire last_dword;
  wire [39:0] facts;
  wire [10:0] destination_row;
  wire returned_is_load;
  wire returns;
  reg [15:0] done_after_push;
  reg [15:0] done_after_return;
  wire [2:0] decode_dwords;
  wire [7:0] decode_address;
  wire [7:0] decode_source;
  wire [7:0] decode_destination;
  wire decode_has_base;
  wire [47:0] decode_offset;
  wire lane_0_load_low;
  wire lane_0_load_high;
  wire lane_0_load_data_0;
  wire lane_0_load_data_1;
  wire lane_0_load_data_2;
  wire lane_0_load_data_3;
  wire [41:0] lane_0_line;
  wire [5:0] lane_0_offset;
  wire lane_0_crosses;
  wire [31:0] lane_0_data;
  wire lane_1_load_low;
  wire lane_1_load_high;
  wire lane_1_load_data_0;
  wire lane_1_load_data_1;
  wire lane_1_load_data_2;
  wire lane_1_load_data_3;
  wire [41:0] lane_1_line;
  wire [5:0] lane_1_offset;
  wire lane_1_crosses;
  wire [31:0] lane_1_data;
  wire lane_2_load_low;
  wire lane_2_load_high;
  wire lane_2_load_data_0;
  wire lane_2_load_data_1;
  wire lane_2_load_data_2;
  wire lane_2_load_data_3;
  wire [41:0] lane_2_line;
  wire [5:0] lane_2_offset;
  wire lane_2_crosses;
  wire [31:0] lane_2_data;
  wire lane_3_load_low;
  wire lane_3_load_high;
  wire lane_3_load_data_0;
  wire lane_3_load_data_1;
  wire lane_3_load_data_2;
  wire lane_3_load_data_3;
  wire [41:0] lane_3_line;
  wire [5:0] lane_3_offset;
  wire lane_3_crosses;
  wire [31:0] lane_3_data;
  reg coalesce_pending_0;
  reg coalesce_pending_1;
  reg coalesce_pending_2;
  reg coalesce_pending_3;
  wire coalesce_any;
  wire coalesce_served_0;
  wire coalesce_served_1;
  wire coalesce_served_2;
  wire coalesce_served_3;
  wire [39:0] table_facts;
  wire [39:0] table_returned_facts;
  wire table_returned_served_0;
  wire table_returned_served_1;
  wire table_returned_served_2;
  wire table_returned_served_3;
  wire [5:0] table_returned_offset_0;
  wire [5:0] table_returned_offset_1;
  wire [5:0] table_returned_offset_2;
  wire [5:0] table_returned_offset_3;
  wire [39:0] table_oldest_facts;
  wire extract_0_upper_part;
  wire [3:0] extract_0_bytes;
  wire extract_1_upper_part;
  wire [3:0] extract_1_bytes;
  wire extract_2_upper_part;
  wire [3:0] extract_2_bytes;
  wire extract_3_upper_part;
  wire [3:0] extract_3_bytes;
  reg [31:0] exec_part_mask;
  wire exec_part_lane_0;
  wire exec_part_lane_1;
  wire exec_part_lane_2;
  wire exec_part_lane_3;
  reg [2:0] state; // VectorMemoryState
  reg [2:0] state_next; // VectorMemoryState
  reg [3:0] wave_state;
  reg [3:0] wave_state_next;
  reg [31:0] word_0;
  reg [31:0] word_0_next;
  reg [31:0] word_1;
  reg [31:0] word_1_next;
  reg [31:0] word_2;
  reg [31:0] word_2_next;
  reg [15:0] sequence_;
  reg [15:0] sequence_next;
  reg [31:0] exec;
  reg [31:0] exec_next;
  reg [10:0] vgpr_base;
  reg [10:0] vgpr_base_next;
  reg [2:0] beat;
  reg [2:0] beat_next;
  reg [2:0] step;
  reg [2:0] step_next;
  reg [2:0] captured_step;
  reg capturing;
  reg [1:0] captured_bank;
  wire [1:0] captured_bank_next;
  reg [47:0] base;
  reg [47:0] base_next;
  reg [1:0] dword;
  reg [1:0] dword_next;
  reg upper_part;
  reg upper_part_next;
  reg fresh;
  reg fresh_next;
  reg pending_0;
  reg pending_0_next;
  reg pending_1;
  reg pending_1_next;
  reg pending_2;
  reg pending_2_next;
  reg pending_3;
  reg pending_3_next;
  reg [3:0] ring_head;
  reg [3:0] ring_head_next;
  reg [3:0] ring_tail;
  reg [3:0] ring_tail_next;
  reg [4:0] ring_count;
  reg [4:0] ring_count_next;
  reg [15:0] ring_done;
  reg returned_valid;
  reg returned_valid_next;
  reg [3:0] returned_tag;
  reg [3:0] returned_tag_next;
  reg [511:0] returned_line;
  reg [511:0] returned_line_next;

  assign ready = state == VECTOR_MEMORY_STATE_IDLE;
  assign wave = wave_state;
  assign read = state == VECTOR_MEMORY_STATE_READ;

  always @* begin
    read_row = vgpr_base;
    if (step_row < vgprs) begin
      read_row = vgpr_base + step_row;
    end
  end

  assign read_beat = beat;
  assign read_bank = captured_bank;

  always @* begin
    read_done = 1'b0;
    case (state)
      VECTOR_MEMORY_STATE_IDLE: ;
      VECTOR_MEMORY_STATE_READ: ;
      VECTOR_MEMORY_STATE_CAPTURE: read_done = beat == 3'd7;
      VECTOR_MEMORY_STATE_SEND: ;
      default: ;
    endcase
  end

  assign write = returned_valid & returned_is_load;
  assign write_row = table_returned_facts[10:0];
  assign write_beat = table_returned_facts[13:11];

  always @* begin
    write_bytes_0 = 4'd0;
    if (table_returned_served_0) begin
      write_bytes_0 = extract_0_bytes;
    end
  end

  always @* begin
    write_bytes_1 = 4'd0;
    if (table_returned_served_1) begin
      write_bytes_1 = extract_1_bytes;
    end
  end

  always @* begin
    write_bytes_2 = 4'd0;
    if (table_returned_served_2) begin
      write_bytes_2 = extract_2_bytes;
    end
  end

  always @* begin
    write_bytes_3 = 4'd0;
    if (table_returned_served_3) begin
      write_bytes_3 = extract_3_bytes;
    end
  end

  wire equal_1 = state == VECTOR_MEMORY_STATE_SEND;
  assign request_valid = equal_1 & coalesce_any & ring_free;
  assign request_tag = ring_tail;
  assign response_ready = (~returned_valid) | returns;
  wire conjunction_1 = pops & table_oldest_facts[20];
  assign load_done = conjunction_1 & (~table_oldest_facts[19]);
  assign store_done = conjunction_1 & table_oldest_facts[19];
  assign done_wave = table_oldest_facts[17:14];
  wire conjunction_2 = decode_has_base & (step == 3'd0);

  always @* begin
    is_last_step = (step == 3'd1) | conjunction_2;
    if (request_write) begin
      is_last_step = step == (decode_dwords + 3'd1);
    end
  end

  always @* begin
    step_row = {3'd0, decode_address} + {8'd0, step};
    if (3'd1 < step) begin
      step_row = ({3'd0, decode_source} + {8'd0, step}) - 11'd2;
    end
  end

  assign ignored = (~request_write) & (vgprs < ({3'd0, decode_destination} + {8'd0, decode_dwords}));
  assign ring_free = ring_count != 5'h10;
  assign sends = request_valid & request_ready;
  assign finishes = (state == VECTOR_MEMORY_STATE_FINISH) & ring_free;
  assign pushes = sends | finishes;
  assign pops = (ring_count != 5'd0) & ring_done[ring_head];
  assign dword_done = equal_1 & (~coalesce_any);

  always @* begin
    any_crosses = 1'b0;
    if (exec_part_lane_0 & lane_0_crosses) begin
      any_crosses = 1'b1;
    end
    if (exec_part_lane_1 & lane_1_crosses) begin
      any_crosses = 1'b1;
    end
    if (exec_part_lane_2 & lane_2_crosses) begin
      any_crosses = 1'b1;
    end
    if (exec_part_lane_3 & lane_3_crosses) begin
      any_crosses = 1'b1;
    end
  end

  assign last_dword = ({1'b0, dword} + 3'd1) == decode_dwords;
  wire [39:0] disjunction_1 = {29'd0, destination_row} | ({37'd0, beat} << 4'hb) | ({36'd0, wave_state} << 4'he);
  assign facts = disjunction_1 | ({24'd0, sequence_} << 5'h15);
  assign destination_row = vgpr_base + {3'd0, decode_destination} + {9'd0, dword};
  assign returned_is_load = ~table_returned_facts[19];
  assign returns = returned_valid & ((~returned_is_load) | write_ready);

  always @* begin
    done_after_push = ring_done;
    if (pushes) begin
      done_after_push = (ring_done & (~(16'd1 << ring_tail))) | ({15'd0, finishes} << ring_tail);
    end
  end

  always @* begin
    done_after_return = done_after_push;
    if (returns) begin
      done_after_return = (done_after_push & (~(16'd1 << returned_tag))) | (16'd1 << returned_tag);
    end
  end

  assign lane_0_load_low = capturing & (captured_step == 3'd0);
  assign lane_0_load_high = capturing & (captured_step == 3'd1);
  assign lane_0_load_data_0 = capturing & (captured_step == 3'd2);
  assign lane_0_load_data_1 = capturing & (captured_step == 3'd3);
  assign lane_0_load_data_2 = capturing & (captured_step == 3'd4);
  assign lane_0_load_data_3 = capturing & (captured_step == 3'd5);
  assign lane_1_load_low = lane_0_load_low;
  assign lane_1_load_high = lane_0_load_high;
  assign lane_1_load_data_0 = lane_0_load_data_0;
  assign lane_1_load_data_1 = lane_0_load_data_1;
  assign lane_1_load_data_2 = lane_0_load_data_2;
  assign lane_1_load_data_3 = lane_0_load_data_3;
  assign lane_2_load_low = lane_0_load_low;
  assign lane_2_load_high = lane_0_load_high;
  assign lane_2_load_data_0 = lane_0_load_data_0;
  assign lane_2_load_data_1 = lane_0_load_data_1;
  assign lane_2_load_data_2 = lane_0_load_data_2;
  assign lane_2_load_data_3 = lane_0_load_data_3;
  assign lane_3_load_low = lane_0_load_low;
  assign lane_3_load_high = lane_0_load_high;
  assign lane_3_load_data_0 = lane_0_load_data_0;
  assign lane_3_load_data_1 = lane_0_load_data_1;
  assign lane_3_load_data_2 = lane_0_load_data_2;
  assign lane_3_load_data_3 = lane_0_load_data_3;

  always @* begin
    coalesce_pending_0 = pending_0;
    if (fresh) begin
      coalesce_pending_0 = exec_part_lane_0 & ((~upper_part) | lane_0_crosses);
    end
  end

  always @* begin
    coalesce_pending_1 = pending_1;
    if (fresh) begin
      coalesce_pending_1 = exec_part_lane_1 & ((~upper_part) | lane_1_crosses);
    end
  end

  always @* begin
    coalesce_pending_2 = pending_2;
    if (fresh) begin
      coalesce_pending_2 = exec_part_lane_2 & ((~upper_part) | lane_2_crosses);
    end
  end

  always @* begin
    coalesce_pending_3 = pending_3;
    if (fresh) begin
      coalesce_pending_3 = exec_part_lane_3 & ((~upper_part) | lane_3_crosses);
    end
  end

  wire [39:0] conjunction_3 = ((facts & 40'hfffffbffff) | ({39'd0, upper_part} << 5'h12)) & 40'hfffff7ffff;
  wire [39:0] conjunction_4 = (conjunction_3 | ({39'd0, request_write} << 5'h13)) & 40'hffffefffff;

  assign table_facts = conjunction_4 | ({39'd0, finishes} << 5'h14);
  assign extract_0_upper_part = table_returned_facts[18];
  assign extract_1_upper_part = extract_0_upper_part;
  assign extract_2_upper_part = extract_0_upper_part;
  assign extract_3_upper_part = extract_0_upper_part;

  always @* begin
    exec_part_mask = exec;
    if (ignored) begin
      exec_part_mask = 32'd0;
    end
  end

  always @* begin
    state_next = state;
    case (state)
      VECTOR_MEMORY_STATE_IDLE: begin
        if (issue_valid) begin
          state_next = VECTOR_MEMORY_STATE_READ;
        end
      end
      VECTOR_MEMORY_STATE_READ: begin
        if (is_last_step) begin
          state_next = VECTOR_MEMORY_STATE_CAPTURE;
        end
      end
      VECTOR_MEMORY_STATE_CAPTURE: state_next = VECTOR_MEMORY_STATE_SEND;
      VECTOR_MEMORY_STATE_SEND: begin
        if (dword_done) begin
          if (!(any_crosses & (~upper_part))) begin
            if (!(~last_dword)) begin
              if (beat != 3'd7) begin
                state_next = VECTOR_MEMORY_STATE_READ;
              end else begin
                state_next = VECTOR_MEMORY_STATE_FINISH;
              end
            end
          end
        end
      end
      default: begin
        if (ring_free) begin
          state_next = VECTOR_MEMORY_STATE_IDLE;
        end
      end
    endcase
  end

  always @* begin
    wave_state_next = wave_state;
    case (state)
      VECTOR_MEMORY_STATE_IDLE: begin
        if (issue_valid) begin
          wave_state_next = issue_wave;
        end
      end
      VECTOR_MEMORY_STATE_READ: ;
      VECTOR_MEMORY_STATE_CAPTURE: ;
      VECTOR_MEMORY_STATE_SEND: ;
      default: ;
    endcase
  end

  always @* begin
    word_0_next = word_0;
    case (state)
      VECTOR_MEMORY_STATE_IDLE: begin
        if (issue_valid) begin
          word_0_next = issue_word_0;
        end
      end
      VECTOR_MEMORY_STATE_READ: ;
      VECTOR_MEMORY_STATE_CAPTURE: ;
      VECTOR_MEMORY_STATE_SEND: ;
      default: ;
    endcase
  end

  always @* begin
    word_1_next = word_1;
    case (state)
      VECTOR_MEMORY_STATE_IDLE: begin
        if (issue_valid) begin
          word_1_next = issue_word_1;
        end
      end
      VECTOR_MEMORY_STATE_READ: ;
      VECTOR_MEMORY_STATE_CAPTURE: ;
      VECTOR_MEMORY_STATE_SEND: ;
      default: ;
    endcase
  end

  always @* begin
    word_2_next = word_2;
    case (state)
      VECTOR_MEMORY_STATE_IDLE: begin
        if (issue_valid) begin
          word_2_next = issue_word_2;
        end
      end
      VECTOR_MEMORY_STATE_READ: ;
      VECTOR_MEMORY_STATE_CAPTURE: ;
      VECTOR_MEMORY_STATE_SEND: ;
      default: ;
    endcase
  end

  always @* begin
    sequence_next = sequence_;
    case (state)
      VECTOR_MEMORY_STATE_IDLE: begin
        if (issue_valid) begin
          sequence_next = issue_sequence;
        end
      end
      VECTOR_MEMORY_STATE_READ: ;
      VECTOR_MEMORY_STATE_CAPTURE: ;
      VECTOR_MEMORY_STATE_SEND: ;
      default: ;
    endcase
  end

  always @* begin
    exec_next = exec;
    case (state)
      VECTOR_MEMORY_STATE_IDLE: begin
        if (issue_valid) begin
          exec_next = issue_exec[31:0];
        end
      end
      VECTOR_MEMORY_STATE_READ: ;
      VECTOR_MEMORY_STATE_CAPTURE: ;
      VECTOR_MEMORY_STATE_SEND: ;
      default: ;
    endcase
  end

  always @* begin
    vgpr_base_next = vgpr_base;
    case (state)
      VECTOR_MEMORY_STATE_IDLE: begin
        if (issue_valid) begin
          vgpr_base_next = issue_vgpr_base;
        end
      end
      VECTOR_MEMORY_STATE_READ: ;
      VECTOR_MEMORY_STATE_CAPTURE: ;
      VECTOR_MEMORY_STATE_SEND: ;
      default: ;
    endcase
  end

  always @* begin
    beat_next = beat;
    case (state)
      VECTOR_MEMORY_STATE_IDLE: begin
        if (issue_valid) begin
          beat_next = 3'd0;
        end
      end
      VECTOR_MEMORY_STATE_READ: ;
      VECTOR_MEMORY_STATE_CAPTURE: ;
      VECTOR_MEMORY_STATE_SEND: begin
        if (dword_done) begin
          if (!(any_crosses & (~upper_part))) begin
            if (!(~last_dword)) begin
              if (beat != 3'd7) begin
                beat_next = beat + 3'd1;
              end
            end
          end
        end
      end
      default: ;
    endcase
  end

  always @* begin
    step_next = step;
    case (state)
      VECTOR_MEMORY_STATE_IDLE: begin
        if (issue_valid) begin
          step_next = 3'd0;
        end
      end
      VECTOR_MEMORY_STATE_READ: begin
        step_next = step + 3'd1;
        if (conjunction_2) begin
          step_next = 3'd2;
        end
      end
      VECTOR_MEMORY_STATE_CAPTURE: ;
      VECTOR_MEMORY_STATE_SEND: begin
        if (dword_done) begin
          if (!(any_crosses & (~upper_part))) begin
            if (!(~last_dword)) begin
              if (beat != 3'd7) begin
                step_next = 3'd0;
              end
            end
          end
        end
      end
      default: ;
    endcase
  end

  assign captured_bank_next = read_row[1:0];

  always @* begin
    base_next = base;
    if (lane_0_load_low & (beat == 3'd0)) begin
      base_next = decode_offset;
      if (decode_has_base) begin
        base_next = decode_offset + base_data[47:0];
      end
    end
  end

  always @* begin
    dword_next = dword;
    case (state)
      VECTOR_MEMORY_STATE_IDLE: ;
      VECTOR_MEMORY_STATE_READ: ;
      VECTOR_MEMORY_STATE_CAPTURE: dword_next = 2'd0;
      VECTOR_MEMORY_STATE_SEND: begin
        if (dword_done) begin
          if (!(any_crosses & (~upper_part))) begin
            if (~last_dword) begin
              dword_next = dword + 2'd1;
            end
          end
        end
      end
      default: ;
    endcase
  end

  always @* begin
    upper_part_next = upper_part;
    case (state)
      VECTOR_MEMORY_STATE_IDLE: ;
      VECTOR_MEMORY_STATE_READ: ;
      VECTOR_MEMORY_STATE_CAPTURE: upper_part_next = 1'b0;
      VECTOR_MEMORY_STATE_SEND: begin
        if (dword_done) begin
          if (any_crosses & (~upper_part)) begin
            upper_part_next = 1'b1;
          end else begin
            upper_part_next = 1'b0;
          end
        end
      end
      default: ;
    endcase
  end

  always @* begin
    fresh_next = 1'b0;
    case (state)
      VECTOR_MEMORY_STATE_IDLE: ;
      VECTOR_MEMORY_STATE_READ: ;
      VECTOR_MEMORY_STATE_CAPTURE: fresh_next = 1'b1;
      VECTOR_MEMORY_STATE_SEND: begin
        if (dword_done) begin
          if (any_crosses & (~upper_part)) begin
            fresh_next = 1'b1;
          end else if (~last_dword) begin
            fresh_next = 1'b1;
          end
        end
      end
      default: ;
    endcase
  end

  always @* begin
    pending_0_next = pending_0;
    if (fresh) begin
      pending_0_next = exec_part_lane_0 & ((~upper_part) | lane_0_crosses);
    end
    if (sends & coalesce_served_0) begin
      pending_0_next = 1'b0;
    end
  end

  always @* begin
    pending_1_next = pending_1;
    if (fresh) begin
      pending_1_next = exec_part_lane_1 & ((~upper_part) | lane_1_crosses);
    end
    if (sends & coalesce_served_1) begin
      pending_1_next = 1'b0;
    end
  end

  always @* begin
    pending_2_next = pending_2;
    if (fresh) begin
      pending_2_next = exec_part_lane_2 & ((~upper_part) | lane_2_crosses);
    end
    if (sends & coalesce_served_2) begin
      pending_2_next = 1'b0;
    end
  end

  always @* begin
    pending_3_next = pending_3;
    if (fresh) begin
      pending_3_next = exec_part_lane_3 & ((~upper_part) | lane_3_crosses);
    end
    if (sends & coalesce_served_3) begin
      pending_3_next = 1'b0;
    end
  end

  always @* begin
    ring_head_next = ring_head;
    if (pops) begin
      ring_head_next = ring_head + 4'd1;
    end
  end

  always @* begin
    ring_tail_next = ring_tail;
    if (pushes) begin
      ring_tail_next = ring_tail + 4'd1;
    end
  end

  always @* begin
    ring_count_next = ring_count;
    if (pushes & (~pops)) begin
      ring_count_next = ring_count + 5'd1;
    end else if ((~pushes) & pops) begin
      ring_count_next = ring_count - 5'd1;
    end
  end

  always @* begin
    returned_valid_next = returned_valid;
    if (returns) begin
      returned_valid_next = 1'b0;
    end
    if (response_valid & response_ready) begin
      returned_valid_next = 1'b1;
    end
  end

  always @* begin
    returned_tag_next = returned_tag;
    if (response_valid & response_ready) begin
      returned_tag_next = response_tag;
    end
  end

  always @* begin
    returned_line_next = returned_line;
    if (response_valid & response_ready) begin
      returned_line_next = response_data;
    end
  end

  initial begin
    state = VECTOR_MEMORY_STATE_IDLE;
    wave_state = 4'd0;
    word_0 = 32'd0;
    word_1 = 32'd0;
    word_2 = 32'd0;
    sequence_ = 16'd0;
    exec = 32'd0;
    vgpr_base = 11'd0;
    beat = 3'd0;
    step = 3'd0;
    captured_step = 3'd0;
    capturing = 1'b0;
    captured_bank = 2'd0;
    base = 48'd0;
    dword = 2'd0;
    upper_part = 1'b0;
    fresh = 1'b0;
    pending_0 = 1'b0;
    pending_1 = 1'b0;
    pending_2 = 1'b0;
    pending_3 = 1'b0;
    ring_head = 4'd0;
    ring_tail = 4'd0;
    ring_count = 5'd0;
    ring_done = 16'd0;
    returned_valid = 1'b0;
    returned_tag = 4'd0;
    returned_line = 512'd0;
  end
  always @(posedge clock) begin
    state <= state_next;
    wave_state <= wave_state_next;
    word_0 <= word_0_next;
    word_1 <= word_1_next;
    word_2 <= word_2_next;
    sequence_ <= sequence_next;
    exec <= exec_next;
    vgpr_base <= vgpr_base_next;
    beat <= beat_next;
    step <= step_next;
    captured_step <= step;
    capturing <= read;
    captured_bank <= captured_bank_next;
    base <= base_next;
    dword <= dword_next;
    upper_part <= upper_part_next;
    fresh <= fresh_next;
    pending_0 <= pending_0_next;
    pending_1 <= pending_1_next;
    pending_2 <= pending_2_next;
    pending_3 <= pending_3_next;
    ring_head <= ring_head_next;
    ring_tail <= ring_tail_next;
    ring_count <= ring_count_next;
    ring_done <= done_after_return;
    returned_valid <= returned_valid_next;
    returned_tag <= returned_tag_next;
    returned_line <= returned_line_next;
  end

  global_decode decode (
    .word_0(word_0),
    .word_1(word_1),
    .word_2(word_2),
    .is_store(request_write),
    .dwords(decode_dwords),
    .address(decode_address),
    .source(decode_source),
    .destination(decode_destination),
    .has_base(decode_has_base),
    .base(base_index),
    .offset(decode_offset)
  );

  memory_lane lane_0 (
    .clock(clock),
    .vgpr(vgpr_0),
    .load_low(lane_0_load_low),
    .load_high(lane_0_load_high),
    .load_data_0(lane_0_load_data_0),
    .load_data_1(lane_0_load_data_1),
    .load_data_2(lane_0_load_data_2),
    .load_data_3(lane_0_load_data_3),
    .base(base),
    .dword(dword),
    .upper_part(upper_part),
    .line(lane_0_line),
    .offset(lane_0_offset),
    .crosses(lane_0_crosses),
    .data(lane_0_data)
  );

  memory_lane lane_1 (
    .clock(clock),
    .vgpr(vgpr_1),
    .load_low(lane_1_load_low),
    .load_high(lane_1_load_high),
    .load_data_0(lane_1_load_data_0),
    .load_data_1(lane_1_load_data_1),
    .load_data_2(lane_1_load_data_2),
    .load_data_3(lane_1_load_data_3),
    .base(base),
    .dword(dword),
    .upper_part(upper_part),
    .line(lane_1_line),
    .offset(lane_1_offset),
    .crosses(lane_1_crosses),
    .data(lane_1_data)
  );

  memory_lane lane_2 (
    .clock(clock),
    .vgpr(vgpr_2),
    .load_low(lane_2_load_low),
    .load_high(lane_2_load_high),
    .load_data_0(lane_2_load_data_0),
    .load_data_1(lane_2_load_data_1),
    .load_data_2(lane_2_load_data_2),
    .load_data_3(lane_2_load_data_3),
    .base(base),
    .dword(dword),
    .upper_part(upper_part),
    .line(lane_2_line),
    .offset(lane_2_offset),
    .crosses(lane_2_crosses),
    .data(lane_2_data)
  );

  memory_lane lane_3 (
    .clock(clock),
    .vgpr(vgpr_3),
    .load_low(lane_3_load_low),
    .load_high(lane_3_load_high),
    .load_data_0(lane_3_load_data_0),
    .load_data_1(lane_3_load_data_1),
    .load_data_2(lane_3_load_data_2),
    .load_data_3(lane_3_load_data_3),
    .base(base),
    .dword(dword),
    .upper_part(upper_part),
    .line(lane_3_line),
    .offset(lane_3_offset),
    .crosses(lane_3_crosses),
    .data(lane_3_data)
  );

  coalesce coalesce (
    .pending_0(coalesce_pending_0),
    .pending_1(coalesce_pending_1),
    .pending_2(coalesce_pending_2),
    .pending_3(coalesce_pending_3),
    .line_0(lane_0_line),
    .line_1(lane_1_line),
    .line_2(lane_2_line),
    .line_3(lane_3_line),
    .any(coalesce_any),
    .request_line(request_line),
    .served_0(coalesce_served_0),
    .served_1(coalesce_served_1),
    .served_2(coalesce_served_2),
    .served_3(coalesce_served_3)
  );

  store_line store (
    .served_0(coalesce_served_0),
    .served_1(coalesce_served_1),
    .served_2(coalesce_served_2),
    .served_3(coalesce_served_3),
    .offset_0(lane_0_offset),
    .offset_1(lane_1_offset),
    .offset_2(lane_2_offset),
    .offset_3(lane_3_offset),
    .data_0(lane_0_data),
    .data_1(lane_1_data),
    .data_2(lane_2_data),
    .data_3(lane_3_data),
    .upper_part(upper_part),
    .line(request_data),
    .mask(request_mask)
  );

  request_table table_ (
    .clock(clock),
    .write(pushes),
    .number(ring_tail),
    .facts(table_facts),
    .served_0(coalesce_served_0),
    .served_1(coalesce_served_1),
    .served_2(coalesce_served_2),
    .served_3(coalesce_served_3),
    .offset_0(lane_0_offset),
    .offset_1(lane_1_offset),
    .offset_2(lane_2_offset),
    .offset_3(lane_3_offset),
    .returned(returned_tag),
    .oldest(ring_head),
    .returned_facts(table_returned_facts),
    .returned_served_0(table_returned_served_0),
    .returned_served_1(table_returned_served_1),
    .returned_served_2(table_returned_served_2),
    .returned_served_3(table_returned_served_3),
    .returned_offset_0(table_returned_offset_0),
    .returned_offset_1(table_returned_offset_1),
    .returned_offset_2(table_returned_offset_2),
    .returned_offset_3(table_returned_offset_3),
    .oldest_facts(table_oldest_facts)
  );

  dword_extract extract_0 (
    .line(returned_line),
    .offset(table_returned_offset_0),
    .upper_part(extract_0_upper_part),
    .dword(write_data_0),
    .bytes(extract_0_bytes)
  );

  dword_extract extract_1 (
    .line(returned_line),
    .offset(table_returned_offset_1),
    .upper_part(extract_1_upper_part),
    .dword(write_data_1),
    .bytes(extract_1_bytes)
  );

  dword_extract extract_2 (
    .line(returned_line),
    .offset(table_returned_offset_2),
    .upper_part(extract_2_upper_part),
    .dword(write_data_2),
    .bytes(extract_2_bytes)
  );

  dword_extract extract_3 (
    .line(returned_line),
    .offset(table_returned_offset_3),
    .upper_part(extract_3_upper_part),
    .dword(write_data_3),
    .bytes(extract_3_bytes)
  );

  beat_mask exec_part (
    .mask(exec_part_mask),
    .beat(beat),
    .lane_0(exec_part_lane_0),
    .lane_1(exec_part_lane_1),
    .lane_2(exec_part_lane_2),
    .lane_3(exec_part_lane_3)
  );

endmodule
