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
  output wire [5:0] source_0,
  output wire [5:0] source_1,
  output wire [5:0] source_2,
  output wire [5:0] source_3
);

  wire [4:0] shifted_1 = {2'd0, beat} << 3'd2;
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
  assign number_0 = {half, sum_1};
  assign number_1 = {half, sum_4};
  assign number_2 = {half, sum_5};
  assign number_3 = {half, sum_6};

endmodule

`default_nettype wire
