// pair_sources: generator of hdl/src/vector/paired_float.rs
// Written by Tombolo; change the source.
// SPDX-License-Identifier: MIT OR Apache-2.0

`default_nettype none

module pair_sources (
  input wire odd,
  input wire [255:0] s0,
  input wire [255:0] s1,
  input wire [255:0] s2,
  input wire [3:0] mask,
  output wire [63:0] first_0,
  output wire [63:0] first_1,
  output wire [63:0] second_0,
  output wire [63:0] second_1,
  output wire [63:0] third_0,
  output wire [63:0] third_1,
  output wire chosen_mask_0,
  output wire chosen_mask_1
);

  assign first_0 = {32'd0, odd ? s0[1*64 +: 32] : s0[0 +: 32]};
  assign first_1 = {32'd0, odd ? s0[3*64 +: 32] : s0[2*64 +: 32]};
  assign second_0 = {32'd0, odd ? s1[1*64 +: 32] : s1[0 +: 32]};
  assign second_1 = {32'd0, odd ? s1[3*64 +: 32] : s1[2*64 +: 32]};
  assign third_0 = {32'd0, odd ? s2[1*64 +: 32] : s2[0 +: 32]};
  assign third_1 = {32'd0, odd ? s2[3*64 +: 32] : s2[2*64 +: 32]};
  assign chosen_mask_0 = odd ? mask[1] : mask[0];
  assign chosen_mask_1 = odd ? mask[3] : mask[2];

endmodule

`default_nettype wire
