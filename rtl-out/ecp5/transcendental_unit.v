// transcendental_unit: generator of hdl/src/vector/shared/transcendental/mod.rs:180. Written by Tombolo; change the source.
// SPDX-License-Identifier: MIT OR Apache-2.0
`default_nettype none

module transcendental_unit (
  input wire clock, // The one clock.
  input wire [2:0] control_function_transcendental, // The control word.
  input wire [1:0] control_round, input wire control_keep_inputs, control_keep_outputs,
  input wire [1:0] control_omod, input wire control_clamp, control_saturate,
  input wire [31:0] s0, // The operand.
  output reg [31:0] value // The result; of binary16 with zeros above.
);
  localparam [2:0] FUNCTION_RCP = 3'd0, FUNCTION_RSQ = 3'd1, FUNCTION_SQRT = 3'd2, FUNCTION_LOG = 3'd3;
  localparam [2:0] FUNCTION_EXP = 3'd4, FUNCTION_SIN = 3'd5, FUNCTION_COS = 3'd6;

  // Zeros above the most significant one; 24 when there is none.
  function [4:0] leading_zeros_24;
    input [23:0] examined;
    reg [31:0] filled; integer at; reg [15:0] zeros_2, zeros_4; reg [11:0] zeros_8; reg [7:0] zeros_16;
    begin
      filled = {examined, 1'b1, {7{1'b0}}};
      for (at = 0; at < 16; at = at + 1) zeros_2[at] = ~filled[2*at + 1];
      for (at = 0; at < 8; at = at + 1)
        zeros_4[2*at +: 2] = |filled[4*at + 2 +: 2] ? {1'b0, zeros_2[2*at + 1]} : {1'b1, zeros_2[2*at]};
      for (at = 0; at < 4; at = at + 1)
        zeros_8[3*at +: 3] = |filled[8*at + 4 +: 4] ? {1'b0, zeros_4[4*at + 2 +: 2]} : {1'b1, zeros_4[4*at +: 2]};
      for (at = 0; at < 2; at = at + 1)
        zeros_16[4*at +: 4] = |filled[16*at + 8 +: 8] ? {1'b0, zeros_8[6*at + 3 +: 3]} : {1'b1, zeros_8[6*at +: 3]};
      leading_zeros_24 = |filled[16 +: 16] ? {1'b0, zeros_16[4 +: 4]} : {1'b1, zeros_16[0 +: 4]};
    end
  endfunction

  // Zeros above the most significant one; 64 when there is none.
  function [6:0] leading_zeros_64;
    input [63:0] examined;
    reg [127:0] filled; integer at; reg [63:0] zeros_2, zeros_4; reg [47:0] zeros_8; reg [31:0] zeros_16;
    reg [19:0] zeros_32; reg [11:0] zeros_64;
    begin
      filled = {examined, 1'b1, {63{1'b0}}};
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
      leading_zeros_64 = |filled[64 +: 64] ? {1'b0, zeros_64[6 +: 6]} : {1'b1, zeros_64[0 +: 6]};
    end
  endfunction

  reg [41:0] late_1; reg sign_1; reg [8:0] exponent_1; reg [23:0] significand_1; reg [2:0] function_1;
  reg [30:0] factor_2; reg [11:0] exponent_2; reg sign_2; reg [7:0] whole_2; reg subtract_2; reg [73:0] row;
  reg [19:0] position_2; reg [24:0] linear; reg [19:0] square; reg [30:0] c0_3; reg [17:0] c2_3, quadratic;
  reg [30:0] partial, interpolated, factor_delayed, factor_delayed_2, factor_delayed_3; reg [61:0] product;
  reg [7:0] whole_delayed, whole_delayed_2, whole_delayed_3, whole_delayed_4;
  reg subtract_delayed, subtract_delayed_2, subtract_delayed_3, subtract_delayed_4; reg [63:0] sum;
  reg [64:0] side_delayed; reg [251:0] late_delayed; reg [25:0] normalised; reg [11:0] result_exponent;
  reg [37:0] rounding_side; reg [31:0] rounded; reg half_9; reg [5:0] modifiers_delayed, modifiers_delayed_2;

  wire sign = s0[31];
  wire [7:0] exponent = s0[30:23];
  wire is_normal = |exponent;
  wire late_1_equal = control_function_transcendental == FUNCTION_SIN;
  wire [22:0] fraction = s0[22:0] & {23{is_normal | (control_keep_inputs & late_1_equal)}};
  wire is_nan = (&exponent) & (|fraction);
  wire is_infinite = (&exponent) & (~|fraction);
  wire [4:0] zeros = leading_zeros_24({is_normal, fraction});
  wire special_equal = control_function_transcendental == FUNCTION_COS;
  wire special_equal_2 = control_function_transcendental == FUNCTION_LOG;
  wire special_equal_3 = control_function_transcendental == FUNCTION_SQRT;
  wire special_equal_4 = control_function_transcendental == FUNCTION_RSQ;
  wire special_any = is_normal | (|fraction);
  wire special_all = sign & special_any & (special_equal_4 | special_equal_3 | special_equal_2);
  wire invalid = special_all | (is_infinite & (late_1_equal | special_equal));
  wire special_equal_5 = control_function_transcendental == FUNCTION_EXP;
  wire special_any_special_equal_5 = special_equal_5 | special_equal;
  wire special_choice = special_equal_2 ? (~special_any) : special_any_special_equal_5 ? 1'b0 : sign;
  wire late_1_equal_2 = control_function_transcendental == FUNCTION_RCP;
  wire special_any_not_special_any = (~special_any & (late_1_equal_2 | special_equal_4 | special_equal_2)) |
      (is_infinite & (special_equal_3 | special_equal_2 | (special_equal_5 & ~sign))) | invalid;
  wire [31:0] special_any_special_any = (32'h3f800000 & {32{~special_any & special_any_special_equal_5}}) |
      (32'h7f800000 & {32{special_any_not_special_any}}) | (32'h400000 & {32{invalid}}) | {invalid | special_choice,
      31'd0};
  wire [32:0] special = {~special_any | (&exponent) | special_all, is_nan ? (s0 | 32'h400000) :
      special_any_special_any};
  wire is_angle = 1'b0;
  wire cut_choice = is_angle ? ($signed(12'h17) < $signed({{3{exponent_1[8]}}, exponent_1})) : ($signed(12'd9) <
      $signed({{3{exponent_1[8]}}, exponent_1}));
  wire [11:0] cut = 12'h17 - (cut_choice ? (is_angle ? 12'h17 : 12'd9) : {{3{exponent_1[8]}}, exponent_1});
  wire [55:0] fixed = (|cut[7:6]) ? 56'd0 : ({significand_1, 32'd0} >> cut[5:0]);
  wire [38:0] argument = ({1'b0, fixed[42:5]} ^ {39{sign_1}}) + {38'd0, sign_1};
  wire [6:0] leading_zeros = leading_zeros_64(sum);
  wire [11:0] below = (rounding_side[35] ? 12'hff2 : 12'hf82) - result_exponent;
  wire packed_all = ~below[11] & (|below);
  wire [5:0] round_up_any = ({1'b0, below[4:0] & {5{packed_all}}} + (rounding_side[35] ? 6'hd : 6'd0)) |
      {6{packed_all & (|below[11:5])}};
  wire [51:0] shifted = {normalised, 26'd0} >> round_up_any;
  wire round_up_any_shifted_26 = shifted[26] | (|shifted[25:0]) | ((|normalised) & round_up_any[5]) | shifted[28] |
      rounding_side[37];
  wire round_up = shifted[27] & round_up_any_shifted_26;
  wire [11:0] packed_all_below = (12'd1 - below) & {12{~packed_all}};
  wire [34:0] packed_choice = rounding_side[35] ? {13'd0, packed_all_below, shifted[37:28]} : {packed_all_below,
      shifted[50:28]};
  wire [34:0] packed_ = packed_choice + {34'd0, round_up};
  wire scaled_exponent_2_equal = modifiers_delayed_2[3:2] == 2'd3;
  wire scaled_exponent_2_equal_2 = modifiers_delayed_2[3:2] == 2'd2;
  wire scaled_exponent_2_equal_3 = modifiers_delayed_2[3:2] == 2'd1;
  wire [8:0] scaled_exponent_choice = scaled_exponent_2_equal_3 ? 9'd1 : scaled_exponent_2_equal_2 ? 9'd2 :
      scaled_exponent_2_equal ? 9'h1ff : 9'd0;
  wire [8:0] scaled_exponent = {1'b0, rounded[30:23]} + scaled_exponent_choice;
  wire value_any_set = |modifiers_delayed_2[3:2];
  wire value_all = rounded[31] & ~(value_any_set & ((~|rounded[30:23]) | (~|scaled_exponent)));
  wire clamped_low = modifiers_delayed_2[1] & (value_all | ((&rounded[30:23]) & (|rounded[22:0])));
  wire [5:0] scaled_exponent_2_choice = scaled_exponent_2_equal_3 ? 6'd1 : scaled_exponent_2_equal_2 ? 6'd2 :
      scaled_exponent_2_equal ? 6'h3f : 6'd0;
  wire [5:0] scaled_exponent_2 = {1'b0, rounded[14:10]} + scaled_exponent_2_choice;
  wire value_all_rounded_15 = rounded[15] & ~(value_any_set & ((~|rounded[14:10]) | (~|scaled_exponent_2)));
  wire clamped_low_2 = modifiers_delayed_2[1] & (value_all_rounded_15 | ((&rounded[14:10]) & (|rounded[9:0])));
  genvar i;
  for (i = 0; i < 4; i = i + 1) begin : each_side_delayed
    always @(posedge clock) side_delayed[(i + 1)*13 +: 13] <= side_delayed[i*13 +: 13];
  end

  for (i = 0; i < 5; i = i + 1) begin : each_late_delayed
    always @(posedge clock) late_delayed[(i + 1)*42 +: 42] <= late_delayed[i*42 +: 42];
  end

  wire function_1_is_3 = function_1 == 3'd3;
  wire function_1_is_2 = function_1 == 3'd2;
  wire function_1_is_4 = function_1 == 3'd4;
  wire function_1_is_1 = function_1 == 3'd1;
  wire [8:0] whole_2_sum = exponent_1 + {8'd0, significand_1[22]};
  wire subtract_2_any = whole_2_sum[8] | ((~|whole_2_sum) & significand_1[22]);
  wire [8:0] whole_2_sum_whole_2_sum = (whole_2_sum ^ {9{whole_2_sum[8]}}) + {8'd0, whole_2_sum[8]};
  wire [24:0] row_sum = (significand_1[22] ? {1'b0, significand_1} : {significand_1, 1'b0}) + 25'h1400000;
  wire [44:0] linear_product = {20'd0, row[42:18]} * {25'd0, position_2};
  wire [39:0] square_product = {20'd0, position_2} * {20'd0, position_2};
  wire [37:0] c2_3_times_square = {20'd0, c2_3} * {18'd0, square};
  wire [19:0] quadratic_difference = c2_3_times_square[37:18] - (square & {20{c2_3[17]}});
  wire [63:0] normalised_shifted = sum << leading_zeros;
  wire modifiers_delayed_all = late_delayed[246] & late_delayed[243];
  wire [30:0] rounded_wide = {31{~((~|(rounding_side[35] ? {3'd0, packed_[14:10]} : packed_[30:23])) &
      ~rounding_side[34])}};
  wire [30:0] rounded_choice = rounding_side[35] ? 31'h7c00 : 31'h7f800000;
  wire [30:0] rounded_choice_packed_ = (packed_ < {4'd0, rounded_choice}) ? (packed_[30:0] & rounded_wide) :
      (rounded_choice - {30'd0, rounding_side[33]});
  wire [30:0] rounded_all = rounded_choice_packed_ & {31{|normalised}};
  wire value_all_value_any_set = value_any_set & (~&rounded[30:23]);
  wire value_equal = modifiers_delayed_2[5:4] == 2'd2;
  wire value_equal_modifiers_delayed_2 = modifiers_delayed_2[5:4] == 2'd1;
  wire value_equal_2 = modifiers_delayed_2[5:4] == 2'd0;
  wire value_choice = value_equal_2 ? 1'b1 : value_equal_modifiers_delayed_2 ? (~rounded[31]) : value_equal ?
      rounded[31] : 1'b0;
  wire [30:0] value_choice_value_all_value_any_set = (value_all_value_any_set & ~(scaled_exponent < 9'hff)) ?
      (31'h7f800000 - {30'd0, modifiers_delayed_2[0] | ~value_choice}) : value_all_value_any_set ?
      {scaled_exponent[7:0], rounded[22:0]} : rounded[30:0];
  wire [30:0] value_all_rounded_30_23 = value_choice_value_all_value_any_set & {31{~(value_any_set &
      ((~|rounded[30:23]) | (~|scaled_exponent)))}};
  wire [30:0] value_choice_modifiers_delayed_2 = (modifiers_delayed_2[1] & (31'h3f800000 < value_all_rounded_30_23))
      ? 31'h3f800000 : value_all_rounded_30_23;
  wire value_all_rounded_14_10 = value_any_set & (~&rounded[14:10]);
  wire value_choice_value_equal_2 = value_equal_2 ? 1'b1 : value_equal_modifiers_delayed_2 ? (~rounded[15]) :
      value_equal ? rounded[15] : 1'b0;
  wire [14:0] value_choice_value_all_rounded_14_10 = (value_all_rounded_14_10 & ~(scaled_exponent_2 < 6'h1f)) ?
      (15'h7c00 - {14'd0, modifiers_delayed_2[0] | ~value_choice_value_equal_2}) : value_all_rounded_14_10 ?
      {scaled_exponent_2[4:0], rounded[9:0]} : rounded[14:0];
  wire [14:0] value_all_rounded = value_choice_value_all_rounded_14_10 & {15{~(value_any_set & ((~|rounded[14:10]) |
      (~|scaled_exponent_2)))}};
  wire [14:0] value_all_modifiers_delayed_2 = ((modifiers_delayed_2[1] & (15'h3c00 < value_all_rounded)) ? 15'h3c00 :
      value_all_rounded) & {15{~clamped_low_2}};
  initial begin
    late_1 = 42'd0; sign_1 = 1'b0; exponent_1 = 9'd0; significand_1 = 24'd0; function_1 = 3'd0; factor_2 = 31'd0;
    exponent_2 = 12'd0; sign_2 = 1'b0; whole_2 = 8'd0; subtract_2 = 1'b0; position_2 = 20'd0; linear = 25'd0;
    square = 20'd0; c0_3 = 31'd0; c2_3 = 18'd0; quadratic = 18'd0; partial = 31'd0; interpolated = 31'd0;
    factor_delayed = 31'd0; factor_delayed_2 = 31'd0; factor_delayed_3 = 31'd0; product = 62'd0;
    whole_delayed = 8'd0; whole_delayed_2 = 8'd0; whole_delayed_3 = 8'd0; whole_delayed_4 = 8'd0;
    subtract_delayed = 1'b0; subtract_delayed_2 = 1'b0; subtract_delayed_3 = 1'b0; subtract_delayed_4 = 1'b0;
    sum = 64'd0; normalised = 26'd0; result_exponent = 12'd0; rounding_side = 38'd0; rounded = 32'd0; half_9 = 1'b0;
    modifiers_delayed = 6'd0; modifiers_delayed_2 = 6'd0; value = 32'd0; side_delayed = 65'd0;
    late_delayed = 252'd0; row = 74'd0;
  end
  always @(posedge clock) begin
    late_1 <= {control_round, control_omod, control_clamp, control_saturate, late_1_equal_2, control_keep_outputs &
        late_1_equal, 1'b0, special};
    sign_1 <= sign;
    exponent_1 <= ({1'b0, exponent | {7'd0, ~is_normal}} - 9'h7f) - {4'd0, zeros};
    significand_1 <= {is_normal, fraction} << zeros;
    function_1 <= control_function_transcendental;
    factor_2 <= function_1_is_2 ? {6'd0, exponent_1[0] ? {significand_1, 1'b0} : {1'b0, significand_1}} :
        function_1_is_3 ? {8'd0, significand_1[22] ? (23'd0 - significand_1[22:0]) : {significand_1[21:0], 1'b0}} :
        31'h40000000;
    exponent_2 <= function_1_is_1 ? ((12'd0 - {{4{exponent_1[8]}}, exponent_1[8:1]}) + 12'd3) : function_1_is_2 ?
        ({{4{exponent_1[8]}}, exponent_1[8:1]} + 12'ha) : function_1_is_3 ? 12'd9 : function_1_is_4 ?
        (argument[38:27] + 12'd3) : ((12'd0 - {{3{exponent_1[8]}}, exponent_1}) + 12'd3);
    sign_2 <= (function_1 == 3'd0) ? sign_1 : function_1_is_3 ? subtract_2_any : 1'b0;
    whole_2 <= whole_2_sum_whole_2_sum[7:0] & {8{function_1_is_3}};
    subtract_2 <= function_1_is_3 & (subtract_2_any ^ significand_1[22]);
    position_2 <= function_1_is_3 ? {row_sum[16:0], 3'd0} : function_1_is_4 ? argument[19:0] : {significand_1[15:0],
        4'd0};
    linear <= linear_product[44:20] - {position_2 & {20{row[42]}}, 5'd0};
    square <= square_product[39:20]; c0_3 <= row[73:43]; c2_3 <= row[17:0]; quadratic <= quadratic_difference[19:2];
    partial <= c0_3 + {{6{linear[24]}}, linear};
    interpolated <= partial + {{13{quadratic[17]}}, quadratic};
    factor_delayed <= factor_2; factor_delayed_2 <= factor_delayed; factor_delayed_3 <= factor_delayed_2;
    product <= {31'd0, interpolated} * {31'd0, factor_delayed_3};
    whole_delayed <= whole_2; whole_delayed_2 <= whole_delayed; whole_delayed_3 <= whole_delayed_2;
    whole_delayed_4 <= whole_delayed_3; subtract_delayed <= subtract_2; subtract_delayed_2 <= subtract_delayed;
    subtract_delayed_3 <= subtract_delayed_2; subtract_delayed_4 <= subtract_delayed_3;
    sum <= {2'd0, whole_delayed_4, 54'd0} + ({2'd0, product} ^ {64{subtract_delayed_4}}) + {63'd0,
        subtract_delayed_4};
    side_delayed[12:0] <= {sign_2, exponent_2};
    late_delayed[41:0] <= late_1;
    normalised <= {normalised_shifted[63:39], |normalised_shifted[38:0]};
    result_exponent <= side_delayed[63:52] - {5'd0, leading_zeros};
    rounding_side <= {late_delayed[245], side_delayed[64], late_delayed[243], late_delayed[244],
        modifiers_delayed_all, late_delayed[242:210]};
    rounded <= rounding_side[32] ? rounding_side[31:0] : rounding_side[35] ? {16'd0, rounding_side[36],
        rounded_all[14:0]} : {rounding_side[36], rounded_all};
    half_9 <= rounding_side[35];
    modifiers_delayed <= {late_delayed[251:247], modifiers_delayed_all};
    modifiers_delayed_2 <= modifiers_delayed;
    value <= half_9 ? {16'd0, value_all_rounded_15 & ~clamped_low_2, value_all_modifiers_delayed_2} : {value_all &
        ~clamped_low, value_choice_modifiers_delayed_2 & {31{~clamped_low}}};
  end

  wire [9:0] row_choice = (function_1_is_1 | function_1_is_2) ? (10'h100 | {2'd0, exponent_1[0],
      significand_1[22:16]}) : function_1_is_3 ? (10'h200 | {3'd0, row_sum[23:17]}) : function_1_is_4 ? (10'h80 |
      {3'd0, argument[26:20]}) : {3'd0, significand_1[22:16]};
  (* no_rw_check, ram_style = "block" *)
  reg [73:0] table_ [0:1023];
  localparam [66377:0] TABLE_WORDS = {
    74'h100000016ffff7be270, 74'h101ff0ee700f19be1bc, 74'h103fc33e701e94fe109, 74'h105f763ef02e697e057,
    74'h107f093cf03e96fdfa5, 74'h109e7b87704f1d3def4, 74'h10bdcc6cf05ffbfde43, 74'h10dcfb3cf07132bdd92,
    74'h10fc07477082c13dce3, 74'h111aefdd7094a77dc34, 74'h1139b44ff0a6e4bdb85, 74'h115853f0f0b978fdad8,
    74'h1176ce1270cc63bda2a, 74'h1195220870dfa4bd97e, 74'h11b34f2670f33bbd8d2, 74'h11d154c1710727fd827,
    74'h11ef322ef11b697d77d, 74'h120ce6c4f12fff7d6d4, 74'h122a71d9f144e9fd62b, 74'h1247d2c6715a287d583,
    74'h126508e2716fba3d4dc, 74'h1282138771859f7d436, 74'h129ef20f719bd73d391, 74'h12bba3d5f1b260fd2ec,
    74'h12d8283671c93cfd248, 74'h12f47e8e71e069fd1a6, 74'h1310a63af1f7e7fd104, 74'h132c9e9b720fb67d063,
    74'h1348670e7227d4fcfc3, 74'h1363fef5f24042bcf24, 74'h137f65b1f258ffbce86, 74'h139a9aa672720afcde9,
    74'h13b59d35f28b643cd4e, 74'h13d06cc5f2a50afccb3, 74'h13eb08bb72befe7cc19, 74'h1405707d72d93e7cb80,
    74'h141fa37372f3ca3cae8, 74'h1439a106f30ea13ca52, 74'h145368a17329c2fc9bd, 74'h146cf9adf3452efc928,
    74'h148653997360e47c895, 74'h149f75d0f37ce2fc803, 74'h14b85fc2f39929fc772, 74'h14d110df73b5b87c6e3,
    74'h14e9889773d28e7c654, 74'h1501c65cf3efaafc5c7, 74'h1519c9a3740d0d7c53b, 74'h153191dff42ab53c4b1,
    74'h15491e887448a17c427, 74'h15606f13f466d1fc39f, 74'h157782faf48545fc318, 74'h158e59b774a3fc7c293,
    74'h15a4f2c474c2f53c20f, 74'h15bb4d9ef4e22f7c18c, 74'h15d169c47501aa3c10a, 74'h15e746b3f521653c08a,
    74'h15fce3ee75415f7c00c, 74'h161240f5f561983bf8e, 74'h16275d4df5820efbf12, 74'h163c387af5a2c2fbe98,
    74'h1650d20375c3b3bbe1f, 74'h1665296ef5e4dffbda7, 74'h16793e46f606473bd31, 74'h168d10157627e8fbcbd,
    74'h16a09e677649c43bc4a, 74'h16b3e8c9f66bd87bbd8, 74'h16c6eecc768e247bb68, 74'h16d9afff76b0a7fbaf9,
    74'h16ec2bf4f6d361fba8c, 74'h16fe624076f6517ba21, 74'h17105277f719763b9b7, 74'h1721fc31f73ccf3b94e,
    74'h17335f06f7605b7b8e8, 74'h17447a9077841a3b882, 74'h17554e6a77a80afb81f, 74'h1765da3277cc2c7b7bd,
    74'h17761d86f7f07e7b75c, 74'h178618087814ff7b6fe, 74'h1795c958f839af3b6a1, 74'h17a5311c785e8cbb645,
    74'h17b44ef8788396fb5ec, 74'h17c32293f8a8cd3b593, 74'h17d1ab9778ce2ebb53d, 74'h17dfe9ad78f3ba7b4e8,
    74'h17eddc8279196ffb495, 74'h17fb83c4793f4dfb444, 74'h1808df22796553bb3f5, 74'h1815ee4df98b803b3a7,
    74'h1822b0fa79b1d2fb35b, 74'h182f26dc79d84abb310, 74'h183b4faa79fee6fb2c8, 74'h18472b1c7a25a67b281,
    74'h1852b8ecfa4c887b23c, 74'h185df8d7fa738c3b1f9, 74'h1868ea9afa9ab0bb1b7, 74'h18738df4fac1f4fb178,
    74'h187de2a77ae9583b13a, 74'h1887e8757b10d97b0fe, 74'h18919f23fb3877fb0c3, 74'h189b06797b60327b08b,
    74'h18a41e3dfb88087b054, 74'h18ace63c7baff8fb01f, 74'h18b55e40fbd802bafec, 74'h18bd8618fc00253afbb,
    74'h18c55d947c285f3af8c, 74'h18cce4857c50affaf5f, 74'h18d41abefc79167af33, 74'h18db00167ca191faf09,
    74'h18e19462fcca213aee1, 74'h18e7d77e7cf2c37aebb, 74'h18edc942fd1b77fae97, 74'h18f3698d7d443d7ae75,
    74'h18f8b83cfd6d12fae55, 74'h18fdb531fd95f7fae36, 74'h1902604efdbeeb3ae1a, 74'h1906b977fde7ebbadff,
    74'h190ac093fe10f8bade6, 74'h190e758a7e3a10fadcf, 74'h1911d845fe6333badba, 74'h1914e8b1fe8c603ada7,
    74'h1917a6bc7eb5953ad96, 74'h191a1255feded1fad87, 74'h191c2b6eff08153ad79, 74'h191df1fb7f315e3ad6e,
    74'h191f65f17f5aac3ad64, 74'h19208747ff83fdbad5d, 74'h192155f7ffad523ad57, 74'h1921d1fd7fd6a8bad53,
    74'h1921fb548000003ad51, 74'd0, 74'd0, 74'd0, 74'd0, 74'd0, 74'd0, 74'd0, 74'd0, 74'd0, 74'd0, 74'd0, 74'd0,
    74'd0, 74'd0, 74'd0, 74'd0, 74'd0, 74'd0, 74'd0, 74'd0, 74'd0, 74'd0, 74'd0, 74'd0, 74'd0, 74'd0, 74'd0, 74'd0,
    74'd0, 74'd0, 74'd0, 74'd0, 74'd0, 74'd0, 74'd0, 74'd0, 74'd0, 74'd0, 74'd0, 74'd0, 74'd0, 74'd0, 74'd0, 74'd0,
    74'd0, 74'd0, 74'd0, 74'd0, 74'd0, 74'd0, 74'd0, 74'd0, 74'd0, 74'd0, 74'd0, 74'd0, 74'd0, 74'd0, 74'd0, 74'd0,
    74'd0, 74'd0, 74'd0, 74'd0, 74'd0, 74'd0, 74'd0, 74'd0, 74'd0, 74'd0, 74'd0, 74'd0, 74'd0, 74'd0, 74'd0, 74'd0,
    74'd0, 74'd0, 74'd0, 74'd0, 74'd0, 74'd0, 74'd0, 74'd0, 74'd0, 74'd0, 74'd0, 74'd0, 74'd0, 74'd0, 74'd0, 74'd0,
    74'd0, 74'd0, 74'd0, 74'd0, 74'd0, 74'd0, 74'd0, 74'd0, 74'd0, 74'd0, 74'd0, 74'd0, 74'd0, 74'd0, 74'd0, 74'd0,
    74'd0, 74'd0, 74'd0, 74'd0, 74'd0, 74'd0, 74'd0, 74'd0, 74'd0, 74'd0, 74'd0, 74'd0, 74'd0, 74'd0, 74'd0, 74'd0,
    74'd0, 74'd0, 74'd0, 74'd0, 74'd0, 74'd0, 74'd0, 74'd0, 74'd0, 74'd0, 74'd0, 74'd0, 74'd0, 74'd0, 74'd0, 74'd0,
    74'd0, 74'd0, 74'd0, 74'd0, 74'd0, 74'd0, 74'd0, 74'd0, 74'd0, 74'd0, 74'd0, 74'd0, 74'd0, 74'd0, 74'd0, 74'd0,
    74'd0, 74'd0, 74'd0, 74'd0, 74'h258ac316f2956b03145, 74'h25a5b131727c7c031de, 74'h25c0d17772633f83279,
    74'h25dc2484f249b443317, 74'h25f7aaf9f22fd8833b8, 74'h26136577f215ab0345b, 74'h262f54a471fb2a83501,
    74'h264b7925f1e055435aa, 74'h2667d3a871c52a03657, 74'h268464d871a9a743706, 74'h26a12d67f18dcb437b8,
    74'h26be2e0a7171944386e, 74'h26db6776f1550103927, 74'h26f8da6871380f839e3, 74'h2716879c711abe43aa3,
    74'h27346fd4f0fd0b43b66, 74'h275293d6f0def4c3c2d, 74'h2770f46af0c07943cf8, 74'h278f925cf0a19683dc6,
    74'h27ae6e7e70824a83e98, 74'h27cd89a270629383f6e, 74'h27ece4a170426f44049, 74'h280c80587021dc04127,
    74'h282c5da77000d74420a, 74'h284c7d736fdf5f042f1, 74'h286ce0a5efbd70c43dd, 74'h288d882cef9b0a844cd,
    74'h28ae74faef782a045c2, 74'h28cfa806ef54cc446bc, 74'h28f1224def30ef447ba, 74'h2912e4d0ef0c90448be,
    74'h2934f0966ee7acc49c7, 74'h295746aa6ec24204ad6, 74'h2979e81e6e9c4d04bea, 74'h299cd6086e75cb84d04,
    74'h29c01185ee4eba04e23, 74'h29e39bb8ee2715c4f49, 74'h2a0775caedfedb85075, 74'h2a2ba0e96dd608851a7,
    74'h2a501e4aedac99452df, 74'h2a74ef2a6d828a4541e, 74'h2a9a14ca6d57d885564, 74'h2abf90756d2c80056b1,
    74'h2ae5637aed007d85806, 74'h2b0b8f336cd3cd45961, 74'h2b3214feeca66b05ac5, 74'h2b58f643ec785345c30,
    74'h2b8034726c498205da3, 74'h2ba7d1016c19f285f1f, 74'h2bcfcd71ebe9a1060a4, 74'h2bf82b4b6bb88906231,
    74'h2c20ec206b86a5c63c7, 74'h2c4a118beb53f2c6567, 74'h2c739d326b206b06710, 74'h2c9d90c1eaec09868c4,
    74'h2cc7edf36ab6c946a81, 74'h2cf2b689ea80a506c49, 74'h2d1dec526a499706e1d, 74'h2d499125ea119a06ffb,
    74'h2d75a6e8e9d8a7c71e5, 74'h2da22f8b699ebac73db, 74'h2dcf2d096963cc475de, 74'h2dfca16b6927d6877ed,
    74'h2e2a8ec7e8ead247a09, 74'h2e58f74168acb947c33, 74'h2e87dd09686d8447e6b, 74'h2eb7425f682d2bc80b2,
    74'h2ee72990e7eba888308, 74'h2f1794fbe7a8f28856d, 74'h2f48870ce76502087e2, 74'h2f7a0242671fcec8a68,
    74'h2fac092a66d94fc8cff, 74'h2fde9e6566917c48fa8, 74'h3011c4a466484b09264, 74'h30457eade5fdb2c9532,
    74'h3079cf58e5b1a949814, 74'h30aeb992e5642449b0b, 74'h30e4405c65151989e17, 74'h311a66cce4c47dca139,
    74'h315130116472458a472, 74'h31889f6f641e64ca7c3, 74'h31c0b842e3c8cfcab2c, 74'h31f97e026371798aeaf,
    74'h3232f43ce318548b24c, 74'h326d1e9ee2bd530b605, 74'h32a800ede260670b9da, 74'h32e39f0ee201818bdcd,
    74'h331ffd03e1a0930c1df, 74'h335d1eefe13d8b4c612, 74'h339b0914e0d859cca65, 74'h33d9bfd8e070ed0cedc,
    74'h341947c4600732cd377, 74'h3459a5845f9b184d838, 74'h349addee5f2c898dd20, 74'h34dcf5fedebb724e231,
    74'h351ff2dc5e47bcce76e, 74'h100806057bf9fa00c0f, 74'h101018287bf3e340c2d, 74'h101836887bedbd00c4c,
    74'h10206144fbe78740c6c, 74'h1028987bfbe141c0c8b, 74'h1030dc4efbdaec00cab, 74'h10392cdd7bd48600ccc,
    74'h10418a487bce0f80ced, 74'h1049f4b0fbc78840d0f, 74'h10526c397bc0efc0d31, 74'h105af1037bba4640d53,
    74'h106383327bb38b40d76, 74'h106c22e8fbacbe80d9a, 74'h1074d04afba5dfc0dbe, 74'h107d8b7c7b9eeec0de2,
    74'h108654a2fb97eb40e07, 74'h108f2be37b90d4c0e2d, 74'h109811637b89ab80e53, 74'h10a10549fb826e80e7a,
    74'h10aa07bdfb7b1e40ea1, 74'h10b318e67b73b9c0ec9, 74'h10bc38ebfb6c4100ef1, 74'h10c567f6fb64b400f1a,
    74'h10cea6317b5d1200f44, 74'h10d7f3c57b555ac0f6e, 74'h10e150dcfb4d8e00f99, 74'h10eabda3fb45ab80fc5,
    74'h10f43a45fb3db2c0ff1, 74'h10fdc6effb35a3c101e, 74'h110763cefb2d7dc104c, 74'h111111117b25408107a,
    74'h111acee57b1cebc10aa, 74'h11249d7b7b147f010d9, 74'h112e7d02fb0bfa0110a, 74'h11386dad7b035c4113c,
    74'h11426fac7afaa58116e, 74'h114c83327af1d5011a1, 74'h1156a872fae8eac11d5, 74'h1160dfa27adfe641209,
    74'h116b28f57ad6c70123f, 74'h117584a27acd8c81275, 74'h117ff2e07ac436812ac, 74'h118a73e5fabac4412e4,
    74'h119507ecfab1358131e, 74'h119faf2e7aa789c1358, 74'h11aa69e4fa9dc081393, 74'h11b5384bfa93d9013cf,
    74'h11c01aa07a89d34140c, 74'h11cb111efa7fae8144a, 74'h11d61c06fa756a41489, 74'h11e13b97fa6b05c14c9,
    74'h11ec70127a60808150a, 74'h11f7b9b87a55da4154d, 74'h120318cc7a4b1241590, 74'h120e8d937a4027c15d5,
    74'h121a1851fa351a4161b, 74'h1225b94f7a29e941662, 74'h123170d2fa1e94016ab, 74'h123d3f257a1319c16f4,
    74'h124924927a077a4173f, 74'h1255216479fbb48178c, 74'h126135e8f9efc7c17da, 74'h126d626ef9e3b341829,
    74'h1279a74579d776c1879, 74'h128604be79cb11018cb, 74'h12927b2cf9be818191f, 74'h129f0ae479b1c781974,
    74'h12abb43bf9a4e2019cb, 74'h12b8778a7997d041a23, 74'h12c55529798a91c1a7d, 74'h12d24d73f97d2501ad9,
    74'h12df60c5f96f89c1b37, 74'h12ec8f7e7961bec1b96, 74'h12f9d9fd7953c341bf7, 74'h130740a4f9459641c5a,
    74'h1314c3d8f9373681cbf, 74'h132263fff928a3c1d26, 74'h13302180f919dc41d8f, 74'h133dfcc6f90adf41dfa,
    74'h134bf63cf8fbabc1e67, 74'h135a0e51f8ec4081ed7, 74'h1368457678dc9c81f48, 74'h13769c1c78ccbe81fbc,
    74'h138512b9f8bca542032, 74'h1393a9c5f8ac50020ab, 74'h13a261ba789bbd02126, 74'h13b13b13788aeb021a4,
    74'h13c036507879d902224, 74'h13cf53f3786885822a7, 74'h13de94807856ef0232d, 74'h13edf87e784514423b6,
    74'h13fd80777832f3c2441, 74'h140d2cf978208c024d0, 74'h141cfe93780ddb42562, 74'h142cf5d9f7fae0425f6,
    74'h143d1361f7e7990268e, 74'h144d57c5f7d4044272a, 74'h145dc3a377c020027c9, 74'h146e579a77abea8286b,
    74'h147f144f77976202911, 74'h148ffa6a778284829bb, 74'h14a10a97776d5042a69, 74'h14b245857757c342b1b,
    74'h14c3abe8f741db42bd0, 74'h14d53e78f72b9642c8a, 74'h14e6fdf27714f202d49, 74'h14f8eb15f6fdec82e0b,
    74'h150b06a876e68342ed3, 74'h151d517376ceb3c2f9f, 74'h152fcc45f6b67bc3070, 74'h154277f3769dd8c3146,
    74'h155555547684c803222, 74'h15686547f66b4703303, 74'h157ba8aff65152c33e9, 74'h158f2076f636e8834d5,
    74'h15a2cd8b761c05435c7, 74'h15b6b0e27600a6036bf, 74'h15cacb76f5e4c7c37bd, 74'h15df1e4af5c867038c2,
    74'h15f3aa6675ab80439ce, 74'h160870d7f58e1083ae0, 74'h161d72b6757013c3bfa, 74'h1632b11ef5518683d1b,
    74'h16482d36753264c3e44, 74'h165de829f512aac3f75, 74'h1673e32df4f254440ae, 74'h168a1f7f74d15d041ef,
    74'h16a09e64f4afc084339, 74'h16abf7397a4f538110e, 74'h16b7612efa46b741139, 74'h16c2dc737a3e0501164,
    74'h16ce6931fa353cc1191, 74'h16da0797fa2c5e011bd, 74'h16e5b7d17a2368811eb, 74'h16f17a0d7a1a5c41219,
    74'h16fd4e797a113841248, 74'h17093544fa07fcc1277, 74'h17152e9f79fea9412a7, 74'h17213ab979f53d412d8,
    74'h172d59c479ebb881309, 74'h17398bf1f9e21a8133c, 74'h1745d17479d8634136f, 74'h17522a7f79ce92413a2,
    74'h175e9746f9c4a7013d7, 74'h176b17ff79baa10140c, 74'h1777acde79b08041442, 74'h1784561af9a64401479,
    74'h179113ebf99bebc14b0, 74'h179de688f99177c14e9, 74'h17aace2af986e6c1522, 74'h17b7cb0bf97c38c155c,
    74'h17c4dd6679716d81597, 74'h17d20575796684015d3, 74'h17df4375795b7c41610, 74'h17ec97a3f95055c164d,
    74'h17fa023ef9450fc168c, 74'h18078385f939aa016cc, 74'h18151bb8792e240170c, 74'h1822cb17f9227d0174e,
    74'h183091e6f916b501790, 74'h183e7067790acac17d4, 74'h184c66def8febe81819, 74'h185a759278f28f0185f,
    74'h18689cc7f8e63c418a6, 74'h1876dcc778d9c5418ee, 74'h188535d8f8cd29c1937, 74'h1893a84778c06901982,
    74'h18a2345cf8b382419cd, 74'h18b0da65f8a67541a1a, 74'h18bf9ab078994101a68, 74'h18ce758af88be541ab8,
    74'h18dd6b45787e6101b09, 74'h18ec7c317870b3c1b5b, 74'h18fba8a1f862dcc1bae, 74'h190af0ea7854db41c03,
    74'h191a55617846aec1c59, 74'h1929d65cf8385641cb1, 74'h193974367829d141d0a, 74'h19492f47781b1ec1d65,
    74'h195907eb780c3e41dc1, 74'h1968fe7ff7fd2e81e1f, 74'h19791362f7edef41e7f, 74'h198946f577de7f41ee0,
    74'h1999999977ceddc1f43, 74'h19aa0bb2f7bf0a01fa8, 74'h19ba9da677af030200e, 74'h19cb4fdcf79ec802076,
    74'h19dc22bdf78e57c20e0, 74'h19ed16b5f77db18214d, 74'h19fe2c31776cd4421bb, 74'h1a0f639ef75bbf4222b,
    74'h1a20bd6ff74a710229d, 74'h1a323a177738e8c2311, 74'h1a43da0a77272542387, 74'h1a559dc0f71525c23ff,
    74'h1a6785b3f702e8c247a, 74'h1a79925f76f06d424f7, 74'h1a8bc44176ddb202576, 74'h1a9e1bdaf6cab6025f8,
    74'h1ab099ae76b777c267d, 74'h1ac33e4176a3f642703, 74'h1ad60a1cf690300278d, 74'h1ae8fdca767c23c2819,
    74'h1afc19d7f667d0028a7, 74'h1b0f5ed5f65333c2939, 74'h1b22cd56763e4d029cd, 74'h1b3665f076291ac2a65,
    74'h1b4a293bf6139b42aff, 74'h1b5e17d4f5fdcd02b9d, 74'h1b72325af5e7ae82c3d, 74'h1b86796ff5d13e02ce1,
    74'h1b9aedb9f5ba7a02d88, 74'h1baf8fe0f5a36082e33, 74'h1bc46092758bf002ee1, 74'h1bd9607d75742682f93,
    74'h1bee9056755c0283049, 74'h1c03f0d475438183102, 74'h1c1982b2752aa2431bf, 74'h1c2f46aff5116243280,
    74'h1c453d9074f7bf83346, 74'h1c5b681af4ddb7c340f, 74'h1c71c71bf4c349434dd, 74'h1c885b62f4a871835b0,
    74'h1c9f25c4f48d2e43687, 74'h1cb6271bf4717d03763, 74'h1ccd604574555b83843, 74'h1ce4d2247438c743929,
    74'h1cfc7da2741bbd43a14, 74'h1d1463abf3fe3b83b04, 74'h1d2c8533f3e03ec3bfa, 74'h1d44e33373c1c443cf5,
    74'h1d5d7ea7f3a2c983df6, 74'h1d76589673834b03efd, 74'h1d8f7207f363460400a, 74'h1da8cc0d7342b74411e,
    74'h1dc267bd73219b44238, 74'h1ddc4635f2ffef44359, 74'h1df6689a72ddaf04481, 74'h1e10d01672bad7c45af,
    74'h1e2b7ddcf29765046e6, 74'h1e46732772735384824, 74'h1e61b137724e9f44969, 74'h1e7d3957f2294404ab7,
    74'h1e990cd972033d84c0d, 74'h1eb52d1771dc8804d6c, 74'h1ed19b7471b51e44ed4, 74'h1eee595d718cfc85045,
    74'h1f0b684771641d451bf, 74'h1f28c9b1f13a7c05343, 74'h1f467f26711013854d2, 74'h1f648a3870e4de8566b,
    74'h1f82ec8670b8d7c580e, 74'h1fa1a7b9708bf9459bd, 74'h1fc0bd86f05e3dc5b78, 74'h1fe02fae702f9ec5d3f,
    74'h1ffffffdf0001645f12, 74'h3fa784582c1f2907aaa, 74'h3f4f83042be22907a00, 74'h3ef7fb5c2ba57d47958,
    74'h3ea0ecb7ab6925478b0, 74'h3e4a566fab2d2107809, 74'h3df437ddaaf16f87763, 74'h3d9e905c2ab610876be,
    74'h3d495f462a7b038761a, 74'h3cf4a3f8aa404887577, 74'h3ca05dd02a05de474d4, 74'h3c4c8c2b29cbc507433,
    74'h3bf92e682991fc47392, 74'h3ba643e7295883072f2, 74'h3b53cc08a91f5987253, 74'h3b01c62ea8e67f071b5,
    74'h3ab031bb28adf307118, 74'h3a5f0e112875b54707c, 74'h3a0e5a95283dc546fe0, 74'h39be16aba8062286f45,
    74'h396e41baa7ceccc6eac, 74'h391edb292797c386e13, 74'h38cfe25da7610646d7a, 74'h388156c1272a94c6ce3,
    74'h383337bc26f46e86c4d, 74'h37e584b8a6be9346bb7, 74'h37983d21a6890246b22, 74'h374b60622653bb86a8e,
    74'h36feede6a61ebe469fa, 74'h36b2e51ca5ea0a46968, 74'h36674571a5b59f468d6, 74'h361c0e5425817cc6845,
    74'h35d13f33a54da2467b5, 74'h3586d780a51a0f46726, 74'h353cd6aba4e6c3c6697, 74'h34f33c2724b3bf46609,
    74'h34aa07652481014657c, 74'h346137d9a44e89464f0, 74'h3418ccf7a41c5706464, 74'h33d0c634a3ea6a863da,
    74'h3389230623b8c2c634f, 74'h3341e2e2a3875f862c6, 74'h32fb0540a35640c623e, 74'h32b48998a32566061b6,
    74'h326e6f62a2f4ce8612f, 74'h3228b61822c47a860a8, 74'h31e35d3322946906023, 74'h319e642e22649a45f9e,
    74'h3159ca8522350d85f1a, 74'h31158fb42205c285e96, 74'h30d1b33721d6b8c5e13, 74'h308e348d21a7f045d91,
    74'h304b1333a1796845d10, 74'h30084ea9214b2085c8f, 74'h2fc5e66ea11d1905c0f, 74'h2f83da0320ef5105b90,
    74'h2f4228e8a0c1c845b11, 74'h2f00d2a0a0947e85a94, 74'h2ebfd6ad20677385a16, 74'h2e7f3492203aa68599a,
    74'h2e3eebd2a00e178591e, 74'h2dfefbf39fe1c6458a3, 74'h2dbf64799fb5b245828, 74'h2d8024ea9f89db457ae,
    74'h2d413ccd9f5e40c5735, 74'h2d02aba91f32e2856bc, 74'h2cc471059f07c045645, 74'h2c868c6a1edcd9855cd,
    74'h2c48fd611eb22e45557, 74'h2c0bc3739e87be054e1, 74'h2bcede2c1e5d884546b, 74'h2b924d159e338d053f7,
    74'h2b560fbb1e09cbc5383, 74'h2b1a25aa1de0444530f, 74'h2ade8e6e1db6f64529c, 74'h2aa349959d8de14522a,
    74'h2a6856ae1d6505051b8, 74'h2a2db5461d3c6145147, 74'h29f364ee1d13f5c50d7, 74'h29b965349cebc245067,
    74'h297fb5ab1cc3c644ff8, 74'h294655e29c9c0184f8a, 74'h290d456c1c747384f1c, 74'h28d483db1c4d1c84eae,
    74'h289c10c19c25fbc4e41, 74'h2863ebb31bff1144dd5, 74'h282c14449bd85c84d6a, 74'h27f48a0a1bb1dd04cff,
    74'h27bd4c989b8b9304c94, 74'h27865b869b657dc4c2a, 74'h274fb66a9b3f9d84bc1, 74'h27195cda9b19f144b58,
    74'h26e34e6f1af47944af0, 74'h26ad8abf9acf3504a89, 74'h267811659aaa2444a21, 74'h2642e1f91a8546c49bb,
    74'h260dfc151a609c44955, 74'h25d95f531a3c24848f0, 74'h25a50b4e9a17df4488b, 74'h2570ffa219f3cc04827,
    74'h253d3beb19cfea847c3, 74'h2509bfc499ac3ac4760, 74'h24d68acc9988bc446fd, 74'h24a39ca019656f0469b,
    74'h2470f4dd99425284639, 74'h243e9323991f66845d8, 74'h240c771198fcaac4577, 74'h23daa04698da1f04517,
    74'h23a90e6398b7c3044b8, 74'h2377c108989596c4459, 74'h2346b7d7987399843fa, 74'h2315f2719851cb4439c,
    74'h22e5707998302bc433f, 74'h22b53192180ebac42e2, 74'h2285355e17ed7844286, 74'h22557b8197cc638422a,
    74'h222603a097ab7c441ce, 74'h21f6cd60978ac2c4173, 74'h21c7d866176a3684119, 74'h219924579749d7440bf,
    74'h216ab0da9729a4c4065, 74'h213c7d9617099ec400c, 74'h210e8a3196e9c503fb4, 74'h20e0d65416ca1743f5b,
    74'h20b361a696aa9543f04, 74'h20862bd1968b3f03ead, 74'h2059347d966c1403e56, 74'h202c7b54964d1403e00,
    74'h20000000962e3f03daa, 74'h1010100ff7efec82030, 74'h10204080f7dfa382092, 74'h103091b4f7cf29420f5,
    74'h1041040ff7be7c82159, 74'h105197f7f7ad9cc21c0, 74'h10624dd2f79c8902228, 74'h10732609f78b4082291,
    74'h10842107f779c2822fc, 74'h10953f38f7680dc2369, 74'h10a6810a775621c23d8, 74'h10b7e6ebf743fd82449,
    74'h10c9714f7731a0024bb, 74'h10db20a8771f0842530, 74'h10ecf56bf70c35825a6, 74'h10fef010f6f9268261e,
    74'h11111110f6e5da82698, 74'h112358e6f6d25082714, 74'h1135c810f6be8702793, 74'h11485f0df6aa7d82813,
    74'h115b1e5f76963282896, 74'h116e0688f681a50291b, 74'h11811811766cd4029a2, 74'h119453807657be42a2c,
    74'h11a7b960f6426282ab8, 74'h11bb4a3ff62cbfc2b46, 74'h11cf06ad7616d482bd7, 74'h11e2ef3af6009f82c6a,
    74'h11f7047d75ea1f82d00, 74'h120b470bf5d35342d99, 74'h121fb780f5bc3982e34, 74'h1234567875a4d082ed2,
    74'h12492491f58d1742f73, 74'h125e226ff5750c03017, 74'h127350b7f55cad830bd, 74'h1288b011f543fa03167,
    74'h129e4129752af043214, 74'h12b404ac75118e832c4, 74'h12c9fb4cf4f7d303377, 74'h12e025bff4ddbc0342e,
    74'h12f684bcf4c348834e8, 74'h130d190074a876035a5, 74'h1323e349748d4303666, 74'h133ae45af471adc372b,
    74'h13521cfa7455b4837f3, 74'h13698df3743955038bf, 74'h13813812f41c8d8398f, 74'h13991c2b73ff5c03a63,
    74'h13b13b12f3e1be83b3b, 74'h13c995a3f3c3b2c3c18, 74'h13e22cbbf3a53703cf8, 74'h13fb013ef3864883ddd,
    74'h141414137366e583ec7, 74'h142d6624f3470b43fb5, 74'h1446f8647326b7c40a7, 74'h1460cbc6f305e84419f,
    74'h147ae146f2e49a8429c, 74'h149539e2f2c2cc0439d, 74'h14afd69f72a07a044a4, 74'h14cab885f27da1c45b1,
    74'h14e5e0a5f25a40c46c2, 74'h15015013f23654047da, 74'h151d07e9f211d8c48f7, 74'h15390947f1eccc04a1a,
    74'h1555555471c72a84b43, 74'h1571ed3af1a0f184c73, 74'h158ed22f717a1d84da8, 74'h15ac0569f152ab44ee5,
    74'h15c9882a712a9785028, 74'h15e75bb77101de85172, 74'h1605815ef0d87d452c3, 74'h1623fa7570ae6f8541c,
    74'h1642c8577083b20557c, 74'h1661ec68f05840456e4, 74'h16816814f02c1705853, 74'h16a13ccfefff31c59cb,
    74'h16c16c14efd18c85b4b, 74'h16e1f7696fa322c5cd4, 74'h1702e05a6f73f045e66, 74'h1724287d6f43f086000,
    74'h1745d1726f131e861a4, 74'h1767dce26ee175c6352, 74'h178a4c7f6eaef14650a, 74'h17ad2206ee7b8bc66cc,
    74'h17d05f3f6e474046898, 74'h17f405faee120906a6f, 74'h18181815eddbe0c6c51, 74'h183c97786da4c186e3f,
    74'h18618615ed6ca5c7039, 74'h1886e5ee6d33870723e, 74'h18acb90cecf95f47450, 74'h18d3018aecbe284766f,
    74'h18f9c18cec81dac789c, 74'h1920fb476c447087ad6, 74'h1948b0fa6c05e247d1e, 74'h1970e4f56bc62887f74,
    74'h19999996eb853c081da, 74'h19c2d14beb4314c844f, 74'h19ec8e91eaffab486d4, 74'h1a16d3f66abaf6c896a,
    74'h1a41a416ea74ef08c11, 74'h1a6d01a36a2d8b48ec9, 74'h1a98ef5ce9e4c249193, 74'h1ac57017699a8a89470,
    74'h1af286b8e94edac9761, 74'h1b20363ce901a8c9a65, 74'h1b4e81b0e8b2ea49d7e, 74'h1b7d6c39e862948a0ad,
    74'h1bacf910e8109c8a3f2, 74'h1bdd2b8567bcf70a74d, 74'h1c0e06ff676797caac0, 74'h1c3f8efd671072cae4c,
    74'h1c71c717e6b77b8b1f0, 74'h1ca4b300e65ca4cb5af, 74'h1cd8568465ffe10b989, 74'h1d0cb58a65a1224bd7f,
    74'h1d41d417e5405a0c193, 74'h1d77b64f64dd790c5c4, 74'h1dae607164786fcca15, 74'h1de5d6de64112e0ce86,
    74'h1e1e1e1863a7a30d318, 74'h1e573ac2e33bbd8d7cd, 74'h1e9131a5e2cd6b8dca7, 74'h1ecc07ac625c99ce1a6,
    74'h1f07c1e9e1e9354e6cc, 74'h1f446597617329cec1a, 74'h1f81f81860fa624f192, 74'h1fc07efae07ec90f736,
    74'h1ffffff86000474fd07};
  integer table_word;
  initial begin
    for (table_word = 0; table_word < 897; table_word = table_word + 1)
      table_[table_word] = TABLE_WORDS[table_word*74 +: 74];
    for (table_word = 897; table_word < 1024; table_word = table_word + 1) table_[table_word] = 74'd0;
  end
  always @(posedge clock) row <= table_[row_choice];
endmodule
`default_nettype wire
