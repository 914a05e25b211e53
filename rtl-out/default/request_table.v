// request_table: generator of hdl/src/memory/request_table.rs
// Written by Tombolo; change the source.

module request_table (
  input wire clock,
  input wire write,
  input wire [5:0] number,
  input wire [52:0] facts,
  input wire fills,
  input wire served_0,
  input wire served_1,
  input wire served_2,
  input wire served_3,
  input wire served_4,
  input wire served_5,
  input wire served_6,
  input wire served_7,
  input wire served_8,
  input wire served_9,
  input wire served_10,
  input wire served_11,
  input wire served_12,
  input wire served_13,
  input wire served_14,
  input wire served_15,
  input wire served_16,
  input wire served_17,
  input wire served_18,
  input wire served_19,
  input wire served_20,
  input wire served_21,
  input wire served_22,
  input wire served_23,
  input wire served_24,
  input wire served_25,
  input wire served_26,
  input wire served_27,
  input wire served_28,
  input wire served_29,
  input wire served_30,
  input wire served_31,
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
  output wire [6:0] answered_index,
  output wire [52:0] oldest_facts,
  output wire oldest_served_0,
  output wire oldest_served_1,
  output wire oldest_served_2,
  output wire oldest_served_3,
  output wire oldest_served_4,
  output wire oldest_served_5,
  output wire oldest_served_6,
  output wire oldest_served_7,
  output wire oldest_served_8,
  output wire oldest_served_9,
  output wire oldest_served_10,
  output wire oldest_served_11,
  output wire oldest_served_12,
  output wire oldest_served_13,
  output wire oldest_served_14,
  output wire oldest_served_15,
  output wire oldest_served_16,
  output wire oldest_served_17,
  output wire oldest_served_18,
  output wire oldest_served_19,
  output wire oldest_served_20,
  output wire oldest_served_21,
  output wire oldest_served_22,
  output wire oldest_served_23,
  output wire oldest_served_24,
  output wire oldest_served_25,
  output wire oldest_served_26,
  output wire oldest_served_27,
  output wire oldest_served_28,
  output wire oldest_served_29,
  output wire oldest_served_30,
  output wire oldest_served_31,
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

  wire [7:0] fill_answered;
  wire [52:0] facts_oldest;
  wire [223:0] lanes_oldest;

  assign answered_fills = fill_answered[7];
  assign answered_index = fill_answered[6:0];
  assign oldest_facts = facts_oldest;
  assign oldest_served_0 = lanes_oldest[192];
  assign oldest_served_1 = lanes_oldest[193];
  assign oldest_served_2 = lanes_oldest[194];
  assign oldest_served_3 = lanes_oldest[195];
  assign oldest_served_4 = lanes_oldest[196];
  assign oldest_served_5 = lanes_oldest[197];
  assign oldest_served_6 = lanes_oldest[198];
  assign oldest_served_7 = lanes_oldest[199];
  assign oldest_served_8 = lanes_oldest[200];
  assign oldest_served_9 = lanes_oldest[201];
  assign oldest_served_10 = lanes_oldest[202];
  assign oldest_served_11 = lanes_oldest[203];
  assign oldest_served_12 = lanes_oldest[204];
  assign oldest_served_13 = lanes_oldest[205];
  assign oldest_served_14 = lanes_oldest[206];
  assign oldest_served_15 = lanes_oldest[207];
  assign oldest_served_16 = lanes_oldest[208];
  assign oldest_served_17 = lanes_oldest[209];
  assign oldest_served_18 = lanes_oldest[210];
  assign oldest_served_19 = lanes_oldest[211];
  assign oldest_served_20 = lanes_oldest[212];
  assign oldest_served_21 = lanes_oldest[213];
  assign oldest_served_22 = lanes_oldest[214];
  assign oldest_served_23 = lanes_oldest[215];
  assign oldest_served_24 = lanes_oldest[216];
  assign oldest_served_25 = lanes_oldest[217];
  assign oldest_served_26 = lanes_oldest[218];
  assign oldest_served_27 = lanes_oldest[219];
  assign oldest_served_28 = lanes_oldest[220];
  assign oldest_served_29 = lanes_oldest[221];
  assign oldest_served_30 = lanes_oldest[222];
  assign oldest_served_31 = lanes_oldest[223];
  assign oldest_word_0 = lanes_oldest[5:2];
  assign oldest_word_1 = lanes_oldest[11:8];
  assign oldest_word_2 = lanes_oldest[17:14];
  assign oldest_word_3 = lanes_oldest[23:20];
  assign oldest_word_4 = lanes_oldest[29:26];
  assign oldest_word_5 = lanes_oldest[35:32];
  assign oldest_word_6 = lanes_oldest[41:38];
  assign oldest_word_7 = lanes_oldest[47:44];
  assign oldest_word_8 = lanes_oldest[53:50];
  assign oldest_word_9 = lanes_oldest[59:56];
  assign oldest_word_10 = lanes_oldest[65:62];
  assign oldest_word_11 = lanes_oldest[71:68];
  assign oldest_word_12 = lanes_oldest[77:74];
  assign oldest_word_13 = lanes_oldest[83:80];
  assign oldest_word_14 = lanes_oldest[89:86];
  assign oldest_word_15 = lanes_oldest[95:92];
  assign oldest_word_16 = lanes_oldest[101:98];
  assign oldest_word_17 = lanes_oldest[107:104];
  assign oldest_word_18 = lanes_oldest[113:110];
  assign oldest_word_19 = lanes_oldest[119:116];
  assign oldest_word_20 = lanes_oldest[125:122];
  assign oldest_word_21 = lanes_oldest[131:128];
  assign oldest_word_22 = lanes_oldest[137:134];
  assign oldest_word_23 = lanes_oldest[143:140];
  assign oldest_word_24 = lanes_oldest[149:146];
  assign oldest_word_25 = lanes_oldest[155:152];
  assign oldest_word_26 = lanes_oldest[161:158];
  assign oldest_word_27 = lanes_oldest[167:164];
  assign oldest_word_28 = lanes_oldest[173:170];
  assign oldest_word_29 = lanes_oldest[179:176];
  assign oldest_word_30 = lanes_oldest[185:182];
  assign oldest_word_31 = lanes_oldest[191:188];
  assign oldest_misaligned_0 = lanes_oldest[1:0];
  assign oldest_misaligned_1 = lanes_oldest[7:6];
  assign oldest_misaligned_2 = lanes_oldest[13:12];
  assign oldest_misaligned_3 = lanes_oldest[19:18];
  assign oldest_misaligned_4 = lanes_oldest[25:24];
  assign oldest_misaligned_5 = lanes_oldest[31:30];
  assign oldest_misaligned_6 = lanes_oldest[37:36];
  assign oldest_misaligned_7 = lanes_oldest[43:42];
  assign oldest_misaligned_8 = lanes_oldest[49:48];
  assign oldest_misaligned_9 = lanes_oldest[55:54];
  assign oldest_misaligned_10 = lanes_oldest[61:60];
  assign oldest_misaligned_11 = lanes_oldest[67:66];
  assign oldest_misaligned_12 = lanes_oldest[73:72];
  assign oldest_misaligned_13 = lanes_oldest[79:78];
  assign oldest_misaligned_14 = lanes_oldest[85:84];
  assign oldest_misaligned_15 = lanes_oldest[91:90];
  assign oldest_misaligned_16 = lanes_oldest[97:96];
  assign oldest_misaligned_17 = lanes_oldest[103:102];
  assign oldest_misaligned_18 = lanes_oldest[109:108];
  assign oldest_misaligned_19 = lanes_oldest[115:114];
  assign oldest_misaligned_20 = lanes_oldest[121:120];
  assign oldest_misaligned_21 = lanes_oldest[127:126];
  assign oldest_misaligned_22 = lanes_oldest[133:132];
  assign oldest_misaligned_23 = lanes_oldest[139:138];
  assign oldest_misaligned_24 = lanes_oldest[145:144];
  assign oldest_misaligned_25 = lanes_oldest[151:150];
  assign oldest_misaligned_26 = lanes_oldest[157:156];
  assign oldest_misaligned_27 = lanes_oldest[163:162];
  assign oldest_misaligned_28 = lanes_oldest[169:168];
  assign oldest_misaligned_29 = lanes_oldest[175:174];
  assign oldest_misaligned_30 = lanes_oldest[181:180];
  assign oldest_misaligned_31 = lanes_oldest[187:186];

  (* no_rw_check *)
  reg [52:0] facts_ram [0:63];
  integer facts_ram_word;
  initial begin
    for (facts_ram_word = 0; facts_ram_word < 64; facts_ram_word = facts_ram_word + 1) facts_ram[facts_ram_word] =
        53'd0;
  end
  always @(posedge clock) begin
    if (write) begin
      facts_ram[number] <= facts;
    end
  end
  assign facts_oldest = facts_ram[oldest];

  (* no_rw_check *)
  reg [7:0] fills_ram [0:63];
  integer fills_ram_word;
  initial begin
    for (fills_ram_word = 0; fills_ram_word < 64; fills_ram_word = fills_ram_word + 1) fills_ram[fills_ram_word] =
        8'd0;
  end
  always @(posedge clock) begin
    if (write) begin
      fills_ram[number] <= {fills, facts[52:46]};
    end
  end
  assign fill_answered = fills_ram[answered];

  wire [31:0] joined_1 = {served_31, served_30, served_29, served_28, served_27, served_26, served_25, served_24,
      served_23, served_22, served_21, served_20, served_19, served_18, served_17, served_16, served_15, served_14,
      served_13, served_12, served_11, served_10, served_9, served_8, served_7, served_6, served_5, served_4,
      served_3, served_2, served_1, served_0};
  wire [191:0] joined_2 = {{word_31, misaligned_31}, {word_30, misaligned_30}, {word_29, misaligned_29}, {word_28,
      misaligned_28}, {word_27, misaligned_27}, {word_26, misaligned_26}, {word_25, misaligned_25}, {word_24,
      misaligned_24}, {word_23, misaligned_23}, {word_22, misaligned_22}, {word_21, misaligned_21}, {word_20,
      misaligned_20}, {word_19, misaligned_19}, {word_18, misaligned_18}, {word_17, misaligned_17}, {word_16,
      misaligned_16}, {word_15, misaligned_15}, {word_14, misaligned_14}, {word_13, misaligned_13}, {word_12,
      misaligned_12}, {word_11, misaligned_11}, {word_10, misaligned_10}, {word_9, misaligned_9}, {word_8,
      misaligned_8}, {word_7, misaligned_7}, {word_6, misaligned_6}, {word_5, misaligned_5}, {word_4, misaligned_4},
      {word_3, misaligned_3}, {word_2, misaligned_2}, {word_1, misaligned_1}, {word_0, misaligned_0}};

  (* no_rw_check *)
  reg [223:0] lanes_ram [0:63];
  integer lanes_ram_word;
  initial begin
    for (lanes_ram_word = 0; lanes_ram_word < 64; lanes_ram_word = lanes_ram_word + 1) lanes_ram[lanes_ram_word] =
        224'd0;
  end
  always @(posedge clock) begin
    if (write) begin
      lanes_ram[number] <= {joined_1, joined_2};
    end
  end
  assign lanes_oldest = lanes_ram[oldest];

endmodule
