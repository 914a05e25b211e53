// predecode: generator of hdl/src/front/predecode.rs
// Written by Tombolo; change the source.
// SPDX-License-Identifier: MIT OR Apache-2.0

`default_nettype none

module predecode (
  input wire [31:0] word0,
  input wire [31:0] word1,
  input wire wave64,
  output wire [2:0] class_,
  output wire [2:0] dwords,
  output wire writes_scalar,
  output wire reads_m0,
  output wire stops_wave,
  output wire is_store,
  output wire is_flat
);

  wire is_vbuffer;
  wire is_vscratch;
  wire is_vflat;
  wire is_vglobal;
  wire is_vds;
  wire is_vopd_x;
  wire is_vinterp;
  wire is_vop3p;
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

  assign is_vbuffer = word0[31:26] == 6'h31;
  assign is_vscratch = word0[31:24] == 8'hed;
  assign is_vflat = word0[31:24] == 8'hec;
  assign is_vglobal = word0[31:24] == 8'hee;
  assign is_vds = word0[31:26] == 6'h36;
  assign is_vopd_x = word0[31:26] == 6'h32;
  assign is_vinterp = word0[31:23] == 9'h19a;
  assign is_vop3p = word0[31:23] == 9'h198;
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

  wire [255:0] value_1 = 256'h1800000000003fffff0000;
  wire [255:0] value_2 = 256'h10001fff8003fffff0000;
  wire [255:0] value_3 = 256'h198001fff81b3fffff0000;
  wire [255:0] value_4 = 256'hc0000000c0002000000f03ff0300000041c0e0000000e0007fe1ffffc011ffff;
  wire [31:0] value_5 = 32'h73eff;
  wire [31:0] value_6 = 32'h73fff;
  wire slice_1 = value_6[word0[21:17]];
  wire [15:0] value_7 = 16'h3eff;
  wire [15:0] value_8 = 16'h3fff;
  wire slice_2 = value_8[word0[25:22]];
  wire disjunction_1 = ((word0[8:0] == {1'b1, {word1[23:17], ~word1[24]}}) & slice_2) | ((word0[16:9] ==
      {word1[23:17], ~word1[24]}) & value_7[word0[25:22]]);
  wire disjunction_2 = ((word1[8:0] == {1'b1, word1[31:24]}) & slice_1) | ((word1[16:9] == word1[31:24]) &
      value_5[word0[21:17]]);
  wire disjunction_3 = ((~(word1[7:0] < 8'hd1)) & (~(8'hea < word1[7:0]))) | ((~(word1[7:0] < 8'hef)) & (~(8'hef <
      word1[7:0]))) | ((~(word1[7:0] < 8'hf9)) & (~(8'hfc < word1[7:0]))) | ((~(word1[7:0] < 8'hfe)) & (~(8'hfe <
      word1[7:0])));
  wire conjunction_1 = disjunction_3 & (~word1[8]);
  wire disjunction_4 = ((~(word0[7:0] < 8'hd1)) & (~(8'hea < word0[7:0]))) | ((~(word0[7:0] < 8'hef)) & (~(8'hef <
      word0[7:0]))) | ((~(word0[7:0] < 8'hf9)) & (~(8'hfc < word0[7:0]))) | ((~(word0[7:0] < 8'hfe)) & (~(8'hfe <
      word0[7:0])));
  wire conjunction_2 = disjunction_4 & (~word0[8]);
  wire disjunction_5 = (conjunction_2 & slice_2) | (conjunction_1 & slice_1) | (disjunction_1 & disjunction_2) |
      wave64;
  wire [31:0] value_9 = 32'h70fff;
  wire [15:0] value_10 = 16'hfff;
  wire disjunction_6 = ((~(word1[25:18] < 8'hd1)) & (~(8'hea < word1[25:18]))) | ((~(word1[25:18] < 8'hef)) &
      (~(8'hef < word1[25:18]))) | ((~(word1[25:18] < 8'hf9)) & (~(8'hfc < word1[25:18]))) | ((~(word1[25:18] <
      8'hfe)) & (~(8'hfe < word1[25:18])));
  wire disjunction_7 = ((~(word1[16:9] < 8'hd1)) & (~(8'hea < word1[16:9]))) | ((~(word1[16:9] < 8'hef)) & (~(8'hef <
      word1[16:9]))) | ((~(word1[16:9] < 8'hf9)) & (~(8'hfc < word1[16:9]))) | ((~(word1[16:9] < 8'hfe)) & (~(8'hfe <
      word1[16:9])));
  wire disjunction_8 = (word1[8:0] == 9'he9) | (word1[8:0] == 9'hea) | (word1[8:0] == 9'hfa);
  wire [1023:0] value_11 =
      1024'h200000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000;
  wire [1023:0] value_12 =
      1024'h20000000000000000000000000000000000000000000000000000000000000000000000000000007000000020000000000000000000000000000000000000000000000000000000000000000;
  wire [1023:0] value_13 =
      1024'h38000000000000000000000000000000000000000000000000000000000000000000000000000007000000020000000000000000000000000000000000000000000000000000000000000000;
  wire [1023:0] value_14 =
      1024'hf00000000000000000000000000000000000fffc3ffb6df32f87ffff6dfffe0000000000000000000000000000000000000000000000000000000007000000020000000000000000000000000000000000000000000000000000000000000000;
  wire slice_3 = value_14[word0[25:16]];
  wire [1023:0] value_15 =
      1024'h18000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000;
  wire [1023:0] value_16 =
      1024'h3000000000000000000000000000000000000000000000000000000000000000018000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000;
  wire [1023:0] value_17 =
      1024'h1fff000000066700f87ff00ffefff00000000000000000000000000000000000fffc3ffb6df32f87ffff6dfffe00000000000000000000000000000000000000000000000000087f88e7ff7e7ffee00000007e7e7e7e7e7e7ffe7ffe7ffee00000007e7e7e7e7e7e7ffe7ffe7ffe;
  wire slice_4 = value_17[word0[25:16]];
  wire [1023:0] value_18 =
      1024'h1fff000000066700f87ff00ffefff00000000000000000000000000003ff0000fffc3ffb6df32f87ffff6dfffe000000fe1fffff011dfffaccbf17fffdfe0000000000000000087f88e7ff7e7ffee00000007e7e7e7e7e7e7ffe7ffe7ffee00000007e7e7e7e7e7e7ffe7ffe7ffe;
  wire slice_5 = value_18[word0[25:16]];
  wire conjunction_3 = disjunction_8 & slice_5;
  wire [1023:0] value_19 =
      1024'h1000000000000000000018000000000000000000000000000000000000000000018000000000000000000000000000000000001180000000000000004000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000;
  wire [1023:0] value_20 =
      1024'h2000000000000000000000000000000000000000000000000000003ff0000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000;
  wire disjunction_9 = (conjunction_1 & slice_5) | (value_20[word0[25:16]] & word1[8]) | (value_19[word0[25:16]] &
      (~word1[8]) & (~conjunction_3));
  wire disjunction_10 = disjunction_9 | (disjunction_7 & (~word1[17]) & slice_4) | (value_16[word0[25:16]] &
      word1[17]) | (value_15[word0[25:16]] & (~word1[17])) | (disjunction_6 & (~word1[26]) & slice_3) |
      (value_13[word0[25:16]] & word1[26]) | (value_12[word0[25:16]] & word1[25]) | (value_11[word0[25:16]] &
      (~word1[26]));
  wire [1023:0] value_21 =
      1024'h630000000060007061f0000007c00000000000000000000000000001550000333c01e000e1000266236dcf0e00000000000000011d8f884cbf081e31e70000000000000000000008e7ff7e1fba400000007e7e7e7e000000007ffe0000400000007e7e7e7e000000007ffe0000;
  wire [63:0] value_22 = 64'h19ffb8e7ff7e7ffe;
  wire slice_6 = value_22[word0[30:25]];
  wire disjunction_11 = (word0[8:0] == 9'he9) | (word0[8:0] == 9'hea) | (word0[8:0] == 9'hfa);
  wire [63:0] value_23 = 64'h38e7ff7e1fba;
  wire [255:0] value_24 = 256'he00000007e7e7e7e7e7e7ffe7ffe7ffee00000007e7e7e7e7e7e7ffe7ffe7ffe;
  wire slice_7 = value_24[word0[24:17]];
  wire [255:0] value_25 = 256'h400000007e7e7e7e000000007ffe0000400000007e7e7e7e000000007ffe0000;
  wire [255:0] value_26 = 256'hffffffff011dfffaccbf17fffdfe;
  wire slice_8 = value_26[word0[16:9]];
  wire conjunction_4 = disjunction_11 & slice_8;
  wire [255:0] value_27 = 256'h1e0000001180000000000000004;
  wire [255:0] value_28 = 256'h1a00000011d8f884cbf081e31e7;
  wire conjunction_5 = value_28[word0[16:9]] & (~((conjunction_2 & slice_8) | (value_27[word0[16:9]] & (~word0[8]) &
      (~conjunction_4))));
  wire [63:0] value_29 = 64'hf3f0000;
  wire [63:0] value_30 = 64'h1f20f3f0f3f;
  wire [127:0] value_31 = 128'h3fffff003f7fffffffff7f;
  wire slice_9 = value_31[word0[29:23]];
  wire disjunction_12 = ((~(word0[15:8] < 8'hd1)) & (~(8'hea < word0[15:8]))) | ((~(word0[15:8] < 8'hef)) & (~(8'hef
      < word0[15:8]))) | ((~(word0[15:8] < 8'hf9)) & (~(8'hfc < word0[15:8]))) | ((~(word0[15:8] < 8'hfe)) & (~(8'hfe
      < word0[15:8])));
  wire disjunction_13 = ((~(word0[7:0] < 8'hd1)) & (~(8'hea < word0[7:0]))) | ((~(word0[7:0] < 8'hef)) & (~(8'hef <
      word0[7:0]))) | ((~(word0[7:0] < 8'hf9)) & (~(8'hfc < word0[7:0]))) | ((~(word0[7:0] < 8'hfe)) & (~(8'hfe <
      word0[7:0])));
  wire [127:0] value_32 = 128'h380000003f7fffffffff7f;
  wire [2:0] conjunction_6 = 3'd2 & {3{value_32[word0[29:23]] & (~((disjunction_13 & slice_9) | (disjunction_12 &
      slice_9)))}};
  wire disjunction_14 = (word0[5:0] == 6'ha) | (word0[5:0] == 6'hb) | (word0[5:0] == 6'hc) | (word0[5:0] == 6'hf) |
      (word0[5:0] == 6'h10) | (word0[5:0] == 6'h13) | (word0[5:0] == 6'h1c) | (word0[5:0] == 6'd1) | (word0[5:0] ==
      6'd2) | (word0[5:0] == 6'd4) | (word0[5:0] == 6'h14) | (word0[5:0] == 6'h15) | (word0[5:0] == 6'h17) |
      (word0[5:0] == 6'h18) | (word0[5:0] == 6'h1d) | (word0[5:0] == 6'h1e);
  wire [31:0] value_33 = 32'he0000;
  wire [31:0] value_34 = 32'h100000;
  wire slice_10 = value_34[word0[27:23]];
  wire [31:0] value_35 = 32'hf8007;
  wire [2:0] disjunction_15 = (3'd2 & {3{value_35[word0[27:23]] & (~(value_33[word0[27:23]] & (~disjunction_14)))}})
      | (3'd3 & {3{slice_10 & (~(value_33[word0[27:23]] & (~disjunction_14)))}});
  wire [127:0] value_36 = 128'h3df13f3007f00170faf;
  wire [127:0] value_37 = 128'h7ffe7ffe000000000003ffff;
  wire slice_11 = value_37[word0[22:16]];
  wire [127:0] value_38 = 128'h3ffff;
  wire [2:0] extended_1 = {3{value_38[word0[22:16]] & (~((disjunction_13 & slice_11) | (disjunction_12 &
      slice_11)))}};
  wire [255:0] value_39 = 256'h100000000000000000000;
  wire disjunction_16 = (word0[7:0] == 8'h83) | (word0[7:0] == 8'h80) | (word0[7:0] == 8'h81) | (word0[7:0] == 8'h87)
      | (word0[7:0] == 8'h82) | (word0[7:0] == 8'h85);
  wire [255:0] value_40 = 256'h30000000000000000000;
  wire [255:0] value_41 = 256'h10003000000000000000000;
  wire conjunction_7 = value_39[word0[15:8]] & (~(((~(word0[7:0] < 8'h80)) & (~(8'hd0 < word0[7:0]))) | (word0[7:0]
      == 8'h7d)));
  wire [255:0] value_42 = 256'h7130000000000000000;
  wire [255:0] value_43 = 256'h7fff0109f71f00ffffffffffff3f;
  wire slice_12 = value_43[word0[15:8]];
  wire disjunction_17 = (disjunction_13 & slice_12) | (value_42[word0[15:8]] & word0[7]) | (value_41[word0[15:8]] &
      (~(word0[7:0] < 8'h80))) | (value_40[word0[15:8]] & (~disjunction_16)) | conjunction_7;
  wire [255:0] value_44 = 256'h10133800000000000000000;
  wire [255:0] value_45 = 256'h1f00ffffffffffff3f;
  wire [255:0] value_46 = 256'hc0000000000000000000;
  wire [2:0] disjunction_18 = (3'd1 & {3{value_46[word0[15:8]] & (~disjunction_17)}}) | (3'd2 &
      {3{value_45[word0[15:8]] & (~disjunction_17)}}) | (3'd3 & {3{value_44[word0[15:8]] & (~disjunction_17)}});

  assign class_ =
      is_sop1 ? disjunction_18 :
      is_sopc ? (3'd2 & extended_1) :
      is_sopp ? (3'd1 & {3{value_36[word0[22:16]]}}) :
      is_sopk ? disjunction_15 :
      is_sop2 ? conjunction_6 :
      is_smem ? (3'd3 & {3{value_30[word0[18:13]] & (~(word1[23] & value_29[word0[18:13]]))}}) :
      is_vop1 ? (3'd4 & {3{conjunction_5}}) :
      is_vopc ? (3'd4 & {3{value_25[word0[24:17]] & (~(conjunction_2 & slice_7))}}) :
      is_vop2 ? (3'd4 & {3{value_23[word0[30:25]] & (~(conjunction_2 & slice_6))}}) :
      is_vop3 ? (3'd4 & {3{value_21[word0[25:16]] & (~disjunction_10)}}) :
      is_vop3p ? 3'd0 :
      is_vinterp ? 3'd0 :
      is_vopd_x ? (3'd4 & {3{value_10[word0[25:22]] & value_9[word0[21:17]] & (~disjunction_5)}}) :
      is_vds ? (3'd6 & {3{value_4[word0[25:18]]}}) :
      is_vglobal ? (3'd5 & {3{value_3[word0[21:14]]}}) :
      is_vflat ? (3'd5 & {3{value_2[word0[21:14]]}}) :
      is_vscratch ? (3'd5 & {3{value_1[word0[21:14]]}}) :
      is_vbuffer ? 3'd0 :
      3'd0;

  wire [127:0] value_47 = 128'h3f;
  wire slice_13 = value_47[word0[22:16]];
  wire [127:0] value_48 = 128'h7ff07ff000000f707c84201;
  wire [127:0] value_49 = 128'h7ff07ff000000f77fc9ffff;
  wire slice_14 = value_49[word0[22:16]];
  wire equal_1 = word1[8:0] == 9'hff;
  wire [31:0] value_50 = 32'd6;
  wire equal_2 = word0[8:0] == 9'hff;
  wire [15:0] value_51 = 16'd6;
  wire disjunction_19 = value_51[word0[25:22]] | (equal_2 & slice_2) | value_50[word0[21:17]] | (equal_1 & slice_1);
  wire equal_3 = word1[26:18] == 9'hff;
  wire equal_4 = word1[17:9] == 9'hff;
  wire disjunction_20 = (equal_1 & slice_14) | (equal_4 & slice_14) | (equal_3 & value_48[word0[22:16]]) |
      (disjunction_8 & slice_14);
  wire [2:0] sum_1 = 3'd2 + {2'd0, (equal_1 & slice_5) | (equal_4 & slice_4) | (equal_3 & slice_3) | conjunction_3};
  wire [63:0] value_52 = 64'h180300000000000;
  wire equal_5 = word0[15:8] == 8'hff;
  wire equal_6 = word0[7:0] == 8'hff;
  wire [127:0] value_53 = 128'h600000000000000000;
  wire [31:0] value_54 = 32'h80000;

  assign dwords =
      is_sop1 ? (3'd1 + {2'd0, equal_6 & slice_12}) :
      is_sopc ? (3'd1 + {2'd0, (equal_6 & slice_11) | (equal_5 & slice_11)}) :
      is_sopp ? 3'd1 :
      is_sopk ? (3'd1 + {2'd0, value_54[word0[27:23]]}) :
      is_sop2 ? (3'd1 + {2'd0, value_53[word0[29:23]] | (equal_6 & slice_9) | (equal_5 & slice_9)}) :
      is_smem ? 3'd2 :
      is_vop1 ? (3'd1 + {2'd0, (equal_2 & slice_8) | conjunction_4}) :
      is_vopc ? (3'd1 + {2'd0, (equal_2 & slice_7) | (disjunction_11 & slice_7)}) :
      is_vop2 ? (3'd1 + {2'd0, value_52[word0[30:25]] | (equal_2 & slice_6) | (disjunction_11 & slice_6)}) :
      is_vop3 ? sum_1 :
      is_vop3p ? (3'd2 + {2'd0, disjunction_20}) :
      is_vinterp ? (3'd2 + {2'd0, (equal_1 & slice_13) | (equal_4 & slice_13) | (equal_3 & slice_13)}) :
      is_vopd_x ? (3'd2 + {2'd0, disjunction_19}) :
      is_vds ? 3'd2 :
      is_vglobal ? 3'd3 :
      is_vflat ? 3'd3 :
      is_vscratch ? 3'd3 :
      is_vbuffer ? 3'd3 :
      3'd1;

  wire [1023:0] value_55 =
      1024'h1000000000000000000000007f00000000000000000000000000003ff000000000000000000000000000000000000000000000000000000000000000400000000000000000000000700000000e00000007e7e7e7e7e7e7ffe7ffe7ffee00000007e7e7e7e7e7e7ffe7ffe7ffe;
  wire [63:0] value_56 = 64'h700000000;
  wire [255:0] value_57 = 256'd4;
  wire [63:0] value_58 = 64'hf3f0f3f;
  wire [31:0] value_59 = 32'h138005;
  wire [255:0] value_60 = 256'h7fff0001329f00ffffffffffff3f;

  assign writes_scalar =
      is_sop1 ? value_60[word0[15:8]] :
      is_sopc ? 1'b0 :
      is_sopp ? 1'b0 :
      is_sopk ? value_59[word0[27:23]] :
      is_sop2 ? slice_9 :
      is_smem ? value_58[word0[18:13]] :
      is_vop1 ? value_57[word0[16:9]] :
      is_vopc ? slice_7 :
      is_vop2 ? value_56[word0[30:25]] :
      is_vop3 ? value_55[word0[25:16]] :
      is_vop3p ? 1'b0 :
      is_vinterp ? 1'b0 :
      is_vopd_x ? 1'b0 :
      is_vds ? 1'b0 :
      is_vglobal ? 1'b0 :
      is_vflat ? 1'b0 :
      is_vscratch ? 1'b0 :
      is_vbuffer ? 1'b0 :
      1'b0;

  assign is_flat = is_vflat;

  wire [1023:0] value_61 =
      1024'h11c0000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000;
  wire [255:0] value_62 = 256'h1000000011c0000000000000000;

  assign reads_m0 = (is_vop1 & value_62[word0[16:9]]) | (is_vop3 & value_61[word0[25:16]]);
  wire [255:0] value_63 = 256'h10003800000000000000000;
  assign stops_wave = (is_sop1 & value_63[word0[15:8]]) | (is_sopk & slice_10);

  wire [255:0] value_64 = 256'h6473ffffff8000000000000;
  wire conjunction_8 = value_64[word0[21:14]] & (~word1[20]);
  wire [255:0] value_65 = 256'h303f000000;
  wire disjunction_21 = value_65[word0[21:14]] | conjunction_8;
  wire [255:0] value_66 = 256'h100000000000303f000000;
  wire [255:0] value_67 = 256'h108000000012303f000000;

  assign is_store = (is_vglobal & (value_67[word0[21:14]] | conjunction_8)) | (is_vflat & disjunction_21) |
      (is_vscratch & value_66[word0[21:14]]) | (is_vbuffer & disjunction_21);

endmodule

`default_nettype wire
