// memory_reader: kernel of hdl/src/vmem/reader.rs:47. Written by Tombolo; change the source.
// SPDX-License-Identifier: MIT OR Apache-2.0
`default_nettype none

module memory_reader (
  input wire clock, // The one clock.
  input wire offers, // There is an instruction.
  input wire [3:0] offered_issued_wave, // It.
  input wire [15:0] offered_issued_sequence, input wire [1:0] offered_access_space, offered_access_control_kind,
  input wire [2:0] offered_access_control_dwords, offered_access_control_data_rows,
  input wire [1:0] offered_access_control_format_size, input wire offered_access_control_format_signed,
  offered_access_control_format_half, offered_access_control_format_high, offered_access_control_lane_addressed,
  offered_access_control_block, offered_access_control_invalidates, offered_access_control_flat,
  input wire [4:0] offered_access_control_operation, input wire offered_access_returns, offered_access_counts_load,
  input wire [1:0] offered_access_address_rows, input wire offered_access_wide_address,
  input wire [7:0] offered_access_address, offered_access_source, offered_access_destination,
  input wire offered_access_has_scalar, input wire [23:0] offered_access_offset,
  input wire offered_access_beyond_unit, input wire [63:0] offered_exec, input wire [10:0] offered_vgpr_base,
  input wire offered_wave64, input wire [31:0] offered_m0, input wire [47:0] offered_scratch_base, offered_pc,
  input wire [63:0] offered_scalar, input wire [127:0] offered_resource,
  output wire begins, // It is taken.
  input wire [10:0] vgprs, // VGPRs of a wave.
  output wire ready, // What is offered in the next cycle will be taken.
  output reg [47:0] pc, // Address of the instruction.
  output wire read, // Reads a VGPR row.
  output wire [10:0] read_row, // Which.
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
  output wire [2:0] part_control_dwords, output wire [1:0] part_control_format_size,
  output wire part_control_format_signed, part_control_format_half, part_control_format_high,
  part_control_invalidates, part_control_flat, output wire [4:0] part_control_operation, output wire part_returns,
  part_counts_load, part_beyond_unit, output reg [3:0] part_wave, output reg [15:0] part_sequence,
  output reg part_wave64, part_half, output reg [2:0] part_beat, output wire [10:0] part_row, output wire part_last,
  output wire [31:0] exec, // Lane mask of its half.
  output wire [47:0] shared_address_base, // What the addresses of its lanes have in common.
  output wire [35:0] shared_address_reach, output wire [47:0] shared_address_scratch_base,
  output wire [1:0] shared_address_space, output wire shared_address_wide, shared_address_lane_addressed,
  output wire [2:0] shared_address_element, output wire [3:0] shared_address_whole_bytes,
  output wire shared_address_wave64, shared_address_returns, output wire [3:0] shared_address_wanted
);
  localparam [4:0] ATOMIC_OPERATION_SWAP = 5'd0;
  localparam [1:0] KIND_LOAD = 2'd0, READER_STATE_IDLE = 2'd0, READER_STATE_READ = 2'd1;
  localparam [1:0] READER_STATE_CAPTURE = 2'd2, READER_STATE_PRESENT = 2'd3, SIZE_DWORD = 2'd0, SPACE_GLOBAL = 2'd0;

  reg [2:0] next_group; reg next_half; wire shared_mismatch; wire [3:0] registers_wanted;
  wire registers_ignored, parts_ahead;
  reg [1:0] state /* ReaderState */, held_access_space /* Space */, held_access_control_kind /* Kind */;
  reg [2:0] held_access_control_dwords, held_access_control_data_rows;
  reg [1:0] held_access_control_format_size /* Size */;
  reg held_access_control_format_signed, held_access_control_format_half, held_access_control_format_high;
  reg held_access_control_lane_addressed, held_access_control_block, held_access_control_invalidates;
  reg held_access_control_flat; reg [4:0] held_access_control_operation /* AtomicOperation */;
  reg held_access_returns, held_access_counts_load; reg [1:0] held_access_address_rows;
  reg held_access_wide_address; reg [7:0] held_access_address, held_access_source, held_access_destination;
  reg held_access_has_scalar; reg [23:0] held_access_offset; reg held_access_beyond_unit; reg [63:0] held_exec;
  reg [10:0] held_vgpr_base; reg [31:0] held_m0; reg [47:0] held_scratch_base; reg [63:0] held_scalar;
  reg [127:0] held_resource; reg [2:0] group, step, captured_step; reg capturing;

  wire state_is_idle = state == READER_STATE_IDLE;
  assign begins = offers & state_is_idle;
  assign part_control_flat = held_access_control_flat;
  wire flat = part_control_flat;
  assign present = (state == READER_STATE_PRESENT) & ~(flat & parts_ahead);
  wire last_beat = part_beat == 3'd7;
  wire access_control_block = held_access_control_block;
  wire last_group = ~access_control_block | (group == 3'd7);
  assign part_last = last_beat & last_group & (part_half | ~part_wave64);
  assign ready = state_is_idle | (present & part_last & taken_at_once);
  wire reads = state == READER_STATE_READ;
  wire [2:0] read_step = step;
  wire [2:0] reading_control_data_rows = held_access_control_data_rows;
  wire [2:0] data_rows = reading_control_data_rows;
  wire [1:0] reading_address_rows = held_access_address_rows;
  wire [2:0] address_rows = {1'b0, reading_address_rows};
  wire [2:0] rows = address_rows + data_rows;
  assign read = reads & (read_step < rows);
  wire [10:0] reading_limit = vgprs;
  wire [10:0] half_base = part_half ? (held_vgpr_base + vgprs) : held_vgpr_base;
  wire [10:0] read_base = half_base;
  wire [2:0] data_step = read_step - address_rows;
  wire [2:0] data_row = data_step;
  wire [7:0] reading_address = held_access_address;
  wire [7:0] reading_source = held_access_source;
  wire [10:0] group_rows = {{6'd0, group}, 2'd0};
  wire [10:0] read_group = group_rows;
  wire [10:0] number = (~(read_step < address_rows)) ? ({3'd0, reading_source} + {8'd0, data_row} + read_group) :
      ({3'd0, reading_address} + {8'd0, read_step});
  assign read_row = (number < reading_limit) ? (read_base + number) : read_base;
  assign read_beat = part_beat;
  always @* begin
    read_done = 1'b0;
    case (state)
      READER_STATE_IDLE: ;
      READER_STATE_READ: ;
      READER_STATE_CAPTURE: read_done = part_last;
      default: ;
    endcase
  end

  assign clear = reads & (read_step == 3'd0);
  assign load_low = capturing & (captured_step == 3'd0) & (address_rows != 3'd0);
  assign load_high = capturing & (captured_step == 3'd1) & (address_rows == 3'd2);
  wire [7:0] access_destination = held_access_destination;
  assign part_row = half_base + {3'd0, access_destination} + group_rows;
  assign exec = (registers_ignored | shared_mismatch) ? 32'd0 :
      part_half ? held_exec[63:32] : held_exec[31:0];
  wire [1:0] access_space = held_access_space; // Space
  assign part_control_kind = held_access_control_kind;
  assign part_control_dwords = held_access_control_dwords;
  assign part_control_format_size = held_access_control_format_size;
  assign part_control_format_signed = held_access_control_format_signed;
  assign part_control_format_half = held_access_control_format_half;
  assign part_control_format_high = held_access_control_format_high;
  wire access_control_lane_addressed = held_access_control_lane_addressed;
  assign part_control_invalidates = held_access_control_invalidates;
  assign part_control_operation = held_access_control_operation;
  assign part_returns = held_access_returns;
  assign part_counts_load = held_access_counts_load;
  wire access_wide_address = held_access_wide_address;
  wire access_has_scalar = held_access_has_scalar;
  wire [23:0] access_offset = held_access_offset;
  assign part_beyond_unit = held_access_beyond_unit;
  wire is_last_step = ~((read_step + 3'd1) < rows);
  wire [2:0] captured_data = captured_step - address_rows;
  wire is_data = capturing & ~(captured_step < address_rows);
  wire [2:0] next_beat = part_last ? 3'd0 :
      last_beat ? 3'd0 : (part_beat + 3'd1);
  always @* begin
    next_group = group;
    if (last_beat) begin
      next_group = group + 3'd1;
      if (last_group) next_group = 3'd0;
    end
    if (part_last) next_group = 3'd0;
  end

  always @* begin
    next_half = part_half;
    if (last_beat) begin
      if (last_group) next_half = 1'b1;
    end
    if (part_last) next_half = 1'b0;
  end

  wire [63:0] shared_scalar = access_has_scalar ? held_scalar : 64'd0;
  wire parts_reads = flat & (state == READER_STATE_CAPTURE);
  genvar i;
  for (i = 0; i < 4; i = i + 1) begin : each_load_data
    localparam [2:0] INDEX = i;
    assign load_data[i] = is_data & (captured_data == INDEX);
  end

  initial begin
    state = READER_STATE_IDLE; part_wave = 4'd0; part_sequence = 16'd0; held_access_space = SPACE_GLOBAL;
    held_access_control_kind = KIND_LOAD; held_access_control_dwords = 3'd0; held_access_control_data_rows = 3'd0;
    held_access_control_format_size = SIZE_DWORD; held_access_control_format_signed = 1'b0;
    held_access_control_format_half = 1'b0; held_access_control_format_high = 1'b0;
    held_access_control_lane_addressed = 1'b0; held_access_control_block = 1'b0;
    held_access_control_invalidates = 1'b0; held_access_control_flat = 1'b0;
    held_access_control_operation = ATOMIC_OPERATION_SWAP; held_access_returns = 1'b0;
    held_access_counts_load = 1'b0; held_access_address_rows = 2'd0; held_access_wide_address = 1'b0;
    held_access_address = 8'd0; held_access_source = 8'd0; held_access_destination = 8'd0;
    held_access_has_scalar = 1'b0; held_access_offset = 24'd0; held_access_beyond_unit = 1'b0; held_exec = 64'd0;
    held_vgpr_base = 11'd0; part_wave64 = 1'b0; held_m0 = 32'd0; held_scratch_base = 48'd0; pc = 48'd0;
    held_scalar = 64'd0; held_resource = 128'd0; part_beat = 3'd0; group = 3'd0; part_half = 1'b0; step = 3'd0;
    captured_step = 3'd0; capturing = 1'b0;
  end
  always @(posedge clock) begin
    case (state)
      READER_STATE_IDLE: ;
      READER_STATE_READ: ;
      READER_STATE_CAPTURE: state <= READER_STATE_PRESENT;
      default: begin
        if (take) begin
          state <= READER_STATE_READ;
          if (part_last) state <= READER_STATE_IDLE;
          part_beat <= next_beat; group <= next_group; part_half <= next_half; step <= 3'd0;
        end
      end
    endcase
    if (begins) begin
      state <= READER_STATE_READ; part_wave <= offered_issued_wave; part_sequence <= offered_issued_sequence;
      held_access_space <= offered_access_space; held_access_control_kind <= offered_access_control_kind;
    held_access_control_dwords <= offered_access_control_dwords;
    held_access_control_data_rows <= offered_access_control_data_rows;
    held_access_control_format_size <= offered_access_control_format_size;
    held_access_control_format_signed <= offered_access_control_format_signed;
    held_access_control_format_half <= offered_access_control_format_half;
    held_access_control_format_high <= offered_access_control_format_high;
    held_access_control_lane_addressed <= offered_access_control_lane_addressed;
    held_access_control_block <= offered_access_control_block;
    held_access_control_invalidates <= offered_access_control_invalidates;
    held_access_control_flat <= offered_access_control_flat;
    held_access_control_operation <= offered_access_control_operation;
      held_access_returns <= offered_access_returns; held_access_counts_load <= offered_access_counts_load;
      held_access_address_rows <= offered_access_address_rows;
      held_access_wide_address <= offered_access_wide_address; held_access_address <= offered_access_address;
      held_access_source <= offered_access_source; held_access_destination <= offered_access_destination;
      held_access_has_scalar <= offered_access_has_scalar; held_access_offset <= offered_access_offset;
      held_access_beyond_unit <= offered_access_beyond_unit; held_exec <= offered_exec;
      held_vgpr_base <= offered_vgpr_base; part_wave64 <= offered_wave64; held_m0 <= offered_m0;
      held_scratch_base <= offered_scratch_base; pc <= offered_pc; held_scalar <= offered_scalar;
      held_resource <= offered_resource;
    end
    if (reads) begin
      state <= READER_STATE_READ;
      if (is_last_step) state <= READER_STATE_CAPTURE;
      step <= read_step + 3'd1;
    end
    captured_step <= read_step; capturing <= read;
  end

  shared_address shared (
    .access_space(access_space), .access_control_kind(part_control_kind),
    .access_control_dwords(part_control_dwords), .access_control_format_size(part_control_format_size),
    .access_control_lane_addressed(access_control_lane_addressed), .access_returns(part_returns),
    .access_wide_address(access_wide_address), .access_offset(access_offset), .scalar(shared_scalar),
    .resource(held_resource), .group(group), .scratch_base(held_scratch_base), .wave64(part_wave64),
    .wanted(registers_wanted), .shared_base(shared_address_base), .shared_reach(shared_address_reach),
    .shared_scratch_base(shared_address_scratch_base), .shared_space(shared_address_space),
    .shared_wide(shared_address_wide), .shared_lane_addressed(shared_address_lane_addressed),
    .shared_element(shared_address_element), .shared_whole_bytes(shared_address_whole_bytes),
    .shared_wave64(shared_address_wave64), .shared_returns(shared_address_returns),
    .shared_wanted(shared_address_wanted), .mismatch(shared_mismatch));

  part_registers registers (
    .destination(access_destination), .dwords(part_control_dwords), .block(access_control_block), .m0(held_m0),
    .group(group), .returns(part_returns), .vgprs(vgprs), .wanted(registers_wanted), .ignored(registers_ignored));

  flat_parts parts_block (
    .clock(clock), .reads(parts_reads), .other(lds_parts), .parts(flat_parts), .ahead(parts_ahead));
endmodule
`default_nettype wire
