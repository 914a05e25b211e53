// tile_sources: generator of hdl/src/memory/transpose.rs
// Written by Tombolo; change the source.
// SPDX-License-Identifier: MIT OR Apache-2.0

`default_nettype none

module tile_sources (
  input wire [4:0] tile,
  input wire [2:0] pass,
  input wire [2:0] beat,
  input wire [10:0] vgprs,
  input wire [3:0] window_0,
  input wire [3:0] window_1,
  input wire [3:0] window_2,
  input wire [3:0] window_3,
  input wire [3:0] window_4,
  input wire [3:0] window_5,
  input wire [3:0] window_6,
  input wire [3:0] window_7,
  input wire [3:0] window_8,
  input wire [3:0] window_9,
  input wire [3:0] window_10,
  input wire [3:0] window_11,
  input wire [3:0] window_12,
  input wire [3:0] window_13,
  input wire [3:0] window_14,
  input wire [3:0] window_15,
  input wire [3:0] window_16,
  input wire [3:0] window_17,
  input wire [3:0] window_18,
  input wire [3:0] window_19,
  input wire [3:0] window_20,
  input wire [3:0] window_21,
  input wire [3:0] window_22,
  input wire [3:0] window_23,
  input wire [3:0] window_24,
  input wire [3:0] window_25,
  input wire [3:0] window_26,
  input wire [3:0] window_27,
  input wire [3:0] window_28,
  input wire [3:0] window_29,
  input wire [3:0] window_30,
  input wire [3:0] window_31,
  input wire [3:0] word_0,
  input wire [3:0] word_1,
  input wire [3:0] word_2,
  input wire [3:0] word_3,
  input wire [3:0] word_4,
  input wire [3:0] word_5,
  input wire [3:0] word_6,
  input wire [3:0] word_7,
  input wire [3:0] word_8,
  input wire [3:0] word_9,
  input wire [3:0] word_10,
  input wire [3:0] word_11,
  input wire [3:0] word_12,
  input wire [3:0] word_13,
  input wire [3:0] word_14,
  input wire [3:0] word_15,
  input wire [3:0] word_16,
  input wire [3:0] word_17,
  input wire [3:0] word_18,
  input wire [3:0] word_19,
  input wire [3:0] word_20,
  input wire [3:0] word_21,
  input wire [3:0] word_22,
  input wire [3:0] word_23,
  input wire [3:0] word_24,
  input wire [3:0] word_25,
  input wire [3:0] word_26,
  input wire [3:0] word_27,
  input wire [3:0] word_28,
  input wire [3:0] word_29,
  input wire [3:0] word_30,
  input wire [3:0] word_31,
  input wire [1:0] misaligned_0,
  input wire [1:0] misaligned_1,
  input wire [1:0] misaligned_2,
  input wire [1:0] misaligned_3,
  input wire [1:0] misaligned_4,
  input wire [1:0] misaligned_5,
  input wire [1:0] misaligned_6,
  input wire [1:0] misaligned_7,
  input wire [1:0] misaligned_8,
  input wire [1:0] misaligned_9,
  input wire [1:0] misaligned_10,
  input wire [1:0] misaligned_11,
  input wire [1:0] misaligned_12,
  input wire [1:0] misaligned_13,
  input wire [1:0] misaligned_14,
  input wire [1:0] misaligned_15,
  input wire [1:0] misaligned_16,
  input wire [1:0] misaligned_17,
  input wire [1:0] misaligned_18,
  input wire [1:0] misaligned_19,
  input wire [1:0] misaligned_20,
  input wire [1:0] misaligned_21,
  input wire [1:0] misaligned_22,
  input wire [1:0] misaligned_23,
  input wire [1:0] misaligned_24,
  input wire [1:0] misaligned_25,
  input wire [1:0] misaligned_26,
  input wire [1:0] misaligned_27,
  input wire [1:0] misaligned_28,
  input wire [1:0] misaligned_29,
  input wire [1:0] misaligned_30,
  input wire [1:0] misaligned_31,
  output wire [3:0] source_word_0,
  output wire [3:0] source_word_1,
  output wire [3:0] source_word_2,
  output wire [3:0] source_word_3,
  output wire [3:0] source_word_4,
  output wire [3:0] source_word_5,
  output wire [3:0] source_word_6,
  output wire [3:0] source_word_7,
  output wire [3:0] source_word_8,
  output wire [3:0] source_word_9,
  output wire [3:0] source_word_10,
  output wire [3:0] source_word_11,
  output wire [3:0] source_word_12,
  output wire [3:0] source_word_13,
  output wire [3:0] source_word_14,
  output wire [3:0] source_word_15,
  output wire [3:0] source_word_16,
  output wire [3:0] source_word_17,
  output wire [3:0] source_word_18,
  output wire [3:0] source_word_19,
  output wire [3:0] source_word_20,
  output wire [3:0] source_word_21,
  output wire [3:0] source_word_22,
  output wire [3:0] source_word_23,
  output wire [3:0] source_word_24,
  output wire [3:0] source_word_25,
  output wire [3:0] source_word_26,
  output wire [3:0] source_word_27,
  output wire [3:0] source_word_28,
  output wire [3:0] source_word_29,
  output wire [3:0] source_word_30,
  output wire [3:0] source_word_31,
  output wire [1:0] source_misaligned_0,
  output wire [1:0] source_misaligned_1,
  output wire [1:0] source_misaligned_2,
  output wire [1:0] source_misaligned_3,
  output wire [1:0] source_misaligned_4,
  output wire [1:0] source_misaligned_5,
  output wire [1:0] source_misaligned_6,
  output wire [1:0] source_misaligned_7,
  output wire [1:0] source_misaligned_8,
  output wire [1:0] source_misaligned_9,
  output wire [1:0] source_misaligned_10,
  output wire [1:0] source_misaligned_11,
  output wire [1:0] source_misaligned_12,
  output wire [1:0] source_misaligned_13,
  output wire [1:0] source_misaligned_14,
  output wire [1:0] source_misaligned_15,
  output wire [1:0] source_misaligned_16,
  output wire [1:0] source_misaligned_17,
  output wire [1:0] source_misaligned_18,
  output wire [1:0] source_misaligned_19,
  output wire [1:0] source_misaligned_20,
  output wire [1:0] source_misaligned_21,
  output wire [1:0] source_misaligned_22,
  output wire [1:0] source_misaligned_23,
  output wire [1:0] source_misaligned_24,
  output wire [1:0] source_misaligned_25,
  output wire [1:0] source_misaligned_26,
  output wire [1:0] source_misaligned_27,
  output wire [1:0] source_misaligned_28,
  output wire [1:0] source_misaligned_29,
  output wire [1:0] source_misaligned_30,
  output wire [1:0] source_misaligned_31,
  output wire source_present_0,
  output wire source_present_1,
  output wire source_present_2,
  output wire source_present_3,
  output wire source_present_4,
  output wire source_present_5,
  output wire source_present_6,
  output wire source_present_7,
  output wire source_present_8,
  output wire source_present_9,
  output wire source_present_10,
  output wire source_present_11,
  output wire source_present_12,
  output wire source_present_13,
  output wire source_present_14,
  output wire source_present_15,
  output wire source_present_16,
  output wire source_present_17,
  output wire source_present_18,
  output wire source_present_19,
  output wire source_present_20,
  output wire source_present_21,
  output wire source_present_22,
  output wire source_present_23,
  output wire source_present_24,
  output wire source_present_25,
  output wire source_present_26,
  output wire source_present_27,
  output wire source_present_28,
  output wire source_present_29,
  output wire source_present_30,
  output wire source_present_31,
  output wire [10:0] away,
  output wire [2:0] write_beat
);

  wire [1:0] chosen_1 = tile[1] ? 2'd0 : 2'd0;

  reg [9:0] looked_up_1;
  always @*
    case (pass[1:0])
      2'd1: looked_up_1 = {window_1, word_1, misaligned_1};
      2'd2: looked_up_1 = {window_2, word_2, misaligned_2};
      2'd3: looked_up_1 = {window_3, word_3, misaligned_3};
      default: looked_up_1 = {window_0, word_0, misaligned_0};
    endcase

  reg [9:0] looked_up_2;
  always @*
    case (pass[1:0])
      2'd1: looked_up_2 = {window_9, word_9, misaligned_9};
      2'd2: looked_up_2 = {window_10, word_10, misaligned_10};
      2'd3: looked_up_2 = {window_11, word_11, misaligned_11};
      default: looked_up_2 = {window_8, word_8, misaligned_8};
    endcase

  reg [9:0] looked_up_3;
  always @*
    case (pass[1:0])
      2'd1: looked_up_3 = {window_17, word_17, misaligned_17};
      2'd2: looked_up_3 = {window_18, word_18, misaligned_18};
      2'd3: looked_up_3 = {window_19, word_19, misaligned_19};
      default: looked_up_3 = {window_16, word_16, misaligned_16};
    endcase

  wire conjunction_1 = tile[2] & (~tile[1]);
  wire [9:0] chosen_2 = conjunction_1 ? (pass[2] ? looked_up_3 : looked_up_1) : pass[2] ? looked_up_2 : looked_up_1;
  wire [3:0] difference_1 = chosen_2[5:2] - {2'd0, tile[4:3]};

  assign source_word_0 = difference_1 + {2'd0, chosen_1};
  wire [1:0] chosen_3 = tile[1] ? 2'd0 : 2'd0;
  assign source_word_1 = difference_1 + {2'd0, chosen_3};
  wire [1:0] chosen_4 = tile[1] ? 2'd0 : 2'd1;
  assign source_word_2 = difference_1 + {2'd0, chosen_4};
  wire [1:0] chosen_5 = tile[1] ? 2'd0 : 2'd1;
  assign source_word_3 = difference_1 + {2'd0, chosen_5};
  wire [1:0] chosen_6 = tile[1] ? 2'd1 : 2'd2;
  assign source_word_4 = difference_1 + {2'd0, chosen_6};
  wire [1:0] chosen_7 = tile[1] ? 2'd1 : 2'd2;
  assign source_word_5 = difference_1 + {2'd0, chosen_7};
  wire [1:0] chosen_8 = tile[1] ? 2'd1 : 2'd3;
  assign source_word_6 = difference_1 + {2'd0, chosen_8};
  wire [1:0] chosen_9 = tile[1] ? 2'd1 : 2'd3;
  assign source_word_7 = difference_1 + {2'd0, chosen_9};

  reg [9:0] looked_up_4;
  always @*
    case (pass[1:0])
      2'd1: looked_up_4 = {window_5, word_5, misaligned_5};
      2'd2: looked_up_4 = {window_6, word_6, misaligned_6};
      2'd3: looked_up_4 = {window_7, word_7, misaligned_7};
      default: looked_up_4 = {window_4, word_4, misaligned_4};
    endcase

  reg [9:0] looked_up_5;
  always @*
    case (pass[1:0])
      2'd1: looked_up_5 = {window_13, word_13, misaligned_13};
      2'd2: looked_up_5 = {window_14, word_14, misaligned_14};
      2'd3: looked_up_5 = {window_15, word_15, misaligned_15};
      default: looked_up_5 = {window_12, word_12, misaligned_12};
    endcase

  reg [9:0] looked_up_6;
  always @*
    case (pass[1:0])
      2'd1: looked_up_6 = {window_21, word_21, misaligned_21};
      2'd2: looked_up_6 = {window_22, word_22, misaligned_22};
      2'd3: looked_up_6 = {window_23, word_23, misaligned_23};
      default: looked_up_6 = {window_20, word_20, misaligned_20};
    endcase

  wire [9:0] chosen_10 = conjunction_1 ? (pass[2] ? looked_up_6 : looked_up_4) : pass[2] ? looked_up_5 : looked_up_4;
  wire [3:0] difference_2 = chosen_10[5:2] - {2'd0, tile[4:3]};

  assign source_word_8 = difference_2 + {2'd0, chosen_1};
  assign source_word_9 = difference_2 + {2'd0, chosen_3};
  assign source_word_10 = difference_2 + {2'd0, chosen_4};
  assign source_word_11 = difference_2 + {2'd0, chosen_5};
  assign source_word_12 = difference_2 + {2'd0, chosen_6};
  assign source_word_13 = difference_2 + {2'd0, chosen_7};
  assign source_word_14 = difference_2 + {2'd0, chosen_8};
  assign source_word_15 = difference_2 + {2'd0, chosen_9};

  reg [9:0] looked_up_7;
  always @*
    case (pass[1:0])
      2'd1: looked_up_7 = {window_25, word_25, misaligned_25};
      2'd2: looked_up_7 = {window_26, word_26, misaligned_26};
      2'd3: looked_up_7 = {window_27, word_27, misaligned_27};
      default: looked_up_7 = {window_24, word_24, misaligned_24};
    endcase

  wire [9:0] chosen_11 = conjunction_1 ? (pass[2] ? looked_up_7 : looked_up_2) : pass[2] ? looked_up_7 : looked_up_3;
  wire [3:0] difference_3 = chosen_11[5:2] - {2'd0, tile[4:3]};

  assign source_word_16 = difference_3 + {2'd0, chosen_1};
  assign source_word_17 = difference_3 + {2'd0, chosen_3};
  assign source_word_18 = difference_3 + {2'd0, chosen_4};
  assign source_word_19 = difference_3 + {2'd0, chosen_5};
  assign source_word_20 = difference_3 + {2'd0, chosen_6};
  assign source_word_21 = difference_3 + {2'd0, chosen_7};
  assign source_word_22 = difference_3 + {2'd0, chosen_8};
  assign source_word_23 = difference_3 + {2'd0, chosen_9};

  reg [9:0] looked_up_8;
  always @*
    case (pass[1:0])
      2'd1: looked_up_8 = {window_29, word_29, misaligned_29};
      2'd2: looked_up_8 = {window_30, word_30, misaligned_30};
      2'd3: looked_up_8 = {window_31, word_31, misaligned_31};
      default: looked_up_8 = {window_28, word_28, misaligned_28};
    endcase

  wire [9:0] chosen_12 = conjunction_1 ? (pass[2] ? looked_up_8 : looked_up_5) : pass[2] ? looked_up_8 : looked_up_6;
  wire [3:0] difference_4 = chosen_12[5:2] - {2'd0, tile[4:3]};

  assign source_word_24 = difference_4 + {2'd0, chosen_1};
  assign source_word_25 = difference_4 + {2'd0, chosen_3};
  assign source_word_26 = difference_4 + {2'd0, chosen_4};
  assign source_word_27 = difference_4 + {2'd0, chosen_5};
  assign source_word_28 = difference_4 + {2'd0, chosen_6};
  assign source_word_29 = difference_4 + {2'd0, chosen_7};
  assign source_word_30 = difference_4 + {2'd0, chosen_8};
  assign source_word_31 = difference_4 + {2'd0, chosen_9};
  assign source_misaligned_0 = chosen_2[1:0];
  assign source_misaligned_1 = source_misaligned_0;
  assign source_misaligned_2 = source_misaligned_0;
  assign source_misaligned_3 = source_misaligned_0;
  assign source_misaligned_4 = source_misaligned_0;
  assign source_misaligned_5 = source_misaligned_0;
  assign source_misaligned_6 = source_misaligned_0;
  assign source_misaligned_7 = source_misaligned_0;
  assign source_misaligned_8 = chosen_10[1:0];
  assign source_misaligned_9 = source_misaligned_8;
  assign source_misaligned_10 = source_misaligned_8;
  assign source_misaligned_11 = source_misaligned_8;
  assign source_misaligned_12 = source_misaligned_8;
  assign source_misaligned_13 = source_misaligned_8;
  assign source_misaligned_14 = source_misaligned_8;
  assign source_misaligned_15 = source_misaligned_8;
  assign source_misaligned_16 = chosen_11[1:0];
  assign source_misaligned_17 = source_misaligned_16;
  assign source_misaligned_18 = source_misaligned_16;
  assign source_misaligned_19 = source_misaligned_16;
  assign source_misaligned_20 = source_misaligned_16;
  assign source_misaligned_21 = source_misaligned_16;
  assign source_misaligned_22 = source_misaligned_16;
  assign source_misaligned_23 = source_misaligned_16;
  assign source_misaligned_24 = chosen_12[1:0];
  assign source_misaligned_25 = source_misaligned_24;
  assign source_misaligned_26 = source_misaligned_24;
  assign source_misaligned_27 = source_misaligned_24;
  assign source_misaligned_28 = source_misaligned_24;
  assign source_misaligned_29 = source_misaligned_24;
  assign source_misaligned_30 = source_misaligned_24;
  assign source_misaligned_31 = source_misaligned_24;

  wire [6:0] shifted_1 = {3'd0, chosen_2[9:6]} << tile[4:3];
  wire [3:0] slice_1 = shifted_1[3:0];

  assign source_present_0 = slice_1[chosen_1];
  assign source_present_1 = slice_1[chosen_3];
  assign source_present_2 = slice_1[chosen_4];
  assign source_present_3 = slice_1[chosen_5];
  assign source_present_4 = slice_1[chosen_6];
  assign source_present_5 = slice_1[chosen_7];
  assign source_present_6 = slice_1[chosen_8];
  assign source_present_7 = slice_1[chosen_9];

  wire [6:0] shifted_2 = {3'd0, chosen_10[9:6]} << tile[4:3];
  wire [3:0] slice_2 = shifted_2[3:0];

  assign source_present_8 = slice_2[chosen_1];
  assign source_present_9 = slice_2[chosen_3];
  assign source_present_10 = slice_2[chosen_4];
  assign source_present_11 = slice_2[chosen_5];
  assign source_present_12 = slice_2[chosen_6];
  assign source_present_13 = slice_2[chosen_7];
  assign source_present_14 = slice_2[chosen_8];
  assign source_present_15 = slice_2[chosen_9];

  wire [6:0] shifted_3 = {3'd0, chosen_11[9:6]} << tile[4:3];
  wire [3:0] slice_3 = shifted_3[3:0];

  assign source_present_16 = slice_3[chosen_1];
  assign source_present_17 = slice_3[chosen_3];
  assign source_present_18 = slice_3[chosen_4];
  assign source_present_19 = slice_3[chosen_5];
  assign source_present_20 = slice_3[chosen_6];
  assign source_present_21 = slice_3[chosen_7];
  assign source_present_22 = slice_3[chosen_8];
  assign source_present_23 = slice_3[chosen_9];

  wire [6:0] shifted_4 = {3'd0, chosen_12[9:6]} << tile[4:3];
  wire [3:0] slice_4 = shifted_4[3:0];

  assign source_present_24 = slice_4[chosen_1];
  assign source_present_25 = slice_4[chosen_3];
  assign source_present_26 = slice_4[chosen_4];
  assign source_present_27 = slice_4[chosen_5];
  assign source_present_28 = slice_4[chosen_6];
  assign source_present_29 = slice_4[chosen_7];
  assign source_present_30 = slice_4[chosen_8];
  assign source_present_31 = slice_4[chosen_9];
  assign write_beat = 3'd0;

  wire chosen_13 = conjunction_1 ? (conjunction_1 ? pass[2] : 1'b0) : pass[2];
  wire conjunction_2 = chosen_13 & (~tile[2]);
  wire [10:0] extended_1 = {9'd0, tile[1] ? {1'b0, conjunction_2} : {conjunction_2, pass[1]}};

  assign away = ((vgprs & {11{chosen_13 & tile[2]}}) + extended_1) - {9'd0, tile[4:3]};

endmodule

`default_nettype wire
