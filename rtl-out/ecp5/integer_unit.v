// integer_unit: generator of hdl/src/arith/integer/mod.rs:137
// Written by Tombolo; change the source.
// SPDX-License-Identifier: MIT OR Apache-2.0

`default_nettype none

module integer_unit (
  input wire clock, // The one clock.
  input wire [3:0] control_function_source, // The control word.
  input wire [1:0] control_function_width, input wire control_function_signed,
  input wire [1:0] control_function_first, input wire control_function_inverts,
  input wire [1:0] control_function_second, input wire [3:0] control_function_selection,
  input wire [1:0] control_function_leading, input wire control_function_subtract, control_function_reversed,
  control_function_carry, control_function_compares, control_function_relation_less,
  control_function_relation_equal, control_function_relation_greater, control_function_takes_first,
  input wire [2:0] control_function_amount, input wire control_function_left,
  input wire [2:0] control_function_mask, input wire control_function_cuts, control_function_counts,
  control_function_ors, input wire [1:0] control_function_magnitude, input wire [2:0] control_function_factors,
  input wire [1:0] control_function_addend, input wire [2:0] control_function_outcome,
  input wire control_function_saturates, control_clamp,
  input wire start, // An operation of this unit enters; else the unit rests.
  input wire [63:0] s0, // First source.
  input wire [63:0] s1, // Second source.
  input wire [63:0] s2, // Third source.
  input wire mask, // This lane's bit of the mask source.
  input wire [5:0] lane, // Number of the lane in its wave.
  output wire [63:0] value, // The result.
  output wire flag // Carry out or comparison.
);
  localparam [1:0] ADDEND_SECOND = 2'd1, ADDEND_THIRD = 2'd2;
  localparam [2:0] AMOUNT_FIRST = 3'd1, AMOUNT_SECOND = 3'd2, AMOUNT_THIRD = 3'd3, AMOUNT_BYTES = 3'd4;
  localparam [2:0] FACTORS_BITS24 = 3'd2;
  localparam [1:0] FIRST_OR = 2'd1, FIRST_XOR = 2'd2, FIRST_SOURCE = 2'd3, LEADING_TRAILING = 2'd1;
  localparam [1:0] LEADING_SIGNS = 2'd2;
  localparam [2:0] MASK_FULL = 3'd0, MASK_FIRST = 3'd1, MASK_THIRD = 3'd2, MASK_LANES_LOW = 3'd3;
  localparam [2:0] MASK_LANES_HIGH = 3'd4;
  localparam [1:0] SECOND_NONE = 2'd0, SECOND_XOR = 2'd2, SECOND_INSERT = 2'd3;
  localparam [3:0] SELECTION_MASKED = 4'd1, SOURCE_SELECTED = 4'd1, SOURCE_BITWISE = 4'd2, SOURCE_SUM = 4'd3;
  localparam [3:0] SOURCE_PAIR = 4'd4, SOURCE_MASK = 4'd5, SOURCE_MASKED = 4'd6, SOURCE_LEADING = 4'd7;
  localparam [3:0] SOURCE_MIRRORED = 4'd8; localparam [1:0] WIDTH_WORD = 2'd0, WIDTH_DOUBLE = 2'd2;

  // Zeros above the most significant one; 32 when there is none.
  function [5:0] leading_zeros_32;
    input [31:0] examined;
    reg [63:0] filled; integer at; reg [31:0] zeros_2, zeros_4; reg [23:0] zeros_8; reg [15:0] zeros_16;
    reg [9:0] zeros_32;
    begin
      filled = {examined, 1'b1, {31{1'b0}}};
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
      leading_zeros_32 = |filled[32 +: 32] ? {1'b0, zeros_32[5 +: 5]} : {1'b1, zeros_32[0 +: 5]};
    end
  endfunction

  reg passes_1, passes_2, passes_3; reg [1:0] chosen, chosen_2; reg [63:0] value_2, value_1; reg [5:0] amount_1;
  reg fill_1; reg [15:0] upper_1; reg [3:0] upper_amount_1; reg [31:0] mask_1;
  reg [33:0] product_0_1, product_1_1, product_2_1, product_3_1; reg [65:0] addend_1;
  reg less_1, less_1_2, flag_1, above_0_1, above_1_1, below_0_1, below_1_1, function_left_1, function_signed_1;
  reg function_cuts_1; reg [2:0] function_amount_1; reg function_ors_1, function_counts_1;
  reg [1:0] function_magnitude_1; reg [63:0] value_2_2; reg [2:0] function_factors_1; reg [65:0] base_2, inner_2;
  reg carry_2, flag_2, above_0_2, above_1_2, below_0_2, below_1_2; reg [2:0] function_outcome_1, function_outcome_2;
  reg [65:0] total_3; reg [63:0] value_3; reg flag_3, above_0_3, above_1_3, below_0_3, below_1_3;
  reg [2:0] function_outcome_3;
  reg clamp_1, clamp_2, clamp_3, function_saturates_1, function_saturates_2, function_saturates_3;
  reg function_signed_2, function_signed_3; reg [1:0] function_width_1, function_width_2, function_width_3;
  reg [63:0] result, value_4; reg flag_4; wire [31:0] set_bits_wide;

  wire carry_in = (control_function_carry & mask) ^ control_function_subtract;
  wire [31:0] left = control_function_reversed ? s1[31:0] : s0[31:0];
  wire [31:0] right = (control_function_reversed ? s0[31:0] : s1[31:0]) ^ {32{control_function_subtract}};
  wire [17:0] sum_low_sum = {1'b0, left[15:0], 1'b1} + {1'b0, right[15:0], carry_in};
  wire [16:0] sum_low = sum_low_sum[17:1];
  wire [17:0] sum_high_sum = {1'b0, left[31:16], 1'b1} + {1'b0, right[31:16], sum_low[16]};
  wire [16:0] sum_high = sum_high_sum[17:1];
  wire same_half = s0[15:0] == s1[15:0];

  wire less_1_2_differing = ~sum_high[16] ^ (control_function_signed & (s0[31] ^ s1[31]));
  wire [33:0] less_sum = {1'b0, s0[63:32], 1'b1} + {1'b0, ~s1[63:32], sum_high[16]};
  wire flag_equal = control_function_width == WIDTH_DOUBLE;

  wire less = flag_equal ? (~less_sum[33] ^ (control_function_signed & (s0[63] ^ s1[63]))) : less_1_2_differing;

  wire [4:0] ones = (control_function_mask == MASK_FIRST) ? s0[4:0] :
      (control_function_mask == MASK_THIRD) ? s2[4:0] : lane[4:0];

  wire mask_2_any = (control_function_mask == MASK_FULL) | ((control_function_mask == MASK_LANES_LOW) & lane[5]);
  wire [31:0] mask_2 = (~(32'hffffffff << ones) | {32{mask_2_any}}) & {32{~((control_function_mask ==
      MASK_LANES_HIGH) & ~lane[5])}};

  wire addend_1_all = s2[31] & control_function_signed;
  wire a_high_all = s0[31] & control_function_signed;

  wire first_below_third = (s0[31:0] < s2[31:0]) ^ a_high_all ^ addend_1_all;
  wire b_high_all = s1[31] & control_function_signed;
  wire second_below_third = (s1[31:0] < s2[31:0]) ^ b_high_all ^ addend_1_all;

  always @*
    case ({control_function_selection, less_1_2_differing, first_below_third, second_below_third})
      7'h10, 7'h11, 7'h12, 7'h13, 7'h1c, 7'h1d, 7'h1e, 7'h1f, 7'h21, 7'h23, 7'h2c, 7'h2e, 7'h30, 7'h35, 7'h37, 7'h3d,
          7'h3f, 7'h40, 7'h42: chosen = 2'd1;
      7'h14, 7'h15, 7'h16, 7'h17, 7'h18, 7'h19, 7'h1a, 7'h1b, 7'h26, 7'h27, 7'h28, 7'h29, 7'h32, 7'h33, 7'h34, 7'h3a,
          7'h3b, 7'h44, 7'h45: chosen = 2'd0;
      7'h20, 7'h22, 7'h24, 7'h25, 7'h2a, 7'h2b, 7'h2d, 7'h2f, 7'h31, 7'h36, 7'h38, 7'h39, 7'h3c, 7'h3e, 7'h41, 7'h43,
          7'h46, 7'h47: chosen = 2'd2;
      default: chosen = {1'b0, (control_function_selection == SELECTION_MASKED) & mask};
    endcase

  wire below_0_1_equal = control_function_width == WIDTH_WORD;
  wire less_1_choice = below_0_1_equal ? less_1_2_differing : (~sum_low[16] ^ (control_function_signed & (s0[15] ^
      s1[15])));

  always @*
    case ({control_function_selection, less_1_choice, first_below_third, second_below_third})
      7'h10, 7'h11, 7'h12, 7'h13, 7'h1c, 7'h1d, 7'h1e, 7'h1f, 7'h21, 7'h23, 7'h2c, 7'h2e, 7'h30, 7'h35, 7'h37, 7'h3d,
          7'h3f, 7'h40, 7'h42: chosen_2 = 2'd1;
      7'h14, 7'h15, 7'h16, 7'h17, 7'h18, 7'h19, 7'h1a, 7'h1b, 7'h26, 7'h27, 7'h28, 7'h29, 7'h32, 7'h33, 7'h34, 7'h3a,
          7'h3b, 7'h44, 7'h45: chosen_2 = 2'd0;
      7'h20, 7'h22, 7'h24, 7'h25, 7'h2a, 7'h2b, 7'h2d, 7'h2f, 7'h31, 7'h36, 7'h38, 7'h39, 7'h3c, 7'h3e, 7'h41, 7'h43,
          7'h46, 7'h47: chosen_2 = 2'd2;
      default: chosen_2 = {1'b0, (control_function_selection == SELECTION_MASKED) & mask};
    endcase

  wire [15:0] selected_choice = (chosen == 2'd1) ? s1[31:16] : (chosen == 2'd2) ? s2[31:16] : s0[31:16];
  wire [15:0] selected_choice_chosen_2_is_1 = (chosen_2 == 2'd1) ? s1[15:0] : (chosen_2 == 2'd2) ? s2[15:0] :
      s0[15:0];

  wire [31:0] selected = {selected_choice, selected_choice_chosen_2_is_1};

  reg [31:0] bitwise_first_entry;
  always @*
    case (control_function_first)
      FIRST_OR: bitwise_first_entry = s0[31:0] | s1[31:0];
      FIRST_XOR: bitwise_first_entry = s0[31:0] ^ s1[31:0];
      FIRST_SOURCE: bitwise_first_entry = s0[31:0];
      default: bitwise_first_entry = s0[31:0] & s1[31:0];
    endcase

  wire [31:0] bitwise_first = bitwise_first_entry ^ {32{control_function_inverts}};
  wire [31:0] bitwise_all = s2[31:0] & ~(s0[31:0] & {32{control_function_second == SECOND_INSERT}}) &
      {32{control_function_second != SECOND_NONE}};
  wire [31:0] bitwise = (control_function_second == SECOND_XOR) ? (bitwise_first ^ bitwise_all) : (bitwise_first |
      bitwise_all);

  wire [31:0] value_joined = {s0[0], s0[1], s0[2], s0[3], s0[4], s0[5], s0[6], s0[7], s0[8], s0[9], s0[10], s0[11],
      s0[12], s0[13], s0[14], s0[15], s0[16], s0[17], s0[18], s0[19], s0[20], s0[21], s0[22], s0[23], s0[24], s0[25],
      s0[26], s0[27], s0[28], s0[29], s0[30], s0[31]};
  wire [31:0] leading_choice = (control_function_leading == LEADING_TRAILING) ? value_joined :
      (control_function_leading == LEADING_SIGNS) ? (s0[31:0] ^ {32{s0[31]}}) : s0[31:0];

  wire [5:0] leading = leading_zeros_32(leading_choice);
  wire [63:0] operand_choice = control_function_takes_first ? s0 : s1;
  wire [63:0] operand = flag_equal ? operand_choice : {{32{operand_choice[31] & control_function_signed}},
      operand_choice[31:0]};

  always @*
    case (control_function_source)
      SOURCE_SELECTED: value_2 = {32'd0, selected};
      SOURCE_BITWISE: value_2 = {32'd0, bitwise};
      SOURCE_SUM: value_2 = {32'd0, sum_high[15:0], sum_low[15:0]};
      SOURCE_PAIR: value_2 = {s0[31:0], s1[31:0]};
      SOURCE_MASK: value_2 = {32'd0, mask_2};
      SOURCE_MASKED: value_2 = {32'd0, s0[31:0] & mask_2};
      SOURCE_LEADING: value_2 = {32'd0, {27'd0, leading[4:0]} | {32{leading[5]}}};
      SOURCE_MIRRORED: value_2 = {32'd0, value_joined};
      default: value_2 = operand;
    endcase

  wire a_halves = 1'b0;
  wire b_high_equal = control_function_factors == FACTORS_BITS24;
  wire [16:0] a_high = b_high_equal ? {{9{s0[23] & control_function_signed}}, s0[23:16]} : {a_high_all, s0[31:16]};
  wire b_halves = 1'b0;
  wire [16:0] b_high = b_high_equal ? {{9{s1[23] & control_function_signed}}, s1[23:16]} : {b_high_all, s1[31:16]};

  wire [64:0] shifted_shifted = $unsigned($signed({fill_1, value_1}) >>> amount_1);
  wire [63:0] shifted_joined = {shifted_shifted[0], shifted_shifted[1], shifted_shifted[2], shifted_shifted[3],
      shifted_shifted[4], shifted_shifted[5], shifted_shifted[6], shifted_shifted[7], shifted_shifted[8],
      shifted_shifted[9], shifted_shifted[10], shifted_shifted[11], shifted_shifted[12], shifted_shifted[13],
      shifted_shifted[14], shifted_shifted[15], shifted_shifted[16], shifted_shifted[17], shifted_shifted[18],
      shifted_shifted[19], shifted_shifted[20], shifted_shifted[21], shifted_shifted[22], shifted_shifted[23],
      shifted_shifted[24], shifted_shifted[25], shifted_shifted[26], shifted_shifted[27], shifted_shifted[28],
      shifted_shifted[29], shifted_shifted[30], shifted_shifted[31], shifted_shifted[32], shifted_shifted[33],
      shifted_shifted[34], shifted_shifted[35], shifted_shifted[36], shifted_shifted[37], shifted_shifted[38],
      shifted_shifted[39], shifted_shifted[40], shifted_shifted[41], shifted_shifted[42], shifted_shifted[43],
      shifted_shifted[44], shifted_shifted[45], shifted_shifted[46], shifted_shifted[47], shifted_shifted[48],
      shifted_shifted[49], shifted_shifted[50], shifted_shifted[51], shifted_shifted[52], shifted_shifted[53],
      shifted_shifted[54], shifted_shifted[55], shifted_shifted[56], shifted_shifted[57], shifted_shifted[58],
      shifted_shifted[59], shifted_shifted[60], shifted_shifted[61], shifted_shifted[62], shifted_shifted[63]};

  wire [63:0] shifted = function_left_1 ? shifted_joined : shifted_shifted[63:0];

  wire [16:0] upper_shifted_shifted = $unsigned($signed({function_signed_1 & upper_1[15], upper_1}) >>>
      upper_amount_1);
  wire [15:0] upper_shifted_joined = {upper_shifted_shifted[0], upper_shifted_shifted[1], upper_shifted_shifted[2],
      upper_shifted_shifted[3], upper_shifted_shifted[4], upper_shifted_shifted[5], upper_shifted_shifted[6],
      upper_shifted_shifted[7], upper_shifted_shifted[8], upper_shifted_shifted[9], upper_shifted_shifted[10],
      upper_shifted_shifted[11], upper_shifted_shifted[12], upper_shifted_shifted[13], upper_shifted_shifted[14],
      upper_shifted_shifted[15]};

  wire [15:0] upper_shifted = function_left_1 ? upper_shifted_joined : upper_shifted_shifted[15:0];

  wire [4:0] set_bits_sum = {1'b0, set_bits_wide[19:16] + set_bits_wide[23:20]} + {1'b0, set_bits_wide[27:24] +
      set_bits_wide[31:28]};
  wire [4:0] set_bits_sum_set_bits_wide_0 = {1'b0, set_bits_wide[3:0] + set_bits_wide[7:4]} + {1'b0,
      set_bits_wide[11:8] + set_bits_wide[15:12]};

  wire [5:0] set_bits = {1'b0, set_bits_sum_set_bits_wide_0} + {1'b0, set_bits_sum};
  wire [35:0] inner = {{2{product_1_1[33]}}, product_1_1} + {{2{product_2_1[33]}}, product_2_1};
  wire [65:0] base = (function_factors_1 == 3'd0) ? 66'd0 : {product_3_1, product_0_1[31:0]};
  wire [33:0] base_sum_low_sum = {1'b0, base[31:0], 1'b1} + {1'b0, addend_1[31:0], 1'b0};
  wire [32:0] base_sum_low = base_sum_low_sum[33:1];
  wire from_total = function_outcome_3 != 3'd0;

  always @*
    case (function_outcome_3)
      3'd1, 3'd2: result = total_3[63:0];
      3'd3: result = {32'd0, total_3[63:32]};
      default: result = value_3;
    endcase

  assign value = value_4;
  assign flag = flag_4;
  genvar i;

  for (i = 0; i < 8; i = i + 1) begin : each_set_bits_wide
    wire [2:0] set_bits_wide_sum = {1'b0, {1'b0, value_1[4*i]} + {1'b0, value_1[4*i + 1]}} + {1'b0, {1'b0,
        value_1[4*i + 2]} + {1'b0, value_1[4*i + 3]}};
    assign set_bits_wide[i*4 +: 4] = {1'b0, set_bits_wide_sum};
  end

  wire [63:0] value_joined_value_2_0 = {value_2[0], value_2[1], value_2[2], value_2[3], value_2[4], value_2[5],
      value_2[6], value_2[7], value_2[8], value_2[9], value_2[10], value_2[11], value_2[12], value_2[13],
      value_2[14], value_2[15], value_2[16], value_2[17], value_2[18], value_2[19], value_2[20], value_2[21],
      value_2[22], value_2[23], value_2[24], value_2[25], value_2[26], value_2[27], value_2[28], value_2[29],
      value_2[30], value_2[31], value_2[32], value_2[33], value_2[34], value_2[35], value_2[36], value_2[37],
      value_2[38], value_2[39], value_2[40], value_2[41], value_2[42], value_2[43], value_2[44], value_2[45],
      value_2[46], value_2[47], value_2[48], value_2[49], value_2[50], value_2[51], value_2[52], value_2[53],
      value_2[54], value_2[55], value_2[56], value_2[57], value_2[58], value_2[59], value_2[60], value_2[61],
      value_2[62], value_2[63]};
  wire [15:0] upper_1_joined = {s1[16], s1[17], s1[18], s1[19], s1[20], s1[21], s1[22], s1[23], s1[24], s1[25],
      s1[26], s1[27], s1[28], s1[29], s1[30], s1[31]};
  wire flag_all = same_half & (s0[31:16] == s1[31:16]);
  wire flag_choice = flag_equal ? (flag_all & (s0[63:32] == s1[63:32])) : flag_all;
  wire flag_any = (less & control_function_relation_less) | (flag_choice & control_function_relation_equal) | (~(less
      | flag_choice) & control_function_relation_greater);
  wire below_0_1_all = ~(left[15] ^ right[15]) & (left[15] ^ sum_low[15]);
  wire below_1_1_all = ~(left[31] ^ right[31]) & (left[31] ^ sum_high[15]);
  wire above_1_1_choice = control_function_signed ? (below_1_1_all & sum_high[15]) : (sum_high[16] &
      ~control_function_subtract);
  wire below_1_1_choice = control_function_signed ? (below_1_1_all & ~sum_high[15]) : (~sum_high[16] &
      control_function_subtract);
  wire carry_2_unequal = function_magnitude_1 != 2'd0;
  wire [31:0] value_2_2_any = (shifted[31:0] & mask_1) | (~mask_1 & {32{(|(shifted[31:0] & mask_1 & ~{1'b0,
      mask_1[31:1]})) & function_signed_1}});
  wire [31:0] value_2_2_any_function_cuts_1 = (function_cuts_1 ? value_2_2_any : shifted[31:0]) | (addend_1[31:0] &
      {32{function_ors_1}});
  wire [63:0] value_2_2_choice = function_counts_1 ? {58'd0, set_bits} : {shifted[63:32],
      value_2_2_any_function_cuts_1};
  wire carry_2_all = less_1 & carry_2_unequal;
  wire [35:0] base_2_sum = {1'b0, base[65:32], 1'b1} + {1'b0, addend_1[65:32], base_sum_low[32]};
  wire total_3_equal = function_outcome_2 == 3'd1;
  wire [67:0] total_3_sum = {1'b0, base_2, 1'b1} + {1'b0, total_3_equal ? {2'd0, value_2_2} : inner_2, carry_2 &
      total_3_equal};
  wire value_all = clamp_3 & function_saturates_3;
  wire value_all_function_signed_3 = function_signed_3 & ~total_3[65];
  wire value_all_total_3_65 = function_signed_3 & total_3[65];
  wire value_equal = function_width_3 == 2'd2;
  wire value_choice = value_equal ? (((|total_3[65:64]) & ~value_all_total_3_65) | (value_all_function_signed_3 &
      total_3[63])) : (((|total_3[65:32]) & ~value_all_total_3_65) | (value_all_function_signed_3 & total_3[31]));
  wire value_all_from_total = (from_total ? value_choice : above_0_3) & value_all;
  wire value_choice_value_equal = value_equal ? (value_all_total_3_65 & ~((&total_3[65:64]) & total_3[63])) :
      (value_all_total_3_65 & ~((&total_3[65:32]) & total_3[31]));
  wire value_any = value_all_from_total | ((from_total ? value_choice_value_equal : below_0_3) & value_all);
  wire [15:0] value_joined_value_all_from_total = {value_all_from_total ^ (function_signed_3 & (function_width_3 ==
      2'd0)), {15{value_all_from_total}}};
  wire [31:0] value_choice_value_any = value_any ? {value_all_from_total ^ (function_signed_3 & value_equal),
      {31{value_all_from_total}}} : result[63:32];

  reg [5:0] amount_1_entry;
  always @*
    case (control_function_amount)
      AMOUNT_FIRST: amount_1_entry = {s0[5] & flag_equal, s0[4:0]};
      AMOUNT_SECOND: amount_1_entry = {s1[5] & flag_equal, s1[4:0]};
      AMOUNT_THIRD: amount_1_entry = {s2[5] & flag_equal, s2[4:0]};
      AMOUNT_BYTES: amount_1_entry = {1'b0, s2[1:0], 3'd0};
      default: amount_1_entry = 6'd0;
    endcase

  initial begin
    passes_1 = 1'b0; passes_2 = 1'b0; passes_3 = 1'b0; value_1 = 64'd0; amount_1 = 6'd0; fill_1 = 1'b0;
    upper_1 = 16'd0; upper_amount_1 = 4'd0; mask_1 = 32'd0; product_0_1 = 34'd0; product_1_1 = 34'd0;
    product_2_1 = 34'd0; product_3_1 = 34'd0; addend_1 = 66'd0; less_1 = 1'b0; less_1_2 = 1'b0; flag_1 = 1'b0;
    above_0_1 = 1'b0; above_1_1 = 1'b0; below_0_1 = 1'b0; below_1_1 = 1'b0; function_left_1 = 1'b0;
    function_signed_1 = 1'b0; function_cuts_1 = 1'b0; function_amount_1 = 3'd0; function_ors_1 = 1'b0;
    function_counts_1 = 1'b0; function_magnitude_1 = 2'd0; value_2_2 = 64'd0; function_factors_1 = 3'd0;
    base_2 = 66'd0; inner_2 = 66'd0; carry_2 = 1'b0; flag_2 = 1'b0; above_0_2 = 1'b0; above_1_2 = 1'b0;
    below_0_2 = 1'b0; below_1_2 = 1'b0; function_outcome_1 = 3'd0; function_outcome_2 = 3'd0; total_3 = 66'd0;
    value_3 = 64'd0; flag_3 = 1'b0; above_0_3 = 1'b0; above_1_3 = 1'b0; below_0_3 = 1'b0; below_1_3 = 1'b0;
    function_outcome_3 = 3'd0; clamp_1 = 1'b0; clamp_2 = 1'b0; clamp_3 = 1'b0; function_saturates_1 = 1'b0;
    function_saturates_2 = 1'b0; function_saturates_3 = 1'b0; function_signed_2 = 1'b0; function_signed_3 = 1'b0;
    function_width_1 = 2'd0; function_width_2 = 2'd0; function_width_3 = 2'd0; value_4 = 64'd0; flag_4 = 1'b0;
  end
  always @(posedge clock) begin
    passes_1 <= start;
    passes_2 <= passes_1;
    passes_3 <= passes_2;
    if (start) begin
      value_1 <= control_function_left ? value_joined_value_2_0 : value_2;
      amount_1 <= amount_1_entry;
      fill_1 <= control_function_signed & value_2[63];
      upper_1 <= control_function_left ? upper_1_joined : s1[31:16];
      upper_amount_1 <= s0[19:16];
      mask_1 <= mask_2;
      product_0_1 <= $signed({s0[15] & control_function_signed & a_halves, s0[15:0]}) * $signed({s1[15] &
          control_function_signed & b_halves, s1[15:0]});
      product_1_1 <= $signed({s0[15] & control_function_signed & a_halves, s0[15:0]}) * $signed(b_high);
      product_2_1 <= $signed(a_high) * $signed({s1[15] & control_function_signed & b_halves, s1[15:0]});
      product_3_1 <= $signed(a_high) * $signed(b_high);
      addend_1 <= (control_function_addend == ADDEND_SECOND) ? {34'd0, s1[31:0]} : (control_function_addend ==
          ADDEND_THIRD) ? (flag_equal ? {{2{s2[63] & control_function_signed}}, s2} : {{34{addend_1_all}}, s2[31:0]})
          : 66'd0;
      less_1 <= less_1_choice;
      less_1_2 <= less_1_2_differing;
      flag_1 <= control_function_compares ? flag_any : (sum_high[16] ^ control_function_subtract);
      above_0_1 <= below_0_1_equal ? above_1_1_choice : control_function_signed ? (below_0_1_all & sum_low[15]) :
          (sum_low[16] & ~control_function_subtract);
      above_1_1 <= above_1_1_choice;
      below_0_1 <= below_0_1_equal ? below_1_1_choice : control_function_signed ? (below_0_1_all & ~sum_low[15]) :
          (~sum_low[16] & control_function_subtract);
      below_1_1 <= below_1_1_choice;
      function_left_1 <= control_function_left;
      function_signed_1 <= control_function_signed;
      function_cuts_1 <= control_function_cuts;
      function_amount_1 <= control_function_amount;
      function_ors_1 <= control_function_ors;
      function_counts_1 <= control_function_counts;
      function_magnitude_1 <= control_function_magnitude;
      function_factors_1 <= control_function_factors;
      function_outcome_1 <= control_function_outcome;
      clamp_1 <= control_clamp;
      function_saturates_1 <= control_function_saturates;
      function_width_1 <= control_function_width;
    end
    if (passes_1) begin
      value_2_2 <= {value_2_2_choice[63:32], value_2_2_choice[31:16] ^ {16{less_1_2 & carry_2_unequal}},
          value_2_2_choice[15:0] ^ {16{carry_2_all}}};
      base_2 <= {base_2_sum[34:1], base_sum_low[31:0]};
      inner_2 <= {{14{inner[35]}}, {inner, 16'd0}} & {66{(function_factors_1 == 3'd1) | (function_factors_1 ==
          3'd2)}};
      carry_2 <= carry_2_all;
      flag_2 <= flag_1;
      above_0_2 <= above_0_1;
      above_1_2 <= above_1_1;
      below_0_2 <= below_0_1;
      below_1_2 <= below_1_1;
      function_outcome_2 <= function_outcome_1;
      clamp_2 <= clamp_1;
      function_saturates_2 <= function_saturates_1;
      function_signed_2 <= function_signed_1;
      function_width_2 <= function_width_1;
    end
    if (passes_2) begin
      total_3 <= total_3_sum[66:1];
      value_3 <= value_2_2;
      flag_3 <= flag_2;
      above_0_3 <= above_0_2;
      above_1_3 <= above_1_2;
      below_0_3 <= below_0_2;
      below_1_3 <= below_1_2;
      function_outcome_3 <= function_outcome_2;
      clamp_3 <= clamp_2;
      function_saturates_3 <= function_saturates_2;
      function_signed_3 <= function_signed_2;
      function_width_3 <= function_width_2;
    end
    if (passes_3) begin
      value_4 <= {value_choice_value_any, value_any ? value_joined_value_all_from_total : result[31:16], value_any ?
          {value_all_from_total, {15{value_all_from_total}}} : result[15:0]};
      flag_4 <= (function_outcome_3 == 3'd2) ? total_3[64] : flag_3;
    end
  end

endmodule

`default_nettype wire
