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

  wire [63:0] chosen_1 = wide ? memory : {memory[31:0], 32'd0};
  wire [63:0] chosen_2 = wide ? data : {data[31:0], 32'd0};
  wire equal_1 = operation == 5'he;
  wire equal_2 = operation == 5'd4;
  wire [63:0] chosen_3 = (equal_1 | (operation == 5'hf)) ? (wide ? 64'd1 : 64'h100000000) : equal_2 ? chosen_1 :
      chosen_2;
  wire [64:0] joined_1 = {chosen_3 ^ {64{~((operation == 5'd2) | equal_1)}}, ~((operation == 5'd2) | equal_1)};
  wire [64:0] sum_1 = {equal_2 ? chosen_2 : chosen_1, 1'b1} + joined_1;

  assign sum = sum_1[64:1];
  assign data_above_memory = chosen_1 < chosen_2;
  assign data_below_memory = ~(data_above_memory | (chosen_1 == chosen_2));

  wire equal_3 = operation == 5'h12;
  wire equal_4 = operation == 5'h16;
  wire disjunction_1 = equal_3 | equal_4;
  wire [31:0] joined_2 = {memory[31], memory[30:0] & {31{(|memory[30:23]) | denormals[0]}}};
  wire [31:0] exclusive_1 = {data[31], data[30:0] & {31{(|data[30:23]) | denormals[0]}}} ^ {1'b1, {31{data[31]}}};
  wire [31:0] exclusive_2 = joined_2 ^ {1'b1, {31{joined_2[31]}}};
  wire [30:0] conjunction_1 = data[30:0] & {31{(|data[30:23]) | denormals[0]}};
  wire reduced_1 = &conjunction_1[30:23];
  wire reduced_2 = |conjunction_1[22:0];
  wire conjunction_2 = reduced_1 & reduced_2;
  wire conjunction_3 = (&joined_2[30:23]) & (|joined_2[22:0]);
  wire chosen_4 = disjunction_1 ? (exclusive_2 < exclusive_1) : (exclusive_1 < exclusive_2);
  wire [31:0] disjunction_2 = {data[31], data[30:0] & {31{(|data[30:23]) | denormals[0]}}} | 32'h400000;

  assign chosen_number =
      (conjunction_3 & conjunction_2) ? disjunction_2 :
      (conjunction_3 | (chosen_4 & (~conjunction_2))) ? {data[31], data[30:0] & {31{(|data[30:23]) | denormals[0]}}} :
      joined_2;

  wire [63:0] joined_3 = {memory[63], memory[62:0] & {63{(|memory[62:52]) | denormals[0]}}};
  wire [63:0] exclusive_3 = {data[63], data[62:0] & {63{(|data[62:52]) | denormals[0]}}} ^ {1'b1, {63{data[63]}}};
  wire [63:0] exclusive_4 = joined_3 ^ {1'b1, {63{joined_3[63]}}};
  wire [62:0] conjunction_4 = data[62:0] & {63{(|data[62:52]) | denormals[0]}};
  wire conjunction_5 = (&conjunction_4[62:52]) & (|conjunction_4[51:0]);
  wire conjunction_6 = (&joined_3[62:52]) & (|joined_3[51:0]);
  wire chosen_5 = disjunction_1 ? (exclusive_4 < exclusive_3) : (exclusive_3 < exclusive_4);
  wire [63:0] disjunction_3 = {data[63], data[62:0] & {63{(|data[62:52]) | denormals[0]}}} | 64'h8000000000000;

  assign chosen_number_2 =
      (conjunction_6 & conjunction_5) ? disjunction_3 :
      (conjunction_6 | (chosen_5 & (~conjunction_5))) ? {data[63], data[62:0] & {63{(|data[62:52]) | denormals[0]}}} :
      joined_3;

  wire [9:0] chosen_6 = ({2'd0, f32_exponent} < {5'd0, leading_zeros_28(f32_significand)}) ? {2'd0, f32_exponent} :
      {5'd0, leading_zeros_28(f32_significand)};
  wire [27:0] shifted_1 = f32_significand << chosen_6[4:0];
  wire [9:0] conjunction_7 = (({2'd0, f32_exponent} + 10'd1) - chosen_6) & {10{shifted_1[27]}};
  wire [32:0] sum_2 = {conjunction_7, shifted_1[26:4]} + {32'd0, shifted_1[3] & ((|shifted_1[2:0]) | shifted_1[4])};
  wire [30:0] chosen_7 = (~(sum_2[32:23] < 10'hff)) ? 31'h7f800000 : (sum_2[30:0] & {31{(|sum_2[32:23]) |
      keep_results}});
  wire less_1 = {2'd0, f16_high_exponent} < {3'd0, leading_zeros_15(f16_high_significand)};
  wire [6:0] chosen_8 = less_1 ? {2'd0, f16_high_exponent} : {3'd0, leading_zeros_15(f16_high_significand)};
  wire [14:0] shifted_2 = f16_high_significand << chosen_8[3:0];
  wire [6:0] conjunction_8 = (({2'd0, f16_high_exponent} + 7'd1) - chosen_8) & {7{shifted_2[14]}};
  wire [16:0] sum_3 = {conjunction_8, shifted_2[13:4]} + {16'd0, shifted_2[3] & ((|shifted_2[2:0]) | shifted_2[4])};
  wire [14:0] chosen_9 = (~(sum_3[16:10] < 7'h1f)) ? 15'h7c00 : (sum_3[14:0] & {15{(|sum_3[16:10]) | keep_results}});
  wire less_2 = {2'd0, f16_low_exponent} < {3'd0, leading_zeros_15(f16_low_significand)};
  wire [6:0] chosen_10 = less_2 ? {2'd0, f16_low_exponent} : {3'd0, leading_zeros_15(f16_low_significand)};
  wire [14:0] shifted_3 = f16_low_significand << chosen_10[3:0];
  wire [6:0] conjunction_9 = (({2'd0, f16_low_exponent} + 7'd1) - chosen_10) & {7{shifted_3[14]}};
  wire [16:0] sum_4 = {conjunction_9, shifted_3[13:4]} + {16'd0, shifted_3[3] & ((|shifted_3[2:0]) | shifted_3[4])};
  wire [14:0] chosen_11 = (~(sum_4[16:10] < 7'h1f)) ? 15'h7c00 : (sum_4[14:0] & {15{(|sum_4[16:10]) | keep_results}});
  wire [15:0] chosen_12 = f16_high_is_special ? f16_high_special : {f16_high_sign, chosen_9};
  wire [31:0] joined_4 = {chosen_12, f16_low_is_special ? f16_low_special : {f16_low_sign, chosen_11}};
  wire less_3 = {2'd0, bf16_high_exponent} < {6'd0, leading_zeros_12(bf16_high_significand)};
  wire [9:0] chosen_13 = less_3 ? {2'd0, bf16_high_exponent} : {6'd0, leading_zeros_12(bf16_high_significand)};
  wire [11:0] shifted_4 = bf16_high_significand << chosen_13[3:0];
  wire [9:0] conjunction_10 = (({2'd0, bf16_high_exponent} + 10'd1) - chosen_13) & {10{shifted_4[11]}};
  wire [16:0] sum_5 = {conjunction_10, shifted_4[10:4]} + {16'd0, shifted_4[3] & ((|shifted_4[2:0]) | shifted_4[4])};
  wire [14:0] chosen_14 = (~(sum_5[16:7] < 10'hff)) ? 15'h7f80 : (sum_5[14:0] & {15{(|sum_5[16:7]) | keep_results}});
  wire less_4 = {2'd0, bf16_low_exponent} < {6'd0, leading_zeros_12(bf16_low_significand)};
  wire [9:0] chosen_15 = less_4 ? {2'd0, bf16_low_exponent} : {6'd0, leading_zeros_12(bf16_low_significand)};
  wire [11:0] shifted_5 = bf16_low_significand << chosen_15[3:0];
  wire [9:0] conjunction_11 = (({2'd0, bf16_low_exponent} + 10'd1) - chosen_15) & {10{shifted_5[11]}};
  wire [16:0] sum_6 = {conjunction_11, shifted_5[10:4]} + {16'd0, shifted_5[3] & ((|shifted_5[2:0]) | shifted_5[4])};
  wire [14:0] chosen_16 = (~(sum_6[16:7] < 10'hff)) ? 15'h7f80 : (sum_6[14:0] & {15{(|sum_6[16:7]) | keep_results}});
  wire [15:0] chosen_17 = bf16_high_is_special ? bf16_high_special : {bf16_high_sign, chosen_14};
  wire [15:0] chosen_18 = bf16_low_is_special ? bf16_low_special : {bf16_low_sign, chosen_16};

  always @*
    case (operation_1)
      5'h10: result = {32'd0, f32_is_special ? f32_special : {f32_sign, chosen_7}};
      5'h13: result = {32'd0, joined_4};
      5'h14: result = {32'd0, {chosen_17, chosen_18}};
      default: result = direct;
    endcase

  wire exclusive_5 = chosen_1[63] ^ chosen_2[63];
  wire [63:0] chosen_19 = wide ? comparand : {comparand[31:0], 32'd0};

  reg [63:0] looked_up_1;
  always @*
    case (operation)
      5'd0: looked_up_1 = chosen_2;
      5'd1: looked_up_1 = (chosen_1 == chosen_19) ? chosen_2 : chosen_1;
      5'd2: looked_up_1 = sum;
      5'd3: looked_up_1 = sum;
      5'd4: looked_up_1 = sum;
      5'd5: looked_up_1 = sum & {64{~data_above_memory}};
      5'd6: looked_up_1 = data_above_memory ? chosen_1 : sum;
      5'd7: looked_up_1 = (data_below_memory ^ exclusive_5) ? chosen_2 : chosen_1;
      5'd8: looked_up_1 = data_below_memory ? chosen_2 : chosen_1;
      5'd9: looked_up_1 = (data_above_memory ^ exclusive_5) ? chosen_2 : chosen_1;
      5'ha: looked_up_1 = data_above_memory ? chosen_2 : chosen_1;
      5'hb: looked_up_1 = chosen_1 & chosen_2;
      5'hc: looked_up_1 = chosen_1 | chosen_2;
      5'hd: looked_up_1 = chosen_1 ^ chosen_2;
      5'he: looked_up_1 = sum & {64{data_above_memory}};
      5'hf: looked_up_1 = ((~(|chosen_1)) | data_below_memory) ? chosen_2 : sum;
      5'h17: looked_up_1 = (chosen_1 & (~chosen_2)) | chosen_19;
      default: looked_up_1 = chosen_1;
    endcase

  wire less_5 = joined_2[30:0] < conjunction_1;
  wire [31:0] chosen_20 = less_5 ? {data[31], data[30:0] & {31{(|data[30:23]) | denormals[0]}}} : joined_2;
  wire [31:0] chosen_21 = less_5 ? joined_2 : {data[31], data[30:0] & {31{(|data[30:23]) | denormals[0]}}};
  wire reduced_3 = |chosen_20[30:23];
  wire [7:0] disjunction_4 = chosen_20[30:23] | {7'd0, ~reduced_3};
  wire reduced_4 = |chosen_21[30:23];
  wire [7:0] difference_1 = disjunction_4 - (chosen_21[30:23] | {7'd0, ~reduced_4});
  wire [53:0] shifted_6 = (|difference_1[7:6]) ? 54'd0 : ({{{reduced_4, chosen_21[22:0]}, 3'd0}, 27'd0} >>
      difference_1[5:0]);
  wire conjunction_12 = (~(difference_1 < 8'h1b)) & (|{{reduced_4, chosen_21[22:0]}, 3'd0});
  wire exclusive_6 = chosen_20[31] ^ chosen_21[31];
  wire [27:0] extended_1 = {1'b0, shifted_6[53:27] | {26'd0, (|shifted_6[26:0]) | conjunction_12}};
  wire [27:0] chosen_22 = exclusive_6 ? ({1'b0, {{reduced_3, chosen_20[22:0]}, 3'd0}} - extended_1) : ({1'b0,
      {{reduced_3, chosen_20[22:0]}, 3'd0}} + extended_1);
  wire conjunction_13 = (&joined_2[30:23]) & (~(|joined_2[22:0])) & reduced_1 & (~reduced_2);
  wire [15:0] joined_5 = {memory[15], memory[14:0] & {15{(|memory[14:10]) | denormals[0]}}};
  wire less_6 = (data[14:0] & {15{(|data[14:10]) | denormals[0]}}) < joined_5[14:0];
  wire [15:0] chosen_23 = less_6 ? joined_5 : {data[15], data[14:0] & {15{(|data[14:10]) | denormals[0]}}};
  wire [15:0] chosen_24 = less_6 ? {data[15], data[14:0] & {15{(|data[14:10]) | denormals[0]}}} : joined_5;
  wire reduced_5 = |chosen_23[14:10];
  wire [4:0] disjunction_5 = chosen_23[14:10] | {4'd0, ~reduced_5};
  wire reduced_6 = |chosen_24[14:10];
  wire [4:0] difference_2 = disjunction_5 - (chosen_24[14:10] | {4'd0, ~reduced_6});
  wire [27:0] shifted_7 = {{{reduced_6, chosen_24[9:0]}, 3'd0}, 14'd0} >> difference_2;
  wire conjunction_14 = (~(difference_2 < 5'he)) & (|{{reduced_6, chosen_24[9:0]}, 3'd0});
  wire exclusive_7 = chosen_23[15] ^ chosen_24[15];
  wire [14:0] extended_2 = {1'b0, shifted_7[27:14] | {13'd0, (|shifted_7[13:0]) | conjunction_14}};
  wire [14:0] chosen_25 = exclusive_7 ? ({1'b0, {{reduced_5, chosen_23[9:0]}, 3'd0}} - extended_2) : ({1'b0,
      {{reduced_5, chosen_23[9:0]}, 3'd0}} + extended_2);
  wire [14:0] conjunction_15 = data[14:0] & {15{(|data[14:10]) | denormals[0]}};
  wire reduced_7 = &conjunction_15[14:10];
  wire reduced_8 = |conjunction_15[9:0];
  wire conjunction_16 = reduced_7 & (~reduced_8) & (&joined_5[14:10]) & (~(|joined_5[9:0]));
  wire [15:0] disjunction_6 = {data[15], data[14:0] & {15{(|data[14:10]) | denormals[0]}}} | 16'h200;
  wire [15:0] joined_6 = {memory[31], memory[30:16] & {15{(|memory[30:26]) | denormals[0]}}};
  wire less_7 = (data[30:16] & {15{(|data[30:26]) | denormals[0]}}) < joined_6[14:0];
  wire [15:0] chosen_26 = less_7 ? joined_6 : {data[31], data[30:16] & {15{(|data[30:26]) | denormals[0]}}};
  wire [15:0] chosen_27 = less_7 ? {data[31], data[30:16] & {15{(|data[30:26]) | denormals[0]}}} : joined_6;
  wire reduced_9 = |chosen_26[14:10];
  wire [4:0] disjunction_7 = chosen_26[14:10] | {4'd0, ~reduced_9};
  wire reduced_10 = |chosen_27[14:10];
  wire [4:0] difference_3 = disjunction_7 - (chosen_27[14:10] | {4'd0, ~reduced_10});
  wire [27:0] shifted_8 = {{{reduced_10, chosen_27[9:0]}, 3'd0}, 14'd0} >> difference_3;
  wire conjunction_17 = (~(difference_3 < 5'he)) & (|{{reduced_10, chosen_27[9:0]}, 3'd0});
  wire exclusive_8 = chosen_26[15] ^ chosen_27[15];
  wire [14:0] extended_3 = {1'b0, shifted_8[27:14] | {13'd0, (|shifted_8[13:0]) | conjunction_17}};
  wire [14:0] chosen_28 = exclusive_8 ? ({1'b0, {{reduced_9, chosen_26[9:0]}, 3'd0}} - extended_3) : ({1'b0,
      {{reduced_9, chosen_26[9:0]}, 3'd0}} + extended_3);
  wire [14:0] conjunction_18 = data[30:16] & {15{(|data[30:26]) | denormals[0]}};
  wire reduced_11 = &conjunction_18[14:10];
  wire reduced_12 = |conjunction_18[9:0];
  wire conjunction_19 = reduced_11 & (~reduced_12) & (&joined_6[14:10]) & (~(|joined_6[9:0]));
  wire [15:0] disjunction_8 = {data[31], data[30:16] & {15{(|data[30:26]) | denormals[0]}}} | 16'h200;
  wire [15:0] joined_7 = {memory[15], memory[14:0] & {15{(|memory[14:7]) | denormals[0]}}};
  wire less_8 = (data[14:0] & {15{(|data[14:7]) | denormals[0]}}) < joined_7[14:0];
  wire [15:0] chosen_29 = less_8 ? joined_7 : {data[15], data[14:0] & {15{(|data[14:7]) | denormals[0]}}};
  wire [15:0] chosen_30 = less_8 ? {data[15], data[14:0] & {15{(|data[14:7]) | denormals[0]}}} : joined_7;
  wire [7:0] disjunction_9 = chosen_29[14:7] | {7'd0, ~(|chosen_29[14:7])};
  wire [7:0] difference_4 = disjunction_9 - (chosen_30[14:7] | {7'd0, ~(|chosen_30[14:7])});
  wire [21:0] shifted_9 = (|difference_4[7:5]) ? 22'd0 : ({{{|chosen_30[14:7], chosen_30[6:0]}, 3'd0}, 11'd0} >>
      difference_4[4:0]);
  wire conjunction_20 = (~(difference_4 < 8'hb)) & (|{{|chosen_30[14:7], chosen_30[6:0]}, 3'd0});
  wire exclusive_9 = chosen_29[15] ^ chosen_30[15];
  wire [11:0] extended_4 = {1'b0, shifted_9[21:11] | {10'd0, (|shifted_9[10:0]) | conjunction_20}};
  wire [11:0] chosen_31 = exclusive_9 ? ({1'b0, {{|chosen_29[14:7], chosen_29[6:0]}, 3'd0}} - extended_4) : ({1'b0,
      {{|chosen_29[14:7], chosen_29[6:0]}, 3'd0}} + extended_4);
  wire [14:0] conjunction_21 = data[14:0] & {15{(|data[14:7]) | denormals[0]}};
  wire reduced_13 = &conjunction_21[14:7];
  wire reduced_14 = |conjunction_21[6:0];
  wire conjunction_22 = reduced_13 & (~reduced_14) & (&joined_7[14:7]) & (~(|joined_7[6:0]));
  wire [15:0] disjunction_10 = {data[15], data[14:0] & {15{(|data[14:7]) | denormals[0]}}} | 16'h40;
  wire [15:0] joined_8 = {memory[31], memory[30:16] & {15{(|memory[30:23]) | denormals[0]}}};
  wire less_9 = (data[30:16] & {15{(|data[30:23]) | denormals[0]}}) < joined_8[14:0];
  wire [15:0] chosen_32 = less_9 ? joined_8 : {data[31], data[30:16] & {15{(|data[30:23]) | denormals[0]}}};
  wire [15:0] chosen_33 = less_9 ? {data[31], data[30:16] & {15{(|data[30:23]) | denormals[0]}}} : joined_8;
  wire [7:0] disjunction_11 = chosen_32[14:7] | {7'd0, ~(|chosen_32[14:7])};
  wire [7:0] difference_5 = disjunction_11 - (chosen_33[14:7] | {7'd0, ~(|chosen_33[14:7])});
  wire [21:0] shifted_10 = (|difference_5[7:5]) ? 22'd0 : ({{{|chosen_33[14:7], chosen_33[6:0]}, 3'd0}, 11'd0} >>
      difference_5[4:0]);
  wire conjunction_23 = (~(difference_5 < 8'hb)) & (|{{|chosen_33[14:7], chosen_33[6:0]}, 3'd0});
  wire exclusive_10 = chosen_32[15] ^ chosen_33[15];
  wire [10:0] disjunction_12 = shifted_10[21:11] | {10'd0, (|shifted_10[10:0]) | conjunction_23};
  wire [11:0] difference_6 = {1'b0, {{|chosen_32[14:7], chosen_32[6:0]}, 3'd0}} - {1'b0, disjunction_12};
  wire [11:0] sum_7 = {1'b0, {{|chosen_32[14:7], chosen_32[6:0]}, 3'd0}} + {1'b0, disjunction_12};
  wire [14:0] conjunction_24 = data[30:16] & {15{(|data[30:23]) | denormals[0]}};
  wire reduced_15 = &conjunction_24[14:7];
  wire reduced_16 = |conjunction_24[6:0];
  wire conjunction_25 = reduced_15 & (~reduced_16) & (&joined_8[14:7]) & (~(|joined_8[6:0]));
  wire [15:0] disjunction_13 = {data[31], data[30:16] & {15{(|data[30:23]) | denormals[0]}}} | 16'h40;

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
    direct <= ((operation == 5'h11) | equal_3 | (operation == 5'h15) | equal_4) ? (wide ? chosen_number_2 : {32'd0,
        chosen_number}) : wide ? looked_up_1 : {32'd0, looked_up_1[63:32]};
    f32_significand <= exclusive_6 ? ({1'b0, {{reduced_3, chosen_20[22:0]}, 3'd0}} - extended_1) : ({1'b0,
        {{reduced_3, chosen_20[22:0]}, 3'd0}} + extended_1);
    f32_exponent <= disjunction_4;
    f32_sign <= chosen_20[31] & (~(exclusive_6 & (~(|chosen_22))));
    f32_special <= conjunction_3 ? (joined_2 | 32'h400000) : conjunction_2 ? disjunction_2 : (conjunction_13 &
        exclusive_6) ? 32'hffc00000 : {chosen_20[31], 31'h7f800000};
    f32_is_special <= (&joined_2[30:23]) | reduced_1;
    f16_low_significand <= exclusive_7 ? ({1'b0, {{reduced_5, chosen_23[9:0]}, 3'd0}} - extended_2) : ({1'b0,
        {{reduced_5, chosen_23[9:0]}, 3'd0}} + extended_2);
    f16_low_exponent <= disjunction_5;
    f16_low_sign <= chosen_23[15] & (~(exclusive_7 & (~(|chosen_25))));
    f16_low_special <= (reduced_7 & reduced_8) ? disjunction_6 : ((&joined_5[14:10]) & (|joined_5[9:0])) ? (joined_5
        | 16'h200) : (conjunction_16 & exclusive_7) ? 16'hfe00 : {chosen_23[15], 15'h7c00};
    f16_low_is_special <= reduced_7 | (&joined_5[14:10]);
    f16_high_significand <= exclusive_8 ? ({1'b0, {{reduced_9, chosen_26[9:0]}, 3'd0}} - extended_3) : ({1'b0,
        {{reduced_9, chosen_26[9:0]}, 3'd0}} + extended_3);
    f16_high_exponent <= disjunction_7;
    f16_high_sign <= chosen_26[15] & (~(exclusive_8 & (~(|chosen_28))));
    f16_high_special <= (reduced_11 & reduced_12) ? disjunction_8 : ((&joined_6[14:10]) & (|joined_6[9:0])) ?
        (joined_6 | 16'h200) : (conjunction_19 & exclusive_8) ? 16'hfe00 : {chosen_26[15], 15'h7c00};
    f16_high_is_special <= reduced_11 | (&joined_6[14:10]);
    bf16_low_significand <= exclusive_9 ? ({1'b0, {{|chosen_29[14:7], chosen_29[6:0]}, 3'd0}} - extended_4) : ({1'b0,
        {{|chosen_29[14:7], chosen_29[6:0]}, 3'd0}} + extended_4);
    bf16_low_exponent <= disjunction_9;
    bf16_low_sign <= chosen_29[15] & (~(exclusive_9 & (~(|chosen_31))));
    bf16_low_special <= (reduced_13 & reduced_14) ? disjunction_10 : ((&joined_7[14:7]) & (|joined_7[6:0])) ?
        (joined_7 | 16'h40) : (conjunction_22 & exclusive_9) ? 16'hffc0 : {chosen_29[15], 15'h7f80};
    bf16_low_is_special <= reduced_13 | (&joined_7[14:7]);
    bf16_high_significand <= exclusive_10 ? difference_6 : sum_7;
    bf16_high_exponent <= disjunction_11;
    bf16_high_sign <= chosen_32[15] & (~(exclusive_10 & (~(|(exclusive_10 ? difference_6 : sum_7)))));
    bf16_high_special <= (reduced_15 & reduced_16) ? disjunction_13 : ((&joined_8[14:7]) & (|joined_8[6:0])) ?
        (joined_8 | 16'h40) : (conjunction_25 & exclusive_10) ? 16'hffc0 : {chosen_32[15], 15'h7f80};
    bf16_high_is_special <= reduced_15 | (&joined_8[14:7]);
    keep_results <= denormals[1];
    operation_1 <= operation;
  end

endmodule

`default_nettype wire
