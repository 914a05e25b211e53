// lane_address: generator of hdl/src/vmem/address.rs:443. Written by Tombolo; change the source.
// SPDX-License-Identifier: MIT OR Apache-2.0
`default_nettype none

module lane_address (
  input wire [31:0] low, // First address VGPR, zero without one.
  input wire [31:0] high, // Second address VGPR, zero without one.
  input wire [5:0] lane, // Number of the lane in its wave.
  input wire [47:0] shared_base, // What the addresses of the lanes have in common.
  input wire [35:0] shared_reach, input wire [47:0] shared_scratch_base, input wire [1:0] shared_space,
  input wire shared_wide, shared_lane_addressed, input wire [3:0] shared_whole_bytes, input wire shared_wave64,
  // Byte address of the first dword; in scratch of the aligned dword that holds it, with its offset in there.
  output wire [47:0] address,
  output wire in_scratch, // It lies in scratch.
  output wire [3:0] in_bounds, // Dwords within the buffer.
  output wire in_lds, // It is in the LDS aperture.
  output wire [2:0] refusal // The access is refused.
);
  localparam [2:0] REFUSAL_NONE = 3'd0, REFUSAL_HOLE = 3'd1, REFUSAL_NEGATIVE = 3'd2, REFUSAL_ATOMIC = 3'd3;
  localparam [1:0] SPACE_FLAT = 2'd1, SPACE_SCRATCH = 2'd2;

  wire shared_space_is_flat = shared_space == SPACE_FLAT;
  wire refusal_all = shared_space_is_flat & (high == 32'h20000);
  assign in_scratch = (shared_space == SPACE_SCRATCH) | refusal_all;
  assign in_lds = shared_space_is_flat & (high == 32'h10000);
  wire [35:0] scratch_offset = (refusal_all ? {4'd0, low} : {{4{low[31]}}, low}) + shared_reach;
  assign in_bounds = 4'hf;
  wire [47:0] address_choice = shared_wave64 ? {10'd0, scratch_offset[31:2], lane, scratch_offset[1:0]} : {11'd0,
      scratch_offset[31:2], lane[4:0], scratch_offset[1:0]};
  wire [47:0] address_any = {high[15:0] & {16{shared_wide}}, low} | ({40'd0, lane, 2'd0} &
      {48{shared_lane_addressed}});
  assign address = (in_scratch ? shared_scratch_base : shared_base) + (in_scratch ? address_choice : address_any);
  wire refusal_any = (shared_whole_bytes[2] & (|address[1:0])) | (shared_whole_bytes[3] & (|address[2:0])) |
      (shared_whole_bytes[3] & in_scratch);
  assign refusal = (shared_wide & (|high[31:15]) & (~&high[31:15]) & ~in_lds & ~refusal_all) ? REFUSAL_HOLE :
      (in_scratch & scratch_offset[35]) ? REFUSAL_NEGATIVE :
      refusal_any ? REFUSAL_ATOMIC : REFUSAL_NONE;
endmodule
`default_nettype wire
