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

  wire [4:0] conjunction_1 = number_0[4:0] & offset[4:0];

  reg [1:0] looked_up_1;
  always @*
    case (number_0[1:0])
      2'd1: looked_up_1 = offset[3:2];
      2'd2: looked_up_1 = offset[5:4];
      2'd3: looked_up_1 = offset[7:6];
      default: looked_up_1 = offset[1:0];
    endcase

  wire [4:0] chosen_1 = offset[10] ? (-offset[9:5]) : offset[9:5];
  wire [2:0] sum_1 = 3'd0 + {2'd0, offset[0]} + {2'd0, offset[1]} + {2'd0, offset[2]} + {2'd0, offset[3]};
  wire [2:0] sum_2 = sum_1 + {2'd0, offset[4]};
  wire [4:0] joined_1 = {number_0[0], number_0[1], number_0[2], number_0[3], number_0[4]};
  wire conjunction_2 = offset[15] & offset[14];
  wire [4:0] chosen_2 = offset[13] ? ((joined_1 >> sum_2) | conjunction_1) : (conjunction_1 | ((number_0[4:0] +
      chosen_1) & (~offset[4:0])));
  wire [4:0] chosen_3 = conjunction_2 ? chosen_2 : offset[15] ? {number_0[4:2], looked_up_1} : ((conjunction_1 |
      offset[9:5]) ^ offset[14:10]);

  assign source_0 = {number_0[5], chosen_3};

  wire [4:0] conjunction_3 = number_1[4:0] & offset[4:0];

  reg [1:0] looked_up_2;
  always @*
    case (number_1[1:0])
      2'd1: looked_up_2 = offset[3:2];
      2'd2: looked_up_2 = offset[5:4];
      2'd3: looked_up_2 = offset[7:6];
      default: looked_up_2 = offset[1:0];
    endcase

  wire [4:0] joined_2 = {number_1[0], number_1[1], number_1[2], number_1[3], number_1[4]};
  wire [4:0] chosen_4 = offset[13] ? ((joined_2 >> sum_2) | conjunction_3) : (conjunction_3 | ((number_1[4:0] +
      chosen_1) & (~offset[4:0])));
  wire [4:0] chosen_5 = conjunction_2 ? chosen_4 : offset[15] ? {number_1[4:2], looked_up_2} : ((conjunction_3 |
      offset[9:5]) ^ offset[14:10]);

  assign source_1 = {number_1[5], chosen_5};

  wire [4:0] conjunction_4 = number_2[4:0] & offset[4:0];

  reg [1:0] looked_up_3;
  always @*
    case (number_2[1:0])
      2'd1: looked_up_3 = offset[3:2];
      2'd2: looked_up_3 = offset[5:4];
      2'd3: looked_up_3 = offset[7:6];
      default: looked_up_3 = offset[1:0];
    endcase

  wire [4:0] joined_3 = {number_2[0], number_2[1], number_2[2], number_2[3], number_2[4]};
  wire [4:0] chosen_6 = offset[13] ? ((joined_3 >> sum_2) | conjunction_4) : (conjunction_4 | ((number_2[4:0] +
      chosen_1) & (~offset[4:0])));
  wire [4:0] chosen_7 = conjunction_2 ? chosen_6 : offset[15] ? {number_2[4:2], looked_up_3} : ((conjunction_4 |
      offset[9:5]) ^ offset[14:10]);

  assign source_2 = {number_2[5], chosen_7};

  wire [4:0] conjunction_5 = number_3[4:0] & offset[4:0];

  reg [1:0] looked_up_4;
  always @*
    case (number_3[1:0])
      2'd1: looked_up_4 = offset[3:2];
      2'd2: looked_up_4 = offset[5:4];
      2'd3: looked_up_4 = offset[7:6];
      default: looked_up_4 = offset[1:0];
    endcase

  wire [4:0] joined_4 = {number_3[0], number_3[1], number_3[2], number_3[3], number_3[4]};
  wire [4:0] chosen_8 = offset[13] ? ((joined_4 >> sum_2) | conjunction_5) : (conjunction_5 | ((number_3[4:0] +
      chosen_1) & (~offset[4:0])));
  wire [4:0] chosen_9 = conjunction_2 ? chosen_8 : offset[15] ? {number_3[4:2], looked_up_4} : ((conjunction_5 |
      offset[9:5]) ^ offset[14:10]);

  assign source_3 = {number_3[5], chosen_9};
  wire [4:0] shifted_1 = {2'd0, beat} << 3'd2;
  assign number_0 = {half, shifted_1 + 5'd0};
  assign number_1 = {half, shifted_1 + 5'd1};
  assign number_2 = {half, shifted_1 + 5'd2};
  assign number_3 = {half, shifted_1 + 5'd3};

endmodule

`default_nettype wire
