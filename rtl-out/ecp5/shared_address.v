// shared_address: generator of hdl/src/vmem/address.rs:133. Written by Tombolo; change the source.
// SPDX-License-Identifier: MIT OR Apache-2.0
`default_nettype none

module shared_address (
  input wire [1:0] access_space, // The instruction.
  input wire [1:0] access_control_kind, input wire [2:0] access_control_dwords,
  input wire [1:0] access_control_format_size, input wire access_control_lane_addressed, access_returns,
  access_wide_address, input wire [23:0] access_offset,
  input wire [63:0] scalar, // Scalar base or offset; zero without one.
  input wire [127:0] resource, // Buffer resource (9.6).
  input wire [2:0] group, // Which four VGPRs of a block.
  input wire [47:0] scratch_base, // Scratch memory of the wave.
  input wire wave64, // The wave has 64 lanes.
  input wire [3:0] wanted, // Dwords that are moved.
  output wire [47:0] shared_base, // What the addresses of the lanes have in common.
  output wire [35:0] shared_reach, output wire [47:0] shared_scratch_base, output wire [1:0] shared_space,
  output wire shared_wide, shared_lane_addressed, output wire [2:0] shared_element,
  output wire [3:0] shared_whole_bytes, output wire shared_wave64, shared_returns, output wire [3:0] shared_wanted,
  output wire mismatch // The resource is none of a buffer: nothing is done.
);
  localparam [1:0] KIND_ATOMIC = 2'd2, SIZE_BYTE = 2'd1, SIZE_HALF = 2'd2, SPACE_FLAT = 2'd1, SPACE_BUFFER = 2'd3;

  wire [47:0] constant = {{24{access_offset[23]}}, access_offset} + {41'd0, group, 4'd0};
  wire mismatch_equal = access_space == SPACE_BUFFER;
  assign shared_base = (access_space == SPACE_FLAT) ? constant :
      mismatch_equal ? (resource[47:0] + {16'd0, scalar[31:0]} + constant) : (scalar[47:0] + constant);
  wire [35:0] shared_reach_choice = mismatch_equal ? ({4'd0, scalar[31:0]} & {36{resource[125:124] == 2'd3}}) :
      {{4{scalar[31]}}, scalar[31:0]};
  assign shared_reach = shared_reach_choice + constant[35:0];
  assign shared_scratch_base = scratch_base;
  assign shared_space = access_space;
  assign shared_wide = access_wide_address;
  assign shared_lane_addressed = access_control_lane_addressed;
  assign shared_element = (access_control_format_size == SIZE_BYTE) ? 3'd1 :
      (access_control_format_size == SIZE_HALF) ? 3'd2 : 3'd4;
  assign shared_whole_bytes = {access_control_dwords[1:0], 2'd0} & {4{access_control_kind == KIND_ATOMIC}};
  assign shared_wave64 = wave64;
  assign shared_returns = access_returns;
  assign shared_wanted = wanted;
  assign mismatch = (|resource[127:126]) & mismatch_equal;
endmodule
`default_nettype wire
