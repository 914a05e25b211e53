// lane_address: generator of hdl/src/memory/address.rs:173
// Written by Tombolo; change the source.
// SPDX-License-Identifier: MIT OR Apache-2.0

`default_nettype none

module lane_address (
  input wire [31:0] low, // First address VGPR, zero without one.
  input wire [31:0] high, // Second address VGPR, zero without one.
  input wire [5:0] lane, // Number of the lane in its wave.
  input wire [206:0] shared, // From SharedAddress.
  // Byte address of the first dword; in scratch of the aligned dword that holds it, with its offset in there.
  output wire [47:0] address,
  output wire in_scratch, // It lies in scratch.
  output wire [3:0] in_bounds, // Dwords within the buffer.
  output wire in_lds, // It is in the LDS aperture.
  output wire [2:0] violation // violation.
);

  wire scratch;
  wire [35:0] scratch_offset;
  wire [32:0] index;
  wire [35:0] room;
  wire [47:0] byte_address;
  reg in_bounds_entry_0;
  reg in_bounds_entry_1;
  reg in_bounds_entry_2;
  reg in_bounds_entry_3;

  wire shared_189_188_is_1 = shared[189:188] == 2'd1;
  wire violation_condition_all = shared_189_188_is_1 & (high == 32'h20000);

  assign scratch = (shared[189:188] == 2'd2) | violation_condition_all;
  assign in_lds = shared_189_188_is_1 & (high == 32'h10000);
  assign scratch_offset = (violation_condition_all ? {4'd0, low} : {{4{low[31]}}, low}) + shared[83:48];
  assign index = ({1'b0, low} & {33{shared[192]}}) + ({27'd0, lane} & {33{shared[137]}});
  wire [31:0] byte_address_otherwise_all = (shared[192] ? high : low) & {32{shared[193]}};
  assign room = ((shared[136:135] == 2'd3) ? {4'd0, shared[134:103]} : {17'd0, shared[102:84]}) - ({4'd0,
      byte_address_otherwise_all} + shared[83:48]);
  wire [3:0] in_bounds_all = {in_bounds_entry_3, in_bounds_entry_2, in_bounds_entry_1, in_bounds_entry_0} &
      {4{~shared[139]}};
  assign in_bounds = in_bounds_all | {4{shared[189:188] != 2'd3}};

  wire [101:0] byte_address_otherwise_product = {51'd0, {19'd0, index[31:0]}} * {51'd0, {32'd0, shared[102:84]}};
  wire [47:0] byte_address_choice = shared[201] ? {10'd0, scratch_offset[31:2], lane, scratch_offset[1:0]} : {11'd0,
      scratch_offset[31:2], lane[4:0], scratch_offset[1:0]};
  wire [47:0] byte_address_choice_scratch = scratch ? byte_address_choice : (shared[189:188] == 2'd3) ? ({16'd0,
      byte_address_otherwise_all} + byte_address_otherwise_product[47:0]) : ({high[15:0] & {16{shared[190]}}, low} |
      ({40'd0, lane, 2'd0} & {48{shared[191]}}));

  assign byte_address = (scratch ? shared[187:140] : shared[47:0]) + byte_address_choice_scratch;
  assign address = byte_address;
  assign in_scratch = scratch;
  wire violation_condition_any = (shared[199] & (|byte_address[1:0])) | (shared[200] & (|byte_address[2:0])) |
      (shared[200] & scratch);

  assign violation =
      (shared[190] & (|high[31:15]) & (~&high[31:15]) & ~in_lds & ~violation_condition_all) ? 3'd1 :
      (scratch & scratch_offset[35]) ? 3'd2 :
      violation_condition_any ? 3'd3 :
      shared[138] ? 3'd4 :
      3'd0;

  wire in_bounds_entry_otherwise_any = (|room[34:5]) | ~(room[4:0] < ((|shared[200:197]) ? {1'b0, shared[200:197]} :
      {2'd0, shared[196:194]}));
  wire in_bounds_entry_otherwise_all = ~room[35] & in_bounds_entry_otherwise_any;
  wire index_below_shared_134_103_wide = index < {1'b0, shared[134:103]};

  always @*
    case (shared[136:135])
      2'd0: in_bounds_entry_0 = index_below_shared_134_103_wide & in_bounds_entry_otherwise_all;
      2'd1: in_bounds_entry_0 = index_below_shared_134_103_wide;
      2'd2: in_bounds_entry_0 = |shared[134:103];
      default: in_bounds_entry_0 = in_bounds_entry_otherwise_all;
    endcase

  wire in_bounds_entry_otherwise_less = room[4:0] < ((|shared[200:197]) ? {1'b0, shared[200:197]} : ({2'd0,
      shared[196:194]} + 5'd4));
  wire in_bounds_entry_otherwise_all_room_35 = ~room[35] & ((|room[34:5]) | ~in_bounds_entry_otherwise_less);

  always @*
    case (shared[136:135])
      2'd0: in_bounds_entry_1 = index_below_shared_134_103_wide & in_bounds_entry_otherwise_all_room_35;
      2'd1: in_bounds_entry_1 = index_below_shared_134_103_wide;
      2'd2: in_bounds_entry_1 = |shared[134:103];
      default: in_bounds_entry_1 = in_bounds_entry_otherwise_all_room_35;
    endcase

  wire in_bounds_entry_otherwise_less_room_4_0 = room[4:0] < ((|shared[200:197]) ? {1'b0, shared[200:197]} : ({2'd0,
      shared[196:194]} + 5'd8));
  wire in_bounds_entry_otherwise_all_room = ~room[35] & ((|room[34:5]) | ~in_bounds_entry_otherwise_less_room_4_0);

  always @*
    case (shared[136:135])
      2'd0: in_bounds_entry_2 = index_below_shared_134_103_wide & in_bounds_entry_otherwise_all_room;
      2'd1: in_bounds_entry_2 = index_below_shared_134_103_wide;
      2'd2: in_bounds_entry_2 = |shared[134:103];
      default: in_bounds_entry_2 = in_bounds_entry_otherwise_all_room;
    endcase

  wire in_bounds_entry_otherwise_less_room = room[4:0] < ((|shared[200:197]) ? {1'b0, shared[200:197]} : ({2'd0,
      shared[196:194]} + 5'hc));
  wire in_bounds_entry_otherwise_all_room_34_5 = ~room[35] & ((|room[34:5]) | ~in_bounds_entry_otherwise_less_room);

  always @*
    case (shared[136:135])
      2'd0: in_bounds_entry_3 = index_below_shared_134_103_wide & in_bounds_entry_otherwise_all_room_34_5;
      2'd1: in_bounds_entry_3 = index_below_shared_134_103_wide;
      2'd2: in_bounds_entry_3 = |shared[134:103];
      default: in_bounds_entry_3 = in_bounds_entry_otherwise_all_room_34_5;
    endcase

endmodule

`default_nettype wire
