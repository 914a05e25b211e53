// binary64_unit: generator of hdl/src/vector/shared/binary64/mod.rs
// Written by Tombolo; change the source.
// SPDX-License-Identifier: MIT OR Apache-2.0

`default_nettype none

module binary64_unit (
  input wire clock,
  input wire [18:0] control,
  input wire [63:0] s0,
  input wire [63:0] s1,
  input wire [63:0] s2,
  input wire mask,
  input wire [52:0] root_a,
  input wire [52:0] root_b,
  input wire [52:0] root_addend,
  input wire [13:0] root_exponent,
  output wire [52:0] root_significand,
  output wire [13:0] root_power,
  output wire [105:0] root_product,
  output wire [63:0] value,
  output wire flag
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
  reg [5:0] modifiers_delayed;
  reg [5:0] modifiers_delayed_2;
  reg [5:0] modifiers_delayed_3;
  reg [5:0] modifiers_delayed_4;
  wire [13:0] scaled;
  wire falls_below;
  wire [106:0] rescaled;
  reg [63:0] result_6;
  reg [5:0] modifiers_delayed_5;
  wire [4:0] single_delayed;
  reg single_delayed_2;
  wire [11:0] scaled_exponent;
  wire clamped_low;
  wire [8:0] scaled_exponent_2;
  wire clamped_low_2;
  reg [63:0] value_7;
  wire [5:0] flag_delayed;
  reg flag_delayed_2;
  assign single_delayed[0] = single_delayed_2;
  assign flag_delayed[0] = flag_delayed_2;

  assign s0_is_normal = |s0[62:52];

  wire equal_1 = control[6:2] == 5'ha;
  wire equal_2 = control[6:2] == 5'h17;
  wire equal_3 = control[6:2] == 5'h1a;
  wire disjunction_1 = control[13] | equal_3 | equal_2 | (control[6:2] == 5'h18) | equal_1;

  assign s0_fraction = s0[51:0] & {52{s0_is_normal | disjunction_1}};
  assign s0_fraction_is_zero = ~(|s0_fraction);
  assign s1_is_normal = |s1[62:52];
  assign s1_fraction = s1[51:0] & {52{s1_is_normal | disjunction_1}};
  assign s1_fraction_is_zero = ~(|s1_fraction);
  assign s2_is_normal = |s2[62:52];
  assign s2_fraction = s2[51:0] & {52{s2_is_normal | disjunction_1}};
  assign s2_fraction_is_zero = ~(|s2_fraction);

  wire equal_4 = control[6:2] == 5'h1d;
  wire equal_5 = control[6:2] == 5'h1c;
  wire disjunction_2 = (control[6:2] == 5'h1b) | equal_5;

  assign iterates = disjunction_2 | equal_4;
  assign power = {3'd0, s0[62:52]} - 14'h3ff;
  wire less_1 = $signed(power) < $signed(14'h34);
  assign fraction_mask = (52'hfffffffffffff >> power[5:0]) & {52{less_1 & (~power[13])}};
  assign lost = s0_fraction & fraction_mask;

  wire equal_6 = control[6:2] == 5'd4;
  wire equal_7 = control[6:2] == 5'h11;
  wire conjunction_1 = (equal_7 | equal_6) & s0[63];
  wire equal_8 = control[6:2] == 5'h10;
  wire conjunction_2 = equal_8 & (~s0[63]);
  wire [53:0] joined_1 = {{1'b0, fraction_mask}, 1'b1};
  wire [52:0] conjunction_3 = joined_1[52:0] & (~{1'b0, fraction_mask});
  wire [62:0] joined_2 = {s0[62:52], s0_fraction};
  wire [51:0] conjunction_4 = fraction_mask & (~{1'b0, fraction_mask[51:1]});
  wire equal_9 = control[6:2] == 5'hf;
  wire conjunction_5 = equal_9 & (|(lost & conjunction_4)) & ((|(lost & (~conjunction_4))) | (|(joined_2[52:0] &
      conjunction_3)));
  wire [52:0] conjunction_6 = conjunction_3 & {53{(conjunction_5 | (conjunction_2 & (|lost)) | (conjunction_1 &
      (|lost))) & less_1}};
  wire conjunction_7 = (~s0_is_normal) & s0_fraction_is_zero;
  wire disjunction_3 = (equal_9 & (&power) & (~s0_fraction_is_zero)) | (conjunction_2 & (~conjunction_7)) |
      (conjunction_1 & (~conjunction_7));
  wire [62:0] value_1 = 63'h3ff0000000000000;

  assign integral = power[13] ? (value_1 & {63{disjunction_3}}) : ((joined_2 & (~{11'd0, fraction_mask})) + {10'd0,
      conjunction_6});
  assign is_smaller = joined_2 < {s1[62:52], s1_fraction};
  assign is_same = joined_2 == {s1[62:52], s1_fraction};
  assign exponent_difference = {3'd0, s2[62:52]} - {3'd0, s1[62:52]};

  wire equal_10 = control[6:2] == 5'd8;
  wire equal_11 = control[6:2] == 5'd7;
  wire equal_12 = control[6:2] == 5'd6;
  wire equal_13 = control[6:2] == 5'd5;
  wire disjunction_4 = equal_13 | equal_12 | equal_11 | equal_10 | equal_1;
  wire disjunction_5 = (control[6:2] == 5'd0) | equal_3;
  wire disjunction_6 = disjunction_5 | (control[6:2] == 5'd2);
  wire [52:0] conjunction_8 = (disjunction_6 ? {s1_is_normal, s1_fraction} : 53'h10000000000000) &
      {53{~disjunction_4}};
  wire [52:0] chosen_1 = (~s0_is_normal) ? {s0_is_normal, s0_fraction} : conjunction_8;

  assign factor_zeros = leading_zeros_53(chosen_1);
  assign factor_normalised = chosen_1 << factor_zeros;
  assign normalised_power = ({3'd0, s0[62:52] | {10'd0, ~s0_is_normal}} - {8'd0, factor_zeros & {6{~s0_is_normal}}})
      + 14'h3c01;
  assign beyond = {3'd0, s0[62:52]} - 14'h435;
  assign segment_shift = {2'd0, {6'd0, {1'b0, s1[4:0]}} * 12'h35} + (beyond & {14{~beyond[13]}});

  reg [13:0] looked_up_1;
  always @*
    case (control[6:2])
      5'd0: looked_up_1 = {3'd0, s2[62:52] | {10'd0, ~s2_is_normal}};
      5'h1a: looked_up_1 = {3'd0, s2[62:52] | {10'd0, ~s2_is_normal}};
      5'd1: looked_up_1 = {3'd0, s1[62:52] | {10'd0, ~s1_is_normal}};
      5'd4: looked_up_1 = {3'd0, integral[62:52] | {10'd0, ~(|integral[62:52])}};
      5'd5: looked_up_1 = 14'h41e;
      5'd6: looked_up_1 = 14'h41e;
      5'd7: looked_up_1 = {6'd0, s0[30:23] | {7'd0, ~(|s0[30:23])}} + 14'h380;
      5'd8: looked_up_1 = {3'd0, s0[62:52] | {10'd0, ~s0_is_normal}};
      5'ha: looked_up_1 = (14'h3fcb - segment_shift) + {{6'd0, ~({3'd0, s0[62:52]} < 14'h7b0)}, 7'd0} + 14'h433;
      default: looked_up_1 = 14'd1;
    endcase

  wire [13:0] chosen_2 = equal_10 ? 14'h381 : 14'd1;

  assign addend_missing = chosen_2 - looked_up_1;

  wire conjunction_9 = (~s2_is_normal) & s2_fraction_is_zero;
  wire conjunction_10 = (~s1_is_normal) & s1_fraction_is_zero;
  wire disjunction_7 = conjunction_10 | conjunction_9;
  wire equal_14 = control[6:2] == 5'd9;
  wire conjunction_11 = equal_14 & disjunction_7;
  wire conjunction_12 = (&s0[62:52]) & s0_fraction_is_zero;
  wire disjunction_8 = equal_5 | equal_4;
  wire conjunction_13 = disjunction_8 & s0[63] & (~conjunction_7);
  wire chosen_3 = disjunction_5 ? s2[63] : s1[63];
  wire exclusive_1 = s0[63] ^ (disjunction_6 & s1[63]);
  wire conjunction_14 = (&s1[62:52]) & s1_fraction_is_zero;
  wire equal_15 = control[6:2] == 5'd1;
  wire conjunction_15 = (&s2[62:52]) & s2_fraction_is_zero;
  wire disjunction_9 = (disjunction_5 & conjunction_15) | (equal_15 & conjunction_14);
  wire disjunction_10 = conjunction_12 | (disjunction_6 & conjunction_14);

  assign invalid = (disjunction_6 & ((conjunction_7 & conjunction_14) | (conjunction_12 & conjunction_10))) |
      (disjunction_10 & disjunction_9 & (exclusive_1 ^ chosen_3)) | conjunction_13 | (equal_6 & conjunction_12) |
      conjunction_11;

  wire [62:0] value_2 = 63'h7ff0000000000000;
  wire disjunction_11 = disjunction_2 | disjunction_8;
  wire chosen_4 = disjunction_11 ? s0[63] : disjunction_10 ? exclusive_1 : chosen_3;
  wire conjunction_16 = disjunction_11 & (disjunction_2 ? conjunction_12 : conjunction_7);
  wire [63:0] value_3 = 64'hfff8000000000000;
  wire [63:0] value_4 = 64'h8000000000000;
  wire [63:0] disjunction_12 = {s2[63], s2[62:52], s2_fraction} | value_4;
  wire conjunction_17 = (&s2[62:52]) & (~s2_fraction_is_zero);
  wire conjunction_18 = conjunction_17 & disjunction_5;
  wire [63:0] disjunction_13 = {s1[63], s1[62:52], s1_fraction} | value_4;
  wire conjunction_19 = (&s1[62:52]) & (~s1_fraction_is_zero);
  wire conjunction_20 = conjunction_19 & (disjunction_6 | equal_15);
  wire [63:0] disjunction_14 = {s0[63], s0[62:52], s0_fraction} | value_4;
  wire conjunction_21 = (&s0[62:52]) & (~s0_fraction_is_zero);
  wire [63:0] chosen_5 = (conjunction_21 & (~conjunction_11)) ? disjunction_14 : conjunction_20 ? disjunction_13 :
      conjunction_18 ? disjunction_12 : conjunction_13 ? value_3 : (invalid & (~conjunction_13)) ? value_3 :
      conjunction_16 ? {chosen_4, 63'd0} : {chosen_4, value_2};

  assign special_result = equal_10 ? {32'd0, {chosen_5[63], {8'hff, chosen_5[51:29]}}} : chosen_5;
  assign quotient_sign = s1[63] ^ s2[63];
  wire [52:0] chosen_6 = (~s0_is_normal) ? conjunction_8 : {s0_is_normal, s0_fraction};
  assign root_significand = (~s0_is_normal) ? factor_normalised : chosen_6;
  assign root_power = normalised_power;
  assign product = {53'd0, factor_a} * {53'd0, factor_b};
  assign top_by_product = exponent_sum + 14'h3c39;
  assign align_shift = top_by_product - addend_exponent;
  assign addend_dominates = align_shift[13] | product_is_zero;
  assign subtract = signs_1[1] ^ signs_1[0];
  assign total = {1'b0, aligned_1} + ({1'b0, {{55'd0, product_1}, 1'b0}} ^ {163{subtract}}) + {162'd0, subtract};
  assign product_is_larger = subtract & total[162];
  assign sum = (total[161:0] ^ {162{product_is_larger}}) + {161'd0, product_is_larger};
  assign leading_zeros = {6'd0, leading_zeros_162(sum_2)};
  assign room = top_exponent_2 - (finish_2[66] ? 14'h381 : 14'd1);
  wire [13:0] chosen_7 = (room < leading_zeros) ? room : leading_zeros;
  assign normalised = sum_2 << chosen_7[7:0];

  always @*
    case (finish_3[69:68])
      2'd0: round_up = lost_3[1] & (lost_3[0] | (finish_3[66] ? significand_3[29] : significand_3[0]));
      2'd1: round_up = (~sign_3) & (|lost_3);
      2'd2: round_up = sign_3 & (|lost_3);
      default: round_up = 1'b0;
    endcase

  assign packed_ = {exponent_3, significand_3[51:0]} + {36'd0, {{round_up & finish_3[66], 28'd0}, round_up &
      (~finish_3[66])}};
  assign overflow = ~(packed_[65:52] < (finish_3[66] ? 14'hff : 14'h7ff));
  assign root_product = product_1;
  wire [13:0] sum_1 = {3'd0, result_4[62:52] | {10'd0, ~(|result_4[62:52])}} + {{6'd0, rescale_delayed_4[2]}, 7'd0};
  assign scaled = sum_1 - {{6'd0, rescale_delayed_4[1]}, 7'd0};
  wire [13:0] difference_1 = 14'd1 - scaled;
  assign falls_below = (~difference_1[13]) & (|(14'd1 - scaled));
  wire [5:0] conjunction_22 = (difference_1[5:0] | {6{|difference_1[7:6]}}) & {6{falls_below}};
  assign rescaled = {{|result_4[62:52], result_4[51:0]}, 54'd0} >> conjunction_22;

  reg [11:0] looked_up_2;
  always @*
    case (modifiers_delayed_5[3:2])
      2'd1: looked_up_2 = 12'd1;
      2'd2: looked_up_2 = 12'd2;
      2'd3: looked_up_2 = 12'hfff;
      default: looked_up_2 = 12'd0;
    endcase

  assign scaled_exponent = {1'b0, result_6[62:52]} + looked_up_2;

  wire reduced_1 = |modifiers_delayed_5[3:2];
  wire conjunction_23 = result_6[63] & (~(reduced_1 & ((~(|result_6[62:52])) | (~(|scaled_exponent)))));

  assign clamped_low = modifiers_delayed_5[1] & (conjunction_23 | ((&result_6[62:52]) & (|result_6[51:0])));

  reg [8:0] looked_up_3;
  always @*
    case (modifiers_delayed_5[3:2])
      2'd1: looked_up_3 = 9'd1;
      2'd2: looked_up_3 = 9'd2;
      2'd3: looked_up_3 = 9'h1ff;
      default: looked_up_3 = 9'd0;
    endcase

  assign scaled_exponent_2 = {1'b0, result_6[30:23]} + looked_up_3;
  wire conjunction_24 = result_6[31] & (~(reduced_1 & ((~(|result_6[30:23])) | (~(|scaled_exponent_2)))));
  assign clamped_low_2 = modifiers_delayed_5[1] & (conjunction_24 | ((&result_6[30:23]) & (|result_6[22:0])));
  assign value = value_7;
  assign flag = flag_delayed[5];
  genvar i;

  for (i = 1; i < 5; i = i + 1) begin : each_single_delayed
    reg single_delayed_i;
    assign single_delayed[i] = single_delayed_i;

    initial begin
      single_delayed_i = 1'b0;
    end
    always @(posedge clock) begin
      single_delayed_i <= single_delayed[i - 1];
    end
  end

  for (i = 1; i < 6; i = i + 1) begin : each_flag_delayed
    reg flag_delayed_i;
    assign flag_delayed[i] = flag_delayed_i;

    initial begin
      flag_delayed_i = 1'b0;
    end
    always @(posedge clock) begin
      flag_delayed_i <= flag_delayed[i - 1];
    end
  end

  wire less_2 = $signed(exponent_difference) < $signed(14'h3c03);
  wire disjunction_15 = ((s1[62:52] == 11'h7fd) & (|s1_fraction)) | (&s1[62:53]);
  wire conjunction_25 = disjunction_15 & less_2;
  wire conjunction_26 = (~s1_is_normal) & (~s1_fraction_is_zero);
  wire disjunction_16 = disjunction_7 | (~($signed(exponent_difference) < $signed(14'h300)));
  wire disjunction_17 = disjunction_16 | conjunction_26;
  wire disjunction_18 = disjunction_17 | conjunction_25;
  wire conjunction_27 = ({s0[63], s0[62:52], s0_fraction} == {s1[63], s1[62:52], s1_fraction}) & (~conjunction_21);
  wire conjunction_28 = conjunction_25 & (~disjunction_17);
  wire disjunction_19 = (conjunction_28 & conjunction_27) | (disjunction_15 & (~disjunction_18));
  wire disjunction_20 = disjunction_18 | disjunction_15;
  wire conjunction_29 = less_2 & (~disjunction_20);
  wire conjunction_30 = (~($signed(exponent_difference) < $signed(14'h300))) & (~disjunction_7);
  wire conjunction_31 = conjunction_29 & ({s0[63], s0[62:52], s0_fraction} == {s2[63], s2[62:52], s2_fraction}) &
      (~conjunction_21);
  wire disjunction_21 = (conjunction_30 & conjunction_27) | (conjunction_26 & (~disjunction_16)) | conjunction_31 |
      ((~(11'h35 < s2[62:52])) & (~(disjunction_20 | less_2)));
  wire [12:0] chosen_8 = ((&s1[31:12]) | (~(|s1[31:12]))) ? s1[12:0] : {s1[31], {12{~s1[31]}}};

  reg [13:0] looked_up_4;
  always @*
    case (control[6:2])
      5'd3: looked_up_4 = {{1{chosen_8[12]}}, chosen_8};
      5'd9: looked_up_4 = {{6'd0, disjunction_21}, 7'd0} - {{6'd0, disjunction_19}, 7'd0};
      default: looked_up_4 = 14'd0;
    endcase

  wire [13:0] sum_3 = {3'd0, s0[62:52] | {10'd0, ~s0_is_normal}} + (disjunction_6 ? {3'd0, s1[62:52] | {10'd0,
      ~s1_is_normal}} : 14'h3ff) + looked_up_4;
  wire conjunction_32 = exclusive_1 & (~disjunction_8);
  wire conjunction_33 = s0[31] & equal_13;

  reg looked_up_5;
  always @*
    case (control[6:2])
      5'd0: looked_up_5 = s2[63];
      5'h1a: looked_up_5 = s2[63];
      5'd1: looked_up_5 = s1[63];
      5'd4: looked_up_5 = ~s0[63];
      5'd5: looked_up_5 = conjunction_33;
      5'd6: looked_up_5 = conjunction_33;
      5'd7: looked_up_5 = s0[31];
      5'd8: looked_up_5 = s0[63];
      5'ha: looked_up_5 = 1'b0;
      default: looked_up_5 = 1'b0;
    endcase

  wire [63:0] value_5 = 64'h56033046fc7b0000;
  wire [63:0] value_6 = 64'h6bfb5fb11f8d5d08;
  wire [63:0] value_8 = 64'h3d0739f78a5292ea;
  wire [63:0] value_9 = 64'h7527bac7ebe5f17b;
  wire [63:0] value_10 = 64'h4f463f669e5fea2d;
  wire [63:0] value_11 = 64'h6d367ecf27cb09b7;
  wire [63:0] value_12 = 64'hef2f118b5a0a6d1f;
  wire [63:0] value_13 = 64'h1ff897ffde05980f;
  wire [63:0] value_14 = 64'h9c845f8bbdf9283b;
  wire [63:0] value_15 = 64'h3991d639835339f4;
  wire [63:0] value_16 = 64'he99c7026b45f7e41;
  wire [63:0] value_17 = 64'he88235f52ebb4484;
  wire [63:0] value_18 = 64'hfe1deb1cb129a73e;
  wire [63:0] value_19 = 64'h6492eea09d1921c;
  wire [63:0] value_20 = 64'hb7246e3a424dd2e0;
  wire [63:0] value_21 = 64'hfe5163abdebbc561;
  wire [63:0] value_22 = 64'hdb6295993c439041;
  wire [63:0] value_23 = 64'hfc2757d1f534ddc0;

  reg [63:0] looked_up_6;
  always @*
    case (segment_shift[11:6])
      6'd0: looked_up_6 = value_23;
      6'd1: looked_up_6 = value_22;
      6'd2: looked_up_6 = value_21;
      6'd3: looked_up_6 = value_20;
      6'd4: looked_up_6 = value_19;
      6'd5: looked_up_6 = value_18;
      6'd6: looked_up_6 = value_17;
      6'd7: looked_up_6 = value_16;
      6'd8: looked_up_6 = value_15;
      6'd9: looked_up_6 = value_14;
      6'ha: looked_up_6 = value_13;
      6'hb: looked_up_6 = value_12;
      6'hc: looked_up_6 = value_11;
      6'hd: looked_up_6 = value_10;
      6'he: looked_up_6 = value_9;
      6'hf: looked_up_6 = value_8;
      6'h10: looked_up_6 = value_6;
      6'h11: looked_up_6 = value_5;
      default: looked_up_6 = 64'd0;
    endcase

  reg [63:0] looked_up_7;
  always @*
    case (segment_shift[11:6])
      6'd0: looked_up_7 = 64'ha2f9836e4e441529;
      6'd1: looked_up_7 = value_23;
      6'd2: looked_up_7 = value_22;
      6'd3: looked_up_7 = value_21;
      6'd4: looked_up_7 = value_20;
      6'd5: looked_up_7 = value_19;
      6'd6: looked_up_7 = value_18;
      6'd7: looked_up_7 = value_17;
      6'd8: looked_up_7 = value_16;
      6'd9: looked_up_7 = value_15;
      6'ha: looked_up_7 = value_14;
      6'hb: looked_up_7 = value_13;
      6'hc: looked_up_7 = value_12;
      6'hd: looked_up_7 = value_11;
      6'he: looked_up_7 = value_10;
      6'hf: looked_up_7 = value_9;
      6'h10: looked_up_7 = value_8;
      6'h11: looked_up_7 = value_6;
      6'h12: looked_up_7 = value_5;
      default: looked_up_7 = 64'd0;
    endcase

  wire [127:0] shifted_1 = {looked_up_7, looked_up_6} << segment_shift[5:0];

  reg [52:0] looked_up_8;
  always @*
    case (control[6:2])
      5'd0: looked_up_8 = {s2_is_normal, s2_fraction};
      5'h1a: looked_up_8 = {s2_is_normal, s2_fraction};
      5'd1: looked_up_8 = {s1_is_normal, s1_fraction};
      5'd4: looked_up_8 = {|integral[62:52], integral[51:0]};
      5'd5: looked_up_8 = {(s0[31:0] ^ {32{conjunction_33}}) + {31'd0, conjunction_33}, 21'd0};
      5'd6: looked_up_8 = {(s0[31:0] ^ {32{conjunction_33}}) + {31'd0, conjunction_33}, 21'd0};
      5'd7: looked_up_8 = {|s0[30:23], s0[22:0] & {23{(|s0[30:23]) | disjunction_1}}, 29'd0};
      5'd8: looked_up_8 = {s0_is_normal, s0_fraction};
      5'ha: looked_up_8 = shifted_1[127:75];
      default: looked_up_8 = 53'd0;
    endcase

  wire equal_16 = control[6:2] == 5'h16;
  wire equal_17 = control[6:2] == 5'h15;
  wire equal_18 = control[6:2] == 5'h14;
  wire equal_19 = control[6:2] == 5'he;
  wire equal_20 = control[6:2] == 5'hd;
  wire equal_21 = control[6:2] == 5'hc;
  wire disjunction_22 = (control[6:2] == 5'hb) | equal_21 | equal_20 | equal_19 | equal_9 | equal_8 | equal_7 |
      (control[6:2] == 5'h12) | (control[6:2] == 5'h13) | equal_18 | equal_17 | equal_16 | equal_14 | equal_2;
  wire conjunction_34 = disjunction_22 & (~(equal_14 & (disjunction_21 | disjunction_19 | disjunction_7)));
  wire disjunction_23 = conjunction_21 | conjunction_20 | conjunction_18 | disjunction_10 | disjunction_9 |
      conjunction_16 | (disjunction_2 & conjunction_7) | invalid;
  wire conjunction_35 = (equal_11 ? ((&s0[30:23]) & equal_11) : disjunction_23) & (~(equal_1 | equal_13 | equal_12));
  wire conjunction_36 = (((control[12:11] == 2'd1) & (~quotient_sign)) | ((control[12:11] == 2'd2) & quotient_sign))
      & (control[14] | equal_1 | equal_14);
  wire disjunction_24 = conjunction_14 | conjunction_9;
  wire disjunction_25 = conjunction_10 | conjunction_15;
  wire [62:0] chosen_9 = disjunction_25 ? value_2 : disjunction_24 ? 63'd0 : ($signed(exponent_difference) <
      $signed(14'h3bcd)) ? {62'd0, conjunction_36} : joined_2;
  wire conjunction_37 = disjunction_25 & disjunction_24 & ((conjunction_10 & conjunction_9) | (conjunction_14 &
      conjunction_15));
  wire [63:0] chosen_10 = conjunction_21 ? disjunction_14 : {s0[63], s0[62:52], s0_fraction};
  wire [52:0] joined_3 = {s0_is_normal, s0_fraction};
  wire [31:0] sum_4 = (((joined_3[52:21] >> (5'h1f - power[4:0])) & {32{~power[13]}}) ^ {32{s0[63]}}) + {31'd0,
      s0[63]};
  wire conjunction_38 = equal_17 & s0[63];
  wire [31:0] chosen_11 = ($signed(equal_17 ? 14'h1e : 14'h1f) < $signed(power)) ? ({~(equal_17 ^ conjunction_38),
      {31{~conjunction_38}}} & {32{equal_17 | (~s0[63])}}) : (sum_4 & {32{equal_17 | (~s0[63])}});
  wire disjunction_26 = conjunction_21 | conjunction_12;
  wire conjunction_39 = (~disjunction_26) & (~conjunction_7);
  wire [13:0] sum_5 = normalised_power + 14'd1;
  wire [63:0] chosen_12 = (~disjunction_26) ? {s0[63], integral} : chosen_10;
  wire chosen_13 = s0[63] ? ((~s1[63]) | (~(is_smaller | is_same))) : ((~s1[63]) & is_smaller);
  wire disjunction_27 = conjunction_21 | conjunction_19;
  wire conjunction_40 = conjunction_21 & (~s0_fraction[51]);
  wire disjunction_28 = equal_20 | equal_19;
  wire conjunction_41 = conjunction_21 & (~(disjunction_28 & conjunction_19 & (~s1_fraction[51]) &
      (~conjunction_40)));
  wire [63:0] chosen_14 = ((conjunction_21 & conjunction_19) | (disjunction_28 & disjunction_27)) ? (conjunction_41 ?
      disjunction_14 : disjunction_13) : disjunction_27 ? (conjunction_19 ? {s0[63], s0[62:52], s0_fraction} :
      {s1[63], s1[62:52], s1_fraction}) : (chosen_13 ^ (equal_21 | equal_19)) ? {s0[63], s0[62:52], s0_fraction} :
      {s1[63], s1[62:52], s1_fraction};

  reg [63:0] looked_up_9;
  always @*
    case (control[6:2])
      5'hb: looked_up_9 = chosen_14;
      5'hc: looked_up_9 = chosen_14;
      5'hd: looked_up_9 = chosen_14;
      5'he: looked_up_9 = chosen_14;
      5'hf: looked_up_9 = chosen_12;
      5'h10: looked_up_9 = chosen_12;
      5'h11: looked_up_9 = chosen_12;
      5'h12: looked_up_9 = chosen_12;
      5'h13: looked_up_9 = conjunction_39 ? {{s0[63], 11'h3fe}, root_significand[51:0]} : chosen_10;
      5'h14: looked_up_9 = {32'd0, {{18{sum_5[13]}}, sum_5} & {32{conjunction_39}}};
      5'h15: looked_up_9 = {32'd0, chosen_11 & {32{~conjunction_21}}};
      5'h16: looked_up_9 = {32'd0, chosen_11 & {32{~conjunction_21}}};
      5'd9: looked_up_9 = chosen_10;
      5'h17: looked_up_9 = conjunction_17 ? disjunction_12 : conjunction_19 ? disjunction_13 : conjunction_37 ?
          value_3 : {quotient_sign, chosen_9};
      default: looked_up_9 = 64'd0;
    endcase

  wire conjunction_42 = (~s0_is_normal) & (~s0_fraction_is_zero);
  wire conjunction_43 = conjunction_7 & conjunction_10;
  wire conjunction_44 = ((is_same & (~(s0[63] ^ s1[63]))) | conjunction_43) & (~disjunction_27);
  wire conjunction_45 = chosen_13 & (~conjunction_43) & (~disjunction_27);

  reg looked_up_10;
  always @*
    case (control[6:2])
      5'h19: looked_up_10 = (control[7] & conjunction_45) | (control[8] & conjunction_44) | (control[9] &
          (~(conjunction_45 | conjunction_44 | disjunction_27))) | (control[10] & disjunction_27);
      5'h18: looked_up_10 = (conjunction_40 & s1[0]) | (conjunction_21 & s0_fraction[51] & s1[1]) | (conjunction_12 &
          (s0[63] ? s1[2] : s1[9])) | ((~(disjunction_26 | conjunction_42 | conjunction_7)) & (s0[63] ? s1[3] :
          s1[8])) | (conjunction_42 & (s0[63] ? s1[4] : s1[7])) | (conjunction_7 & (s0[63] ? s1[5] : s1[6]));
      5'd9: looked_up_10 = conjunction_30 | conjunction_28 | conjunction_29 | disjunction_7;
      default: looked_up_10 = 1'b0;
    endcase

  wire [7:0] chosen_15 = addend_dominates ? {2'd0, addend_shift & {6{product_is_zero}}} : (align_shift[7:0] |
      {8{|align_shift[13:8]}});
  wire [52:0] joined_4 = {addend[0], addend[1], addend[2], addend[3], addend[4], addend[5], addend[6], addend[7],
      addend[8], addend[9], addend[10], addend[11], addend[12], addend[13], addend[14], addend[15], addend[16],
      addend[17], addend[18], addend[19], addend[20], addend[21], addend[22], addend[23], addend[24], addend[25],
      addend[26], addend[27], addend[28], addend[29], addend[30], addend[31], addend[32], addend[33], addend[34],
      addend[35], addend[36], addend[37], addend[38], addend[39], addend[40], addend[41], addend[42], addend[43],
      addend[44], addend[45], addend[46], addend[47], addend[48], addend[49], addend[50], addend[51], addend[52]};

  reg looked_up_11;
  always @*
    case (finish_3[69:68])
      2'd0: looked_up_11 = 1'b1;
      2'd1: looked_up_11 = ~sign_3;
      2'd2: looked_up_11 = sign_3;
      default: looked_up_11 = 1'b0;
    endcase

  wire [62:0] chosen_16 = (finish_3[65] & (packed_[65:52] == 14'h3ff)) ? 63'h3fefffffffffffff : overflow ? (value_2 -
      {62'd0, ~looked_up_11}) : (packed_[62:0] & {63{~((~(|packed_[65:52])) & (~finish_3[67]))}});
  wire [30:0] chosen_17 = overflow ? (31'h7f800000 - {30'd0, ~looked_up_11}) : (packed_[59:29] &
      {31{~((~(|packed_[65:52])) & (~finish_3[67]))}});
  wire conjunction_46 = (~(&result_4[62:52])) & ((|result_4[62:52]) | (|result_4[51:0]));
  wire disjunction_29 = (|rescaled[52:0]) | ((&conjunction_22) & conjunction_46);
  wire disjunction_30 = rescaled[53] | disjunction_29;

  reg looked_up_12;
  always @*
    case (modifiers_delayed_4[5:4])
      2'd0: looked_up_12 = rescaled[53] & (disjunction_29 | rescaled[54]);
      2'd1: looked_up_12 = (~result_4[63]) & disjunction_30;
      2'd2: looked_up_12 = result_4[63] & disjunction_30;
      default: looked_up_12 = 1'b0;
    endcase

  wire [62:0] sum_6 = {scaled[10:0] & {11{rescaled[106]}}, rescaled[105:54]} + {62'd0, looked_up_12};

  reg looked_up_13;
  always @*
    case (modifiers_delayed_4[5:4])
      2'd0: looked_up_13 = 1'b1;
      2'd1: looked_up_13 = ~result_4[63];
      2'd2: looked_up_13 = result_4[63];
      default: looked_up_13 = 1'b0;
    endcase

  wire [62:0] chosen_18 = ((~(scaled < 14'h7ff)) & rescale_delayed_4[2]) ? (value_2 - {62'd0, ~looked_up_13}) :
      (sum_6 & {63{~((~(|sum_6[62:52])) & (~rescale_delayed_4[0]))}});
  wire conjunction_47 = reduced_1 & (~(&result_6[62:52]));

  reg looked_up_14;
  always @*
    case (modifiers_delayed_5[5:4])
      2'd0: looked_up_14 = 1'b1;
      2'd1: looked_up_14 = ~result_6[63];
      2'd2: looked_up_14 = result_6[63];
      default: looked_up_14 = 1'b0;
    endcase

  wire [62:0] chosen_19 = (conjunction_47 & (~(scaled_exponent < 12'h7ff))) ? (63'h7ff0000000000000 - {62'd0,
      modifiers_delayed_5[0] | (~looked_up_14)}) : conjunction_47 ? {scaled_exponent[10:0], result_6[51:0]} :
      result_6[62:0];
  wire [62:0] conjunction_48 = chosen_19 & {63{~(reduced_1 & ((~(|result_6[62:52])) | (~(|scaled_exponent))))}};
  wire [62:0] conjunction_49 = ((modifiers_delayed_5[1] & (value_1 < conjunction_48)) ? value_1 : conjunction_48) &
      {63{~clamped_low}};
  wire conjunction_50 = reduced_1 & (~(&result_6[30:23]));

  reg looked_up_15;
  always @*
    case (modifiers_delayed_5[5:4])
      2'd0: looked_up_15 = 1'b1;
      2'd1: looked_up_15 = ~result_6[31];
      2'd2: looked_up_15 = result_6[31];
      default: looked_up_15 = 1'b0;
    endcase

  wire [30:0] chosen_20 = (conjunction_50 & (~(scaled_exponent_2 < 9'hff))) ? (31'h7f800000 - {30'd0,
      modifiers_delayed_5[0] | (~looked_up_15)}) : conjunction_50 ? {scaled_exponent_2[7:0], result_6[22:0]} :
      result_6[30:0];
  wire [30:0] conjunction_51 = chosen_20 & {31{~(reduced_1 & ((~(|result_6[30:23])) | (~(|scaled_exponent_2))))}};
  wire [30:0] conjunction_52 = ((modifiers_delayed_5[1] & (31'h3f800000 < conjunction_51)) ? 31'h3f800000 :
      conjunction_51) & {31{~clamped_low_2}};

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
    modifiers_delayed = 6'd0;
    modifiers_delayed_2 = 6'd0;
    modifiers_delayed_3 = 6'd0;
    modifiers_delayed_4 = 6'd0;
    result_6 = 64'd0;
    modifiers_delayed_5 = 6'd0;
    single_delayed_2 = 1'b0;
    value_7 = 64'd0;
    flag_delayed_2 = 1'b0;
  end
  always @(posedge clock) begin
    factor_a <= iterates ? root_a : factor_normalised;
    factor_b <= iterates ? root_b : chosen_6;
    exponent_sum <= iterates ? (root_exponent + 14'h3ca) : (sum_3 - {8'd0, factor_zeros});
    product_is_zero <= (disjunction_4 | conjunction_7 | (disjunction_6 & conjunction_10)) & (~iterates);
    sign_product <= disjunction_4 ? looked_up_5 : conjunction_32;
    addend <= iterates ? root_addend : looked_up_8;
    addend_exponent <= iterates ? root_exponent : (~addend_missing[13]) ? chosen_2 : looked_up_1;
    addend_shift <= (addend_missing[5:0] | {6{|addend_missing[12:6]}}) & {6{~addend_missing[13]}};
    sign_addend <= iterates ? (disjunction_4 ? looked_up_5 : conjunction_32) : (disjunction_5 | equal_15 | equal_6 |
        disjunction_4) ? looked_up_5 : conjunction_32;
    round <= (control[12:11] & (~{2{iterates}})) | {2{equal_1}};
    keep_outputs <= control[14] | equal_1 | equal_14;
    to_single <= equal_10;
    below_one <= equal_6;
    is_special <= conjunction_35 | conjunction_34;
    special <= conjunction_34 ? looked_up_9 : equal_11 ? {s0[31], 11'h7ff, {s0[22:0], 29'd0} | (52'h8000000000000 &
        {52{|s0[22:0]}})} : special_result;
    flag_2 <= looked_up_10;
    mode <= {control[12:11], {control[16:15], control[17]} & {3{~(equal_18 | equal_17 | equal_16)}}};
    rescale <= {equal_3 & mask & s2[62], equal_3 & mask & (~s2[62])};
    finish_1 <= {round, keep_outputs, to_single, below_one, is_special, special};
    product_1 <= product;
    aligned_1 <= ({addend, 109'd0} >> chosen_15) | {161'd0, (({2'd0, leading_zeros_53(joined_4)} + 8'h6d) <
        chosen_15) & (|addend)};
    top_exponent_1 <= addend_dominates ? addend_exponent : top_by_product;
    signs_1 <= {sign_addend, sign_product};
    finish_2 <= {finish_1[69:68], finish_1[67], finish_1[66], finish_1[65], finish_1[64], finish_1[63:0]};
    sum_2 <= sum;
    top_exponent_2 <= top_exponent_1;
    sign_2 <= (subtract & (~(|sum))) ? (finish_1[69:68] == 2'd2) : product_is_larger ? signs_1[0] : signs_1[1];
    finish_3 <= {finish_2[69:68], finish_2[67], finish_2[66], finish_2[65], finish_2[64], finish_2[63:0]};
    exponent_3 <= ((top_exponent_2 - chosen_7) - (finish_2[66] ? 14'h380 : 14'd0)) & {14{normalised[161]}};
    sign_3 <= sign_2;
    significand_3 <= finish_2[66] ? {normalised[161:138], 29'd0} : normalised[161:109];
    lost_3 <= {finish_2[66] ? normalised[137] : normalised[108], (|normalised[107:0]) | ((|normalised[136:108]) &
        finish_2[66])};
    result_4 <= finish_3[64] ? finish_3[63:0] : finish_3[66] ? {32'd0, {sign_3, chosen_17}} : {sign_3, chosen_16};
    rescale_delayed <= {rescale, keep_outputs};
    rescale_delayed_2 <= rescale_delayed;
    rescale_delayed_3 <= rescale_delayed_2;
    rescale_delayed_4 <= rescale_delayed_3;
    modifiers_delayed <= {mode[4:3], mode[2:1], mode[0], 1'b0};
    modifiers_delayed_2 <= modifiers_delayed;
    modifiers_delayed_3 <= modifiers_delayed_2;
    modifiers_delayed_4 <= modifiers_delayed_3;
    result_6 <= ((rescale_delayed_4[2] | rescale_delayed_4[1]) & conjunction_46) ? {result_4[63], chosen_18} :
        result_4;
    modifiers_delayed_5 <= {modifiers_delayed_4[5:4], modifiers_delayed_4[3:2], modifiers_delayed_4[1],
        modifiers_delayed_4[0]};
    single_delayed_2 <= to_single;
    value_7 <= single_delayed[4] ? {32'd0, {conjunction_24 & (~clamped_low_2), conjunction_52}} : {conjunction_23 &
        (~clamped_low), conjunction_49};
    flag_delayed_2 <= flag_2;
  end

endmodule

`default_nettype wire
