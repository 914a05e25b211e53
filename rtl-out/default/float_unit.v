// float_unit: generator of hdl/src/vector/lane/float/unit.rs
// Written by Tombolo; change the source.
// SPDX-License-Identifier: MIT OR Apache-2.0

`default_nettype none

module float_unit (
  input wire clock,
  input wire [64:0] control,
  input wire start,
  input wire [63:0] s0,
  input wire [63:0] s1,
  input wire [63:0] s2,
  input wire mask,
  output wire [63:0] value,
  output wire flag
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

  wire [64:0] conjunction_1 = control;
  wire equal_1 = conjunction_1[63:62] == 2'd1;

  always @*
    case (conjunction_1[59:58])
      2'd2: round = 2'd3;
      2'd3: round = 2'd0;
      default: round = ((conjunction_1[59:58] == 2'd1) & (~equal_1)) ? conjunction_1[6:5] : conjunction_1[4:3];
    endcase

  always @*
    case (conjunction_1[61:60])
      2'd1: keep_denormals = 1'b1;
      2'd2: keep_denormals = 1'b0;
      default: keep_denormals = ((conjunction_1[57:55] == 3'd1) & (~equal_1)) ? conjunction_1[10] : conjunction_1[8];
    endcase

  wire [31:0] slice_1 = s0[31:0];
  wire [7:0] slice_2 = slice_1[{conjunction_1[16:15], 3'd0} +: 8];
  wire chosen_1 = conjunction_1[40] ? (&slice_2[6:2]) : (&slice_2[6:0]);
  wire [2:0] chosen_2 = conjunction_1[40] ? {slice_2[1:0], 1'b0} : slice_2[2:0];
  wire [1:0] leading_1 = leading_zeros_3(chosen_2);
  wire [2:0] shifted_1 = chosen_2 << leading_1;
  wire [7:0] chosen_3 = conjunction_1[40] ? {slice_2[6], {3{~slice_2[6]}}, slice_2[5:2]} : {slice_2[6],
      {4{~slice_2[6]}}, slice_2[5:3]};
  wire [7:0] chosen_4 = (~(|(conjunction_1[40] ? slice_2[6:2] : {1'b0, slice_2[6:3]}))) ? ((chosen_3 - {6'd0,
      leading_1}) & {8{|chosen_2}}) : (chosen_3 | {8{chosen_1}});
  wire [2:0] chosen_5 = (~(|(conjunction_1[40] ? slice_2[6:2] : {1'b0, slice_2[6:3]}))) ? {shifted_1[1:0], 1'b0} :
      (chosen_2 | {chosen_1 & ((|slice_2[1:0]) | ((~conjunction_1[40]) & slice_2[2])), 2'd0});
  wire conjunction_2 = conjunction_1[25] & conjunction_1[44];
  wire [31:0] chosen_6 = conjunction_2 ? {{slice_2[7], chosen_4, chosen_5}, 20'd0} : slice_1;
  wire [2:0] disjunction_1 = conjunction_1[22:20] | conjunction_1[14:12];

  assign x0_fraction = disjunction_1[0] ? {chosen_6[9:0], 13'd0} : chosen_6[22:0];
  assign x0_is_normal = disjunction_1[0] ? (|chosen_6[14:10]) : (|chosen_6[30:23]);
  assign x0_exponent = disjunction_1[0] ? {chosen_6[14], {3{~chosen_6[14]}}, chosen_6[13:10]} : chosen_6[30:23];

  reg looked_up_1;
  always @*
    case (conjunction_1[24:23])
      2'd1: looked_up_1 = 1'b0;
      2'd2: looked_up_1 = 1'b1;
      default: looked_up_1 = ~(disjunction_1[0] ? conjunction_1[9] : conjunction_1[7]);
    endcase

  assign x0_is_zero = (~x0_is_normal) & ((~(|x0_fraction)) | looked_up_1);
  wire chosen_7 = disjunction_1[0] ? (&chosen_6[14:10]) : (&chosen_6[30:23]);
  assign x0_is_infinite = chosen_7 & (~(|x0_fraction));
  assign x0_is_nan = chosen_7 & (|x0_fraction);

  wire [31:0] slice_3 = s1[31:0];
  wire [7:0] slice_4 = slice_3[{conjunction_1[16:15], 3'd0} +: 8];
  wire chosen_8 = conjunction_1[41] ? (&slice_4[6:2]) : (&slice_4[6:0]);
  wire [2:0] chosen_9 = conjunction_1[41] ? {slice_4[1:0], 1'b0} : slice_4[2:0];
  wire [1:0] leading_2 = leading_zeros_3(chosen_9);
  wire [2:0] shifted_2 = chosen_9 << leading_2;
  wire [7:0] chosen_10 = conjunction_1[41] ? {slice_4[6], {3{~slice_4[6]}}, slice_4[5:2]} : {slice_4[6],
      {4{~slice_4[6]}}, slice_4[5:3]};
  wire [7:0] chosen_11 = (~(|(conjunction_1[41] ? slice_4[6:2] : {1'b0, slice_4[6:3]}))) ? ((chosen_10 - {6'd0,
      leading_2}) & {8{|chosen_9}}) : (chosen_10 | {8{chosen_8}});
  wire [2:0] chosen_12 = (~(|(conjunction_1[41] ? slice_4[6:2] : {1'b0, slice_4[6:3]}))) ? {shifted_2[1:0], 1'b0} :
      (chosen_9 | {chosen_8 & ((|slice_4[1:0]) | ((~conjunction_1[41]) & slice_4[2])), 2'd0});
  wire [31:0] chosen_13 = conjunction_2 ? {{slice_4[7], chosen_11, chosen_12}, 20'd0} : slice_3;

  assign x1_fraction = disjunction_1[1] ? {chosen_13[9:0], 13'd0} : chosen_13[22:0];
  assign x1_is_normal = disjunction_1[1] ? (|chosen_13[14:10]) : (|chosen_13[30:23]);
  assign x1_exponent = disjunction_1[1] ? {chosen_13[14], {3{~chosen_13[14]}}, chosen_13[13:10]} : chosen_13[30:23];

  reg looked_up_2;
  always @*
    case (conjunction_1[24:23])
      2'd1: looked_up_2 = 1'b0;
      2'd2: looked_up_2 = 1'b1;
      default: looked_up_2 = ~(disjunction_1[1] ? conjunction_1[9] : conjunction_1[7]);
    endcase

  assign x1_is_zero = (~x1_is_normal) & ((~(|x1_fraction)) | looked_up_2);
  wire chosen_14 = disjunction_1[1] ? (&chosen_13[14:10]) : (&chosen_13[30:23]);
  assign x1_is_infinite = chosen_14 & (~(|x1_fraction));
  assign x1_is_nan = chosen_14 & (|x1_fraction);
  assign x2_fraction = disjunction_1[2] ? {s2[9:0], 13'd0} : s2[22:0];
  assign x2_is_normal = disjunction_1[2] ? (|s2[14:10]) : (|s2[30:23]);
  assign x2_exponent = disjunction_1[2] ? {s2[14], {3{~s2[14]}}, s2[13:10]} : s2[30:23];

  reg looked_up_3;
  always @*
    case (conjunction_1[24:23])
      2'd1: looked_up_3 = 1'b0;
      2'd2: looked_up_3 = 1'b1;
      default: looked_up_3 = ~(disjunction_1[2] ? conjunction_1[9] : conjunction_1[7]);
    endcase

  assign x2_is_zero = (~x2_is_normal) & ((~(|x2_fraction)) | looked_up_3);
  wire chosen_15 = disjunction_1[2] ? (&s2[14:10]) : (&s2[30:23]);
  assign x2_is_infinite = chosen_15 & (~(|x2_fraction));
  assign x2_is_nan = chosen_15 & (|x2_fraction);

  wire [22:0] conjunction_3 = x2_fraction & {23{x2_is_normal | (~looked_up_3)}};
  wire [22:0] conjunction_4 = x1_fraction & {23{x1_is_normal | (~looked_up_2)}};
  wire less_1 = {x1_exponent, conjunction_4} < {x2_exponent, conjunction_3};
  wire disjunction_2 = less_1 | ({x1_exponent, conjunction_4} == {x2_exponent, conjunction_3});
  wire [22:0] conjunction_5 = x0_fraction & {23{x0_is_normal | (~looked_up_1)}};
  wire equal_2 = {x0_exponent, conjunction_5} == {x2_exponent, conjunction_3};
  wire less_2 = {x0_exponent, conjunction_5} < {x2_exponent, conjunction_3};

  assign major_is_z = (less_2 | equal_2) & (~(x2_is_nan | x0_is_nan)) & disjunction_2 & (~(x2_is_nan | x1_is_nan));

  wire equal_3 = {x0_exponent, conjunction_5} == {x1_exponent, conjunction_4};
  wire less_3 = {x0_exponent, conjunction_5} < {x1_exponent, conjunction_4};

  assign major_is_y = (less_3 | equal_3) & (~(x1_is_nan | x0_is_nan)) & (~major_is_z);
  assign quotient_exponent = {1'b0, x2_exponent} - {1'b0, x1_exponent};

  wire equal_4 = conjunction_1[31:28] == 4'd8;
  wire disjunction_3 = (conjunction_1[31:28] == 4'd2) | equal_4 | (conjunction_1[31:28] == 4'ha);
  wire equal_5 = conjunction_1[31:28] == 4'd1;
  wire equal_6 = conjunction_1[31:28] == 4'd9;
  wire chosen_16 = major_is_z ? x2_is_normal : major_is_y ? x1_is_normal : x0_is_normal;
  wire chosen_17 = equal_6 ? chosen_16 : equal_5 ? x1_is_normal : disjunction_3 ? x0_is_normal : x2_is_normal;

  assign addend_moves = (~chosen_17) & (conjunction_1[22] | conjunction_1[14]) & ((~(|conjunction_1[56:55])) |
      equal_1);

  wire conjunction_6 = x0_is_zero & x2_is_zero;
  wire chosen_18 = disjunction_1[2] ? s2[15] : s2[31];
  wire chosen_19 = disjunction_1[0] ? chosen_6[15] : chosen_6[31];
  wire exclusive_1 = chosen_19 ^ chosen_18;
  wire less_4 = $signed(quotient_exponent) < $signed(9'h183);
  wire conjunction_7 = x0_is_zero & x1_is_zero;
  wire chosen_20 = disjunction_1[1] ? chosen_13[15] : chosen_13[31];
  wire exclusive_2 = chosen_19 ^ chosen_20;
  wire conjunction_8 = equal_3 & (~exclusive_2);
  wire [10:0] chosen_21 = (~($signed(quotient_exponent) < $signed(9'h60))) ? (11'h40 & {11{(conjunction_8 &
      (~x0_is_nan)) | conjunction_7}}) : (~x1_is_normal) ? 11'h40 : ((&x1_exponent[7:1]) | ((x1_exponent == 8'hfd) &
      (|conjunction_4))) ? (less_4 ? (11'h7c0 & {11{(conjunction_8 & (~x0_is_nan)) | conjunction_7}}) : 11'h7c0) :
      less_4 ? (11'h40 & {11{(equal_2 & (~exclusive_1) & (~x0_is_nan)) | conjunction_6}}) : (x2_exponent < 8'h18) ?
      11'h40 : 11'd0;
  wire [31:0] chosen_22 = (conjunction_1[36:34] == 3'd4) ? {{16{chosen_13[15]}}, chosen_13[15:0]} : chosen_13;
  wire [10:0] chosen_23 = ((&chosen_22[31:9]) | (~(|chosen_22[31:9]))) ? chosen_22[10:0] : chosen_22[31] ? 11'h600 :
      11'h1ff;

  reg [10:0] looked_up_4;
  always @*
    case (conjunction_1[36:34])
      3'd1: looked_up_4 = chosen_23;
      3'd4: looked_up_4 = chosen_23;
      3'd5: looked_up_4 = 11'd1;
      3'd2: looked_up_4 = chosen_21;
      default: looked_up_4 = 11'd0;
    endcase

  reg [10:0] looked_up_5;
  always @*
    case (conjunction_1[31:28])
      4'd8: looked_up_5 = 11'h10;
      4'ha: looked_up_5 = 11'd1;
      default: looked_up_5 = looked_up_4;
    endcase

  wire chosen_24 = major_is_z ? x2_is_zero : major_is_y ? x1_is_zero : x0_is_zero;
  wire chosen_25 = equal_6 ? chosen_24 : equal_5 ? x1_is_zero : disjunction_3 ? x0_is_zero : x2_is_zero;
  wire disjunction_4 = chosen_17 | (addend_moves & (~chosen_25));
  wire [7:0] chosen_26 = major_is_z ? x2_exponent : major_is_y ? x1_exponent : x0_exponent;
  wire [7:0] chosen_27 = equal_6 ? chosen_26 : equal_5 ? x1_exponent : disjunction_3 ? x0_exponent : x2_exponent;
  wire [22:0] chosen_28 = major_is_z ? conjunction_3 : major_is_y ? conjunction_4 : conjunction_5;
  wire [22:0] chosen_29 = equal_6 ? chosen_28 : equal_5 ? conjunction_4 : disjunction_3 ? conjunction_5 :
      conjunction_3;
  wire [3:0] sum_1 = leading_zeros_10(chosen_29[22:13]) + 4'd1;
  wire [7:0] chosen_30 = addend_moves ? (((chosen_27 - {4'd0, sum_1}) + 8'd1) & {8{~chosen_25}}) : chosen_27;

  reg [10:0] looked_up_6;
  always @*
    case (conjunction_1[57:55] & {3{~equal_1}})
      3'd1: looked_up_6 = 11'h71;
      3'd2: looked_up_6 = 11'h79;
      3'd3: looked_up_6 = 11'h71;
      default: looked_up_6 = 11'd1;
    endcase

  wire equal_7 = conjunction_1[31:28] == 4'd3;
  wire equal_8 = conjunction_1[31:28] == 4'd4;
  wire [10:0] chosen_31 = equal_8 ? 11'h9e : (equal_7 | chosen_25) ? looked_up_6 : {3'd0, chosen_30 | {7'd0,
      ~disjunction_4}};

  assign addend_exponent = chosen_31 + looked_up_5;

  wire [22:0] chosen_32 = addend_moves ? {chosen_29[22:13] << sum_1, 13'd0} : chosen_29;
  wire [31:0] chosen_33 = conjunction_1[42] ? {24'd0, chosen_6[{conjunction_1[44:43], 3'd0} +: 8]} :
      conjunction_1[41] ? {{16{conjunction_1[40] & chosen_6[15]}}, chosen_6[15:0]} : chosen_6;
  wire conjunction_9 = conjunction_1[40] & chosen_33[31];
  wire [31:0] sum_3 = (chosen_33 ^ {32{conjunction_9}}) + {31'd0, conjunction_9};
  wire [24:0] sum_4 = {1'b0, {disjunction_4, chosen_32}} + {4'd0, conjunction_1[55] ? chosen_13[31:11] : {1'b0,
      chosen_13[31:12]}};
  wire [39:0] chosen_34 = conjunction_1[50] ? {{1'b0, {disjunction_4, chosen_32}}, 15'd0} : {{disjunction_4,
      chosen_32}, 16'd0};

  always @*
    case (conjunction_1[31:28])
      4'd8: addend_significand = chosen_34 - {16'd0, {disjunction_4, chosen_32}};
      4'd3: addend_significand = 40'd0;
      4'ha: addend_significand = {sum_4, 15'd0};
      4'd4: addend_significand = {sum_3, 8'd0};
      default: addend_significand = {{disjunction_4, chosen_32}, 16'd0};
    endcase

  wire chosen_35 = major_is_z ? chosen_18 : major_is_y ? chosen_20 : chosen_19;
  wire chosen_36 = equal_6 ? chosen_35 : equal_5 ? chosen_20 : disjunction_3 ? chosen_19 : chosen_18;
  wire disjunction_5 = x0_is_zero | (conjunction_1[26] ? 1'b0 : x1_is_zero);
  wire exclusive_3 = chosen_19 ^ (conjunction_1[26] ? 1'b0 : chosen_20) ^ conjunction_1[27];

  assign sign_addend =
      equal_8 ? conjunction_9 :
      equal_7 ? (exclusive_3 & (~(conjunction_1[33] & disjunction_5))) :
      (chosen_36 ^ conjunction_1[32]);

  assign sign_product = (conjunction_1[25] & (~(conjunction_1[33] & disjunction_5))) ? exclusive_3 : sign_addend;

  wire equal_9 = conjunction_1[47:45] == 3'd6;
  wire chosen_37 = major_is_z ? x2_is_infinite : major_is_y ? x1_is_infinite : x0_is_infinite;
  wire chosen_38 = equal_6 ? chosen_37 : equal_5 ? x1_is_infinite : disjunction_3 ? x0_is_infinite : x2_is_infinite;
  wire conjunction_10 = chosen_38 & (~(equal_7 | equal_8)) & (~conjunction_1[56]);
  wire conjunction_11 = conjunction_1[25] & (x0_is_infinite | (conjunction_1[26] ? 1'b0 : x1_is_infinite)) &
      (~(conjunction_1[33] & disjunction_5));

  assign invalid = (conjunction_11 & disjunction_5) | (conjunction_11 & conjunction_10 & (sign_product ^
      sign_addend)) | (chosen_38 & equal_9);

  wire chosen_39 = major_is_z ? x2_is_nan : major_is_y ? x1_is_nan : x0_is_nan;
  wire conjunction_12 = chosen_39 & equal_6;
  wire disjunction_6 = conjunction_3[22] | x2_is_nan;
  wire conjunction_13 = x2_is_nan & conjunction_1[19];
  wire disjunction_7 = conjunction_4[22] | x1_is_nan;
  wire conjunction_14 = x1_is_nan & conjunction_1[18] & (~(conjunction_1[33] & disjunction_5));
  wire disjunction_8 = conjunction_5[22] | x0_is_nan;
  wire conjunction_15 = x0_is_nan & conjunction_1[17] & (~(conjunction_1[33] & disjunction_5));
  wire disjunction_9 = (chosen_20 & ((&x1_exponent) | ((x1_exponent == 8'hfe) & (&conjunction_4)))) | x1_is_nan |
      chosen_18 | x2_is_zero | x2_is_nan;
  wire conjunction_16 = conjunction_1[40] & conjunction_1[33] & disjunction_9;
  wire disjunction_10 = conjunction_11 | conjunction_10 | conjunction_12 | conjunction_13 | conjunction_14 |
      conjunction_15;
  wire equal_10 = conjunction_1[36:34] == 3'd2;
  wire conjunction_17 = equal_10 & (~(|chosen_21));
  wire disjunction_11 = x1_is_zero | x2_is_zero;
  wire conjunction_18 = equal_10 & disjunction_11;

  assign special =
      conjunction_18 ? 32'hffc00000 :
      (conjunction_17 & (~disjunction_10)) ? {chosen_19, x0_exponent, disjunction_8, conjunction_5[21:0]} :
      conjunction_16 ? 32'hff7fffff :
      conjunction_15 ? {chosen_19, 8'hff, disjunction_8, conjunction_5[21:0]} :
      conjunction_14 ? {chosen_20, 8'hff, disjunction_7, conjunction_4[21:0]} :
      conjunction_13 ? {chosen_18, 8'hff, disjunction_6, conjunction_3[21:0]} :
      conjunction_12 ? {chosen_35, 8'hff, chosen_28[22] | chosen_39, chosen_28[21:0]} :
      invalid ? 32'hffc00000 :
      {conjunction_11 ? sign_product : sign_addend, 31'h7f800000};

  assign is_special = disjunction_10 | conjunction_16 | conjunction_18 | conjunction_17;

  wire chosen_40 = conjunction_1[26] ? 1'b1 : x1_is_normal;
  wire [23:0] conjunction_19 = {chosen_40, conjunction_1[26] ? 23'd0 : conjunction_4} & {24{conjunction_1[25]}};
  wire [23:0] conjunction_20 = {x0_is_normal, conjunction_5} & {24{conjunction_1[25]}};
  wire [23:0] chosen_41 = (~conjunction_20[23]) ? conjunction_20 : conjunction_19;

  assign factor_zeros = leading_zeros_24(chosen_41);
  assign product = {24'd0, chosen_41 << factor_zeros} * {24'd0, (~conjunction_20[23]) ? conjunction_19 :
      conjunction_20};

  wire less_5 = chosen_30 < 8'h7f;
  wire chosen_42 = equal_9 ? ((~chosen_36) & less_5) : (equal_4 & (~(less_5 | ((chosen_30 == 8'h7f) &
      (~(|chosen_32))))));
  wire reduced_1 = |conjunction_1[47:45];
  wire conjunction_21 = reduced_1 & (~(equal_9 & chosen_42));
  wire [10:0] sum_5 = {3'd0, x0_exponent | {7'd0, ~x0_is_normal}} + {3'd0, (conjunction_1[26] ? 8'h7f : x1_exponent)
      | {7'd0, ~chosen_40}};

  assign reference_ =
      conjunction_1[25] ? ((sum_5 - {6'd0, factor_zeros}) + 11'h79c) :
      conjunction_21 ? 11'h9e :
      looked_up_6;

  assign align_shift = reference_ - addend_exponent;
  assign addend_dominates = align_shift[10] | (conjunction_1[25] & disjunction_5);

  wire [10:0] conjunction_22 = align_shift & {11{~addend_dominates}};
  wire [39:0] joined_1 = {addend_significand[0], addend_significand[1], addend_significand[2], addend_significand[3],
      addend_significand[4], addend_significand[5], addend_significand[6], addend_significand[7],
      addend_significand[8], addend_significand[9], addend_significand[10], addend_significand[11],
      addend_significand[12], addend_significand[13], addend_significand[14], addend_significand[15],
      addend_significand[16], addend_significand[17], addend_significand[18], addend_significand[19],
      addend_significand[20], addend_significand[21], addend_significand[22], addend_significand[23],
      addend_significand[24], addend_significand[25], addend_significand[26], addend_significand[27],
      addend_significand[28], addend_significand[29], addend_significand[30], addend_significand[31],
      addend_significand[32], addend_significand[33], addend_significand[34], addend_significand[35],
      addend_significand[36], addend_significand[37], addend_significand[38], addend_significand[39]};

  assign lost = ($signed({5'd0, leading_zeros_40(joined_1)} + 11'h23) < $signed(conjunction_22)) & (~(equal_8 ?
      (~(|sum_3)) : (chosen_25 | equal_7)));
  assign below_guard = |aligned_1[41:0];
  wire conjunction_23 = (result_1 == 3'd3) & integer_1[2];
  assign negate_integer = conjunction_23 & sign_addend_1;

  wire disjunction_12 = aligned_1[42] | below_guard;

  reg looked_up_7;
  always @*
    case (integral_1)
      3'd2: looked_up_7 = sign_addend_1 & disjunction_12;
      3'd3: looked_up_7 = (~sign_addend_1) & disjunction_12;
      3'd4: looked_up_7 = aligned_1[42] & (below_guard | aligned_1[43]);
      3'd5: looked_up_7 = aligned_1[42] & (below_guard | (~sign_addend_1));
      default: looked_up_7 = 1'b0;
    endcase

  wire equal_11 = integral_1 == 3'd6;
  wire conjunction_24 = equal_11 & at_units_1;
  wire chosen_43 = conjunction_24 ? (sign_addend_1 & (|aligned_1[42:0]) & (~addend_dominates_1)) : ((at_units_1 &
      (~addend_dominates_1) & (~equal_11) & looked_up_7) ^ negate_integer);

  assign other_term = {{26'd0, product_1}, 1'b0} | {31'd0, {chosen_43, 43'd0}};
  assign subtract = (sign_addend_1 ^ sign_product_1) | (conjunction_24 & sign_addend_1) | negate_integer;
  wire [42:0] conjunction_25 = aligned_1[42:0] & {43{conjunction_24 ? (~addend_dominates_1) : ((~at_units_1) |
      addend_dominates_1)}};
  assign term_smaller = ({aligned_1[74:43] & {32{~conjunction_24}}, conjunction_25} < other_term) & (~negate_integer);

  wire conjunction_26 = subtract & term_smaller;
  wire [75:0] sum_6 = {{aligned_1[74:43] & {32{~conjunction_24}}, conjunction_25}, 1'b1} + {other_term ^
      {75{subtract}}, subtract & (~term_smaller)};

  assign sum = sum_6[75:1] ^ {75{negate_integer | conjunction_26}};
  assign leading_zeros = leading_zeros_75(sum_2);

  reg [10:0] looked_up_8;
  always @*
    case (format_2 & {3{~(second_2 == 2'd1)}})
      3'd1: looked_up_8 = 11'h71;
      3'd2: looked_up_8 = 11'h79;
      3'd3: looked_up_8 = 11'h71;
      default: looked_up_8 = 11'd1;
    endcase

  wire [10:0] difference_1 = top_exponent_2 - looked_up_8;
  wire [6:0] chosen_44 = ((difference_1 < {4'd0, leading_zeros}) & (~((result_2 == 3'd4) | (result_2 == 3'd5)))) ?
      difference_1[6:0] : leading_zeros;

  assign normalised = sum_2 << chosen_44;

  wire [10:0] sum_7 = (normalised[74] ? (top_exponent_2 - {4'd0, chosen_44}) : looked_up_8) + 11'h7ff;
  wire [10:0] conjunction_27 = (sum_7 + 11'h783) & {11{normalised[74]}};

  assign integer_ = (result_2 == 3'd5) ? ({{21{conjunction_27[10]}}, conjunction_27} & {32{~is_nan_2}}) : ((over_2 ?
      limit_2 : sum_2[74:43]) & {32{~is_nan_2}});

  assign ab_less =
      exclusive_2 ? chosen_19 :
      chosen_19 ? (~(less_3 | equal_3)) :
      less_3;

  assign ac_less =
      exclusive_1 ? chosen_19 :
      chosen_19 ? (~(less_2 | equal_2)) :
      less_2;

  wire exclusive_4 = chosen_20 ^ chosen_18;

  assign bc_less =
      exclusive_4 ? chosen_20 :
      chosen_20 ? (~disjunction_2) :
      less_1;

  wire conjunction_28 = x0_is_nan & (~conjunction_5[22]);
  wire disjunction_13 = x0_is_nan | x1_is_nan;
  wire chosen_45 = conjunction_1[42] ? (x1_is_nan & ((x1_is_nan & (~conjunction_4[22])) | (~x0_is_nan)) &
      (~conjunction_28)) : (x0_is_nan & (~x1_is_nan));

  assign first_is_b =
      disjunction_13 ? chosen_45 :
      conjunction_1[40] ? ab_less :
      (~ab_less);

  assign take_median = conjunction_1[43] & (~(disjunction_13 | x2_is_nan));

  wire chosen_46 = first_is_b ? bc_less : ac_less;
  wire chosen_47 = first_is_b ? x1_is_nan : x0_is_nan;
  wire chosen_48 = conjunction_1[42] ? (x2_is_nan & ((x2_is_nan & (~conjunction_3[22])) | (~chosen_47))) : (chosen_47
      & (~x2_is_nan));
  wire chosen_49 = (chosen_47 | x2_is_nan) ? chosen_48 : conjunction_1[41] ? chosen_46 : (~chosen_46);
  wire conjunction_29 = x1_is_zero & x2_is_zero;
  wire conjunction_30 = (ab_less | conjunction_7 | conjunction_8) & ((~bc_less) | conjunction_29);
  wire conjunction_31 = ((~ab_less) | conjunction_7) & ((~ac_less) | conjunction_6);
  wire chosen_50 = conjunction_31 ? bc_less : conjunction_30 ? ac_less : 1'b0;

  assign is_c = take_median ? chosen_50 : (conjunction_1[19] & chosen_49);
  assign is_b = take_median ? (conjunction_31 ? (~bc_less) : ((~conjunction_30) & ab_less)) : first_is_b;
  assign compare_less = ab_less;

  wire [2:0] conjunction_32 = format_3 & {3{~(second_3 == 2'd1)}};

  reg looked_up_9;
  always @*
    case (conjunction_32)
      3'd1: looked_up_9 = (|significand_3[11:0]) | guard_3 | sticky_3;
      3'd2: looked_up_9 = (|significand_3[18:0]) | guard_3 | sticky_3;
      3'd3: looked_up_9 = (|significand_3[19:0]) | guard_3 | sticky_3;
      3'd4: looked_up_9 = (|significand_3[14:0]) | guard_3 | sticky_3;
      default: looked_up_9 = sticky_3;
    endcase

  reg looked_up_10;
  always @*
    case (conjunction_32)
      3'd1: looked_up_10 = significand_3[12];
      3'd2: looked_up_10 = significand_3[19];
      3'd3: looked_up_10 = significand_3[20];
      3'd4: looked_up_10 = significand_3[15];
      default: looked_up_10 = guard_3;
    endcase

  wire disjunction_14 = looked_up_10 | looked_up_9;

  reg looked_up_11;
  always @*
    case (conjunction_32)
      3'd1: looked_up_11 = significand_3[13];
      3'd2: looked_up_11 = significand_3[20];
      3'd3: looked_up_11 = significand_3[21];
      3'd4: looked_up_11 = significand_3[16];
      default: looked_up_11 = significand_3[0];
    endcase

  always @*
    case (round_3)
      2'd0: round_up = looked_up_10 & (looked_up_9 | looked_up_11);
      2'd1: round_up = (~sign_3) & disjunction_14;
      2'd2: round_up = sign_3 & disjunction_14;
      default: round_up = 1'b0;
    endcase

  wire equal_12 = conjunction_32 == 3'd0;
  wire equal_13 = conjunction_32 == 3'd1;
  wire equal_14 = conjunction_32 == 3'd4;
  wire equal_15 = conjunction_32 == 3'd2;
  wire equal_16 = conjunction_32 == 3'd3;
  wire [21:0] joined_2 = {equal_16 & round_up, equal_15 & round_up, 3'd0, equal_14 & round_up, 2'd0, equal_13 &
      round_up, 12'd0, equal_12 & round_up};

  assign rounded = {exponent_3, 23'd0} + {10'd0, significand_3} + {12'd0, joined_2};

  reg [10:0] looked_up_12;
  always @*
    case (conjunction_32)
      3'd1: looked_up_12 = 11'h8f;
      3'd2: looked_up_12 = 11'h87;
      3'd3: looked_up_12 = 11'h8f;
      default: looked_up_12 = 11'hff;
    endcase

  assign overflow = (~(rounded[33:23] < looked_up_12)) & ((~equal_15) | (&rounded[22:20]) | (rounded[33:23] !=
      looked_up_12));

  reg [10:0] looked_up_13;
  always @*
    case (conjunction_32)
      3'd1: looked_up_13 = 11'h71;
      3'd2: looked_up_13 = 11'h79;
      3'd3: looked_up_13 = 11'h71;
      default: looked_up_13 = 11'd1;
    endcase

  wire [10:0] sum_8 = looked_up_13 + 11'h7ff;
  wire [30:0] chosen_51 = equal_15 ? 31'h43e00000 : {looked_up_12[7:0] + 8'hff, 23'h7fffff};

  reg looked_up_14;
  always @*
    case (round_3)
      2'd0: looked_up_14 = 1'b1;
      2'd1: looked_up_14 = ~sign_3;
      2'd2: looked_up_14 = sign_3;
      default: looked_up_14 = 1'b0;
    endcase

  wire [30:0] chosen_52 = ((looked_up_14 | conjunction_32[1]) & (~(saturate_3 & (|conjunction_32)))) ? 31'h7f800000 :
      chosen_51;
  wire [30:0] chosen_53 = overflow ? chosen_52 : (rounded[30:0] & {31{~((rounded[33:23] == sum_8) &
      (~keep_denormals_3))}});
  wire equal_17 = integral_3 == 3'd6;
  wire [30:0] chosen_54 = ((chosen_53[30:23] == 8'h7f) & equal_17) ? 31'h3f7fffff : chosen_53;
  wire reduced_2 = |chosen_54[30:23];
  wire [10:0] sum_9 = {3'd0, chosen_54[30:23] | {7'd0, ~reduced_2}} + ((scaled_3[0] ? 11'h7c0 : 11'h40) &
      {11{scaled_3[1] & (~(second_3 == 2'd1))}});

  reg [10:0] looked_up_15;
  always @*
    case ({2'd0, second_3 == 2'd1})
      3'd1: looked_up_15 = 11'h71;
      3'd2: looked_up_15 = 11'h79;
      3'd3: looked_up_15 = 11'h71;
      default: looked_up_15 = 11'd1;
    endcase

  wire [10:0] difference_2 = looked_up_15 - sum_9;
  wire conjunction_33 = (~difference_2[10]) & (|difference_2);

  assign second_exponent = (conjunction_33 ? looked_up_15 : sum_9) + 11'h7ff;

  wire [10:0] conjunction_34 = difference_2 & {11{conjunction_33}};
  wire [4:0] disjunction_15 = conjunction_34[4:0] | {5{|conjunction_34[10:5]}};
  wire [24:0] shifted_3 = {{reduced_2, chosen_54[22:0] & {23{reduced_2 | (~second_flush_3)}}}, 1'b0} >>
      disjunction_15;

  assign second_significand = shifted_3[24:1];

  wire reduced_3 = |{reduced_2, chosen_54[22:0] & {23{reduced_2 | (~second_flush_3)}}};
  wire [22:0] conjunction_35 = chosen_54[22:0] & {23{reduced_2 | (~second_flush_3)}};
  wire [23:0] joined_3 = {conjunction_35[0], conjunction_35[1], conjunction_35[2], conjunction_35[3],
      conjunction_35[4], conjunction_35[5], conjunction_35[6], conjunction_35[7], conjunction_35[8],
      conjunction_35[9], conjunction_35[10], conjunction_35[11], conjunction_35[12], conjunction_35[13],
      conjunction_35[14], conjunction_35[15], conjunction_35[16], conjunction_35[17], conjunction_35[18],
      conjunction_35[19], conjunction_35[20], conjunction_35[21], conjunction_35[22], reduced_2};
  wire conjunction_36 = ((leading_zeros_24(joined_3) + 5'd1) < disjunction_15) & reduced_3;

  reg looked_up_16;
  always @*
    case ({2'd0, second_3 == 2'd1})
      3'd1: looked_up_16 = (|second_significand[11:0]) | shifted_3[0] | conjunction_36;
      3'd2: looked_up_16 = (|second_significand[18:0]) | shifted_3[0] | conjunction_36;
      3'd3: looked_up_16 = (|second_significand[19:0]) | shifted_3[0] | conjunction_36;
      3'd4: looked_up_16 = (|second_significand[14:0]) | shifted_3[0] | conjunction_36;
      default: looked_up_16 = conjunction_36;
    endcase

  reg looked_up_17;
  always @*
    case ({2'd0, second_3 == 2'd1})
      3'd1: looked_up_17 = second_significand[12];
      3'd2: looked_up_17 = second_significand[19];
      3'd3: looked_up_17 = second_significand[20];
      3'd4: looked_up_17 = second_significand[15];
      default: looked_up_17 = shifted_3[0];
    endcase

  wire disjunction_16 = looked_up_17 | looked_up_16;

  reg looked_up_18;
  always @*
    case ({2'd0, second_3 == 2'd1})
      3'd1: looked_up_18 = second_significand[13];
      3'd2: looked_up_18 = second_significand[20];
      3'd3: looked_up_18 = second_significand[21];
      3'd4: looked_up_18 = second_significand[16];
      default: looked_up_18 = second_significand[0];
    endcase

  always @*
    case (second_round_3)
      2'd0: round_up_2 = looked_up_17 & (looked_up_16 | looked_up_18);
      2'd1: round_up_2 = (~sign_3) & disjunction_16;
      2'd2: round_up_2 = sign_3 & disjunction_16;
      default: round_up_2 = 1'b0;
    endcase

  wire equal_18 = {2'd0, second_3 == 2'd1} == 3'd2;
  wire [21:0] joined_4 = {({2'd0, second_3 == 2'd1} == 3'd3) & round_up_2, equal_18 & round_up_2, 3'd0, ({2'd0,
      second_3 == 2'd1} == 3'd4) & round_up_2, 2'd0, ({2'd0, second_3 == 2'd1} == 3'd1) & round_up_2, 12'd0, ({2'd0,
      second_3 == 2'd1} == 3'd0) & round_up_2};

  assign rounded_2 = {second_exponent, 23'd0} + {10'd0, second_significand} + {12'd0, joined_4};

  reg [10:0] looked_up_19;
  always @*
    case ({2'd0, second_3 == 2'd1})
      3'd1: looked_up_19 = 11'h8f;
      3'd2: looked_up_19 = 11'h87;
      3'd3: looked_up_19 = 11'h8f;
      default: looked_up_19 = 11'hff;
    endcase

  assign overflow_2 = (~(rounded_2[33:23] < looked_up_19)) & ((~equal_18) | (&rounded_2[22:20]) | (rounded_2[33:23]
      != looked_up_19));

  wire [2:0] extended_1 = {2'd0, second_3 == 2'd1};

  reg looked_up_20;
  always @*
    case (second_round_3)
      2'd0: looked_up_20 = 1'b1;
      2'd1: looked_up_20 = ~sign_3;
      2'd2: looked_up_20 = sign_3;
      default: looked_up_20 = 1'b0;
    endcase

  wire [30:0] chosen_55 = ((looked_up_20 | extended_1[1]) & (~(saturate_3 & (second_3 == 2'd1)))) ? 31'h7f800000 :
      equal_18 ? 31'h43e00000 : {looked_up_19[7:0] + 8'hff, 23'h7fffff};
  wire [30:0] conjunction_37 = rounded_2[30:0] & {31{~((rounded_2[33:23] == (looked_up_15 + 11'h7ff)) &
      (~second_keep_3))}};
  wire [30:0] chosen_56 = (&chosen_54[30:23]) ? chosen_54 : overflow_2 ? chosen_55 : conjunction_37;

  assign before_modifiers = is_special_3 ? special_3 : {sign_3, (|second_3) ? (chosen_56 & {31{~(~reduced_3)}}) :
      chosen_54};

  reg [10:0] looked_up_21;
  always @*
    case (omod_3)
      2'd1: looked_up_21 = 11'd1;
      2'd2: looked_up_21 = 11'd2;
      2'd3: looked_up_21 = 11'h7ff;
      default: looked_up_21 = 11'd0;
    endcase

  assign scaled_exponent = {3'd0, before_modifiers[30:23]} + looked_up_21;
  wire [31:0] extended_2 = {16'd0, chosen_6[31:16]};
  assign h0_fraction = {extended_2[9:0], 13'd0};
  assign h0_is_normal = |extended_2[14:10];
  assign h0_exponent = {extended_2[14], {3{~extended_2[14]}}, extended_2[13:10]};

  reg looked_up_22;
  always @*
    case (conjunction_1[24:23])
      2'd1: looked_up_22 = 1'b0;
      2'd2: looked_up_22 = 1'b1;
      default: looked_up_22 = ~conjunction_1[9];
    endcase

  assign h0_is_zero = (~h0_is_normal) & ((~(|h0_fraction)) | looked_up_22);
  wire chosen_57 = &extended_2[14:10];
  assign h0_is_infinite = chosen_57 & (~(|h0_fraction));
  assign h0_is_nan = chosen_57 & (|h0_fraction);
  wire [31:0] extended_3 = {16'd0, chosen_13[31:16]};
  assign h1_fraction = {extended_3[9:0], 13'd0};
  assign h1_is_normal = |extended_3[14:10];
  assign h1_exponent = {extended_3[14], {3{~extended_3[14]}}, extended_3[13:10]};
  assign h1_is_zero = (~h1_is_normal) & ((~(|h1_fraction)) | looked_up_22);
  wire chosen_58 = &extended_3[14:10];
  assign h1_is_infinite = chosen_58 & (~(|h1_fraction));
  assign h1_is_nan = chosen_58 & (|h1_fraction);
  wire [31:0] extended_4 = {16'd0, s2[31:16]};
  assign h2_fraction = {extended_4[9:0], 13'd0};
  assign h2_is_normal = |extended_4[14:10];
  assign h2_exponent = {extended_4[14], {3{~extended_4[14]}}, extended_4[13:10]};
  assign h2_is_zero = (~h2_is_normal) & ((~(|h2_fraction)) | looked_up_22);
  wire chosen_59 = &extended_4[14:10];
  assign h2_is_infinite = chosen_59 & (~(|h2_fraction));
  assign h2_is_nan = chosen_59 & (|h2_fraction);

  reg [10:0] looked_up_23;
  always @*
    case (conjunction_1[31:28])
      4'd8: looked_up_23 = 11'h10;
      default: looked_up_23 = 11'd0;
    endcase

  wire chosen_60 = equal_5 ? h1_is_normal : disjunction_3 ? x1_is_normal : h2_is_normal;
  wire [7:0] chosen_61 = equal_5 ? h1_exponent : disjunction_3 ? x1_exponent : h2_exponent;
  wire chosen_62 = equal_5 ? h1_is_zero : disjunction_3 ? x1_is_zero : h2_is_zero;

  assign addend_exponent_2 = ((equal_7 | chosen_62) ? looked_up_6 : {3'd0, chosen_61 | {7'd0, ~chosen_60}}) +
      looked_up_23;

  wire [22:0] conjunction_38 = h2_fraction & {23{h2_is_normal | (~looked_up_22)}};
  wire [22:0] conjunction_39 = h1_fraction & {23{h1_is_normal | (~looked_up_22)}};
  wire [22:0] chosen_63 = equal_5 ? conjunction_39 : disjunction_3 ? conjunction_4 : conjunction_38;
  wire [39:0] chosen_64 = conjunction_1[50] ? {{1'b0, {chosen_60, chosen_63}}, 15'd0} : {{chosen_60, chosen_63},
      16'd0};

  always @*
    case (conjunction_1[31:28])
      4'd8: addend_significand_2 = chosen_64 - {16'd0, {chosen_60, chosen_63}};
      4'd3: addend_significand_2 = 40'd0;
      default: addend_significand_2 = {{chosen_60, chosen_63}, 16'd0};
    endcase

  wire chosen_65 = equal_5 ? extended_3[15] : disjunction_3 ? chosen_20 : extended_4[15];
  wire disjunction_17 = h0_is_zero | (conjunction_1[26] ? 1'b0 : h1_is_zero);
  wire exclusive_5 = extended_2[15] ^ (conjunction_1[26] ? 1'b0 : extended_3[15]) ^ conjunction_1[27];

  assign sign_addend_2 = equal_7 ? (exclusive_5 & (~(conjunction_1[33] & disjunction_17))) : (chosen_65 ^
      conjunction_1[32]);
  assign sign_product_2 = (conjunction_1[25] & (~(conjunction_1[33] & disjunction_17))) ? exclusive_5 : sign_addend_2;

  wire chosen_66 = equal_5 ? h1_is_infinite : disjunction_3 ? x1_is_infinite : h2_is_infinite;
  wire conjunction_40 = chosen_66 & (~(equal_7 | equal_8)) & (~conjunction_1[56]);
  wire conjunction_41 = conjunction_1[25] & (h0_is_infinite | (conjunction_1[26] ? 1'b0 : h1_is_infinite)) &
      (~(conjunction_1[33] & disjunction_17));

  assign invalid_2 = (conjunction_41 & disjunction_17) | (conjunction_41 & conjunction_40 & (sign_product_2 ^
      sign_addend_2)) | (chosen_66 & equal_9);

  wire conjunction_42 = x1_is_nan & (~conjunction_1[25]);
  wire disjunction_18 = conjunction_38[22] | h2_is_nan;
  wire conjunction_43 = h2_is_nan & conjunction_1[19] & conjunction_1[25];
  wire disjunction_19 = conjunction_39[22] | h1_is_nan;
  wire conjunction_44 = h1_is_nan & conjunction_1[18] & conjunction_1[25] & (~(conjunction_1[33] & disjunction_17));
  wire [22:0] conjunction_45 = h0_fraction & {23{h0_is_normal | (~looked_up_22)}};
  wire disjunction_20 = conjunction_45[22] | h0_is_nan;
  wire conjunction_46 = h0_is_nan & conjunction_1[17] & conjunction_1[25] & (~(conjunction_1[33] & disjunction_17));

  assign special_2_2 =
      conjunction_46 ? {extended_2[15], 8'hff, disjunction_20, conjunction_45[21:0]} :
      conjunction_44 ? {extended_3[15], 8'hff, disjunction_19, conjunction_39[21:0]} :
      conjunction_43 ? {extended_4[15], 8'hff, disjunction_18, conjunction_38[21:0]} :
      conjunction_42 ? {chosen_20, 8'hff, disjunction_7, conjunction_4[21:0]} :
      invalid_2 ? 32'hffc00000 :
      {conjunction_41 ? sign_product_2 : sign_addend_2, 31'h7f800000};

  assign is_special_2_2 = conjunction_41 | conjunction_40 | conjunction_42 | conjunction_43 | conjunction_44 |
      conjunction_46;

  wire chosen_67 = conjunction_1[26] ? 1'b1 : h1_is_normal;
  wire [23:0] joined_5 = {chosen_67, conjunction_1[26] ? 23'd0 : conjunction_39};
  wire [10:0] conjunction_47 = joined_5[23:13] & {11{conjunction_1[25]}};
  wire [23:0] joined_6 = {h0_is_normal, conjunction_45};
  wire [10:0] conjunction_48 = joined_6[23:13] & {11{conjunction_1[25]}};
  wire [10:0] chosen_68 = (~conjunction_48[10]) ? conjunction_48 : conjunction_47;

  assign factor_zeros_2 = leading_zeros_11(chosen_68);
  assign product_2 = {11'd0, chosen_68 << factor_zeros_2} * {11'd0, (~conjunction_48[10]) ? conjunction_47 :
      conjunction_48};

  wire less_6 = chosen_61 < 8'h7f;
  wire chosen_69 = equal_9 ? ((~chosen_65) & less_6) : (equal_4 & (~(less_6 | ((chosen_61 == 8'h7f) &
      (~(|chosen_63))))));
  wire conjunction_49 = reduced_1 & (~(equal_9 & chosen_69));
  wire [10:0] sum_10 = {3'd0, h0_exponent | {7'd0, ~h0_is_normal}} + {3'd0, (conjunction_1[26] ? 8'h7f : h1_exponent)
      | {7'd0, ~chosen_67}};

  assign reference_2 =
      conjunction_1[25] ? ((sum_10 - {7'd0, factor_zeros_2}) + 11'h78f) :
      conjunction_49 ? 11'h8e :
      looked_up_6;

  assign align_shift_2 = reference_2 - addend_exponent_2;
  assign addend_dominates_2 = align_shift_2[10] | (conjunction_1[25] & disjunction_17);

  wire [10:0] conjunction_50 = align_shift_2 & {11{~addend_dominates_2}};
  wire [39:0] joined_7 = {addend_significand_2[0], addend_significand_2[1], addend_significand_2[2],
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

  assign lost_2 = ($signed({5'd0, leading_zeros_40(joined_7)} + 11'h7fc) < $signed(conjunction_50)) & (~(chosen_62 |
      equal_7));
  assign below_guard_2 = |aligned_1_2[18:0];
  assign negate_integer_2 = conjunction_23 & sign_addend_1_2;

  wire disjunction_21 = aligned_1_2[19] | below_guard_2;

  reg looked_up_24;
  always @*
    case (integral_1)
      3'd2: looked_up_24 = sign_addend_1_2 & disjunction_21;
      3'd3: looked_up_24 = (~sign_addend_1_2) & disjunction_21;
      3'd4: looked_up_24 = aligned_1_2[19] & (below_guard_2 | aligned_1_2[20]);
      3'd5: looked_up_24 = aligned_1_2[19] & (below_guard_2 | (~sign_addend_1_2));
      default: looked_up_24 = 1'b0;
    endcase

  wire conjunction_51 = equal_11 & at_units_1_2;
  wire chosen_70 = conjunction_51 ? (sign_addend_1_2 & (|aligned_1_2[19:0]) & (~addend_dominates_1_2)) :
      ((at_units_1_2 & (~addend_dominates_1_2) & (~equal_11) & looked_up_24) ^ negate_integer_2);

  assign other_term_2 = {{13'd0, product_1_2}, 1'b0} | {15'd0, {chosen_70, 20'd0}};
  assign subtract_2 = (sign_addend_1_2 ^ sign_product_1_2) | (conjunction_51 & sign_addend_1_2) | negate_integer_2;
  wire [19:0] conjunction_52 = aligned_1_2[19:0] & {20{conjunction_51 ? (~addend_dominates_1_2) : ((~at_units_1_2) |
      addend_dominates_1_2)}};
  assign term_smaller_2 = ({aligned_1_2[35:20] & {16{~conjunction_51}}, conjunction_52} < other_term_2) &
      (~negate_integer_2);

  wire conjunction_53 = subtract_2 & term_smaller_2;
  wire [36:0] sum_11 = {{aligned_1_2[35:20] & {16{~conjunction_51}}, conjunction_52}, 1'b1} + {other_term_2 ^
      {36{subtract_2}}, subtract_2 & (~term_smaller_2)};

  assign sum_2_2 = sum_11[36:1] ^ {36{negate_integer_2 | conjunction_53}};
  assign leading_zeros_2 = leading_zeros_36(sum_2_3);

  wire [10:0] difference_3 = top_exponent_2_2 - looked_up_8;
  wire [5:0] chosen_71 = ((difference_3 < {5'd0, leading_zeros_2}) & (~((result_2 == 3'd4) | (result_2 == 3'd5)))) ?
      difference_3[5:0] : leading_zeros_2;

  assign normalised_2 = sum_2_3 << chosen_71;

  wire [10:0] sum_12 = (normalised_2[35] ? (top_exponent_2_2 - {5'd0, chosen_71}) : looked_up_8) + 11'h7ff;
  wire [10:0] conjunction_54 = (sum_12 + 11'h783) & {11{normalised_2[35]}};

  assign integer_2_2 = (result_2 == 3'd5) ? ({{5{conjunction_54[10]}}, conjunction_54} & {16{~is_nan_2_2}}) :
      ((over_2_2 ? limit_2_2 : sum_2_3[35:20]) & {16{~is_nan_2_2}});

  wire less_7 = {h0_exponent, conjunction_45} < {h1_exponent, conjunction_39};
  wire equal_19 = {h0_exponent, conjunction_45} == {h1_exponent, conjunction_39};
  wire exclusive_6 = extended_2[15] ^ extended_3[15];

  assign ab_less_2 =
      exclusive_6 ? extended_2[15] :
      extended_2[15] ? (~(less_7 | equal_19)) :
      less_7;

  wire less_8 = {h0_exponent, conjunction_45} < {h2_exponent, conjunction_38};

  assign ac_less_2 =
      (extended_2[15] ^ extended_4[15]) ? extended_2[15] :
      extended_2[15] ? (~(less_8 | ({h0_exponent, conjunction_45} == {h2_exponent, conjunction_38}))) :
      less_8;

  wire less_9 = {h1_exponent, conjunction_39} < {h2_exponent, conjunction_38};

  assign bc_less_2 =
      (extended_3[15] ^ extended_4[15]) ? extended_3[15] :
      extended_3[15] ? (~(less_9 | ({h1_exponent, conjunction_39} == {h2_exponent, conjunction_38}))) :
      less_9;

  wire conjunction_55 = h1_is_nan & ((h1_is_nan & (~conjunction_39[22])) | (~h0_is_nan)) & (~(h0_is_nan &
      (~conjunction_45[22])));
  wire disjunction_22 = h0_is_nan | h1_is_nan;

  assign first_is_b_2 =
      disjunction_22 ? (conjunction_1[42] ? conjunction_55 : (h0_is_nan & (~h1_is_nan))) :
      conjunction_1[40] ? ab_less_2 :
      (~ab_less_2);

  assign take_median_2 = conjunction_1[43] & (~(disjunction_22 | h2_is_nan));

  wire conjunction_56 = h0_is_zero & h1_is_zero;
  wire conjunction_57 = (ab_less_2 | conjunction_56 | (equal_19 & (~exclusive_6))) & ((~bc_less_2) | (h1_is_zero &
      h2_is_zero));
  wire conjunction_58 = ((~ab_less_2) | conjunction_56) & ((~ac_less_2) | (h0_is_zero & h2_is_zero));
  wire chosen_72 = conjunction_58 ? bc_less_2 : conjunction_57 ? ac_less_2 : 1'b0;

  assign is_c_2 = take_median_2 ? chosen_72 : 1'b0;
  assign is_b_2 = take_median_2 ? (conjunction_58 ? (~bc_less_2) : ((~conjunction_57) & ab_less_2)) : first_is_b_2;

  reg looked_up_25;
  always @*
    case (conjunction_32)
      3'd1: looked_up_25 = (|significand_3_2[11:0]) | guard_3_2 | sticky_3_2;
      3'd2: looked_up_25 = (|significand_3_2[18:0]) | guard_3_2 | sticky_3_2;
      3'd3: looked_up_25 = (|significand_3_2[19:0]) | guard_3_2 | sticky_3_2;
      3'd4: looked_up_25 = (|significand_3_2[14:0]) | guard_3_2 | sticky_3_2;
      default: looked_up_25 = sticky_3_2;
    endcase

  reg looked_up_26;
  always @*
    case (conjunction_32)
      3'd1: looked_up_26 = significand_3_2[12];
      3'd2: looked_up_26 = significand_3_2[19];
      3'd3: looked_up_26 = significand_3_2[20];
      3'd4: looked_up_26 = significand_3_2[15];
      default: looked_up_26 = guard_3_2;
    endcase

  wire disjunction_23 = looked_up_26 | looked_up_25;

  reg looked_up_27;
  always @*
    case (conjunction_32)
      3'd1: looked_up_27 = significand_3_2[13];
      3'd2: looked_up_27 = significand_3_2[20];
      3'd3: looked_up_27 = significand_3_2[21];
      3'd4: looked_up_27 = significand_3_2[16];
      default: looked_up_27 = significand_3_2[0];
    endcase

  always @*
    case (round_3)
      2'd0: round_up_3 = looked_up_26 & (looked_up_25 | looked_up_27);
      2'd1: round_up_3 = (~sign_3_2) & disjunction_23;
      2'd2: round_up_3 = sign_3_2 & disjunction_23;
      default: round_up_3 = 1'b0;
    endcase

  wire [21:0] joined_8 = {equal_16 & round_up_3, equal_15 & round_up_3, 3'd0, equal_14 & round_up_3, 2'd0, equal_13 &
      round_up_3, 12'd0, equal_12 & round_up_3};
  assign rounded_3 = {exponent_3_2, 23'd0} + {10'd0, significand_3_2} + {12'd0, joined_8};
  assign overflow_3 = (~(rounded_3[33:23] < looked_up_12)) & ((~equal_15) | (&rounded_3[22:20]) | (rounded_3[33:23]
      != looked_up_12));

  reg looked_up_28;
  always @*
    case (round_3)
      2'd0: looked_up_28 = 1'b1;
      2'd1: looked_up_28 = ~sign_3_2;
      2'd2: looked_up_28 = sign_3_2;
      default: looked_up_28 = 1'b0;
    endcase

  wire [30:0] chosen_73 = ((looked_up_28 | conjunction_32[1]) & (~(saturate_3 & (|conjunction_32)))) ? 31'h7f800000 :
      chosen_51;
  wire [30:0] chosen_74 = overflow_3 ? chosen_73 : (rounded_3[30:0] & {31{~((rounded_3[33:23] == sum_8) &
      (~keep_denormals_3))}});

  assign before_modifiers_2 = high_is_special_3 ? {high_special_3, 13'd0} : {sign_3_2, ((chosen_74[30:23] == 8'h7f) &
      equal_17) ? 31'h3f7fffff : chosen_74};
  assign scaled_exponent_2 = {3'd0, before_modifiers_2[30:23]} + looked_up_21;
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

  reg [1:0] looked_up_29;
  always @*
    case (conjunction_1[59:58])
      2'd2: looked_up_29 = 2'd3;
      2'd3: looked_up_29 = 2'd0;
      default: looked_up_29 = equal_1 ? conjunction_1[6:5] : conjunction_1[4:3];
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
      clamp_1 <= conjunction_1[0] & (~conjunction_1[56]);
      omod_1 <= conjunction_1[2:1] & {2{(~conjunction_1[64]) & (~conjunction_1[56])}};
      saturate_1 <= conjunction_1[11] & (|conjunction_1[57:55]);
      integral_1 <= conjunction_1[47:45];
      integer_1 <= conjunction_1[51:48];
      result_1 <= conjunction_1[54:52];
      format_1 <= conjunction_1[57:55];
      round_1 <= round;
      keep_denormals_1 <= keep_denormals;
      second_1 <= conjunction_1[63:62];
      second_round_1 <= looked_up_29;
      second_keep_1 <= equal_1 ? conjunction_1[10] : conjunction_1[8];
      second_flush_1 <= equal_1 & (~conjunction_1[7]);
      packed_1 <= conjunction_1[64];
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

  wire equal_20 = conjunction_1[54:52] == 3'd5;
  wire chosen_75 = equal_6 ? chosen_39 : equal_5 ? x1_is_nan : disjunction_3 ? x0_is_nan : x2_is_nan;

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
      aligned_1 <= (({addend_significand, 35'd0} >> conjunction_22[6:0]) & {75{~(|conjunction_22[10:7])}}) | {74'd0,
          lost};
      top_exponent_1 <= addend_dominates ? addend_exponent : reference_;
      addend_dominates_1 <= addend_dominates & (~(equal_8 ? (~(|sum_3)) : (chosen_25 | equal_7)));
      at_units_1 <= conjunction_21;
      sign_addend_1 <= sign_addend;
      sign_product_1 <= sign_product;
      beyond_1 <= chosen_42;
      is_nan_1 <= chosen_75 | (equal_20 & chosen_38);
    end
  end

  wire conjunction_59 = sign_addend_1 & (~integer_1[2]);

  reg looked_up_30;
  always @*
    case (integer_1[1:0])
      2'd1: looked_up_30 = (integer_1[2] & aligned_1[58]) | (|aligned_1[74:59]);
      2'd2: looked_up_30 = (integer_1[2] & aligned_1[50]) | (|aligned_1[74:51]);
      default: looked_up_30 = integer_1[2] & aligned_1[74];
    endcase

  wire conjunction_60 = integer_1[2] & sign_addend_1;
  wire disjunction_24 = (conjunction_60 & integer_1[3]) | (~conjunction_60);
  wire disjunction_25 = conjunction_60 | (~integer_1[2]);

  reg [31:0] looked_up_31;
  always @*
    case (integer_1[1:0])
      2'd1: looked_up_31 = {16'd0, {disjunction_25, {14{~conjunction_60}}, disjunction_24}};
      2'd2: looked_up_31 = {24'd0, {disjunction_25, {6{~conjunction_60}}, disjunction_24}};
      default: looked_up_31 = {disjunction_25, {30{~conjunction_60}}, disjunction_24};
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
      over_2 <= looked_up_30 | addend_dominates_1 | beyond_1 | conjunction_59;
      limit_2 <= looked_up_31 & {32{~conjunction_59}};
      is_nan_2 <= is_nan_1;
      sum_2 <= sum;
      top_exponent_2 <= top_exponent_1;
      sign_2 <= ((subtract | equal_11) & (~(|sum))) ? (round_1 == 2'd2) : ((conjunction_26 ? sign_product_1 :
          sign_addend_1) & (~equal_11));
    end
  end

  wire [10:0] sum_13 = looked_up_8 + 11'h7ff;

  initial begin
    exponent_3 = 11'd0;
    sign_3 = 1'b0;
    significand_3 = 24'd0;
    guard_3 = 1'b0;
    sticky_3 = 1'b0;
  end
  always @(posedge clock) begin
    if (passes_2) begin
      exponent_3 <= (result_2 == 3'd4) ? (normalised[74] ? 11'h7d : sum_13) : sum_7;
      sign_3 <= sign_2;
      significand_3 <= normalised[74:51];
      guard_3 <= normalised[50];
      sticky_3 <= |normalised[49:0];
    end
  end

  reg [31:0] looked_up_32;
  always @*
    case (chosen_6[3:0])
      4'd1: looked_up_32 = 32'h3d800000;
      4'd2: looked_up_32 = 32'h3e000000;
      4'd3: looked_up_32 = 32'h3e400000;
      4'd4: looked_up_32 = 32'h3e800000;
      4'd5: looked_up_32 = 32'h3ea00000;
      4'd6: looked_up_32 = 32'h3ec00000;
      4'd7: looked_up_32 = 32'h3ee00000;
      4'd8: looked_up_32 = 32'hbf000000;
      4'd9: looked_up_32 = 32'hbee00000;
      4'ha: looked_up_32 = 32'hbec00000;
      4'hb: looked_up_32 = 32'hbea00000;
      4'hc: looked_up_32 = 32'hbe800000;
      4'hd: looked_up_32 = 32'hbe400000;
      4'he: looked_up_32 = 32'hbe000000;
      4'hf: looked_up_32 = 32'hbd800000;
      default: looked_up_32 = 32'd0;
    endcase

  wire [7:0] slice_5 = chosen_6[{conjunction_1[16:15], 3'd0} +: 8];
  wire chosen_76 = conjunction_1[40] ? (&slice_5[6:2]) : (&slice_5[6:0]);
  wire [2:0] chosen_77 = conjunction_1[40] ? {slice_5[1:0], 1'b0} : slice_5[2:0];
  wire [1:0] leading_3 = leading_zeros_3(chosen_77);
  wire [2:0] shifted_4 = chosen_77 << leading_3;
  wire [7:0] chosen_78 = conjunction_1[40] ? {slice_5[6], {3{~slice_5[6]}}, slice_5[5:2]} : {slice_5[6],
      {4{~slice_5[6]}}, slice_5[5:3]};
  wire [7:0] chosen_79 = (~(|(conjunction_1[40] ? slice_5[6:2] : {1'b0, slice_5[6:3]}))) ? ((chosen_78 - {6'd0,
      leading_3}) & {8{|chosen_77}}) : (chosen_78 | {8{chosen_76}});
  wire [2:0] chosen_80 = (~(|(conjunction_1[40] ? slice_5[6:2] : {1'b0, slice_5[6:3]}))) ? {shifted_4[1:0], 1'b0} :
      (chosen_77 | {chosen_76 & ((|slice_5[1:0]) | ((~conjunction_1[40]) & slice_5[2])), 2'd0});

  reg looked_up_33;
  always @*
    case (round)
      2'd1: looked_up_33 = ~exclusive_4;
      2'd2: looked_up_33 = exclusive_4;
      default: looked_up_33 = 1'b0;
    endcase

  wire [30:0] chosen_81 = (($signed(quotient_exponent) < $signed(9'h16a)) & (~conjunction_1[20])) ? {30'd0,
      looked_up_33 & keep_denormals} : {x0_exponent, conjunction_5};
  wire [30:0] chosen_82 = (x1_is_zero | x2_is_infinite) ? 31'h7f800000 : (chosen_81 & {31{~(x1_is_infinite |
      x2_is_zero)}});
  wire conjunction_61 = chosen_35 & (~(chosen_24 | chosen_39));
  wire [31:0] joined_9 = {chosen_20, x1_exponent, conjunction_4};
  wire [31:0] joined_10 = {chosen_18, x2_exponent, conjunction_3};
  wire [31:0] joined_11 = {chosen_19, x0_exponent, conjunction_5};

  reg [31:0] looked_up_34;
  always @*
    case (conjunction_1[41:40])
      2'd1: looked_up_34 = major_is_z ? {chosen_19 ^ conjunction_61, joined_11[30:0]} : major_is_y ? {chosen_19,
          joined_11[30:0]} : {chosen_18 ^ (~conjunction_61), joined_10[30:0]};
      2'd2: looked_up_34 = major_is_y ? {chosen_18 ^ conjunction_61, joined_10[30:0]} : {chosen_20 ^ 1'b1,
          joined_9[30:0]};
      default: looked_up_34 = major_is_z ? (conjunction_61 ? 32'h40a00000 : 32'h40800000) : major_is_y ?
          (conjunction_61 ? 32'h40400000 : 32'h40000000) : conjunction_61 ? 32'h3f800000 : 32'd0;
    endcase

  reg [31:0] looked_up_35;
  always @*
    case (conjunction_1[39:37])
      3'd1: looked_up_35 = is_c ? {chosen_18, x2_exponent, disjunction_6, conjunction_3[21:0]} : is_b ? {chosen_20,
          x1_exponent, disjunction_7, conjunction_4[21:0]} : {chosen_19, x0_exponent, disjunction_8,
          conjunction_5[21:0]};
      3'd4: looked_up_35 = looked_up_34;
      3'd2: looked_up_35 = x2_is_nan ? {chosen_18, 8'hff, disjunction_6, conjunction_3[21:0]} : x1_is_nan ?
          {chosen_20, 8'hff, disjunction_7, conjunction_4[21:0]} : (conjunction_29 | (x1_is_infinite &
          x2_is_infinite)) ? 32'hffc00000 : {exclusive_4, chosen_82};
      3'd3: looked_up_35 = joined_11;
      3'd5: looked_up_35 = {{slice_5[7], chosen_79, chosen_80}, 20'd0};
      3'd6: looked_up_35 = looked_up_32;
      3'd7: looked_up_35 = s2[31:0];
      default: looked_up_35 = special;
    endcase

  initial begin
    special_1 = 32'd0;
  end
  always @(posedge clock) begin
    if (start) begin
      special_1 <= looked_up_35;
    end
  end

  initial begin
    special_2 = 32'd0;
  end
  always @(posedge clock) begin
    if (passes_1) begin
      special_2 <= special_1;
    end
  end

  initial begin
    byte_position_1 = 2'd0;
  end
  always @(posedge clock) begin
    if (start) begin
      byte_position_1 <= chosen_13[1:0];
    end
  end

  initial begin
    byte_position_2 = 2'd0;
  end
  always @(posedge clock) begin
    if (passes_1) begin
      byte_position_2 <= byte_position_1;
    end
  end

  reg [31:0] looked_up_36;
  always @*
    case (integer_2[1:0])
      2'd1: looked_up_36 = {16'd0, integer_[15:0]};
      2'd2: looked_up_36 = {(byte_position_2 == 2'd3) ? integer_[7:0] : special_2[31:24], (byte_position_2 == 2'd2) ?
          integer_[7:0] : special_2[23:16], (byte_position_2 == 2'd1) ? integer_[7:0] : special_2[15:8],
          (byte_position_2 == 2'd0) ? integer_[7:0] : special_2[7:0]};
      default: looked_up_36 = integer_;
    endcase

  initial begin
    special_3 = 32'd0;
  end
  always @(posedge clock) begin
    if (passes_2) begin
      special_3 <= ((result_2 == 3'd3) | (result_2 == 3'd5)) ? looked_up_36 : special_2;
    end
  end

  wire equal_21 = conjunction_1[54:52] == 3'd0;

  initial begin
    is_special_1 = 1'b0;
  end
  always @(posedge clock) begin
    if (start) begin
      is_special_1 <= is_special | (~(equal_21 | (conjunction_1[54:52] == 3'd4)));
    end
  end

  initial begin
    is_special_2 = 1'b0;
  end
  always @(posedge clock) begin
    if (passes_1) begin
      is_special_2 <= is_special_1;
    end
  end

  initial begin
    is_special_3 = 1'b0;
  end
  always @(posedge clock) begin
    if (passes_2) begin
      is_special_3 <= is_special_2;
    end
  end

  initial begin
    scaled_1 = 2'd0;
  end
  always @(posedge clock) begin
    if (start) begin
      scaled_1 <= {mask, x2_exponent < 8'h80};
    end
  end

  initial begin
    scaled_2 = 2'd0;
  end
  always @(posedge clock) begin
    if (passes_1) begin
      scaled_2 <= scaled_1;
    end
  end

  initial begin
    scaled_3 = 2'd0;
  end
  always @(posedge clock) begin
    if (passes_2) begin
      scaled_3 <= scaled_2;
    end
  end

  wire chosen_83 = conjunction_1[40] ? (&chosen_6[14:10]) : (&chosen_6[14:8]);
  wire [2:0] chosen_84 = conjunction_1[40] ? {chosen_6[9:8], 1'b0} : chosen_6[10:8];
  wire [1:0] leading_4 = leading_zeros_3(chosen_84);
  wire [2:0] shifted_5 = chosen_84 << leading_4;
  wire [7:0] chosen_85 = conjunction_1[40] ? {chosen_6[14], {3{~chosen_6[14]}}, chosen_6[13:10]} : {chosen_6[14],
      {4{~chosen_6[14]}}, chosen_6[13:11]};
  wire [7:0] chosen_86 = (~(|(conjunction_1[40] ? chosen_6[14:10] : {1'b0, chosen_6[14:11]}))) ? ((chosen_85 - {6'd0,
      leading_4}) & {8{|chosen_84}}) : (chosen_85 | {8{chosen_83}});
  wire [2:0] chosen_87 = (~(|(conjunction_1[40] ? chosen_6[14:10] : {1'b0, chosen_6[14:11]}))) ? {shifted_5[1:0],
      1'b0} : (chosen_84 | {chosen_83 & ((|chosen_6[9:8]) | ((~conjunction_1[40]) & chosen_6[10])), 2'd0});

  initial begin
    pair_1 = 12'd0;
  end
  always @(posedge clock) begin
    if (start) begin
      pair_1 <= {chosen_6[15], chosen_86, chosen_87} & {12{(conjunction_1[39:37] == 3'd5) & conjunction_1[41]}};
    end
  end

  initial begin
    pair_2 = 12'd0;
  end
  always @(posedge clock) begin
    if (passes_1) begin
      pair_2 <= pair_1;
    end
  end

  initial begin
    pair_3 = 12'd0;
  end
  always @(posedge clock) begin
    if (passes_2) begin
      pair_3 <= pair_2;
    end
  end

  wire disjunction_26 = conjunction_7 | conjunction_8;
  wire conjunction_62 = compare_less & (~disjunction_26);
  wire [3:0] joined_12 = {disjunction_13, (~(conjunction_62 | disjunction_26)) & (~disjunction_13), disjunction_26 &
      (~disjunction_13), conjunction_62 & (~disjunction_13)};
  wire conjunction_63 = x0_is_normal & (~x0_is_nan) & (~x0_is_infinite);
  wire conjunction_64 = (~x0_is_normal) & (~x0_is_zero);
  wire [9:0] joined_13 = {x0_is_infinite & (~chosen_19), conjunction_63 & (~chosen_19), conjunction_64 &
      (~chosen_19), x0_is_zero & (~chosen_19), x0_is_zero & chosen_19, conjunction_64 & chosen_19, conjunction_63 &
      chosen_19, x0_is_infinite & chosen_19, x0_is_nan & (~conjunction_28), conjunction_28};
  wire chosen_88 = (~($signed(quotient_exponent) < $signed(9'h60))) ? (~($signed(quotient_exponent) <
      $signed(9'h60))) : (less_4 & (~(~x1_is_normal)));

  initial begin
    flag_1 = 1'b0;
  end
  always @(posedge clock) begin
    if (start) begin
      flag_1 <= equal_10 ? (disjunction_11 | chosen_88) : conjunction_1[44] ? (|(joined_13 & chosen_13[9:0])) :
          (|(joined_12 & conjunction_1[43:40]));
    end
  end

  initial begin
    flag_2 = 1'b0;
  end
  always @(posedge clock) begin
    if (passes_1) begin
      flag_2 <= flag_1;
    end
  end

  initial begin
    flag_3 = 1'b0;
  end
  always @(posedge clock) begin
    if (passes_2) begin
      flag_3 <= flag_2;
    end
  end

  wire chosen_89 = equal_5 ? h1_is_nan : disjunction_3 ? x1_is_nan : h2_is_nan;

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
      aligned_1_2 <= ((addend_significand_2[39:4] >> conjunction_50[5:0]) & {36{~(|conjunction_50[10:6])}}) | {35'd0,
          lost_2};
      top_exponent_1_2 <= addend_dominates_2 ? addend_exponent_2 : reference_2;
      addend_dominates_1_2 <= addend_dominates_2 & (~(chosen_62 | equal_7));
      at_units_1_2 <= conjunction_49;
      sign_addend_1_2 <= sign_addend_2;
      sign_product_1_2 <= sign_product_2;
      beyond_1_2 <= chosen_69;
      is_nan_1_2 <= chosen_89 | (equal_20 & chosen_66);
    end
  end

  wire conjunction_65 = sign_addend_1_2 & (~integer_1[2]);
  wire conjunction_66 = integer_1[2] & sign_addend_1_2;
  wire [15:0] joined_14 = {conjunction_66 | (~integer_1[2]), {14{~conjunction_66}}, (conjunction_66 & integer_1[3]) |
      (~conjunction_66)};

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
      over_2_2 <= (integer_1[2] & aligned_1_2[35]) | addend_dominates_1_2 | beyond_1_2 | conjunction_65;
      limit_2_2 <= joined_14 & {16{~conjunction_65}};
      is_nan_2_2 <= is_nan_1_2;
      sum_2_3 <= sum_2_2;
      top_exponent_2_2 <= top_exponent_1_2;
      sign_2_2 <= ((subtract_2 | equal_11) & (~(|sum_2_2))) ? (round_1 == 2'd2) : ((conjunction_53 ? sign_product_1_2
          : sign_addend_1_2) & (~equal_11));
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
      exponent_3_2 <= (result_2 == 3'd4) ? (normalised_2[35] ? 11'h7d : sum_13) : sum_12;
      sign_3_2 <= sign_2_2;
      significand_3_2 <= normalised_2[35:12];
      guard_3_2 <= normalised_2[11];
      sticky_3_2 <= |normalised_2[10:0];
    end
  end

  initial begin
    high_is_special_1 = 1'b0;
  end
  always @(posedge clock) begin
    if (start) begin
      high_is_special_1 <= is_special_2_2 | (~equal_21);
    end
  end

  initial begin
    high_is_special_2 = 1'b0;
  end
  always @(posedge clock) begin
    if (passes_1) begin
      high_is_special_2 <= high_is_special_1;
    end
  end

  initial begin
    high_is_special_3 = 1'b0;
  end
  always @(posedge clock) begin
    if (passes_2) begin
      high_is_special_3 <= high_is_special_2;
    end
  end

  reg [31:0] looked_up_37;
  always @*
    case (conjunction_1[39:37])
      3'd1: looked_up_37 = is_c_2 ? {extended_4[15], h2_exponent, disjunction_18, conjunction_38[21:0]} : is_b_2 ?
          {extended_3[15], h1_exponent, disjunction_19, conjunction_39[21:0]} : {extended_2[15], h0_exponent,
          disjunction_20, conjunction_45[21:0]};
      3'd3: looked_up_37 = joined_9;
      default: looked_up_37 = special_2_2;
    endcase

  initial begin
    high_special_1 = 19'd0;
  end
  always @(posedge clock) begin
    if (start) begin
      high_special_1 <= looked_up_37[31:13];
    end
  end

  initial begin
    high_special_2 = 19'd0;
  end
  always @(posedge clock) begin
    if (passes_1) begin
      high_special_2 <= high_special_1;
    end
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

  reg [10:0] looked_up_38;
  always @*
    case (format_3)
      3'd1: looked_up_38 = 11'h71;
      3'd2: looked_up_38 = 11'h79;
      3'd3: looked_up_38 = 11'h71;
      default: looked_up_38 = 11'd1;
    endcase

  reg [10:0] looked_up_39;
  always @*
    case (format_3)
      3'd1: looked_up_39 = 11'h8f;
      3'd2: looked_up_39 = 11'h87;
      3'd3: looked_up_39 = 11'h8f;
      default: looked_up_39 = 11'hff;
    endcase

  wire [30:0] chosen_90 = (format_3 == 3'd2) ? 31'h43e00000 : {looked_up_39[7:0] + 8'hff, 23'h7fffff};

  reg looked_up_40;
  always @*
    case (round_3)
      2'd0: looked_up_40 = 1'b1;
      2'd1: looked_up_40 = ~before_modifiers[31];
      2'd2: looked_up_40 = before_modifiers[31];
      default: looked_up_40 = 1'b0;
    endcase

  wire [30:0] chosen_91 = (~(scaled_exponent < looked_up_39)) ? (((looked_up_40 | format_3[1]) & (~saturate_3)) ?
      31'h7f800000 : chosen_90) : {scaled_exponent[7:0], before_modifiers[22:0]};
  wire [31:0] extended_5 = {32{~(({3'd0, before_modifiers[30:23]} < looked_up_38) | (scaled_exponent <
      looked_up_38))}};
  wire [31:0] chosen_92 = ((|omod_3) & ({3'd0, before_modifiers[30:23]} < looked_up_39)) ? ({before_modifiers[31],
      chosen_91} & extended_5) : before_modifiers;
  wire [31:0] extended_6 = {32{~(((~({3'd0, chosen_92[30:23]} < looked_up_39)) & (|chosen_92[22:0])) |
      chosen_92[31])}};
  wire [31:0] chosen_93 = clamp_3 ? (((~(chosen_92[30:23] < 8'h7f)) ? 32'h3f800000 : chosen_92) & extended_6) :
      chosen_92;
  wire reduced_4 = &chosen_93[30:23];
  wire [7:0] joined_15 = {chosen_93[31], chosen_93[30], chosen_93[26:23], chosen_93[22:21] | {reduced_4 &
      (|chosen_93[22:0]), 1'b0}};

  reg [31:0] looked_up_41;
  always @*
    case (format_3)
      3'd1: looked_up_41 = {16'd0, {chosen_93[31], chosen_93[30], chosen_93[26:23], chosen_93[22:13]}};
      3'd2: looked_up_41 = {4{{chosen_93[31], chosen_93[30], chosen_93[25:23], chosen_93[22:20] | {3{reduced_4}}}}};
      3'd3: looked_up_41 = {4{joined_15}};
      3'd4: looked_up_41 = {16'd0, chosen_93[31:16]};
      default: looked_up_41 = chosen_93;
    endcase

  wire [31:0] chosen_94 = (~((result_3 == 3'd0) | (result_3 == 3'd1) | (result_3 == 3'd4))) ? special_3 :
      looked_up_41;

  reg looked_up_42;
  always @*
    case (round_3)
      2'd0: looked_up_42 = 1'b1;
      2'd1: looked_up_42 = ~before_modifiers_2[31];
      2'd2: looked_up_42 = before_modifiers_2[31];
      default: looked_up_42 = 1'b0;
    endcase

  wire [30:0] chosen_95 = (~(scaled_exponent_2 < looked_up_39)) ? (((looked_up_42 | format_3[1]) & (~saturate_3)) ?
      31'h7f800000 : chosen_90) : {scaled_exponent_2[7:0], before_modifiers_2[22:0]};
  wire [31:0] extended_7 = {32{~(({3'd0, before_modifiers_2[30:23]} < looked_up_38) | (scaled_exponent_2 <
      looked_up_38))}};
  wire [31:0] chosen_96 = ((|omod_3) & ({3'd0, before_modifiers_2[30:23]} < looked_up_39)) ?
      ({before_modifiers_2[31], chosen_95} & extended_7) : before_modifiers_2;
  wire [31:0] extended_8 = {32{~(((~({3'd0, chosen_96[30:23]} < looked_up_39)) & (|chosen_96[22:0])) |
      chosen_96[31])}};
  wire [31:0] chosen_97 = clamp_3 ? (((~(chosen_96[30:23] < 8'h7f)) ? 32'h3f800000 : chosen_96) & extended_8) :
      chosen_96;
  wire reduced_5 = &chosen_97[30:23];
  wire [7:0] joined_16 = {chosen_97[31], chosen_97[30], chosen_97[26:23], chosen_97[22:21] | {reduced_5 &
      (|chosen_97[22:0]), 1'b0}};

  reg [31:0] looked_up_43;
  always @*
    case (format_3)
      3'd1: looked_up_43 = {16'd0, {chosen_97[31], chosen_97[30], chosen_97[26:23], chosen_97[22:13]}};
      3'd2: looked_up_43 = {4{{chosen_97[31], chosen_97[30], chosen_97[25:23], chosen_97[22:20] | {3{reduced_5}}}}};
      3'd3: looked_up_43 = {4{joined_16}};
      3'd4: looked_up_43 = {16'd0, chosen_97[31:16]};
      default: looked_up_43 = chosen_97;
    endcase

  wire [31:0] chosen_98 = (~((result_3 == 3'd0) | (result_3 == 3'd1) | (result_3 == 3'd4))) ? {16'd0, high_integer_3}
      : looked_up_43;
  wire [31:0] chosen_99 = (format_3[1] & (~(~((result_3 == 3'd0) | (result_3 == 3'd1) | (result_3 == 3'd4))))) ?
      {2{{chosen_98[7:0], chosen_94[7:0]}}} : {chosen_98[15:0], chosen_94[15:0]};

  initial begin
    value_4 = 64'd0;
    flag_4 = 1'b0;
  end
  always @(posedge clock) begin
    if (passes_3) begin
      value_4 <= {{pair_3, 20'd0}, packed_3 ? chosen_99 : chosen_94};
      flag_4 <= flag_3;
    end
  end

endmodule

`default_nettype wire
