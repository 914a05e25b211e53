// lane_address: generator of hdl/src/vmem/address.rs:192
// Written by Tombolo; change the source.
// SPDX-License-Identifier: MIT OR Apache-2.0

`default_nettype none

module lane_address (
  input wire [31:0] low, // First address VGPR, zero without one.
  input wire [31:0] high, // Second address VGPR, zero without one.
  input wire [5:0] lane, // Number of the lane in its wave.
  input wire [47:0] shared_base, // What the addresses of the lanes have in common.
  input wire [35:0] shared_reach,
  input wire [18:0] shared_stride,
  input wire [31:0] shared_records,
  input wire [1:0] shared_bounds,
  input wire shared_adds_lane,
  input wire shared_swizzled,
  input wire shared_unbound,
  input wire [47:0] shared_scratch_base,
  input wire [1:0] shared_space,
  input wire shared_wide,
  input wire shared_lane_addressed,
  input wire shared_has_index,
  input wire shared_has_offset,
  input wire [2:0] shared_element,
  input wire [3:0] shared_whole_bytes,
  input wire shared_wave64,
  // Byte address of the first dword; in scratch of the aligned dword that holds it, with its offset in there.
  output wire [47:0] address,
  output wire in_scratch, // It lies in scratch.
  output wire [3:0] in_bounds, // Dwords within the buffer.
  output wire in_lds, // It is in the LDS aperture.
  output wire [2:0] refusal // The access is refused.
);
  localparam [2:0] REFUSAL_NONE = 3'd0;
  localparam [2:0] REFUSAL_HOLE = 3'd1;
  localparam [2:0] REFUSAL_NEGATIVE = 3'd2;
  localparam [2:0] REFUSAL_ATOMIC = 3'd3;
  localparam [2:0] REFUSAL_SWIZZLED = 3'd4;
  localparam [1:0] SPACE_FLAT = 2'd1;
  localparam [1:0] SPACE_SCRATCH = 2'd2;
  localparam [1:0] SPACE_BUFFER = 2'd3;

  wire scratch;
  wire [35:0] scratch_offset;
  wire [32:0] index;
  wire [35:0] room;
  wire [47:0] byte_address;
  reg in_bounds_entry_0;
  reg in_bounds_entry_1;
  reg in_bounds_entry_2;
  reg in_bounds_entry_3;

  wire shared_space_is_flat = shared_space == SPACE_FLAT;
  wire refusal_condition_all = shared_space_is_flat & (high == 32'h20000);

  assign scratch = (shared_space == SPACE_SCRATCH) | refusal_condition_all;
  assign in_lds = shared_space_is_flat & (high == 32'h10000);
  assign scratch_offset = (refusal_condition_all ? {4'd0, low} : {{4{low[31]}}, low}) + shared_reach;
  assign index = ({1'b0, low} & {33{shared_has_index}}) + ({27'd0, lane} & {33{shared_adds_lane}});
  wire [31:0] byte_address_otherwise_all = (shared_has_index ? high : low) & {32{shared_has_offset}};
  assign room = ((shared_bounds == 2'd3) ? {4'd0, shared_records} : {17'd0, shared_stride}) - ({4'd0,
      byte_address_otherwise_all} + shared_reach);
  wire [3:0] in_bounds_all = {in_bounds_entry_3, in_bounds_entry_2, in_bounds_entry_1, in_bounds_entry_0} &
      {4{~shared_unbound}};
  assign in_bounds = in_bounds_all | {4{shared_space != SPACE_BUFFER}};

  wire [101:0] byte_address_otherwise_product = {51'd0, {19'd0, index[31:0]}} * {51'd0, {32'd0, shared_stride}};
  wire [47:0] byte_address_otherwise_any = {high[15:0] & {16{shared_wide}}, low} | ({40'd0, lane, 2'd0} &
      {48{shared_lane_addressed}});
  wire [47:0] byte_address_choice = shared_wave64 ? {10'd0, scratch_offset[31:2], lane, scratch_offset[1:0]} :
      {11'd0, scratch_offset[31:2], lane[4:0], scratch_offset[1:0]};
  wire [47:0] byte_address_choice_scratch = scratch ? byte_address_choice : (shared_space == SPACE_BUFFER) ? ({16'd0,
      byte_address_otherwise_all} + byte_address_otherwise_product[47:0]) : byte_address_otherwise_any;

  assign byte_address = (scratch ? shared_scratch_base : shared_base) + byte_address_choice_scratch;
  assign address = byte_address;
  assign in_scratch = scratch;
  wire refusal_condition_any = (shared_whole_bytes[2] & (|byte_address[1:0])) | (shared_whole_bytes[3] &
      (|byte_address[2:0])) | (shared_whole_bytes[3] & scratch);

  assign refusal =
      (shared_wide & (|high[31:15]) & (~&high[31:15]) & ~in_lds & ~refusal_condition_all) ? REFUSAL_HOLE :
      (scratch & scratch_offset[35]) ? REFUSAL_NEGATIVE :
      refusal_condition_any ? REFUSAL_ATOMIC :
      shared_swizzled ? REFUSAL_SWIZZLED :
      REFUSAL_NONE;

  wire any_shared_whole_bytes = |shared_whole_bytes;
  wire in_bounds_entry_otherwise_not = ~(room[4:0] < (any_shared_whole_bytes ? {1'b0, shared_whole_bytes} : {2'd0,
      shared_element}));
  wire in_bounds_entry_otherwise_all = ~room[35] & ((|room[34:5]) | in_bounds_entry_otherwise_not);
  wire index_below_shared_records_wide = index < {1'b0, shared_records};

  always @*
    case (shared_bounds)
      2'd0: in_bounds_entry_0 = index_below_shared_records_wide & in_bounds_entry_otherwise_all;
      2'd1: in_bounds_entry_0 = index_below_shared_records_wide;
      2'd2: in_bounds_entry_0 = |shared_records;
      default: in_bounds_entry_0 = in_bounds_entry_otherwise_all;
    endcase

  wire in_bounds_entry_otherwise_less = room[4:0] < (any_shared_whole_bytes ? {1'b0, shared_whole_bytes} : ({2'd0,
      shared_element} + 5'd4));
  wire in_bounds_entry_otherwise_all_room_35 = ~room[35] & ((|room[34:5]) | ~in_bounds_entry_otherwise_less);

  always @*
    case (shared_bounds)
      2'd0: in_bounds_entry_1 = index_below_shared_records_wide & in_bounds_entry_otherwise_all_room_35;
      2'd1: in_bounds_entry_1 = index_below_shared_records_wide;
      2'd2: in_bounds_entry_1 = |shared_records;
      default: in_bounds_entry_1 = in_bounds_entry_otherwise_all_room_35;
    endcase

  wire in_bounds_entry_otherwise_less_room_4_0 = room[4:0] < (any_shared_whole_bytes ? {1'b0, shared_whole_bytes} :
      ({2'd0, shared_element} + 5'd8));
  wire in_bounds_entry_otherwise_all_room = ~room[35] & ((|room[34:5]) | ~in_bounds_entry_otherwise_less_room_4_0);

  always @*
    case (shared_bounds)
      2'd0: in_bounds_entry_2 = index_below_shared_records_wide & in_bounds_entry_otherwise_all_room;
      2'd1: in_bounds_entry_2 = index_below_shared_records_wide;
      2'd2: in_bounds_entry_2 = |shared_records;
      default: in_bounds_entry_2 = in_bounds_entry_otherwise_all_room;
    endcase

  wire in_bounds_entry_otherwise_less_room = room[4:0] < (any_shared_whole_bytes ? {1'b0, shared_whole_bytes} :
      ({2'd0, shared_element} + 5'hc));
  wire in_bounds_entry_otherwise_all_room_34_5 = ~room[35] & ((|room[34:5]) | ~in_bounds_entry_otherwise_less_room);

  always @*
    case (shared_bounds)
      2'd0: in_bounds_entry_3 = index_below_shared_records_wide & in_bounds_entry_otherwise_all_room_34_5;
      2'd1: in_bounds_entry_3 = index_below_shared_records_wide;
      2'd2: in_bounds_entry_3 = |shared_records;
      default: in_bounds_entry_3 = in_bounds_entry_otherwise_all_room_34_5;
    endcase

endmodule

`default_nettype wire
