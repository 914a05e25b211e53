// lane_address: generator of hdl/src/memory/address.rs
// Written by Tombolo; change the source.
// SPDX-License-Identifier: MIT OR Apache-2.0

`default_nettype none

module lane_address (
  input wire [31:0] low,
  input wire [31:0] high,
  input wire [5:0] lane,
  input wire [206:0] shared,
  output wire [47:0] address,
  output wire in_scratch,
  output wire [3:0] in_bounds,
  output wire in_lds,
  output wire [2:0] violation
);

  wire scratch;
  wire [35:0] scratch_offset;
  wire [47:0] byte_address;

  wire equal_1 = shared[189:188] == 2'd1;
  wire conjunction_1 = equal_1 & (high == 32'h20000);

  assign scratch = (shared[189:188] == 2'd2) | conjunction_1;
  assign in_lds = equal_1 & (high == 32'h10000);
  assign scratch_offset = (conjunction_1 ? {4'd0, low} : {{4{low[31]}}, low}) + shared[83:48];
  assign in_bounds = 4'hf;

  wire [47:0] chosen_1 = shared[201] ? {10'd0, {{scratch_offset[31:2], lane}, scratch_offset[1:0]}} : {11'd0,
      {{scratch_offset[31:2], lane[4:0]}, scratch_offset[1:0]}};
  wire [47:0] chosen_2 = scratch ? chosen_1 : ({high[15:0] & {16{shared[190]}}, low} | ({40'd0, {lane, 2'd0}} &
      {48{shared[191]}}));

  assign byte_address = (scratch ? shared[187:140] : shared[47:0]) + chosen_2;
  assign address = byte_address;
  assign in_scratch = scratch;
  wire disjunction_1 = (shared[199] & (|byte_address[1:0])) | (shared[200] & (|byte_address[2:0])) | (shared[200] &
      scratch);

  assign violation =
      (shared[190] & (|high[31:15]) & (~(&high[31:15])) & (~in_lds) & (~conjunction_1)) ? 3'd1 :
      (scratch & scratch_offset[35]) ? 3'd2 :
      disjunction_1 ? 3'd3 :
      shared[138] ? 3'd4 :
      3'd0;

endmodule

`default_nettype wire
