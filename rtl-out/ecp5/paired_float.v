// paired_float: kernel of hdl/src/vector/paired_float.rs
// Written by Tombolo; change the source.
// SPDX-License-Identifier: MIT OR Apache-2.0

`default_nettype none

module paired_float (
  input wire clock,
  input wire start,
  input wire [64:0] control,
  input wire odd,
  input wire [255:0] s0,
  input wire [255:0] s1,
  input wire [255:0] s2,
  input wire [3:0] mask,
  output wire [255:0] value,
  output wire [3:0] flag
);

  wire [63:0] sources_first_0;
  wire [63:0] sources_first_1;
  wire [63:0] sources_second_0;
  wire [63:0] sources_second_1;
  wire [63:0] sources_third_0;
  wire [63:0] sources_third_1;
  wire sources_chosen_mask_0;
  wire sources_chosen_mask_1;
  wire [63:0] unit_0_value;
  wire unit_0_flag;
  wire [63:0] unit_1_value;
  wire unit_1_flag;

  pair_sources sources (
    .odd(odd),
    .s0(s0),
    .s1(s1),
    .s2(s2),
    .mask(mask),
    .first_0(sources_first_0),
    .first_1(sources_first_1),
    .second_0(sources_second_0),
    .second_1(sources_second_1),
    .third_0(sources_third_0),
    .third_1(sources_third_1),
    .chosen_mask_0(sources_chosen_mask_0),
    .chosen_mask_1(sources_chosen_mask_1)
  );

  pair_results results (
    .result_0(unit_0_value),
    .result_1(unit_1_value),
    .compared_0(unit_0_flag),
    .compared_1(unit_1_flag),
    .value(value),
    .flag(flag)
  );

  float_unit unit_0 (
    .clock(clock),
    .control(control),
    .start(start),
    .s0(sources_first_0),
    .s1(sources_second_0),
    .s2(sources_third_0),
    .mask(sources_chosen_mask_0),
    .value(unit_0_value),
    .flag(unit_0_flag)
  );

  float_unit unit_1 (
    .clock(clock),
    .control(control),
    .start(start),
    .s0(sources_first_1),
    .s1(sources_second_1),
    .s2(sources_third_1),
    .mask(sources_chosen_mask_1),
    .value(unit_1_value),
    .flag(unit_1_flag)
  );

endmodule

`default_nettype wire
