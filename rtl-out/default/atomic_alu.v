// atomic_alu: generator of hdl/src/memory/atomic_alu.rs
// Written by Tombolo; change the source.
// SPDX-License-Identifier: MIT OR Apache-2.0

`default_nettype none

module atomic_alu (
  input wire clock,
  input wire [4:0] operation,
  input wire wide,
  input wire [63:0] memory,
  input wire [63:0] data,
  input wire [63:0] comparand,
  input wire [1:0] denormals,
  output reg [63:0] result
);

  // Zeros above the most significant one; 12 when there is none.
  function [3:0] leading_zeros_12;
    input [11:0] examined;
    reg [15:0] top_16;
    reg [7:0] top_8;
    reg [3:0] top_4;
    reg [1:0] top_2;
    begin
      top_16 = {examined, 1'b1, {3{1'b0}}};
      leading_zeros_12[3] = ~|top_16[15:8];
      top_8 = leading_zeros_12[3] ? top_16[7:0] : top_16[15:8];
      leading_zeros_12[2] = ~|top_8[7:4];
      top_4 = leading_zeros_12[2] ? top_8[3:0] : top_8[7:4];
      leading_zeros_12[1] = ~|top_4[3:2];
      top_2 = leading_zeros_12[1] ? top_4[1:0] : top_4[3:2];
      leading_zeros_12[0] = ~|top_2[1];
    end
  endfunction

  // Zeros above the most significant one; 15 when there is none.
  function [3:0] leading_zeros_15;
    input [14:0] examined_2;
    reg [15:0] top_16_2;
    reg [7:0] top_8_2;
    reg [3:0] top_4_2;
    reg [1:0] top_2_2;
    begin
      top_16_2 = {examined_2, 1'b1};
      leading_zeros_15[3] = ~|top_16_2[15:8];
      top_8_2 = leading_zeros_15[3] ? top_16_2[7:0] : top_16_2[15:8];
      leading_zeros_15[2] = ~|top_8_2[7:4];
      top_4_2 = leading_zeros_15[2] ? top_8_2[3:0] : top_8_2[7:4];
      leading_zeros_15[1] = ~|top_4_2[3:2];
      top_2_2 = leading_zeros_15[1] ? top_4_2[1:0] : top_4_2[3:2];
      leading_zeros_15[0] = ~|top_2_2[1];
    end
  endfunction

  // Zeros above the most significant one; 28 when there is none.
  function [4:0] leading_zeros_28;
    input [27:0] examined_3;
    reg [31:0] top_32;
    reg [15:0] top_16_3;
    reg [7:0] top_8_3;
    reg [3:0] top_4_3;
    reg [1:0] top_2_3;
    begin
      top_32 = {examined_3, 1'b1, {3{1'b0}}};
      leading_zeros_28[4] = ~|top_32[31:16];
      top_16_3 = leading_zeros_28[4] ? top_32[15:0] : top_32[31:16];
      leading_zeros_28[3] = ~|top_16_3[15:8];
      top_8_3 = leading_zeros_28[3] ? top_16_3[7:0] : top_16_3[15:8];
      leading_zeros_28[2] = ~|top_8_3[7:4];
      top_4_3 = leading_zeros_28[2] ? top_8_3[3:0] : top_8_3[7:4];
      leading_zeros_28[1] = ~|top_4_3[3:2];
      top_2_3 = leading_zeros_28[1] ? top_4_3[1:0] : top_4_3[3:2];
      leading_zeros_28[0] = ~|top_2_3[1];
    end
  endfunction

  wire [63:0] sum;
  wire data_above_memory;
  wire data_below_memory;
  wire [31:0] chosen_number;
  wire [63:0] chosen_number_2;
  reg [63:0] direct;
  reg [27:0] f32_significand;
  reg [7:0] f32_exponent;
  reg f32_sign;
  reg [31:0] f32_special;
  reg f32_is_special;
  reg [14:0] f16_low_significand;
  reg [4:0] f16_low_exponent;
  reg f16_low_sign;
  reg [15:0] f16_low_special;
  reg f16_low_is_special;
  reg [14:0] f16_high_significand;
  reg [4:0] f16_high_exponent;
  reg f16_high_sign;
  reg [15:0] f16_high_special;
  reg f16_high_is_special;
  reg [11:0] bf16_low_significand;
  reg [7:0] bf16_low_exponent;
  reg bf16_low_sign;
  reg [15:0] bf16_low_special;
  reg bf16_low_is_special;
  reg [11:0] bf16_high_significand;
  reg [7:0] bf16_high_exponent;
  reg bf16_high_sign;
  reg [15:0] bf16_high_special;
  reg bf16_high_is_special;
  reg keep_results;
  reg [4:0] operation_1;

  wire equal_1 = operation == 5'he;
  wire [63:0] chosen_1 = wide ? data : {data[31:0], 32'd0};
  wire [63:0] chosen_2 = wide ? memory : {memory[31:0], 32'd0};
  wire equal_2 = operation == 5'd4;
  wire [63:0] chosen_3 = (equal_1 | (operation == 5'hf)) ? (wide ? 64'd1 : 64'h100000000) : equal_2 ? chosen_2 :
      chosen_1;
  wire [64:0] sum_1 = {equal_2 ? chosen_1 : chosen_2, 1'b1} + {chosen_3 ^ {64{~((operation == 5'd2) | equal_1)}},
      ~((operation == 5'd2) | equal_1)};

  assign sum = sum_1[64:1];
  assign data_above_memory = chosen_2 < chosen_1;
  assign data_below_memory = ~(data_above_memory | (chosen_2 == chosen_1));

  wire [30:0] conjunction_1 = memory[30:0] & {31{(|memory[30:23]) | denormals[0]}};
  wire [30:0] conjunction_2 = data[30:0] & {31{(|data[30:23]) | denormals[0]}};
  wire reduced_1 = |conjunction_2[22:0];
  wire reduced_2 = &conjunction_2[30:23];
  wire conjunction_3 = reduced_2 & reduced_1;
  wire [31:0] exclusive_1 = {memory[31], conjunction_1} ^ {1'b1, {31{memory[31]}}};
  wire [31:0] exclusive_2 = {data[31], conjunction_2} ^ {1'b1, {31{data[31]}}};
  wire equal_3 = operation == 5'h16;
  wire equal_4 = operation == 5'h12;
  wire disjunction_1 = equal_4 | equal_3;
  wire reduced_3 = |conjunction_1[22:0];
  wire reduced_4 = &conjunction_1[30:23];
  wire conjunction_4 = reduced_4 & reduced_3;
  wire conjunction_5 = (disjunction_1 ? (exclusive_1 < exclusive_2) : (exclusive_2 < exclusive_1)) & (~conjunction_3);
  wire [31:0] disjunction_2 = {data[31], conjunction_2} | 32'h400000;

  assign chosen_number =
      (conjunction_4 & conjunction_3) ? disjunction_2 :
      (conjunction_4 | conjunction_5) ? {data[31], conjunction_2} :
      {memory[31], conjunction_1};

  wire [62:0] conjunction_6 = data[62:0] & {63{(|data[62:52]) | denormals[0]}};
  wire conjunction_7 = (&conjunction_6[62:52]) & (|conjunction_6[51:0]);
  wire [63:0] exclusive_3 = {memory[63], memory[62:0] & {63{(|memory[62:52]) | denormals[0]}}} ^ {1'b1,
      {63{memory[63]}}};
  wire [63:0] exclusive_4 = {data[63], data[62:0] & {63{(|data[62:52]) | denormals[0]}}} ^ {1'b1, {63{data[63]}}};
  wire [62:0] conjunction_8 = memory[62:0] & {63{(|memory[62:52]) | denormals[0]}};
  wire conjunction_9 = (&conjunction_8[62:52]) & (|conjunction_8[51:0]);
  wire conjunction_10 = (disjunction_1 ? (exclusive_3 < exclusive_4) : (exclusive_4 < exclusive_3)) &
      (~conjunction_7);

  assign chosen_number_2 =
      (conjunction_9 & conjunction_7) ? ({data[63], data[62:0] & {63{(|data[62:52]) | denormals[0]}}} |
          64'h8000000000000) :
      (conjunction_9 | conjunction_10) ? {data[63], data[62:0] & {63{(|data[62:52]) | denormals[0]}}} :
      {memory[63], memory[62:0] & {63{(|memory[62:52]) | denormals[0]}}};

  wire [9:0] chosen_4 = ({2'd0, bf16_low_exponent} < {6'd0, leading_zeros_12(bf16_low_significand)}) ? {2'd0,
      bf16_low_exponent} : {6'd0, leading_zeros_12(bf16_low_significand)};
  wire [11:0] shifted_1 = bf16_low_significand << chosen_4[3:0];
  wire [16:0] sum_2 = {(({2'd0, bf16_low_exponent} + 10'd1) - chosen_4) & {10{shifted_1[11]}}, shifted_1[10:4]} +
      {16'd0, shifted_1[3] & ((|shifted_1[2:0]) | shifted_1[4])};
  wire [15:0] joined_1 = {bf16_low_sign, (~(sum_2[16:7] < 10'hff)) ? 15'h7f80 : (sum_2[14:0] & {15{(|sum_2[16:7]) |
      keep_results}})};
  wire [9:0] chosen_5 = ({2'd0, bf16_high_exponent} < {6'd0, leading_zeros_12(bf16_high_significand)}) ? {2'd0,
      bf16_high_exponent} : {6'd0, leading_zeros_12(bf16_high_significand)};
  wire [11:0] shifted_2 = bf16_high_significand << chosen_5[3:0];
  wire [16:0] sum_3 = {(({2'd0, bf16_high_exponent} + 10'd1) - chosen_5) & {10{shifted_2[11]}}, shifted_2[10:4]} +
      {16'd0, shifted_2[3] & ((|shifted_2[2:0]) | shifted_2[4])};
  wire [15:0] joined_2 = {bf16_high_sign, (~(sum_3[16:7] < 10'hff)) ? 15'h7f80 : (sum_3[14:0] & {15{(|sum_3[16:7]) |
      keep_results}})};
  wire [31:0] joined_3 = {bf16_high_is_special ? bf16_high_special : joined_2, bf16_low_is_special ? bf16_low_special
      : joined_1};
  wire [6:0] chosen_6 = ({2'd0, f16_low_exponent} < {3'd0, leading_zeros_15(f16_low_significand)}) ? {2'd0,
      f16_low_exponent} : {3'd0, leading_zeros_15(f16_low_significand)};
  wire [14:0] shifted_3 = f16_low_significand << chosen_6[3:0];
  wire [16:0] sum_4 = {(({2'd0, f16_low_exponent} + 7'd1) - chosen_6) & {7{shifted_3[14]}}, shifted_3[13:4]} +
      {16'd0, shifted_3[3] & ((|shifted_3[2:0]) | shifted_3[4])};
  wire [14:0] chosen_7 = (~(sum_4[16:10] < 7'h1f)) ? 15'h7c00 : (sum_4[14:0] & {15{(|sum_4[16:10]) | keep_results}});
  wire [6:0] chosen_8 = ({2'd0, f16_high_exponent} < {3'd0, leading_zeros_15(f16_high_significand)}) ? {2'd0,
      f16_high_exponent} : {3'd0, leading_zeros_15(f16_high_significand)};
  wire [14:0] shifted_4 = f16_high_significand << chosen_8[3:0];
  wire [16:0] sum_5 = {(({2'd0, f16_high_exponent} + 7'd1) - chosen_8) & {7{shifted_4[14]}}, shifted_4[13:4]} +
      {16'd0, shifted_4[3] & ((|shifted_4[2:0]) | shifted_4[4])};
  wire [14:0] chosen_9 = (~(sum_5[16:10] < 7'h1f)) ? 15'h7c00 : (sum_5[14:0] & {15{(|sum_5[16:10]) | keep_results}});
  wire [31:0] joined_4 = {f16_high_is_special ? f16_high_special : {f16_high_sign, chosen_9}, f16_low_is_special ?
      f16_low_special : {f16_low_sign, chosen_7}};
  wire [9:0] chosen_10 = ({2'd0, f32_exponent} < {5'd0, leading_zeros_28(f32_significand)}) ? {2'd0, f32_exponent} :
      {5'd0, leading_zeros_28(f32_significand)};
  wire [27:0] shifted_5 = f32_significand << chosen_10[4:0];
  wire [32:0] sum_6 = {(({2'd0, f32_exponent} + 10'd1) - chosen_10) & {10{shifted_5[27]}}, shifted_5[26:4]} + {32'd0,
      shifted_5[3] & ((|shifted_5[2:0]) | shifted_5[4])};
  wire [30:0] chosen_11 = (~(sum_6[32:23] < 10'hff)) ? 31'h7f800000 : (sum_6[30:0] & {31{(|sum_6[32:23]) |
      keep_results}});

  always @*
    case (operation_1)
      5'h10: result = {32'd0, f32_is_special ? f32_special : {f32_sign, chosen_11}};
      5'h13: result = {32'd0, joined_4};
      5'h14: result = {32'd0, joined_3};
      default: result = direct;
    endcase

  wire [63:0] chosen_12 = wide ? comparand : {comparand[31:0], 32'd0};
  wire exclusive_5 = chosen_2[63] ^ chosen_1[63];

  reg [63:0] looked_up_1;
  always @*
    case (operation)
      5'd0: looked_up_1 = chosen_1;
      5'd1: looked_up_1 = (chosen_2 == chosen_12) ? chosen_1 : chosen_2;
      5'd2: looked_up_1 = sum;
      5'd3: looked_up_1 = sum;
      5'd4: looked_up_1 = sum;
      5'd5: looked_up_1 = sum & {64{~data_above_memory}};
      5'd6: looked_up_1 = data_above_memory ? chosen_2 : sum;
      5'd7: looked_up_1 = (data_below_memory ^ exclusive_5) ? chosen_1 : chosen_2;
      5'd8: looked_up_1 = data_below_memory ? chosen_1 : chosen_2;
      5'd9: looked_up_1 = (data_above_memory ^ exclusive_5) ? chosen_1 : chosen_2;
      5'ha: looked_up_1 = data_above_memory ? chosen_1 : chosen_2;
      5'hb: looked_up_1 = chosen_2 & chosen_1;
      5'hc: looked_up_1 = chosen_2 | chosen_1;
      5'hd: looked_up_1 = chosen_2 ^ chosen_1;
      5'he: looked_up_1 = sum & {64{data_above_memory}};
      5'hf: looked_up_1 = ((~(|chosen_2)) | data_below_memory) ? chosen_1 : sum;
      5'h17: looked_up_1 = (chosen_2 & (~chosen_1)) | chosen_12;
      default: looked_up_1 = chosen_2;
    endcase

  wire less_1 = conjunction_1 < conjunction_2;
  wire [31:0] chosen_13 = less_1 ? {memory[31], conjunction_1} : {data[31], conjunction_2};
  wire reduced_5 = |chosen_13[30:23];
  wire [31:0] chosen_14 = less_1 ? {data[31], conjunction_2} : {memory[31], conjunction_1};
  wire reduced_6 = |chosen_14[30:23];
  wire [7:0] disjunction_3 = chosen_14[30:23] | {7'd0, ~reduced_6};
  wire [7:0] difference_1 = disjunction_3 - (chosen_13[30:23] | {7'd0, ~reduced_5});
  wire [53:0] shifted_6 = (|difference_1[7:6]) ? 54'd0 : ({{{reduced_5, chosen_13[22:0]}, 3'd0}, 27'd0} >>
      difference_1[5:0]);
  wire [26:0] extended_1 = {26'd0, (|shifted_6[26:0]) | ((~(difference_1 < 8'h1b)) & (|{{reduced_5, chosen_13[22:0]},
      3'd0}))};
  wire exclusive_6 = chosen_14[31] ^ chosen_13[31];
  wire [27:0] chosen_15 = exclusive_6 ? ({1'b0, {{reduced_6, chosen_14[22:0]}, 3'd0}} - {1'b0, shifted_6[53:27] |
      extended_1}) : ({1'b0, {{reduced_6, chosen_14[22:0]}, 3'd0}} + {1'b0, shifted_6[53:27] | extended_1});
  wire [14:0] conjunction_11 = memory[14:0] & {15{(|memory[14:10]) | denormals[0]}};
  wire [14:0] conjunction_12 = data[14:0] & {15{(|data[14:10]) | denormals[0]}};
  wire less_2 = conjunction_12 < conjunction_11;
  wire [15:0] chosen_16 = less_2 ? {data[15], conjunction_12} : {memory[15], conjunction_11};
  wire reduced_7 = |chosen_16[14:10];
  wire [15:0] chosen_17 = less_2 ? {memory[15], conjunction_11} : {data[15], conjunction_12};
  wire reduced_8 = |chosen_17[14:10];
  wire [4:0] disjunction_4 = chosen_17[14:10] | {4'd0, ~reduced_8};
  wire [4:0] difference_2 = disjunction_4 - (chosen_16[14:10] | {4'd0, ~reduced_7});
  wire [27:0] shifted_7 = {{{reduced_7, chosen_16[9:0]}, 3'd0}, 14'd0} >> difference_2;
  wire [13:0] extended_2 = {13'd0, (|shifted_7[13:0]) | ((~(difference_2 < 5'he)) & (|{{reduced_7, chosen_16[9:0]},
      3'd0}))};
  wire exclusive_7 = chosen_17[15] ^ chosen_16[15];
  wire [14:0] chosen_18 = exclusive_7 ? ({1'b0, {{reduced_8, chosen_17[9:0]}, 3'd0}} - {1'b0, shifted_7[27:14] |
      extended_2}) : ({1'b0, {{reduced_8, chosen_17[9:0]}, 3'd0}} + {1'b0, shifted_7[27:14] | extended_2});
  wire reduced_9 = |conjunction_11[9:0];
  wire reduced_10 = &conjunction_11[14:10];
  wire reduced_11 = |conjunction_12[9:0];
  wire reduced_12 = &conjunction_12[14:10];
  wire [14:0] conjunction_13 = memory[30:16] & {15{(|memory[30:26]) | denormals[0]}};
  wire [14:0] conjunction_14 = data[30:16] & {15{(|data[30:26]) | denormals[0]}};
  wire less_3 = conjunction_14 < conjunction_13;
  wire [15:0] chosen_19 = less_3 ? {data[31], conjunction_14} : {memory[31], conjunction_13};
  wire reduced_13 = |chosen_19[14:10];
  wire [15:0] chosen_20 = less_3 ? {memory[31], conjunction_13} : {data[31], conjunction_14};
  wire reduced_14 = |chosen_20[14:10];
  wire [4:0] disjunction_5 = chosen_20[14:10] | {4'd0, ~reduced_14};
  wire [4:0] difference_3 = disjunction_5 - (chosen_19[14:10] | {4'd0, ~reduced_13});
  wire [27:0] shifted_8 = {{{reduced_13, chosen_19[9:0]}, 3'd0}, 14'd0} >> difference_3;
  wire [13:0] extended_3 = {13'd0, (|shifted_8[13:0]) | ((~(difference_3 < 5'he)) & (|{{reduced_13, chosen_19[9:0]},
      3'd0}))};
  wire exclusive_8 = chosen_20[15] ^ chosen_19[15];
  wire [14:0] chosen_21 = exclusive_8 ? ({1'b0, {{reduced_14, chosen_20[9:0]}, 3'd0}} - {1'b0, shifted_8[27:14] |
      extended_3}) : ({1'b0, {{reduced_14, chosen_20[9:0]}, 3'd0}} + {1'b0, shifted_8[27:14] | extended_3});
  wire reduced_15 = |conjunction_13[9:0];
  wire reduced_16 = &conjunction_13[14:10];
  wire reduced_17 = |conjunction_14[9:0];
  wire reduced_18 = &conjunction_14[14:10];
  wire [14:0] conjunction_15 = memory[14:0] & {15{(|memory[14:7]) | denormals[0]}};
  wire [14:0] conjunction_16 = data[14:0] & {15{(|data[14:7]) | denormals[0]}};
  wire less_4 = conjunction_16 < conjunction_15;
  wire [15:0] chosen_22 = less_4 ? {data[15], conjunction_16} : {memory[15], conjunction_15};
  wire [15:0] chosen_23 = less_4 ? {memory[15], conjunction_15} : {data[15], conjunction_16};
  wire [7:0] disjunction_6 = chosen_23[14:7] | {7'd0, ~(|chosen_23[14:7])};
  wire [7:0] difference_4 = disjunction_6 - (chosen_22[14:7] | {7'd0, ~(|chosen_22[14:7])});
  wire [21:0] shifted_9 = (|difference_4[7:5]) ? 22'd0 : ({{{|chosen_22[14:7], chosen_22[6:0]}, 3'd0}, 11'd0} >>
      difference_4[4:0]);
  wire disjunction_7 = (|shifted_9[10:0]) | ((~(difference_4 < 8'hb)) & (|{{|chosen_22[14:7], chosen_22[6:0]},
      3'd0}));
  wire exclusive_9 = chosen_23[15] ^ chosen_22[15];
  wire [11:0] difference_5 = {1'b0, {{|chosen_23[14:7], chosen_23[6:0]}, 3'd0}} - {1'b0, shifted_9[21:11] | {10'd0,
      disjunction_7}};
  wire [11:0] sum_7 = {1'b0, {{|chosen_23[14:7], chosen_23[6:0]}, 3'd0}} + {1'b0, shifted_9[21:11] | {10'd0,
      disjunction_7}};
  wire reduced_19 = |conjunction_15[6:0];
  wire reduced_20 = &conjunction_15[14:7];
  wire reduced_21 = |conjunction_16[6:0];
  wire reduced_22 = &conjunction_16[14:7];
  wire [14:0] conjunction_17 = memory[30:16] & {15{(|memory[30:23]) | denormals[0]}};
  wire [14:0] conjunction_18 = data[30:16] & {15{(|data[30:23]) | denormals[0]}};
  wire less_5 = conjunction_18 < conjunction_17;
  wire [15:0] chosen_24 = less_5 ? {data[31], conjunction_18} : {memory[31], conjunction_17};
  wire [15:0] chosen_25 = less_5 ? {memory[31], conjunction_17} : {data[31], conjunction_18};
  wire [7:0] disjunction_8 = chosen_25[14:7] | {7'd0, ~(|chosen_25[14:7])};
  wire [7:0] difference_6 = disjunction_8 - (chosen_24[14:7] | {7'd0, ~(|chosen_24[14:7])});
  wire [21:0] shifted_10 = (|difference_6[7:5]) ? 22'd0 : ({{{|chosen_24[14:7], chosen_24[6:0]}, 3'd0}, 11'd0} >>
      difference_6[4:0]);
  wire disjunction_9 = (|shifted_10[10:0]) | ((~(difference_6 < 8'hb)) & (|{{|chosen_24[14:7], chosen_24[6:0]},
      3'd0}));
  wire exclusive_10 = chosen_25[15] ^ chosen_24[15];
  wire [11:0] difference_7 = {1'b0, {{|chosen_25[14:7], chosen_25[6:0]}, 3'd0}} - {1'b0, shifted_10[21:11] | {10'd0,
      disjunction_9}};
  wire [11:0] sum_8 = {1'b0, {{|chosen_25[14:7], chosen_25[6:0]}, 3'd0}} + {1'b0, shifted_10[21:11] | {10'd0,
      disjunction_9}};
  wire reduced_23 = |conjunction_17[6:0];
  wire reduced_24 = &conjunction_17[14:7];
  wire reduced_25 = |conjunction_18[6:0];
  wire reduced_26 = &conjunction_18[14:7];

  initial begin
    direct = 64'd0;
    f32_significand = 28'd0;
    f32_exponent = 8'd0;
    f32_sign = 1'b0;
    f32_special = 32'd0;
    f32_is_special = 1'b0;
    f16_low_significand = 15'd0;
    f16_low_exponent = 5'd0;
    f16_low_sign = 1'b0;
    f16_low_special = 16'd0;
    f16_low_is_special = 1'b0;
    f16_high_significand = 15'd0;
    f16_high_exponent = 5'd0;
    f16_high_sign = 1'b0;
    f16_high_special = 16'd0;
    f16_high_is_special = 1'b0;
    bf16_low_significand = 12'd0;
    bf16_low_exponent = 8'd0;
    bf16_low_sign = 1'b0;
    bf16_low_special = 16'd0;
    bf16_low_is_special = 1'b0;
    bf16_high_significand = 12'd0;
    bf16_high_exponent = 8'd0;
    bf16_high_sign = 1'b0;
    bf16_high_special = 16'd0;
    bf16_high_is_special = 1'b0;
    keep_results = 1'b0;
    operation_1 = 5'd0;
  end
  always @(posedge clock) begin
    direct <= ((operation == 5'h11) | equal_4 | (operation == 5'h15) | equal_3) ? (wide ? chosen_number_2 : {32'd0,
        chosen_number}) : wide ? looked_up_1 : {32'd0, looked_up_1[63:32]};
    f32_significand <= exclusive_6 ? ({1'b0, {{reduced_6, chosen_14[22:0]}, 3'd0}} - {1'b0, shifted_6[53:27] |
        extended_1}) : ({1'b0, {{reduced_6, chosen_14[22:0]}, 3'd0}} + {1'b0, shifted_6[53:27] | extended_1});
    f32_exponent <= disjunction_3;
    f32_sign <= chosen_14[31] & (~(exclusive_6 & (~(|chosen_15))));
    f32_special <= conjunction_4 ? ({memory[31], conjunction_1} | 32'h400000) : conjunction_3 ? disjunction_2 :
        (reduced_4 & (~reduced_3) & reduced_2 & (~reduced_1) & exclusive_6) ? 32'hffc00000 : {chosen_14[31],
        31'h7f800000};
    f32_is_special <= reduced_4 | reduced_2;
    f16_low_significand <= exclusive_7 ? ({1'b0, {{reduced_8, chosen_17[9:0]}, 3'd0}} - {1'b0, shifted_7[27:14] |
        extended_2}) : ({1'b0, {{reduced_8, chosen_17[9:0]}, 3'd0}} + {1'b0, shifted_7[27:14] | extended_2});
    f16_low_exponent <= disjunction_4;
    f16_low_sign <= chosen_17[15] & (~(exclusive_7 & (~(|chosen_18))));
    f16_low_special <= (reduced_12 & reduced_11) ? ({data[15], conjunction_12} | 16'h200) : (reduced_10 & reduced_9)
        ? ({memory[15], conjunction_11} | 16'h200) : (reduced_12 & (~reduced_11) & reduced_10 & (~reduced_9) &
        exclusive_7) ? 16'hfe00 : {chosen_17[15], 15'h7c00};
    f16_low_is_special <= reduced_12 | reduced_10;
    f16_high_significand <= exclusive_8 ? ({1'b0, {{reduced_14, chosen_20[9:0]}, 3'd0}} - {1'b0, shifted_8[27:14] |
        extended_3}) : ({1'b0, {{reduced_14, chosen_20[9:0]}, 3'd0}} + {1'b0, shifted_8[27:14] | extended_3});
    f16_high_exponent <= disjunction_5;
    f16_high_sign <= chosen_20[15] & (~(exclusive_8 & (~(|chosen_21))));
    f16_high_special <= (reduced_18 & reduced_17) ? ({data[31], conjunction_14} | 16'h200) : (reduced_16 &
        reduced_15) ? ({memory[31], conjunction_13} | 16'h200) : (reduced_18 & (~reduced_17) & reduced_16 &
        (~reduced_15) & exclusive_8) ? 16'hfe00 : {chosen_20[15], 15'h7c00};
    f16_high_is_special <= reduced_18 | reduced_16;
    bf16_low_significand <= exclusive_9 ? difference_5 : sum_7;
    bf16_low_exponent <= disjunction_6;
    bf16_low_sign <= chosen_23[15] & (~(exclusive_9 & (~(|(exclusive_9 ? difference_5 : sum_7)))));
    bf16_low_special <= (reduced_22 & reduced_21) ? ({data[15], conjunction_16} | 16'h40) : (reduced_20 & reduced_19)
        ? ({memory[15], conjunction_15} | 16'h40) : (reduced_22 & (~reduced_21) & reduced_20 & (~reduced_19) &
        exclusive_9) ? 16'hffc0 : {chosen_23[15], 15'h7f80};
    bf16_low_is_special <= reduced_22 | reduced_20;
    bf16_high_significand <= exclusive_10 ? difference_7 : sum_8;
    bf16_high_exponent <= disjunction_8;
    bf16_high_sign <= chosen_25[15] & (~(exclusive_10 & (~(|(exclusive_10 ? difference_7 : sum_8)))));
    bf16_high_special <= (reduced_26 & reduced_25) ? ({data[31], conjunction_18} | 16'h40) : (reduced_24 &
        reduced_23) ? ({memory[31], conjunction_17} | 16'h40) : (reduced_26 & (~reduced_25) & reduced_24 &
        (~reduced_23) & exclusive_10) ? 16'hffc0 : {chosen_25[15], 15'h7f80};
    bf16_high_is_special <= reduced_26 | reduced_24;
    keep_results <= denormals[1];
    operation_1 <= operation;
  end

endmodule

`default_nettype wire
