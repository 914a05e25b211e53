// transcendental_unit: generator of hdl/src/vector/shared/transcendental/mod.rs:180
// Written by Tombolo; change the source.
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

  reg special_entry;
  always @*
    case (control_function_transcendental)
      FUNCTION_LOG: special_entry = ~special_any;
      FUNCTION_EXP, FUNCTION_COS: special_entry = 1'b0;
      default: special_entry = sign;
    endcase

  wire special_equal_5 = control_function_transcendental == FUNCTION_EXP;
  wire late_1_equal_2 = control_function_transcendental == FUNCTION_RCP;
  wire special_any_not_special_any = (~special_any & (late_1_equal_2 | special_equal_4 | special_equal_2)) |
      (is_infinite & (special_equal_3 | special_equal_2 | (special_equal_5 & ~sign))) | invalid;
  wire [31:0] special_any_special_any = (32'h3f800000 & {32{~special_any & (special_equal_5 | special_equal)}}) |
      (32'h7f800000 & {32{special_any_not_special_any}}) | (32'h400000 & {32{invalid}}) | {invalid | special_entry,
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

  reg [8:0] scaled_exponent_entry;
  always @*
    case (modifiers_delayed_2[3:2])
      2'd1: scaled_exponent_entry = 9'd1; 2'd2: scaled_exponent_entry = 9'd2; 2'd3: scaled_exponent_entry = 9'h1ff;
      default: scaled_exponent_entry = 9'd0;
    endcase

  wire [8:0] scaled_exponent = {1'b0, rounded[30:23]} + scaled_exponent_entry;

  wire value_any_set = |modifiers_delayed_2[3:2];
  wire value_all = rounded[31] & ~(value_any_set & ((~|rounded[30:23]) | (~|scaled_exponent)));

  wire clamped_low = modifiers_delayed_2[1] & (value_all | ((&rounded[30:23]) & (|rounded[22:0])));

  reg [5:0] scaled_exponent_2_entry;
  always @*
    case (modifiers_delayed_2[3:2])
      2'd1: scaled_exponent_2_entry = 6'd1; 2'd2: scaled_exponent_2_entry = 6'd2;
      2'd3: scaled_exponent_2_entry = 6'h3f;
      default: scaled_exponent_2_entry = 6'd0;
    endcase

  wire [5:0] scaled_exponent_2 = {1'b0, rounded[14:10]} + scaled_exponent_2_entry;
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

  reg value_entry;
  always @*
    case (modifiers_delayed_2[5:4])
      2'd0: value_entry = 1'b1;
      2'd1: value_entry = ~rounded[31];
      2'd2: value_entry = rounded[31];
      default: value_entry = 1'b0;
    endcase

  wire [30:0] value_choice = (value_all_value_any_set & ~(scaled_exponent < 9'hff)) ? (31'h7f800000 - {30'd0,
      modifiers_delayed_2[0] | ~value_entry}) : value_all_value_any_set ? {scaled_exponent[7:0], rounded[22:0]} :
      rounded[30:0];
  wire [30:0] value_all_value_choice = value_choice & {31{~(value_any_set & ((~|rounded[30:23]) |
      (~|scaled_exponent)))}};
  wire [30:0] value_choice_modifiers_delayed_2 = (modifiers_delayed_2[1] & (31'h3f800000 < value_all_value_choice)) ?
      31'h3f800000 : value_all_value_choice;
  wire value_all_rounded_14_10 = value_any_set & (~&rounded[14:10]);

  reg value_entry_modifiers_delayed_2;
  always @*
    case (modifiers_delayed_2[5:4])
      2'd0: value_entry_modifiers_delayed_2 = 1'b1;
      2'd1: value_entry_modifiers_delayed_2 = ~rounded[15];
      2'd2: value_entry_modifiers_delayed_2 = rounded[15];
      default: value_entry_modifiers_delayed_2 = 1'b0;
    endcase

  wire [14:0] value_choice_value_all_rounded_14_10 = (value_all_rounded_14_10 & ~(scaled_exponent_2 < 6'h1f)) ?
      (15'h7c00 - {14'd0, modifiers_delayed_2[0] | ~value_entry_modifiers_delayed_2}) : value_all_rounded_14_10 ?
      {scaled_exponent_2[4:0], rounded[9:0]} : rounded[14:0];
  wire [14:0] value_all_rounded = value_choice_value_all_rounded_14_10 & {15{~(value_any_set & ((~|rounded[14:10]) |
      (~|scaled_exponent_2)))}};
  wire [14:0] value_all_modifiers_delayed_2 = ((modifiers_delayed_2[1] & (15'h3c00 < value_all_rounded)) ? 15'h3c00 :
      value_all_rounded) & {15{~clamped_low_2}};

  reg [11:0] exponent_2_entry;
  always @*
    case (function_1)
      3'd1: exponent_2_entry = (12'd0 - {{4{exponent_1[8]}}, exponent_1[8:1]}) + 12'd3;
      3'd2: exponent_2_entry = {{4{exponent_1[8]}}, exponent_1[8:1]} + 12'ha;
      3'd3: exponent_2_entry = 12'd9;
      3'd4: exponent_2_entry = argument[38:27] + 12'd3;
      default: exponent_2_entry = (12'd0 - {{3{exponent_1[8]}}, exponent_1}) + 12'd3;
    endcase

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
    factor_2 <= (function_1 == 3'd2) ? {6'd0, exponent_1[0] ? {significand_1, 1'b0} : {1'b0, significand_1}} :
        function_1_is_3 ? {8'd0, significand_1[22] ? (23'd0 - significand_1[22:0]) : {significand_1[21:0], 1'b0}} :
        31'h40000000;
    exponent_2 <= exponent_2_entry;
    sign_2 <= (function_1 == 3'd0) ? sign_1 : function_1_is_3 ? subtract_2_any : 1'b0;
    whole_2 <= whole_2_sum_whole_2_sum[7:0] & {8{function_1_is_3}};
    subtract_2 <= function_1_is_3 & (subtract_2_any ^ significand_1[22]);
    position_2 <= function_1_is_3 ? {row_sum[16:0], 3'd0} : (function_1 == 3'd4) ? argument[19:0] :
        {significand_1[15:0], 4'd0};
    linear <= linear_product[44:20] - {position_2 & {20{row[42]}}, 5'd0};
    square <= square_product[39:20];
    c0_3 <= row[73:43];
    c2_3 <= row[17:0];
    quadratic <= quadratic_difference[19:2];
    partial <= c0_3 + {{6{linear[24]}}, linear};
    interpolated <= partial + {{13{quadratic[17]}}, quadratic};
    factor_delayed <= factor_2;
    factor_delayed_2 <= factor_delayed;
    factor_delayed_3 <= factor_delayed_2;
    product <= {31'd0, interpolated} * {31'd0, factor_delayed_3};
    whole_delayed <= whole_2;
    whole_delayed_2 <= whole_delayed;
    whole_delayed_3 <= whole_delayed_2;
    whole_delayed_4 <= whole_delayed_3;
    subtract_delayed <= subtract_2;
    subtract_delayed_2 <= subtract_delayed;
    subtract_delayed_3 <= subtract_delayed_2;
    subtract_delayed_4 <= subtract_delayed_3;
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

  wire [9:0] row_any = 10'h100 | {2'd0, exponent_1[0], significand_1[22:16]};

  reg [9:0] row_entry;
  always @*
    case (function_1)
      3'd1, 3'd2: row_entry = row_any;
      3'd3: row_entry = 10'h200 | {3'd0, row_sum[23:17]};
      3'd4: row_entry = 10'h80 | {3'd0, argument[26:20]};
      default: row_entry = {3'd0, significand_1[22:16]};
    endcase

  (* no_rw_check, ram_style = "block" *)
  reg [73:0] table_ [0:1023];
  integer table_word;
  initial begin
    table_[0] = 74'h1ffffff86000474fd07; table_[1] = 74'h1fc07efae07ec90f736; table_[2] = 74'h1f81f81860fa624f192;
        table_[3] = 74'h1f446597617329cec1a;
    table_[4] = 74'h1f07c1e9e1e9354e6cc; table_[5] = 74'h1ecc07ac625c99ce1a6; table_[6] = 74'h1e9131a5e2cd6b8dca7;
        table_[7] = 74'h1e573ac2e33bbd8d7cd;
    table_[8] = 74'h1e1e1e1863a7a30d318; table_[9] = 74'h1de5d6de64112e0ce86; table_[10] = 74'h1dae607164786fcca15;
        table_[11] = 74'h1d77b64f64dd790c5c4;
    table_[12] = 74'h1d41d417e5405a0c193; table_[13] = 74'h1d0cb58a65a1224bd7f; table_[14] = 74'h1cd8568465ffe10b989;
        table_[15] = 74'h1ca4b300e65ca4cb5af;
    table_[16] = 74'h1c71c717e6b77b8b1f0; table_[17] = 74'h1c3f8efd671072cae4c; table_[18] = 74'h1c0e06ff676797caac0;
        table_[19] = 74'h1bdd2b8567bcf70a74d;
    table_[20] = 74'h1bacf910e8109c8a3f2; table_[21] = 74'h1b7d6c39e862948a0ad; table_[22] = 74'h1b4e81b0e8b2ea49d7e;
        table_[23] = 74'h1b20363ce901a8c9a65;
    table_[24] = 74'h1af286b8e94edac9761; table_[25] = 74'h1ac57017699a8a89470; table_[26] = 74'h1a98ef5ce9e4c249193;
        table_[27] = 74'h1a6d01a36a2d8b48ec9;
    table_[28] = 74'h1a41a416ea74ef08c11; table_[29] = 74'h1a16d3f66abaf6c896a; table_[30] = 74'h19ec8e91eaffab486d4;
        table_[31] = 74'h19c2d14beb4314c844f;
    table_[32] = 74'h19999996eb853c081da; table_[33] = 74'h1970e4f56bc62887f74; table_[34] = 74'h1948b0fa6c05e247d1e;
        table_[35] = 74'h1920fb476c447087ad6;
    table_[36] = 74'h18f9c18cec81dac789c; table_[37] = 74'h18d3018aecbe284766f; table_[38] = 74'h18acb90cecf95f47450;
        table_[39] = 74'h1886e5ee6d33870723e;
    table_[40] = 74'h18618615ed6ca5c7039; table_[41] = 74'h183c97786da4c186e3f; table_[42] = 74'h18181815eddbe0c6c51;
        table_[43] = 74'h17f405faee120906a6f;
    table_[44] = 74'h17d05f3f6e474046898; table_[45] = 74'h17ad2206ee7b8bc66cc; table_[46] = 74'h178a4c7f6eaef14650a;
        table_[47] = 74'h1767dce26ee175c6352;
    table_[48] = 74'h1745d1726f131e861a4; table_[49] = 74'h1724287d6f43f086000; table_[50] = 74'h1702e05a6f73f045e66;
        table_[51] = 74'h16e1f7696fa322c5cd4;
    table_[52] = 74'h16c16c14efd18c85b4b; table_[53] = 74'h16a13ccfefff31c59cb; table_[54] = 74'h16816814f02c1705853;
        table_[55] = 74'h1661ec68f05840456e4;
    table_[56] = 74'h1642c8577083b20557c; table_[57] = 74'h1623fa7570ae6f8541c; table_[58] = 74'h1605815ef0d87d452c3;
        table_[59] = 74'h15e75bb77101de85172;
    table_[60] = 74'h15c9882a712a9785028; table_[61] = 74'h15ac0569f152ab44ee5; table_[62] = 74'h158ed22f717a1d84da8;
        table_[63] = 74'h1571ed3af1a0f184c73;
    table_[64] = 74'h1555555471c72a84b43; table_[65] = 74'h15390947f1eccc04a1a; table_[66] = 74'h151d07e9f211d8c48f7;
        table_[67] = 74'h15015013f23654047da;
    table_[68] = 74'h14e5e0a5f25a40c46c2; table_[69] = 74'h14cab885f27da1c45b1; table_[70] = 74'h14afd69f72a07a044a4;
        table_[71] = 74'h149539e2f2c2cc0439d;
    table_[72] = 74'h147ae146f2e49a8429c; table_[73] = 74'h1460cbc6f305e84419f; table_[74] = 74'h1446f8647326b7c40a7;
        table_[75] = 74'h142d6624f3470b43fb5;
    table_[76] = 74'h141414137366e583ec7; table_[77] = 74'h13fb013ef3864883ddd; table_[78] = 74'h13e22cbbf3a53703cf8;
        table_[79] = 74'h13c995a3f3c3b2c3c18;
    table_[80] = 74'h13b13b12f3e1be83b3b; table_[81] = 74'h13991c2b73ff5c03a63; table_[82] = 74'h13813812f41c8d8398f;
        table_[83] = 74'h13698df3743955038bf;
    table_[84] = 74'h13521cfa7455b4837f3; table_[85] = 74'h133ae45af471adc372b; table_[86] = 74'h1323e349748d4303666;
        table_[87] = 74'h130d190074a876035a5;
    table_[88] = 74'h12f684bcf4c348834e8; table_[89] = 74'h12e025bff4ddbc0342e; table_[90] = 74'h12c9fb4cf4f7d303377;
        table_[91] = 74'h12b404ac75118e832c4;
    table_[92] = 74'h129e4129752af043214; table_[93] = 74'h1288b011f543fa03167; table_[94] = 74'h127350b7f55cad830bd;
        table_[95] = 74'h125e226ff5750c03017;
    table_[96] = 74'h12492491f58d1742f73; table_[97] = 74'h1234567875a4d082ed2; table_[98] = 74'h121fb780f5bc3982e34;
        table_[99] = 74'h120b470bf5d35342d99;
    table_[100] = 74'h11f7047d75ea1f82d00; table_[101] = 74'h11e2ef3af6009f82c6a; table_[102] =
        74'h11cf06ad7616d482bd7; table_[103] = 74'h11bb4a3ff62cbfc2b46;
    table_[104] = 74'h11a7b960f6426282ab8; table_[105] = 74'h119453807657be42a2c; table_[106] =
        74'h11811811766cd4029a2; table_[107] = 74'h116e0688f681a50291b;
    table_[108] = 74'h115b1e5f76963282896; table_[109] = 74'h11485f0df6aa7d82813; table_[110] =
        74'h1135c810f6be8702793; table_[111] = 74'h112358e6f6d25082714;
    table_[112] = 74'h11111110f6e5da82698; table_[113] = 74'h10fef010f6f9268261e; table_[114] =
        74'h10ecf56bf70c35825a6; table_[115] = 74'h10db20a8771f0842530;
    table_[116] = 74'h10c9714f7731a0024bb; table_[117] = 74'h10b7e6ebf743fd82449; table_[118] =
        74'h10a6810a775621c23d8; table_[119] = 74'h10953f38f7680dc2369;
    table_[120] = 74'h10842107f779c2822fc; table_[121] = 74'h10732609f78b4082291; table_[122] =
        74'h10624dd2f79c8902228; table_[123] = 74'h105197f7f7ad9cc21c0;
    table_[124] = 74'h1041040ff7be7c82159; table_[125] = 74'h103091b4f7cf29420f5; table_[126] =
        74'h10204080f7dfa382092; table_[127] = 74'h1010100ff7efec82030;
    table_[128] = 74'h20000000962e3f03daa; table_[129] = 74'h202c7b54964d1403e00; table_[130] =
        74'h2059347d966c1403e56; table_[131] = 74'h20862bd1968b3f03ead;
    table_[132] = 74'h20b361a696aa9543f04; table_[133] = 74'h20e0d65416ca1743f5b; table_[134] =
        74'h210e8a3196e9c503fb4; table_[135] = 74'h213c7d9617099ec400c;
    table_[136] = 74'h216ab0da9729a4c4065; table_[137] = 74'h219924579749d7440bf; table_[138] =
        74'h21c7d866176a3684119; table_[139] = 74'h21f6cd60978ac2c4173;
    table_[140] = 74'h222603a097ab7c441ce; table_[141] = 74'h22557b8197cc638422a; table_[142] =
        74'h2285355e17ed7844286; table_[143] = 74'h22b53192180ebac42e2;
    table_[144] = 74'h22e5707998302bc433f; table_[145] = 74'h2315f2719851cb4439c; table_[146] =
        74'h2346b7d7987399843fa; table_[147] = 74'h2377c108989596c4459;
    table_[148] = 74'h23a90e6398b7c3044b8; table_[149] = 74'h23daa04698da1f04517; table_[150] =
        74'h240c771198fcaac4577; table_[151] = 74'h243e9323991f66845d8;
    table_[152] = 74'h2470f4dd99425284639; table_[153] = 74'h24a39ca019656f0469b; table_[154] =
        74'h24d68acc9988bc446fd; table_[155] = 74'h2509bfc499ac3ac4760;
    table_[156] = 74'h253d3beb19cfea847c3; table_[157] = 74'h2570ffa219f3cc04827; table_[158] =
        74'h25a50b4e9a17df4488b; table_[159] = 74'h25d95f531a3c24848f0;
    table_[160] = 74'h260dfc151a609c44955; table_[161] = 74'h2642e1f91a8546c49bb; table_[162] =
        74'h267811659aaa2444a21; table_[163] = 74'h26ad8abf9acf3504a89;
    table_[164] = 74'h26e34e6f1af47944af0; table_[165] = 74'h27195cda9b19f144b58; table_[166] =
        74'h274fb66a9b3f9d84bc1; table_[167] = 74'h27865b869b657dc4c2a;
    table_[168] = 74'h27bd4c989b8b9304c94; table_[169] = 74'h27f48a0a1bb1dd04cff; table_[170] =
        74'h282c14449bd85c84d6a; table_[171] = 74'h2863ebb31bff1144dd5;
    table_[172] = 74'h289c10c19c25fbc4e41; table_[173] = 74'h28d483db1c4d1c84eae; table_[174] =
        74'h290d456c1c747384f1c; table_[175] = 74'h294655e29c9c0184f8a;
    table_[176] = 74'h297fb5ab1cc3c644ff8; table_[177] = 74'h29b965349cebc245067; table_[178] =
        74'h29f364ee1d13f5c50d7; table_[179] = 74'h2a2db5461d3c6145147;
    table_[180] = 74'h2a6856ae1d6505051b8; table_[181] = 74'h2aa349959d8de14522a; table_[182] =
        74'h2ade8e6e1db6f64529c; table_[183] = 74'h2b1a25aa1de0444530f;
    table_[184] = 74'h2b560fbb1e09cbc5383; table_[185] = 74'h2b924d159e338d053f7; table_[186] =
        74'h2bcede2c1e5d884546b; table_[187] = 74'h2c0bc3739e87be054e1;
    table_[188] = 74'h2c48fd611eb22e45557; table_[189] = 74'h2c868c6a1edcd9855cd; table_[190] =
        74'h2cc471059f07c045645; table_[191] = 74'h2d02aba91f32e2856bc;
    table_[192] = 74'h2d413ccd9f5e40c5735; table_[193] = 74'h2d8024ea9f89db457ae; table_[194] =
        74'h2dbf64799fb5b245828; table_[195] = 74'h2dfefbf39fe1c6458a3;
    table_[196] = 74'h2e3eebd2a00e178591e; table_[197] = 74'h2e7f3492203aa68599a; table_[198] =
        74'h2ebfd6ad20677385a16; table_[199] = 74'h2f00d2a0a0947e85a94;
    table_[200] = 74'h2f4228e8a0c1c845b11; table_[201] = 74'h2f83da0320ef5105b90; table_[202] =
        74'h2fc5e66ea11d1905c0f; table_[203] = 74'h30084ea9214b2085c8f;
    table_[204] = 74'h304b1333a1796845d10; table_[205] = 74'h308e348d21a7f045d91; table_[206] =
        74'h30d1b33721d6b8c5e13; table_[207] = 74'h31158fb42205c285e96;
    table_[208] = 74'h3159ca8522350d85f1a; table_[209] = 74'h319e642e22649a45f9e; table_[210] =
        74'h31e35d3322946906023; table_[211] = 74'h3228b61822c47a860a8;
    table_[212] = 74'h326e6f62a2f4ce8612f; table_[213] = 74'h32b48998a32566061b6; table_[214] =
        74'h32fb0540a35640c623e; table_[215] = 74'h3341e2e2a3875f862c6;
    table_[216] = 74'h3389230623b8c2c634f; table_[217] = 74'h33d0c634a3ea6a863da; table_[218] =
        74'h3418ccf7a41c5706464; table_[219] = 74'h346137d9a44e89464f0;
    table_[220] = 74'h34aa07652481014657c; table_[221] = 74'h34f33c2724b3bf46609; table_[222] =
        74'h353cd6aba4e6c3c6697; table_[223] = 74'h3586d780a51a0f46726;
    table_[224] = 74'h35d13f33a54da2467b5; table_[225] = 74'h361c0e5425817cc6845; table_[226] =
        74'h36674571a5b59f468d6; table_[227] = 74'h36b2e51ca5ea0a46968;
    table_[228] = 74'h36feede6a61ebe469fa; table_[229] = 74'h374b60622653bb86a8e; table_[230] =
        74'h37983d21a6890246b22; table_[231] = 74'h37e584b8a6be9346bb7;
    table_[232] = 74'h383337bc26f46e86c4d; table_[233] = 74'h388156c1272a94c6ce3; table_[234] =
        74'h38cfe25da7610646d7a; table_[235] = 74'h391edb292797c386e13;
    table_[236] = 74'h396e41baa7ceccc6eac; table_[237] = 74'h39be16aba8062286f45; table_[238] =
        74'h3a0e5a95283dc546fe0; table_[239] = 74'h3a5f0e112875b54707c;
    table_[240] = 74'h3ab031bb28adf307118; table_[241] = 74'h3b01c62ea8e67f071b5; table_[242] =
        74'h3b53cc08a91f5987253; table_[243] = 74'h3ba643e7295883072f2;
    table_[244] = 74'h3bf92e682991fc47392; table_[245] = 74'h3c4c8c2b29cbc507433; table_[246] =
        74'h3ca05dd02a05de474d4; table_[247] = 74'h3cf4a3f8aa404887577;
    table_[248] = 74'h3d495f462a7b038761a; table_[249] = 74'h3d9e905c2ab610876be; table_[250] =
        74'h3df437ddaaf16f87763; table_[251] = 74'h3e4a566fab2d2107809;
    table_[252] = 74'h3ea0ecb7ab6925478b0; table_[253] = 74'h3ef7fb5c2ba57d47958; table_[254] =
        74'h3f4f83042be22907a00; table_[255] = 74'h3fa784582c1f2907aaa;
    table_[256] = 74'h1ffffffdf0001645f12; table_[257] = 74'h1fe02fae702f9ec5d3f; table_[258] =
        74'h1fc0bd86f05e3dc5b78; table_[259] = 74'h1fa1a7b9708bf9459bd;
    table_[260] = 74'h1f82ec8670b8d7c580e; table_[261] = 74'h1f648a3870e4de8566b; table_[262] =
        74'h1f467f26711013854d2; table_[263] = 74'h1f28c9b1f13a7c05343;
    table_[264] = 74'h1f0b684771641d451bf; table_[265] = 74'h1eee595d718cfc85045; table_[266] =
        74'h1ed19b7471b51e44ed4; table_[267] = 74'h1eb52d1771dc8804d6c;
    table_[268] = 74'h1e990cd972033d84c0d; table_[269] = 74'h1e7d3957f2294404ab7; table_[270] =
        74'h1e61b137724e9f44969; table_[271] = 74'h1e46732772735384824;
    table_[272] = 74'h1e2b7ddcf29765046e6; table_[273] = 74'h1e10d01672bad7c45af; table_[274] =
        74'h1df6689a72ddaf04481; table_[275] = 74'h1ddc4635f2ffef44359;
    table_[276] = 74'h1dc267bd73219b44238; table_[277] = 74'h1da8cc0d7342b74411e; table_[278] =
        74'h1d8f7207f363460400a; table_[279] = 74'h1d76589673834b03efd;
    table_[280] = 74'h1d5d7ea7f3a2c983df6; table_[281] = 74'h1d44e33373c1c443cf5; table_[282] =
        74'h1d2c8533f3e03ec3bfa; table_[283] = 74'h1d1463abf3fe3b83b04;
    table_[284] = 74'h1cfc7da2741bbd43a14; table_[285] = 74'h1ce4d2247438c743929; table_[286] =
        74'h1ccd604574555b83843; table_[287] = 74'h1cb6271bf4717d03763;
    table_[288] = 74'h1c9f25c4f48d2e43687; table_[289] = 74'h1c885b62f4a871835b0; table_[290] =
        74'h1c71c71bf4c349434dd; table_[291] = 74'h1c5b681af4ddb7c340f;
    table_[292] = 74'h1c453d9074f7bf83346; table_[293] = 74'h1c2f46aff5116243280; table_[294] =
        74'h1c1982b2752aa2431bf; table_[295] = 74'h1c03f0d475438183102;
    table_[296] = 74'h1bee9056755c0283049; table_[297] = 74'h1bd9607d75742682f93; table_[298] =
        74'h1bc46092758bf002ee1; table_[299] = 74'h1baf8fe0f5a36082e33;
    table_[300] = 74'h1b9aedb9f5ba7a02d88; table_[301] = 74'h1b86796ff5d13e02ce1; table_[302] =
        74'h1b72325af5e7ae82c3d; table_[303] = 74'h1b5e17d4f5fdcd02b9d;
    table_[304] = 74'h1b4a293bf6139b42aff; table_[305] = 74'h1b3665f076291ac2a65; table_[306] =
        74'h1b22cd56763e4d029cd; table_[307] = 74'h1b0f5ed5f65333c2939;
    table_[308] = 74'h1afc19d7f667d0028a7; table_[309] = 74'h1ae8fdca767c23c2819; table_[310] =
        74'h1ad60a1cf690300278d; table_[311] = 74'h1ac33e4176a3f642703;
    table_[312] = 74'h1ab099ae76b777c267d; table_[313] = 74'h1a9e1bdaf6cab6025f8; table_[314] =
        74'h1a8bc44176ddb202576; table_[315] = 74'h1a79925f76f06d424f7;
    table_[316] = 74'h1a6785b3f702e8c247a; table_[317] = 74'h1a559dc0f71525c23ff; table_[318] =
        74'h1a43da0a77272542387; table_[319] = 74'h1a323a177738e8c2311;
    table_[320] = 74'h1a20bd6ff74a710229d; table_[321] = 74'h1a0f639ef75bbf4222b; table_[322] =
        74'h19fe2c31776cd4421bb; table_[323] = 74'h19ed16b5f77db18214d;
    table_[324] = 74'h19dc22bdf78e57c20e0; table_[325] = 74'h19cb4fdcf79ec802076; table_[326] =
        74'h19ba9da677af030200e; table_[327] = 74'h19aa0bb2f7bf0a01fa8;
    table_[328] = 74'h1999999977ceddc1f43; table_[329] = 74'h198946f577de7f41ee0; table_[330] =
        74'h19791362f7edef41e7f; table_[331] = 74'h1968fe7ff7fd2e81e1f;
    table_[332] = 74'h195907eb780c3e41dc1; table_[333] = 74'h19492f47781b1ec1d65; table_[334] =
        74'h193974367829d141d0a; table_[335] = 74'h1929d65cf8385641cb1;
    table_[336] = 74'h191a55617846aec1c59; table_[337] = 74'h190af0ea7854db41c03; table_[338] =
        74'h18fba8a1f862dcc1bae; table_[339] = 74'h18ec7c317870b3c1b5b;
    table_[340] = 74'h18dd6b45787e6101b09; table_[341] = 74'h18ce758af88be541ab8; table_[342] =
        74'h18bf9ab078994101a68; table_[343] = 74'h18b0da65f8a67541a1a;
    table_[344] = 74'h18a2345cf8b382419cd; table_[345] = 74'h1893a84778c06901982; table_[346] =
        74'h188535d8f8cd29c1937; table_[347] = 74'h1876dcc778d9c5418ee;
    table_[348] = 74'h18689cc7f8e63c418a6; table_[349] = 74'h185a759278f28f0185f; table_[350] =
        74'h184c66def8febe81819; table_[351] = 74'h183e7067790acac17d4;
    table_[352] = 74'h183091e6f916b501790; table_[353] = 74'h1822cb17f9227d0174e; table_[354] =
        74'h18151bb8792e240170c; table_[355] = 74'h18078385f939aa016cc;
    table_[356] = 74'h17fa023ef9450fc168c; table_[357] = 74'h17ec97a3f95055c164d; table_[358] =
        74'h17df4375795b7c41610; table_[359] = 74'h17d20575796684015d3;
    table_[360] = 74'h17c4dd6679716d81597; table_[361] = 74'h17b7cb0bf97c38c155c; table_[362] =
        74'h17aace2af986e6c1522; table_[363] = 74'h179de688f99177c14e9;
    table_[364] = 74'h179113ebf99bebc14b0; table_[365] = 74'h1784561af9a64401479; table_[366] =
        74'h1777acde79b08041442; table_[367] = 74'h176b17ff79baa10140c;
    table_[368] = 74'h175e9746f9c4a7013d7; table_[369] = 74'h17522a7f79ce92413a2; table_[370] =
        74'h1745d17479d8634136f; table_[371] = 74'h17398bf1f9e21a8133c;
    table_[372] = 74'h172d59c479ebb881309; table_[373] = 74'h17213ab979f53d412d8; table_[374] =
        74'h17152e9f79fea9412a7; table_[375] = 74'h17093544fa07fcc1277;
    table_[376] = 74'h16fd4e797a113841248; table_[377] = 74'h16f17a0d7a1a5c41219; table_[378] =
        74'h16e5b7d17a2368811eb; table_[379] = 74'h16da0797fa2c5e011bd;
    table_[380] = 74'h16ce6931fa353cc1191; table_[381] = 74'h16c2dc737a3e0501164; table_[382] =
        74'h16b7612efa46b741139; table_[383] = 74'h16abf7397a4f538110e;
    table_[384] = 74'h16a09e64f4afc084339; table_[385] = 74'h168a1f7f74d15d041ef; table_[386] =
        74'h1673e32df4f254440ae; table_[387] = 74'h165de829f512aac3f75;
    table_[388] = 74'h16482d36753264c3e44; table_[389] = 74'h1632b11ef5518683d1b; table_[390] =
        74'h161d72b6757013c3bfa; table_[391] = 74'h160870d7f58e1083ae0;
    table_[392] = 74'h15f3aa6675ab80439ce; table_[393] = 74'h15df1e4af5c867038c2; table_[394] =
        74'h15cacb76f5e4c7c37bd; table_[395] = 74'h15b6b0e27600a6036bf;
    table_[396] = 74'h15a2cd8b761c05435c7; table_[397] = 74'h158f2076f636e8834d5; table_[398] =
        74'h157ba8aff65152c33e9; table_[399] = 74'h15686547f66b4703303;
    table_[400] = 74'h155555547684c803222; table_[401] = 74'h154277f3769dd8c3146; table_[402] =
        74'h152fcc45f6b67bc3070; table_[403] = 74'h151d517376ceb3c2f9f;
    table_[404] = 74'h150b06a876e68342ed3; table_[405] = 74'h14f8eb15f6fdec82e0b; table_[406] =
        74'h14e6fdf27714f202d49; table_[407] = 74'h14d53e78f72b9642c8a;
    table_[408] = 74'h14c3abe8f741db42bd0; table_[409] = 74'h14b245857757c342b1b; table_[410] =
        74'h14a10a97776d5042a69; table_[411] = 74'h148ffa6a778284829bb;
    table_[412] = 74'h147f144f77976202911; table_[413] = 74'h146e579a77abea8286b; table_[414] =
        74'h145dc3a377c020027c9; table_[415] = 74'h144d57c5f7d4044272a;
    table_[416] = 74'h143d1361f7e7990268e; table_[417] = 74'h142cf5d9f7fae0425f6; table_[418] =
        74'h141cfe93780ddb42562; table_[419] = 74'h140d2cf978208c024d0;
    table_[420] = 74'h13fd80777832f3c2441; table_[421] = 74'h13edf87e784514423b6; table_[422] =
        74'h13de94807856ef0232d; table_[423] = 74'h13cf53f3786885822a7;
    table_[424] = 74'h13c036507879d902224; table_[425] = 74'h13b13b13788aeb021a4; table_[426] =
        74'h13a261ba789bbd02126; table_[427] = 74'h1393a9c5f8ac50020ab;
    table_[428] = 74'h138512b9f8bca542032; table_[429] = 74'h13769c1c78ccbe81fbc; table_[430] =
        74'h1368457678dc9c81f48; table_[431] = 74'h135a0e51f8ec4081ed7;
    table_[432] = 74'h134bf63cf8fbabc1e67; table_[433] = 74'h133dfcc6f90adf41dfa; table_[434] =
        74'h13302180f919dc41d8f; table_[435] = 74'h132263fff928a3c1d26;
    table_[436] = 74'h1314c3d8f9373681cbf; table_[437] = 74'h130740a4f9459641c5a; table_[438] =
        74'h12f9d9fd7953c341bf7; table_[439] = 74'h12ec8f7e7961bec1b96;
    table_[440] = 74'h12df60c5f96f89c1b37; table_[441] = 74'h12d24d73f97d2501ad9; table_[442] =
        74'h12c55529798a91c1a7d; table_[443] = 74'h12b8778a7997d041a23;
    table_[444] = 74'h12abb43bf9a4e2019cb; table_[445] = 74'h129f0ae479b1c781974; table_[446] =
        74'h12927b2cf9be818191f; table_[447] = 74'h128604be79cb11018cb;
    table_[448] = 74'h1279a74579d776c1879; table_[449] = 74'h126d626ef9e3b341829; table_[450] =
        74'h126135e8f9efc7c17da; table_[451] = 74'h1255216479fbb48178c;
    table_[452] = 74'h124924927a077a4173f; table_[453] = 74'h123d3f257a1319c16f4; table_[454] =
        74'h123170d2fa1e94016ab; table_[455] = 74'h1225b94f7a29e941662;
    table_[456] = 74'h121a1851fa351a4161b; table_[457] = 74'h120e8d937a4027c15d5; table_[458] =
        74'h120318cc7a4b1241590; table_[459] = 74'h11f7b9b87a55da4154d;
    table_[460] = 74'h11ec70127a60808150a; table_[461] = 74'h11e13b97fa6b05c14c9; table_[462] =
        74'h11d61c06fa756a41489; table_[463] = 74'h11cb111efa7fae8144a;
    table_[464] = 74'h11c01aa07a89d34140c; table_[465] = 74'h11b5384bfa93d9013cf; table_[466] =
        74'h11aa69e4fa9dc081393; table_[467] = 74'h119faf2e7aa789c1358;
    table_[468] = 74'h119507ecfab1358131e; table_[469] = 74'h118a73e5fabac4412e4; table_[470] =
        74'h117ff2e07ac436812ac; table_[471] = 74'h117584a27acd8c81275;
    table_[472] = 74'h116b28f57ad6c70123f; table_[473] = 74'h1160dfa27adfe641209; table_[474] =
        74'h1156a872fae8eac11d5; table_[475] = 74'h114c83327af1d5011a1;
    table_[476] = 74'h11426fac7afaa58116e; table_[477] = 74'h11386dad7b035c4113c; table_[478] =
        74'h112e7d02fb0bfa0110a; table_[479] = 74'h11249d7b7b147f010d9;
    table_[480] = 74'h111acee57b1cebc10aa; table_[481] = 74'h111111117b25408107a; table_[482] =
        74'h110763cefb2d7dc104c; table_[483] = 74'h10fdc6effb35a3c101e;
    table_[484] = 74'h10f43a45fb3db2c0ff1; table_[485] = 74'h10eabda3fb45ab80fc5; table_[486] =
        74'h10e150dcfb4d8e00f99; table_[487] = 74'h10d7f3c57b555ac0f6e;
    table_[488] = 74'h10cea6317b5d1200f44; table_[489] = 74'h10c567f6fb64b400f1a; table_[490] =
        74'h10bc38ebfb6c4100ef1; table_[491] = 74'h10b318e67b73b9c0ec9;
    table_[492] = 74'h10aa07bdfb7b1e40ea1; table_[493] = 74'h10a10549fb826e80e7a; table_[494] =
        74'h109811637b89ab80e53; table_[495] = 74'h108f2be37b90d4c0e2d;
    table_[496] = 74'h108654a2fb97eb40e07; table_[497] = 74'h107d8b7c7b9eeec0de2; table_[498] =
        74'h1074d04afba5dfc0dbe; table_[499] = 74'h106c22e8fbacbe80d9a;
    table_[500] = 74'h106383327bb38b40d76; table_[501] = 74'h105af1037bba4640d53; table_[502] =
        74'h10526c397bc0efc0d31; table_[503] = 74'h1049f4b0fbc78840d0f;
    table_[504] = 74'h10418a487bce0f80ced; table_[505] = 74'h10392cdd7bd48600ccc; table_[506] =
        74'h1030dc4efbdaec00cab; table_[507] = 74'h1028987bfbe141c0c8b;
    table_[508] = 74'h10206144fbe78740c6c; table_[509] = 74'h101836887bedbd00c4c; table_[510] =
        74'h101018287bf3e340c2d; table_[511] = 74'h100806057bf9fa00c0f;
    table_[512] = 74'h351ff2dc5e47bcce76e; table_[513] = 74'h34dcf5fedebb724e231; table_[514] =
        74'h349addee5f2c898dd20; table_[515] = 74'h3459a5845f9b184d838;
    table_[516] = 74'h341947c4600732cd377; table_[517] = 74'h33d9bfd8e070ed0cedc; table_[518] =
        74'h339b0914e0d859cca65; table_[519] = 74'h335d1eefe13d8b4c612;
    table_[520] = 74'h331ffd03e1a0930c1df; table_[521] = 74'h32e39f0ee201818bdcd; table_[522] =
        74'h32a800ede260670b9da; table_[523] = 74'h326d1e9ee2bd530b605;
    table_[524] = 74'h3232f43ce318548b24c; table_[525] = 74'h31f97e026371798aeaf; table_[526] =
        74'h31c0b842e3c8cfcab2c; table_[527] = 74'h31889f6f641e64ca7c3;
    table_[528] = 74'h315130116472458a472; table_[529] = 74'h311a66cce4c47dca139; table_[530] =
        74'h30e4405c65151989e17; table_[531] = 74'h30aeb992e5642449b0b;
    table_[532] = 74'h3079cf58e5b1a949814; table_[533] = 74'h30457eade5fdb2c9532; table_[534] =
        74'h3011c4a466484b09264; table_[535] = 74'h2fde9e6566917c48fa8;
    table_[536] = 74'h2fac092a66d94fc8cff; table_[537] = 74'h2f7a0242671fcec8a68; table_[538] =
        74'h2f48870ce76502087e2; table_[539] = 74'h2f1794fbe7a8f28856d;
    table_[540] = 74'h2ee72990e7eba888308; table_[541] = 74'h2eb7425f682d2bc80b2; table_[542] =
        74'h2e87dd09686d8447e6b; table_[543] = 74'h2e58f74168acb947c33;
    table_[544] = 74'h2e2a8ec7e8ead247a09; table_[545] = 74'h2dfca16b6927d6877ed; table_[546] =
        74'h2dcf2d096963cc475de; table_[547] = 74'h2da22f8b699ebac73db;
    table_[548] = 74'h2d75a6e8e9d8a7c71e5; table_[549] = 74'h2d499125ea119a06ffb; table_[550] =
        74'h2d1dec526a499706e1d; table_[551] = 74'h2cf2b689ea80a506c49;
    table_[552] = 74'h2cc7edf36ab6c946a81; table_[553] = 74'h2c9d90c1eaec09868c4; table_[554] =
        74'h2c739d326b206b06710; table_[555] = 74'h2c4a118beb53f2c6567;
    table_[556] = 74'h2c20ec206b86a5c63c7; table_[557] = 74'h2bf82b4b6bb88906231; table_[558] =
        74'h2bcfcd71ebe9a1060a4; table_[559] = 74'h2ba7d1016c19f285f1f;
    table_[560] = 74'h2b8034726c498205da3; table_[561] = 74'h2b58f643ec785345c30; table_[562] =
        74'h2b3214feeca66b05ac5; table_[563] = 74'h2b0b8f336cd3cd45961;
    table_[564] = 74'h2ae5637aed007d85806; table_[565] = 74'h2abf90756d2c80056b1; table_[566] =
        74'h2a9a14ca6d57d885564; table_[567] = 74'h2a74ef2a6d828a4541e;
    table_[568] = 74'h2a501e4aedac99452df; table_[569] = 74'h2a2ba0e96dd608851a7; table_[570] =
        74'h2a0775caedfedb85075; table_[571] = 74'h29e39bb8ee2715c4f49;
    table_[572] = 74'h29c01185ee4eba04e23; table_[573] = 74'h299cd6086e75cb84d04; table_[574] =
        74'h2979e81e6e9c4d04bea; table_[575] = 74'h295746aa6ec24204ad6;
    table_[576] = 74'h2934f0966ee7acc49c7; table_[577] = 74'h2912e4d0ef0c90448be; table_[578] =
        74'h28f1224def30ef447ba; table_[579] = 74'h28cfa806ef54cc446bc;
    table_[580] = 74'h28ae74faef782a045c2; table_[581] = 74'h288d882cef9b0a844cd; table_[582] =
        74'h286ce0a5efbd70c43dd; table_[583] = 74'h284c7d736fdf5f042f1;
    table_[584] = 74'h282c5da77000d74420a; table_[585] = 74'h280c80587021dc04127; table_[586] =
        74'h27ece4a170426f44049; table_[587] = 74'h27cd89a270629383f6e;
    table_[588] = 74'h27ae6e7e70824a83e98; table_[589] = 74'h278f925cf0a19683dc6; table_[590] =
        74'h2770f46af0c07943cf8; table_[591] = 74'h275293d6f0def4c3c2d;
    table_[592] = 74'h27346fd4f0fd0b43b66; table_[593] = 74'h2716879c711abe43aa3; table_[594] =
        74'h26f8da6871380f839e3; table_[595] = 74'h26db6776f1550103927;
    table_[596] = 74'h26be2e0a7171944386e; table_[597] = 74'h26a12d67f18dcb437b8; table_[598] =
        74'h268464d871a9a743706; table_[599] = 74'h2667d3a871c52a03657;
    table_[600] = 74'h264b7925f1e055435aa; table_[601] = 74'h262f54a471fb2a83501; table_[602] =
        74'h26136577f215ab0345b; table_[603] = 74'h25f7aaf9f22fd8833b8;
    table_[604] = 74'h25dc2484f249b443317; table_[605] = 74'h25c0d17772633f83279; table_[606] =
        74'h25a5b131727c7c031de; table_[607] = 74'h258ac316f2956b03145;
    table_[608] = 74'd0; table_[609] = 74'd0; table_[610] = 74'd0; table_[611] = 74'd0;
    table_[612] = 74'd0; table_[613] = 74'd0; table_[614] = 74'd0; table_[615] = 74'd0;
    table_[616] = 74'd0; table_[617] = 74'd0; table_[618] = 74'd0; table_[619] = 74'd0;
    table_[620] = 74'd0; table_[621] = 74'd0; table_[622] = 74'd0; table_[623] = 74'd0;
    table_[624] = 74'd0; table_[625] = 74'd0; table_[626] = 74'd0; table_[627] = 74'd0;
    table_[628] = 74'd0; table_[629] = 74'd0; table_[630] = 74'd0; table_[631] = 74'd0;
    table_[632] = 74'd0; table_[633] = 74'd0; table_[634] = 74'd0; table_[635] = 74'd0;
    table_[636] = 74'd0; table_[637] = 74'd0; table_[638] = 74'd0; table_[639] = 74'd0;
    table_[640] = 74'd0; table_[641] = 74'd0; table_[642] = 74'd0; table_[643] = 74'd0;
    table_[644] = 74'd0; table_[645] = 74'd0; table_[646] = 74'd0; table_[647] = 74'd0;
    table_[648] = 74'd0; table_[649] = 74'd0; table_[650] = 74'd0; table_[651] = 74'd0;
    table_[652] = 74'd0; table_[653] = 74'd0; table_[654] = 74'd0; table_[655] = 74'd0;
    table_[656] = 74'd0; table_[657] = 74'd0; table_[658] = 74'd0; table_[659] = 74'd0;
    table_[660] = 74'd0; table_[661] = 74'd0; table_[662] = 74'd0; table_[663] = 74'd0;
    table_[664] = 74'd0; table_[665] = 74'd0; table_[666] = 74'd0; table_[667] = 74'd0;
    table_[668] = 74'd0; table_[669] = 74'd0; table_[670] = 74'd0; table_[671] = 74'd0;
    table_[672] = 74'd0; table_[673] = 74'd0; table_[674] = 74'd0; table_[675] = 74'd0;
    table_[676] = 74'd0; table_[677] = 74'd0; table_[678] = 74'd0; table_[679] = 74'd0;
    table_[680] = 74'd0; table_[681] = 74'd0; table_[682] = 74'd0; table_[683] = 74'd0;
    table_[684] = 74'd0; table_[685] = 74'd0; table_[686] = 74'd0; table_[687] = 74'd0;
    table_[688] = 74'd0; table_[689] = 74'd0; table_[690] = 74'd0; table_[691] = 74'd0;
    table_[692] = 74'd0; table_[693] = 74'd0; table_[694] = 74'd0; table_[695] = 74'd0;
    table_[696] = 74'd0; table_[697] = 74'd0; table_[698] = 74'd0; table_[699] = 74'd0;
    table_[700] = 74'd0; table_[701] = 74'd0; table_[702] = 74'd0; table_[703] = 74'd0;
    table_[704] = 74'd0; table_[705] = 74'd0; table_[706] = 74'd0; table_[707] = 74'd0;
    table_[708] = 74'd0; table_[709] = 74'd0; table_[710] = 74'd0; table_[711] = 74'd0;
    table_[712] = 74'd0; table_[713] = 74'd0; table_[714] = 74'd0; table_[715] = 74'd0;
    table_[716] = 74'd0; table_[717] = 74'd0; table_[718] = 74'd0; table_[719] = 74'd0;
    table_[720] = 74'd0; table_[721] = 74'd0; table_[722] = 74'd0; table_[723] = 74'd0;
    table_[724] = 74'd0; table_[725] = 74'd0; table_[726] = 74'd0; table_[727] = 74'd0;
    table_[728] = 74'd0; table_[729] = 74'd0; table_[730] = 74'd0; table_[731] = 74'd0;
    table_[732] = 74'd0; table_[733] = 74'd0; table_[734] = 74'd0; table_[735] = 74'd0;
    table_[736] = 74'd0; table_[737] = 74'd0; table_[738] = 74'd0; table_[739] = 74'd0;
    table_[740] = 74'd0; table_[741] = 74'd0; table_[742] = 74'd0; table_[743] = 74'd0;
    table_[744] = 74'd0; table_[745] = 74'd0; table_[746] = 74'd0; table_[747] = 74'd0;
    table_[748] = 74'd0; table_[749] = 74'd0; table_[750] = 74'd0; table_[751] = 74'd0;
    table_[752] = 74'd0; table_[753] = 74'd0; table_[754] = 74'd0; table_[755] = 74'd0;
    table_[756] = 74'd0; table_[757] = 74'd0; table_[758] = 74'd0; table_[759] = 74'd0;
    table_[760] = 74'd0; table_[761] = 74'd0; table_[762] = 74'd0; table_[763] = 74'd0;
    table_[764] = 74'd0; table_[765] = 74'd0; table_[766] = 74'd0; table_[767] = 74'd0;
    table_[768] = 74'h1921fb548000003ad51; table_[769] = 74'h1921d1fd7fd6a8bad53; table_[770] =
        74'h192155f7ffad523ad57; table_[771] = 74'h19208747ff83fdbad5d;
    table_[772] = 74'h191f65f17f5aac3ad64; table_[773] = 74'h191df1fb7f315e3ad6e; table_[774] =
        74'h191c2b6eff08153ad79; table_[775] = 74'h191a1255feded1fad87;
    table_[776] = 74'h1917a6bc7eb5953ad96; table_[777] = 74'h1914e8b1fe8c603ada7; table_[778] =
        74'h1911d845fe6333badba; table_[779] = 74'h190e758a7e3a10fadcf;
    table_[780] = 74'h190ac093fe10f8bade6; table_[781] = 74'h1906b977fde7ebbadff; table_[782] =
        74'h1902604efdbeeb3ae1a; table_[783] = 74'h18fdb531fd95f7fae36;
    table_[784] = 74'h18f8b83cfd6d12fae55; table_[785] = 74'h18f3698d7d443d7ae75; table_[786] =
        74'h18edc942fd1b77fae97; table_[787] = 74'h18e7d77e7cf2c37aebb;
    table_[788] = 74'h18e19462fcca213aee1; table_[789] = 74'h18db00167ca191faf09; table_[790] =
        74'h18d41abefc79167af33; table_[791] = 74'h18cce4857c50affaf5f;
    table_[792] = 74'h18c55d947c285f3af8c; table_[793] = 74'h18bd8618fc00253afbb; table_[794] =
        74'h18b55e40fbd802bafec; table_[795] = 74'h18ace63c7baff8fb01f;
    table_[796] = 74'h18a41e3dfb88087b054; table_[797] = 74'h189b06797b60327b08b; table_[798] =
        74'h18919f23fb3877fb0c3; table_[799] = 74'h1887e8757b10d97b0fe;
    table_[800] = 74'h187de2a77ae9583b13a; table_[801] = 74'h18738df4fac1f4fb178; table_[802] =
        74'h1868ea9afa9ab0bb1b7; table_[803] = 74'h185df8d7fa738c3b1f9;
    table_[804] = 74'h1852b8ecfa4c887b23c; table_[805] = 74'h18472b1c7a25a67b281; table_[806] =
        74'h183b4faa79fee6fb2c8; table_[807] = 74'h182f26dc79d84abb310;
    table_[808] = 74'h1822b0fa79b1d2fb35b; table_[809] = 74'h1815ee4df98b803b3a7; table_[810] =
        74'h1808df22796553bb3f5; table_[811] = 74'h17fb83c4793f4dfb444;
    table_[812] = 74'h17eddc8279196ffb495; table_[813] = 74'h17dfe9ad78f3ba7b4e8; table_[814] =
        74'h17d1ab9778ce2ebb53d; table_[815] = 74'h17c32293f8a8cd3b593;
    table_[816] = 74'h17b44ef8788396fb5ec; table_[817] = 74'h17a5311c785e8cbb645; table_[818] =
        74'h1795c958f839af3b6a1; table_[819] = 74'h178618087814ff7b6fe;
    table_[820] = 74'h17761d86f7f07e7b75c; table_[821] = 74'h1765da3277cc2c7b7bd; table_[822] =
        74'h17554e6a77a80afb81f; table_[823] = 74'h17447a9077841a3b882;
    table_[824] = 74'h17335f06f7605b7b8e8; table_[825] = 74'h1721fc31f73ccf3b94e; table_[826] =
        74'h17105277f719763b9b7; table_[827] = 74'h16fe624076f6517ba21;
    table_[828] = 74'h16ec2bf4f6d361fba8c; table_[829] = 74'h16d9afff76b0a7fbaf9; table_[830] =
        74'h16c6eecc768e247bb68; table_[831] = 74'h16b3e8c9f66bd87bbd8;
    table_[832] = 74'h16a09e677649c43bc4a; table_[833] = 74'h168d10157627e8fbcbd; table_[834] =
        74'h16793e46f606473bd31; table_[835] = 74'h1665296ef5e4dffbda7;
    table_[836] = 74'h1650d20375c3b3bbe1f; table_[837] = 74'h163c387af5a2c2fbe98; table_[838] =
        74'h16275d4df5820efbf12; table_[839] = 74'h161240f5f561983bf8e;
    table_[840] = 74'h15fce3ee75415f7c00c; table_[841] = 74'h15e746b3f521653c08a; table_[842] =
        74'h15d169c47501aa3c10a; table_[843] = 74'h15bb4d9ef4e22f7c18c;
    table_[844] = 74'h15a4f2c474c2f53c20f; table_[845] = 74'h158e59b774a3fc7c293; table_[846] =
        74'h157782faf48545fc318; table_[847] = 74'h15606f13f466d1fc39f;
    table_[848] = 74'h15491e887448a17c427; table_[849] = 74'h153191dff42ab53c4b1; table_[850] =
        74'h1519c9a3740d0d7c53b; table_[851] = 74'h1501c65cf3efaafc5c7;
    table_[852] = 74'h14e9889773d28e7c654; table_[853] = 74'h14d110df73b5b87c6e3; table_[854] =
        74'h14b85fc2f39929fc772; table_[855] = 74'h149f75d0f37ce2fc803;
    table_[856] = 74'h148653997360e47c895; table_[857] = 74'h146cf9adf3452efc928; table_[858] =
        74'h145368a17329c2fc9bd; table_[859] = 74'h1439a106f30ea13ca52;
    table_[860] = 74'h141fa37372f3ca3cae8; table_[861] = 74'h1405707d72d93e7cb80; table_[862] =
        74'h13eb08bb72befe7cc19; table_[863] = 74'h13d06cc5f2a50afccb3;
    table_[864] = 74'h13b59d35f28b643cd4e; table_[865] = 74'h139a9aa672720afcde9; table_[866] =
        74'h137f65b1f258ffbce86; table_[867] = 74'h1363fef5f24042bcf24;
    table_[868] = 74'h1348670e7227d4fcfc3; table_[869] = 74'h132c9e9b720fb67d063; table_[870] =
        74'h1310a63af1f7e7fd104; table_[871] = 74'h12f47e8e71e069fd1a6;
    table_[872] = 74'h12d8283671c93cfd248; table_[873] = 74'h12bba3d5f1b260fd2ec; table_[874] =
        74'h129ef20f719bd73d391; table_[875] = 74'h1282138771859f7d436;
    table_[876] = 74'h126508e2716fba3d4dc; table_[877] = 74'h1247d2c6715a287d583; table_[878] =
        74'h122a71d9f144e9fd62b; table_[879] = 74'h120ce6c4f12fff7d6d4;
    table_[880] = 74'h11ef322ef11b697d77d; table_[881] = 74'h11d154c1710727fd827; table_[882] =
        74'h11b34f2670f33bbd8d2; table_[883] = 74'h1195220870dfa4bd97e;
    table_[884] = 74'h1176ce1270cc63bda2a; table_[885] = 74'h115853f0f0b978fdad8; table_[886] =
        74'h1139b44ff0a6e4bdb85; table_[887] = 74'h111aefdd7094a77dc34;
    table_[888] = 74'h10fc07477082c13dce3; table_[889] = 74'h10dcfb3cf07132bdd92; table_[890] =
        74'h10bdcc6cf05ffbfde43; table_[891] = 74'h109e7b87704f1d3def4;
    table_[892] = 74'h107f093cf03e96fdfa5; table_[893] = 74'h105f763ef02e697e057; table_[894] =
        74'h103fc33e701e94fe109; table_[895] = 74'h101ff0ee700f19be1bc;
    table_[896] = 74'h100000016ffff7be270;
    for (table_word = 897; table_word < 1024; table_word = table_word + 1) table_[table_word] = 74'd0;
  end
  always @(posedge clock) row <= table_[row_entry];

endmodule

`default_nettype wire
