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
  wire [64:0] joined_1 = {chosen_3 ^ {64{~((operation == 5'd2) | equal_1)}}, ~((operation == 5'd2) | equal_1)};
  wire [64:0] sum_1 = {equal_2 ? chosen_1 : chosen_2, 1'b1} + joined_1;

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
  wire chosen_4 = disjunction_1 ? (exclusive_1 < exclusive_2) : (exclusive_2 < exclusive_1);
  wire reduced_3 = |conjunction_1[22:0];
  wire reduced_4 = &conjunction_1[30:23];
  wire conjunction_4 = reduced_4 & reduced_3;
  wire [31:0] disjunction_2 = {data[31], conjunction_2} | 32'h400000;

  assign chosen_number =
      (conjunction_4 & conjunction_3) ? disjunction_2 :
      (conjunction_4 | (chosen_4 & (~conjunction_3))) ? {data[31], conjunction_2} :
      {memory[31], conjunction_1};

  wire [63:0] joined_2 = {memory[63], memory[62:0] & {63{(|memory[62:52]) | denormals[0]}}};
  wire [62:0] conjunction_5 = data[62:0] & {63{(|data[62:52]) | denormals[0]}};
  wire conjunction_6 = (&conjunction_5[62:52]) & (|conjunction_5[51:0]);
  wire [63:0] exclusive_3 = joined_2 ^ {1'b1, {63{memory[63]}}};
  wire [63:0] exclusive_4 = {data[63], data[62:0] & {63{(|data[62:52]) | denormals[0]}}} ^ {1'b1, {63{data[63]}}};
  wire chosen_5 = disjunction_1 ? (exclusive_3 < exclusive_4) : (exclusive_4 < exclusive_3);
  wire conjunction_7 = (&joined_2[62:52]) & (|joined_2[51:0]);
  wire [63:0] disjunction_3 = {data[63], data[62:0] & {63{(|data[62:52]) | denormals[0]}}} | 64'h8000000000000;

  assign chosen_number_2 =
      (conjunction_7 & conjunction_6) ? disjunction_3 :
      (conjunction_7 | (chosen_5 & (~conjunction_6))) ? {data[63], data[62:0] & {63{(|data[62:52]) | denormals[0]}}} :
      joined_2;

  wire less_1 = {2'd0, bf16_low_exponent} < {6'd0, leading_zeros_12(bf16_low_significand)};
  wire [9:0] chosen_6 = less_1 ? {2'd0, bf16_low_exponent} : {6'd0, leading_zeros_12(bf16_low_significand)};
  wire [11:0] shifted_1 = bf16_low_significand << chosen_6[3:0];
  wire [9:0] conjunction_8 = (({2'd0, bf16_low_exponent} + 10'd1) - chosen_6) & {10{shifted_1[11]}};
  wire [16:0] sum_2 = {conjunction_8, shifted_1[10:4]} + {16'd0, shifted_1[3] & ((|shifted_1[2:0]) | shifted_1[4])};
  wire [14:0] chosen_7 = (~(sum_2[16:7] < 10'hff)) ? 15'h7f80 : (sum_2[14:0] & {15{(|sum_2[16:7]) | keep_results}});
  wire less_2 = {2'd0, bf16_high_exponent} < {6'd0, leading_zeros_12(bf16_high_significand)};
  wire [9:0] chosen_8 = less_2 ? {2'd0, bf16_high_exponent} : {6'd0, leading_zeros_12(bf16_high_significand)};
  wire [11:0] shifted_2 = bf16_high_significand << chosen_8[3:0];
  wire [9:0] conjunction_9 = (({2'd0, bf16_high_exponent} + 10'd1) - chosen_8) & {10{shifted_2[11]}};
  wire [16:0] sum_3 = {conjunction_9, shifted_2[10:4]} + {16'd0, shifted_2[3] & ((|shifted_2[2:0]) | shifted_2[4])};
  wire [14:0] chosen_9 = (~(sum_3[16:7] < 10'hff)) ? 15'h7f80 : (sum_3[14:0] & {15{(|sum_3[16:7]) | keep_results}});
  wire [15:0] chosen_10 = bf16_high_is_special ? bf16_high_special : {bf16_high_sign, chosen_9};
  wire [15:0] chosen_11 = bf16_low_is_special ? bf16_low_special : {bf16_low_sign, chosen_7};
  wire less_3 = {2'd0, f16_low_exponent} < {3'd0, leading_zeros_15(f16_low_significand)};
  wire [6:0] chosen_12 = less_3 ? {2'd0, f16_low_exponent} : {3'd0, leading_zeros_15(f16_low_significand)};
  wire [14:0] shifted_3 = f16_low_significand << chosen_12[3:0];
  wire [6:0] conjunction_10 = (({2'd0, f16_low_exponent} + 7'd1) - chosen_12) & {7{shifted_3[14]}};
  wire [16:0] sum_4 = {conjunction_10, shifted_3[13:4]} + {16'd0, shifted_3[3] & ((|shifted_3[2:0]) | shifted_3[4])};
  wire [14:0] chosen_13 = (~(sum_4[16:10] < 7'h1f)) ? 15'h7c00 : (sum_4[14:0] & {15{(|sum_4[16:10]) | keep_results}});
  wire less_4 = {2'd0, f16_high_exponent} < {3'd0, leading_zeros_15(f16_high_significand)};
  wire [6:0] chosen_14 = less_4 ? {2'd0, f16_high_exponent} : {3'd0, leading_zeros_15(f16_high_significand)};
  wire [14:0] shifted_4 = f16_high_significand << chosen_14[3:0];
  wire [6:0] conjunction_11 = (({2'd0, f16_high_exponent} + 7'd1) - chosen_14) & {7{shifted_4[14]}};
  wire [16:0] sum_5 = {conjunction_11, shifted_4[13:4]} + {16'd0, shifted_4[3] & ((|shifted_4[2:0]) | shifted_4[4])};
  wire [14:0] chosen_15 = (~(sum_5[16:10] < 7'h1f)) ? 15'h7c00 : (sum_5[14:0] & {15{(|sum_5[16:10]) | keep_results}});
  wire [15:0] chosen_16 = f16_high_is_special ? f16_high_special : {f16_high_sign, chosen_15};
  wire [31:0] joined_3 = {chosen_16, f16_low_is_special ? f16_low_special : {f16_low_sign, chosen_13}};
  wire [9:0] chosen_17 = ({2'd0, f32_exponent} < {5'd0, leading_zeros_28(f32_significand)}) ? {2'd0, f32_exponent} :
      {5'd0, leading_zeros_28(f32_significand)};
  wire [27:0] shifted_5 = f32_significand << chosen_17[4:0];
  wire [9:0] conjunction_12 = (({2'd0, f32_exponent} + 10'd1) - chosen_17) & {10{shifted_5[27]}};
  wire [32:0] sum_6 = {conjunction_12, shifted_5[26:4]} + {32'd0, shifted_5[3] & ((|shifted_5[2:0]) | shifted_5[4])};
  wire [30:0] chosen_18 = (~(sum_6[32:23] < 10'hff)) ? 31'h7f800000 : (sum_6[30:0] & {31{(|sum_6[32:23]) |
      keep_results}});

  always @*
    case (operation_1)
      5'h10: result = {32'd0, f32_is_special ? f32_special : {f32_sign, chosen_18}};
      5'h13: result = {32'd0, joined_3};
      5'h14: result = {32'd0, {chosen_10, chosen_11}};
      default: result = direct;
    endcase

  wire [63:0] chosen_19 = wide ? comparand : {comparand[31:0], 32'd0};
  wire exclusive_5 = chosen_2[63] ^ chosen_1[63];

  reg [63:0] looked_up_1;
  always @*
    case (operation)
      5'd0: looked_up_1 = chosen_1;
      5'd1: looked_up_1 = (chosen_2 == chosen_19) ? chosen_1 : chosen_2;
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
      5'h17: looked_up_1 = (chosen_2 & (~chosen_1)) | chosen_19;
      default: looked_up_1 = chosen_2;
    endcase

  wire less_5 = conjunction_1 < conjunction_2;
  wire [31:0] chosen_20 = less_5 ? {memory[31], conjunction_1} : {data[31], conjunction_2};
  wire reduced_5 = |chosen_20[30:23];
  wire [31:0] chosen_21 = less_5 ? {data[31], conjunction_2} : {memory[31], conjunction_1};
  wire reduced_6 = |chosen_21[30:23];
  wire [7:0] disjunction_4 = chosen_21[30:23] | {7'd0, ~reduced_6};
  wire [7:0] difference_1 = disjunction_4 - (chosen_20[30:23] | {7'd0, ~reduced_5});
  wire [53:0] shifted_6 = (|difference_1[7:6]) ? 54'd0 : ({{{reduced_5, chosen_20[22:0]}, 3'd0}, 27'd0} >>
      difference_1[5:0]);
  wire conjunction_13 = (~(difference_1 < 8'h1b)) & (|{{reduced_5, chosen_20[22:0]}, 3'd0});
  wire [27:0] extended_1 = {1'b0, shifted_6[53:27] | {26'd0, (|shifted_6[26:0]) | conjunction_13}};
  wire exclusive_6 = chosen_21[31] ^ chosen_20[31];
  wire [27:0] chosen_22 = exclusive_6 ? ({1'b0, {{reduced_6, chosen_21[22:0]}, 3'd0}} - extended_1) : ({1'b0,
      {{reduced_6, chosen_21[22:0]}, 3'd0}} + extended_1);
  wire conjunction_14 = reduced_4 & (~reduced_3) & reduced_2 & (~reduced_1) & exclusive_6;
  wire [14:0] conjunction_15 = memory[14:0] & {15{(|memory[14:10]) | denormals[0]}};
  wire [14:0] conjunction_16 = data[14:0] & {15{(|data[14:10]) | denormals[0]}};
  wire less_6 = conjunction_16 < conjunction_15;
  wire [15:0] chosen_23 = less_6 ? {data[15], conjunction_16} : {memory[15], conjunction_15};
  wire reduced_7 = |chosen_23[14:10];
  wire [15:0] chosen_24 = less_6 ? {memory[15], conjunction_15} : {data[15], conjunction_16};
  wire reduced_8 = |chosen_24[14:10];
  wire [4:0] disjunction_5 = chosen_24[14:10] | {4'd0, ~reduced_8};
  wire [4:0] difference_2 = disjunction_5 - (chosen_23[14:10] | {4'd0, ~reduced_7});
  wire [27:0] shifted_7 = {{{reduced_7, chosen_23[9:0]}, 3'd0}, 14'd0} >> difference_2;
  wire conjunction_17 = (~(difference_2 < 5'he)) & (|{{reduced_7, chosen_23[9:0]}, 3'd0});
  wire [14:0] extended_2 = {1'b0, shifted_7[27:14] | {13'd0, (|shifted_7[13:0]) | conjunction_17}};
  wire exclusive_7 = chosen_24[15] ^ chosen_23[15];
  wire [14:0] chosen_25 = exclusive_7 ? ({1'b0, {{reduced_8, chosen_24[9:0]}, 3'd0}} - extended_2) : ({1'b0,
      {{reduced_8, chosen_24[9:0]}, 3'd0}} + extended_2);
  wire reduced_9 = |conjunction_15[9:0];
  wire reduced_10 = &conjunction_15[14:10];
  wire reduced_11 = |conjunction_16[9:0];
  wire reduced_12 = &conjunction_16[14:10];
  wire conjunction_18 = reduced_12 & (~reduced_11) & reduced_10 & (~reduced_9) & exclusive_7;
  wire [14:0] conjunction_19 = memory[30:16] & {15{(|memory[30:26]) | denormals[0]}};
  wire [14:0] conjunction_20 = data[30:16] & {15{(|data[30:26]) | denormals[0]}};
  wire less_7 = conjunction_20 < conjunction_19;
  wire [15:0] chosen_26 = less_7 ? {data[31], conjunction_20} : {memory[31], conjunction_19};
  wire reduced_13 = |chosen_26[14:10];
  wire [15:0] chosen_27 = less_7 ? {memory[31], conjunction_19} : {data[31], conjunction_20};
  wire reduced_14 = |chosen_27[14:10];
  wire [4:0] disjunction_6 = chosen_27[14:10] | {4'd0, ~reduced_14};
  wire [4:0] difference_3 = disjunction_6 - (chosen_26[14:10] | {4'd0, ~reduced_13});
  wire [27:0] shifted_8 = {{{reduced_13, chosen_26[9:0]}, 3'd0}, 14'd0} >> difference_3;
  wire conjunction_21 = (~(difference_3 < 5'he)) & (|{{reduced_13, chosen_26[9:0]}, 3'd0});
  wire [14:0] extended_3 = {1'b0, shifted_8[27:14] | {13'd0, (|shifted_8[13:0]) | conjunction_21}};
  wire exclusive_8 = chosen_27[15] ^ chosen_26[15];
  wire [14:0] chosen_28 = exclusive_8 ? ({1'b0, {{reduced_14, chosen_27[9:0]}, 3'd0}} - extended_3) : ({1'b0,
      {{reduced_14, chosen_27[9:0]}, 3'd0}} + extended_3);
  wire reduced_15 = |conjunction_19[9:0];
  wire reduced_16 = &conjunction_19[14:10];
  wire reduced_17 = |conjunction_20[9:0];
  wire reduced_18 = &conjunction_20[14:10];
  wire conjunction_22 = reduced_18 & (~reduced_17) & reduced_16 & (~reduced_15) & exclusive_8;
  wire [14:0] conjunction_23 = memory[14:0] & {15{(|memory[14:7]) | denormals[0]}};
  wire [14:0] conjunction_24 = data[14:0] & {15{(|data[14:7]) | denormals[0]}};
  wire less_8 = conjunction_24 < conjunction_23;
  wire [15:0] chosen_29 = less_8 ? {data[15], conjunction_24} : {memory[15], conjunction_23};
  wire [15:0] chosen_30 = less_8 ? {memory[15], conjunction_23} : {data[15], conjunction_24};
  wire [7:0] disjunction_7 = chosen_30[14:7] | {7'd0, ~(|chosen_30[14:7])};
  wire [7:0] difference_4 = disjunction_7 - (chosen_29[14:7] | {7'd0, ~(|chosen_29[14:7])});
  wire [21:0] shifted_9 = (|difference_4[7:5]) ? 22'd0 : ({{{|chosen_29[14:7], chosen_29[6:0]}, 3'd0}, 11'd0} >>
      difference_4[4:0]);
  wire conjunction_25 = (~(difference_4 < 8'hb)) & (|{{|chosen_29[14:7], chosen_29[6:0]}, 3'd0});
  wire [11:0] extended_4 = {1'b0, shifted_9[21:11] | {10'd0, (|shifted_9[10:0]) | conjunction_25}};
  wire exclusive_9 = chosen_30[15] ^ chosen_29[15];
  wire [11:0] chosen_31 = exclusive_9 ? ({1'b0, {{|chosen_30[14:7], chosen_30[6:0]}, 3'd0}} - extended_4) : ({1'b0,
      {{|chosen_30[14:7], chosen_30[6:0]}, 3'd0}} + extended_4);
  wire reduced_19 = |conjunction_23[6:0];
  wire reduced_20 = &conjunction_23[14:7];
  wire reduced_21 = |conjunction_24[6:0];
  wire reduced_22 = &conjunction_24[14:7];
  wire conjunction_26 = reduced_22 & (~reduced_21) & reduced_20 & (~reduced_19) & exclusive_9;
  wire [14:0] conjunction_27 = memory[30:16] & {15{(|memory[30:23]) | denormals[0]}};
  wire [14:0] conjunction_28 = data[30:16] & {15{(|data[30:23]) | denormals[0]}};
  wire less_9 = conjunction_28 < conjunction_27;
  wire [15:0] chosen_32 = less_9 ? {data[31], conjunction_28} : {memory[31], conjunction_27};
  wire [15:0] chosen_33 = less_9 ? {memory[31], conjunction_27} : {data[31], conjunction_28};
  wire [7:0] disjunction_8 = chosen_33[14:7] | {7'd0, ~(|chosen_33[14:7])};
  wire [7:0] difference_5 = disjunction_8 - (chosen_32[14:7] | {7'd0, ~(|chosen_32[14:7])});
  wire [21:0] shifted_10 = (|difference_5[7:5]) ? 22'd0 : ({{{|chosen_32[14:7], chosen_32[6:0]}, 3'd0}, 11'd0} >>
      difference_5[4:0]);
  wire conjunction_29 = (~(difference_5 < 8'hb)) & (|{{|chosen_32[14:7], chosen_32[6:0]}, 3'd0});
  wire [10:0] disjunction_9 = shifted_10[21:11] | {10'd0, (|shifted_10[10:0]) | conjunction_29};
  wire exclusive_10 = chosen_33[15] ^ chosen_32[15];
  wire [11:0] difference_6 = {1'b0, {{|chosen_33[14:7], chosen_33[6:0]}, 3'd0}} - {1'b0, disjunction_9};
  wire [11:0] sum_7 = {1'b0, {{|chosen_33[14:7], chosen_33[6:0]}, 3'd0}} + {1'b0, disjunction_9};
  wire reduced_23 = |conjunction_27[6:0];
  wire reduced_24 = &conjunction_27[14:7];
  wire reduced_25 = |conjunction_28[6:0];
  wire reduced_26 = &conjunction_28[14:7];
  wire conjunction_30 = reduced_26 & (~reduced_25) & reduced_24 & (~reduced_23) & exclusive_10;

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
    f32_significand <= exclusive_6 ? ({1'b0, {{reduced_6, chosen_21[22:0]}, 3'd0}} - extended_1) : ({1'b0,
        {{reduced_6, chosen_21[22:0]}, 3'd0}} + extended_1);
    f32_exponent <= disjunction_4;
    f32_sign <= chosen_21[31] & (~(exclusive_6 & (~(|chosen_22))));
    f32_special <= conjunction_4 ? ({memory[31], conjunction_1} | 32'h400000) : conjunction_3 ? disjunction_2 :
        conjunction_14 ? 32'hffc00000 : {chosen_21[31], 31'h7f800000};
    f32_is_special <= reduced_4 | reduced_2;
    f16_low_significand <= exclusive_7 ? ({1'b0, {{reduced_8, chosen_24[9:0]}, 3'd0}} - extended_2) : ({1'b0,
        {{reduced_8, chosen_24[9:0]}, 3'd0}} + extended_2);
    f16_low_exponent <= disjunction_5;
    f16_low_sign <= chosen_24[15] & (~(exclusive_7 & (~(|chosen_25))));
    f16_low_special <= (reduced_12 & reduced_11) ? ({data[15], conjunction_16} | 16'h200) : (reduced_10 & reduced_9)
        ? ({memory[15], conjunction_15} | 16'h200) : conjunction_18 ? 16'hfe00 : {chosen_24[15], 15'h7c00};
    f16_low_is_special <= reduced_12 | reduced_10;
    f16_high_significand <= exclusive_8 ? ({1'b0, {{reduced_14, chosen_27[9:0]}, 3'd0}} - extended_3) : ({1'b0,
        {{reduced_14, chosen_27[9:0]}, 3'd0}} + extended_3);
    f16_high_exponent <= disjunction_6;
    f16_high_sign <= chosen_27[15] & (~(exclusive_8 & (~(|chosen_28))));
    f16_high_special <= (reduced_18 & reduced_17) ? ({data[31], conjunction_20} | 16'h200) : (reduced_16 &
        reduced_15) ? ({memory[31], conjunction_19} | 16'h200) : conjunction_22 ? 16'hfe00 : {chosen_27[15],
        15'h7c00};
    f16_high_is_special <= reduced_18 | reduced_16;
    bf16_low_significand <= exclusive_9 ? ({1'b0, {{|chosen_30[14:7], chosen_30[6:0]}, 3'd0}} - extended_4) : ({1'b0,
        {{|chosen_30[14:7], chosen_30[6:0]}, 3'd0}} + extended_4);
    bf16_low_exponent <= disjunction_7;
    bf16_low_sign <= chosen_30[15] & (~(exclusive_9 & (~(|chosen_31))));
    bf16_low_special <= (reduced_22 & reduced_21) ? ({data[15], conjunction_24} | 16'h40) : (reduced_20 & reduced_19)
        ? ({memory[15], conjunction_23} | 16'h40) : conjunction_26 ? 16'hffc0 : {chosen_30[15], 15'h7f80};
    bf16_low_is_special <= reduced_22 | reduced_20;
    bf16_high_significand <= exclusive_10 ? difference_6 : sum_7;
    bf16_high_exponent <= disjunction_8;
    bf16_high_sign <= chosen_33[15] & (~(exclusive_10 & (~(|(exclusive_10 ? difference_6 : sum_7)))));
    bf16_high_special <= (reduced_26 & reduced_25) ? ({data[31], conjunction_28} | 16'h40) : (reduced_24 &
        reduced_23) ? ({memory[31], conjunction_27} | 16'h40) : conjunction_30 ? 16'hffc0 : {chosen_33[15], 15'h7f80};
    bf16_high_is_special <= reduced_26 | reduced_24;
    keep_results <= denormals[1];
    operation_1 <= operation;
  end

endmodule

`default_nettype wire
