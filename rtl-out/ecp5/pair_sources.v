// pair_sources: generator of hdl/src/vector/paired_float.rs
// Written by Tombolo; change the source.
// SPDX-License-Identifier: MIT OR Apache-2.0

`default_nettype none

module pair_sources (
  input wire odd,
  input wire [63:0] s0_0,
  input wire [63:0] s0_1,
  input wire [63:0] s0_2,
  input wire [63:0] s0_3,
  input wire [63:0] s1_0,
  input wire [63:0] s1_1,
  input wire [63:0] s1_2,
  input wire [63:0] s1_3,
  input wire [63:0] s2_0,
  input wire [63:0] s2_1,
  input wire [63:0] s2_2,
  input wire [63:0] s2_3,
  input wire mask_0,
  input wire mask_1,
  input wire mask_2,
  input wire mask_3,
  output wire [63:0] first_0,
  output wire [63:0] first_1,
  output wire [63:0] second_0,
  output wire [63:0] second_1,
  output wire [63:0] third_0,
  output wire [63:0] third_1,
  output wire chosen_mask_0,
  output wire chosen_mask_1
);

  assign first_0 = {32'd0, odd ? s0_1[31:0] : s0_0[31:0]};
  assign first_1 = {32'd0, odd ? s0_3[31:0] : s0_2[31:0]};
  assign second_0 = {32'd0, odd ? s1_1[31:0] : s1_0[31:0]};
  assign second_1 = {32'd0, odd ? s1_3[31:0] : s1_2[31:0]};
  assign third_0 = {32'd0, odd ? s2_1[31:0] : s2_0[31:0]};
  assign third_1 = {32'd0, odd ? s2_3[31:0] : s2_2[31:0]};
  assign chosen_mask_0 = odd ? mask_1 : mask_0;
  assign chosen_mask_1 = odd ? mask_3 : mask_2;

endmodule

`default_nettype wire
