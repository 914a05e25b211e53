// pair_sources: generator of hdl/src/vector/paired_float.rs:14. Written by Tombolo; change the source.
// SPDX-License-Identifier: MIT OR Apache-2.0
`default_nettype none

module pair_sources (
  input wire odd, // The odd lanes' turn.
  input wire [255:0] s0, // First sources of the lanes.
  input wire [255:0] s1, // Second sources.
  input wire [255:0] s2, // Third sources.
  input wire [3:0] mask, // Mask bits.
  output wire [63:0] first_0, // The first source that enters each unit; of all of them the float unit reads 32 bits.
  output wire [63:0] first_1,
  output wire [63:0] second_0, // The second source.
  output wire [63:0] second_1,
  output wire [63:0] third_0, // The third source.
  output wire [63:0] third_1,
  output wire chosen_mask_0, // The mask bit.
  output wire chosen_mask_1
);

  assign first_0 = {32'd0, odd ? s0[95:64] : s0[31:0]};
  assign first_1 = {32'd0, odd ? s0[223:192] : s0[159:128]};
  assign second_0 = {32'd0, odd ? s1[95:64] : s1[31:0]};
  assign second_1 = {32'd0, odd ? s1[223:192] : s1[159:128]};
  assign third_0 = {32'd0, odd ? s2[95:64] : s2[31:0]};
  assign third_1 = {32'd0, odd ? s2[223:192] : s2[159:128]};
  assign chosen_mask_0 = odd ? mask[1] : mask[0];
  assign chosen_mask_1 = odd ? mask[3] : mask[2];
endmodule
`default_nettype wire
