// atomic_alu: generator of hdl/src/atomic/alu.rs:228
// Written by Tombolo; change the source.
// SPDX-License-Identifier: MIT OR Apache-2.0

`default_nettype none

module atomic_alu (
  input wire clock, // The one clock.
  input wire [4:0] operation, // What is computed.
  input wire wide, // 64 bits instead of 32.
  input wire [63:0] memory, // What the location holds.
  input wire [63:0] data, // Data of the lane.
  input wire [63:0] comparand, // What CompareSwap compares with.
  input wire [1:0] denormals, // Of float operations: bit 0 keeps denormal inputs, bit 1 denormal results.
  output reg [63:0] result // What the location holds then, one clock later.
);
  localparam [4:0] ATOMIC_OPERATION_SWAP = 5'd0;
  localparam [4:0] ATOMIC_OPERATION_COMPARE_SWAP = 5'd1;
  localparam [4:0] ATOMIC_OPERATION_ADD = 5'd2;
  localparam [4:0] ATOMIC_OPERATION_SUBTRACT = 5'd3;
  localparam [4:0] ATOMIC_OPERATION_REVERSE_SUBTRACT = 5'd4;
  localparam [4:0] ATOMIC_OPERATION_SUBTRACT_CLAMP = 5'd5;
  localparam [4:0] ATOMIC_OPERATION_CONDITIONAL_SUBTRACT = 5'd6;
  localparam [4:0] ATOMIC_OPERATION_MIN_SIGNED = 5'd7;
  localparam [4:0] ATOMIC_OPERATION_MIN_UNSIGNED = 5'd8;
  localparam [4:0] ATOMIC_OPERATION_MAX_SIGNED = 5'd9;
  localparam [4:0] ATOMIC_OPERATION_MAX_UNSIGNED = 5'ha;
  localparam [4:0] ATOMIC_OPERATION_AND = 5'hb;
  localparam [4:0] ATOMIC_OPERATION_OR = 5'hc;
  localparam [4:0] ATOMIC_OPERATION_XOR = 5'hd;
  localparam [4:0] ATOMIC_OPERATION_INCREMENT = 5'he;
  localparam [4:0] ATOMIC_OPERATION_DECREMENT = 5'hf;
  localparam [4:0] ATOMIC_OPERATION_MIN_F32 = 5'h11;
  localparam [4:0] ATOMIC_OPERATION_MAX_F32 = 5'h12;
  localparam [4:0] ATOMIC_OPERATION_MIN_F64 = 5'h15;
  localparam [4:0] ATOMIC_OPERATION_MAX_F64 = 5'h16;
  localparam [4:0] ATOMIC_OPERATION_MASKED_OR = 5'h17;

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
  wire f16_low_special_condition_less_0;
  wire f16_low_significand_unshifted_any_set_0;
  wire f16_low_significand_unshifted_any_set_1;
  wire f16_low_special_condition_differing_0;
  wire f16_low_special_condition_any_set_0;
  wire f16_low_is_special_next_all_set_0;
  wire f16_low_special_condition_any_set_1;
  wire f16_low_is_special_next_all_set_1;
  wire f16_low_special_condition_less_1;
  wire f16_low_significand_unshifted_any_set_2;
  wire f16_low_significand_unshifted_any_set_3;
  wire f16_low_special_condition_differing_1;
  wire f16_low_special_condition_any_set_2;
  wire f16_low_is_special_next_all_set_2;
  wire f16_low_special_condition_any_set_3;
  wire f16_low_is_special_next_all_set_3;
  wire f16_low_special_condition_less_2;
  wire bf16_low_significand_unshifted_any_set_0;
  wire bf16_low_significand_unshifted_any_set_1;
  wire f16_low_special_condition_differing_2;
  wire bf16_low_special_condition_any_set_0;
  wire bf16_low_is_special_next_all_set_0;
  wire bf16_low_special_condition_any_set_1;
  wire bf16_low_is_special_next_all_set_1;
  wire f16_low_special_condition_less_3;
  wire bf16_low_significand_unshifted_any_set_2;
  wire bf16_low_significand_unshifted_any_set_3;
  wire f16_low_special_condition_differing_3;
  wire bf16_low_special_condition_any_set_2;
  wire bf16_low_is_special_next_all_set_2;
  wire bf16_low_special_condition_any_set_3;
  wire bf16_low_is_special_next_all_set_3;

  wire operation_is_increment = operation == ATOMIC_OPERATION_INCREMENT;
  wire [63:0] direct_case_0_choice = wide ? data : {data[31:0], 32'd0};
  wire [63:0] direct_otherwise_choice = wide ? memory : {memory[31:0], 32'd0};
  wire operation_is_reverse_subtract = operation == ATOMIC_OPERATION_REVERSE_SUBTRACT;
  wire [63:0] sum_choice = (operation_is_increment | (operation == ATOMIC_OPERATION_DECREMENT)) ? (wide ? 64'd1 :
      64'h100000000) : operation_is_reverse_subtract ? direct_otherwise_choice : direct_case_0_choice;
  wire [64:0] sum_joined = {sum_choice ^ {64{~((operation == ATOMIC_OPERATION_ADD) | operation_is_increment)}},
      ~((operation == ATOMIC_OPERATION_ADD) | operation_is_increment)};
  wire [64:0] sum_sum = {operation_is_reverse_subtract ? direct_case_0_choice : direct_otherwise_choice, 1'b1} +
      sum_joined;

  assign sum = sum_sum[64:1];
  assign data_above_memory = direct_otherwise_choice < direct_case_0_choice;
  assign data_below_memory = ~(data_above_memory | (direct_otherwise_choice == direct_case_0_choice));

  wire any_memory_30_23_or_denormals_0 = (|memory[30:23]) | denormals[0];
  wire [30:0] f32_special_compared_all = memory[30:0] & {31{any_memory_30_23_or_denormals_0}};
  wire any_data_30_23_or_denormals_0 = (|data[30:23]) | denormals[0];
  wire [30:0] f32_special_compared_all_data_30_0 = data[30:0] & {31{any_data_30_23_or_denormals_0}};
  wire f32_special_condition_any_set = |f32_special_compared_all_data_30_0[22:0];
  wire f32_is_special_next_all_set = &f32_special_compared_all_data_30_0[30:23];
  wire f32_special_condition_all = f32_is_special_next_all_set & f32_special_condition_any_set;
  wire [31:0] chosen_number_compared_differing = {memory[31], f32_special_compared_all} ^ {1'b1, {31{memory[31]}}};
  wire [31:0] chosen_number_compared_differing_data_31 = {data[31], f32_special_compared_all_data_30_0} ^ {1'b1,
      {31{data[31]}}};
  wire operation_is_max_f64 = operation == ATOMIC_OPERATION_MAX_F64;
  wire operation_is_max_f32 = operation == ATOMIC_OPERATION_MAX_F32;
  wire chosen_number_2_condition_any = operation_is_max_f32 | operation_is_max_f64;
  wire chosen_number_condition_choice = chosen_number_2_condition_any ? (chosen_number_compared_differing <
      chosen_number_compared_differing_data_31) : (chosen_number_compared_differing_data_31 <
      chosen_number_compared_differing);
  wire f32_special_condition_any_set_2 = |f32_special_compared_all[22:0];
  wire f32_is_special_next_all_set_2 = &f32_special_compared_all[30:23];
  wire f32_special_condition_all_2 = f32_is_special_next_all_set_2 & f32_special_condition_any_set_2;
  wire chosen_number_condition_any = f32_special_condition_all_2 | (chosen_number_condition_choice &
      ~f32_special_condition_all);
  wire [31:0] f32_special_otherwise_any = {data[31], f32_special_compared_all_data_30_0} | 32'h400000;

  assign chosen_number =
      (f32_special_condition_all_2 & f32_special_condition_all) ? f32_special_otherwise_any :
      chosen_number_condition_any ? {data[31], f32_special_compared_all_data_30_0} :
      {memory[31], f32_special_compared_all};

  wire [62:0] chosen_number_2_condition_all = memory[62:0] & {63{(|memory[62:52]) | denormals[0]}};
  wire [62:0] chosen_number_2_condition_all_data_62_0 = data[62:0] & {63{(|data[62:52]) | denormals[0]}};
  wire chosen_number_2_condition_all_2 = (&chosen_number_2_condition_all_data_62_0[62:52]) &
      (|chosen_number_2_condition_all_data_62_0[51:0]);
  wire [63:0] chosen_number_2_compared_differing = {memory[63], chosen_number_2_condition_all} ^ {1'b1,
      {63{memory[63]}}};
  wire [63:0] chosen_number_2_compared_differing_data_63 = {data[63], chosen_number_2_condition_all_data_62_0} ^
      {1'b1, {63{data[63]}}};
  wire chosen_number_2_condition_choice = chosen_number_2_condition_any ? (chosen_number_2_compared_differing <
      chosen_number_2_compared_differing_data_63) : (chosen_number_2_compared_differing_data_63 <
      chosen_number_2_compared_differing);
  wire chosen_number_2_condition_all_3 = (&chosen_number_2_condition_all[62:52]) &
      (|chosen_number_2_condition_all[51:0]);
  wire chosen_number_2_condition_any_2 = chosen_number_2_condition_all_3 | (chosen_number_2_condition_choice &
      ~chosen_number_2_condition_all_2);

  assign chosen_number_2 =
      (chosen_number_2_condition_all_3 & chosen_number_2_condition_all_2) ? ({data[63],
          chosen_number_2_condition_all_data_62_0} | 64'h8000000000000) :
      chosen_number_2_condition_any_2 ? {data[63], chosen_number_2_condition_all_data_62_0} :
      {memory[63], chosen_number_2_condition_all};

  wire [9:0] result_otherwise_choice = ({2'd0, bf16_low_exponent} < {6'd0, leading_zeros_12(bf16_low_significand)}) ?
      {2'd0, bf16_low_exponent} : {6'd0, leading_zeros_12(bf16_low_significand)};
  wire [11:0] result_otherwise_shifted = bf16_low_significand << result_otherwise_choice[3:0];
  wire result_otherwise_all = result_otherwise_shifted[3] & ((|result_otherwise_shifted[2:0]) |
      result_otherwise_shifted[4]);
  wire [9:0] result_otherwise_all_bf16_low_exponent_wide = (({2'd0, bf16_low_exponent} + 10'd1) -
      result_otherwise_choice) & {10{result_otherwise_shifted[11]}};
  wire [16:0] result_otherwise_sum = {result_otherwise_all_bf16_low_exponent_wide, result_otherwise_shifted[10:4]} +
      {16'd0, result_otherwise_all};
  wire [14:0] result_otherwise_choice_result_otherwise_sum = (result_otherwise_sum[16:7] < 10'hff) ?
      (result_otherwise_sum[14:0] & {15{(|result_otherwise_sum[16:7]) | keep_results}}) : 15'h7f80;
  wire [9:0] result_otherwise_choice_bf16_high_exponent = ({2'd0, bf16_high_exponent} < {6'd0,
      leading_zeros_12(bf16_high_significand)}) ? {2'd0, bf16_high_exponent} : {6'd0,
      leading_zeros_12(bf16_high_significand)};
  wire [11:0] result_otherwise_shifted_2 = bf16_high_significand << result_otherwise_choice_bf16_high_exponent[3:0];
  wire result_otherwise_all_2 = result_otherwise_shifted_2[3] & ((|result_otherwise_shifted_2[2:0]) |
      result_otherwise_shifted_2[4]);
  wire [9:0] result_otherwise_all_bf16_high_exponent_wide = (({2'd0, bf16_high_exponent} + 10'd1) -
      result_otherwise_choice_bf16_high_exponent) & {10{result_otherwise_shifted_2[11]}};
  wire [16:0] result_otherwise_sum_result_otherwise_all_2 = {result_otherwise_all_bf16_high_exponent_wide,
      result_otherwise_shifted_2[10:4]} + {16'd0, result_otherwise_all_2};
  wire [14:0] result_otherwise_all_keep_results = result_otherwise_sum_result_otherwise_all_2[14:0] &
      {15{(|result_otherwise_sum_result_otherwise_all_2[16:7]) | keep_results}};
  wire [14:0] result_otherwise_choice_2 = (result_otherwise_sum_result_otherwise_all_2[16:7] < 10'hff) ?
      result_otherwise_all_keep_results : 15'h7f80;
  wire [15:0] result_case_20_choice = bf16_low_is_special ? bf16_low_special : {bf16_low_sign,
      result_otherwise_choice_result_otherwise_sum};
  wire [31:0] result_case_20_joined = {bf16_high_is_special ? bf16_high_special : {bf16_high_sign,
      result_otherwise_choice_2}, result_case_20_choice};
  wire [6:0] result_otherwise_choice_f16_low_exponent = ({2'd0, f16_low_exponent} < {3'd0,
      leading_zeros_15(f16_low_significand)}) ? {2'd0, f16_low_exponent} : {3'd0,
      leading_zeros_15(f16_low_significand)};
  wire [14:0] result_otherwise_shifted_f16_low_significand = f16_low_significand <<
      result_otherwise_choice_f16_low_exponent[3:0];
  wire result_otherwise_any = (|result_otherwise_shifted_f16_low_significand[2:0]) |
      result_otherwise_shifted_f16_low_significand[4];
  wire [6:0] result_otherwise_all_f16_low_exponent_wide = (({2'd0, f16_low_exponent} + 7'd1) -
      result_otherwise_choice_f16_low_exponent) & {7{result_otherwise_shifted_f16_low_significand[14]}};
  wire [16:0] result_otherwise_joined = {result_otherwise_all_f16_low_exponent_wide,
      result_otherwise_shifted_f16_low_significand[13:4]};
  wire [16:0] result_otherwise_sum_result_otherwise_joined = result_otherwise_joined + {16'd0,
      result_otherwise_shifted_f16_low_significand[3] & result_otherwise_any};
  wire [14:0] result_otherwise_all_3 = result_otherwise_sum_result_otherwise_joined[14:0] &
      {15{(|result_otherwise_sum_result_otherwise_joined[16:10]) | keep_results}};
  wire [14:0] result_otherwise_choice_3 = (result_otherwise_sum_result_otherwise_joined[16:10] < 7'h1f) ?
      result_otherwise_all_3 : 15'h7c00;
  wire [6:0] result_otherwise_choice_f16_high_exponent = ({2'd0, f16_high_exponent} < {3'd0,
      leading_zeros_15(f16_high_significand)}) ? {2'd0, f16_high_exponent} : {3'd0,
      leading_zeros_15(f16_high_significand)};
  wire [14:0] result_otherwise_shifted_3 = f16_high_significand << result_otherwise_choice_f16_high_exponent[3:0];
  wire result_otherwise_all_4 = result_otherwise_shifted_3[3] & ((|result_otherwise_shifted_3[2:0]) |
      result_otherwise_shifted_3[4]);
  wire [6:0] result_otherwise_all_f16_high_exponent_wide = (({2'd0, f16_high_exponent} + 7'd1) -
      result_otherwise_choice_f16_high_exponent) & {7{result_otherwise_shifted_3[14]}};
  wire [16:0] result_otherwise_sum_result_otherwise_all_4 = {result_otherwise_all_f16_high_exponent_wide,
      result_otherwise_shifted_3[13:4]} + {16'd0, result_otherwise_all_4};
  wire [14:0] result_otherwise_all_5 = result_otherwise_sum_result_otherwise_all_4[14:0] &
      {15{(|result_otherwise_sum_result_otherwise_all_4[16:10]) | keep_results}};
  wire [14:0] result_otherwise_choice_4 = (result_otherwise_sum_result_otherwise_all_4[16:10] < 7'h1f) ?
      result_otherwise_all_5 : 15'h7c00;
  wire [31:0] result_case_19_joined = {f16_high_is_special ? f16_high_special : {f16_high_sign,
      result_otherwise_choice_4}, f16_low_is_special ? f16_low_special : {f16_low_sign, result_otherwise_choice_3}};
  wire [9:0] result_otherwise_choice_f32_exponent_wide = ({2'd0, f32_exponent} < {5'd0,
      leading_zeros_28(f32_significand)}) ? {2'd0, f32_exponent} : {5'd0, leading_zeros_28(f32_significand)};
  wire [27:0] result_otherwise_shifted_f32_significand = f32_significand <<
      result_otherwise_choice_f32_exponent_wide[4:0];
  wire result_otherwise_any_2 = (|result_otherwise_shifted_f32_significand[2:0]) |
      result_otherwise_shifted_f32_significand[4];
  wire [9:0] result_otherwise_all_f32_exponent_wide = (({2'd0, f32_exponent} + 10'd1) -
      result_otherwise_choice_f32_exponent_wide) & {10{result_otherwise_shifted_f32_significand[27]}};
  wire [32:0] result_otherwise_sum_result_otherwise_any_2 = {result_otherwise_all_f32_exponent_wide,
      result_otherwise_shifted_f32_significand[26:4]} + {32'd0, result_otherwise_shifted_f32_significand[3] &
      result_otherwise_any_2};
  wire [30:0] result_otherwise_all_6 = result_otherwise_sum_result_otherwise_any_2[30:0] &
      {31{(|result_otherwise_sum_result_otherwise_any_2[32:23]) | keep_results}};
  wire [30:0] result_otherwise_choice_5 = (result_otherwise_sum_result_otherwise_any_2[32:23] < 10'hff) ?
      result_otherwise_all_6 : 31'h7f800000;

  always @*
    case (operation_1)
      5'h10: result = {32'd0, f32_is_special ? f32_special : {f32_sign, result_otherwise_choice_5}};
      5'h13: result = {32'd0, result_case_19_joined};
      5'h14: result = {32'd0, result_case_20_joined};
      default: result = direct;
    endcase

  wire [14:0] f16_low_is_special_next_all_set_all = memory[14:0] & {15{(|memory[14:10]) | denormals[0]}};
  wire [14:0] f16_low_is_special_next_all_set_all_data = data[14:0] & {15{(|data[14:10]) | denormals[0]}};

  assign f16_low_special_condition_less_0 = f16_low_is_special_next_all_set_all_data <
      f16_low_is_special_next_all_set_all;
  wire [15:0] f16_low_special_condition_differing_choice = f16_low_special_condition_less_0 ? {data[15],
      f16_low_is_special_next_all_set_all_data} : {memory[15], f16_low_is_special_next_all_set_all};
  assign f16_low_significand_unshifted_any_set_0 = |f16_low_special_condition_differing_choice[14:10];
  wire [15:0] f16_low_special_otherwise_choice = f16_low_special_condition_less_0 ? {memory[15],
      f16_low_is_special_next_all_set_all} : {data[15], f16_low_is_special_next_all_set_all_data};
  assign f16_low_significand_unshifted_any_set_1 = |f16_low_special_otherwise_choice[14:10];
  assign f16_low_special_condition_differing_0 = f16_low_special_otherwise_choice[15] ^
      f16_low_special_condition_differing_choice[15];
  assign f16_low_special_condition_any_set_0 = |f16_low_is_special_next_all_set_all[9:0];
  assign f16_low_is_special_next_all_set_0 = &f16_low_is_special_next_all_set_all[14:10];
  assign f16_low_special_condition_any_set_1 = |f16_low_is_special_next_all_set_all_data[9:0];
  assign f16_low_is_special_next_all_set_1 = &f16_low_is_special_next_all_set_all_data[14:10];

  wire [14:0] f16_low_is_special_next_all_set_all_memory = memory[30:16] & {15{(|memory[30:26]) | denormals[0]}};
  wire [14:0] f16_low_is_special_next_all_set_all_2 = data[30:16] & {15{(|data[30:26]) | denormals[0]}};

  assign f16_low_special_condition_less_1 = f16_low_is_special_next_all_set_all_2 <
      f16_low_is_special_next_all_set_all_memory;
  wire [15:0] f16_low_special_condition_differing_choice_2 = f16_low_special_condition_less_1 ? {data[31],
      f16_low_is_special_next_all_set_all_2} : {memory[31], f16_low_is_special_next_all_set_all_memory};
  assign f16_low_significand_unshifted_any_set_2 = |f16_low_special_condition_differing_choice_2[14:10];
  wire [15:0] f16_high_special_otherwise_choice = f16_low_special_condition_less_1 ? {memory[31],
      f16_low_is_special_next_all_set_all_memory} : {data[31], f16_low_is_special_next_all_set_all_2};
  assign f16_low_significand_unshifted_any_set_3 = |f16_high_special_otherwise_choice[14:10];
  assign f16_low_special_condition_differing_1 = f16_high_special_otherwise_choice[15] ^
      f16_low_special_condition_differing_choice_2[15];
  assign f16_low_special_condition_any_set_2 = |f16_low_is_special_next_all_set_all_memory[9:0];
  assign f16_low_is_special_next_all_set_2 = &f16_low_is_special_next_all_set_all_memory[14:10];
  assign f16_low_special_condition_any_set_3 = |f16_low_is_special_next_all_set_all_2[9:0];
  assign f16_low_is_special_next_all_set_3 = &f16_low_is_special_next_all_set_all_2[14:10];

  wire [14:0] bf16_low_is_special_next_all_set_all = memory[14:0] & {15{(|memory[14:7]) | denormals[0]}};
  wire [14:0] bf16_low_is_special_next_all_set_all_data = data[14:0] & {15{(|data[14:7]) | denormals[0]}};

  assign f16_low_special_condition_less_2 = bf16_low_is_special_next_all_set_all_data <
      bf16_low_is_special_next_all_set_all;
  wire [15:0] f16_low_special_condition_differing_choice_3 = f16_low_special_condition_less_2 ? {data[15],
      bf16_low_is_special_next_all_set_all_data} : {memory[15], bf16_low_is_special_next_all_set_all};
  assign bf16_low_significand_unshifted_any_set_0 = |f16_low_special_condition_differing_choice_3[14:7];
  wire [15:0] bf16_low_special_otherwise_choice = f16_low_special_condition_less_2 ? {memory[15],
      bf16_low_is_special_next_all_set_all} : {data[15], bf16_low_is_special_next_all_set_all_data};
  assign bf16_low_significand_unshifted_any_set_1 = |bf16_low_special_otherwise_choice[14:7];
  assign f16_low_special_condition_differing_2 = bf16_low_special_otherwise_choice[15] ^
      f16_low_special_condition_differing_choice_3[15];
  assign bf16_low_special_condition_any_set_0 = |bf16_low_is_special_next_all_set_all[6:0];
  assign bf16_low_is_special_next_all_set_0 = &bf16_low_is_special_next_all_set_all[14:7];
  assign bf16_low_special_condition_any_set_1 = |bf16_low_is_special_next_all_set_all_data[6:0];
  assign bf16_low_is_special_next_all_set_1 = &bf16_low_is_special_next_all_set_all_data[14:7];

  wire [14:0] bf16_low_is_special_next_all_set_all_memory = memory[30:16] & {15{any_memory_30_23_or_denormals_0}};
  wire [14:0] bf16_low_is_special_next_all_set_all_2 = data[30:16] & {15{any_data_30_23_or_denormals_0}};

  assign f16_low_special_condition_less_3 = bf16_low_is_special_next_all_set_all_2 <
      bf16_low_is_special_next_all_set_all_memory;
  wire [15:0] f16_low_special_condition_differing_choice_4 = f16_low_special_condition_less_3 ? {data[31],
      bf16_low_is_special_next_all_set_all_2} : {memory[31], bf16_low_is_special_next_all_set_all_memory};
  assign bf16_low_significand_unshifted_any_set_2 = |f16_low_special_condition_differing_choice_4[14:7];
  wire [15:0] bf16_high_special_otherwise_choice = f16_low_special_condition_less_3 ? {memory[31],
      bf16_low_is_special_next_all_set_all_memory} : {data[31], bf16_low_is_special_next_all_set_all_2};
  assign bf16_low_significand_unshifted_any_set_3 = |bf16_high_special_otherwise_choice[14:7];
  assign f16_low_special_condition_differing_3 = bf16_high_special_otherwise_choice[15] ^
      f16_low_special_condition_differing_choice_4[15];
  assign bf16_low_special_condition_any_set_2 = |bf16_low_is_special_next_all_set_all_memory[6:0];
  assign bf16_low_is_special_next_all_set_2 = &bf16_low_is_special_next_all_set_all_memory[14:7];
  assign bf16_low_special_condition_any_set_3 = |bf16_low_is_special_next_all_set_all_2[6:0];
  assign bf16_low_is_special_next_all_set_3 = &bf16_low_is_special_next_all_set_all_2[14:7];

  wire [63:0] direct_compared_choice = wide ? comparand : {comparand[31:0], 32'd0};
  wire direct_condition_differing = direct_otherwise_choice[63] ^ direct_case_0_choice[63];

  reg [63:0] by_operation;
  always @*
    case (operation)
      ATOMIC_OPERATION_SWAP: by_operation = direct_case_0_choice;
      ATOMIC_OPERATION_COMPARE_SWAP: by_operation = (direct_otherwise_choice == direct_compared_choice) ?
          direct_case_0_choice : direct_otherwise_choice;
      ATOMIC_OPERATION_ADD: by_operation = sum;
      ATOMIC_OPERATION_SUBTRACT: by_operation = sum;
      ATOMIC_OPERATION_REVERSE_SUBTRACT: by_operation = sum;
      ATOMIC_OPERATION_SUBTRACT_CLAMP: by_operation = sum & {64{~data_above_memory}};
      ATOMIC_OPERATION_CONDITIONAL_SUBTRACT: by_operation = data_above_memory ? direct_otherwise_choice : sum;
      ATOMIC_OPERATION_MIN_SIGNED: by_operation = (data_below_memory ^ direct_condition_differing) ?
          direct_case_0_choice : direct_otherwise_choice;
      ATOMIC_OPERATION_MIN_UNSIGNED: by_operation = data_below_memory ? direct_case_0_choice :
          direct_otherwise_choice;
      ATOMIC_OPERATION_MAX_SIGNED: by_operation = (data_above_memory ^ direct_condition_differing) ?
          direct_case_0_choice : direct_otherwise_choice;
      ATOMIC_OPERATION_MAX_UNSIGNED: by_operation = data_above_memory ? direct_case_0_choice :
          direct_otherwise_choice;
      ATOMIC_OPERATION_AND: by_operation = direct_otherwise_choice & direct_case_0_choice;
      ATOMIC_OPERATION_OR: by_operation = direct_otherwise_choice | direct_case_0_choice;
      ATOMIC_OPERATION_XOR: by_operation = direct_otherwise_choice ^ direct_case_0_choice;
      ATOMIC_OPERATION_INCREMENT: by_operation = sum & {64{data_above_memory}};
      ATOMIC_OPERATION_DECREMENT: by_operation = ((~|direct_otherwise_choice) | data_below_memory) ?
          direct_case_0_choice : sum;
      ATOMIC_OPERATION_MASKED_OR: by_operation = (direct_otherwise_choice & ~direct_case_0_choice) |
          direct_compared_choice;
      default: by_operation = direct_otherwise_choice;
    endcase

  wire direct_condition_any = (operation == ATOMIC_OPERATION_MIN_F32) | operation_is_max_f32 | (operation ==
      ATOMIC_OPERATION_MIN_F64) | operation_is_max_f64;
  wire f32_special_condition_less = f32_special_compared_all < f32_special_compared_all_data_30_0;
  wire [31:0] f32_special_condition_choice = f32_special_condition_less ? {memory[31], f32_special_compared_all} :
      {data[31], f32_special_compared_all_data_30_0};
  wire f32_significand_unshifted_any_set = |f32_special_condition_choice[30:23];
  wire [31:0] f32_special_otherwise_choice = f32_special_condition_less ? {data[31],
      f32_special_compared_all_data_30_0} : {memory[31], f32_special_compared_all};
  wire f32_significand_next_any_set = |f32_special_otherwise_choice[30:23];
  wire [7:0] f32_exponent_next_any = f32_special_otherwise_choice[30:23] | {7'd0, ~f32_significand_next_any_set};
  wire [7:0] f32_significand_shift_difference = f32_exponent_next_any - (f32_special_condition_choice[30:23] | {7'd0,
      ~f32_significand_unshifted_any_set});
  wire [53:0] f32_significand_next_shifted = (|f32_significand_shift_difference[7:6]) ? 54'd0 :
      ({f32_significand_unshifted_any_set, f32_special_condition_choice[22:0], 3'd0, 27'd0} >>
      f32_significand_shift_difference[5:0]);
  wire f32_significand_next_all = ~(f32_significand_shift_difference < 8'h1b) & (|{f32_significand_unshifted_any_set,
      f32_special_condition_choice[22:0], 3'd0});
  wire [26:0] f32_significand_next_any = f32_significand_next_shifted[53:27] | {26'd0,
      (|f32_significand_next_shifted[26:0]) | f32_significand_next_all};
  wire f32_special_condition_differing = f32_special_otherwise_choice[31] ^ f32_special_condition_choice[31];
  wire [27:0] f32_significand_next_difference = {1'b0, f32_significand_next_any_set,
      f32_special_otherwise_choice[22:0], 3'd0} - {1'b0, f32_significand_next_any};
  wire [27:0] f32_significand_otherwise_sum = {1'b0, f32_significand_next_any_set,
      f32_special_otherwise_choice[22:0], 3'd0} + {1'b0, f32_significand_next_any};
  wire [27:0] f32_significand_next_choice = f32_special_condition_differing ? f32_significand_next_difference :
      f32_significand_otherwise_sum;
  wire f32_special_condition_all_3 = f32_is_special_next_all_set_2 & ~f32_special_condition_any_set_2 &
      f32_is_special_next_all_set & ~f32_special_condition_any_set & f32_special_condition_differing;
  wire [13:0] f16_low_significand_next_joined = {f16_low_significand_unshifted_any_set_0,
      f16_low_special_condition_differing_choice[9:0], 3'd0};
  wire [4:0] f16_low_exponent_next_any = f16_low_special_otherwise_choice[14:10] | {4'd0,
      ~f16_low_significand_unshifted_any_set_1};
  wire [4:0] f16_low_significand_shift_any = f16_low_special_condition_differing_choice[14:10] | {4'd0,
      ~f16_low_significand_unshifted_any_set_0};
  wire [4:0] f16_low_significand_shift_difference = f16_low_exponent_next_any - f16_low_significand_shift_any;
  wire [27:0] f16_low_significand_unshifted_joined = {f16_low_significand_unshifted_any_set_0,
      f16_low_special_condition_differing_choice[9:0], 3'd0, 14'd0};
  wire [27:0] f16_low_significand_next_shifted = f16_low_significand_unshifted_joined >>
      f16_low_significand_shift_difference;
  wire f16_low_significand_next_any = (|f16_low_significand_next_shifted[13:0]) |
      (~(f16_low_significand_shift_difference < 5'he) & (|f16_low_significand_next_joined));
  wire [14:0] f16_low_significand_next_wide = {1'b0, f16_low_significand_unshifted_any_set_1,
      f16_low_special_otherwise_choice[9:0], 3'd0};
  wire [14:0] f16_low_significand_next_difference = f16_low_significand_next_wide - {1'b0,
      f16_low_significand_next_shifted[27:14] | {13'd0, f16_low_significand_next_any}};
  wire [14:0] f16_low_significand_otherwise_sum = f16_low_significand_next_wide + {1'b0,
      f16_low_significand_next_shifted[27:14] | {13'd0, f16_low_significand_next_any}};
  wire [14:0] f16_low_significand_next_choice = f16_low_special_condition_differing_0 ?
      f16_low_significand_next_difference : f16_low_significand_otherwise_sum;
  wire f16_low_special_condition_all = f16_low_is_special_next_all_set_1 & ~f16_low_special_condition_any_set_1 &
      f16_low_is_special_next_all_set_0 & ~f16_low_special_condition_any_set_0 &
      f16_low_special_condition_differing_0;
  wire [13:0] f16_high_significand_next_joined = {f16_low_significand_unshifted_any_set_2,
      f16_low_special_condition_differing_choice_2[9:0], 3'd0};
  wire [4:0] f16_high_exponent_next_any = f16_high_special_otherwise_choice[14:10] | {4'd0,
      ~f16_low_significand_unshifted_any_set_3};
  wire [4:0] f16_high_significand_shift_any = f16_low_special_condition_differing_choice_2[14:10] | {4'd0,
      ~f16_low_significand_unshifted_any_set_2};
  wire [4:0] f16_high_significand_shift_difference = f16_high_exponent_next_any - f16_high_significand_shift_any;
  wire [27:0] f16_high_significand_unshifted_joined = {f16_low_significand_unshifted_any_set_2,
      f16_low_special_condition_differing_choice_2[9:0], 3'd0, 14'd0};
  wire [27:0] f16_high_significand_next_shifted = f16_high_significand_unshifted_joined >>
      f16_high_significand_shift_difference;
  wire f16_high_significand_next_any = (|f16_high_significand_next_shifted[13:0]) |
      (~(f16_high_significand_shift_difference < 5'he) & (|f16_high_significand_next_joined));
  wire [14:0] f16_high_significand_next_wide = {1'b0, f16_low_significand_unshifted_any_set_3,
      f16_high_special_otherwise_choice[9:0], 3'd0};
  wire [14:0] f16_high_significand_next_difference = f16_high_significand_next_wide - {1'b0,
      f16_high_significand_next_shifted[27:14] | {13'd0, f16_high_significand_next_any}};
  wire [14:0] f16_high_significand_otherwise_sum = f16_high_significand_next_wide + {1'b0,
      f16_high_significand_next_shifted[27:14] | {13'd0, f16_high_significand_next_any}};
  wire [14:0] f16_high_significand_next_choice = f16_low_special_condition_differing_1 ?
      f16_high_significand_next_difference : f16_high_significand_otherwise_sum;
  wire f16_high_special_condition_all = f16_low_is_special_next_all_set_3 & ~f16_low_special_condition_any_set_3 &
      f16_low_is_special_next_all_set_2 & ~f16_low_special_condition_any_set_2 &
      f16_low_special_condition_differing_1;
  wire [10:0] bf16_low_significand_next_joined = {bf16_low_significand_unshifted_any_set_0,
      f16_low_special_condition_differing_choice_3[6:0], 3'd0};
  wire [7:0] bf16_low_exponent_next_any = bf16_low_special_otherwise_choice[14:7] | {7'd0,
      ~bf16_low_significand_unshifted_any_set_1};
  wire [7:0] bf16_low_significand_shift_any = f16_low_special_condition_differing_choice_3[14:7] | {7'd0,
      ~bf16_low_significand_unshifted_any_set_0};
  wire [7:0] bf16_low_significand_shift_difference = bf16_low_exponent_next_any - bf16_low_significand_shift_any;
  wire [21:0] bf16_low_significand_unshifted_joined = {bf16_low_significand_unshifted_any_set_0,
      f16_low_special_condition_differing_choice_3[6:0], 3'd0, 11'd0};
  wire [21:0] bf16_low_significand_next_shifted = (|bf16_low_significand_shift_difference[7:5]) ? 22'd0 :
      (bf16_low_significand_unshifted_joined >> bf16_low_significand_shift_difference[4:0]);
  wire bf16_low_significand_next_any = (|bf16_low_significand_next_shifted[10:0]) |
      (~(bf16_low_significand_shift_difference < 8'hb) & (|bf16_low_significand_next_joined));
  wire [11:0] bf16_low_significand_next_wide = {1'b0, bf16_low_significand_unshifted_any_set_1,
      bf16_low_special_otherwise_choice[6:0], 3'd0};
  wire [11:0] bf16_low_significand_next_difference = bf16_low_significand_next_wide - {1'b0,
      bf16_low_significand_next_shifted[21:11] | {10'd0, bf16_low_significand_next_any}};
  wire [11:0] bf16_low_significand_otherwise_sum = bf16_low_significand_next_wide + {1'b0,
      bf16_low_significand_next_shifted[21:11] | {10'd0, bf16_low_significand_next_any}};
  wire [11:0] bf16_low_significand_next_choice = f16_low_special_condition_differing_2 ?
      bf16_low_significand_next_difference : bf16_low_significand_otherwise_sum;
  wire bf16_low_special_condition_all = bf16_low_is_special_next_all_set_1 & ~bf16_low_special_condition_any_set_1 &
      bf16_low_is_special_next_all_set_0 & ~bf16_low_special_condition_any_set_0 &
      f16_low_special_condition_differing_2;
  wire [10:0] bf16_high_significand_next_joined = {bf16_low_significand_unshifted_any_set_2,
      f16_low_special_condition_differing_choice_4[6:0], 3'd0};
  wire [7:0] bf16_high_exponent_next_any = bf16_high_special_otherwise_choice[14:7] | {7'd0,
      ~bf16_low_significand_unshifted_any_set_3};
  wire [7:0] bf16_high_significand_shift_any = f16_low_special_condition_differing_choice_4[14:7] | {7'd0,
      ~bf16_low_significand_unshifted_any_set_2};
  wire [7:0] bf16_high_significand_shift_difference = bf16_high_exponent_next_any - bf16_high_significand_shift_any;
  wire [21:0] bf16_high_significand_unshifted_joined = {bf16_low_significand_unshifted_any_set_2,
      f16_low_special_condition_differing_choice_4[6:0], 3'd0, 11'd0};
  wire [21:0] bf16_high_significand_next_shifted = (|bf16_high_significand_shift_difference[7:5]) ? 22'd0 :
      (bf16_high_significand_unshifted_joined >> bf16_high_significand_shift_difference[4:0]);
  wire bf16_high_significand_next_any = (|bf16_high_significand_next_shifted[10:0]) |
      (~(bf16_high_significand_shift_difference < 8'hb) & (|bf16_high_significand_next_joined));
  wire [11:0] bf16_high_significand_next_wide = {1'b0, bf16_high_significand_next_shifted[21:11] | {10'd0,
      bf16_high_significand_next_any}};
  wire [11:0] bf16_high_significand_next_wide_2 = {1'b0, bf16_low_significand_unshifted_any_set_3,
      bf16_high_special_otherwise_choice[6:0], 3'd0};
  wire [11:0] bf16_high_significand_next_choice = f16_low_special_condition_differing_3 ?
      (bf16_high_significand_next_wide_2 - bf16_high_significand_next_wide) : (bf16_high_significand_next_wide_2 +
      bf16_high_significand_next_wide);
  wire bf16_high_special_condition_all = bf16_low_is_special_next_all_set_3 & ~bf16_low_special_condition_any_set_3 &
      bf16_low_is_special_next_all_set_2 & ~bf16_low_special_condition_any_set_2 &
      f16_low_special_condition_differing_3;

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
    direct <= direct_condition_any ? (wide ? chosen_number_2 : {32'd0, chosen_number}) : wide ? by_operation :
        {32'd0, by_operation[63:32]};
    f32_significand <= f32_special_condition_differing ? f32_significand_next_difference :
        f32_significand_otherwise_sum;
    f32_exponent <= f32_exponent_next_any;
    f32_sign <= f32_special_otherwise_choice[31] & ~(f32_special_condition_differing &
        (~|f32_significand_next_choice));
    f32_special <= f32_special_condition_all_2 ? ({memory[31], f32_special_compared_all} | 32'h400000) :
        f32_special_condition_all ? f32_special_otherwise_any : f32_special_condition_all_3 ? 32'hffc00000 :
        {f32_special_otherwise_choice[31], 31'h7f800000};
    f32_is_special <= f32_is_special_next_all_set_2 | f32_is_special_next_all_set;
    f16_low_significand <= f16_low_special_condition_differing_0 ? f16_low_significand_next_difference :
        f16_low_significand_otherwise_sum;
    f16_low_exponent <= f16_low_exponent_next_any;
    f16_low_sign <= f16_low_special_otherwise_choice[15] & ~(f16_low_special_condition_differing_0 &
        (~|f16_low_significand_next_choice));
    f16_low_special <= (f16_low_is_special_next_all_set_1 & f16_low_special_condition_any_set_1) ? ({data[15],
        f16_low_is_special_next_all_set_all_data} | 16'h200) : (f16_low_is_special_next_all_set_0 &
        f16_low_special_condition_any_set_0) ? ({memory[15], f16_low_is_special_next_all_set_all} | 16'h200) :
        f16_low_special_condition_all ? 16'hfe00 : {f16_low_special_otherwise_choice[15], 15'h7c00};
    f16_low_is_special <= f16_low_is_special_next_all_set_1 | f16_low_is_special_next_all_set_0;
    f16_high_significand <= f16_low_special_condition_differing_1 ? f16_high_significand_next_difference :
        f16_high_significand_otherwise_sum;
    f16_high_exponent <= f16_high_exponent_next_any;
    f16_high_sign <= f16_high_special_otherwise_choice[15] & ~(f16_low_special_condition_differing_1 &
        (~|f16_high_significand_next_choice));
    f16_high_special <= (f16_low_is_special_next_all_set_3 & f16_low_special_condition_any_set_3) ? ({data[31],
        f16_low_is_special_next_all_set_all_2} | 16'h200) : (f16_low_is_special_next_all_set_2 &
        f16_low_special_condition_any_set_2) ? ({memory[31], f16_low_is_special_next_all_set_all_memory} | 16'h200) :
        f16_high_special_condition_all ? 16'hfe00 : {f16_high_special_otherwise_choice[15], 15'h7c00};
    f16_high_is_special <= f16_low_is_special_next_all_set_3 | f16_low_is_special_next_all_set_2;
    bf16_low_significand <= f16_low_special_condition_differing_2 ? bf16_low_significand_next_difference :
        bf16_low_significand_otherwise_sum;
    bf16_low_exponent <= bf16_low_exponent_next_any;
    bf16_low_sign <= bf16_low_special_otherwise_choice[15] & ~(f16_low_special_condition_differing_2 &
        (~|bf16_low_significand_next_choice));
    bf16_low_special <= (bf16_low_is_special_next_all_set_1 & bf16_low_special_condition_any_set_1) ? ({data[15],
        bf16_low_is_special_next_all_set_all_data} | 16'h40) : (bf16_low_is_special_next_all_set_0 &
        bf16_low_special_condition_any_set_0) ? ({memory[15], bf16_low_is_special_next_all_set_all} | 16'h40) :
        bf16_low_special_condition_all ? 16'hffc0 : {bf16_low_special_otherwise_choice[15], 15'h7f80};
    bf16_low_is_special <= bf16_low_is_special_next_all_set_1 | bf16_low_is_special_next_all_set_0;
    bf16_high_significand <= f16_low_special_condition_differing_3 ? (bf16_high_significand_next_wide_2 -
        bf16_high_significand_next_wide) : (bf16_high_significand_next_wide_2 + bf16_high_significand_next_wide);
    bf16_high_exponent <= bf16_high_exponent_next_any;
    bf16_high_sign <= bf16_high_special_otherwise_choice[15] & ~(f16_low_special_condition_differing_3 &
        (~|bf16_high_significand_next_choice));
    bf16_high_special <= (bf16_low_is_special_next_all_set_3 & bf16_low_special_condition_any_set_3) ? ({data[31],
        bf16_low_is_special_next_all_set_all_2} | 16'h40) : (bf16_low_is_special_next_all_set_2 &
        bf16_low_special_condition_any_set_2) ? ({memory[31], bf16_low_is_special_next_all_set_all_memory} | 16'h40)
        : bf16_high_special_condition_all ? 16'hffc0 : {bf16_high_special_otherwise_choice[15], 15'h7f80};
    bf16_high_is_special <= bf16_low_is_special_next_all_set_3 | bf16_low_is_special_next_all_set_2;
    keep_results <= denormals[1];
    operation_1 <= operation;
  end

endmodule

`default_nettype wire
