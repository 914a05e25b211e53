// integer_unit: generator of hdl/src/vector/lane/integer/mod.rs
// Written by Tombolo; change the source.
// SPDX-License-Identifier: MIT OR Apache-2.0

`default_nettype none

module integer_unit (
  input wire clock,
  input wire [44:0] control,
  input wire start,
  input wire [63:0] s0,
  input wire [63:0] s1,
  input wire [63:0] s2,
  input wire mask,
  input wire [5:0] lane,
  output wire [63:0] value,
  output wire flag
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
  wire [135:0] product_1;
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
  assign a_factor = {a_factor_3, a_factor_2, a_factor_1, a_factor_0};
  assign b_factor = {b_factor_3, b_factor_2, b_factor_1, b_factor_0};

  wire [44:0] conjunction_1 = control;
  assign carry_in = (conjunction_1[16] & mask) ^ conjunction_1[14];
  assign left = conjunction_1[15] ? s1[31:0] : s0[31:0];
  assign right = (conjunction_1[15] ? s0[31:0] : s1[31:0]) ^ {32{conjunction_1[14]}};
  wire [17:0] sum_1 = {1'b0, {left[15:0], 1'b1}} + {1'b0, {right[15:0], carry_in}};
  assign sum_low = sum_1[17:1];

  wire equal_1 = conjunction_1[30:29] == 2'd2;
  wire equal_2 = conjunction_1[12:10] == 3'd4;
  wire [17:0] sum_2 = {1'b0, {left[31:16], 1'b1}} + {1'b0, {right[31:16], (equal_2 | equal_1) ? carry_in :
      sum_low[16]}};

  assign sum_high = sum_2[17:1];
  assign same_half = s0[15:0] == s1[15:0];

  wire exclusive_1 = (~sum_high[16]) ^ (conjunction_1[13] & (s0[31] ^ s1[31]));
  wire [33:0] sum_3 = {1'b0, {s0[63:32], 1'b1}} + {1'b0, {~s1[63:32], sum_high[16]}};
  wire exclusive_2 = (~sum_low[16]) ^ (conjunction_1[13] & (s0[15] ^ s1[15]));

  always @*
    case (conjunction_1[12:10])
      3'd1: less = exclusive_2;
      3'd4: less = exclusive_2;
      3'd2: less = (~sum_3[33]) ^ (conjunction_1[13] & (s0[63] ^ s1[63]));
      default: less = exclusive_1;
    endcase

  always @*
    case (conjunction_1[25:23])
      3'd1: ones = s0[4:0];
      3'd2: ones = s2[4:0];
      default: ones = lane[4:0];
    endcase

  wire [31:0] disjunction_1 = (~(32'hffffffff << ones)) | {32{(conjunction_1[25:23] == 3'd0) | ((conjunction_1[25:23]
      == 3'd3) & lane[5])}};
  assign mask_2 = disjunction_1 & {32{~((conjunction_1[25:23] == 3'd4) & (~lane[5]))}};

  wire equal_3 = conjunction_1[12:10] == 3'd1;
  wire conjunction_2 = (equal_3 ? s2[15] : s2[31]) & conjunction_1[13];

  assign first_below_third = (s0[31:0] < s2[31:0]) ^ ((equal_3 ? s0[15] : s0[31]) & conjunction_1[13]) ^
      conjunction_2;
  assign second_below_third = (s1[31:0] < s2[31:0]) ^ ((equal_3 ? s1[15] : s1[31]) & conjunction_1[13]) ^
      conjunction_2;

  always @*
    case ({conjunction_1[8:5], exclusive_1, first_below_third, second_below_third})
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
      default: chosen = {1'b0, (conjunction_1[8:5] == 4'd1) & mask};
    endcase

  wire conjunction_3 = (conjunction_1[12:10] == 3'd0) & (~equal_1);
  wire chosen_1 = conjunction_3 ? exclusive_1 : exclusive_2;

  always @*
    case ({conjunction_1[8:5], chosen_1, first_below_third, second_below_third})
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
      default: chosen_2 = {1'b0, (conjunction_1[8:5] == 4'd1) & mask};
    endcase

  reg [15:0] looked_up_1;
  always @*
    case (chosen_2)
      2'd1: looked_up_1 = s1[15:0];
      2'd2: looked_up_1 = s2[15:0];
      default: looked_up_1 = s0[15:0];
    endcase

  reg [15:0] looked_up_2;
  always @*
    case (chosen)
      2'd1: looked_up_2 = s1[31:16];
      2'd2: looked_up_2 = s2[31:16];
      default: looked_up_2 = s0[31:16];
    endcase

  assign selected = {looked_up_2, looked_up_1};

  reg [31:0] looked_up_3;
  always @*
    case (conjunction_1[6:5])
      2'd1: looked_up_3 = s0[31:0] | s1[31:0];
      2'd2: looked_up_3 = s0[31:0] ^ s1[31:0];
      2'd3: looked_up_3 = s0[31:0];
      default: looked_up_3 = s0[31:0] & s1[31:0];
    endcase

  assign bitwise_first = looked_up_3 ^ {32{conjunction_1[7]}};
  wire [31:0] conjunction_4 = s2[31:0] & (~(s0[31:0] & {32{conjunction_1[9:8] == 2'd3}})) & {32{|conjunction_1[9:8]}};
  assign bitwise = (conjunction_1[9:8] == 2'd2) ? (bitwise_first ^ conjunction_4) : (bitwise_first | conjunction_4);

  wire [31:0] joined_1 = {s0[0], s0[1], s0[2], s0[3], s0[4], s0[5], s0[6], s0[7], s0[8], s0[9], s0[10], s0[11],
      s0[12], s0[13], s0[14], s0[15], s0[16], s0[17], s0[18], s0[19], s0[20], s0[21], s0[22], s0[23], s0[24], s0[25],
      s0[26], s0[27], s0[28], s0[29], s0[30], s0[31]};

  reg [31:0] looked_up_4;
  always @*
    case (conjunction_1[6:5])
      2'd1: looked_up_4 = joined_1;
      2'd2: looked_up_4 = s0[31:0] ^ {32{s0[31]}};
      default: looked_up_4 = s0[31:0];
    endcase

  assign leading = leading_zeros_32(looked_up_4);

  reg [7:0] looked_up_5;
  always @*
    case (s2[2:0])
      3'd1: looked_up_5 = s1[15:8];
      3'd2: looked_up_5 = s1[23:16];
      3'd3: looked_up_5 = s1[31:24];
      3'd4: looked_up_5 = s0[7:0];
      3'd5: looked_up_5 = s0[15:8];
      3'd6: looked_up_5 = s0[23:16];
      3'd7: looked_up_5 = s0[31:24];
      default: looked_up_5 = s1[7:0];
    endcase

  reg looked_up_6;
  always @*
    case (s2[1:0])
      2'd1: looked_up_6 = s1[31];
      2'd2: looked_up_6 = s0[15];
      2'd3: looked_up_6 = s0[31];
      default: looked_up_6 = s1[15];
    endcase

  reg [7:0] looked_up_7;
  always @*
    case (s2[10:8])
      3'd1: looked_up_7 = s1[15:8];
      3'd2: looked_up_7 = s1[23:16];
      3'd3: looked_up_7 = s1[31:24];
      3'd4: looked_up_7 = s0[7:0];
      3'd5: looked_up_7 = s0[15:8];
      3'd6: looked_up_7 = s0[23:16];
      3'd7: looked_up_7 = s0[31:24];
      default: looked_up_7 = s1[7:0];
    endcase

  reg looked_up_8;
  always @*
    case (s2[9:8])
      2'd1: looked_up_8 = s1[31];
      2'd2: looked_up_8 = s0[15];
      2'd3: looked_up_8 = s0[31];
      default: looked_up_8 = s1[15];
    endcase

  reg [7:0] looked_up_9;
  always @*
    case (s2[18:16])
      3'd1: looked_up_9 = s1[15:8];
      3'd2: looked_up_9 = s1[23:16];
      3'd3: looked_up_9 = s1[31:24];
      3'd4: looked_up_9 = s0[7:0];
      3'd5: looked_up_9 = s0[15:8];
      3'd6: looked_up_9 = s0[23:16];
      3'd7: looked_up_9 = s0[31:24];
      default: looked_up_9 = s1[7:0];
    endcase

  reg looked_up_10;
  always @*
    case (s2[17:16])
      2'd1: looked_up_10 = s1[31];
      2'd2: looked_up_10 = s0[15];
      2'd3: looked_up_10 = s0[31];
      default: looked_up_10 = s1[15];
    endcase

  reg [7:0] looked_up_11;
  always @*
    case (s2[26:24])
      3'd1: looked_up_11 = s1[15:8];
      3'd2: looked_up_11 = s1[23:16];
      3'd3: looked_up_11 = s1[31:24];
      3'd4: looked_up_11 = s0[7:0];
      3'd5: looked_up_11 = s0[15:8];
      3'd6: looked_up_11 = s0[23:16];
      3'd7: looked_up_11 = s0[31:24];
      default: looked_up_11 = s1[7:0];
    endcase

  reg looked_up_12;
  always @*
    case (s2[25:24])
      2'd1: looked_up_12 = s1[31];
      2'd2: looked_up_12 = s0[15];
      2'd3: looked_up_12 = s0[31];
      default: looked_up_12 = s1[15];
    endcase

  assign permuted = {(|s2[31:27]) ? {8{(s2[26] ? (|s2[25:24]) : looked_up_12) | (|s2[31:28])}} : looked_up_11,
      (|s2[23:19]) ? {8{(s2[18] ? (|s2[17:16]) : looked_up_10) | (|s2[23:20])}} : looked_up_9, (|s2[15:11]) ?
      {8{(s2[10] ? (|s2[9:8]) : looked_up_8) | (|s2[15:12])}} : looked_up_7, (|s2[7:3]) ? {8{(s2[2] ? (|s2[1:0]) :
      looked_up_6) | (|s2[7:4])}} : looked_up_5};

  wire [9:0] sum_4 = {1'b0, {s0[7:0], 1'b1}} + {1'b0, {s1[7:0], s2[0]}};
  wire [9:0] sum_5 = {1'b0, {s0[15:8], 1'b1}} + {1'b0, {s1[15:8], s2[8]}};
  wire [9:0] sum_6 = {1'b0, {s0[23:16], 1'b1}} + {1'b0, {s1[23:16], s2[16]}};
  wire [9:0] sum_7 = {1'b0, {s0[31:24], 1'b1}} + {1'b0, {s1[31:24], s2[24]}};

  assign averages = {sum_7[9:2], sum_6[9:2], sum_5[9:2], sum_4[9:2]};

  wire chosen_3 = conjunction_1[13] ? (((&s0[31:16]) & s0[15]) | (~((|s0[31:16]) | s0[15]))) : (~(|s0[31:16]));
  wire chosen_4 = conjunction_1[13] ? (((&s1[31:16]) & s1[15]) | (~((|s1[31:16]) | s1[15]))) : (~(|s1[31:16]));
  wire [15:0] chosen_5 = chosen_4 ? s1[15:0] : {(~(conjunction_1[13] & s1[31])) ^ conjunction_1[13],
      {15{~(conjunction_1[13] & s1[31])}}};
  wire [15:0] chosen_6 = chosen_3 ? s0[15:0] : {(~(conjunction_1[13] & s0[31])) ^ conjunction_1[13],
      {15{~(conjunction_1[13] & s0[31])}}};
  wire [31:0] extended_1 = {16'd0, {(s0[23:16] | {8{|s0[30:24]}}) & {8{~s0[31]}}, (s0[7:0] | {8{|s0[14:8]}}) &
      {8{~s0[15]}}}};

  assign narrowed = equal_2 ? extended_1 : {chosen_5, chosen_6};
  wire [63:0] chosen_7 = conjunction_1[18] ? s0 : s1;

  always @*
    case (conjunction_1[12:10])
      3'd1: operand = {{48{chosen_7[15] & conjunction_1[13]}}, chosen_7[15:0]};
      3'd4: operand = {{48{chosen_7[15] & conjunction_1[13]}}, chosen_7[15:0]};
      3'd2: operand = chosen_7;
      default: operand = {{32{chosen_7[31] & conjunction_1[13]}}, chosen_7[31:0]};
    endcase

  always @*
    case (conjunction_1[4:0])
      5'd1: value_2 = {32'd0, selected};
      5'd2: value_2 = {32'd0, bitwise};
      5'd3: value_2 = {32'd0, {sum_high[15:0], sum_low[15:0]}};
      5'd4: value_2 = {s0[31:0], s1[31:0]};
      5'd5: value_2 = {32'd0, mask_2};
      5'd6: value_2 = {32'd0, s0[31:0] & mask_2};
      5'd7: value_2 = {32'd0, {27'd0, leading[4:0]} | {32{leading[5]}}};
      5'd8: value_2 = {32'd0, joined_1};
      5'h10: value_2 = {32'd0, permuted};
      5'h11: value_2 = {32'd0, averages};
      5'h12: value_2 = {32'd0, narrowed};
      default: value_2 = operand;
    endcase

  assign a_halves = (conjunction_1[33:31] == 3'd3) | (conjunction_1[33:31] == 3'd4);
  wire equal_4 = conjunction_1[33:31] == 3'd2;
  assign a_high = equal_4 ? {{9{s0[23] & conjunction_1[13]}}, s0[23:16]} : {s0[31] & conjunction_1[13], s0[31:16]};

  wire conjunction_5 = conjunction_1[42] & conjunction_1[40];
  wire [4:0] extended_2 = {5{s0[3] & conjunction_5}};
  wire conjunction_6 = s0[7] & conjunction_5;
  wire [8:0] joined_2 = {{5{conjunction_6}}, s0[7:4]};

  always @*
    case (conjunction_1[33:31])
      3'd5: a_factor_0 = {{9{conjunction_6}}, s0[7:0]};
      3'd6: a_factor_0 = {joined_2[7:0] + {8{extended_2[4]}}, {{5{s0[3] & conjunction_5}}, s0[3:0]}};
      default: a_factor_0 = {s0[15] & conjunction_1[13] & a_halves, s0[15:0]};
    endcase

  wire [4:0] extended_3 = {5{s0[11] & conjunction_5}};
  wire conjunction_7 = s0[15] & conjunction_5;
  wire [8:0] joined_3 = {{5{conjunction_7}}, s0[15:12]};

  always @*
    case (conjunction_1[33:31])
      3'd5: a_factor_1 = {{9{conjunction_7}}, s0[15:8]};
      3'd6: a_factor_1 = {joined_3[7:0] + {8{extended_3[4]}}, {{5{s0[11] & conjunction_5}}, s0[11:8]}};
      default: a_factor_1 = {s0[15] & conjunction_1[13] & a_halves, s0[15:0]};
    endcase

  wire [4:0] extended_4 = {5{s0[19] & conjunction_5}};
  wire conjunction_8 = s0[23] & conjunction_5;
  wire [8:0] joined_4 = {{5{conjunction_8}}, s0[23:20]};

  always @*
    case (conjunction_1[33:31])
      3'd5: a_factor_2 = {{9{conjunction_8}}, s0[23:16]};
      3'd6: a_factor_2 = {joined_4[7:0] + {8{extended_4[4]}}, {{5{s0[19] & conjunction_5}}, s0[19:16]}};
      default: a_factor_2 = a_high;
    endcase

  wire [4:0] extended_5 = {5{s0[27] & conjunction_5}};
  wire conjunction_9 = s0[31] & conjunction_5;
  wire [8:0] joined_5 = {{5{conjunction_9}}, s0[31:28]};

  always @*
    case (conjunction_1[33:31])
      3'd5: a_factor_3 = {{9{conjunction_9}}, s0[31:24]};
      3'd6: a_factor_3 = {joined_5[7:0] + {8{extended_5[4]}}, {{5{s0[27] & conjunction_5}}, s0[27:24]}};
      default: a_factor_3 = a_high;
    endcase

  assign b_halves = a_halves;
  assign b_high = equal_4 ? {{9{s1[23] & conjunction_1[13]}}, s1[23:16]} : {s1[31] & conjunction_1[13], s1[31:16]};

  wire conjunction_10 = conjunction_1[43] & conjunction_1[40];
  wire conjunction_11 = s1[7] & conjunction_10;
  wire [4:0] extended_6 = {5{conjunction_11}};
  wire [8:0] joined_6 = {{5{s1[3] & conjunction_10}}, s1[3:0]};

  always @*
    case (conjunction_1[33:31])
      3'd5: b_factor_0 = {{9{conjunction_11}}, s1[7:0]};
      3'd6: b_factor_0 = {joined_6[7:0] + {8{extended_6[4]}}, {{5{conjunction_11}}, s1[7:4]}};
      default: b_factor_0 = {s1[15] & conjunction_1[13] & b_halves, s1[15:0]};
    endcase

  wire conjunction_12 = s1[15] & conjunction_10;
  wire [4:0] extended_7 = {5{conjunction_12}};
  wire [8:0] joined_7 = {{5{s1[11] & conjunction_10}}, s1[11:8]};

  always @*
    case (conjunction_1[33:31])
      3'd5: b_factor_1 = {{9{conjunction_12}}, s1[15:8]};
      3'd6: b_factor_1 = {joined_7[7:0] + {8{extended_7[4]}}, {{5{conjunction_12}}, s1[15:12]}};
      default: b_factor_1 = b_high;
    endcase

  wire conjunction_13 = s1[23] & conjunction_10;
  wire [4:0] extended_8 = {5{conjunction_13}};
  wire [8:0] joined_8 = {{5{s1[19] & conjunction_10}}, s1[19:16]};

  always @*
    case (conjunction_1[33:31])
      3'd5: b_factor_2 = {{9{conjunction_13}}, s1[23:16]};
      3'd6: b_factor_2 = {joined_8[7:0] + {8{extended_8[4]}}, {{5{conjunction_13}}, s1[23:20]}};
      default: b_factor_2 = {s1[15] & conjunction_1[13] & b_halves, s1[15:0]};
    endcase

  wire conjunction_14 = s1[31] & conjunction_10;
  wire [4:0] extended_9 = {5{conjunction_14}};
  wire [8:0] joined_9 = {{5{s1[27] & conjunction_10}}, s1[27:24]};

  always @*
    case (conjunction_1[33:31])
      3'd5: b_factor_3 = {{9{conjunction_14}}, s1[31:24]};
      3'd6: b_factor_3 = {joined_9[7:0] + {8{extended_9[4]}}, {{5{conjunction_14}}, s1[31:28]}};
      default: b_factor_3 = b_high;
    endcase

  wire [64:0] shifted_1 = $unsigned($signed({fill_1, value_1}) >>> amount_1);
  wire [63:0] joined_10 = {shifted_1[0], shifted_1[1], shifted_1[2], shifted_1[3], shifted_1[4], shifted_1[5],
      shifted_1[6], shifted_1[7], shifted_1[8], shifted_1[9], shifted_1[10], shifted_1[11], shifted_1[12],
      shifted_1[13], shifted_1[14], shifted_1[15], shifted_1[16], shifted_1[17], shifted_1[18], shifted_1[19],
      shifted_1[20], shifted_1[21], shifted_1[22], shifted_1[23], shifted_1[24], shifted_1[25], shifted_1[26],
      shifted_1[27], shifted_1[28], shifted_1[29], shifted_1[30], shifted_1[31], shifted_1[32], shifted_1[33],
      shifted_1[34], shifted_1[35], shifted_1[36], shifted_1[37], shifted_1[38], shifted_1[39], shifted_1[40],
      shifted_1[41], shifted_1[42], shifted_1[43], shifted_1[44], shifted_1[45], shifted_1[46], shifted_1[47],
      shifted_1[48], shifted_1[49], shifted_1[50], shifted_1[51], shifted_1[52], shifted_1[53], shifted_1[54],
      shifted_1[55], shifted_1[56], shifted_1[57], shifted_1[58], shifted_1[59], shifted_1[60], shifted_1[61],
      shifted_1[62], shifted_1[63]};

  assign shifted = control_1[22] ? joined_10 : shifted_1[63:0];

  wire [16:0] shifted_2 = $unsigned($signed({control_1[13] & upper_1[15], upper_1}) >>> upper_amount_1);
  wire [15:0] joined_11 = {shifted_2[0], shifted_2[1], shifted_2[2], shifted_2[3], shifted_2[4], shifted_2[5],
      shifted_2[6], shifted_2[7], shifted_2[8], shifted_2[9], shifted_2[10], shifted_2[11], shifted_2[12],
      shifted_2[13], shifted_2[14], shifted_2[15]};

  assign upper_shifted = control_1[22] ? joined_11 : shifted_2[15:0];

  wire [2:0] sum_8 = {1'b0, {1'b0, value_1[28]} + {1'b0, value_1[29]}} + {1'b0, {1'b0, value_1[30]} + {1'b0,
      value_1[31]}};
  wire [2:0] sum_9 = {1'b0, {1'b0, value_1[24]} + {1'b0, value_1[25]}} + {1'b0, {1'b0, value_1[26]} + {1'b0,
      value_1[27]}};
  wire [2:0] sum_10 = {1'b0, {1'b0, value_1[20]} + {1'b0, value_1[21]}} + {1'b0, {1'b0, value_1[22]} + {1'b0,
      value_1[23]}};
  wire [2:0] sum_11 = {1'b0, {1'b0, value_1[16]} + {1'b0, value_1[17]}} + {1'b0, {1'b0, value_1[18]} + {1'b0,
      value_1[19]}};
  wire [2:0] sum_12 = {1'b0, {1'b0, value_1[12]} + {1'b0, value_1[13]}} + {1'b0, {1'b0, value_1[14]} + {1'b0,
      value_1[15]}};
  wire [2:0] sum_13 = {1'b0, {1'b0, value_1[8]} + {1'b0, value_1[9]}} + {1'b0, {1'b0, value_1[10]} + {1'b0,
      value_1[11]}};
  wire [2:0] sum_14 = {1'b0, {1'b0, value_1[4]} + {1'b0, value_1[5]}} + {1'b0, {1'b0, value_1[6]} + {1'b0,
      value_1[7]}};
  wire [2:0] sum_15 = {1'b0, {1'b0, value_1[0]} + {1'b0, value_1[1]}} + {1'b0, {1'b0, value_1[2]} + {1'b0,
      value_1[3]}};

  assign set_bits = {1'b0, {1'b0, {1'b0, sum_15} + {1'b0, sum_14}} + {1'b0, {1'b0, sum_13} + {1'b0, sum_12}}} +
      {1'b0, {1'b0, {1'b0, sum_11} + {1'b0, sum_10}} + {1'b0, {1'b0, sum_9} + {1'b0, sum_8}}};
  wire equal_5 = control_1[33:31] == 3'd6;
  assign is_dot = equal_5 | (control_1[33:31] == 3'd5);

  wire [8:0] sum_16 = product_1[3*34 + 9 +: 9] + {8'd0, product_1[3*34 + 8]};
  wire conjunction_15 = control_1[40] & (control_1[42] | control_1[43]);
  wire [33:0] chosen_8 = equal_5 ? {{25{sum_16[8] & conjunction_15}}, sum_16} : product_1[3*34 +: 34];
  wire [33:0] conjunction_16 = chosen_8 & {34{is_dot}};
  wire [8:0] sum_17 = product_1[2*34 + 9 +: 9] + {8'd0, product_1[2*34 + 8]};
  wire [33:0] chosen_9 = equal_5 ? {{25{sum_17[8] & conjunction_15}}, sum_17} : product_1[2*34 +: 34];
  wire [8:0] sum_18 = product_1[1*34 + 9 +: 9] + {8'd0, product_1[1*34 + 8]};
  wire [33:0] chosen_10 = equal_5 ? {{25{sum_18[8] & conjunction_15}}, sum_18} : product_1[1*34 +: 34];

  assign inner = {{2{chosen_10[33]}}, chosen_10} + {{2{chosen_9[33]}}, chosen_9} + {{2{conjunction_16[33]}},
      conjunction_16};

  wire [8:0] sum_19 = product_1[9 +: 9] + {8'd0, product_1[8]};
  wire [33:0] chosen_11 = equal_5 ? {{25{sum_19[8] & conjunction_15}}, sum_19} : product_1[0 +: 34];
  wire equal_6 = control_1[30:29] == 2'd2;
  wire reduced_1 = |control_1[30:29];
  wire conjunction_17 = less_1_2 & reduced_1;
  wire [31:0] disjunction_2 = (shifted[31:0] & mask_1) | ((~mask_1) & {32{(|(shifted[31:0] & mask_1 & (~{1'b0,
      mask_1[31:1]}))) & control_1[13]}});
  wire [31:0] chosen_12 = control_1[26] ? disjunction_2 : shifted[31:0];
  wire equal_7 = control_1[12:10] == 3'd4;
  wire [31:0] disjunction_3 = {(equal_7 & (|control_1[21:19])) ? upper_shifted : chosen_12[31:16], chosen_12[15:0]} |
      (addend_1[31:0] & {32{control_1[28]}});
  wire [63:0] chosen_13 = control_1[27] ? {58'd0, set_bits} : {shifted[63:32], disjunction_3};
  wire [15:0] exclusive_3 = chosen_13[31:16] ^ {16{conjunction_17}};

  always @*
    case (control_1[33:31])
      3'd0: base = {50'd0, exclusive_3 & {16{equal_6}}};
      3'd3: base = {{32{chosen_11[33]}}, chosen_11};
      3'd5: base = {{32{chosen_11[33]}}, chosen_11};
      3'd6: base = {{32{chosen_11[33]}}, chosen_11};
      default: base = {chosen_8, chosen_11[31:0]};
    endcase

  wire [33:0] sum_20 = {1'b0, {base[31:0], 1'b1}} + {1'b0, {addend_1[31:0], conjunction_17 & equal_6}};
  assign base_sum_low = sum_20[33:1];
  wire [35:0] sum_21 = {1'b0, {base[65:32], 1'b1}} + {1'b0, {addend_1[65:32], base_sum_low[32] & (~equal_7)}};
  assign base_sum = {sum_21[34:1], base_sum_low[31:0]};

  wire equal_8 = control_2[38:36] == 3'd1;
  wire [67:0] sum_22 = {1'b0, {base_2, 1'b1}} + {1'b0, {equal_8 ? {2'd0, value_2_2} : inner_2, carry_2 & equal_8}};

  assign total = sum_22[66:1];

  wire [10:0] chosen_14 = control_2[44] ? byte_sum_2[2*11 +: 11] : byte_sum_2[0 +: 11];
  wire [10:0] chosen_15 = (control_2[6:5] == 2'd1) ? 11'd0 : chosen_14;
  wire [17:0] sum_23 = {1'b0, {base_2[15:0], 1'b1}} + {1'b0, {{6'd0, chosen_15[10:1]}, chosen_15[0]}};

  assign accumulated_0 = sum_23[17:1];

  reg [10:0] looked_up_13;
  always @*
    case (control_2[6:5])
      2'd1: looked_up_13 = chosen_14;
      2'd2: looked_up_13 = byte_sum_2[1*11 +: 11];
      default: looked_up_13 = {10'd0, accumulated_0[16]};
    endcase

  wire [17:0] sum_24 = {1'b0, {base_2[31:16], 1'b1}} + {1'b0, {{6'd0, looked_up_13[10:1]}, looked_up_13[0]}};

  assign accumulated_1 = sum_24[17:1];
  assign is_quad = control_2[6:5] == 2'd2;

  wire [10:0] chosen_16 = is_quad ? byte_sum_2[2*11 +: 11] : control_2[44] ? byte_sum_2[3*11 +: 11] : byte_sum_2[1*11
      +: 11];
  wire [17:0] sum_25 = {1'b0, {base_2[47:32], 1'b1}} + {1'b0, {{6'd0, chosen_16[10:1]}, chosen_16[0]}};

  assign accumulated_2 = sum_25[17:1];

  wire [10:0] chosen_17 = is_quad ? byte_sum_2[3*11 +: 11] : {10'd0, accumulated_2[16]};
  wire [17:0] sum_26 = {1'b0, {base_2[63:48], 1'b1}} + {1'b0, {{6'd0, chosen_17[10:1]}, chosen_17[0]}};

  assign accumulated_3 = sum_26[17:1];
  assign from_total = ~((control_3[38:36] == 3'd0) | (control_3[38:36] == 3'd5));

  always @*
    case (control_3[38:36])
      3'd1: result = total_3[63:0];
      3'd2: result = total_3[63:0];
      3'd3: result = {32'd0, total_3[63:32]};
      3'd4: result = {32'd0, {total_3[47:32], total_3[15:0]}};
      default: result = value_3;
    endcase

  wire conjunction_18 = control_3[41] & control_3[39];
  wire conjunction_19 = control_3[13] & (~total_3[65]);
  wire conjunction_20 = control_3[13] & total_3[65];
  wire conjunction_21 = control_3[13] & total_3[31];

  reg looked_up_14;
  always @*
    case (control_3[12:10])
      3'd1: looked_up_14 = ((|total_3[65:16]) & (~conjunction_20)) | (conjunction_19 & total_3[15]);
      3'd4: looked_up_14 = ((|total_3[31:16]) & (~conjunction_21)) | (control_3[13] & (~total_3[31]) & total_3[15]);
      3'd2: looked_up_14 = ((|total_3[65:64]) & (~conjunction_20)) | (conjunction_19 & total_3[63]);
      default: looked_up_14 = ((|total_3[65:32]) & (~conjunction_20)) | (conjunction_19 & total_3[31]);
    endcase

  wire conjunction_22 = (from_total ? looked_up_14 : above_0_3) & conjunction_18;
  wire equal_9 = control_3[12:10] == 3'd4;

  reg looked_up_15;
  always @*
    case (control_3[12:10])
      3'd1: looked_up_15 = conjunction_20 & (~((&total_3[65:16]) & total_3[15]));
      3'd4: looked_up_15 = conjunction_21 & (~((&total_3[31:16]) & total_3[15]));
      3'd2: looked_up_15 = conjunction_20 & (~((&total_3[65:64]) & total_3[63]));
      default: looked_up_15 = conjunction_20 & (~((&total_3[65:32]) & total_3[31]));
    endcase

  wire conjunction_23 = (from_total ? looked_up_15 : below_0_3) & conjunction_18;
  wire disjunction_4 = conjunction_22 | conjunction_23;
  wire [15:0] joined_12 = {conjunction_22 ^ (control_3[13] & ((control_3[12:10] == 3'd1) | equal_9)),
      {15{conjunction_22}}};
  wire conjunction_24 = control_3[13] & total_3[63];
  wire chosen_18 = from_total ? (((|total_3[63:48]) & (~conjunction_24)) | (control_3[13] & (~total_3[63]) &
      total_3[47])) : above_1_3;
  wire chosen_19 = equal_9 ? (chosen_18 & conjunction_18) : conjunction_22;
  wire conjunction_25 = (from_total ? (conjunction_24 & (~((&total_3[63:48]) & total_3[47]))) : below_1_3) &
      conjunction_18;
  wire [31:0] chosen_20 = disjunction_4 ? {conjunction_22 ^ (control_3[13] & (control_3[12:10] == 3'd2)),
      {31{conjunction_22}}} : result[63:32];
  wire [15:0] chosen_21 = (chosen_19 | (equal_9 ? conjunction_25 : conjunction_23)) ? {chosen_19 ^ (control_3[13] &
      ((control_3[12:10] == 3'd0) | equal_9)), {15{chosen_19}}} : result[31:16];

  assign limited = {chosen_20, chosen_21, disjunction_4 ? joined_12 : result[15:0]};
  assign value = value_4;
  assign flag = flag_4;
  genvar i;

  wire disjunction_5 = (|s1[7:0]) | (~conjunction_1[7]);
  wire disjunction_6 = (|s1[15:8]) | (~conjunction_1[7]);
  wire disjunction_7 = (|s1[23:16]) | (~conjunction_1[7]);
  wire disjunction_8 = (|s1[31:24]) | (~conjunction_1[7]);

  for (i = 0; i < 4; i = i + 1) begin : each_carry
    reg [33:0] product_1_i;
    reg [7:0] difference_0_1;
    reg carry_0_1;
    reg [7:0] difference_1_1;
    reg carry_1_1;
    reg [7:0] difference_2_1;
    reg carry_2_1;
    reg [7:0] difference_3_1;
    reg carry_3_1;
    reg [10:0] byte_sum_2_i;
    assign product_1[i*34 +: 34] = product_1_i;
    assign byte_sum_2[i*11 +: 11] = byte_sum_2_i;

    wire [8:0] difference_1 = {1'b0, s0[8*i +: 8]} - {1'b0, s1[7:0]};
    wire [8:0] difference_2 = {1'b0, s0[8*i + 8 +: 8]} - {1'b0, s1[15:8]};
    wire [8:0] difference_3 = {1'b0, s0[8*i + 16 +: 8]} - {1'b0, s1[23:16]};
    wire [8:0] difference_4 = {1'b0, s0[8*i + 24 +: 8]} - {1'b0, s1[31:24]};

    initial begin
      product_1_i = 34'd0;
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
        product_1_i <= $signed(a_factor[i*17 +: 17]) * $signed(b_factor[i*17 +: 17]);
        difference_0_1 <= (difference_1[7:0] ^ {8{difference_1[8]}}) & {8{disjunction_5}};
        carry_0_1 <= difference_1[8] & disjunction_5;
        difference_1_1 <= (difference_2[7:0] ^ {8{difference_2[8]}}) & {8{disjunction_6}};
        carry_1_1 <= difference_2[8] & disjunction_6;
        difference_2_1 <= (difference_3[7:0] ^ {8{difference_3[8]}}) & {8{disjunction_7}};
        carry_2_1 <= difference_3[8] & disjunction_7;
        difference_3_1 <= (difference_4[7:0] ^ {8{difference_4[8]}}) & {8{disjunction_8}};
        carry_3_1 <= difference_4[8] & disjunction_8;
      end
    end

    wire [9:0] sum_27 = {1'b0, {difference_0_1, 1'b1}} + {1'b0, {difference_1_1, carry_0_1}};
    wire [9:0] sum_28 = {1'b0, {difference_2_1, 1'b1}} + {1'b0, {difference_3_1, carry_1_1}};
    wire [10:0] sum_29 = {1'b0, {sum_27[9:1], 1'b1}} + {1'b0, {sum_28[9:1], carry_2_1}};

    initial begin
      byte_sum_2_i = 11'd0;
    end
    always @(posedge clock) begin
      if (passes_1) begin
        byte_sum_2_i <= {sum_29[10:1], carry_3_1};
      end
    end
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

  wire [63:0] joined_13 = {value_2[0], value_2[1], value_2[2], value_2[3], value_2[4], value_2[5], value_2[6],
      value_2[7], value_2[8], value_2[9], value_2[10], value_2[11], value_2[12], value_2[13], value_2[14],
      value_2[15], value_2[16], value_2[17], value_2[18], value_2[19], value_2[20], value_2[21], value_2[22],
      value_2[23], value_2[24], value_2[25], value_2[26], value_2[27], value_2[28], value_2[29], value_2[30],
      value_2[31], value_2[32], value_2[33], value_2[34], value_2[35], value_2[36], value_2[37], value_2[38],
      value_2[39], value_2[40], value_2[41], value_2[42], value_2[43], value_2[44], value_2[45], value_2[46],
      value_2[47], value_2[48], value_2[49], value_2[50], value_2[51], value_2[52], value_2[53], value_2[54],
      value_2[55], value_2[56], value_2[57], value_2[58], value_2[59], value_2[60], value_2[61], value_2[62],
      value_2[63]};
  wire equal_10 = conjunction_1[12:10] == 3'd2;

  reg [5:0] looked_up_16;
  always @*
    case (conjunction_1[21:19])
      3'd1: looked_up_16 = {{s0[5] & equal_10, s0[4] & (~(equal_3 | equal_2))}, s0[3:0]};
      3'd2: looked_up_16 = {{s1[5] & equal_10, s1[4] & (~(equal_3 | equal_2))}, s1[3:0]};
      3'd3: looked_up_16 = {{s2[5] & equal_10, s2[4] & (~(equal_3 | equal_2))}, s2[3:0]};
      3'd4: looked_up_16 = {1'b0, s2[1:0], 3'd0};
      default: looked_up_16 = 6'd0;
    endcase

  wire [15:0] joined_14 = {s1[16], s1[17], s1[18], s1[19], s1[20], s1[21], s1[22], s1[23], s1[24], s1[25], s1[26],
      s1[27], s1[28], s1[29], s1[30], s1[31]};
  wire conjunction_26 = s2[31] & conjunction_1[13];
  wire conjunction_27 = s2[15] & conjunction_1[13];

  reg [65:0] looked_up_17;
  always @*
    case (conjunction_1[12:10])
      3'd1: looked_up_17 = {{50{conjunction_27}}, s2[15:0]};
      3'd4: looked_up_17 = {{{18{conjunction_26}}, s2[31:16]}, {{16{conjunction_27}}, s2[15:0]}};
      3'd2: looked_up_17 = {{2{s2[63] & conjunction_1[13]}}, s2};
      default: looked_up_17 = {{34{conjunction_26}}, s2[31:0]};
    endcase

  reg [65:0] looked_up_18;
  always @*
    case (conjunction_1[35:34])
      2'd1: looked_up_18 = {34'd0, s1[31:0]};
      2'd2: looked_up_18 = looked_up_17;
      default: looked_up_18 = 66'd0;
    endcase

  wire conjunction_28 = same_half & (s0[31:16] == s1[31:16]);

  reg looked_up_19;
  always @*
    case (conjunction_1[12:10])
      3'd1: looked_up_19 = same_half;
      3'd4: looked_up_19 = same_half;
      3'd2: looked_up_19 = conjunction_28 & (s0[63:32] == s1[63:32]);
      default: looked_up_19 = conjunction_28;
    endcase

  wire disjunction_9 = (less & conjunction_1[5]) | (looked_up_19 & conjunction_1[6]) | ((~(less | looked_up_19)) &
      conjunction_1[7]);
  wire conjunction_29 = (~(left[15] ^ right[15])) & (left[15] ^ sum_low[15]);
  wire conjunction_30 = (~(left[31] ^ right[31])) & (left[31] ^ sum_high[15]);
  wire chosen_22 = conjunction_1[13] ? (conjunction_30 & sum_high[15]) : (sum_high[16] & (~conjunction_1[14]));
  wire chosen_23 = conjunction_1[13] ? (conjunction_30 & (~sum_high[15])) : ((~sum_high[16]) & conjunction_1[14]);

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
      value_1 <= conjunction_1[22] ? joined_13 : value_2;
      amount_1 <= looked_up_16;
      fill_1 <= conjunction_1[13] & value_2[63];
      upper_1 <= conjunction_1[22] ? joined_14 : s1[31:16];
      upper_amount_1 <= s0[19:16];
      mask_1 <= mask_2;
      addend_1 <= looked_up_18;
      less_1 <= chosen_1;
      less_1_2 <= exclusive_1;
      flag_1 <= conjunction_1[17] ? disjunction_9 : (sum_high[16] ^ conjunction_1[14]);
      above_0_1 <= conjunction_3 ? chosen_22 : conjunction_1[13] ? (conjunction_29 & sum_low[15]) : (sum_low[16] &
          (~conjunction_1[14]));
      above_1_1 <= chosen_22;
      below_0_1 <= conjunction_3 ? chosen_23 : conjunction_1[13] ? (conjunction_29 & (~sum_low[15])) :
          ((~sum_low[16]) & conjunction_1[14]);
      below_1_1 <= chosen_23;
      control_1 <= conjunction_1;
    end
  end

  wire conjunction_31 = less_1 & reduced_1;
  wire [65:0] conjunction_32 = {{14{inner[35]}}, {inner, 16'd0}} & {66{(control_1[33:31] == 3'd1) | (control_1[33:31]
      == 3'd2)}};

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
      value_2_2 <= {chosen_13[63:32], {exclusive_3 & {16{~equal_6}}, chosen_13[15:0] ^ {16{conjunction_31}}}};
      base_2 <= base_sum;
      inner_2 <= is_dot ? {{30{inner[35]}}, inner} : conjunction_32;
      carry_2 <= conjunction_31;
      flag_2 <= flag_1;
      above_0_2 <= above_0_1;
      above_1_2 <= above_1_1;
      below_0_2 <= below_0_1;
      below_1_2 <= below_1_1;
      control_2 <= control_1;
    end
  end

  wire [15:0] disjunction_10 = accumulated_2[15:0] | {16{(is_quad ? accumulated_2[16] : accumulated_3[16]) &
      control_2[41]}};
  wire [15:0] disjunction_11 = accumulated_0[15:0] | {16{(is_quad ? accumulated_0[16] : accumulated_1[16]) &
      control_2[41]}};
  wire [63:0] joined_15 = {accumulated_3[15:0] | {16{accumulated_3[16] & control_2[41]}}, disjunction_10,
      accumulated_1[15:0] | {16{accumulated_1[16] & control_2[41]}}, disjunction_11};

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
      value_3 <= (control_2[38:36] == 3'd5) ? joined_15 : value_2_2;
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
