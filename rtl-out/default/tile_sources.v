// tile_sources: generator of hdl/src/memory/transpose.rs
// Written by Tombolo; change the source.
// SPDX-License-Identifier: MIT OR Apache-2.0

`default_nettype none

module tile_sources (
  input wire [4:0] tile,
  input wire [2:0] pass,
  input wire [2:0] beat,
  input wire [10:0] vgprs,
  input wire [127:0] window,
  input wire [127:0] word,
  input wire [63:0] misaligned,
  output wire [127:0] source_word,
  output wire [63:0] source_misaligned,
  output wire [31:0] source_present,
  output wire [10:0] away,
  output wire [2:0] write_beat
);

  wire [1:0] chosen_1 = tile[1] ? 2'd0 : 2'd0;

  reg [9:0] looked_up_1;
  always @*
    case (pass[1:0])
      2'd1: looked_up_1 = {window[1*4 +: 4], word[1*4 +: 4], misaligned[1*2 +: 2]};
      2'd2: looked_up_1 = {window[2*4 +: 4], word[2*4 +: 4], misaligned[2*2 +: 2]};
      2'd3: looked_up_1 = {window[3*4 +: 4], word[3*4 +: 4], misaligned[3*2 +: 2]};
      default: looked_up_1 = {window[0 +: 4], word[0 +: 4], misaligned[0 +: 2]};
    endcase

  reg [9:0] looked_up_2;
  always @*
    case (pass[1:0])
      2'd1: looked_up_2 = {window[9*4 +: 4], word[9*4 +: 4], misaligned[9*2 +: 2]};
      2'd2: looked_up_2 = {window[10*4 +: 4], word[10*4 +: 4], misaligned[10*2 +: 2]};
      2'd3: looked_up_2 = {window[11*4 +: 4], word[11*4 +: 4], misaligned[11*2 +: 2]};
      default: looked_up_2 = {window[8*4 +: 4], word[8*4 +: 4], misaligned[8*2 +: 2]};
    endcase

  reg [9:0] looked_up_3;
  always @*
    case (pass[1:0])
      2'd1: looked_up_3 = {window[17*4 +: 4], word[17*4 +: 4], misaligned[17*2 +: 2]};
      2'd2: looked_up_3 = {window[18*4 +: 4], word[18*4 +: 4], misaligned[18*2 +: 2]};
      2'd3: looked_up_3 = {window[19*4 +: 4], word[19*4 +: 4], misaligned[19*2 +: 2]};
      default: looked_up_3 = {window[16*4 +: 4], word[16*4 +: 4], misaligned[16*2 +: 2]};
    endcase

  wire conjunction_1 = tile[2] & (~tile[1]);
  wire [9:0] chosen_2 = conjunction_1 ? (pass[2] ? looked_up_3 : looked_up_1) : pass[2] ? looked_up_2 : looked_up_1;
  wire [3:0] difference_1 = chosen_2[5:2] - {2'd0, tile[4:3]};

  assign source_word[0 +: 4] = difference_1 + {2'd0, chosen_1};
  wire [1:0] chosen_3 = tile[1] ? 2'd0 : 2'd0;
  assign source_word[1*4 +: 4] = difference_1 + {2'd0, chosen_3};
  wire [1:0] chosen_4 = tile[1] ? 2'd0 : 2'd1;
  assign source_word[2*4 +: 4] = difference_1 + {2'd0, chosen_4};
  wire [1:0] chosen_5 = tile[1] ? 2'd0 : 2'd1;
  assign source_word[3*4 +: 4] = difference_1 + {2'd0, chosen_5};
  wire [1:0] chosen_6 = tile[1] ? 2'd1 : 2'd2;
  assign source_word[4*4 +: 4] = difference_1 + {2'd0, chosen_6};
  wire [1:0] chosen_7 = tile[1] ? 2'd1 : 2'd2;
  assign source_word[5*4 +: 4] = difference_1 + {2'd0, chosen_7};
  wire [1:0] chosen_8 = tile[1] ? 2'd1 : 2'd3;
  assign source_word[6*4 +: 4] = difference_1 + {2'd0, chosen_8};
  wire [1:0] chosen_9 = tile[1] ? 2'd1 : 2'd3;
  assign source_word[7*4 +: 4] = difference_1 + {2'd0, chosen_9};

  reg [9:0] looked_up_4;
  always @*
    case (pass[1:0])
      2'd1: looked_up_4 = {window[5*4 +: 4], word[5*4 +: 4], misaligned[5*2 +: 2]};
      2'd2: looked_up_4 = {window[6*4 +: 4], word[6*4 +: 4], misaligned[6*2 +: 2]};
      2'd3: looked_up_4 = {window[7*4 +: 4], word[7*4 +: 4], misaligned[7*2 +: 2]};
      default: looked_up_4 = {window[4*4 +: 4], word[4*4 +: 4], misaligned[4*2 +: 2]};
    endcase

  reg [9:0] looked_up_5;
  always @*
    case (pass[1:0])
      2'd1: looked_up_5 = {window[13*4 +: 4], word[13*4 +: 4], misaligned[13*2 +: 2]};
      2'd2: looked_up_5 = {window[14*4 +: 4], word[14*4 +: 4], misaligned[14*2 +: 2]};
      2'd3: looked_up_5 = {window[15*4 +: 4], word[15*4 +: 4], misaligned[15*2 +: 2]};
      default: looked_up_5 = {window[12*4 +: 4], word[12*4 +: 4], misaligned[12*2 +: 2]};
    endcase

  reg [9:0] looked_up_6;
  always @*
    case (pass[1:0])
      2'd1: looked_up_6 = {window[21*4 +: 4], word[21*4 +: 4], misaligned[21*2 +: 2]};
      2'd2: looked_up_6 = {window[22*4 +: 4], word[22*4 +: 4], misaligned[22*2 +: 2]};
      2'd3: looked_up_6 = {window[23*4 +: 4], word[23*4 +: 4], misaligned[23*2 +: 2]};
      default: looked_up_6 = {window[20*4 +: 4], word[20*4 +: 4], misaligned[20*2 +: 2]};
    endcase

  wire [9:0] chosen_10 = conjunction_1 ? (pass[2] ? looked_up_6 : looked_up_4) : pass[2] ? looked_up_5 : looked_up_4;
  wire [3:0] difference_2 = chosen_10[5:2] - {2'd0, tile[4:3]};

  assign source_word[8*4 +: 4] = difference_2 + {2'd0, chosen_1};
  assign source_word[9*4 +: 4] = difference_2 + {2'd0, chosen_3};
  assign source_word[10*4 +: 4] = difference_2 + {2'd0, chosen_4};
  assign source_word[11*4 +: 4] = difference_2 + {2'd0, chosen_5};
  assign source_word[12*4 +: 4] = difference_2 + {2'd0, chosen_6};
  assign source_word[13*4 +: 4] = difference_2 + {2'd0, chosen_7};
  assign source_word[14*4 +: 4] = difference_2 + {2'd0, chosen_8};
  assign source_word[15*4 +: 4] = difference_2 + {2'd0, chosen_9};

  reg [9:0] looked_up_7;
  always @*
    case (pass[1:0])
      2'd1: looked_up_7 = {window[25*4 +: 4], word[25*4 +: 4], misaligned[25*2 +: 2]};
      2'd2: looked_up_7 = {window[26*4 +: 4], word[26*4 +: 4], misaligned[26*2 +: 2]};
      2'd3: looked_up_7 = {window[27*4 +: 4], word[27*4 +: 4], misaligned[27*2 +: 2]};
      default: looked_up_7 = {window[24*4 +: 4], word[24*4 +: 4], misaligned[24*2 +: 2]};
    endcase

  wire [9:0] chosen_11 = conjunction_1 ? (pass[2] ? looked_up_7 : looked_up_2) : pass[2] ? looked_up_7 : looked_up_3;
  wire [3:0] difference_3 = chosen_11[5:2] - {2'd0, tile[4:3]};

  assign source_word[16*4 +: 4] = difference_3 + {2'd0, chosen_1};
  assign source_word[17*4 +: 4] = difference_3 + {2'd0, chosen_3};
  assign source_word[18*4 +: 4] = difference_3 + {2'd0, chosen_4};
  assign source_word[19*4 +: 4] = difference_3 + {2'd0, chosen_5};
  assign source_word[20*4 +: 4] = difference_3 + {2'd0, chosen_6};
  assign source_word[21*4 +: 4] = difference_3 + {2'd0, chosen_7};
  assign source_word[22*4 +: 4] = difference_3 + {2'd0, chosen_8};
  assign source_word[23*4 +: 4] = difference_3 + {2'd0, chosen_9};

  reg [9:0] looked_up_8;
  always @*
    case (pass[1:0])
      2'd1: looked_up_8 = {window[29*4 +: 4], word[29*4 +: 4], misaligned[29*2 +: 2]};
      2'd2: looked_up_8 = {window[30*4 +: 4], word[30*4 +: 4], misaligned[30*2 +: 2]};
      2'd3: looked_up_8 = {window[31*4 +: 4], word[31*4 +: 4], misaligned[31*2 +: 2]};
      default: looked_up_8 = {window[28*4 +: 4], word[28*4 +: 4], misaligned[28*2 +: 2]};
    endcase

  wire [9:0] chosen_12 = conjunction_1 ? (pass[2] ? looked_up_8 : looked_up_5) : pass[2] ? looked_up_8 : looked_up_6;
  wire [3:0] difference_4 = chosen_12[5:2] - {2'd0, tile[4:3]};

  assign source_word[24*4 +: 4] = difference_4 + {2'd0, chosen_1};
  assign source_word[25*4 +: 4] = difference_4 + {2'd0, chosen_3};
  assign source_word[26*4 +: 4] = difference_4 + {2'd0, chosen_4};
  assign source_word[27*4 +: 4] = difference_4 + {2'd0, chosen_5};
  assign source_word[28*4 +: 4] = difference_4 + {2'd0, chosen_6};
  assign source_word[29*4 +: 4] = difference_4 + {2'd0, chosen_7};
  assign source_word[30*4 +: 4] = difference_4 + {2'd0, chosen_8};
  assign source_word[31*4 +: 4] = difference_4 + {2'd0, chosen_9};
  assign source_misaligned[0 +: 2] = chosen_2[1:0];
  assign source_misaligned[1*2 +: 2] = chosen_2[1:0];
  assign source_misaligned[2*2 +: 2] = chosen_2[1:0];
  assign source_misaligned[3*2 +: 2] = chosen_2[1:0];
  assign source_misaligned[4*2 +: 2] = chosen_2[1:0];
  assign source_misaligned[5*2 +: 2] = chosen_2[1:0];
  assign source_misaligned[6*2 +: 2] = chosen_2[1:0];
  assign source_misaligned[7*2 +: 2] = chosen_2[1:0];
  assign source_misaligned[8*2 +: 2] = chosen_10[1:0];
  assign source_misaligned[9*2 +: 2] = chosen_10[1:0];
  assign source_misaligned[10*2 +: 2] = chosen_10[1:0];
  assign source_misaligned[11*2 +: 2] = chosen_10[1:0];
  assign source_misaligned[12*2 +: 2] = chosen_10[1:0];
  assign source_misaligned[13*2 +: 2] = chosen_10[1:0];
  assign source_misaligned[14*2 +: 2] = chosen_10[1:0];
  assign source_misaligned[15*2 +: 2] = chosen_10[1:0];
  assign source_misaligned[16*2 +: 2] = chosen_11[1:0];
  assign source_misaligned[17*2 +: 2] = chosen_11[1:0];
  assign source_misaligned[18*2 +: 2] = chosen_11[1:0];
  assign source_misaligned[19*2 +: 2] = chosen_11[1:0];
  assign source_misaligned[20*2 +: 2] = chosen_11[1:0];
  assign source_misaligned[21*2 +: 2] = chosen_11[1:0];
  assign source_misaligned[22*2 +: 2] = chosen_11[1:0];
  assign source_misaligned[23*2 +: 2] = chosen_11[1:0];
  assign source_misaligned[24*2 +: 2] = chosen_12[1:0];
  assign source_misaligned[25*2 +: 2] = chosen_12[1:0];
  assign source_misaligned[26*2 +: 2] = chosen_12[1:0];
  assign source_misaligned[27*2 +: 2] = chosen_12[1:0];
  assign source_misaligned[28*2 +: 2] = chosen_12[1:0];
  assign source_misaligned[29*2 +: 2] = chosen_12[1:0];
  assign source_misaligned[30*2 +: 2] = chosen_12[1:0];
  assign source_misaligned[31*2 +: 2] = chosen_12[1:0];

  wire [6:0] shifted_1 = {3'd0, chosen_2[9:6]} << tile[4:3];
  wire [3:0] slice_1 = shifted_1[3:0];

  assign source_present[0] = slice_1[chosen_1];
  assign source_present[1] = slice_1[chosen_3];
  assign source_present[2] = slice_1[chosen_4];
  assign source_present[3] = slice_1[chosen_5];
  assign source_present[4] = slice_1[chosen_6];
  assign source_present[5] = slice_1[chosen_7];
  assign source_present[6] = slice_1[chosen_8];
  assign source_present[7] = slice_1[chosen_9];

  wire [6:0] shifted_2 = {3'd0, chosen_10[9:6]} << tile[4:3];
  wire [3:0] slice_2 = shifted_2[3:0];

  assign source_present[8] = slice_2[chosen_1];
  assign source_present[9] = slice_2[chosen_3];
  assign source_present[10] = slice_2[chosen_4];
  assign source_present[11] = slice_2[chosen_5];
  assign source_present[12] = slice_2[chosen_6];
  assign source_present[13] = slice_2[chosen_7];
  assign source_present[14] = slice_2[chosen_8];
  assign source_present[15] = slice_2[chosen_9];

  wire [6:0] shifted_3 = {3'd0, chosen_11[9:6]} << tile[4:3];
  wire [3:0] slice_3 = shifted_3[3:0];

  assign source_present[16] = slice_3[chosen_1];
  assign source_present[17] = slice_3[chosen_3];
  assign source_present[18] = slice_3[chosen_4];
  assign source_present[19] = slice_3[chosen_5];
  assign source_present[20] = slice_3[chosen_6];
  assign source_present[21] = slice_3[chosen_7];
  assign source_present[22] = slice_3[chosen_8];
  assign source_present[23] = slice_3[chosen_9];

  wire [6:0] shifted_4 = {3'd0, chosen_12[9:6]} << tile[4:3];
  wire [3:0] slice_4 = shifted_4[3:0];

  assign source_present[24] = slice_4[chosen_1];
  assign source_present[25] = slice_4[chosen_3];
  assign source_present[26] = slice_4[chosen_4];
  assign source_present[27] = slice_4[chosen_5];
  assign source_present[28] = slice_4[chosen_6];
  assign source_present[29] = slice_4[chosen_7];
  assign source_present[30] = slice_4[chosen_8];
  assign source_present[31] = slice_4[chosen_9];
  assign write_beat = 3'd0;

  wire chosen_13 = conjunction_1 ? (conjunction_1 ? pass[2] : 1'b0) : pass[2];
  wire conjunction_2 = chosen_13 & (~tile[2]);
  wire [10:0] sum_1 = (vgprs & {11{chosen_13 & tile[2]}}) + {9'd0, tile[1] ? {1'b0, conjunction_2} : {conjunction_2,
      pass[1]}};

  assign away = sum_1 - {9'd0, tile[4:3]};

endmodule

`default_nettype wire
