// paired_float: kernel of hdl/src/vector/paired_float.rs:70. Written by Tombolo; change the source.
// SPDX-License-Identifier: MIT OR Apache-2.0
`default_nettype none

module paired_float (
  input wire clock, // The one clock.
  input wire start, // An operation enters.
  input wire [64:0] control, // Its control word, float::control.
  input wire odd, // It is the odd lanes' turn.
  input wire [255:0] s0, // First sources.
  input wire [255:0] s1, // Second sources.
  input wire [255:0] s2, // Third sources.
  input wire [3:0] mask, // Mask bits.
  output wire [255:0] value, // The results, four clocks later: of the lanes whose turn it was.
  output wire [3:0] flag // Their comparisons.
);

  wire [63:0] sources_first_0, sources_first_1, sources_second_0, sources_second_1, sources_third_0;
  wire [63:0] sources_third_1; wire sources_chosen_mask_0, sources_chosen_mask_1; wire [63:0] unit_0_value;
  wire unit_0_flag; wire [63:0] unit_1_value; wire unit_1_flag;

  pair_sources sources (
    .odd(odd), .s0(s0), .s1(s1), .s2(s2), .mask(mask), .first_0(sources_first_0), .first_1(sources_first_1),
    .second_0(sources_second_0), .second_1(sources_second_1), .third_0(sources_third_0), .third_1(sources_third_1),
    .chosen_mask_0(sources_chosen_mask_0), .chosen_mask_1(sources_chosen_mask_1));

  pair_results results (
    .result_0(unit_0_value), .result_1(unit_1_value), .compared_0(unit_0_flag), .compared_1(unit_1_flag),
    .value(value), .flag(flag));

  float_unit unit_0 (
    .clock(clock), .control(control), .start(start), .s0(sources_first_0), .s1(sources_second_0),
    .s2(sources_third_0), .mask(sources_chosen_mask_0), .value(unit_0_value), .flag(unit_0_flag));

  float_unit unit_1 (
    .clock(clock), .control(control), .start(start), .s0(sources_first_1), .s1(sources_second_1),
    .s2(sources_third_1), .mask(sources_chosen_mask_1), .value(unit_1_value), .flag(unit_1_flag));
endmodule
`default_nettype wire
