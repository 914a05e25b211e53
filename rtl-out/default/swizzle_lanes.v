// swizzle_lanes: generator of hdl/src/memory/lds/swizzle.rs
// Written by Tombolo; change the source.
// SPDX-License-Identifier: MIT OR Apache-2.0

`default_nettype none

module swizzle_lanes (
  input wire half,
  input wire [2:0] beat,
  input wire [15:0] offset,
  output wire [5:0] number_0,
  output wire [5:0] number_1,
  output wire [5:0] number_2,
  output wire [5:0] number_3,
  output wire [5:0] number_4,
  output wire [5:0] number_5,
  output wire [5:0] number_6,
  output wire [5:0] number_7,
  output wire [5:0] number_8,
  output wire [5:0] number_9,
  output wire [5:0] number_10,
  output wire [5:0] number_11,
  output wire [5:0] number_12,
  output wire [5:0] number_13,
  output wire [5:0] number_14,
  output wire [5:0] number_15,
  output wire [5:0] number_16,
  output wire [5:0] number_17,
  output wire [5:0] number_18,
  output wire [5:0] number_19,
  output wire [5:0] number_20,
  output wire [5:0] number_21,
  output wire [5:0] number_22,
  output wire [5:0] number_23,
  output wire [5:0] number_24,
  output wire [5:0] number_25,
  output wire [5:0] number_26,
  output wire [5:0] number_27,
  output wire [5:0] number_28,
  output wire [5:0] number_29,
  output wire [5:0] number_30,
  output wire [5:0] number_31,
  output wire [5:0] source_0,
  output wire [5:0] source_1,
  output wire [5:0] source_2,
  output wire [5:0] source_3,
  output wire [5:0] source_4,
  output wire [5:0] source_5,
  output wire [5:0] source_6,
  output wire [5:0] source_7,
  output wire [5:0] source_8,
  output wire [5:0] source_9,
  output wire [5:0] source_10,
  output wire [5:0] source_11,
  output wire [5:0] source_12,
  output wire [5:0] source_13,
  output wire [5:0] source_14,
  output wire [5:0] source_15,
  output wire [5:0] source_16,
  output wire [5:0] source_17,
  output wire [5:0] source_18,
  output wire [5:0] source_19,
  output wire [5:0] source_20,
  output wire [5:0] source_21,
  output wire [5:0] source_22,
  output wire [5:0] source_23,
  output wire [5:0] source_24,
  output wire [5:0] source_25,
  output wire [5:0] source_26,
  output wire [5:0] source_27,
  output wire [5:0] source_28,
  output wire [5:0] source_29,
  output wire [5:0] source_30,
  output wire [5:0] source_31
);

  wire [4:0] shifted_1 = {2'd0, beat} << 3'd5;
  wire [4:0] conjunction_1 = (shifted_1 + 5'd0) & offset[4:0];
  wire [4:0] sum_1 = shifted_1 + 5'd0;

  reg [1:0] looked_up_1;
  always @*
    case (sum_1[1:0])
      2'd1: looked_up_1 = offset[3:2];
      2'd2: looked_up_1 = offset[5:4];
      2'd3: looked_up_1 = offset[7:6];
      default: looked_up_1 = offset[1:0];
    endcase

  wire [4:0] chosen_1 = offset[10] ? (-offset[9:5]) : offset[9:5];
  wire [2:0] sum_2 = 3'd0 + {2'd0, offset[0]} + {2'd0, offset[1]} + {2'd0, offset[2]} + {2'd0, offset[3]};
  wire [2:0] sum_3 = sum_2 + {2'd0, offset[4]};
  wire [4:0] disjunction_1 = ({sum_1[0], sum_1[1], sum_1[2], sum_1[3], sum_1[4]} >> sum_3) | conjunction_1;
  wire conjunction_2 = offset[15] & offset[14];
  wire [4:0] chosen_2 = offset[13] ? disjunction_1 : (conjunction_1 | ((sum_1 + chosen_1) & (~offset[4:0])));
  wire [4:0] chosen_3 = conjunction_2 ? chosen_2 : offset[15] ? {sum_1[4:2], looked_up_1} : ((conjunction_1 |
      offset[9:5]) ^ offset[14:10]);

  assign source_0 = {half, chosen_3};

  wire [4:0] conjunction_3 = (shifted_1 + 5'd1) & offset[4:0];
  wire [4:0] sum_4 = shifted_1 + 5'd1;

  reg [1:0] looked_up_2;
  always @*
    case (sum_4[1:0])
      2'd1: looked_up_2 = offset[3:2];
      2'd2: looked_up_2 = offset[5:4];
      2'd3: looked_up_2 = offset[7:6];
      default: looked_up_2 = offset[1:0];
    endcase

  wire [4:0] disjunction_2 = ({sum_4[0], sum_4[1], sum_4[2], sum_4[3], sum_4[4]} >> sum_3) | conjunction_3;
  wire [4:0] chosen_4 = offset[13] ? disjunction_2 : (conjunction_3 | ((sum_4 + chosen_1) & (~offset[4:0])));
  wire [4:0] chosen_5 = conjunction_2 ? chosen_4 : offset[15] ? {sum_4[4:2], looked_up_2} : ((conjunction_3 |
      offset[9:5]) ^ offset[14:10]);

  assign source_1 = {half, chosen_5};

  wire [4:0] conjunction_4 = (shifted_1 + 5'd2) & offset[4:0];
  wire [4:0] sum_5 = shifted_1 + 5'd2;

  reg [1:0] looked_up_3;
  always @*
    case (sum_5[1:0])
      2'd1: looked_up_3 = offset[3:2];
      2'd2: looked_up_3 = offset[5:4];
      2'd3: looked_up_3 = offset[7:6];
      default: looked_up_3 = offset[1:0];
    endcase

  wire [4:0] disjunction_3 = ({sum_5[0], sum_5[1], sum_5[2], sum_5[3], sum_5[4]} >> sum_3) | conjunction_4;
  wire [4:0] chosen_6 = offset[13] ? disjunction_3 : (conjunction_4 | ((sum_5 + chosen_1) & (~offset[4:0])));
  wire [4:0] chosen_7 = conjunction_2 ? chosen_6 : offset[15] ? {sum_5[4:2], looked_up_3} : ((conjunction_4 |
      offset[9:5]) ^ offset[14:10]);

  assign source_2 = {half, chosen_7};

  wire [4:0] conjunction_5 = (shifted_1 + 5'd3) & offset[4:0];
  wire [4:0] sum_6 = shifted_1 + 5'd3;

  reg [1:0] looked_up_4;
  always @*
    case (sum_6[1:0])
      2'd1: looked_up_4 = offset[3:2];
      2'd2: looked_up_4 = offset[5:4];
      2'd3: looked_up_4 = offset[7:6];
      default: looked_up_4 = offset[1:0];
    endcase

  wire [4:0] disjunction_4 = ({sum_6[0], sum_6[1], sum_6[2], sum_6[3], sum_6[4]} >> sum_3) | conjunction_5;
  wire [4:0] chosen_8 = offset[13] ? disjunction_4 : (conjunction_5 | ((sum_6 + chosen_1) & (~offset[4:0])));
  wire [4:0] chosen_9 = conjunction_2 ? chosen_8 : offset[15] ? {sum_6[4:2], looked_up_4} : ((conjunction_5 |
      offset[9:5]) ^ offset[14:10]);

  assign source_3 = {half, chosen_9};

  wire [4:0] conjunction_6 = (shifted_1 + 5'd4) & offset[4:0];
  wire [4:0] sum_7 = shifted_1 + 5'd4;

  reg [1:0] looked_up_5;
  always @*
    case (sum_7[1:0])
      2'd1: looked_up_5 = offset[3:2];
      2'd2: looked_up_5 = offset[5:4];
      2'd3: looked_up_5 = offset[7:6];
      default: looked_up_5 = offset[1:0];
    endcase

  wire [4:0] disjunction_5 = ({sum_7[0], sum_7[1], sum_7[2], sum_7[3], sum_7[4]} >> sum_3) | conjunction_6;
  wire [4:0] chosen_10 = offset[13] ? disjunction_5 : (conjunction_6 | ((sum_7 + chosen_1) & (~offset[4:0])));
  wire [4:0] chosen_11 = conjunction_2 ? chosen_10 : offset[15] ? {sum_7[4:2], looked_up_5} : ((conjunction_6 |
      offset[9:5]) ^ offset[14:10]);

  assign source_4 = {half, chosen_11};

  wire [4:0] conjunction_7 = (shifted_1 + 5'd5) & offset[4:0];
  wire [4:0] sum_8 = shifted_1 + 5'd5;

  reg [1:0] looked_up_6;
  always @*
    case (sum_8[1:0])
      2'd1: looked_up_6 = offset[3:2];
      2'd2: looked_up_6 = offset[5:4];
      2'd3: looked_up_6 = offset[7:6];
      default: looked_up_6 = offset[1:0];
    endcase

  wire [4:0] disjunction_6 = ({sum_8[0], sum_8[1], sum_8[2], sum_8[3], sum_8[4]} >> sum_3) | conjunction_7;
  wire [4:0] chosen_12 = offset[13] ? disjunction_6 : (conjunction_7 | ((sum_8 + chosen_1) & (~offset[4:0])));
  wire [4:0] chosen_13 = conjunction_2 ? chosen_12 : offset[15] ? {sum_8[4:2], looked_up_6} : ((conjunction_7 |
      offset[9:5]) ^ offset[14:10]);

  assign source_5 = {half, chosen_13};

  wire [4:0] conjunction_8 = (shifted_1 + 5'd6) & offset[4:0];
  wire [4:0] sum_9 = shifted_1 + 5'd6;

  reg [1:0] looked_up_7;
  always @*
    case (sum_9[1:0])
      2'd1: looked_up_7 = offset[3:2];
      2'd2: looked_up_7 = offset[5:4];
      2'd3: looked_up_7 = offset[7:6];
      default: looked_up_7 = offset[1:0];
    endcase

  wire [4:0] disjunction_7 = ({sum_9[0], sum_9[1], sum_9[2], sum_9[3], sum_9[4]} >> sum_3) | conjunction_8;
  wire [4:0] chosen_14 = offset[13] ? disjunction_7 : (conjunction_8 | ((sum_9 + chosen_1) & (~offset[4:0])));
  wire [4:0] chosen_15 = conjunction_2 ? chosen_14 : offset[15] ? {sum_9[4:2], looked_up_7} : ((conjunction_8 |
      offset[9:5]) ^ offset[14:10]);

  assign source_6 = {half, chosen_15};

  wire [4:0] conjunction_9 = (shifted_1 + 5'd7) & offset[4:0];
  wire [4:0] sum_10 = shifted_1 + 5'd7;

  reg [1:0] looked_up_8;
  always @*
    case (sum_10[1:0])
      2'd1: looked_up_8 = offset[3:2];
      2'd2: looked_up_8 = offset[5:4];
      2'd3: looked_up_8 = offset[7:6];
      default: looked_up_8 = offset[1:0];
    endcase

  wire [4:0] disjunction_8 = ({sum_10[0], sum_10[1], sum_10[2], sum_10[3], sum_10[4]} >> sum_3) | conjunction_9;
  wire [4:0] chosen_16 = offset[13] ? disjunction_8 : (conjunction_9 | ((sum_10 + chosen_1) & (~offset[4:0])));
  wire [4:0] chosen_17 = conjunction_2 ? chosen_16 : offset[15] ? {sum_10[4:2], looked_up_8} : ((conjunction_9 |
      offset[9:5]) ^ offset[14:10]);

  assign source_7 = {half, chosen_17};

  wire [4:0] conjunction_10 = (shifted_1 + 5'd8) & offset[4:0];
  wire [4:0] sum_11 = shifted_1 + 5'd8;

  reg [1:0] looked_up_9;
  always @*
    case (sum_11[1:0])
      2'd1: looked_up_9 = offset[3:2];
      2'd2: looked_up_9 = offset[5:4];
      2'd3: looked_up_9 = offset[7:6];
      default: looked_up_9 = offset[1:0];
    endcase

  wire [4:0] disjunction_9 = ({sum_11[0], sum_11[1], sum_11[2], sum_11[3], sum_11[4]} >> sum_3) | conjunction_10;
  wire [4:0] chosen_18 = offset[13] ? disjunction_9 : (conjunction_10 | ((sum_11 + chosen_1) & (~offset[4:0])));
  wire [4:0] chosen_19 = conjunction_2 ? chosen_18 : offset[15] ? {sum_11[4:2], looked_up_9} : ((conjunction_10 |
      offset[9:5]) ^ offset[14:10]);

  assign source_8 = {half, chosen_19};

  wire [4:0] conjunction_11 = (shifted_1 + 5'd9) & offset[4:0];
  wire [4:0] sum_12 = shifted_1 + 5'd9;

  reg [1:0] looked_up_10;
  always @*
    case (sum_12[1:0])
      2'd1: looked_up_10 = offset[3:2];
      2'd2: looked_up_10 = offset[5:4];
      2'd3: looked_up_10 = offset[7:6];
      default: looked_up_10 = offset[1:0];
    endcase

  wire [4:0] disjunction_10 = ({sum_12[0], sum_12[1], sum_12[2], sum_12[3], sum_12[4]} >> sum_3) | conjunction_11;
  wire [4:0] chosen_20 = offset[13] ? disjunction_10 : (conjunction_11 | ((sum_12 + chosen_1) & (~offset[4:0])));
  wire [4:0] chosen_21 = conjunction_2 ? chosen_20 : offset[15] ? {sum_12[4:2], looked_up_10} : ((conjunction_11 |
      offset[9:5]) ^ offset[14:10]);

  assign source_9 = {half, chosen_21};

  wire [4:0] conjunction_12 = (shifted_1 + 5'ha) & offset[4:0];
  wire [4:0] sum_13 = shifted_1 + 5'ha;

  reg [1:0] looked_up_11;
  always @*
    case (sum_13[1:0])
      2'd1: looked_up_11 = offset[3:2];
      2'd2: looked_up_11 = offset[5:4];
      2'd3: looked_up_11 = offset[7:6];
      default: looked_up_11 = offset[1:0];
    endcase

  wire [4:0] disjunction_11 = ({sum_13[0], sum_13[1], sum_13[2], sum_13[3], sum_13[4]} >> sum_3) | conjunction_12;
  wire [4:0] chosen_22 = offset[13] ? disjunction_11 : (conjunction_12 | ((sum_13 + chosen_1) & (~offset[4:0])));
  wire [4:0] chosen_23 = conjunction_2 ? chosen_22 : offset[15] ? {sum_13[4:2], looked_up_11} : ((conjunction_12 |
      offset[9:5]) ^ offset[14:10]);

  assign source_10 = {half, chosen_23};

  wire [4:0] conjunction_13 = (shifted_1 + 5'hb) & offset[4:0];
  wire [4:0] sum_14 = shifted_1 + 5'hb;

  reg [1:0] looked_up_12;
  always @*
    case (sum_14[1:0])
      2'd1: looked_up_12 = offset[3:2];
      2'd2: looked_up_12 = offset[5:4];
      2'd3: looked_up_12 = offset[7:6];
      default: looked_up_12 = offset[1:0];
    endcase

  wire [4:0] disjunction_12 = ({sum_14[0], sum_14[1], sum_14[2], sum_14[3], sum_14[4]} >> sum_3) | conjunction_13;
  wire [4:0] chosen_24 = offset[13] ? disjunction_12 : (conjunction_13 | ((sum_14 + chosen_1) & (~offset[4:0])));
  wire [4:0] chosen_25 = conjunction_2 ? chosen_24 : offset[15] ? {sum_14[4:2], looked_up_12} : ((conjunction_13 |
      offset[9:5]) ^ offset[14:10]);

  assign source_11 = {half, chosen_25};

  wire [4:0] conjunction_14 = (shifted_1 + 5'hc) & offset[4:0];
  wire [4:0] sum_15 = shifted_1 + 5'hc;

  reg [1:0] looked_up_13;
  always @*
    case (sum_15[1:0])
      2'd1: looked_up_13 = offset[3:2];
      2'd2: looked_up_13 = offset[5:4];
      2'd3: looked_up_13 = offset[7:6];
      default: looked_up_13 = offset[1:0];
    endcase

  wire [4:0] disjunction_13 = ({sum_15[0], sum_15[1], sum_15[2], sum_15[3], sum_15[4]} >> sum_3) | conjunction_14;
  wire [4:0] chosen_26 = offset[13] ? disjunction_13 : (conjunction_14 | ((sum_15 + chosen_1) & (~offset[4:0])));
  wire [4:0] chosen_27 = conjunction_2 ? chosen_26 : offset[15] ? {sum_15[4:2], looked_up_13} : ((conjunction_14 |
      offset[9:5]) ^ offset[14:10]);

  assign source_12 = {half, chosen_27};

  wire [4:0] conjunction_15 = (shifted_1 + 5'hd) & offset[4:0];
  wire [4:0] sum_16 = shifted_1 + 5'hd;

  reg [1:0] looked_up_14;
  always @*
    case (sum_16[1:0])
      2'd1: looked_up_14 = offset[3:2];
      2'd2: looked_up_14 = offset[5:4];
      2'd3: looked_up_14 = offset[7:6];
      default: looked_up_14 = offset[1:0];
    endcase

  wire [4:0] disjunction_14 = ({sum_16[0], sum_16[1], sum_16[2], sum_16[3], sum_16[4]} >> sum_3) | conjunction_15;
  wire [4:0] chosen_28 = offset[13] ? disjunction_14 : (conjunction_15 | ((sum_16 + chosen_1) & (~offset[4:0])));
  wire [4:0] chosen_29 = conjunction_2 ? chosen_28 : offset[15] ? {sum_16[4:2], looked_up_14} : ((conjunction_15 |
      offset[9:5]) ^ offset[14:10]);

  assign source_13 = {half, chosen_29};

  wire [4:0] conjunction_16 = (shifted_1 + 5'he) & offset[4:0];
  wire [4:0] sum_17 = shifted_1 + 5'he;

  reg [1:0] looked_up_15;
  always @*
    case (sum_17[1:0])
      2'd1: looked_up_15 = offset[3:2];
      2'd2: looked_up_15 = offset[5:4];
      2'd3: looked_up_15 = offset[7:6];
      default: looked_up_15 = offset[1:0];
    endcase

  wire [4:0] disjunction_15 = ({sum_17[0], sum_17[1], sum_17[2], sum_17[3], sum_17[4]} >> sum_3) | conjunction_16;
  wire [4:0] chosen_30 = offset[13] ? disjunction_15 : (conjunction_16 | ((sum_17 + chosen_1) & (~offset[4:0])));
  wire [4:0] chosen_31 = conjunction_2 ? chosen_30 : offset[15] ? {sum_17[4:2], looked_up_15} : ((conjunction_16 |
      offset[9:5]) ^ offset[14:10]);

  assign source_14 = {half, chosen_31};

  wire [4:0] conjunction_17 = (shifted_1 + 5'hf) & offset[4:0];
  wire [4:0] sum_18 = shifted_1 + 5'hf;

  reg [1:0] looked_up_16;
  always @*
    case (sum_18[1:0])
      2'd1: looked_up_16 = offset[3:2];
      2'd2: looked_up_16 = offset[5:4];
      2'd3: looked_up_16 = offset[7:6];
      default: looked_up_16 = offset[1:0];
    endcase

  wire [4:0] disjunction_16 = ({sum_18[0], sum_18[1], sum_18[2], sum_18[3], sum_18[4]} >> sum_3) | conjunction_17;
  wire [4:0] chosen_32 = offset[13] ? disjunction_16 : (conjunction_17 | ((sum_18 + chosen_1) & (~offset[4:0])));
  wire [4:0] chosen_33 = conjunction_2 ? chosen_32 : offset[15] ? {sum_18[4:2], looked_up_16} : ((conjunction_17 |
      offset[9:5]) ^ offset[14:10]);

  assign source_15 = {half, chosen_33};

  wire [4:0] sum_19 = shifted_1 + 5'h10;
  wire [4:0] conjunction_18 = sum_19 & offset[4:0];

  reg [1:0] looked_up_17;
  always @*
    case (sum_19[1:0])
      2'd1: looked_up_17 = offset[3:2];
      2'd2: looked_up_17 = offset[5:4];
      2'd3: looked_up_17 = offset[7:6];
      default: looked_up_17 = offset[1:0];
    endcase

  wire [4:0] disjunction_17 = ({sum_19[0], sum_19[1], sum_19[2], sum_19[3], sum_19[4]} >> sum_3) | conjunction_18;
  wire [4:0] chosen_34 = offset[13] ? disjunction_17 : (conjunction_18 | ((sum_19 + chosen_1) & (~offset[4:0])));
  wire [4:0] chosen_35 = conjunction_2 ? chosen_34 : offset[15] ? {sum_19[4:2], looked_up_17} : ((conjunction_18 |
      offset[9:5]) ^ offset[14:10]);

  assign source_16 = {half, chosen_35};

  wire [4:0] sum_20 = shifted_1 + 5'h11;
  wire [4:0] conjunction_19 = sum_20 & offset[4:0];

  reg [1:0] looked_up_18;
  always @*
    case (sum_20[1:0])
      2'd1: looked_up_18 = offset[3:2];
      2'd2: looked_up_18 = offset[5:4];
      2'd3: looked_up_18 = offset[7:6];
      default: looked_up_18 = offset[1:0];
    endcase

  wire [4:0] disjunction_18 = ({sum_20[0], sum_20[1], sum_20[2], sum_20[3], sum_20[4]} >> sum_3) | conjunction_19;
  wire [4:0] chosen_36 = offset[13] ? disjunction_18 : (conjunction_19 | ((sum_20 + chosen_1) & (~offset[4:0])));
  wire [4:0] chosen_37 = conjunction_2 ? chosen_36 : offset[15] ? {sum_20[4:2], looked_up_18} : ((conjunction_19 |
      offset[9:5]) ^ offset[14:10]);

  assign source_17 = {half, chosen_37};

  wire [4:0] sum_21 = shifted_1 + 5'h12;
  wire [4:0] conjunction_20 = sum_21 & offset[4:0];

  reg [1:0] looked_up_19;
  always @*
    case (sum_21[1:0])
      2'd1: looked_up_19 = offset[3:2];
      2'd2: looked_up_19 = offset[5:4];
      2'd3: looked_up_19 = offset[7:6];
      default: looked_up_19 = offset[1:0];
    endcase

  wire [4:0] disjunction_19 = ({sum_21[0], sum_21[1], sum_21[2], sum_21[3], sum_21[4]} >> sum_3) | conjunction_20;
  wire [4:0] chosen_38 = offset[13] ? disjunction_19 : (conjunction_20 | ((sum_21 + chosen_1) & (~offset[4:0])));
  wire [4:0] chosen_39 = conjunction_2 ? chosen_38 : offset[15] ? {sum_21[4:2], looked_up_19} : ((conjunction_20 |
      offset[9:5]) ^ offset[14:10]);

  assign source_18 = {half, chosen_39};

  wire [4:0] sum_22 = shifted_1 + 5'h13;
  wire [4:0] conjunction_21 = sum_22 & offset[4:0];

  reg [1:0] looked_up_20;
  always @*
    case (sum_22[1:0])
      2'd1: looked_up_20 = offset[3:2];
      2'd2: looked_up_20 = offset[5:4];
      2'd3: looked_up_20 = offset[7:6];
      default: looked_up_20 = offset[1:0];
    endcase

  wire [4:0] disjunction_20 = ({sum_22[0], sum_22[1], sum_22[2], sum_22[3], sum_22[4]} >> sum_3) | conjunction_21;
  wire [4:0] chosen_40 = offset[13] ? disjunction_20 : (conjunction_21 | ((sum_22 + chosen_1) & (~offset[4:0])));
  wire [4:0] chosen_41 = conjunction_2 ? chosen_40 : offset[15] ? {sum_22[4:2], looked_up_20} : ((conjunction_21 |
      offset[9:5]) ^ offset[14:10]);

  assign source_19 = {half, chosen_41};

  wire [4:0] sum_23 = shifted_1 + 5'h14;
  wire [4:0] conjunction_22 = sum_23 & offset[4:0];

  reg [1:0] looked_up_21;
  always @*
    case (sum_23[1:0])
      2'd1: looked_up_21 = offset[3:2];
      2'd2: looked_up_21 = offset[5:4];
      2'd3: looked_up_21 = offset[7:6];
      default: looked_up_21 = offset[1:0];
    endcase

  wire [4:0] disjunction_21 = ({sum_23[0], sum_23[1], sum_23[2], sum_23[3], sum_23[4]} >> sum_3) | conjunction_22;
  wire [4:0] chosen_42 = offset[13] ? disjunction_21 : (conjunction_22 | ((sum_23 + chosen_1) & (~offset[4:0])));
  wire [4:0] chosen_43 = conjunction_2 ? chosen_42 : offset[15] ? {sum_23[4:2], looked_up_21} : ((conjunction_22 |
      offset[9:5]) ^ offset[14:10]);

  assign source_20 = {half, chosen_43};

  wire [4:0] sum_24 = shifted_1 + 5'h15;
  wire [4:0] conjunction_23 = sum_24 & offset[4:0];

  reg [1:0] looked_up_22;
  always @*
    case (sum_24[1:0])
      2'd1: looked_up_22 = offset[3:2];
      2'd2: looked_up_22 = offset[5:4];
      2'd3: looked_up_22 = offset[7:6];
      default: looked_up_22 = offset[1:0];
    endcase

  wire [4:0] disjunction_22 = ({sum_24[0], sum_24[1], sum_24[2], sum_24[3], sum_24[4]} >> sum_3) | conjunction_23;
  wire [4:0] chosen_44 = offset[13] ? disjunction_22 : (conjunction_23 | ((sum_24 + chosen_1) & (~offset[4:0])));
  wire [4:0] chosen_45 = conjunction_2 ? chosen_44 : offset[15] ? {sum_24[4:2], looked_up_22} : ((conjunction_23 |
      offset[9:5]) ^ offset[14:10]);

  assign source_21 = {half, chosen_45};

  wire [4:0] sum_25 = shifted_1 + 5'h16;
  wire [4:0] conjunction_24 = sum_25 & offset[4:0];

  reg [1:0] looked_up_23;
  always @*
    case (sum_25[1:0])
      2'd1: looked_up_23 = offset[3:2];
      2'd2: looked_up_23 = offset[5:4];
      2'd3: looked_up_23 = offset[7:6];
      default: looked_up_23 = offset[1:0];
    endcase

  wire [4:0] disjunction_23 = ({sum_25[0], sum_25[1], sum_25[2], sum_25[3], sum_25[4]} >> sum_3) | conjunction_24;
  wire [4:0] chosen_46 = offset[13] ? disjunction_23 : (conjunction_24 | ((sum_25 + chosen_1) & (~offset[4:0])));
  wire [4:0] chosen_47 = conjunction_2 ? chosen_46 : offset[15] ? {sum_25[4:2], looked_up_23} : ((conjunction_24 |
      offset[9:5]) ^ offset[14:10]);

  assign source_22 = {half, chosen_47};

  wire [4:0] sum_26 = shifted_1 + 5'h17;
  wire [4:0] conjunction_25 = sum_26 & offset[4:0];

  reg [1:0] looked_up_24;
  always @*
    case (sum_26[1:0])
      2'd1: looked_up_24 = offset[3:2];
      2'd2: looked_up_24 = offset[5:4];
      2'd3: looked_up_24 = offset[7:6];
      default: looked_up_24 = offset[1:0];
    endcase

  wire [4:0] disjunction_24 = ({sum_26[0], sum_26[1], sum_26[2], sum_26[3], sum_26[4]} >> sum_3) | conjunction_25;
  wire [4:0] chosen_48 = offset[13] ? disjunction_24 : (conjunction_25 | ((sum_26 + chosen_1) & (~offset[4:0])));
  wire [4:0] chosen_49 = conjunction_2 ? chosen_48 : offset[15] ? {sum_26[4:2], looked_up_24} : ((conjunction_25 |
      offset[9:5]) ^ offset[14:10]);

  assign source_23 = {half, chosen_49};

  wire [4:0] sum_27 = shifted_1 + 5'h18;
  wire [4:0] conjunction_26 = sum_27 & offset[4:0];

  reg [1:0] looked_up_25;
  always @*
    case (sum_27[1:0])
      2'd1: looked_up_25 = offset[3:2];
      2'd2: looked_up_25 = offset[5:4];
      2'd3: looked_up_25 = offset[7:6];
      default: looked_up_25 = offset[1:0];
    endcase

  wire [4:0] disjunction_25 = ({sum_27[0], sum_27[1], sum_27[2], sum_27[3], sum_27[4]} >> sum_3) | conjunction_26;
  wire [4:0] chosen_50 = offset[13] ? disjunction_25 : (conjunction_26 | ((sum_27 + chosen_1) & (~offset[4:0])));
  wire [4:0] chosen_51 = conjunction_2 ? chosen_50 : offset[15] ? {sum_27[4:2], looked_up_25} : ((conjunction_26 |
      offset[9:5]) ^ offset[14:10]);

  assign source_24 = {half, chosen_51};

  wire [4:0] sum_28 = shifted_1 + 5'h19;
  wire [4:0] conjunction_27 = sum_28 & offset[4:0];

  reg [1:0] looked_up_26;
  always @*
    case (sum_28[1:0])
      2'd1: looked_up_26 = offset[3:2];
      2'd2: looked_up_26 = offset[5:4];
      2'd3: looked_up_26 = offset[7:6];
      default: looked_up_26 = offset[1:0];
    endcase

  wire [4:0] disjunction_26 = ({sum_28[0], sum_28[1], sum_28[2], sum_28[3], sum_28[4]} >> sum_3) | conjunction_27;
  wire [4:0] chosen_52 = offset[13] ? disjunction_26 : (conjunction_27 | ((sum_28 + chosen_1) & (~offset[4:0])));
  wire [4:0] chosen_53 = conjunction_2 ? chosen_52 : offset[15] ? {sum_28[4:2], looked_up_26} : ((conjunction_27 |
      offset[9:5]) ^ offset[14:10]);

  assign source_25 = {half, chosen_53};

  wire [4:0] sum_29 = shifted_1 + 5'h1a;
  wire [4:0] conjunction_28 = sum_29 & offset[4:0];

  reg [1:0] looked_up_27;
  always @*
    case (sum_29[1:0])
      2'd1: looked_up_27 = offset[3:2];
      2'd2: looked_up_27 = offset[5:4];
      2'd3: looked_up_27 = offset[7:6];
      default: looked_up_27 = offset[1:0];
    endcase

  wire [4:0] disjunction_27 = ({sum_29[0], sum_29[1], sum_29[2], sum_29[3], sum_29[4]} >> sum_3) | conjunction_28;
  wire [4:0] chosen_54 = offset[13] ? disjunction_27 : (conjunction_28 | ((sum_29 + chosen_1) & (~offset[4:0])));
  wire [4:0] chosen_55 = conjunction_2 ? chosen_54 : offset[15] ? {sum_29[4:2], looked_up_27} : ((conjunction_28 |
      offset[9:5]) ^ offset[14:10]);

  assign source_26 = {half, chosen_55};

  wire [4:0] sum_30 = shifted_1 + 5'h1b;
  wire [4:0] conjunction_29 = sum_30 & offset[4:0];

  reg [1:0] looked_up_28;
  always @*
    case (sum_30[1:0])
      2'd1: looked_up_28 = offset[3:2];
      2'd2: looked_up_28 = offset[5:4];
      2'd3: looked_up_28 = offset[7:6];
      default: looked_up_28 = offset[1:0];
    endcase

  wire [4:0] disjunction_28 = ({sum_30[0], sum_30[1], sum_30[2], sum_30[3], sum_30[4]} >> sum_3) | conjunction_29;
  wire [4:0] chosen_56 = offset[13] ? disjunction_28 : (conjunction_29 | ((sum_30 + chosen_1) & (~offset[4:0])));
  wire [4:0] chosen_57 = conjunction_2 ? chosen_56 : offset[15] ? {sum_30[4:2], looked_up_28} : ((conjunction_29 |
      offset[9:5]) ^ offset[14:10]);

  assign source_27 = {half, chosen_57};

  wire [4:0] sum_31 = shifted_1 + 5'h1c;
  wire [4:0] conjunction_30 = sum_31 & offset[4:0];

  reg [1:0] looked_up_29;
  always @*
    case (sum_31[1:0])
      2'd1: looked_up_29 = offset[3:2];
      2'd2: looked_up_29 = offset[5:4];
      2'd3: looked_up_29 = offset[7:6];
      default: looked_up_29 = offset[1:0];
    endcase

  wire [4:0] disjunction_29 = ({sum_31[0], sum_31[1], sum_31[2], sum_31[3], sum_31[4]} >> sum_3) | conjunction_30;
  wire [4:0] chosen_58 = offset[13] ? disjunction_29 : (conjunction_30 | ((sum_31 + chosen_1) & (~offset[4:0])));
  wire [4:0] chosen_59 = conjunction_2 ? chosen_58 : offset[15] ? {sum_31[4:2], looked_up_29} : ((conjunction_30 |
      offset[9:5]) ^ offset[14:10]);

  assign source_28 = {half, chosen_59};

  wire [4:0] sum_32 = shifted_1 + 5'h1d;
  wire [4:0] conjunction_31 = sum_32 & offset[4:0];

  reg [1:0] looked_up_30;
  always @*
    case (sum_32[1:0])
      2'd1: looked_up_30 = offset[3:2];
      2'd2: looked_up_30 = offset[5:4];
      2'd3: looked_up_30 = offset[7:6];
      default: looked_up_30 = offset[1:0];
    endcase

  wire [4:0] disjunction_30 = ({sum_32[0], sum_32[1], sum_32[2], sum_32[3], sum_32[4]} >> sum_3) | conjunction_31;
  wire [4:0] chosen_60 = offset[13] ? disjunction_30 : (conjunction_31 | ((sum_32 + chosen_1) & (~offset[4:0])));
  wire [4:0] chosen_61 = conjunction_2 ? chosen_60 : offset[15] ? {sum_32[4:2], looked_up_30} : ((conjunction_31 |
      offset[9:5]) ^ offset[14:10]);

  assign source_29 = {half, chosen_61};

  wire [4:0] sum_33 = shifted_1 + 5'h1e;
  wire [4:0] conjunction_32 = sum_33 & offset[4:0];

  reg [1:0] looked_up_31;
  always @*
    case (sum_33[1:0])
      2'd1: looked_up_31 = offset[3:2];
      2'd2: looked_up_31 = offset[5:4];
      2'd3: looked_up_31 = offset[7:6];
      default: looked_up_31 = offset[1:0];
    endcase

  wire [4:0] disjunction_31 = ({sum_33[0], sum_33[1], sum_33[2], sum_33[3], sum_33[4]} >> sum_3) | conjunction_32;
  wire [4:0] chosen_62 = offset[13] ? disjunction_31 : (conjunction_32 | ((sum_33 + chosen_1) & (~offset[4:0])));
  wire [4:0] chosen_63 = conjunction_2 ? chosen_62 : offset[15] ? {sum_33[4:2], looked_up_31} : ((conjunction_32 |
      offset[9:5]) ^ offset[14:10]);

  assign source_30 = {half, chosen_63};

  wire [4:0] sum_34 = shifted_1 + 5'h1f;
  wire [4:0] conjunction_33 = sum_34 & offset[4:0];

  reg [1:0] looked_up_32;
  always @*
    case (sum_34[1:0])
      2'd1: looked_up_32 = offset[3:2];
      2'd2: looked_up_32 = offset[5:4];
      2'd3: looked_up_32 = offset[7:6];
      default: looked_up_32 = offset[1:0];
    endcase

  wire [4:0] disjunction_32 = ({sum_34[0], sum_34[1], sum_34[2], sum_34[3], sum_34[4]} >> sum_3) | conjunction_33;
  wire [4:0] chosen_64 = offset[13] ? disjunction_32 : (conjunction_33 | ((sum_34 + chosen_1) & (~offset[4:0])));
  wire [4:0] chosen_65 = conjunction_2 ? chosen_64 : offset[15] ? {sum_34[4:2], looked_up_32} : ((conjunction_33 |
      offset[9:5]) ^ offset[14:10]);

  assign source_31 = {half, chosen_65};
  assign number_0 = {half, sum_1};
  assign number_1 = {half, sum_4};
  assign number_2 = {half, sum_5};
  assign number_3 = {half, sum_6};
  assign number_4 = {half, sum_7};
  assign number_5 = {half, sum_8};
  assign number_6 = {half, sum_9};
  assign number_7 = {half, sum_10};
  assign number_8 = {half, sum_11};
  assign number_9 = {half, sum_12};
  assign number_10 = {half, sum_13};
  assign number_11 = {half, sum_14};
  assign number_12 = {half, sum_15};
  assign number_13 = {half, sum_16};
  assign number_14 = {half, sum_17};
  assign number_15 = {half, sum_18};
  assign number_16 = {half, sum_19};
  assign number_17 = {half, sum_20};
  assign number_18 = {half, sum_21};
  assign number_19 = {half, sum_22};
  assign number_20 = {half, sum_23};
  assign number_21 = {half, sum_24};
  assign number_22 = {half, sum_25};
  assign number_23 = {half, sum_26};
  assign number_24 = {half, sum_27};
  assign number_25 = {half, sum_28};
  assign number_26 = {half, sum_29};
  assign number_27 = {half, sum_30};
  assign number_28 = {half, sum_31};
  assign number_29 = {half, sum_32};
  assign number_30 = {half, sum_33};
  assign number_31 = {half, sum_34};

endmodule

`default_nettype wire
