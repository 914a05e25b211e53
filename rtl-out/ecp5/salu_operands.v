// salu_operands: generator of hdl/src/scalar/salu/operands.rs:38. Written by Tombolo; change the source.
// SPDX-License-Identifier: MIT OR Apache-2.0
`default_nettype none

module salu_operands (
  input wire [2:0] control_part, // The control word.
  input wire [5:0] control_form, input wire control_wide_a, control_wide_b, control_wide_result, control_signed,
  input wire [63:0] register_0, // The source registers (low half: the register).
  input wire [63:0] register_1,
  input wire is_register_0, // The source is a register.
  input wire is_register_1,
  input wire [63:0] constant_0, // Else its value.
  input wire [63:0] constant_1,
  input wire [31:0] mode, // MODE before.
  input wire [31:0] status, // STATUS.
  input wire [31:0] state_priv, // STATE_PRIV.
  input wire [4:0] group, // Its work-group.
  input wire [47:0] scratch_base, // Its scratch memory.
  input wire [3:0] wave, // Its number.
  input wire [1:0] simd, // The SIMD's number.
  input wire [63:0] cycles, // The clock count.
  output wire [63:0] prepared_a, // The operands.
  output wire [63:0] prepared_b, prepared_subject, output wire prepared_fill, output wire [5:0] prepared_amount,
  output wire [6:0] prepared_width, output wire prepared_sign, output wire [63:0] prepared_zeros_of,
  output wire [31:0] prepared_ones
);
  localparam [2:0] PART_STATE = 3'd6;

  // The bits in the opposite order.
  function [63:0] reversed_64;
    input [63:0] bits; integer at;
    for (at = 0; at < 64; at = at + 1) reversed_64[at] = bits[63 - at];
  endfunction

  wire [63:0] prepared_a_choice = is_register_0 ? register_0 : constant_0;
  assign prepared_a = control_wide_a ? prepared_a_choice : {{32{prepared_a_choice[31] & control_signed}},
      prepared_a_choice[31:0]};
  wire [63:0] prepared_b_choice = is_register_1 ? register_1 : constant_1;
  assign prepared_b = control_wide_b ? prepared_b_choice : {{32{prepared_b_choice[31] & control_signed}},
      prepared_b_choice[31:0]};
  wire prepared_fill_equal = control_part == PART_STATE;
  wire [63:0] prepared_width_joined = {prepared_b[63:23], {2'd0, prepared_b[15:11]} + 7'd1, prepared_b[15:6], {1'b0,
      prepared_b[10:6]}};
  wire [63:0] prepared_width_choice = prepared_fill_equal ? prepared_width_joined : prepared_b;
  reg [31:0] prepared_sign_entry;
  always @* case (prepared_b[5:0])
    6'd1: prepared_sign_entry = mode;
    6'd2: prepared_sign_entry = status;
    6'd4: prepared_sign_entry = state_priv;
    6'h14: prepared_sign_entry = scratch_base[31:0];
    6'h15: prepared_sign_entry = {16'd0, scratch_base[47:32]};
    6'h17: prepared_sign_entry = {28'd0, wave} | {{22'd0, simd}, 8'd0};
    6'h18: prepared_sign_entry = 32'h100 | {{11'd0, group}, 16'd0};
    6'h1d: prepared_sign_entry = cycles[31:0];
    6'h1e: prepared_sign_entry = cycles[63:32];
    default: prepared_sign_entry = 32'd0;
  endcase

  wire control_form_is_1 = control_form == 6'd1;
  wire [63:0] prepared_sign_choice = prepared_fill_equal ? (control_form_is_1 ? prepared_a : {32'd0,
      prepared_sign_entry}) : prepared_a;
  wire [5:0] prepared_fill_choice = prepared_fill_equal ? (control_form_is_1 ? 6'd0 : 6'd2) : control_form;
  wire prepared_fill_equal_2 = prepared_fill_choice == 6'd5;
  wire prepared_fill_equal_3 = prepared_fill_choice == 6'd4;
  assign prepared_amount = (prepared_fill_equal_3 | prepared_fill_equal_2) ? {prepared_sign_choice[5] &
      control_wide_result, prepared_sign_choice[4:0]} : {prepared_width_choice[5] & control_wide_result,
      prepared_width_choice[4:0]};
  wire prepared_fill_equal_4 = prepared_fill_choice == 6'd3;
  assign prepared_width = prepared_fill_equal_4 ? {1'b0, prepared_sign_choice[5] & control_wide_result,
      prepared_sign_choice[4:0]} : prepared_width_choice[22:16];
  wire [63:0] mask_of_ones = ~(64'hffffffffffffffff << prepared_width);
  wire [63:0] counted_differing = prepared_a ^ {64{control_form == 6'd4}};
  wire [63:0] counted = {counted_differing[63:32] & {32{control_wide_a}}, counted_differing[31:0]};
  wire [63:0] prepared_zeros_of_choice = control_wide_a ? prepared_a : {prepared_a[31:0], 32'd0};
  wire [63:0] prepared_zeros_of_all = (prepared_zeros_of_choice ^ {64{prepared_zeros_of_choice[63]}}) &
      {32'hffffffff, {32{control_wide_a}}};
  assign prepared_zeros_of = control_form_is_1 ? reversed_64(prepared_a) :
      (control_form == 6'd3) ? prepared_zeros_of_all : prepared_zeros_of_choice;
  wire prepared_fill_equal_5 = prepared_fill_choice == 6'd0;
  wire [63:0] prepared_subject_choice = prepared_fill_equal_5 ? prepared_sign_choice : prepared_fill_equal_4 ?
      mask_of_ones : 64'd1;
  wire prepared_fill_any = prepared_fill_equal_4 | prepared_fill_equal_3 | prepared_fill_equal_2 |
      prepared_fill_equal_5;
  assign prepared_subject = prepared_fill_any ? reversed_64(prepared_subject_choice) : prepared_sign_choice;
  wire prepared_sign_all = control_signed & (control_part != PART_STATE);
  assign prepared_fill = prepared_sign_choice[63] & prepared_sign_all & ~prepared_fill_any;
  wire [6:0] prepared_sign_sum = {1'b0, prepared_amount} + prepared_width + 7'h7f;
  assign prepared_sign = prepared_sign_all & (|prepared_width) & prepared_sign_choice[(prepared_sign_sum[5:0] |
      {6{prepared_sign_sum[6]}})];
  wire [2:0] prepared_ones_sum = {1'b0, {1'b0, counted[4]} + {1'b0, counted[5]}} + {1'b0, {1'b0, counted[6]} + {1'b0,
      counted[7]}};
  wire [2:0] prepared_ones_sum_counted_0 = {1'b0, {1'b0, counted[0]} + {1'b0, counted[1]}} + {1'b0, {1'b0,
      counted[2]} + {1'b0, counted[3]}};
  wire [2:0] prepared_ones_sum_counted_12 = {1'b0, {1'b0, counted[12]} + {1'b0, counted[13]}} + {1'b0, {1'b0,
      counted[14]} + {1'b0, counted[15]}};
  wire [2:0] prepared_ones_sum_counted_8 = {1'b0, {1'b0, counted[8]} + {1'b0, counted[9]}} + {1'b0, {1'b0,
      counted[10]} + {1'b0, counted[11]}};
  wire [2:0] prepared_ones_sum_counted_20 = {1'b0, {1'b0, counted[20]} + {1'b0, counted[21]}} + {1'b0, {1'b0,
      counted[22]} + {1'b0, counted[23]}};
  wire [2:0] prepared_ones_sum_counted_16 = {1'b0, {1'b0, counted[16]} + {1'b0, counted[17]}} + {1'b0, {1'b0,
      counted[18]} + {1'b0, counted[19]}};
  wire [2:0] prepared_ones_sum_counted_28 = {1'b0, {1'b0, counted[28]} + {1'b0, counted[29]}} + {1'b0, {1'b0,
      counted[30]} + {1'b0, counted[31]}};
  wire [2:0] prepared_ones_sum_counted_24 = {1'b0, {1'b0, counted[24]} + {1'b0, counted[25]}} + {1'b0, {1'b0,
      counted[26]} + {1'b0, counted[27]}};
  wire [2:0] prepared_ones_sum_counted_36 = {1'b0, {1'b0, counted[36]} + {1'b0, counted[37]}} + {1'b0, {1'b0,
      counted[38]} + {1'b0, counted[39]}};
  wire [2:0] prepared_ones_sum_counted_32 = {1'b0, {1'b0, counted[32]} + {1'b0, counted[33]}} + {1'b0, {1'b0,
      counted[34]} + {1'b0, counted[35]}};
  wire [2:0] prepared_ones_sum_counted_44 = {1'b0, {1'b0, counted[44]} + {1'b0, counted[45]}} + {1'b0, {1'b0,
      counted[46]} + {1'b0, counted[47]}};
  wire [2:0] prepared_ones_sum_counted_40 = {1'b0, {1'b0, counted[40]} + {1'b0, counted[41]}} + {1'b0, {1'b0,
      counted[42]} + {1'b0, counted[43]}};
  wire [2:0] prepared_ones_sum_counted_52 = {1'b0, {1'b0, counted[52]} + {1'b0, counted[53]}} + {1'b0, {1'b0,
      counted[54]} + {1'b0, counted[55]}};
  wire [2:0] prepared_ones_sum_counted_48 = {1'b0, {1'b0, counted[48]} + {1'b0, counted[49]}} + {1'b0, {1'b0,
      counted[50]} + {1'b0, counted[51]}};
  wire [2:0] prepared_ones_sum_counted_60 = {1'b0, {1'b0, counted[60]} + {1'b0, counted[61]}} + {1'b0, {1'b0,
      counted[62]} + {1'b0, counted[63]}};
  wire [2:0] prepared_ones_sum_counted_56 = {1'b0, {1'b0, counted[56]} + {1'b0, counted[57]}} + {1'b0, {1'b0,
      counted[58]} + {1'b0, counted[59]}};
  assign prepared_ones = {{1'b0, prepared_ones_sum_counted_56} + {1'b0, prepared_ones_sum_counted_60}, {1'b0,
      prepared_ones_sum_counted_48} + {1'b0, prepared_ones_sum_counted_52}, {1'b0, prepared_ones_sum_counted_40} +
      {1'b0, prepared_ones_sum_counted_44}, {1'b0, prepared_ones_sum_counted_32} + {1'b0,
      prepared_ones_sum_counted_36}, {1'b0, prepared_ones_sum_counted_24} + {1'b0, prepared_ones_sum_counted_28},
      {1'b0, prepared_ones_sum_counted_16} + {1'b0, prepared_ones_sum_counted_20}, {1'b0,
      prepared_ones_sum_counted_8} + {1'b0, prepared_ones_sum_counted_12}, {1'b0, prepared_ones_sum_counted_0} +
      {1'b0, prepared_ones_sum}};
endmodule
`default_nettype wire
