// binary64_unit: generator of hdl/src/vector/shared/binary64/mod.rs:200
// Written by Tombolo; change the source.
// SPDX-License-Identifier: MIT OR Apache-2.0

`default_nettype none

module binary64_unit (
  input wire clock, // The one clock.
  input wire [18:0] control, // super::control.
  input wire [63:0] s0, // First source.
  input wire [63:0] s1, // Second source.
  input wire [63:0] s2, // Third source.
  input wire mask, // Mask bit of V_DIV_FMAS.
  input wire [52:0] root_a, // What the multiplier multiplies for the iteration.
  input wire [52:0] root_b, // The other factor.
  input wire [52:0] root_addend, // The upper part of the iteration's result, to which the product is the lower one.
  input wire [13:0] root_exponent, // Its exponent.
  output wire [52:0] root_significand, // Significand of the first source, normalised, in this clock.
  output wire [13:0] root_power, // Its exponent without bias, two's complement.
  output wire [105:0] root_product, // The product of the factors of two clocks ago.
  output wire [63:0] value, // The result; narrower ones in the low bits with zeros above.
  output wire flag // Comparisons, and the mask bit of V_DIV_SCALE.
);

  // Zeros above the most significant one; 53 when there is none.
  function [5:0] leading_zeros_53;
    input [52:0] examined;
    reg [63:0] top_64;
    reg [31:0] top_32;
    reg [15:0] top_16;
    reg [7:0] top_8;
    reg [3:0] top_4;
    reg [1:0] top_2;
    begin
      top_64 = {examined, 1'b1, {10{1'b0}}};
      leading_zeros_53[5] = ~|top_64[63:32];
      top_32 = leading_zeros_53[5] ? top_64[31:0] : top_64[63:32];
      leading_zeros_53[4] = ~|top_32[31:16];
      top_16 = leading_zeros_53[4] ? top_32[15:0] : top_32[31:16];
      leading_zeros_53[3] = ~|top_16[15:8];
      top_8 = leading_zeros_53[3] ? top_16[7:0] : top_16[15:8];
      leading_zeros_53[2] = ~|top_8[7:4];
      top_4 = leading_zeros_53[2] ? top_8[3:0] : top_8[7:4];
      leading_zeros_53[1] = ~|top_4[3:2];
      top_2 = leading_zeros_53[1] ? top_4[1:0] : top_4[3:2];
      leading_zeros_53[0] = ~|top_2[1];
    end
  endfunction

  // Zeros above the most significant one; 162 when there is none.
  function [7:0] leading_zeros_162;
    input [161:0] examined_2;
    reg [255:0] top_256;
    reg [127:0] top_128;
    reg [63:0] top_64_2;
    reg [31:0] top_32_2;
    reg [15:0] top_16_2;
    reg [7:0] top_8_2;
    reg [3:0] top_4_2;
    reg [1:0] top_2_2;
    begin
      top_256 = {examined_2, 1'b1, {93{1'b0}}};
      leading_zeros_162[7] = ~|top_256[255:128];
      top_128 = leading_zeros_162[7] ? top_256[127:0] : top_256[255:128];
      leading_zeros_162[6] = ~|top_128[127:64];
      top_64_2 = leading_zeros_162[6] ? top_128[63:0] : top_128[127:64];
      leading_zeros_162[5] = ~|top_64_2[63:32];
      top_32_2 = leading_zeros_162[5] ? top_64_2[31:0] : top_64_2[63:32];
      leading_zeros_162[4] = ~|top_32_2[31:16];
      top_16_2 = leading_zeros_162[4] ? top_32_2[15:0] : top_32_2[31:16];
      leading_zeros_162[3] = ~|top_16_2[15:8];
      top_8_2 = leading_zeros_162[3] ? top_16_2[7:0] : top_16_2[15:8];
      leading_zeros_162[2] = ~|top_8_2[7:4];
      top_4_2 = leading_zeros_162[2] ? top_8_2[3:0] : top_8_2[7:4];
      leading_zeros_162[1] = ~|top_4_2[3:2];
      top_2_2 = leading_zeros_162[1] ? top_4_2[1:0] : top_4_2[3:2];
      leading_zeros_162[0] = ~|top_2_2[1];
    end
  endfunction

  wire s0_is_normal;
  wire [51:0] s0_fraction;
  wire s0_fraction_is_zero;
  wire s1_is_normal;
  wire [51:0] s1_fraction;
  wire s1_fraction_is_zero;
  wire s2_is_normal;
  wire [51:0] s2_fraction;
  wire s2_fraction_is_zero;
  wire iterates;
  wire [13:0] power;
  wire [51:0] fraction_mask;
  wire [51:0] lost;
  wire [62:0] integral;
  wire is_smaller;
  wire is_same;
  wire [13:0] exponent_difference;
  wire [5:0] factor_zeros;
  wire [52:0] factor_normalised;
  wire [13:0] normalised_power;
  wire [13:0] beyond;
  wire [13:0] segment_shift;
  wire [13:0] addend_missing;
  wire invalid;
  wire [63:0] special_result;
  wire quotient_sign;
  reg [52:0] factor_a;
  reg [52:0] factor_b;
  reg [13:0] exponent_sum;
  reg product_is_zero;
  reg sign_product;
  reg [52:0] addend;
  reg [13:0] addend_exponent;
  reg [5:0] addend_shift;
  reg sign_addend;
  reg [1:0] round;
  reg keep_outputs;
  reg to_single;
  reg below_one;
  reg is_special;
  reg [63:0] special;
  reg flag_2;
  reg [4:0] mode;
  reg [1:0] rescale;
  wire [105:0] product;
  wire [13:0] top_by_product;
  wire [13:0] align_shift;
  wire addend_dominates;
  reg [69:0] finish_1;
  reg [105:0] product_1;
  reg [161:0] aligned_1;
  reg [13:0] top_exponent_1;
  reg [1:0] signs_1;
  wire subtract;
  wire [162:0] total;
  wire product_is_larger;
  wire [161:0] sum;
  reg [69:0] finish_2;
  reg [161:0] sum_2;
  reg [13:0] top_exponent_2;
  reg sign_2;
  wire [13:0] leading_zeros;
  wire [13:0] room;
  wire [161:0] normalised;
  reg [69:0] finish_3;
  reg [13:0] exponent_3;
  reg sign_3;
  reg [52:0] significand_3;
  reg [1:0] lost_3;
  reg round_up;
  wire [65:0] packed_;
  wire overflow;
  reg [63:0] result_4;
  reg [2:0] rescale_delayed;
  reg [2:0] rescale_delayed_2;
  reg [2:0] rescale_delayed_3;
  reg [2:0] rescale_delayed_4;
  wire [29:0] modifiers_delayed;
  reg [5:0] modifiers_delayed_2;
  wire [13:0] scaled;
  wire falls_below;
  wire [106:0] rescaled;
  reg [63:0] result_6;
  wire [4:0] single_delayed;
  reg single_delayed_2;
  wire [11:0] scaled_exponent;
  wire clamped_low;
  wire [8:0] scaled_exponent_2;
  wire clamped_low_2;
  reg [63:0] value_7;
  wire [5:0] flag_delayed;
  reg flag_delayed_2;
  wire [3:0] is_special_next_equal;
  assign modifiers_delayed[0 +: 6] = modifiers_delayed_2;
  assign single_delayed[0] = single_delayed_2;
  assign flag_delayed[0] = flag_delayed_2;

  assign s0_is_normal = |s0[62:52];

  wire control_6_2_is_10 = control[6:2] == 5'ha;
  wire control_6_2_is_23 = control[6:2] == 5'h17;
  wire control_6_2_is_26 = control[6:2] == 5'h1a;
  wire addend_case_7_any = control[13] | control_6_2_is_26 | control_6_2_is_23 | (control[6:2] == 5'h18) |
      control_6_2_is_10;

  assign s0_fraction = s0[51:0] & {52{s0_is_normal | addend_case_7_any}};
  assign s0_fraction_is_zero = ~|s0_fraction;
  assign s1_is_normal = |s1[62:52];
  assign s1_fraction = s1[51:0] & {52{s1_is_normal | addend_case_7_any}};
  assign s1_fraction_is_zero = ~|s1_fraction;
  assign s2_is_normal = |s2[62:52];
  assign s2_fraction = s2[51:0] & {52{s2_is_normal | addend_case_7_any}};
  assign s2_fraction_is_zero = ~|s2_fraction;

  wire control_6_2_is_29 = control[6:2] == 5'h1d;
  wire control_6_2_is_28 = control[6:2] == 5'h1c;
  wire is_special_otherwise_any = (control[6:2] == 5'h1b) | control_6_2_is_28;

  assign iterates = is_special_otherwise_any | control_6_2_is_29;
  assign power = {3'd0, s0[62:52]} - 14'h3ff;
  wire power_below_52 = $signed(power) < $signed(14'h34);
  assign fraction_mask = (52'hfffffffffffff >> power[5:0]) & {52{power_below_52 & ~power[13]}};
  assign lost = s0_fraction & fraction_mask;

  wire control_6_2_is_4 = control[6:2] == 5'd4;
  wire control_6_2_is_17 = control[6:2] == 5'h11;
  wire integral_all = (control_6_2_is_17 | control_6_2_is_4) & s0[63];
  wire control_6_2_is_16 = control[6:2] == 5'h10;
  wire control_6_2_is_16_and_not_s0_63 = control_6_2_is_16 & ~s0[63];
  wire [52:0] integral_otherwise_all = {fraction_mask, 1'b1} & ~{1'b0, fraction_mask};
  wire [51:0] integral_otherwise_all_fraction_mask = fraction_mask & ~{1'b0, fraction_mask[51:1]};
  wire control_6_2_is_15 = control[6:2] == 5'hf;
  wire integral_otherwise_any = (|(lost & ~integral_otherwise_all_fraction_mask)) | (|({s0[52], s0_fraction} &
      integral_otherwise_all));
  wire integral_otherwise_all_control_6_2_is_15 = control_6_2_is_15 & (|(lost &
      integral_otherwise_all_fraction_mask)) & integral_otherwise_any;
  wire integral_otherwise_any_any_lost = integral_otherwise_all_control_6_2_is_15 | (control_6_2_is_16_and_not_s0_63
      & (|lost)) | (integral_all & (|lost));
  wire flag_2_case_25_all = ~s0_is_normal & s0_fraction_is_zero;
  wire integral_any = (control_6_2_is_15 & (&power) & (|s0_fraction)) | (control_6_2_is_16_and_not_s0_63 &
      ~flag_2_case_25_all) | (integral_all & ~flag_2_case_25_all);
  wire [62:0] value_7_otherwise_value = 63'h3ff0000000000000;
  wire [62:0] integral_otherwise_sum = ({s0[62:52], s0_fraction} & ~{11'd0, fraction_mask}) + {10'd0,
      integral_otherwise_all & {53{integral_otherwise_any_any_lost & power_below_52}}};

  assign integral = power[13] ? (value_7_otherwise_value & {63{integral_any}}) : integral_otherwise_sum;
  assign is_smaller = {s0[62:52], s0_fraction} < {s1[62:52], s1_fraction};
  assign is_same = {s0[62:52], s0_fraction} == {s1[62:52], s1_fraction};
  assign exponent_difference = {3'd0, s2[62:52]} - {3'd0, s1[62:52]};

  wire sign_addend_condition_any = is_special_next_equal[0] | is_special_next_equal[1] | is_special_next_equal[2] |
      is_special_next_equal[3] | control_6_2_is_10;
  wire sign_addend_condition_any_control_6_2 = (control[6:2] == 5'd0) | control_6_2_is_26;
  wire product_is_zero_next_any = sign_addend_condition_any_control_6_2 | (control[6:2] == 5'd2);
  wire [52:0] factor_b_otherwise_all = (product_is_zero_next_any ? {s1_is_normal, s1_fraction} : 53'h10000000000000)
      & {53{~sign_addend_condition_any}};
  wire [52:0] factor_normalised_unshifted_choice = s0_is_normal ? factor_b_otherwise_all : {s0_is_normal,
      s0_fraction};

  assign factor_zeros = leading_zeros_53(factor_normalised_unshifted_choice);
  assign factor_normalised = factor_normalised_unshifted_choice << factor_zeros;
  assign normalised_power = ({3'd0, s0[62:52] | {10'd0, ~s0_is_normal}} - {8'd0, factor_zeros & {6{~s0_is_normal}}})
      + 14'h3c01;
  assign beyond = {3'd0, s0[62:52]} - 14'h435;
  assign segment_shift = {2'd0, {6'd0, {1'b0, s1[4:0]}} * 12'h35} + (beyond & {14{~beyond[13]}});

  reg [13:0] by_control_6_2;
  always @*
    case (control[6:2])
      5'd0: by_control_6_2 = {3'd0, s2[62:52] | {10'd0, ~s2_is_normal}};
      5'h1a: by_control_6_2 = {3'd0, s2[62:52] | {10'd0, ~s2_is_normal}};
      5'd1: by_control_6_2 = {3'd0, s1[62:52] | {10'd0, ~s1_is_normal}};
      5'd4: by_control_6_2 = {3'd0, integral[62:52] | {10'd0, ~|integral[62:52]}};
      5'd5: by_control_6_2 = 14'h41e;
      5'd6: by_control_6_2 = 14'h41e;
      5'd7: by_control_6_2 = {6'd0, s0[30:23] | {7'd0, ~|s0[30:23]}} + 14'h380;
      5'd8: by_control_6_2 = {3'd0, s0[62:52] | {10'd0, ~s0_is_normal}};
      5'ha: by_control_6_2 = (14'h3fcb - segment_shift) + {{6'd0, ~({3'd0, s0[62:52]} < 14'h7b0)}, 7'd0} + 14'h433;
      default: by_control_6_2 = 14'd1;
    endcase

  wire [13:0] addend_exponent_otherwise_choice = is_special_next_equal[3] ? 14'h381 : 14'd1;

  assign addend_missing = addend_exponent_otherwise_choice - by_control_6_2;

  wire special_condition_all = ~s2_is_normal & s2_fraction_is_zero;
  wire flag_2_case_25_all_not_s1_is_normal = ~s1_is_normal & s1_fraction_is_zero;
  wire flag_2_case_9_any = flag_2_case_25_all_not_s1_is_normal | special_condition_all;
  wire control_6_2_is_9 = control[6:2] == 5'd9;
  wire special_result_condition_all = control_6_2_is_9 & flag_2_case_9_any;
  wire flag_2_case_24_all = (&s0[62:52]) & s0_fraction_is_zero;
  wire sign_addend_otherwise_any = control_6_2_is_28 | control_6_2_is_29;
  wire special_result_condition_all_s0_63 = sign_addend_otherwise_any & s0[63] & ~flag_2_case_25_all;
  wire special_result_otherwise_choice = sign_addend_condition_any_control_6_2 ? s2[63] : s1[63];
  wire sign_addend_otherwise_differing = s0[63] ^ (product_is_zero_next_any & s1[63]);
  wire special_condition_all_s1_62_52 = (&s1[62:52]) & s1_fraction_is_zero;
  wire control_6_2_is_1 = control[6:2] == 5'd1;
  wire special_condition_all_s2_62_52 = (&s2[62:52]) & s2_fraction_is_zero;
  wire is_special_otherwise_any_control_6_2_is_1 = (sign_addend_condition_any_control_6_2 &
      special_condition_all_s2_62_52) | (control_6_2_is_1 & special_condition_all_s1_62_52);
  wire is_special_otherwise_any_flag_2_case_24_all = flag_2_case_24_all | (product_is_zero_next_any &
      special_condition_all_s1_62_52);
  wire invalid_any = (flag_2_case_25_all & special_condition_all_s1_62_52) | (flag_2_case_24_all &
      flag_2_case_25_all_not_s1_is_normal);
  wire invalid_all = is_special_otherwise_any_flag_2_case_24_all & is_special_otherwise_any_control_6_2_is_1 &
      (sign_addend_otherwise_differing ^ special_result_otherwise_choice);

  assign invalid = (product_is_zero_next_any & invalid_any) | invalid_all | special_result_condition_all_s0_63 |
      (control_6_2_is_4 & flag_2_case_24_all) | special_result_condition_all;

  wire [62:0] result_6_next_value = 63'h7ff0000000000000;
  wire is_special_otherwise_any_2 = is_special_otherwise_any | sign_addend_otherwise_any;
  wire special_result_otherwise_choice_s0_63 = is_special_otherwise_any_2 ? s0[63] :
      is_special_otherwise_any_flag_2_case_24_all ? sign_addend_otherwise_differing : special_result_otherwise_choice;
  wire is_special_otherwise_all = is_special_otherwise_any_2 & (is_special_otherwise_any ? flag_2_case_24_all :
      flag_2_case_25_all);
  wire [63:0] special_otherwise_value = 64'hfff8000000000000;
  wire [63:0] special_case_11_value = 64'h8000000000000;
  wire [63:0] special_case_23_any = {s2[63:52], s2_fraction} | special_case_11_value;
  wire special_condition_all_s2 = (&s2[62:52]) & ~s2_fraction_is_zero;
  wire is_special_otherwise_all_2 = special_condition_all_s2 & sign_addend_condition_any_control_6_2;
  wire [63:0] special_otherwise_any = {s1[63:52], s1_fraction} | special_case_11_value;
  wire special_condition_all_s1 = (&s1[62:52]) & ~s1_fraction_is_zero;
  wire is_special_otherwise_all_control_6_2_is_1 = special_condition_all_s1 & (product_is_zero_next_any |
      control_6_2_is_1);
  wire [63:0] special_case_11_any = {s0[63:52], s0_fraction} | special_case_11_value;
  wire flag_2_case_24_all_s0_62_52 = (&s0[62:52]) & ~s0_fraction_is_zero;
  wire [63:0] special_result_otherwise_choice_invalid = (flag_2_case_24_all_s0_62_52 & ~special_result_condition_all)
      ? special_case_11_any : is_special_otherwise_all_control_6_2_is_1 ? special_otherwise_any :
      is_special_otherwise_all_2 ? special_case_23_any : special_result_condition_all_s0_63 ? special_otherwise_value
      : (invalid & ~special_result_condition_all_s0_63) ? special_otherwise_value : is_special_otherwise_all ?
      {special_result_otherwise_choice_s0_63, 63'd0} : {special_result_otherwise_choice_s0_63, result_6_next_value};
  wire [31:0] special_result_joined = {special_result_otherwise_choice_invalid[63], 8'hff,
      special_result_otherwise_choice_invalid[51:29]};

  assign special_result = is_special_next_equal[3] ? {32'd0, special_result_joined} :
      special_result_otherwise_choice_invalid;
  assign quotient_sign = s1[63] ^ s2[63];
  assign root_significand = s0_is_normal ? {s0_is_normal, s0_fraction} : factor_normalised;
  assign root_power = normalised_power;
  assign product = {53'd0, factor_a} * {53'd0, factor_b};
  assign top_by_product = exponent_sum + 14'h3c39;
  assign align_shift = top_by_product - addend_exponent;
  assign addend_dominates = align_shift[13] | product_is_zero;
  assign subtract = signs_1[1] ^ signs_1[0];
  assign total = {1'b0, aligned_1} + ({1'b0, {55'd0, product_1}, 1'b0} ^ {163{subtract}}) + {162'd0, subtract};
  assign product_is_larger = subtract & total[162];
  assign sum = (total[161:0] ^ {162{product_is_larger}}) + {161'd0, product_is_larger};
  assign leading_zeros = {6'd0, leading_zeros_162(sum_2)};
  assign room = top_exponent_2 - (finish_2[66] ? 14'h381 : 14'd1);
  wire [13:0] exponent_3_next_choice = (room < leading_zeros) ? room : leading_zeros;
  assign normalised = sum_2 << exponent_3_next_choice[7:0];

  always @*
    case (finish_3[69:68])
      2'd0: round_up = lost_3[1] & (lost_3[0] | (finish_3[66] ? significand_3[29] : significand_3[0]));
      2'd1: round_up = ~sign_3 & (|lost_3);
      2'd2: round_up = sign_3 & (|lost_3);
      default: round_up = 1'b0;
    endcase

  assign packed_ = {exponent_3, significand_3[51:0]} + {36'd0, round_up & finish_3[66], 28'd0, round_up &
      ~finish_3[66]};
  assign overflow = ~(packed_[65:52] < (finish_3[66] ? 14'hff : 14'h7ff));
  assign root_product = product_1;
  wire [13:0] scaled_sum = {3'd0, result_4[62:52] | {10'd0, ~|result_4[62:52]}} + {{6'd0, rescale_delayed_4[2]},
      7'd0};
  assign scaled = scaled_sum - {{6'd0, rescale_delayed_4[1]}, 7'd0};
  wire [13:0] n_1_minus_scaled = 14'd1 - scaled;
  assign falls_below = ~n_1_minus_scaled[13] & (|(14'd1 - scaled));
  wire [5:0] result_6_case_0_all = (n_1_minus_scaled[5:0] | {6{|n_1_minus_scaled[7:6]}}) & {6{falls_below}};
  assign rescaled = {|result_4[62:52], result_4[51:0], 54'd0} >> result_6_case_0_all;

  reg [11:0] by_modifiers_delayed_4_3_2;
  always @*
    case (modifiers_delayed[4*6 + 2 +: 2])
      2'd1: by_modifiers_delayed_4_3_2 = 12'd1;
      2'd2: by_modifiers_delayed_4_3_2 = 12'd2;
      2'd3: by_modifiers_delayed_4_3_2 = 12'hfff;
      default: by_modifiers_delayed_4_3_2 = 12'd0;
    endcase

  assign scaled_exponent = {1'b0, result_6[62:52]} + by_modifiers_delayed_4_3_2;

  wire any_modifiers_delayed_4_3_2 = |modifiers_delayed[4*6 + 2 +: 2];
  wire value_7_otherwise_all = result_6[63] & ~(any_modifiers_delayed_4_3_2 & ((~|result_6[62:52]) |
      (~|scaled_exponent)));

  assign clamped_low = modifiers_delayed[4*6 + 1] & (value_7_otherwise_all | ((&result_6[62:52]) &
      (|result_6[51:0])));

  reg [8:0] by_modifiers_delayed_4_3_2_2;
  always @*
    case (modifiers_delayed[4*6 + 2 +: 2])
      2'd1: by_modifiers_delayed_4_3_2_2 = 9'd1;
      2'd2: by_modifiers_delayed_4_3_2_2 = 9'd2;
      2'd3: by_modifiers_delayed_4_3_2_2 = 9'h1ff;
      default: by_modifiers_delayed_4_3_2_2 = 9'd0;
    endcase

  assign scaled_exponent_2 = {1'b0, result_6[30:23]} + by_modifiers_delayed_4_3_2_2;
  wire value_7_next_all = result_6[31] & ~(any_modifiers_delayed_4_3_2 & ((~|result_6[30:23]) |
      (~|scaled_exponent_2)));
  assign clamped_low_2 = modifiers_delayed[4*6 + 1] & (value_7_next_all | ((&result_6[30:23]) & (|result_6[22:0])));
  assign value = value_7;
  assign flag = flag_delayed[5];
  genvar i;

  for (i = 0; i < 4; i = i + 1) begin : each_is_special_next_equal
    localparam [4:0] INDEX = i + 5;
    reg [5:0] modifiers_delayed_other;
    reg single_delayed_other;
    assign modifiers_delayed[(i + 1)*6 +: 6] = modifiers_delayed_other;
    assign single_delayed[i + 1] = single_delayed_other;
    assign is_special_next_equal[i] = control[6:2] == INDEX;

    initial begin
      modifiers_delayed_other = 6'd0;
      single_delayed_other = 1'b0;
    end
    always @(posedge clock) begin
      modifiers_delayed_other <= modifiers_delayed[i*6 +: 6];
      single_delayed_other <= single_delayed[i];
    end
  end

  for (i = 0; i < 5; i = i + 1) begin : each_flag_delayed
    reg flag_delayed_other;
    assign flag_delayed[i + 1] = flag_delayed_other;

    initial flag_delayed_other = 1'b0;
    always @(posedge clock) flag_delayed_other <= flag_delayed[i];
  end

  wire flag_2_case_9_less = $signed(exponent_difference) < $signed(14'h3c03);
  wire flag_2_case_9_any_s1_62_52 = ((s1[62:52] == 11'h7fd) & (|s1_fraction)) | (&s1[62:53]);
  wire flag_2_case_9_all = flag_2_case_9_any_s1_62_52 & flag_2_case_9_less;
  wire special_condition_all_not_s1_is_normal = ~s1_is_normal & ~s1_fraction_is_zero;
  wire special_condition_any = flag_2_case_9_any | ~($signed(exponent_difference) < $signed(14'h300));
  wire flag_2_case_9_any_special_condition_any = special_condition_any | special_condition_all_not_s1_is_normal;
  wire flag_2_case_9_any_flag_2_case_9_all = flag_2_case_9_any_special_condition_any | flag_2_case_9_all;
  wire special_condition_all_s0_63_52 = ({s0[63:52], s0_fraction} == {s1[63:52], s1_fraction}) &
      ~flag_2_case_24_all_s0_62_52;
  wire flag_2_case_9_all_flag_2_case_9_all = flag_2_case_9_all & ~flag_2_case_9_any_special_condition_any;
  wire special_condition_any_2 = (flag_2_case_9_all_flag_2_case_9_all & special_condition_all_s0_63_52) |
      (flag_2_case_9_any_s1_62_52 & ~flag_2_case_9_any_flag_2_case_9_all);
  wire flag_2_case_9_any_flag_2_case_9_any_s1_62_52 = flag_2_case_9_any_flag_2_case_9_all |
      flag_2_case_9_any_s1_62_52;
  wire flag_2_case_9_all_flag_2_case_9_less = flag_2_case_9_less & ~flag_2_case_9_any_flag_2_case_9_any_s1_62_52;
  wire flag_2_case_9_all_exponent_difference = ~($signed(exponent_difference) < $signed(14'h300)) &
      ~flag_2_case_9_any;
  wire special_condition_all_s0 = flag_2_case_9_all_flag_2_case_9_less & ({s0[63:52], s0_fraction} == {s2[63:52],
      s2_fraction}) & ~flag_2_case_24_all_s0_62_52;
  wire special_condition_all_flag_2_case_9_less = ~(11'h35 < s2[62:52]) &
      ~(flag_2_case_9_any_flag_2_case_9_any_s1_62_52 | flag_2_case_9_less);
  wire special_condition_any_special_condition_any = (flag_2_case_9_all_exponent_difference &
      special_condition_all_s0_63_52) | (special_condition_all_not_s1_is_normal & ~special_condition_any) |
      special_condition_all_s0 | special_condition_all_flag_2_case_9_less;
  wire [12:0] exponent_sum_case_3_choice = ((&s1[31:12]) | (~|s1[31:12])) ? s1[12:0] : {s1[31], {12{~s1[31]}}};

  reg [13:0] by_control_6_2_control_6_2;
  always @*
    case (control[6:2])
      5'd3: by_control_6_2_control_6_2 = {{1{exponent_sum_case_3_choice[12]}}, exponent_sum_case_3_choice};
      5'd9: by_control_6_2_control_6_2 = {{6'd0, special_condition_any_special_condition_any}, 7'd0} - {{6'd0,
          special_condition_any_2}, 7'd0};
      default: by_control_6_2_control_6_2 = 14'd0;
    endcase

  wire [13:0] exponent_sum_otherwise_sum = {3'd0, s0[62:52] | {10'd0, ~s0_is_normal}} + (product_is_zero_next_any ?
      {3'd0, s1[62:52] | {10'd0, ~s1_is_normal}} : 14'h3ff) + by_control_6_2_control_6_2;
  wire product_is_zero_next_any_flag_2_case_25_all = sign_addend_condition_any | flag_2_case_25_all |
      (product_is_zero_next_any & flag_2_case_25_all_not_s1_is_normal);
  wire sign_addend_otherwise_all = sign_addend_otherwise_differing & ~sign_addend_otherwise_any;
  wire addend_case_5_all = s0[31] & is_special_next_equal[0];

  reg by_control_6_2_control;
  always @*
    case (control[6:2])
      5'd0: by_control_6_2_control = s2[63];
      5'h1a: by_control_6_2_control = s2[63];
      5'd1: by_control_6_2_control = s1[63];
      5'd4: by_control_6_2_control = ~s0[63];
      5'd5: by_control_6_2_control = addend_case_5_all;
      5'd6: by_control_6_2_control = addend_case_5_all;
      5'd7: by_control_6_2_control = s0[31];
      5'd8: by_control_6_2_control = s0[63];
      default: by_control_6_2_control = 1'b0;
    endcase

  wire [63:0] addend_case_18_value = 64'h56033046fc7b0000;
  wire [63:0] addend_case_17_value = 64'h6bfb5fb11f8d5d08;
  wire [63:0] addend_case_16_value = 64'h3d0739f78a5292ea;
  wire [63:0] addend_case_15_value = 64'h7527bac7ebe5f17b;
  wire [63:0] addend_case_14_value = 64'h4f463f669e5fea2d;
  wire [63:0] addend_case_13_value = 64'h6d367ecf27cb09b7;
  wire [63:0] addend_case_12_value = 64'hef2f118b5a0a6d1f;
  wire [63:0] addend_case_11_value = 64'h1ff897ffde05980f;
  wire [63:0] addend_case_10_value = 64'h9c845f8bbdf9283b;
  wire [63:0] addend_case_9_value = 64'h3991d639835339f4;
  wire [63:0] addend_case_8_value = 64'he99c7026b45f7e41;
  wire [63:0] addend_case_7_value = 64'he88235f52ebb4484;
  wire [63:0] addend_case_6_value = 64'hfe1deb1cb129a73e;
  wire [63:0] addend_case_5_value = 64'h6492eea09d1921c;
  wire [63:0] addend_case_4_value = 64'hb7246e3a424dd2e0;
  wire [63:0] addend_case_3_value = 64'hfe5163abdebbc561;
  wire [63:0] addend_case_2_value = 64'hdb6295993c439041;
  wire [63:0] addend_case_1_value = 64'hfc2757d1f534ddc0;

  reg [63:0] by_segment_shift_11_6;
  always @*
    case (segment_shift[11:6])
      6'd0: by_segment_shift_11_6 = addend_case_1_value;
      6'd1: by_segment_shift_11_6 = addend_case_2_value;
      6'd2: by_segment_shift_11_6 = addend_case_3_value;
      6'd3: by_segment_shift_11_6 = addend_case_4_value;
      6'd4: by_segment_shift_11_6 = addend_case_5_value;
      6'd5: by_segment_shift_11_6 = addend_case_6_value;
      6'd6: by_segment_shift_11_6 = addend_case_7_value;
      6'd7: by_segment_shift_11_6 = addend_case_8_value;
      6'd8: by_segment_shift_11_6 = addend_case_9_value;
      6'd9: by_segment_shift_11_6 = addend_case_10_value;
      6'ha: by_segment_shift_11_6 = addend_case_11_value;
      6'hb: by_segment_shift_11_6 = addend_case_12_value;
      6'hc: by_segment_shift_11_6 = addend_case_13_value;
      6'hd: by_segment_shift_11_6 = addend_case_14_value;
      6'he: by_segment_shift_11_6 = addend_case_15_value;
      6'hf: by_segment_shift_11_6 = addend_case_16_value;
      6'h10: by_segment_shift_11_6 = addend_case_17_value;
      6'h11: by_segment_shift_11_6 = addend_case_18_value;
      default: by_segment_shift_11_6 = 64'd0;
    endcase

  reg [63:0] by_segment_shift_11_6_segment_shift_11_6;
  always @*
    case (segment_shift[11:6])
      6'd0: by_segment_shift_11_6_segment_shift_11_6 = 64'ha2f9836e4e441529;
      6'd1: by_segment_shift_11_6_segment_shift_11_6 = addend_case_1_value;
      6'd2: by_segment_shift_11_6_segment_shift_11_6 = addend_case_2_value;
      6'd3: by_segment_shift_11_6_segment_shift_11_6 = addend_case_3_value;
      6'd4: by_segment_shift_11_6_segment_shift_11_6 = addend_case_4_value;
      6'd5: by_segment_shift_11_6_segment_shift_11_6 = addend_case_5_value;
      6'd6: by_segment_shift_11_6_segment_shift_11_6 = addend_case_6_value;
      6'd7: by_segment_shift_11_6_segment_shift_11_6 = addend_case_7_value;
      6'd8: by_segment_shift_11_6_segment_shift_11_6 = addend_case_8_value;
      6'd9: by_segment_shift_11_6_segment_shift_11_6 = addend_case_9_value;
      6'ha: by_segment_shift_11_6_segment_shift_11_6 = addend_case_10_value;
      6'hb: by_segment_shift_11_6_segment_shift_11_6 = addend_case_11_value;
      6'hc: by_segment_shift_11_6_segment_shift_11_6 = addend_case_12_value;
      6'hd: by_segment_shift_11_6_segment_shift_11_6 = addend_case_13_value;
      6'he: by_segment_shift_11_6_segment_shift_11_6 = addend_case_14_value;
      6'hf: by_segment_shift_11_6_segment_shift_11_6 = addend_case_15_value;
      6'h10: by_segment_shift_11_6_segment_shift_11_6 = addend_case_16_value;
      6'h11: by_segment_shift_11_6_segment_shift_11_6 = addend_case_17_value;
      6'h12: by_segment_shift_11_6_segment_shift_11_6 = addend_case_18_value;
      default: by_segment_shift_11_6_segment_shift_11_6 = 64'd0;
    endcase

  wire [127:0] addend_case_10_shifted = {by_segment_shift_11_6_segment_shift_11_6, by_segment_shift_11_6} <<
      segment_shift[5:0];

  reg [52:0] by_control_6_2_s2_is_normal;
  always @*
    case (control[6:2])
      5'd0: by_control_6_2_s2_is_normal = {s2_is_normal, s2_fraction};
      5'h1a: by_control_6_2_s2_is_normal = {s2_is_normal, s2_fraction};
      5'd1: by_control_6_2_s2_is_normal = {s1_is_normal, s1_fraction};
      5'd4: by_control_6_2_s2_is_normal = {|integral[62:52], integral[51:0]};
      5'd5: by_control_6_2_s2_is_normal = {(s0[31:0] ^ {32{addend_case_5_all}}) + {31'd0, addend_case_5_all}, 21'd0};
      5'd6: by_control_6_2_s2_is_normal = {(s0[31:0] ^ {32{addend_case_5_all}}) + {31'd0, addend_case_5_all}, 21'd0};
      5'd7: by_control_6_2_s2_is_normal = {|s0[30:23], s0[22:0] & {23{(|s0[30:23]) | addend_case_7_any}}, 29'd0};
      5'd8: by_control_6_2_s2_is_normal = {s0_is_normal, s0_fraction};
      5'ha: by_control_6_2_s2_is_normal = addend_case_10_shifted[127:75];
      default: by_control_6_2_s2_is_normal = 53'd0;
    endcase

  wire sign_addend_condition_any_control_6_2_is_1 = sign_addend_condition_any_control_6_2 | control_6_2_is_1 |
      control_6_2_is_4 | sign_addend_condition_any;
  wire special_condition_all_control_6_2_is_9 = control_6_2_is_9 & (special_condition_any_special_condition_any |
      special_condition_any_2 | flag_2_case_9_any);
  wire control_6_2_is_22 = control[6:2] == 5'h16;
  wire control_6_2_is_21 = control[6:2] == 5'h15;
  wire control_6_2_is_20 = control[6:2] == 5'h14;
  wire control_6_2_is_14 = control[6:2] == 5'he;
  wire control_6_2_is_13 = control[6:2] == 5'hd;
  wire control_6_2_is_12 = control[6:2] == 5'hc;
  wire special_condition_any_control_6_2 = (control[6:2] == 5'hb) | control_6_2_is_12 | control_6_2_is_13 |
      control_6_2_is_14 | control_6_2_is_15 | control_6_2_is_16 | control_6_2_is_17 | (control[6:2] == 5'h12) |
      (control[6:2] == 5'h13) | control_6_2_is_20 | control_6_2_is_21 | control_6_2_is_22 | control_6_2_is_9 |
      control_6_2_is_23;
  wire special_condition_all_2 = special_condition_any_control_6_2 & ~special_condition_all_control_6_2_is_9;
  wire is_special_otherwise_any_flag_2_case_25_all = flag_2_case_24_all_s0_62_52 |
      is_special_otherwise_all_control_6_2_is_1 | is_special_otherwise_all_2 |
      is_special_otherwise_any_flag_2_case_24_all | is_special_otherwise_any_control_6_2_is_1 |
      is_special_otherwise_all | (is_special_otherwise_any & flag_2_case_25_all) | invalid;
  wire is_special_next_choice = is_special_next_equal[2] ? ((&s0[30:23]) & is_special_next_equal[2]) :
      is_special_otherwise_any_flag_2_case_25_all;
  wire is_special_next_all = is_special_next_choice & ~(control_6_2_is_10 | is_special_next_equal[0] |
      is_special_next_equal[1]);
  wire special_otherwise_all = (((control[12:11] == 2'd1) & ~quotient_sign) | ((control[12:11] == 2'd2) &
      quotient_sign)) & (control[14] | control_6_2_is_10 | control_6_2_is_9);
  wire special_condition_any_special_condition_all = special_condition_all_s1_62_52 | special_condition_all;
  wire special_condition_any_3 = flag_2_case_25_all_not_s1_is_normal | special_condition_all_s2_62_52;
  wire [62:0] special_otherwise_choice = special_condition_any_3 ? result_6_next_value :
      special_condition_any_special_condition_all ? 63'd0 : ($signed(exponent_difference) < $signed(14'h3bcd)) ?
      {62'd0, special_otherwise_all} : {s0[62:52], s0_fraction};
  wire special_condition_any_4 = (flag_2_case_25_all_not_s1_is_normal & special_condition_all) |
      (special_condition_all_s1_62_52 & special_condition_all_s2_62_52);
  wire special_condition_all_3 = special_condition_any_3 & special_condition_any_special_condition_all &
      special_condition_any_4;
  wire [63:0] special_case_9_choice = flag_2_case_24_all_s0_62_52 ? special_case_11_any : {s0[63:52], s0_fraction};
  wire [31:0] special_otherwise_differing = (({s0_is_normal, s0_fraction[51:21]} >> (5'h1f - power[4:0])) &
      {32{~power[13]}}) ^ {32{s0[63]}};
  wire control_6_2_is_21_and_s0_63 = control_6_2_is_21 & s0[63];
  wire [31:0] special_case_21_all = {~(control_6_2_is_21 ^ control_6_2_is_21_and_s0_63),
      {31{~control_6_2_is_21_and_s0_63}}} & {32{control_6_2_is_21 | ~s0[63]}};
  wire [31:0] special_case_21_choice = ($signed(control_6_2_is_21 ? 14'h1e : 14'h1f) < $signed(power)) ?
      special_case_21_all : ((special_otherwise_differing + {31'd0, s0[63]}) & {32{control_6_2_is_21 | ~s0[63]}});
  wire flag_2_case_24_any = flag_2_case_24_all_s0_62_52 | flag_2_case_24_all;
  wire special_condition_all_not_flag_2_case_24_any = ~flag_2_case_24_any & ~flag_2_case_25_all;
  wire [13:0] normalised_power_plus_1 = normalised_power + 14'd1;
  wire [31:0] special_case_20_all = {{18{normalised_power_plus_1[13]}}, normalised_power_plus_1} &
      {32{special_condition_all_not_flag_2_case_24_any}};
  wire [63:0] special_case_15_choice = flag_2_case_24_any ? special_case_9_choice : {s0[63], integral};
  wire flag_2_case_25_choice = s0[63] ? (~s1[63] | ~(is_smaller | is_same)) : (~s1[63] & is_smaller);
  wire flag_2_case_25_any = flag_2_case_24_all_s0_62_52 | special_condition_all_s1;
  wire flag_2_case_24_all_s0_fraction_51 = flag_2_case_24_all_s0_62_52 & ~s0_fraction[51];
  wire special_condition_any_control_6_2_is_13 = control_6_2_is_13 | control_6_2_is_14;
  wire special_condition_all_s1_fraction_51 = special_condition_any_control_6_2_is_13 & special_condition_all_s1 &
      ~s1_fraction[51] & ~flag_2_case_24_all_s0_fraction_51;
  wire special_condition_any_flag_2_case_25_any = (flag_2_case_24_all_s0_62_52 & special_condition_all_s1) |
      (special_condition_any_control_6_2_is_13 & flag_2_case_25_any);
  wire [63:0] special_case_11_choice = (flag_2_case_24_all_s0_62_52 & ~special_condition_all_s1_fraction_51) ?
      special_case_11_any : special_otherwise_any;
  wire [63:0] special_case_11_choice_flag_2_case_25_any = special_condition_any_flag_2_case_25_any ?
      special_case_11_choice : flag_2_case_25_any ? (special_condition_all_s1 ? {s0[63:52], s0_fraction} :
      {s1[63:52], s1_fraction}) : (flag_2_case_25_choice ^ (control_6_2_is_12 | control_6_2_is_14)) ? {s0[63:52],
      s0_fraction} : {s1[63:52], s1_fraction};

  reg [63:0] by_control_6_2_special_case_15_choice;
  always @*
    case (control[6:2])
      5'hb: by_control_6_2_special_case_15_choice = special_case_11_choice_flag_2_case_25_any;
      5'hc: by_control_6_2_special_case_15_choice = special_case_11_choice_flag_2_case_25_any;
      5'hd: by_control_6_2_special_case_15_choice = special_case_11_choice_flag_2_case_25_any;
      5'he: by_control_6_2_special_case_15_choice = special_case_11_choice_flag_2_case_25_any;
      5'hf: by_control_6_2_special_case_15_choice = special_case_15_choice;
      5'h10: by_control_6_2_special_case_15_choice = special_case_15_choice;
      5'h11: by_control_6_2_special_case_15_choice = special_case_15_choice;
      5'h12: by_control_6_2_special_case_15_choice = special_case_15_choice;
      5'h13: by_control_6_2_special_case_15_choice = special_condition_all_not_flag_2_case_24_any ? {s0[63], 11'h3fe,
          root_significand[51:0]} : special_case_9_choice;
      5'h14: by_control_6_2_special_case_15_choice = {32'd0, special_case_20_all};
      5'h15: by_control_6_2_special_case_15_choice = {32'd0, special_case_21_choice &
          {32{~flag_2_case_24_all_s0_62_52}}};
      5'h16: by_control_6_2_special_case_15_choice = {32'd0, special_case_21_choice &
          {32{~flag_2_case_24_all_s0_62_52}}};
      5'd9: by_control_6_2_special_case_15_choice = special_case_9_choice;
      5'h17: by_control_6_2_special_case_15_choice = special_condition_all_s2 ? special_case_23_any :
          special_condition_all_s1 ? special_otherwise_any : special_condition_all_3 ? special_otherwise_value :
          {quotient_sign, special_otherwise_choice};
      default: by_control_6_2_special_case_15_choice = 64'd0;
    endcase

  wire flag_2_case_24_all_not_s0_is_normal = ~s0_is_normal & ~s0_fraction_is_zero;
  wire flag_2_case_24_all_flag_2_case_24_any = ~(flag_2_case_24_any | flag_2_case_24_all_not_s0_is_normal |
      flag_2_case_25_all) & (s0[63] ? s1[3] : s1[8]);
  wire flag_2_case_25_all_flag_2_case_25_all = flag_2_case_25_all & flag_2_case_25_all_not_s1_is_normal;
  wire flag_2_case_25_all_is_same = ((is_same & ~(s0[63] ^ s1[63])) | flag_2_case_25_all_flag_2_case_25_all) &
      ~flag_2_case_25_any;
  wire flag_2_case_25_all_flag_2_case_25_choice = flag_2_case_25_choice & ~flag_2_case_25_all_flag_2_case_25_all &
      ~flag_2_case_25_any;
  wire flag_2_case_25_not = ~(flag_2_case_25_all_flag_2_case_25_choice | flag_2_case_25_all_is_same |
      flag_2_case_25_any);

  reg by_control_6_2_control_7;
  always @*
    case (control[6:2])
      5'h19: by_control_6_2_control_7 = (control[7] & flag_2_case_25_all_flag_2_case_25_choice) | (control[8] &
          flag_2_case_25_all_is_same) | (control[9] & flag_2_case_25_not) | (control[10] & flag_2_case_25_any);
      5'h18: by_control_6_2_control_7 = (flag_2_case_24_all_s0_fraction_51 & s1[0]) | (flag_2_case_24_all_s0_62_52 &
          s0_fraction[51] & s1[1]) | (flag_2_case_24_all & (s0[63] ? s1[2] : s1[9])) |
          flag_2_case_24_all_flag_2_case_24_any | (flag_2_case_24_all_not_s0_is_normal & (s0[63] ? s1[4] : s1[7])) |
          (flag_2_case_25_all & (s0[63] ? s1[5] : s1[6]));
      5'd9: by_control_6_2_control_7 = flag_2_case_9_all_exponent_difference | flag_2_case_9_all_flag_2_case_9_all |
          flag_2_case_9_all_flag_2_case_9_less | flag_2_case_9_any;
      default: by_control_6_2_control_7 = 1'b0;
    endcase

  wire [2:0] mode_next_all = {control[16:15], control[17]} & {3{~(control_6_2_is_20 | control_6_2_is_21 |
      control_6_2_is_22)}};
  wire control_6_2_is_26_and_mask = control_6_2_is_26 & mask;
  wire [7:0] aligned_1_shift_choice = addend_dominates ? {2'd0, addend_shift & {6{product_is_zero}}} :
      (align_shift[7:0] | {8{|align_shift[13:8]}});
  wire [52:0] aligned_1_leading_joined = {addend[0], addend[1], addend[2], addend[3], addend[4], addend[5],
      addend[6], addend[7], addend[8], addend[9], addend[10], addend[11], addend[12], addend[13], addend[14],
      addend[15], addend[16], addend[17], addend[18], addend[19], addend[20], addend[21], addend[22], addend[23],
      addend[24], addend[25], addend[26], addend[27], addend[28], addend[29], addend[30], addend[31], addend[32],
      addend[33], addend[34], addend[35], addend[36], addend[37], addend[38], addend[39], addend[40], addend[41],
      addend[42], addend[43], addend[44], addend[45], addend[46], addend[47], addend[48], addend[49], addend[50],
      addend[51], addend[52]};
  wire aligned_1_next_all = (({2'd0, leading_zeros_53(aligned_1_leading_joined)} + 8'h6d) < aligned_1_shift_choice) &
      (|addend);

  reg by_finish_3_69_68;
  always @*
    case (finish_3[69:68])
      2'd0: by_finish_3_69_68 = 1'b1;
      2'd1: by_finish_3_69_68 = ~sign_3;
      2'd2: by_finish_3_69_68 = sign_3;
      default: by_finish_3_69_68 = 1'b0;
    endcase

  wire [62:0] result_4_otherwise_choice = (finish_3[65] & (packed_[65:52] == 14'h3ff)) ? 63'h3fefffffffffffff :
      overflow ? (result_6_next_value - {62'd0, ~by_finish_3_69_68}) : (packed_[62:0] & {63{~((~|packed_[65:52]) &
      ~finish_3[67])}});
  wire [30:0] result_4_otherwise_choice_overflow = overflow ? (31'h7f800000 - {30'd0, ~by_finish_3_69_68}) :
      (packed_[59:29] & {31{~((~|packed_[65:52]) & ~finish_3[67])}});
  wire result_6_condition_all = (~&result_4[62:52]) & ((|result_4[62:52]) | (|result_4[51:0]));
  wire result_6_case_0_any = (|rescaled[52:0]) | ((&result_6_case_0_all) & result_6_condition_all);
  wire result_6_case_1_any = rescaled[53] | result_6_case_0_any;

  reg by_modifiers_delayed_3_5_4;
  always @*
    case (modifiers_delayed[3*6 + 4 +: 2])
      2'd0: by_modifiers_delayed_3_5_4 = rescaled[53] & (result_6_case_0_any | rescaled[54]);
      2'd1: by_modifiers_delayed_3_5_4 = ~result_4[63] & result_6_case_1_any;
      2'd2: by_modifiers_delayed_3_5_4 = result_4[63] & result_6_case_1_any;
      default: by_modifiers_delayed_3_5_4 = 1'b0;
    endcase

  wire [62:0] result_6_otherwise_sum = {scaled[10:0] & {11{rescaled[106]}}, rescaled[105:54]} + {62'd0,
      by_modifiers_delayed_3_5_4};

  reg by_modifiers_delayed_3_5_4_result_4_63;
  always @*
    case (modifiers_delayed[3*6 + 4 +: 2])
      2'd0: by_modifiers_delayed_3_5_4_result_4_63 = 1'b1;
      2'd1: by_modifiers_delayed_3_5_4_result_4_63 = ~result_4[63];
      2'd2: by_modifiers_delayed_3_5_4_result_4_63 = result_4[63];
      default: by_modifiers_delayed_3_5_4_result_4_63 = 1'b0;
    endcase

  wire [62:0] result_6_otherwise_all = result_6_otherwise_sum & {63{~((~|result_6_otherwise_sum[62:52]) &
      ~rescale_delayed_4[0])}};
  wire [62:0] result_6_next_choice = (~(scaled < 14'h7ff) & rescale_delayed_4[2]) ? (result_6_next_value - {62'd0,
      ~by_modifiers_delayed_3_5_4_result_4_63}) : result_6_otherwise_all;
  wire value_7_condition_all = any_modifiers_delayed_4_3_2 & (~&result_6[62:52]);

  reg by_modifiers_delayed_4_5_4;
  always @*
    case (modifiers_delayed[4*6 + 4 +: 2])
      2'd0: by_modifiers_delayed_4_5_4 = 1'b1;
      2'd1: by_modifiers_delayed_4_5_4 = ~result_6[63];
      2'd2: by_modifiers_delayed_4_5_4 = result_6[63];
      default: by_modifiers_delayed_4_5_4 = 1'b0;
    endcase

  wire [62:0] value_7_otherwise_choice = (value_7_condition_all & ~(scaled_exponent < 12'h7ff)) ?
      (63'h7ff0000000000000 - {62'd0, modifiers_delayed[4*6] | ~by_modifiers_delayed_4_5_4}) : value_7_condition_all
      ? {scaled_exponent[10:0], result_6[51:0]} : result_6[62:0];
  wire [62:0] value_7_otherwise_all_result_6_62_52 = value_7_otherwise_choice & {63{~(any_modifiers_delayed_4_3_2 &
      ((~|result_6[62:52]) | (~|scaled_exponent)))}};
  wire value_7_condition_all_modifiers_delayed_4_1 = modifiers_delayed[4*6 + 1] & (value_7_otherwise_value <
      value_7_otherwise_all_result_6_62_52);
  wire [62:0] value_7_otherwise_choice_2 = value_7_condition_all_modifiers_delayed_4_1 ? value_7_otherwise_value :
      value_7_otherwise_all_result_6_62_52;
  wire value_7_condition_all_result_6_30_23 = any_modifiers_delayed_4_3_2 & (~&result_6[30:23]);

  reg by_modifiers_delayed_4_5_4_result_6_31;
  always @*
    case (modifiers_delayed[4*6 + 4 +: 2])
      2'd0: by_modifiers_delayed_4_5_4_result_6_31 = 1'b1;
      2'd1: by_modifiers_delayed_4_5_4_result_6_31 = ~result_6[31];
      2'd2: by_modifiers_delayed_4_5_4_result_6_31 = result_6[31];
      default: by_modifiers_delayed_4_5_4_result_6_31 = 1'b0;
    endcase

  wire [30:0] value_7_otherwise_choice_scaled_exponent_2 = (value_7_condition_all_result_6_30_23 &
      ~(scaled_exponent_2 < 9'hff)) ? (31'h7f800000 - {30'd0, modifiers_delayed[4*6] |
      ~by_modifiers_delayed_4_5_4_result_6_31}) : value_7_condition_all_result_6_30_23 ? {scaled_exponent_2[7:0],
      result_6[22:0]} : result_6[30:0];
  wire [30:0] value_7_otherwise_all_result_6_30_23 = value_7_otherwise_choice_scaled_exponent_2 &
      {31{~(any_modifiers_delayed_4_3_2 & ((~|result_6[30:23]) | (~|scaled_exponent_2)))}};
  wire [30:0] value_7_next_choice = (modifiers_delayed[4*6 + 1] & (31'h3f800000 <
      value_7_otherwise_all_result_6_30_23)) ? 31'h3f800000 : value_7_otherwise_all_result_6_30_23;

  initial begin
    factor_a = 53'd0;
    factor_b = 53'd0;
    exponent_sum = 14'd0;
    product_is_zero = 1'b0;
    sign_product = 1'b0;
    addend = 53'd0;
    addend_exponent = 14'd0;
    addend_shift = 6'd0;
    sign_addend = 1'b0;
    round = 2'd0;
    keep_outputs = 1'b0;
    to_single = 1'b0;
    below_one = 1'b0;
    is_special = 1'b0;
    special = 64'd0;
    flag_2 = 1'b0;
    mode = 5'd0;
    rescale = 2'd0;
    finish_1 = 70'd0;
    product_1 = 106'd0;
    aligned_1 = 162'd0;
    top_exponent_1 = 14'd0;
    signs_1 = 2'd0;
    finish_2 = 70'd0;
    sum_2 = 162'd0;
    top_exponent_2 = 14'd0;
    sign_2 = 1'b0;
    finish_3 = 70'd0;
    exponent_3 = 14'd0;
    sign_3 = 1'b0;
    significand_3 = 53'd0;
    lost_3 = 2'd0;
    result_4 = 64'd0;
    rescale_delayed = 3'd0;
    rescale_delayed_2 = 3'd0;
    rescale_delayed_3 = 3'd0;
    rescale_delayed_4 = 3'd0;
    modifiers_delayed_2 = 6'd0;
    result_6 = 64'd0;
    single_delayed_2 = 1'b0;
    value_7 = 64'd0;
    flag_delayed_2 = 1'b0;
  end
  always @(posedge clock) begin
    factor_a <= iterates ? root_a : factor_normalised;
    factor_b <= iterates ? root_b : s0_is_normal ? {s0_is_normal, s0_fraction} : factor_b_otherwise_all;
    exponent_sum <= iterates ? (root_exponent + 14'h3ca) : (exponent_sum_otherwise_sum - {8'd0, factor_zeros});
    product_is_zero <= product_is_zero_next_any_flag_2_case_25_all & ~iterates;
    sign_product <= sign_addend_condition_any ? by_control_6_2_control : sign_addend_otherwise_all;
    addend <= iterates ? root_addend : by_control_6_2_s2_is_normal;
    addend_exponent <= iterates ? root_exponent : addend_missing[13] ? by_control_6_2 :
        addend_exponent_otherwise_choice;
    addend_shift <= (addend_missing[5:0] | {6{|addend_missing[12:6]}}) & {6{~addend_missing[13]}};
    sign_addend <= iterates ? (sign_addend_condition_any ? by_control_6_2_control : sign_addend_otherwise_all) :
        sign_addend_condition_any_control_6_2_is_1 ? by_control_6_2_control : sign_addend_otherwise_all;
    round <= (control[12:11] & ~{2{iterates}}) | {2{control_6_2_is_10}};
    keep_outputs <= control[14] | control_6_2_is_10 | control_6_2_is_9;
    to_single <= is_special_next_equal[3];
    below_one <= control_6_2_is_4;
    is_special <= is_special_next_all | special_condition_all_2;
    special <= special_condition_all_2 ? by_control_6_2_special_case_15_choice : is_special_next_equal[2] ? {s0[31],
        11'h7ff, {s0[22:0], 29'd0} | (52'h8000000000000 & {52{|s0[22:0]}})} : special_result;
    flag_2 <= by_control_6_2_control_7;
    mode <= {control[12:11], mode_next_all};
    rescale <= {control_6_2_is_26_and_mask & s2[62], control_6_2_is_26_and_mask & ~s2[62]};
    finish_1 <= {round, keep_outputs, to_single, below_one, is_special, special};
    product_1 <= product;
    aligned_1 <= ({addend, 109'd0} >> aligned_1_shift_choice) | {161'd0, aligned_1_next_all};
    top_exponent_1 <= addend_dominates ? addend_exponent : top_by_product;
    signs_1 <= {sign_addend, sign_product};
    finish_2 <= finish_1;
    sum_2 <= sum;
    top_exponent_2 <= top_exponent_1;
    sign_2 <= (subtract & (~|sum)) ? (finish_1[69:68] == 2'd2) : product_is_larger ? signs_1[0] : signs_1[1];
    finish_3 <= finish_2;
    exponent_3 <= ((top_exponent_2 - exponent_3_next_choice) - (finish_2[66] ? 14'h380 : 14'd0)) &
        {14{normalised[161]}};
    sign_3 <= sign_2;
    significand_3 <= finish_2[66] ? {normalised[161:138], 29'd0} : normalised[161:109];
    lost_3 <= {finish_2[66] ? normalised[137] : normalised[108], (|normalised[107:0]) | ((|normalised[136:108]) &
        finish_2[66])};
    result_4 <= finish_3[64] ? finish_3[63:0] : finish_3[66] ? {32'd0, sign_3, result_4_otherwise_choice_overflow} :
        {sign_3, result_4_otherwise_choice};
    rescale_delayed <= {rescale, keep_outputs};
    rescale_delayed_2 <= rescale_delayed;
    rescale_delayed_3 <= rescale_delayed_2;
    rescale_delayed_4 <= rescale_delayed_3;
    modifiers_delayed_2 <= {mode, 1'b0};
    result_6 <= ((rescale_delayed_4[2] | rescale_delayed_4[1]) & result_6_condition_all) ? {result_4[63],
        result_6_next_choice} : result_4;
    single_delayed_2 <= to_single;
    value_7 <= single_delayed[4] ? {32'd0, value_7_next_all & ~clamped_low_2, value_7_next_choice &
        {31{~clamped_low_2}}} : {value_7_otherwise_all & ~clamped_low, value_7_otherwise_choice_2 &
        {63{~clamped_low}}};
    flag_delayed_2 <= flag_2;
  end

endmodule

`default_nettype wire
