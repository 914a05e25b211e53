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
  wire [47:0] byte_address;

  wire shared_189_188_is_1 = shared[189:188] == 2'd1;
  wire violation_condition_all = shared_189_188_is_1 & (high == 32'h20000);

  assign scratch = (shared[189:188] == 2'd2) | violation_condition_all;
  assign in_lds = shared_189_188_is_1 & (high == 32'h10000);
  assign scratch_offset = (violation_condition_all ? {4'd0, low} : {{4{low[31]}}, low}) + shared[83:48];
  assign in_bounds = 4'hf;

  wire [47:0] byte_address_choice = shared[201] ? {10'd0, scratch_offset[31:2], lane, scratch_offset[1:0]} : {11'd0,
      scratch_offset[31:2], lane[4:0], scratch_offset[1:0]};
  wire [47:0] byte_address_choice_scratch = scratch ? byte_address_choice : ({high[15:0] & {16{shared[190]}}, low} |
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

endmodule

`default_nettype wire
