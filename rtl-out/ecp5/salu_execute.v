// salu_execute: generator of hdl/src/scalar/salu/execute.rs:41. Written by Tombolo; change the source.
// SPDX-License-Identifier: MIT OR Apache-2.0
`default_nettype none

module salu_execute (
  input wire [2:0] control_part, // The control word.
  input wire [5:0] control_form, input wire [3:0] control_condition, input wire control_wide_a, control_wide_result,
  control_signed, control_subtract, control_writes_exec, control_saves_exec, control_writes,
  input wire [63:0] prepared_a, // The operands.
  input wire [63:0] prepared_b, prepared_subject, input wire prepared_fill, input wire [5:0] prepared_amount,
  input wire [6:0] prepared_width, input wire prepared_sign, input wire [63:0] prepared_zeros_of,
  input wire [31:0] prepared_ones,
  input wire scc, // SCC before.
  input wire [63:0] product, // What the multiplier gives.
  input wire [63:0] float_value, // What the float unit gives.
  input wire float_flag, // Its comparison.
  input wire [31:0] mode, // MODE before.
  input wire [6:0] destination, // Destination register.
  input wire second, // EXEC is written, SDST's turn is now.
  output wire [1:0] product_form, // What the multiplier computes.
  output wire [63:0] factor_0, // The sources, for the multiplier; zero for other parts.
  output wire [63:0] factor_1,
  output wire [31:0] mode_value, // MODE after.
  output wire write, // A register pair is written.
  output wire writes_exec, // EXEC is written before SDST.
  output wire [5:0] write_pair, // Pair number.
  output wire [63:0] write_data, // Data.
  output wire [1:0] write_halves, // Halves.
  output wire scc_value, // SCC after.
  output wire scc_write // It changes.
);
  localparam [3:0] CONDITION_NON_ZERO = 4'd1, CONDITION_CARRY = 4'd2, CONDITION_OVERFLOW = 4'd3;
  localparam [3:0] CONDITION_EQUAL = 4'd4, CONDITION_NOT_EQUAL = 4'd5, CONDITION_LESS = 4'd6;
  localparam [3:0] CONDITION_LESS_EQUAL = 4'd7, CONDITION_GREATER = 4'd8, CONDITION_GREATER_EQUAL = 4'd9;
  localparam [3:0] CONDITION_BIT_CLEAR = 4'ha, CONDITION_BIT_SET = 4'hb, CONDITION_FLAG = 4'hc;
  localparam [2:0] PART_LOGIC = 3'd0, PART_ADDER = 3'd1, PART_SHIFTER = 3'd2, PART_BITS = 3'd3;
  localparam [2:0] PART_MULTIPLIER = 3'd4, PART_STATE = 3'd6, PART_FLOAT = 3'd7;

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

  // The bits in the opposite order.
  function [31:0] reversed_32;
    input [31:0] bits; integer at;
    for (at = 0; at < 32; at = at + 1) reversed_32[at] = bits[31 - at];
  endfunction

  // The bits in the opposite order.
  function [63:0] reversed_64;
    input [63:0] bits; integer at;
    for (at = 0; at < 64; at = at + 1) reversed_64[at] = bits[63 - at];
  endfunction

  assign product_form = control_form[1:0];
  assign factor_0 = prepared_a & {64{control_part == PART_MULTIPLIER}};
  assign factor_1 = prepared_b & {64{control_part == PART_MULTIPLIER}};
  wire [63:0] sum_choice = (control_form[2:0] == 3'd1) ? {prepared_a[62:0], 1'b0} : (control_form[2:0] == 3'd2) ?
      {prepared_a[61:0], 2'd0} : (control_form[2:0] == 3'd3) ? {prepared_a[60:0], 3'd0} : (control_form[2:0] == 3'd4)
      ? {prepared_a[59:0], 4'd0} : prepared_a;
  wire [64:0] sum = {sum_choice[63] & control_signed, sum_choice} + ({prepared_b[63] & control_signed, prepared_b} ^
      {65{control_subtract}}) + {64'd0, control_subtract ^ (scc & control_form[3])};
  wire [64:0] shifted_shifted = $unsigned($signed({prepared_fill, prepared_subject}) >>> prepared_amount);
  wire control_form_is_1 = control_form == 6'd1;
  wire mode_value_equal = control_part == PART_STATE;
  wire [5:0] result_choice = mode_value_equal ? (control_form_is_1 ? 6'd0 : 6'd2) : control_form;
  wire result_choice_is_5 = result_choice == 6'd5;
  wire result_choice_is_4 = result_choice == 6'd4;
  wire shifted_any = (result_choice == 6'd3) | result_choice_is_4 | result_choice_is_5 | (result_choice == 6'd0);
  wire [63:0] shifted = shifted_any ? reversed_64(shifted_shifted[63:0]) : shifted_shifted[63:0];
  wire [63:0] beyond_field = 64'hffffffffffffffff << prepared_width;
  wire [5:0] mode_value_sum = {1'b0, prepared_b[10:6]} + {1'b0, prepared_b[15:11]};
  wire [27:0] mode_value_joined = {~(6'h1b < {1'b0, prepared_b[10:6]}) & ~(mode_value_sum < 6'h1b), 1'b0, 1'b0,
      ~(6'h18 < {1'b0, prepared_b[10:6]}) & ~(mode_value_sum < 6'h18), ~(6'h17 < {1'b0, prepared_b[10:6]}) &
      ~(mode_value_sum < 6'h17), 1'b0, 1'b0, 1'b0, 1'b0, 1'b0, 1'b0, 1'b0, 1'b0, 1'b0, 1'b0, 1'b0, 1'b0, 1'b0, 1'b0,
      1'b0, ~(6'd7 < {1'b0, prepared_b[10:6]}) & ~(mode_value_sum < 6'd7), ~(6'd6 < {1'b0, prepared_b[10:6]}) &
      ~(mode_value_sum < 6'd6), ~(6'd5 < {1'b0, prepared_b[10:6]}) & ~(mode_value_sum < 6'd5), ~(6'd4 < {1'b0,
      prepared_b[10:6]}) & ~(mode_value_sum < 6'd4), ~(6'd3 < {1'b0, prepared_b[10:6]}) & ~(mode_value_sum < 6'd3),
      ~(6'd2 < {1'b0, prepared_b[10:6]}) & ~(mode_value_sum < 6'd2), ~(6'd1 < {1'b0, prepared_b[10:6]}) &
      ~(mode_value_sum < 6'd1), ~(6'd0 < {1'b0, prepared_b[10:6]}) & ~1'b0};
  wire [31:0] mode_value_all = {4'd0, mode_value_joined} & {32{prepared_b[5:0] == 6'd1}} & {32{mode_value_equal &
      control_form_is_1}};
  assign mode_value = (shifted[31:0] & mode_value_all) | (mode & ~mode_value_all);
  wire [63:0] logic_all = (({64{control_form[3]}} & prepared_b) | ({64{control_form[2]}} & ~prepared_b)) & prepared_a;
  wire [63:0] logic_all_control_form_1 = (({64{control_form[1]}} & prepared_b) | ({64{control_form[0]}} &
      ~prepared_b)) & ~prepared_a;
  wire [63:0] logic_ = logic_all | logic_all_control_form_1;
  wire [15:0] quads = {|prepared_a[63:60], |prepared_a[59:56], |prepared_a[55:52], |prepared_a[51:48],
      |prepared_a[47:44], |prepared_a[43:40], |prepared_a[39:36], |prepared_a[35:32], |prepared_a[31:28],
      |prepared_a[27:24], |prepared_a[23:20], |prepared_a[19:16], |prepared_a[15:12], |prepared_a[11:8],
      |prepared_a[7:4], |prepared_a[3:0]};
  wire result_choice_control_condition = (control_condition == CONDITION_LESS) ? sum[64] : (control_condition ==
      CONDITION_GREATER_EQUAL) ? (~sum[64]) : scc;
  wire [63:0] result_all = {64{result_choice == 6'd2}} & beyond_field;
  wire [63:0] result_any = (result_all & {64{prepared_sign}}) | (~result_all & shifted);
  wire [63:0] result_choice_result_choice_is_4 = result_choice_is_4 ? (prepared_b & ~result_any) : result_choice_is_5
      ? (prepared_b | result_any) : result_any;
  wire [5:0] result_sum = {1'b0, {1'b0, prepared_ones[19:16]} + {1'b0, prepared_ones[23:20]}} + {1'b0, {1'b0,
      prepared_ones[27:24]} + {1'b0, prepared_ones[31:28]}};
  wire [5:0] result_sum_prepared_ones_3_0 = {1'b0, {1'b0, prepared_ones[3:0]} + {1'b0, prepared_ones[7:4]}} + {1'b0,
      {1'b0, prepared_ones[11:8]} + {1'b0, prepared_ones[15:12]}};
  reg [63:0] result_entry;
  always @* case (control_form)
    6'd0: result_entry = control_wide_a ? reversed_64(prepared_a) : {32'd0, reversed_32(prepared_a[31:0])};
    6'd4, 6'd5: result_entry = {57'd0, {1'b0, result_sum_prepared_ones_3_0} + {1'b0, result_sum}};
    6'd6: result_entry = {48'd0, quads};
    6'd7: result_entry = {{4{quads[15]}}, {4{quads[14]}}, {4{quads[13]}}, {4{quads[12]}}, {4{quads[11]}},
        {4{quads[10]}}, {4{quads[9]}}, {4{quads[8]}}, {4{quads[7]}}, {4{quads[6]}}, {4{quads[5]}}, {4{quads[4]}},
        {4{quads[3]}}, {4{quads[2]}}, {4{quads[1]}}, {4{quads[0]}}};
    6'd8: result_entry = {{2{prepared_a[31]}}, {2{prepared_a[30]}}, {2{prepared_a[29]}}, {2{prepared_a[28]}},
        {2{prepared_a[27]}}, {2{prepared_a[26]}}, {2{prepared_a[25]}}, {2{prepared_a[24]}}, {2{prepared_a[23]}},
        {2{prepared_a[22]}}, {2{prepared_a[21]}}, {2{prepared_a[20]}}, {2{prepared_a[19]}}, {2{prepared_a[18]}},
        {2{prepared_a[17]}}, {2{prepared_a[16]}}, {2{prepared_a[15]}}, {2{prepared_a[14]}}, {2{prepared_a[13]}},
        {2{prepared_a[12]}}, {2{prepared_a[11]}}, {2{prepared_a[10]}}, {2{prepared_a[9]}}, {2{prepared_a[8]}},
        {2{prepared_a[7]}}, {2{prepared_a[6]}}, {2{prepared_a[5]}}, {2{prepared_a[4]}}, {2{prepared_a[3]}},
        {2{prepared_a[2]}}, {2{prepared_a[1]}}, {2{prepared_a[0]}}};
    6'd9: result_entry = {{56{prepared_a[7]}}, prepared_a[7:0]};
    6'ha: result_entry = {{48{prepared_a[15]}}, prepared_a[15:0]};
    6'hb: result_entry = {32'd0, prepared_b[15:0], prepared_a[15:0]};
    6'hc: result_entry = {32'd0, prepared_b[31:16], prepared_a[15:0]};
    6'hd: result_entry = {32'd0, prepared_b[31:16], prepared_a[31:16]};
    6'he: result_entry = {32'd0, prepared_b[15:0], prepared_a[31:16]};
    default: result_entry = {32'd0, (|prepared_zeros_of) ? {25'd0, leading_zeros_64(prepared_zeros_of)} :
        32'hffffffff};
  endcase

  wire result_all_control_form_4 = control_form[4] & sum[31];
  reg [63:0] result_entry_by_control_part;
  always @* case (control_part)
    PART_LOGIC: result_entry_by_control_part = logic_;
    PART_ADDER: result_entry_by_control_part = {sum[63:32], (sum[31:0] ^ {32{result_all_control_form_4}}) + {31'd0,
        result_all_control_form_4}};
    PART_SHIFTER, PART_STATE: result_entry_by_control_part = result_choice_result_choice_is_4;
    PART_BITS: result_entry_by_control_part = result_entry;
    PART_MULTIPLIER: result_entry_by_control_part = product;
    PART_FLOAT: result_entry_by_control_part = float_value;
    default: result_entry_by_control_part = result_choice_control_condition ? prepared_a : prepared_b;
  endcase

  wire [63:0] result = {result_entry_by_control_part[63:32] & {32{control_wide_result}},
      result_entry_by_control_part[31:0]};
  wire write_halves_all = control_writes_exec & ~second;
  assign write = control_writes & (write_halves_all | (destination != 7'h7c));
  assign writes_exec = control_writes_exec;
  assign write_pair = write_halves_all ? 6'h3f : destination[6:1];
  wire [63:0] write_data_choice = (control_saves_exec & ~write_halves_all) ? prepared_b : result;
  wire write_halves_all_destination_0 = destination[0] & ~write_halves_all;
  assign write_data = write_halves_all_destination_0 ? {write_data_choice[31:0], 32'd0} : write_data_choice;
  assign write_halves = control_wide_result ? 2'd3 : {write_halves_all_destination_0,
      ~write_halves_all_destination_0};
  wire scc_value_any = sum[64] | (~|sum);
  reg scc_value_entry;
  always @* case (control_condition)
    CONDITION_CARRY: scc_value_entry = |sum[36:32];
    CONDITION_OVERFLOW: scc_value_entry = sum[31] ^ sum[32];
    CONDITION_EQUAL: scc_value_entry = ~|sum;
    CONDITION_NOT_EQUAL: scc_value_entry = |sum;
    CONDITION_LESS: scc_value_entry = sum[64];
    CONDITION_LESS_EQUAL: scc_value_entry = scc_value_any;
    CONDITION_GREATER: scc_value_entry = ~scc_value_any;
    CONDITION_GREATER_EQUAL: scc_value_entry = ~sum[64];
    CONDITION_BIT_CLEAR: scc_value_entry = ~result[0];
    CONDITION_BIT_SET: scc_value_entry = result[0];
    CONDITION_FLAG: scc_value_entry = float_flag;
    default: scc_value_entry = scc;
  endcase

  assign scc_value = (control_condition == CONDITION_NON_ZERO) ? (|result) : scc_value_entry;
  assign scc_write = (|control_condition) & ~(control_writes & ~(destination < 7'h6c) & (destination < 7'h7c));
endmodule
`default_nettype wire
