// predecode: generator of hdl/src/front/predecode.rs
// Written by Tombolo; change the source.

module predecode (
  input wire [31:0] word0,
  input wire [31:0] word1,
  output wire [2:0] class_,
  output wire [2:0] dwords,
  output wire writes_scalar,
  output wire is_store
);

  wire is_vglobal;
  wire is_vop3;
  wire is_vop2;
  wire is_vopc;
  wire is_vop1;
  wire is_smem;
  wire is_sop2;
  wire is_sopk;
  wire is_sopp;
  wire is_sopc;
  wire is_sop1;

  assign is_vglobal = word0[31:24] == 8'hee;
  assign is_vop3 = word0[31:26] == 6'h35;
  assign is_vop2 = word0[31] == 1'b0;
  assign is_vopc = word0[31:25] == 7'h3e;
  assign is_vop1 = word0[31:25] == 7'h3f;
  assign is_smem = word0[31:26] == 6'h3d;
  assign is_sop2 = word0[31:30] == 2'd2;
  assign is_sopk = word0[31:28] == 4'hb;
  assign is_sopp = word0[31:23] == 9'h17f;
  assign is_sopc = word0[31:23] == 9'h17e;
  assign is_sop1 = word0[31:23] == 9'h17d;

  wire [255:0] value_1 = 256'h3cf00000;
  wire [1023:0] value_2 =
      1024'hf00000000000000000000000000000000000fffc3ffb6df32f87ffff6dfffe0000000000000000000000000000000000000000000000000000000007000000020000000000000000000000000000000000000000000000000000000000000000;
  wire slice_1 = value_2[word0[25:16]];
  wire disjunction_1 = ((~(word1[25:18] < 8'hd1)) & (~(8'hef < word1[25:18]))) | ((~(word1[25:18] < 8'hf9)) &
      (~(8'hfc < word1[25:18])));
  wire disjunction_2 = disjunction_1 | ((~(word1[25:18] < 8'hfe)) & (~(8'hfe < word1[25:18])));
  wire [1023:0] value_3 =
      1024'h1fff000000066700f87ff00ffefff00000000000000000000000000000000000fffc3ffb6df32f87ffff6dfffe00000000000000000000000000000000000000000000000000087f88e7ff7e7ffee00000007e7e7e7e7e7e7ffe7ffe7ffee00000007e7e7e7e7e7e7ffe7ffe7ffe;
  wire slice_2 = value_3[word0[25:16]];
  wire disjunction_3 = ((~(word1[16:9] < 8'hd1)) & (~(8'hef < word1[16:9]))) | ((~(word1[16:9] < 8'hf9)) & (~(8'hfc <
      word1[16:9])));
  wire disjunction_4 = disjunction_3 | ((~(word1[16:9] < 8'hfe)) & (~(8'hfe < word1[16:9])));
  wire [1023:0] value_4 =
      1024'h1fff000000066700f87ff00ffefff00000000000000000000000000003ff0000fffc3ffb6df32f87ffff6dfffe000000fe1fffff011dfffaccbf17fffdfe0000000000000000087f88e7ff7e7ffee00000007e7e7e7e7e7e7ffe7ffe7ffee00000007e7e7e7e7e7e7ffe7ffe7ffe;
  wire slice_3 = value_4[word0[25:16]];
  wire disjunction_5 = ((~(word1[7:0] < 8'hd1)) & (~(8'hef < word1[7:0]))) | ((~(word1[7:0] < 8'hf9)) & (~(8'hfc <
      word1[7:0])));
  wire disjunction_6 = disjunction_5 | ((~(word1[7:0] < 8'hfe)) & (~(8'hfe < word1[7:0])));
  wire disjunction_7 = (disjunction_6 & slice_3 & (~word1[8])) | (disjunction_4 & slice_2 & (~word1[17]));
  wire [1023:0] value_5 = 1024'he00000007e7e7e7e7e7e7ffe7ffe7ffe00000000000000000000000000000000;
  wire [1023:0] value_6 =
      1024'h7f00000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000007000000000000000000000000000000000000000000000000000000000000000000000000;
  wire [1023:0] value_7 =
      1024'h1000000000034000000000000000000000000000000000000000000000000000000000000000000000000000000000800000000000020000000000000000000000e3bf000002000000007e007e7e0000000000000000000000007e007e7e0000000000000000;
  wire slice_4 = value_7[word0[25:16]];
  wire conjunction_1 = (((|word0[10:8]) & slice_4) | (|word0[14:11])) & (~value_6[word0[25:16]]);
  wire disjunction_8 = word0[15] | (|word1[28:27]) | ((|word1[31:29]) & slice_4) | conjunction_1;
  wire disjunction_9 = disjunction_8 | (value_5[word0[25:16]] & (~(word0[7:0] == 8'h7e)));
  wire disjunction_10 = disjunction_9 | disjunction_7 | (disjunction_2 & slice_1 & (~word1[26]));
  wire [1023:0] value_8 =
      1024'h1000000000034000000000000000000000000000000000000000000000000000000000080000000000000000000000800000000000020000000000000000000008e3bf00013a000000007e007e7e0000000000000000000000007e007e7e0000000000000000;
  wire [63:0] value_9 = 64'h19ffb8e7ff7e7ffe;
  wire slice_5 = value_9[word0[30:25]];
  wire disjunction_11 = ((~(word0[7:0] < 8'hd1)) & (~(8'hef < word0[7:0]))) | ((~(word0[7:0] < 8'hf9)) & (~(8'hfc <
      word0[7:0])));
  wire disjunction_12 = disjunction_11 | ((~(word0[7:0] < 8'hfe)) & (~(8'hfe < word0[7:0])));
  wire [63:0] value_10 = 64'h8e3bf00013a;
  wire conjunction_2 = value_10[word0[30:25]] & (~(disjunction_12 & slice_5 & (~word0[8])));
  wire [255:0] value_11 = 256'he00000007e7e7e7e7e7e7ffe7ffe7ffee00000007e7e7e7e7e7e7ffe7ffe7ffe;
  wire slice_6 = value_11[word0[24:17]];
  wire [255:0] value_12 = 256'h7e007e7e0000000000000000000000007e007e7e0000000000000000;
  wire conjunction_3 = value_12[word0[24:17]] & (~(disjunction_12 & slice_6 & (~word0[8])));
  wire [255:0] value_13 = 256'hffffffff011dfffaccbf17fffdfe;
  wire slice_7 = value_13[word0[16:9]];
  wire [255:0] value_14 = 256'h80000000000002;
  wire conjunction_4 = value_14[word0[16:9]] & (~(disjunction_12 & slice_7 & (~word0[8])));
  wire [63:0] value_15 = 64'hf3f;
  wire [127:0] value_16 = 128'h3fffff003f7fffffffff7f;
  wire slice_8 = value_16[word0[29:23]];
  wire disjunction_13 = ((~(word0[15:8] < 8'hd1)) & (~(8'hef < word0[15:8]))) | ((~(word0[15:8] < 8'hf9)) & (~(8'hfc
      < word0[15:8])));
  wire disjunction_14 = disjunction_13 | ((~(word0[15:8] < 8'hfe)) & (~(8'hfe < word0[15:8])));
  wire disjunction_15 = ((~(word0[7:0] < 8'hd1)) & (~(8'hef < word0[7:0]))) | ((~(word0[7:0] < 8'hf9)) & (~(8'hfc <
      word0[7:0])));
  wire disjunction_16 = disjunction_15 | ((~(word0[7:0] < 8'hfe)) & (~(8'hfe < word0[7:0])));
  wire [127:0] value_17 = 128'h1800000003100c0fc01f0f;
  wire conjunction_5 = value_17[word0[29:23]] & (~((disjunction_16 & slice_8) | (disjunction_14 & slice_8)));
  wire [127:0] value_18 = 128'h3df0041007f000005a1;
  wire [127:0] value_19 = 128'h7ffe7ffe000000000003ffff;
  wire slice_9 = value_19[word0[22:16]];
  wire [127:0] value_20 = 128'h30fff;
  wire conjunction_6 = value_20[word0[22:16]] & (~((disjunction_16 & slice_9) | (disjunction_14 & slice_9)));
  wire [255:0] value_21 = 256'h7fff0109f71f00ffffffffffff3f;
  wire slice_10 = value_21[word0[15:8]];
  wire [255:0] value_22 = 256'h500000003;
  wire [2:0] conjunction_7 = 3'd2 & {3{value_22[word0[15:8]] & (~(disjunction_16 & slice_10))}};

  assign class_ =
      is_sop1 ? conjunction_7 :
      is_sopc ? (3'd2 & {3{conjunction_6}}) :
      is_sopp ? (3'd1 & {3{value_18[word0[22:16]]}}) :
      is_sopk ? 3'd0 :
      is_sop2 ? (3'd2 & {3{conjunction_5}}) :
      is_smem ? (3'd3 & {3{value_15[word0[18:13]]}}) :
      is_vop1 ? (3'd4 & {3{conjunction_4}}) :
      is_vopc ? (3'd4 & {3{conjunction_3}}) :
      is_vop2 ? (3'd4 & {3{conjunction_2}}) :
      is_vop3 ? (3'd4 & {3{value_8[word0[25:16]] & (~disjunction_10)}}) :
      is_vglobal ? (3'd5 & {3{value_1[word0[21:14]]}}) :
      3'd0;

  wire disjunction_17 = ((word1[8:0] == 9'hff) & slice_3) | ((word1[17:9] == 9'hff) & slice_2);
  wire [2:0] sum_1 = 3'd2 + {2'd0, disjunction_17 | ((word1[26:18] == 9'hff) & slice_1)};
  wire equal_1 = word0[8:0] == 9'hff;
  wire [63:0] value_23 = 64'h180300000000000;
  wire equal_2 = word0[15:8] == 8'hff;
  wire equal_3 = word0[7:0] == 8'hff;
  wire [127:0] value_24 = 128'h600000000000000000;
  wire disjunction_18 = value_24[word0[29:23]] | (equal_3 & slice_8) | (equal_2 & slice_8);
  wire [31:0] value_25 = 32'h80000;

  assign dwords =
      is_sop1 ? (3'd1 + {2'd0, equal_3 & slice_10}) :
      is_sopc ? (3'd1 + {2'd0, (equal_3 & slice_9) | (equal_2 & slice_9)}) :
      is_sopp ? 3'd1 :
      is_sopk ? (3'd1 + {2'd0, value_25[word0[27:23]]}) :
      is_sop2 ? (3'd1 + {2'd0, disjunction_18}) :
      is_smem ? 3'd2 :
      is_vop1 ? (3'd1 + {2'd0, equal_1 & slice_7}) :
      is_vopc ? (3'd1 + {2'd0, equal_1 & slice_6}) :
      is_vop2 ? (3'd1 + {2'd0, value_23[word0[30:25]] | (equal_1 & slice_5)}) :
      is_vop3 ? sum_1 :
      is_vglobal ? 3'd3 :
      3'd1;

  wire [1023:0] value_26 =
      1024'h1000000000000000000000007f00000000000000000000000000003ff000000000000000000000000000000000000000000000000000000000000000400000000000000000000000700000000e00000007e7e7e7e7e7e7ffe7ffe7ffee00000007e7e7e7e7e7e7ffe7ffe7ffe;
  wire [63:0] value_27 = 64'h700000000;
  wire [255:0] value_28 = 256'd4;
  wire [63:0] value_29 = 64'hf3f0f3f;
  wire [31:0] value_30 = 32'h138005;
  wire [255:0] value_31 = 256'h7fff0001329f00ffffffffffff3f;

  assign writes_scalar =
      is_sop1 ? value_31[word0[15:8]] :
      is_sopc ? 1'b0 :
      is_sopp ? 1'b0 :
      is_sopk ? value_30[word0[27:23]] :
      is_sop2 ? slice_8 :
      is_smem ? value_29[word0[18:13]] :
      is_vop1 ? value_28[word0[16:9]] :
      is_vopc ? slice_6 :
      is_vop2 ? value_27[word0[30:25]] :
      is_vop3 ? value_26[word0[25:16]] :
      is_vglobal ? 1'b0 :
      1'b0;

  wire [255:0] value_32 = 256'h108000000012303f000000;
  assign is_store = is_vglobal & value_32[word0[21:14]];

endmodule
