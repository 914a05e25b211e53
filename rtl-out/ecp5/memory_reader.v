// memory_reader: kernel of hdl/src/vmem/reader.rs:74
// Written by Tombolo; change the source.
// SPDX-License-Identifier: MIT OR Apache-2.0

`default_nettype none

module memory_reader (
  input wire clock, // The one clock.
  input wire issue_valid, // An instruction issues.
  input wire [3:0] issue_wave, // It.
  input wire [15:0] issue_sequence,
  input wire [6:0] issue_scalar, // The scalar register that it reads first.
  input wire [1:0] access_space, // What it does; from the cycle behind its issue until another one issues.
  input wire [1:0] access_control_kind,
  input wire [2:0] access_control_dwords,
  input wire [2:0] access_control_data_rows,
  input wire [1:0] access_control_format_size,
  input wire access_control_format_signed,
  input wire access_control_format_half,
  input wire access_control_format_high,
  input wire access_control_lane_addressed,
  input wire access_control_block,
  input wire access_control_invalidates,
  input wire access_control_flat,
  input wire [4:0] access_control_operation,
  input wire access_returns,
  input wire access_counts_load,
  input wire [1:0] access_address_rows,
  input wire access_wide_address,
  input wire [7:0] access_address,
  input wire [7:0] access_source,
  input wire [7:0] access_destination,
  input wire access_has_scalar,
  input wire [6:0] access_resource,
  input wire [23:0] access_offset,
  input wire access_beyond_unit,
  input wire [63:0] issue_state_exec, // State of its wave.
  input wire [31:0] issue_state_m0,
  input wire [10:0] issue_state_place_vgpr_base,
  input wire [47:0] issue_state_place_scratch_base,
  input wire issue_state_shape_wave64,
  input wire [10:0] vgprs, // VGPRs of a wave.
  output wire ready, // It is taken.
  output reg [3:0] scalar_wave, // Wave whose scalars are read.
  output reg [6:0] scalar_index, // Scalar register.
  input wire [63:0] scalar_data, // Its value one cycle later.
  output wire read, // Reads a VGPR row.
  output reg [10:0] read_row, // Which.
  output wire [2:0] read_beat, // Beat.
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
  output wire shared_address_swizzled,
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
  localparam [1:0] SPACE_BUFFER = 2'd3;

  wire [2:0] address_rows;
  wire [2:0] rows;
  reg is_last_step;
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
  reg [6:0] scalar_row;
  reg [63:0] shared_scalar;
  wire [127:0] shared_resource;
  wire shared_mismatch;
  wire [3:0] registers_wanted;
  wire registers_ignored;
  wire parts_reads;
  wire parts_ahead;
  reg [1:0] state; // ReaderState
  reg [1:0] state_next; // ReaderState
  reg [3:0] held_wave;
  reg [15:0] held_sequence;
  reg [3:0] held_next_wave;
  reg [15:0] held_next_sequence;
  reg [31:0] exec_low;
  reg [31:0] exec_low_next;
  reg [31:0] exec_high;
  reg [31:0] exec_high_next;
  reg [10:0] vgpr_base;
  reg [10:0] vgpr_base_next;
  reg wave64_state;
  reg wave64_state_next;
  reg [31:0] m0;
  reg [31:0] m0_next;
  reg [47:0] scratch_state;
  reg [47:0] scratch_state_next;
  reg [63:0] scalar;
  reg [63:0] scalar_next;
  reg [63:0] resource_low;
  reg [63:0] resource_low_next;
  reg [63:0] resource_high;
  reg [63:0] resource_high_next;
  reg first_part;
  reg first_part_next;
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

  assign ready = (state == READER_STATE_IDLE) | (present & is_last_part & taken_at_once);

  always @* begin
    scalar_wave = held_wave;
    if (ready) scalar_wave = issue_wave;
  end

  always @* begin
    scalar_index = scalar_row;
    if (ready) scalar_index = issue_scalar;
  end

  wire state_is_read = state == READER_STATE_READ;
  assign read = state_is_read & (step < rows);

  always @* begin
    read_row = half_base;
    if (number < vgprs) read_row = half_base + number;
  end

  assign read_beat = beat_state;

  always @* begin
    read_done = 1'b0;
    case (state)
      READER_STATE_IDLE: ;
      READER_STATE_READ: ;
      READER_STATE_CAPTURE: read_done = is_last_part;
      default: ;
    endcase
  end

  assign clear = state_is_read & (step == 3'd0);
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
  assign part_wave = held_wave;
  assign part_sequence = held_sequence;
  assign part_wave64 = wave64_state;
  assign part_half = half_state;
  assign part_beat = beat_state;
  assign part_row = half_base + {3'd0, access_destination} + group_rows;
  assign part_last = is_last_part;

  always @* begin
    exec = exec_low;
    if (half_state) exec = exec_high;
    if (registers_ignored | shared_mismatch) exec = 32'd0;
  end

  assign address_rows = {1'b0, access_address_rows};
  assign rows = address_rows + access_control_data_rows;

  always @* begin
    is_last_step = ~((step + 3'd1) < rows);
    if ((access_space == SPACE_BUFFER) & (step < 3'd2)) is_last_step = 1'b0;
  end

  assign data_step = step - address_rows;
  assign captured_data = captured_step - address_rows;
  assign is_data = capturing & ~(captured_step < address_rows);

  always @* begin
    number = {3'd0, access_address} + {8'd0, step};
    if (~(step < address_rows)) number = {3'd0, access_source} + {8'd0, data_step} + group_rows;
  end

  always @* begin
    half_base = vgpr_base;
    if (half_state) half_base = vgpr_base + vgprs;
  end

  assign group_rows = {{6'd0, group}, 2'd0};
  assign last_beat = beat_state == 3'd7;
  assign last_group = ~access_control_block | (group == 3'd7);
  assign is_last_part = last_beat & last_group & (half_state | ~wave64_state);
  assign flat = access_control_flat;

  always @* begin
    scalar_row = access_resource;
    if (step == 3'd1) scalar_row = access_resource | 7'd2;
  end

  always @* begin
    shared_scalar = 64'd0;
    if (access_has_scalar) shared_scalar = scalar;
  end

  assign shared_resource = {resource_high, 64'd0} | {64'd0, resource_low};
  assign parts_reads = flat & (state == READER_STATE_CAPTURE);

  always @* begin
    state_next = state;
    case (state)
      READER_STATE_IDLE: ;
      READER_STATE_READ: if (is_last_step) state_next = READER_STATE_CAPTURE;
      READER_STATE_CAPTURE: state_next = READER_STATE_PRESENT;
      default: begin
        if (take) begin
          state_next = READER_STATE_READ;
          if (is_last_part) state_next = READER_STATE_IDLE;
        end
      end
    endcase
    if (issue_valid) state_next = READER_STATE_READ;
  end

  always @* begin
    held_next_wave = held_wave;
    if (issue_valid) held_next_wave = issue_wave;
  end

  always @* begin
    held_next_sequence = held_sequence;
    if (issue_valid) held_next_sequence = issue_sequence;
  end

  always @* begin
    exec_low_next = exec_low;
    if (issue_valid) exec_low_next = issue_state_exec[31:0];
  end

  always @* begin
    exec_high_next = exec_high;
    if (issue_valid) exec_high_next = issue_state_exec[63:32];
  end

  always @* begin
    vgpr_base_next = vgpr_base;
    if (issue_valid) vgpr_base_next = issue_state_place_vgpr_base;
  end

  always @* begin
    wave64_state_next = wave64_state;
    if (issue_valid) wave64_state_next = issue_state_shape_wave64;
  end

  always @* begin
    m0_next = m0;
    if (issue_valid) m0_next = issue_state_m0;
  end

  always @* begin
    scratch_state_next = scratch_state;
    if (issue_valid) scratch_state_next = issue_state_place_scratch_base;
  end

  always @* begin
    scalar_next = scalar;
    if (state_is_read & first_part) begin
      if (step == 3'd0) scalar_next = scalar_data;
    end
  end

  always @* begin
    resource_low_next = resource_low;
    if (state_is_read & first_part) begin
      if (step == 3'd1) resource_low_next = scalar_data;
    end
  end

  always @* begin
    resource_high_next = resource_high;
    if (state_is_read & first_part) begin
      if (step == 3'd2) resource_high_next = scalar_data;
    end
  end

  always @* begin
    first_part_next = first_part;
    case (state)
      READER_STATE_IDLE: ;
      READER_STATE_READ: ;
      READER_STATE_CAPTURE: ;
      default: if (take) first_part_next = 1'b0;
    endcase
    if (issue_valid) first_part_next = 1'b1;
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
        end
      end
    endcase
    if (issue_valid) beat_state_next = 3'd0;
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
        end
      end
    endcase
    if (issue_valid) group_next = 3'd0;
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
        end
      end
    endcase
    if (issue_valid) half_state_next = 1'b0;
  end

  always @* begin
    step_next = step;
    case (state)
      READER_STATE_IDLE: ;
      READER_STATE_READ: step_next = step + 3'd1;
      READER_STATE_CAPTURE: ;
      default: if (take) step_next = 3'd0;
    endcase
    if (issue_valid) step_next = 3'd0;
  end

  genvar i;

  for (i = 0; i < 4; i = i + 1) begin : each_load_data
    localparam [2:0] INDEX = i;
    assign load_data[i] = is_data & (captured_data == INDEX);
  end

  initial begin
    state = READER_STATE_IDLE;
    held_wave = 4'd0;
    held_sequence = 16'd0;
    exec_low = 32'd0;
    exec_high = 32'd0;
    vgpr_base = 11'd0;
    wave64_state = 1'b0;
    m0 = 32'd0;
    scratch_state = 48'd0;
    scalar = 64'd0;
    resource_low = 64'd0;
    resource_high = 64'd0;
    first_part = 1'b0;
    beat_state = 3'd0;
    group = 3'd0;
    half_state = 1'b0;
    step = 3'd0;
    captured_step = 3'd0;
    capturing = 1'b0;
  end
  always @(posedge clock) begin
    state <= state_next;
    held_wave <= held_next_wave;
    held_sequence <= held_next_sequence;
    exec_low <= exec_low_next;
    exec_high <= exec_high_next;
    vgpr_base <= vgpr_base_next;
    wave64_state <= wave64_state_next;
    m0 <= m0_next;
    scratch_state <= scratch_state_next;
    scalar <= scalar_next;
    resource_low <= resource_low_next;
    resource_high <= resource_high_next;
    first_part <= first_part_next;
    beat_state <= beat_state_next;
    group <= group_next;
    half_state <= half_state_next;
    step <= step_next;
    captured_step <= step;
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
    .resource(shared_resource),
    .group(group),
    .scratch_base(scratch_state),
    .wave64(wave64_state),
    .wanted(registers_wanted),
    .shared_base(shared_address_base),
    .shared_reach(shared_address_reach),
    .shared_swizzled(shared_address_swizzled),
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
    .m0(m0),
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
