// memory_reader: kernel of hdl/src/vmem/reader.rs:76
// Written by Tombolo; change the source.
// SPDX-License-Identifier: MIT OR Apache-2.0

`default_nettype none

module memory_reader (
  input wire clock, // The one clock.
  input wire offers, // There is an instruction.
  input wire [3:0] offered_issued_wave, // It.
  input wire [15:0] offered_issued_sequence,
  input wire [1:0] offered_access_space,
  input wire [1:0] offered_access_control_kind,
  input wire [2:0] offered_access_control_dwords,
  input wire [2:0] offered_access_control_data_rows,
  input wire [1:0] offered_access_control_format_size,
  input wire offered_access_control_format_signed,
  input wire offered_access_control_format_half,
  input wire offered_access_control_format_high,
  input wire offered_access_control_lane_addressed,
  input wire offered_access_control_block,
  input wire offered_access_control_invalidates,
  input wire offered_access_control_flat,
  input wire [4:0] offered_access_control_operation,
  input wire offered_access_returns,
  input wire offered_access_counts_load,
  input wire [1:0] offered_access_address_rows,
  input wire offered_access_wide_address,
  input wire [7:0] offered_access_address,
  input wire [7:0] offered_access_source,
  input wire [7:0] offered_access_destination,
  input wire offered_access_has_scalar,
  input wire [23:0] offered_access_offset,
  input wire offered_access_beyond_unit,
  input wire [63:0] offered_exec,
  input wire [10:0] offered_vgpr_base,
  input wire offered_wave64,
  input wire [31:0] offered_m0,
  input wire [47:0] offered_scratch_base,
  input wire [47:0] offered_pc,
  input wire [63:0] offered_scalar,
  input wire [127:0] offered_resource,
  output wire begins, // It is taken.
  input wire [10:0] vgprs, // VGPRs of a wave.
  output wire ready, // What is offered in the next cycle will be taken.
  output wire [47:0] pc, // Address of the instruction.
  output wire read, // Reads a VGPR row.
  output reg [10:0] read_row, // Which.
  output reg [2:0] read_beat, // Beat.
  output reg read_done, // The last VGPR of the instruction is read.
  output wire clear, // Lanes: the address registers become zero.
  output wire load_low, // The row read is the first of the address.
  output wire load_high, // The second.
  output wire [3:0] load_data, // A dword of data.
  output wire present, // A part is ready.
  output wire [1:0] flat_parts, // Parts of FLAT instructions read so far, modulo 4; see crate::lds::flat.
  input wire [1:0] lds_parts, // The same of the local data share.
  input wire take, // The sender takes it.
  input wire taken_at_once, // The sender takes whatever is presented in this cycle; a register says so.
  output wire [1:0] part_control_kind, // The part.
  output wire [2:0] part_control_dwords,
  output wire [1:0] part_control_format_size,
  output wire part_control_format_signed,
  output wire part_control_format_half,
  output wire part_control_format_high,
  output wire part_control_invalidates,
  output wire part_control_flat,
  output wire [4:0] part_control_operation,
  output wire part_returns,
  output wire part_counts_load,
  output wire part_beyond_unit,
  output wire [3:0] part_wave,
  output wire [15:0] part_sequence,
  output wire part_wave64,
  output wire part_half,
  output wire [2:0] part_beat,
  output wire [10:0] part_row,
  output wire part_last,
  output reg [31:0] exec, // Lane mask of its half.
  output wire [47:0] shared_address_base, // What the addresses of its lanes have in common.
  output wire [35:0] shared_address_reach,
  output wire [47:0] shared_address_scratch_base,
  output wire [1:0] shared_address_space,
  output wire shared_address_wide,
  output wire shared_address_lane_addressed,
  output wire [2:0] shared_address_element,
  output wire [3:0] shared_address_whole_bytes,
  output wire shared_address_wave64,
  output wire shared_address_returns,
  output wire [3:0] shared_address_wanted
);
  localparam [1:0] READER_STATE_IDLE = 2'd0;
  localparam [1:0] READER_STATE_READ = 2'd1;
  localparam [1:0] READER_STATE_CAPTURE = 2'd2;
  localparam [1:0] READER_STATE_PRESENT = 2'd3;

  wire [2:0] data_rows;
  wire [2:0] data_row;
  reg [3:0] now_issued_wave;
  reg [15:0] now_issued_sequence;
  reg [63:0] now_exec;
  reg [10:0] now_vgpr_base;
  reg now_wave64;
  reg [31:0] now_m0;
  reg [47:0] now_scratch_base;
  reg [47:0] now_pc;
  reg [63:0] now_scalar;
  reg [127:0] now_resource;
  wire [1:0] access_space; // Space
  wire [1:0] access_control_kind; // Kind
  wire [2:0] access_control_dwords;
  wire [1:0] access_control_format_size; // Size
  wire access_control_format_signed;
  wire access_control_format_half;
  wire access_control_format_high;
  wire access_control_lane_addressed;
  wire access_control_block;
  wire access_control_invalidates;
  wire access_control_flat;
  wire [4:0] access_control_operation; // AtomicOperation
  wire access_returns;
  wire access_counts_load;
  wire access_wide_address;
  wire [7:0] access_destination;
  wire access_has_scalar;
  wire [23:0] access_offset;
  wire access_beyond_unit;
  wire [2:0] reading_control_data_rows;
  wire [1:0] reading_address_rows;
  wire [7:0] reading_address;
  wire [7:0] reading_source;
  wire reads;
  reg [2:0] read_step;
  reg [10:0] read_base;
  reg [10:0] read_group;
  wire [2:0] address_rows;
  wire [2:0] rows;
  wire is_last_step;
  wire [2:0] data_step;
  wire [2:0] captured_data;
  wire is_data;
  reg [10:0] number;
  reg [10:0] half_base;
  wire [10:0] group_rows;
  wire last_beat;
  wire last_group;
  wire is_last_part;
  wire flat;
  reg [63:0] shared_scalar;
  wire shared_mismatch;
  wire [3:0] registers_wanted;
  wire registers_ignored;
  wire parts_reads;
  wire parts_ahead;
  reg [1:0] state; // ReaderState
  reg [1:0] state_next; // ReaderState
  reg [3:0] held_issued_wave;
  reg [15:0] held_issued_sequence;
  reg [63:0] held_exec;
  reg [10:0] held_vgpr_base;
  reg held_wave64;
  reg [31:0] held_m0;
  reg [47:0] held_scratch_base;
  reg [47:0] held_pc;
  reg [63:0] held_scalar;
  reg [127:0] held_resource;
  reg [2:0] beat_state;
  reg [2:0] beat_state_next;
  reg [2:0] group;
  reg [2:0] group_next;
  reg half_state;
  reg half_state_next;
  reg [2:0] step;
  reg [2:0] step_next;
  reg [2:0] captured_step;
  reg capturing;

  wire state_is_idle = state == READER_STATE_IDLE;
  assign begins = offers & state_is_idle;
  assign ready = state_is_idle | (present & is_last_part & taken_at_once);
  assign pc = held_pc;
  assign read = reads & (read_step < rows);

  always @* begin
    read_row = read_base;
    if (number < vgprs) read_row = read_base + number;
  end

  always @* begin
    read_beat = beat_state;
    if (begins) read_beat = 3'd0;
  end

  always @* begin
    read_done = 1'b0;
    case (state)
      READER_STATE_IDLE: ;
      READER_STATE_READ: ;
      READER_STATE_CAPTURE: read_done = is_last_part;
      default: ;
    endcase
  end

  assign clear = reads & (read_step == 3'd0);
  assign load_low = capturing & (captured_step == 3'd0) & (address_rows != 3'd0);
  assign load_high = capturing & (captured_step == 3'd1) & (address_rows == 3'd2);
  assign present = (state == READER_STATE_PRESENT) & ~(flat & parts_ahead);
  assign part_control_kind = access_control_kind;
  assign part_control_dwords = access_control_dwords;
  assign part_control_format_size = access_control_format_size;
  assign part_control_format_signed = access_control_format_signed;
  assign part_control_format_half = access_control_format_half;
  assign part_control_format_high = access_control_format_high;
  assign part_control_invalidates = access_control_invalidates;
  assign part_control_flat = access_control_flat;
  assign part_control_operation = access_control_operation;
  assign part_returns = access_returns;
  assign part_counts_load = access_counts_load;
  assign part_beyond_unit = access_beyond_unit;
  assign part_wave = held_issued_wave;
  assign part_sequence = held_issued_sequence;
  assign part_wave64 = held_wave64;
  assign part_half = half_state;
  assign part_beat = beat_state;
  assign part_row = half_base + {3'd0, access_destination} + group_rows;
  assign part_last = is_last_part;

  always @* begin
    exec = held_exec[31:0];
    if (half_state) exec = held_exec[63:32];
    if (registers_ignored | shared_mismatch) exec = 32'd0;
  end

  assign data_rows = reading_control_data_rows;
  assign data_row = data_step;

  always @* begin
    now_issued_wave = held_issued_wave;
    if (begins) now_issued_wave = offered_issued_wave;
  end

  always @* begin
    now_issued_sequence = held_issued_sequence;
    if (begins) now_issued_sequence = offered_issued_sequence;
  end

  always @* begin
    now_exec = held_exec;
    if (begins) now_exec = offered_exec;
  end

  always @* begin
    now_vgpr_base = held_vgpr_base;
    if (begins) now_vgpr_base = offered_vgpr_base;
  end

  always @* begin
    now_wave64 = held_wave64;
    if (begins) now_wave64 = offered_wave64;
  end

  always @* begin
    now_m0 = held_m0;
    if (begins) now_m0 = offered_m0;
  end

  always @* begin
    now_scratch_base = held_scratch_base;
    if (begins) now_scratch_base = offered_scratch_base;
  end

  always @* begin
    now_pc = held_pc;
    if (begins) now_pc = offered_pc;
  end

  always @* begin
    now_scalar = held_scalar;
    if (begins) now_scalar = offered_scalar;
  end

  always @* begin
    now_resource = held_resource;
    if (begins) now_resource = offered_resource;
  end

  assign access_space = offered_access_space;
  assign access_control_kind = offered_access_control_kind;
  assign access_control_dwords = offered_access_control_dwords;
  assign access_control_format_size = offered_access_control_format_size;
  assign access_control_format_signed = offered_access_control_format_signed;
  assign access_control_format_half = offered_access_control_format_half;
  assign access_control_format_high = offered_access_control_format_high;
  assign access_control_lane_addressed = offered_access_control_lane_addressed;
  assign access_control_block = offered_access_control_block;
  assign access_control_invalidates = offered_access_control_invalidates;
  assign access_control_flat = offered_access_control_flat;
  assign access_control_operation = offered_access_control_operation;
  assign access_returns = offered_access_returns;
  assign access_counts_load = offered_access_counts_load;
  assign access_wide_address = offered_access_wide_address;
  assign access_destination = offered_access_destination;
  assign access_has_scalar = offered_access_has_scalar;
  assign access_offset = offered_access_offset;
  assign access_beyond_unit = offered_access_beyond_unit;
  assign reading_control_data_rows = offered_access_control_data_rows;
  assign reading_address_rows = offered_access_address_rows;
  assign reading_address = offered_access_address;
  assign reading_source = offered_access_source;
  assign reads = begins | (state == READER_STATE_READ);

  always @* begin
    read_step = step;
    if (begins) read_step = 3'd0;
  end

  always @* begin
    read_base = half_base;
    if (begins) read_base = offered_vgpr_base;
  end

  always @* begin
    read_group = group_rows;
    if (begins) read_group = 11'd0;
  end

  assign address_rows = {1'b0, reading_address_rows};
  assign rows = address_rows + data_rows;
  assign is_last_step = ~((read_step + 3'd1) < rows);
  assign data_step = read_step - address_rows;
  assign captured_data = captured_step - address_rows;
  assign is_data = capturing & ~(captured_step < address_rows);

  always @* begin
    number = {3'd0, reading_address} + {8'd0, read_step};
    if (~(read_step < address_rows)) number = {3'd0, reading_source} + {8'd0, data_row} + read_group;
  end

  always @* begin
    half_base = held_vgpr_base;
    if (half_state) half_base = held_vgpr_base + vgprs;
  end

  assign group_rows = {{6'd0, group}, 2'd0};
  assign last_beat = beat_state == 3'd7;
  assign last_group = ~access_control_block | (group == 3'd7);
  assign is_last_part = last_beat & last_group & (half_state | ~held_wave64);
  assign flat = access_control_flat;

  always @* begin
    shared_scalar = 64'd0;
    if (access_has_scalar) shared_scalar = held_scalar;
  end

  assign parts_reads = flat & (state == READER_STATE_CAPTURE);

  always @* begin
    state_next = state;
    case (state)
      READER_STATE_IDLE: ;
      READER_STATE_READ: ;
      READER_STATE_CAPTURE: state_next = READER_STATE_PRESENT;
      default: begin
        if (take) begin
          state_next = READER_STATE_READ;
          if (is_last_part) state_next = READER_STATE_IDLE;
        end
      end
    endcase
    if (reads) begin
      state_next = READER_STATE_READ;
      if (is_last_step) state_next = READER_STATE_CAPTURE;
    end
  end

  always @* begin
    beat_state_next = beat_state;
    case (state)
      READER_STATE_IDLE: ;
      READER_STATE_READ: ;
      READER_STATE_CAPTURE: ;
      default: begin
        if (take) begin
          beat_state_next = beat_state + 3'd1;
          if (last_beat) beat_state_next = 3'd0;
          if (is_last_part) beat_state_next = 3'd0;
        end
      end
    endcase
  end

  always @* begin
    group_next = group;
    case (state)
      READER_STATE_IDLE: ;
      READER_STATE_READ: ;
      READER_STATE_CAPTURE: ;
      default: begin
        if (take) begin
          if (last_beat) begin
            group_next = group + 3'd1;
            if (last_group) group_next = 3'd0;
          end
          if (is_last_part) group_next = 3'd0;
        end
      end
    endcase
  end

  always @* begin
    half_state_next = half_state;
    case (state)
      READER_STATE_IDLE: ;
      READER_STATE_READ: ;
      READER_STATE_CAPTURE: ;
      default: begin
        if (take) begin
          if (last_beat) begin
            if (last_group) half_state_next = 1'b1;
          end
          if (is_last_part) half_state_next = 1'b0;
        end
      end
    endcase
  end

  always @* begin
    step_next = step;
    case (state)
      READER_STATE_IDLE: ;
      READER_STATE_READ: ;
      READER_STATE_CAPTURE: ;
      default: if (take) step_next = 3'd0;
    endcase
    if (reads) step_next = read_step + 3'd1;
  end

  genvar i;

  for (i = 0; i < 4; i = i + 1) begin : each_load_data
    localparam [2:0] INDEX = i;
    assign load_data[i] = is_data & (captured_data == INDEX);
  end

  initial begin
    state = READER_STATE_IDLE;
    held_issued_wave = 4'd0;
    held_issued_sequence = 16'd0;
    held_exec = 64'd0;
    held_vgpr_base = 11'd0;
    held_wave64 = 1'b0;
    held_m0 = 32'd0;
    held_scratch_base = 48'd0;
    held_pc = 48'd0;
    held_scalar = 64'd0;
    held_resource = 128'd0;
    beat_state = 3'd0;
    group = 3'd0;
    half_state = 1'b0;
    step = 3'd0;
    captured_step = 3'd0;
    capturing = 1'b0;
  end
  always @(posedge clock) begin
    state <= state_next;
    held_issued_wave <= now_issued_wave;
    held_issued_sequence <= now_issued_sequence;
    held_exec <= now_exec;
    held_vgpr_base <= now_vgpr_base;
    held_wave64 <= now_wave64;
    held_m0 <= now_m0;
    held_scratch_base <= now_scratch_base;
    held_pc <= now_pc;
    held_scalar <= now_scalar;
    held_resource <= now_resource;
    beat_state <= beat_state_next;
    group <= group_next;
    half_state <= half_state_next;
    step <= step_next;
    captured_step <= read_step;
    capturing <= read;
  end

  shared_address shared (
    .access_space(access_space),
    .access_control_kind(access_control_kind),
    .access_control_dwords(access_control_dwords),
    .access_control_format_size(access_control_format_size),
    .access_control_lane_addressed(access_control_lane_addressed),
    .access_returns(access_returns),
    .access_wide_address(access_wide_address),
    .access_offset(access_offset),
    .scalar(shared_scalar),
    .resource(held_resource),
    .group(group),
    .scratch_base(held_scratch_base),
    .wave64(held_wave64),
    .wanted(registers_wanted),
    .shared_base(shared_address_base),
    .shared_reach(shared_address_reach),
    .shared_scratch_base(shared_address_scratch_base),
    .shared_space(shared_address_space),
    .shared_wide(shared_address_wide),
    .shared_lane_addressed(shared_address_lane_addressed),
    .shared_element(shared_address_element),
    .shared_whole_bytes(shared_address_whole_bytes),
    .shared_wave64(shared_address_wave64),
    .shared_returns(shared_address_returns),
    .shared_wanted(shared_address_wanted),
    .mismatch(shared_mismatch)
  );

  part_registers registers (
    .destination(access_destination),
    .dwords(access_control_dwords),
    .block(access_control_block),
    .m0(held_m0),
    .group(group),
    .returns(access_returns),
    .vgprs(vgprs),
    .wanted(registers_wanted),
    .ignored(registers_ignored)
  );

  flat_parts parts_block (
    .clock(clock),
    .reads(parts_reads),
    .other(lds_parts),
    .parts(flat_parts),
    .ahead(parts_ahead)
  );

endmodule

`default_nettype wire
