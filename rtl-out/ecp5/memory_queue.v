// memory_queue: kernel of hdl/src/vmem/queue.rs:58. Written by Tombolo; change the source.
// SPDX-License-Identifier: MIT OR Apache-2.0
`default_nettype none

module memory_queue (
  input wire clock, // The one clock.
  input wire issue_valid, // An instruction issues.
  input wire [3:0] issue_wave, // It.
  input wire [15:0] issue_sequence,
  input wire [6:0] issue_scalar, // The scalar register that it reads first.
  input wire [47:0] issue_pc, // Its address.
  input wire [1:0] access_space, // What it does; from the cycle behind its issue until another one issues.
  input wire [1:0] access_control_kind, input wire [2:0] access_control_dwords, access_control_data_rows,
  input wire [1:0] access_control_format_size, input wire access_control_format_signed, access_control_format_half,
  access_control_format_high, access_control_lane_addressed, access_control_block, access_control_invalidates,
  access_control_flat, input wire [4:0] access_control_operation, input wire access_returns, access_counts_load,
  input wire [1:0] access_address_rows, input wire access_wide_address, input wire [7:0] access_address,
  access_source, access_destination, input wire access_has_scalar, input wire [6:0] access_resource,
  input wire [23:0] access_offset, input wire access_beyond_unit,
  input wire [63:0] issue_state_exec, // State of its wave.
  input wire [31:0] issue_state_m0, input wire [10:0] issue_state_place_vgpr_base,
  input wire [47:0] issue_state_place_scratch_base, input wire issue_state_shape_wave64,
  output wire ready, // An instruction may issue.
  output wire [3:0] scalar_wave, // Wave whose scalars are read.
  output reg [6:0] scalar_index, // Scalar register.
  input wire [63:0] scalar_data, // Its value one cycle later.
  output reg offers, // There is an instruction for the reader.
  output wire [3:0] offered_issued_wave, // It.
  output wire [15:0] offered_issued_sequence, output wire [1:0] offered_access_space, offered_access_control_kind,
  output wire [2:0] offered_access_control_dwords, offered_access_control_data_rows,
  output wire [1:0] offered_access_control_format_size, output wire offered_access_control_format_signed,
  offered_access_control_format_half, offered_access_control_format_high, offered_access_control_lane_addressed,
  offered_access_control_block, offered_access_control_invalidates, offered_access_control_flat,
  output wire [4:0] offered_access_control_operation, output wire offered_access_returns,
  offered_access_counts_load, output wire [1:0] offered_access_address_rows,
  output wire offered_access_wide_address, output wire [7:0] offered_access_address, offered_access_source,
  offered_access_destination, output wire offered_access_has_scalar, output wire [23:0] offered_access_offset,
  output wire offered_access_beyond_unit, output wire [63:0] offered_exec, output wire [10:0] offered_vgpr_base,
  output wire offered_wave64, output wire [31:0] offered_m0, output wire [47:0] offered_scratch_base, offered_pc,
  output reg [63:0] offered_scalar, output wire [127:0] offered_resource,
  input wire reader_ready // The reader takes what is offered in the next cycle.
);
  localparam [1:0] SPACE_BUFFER = 2'd3;

  reg [3:0] held_issued_wave; reg [15:0] held_issued_sequence; reg [63:0] held_exec; reg [10:0] held_vgpr_base;
  reg held_wave64; reg [31:0] held_m0; reg [47:0] held_scratch_base, held_pc; reg [63:0] held_scalar; reg arriving;
  reg [1:0] reads_resource; reg [63:0] low;

  assign ready = ~arriving & reader_ready;
  always @* begin
    offers = 1'b0;
    if (arriving) begin
      if (reads_resource == 2'd0) offers = access_space != SPACE_BUFFER;
      if (reads_resource == 2'd2) offers = 1'b1;
    end
  end

  wire scalar_index_all = arriving & ~offers;
  assign scalar_wave = scalar_index_all ? held_issued_wave : issue_wave;
  always @* begin
    scalar_index = issue_scalar;
    if (scalar_index_all) begin
      scalar_index = access_resource;
      if (reads_resource == 2'd1) scalar_index = access_resource | 7'd2;
    end
  end

  assign offered_issued_wave = held_issued_wave;
  assign offered_issued_sequence = held_issued_sequence;
  assign offered_access_space = access_space;
  assign offered_access_control_kind = access_control_kind;
  assign offered_access_control_dwords = access_control_dwords;
  assign offered_access_control_data_rows = access_control_data_rows;
  assign offered_access_control_format_size = access_control_format_size;
  assign offered_access_control_format_signed = access_control_format_signed;
  assign offered_access_control_format_half = access_control_format_half;
  assign offered_access_control_format_high = access_control_format_high;
  assign offered_access_control_lane_addressed = access_control_lane_addressed;
  assign offered_access_control_block = access_control_block;
  assign offered_access_control_invalidates = access_control_invalidates;
  assign offered_access_control_flat = access_control_flat;
  assign offered_access_control_operation = access_control_operation;
  assign offered_access_returns = access_returns;
  assign offered_access_counts_load = access_counts_load;
  assign offered_access_address_rows = access_address_rows;
  assign offered_access_wide_address = access_wide_address;
  assign offered_access_address = access_address;
  assign offered_access_source = access_source;
  assign offered_access_destination = access_destination;
  assign offered_access_has_scalar = access_has_scalar;
  assign offered_access_offset = access_offset;
  assign offered_access_beyond_unit = access_beyond_unit;
  assign offered_exec = held_exec;
  assign offered_vgpr_base = held_vgpr_base;
  assign offered_wave64 = held_wave64;
  assign offered_m0 = held_m0;
  assign offered_scratch_base = held_scratch_base;
  assign offered_pc = held_pc;
  always @* begin
    offered_scalar = held_scalar;
    if (arriving) begin
      if (reads_resource == 2'd0) offered_scalar = scalar_data;
    end
  end

  assign offered_resource = {scalar_data, 64'd0} | {64'd0, low};
  initial begin
    held_issued_wave = 4'd0; held_issued_sequence = 16'd0; held_exec = 64'd0; held_vgpr_base = 11'd0;
    held_wave64 = 1'b0; held_m0 = 32'd0; held_scratch_base = 48'd0; held_pc = 48'd0; held_scalar = 64'd0;
    arriving = 1'b0; reads_resource = 2'd0; low = 64'd0;
  end
  always @(posedge clock) begin
    if (issue_valid) begin
      held_issued_wave <= issue_wave; held_issued_sequence <= issue_sequence; held_exec <= issue_state_exec;
      held_vgpr_base <= issue_state_place_vgpr_base; held_wave64 <= issue_state_shape_wave64;
      held_m0 <= issue_state_m0; held_scratch_base <= issue_state_place_scratch_base; held_pc <= issue_pc;
    end
    if (arriving) begin
      if (reads_resource == 2'd0) held_scalar <= scalar_data;
      reads_resource <= reads_resource + 2'd1;
      if (reads_resource == 2'd1) low <= scalar_data;
    end
    if (offers) begin arriving <= 1'b0; reads_resource <= 2'd0; end
    if (issue_valid) arriving <= 1'b1;
  end
endmodule
`default_nettype wire
