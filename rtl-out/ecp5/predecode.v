// predecode: generator of hdl/src/front/predecode.rs:160
// Written by Tombolo; change the source.
// SPDX-License-Identifier: MIT OR Apache-2.0

`default_nettype none

module predecode (
  input wire [31:0] word0, // First dword.
  input wire [31:0] word1, // Second dword.
  input wire wave64, // The wave has 64 lanes.
  output wire [2:0] class_, // IssueClass.
  output wire [2:0] dwords, // Length in dwords, with a literal.
  output wire writes_scalar, // A vector ALU operation that writes VCC, EXEC or an SGPR.
  output wire reads_m0, // A vector ALU operation that adds M0 to register numbers.
  output wire stops_wave, // The wave stops until the instruction is done.
  output wire is_store, // A store: it counts in STOREcnt.
  output wire is_flat // FLAT: it counts in DScnt too.
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
  wire [17:0] class_otherwise_all;
  wire [2:0] class_otherwise_any_0;
  wire [2:0] class_otherwise_any_1;
  wire [2:0] class_otherwise_any_2;
  wire [2:0] class_otherwise_any_3;

  assign is_vbuffer = word0[31:26] == 6'h31;
  assign is_vscratch = word0[31:24] == 8'hed;
  assign is_vflat = word0[31:24] == 8'hec;
  assign is_vglobal = word0[31:24] == 8'hee;
  assign is_vds = word0[31:26] == 6'h36;
  assign is_vopd_x = word0[31:26] == 6'h32;
  assign is_vinterp = word0[31:23] == 9'h19a;
  assign is_vop3p = word0[31:23] == 9'h198;
  assign is_vop3 = word0[31:26] == 6'h35;
  assign is_vop2 = ~word0[31];
  assign is_vopc = word0[31:25] == 7'h3e;
  assign is_vop1 = word0[31:25] == 7'h3f;
  assign is_smem = word0[31:26] == 6'h3d;
  assign is_sop2 = word0[31:30] == 2'd2;
  assign is_sopk = word0[31:28] == 4'hb;
  assign is_sopp = word0[31:23] == 9'h17f;
  assign is_sopc = word0[31:23] == 9'h17e;
  assign is_sop1 = word0[31:23] == 9'h17d;

  wire [2:0] class_otherwise_any = class_otherwise_all[0 +: 3] | class_otherwise_all[1*3 +: 3];
  wire [255:0] class_otherwise_value = 256'h1800000000003fffff0000;
  wire [2:0] class_otherwise_any_class_otherwise_any_1 = class_otherwise_any_1 | (3'd5 &
      {3{class_otherwise_value[word0[21:14]]}}) | class_otherwise_all[5*3 +: 3];
  wire [255:0] class_otherwise_value_2 = 256'h10001fff8003fffff0000;
  wire [2:0] class_otherwise_any_word0_21_14 = class_otherwise_any_1 | (3'd5 &
      {3{class_otherwise_value_2[word0[21:14]]}}) | class_otherwise_all[5*3 +: 3];
  wire [255:0] class_otherwise_value_3 = 256'h198001fff81b3fffff0000;
  wire [2:0] class_otherwise_any_word0 = class_otherwise_any_1 | (3'd5 & {3{class_otherwise_value_3[word0[21:14]]}})
      | class_otherwise_all[5*3 +: 3];
  wire [255:0] class_otherwise_value_4 = 256'hc0000000c0002000000f03ff0300000041c0e0000000e0007fe1ffffc011ffff;
  wire [31:0] class_otherwise_value_5 = 32'h73eff;
  wire [31:0] dwords_otherwise_value = 32'h73fff;
  wire dwords_otherwise_part = dwords_otherwise_value[word0[21:17]];
  wire [15:0] class_otherwise_value_6 = 16'h3eff;
  wire [15:0] dwords_otherwise_value_2 = 16'h3fff;
  wire dwords_otherwise_part_word0_25_22 = dwords_otherwise_value_2[word0[25:22]];
  wire class_otherwise_any_word0_8_0 = ((word0[8:0] == {1'b1, word1[23:17], ~word1[24]}) &
      dwords_otherwise_part_word0_25_22) | ((word0[16:9] == {word1[23:17], ~word1[24]}) &
      class_otherwise_value_6[word0[25:22]]);
  wire class_otherwise_any_word1_8_0 = ((word1[8:0] == {1'b1, word1[31:24]}) & dwords_otherwise_part) | ((word1[16:9]
      == word1[31:24]) & class_otherwise_value_5[word0[21:17]]);
  wire class_otherwise_any_word1_7_0 = (~(word1[7:0] < 8'hd1) & ~(8'hea < word1[7:0])) | (~(word1[7:0] < 8'hef) &
      ~(8'hef < word1[7:0])) | (~(word1[7:0] < 8'hf9) & ~(8'hfc < word1[7:0])) | (~(word1[7:0] < 8'hfe) & ~(8'hfe <
      word1[7:0]));
  wire class_otherwise_all_word1_8 = class_otherwise_any_word1_7_0 & ~word1[8];
  wire class_any = (~(word0[7:0] < 8'hd1) & ~(8'hea < word0[7:0])) | (~(word0[7:0] < 8'hef) & ~(8'hef < word0[7:0]))
      | (~(word0[7:0] < 8'hf9) & ~(8'hfc < word0[7:0])) | (~(word0[7:0] < 8'hfe) & ~(8'hfe < word0[7:0]));
  wire class_any_and_not_word0_8 = class_any & ~word0[8];
  wire class_otherwise_any_dwords_otherwise_part = (class_any_and_not_word0_8 & dwords_otherwise_part_word0_25_22) |
      (class_otherwise_all_word1_8 & dwords_otherwise_part) | (class_otherwise_any_word0_8_0 &
      class_otherwise_any_word1_8_0) | wave64;
  wire [31:0] class_otherwise_value_7 = 32'h70fff;
  wire [15:0] class_otherwise_value_8 = 16'hfff;
  wire class_otherwise_all_word0_25_22 = class_otherwise_value_8[word0[25:22]] &
      class_otherwise_value_7[word0[21:17]] & ~class_otherwise_any_dwords_otherwise_part;
  wire [2:0] class_otherwise_any_class_otherwise_any_0 = class_otherwise_any_0 | (3'd4 &
      {3{class_otherwise_all_word0_25_22}}) | class_otherwise_all[4*3 +: 3] | class_otherwise_all[5*3 +: 3];
  wire class_otherwise_any_word1_25_18 = (~(word1[25:18] < 8'hd1) & ~(8'hea < word1[25:18])) | (~(word1[25:18] <
      8'hef) & ~(8'hef < word1[25:18])) | (~(word1[25:18] < 8'hf9) & ~(8'hfc < word1[25:18])) | (~(word1[25:18] <
      8'hfe) & ~(8'hfe < word1[25:18]));
  wire class_otherwise_any_word1_16_9 = (~(word1[16:9] < 8'hd1) & ~(8'hea < word1[16:9])) | (~(word1[16:9] < 8'hef) &
      ~(8'hef < word1[16:9])) | (~(word1[16:9] < 8'hf9) & ~(8'hfc < word1[16:9])) | (~(word1[16:9] < 8'hfe) & ~(8'hfe
      < word1[16:9]));
  wire dwords_otherwise_any = (word1[8:0] == 9'he9) | (word1[8:0] == 9'hea) | (word1[8:0] == 9'hfa);
  wire [1023:0] class_otherwise_value_9 =
      1024'h200000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000;
  wire [1023:0] class_otherwise_value_10 =
      1024'h20000000000000000000000000000000000000000000000000000000000000000000000000000007000000020000000000000000000000000000000000000000000000000000000000000000;
  wire [1023:0] class_otherwise_value_11 =
      1024'h38000000000000000000000000000000000000000000000000000000000000000000000000000007000000020000000000000000000000000000000000000000000000000000000000000000;
  wire [1023:0] dwords_otherwise_value_3 =
      1024'hf00000000000000000000000000000000000fffc3ffb6df32f87ffff6dfffe0000000000000000000000000000000000000000000000000000000007000000020000000000000000000000000000000000000000000000000000000000000000;
  wire dwords_otherwise_part_word0_25_16 = dwords_otherwise_value_3[word0[25:16]];
  wire [1023:0] class_otherwise_value_12 =
      1024'h18000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000;
  wire [1023:0] class_otherwise_value_13 =
      1024'h3000000000000000000000000000000000000000000000000000000000000000018000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000;
  wire [1023:0] dwords_otherwise_value_4 =
      1024'h1fff000000066700f87ff00ffefff00000000000000000000000000000000000fffc3ffb6df32f87ffff6dfffe00000000000000000000000000000000000000000000000000087f88e7ff7e7ffee00000007e7e7e7e7e7e7ffe7ffe7ffee00000007e7e7e7e7e7e7ffe7ffe7ffe;
  wire dwords_otherwise_part_word0 = dwords_otherwise_value_4[word0[25:16]];
  wire [1023:0] dwords_otherwise_value_5 =
      1024'h1fff000000066700f87ff00ffefff00000000000000000000000000003ff0000fffc3ffb6df32f87ffff6dfffe000000fe1fffff011dfffaccbf17fffdfe0000000000000000087f88e7ff7e7ffee00000007e7e7e7e7e7e7ffe7ffe7ffee00000007e7e7e7e7e7e7ffe7ffe7ffe;
  wire dwords_otherwise_part_2 = dwords_otherwise_value_5[word0[25:16]];
  wire dwords_otherwise_all = dwords_otherwise_any & dwords_otherwise_part_2;
  wire [1023:0] class_otherwise_value_14 =
      1024'h1000000000000000000018000000000000000000000000000000000000000000018000000000000000000000000000000000001180000000000000004000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000;
  wire [1023:0] class_otherwise_value_15 =
      1024'h2000000000000000000000000000000000000000000000000000003ff0000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000;
  wire class_otherwise_any_dwords_otherwise_part_2 = (class_otherwise_all_word1_8 & dwords_otherwise_part_2) |
      (class_otherwise_value_15[word0[25:16]] & word1[8]) | (class_otherwise_value_14[word0[25:16]] & ~word1[8] &
      ~dwords_otherwise_all) | (class_otherwise_any_word1_16_9 & ~word1[17] & dwords_otherwise_part_word0) |
      (class_otherwise_value_13[word0[25:16]] & word1[17]) | (class_otherwise_value_12[word0[25:16]] & ~word1[17]) |
      (class_otherwise_any_word1_25_18 & ~word1[26] & dwords_otherwise_part_word0_25_16) |
      (class_otherwise_value_11[word0[25:16]] & word1[26]) | (class_otherwise_value_10[word0[25:16]] & word1[25]) |
      (class_otherwise_value_9[word0[25:16]] & ~word1[26]);
  wire [1023:0] class_otherwise_value_16 =
      1024'h630000000060007061f0000007c00000000000000000000000000001550000333c01e000e1000266236dcf0e00000000000000011d8f884cbf081e31e70000000000000000000008e7ff7e1fba400000007e7e7e7e000000007ffe0000400000007e7e7e7e000000007ffe0000;
  wire [2:0] class_otherwise_all_word0_25_16 = 3'd4 & {3{class_otherwise_value_16[word0[25:16]] &
      ~class_otherwise_any_dwords_otherwise_part_2}};
  wire [2:0] class_otherwise_any_class_otherwise_all_4 = class_otherwise_any_0 | class_otherwise_all_word0_25_16 |
      class_otherwise_all[4*3 +: 3] | class_otherwise_all[5*3 +: 3];
  wire [63:0] dwords_otherwise_value_6 = 64'h19ffb8e7ff7e7ffe;
  wire dwords_otherwise_part_word0_30_25 = dwords_otherwise_value_6[word0[30:25]];
  wire dwords_otherwise_any_word0_8_0 = (word0[8:0] == 9'he9) | (word0[8:0] == 9'hea) | (word0[8:0] == 9'hfa);
  wire [63:0] class_otherwise_value_17 = 64'h38e7ff7e1fba;
  wire class_otherwise_all_word0_30_25 = class_otherwise_value_17[word0[30:25]] & ~(class_any_and_not_word0_8 &
      dwords_otherwise_part_word0_30_25);
  wire [2:0] class_otherwise_any_class_otherwise_all_5 = class_otherwise_any_0 | (3'd4 &
      {3{class_otherwise_all_word0_30_25}}) | class_otherwise_all[4*3 +: 3] | class_otherwise_all[5*3 +: 3];
  wire [255:0] writes_scalar_otherwise_value = 256'he00000007e7e7e7e7e7e7ffe7ffe7ffee00000007e7e7e7e7e7e7ffe7ffe7ffe;
  wire writes_scalar_otherwise_part = writes_scalar_otherwise_value[word0[24:17]];
  wire [255:0] class_otherwise_value_18 = 256'h400000007e7e7e7e000000007ffe0000400000007e7e7e7e000000007ffe0000;
  wire class_otherwise_all_word0_24_17 = class_otherwise_value_18[word0[24:17]] & ~(class_any_and_not_word0_8 &
      writes_scalar_otherwise_part);
  wire [2:0] class_otherwise_any_4 = class_otherwise_any_0 | (3'd4 & {3{class_otherwise_all_word0_24_17}}) |
      class_otherwise_all[4*3 +: 3] | class_otherwise_all[5*3 +: 3];
  wire [255:0] dwords_otherwise_value_7 = 256'hffffffff011dfffaccbf17fffdfe;
  wire dwords_otherwise_part_word0_16_9 = dwords_otherwise_value_7[word0[16:9]];
  wire dwords_otherwise_all_2 = dwords_otherwise_any_word0_8_0 & dwords_otherwise_part_word0_16_9;
  wire [255:0] class_otherwise_value_19 = 256'h1e0000001180000000000000004;
  wire class_otherwise_any_word0_16_9 = (class_any_and_not_word0_8 & dwords_otherwise_part_word0_16_9) |
      (class_otherwise_value_19[word0[16:9]] & ~word0[8] & ~dwords_otherwise_all_2);
  wire [255:0] class_otherwise_value_20 = 256'h1a00000011d8f884cbf081e31e7;
  wire [2:0] class_otherwise_any_5 = class_otherwise_any_0 | (3'd4 & {3{class_otherwise_value_20[word0[16:9]] &
      ~class_otherwise_any_word0_16_9}}) | class_otherwise_all[4*3 +: 3] | class_otherwise_all[5*3 +: 3];
  wire [63:0] class_otherwise_value_21 = 64'hf3f0000;
  wire [63:0] class_otherwise_value_22 = 64'h1f20f3f0f3f;
  wire class_otherwise_all_word0_18_13 = class_otherwise_value_22[word0[18:13]] & ~(word1[23] &
      class_otherwise_value_21[word0[18:13]]);
  wire [2:0] class_otherwise_any_class_otherwise_any = class_otherwise_any | (3'd3 &
      {3{class_otherwise_all_word0_18_13}}) | class_otherwise_all[3*3 +: 3] | class_otherwise_all[4*3 +: 3] |
      class_otherwise_all[5*3 +: 3];
  wire [127:0] writes_scalar_otherwise_value_2 = 128'h3fffff003f7fffffffff7f;
  wire writes_scalar_otherwise_part_word0_29_23 = writes_scalar_otherwise_value_2[word0[29:23]];
  wire class_otherwise_any_word0_15_8 = (~(word0[15:8] < 8'hd1) & ~(8'hea < word0[15:8])) | (~(word0[15:8] < 8'hef) &
      ~(8'hef < word0[15:8])) | (~(word0[15:8] < 8'hf9) & ~(8'hfc < word0[15:8])) | (~(word0[15:8] < 8'hfe) & ~(8'hfe
      < word0[15:8]));
  wire class_otherwise_any_class_any = (class_any & writes_scalar_otherwise_part_word0_29_23) |
      (class_otherwise_any_word0_15_8 & writes_scalar_otherwise_part_word0_29_23);
  wire [127:0] class_otherwise_value_23 = 128'h380000003f7fffffffff7f;
  wire [2:0] class_otherwise_any_class_otherwise_all_0 = class_otherwise_all[0 +: 3] | (3'd2 &
      {3{class_otherwise_value_23[word0[29:23]] & ~class_otherwise_any_class_any}}) | class_otherwise_all[2*3 +: 3] |
      class_otherwise_all[3*3 +: 3] | class_otherwise_all[4*3 +: 3] | class_otherwise_all[5*3 +: 3];
  wire class_otherwise_any_word0_5_0 = (word0[5:0] == 6'ha) | (word0[5:0] == 6'hb) | (word0[5:0] == 6'hc) |
      (word0[5:0] == 6'hf) | (word0[5:0] == 6'h10) | (word0[5:0] == 6'h13) | (word0[5:0] == 6'h1c) | (word0[5:0] ==
      6'd1) | (word0[5:0] == 6'd2) | (word0[5:0] == 6'd4) | (word0[5:0] == 6'h14) | (word0[5:0] == 6'h15) |
      (word0[5:0] == 6'h17) | (word0[5:0] == 6'h18) | (word0[5:0] == 6'h1d) | (word0[5:0] == 6'h1e);
  wire [31:0] class_otherwise_value_24 = 32'he0000;
  wire [31:0] stops_wave_value = 32'h100000;
  wire stops_wave_part = stops_wave_value[word0[27:23]];
  wire class_otherwise_all_stops_wave_part = stops_wave_part & ~(class_otherwise_value_24[word0[27:23]] &
      ~class_otherwise_any_word0_5_0);
  wire [31:0] class_otherwise_value_25 = 32'hf8007;
  wire class_otherwise_all_word0_27_23 = class_otherwise_value_25[word0[27:23]] &
      ~(class_otherwise_value_24[word0[27:23]] & ~class_otherwise_any_word0_5_0);
  wire [2:0] class_otherwise_any_class_otherwise_all_3 = class_otherwise_all[0 +: 3] | (3'd2 &
      {3{class_otherwise_all_word0_27_23}}) | (3'd3 & {3{class_otherwise_all_stops_wave_part}}) |
      class_otherwise_all[3*3 +: 3] | class_otherwise_all[4*3 +: 3] | class_otherwise_all[5*3 +: 3];
  wire [127:0] class_otherwise_value_26 = 128'h3df13f3007f00170faf;
  wire [2:0] class_otherwise_any_word0_22_16 = (3'd1 & {3{class_otherwise_value_26[word0[22:16]]}}) |
      class_otherwise_all[1*3 +: 3] | class_otherwise_all[2*3 +: 3] | class_otherwise_all[3*3 +: 3] |
      class_otherwise_all[4*3 +: 3] | class_otherwise_all[5*3 +: 3];
  wire [127:0] dwords_otherwise_value_8 = 128'h7ffe7ffe000000000003ffff;
  wire dwords_otherwise_part_word0_22_16 = dwords_otherwise_value_8[word0[22:16]];
  wire class_otherwise_any_6 = (class_any & dwords_otherwise_part_word0_22_16) | (class_otherwise_any_word0_15_8 &
      dwords_otherwise_part_word0_22_16);
  wire [127:0] class_otherwise_value_27 = 128'h3ffff;
  wire [2:0] class_otherwise_any_class_otherwise_any_6 = class_otherwise_all[0 +: 3] | (3'd2 &
      {3{class_otherwise_value_27[word0[22:16]] & ~class_otherwise_any_6}}) | class_otherwise_all[2*3 +: 3] |
      class_otherwise_all[3*3 +: 3] | class_otherwise_all[4*3 +: 3] | class_otherwise_all[5*3 +: 3];
  wire [255:0] class_value = 256'h100000000000000000000;
  wire class_any_word0_7_0 = (word0[7:0] == 8'h83) | (word0[7:0] == 8'h80) | (word0[7:0] == 8'h81) | (word0[7:0] ==
      8'h87) | (word0[7:0] == 8'h82) | (word0[7:0] == 8'h85);
  wire [255:0] class_value_2 = 256'h30000000000000000000;
  wire [255:0] class_value_3 = 256'h10003000000000000000000;
  wire class_all = class_value[word0[15:8]] & ~((~(word0[7:0] < 8'h80) & ~(8'hd0 < word0[7:0])) | (word0[7:0] ==
      8'h7d));
  wire [255:0] class_value_4 = 256'h7130000000000000000;
  wire [255:0] dwords_value = 256'h7fff0109f71f00ffffffffffff3f;
  wire dwords_part = dwords_value[word0[15:8]];
  wire class_any_class_any_and_dwords_part = (class_any & dwords_part) | (class_value_4[word0[15:8]] & word0[7]) |
      (class_value_3[word0[15:8]] & ~(word0[7:0] < 8'h80)) | (class_value_2[word0[15:8]] & ~class_any_word0_7_0) |
      class_all;
  wire [255:0] class_value_5 = 256'h10133800000000000000000;
  wire [255:0] class_value_6 = 256'h1f00ffffffffffff3f;
  wire [255:0] class_value_7 = 256'hc0000000000000000000;
  wire [2:0] class_any_word0_15_8 = (3'd1 & {3{class_value_7[word0[15:8]] & ~class_any_class_any_and_dwords_part}}) |
      (3'd2 & {3{class_value_6[word0[15:8]] & ~class_any_class_any_and_dwords_part}}) | (3'd3 &
      {3{class_value_5[word0[15:8]] & ~class_any_class_any_and_dwords_part}}) | class_otherwise_all[3*3 +: 3] |
      class_otherwise_all[4*3 +: 3] | class_otherwise_all[5*3 +: 3];

  assign class_ =
      is_sop1 ? class_any_word0_15_8 :
      is_sopc ? class_otherwise_any_class_otherwise_any_6 :
      is_sopp ? class_otherwise_any_word0_22_16 :
      is_sopk ? class_otherwise_any_class_otherwise_all_3 :
      is_sop2 ? class_otherwise_any_class_otherwise_all_0 :
      is_smem ? class_otherwise_any_class_otherwise_any :
      is_vop1 ? class_otherwise_any_5 :
      is_vopc ? class_otherwise_any_4 :
      is_vop2 ? class_otherwise_any_class_otherwise_all_5 :
      is_vop3 ? class_otherwise_any_class_otherwise_all_4 :
      is_vop3p ? class_otherwise_any_3 :
      is_vinterp ? class_otherwise_any_3 :
      is_vopd_x ? class_otherwise_any_class_otherwise_any_0 :
      is_vds ? (class_otherwise_any_2 | (3'd6 & {3{class_otherwise_value_4[word0[25:18]]}})) :
      is_vglobal ? class_otherwise_any_word0 :
      is_vflat ? class_otherwise_any_word0_21_14 :
      is_vscratch ? class_otherwise_any_class_otherwise_any_1 :
      is_vbuffer ? class_otherwise_any_3 :
      3'd0;

  wire [127:0] n_63 = 128'h3f;
  wire n_63_at_word0_22_16 = n_63[word0[22:16]];
  wire [127:0] dwords_otherwise_value_9 = 128'h7ff07ff000000f707c84201;
  wire [127:0] dwords_otherwise_value_10 = 128'h7ff07ff000000f77fc9ffff;
  wire dwords_otherwise_part_3 = dwords_otherwise_value_10[word0[22:16]];
  wire word1_8_0_is_255 = word1[8:0] == 9'hff;
  wire [31:0] n_6 = 32'd6;
  wire word0_8_0_is_255 = word0[8:0] == 9'hff;
  wire [15:0] n_6_2 = 16'd6;
  wire dwords_otherwise_any_word0_25_22 = n_6_2[word0[25:22]] | (word0_8_0_is_255 &
      dwords_otherwise_part_word0_25_22) | n_6[word0[21:17]] | (word1_8_0_is_255 & dwords_otherwise_part);
  wire word1_26_18_is_255 = word1[26:18] == 9'hff;
  wire word1_17_9_is_255 = word1[17:9] == 9'hff;
  wire dwords_otherwise_any_word1_8_0_is_255 = (word1_8_0_is_255 & n_63_at_word0_22_16) | (word1_17_9_is_255 &
      n_63_at_word0_22_16) | (word1_26_18_is_255 & n_63_at_word0_22_16);
  wire dwords_otherwise_any_dwords_otherwise_part_3 = (word1_8_0_is_255 & dwords_otherwise_part_3) |
      (word1_17_9_is_255 & dwords_otherwise_part_3) | (word1_26_18_is_255 & dwords_otherwise_value_9[word0[22:16]]) |
      (dwords_otherwise_any & dwords_otherwise_part_3);
  wire dwords_otherwise_any_dwords_otherwise_part_2 = (word1_8_0_is_255 & dwords_otherwise_part_2) |
      (word1_17_9_is_255 & dwords_otherwise_part_word0) | (word1_26_18_is_255 & dwords_otherwise_part_word0_25_16) |
      dwords_otherwise_all;
  wire [63:0] dwords_otherwise_value_11 = 64'h180300000000000;
  wire dwords_otherwise_any_word0_30_25 = dwords_otherwise_value_11[word0[30:25]] | (word0_8_0_is_255 &
      dwords_otherwise_part_word0_30_25) | (dwords_otherwise_any_word0_8_0 & dwords_otherwise_part_word0_30_25);
  wire dwords_otherwise_any_word0_8_0_is_255 = (word0_8_0_is_255 & writes_scalar_otherwise_part) |
      (dwords_otherwise_any_word0_8_0 & writes_scalar_otherwise_part);
  wire [2:0] dwords_otherwise_sum = 3'd1 + {2'd0, (word0_8_0_is_255 & dwords_otherwise_part_word0_16_9) |
      dwords_otherwise_all_2};
  wire word0_15_8_is_255 = word0[15:8] == 8'hff;
  wire word0_7_0_is_255 = word0[7:0] == 8'hff;
  wire [127:0] dwords_otherwise_value_12 = 128'h600000000000000000;
  wire dwords_otherwise_any_word0_29_23 = dwords_otherwise_value_12[word0[29:23]] | (word0_7_0_is_255 &
      writes_scalar_otherwise_part_word0_29_23) | (word0_15_8_is_255 & writes_scalar_otherwise_part_word0_29_23);
  wire [31:0] dwords_otherwise_value_13 = 32'h80000;
  wire dwords_otherwise_any_word0_7_0_is_255 = (word0_7_0_is_255 & dwords_otherwise_part_word0_22_16) |
      (word0_15_8_is_255 & dwords_otherwise_part_word0_22_16);

  assign dwords =
      is_sop1 ? (3'd1 + {2'd0, word0_7_0_is_255 & dwords_part}) :
      is_sopc ? (3'd1 + {2'd0, dwords_otherwise_any_word0_7_0_is_255}) :
      is_sopp ? 3'd1 :
      is_sopk ? (3'd1 + {2'd0, dwords_otherwise_value_13[word0[27:23]]}) :
      is_sop2 ? (3'd1 + {2'd0, dwords_otherwise_any_word0_29_23}) :
      is_smem ? 3'd2 :
      is_vop1 ? dwords_otherwise_sum :
      is_vopc ? (3'd1 + {2'd0, dwords_otherwise_any_word0_8_0_is_255}) :
      is_vop2 ? (3'd1 + {2'd0, dwords_otherwise_any_word0_30_25}) :
      is_vop3 ? (3'd2 + {2'd0, dwords_otherwise_any_dwords_otherwise_part_2}) :
      is_vop3p ? (3'd2 + {2'd0, dwords_otherwise_any_dwords_otherwise_part_3}) :
      is_vinterp ? (3'd2 + {2'd0, dwords_otherwise_any_word1_8_0_is_255}) :
      is_vopd_x ? (3'd2 + {2'd0, dwords_otherwise_any_word0_25_22}) :
      is_vds ? 3'd2 :
      is_vglobal ? 3'd3 :
      is_vflat ? 3'd3 :
      is_vscratch ? 3'd3 :
      is_vbuffer ? 3'd3 :
      3'd1;

  wire [1023:0] writes_scalar_otherwise_value_3 =
      1024'h1000000000000000000000007f00000000000000000000000000003ff000000000000000000000000000000000000000000000000000000000000000400000000000000000000000700000000e00000007e7e7e7e7e7e7ffe7ffe7ffee00000007e7e7e7e7e7e7ffe7ffe7ffe;
  wire [63:0] writes_scalar_otherwise_value_4 = 64'h700000000;
  wire [255:0] n_4 = 256'd4;
  wire [63:0] writes_scalar_otherwise_value_5 = 64'hf3f0f3f;
  wire [31:0] writes_scalar_otherwise_value_6 = 32'h138005;
  wire [255:0] writes_scalar_value = 256'h7fff0001329f00ffffffffffff3f;

  assign writes_scalar =
      is_sop1 ? writes_scalar_value[word0[15:8]] :
      is_sopc ? 1'b0 :
      is_sopp ? 1'b0 :
      is_sopk ? writes_scalar_otherwise_value_6[word0[27:23]] :
      is_sop2 ? writes_scalar_otherwise_part_word0_29_23 :
      is_smem ? writes_scalar_otherwise_value_5[word0[18:13]] :
      is_vop1 ? n_4[word0[16:9]] :
      is_vopc ? writes_scalar_otherwise_part :
      is_vop2 ? writes_scalar_otherwise_value_4[word0[30:25]] :
      (is_vop3 & writes_scalar_otherwise_value_3[word0[25:16]]);

  assign is_flat = is_vflat;

  wire [1023:0] reads_m0_value =
      1024'h11c0000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000;
  wire [255:0] reads_m0_value_2 = 256'h1000000011c0000000000000000;

  assign reads_m0 = (is_vop1 & reads_m0_value_2[word0[16:9]]) | (is_vop3 & reads_m0_value[word0[25:16]]);
  wire [255:0] stops_wave_value_2 = 256'h10003800000000000000000;
  assign stops_wave = (is_sop1 & stops_wave_value_2[word0[15:8]]) | (is_sopk & stops_wave_part);

  wire [255:0] is_store_value = 256'h6473ffffff8000000000000;
  wire is_store_all = is_store_value[word0[21:14]] & ~word1[20];
  wire [255:0] is_store_value_2 = 256'h303f000000;
  wire is_store_any = is_store_value_2[word0[21:14]] | is_store_all;
  wire [255:0] is_store_value_3 = 256'h100000000000303f000000;
  wire [255:0] is_store_value_4 = 256'h108000000012303f000000;

  assign is_store = (is_vglobal & (is_store_value_4[word0[21:14]] | is_store_all)) | (is_vflat & is_store_any) |
      (is_vscratch & is_store_value_3[word0[21:14]]) | (is_vbuffer & is_store_any);
  assign class_otherwise_any_0 = class_otherwise_any | class_otherwise_all[2*3 +: 3];
  assign class_otherwise_any_1 = class_otherwise_any_0 | class_otherwise_all[3*3 +: 3];
  assign class_otherwise_any_2 = class_otherwise_any_1 | class_otherwise_all[4*3 +: 3];
  assign class_otherwise_any_3 = class_otherwise_any_2 | class_otherwise_all[5*3 +: 3];
  genvar i;

  for (i = 0; i < 6; i = i + 1) begin : each_class_otherwise_all
    assign class_otherwise_all[i*3 +: 3] = 3'd0;
  end

endmodule

`default_nettype wire
