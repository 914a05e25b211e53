// float_unit: generator of hdl/src/arith/float/unit.rs:38
// Written by Tombolo; change the source.
// SPDX-License-Identifier: MIT OR Apache-2.0

`default_nettype none

module float_unit (
  input wire clock, // The one clock.
  input wire [64:0] control, // The control word, super::control.
  input wire start, // An operation of this unit enters; else the unit rests.
  input wire [63:0] s0, // First source; an f16 in 15:0, packed ones in 31:0, negated and made absolute already.
  input wire [63:0] s1, // Second source.
  input wire [63:0] s2, // Third source.
  input wire mask, // This lane's bit of the mask source (V_DIV_FMAS_F32).
  // The result: an f16 in 15:0 with zeros above, packed ones in 31:0, 8 bits in each of the four bytes, a pair of f32
  // in 63:0.
  output wire [63:0] value,
  output wire flag // Comparison, class, or whether V_DIV_FMAS_F32 must scale.
);

  // Zeros above the most significant one; 3 when there is none.
  function [1:0] leading_zeros_3;
    input [2:0] examined;
    reg [3:0] top_4;
    reg [1:0] top_2;
    begin
      top_4 = {examined, 1'b1};
      leading_zeros_3[1] = ~|top_4[3:2];
      top_2 = leading_zeros_3[1] ? top_4[1:0] : top_4[3:2];
      leading_zeros_3[0] = ~|top_2[1];
    end
  endfunction

  // Zeros above the most significant one; 10 when there is none.
  function [3:0] leading_zeros_10;
    input [9:0] examined_2;
    reg [15:0] top_16;
    reg [7:0] top_8;
    reg [3:0] top_4_2;
    reg [1:0] top_2_2;
    begin
      top_16 = {examined_2, 1'b1, {5{1'b0}}};
      leading_zeros_10[3] = ~|top_16[15:8];
      top_8 = leading_zeros_10[3] ? top_16[7:0] : top_16[15:8];
      leading_zeros_10[2] = ~|top_8[7:4];
      top_4_2 = leading_zeros_10[2] ? top_8[3:0] : top_8[7:4];
      leading_zeros_10[1] = ~|top_4_2[3:2];
      top_2_2 = leading_zeros_10[1] ? top_4_2[1:0] : top_4_2[3:2];
      leading_zeros_10[0] = ~|top_2_2[1];
    end
  endfunction

  // Zeros above the most significant one; 11 when there is none.
  function [3:0] leading_zeros_11;
    input [10:0] examined_3;
    reg [15:0] top_16_2;
    reg [7:0] top_8_2;
    reg [3:0] top_4_3;
    reg [1:0] top_2_3;
    begin
      top_16_2 = {examined_3, 1'b1, {4{1'b0}}};
      leading_zeros_11[3] = ~|top_16_2[15:8];
      top_8_2 = leading_zeros_11[3] ? top_16_2[7:0] : top_16_2[15:8];
      leading_zeros_11[2] = ~|top_8_2[7:4];
      top_4_3 = leading_zeros_11[2] ? top_8_2[3:0] : top_8_2[7:4];
      leading_zeros_11[1] = ~|top_4_3[3:2];
      top_2_3 = leading_zeros_11[1] ? top_4_3[1:0] : top_4_3[3:2];
      leading_zeros_11[0] = ~|top_2_3[1];
    end
  endfunction

  // Zeros above the most significant one; 24 when there is none.
  function [4:0] leading_zeros_24;
    input [23:0] examined_4;
    reg [31:0] top_32;
    reg [15:0] top_16_3;
    reg [7:0] top_8_3;
    reg [3:0] top_4_4;
    reg [1:0] top_2_4;
    begin
      top_32 = {examined_4, 1'b1, {7{1'b0}}};
      leading_zeros_24[4] = ~|top_32[31:16];
      top_16_3 = leading_zeros_24[4] ? top_32[15:0] : top_32[31:16];
      leading_zeros_24[3] = ~|top_16_3[15:8];
      top_8_3 = leading_zeros_24[3] ? top_16_3[7:0] : top_16_3[15:8];
      leading_zeros_24[2] = ~|top_8_3[7:4];
      top_4_4 = leading_zeros_24[2] ? top_8_3[3:0] : top_8_3[7:4];
      leading_zeros_24[1] = ~|top_4_4[3:2];
      top_2_4 = leading_zeros_24[1] ? top_4_4[1:0] : top_4_4[3:2];
      leading_zeros_24[0] = ~|top_2_4[1];
    end
  endfunction

  // Zeros above the most significant one; 36 when there is none.
  function [5:0] leading_zeros_36;
    input [35:0] examined_5;
    reg [63:0] top_64;
    reg [31:0] top_32_2;
    reg [15:0] top_16_4;
    reg [7:0] top_8_4;
    reg [3:0] top_4_5;
    reg [1:0] top_2_5;
    begin
      top_64 = {examined_5, 1'b1, {27{1'b0}}};
      leading_zeros_36[5] = ~|top_64[63:32];
      top_32_2 = leading_zeros_36[5] ? top_64[31:0] : top_64[63:32];
      leading_zeros_36[4] = ~|top_32_2[31:16];
      top_16_4 = leading_zeros_36[4] ? top_32_2[15:0] : top_32_2[31:16];
      leading_zeros_36[3] = ~|top_16_4[15:8];
      top_8_4 = leading_zeros_36[3] ? top_16_4[7:0] : top_16_4[15:8];
      leading_zeros_36[2] = ~|top_8_4[7:4];
      top_4_5 = leading_zeros_36[2] ? top_8_4[3:0] : top_8_4[7:4];
      leading_zeros_36[1] = ~|top_4_5[3:2];
      top_2_5 = leading_zeros_36[1] ? top_4_5[1:0] : top_4_5[3:2];
      leading_zeros_36[0] = ~|top_2_5[1];
    end
  endfunction

  // Zeros above the most significant one; 40 when there is none.
  function [5:0] leading_zeros_40;
    input [39:0] examined_6;
    reg [63:0] top_64_2;
    reg [31:0] top_32_3;
    reg [15:0] top_16_5;
    reg [7:0] top_8_5;
    reg [3:0] top_4_6;
    reg [1:0] top_2_6;
    begin
      top_64_2 = {examined_6, 1'b1, {23{1'b0}}};
      leading_zeros_40[5] = ~|top_64_2[63:32];
      top_32_3 = leading_zeros_40[5] ? top_64_2[31:0] : top_64_2[63:32];
      leading_zeros_40[4] = ~|top_32_3[31:16];
      top_16_5 = leading_zeros_40[4] ? top_32_3[15:0] : top_32_3[31:16];
      leading_zeros_40[3] = ~|top_16_5[15:8];
      top_8_5 = leading_zeros_40[3] ? top_16_5[7:0] : top_16_5[15:8];
      leading_zeros_40[2] = ~|top_8_5[7:4];
      top_4_6 = leading_zeros_40[2] ? top_8_5[3:0] : top_8_5[7:4];
      leading_zeros_40[1] = ~|top_4_6[3:2];
      top_2_6 = leading_zeros_40[1] ? top_4_6[1:0] : top_4_6[3:2];
      leading_zeros_40[0] = ~|top_2_6[1];
    end
  endfunction

  // Zeros above the most significant one; 75 when there is none.
  function [6:0] leading_zeros_75;
    input [74:0] examined_7;
    reg [127:0] top_128;
    reg [63:0] top_64_3;
    reg [31:0] top_32_4;
    reg [15:0] top_16_6;
    reg [7:0] top_8_6;
    reg [3:0] top_4_7;
    reg [1:0] top_2_7;
    begin
      top_128 = {examined_7, 1'b1, {52{1'b0}}};
      leading_zeros_75[6] = ~|top_128[127:64];
      top_64_3 = leading_zeros_75[6] ? top_128[63:0] : top_128[127:64];
      leading_zeros_75[5] = ~|top_64_3[63:32];
      top_32_4 = leading_zeros_75[5] ? top_64_3[31:0] : top_64_3[63:32];
      leading_zeros_75[4] = ~|top_32_4[31:16];
      top_16_6 = leading_zeros_75[4] ? top_32_4[15:0] : top_32_4[31:16];
      leading_zeros_75[3] = ~|top_16_6[15:8];
      top_8_6 = leading_zeros_75[3] ? top_16_6[7:0] : top_16_6[15:8];
      leading_zeros_75[2] = ~|top_8_6[7:4];
      top_4_7 = leading_zeros_75[2] ? top_8_6[3:0] : top_8_6[7:4];
      leading_zeros_75[1] = ~|top_4_7[3:2];
      top_2_7 = leading_zeros_75[1] ? top_4_7[1:0] : top_4_7[3:2];
      leading_zeros_75[0] = ~|top_2_7[1];
    end
  endfunction

  reg [1:0] round;
  reg keep_denormals;
  reg passes_1;
  reg passes_2;
  reg passes_3;
  reg clamp_1;
  reg [1:0] omod_1;
  reg saturate_1;
  reg [2:0] integral_1;
  reg [3:0] integer_1;
  reg [2:0] result_1;
  reg [2:0] format_1;
  reg [1:0] round_1;
  reg keep_denormals_1;
  reg [1:0] second_1;
  reg [1:0] second_round_1;
  reg second_keep_1;
  reg second_flush_1;
  reg packed_1;
  reg clamp_2;
  reg [1:0] omod_2;
  reg saturate_2;
  reg [2:0] integral_2;
  reg [3:0] integer_2;
  reg [2:0] result_2;
  reg [2:0] format_2;
  reg [1:0] round_2;
  reg keep_denormals_2;
  reg [1:0] second_2;
  reg [1:0] second_round_2;
  reg second_keep_2;
  reg second_flush_2;
  reg packed_2;
  reg clamp_3;
  reg [1:0] omod_3;
  reg saturate_3;
  reg [2:0] integral_3;
  reg [3:0] integer_3;
  reg [2:0] result_3;
  reg [2:0] format_3;
  reg [1:0] round_3;
  reg keep_denormals_3;
  reg [1:0] second_3;
  reg [1:0] second_round_3;
  reg second_keep_3;
  reg second_flush_3;
  reg packed_3;
  wire [22:0] x0_fraction;
  wire x0_is_normal;
  wire [7:0] x0_exponent;
  wire x0_is_zero;
  wire x0_is_infinite;
  wire x0_is_nan;
  wire [22:0] x1_fraction;
  wire x1_is_normal;
  wire [7:0] x1_exponent;
  wire x1_is_zero;
  wire x1_is_infinite;
  wire x1_is_nan;
  wire [22:0] x2_fraction;
  wire x2_is_normal;
  wire [7:0] x2_exponent;
  wire x2_is_zero;
  wire x2_is_infinite;
  wire x2_is_nan;
  wire major_is_z;
  wire major_is_y;
  wire [8:0] quotient_exponent;
  wire addend_moves;
  wire [10:0] addend_exponent;
  reg [39:0] addend_significand;
  wire sign_addend;
  wire sign_product;
  wire invalid;
  wire [31:0] special;
  wire is_special;
  wire [4:0] factor_zeros;
  wire [47:0] product;
  wire [10:0] reference_;
  wire [10:0] align_shift;
  wire addend_dominates;
  wire lost;
  reg [47:0] product_1;
  reg [74:0] aligned_1;
  reg [10:0] top_exponent_1;
  reg addend_dominates_1;
  reg at_units_1;
  reg sign_addend_1;
  reg sign_product_1;
  reg beyond_1;
  reg is_nan_1;
  wire below_guard;
  wire negate_integer;
  wire [74:0] other_term;
  wire subtract;
  wire term_smaller;
  wire [74:0] sum;
  reg over_2;
  reg [31:0] limit_2;
  reg is_nan_2;
  reg [74:0] sum_2;
  reg [10:0] top_exponent_2;
  reg sign_2;
  wire [6:0] leading_zeros;
  wire [74:0] normalised;
  reg [10:0] exponent_3;
  reg sign_3;
  reg [23:0] significand_3;
  reg guard_3;
  reg sticky_3;
  wire [31:0] integer_;
  wire ab_less;
  wire ac_less;
  wire bc_less;
  wire first_is_b;
  wire take_median;
  wire is_c;
  wire is_b;
  wire compare_less;
  reg [31:0] special_1;
  reg [31:0] special_2;
  reg [1:0] byte_position_1;
  reg [1:0] byte_position_2;
  reg [31:0] special_3;
  reg is_special_1;
  reg is_special_2;
  reg is_special_3;
  reg [1:0] scaled_1;
  reg [1:0] scaled_2;
  reg [1:0] scaled_3;
  reg round_up;
  wire [33:0] rounded;
  wire overflow;
  wire [10:0] second_exponent;
  wire [23:0] second_significand;
  reg round_up_2;
  wire [33:0] rounded_2;
  wire overflow_2;
  wire [31:0] before_modifiers;
  wire [10:0] scaled_exponent;
  reg [11:0] pair_1;
  reg [11:0] pair_2;
  reg [11:0] pair_3;
  reg flag_1;
  reg flag_2;
  reg flag_3;
  wire [22:0] h0_fraction;
  wire h0_is_normal;
  wire [7:0] h0_exponent;
  wire h0_is_zero;
  wire h0_is_infinite;
  wire h0_is_nan;
  wire [22:0] h1_fraction;
  wire h1_is_normal;
  wire [7:0] h1_exponent;
  wire h1_is_zero;
  wire h1_is_infinite;
  wire h1_is_nan;
  wire [22:0] h2_fraction;
  wire h2_is_normal;
  wire [7:0] h2_exponent;
  wire h2_is_zero;
  wire h2_is_infinite;
  wire h2_is_nan;
  wire [10:0] addend_exponent_2;
  reg [39:0] addend_significand_2;
  wire sign_addend_2;
  wire sign_product_2;
  wire invalid_2;
  wire [31:0] special_2_2;
  wire is_special_2_2;
  wire [3:0] factor_zeros_2;
  wire [21:0] product_2;
  wire [10:0] reference_2;
  wire [10:0] align_shift_2;
  wire addend_dominates_2;
  wire lost_2;
  reg [21:0] product_1_2;
  reg [35:0] aligned_1_2;
  reg [10:0] top_exponent_1_2;
  reg addend_dominates_1_2;
  reg at_units_1_2;
  reg sign_addend_1_2;
  reg sign_product_1_2;
  reg beyond_1_2;
  reg is_nan_1_2;
  wire below_guard_2;
  wire negate_integer_2;
  wire [35:0] other_term_2;
  wire subtract_2;
  wire term_smaller_2;
  wire [35:0] sum_2_2;
  reg over_2_2;
  reg [15:0] limit_2_2;
  reg is_nan_2_2;
  reg [35:0] sum_2_3;
  reg [10:0] top_exponent_2_2;
  reg sign_2_2;
  wire [5:0] leading_zeros_2;
  wire [35:0] normalised_2;
  reg [10:0] exponent_3_2;
  reg sign_3_2;
  reg [23:0] significand_3_2;
  reg guard_3_2;
  reg sticky_3_2;
  wire [15:0] integer_2_2;
  wire ab_less_2;
  wire ac_less_2;
  wire bc_less_2;
  wire first_is_b_2;
  wire take_median_2;
  wire is_c_2;
  wire is_b_2;
  reg high_is_special_1;
  reg high_is_special_2;
  reg high_is_special_3;
  reg [18:0] high_special_1;
  reg [18:0] high_special_2;
  reg [18:0] high_special_3;
  reg [15:0] high_integer_3;
  reg round_up_3;
  wire [33:0] rounded_3;
  wire overflow_3;
  wire [31:0] before_modifiers_2;
  wire [10:0] scaled_exponent_2;
  reg [63:0] value_4;
  reg flag_4;

  wire control_63_62_is_not_1 = control[63:62] != 2'd1;

  always @*
    case (control[59:58])
      2'd2: round = 2'd3;
      2'd3: round = 2'd0;
      default: round = ((control[59:58] == 2'd1) & control_63_62_is_not_1) ? control[6:5] : control[4:3];
    endcase

  always @*
    case (control[61:60])
      2'd1: keep_denormals = 1'b1;
      2'd2: keep_denormals = 1'b0;
      default: keep_denormals = ((control[57:55] == 3'd1) & control_63_62_is_not_1) ? control[10] : control[8];
    endcase

  wire [31:0] s0_31_0 = s0[31:0];
  wire [7:0] pair_1_otherwise_part = s0_31_0[{control[16:15], 3'd0} +: 8];
  wire pair_1_otherwise_choice = control[40] ? (&pair_1_otherwise_part[6:2]) : (&pair_1_otherwise_part[6:0]);
  wire pair_1_otherwise_all = pair_1_otherwise_choice & ((|pair_1_otherwise_part[1:0]) | (~control[40] &
      pair_1_otherwise_part[2]));
  wire [2:0] pair_1_otherwise_choice_control_40 = control[40] ? {pair_1_otherwise_part[1:0], 1'b0} :
      pair_1_otherwise_part[2:0];
  wire [1:0] pair_1_otherwise_zeros = leading_zeros_3(pair_1_otherwise_choice_control_40);
  wire [2:0] pair_1_otherwise_shifted = pair_1_otherwise_choice_control_40 << pair_1_otherwise_zeros;
  wire pair_1_condition_any_set = |(control[40] ? pair_1_otherwise_part[6:2] : {1'b0, pair_1_otherwise_part[6:3]});
  wire [7:0] pair_1_otherwise_choice_control = control[40] ? {pair_1_otherwise_part[6],
      {3{~pair_1_otherwise_part[6]}}, pair_1_otherwise_part[5:2]} : {pair_1_otherwise_part[6],
      {4{~pair_1_otherwise_part[6]}}, pair_1_otherwise_part[5:3]};
  wire [7:0] pair_1_otherwise_all_pair_1_otherwise_zeros = (pair_1_otherwise_choice_control - {6'd0,
      pair_1_otherwise_zeros}) & {8{|pair_1_otherwise_choice_control_40}};
  wire [7:0] pair_1_otherwise_choice_2 = pair_1_condition_any_set ? (pair_1_otherwise_choice_control |
      {8{pair_1_otherwise_choice}}) : pair_1_otherwise_all_pair_1_otherwise_zeros;
  wire [2:0] pair_1_otherwise_choice_pair_1_otherwise_all = pair_1_condition_any_set ?
      (pair_1_otherwise_choice_control_40 | {pair_1_otherwise_all, 2'd0}) : {pair_1_otherwise_shifted[1:0], 1'b0};
  wire control_25_and_control_44 = control[25] & control[44];
  wire [31:0] pair_1_otherwise_joined = {pair_1_otherwise_part[7], pair_1_otherwise_choice_2,
      pair_1_otherwise_choice_pair_1_otherwise_all, 20'd0};
  wire [31:0] pair_1_otherwise_choice_s0_31_0 = control_25_and_control_44 ? pair_1_otherwise_joined : s0_31_0;
  wire [2:0] control_22_20_or_control_14_12 = control[22:20] | control[14:12];

  assign x0_fraction = control_22_20_or_control_14_12[0] ? {pair_1_otherwise_choice_s0_31_0[9:0], 13'd0} :
      pair_1_otherwise_choice_s0_31_0[22:0];
  assign x0_is_normal = control_22_20_or_control_14_12[0] ? (|pair_1_otherwise_choice_s0_31_0[14:10]) :
      (|pair_1_otherwise_choice_s0_31_0[30:23]);
  wire [7:0] pair_1_otherwise_joined_2 = {pair_1_otherwise_choice_s0_31_0[14],
      {3{~pair_1_otherwise_choice_s0_31_0[14]}}, pair_1_otherwise_choice_s0_31_0[13:10]};
  assign x0_exponent = control_22_20_or_control_14_12[0] ? pair_1_otherwise_joined_2 :
      pair_1_otherwise_choice_s0_31_0[30:23];

  reg by_control_24_23;
  always @*
    case (control[24:23])
      2'd1: by_control_24_23 = 1'b0;
      2'd2: by_control_24_23 = 1'b1;
      default: by_control_24_23 = ~(control_22_20_or_control_14_12[0] ? control[9] : control[7]);
    endcase

  assign x0_is_zero = ~x0_is_normal & ((~|x0_fraction) | by_control_24_23);

  wire pair_1_next_all_set = &pair_1_otherwise_choice_s0_31_0[14:10];
  wire x0_is_nan_choice = control_22_20_or_control_14_12[0] ? pair_1_next_all_set :
      (&pair_1_otherwise_choice_s0_31_0[30:23]);

  assign x0_is_infinite = x0_is_nan_choice & (~|x0_fraction);
  assign x0_is_nan = x0_is_nan_choice & (|x0_fraction);

  wire [31:0] s1_31_0 = s1[31:0];
  wire [7:0] byte_position_1_next_part = s1_31_0[{control[16:15], 3'd0} +: 8];
  wire byte_position_1_next_choice = control[41] ? (&byte_position_1_next_part[6:2]) :
      (&byte_position_1_next_part[6:0]);
  wire byte_position_1_next_all = byte_position_1_next_choice & ((|byte_position_1_next_part[1:0]) | (~control[41] &
      byte_position_1_next_part[2]));
  wire [2:0] byte_position_1_otherwise_choice = control[41] ? {byte_position_1_next_part[1:0], 1'b0} :
      byte_position_1_next_part[2:0];
  wire [1:0] byte_position_1_otherwise_zeros = leading_zeros_3(byte_position_1_otherwise_choice);
  wire [2:0] byte_position_1_otherwise_shifted = byte_position_1_otherwise_choice << byte_position_1_otherwise_zeros;
  wire byte_position_1_condition_any_set = |(control[41] ? byte_position_1_next_part[6:2] : {1'b0,
      byte_position_1_next_part[6:3]});
  wire [7:0] byte_position_1_otherwise_joined = {byte_position_1_next_part[6], {3{~byte_position_1_next_part[6]}},
      byte_position_1_next_part[5:2]};
  wire [7:0] byte_position_1_otherwise_joined_2 = {byte_position_1_next_part[6], {4{~byte_position_1_next_part[6]}},
      byte_position_1_next_part[5:3]};
  wire [7:0] byte_position_1_otherwise_choice_control_41 = control[41] ? byte_position_1_otherwise_joined :
      byte_position_1_otherwise_joined_2;
  wire [7:0] byte_position_1_otherwise_all = (byte_position_1_otherwise_choice_control_41 - {6'd0,
      byte_position_1_otherwise_zeros}) & {8{|byte_position_1_otherwise_choice}};
  wire [7:0] byte_position_1_next_choice_2 = byte_position_1_condition_any_set ?
      (byte_position_1_otherwise_choice_control_41 | {8{byte_position_1_next_choice}}) :
      byte_position_1_otherwise_all;
  wire [2:0] byte_position_1_next_choice_3 = byte_position_1_condition_any_set ? (byte_position_1_otherwise_choice |
      {byte_position_1_next_all, 2'd0}) : {byte_position_1_otherwise_shifted[1:0], 1'b0};
  wire [31:0] byte_position_1_next_joined = {byte_position_1_next_part[7], byte_position_1_next_choice_2,
      byte_position_1_next_choice_3, 20'd0};
  wire [31:0] byte_position_1_next_choice_s1_31_0 = control_25_and_control_44 ? byte_position_1_next_joined : s1_31_0;

  assign x1_fraction = control_22_20_or_control_14_12[1] ? {byte_position_1_next_choice_s1_31_0[9:0], 13'd0} :
      byte_position_1_next_choice_s1_31_0[22:0];
  assign x1_is_normal = control_22_20_or_control_14_12[1] ? (|byte_position_1_next_choice_s1_31_0[14:10]) :
      (|byte_position_1_next_choice_s1_31_0[30:23]);
  wire [7:0] x1_exponent_joined = {byte_position_1_next_choice_s1_31_0[14],
      {3{~byte_position_1_next_choice_s1_31_0[14]}}, byte_position_1_next_choice_s1_31_0[13:10]};
  assign x1_exponent = control_22_20_or_control_14_12[1] ? x1_exponent_joined :
      byte_position_1_next_choice_s1_31_0[30:23];

  reg by_control_24_23_control_24_23;
  always @*
    case (control[24:23])
      2'd1: by_control_24_23_control_24_23 = 1'b0;
      2'd2: by_control_24_23_control_24_23 = 1'b1;
      default: by_control_24_23_control_24_23 = ~(control_22_20_or_control_14_12[1] ? control[9] : control[7]);
    endcase

  assign x1_is_zero = ~x1_is_normal & ((~|x1_fraction) | by_control_24_23_control_24_23);
  wire x1_is_nan_choice = control_22_20_or_control_14_12[1] ? (&byte_position_1_next_choice_s1_31_0[14:10]) :
      (&byte_position_1_next_choice_s1_31_0[30:23]);
  assign x1_is_infinite = x1_is_nan_choice & (~|x1_fraction);
  assign x1_is_nan = x1_is_nan_choice & (|x1_fraction);
  assign x2_fraction = control_22_20_or_control_14_12[2] ? {s2[9:0], 13'd0} : s2[22:0];
  assign x2_is_normal = control_22_20_or_control_14_12[2] ? (|s2[14:10]) : (|s2[30:23]);
  assign x2_exponent = control_22_20_or_control_14_12[2] ? {s2[14], {3{~s2[14]}}, s2[13:10]} : s2[30:23];

  reg by_control_24_23_control;
  always @*
    case (control[24:23])
      2'd1: by_control_24_23_control = 1'b0;
      2'd2: by_control_24_23_control = 1'b1;
      default: by_control_24_23_control = ~(control_22_20_or_control_14_12[2] ? control[9] : control[7]);
    endcase

  assign x2_is_zero = ~x2_is_normal & ((~|x2_fraction) | by_control_24_23_control);
  wire x2_is_nan_choice = control_22_20_or_control_14_12[2] ? (&s2[14:10]) : (&s2[30:23]);
  assign x2_is_infinite = x2_is_nan_choice & (~|x2_fraction);
  assign x2_is_nan = x2_is_nan_choice & (|x2_fraction);

  wire [22:0] special_1_otherwise_all = x2_fraction & {23{x2_is_normal | ~by_control_24_23_control}};
  wire [22:0] special_1_otherwise_all_x1_fraction = x1_fraction & {23{x1_is_normal |
      ~by_control_24_23_control_24_23}};
  wire bc_less_otherwise_less = {x1_exponent, special_1_otherwise_all_x1_fraction} < {x2_exponent,
      special_1_otherwise_all};
  wire bc_less_otherwise_equal = {x1_exponent, special_1_otherwise_all_x1_fraction} == {x2_exponent,
      special_1_otherwise_all};
  wire bc_less_otherwise_any = bc_less_otherwise_less | bc_less_otherwise_equal;
  wire [22:0] special_1_case_1_all = x0_fraction & {23{x0_is_normal | ~by_control_24_23}};
  wire is_special_otherwise_equal = {x0_exponent, special_1_case_1_all} == {x2_exponent, special_1_otherwise_all};
  wire ac_less_otherwise_less = {x0_exponent, special_1_case_1_all} < {x2_exponent, special_1_otherwise_all};
  wire ac_less_otherwise_any = ac_less_otherwise_less | is_special_otherwise_equal;

  assign major_is_z = ac_less_otherwise_any & ~(x2_is_nan | x0_is_nan) & bc_less_otherwise_any & ~(x2_is_nan |
      x1_is_nan);

  wire flag_otherwise_equal = {x0_exponent, special_1_case_1_all} == {x1_exponent,
      special_1_otherwise_all_x1_fraction};
  wire ab_less_otherwise_less = {x0_exponent, special_1_case_1_all} < {x1_exponent,
      special_1_otherwise_all_x1_fraction};
  wire ab_less_otherwise_any = ab_less_otherwise_less | flag_otherwise_equal;

  assign major_is_y = ab_less_otherwise_any & ~(x1_is_nan | x0_is_nan) & ~major_is_z;
  assign quotient_exponent = {1'b0, x2_exponent} - {1'b0, x1_exponent};

  wire control_63_62_is_1 = control[63:62] == 2'd1;
  wire control_31_28_is_8 = control[31:28] == 4'd8;
  wire is_nan_1_2_condition_any = (control[31:28] == 4'd2) | control_31_28_is_8 | (control[31:28] == 4'ha);
  wire control_31_28_is_1 = control[31:28] == 4'd1;
  wire control_31_28_is_9 = control[31:28] == 4'd9;
  wire addend_significand_otherwise_choice = major_is_z ? x2_is_normal : major_is_y ? x1_is_normal : x0_is_normal;
  wire addend_significand_otherwise_choice_2 = control_31_28_is_9 ? addend_significand_otherwise_choice :
      control_31_28_is_1 ? x1_is_normal : is_nan_1_2_condition_any ? x0_is_normal : x2_is_normal;

  assign addend_moves = ~addend_significand_otherwise_choice_2 & (control[22] | control[14]) & ((~|control[56:55]) |
      control_63_62_is_1);

  wire x0_is_zero_and_x2_is_zero = x0_is_zero & x2_is_zero;
  wire special_1_case_1_choice = control_22_20_or_control_14_12[2] ? s2[15] : s2[31];
  wire flag_otherwise_choice = control_22_20_or_control_14_12[0] ? pair_1_otherwise_choice_s0_31_0[15] :
      pair_1_otherwise_choice_s0_31_0[31];
  wire ac_less_condition_differing = flag_otherwise_choice ^ special_1_case_1_choice;
  wire is_special_otherwise_any = (is_special_otherwise_equal & ~ac_less_condition_differing & ~x0_is_nan) |
      x0_is_zero_and_x2_is_zero;
  wire quotient_exponent_below_387 = $signed(quotient_exponent) < $signed(9'h183);
  wire x0_is_zero_and_x1_is_zero = x0_is_zero & x1_is_zero;
  wire special_1_otherwise_choice = control_22_20_or_control_14_12[1] ? byte_position_1_next_choice_s1_31_0[15] :
      byte_position_1_next_choice_s1_31_0[31];
  wire ab_less_condition_differing = flag_otherwise_choice ^ special_1_otherwise_choice;
  wire flag_otherwise_all = flag_otherwise_equal & ~ab_less_condition_differing;
  wire [10:0] is_special_choice = quotient_exponent_below_387 ? (11'h7c0 & {11{(flag_otherwise_all & ~x0_is_nan) |
      x0_is_zero_and_x1_is_zero}}) : 11'h7c0;
  wire [10:0] is_special_choice_x1_exponent_7_1 = ((&x1_exponent[7:1]) | ((x1_exponent == 8'hfd) &
      (|special_1_otherwise_all_x1_fraction))) ? is_special_choice : quotient_exponent_below_387 ? (11'h40 &
      {11{is_special_otherwise_any}}) : (x2_exponent < 8'h18) ? 11'h40 : 11'd0;
  wire quotient_exponent_below_96 = $signed(quotient_exponent) < $signed(9'h60);
  wire [10:0] is_special_choice_quotient_exponent_below_96 = quotient_exponent_below_96 ? (x1_is_normal ?
      is_special_choice_x1_exponent_7_1 : 11'h40) : (11'h40 & {11{(flag_otherwise_all & ~x0_is_nan) |
      x0_is_zero_and_x1_is_zero}});
  wire [31:0] addend_exponent_condition_choice = (control[36:34] == 3'd4) ?
      {{16{byte_position_1_next_choice_s1_31_0[15]}}, byte_position_1_next_choice_s1_31_0[15:0]} :
      byte_position_1_next_choice_s1_31_0;
  wire [10:0] addend_exponent_case_1_choice = ((&addend_exponent_condition_choice[31:9]) |
      (~|addend_exponent_condition_choice[31:9])) ? addend_exponent_condition_choice[10:0] :
      addend_exponent_condition_choice[31] ? 11'h600 : 11'h1ff;

  reg [10:0] by_control_36_34;
  always @*
    case (control[36:34])
      3'd1: by_control_36_34 = addend_exponent_case_1_choice;
      3'd4: by_control_36_34 = addend_exponent_case_1_choice;
      3'd5: by_control_36_34 = 11'd1;
      3'd2: by_control_36_34 = is_special_choice_quotient_exponent_below_96;
      default: by_control_36_34 = 11'd0;
    endcase

  reg [10:0] by_control_31_28;
  always @*
    case (control[31:28])
      4'd8: by_control_31_28 = 11'h10;
      4'ha: by_control_31_28 = 11'd1;
      default: by_control_31_28 = by_control_36_34;
    endcase

  wire special_1_case_1_choice_major_is_z = major_is_z ? x2_is_zero : major_is_y ? x1_is_zero : x0_is_zero;
  wire addend_dominates_1_otherwise_choice = control_31_28_is_9 ? special_1_case_1_choice_major_is_z :
      control_31_28_is_1 ? x1_is_zero : is_nan_1_2_condition_any ? x0_is_zero : x2_is_zero;
  wire addend_significand_otherwise_any = addend_significand_otherwise_choice_2 | (addend_moves &
      ~addend_dominates_1_otherwise_choice);
  wire [7:0] beyond_1_otherwise_choice = major_is_z ? x2_exponent : major_is_y ? x1_exponent : x0_exponent;
  wire [7:0] beyond_1_otherwise_choice_control_31_28_is_9 = control_31_28_is_9 ? beyond_1_otherwise_choice :
      control_31_28_is_1 ? x1_exponent : is_nan_1_2_condition_any ? x0_exponent : x2_exponent;
  wire [22:0] special_otherwise_choice = major_is_z ? special_1_otherwise_all : major_is_y ?
      special_1_otherwise_all_x1_fraction : special_1_case_1_all;
  wire [22:0] beyond_1_otherwise_choice_control_31_28_is_1 = control_31_28_is_9 ? special_otherwise_choice :
      control_31_28_is_1 ? special_1_otherwise_all_x1_fraction : is_nan_1_2_condition_any ? special_1_case_1_all :
      special_1_otherwise_all;
  wire [3:0] beyond_1_shift_sum = leading_zeros_10(beyond_1_otherwise_choice_control_31_28_is_1[22:13]) + 4'd1;
  wire [7:0] beyond_1_compared_all = ((beyond_1_otherwise_choice_control_31_28_is_9 - {4'd0, beyond_1_shift_sum}) +
      8'd1) & {8{~addend_dominates_1_otherwise_choice}};
  wire [7:0] beyond_1_compared_choice = addend_moves ? beyond_1_compared_all :
      beyond_1_otherwise_choice_control_31_28_is_9;

  reg [10:0] reference_2_otherwise;
  always @*
    case (control[57:55] & {3{control_63_62_is_not_1}})
      3'd1: reference_2_otherwise = 11'h71;
      3'd2: reference_2_otherwise = 11'h79;
      3'd3: reference_2_otherwise = 11'h71;
      default: reference_2_otherwise = 11'd1;
    endcase

  wire control_31_28_is_3 = control[31:28] == 4'd3;
  wire control_31_28_is_4 = control[31:28] == 4'd4;
  wire [10:0] addend_exponent_choice = control_31_28_is_4 ? 11'h9e : (control_31_28_is_3 |
      addend_dominates_1_otherwise_choice) ? reference_2_otherwise : {3'd0, beyond_1_compared_choice | {7'd0,
      ~addend_significand_otherwise_any}};

  assign addend_exponent = addend_exponent_choice + by_control_31_28;

  wire [22:0] beyond_1_otherwise_choice_addend_moves = addend_moves ?
      {beyond_1_otherwise_choice_control_31_28_is_1[22:13] << beyond_1_shift_sum, 13'd0} :
      beyond_1_otherwise_choice_control_31_28_is_1;
  wire [31:0] addend_dominates_1_otherwise_joined = {{16{control[40] & pair_1_otherwise_choice_s0_31_0[15]}},
      pair_1_otherwise_choice_s0_31_0[15:0]};
  wire [31:0] addend_dominates_1_next_choice = control[42] ? {24'd0, pair_1_otherwise_choice_s0_31_0[{control[44:43],
      3'd0} +: 8]} : control[41] ? addend_dominates_1_otherwise_joined : pair_1_otherwise_choice_s0_31_0;
  wire sign_addend_all = control[40] & addend_dominates_1_next_choice[31];
  wire [31:0] addend_dominates_1_next_sum = (addend_dominates_1_next_choice ^ {32{sign_addend_all}}) + {31'd0,
      sign_addend_all};
  wire [20:0] addend_significand_case_10_choice = control[55] ? byte_position_1_next_choice_s1_31_0[31:11] : {1'b0,
      byte_position_1_next_choice_s1_31_0[31:12]};
  wire [24:0] addend_significand_case_10_sum = {1'b0, addend_significand_otherwise_any,
      beyond_1_otherwise_choice_addend_moves} + {4'd0, addend_significand_case_10_choice};
  wire [39:0] addend_significand_case_8_choice = control[50] ? {{1'b0, addend_significand_otherwise_any,
      beyond_1_otherwise_choice_addend_moves}, 15'd0} : {addend_significand_otherwise_any,
      beyond_1_otherwise_choice_addend_moves, 16'd0};

  always @*
    case (control[31:28])
      4'd8: addend_significand = addend_significand_case_8_choice - {16'd0, addend_significand_otherwise_any,
          beyond_1_otherwise_choice_addend_moves};
      4'd3: addend_significand = 40'd0;
      4'ha: addend_significand = {addend_significand_case_10_sum, 15'd0};
      4'd4: addend_significand = {addend_dominates_1_next_sum, 8'd0};
      default: addend_significand = {addend_significand_otherwise_any, beyond_1_otherwise_choice_addend_moves, 16'd0};
    endcase

  wire special_1_case_1_choice_major_is_y = major_is_z ? special_1_case_1_choice : major_is_y ?
      special_1_otherwise_choice : flag_otherwise_choice;
  wire beyond_1_next_choice = control_31_28_is_9 ? special_1_case_1_choice_major_is_y : control_31_28_is_1 ?
      special_1_otherwise_choice : is_nan_1_2_condition_any ? flag_otherwise_choice : special_1_case_1_choice;
  wire addend_dominates_any = x0_is_zero | (control[26] ? 1'b0 : x1_is_zero);
  wire sign_product_differing = flag_otherwise_choice ^ (control[26] ? 1'b0 : special_1_otherwise_choice) ^
      control[27];

  assign sign_addend =
      control_31_28_is_4 ? sign_addend_all :
      control_31_28_is_3 ? (sign_product_differing & ~(control[33] & addend_dominates_any)) :
      (beyond_1_next_choice ^ control[32]);

  assign sign_product = (control[25] & ~(control[33] & addend_dominates_any)) ? sign_product_differing : sign_addend;

  wire control_47_45_is_6 = control[47:45] == 3'd6;
  wire is_nan_1_next_choice = major_is_z ? x2_is_infinite : major_is_y ? x1_is_infinite : x0_is_infinite;
  wire is_nan_1_next_choice_control_31_28_is_9 = control_31_28_is_9 ? is_nan_1_next_choice : control_31_28_is_1 ?
      x1_is_infinite : is_nan_1_2_condition_any ? x0_is_infinite : x2_is_infinite;
  wire is_special_all = is_nan_1_next_choice_control_31_28_is_9 & ~(control_31_28_is_3 | control_31_28_is_4) &
      ~control[56];
  wire is_special_all_control_25 = control[25] & (x0_is_infinite | (control[26] ? 1'b0 : x1_is_infinite)) &
      ~(control[33] & addend_dominates_any);

  assign invalid = (is_special_all_control_25 & addend_dominates_any) | (is_special_all_control_25 & is_special_all &
      (sign_product ^ sign_addend)) | (is_nan_1_next_choice_control_31_28_is_9 & control_47_45_is_6);

  wire special_1_case_1_choice_x2_is_nan = major_is_z ? x2_is_nan : major_is_y ? x1_is_nan : x0_is_nan;
  wire is_special_all_control_31_28_is_9 = special_1_case_1_choice_x2_is_nan & control_31_28_is_9;
  wire [31:0] special_otherwise_joined = {special_1_case_1_choice_major_is_y, 8'hff, special_otherwise_choice[22] |
      special_1_case_1_choice_x2_is_nan, special_otherwise_choice[21:0]};
  wire special_1_case_1_any = special_1_otherwise_all[22] | x2_is_nan;
  wire x2_is_nan_and_control_19 = x2_is_nan & control[19];
  wire special_1_otherwise_any = special_1_otherwise_all_x1_fraction[22] | x1_is_nan;
  wire [31:0] special_1_otherwise_joined = {special_1_otherwise_choice, 8'hff, special_1_otherwise_any,
      special_1_otherwise_all_x1_fraction[21:0]};
  wire is_special_all_x1_is_nan = x1_is_nan & control[18] & ~(control[33] & addend_dominates_any);
  wire special_1_otherwise_any_special_1_case_1_all = special_1_case_1_all[22] | x0_is_nan;
  wire is_special_all_x0_is_nan = x0_is_nan & control[17] & ~(control[33] & addend_dominates_any);
  wire [31:0] special_otherwise_joined_2 = {flag_otherwise_choice, 8'hff,
      special_1_otherwise_any_special_1_case_1_all, special_1_case_1_all[21:0]};
  wire is_special_all_special_1_otherwise_choice = special_1_otherwise_choice & ((&x1_exponent) | ((x1_exponent ==
      8'hfe) & (&special_1_otherwise_all_x1_fraction)));
  wire is_special_any = is_special_all_special_1_otherwise_choice | x1_is_nan | special_1_case_1_choice | x2_is_zero
      | x2_is_nan;
  wire is_special_all_control_40 = control[40] & control[33] & is_special_any;
  wire [31:0] special_1_otherwise_joined_x0_exponent = {flag_otherwise_choice, x0_exponent,
      special_1_otherwise_any_special_1_case_1_all, special_1_case_1_all[21:0]};
  wire is_special_any_is_special_all_control_25 = is_special_all_control_25 | is_special_all |
      is_special_all_control_31_28_is_9 | x2_is_nan_and_control_19 | is_special_all_x1_is_nan |
      is_special_all_x0_is_nan;
  wire control_36_34_is_2 = control[36:34] == 3'd2;
  wire is_special_all_control_36_34_is_2 = control_36_34_is_2 & (~|is_special_choice_quotient_exponent_below_96);
  wire x1_is_zero_or_x2_is_zero = x1_is_zero | x2_is_zero;
  wire is_special_all_x1_is_zero_or_x2_is_zero = control_36_34_is_2 & x1_is_zero_or_x2_is_zero;

  assign special =
      is_special_all_x1_is_zero_or_x2_is_zero ? 32'hffc00000 :
      (is_special_all_control_36_34_is_2 & ~is_special_any_is_special_all_control_25) ?
          special_1_otherwise_joined_x0_exponent :
      is_special_all_control_40 ? 32'hff7fffff :
      is_special_all_x0_is_nan ? special_otherwise_joined_2 :
      is_special_all_x1_is_nan ? special_1_otherwise_joined :
      x2_is_nan_and_control_19 ? {special_1_case_1_choice, 8'hff, special_1_case_1_any,
          special_1_otherwise_all[21:0]} :
      is_special_all_control_31_28_is_9 ? special_otherwise_joined :
      invalid ? 32'hffc00000 :
      {is_special_all_control_25 ? sign_product : sign_addend, 31'h7f800000};

  assign is_special = is_special_any_is_special_all_control_25 | is_special_all_control_40 |
      is_special_all_x1_is_zero_or_x2_is_zero | is_special_all_control_36_34_is_2;

  wire control_26_or_x1_is_normal = control[26] | x1_is_normal;
  wire [23:0] product_otherwise_all = {control_26_or_x1_is_normal, control[26] ? 23'd0 :
      special_1_otherwise_all_x1_fraction} & {24{control[25]}};
  wire [23:0] product_factor_all = {x0_is_normal, special_1_case_1_all} & {24{control[25]}};
  wire [23:0] product_unshifted_choice = product_factor_all[23] ? product_otherwise_all : product_factor_all;

  assign factor_zeros = leading_zeros_24(product_unshifted_choice);
  assign product = {24'd0, product_unshifted_choice << factor_zeros} * {24'd0, product_factor_all[23] ?
      product_factor_all : product_otherwise_all};

  wire beyond_1_next_less = beyond_1_compared_choice < 8'h7f;
  wire beyond_1_otherwise_any = beyond_1_next_less | ((beyond_1_compared_choice == 8'h7f) &
      (~|beyond_1_otherwise_choice_addend_moves));
  wire beyond_1_next_choice_control_47_45_is_6 = control_47_45_is_6 ? (~beyond_1_next_choice & beyond_1_next_less) :
      (control_31_28_is_8 & ~beyond_1_otherwise_any);
  wire at_units_1_next_all = (|control[47:45]) & ~(control_47_45_is_6 & beyond_1_next_choice_control_47_45_is_6);
  wire [10:0] reference_sum = {3'd0, x0_exponent | {7'd0, ~x0_is_normal}} + {3'd0, (control[26] ? 8'h7f :
      x1_exponent) | {7'd0, ~control_26_or_x1_is_normal}};

  assign reference_ =
      control[25] ? ((reference_sum - {6'd0, factor_zeros}) + 11'h79c) :
      at_units_1_next_all ? 11'h9e :
      reference_2_otherwise;

  assign align_shift = reference_ - addend_exponent;
  assign addend_dominates = align_shift[10] | (control[25] & addend_dominates_any);

  wire addend_dominates_1_next_choice_2 = control_31_28_is_4 ? (~|addend_dominates_1_next_sum) :
      (addend_dominates_1_otherwise_choice | control_31_28_is_3);
  wire [10:0] aligned_1_shift_all = align_shift & {11{~addend_dominates}};
  wire [39:0] lost_leading_joined = {addend_significand[0], addend_significand[1], addend_significand[2],
      addend_significand[3], addend_significand[4], addend_significand[5], addend_significand[6],
      addend_significand[7], addend_significand[8], addend_significand[9], addend_significand[10],
      addend_significand[11], addend_significand[12], addend_significand[13], addend_significand[14],
      addend_significand[15], addend_significand[16], addend_significand[17], addend_significand[18],
      addend_significand[19], addend_significand[20], addend_significand[21], addend_significand[22],
      addend_significand[23], addend_significand[24], addend_significand[25], addend_significand[26],
      addend_significand[27], addend_significand[28], addend_significand[29], addend_significand[30],
      addend_significand[31], addend_significand[32], addend_significand[33], addend_significand[34],
      addend_significand[35], addend_significand[36], addend_significand[37], addend_significand[38],
      addend_significand[39]};
  wire lost_less = $signed({5'd0, leading_zeros_40(lost_leading_joined)} + 11'h23) < $signed(aligned_1_shift_all);

  assign lost = lost_less & ~addend_dominates_1_next_choice_2;
  assign below_guard = |aligned_1[41:0];
  wire result_1_is_3_and_integer_1_2 = (result_1 == 3'd3) & integer_1[2];
  assign negate_integer = result_1_is_3_and_integer_1_2 & sign_addend_1;

  wire aligned_1_42_or_below_guard = aligned_1[42] | below_guard;

  reg by_integral_1;
  always @*
    case (integral_1)
      3'd2: by_integral_1 = sign_addend_1 & aligned_1_42_or_below_guard;
      3'd3: by_integral_1 = ~sign_addend_1 & aligned_1_42_or_below_guard;
      3'd4: by_integral_1 = aligned_1[42] & (below_guard | aligned_1[43]);
      3'd5: by_integral_1 = aligned_1[42] & (below_guard | ~sign_addend_1);
      default: by_integral_1 = 1'b0;
    endcase

  wire integral_1_is_6 = integral_1 == 3'd6;
  wire integral_1_is_not_6 = integral_1 != 3'd6;
  wire integral_1_is_6_and_at_units_1 = integral_1_is_6 & at_units_1;
  wire other_term_choice = integral_1_is_6_and_at_units_1 ? (sign_addend_1 & (|aligned_1[42:0]) &
      ~addend_dominates_1) : ((at_units_1 & ~addend_dominates_1 & integral_1_is_not_6 & by_integral_1) ^
      negate_integer);

  assign other_term = {{26'd0, product_1}, 1'b0} | {31'd0, other_term_choice, 43'd0};
  assign subtract = (sign_addend_1 ^ sign_product_1) | (integral_1_is_6_and_at_units_1 & sign_addend_1) |
      negate_integer;

  wire sum_choice = integral_1_is_6_and_at_units_1 ? (~addend_dominates_1) : (~at_units_1 | addend_dominates_1);
  wire [42:0] sum_all = aligned_1[42:0] & {43{sum_choice}};
  wire [31:0] sum_all_aligned_1_74_43 = aligned_1[74:43] & {32{~integral_1_is_6_and_at_units_1}};

  assign term_smaller = ({sum_all_aligned_1_74_43, sum_all} < other_term) & ~negate_integer;

  wire subtract_and_term_smaller = subtract & term_smaller;
  wire [75:0] sum_sum = {sum_all_aligned_1_74_43, sum_all, 1'b1} + {other_term ^ {75{subtract}}, subtract &
      ~term_smaller};

  assign sum = sum_sum[75:1] ^ {75{negate_integer | subtract_and_term_smaller}};
  assign leading_zeros = leading_zeros_75(sum_2);

  reg [10:0] exponent_3_2_otherwise;
  always @*
    case (format_2 & {3{second_2 != 2'd1}})
      3'd1: exponent_3_2_otherwise = 11'h71;
      3'd2: exponent_3_2_otherwise = 11'h79;
      3'd3: exponent_3_2_otherwise = 11'h71;
      default: exponent_3_2_otherwise = 11'd1;
    endcase

  wire [10:0] exponent_3_compared_difference = top_exponent_2 - exponent_3_2_otherwise;
  wire exponent_3_condition_all = (exponent_3_compared_difference < {4'd0, leading_zeros}) & ~((result_2 == 3'd4) |
      (result_2 == 3'd5));
  wire [6:0] exponent_3_otherwise_choice = exponent_3_condition_all ? exponent_3_compared_difference[6:0] :
      leading_zeros;

  assign normalised = sum_2 << exponent_3_otherwise_choice;

  wire [10:0] exponent_3_otherwise_choice_normalised_74 = normalised[74] ? (top_exponent_2 - {4'd0,
      exponent_3_otherwise_choice}) : exponent_3_2_otherwise;
  wire [10:0] exponent_3_otherwise_sum = exponent_3_otherwise_choice_normalised_74 + 11'h7ff;
  wire [10:0] integer_all = (exponent_3_otherwise_sum + 11'h783) & {11{normalised[74]}};

  assign integer_ = (result_2 == 3'd5) ? ({{21{integer_all[10]}}, integer_all} & {32{~is_nan_2}}) : ((over_2 ?
      limit_2 : sum_2[74:43]) & {32{~is_nan_2}});

  assign ab_less =
      ab_less_condition_differing ? flag_otherwise_choice :
      flag_otherwise_choice ? (~ab_less_otherwise_any) :
      ab_less_otherwise_less;

  assign ac_less =
      ac_less_condition_differing ? flag_otherwise_choice :
      flag_otherwise_choice ? (~ac_less_otherwise_any) :
      ac_less_otherwise_less;

  wire special_1_otherwise_differing = special_1_otherwise_choice ^ special_1_case_1_choice;

  assign bc_less =
      special_1_otherwise_differing ? special_1_otherwise_choice :
      special_1_otherwise_choice ? (~bc_less_otherwise_any) :
      bc_less_otherwise_less;

  wire flag_otherwise_all_x0_is_nan = x0_is_nan & ~special_1_case_1_all[22];
  wire first_is_b_all = x1_is_nan & ((x1_is_nan & ~special_1_otherwise_all_x1_fraction[22]) | ~x0_is_nan) &
      ~flag_otherwise_all_x0_is_nan;
  wire x0_is_nan_or_x1_is_nan = x0_is_nan | x1_is_nan;

  assign first_is_b =
      x0_is_nan_or_x1_is_nan ? (control[42] ? first_is_b_all : (x0_is_nan & ~x1_is_nan)) :
      control[40] ? ab_less :
      (~ab_less);

  assign take_median = control[43] & ~(x0_is_nan_or_x1_is_nan | x2_is_nan);

  wire is_c_otherwise_choice = first_is_b ? bc_less : ac_less;
  wire is_c_condition_choice = first_is_b ? x1_is_nan : x0_is_nan;
  wire is_c_otherwise_choice_control_42 = control[42] ? (x2_is_nan & ((x2_is_nan & ~special_1_otherwise_all[22]) |
      ~is_c_condition_choice)) : (is_c_condition_choice & ~x2_is_nan);
  wire is_c_otherwise_choice_is_c_condition_choice = (is_c_condition_choice | x2_is_nan) ?
      is_c_otherwise_choice_control_42 : control[41] ? is_c_otherwise_choice : (~is_c_otherwise_choice);
  wire x1_is_zero_and_x2_is_zero = x1_is_zero & x2_is_zero;
  wire is_b_otherwise_all = (ab_less | x0_is_zero_and_x1_is_zero | flag_otherwise_all) & (~bc_less |
      x1_is_zero_and_x2_is_zero);
  wire is_b_condition_all = (~ab_less | x0_is_zero_and_x1_is_zero) & (~ac_less | x0_is_zero_and_x2_is_zero);

  assign is_c = take_median ? (is_b_condition_all ? bc_less : (is_b_otherwise_all & ac_less)) : (control[19] &
      is_c_otherwise_choice_is_c_condition_choice);
  assign is_b = take_median ? (is_b_condition_all ? (~bc_less) : (~is_b_otherwise_all & ab_less)) : first_is_b;
  assign compare_less = ab_less;

  wire [2:0] round_up_3_case_all = format_3 & {3{second_3 != 2'd1}};

  reg by_round_up_3_case_all;
  always @*
    case (round_up_3_case_all)
      3'd1: by_round_up_3_case_all = (|significand_3[11:0]) | guard_3 | sticky_3;
      3'd2: by_round_up_3_case_all = (|significand_3[18:0]) | guard_3 | sticky_3;
      3'd3: by_round_up_3_case_all = (|significand_3[19:0]) | guard_3 | sticky_3;
      3'd4: by_round_up_3_case_all = (|significand_3[14:0]) | guard_3 | sticky_3;
      default: by_round_up_3_case_all = sticky_3;
    endcase

  reg by_round_up_3_case_all_round_up_3_case_all;
  always @*
    case (round_up_3_case_all)
      3'd1: by_round_up_3_case_all_round_up_3_case_all = significand_3[12];
      3'd2: by_round_up_3_case_all_round_up_3_case_all = significand_3[19];
      3'd3: by_round_up_3_case_all_round_up_3_case_all = significand_3[20];
      3'd4: by_round_up_3_case_all_round_up_3_case_all = significand_3[15];
      default: by_round_up_3_case_all_round_up_3_case_all = guard_3;
    endcase

  wire round_up_case_1_any = by_round_up_3_case_all_round_up_3_case_all | by_round_up_3_case_all;

  reg by_round_up_3_case_all_significand_3_13;
  always @*
    case (round_up_3_case_all)
      3'd1: by_round_up_3_case_all_significand_3_13 = significand_3[13];
      3'd2: by_round_up_3_case_all_significand_3_13 = significand_3[20];
      3'd3: by_round_up_3_case_all_significand_3_13 = significand_3[21];
      3'd4: by_round_up_3_case_all_significand_3_13 = significand_3[16];
      default: by_round_up_3_case_all_significand_3_13 = significand_3[0];
    endcase

  always @*
    case (round_3)
      2'd0: round_up = by_round_up_3_case_all_round_up_3_case_all & (by_round_up_3_case_all |
          by_round_up_3_case_all_significand_3_13);
      2'd1: round_up = ~sign_3 & round_up_case_1_any;
      2'd2: round_up = sign_3 & round_up_case_1_any;
      default: round_up = 1'b0;
    endcase

  wire round_up_3_case_all_is_0 = round_up_3_case_all == 3'd0;
  wire round_up_3_case_all_is_1 = round_up_3_case_all == 3'd1;
  wire round_up_3_case_all_is_4 = round_up_3_case_all == 3'd4;
  wire round_up_3_case_all_is_2 = round_up_3_case_all == 3'd2;
  wire round_up_3_case_all_is_3 = round_up_3_case_all == 3'd3;
  wire [21:0] rounded_joined = {round_up_3_case_all_is_3 & round_up, round_up_3_case_all_is_2 & round_up, 3'd0,
      round_up_3_case_all_is_4 & round_up, 2'd0, round_up_3_case_all_is_1 & round_up, 12'd0, round_up_3_case_all_is_0
      & round_up};

  assign rounded = {exponent_3, 23'd0} + {10'd0, significand_3} + {12'd0, rounded_joined};

  reg [10:0] by_round_up_3_case_all_2;
  always @*
    case (round_up_3_case_all)
      3'd1: by_round_up_3_case_all_2 = 11'h8f;
      3'd2: by_round_up_3_case_all_2 = 11'h87;
      3'd3: by_round_up_3_case_all_2 = 11'h8f;
      default: by_round_up_3_case_all_2 = 11'hff;
    endcase

  wire round_up_3_case_all_is_not_2 = round_up_3_case_all != 3'd2;
  wire overflow_any = round_up_3_case_all_is_not_2 | (&rounded[22:20]) | (rounded[33:23] != by_round_up_3_case_all_2);

  assign overflow = ~(rounded[33:23] < by_round_up_3_case_all_2) & overflow_any;

  reg [10:0] by_round_up_3_case_all_3;
  always @*
    case (round_up_3_case_all)
      3'd1: by_round_up_3_case_all_3 = 11'h71;
      3'd2: by_round_up_3_case_all_3 = 11'h79;
      3'd3: by_round_up_3_case_all_3 = 11'h71;
      default: by_round_up_3_case_all_3 = 11'd1;
    endcase

  wire [10:0] before_modifiers_2_compared_sum = by_round_up_3_case_all_3 + 11'h7ff;
  wire [30:0] before_modifiers_2_otherwise_choice = round_up_3_case_all_is_2 ? 31'h43e00000 :
      {by_round_up_3_case_all_2[7:0] + 8'hff, 23'h7fffff};

  reg by_round_3;
  always @*
    case (round_3)
      2'd0: by_round_3 = 1'b1;
      2'd1: by_round_3 = ~sign_3;
      2'd2: by_round_3 = sign_3;
      default: by_round_3 = 1'b0;
    endcase

  wire [30:0] before_modifiers_otherwise_choice = ((by_round_3 | round_up_3_case_all[1]) & ~(saturate_3 &
      (|round_up_3_case_all))) ? 31'h7f800000 : before_modifiers_2_otherwise_choice;
  wire [30:0] before_modifiers_otherwise_all = rounded[30:0] & {31{~((rounded[33:23] ==
      before_modifiers_2_compared_sum) & ~keep_denormals_3)}};
  wire [30:0] before_modifiers_otherwise_choice_overflow = overflow ? before_modifiers_otherwise_choice :
      before_modifiers_otherwise_all;
  wire integral_3_is_6 = integral_3 == 3'd6;
  wire [30:0] before_modifiers_otherwise_choice_2 = ((before_modifiers_otherwise_choice_overflow[30:23] == 8'h7f) &
      integral_3_is_6) ? 31'h3f7fffff : before_modifiers_otherwise_choice_overflow;
  wire round_up_2_leading_any_set = |before_modifiers_otherwise_choice_2[30:23];
  wire [10:0] second_exponent_otherwise_sum = {3'd0, before_modifiers_otherwise_choice_2[30:23] | {7'd0,
      ~round_up_2_leading_any_set}} + ((scaled_3[0] ? 11'h7c0 : 11'h40) & {11{scaled_3[1] & (second_3 != 2'd1)}});

  reg [10:0] by_second_3_is_1_wide;
  always @*
    case ({2'd0, second_3 == 2'd1})
      3'd1: by_second_3_is_1_wide = 11'h71;
      3'd2: by_second_3_is_1_wide = 11'h79;
      3'd3: by_second_3_is_1_wide = 11'h71;
      default: by_second_3_is_1_wide = 11'd1;
    endcase

  wire [10:0] round_up_2_compared_difference = by_second_3_is_1_wide - second_exponent_otherwise_sum;
  wire round_up_2_compared_all = ~round_up_2_compared_difference[10] & (|round_up_2_compared_difference);

  assign second_exponent = (round_up_2_compared_all ? by_second_3_is_1_wide : second_exponent_otherwise_sum) +
      11'h7ff;

  wire [10:0] round_up_2_compared_all_2 = round_up_2_compared_difference & {11{round_up_2_compared_all}};
  wire [4:0] round_up_2_compared_any = round_up_2_compared_all_2[4:0] | {5{|round_up_2_compared_all_2[10:5]}};
  wire [22:0] round_up_2_leading_all = before_modifiers_otherwise_choice_2[22:0] & {23{round_up_2_leading_any_set |
      ~second_flush_3}};
  wire [24:0] round_up_2_otherwise_shifted = {round_up_2_leading_any_set, round_up_2_leading_all, 1'b0} >>
      round_up_2_compared_any;

  assign second_significand = round_up_2_otherwise_shifted[24:1];

  wire before_modifiers_otherwise_any_set = |{round_up_2_leading_any_set, round_up_2_leading_all};
  wire [23:0] round_up_2_leading_joined = {round_up_2_leading_all[0], round_up_2_leading_all[1],
      round_up_2_leading_all[2], round_up_2_leading_all[3], round_up_2_leading_all[4], round_up_2_leading_all[5],
      round_up_2_leading_all[6], round_up_2_leading_all[7], round_up_2_leading_all[8], round_up_2_leading_all[9],
      round_up_2_leading_all[10], round_up_2_leading_all[11], round_up_2_leading_all[12], round_up_2_leading_all[13],
      round_up_2_leading_all[14], round_up_2_leading_all[15], round_up_2_leading_all[16], round_up_2_leading_all[17],
      round_up_2_leading_all[18], round_up_2_leading_all[19], round_up_2_leading_all[20], round_up_2_leading_all[21],
      round_up_2_leading_all[22], round_up_2_leading_any_set};
  wire round_up_2_otherwise_all = ((leading_zeros_24(round_up_2_leading_joined) + 5'd1) < round_up_2_compared_any) &
      before_modifiers_otherwise_any_set;

  reg by_second_3_is_1_wide_second_3_is_1;
  always @*
    case ({2'd0, second_3 == 2'd1})
      3'd1: by_second_3_is_1_wide_second_3_is_1 = (|second_significand[11:0]) | round_up_2_otherwise_shifted[0] |
          round_up_2_otherwise_all;
      3'd2: by_second_3_is_1_wide_second_3_is_1 = (|second_significand[18:0]) | round_up_2_otherwise_shifted[0] |
          round_up_2_otherwise_all;
      3'd3: by_second_3_is_1_wide_second_3_is_1 = (|second_significand[19:0]) | round_up_2_otherwise_shifted[0] |
          round_up_2_otherwise_all;
      3'd4: by_second_3_is_1_wide_second_3_is_1 = (|second_significand[14:0]) | round_up_2_otherwise_shifted[0] |
          round_up_2_otherwise_all;
      default: by_second_3_is_1_wide_second_3_is_1 = round_up_2_otherwise_all;
    endcase

  reg by_second_3_is_1_wide_second_3;
  always @*
    case ({2'd0, second_3 == 2'd1})
      3'd1: by_second_3_is_1_wide_second_3 = second_significand[12];
      3'd2: by_second_3_is_1_wide_second_3 = second_significand[19];
      3'd3: by_second_3_is_1_wide_second_3 = second_significand[20];
      3'd4: by_second_3_is_1_wide_second_3 = second_significand[15];
      default: by_second_3_is_1_wide_second_3 = round_up_2_otherwise_shifted[0];
    endcase

  wire round_up_2_case_1_any = by_second_3_is_1_wide_second_3 | by_second_3_is_1_wide_second_3_is_1;

  reg by_second_3_is_1_wide_second_significand_13;
  always @*
    case ({2'd0, second_3 == 2'd1})
      3'd1: by_second_3_is_1_wide_second_significand_13 = second_significand[13];
      3'd2: by_second_3_is_1_wide_second_significand_13 = second_significand[20];
      3'd3: by_second_3_is_1_wide_second_significand_13 = second_significand[21];
      3'd4: by_second_3_is_1_wide_second_significand_13 = second_significand[16];
      default: by_second_3_is_1_wide_second_significand_13 = second_significand[0];
    endcase

  always @*
    case (second_round_3)
      2'd0: round_up_2 = by_second_3_is_1_wide_second_3 & (by_second_3_is_1_wide_second_3_is_1 |
          by_second_3_is_1_wide_second_significand_13);
      2'd1: round_up_2 = ~sign_3 & round_up_2_case_1_any;
      2'd2: round_up_2 = sign_3 & round_up_2_case_1_any;
      default: round_up_2 = 1'b0;
    endcase

  wire second_3_is_1_wide_is_2 = {2'd0, second_3 == 2'd1} == 3'd2;
  wire [21:0] rounded_2_joined = {({2'd0, second_3 == 2'd1} == 3'd3) & round_up_2, second_3_is_1_wide_is_2 &
      round_up_2, 3'd0, ({2'd0, second_3 == 2'd1} == 3'd4) & round_up_2, 2'd0, ({2'd0, second_3 == 2'd1} == 3'd1) &
      round_up_2, 12'd0, ({2'd0, second_3 == 2'd1} == 3'd0) & round_up_2};

  assign rounded_2 = {second_exponent, 23'd0} + {10'd0, second_significand} + {12'd0, rounded_2_joined};

  reg [10:0] by_second_3_is_1_wide_2;
  always @*
    case ({2'd0, second_3 == 2'd1})
      3'd1: by_second_3_is_1_wide_2 = 11'h8f;
      3'd2: by_second_3_is_1_wide_2 = 11'h87;
      3'd3: by_second_3_is_1_wide_2 = 11'h8f;
      default: by_second_3_is_1_wide_2 = 11'hff;
    endcase

  wire overflow_2_any = ({2'd0, second_3 == 2'd1} != 3'd2) | (&rounded_2[22:20]) | (rounded_2[33:23] !=
      by_second_3_is_1_wide_2);

  assign overflow_2 = ~(rounded_2[33:23] < by_second_3_is_1_wide_2) & overflow_2_any;

  reg by_second_round_3;
  always @*
    case (second_round_3)
      2'd0: by_second_round_3 = 1'b1;
      2'd1: by_second_round_3 = ~sign_3;
      2'd2: by_second_round_3 = sign_3;
      default: by_second_round_3 = 1'b0;
    endcase

  wire [30:0] before_modifiers_otherwise_choice_saturate_3 = (by_second_round_3 & ~(saturate_3 & (second_3 == 2'd1)))
      ? 31'h7f800000 : second_3_is_1_wide_is_2 ? 31'h43e00000 : {by_second_3_is_1_wide_2[7:0] + 8'hff, 23'h7fffff};
  wire [30:0] before_modifiers_otherwise_all_rounded_2 = rounded_2[30:0] & {31{~((rounded_2[33:23] ==
      (by_second_3_is_1_wide + 11'h7ff)) & ~second_keep_3)}};
  wire [30:0] before_modifiers_otherwise_choice_overflow_2 = (&before_modifiers_otherwise_choice_2[30:23]) ?
      before_modifiers_otherwise_choice_2 : overflow_2 ? before_modifiers_otherwise_choice_saturate_3 :
      before_modifiers_otherwise_all_rounded_2;
  wire [30:0] before_modifiers_otherwise_choice_second_3 = (|second_3) ?
      (before_modifiers_otherwise_choice_overflow_2 & {31{before_modifiers_otherwise_any_set}}) :
      before_modifiers_otherwise_choice_2;

  assign before_modifiers = is_special_3 ? special_3 : {sign_3, before_modifiers_otherwise_choice_second_3};

  reg [10:0] by_omod_3;
  always @*
    case (omod_3)
      2'd1: by_omod_3 = 11'd1;
      2'd2: by_omod_3 = 11'd2;
      2'd3: by_omod_3 = 11'h7ff;
      default: by_omod_3 = 11'd0;
    endcase

  assign scaled_exponent = {3'd0, before_modifiers[30:23]} + by_omod_3;
  assign h0_fraction = {pair_1_otherwise_choice_s0_31_0[25:16], 13'd0};
  assign h0_is_normal = |pair_1_otherwise_choice_s0_31_0[30:26];
  assign h0_exponent = {pair_1_otherwise_choice_s0_31_0[30], {3{~pair_1_otherwise_choice_s0_31_0[30]}},
      pair_1_otherwise_choice_s0_31_0[29:26]};

  reg by_control_24_23_control_9;
  always @*
    case (control[24:23])
      2'd1: by_control_24_23_control_9 = 1'b0;
      2'd2: by_control_24_23_control_9 = 1'b1;
      default: by_control_24_23_control_9 = ~control[9];
    endcase

  assign h0_is_zero = ~h0_is_normal & ((~|h0_fraction) | by_control_24_23_control_9);
  wire h0_is_nan_all_set = &pair_1_otherwise_choice_s0_31_0[30:26];
  assign h0_is_infinite = h0_is_nan_all_set & (~|h0_fraction);
  assign h0_is_nan = h0_is_nan_all_set & (|h0_fraction);
  assign h1_fraction = {byte_position_1_next_choice_s1_31_0[25:16], 13'd0};
  assign h1_is_normal = |byte_position_1_next_choice_s1_31_0[30:26];
  assign h1_exponent = {byte_position_1_next_choice_s1_31_0[30], {3{~byte_position_1_next_choice_s1_31_0[30]}},
      byte_position_1_next_choice_s1_31_0[29:26]};
  assign h1_is_zero = ~h1_is_normal & ((~|h1_fraction) | by_control_24_23_control_9);
  wire h1_is_nan_all_set = &byte_position_1_next_choice_s1_31_0[30:26];
  assign h1_is_infinite = h1_is_nan_all_set & (~|h1_fraction);
  assign h1_is_nan = h1_is_nan_all_set & (|h1_fraction);
  assign h2_fraction = {s2[25:16], 13'd0};
  assign h2_is_normal = |s2[30:26];
  assign h2_exponent = {s2[30], {3{~s2[30]}}, s2[29:26]};
  assign h2_is_zero = ~h2_is_normal & ((~|h2_fraction) | by_control_24_23_control_9);
  assign h2_is_infinite = (&s2[30:26]) & (~|h2_fraction);
  assign h2_is_nan = (&s2[30:26]) & (|h2_fraction);

  reg [10:0] by_control_31_28_control_31_28;
  always @*
    case (control[31:28])
      4'd8: by_control_31_28_control_31_28 = 11'h10;
      default: by_control_31_28_control_31_28 = 11'd0;
    endcase

  wire addend_significand_2_otherwise_choice = control_31_28_is_1 ? h1_is_normal : is_nan_1_2_condition_any ?
      x1_is_normal : h2_is_normal;
  wire [7:0] beyond_1_2_compared_choice = control_31_28_is_1 ? h1_exponent : is_nan_1_2_condition_any ? x1_exponent :
      h2_exponent;
  wire addend_dominates_1_2_next_choice = control_31_28_is_1 ? h1_is_zero : is_nan_1_2_condition_any ? x1_is_zero :
      h2_is_zero;
  wire [10:0] addend_exponent_2_choice = (control_31_28_is_3 | addend_dominates_1_2_next_choice) ?
      reference_2_otherwise : {3'd0, beyond_1_2_compared_choice | {7'd0, ~addend_significand_2_otherwise_choice}};

  assign addend_exponent_2 = addend_exponent_2_choice + by_control_31_28_control_31_28;

  wire [22:0] bc_less_2_compared_all = h2_fraction & {23{h2_is_normal | ~by_control_24_23_control_9}};
  wire [22:0] bc_less_2_compared_all_h1_fraction = h1_fraction & {23{h1_is_normal | ~by_control_24_23_control_9}};
  wire [22:0] beyond_1_2_otherwise_choice = control_31_28_is_1 ? bc_less_2_compared_all_h1_fraction :
      is_nan_1_2_condition_any ? special_1_otherwise_all_x1_fraction : bc_less_2_compared_all;
  wire [39:0] addend_significand_2_case_8_choice = control[50] ? {{1'b0, addend_significand_2_otherwise_choice,
      beyond_1_2_otherwise_choice}, 15'd0} : {addend_significand_2_otherwise_choice, beyond_1_2_otherwise_choice,
      16'd0};

  always @*
    case (control[31:28])
      4'd8: addend_significand_2 = addend_significand_2_case_8_choice - {16'd0,
          addend_significand_2_otherwise_choice, beyond_1_2_otherwise_choice};
      4'd3: addend_significand_2 = 40'd0;
      default: addend_significand_2 = {addend_significand_2_otherwise_choice, beyond_1_2_otherwise_choice, 16'd0};
    endcase

  wire beyond_1_2_next_choice = control_31_28_is_1 ? byte_position_1_next_choice_s1_31_0[31] :
      is_nan_1_2_condition_any ? special_1_otherwise_choice : s2[31];
  wire addend_dominates_2_any = h0_is_zero | (control[26] ? 1'b0 : h1_is_zero);
  wire sign_product_2_differing = pair_1_otherwise_choice_s0_31_0[31] ^ (control[26] ? 1'b0 :
      byte_position_1_next_choice_s1_31_0[31]) ^ control[27];

  assign sign_addend_2 = control_31_28_is_3 ? (sign_product_2_differing & ~(control[33] & addend_dominates_2_any)) :
      (beyond_1_2_next_choice ^ control[32]);
  assign sign_product_2 = (control[25] & ~(control[33] & addend_dominates_2_any)) ? sign_product_2_differing :
      sign_addend_2;

  wire is_nan_1_2_next_choice = control_31_28_is_1 ? h1_is_infinite : is_nan_1_2_condition_any ? x1_is_infinite :
      h2_is_infinite;
  wire is_special_2_2_all = is_nan_1_2_next_choice & ~(control_31_28_is_3 | control_31_28_is_4) & ~control[56];
  wire is_special_2_2_all_control_25 = control[25] & (h0_is_infinite | (control[26] ? 1'b0 : h1_is_infinite)) &
      ~(control[33] & addend_dominates_2_any);

  assign invalid_2 = (is_special_2_2_all_control_25 & addend_dominates_2_any) | (is_special_2_2_all_control_25 &
      is_special_2_2_all & (sign_product_2 ^ sign_addend_2)) | (is_nan_1_2_next_choice & control_47_45_is_6);

  wire x1_is_nan_and_not_control_25 = x1_is_nan & ~control[25];
  wire high_special_1_case_1_any = bc_less_2_compared_all[22] | h2_is_nan;
  wire is_special_2_2_all_h2_is_nan = h2_is_nan & control[19] & control[25];
  wire high_special_1_otherwise_any = bc_less_2_compared_all_h1_fraction[22] | h1_is_nan;
  wire is_special_2_2_all_h1_is_nan = h1_is_nan & control[18] & control[25] & ~(control[33] & addend_dominates_2_any);
  wire [31:0] special_2_2_otherwise_joined = {byte_position_1_next_choice_s1_31_0[31], 8'hff,
      high_special_1_otherwise_any, bc_less_2_compared_all_h1_fraction[21:0]};
  wire [22:0] ac_less_2_compared_all = h0_fraction & {23{h0_is_normal | ~by_control_24_23_control_9}};
  wire high_special_1_otherwise_any_h0_is_nan = ac_less_2_compared_all[22] | h0_is_nan;
  wire is_special_2_2_all_h0_is_nan = h0_is_nan & control[17] & control[25] & ~(control[33] & addend_dominates_2_any);
  wire [31:0] special_2_2_joined = {pair_1_otherwise_choice_s0_31_0[31], 8'hff,
      high_special_1_otherwise_any_h0_is_nan, ac_less_2_compared_all[21:0]};

  assign special_2_2 =
      is_special_2_2_all_h0_is_nan ? special_2_2_joined :
      is_special_2_2_all_h1_is_nan ? special_2_2_otherwise_joined :
      is_special_2_2_all_h2_is_nan ? {s2[31], 8'hff, high_special_1_case_1_any, bc_less_2_compared_all[21:0]} :
      x1_is_nan_and_not_control_25 ? special_1_otherwise_joined :
      invalid_2 ? 32'hffc00000 :
      {is_special_2_2_all_control_25 ? sign_product_2 : sign_addend_2, 31'h7f800000};

  assign is_special_2_2 = is_special_2_2_all_control_25 | is_special_2_2_all | x1_is_nan_and_not_control_25 |
      is_special_2_2_all_h2_is_nan | is_special_2_2_all_h1_is_nan | is_special_2_2_all_h0_is_nan;

  wire control_26_or_h1_is_normal = control[26] | h1_is_normal;
  wire [22:0] product_2_otherwise_choice = control[26] ? 23'd0 : bc_less_2_compared_all_h1_fraction;
  wire [10:0] product_2_otherwise_all = {control_26_or_h1_is_normal, product_2_otherwise_choice[22:13]} &
      {11{control[25]}};
  wire [10:0] product_2_factor_all = {h0_is_normal, ac_less_2_compared_all[22:13]} & {11{control[25]}};
  wire [10:0] product_2_unshifted_choice = product_2_factor_all[10] ? product_2_otherwise_all : product_2_factor_all;

  assign factor_zeros_2 = leading_zeros_11(product_2_unshifted_choice);
  assign product_2 = {11'd0, product_2_unshifted_choice << factor_zeros_2} * {11'd0, product_2_factor_all[10] ?
      product_2_factor_all : product_2_otherwise_all};

  wire beyond_1_2_next_less = beyond_1_2_compared_choice < 8'h7f;
  wire beyond_1_2_otherwise_any = beyond_1_2_next_less | ((beyond_1_2_compared_choice == 8'h7f) &
      (~|beyond_1_2_otherwise_choice));
  wire beyond_1_2_next_choice_control_47_45_is_6 = control_47_45_is_6 ? (~beyond_1_2_next_choice &
      beyond_1_2_next_less) : (control_31_28_is_8 & ~beyond_1_2_otherwise_any);
  wire at_units_1_2_next_all = (|control[47:45]) & ~(control_47_45_is_6 & beyond_1_2_next_choice_control_47_45_is_6);
  wire [10:0] reference_2_sum = {3'd0, h0_exponent | {7'd0, ~h0_is_normal}} + {3'd0, (control[26] ? 8'h7f :
      h1_exponent) | {7'd0, ~control_26_or_h1_is_normal}};

  assign reference_2 =
      control[25] ? ((reference_2_sum - {7'd0, factor_zeros_2}) + 11'h78f) :
      at_units_1_2_next_all ? 11'h8e :
      reference_2_otherwise;

  assign align_shift_2 = reference_2 - addend_exponent_2;
  assign addend_dominates_2 = align_shift_2[10] | (control[25] & addend_dominates_2_any);

  wire [10:0] aligned_1_2_shift_all = align_shift_2 & {11{~addend_dominates_2}};
  wire [39:0] lost_2_leading_joined = {addend_significand_2[0], addend_significand_2[1], addend_significand_2[2],
      addend_significand_2[3], addend_significand_2[4], addend_significand_2[5], addend_significand_2[6],
      addend_significand_2[7], addend_significand_2[8], addend_significand_2[9], addend_significand_2[10],
      addend_significand_2[11], addend_significand_2[12], addend_significand_2[13], addend_significand_2[14],
      addend_significand_2[15], addend_significand_2[16], addend_significand_2[17], addend_significand_2[18],
      addend_significand_2[19], addend_significand_2[20], addend_significand_2[21], addend_significand_2[22],
      addend_significand_2[23], addend_significand_2[24], addend_significand_2[25], addend_significand_2[26],
      addend_significand_2[27], addend_significand_2[28], addend_significand_2[29], addend_significand_2[30],
      addend_significand_2[31], addend_significand_2[32], addend_significand_2[33], addend_significand_2[34],
      addend_significand_2[35], addend_significand_2[36], addend_significand_2[37], addend_significand_2[38],
      addend_significand_2[39]};
  wire lost_2_less = $signed({5'd0, leading_zeros_40(lost_2_leading_joined)} + 11'h7fc) <
      $signed(aligned_1_2_shift_all);

  assign lost_2 = lost_2_less & ~(addend_dominates_1_2_next_choice | control_31_28_is_3);
  assign below_guard_2 = |aligned_1_2[18:0];
  assign negate_integer_2 = result_1_is_3_and_integer_1_2 & sign_addend_1_2;

  wire aligned_1_2_19_or_below_guard_2 = aligned_1_2[19] | below_guard_2;

  reg by_integral_1_by_integral_1;
  always @*
    case (integral_1)
      3'd2: by_integral_1_by_integral_1 = sign_addend_1_2 & aligned_1_2_19_or_below_guard_2;
      3'd3: by_integral_1_by_integral_1 = ~sign_addend_1_2 & aligned_1_2_19_or_below_guard_2;
      3'd4: by_integral_1_by_integral_1 = aligned_1_2[19] & (below_guard_2 | aligned_1_2[20]);
      3'd5: by_integral_1_by_integral_1 = aligned_1_2[19] & (below_guard_2 | ~sign_addend_1_2);
      default: by_integral_1_by_integral_1 = 1'b0;
    endcase

  wire integral_1_is_6_and_at_units_1_2 = integral_1_is_6 & at_units_1_2;
  wire other_term_2_otherwise_differing = (at_units_1_2 & ~addend_dominates_1_2 & integral_1_is_not_6 &
      by_integral_1_by_integral_1) ^ negate_integer_2;
  wire other_term_2_choice = integral_1_is_6_and_at_units_1_2 ? (sign_addend_1_2 & (|aligned_1_2[19:0]) &
      ~addend_dominates_1_2) : other_term_2_otherwise_differing;

  assign other_term_2 = {{13'd0, product_1_2}, 1'b0} | {15'd0, other_term_2_choice, 20'd0};
  assign subtract_2 = (sign_addend_1_2 ^ sign_product_1_2) | (integral_1_is_6_and_at_units_1_2 & sign_addend_1_2) |
      negate_integer_2;

  wire sum_2_2_choice = integral_1_is_6_and_at_units_1_2 ? (~addend_dominates_1_2) : (~at_units_1_2 |
      addend_dominates_1_2);
  wire [19:0] sum_2_2_all = aligned_1_2[19:0] & {20{sum_2_2_choice}};
  wire [15:0] sum_2_2_all_aligned_1_2_35_20 = aligned_1_2[35:20] & {16{~integral_1_is_6_and_at_units_1_2}};

  assign term_smaller_2 = ({sum_2_2_all_aligned_1_2_35_20, sum_2_2_all} < other_term_2) & ~negate_integer_2;

  wire subtract_2_and_term_smaller_2 = subtract_2 & term_smaller_2;
  wire [36:0] sum_2_2_sum = {sum_2_2_all_aligned_1_2_35_20, sum_2_2_all, 1'b1} + {other_term_2 ^ {36{subtract_2}},
      subtract_2 & ~term_smaller_2};

  assign sum_2_2 = sum_2_2_sum[36:1] ^ {36{negate_integer_2 | subtract_2_and_term_smaller_2}};
  assign leading_zeros_2 = leading_zeros_36(sum_2_3);

  wire [10:0] exponent_3_2_compared_difference = top_exponent_2_2 - exponent_3_2_otherwise;
  wire exponent_3_2_condition_all = (exponent_3_2_compared_difference < {5'd0, leading_zeros_2}) & ~((result_2 ==
      3'd4) | (result_2 == 3'd5));
  wire [5:0] exponent_3_2_otherwise_choice = exponent_3_2_condition_all ? exponent_3_2_compared_difference[5:0] :
      leading_zeros_2;

  assign normalised_2 = sum_2_3 << exponent_3_2_otherwise_choice;

  wire [10:0] exponent_3_2_otherwise_choice_normalised_2 = normalised_2[35] ? (top_exponent_2_2 - {5'd0,
      exponent_3_2_otherwise_choice}) : exponent_3_2_otherwise;
  wire [10:0] exponent_3_2_otherwise_sum = exponent_3_2_otherwise_choice_normalised_2 + 11'h7ff;
  wire [10:0] integer_2_2_all = (exponent_3_2_otherwise_sum + 11'h783) & {11{normalised_2[35]}};

  assign integer_2_2 = (result_2 == 3'd5) ? ({{5{integer_2_2_all[10]}}, integer_2_2_all} & {16{~is_nan_2_2}}) :
      ((over_2_2 ? limit_2_2 : sum_2_3[35:20]) & {16{~is_nan_2_2}});

  wire ab_less_2_otherwise_less = {h0_exponent, ac_less_2_compared_all} < {h1_exponent,
      bc_less_2_compared_all_h1_fraction};
  wire is_b_2_otherwise_equal = {h0_exponent, ac_less_2_compared_all} == {h1_exponent,
      bc_less_2_compared_all_h1_fraction};
  wire is_b_2_otherwise_differing = pair_1_otherwise_choice_s0_31_0[31] ^ byte_position_1_next_choice_s1_31_0[31];

  assign ab_less_2 =
      is_b_2_otherwise_differing ? pair_1_otherwise_choice_s0_31_0[31] :
      pair_1_otherwise_choice_s0_31_0[31] ? (~(ab_less_2_otherwise_less | is_b_2_otherwise_equal)) :
      ab_less_2_otherwise_less;

  wire ac_less_2_otherwise_less = {h0_exponent, ac_less_2_compared_all} < {h2_exponent, bc_less_2_compared_all};
  wire ac_less_2_otherwise_any = ac_less_2_otherwise_less | ({h0_exponent, ac_less_2_compared_all} == {h2_exponent,
      bc_less_2_compared_all});

  assign ac_less_2 =
      (pair_1_otherwise_choice_s0_31_0[31] ^ s2[31]) ? pair_1_otherwise_choice_s0_31_0[31] :
      pair_1_otherwise_choice_s0_31_0[31] ? (~ac_less_2_otherwise_any) :
      ac_less_2_otherwise_less;

  wire bc_less_2_otherwise_less = {h1_exponent, bc_less_2_compared_all_h1_fraction} < {h2_exponent,
      bc_less_2_compared_all};
  wire bc_less_2_otherwise_any = bc_less_2_otherwise_less | ({h1_exponent, bc_less_2_compared_all_h1_fraction} ==
      {h2_exponent, bc_less_2_compared_all});

  assign bc_less_2 =
      (byte_position_1_next_choice_s1_31_0[31] ^ s2[31]) ? byte_position_1_next_choice_s1_31_0[31] :
      byte_position_1_next_choice_s1_31_0[31] ? (~bc_less_2_otherwise_any) :
      bc_less_2_otherwise_less;

  wire first_is_b_2_all = h1_is_nan & ((h1_is_nan & ~bc_less_2_compared_all_h1_fraction[22]) | ~h0_is_nan) &
      ~(h0_is_nan & ~ac_less_2_compared_all[22]);
  wire h0_is_nan_or_h1_is_nan = h0_is_nan | h1_is_nan;

  assign first_is_b_2 =
      h0_is_nan_or_h1_is_nan ? (control[42] ? first_is_b_2_all : (h0_is_nan & ~h1_is_nan)) :
      control[40] ? ab_less_2 :
      (~ab_less_2);

  assign take_median_2 = control[43] & ~(h0_is_nan_or_h1_is_nan | h2_is_nan);

  wire h0_is_zero_and_h1_is_zero = h0_is_zero & h1_is_zero;
  wire is_b_2_otherwise_any = ab_less_2 | h0_is_zero_and_h1_is_zero | (is_b_2_otherwise_equal &
      ~is_b_2_otherwise_differing);
  wire is_b_2_otherwise_all = is_b_2_otherwise_any & (~bc_less_2 | (h1_is_zero & h2_is_zero));
  wire is_b_2_condition_all = (~ab_less_2 | h0_is_zero_and_h1_is_zero) & (~ac_less_2 | (h0_is_zero & h2_is_zero));

  assign is_c_2 = take_median_2 & (is_b_2_condition_all ? bc_less_2 : (is_b_2_otherwise_all & ac_less_2));
  assign is_b_2 = take_median_2 ? (is_b_2_condition_all ? (~bc_less_2) : (~is_b_2_otherwise_all & ab_less_2)) :
      first_is_b_2;

  reg by_round_up_3_case_all_significand_3_2_11_0;
  always @*
    case (round_up_3_case_all)
      3'd1: by_round_up_3_case_all_significand_3_2_11_0 = (|significand_3_2[11:0]) | guard_3_2 | sticky_3_2;
      3'd2: by_round_up_3_case_all_significand_3_2_11_0 = (|significand_3_2[18:0]) | guard_3_2 | sticky_3_2;
      3'd3: by_round_up_3_case_all_significand_3_2_11_0 = (|significand_3_2[19:0]) | guard_3_2 | sticky_3_2;
      3'd4: by_round_up_3_case_all_significand_3_2_11_0 = (|significand_3_2[14:0]) | guard_3_2 | sticky_3_2;
      default: by_round_up_3_case_all_significand_3_2_11_0 = sticky_3_2;
    endcase

  reg by_round_up_3_case_all_significand_3_2_12;
  always @*
    case (round_up_3_case_all)
      3'd1: by_round_up_3_case_all_significand_3_2_12 = significand_3_2[12];
      3'd2: by_round_up_3_case_all_significand_3_2_12 = significand_3_2[19];
      3'd3: by_round_up_3_case_all_significand_3_2_12 = significand_3_2[20];
      3'd4: by_round_up_3_case_all_significand_3_2_12 = significand_3_2[15];
      default: by_round_up_3_case_all_significand_3_2_12 = guard_3_2;
    endcase

  wire round_up_3_case_1_any = by_round_up_3_case_all_significand_3_2_12 |
      by_round_up_3_case_all_significand_3_2_11_0;

  reg by_round_up_3_case_all_significand_3_2_13;
  always @*
    case (round_up_3_case_all)
      3'd1: by_round_up_3_case_all_significand_3_2_13 = significand_3_2[13];
      3'd2: by_round_up_3_case_all_significand_3_2_13 = significand_3_2[20];
      3'd3: by_round_up_3_case_all_significand_3_2_13 = significand_3_2[21];
      3'd4: by_round_up_3_case_all_significand_3_2_13 = significand_3_2[16];
      default: by_round_up_3_case_all_significand_3_2_13 = significand_3_2[0];
    endcase

  always @*
    case (round_3)
      2'd0: round_up_3 = by_round_up_3_case_all_significand_3_2_12 & (by_round_up_3_case_all_significand_3_2_11_0 |
          by_round_up_3_case_all_significand_3_2_13);
      2'd1: round_up_3 = ~sign_3_2 & round_up_3_case_1_any;
      2'd2: round_up_3 = sign_3_2 & round_up_3_case_1_any;
      default: round_up_3 = 1'b0;
    endcase

  wire [21:0] rounded_3_joined = {round_up_3_case_all_is_3 & round_up_3, round_up_3_case_all_is_2 & round_up_3, 3'd0,
      round_up_3_case_all_is_4 & round_up_3, 2'd0, round_up_3_case_all_is_1 & round_up_3, 12'd0,
      round_up_3_case_all_is_0 & round_up_3};
  assign rounded_3 = {exponent_3_2, 23'd0} + {10'd0, significand_3_2} + {12'd0, rounded_3_joined};
  wire overflow_3_any = round_up_3_case_all_is_not_2 | (&rounded_3[22:20]) | (rounded_3[33:23] !=
      by_round_up_3_case_all_2);
  assign overflow_3 = ~(rounded_3[33:23] < by_round_up_3_case_all_2) & overflow_3_any;

  reg by_round_3_by_round_3;
  always @*
    case (round_3)
      2'd0: by_round_3_by_round_3 = 1'b1;
      2'd1: by_round_3_by_round_3 = ~sign_3_2;
      2'd2: by_round_3_by_round_3 = sign_3_2;
      default: by_round_3_by_round_3 = 1'b0;
    endcase

  wire [30:0] before_modifiers_2_otherwise_choice_2 = ((by_round_3_by_round_3 | round_up_3_case_all[1]) &
      ~(saturate_3 & (|round_up_3_case_all))) ? 31'h7f800000 : before_modifiers_2_otherwise_choice;
  wire [30:0] before_modifiers_2_otherwise_all = rounded_3[30:0] & {31{~((rounded_3[33:23] ==
      before_modifiers_2_compared_sum) & ~keep_denormals_3)}};
  wire [30:0] before_modifiers_2_otherwise_choice_3 = overflow_3 ? before_modifiers_2_otherwise_choice_2 :
      before_modifiers_2_otherwise_all;
  wire [30:0] before_modifiers_2_otherwise_choice_4 = ((before_modifiers_2_otherwise_choice_3[30:23] == 8'h7f) &
      integral_3_is_6) ? 31'h3f7fffff : before_modifiers_2_otherwise_choice_3;

  assign before_modifiers_2 = high_is_special_3 ? {high_special_3, 13'd0} : {sign_3_2,
      before_modifiers_2_otherwise_choice_4};
  assign scaled_exponent_2 = {3'd0, before_modifiers_2[30:23]} + by_omod_3;
  assign value = value_4;
  assign flag = flag_4;

  initial begin
    passes_1 = 1'b0;
    passes_2 = 1'b0;
    passes_3 = 1'b0;
  end
  always @(posedge clock) begin
    passes_1 <= start;
    passes_2 <= passes_1;
    passes_3 <= passes_2;
  end

  reg [1:0] by_control_59_58;
  always @*
    case (control[59:58])
      2'd2: by_control_59_58 = 2'd3;
      2'd3: by_control_59_58 = 2'd0;
      default: by_control_59_58 = control_63_62_is_1 ? control[6:5] : control[4:3];
    endcase

  initial begin
    clamp_1 = 1'b0;
    omod_1 = 2'd0;
    saturate_1 = 1'b0;
    integral_1 = 3'd0;
    integer_1 = 4'd0;
    result_1 = 3'd0;
    format_1 = 3'd0;
    round_1 = 2'd0;
    keep_denormals_1 = 1'b0;
    second_1 = 2'd0;
    second_round_1 = 2'd0;
    second_keep_1 = 1'b0;
    second_flush_1 = 1'b0;
    packed_1 = 1'b0;
  end
  always @(posedge clock) begin
    if (start) begin
      clamp_1 <= control[0] & ~control[56];
      omod_1 <= control[2:1] & {2{~control[64] & ~control[56]}};
      saturate_1 <= control[11] & (|control[57:55]);
      integral_1 <= control[47:45];
      integer_1 <= control[51:48];
      result_1 <= control[54:52];
      format_1 <= control[57:55];
      round_1 <= round;
      keep_denormals_1 <= keep_denormals;
      second_1 <= control[63:62];
      second_round_1 <= by_control_59_58;
      second_keep_1 <= control_63_62_is_1 ? control[10] : control[8];
      second_flush_1 <= control_63_62_is_1 & ~control[7];
      packed_1 <= control[64];
    end
  end

  initial begin
    clamp_2 = 1'b0;
    omod_2 = 2'd0;
    saturate_2 = 1'b0;
    integral_2 = 3'd0;
    integer_2 = 4'd0;
    result_2 = 3'd0;
    format_2 = 3'd0;
    round_2 = 2'd0;
    keep_denormals_2 = 1'b0;
    second_2 = 2'd0;
    second_round_2 = 2'd0;
    second_keep_2 = 1'b0;
    second_flush_2 = 1'b0;
    packed_2 = 1'b0;
  end
  always @(posedge clock) begin
    if (passes_1) begin
      clamp_2 <= clamp_1;
      omod_2 <= omod_1;
      saturate_2 <= saturate_1;
      integral_2 <= integral_1;
      integer_2 <= integer_1;
      result_2 <= result_1;
      format_2 <= format_1;
      round_2 <= round_1;
      keep_denormals_2 <= keep_denormals_1;
      second_2 <= second_1;
      second_round_2 <= second_round_1;
      second_keep_2 <= second_keep_1;
      second_flush_2 <= second_flush_1;
      packed_2 <= packed_1;
    end
  end

  initial begin
    clamp_3 = 1'b0;
    omod_3 = 2'd0;
    saturate_3 = 1'b0;
    integral_3 = 3'd0;
    integer_3 = 4'd0;
    result_3 = 3'd0;
    format_3 = 3'd0;
    round_3 = 2'd0;
    keep_denormals_3 = 1'b0;
    second_3 = 2'd0;
    second_round_3 = 2'd0;
    second_keep_3 = 1'b0;
    second_flush_3 = 1'b0;
    packed_3 = 1'b0;
  end
  always @(posedge clock) begin
    if (passes_2) begin
      clamp_3 <= clamp_2;
      omod_3 <= omod_2;
      saturate_3 <= saturate_2;
      integral_3 <= integral_2;
      integer_3 <= integer_2;
      result_3 <= result_2;
      format_3 <= format_2;
      round_3 <= round_2;
      keep_denormals_3 <= keep_denormals_2;
      second_3 <= second_2;
      second_round_3 <= second_round_2;
      second_keep_3 <= second_keep_2;
      second_flush_3 <= second_flush_2;
      packed_3 <= packed_2;
    end
  end

  wire [74:0] aligned_1_next_all = ({addend_significand, 35'd0} >> aligned_1_shift_all[6:0]) &
      {75{~|aligned_1_shift_all[10:7]}};
  wire control_54_52_is_5 = control[54:52] == 3'd5;
  wire is_nan_1_next_choice_control_31_28_is_1 = control_31_28_is_9 ? special_1_case_1_choice_x2_is_nan :
      control_31_28_is_1 ? x1_is_nan : is_nan_1_2_condition_any ? x0_is_nan : x2_is_nan;

  initial begin
    product_1 = 48'd0;
    aligned_1 = 75'd0;
    top_exponent_1 = 11'd0;
    addend_dominates_1 = 1'b0;
    at_units_1 = 1'b0;
    sign_addend_1 = 1'b0;
    sign_product_1 = 1'b0;
    beyond_1 = 1'b0;
    is_nan_1 = 1'b0;
  end
  always @(posedge clock) begin
    if (start) begin
      product_1 <= product;
      aligned_1 <= aligned_1_next_all | {74'd0, lost};
      top_exponent_1 <= addend_dominates ? addend_exponent : reference_;
      addend_dominates_1 <= addend_dominates & ~addend_dominates_1_next_choice_2;
      at_units_1 <= at_units_1_next_all;
      sign_addend_1 <= sign_addend;
      sign_product_1 <= sign_product;
      beyond_1 <= beyond_1_next_choice_control_47_45_is_6;
      is_nan_1 <= is_nan_1_next_choice_control_31_28_is_1 | (control_54_52_is_5 &
          is_nan_1_next_choice_control_31_28_is_9);
    end
  end

  wire limit_2_next_all = sign_addend_1 & ~integer_1[2];

  reg by_integer_1_1_0;
  always @*
    case (integer_1[1:0])
      2'd1: by_integer_1_1_0 = (integer_1[2] & aligned_1[58]) | (|aligned_1[74:59]);
      2'd2: by_integer_1_1_0 = (integer_1[2] & aligned_1[50]) | (|aligned_1[74:51]);
      default: by_integer_1_1_0 = integer_1[2] & aligned_1[74];
    endcase

  wire integer_1_2_and_sign_addend_1 = integer_1[2] & sign_addend_1;
  wire limit_2_case_1_any = (integer_1_2_and_sign_addend_1 & integer_1[3]) | ~integer_1_2_and_sign_addend_1;
  wire limit_2_case_1_any_integer_1_2 = integer_1_2_and_sign_addend_1 | ~integer_1[2];

  reg [31:0] by_integer_1_1_0_integer_1_1_0;
  always @*
    case (integer_1[1:0])
      2'd1: by_integer_1_1_0_integer_1_1_0 = {16'd0, limit_2_case_1_any_integer_1_2,
          {14{~integer_1_2_and_sign_addend_1}}, limit_2_case_1_any};
      2'd2: by_integer_1_1_0_integer_1_1_0 = {24'd0, limit_2_case_1_any_integer_1_2,
          {6{~integer_1_2_and_sign_addend_1}}, limit_2_case_1_any};
      default: by_integer_1_1_0_integer_1_1_0 = {limit_2_case_1_any_integer_1_2,
          {30{~integer_1_2_and_sign_addend_1}}, limit_2_case_1_any};
    endcase

  initial begin
    over_2 = 1'b0;
    limit_2 = 32'd0;
    is_nan_2 = 1'b0;
    sum_2 = 75'd0;
    top_exponent_2 = 11'd0;
    sign_2 = 1'b0;
  end
  always @(posedge clock) begin
    if (passes_1) begin
      over_2 <= by_integer_1_1_0 | addend_dominates_1 | beyond_1 | limit_2_next_all;
      limit_2 <= by_integer_1_1_0_integer_1_1_0 & {32{~limit_2_next_all}};
      is_nan_2 <= is_nan_1;
      sum_2 <= sum;
      top_exponent_2 <= top_exponent_1;
      sign_2 <= ((subtract | integral_1_is_6) & (~|sum)) ? (round_1 == 2'd2) : ((subtract_and_term_smaller ?
          sign_product_1 : sign_addend_1) & integral_1_is_not_6);
    end
  end

  wire [10:0] exponent_3_2_otherwise_sum_2 = exponent_3_2_otherwise + 11'h7ff;

  initial begin
    exponent_3 = 11'd0;
    sign_3 = 1'b0;
    significand_3 = 24'd0;
    guard_3 = 1'b0;
    sticky_3 = 1'b0;
  end
  always @(posedge clock) begin
    if (passes_2) begin
      exponent_3 <= (result_2 == 3'd4) ? (normalised[74] ? 11'h7d : exponent_3_2_otherwise_sum_2) :
          exponent_3_otherwise_sum;
      sign_3 <= sign_2;
      significand_3 <= normalised[74:51];
      guard_3 <= normalised[50];
      sticky_3 <= |normalised[49:0];
    end
  end

  reg [31:0] special_1_case_6;
  always @*
    case (pair_1_otherwise_choice_s0_31_0[3:0])
      4'd1: special_1_case_6 = 32'h3d800000;
      4'd2: special_1_case_6 = 32'h3e000000;
      4'd3: special_1_case_6 = 32'h3e400000;
      4'd4: special_1_case_6 = 32'h3e800000;
      4'd5: special_1_case_6 = 32'h3ea00000;
      4'd6: special_1_case_6 = 32'h3ec00000;
      4'd7: special_1_case_6 = 32'h3ee00000;
      4'd8: special_1_case_6 = 32'hbf000000;
      4'd9: special_1_case_6 = 32'hbee00000;
      4'ha: special_1_case_6 = 32'hbec00000;
      4'hb: special_1_case_6 = 32'hbea00000;
      4'hc: special_1_case_6 = 32'hbe800000;
      4'hd: special_1_case_6 = 32'hbe400000;
      4'he: special_1_case_6 = 32'hbe000000;
      4'hf: special_1_case_6 = 32'hbd800000;
      default: special_1_case_6 = 32'd0;
    endcase

  wire [7:0] special_1_case_5_part = pair_1_otherwise_choice_s0_31_0[{control[16:15], 3'd0} +: 8];
  wire special_1_case_5_choice = control[40] ? (&special_1_case_5_part[6:2]) : (&special_1_case_5_part[6:0]);
  wire special_1_case_5_all = special_1_case_5_choice & ((|special_1_case_5_part[1:0]) | (~control[40] &
      special_1_case_5_part[2]));
  wire [2:0] special_1_otherwise_choice_control_40 = control[40] ? {special_1_case_5_part[1:0], 1'b0} :
      special_1_case_5_part[2:0];
  wire [1:0] special_1_otherwise_zeros = leading_zeros_3(special_1_otherwise_choice_control_40);
  wire [2:0] special_1_otherwise_shifted = special_1_otherwise_choice_control_40 << special_1_otherwise_zeros;
  wire special_1_condition_any_set = |(control[40] ? special_1_case_5_part[6:2] : {1'b0, special_1_case_5_part[6:3]});
  wire [7:0] special_1_otherwise_choice_control = control[40] ? {special_1_case_5_part[6],
      {3{~special_1_case_5_part[6]}}, special_1_case_5_part[5:2]} : {special_1_case_5_part[6],
      {4{~special_1_case_5_part[6]}}, special_1_case_5_part[5:3]};
  wire [7:0] special_1_otherwise_all_2 = (special_1_otherwise_choice_control - {6'd0, special_1_otherwise_zeros}) &
      {8{|special_1_otherwise_choice_control_40}};
  wire [7:0] special_1_case_5_choice_2 = special_1_condition_any_set ? (special_1_otherwise_choice_control |
      {8{special_1_case_5_choice}}) : special_1_otherwise_all_2;
  wire [2:0] special_1_case_5_choice_special_1_case_5_all = special_1_condition_any_set ?
      (special_1_otherwise_choice_control_40 | {special_1_case_5_all, 2'd0}) : {special_1_otherwise_shifted[1:0],
      1'b0};

  reg by_round;
  always @*
    case (round)
      2'd1: by_round = ~special_1_otherwise_differing;
      2'd2: by_round = special_1_otherwise_differing;
      default: by_round = 1'b0;
    endcase

  wire [30:0] special_1_otherwise_choice_quotient_exponent = (($signed(quotient_exponent) < $signed(9'h16a)) &
      ~control[20]) ? {30'd0, by_round & keep_denormals} : {x0_exponent, special_1_case_1_all};
  wire [30:0] special_1_otherwise_choice_x1_is_zero = (x1_is_zero | x2_is_infinite) ? 31'h7f800000 :
      (special_1_otherwise_choice_quotient_exponent & {31{~(x1_is_infinite | x2_is_zero)}});
  wire special_1_case_1_all_2 = special_1_case_1_choice_major_is_y & ~(special_1_case_1_choice_major_is_z |
      special_1_case_1_choice_x2_is_nan);

  reg [31:0] by_control_41_40;
  always @*
    case (control[41:40])
      2'd1: by_control_41_40 = major_is_z ? {flag_otherwise_choice ^ special_1_case_1_all_2, x0_exponent,
          special_1_case_1_all} : major_is_y ? {flag_otherwise_choice, x0_exponent, special_1_case_1_all} :
          {special_1_case_1_choice ^ ~special_1_case_1_all_2, x2_exponent, special_1_otherwise_all};
      2'd2: by_control_41_40 = major_is_y ? {special_1_case_1_choice ^ special_1_case_1_all_2, x2_exponent,
          special_1_otherwise_all} : {special_1_otherwise_choice ^ 1'b1, x1_exponent,
          special_1_otherwise_all_x1_fraction};
      default: by_control_41_40 = major_is_z ? (special_1_case_1_all_2 ? 32'h40a00000 : 32'h40800000) : major_is_y ?
          (special_1_case_1_all_2 ? 32'h40400000 : 32'h40000000) : special_1_case_1_all_2 ? 32'h3f800000 : 32'd0;
    endcase

  wire [31:0] special_1_otherwise_joined_x1_exponent = {special_1_otherwise_choice, x1_exponent,
      special_1_otherwise_any, special_1_otherwise_all_x1_fraction[21:0]};
  wire [31:0] special_1_case_1_joined = {special_1_case_1_choice, x2_exponent, special_1_case_1_any,
      special_1_otherwise_all[21:0]};

  reg [31:0] by_control_39_37;
  always @*
    case (control[39:37])
      3'd1: by_control_39_37 = is_c ? special_1_case_1_joined : is_b ? special_1_otherwise_joined_x1_exponent :
          special_1_otherwise_joined_x0_exponent;
      3'd4: by_control_39_37 = by_control_41_40;
      3'd2: by_control_39_37 = x2_is_nan ? {special_1_case_1_choice, 8'hff, special_1_case_1_any,
          special_1_otherwise_all[21:0]} : x1_is_nan ? special_1_otherwise_joined : (x1_is_zero_and_x2_is_zero |
          (x1_is_infinite & x2_is_infinite)) ? 32'hffc00000 : {special_1_otherwise_differing,
          special_1_otherwise_choice_x1_is_zero};
      3'd3: by_control_39_37 = {flag_otherwise_choice, x0_exponent, special_1_case_1_all};
      3'd5: by_control_39_37 = {special_1_case_5_part[7], special_1_case_5_choice_2,
          special_1_case_5_choice_special_1_case_5_all, 20'd0};
      3'd6: by_control_39_37 = special_1_case_6;
      3'd7: by_control_39_37 = s2[31:0];
      default: by_control_39_37 = special;
    endcase

  initial special_1 = 32'd0;
  always @(posedge clock) begin
    if (start) special_1 <= by_control_39_37;
  end

  initial special_2 = 32'd0;
  always @(posedge clock) begin
    if (passes_1) special_2 <= special_1;
  end

  initial byte_position_1 = 2'd0;
  always @(posedge clock) begin
    if (start) byte_position_1 <= byte_position_1_next_choice_s1_31_0[1:0];
  end

  initial byte_position_2 = 2'd0;
  always @(posedge clock) begin
    if (passes_1) byte_position_2 <= byte_position_1;
  end

  reg [31:0] by_integer_2_1_0;
  always @*
    case (integer_2[1:0])
      2'd1: by_integer_2_1_0 = {16'd0, integer_[15:0]};
      2'd2: by_integer_2_1_0 = {(byte_position_2 == 2'd3) ? integer_[7:0] : special_2[31:24], (byte_position_2 ==
          2'd2) ? integer_[7:0] : special_2[23:16], (byte_position_2 == 2'd1) ? integer_[7:0] : special_2[15:8],
          (byte_position_2 == 2'd0) ? integer_[7:0] : special_2[7:0]};
      default: by_integer_2_1_0 = integer_;
    endcase

  initial special_3 = 32'd0;
  always @(posedge clock) begin
    if (passes_2) special_3 <= ((result_2 == 3'd3) | (result_2 == 3'd5)) ? by_integer_2_1_0 : special_2;
  end

  initial is_special_1 = 1'b0;
  always @(posedge clock) begin
    if (start) is_special_1 <= is_special | ~((control[54:52] == 3'd0) | (control[54:52] == 3'd4));
  end

  initial is_special_2 = 1'b0;
  always @(posedge clock) begin
    if (passes_1) is_special_2 <= is_special_1;
  end

  initial is_special_3 = 1'b0;
  always @(posedge clock) begin
    if (passes_2) is_special_3 <= is_special_2;
  end

  initial scaled_1 = 2'd0;
  always @(posedge clock) begin
    if (start) scaled_1 <= {mask, x2_exponent < 8'h80};
  end

  initial scaled_2 = 2'd0;
  always @(posedge clock) begin
    if (passes_1) scaled_2 <= scaled_1;
  end

  initial scaled_3 = 2'd0;
  always @(posedge clock) begin
    if (passes_2) scaled_3 <= scaled_2;
  end

  wire pair_1_next_choice = control[40] ? pair_1_next_all_set : (&pair_1_otherwise_choice_s0_31_0[14:8]);
  wire pair_1_next_any = (|pair_1_otherwise_choice_s0_31_0[9:8]) | (~control[40] &
      pair_1_otherwise_choice_s0_31_0[10]);
  wire [2:0] pair_1_otherwise_choice_3 = control[40] ? {pair_1_otherwise_choice_s0_31_0[9:8], 1'b0} :
      pair_1_otherwise_choice_s0_31_0[10:8];
  wire [1:0] pair_1_otherwise_zeros_2 = leading_zeros_3(pair_1_otherwise_choice_3);
  wire [2:0] pair_1_otherwise_shifted_2 = pair_1_otherwise_choice_3 << pair_1_otherwise_zeros_2;
  wire [4:0] pair_1_condition_choice = control[40] ? pair_1_otherwise_choice_s0_31_0[14:10] : {1'b0,
      pair_1_otherwise_choice_s0_31_0[14:11]};
  wire any_pair_1_condition_choice = |pair_1_condition_choice;
  wire [7:0] pair_1_otherwise_joined_3 = {pair_1_otherwise_choice_s0_31_0[14],
      {4{~pair_1_otherwise_choice_s0_31_0[14]}}, pair_1_otherwise_choice_s0_31_0[13:11]};
  wire [7:0] pair_1_otherwise_choice_4 = control[40] ? pair_1_otherwise_joined_2 : pair_1_otherwise_joined_3;
  wire [7:0] pair_1_otherwise_all_2 = (pair_1_otherwise_choice_4 - {6'd0, pair_1_otherwise_zeros_2}) &
      {8{|pair_1_otherwise_choice_3}};
  wire [7:0] pair_1_next_choice_pair_1_otherwise_choice_4 = any_pair_1_condition_choice ? (pair_1_otherwise_choice_4
      | {8{pair_1_next_choice}}) : pair_1_otherwise_all_2;
  wire [2:0] pair_1_next_choice_pair_1_otherwise_choice_3 = any_pair_1_condition_choice ? (pair_1_otherwise_choice_3
      | {pair_1_next_choice & pair_1_next_any, 2'd0}) : {pair_1_otherwise_shifted_2[1:0], 1'b0};
  wire [11:0] pair_1_next_joined = {pair_1_otherwise_choice_s0_31_0[15],
      pair_1_next_choice_pair_1_otherwise_choice_4, pair_1_next_choice_pair_1_otherwise_choice_3};

  initial pair_1 = 12'd0;
  always @(posedge clock) begin
    if (start) pair_1 <= pair_1_next_joined & {12{(control[39:37] == 3'd5) & control[41]}};
  end

  initial pair_2 = 12'd0;
  always @(posedge clock) begin
    if (passes_1) pair_2 <= pair_1;
  end

  initial pair_3 = 12'd0;
  always @(posedge clock) begin
    if (passes_2) pair_3 <= pair_2;
  end

  wire flag_otherwise_any = x0_is_zero_and_x1_is_zero | flag_otherwise_all;
  wire flag_otherwise_all_compare_less = compare_less & ~flag_otherwise_any;
  wire [3:0] flag_otherwise_joined = {x0_is_nan_or_x1_is_nan, ~(flag_otherwise_all_compare_less | flag_otherwise_any)
      & ~x0_is_nan_or_x1_is_nan, flag_otherwise_any & ~x0_is_nan_or_x1_is_nan, flag_otherwise_all_compare_less &
      ~x0_is_nan_or_x1_is_nan};
  wire flag_otherwise_all_x0_is_normal = x0_is_normal & ~x0_is_nan & ~x0_is_infinite;
  wire flag_otherwise_all_not_x0_is_normal = ~x0_is_normal & ~x0_is_zero;
  wire [9:0] flag_otherwise_joined_x0_is_infinite = {x0_is_infinite & ~flag_otherwise_choice,
      flag_otherwise_all_x0_is_normal & ~flag_otherwise_choice, flag_otherwise_all_not_x0_is_normal &
      ~flag_otherwise_choice, x0_is_zero & ~flag_otherwise_choice, x0_is_zero & flag_otherwise_choice,
      flag_otherwise_all_not_x0_is_normal & flag_otherwise_choice, flag_otherwise_all_x0_is_normal &
      flag_otherwise_choice, x0_is_infinite & flag_otherwise_choice, x0_is_nan & ~flag_otherwise_all_x0_is_nan,
      flag_otherwise_all_x0_is_nan};
  wire flag_next_choice = quotient_exponent_below_96 ? (quotient_exponent_below_387 & x1_is_normal) :
      (~quotient_exponent_below_96);

  initial flag_1 = 1'b0;
  always @(posedge clock) begin
    if (start) begin
      flag_1 <= control_36_34_is_2 ? (x1_is_zero_or_x2_is_zero | flag_next_choice) : control[44] ?
          (|(flag_otherwise_joined_x0_is_infinite & byte_position_1_next_choice_s1_31_0[9:0])) :
          (|(flag_otherwise_joined & control[43:40]));
    end
  end

  initial flag_2 = 1'b0;
  always @(posedge clock) begin
    if (passes_1) flag_2 <= flag_1;
  end

  initial flag_3 = 1'b0;
  always @(posedge clock) begin
    if (passes_2) flag_3 <= flag_2;
  end

  wire [35:0] aligned_1_2_next_all = (addend_significand_2[39:4] >> aligned_1_2_shift_all[5:0]) &
      {36{~|aligned_1_2_shift_all[10:6]}};
  wire is_nan_1_2_next_choice_control_31_28_is_1 = control_31_28_is_1 ? h1_is_nan : is_nan_1_2_condition_any ?
      x1_is_nan : h2_is_nan;

  initial begin
    product_1_2 = 22'd0;
    aligned_1_2 = 36'd0;
    top_exponent_1_2 = 11'd0;
    addend_dominates_1_2 = 1'b0;
    at_units_1_2 = 1'b0;
    sign_addend_1_2 = 1'b0;
    sign_product_1_2 = 1'b0;
    beyond_1_2 = 1'b0;
    is_nan_1_2 = 1'b0;
  end
  always @(posedge clock) begin
    if (start) begin
      product_1_2 <= product_2;
      aligned_1_2 <= aligned_1_2_next_all | {35'd0, lost_2};
      top_exponent_1_2 <= addend_dominates_2 ? addend_exponent_2 : reference_2;
      addend_dominates_1_2 <= addend_dominates_2 & ~(addend_dominates_1_2_next_choice | control_31_28_is_3);
      at_units_1_2 <= at_units_1_2_next_all;
      sign_addend_1_2 <= sign_addend_2;
      sign_product_1_2 <= sign_product_2;
      beyond_1_2 <= beyond_1_2_next_choice_control_47_45_is_6;
      is_nan_1_2 <= is_nan_1_2_next_choice_control_31_28_is_1 | (control_54_52_is_5 & is_nan_1_2_next_choice);
    end
  end

  wire limit_2_2_next_all = sign_addend_1_2 & ~integer_1[2];
  wire integer_1_2_and_sign_addend_1_2 = integer_1[2] & sign_addend_1_2;
  wire [15:0] limit_2_2_next_joined = {integer_1_2_and_sign_addend_1_2 | ~integer_1[2],
      {14{~integer_1_2_and_sign_addend_1_2}}, (integer_1_2_and_sign_addend_1_2 & integer_1[3]) |
      ~integer_1_2_and_sign_addend_1_2};

  initial begin
    over_2_2 = 1'b0;
    limit_2_2 = 16'd0;
    is_nan_2_2 = 1'b0;
    sum_2_3 = 36'd0;
    top_exponent_2_2 = 11'd0;
    sign_2_2 = 1'b0;
  end
  always @(posedge clock) begin
    if (passes_1) begin
      over_2_2 <= (integer_1[2] & aligned_1_2[35]) | addend_dominates_1_2 | beyond_1_2 | limit_2_2_next_all;
      limit_2_2 <= limit_2_2_next_joined & {16{~limit_2_2_next_all}};
      is_nan_2_2 <= is_nan_1_2;
      sum_2_3 <= sum_2_2;
      top_exponent_2_2 <= top_exponent_1_2;
      sign_2_2 <= ((subtract_2 | integral_1_is_6) & (~|sum_2_2)) ? (round_1 == 2'd2) :
          ((subtract_2_and_term_smaller_2 ? sign_product_1_2 : sign_addend_1_2) & integral_1_is_not_6);
    end
  end

  initial begin
    exponent_3_2 = 11'd0;
    sign_3_2 = 1'b0;
    significand_3_2 = 24'd0;
    guard_3_2 = 1'b0;
    sticky_3_2 = 1'b0;
  end
  always @(posedge clock) begin
    if (passes_2) begin
      exponent_3_2 <= (result_2 == 3'd4) ? (normalised_2[35] ? 11'h7d : exponent_3_2_otherwise_sum_2) :
          exponent_3_2_otherwise_sum;
      sign_3_2 <= sign_2_2;
      significand_3_2 <= normalised_2[35:12];
      guard_3_2 <= normalised_2[11];
      sticky_3_2 <= |normalised_2[10:0];
    end
  end

  initial high_is_special_1 = 1'b0;
  always @(posedge clock) begin
    if (start) high_is_special_1 <= is_special_2_2 | (control[54:52] != 3'd0);
  end

  initial high_is_special_2 = 1'b0;
  always @(posedge clock) begin
    if (passes_1) high_is_special_2 <= high_is_special_1;
  end

  initial high_is_special_3 = 1'b0;
  always @(posedge clock) begin
    if (passes_2) high_is_special_3 <= high_is_special_2;
  end

  wire [31:0] high_special_1_otherwise_joined = {byte_position_1_next_choice_s1_31_0[31], h1_exponent,
      high_special_1_otherwise_any, bc_less_2_compared_all_h1_fraction[21:0]};
  wire [31:0] high_special_1_otherwise_joined_h0_exponent = {pair_1_otherwise_choice_s0_31_0[31], h0_exponent,
      high_special_1_otherwise_any_h0_is_nan, ac_less_2_compared_all[21:0]};

  reg [31:0] by_control_39_37_control_39_37;
  always @*
    case (control[39:37])
      3'd1: by_control_39_37_control_39_37 = is_c_2 ? {s2[31], h2_exponent, high_special_1_case_1_any,
          bc_less_2_compared_all[21:0]} : is_b_2 ? high_special_1_otherwise_joined :
          high_special_1_otherwise_joined_h0_exponent;
      3'd3: by_control_39_37_control_39_37 = {special_1_otherwise_choice, x1_exponent,
          special_1_otherwise_all_x1_fraction};
      default: by_control_39_37_control_39_37 = special_2_2;
    endcase

  initial high_special_1 = 19'd0;
  always @(posedge clock) begin
    if (start) high_special_1 <= by_control_39_37_control_39_37[31:13];
  end

  initial high_special_2 = 19'd0;
  always @(posedge clock) begin
    if (passes_1) high_special_2 <= high_special_1;
  end

  initial begin
    high_special_3 = 19'd0;
    high_integer_3 = 16'd0;
  end
  always @(posedge clock) begin
    if (passes_2) begin
      high_special_3 <= high_special_2;
      high_integer_3 <= integer_2_2;
    end
  end

  reg [10:0] by_format_3;
  always @*
    case (format_3)
      3'd1: by_format_3 = 11'h71;
      3'd2: by_format_3 = 11'h79;
      3'd3: by_format_3 = 11'h71;
      default: by_format_3 = 11'd1;
    endcase

  reg [10:0] by_format_3_by_format_3;
  always @*
    case (format_3)
      3'd1: by_format_3_by_format_3 = 11'h8f;
      3'd2: by_format_3_by_format_3 = 11'h87;
      3'd3: by_format_3_by_format_3 = 11'h8f;
      default: by_format_3_by_format_3 = 11'hff;
    endcase

  wire [30:0] value_4_otherwise_choice = (format_3 == 3'd2) ? 31'h43e00000 : {by_format_3_by_format_3[7:0] + 8'hff,
      23'h7fffff};

  reg by_round_3_round_3;
  always @*
    case (round_3)
      2'd0: by_round_3_round_3 = 1'b1;
      2'd1: by_round_3_round_3 = ~before_modifiers[31];
      2'd2: by_round_3_round_3 = before_modifiers[31];
      default: by_round_3_round_3 = 1'b0;
    endcase

  wire [30:0] value_4_otherwise_choice_scaled_exponent = (scaled_exponent < by_format_3_by_format_3) ?
      {scaled_exponent[7:0], before_modifiers[22:0]} : ((by_round_3_round_3 | format_3[1]) & ~saturate_3) ?
      31'h7f800000 : value_4_otherwise_choice;
  wire [31:0] value_4_otherwise_all = {before_modifiers[31], value_4_otherwise_choice_scaled_exponent} &
      {32{~(({3'd0, before_modifiers[30:23]} < by_format_3) | (scaled_exponent < by_format_3))}};
  wire [31:0] value_4_otherwise_choice_any_omod_3 = ((|omod_3) & ({3'd0, before_modifiers[30:23]} <
      by_format_3_by_format_3)) ? value_4_otherwise_all : before_modifiers;
  wire value_4_otherwise_all_2 = ~({3'd0, value_4_otherwise_choice_any_omod_3[30:23]} < by_format_3_by_format_3) &
      (|value_4_otherwise_choice_any_omod_3[22:0]);
  wire [31:0] value_4_otherwise_choice_2 = (value_4_otherwise_choice_any_omod_3[30:23] < 8'h7f) ?
      value_4_otherwise_choice_any_omod_3 : 32'h3f800000;
  wire [31:0] value_4_otherwise_all_3 = value_4_otherwise_choice_2 & {32{~(value_4_otherwise_all_2 |
      value_4_otherwise_choice_any_omod_3[31])}};
  wire [31:0] value_4_otherwise_choice_clamp_3 = clamp_3 ? value_4_otherwise_all_3 :
      value_4_otherwise_choice_any_omod_3;
  wire value_4_case_2_all_set = &value_4_otherwise_choice_clamp_3[30:23];
  wire [1:0] value_4_case_3_any = value_4_otherwise_choice_clamp_3[22:21] | {value_4_case_2_all_set &
      (|value_4_otherwise_choice_clamp_3[22:0]), 1'b0};
  wire [2:0] value_4_case_2_any = value_4_otherwise_choice_clamp_3[22:20] | {3{value_4_case_2_all_set}};

  reg [31:0] by_format_3_format_3;
  always @*
    case (format_3)
      3'd1: by_format_3_format_3 = {16'd0, value_4_otherwise_choice_clamp_3[31:30],
          value_4_otherwise_choice_clamp_3[26:13]};
      3'd2: by_format_3_format_3 = {value_4_otherwise_choice_clamp_3[31:30], value_4_otherwise_choice_clamp_3[25:23],
          value_4_case_2_any, value_4_otherwise_choice_clamp_3[31:30], value_4_otherwise_choice_clamp_3[25:23],
          value_4_case_2_any, value_4_otherwise_choice_clamp_3[31:30], value_4_otherwise_choice_clamp_3[25:23],
          value_4_case_2_any, value_4_otherwise_choice_clamp_3[31:30], value_4_otherwise_choice_clamp_3[25:23],
          value_4_case_2_any};
      3'd3: by_format_3_format_3 = {value_4_otherwise_choice_clamp_3[31:30], value_4_otherwise_choice_clamp_3[26:23],
          value_4_case_3_any, value_4_otherwise_choice_clamp_3[31:30], value_4_otherwise_choice_clamp_3[26:23],
          value_4_case_3_any, value_4_otherwise_choice_clamp_3[31:30], value_4_otherwise_choice_clamp_3[26:23],
          value_4_case_3_any, value_4_otherwise_choice_clamp_3[31:30], value_4_otherwise_choice_clamp_3[26:23],
          value_4_case_3_any};
      3'd4: by_format_3_format_3 = {16'd0, value_4_otherwise_choice_clamp_3[31:16]};
      default: by_format_3_format_3 = value_4_otherwise_choice_clamp_3;
    endcase

  wire value_4_condition_any = (result_3 == 3'd0) | (result_3 == 3'd1) | (result_3 == 3'd4);
  wire [31:0] value_4_otherwise_choice_special_3 = value_4_condition_any ? by_format_3_format_3 : special_3;

  reg by_round_3_before_modifiers_2_31;
  always @*
    case (round_3)
      2'd0: by_round_3_before_modifiers_2_31 = 1'b1;
      2'd1: by_round_3_before_modifiers_2_31 = ~before_modifiers_2[31];
      2'd2: by_round_3_before_modifiers_2_31 = before_modifiers_2[31];
      default: by_round_3_before_modifiers_2_31 = 1'b0;
    endcase

  wire [30:0] value_4_otherwise_choice_scaled_exponent_2 = (scaled_exponent_2 < by_format_3_by_format_3) ?
      {scaled_exponent_2[7:0], before_modifiers_2[22:0]} : ((by_round_3_before_modifiers_2_31 | format_3[1]) &
      ~saturate_3) ? 31'h7f800000 : value_4_otherwise_choice;
  wire [31:0] value_4_otherwise_wide = {32{~(({3'd0, before_modifiers_2[30:23]} < by_format_3) | (scaled_exponent_2 <
      by_format_3))}};
  wire [31:0] value_4_otherwise_all_before_modifiers_2_31 = {before_modifiers_2[31],
      value_4_otherwise_choice_scaled_exponent_2} & value_4_otherwise_wide;
  wire [31:0] value_4_otherwise_choice_omod_3 = ((|omod_3) & ({3'd0, before_modifiers_2[30:23]} <
      by_format_3_by_format_3)) ? value_4_otherwise_all_before_modifiers_2_31 : before_modifiers_2;
  wire value_4_otherwise_all_4 = ~({3'd0, value_4_otherwise_choice_omod_3[30:23]} < by_format_3_by_format_3) &
      (|value_4_otherwise_choice_omod_3[22:0]);
  wire [31:0] value_4_otherwise_choice_3 = (value_4_otherwise_choice_omod_3[30:23] < 8'h7f) ?
      value_4_otherwise_choice_omod_3 : 32'h3f800000;
  wire [31:0] value_4_otherwise_all_5 = value_4_otherwise_choice_3 & {32{~(value_4_otherwise_all_4 |
      value_4_otherwise_choice_omod_3[31])}};
  wire [31:0] value_4_otherwise_choice_4 = clamp_3 ? value_4_otherwise_all_5 : value_4_otherwise_choice_omod_3;
  wire value_4_case_2_all_set_2 = &value_4_otherwise_choice_4[30:23];
  wire [1:0] value_4_case_3_any_value_4_case_2_all_set_2 = value_4_otherwise_choice_4[22:21] |
      {value_4_case_2_all_set_2 & (|value_4_otherwise_choice_4[22:0]), 1'b0};
  wire [2:0] value_4_case_2_any_value_4_case_2_all_set_2 = value_4_otherwise_choice_4[22:20] |
      {3{value_4_case_2_all_set_2}};

  reg [31:0] by_format_3_value_4_otherwise_choice_4_31_30;
  always @*
    case (format_3)
      3'd1: by_format_3_value_4_otherwise_choice_4_31_30 = {16'd0, value_4_otherwise_choice_4[31:30],
          value_4_otherwise_choice_4[26:13]};
      3'd2: by_format_3_value_4_otherwise_choice_4_31_30 = {value_4_otherwise_choice_4[31:30],
          value_4_otherwise_choice_4[25:23], value_4_case_2_any_value_4_case_2_all_set_2,
          value_4_otherwise_choice_4[31:30], value_4_otherwise_choice_4[25:23],
          value_4_case_2_any_value_4_case_2_all_set_2, value_4_otherwise_choice_4[31:30],
          value_4_otherwise_choice_4[25:23], value_4_case_2_any_value_4_case_2_all_set_2,
          value_4_otherwise_choice_4[31:30], value_4_otherwise_choice_4[25:23],
          value_4_case_2_any_value_4_case_2_all_set_2};
      3'd3: by_format_3_value_4_otherwise_choice_4_31_30 = {value_4_otherwise_choice_4[31:30],
          value_4_otherwise_choice_4[26:23], value_4_case_3_any_value_4_case_2_all_set_2,
          value_4_otherwise_choice_4[31:30], value_4_otherwise_choice_4[26:23],
          value_4_case_3_any_value_4_case_2_all_set_2, value_4_otherwise_choice_4[31:30],
          value_4_otherwise_choice_4[26:23], value_4_case_3_any_value_4_case_2_all_set_2,
          value_4_otherwise_choice_4[31:30], value_4_otherwise_choice_4[26:23],
          value_4_case_3_any_value_4_case_2_all_set_2};
      3'd4: by_format_3_value_4_otherwise_choice_4_31_30 = {16'd0, value_4_otherwise_choice_4[31:16]};
      default: by_format_3_value_4_otherwise_choice_4_31_30 = value_4_otherwise_choice_4;
    endcase

  wire [31:0] value_4_next_choice = value_4_condition_any ? by_format_3_value_4_otherwise_choice_4_31_30 : {16'd0,
      high_integer_3};
  wire [31:0] value_4_next_joined = {value_4_next_choice[7:0], value_4_otherwise_choice_special_3[7:0],
      value_4_next_choice[7:0], value_4_otherwise_choice_special_3[7:0]};
  wire [31:0] value_4_next_choice_format_3_1 = (format_3[1] & value_4_condition_any) ? value_4_next_joined :
      {value_4_next_choice[15:0], value_4_otherwise_choice_special_3[15:0]};

  initial begin
    value_4 = 64'd0;
    flag_4 = 1'b0;
  end
  always @(posedge clock) begin
    if (passes_3) begin
      value_4 <= {pair_3, 20'd0, packed_3 ? value_4_next_choice_format_3_1 : value_4_otherwise_choice_special_3};
      flag_4 <= flag_3;
    end
  end

endmodule

`default_nettype wire
