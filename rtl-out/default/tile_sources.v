// tile_sources: generator of hdl/src/vmem/transpose.rs:178
// Written by Tombolo; change the source.
// SPDX-License-Identifier: MIT OR Apache-2.0

`default_nettype none

module tile_sources (
  input wire tile_bytes,
  input wire tile_wave64,
  input wire [1:0] tile_step,
  input wire [2:0] pass, // { z, y }.
  input wire [2:0] beat, // Beat of the source lanes.
  input wire [10:0] vgprs, // VGPRs of a wave.
  input wire [127:0] window, // Dwords that the source lanes have in the line, from the record's first on.
  input wire [127:0] word, // The first of them in the line.
  input wire [63:0] misaligned, // Byte offsets of their data.
  output wire [127:0] source_word, // Dword of each lane's element in the line.
  output wire [63:0] source_misaligned, // Byte offset of the data there.
  output wire [31:0] source_present, // The dword is in this line.
  output wire [10:0] away, // Rows from that of the record to the one written.
  output wire [2:0] write_beat // Beat written.
);

  wire [15:0] source_word_difference;
  wire [27:0] source_present_shifted;

  wire [1:0] n_0_if_tile_bytes_else_1 = tile_bytes ? 2'd0 : 2'd1;
  assign source_word[2*4 +: 4] = source_word_difference[0 +: 4] + {2'd0, n_0_if_tile_bytes_else_1};
  assign source_word[3*4 +: 4] = source_word_difference[0 +: 4] + {2'd0, n_0_if_tile_bytes_else_1};
  wire [1:0] n_1_if_tile_bytes_else_2 = tile_bytes ? 2'd1 : 2'd2;
  assign source_word[4*4 +: 4] = source_word_difference[0 +: 4] + {2'd0, n_1_if_tile_bytes_else_2};
  assign source_word[5*4 +: 4] = source_word_difference[0 +: 4] + {2'd0, n_1_if_tile_bytes_else_2};
  wire [1:0] n_1_if_tile_bytes_else_3 = tile_bytes ? 2'd1 : 2'd3;
  assign source_word[6*4 +: 4] = source_word_difference[0 +: 4] + {2'd0, n_1_if_tile_bytes_else_3};
  assign source_word[7*4 +: 4] = source_word_difference[0 +: 4] + {2'd0, n_1_if_tile_bytes_else_3};
  assign source_word[10*4 +: 4] = source_word_difference[1*4 +: 4] + {2'd0, n_0_if_tile_bytes_else_1};
  assign source_word[11*4 +: 4] = source_word_difference[1*4 +: 4] + {2'd0, n_0_if_tile_bytes_else_1};
  assign source_word[12*4 +: 4] = source_word_difference[1*4 +: 4] + {2'd0, n_1_if_tile_bytes_else_2};
  assign source_word[13*4 +: 4] = source_word_difference[1*4 +: 4] + {2'd0, n_1_if_tile_bytes_else_2};
  assign source_word[14*4 +: 4] = source_word_difference[1*4 +: 4] + {2'd0, n_1_if_tile_bytes_else_3};
  assign source_word[15*4 +: 4] = source_word_difference[1*4 +: 4] + {2'd0, n_1_if_tile_bytes_else_3};
  assign source_word[18*4 +: 4] = source_word_difference[2*4 +: 4] + {2'd0, n_0_if_tile_bytes_else_1};
  assign source_word[19*4 +: 4] = source_word_difference[2*4 +: 4] + {2'd0, n_0_if_tile_bytes_else_1};
  assign source_word[20*4 +: 4] = source_word_difference[2*4 +: 4] + {2'd0, n_1_if_tile_bytes_else_2};
  assign source_word[21*4 +: 4] = source_word_difference[2*4 +: 4] + {2'd0, n_1_if_tile_bytes_else_2};
  assign source_word[22*4 +: 4] = source_word_difference[2*4 +: 4] + {2'd0, n_1_if_tile_bytes_else_3};
  assign source_word[23*4 +: 4] = source_word_difference[2*4 +: 4] + {2'd0, n_1_if_tile_bytes_else_3};
  assign source_word[26*4 +: 4] = source_word_difference[3*4 +: 4] + {2'd0, n_0_if_tile_bytes_else_1};
  assign source_word[27*4 +: 4] = source_word_difference[3*4 +: 4] + {2'd0, n_0_if_tile_bytes_else_1};
  assign source_word[28*4 +: 4] = source_word_difference[3*4 +: 4] + {2'd0, n_1_if_tile_bytes_else_2};
  assign source_word[29*4 +: 4] = source_word_difference[3*4 +: 4] + {2'd0, n_1_if_tile_bytes_else_2};
  assign source_word[30*4 +: 4] = source_word_difference[3*4 +: 4] + {2'd0, n_1_if_tile_bytes_else_3};
  assign source_word[31*4 +: 4] = source_word_difference[3*4 +: 4] + {2'd0, n_1_if_tile_bytes_else_3};
  wire [3:0] source_present_shifted_0_3_0 = source_present_shifted[0 +: 4];
  assign source_present[2] = source_present_shifted_0_3_0[n_0_if_tile_bytes_else_1];
  assign source_present[3] = source_present_shifted_0_3_0[n_0_if_tile_bytes_else_1];
  assign source_present[4] = source_present_shifted_0_3_0[n_1_if_tile_bytes_else_2];
  assign source_present[5] = source_present_shifted_0_3_0[n_1_if_tile_bytes_else_2];
  assign source_present[6] = source_present_shifted_0_3_0[n_1_if_tile_bytes_else_3];
  assign source_present[7] = source_present_shifted_0_3_0[n_1_if_tile_bytes_else_3];
  wire [3:0] source_present_shifted_1_3_0 = source_present_shifted[1*7 +: 4];
  assign source_present[10] = source_present_shifted_1_3_0[n_0_if_tile_bytes_else_1];
  assign source_present[11] = source_present_shifted_1_3_0[n_0_if_tile_bytes_else_1];
  assign source_present[12] = source_present_shifted_1_3_0[n_1_if_tile_bytes_else_2];
  assign source_present[13] = source_present_shifted_1_3_0[n_1_if_tile_bytes_else_2];
  assign source_present[14] = source_present_shifted_1_3_0[n_1_if_tile_bytes_else_3];
  assign source_present[15] = source_present_shifted_1_3_0[n_1_if_tile_bytes_else_3];
  wire [3:0] source_present_shifted_2_3_0 = source_present_shifted[2*7 +: 4];
  assign source_present[18] = source_present_shifted_2_3_0[n_0_if_tile_bytes_else_1];
  assign source_present[19] = source_present_shifted_2_3_0[n_0_if_tile_bytes_else_1];
  assign source_present[20] = source_present_shifted_2_3_0[n_1_if_tile_bytes_else_2];
  assign source_present[21] = source_present_shifted_2_3_0[n_1_if_tile_bytes_else_2];
  assign source_present[22] = source_present_shifted_2_3_0[n_1_if_tile_bytes_else_3];
  assign source_present[23] = source_present_shifted_2_3_0[n_1_if_tile_bytes_else_3];
  wire [3:0] source_present_shifted_3_3_0 = source_present_shifted[3*7 +: 4];
  assign source_present[26] = source_present_shifted_3_3_0[n_0_if_tile_bytes_else_1];
  assign source_present[27] = source_present_shifted_3_3_0[n_0_if_tile_bytes_else_1];
  assign source_present[28] = source_present_shifted_3_3_0[n_1_if_tile_bytes_else_2];
  assign source_present[29] = source_present_shifted_3_3_0[n_1_if_tile_bytes_else_2];
  assign source_present[30] = source_present_shifted_3_3_0[n_1_if_tile_bytes_else_3];
  assign source_present[31] = source_present_shifted_3_3_0[n_1_if_tile_bytes_else_3];
  assign write_beat = 3'd0;

  wire tile_wave64_and_not_tile_bytes = tile_wave64 & ~tile_bytes;
  wire away_choice = tile_wave64_and_not_tile_bytes ? (tile_wave64_and_not_tile_bytes & pass[2]) : pass[2];
  wire away_choice_and_not_tile_wave64 = away_choice & ~tile_wave64;
  wire [1:0] away_choice_tile_bytes = tile_bytes ? {1'b0, away_choice_and_not_tile_wave64} :
      {away_choice_and_not_tile_wave64, pass[1]};

  assign away = ((vgprs & {11{away_choice & tile_wave64}}) + {9'd0, away_choice_tile_bytes}) - {9'd0, tile_step};

  reg [9:0] by_pass_1_0;
  always @*
    case (pass[1:0])
      2'd1: by_pass_1_0 = {window[1*4 +: 4], word[1*4 +: 4], misaligned[1*2 +: 2]};
      2'd2: by_pass_1_0 = {window[2*4 +: 4], word[2*4 +: 4], misaligned[2*2 +: 2]};
      2'd3: by_pass_1_0 = {window[3*4 +: 4], word[3*4 +: 4], misaligned[3*2 +: 2]};
      default: by_pass_1_0 = {window[0 +: 4], word[0 +: 4], misaligned[0 +: 2]};
    endcase

  reg [9:0] by_pass_1_0_pass_1_0;
  always @*
    case (pass[1:0])
      2'd1: by_pass_1_0_pass_1_0 = {window[9*4 +: 4], word[9*4 +: 4], misaligned[9*2 +: 2]};
      2'd2: by_pass_1_0_pass_1_0 = {window[10*4 +: 4], word[10*4 +: 4], misaligned[10*2 +: 2]};
      2'd3: by_pass_1_0_pass_1_0 = {window[11*4 +: 4], word[11*4 +: 4], misaligned[11*2 +: 2]};
      default: by_pass_1_0_pass_1_0 = {window[8*4 +: 4], word[8*4 +: 4], misaligned[8*2 +: 2]};
    endcase

  reg [9:0] by_pass_1_0_pass;
  always @*
    case (pass[1:0])
      2'd1: by_pass_1_0_pass = {window[17*4 +: 4], word[17*4 +: 4], misaligned[17*2 +: 2]};
      2'd2: by_pass_1_0_pass = {window[18*4 +: 4], word[18*4 +: 4], misaligned[18*2 +: 2]};
      2'd3: by_pass_1_0_pass = {window[19*4 +: 4], word[19*4 +: 4], misaligned[19*2 +: 2]};
      default: by_pass_1_0_pass = {window[16*4 +: 4], word[16*4 +: 4], misaligned[16*2 +: 2]};
    endcase

  wire [9:0] source_present_shifted_unshifted_choice = tile_wave64_and_not_tile_bytes ? (pass[2] ? by_pass_1_0_pass :
      by_pass_1_0) : pass[2] ? by_pass_1_0_pass_1_0 : by_pass_1_0;

  assign source_word_difference[0 +: 4] = source_present_shifted_unshifted_choice[5:2] - {2'd0, tile_step};

  reg [9:0] by_pass_1_0_window_5;
  always @*
    case (pass[1:0])
      2'd1: by_pass_1_0_window_5 = {window[5*4 +: 4], word[5*4 +: 4], misaligned[5*2 +: 2]};
      2'd2: by_pass_1_0_window_5 = {window[6*4 +: 4], word[6*4 +: 4], misaligned[6*2 +: 2]};
      2'd3: by_pass_1_0_window_5 = {window[7*4 +: 4], word[7*4 +: 4], misaligned[7*2 +: 2]};
      default: by_pass_1_0_window_5 = {window[4*4 +: 4], word[4*4 +: 4], misaligned[4*2 +: 2]};
    endcase

  reg [9:0] by_pass_1_0_window_13;
  always @*
    case (pass[1:0])
      2'd1: by_pass_1_0_window_13 = {window[13*4 +: 4], word[13*4 +: 4], misaligned[13*2 +: 2]};
      2'd2: by_pass_1_0_window_13 = {window[14*4 +: 4], word[14*4 +: 4], misaligned[14*2 +: 2]};
      2'd3: by_pass_1_0_window_13 = {window[15*4 +: 4], word[15*4 +: 4], misaligned[15*2 +: 2]};
      default: by_pass_1_0_window_13 = {window[12*4 +: 4], word[12*4 +: 4], misaligned[12*2 +: 2]};
    endcase

  reg [9:0] by_pass_1_0_window_21;
  always @*
    case (pass[1:0])
      2'd1: by_pass_1_0_window_21 = {window[21*4 +: 4], word[21*4 +: 4], misaligned[21*2 +: 2]};
      2'd2: by_pass_1_0_window_21 = {window[22*4 +: 4], word[22*4 +: 4], misaligned[22*2 +: 2]};
      2'd3: by_pass_1_0_window_21 = {window[23*4 +: 4], word[23*4 +: 4], misaligned[23*2 +: 2]};
      default: by_pass_1_0_window_21 = {window[20*4 +: 4], word[20*4 +: 4], misaligned[20*2 +: 2]};
    endcase

  wire [9:0] source_present_shifted_unshifted_choice_pass = tile_wave64_and_not_tile_bytes ? (pass[2] ?
      by_pass_1_0_window_21 : by_pass_1_0_window_5) : pass[2] ? by_pass_1_0_window_13 : by_pass_1_0_window_5;

  assign source_word_difference[1*4 +: 4] = source_present_shifted_unshifted_choice_pass[5:2] - {2'd0, tile_step};

  reg [9:0] by_pass_1_0_window_25;
  always @*
    case (pass[1:0])
      2'd1: by_pass_1_0_window_25 = {window[25*4 +: 4], word[25*4 +: 4], misaligned[25*2 +: 2]};
      2'd2: by_pass_1_0_window_25 = {window[26*4 +: 4], word[26*4 +: 4], misaligned[26*2 +: 2]};
      2'd3: by_pass_1_0_window_25 = {window[27*4 +: 4], word[27*4 +: 4], misaligned[27*2 +: 2]};
      default: by_pass_1_0_window_25 = {window[24*4 +: 4], word[24*4 +: 4], misaligned[24*2 +: 2]};
    endcase

  wire [9:0] source_present_shifted_unshifted_choice_2 = tile_wave64_and_not_tile_bytes ? (pass[2] ?
      by_pass_1_0_window_25 : by_pass_1_0_pass_1_0) : pass[2] ? by_pass_1_0_window_25 : by_pass_1_0_pass;

  assign source_word_difference[2*4 +: 4] = source_present_shifted_unshifted_choice_2[5:2] - {2'd0, tile_step};

  reg [9:0] by_pass_1_0_window_29;
  always @*
    case (pass[1:0])
      2'd1: by_pass_1_0_window_29 = {window[29*4 +: 4], word[29*4 +: 4], misaligned[29*2 +: 2]};
      2'd2: by_pass_1_0_window_29 = {window[30*4 +: 4], word[30*4 +: 4], misaligned[30*2 +: 2]};
      2'd3: by_pass_1_0_window_29 = {window[31*4 +: 4], word[31*4 +: 4], misaligned[31*2 +: 2]};
      default: by_pass_1_0_window_29 = {window[28*4 +: 4], word[28*4 +: 4], misaligned[28*2 +: 2]};
    endcase

  wire [9:0] source_present_shifted_unshifted_choice_3 = tile_wave64_and_not_tile_bytes ? (pass[2] ?
      by_pass_1_0_window_29 : by_pass_1_0_window_13) : pass[2] ? by_pass_1_0_window_29 : by_pass_1_0_window_21;

  assign source_word_difference[3*4 +: 4] = source_present_shifted_unshifted_choice_3[5:2] - {2'd0, tile_step};
  assign source_present_shifted[0 +: 7] = {3'd0, source_present_shifted_unshifted_choice[9:6]} << tile_step;
  assign source_present_shifted[1*7 +: 7] = {3'd0, source_present_shifted_unshifted_choice_pass[9:6]} << tile_step;
  assign source_present_shifted[2*7 +: 7] = {3'd0, source_present_shifted_unshifted_choice_2[9:6]} << tile_step;
  assign source_present_shifted[3*7 +: 7] = {3'd0, source_present_shifted_unshifted_choice_3[9:6]} << tile_step;
  genvar i;

  for (i = 0; i < 4; i = i + 1) begin : each_source_present
    assign source_word[8*i*4 +: 4] = source_word_difference[i*4 +: 4];
    assign source_word[(8*i + 1)*4 +: 4] = source_word_difference[i*4 +: 4];
    assign source_present[8*i] = source_present_shifted[i*7];
    assign source_present[8*i + 1] = source_present_shifted[i*7];
  end

  for (i = 0; i < 8; i = i + 1) begin : each_source_misaligned
    assign source_misaligned[i*2 +: 2] = source_present_shifted_unshifted_choice[1:0];
    assign source_misaligned[(i + 8)*2 +: 2] = source_present_shifted_unshifted_choice_pass[1:0];
    assign source_misaligned[(i + 16)*2 +: 2] = source_present_shifted_unshifted_choice_2[1:0];
    assign source_misaligned[(i + 24)*2 +: 2] = source_present_shifted_unshifted_choice_3[1:0];
  end

endmodule

`default_nettype wire
