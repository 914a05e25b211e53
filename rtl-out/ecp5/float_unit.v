// float_unit: generator of hdl/src/arith/float/unit.rs:40. Written by Tombolo; change the source.
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
  output reg [63:0] value,
  output wire flag // Comparison, class, or whether V_DIV_FMAS_F32 must scale.
);

  // Zeros above the most significant one; 3 when there is none.
  function [1:0] leading_zeros_3;
    input [2:0] examined;
    reg [3:0] filled; integer at; reg [1:0] zeros_2;
    begin
      filled = {examined, 1'b1};
      for (at = 0; at < 2; at = at + 1) zeros_2[at] = ~filled[2*at + 1];
      leading_zeros_3 = |filled[2 +: 2] ? {1'b0, zeros_2[1]} : {1'b1, zeros_2[0]};
    end
  endfunction

  // Zeros above the most significant one; 10 when there is none.
  function [3:0] leading_zeros_10;
    input [9:0] examined;
    reg [15:0] filled; integer at; reg [7:0] zeros_2, zeros_4; reg [5:0] zeros_8;
    begin
      filled = {examined, 1'b1, {5{1'b0}}};
      for (at = 0; at < 8; at = at + 1) zeros_2[at] = ~filled[2*at + 1];
      for (at = 0; at < 4; at = at + 1)
        zeros_4[2*at +: 2] = |filled[4*at + 2 +: 2] ? {1'b0, zeros_2[2*at + 1]} : {1'b1, zeros_2[2*at]};
      for (at = 0; at < 2; at = at + 1)
        zeros_8[3*at +: 3] = |filled[8*at + 4 +: 4] ? {1'b0, zeros_4[4*at + 2 +: 2]} : {1'b1, zeros_4[4*at +: 2]};
      leading_zeros_10 = |filled[8 +: 8] ? {1'b0, zeros_8[3 +: 3]} : {1'b1, zeros_8[0 +: 3]};
    end
  endfunction

  // Zeros above the most significant one; 25 when there is none.
  function [4:0] leading_zeros_25;
    input [24:0] examined;
    reg [31:0] filled; integer at; reg [15:0] zeros_2, zeros_4; reg [11:0] zeros_8; reg [7:0] zeros_16;
    begin
      filled = {examined, 1'b1, {6{1'b0}}};
      for (at = 0; at < 16; at = at + 1) zeros_2[at] = ~filled[2*at + 1];
      for (at = 0; at < 8; at = at + 1)
        zeros_4[2*at +: 2] = |filled[4*at + 2 +: 2] ? {1'b0, zeros_2[2*at + 1]} : {1'b1, zeros_2[2*at]};
      for (at = 0; at < 4; at = at + 1)
        zeros_8[3*at +: 3] = |filled[8*at + 4 +: 4] ? {1'b0, zeros_4[4*at + 2 +: 2]} : {1'b1, zeros_4[4*at +: 2]};
      for (at = 0; at < 2; at = at + 1)
        zeros_16[4*at +: 4] = |filled[16*at + 8 +: 8] ? {1'b0, zeros_8[6*at + 3 +: 3]} : {1'b1, zeros_8[6*at +: 3]};
      leading_zeros_25 = |filled[16 +: 16] ? {1'b0, zeros_16[4 +: 4]} : {1'b1, zeros_16[0 +: 4]};
    end
  endfunction

  // Zeros above the most significant one; 40 when there is none.
  function [5:0] leading_zeros_40;
    input [39:0] examined;
    reg [63:0] filled; integer at; reg [31:0] zeros_2, zeros_4; reg [23:0] zeros_8; reg [15:0] zeros_16;
    reg [9:0] zeros_32;
    begin
      filled = {examined, 1'b1, {23{1'b0}}};
      for (at = 0; at < 32; at = at + 1) zeros_2[at] = ~filled[2*at + 1];
      for (at = 0; at < 16; at = at + 1)
        zeros_4[2*at +: 2] = |filled[4*at + 2 +: 2] ? {1'b0, zeros_2[2*at + 1]} : {1'b1, zeros_2[2*at]};
      for (at = 0; at < 8; at = at + 1)
        zeros_8[3*at +: 3] = |filled[8*at + 4 +: 4] ? {1'b0, zeros_4[4*at + 2 +: 2]} : {1'b1, zeros_4[4*at +: 2]};
      for (at = 0; at < 4; at = at + 1)
        zeros_16[4*at +: 4] = |filled[16*at + 8 +: 8] ? {1'b0, zeros_8[6*at + 3 +: 3]} : {1'b1, zeros_8[6*at +: 3]};
      for (at = 0; at < 2; at = at + 1)
        zeros_32[5*at +: 5] = |filled[32*at + 16 +: 16] ? {1'b0, zeros_16[8*at + 4 +: 4]} : {1'b1, zeros_16[8*at +:
            4]};
      leading_zeros_40 = |filled[32 +: 32] ? {1'b0, zeros_32[5 +: 5]} : {1'b1, zeros_32[0 +: 5]};
    end
  endfunction

  // Zeros above the most significant one; 77 when there is none.
  function [6:0] leading_zeros_77;
    input [76:0] examined;
    reg [127:0] filled; integer at; reg [63:0] zeros_2, zeros_4; reg [47:0] zeros_8; reg [31:0] zeros_16;
    reg [19:0] zeros_32; reg [11:0] zeros_64;
    begin
      filled = {examined, 1'b1, {50{1'b0}}};
      for (at = 0; at < 64; at = at + 1) zeros_2[at] = ~filled[2*at + 1];
      for (at = 0; at < 32; at = at + 1)
        zeros_4[2*at +: 2] = |filled[4*at + 2 +: 2] ? {1'b0, zeros_2[2*at + 1]} : {1'b1, zeros_2[2*at]};
      for (at = 0; at < 16; at = at + 1)
        zeros_8[3*at +: 3] = |filled[8*at + 4 +: 4] ? {1'b0, zeros_4[4*at + 2 +: 2]} : {1'b1, zeros_4[4*at +: 2]};
      for (at = 0; at < 8; at = at + 1)
        zeros_16[4*at +: 4] = |filled[16*at + 8 +: 8] ? {1'b0, zeros_8[6*at + 3 +: 3]} : {1'b1, zeros_8[6*at +: 3]};
      for (at = 0; at < 4; at = at + 1)
        zeros_32[5*at +: 5] = |filled[32*at + 16 +: 16] ? {1'b0, zeros_16[8*at + 4 +: 4]} : {1'b1, zeros_16[8*at +:
            4]};
      for (at = 0; at < 2; at = at + 1)
        zeros_64[6*at +: 6] = |filled[64*at + 32 +: 32] ? {1'b0, zeros_32[10*at + 5 +: 5]} : {1'b1, zeros_32[10*at +:
            5]};
      leading_zeros_77 = |filled[64 +: 64] ? {1'b0, zeros_64[6 +: 6]} : {1'b1, zeros_64[0 +: 6]};
    end
  endfunction

  // The bits in the opposite order.
  function [23:0] reversed_24;
    input [23:0] bits; integer at;
    for (at = 0; at < 24; at = at + 1) reversed_24[at] = bits[23 - at];
  endfunction

  // The bits in the opposite order.
  function [39:0] reversed_40;
    input [39:0] bits; integer at;
    for (at = 0; at < 40; at = at + 1) reversed_40[at] = bits[39 - at];
  endfunction

  reg passes_1, passes_2, passes_3, clamp_1; reg [1:0] omod_1; reg saturate_1; reg [2:0] integral_1;
  reg [3:0] integer_1; reg [2:0] result_1, format_1; reg [1:0] round_1; reg keep_denormals_1;
  reg [1:0] second_1, second_round_1; reg second_keep_1, second_flush_1, clamp_2; reg [1:0] omod_2; reg saturate_2;
  reg [2:0] integral_2; reg [3:0] integer_2; reg [2:0] result_2, format_2; reg [1:0] round_2; reg keep_denormals_2;
  reg [1:0] second_2, second_round_2; reg second_keep_2, second_flush_2, clamp_3; reg [1:0] omod_3; reg saturate_3;
  reg [2:0] integral_3, result_3, format_3; reg [1:0] round_3; reg keep_denormals_3;
  reg [1:0] second_3, second_round_3; reg second_keep_3, second_flush_3; reg [47:0] product_1; reg [76:0] aligned_1;
  reg [10:0] top_exponent_1;
  reg addend_dominates_1, at_units_1, sign_addend_1, sign_product_1, beyond_1, is_nan_1, over_2; reg [31:0] limit_2;
  reg is_nan_2; reg [76:0] sum_2; reg [10:0] top_exponent_2; reg sign_2; reg [10:0] exponent_3; reg sign_3;
  reg [23:0] significand_3; reg guard_3, sticky_3; reg [31:0] special_1, special_2;
  reg [1:0] byte_position_1, byte_position_2; reg [31:0] special_3; reg is_special_1, is_special_2, is_special_3;
  reg [1:0] scaled_1, scaled_2, scaled_3; reg [11:0] pair_1, pair_2, pair_3; reg flag_1, flag_2, flag_3, flag_4;
  wire [3:0] before_modifiers_equal;

  wire [64:0] flag_all = control & 65'h3074ff277f8e07ff;
  wire reference_unequal = flag_all[63:62] != 2'd1;
  wire flag_all_59_58_is_3 = flag_all[59:58] == 2'd3;
  wire flag_all_59_58_is_2 = flag_all[59:58] == 2'd2;
  wire [1:0] round = flag_all_59_58_is_2 ? 2'd3 :
      flag_all_59_58_is_3 ? 2'd0 :
      ((flag_all[59:58] == 2'd1) & reference_unequal) ? flag_all[6:5] : flag_all[4:3];
  wire keep_denormals = (flag_all[61:60] == 2'd1) ? 1'b1 :
      (flag_all[61:60] == 2'd2) ? 1'b0 :
      ((flag_all[57:55] == 3'd1) & reference_unequal) ? flag_all[10] : flag_all[8];
  wire [2:0] special_1_any = flag_all[22:20] | flag_all[14:12];
  wire [22:0] x0_fraction = special_1_any[0] ? {s0[9:0], 13'd0} : s0[22:0];
  wire x0_is_normal = special_1_any[0] ? (|s0[14:10]) : (|s0[30:23]);
  wire [7:0] x0_exponent = special_1_any[0] ? {s0[14], {3{~s0[14]}}, s0[13:10]} : s0[30:23];
  wire flag_all_24_23_is_2 = flag_all[24:23] == 2'd2;
  wire flag_all_24_23_is_1 = flag_all[24:23] == 2'd1;
  wire special_1_choice = flag_all_24_23_is_1 ? 1'b0 : flag_all_24_23_is_2 ? 1'b1 : (~(special_1_any[0] ? flag_all[9]
      : flag_all[7]));
  wire x0_is_zero = ~x0_is_normal & ((~|x0_fraction) | special_1_choice);
  wire x0_is_nan_choice = special_1_any[0] ? (&s0[14:10]) : (&s0[30:23]);
  wire x0_is_infinite = x0_is_nan_choice & (~|x0_fraction);
  wire x0_is_nan = x0_is_nan_choice & (|x0_fraction);
  wire [22:0] x1_fraction = special_1_any[1] ? {s1[9:0], 13'd0} : s1[22:0];
  wire x1_is_normal = special_1_any[1] ? (|s1[14:10]) : (|s1[30:23]);
  wire [7:0] x1_exponent = special_1_any[1] ? {s1[14], {3{~s1[14]}}, s1[13:10]} : s1[30:23];
  wire special_1_choice_flag_all_24_23_is_1 = flag_all_24_23_is_1 ? 1'b0 : flag_all_24_23_is_2 ? 1'b1 :
      (~(special_1_any[1] ? flag_all[9] : flag_all[7]));
  wire x1_is_zero = ~x1_is_normal & ((~|x1_fraction) | special_1_choice_flag_all_24_23_is_1);
  wire x1_is_nan_choice = special_1_any[1] ? (&s1[14:10]) : (&s1[30:23]);
  wire x1_is_infinite = x1_is_nan_choice & (~|x1_fraction);
  wire x1_is_nan = x1_is_nan_choice & (|x1_fraction);
  wire [22:0] x2_fraction = special_1_any[2] ? {s2[9:0], 13'd0} : s2[22:0];
  wire x2_is_normal = special_1_any[2] ? (|s2[14:10]) : (|s2[30:23]);
  wire [7:0] x2_exponent = special_1_any[2] ? {s2[14], {3{~s2[14]}}, s2[13:10]} : s2[30:23];
  wire special_1_choice_flag_all_24_23_is_2 = flag_all_24_23_is_1 ? 1'b0 : flag_all_24_23_is_2 ? 1'b1 :
      (~(special_1_any[2] ? flag_all[9] : flag_all[7]));
  wire x2_is_zero = ~x2_is_normal & ((~|x2_fraction) | special_1_choice_flag_all_24_23_is_2);
  wire x2_is_nan_choice = special_1_any[2] ? (&s2[14:10]) : (&s2[30:23]);
  wire x2_is_infinite = x2_is_nan_choice & (~|x2_fraction);
  wire x2_is_nan = x2_is_nan_choice & (|x2_fraction);
  wire [22:0] special_1_all = x2_fraction & {23{x2_is_normal | ~special_1_choice_flag_all_24_23_is_2}};
  wire [22:0] special_1_all_x1_fraction = x1_fraction & {23{x1_is_normal | ~special_1_choice_flag_all_24_23_is_1}};
  wire bc_less_less = {x1_exponent, special_1_all_x1_fraction} < {x2_exponent, special_1_all};
  wire bc_less_any = bc_less_less | ({x1_exponent, special_1_all_x1_fraction} == {x2_exponent, special_1_all});
  wire [22:0] special_1_all_x0_fraction = x0_fraction & {23{x0_is_normal | ~special_1_choice}};
  wire is_special_equal = {x0_exponent, special_1_all_x0_fraction} == {x2_exponent, special_1_all};
  wire ac_less_less = {x0_exponent, special_1_all_x0_fraction} < {x2_exponent, special_1_all};
  wire ac_less_any = ac_less_less | is_special_equal;
  wire major_is_z = ac_less_any & ~(x2_is_nan | x0_is_nan) & bc_less_any & ~(x2_is_nan | x1_is_nan);
  wire flag_equal = {x0_exponent, special_1_all_x0_fraction} == {x1_exponent, special_1_all_x1_fraction};
  wire ab_less_less = {x0_exponent, special_1_all_x0_fraction} < {x1_exponent, special_1_all_x1_fraction};
  wire ab_less_any = ab_less_less | flag_equal;
  wire major_is_y = ab_less_any & ~(x1_is_nan | x0_is_nan) & ~major_is_z;
  wire [8:0] quotient_exponent = {1'b0, x2_exponent} - {1'b0, x1_exponent};
  wire flag_all_63_62_is_1 = flag_all[63:62] == 2'd1;
  wire flag_all_31_28_is_10 = flag_all[31:28] == 4'ha;
  wire flag_all_31_28_is_8 = flag_all[31:28] == 4'd8;
  wire is_nan_1_any = (flag_all[31:28] == 4'd2) | flag_all_31_28_is_8 | flag_all_31_28_is_10;
  wire flag_all_31_28_is_1 = flag_all[31:28] == 4'd1;
  wire flag_all_31_28_is_9 = flag_all[31:28] == 4'd9;
  wire addend_significand_choice = major_is_z ? x2_is_normal : major_is_y ? x1_is_normal : x0_is_normal;
  wire addend_significand_choice_2 = flag_all_31_28_is_9 ? addend_significand_choice : flag_all_31_28_is_1 ?
      x1_is_normal : is_nan_1_any ? x0_is_normal : x2_is_normal;
  wire addend_moves = ~addend_significand_choice_2 & (flag_all[22] | flag_all[14]) & ((~|flag_all[56:55]) |
      flag_all_63_62_is_1);
  wire is_b_all = x0_is_zero & x2_is_zero;
  wire special_1_choice_special_1_any_2 = special_1_any[2] ? s2[15] : s2[31];
  wire flag_choice = special_1_any[0] ? s0[15] : s0[31];
  wire ac_less_differing = flag_choice ^ special_1_choice_special_1_any_2;
  wire flag_less = $signed(quotient_exponent) < $signed(9'h183);
  wire flag_all_x0_is_zero = x0_is_zero & x1_is_zero;
  wire special_1_choice_special_1_any_1 = special_1_any[1] ? s1[15] : s1[31];
  wire ab_less_differing = flag_choice ^ special_1_choice_special_1_any_1;
  wire flag_all_flag_equal = flag_equal & ~ab_less_differing;
  wire [10:0] is_special_choice = flag_less ? (11'h7c0 & {11{(flag_all_flag_equal & ~x0_is_nan) |
      flag_all_x0_is_zero}}) : 11'h7c0;
  wire [10:0] is_special_choice_x1_exponent_7_1 = ((&x1_exponent[7:1]) | ((x1_exponent == 8'hfd) &
      (|special_1_all_x1_fraction))) ? is_special_choice : flag_less ? (11'h40 & {11{(is_special_equal &
      ~ac_less_differing & ~x0_is_nan) | is_b_all}}) : (x2_exponent < 8'h18) ? 11'h40 : 11'd0;
  wire flag_less_quotient_exponent = $signed(quotient_exponent) < $signed(9'h60);
  wire [10:0] is_special_choice_x1_is_normal = flag_less_quotient_exponent ? (x1_is_normal ?
      is_special_choice_x1_exponent_7_1 : 11'h40) : (11'h40 & {11{(flag_all_flag_equal & ~x0_is_nan) |
      flag_all_x0_is_zero}});
  wire flag_all_36_34_is_4 = flag_all[36:34] == 3'd4;
  wire [31:0] addend_exponent_choice = flag_all_36_34_is_4 ? {{16{s1[15]}}, s1[15:0]} : s1[31:0];
  wire flag_all_36_34_is_2 = flag_all[36:34] == 3'd2;
  wire [10:0] addend_exponent_choice_2 = ((&addend_exponent_choice[31:9]) | (~|addend_exponent_choice[31:9])) ?
      addend_exponent_choice[10:0] : addend_exponent_choice[31] ? 11'h600 : 11'h1ff;
  wire special_1_choice_major_is_z = major_is_z ? x2_is_zero : major_is_y ? x1_is_zero : x0_is_zero;
  wire addend_dominates_1_choice = flag_all_31_28_is_9 ? special_1_choice_major_is_z : flag_all_31_28_is_1 ?
      x1_is_zero : is_nan_1_any ? x0_is_zero : x2_is_zero;
  wire addend_significand_any = addend_significand_choice_2 | (addend_moves & ~addend_dominates_1_choice);
  wire [7:0] beyond_1_choice = major_is_z ? x2_exponent : major_is_y ? x1_exponent : x0_exponent;
  wire [7:0] beyond_1_choice_flag_all_31_28_is_9 = flag_all_31_28_is_9 ? beyond_1_choice : flag_all_31_28_is_1 ?
      x1_exponent : is_nan_1_any ? x0_exponent : x2_exponent;
  wire [22:0] special_choice = major_is_z ? special_1_all : major_is_y ? special_1_all_x1_fraction :
      special_1_all_x0_fraction;
  wire [22:0] beyond_1_choice_special_choice = flag_all_31_28_is_9 ? special_choice : flag_all_31_28_is_1 ?
      special_1_all_x1_fraction : is_nan_1_any ? special_1_all_x0_fraction : special_1_all;
  wire [3:0] beyond_1_sum = leading_zeros_10(beyond_1_choice_special_choice[22:13]) + 4'd1;
  wire [7:0] beyond_1_all = ((beyond_1_choice_flag_all_31_28_is_9 - {4'd0, beyond_1_sum}) + 8'd1) &
      {8{~addend_dominates_1_choice}};
  wire [7:0] beyond_1_choice_addend_moves = addend_moves ? beyond_1_all : beyond_1_choice_flag_all_31_28_is_9;
  wire [2:0] reference_all = flag_all[57:55] & {3{reference_unequal}};
  wire [10:0] reference_choice = ((reference_all == 3'd1) | (reference_all == 3'd3)) ? 11'h71 : (reference_all ==
      3'd2) ? 11'h79 : 11'd1;
  wire flag_all_31_28_is_3 = flag_all[31:28] == 4'd3;
  wire flag_all_31_28_is_4 = flag_all[31:28] == 4'd4;
  wire [10:0] addend_exponent_choice_3 = flag_all_31_28_is_4 ? 11'h9e : (flag_all_31_28_is_3 |
      addend_dominates_1_choice) ? reference_choice : {3'd0, beyond_1_choice_addend_moves | {7'd0,
      ~addend_significand_any}};
  wire [10:0] addend_exponent_choice_flag_all = flag_all_31_28_is_8 ? 11'h10 : flag_all_31_28_is_10 ? 11'd1 :
      ((flag_all[36:34] == 3'd1) | flag_all_36_34_is_4) ? addend_exponent_choice_2 : (flag_all[36:34] == 3'd5) ?
      11'd1 : flag_all_36_34_is_2 ? is_special_choice_x1_is_normal : 11'd0;
  wire [10:0] addend_exponent = addend_exponent_choice_3 + addend_exponent_choice_flag_all;
  wire [22:0] beyond_1_choice_beyond_1_sum = addend_moves ? {beyond_1_choice_special_choice[22:13] << beyond_1_sum,
      13'd0} : beyond_1_choice_special_choice;
  wire [31:0] s0_31_0 = s0[31:0];
  wire [31:0] addend_dominates_1_choice_flag_all = flag_all[42] ? {24'd0, s0_31_0[{flag_all[44:43], 3'd0} +: 8]} :
      flag_all[41] ? {{16{flag_all[40] & s0[15]}}, s0[15:0]} : s0[31:0];
  wire sign_addend_all = flag_all[40] & addend_dominates_1_choice_flag_all[31];
  wire [31:0] addend_dominates_1_sum = (addend_dominates_1_choice_flag_all ^ {32{sign_addend_all}}) + {31'd0,
      sign_addend_all};
  wire [24:0] addend_significand_sum = {1'b0, addend_significand_any, beyond_1_choice_beyond_1_sum} + {4'd0,
      flag_all[55] ? s1[31:11] : {1'b0, s1[31:12]}};
  wire [39:0] addend_significand_choice_flag_all = flag_all[50] ? {{1'b0, addend_significand_any,
      beyond_1_choice_beyond_1_sum}, 15'd0} : {addend_significand_any, beyond_1_choice_beyond_1_sum, 16'd0};
  wire [39:0] addend_significand_difference = addend_significand_choice_flag_all - {16'd0, addend_significand_any,
      beyond_1_choice_beyond_1_sum};
  wire [39:0] addend_significand = flag_all_31_28_is_8 ? addend_significand_difference :
      flag_all_31_28_is_3 ? 40'd0 :
      flag_all_31_28_is_10 ? {addend_significand_sum, 15'd0} :
      flag_all_31_28_is_4 ? {addend_dominates_1_sum, 8'd0} :
      {addend_significand_any, beyond_1_choice_beyond_1_sum, 16'd0};
  wire special_1_choice_major_is_y = major_is_z ? special_1_choice_special_1_any_2 : major_is_y ?
      special_1_choice_special_1_any_1 : flag_choice;
  wire beyond_1_choice_flag_all_31_28_is_1 = flag_all_31_28_is_9 ? special_1_choice_major_is_y : flag_all_31_28_is_1
      ? special_1_choice_special_1_any_1 : is_nan_1_any ? flag_choice : special_1_choice_special_1_any_2;
  wire addend_dominates_any = x0_is_zero | (flag_all[26] ? 1'b0 : x1_is_zero);
  wire sign_product_differing = flag_choice ^ (flag_all[26] ? 1'b0 : special_1_choice_special_1_any_1) ^ flag_all[27];
  wire sign_addend = flag_all_31_28_is_4 ? sign_addend_all :
      flag_all_31_28_is_3 ? (sign_product_differing & ~(flag_all[33] & addend_dominates_any)) :
      (beyond_1_choice_flag_all_31_28_is_1 ^ flag_all[32]);
  wire sign_product = (flag_all[25] & ~(flag_all[33] & addend_dominates_any)) ? sign_product_differing : sign_addend;
  wire flag_all_47_45_is_6 = flag_all[47:45] == 3'd6;
  wire is_nan_1_choice = major_is_z ? x2_is_infinite : major_is_y ? x1_is_infinite : x0_is_infinite;
  wire is_nan_1_choice_flag_all_31_28_is_9 = flag_all_31_28_is_9 ? is_nan_1_choice : flag_all_31_28_is_1 ?
      x1_is_infinite : is_nan_1_any ? x0_is_infinite : x2_is_infinite;
  wire is_special_all = is_nan_1_choice_flag_all_31_28_is_9 & ~(flag_all_31_28_is_3 | flag_all_31_28_is_4) &
      ~flag_all[56];
  wire is_special_all_flag_all_25 = flag_all[25] & (x0_is_infinite | (flag_all[26] ? 1'b0 : x1_is_infinite)) &
      ~(flag_all[33] & addend_dominates_any);
  wire invalid = (is_special_all_flag_all_25 & addend_dominates_any) | (is_special_all_flag_all_25 & is_special_all &
      (sign_product ^ sign_addend)) | (is_nan_1_choice_flag_all_31_28_is_9 & flag_all_47_45_is_6);
  wire special_1_choice_x2_is_nan = major_is_z ? x2_is_nan : major_is_y ? x1_is_nan : x0_is_nan;
  wire is_special_all_flag_all_31_28_is_9 = special_1_choice_x2_is_nan & flag_all_31_28_is_9;
  wire [31:0] special_joined = {special_1_choice_major_is_y, 8'hff, special_choice[22] | special_1_choice_x2_is_nan,
      special_choice[21:0]};
  wire special_1_any_special_1_all_22 = special_1_all[22] | x2_is_nan;
  wire [31:0] special_1_joined = {special_1_choice_special_1_any_2, 8'hff, special_1_any_special_1_all_22,
      special_1_all[21:0]};
  wire is_special_all_x2_is_nan = x2_is_nan & flag_all[19];
  wire special_1_any_x1_is_nan = special_1_all_x1_fraction[22] | x1_is_nan;
  wire [31:0] special_1_joined_2 = {special_1_choice_special_1_any_1, 8'hff, special_1_any_x1_is_nan,
      special_1_all_x1_fraction[21:0]};
  wire is_special_all_x1_is_nan = x1_is_nan & flag_all[18] & ~(flag_all[33] & addend_dominates_any);
  wire special_1_any_x0_is_nan = special_1_all_x0_fraction[22] | x0_is_nan;
  wire is_special_all_x0_is_nan = x0_is_nan & flag_all[17] & ~(flag_all[33] & addend_dominates_any);
  wire is_special_all_all_x1_exponent = special_1_choice_special_1_any_1 & ((&x1_exponent) | ((x1_exponent == 8'hfe)
      & (&special_1_all_x1_fraction)));
  wire is_special_any = is_special_all_all_x1_exponent | x1_is_nan | special_1_choice_special_1_any_2 | x2_is_zero |
      x2_is_nan;
  wire is_special_all_flag_all_40 = flag_all[40] & flag_all[33] & is_special_any;
  wire is_special_any_is_special_all = is_special_all_flag_all_25 | is_special_all |
      is_special_all_flag_all_31_28_is_9 | is_special_all_x2_is_nan | is_special_all_x1_is_nan |
      is_special_all_x0_is_nan;
  wire is_special_all_flag_all_36_34_is_2 = flag_all_36_34_is_2 & (~|is_special_choice_x1_is_normal);
  wire flag_any = x1_is_zero | x2_is_zero;
  wire is_special_all_flag_any = flag_all_36_34_is_2 & flag_any;
  wire [31:0] special = is_special_all_flag_any ? 32'hffc00000 :
      (is_special_all_flag_all_36_34_is_2 & ~is_special_any_is_special_all) ? {flag_choice, x0_exponent,
          special_1_any_x0_is_nan, special_1_all_x0_fraction[21:0]} :
      is_special_all_flag_all_40 ? 32'hff7fffff :
      is_special_all_x0_is_nan ? {flag_choice, 8'hff, special_1_any_x0_is_nan, special_1_all_x0_fraction[21:0]} :
      is_special_all_x1_is_nan ? special_1_joined_2 :
      is_special_all_x2_is_nan ? special_1_joined :
      is_special_all_flag_all_31_28_is_9 ? special_joined :
      invalid ? 32'hffc00000 : {is_special_all_flag_all_25 ? sign_product : sign_addend, 31'h7f800000};
  wire is_special = is_special_any_is_special_all | is_special_all_flag_all_40 | is_special_all_flag_any |
      is_special_all_flag_all_36_34_is_2;
  wire reference_any = flag_all[26] | x1_is_normal;
  wire beyond_1_less = beyond_1_choice_addend_moves < 8'h7f;
  wire beyond_1_any = beyond_1_less | ((beyond_1_choice_addend_moves == 8'h7f) & (~|beyond_1_choice_beyond_1_sum));
  wire beyond_1_choice_flag_all_47_45_is_6 = flag_all_47_45_is_6 ? (~beyond_1_choice_flag_all_31_28_is_1 &
      beyond_1_less) : (flag_all_31_28_is_8 & ~beyond_1_any);
  wire at_units_1_all = (|flag_all[47:45]) & ~(flag_all_47_45_is_6 & beyond_1_choice_flag_all_47_45_is_6);
  wire [10:0] reference_sum = {3'd0, x0_exponent | {7'd0, ~x0_is_normal}} + {3'd0, (flag_all[26] ? 8'h7f :
      x1_exponent) | {7'd0, ~reference_any}} + 11'h79c;
  wire [10:0] reference_ = flag_all[25] ? reference_sum :
      at_units_1_all ? 11'h9e : reference_choice;
  wire [10:0] align_shift = reference_ - addend_exponent;
  wire addend_dominates = align_shift[10] | (flag_all[25] & addend_dominates_any);
  wire addend_dominates_1_choice_2 = flag_all_31_28_is_4 ? (~|addend_dominates_1_sum) : (addend_dominates_1_choice |
      flag_all_31_28_is_3);
  wire [10:0] lost_sum = {5'd0, leading_zeros_40(reversed_40(addend_significand))} + 11'h25;
  wire lost = (addend_dominates ? lost_sum[10] : ($signed(lost_sum) < $signed(align_shift))) &
      ~addend_dominates_1_choice_2;
  wire below_guard = |aligned_1[43:0];
  wire negate_integer = (result_1 == 3'd3) & integer_1[2] & sign_addend_1;
  wire other_term_any = aligned_1[44] | below_guard;
  wire integral_1_is_6 = integral_1 == 3'd6;
  wire integral_1_is_not_6 = integral_1 != 3'd6;
  wire other_term_choice = (integral_1 == 3'd2) ? (sign_addend_1 & other_term_any) : (integral_1 == 3'd3) ?
      (~sign_addend_1 & other_term_any) : (integral_1 == 3'd4) ? (aligned_1[44] & (below_guard | aligned_1[45])) :
      (integral_1 == 3'd5) ? (aligned_1[44] & (below_guard | ~sign_addend_1)) : 1'b0;
  wire sum_all = integral_1_is_6 & at_units_1;
  wire other_term_choice_sum_all = sum_all ? (sign_addend_1 & (|aligned_1[44:0]) & ~addend_dominates_1) : (at_units_1
      & ~addend_dominates_1 & integral_1_is_not_6 & other_term_choice);
  wire [76:0] other_term = {26'd0, product_1, 3'd0} | {31'd0, other_term_choice_sum_all, 45'd0};
  wire subtract = (sign_addend_1 ^ sign_product_1) | (sum_all & sign_addend_1);
  wire [44:0] sum_all_aligned_1_44_0 = aligned_1[44:0] & {45{sum_all ? (~addend_dominates_1) : (~at_units_1 |
      addend_dominates_1)}};
  wire [78:0] sum_sum = {1'b0, aligned_1[76:45] & {32{~sum_all}}, sum_all_aligned_1_44_0, 1'b1} + {1'b0, other_term ^
      {77{subtract}}, subtract};
  wire term_smaller = subtract & ~sum_sum[78];
  wire sum_any = negate_integer | term_smaller;
  wire [76:0] sum = (sum_sum[77:1] ^ {77{sum_any}}) + {76'd0, sum_any};
  wire [6:0] leading_zeros = leading_zeros_77(sum_2);
  wire [2:0] exponent_3_all = format_2 & {3{second_2 != 2'd1}};
  wire [10:0] exponent_3_choice = ((exponent_3_all == 3'd1) | (exponent_3_all == 3'd3)) ? 11'h71 : (exponent_3_all ==
      3'd2) ? 11'h79 : 11'd1;
  wire [10:0] exponent_3_difference = top_exponent_2 - exponent_3_choice;
  wire exponent_3_all_exponent_3_difference = (exponent_3_difference < {4'd0, leading_zeros}) & ~((result_2 == 3'd4)
      | (result_2 == 3'd5));
  wire [76:0] normalised = sum_2 << (exponent_3_all_exponent_3_difference ? exponent_3_difference[6:0] :
      leading_zeros);
  wire exponent_3_all_any_sum_2 = ~exponent_3_all_exponent_3_difference & (|sum_2);
  wire [10:0] integer_all = ((top_exponent_2 + 11'h782) - {4'd0, leading_zeros}) & {11{exponent_3_all_any_sum_2}};
  wire [31:0] integer_ = (result_2 == 3'd5) ? ({{21{integer_all[10]}}, integer_all} & {32{~is_nan_2}}) : ((over_2 ?
      limit_2 : sum_2[76:45]) & {32{~is_nan_2}});
  wire ab_less = ab_less_differing ? flag_choice :
      flag_choice ? (~ab_less_any) : ab_less_less;
  wire ac_less = ac_less_differing ? flag_choice :
      flag_choice ? (~ac_less_any) : ac_less_less;
  wire special_1_differing = special_1_choice_special_1_any_1 ^ special_1_choice_special_1_any_2;
  wire bc_less = special_1_differing ? special_1_choice_special_1_any_1 :
      special_1_choice_special_1_any_1 ? (~bc_less_any) : bc_less_less;
  wire flag_all_x0_is_nan = x0_is_nan & ~special_1_all_x0_fraction[22];
  wire first_is_b_all = x1_is_nan & ((x1_is_nan & ~special_1_all_x1_fraction[22]) | ~x0_is_nan) & ~flag_all_x0_is_nan;
  wire flag_any_x0_is_nan = x0_is_nan | x1_is_nan;
  wire first_is_b = flag_any_x0_is_nan ? (flag_all[42] ? first_is_b_all : (x0_is_nan & ~x1_is_nan)) :
      flag_all[40] ? ab_less : (~ab_less);
  wire take_median = flag_all[43] & ~(flag_any_x0_is_nan | x2_is_nan);
  wire is_c_choice = first_is_b ? bc_less : ac_less;
  wire is_c_choice_first_is_b = first_is_b ? x1_is_nan : x0_is_nan;
  wire is_c_choice_flag_all_42 = flag_all[42] ? (x2_is_nan & ((x2_is_nan & ~special_1_all[22]) |
      ~is_c_choice_first_is_b)) : (is_c_choice_first_is_b & ~x2_is_nan);
  wire is_c_choice_is_c_choice_first_is_b = (is_c_choice_first_is_b | x2_is_nan) ? is_c_choice_flag_all_42 :
      flag_all[41] ? is_c_choice : (~is_c_choice);
  wire special_1_all_x1_is_zero = x1_is_zero & x2_is_zero;
  wire is_b_all_ab_less = (ab_less | flag_all_x0_is_zero | flag_all_flag_equal) & (~bc_less |
      special_1_all_x1_is_zero);
  wire is_b_all_not_ab_less = (~ab_less | flag_all_x0_is_zero) & (~ac_less | is_b_all);
  wire is_c = take_median ? (is_b_all_not_ab_less ? bc_less : (is_b_all_ab_less & ac_less)) : (flag_all[19] &
      is_c_choice_is_c_choice_first_is_b);
  wire is_b = take_median ? (is_b_all_not_ab_less ? (~bc_less) : (~is_b_all_ab_less & ab_less)) : first_is_b;
  wire compare_less = ab_less;
  wire round_up_choice = before_modifiers_equal[0] ? ((|significand_3[11:0]) | guard_3 | sticky_3) :
      before_modifiers_equal[1] ? ((|significand_3[18:0]) | guard_3 | sticky_3) : before_modifiers_equal[2] ?
      ((|significand_3[19:0]) | guard_3 | sticky_3) : before_modifiers_equal[3] ? ((|significand_3[14:0]) | guard_3 |
      sticky_3) : sticky_3;
  wire round_up_choice_significand_3_12 = before_modifiers_equal[0] ? significand_3[12] : before_modifiers_equal[1] ?
      significand_3[19] : before_modifiers_equal[2] ? significand_3[20] : before_modifiers_equal[3] ?
      significand_3[15] : guard_3;
  wire round_up_any = round_up_choice_significand_3_12 | round_up_choice;
  wire round_up_choice_significand_3_13 = before_modifiers_equal[0] ? significand_3[13] : before_modifiers_equal[1] ?
      significand_3[20] : before_modifiers_equal[2] ? significand_3[21] : before_modifiers_equal[3] ?
      significand_3[16] : significand_3[0];
  wire round_up = (round_3 == 2'd0) ? (round_up_choice_significand_3_12 & (round_up_choice |
      round_up_choice_significand_3_13)) :
      (round_3 == 2'd1) ? (~sign_3 & round_up_any) :
      (round_3 == 2'd2) ? (sign_3 & round_up_any) : 1'b0;
  wire [2:0] before_modifiers_equal_all = format_3 & {3{second_3 != 2'd1}};
  wire [21:0] rounded_joined = {before_modifiers_equal[2] & round_up, before_modifiers_equal[1] & round_up, 3'd0,
      before_modifiers_equal[3] & round_up, 2'd0, before_modifiers_equal[0] & round_up, 12'd0,
      (before_modifiers_equal_all == 3'd0) & round_up};
  wire [33:0] rounded = {exponent_3, 23'd0} + {10'd0, significand_3} + {12'd0, rounded_joined};
  wire before_modifiers_any = before_modifiers_equal[0] | before_modifiers_equal[2];
  wire [10:0] before_modifiers_choice = before_modifiers_any ? 11'h8f : before_modifiers_equal[1] ? 11'h87 : 11'hff;
  wire overflow_any = (before_modifiers_equal_all != 3'd2) | (&rounded[22:20]) | (rounded[33:23] !=
      before_modifiers_choice);
  wire overflow = ~(rounded[33:23] < before_modifiers_choice) & overflow_any;
  wire [10:0] before_modifiers_choice_2 = before_modifiers_any ? 11'h71 : before_modifiers_equal[1] ? 11'h79 : 11'd1;
  wire before_modifiers_choice_round_3_is_0 = (round_3 == 2'd0) ? 1'b1 : (round_3 == 2'd1) ? (~sign_3) : (round_3 ==
      2'd2) ? sign_3 : 1'b0;
  wire before_modifiers_all = (before_modifiers_choice_round_3_is_0 | before_modifiers_equal_all[1]) & ~(saturate_3 &
      (|before_modifiers_equal_all));
  wire [30:0] before_modifiers_choice_3 = before_modifiers_all ? 31'h7f800000 : before_modifiers_equal[1] ?
      31'h43e00000 : {before_modifiers_choice[7:0] + 8'hff, 23'h7fffff};
  wire [30:0] before_modifiers_all_rounded_30_0 = rounded[30:0] & {31{~((rounded[33:23] == (before_modifiers_choice_2
      + 11'h7ff)) & ~keep_denormals_3)}};
  wire [30:0] before_modifiers_choice_overflow = overflow ? before_modifiers_choice_3 :
      before_modifiers_all_rounded_30_0;
  wire [30:0] before_modifiers_choice_integral_3 = ((before_modifiers_choice_overflow[30:23] == 8'h7f) & (integral_3
      == 3'd6)) ? 31'h3f7fffff : before_modifiers_choice_overflow;
  wire round_up_2_any_set = |before_modifiers_choice_integral_3[30:23];
  wire [10:0] second_exponent_choice = (second_3 == 2'd2) ? (exponent_3 + 11'd1 + ((scaled_3[0] ? 11'h7c0 : 11'h40) &
      {11{scaled_3[1]}})) : {3'd0, before_modifiers_choice_integral_3[30:23] | {7'd0, ~round_up_2_any_set}};
  wire before_modifiers_equal_second_3_is_1 = {2'd0, second_3 == 2'd1} == 3'd2;
  wire rounded_2_equal = {2'd0, second_3 == 2'd1} == 3'd1;
  wire rounded_2_equal_second_3_is_1 = {2'd0, second_3 == 2'd1} == 3'd3;
  wire before_modifiers_any_rounded_2_equal = rounded_2_equal | rounded_2_equal_second_3_is_1;
  wire [10:0] before_modifiers_choice_4 = before_modifiers_any_rounded_2_equal ? 11'h71 :
      before_modifiers_equal_second_3_is_1 ? 11'h79 : 11'd1;
  wire [10:0] round_up_2_difference = before_modifiers_choice_4 - second_exponent_choice;
  wire round_up_2_all = ~round_up_2_difference[10] & (|round_up_2_difference);
  wire [10:0] second_exponent = (round_up_2_all ? before_modifiers_choice_4 : second_exponent_choice) + 11'h7ff;
  wire [10:0] round_up_2_all_round_up_2_difference = round_up_2_difference & {11{round_up_2_all}};
  wire [4:0] round_up_2_any = round_up_2_all_round_up_2_difference[4:0] |
      {5{|round_up_2_all_round_up_2_difference[10:5]}};
  wire round_up_2_all_guard_3 = guard_3 & (second_3 == 2'd2);
  wire [23:0] round_up_2_joined = {round_up_2_any_set, before_modifiers_choice_integral_3[22:0] &
      {23{round_up_2_any_set | ~second_flush_3}}};
  wire [23:0] round_up_2_choice = (second_3 == 2'd2) ? significand_3 : round_up_2_joined;
  wire [24:0] round_up_2_shifted = {round_up_2_choice, round_up_2_all_guard_3} >> round_up_2_any;
  wire [23:0] second_significand = round_up_2_shifted[24:1];
  wire before_modifiers_all_sticky_3 = sticky_3 & (second_3 == 2'd2);
  wire before_modifiers_any_set = |{round_up_2_choice, round_up_2_all_guard_3};
  wire round_up_2_less = leading_zeros_25({round_up_2_all_guard_3, reversed_24(round_up_2_choice)}) < round_up_2_any;
  wire round_up_2_any_round_up_2_less = (round_up_2_less & before_modifiers_any_set) | before_modifiers_all_sticky_3;
  wire rounded_2_equal_second_3 = {2'd0, second_3 == 2'd1} == 3'd4;
  wire round_up_2_choice_rounded_2_equal = rounded_2_equal ? ((|second_significand[11:0]) | round_up_2_shifted[0] |
      round_up_2_any_round_up_2_less) : before_modifiers_equal_second_3_is_1 ? ((|second_significand[18:0]) |
      round_up_2_shifted[0] | round_up_2_any_round_up_2_less) : rounded_2_equal_second_3_is_1 ?
      ((|second_significand[19:0]) | round_up_2_shifted[0] | round_up_2_any_round_up_2_less) :
      rounded_2_equal_second_3 ? ((|second_significand[14:0]) | round_up_2_shifted[0] |
      round_up_2_any_round_up_2_less) : round_up_2_any_round_up_2_less;
  wire round_up_2_choice_second_significand = rounded_2_equal ? second_significand[12] :
      before_modifiers_equal_second_3_is_1 ? second_significand[19] : rounded_2_equal_second_3_is_1 ?
      second_significand[20] : rounded_2_equal_second_3 ? second_significand[15] : round_up_2_shifted[0];
  wire round_up_2_any_2 = round_up_2_choice_second_significand | round_up_2_choice_rounded_2_equal;
  wire round_up_2_choice_2 = rounded_2_equal ? second_significand[13] : before_modifiers_equal_second_3_is_1 ?
      second_significand[20] : rounded_2_equal_second_3_is_1 ? second_significand[21] : rounded_2_equal_second_3 ?
      second_significand[16] : second_significand[0];
  wire second_round_3_is_2 = second_round_3 == 2'd2;
  wire second_round_3_is_1 = second_round_3 == 2'd1;
  wire second_round_3_is_0 = second_round_3 == 2'd0;
  wire round_up_2_all_round_up_2_choice_2 = round_up_2_choice_second_significand & (round_up_2_choice_rounded_2_equal
      | round_up_2_choice_2);
  wire round_up_2 = second_round_3_is_0 ? round_up_2_all_round_up_2_choice_2 :
      second_round_3_is_1 ? (~sign_3 & round_up_2_any_2) :
      second_round_3_is_2 ? (sign_3 & round_up_2_any_2) : 1'b0;
  wire [21:0] rounded_2_joined = {rounded_2_equal_second_3_is_1 & round_up_2, before_modifiers_equal_second_3_is_1 &
      round_up_2, 3'd0, rounded_2_equal_second_3 & round_up_2, 2'd0, rounded_2_equal & round_up_2, 12'd0, ({2'd0,
      second_3 == 2'd1} == 3'd0) & round_up_2};
  wire [33:0] rounded_2 = {second_exponent, 23'd0} + {10'd0, second_significand} + {12'd0, rounded_2_joined};
  wire [10:0] before_modifiers_choice_5 = before_modifiers_any_rounded_2_equal ? 11'h8f :
      before_modifiers_equal_second_3_is_1 ? 11'h87 : 11'hff;
  wire overflow_2_any = ({2'd0, second_3 == 2'd1} != 3'd2) | (&rounded_2[22:20]) | (rounded_2[33:23] !=
      before_modifiers_choice_5);
  wire overflow_2 = ~(rounded_2[33:23] < before_modifiers_choice_5) & overflow_2_any;
  wire before_modifiers_choice_not_sign_3 = second_round_3_is_0 ? 1'b1 : second_round_3_is_1 ? (~sign_3) :
      second_round_3_is_2 ? sign_3 : 1'b0;
  wire [30:0] before_modifiers_choice_saturate_3 = (before_modifiers_choice_not_sign_3 & ~(saturate_3 & (second_3 ==
      2'd1))) ? 31'h7f800000 : before_modifiers_equal_second_3_is_1 ? 31'h43e00000 : {before_modifiers_choice_5[7:0]
      + 8'hff, 23'h7fffff};
  wire [30:0] before_modifiers_all_rounded_2_30_0 = rounded_2[30:0] & {31{~((rounded_2[33:23] ==
      (before_modifiers_choice_4 + 11'h7ff)) & ~second_keep_3)}};
  wire [30:0] before_modifiers_choice_second_3 = ((&before_modifiers_choice_integral_3[30:23]) & (second_3 != 2'd2))
      ? before_modifiers_choice_integral_3 : overflow_2 ? before_modifiers_choice_saturate_3 :
      before_modifiers_all_rounded_2_30_0;
  wire [30:0] before_modifiers_all_2 = before_modifiers_choice_second_3 & {31{~(~before_modifiers_any_set &
      ~before_modifiers_all_sticky_3)}};
  wire [31:0] before_modifiers = is_special_3 ? special_3 : {sign_3, (|second_3) ? before_modifiers_all_2 :
      before_modifiers_choice_integral_3};
  wire [10:0] value_choice = (omod_3 == 2'd1) ? 11'd1 : (omod_3 == 2'd2) ? 11'd2 : (omod_3 == 2'd3) ? 11'h7ff : 11'd0;
  wire [10:0] scaled_exponent = {3'd0, before_modifiers[30:23]} + value_choice;
  assign flag = flag_4;
  genvar i;
  for (i = 0; i < 4; i = i + 1) begin : each_before_modifiers_equal
    localparam [2:0] INDEX = i + 1;
    assign before_modifiers_equal[i] = before_modifiers_equal_all == INDEX;
  end

  wire [76:0] aligned_1_choice = addend_dominates ? {addend_significand, 37'd0} : (({addend_significand, 37'd0} >>
      align_shift[6:0]) & {77{~|align_shift[10:7]}});
  wire is_nan_1_choice_flag_all_31_28_is_1 = flag_all_31_28_is_9 ? special_1_choice_x2_is_nan : flag_all_31_28_is_1 ?
      x1_is_nan : is_nan_1_any ? x0_is_nan : x2_is_nan;
  reg [31:0] special_1_entry;
  always @* case (s0[3:0])
    4'd1: special_1_entry = 32'h3d800000; 4'd2: special_1_entry = 32'h3e000000;
    4'd3: special_1_entry = 32'h3e400000; 4'd4: special_1_entry = 32'h3e800000;
    4'd5: special_1_entry = 32'h3ea00000; 4'd6: special_1_entry = 32'h3ec00000;
    4'd7: special_1_entry = 32'h3ee00000; 4'd8: special_1_entry = 32'hbf000000;
    4'd9: special_1_entry = 32'hbee00000; 4'ha: special_1_entry = 32'hbec00000;
    4'hb: special_1_entry = 32'hbea00000; 4'hc: special_1_entry = 32'hbe800000;
    4'hd: special_1_entry = 32'hbe400000; 4'he: special_1_entry = 32'hbe000000;
    4'hf: special_1_entry = 32'hbd800000;
    default: special_1_entry = 32'd0;
  endcase

  wire [7:0] special_1_part = s0_31_0[{flag_all[16:15], 3'd0} +: 8];
  wire special_1_choice_flag_all_40 = flag_all[40] ? (&special_1_part[6:2]) : (&special_1_part[6:0]);
  wire special_1_all_special_1_part_1_0 = special_1_choice_flag_all_40 & ((|special_1_part[1:0]) | (~flag_all[40] &
      special_1_part[2]));
  wire [2:0] special_1_choice_flag_all = flag_all[40] ? {special_1_part[1:0], 1'b0} : special_1_part[2:0];
  wire [1:0] special_1_zeros = leading_zeros_3(special_1_choice_flag_all);
  wire [2:0] special_1_shifted = special_1_choice_flag_all << special_1_zeros;
  wire special_1_any_set = |(flag_all[40] ? special_1_part[6:2] : {1'b0, special_1_part[6:3]});
  wire [7:0] special_1_choice_special_1_part_6 = flag_all[40] ? {special_1_part[6], {3{~special_1_part[6]}},
      special_1_part[5:2]} : {special_1_part[6], {4{~special_1_part[6]}}, special_1_part[5:3]};
  wire [7:0] special_1_all_special_1_zeros_wide = (special_1_choice_special_1_part_6 - {6'd0, special_1_zeros}) &
      {8{|special_1_choice_flag_all}};
  wire [7:0] special_1_choice_special_1_any_set = special_1_any_set ? (special_1_choice_special_1_part_6 |
      {8{special_1_choice_flag_all_40}}) : special_1_all_special_1_zeros_wide;
  wire [2:0] special_1_choice_special_1_shifted = special_1_any_set ? (special_1_choice_flag_all |
      {special_1_all_special_1_part_1_0, 2'd0}) : {special_1_shifted[1:0], 1'b0};
  wire special_1_choice_round_is_1 = (round == 2'd1) ? (~special_1_differing) : (round == 2'd2) ? special_1_differing
      : 1'b0;
  wire special_1_less = $signed(quotient_exponent) < $signed(9'h16a);
  wire [30:0] special_1_choice_x0_is_nan = (x0_is_nan & ~flag_all[20] & ~special_1_less) ? (31'h7f800000 - {30'd0,
      ~((round == 2'd0) ? 1'b1 : special_1_choice_round_is_1)}) : (special_1_less & ~flag_all[20]) ? {30'd0,
      special_1_choice_round_is_1 & keep_denormals} : {x0_exponent, special_1_all_x0_fraction};
  wire [30:0] special_1_choice_x1_is_zero = (x1_is_zero | x2_is_infinite) ? 31'h7f800000 :
      (special_1_choice_x0_is_nan & {31{~(x1_is_infinite | x2_is_zero)}});
  wire special_1_all_2 = special_1_choice_major_is_y & ~(special_1_choice_major_is_z | special_1_choice_x2_is_nan);
  wire [31:0] special_1_choice_special_1_all_2 = major_is_y ? {special_1_choice_special_1_any_2 ^ special_1_all_2,
      x2_exponent, special_1_all} : {special_1_choice_special_1_any_1 ^ 1'b1, x1_exponent, special_1_all_x1_fraction};
  wire [31:0] special_1_choice_flag_choice = major_is_z ? {flag_choice ^ special_1_all_2, x0_exponent,
      special_1_all_x0_fraction} : major_is_y ? {flag_choice, x0_exponent, special_1_all_x0_fraction} :
      {special_1_choice_special_1_any_2 ^ ~special_1_all_2, x2_exponent, special_1_all};
  wire [31:0] special_1_joined_x1_exponent = {special_1_choice_special_1_any_1, x1_exponent, special_1_any_x1_is_nan,
      special_1_all_x1_fraction[21:0]};
  wire [31:0] special_1_joined_x2_exponent = {special_1_choice_special_1_any_2, x2_exponent,
      special_1_any_special_1_all_22, special_1_all[21:0]};
  wire pair_1_choice = flag_all[40] ? (&s0[14:10]) : (&s0[14:8]);
  wire [2:0] pair_1_choice_flag_all_40 = flag_all[40] ? {s0[9:8], 1'b0} : s0[10:8];
  wire [1:0] pair_1_zeros = leading_zeros_3(pair_1_choice_flag_all_40);
  wire [2:0] pair_1_shifted = pair_1_choice_flag_all_40 << pair_1_zeros;
  wire pair_1_any_set = |(flag_all[40] ? s0[14:10] : {1'b0, s0[14:11]});
  wire [2:0] pair_1_any = pair_1_choice_flag_all_40 | {pair_1_choice & ((|s0[9:8]) | (~flag_all[40] & s0[10])), 2'd0};
  wire [7:0] pair_1_choice_flag_all = flag_all[40] ? {s0[14], {3{~s0[14]}}, s0[13:10]} : {s0[14], {4{~s0[14]}},
      s0[13:11]};
  wire [7:0] pair_1_choice_pair_1_any_set = pair_1_any_set ? (pair_1_choice_flag_all | {8{pair_1_choice}}) :
      ((pair_1_choice_flag_all - {6'd0, pair_1_zeros}) & {8{|pair_1_choice_flag_all_40}});
  wire [11:0] pair_1_joined = {s0[15], pair_1_choice_pair_1_any_set, pair_1_any_set ? pair_1_any :
      {pair_1_shifted[1:0], 1'b0}};
  wire flag_any_flag_all_x0_is_zero = flag_all_x0_is_zero | flag_all_flag_equal;
  wire flag_all_compare_less = compare_less & ~flag_any_flag_all_x0_is_zero;
  wire [3:0] flag_joined = {flag_any_x0_is_nan, ~(flag_all_compare_less | flag_any_flag_all_x0_is_zero) &
      ~flag_any_x0_is_nan, flag_any_flag_all_x0_is_zero & ~flag_any_x0_is_nan, flag_all_compare_less &
      ~flag_any_x0_is_nan};
  wire flag_all_x0_is_normal = x0_is_normal & ~x0_is_nan & ~x0_is_infinite;
  wire flag_all_not_x0_is_normal = ~x0_is_normal & ~x0_is_zero;
  wire [9:0] flag_joined_x0_is_infinite = {x0_is_infinite & ~flag_choice, flag_all_x0_is_normal & ~flag_choice,
      flag_all_not_x0_is_normal & ~flag_choice, x0_is_zero & ~flag_choice, x0_is_zero & flag_choice,
      flag_all_not_x0_is_normal & flag_choice, flag_all_x0_is_normal & flag_choice, x0_is_infinite & flag_choice,
      x0_is_nan & ~flag_all_x0_is_nan, flag_all_x0_is_nan};
  wire flag_any_flag_any = flag_any | (flag_less_quotient_exponent ? (flag_less & x1_is_normal) :
      (~flag_less_quotient_exponent));
  wire limit_2_all = sign_addend_1 & ~integer_1[2];
  wire integer_1_1_0_is_2 = integer_1[1:0] == 2'd2;
  wire integer_1_1_0_is_1 = integer_1[1:0] == 2'd1;
  wire over_2_choice = integer_1_1_0_is_1 ? ((integer_1[2] & aligned_1[60]) | (|aligned_1[76:61])) :
      integer_1_1_0_is_2 ? ((integer_1[2] & aligned_1[52]) | (|aligned_1[76:53])) : (integer_1[2] & aligned_1[76]);
  wire limit_2_all_integer_1_2 = integer_1[2] & sign_addend_1;
  wire limit_2_any = (limit_2_all_integer_1_2 & integer_1[3]) | ~limit_2_all_integer_1_2;
  wire limit_2_any_limit_2_all_integer_1_2 = limit_2_all_integer_1_2 | ~integer_1[2];
  wire [31:0] limit_2_choice = integer_1_1_0_is_1 ? {16'd0, limit_2_any_limit_2_all_integer_1_2,
      {14{~limit_2_all_integer_1_2}}, limit_2_any} : integer_1_1_0_is_2 ? {24'd0,
      limit_2_any_limit_2_all_integer_1_2, {6{~limit_2_all_integer_1_2}}, limit_2_any} :
      {limit_2_any_limit_2_all_integer_1_2, {30{~limit_2_all_integer_1_2}}, limit_2_any};
  wire [10:0] exponent_3_sum = exponent_3_choice + 11'h7ff;
  wire [31:0] special_3_joined = {(byte_position_2 == 2'd3) ? integer_[7:0] : special_2[31:24], (byte_position_2 ==
      2'd2) ? integer_[7:0] : special_2[23:16], (byte_position_2 == 2'd1) ? integer_[7:0] : special_2[15:8],
      (byte_position_2 == 2'd0) ? integer_[7:0] : special_2[7:0]};
  wire [31:0] special_3_choice = (integer_2[1:0] == 2'd1) ? {16'd0, integer_[15:0]} : (integer_2[1:0] == 2'd2) ?
      special_3_joined : integer_;
  wire value_any = (format_3 == 3'd1) | (format_3 == 3'd3);
  wire [10:0] value_choice_value_any = value_any ? 11'h71 : (format_3 == 3'd2) ? 11'h79 : 11'd1;
  wire [10:0] value_choice_format_3_is_2 = value_any ? 11'h8f : (format_3 == 3'd2) ? 11'h87 : 11'hff;
  wire value_less = {3'd0, before_modifiers[30:23]} < value_choice_format_3_is_2;
  wire value_all = (|omod_3) & value_less;
  wire value_all_value_all = value_all & ({3'd0, before_modifiers[30:23]} < (value_choice_value_any + {10'd0, omod_3
      == 2'd3}));
  wire value_choice_round_3_is_0 = (round_3 == 2'd0) ? 1'b1 : (round_3 == 2'd1) ? (~before_modifiers[31]) : (round_3
      == 2'd2) ? before_modifiers[31] : 1'b0;
  wire [30:0] value_choice_before_modifiers = ({3'd0, before_modifiers[30:23]} < (value_choice_format_3_is_2 -
      value_choice)) ? {scaled_exponent[7:0], before_modifiers[22:0]} : ((value_choice_round_3_is_0 | format_3[1]) &
      ~saturate_3) ? 31'h7f800000 : (format_3 == 3'd2) ? 31'h43e00000 : {value_choice_format_3_is_2[7:0] + 8'hff,
      23'h7fffff};
  wire [31:0] value_all_before_modifiers_31 = (value_all ? {before_modifiers[31], value_choice_before_modifiers} :
      before_modifiers) & {32{~value_all_value_all}};
  wire [10:0] value_choice_omod_3_is_1 = (omod_3 == 2'd1) ? 11'h7e : (omod_3 == 2'd2) ? 11'h7d : (omod_3 == 2'd3) ?
      11'h80 : 11'h7f;
  wire [31:0] value_choice_value_all_value_all = (~({3'd0, before_modifiers[30:23]} < value_choice_omod_3_is_1) &
      ~value_all_value_all) ? 32'h3f800000 : value_all_before_modifiers_31;
  wire [31:0] value_all_not_value_less = value_choice_value_all_value_all & {32{~((~value_less &
      (|before_modifiers[22:0])) | before_modifiers[31])}};
  wire [31:0] value_choice_clamp_3 = clamp_3 ? value_all_not_value_less : value_all_before_modifiers_31;
  wire value_all_set = &value_choice_clamp_3[30:23];
  wire [1:0] value_any_value_choice_clamp_3 = value_choice_clamp_3[22:21] | {value_all_set &
      (|value_choice_clamp_3[22:0]), 1'b0};
  wire [2:0] value_any_value_all_set_wide = value_choice_clamp_3[22:20] | {3{value_all_set}};
  wire [31:0] value_joined = {value_choice_clamp_3[31:30], value_choice_clamp_3[26:23],
      value_any_value_choice_clamp_3, value_choice_clamp_3[31:30], value_choice_clamp_3[26:23],
      value_any_value_choice_clamp_3, value_choice_clamp_3[31:30], value_choice_clamp_3[26:23],
      value_any_value_choice_clamp_3, value_choice_clamp_3[31:30], value_choice_clamp_3[26:23],
      value_any_value_choice_clamp_3};
  wire [31:0] value_joined_value_choice_clamp_3 = {value_choice_clamp_3[31:30], value_choice_clamp_3[25:23],
      value_any_value_all_set_wide, value_choice_clamp_3[31:30], value_choice_clamp_3[25:23],
      value_any_value_all_set_wide, value_choice_clamp_3[31:30], value_choice_clamp_3[25:23],
      value_any_value_all_set_wide, value_choice_clamp_3[31:30], value_choice_clamp_3[25:23],
      value_any_value_all_set_wide};
  wire [31:0] value_choice_format_3_is_1 = (format_3 == 3'd1) ? {16'd0, value_choice_clamp_3[31:30],
      value_choice_clamp_3[26:13]} : (format_3 == 3'd2) ? value_joined_value_choice_clamp_3 : (format_3 == 3'd3) ?
      value_joined : (format_3 == 3'd4) ? {16'd0, value_choice_clamp_3[31:16]} : value_choice_clamp_3;
  wire [31:0] value_choice_result_3_is_0 = ((result_3 == 3'd0) | (result_3 == 3'd1) | (result_3 == 3'd4)) ?
      value_choice_format_3_is_1 : special_3;
  reg [31:0] special_1_entry_flag_all_39_37;
  always @* case (flag_all[39:37])
    3'd1: special_1_entry_flag_all_39_37 = is_c ? special_1_joined_x2_exponent : is_b ? special_1_joined_x1_exponent
        : {flag_choice, x0_exponent, special_1_any_x0_is_nan, special_1_all_x0_fraction[21:0]};
    3'd4: special_1_entry_flag_all_39_37 = (flag_all[41:40] == 2'd1) ? special_1_choice_flag_choice :
        (flag_all[41:40] == 2'd2) ? special_1_choice_special_1_all_2 : major_is_z ? (special_1_all_2 ? 32'h40a00000 :
        32'h40800000) : major_is_y ? (special_1_all_2 ? 32'h40400000 : 32'h40000000) : special_1_all_2 ? 32'h3f800000
        : 32'd0;
    3'd2: special_1_entry_flag_all_39_37 = x2_is_nan ? special_1_joined : x1_is_nan ? special_1_joined_2 :
        (special_1_all_x1_is_zero | (x1_is_infinite & x2_is_infinite)) ? 32'hffc00000 : {special_1_differing,
        special_1_choice_x1_is_zero};
    3'd3: special_1_entry_flag_all_39_37 = {flag_choice, x0_exponent, special_1_all_x0_fraction};
    3'd5: special_1_entry_flag_all_39_37 = {special_1_part[7], special_1_choice_special_1_any_set,
        special_1_choice_special_1_shifted, 20'd0};
    3'd6: special_1_entry_flag_all_39_37 = special_1_entry;
    3'd7: special_1_entry_flag_all_39_37 = s2[31:0];
    default: special_1_entry_flag_all_39_37 = special;
  endcase

  initial begin
    passes_1 = 1'b0; passes_2 = 1'b0; passes_3 = 1'b0; clamp_1 = 1'b0; omod_1 = 2'd0; saturate_1 = 1'b0;
    integral_1 = 3'd0; integer_1 = 4'd0; result_1 = 3'd0; format_1 = 3'd0; round_1 = 2'd0; keep_denormals_1 = 1'b0;
    second_1 = 2'd0; second_round_1 = 2'd0; second_keep_1 = 1'b0; second_flush_1 = 1'b0; clamp_2 = 1'b0;
    omod_2 = 2'd0; saturate_2 = 1'b0; integral_2 = 3'd0; integer_2 = 4'd0; result_2 = 3'd0; format_2 = 3'd0;
    round_2 = 2'd0; keep_denormals_2 = 1'b0; second_2 = 2'd0; second_round_2 = 2'd0; second_keep_2 = 1'b0;
    second_flush_2 = 1'b0; clamp_3 = 1'b0; omod_3 = 2'd0; saturate_3 = 1'b0; integral_3 = 3'd0; result_3 = 3'd0;
    format_3 = 3'd0; round_3 = 2'd0; keep_denormals_3 = 1'b0; second_3 = 2'd0; second_round_3 = 2'd0;
    second_keep_3 = 1'b0; second_flush_3 = 1'b0; product_1 = 48'd0; aligned_1 = 77'd0; top_exponent_1 = 11'd0;
    addend_dominates_1 = 1'b0; at_units_1 = 1'b0; sign_addend_1 = 1'b0; sign_product_1 = 1'b0; beyond_1 = 1'b0;
    is_nan_1 = 1'b0; over_2 = 1'b0; limit_2 = 32'd0; is_nan_2 = 1'b0; sum_2 = 77'd0; top_exponent_2 = 11'd0;
    sign_2 = 1'b0; exponent_3 = 11'd0; sign_3 = 1'b0; significand_3 = 24'd0; guard_3 = 1'b0; sticky_3 = 1'b0;
    special_1 = 32'd0; special_2 = 32'd0; byte_position_1 = 2'd0; byte_position_2 = 2'd0; special_3 = 32'd0;
    is_special_1 = 1'b0; is_special_2 = 1'b0; is_special_3 = 1'b0; scaled_1 = 2'd0; scaled_2 = 2'd0;
    scaled_3 = 2'd0; pair_1 = 12'd0; pair_2 = 12'd0; pair_3 = 12'd0; flag_1 = 1'b0; flag_2 = 1'b0; flag_3 = 1'b0;
    value = 64'd0; flag_4 = 1'b0;
  end
  always @(posedge clock) begin
    passes_1 <= start; passes_2 <= passes_1; passes_3 <= passes_2;
    if (start) begin
      clamp_1 <= flag_all[0] & ~flag_all[56];
      omod_1 <= flag_all[2:1] & {2{~flag_all[64] & ~flag_all[56]}};
      saturate_1 <= flag_all[11] & (|flag_all[57:55]);
      integral_1 <= flag_all[47:45]; integer_1 <= flag_all[51:48]; result_1 <= flag_all[54:52];
      format_1 <= flag_all[57:55]; round_1 <= round; keep_denormals_1 <= keep_denormals;
      second_1 <= flag_all[63:62];
      second_round_1 <= flag_all_59_58_is_2 ? 2'd3 : flag_all_59_58_is_3 ? 2'd0 : flag_all_63_62_is_1 ? flag_all[6:5]
          : flag_all[4:3];
      second_keep_1 <= flag_all_63_62_is_1 ? flag_all[10] : flag_all[8];
      second_flush_1 <= flag_all_63_62_is_1 & ~flag_all[7];
      product_1 <= {24'd0, {x0_is_normal, special_1_all_x0_fraction} & {24{flag_all[25]}}} * {24'd0, {reference_any,
          flag_all[26] ? 23'd0 : special_1_all_x1_fraction} & {24{flag_all[25]}}};
      aligned_1 <= aligned_1_choice | {76'd0, lost};
      top_exponent_1 <= addend_dominates ? addend_exponent : reference_;
      addend_dominates_1 <= addend_dominates & ~addend_dominates_1_choice_2;
      at_units_1 <= at_units_1_all; sign_addend_1 <= sign_addend; sign_product_1 <= sign_product;
      beyond_1 <= beyond_1_choice_flag_all_47_45_is_6;
      is_nan_1 <= is_nan_1_choice_flag_all_31_28_is_1 | ((flag_all[54:52] == 3'd5) &
          is_nan_1_choice_flag_all_31_28_is_9);
      special_1 <= special_1_entry_flag_all_39_37; byte_position_1 <= s1[1:0];
      is_special_1 <= is_special | ~((flag_all[54:52] == 3'd0) | (flag_all[54:52] == 3'd4));
      scaled_1 <= {mask, x2_exponent < 8'h80};
      pair_1 <= pair_1_joined & {12{(flag_all[39:37] == 3'd5) & flag_all[41]}};
      flag_1 <= flag_all_36_34_is_2 ? flag_any_flag_any : flag_all[44] ? (|(flag_joined_x0_is_infinite & s1[9:0])) :
          (|(flag_joined & flag_all[43:40]));
    end
    if (passes_1) begin
      clamp_2 <= clamp_1; omod_2 <= omod_1; saturate_2 <= saturate_1; integral_2 <= integral_1;
      integer_2 <= integer_1; result_2 <= result_1; format_2 <= format_1; round_2 <= round_1;
      keep_denormals_2 <= keep_denormals_1; second_2 <= second_1; second_round_2 <= second_round_1;
      second_keep_2 <= second_keep_1; second_flush_2 <= second_flush_1;
      over_2 <= over_2_choice | addend_dominates_1 | beyond_1 | limit_2_all;
      limit_2 <= limit_2_choice & {32{~limit_2_all}};
      is_nan_2 <= is_nan_1; sum_2 <= sum; top_exponent_2 <= top_exponent_1;
      sign_2 <= ((subtract | integral_1_is_6) & (~|sum)) ? (round_1 == 2'd2) : ((term_smaller ? sign_product_1 :
          sign_addend_1) & integral_1_is_not_6);
      special_2 <= special_1; byte_position_2 <= byte_position_1; is_special_2 <= is_special_1;
      scaled_2 <= scaled_1; pair_2 <= pair_1; flag_2 <= flag_1;
    end
    if (passes_2) begin
      clamp_3 <= clamp_2; omod_3 <= omod_2; saturate_3 <= saturate_2; integral_3 <= integral_2;
      result_3 <= result_2; format_3 <= format_2; round_3 <= round_2; keep_denormals_3 <= keep_denormals_2;
      second_3 <= second_2; second_round_3 <= second_round_2; second_keep_3 <= second_keep_2;
      second_flush_3 <= second_flush_2;
      exponent_3 <= (result_2 == 3'd4) ? (exponent_3_all_any_sum_2 ? 11'h7d : exponent_3_sum) :
          exponent_3_all_any_sum_2 ? ((top_exponent_2 + 11'h7ff) - {4'd0, leading_zeros}) : exponent_3_sum;
      sign_3 <= sign_2; significand_3 <= normalised[76:53]; guard_3 <= normalised[52];
      sticky_3 <= |normalised[51:0];
      special_3 <= ((result_2 == 3'd3) | (result_2 == 3'd5)) ? special_3_choice : special_2;
      is_special_3 <= is_special_2; scaled_3 <= scaled_2; pair_3 <= pair_2; flag_3 <= flag_2;
    end
    if (passes_3) begin
      value <= {pair_3, 20'd0, value_choice_result_3_is_0};
      flag_4 <= flag_3;
    end
  end
endmodule
`default_nettype wire
