// request_table: generator of hdl/src/memory/request_table.rs
// Written by Tombolo; change the source.
// SPDX-License-Identifier: MIT OR Apache-2.0

`default_nettype none

module request_table (
  input wire clock,
  input wire write,
  input wire [5:0] number,
  input wire [53:0] facts,
  input wire fills,
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
  input wire [5:0] answered,
  input wire [5:0] oldest,
  output wire answered_fills,
  output wire [7:0] answered_index,
  output wire [53:0] oldest_facts,
  output wire [3:0] oldest_rows,
  output wire [3:0] oldest_window_0,
  output wire [3:0] oldest_window_1,
  output wire [3:0] oldest_window_2,
  output wire [3:0] oldest_window_3,
  output wire [3:0] oldest_window_4,
  output wire [3:0] oldest_window_5,
  output wire [3:0] oldest_window_6,
  output wire [3:0] oldest_window_7,
  output wire [3:0] oldest_window_8,
  output wire [3:0] oldest_window_9,
  output wire [3:0] oldest_window_10,
  output wire [3:0] oldest_window_11,
  output wire [3:0] oldest_window_12,
  output wire [3:0] oldest_window_13,
  output wire [3:0] oldest_window_14,
  output wire [3:0] oldest_window_15,
  output wire [3:0] oldest_window_16,
  output wire [3:0] oldest_window_17,
  output wire [3:0] oldest_window_18,
  output wire [3:0] oldest_window_19,
  output wire [3:0] oldest_window_20,
  output wire [3:0] oldest_window_21,
  output wire [3:0] oldest_window_22,
  output wire [3:0] oldest_window_23,
  output wire [3:0] oldest_window_24,
  output wire [3:0] oldest_window_25,
  output wire [3:0] oldest_window_26,
  output wire [3:0] oldest_window_27,
  output wire [3:0] oldest_window_28,
  output wire [3:0] oldest_window_29,
  output wire [3:0] oldest_window_30,
  output wire [3:0] oldest_window_31,
  output wire [3:0] oldest_word_0,
  output wire [3:0] oldest_word_1,
  output wire [3:0] oldest_word_2,
  output wire [3:0] oldest_word_3,
  output wire [3:0] oldest_word_4,
  output wire [3:0] oldest_word_5,
  output wire [3:0] oldest_word_6,
  output wire [3:0] oldest_word_7,
  output wire [3:0] oldest_word_8,
  output wire [3:0] oldest_word_9,
  output wire [3:0] oldest_word_10,
  output wire [3:0] oldest_word_11,
  output wire [3:0] oldest_word_12,
  output wire [3:0] oldest_word_13,
  output wire [3:0] oldest_word_14,
  output wire [3:0] oldest_word_15,
  output wire [3:0] oldest_word_16,
  output wire [3:0] oldest_word_17,
  output wire [3:0] oldest_word_18,
  output wire [3:0] oldest_word_19,
  output wire [3:0] oldest_word_20,
  output wire [3:0] oldest_word_21,
  output wire [3:0] oldest_word_22,
  output wire [3:0] oldest_word_23,
  output wire [3:0] oldest_word_24,
  output wire [3:0] oldest_word_25,
  output wire [3:0] oldest_word_26,
  output wire [3:0] oldest_word_27,
  output wire [3:0] oldest_word_28,
  output wire [3:0] oldest_word_29,
  output wire [3:0] oldest_word_30,
  output wire [3:0] oldest_word_31,
  output wire [1:0] oldest_misaligned_0,
  output wire [1:0] oldest_misaligned_1,
  output wire [1:0] oldest_misaligned_2,
  output wire [1:0] oldest_misaligned_3,
  output wire [1:0] oldest_misaligned_4,
  output wire [1:0] oldest_misaligned_5,
  output wire [1:0] oldest_misaligned_6,
  output wire [1:0] oldest_misaligned_7,
  output wire [1:0] oldest_misaligned_8,
  output wire [1:0] oldest_misaligned_9,
  output wire [1:0] oldest_misaligned_10,
  output wire [1:0] oldest_misaligned_11,
  output wire [1:0] oldest_misaligned_12,
  output wire [1:0] oldest_misaligned_13,
  output wire [1:0] oldest_misaligned_14,
  output wire [1:0] oldest_misaligned_15,
  output wire [1:0] oldest_misaligned_16,
  output wire [1:0] oldest_misaligned_17,
  output wire [1:0] oldest_misaligned_18,
  output wire [1:0] oldest_misaligned_19,
  output wire [1:0] oldest_misaligned_20,
  output wire [1:0] oldest_misaligned_21,
  output wire [1:0] oldest_misaligned_22,
  output wire [1:0] oldest_misaligned_23,
  output wire [1:0] oldest_misaligned_24,
  output wire [1:0] oldest_misaligned_25,
  output wire [1:0] oldest_misaligned_26,
  output wire [1:0] oldest_misaligned_27,
  output wire [1:0] oldest_misaligned_28,
  output wire [1:0] oldest_misaligned_29,
  output wire [1:0] oldest_misaligned_30,
  output wire [1:0] oldest_misaligned_31
);

  wire [8:0] fill_answered;
  wire [53:0] facts_oldest;
  wire [319:0] lanes_oldest;

  assign answered_fills = fill_answered[8];
  assign answered_index = fill_answered[7:0];
  assign oldest_facts = facts_oldest;

  wire [3:0] disjunction_1 = oldest_window_0 | oldest_window_1 | oldest_window_2 | oldest_window_3;
  wire [3:0] disjunction_2 = disjunction_1 | oldest_window_4 | oldest_window_5 | oldest_window_6;
  wire [3:0] disjunction_3 = disjunction_2 | oldest_window_7 | oldest_window_8 | oldest_window_9;
  wire [3:0] disjunction_4 = disjunction_3 | oldest_window_10 | oldest_window_11 | oldest_window_12;
  wire [3:0] disjunction_5 = disjunction_4 | oldest_window_13 | oldest_window_14 | oldest_window_15;
  wire [3:0] disjunction_6 = disjunction_5 | oldest_window_16 | oldest_window_17 | oldest_window_18;
  wire [3:0] disjunction_7 = disjunction_6 | oldest_window_19 | oldest_window_20 | oldest_window_21;
  wire [3:0] disjunction_8 = disjunction_7 | oldest_window_22 | oldest_window_23 | oldest_window_24;
  wire [3:0] disjunction_9 = disjunction_8 | oldest_window_25 | oldest_window_26 | oldest_window_27;
  wire [3:0] disjunction_10 = disjunction_9 | oldest_window_28 | oldest_window_29 | oldest_window_30;

  assign oldest_rows = disjunction_10 | oldest_window_31;
  assign oldest_window_0 = lanes_oldest[9:6];
  assign oldest_window_1 = lanes_oldest[19:16];
  assign oldest_window_2 = lanes_oldest[29:26];
  assign oldest_window_3 = lanes_oldest[39:36];
  assign oldest_window_4 = lanes_oldest[49:46];
  assign oldest_window_5 = lanes_oldest[59:56];
  assign oldest_window_6 = lanes_oldest[69:66];
  assign oldest_window_7 = lanes_oldest[79:76];
  assign oldest_window_8 = lanes_oldest[89:86];
  assign oldest_window_9 = lanes_oldest[99:96];
  assign oldest_window_10 = lanes_oldest[109:106];
  assign oldest_window_11 = lanes_oldest[119:116];
  assign oldest_window_12 = lanes_oldest[129:126];
  assign oldest_window_13 = lanes_oldest[139:136];
  assign oldest_window_14 = lanes_oldest[149:146];
  assign oldest_window_15 = lanes_oldest[159:156];
  assign oldest_window_16 = lanes_oldest[169:166];
  assign oldest_window_17 = lanes_oldest[179:176];
  assign oldest_window_18 = lanes_oldest[189:186];
  assign oldest_window_19 = lanes_oldest[199:196];
  assign oldest_window_20 = lanes_oldest[209:206];
  assign oldest_window_21 = lanes_oldest[219:216];
  assign oldest_window_22 = lanes_oldest[229:226];
  assign oldest_window_23 = lanes_oldest[239:236];
  assign oldest_window_24 = lanes_oldest[249:246];
  assign oldest_window_25 = lanes_oldest[259:256];
  assign oldest_window_26 = lanes_oldest[269:266];
  assign oldest_window_27 = lanes_oldest[279:276];
  assign oldest_window_28 = lanes_oldest[289:286];
  assign oldest_window_29 = lanes_oldest[299:296];
  assign oldest_window_30 = lanes_oldest[309:306];
  assign oldest_window_31 = lanes_oldest[319:316];
  assign oldest_word_0 = lanes_oldest[5:2];
  assign oldest_word_1 = lanes_oldest[15:12];
  assign oldest_word_2 = lanes_oldest[25:22];
  assign oldest_word_3 = lanes_oldest[35:32];
  assign oldest_word_4 = lanes_oldest[45:42];
  assign oldest_word_5 = lanes_oldest[55:52];
  assign oldest_word_6 = lanes_oldest[65:62];
  assign oldest_word_7 = lanes_oldest[75:72];
  assign oldest_word_8 = lanes_oldest[85:82];
  assign oldest_word_9 = lanes_oldest[95:92];
  assign oldest_word_10 = lanes_oldest[105:102];
  assign oldest_word_11 = lanes_oldest[115:112];
  assign oldest_word_12 = lanes_oldest[125:122];
  assign oldest_word_13 = lanes_oldest[135:132];
  assign oldest_word_14 = lanes_oldest[145:142];
  assign oldest_word_15 = lanes_oldest[155:152];
  assign oldest_word_16 = lanes_oldest[165:162];
  assign oldest_word_17 = lanes_oldest[175:172];
  assign oldest_word_18 = lanes_oldest[185:182];
  assign oldest_word_19 = lanes_oldest[195:192];
  assign oldest_word_20 = lanes_oldest[205:202];
  assign oldest_word_21 = lanes_oldest[215:212];
  assign oldest_word_22 = lanes_oldest[225:222];
  assign oldest_word_23 = lanes_oldest[235:232];
  assign oldest_word_24 = lanes_oldest[245:242];
  assign oldest_word_25 = lanes_oldest[255:252];
  assign oldest_word_26 = lanes_oldest[265:262];
  assign oldest_word_27 = lanes_oldest[275:272];
  assign oldest_word_28 = lanes_oldest[285:282];
  assign oldest_word_29 = lanes_oldest[295:292];
  assign oldest_word_30 = lanes_oldest[305:302];
  assign oldest_word_31 = lanes_oldest[315:312];
  assign oldest_misaligned_0 = lanes_oldest[1:0];
  assign oldest_misaligned_1 = lanes_oldest[11:10];
  assign oldest_misaligned_2 = lanes_oldest[21:20];
  assign oldest_misaligned_3 = lanes_oldest[31:30];
  assign oldest_misaligned_4 = lanes_oldest[41:40];
  assign oldest_misaligned_5 = lanes_oldest[51:50];
  assign oldest_misaligned_6 = lanes_oldest[61:60];
  assign oldest_misaligned_7 = lanes_oldest[71:70];
  assign oldest_misaligned_8 = lanes_oldest[81:80];
  assign oldest_misaligned_9 = lanes_oldest[91:90];
  assign oldest_misaligned_10 = lanes_oldest[101:100];
  assign oldest_misaligned_11 = lanes_oldest[111:110];
  assign oldest_misaligned_12 = lanes_oldest[121:120];
  assign oldest_misaligned_13 = lanes_oldest[131:130];
  assign oldest_misaligned_14 = lanes_oldest[141:140];
  assign oldest_misaligned_15 = lanes_oldest[151:150];
  assign oldest_misaligned_16 = lanes_oldest[161:160];
  assign oldest_misaligned_17 = lanes_oldest[171:170];
  assign oldest_misaligned_18 = lanes_oldest[181:180];
  assign oldest_misaligned_19 = lanes_oldest[191:190];
  assign oldest_misaligned_20 = lanes_oldest[201:200];
  assign oldest_misaligned_21 = lanes_oldest[211:210];
  assign oldest_misaligned_22 = lanes_oldest[221:220];
  assign oldest_misaligned_23 = lanes_oldest[231:230];
  assign oldest_misaligned_24 = lanes_oldest[241:240];
  assign oldest_misaligned_25 = lanes_oldest[251:250];
  assign oldest_misaligned_26 = lanes_oldest[261:260];
  assign oldest_misaligned_27 = lanes_oldest[271:270];
  assign oldest_misaligned_28 = lanes_oldest[281:280];
  assign oldest_misaligned_29 = lanes_oldest[291:290];
  assign oldest_misaligned_30 = lanes_oldest[301:300];
  assign oldest_misaligned_31 = lanes_oldest[311:310];

  (* no_rw_check *)
  reg [53:0] facts_ram [0:63];
  integer facts_ram_word;
  initial begin
    for (facts_ram_word = 0; facts_ram_word < 64; facts_ram_word = facts_ram_word + 1) facts_ram[facts_ram_word] =
        54'd0;
  end
  always @(posedge clock) begin
    if (write) begin
      facts_ram[number] <= facts;
    end
  end
  assign facts_oldest = facts_ram[oldest];

  (* no_rw_check *)
  reg [8:0] fills_ram [0:63];
  integer fills_ram_word;
  initial begin
    for (fills_ram_word = 0; fills_ram_word < 64; fills_ram_word = fills_ram_word + 1) fills_ram[fills_ram_word] =
        9'd0;
  end
  always @(posedge clock) begin
    if (write) begin
      fills_ram[number] <= {fills, facts[52:45]};
    end
  end
  assign fill_answered = fills_ram[answered];

  (* no_rw_check *)
  reg [319:0] lanes_ram [0:63];
  integer lanes_ram_word;
  initial begin
    for (lanes_ram_word = 0; lanes_ram_word < 64; lanes_ram_word = lanes_ram_word + 1) lanes_ram[lanes_ram_word] =
        320'd0;
  end
  always @(posedge clock) begin
    if (write) begin
      lanes_ram[number] <= {{window_31, word_31, misaligned_31}, {window_30, word_30, misaligned_30}, {window_29,
          word_29, misaligned_29}, {window_28, word_28, misaligned_28}, {window_27, word_27, misaligned_27},
          {window_26, word_26, misaligned_26}, {window_25, word_25, misaligned_25}, {window_24, word_24,
          misaligned_24}, {window_23, word_23, misaligned_23}, {window_22, word_22, misaligned_22}, {window_21,
          word_21, misaligned_21}, {window_20, word_20, misaligned_20}, {window_19, word_19, misaligned_19},
          {window_18, word_18, misaligned_18}, {window_17, word_17, misaligned_17}, {window_16, word_16,
          misaligned_16}, {window_15, word_15, misaligned_15}, {window_14, word_14, misaligned_14}, {window_13,
          word_13, misaligned_13}, {window_12, word_12, misaligned_12}, {window_11, word_11, misaligned_11},
          {window_10, word_10, misaligned_10}, {window_9, word_9, misaligned_9}, {window_8, word_8, misaligned_8},
          {window_7, word_7, misaligned_7}, {window_6, word_6, misaligned_6}, {window_5, word_5, misaligned_5},
          {window_4, word_4, misaligned_4}, {window_3, word_3, misaligned_3}, {window_2, word_2, misaligned_2},
          {window_1, word_1, misaligned_1}, {window_0, word_0, misaligned_0}};
    end
  end
  assign lanes_oldest = lanes_ram[oldest];

endmodule

`default_nettype wire
