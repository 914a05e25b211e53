// integer_unit: generator of hdl/src/arith/integer/mod.rs:133. Written by Tombolo; change the source.
// SPDX-License-Identifier: MIT OR Apache-2.0
`default_nettype none

module integer_unit (
  input wire clock, // The one clock.
  input wire [1:0] control_function_width, input wire control_function_signed,
  input wire [1:0] control_function_first, control_function_second, control_function_join,
  input wire control_function_turns, input wire [3:0] control_function_selection,
  input wire [1:0] control_function_beside, input wire control_function_low_ones,
  input wire [1:0] control_function_upper, input wire control_function_subtract, control_function_reversed,
  control_function_carry, control_function_compares, control_function_relation_less,
  control_function_relation_equal, control_function_relation_greater, control_function_takes_first,
  input wire [2:0] control_function_amount, input wire control_function_left,
  input wire [1:0] control_function_mask, input wire control_function_cuts,
  input wire [1:0] control_function_counts, input wire control_function_ors,
  input wire [1:0] control_function_magnitude, input wire [2:0] control_function_factors,
  input wire [1:0] control_function_addend, input wire [2:0] control_function_outcome,
  input wire control_function_saturates, control_clamp,
  input wire start, // An operation of this unit enters; else the unit rests.
  input wire [63:0] s0, // First source.
  input wire [63:0] s1, // Second source.
  input wire [63:0] s2, // Third source.
  input wire mask, // This lane's bit of the mask source.
  input wire [5:0] lane, // Number of the lane in its wave.
  output reg [63:0] value, // The result.
  output wire flag // Carry out or comparison.
);
  localparam [1:0] ADDEND_SECOND = 2'd1, ADDEND_THIRD = 2'd2;
  localparam [2:0] AMOUNT_FIRST = 3'd1, AMOUNT_SECOND = 3'd2, AMOUNT_THIRD = 3'd3, AMOUNT_BYTES = 3'd4;
  localparam [2:0] AMOUNT_WORD = 3'd5, FACTORS_NONE = 3'd0, FACTORS_BITS24 = 3'd2;
  localparam [1:0] MASK_FIRST = 2'd0, MASK_THIRD = 2'd1, MASK_LANES_LOW = 2'd2, MASK_LANES_HIGH = 2'd3;
  localparam [3:0] SELECTION_MASKED = 4'd1; localparam [1:0] WIDTH_DOUBLE = 2'd2;

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

  // The bits in the opposite order.
  function [31:0] reversed_32;
    input [31:0] bits; integer at;
    for (at = 0; at < 32; at = at + 1) reversed_32[at] = bits[31 - at];
  endfunction

  reg passes_1, passes_2, passes_3; reg [1:0] chosen; reg has_sign_1; reg [5:0] field_end_1; reg [63:0] value_1;
  reg [5:0] amount_1; reg [15:0] upper_1; reg [3:0] upper_amount_1; reg [31:0] mask_1;
  reg [33:0] product_0_1, product_1_1, product_2_1, product_3_1; reg [65:0] addend_1;
  reg less_1, less_1_2, flag_1, above_0_1, above_1_1, below_0_1, below_1_1, clamps_1, function_left_1;
  reg function_signed_1; reg [2:0] function_amount_1; reg [1:0] function_magnitude_1, function_counts_1;
  reg function_ors_1; reg [65:0] value_2_2, base_2;
  reg carry_2, flag_2, above_0_2, above_1_2, below_0_2, below_1_2, clamps_2; reg [65:0] total_3;
  reg flag_3, above_0_3, above_1_3, below_0_3, below_1_3, clamps_3;
  reg [2:0] function_outcome_1, function_outcome_2, function_outcome_3; reg function_signed_2, function_signed_3;
  reg [1:0] function_width_1, function_width_2, function_width_3; reg flag_4; wire [14:0] by_16_all;
  wire [30:0] by_16_choice; wire [14:0] by_16_choice2; wire [31:0] set_bits_wide;

  wire borrows = control_function_subtract & ~control_function_reversed;
  wire carry_in = (control_function_carry & mask) ^ borrows;
  wire [31:0] right = s1[31:0] ^ {32{control_function_subtract}};
  wire [17:0] sum_low_sum = {1'b0, s0[15:0], 1'b1} + {1'b0, right[15:0], carry_in};
  wire [16:0] sum_low = sum_low_sum[17:1];
  wire [17:0] sum_high_sum = {1'b0, s0[31:16], 1'b1} + {1'b0, right[31:16], sum_low[16]};
  wire [16:0] sum_high = sum_high_sum[17:1];
  wire same_upper = s0[63:32] == s1[63:32];
  wire same_half = s0[15:0] == s1[15:0];
  wire less_1_differing = ~sum_high[16] ^ (control_function_signed & (s0[31] ^ s1[31]));
  wire flag_equal = control_function_width == WIDTH_DOUBLE;
  wire less_choice = same_upper ? (~sum_high[16]) : ((s0[63:32] < s1[63:32]) ^ (control_function_signed & (s0[63] ^
      s1[63])));
  wire less = flag_equal ? less_choice : less_1_differing;
  wire [4:0] ones = (control_function_mask == MASK_FIRST) ? s0[4:0] :
      (control_function_mask == MASK_THIRD) ? s2[4:0] : lane[4:0];
  wire [31:0] mask_2 = (~(32'hffffffff << ones) | {32{(control_function_mask == MASK_LANES_LOW) & lane[5]}}) &
      {32{~((control_function_mask == MASK_LANES_HIGH) & ~lane[5])}};
  wire addend_1_all = s2[31] & control_function_signed;
  wire a_high_all = s0[31] & control_function_signed;
  wire first_below_third = (s0[31:0] < s2[31:0]) ^ a_high_all ^ addend_1_all;
  wire b_high_all = s1[31] & control_function_signed;
  wire second_below_third = (s1[31:0] < s2[31:0]) ^ b_high_all ^ addend_1_all;
  always @* case ({control_function_selection, less_1_differing, first_below_third, second_below_third})
    7'h10, 7'h11, 7'h12, 7'h13, 7'h1c, 7'h1d, 7'h1e, 7'h1f, 7'h21, 7'h23, 7'h2c, 7'h2e, 7'h30, 7'h35, 7'h37, 7'h3d,
        7'h3f, 7'h40, 7'h42: chosen = 2'd1;
    7'h14, 7'h15, 7'h16, 7'h17, 7'h18, 7'h19, 7'h1a, 7'h1b, 7'h26, 7'h27, 7'h28, 7'h29, 7'h32, 7'h33, 7'h34, 7'h3a,
        7'h3b, 7'h44, 7'h45: chosen = 2'd0;
    7'h20, 7'h22, 7'h24, 7'h25, 7'h2a, 7'h2b, 7'h2d, 7'h2f, 7'h31, 7'h36, 7'h38, 7'h39, 7'h3c, 7'h3e, 7'h41, 7'h43,
        7'h46, 7'h47: chosen = 2'd2;
    default: chosen = {1'b0, (control_function_selection == SELECTION_MASKED) & mask};
  endcase

  wire [1:0] chosen_2 = chosen;
  wire [1:0] first = control_function_first & ~{1'b0, chosen_2[0]};
  wire join_any_chosen_2_0 = chosen_2[0] | chosen_2[1];
  wire [1:0] second = control_function_second | {chosen_2[0], join_any_chosen_2_0};
  wire join_2_all = control_function_turns & s0[31];
  wire [1:0] join_ = control_function_join | {chosen_2[1] | join_2_all, join_any_chosen_2_0};
  wire [1:0] first_2 = control_function_first & ~{1'b0, chosen[0]};
  wire chosen_0_or_chosen_1 = chosen[0] | chosen[1];
  wire [1:0] second_2 = control_function_second | {chosen[0], chosen_0_or_chosen_1};
  wire [1:0] join_2 = control_function_join | {chosen[1] | join_2_all, chosen_0_or_chosen_1};
  wire [15:0] bitwise_choice = second_2[1] ? (second_2[0] ? s0[15:0] : (s2[15:0] & ~s0[15:0])) : second_2[0] ?
      s2[15:0] : 16'd0;
  wire [15:0] bitwise_choice_first_2_1 = first_2[1] ? (first_2[0] ? s0[15:0] : (s0[15:0] ^ s1[15:0])) : first_2[0] ?
      (s0[15:0] | s1[15:0]) : (s0[15:0] & s1[15:0]);
  wire [15:0] bitwise_differing = bitwise_choice_first_2_1 ^ bitwise_choice;
  wire [15:0] bitwise_choice_second_1 = second[1] ? (second[0] ? s0[31:16] : (s2[31:16] & ~s0[31:16])) : second[0] ?
      s2[31:16] : 16'd0;
  wire [15:0] bitwise_choice_first_1 = first[1] ? (first[0] ? s0[31:16] : (s0[31:16] ^ s1[31:16])) : first[0] ?
      (s0[31:16] | s1[31:16]) : (s0[31:16] & s1[31:16]);
  wire [15:0] bitwise_differing_2 = bitwise_choice_first_1 ^ bitwise_choice_second_1;
  wire [15:0] bitwise_choice_join_1 = join_[1] ? (join_[0] ? bitwise_choice_second_1 : (~bitwise_differing_2)) :
      join_[0] ? bitwise_differing_2 : (bitwise_choice_first_1 | bitwise_choice_second_1);
  wire [15:0] bitwise_choice_join_2_1 = join_2[1] ? (join_2[0] ? bitwise_choice : (~bitwise_differing)) : join_2[0] ?
      bitwise_differing : (bitwise_choice_first_2_1 | bitwise_choice);
  wire [31:0] bitwise = {bitwise_choice_join_1, bitwise_choice_join_2_1};
  wire [31:0] beside = control_function_beside[1] ? (control_function_beside[0] ? reversed_32(s0[31:0]) :
      (~{sum_high[15:0], sum_low[15:0]})) :
      control_function_beside[0] ? {sum_high[15:0], sum_low[15:0]} : 32'd0;
  wire [1:0] upper_half = control_function_upper | {1'b0, (control_function_takes_first ? s0[31] : s1[31]) &
      control_function_signed};
  wire [31:0] value_2_choice = upper_half[1] ? (upper_half[0] ? s1[63:32] : s0[31:0]) : upper_half[0] ? 32'hffffffff
      : 32'd0;
  wire [63:0] value_2 = {value_2_choice, control_function_low_ones ? (bitwise & mask_2) : (bitwise | beside)};
  wire a_halves = 1'b0;
  wire b_high_equal = control_function_factors == FACTORS_BITS24;
  wire [16:0] a_high = b_high_equal ? {{9{s0[23] & control_function_signed}}, s0[23:16]} : {a_high_all, s0[31:16]};
  wire b_halves = 1'b0;
  wire [16:0] b_high = b_high_equal ? {{9{s1[23] & control_function_signed}}, s1[23:16]} : {b_high_all, s1[31:16]};
  wire clamps = control_clamp & control_function_saturates;
  wire by_16_all_function_signed_1 = function_signed_1 & value_1[63];
  wire [1:0] middle = function_left_1 ? {2{amount_1[5]}} : {~amount_1[5], by_16_all_function_signed_1 & amount_1[5]};
  wire [1:0] upper_bits = function_left_1 ? {1'b1, amount_1[5]} : {1'b0, by_16_all_function_signed_1};
  wire by_16_choice_amount_1_5 = amount_1[5] ? value_1[32] : value_1[0];
  wire by_16_choice_function_left_1 = function_left_1 ? (amount_1[5] & value_1[0]) : amount_1[5] ? value_1[63] :
      value_1[31];
  wire by_16_choice_by_16_choice_amount_1_5 = function_left_1 ? by_16_choice_amount_1_5 : amount_1[5] ?
      by_16_all_function_signed_1 : value_1[63];
  wire [78:0] by_16_joined = {upper_bits[1] ? (upper_bits[0] ? value_1[63] : value_1[31]) : upper_bits[0],
      upper_bits[1] ? (upper_bits[0] ? value_1[62] : value_1[30]) : upper_bits[0], upper_bits[1] ? (upper_bits[0] ?
      value_1[61] : value_1[29]) : upper_bits[0], upper_bits[1] ? (upper_bits[0] ? value_1[60] : value_1[28]) :
      upper_bits[0], upper_bits[1] ? (upper_bits[0] ? value_1[59] : value_1[27]) : upper_bits[0], upper_bits[1] ?
      (upper_bits[0] ? value_1[58] : value_1[26]) : upper_bits[0], upper_bits[1] ? (upper_bits[0] ? value_1[57] :
      value_1[25]) : upper_bits[0], upper_bits[1] ? (upper_bits[0] ? value_1[56] : value_1[24]) : upper_bits[0],
      upper_bits[1] ? (upper_bits[0] ? value_1[55] : value_1[23]) : upper_bits[0], upper_bits[1] ? (upper_bits[0] ?
      value_1[54] : value_1[22]) : upper_bits[0], upper_bits[1] ? (upper_bits[0] ? value_1[53] : value_1[21]) :
      upper_bits[0], upper_bits[1] ? (upper_bits[0] ? value_1[52] : value_1[20]) : upper_bits[0], upper_bits[1] ?
      (upper_bits[0] ? value_1[51] : value_1[19]) : upper_bits[0], upper_bits[1] ? (upper_bits[0] ? value_1[50] :
      value_1[18]) : upper_bits[0], upper_bits[1] ? (upper_bits[0] ? value_1[49] : value_1[17]) : upper_bits[0],
      upper_bits[1] ? (upper_bits[0] ? value_1[48] : value_1[16]) : upper_bits[0], by_16_choice2,
      by_16_choice_by_16_choice_amount_1_5, by_16_choice, by_16_choice_function_left_1, by_16_all};
  wire [78:0] by_16_joined_by_16_choice2_14 = {by_16_choice2, by_16_choice_by_16_choice_amount_1_5, by_16_choice,
      by_16_choice_function_left_1, by_16_all, (amount_1[5] ? value_1[47] : value_1[15]) & ~function_left_1,
      (amount_1[5] ? value_1[46] : value_1[14]) & ~function_left_1, (amount_1[5] ? value_1[45] : value_1[13]) &
      ~function_left_1, (amount_1[5] ? value_1[44] : value_1[12]) & ~function_left_1, (amount_1[5] ? value_1[43] :
      value_1[11]) & ~function_left_1, (amount_1[5] ? value_1[42] : value_1[10]) & ~function_left_1, (amount_1[5] ?
      value_1[41] : value_1[9]) & ~function_left_1, (amount_1[5] ? value_1[40] : value_1[8]) & ~function_left_1,
      (amount_1[5] ? value_1[39] : value_1[7]) & ~function_left_1, (amount_1[5] ? value_1[38] : value_1[6]) &
      ~function_left_1, (amount_1[5] ? value_1[37] : value_1[5]) & ~function_left_1, (amount_1[5] ? value_1[36] :
      value_1[4]) & ~function_left_1, (amount_1[5] ? value_1[35] : value_1[3]) & ~function_left_1, (amount_1[5] ?
      value_1[34] : value_1[2]) & ~function_left_1, (amount_1[5] ? value_1[33] : value_1[1]) & ~function_left_1,
      by_16_choice_amount_1_5 & ~function_left_1};
  wire [78:0] by_16 = amount_1[4] ? by_16_joined : by_16_joined_by_16_choice2_14;
  wire [70:0] by_8 = amount_1[3] ? by_16[78:8] : by_16[70:0];
  wire [66:0] by_4 = amount_1[2] ? by_8[70:4] : by_8[66:0];
  wire [64:0] by_2 = amount_1[1] ? by_4[66:2] : by_4[64:0];
  wire [63:0] by_1 = amount_1[0] ? by_2[64:1] : by_2[63:0];
  wire [63:0] shifted = by_1;
  wire [16:0] upper_shifted_shifted = $unsigned($signed({function_signed_1 & upper_1[15], upper_1}) >>>
      upper_amount_1);
  wire [15:0] upper_shifted_joined = {upper_shifted_shifted[0], upper_shifted_shifted[1], upper_shifted_shifted[2],
      upper_shifted_shifted[3], upper_shifted_shifted[4], upper_shifted_shifted[5], upper_shifted_shifted[6],
      upper_shifted_shifted[7], upper_shifted_shifted[8], upper_shifted_shifted[9], upper_shifted_shifted[10],
      upper_shifted_shifted[11], upper_shifted_shifted[12], upper_shifted_shifted[13], upper_shifted_shifted[14],
      upper_shifted_shifted[15]};
  wire [15:0] upper_shifted = function_left_1 ? upper_shifted_joined : upper_shifted_shifted[15:0];
  wire [35:0] inner = {{2{product_1_1[33]}}, product_1_1} + {{2{product_2_1[33]}}, product_2_1};
  wire [65:0] base = {product_3_1, product_0_1[31:0]};
  wire [4:0] set_bits_sum = {1'b0, set_bits_wide[19:16] + set_bits_wide[23:20]} + {1'b0, set_bits_wide[27:24] +
      set_bits_wide[31:28]};
  wire [4:0] set_bits_sum_set_bits_wide_0 = {1'b0, set_bits_wide[3:0] + set_bits_wide[7:4]} + {1'b0,
      set_bits_wide[11:8] + set_bits_wide[15:12]};
  wire [5:0] set_bits = {1'b0, set_bits_sum_set_bits_wide_0} + {1'b0, set_bits_sum};
  wire [5:0] leading = leading_zeros_32(value_1[31:0]);
  wire [33:0] base_sum_low_sum = {1'b0, base[31:0], 1'b1} + {1'b0, addend_1[31:0], 1'b0};
  wire [32:0] base_sum_low = base_sum_low_sum[33:1];
  wire [35:0] base_sum_sum = {1'b0, base[65:32], 1'b1} + {1'b0, addend_1[65:32], base_sum_low[32]};
  wire [65:0] base_sum = {base_sum_sum[34:1], base_sum_low[31:0]};
  wire from_total = function_outcome_3 != 3'd0;
  wire [63:0] result = (function_outcome_3 == 3'd3) ? {32'd0, total_3[63:32]} : total_3[63:0];
  assign flag = flag_4;
  genvar i;
  for (i = 0; i < 8; i = i + 1) begin : each_set_bits_wide
    wire [2:0] set_bits_wide_sum = {1'b0, {1'b0, value_1[4*i]} + {1'b0, value_1[4*i + 1]}} + {1'b0, {1'b0,
        value_1[4*i + 2]} + {1'b0, value_1[4*i + 3]}};
    assign set_bits_wide[i*4 +: 4] = {1'b0, set_bits_wide_sum};
  end

  for (i = 0; i < 15; i = i + 1) begin : each_by_16_all
    assign by_16_all[i] = (amount_1[5] ? value_1[i + 48] : value_1[i + 16]) & ~function_left_1;
    assign by_16_choice2[i] = upper_bits[1] ? (upper_bits[0] ? value_1[i + 33] : value_1[i + 1]) : upper_bits[0];
  end

  for (i = 0; i < 31; i = i + 1) begin : each_by_16_choice
    assign by_16_choice[i] = middle[1] ? (middle[0] ? value_1[i + 1] : value_1[i + 32]) : middle[0];
  end

  wire product_1_unequal = control_function_factors != FACTORS_NONE;
  reg [5:0] amount_1_entry;
  always @* case (control_function_amount)
    AMOUNT_FIRST: amount_1_entry = {s0[5] & flag_equal, s0[4:0]};
    AMOUNT_SECOND: amount_1_entry = {s1[5] & flag_equal, s1[4:0]};
    AMOUNT_THIRD: amount_1_entry = {s2[5] & flag_equal, s2[4:0]};
    AMOUNT_BYTES: amount_1_entry = {1'b0, s2[1:0], 3'd0};
    AMOUNT_WORD: amount_1_entry = 6'h20;
    default: amount_1_entry = 6'd0;
  endcase

  wire [15:0] upper_1_joined = {s1[16], s1[17], s1[18], s1[19], s1[20], s1[21], s1[22], s1[23], s1[24], s1[25],
      s1[26], s1[27], s1[28], s1[29], s1[30], s1[31]};
  wire [33:0] product_1_product = $signed({s0[15] & control_function_signed & a_halves, s0[15:0]}) * $signed({s1[15]
      & control_function_signed & b_halves, s1[15:0]});
  wire [33:0] product_1_product_s0_15 = $signed({s0[15] & control_function_signed & a_halves, s0[15:0]}) *
      $signed(b_high);
  wire [33:0] product_1_product_a_high = $signed(a_high) * $signed({s1[15] & control_function_signed & b_halves,
      s1[15:0]});
  wire [33:0] a_high_times_b_high = $signed(a_high) * $signed(b_high);
  wire flag_all = same_half & (s0[31:16] == s1[31:16]);
  wire flag_choice = flag_equal ? (flag_all & same_upper) : flag_all;
  wire flag_any = (less & control_function_relation_less) | (flag_choice & control_function_relation_equal) | (~(less
      | flag_choice) & control_function_relation_greater);
  wire below_0_1_differing = sum_high[15] ^ control_function_reversed;
  wire below_0_1_all = ~(s0[31] ^ right[31]) & (s0[31] ^ sum_high[15]);
  wire above_0_1_choice = control_function_signed ? (below_0_1_all & below_0_1_differing) : (sum_high[16] &
      ~control_function_subtract);
  wire below_0_1_choice = control_function_signed ? (below_0_1_all & ~below_0_1_differing) : (~(sum_high[16] ^
      control_function_reversed) & control_function_subtract);
  wire carry_2_unequal = function_magnitude_1 != 2'd0;
  wire [31:0] value_2_2_joined = {value_1[30:0], 1'b0};
  wire [31:0] value_2_2_all = ~mask_1 & {32{(field_end_1[5] ? value_1[31] : value_2_2_joined[field_end_1[4:0]]) &
      has_sign_1}};
  wire [31:0] value_2_2_any = (shifted[31:0] & mask_1) | value_2_2_all;
  wire above_1_2_equal = function_counts_1 == 2'd2;
  wire [31:0] value_2_2_any_addend_1_31_0 = (addend_1[31:0] & {32{function_ors_1}}) | {26'd0, (set_bits &
      {6{function_counts_1 == 2'd1}}) | (leading & {6{above_1_2_equal}})};
  wire carry_2_all = less_1 & carry_2_unequal;
  wire [63:0] value_2_2_joined_shifted_63_32 = {shifted[63:32], value_2_2_any[31:16] ^ {16{less_1_2 &
      carry_2_unequal}}, value_2_2_any[15:0] ^ {16{carry_2_all}}};
  wire above_1_2_all = leading[5] & above_1_2_equal;
  wire [67:0] total_3_sum = {1'b0, base_2, 1'b1} + {1'b0, value_2_2, carry_2};
  wire value_all = function_signed_3 & ~total_3[65];
  wire value_all_function_signed_3 = function_signed_3 & total_3[65];
  wire value_equal = function_width_3 == 2'd2;
  wire value_choice = value_equal ? (((|total_3[65:64]) & ~value_all_function_signed_3) | (value_all & total_3[63]))
      : (((|total_3[65:32]) & ~value_all_function_signed_3) | (value_all & total_3[31]));
  wire value_choice_from_total = from_total ? (value_choice & clamps_3) : above_0_3;
  wire value_choice_value_equal = value_equal ? (value_all_function_signed_3 & ~((&total_3[65:64]) & total_3[63])) :
      (value_all_function_signed_3 & ~((&total_3[65:32]) & total_3[31]));
  wire value_choice_clamps_3 = from_total ? (value_choice_value_equal & clamps_3) : below_0_3;
  wire value_all_function_width_3 = function_signed_3 & (function_width_3 == 2'd0);
  wire value_all_value_equal = function_signed_3 & value_equal;
  wire value_choice_value_choice_clamps_3 = value_choice_clamps_3 ? value_all_value_equal : value_choice_from_total ?
      (~value_all_value_equal) : result[63];
  wire value_choice_value_choice_from_total = value_choice_clamps_3 ? value_all_function_width_3 :
      value_choice_from_total ? (~value_all_function_width_3) : result[31];
  initial begin
    passes_1 = 1'b0; passes_2 = 1'b0; passes_3 = 1'b0; has_sign_1 = 1'b0; field_end_1 = 6'd0; value_1 = 64'd0;
    amount_1 = 6'd0; upper_1 = 16'd0; upper_amount_1 = 4'd0; mask_1 = 32'd0; product_0_1 = 34'd0;
    product_1_1 = 34'd0; product_2_1 = 34'd0; product_3_1 = 34'd0; addend_1 = 66'd0; less_1 = 1'b0; less_1_2 = 1'b0;
    flag_1 = 1'b0; above_0_1 = 1'b0; above_1_1 = 1'b0; below_0_1 = 1'b0; below_1_1 = 1'b0; clamps_1 = 1'b0;
    function_left_1 = 1'b0; function_signed_1 = 1'b0; function_amount_1 = 3'd0; function_magnitude_1 = 2'd0;
    function_counts_1 = 2'd0; function_ors_1 = 1'b0; value_2_2 = 66'd0; base_2 = 66'd0; carry_2 = 1'b0;
    flag_2 = 1'b0; above_0_2 = 1'b0; above_1_2 = 1'b0; below_0_2 = 1'b0; below_1_2 = 1'b0; clamps_2 = 1'b0;
    total_3 = 66'd0; flag_3 = 1'b0; above_0_3 = 1'b0; above_1_3 = 1'b0; below_0_3 = 1'b0; below_1_3 = 1'b0;
    clamps_3 = 1'b0; function_outcome_1 = 3'd0; function_outcome_2 = 3'd0; function_outcome_3 = 3'd0;
    function_signed_2 = 1'b0; function_signed_3 = 1'b0; function_width_1 = 2'd0; function_width_2 = 2'd0;
    function_width_3 = 2'd0; value = 64'd0; flag_4 = 1'b0;
  end
  always @(posedge clock) begin
    passes_1 <= start; passes_2 <= passes_1; passes_3 <= passes_2;
    if (start) begin
      has_sign_1 <= control_function_signed & control_function_cuts & (|s2[4:0]);
      field_end_1 <= {1'b0, s1[4:0]} + {1'b0, s2[4:0]};
      value_1 <= product_1_unequal ? 64'd0 : value_2;
      amount_1 <= amount_1_entry ^ {6{control_function_left}};
      upper_1 <= control_function_left ? upper_1_joined : s1[31:16];
      upper_amount_1 <= s0[19:16];
      mask_1 <= control_function_cuts ? mask_2 : 32'hffffffff;
      product_0_1 <= product_1_unequal ? product_1_product : 34'd0;
      product_1_1 <= product_1_unequal ? product_1_product_s0_15 : 34'd0;
      product_2_1 <= product_1_unequal ? product_1_product_a_high : 34'd0;
      product_3_1 <= product_1_unequal ? a_high_times_b_high : 34'd0;
      addend_1 <= (control_function_addend == ADDEND_SECOND) ? {34'd0, s1[31:0]} : (control_function_addend ==
          ADDEND_THIRD) ? (flag_equal ? {{2{s2[63] & control_function_signed}}, s2} : {{34{addend_1_all}}, s2[31:0]})
          : 66'd0;
      less_1 <= less_1_differing; less_1_2 <= less_1_differing;
      flag_1 <= control_function_compares ? flag_any : (sum_high[16] ^ borrows);
      above_0_1 <= above_0_1_choice & clamps;
      above_1_1 <= above_0_1_choice & clamps;
      below_0_1 <= below_0_1_choice & clamps;
      below_1_1 <= below_0_1_choice & clamps;
      clamps_1 <= clamps; function_left_1 <= control_function_left; function_signed_1 <= control_function_signed;
      function_amount_1 <= control_function_amount; function_magnitude_1 <= control_function_magnitude;
      function_counts_1 <= control_function_counts; function_ors_1 <= control_function_ors;
      function_outcome_1 <= control_function_outcome; function_width_1 <= control_function_width;
    end
    if (passes_1) begin
      value_2_2 <= {2'd0, value_2_2_joined_shifted_63_32 | {32'd0, value_2_2_any_addend_1_31_0}} | {{14{inner[35]}},
          {inner, 16'd0}};
      base_2 <= function_ors_1 ? 66'd0 : base_sum;
      carry_2 <= carry_2_all; flag_2 <= flag_1;
      above_0_2 <= above_0_1 | above_1_2_all;
      above_1_2 <= above_1_1 | above_1_2_all;
      below_0_2 <= below_0_1; below_1_2 <= below_1_1; clamps_2 <= clamps_1;
      function_outcome_2 <= function_outcome_1; function_signed_2 <= function_signed_1;
      function_width_2 <= function_width_1;
    end
    if (passes_2) begin
      total_3 <= total_3_sum[66:1]; flag_3 <= flag_2; above_0_3 <= above_0_2; above_1_3 <= above_1_2;
      below_0_3 <= below_0_2; below_1_3 <= below_1_2; clamps_3 <= clamps_2;
      function_outcome_3 <= function_outcome_2; function_signed_3 <= function_signed_2;
      function_width_3 <= function_width_2;
    end
    if (passes_3) begin
      value <= {value_choice_value_choice_clamps_3, value_choice_clamps_3 ? 31'd0 : (result[62:32] |
          {31{value_choice_from_total}}), value_choice_value_choice_from_total, value_choice_clamps_3 ? 15'd0 :
          (result[30:16] | {15{value_choice_from_total}}), value_choice_clamps_3 ? 1'b0 : (value_choice_from_total |
          result[15]), value_choice_clamps_3 ? 15'd0 : (result[14:0] | {15{value_choice_from_total}})};
      flag_4 <= (function_outcome_3 == 3'd2) ? total_3[64] : flag_3;
    end
  end
endmodule
`default_nettype wire
