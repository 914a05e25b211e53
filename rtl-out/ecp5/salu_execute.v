// salu_execute: generator of hdl/src/scalar/salu/execute.rs
// Written by Tombolo; change the source.
// SPDX-License-Identifier: MIT OR Apache-2.0

`default_nettype none

module salu_execute (
  input wire [40:0] control,
  input wire [63:0] register_0,
  input wire [63:0] register_1,
  input wire is_register_0,
  input wire is_register_1,
  input wire [63:0] constant_0,
  input wire [63:0] constant_1,
  input wire scc,
  input wire [63:0] product,
  input wire [63:0] float_value,
  input wire float_flag,
  input wire [31:0] mode,
  input wire [31:0] status,
  input wire [31:0] state_priv,
  input wire [4:0] group,
  input wire [47:0] scratch_base,
  input wire [3:0] wave,
  input wire simd,
  input wire [63:0] cycles,
  input wire [6:0] destination,
  input wire second,
  output wire [1:0] product_form,
  output wire [63:0] factor_0,
  output wire [63:0] factor_1,
  output wire accumulates,
  output wire [31:0] mode_value,
  output wire write,
  output wire writes_exec,
  output wire [5:0] write_pair,
  output wire [63:0] write_data,
  output wire [1:0] write_halves,
  output reg scc_value,
  output wire scc_write
);

  // Zeros above the most significant one; 64 when there is none.
  function [6:0] leading_zeros_64;
    input [63:0] examined;
    reg [127:0] top_128;
    reg [63:0] top_64;
    reg [31:0] top_32;
    reg [15:0] top_16;
    reg [7:0] top_8;
    reg [3:0] top_4;
    reg [1:0] top_2;
    begin
      top_128 = {examined, 1'b1, {63{1'b0}}};
      leading_zeros_64[6] = ~|top_128[127:64];
      top_64 = leading_zeros_64[6] ? top_128[63:0] : top_128[127:64];
      leading_zeros_64[5] = ~|top_64[63:32];
      top_32 = leading_zeros_64[5] ? top_64[31:0] : top_64[63:32];
      leading_zeros_64[4] = ~|top_32[31:16];
      top_16 = leading_zeros_64[4] ? top_32[15:0] : top_32[31:16];
      leading_zeros_64[3] = ~|top_16[15:8];
      top_8 = leading_zeros_64[3] ? top_16[7:0] : top_16[15:8];
      leading_zeros_64[2] = ~|top_8[7:4];
      top_4 = leading_zeros_64[2] ? top_8[3:0] : top_8[7:4];
      leading_zeros_64[1] = ~|top_4[3:2];
      top_2 = leading_zeros_64[1] ? top_4[1:0] : top_4[3:2];
      leading_zeros_64[0] = ~|top_2[1];
    end
  endfunction

  wire [63:0] a;
  wire [63:0] b;
  wire [64:0] sum;
  wire [5:0] shift_amount;
  wire [63:0] field_mask;
  wire [63:0] shifted;
  wire [63:0] logic_;
  wire [63:0] count_subject;
  wire [63:0] counted;
  wire [15:0] quads;
  wire [63:0] result;

  wire [63:0] chosen_1 = is_register_0 ? register_0 : constant_0;
  assign a = control[14] ? chosen_1 : {{32{chosen_1[31] & control[17]}}, chosen_1[31:0]};
  wire [63:0] chosen_2 = is_register_1 ? register_1 : constant_1;
  assign b = control[15] ? chosen_2 : {{32{chosen_2[31] & control[17]}}, chosen_2[31:0]};
  assign product_form = control[5:4];
  assign factor_0 = a & {64{control[3:0] == 4'd4}};
  assign factor_1 = b & {64{control[3:0] == 4'd4}};
  wire equal_1 = control[9:4] == 6'd4;
  assign accumulates = (control[3:0] == 4'd7) & equal_1;

  reg [63:0] looked_up_1;
  always @*
    case (control[6:4])
      3'd1: looked_up_1 = {a[62:0], 1'b0};
      3'd2: looked_up_1 = {a[61:0], 2'd0};
      3'd3: looked_up_1 = {a[60:0], 3'd0};
      3'd4: looked_up_1 = {a[59:0], 4'd0};
      default: looked_up_1 = a;
    endcase

  assign sum = {looked_up_1[63] & control[17], looked_up_1} + ({b[63] & control[17], b} ^ {65{control[18]}}) +
      {64'd0, control[18] ^ (scc & control[7])};

  wire equal_2 = control[3:0] == 4'd6;
  wire [63:0] chosen_3 = equal_2 ? {b[63:23], {2'd0, b[15:11]} + 7'd1, b[15:6], {1'b0, b[10:6]}} : b;
  wire [63:0] extended_1 = {16'd0, scratch_base};

  reg [31:0] looked_up_2;
  always @*
    case (b[5:0])
      6'd1: looked_up_2 = mode;
      6'd2: looked_up_2 = status;
      6'd4: looked_up_2 = state_priv;
      6'h14: looked_up_2 = extended_1[31:0];
      6'h15: looked_up_2 = extended_1[63:32];
      6'h17: looked_up_2 = {28'd0, wave} | ({31'd0, simd} << 5'd8);
      6'h18: looked_up_2 = 32'h100 | ({27'd0, group} << 5'h10);
      6'h1d: looked_up_2 = cycles[31:0];
      6'h1e: looked_up_2 = cycles[63:32];
      default: looked_up_2 = 32'd0;
    endcase

  wire equal_3 = control[9:4] == 6'd1;
  wire [63:0] chosen_4 = equal_2 ? (equal_3 ? a : {32'd0, looked_up_2}) : a;
  wire [5:0] chosen_5 = equal_2 ? (equal_3 ? 6'd0 : 6'd2) : control[9:4];
  wire disjunction_1 = (chosen_5 == 6'd4) | (chosen_5 == 6'd5);

  assign shift_amount = disjunction_1 ? {chosen_4[5] & control[16], chosen_4[4:0]} : {chosen_3[5] & control[16],
      chosen_3[4:0]};
  wire [63:0] shifted_1 = 64'hffffffffffffffff << ((chosen_5 == 6'd3) ? {1'b0, {chosen_4[5] & control[16],
      chosen_4[4:0]}} : chosen_3[22:16]);
  assign field_mask = ~shifted_1;

  reg [63:0] looked_up_3;
  always @*
    case (chosen_5)
      6'd0: looked_up_3 = chosen_4;
      6'd3: looked_up_3 = field_mask;
      default: looked_up_3 = 64'd1;
    endcase

  wire disjunction_2 = disjunction_1 | (chosen_5 == 6'd0) | (chosen_5 == 6'd3);
  wire [63:0] joined_1 = {looked_up_3[0], looked_up_3[1], looked_up_3[2], looked_up_3[3], looked_up_3[4],
      looked_up_3[5], looked_up_3[6], looked_up_3[7], looked_up_3[8], looked_up_3[9], looked_up_3[10],
      looked_up_3[11], looked_up_3[12], looked_up_3[13], looked_up_3[14], looked_up_3[15], looked_up_3[16],
      looked_up_3[17], looked_up_3[18], looked_up_3[19], looked_up_3[20], looked_up_3[21], looked_up_3[22],
      looked_up_3[23], looked_up_3[24], looked_up_3[25], looked_up_3[26], looked_up_3[27], looked_up_3[28],
      looked_up_3[29], looked_up_3[30], looked_up_3[31], looked_up_3[32], looked_up_3[33], looked_up_3[34],
      looked_up_3[35], looked_up_3[36], looked_up_3[37], looked_up_3[38], looked_up_3[39], looked_up_3[40],
      looked_up_3[41], looked_up_3[42], looked_up_3[43], looked_up_3[44], looked_up_3[45], looked_up_3[46],
      looked_up_3[47], looked_up_3[48], looked_up_3[49], looked_up_3[50], looked_up_3[51], looked_up_3[52],
      looked_up_3[53], looked_up_3[54], looked_up_3[55], looked_up_3[56], looked_up_3[57], looked_up_3[58],
      looked_up_3[59], looked_up_3[60], looked_up_3[61], looked_up_3[62], looked_up_3[63]};
  wire conjunction_1 = control[17] & (~equal_2);
  wire [64:0] shifted_2 = $unsigned($signed({chosen_4[63] & conjunction_1 & (~disjunction_2), disjunction_2 ?
      joined_1 : chosen_4}) >>> shift_amount);
  wire [63:0] joined_2 = {shifted_2[0], shifted_2[1], shifted_2[2], shifted_2[3], shifted_2[4], shifted_2[5],
      shifted_2[6], shifted_2[7], shifted_2[8], shifted_2[9], shifted_2[10], shifted_2[11], shifted_2[12],
      shifted_2[13], shifted_2[14], shifted_2[15], shifted_2[16], shifted_2[17], shifted_2[18], shifted_2[19],
      shifted_2[20], shifted_2[21], shifted_2[22], shifted_2[23], shifted_2[24], shifted_2[25], shifted_2[26],
      shifted_2[27], shifted_2[28], shifted_2[29], shifted_2[30], shifted_2[31], shifted_2[32], shifted_2[33],
      shifted_2[34], shifted_2[35], shifted_2[36], shifted_2[37], shifted_2[38], shifted_2[39], shifted_2[40],
      shifted_2[41], shifted_2[42], shifted_2[43], shifted_2[44], shifted_2[45], shifted_2[46], shifted_2[47],
      shifted_2[48], shifted_2[49], shifted_2[50], shifted_2[51], shifted_2[52], shifted_2[53], shifted_2[54],
      shifted_2[55], shifted_2[56], shifted_2[57], shifted_2[58], shifted_2[59], shifted_2[60], shifted_2[61],
      shifted_2[62], shifted_2[63]};

  assign shifted = disjunction_2 ? joined_2 : shifted_2[63:0];

  wire [5:0] sum_1 = {1'b0, b[10:6]} + {1'b0, b[15:11]};
  wire [31:0] joined_3 = {{4{1'b0}}, (~(6'h1b < {1'b0, b[10:6]})) & (~(sum_1 < 6'h1b)), {2{1'b0}}, (~(6'h18 < {1'b0,
      b[10:6]})) & (~(sum_1 < 6'h18)), (~(6'h17 < {1'b0, b[10:6]})) & (~(sum_1 < 6'h17)), {15{1'b0}}, (~(6'd7 <
      {1'b0, b[10:6]})) & (~(sum_1 < 6'd7)), (~(6'd6 < {1'b0, b[10:6]})) & (~(sum_1 < 6'd6)), (~(6'd5 < {1'b0,
      b[10:6]})) & (~(sum_1 < 6'd5)), (~(6'd4 < {1'b0, b[10:6]})) & (~(sum_1 < 6'd4)), (~(6'd3 < {1'b0, b[10:6]})) &
      (~(sum_1 < 6'd3)), (~(6'd2 < {1'b0, b[10:6]})) & (~(sum_1 < 6'd2)), (~(6'd1 < {1'b0, b[10:6]})) & (~(sum_1 <
      6'd1)), (~(6'd0 < {1'b0, b[10:6]})) & (~1'b0)};
  wire [31:0] conjunction_2 = joined_3 & {32{b[5:0] == 6'd1}} & {32{equal_2 & equal_3}};

  assign mode_value = (shifted[31:0] & conjunction_2) | (mode & (~conjunction_2));
  assign logic_ = ((({64{control[7]}} & b) | ({64{control[6]}} & (~b))) & a) | ((({64{control[5]}} & b) |
      ({64{control[4]}} & (~b))) & (~a));

  wire [63:0] chosen_6 = control[14] ? a : {a[31:0], 32'd0};
  wire [63:0] joined_4 = {a[0], a[1], a[2], a[3], a[4], a[5], a[6], a[7], a[8], a[9], a[10], a[11], a[12], a[13],
      a[14], a[15], a[16], a[17], a[18], a[19], a[20], a[21], a[22], a[23], a[24], a[25], a[26], a[27], a[28], a[29],
      a[30], a[31], a[32], a[33], a[34], a[35], a[36], a[37], a[38], a[39], a[40], a[41], a[42], a[43], a[44], a[45],
      a[46], a[47], a[48], a[49], a[50], a[51], a[52], a[53], a[54], a[55], a[56], a[57], a[58], a[59], a[60], a[61],
      a[62], a[63]};

  assign count_subject =
      equal_3 ? joined_4 :
      (control[9:4] == 6'd3) ? ((chosen_6 ^ {64{chosen_6[63]}}) & {32'hffffffff, {32{control[14]}}}) :
      chosen_6;

  wire [63:0] exclusive_1 = a ^ {64{equal_1}};
  assign counted = {exclusive_1[63:32] & {32{control[14]}}, exclusive_1[31:0]};
  assign quads = {|a[63:60], |a[59:56], |a[55:52], |a[51:48], |a[47:44], |a[43:40], |a[39:36], |a[35:32], |a[31:28],
      |a[27:24], |a[23:20], |a[19:16], |a[15:12], |a[11:8], |a[7:4], |a[3:0]};

  wire chosen_7 = (control[13:10] == 4'd6) ? sum[64] : (control[13:10] == 4'd9) ? (~sum[64]) : scc;
  wire [63:0] conjunction_3 = {64{chosen_5 == 6'd2}} & (~field_mask);
  wire [63:0] conjunction_4 = conjunction_3 & {64{conjunction_1 & (|(shifted & field_mask & field_mask & (~{1'b0,
      field_mask[63:1]})))}};
  wire [63:0] disjunction_3 = conjunction_4 | ((~conjunction_3) & shifted);

  reg [63:0] looked_up_4;
  always @*
    case (chosen_5)
      6'd4: looked_up_4 = chosen_3 & (~disjunction_3);
      6'd5: looked_up_4 = chosen_3 | disjunction_3;
      default: looked_up_4 = disjunction_3;
    endcase

  wire [2:0] sum_2 = {1'b0, {1'b0, counted[60]} + {1'b0, counted[61]}} + {1'b0, {1'b0, counted[62]} + {1'b0,
      counted[63]}};
  wire [2:0] sum_3 = {1'b0, {1'b0, counted[56]} + {1'b0, counted[57]}} + {1'b0, {1'b0, counted[58]} + {1'b0,
      counted[59]}};
  wire [2:0] sum_4 = {1'b0, {1'b0, counted[52]} + {1'b0, counted[53]}} + {1'b0, {1'b0, counted[54]} + {1'b0,
      counted[55]}};
  wire [2:0] sum_5 = {1'b0, {1'b0, counted[48]} + {1'b0, counted[49]}} + {1'b0, {1'b0, counted[50]} + {1'b0,
      counted[51]}};
  wire [2:0] sum_6 = {1'b0, {1'b0, counted[44]} + {1'b0, counted[45]}} + {1'b0, {1'b0, counted[46]} + {1'b0,
      counted[47]}};
  wire [2:0] sum_7 = {1'b0, {1'b0, counted[40]} + {1'b0, counted[41]}} + {1'b0, {1'b0, counted[42]} + {1'b0,
      counted[43]}};
  wire [2:0] sum_8 = {1'b0, {1'b0, counted[36]} + {1'b0, counted[37]}} + {1'b0, {1'b0, counted[38]} + {1'b0,
      counted[39]}};
  wire [2:0] sum_9 = {1'b0, {1'b0, counted[32]} + {1'b0, counted[33]}} + {1'b0, {1'b0, counted[34]} + {1'b0,
      counted[35]}};
  wire [5:0] sum_10 = {1'b0, {1'b0, {1'b0, sum_9} + {1'b0, sum_8}} + {1'b0, {1'b0, sum_7} + {1'b0, sum_6}}} + {1'b0,
      {1'b0, {1'b0, sum_5} + {1'b0, sum_4}} + {1'b0, {1'b0, sum_3} + {1'b0, sum_2}}};
  wire [2:0] sum_11 = {1'b0, {1'b0, counted[28]} + {1'b0, counted[29]}} + {1'b0, {1'b0, counted[30]} + {1'b0,
      counted[31]}};
  wire [2:0] sum_12 = {1'b0, {1'b0, counted[24]} + {1'b0, counted[25]}} + {1'b0, {1'b0, counted[26]} + {1'b0,
      counted[27]}};
  wire [2:0] sum_13 = {1'b0, {1'b0, counted[20]} + {1'b0, counted[21]}} + {1'b0, {1'b0, counted[22]} + {1'b0,
      counted[23]}};
  wire [2:0] sum_14 = {1'b0, {1'b0, counted[16]} + {1'b0, counted[17]}} + {1'b0, {1'b0, counted[18]} + {1'b0,
      counted[19]}};
  wire [2:0] sum_15 = {1'b0, {1'b0, counted[12]} + {1'b0, counted[13]}} + {1'b0, {1'b0, counted[14]} + {1'b0,
      counted[15]}};
  wire [2:0] sum_16 = {1'b0, {1'b0, counted[8]} + {1'b0, counted[9]}} + {1'b0, {1'b0, counted[10]} + {1'b0,
      counted[11]}};
  wire [2:0] sum_17 = {1'b0, {1'b0, counted[4]} + {1'b0, counted[5]}} + {1'b0, {1'b0, counted[6]} + {1'b0,
      counted[7]}};
  wire [2:0] sum_18 = {1'b0, {1'b0, counted[0]} + {1'b0, counted[1]}} + {1'b0, {1'b0, counted[2]} + {1'b0,
      counted[3]}};
  wire [5:0] sum_19 = {1'b0, {1'b0, {1'b0, sum_18} + {1'b0, sum_17}} + {1'b0, {1'b0, sum_16} + {1'b0, sum_15}}} +
      {1'b0, {1'b0, {1'b0, sum_14} + {1'b0, sum_13}} + {1'b0, {1'b0, sum_12} + {1'b0, sum_11}}};

  reg [63:0] looked_up_5;
  always @*
    case (control[9:4])
      6'd0: looked_up_5 = control[14] ? joined_4 : {32'd0, joined_4[63:32]};
      6'd4: looked_up_5 = {57'd0, {1'b0, sum_19} + {1'b0, sum_10}};
      6'd5: looked_up_5 = {57'd0, {1'b0, sum_19} + {1'b0, sum_10}};
      6'd6: looked_up_5 = {48'd0, quads};
      6'd7: looked_up_5 = {{4{quads[15]}}, {4{quads[14]}}, {4{quads[13]}}, {4{quads[12]}}, {4{quads[11]}},
          {4{quads[10]}}, {4{quads[9]}}, {4{quads[8]}}, {4{quads[7]}}, {4{quads[6]}}, {4{quads[5]}}, {4{quads[4]}},
          {4{quads[3]}}, {4{quads[2]}}, {4{quads[1]}}, {4{quads[0]}}};
      6'd8: looked_up_5 = {{2{a[31]}}, {2{a[30]}}, {2{a[29]}}, {2{a[28]}}, {2{a[27]}}, {2{a[26]}}, {2{a[25]}},
          {2{a[24]}}, {2{a[23]}}, {2{a[22]}}, {2{a[21]}}, {2{a[20]}}, {2{a[19]}}, {2{a[18]}}, {2{a[17]}}, {2{a[16]}},
          {2{a[15]}}, {2{a[14]}}, {2{a[13]}}, {2{a[12]}}, {2{a[11]}}, {2{a[10]}}, {2{a[9]}}, {2{a[8]}}, {2{a[7]}},
          {2{a[6]}}, {2{a[5]}}, {2{a[4]}}, {2{a[3]}}, {2{a[2]}}, {2{a[1]}}, {2{a[0]}}};
      6'd9: looked_up_5 = {{56{a[7]}}, a[7:0]};
      6'ha: looked_up_5 = {{48{a[15]}}, a[15:0]};
      6'hb: looked_up_5 = {32'd0, {b[15:0], a[15:0]}};
      6'hc: looked_up_5 = {32'd0, {b[31:16], a[15:0]}};
      6'hd: looked_up_5 = {32'd0, {b[31:16], a[31:16]}};
      6'he: looked_up_5 = {32'd0, {b[15:0], a[31:16]}};
      default: looked_up_5 = {32'd0, (|count_subject) ? {25'd0, leading_zeros_64(count_subject)} : 32'hffffffff};
    endcase

  wire conjunction_5 = control[8] & sum[31];

  reg [63:0] looked_up_6;
  always @*
    case (control[3:0])
      4'd0: looked_up_6 = logic_;
      4'd1: looked_up_6 = {sum[63:32], (sum[31:0] ^ {32{conjunction_5}}) + {31'd0, conjunction_5}};
      4'd2: looked_up_6 = looked_up_4;
      4'd3: looked_up_6 = looked_up_5;
      4'd4: looked_up_6 = product;
      4'd6: looked_up_6 = looked_up_4;
      4'd7: looked_up_6 = float_value;
      default: looked_up_6 = chosen_7 ? a : b;
    endcase

  assign result = {looked_up_6[63:32] & {32{control[16]}}, looked_up_6[31:0]};
  wire conjunction_6 = writes_exec & (~second);
  assign write = control[21] & (conjunction_6 | (~(destination == 7'h7c)));
  assign writes_exec = control[19];
  assign write_pair = conjunction_6 ? 6'h3f : destination[6:1];

  wire [63:0] chosen_8 = (control[20] & (~conjunction_6)) ? b : result;
  wire conjunction_7 = destination[0] & (~conjunction_6);

  assign write_data = conjunction_7 ? {chosen_8[31:0], 32'd0} : chosen_8;
  assign write_halves = control[16] ? 2'd3 : {conjunction_7, ~conjunction_7};
  wire disjunction_4 = sum[64] | (~(|sum));

  always @*
    case (control[13:10])
      4'd1: scc_value = |result;
      4'd2: scc_value = |sum[36:32];
      4'd3: scc_value = sum[31] ^ sum[32];
      4'd4: scc_value = ~(|sum);
      4'd5: scc_value = ~(~(|sum));
      4'd6: scc_value = sum[64];
      4'd7: scc_value = disjunction_4;
      4'd8: scc_value = ~disjunction_4;
      4'd9: scc_value = ~sum[64];
      4'ha: scc_value = ~result[0];
      4'hb: scc_value = result[0];
      4'hc: scc_value = float_flag;
      default: scc_value = scc;
    endcase

  assign scc_write = (|control[13:10]) & (~(control[21] & (~(destination < 7'h6c)) & (destination < 7'h7c)));

endmodule

`default_nettype wire
