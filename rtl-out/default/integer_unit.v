// integer_unit: generator of hdl/src/arith/integer/mod.rs:100
// Written by Tombolo; change the source.
// SPDX-License-Identifier: MIT OR Apache-2.0

`default_nettype none

module integer_unit (
  input wire clock, // The one clock.
  input wire [44:0] control, // The control word.
  input wire start, // An operation of this unit enters; else the unit rests.
  input wire [63:0] s0, // First source.
  input wire [63:0] s1, // Second source.
  input wire [63:0] s2, // Third source.
  input wire mask, // This lane's bit of the mask source.
  input wire [5:0] lane, // Number of the lane in its wave.
  output wire [63:0] value, // The result.
  output wire flag // Carry out or comparison.
);

  // Zeros above the most significant one; 32 when there is none.
  function [5:0] leading_zeros_32;
    input [31:0] examined;
    reg [63:0] top_64;
    reg [31:0] top_32;
    reg [15:0] top_16;
    reg [7:0] top_8;
    reg [3:0] top_4;
    reg [1:0] top_2;
    begin
      top_64 = {examined, 1'b1, {31{1'b0}}};
      leading_zeros_32[5] = ~|top_64[63:32];
      top_32 = leading_zeros_32[5] ? top_64[31:0] : top_64[63:32];
      leading_zeros_32[4] = ~|top_32[31:16];
      top_16 = leading_zeros_32[4] ? top_32[15:0] : top_32[31:16];
      leading_zeros_32[3] = ~|top_16[15:8];
      top_8 = leading_zeros_32[3] ? top_16[7:0] : top_16[15:8];
      leading_zeros_32[2] = ~|top_8[7:4];
      top_4 = leading_zeros_32[2] ? top_8[3:0] : top_8[7:4];
      leading_zeros_32[1] = ~|top_4[3:2];
      top_2 = leading_zeros_32[1] ? top_4[1:0] : top_4[3:2];
      leading_zeros_32[0] = ~|top_2[1];
    end
  endfunction

  reg passes_1;
  reg passes_2;
  reg passes_3;
  wire carry_in;
  wire [31:0] left;
  wire [31:0] right;
  wire [16:0] sum_low;
  wire [16:0] sum_high;
  wire same_half;
  reg less;
  reg [4:0] ones;
  wire [31:0] mask_2;
  wire first_below_third;
  wire second_below_third;
  reg [1:0] chosen;
  reg [1:0] chosen_2;
  wire [31:0] selected;
  wire [31:0] bitwise_first;
  wire [31:0] bitwise;
  wire [5:0] leading;
  wire [31:0] permuted;
  wire [31:0] averages;
  wire [31:0] narrowed;
  reg [63:0] operand;
  reg [63:0] value_2;
  reg [63:0] value_1;
  reg [5:0] amount_1;
  reg fill_1;
  reg [15:0] upper_1;
  reg [3:0] upper_amount_1;
  reg [31:0] mask_1;
  wire a_halves;
  wire [16:0] a_high;
  wire [67:0] a_factor;
  reg [16:0] a_factor_0;
  reg [16:0] a_factor_1;
  reg [16:0] a_factor_2;
  reg [16:0] a_factor_3;
  wire b_halves;
  wire [16:0] b_high;
  wire [67:0] b_factor;
  reg [16:0] b_factor_0;
  reg [16:0] b_factor_1;
  reg [16:0] b_factor_2;
  reg [16:0] b_factor_3;
  reg [65:0] addend_1;
  reg less_1;
  reg less_1_2;
  reg flag_1;
  reg above_0_1;
  reg above_1_1;
  reg below_0_1;
  reg below_1_1;
  reg [44:0] control_1;
  wire [63:0] shifted;
  wire [15:0] upper_shifted;
  wire [5:0] set_bits;
  reg [63:0] value_2_2;
  wire is_dot;
  wire [35:0] inner;
  reg [65:0] base;
  wire [32:0] base_sum_low;
  wire [65:0] base_sum;
  reg [65:0] base_2;
  reg [65:0] inner_2;
  reg carry_2;
  wire [43:0] byte_sum_2;
  reg flag_2;
  reg above_0_2;
  reg above_1_2;
  reg below_0_2;
  reg below_1_2;
  reg [44:0] control_2;
  wire [65:0] total;
  reg [65:0] total_3;
  wire [16:0] accumulated_0;
  wire [16:0] accumulated_1;
  wire is_quad;
  wire [16:0] accumulated_2;
  wire [16:0] accumulated_3;
  reg [63:0] value_3;
  reg flag_3;
  reg above_0_3;
  reg above_1_3;
  reg below_0_3;
  reg below_1_3;
  reg [44:0] control_3;
  wire from_total;
  reg [63:0] result;
  wire [63:0] limited;
  reg [63:0] value_4;
  reg flag_4;
  wire [31:0] permuted_otherwise;
  wire [3:0] permuted_any;
  wire [39:0] averages_sum;
  wire [7:0] a_factor_case_6_all;
  wire [39:0] a_factor_case_6_wide;
  wire [67:0] a_factor_case_6_joined;
  wire [39:0] b_factor_case_6_wide;
  wire [67:0] b_factor_case_6_joined;
  wire [31:0] set_bits_wide;
  wire [135:0] base_case_3_choice;
  wire [3:0] carry_0_1_next_any;
  wire [143:0] difference_0_1_next_difference;
  assign a_factor = {a_factor_3, a_factor_2, a_factor_1, a_factor_0};
  assign b_factor = {b_factor_3, b_factor_2, b_factor_1, b_factor_0};

  assign carry_in = (control[16] & mask) ^ control[14];
  assign left = control[15] ? s1[31:0] : s0[31:0];
  assign right = (control[15] ? s0[31:0] : s1[31:0]) ^ {32{control[14]}};
  wire [17:0] sum_low_sum = {1'b0, left[15:0], 1'b1} + {1'b0, right[15:0], carry_in};
  assign sum_low = sum_low_sum[17:1];

  wire control_12_10_is_4 = control[12:10] == 3'd4;
  wire [17:0] sum_high_wide = {1'b0, right[31:16], (control_12_10_is_4 | (control[30:29] == 2'd2)) ? carry_in :
      sum_low[16]};
  wire [17:0] sum_high_sum = {1'b0, left[31:16], 1'b1} + sum_high_wide;

  assign sum_high = sum_high_sum[17:1];
  assign same_half = s0[15:0] == s1[15:0];

  wire less_1_2_next_differing = ~sum_high[16] ^ (control[13] & (s0[31] ^ s1[31]));
  wire [33:0] less_case_2_sum = {1'b0, s0[63:32], 1'b1} + {1'b0, ~s1[63:32], sum_high[16]};
  wire less_1_otherwise_differing = ~sum_low[16] ^ (control[13] & (s0[15] ^ s1[15]));

  always @*
    case (control[12:10])
      3'd1: less = less_1_otherwise_differing;
      3'd4: less = less_1_otherwise_differing;
      3'd2: less = ~less_case_2_sum[33] ^ (control[13] & (s0[63] ^ s1[63]));
      default: less = less_1_2_next_differing;
    endcase

  always @*
    case (control[25:23])
      3'd1: ones = s0[4:0];
      3'd2: ones = s2[4:0];
      default: ones = lane[4:0];
    endcase

  wire [31:0] mask_2_any = ~(32'hffffffff << ones) | {32{(control[25:23] == 3'd0) | ((control[25:23] == 3'd3) &
      lane[5])}};
  assign mask_2 = mask_2_any & {32{~((control[25:23] == 3'd4) & ~lane[5])}};

  wire control_12_10_is_1 = control[12:10] == 3'd1;
  wire second_below_third_all = (control_12_10_is_1 ? s2[15] : s2[31]) & control[13];

  assign first_below_third = (s0[31:0] < s2[31:0]) ^ ((control_12_10_is_1 ? s0[15] : s0[31]) & control[13]) ^
      second_below_third_all;
  assign second_below_third = (s1[31:0] < s2[31:0]) ^ ((control_12_10_is_1 ? s1[15] : s1[31]) & control[13]) ^
      second_below_third_all;

  always @*
    case ({control[8:5], less_1_2_next_differing, first_below_third, second_below_third})
      7'h10: chosen = 2'd1;
      7'h11: chosen = 2'd1;
      7'h12: chosen = 2'd1;
      7'h13: chosen = 2'd1;
      7'h14: chosen = 2'd0;
      7'h15: chosen = 2'd0;
      7'h16: chosen = 2'd0;
      7'h17: chosen = 2'd0;
      7'h18: chosen = 2'd0;
      7'h19: chosen = 2'd0;
      7'h1a: chosen = 2'd0;
      7'h1b: chosen = 2'd0;
      7'h1c: chosen = 2'd1;
      7'h1d: chosen = 2'd1;
      7'h1e: chosen = 2'd1;
      7'h1f: chosen = 2'd1;
      7'h20: chosen = 2'd2;
      7'h21: chosen = 2'd1;
      7'h22: chosen = 2'd2;
      7'h23: chosen = 2'd1;
      7'h24: chosen = 2'd2;
      7'h25: chosen = 2'd2;
      7'h26: chosen = 2'd0;
      7'h27: chosen = 2'd0;
      7'h28: chosen = 2'd0;
      7'h29: chosen = 2'd0;
      7'h2a: chosen = 2'd2;
      7'h2b: chosen = 2'd2;
      7'h2c: chosen = 2'd1;
      7'h2d: chosen = 2'd2;
      7'h2e: chosen = 2'd1;
      7'h2f: chosen = 2'd2;
      7'h30: chosen = 2'd1;
      7'h31: chosen = 2'd2;
      7'h32: chosen = 2'd0;
      7'h33: chosen = 2'd0;
      7'h34: chosen = 2'd0;
      7'h35: chosen = 2'd1;
      7'h36: chosen = 2'd2;
      7'h37: chosen = 2'd1;
      7'h38: chosen = 2'd2;
      7'h39: chosen = 2'd2;
      7'h3a: chosen = 2'd0;
      7'h3b: chosen = 2'd0;
      7'h3c: chosen = 2'd2;
      7'h3d: chosen = 2'd1;
      7'h3e: chosen = 2'd2;
      7'h3f: chosen = 2'd1;
      7'h40: chosen = 2'd1;
      7'h41: chosen = 2'd2;
      7'h42: chosen = 2'd1;
      7'h43: chosen = 2'd2;
      7'h44: chosen = 2'd0;
      7'h45: chosen = 2'd0;
      7'h46: chosen = 2'd2;
      7'h47: chosen = 2'd2;
      default: chosen = {1'b0, (control[8:5] == 4'd1) & mask};
    endcase

  wire below_0_1_condition_all = (control[12:10] == 3'd0) & (control[30:29] != 2'd2);
  wire less_1_next_choice = below_0_1_condition_all ? less_1_2_next_differing : less_1_otherwise_differing;

  always @*
    case ({control[8:5], less_1_next_choice, first_below_third, second_below_third})
      7'h10: chosen_2 = 2'd1;
      7'h11: chosen_2 = 2'd1;
      7'h12: chosen_2 = 2'd1;
      7'h13: chosen_2 = 2'd1;
      7'h14: chosen_2 = 2'd0;
      7'h15: chosen_2 = 2'd0;
      7'h16: chosen_2 = 2'd0;
      7'h17: chosen_2 = 2'd0;
      7'h18: chosen_2 = 2'd0;
      7'h19: chosen_2 = 2'd0;
      7'h1a: chosen_2 = 2'd0;
      7'h1b: chosen_2 = 2'd0;
      7'h1c: chosen_2 = 2'd1;
      7'h1d: chosen_2 = 2'd1;
      7'h1e: chosen_2 = 2'd1;
      7'h1f: chosen_2 = 2'd1;
      7'h20: chosen_2 = 2'd2;
      7'h21: chosen_2 = 2'd1;
      7'h22: chosen_2 = 2'd2;
      7'h23: chosen_2 = 2'd1;
      7'h24: chosen_2 = 2'd2;
      7'h25: chosen_2 = 2'd2;
      7'h26: chosen_2 = 2'd0;
      7'h27: chosen_2 = 2'd0;
      7'h28: chosen_2 = 2'd0;
      7'h29: chosen_2 = 2'd0;
      7'h2a: chosen_2 = 2'd2;
      7'h2b: chosen_2 = 2'd2;
      7'h2c: chosen_2 = 2'd1;
      7'h2d: chosen_2 = 2'd2;
      7'h2e: chosen_2 = 2'd1;
      7'h2f: chosen_2 = 2'd2;
      7'h30: chosen_2 = 2'd1;
      7'h31: chosen_2 = 2'd2;
      7'h32: chosen_2 = 2'd0;
      7'h33: chosen_2 = 2'd0;
      7'h34: chosen_2 = 2'd0;
      7'h35: chosen_2 = 2'd1;
      7'h36: chosen_2 = 2'd2;
      7'h37: chosen_2 = 2'd1;
      7'h38: chosen_2 = 2'd2;
      7'h39: chosen_2 = 2'd2;
      7'h3a: chosen_2 = 2'd0;
      7'h3b: chosen_2 = 2'd0;
      7'h3c: chosen_2 = 2'd2;
      7'h3d: chosen_2 = 2'd1;
      7'h3e: chosen_2 = 2'd2;
      7'h3f: chosen_2 = 2'd1;
      7'h40: chosen_2 = 2'd1;
      7'h41: chosen_2 = 2'd2;
      7'h42: chosen_2 = 2'd1;
      7'h43: chosen_2 = 2'd2;
      7'h44: chosen_2 = 2'd0;
      7'h45: chosen_2 = 2'd0;
      7'h46: chosen_2 = 2'd2;
      7'h47: chosen_2 = 2'd2;
      default: chosen_2 = {1'b0, (control[8:5] == 4'd1) & mask};
    endcase

  reg [15:0] by_chosen_2;
  always @*
    case (chosen_2)
      2'd1: by_chosen_2 = s1[15:0];
      2'd2: by_chosen_2 = s2[15:0];
      default: by_chosen_2 = s0[15:0];
    endcase

  reg [15:0] by_chosen;
  always @*
    case (chosen)
      2'd1: by_chosen = s1[31:16];
      2'd2: by_chosen = s2[31:16];
      default: by_chosen = s0[31:16];
    endcase

  assign selected = {by_chosen, by_chosen_2};

  reg [31:0] by_control_6_5;
  always @*
    case (control[6:5])
      2'd1: by_control_6_5 = s0[31:0] | s1[31:0];
      2'd2: by_control_6_5 = s0[31:0] ^ s1[31:0];
      2'd3: by_control_6_5 = s0[31:0];
      default: by_control_6_5 = s0[31:0] & s1[31:0];
    endcase

  assign bitwise_first = by_control_6_5 ^ {32{control[7]}};
  wire [31:0] bitwise_all = s2[31:0] & ~(s0[31:0] & {32{control[9:8] == 2'd3}}) & {32{|control[9:8]}};
  assign bitwise = (control[9:8] == 2'd2) ? (bitwise_first ^ bitwise_all) : (bitwise_first | bitwise_all);

  wire [31:0] value_case_8_joined = {s0[0], s0[1], s0[2], s0[3], s0[4], s0[5], s0[6], s0[7], s0[8], s0[9], s0[10],
      s0[11], s0[12], s0[13], s0[14], s0[15], s0[16], s0[17], s0[18], s0[19], s0[20], s0[21], s0[22], s0[23], s0[24],
      s0[25], s0[26], s0[27], s0[28], s0[29], s0[30], s0[31]};

  reg [31:0] by_control_6_5_control_6_5;
  always @*
    case (control[6:5])
      2'd1: by_control_6_5_control_6_5 = value_case_8_joined;
      2'd2: by_control_6_5_control_6_5 = s0[31:0] ^ {32{s0[31]}};
      default: by_control_6_5_control_6_5 = s0[31:0];
    endcase

  assign leading = leading_zeros_32(by_control_6_5_control_6_5);
  assign permuted = {(|s2[31:27]) ? {8{permuted_any[3]}} : permuted_otherwise[3*8 +: 8], (|s2[23:19]) ?
      {8{permuted_any[2]}} : permuted_otherwise[2*8 +: 8], (|s2[15:11]) ? {8{permuted_any[1]}} :
      permuted_otherwise[1*8 +: 8], (|s2[7:3]) ? {8{permuted_any[0]}} : permuted_otherwise[0 +: 8]};
  assign averages = {averages_sum[3*10 + 2 +: 8], averages_sum[2*10 + 2 +: 8], averages_sum[1*10 + 2 +: 8],
      averages_sum[2 +: 8]};

  wire [15:0] narrowed_otherwise_choice = (control[13] ? (((&s1[31:16]) & s1[15]) | ~((|s1[31:16]) | s1[15])) :
      (~|s1[31:16])) ? s1[15:0] : {~(control[13] & s1[31]) ^ control[13], {15{~(control[13] & s1[31])}}};
  wire [15:0] narrowed_otherwise_choice_control_13 = (control[13] ? (((&s0[31:16]) & s0[15]) | ~((|s0[31:16]) |
      s0[15])) : (~|s0[31:16])) ? s0[15:0] : {~(control[13] & s0[31]) ^ control[13], {15{~(control[13] & s0[31])}}};
  wire [31:0] narrowed_wide = {16'd0, (s0[23:16] | {8{|s0[30:24]}}) & {8{~s0[31]}}, (s0[7:0] | {8{|s0[14:8]}}) &
      {8{~s0[15]}}};

  assign narrowed = control_12_10_is_4 ? narrowed_wide : {narrowed_otherwise_choice,
      narrowed_otherwise_choice_control_13};
  wire [63:0] s0_if_control_18_else_s1 = control[18] ? s0 : s1;

  always @*
    case (control[12:10])
      3'd1: operand = {{48{s0_if_control_18_else_s1[15] & control[13]}}, s0_if_control_18_else_s1[15:0]};
      3'd4: operand = {{48{s0_if_control_18_else_s1[15] & control[13]}}, s0_if_control_18_else_s1[15:0]};
      3'd2: operand = s0_if_control_18_else_s1;
      default: operand = {{32{s0_if_control_18_else_s1[31] & control[13]}}, s0_if_control_18_else_s1[31:0]};
    endcase

  always @*
    case (control[4:0])
      5'd1: value_2 = {32'd0, selected};
      5'd2: value_2 = {32'd0, bitwise};
      5'd3: value_2 = {32'd0, sum_high[15:0], sum_low[15:0]};
      5'd4: value_2 = {s0[31:0], s1[31:0]};
      5'd5: value_2 = {32'd0, mask_2};
      5'd6: value_2 = {32'd0, s0[31:0] & mask_2};
      5'd7: value_2 = {32'd0, {27'd0, leading[4:0]} | {32{leading[5]}}};
      5'd8: value_2 = {32'd0, value_case_8_joined};
      5'h10: value_2 = {32'd0, permuted};
      5'h11: value_2 = {32'd0, averages};
      5'h12: value_2 = {32'd0, narrowed};
      default: value_2 = operand;
    endcase

  assign a_halves = (control[33:31] == 3'd3) | (control[33:31] == 3'd4);
  wire control_33_31_is_2 = control[33:31] == 3'd2;
  assign a_high = control_33_31_is_2 ? {{9{s0[23] & control[13]}}, s0[23:16]} : {s0[31] & control[13], s0[31:16]};

  always @*
    case (control[33:31])
      3'd5: a_factor_0 = {{9{a_factor_case_6_all[1]}}, s0[7:0]};
      3'd6: a_factor_0 = a_factor_case_6_joined[0 +: 17];
      default: a_factor_0 = {s0[15] & control[13] & a_halves, s0[15:0]};
    endcase

  always @*
    case (control[33:31])
      3'd5: a_factor_1 = {{9{a_factor_case_6_all[3]}}, s0[15:8]};
      3'd6: a_factor_1 = a_factor_case_6_joined[1*17 +: 17];
      default: a_factor_1 = {s0[15] & control[13] & a_halves, s0[15:0]};
    endcase

  always @*
    case (control[33:31])
      3'd5: a_factor_2 = {{9{a_factor_case_6_all[5]}}, s0[23:16]};
      3'd6: a_factor_2 = a_factor_case_6_joined[2*17 +: 17];
      default: a_factor_2 = a_high;
    endcase

  always @*
    case (control[33:31])
      3'd5: a_factor_3 = {{9{a_factor_case_6_all[7]}}, s0[31:24]};
      3'd6: a_factor_3 = a_factor_case_6_joined[3*17 +: 17];
      default: a_factor_3 = a_high;
    endcase

  assign b_halves = a_halves;
  assign b_high = control_33_31_is_2 ? {{9{s1[23] & control[13]}}, s1[23:16]} : {s1[31] & control[13], s1[31:16]};
  wire control_43_and_control_40 = control[43] & control[40];

  always @*
    case (control[33:31])
      3'd5: b_factor_0 = {{9{s1[7] & control_43_and_control_40}}, s1[7:0]};
      3'd6: b_factor_0 = b_factor_case_6_joined[0 +: 17];
      default: b_factor_0 = {s1[15] & control[13] & b_halves, s1[15:0]};
    endcase

  always @*
    case (control[33:31])
      3'd5: b_factor_1 = {{9{s1[15] & control_43_and_control_40}}, s1[15:8]};
      3'd6: b_factor_1 = b_factor_case_6_joined[1*17 +: 17];
      default: b_factor_1 = b_high;
    endcase

  always @*
    case (control[33:31])
      3'd5: b_factor_2 = {{9{s1[23] & control_43_and_control_40}}, s1[23:16]};
      3'd6: b_factor_2 = b_factor_case_6_joined[2*17 +: 17];
      default: b_factor_2 = {s1[15] & control[13] & b_halves, s1[15:0]};
    endcase

  always @*
    case (control[33:31])
      3'd5: b_factor_3 = {{9{s1[31] & control_43_and_control_40}}, s1[31:24]};
      3'd6: b_factor_3 = b_factor_case_6_joined[3*17 +: 17];
      default: b_factor_3 = b_high;
    endcase

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

  assign shifted = control_1[22] ? shifted_joined : shifted_shifted[63:0];

  wire [16:0] upper_shifted_shifted = $unsigned($signed({control_1[13] & upper_1[15], upper_1}) >>> upper_amount_1);
  wire [15:0] upper_shifted_joined = {upper_shifted_shifted[0], upper_shifted_shifted[1], upper_shifted_shifted[2],
      upper_shifted_shifted[3], upper_shifted_shifted[4], upper_shifted_shifted[5], upper_shifted_shifted[6],
      upper_shifted_shifted[7], upper_shifted_shifted[8], upper_shifted_shifted[9], upper_shifted_shifted[10],
      upper_shifted_shifted[11], upper_shifted_shifted[12], upper_shifted_shifted[13], upper_shifted_shifted[14],
      upper_shifted_shifted[15]};

  assign upper_shifted = control_1[22] ? upper_shifted_joined : upper_shifted_shifted[15:0];

  wire [4:0] set_bits_sum = {1'b0, set_bits_wide[4*4 +: 4] + set_bits_wide[5*4 +: 4]} + {1'b0, set_bits_wide[6*4 +:
      4] + set_bits_wide[7*4 +: 4]};
  wire [4:0] set_bits_sum_set_bits_wide_0 = {1'b0, set_bits_wide[0 +: 4] + set_bits_wide[1*4 +: 4]} + {1'b0,
      set_bits_wide[2*4 +: 4] + set_bits_wide[3*4 +: 4]};

  assign set_bits = {1'b0, set_bits_sum_set_bits_wide_0} + {1'b0, set_bits_sum};
  wire control_1_33_31_is_6 = control_1[33:31] == 3'd6;
  assign is_dot = control_1_33_31_is_6 | (control_1[33:31] == 3'd5);
  wire [33:0] inner_all = base_case_3_choice[3*34 +: 34] & {34{is_dot}};
  assign inner = {{2{base_case_3_choice[1*34 + 33]}}, base_case_3_choice[1*34 +: 34]} + {{2{base_case_3_choice[2*34 +
      33]}}, base_case_3_choice[2*34 +: 34]} + {{2{inner_all[33]}}, inner_all};

  wire control_1_30_29_is_2 = control_1[30:29] == 2'd2;
  wire any_control_1_30_29 = |control_1[30:29];
  wire less_1_2_and_any_control_1_30_29 = less_1_2 & any_control_1_30_29;
  wire [31:0] value_2_2_otherwise_any = (shifted[31:0] & mask_1) | (~mask_1 & {32{(|(shifted[31:0] & mask_1 & ~{1'b0,
      mask_1[31:1]})) & control_1[13]}});
  wire [31:0] value_2_2_otherwise_choice = control_1[26] ? value_2_2_otherwise_any : shifted[31:0];
  wire [15:0] value_2_2_otherwise_choice_control_1_12_10 = ((control_1[12:10] == 3'd4) & (|control_1[21:19])) ?
      upper_shifted : value_2_2_otherwise_choice[31:16];
  wire [31:0] value_2_2_otherwise_any_addend_1_31_0 = {value_2_2_otherwise_choice_control_1_12_10,
      value_2_2_otherwise_choice[15:0]} | (addend_1[31:0] & {32{control_1[28]}});
  wire [63:0] value_2_2_next_choice = control_1[27] ? {58'd0, set_bits} : {shifted[63:32],
      value_2_2_otherwise_any_addend_1_31_0};
  wire [15:0] value_2_2_next_differing = value_2_2_next_choice[31:16] ^ {16{less_1_2_and_any_control_1_30_29}};

  always @*
    case (control_1[33:31])
      3'd0: base = {50'd0, value_2_2_next_differing & {16{control_1_30_29_is_2}}};
      3'd3: base = {{32{base_case_3_choice[33]}}, base_case_3_choice[0 +: 34]};
      3'd5: base = {{32{base_case_3_choice[33]}}, base_case_3_choice[0 +: 34]};
      3'd6: base = {{32{base_case_3_choice[33]}}, base_case_3_choice[0 +: 34]};
      default: base = {base_case_3_choice[3*34 +: 34], base_case_3_choice[0 +: 32]};
    endcase

  wire [33:0] base_sum_low_sum = {1'b0, base[31:0], 1'b1} + {1'b0, addend_1[31:0], less_1_2_and_any_control_1_30_29 &
      control_1_30_29_is_2};
  assign base_sum_low = base_sum_low_sum[33:1];
  wire [35:0] base_sum_sum = {1'b0, base[65:32], 1'b1} + {1'b0, addend_1[65:32], base_sum_low[32] & (control_1[12:10]
      != 3'd4)};
  assign base_sum = {base_sum_sum[34:1], base_sum_low[31:0]};

  wire control_2_38_36_is_1 = control_2[38:36] == 3'd1;
  wire [67:0] total_sum = {1'b0, base_2, 1'b1} + {1'b0, control_2_38_36_is_1 ? {2'd0, value_2_2} : inner_2, carry_2 &
      control_2_38_36_is_1};

  assign total = total_sum[66:1];

  wire [10:0] accumulated_case_1_choice = control_2[44] ? byte_sum_2[2*11 +: 11] : byte_sum_2[0 +: 11];
  wire [10:0] accumulated_choice = (control_2[6:5] == 2'd1) ? 11'd0 : accumulated_case_1_choice;
  wire [17:0] accumulated_sum = {1'b0, base_2[15:0], 1'b1} + {1'b0, {6'd0, accumulated_choice[10:1]},
      accumulated_choice[0]};

  assign accumulated_0 = accumulated_sum[17:1];

  reg [10:0] by_control_2_6_5;
  always @*
    case (control_2[6:5])
      2'd1: by_control_2_6_5 = accumulated_case_1_choice;
      2'd2: by_control_2_6_5 = byte_sum_2[1*11 +: 11];
      default: by_control_2_6_5 = {10'd0, accumulated_0[16]};
    endcase

  wire [17:0] accumulated_sum_base_2_31_16 = {1'b0, base_2[31:16], 1'b1} + {1'b0, {6'd0, by_control_2_6_5[10:1]},
      by_control_2_6_5[0]};

  assign accumulated_1 = accumulated_sum_base_2_31_16[17:1];
  assign is_quad = control_2[6:5] == 2'd2;

  wire [10:0] accumulated_choice_is_quad = is_quad ? byte_sum_2[2*11 +: 11] : control_2[44] ? byte_sum_2[3*11 +: 11]
      : byte_sum_2[1*11 +: 11];
  wire [17:0] accumulated_sum_base_2_47_32 = {1'b0, base_2[47:32], 1'b1} + {1'b0, {6'd0,
      accumulated_choice_is_quad[10:1]}, accumulated_choice_is_quad[0]};

  assign accumulated_2 = accumulated_sum_base_2_47_32[17:1];

  wire [10:0] accumulated_choice_byte_sum_2_3 = is_quad ? byte_sum_2[3*11 +: 11] : {10'd0, accumulated_2[16]};
  wire [17:0] accumulated_sum_base_2_63_48 = {1'b0, base_2[63:48], 1'b1} + {1'b0, {6'd0,
      accumulated_choice_byte_sum_2_3[10:1]}, accumulated_choice_byte_sum_2_3[0]};

  assign accumulated_3 = accumulated_sum_base_2_63_48[17:1];
  assign from_total = ~((control_3[38:36] == 3'd0) | (control_3[38:36] == 3'd5));

  always @*
    case (control_3[38:36])
      3'd1: result = total_3[63:0];
      3'd2: result = total_3[63:0];
      3'd3: result = {32'd0, total_3[63:32]};
      3'd4: result = {32'd0, total_3[47:32], total_3[15:0]};
      default: result = value_3;
    endcase

  wire control_3_41_and_control_3_39 = control_3[41] & control_3[39];
  wire control_3_13_and_not_total_3_65 = control_3[13] & ~total_3[65];
  wire control_3_13_and_total_3_65 = control_3[13] & total_3[65];
  wire control_3_13_and_total_3_31 = control_3[13] & total_3[31];

  reg by_control_3_12_10;
  always @*
    case (control_3[12:10])
      3'd1: by_control_3_12_10 = ((|total_3[65:16]) & ~control_3_13_and_total_3_65) |
          (control_3_13_and_not_total_3_65 & total_3[15]);
      3'd4: by_control_3_12_10 = ((|total_3[31:16]) & ~control_3_13_and_total_3_31) | (control_3[13] & ~total_3[31] &
          total_3[15]);
      3'd2: by_control_3_12_10 = ((|total_3[65:64]) & ~control_3_13_and_total_3_65) |
          (control_3_13_and_not_total_3_65 & total_3[63]);
      default: by_control_3_12_10 = ((|total_3[65:32]) & ~control_3_13_and_total_3_65) |
          (control_3_13_and_not_total_3_65 & total_3[31]);
    endcase

  wire limited_all = (from_total ? by_control_3_12_10 : above_0_3) & control_3_41_and_control_3_39;
  wire control_3_12_10_is_4 = control_3[12:10] == 3'd4;

  reg by_control_3_12_10_control_3_12_10;
  always @*
    case (control_3[12:10])
      3'd1: by_control_3_12_10_control_3_12_10 = control_3_13_and_total_3_65 & ~((&total_3[65:16]) & total_3[15]);
      3'd4: by_control_3_12_10_control_3_12_10 = control_3_13_and_total_3_31 & ~((&total_3[31:16]) & total_3[15]);
      3'd2: by_control_3_12_10_control_3_12_10 = control_3_13_and_total_3_65 & ~((&total_3[65:64]) & total_3[63]);
      default: by_control_3_12_10_control_3_12_10 = control_3_13_and_total_3_65 & ~((&total_3[65:32]) & total_3[31]);
    endcase

  wire limited_otherwise_all = (from_total ? by_control_3_12_10_control_3_12_10 : below_0_3) &
      control_3_41_and_control_3_39;
  wire limited_condition_any = limited_all | limited_otherwise_all;
  wire [15:0] limited_joined = {limited_all ^ (control_3[13] & ((control_3[12:10] == 3'd1) | control_3_12_10_is_4)),
      {15{limited_all}}};
  wire control_3_13_and_total_3_63 = control_3[13] & total_3[63];
  wire limited_condition_any_total_3_63_48 = ((|total_3[63:48]) & ~control_3_13_and_total_3_63) | (control_3[13] &
      ~total_3[63] & total_3[47]);
  wire limited_condition_all = (from_total ? limited_condition_any_total_3_63_48 : above_1_3) &
      control_3_41_and_control_3_39;
  wire limited_condition_choice = control_3_12_10_is_4 ? limited_condition_all : limited_all;
  wire limited_differing = limited_condition_choice ^ (control_3[13] & ((control_3[12:10] == 3'd0) |
      control_3_12_10_is_4));
  wire limited_condition_choice_from_total = from_total ? (control_3_13_and_total_3_63 & ~((&total_3[63:48]) &
      total_3[47])) : below_1_3;
  wire limited_condition_choice_2 = control_3_12_10_is_4 ? (limited_condition_choice_from_total &
      control_3_41_and_control_3_39) : limited_otherwise_all;
  wire [31:0] limited_choice = limited_condition_any ? {limited_all ^ (control_3[13] & (control_3[12:10] == 3'd2)),
      {31{limited_all}}} : result[63:32];
  wire [15:0] limited_choice_limited_condition_choice = (limited_condition_choice | limited_condition_choice_2) ?
      {limited_differing, {15{limited_condition_choice}}} : result[31:16];

  assign limited = {limited_choice, limited_choice_limited_condition_choice, limited_condition_any ? limited_joined :
      result[15:0]};
  assign value = value_4;
  assign flag = flag_4;
  genvar i;

  for (i = 0; i < 4; i = i + 1) begin : each_carry
    reg [7:0] permuted_otherwise_i;
    reg permuted_otherwise2;
    wire [8:0] base_case_3_sum;
    wire base_case_3_all;
    wire [10:0] byte_sum_2_next_sum;
    reg [33:0] product_1;
    reg [7:0] difference_0_1;
    reg carry_0_1;
    reg [7:0] difference_1_1;
    reg carry_1_1;
    reg [7:0] difference_2_1;
    reg carry_2_1;
    reg [7:0] difference_3_1;
    reg carry_3_1;
    reg [10:0] byte_sum_2_i;
    assign permuted_otherwise[i*8 +: 8] = permuted_otherwise_i;
    assign byte_sum_2[i*11 +: 11] = byte_sum_2_i;

    always @*
      case (s2[8*i +: 3])
        3'd1: permuted_otherwise_i = s1[15:8];
        3'd2: permuted_otherwise_i = s1[23:16];
        3'd3: permuted_otherwise_i = s1[31:24];
        3'd4: permuted_otherwise_i = s0[7:0];
        3'd5: permuted_otherwise_i = s0[15:8];
        3'd6: permuted_otherwise_i = s0[23:16];
        3'd7: permuted_otherwise_i = s0[31:24];
        default: permuted_otherwise_i = s1[7:0];
      endcase

    always @*
      case (s2[8*i +: 2])
        2'd1: permuted_otherwise2 = s1[31];
        2'd2: permuted_otherwise2 = s0[15];
        2'd3: permuted_otherwise2 = s0[31];
        default: permuted_otherwise2 = s1[15];
      endcase

    assign permuted_any[i] = (s2[8*i + 2] ? (|s2[8*i +: 2]) : permuted_otherwise2) | (|s2[8*i + 4 +: 4]);
    assign averages_sum[i*10 +: 10] = {1'b0, s0[8*i +: 8], 1'b1} + {1'b0, s1[8*i +: 8], s2[8*i]};
    wire [7:0] a_factor_case_6_joined_sum = {a_factor_case_6_wide[(2*i + 1)*5 +: 4], s0[8*i + 4 +: 4]} +
        {8{a_factor_case_6_wide[2*i*5 + 4]}};
    assign a_factor_case_6_joined[i*17 +: 17] = {a_factor_case_6_joined_sum, a_factor_case_6_wide[2*i*5 +: 5], s0[8*i
        +: 4]};
    assign b_factor_case_6_wide[2*i*5 +: 5] = {5{s1[8*i + 7] & control_43_and_control_40}};
    assign b_factor_case_6_wide[(2*i + 1)*5 +: 5] = {5{s1[8*i + 3] & control_43_and_control_40}};
    wire [7:0] b_factor_case_6_joined_sum = {b_factor_case_6_wide[(2*i + 1)*5 +: 4], s1[8*i +: 4]} +
        {8{b_factor_case_6_wide[2*i*5 + 4]}};
    assign b_factor_case_6_joined[i*17 +: 17] = {b_factor_case_6_joined_sum, b_factor_case_6_wide[2*i*5 +: 5], s1[8*i
        + 4 +: 4]};
    assign base_case_3_sum = product_1[17:9] + {8'd0, product_1[8]};
    assign base_case_3_all = base_case_3_sum[8] & control_1[40] & (control_1[42] | control_1[43]);
    assign base_case_3_choice[i*34 +: 34] = control_1_33_31_is_6 ? {{25{base_case_3_all}}, base_case_3_sum} :
        product_1;
    assign carry_0_1_next_any[i] = (|s1[8*i +: 8]) | ~control[7];
    assign difference_0_1_next_difference[4*i*9 +: 9] = {1'b0, s0[8*i +: 8]} - {1'b0, s1[7:0]};
    assign difference_0_1_next_difference[(4*i + 1)*9 +: 9] = {1'b0, s0[8*i + 8 +: 8]} - {1'b0, s1[15:8]};
    assign difference_0_1_next_difference[(4*i + 2)*9 +: 9] = {1'b0, s0[8*i + 16 +: 8]} - {1'b0, s1[23:16]};
    assign difference_0_1_next_difference[(4*i + 3)*9 +: 9] = {1'b0, s0[8*i + 24 +: 8]} - {1'b0, s1[31:24]};

    wire [9:0] byte_sum_2_next_sum_sum = {1'b0, difference_0_1, 1'b1} + {1'b0, difference_1_1, carry_0_1};
    wire [9:0] byte_sum_2_next_sum_sum_difference_2_1 = {1'b0, difference_2_1, 1'b1} + {1'b0, difference_3_1,
        carry_1_1};

    assign byte_sum_2_next_sum = {1'b0, byte_sum_2_next_sum_sum[9:1], 1'b1} + {1'b0,
        byte_sum_2_next_sum_sum_difference_2_1[9:1], carry_2_1};

    wire [7:0] difference_0_1_next_differing = difference_0_1_next_difference[4*i*9 +: 8] ^
        {8{difference_0_1_next_difference[4*i*9 + 8]}};
    wire [7:0] difference_1_1_next_differing = difference_0_1_next_difference[(4*i + 1)*9 +: 8] ^
        {8{difference_0_1_next_difference[(4*i + 1)*9 + 8]}};
    wire [7:0] difference_2_1_next_differing = difference_0_1_next_difference[(4*i + 2)*9 +: 8] ^
        {8{difference_0_1_next_difference[(4*i + 2)*9 + 8]}};
    wire [7:0] difference_3_1_next_differing = difference_0_1_next_difference[(4*i + 3)*9 +: 8] ^
        {8{difference_0_1_next_difference[(4*i + 3)*9 + 8]}};

    initial begin
      product_1 = 34'd0;
      difference_0_1 = 8'd0;
      carry_0_1 = 1'b0;
      difference_1_1 = 8'd0;
      carry_1_1 = 1'b0;
      difference_2_1 = 8'd0;
      carry_2_1 = 1'b0;
      difference_3_1 = 8'd0;
      carry_3_1 = 1'b0;
    end
    always @(posedge clock) begin
      if (start) begin
        product_1 <= $signed(a_factor[i*17 +: 17]) * $signed(b_factor[i*17 +: 17]);
        difference_0_1 <= difference_0_1_next_differing & {8{carry_0_1_next_any[0]}};
        carry_0_1 <= difference_0_1_next_difference[4*i*9 + 8] & carry_0_1_next_any[0];
        difference_1_1 <= difference_1_1_next_differing & {8{carry_0_1_next_any[1]}};
        carry_1_1 <= difference_0_1_next_difference[(4*i + 1)*9 + 8] & carry_0_1_next_any[1];
        difference_2_1 <= difference_2_1_next_differing & {8{carry_0_1_next_any[2]}};
        carry_2_1 <= difference_0_1_next_difference[(4*i + 2)*9 + 8] & carry_0_1_next_any[2];
        difference_3_1 <= difference_3_1_next_differing & {8{carry_0_1_next_any[3]}};
        carry_3_1 <= difference_0_1_next_difference[(4*i + 3)*9 + 8] & carry_0_1_next_any[3];
      end
    end

    initial byte_sum_2_i = 11'd0;
    always @(posedge clock) begin
      if (passes_1) byte_sum_2_i <= {byte_sum_2_next_sum[10:1], carry_3_1};
    end
  end

  for (i = 0; i < 8; i = i + 1) begin : each_a_factor_case_6_all
    assign a_factor_case_6_all[i] = s0[4*i + 3] & control[42] & control[40];
    assign a_factor_case_6_wide[i*5 +: 5] = {5{a_factor_case_6_all[i]}};
    wire [2:0] set_bits_wide_sum = {1'b0, {1'b0, value_1[4*i]} + {1'b0, value_1[4*i + 1]}} + {1'b0, {1'b0,
        value_1[4*i + 2]} + {1'b0, value_1[4*i + 3]}};
    assign set_bits_wide[i*4 +: 4] = {1'b0, set_bits_wide_sum};
  end

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

  wire [63:0] value_next_joined = {value_2[0], value_2[1], value_2[2], value_2[3], value_2[4], value_2[5],
      value_2[6], value_2[7], value_2[8], value_2[9], value_2[10], value_2[11], value_2[12], value_2[13],
      value_2[14], value_2[15], value_2[16], value_2[17], value_2[18], value_2[19], value_2[20], value_2[21],
      value_2[22], value_2[23], value_2[24], value_2[25], value_2[26], value_2[27], value_2[28], value_2[29],
      value_2[30], value_2[31], value_2[32], value_2[33], value_2[34], value_2[35], value_2[36], value_2[37],
      value_2[38], value_2[39], value_2[40], value_2[41], value_2[42], value_2[43], value_2[44], value_2[45],
      value_2[46], value_2[47], value_2[48], value_2[49], value_2[50], value_2[51], value_2[52], value_2[53],
      value_2[54], value_2[55], value_2[56], value_2[57], value_2[58], value_2[59], value_2[60], value_2[61],
      value_2[62], value_2[63]};
  wire control_12_10_is_2 = control[12:10] == 3'd2;

  reg [5:0] by_control_21_19;
  always @*
    case (control[21:19])
      3'd1: by_control_21_19 = {s0[5] & control_12_10_is_2, s0[4] & ~(control_12_10_is_1 | control_12_10_is_4),
          s0[3:0]};
      3'd2: by_control_21_19 = {s1[5] & control_12_10_is_2, s1[4] & ~(control_12_10_is_1 | control_12_10_is_4),
          s1[3:0]};
      3'd3: by_control_21_19 = {s2[5] & control_12_10_is_2, s2[4] & ~(control_12_10_is_1 | control_12_10_is_4),
          s2[3:0]};
      3'd4: by_control_21_19 = {1'b0, s2[1:0], 3'd0};
      default: by_control_21_19 = 6'd0;
    endcase

  wire [15:0] upper_1_next_joined = {s1[16], s1[17], s1[18], s1[19], s1[20], s1[21], s1[22], s1[23], s1[24], s1[25],
      s1[26], s1[27], s1[28], s1[29], s1[30], s1[31]};
  wire s2_31_and_control_13 = s2[31] & control[13];
  wire s2_15_and_control_13 = s2[15] & control[13];

  reg [65:0] by_control_12_10;
  always @*
    case (control[12:10])
      3'd1: by_control_12_10 = {{50{s2_15_and_control_13}}, s2[15:0]};
      3'd4: by_control_12_10 = {{18{s2_31_and_control_13}}, s2[31:16], {16{s2_15_and_control_13}}, s2[15:0]};
      3'd2: by_control_12_10 = {{2{s2[63] & control[13]}}, s2};
      default: by_control_12_10 = {{34{s2_31_and_control_13}}, s2[31:0]};
    endcase

  reg [65:0] by_control_35_34;
  always @*
    case (control[35:34])
      2'd1: by_control_35_34 = {34'd0, s1[31:0]};
      2'd2: by_control_35_34 = by_control_12_10;
      default: by_control_35_34 = 66'd0;
    endcase

  wire flag_otherwise_all = same_half & (s0[31:16] == s1[31:16]);

  reg by_control_12_10_control_12_10;
  always @*
    case (control[12:10])
      3'd1: by_control_12_10_control_12_10 = same_half;
      3'd4: by_control_12_10_control_12_10 = same_half;
      3'd2: by_control_12_10_control_12_10 = flag_otherwise_all & (s0[63:32] == s1[63:32]);
      default: by_control_12_10_control_12_10 = flag_otherwise_all;
    endcase

  wire flag_next_any = (less & control[5]) | (by_control_12_10_control_12_10 & control[6]) | (~(less |
      by_control_12_10_control_12_10) & control[7]);
  wire below_0_1_otherwise_all = ~(left[15] ^ right[15]) & (left[15] ^ sum_low[15]);
  wire below_1_1_next_all = ~(left[31] ^ right[31]) & (left[31] ^ sum_high[15]);
  wire above_1_1_next_choice = control[13] ? (below_1_1_next_all & sum_high[15]) : (sum_high[16] & ~control[14]);
  wire below_1_1_next_choice = control[13] ? (below_1_1_next_all & ~sum_high[15]) : (~sum_high[16] & control[14]);

  initial begin
    value_1 = 64'd0;
    amount_1 = 6'd0;
    fill_1 = 1'b0;
    upper_1 = 16'd0;
    upper_amount_1 = 4'd0;
    mask_1 = 32'd0;
    addend_1 = 66'd0;
    less_1 = 1'b0;
    less_1_2 = 1'b0;
    flag_1 = 1'b0;
    above_0_1 = 1'b0;
    above_1_1 = 1'b0;
    below_0_1 = 1'b0;
    below_1_1 = 1'b0;
    control_1 = 45'd0;
  end
  always @(posedge clock) begin
    if (start) begin
      value_1 <= control[22] ? value_next_joined : value_2;
      amount_1 <= by_control_21_19;
      fill_1 <= control[13] & value_2[63];
      upper_1 <= control[22] ? upper_1_next_joined : s1[31:16];
      upper_amount_1 <= s0[19:16];
      mask_1 <= mask_2;
      addend_1 <= by_control_35_34;
      less_1 <= less_1_next_choice;
      less_1_2 <= less_1_2_next_differing;
      flag_1 <= control[17] ? flag_next_any : (sum_high[16] ^ control[14]);
      above_0_1 <= below_0_1_condition_all ? above_1_1_next_choice : control[13] ? (below_0_1_otherwise_all &
          sum_low[15]) : (sum_low[16] & ~control[14]);
      above_1_1 <= above_1_1_next_choice;
      below_0_1 <= below_0_1_condition_all ? below_1_1_next_choice : control[13] ? (below_0_1_otherwise_all &
          ~sum_low[15]) : (~sum_low[16] & control[14]);
      below_1_1 <= below_1_1_next_choice;
      control_1 <= control;
    end
  end

  wire less_1_and_any_control_1_30_29 = less_1 & any_control_1_30_29;
  wire [65:0] inner_2_otherwise_all = {{14{inner[35]}}, {inner, 16'd0}} & {66{(control_1[33:31] == 3'd1) |
      (control_1[33:31] == 3'd2)}};

  initial begin
    value_2_2 = 64'd0;
    base_2 = 66'd0;
    inner_2 = 66'd0;
    carry_2 = 1'b0;
    flag_2 = 1'b0;
    above_0_2 = 1'b0;
    above_1_2 = 1'b0;
    below_0_2 = 1'b0;
    below_1_2 = 1'b0;
    control_2 = 45'd0;
  end
  always @(posedge clock) begin
    if (passes_1) begin
      value_2_2 <= {value_2_2_next_choice[63:32], value_2_2_next_differing & {16{control_1[30:29] != 2'd2}},
          value_2_2_next_choice[15:0] ^ {16{less_1_and_any_control_1_30_29}}};
      base_2 <= base_sum;
      inner_2 <= is_dot ? {{30{inner[35]}}, inner} : inner_2_otherwise_all;
      carry_2 <= less_1_and_any_control_1_30_29;
      flag_2 <= flag_1;
      above_0_2 <= above_0_1;
      above_1_2 <= above_1_1;
      below_0_2 <= below_0_1;
      below_1_2 <= below_1_1;
      control_2 <= control_1;
    end
  end

  wire [15:0] value_next_any = accumulated_2[15:0] | {16{(is_quad ? accumulated_2[16] : accumulated_3[16]) &
      control_2[41]}};
  wire [15:0] value_next_any_accumulated_0_15_0 = accumulated_0[15:0] | {16{(is_quad ? accumulated_0[16] :
      accumulated_1[16]) & control_2[41]}};
  wire [63:0] value_next_joined_accumulated_3_15_0 = {accumulated_3[15:0] | {16{accumulated_3[16] & control_2[41]}},
      value_next_any, accumulated_1[15:0] | {16{accumulated_1[16] & control_2[41]}},
      value_next_any_accumulated_0_15_0};

  initial begin
    total_3 = 66'd0;
    value_3 = 64'd0;
    flag_3 = 1'b0;
    above_0_3 = 1'b0;
    above_1_3 = 1'b0;
    below_0_3 = 1'b0;
    below_1_3 = 1'b0;
    control_3 = 45'd0;
  end
  always @(posedge clock) begin
    if (passes_2) begin
      total_3 <= total;
      value_3 <= (control_2[38:36] == 3'd5) ? value_next_joined_accumulated_3_15_0 : value_2_2;
      flag_3 <= flag_2;
      above_0_3 <= above_0_2;
      above_1_3 <= above_1_2;
      below_0_3 <= below_0_2;
      below_1_3 <= below_1_2;
      control_3 <= control_2;
    end
  end

  initial begin
    value_4 = 64'd0;
    flag_4 = 1'b0;
  end
  always @(posedge clock) begin
    if (passes_3) begin
      value_4 <= limited;
      flag_4 <= (control_3[38:36] == 3'd2) ? total_3[64] : flag_3;
    end
  end

endmodule

`default_nettype wire
