// salu_execute: generator of hdl/src/scalar/salu/execute.rs:40
// Written by Tombolo; change the source.
// SPDX-License-Identifier: MIT OR Apache-2.0

`default_nettype none

module salu_execute (
  input wire [2:0] control_part, // The control word.
  input wire [5:0] control_form, input wire [3:0] control_condition, input wire control_wide_a, control_wide_b,
  control_wide_result, control_signed, control_subtract, control_writes_exec, control_saves_exec, control_writes,
  input wire [63:0] register_0, // The source registers (low half: the register).
  input wire [63:0] register_1,
  input wire is_register_0, // The source is a register.
  input wire is_register_1,
  input wire [63:0] constant_0, // Else its value.
  input wire [63:0] constant_1,
  input wire scc, // SCC before.
  input wire [63:0] product, // What the multiplier gives.
  input wire [63:0] float_value, // What the float unit gives.
  input wire float_flag, // Its comparison.
  input wire [31:0] mode, // MODE before.
  input wire [31:0] status, // STATUS.
  input wire [31:0] state_priv, // STATE_PRIV.
  input wire [4:0] group, // Its work-group.
  input wire [47:0] scratch_base, // Its scratch memory.
  input wire [3:0] wave, // Its number.
  input wire [1:0] simd, // The SIMD's number.
  input wire [63:0] cycles, // The clock count.
  input wire [6:0] destination, // Destination register.
  input wire second, // EXEC is written, SDST's turn is now.
  output wire [1:0] product_form, // What the multiplier computes.
  output wire [63:0] factor_0, // The sources, for the multiplier; zero for other parts.
  output wire [63:0] factor_1,
  output wire accumulates, // The old destination is a source.
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

  wire [63:0] result_wide; wire [23:0] result_wide2;

  wire [63:0] a_choice = is_register_0 ? register_0 : constant_0;
  wire [63:0] a = control_wide_a ? a_choice : {{32{a_choice[31] & control_signed}}, a_choice[31:0]};
  wire [63:0] b_choice = is_register_1 ? register_1 : constant_1;
  wire [63:0] b = control_wide_b ? b_choice : {{32{b_choice[31] & control_signed}}, b_choice[31:0]};
  assign product_form = control_form[1:0];
  assign factor_0 = a & {64{control_part == PART_MULTIPLIER}};
  assign factor_1 = b & {64{control_part == PART_MULTIPLIER}};
  wire control_form_is_4 = control_form == 6'd4;
  assign accumulates = (control_part == PART_FLOAT) & control_form_is_4;

  reg [63:0] sum_entry;
  always @*
    case (control_form[2:0])
      3'd1: sum_entry = {a[62:0], 1'b0};
      3'd2: sum_entry = {a[61:0], 2'd0};
      3'd3: sum_entry = {a[60:0], 3'd0};
      3'd4: sum_entry = {a[59:0], 4'd0};
      default: sum_entry = a;
    endcase

  wire [64:0] sum = {sum_entry[63] & control_signed, sum_entry} + ({b[63] & control_signed, b} ^
      {65{control_subtract}}) + {64'd0, control_subtract ^ (scc & control_form[3])};

  wire mode_value_equal = control_part == PART_STATE;
  wire [63:0] result_choice = mode_value_equal ? {b[63:23], {2'd0, b[15:11]} + 7'd1, b[15:6], {1'b0, b[10:6]}} : b;

  reg [31:0] result_entry;
  always @*
    case (b[5:0])
      6'd1: result_entry = mode;
      6'd2: result_entry = status;
      6'd4: result_entry = state_priv;
      6'h14: result_entry = scratch_base[31:0];
      6'h15: result_entry = {16'd0, scratch_base[47:32]};
      6'h17: result_entry = {28'd0, wave} | {{22'd0, simd}, 8'd0};
      6'h18: result_entry = 32'h100 | {{11'd0, group}, 16'd0};
      6'h1d: result_entry = cycles[31:0];
      6'h1e: result_entry = cycles[63:32];
      default: result_entry = 32'd0;
    endcase

  wire control_form_is_1 = control_form == 6'd1;
  wire [63:0] result_choice_mode_value_equal = mode_value_equal ? (control_form_is_1 ? a : {32'd0, result_entry}) : a;
  wire [5:0] result_joined = {result_choice_mode_value_equal[5] & control_wide_result,
      result_choice_mode_value_equal[4:0]};
  wire [5:0] result_choice_control_form_is_1 = mode_value_equal ? (control_form_is_1 ? 6'd0 : 6'd2) : control_form;
  wire result_equal = result_choice_control_form_is_1 == 6'd5;
  wire result_equal_2 = result_choice_control_form_is_1 == 6'd4;
  wire shifted_any = result_equal_2 | result_equal;

  wire [5:0] shift_amount = shifted_any ? result_joined : {result_choice[5] & control_wide_result,
      result_choice[4:0]};

  wire shifted_equal = result_choice_control_form_is_1 == 6'd3;
  wire [6:0] result_choice_shifted_equal = shifted_equal ? {1'b0, result_joined} : result_choice[22:16];

  wire [63:0] field_mask = ~(64'hffffffffffffffff << result_choice_shifted_equal);

  wire shifted_equal_2 = result_choice_control_form_is_1 == 6'd0;
  wire [63:0] shifted_choice = shifted_equal_2 ? result_choice_mode_value_equal : shifted_equal ? field_mask : 64'd1;
  wire shifted_any_shifted_any = shifted_any | shifted_equal_2 | shifted_equal;
  wire [63:0] shifted_joined = {shifted_choice[0], shifted_choice[1], shifted_choice[2], shifted_choice[3],
      shifted_choice[4], shifted_choice[5], shifted_choice[6], shifted_choice[7], shifted_choice[8],
      shifted_choice[9], shifted_choice[10], shifted_choice[11], shifted_choice[12], shifted_choice[13],
      shifted_choice[14], shifted_choice[15], shifted_choice[16], shifted_choice[17], shifted_choice[18],
      shifted_choice[19], shifted_choice[20], shifted_choice[21], shifted_choice[22], shifted_choice[23],
      shifted_choice[24], shifted_choice[25], shifted_choice[26], shifted_choice[27], shifted_choice[28],
      shifted_choice[29], shifted_choice[30], shifted_choice[31], shifted_choice[32], shifted_choice[33],
      shifted_choice[34], shifted_choice[35], shifted_choice[36], shifted_choice[37], shifted_choice[38],
      shifted_choice[39], shifted_choice[40], shifted_choice[41], shifted_choice[42], shifted_choice[43],
      shifted_choice[44], shifted_choice[45], shifted_choice[46], shifted_choice[47], shifted_choice[48],
      shifted_choice[49], shifted_choice[50], shifted_choice[51], shifted_choice[52], shifted_choice[53],
      shifted_choice[54], shifted_choice[55], shifted_choice[56], shifted_choice[57], shifted_choice[58],
      shifted_choice[59], shifted_choice[60], shifted_choice[61], shifted_choice[62], shifted_choice[63]};
  wire result_all = control_signed & (control_part != PART_STATE);
  wire [64:0] shifted_joined_result_all = {result_choice_mode_value_equal[63] & result_all &
      ~shifted_any_shifted_any, shifted_any_shifted_any ? shifted_joined : result_choice_mode_value_equal};
  wire [64:0] shifted_shifted = $unsigned($signed(shifted_joined_result_all) >>> shift_amount);
  wire [63:0] shifted_joined_shifted_shifted_0 = {shifted_shifted[0], shifted_shifted[1], shifted_shifted[2],
      shifted_shifted[3], shifted_shifted[4], shifted_shifted[5], shifted_shifted[6], shifted_shifted[7],
      shifted_shifted[8], shifted_shifted[9], shifted_shifted[10], shifted_shifted[11], shifted_shifted[12],
      shifted_shifted[13], shifted_shifted[14], shifted_shifted[15], shifted_shifted[16], shifted_shifted[17],
      shifted_shifted[18], shifted_shifted[19], shifted_shifted[20], shifted_shifted[21], shifted_shifted[22],
      shifted_shifted[23], shifted_shifted[24], shifted_shifted[25], shifted_shifted[26], shifted_shifted[27],
      shifted_shifted[28], shifted_shifted[29], shifted_shifted[30], shifted_shifted[31], shifted_shifted[32],
      shifted_shifted[33], shifted_shifted[34], shifted_shifted[35], shifted_shifted[36], shifted_shifted[37],
      shifted_shifted[38], shifted_shifted[39], shifted_shifted[40], shifted_shifted[41], shifted_shifted[42],
      shifted_shifted[43], shifted_shifted[44], shifted_shifted[45], shifted_shifted[46], shifted_shifted[47],
      shifted_shifted[48], shifted_shifted[49], shifted_shifted[50], shifted_shifted[51], shifted_shifted[52],
      shifted_shifted[53], shifted_shifted[54], shifted_shifted[55], shifted_shifted[56], shifted_shifted[57],
      shifted_shifted[58], shifted_shifted[59], shifted_shifted[60], shifted_shifted[61], shifted_shifted[62],
      shifted_shifted[63]};

  wire [63:0] shifted = shifted_any_shifted_any ? shifted_joined_shifted_shifted_0 : shifted_shifted[63:0];

  wire [5:0] mode_value_sum = {1'b0, b[10:6]} + {1'b0, b[15:11]};
  wire [27:0] mode_value_joined = {~(6'h1b < {1'b0, b[10:6]}) & ~(mode_value_sum < 6'h1b), 1'b0, 1'b0, ~(6'h18 <
      {1'b0, b[10:6]}) & ~(mode_value_sum < 6'h18), ~(6'h17 < {1'b0, b[10:6]}) & ~(mode_value_sum < 6'h17), 1'b0,
      1'b0, 1'b0, 1'b0, 1'b0, 1'b0, 1'b0, 1'b0, 1'b0, 1'b0, 1'b0, 1'b0, 1'b0, 1'b0, 1'b0, ~(6'd7 < {1'b0, b[10:6]}) &
      ~(mode_value_sum < 6'd7), ~(6'd6 < {1'b0, b[10:6]}) & ~(mode_value_sum < 6'd6), ~(6'd5 < {1'b0, b[10:6]}) &
      ~(mode_value_sum < 6'd5), ~(6'd4 < {1'b0, b[10:6]}) & ~(mode_value_sum < 6'd4), ~(6'd3 < {1'b0, b[10:6]}) &
      ~(mode_value_sum < 6'd3), ~(6'd2 < {1'b0, b[10:6]}) & ~(mode_value_sum < 6'd2), ~(6'd1 < {1'b0, b[10:6]}) &
      ~(mode_value_sum < 6'd1), ~(6'd0 < {1'b0, b[10:6]}) & ~1'b0};
  wire [31:0] mode_value_all = {4'd0, mode_value_joined} & {32{b[5:0] == 6'd1}} & {32{mode_value_equal &
      control_form_is_1}};

  assign mode_value = (shifted[31:0] & mode_value_all) | (mode & ~mode_value_all);
  wire [63:0] logic_ = ((({64{control_form[3]}} & b) | ({64{control_form[2]}} & ~b)) & a) | ((({64{control_form[1]}}
      & b) | ({64{control_form[0]}} & ~b)) & ~a);

  wire [63:0] count_subject_choice = control_wide_a ? a : {a[31:0], 32'd0};
  wire [63:0] count_subject_all = (count_subject_choice ^ {64{count_subject_choice[63]}}) & {32'hffffffff,
      {32{control_wide_a}}};
  wire [63:0] result_joined_a_0 = {a[0], a[1], a[2], a[3], a[4], a[5], a[6], a[7], a[8], a[9], a[10], a[11], a[12],
      a[13], a[14], a[15], a[16], a[17], a[18], a[19], a[20], a[21], a[22], a[23], a[24], a[25], a[26], a[27], a[28],
      a[29], a[30], a[31], a[32], a[33], a[34], a[35], a[36], a[37], a[38], a[39], a[40], a[41], a[42], a[43], a[44],
      a[45], a[46], a[47], a[48], a[49], a[50], a[51], a[52], a[53], a[54], a[55], a[56], a[57], a[58], a[59], a[60],
      a[61], a[62], a[63]};

  wire [63:0] count_subject = control_form_is_1 ? result_joined_a_0 :
      (control_form == 6'd3) ? count_subject_all : count_subject_choice;

  wire [63:0] counted_differing = a ^ {64{control_form_is_4}};
  wire [63:0] counted = {counted_differing[63:32] & {32{control_wide_a}}, counted_differing[31:0]};
  wire [15:0] quads = {|a[63:60], |a[59:56], |a[55:52], |a[51:48], |a[47:44], |a[43:40], |a[39:36], |a[35:32],
      |a[31:28], |a[27:24], |a[23:20], |a[19:16], |a[15:12], |a[11:8], |a[7:4], |a[3:0]};

  wire result_choice_control_condition = (control_condition == CONDITION_LESS) ? sum[64] : (control_condition ==
      CONDITION_GREATER_EQUAL) ? (~sum[64]) : scc;
  wire [63:0] result_all_not_field_mask = {64{result_choice_control_form_is_1 == 6'd2}} & ~field_mask;
  wire [6:0] result_sum = {1'b0, shift_amount} + result_choice_shifted_equal + 7'h7f;
  wire result_all_result_all = result_all & (|result_choice_shifted_equal) &
      result_choice_mode_value_equal[(result_sum[5:0] | {6{result_sum[6]}})];
  wire [63:0] result_any = (result_all_not_field_mask & {64{result_all_result_all}}) | (~result_all_not_field_mask &
      shifted);
  wire [63:0] result_choice_result_equal_2 = result_equal_2 ? (result_choice & ~result_any) : result_equal ?
      (result_choice | result_any) : result_any;
  wire [6:0] result_sum_result_wide2_0 = {1'b0, result_wide2[5:0] + result_wide2[11:6]} + {1'b0, result_wide2[17:12]
      + result_wide2[23:18]};
  wire [31:0] result_joined_a = {a[0], a[1], a[2], a[3], a[4], a[5], a[6], a[7], a[8], a[9], a[10], a[11], a[12],
      a[13], a[14], a[15], a[16], a[17], a[18], a[19], a[20], a[21], a[22], a[23], a[24], a[25], a[26], a[27], a[28],
      a[29], a[30], a[31]};

  reg [63:0] result_entry_by_control_form;
  always @*
    case (control_form)
      6'd0: result_entry_by_control_form = control_wide_a ? result_joined_a_0 : {32'd0, result_joined_a};
      6'd4, 6'd5: result_entry_by_control_form = {57'd0, result_sum_result_wide2_0};
      6'd6: result_entry_by_control_form = {48'd0, quads};
      6'd7: result_entry_by_control_form = {{4{quads[15]}}, {4{quads[14]}}, {4{quads[13]}}, {4{quads[12]}},
          {4{quads[11]}}, {4{quads[10]}}, {4{quads[9]}}, {4{quads[8]}}, {4{quads[7]}}, {4{quads[6]}}, {4{quads[5]}},
          {4{quads[4]}}, {4{quads[3]}}, {4{quads[2]}}, {4{quads[1]}}, {4{quads[0]}}};
      6'd8: result_entry_by_control_form = {{2{a[31]}}, {2{a[30]}}, {2{a[29]}}, {2{a[28]}}, {2{a[27]}}, {2{a[26]}},
          {2{a[25]}}, {2{a[24]}}, {2{a[23]}}, {2{a[22]}}, {2{a[21]}}, {2{a[20]}}, {2{a[19]}}, {2{a[18]}}, {2{a[17]}},
          {2{a[16]}}, {2{a[15]}}, {2{a[14]}}, {2{a[13]}}, {2{a[12]}}, {2{a[11]}}, {2{a[10]}}, {2{a[9]}}, {2{a[8]}},
          {2{a[7]}}, {2{a[6]}}, {2{a[5]}}, {2{a[4]}}, {2{a[3]}}, {2{a[2]}}, {2{a[1]}}, {2{a[0]}}};
      6'd9: result_entry_by_control_form = {{56{a[7]}}, a[7:0]};
      6'ha: result_entry_by_control_form = {{48{a[15]}}, a[15:0]};
      6'hb: result_entry_by_control_form = {32'd0, b[15:0], a[15:0]};
      6'hc: result_entry_by_control_form = {32'd0, b[31:16], a[15:0]};
      6'hd: result_entry_by_control_form = {32'd0, b[31:16], a[31:16]};
      6'he: result_entry_by_control_form = {32'd0, b[15:0], a[31:16]};
      default: result_entry_by_control_form = {32'd0, (|count_subject) ? {25'd0, leading_zeros_64(count_subject)} :
          32'hffffffff};
    endcase

  wire result_all_control_form_4 = control_form[4] & sum[31];

  reg [63:0] result_entry_by_control_part;
  always @*
    case (control_part)
      PART_LOGIC: result_entry_by_control_part = logic_;
      PART_ADDER: result_entry_by_control_part = {sum[63:32], (sum[31:0] ^ {32{result_all_control_form_4}}) + {31'd0,
          result_all_control_form_4}};
      PART_SHIFTER, PART_STATE: result_entry_by_control_part = result_choice_result_equal_2;
      PART_BITS: result_entry_by_control_part = result_entry_by_control_form;
      PART_MULTIPLIER: result_entry_by_control_part = product;
      PART_FLOAT: result_entry_by_control_part = float_value;
      default: result_entry_by_control_part = result_choice_control_condition ? a : b;
    endcase

  wire [63:0] result = {result_entry_by_control_part[63:32] & {32{control_wide_result}},
      result_entry_by_control_part[31:0]};
  wire write_halves_all = control_writes_exec & ~second;
  assign write = control_writes & (write_halves_all | (destination != 7'h7c));
  assign writes_exec = control_writes_exec;
  assign write_pair = write_halves_all ? 6'h3f : destination[6:1];

  wire [63:0] write_data_choice = (control_saves_exec & ~write_halves_all) ? b : result;
  wire write_halves_all_destination_0 = destination[0] & ~write_halves_all;

  assign write_data = write_halves_all_destination_0 ? {write_data_choice[31:0], 32'd0} : write_data_choice;
  assign write_halves = control_wide_result ? 2'd3 : {write_halves_all_destination_0,
      ~write_halves_all_destination_0};

  wire scc_value_any = sum[64] | (~|sum);

  reg scc_value_entry;
  always @*
    case (control_condition)
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
  genvar i;

  for (i = 0; i < 4; i = i + 1) begin : each_result_wide2
    wire [4:0] result_wide2_sum = {1'b0, result_wide[4*i*4 +: 4] + result_wide[(4*i + 1)*4 +: 4]} + {1'b0,
        result_wide[(4*i + 2)*4 +: 4] + result_wide[(4*i + 3)*4 +: 4]};
    assign result_wide2[i*6 +: 6] = {1'b0, result_wide2_sum};
  end

  for (i = 0; i < 16; i = i + 1) begin : each_result_wide
    wire [2:0] result_wide_sum = {1'b0, {1'b0, counted[4*i]} + {1'b0, counted[4*i + 1]}} + {1'b0, {1'b0, counted[4*i
        + 2]} + {1'b0, counted[4*i + 3]}};
    assign result_wide[i*4 +: 4] = {1'b0, result_wide_sum};
  end

endmodule

`default_nettype wire
