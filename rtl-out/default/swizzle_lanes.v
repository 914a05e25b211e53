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

  wire [2:0] sum_1 = 3'd0 + {2'd0, offset[0]} + {2'd0, offset[1]} + {2'd0, offset[2]} + {2'd0, offset[3]};
  wire [2:0] sum_2 = sum_1 + {2'd0, offset[4]};
  wire [4:0] joined_1 = {number_0[0], number_0[1], number_0[2], number_0[3], number_0[4]};
  wire [4:0] conjunction_1 = number_0[4:0] & offset[4:0];
  wire [4:0] chosen_1 = offset[10] ? (-offset[9:5]) : offset[9:5];

  reg [1:0] looked_up_1;
  always @*
    case (number_0[1:0])
      2'd1: looked_up_1 = offset[3:2];
      2'd2: looked_up_1 = offset[5:4];
      2'd3: looked_up_1 = offset[7:6];
      default: looked_up_1 = offset[1:0];
    endcase

  wire conjunction_2 = offset[15] & offset[14];
  wire [4:0] chosen_2 = offset[13] ? ((joined_1 >> sum_2) | conjunction_1) : (conjunction_1 | ((number_0[4:0] +
      chosen_1) & (~offset[4:0])));
  wire [4:0] chosen_3 = conjunction_2 ? chosen_2 : offset[15] ? {number_0[4:2], looked_up_1} : ((conjunction_1 |
      offset[9:5]) ^ offset[14:10]);

  assign source_0 = {number_0[5], chosen_3};

  wire [4:0] joined_2 = {number_1[0], number_1[1], number_1[2], number_1[3], number_1[4]};
  wire [4:0] conjunction_3 = number_1[4:0] & offset[4:0];

  reg [1:0] looked_up_2;
  always @*
    case (number_1[1:0])
      2'd1: looked_up_2 = offset[3:2];
      2'd2: looked_up_2 = offset[5:4];
      2'd3: looked_up_2 = offset[7:6];
      default: looked_up_2 = offset[1:0];
    endcase

  wire [4:0] chosen_4 = offset[13] ? ((joined_2 >> sum_2) | conjunction_3) : (conjunction_3 | ((number_1[4:0] +
      chosen_1) & (~offset[4:0])));
  wire [4:0] chosen_5 = conjunction_2 ? chosen_4 : offset[15] ? {number_1[4:2], looked_up_2} : ((conjunction_3 |
      offset[9:5]) ^ offset[14:10]);

  assign source_1 = {number_1[5], chosen_5};

  wire [4:0] joined_3 = {number_2[0], number_2[1], number_2[2], number_2[3], number_2[4]};
  wire [4:0] conjunction_4 = number_2[4:0] & offset[4:0];

  reg [1:0] looked_up_3;
  always @*
    case (number_2[1:0])
      2'd1: looked_up_3 = offset[3:2];
      2'd2: looked_up_3 = offset[5:4];
      2'd3: looked_up_3 = offset[7:6];
      default: looked_up_3 = offset[1:0];
    endcase

  wire [4:0] chosen_6 = offset[13] ? ((joined_3 >> sum_2) | conjunction_4) : (conjunction_4 | ((number_2[4:0] +
      chosen_1) & (~offset[4:0])));
  wire [4:0] chosen_7 = conjunction_2 ? chosen_6 : offset[15] ? {number_2[4:2], looked_up_3} : ((conjunction_4 |
      offset[9:5]) ^ offset[14:10]);

  assign source_2 = {number_2[5], chosen_7};

  wire [4:0] joined_4 = {number_3[0], number_3[1], number_3[2], number_3[3], number_3[4]};
  wire [4:0] conjunction_5 = number_3[4:0] & offset[4:0];

  reg [1:0] looked_up_4;
  always @*
    case (number_3[1:0])
      2'd1: looked_up_4 = offset[3:2];
      2'd2: looked_up_4 = offset[5:4];
      2'd3: looked_up_4 = offset[7:6];
      default: looked_up_4 = offset[1:0];
    endcase

  wire [4:0] chosen_8 = offset[13] ? ((joined_4 >> sum_2) | conjunction_5) : (conjunction_5 | ((number_3[4:0] +
      chosen_1) & (~offset[4:0])));
  wire [4:0] chosen_9 = conjunction_2 ? chosen_8 : offset[15] ? {number_3[4:2], looked_up_4} : ((conjunction_5 |
      offset[9:5]) ^ offset[14:10]);

  assign source_3 = {number_3[5], chosen_9};

  wire [4:0] joined_5 = {number_4[0], number_4[1], number_4[2], number_4[3], number_4[4]};
  wire [4:0] conjunction_6 = number_4[4:0] & offset[4:0];

  reg [1:0] looked_up_5;
  always @*
    case (number_4[1:0])
      2'd1: looked_up_5 = offset[3:2];
      2'd2: looked_up_5 = offset[5:4];
      2'd3: looked_up_5 = offset[7:6];
      default: looked_up_5 = offset[1:0];
    endcase

  wire [4:0] chosen_10 = offset[13] ? ((joined_5 >> sum_2) | conjunction_6) : (conjunction_6 | ((number_4[4:0] +
      chosen_1) & (~offset[4:0])));
  wire [4:0] chosen_11 = conjunction_2 ? chosen_10 : offset[15] ? {number_4[4:2], looked_up_5} : ((conjunction_6 |
      offset[9:5]) ^ offset[14:10]);

  assign source_4 = {number_4[5], chosen_11};

  wire [4:0] joined_6 = {number_5[0], number_5[1], number_5[2], number_5[3], number_5[4]};
  wire [4:0] conjunction_7 = number_5[4:0] & offset[4:0];

  reg [1:0] looked_up_6;
  always @*
    case (number_5[1:0])
      2'd1: looked_up_6 = offset[3:2];
      2'd2: looked_up_6 = offset[5:4];
      2'd3: looked_up_6 = offset[7:6];
      default: looked_up_6 = offset[1:0];
    endcase

  wire [4:0] chosen_12 = offset[13] ? ((joined_6 >> sum_2) | conjunction_7) : (conjunction_7 | ((number_5[4:0] +
      chosen_1) & (~offset[4:0])));
  wire [4:0] chosen_13 = conjunction_2 ? chosen_12 : offset[15] ? {number_5[4:2], looked_up_6} : ((conjunction_7 |
      offset[9:5]) ^ offset[14:10]);

  assign source_5 = {number_5[5], chosen_13};

  wire [4:0] joined_7 = {number_6[0], number_6[1], number_6[2], number_6[3], number_6[4]};
  wire [4:0] conjunction_8 = number_6[4:0] & offset[4:0];

  reg [1:0] looked_up_7;
  always @*
    case (number_6[1:0])
      2'd1: looked_up_7 = offset[3:2];
      2'd2: looked_up_7 = offset[5:4];
      2'd3: looked_up_7 = offset[7:6];
      default: looked_up_7 = offset[1:0];
    endcase

  wire [4:0] chosen_14 = offset[13] ? ((joined_7 >> sum_2) | conjunction_8) : (conjunction_8 | ((number_6[4:0] +
      chosen_1) & (~offset[4:0])));
  wire [4:0] chosen_15 = conjunction_2 ? chosen_14 : offset[15] ? {number_6[4:2], looked_up_7} : ((conjunction_8 |
      offset[9:5]) ^ offset[14:10]);

  assign source_6 = {number_6[5], chosen_15};

  wire [4:0] joined_8 = {number_7[0], number_7[1], number_7[2], number_7[3], number_7[4]};
  wire [4:0] conjunction_9 = number_7[4:0] & offset[4:0];

  reg [1:0] looked_up_8;
  always @*
    case (number_7[1:0])
      2'd1: looked_up_8 = offset[3:2];
      2'd2: looked_up_8 = offset[5:4];
      2'd3: looked_up_8 = offset[7:6];
      default: looked_up_8 = offset[1:0];
    endcase

  wire [4:0] chosen_16 = offset[13] ? ((joined_8 >> sum_2) | conjunction_9) : (conjunction_9 | ((number_7[4:0] +
      chosen_1) & (~offset[4:0])));
  wire [4:0] chosen_17 = conjunction_2 ? chosen_16 : offset[15] ? {number_7[4:2], looked_up_8} : ((conjunction_9 |
      offset[9:5]) ^ offset[14:10]);

  assign source_7 = {number_7[5], chosen_17};

  wire [4:0] joined_9 = {number_8[0], number_8[1], number_8[2], number_8[3], number_8[4]};
  wire [4:0] conjunction_10 = number_8[4:0] & offset[4:0];

  reg [1:0] looked_up_9;
  always @*
    case (number_8[1:0])
      2'd1: looked_up_9 = offset[3:2];
      2'd2: looked_up_9 = offset[5:4];
      2'd3: looked_up_9 = offset[7:6];
      default: looked_up_9 = offset[1:0];
    endcase

  wire [4:0] chosen_18 = offset[13] ? ((joined_9 >> sum_2) | conjunction_10) : (conjunction_10 | ((number_8[4:0] +
      chosen_1) & (~offset[4:0])));
  wire [4:0] chosen_19 = conjunction_2 ? chosen_18 : offset[15] ? {number_8[4:2], looked_up_9} : ((conjunction_10 |
      offset[9:5]) ^ offset[14:10]);

  assign source_8 = {number_8[5], chosen_19};

  wire [4:0] joined_10 = {number_9[0], number_9[1], number_9[2], number_9[3], number_9[4]};
  wire [4:0] conjunction_11 = number_9[4:0] & offset[4:0];

  reg [1:0] looked_up_10;
  always @*
    case (number_9[1:0])
      2'd1: looked_up_10 = offset[3:2];
      2'd2: looked_up_10 = offset[5:4];
      2'd3: looked_up_10 = offset[7:6];
      default: looked_up_10 = offset[1:0];
    endcase

  wire [4:0] chosen_20 = offset[13] ? ((joined_10 >> sum_2) | conjunction_11) : (conjunction_11 | ((number_9[4:0] +
      chosen_1) & (~offset[4:0])));
  wire [4:0] chosen_21 = conjunction_2 ? chosen_20 : offset[15] ? {number_9[4:2], looked_up_10} : ((conjunction_11 |
      offset[9:5]) ^ offset[14:10]);

  assign source_9 = {number_9[5], chosen_21};

  wire [4:0] joined_11 = {number_10[0], number_10[1], number_10[2], number_10[3], number_10[4]};
  wire [4:0] conjunction_12 = number_10[4:0] & offset[4:0];

  reg [1:0] looked_up_11;
  always @*
    case (number_10[1:0])
      2'd1: looked_up_11 = offset[3:2];
      2'd2: looked_up_11 = offset[5:4];
      2'd3: looked_up_11 = offset[7:6];
      default: looked_up_11 = offset[1:0];
    endcase

  wire [4:0] chosen_22 = offset[13] ? ((joined_11 >> sum_2) | conjunction_12) : (conjunction_12 | ((number_10[4:0] +
      chosen_1) & (~offset[4:0])));
  wire [4:0] chosen_23 = conjunction_2 ? chosen_22 : offset[15] ? {number_10[4:2], looked_up_11} : ((conjunction_12 |
      offset[9:5]) ^ offset[14:10]);

  assign source_10 = {number_10[5], chosen_23};

  wire [4:0] joined_12 = {number_11[0], number_11[1], number_11[2], number_11[3], number_11[4]};
  wire [4:0] conjunction_13 = number_11[4:0] & offset[4:0];

  reg [1:0] looked_up_12;
  always @*
    case (number_11[1:0])
      2'd1: looked_up_12 = offset[3:2];
      2'd2: looked_up_12 = offset[5:4];
      2'd3: looked_up_12 = offset[7:6];
      default: looked_up_12 = offset[1:0];
    endcase

  wire [4:0] chosen_24 = offset[13] ? ((joined_12 >> sum_2) | conjunction_13) : (conjunction_13 | ((number_11[4:0] +
      chosen_1) & (~offset[4:0])));
  wire [4:0] chosen_25 = conjunction_2 ? chosen_24 : offset[15] ? {number_11[4:2], looked_up_12} : ((conjunction_13 |
      offset[9:5]) ^ offset[14:10]);

  assign source_11 = {number_11[5], chosen_25};

  wire [4:0] joined_13 = {number_12[0], number_12[1], number_12[2], number_12[3], number_12[4]};
  wire [4:0] conjunction_14 = number_12[4:0] & offset[4:0];

  reg [1:0] looked_up_13;
  always @*
    case (number_12[1:0])
      2'd1: looked_up_13 = offset[3:2];
      2'd2: looked_up_13 = offset[5:4];
      2'd3: looked_up_13 = offset[7:6];
      default: looked_up_13 = offset[1:0];
    endcase

  wire [4:0] chosen_26 = offset[13] ? ((joined_13 >> sum_2) | conjunction_14) : (conjunction_14 | ((number_12[4:0] +
      chosen_1) & (~offset[4:0])));
  wire [4:0] chosen_27 = conjunction_2 ? chosen_26 : offset[15] ? {number_12[4:2], looked_up_13} : ((conjunction_14 |
      offset[9:5]) ^ offset[14:10]);

  assign source_12 = {number_12[5], chosen_27};

  wire [4:0] joined_14 = {number_13[0], number_13[1], number_13[2], number_13[3], number_13[4]};
  wire [4:0] conjunction_15 = number_13[4:0] & offset[4:0];

  reg [1:0] looked_up_14;
  always @*
    case (number_13[1:0])
      2'd1: looked_up_14 = offset[3:2];
      2'd2: looked_up_14 = offset[5:4];
      2'd3: looked_up_14 = offset[7:6];
      default: looked_up_14 = offset[1:0];
    endcase

  wire [4:0] chosen_28 = offset[13] ? ((joined_14 >> sum_2) | conjunction_15) : (conjunction_15 | ((number_13[4:0] +
      chosen_1) & (~offset[4:0])));
  wire [4:0] chosen_29 = conjunction_2 ? chosen_28 : offset[15] ? {number_13[4:2], looked_up_14} : ((conjunction_15 |
      offset[9:5]) ^ offset[14:10]);

  assign source_13 = {number_13[5], chosen_29};

  wire [4:0] joined_15 = {number_14[0], number_14[1], number_14[2], number_14[3], number_14[4]};
  wire [4:0] conjunction_16 = number_14[4:0] & offset[4:0];

  reg [1:0] looked_up_15;
  always @*
    case (number_14[1:0])
      2'd1: looked_up_15 = offset[3:2];
      2'd2: looked_up_15 = offset[5:4];
      2'd3: looked_up_15 = offset[7:6];
      default: looked_up_15 = offset[1:0];
    endcase

  wire [4:0] chosen_30 = offset[13] ? ((joined_15 >> sum_2) | conjunction_16) : (conjunction_16 | ((number_14[4:0] +
      chosen_1) & (~offset[4:0])));
  wire [4:0] chosen_31 = conjunction_2 ? chosen_30 : offset[15] ? {number_14[4:2], looked_up_15} : ((conjunction_16 |
      offset[9:5]) ^ offset[14:10]);

  assign source_14 = {number_14[5], chosen_31};

  wire [4:0] joined_16 = {number_15[0], number_15[1], number_15[2], number_15[3], number_15[4]};
  wire [4:0] conjunction_17 = number_15[4:0] & offset[4:0];

  reg [1:0] looked_up_16;
  always @*
    case (number_15[1:0])
      2'd1: looked_up_16 = offset[3:2];
      2'd2: looked_up_16 = offset[5:4];
      2'd3: looked_up_16 = offset[7:6];
      default: looked_up_16 = offset[1:0];
    endcase

  wire [4:0] chosen_32 = offset[13] ? ((joined_16 >> sum_2) | conjunction_17) : (conjunction_17 | ((number_15[4:0] +
      chosen_1) & (~offset[4:0])));
  wire [4:0] chosen_33 = conjunction_2 ? chosen_32 : offset[15] ? {number_15[4:2], looked_up_16} : ((conjunction_17 |
      offset[9:5]) ^ offset[14:10]);

  assign source_15 = {number_15[5], chosen_33};

  wire [4:0] joined_17 = {number_16[0], number_16[1], number_16[2], number_16[3], number_16[4]};
  wire [4:0] conjunction_18 = number_16[4:0] & offset[4:0];

  reg [1:0] looked_up_17;
  always @*
    case (number_16[1:0])
      2'd1: looked_up_17 = offset[3:2];
      2'd2: looked_up_17 = offset[5:4];
      2'd3: looked_up_17 = offset[7:6];
      default: looked_up_17 = offset[1:0];
    endcase

  wire [4:0] chosen_34 = offset[13] ? ((joined_17 >> sum_2) | conjunction_18) : (conjunction_18 | ((number_16[4:0] +
      chosen_1) & (~offset[4:0])));
  wire [4:0] chosen_35 = conjunction_2 ? chosen_34 : offset[15] ? {number_16[4:2], looked_up_17} : ((conjunction_18 |
      offset[9:5]) ^ offset[14:10]);

  assign source_16 = {number_16[5], chosen_35};

  wire [4:0] joined_18 = {number_17[0], number_17[1], number_17[2], number_17[3], number_17[4]};
  wire [4:0] conjunction_19 = number_17[4:0] & offset[4:0];

  reg [1:0] looked_up_18;
  always @*
    case (number_17[1:0])
      2'd1: looked_up_18 = offset[3:2];
      2'd2: looked_up_18 = offset[5:4];
      2'd3: looked_up_18 = offset[7:6];
      default: looked_up_18 = offset[1:0];
    endcase

  wire [4:0] chosen_36 = offset[13] ? ((joined_18 >> sum_2) | conjunction_19) : (conjunction_19 | ((number_17[4:0] +
      chosen_1) & (~offset[4:0])));
  wire [4:0] chosen_37 = conjunction_2 ? chosen_36 : offset[15] ? {number_17[4:2], looked_up_18} : ((conjunction_19 |
      offset[9:5]) ^ offset[14:10]);

  assign source_17 = {number_17[5], chosen_37};

  wire [4:0] joined_19 = {number_18[0], number_18[1], number_18[2], number_18[3], number_18[4]};
  wire [4:0] conjunction_20 = number_18[4:0] & offset[4:0];

  reg [1:0] looked_up_19;
  always @*
    case (number_18[1:0])
      2'd1: looked_up_19 = offset[3:2];
      2'd2: looked_up_19 = offset[5:4];
      2'd3: looked_up_19 = offset[7:6];
      default: looked_up_19 = offset[1:0];
    endcase

  wire [4:0] chosen_38 = offset[13] ? ((joined_19 >> sum_2) | conjunction_20) : (conjunction_20 | ((number_18[4:0] +
      chosen_1) & (~offset[4:0])));
  wire [4:0] chosen_39 = conjunction_2 ? chosen_38 : offset[15] ? {number_18[4:2], looked_up_19} : ((conjunction_20 |
      offset[9:5]) ^ offset[14:10]);

  assign source_18 = {number_18[5], chosen_39};

  wire [4:0] joined_20 = {number_19[0], number_19[1], number_19[2], number_19[3], number_19[4]};
  wire [4:0] conjunction_21 = number_19[4:0] & offset[4:0];

  reg [1:0] looked_up_20;
  always @*
    case (number_19[1:0])
      2'd1: looked_up_20 = offset[3:2];
      2'd2: looked_up_20 = offset[5:4];
      2'd3: looked_up_20 = offset[7:6];
      default: looked_up_20 = offset[1:0];
    endcase

  wire [4:0] chosen_40 = offset[13] ? ((joined_20 >> sum_2) | conjunction_21) : (conjunction_21 | ((number_19[4:0] +
      chosen_1) & (~offset[4:0])));
  wire [4:0] chosen_41 = conjunction_2 ? chosen_40 : offset[15] ? {number_19[4:2], looked_up_20} : ((conjunction_21 |
      offset[9:5]) ^ offset[14:10]);

  assign source_19 = {number_19[5], chosen_41};

  wire [4:0] joined_21 = {number_20[0], number_20[1], number_20[2], number_20[3], number_20[4]};
  wire [4:0] conjunction_22 = number_20[4:0] & offset[4:0];

  reg [1:0] looked_up_21;
  always @*
    case (number_20[1:0])
      2'd1: looked_up_21 = offset[3:2];
      2'd2: looked_up_21 = offset[5:4];
      2'd3: looked_up_21 = offset[7:6];
      default: looked_up_21 = offset[1:0];
    endcase

  wire [4:0] chosen_42 = offset[13] ? ((joined_21 >> sum_2) | conjunction_22) : (conjunction_22 | ((number_20[4:0] +
      chosen_1) & (~offset[4:0])));
  wire [4:0] chosen_43 = conjunction_2 ? chosen_42 : offset[15] ? {number_20[4:2], looked_up_21} : ((conjunction_22 |
      offset[9:5]) ^ offset[14:10]);

  assign source_20 = {number_20[5], chosen_43};

  wire [4:0] joined_22 = {number_21[0], number_21[1], number_21[2], number_21[3], number_21[4]};
  wire [4:0] conjunction_23 = number_21[4:0] & offset[4:0];

  reg [1:0] looked_up_22;
  always @*
    case (number_21[1:0])
      2'd1: looked_up_22 = offset[3:2];
      2'd2: looked_up_22 = offset[5:4];
      2'd3: looked_up_22 = offset[7:6];
      default: looked_up_22 = offset[1:0];
    endcase

  wire [4:0] chosen_44 = offset[13] ? ((joined_22 >> sum_2) | conjunction_23) : (conjunction_23 | ((number_21[4:0] +
      chosen_1) & (~offset[4:0])));
  wire [4:0] chosen_45 = conjunction_2 ? chosen_44 : offset[15] ? {number_21[4:2], looked_up_22} : ((conjunction_23 |
      offset[9:5]) ^ offset[14:10]);

  assign source_21 = {number_21[5], chosen_45};

  wire [4:0] joined_23 = {number_22[0], number_22[1], number_22[2], number_22[3], number_22[4]};
  wire [4:0] conjunction_24 = number_22[4:0] & offset[4:0];

  reg [1:0] looked_up_23;
  always @*
    case (number_22[1:0])
      2'd1: looked_up_23 = offset[3:2];
      2'd2: looked_up_23 = offset[5:4];
      2'd3: looked_up_23 = offset[7:6];
      default: looked_up_23 = offset[1:0];
    endcase

  wire [4:0] chosen_46 = offset[13] ? ((joined_23 >> sum_2) | conjunction_24) : (conjunction_24 | ((number_22[4:0] +
      chosen_1) & (~offset[4:0])));
  wire [4:0] chosen_47 = conjunction_2 ? chosen_46 : offset[15] ? {number_22[4:2], looked_up_23} : ((conjunction_24 |
      offset[9:5]) ^ offset[14:10]);

  assign source_22 = {number_22[5], chosen_47};

  wire [4:0] joined_24 = {number_23[0], number_23[1], number_23[2], number_23[3], number_23[4]};
  wire [4:0] conjunction_25 = number_23[4:0] & offset[4:0];

  reg [1:0] looked_up_24;
  always @*
    case (number_23[1:0])
      2'd1: looked_up_24 = offset[3:2];
      2'd2: looked_up_24 = offset[5:4];
      2'd3: looked_up_24 = offset[7:6];
      default: looked_up_24 = offset[1:0];
    endcase

  wire [4:0] chosen_48 = offset[13] ? ((joined_24 >> sum_2) | conjunction_25) : (conjunction_25 | ((number_23[4:0] +
      chosen_1) & (~offset[4:0])));
  wire [4:0] chosen_49 = conjunction_2 ? chosen_48 : offset[15] ? {number_23[4:2], looked_up_24} : ((conjunction_25 |
      offset[9:5]) ^ offset[14:10]);

  assign source_23 = {number_23[5], chosen_49};

  wire [4:0] joined_25 = {number_24[0], number_24[1], number_24[2], number_24[3], number_24[4]};
  wire [4:0] conjunction_26 = number_24[4:0] & offset[4:0];

  reg [1:0] looked_up_25;
  always @*
    case (number_24[1:0])
      2'd1: looked_up_25 = offset[3:2];
      2'd2: looked_up_25 = offset[5:4];
      2'd3: looked_up_25 = offset[7:6];
      default: looked_up_25 = offset[1:0];
    endcase

  wire [4:0] chosen_50 = offset[13] ? ((joined_25 >> sum_2) | conjunction_26) : (conjunction_26 | ((number_24[4:0] +
      chosen_1) & (~offset[4:0])));
  wire [4:0] chosen_51 = conjunction_2 ? chosen_50 : offset[15] ? {number_24[4:2], looked_up_25} : ((conjunction_26 |
      offset[9:5]) ^ offset[14:10]);

  assign source_24 = {number_24[5], chosen_51};

  wire [4:0] joined_26 = {number_25[0], number_25[1], number_25[2], number_25[3], number_25[4]};
  wire [4:0] conjunction_27 = number_25[4:0] & offset[4:0];

  reg [1:0] looked_up_26;
  always @*
    case (number_25[1:0])
      2'd1: looked_up_26 = offset[3:2];
      2'd2: looked_up_26 = offset[5:4];
      2'd3: looked_up_26 = offset[7:6];
      default: looked_up_26 = offset[1:0];
    endcase

  wire [4:0] chosen_52 = offset[13] ? ((joined_26 >> sum_2) | conjunction_27) : (conjunction_27 | ((number_25[4:0] +
      chosen_1) & (~offset[4:0])));
  wire [4:0] chosen_53 = conjunction_2 ? chosen_52 : offset[15] ? {number_25[4:2], looked_up_26} : ((conjunction_27 |
      offset[9:5]) ^ offset[14:10]);

  assign source_25 = {number_25[5], chosen_53};

  wire [4:0] joined_27 = {number_26[0], number_26[1], number_26[2], number_26[3], number_26[4]};
  wire [4:0] conjunction_28 = number_26[4:0] & offset[4:0];

  reg [1:0] looked_up_27;
  always @*
    case (number_26[1:0])
      2'd1: looked_up_27 = offset[3:2];
      2'd2: looked_up_27 = offset[5:4];
      2'd3: looked_up_27 = offset[7:6];
      default: looked_up_27 = offset[1:0];
    endcase

  wire [4:0] chosen_54 = offset[13] ? ((joined_27 >> sum_2) | conjunction_28) : (conjunction_28 | ((number_26[4:0] +
      chosen_1) & (~offset[4:0])));
  wire [4:0] chosen_55 = conjunction_2 ? chosen_54 : offset[15] ? {number_26[4:2], looked_up_27} : ((conjunction_28 |
      offset[9:5]) ^ offset[14:10]);

  assign source_26 = {number_26[5], chosen_55};

  wire [4:0] joined_28 = {number_27[0], number_27[1], number_27[2], number_27[3], number_27[4]};
  wire [4:0] conjunction_29 = number_27[4:0] & offset[4:0];

  reg [1:0] looked_up_28;
  always @*
    case (number_27[1:0])
      2'd1: looked_up_28 = offset[3:2];
      2'd2: looked_up_28 = offset[5:4];
      2'd3: looked_up_28 = offset[7:6];
      default: looked_up_28 = offset[1:0];
    endcase

  wire [4:0] chosen_56 = offset[13] ? ((joined_28 >> sum_2) | conjunction_29) : (conjunction_29 | ((number_27[4:0] +
      chosen_1) & (~offset[4:0])));
  wire [4:0] chosen_57 = conjunction_2 ? chosen_56 : offset[15] ? {number_27[4:2], looked_up_28} : ((conjunction_29 |
      offset[9:5]) ^ offset[14:10]);

  assign source_27 = {number_27[5], chosen_57};

  wire [4:0] joined_29 = {number_28[0], number_28[1], number_28[2], number_28[3], number_28[4]};
  wire [4:0] conjunction_30 = number_28[4:0] & offset[4:0];

  reg [1:0] looked_up_29;
  always @*
    case (number_28[1:0])
      2'd1: looked_up_29 = offset[3:2];
      2'd2: looked_up_29 = offset[5:4];
      2'd3: looked_up_29 = offset[7:6];
      default: looked_up_29 = offset[1:0];
    endcase

  wire [4:0] chosen_58 = offset[13] ? ((joined_29 >> sum_2) | conjunction_30) : (conjunction_30 | ((number_28[4:0] +
      chosen_1) & (~offset[4:0])));
  wire [4:0] chosen_59 = conjunction_2 ? chosen_58 : offset[15] ? {number_28[4:2], looked_up_29} : ((conjunction_30 |
      offset[9:5]) ^ offset[14:10]);

  assign source_28 = {number_28[5], chosen_59};

  wire [4:0] joined_30 = {number_29[0], number_29[1], number_29[2], number_29[3], number_29[4]};
  wire [4:0] conjunction_31 = number_29[4:0] & offset[4:0];

  reg [1:0] looked_up_30;
  always @*
    case (number_29[1:0])
      2'd1: looked_up_30 = offset[3:2];
      2'd2: looked_up_30 = offset[5:4];
      2'd3: looked_up_30 = offset[7:6];
      default: looked_up_30 = offset[1:0];
    endcase

  wire [4:0] chosen_60 = offset[13] ? ((joined_30 >> sum_2) | conjunction_31) : (conjunction_31 | ((number_29[4:0] +
      chosen_1) & (~offset[4:0])));
  wire [4:0] chosen_61 = conjunction_2 ? chosen_60 : offset[15] ? {number_29[4:2], looked_up_30} : ((conjunction_31 |
      offset[9:5]) ^ offset[14:10]);

  assign source_29 = {number_29[5], chosen_61};

  wire [4:0] joined_31 = {number_30[0], number_30[1], number_30[2], number_30[3], number_30[4]};
  wire [4:0] conjunction_32 = number_30[4:0] & offset[4:0];

  reg [1:0] looked_up_31;
  always @*
    case (number_30[1:0])
      2'd1: looked_up_31 = offset[3:2];
      2'd2: looked_up_31 = offset[5:4];
      2'd3: looked_up_31 = offset[7:6];
      default: looked_up_31 = offset[1:0];
    endcase

  wire [4:0] chosen_62 = offset[13] ? ((joined_31 >> sum_2) | conjunction_32) : (conjunction_32 | ((number_30[4:0] +
      chosen_1) & (~offset[4:0])));
  wire [4:0] chosen_63 = conjunction_2 ? chosen_62 : offset[15] ? {number_30[4:2], looked_up_31} : ((conjunction_32 |
      offset[9:5]) ^ offset[14:10]);

  assign source_30 = {number_30[5], chosen_63};

  wire [4:0] joined_32 = {number_31[0], number_31[1], number_31[2], number_31[3], number_31[4]};
  wire [4:0] conjunction_33 = number_31[4:0] & offset[4:0];

  reg [1:0] looked_up_32;
  always @*
    case (number_31[1:0])
      2'd1: looked_up_32 = offset[3:2];
      2'd2: looked_up_32 = offset[5:4];
      2'd3: looked_up_32 = offset[7:6];
      default: looked_up_32 = offset[1:0];
    endcase

  wire [4:0] chosen_64 = offset[13] ? ((joined_32 >> sum_2) | conjunction_33) : (conjunction_33 | ((number_31[4:0] +
      chosen_1) & (~offset[4:0])));
  wire [4:0] chosen_65 = conjunction_2 ? chosen_64 : offset[15] ? {number_31[4:2], looked_up_32} : ((conjunction_33 |
      offset[9:5]) ^ offset[14:10]);

  assign source_31 = {number_31[5], chosen_65};
  wire [4:0] shifted_1 = {2'd0, beat} << 3'd5;
  assign number_0 = {half, shifted_1 + 5'd0};
  assign number_1 = {half, shifted_1 + 5'd1};
  assign number_2 = {half, shifted_1 + 5'd2};
  assign number_3 = {half, shifted_1 + 5'd3};
  assign number_4 = {half, shifted_1 + 5'd4};
  assign number_5 = {half, shifted_1 + 5'd5};
  assign number_6 = {half, shifted_1 + 5'd6};
  assign number_7 = {half, shifted_1 + 5'd7};
  assign number_8 = {half, shifted_1 + 5'd8};
  assign number_9 = {half, shifted_1 + 5'd9};
  assign number_10 = {half, shifted_1 + 5'ha};
  assign number_11 = {half, shifted_1 + 5'hb};
  assign number_12 = {half, shifted_1 + 5'hc};
  assign number_13 = {half, shifted_1 + 5'hd};
  assign number_14 = {half, shifted_1 + 5'he};
  assign number_15 = {half, shifted_1 + 5'hf};
  assign number_16 = {half, shifted_1 + 5'h10};
  assign number_17 = {half, shifted_1 + 5'h11};
  assign number_18 = {half, shifted_1 + 5'h12};
  assign number_19 = {half, shifted_1 + 5'h13};
  assign number_20 = {half, shifted_1 + 5'h14};
  assign number_21 = {half, shifted_1 + 5'h15};
  assign number_22 = {half, shifted_1 + 5'h16};
  assign number_23 = {half, shifted_1 + 5'h17};
  assign number_24 = {half, shifted_1 + 5'h18};
  assign number_25 = {half, shifted_1 + 5'h19};
  assign number_26 = {half, shifted_1 + 5'h1a};
  assign number_27 = {half, shifted_1 + 5'h1b};
  assign number_28 = {half, shifted_1 + 5'h1c};
  assign number_29 = {half, shifted_1 + 5'h1d};
  assign number_30 = {half, shifted_1 + 5'h1e};
  assign number_31 = {half, shifted_1 + 5'h1f};

endmodule

`default_nettype wire
