// lds_unit: kernel of hdl/src/lds/unit.rs:43
// Written by Tombolo; change the source.
// SPDX-License-Identifier: MIT OR Apache-2.0

`default_nettype none

module lds_unit (
  input wire clock, // The one clock.
  input wire [1:0] simd, // SIMD.
  input wire issue_valid, // An instruction issues.
  input wire [3:0] issue_wave, // It.
  input wire [63:0] issue_exec, // Its lanes.
  input wire [31:0] issue_state_m0,
  input wire [10:0] issue_state_place_vgpr_base,
  input wire [16:0] issue_state_place_lds_base,
  input wire issue_state_shape_wave64,
  input wire [16:0] issue_state_shape_lds_size,
  input wire [10:0] vgprs, // VGPRs of a wave.
  input wire issued_operation_flat, // What it does; from the cycle behind its issue until another one issues.
  input wire [1:0] issued_operation_control_address,
  input wire [2:0] issued_operation_control_data0,
  input wire [2:0] issued_operation_control_data1,
  input wire [2:0] issued_operation_control_loads,
  input wire [2:0] issued_operation_control_stores,
  input wire [2:0] issued_operation_control_returns,
  input wire issued_operation_control_two,
  input wire [3:0] issued_operation_control_unit,
  input wire [1:0] issued_operation_control_format_size,
  input wire issued_operation_control_format_signed,
  input wire issued_operation_control_format_half,
  input wire issued_operation_control_format_high,
  input wire issued_operation_control_serial,
  input wire issued_operation_control_computes,
  input wire [4:0] issued_operation_control_operation,
  input wire issued_operation_control_wide,
  input wire issued_operation_control_counts,
  input wire issued_operation_control_conditional,
  input wire [1:0] issued_operation_control_cross,
  input wire issued_operation_control_fetch_inactive,
  input wire [7:0] issued_operation_address_register,
  input wire [7:0] issued_operation_data0_register,
  input wire [7:0] issued_operation_data1_register,
  input wire [7:0] issued_operation_destination,
  input wire [16:0] issued_operation_offset,
  output wire ready, // It is taken.
  output wire [3:0] wave, // The wave whose instruction is read and accesses the banks.
  output wire read_valid, // Reads a VGPR row.
  output wire [10:0] read_row,
  output reg [2:0] read_beat,
  input wire read_ready, // It happens in this cycle.
  input wire [127:0] vgpr, // By lane.
  output reg read_done, // The last VGPR of the instruction is read.
  output wire write_valid, // Writes a VGPR row.
  output wire [3:0] write_wave,
  output wire [10:0] write_row,
  output wire [2:0] write_beat,
  input wire write_ready, // It happens in this cycle.
  output wire [127:0] write_data, // Data by lane.
  output wire [15:0] write_bytes, // Bytes by lane.
  output wire want, // Wants to access the banks.
  output wire store, // Stores.
  output wire [3:0] valid, // The lane wants a dword.
  output wire [19:0] request_bank, // It.
  output wire [39:0] request_row,
  output wire [127:0] request_data,
  output wire [15:0] request_bytes,
  input wire granted, // The banks work for this unit.
  input wire [3:0] served, // And serve the lane.
  input wire [127:0] loaded, // What the lane loaded one clock ago.
  output wire retired_valid, // An instruction is finished.
  output wire [3:0] retired_wave,
  output wire flat, // It is a FLAT one.
  output wire [1:0] flat_parts, // Parts of FLAT instructions read so far, modulo 4; see super::flat.
  input wire [1:0] memory_parts // The same of vector memory.
);
  localparam [1:0] ADDRESS_SOURCE_VGPR = 2'd0;
  localparam [4:0] ATOMIC_OPERATION_SWAP = 5'd0;
  localparam [1:0] CROSS_NONE = 2'd0;
  localparam [1:0] CROSS_FORWARD = 2'd1;
  localparam [1:0] CROSS_SWIZZLE = 2'd3;
  localparam [2:0] LDS_STATE_IDLE = 3'd0;
  localparam [2:0] LDS_STATE_READ = 3'd1;
  localparam [2:0] LDS_STATE_ACCESS = 3'd2;
  localparam [2:0] LDS_STATE_DRAIN = 3'd3;
  localparam [2:0] LDS_STATE_COMPUTE = 3'd4;
  localparam [1:0] SIZE_DWORD = 2'd0;

  reg [10:0] half_row;
  reg next_half;
  reg [2:0] next_beat;
  reg read_half;
  reg [10:0] read_base;
  wire from_next;
  wire opens;
  reg reads_flat;
  wire last_part;
  wire waits_for_writer;
  wire moves_on;
  wire advances;
  wire held_back;
  wire captured;
  wire [3:0] acts;
  wire last_of_pass;
  reg access_done;
  wire loads_alone;
  reg hands_over;
  wire ends;
  reg beat_done;
  wire second_address;
  reg [31:0] exec_half;
  reg [3:0] next_issued_wave;
  reg [63:0] next_exec;
  reg next_wave64;
  reg [15:0] next_m0;
  reg [16:0] next_lds_base;
  reg [16:0] next_lds_size;
  reg [10:0] next_vgpr_base;
  reg [3:0] next_next_issued_wave;
  reg [63:0] next_next_exec;
  reg next_next_wave64;
  reg [15:0] next_next_m0;
  reg [16:0] next_next_lds_base;
  reg [16:0] next_next_lds_size;
  reg [10:0] next_next_vgpr_base;
  reg [3:0] current_issued_wave;
  reg [63:0] current_exec;
  reg current_wave64;
  reg [15:0] current_m0;
  reg [16:0] current_lds_base;
  reg [16:0] current_lds_size;
  reg [10:0] current_vgpr_base;
  reg [3:0] current_next_issued_wave;
  reg [63:0] current_next_exec;
  reg current_next_wave64;
  reg [15:0] current_next_m0;
  reg [16:0] current_next_lds_base;
  reg [16:0] current_next_lds_size;
  reg [10:0] current_next_vgpr_base;
  reg operation_flat;
  reg [1:0] operation_control_address; // AddressSource
  reg [2:0] operation_control_data0;
  reg [2:0] operation_control_data1;
  reg [2:0] operation_control_loads;
  reg [2:0] operation_control_stores;
  reg [2:0] operation_control_returns;
  reg operation_control_two;
  reg [3:0] operation_control_unit;
  reg [1:0] operation_control_format_size; // Size
  reg operation_control_format_signed;
  reg operation_control_format_half;
  reg operation_control_format_high;
  reg operation_control_serial;
  reg operation_control_computes;
  reg [4:0] operation_control_operation; // AtomicOperation
  reg operation_control_wide;
  reg operation_control_counts;
  reg operation_control_conditional;
  reg [1:0] operation_control_cross; // Cross
  reg operation_control_fetch_inactive;
  reg [7:0] operation_address_register;
  reg [7:0] operation_data0_register;
  reg [7:0] operation_data1_register;
  reg [7:0] operation_destination;
  reg [16:0] operation_offset;
  reg operation_next_flat;
  reg [1:0] operation_next_control_address; // AddressSource
  reg [2:0] operation_next_control_data0;
  reg [2:0] operation_next_control_data1;
  reg [2:0] operation_next_control_loads;
  reg [2:0] operation_next_control_stores;
  reg [2:0] operation_next_control_returns;
  reg operation_next_control_two;
  reg [3:0] operation_next_control_unit;
  reg [1:0] operation_next_control_format_size; // Size
  reg operation_next_control_format_signed;
  reg operation_next_control_format_half;
  reg operation_next_control_format_high;
  reg operation_next_control_serial;
  reg operation_next_control_computes;
  reg [4:0] operation_next_control_operation; // AtomicOperation
  reg operation_next_control_wide;
  reg operation_next_control_counts;
  reg operation_next_control_conditional;
  reg [1:0] operation_next_control_cross; // Cross
  reg operation_next_control_fetch_inactive;
  reg [7:0] operation_next_address_register;
  reg [7:0] operation_next_data0_register;
  reg [7:0] operation_next_data1_register;
  reg [7:0] operation_next_destination;
  reg [16:0] operation_next_offset;
  wire [17:0] offsets_byte_offset_0;
  wire [17:0] offsets_byte_offset_1;
  wire [2:0] offsets_split;
  wire work_crosses;
  wire work_last;
  wire [2:0] work_dwords;
  reg [3:0] registers_step;
  reg [7:0] registers_address;
  wire [10:0] registers_register;
  wire registers_all;
  wire registers_high;
  wire registers_beyond;
  wire [15:0] lane_bytes;
  wire [3:0] lane_has_upper;
  wire [255:0] lane_memory;
  wire [255:0] lane_operand_0;
  wire [255:0] lane_operand_1;
  wire pending_working;
  wire [3:0] pending_active;
  wire [3:0] pending_left;
  wire pending_taken;
  wire pending_finished;
  wire pending_more;
  wire [3:0] turn_turn;
  wire turn_any;
  wire [3:0] turn_after;
  wire turn_last;
  wire [63:0] turn_memory_of;
  wire [63:0] turn_result;
  wire [7:0] rotation_step;
  wire [7:0] rotation_behind;
  wire [15:0] numbers_offset;
  wire [23:0] numbers_number;
  wire [23:0] numbers_source;
  wire [31:0] count_count;
  wire parts_reads;
  wire parts_ahead;
  wire writer_take;
  wire writer_take_drains;
  wire [10:0] writer_take_row;
  wire writer_occupied;
  wire [1:0] writer_dword;
  wire [1:0] writer_format_size; // Size
  wire writer_format_signed;
  wire writer_format_half;
  wire writer_format_high;
  wire writer_counts;
  wire [3:0] writer_lane;
  reg [31:0] exec_part_mask;
  wire [3:0] exec_part_lane;
  reg [2:0] state; // LdsState
  reg [2:0] state_next; // LdsState
  reg [1:0] pass;
  reg [1:0] pass_next;
  reg half;
  reg half_next;
  reg [2:0] beat;
  reg [2:0] beat_next;
  reg [3:0] step;
  reg [3:0] step_next;
  reg [3:0] captured_step;
  reg capturing;
  wire capturing_next;
  reg captured_high;
  reg [2:0] dword;
  reg [2:0] dword_next;
  reg upper_part;
  reg upper_part_next;
  reg fresh;
  reg fresh_next;
  reg starts;
  reg starts_next;
  reg waits;
  wire waits_next;
  reg storing_result;
  reg storing_result_next;
  reg counted;
  reg counted_next;
  reg [31:0] counted_value;
  reg [31:0] counted_value_next;
  wire [3:0] waiting;
  wire [3:0] left;
  wire [4:0] lane_load_address_all;

  assign ready = ~waits;
  assign wave = current_issued_wave;
  wire state_is_read = state == LDS_STATE_READ;
  assign read_valid = ((state_is_read & ~registers_all) | (opens & (waits | ~from_next))) & ~held_back;
  assign read_row = read_base + registers_register;

  always @* begin
    read_beat = beat;
    if (opens) read_beat = next_beat;
    if (opens & from_next) read_beat = 3'd0;
  end

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

  always @* begin
    half_row = current_vgpr_base;
    if (half) half_row = current_vgpr_base + vgprs;
  end

  always @* begin
    next_half = half;
    if (beat == 3'd7) next_half = current_wave64 & ~half;
  end

  always @* begin
    next_beat = beat + 3'd1;
    if (beat == 3'd7) next_beat = 3'd0;
  end

  always @* begin
    read_half = half;
    if (opens) read_half = next_half;
  end

  always @* begin
    read_base = current_vgpr_base;
    if (read_half) read_base = current_vgpr_base + vgprs;
    if (opens & from_next) read_base = next_vgpr_base;
  end

  wire state_is_idle = state == LDS_STATE_IDLE;
  assign from_next = state_is_idle | ends;
  assign opens = state_is_idle | (pending_working & fresh & last_part & ~operation_control_serial);

  always @* begin
    reads_flat = operation_flat;
    if (opens & from_next) reads_flat = issued_operation_flat;
  end

  assign last_part = ~pending_more & ~((dword + 3'd1) < work_dwords);
  assign waits_for_writer = starts & writer_occupied;
  assign moves_on = (state_is_idle & waits) | beat_done | hands_over;
  assign advances = moves_on & from_next & waits;
  assign held_back = reads_flat & parts_ahead;
  assign captured = state_is_read & registers_all & ~(operation_flat & writer_occupied);
  assign last_of_pass = (beat == 3'd7) & (half | ~current_wave64);

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

  assign loads_alone = writer_take_drains & ~work_crosses & ~operation_control_serial;

  always @* begin
    hands_over = 1'b0;
    if (access_done) begin
      if (store & operation_control_serial) begin
        hands_over = turn_last | operation_control_counts;
      end else if (!(operation_control_serial & turn_any)) hands_over = writer_take_drains;
    end
  end

  assign ends = last_of_pass & work_last;

  always @* begin
    beat_done = 1'b0;
    if (access_done) begin
      if (!(store & operation_control_serial)) begin
        if (!(operation_control_serial & turn_any)) beat_done = store;
      end
    end
  end

  assign second_address = operation_control_two & ~(dword < offsets_split);

  always @* begin
    exec_half = current_exec[31:0];
    if (half) exec_half = current_exec[63:32];
  end

  always @* begin
    next_next_issued_wave = next_issued_wave;
    if (issue_valid) next_next_issued_wave = issue_wave;
  end

  always @* begin
    next_next_exec = next_exec;
    if (issue_valid) next_next_exec = issue_exec;
  end

  always @* begin
    next_next_wave64 = next_wave64;
    if (issue_valid) next_next_wave64 = issue_state_shape_wave64;
  end

  always @* begin
    next_next_m0 = next_m0;
    if (issue_valid) next_next_m0 = issue_state_m0[15:0];
  end

  always @* begin
    next_next_lds_base = next_lds_base;
    if (issue_valid) next_next_lds_base = issue_state_place_lds_base;
  end

  always @* begin
    next_next_lds_size = next_lds_size;
    if (issue_valid) next_next_lds_size = issue_state_shape_lds_size;
  end

  always @* begin
    next_next_vgpr_base = next_vgpr_base;
    if (issue_valid) next_next_vgpr_base = issue_state_place_vgpr_base;
  end

  always @* begin
    current_next_issued_wave = current_issued_wave;
    if (advances) current_next_issued_wave = next_issued_wave;
  end

  always @* begin
    current_next_exec = current_exec;
    if (advances) current_next_exec = next_exec;
  end

  always @* begin
    current_next_wave64 = current_wave64;
    if (advances) current_next_wave64 = next_wave64;
  end

  always @* begin
    current_next_m0 = current_m0;
    if (advances) current_next_m0 = next_m0;
  end

  always @* begin
    current_next_lds_base = current_lds_base;
    if (advances) current_next_lds_base = next_lds_base;
  end

  always @* begin
    current_next_lds_size = current_lds_size;
    if (advances) current_next_lds_size = next_lds_size;
  end

  always @* begin
    current_next_vgpr_base = current_vgpr_base;
    if (advances) current_next_vgpr_base = next_vgpr_base;
  end

  always @* begin
    operation_next_flat = operation_flat;
    if (advances) operation_next_flat = issued_operation_flat;
  end

  always @* begin
    operation_next_control_address = operation_control_address;
    if (advances) operation_next_control_address = issued_operation_control_address;
  end

  always @* begin
    operation_next_control_data0 = operation_control_data0;
    if (advances) operation_next_control_data0 = issued_operation_control_data0;
  end

  always @* begin
    operation_next_control_data1 = operation_control_data1;
    if (advances) operation_next_control_data1 = issued_operation_control_data1;
  end

  always @* begin
    operation_next_control_loads = operation_control_loads;
    if (advances) operation_next_control_loads = issued_operation_control_loads;
  end

  always @* begin
    operation_next_control_stores = operation_control_stores;
    if (advances) operation_next_control_stores = issued_operation_control_stores;
  end

  always @* begin
    operation_next_control_returns = operation_control_returns;
    if (advances) operation_next_control_returns = issued_operation_control_returns;
  end

  always @* begin
    operation_next_control_two = operation_control_two;
    if (advances) operation_next_control_two = issued_operation_control_two;
  end

  always @* begin
    operation_next_control_unit = operation_control_unit;
    if (advances) operation_next_control_unit = issued_operation_control_unit;
  end

  always @* begin
    operation_next_control_format_size = operation_control_format_size;
    if (advances) operation_next_control_format_size = issued_operation_control_format_size;
  end

  always @* begin
    operation_next_control_format_signed = operation_control_format_signed;
    if (advances) operation_next_control_format_signed = issued_operation_control_format_signed;
  end

  always @* begin
    operation_next_control_format_half = operation_control_format_half;
    if (advances) operation_next_control_format_half = issued_operation_control_format_half;
  end

  always @* begin
    operation_next_control_format_high = operation_control_format_high;
    if (advances) operation_next_control_format_high = issued_operation_control_format_high;
  end

  always @* begin
    operation_next_control_serial = operation_control_serial;
    if (advances) operation_next_control_serial = issued_operation_control_serial;
  end

  always @* begin
    operation_next_control_computes = operation_control_computes;
    if (advances) operation_next_control_computes = issued_operation_control_computes;
  end

  always @* begin
    operation_next_control_operation = operation_control_operation;
    if (advances) operation_next_control_operation = issued_operation_control_operation;
  end

  always @* begin
    operation_next_control_wide = operation_control_wide;
    if (advances) operation_next_control_wide = issued_operation_control_wide;
  end

  always @* begin
    operation_next_control_counts = operation_control_counts;
    if (advances) operation_next_control_counts = issued_operation_control_counts;
  end

  always @* begin
    operation_next_control_conditional = operation_control_conditional;
    if (advances) operation_next_control_conditional = issued_operation_control_conditional;
  end

  always @* begin
    operation_next_control_cross = operation_control_cross;
    if (advances) operation_next_control_cross = issued_operation_control_cross;
  end

  always @* begin
    operation_next_control_fetch_inactive = operation_control_fetch_inactive;
    if (advances) operation_next_control_fetch_inactive = issued_operation_control_fetch_inactive;
  end

  always @* begin
    operation_next_address_register = operation_address_register;
    if (advances) operation_next_address_register = issued_operation_address_register;
  end

  always @* begin
    operation_next_data0_register = operation_data0_register;
    if (advances) operation_next_data0_register = issued_operation_data0_register;
  end

  always @* begin
    operation_next_data1_register = operation_data1_register;
    if (advances) operation_next_data1_register = issued_operation_data1_register;
  end

  always @* begin
    operation_next_destination = operation_destination;
    if (advances) operation_next_destination = issued_operation_destination;
  end

  always @* begin
    operation_next_offset = operation_offset;
    if (advances) operation_next_offset = issued_operation_offset;
  end

  always @* begin
    registers_step = step;
    if (opens) registers_step = 4'd0;
  end

  always @* begin
    registers_address = operation_address_register;
    if (opens & from_next) registers_address = issued_operation_address_register;
  end

  assign pending_working = (state == LDS_STATE_ACCESS) & ~waits_for_writer;
  assign numbers_offset = operation_offset[15:0];
  assign parts_reads = operation_flat & captured;
  assign writer_take = hands_over | (beat_done & ends);
  assign writer_take_drains = ~store;
  assign writer_take_row = half_row + {3'd0, operation_destination};

  always @* begin
    exec_part_mask = exec_half;
    if (registers_beyond) exec_part_mask = 32'd0;
  end

  always @* begin
    state_next = state;
    case (state)
      LDS_STATE_IDLE: ;
      LDS_STATE_READ: if (captured) state_next = LDS_STATE_ACCESS;
      LDS_STATE_ACCESS: ;
      LDS_STATE_DRAIN: state_next = LDS_STATE_COMPUTE;
      default: state_next = LDS_STATE_ACCESS;
    endcase
    if (access_done) begin
      if (!(store & operation_control_serial)) begin
        if (operation_control_serial & turn_any) state_next = LDS_STATE_DRAIN;
      end
    end
    if (moves_on) begin
      state_next = LDS_STATE_READ;
      if (from_next) begin
        if (ready) state_next = LDS_STATE_IDLE;
      end
    end
  end

  always @* begin
    pass_next = pass;
    if (moves_on) begin
      if (last_of_pass) pass_next = pass + 2'd1;
      if (from_next) pass_next = 2'd0;
    end
  end

  always @* begin
    half_next = half;
    if (moves_on) begin
      half_next = next_half;
      if (from_next) half_next = 1'b0;
    end
  end

  always @* begin
    beat_next = beat;
    if (moves_on) begin
      beat_next = next_beat;
      if (from_next) beat_next = 3'd0;
    end
  end

  always @* begin
    step_next = step;
    case (state)
      LDS_STATE_IDLE: ;
      LDS_STATE_READ: if (read_ready & read_valid) step_next = step + 4'd1;
      LDS_STATE_ACCESS: ;
      LDS_STATE_DRAIN: ;
      default: ;
    endcase
    if (moves_on) begin
      step_next = 4'd0;
      if (read_valid & read_ready) step_next = 4'd1;
    end
  end

  assign capturing_next = read_valid & read_ready & (state_is_read | moves_on);

  always @* begin
    dword_next = dword;
    case (state)
      LDS_STATE_IDLE: ;
      LDS_STATE_READ: if (captured) dword_next = 3'd0;
      LDS_STATE_ACCESS: begin
        if (pending_finished) begin
          if (~pending_more) dword_next = dword + 3'd1;
        end
      end
      LDS_STATE_DRAIN: ;
      default: ;
    endcase
    if (access_done) dword_next = 3'd0;
  end

  always @* begin
    upper_part_next = upper_part;
    case (state)
      LDS_STATE_IDLE: ;
      LDS_STATE_READ: if (captured) upper_part_next = 1'b0;
      LDS_STATE_ACCESS: if (pending_finished) upper_part_next = pending_more;
      LDS_STATE_DRAIN: ;
      default: ;
    endcase
  end

  always @* begin
    fresh_next = fresh & ~granted;
    case (state)
      LDS_STATE_IDLE: ;
      LDS_STATE_READ: if (captured) fresh_next = 1'b1;
      LDS_STATE_ACCESS: if (pending_finished) fresh_next = 1'b1;
      LDS_STATE_DRAIN: ;
      default: fresh_next = 1'b1;
    endcase
  end

  always @* begin
    starts_next = starts;
    if (pending_working) starts_next = 1'b0;
    case (state)
      LDS_STATE_IDLE: ;
      LDS_STATE_READ: if (captured) starts_next = 1'b1;
      LDS_STATE_ACCESS: ;
      LDS_STATE_DRAIN: ;
      default: ;
    endcase
  end

  assign waits_next = issue_valid | (waits & ~advances);

  always @* begin
    storing_result_next = storing_result;
    case (state)
      LDS_STATE_IDLE: ;
      LDS_STATE_READ: if (captured) storing_result_next = 1'b0;
      LDS_STATE_ACCESS: ;
      LDS_STATE_DRAIN: ;
      default: storing_result_next = 1'b1;
    endcase
    if (access_done) begin
      if (store & operation_control_serial) storing_result_next = 1'b0;
    end
  end

  always @* begin
    counted_next = counted;
    case (state)
      LDS_STATE_IDLE: ;
      LDS_STATE_READ: ;
      LDS_STATE_ACCESS: ;
      LDS_STATE_DRAIN: ;
      default: if (operation_control_counts) counted_next = 1'b1;
    endcase
    if (moves_on) begin
      if (from_next) counted_next = 1'b0;
    end
  end

  always @* begin
    counted_value_next = counted_value;
    case (state)
      LDS_STATE_IDLE: ;
      LDS_STATE_READ: ;
      LDS_STATE_ACCESS: ;
      LDS_STATE_DRAIN: ;
      default: if (operation_control_counts) counted_value_next = turn_memory_of[31:0];
    endcase
  end

  genvar i;
  wire work_crosses_and_pass_is_0 = work_crosses & (pass == 2'd0);

  for (i = 0; i < 4; i = i + 1) begin : each_lane
    reg [31:0] write_data_i;
    wire lane_load_address;
    wire lane_load_data_0;
    wire lane_load_data_1;
    wire lane_load_data_2;
    wire lane_load_data_3;
    wire lane_load_high;
    wire lane_clear;
    wire lane_load_count;
    reg [17:0] lane_offset;
    wire lane_named;
    wire lane_swizzles;
    wire lane_blank;
    wire lane_loads;
    reg pending_active_i;
    reg left_next;
    reg waiting_i;
    reg left_i;
    wire lane_inside;
    wire [31:0] lane_result;
    assign write_data[i*32 +: 32] = write_data_i;
    assign pending_active[i] = pending_active_i;
    assign waiting[i] = waiting_i;
    assign left[i] = left_i;

    always @* begin
      write_data_i = lane_result;
      if (writer_counts) write_data_i = counted_value;
    end

    assign acts[i] = exec_part_lane[i] & lane_inside;
    assign lane_load_address = lane_load_address_all[0];
    assign lane_load_data_0 = lane_load_address_all[1];
    assign lane_load_data_1 = lane_load_address_all[2];
    assign lane_load_data_2 = lane_load_address_all[3];
    assign lane_load_data_3 = lane_load_address_all[4];
    assign lane_load_high = capturing & captured_high;
    assign lane_clear = pending_working & starts;
    assign lane_load_count = captured & operation_control_counts;

    always @* begin
      lane_offset = offsets_byte_offset_0;
      if (second_address) lane_offset = offsets_byte_offset_1;
    end

    assign lane_named = pass == 2'd1;
    assign lane_swizzles = operation_control_cross == CROSS_SWIZZLE;
    wire lane_blank_any = (operation_control_cross == CROSS_FORWARD) | ~(exec_part_lane[i] |
        operation_control_fetch_inactive);
    assign lane_blank = work_crosses_and_pass_is_0 & lane_blank_any;
    assign lane_loads = granted & served[i] & valid[i] & writer_take_drains;

    always @* begin
      pending_active_i = acts[i];
      if (operation_control_serial) pending_active_i = turn_turn[i];
      if (work_crosses_and_pass_is_0) pending_active_i = 1'b1;
    end

    always @* begin
      left_next = left_i;
      case (state)
        LDS_STATE_IDLE: ;
        LDS_STATE_READ: if (captured) left_next = acts[i] & ~counted;
        LDS_STATE_ACCESS: ;
        LDS_STATE_DRAIN: ;
        default: ;
      endcase
      if (access_done) begin
        if (store & operation_control_serial) left_next = turn_after[i] & ~operation_control_counts;
      end
    end

    initial begin
      waiting_i = 1'b0;
      left_i = 1'b0;
    end
    always @(posedge clock) begin
      waiting_i <= pending_left[i];
      left_i <= left_next;
    end

    lds_lane lane (
      .clock(clock),
      .vgpr(vgpr[i*32 +: 32]),
      .load_address(lane_load_address),
      .load_data({lane_load_data_3, lane_load_data_2, lane_load_data_1, lane_load_data_0}),
      .load_high(lane_load_high),
      .clear(lane_clear),
      .load_count(lane_load_count),
      .count(count_count),
      .source(operation_control_address),
      .m0(current_m0),
      .number(numbers_number[i*6 +: 6]),
      .offset(lane_offset),
      .dword(rotation_behind[i*2 +: 2]),
      .step(rotation_step[i*2 +: 2]),
      .size(operation_control_format_size),
      .high(operation_control_format_high),
      .result_dword(writer_dword),
      .result_format_size(writer_format_size),
      .result_format_signed(writer_format_signed),
      .result_format_half(writer_format_half),
      .result_format_high(writer_format_high),
      .upper_part(upper_part),
      .stores(store),
      .base(current_lds_base),
      .limit(current_lds_size),
      .crosses_lanes(work_crosses),
      .named(lane_named),
      .swizzles(lane_swizzles),
      .swizzle_source(numbers_source[i*6 +: 6]),
      .wave64(current_wave64),
      .simd(simd),
      .blank(lane_blank),
      .conditional(operation_control_conditional),
      .computed(turn_result),
      .computes(operation_control_computes),
      .active(writer_lane[i]),
      .loads(lane_loads),
      .word(loaded[i*32 +: 32]),
      .flat(operation_flat),
      .inside_(lane_inside),
      .request_bank(request_bank[i*5 +: 5]),
      .request_row(request_row[i*10 +: 10]),
      .request_data(request_data[i*32 +: 32]),
      .request_bytes(request_bytes[i*4 +: 4]),
      .bytes(lane_bytes[i*4 +: 4]),
      .has_upper(lane_has_upper[i]),
      .result(lane_result),
      .result_bytes(write_bytes[i*4 +: 4]),
      .memory(lane_memory[i*64 +: 64]),
      .operand_0(lane_operand_0[i*64 +: 64]),
      .operand_1(lane_operand_1[i*64 +: 64])
    );
  end

  for (i = 0; i < 5; i = i + 1) begin : each_lane_load_address_all
    localparam [3:0] INDEX = i;
    assign lane_load_address_all[i] = capturing & (captured_step == INDEX);
  end

  initial begin
    next_issued_wave = 4'd0;
    next_exec = 64'd0;
    next_wave64 = 1'b0;
    next_m0 = 16'd0;
    next_lds_base = 17'd0;
    next_lds_size = 17'd0;
    next_vgpr_base = 11'd0;
    current_issued_wave = 4'd0;
    current_exec = 64'd0;
    current_wave64 = 1'b0;
    current_m0 = 16'd0;
    current_lds_base = 17'd0;
    current_lds_size = 17'd0;
    current_vgpr_base = 11'd0;
    operation_flat = 1'b0;
    operation_control_address = ADDRESS_SOURCE_VGPR;
    operation_control_data0 = 3'd0;
    operation_control_data1 = 3'd0;
    operation_control_loads = 3'd0;
    operation_control_stores = 3'd0;
    operation_control_returns = 3'd0;
    operation_control_two = 1'b0;
    operation_control_unit = 4'd0;
    operation_control_format_size = SIZE_DWORD;
    operation_control_format_signed = 1'b0;
    operation_control_format_half = 1'b0;
    operation_control_format_high = 1'b0;
    operation_control_serial = 1'b0;
    operation_control_computes = 1'b0;
    operation_control_operation = ATOMIC_OPERATION_SWAP;
    operation_control_wide = 1'b0;
    operation_control_counts = 1'b0;
    operation_control_conditional = 1'b0;
    operation_control_cross = CROSS_NONE;
    operation_control_fetch_inactive = 1'b0;
    operation_address_register = 8'd0;
    operation_data0_register = 8'd0;
    operation_data1_register = 8'd0;
    operation_destination = 8'd0;
    operation_offset = 17'd0;
    state = LDS_STATE_IDLE;
    pass = 2'd0;
    half = 1'b0;
    beat = 3'd0;
    step = 4'd0;
    captured_step = 4'd0;
    capturing = 1'b0;
    captured_high = 1'b0;
    dword = 3'd0;
    upper_part = 1'b0;
    fresh = 1'b0;
    starts = 1'b0;
    waits = 1'b0;
    storing_result = 1'b0;
    counted = 1'b0;
    counted_value = 32'd0;
  end
  always @(posedge clock) begin
    next_issued_wave <= next_next_issued_wave;
    next_exec <= next_next_exec;
    next_wave64 <= next_next_wave64;
    next_m0 <= next_next_m0;
    next_lds_base <= next_next_lds_base;
    next_lds_size <= next_next_lds_size;
    next_vgpr_base <= next_next_vgpr_base;
    current_issued_wave <= current_next_issued_wave;
    current_exec <= current_next_exec;
    current_wave64 <= current_next_wave64;
    current_m0 <= current_next_m0;
    current_lds_base <= current_next_lds_base;
    current_lds_size <= current_next_lds_size;
    current_vgpr_base <= current_next_vgpr_base;
    operation_flat <= operation_next_flat;
    operation_control_address <= operation_next_control_address;
    operation_control_data0 <= operation_next_control_data0;
    operation_control_data1 <= operation_next_control_data1;
    operation_control_loads <= operation_next_control_loads;
    operation_control_stores <= operation_next_control_stores;
    operation_control_returns <= operation_next_control_returns;
    operation_control_two <= operation_next_control_two;
    operation_control_unit <= operation_next_control_unit;
    operation_control_format_size <= operation_next_control_format_size;
    operation_control_format_signed <= operation_next_control_format_signed;
    operation_control_format_half <= operation_next_control_format_half;
    operation_control_format_high <= operation_next_control_format_high;
    operation_control_serial <= operation_next_control_serial;
    operation_control_computes <= operation_next_control_computes;
    operation_control_operation <= operation_next_control_operation;
    operation_control_wide <= operation_next_control_wide;
    operation_control_counts <= operation_next_control_counts;
    operation_control_conditional <= operation_next_control_conditional;
    operation_control_cross <= operation_next_control_cross;
    operation_control_fetch_inactive <= operation_next_control_fetch_inactive;
    operation_address_register <= operation_next_address_register;
    operation_data0_register <= operation_next_data0_register;
    operation_data1_register <= operation_next_data1_register;
    operation_destination <= operation_next_destination;
    operation_offset <= operation_next_offset;
    state <= state_next;
    pass <= pass_next;
    half <= half_next;
    beat <= beat_next;
    step <= step_next;
    captured_step <= registers_step;
    capturing <= capturing_next;
    captured_high <= registers_high;
    dword <= dword_next;
    upper_part <= upper_part_next;
    fresh <= fresh_next;
    starts <= starts_next;
    waits <= waits_next;
    storing_result <= storing_result_next;
    counted <= counted_next;
    counted_value <= counted_value_next;
  end

  lds_offsets offsets (
    .operation_control_two(operation_control_two),
    .operation_control_unit(operation_control_unit),
    .operation_offset(operation_offset),
    .byte_offset_0(offsets_byte_offset_0),
    .byte_offset_1(offsets_byte_offset_1),
    .split(offsets_split)
  );

  lds_pass work (
    .cross_(operation_control_cross),
    .serial(operation_control_serial),
    .loads(operation_control_loads),
    .stores(operation_control_stores),
    .pass(pass),
    .storing_result(storing_result),
    .crosses(work_crosses),
    .last(work_last),
    .storing(store),
    .dwords(work_dwords)
  );

  lds_registers registers (
    .step(registers_step),
    .address(registers_address),
    .data0(operation_data0_register),
    .data1(operation_data1_register),
    .data0_dwords(operation_control_data0),
    .data1_dwords(operation_control_data1),
    .flat(operation_flat),
    .destination(operation_destination),
    .returns(operation_control_returns),
    .vgprs(vgprs),
    .register_(registers_register),
    .all(registers_all),
    .high(registers_high),
    .beyond(registers_beyond)
  );

  lds_pending pending_block (
    .working(pending_working),
    .fresh(fresh),
    .upper_part(upper_part),
    .active(pending_active),
    .acts(acts),
    .pending(waiting),
    .bytes(lane_bytes),
    .has_upper(lane_has_upper),
    .granted(granted),
    .served(served),
    .valid(valid),
    .want(want),
    .left(pending_left),
    .taken(pending_taken),
    .finished(pending_finished),
    .more(pending_more)
  );

  lds_compute turn_block (
    .clock(clock),
    .operation(operation_control_operation),
    .wide(operation_control_wide),
    .left(left),
    .memory(lane_memory),
    .operand_0(lane_operand_0),
    .operand_1(lane_operand_1),
    .turn(turn_turn),
    .any(turn_any),
    .after(turn_after),
    .last(turn_last),
    .memory_of(turn_memory_of),
    .result(turn_result)
  );

  lds_rotation rotation (
    .dword(dword),
    .dwords(work_dwords),
    .two(operation_control_two),
    .second(second_address),
    .split(offsets_split),
    .loads(loads_alone),
    .step(rotation_step),
    .behind(rotation_behind)
  );

  swizzle_lanes numbers (
    .half(half),
    .beat(beat),
    .offset(numbers_offset),
    .number(numbers_number),
    .source(numbers_source)
  );

  lane_count count_block (
    .mask(current_exec),
    .wave64(current_wave64),
    .count(count_count)
  );

  flat_parts parts_block (
    .clock(clock),
    .reads(parts_reads),
    .other(memory_parts),
    .parts(flat_parts),
    .ahead(parts_ahead)
  );

  lds_writer writer (
    .clock(clock),
    .take(writer_take),
    .take_drains(writer_take_drains),
    .take_last(ends),
    .take_wave(current_issued_wave),
    .take_flat(operation_flat),
    .take_counts(operation_control_counts),
    .take_row(writer_take_row),
    .take_beat(beat),
    .take_rows(operation_control_returns),
    .take_format_size(operation_control_format_size),
    .take_format_signed(operation_control_format_signed),
    .take_format_half(operation_control_format_half),
    .take_format_high(operation_control_format_high),
    .take_some(pending_taken),
    .take_lane(acts),
    .ahead(parts_ahead),
    .occupied(writer_occupied),
    .write(write_valid),
    .write_ready(write_ready),
    .row(write_row),
    .beat(write_beat),
    .dword(writer_dword),
    .format_size(writer_format_size),
    .format_signed(writer_format_signed),
    .format_half(writer_format_half),
    .format_high(writer_format_high),
    .counts(writer_counts),
    .lane(writer_lane),
    .done(retired_valid),
    .wave(write_wave),
    .flat(flat)
  );

  beat_mask exec_part (
    .mask(exec_part_mask),
    .beat(beat),
    .lane(exec_part_lane)
  );

endmodule

`default_nettype wire
