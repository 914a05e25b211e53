// lds_unit: kernel of hdl/src/lds/unit.rs:63. Written by Tombolo; change the source.
// SPDX-License-Identifier: MIT OR Apache-2.0
`default_nettype none

module lds_unit (
  input wire clock, // The one clock.
  input wire [1:0] simd, // SIMD.
  input wire issue_valid, // An instruction issues.
  input wire [3:0] issue_wave, // It.
  input wire [63:0] issue_exec, // Its lanes.
  input wire [31:0] issue_state_m0, input wire [10:0] issue_state_place_vgpr_base,
  input wire [17:0] issue_state_place_lds_base, input wire issue_state_shape_wave64,
  input wire [17:0] issue_state_shape_lds_size,
  input wire [10:0] vgprs, // VGPRs of a wave.
  input wire issued_operation_flat, // What it does; from the cycle behind its issue until another one issues.
  input wire [1:0] issued_operation_control_address, input wire [2:0] issued_operation_control_data0,
  issued_operation_control_data1, issued_operation_control_loads, issued_operation_control_stores,
  issued_operation_control_returns, input wire issued_operation_control_two,
  input wire [3:0] issued_operation_control_unit, input wire [1:0] issued_operation_control_format_size,
  input wire issued_operation_control_format_signed, issued_operation_control_format_half,
  issued_operation_control_format_high, issued_operation_control_serial, issued_operation_control_computes,
  input wire [4:0] issued_operation_control_operation, input wire issued_operation_control_wide,
  issued_operation_control_counts, issued_operation_control_conditional,
  input wire [1:0] issued_operation_control_cross, input wire issued_operation_control_fetch_inactive,
  input wire [7:0] issued_operation_address_register, issued_operation_data0_register,
  issued_operation_data1_register, issued_operation_destination, input wire [16:0] issued_operation_offset,
  output wire ready, // It is taken.
  output reg [3:0] wave, // The wave whose instruction is read and accesses the banks.
  output wire read_valid, // Reads a VGPR row.
  output wire [10:0] read_row, output wire [2:0] read_beat,
  input wire read_ready, // It happens in this cycle.
  input wire [127:0] vgpr, // By lane.
  output reg read_done, // The last VGPR of the instruction is read.
  output wire write_valid, // Writes a VGPR row.
  output wire [3:0] write_wave, output wire [10:0] write_row, output wire [2:0] write_beat,
  input wire write_ready, // It happens in this cycle.
  output wire [127:0] write_data, // Data by lane.
  output wire [15:0] write_bytes, // Bytes by lane.
  output wire want, // Wants to access the banks.
  output wire store, // Stores.
  output wire [3:0] valid, // The lane wants a dword.
  output wire [19:0] request_bank, // It.
  output wire [43:0] request_row, output wire [127:0] request_data, output wire [15:0] request_bytes,
  input wire granted, // The banks work for this unit.
  input wire [3:0] served, // And serve the lane.
  input wire [127:0] loaded, // What the lane loaded one clock ago.
  output wire retired_valid, // An instruction is finished.
  output wire [3:0] retired_wave,
  output wire flat, // It is a FLAT one.
  output wire [1:0] flat_parts, // Parts of FLAT instructions read so far, modulo 4; see super::flat.
  input wire [1:0] memory_parts // The same of vector memory.
);
  localparam [1:0] ADDRESS_SOURCE_VGPR = 2'd0; localparam [4:0] ATOMIC_OPERATION_SWAP = 5'd0;
  localparam [1:0] CROSS_NONE = 2'd0, CROSS_FORWARD = 2'd1, CROSS_SWIZZLE = 2'd3;
  localparam [2:0] LDS_STATE_IDLE = 3'd0, LDS_STATE_READ = 3'd1, LDS_STATE_ACCESS = 3'd2, LDS_STATE_DRAIN = 3'd3;
  localparam [2:0] LDS_STATE_COMPUTE = 3'd4; localparam [1:0] SIZE_DWORD = 2'd0;

  reg [2:0] place_dword; wire [3:0] acts; reg access_done, hands_over, beat_done; reg [3:0] next_issued_wave;
  reg [63:0] next_exec; reg next_wave64; reg [15:0] next_m0; reg [17:0] next_lds_base, next_lds_size;
  reg [10:0] next_vgpr_base; reg [63:0] current_exec; reg current_wave64; reg [15:0] current_m0;
  reg [17:0] current_lds_base, current_lds_size; reg [10:0] current_vgpr_base; reg operation_flat;
  reg [1:0] operation_control_address /* AddressSource */;
  reg [2:0] operation_control_data0, operation_control_data1, operation_control_loads, operation_control_stores;
  reg [2:0] operation_control_returns; reg operation_control_two; reg [3:0] operation_control_unit;
  reg [1:0] operation_control_format_size /* Size */;
  reg operation_control_format_signed, operation_control_format_half, operation_control_format_high;
  reg operation_control_serial, operation_control_computes;
  reg [4:0] operation_control_operation /* AtomicOperation */;
  reg operation_control_wide, operation_control_counts, operation_control_conditional;
  reg [1:0] operation_control_cross /* Cross */; reg operation_control_fetch_inactive;
  reg [7:0] operation_address_register, operation_data0_register, operation_data1_register, operation_destination;
  reg [16:0] operation_offset; wire [17:0] offsets_byte_offset_0, offsets_byte_offset_1; wire [2:0] offsets_split;
  wire work_crosses, work_last; wire [2:0] work_dwords; wire [10:0] registers_register;
  wire registers_all, registers_high, registers_beyond; wire [3:0] lane_wants, lane_has_upper;
  wire [255:0] lane_memory, lane_operand_0, lane_operand_1; wire [3:0] pending_left;
  wire pending_taken, pending_finished, pending_more; wire [3:0] turn_turn; wire turn_any; wire [3:0] turn_after;
  wire turn_last; wire [63:0] turn_memory_of, turn_result_0; wire [7:0] rotation_step, rotation_behind;
  wire [23:0] numbers_number, numbers_source; wire [31:0] count_count; wire parts_ahead, writer_occupied;
  wire [1:0] writer_dword, writer_format_size /* Size */;
  wire writer_format_signed, writer_format_half, writer_format_high, writer_counts;
  wire [3:0] writer_lane, exec_part_lane; reg [2:0] state /* LdsState */; reg [1:0] pass; reg half; reg [2:0] beat;
  reg [3:0] step, captured_step; reg capturing, captured_high, placed_0;
  wire [7:0] place_rotation_0_step, place_rotation_0_behind; reg [10:0] step_register_0;
  reg step_high_0, step_all_0, was_beyond_0; reg [3:0] acted; reg [2:0] dword;
  reg upper_part, fresh, starts, waits, storing_result, counted; reg [31:0] counted_value; reg [3:0] waiting, left;
  wire [4:0] lane_load_address_all;

  assign ready = ~waits;
  wire last_of_pass = (beat == 3'd7) & (half | ~current_wave64);
  wire ends = last_of_pass & work_last;
  wire state_is_idle = state == LDS_STATE_IDLE;
  wire from_next = state_is_idle | ends;
  wire opens = 1'b0;
  wire all = step_all_0;
  wire reads_ahead = 1'b0;
  wire opens_and_from_next = opens & from_next;
  wire reads_flat = opens_and_from_next ? issued_operation_flat : operation_flat;
  wire held_back = reads_flat & parts_ahead;
  wire state_is_read = state == LDS_STATE_READ;
  assign read_valid = reads_ahead ? 1'b1 : (((state_is_read & ~all) | (opens & (waits | ~from_next))) & ~held_back);
  wire next_half = (beat == 3'd7) ? (current_wave64 & ~half) : half;
  wire read_half = opens ? next_half : half;
  wire [10:0] read_base_sum = current_vgpr_base + vgprs;
  wire [10:0] read_base = opens_and_from_next ? next_vgpr_base :
      read_half ? read_base_sum : current_vgpr_base;
  wire [10:0] register_ = step_register_0;
  assign read_row = read_base + register_;
  wire [2:0] next_beat = (beat == 3'd7) ? 3'd0 : (beat + 3'd1);
  assign read_beat = opens_and_from_next ? 3'd0 :
      opens ? next_beat : beat;
  wire captured = state_is_read & all & ~(operation_flat & writer_occupied);
  always @* begin
    read_done = 1'b0;
    case (state)
      LDS_STATE_IDLE: ;
      LDS_STATE_READ: if (captured) read_done = ends;
      LDS_STATE_ACCESS: ;
      LDS_STATE_DRAIN: ;
      default: ;
    endcase
  end

  assign retired_wave = write_wave;
  wire some_upper = lane_has_upper[0] | lane_has_upper[1] | lane_has_upper[2] | lane_has_upper[3];
  always @* begin
    place_dword = dword;
    if (placed_0) begin
      if (~some_upper | upper_part) place_dword = dword + 3'd1;
    end
  end

  wire place_upper = placed_0 ? (some_upper & ~upper_part) : upper_part;
  wire [10:0] half_row = half ? read_base_sum : current_vgpr_base;
  wire high = step_high_0;
  wire [10:0] first_address = from_next ? {3'd0, issued_operation_address_register} : {3'd0,
      operation_address_register};
  wire beyond = was_beyond_0;
  wire takes_address = 1'b0;
  wire last_part = ~pending_more & ~((dword + 3'd1) < work_dwords);
  wire waits_for_writer = starts & writer_occupied;
  always @* begin
    access_done = 1'b0;
    case (state)
      LDS_STATE_IDLE: ;
      LDS_STATE_READ: ;
      LDS_STATE_ACCESS: begin
        if (pending_finished) begin
          if (~pending_more) access_done = last_part;
        end
      end
      LDS_STATE_DRAIN: ;
      default: ;
    endcase
  end

  wire writer_take_drains = ~store;
  always @* begin
    hands_over = 1'b0;
    if (access_done) begin
      if (store & operation_control_serial) begin
        hands_over = turn_last | operation_control_counts;
      end else if (!(operation_control_serial & turn_any)) hands_over = writer_take_drains;
    end
  end

  always @* begin
    beat_done = 1'b0;
    if (access_done) begin
      if (!(store & operation_control_serial)) begin
        if (!(operation_control_serial & turn_any)) beat_done = store;
      end
    end
  end

  wire moves_on = (state_is_idle & waits) | beat_done | hands_over;
  wire advances = moves_on & from_next & waits;
  wire loads_alone = writer_take_drains & ~work_crosses & ~operation_control_serial;
  wire second_address = operation_control_two & ~(place_dword < offsets_split);
  wire [31:0] exec_half = half ? current_exec[63:32] : current_exec[31:0];
  wire [3:0] registers_step = opens ? 4'd0 : (step + 4'd1);
  wire [7:0] registers_address = opens_and_from_next ? issued_operation_address_register : operation_address_register;
  wire state_is_access = state == LDS_STATE_ACCESS;
  wire pending_working = (~placed_0) ? 1'b0 : (state_is_access & ~waits_for_writer);
  wire pending_all = work_crosses & (pass == 2'd0);
  wire [15:0] numbers_offset = operation_offset[15:0];
  wire parts_reads = operation_flat & captured;
  wire writer_take = hands_over | (beat_done & ends);
  wire [10:0] writer_take_row = half_row + {3'd0, operation_destination};
  wire [31:0] exec_part_mask = beyond ? 32'd0 : exec_half;
  genvar i;
  wire state_is_compute = state == LDS_STATE_COMPUTE;
  for (i = 0; i < 4; i = i + 1) begin : each_lane
    wire lane_load_address;
    wire lane_load_data_0;
    wire lane_load_data_1;
    wire lane_load_data_2;
    wire lane_load_data_3;
    wire lane_load_high;
    wire lane_clear;
    wire lane_load_count;
    wire [17:0] lane_offset;
    wire lane_places_0;
    wire lane_stores;
    wire lane_named;
    wire lane_swizzles;
    wire lane_blank;
    wire lane_loads;
    wire lane_inside;
    wire [31:0] lane_result;
    assign write_data[i*32 +: 32] = writer_counts ? counted_value : lane_result;
    assign acts[i] = exec_part_lane[i] & lane_inside;
    assign lane_load_address = lane_load_address_all[0];
    assign lane_load_data_0 = lane_load_address_all[1];
    assign lane_load_data_1 = lane_load_address_all[2];
    assign lane_load_data_2 = lane_load_address_all[3];
    assign lane_load_data_3 = lane_load_address_all[4];
    assign lane_load_high = capturing & captured_high;
    assign lane_clear = pending_working & starts;
    assign lane_load_count = captured & operation_control_counts;
    assign lane_offset = second_address ? offsets_byte_offset_1 : offsets_byte_offset_0;
    assign lane_places_0 = ~placed_0 | pending_finished;
    assign lane_stores = store | state_is_compute;
    assign lane_named = pass == 2'd1;
    assign lane_swizzles = operation_control_cross == CROSS_SWIZZLE;
    wire lane_blank_any = (operation_control_cross == CROSS_FORWARD) | ~(exec_part_lane[i] |
        operation_control_fetch_inactive);
    assign lane_blank = pending_all & lane_blank_any;
    assign lane_loads = granted & served[i] & valid[i] & writer_take_drains;
    always @(posedge clock) begin
      acted[i] <= acts[i]; waiting[i] <= pending_left[i];
      case (state)
        LDS_STATE_IDLE: ;
        LDS_STATE_READ: if (captured) left[i] <= acts[i] & ~counted;
        LDS_STATE_ACCESS: ;
        LDS_STATE_DRAIN: ;
        default: ;
      endcase
      if (access_done) begin
        if (store & operation_control_serial) left[i] <= turn_after[i] & ~operation_control_counts;
      end
    end

    lds_lane lane (
      .clock(clock), .vgpr(vgpr[i*32 +: 32]), .load_address(lane_load_address),
      .load_data({lane_load_data_3, lane_load_data_2, lane_load_data_1, lane_load_data_0}),
      .load_high(lane_load_high), .clear(lane_clear), .load_count(lane_load_count), .count(count_count),
      .source(operation_control_address), .m0(current_m0), .number(numbers_number[i*6 +: 6]), .offset(lane_offset),
      .dword(place_rotation_0_behind[i*2 +: 2]), .step(rotation_step[i*2 +: 2]), .size(operation_control_format_size),
      .high(operation_control_format_high), .result_dword(writer_dword), .result_format_size(writer_format_size),
      .result_format_signed(writer_format_signed), .result_format_half(writer_format_half),
      .result_format_high(writer_format_high), .upper_part(upper_part), .place_upper_0(place_upper),
      .places_0(lane_places_0), .stores(lane_stores), .base(current_lds_base), .limit(current_lds_size),
      .crosses_lanes(work_crosses), .named(lane_named), .swizzles(lane_swizzles),
      .swizzle_source(numbers_source[i*6 +: 6]), .wave64(current_wave64), .simd(simd), .blank(lane_blank),
      .conditional(operation_control_conditional), .computed(turn_result_0), .computes(operation_control_computes),
      .active(writer_lane[i]), .loads(lane_loads), .word(loaded[i*32 +: 32]), .flat(operation_flat),
      .inside_(lane_inside), .request_bank(request_bank[i*5 +: 5]), .request_row(request_row[i*11 +: 11]),
      .request_data(request_data[i*32 +: 32]), .request_bytes(request_bytes[i*4 +: 4]), .wants(lane_wants[i]),
      .has_upper(lane_has_upper[i]), .result(lane_result), .result_bytes(write_bytes[i*4 +: 4]),
      .memory(lane_memory[i*64 +: 64]), .operand_0(lane_operand_0[i*64 +: 64]),
      .operand_1(lane_operand_1[i*64 +: 64]));
  end

  for (i = 0; i < 5; i = i + 1) begin : each_lane_load_address_all
    localparam [3:0] INDEX = i;
    assign lane_load_address_all[i] = capturing & (captured_step == INDEX);
  end

  initial begin
    next_issued_wave = 4'd0; next_exec = 64'd0; next_wave64 = 1'b0; next_m0 = 16'd0; next_lds_base = 18'd0;
    next_lds_size = 18'd0; next_vgpr_base = 11'd0; wave = 4'd0; current_exec = 64'd0; current_wave64 = 1'b0;
    current_m0 = 16'd0; current_lds_base = 18'd0; current_lds_size = 18'd0; current_vgpr_base = 11'd0;
    operation_flat = 1'b0; operation_control_address = ADDRESS_SOURCE_VGPR; operation_control_data0 = 3'd0;
    operation_control_data1 = 3'd0; operation_control_loads = 3'd0; operation_control_stores = 3'd0;
    operation_control_returns = 3'd0; operation_control_two = 1'b0; operation_control_unit = 4'd0;
    operation_control_format_size = SIZE_DWORD; operation_control_format_signed = 1'b0;
    operation_control_format_half = 1'b0; operation_control_format_high = 1'b0; operation_control_serial = 1'b0;
    operation_control_computes = 1'b0; operation_control_operation = ATOMIC_OPERATION_SWAP;
    operation_control_wide = 1'b0; operation_control_counts = 1'b0; operation_control_conditional = 1'b0;
    operation_control_cross = CROSS_NONE; operation_control_fetch_inactive = 1'b0;
    operation_address_register = 8'd0; operation_data0_register = 8'd0; operation_data1_register = 8'd0;
    operation_destination = 8'd0; operation_offset = 17'd0; state = LDS_STATE_IDLE; pass = 2'd0; half = 1'b0;
    beat = 3'd0; step = 4'd0; captured_step = 4'd0; capturing = 1'b0; captured_high = 1'b0; placed_0 = 1'b0;
    step_register_0 = 11'd0; step_high_0 = 1'b0; step_all_0 = 1'b0; was_beyond_0 = 1'b0; dword = 3'd0;
    upper_part = 1'b0; fresh = 1'b0; starts = 1'b0; waits = 1'b0; storing_result = 1'b0; counted = 1'b0;
    counted_value = 32'd0; acted = 4'd0; waiting = 4'd0; left = 4'd0;
  end
  always @(posedge clock) begin
    if (issue_valid) begin
      next_issued_wave <= issue_wave; next_exec <= issue_exec; next_wave64 <= issue_state_shape_wave64;
      next_m0 <= issue_state_m0[15:0]; next_lds_base <= issue_state_place_lds_base;
      next_lds_size <= issue_state_shape_lds_size; next_vgpr_base <= issue_state_place_vgpr_base;
    end
    if (advances) begin
      wave <= next_issued_wave; current_exec <= next_exec; current_wave64 <= next_wave64; current_m0 <= next_m0;
      current_lds_base <= next_lds_base; current_lds_size <= next_lds_size; current_vgpr_base <= next_vgpr_base;
      operation_flat <= issued_operation_flat; operation_control_address <= issued_operation_control_address;
    operation_control_data0 <= issued_operation_control_data0;
    operation_control_data1 <= issued_operation_control_data1;
    operation_control_loads <= issued_operation_control_loads;
    operation_control_stores <= issued_operation_control_stores;
    operation_control_returns <= issued_operation_control_returns;
    operation_control_two <= issued_operation_control_two; operation_control_unit <= issued_operation_control_unit;
    operation_control_format_size <= issued_operation_control_format_size;
    operation_control_format_signed <= issued_operation_control_format_signed;
    operation_control_format_half <= issued_operation_control_format_half;
    operation_control_format_high <= issued_operation_control_format_high;
    operation_control_serial <= issued_operation_control_serial;
    operation_control_computes <= issued_operation_control_computes;
    operation_control_operation <= issued_operation_control_operation;
    operation_control_wide <= issued_operation_control_wide;
    operation_control_counts <= issued_operation_control_counts;
    operation_control_conditional <= issued_operation_control_conditional;
    operation_control_cross <= issued_operation_control_cross;
    operation_control_fetch_inactive <= issued_operation_control_fetch_inactive;
    operation_address_register <= issued_operation_address_register;
    operation_data0_register <= issued_operation_data0_register;
    operation_data1_register <= issued_operation_data1_register;
      operation_destination <= issued_operation_destination; operation_offset <= issued_operation_offset;
    end
    case (state)
      LDS_STATE_IDLE: ;
      LDS_STATE_READ: begin
        if (captured) begin state <= LDS_STATE_ACCESS; dword <= 3'd0; upper_part <= 1'b0; storing_result <= 1'b0; end
        if (read_ready & read_valid) step <= step + 4'd1;
      end
      LDS_STATE_ACCESS: begin
        if (pending_finished) begin
          if (~pending_more) dword <= dword + 3'd1;
          upper_part <= pending_more;
        end
      end
      LDS_STATE_DRAIN: state <= LDS_STATE_COMPUTE;
      default: begin
        state <= LDS_STATE_ACCESS; storing_result <= 1'b1;
        if (operation_control_counts) begin counted <= 1'b1; counted_value <= turn_memory_of[31:0]; end
      end
    endcase
    if (access_done) begin
      if (store & operation_control_serial) begin
        storing_result <= 1'b0;
      end else if (operation_control_serial & turn_any) state <= LDS_STATE_DRAIN;
      dword <= 3'd0;
    end
    if (moves_on) begin
      state <= LDS_STATE_READ;
      if (from_next) begin
        if (ready) state <= LDS_STATE_IDLE;
        counted <= 1'b0;
      end
      if (last_of_pass) pass <= pass + 2'd1;
      if (from_next) pass <= 2'd0;
      half <= next_half;
      if (from_next) half <= 1'b0;
      beat <= next_beat;
      if (from_next) beat <= 3'd0;
      step <= 4'd0;
      if (read_valid & read_ready) step <= 4'd1;
      if (takes_address) begin
        step <= 4'd1;
        if (read_valid & read_ready) step <= 4'd2;
      end
    end
    captured_step <= step;
    capturing <= read_valid & read_ready & ((state_is_read & ~reads_ahead) | moves_on);
    captured_high <= high;
    placed_0 <= state_is_access ? (~pending_finished | (~access_done & (place_upper == pending_more))) :
        (state_is_compute | (captured & ~lane_load_address_all[0]));
    if (read_valid & read_ready) begin
      step_register_0 <= registers_register; step_high_0 <= registers_high; step_all_0 <= registers_all;
    end
    if (moves_on) begin
      step_register_0 <= 11'd0;
      if (first_address < vgprs) step_register_0 <= first_address;
      step_high_0 <= 1'b0; step_all_0 <= 1'b0;
    end
    was_beyond_0 <= registers_beyond;
    fresh <= fresh & ~granted;
    case (state)
      LDS_STATE_IDLE: ;
      LDS_STATE_READ: if (captured) fresh <= 1'b1;
      LDS_STATE_ACCESS: if (pending_finished) fresh <= 1'b1;
      LDS_STATE_DRAIN: ;
      default: fresh <= 1'b1;
    endcase
    if (pending_working) starts <= 1'b0;
    case (state)
      LDS_STATE_IDLE: ;
      LDS_STATE_READ: if (captured) starts <= 1'b1;
      LDS_STATE_ACCESS: ;
      LDS_STATE_DRAIN: ;
      default: ;
    endcase
    waits <= issue_valid | (waits & ~advances);
  end

  lds_offsets offsets (
    .operation_control_two(operation_control_two), .operation_control_unit(operation_control_unit),
    .operation_offset(operation_offset), .byte_offset_0(offsets_byte_offset_0),
    .byte_offset_1(offsets_byte_offset_1), .split(offsets_split));

  lds_pass work (
    .cross_(operation_control_cross), .serial(operation_control_serial), .loads(operation_control_loads),
    .stores(operation_control_stores), .pass(pass), .storing_result(storing_result), .crosses(work_crosses),
    .last(work_last), .storing(store), .dwords(work_dwords));

  lds_registers registers (
    .step(registers_step), .address(registers_address), .data0(operation_data0_register),
    .data1(operation_data1_register), .data0_dwords(operation_control_data0),
    .data1_dwords(operation_control_data1), .flat(operation_flat), .destination(operation_destination),
    .returns(operation_control_returns), .vgprs(vgprs), .register_(registers_register), .all(registers_all),
    .high(registers_high), .beyond(registers_beyond));

  lds_pending pending_block (
    .working(pending_working), .fresh(fresh), .upper_part(upper_part), .acts(acted),
    .serial(operation_control_serial), .turn(turn_turn), .all(pending_all), .pending(waiting), .wants(lane_wants),
    .has_upper(lane_has_upper), .granted(granted), .served(served), .valid(valid), .want(want), .left(pending_left),
    .taken(pending_taken), .finished(pending_finished), .more(pending_more));

  lds_compute turn_block (
    .clock(clock), .operation(operation_control_operation), .wide(operation_control_wide), .left(left),
    .memory(lane_memory), .operand_0(lane_operand_0), .operand_1(lane_operand_1), .turn(turn_turn), .any(turn_any),
    .after(turn_after), .last(turn_last), .memory_of(turn_memory_of), .result_0(turn_result_0));

  lds_rotation rotation (
    .dword(dword), .dwords(work_dwords), .two(operation_control_two), .second(second_address),
    .split(offsets_split), .loads(loads_alone), .step(rotation_step), .behind(rotation_behind));

  swizzle_lanes numbers (
    .half(half), .beat(beat), .offset(numbers_offset), .number(numbers_number), .source(numbers_source));

  lane_count count_block (.mask(current_exec), .wave64(current_wave64), .count(count_count));
  flat_parts parts_block (
    .clock(clock), .reads(parts_reads), .other(memory_parts), .parts(flat_parts), .ahead(parts_ahead));

  lds_writer writer (
    .clock(clock), .take(writer_take), .take_drains(writer_take_drains), .take_last(ends), .take_wave(wave),
    .take_flat(operation_flat), .take_counts(operation_control_counts), .take_row(writer_take_row),
    .take_beat(beat), .take_rows(operation_control_returns), .take_format_size(operation_control_format_size),
    .take_format_signed(operation_control_format_signed), .take_format_half(operation_control_format_half),
    .take_format_high(operation_control_format_high), .take_some(pending_taken), .take_lane(acts),
    .ahead(parts_ahead), .occupied(writer_occupied), .write(write_valid), .write_ready(write_ready),
    .row(write_row), .beat(write_beat), .dword(writer_dword), .format_size(writer_format_size),
    .format_signed(writer_format_signed), .format_half(writer_format_half), .format_high(writer_format_high),
    .counts(writer_counts), .lane(writer_lane), .done(retired_valid), .wave(write_wave), .flat(flat));

  beat_mask exec_part (.mask(exec_part_mask), .beat(beat), .lane(exec_part_lane));
  lds_rotation place_rotation_0 (
    .dword(place_dword), .dwords(work_dwords), .two(operation_control_two), .second(second_address),
    .split(offsets_split), .loads(loads_alone), .step(place_rotation_0_step), .behind(place_rotation_0_behind));
endmodule
`default_nettype wire
