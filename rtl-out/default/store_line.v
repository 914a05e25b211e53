// store_line: generator of hdl/src/memory/store_line.rs
// Written by Tombolo; change the source.
// SPDX-License-Identifier: MIT OR Apache-2.0

`default_nettype none

module store_line (
  input wire clock,
  input wire step,
  input wire [31:0] served,
  input wire [127:0] word,
  input wire [127:0] window,
  input wire [4095:0] data,
  input wire [127:0] bytes,
  input wire keep,
  input wire [63:0] mask_before,
  output wire [511:0] line,
  output wire [63:0] mask
);

  reg [7:0] byte_0;
  reg [7:0] byte_1;
  reg [7:0] byte_2;
  reg [7:0] byte_3;
  reg [7:0] byte_4;
  reg [7:0] byte_5;
  reg [7:0] byte_6;
  reg [7:0] byte_7;
  reg [7:0] byte_8;
  reg [7:0] byte_9;
  reg [7:0] byte_10;
  reg [7:0] byte_11;
  reg [7:0] byte_12;
  reg [7:0] byte_13;
  reg [7:0] byte_14;
  reg [7:0] byte_15;
  reg [7:0] byte_16;
  reg [7:0] byte_17;
  reg [7:0] byte_18;
  reg [7:0] byte_19;
  reg [7:0] byte_20;
  reg [7:0] byte_21;
  reg [7:0] byte_22;
  reg [7:0] byte_23;
  reg [7:0] byte_24;
  reg [7:0] byte_25;
  reg [7:0] byte_26;
  reg [7:0] byte_27;
  reg [7:0] byte_28;
  reg [7:0] byte_29;
  reg [7:0] byte_30;
  reg [7:0] byte_31;
  reg [7:0] byte_32;
  reg [7:0] byte_33;
  reg [7:0] byte_34;
  reg [7:0] byte_35;
  reg [7:0] byte_36;
  reg [7:0] byte_37;
  reg [7:0] byte_38;
  reg [7:0] byte_39;
  reg [7:0] byte_40;
  reg [7:0] byte_41;
  reg [7:0] byte_42;
  reg [7:0] byte_43;
  reg [7:0] byte_44;
  reg [7:0] byte_45;
  reg [7:0] byte_46;
  reg [7:0] byte_47;
  reg [7:0] byte_48;
  reg [7:0] byte_49;
  reg [7:0] byte_50;
  reg [7:0] byte_51;
  reg [7:0] byte_52;
  reg [7:0] byte_53;
  reg [7:0] byte_54;
  reg [7:0] byte_55;
  reg [7:0] byte_56;
  reg [7:0] byte_57;
  reg [7:0] byte_58;
  reg [7:0] byte_59;
  reg [7:0] byte_60;
  reg [7:0] byte_61;
  reg [7:0] byte_62;
  reg [7:0] byte_63;

  assign line = {byte_63, byte_62, byte_61, byte_60, byte_59, byte_58, byte_57, byte_56, byte_55, byte_54, byte_53,
      byte_52, byte_51, byte_50, byte_49, byte_48, byte_47, byte_46, byte_45, byte_44, byte_43, byte_42, byte_41,
      byte_40, byte_39, byte_38, byte_37, byte_36, byte_35, byte_34, byte_33, byte_32, byte_31, byte_30, byte_29,
      byte_28, byte_27, byte_26, byte_25, byte_24, byte_23, byte_22, byte_21, byte_20, byte_19, byte_18, byte_17,
      byte_16, byte_15, byte_14, byte_13, byte_12, byte_11, byte_10, byte_9, byte_8, byte_7, byte_6, byte_5, byte_4,
      byte_3, byte_2, byte_1, byte_0};

  wire [63:0] conjunction_1 = mask_before & {64{keep}};
  wire [15:0] conjunction_2 = ({12'd0, window[31*4 +: 4]} << word[31*4 +: 4]) & {16{served[31]}};
  wire [3:0] conjunction_3 = bytes[31*4 +: 4] & {4{conjunction_2[0]}};
  wire [15:0] conjunction_4 = ({12'd0, window[30*4 +: 4]} << word[30*4 +: 4]) & {16{served[30]}};
  wire [3:0] conjunction_5 = bytes[30*4 +: 4] & {4{conjunction_4[0]}};
  wire [15:0] conjunction_6 = ({12'd0, window[29*4 +: 4]} << word[29*4 +: 4]) & {16{served[29]}};
  wire [3:0] conjunction_7 = bytes[29*4 +: 4] & {4{conjunction_6[0]}};
  wire [15:0] conjunction_8 = ({12'd0, window[28*4 +: 4]} << word[28*4 +: 4]) & {16{served[28]}};
  wire [3:0] conjunction_9 = bytes[28*4 +: 4] & {4{conjunction_8[0]}};
  wire [15:0] conjunction_10 = ({12'd0, window[27*4 +: 4]} << word[27*4 +: 4]) & {16{served[27]}};
  wire [3:0] conjunction_11 = bytes[27*4 +: 4] & {4{conjunction_10[0]}};
  wire [15:0] conjunction_12 = ({12'd0, window[26*4 +: 4]} << word[26*4 +: 4]) & {16{served[26]}};
  wire [3:0] conjunction_13 = bytes[26*4 +: 4] & {4{conjunction_12[0]}};
  wire [15:0] conjunction_14 = ({12'd0, window[25*4 +: 4]} << word[25*4 +: 4]) & {16{served[25]}};
  wire [3:0] conjunction_15 = bytes[25*4 +: 4] & {4{conjunction_14[0]}};
  wire [15:0] conjunction_16 = ({12'd0, window[24*4 +: 4]} << word[24*4 +: 4]) & {16{served[24]}};
  wire [3:0] conjunction_17 = bytes[24*4 +: 4] & {4{conjunction_16[0]}};
  wire [15:0] conjunction_18 = ({12'd0, window[23*4 +: 4]} << word[23*4 +: 4]) & {16{served[23]}};
  wire [3:0] conjunction_19 = bytes[23*4 +: 4] & {4{conjunction_18[0]}};
  wire [15:0] conjunction_20 = ({12'd0, window[22*4 +: 4]} << word[22*4 +: 4]) & {16{served[22]}};
  wire [3:0] conjunction_21 = bytes[22*4 +: 4] & {4{conjunction_20[0]}};
  wire [15:0] conjunction_22 = ({12'd0, window[21*4 +: 4]} << word[21*4 +: 4]) & {16{served[21]}};
  wire [3:0] conjunction_23 = bytes[21*4 +: 4] & {4{conjunction_22[0]}};
  wire [15:0] conjunction_24 = ({12'd0, window[20*4 +: 4]} << word[20*4 +: 4]) & {16{served[20]}};
  wire [3:0] conjunction_25 = bytes[20*4 +: 4] & {4{conjunction_24[0]}};
  wire [15:0] conjunction_26 = ({12'd0, window[19*4 +: 4]} << word[19*4 +: 4]) & {16{served[19]}};
  wire [3:0] conjunction_27 = bytes[19*4 +: 4] & {4{conjunction_26[0]}};
  wire [15:0] conjunction_28 = ({12'd0, window[18*4 +: 4]} << word[18*4 +: 4]) & {16{served[18]}};
  wire [3:0] conjunction_29 = bytes[18*4 +: 4] & {4{conjunction_28[0]}};
  wire [15:0] conjunction_30 = ({12'd0, window[17*4 +: 4]} << word[17*4 +: 4]) & {16{served[17]}};
  wire [3:0] conjunction_31 = bytes[17*4 +: 4] & {4{conjunction_30[0]}};
  wire [15:0] conjunction_32 = ({12'd0, window[16*4 +: 4]} << word[16*4 +: 4]) & {16{served[16]}};
  wire [3:0] conjunction_33 = bytes[16*4 +: 4] & {4{conjunction_32[0]}};
  wire [15:0] conjunction_34 = ({12'd0, window[15*4 +: 4]} << word[15*4 +: 4]) & {16{served[15]}};
  wire [3:0] conjunction_35 = bytes[15*4 +: 4] & {4{conjunction_34[0]}};
  wire [15:0] conjunction_36 = ({12'd0, window[14*4 +: 4]} << word[14*4 +: 4]) & {16{served[14]}};
  wire [3:0] conjunction_37 = bytes[14*4 +: 4] & {4{conjunction_36[0]}};
  wire [15:0] conjunction_38 = ({12'd0, window[13*4 +: 4]} << word[13*4 +: 4]) & {16{served[13]}};
  wire [3:0] conjunction_39 = bytes[13*4 +: 4] & {4{conjunction_38[0]}};
  wire [15:0] conjunction_40 = ({12'd0, window[12*4 +: 4]} << word[12*4 +: 4]) & {16{served[12]}};
  wire [3:0] conjunction_41 = bytes[12*4 +: 4] & {4{conjunction_40[0]}};
  wire [15:0] conjunction_42 = ({12'd0, window[11*4 +: 4]} << word[11*4 +: 4]) & {16{served[11]}};
  wire [3:0] conjunction_43 = bytes[11*4 +: 4] & {4{conjunction_42[0]}};
  wire [15:0] conjunction_44 = ({12'd0, window[10*4 +: 4]} << word[10*4 +: 4]) & {16{served[10]}};
  wire [3:0] conjunction_45 = bytes[10*4 +: 4] & {4{conjunction_44[0]}};
  wire [15:0] conjunction_46 = ({12'd0, window[9*4 +: 4]} << word[9*4 +: 4]) & {16{served[9]}};
  wire [3:0] conjunction_47 = bytes[9*4 +: 4] & {4{conjunction_46[0]}};
  wire [15:0] conjunction_48 = ({12'd0, window[8*4 +: 4]} << word[8*4 +: 4]) & {16{served[8]}};
  wire [3:0] conjunction_49 = bytes[8*4 +: 4] & {4{conjunction_48[0]}};
  wire [15:0] conjunction_50 = ({12'd0, window[7*4 +: 4]} << word[7*4 +: 4]) & {16{served[7]}};
  wire [3:0] conjunction_51 = bytes[7*4 +: 4] & {4{conjunction_50[0]}};
  wire [15:0] conjunction_52 = ({12'd0, window[6*4 +: 4]} << word[6*4 +: 4]) & {16{served[6]}};
  wire [3:0] conjunction_53 = bytes[6*4 +: 4] & {4{conjunction_52[0]}};
  wire [15:0] conjunction_54 = ({12'd0, window[5*4 +: 4]} << word[5*4 +: 4]) & {16{served[5]}};
  wire [3:0] conjunction_55 = bytes[5*4 +: 4] & {4{conjunction_54[0]}};
  wire [15:0] conjunction_56 = ({12'd0, window[4*4 +: 4]} << word[4*4 +: 4]) & {16{served[4]}};
  wire [3:0] conjunction_57 = bytes[4*4 +: 4] & {4{conjunction_56[0]}};
  wire [15:0] conjunction_58 = ({12'd0, window[3*4 +: 4]} << word[3*4 +: 4]) & {16{served[3]}};
  wire [3:0] conjunction_59 = bytes[3*4 +: 4] & {4{conjunction_58[0]}};
  wire [15:0] conjunction_60 = ({12'd0, window[2*4 +: 4]} << word[2*4 +: 4]) & {16{served[2]}};
  wire [3:0] conjunction_61 = bytes[2*4 +: 4] & {4{conjunction_60[0]}};
  wire [15:0] conjunction_62 = ({12'd0, window[1*4 +: 4]} << word[1*4 +: 4]) & {16{served[1]}};
  wire [3:0] conjunction_63 = bytes[1*4 +: 4] & {4{conjunction_62[0]}};
  wire [15:0] conjunction_64 = ({12'd0, window[0 +: 4]} << word[0 +: 4]) & {16{served[0]}};
  wire [3:0] conjunction_65 = bytes[0 +: 4] & {4{conjunction_64[0]}};
  wire [3:0] disjunction_1 = conjunction_65 | conjunction_63 | conjunction_61 | conjunction_59 | conjunction_57 |
      conjunction_55 | conjunction_53 | conjunction_51 | conjunction_49 | conjunction_47 | conjunction_45 |
      conjunction_43 | conjunction_41 | conjunction_39 | conjunction_37 | conjunction_35 | conjunction_33 |
      conjunction_31 | conjunction_29 | conjunction_27 | conjunction_25 | conjunction_23 | conjunction_21 |
      conjunction_19 | conjunction_17 | conjunction_15 | conjunction_13 | conjunction_11 | conjunction_9 |
      conjunction_7 | conjunction_5 | conjunction_3;
  wire [3:0] conjunction_66 = bytes[31*4 +: 4] & {4{conjunction_2[1]}};
  wire [3:0] conjunction_67 = bytes[30*4 +: 4] & {4{conjunction_4[1]}};
  wire [3:0] conjunction_68 = bytes[29*4 +: 4] & {4{conjunction_6[1]}};
  wire [3:0] conjunction_69 = bytes[28*4 +: 4] & {4{conjunction_8[1]}};
  wire [3:0] conjunction_70 = bytes[27*4 +: 4] & {4{conjunction_10[1]}};
  wire [3:0] conjunction_71 = bytes[26*4 +: 4] & {4{conjunction_12[1]}};
  wire [3:0] conjunction_72 = bytes[25*4 +: 4] & {4{conjunction_14[1]}};
  wire [3:0] conjunction_73 = bytes[24*4 +: 4] & {4{conjunction_16[1]}};
  wire [3:0] conjunction_74 = bytes[23*4 +: 4] & {4{conjunction_18[1]}};
  wire [3:0] conjunction_75 = bytes[22*4 +: 4] & {4{conjunction_20[1]}};
  wire [3:0] conjunction_76 = bytes[21*4 +: 4] & {4{conjunction_22[1]}};
  wire [3:0] conjunction_77 = bytes[20*4 +: 4] & {4{conjunction_24[1]}};
  wire [3:0] conjunction_78 = bytes[19*4 +: 4] & {4{conjunction_26[1]}};
  wire [3:0] conjunction_79 = bytes[18*4 +: 4] & {4{conjunction_28[1]}};
  wire [3:0] conjunction_80 = bytes[17*4 +: 4] & {4{conjunction_30[1]}};
  wire [3:0] conjunction_81 = bytes[16*4 +: 4] & {4{conjunction_32[1]}};
  wire [3:0] conjunction_82 = bytes[15*4 +: 4] & {4{conjunction_34[1]}};
  wire [3:0] conjunction_83 = bytes[14*4 +: 4] & {4{conjunction_36[1]}};
  wire [3:0] conjunction_84 = bytes[13*4 +: 4] & {4{conjunction_38[1]}};
  wire [3:0] conjunction_85 = bytes[12*4 +: 4] & {4{conjunction_40[1]}};
  wire [3:0] conjunction_86 = bytes[11*4 +: 4] & {4{conjunction_42[1]}};
  wire [3:0] conjunction_87 = bytes[10*4 +: 4] & {4{conjunction_44[1]}};
  wire [3:0] conjunction_88 = bytes[9*4 +: 4] & {4{conjunction_46[1]}};
  wire [3:0] conjunction_89 = bytes[8*4 +: 4] & {4{conjunction_48[1]}};
  wire [3:0] conjunction_90 = bytes[7*4 +: 4] & {4{conjunction_50[1]}};
  wire [3:0] conjunction_91 = bytes[6*4 +: 4] & {4{conjunction_52[1]}};
  wire [3:0] conjunction_92 = bytes[5*4 +: 4] & {4{conjunction_54[1]}};
  wire [3:0] conjunction_93 = bytes[4*4 +: 4] & {4{conjunction_56[1]}};
  wire [3:0] conjunction_94 = bytes[3*4 +: 4] & {4{conjunction_58[1]}};
  wire [3:0] conjunction_95 = bytes[2*4 +: 4] & {4{conjunction_60[1]}};
  wire [3:0] conjunction_96 = bytes[1*4 +: 4] & {4{conjunction_62[1]}};
  wire [3:0] conjunction_97 = bytes[0 +: 4] & {4{conjunction_64[1]}};
  wire [3:0] disjunction_2 = conjunction_97 | conjunction_96 | conjunction_95 | conjunction_94 | conjunction_93 |
      conjunction_92 | conjunction_91 | conjunction_90 | conjunction_89 | conjunction_88 | conjunction_87 |
      conjunction_86 | conjunction_85 | conjunction_84 | conjunction_83 | conjunction_82 | conjunction_81 |
      conjunction_80 | conjunction_79 | conjunction_78 | conjunction_77 | conjunction_76 | conjunction_75 |
      conjunction_74 | conjunction_73 | conjunction_72 | conjunction_71 | conjunction_70 | conjunction_69 |
      conjunction_68 | conjunction_67 | conjunction_66;
  wire [3:0] conjunction_98 = bytes[31*4 +: 4] & {4{conjunction_2[2]}};
  wire [3:0] conjunction_99 = bytes[30*4 +: 4] & {4{conjunction_4[2]}};
  wire [3:0] conjunction_100 = bytes[29*4 +: 4] & {4{conjunction_6[2]}};
  wire [3:0] conjunction_101 = bytes[28*4 +: 4] & {4{conjunction_8[2]}};
  wire [3:0] conjunction_102 = bytes[27*4 +: 4] & {4{conjunction_10[2]}};
  wire [3:0] conjunction_103 = bytes[26*4 +: 4] & {4{conjunction_12[2]}};
  wire [3:0] conjunction_104 = bytes[25*4 +: 4] & {4{conjunction_14[2]}};
  wire [3:0] conjunction_105 = bytes[24*4 +: 4] & {4{conjunction_16[2]}};
  wire [3:0] conjunction_106 = bytes[23*4 +: 4] & {4{conjunction_18[2]}};
  wire [3:0] conjunction_107 = bytes[22*4 +: 4] & {4{conjunction_20[2]}};
  wire [3:0] conjunction_108 = bytes[21*4 +: 4] & {4{conjunction_22[2]}};
  wire [3:0] conjunction_109 = bytes[20*4 +: 4] & {4{conjunction_24[2]}};
  wire [3:0] conjunction_110 = bytes[19*4 +: 4] & {4{conjunction_26[2]}};
  wire [3:0] conjunction_111 = bytes[18*4 +: 4] & {4{conjunction_28[2]}};
  wire [3:0] conjunction_112 = bytes[17*4 +: 4] & {4{conjunction_30[2]}};
  wire [3:0] conjunction_113 = bytes[16*4 +: 4] & {4{conjunction_32[2]}};
  wire [3:0] conjunction_114 = bytes[15*4 +: 4] & {4{conjunction_34[2]}};
  wire [3:0] conjunction_115 = bytes[14*4 +: 4] & {4{conjunction_36[2]}};
  wire [3:0] conjunction_116 = bytes[13*4 +: 4] & {4{conjunction_38[2]}};
  wire [3:0] conjunction_117 = bytes[12*4 +: 4] & {4{conjunction_40[2]}};
  wire [3:0] conjunction_118 = bytes[11*4 +: 4] & {4{conjunction_42[2]}};
  wire [3:0] conjunction_119 = bytes[10*4 +: 4] & {4{conjunction_44[2]}};
  wire [3:0] conjunction_120 = bytes[9*4 +: 4] & {4{conjunction_46[2]}};
  wire [3:0] conjunction_121 = bytes[8*4 +: 4] & {4{conjunction_48[2]}};
  wire [3:0] conjunction_122 = bytes[7*4 +: 4] & {4{conjunction_50[2]}};
  wire [3:0] conjunction_123 = bytes[6*4 +: 4] & {4{conjunction_52[2]}};
  wire [3:0] conjunction_124 = bytes[5*4 +: 4] & {4{conjunction_54[2]}};
  wire [3:0] conjunction_125 = bytes[4*4 +: 4] & {4{conjunction_56[2]}};
  wire [3:0] conjunction_126 = bytes[3*4 +: 4] & {4{conjunction_58[2]}};
  wire [3:0] conjunction_127 = bytes[2*4 +: 4] & {4{conjunction_60[2]}};
  wire [3:0] conjunction_128 = bytes[1*4 +: 4] & {4{conjunction_62[2]}};
  wire [3:0] conjunction_129 = bytes[0 +: 4] & {4{conjunction_64[2]}};
  wire [3:0] disjunction_3 = conjunction_129 | conjunction_128 | conjunction_127 | conjunction_126 | conjunction_125
      | conjunction_124 | conjunction_123 | conjunction_122 | conjunction_121 | conjunction_120 | conjunction_119 |
      conjunction_118 | conjunction_117 | conjunction_116 | conjunction_115 | conjunction_114 | conjunction_113 |
      conjunction_112 | conjunction_111 | conjunction_110 | conjunction_109 | conjunction_108 | conjunction_107 |
      conjunction_106 | conjunction_105 | conjunction_104 | conjunction_103 | conjunction_102 | conjunction_101 |
      conjunction_100 | conjunction_99 | conjunction_98;
  wire [3:0] conjunction_130 = bytes[31*4 +: 4] & {4{conjunction_2[3]}};
  wire [3:0] conjunction_131 = bytes[30*4 +: 4] & {4{conjunction_4[3]}};
  wire [3:0] conjunction_132 = bytes[29*4 +: 4] & {4{conjunction_6[3]}};
  wire [3:0] conjunction_133 = bytes[28*4 +: 4] & {4{conjunction_8[3]}};
  wire [3:0] conjunction_134 = bytes[27*4 +: 4] & {4{conjunction_10[3]}};
  wire [3:0] conjunction_135 = bytes[26*4 +: 4] & {4{conjunction_12[3]}};
  wire [3:0] conjunction_136 = bytes[25*4 +: 4] & {4{conjunction_14[3]}};
  wire [3:0] conjunction_137 = bytes[24*4 +: 4] & {4{conjunction_16[3]}};
  wire [3:0] conjunction_138 = bytes[23*4 +: 4] & {4{conjunction_18[3]}};
  wire [3:0] conjunction_139 = bytes[22*4 +: 4] & {4{conjunction_20[3]}};
  wire [3:0] conjunction_140 = bytes[21*4 +: 4] & {4{conjunction_22[3]}};
  wire [3:0] conjunction_141 = bytes[20*4 +: 4] & {4{conjunction_24[3]}};
  wire [3:0] conjunction_142 = bytes[19*4 +: 4] & {4{conjunction_26[3]}};
  wire [3:0] conjunction_143 = bytes[18*4 +: 4] & {4{conjunction_28[3]}};
  wire [3:0] conjunction_144 = bytes[17*4 +: 4] & {4{conjunction_30[3]}};
  wire [3:0] conjunction_145 = bytes[16*4 +: 4] & {4{conjunction_32[3]}};
  wire [3:0] conjunction_146 = bytes[15*4 +: 4] & {4{conjunction_34[3]}};
  wire [3:0] conjunction_147 = bytes[14*4 +: 4] & {4{conjunction_36[3]}};
  wire [3:0] conjunction_148 = bytes[13*4 +: 4] & {4{conjunction_38[3]}};
  wire [3:0] conjunction_149 = bytes[12*4 +: 4] & {4{conjunction_40[3]}};
  wire [3:0] conjunction_150 = bytes[11*4 +: 4] & {4{conjunction_42[3]}};
  wire [3:0] conjunction_151 = bytes[10*4 +: 4] & {4{conjunction_44[3]}};
  wire [3:0] conjunction_152 = bytes[9*4 +: 4] & {4{conjunction_46[3]}};
  wire [3:0] conjunction_153 = bytes[8*4 +: 4] & {4{conjunction_48[3]}};
  wire [3:0] conjunction_154 = bytes[7*4 +: 4] & {4{conjunction_50[3]}};
  wire [3:0] conjunction_155 = bytes[6*4 +: 4] & {4{conjunction_52[3]}};
  wire [3:0] conjunction_156 = bytes[5*4 +: 4] & {4{conjunction_54[3]}};
  wire [3:0] conjunction_157 = bytes[4*4 +: 4] & {4{conjunction_56[3]}};
  wire [3:0] conjunction_158 = bytes[3*4 +: 4] & {4{conjunction_58[3]}};
  wire [3:0] conjunction_159 = bytes[2*4 +: 4] & {4{conjunction_60[3]}};
  wire [3:0] conjunction_160 = bytes[1*4 +: 4] & {4{conjunction_62[3]}};
  wire [3:0] conjunction_161 = bytes[0 +: 4] & {4{conjunction_64[3]}};
  wire [3:0] disjunction_4 = conjunction_161 | conjunction_160 | conjunction_159 | conjunction_158 | conjunction_157
      | conjunction_156 | conjunction_155 | conjunction_154 | conjunction_153 | conjunction_152 | conjunction_151 |
      conjunction_150 | conjunction_149 | conjunction_148 | conjunction_147 | conjunction_146 | conjunction_145 |
      conjunction_144 | conjunction_143 | conjunction_142 | conjunction_141 | conjunction_140 | conjunction_139 |
      conjunction_138 | conjunction_137 | conjunction_136 | conjunction_135 | conjunction_134 | conjunction_133 |
      conjunction_132 | conjunction_131 | conjunction_130;
  wire [3:0] conjunction_162 = bytes[31*4 +: 4] & {4{conjunction_2[4]}};
  wire [3:0] conjunction_163 = bytes[30*4 +: 4] & {4{conjunction_4[4]}};
  wire [3:0] conjunction_164 = bytes[29*4 +: 4] & {4{conjunction_6[4]}};
  wire [3:0] conjunction_165 = bytes[28*4 +: 4] & {4{conjunction_8[4]}};
  wire [3:0] conjunction_166 = bytes[27*4 +: 4] & {4{conjunction_10[4]}};
  wire [3:0] conjunction_167 = bytes[26*4 +: 4] & {4{conjunction_12[4]}};
  wire [3:0] conjunction_168 = bytes[25*4 +: 4] & {4{conjunction_14[4]}};
  wire [3:0] conjunction_169 = bytes[24*4 +: 4] & {4{conjunction_16[4]}};
  wire [3:0] conjunction_170 = bytes[23*4 +: 4] & {4{conjunction_18[4]}};
  wire [3:0] conjunction_171 = bytes[22*4 +: 4] & {4{conjunction_20[4]}};
  wire [3:0] conjunction_172 = bytes[21*4 +: 4] & {4{conjunction_22[4]}};
  wire [3:0] conjunction_173 = bytes[20*4 +: 4] & {4{conjunction_24[4]}};
  wire [3:0] conjunction_174 = bytes[19*4 +: 4] & {4{conjunction_26[4]}};
  wire [3:0] conjunction_175 = bytes[18*4 +: 4] & {4{conjunction_28[4]}};
  wire [3:0] conjunction_176 = bytes[17*4 +: 4] & {4{conjunction_30[4]}};
  wire [3:0] conjunction_177 = bytes[16*4 +: 4] & {4{conjunction_32[4]}};
  wire [3:0] conjunction_178 = bytes[15*4 +: 4] & {4{conjunction_34[4]}};
  wire [3:0] conjunction_179 = bytes[14*4 +: 4] & {4{conjunction_36[4]}};
  wire [3:0] conjunction_180 = bytes[13*4 +: 4] & {4{conjunction_38[4]}};
  wire [3:0] conjunction_181 = bytes[12*4 +: 4] & {4{conjunction_40[4]}};
  wire [3:0] conjunction_182 = bytes[11*4 +: 4] & {4{conjunction_42[4]}};
  wire [3:0] conjunction_183 = bytes[10*4 +: 4] & {4{conjunction_44[4]}};
  wire [3:0] conjunction_184 = bytes[9*4 +: 4] & {4{conjunction_46[4]}};
  wire [3:0] conjunction_185 = bytes[8*4 +: 4] & {4{conjunction_48[4]}};
  wire [3:0] conjunction_186 = bytes[7*4 +: 4] & {4{conjunction_50[4]}};
  wire [3:0] conjunction_187 = bytes[6*4 +: 4] & {4{conjunction_52[4]}};
  wire [3:0] conjunction_188 = bytes[5*4 +: 4] & {4{conjunction_54[4]}};
  wire [3:0] conjunction_189 = bytes[4*4 +: 4] & {4{conjunction_56[4]}};
  wire [3:0] conjunction_190 = bytes[3*4 +: 4] & {4{conjunction_58[4]}};
  wire [3:0] conjunction_191 = bytes[2*4 +: 4] & {4{conjunction_60[4]}};
  wire [3:0] conjunction_192 = bytes[1*4 +: 4] & {4{conjunction_62[4]}};
  wire [3:0] conjunction_193 = bytes[0 +: 4] & {4{conjunction_64[4]}};
  wire [3:0] disjunction_5 = conjunction_193 | conjunction_192 | conjunction_191 | conjunction_190 | conjunction_189
      | conjunction_188 | conjunction_187 | conjunction_186 | conjunction_185 | conjunction_184 | conjunction_183 |
      conjunction_182 | conjunction_181 | conjunction_180 | conjunction_179 | conjunction_178 | conjunction_177 |
      conjunction_176 | conjunction_175 | conjunction_174 | conjunction_173 | conjunction_172 | conjunction_171 |
      conjunction_170 | conjunction_169 | conjunction_168 | conjunction_167 | conjunction_166 | conjunction_165 |
      conjunction_164 | conjunction_163 | conjunction_162;
  wire [3:0] conjunction_194 = bytes[31*4 +: 4] & {4{conjunction_2[5]}};
  wire [3:0] conjunction_195 = bytes[30*4 +: 4] & {4{conjunction_4[5]}};
  wire [3:0] conjunction_196 = bytes[29*4 +: 4] & {4{conjunction_6[5]}};
  wire [3:0] conjunction_197 = bytes[28*4 +: 4] & {4{conjunction_8[5]}};
  wire [3:0] conjunction_198 = bytes[27*4 +: 4] & {4{conjunction_10[5]}};
  wire [3:0] conjunction_199 = bytes[26*4 +: 4] & {4{conjunction_12[5]}};
  wire [3:0] conjunction_200 = bytes[25*4 +: 4] & {4{conjunction_14[5]}};
  wire [3:0] conjunction_201 = bytes[24*4 +: 4] & {4{conjunction_16[5]}};
  wire [3:0] conjunction_202 = bytes[23*4 +: 4] & {4{conjunction_18[5]}};
  wire [3:0] conjunction_203 = bytes[22*4 +: 4] & {4{conjunction_20[5]}};
  wire [3:0] conjunction_204 = bytes[21*4 +: 4] & {4{conjunction_22[5]}};
  wire [3:0] conjunction_205 = bytes[20*4 +: 4] & {4{conjunction_24[5]}};
  wire [3:0] conjunction_206 = bytes[19*4 +: 4] & {4{conjunction_26[5]}};
  wire [3:0] conjunction_207 = bytes[18*4 +: 4] & {4{conjunction_28[5]}};
  wire [3:0] conjunction_208 = bytes[17*4 +: 4] & {4{conjunction_30[5]}};
  wire [3:0] conjunction_209 = bytes[16*4 +: 4] & {4{conjunction_32[5]}};
  wire [3:0] conjunction_210 = bytes[15*4 +: 4] & {4{conjunction_34[5]}};
  wire [3:0] conjunction_211 = bytes[14*4 +: 4] & {4{conjunction_36[5]}};
  wire [3:0] conjunction_212 = bytes[13*4 +: 4] & {4{conjunction_38[5]}};
  wire [3:0] conjunction_213 = bytes[12*4 +: 4] & {4{conjunction_40[5]}};
  wire [3:0] conjunction_214 = bytes[11*4 +: 4] & {4{conjunction_42[5]}};
  wire [3:0] conjunction_215 = bytes[10*4 +: 4] & {4{conjunction_44[5]}};
  wire [3:0] conjunction_216 = bytes[9*4 +: 4] & {4{conjunction_46[5]}};
  wire [3:0] conjunction_217 = bytes[8*4 +: 4] & {4{conjunction_48[5]}};
  wire [3:0] conjunction_218 = bytes[7*4 +: 4] & {4{conjunction_50[5]}};
  wire [3:0] conjunction_219 = bytes[6*4 +: 4] & {4{conjunction_52[5]}};
  wire [3:0] conjunction_220 = bytes[5*4 +: 4] & {4{conjunction_54[5]}};
  wire [3:0] conjunction_221 = bytes[4*4 +: 4] & {4{conjunction_56[5]}};
  wire [3:0] conjunction_222 = bytes[3*4 +: 4] & {4{conjunction_58[5]}};
  wire [3:0] conjunction_223 = bytes[2*4 +: 4] & {4{conjunction_60[5]}};
  wire [3:0] conjunction_224 = bytes[1*4 +: 4] & {4{conjunction_62[5]}};
  wire [3:0] conjunction_225 = bytes[0 +: 4] & {4{conjunction_64[5]}};
  wire [3:0] disjunction_6 = conjunction_225 | conjunction_224 | conjunction_223 | conjunction_222 | conjunction_221
      | conjunction_220 | conjunction_219 | conjunction_218 | conjunction_217 | conjunction_216 | conjunction_215 |
      conjunction_214 | conjunction_213 | conjunction_212 | conjunction_211 | conjunction_210 | conjunction_209 |
      conjunction_208 | conjunction_207 | conjunction_206 | conjunction_205 | conjunction_204 | conjunction_203 |
      conjunction_202 | conjunction_201 | conjunction_200 | conjunction_199 | conjunction_198 | conjunction_197 |
      conjunction_196 | conjunction_195 | conjunction_194;
  wire [3:0] conjunction_226 = bytes[31*4 +: 4] & {4{conjunction_2[6]}};
  wire [3:0] conjunction_227 = bytes[30*4 +: 4] & {4{conjunction_4[6]}};
  wire [3:0] conjunction_228 = bytes[29*4 +: 4] & {4{conjunction_6[6]}};
  wire [3:0] conjunction_229 = bytes[28*4 +: 4] & {4{conjunction_8[6]}};
  wire [3:0] conjunction_230 = bytes[27*4 +: 4] & {4{conjunction_10[6]}};
  wire [3:0] conjunction_231 = bytes[26*4 +: 4] & {4{conjunction_12[6]}};
  wire [3:0] conjunction_232 = bytes[25*4 +: 4] & {4{conjunction_14[6]}};
  wire [3:0] conjunction_233 = bytes[24*4 +: 4] & {4{conjunction_16[6]}};
  wire [3:0] conjunction_234 = bytes[23*4 +: 4] & {4{conjunction_18[6]}};
  wire [3:0] conjunction_235 = bytes[22*4 +: 4] & {4{conjunction_20[6]}};
  wire [3:0] conjunction_236 = bytes[21*4 +: 4] & {4{conjunction_22[6]}};
  wire [3:0] conjunction_237 = bytes[20*4 +: 4] & {4{conjunction_24[6]}};
  wire [3:0] conjunction_238 = bytes[19*4 +: 4] & {4{conjunction_26[6]}};
  wire [3:0] conjunction_239 = bytes[18*4 +: 4] & {4{conjunction_28[6]}};
  wire [3:0] conjunction_240 = bytes[17*4 +: 4] & {4{conjunction_30[6]}};
  wire [3:0] conjunction_241 = bytes[16*4 +: 4] & {4{conjunction_32[6]}};
  wire [3:0] conjunction_242 = bytes[15*4 +: 4] & {4{conjunction_34[6]}};
  wire [3:0] conjunction_243 = bytes[14*4 +: 4] & {4{conjunction_36[6]}};
  wire [3:0] conjunction_244 = bytes[13*4 +: 4] & {4{conjunction_38[6]}};
  wire [3:0] conjunction_245 = bytes[12*4 +: 4] & {4{conjunction_40[6]}};
  wire [3:0] conjunction_246 = bytes[11*4 +: 4] & {4{conjunction_42[6]}};
  wire [3:0] conjunction_247 = bytes[10*4 +: 4] & {4{conjunction_44[6]}};
  wire [3:0] conjunction_248 = bytes[9*4 +: 4] & {4{conjunction_46[6]}};
  wire [3:0] conjunction_249 = bytes[8*4 +: 4] & {4{conjunction_48[6]}};
  wire [3:0] conjunction_250 = bytes[7*4 +: 4] & {4{conjunction_50[6]}};
  wire [3:0] conjunction_251 = bytes[6*4 +: 4] & {4{conjunction_52[6]}};
  wire [3:0] conjunction_252 = bytes[5*4 +: 4] & {4{conjunction_54[6]}};
  wire [3:0] conjunction_253 = bytes[4*4 +: 4] & {4{conjunction_56[6]}};
  wire [3:0] conjunction_254 = bytes[3*4 +: 4] & {4{conjunction_58[6]}};
  wire [3:0] conjunction_255 = bytes[2*4 +: 4] & {4{conjunction_60[6]}};
  wire [3:0] conjunction_256 = bytes[1*4 +: 4] & {4{conjunction_62[6]}};
  wire [3:0] conjunction_257 = bytes[0 +: 4] & {4{conjunction_64[6]}};
  wire [3:0] disjunction_7 = conjunction_257 | conjunction_256 | conjunction_255 | conjunction_254 | conjunction_253
      | conjunction_252 | conjunction_251 | conjunction_250 | conjunction_249 | conjunction_248 | conjunction_247 |
      conjunction_246 | conjunction_245 | conjunction_244 | conjunction_243 | conjunction_242 | conjunction_241 |
      conjunction_240 | conjunction_239 | conjunction_238 | conjunction_237 | conjunction_236 | conjunction_235 |
      conjunction_234 | conjunction_233 | conjunction_232 | conjunction_231 | conjunction_230 | conjunction_229 |
      conjunction_228 | conjunction_227 | conjunction_226;
  wire [3:0] conjunction_258 = bytes[31*4 +: 4] & {4{conjunction_2[7]}};
  wire [3:0] conjunction_259 = bytes[30*4 +: 4] & {4{conjunction_4[7]}};
  wire [3:0] conjunction_260 = bytes[29*4 +: 4] & {4{conjunction_6[7]}};
  wire [3:0] conjunction_261 = bytes[28*4 +: 4] & {4{conjunction_8[7]}};
  wire [3:0] conjunction_262 = bytes[27*4 +: 4] & {4{conjunction_10[7]}};
  wire [3:0] conjunction_263 = bytes[26*4 +: 4] & {4{conjunction_12[7]}};
  wire [3:0] conjunction_264 = bytes[25*4 +: 4] & {4{conjunction_14[7]}};
  wire [3:0] conjunction_265 = bytes[24*4 +: 4] & {4{conjunction_16[7]}};
  wire [3:0] conjunction_266 = bytes[23*4 +: 4] & {4{conjunction_18[7]}};
  wire [3:0] conjunction_267 = bytes[22*4 +: 4] & {4{conjunction_20[7]}};
  wire [3:0] conjunction_268 = bytes[21*4 +: 4] & {4{conjunction_22[7]}};
  wire [3:0] conjunction_269 = bytes[20*4 +: 4] & {4{conjunction_24[7]}};
  wire [3:0] conjunction_270 = bytes[19*4 +: 4] & {4{conjunction_26[7]}};
  wire [3:0] conjunction_271 = bytes[18*4 +: 4] & {4{conjunction_28[7]}};
  wire [3:0] conjunction_272 = bytes[17*4 +: 4] & {4{conjunction_30[7]}};
  wire [3:0] conjunction_273 = bytes[16*4 +: 4] & {4{conjunction_32[7]}};
  wire [3:0] conjunction_274 = bytes[15*4 +: 4] & {4{conjunction_34[7]}};
  wire [3:0] conjunction_275 = bytes[14*4 +: 4] & {4{conjunction_36[7]}};
  wire [3:0] conjunction_276 = bytes[13*4 +: 4] & {4{conjunction_38[7]}};
  wire [3:0] conjunction_277 = bytes[12*4 +: 4] & {4{conjunction_40[7]}};
  wire [3:0] conjunction_278 = bytes[11*4 +: 4] & {4{conjunction_42[7]}};
  wire [3:0] conjunction_279 = bytes[10*4 +: 4] & {4{conjunction_44[7]}};
  wire [3:0] conjunction_280 = bytes[9*4 +: 4] & {4{conjunction_46[7]}};
  wire [3:0] conjunction_281 = bytes[8*4 +: 4] & {4{conjunction_48[7]}};
  wire [3:0] conjunction_282 = bytes[7*4 +: 4] & {4{conjunction_50[7]}};
  wire [3:0] conjunction_283 = bytes[6*4 +: 4] & {4{conjunction_52[7]}};
  wire [3:0] conjunction_284 = bytes[5*4 +: 4] & {4{conjunction_54[7]}};
  wire [3:0] conjunction_285 = bytes[4*4 +: 4] & {4{conjunction_56[7]}};
  wire [3:0] conjunction_286 = bytes[3*4 +: 4] & {4{conjunction_58[7]}};
  wire [3:0] conjunction_287 = bytes[2*4 +: 4] & {4{conjunction_60[7]}};
  wire [3:0] conjunction_288 = bytes[1*4 +: 4] & {4{conjunction_62[7]}};
  wire [3:0] conjunction_289 = bytes[0 +: 4] & {4{conjunction_64[7]}};
  wire [3:0] disjunction_8 = conjunction_289 | conjunction_288 | conjunction_287 | conjunction_286 | conjunction_285
      | conjunction_284 | conjunction_283 | conjunction_282 | conjunction_281 | conjunction_280 | conjunction_279 |
      conjunction_278 | conjunction_277 | conjunction_276 | conjunction_275 | conjunction_274 | conjunction_273 |
      conjunction_272 | conjunction_271 | conjunction_270 | conjunction_269 | conjunction_268 | conjunction_267 |
      conjunction_266 | conjunction_265 | conjunction_264 | conjunction_263 | conjunction_262 | conjunction_261 |
      conjunction_260 | conjunction_259 | conjunction_258;
  wire [3:0] conjunction_290 = bytes[31*4 +: 4] & {4{conjunction_2[8]}};
  wire [3:0] conjunction_291 = bytes[30*4 +: 4] & {4{conjunction_4[8]}};
  wire [3:0] conjunction_292 = bytes[29*4 +: 4] & {4{conjunction_6[8]}};
  wire [3:0] conjunction_293 = bytes[28*4 +: 4] & {4{conjunction_8[8]}};
  wire [3:0] conjunction_294 = bytes[27*4 +: 4] & {4{conjunction_10[8]}};
  wire [3:0] conjunction_295 = bytes[26*4 +: 4] & {4{conjunction_12[8]}};
  wire [3:0] conjunction_296 = bytes[25*4 +: 4] & {4{conjunction_14[8]}};
  wire [3:0] conjunction_297 = bytes[24*4 +: 4] & {4{conjunction_16[8]}};
  wire [3:0] conjunction_298 = bytes[23*4 +: 4] & {4{conjunction_18[8]}};
  wire [3:0] conjunction_299 = bytes[22*4 +: 4] & {4{conjunction_20[8]}};
  wire [3:0] conjunction_300 = bytes[21*4 +: 4] & {4{conjunction_22[8]}};
  wire [3:0] conjunction_301 = bytes[20*4 +: 4] & {4{conjunction_24[8]}};
  wire [3:0] conjunction_302 = bytes[19*4 +: 4] & {4{conjunction_26[8]}};
  wire [3:0] conjunction_303 = bytes[18*4 +: 4] & {4{conjunction_28[8]}};
  wire [3:0] conjunction_304 = bytes[17*4 +: 4] & {4{conjunction_30[8]}};
  wire [3:0] conjunction_305 = bytes[16*4 +: 4] & {4{conjunction_32[8]}};
  wire [3:0] conjunction_306 = bytes[15*4 +: 4] & {4{conjunction_34[8]}};
  wire [3:0] conjunction_307 = bytes[14*4 +: 4] & {4{conjunction_36[8]}};
  wire [3:0] conjunction_308 = bytes[13*4 +: 4] & {4{conjunction_38[8]}};
  wire [3:0] conjunction_309 = bytes[12*4 +: 4] & {4{conjunction_40[8]}};
  wire [3:0] conjunction_310 = bytes[11*4 +: 4] & {4{conjunction_42[8]}};
  wire [3:0] conjunction_311 = bytes[10*4 +: 4] & {4{conjunction_44[8]}};
  wire [3:0] conjunction_312 = bytes[9*4 +: 4] & {4{conjunction_46[8]}};
  wire [3:0] conjunction_313 = bytes[8*4 +: 4] & {4{conjunction_48[8]}};
  wire [3:0] conjunction_314 = bytes[7*4 +: 4] & {4{conjunction_50[8]}};
  wire [3:0] conjunction_315 = bytes[6*4 +: 4] & {4{conjunction_52[8]}};
  wire [3:0] conjunction_316 = bytes[5*4 +: 4] & {4{conjunction_54[8]}};
  wire [3:0] conjunction_317 = bytes[4*4 +: 4] & {4{conjunction_56[8]}};
  wire [3:0] conjunction_318 = bytes[3*4 +: 4] & {4{conjunction_58[8]}};
  wire [3:0] conjunction_319 = bytes[2*4 +: 4] & {4{conjunction_60[8]}};
  wire [3:0] conjunction_320 = bytes[1*4 +: 4] & {4{conjunction_62[8]}};
  wire [3:0] conjunction_321 = bytes[0 +: 4] & {4{conjunction_64[8]}};
  wire [3:0] disjunction_9 = conjunction_321 | conjunction_320 | conjunction_319 | conjunction_318 | conjunction_317
      | conjunction_316 | conjunction_315 | conjunction_314 | conjunction_313 | conjunction_312 | conjunction_311 |
      conjunction_310 | conjunction_309 | conjunction_308 | conjunction_307 | conjunction_306 | conjunction_305 |
      conjunction_304 | conjunction_303 | conjunction_302 | conjunction_301 | conjunction_300 | conjunction_299 |
      conjunction_298 | conjunction_297 | conjunction_296 | conjunction_295 | conjunction_294 | conjunction_293 |
      conjunction_292 | conjunction_291 | conjunction_290;
  wire [3:0] conjunction_322 = bytes[31*4 +: 4] & {4{conjunction_2[9]}};
  wire [3:0] conjunction_323 = bytes[30*4 +: 4] & {4{conjunction_4[9]}};
  wire [3:0] conjunction_324 = bytes[29*4 +: 4] & {4{conjunction_6[9]}};
  wire [3:0] conjunction_325 = bytes[28*4 +: 4] & {4{conjunction_8[9]}};
  wire [3:0] conjunction_326 = bytes[27*4 +: 4] & {4{conjunction_10[9]}};
  wire [3:0] conjunction_327 = bytes[26*4 +: 4] & {4{conjunction_12[9]}};
  wire [3:0] conjunction_328 = bytes[25*4 +: 4] & {4{conjunction_14[9]}};
  wire [3:0] conjunction_329 = bytes[24*4 +: 4] & {4{conjunction_16[9]}};
  wire [3:0] conjunction_330 = bytes[23*4 +: 4] & {4{conjunction_18[9]}};
  wire [3:0] conjunction_331 = bytes[22*4 +: 4] & {4{conjunction_20[9]}};
  wire [3:0] conjunction_332 = bytes[21*4 +: 4] & {4{conjunction_22[9]}};
  wire [3:0] conjunction_333 = bytes[20*4 +: 4] & {4{conjunction_24[9]}};
  wire [3:0] conjunction_334 = bytes[19*4 +: 4] & {4{conjunction_26[9]}};
  wire [3:0] conjunction_335 = bytes[18*4 +: 4] & {4{conjunction_28[9]}};
  wire [3:0] conjunction_336 = bytes[17*4 +: 4] & {4{conjunction_30[9]}};
  wire [3:0] conjunction_337 = bytes[16*4 +: 4] & {4{conjunction_32[9]}};
  wire [3:0] conjunction_338 = bytes[15*4 +: 4] & {4{conjunction_34[9]}};
  wire [3:0] conjunction_339 = bytes[14*4 +: 4] & {4{conjunction_36[9]}};
  wire [3:0] conjunction_340 = bytes[13*4 +: 4] & {4{conjunction_38[9]}};
  wire [3:0] conjunction_341 = bytes[12*4 +: 4] & {4{conjunction_40[9]}};
  wire [3:0] conjunction_342 = bytes[11*4 +: 4] & {4{conjunction_42[9]}};
  wire [3:0] conjunction_343 = bytes[10*4 +: 4] & {4{conjunction_44[9]}};
  wire [3:0] conjunction_344 = bytes[9*4 +: 4] & {4{conjunction_46[9]}};
  wire [3:0] conjunction_345 = bytes[8*4 +: 4] & {4{conjunction_48[9]}};
  wire [3:0] conjunction_346 = bytes[7*4 +: 4] & {4{conjunction_50[9]}};
  wire [3:0] conjunction_347 = bytes[6*4 +: 4] & {4{conjunction_52[9]}};
  wire [3:0] conjunction_348 = bytes[5*4 +: 4] & {4{conjunction_54[9]}};
  wire [3:0] conjunction_349 = bytes[4*4 +: 4] & {4{conjunction_56[9]}};
  wire [3:0] conjunction_350 = bytes[3*4 +: 4] & {4{conjunction_58[9]}};
  wire [3:0] conjunction_351 = bytes[2*4 +: 4] & {4{conjunction_60[9]}};
  wire [3:0] conjunction_352 = bytes[1*4 +: 4] & {4{conjunction_62[9]}};
  wire [3:0] conjunction_353 = bytes[0 +: 4] & {4{conjunction_64[9]}};
  wire [3:0] disjunction_10 = conjunction_353 | conjunction_352 | conjunction_351 | conjunction_350 | conjunction_349
      | conjunction_348 | conjunction_347 | conjunction_346 | conjunction_345 | conjunction_344 | conjunction_343 |
      conjunction_342 | conjunction_341 | conjunction_340 | conjunction_339 | conjunction_338 | conjunction_337 |
      conjunction_336 | conjunction_335 | conjunction_334 | conjunction_333 | conjunction_332 | conjunction_331 |
      conjunction_330 | conjunction_329 | conjunction_328 | conjunction_327 | conjunction_326 | conjunction_325 |
      conjunction_324 | conjunction_323 | conjunction_322;
  wire [3:0] conjunction_354 = bytes[31*4 +: 4] & {4{conjunction_2[10]}};
  wire [3:0] conjunction_355 = bytes[30*4 +: 4] & {4{conjunction_4[10]}};
  wire [3:0] conjunction_356 = bytes[29*4 +: 4] & {4{conjunction_6[10]}};
  wire [3:0] conjunction_357 = bytes[28*4 +: 4] & {4{conjunction_8[10]}};
  wire [3:0] conjunction_358 = bytes[27*4 +: 4] & {4{conjunction_10[10]}};
  wire [3:0] conjunction_359 = bytes[26*4 +: 4] & {4{conjunction_12[10]}};
  wire [3:0] conjunction_360 = bytes[25*4 +: 4] & {4{conjunction_14[10]}};
  wire [3:0] conjunction_361 = bytes[24*4 +: 4] & {4{conjunction_16[10]}};
  wire [3:0] conjunction_362 = bytes[23*4 +: 4] & {4{conjunction_18[10]}};
  wire [3:0] conjunction_363 = bytes[22*4 +: 4] & {4{conjunction_20[10]}};
  wire [3:0] conjunction_364 = bytes[21*4 +: 4] & {4{conjunction_22[10]}};
  wire [3:0] conjunction_365 = bytes[20*4 +: 4] & {4{conjunction_24[10]}};
  wire [3:0] conjunction_366 = bytes[19*4 +: 4] & {4{conjunction_26[10]}};
  wire [3:0] conjunction_367 = bytes[18*4 +: 4] & {4{conjunction_28[10]}};
  wire [3:0] conjunction_368 = bytes[17*4 +: 4] & {4{conjunction_30[10]}};
  wire [3:0] conjunction_369 = bytes[16*4 +: 4] & {4{conjunction_32[10]}};
  wire [3:0] conjunction_370 = bytes[15*4 +: 4] & {4{conjunction_34[10]}};
  wire [3:0] conjunction_371 = bytes[14*4 +: 4] & {4{conjunction_36[10]}};
  wire [3:0] conjunction_372 = bytes[13*4 +: 4] & {4{conjunction_38[10]}};
  wire [3:0] conjunction_373 = bytes[12*4 +: 4] & {4{conjunction_40[10]}};
  wire [3:0] conjunction_374 = bytes[11*4 +: 4] & {4{conjunction_42[10]}};
  wire [3:0] conjunction_375 = bytes[10*4 +: 4] & {4{conjunction_44[10]}};
  wire [3:0] conjunction_376 = bytes[9*4 +: 4] & {4{conjunction_46[10]}};
  wire [3:0] conjunction_377 = bytes[8*4 +: 4] & {4{conjunction_48[10]}};
  wire [3:0] conjunction_378 = bytes[7*4 +: 4] & {4{conjunction_50[10]}};
  wire [3:0] conjunction_379 = bytes[6*4 +: 4] & {4{conjunction_52[10]}};
  wire [3:0] conjunction_380 = bytes[5*4 +: 4] & {4{conjunction_54[10]}};
  wire [3:0] conjunction_381 = bytes[4*4 +: 4] & {4{conjunction_56[10]}};
  wire [3:0] conjunction_382 = bytes[3*4 +: 4] & {4{conjunction_58[10]}};
  wire [3:0] conjunction_383 = bytes[2*4 +: 4] & {4{conjunction_60[10]}};
  wire [3:0] conjunction_384 = bytes[1*4 +: 4] & {4{conjunction_62[10]}};
  wire [3:0] conjunction_385 = bytes[0 +: 4] & {4{conjunction_64[10]}};
  wire [3:0] disjunction_11 = conjunction_385 | conjunction_384 | conjunction_383 | conjunction_382 | conjunction_381
      | conjunction_380 | conjunction_379 | conjunction_378 | conjunction_377 | conjunction_376 | conjunction_375 |
      conjunction_374 | conjunction_373 | conjunction_372 | conjunction_371 | conjunction_370 | conjunction_369 |
      conjunction_368 | conjunction_367 | conjunction_366 | conjunction_365 | conjunction_364 | conjunction_363 |
      conjunction_362 | conjunction_361 | conjunction_360 | conjunction_359 | conjunction_358 | conjunction_357 |
      conjunction_356 | conjunction_355 | conjunction_354;
  wire [3:0] conjunction_386 = bytes[31*4 +: 4] & {4{conjunction_2[11]}};
  wire [3:0] conjunction_387 = bytes[30*4 +: 4] & {4{conjunction_4[11]}};
  wire [3:0] conjunction_388 = bytes[29*4 +: 4] & {4{conjunction_6[11]}};
  wire [3:0] conjunction_389 = bytes[28*4 +: 4] & {4{conjunction_8[11]}};
  wire [3:0] conjunction_390 = bytes[27*4 +: 4] & {4{conjunction_10[11]}};
  wire [3:0] conjunction_391 = bytes[26*4 +: 4] & {4{conjunction_12[11]}};
  wire [3:0] conjunction_392 = bytes[25*4 +: 4] & {4{conjunction_14[11]}};
  wire [3:0] conjunction_393 = bytes[24*4 +: 4] & {4{conjunction_16[11]}};
  wire [3:0] conjunction_394 = bytes[23*4 +: 4] & {4{conjunction_18[11]}};
  wire [3:0] conjunction_395 = bytes[22*4 +: 4] & {4{conjunction_20[11]}};
  wire [3:0] conjunction_396 = bytes[21*4 +: 4] & {4{conjunction_22[11]}};
  wire [3:0] conjunction_397 = bytes[20*4 +: 4] & {4{conjunction_24[11]}};
  wire [3:0] conjunction_398 = bytes[19*4 +: 4] & {4{conjunction_26[11]}};
  wire [3:0] conjunction_399 = bytes[18*4 +: 4] & {4{conjunction_28[11]}};
  wire [3:0] conjunction_400 = bytes[17*4 +: 4] & {4{conjunction_30[11]}};
  wire [3:0] conjunction_401 = bytes[16*4 +: 4] & {4{conjunction_32[11]}};
  wire [3:0] conjunction_402 = bytes[15*4 +: 4] & {4{conjunction_34[11]}};
  wire [3:0] conjunction_403 = bytes[14*4 +: 4] & {4{conjunction_36[11]}};
  wire [3:0] conjunction_404 = bytes[13*4 +: 4] & {4{conjunction_38[11]}};
  wire [3:0] conjunction_405 = bytes[12*4 +: 4] & {4{conjunction_40[11]}};
  wire [3:0] conjunction_406 = bytes[11*4 +: 4] & {4{conjunction_42[11]}};
  wire [3:0] conjunction_407 = bytes[10*4 +: 4] & {4{conjunction_44[11]}};
  wire [3:0] conjunction_408 = bytes[9*4 +: 4] & {4{conjunction_46[11]}};
  wire [3:0] conjunction_409 = bytes[8*4 +: 4] & {4{conjunction_48[11]}};
  wire [3:0] conjunction_410 = bytes[7*4 +: 4] & {4{conjunction_50[11]}};
  wire [3:0] conjunction_411 = bytes[6*4 +: 4] & {4{conjunction_52[11]}};
  wire [3:0] conjunction_412 = bytes[5*4 +: 4] & {4{conjunction_54[11]}};
  wire [3:0] conjunction_413 = bytes[4*4 +: 4] & {4{conjunction_56[11]}};
  wire [3:0] conjunction_414 = bytes[3*4 +: 4] & {4{conjunction_58[11]}};
  wire [3:0] conjunction_415 = bytes[2*4 +: 4] & {4{conjunction_60[11]}};
  wire [3:0] conjunction_416 = bytes[1*4 +: 4] & {4{conjunction_62[11]}};
  wire [3:0] conjunction_417 = bytes[0 +: 4] & {4{conjunction_64[11]}};
  wire [3:0] disjunction_12 = conjunction_417 | conjunction_416 | conjunction_415 | conjunction_414 | conjunction_413
      | conjunction_412 | conjunction_411 | conjunction_410 | conjunction_409 | conjunction_408 | conjunction_407 |
      conjunction_406 | conjunction_405 | conjunction_404 | conjunction_403 | conjunction_402 | conjunction_401 |
      conjunction_400 | conjunction_399 | conjunction_398 | conjunction_397 | conjunction_396 | conjunction_395 |
      conjunction_394 | conjunction_393 | conjunction_392 | conjunction_391 | conjunction_390 | conjunction_389 |
      conjunction_388 | conjunction_387 | conjunction_386;
  wire [3:0] conjunction_418 = bytes[31*4 +: 4] & {4{conjunction_2[12]}};
  wire [3:0] conjunction_419 = bytes[30*4 +: 4] & {4{conjunction_4[12]}};
  wire [3:0] conjunction_420 = bytes[29*4 +: 4] & {4{conjunction_6[12]}};
  wire [3:0] conjunction_421 = bytes[28*4 +: 4] & {4{conjunction_8[12]}};
  wire [3:0] conjunction_422 = bytes[27*4 +: 4] & {4{conjunction_10[12]}};
  wire [3:0] conjunction_423 = bytes[26*4 +: 4] & {4{conjunction_12[12]}};
  wire [3:0] conjunction_424 = bytes[25*4 +: 4] & {4{conjunction_14[12]}};
  wire [3:0] conjunction_425 = bytes[24*4 +: 4] & {4{conjunction_16[12]}};
  wire [3:0] conjunction_426 = bytes[23*4 +: 4] & {4{conjunction_18[12]}};
  wire [3:0] conjunction_427 = bytes[22*4 +: 4] & {4{conjunction_20[12]}};
  wire [3:0] conjunction_428 = bytes[21*4 +: 4] & {4{conjunction_22[12]}};
  wire [3:0] conjunction_429 = bytes[20*4 +: 4] & {4{conjunction_24[12]}};
  wire [3:0] conjunction_430 = bytes[19*4 +: 4] & {4{conjunction_26[12]}};
  wire [3:0] conjunction_431 = bytes[18*4 +: 4] & {4{conjunction_28[12]}};
  wire [3:0] conjunction_432 = bytes[17*4 +: 4] & {4{conjunction_30[12]}};
  wire [3:0] conjunction_433 = bytes[16*4 +: 4] & {4{conjunction_32[12]}};
  wire [3:0] conjunction_434 = bytes[15*4 +: 4] & {4{conjunction_34[12]}};
  wire [3:0] conjunction_435 = bytes[14*4 +: 4] & {4{conjunction_36[12]}};
  wire [3:0] conjunction_436 = bytes[13*4 +: 4] & {4{conjunction_38[12]}};
  wire [3:0] conjunction_437 = bytes[12*4 +: 4] & {4{conjunction_40[12]}};
  wire [3:0] conjunction_438 = bytes[11*4 +: 4] & {4{conjunction_42[12]}};
  wire [3:0] conjunction_439 = bytes[10*4 +: 4] & {4{conjunction_44[12]}};
  wire [3:0] conjunction_440 = bytes[9*4 +: 4] & {4{conjunction_46[12]}};
  wire [3:0] conjunction_441 = bytes[8*4 +: 4] & {4{conjunction_48[12]}};
  wire [3:0] conjunction_442 = bytes[7*4 +: 4] & {4{conjunction_50[12]}};
  wire [3:0] conjunction_443 = bytes[6*4 +: 4] & {4{conjunction_52[12]}};
  wire [3:0] conjunction_444 = bytes[5*4 +: 4] & {4{conjunction_54[12]}};
  wire [3:0] conjunction_445 = bytes[4*4 +: 4] & {4{conjunction_56[12]}};
  wire [3:0] conjunction_446 = bytes[3*4 +: 4] & {4{conjunction_58[12]}};
  wire [3:0] conjunction_447 = bytes[2*4 +: 4] & {4{conjunction_60[12]}};
  wire [3:0] conjunction_448 = bytes[1*4 +: 4] & {4{conjunction_62[12]}};
  wire [3:0] conjunction_449 = bytes[0 +: 4] & {4{conjunction_64[12]}};
  wire [3:0] disjunction_13 = conjunction_449 | conjunction_448 | conjunction_447 | conjunction_446 | conjunction_445
      | conjunction_444 | conjunction_443 | conjunction_442 | conjunction_441 | conjunction_440 | conjunction_439 |
      conjunction_438 | conjunction_437 | conjunction_436 | conjunction_435 | conjunction_434 | conjunction_433 |
      conjunction_432 | conjunction_431 | conjunction_430 | conjunction_429 | conjunction_428 | conjunction_427 |
      conjunction_426 | conjunction_425 | conjunction_424 | conjunction_423 | conjunction_422 | conjunction_421 |
      conjunction_420 | conjunction_419 | conjunction_418;
  wire [3:0] conjunction_450 = bytes[31*4 +: 4] & {4{conjunction_2[13]}};
  wire [3:0] conjunction_451 = bytes[30*4 +: 4] & {4{conjunction_4[13]}};
  wire [3:0] conjunction_452 = bytes[29*4 +: 4] & {4{conjunction_6[13]}};
  wire [3:0] conjunction_453 = bytes[28*4 +: 4] & {4{conjunction_8[13]}};
  wire [3:0] conjunction_454 = bytes[27*4 +: 4] & {4{conjunction_10[13]}};
  wire [3:0] conjunction_455 = bytes[26*4 +: 4] & {4{conjunction_12[13]}};
  wire [3:0] conjunction_456 = bytes[25*4 +: 4] & {4{conjunction_14[13]}};
  wire [3:0] conjunction_457 = bytes[24*4 +: 4] & {4{conjunction_16[13]}};
  wire [3:0] conjunction_458 = bytes[23*4 +: 4] & {4{conjunction_18[13]}};
  wire [3:0] conjunction_459 = bytes[22*4 +: 4] & {4{conjunction_20[13]}};
  wire [3:0] conjunction_460 = bytes[21*4 +: 4] & {4{conjunction_22[13]}};
  wire [3:0] conjunction_461 = bytes[20*4 +: 4] & {4{conjunction_24[13]}};
  wire [3:0] conjunction_462 = bytes[19*4 +: 4] & {4{conjunction_26[13]}};
  wire [3:0] conjunction_463 = bytes[18*4 +: 4] & {4{conjunction_28[13]}};
  wire [3:0] conjunction_464 = bytes[17*4 +: 4] & {4{conjunction_30[13]}};
  wire [3:0] conjunction_465 = bytes[16*4 +: 4] & {4{conjunction_32[13]}};
  wire [3:0] conjunction_466 = bytes[15*4 +: 4] & {4{conjunction_34[13]}};
  wire [3:0] conjunction_467 = bytes[14*4 +: 4] & {4{conjunction_36[13]}};
  wire [3:0] conjunction_468 = bytes[13*4 +: 4] & {4{conjunction_38[13]}};
  wire [3:0] conjunction_469 = bytes[12*4 +: 4] & {4{conjunction_40[13]}};
  wire [3:0] conjunction_470 = bytes[11*4 +: 4] & {4{conjunction_42[13]}};
  wire [3:0] conjunction_471 = bytes[10*4 +: 4] & {4{conjunction_44[13]}};
  wire [3:0] conjunction_472 = bytes[9*4 +: 4] & {4{conjunction_46[13]}};
  wire [3:0] conjunction_473 = bytes[8*4 +: 4] & {4{conjunction_48[13]}};
  wire [3:0] conjunction_474 = bytes[7*4 +: 4] & {4{conjunction_50[13]}};
  wire [3:0] conjunction_475 = bytes[6*4 +: 4] & {4{conjunction_52[13]}};
  wire [3:0] conjunction_476 = bytes[5*4 +: 4] & {4{conjunction_54[13]}};
  wire [3:0] conjunction_477 = bytes[4*4 +: 4] & {4{conjunction_56[13]}};
  wire [3:0] conjunction_478 = bytes[3*4 +: 4] & {4{conjunction_58[13]}};
  wire [3:0] conjunction_479 = bytes[2*4 +: 4] & {4{conjunction_60[13]}};
  wire [3:0] conjunction_480 = bytes[1*4 +: 4] & {4{conjunction_62[13]}};
  wire [3:0] conjunction_481 = bytes[0 +: 4] & {4{conjunction_64[13]}};
  wire [3:0] disjunction_14 = conjunction_481 | conjunction_480 | conjunction_479 | conjunction_478 | conjunction_477
      | conjunction_476 | conjunction_475 | conjunction_474 | conjunction_473 | conjunction_472 | conjunction_471 |
      conjunction_470 | conjunction_469 | conjunction_468 | conjunction_467 | conjunction_466 | conjunction_465 |
      conjunction_464 | conjunction_463 | conjunction_462 | conjunction_461 | conjunction_460 | conjunction_459 |
      conjunction_458 | conjunction_457 | conjunction_456 | conjunction_455 | conjunction_454 | conjunction_453 |
      conjunction_452 | conjunction_451 | conjunction_450;
  wire [3:0] conjunction_482 = bytes[31*4 +: 4] & {4{conjunction_2[14]}};
  wire [3:0] conjunction_483 = bytes[30*4 +: 4] & {4{conjunction_4[14]}};
  wire [3:0] conjunction_484 = bytes[29*4 +: 4] & {4{conjunction_6[14]}};
  wire [3:0] conjunction_485 = bytes[28*4 +: 4] & {4{conjunction_8[14]}};
  wire [3:0] conjunction_486 = bytes[27*4 +: 4] & {4{conjunction_10[14]}};
  wire [3:0] conjunction_487 = bytes[26*4 +: 4] & {4{conjunction_12[14]}};
  wire [3:0] conjunction_488 = bytes[25*4 +: 4] & {4{conjunction_14[14]}};
  wire [3:0] conjunction_489 = bytes[24*4 +: 4] & {4{conjunction_16[14]}};
  wire [3:0] conjunction_490 = bytes[23*4 +: 4] & {4{conjunction_18[14]}};
  wire [3:0] conjunction_491 = bytes[22*4 +: 4] & {4{conjunction_20[14]}};
  wire [3:0] conjunction_492 = bytes[21*4 +: 4] & {4{conjunction_22[14]}};
  wire [3:0] conjunction_493 = bytes[20*4 +: 4] & {4{conjunction_24[14]}};
  wire [3:0] conjunction_494 = bytes[19*4 +: 4] & {4{conjunction_26[14]}};
  wire [3:0] conjunction_495 = bytes[18*4 +: 4] & {4{conjunction_28[14]}};
  wire [3:0] conjunction_496 = bytes[17*4 +: 4] & {4{conjunction_30[14]}};
  wire [3:0] conjunction_497 = bytes[16*4 +: 4] & {4{conjunction_32[14]}};
  wire [3:0] conjunction_498 = bytes[15*4 +: 4] & {4{conjunction_34[14]}};
  wire [3:0] conjunction_499 = bytes[14*4 +: 4] & {4{conjunction_36[14]}};
  wire [3:0] conjunction_500 = bytes[13*4 +: 4] & {4{conjunction_38[14]}};
  wire [3:0] conjunction_501 = bytes[12*4 +: 4] & {4{conjunction_40[14]}};
  wire [3:0] conjunction_502 = bytes[11*4 +: 4] & {4{conjunction_42[14]}};
  wire [3:0] conjunction_503 = bytes[10*4 +: 4] & {4{conjunction_44[14]}};
  wire [3:0] conjunction_504 = bytes[9*4 +: 4] & {4{conjunction_46[14]}};
  wire [3:0] conjunction_505 = bytes[8*4 +: 4] & {4{conjunction_48[14]}};
  wire [3:0] conjunction_506 = bytes[7*4 +: 4] & {4{conjunction_50[14]}};
  wire [3:0] conjunction_507 = bytes[6*4 +: 4] & {4{conjunction_52[14]}};
  wire [3:0] conjunction_508 = bytes[5*4 +: 4] & {4{conjunction_54[14]}};
  wire [3:0] conjunction_509 = bytes[4*4 +: 4] & {4{conjunction_56[14]}};
  wire [3:0] conjunction_510 = bytes[3*4 +: 4] & {4{conjunction_58[14]}};
  wire [3:0] conjunction_511 = bytes[2*4 +: 4] & {4{conjunction_60[14]}};
  wire [3:0] conjunction_512 = bytes[1*4 +: 4] & {4{conjunction_62[14]}};
  wire [3:0] conjunction_513 = bytes[0 +: 4] & {4{conjunction_64[14]}};
  wire [3:0] disjunction_15 = conjunction_513 | conjunction_512 | conjunction_511 | conjunction_510 | conjunction_509
      | conjunction_508 | conjunction_507 | conjunction_506 | conjunction_505 | conjunction_504 | conjunction_503 |
      conjunction_502 | conjunction_501 | conjunction_500 | conjunction_499 | conjunction_498 | conjunction_497 |
      conjunction_496 | conjunction_495 | conjunction_494 | conjunction_493 | conjunction_492 | conjunction_491 |
      conjunction_490 | conjunction_489 | conjunction_488 | conjunction_487 | conjunction_486 | conjunction_485 |
      conjunction_484 | conjunction_483 | conjunction_482;
  wire [3:0] conjunction_514 = bytes[31*4 +: 4] & {4{conjunction_2[15]}};
  wire [3:0] conjunction_515 = bytes[30*4 +: 4] & {4{conjunction_4[15]}};
  wire [3:0] conjunction_516 = bytes[29*4 +: 4] & {4{conjunction_6[15]}};
  wire [3:0] conjunction_517 = bytes[28*4 +: 4] & {4{conjunction_8[15]}};
  wire [3:0] conjunction_518 = bytes[27*4 +: 4] & {4{conjunction_10[15]}};
  wire [3:0] conjunction_519 = bytes[26*4 +: 4] & {4{conjunction_12[15]}};
  wire [3:0] conjunction_520 = bytes[25*4 +: 4] & {4{conjunction_14[15]}};
  wire [3:0] conjunction_521 = bytes[24*4 +: 4] & {4{conjunction_16[15]}};
  wire [3:0] conjunction_522 = bytes[23*4 +: 4] & {4{conjunction_18[15]}};
  wire [3:0] conjunction_523 = bytes[22*4 +: 4] & {4{conjunction_20[15]}};
  wire [3:0] conjunction_524 = bytes[21*4 +: 4] & {4{conjunction_22[15]}};
  wire [3:0] conjunction_525 = bytes[20*4 +: 4] & {4{conjunction_24[15]}};
  wire [3:0] conjunction_526 = bytes[19*4 +: 4] & {4{conjunction_26[15]}};
  wire [3:0] conjunction_527 = bytes[18*4 +: 4] & {4{conjunction_28[15]}};
  wire [3:0] conjunction_528 = bytes[17*4 +: 4] & {4{conjunction_30[15]}};
  wire [3:0] conjunction_529 = bytes[16*4 +: 4] & {4{conjunction_32[15]}};
  wire [3:0] conjunction_530 = bytes[15*4 +: 4] & {4{conjunction_34[15]}};
  wire [3:0] conjunction_531 = bytes[14*4 +: 4] & {4{conjunction_36[15]}};
  wire [3:0] conjunction_532 = bytes[13*4 +: 4] & {4{conjunction_38[15]}};
  wire [3:0] conjunction_533 = bytes[12*4 +: 4] & {4{conjunction_40[15]}};
  wire [3:0] conjunction_534 = bytes[11*4 +: 4] & {4{conjunction_42[15]}};
  wire [3:0] conjunction_535 = bytes[10*4 +: 4] & {4{conjunction_44[15]}};
  wire [3:0] conjunction_536 = bytes[9*4 +: 4] & {4{conjunction_46[15]}};
  wire [3:0] conjunction_537 = bytes[8*4 +: 4] & {4{conjunction_48[15]}};
  wire [3:0] conjunction_538 = bytes[7*4 +: 4] & {4{conjunction_50[15]}};
  wire [3:0] conjunction_539 = bytes[6*4 +: 4] & {4{conjunction_52[15]}};
  wire [3:0] conjunction_540 = bytes[5*4 +: 4] & {4{conjunction_54[15]}};
  wire [3:0] conjunction_541 = bytes[4*4 +: 4] & {4{conjunction_56[15]}};
  wire [3:0] conjunction_542 = bytes[3*4 +: 4] & {4{conjunction_58[15]}};
  wire [3:0] conjunction_543 = bytes[2*4 +: 4] & {4{conjunction_60[15]}};
  wire [3:0] conjunction_544 = bytes[1*4 +: 4] & {4{conjunction_62[15]}};
  wire [3:0] conjunction_545 = bytes[0 +: 4] & {4{conjunction_64[15]}};
  wire [3:0] disjunction_16 = conjunction_545 | conjunction_544 | conjunction_543 | conjunction_542 | conjunction_541
      | conjunction_540 | conjunction_539 | conjunction_538 | conjunction_537 | conjunction_536 | conjunction_535 |
      conjunction_534 | conjunction_533 | conjunction_532 | conjunction_531 | conjunction_530 | conjunction_529 |
      conjunction_528 | conjunction_527 | conjunction_526 | conjunction_525 | conjunction_524 | conjunction_523 |
      conjunction_522 | conjunction_521 | conjunction_520 | conjunction_519 | conjunction_518 | conjunction_517 |
      conjunction_516 | conjunction_515 | conjunction_514;

  assign mask = {disjunction_16 | conjunction_1[63:60], disjunction_15 | conjunction_1[59:56], disjunction_14 |
      conjunction_1[55:52], disjunction_13 | conjunction_1[51:48], disjunction_12 | conjunction_1[47:44],
      disjunction_11 | conjunction_1[43:40], disjunction_10 | conjunction_1[39:36], disjunction_9 |
      conjunction_1[35:32], disjunction_8 | conjunction_1[31:28], disjunction_7 | conjunction_1[27:24], disjunction_6
      | conjunction_1[23:20], disjunction_5 | conjunction_1[19:16], disjunction_4 | conjunction_1[15:12],
      disjunction_3 | conjunction_1[11:8], disjunction_2 | conjunction_1[7:4], disjunction_1 | conjunction_1[3:0]};

  wire [3:0] disjunction_17 = conjunction_3 | conjunction_5;
  wire [3:0] disjunction_18 = disjunction_17 | conjunction_7;
  wire [3:0] disjunction_19 = disjunction_18 | conjunction_9;
  wire [3:0] disjunction_20 = disjunction_19 | conjunction_11;
  wire [3:0] disjunction_21 = disjunction_20 | conjunction_13;
  wire [3:0] disjunction_22 = disjunction_21 | conjunction_15;
  wire [3:0] disjunction_23 = disjunction_22 | conjunction_17;
  wire [3:0] disjunction_24 = disjunction_23 | conjunction_19;
  wire [3:0] disjunction_25 = disjunction_24 | conjunction_21;
  wire [3:0] disjunction_26 = disjunction_25 | conjunction_23;
  wire [3:0] disjunction_27 = disjunction_26 | conjunction_25;
  wire [3:0] disjunction_28 = disjunction_27 | conjunction_27;
  wire [3:0] disjunction_29 = disjunction_28 | conjunction_29;
  wire [3:0] disjunction_30 = disjunction_29 | conjunction_31;
  wire [3:0] disjunction_31 = disjunction_30 | conjunction_33;
  wire [3:0] disjunction_32 = disjunction_31 | conjunction_35;
  wire [3:0] disjunction_33 = disjunction_32 | conjunction_37;
  wire [3:0] disjunction_34 = disjunction_33 | conjunction_39;
  wire [3:0] disjunction_35 = disjunction_34 | conjunction_41;
  wire [3:0] disjunction_36 = disjunction_35 | conjunction_43;
  wire [3:0] disjunction_37 = disjunction_36 | conjunction_45;
  wire [3:0] disjunction_38 = disjunction_37 | conjunction_47;
  wire [3:0] disjunction_39 = disjunction_38 | conjunction_49;
  wire [3:0] disjunction_40 = disjunction_39 | conjunction_51;
  wire [3:0] disjunction_41 = disjunction_40 | conjunction_53;
  wire [3:0] disjunction_42 = disjunction_41 | conjunction_55;
  wire [3:0] disjunction_43 = disjunction_42 | conjunction_57;
  wire [3:0] disjunction_44 = disjunction_43 | conjunction_59;
  wire [3:0] disjunction_45 = disjunction_44 | conjunction_61;
  wire [3:0] conjunction_546 = conjunction_65 & (~(disjunction_45 | conjunction_63));
  wire [31:0] joined_1 = {{8{conjunction_546[3]}}, {8{conjunction_546[2]}}, {8{conjunction_546[1]}},
      {8{conjunction_546[0]}}};
  wire [3:0] conjunction_547 = conjunction_63 & (~disjunction_45);
  wire [31:0] joined_2 = {{8{conjunction_547[3]}}, {8{conjunction_547[2]}}, {8{conjunction_547[1]}},
      {8{conjunction_547[0]}}};
  wire [3:0] conjunction_548 = conjunction_61 & (~disjunction_44);
  wire [31:0] joined_3 = {{8{conjunction_548[3]}}, {8{conjunction_548[2]}}, {8{conjunction_548[1]}},
      {8{conjunction_548[0]}}};
  wire [3:0] conjunction_549 = conjunction_59 & (~disjunction_43);
  wire [31:0] joined_4 = {{8{conjunction_549[3]}}, {8{conjunction_549[2]}}, {8{conjunction_549[1]}},
      {8{conjunction_549[0]}}};
  wire [3:0] conjunction_550 = conjunction_57 & (~disjunction_42);
  wire [31:0] joined_5 = {{8{conjunction_550[3]}}, {8{conjunction_550[2]}}, {8{conjunction_550[1]}},
      {8{conjunction_550[0]}}};
  wire [3:0] conjunction_551 = conjunction_55 & (~disjunction_41);
  wire [31:0] joined_6 = {{8{conjunction_551[3]}}, {8{conjunction_551[2]}}, {8{conjunction_551[1]}},
      {8{conjunction_551[0]}}};
  wire [3:0] conjunction_552 = conjunction_53 & (~disjunction_40);
  wire [31:0] joined_7 = {{8{conjunction_552[3]}}, {8{conjunction_552[2]}}, {8{conjunction_552[1]}},
      {8{conjunction_552[0]}}};
  wire [3:0] conjunction_553 = conjunction_51 & (~disjunction_39);
  wire [31:0] joined_8 = {{8{conjunction_553[3]}}, {8{conjunction_553[2]}}, {8{conjunction_553[1]}},
      {8{conjunction_553[0]}}};
  wire [3:0] conjunction_554 = conjunction_49 & (~disjunction_38);
  wire [31:0] joined_9 = {{8{conjunction_554[3]}}, {8{conjunction_554[2]}}, {8{conjunction_554[1]}},
      {8{conjunction_554[0]}}};
  wire [3:0] conjunction_555 = conjunction_47 & (~disjunction_37);
  wire [31:0] joined_10 = {{8{conjunction_555[3]}}, {8{conjunction_555[2]}}, {8{conjunction_555[1]}},
      {8{conjunction_555[0]}}};
  wire [3:0] conjunction_556 = conjunction_45 & (~disjunction_36);
  wire [31:0] joined_11 = {{8{conjunction_556[3]}}, {8{conjunction_556[2]}}, {8{conjunction_556[1]}},
      {8{conjunction_556[0]}}};
  wire [3:0] conjunction_557 = conjunction_43 & (~disjunction_35);
  wire [31:0] joined_12 = {{8{conjunction_557[3]}}, {8{conjunction_557[2]}}, {8{conjunction_557[1]}},
      {8{conjunction_557[0]}}};
  wire [3:0] conjunction_558 = conjunction_41 & (~disjunction_34);
  wire [31:0] joined_13 = {{8{conjunction_558[3]}}, {8{conjunction_558[2]}}, {8{conjunction_558[1]}},
      {8{conjunction_558[0]}}};
  wire [3:0] conjunction_559 = conjunction_39 & (~disjunction_33);
  wire [31:0] joined_14 = {{8{conjunction_559[3]}}, {8{conjunction_559[2]}}, {8{conjunction_559[1]}},
      {8{conjunction_559[0]}}};
  wire [3:0] conjunction_560 = conjunction_37 & (~disjunction_32);
  wire [31:0] joined_15 = {{8{conjunction_560[3]}}, {8{conjunction_560[2]}}, {8{conjunction_560[1]}},
      {8{conjunction_560[0]}}};
  wire [3:0] conjunction_561 = conjunction_35 & (~disjunction_31);
  wire [31:0] joined_16 = {{8{conjunction_561[3]}}, {8{conjunction_561[2]}}, {8{conjunction_561[1]}},
      {8{conjunction_561[0]}}};
  wire [3:0] conjunction_562 = conjunction_33 & (~disjunction_30);
  wire [31:0] joined_17 = {{8{conjunction_562[3]}}, {8{conjunction_562[2]}}, {8{conjunction_562[1]}},
      {8{conjunction_562[0]}}};
  wire [3:0] conjunction_563 = conjunction_31 & (~disjunction_29);
  wire [31:0] joined_18 = {{8{conjunction_563[3]}}, {8{conjunction_563[2]}}, {8{conjunction_563[1]}},
      {8{conjunction_563[0]}}};
  wire [3:0] conjunction_564 = conjunction_29 & (~disjunction_28);
  wire [31:0] joined_19 = {{8{conjunction_564[3]}}, {8{conjunction_564[2]}}, {8{conjunction_564[1]}},
      {8{conjunction_564[0]}}};
  wire [3:0] conjunction_565 = conjunction_27 & (~disjunction_27);
  wire [31:0] joined_20 = {{8{conjunction_565[3]}}, {8{conjunction_565[2]}}, {8{conjunction_565[1]}},
      {8{conjunction_565[0]}}};
  wire [3:0] conjunction_566 = conjunction_25 & (~disjunction_26);
  wire [31:0] joined_21 = {{8{conjunction_566[3]}}, {8{conjunction_566[2]}}, {8{conjunction_566[1]}},
      {8{conjunction_566[0]}}};
  wire [3:0] conjunction_567 = conjunction_23 & (~disjunction_25);
  wire [31:0] joined_22 = {{8{conjunction_567[3]}}, {8{conjunction_567[2]}}, {8{conjunction_567[1]}},
      {8{conjunction_567[0]}}};
  wire [3:0] conjunction_568 = conjunction_21 & (~disjunction_24);
  wire [31:0] joined_23 = {{8{conjunction_568[3]}}, {8{conjunction_568[2]}}, {8{conjunction_568[1]}},
      {8{conjunction_568[0]}}};
  wire [3:0] conjunction_569 = conjunction_19 & (~disjunction_23);
  wire [31:0] joined_24 = {{8{conjunction_569[3]}}, {8{conjunction_569[2]}}, {8{conjunction_569[1]}},
      {8{conjunction_569[0]}}};
  wire [3:0] conjunction_570 = conjunction_17 & (~disjunction_22);
  wire [31:0] joined_25 = {{8{conjunction_570[3]}}, {8{conjunction_570[2]}}, {8{conjunction_570[1]}},
      {8{conjunction_570[0]}}};
  wire [3:0] conjunction_571 = conjunction_15 & (~disjunction_21);
  wire [31:0] joined_26 = {{8{conjunction_571[3]}}, {8{conjunction_571[2]}}, {8{conjunction_571[1]}},
      {8{conjunction_571[0]}}};
  wire [3:0] conjunction_572 = conjunction_13 & (~disjunction_20);
  wire [31:0] joined_27 = {{8{conjunction_572[3]}}, {8{conjunction_572[2]}}, {8{conjunction_572[1]}},
      {8{conjunction_572[0]}}};
  wire [3:0] conjunction_573 = conjunction_11 & (~disjunction_19);
  wire [31:0] joined_28 = {{8{conjunction_573[3]}}, {8{conjunction_573[2]}}, {8{conjunction_573[1]}},
      {8{conjunction_573[0]}}};
  wire [3:0] conjunction_574 = conjunction_9 & (~disjunction_18);
  wire [31:0] joined_29 = {{8{conjunction_574[3]}}, {8{conjunction_574[2]}}, {8{conjunction_574[1]}},
      {8{conjunction_574[0]}}};
  wire [3:0] conjunction_575 = conjunction_7 & (~disjunction_17);
  wire [31:0] joined_30 = {{8{conjunction_575[3]}}, {8{conjunction_575[2]}}, {8{conjunction_575[1]}},
      {8{conjunction_575[0]}}};
  wire [3:0] conjunction_576 = conjunction_5 & (~conjunction_3);
  wire [31:0] joined_31 = {{8{conjunction_576[3]}}, {8{conjunction_576[2]}}, {8{conjunction_576[1]}},
      {8{conjunction_576[0]}}};
  wire [3:0] conjunction_577 = conjunction_3;
  wire [31:0] joined_32 = {{8{conjunction_577[3]}}, {8{conjunction_577[2]}}, {8{conjunction_577[1]}},
      {8{conjunction_577[0]}}};
  wire [31:0] disjunction_46 = (joined_32 & data[31*128 +: 32]) | (joined_31 & data[30*128 +: 32]) | (joined_30 &
      data[29*128 +: 32]) | (joined_29 & data[28*128 +: 32]) | (joined_28 & data[27*128 +: 32]) | (joined_27 &
      data[26*128 +: 32]) | (joined_26 & data[25*128 +: 32]) | (joined_25 & data[24*128 +: 32]) | (joined_24 &
      data[23*128 +: 32]) | (joined_23 & data[22*128 +: 32]) | (joined_22 & data[21*128 +: 32]) | (joined_21 &
      data[20*128 +: 32]) | (joined_20 & data[19*128 +: 32]) | (joined_19 & data[18*128 +: 32]) | (joined_18 &
      data[17*128 +: 32]) | (joined_17 & data[16*128 +: 32]) | (joined_16 & data[15*128 +: 32]) | (joined_15 &
      data[14*128 +: 32]) | (joined_14 & data[13*128 +: 32]) | (joined_13 & data[12*128 +: 32]) | (joined_12 &
      data[11*128 +: 32]);
  wire [31:0] disjunction_47 = disjunction_46 | (joined_11 & data[10*128 +: 32]) | (joined_10 & data[9*128 +: 32]) |
      (joined_9 & data[8*128 +: 32]) | (joined_8 & data[7*128 +: 32]) | (joined_7 & data[6*128 +: 32]) | (joined_6 &
      data[5*128 +: 32]) | (joined_5 & data[4*128 +: 32]) | (joined_4 & data[3*128 +: 32]) | (joined_3 & data[2*128
      +: 32]) | (joined_2 & data[1*128 +: 32]) | (joined_1 & data[0 +: 32]);

  initial begin
    byte_0 = 8'd0;
  end
  always @(posedge clock) begin
    if (disjunction_1[0] & step) begin
      byte_0 <= disjunction_47[7:0];
    end
  end

  initial begin
    byte_1 = 8'd0;
  end
  always @(posedge clock) begin
    if (disjunction_1[1] & step) begin
      byte_1 <= disjunction_47[15:8];
    end
  end

  initial begin
    byte_2 = 8'd0;
  end
  always @(posedge clock) begin
    if (disjunction_1[2] & step) begin
      byte_2 <= disjunction_47[23:16];
    end
  end

  initial begin
    byte_3 = 8'd0;
  end
  always @(posedge clock) begin
    if (disjunction_1[3] & step) begin
      byte_3 <= disjunction_47[31:24];
    end
  end

  wire [3:0] disjunction_48 = conjunction_66 | conjunction_67;
  wire [3:0] disjunction_49 = disjunction_48 | conjunction_68;
  wire [3:0] disjunction_50 = disjunction_49 | conjunction_69;
  wire [3:0] disjunction_51 = disjunction_50 | conjunction_70;
  wire [3:0] disjunction_52 = disjunction_51 | conjunction_71;
  wire [3:0] disjunction_53 = disjunction_52 | conjunction_72;
  wire [3:0] disjunction_54 = disjunction_53 | conjunction_73;
  wire [3:0] disjunction_55 = disjunction_54 | conjunction_74;
  wire [3:0] disjunction_56 = disjunction_55 | conjunction_75;
  wire [3:0] disjunction_57 = disjunction_56 | conjunction_76;
  wire [3:0] disjunction_58 = disjunction_57 | conjunction_77;
  wire [3:0] disjunction_59 = disjunction_58 | conjunction_78;
  wire [3:0] disjunction_60 = disjunction_59 | conjunction_79;
  wire [3:0] disjunction_61 = disjunction_60 | conjunction_80;
  wire [3:0] disjunction_62 = disjunction_61 | conjunction_81;
  wire [3:0] disjunction_63 = disjunction_62 | conjunction_82;
  wire [3:0] disjunction_64 = disjunction_63 | conjunction_83;
  wire [3:0] disjunction_65 = disjunction_64 | conjunction_84;
  wire [3:0] disjunction_66 = disjunction_65 | conjunction_85;
  wire [3:0] disjunction_67 = disjunction_66 | conjunction_86;
  wire [3:0] disjunction_68 = disjunction_67 | conjunction_87;
  wire [3:0] disjunction_69 = disjunction_68 | conjunction_88;
  wire [3:0] disjunction_70 = disjunction_69 | conjunction_89;
  wire [3:0] disjunction_71 = disjunction_70 | conjunction_90;
  wire [3:0] disjunction_72 = disjunction_71 | conjunction_91;
  wire [3:0] disjunction_73 = disjunction_72 | conjunction_92;
  wire [3:0] disjunction_74 = disjunction_73 | conjunction_93;
  wire [3:0] disjunction_75 = disjunction_74 | conjunction_94;
  wire [3:0] disjunction_76 = disjunction_75 | conjunction_95;
  wire [3:0] conjunction_578 = conjunction_97 & (~(disjunction_76 | conjunction_96));
  wire [31:0] joined_33 = {{8{conjunction_578[3]}}, {8{conjunction_578[2]}}, {8{conjunction_578[1]}},
      {8{conjunction_578[0]}}};
  wire [3:0] conjunction_579 = conjunction_96 & (~disjunction_76);
  wire [31:0] joined_34 = {{8{conjunction_579[3]}}, {8{conjunction_579[2]}}, {8{conjunction_579[1]}},
      {8{conjunction_579[0]}}};
  wire [3:0] conjunction_580 = conjunction_95 & (~disjunction_75);
  wire [31:0] joined_35 = {{8{conjunction_580[3]}}, {8{conjunction_580[2]}}, {8{conjunction_580[1]}},
      {8{conjunction_580[0]}}};
  wire [3:0] conjunction_581 = conjunction_94 & (~disjunction_74);
  wire [31:0] joined_36 = {{8{conjunction_581[3]}}, {8{conjunction_581[2]}}, {8{conjunction_581[1]}},
      {8{conjunction_581[0]}}};
  wire [3:0] conjunction_582 = conjunction_93 & (~disjunction_73);
  wire [31:0] joined_37 = {{8{conjunction_582[3]}}, {8{conjunction_582[2]}}, {8{conjunction_582[1]}},
      {8{conjunction_582[0]}}};
  wire [3:0] conjunction_583 = conjunction_92 & (~disjunction_72);
  wire [31:0] joined_38 = {{8{conjunction_583[3]}}, {8{conjunction_583[2]}}, {8{conjunction_583[1]}},
      {8{conjunction_583[0]}}};
  wire [3:0] conjunction_584 = conjunction_91 & (~disjunction_71);
  wire [31:0] joined_39 = {{8{conjunction_584[3]}}, {8{conjunction_584[2]}}, {8{conjunction_584[1]}},
      {8{conjunction_584[0]}}};
  wire [3:0] conjunction_585 = conjunction_90 & (~disjunction_70);
  wire [31:0] joined_40 = {{8{conjunction_585[3]}}, {8{conjunction_585[2]}}, {8{conjunction_585[1]}},
      {8{conjunction_585[0]}}};
  wire [3:0] conjunction_586 = conjunction_89 & (~disjunction_69);
  wire [31:0] joined_41 = {{8{conjunction_586[3]}}, {8{conjunction_586[2]}}, {8{conjunction_586[1]}},
      {8{conjunction_586[0]}}};
  wire [3:0] conjunction_587 = conjunction_88 & (~disjunction_68);
  wire [31:0] joined_42 = {{8{conjunction_587[3]}}, {8{conjunction_587[2]}}, {8{conjunction_587[1]}},
      {8{conjunction_587[0]}}};
  wire [3:0] conjunction_588 = conjunction_87 & (~disjunction_67);
  wire [31:0] joined_43 = {{8{conjunction_588[3]}}, {8{conjunction_588[2]}}, {8{conjunction_588[1]}},
      {8{conjunction_588[0]}}};
  wire [3:0] conjunction_589 = conjunction_86 & (~disjunction_66);
  wire [31:0] joined_44 = {{8{conjunction_589[3]}}, {8{conjunction_589[2]}}, {8{conjunction_589[1]}},
      {8{conjunction_589[0]}}};
  wire [3:0] conjunction_590 = conjunction_85 & (~disjunction_65);
  wire [31:0] joined_45 = {{8{conjunction_590[3]}}, {8{conjunction_590[2]}}, {8{conjunction_590[1]}},
      {8{conjunction_590[0]}}};
  wire [3:0] conjunction_591 = conjunction_84 & (~disjunction_64);
  wire [31:0] joined_46 = {{8{conjunction_591[3]}}, {8{conjunction_591[2]}}, {8{conjunction_591[1]}},
      {8{conjunction_591[0]}}};
  wire [3:0] conjunction_592 = conjunction_83 & (~disjunction_63);
  wire [31:0] joined_47 = {{8{conjunction_592[3]}}, {8{conjunction_592[2]}}, {8{conjunction_592[1]}},
      {8{conjunction_592[0]}}};
  wire [3:0] conjunction_593 = conjunction_82 & (~disjunction_62);
  wire [31:0] joined_48 = {{8{conjunction_593[3]}}, {8{conjunction_593[2]}}, {8{conjunction_593[1]}},
      {8{conjunction_593[0]}}};
  wire [3:0] conjunction_594 = conjunction_81 & (~disjunction_61);
  wire [31:0] joined_49 = {{8{conjunction_594[3]}}, {8{conjunction_594[2]}}, {8{conjunction_594[1]}},
      {8{conjunction_594[0]}}};
  wire [3:0] conjunction_595 = conjunction_80 & (~disjunction_60);
  wire [31:0] joined_50 = {{8{conjunction_595[3]}}, {8{conjunction_595[2]}}, {8{conjunction_595[1]}},
      {8{conjunction_595[0]}}};
  wire [3:0] conjunction_596 = conjunction_79 & (~disjunction_59);
  wire [31:0] joined_51 = {{8{conjunction_596[3]}}, {8{conjunction_596[2]}}, {8{conjunction_596[1]}},
      {8{conjunction_596[0]}}};
  wire [3:0] conjunction_597 = conjunction_78 & (~disjunction_58);
  wire [31:0] joined_52 = {{8{conjunction_597[3]}}, {8{conjunction_597[2]}}, {8{conjunction_597[1]}},
      {8{conjunction_597[0]}}};
  wire [3:0] conjunction_598 = conjunction_77 & (~disjunction_57);
  wire [31:0] joined_53 = {{8{conjunction_598[3]}}, {8{conjunction_598[2]}}, {8{conjunction_598[1]}},
      {8{conjunction_598[0]}}};
  wire [3:0] conjunction_599 = conjunction_76 & (~disjunction_56);
  wire [31:0] joined_54 = {{8{conjunction_599[3]}}, {8{conjunction_599[2]}}, {8{conjunction_599[1]}},
      {8{conjunction_599[0]}}};
  wire [3:0] conjunction_600 = conjunction_75 & (~disjunction_55);
  wire [31:0] joined_55 = {{8{conjunction_600[3]}}, {8{conjunction_600[2]}}, {8{conjunction_600[1]}},
      {8{conjunction_600[0]}}};
  wire [3:0] conjunction_601 = conjunction_74 & (~disjunction_54);
  wire [31:0] joined_56 = {{8{conjunction_601[3]}}, {8{conjunction_601[2]}}, {8{conjunction_601[1]}},
      {8{conjunction_601[0]}}};
  wire [3:0] conjunction_602 = conjunction_73 & (~disjunction_53);
  wire [31:0] joined_57 = {{8{conjunction_602[3]}}, {8{conjunction_602[2]}}, {8{conjunction_602[1]}},
      {8{conjunction_602[0]}}};
  wire [3:0] conjunction_603 = conjunction_72 & (~disjunction_52);
  wire [31:0] joined_58 = {{8{conjunction_603[3]}}, {8{conjunction_603[2]}}, {8{conjunction_603[1]}},
      {8{conjunction_603[0]}}};
  wire [3:0] conjunction_604 = conjunction_71 & (~disjunction_51);
  wire [31:0] joined_59 = {{8{conjunction_604[3]}}, {8{conjunction_604[2]}}, {8{conjunction_604[1]}},
      {8{conjunction_604[0]}}};
  wire [3:0] conjunction_605 = conjunction_70 & (~disjunction_50);
  wire [31:0] joined_60 = {{8{conjunction_605[3]}}, {8{conjunction_605[2]}}, {8{conjunction_605[1]}},
      {8{conjunction_605[0]}}};
  wire [3:0] conjunction_606 = conjunction_69 & (~disjunction_49);
  wire [31:0] joined_61 = {{8{conjunction_606[3]}}, {8{conjunction_606[2]}}, {8{conjunction_606[1]}},
      {8{conjunction_606[0]}}};
  wire [3:0] conjunction_607 = conjunction_68 & (~disjunction_48);
  wire [31:0] joined_62 = {{8{conjunction_607[3]}}, {8{conjunction_607[2]}}, {8{conjunction_607[1]}},
      {8{conjunction_607[0]}}};
  wire [3:0] conjunction_608 = conjunction_67 & (~conjunction_66);
  wire [31:0] joined_63 = {{8{conjunction_608[3]}}, {8{conjunction_608[2]}}, {8{conjunction_608[1]}},
      {8{conjunction_608[0]}}};
  wire [3:0] conjunction_609 = conjunction_66;
  wire [31:0] joined_64 = {{8{conjunction_609[3]}}, {8{conjunction_609[2]}}, {8{conjunction_609[1]}},
      {8{conjunction_609[0]}}};
  wire [31:0] disjunction_77 = (joined_64 & data[31*128 + 32 +: 32]) | (joined_63 & data[30*128 + 32 +: 32]) |
      (joined_62 & data[29*128 + 32 +: 32]) | (joined_61 & data[28*128 + 32 +: 32]) | (joined_60 & data[27*128 + 32
      +: 32]) | (joined_59 & data[26*128 + 32 +: 32]) | (joined_58 & data[25*128 + 32 +: 32]) | (joined_57 &
      data[24*128 + 32 +: 32]) | (joined_56 & data[23*128 + 32 +: 32]) | (joined_55 & data[22*128 + 32 +: 32]) |
      (joined_54 & data[21*128 + 32 +: 32]) | (joined_53 & data[20*128 + 32 +: 32]) | (joined_52 & data[19*128 + 32
      +: 32]) | (joined_51 & data[18*128 + 32 +: 32]) | (joined_50 & data[17*128 + 32 +: 32]) | (joined_49 &
      data[16*128 + 32 +: 32]) | (joined_48 & data[15*128 + 32 +: 32]) | (joined_47 & data[14*128 + 32 +: 32]);
  wire [31:0] disjunction_78 = disjunction_77 | (joined_46 & data[13*128 + 32 +: 32]) | (joined_45 & data[12*128 + 32
      +: 32]) | (joined_44 & data[11*128 + 32 +: 32]) | (joined_43 & data[10*128 + 32 +: 32]) | (joined_42 &
      data[9*128 + 32 +: 32]) | (joined_41 & data[8*128 + 32 +: 32]) | (joined_40 & data[7*128 + 32 +: 32]) |
      (joined_39 & data[6*128 + 32 +: 32]) | (joined_38 & data[5*128 + 32 +: 32]) | (joined_37 & data[4*128 + 32 +:
      32]) | (joined_36 & data[3*128 + 32 +: 32]) | (joined_35 & data[2*128 + 32 +: 32]) | (joined_34 & data[1*128 +
      32 +: 32]) | (joined_33 & data[32 +: 32]);

  initial begin
    byte_4 = 8'd0;
  end
  always @(posedge clock) begin
    if (disjunction_2[0] & step) begin
      byte_4 <= disjunction_78[7:0];
    end
  end

  initial begin
    byte_5 = 8'd0;
  end
  always @(posedge clock) begin
    if (disjunction_2[1] & step) begin
      byte_5 <= disjunction_78[15:8];
    end
  end

  initial begin
    byte_6 = 8'd0;
  end
  always @(posedge clock) begin
    if (disjunction_2[2] & step) begin
      byte_6 <= disjunction_78[23:16];
    end
  end

  initial begin
    byte_7 = 8'd0;
  end
  always @(posedge clock) begin
    if (disjunction_2[3] & step) begin
      byte_7 <= disjunction_78[31:24];
    end
  end

  wire [3:0] disjunction_79 = conjunction_98 | conjunction_99;
  wire [3:0] disjunction_80 = disjunction_79 | conjunction_100;
  wire [3:0] disjunction_81 = disjunction_80 | conjunction_101;
  wire [3:0] disjunction_82 = disjunction_81 | conjunction_102;
  wire [3:0] disjunction_83 = disjunction_82 | conjunction_103;
  wire [3:0] disjunction_84 = disjunction_83 | conjunction_104;
  wire [3:0] disjunction_85 = disjunction_84 | conjunction_105;
  wire [3:0] disjunction_86 = disjunction_85 | conjunction_106;
  wire [3:0] disjunction_87 = disjunction_86 | conjunction_107;
  wire [3:0] disjunction_88 = disjunction_87 | conjunction_108;
  wire [3:0] disjunction_89 = disjunction_88 | conjunction_109;
  wire [3:0] disjunction_90 = disjunction_89 | conjunction_110;
  wire [3:0] disjunction_91 = disjunction_90 | conjunction_111;
  wire [3:0] disjunction_92 = disjunction_91 | conjunction_112;
  wire [3:0] disjunction_93 = disjunction_92 | conjunction_113;
  wire [3:0] disjunction_94 = disjunction_93 | conjunction_114;
  wire [3:0] disjunction_95 = disjunction_94 | conjunction_115;
  wire [3:0] disjunction_96 = disjunction_95 | conjunction_116;
  wire [3:0] disjunction_97 = disjunction_96 | conjunction_117;
  wire [3:0] disjunction_98 = disjunction_97 | conjunction_118;
  wire [3:0] disjunction_99 = disjunction_98 | conjunction_119;
  wire [3:0] disjunction_100 = disjunction_99 | conjunction_120;
  wire [3:0] disjunction_101 = disjunction_100 | conjunction_121;
  wire [3:0] disjunction_102 = disjunction_101 | conjunction_122;
  wire [3:0] disjunction_103 = disjunction_102 | conjunction_123;
  wire [3:0] disjunction_104 = disjunction_103 | conjunction_124;
  wire [3:0] disjunction_105 = disjunction_104 | conjunction_125;
  wire [3:0] disjunction_106 = disjunction_105 | conjunction_126;
  wire [3:0] disjunction_107 = disjunction_106 | conjunction_127;
  wire [3:0] conjunction_610 = conjunction_129 & (~(disjunction_107 | conjunction_128));
  wire [31:0] joined_65 = {{8{conjunction_610[3]}}, {8{conjunction_610[2]}}, {8{conjunction_610[1]}},
      {8{conjunction_610[0]}}};
  wire [3:0] conjunction_611 = conjunction_128 & (~disjunction_107);
  wire [31:0] joined_66 = {{8{conjunction_611[3]}}, {8{conjunction_611[2]}}, {8{conjunction_611[1]}},
      {8{conjunction_611[0]}}};
  wire [3:0] conjunction_612 = conjunction_127 & (~disjunction_106);
  wire [31:0] joined_67 = {{8{conjunction_612[3]}}, {8{conjunction_612[2]}}, {8{conjunction_612[1]}},
      {8{conjunction_612[0]}}};
  wire [3:0] conjunction_613 = conjunction_126 & (~disjunction_105);
  wire [31:0] joined_68 = {{8{conjunction_613[3]}}, {8{conjunction_613[2]}}, {8{conjunction_613[1]}},
      {8{conjunction_613[0]}}};
  wire [3:0] conjunction_614 = conjunction_125 & (~disjunction_104);
  wire [31:0] joined_69 = {{8{conjunction_614[3]}}, {8{conjunction_614[2]}}, {8{conjunction_614[1]}},
      {8{conjunction_614[0]}}};
  wire [3:0] conjunction_615 = conjunction_124 & (~disjunction_103);
  wire [31:0] joined_70 = {{8{conjunction_615[3]}}, {8{conjunction_615[2]}}, {8{conjunction_615[1]}},
      {8{conjunction_615[0]}}};
  wire [3:0] conjunction_616 = conjunction_123 & (~disjunction_102);
  wire [31:0] joined_71 = {{8{conjunction_616[3]}}, {8{conjunction_616[2]}}, {8{conjunction_616[1]}},
      {8{conjunction_616[0]}}};
  wire [3:0] conjunction_617 = conjunction_122 & (~disjunction_101);
  wire [31:0] joined_72 = {{8{conjunction_617[3]}}, {8{conjunction_617[2]}}, {8{conjunction_617[1]}},
      {8{conjunction_617[0]}}};
  wire [3:0] conjunction_618 = conjunction_121 & (~disjunction_100);
  wire [31:0] joined_73 = {{8{conjunction_618[3]}}, {8{conjunction_618[2]}}, {8{conjunction_618[1]}},
      {8{conjunction_618[0]}}};
  wire [3:0] conjunction_619 = conjunction_120 & (~disjunction_99);
  wire [31:0] joined_74 = {{8{conjunction_619[3]}}, {8{conjunction_619[2]}}, {8{conjunction_619[1]}},
      {8{conjunction_619[0]}}};
  wire [3:0] conjunction_620 = conjunction_119 & (~disjunction_98);
  wire [31:0] joined_75 = {{8{conjunction_620[3]}}, {8{conjunction_620[2]}}, {8{conjunction_620[1]}},
      {8{conjunction_620[0]}}};
  wire [3:0] conjunction_621 = conjunction_118 & (~disjunction_97);
  wire [31:0] joined_76 = {{8{conjunction_621[3]}}, {8{conjunction_621[2]}}, {8{conjunction_621[1]}},
      {8{conjunction_621[0]}}};
  wire [3:0] conjunction_622 = conjunction_117 & (~disjunction_96);
  wire [31:0] joined_77 = {{8{conjunction_622[3]}}, {8{conjunction_622[2]}}, {8{conjunction_622[1]}},
      {8{conjunction_622[0]}}};
  wire [3:0] conjunction_623 = conjunction_116 & (~disjunction_95);
  wire [31:0] joined_78 = {{8{conjunction_623[3]}}, {8{conjunction_623[2]}}, {8{conjunction_623[1]}},
      {8{conjunction_623[0]}}};
  wire [3:0] conjunction_624 = conjunction_115 & (~disjunction_94);
  wire [31:0] joined_79 = {{8{conjunction_624[3]}}, {8{conjunction_624[2]}}, {8{conjunction_624[1]}},
      {8{conjunction_624[0]}}};
  wire [3:0] conjunction_625 = conjunction_114 & (~disjunction_93);
  wire [31:0] joined_80 = {{8{conjunction_625[3]}}, {8{conjunction_625[2]}}, {8{conjunction_625[1]}},
      {8{conjunction_625[0]}}};
  wire [3:0] conjunction_626 = conjunction_113 & (~disjunction_92);
  wire [31:0] joined_81 = {{8{conjunction_626[3]}}, {8{conjunction_626[2]}}, {8{conjunction_626[1]}},
      {8{conjunction_626[0]}}};
  wire [3:0] conjunction_627 = conjunction_112 & (~disjunction_91);
  wire [31:0] joined_82 = {{8{conjunction_627[3]}}, {8{conjunction_627[2]}}, {8{conjunction_627[1]}},
      {8{conjunction_627[0]}}};
  wire [3:0] conjunction_628 = conjunction_111 & (~disjunction_90);
  wire [31:0] joined_83 = {{8{conjunction_628[3]}}, {8{conjunction_628[2]}}, {8{conjunction_628[1]}},
      {8{conjunction_628[0]}}};
  wire [3:0] conjunction_629 = conjunction_110 & (~disjunction_89);
  wire [31:0] joined_84 = {{8{conjunction_629[3]}}, {8{conjunction_629[2]}}, {8{conjunction_629[1]}},
      {8{conjunction_629[0]}}};
  wire [3:0] conjunction_630 = conjunction_109 & (~disjunction_88);
  wire [31:0] joined_85 = {{8{conjunction_630[3]}}, {8{conjunction_630[2]}}, {8{conjunction_630[1]}},
      {8{conjunction_630[0]}}};
  wire [3:0] conjunction_631 = conjunction_108 & (~disjunction_87);
  wire [31:0] joined_86 = {{8{conjunction_631[3]}}, {8{conjunction_631[2]}}, {8{conjunction_631[1]}},
      {8{conjunction_631[0]}}};
  wire [3:0] conjunction_632 = conjunction_107 & (~disjunction_86);
  wire [31:0] joined_87 = {{8{conjunction_632[3]}}, {8{conjunction_632[2]}}, {8{conjunction_632[1]}},
      {8{conjunction_632[0]}}};
  wire [3:0] conjunction_633 = conjunction_106 & (~disjunction_85);
  wire [31:0] joined_88 = {{8{conjunction_633[3]}}, {8{conjunction_633[2]}}, {8{conjunction_633[1]}},
      {8{conjunction_633[0]}}};
  wire [3:0] conjunction_634 = conjunction_105 & (~disjunction_84);
  wire [31:0] joined_89 = {{8{conjunction_634[3]}}, {8{conjunction_634[2]}}, {8{conjunction_634[1]}},
      {8{conjunction_634[0]}}};
  wire [3:0] conjunction_635 = conjunction_104 & (~disjunction_83);
  wire [31:0] joined_90 = {{8{conjunction_635[3]}}, {8{conjunction_635[2]}}, {8{conjunction_635[1]}},
      {8{conjunction_635[0]}}};
  wire [3:0] conjunction_636 = conjunction_103 & (~disjunction_82);
  wire [31:0] joined_91 = {{8{conjunction_636[3]}}, {8{conjunction_636[2]}}, {8{conjunction_636[1]}},
      {8{conjunction_636[0]}}};
  wire [3:0] conjunction_637 = conjunction_102 & (~disjunction_81);
  wire [31:0] joined_92 = {{8{conjunction_637[3]}}, {8{conjunction_637[2]}}, {8{conjunction_637[1]}},
      {8{conjunction_637[0]}}};
  wire [3:0] conjunction_638 = conjunction_101 & (~disjunction_80);
  wire [31:0] joined_93 = {{8{conjunction_638[3]}}, {8{conjunction_638[2]}}, {8{conjunction_638[1]}},
      {8{conjunction_638[0]}}};
  wire [3:0] conjunction_639 = conjunction_100 & (~disjunction_79);
  wire [31:0] joined_94 = {{8{conjunction_639[3]}}, {8{conjunction_639[2]}}, {8{conjunction_639[1]}},
      {8{conjunction_639[0]}}};
  wire [3:0] conjunction_640 = conjunction_99 & (~conjunction_98);
  wire [31:0] joined_95 = {{8{conjunction_640[3]}}, {8{conjunction_640[2]}}, {8{conjunction_640[1]}},
      {8{conjunction_640[0]}}};
  wire [3:0] conjunction_641 = conjunction_98;
  wire [31:0] joined_96 = {{8{conjunction_641[3]}}, {8{conjunction_641[2]}}, {8{conjunction_641[1]}},
      {8{conjunction_641[0]}}};
  wire [31:0] disjunction_108 = (joined_96 & data[31*128 + 64 +: 32]) | (joined_95 & data[30*128 + 64 +: 32]) |
      (joined_94 & data[29*128 + 64 +: 32]) | (joined_93 & data[28*128 + 64 +: 32]) | (joined_92 & data[27*128 + 64
      +: 32]) | (joined_91 & data[26*128 + 64 +: 32]) | (joined_90 & data[25*128 + 64 +: 32]) | (joined_89 &
      data[24*128 + 64 +: 32]) | (joined_88 & data[23*128 + 64 +: 32]) | (joined_87 & data[22*128 + 64 +: 32]) |
      (joined_86 & data[21*128 + 64 +: 32]) | (joined_85 & data[20*128 + 64 +: 32]) | (joined_84 & data[19*128 + 64
      +: 32]) | (joined_83 & data[18*128 + 64 +: 32]) | (joined_82 & data[17*128 + 64 +: 32]) | (joined_81 &
      data[16*128 + 64 +: 32]) | (joined_80 & data[15*128 + 64 +: 32]) | (joined_79 & data[14*128 + 64 +: 32]);
  wire [31:0] disjunction_109 = disjunction_108 | (joined_78 & data[13*128 + 64 +: 32]) | (joined_77 & data[12*128 +
      64 +: 32]) | (joined_76 & data[11*128 + 64 +: 32]) | (joined_75 & data[10*128 + 64 +: 32]) | (joined_74 &
      data[9*128 + 64 +: 32]) | (joined_73 & data[8*128 + 64 +: 32]) | (joined_72 & data[7*128 + 64 +: 32]) |
      (joined_71 & data[6*128 + 64 +: 32]) | (joined_70 & data[5*128 + 64 +: 32]) | (joined_69 & data[4*128 + 64 +:
      32]) | (joined_68 & data[3*128 + 64 +: 32]) | (joined_67 & data[2*128 + 64 +: 32]) | (joined_66 & data[1*128 +
      64 +: 32]) | (joined_65 & data[64 +: 32]);

  initial begin
    byte_8 = 8'd0;
  end
  always @(posedge clock) begin
    if (disjunction_3[0] & step) begin
      byte_8 <= disjunction_109[7:0];
    end
  end

  initial begin
    byte_9 = 8'd0;
  end
  always @(posedge clock) begin
    if (disjunction_3[1] & step) begin
      byte_9 <= disjunction_109[15:8];
    end
  end

  initial begin
    byte_10 = 8'd0;
  end
  always @(posedge clock) begin
    if (disjunction_3[2] & step) begin
      byte_10 <= disjunction_109[23:16];
    end
  end

  initial begin
    byte_11 = 8'd0;
  end
  always @(posedge clock) begin
    if (disjunction_3[3] & step) begin
      byte_11 <= disjunction_109[31:24];
    end
  end

  wire [3:0] disjunction_110 = conjunction_130 | conjunction_131;
  wire [3:0] disjunction_111 = disjunction_110 | conjunction_132;
  wire [3:0] disjunction_112 = disjunction_111 | conjunction_133;
  wire [3:0] disjunction_113 = disjunction_112 | conjunction_134;
  wire [3:0] disjunction_114 = disjunction_113 | conjunction_135;
  wire [3:0] disjunction_115 = disjunction_114 | conjunction_136;
  wire [3:0] disjunction_116 = disjunction_115 | conjunction_137;
  wire [3:0] disjunction_117 = disjunction_116 | conjunction_138;
  wire [3:0] disjunction_118 = disjunction_117 | conjunction_139;
  wire [3:0] disjunction_119 = disjunction_118 | conjunction_140;
  wire [3:0] disjunction_120 = disjunction_119 | conjunction_141;
  wire [3:0] disjunction_121 = disjunction_120 | conjunction_142;
  wire [3:0] disjunction_122 = disjunction_121 | conjunction_143;
  wire [3:0] disjunction_123 = disjunction_122 | conjunction_144;
  wire [3:0] disjunction_124 = disjunction_123 | conjunction_145;
  wire [3:0] disjunction_125 = disjunction_124 | conjunction_146;
  wire [3:0] disjunction_126 = disjunction_125 | conjunction_147;
  wire [3:0] disjunction_127 = disjunction_126 | conjunction_148;
  wire [3:0] disjunction_128 = disjunction_127 | conjunction_149;
  wire [3:0] disjunction_129 = disjunction_128 | conjunction_150;
  wire [3:0] disjunction_130 = disjunction_129 | conjunction_151;
  wire [3:0] disjunction_131 = disjunction_130 | conjunction_152;
  wire [3:0] disjunction_132 = disjunction_131 | conjunction_153;
  wire [3:0] disjunction_133 = disjunction_132 | conjunction_154;
  wire [3:0] disjunction_134 = disjunction_133 | conjunction_155;
  wire [3:0] disjunction_135 = disjunction_134 | conjunction_156;
  wire [3:0] disjunction_136 = disjunction_135 | conjunction_157;
  wire [3:0] disjunction_137 = disjunction_136 | conjunction_158;
  wire [3:0] disjunction_138 = disjunction_137 | conjunction_159;
  wire [3:0] conjunction_642 = conjunction_161 & (~(disjunction_138 | conjunction_160));
  wire [31:0] joined_97 = {{8{conjunction_642[3]}}, {8{conjunction_642[2]}}, {8{conjunction_642[1]}},
      {8{conjunction_642[0]}}};
  wire [3:0] conjunction_643 = conjunction_160 & (~disjunction_138);
  wire [31:0] joined_98 = {{8{conjunction_643[3]}}, {8{conjunction_643[2]}}, {8{conjunction_643[1]}},
      {8{conjunction_643[0]}}};
  wire [3:0] conjunction_644 = conjunction_159 & (~disjunction_137);
  wire [31:0] joined_99 = {{8{conjunction_644[3]}}, {8{conjunction_644[2]}}, {8{conjunction_644[1]}},
      {8{conjunction_644[0]}}};
  wire [3:0] conjunction_645 = conjunction_158 & (~disjunction_136);
  wire [31:0] joined_100 = {{8{conjunction_645[3]}}, {8{conjunction_645[2]}}, {8{conjunction_645[1]}},
      {8{conjunction_645[0]}}};
  wire [3:0] conjunction_646 = conjunction_157 & (~disjunction_135);
  wire [31:0] joined_101 = {{8{conjunction_646[3]}}, {8{conjunction_646[2]}}, {8{conjunction_646[1]}},
      {8{conjunction_646[0]}}};
  wire [3:0] conjunction_647 = conjunction_156 & (~disjunction_134);
  wire [31:0] joined_102 = {{8{conjunction_647[3]}}, {8{conjunction_647[2]}}, {8{conjunction_647[1]}},
      {8{conjunction_647[0]}}};
  wire [3:0] conjunction_648 = conjunction_155 & (~disjunction_133);
  wire [31:0] joined_103 = {{8{conjunction_648[3]}}, {8{conjunction_648[2]}}, {8{conjunction_648[1]}},
      {8{conjunction_648[0]}}};
  wire [3:0] conjunction_649 = conjunction_154 & (~disjunction_132);
  wire [31:0] joined_104 = {{8{conjunction_649[3]}}, {8{conjunction_649[2]}}, {8{conjunction_649[1]}},
      {8{conjunction_649[0]}}};
  wire [3:0] conjunction_650 = conjunction_153 & (~disjunction_131);
  wire [31:0] joined_105 = {{8{conjunction_650[3]}}, {8{conjunction_650[2]}}, {8{conjunction_650[1]}},
      {8{conjunction_650[0]}}};
  wire [3:0] conjunction_651 = conjunction_152 & (~disjunction_130);
  wire [31:0] joined_106 = {{8{conjunction_651[3]}}, {8{conjunction_651[2]}}, {8{conjunction_651[1]}},
      {8{conjunction_651[0]}}};
  wire [3:0] conjunction_652 = conjunction_151 & (~disjunction_129);
  wire [31:0] joined_107 = {{8{conjunction_652[3]}}, {8{conjunction_652[2]}}, {8{conjunction_652[1]}},
      {8{conjunction_652[0]}}};
  wire [3:0] conjunction_653 = conjunction_150 & (~disjunction_128);
  wire [31:0] joined_108 = {{8{conjunction_653[3]}}, {8{conjunction_653[2]}}, {8{conjunction_653[1]}},
      {8{conjunction_653[0]}}};
  wire [3:0] conjunction_654 = conjunction_149 & (~disjunction_127);
  wire [31:0] joined_109 = {{8{conjunction_654[3]}}, {8{conjunction_654[2]}}, {8{conjunction_654[1]}},
      {8{conjunction_654[0]}}};
  wire [3:0] conjunction_655 = conjunction_148 & (~disjunction_126);
  wire [31:0] joined_110 = {{8{conjunction_655[3]}}, {8{conjunction_655[2]}}, {8{conjunction_655[1]}},
      {8{conjunction_655[0]}}};
  wire [3:0] conjunction_656 = conjunction_147 & (~disjunction_125);
  wire [31:0] joined_111 = {{8{conjunction_656[3]}}, {8{conjunction_656[2]}}, {8{conjunction_656[1]}},
      {8{conjunction_656[0]}}};
  wire [3:0] conjunction_657 = conjunction_146 & (~disjunction_124);
  wire [31:0] joined_112 = {{8{conjunction_657[3]}}, {8{conjunction_657[2]}}, {8{conjunction_657[1]}},
      {8{conjunction_657[0]}}};
  wire [3:0] conjunction_658 = conjunction_145 & (~disjunction_123);
  wire [31:0] joined_113 = {{8{conjunction_658[3]}}, {8{conjunction_658[2]}}, {8{conjunction_658[1]}},
      {8{conjunction_658[0]}}};
  wire [3:0] conjunction_659 = conjunction_144 & (~disjunction_122);
  wire [31:0] joined_114 = {{8{conjunction_659[3]}}, {8{conjunction_659[2]}}, {8{conjunction_659[1]}},
      {8{conjunction_659[0]}}};
  wire [3:0] conjunction_660 = conjunction_143 & (~disjunction_121);
  wire [31:0] joined_115 = {{8{conjunction_660[3]}}, {8{conjunction_660[2]}}, {8{conjunction_660[1]}},
      {8{conjunction_660[0]}}};
  wire [3:0] conjunction_661 = conjunction_142 & (~disjunction_120);
  wire [31:0] joined_116 = {{8{conjunction_661[3]}}, {8{conjunction_661[2]}}, {8{conjunction_661[1]}},
      {8{conjunction_661[0]}}};
  wire [3:0] conjunction_662 = conjunction_141 & (~disjunction_119);
  wire [31:0] joined_117 = {{8{conjunction_662[3]}}, {8{conjunction_662[2]}}, {8{conjunction_662[1]}},
      {8{conjunction_662[0]}}};
  wire [3:0] conjunction_663 = conjunction_140 & (~disjunction_118);
  wire [31:0] joined_118 = {{8{conjunction_663[3]}}, {8{conjunction_663[2]}}, {8{conjunction_663[1]}},
      {8{conjunction_663[0]}}};
  wire [3:0] conjunction_664 = conjunction_139 & (~disjunction_117);
  wire [31:0] joined_119 = {{8{conjunction_664[3]}}, {8{conjunction_664[2]}}, {8{conjunction_664[1]}},
      {8{conjunction_664[0]}}};
  wire [3:0] conjunction_665 = conjunction_138 & (~disjunction_116);
  wire [31:0] joined_120 = {{8{conjunction_665[3]}}, {8{conjunction_665[2]}}, {8{conjunction_665[1]}},
      {8{conjunction_665[0]}}};
  wire [3:0] conjunction_666 = conjunction_137 & (~disjunction_115);
  wire [31:0] joined_121 = {{8{conjunction_666[3]}}, {8{conjunction_666[2]}}, {8{conjunction_666[1]}},
      {8{conjunction_666[0]}}};
  wire [3:0] conjunction_667 = conjunction_136 & (~disjunction_114);
  wire [31:0] joined_122 = {{8{conjunction_667[3]}}, {8{conjunction_667[2]}}, {8{conjunction_667[1]}},
      {8{conjunction_667[0]}}};
  wire [3:0] conjunction_668 = conjunction_135 & (~disjunction_113);
  wire [31:0] joined_123 = {{8{conjunction_668[3]}}, {8{conjunction_668[2]}}, {8{conjunction_668[1]}},
      {8{conjunction_668[0]}}};
  wire [3:0] conjunction_669 = conjunction_134 & (~disjunction_112);
  wire [31:0] joined_124 = {{8{conjunction_669[3]}}, {8{conjunction_669[2]}}, {8{conjunction_669[1]}},
      {8{conjunction_669[0]}}};
  wire [3:0] conjunction_670 = conjunction_133 & (~disjunction_111);
  wire [31:0] joined_125 = {{8{conjunction_670[3]}}, {8{conjunction_670[2]}}, {8{conjunction_670[1]}},
      {8{conjunction_670[0]}}};
  wire [3:0] conjunction_671 = conjunction_132 & (~disjunction_110);
  wire [31:0] joined_126 = {{8{conjunction_671[3]}}, {8{conjunction_671[2]}}, {8{conjunction_671[1]}},
      {8{conjunction_671[0]}}};
  wire [3:0] conjunction_672 = conjunction_131 & (~conjunction_130);
  wire [31:0] joined_127 = {{8{conjunction_672[3]}}, {8{conjunction_672[2]}}, {8{conjunction_672[1]}},
      {8{conjunction_672[0]}}};
  wire [3:0] conjunction_673 = conjunction_130;
  wire [31:0] joined_128 = {{8{conjunction_673[3]}}, {8{conjunction_673[2]}}, {8{conjunction_673[1]}},
      {8{conjunction_673[0]}}};
  wire [31:0] disjunction_139 = (joined_128 & data[31*128 + 96 +: 32]) | (joined_127 & data[30*128 + 96 +: 32]) |
      (joined_126 & data[29*128 + 96 +: 32]) | (joined_125 & data[28*128 + 96 +: 32]) | (joined_124 & data[27*128 +
      96 +: 32]) | (joined_123 & data[26*128 + 96 +: 32]) | (joined_122 & data[25*128 + 96 +: 32]) | (joined_121 &
      data[24*128 + 96 +: 32]) | (joined_120 & data[23*128 + 96 +: 32]) | (joined_119 & data[22*128 + 96 +: 32]) |
      (joined_118 & data[21*128 + 96 +: 32]) | (joined_117 & data[20*128 + 96 +: 32]) | (joined_116 & data[19*128 +
      96 +: 32]) | (joined_115 & data[18*128 + 96 +: 32]) | (joined_114 & data[17*128 + 96 +: 32]) | (joined_113 &
      data[16*128 + 96 +: 32]) | (joined_112 & data[15*128 + 96 +: 32]) | (joined_111 & data[14*128 + 96 +: 32]);
  wire [31:0] disjunction_140 = disjunction_139 | (joined_110 & data[13*128 + 96 +: 32]) | (joined_109 & data[12*128
      + 96 +: 32]) | (joined_108 & data[11*128 + 96 +: 32]) | (joined_107 & data[10*128 + 96 +: 32]) | (joined_106 &
      data[9*128 + 96 +: 32]) | (joined_105 & data[8*128 + 96 +: 32]) | (joined_104 & data[7*128 + 96 +: 32]) |
      (joined_103 & data[6*128 + 96 +: 32]) | (joined_102 & data[5*128 + 96 +: 32]) | (joined_101 & data[4*128 + 96
      +: 32]) | (joined_100 & data[3*128 + 96 +: 32]) | (joined_99 & data[2*128 + 96 +: 32]) | (joined_98 &
      data[1*128 + 96 +: 32]) | (joined_97 & data[96 +: 32]);

  initial begin
    byte_12 = 8'd0;
  end
  always @(posedge clock) begin
    if (disjunction_4[0] & step) begin
      byte_12 <= disjunction_140[7:0];
    end
  end

  initial begin
    byte_13 = 8'd0;
  end
  always @(posedge clock) begin
    if (disjunction_4[1] & step) begin
      byte_13 <= disjunction_140[15:8];
    end
  end

  initial begin
    byte_14 = 8'd0;
  end
  always @(posedge clock) begin
    if (disjunction_4[2] & step) begin
      byte_14 <= disjunction_140[23:16];
    end
  end

  initial begin
    byte_15 = 8'd0;
  end
  always @(posedge clock) begin
    if (disjunction_4[3] & step) begin
      byte_15 <= disjunction_140[31:24];
    end
  end

  wire [3:0] disjunction_141 = conjunction_162 | conjunction_163;
  wire [3:0] disjunction_142 = disjunction_141 | conjunction_164;
  wire [3:0] disjunction_143 = disjunction_142 | conjunction_165;
  wire [3:0] disjunction_144 = disjunction_143 | conjunction_166;
  wire [3:0] disjunction_145 = disjunction_144 | conjunction_167;
  wire [3:0] disjunction_146 = disjunction_145 | conjunction_168;
  wire [3:0] disjunction_147 = disjunction_146 | conjunction_169;
  wire [3:0] disjunction_148 = disjunction_147 | conjunction_170;
  wire [3:0] disjunction_149 = disjunction_148 | conjunction_171;
  wire [3:0] disjunction_150 = disjunction_149 | conjunction_172;
  wire [3:0] disjunction_151 = disjunction_150 | conjunction_173;
  wire [3:0] disjunction_152 = disjunction_151 | conjunction_174;
  wire [3:0] disjunction_153 = disjunction_152 | conjunction_175;
  wire [3:0] disjunction_154 = disjunction_153 | conjunction_176;
  wire [3:0] disjunction_155 = disjunction_154 | conjunction_177;
  wire [3:0] disjunction_156 = disjunction_155 | conjunction_178;
  wire [3:0] disjunction_157 = disjunction_156 | conjunction_179;
  wire [3:0] disjunction_158 = disjunction_157 | conjunction_180;
  wire [3:0] disjunction_159 = disjunction_158 | conjunction_181;
  wire [3:0] disjunction_160 = disjunction_159 | conjunction_182;
  wire [3:0] disjunction_161 = disjunction_160 | conjunction_183;
  wire [3:0] disjunction_162 = disjunction_161 | conjunction_184;
  wire [3:0] disjunction_163 = disjunction_162 | conjunction_185;
  wire [3:0] disjunction_164 = disjunction_163 | conjunction_186;
  wire [3:0] disjunction_165 = disjunction_164 | conjunction_187;
  wire [3:0] disjunction_166 = disjunction_165 | conjunction_188;
  wire [3:0] disjunction_167 = disjunction_166 | conjunction_189;
  wire [3:0] disjunction_168 = disjunction_167 | conjunction_190;
  wire [3:0] disjunction_169 = disjunction_168 | conjunction_191;
  wire [3:0] conjunction_674 = conjunction_193 & (~(disjunction_169 | conjunction_192));
  wire [31:0] joined_129 = {{8{conjunction_674[3]}}, {8{conjunction_674[2]}}, {8{conjunction_674[1]}},
      {8{conjunction_674[0]}}};
  wire [3:0] conjunction_675 = conjunction_192 & (~disjunction_169);
  wire [31:0] joined_130 = {{8{conjunction_675[3]}}, {8{conjunction_675[2]}}, {8{conjunction_675[1]}},
      {8{conjunction_675[0]}}};
  wire [3:0] conjunction_676 = conjunction_191 & (~disjunction_168);
  wire [31:0] joined_131 = {{8{conjunction_676[3]}}, {8{conjunction_676[2]}}, {8{conjunction_676[1]}},
      {8{conjunction_676[0]}}};
  wire [3:0] conjunction_677 = conjunction_190 & (~disjunction_167);
  wire [31:0] joined_132 = {{8{conjunction_677[3]}}, {8{conjunction_677[2]}}, {8{conjunction_677[1]}},
      {8{conjunction_677[0]}}};
  wire [3:0] conjunction_678 = conjunction_189 & (~disjunction_166);
  wire [31:0] joined_133 = {{8{conjunction_678[3]}}, {8{conjunction_678[2]}}, {8{conjunction_678[1]}},
      {8{conjunction_678[0]}}};
  wire [3:0] conjunction_679 = conjunction_188 & (~disjunction_165);
  wire [31:0] joined_134 = {{8{conjunction_679[3]}}, {8{conjunction_679[2]}}, {8{conjunction_679[1]}},
      {8{conjunction_679[0]}}};
  wire [3:0] conjunction_680 = conjunction_187 & (~disjunction_164);
  wire [31:0] joined_135 = {{8{conjunction_680[3]}}, {8{conjunction_680[2]}}, {8{conjunction_680[1]}},
      {8{conjunction_680[0]}}};
  wire [3:0] conjunction_681 = conjunction_186 & (~disjunction_163);
  wire [31:0] joined_136 = {{8{conjunction_681[3]}}, {8{conjunction_681[2]}}, {8{conjunction_681[1]}},
      {8{conjunction_681[0]}}};
  wire [3:0] conjunction_682 = conjunction_185 & (~disjunction_162);
  wire [31:0] joined_137 = {{8{conjunction_682[3]}}, {8{conjunction_682[2]}}, {8{conjunction_682[1]}},
      {8{conjunction_682[0]}}};
  wire [3:0] conjunction_683 = conjunction_184 & (~disjunction_161);
  wire [31:0] joined_138 = {{8{conjunction_683[3]}}, {8{conjunction_683[2]}}, {8{conjunction_683[1]}},
      {8{conjunction_683[0]}}};
  wire [3:0] conjunction_684 = conjunction_183 & (~disjunction_160);
  wire [31:0] joined_139 = {{8{conjunction_684[3]}}, {8{conjunction_684[2]}}, {8{conjunction_684[1]}},
      {8{conjunction_684[0]}}};
  wire [3:0] conjunction_685 = conjunction_182 & (~disjunction_159);
  wire [31:0] joined_140 = {{8{conjunction_685[3]}}, {8{conjunction_685[2]}}, {8{conjunction_685[1]}},
      {8{conjunction_685[0]}}};
  wire [3:0] conjunction_686 = conjunction_181 & (~disjunction_158);
  wire [31:0] joined_141 = {{8{conjunction_686[3]}}, {8{conjunction_686[2]}}, {8{conjunction_686[1]}},
      {8{conjunction_686[0]}}};
  wire [3:0] conjunction_687 = conjunction_180 & (~disjunction_157);
  wire [31:0] joined_142 = {{8{conjunction_687[3]}}, {8{conjunction_687[2]}}, {8{conjunction_687[1]}},
      {8{conjunction_687[0]}}};
  wire [3:0] conjunction_688 = conjunction_179 & (~disjunction_156);
  wire [31:0] joined_143 = {{8{conjunction_688[3]}}, {8{conjunction_688[2]}}, {8{conjunction_688[1]}},
      {8{conjunction_688[0]}}};
  wire [3:0] conjunction_689 = conjunction_178 & (~disjunction_155);
  wire [31:0] joined_144 = {{8{conjunction_689[3]}}, {8{conjunction_689[2]}}, {8{conjunction_689[1]}},
      {8{conjunction_689[0]}}};
  wire [3:0] conjunction_690 = conjunction_177 & (~disjunction_154);
  wire [31:0] joined_145 = {{8{conjunction_690[3]}}, {8{conjunction_690[2]}}, {8{conjunction_690[1]}},
      {8{conjunction_690[0]}}};
  wire [3:0] conjunction_691 = conjunction_176 & (~disjunction_153);
  wire [31:0] joined_146 = {{8{conjunction_691[3]}}, {8{conjunction_691[2]}}, {8{conjunction_691[1]}},
      {8{conjunction_691[0]}}};
  wire [3:0] conjunction_692 = conjunction_175 & (~disjunction_152);
  wire [31:0] joined_147 = {{8{conjunction_692[3]}}, {8{conjunction_692[2]}}, {8{conjunction_692[1]}},
      {8{conjunction_692[0]}}};
  wire [3:0] conjunction_693 = conjunction_174 & (~disjunction_151);
  wire [31:0] joined_148 = {{8{conjunction_693[3]}}, {8{conjunction_693[2]}}, {8{conjunction_693[1]}},
      {8{conjunction_693[0]}}};
  wire [3:0] conjunction_694 = conjunction_173 & (~disjunction_150);
  wire [31:0] joined_149 = {{8{conjunction_694[3]}}, {8{conjunction_694[2]}}, {8{conjunction_694[1]}},
      {8{conjunction_694[0]}}};
  wire [3:0] conjunction_695 = conjunction_172 & (~disjunction_149);
  wire [31:0] joined_150 = {{8{conjunction_695[3]}}, {8{conjunction_695[2]}}, {8{conjunction_695[1]}},
      {8{conjunction_695[0]}}};
  wire [3:0] conjunction_696 = conjunction_171 & (~disjunction_148);
  wire [31:0] joined_151 = {{8{conjunction_696[3]}}, {8{conjunction_696[2]}}, {8{conjunction_696[1]}},
      {8{conjunction_696[0]}}};
  wire [3:0] conjunction_697 = conjunction_170 & (~disjunction_147);
  wire [31:0] joined_152 = {{8{conjunction_697[3]}}, {8{conjunction_697[2]}}, {8{conjunction_697[1]}},
      {8{conjunction_697[0]}}};
  wire [3:0] conjunction_698 = conjunction_169 & (~disjunction_146);
  wire [31:0] joined_153 = {{8{conjunction_698[3]}}, {8{conjunction_698[2]}}, {8{conjunction_698[1]}},
      {8{conjunction_698[0]}}};
  wire [3:0] conjunction_699 = conjunction_168 & (~disjunction_145);
  wire [31:0] joined_154 = {{8{conjunction_699[3]}}, {8{conjunction_699[2]}}, {8{conjunction_699[1]}},
      {8{conjunction_699[0]}}};
  wire [3:0] conjunction_700 = conjunction_167 & (~disjunction_144);
  wire [31:0] joined_155 = {{8{conjunction_700[3]}}, {8{conjunction_700[2]}}, {8{conjunction_700[1]}},
      {8{conjunction_700[0]}}};
  wire [3:0] conjunction_701 = conjunction_166 & (~disjunction_143);
  wire [31:0] joined_156 = {{8{conjunction_701[3]}}, {8{conjunction_701[2]}}, {8{conjunction_701[1]}},
      {8{conjunction_701[0]}}};
  wire [3:0] conjunction_702 = conjunction_165 & (~disjunction_142);
  wire [31:0] joined_157 = {{8{conjunction_702[3]}}, {8{conjunction_702[2]}}, {8{conjunction_702[1]}},
      {8{conjunction_702[0]}}};
  wire [3:0] conjunction_703 = conjunction_164 & (~disjunction_141);
  wire [31:0] joined_158 = {{8{conjunction_703[3]}}, {8{conjunction_703[2]}}, {8{conjunction_703[1]}},
      {8{conjunction_703[0]}}};
  wire [3:0] conjunction_704 = conjunction_163 & (~conjunction_162);
  wire [31:0] joined_159 = {{8{conjunction_704[3]}}, {8{conjunction_704[2]}}, {8{conjunction_704[1]}},
      {8{conjunction_704[0]}}};
  wire [3:0] conjunction_705 = conjunction_162;
  wire [31:0] joined_160 = {{8{conjunction_705[3]}}, {8{conjunction_705[2]}}, {8{conjunction_705[1]}},
      {8{conjunction_705[0]}}};
  wire [31:0] disjunction_170 = (joined_160 & data[31*128 +: 32]) | (joined_159 & data[30*128 +: 32]) | (joined_158 &
      data[29*128 +: 32]) | (joined_157 & data[28*128 +: 32]) | (joined_156 & data[27*128 +: 32]) | (joined_155 &
      data[26*128 +: 32]) | (joined_154 & data[25*128 +: 32]) | (joined_153 & data[24*128 +: 32]) | (joined_152 &
      data[23*128 +: 32]) | (joined_151 & data[22*128 +: 32]) | (joined_150 & data[21*128 +: 32]) | (joined_149 &
      data[20*128 +: 32]) | (joined_148 & data[19*128 +: 32]) | (joined_147 & data[18*128 +: 32]) | (joined_146 &
      data[17*128 +: 32]) | (joined_145 & data[16*128 +: 32]) | (joined_144 & data[15*128 +: 32]) | (joined_143 &
      data[14*128 +: 32]) | (joined_142 & data[13*128 +: 32]) | (joined_141 & data[12*128 +: 32]);
  wire [31:0] disjunction_171 = disjunction_170 | (joined_140 & data[11*128 +: 32]) | (joined_139 & data[10*128 +:
      32]) | (joined_138 & data[9*128 +: 32]) | (joined_137 & data[8*128 +: 32]) | (joined_136 & data[7*128 +: 32]) |
      (joined_135 & data[6*128 +: 32]) | (joined_134 & data[5*128 +: 32]) | (joined_133 & data[4*128 +: 32]) |
      (joined_132 & data[3*128 +: 32]) | (joined_131 & data[2*128 +: 32]) | (joined_130 & data[1*128 +: 32]) |
      (joined_129 & data[0 +: 32]);

  initial begin
    byte_16 = 8'd0;
  end
  always @(posedge clock) begin
    if (disjunction_5[0] & step) begin
      byte_16 <= disjunction_171[7:0];
    end
  end

  initial begin
    byte_17 = 8'd0;
  end
  always @(posedge clock) begin
    if (disjunction_5[1] & step) begin
      byte_17 <= disjunction_171[15:8];
    end
  end

  initial begin
    byte_18 = 8'd0;
  end
  always @(posedge clock) begin
    if (disjunction_5[2] & step) begin
      byte_18 <= disjunction_171[23:16];
    end
  end

  initial begin
    byte_19 = 8'd0;
  end
  always @(posedge clock) begin
    if (disjunction_5[3] & step) begin
      byte_19 <= disjunction_171[31:24];
    end
  end

  wire [3:0] disjunction_172 = conjunction_194 | conjunction_195;
  wire [3:0] disjunction_173 = disjunction_172 | conjunction_196;
  wire [3:0] disjunction_174 = disjunction_173 | conjunction_197;
  wire [3:0] disjunction_175 = disjunction_174 | conjunction_198;
  wire [3:0] disjunction_176 = disjunction_175 | conjunction_199;
  wire [3:0] disjunction_177 = disjunction_176 | conjunction_200;
  wire [3:0] disjunction_178 = disjunction_177 | conjunction_201;
  wire [3:0] disjunction_179 = disjunction_178 | conjunction_202;
  wire [3:0] disjunction_180 = disjunction_179 | conjunction_203;
  wire [3:0] disjunction_181 = disjunction_180 | conjunction_204;
  wire [3:0] disjunction_182 = disjunction_181 | conjunction_205;
  wire [3:0] disjunction_183 = disjunction_182 | conjunction_206;
  wire [3:0] disjunction_184 = disjunction_183 | conjunction_207;
  wire [3:0] disjunction_185 = disjunction_184 | conjunction_208;
  wire [3:0] disjunction_186 = disjunction_185 | conjunction_209;
  wire [3:0] disjunction_187 = disjunction_186 | conjunction_210;
  wire [3:0] disjunction_188 = disjunction_187 | conjunction_211;
  wire [3:0] disjunction_189 = disjunction_188 | conjunction_212;
  wire [3:0] disjunction_190 = disjunction_189 | conjunction_213;
  wire [3:0] disjunction_191 = disjunction_190 | conjunction_214;
  wire [3:0] disjunction_192 = disjunction_191 | conjunction_215;
  wire [3:0] disjunction_193 = disjunction_192 | conjunction_216;
  wire [3:0] disjunction_194 = disjunction_193 | conjunction_217;
  wire [3:0] disjunction_195 = disjunction_194 | conjunction_218;
  wire [3:0] disjunction_196 = disjunction_195 | conjunction_219;
  wire [3:0] disjunction_197 = disjunction_196 | conjunction_220;
  wire [3:0] disjunction_198 = disjunction_197 | conjunction_221;
  wire [3:0] disjunction_199 = disjunction_198 | conjunction_222;
  wire [3:0] disjunction_200 = disjunction_199 | conjunction_223;
  wire [3:0] conjunction_706 = conjunction_225 & (~(disjunction_200 | conjunction_224));
  wire [31:0] joined_161 = {{8{conjunction_706[3]}}, {8{conjunction_706[2]}}, {8{conjunction_706[1]}},
      {8{conjunction_706[0]}}};
  wire [3:0] conjunction_707 = conjunction_224 & (~disjunction_200);
  wire [31:0] joined_162 = {{8{conjunction_707[3]}}, {8{conjunction_707[2]}}, {8{conjunction_707[1]}},
      {8{conjunction_707[0]}}};
  wire [3:0] conjunction_708 = conjunction_223 & (~disjunction_199);
  wire [31:0] joined_163 = {{8{conjunction_708[3]}}, {8{conjunction_708[2]}}, {8{conjunction_708[1]}},
      {8{conjunction_708[0]}}};
  wire [3:0] conjunction_709 = conjunction_222 & (~disjunction_198);
  wire [31:0] joined_164 = {{8{conjunction_709[3]}}, {8{conjunction_709[2]}}, {8{conjunction_709[1]}},
      {8{conjunction_709[0]}}};
  wire [3:0] conjunction_710 = conjunction_221 & (~disjunction_197);
  wire [31:0] joined_165 = {{8{conjunction_710[3]}}, {8{conjunction_710[2]}}, {8{conjunction_710[1]}},
      {8{conjunction_710[0]}}};
  wire [3:0] conjunction_711 = conjunction_220 & (~disjunction_196);
  wire [31:0] joined_166 = {{8{conjunction_711[3]}}, {8{conjunction_711[2]}}, {8{conjunction_711[1]}},
      {8{conjunction_711[0]}}};
  wire [3:0] conjunction_712 = conjunction_219 & (~disjunction_195);
  wire [31:0] joined_167 = {{8{conjunction_712[3]}}, {8{conjunction_712[2]}}, {8{conjunction_712[1]}},
      {8{conjunction_712[0]}}};
  wire [3:0] conjunction_713 = conjunction_218 & (~disjunction_194);
  wire [31:0] joined_168 = {{8{conjunction_713[3]}}, {8{conjunction_713[2]}}, {8{conjunction_713[1]}},
      {8{conjunction_713[0]}}};
  wire [3:0] conjunction_714 = conjunction_217 & (~disjunction_193);
  wire [31:0] joined_169 = {{8{conjunction_714[3]}}, {8{conjunction_714[2]}}, {8{conjunction_714[1]}},
      {8{conjunction_714[0]}}};
  wire [3:0] conjunction_715 = conjunction_216 & (~disjunction_192);
  wire [31:0] joined_170 = {{8{conjunction_715[3]}}, {8{conjunction_715[2]}}, {8{conjunction_715[1]}},
      {8{conjunction_715[0]}}};
  wire [3:0] conjunction_716 = conjunction_215 & (~disjunction_191);
  wire [31:0] joined_171 = {{8{conjunction_716[3]}}, {8{conjunction_716[2]}}, {8{conjunction_716[1]}},
      {8{conjunction_716[0]}}};
  wire [3:0] conjunction_717 = conjunction_214 & (~disjunction_190);
  wire [31:0] joined_172 = {{8{conjunction_717[3]}}, {8{conjunction_717[2]}}, {8{conjunction_717[1]}},
      {8{conjunction_717[0]}}};
  wire [3:0] conjunction_718 = conjunction_213 & (~disjunction_189);
  wire [31:0] joined_173 = {{8{conjunction_718[3]}}, {8{conjunction_718[2]}}, {8{conjunction_718[1]}},
      {8{conjunction_718[0]}}};
  wire [3:0] conjunction_719 = conjunction_212 & (~disjunction_188);
  wire [31:0] joined_174 = {{8{conjunction_719[3]}}, {8{conjunction_719[2]}}, {8{conjunction_719[1]}},
      {8{conjunction_719[0]}}};
  wire [3:0] conjunction_720 = conjunction_211 & (~disjunction_187);
  wire [31:0] joined_175 = {{8{conjunction_720[3]}}, {8{conjunction_720[2]}}, {8{conjunction_720[1]}},
      {8{conjunction_720[0]}}};
  wire [3:0] conjunction_721 = conjunction_210 & (~disjunction_186);
  wire [31:0] joined_176 = {{8{conjunction_721[3]}}, {8{conjunction_721[2]}}, {8{conjunction_721[1]}},
      {8{conjunction_721[0]}}};
  wire [3:0] conjunction_722 = conjunction_209 & (~disjunction_185);
  wire [31:0] joined_177 = {{8{conjunction_722[3]}}, {8{conjunction_722[2]}}, {8{conjunction_722[1]}},
      {8{conjunction_722[0]}}};
  wire [3:0] conjunction_723 = conjunction_208 & (~disjunction_184);
  wire [31:0] joined_178 = {{8{conjunction_723[3]}}, {8{conjunction_723[2]}}, {8{conjunction_723[1]}},
      {8{conjunction_723[0]}}};
  wire [3:0] conjunction_724 = conjunction_207 & (~disjunction_183);
  wire [31:0] joined_179 = {{8{conjunction_724[3]}}, {8{conjunction_724[2]}}, {8{conjunction_724[1]}},
      {8{conjunction_724[0]}}};
  wire [3:0] conjunction_725 = conjunction_206 & (~disjunction_182);
  wire [31:0] joined_180 = {{8{conjunction_725[3]}}, {8{conjunction_725[2]}}, {8{conjunction_725[1]}},
      {8{conjunction_725[0]}}};
  wire [3:0] conjunction_726 = conjunction_205 & (~disjunction_181);
  wire [31:0] joined_181 = {{8{conjunction_726[3]}}, {8{conjunction_726[2]}}, {8{conjunction_726[1]}},
      {8{conjunction_726[0]}}};
  wire [3:0] conjunction_727 = conjunction_204 & (~disjunction_180);
  wire [31:0] joined_182 = {{8{conjunction_727[3]}}, {8{conjunction_727[2]}}, {8{conjunction_727[1]}},
      {8{conjunction_727[0]}}};
  wire [3:0] conjunction_728 = conjunction_203 & (~disjunction_179);
  wire [31:0] joined_183 = {{8{conjunction_728[3]}}, {8{conjunction_728[2]}}, {8{conjunction_728[1]}},
      {8{conjunction_728[0]}}};
  wire [3:0] conjunction_729 = conjunction_202 & (~disjunction_178);
  wire [31:0] joined_184 = {{8{conjunction_729[3]}}, {8{conjunction_729[2]}}, {8{conjunction_729[1]}},
      {8{conjunction_729[0]}}};
  wire [3:0] conjunction_730 = conjunction_201 & (~disjunction_177);
  wire [31:0] joined_185 = {{8{conjunction_730[3]}}, {8{conjunction_730[2]}}, {8{conjunction_730[1]}},
      {8{conjunction_730[0]}}};
  wire [3:0] conjunction_731 = conjunction_200 & (~disjunction_176);
  wire [31:0] joined_186 = {{8{conjunction_731[3]}}, {8{conjunction_731[2]}}, {8{conjunction_731[1]}},
      {8{conjunction_731[0]}}};
  wire [3:0] conjunction_732 = conjunction_199 & (~disjunction_175);
  wire [31:0] joined_187 = {{8{conjunction_732[3]}}, {8{conjunction_732[2]}}, {8{conjunction_732[1]}},
      {8{conjunction_732[0]}}};
  wire [3:0] conjunction_733 = conjunction_198 & (~disjunction_174);
  wire [31:0] joined_188 = {{8{conjunction_733[3]}}, {8{conjunction_733[2]}}, {8{conjunction_733[1]}},
      {8{conjunction_733[0]}}};
  wire [3:0] conjunction_734 = conjunction_197 & (~disjunction_173);
  wire [31:0] joined_189 = {{8{conjunction_734[3]}}, {8{conjunction_734[2]}}, {8{conjunction_734[1]}},
      {8{conjunction_734[0]}}};
  wire [3:0] conjunction_735 = conjunction_196 & (~disjunction_172);
  wire [31:0] joined_190 = {{8{conjunction_735[3]}}, {8{conjunction_735[2]}}, {8{conjunction_735[1]}},
      {8{conjunction_735[0]}}};
  wire [3:0] conjunction_736 = conjunction_195 & (~conjunction_194);
  wire [31:0] joined_191 = {{8{conjunction_736[3]}}, {8{conjunction_736[2]}}, {8{conjunction_736[1]}},
      {8{conjunction_736[0]}}};
  wire [3:0] conjunction_737 = conjunction_194;
  wire [31:0] joined_192 = {{8{conjunction_737[3]}}, {8{conjunction_737[2]}}, {8{conjunction_737[1]}},
      {8{conjunction_737[0]}}};
  wire [31:0] disjunction_201 = (joined_192 & data[31*128 + 32 +: 32]) | (joined_191 & data[30*128 + 32 +: 32]) |
      (joined_190 & data[29*128 + 32 +: 32]) | (joined_189 & data[28*128 + 32 +: 32]) | (joined_188 & data[27*128 +
      32 +: 32]) | (joined_187 & data[26*128 + 32 +: 32]) | (joined_186 & data[25*128 + 32 +: 32]) | (joined_185 &
      data[24*128 + 32 +: 32]) | (joined_184 & data[23*128 + 32 +: 32]) | (joined_183 & data[22*128 + 32 +: 32]) |
      (joined_182 & data[21*128 + 32 +: 32]) | (joined_181 & data[20*128 + 32 +: 32]) | (joined_180 & data[19*128 +
      32 +: 32]) | (joined_179 & data[18*128 + 32 +: 32]) | (joined_178 & data[17*128 + 32 +: 32]) | (joined_177 &
      data[16*128 + 32 +: 32]) | (joined_176 & data[15*128 + 32 +: 32]) | (joined_175 & data[14*128 + 32 +: 32]);
  wire [31:0] disjunction_202 = disjunction_201 | (joined_174 & data[13*128 + 32 +: 32]) | (joined_173 & data[12*128
      + 32 +: 32]) | (joined_172 & data[11*128 + 32 +: 32]) | (joined_171 & data[10*128 + 32 +: 32]) | (joined_170 &
      data[9*128 + 32 +: 32]) | (joined_169 & data[8*128 + 32 +: 32]) | (joined_168 & data[7*128 + 32 +: 32]) |
      (joined_167 & data[6*128 + 32 +: 32]) | (joined_166 & data[5*128 + 32 +: 32]) | (joined_165 & data[4*128 + 32
      +: 32]) | (joined_164 & data[3*128 + 32 +: 32]) | (joined_163 & data[2*128 + 32 +: 32]) | (joined_162 &
      data[1*128 + 32 +: 32]) | (joined_161 & data[32 +: 32]);

  initial begin
    byte_20 = 8'd0;
  end
  always @(posedge clock) begin
    if (disjunction_6[0] & step) begin
      byte_20 <= disjunction_202[7:0];
    end
  end

  initial begin
    byte_21 = 8'd0;
  end
  always @(posedge clock) begin
    if (disjunction_6[1] & step) begin
      byte_21 <= disjunction_202[15:8];
    end
  end

  initial begin
    byte_22 = 8'd0;
  end
  always @(posedge clock) begin
    if (disjunction_6[2] & step) begin
      byte_22 <= disjunction_202[23:16];
    end
  end

  initial begin
    byte_23 = 8'd0;
  end
  always @(posedge clock) begin
    if (disjunction_6[3] & step) begin
      byte_23 <= disjunction_202[31:24];
    end
  end

  wire [3:0] disjunction_203 = conjunction_226 | conjunction_227;
  wire [3:0] disjunction_204 = disjunction_203 | conjunction_228;
  wire [3:0] disjunction_205 = disjunction_204 | conjunction_229;
  wire [3:0] disjunction_206 = disjunction_205 | conjunction_230;
  wire [3:0] disjunction_207 = disjunction_206 | conjunction_231;
  wire [3:0] disjunction_208 = disjunction_207 | conjunction_232;
  wire [3:0] disjunction_209 = disjunction_208 | conjunction_233;
  wire [3:0] disjunction_210 = disjunction_209 | conjunction_234;
  wire [3:0] disjunction_211 = disjunction_210 | conjunction_235;
  wire [3:0] disjunction_212 = disjunction_211 | conjunction_236;
  wire [3:0] disjunction_213 = disjunction_212 | conjunction_237;
  wire [3:0] disjunction_214 = disjunction_213 | conjunction_238;
  wire [3:0] disjunction_215 = disjunction_214 | conjunction_239;
  wire [3:0] disjunction_216 = disjunction_215 | conjunction_240;
  wire [3:0] disjunction_217 = disjunction_216 | conjunction_241;
  wire [3:0] disjunction_218 = disjunction_217 | conjunction_242;
  wire [3:0] disjunction_219 = disjunction_218 | conjunction_243;
  wire [3:0] disjunction_220 = disjunction_219 | conjunction_244;
  wire [3:0] disjunction_221 = disjunction_220 | conjunction_245;
  wire [3:0] disjunction_222 = disjunction_221 | conjunction_246;
  wire [3:0] disjunction_223 = disjunction_222 | conjunction_247;
  wire [3:0] disjunction_224 = disjunction_223 | conjunction_248;
  wire [3:0] disjunction_225 = disjunction_224 | conjunction_249;
  wire [3:0] disjunction_226 = disjunction_225 | conjunction_250;
  wire [3:0] disjunction_227 = disjunction_226 | conjunction_251;
  wire [3:0] disjunction_228 = disjunction_227 | conjunction_252;
  wire [3:0] disjunction_229 = disjunction_228 | conjunction_253;
  wire [3:0] disjunction_230 = disjunction_229 | conjunction_254;
  wire [3:0] disjunction_231 = disjunction_230 | conjunction_255;
  wire [3:0] conjunction_738 = conjunction_257 & (~(disjunction_231 | conjunction_256));
  wire [31:0] joined_193 = {{8{conjunction_738[3]}}, {8{conjunction_738[2]}}, {8{conjunction_738[1]}},
      {8{conjunction_738[0]}}};
  wire [3:0] conjunction_739 = conjunction_256 & (~disjunction_231);
  wire [31:0] joined_194 = {{8{conjunction_739[3]}}, {8{conjunction_739[2]}}, {8{conjunction_739[1]}},
      {8{conjunction_739[0]}}};
  wire [3:0] conjunction_740 = conjunction_255 & (~disjunction_230);
  wire [31:0] joined_195 = {{8{conjunction_740[3]}}, {8{conjunction_740[2]}}, {8{conjunction_740[1]}},
      {8{conjunction_740[0]}}};
  wire [3:0] conjunction_741 = conjunction_254 & (~disjunction_229);
  wire [31:0] joined_196 = {{8{conjunction_741[3]}}, {8{conjunction_741[2]}}, {8{conjunction_741[1]}},
      {8{conjunction_741[0]}}};
  wire [3:0] conjunction_742 = conjunction_253 & (~disjunction_228);
  wire [31:0] joined_197 = {{8{conjunction_742[3]}}, {8{conjunction_742[2]}}, {8{conjunction_742[1]}},
      {8{conjunction_742[0]}}};
  wire [3:0] conjunction_743 = conjunction_252 & (~disjunction_227);
  wire [31:0] joined_198 = {{8{conjunction_743[3]}}, {8{conjunction_743[2]}}, {8{conjunction_743[1]}},
      {8{conjunction_743[0]}}};
  wire [3:0] conjunction_744 = conjunction_251 & (~disjunction_226);
  wire [31:0] joined_199 = {{8{conjunction_744[3]}}, {8{conjunction_744[2]}}, {8{conjunction_744[1]}},
      {8{conjunction_744[0]}}};
  wire [3:0] conjunction_745 = conjunction_250 & (~disjunction_225);
  wire [31:0] joined_200 = {{8{conjunction_745[3]}}, {8{conjunction_745[2]}}, {8{conjunction_745[1]}},
      {8{conjunction_745[0]}}};
  wire [3:0] conjunction_746 = conjunction_249 & (~disjunction_224);
  wire [31:0] joined_201 = {{8{conjunction_746[3]}}, {8{conjunction_746[2]}}, {8{conjunction_746[1]}},
      {8{conjunction_746[0]}}};
  wire [3:0] conjunction_747 = conjunction_248 & (~disjunction_223);
  wire [31:0] joined_202 = {{8{conjunction_747[3]}}, {8{conjunction_747[2]}}, {8{conjunction_747[1]}},
      {8{conjunction_747[0]}}};
  wire [3:0] conjunction_748 = conjunction_247 & (~disjunction_222);
  wire [31:0] joined_203 = {{8{conjunction_748[3]}}, {8{conjunction_748[2]}}, {8{conjunction_748[1]}},
      {8{conjunction_748[0]}}};
  wire [3:0] conjunction_749 = conjunction_246 & (~disjunction_221);
  wire [31:0] joined_204 = {{8{conjunction_749[3]}}, {8{conjunction_749[2]}}, {8{conjunction_749[1]}},
      {8{conjunction_749[0]}}};
  wire [3:0] conjunction_750 = conjunction_245 & (~disjunction_220);
  wire [31:0] joined_205 = {{8{conjunction_750[3]}}, {8{conjunction_750[2]}}, {8{conjunction_750[1]}},
      {8{conjunction_750[0]}}};
  wire [3:0] conjunction_751 = conjunction_244 & (~disjunction_219);
  wire [31:0] joined_206 = {{8{conjunction_751[3]}}, {8{conjunction_751[2]}}, {8{conjunction_751[1]}},
      {8{conjunction_751[0]}}};
  wire [3:0] conjunction_752 = conjunction_243 & (~disjunction_218);
  wire [31:0] joined_207 = {{8{conjunction_752[3]}}, {8{conjunction_752[2]}}, {8{conjunction_752[1]}},
      {8{conjunction_752[0]}}};
  wire [3:0] conjunction_753 = conjunction_242 & (~disjunction_217);
  wire [31:0] joined_208 = {{8{conjunction_753[3]}}, {8{conjunction_753[2]}}, {8{conjunction_753[1]}},
      {8{conjunction_753[0]}}};
  wire [3:0] conjunction_754 = conjunction_241 & (~disjunction_216);
  wire [31:0] joined_209 = {{8{conjunction_754[3]}}, {8{conjunction_754[2]}}, {8{conjunction_754[1]}},
      {8{conjunction_754[0]}}};
  wire [3:0] conjunction_755 = conjunction_240 & (~disjunction_215);
  wire [31:0] joined_210 = {{8{conjunction_755[3]}}, {8{conjunction_755[2]}}, {8{conjunction_755[1]}},
      {8{conjunction_755[0]}}};
  wire [3:0] conjunction_756 = conjunction_239 & (~disjunction_214);
  wire [31:0] joined_211 = {{8{conjunction_756[3]}}, {8{conjunction_756[2]}}, {8{conjunction_756[1]}},
      {8{conjunction_756[0]}}};
  wire [3:0] conjunction_757 = conjunction_238 & (~disjunction_213);
  wire [31:0] joined_212 = {{8{conjunction_757[3]}}, {8{conjunction_757[2]}}, {8{conjunction_757[1]}},
      {8{conjunction_757[0]}}};
  wire [3:0] conjunction_758 = conjunction_237 & (~disjunction_212);
  wire [31:0] joined_213 = {{8{conjunction_758[3]}}, {8{conjunction_758[2]}}, {8{conjunction_758[1]}},
      {8{conjunction_758[0]}}};
  wire [3:0] conjunction_759 = conjunction_236 & (~disjunction_211);
  wire [31:0] joined_214 = {{8{conjunction_759[3]}}, {8{conjunction_759[2]}}, {8{conjunction_759[1]}},
      {8{conjunction_759[0]}}};
  wire [3:0] conjunction_760 = conjunction_235 & (~disjunction_210);
  wire [31:0] joined_215 = {{8{conjunction_760[3]}}, {8{conjunction_760[2]}}, {8{conjunction_760[1]}},
      {8{conjunction_760[0]}}};
  wire [3:0] conjunction_761 = conjunction_234 & (~disjunction_209);
  wire [31:0] joined_216 = {{8{conjunction_761[3]}}, {8{conjunction_761[2]}}, {8{conjunction_761[1]}},
      {8{conjunction_761[0]}}};
  wire [3:0] conjunction_762 = conjunction_233 & (~disjunction_208);
  wire [31:0] joined_217 = {{8{conjunction_762[3]}}, {8{conjunction_762[2]}}, {8{conjunction_762[1]}},
      {8{conjunction_762[0]}}};
  wire [3:0] conjunction_763 = conjunction_232 & (~disjunction_207);
  wire [31:0] joined_218 = {{8{conjunction_763[3]}}, {8{conjunction_763[2]}}, {8{conjunction_763[1]}},
      {8{conjunction_763[0]}}};
  wire [3:0] conjunction_764 = conjunction_231 & (~disjunction_206);
  wire [31:0] joined_219 = {{8{conjunction_764[3]}}, {8{conjunction_764[2]}}, {8{conjunction_764[1]}},
      {8{conjunction_764[0]}}};
  wire [3:0] conjunction_765 = conjunction_230 & (~disjunction_205);
  wire [31:0] joined_220 = {{8{conjunction_765[3]}}, {8{conjunction_765[2]}}, {8{conjunction_765[1]}},
      {8{conjunction_765[0]}}};
  wire [3:0] conjunction_766 = conjunction_229 & (~disjunction_204);
  wire [31:0] joined_221 = {{8{conjunction_766[3]}}, {8{conjunction_766[2]}}, {8{conjunction_766[1]}},
      {8{conjunction_766[0]}}};
  wire [3:0] conjunction_767 = conjunction_228 & (~disjunction_203);
  wire [31:0] joined_222 = {{8{conjunction_767[3]}}, {8{conjunction_767[2]}}, {8{conjunction_767[1]}},
      {8{conjunction_767[0]}}};
  wire [3:0] conjunction_768 = conjunction_227 & (~conjunction_226);
  wire [31:0] joined_223 = {{8{conjunction_768[3]}}, {8{conjunction_768[2]}}, {8{conjunction_768[1]}},
      {8{conjunction_768[0]}}};
  wire [3:0] conjunction_769 = conjunction_226;
  wire [31:0] joined_224 = {{8{conjunction_769[3]}}, {8{conjunction_769[2]}}, {8{conjunction_769[1]}},
      {8{conjunction_769[0]}}};
  wire [31:0] disjunction_232 = (joined_224 & data[31*128 + 64 +: 32]) | (joined_223 & data[30*128 + 64 +: 32]) |
      (joined_222 & data[29*128 + 64 +: 32]) | (joined_221 & data[28*128 + 64 +: 32]) | (joined_220 & data[27*128 +
      64 +: 32]) | (joined_219 & data[26*128 + 64 +: 32]) | (joined_218 & data[25*128 + 64 +: 32]) | (joined_217 &
      data[24*128 + 64 +: 32]) | (joined_216 & data[23*128 + 64 +: 32]) | (joined_215 & data[22*128 + 64 +: 32]) |
      (joined_214 & data[21*128 + 64 +: 32]) | (joined_213 & data[20*128 + 64 +: 32]) | (joined_212 & data[19*128 +
      64 +: 32]) | (joined_211 & data[18*128 + 64 +: 32]) | (joined_210 & data[17*128 + 64 +: 32]) | (joined_209 &
      data[16*128 + 64 +: 32]) | (joined_208 & data[15*128 + 64 +: 32]) | (joined_207 & data[14*128 + 64 +: 32]);
  wire [31:0] disjunction_233 = disjunction_232 | (joined_206 & data[13*128 + 64 +: 32]) | (joined_205 & data[12*128
      + 64 +: 32]) | (joined_204 & data[11*128 + 64 +: 32]) | (joined_203 & data[10*128 + 64 +: 32]) | (joined_202 &
      data[9*128 + 64 +: 32]) | (joined_201 & data[8*128 + 64 +: 32]) | (joined_200 & data[7*128 + 64 +: 32]) |
      (joined_199 & data[6*128 + 64 +: 32]) | (joined_198 & data[5*128 + 64 +: 32]) | (joined_197 & data[4*128 + 64
      +: 32]) | (joined_196 & data[3*128 + 64 +: 32]) | (joined_195 & data[2*128 + 64 +: 32]) | (joined_194 &
      data[1*128 + 64 +: 32]) | (joined_193 & data[64 +: 32]);

  initial begin
    byte_24 = 8'd0;
  end
  always @(posedge clock) begin
    if (disjunction_7[0] & step) begin
      byte_24 <= disjunction_233[7:0];
    end
  end

  initial begin
    byte_25 = 8'd0;
  end
  always @(posedge clock) begin
    if (disjunction_7[1] & step) begin
      byte_25 <= disjunction_233[15:8];
    end
  end

  initial begin
    byte_26 = 8'd0;
  end
  always @(posedge clock) begin
    if (disjunction_7[2] & step) begin
      byte_26 <= disjunction_233[23:16];
    end
  end

  initial begin
    byte_27 = 8'd0;
  end
  always @(posedge clock) begin
    if (disjunction_7[3] & step) begin
      byte_27 <= disjunction_233[31:24];
    end
  end

  wire [3:0] disjunction_234 = conjunction_258 | conjunction_259;
  wire [3:0] disjunction_235 = disjunction_234 | conjunction_260;
  wire [3:0] disjunction_236 = disjunction_235 | conjunction_261;
  wire [3:0] disjunction_237 = disjunction_236 | conjunction_262;
  wire [3:0] disjunction_238 = disjunction_237 | conjunction_263;
  wire [3:0] disjunction_239 = disjunction_238 | conjunction_264;
  wire [3:0] disjunction_240 = disjunction_239 | conjunction_265;
  wire [3:0] disjunction_241 = disjunction_240 | conjunction_266;
  wire [3:0] disjunction_242 = disjunction_241 | conjunction_267;
  wire [3:0] disjunction_243 = disjunction_242 | conjunction_268;
  wire [3:0] disjunction_244 = disjunction_243 | conjunction_269;
  wire [3:0] disjunction_245 = disjunction_244 | conjunction_270;
  wire [3:0] disjunction_246 = disjunction_245 | conjunction_271;
  wire [3:0] disjunction_247 = disjunction_246 | conjunction_272;
  wire [3:0] disjunction_248 = disjunction_247 | conjunction_273;
  wire [3:0] disjunction_249 = disjunction_248 | conjunction_274;
  wire [3:0] disjunction_250 = disjunction_249 | conjunction_275;
  wire [3:0] disjunction_251 = disjunction_250 | conjunction_276;
  wire [3:0] disjunction_252 = disjunction_251 | conjunction_277;
  wire [3:0] disjunction_253 = disjunction_252 | conjunction_278;
  wire [3:0] disjunction_254 = disjunction_253 | conjunction_279;
  wire [3:0] disjunction_255 = disjunction_254 | conjunction_280;
  wire [3:0] disjunction_256 = disjunction_255 | conjunction_281;
  wire [3:0] disjunction_257 = disjunction_256 | conjunction_282;
  wire [3:0] disjunction_258 = disjunction_257 | conjunction_283;
  wire [3:0] disjunction_259 = disjunction_258 | conjunction_284;
  wire [3:0] disjunction_260 = disjunction_259 | conjunction_285;
  wire [3:0] disjunction_261 = disjunction_260 | conjunction_286;
  wire [3:0] disjunction_262 = disjunction_261 | conjunction_287;
  wire [3:0] conjunction_770 = conjunction_289 & (~(disjunction_262 | conjunction_288));
  wire [31:0] joined_225 = {{8{conjunction_770[3]}}, {8{conjunction_770[2]}}, {8{conjunction_770[1]}},
      {8{conjunction_770[0]}}};
  wire [3:0] conjunction_771 = conjunction_288 & (~disjunction_262);
  wire [31:0] joined_226 = {{8{conjunction_771[3]}}, {8{conjunction_771[2]}}, {8{conjunction_771[1]}},
      {8{conjunction_771[0]}}};
  wire [3:0] conjunction_772 = conjunction_287 & (~disjunction_261);
  wire [31:0] joined_227 = {{8{conjunction_772[3]}}, {8{conjunction_772[2]}}, {8{conjunction_772[1]}},
      {8{conjunction_772[0]}}};
  wire [3:0] conjunction_773 = conjunction_286 & (~disjunction_260);
  wire [31:0] joined_228 = {{8{conjunction_773[3]}}, {8{conjunction_773[2]}}, {8{conjunction_773[1]}},
      {8{conjunction_773[0]}}};
  wire [3:0] conjunction_774 = conjunction_285 & (~disjunction_259);
  wire [31:0] joined_229 = {{8{conjunction_774[3]}}, {8{conjunction_774[2]}}, {8{conjunction_774[1]}},
      {8{conjunction_774[0]}}};
  wire [3:0] conjunction_775 = conjunction_284 & (~disjunction_258);
  wire [31:0] joined_230 = {{8{conjunction_775[3]}}, {8{conjunction_775[2]}}, {8{conjunction_775[1]}},
      {8{conjunction_775[0]}}};
  wire [3:0] conjunction_776 = conjunction_283 & (~disjunction_257);
  wire [31:0] joined_231 = {{8{conjunction_776[3]}}, {8{conjunction_776[2]}}, {8{conjunction_776[1]}},
      {8{conjunction_776[0]}}};
  wire [3:0] conjunction_777 = conjunction_282 & (~disjunction_256);
  wire [31:0] joined_232 = {{8{conjunction_777[3]}}, {8{conjunction_777[2]}}, {8{conjunction_777[1]}},
      {8{conjunction_777[0]}}};
  wire [3:0] conjunction_778 = conjunction_281 & (~disjunction_255);
  wire [31:0] joined_233 = {{8{conjunction_778[3]}}, {8{conjunction_778[2]}}, {8{conjunction_778[1]}},
      {8{conjunction_778[0]}}};
  wire [3:0] conjunction_779 = conjunction_280 & (~disjunction_254);
  wire [31:0] joined_234 = {{8{conjunction_779[3]}}, {8{conjunction_779[2]}}, {8{conjunction_779[1]}},
      {8{conjunction_779[0]}}};
  wire [3:0] conjunction_780 = conjunction_279 & (~disjunction_253);
  wire [31:0] joined_235 = {{8{conjunction_780[3]}}, {8{conjunction_780[2]}}, {8{conjunction_780[1]}},
      {8{conjunction_780[0]}}};
  wire [3:0] conjunction_781 = conjunction_278 & (~disjunction_252);
  wire [31:0] joined_236 = {{8{conjunction_781[3]}}, {8{conjunction_781[2]}}, {8{conjunction_781[1]}},
      {8{conjunction_781[0]}}};
  wire [3:0] conjunction_782 = conjunction_277 & (~disjunction_251);
  wire [31:0] joined_237 = {{8{conjunction_782[3]}}, {8{conjunction_782[2]}}, {8{conjunction_782[1]}},
      {8{conjunction_782[0]}}};
  wire [3:0] conjunction_783 = conjunction_276 & (~disjunction_250);
  wire [31:0] joined_238 = {{8{conjunction_783[3]}}, {8{conjunction_783[2]}}, {8{conjunction_783[1]}},
      {8{conjunction_783[0]}}};
  wire [3:0] conjunction_784 = conjunction_275 & (~disjunction_249);
  wire [31:0] joined_239 = {{8{conjunction_784[3]}}, {8{conjunction_784[2]}}, {8{conjunction_784[1]}},
      {8{conjunction_784[0]}}};
  wire [3:0] conjunction_785 = conjunction_274 & (~disjunction_248);
  wire [31:0] joined_240 = {{8{conjunction_785[3]}}, {8{conjunction_785[2]}}, {8{conjunction_785[1]}},
      {8{conjunction_785[0]}}};
  wire [3:0] conjunction_786 = conjunction_273 & (~disjunction_247);
  wire [31:0] joined_241 = {{8{conjunction_786[3]}}, {8{conjunction_786[2]}}, {8{conjunction_786[1]}},
      {8{conjunction_786[0]}}};
  wire [3:0] conjunction_787 = conjunction_272 & (~disjunction_246);
  wire [31:0] joined_242 = {{8{conjunction_787[3]}}, {8{conjunction_787[2]}}, {8{conjunction_787[1]}},
      {8{conjunction_787[0]}}};
  wire [3:0] conjunction_788 = conjunction_271 & (~disjunction_245);
  wire [31:0] joined_243 = {{8{conjunction_788[3]}}, {8{conjunction_788[2]}}, {8{conjunction_788[1]}},
      {8{conjunction_788[0]}}};
  wire [3:0] conjunction_789 = conjunction_270 & (~disjunction_244);
  wire [31:0] joined_244 = {{8{conjunction_789[3]}}, {8{conjunction_789[2]}}, {8{conjunction_789[1]}},
      {8{conjunction_789[0]}}};
  wire [3:0] conjunction_790 = conjunction_269 & (~disjunction_243);
  wire [31:0] joined_245 = {{8{conjunction_790[3]}}, {8{conjunction_790[2]}}, {8{conjunction_790[1]}},
      {8{conjunction_790[0]}}};
  wire [3:0] conjunction_791 = conjunction_268 & (~disjunction_242);
  wire [31:0] joined_246 = {{8{conjunction_791[3]}}, {8{conjunction_791[2]}}, {8{conjunction_791[1]}},
      {8{conjunction_791[0]}}};
  wire [3:0] conjunction_792 = conjunction_267 & (~disjunction_241);
  wire [31:0] joined_247 = {{8{conjunction_792[3]}}, {8{conjunction_792[2]}}, {8{conjunction_792[1]}},
      {8{conjunction_792[0]}}};
  wire [3:0] conjunction_793 = conjunction_266 & (~disjunction_240);
  wire [31:0] joined_248 = {{8{conjunction_793[3]}}, {8{conjunction_793[2]}}, {8{conjunction_793[1]}},
      {8{conjunction_793[0]}}};
  wire [3:0] conjunction_794 = conjunction_265 & (~disjunction_239);
  wire [31:0] joined_249 = {{8{conjunction_794[3]}}, {8{conjunction_794[2]}}, {8{conjunction_794[1]}},
      {8{conjunction_794[0]}}};
  wire [3:0] conjunction_795 = conjunction_264 & (~disjunction_238);
  wire [31:0] joined_250 = {{8{conjunction_795[3]}}, {8{conjunction_795[2]}}, {8{conjunction_795[1]}},
      {8{conjunction_795[0]}}};
  wire [3:0] conjunction_796 = conjunction_263 & (~disjunction_237);
  wire [31:0] joined_251 = {{8{conjunction_796[3]}}, {8{conjunction_796[2]}}, {8{conjunction_796[1]}},
      {8{conjunction_796[0]}}};
  wire [3:0] conjunction_797 = conjunction_262 & (~disjunction_236);
  wire [31:0] joined_252 = {{8{conjunction_797[3]}}, {8{conjunction_797[2]}}, {8{conjunction_797[1]}},
      {8{conjunction_797[0]}}};
  wire [3:0] conjunction_798 = conjunction_261 & (~disjunction_235);
  wire [31:0] joined_253 = {{8{conjunction_798[3]}}, {8{conjunction_798[2]}}, {8{conjunction_798[1]}},
      {8{conjunction_798[0]}}};
  wire [3:0] conjunction_799 = conjunction_260 & (~disjunction_234);
  wire [31:0] joined_254 = {{8{conjunction_799[3]}}, {8{conjunction_799[2]}}, {8{conjunction_799[1]}},
      {8{conjunction_799[0]}}};
  wire [3:0] conjunction_800 = conjunction_259 & (~conjunction_258);
  wire [31:0] joined_255 = {{8{conjunction_800[3]}}, {8{conjunction_800[2]}}, {8{conjunction_800[1]}},
      {8{conjunction_800[0]}}};
  wire [3:0] conjunction_801 = conjunction_258;
  wire [31:0] joined_256 = {{8{conjunction_801[3]}}, {8{conjunction_801[2]}}, {8{conjunction_801[1]}},
      {8{conjunction_801[0]}}};
  wire [31:0] disjunction_263 = (joined_256 & data[31*128 + 96 +: 32]) | (joined_255 & data[30*128 + 96 +: 32]) |
      (joined_254 & data[29*128 + 96 +: 32]) | (joined_253 & data[28*128 + 96 +: 32]) | (joined_252 & data[27*128 +
      96 +: 32]) | (joined_251 & data[26*128 + 96 +: 32]) | (joined_250 & data[25*128 + 96 +: 32]) | (joined_249 &
      data[24*128 + 96 +: 32]) | (joined_248 & data[23*128 + 96 +: 32]) | (joined_247 & data[22*128 + 96 +: 32]) |
      (joined_246 & data[21*128 + 96 +: 32]) | (joined_245 & data[20*128 + 96 +: 32]) | (joined_244 & data[19*128 +
      96 +: 32]) | (joined_243 & data[18*128 + 96 +: 32]) | (joined_242 & data[17*128 + 96 +: 32]) | (joined_241 &
      data[16*128 + 96 +: 32]) | (joined_240 & data[15*128 + 96 +: 32]) | (joined_239 & data[14*128 + 96 +: 32]);
  wire [31:0] disjunction_264 = disjunction_263 | (joined_238 & data[13*128 + 96 +: 32]) | (joined_237 & data[12*128
      + 96 +: 32]) | (joined_236 & data[11*128 + 96 +: 32]) | (joined_235 & data[10*128 + 96 +: 32]) | (joined_234 &
      data[9*128 + 96 +: 32]) | (joined_233 & data[8*128 + 96 +: 32]) | (joined_232 & data[7*128 + 96 +: 32]) |
      (joined_231 & data[6*128 + 96 +: 32]) | (joined_230 & data[5*128 + 96 +: 32]) | (joined_229 & data[4*128 + 96
      +: 32]) | (joined_228 & data[3*128 + 96 +: 32]) | (joined_227 & data[2*128 + 96 +: 32]) | (joined_226 &
      data[1*128 + 96 +: 32]) | (joined_225 & data[96 +: 32]);

  initial begin
    byte_28 = 8'd0;
  end
  always @(posedge clock) begin
    if (disjunction_8[0] & step) begin
      byte_28 <= disjunction_264[7:0];
    end
  end

  initial begin
    byte_29 = 8'd0;
  end
  always @(posedge clock) begin
    if (disjunction_8[1] & step) begin
      byte_29 <= disjunction_264[15:8];
    end
  end

  initial begin
    byte_30 = 8'd0;
  end
  always @(posedge clock) begin
    if (disjunction_8[2] & step) begin
      byte_30 <= disjunction_264[23:16];
    end
  end

  initial begin
    byte_31 = 8'd0;
  end
  always @(posedge clock) begin
    if (disjunction_8[3] & step) begin
      byte_31 <= disjunction_264[31:24];
    end
  end

  wire [3:0] disjunction_265 = conjunction_290 | conjunction_291;
  wire [3:0] disjunction_266 = disjunction_265 | conjunction_292;
  wire [3:0] disjunction_267 = disjunction_266 | conjunction_293;
  wire [3:0] disjunction_268 = disjunction_267 | conjunction_294;
  wire [3:0] disjunction_269 = disjunction_268 | conjunction_295;
  wire [3:0] disjunction_270 = disjunction_269 | conjunction_296;
  wire [3:0] disjunction_271 = disjunction_270 | conjunction_297;
  wire [3:0] disjunction_272 = disjunction_271 | conjunction_298;
  wire [3:0] disjunction_273 = disjunction_272 | conjunction_299;
  wire [3:0] disjunction_274 = disjunction_273 | conjunction_300;
  wire [3:0] disjunction_275 = disjunction_274 | conjunction_301;
  wire [3:0] disjunction_276 = disjunction_275 | conjunction_302;
  wire [3:0] disjunction_277 = disjunction_276 | conjunction_303;
  wire [3:0] disjunction_278 = disjunction_277 | conjunction_304;
  wire [3:0] disjunction_279 = disjunction_278 | conjunction_305;
  wire [3:0] disjunction_280 = disjunction_279 | conjunction_306;
  wire [3:0] disjunction_281 = disjunction_280 | conjunction_307;
  wire [3:0] disjunction_282 = disjunction_281 | conjunction_308;
  wire [3:0] disjunction_283 = disjunction_282 | conjunction_309;
  wire [3:0] disjunction_284 = disjunction_283 | conjunction_310;
  wire [3:0] disjunction_285 = disjunction_284 | conjunction_311;
  wire [3:0] disjunction_286 = disjunction_285 | conjunction_312;
  wire [3:0] disjunction_287 = disjunction_286 | conjunction_313;
  wire [3:0] disjunction_288 = disjunction_287 | conjunction_314;
  wire [3:0] disjunction_289 = disjunction_288 | conjunction_315;
  wire [3:0] disjunction_290 = disjunction_289 | conjunction_316;
  wire [3:0] disjunction_291 = disjunction_290 | conjunction_317;
  wire [3:0] disjunction_292 = disjunction_291 | conjunction_318;
  wire [3:0] disjunction_293 = disjunction_292 | conjunction_319;
  wire [3:0] conjunction_802 = conjunction_321 & (~(disjunction_293 | conjunction_320));
  wire [31:0] joined_257 = {{8{conjunction_802[3]}}, {8{conjunction_802[2]}}, {8{conjunction_802[1]}},
      {8{conjunction_802[0]}}};
  wire [3:0] conjunction_803 = conjunction_320 & (~disjunction_293);
  wire [31:0] joined_258 = {{8{conjunction_803[3]}}, {8{conjunction_803[2]}}, {8{conjunction_803[1]}},
      {8{conjunction_803[0]}}};
  wire [3:0] conjunction_804 = conjunction_319 & (~disjunction_292);
  wire [31:0] joined_259 = {{8{conjunction_804[3]}}, {8{conjunction_804[2]}}, {8{conjunction_804[1]}},
      {8{conjunction_804[0]}}};
  wire [3:0] conjunction_805 = conjunction_318 & (~disjunction_291);
  wire [31:0] joined_260 = {{8{conjunction_805[3]}}, {8{conjunction_805[2]}}, {8{conjunction_805[1]}},
      {8{conjunction_805[0]}}};
  wire [3:0] conjunction_806 = conjunction_317 & (~disjunction_290);
  wire [31:0] joined_261 = {{8{conjunction_806[3]}}, {8{conjunction_806[2]}}, {8{conjunction_806[1]}},
      {8{conjunction_806[0]}}};
  wire [3:0] conjunction_807 = conjunction_316 & (~disjunction_289);
  wire [31:0] joined_262 = {{8{conjunction_807[3]}}, {8{conjunction_807[2]}}, {8{conjunction_807[1]}},
      {8{conjunction_807[0]}}};
  wire [3:0] conjunction_808 = conjunction_315 & (~disjunction_288);
  wire [31:0] joined_263 = {{8{conjunction_808[3]}}, {8{conjunction_808[2]}}, {8{conjunction_808[1]}},
      {8{conjunction_808[0]}}};
  wire [3:0] conjunction_809 = conjunction_314 & (~disjunction_287);
  wire [31:0] joined_264 = {{8{conjunction_809[3]}}, {8{conjunction_809[2]}}, {8{conjunction_809[1]}},
      {8{conjunction_809[0]}}};
  wire [3:0] conjunction_810 = conjunction_313 & (~disjunction_286);
  wire [31:0] joined_265 = {{8{conjunction_810[3]}}, {8{conjunction_810[2]}}, {8{conjunction_810[1]}},
      {8{conjunction_810[0]}}};
  wire [3:0] conjunction_811 = conjunction_312 & (~disjunction_285);
  wire [31:0] joined_266 = {{8{conjunction_811[3]}}, {8{conjunction_811[2]}}, {8{conjunction_811[1]}},
      {8{conjunction_811[0]}}};
  wire [3:0] conjunction_812 = conjunction_311 & (~disjunction_284);
  wire [31:0] joined_267 = {{8{conjunction_812[3]}}, {8{conjunction_812[2]}}, {8{conjunction_812[1]}},
      {8{conjunction_812[0]}}};
  wire [3:0] conjunction_813 = conjunction_310 & (~disjunction_283);
  wire [31:0] joined_268 = {{8{conjunction_813[3]}}, {8{conjunction_813[2]}}, {8{conjunction_813[1]}},
      {8{conjunction_813[0]}}};
  wire [3:0] conjunction_814 = conjunction_309 & (~disjunction_282);
  wire [31:0] joined_269 = {{8{conjunction_814[3]}}, {8{conjunction_814[2]}}, {8{conjunction_814[1]}},
      {8{conjunction_814[0]}}};
  wire [3:0] conjunction_815 = conjunction_308 & (~disjunction_281);
  wire [31:0] joined_270 = {{8{conjunction_815[3]}}, {8{conjunction_815[2]}}, {8{conjunction_815[1]}},
      {8{conjunction_815[0]}}};
  wire [3:0] conjunction_816 = conjunction_307 & (~disjunction_280);
  wire [31:0] joined_271 = {{8{conjunction_816[3]}}, {8{conjunction_816[2]}}, {8{conjunction_816[1]}},
      {8{conjunction_816[0]}}};
  wire [3:0] conjunction_817 = conjunction_306 & (~disjunction_279);
  wire [31:0] joined_272 = {{8{conjunction_817[3]}}, {8{conjunction_817[2]}}, {8{conjunction_817[1]}},
      {8{conjunction_817[0]}}};
  wire [3:0] conjunction_818 = conjunction_305 & (~disjunction_278);
  wire [31:0] joined_273 = {{8{conjunction_818[3]}}, {8{conjunction_818[2]}}, {8{conjunction_818[1]}},
      {8{conjunction_818[0]}}};
  wire [3:0] conjunction_819 = conjunction_304 & (~disjunction_277);
  wire [31:0] joined_274 = {{8{conjunction_819[3]}}, {8{conjunction_819[2]}}, {8{conjunction_819[1]}},
      {8{conjunction_819[0]}}};
  wire [3:0] conjunction_820 = conjunction_303 & (~disjunction_276);
  wire [31:0] joined_275 = {{8{conjunction_820[3]}}, {8{conjunction_820[2]}}, {8{conjunction_820[1]}},
      {8{conjunction_820[0]}}};
  wire [3:0] conjunction_821 = conjunction_302 & (~disjunction_275);
  wire [31:0] joined_276 = {{8{conjunction_821[3]}}, {8{conjunction_821[2]}}, {8{conjunction_821[1]}},
      {8{conjunction_821[0]}}};
  wire [3:0] conjunction_822 = conjunction_301 & (~disjunction_274);
  wire [31:0] joined_277 = {{8{conjunction_822[3]}}, {8{conjunction_822[2]}}, {8{conjunction_822[1]}},
      {8{conjunction_822[0]}}};
  wire [3:0] conjunction_823 = conjunction_300 & (~disjunction_273);
  wire [31:0] joined_278 = {{8{conjunction_823[3]}}, {8{conjunction_823[2]}}, {8{conjunction_823[1]}},
      {8{conjunction_823[0]}}};
  wire [3:0] conjunction_824 = conjunction_299 & (~disjunction_272);
  wire [31:0] joined_279 = {{8{conjunction_824[3]}}, {8{conjunction_824[2]}}, {8{conjunction_824[1]}},
      {8{conjunction_824[0]}}};
  wire [3:0] conjunction_825 = conjunction_298 & (~disjunction_271);
  wire [31:0] joined_280 = {{8{conjunction_825[3]}}, {8{conjunction_825[2]}}, {8{conjunction_825[1]}},
      {8{conjunction_825[0]}}};
  wire [3:0] conjunction_826 = conjunction_297 & (~disjunction_270);
  wire [31:0] joined_281 = {{8{conjunction_826[3]}}, {8{conjunction_826[2]}}, {8{conjunction_826[1]}},
      {8{conjunction_826[0]}}};
  wire [3:0] conjunction_827 = conjunction_296 & (~disjunction_269);
  wire [31:0] joined_282 = {{8{conjunction_827[3]}}, {8{conjunction_827[2]}}, {8{conjunction_827[1]}},
      {8{conjunction_827[0]}}};
  wire [3:0] conjunction_828 = conjunction_295 & (~disjunction_268);
  wire [31:0] joined_283 = {{8{conjunction_828[3]}}, {8{conjunction_828[2]}}, {8{conjunction_828[1]}},
      {8{conjunction_828[0]}}};
  wire [3:0] conjunction_829 = conjunction_294 & (~disjunction_267);
  wire [31:0] joined_284 = {{8{conjunction_829[3]}}, {8{conjunction_829[2]}}, {8{conjunction_829[1]}},
      {8{conjunction_829[0]}}};
  wire [3:0] conjunction_830 = conjunction_293 & (~disjunction_266);
  wire [31:0] joined_285 = {{8{conjunction_830[3]}}, {8{conjunction_830[2]}}, {8{conjunction_830[1]}},
      {8{conjunction_830[0]}}};
  wire [3:0] conjunction_831 = conjunction_292 & (~disjunction_265);
  wire [31:0] joined_286 = {{8{conjunction_831[3]}}, {8{conjunction_831[2]}}, {8{conjunction_831[1]}},
      {8{conjunction_831[0]}}};
  wire [3:0] conjunction_832 = conjunction_291 & (~conjunction_290);
  wire [31:0] joined_287 = {{8{conjunction_832[3]}}, {8{conjunction_832[2]}}, {8{conjunction_832[1]}},
      {8{conjunction_832[0]}}};
  wire [3:0] conjunction_833 = conjunction_290;
  wire [31:0] joined_288 = {{8{conjunction_833[3]}}, {8{conjunction_833[2]}}, {8{conjunction_833[1]}},
      {8{conjunction_833[0]}}};
  wire [31:0] disjunction_294 = (joined_288 & data[31*128 +: 32]) | (joined_287 & data[30*128 +: 32]) | (joined_286 &
      data[29*128 +: 32]) | (joined_285 & data[28*128 +: 32]) | (joined_284 & data[27*128 +: 32]) | (joined_283 &
      data[26*128 +: 32]) | (joined_282 & data[25*128 +: 32]) | (joined_281 & data[24*128 +: 32]) | (joined_280 &
      data[23*128 +: 32]) | (joined_279 & data[22*128 +: 32]) | (joined_278 & data[21*128 +: 32]) | (joined_277 &
      data[20*128 +: 32]) | (joined_276 & data[19*128 +: 32]) | (joined_275 & data[18*128 +: 32]) | (joined_274 &
      data[17*128 +: 32]) | (joined_273 & data[16*128 +: 32]) | (joined_272 & data[15*128 +: 32]) | (joined_271 &
      data[14*128 +: 32]) | (joined_270 & data[13*128 +: 32]) | (joined_269 & data[12*128 +: 32]);
  wire [31:0] disjunction_295 = disjunction_294 | (joined_268 & data[11*128 +: 32]) | (joined_267 & data[10*128 +:
      32]) | (joined_266 & data[9*128 +: 32]) | (joined_265 & data[8*128 +: 32]) | (joined_264 & data[7*128 +: 32]) |
      (joined_263 & data[6*128 +: 32]) | (joined_262 & data[5*128 +: 32]) | (joined_261 & data[4*128 +: 32]) |
      (joined_260 & data[3*128 +: 32]) | (joined_259 & data[2*128 +: 32]) | (joined_258 & data[1*128 +: 32]) |
      (joined_257 & data[0 +: 32]);

  initial begin
    byte_32 = 8'd0;
  end
  always @(posedge clock) begin
    if (disjunction_9[0] & step) begin
      byte_32 <= disjunction_295[7:0];
    end
  end

  initial begin
    byte_33 = 8'd0;
  end
  always @(posedge clock) begin
    if (disjunction_9[1] & step) begin
      byte_33 <= disjunction_295[15:8];
    end
  end

  initial begin
    byte_34 = 8'd0;
  end
  always @(posedge clock) begin
    if (disjunction_9[2] & step) begin
      byte_34 <= disjunction_295[23:16];
    end
  end

  initial begin
    byte_35 = 8'd0;
  end
  always @(posedge clock) begin
    if (disjunction_9[3] & step) begin
      byte_35 <= disjunction_295[31:24];
    end
  end

  wire [3:0] disjunction_296 = conjunction_322 | conjunction_323;
  wire [3:0] disjunction_297 = disjunction_296 | conjunction_324;
  wire [3:0] disjunction_298 = disjunction_297 | conjunction_325;
  wire [3:0] disjunction_299 = disjunction_298 | conjunction_326;
  wire [3:0] disjunction_300 = disjunction_299 | conjunction_327;
  wire [3:0] disjunction_301 = disjunction_300 | conjunction_328;
  wire [3:0] disjunction_302 = disjunction_301 | conjunction_329;
  wire [3:0] disjunction_303 = disjunction_302 | conjunction_330;
  wire [3:0] disjunction_304 = disjunction_303 | conjunction_331;
  wire [3:0] disjunction_305 = disjunction_304 | conjunction_332;
  wire [3:0] disjunction_306 = disjunction_305 | conjunction_333;
  wire [3:0] disjunction_307 = disjunction_306 | conjunction_334;
  wire [3:0] disjunction_308 = disjunction_307 | conjunction_335;
  wire [3:0] disjunction_309 = disjunction_308 | conjunction_336;
  wire [3:0] disjunction_310 = disjunction_309 | conjunction_337;
  wire [3:0] disjunction_311 = disjunction_310 | conjunction_338;
  wire [3:0] disjunction_312 = disjunction_311 | conjunction_339;
  wire [3:0] disjunction_313 = disjunction_312 | conjunction_340;
  wire [3:0] disjunction_314 = disjunction_313 | conjunction_341;
  wire [3:0] disjunction_315 = disjunction_314 | conjunction_342;
  wire [3:0] disjunction_316 = disjunction_315 | conjunction_343;
  wire [3:0] disjunction_317 = disjunction_316 | conjunction_344;
  wire [3:0] disjunction_318 = disjunction_317 | conjunction_345;
  wire [3:0] disjunction_319 = disjunction_318 | conjunction_346;
  wire [3:0] disjunction_320 = disjunction_319 | conjunction_347;
  wire [3:0] disjunction_321 = disjunction_320 | conjunction_348;
  wire [3:0] disjunction_322 = disjunction_321 | conjunction_349;
  wire [3:0] disjunction_323 = disjunction_322 | conjunction_350;
  wire [3:0] disjunction_324 = disjunction_323 | conjunction_351;
  wire [3:0] conjunction_834 = conjunction_353 & (~(disjunction_324 | conjunction_352));
  wire [31:0] joined_289 = {{8{conjunction_834[3]}}, {8{conjunction_834[2]}}, {8{conjunction_834[1]}},
      {8{conjunction_834[0]}}};
  wire [3:0] conjunction_835 = conjunction_352 & (~disjunction_324);
  wire [31:0] joined_290 = {{8{conjunction_835[3]}}, {8{conjunction_835[2]}}, {8{conjunction_835[1]}},
      {8{conjunction_835[0]}}};
  wire [3:0] conjunction_836 = conjunction_351 & (~disjunction_323);
  wire [31:0] joined_291 = {{8{conjunction_836[3]}}, {8{conjunction_836[2]}}, {8{conjunction_836[1]}},
      {8{conjunction_836[0]}}};
  wire [3:0] conjunction_837 = conjunction_350 & (~disjunction_322);
  wire [31:0] joined_292 = {{8{conjunction_837[3]}}, {8{conjunction_837[2]}}, {8{conjunction_837[1]}},
      {8{conjunction_837[0]}}};
  wire [3:0] conjunction_838 = conjunction_349 & (~disjunction_321);
  wire [31:0] joined_293 = {{8{conjunction_838[3]}}, {8{conjunction_838[2]}}, {8{conjunction_838[1]}},
      {8{conjunction_838[0]}}};
  wire [3:0] conjunction_839 = conjunction_348 & (~disjunction_320);
  wire [31:0] joined_294 = {{8{conjunction_839[3]}}, {8{conjunction_839[2]}}, {8{conjunction_839[1]}},
      {8{conjunction_839[0]}}};
  wire [3:0] conjunction_840 = conjunction_347 & (~disjunction_319);
  wire [31:0] joined_295 = {{8{conjunction_840[3]}}, {8{conjunction_840[2]}}, {8{conjunction_840[1]}},
      {8{conjunction_840[0]}}};
  wire [3:0] conjunction_841 = conjunction_346 & (~disjunction_318);
  wire [31:0] joined_296 = {{8{conjunction_841[3]}}, {8{conjunction_841[2]}}, {8{conjunction_841[1]}},
      {8{conjunction_841[0]}}};
  wire [3:0] conjunction_842 = conjunction_345 & (~disjunction_317);
  wire [31:0] joined_297 = {{8{conjunction_842[3]}}, {8{conjunction_842[2]}}, {8{conjunction_842[1]}},
      {8{conjunction_842[0]}}};
  wire [3:0] conjunction_843 = conjunction_344 & (~disjunction_316);
  wire [31:0] joined_298 = {{8{conjunction_843[3]}}, {8{conjunction_843[2]}}, {8{conjunction_843[1]}},
      {8{conjunction_843[0]}}};
  wire [3:0] conjunction_844 = conjunction_343 & (~disjunction_315);
  wire [31:0] joined_299 = {{8{conjunction_844[3]}}, {8{conjunction_844[2]}}, {8{conjunction_844[1]}},
      {8{conjunction_844[0]}}};
  wire [3:0] conjunction_845 = conjunction_342 & (~disjunction_314);
  wire [31:0] joined_300 = {{8{conjunction_845[3]}}, {8{conjunction_845[2]}}, {8{conjunction_845[1]}},
      {8{conjunction_845[0]}}};
  wire [3:0] conjunction_846 = conjunction_341 & (~disjunction_313);
  wire [31:0] joined_301 = {{8{conjunction_846[3]}}, {8{conjunction_846[2]}}, {8{conjunction_846[1]}},
      {8{conjunction_846[0]}}};
  wire [3:0] conjunction_847 = conjunction_340 & (~disjunction_312);
  wire [31:0] joined_302 = {{8{conjunction_847[3]}}, {8{conjunction_847[2]}}, {8{conjunction_847[1]}},
      {8{conjunction_847[0]}}};
  wire [3:0] conjunction_848 = conjunction_339 & (~disjunction_311);
  wire [31:0] joined_303 = {{8{conjunction_848[3]}}, {8{conjunction_848[2]}}, {8{conjunction_848[1]}},
      {8{conjunction_848[0]}}};
  wire [3:0] conjunction_849 = conjunction_338 & (~disjunction_310);
  wire [31:0] joined_304 = {{8{conjunction_849[3]}}, {8{conjunction_849[2]}}, {8{conjunction_849[1]}},
      {8{conjunction_849[0]}}};
  wire [3:0] conjunction_850 = conjunction_337 & (~disjunction_309);
  wire [31:0] joined_305 = {{8{conjunction_850[3]}}, {8{conjunction_850[2]}}, {8{conjunction_850[1]}},
      {8{conjunction_850[0]}}};
  wire [3:0] conjunction_851 = conjunction_336 & (~disjunction_308);
  wire [31:0] joined_306 = {{8{conjunction_851[3]}}, {8{conjunction_851[2]}}, {8{conjunction_851[1]}},
      {8{conjunction_851[0]}}};
  wire [3:0] conjunction_852 = conjunction_335 & (~disjunction_307);
  wire [31:0] joined_307 = {{8{conjunction_852[3]}}, {8{conjunction_852[2]}}, {8{conjunction_852[1]}},
      {8{conjunction_852[0]}}};
  wire [3:0] conjunction_853 = conjunction_334 & (~disjunction_306);
  wire [31:0] joined_308 = {{8{conjunction_853[3]}}, {8{conjunction_853[2]}}, {8{conjunction_853[1]}},
      {8{conjunction_853[0]}}};
  wire [3:0] conjunction_854 = conjunction_333 & (~disjunction_305);
  wire [31:0] joined_309 = {{8{conjunction_854[3]}}, {8{conjunction_854[2]}}, {8{conjunction_854[1]}},
      {8{conjunction_854[0]}}};
  wire [3:0] conjunction_855 = conjunction_332 & (~disjunction_304);
  wire [31:0] joined_310 = {{8{conjunction_855[3]}}, {8{conjunction_855[2]}}, {8{conjunction_855[1]}},
      {8{conjunction_855[0]}}};
  wire [3:0] conjunction_856 = conjunction_331 & (~disjunction_303);
  wire [31:0] joined_311 = {{8{conjunction_856[3]}}, {8{conjunction_856[2]}}, {8{conjunction_856[1]}},
      {8{conjunction_856[0]}}};
  wire [3:0] conjunction_857 = conjunction_330 & (~disjunction_302);
  wire [31:0] joined_312 = {{8{conjunction_857[3]}}, {8{conjunction_857[2]}}, {8{conjunction_857[1]}},
      {8{conjunction_857[0]}}};
  wire [3:0] conjunction_858 = conjunction_329 & (~disjunction_301);
  wire [31:0] joined_313 = {{8{conjunction_858[3]}}, {8{conjunction_858[2]}}, {8{conjunction_858[1]}},
      {8{conjunction_858[0]}}};
  wire [3:0] conjunction_859 = conjunction_328 & (~disjunction_300);
  wire [31:0] joined_314 = {{8{conjunction_859[3]}}, {8{conjunction_859[2]}}, {8{conjunction_859[1]}},
      {8{conjunction_859[0]}}};
  wire [3:0] conjunction_860 = conjunction_327 & (~disjunction_299);
  wire [31:0] joined_315 = {{8{conjunction_860[3]}}, {8{conjunction_860[2]}}, {8{conjunction_860[1]}},
      {8{conjunction_860[0]}}};
  wire [3:0] conjunction_861 = conjunction_326 & (~disjunction_298);
  wire [31:0] joined_316 = {{8{conjunction_861[3]}}, {8{conjunction_861[2]}}, {8{conjunction_861[1]}},
      {8{conjunction_861[0]}}};
  wire [3:0] conjunction_862 = conjunction_325 & (~disjunction_297);
  wire [31:0] joined_317 = {{8{conjunction_862[3]}}, {8{conjunction_862[2]}}, {8{conjunction_862[1]}},
      {8{conjunction_862[0]}}};
  wire [3:0] conjunction_863 = conjunction_324 & (~disjunction_296);
  wire [31:0] joined_318 = {{8{conjunction_863[3]}}, {8{conjunction_863[2]}}, {8{conjunction_863[1]}},
      {8{conjunction_863[0]}}};
  wire [3:0] conjunction_864 = conjunction_323 & (~conjunction_322);
  wire [31:0] joined_319 = {{8{conjunction_864[3]}}, {8{conjunction_864[2]}}, {8{conjunction_864[1]}},
      {8{conjunction_864[0]}}};
  wire [3:0] conjunction_865 = conjunction_322;
  wire [31:0] joined_320 = {{8{conjunction_865[3]}}, {8{conjunction_865[2]}}, {8{conjunction_865[1]}},
      {8{conjunction_865[0]}}};
  wire [31:0] disjunction_325 = (joined_320 & data[31*128 + 32 +: 32]) | (joined_319 & data[30*128 + 32 +: 32]) |
      (joined_318 & data[29*128 + 32 +: 32]) | (joined_317 & data[28*128 + 32 +: 32]) | (joined_316 & data[27*128 +
      32 +: 32]) | (joined_315 & data[26*128 + 32 +: 32]) | (joined_314 & data[25*128 + 32 +: 32]) | (joined_313 &
      data[24*128 + 32 +: 32]) | (joined_312 & data[23*128 + 32 +: 32]) | (joined_311 & data[22*128 + 32 +: 32]) |
      (joined_310 & data[21*128 + 32 +: 32]) | (joined_309 & data[20*128 + 32 +: 32]) | (joined_308 & data[19*128 +
      32 +: 32]) | (joined_307 & data[18*128 + 32 +: 32]) | (joined_306 & data[17*128 + 32 +: 32]) | (joined_305 &
      data[16*128 + 32 +: 32]) | (joined_304 & data[15*128 + 32 +: 32]) | (joined_303 & data[14*128 + 32 +: 32]);
  wire [31:0] disjunction_326 = disjunction_325 | (joined_302 & data[13*128 + 32 +: 32]) | (joined_301 & data[12*128
      + 32 +: 32]) | (joined_300 & data[11*128 + 32 +: 32]) | (joined_299 & data[10*128 + 32 +: 32]) | (joined_298 &
      data[9*128 + 32 +: 32]) | (joined_297 & data[8*128 + 32 +: 32]) | (joined_296 & data[7*128 + 32 +: 32]) |
      (joined_295 & data[6*128 + 32 +: 32]) | (joined_294 & data[5*128 + 32 +: 32]) | (joined_293 & data[4*128 + 32
      +: 32]) | (joined_292 & data[3*128 + 32 +: 32]) | (joined_291 & data[2*128 + 32 +: 32]) | (joined_290 &
      data[1*128 + 32 +: 32]) | (joined_289 & data[32 +: 32]);

  initial begin
    byte_36 = 8'd0;
  end
  always @(posedge clock) begin
    if (disjunction_10[0] & step) begin
      byte_36 <= disjunction_326[7:0];
    end
  end

  initial begin
    byte_37 = 8'd0;
  end
  always @(posedge clock) begin
    if (disjunction_10[1] & step) begin
      byte_37 <= disjunction_326[15:8];
    end
  end

  initial begin
    byte_38 = 8'd0;
  end
  always @(posedge clock) begin
    if (disjunction_10[2] & step) begin
      byte_38 <= disjunction_326[23:16];
    end
  end

  initial begin
    byte_39 = 8'd0;
  end
  always @(posedge clock) begin
    if (disjunction_10[3] & step) begin
      byte_39 <= disjunction_326[31:24];
    end
  end

  wire [3:0] disjunction_327 = conjunction_354 | conjunction_355;
  wire [3:0] disjunction_328 = disjunction_327 | conjunction_356;
  wire [3:0] disjunction_329 = disjunction_328 | conjunction_357;
  wire [3:0] disjunction_330 = disjunction_329 | conjunction_358;
  wire [3:0] disjunction_331 = disjunction_330 | conjunction_359;
  wire [3:0] disjunction_332 = disjunction_331 | conjunction_360;
  wire [3:0] disjunction_333 = disjunction_332 | conjunction_361;
  wire [3:0] disjunction_334 = disjunction_333 | conjunction_362;
  wire [3:0] disjunction_335 = disjunction_334 | conjunction_363;
  wire [3:0] disjunction_336 = disjunction_335 | conjunction_364;
  wire [3:0] disjunction_337 = disjunction_336 | conjunction_365;
  wire [3:0] disjunction_338 = disjunction_337 | conjunction_366;
  wire [3:0] disjunction_339 = disjunction_338 | conjunction_367;
  wire [3:0] disjunction_340 = disjunction_339 | conjunction_368;
  wire [3:0] disjunction_341 = disjunction_340 | conjunction_369;
  wire [3:0] disjunction_342 = disjunction_341 | conjunction_370;
  wire [3:0] disjunction_343 = disjunction_342 | conjunction_371;
  wire [3:0] disjunction_344 = disjunction_343 | conjunction_372;
  wire [3:0] disjunction_345 = disjunction_344 | conjunction_373;
  wire [3:0] disjunction_346 = disjunction_345 | conjunction_374;
  wire [3:0] disjunction_347 = disjunction_346 | conjunction_375;
  wire [3:0] disjunction_348 = disjunction_347 | conjunction_376;
  wire [3:0] disjunction_349 = disjunction_348 | conjunction_377;
  wire [3:0] disjunction_350 = disjunction_349 | conjunction_378;
  wire [3:0] disjunction_351 = disjunction_350 | conjunction_379;
  wire [3:0] disjunction_352 = disjunction_351 | conjunction_380;
  wire [3:0] disjunction_353 = disjunction_352 | conjunction_381;
  wire [3:0] disjunction_354 = disjunction_353 | conjunction_382;
  wire [3:0] disjunction_355 = disjunction_354 | conjunction_383;
  wire [3:0] conjunction_866 = conjunction_385 & (~(disjunction_355 | conjunction_384));
  wire [31:0] joined_321 = {{8{conjunction_866[3]}}, {8{conjunction_866[2]}}, {8{conjunction_866[1]}},
      {8{conjunction_866[0]}}};
  wire [3:0] conjunction_867 = conjunction_384 & (~disjunction_355);
  wire [31:0] joined_322 = {{8{conjunction_867[3]}}, {8{conjunction_867[2]}}, {8{conjunction_867[1]}},
      {8{conjunction_867[0]}}};
  wire [3:0] conjunction_868 = conjunction_383 & (~disjunction_354);
  wire [31:0] joined_323 = {{8{conjunction_868[3]}}, {8{conjunction_868[2]}}, {8{conjunction_868[1]}},
      {8{conjunction_868[0]}}};
  wire [3:0] conjunction_869 = conjunction_382 & (~disjunction_353);
  wire [31:0] joined_324 = {{8{conjunction_869[3]}}, {8{conjunction_869[2]}}, {8{conjunction_869[1]}},
      {8{conjunction_869[0]}}};
  wire [3:0] conjunction_870 = conjunction_381 & (~disjunction_352);
  wire [31:0] joined_325 = {{8{conjunction_870[3]}}, {8{conjunction_870[2]}}, {8{conjunction_870[1]}},
      {8{conjunction_870[0]}}};
  wire [3:0] conjunction_871 = conjunction_380 & (~disjunction_351);
  wire [31:0] joined_326 = {{8{conjunction_871[3]}}, {8{conjunction_871[2]}}, {8{conjunction_871[1]}},
      {8{conjunction_871[0]}}};
  wire [3:0] conjunction_872 = conjunction_379 & (~disjunction_350);
  wire [31:0] joined_327 = {{8{conjunction_872[3]}}, {8{conjunction_872[2]}}, {8{conjunction_872[1]}},
      {8{conjunction_872[0]}}};
  wire [3:0] conjunction_873 = conjunction_378 & (~disjunction_349);
  wire [31:0] joined_328 = {{8{conjunction_873[3]}}, {8{conjunction_873[2]}}, {8{conjunction_873[1]}},
      {8{conjunction_873[0]}}};
  wire [3:0] conjunction_874 = conjunction_377 & (~disjunction_348);
  wire [31:0] joined_329 = {{8{conjunction_874[3]}}, {8{conjunction_874[2]}}, {8{conjunction_874[1]}},
      {8{conjunction_874[0]}}};
  wire [3:0] conjunction_875 = conjunction_376 & (~disjunction_347);
  wire [31:0] joined_330 = {{8{conjunction_875[3]}}, {8{conjunction_875[2]}}, {8{conjunction_875[1]}},
      {8{conjunction_875[0]}}};
  wire [3:0] conjunction_876 = conjunction_375 & (~disjunction_346);
  wire [31:0] joined_331 = {{8{conjunction_876[3]}}, {8{conjunction_876[2]}}, {8{conjunction_876[1]}},
      {8{conjunction_876[0]}}};
  wire [3:0] conjunction_877 = conjunction_374 & (~disjunction_345);
  wire [31:0] joined_332 = {{8{conjunction_877[3]}}, {8{conjunction_877[2]}}, {8{conjunction_877[1]}},
      {8{conjunction_877[0]}}};
  wire [3:0] conjunction_878 = conjunction_373 & (~disjunction_344);
  wire [31:0] joined_333 = {{8{conjunction_878[3]}}, {8{conjunction_878[2]}}, {8{conjunction_878[1]}},
      {8{conjunction_878[0]}}};
  wire [3:0] conjunction_879 = conjunction_372 & (~disjunction_343);
  wire [31:0] joined_334 = {{8{conjunction_879[3]}}, {8{conjunction_879[2]}}, {8{conjunction_879[1]}},
      {8{conjunction_879[0]}}};
  wire [3:0] conjunction_880 = conjunction_371 & (~disjunction_342);
  wire [31:0] joined_335 = {{8{conjunction_880[3]}}, {8{conjunction_880[2]}}, {8{conjunction_880[1]}},
      {8{conjunction_880[0]}}};
  wire [3:0] conjunction_881 = conjunction_370 & (~disjunction_341);
  wire [31:0] joined_336 = {{8{conjunction_881[3]}}, {8{conjunction_881[2]}}, {8{conjunction_881[1]}},
      {8{conjunction_881[0]}}};
  wire [3:0] conjunction_882 = conjunction_369 & (~disjunction_340);
  wire [31:0] joined_337 = {{8{conjunction_882[3]}}, {8{conjunction_882[2]}}, {8{conjunction_882[1]}},
      {8{conjunction_882[0]}}};
  wire [3:0] conjunction_883 = conjunction_368 & (~disjunction_339);
  wire [31:0] joined_338 = {{8{conjunction_883[3]}}, {8{conjunction_883[2]}}, {8{conjunction_883[1]}},
      {8{conjunction_883[0]}}};
  wire [3:0] conjunction_884 = conjunction_367 & (~disjunction_338);
  wire [31:0] joined_339 = {{8{conjunction_884[3]}}, {8{conjunction_884[2]}}, {8{conjunction_884[1]}},
      {8{conjunction_884[0]}}};
  wire [3:0] conjunction_885 = conjunction_366 & (~disjunction_337);
  wire [31:0] joined_340 = {{8{conjunction_885[3]}}, {8{conjunction_885[2]}}, {8{conjunction_885[1]}},
      {8{conjunction_885[0]}}};
  wire [3:0] conjunction_886 = conjunction_365 & (~disjunction_336);
  wire [31:0] joined_341 = {{8{conjunction_886[3]}}, {8{conjunction_886[2]}}, {8{conjunction_886[1]}},
      {8{conjunction_886[0]}}};
  wire [3:0] conjunction_887 = conjunction_364 & (~disjunction_335);
  wire [31:0] joined_342 = {{8{conjunction_887[3]}}, {8{conjunction_887[2]}}, {8{conjunction_887[1]}},
      {8{conjunction_887[0]}}};
  wire [3:0] conjunction_888 = conjunction_363 & (~disjunction_334);
  wire [31:0] joined_343 = {{8{conjunction_888[3]}}, {8{conjunction_888[2]}}, {8{conjunction_888[1]}},
      {8{conjunction_888[0]}}};
  wire [3:0] conjunction_889 = conjunction_362 & (~disjunction_333);
  wire [31:0] joined_344 = {{8{conjunction_889[3]}}, {8{conjunction_889[2]}}, {8{conjunction_889[1]}},
      {8{conjunction_889[0]}}};
  wire [3:0] conjunction_890 = conjunction_361 & (~disjunction_332);
  wire [31:0] joined_345 = {{8{conjunction_890[3]}}, {8{conjunction_890[2]}}, {8{conjunction_890[1]}},
      {8{conjunction_890[0]}}};
  wire [3:0] conjunction_891 = conjunction_360 & (~disjunction_331);
  wire [31:0] joined_346 = {{8{conjunction_891[3]}}, {8{conjunction_891[2]}}, {8{conjunction_891[1]}},
      {8{conjunction_891[0]}}};
  wire [3:0] conjunction_892 = conjunction_359 & (~disjunction_330);
  wire [31:0] joined_347 = {{8{conjunction_892[3]}}, {8{conjunction_892[2]}}, {8{conjunction_892[1]}},
      {8{conjunction_892[0]}}};
  wire [3:0] conjunction_893 = conjunction_358 & (~disjunction_329);
  wire [31:0] joined_348 = {{8{conjunction_893[3]}}, {8{conjunction_893[2]}}, {8{conjunction_893[1]}},
      {8{conjunction_893[0]}}};
  wire [3:0] conjunction_894 = conjunction_357 & (~disjunction_328);
  wire [31:0] joined_349 = {{8{conjunction_894[3]}}, {8{conjunction_894[2]}}, {8{conjunction_894[1]}},
      {8{conjunction_894[0]}}};
  wire [3:0] conjunction_895 = conjunction_356 & (~disjunction_327);
  wire [31:0] joined_350 = {{8{conjunction_895[3]}}, {8{conjunction_895[2]}}, {8{conjunction_895[1]}},
      {8{conjunction_895[0]}}};
  wire [3:0] conjunction_896 = conjunction_355 & (~conjunction_354);
  wire [31:0] joined_351 = {{8{conjunction_896[3]}}, {8{conjunction_896[2]}}, {8{conjunction_896[1]}},
      {8{conjunction_896[0]}}};
  wire [3:0] conjunction_897 = conjunction_354;
  wire [31:0] joined_352 = {{8{conjunction_897[3]}}, {8{conjunction_897[2]}}, {8{conjunction_897[1]}},
      {8{conjunction_897[0]}}};
  wire [31:0] disjunction_356 = (joined_352 & data[31*128 + 64 +: 32]) | (joined_351 & data[30*128 + 64 +: 32]) |
      (joined_350 & data[29*128 + 64 +: 32]) | (joined_349 & data[28*128 + 64 +: 32]) | (joined_348 & data[27*128 +
      64 +: 32]) | (joined_347 & data[26*128 + 64 +: 32]) | (joined_346 & data[25*128 + 64 +: 32]) | (joined_345 &
      data[24*128 + 64 +: 32]) | (joined_344 & data[23*128 + 64 +: 32]) | (joined_343 & data[22*128 + 64 +: 32]) |
      (joined_342 & data[21*128 + 64 +: 32]) | (joined_341 & data[20*128 + 64 +: 32]) | (joined_340 & data[19*128 +
      64 +: 32]) | (joined_339 & data[18*128 + 64 +: 32]) | (joined_338 & data[17*128 + 64 +: 32]) | (joined_337 &
      data[16*128 + 64 +: 32]) | (joined_336 & data[15*128 + 64 +: 32]) | (joined_335 & data[14*128 + 64 +: 32]);
  wire [31:0] disjunction_357 = disjunction_356 | (joined_334 & data[13*128 + 64 +: 32]) | (joined_333 & data[12*128
      + 64 +: 32]) | (joined_332 & data[11*128 + 64 +: 32]) | (joined_331 & data[10*128 + 64 +: 32]) | (joined_330 &
      data[9*128 + 64 +: 32]) | (joined_329 & data[8*128 + 64 +: 32]) | (joined_328 & data[7*128 + 64 +: 32]) |
      (joined_327 & data[6*128 + 64 +: 32]) | (joined_326 & data[5*128 + 64 +: 32]) | (joined_325 & data[4*128 + 64
      +: 32]) | (joined_324 & data[3*128 + 64 +: 32]) | (joined_323 & data[2*128 + 64 +: 32]) | (joined_322 &
      data[1*128 + 64 +: 32]) | (joined_321 & data[64 +: 32]);

  initial begin
    byte_40 = 8'd0;
  end
  always @(posedge clock) begin
    if (disjunction_11[0] & step) begin
      byte_40 <= disjunction_357[7:0];
    end
  end

  initial begin
    byte_41 = 8'd0;
  end
  always @(posedge clock) begin
    if (disjunction_11[1] & step) begin
      byte_41 <= disjunction_357[15:8];
    end
  end

  initial begin
    byte_42 = 8'd0;
  end
  always @(posedge clock) begin
    if (disjunction_11[2] & step) begin
      byte_42 <= disjunction_357[23:16];
    end
  end

  initial begin
    byte_43 = 8'd0;
  end
  always @(posedge clock) begin
    if (disjunction_11[3] & step) begin
      byte_43 <= disjunction_357[31:24];
    end
  end

  wire [3:0] disjunction_358 = conjunction_386 | conjunction_387;
  wire [3:0] disjunction_359 = disjunction_358 | conjunction_388;
  wire [3:0] disjunction_360 = disjunction_359 | conjunction_389;
  wire [3:0] disjunction_361 = disjunction_360 | conjunction_390;
  wire [3:0] disjunction_362 = disjunction_361 | conjunction_391;
  wire [3:0] disjunction_363 = disjunction_362 | conjunction_392;
  wire [3:0] disjunction_364 = disjunction_363 | conjunction_393;
  wire [3:0] disjunction_365 = disjunction_364 | conjunction_394;
  wire [3:0] disjunction_366 = disjunction_365 | conjunction_395;
  wire [3:0] disjunction_367 = disjunction_366 | conjunction_396;
  wire [3:0] disjunction_368 = disjunction_367 | conjunction_397;
  wire [3:0] disjunction_369 = disjunction_368 | conjunction_398;
  wire [3:0] disjunction_370 = disjunction_369 | conjunction_399;
  wire [3:0] disjunction_371 = disjunction_370 | conjunction_400;
  wire [3:0] disjunction_372 = disjunction_371 | conjunction_401;
  wire [3:0] disjunction_373 = disjunction_372 | conjunction_402;
  wire [3:0] disjunction_374 = disjunction_373 | conjunction_403;
  wire [3:0] disjunction_375 = disjunction_374 | conjunction_404;
  wire [3:0] disjunction_376 = disjunction_375 | conjunction_405;
  wire [3:0] disjunction_377 = disjunction_376 | conjunction_406;
  wire [3:0] disjunction_378 = disjunction_377 | conjunction_407;
  wire [3:0] disjunction_379 = disjunction_378 | conjunction_408;
  wire [3:0] disjunction_380 = disjunction_379 | conjunction_409;
  wire [3:0] disjunction_381 = disjunction_380 | conjunction_410;
  wire [3:0] disjunction_382 = disjunction_381 | conjunction_411;
  wire [3:0] disjunction_383 = disjunction_382 | conjunction_412;
  wire [3:0] disjunction_384 = disjunction_383 | conjunction_413;
  wire [3:0] disjunction_385 = disjunction_384 | conjunction_414;
  wire [3:0] disjunction_386 = disjunction_385 | conjunction_415;
  wire [3:0] conjunction_898 = conjunction_417 & (~(disjunction_386 | conjunction_416));
  wire [31:0] joined_353 = {{8{conjunction_898[3]}}, {8{conjunction_898[2]}}, {8{conjunction_898[1]}},
      {8{conjunction_898[0]}}};
  wire [3:0] conjunction_899 = conjunction_416 & (~disjunction_386);
  wire [31:0] joined_354 = {{8{conjunction_899[3]}}, {8{conjunction_899[2]}}, {8{conjunction_899[1]}},
      {8{conjunction_899[0]}}};
  wire [3:0] conjunction_900 = conjunction_415 & (~disjunction_385);
  wire [31:0] joined_355 = {{8{conjunction_900[3]}}, {8{conjunction_900[2]}}, {8{conjunction_900[1]}},
      {8{conjunction_900[0]}}};
  wire [3:0] conjunction_901 = conjunction_414 & (~disjunction_384);
  wire [31:0] joined_356 = {{8{conjunction_901[3]}}, {8{conjunction_901[2]}}, {8{conjunction_901[1]}},
      {8{conjunction_901[0]}}};
  wire [3:0] conjunction_902 = conjunction_413 & (~disjunction_383);
  wire [31:0] joined_357 = {{8{conjunction_902[3]}}, {8{conjunction_902[2]}}, {8{conjunction_902[1]}},
      {8{conjunction_902[0]}}};
  wire [3:0] conjunction_903 = conjunction_412 & (~disjunction_382);
  wire [31:0] joined_358 = {{8{conjunction_903[3]}}, {8{conjunction_903[2]}}, {8{conjunction_903[1]}},
      {8{conjunction_903[0]}}};
  wire [3:0] conjunction_904 = conjunction_411 & (~disjunction_381);
  wire [31:0] joined_359 = {{8{conjunction_904[3]}}, {8{conjunction_904[2]}}, {8{conjunction_904[1]}},
      {8{conjunction_904[0]}}};
  wire [3:0] conjunction_905 = conjunction_410 & (~disjunction_380);
  wire [31:0] joined_360 = {{8{conjunction_905[3]}}, {8{conjunction_905[2]}}, {8{conjunction_905[1]}},
      {8{conjunction_905[0]}}};
  wire [3:0] conjunction_906 = conjunction_409 & (~disjunction_379);
  wire [31:0] joined_361 = {{8{conjunction_906[3]}}, {8{conjunction_906[2]}}, {8{conjunction_906[1]}},
      {8{conjunction_906[0]}}};
  wire [3:0] conjunction_907 = conjunction_408 & (~disjunction_378);
  wire [31:0] joined_362 = {{8{conjunction_907[3]}}, {8{conjunction_907[2]}}, {8{conjunction_907[1]}},
      {8{conjunction_907[0]}}};
  wire [3:0] conjunction_908 = conjunction_407 & (~disjunction_377);
  wire [31:0] joined_363 = {{8{conjunction_908[3]}}, {8{conjunction_908[2]}}, {8{conjunction_908[1]}},
      {8{conjunction_908[0]}}};
  wire [3:0] conjunction_909 = conjunction_406 & (~disjunction_376);
  wire [31:0] joined_364 = {{8{conjunction_909[3]}}, {8{conjunction_909[2]}}, {8{conjunction_909[1]}},
      {8{conjunction_909[0]}}};
  wire [3:0] conjunction_910 = conjunction_405 & (~disjunction_375);
  wire [31:0] joined_365 = {{8{conjunction_910[3]}}, {8{conjunction_910[2]}}, {8{conjunction_910[1]}},
      {8{conjunction_910[0]}}};
  wire [3:0] conjunction_911 = conjunction_404 & (~disjunction_374);
  wire [31:0] joined_366 = {{8{conjunction_911[3]}}, {8{conjunction_911[2]}}, {8{conjunction_911[1]}},
      {8{conjunction_911[0]}}};
  wire [3:0] conjunction_912 = conjunction_403 & (~disjunction_373);
  wire [31:0] joined_367 = {{8{conjunction_912[3]}}, {8{conjunction_912[2]}}, {8{conjunction_912[1]}},
      {8{conjunction_912[0]}}};
  wire [3:0] conjunction_913 = conjunction_402 & (~disjunction_372);
  wire [31:0] joined_368 = {{8{conjunction_913[3]}}, {8{conjunction_913[2]}}, {8{conjunction_913[1]}},
      {8{conjunction_913[0]}}};
  wire [3:0] conjunction_914 = conjunction_401 & (~disjunction_371);
  wire [31:0] joined_369 = {{8{conjunction_914[3]}}, {8{conjunction_914[2]}}, {8{conjunction_914[1]}},
      {8{conjunction_914[0]}}};
  wire [3:0] conjunction_915 = conjunction_400 & (~disjunction_370);
  wire [31:0] joined_370 = {{8{conjunction_915[3]}}, {8{conjunction_915[2]}}, {8{conjunction_915[1]}},
      {8{conjunction_915[0]}}};
  wire [3:0] conjunction_916 = conjunction_399 & (~disjunction_369);
  wire [31:0] joined_371 = {{8{conjunction_916[3]}}, {8{conjunction_916[2]}}, {8{conjunction_916[1]}},
      {8{conjunction_916[0]}}};
  wire [3:0] conjunction_917 = conjunction_398 & (~disjunction_368);
  wire [31:0] joined_372 = {{8{conjunction_917[3]}}, {8{conjunction_917[2]}}, {8{conjunction_917[1]}},
      {8{conjunction_917[0]}}};
  wire [3:0] conjunction_918 = conjunction_397 & (~disjunction_367);
  wire [31:0] joined_373 = {{8{conjunction_918[3]}}, {8{conjunction_918[2]}}, {8{conjunction_918[1]}},
      {8{conjunction_918[0]}}};
  wire [3:0] conjunction_919 = conjunction_396 & (~disjunction_366);
  wire [31:0] joined_374 = {{8{conjunction_919[3]}}, {8{conjunction_919[2]}}, {8{conjunction_919[1]}},
      {8{conjunction_919[0]}}};
  wire [3:0] conjunction_920 = conjunction_395 & (~disjunction_365);
  wire [31:0] joined_375 = {{8{conjunction_920[3]}}, {8{conjunction_920[2]}}, {8{conjunction_920[1]}},
      {8{conjunction_920[0]}}};
  wire [3:0] conjunction_921 = conjunction_394 & (~disjunction_364);
  wire [31:0] joined_376 = {{8{conjunction_921[3]}}, {8{conjunction_921[2]}}, {8{conjunction_921[1]}},
      {8{conjunction_921[0]}}};
  wire [3:0] conjunction_922 = conjunction_393 & (~disjunction_363);
  wire [31:0] joined_377 = {{8{conjunction_922[3]}}, {8{conjunction_922[2]}}, {8{conjunction_922[1]}},
      {8{conjunction_922[0]}}};
  wire [3:0] conjunction_923 = conjunction_392 & (~disjunction_362);
  wire [31:0] joined_378 = {{8{conjunction_923[3]}}, {8{conjunction_923[2]}}, {8{conjunction_923[1]}},
      {8{conjunction_923[0]}}};
  wire [3:0] conjunction_924 = conjunction_391 & (~disjunction_361);
  wire [31:0] joined_379 = {{8{conjunction_924[3]}}, {8{conjunction_924[2]}}, {8{conjunction_924[1]}},
      {8{conjunction_924[0]}}};
  wire [3:0] conjunction_925 = conjunction_390 & (~disjunction_360);
  wire [31:0] joined_380 = {{8{conjunction_925[3]}}, {8{conjunction_925[2]}}, {8{conjunction_925[1]}},
      {8{conjunction_925[0]}}};
  wire [3:0] conjunction_926 = conjunction_389 & (~disjunction_359);
  wire [31:0] joined_381 = {{8{conjunction_926[3]}}, {8{conjunction_926[2]}}, {8{conjunction_926[1]}},
      {8{conjunction_926[0]}}};
  wire [3:0] conjunction_927 = conjunction_388 & (~disjunction_358);
  wire [31:0] joined_382 = {{8{conjunction_927[3]}}, {8{conjunction_927[2]}}, {8{conjunction_927[1]}},
      {8{conjunction_927[0]}}};
  wire [3:0] conjunction_928 = conjunction_387 & (~conjunction_386);
  wire [31:0] joined_383 = {{8{conjunction_928[3]}}, {8{conjunction_928[2]}}, {8{conjunction_928[1]}},
      {8{conjunction_928[0]}}};
  wire [3:0] conjunction_929 = conjunction_386;
  wire [31:0] joined_384 = {{8{conjunction_929[3]}}, {8{conjunction_929[2]}}, {8{conjunction_929[1]}},
      {8{conjunction_929[0]}}};
  wire [31:0] disjunction_387 = (joined_384 & data[31*128 + 96 +: 32]) | (joined_383 & data[30*128 + 96 +: 32]) |
      (joined_382 & data[29*128 + 96 +: 32]) | (joined_381 & data[28*128 + 96 +: 32]) | (joined_380 & data[27*128 +
      96 +: 32]) | (joined_379 & data[26*128 + 96 +: 32]) | (joined_378 & data[25*128 + 96 +: 32]) | (joined_377 &
      data[24*128 + 96 +: 32]) | (joined_376 & data[23*128 + 96 +: 32]) | (joined_375 & data[22*128 + 96 +: 32]) |
      (joined_374 & data[21*128 + 96 +: 32]) | (joined_373 & data[20*128 + 96 +: 32]) | (joined_372 & data[19*128 +
      96 +: 32]) | (joined_371 & data[18*128 + 96 +: 32]) | (joined_370 & data[17*128 + 96 +: 32]) | (joined_369 &
      data[16*128 + 96 +: 32]) | (joined_368 & data[15*128 + 96 +: 32]) | (joined_367 & data[14*128 + 96 +: 32]);
  wire [31:0] disjunction_388 = disjunction_387 | (joined_366 & data[13*128 + 96 +: 32]) | (joined_365 & data[12*128
      + 96 +: 32]) | (joined_364 & data[11*128 + 96 +: 32]) | (joined_363 & data[10*128 + 96 +: 32]) | (joined_362 &
      data[9*128 + 96 +: 32]) | (joined_361 & data[8*128 + 96 +: 32]) | (joined_360 & data[7*128 + 96 +: 32]) |
      (joined_359 & data[6*128 + 96 +: 32]) | (joined_358 & data[5*128 + 96 +: 32]) | (joined_357 & data[4*128 + 96
      +: 32]) | (joined_356 & data[3*128 + 96 +: 32]) | (joined_355 & data[2*128 + 96 +: 32]) | (joined_354 &
      data[1*128 + 96 +: 32]) | (joined_353 & data[96 +: 32]);

  initial begin
    byte_44 = 8'd0;
  end
  always @(posedge clock) begin
    if (disjunction_12[0] & step) begin
      byte_44 <= disjunction_388[7:0];
    end
  end

  initial begin
    byte_45 = 8'd0;
  end
  always @(posedge clock) begin
    if (disjunction_12[1] & step) begin
      byte_45 <= disjunction_388[15:8];
    end
  end

  initial begin
    byte_46 = 8'd0;
  end
  always @(posedge clock) begin
    if (disjunction_12[2] & step) begin
      byte_46 <= disjunction_388[23:16];
    end
  end

  initial begin
    byte_47 = 8'd0;
  end
  always @(posedge clock) begin
    if (disjunction_12[3] & step) begin
      byte_47 <= disjunction_388[31:24];
    end
  end

  wire [3:0] disjunction_389 = conjunction_418 | conjunction_419;
  wire [3:0] disjunction_390 = disjunction_389 | conjunction_420;
  wire [3:0] disjunction_391 = disjunction_390 | conjunction_421;
  wire [3:0] disjunction_392 = disjunction_391 | conjunction_422;
  wire [3:0] disjunction_393 = disjunction_392 | conjunction_423;
  wire [3:0] disjunction_394 = disjunction_393 | conjunction_424;
  wire [3:0] disjunction_395 = disjunction_394 | conjunction_425;
  wire [3:0] disjunction_396 = disjunction_395 | conjunction_426;
  wire [3:0] disjunction_397 = disjunction_396 | conjunction_427;
  wire [3:0] disjunction_398 = disjunction_397 | conjunction_428;
  wire [3:0] disjunction_399 = disjunction_398 | conjunction_429;
  wire [3:0] disjunction_400 = disjunction_399 | conjunction_430;
  wire [3:0] disjunction_401 = disjunction_400 | conjunction_431;
  wire [3:0] disjunction_402 = disjunction_401 | conjunction_432;
  wire [3:0] disjunction_403 = disjunction_402 | conjunction_433;
  wire [3:0] disjunction_404 = disjunction_403 | conjunction_434;
  wire [3:0] disjunction_405 = disjunction_404 | conjunction_435;
  wire [3:0] disjunction_406 = disjunction_405 | conjunction_436;
  wire [3:0] disjunction_407 = disjunction_406 | conjunction_437;
  wire [3:0] disjunction_408 = disjunction_407 | conjunction_438;
  wire [3:0] disjunction_409 = disjunction_408 | conjunction_439;
  wire [3:0] disjunction_410 = disjunction_409 | conjunction_440;
  wire [3:0] disjunction_411 = disjunction_410 | conjunction_441;
  wire [3:0] disjunction_412 = disjunction_411 | conjunction_442;
  wire [3:0] disjunction_413 = disjunction_412 | conjunction_443;
  wire [3:0] disjunction_414 = disjunction_413 | conjunction_444;
  wire [3:0] disjunction_415 = disjunction_414 | conjunction_445;
  wire [3:0] disjunction_416 = disjunction_415 | conjunction_446;
  wire [3:0] disjunction_417 = disjunction_416 | conjunction_447;
  wire [3:0] conjunction_930 = conjunction_449 & (~(disjunction_417 | conjunction_448));
  wire [31:0] joined_385 = {{8{conjunction_930[3]}}, {8{conjunction_930[2]}}, {8{conjunction_930[1]}},
      {8{conjunction_930[0]}}};
  wire [3:0] conjunction_931 = conjunction_448 & (~disjunction_417);
  wire [31:0] joined_386 = {{8{conjunction_931[3]}}, {8{conjunction_931[2]}}, {8{conjunction_931[1]}},
      {8{conjunction_931[0]}}};
  wire [3:0] conjunction_932 = conjunction_447 & (~disjunction_416);
  wire [31:0] joined_387 = {{8{conjunction_932[3]}}, {8{conjunction_932[2]}}, {8{conjunction_932[1]}},
      {8{conjunction_932[0]}}};
  wire [3:0] conjunction_933 = conjunction_446 & (~disjunction_415);
  wire [31:0] joined_388 = {{8{conjunction_933[3]}}, {8{conjunction_933[2]}}, {8{conjunction_933[1]}},
      {8{conjunction_933[0]}}};
  wire [3:0] conjunction_934 = conjunction_445 & (~disjunction_414);
  wire [31:0] joined_389 = {{8{conjunction_934[3]}}, {8{conjunction_934[2]}}, {8{conjunction_934[1]}},
      {8{conjunction_934[0]}}};
  wire [3:0] conjunction_935 = conjunction_444 & (~disjunction_413);
  wire [31:0] joined_390 = {{8{conjunction_935[3]}}, {8{conjunction_935[2]}}, {8{conjunction_935[1]}},
      {8{conjunction_935[0]}}};
  wire [3:0] conjunction_936 = conjunction_443 & (~disjunction_412);
  wire [31:0] joined_391 = {{8{conjunction_936[3]}}, {8{conjunction_936[2]}}, {8{conjunction_936[1]}},
      {8{conjunction_936[0]}}};
  wire [3:0] conjunction_937 = conjunction_442 & (~disjunction_411);
  wire [31:0] joined_392 = {{8{conjunction_937[3]}}, {8{conjunction_937[2]}}, {8{conjunction_937[1]}},
      {8{conjunction_937[0]}}};
  wire [3:0] conjunction_938 = conjunction_441 & (~disjunction_410);
  wire [31:0] joined_393 = {{8{conjunction_938[3]}}, {8{conjunction_938[2]}}, {8{conjunction_938[1]}},
      {8{conjunction_938[0]}}};
  wire [3:0] conjunction_939 = conjunction_440 & (~disjunction_409);
  wire [31:0] joined_394 = {{8{conjunction_939[3]}}, {8{conjunction_939[2]}}, {8{conjunction_939[1]}},
      {8{conjunction_939[0]}}};
  wire [3:0] conjunction_940 = conjunction_439 & (~disjunction_408);
  wire [31:0] joined_395 = {{8{conjunction_940[3]}}, {8{conjunction_940[2]}}, {8{conjunction_940[1]}},
      {8{conjunction_940[0]}}};
  wire [3:0] conjunction_941 = conjunction_438 & (~disjunction_407);
  wire [31:0] joined_396 = {{8{conjunction_941[3]}}, {8{conjunction_941[2]}}, {8{conjunction_941[1]}},
      {8{conjunction_941[0]}}};
  wire [3:0] conjunction_942 = conjunction_437 & (~disjunction_406);
  wire [31:0] joined_397 = {{8{conjunction_942[3]}}, {8{conjunction_942[2]}}, {8{conjunction_942[1]}},
      {8{conjunction_942[0]}}};
  wire [3:0] conjunction_943 = conjunction_436 & (~disjunction_405);
  wire [31:0] joined_398 = {{8{conjunction_943[3]}}, {8{conjunction_943[2]}}, {8{conjunction_943[1]}},
      {8{conjunction_943[0]}}};
  wire [3:0] conjunction_944 = conjunction_435 & (~disjunction_404);
  wire [31:0] joined_399 = {{8{conjunction_944[3]}}, {8{conjunction_944[2]}}, {8{conjunction_944[1]}},
      {8{conjunction_944[0]}}};
  wire [3:0] conjunction_945 = conjunction_434 & (~disjunction_403);
  wire [31:0] joined_400 = {{8{conjunction_945[3]}}, {8{conjunction_945[2]}}, {8{conjunction_945[1]}},
      {8{conjunction_945[0]}}};
  wire [3:0] conjunction_946 = conjunction_433 & (~disjunction_402);
  wire [31:0] joined_401 = {{8{conjunction_946[3]}}, {8{conjunction_946[2]}}, {8{conjunction_946[1]}},
      {8{conjunction_946[0]}}};
  wire [3:0] conjunction_947 = conjunction_432 & (~disjunction_401);
  wire [31:0] joined_402 = {{8{conjunction_947[3]}}, {8{conjunction_947[2]}}, {8{conjunction_947[1]}},
      {8{conjunction_947[0]}}};
  wire [3:0] conjunction_948 = conjunction_431 & (~disjunction_400);
  wire [31:0] joined_403 = {{8{conjunction_948[3]}}, {8{conjunction_948[2]}}, {8{conjunction_948[1]}},
      {8{conjunction_948[0]}}};
  wire [3:0] conjunction_949 = conjunction_430 & (~disjunction_399);
  wire [31:0] joined_404 = {{8{conjunction_949[3]}}, {8{conjunction_949[2]}}, {8{conjunction_949[1]}},
      {8{conjunction_949[0]}}};
  wire [3:0] conjunction_950 = conjunction_429 & (~disjunction_398);
  wire [31:0] joined_405 = {{8{conjunction_950[3]}}, {8{conjunction_950[2]}}, {8{conjunction_950[1]}},
      {8{conjunction_950[0]}}};
  wire [3:0] conjunction_951 = conjunction_428 & (~disjunction_397);
  wire [31:0] joined_406 = {{8{conjunction_951[3]}}, {8{conjunction_951[2]}}, {8{conjunction_951[1]}},
      {8{conjunction_951[0]}}};
  wire [3:0] conjunction_952 = conjunction_427 & (~disjunction_396);
  wire [31:0] joined_407 = {{8{conjunction_952[3]}}, {8{conjunction_952[2]}}, {8{conjunction_952[1]}},
      {8{conjunction_952[0]}}};
  wire [3:0] conjunction_953 = conjunction_426 & (~disjunction_395);
  wire [31:0] joined_408 = {{8{conjunction_953[3]}}, {8{conjunction_953[2]}}, {8{conjunction_953[1]}},
      {8{conjunction_953[0]}}};
  wire [3:0] conjunction_954 = conjunction_425 & (~disjunction_394);
  wire [31:0] joined_409 = {{8{conjunction_954[3]}}, {8{conjunction_954[2]}}, {8{conjunction_954[1]}},
      {8{conjunction_954[0]}}};
  wire [3:0] conjunction_955 = conjunction_424 & (~disjunction_393);
  wire [31:0] joined_410 = {{8{conjunction_955[3]}}, {8{conjunction_955[2]}}, {8{conjunction_955[1]}},
      {8{conjunction_955[0]}}};
  wire [3:0] conjunction_956 = conjunction_423 & (~disjunction_392);
  wire [31:0] joined_411 = {{8{conjunction_956[3]}}, {8{conjunction_956[2]}}, {8{conjunction_956[1]}},
      {8{conjunction_956[0]}}};
  wire [3:0] conjunction_957 = conjunction_422 & (~disjunction_391);
  wire [31:0] joined_412 = {{8{conjunction_957[3]}}, {8{conjunction_957[2]}}, {8{conjunction_957[1]}},
      {8{conjunction_957[0]}}};
  wire [3:0] conjunction_958 = conjunction_421 & (~disjunction_390);
  wire [31:0] joined_413 = {{8{conjunction_958[3]}}, {8{conjunction_958[2]}}, {8{conjunction_958[1]}},
      {8{conjunction_958[0]}}};
  wire [3:0] conjunction_959 = conjunction_420 & (~disjunction_389);
  wire [31:0] joined_414 = {{8{conjunction_959[3]}}, {8{conjunction_959[2]}}, {8{conjunction_959[1]}},
      {8{conjunction_959[0]}}};
  wire [3:0] conjunction_960 = conjunction_419 & (~conjunction_418);
  wire [31:0] joined_415 = {{8{conjunction_960[3]}}, {8{conjunction_960[2]}}, {8{conjunction_960[1]}},
      {8{conjunction_960[0]}}};
  wire [3:0] conjunction_961 = conjunction_418;
  wire [31:0] joined_416 = {{8{conjunction_961[3]}}, {8{conjunction_961[2]}}, {8{conjunction_961[1]}},
      {8{conjunction_961[0]}}};
  wire [31:0] disjunction_418 = (joined_416 & data[31*128 +: 32]) | (joined_415 & data[30*128 +: 32]) | (joined_414 &
      data[29*128 +: 32]) | (joined_413 & data[28*128 +: 32]) | (joined_412 & data[27*128 +: 32]) | (joined_411 &
      data[26*128 +: 32]) | (joined_410 & data[25*128 +: 32]) | (joined_409 & data[24*128 +: 32]) | (joined_408 &
      data[23*128 +: 32]) | (joined_407 & data[22*128 +: 32]) | (joined_406 & data[21*128 +: 32]) | (joined_405 &
      data[20*128 +: 32]) | (joined_404 & data[19*128 +: 32]) | (joined_403 & data[18*128 +: 32]) | (joined_402 &
      data[17*128 +: 32]) | (joined_401 & data[16*128 +: 32]) | (joined_400 & data[15*128 +: 32]) | (joined_399 &
      data[14*128 +: 32]) | (joined_398 & data[13*128 +: 32]) | (joined_397 & data[12*128 +: 32]);
  wire [31:0] disjunction_419 = disjunction_418 | (joined_396 & data[11*128 +: 32]) | (joined_395 & data[10*128 +:
      32]) | (joined_394 & data[9*128 +: 32]) | (joined_393 & data[8*128 +: 32]) | (joined_392 & data[7*128 +: 32]) |
      (joined_391 & data[6*128 +: 32]) | (joined_390 & data[5*128 +: 32]) | (joined_389 & data[4*128 +: 32]) |
      (joined_388 & data[3*128 +: 32]) | (joined_387 & data[2*128 +: 32]) | (joined_386 & data[1*128 +: 32]) |
      (joined_385 & data[0 +: 32]);

  initial begin
    byte_48 = 8'd0;
  end
  always @(posedge clock) begin
    if (disjunction_13[0] & step) begin
      byte_48 <= disjunction_419[7:0];
    end
  end

  initial begin
    byte_49 = 8'd0;
  end
  always @(posedge clock) begin
    if (disjunction_13[1] & step) begin
      byte_49 <= disjunction_419[15:8];
    end
  end

  initial begin
    byte_50 = 8'd0;
  end
  always @(posedge clock) begin
    if (disjunction_13[2] & step) begin
      byte_50 <= disjunction_419[23:16];
    end
  end

  initial begin
    byte_51 = 8'd0;
  end
  always @(posedge clock) begin
    if (disjunction_13[3] & step) begin
      byte_51 <= disjunction_419[31:24];
    end
  end

  wire [3:0] disjunction_420 = conjunction_450 | conjunction_451;
  wire [3:0] disjunction_421 = disjunction_420 | conjunction_452;
  wire [3:0] disjunction_422 = disjunction_421 | conjunction_453;
  wire [3:0] disjunction_423 = disjunction_422 | conjunction_454;
  wire [3:0] disjunction_424 = disjunction_423 | conjunction_455;
  wire [3:0] disjunction_425 = disjunction_424 | conjunction_456;
  wire [3:0] disjunction_426 = disjunction_425 | conjunction_457;
  wire [3:0] disjunction_427 = disjunction_426 | conjunction_458;
  wire [3:0] disjunction_428 = disjunction_427 | conjunction_459;
  wire [3:0] disjunction_429 = disjunction_428 | conjunction_460;
  wire [3:0] disjunction_430 = disjunction_429 | conjunction_461;
  wire [3:0] disjunction_431 = disjunction_430 | conjunction_462;
  wire [3:0] disjunction_432 = disjunction_431 | conjunction_463;
  wire [3:0] disjunction_433 = disjunction_432 | conjunction_464;
  wire [3:0] disjunction_434 = disjunction_433 | conjunction_465;
  wire [3:0] disjunction_435 = disjunction_434 | conjunction_466;
  wire [3:0] disjunction_436 = disjunction_435 | conjunction_467;
  wire [3:0] disjunction_437 = disjunction_436 | conjunction_468;
  wire [3:0] disjunction_438 = disjunction_437 | conjunction_469;
  wire [3:0] disjunction_439 = disjunction_438 | conjunction_470;
  wire [3:0] disjunction_440 = disjunction_439 | conjunction_471;
  wire [3:0] disjunction_441 = disjunction_440 | conjunction_472;
  wire [3:0] disjunction_442 = disjunction_441 | conjunction_473;
  wire [3:0] disjunction_443 = disjunction_442 | conjunction_474;
  wire [3:0] disjunction_444 = disjunction_443 | conjunction_475;
  wire [3:0] disjunction_445 = disjunction_444 | conjunction_476;
  wire [3:0] disjunction_446 = disjunction_445 | conjunction_477;
  wire [3:0] disjunction_447 = disjunction_446 | conjunction_478;
  wire [3:0] disjunction_448 = disjunction_447 | conjunction_479;
  wire [3:0] conjunction_962 = conjunction_481 & (~(disjunction_448 | conjunction_480));
  wire [31:0] joined_417 = {{8{conjunction_962[3]}}, {8{conjunction_962[2]}}, {8{conjunction_962[1]}},
      {8{conjunction_962[0]}}};
  wire [3:0] conjunction_963 = conjunction_480 & (~disjunction_448);
  wire [31:0] joined_418 = {{8{conjunction_963[3]}}, {8{conjunction_963[2]}}, {8{conjunction_963[1]}},
      {8{conjunction_963[0]}}};
  wire [3:0] conjunction_964 = conjunction_479 & (~disjunction_447);
  wire [31:0] joined_419 = {{8{conjunction_964[3]}}, {8{conjunction_964[2]}}, {8{conjunction_964[1]}},
      {8{conjunction_964[0]}}};
  wire [3:0] conjunction_965 = conjunction_478 & (~disjunction_446);
  wire [31:0] joined_420 = {{8{conjunction_965[3]}}, {8{conjunction_965[2]}}, {8{conjunction_965[1]}},
      {8{conjunction_965[0]}}};
  wire [3:0] conjunction_966 = conjunction_477 & (~disjunction_445);
  wire [31:0] joined_421 = {{8{conjunction_966[3]}}, {8{conjunction_966[2]}}, {8{conjunction_966[1]}},
      {8{conjunction_966[0]}}};
  wire [3:0] conjunction_967 = conjunction_476 & (~disjunction_444);
  wire [31:0] joined_422 = {{8{conjunction_967[3]}}, {8{conjunction_967[2]}}, {8{conjunction_967[1]}},
      {8{conjunction_967[0]}}};
  wire [3:0] conjunction_968 = conjunction_475 & (~disjunction_443);
  wire [31:0] joined_423 = {{8{conjunction_968[3]}}, {8{conjunction_968[2]}}, {8{conjunction_968[1]}},
      {8{conjunction_968[0]}}};
  wire [3:0] conjunction_969 = conjunction_474 & (~disjunction_442);
  wire [31:0] joined_424 = {{8{conjunction_969[3]}}, {8{conjunction_969[2]}}, {8{conjunction_969[1]}},
      {8{conjunction_969[0]}}};
  wire [3:0] conjunction_970 = conjunction_473 & (~disjunction_441);
  wire [31:0] joined_425 = {{8{conjunction_970[3]}}, {8{conjunction_970[2]}}, {8{conjunction_970[1]}},
      {8{conjunction_970[0]}}};
  wire [3:0] conjunction_971 = conjunction_472 & (~disjunction_440);
  wire [31:0] joined_426 = {{8{conjunction_971[3]}}, {8{conjunction_971[2]}}, {8{conjunction_971[1]}},
      {8{conjunction_971[0]}}};
  wire [3:0] conjunction_972 = conjunction_471 & (~disjunction_439);
  wire [31:0] joined_427 = {{8{conjunction_972[3]}}, {8{conjunction_972[2]}}, {8{conjunction_972[1]}},
      {8{conjunction_972[0]}}};
  wire [3:0] conjunction_973 = conjunction_470 & (~disjunction_438);
  wire [31:0] joined_428 = {{8{conjunction_973[3]}}, {8{conjunction_973[2]}}, {8{conjunction_973[1]}},
      {8{conjunction_973[0]}}};
  wire [3:0] conjunction_974 = conjunction_469 & (~disjunction_437);
  wire [31:0] joined_429 = {{8{conjunction_974[3]}}, {8{conjunction_974[2]}}, {8{conjunction_974[1]}},
      {8{conjunction_974[0]}}};
  wire [3:0] conjunction_975 = conjunction_468 & (~disjunction_436);
  wire [31:0] joined_430 = {{8{conjunction_975[3]}}, {8{conjunction_975[2]}}, {8{conjunction_975[1]}},
      {8{conjunction_975[0]}}};
  wire [3:0] conjunction_976 = conjunction_467 & (~disjunction_435);
  wire [31:0] joined_431 = {{8{conjunction_976[3]}}, {8{conjunction_976[2]}}, {8{conjunction_976[1]}},
      {8{conjunction_976[0]}}};
  wire [3:0] conjunction_977 = conjunction_466 & (~disjunction_434);
  wire [31:0] joined_432 = {{8{conjunction_977[3]}}, {8{conjunction_977[2]}}, {8{conjunction_977[1]}},
      {8{conjunction_977[0]}}};
  wire [3:0] conjunction_978 = conjunction_465 & (~disjunction_433);
  wire [31:0] joined_433 = {{8{conjunction_978[3]}}, {8{conjunction_978[2]}}, {8{conjunction_978[1]}},
      {8{conjunction_978[0]}}};
  wire [3:0] conjunction_979 = conjunction_464 & (~disjunction_432);
  wire [31:0] joined_434 = {{8{conjunction_979[3]}}, {8{conjunction_979[2]}}, {8{conjunction_979[1]}},
      {8{conjunction_979[0]}}};
  wire [3:0] conjunction_980 = conjunction_463 & (~disjunction_431);
  wire [31:0] joined_435 = {{8{conjunction_980[3]}}, {8{conjunction_980[2]}}, {8{conjunction_980[1]}},
      {8{conjunction_980[0]}}};
  wire [3:0] conjunction_981 = conjunction_462 & (~disjunction_430);
  wire [31:0] joined_436 = {{8{conjunction_981[3]}}, {8{conjunction_981[2]}}, {8{conjunction_981[1]}},
      {8{conjunction_981[0]}}};
  wire [3:0] conjunction_982 = conjunction_461 & (~disjunction_429);
  wire [31:0] joined_437 = {{8{conjunction_982[3]}}, {8{conjunction_982[2]}}, {8{conjunction_982[1]}},
      {8{conjunction_982[0]}}};
  wire [3:0] conjunction_983 = conjunction_460 & (~disjunction_428);
  wire [31:0] joined_438 = {{8{conjunction_983[3]}}, {8{conjunction_983[2]}}, {8{conjunction_983[1]}},
      {8{conjunction_983[0]}}};
  wire [3:0] conjunction_984 = conjunction_459 & (~disjunction_427);
  wire [31:0] joined_439 = {{8{conjunction_984[3]}}, {8{conjunction_984[2]}}, {8{conjunction_984[1]}},
      {8{conjunction_984[0]}}};
  wire [3:0] conjunction_985 = conjunction_458 & (~disjunction_426);
  wire [31:0] joined_440 = {{8{conjunction_985[3]}}, {8{conjunction_985[2]}}, {8{conjunction_985[1]}},
      {8{conjunction_985[0]}}};
  wire [3:0] conjunction_986 = conjunction_457 & (~disjunction_425);
  wire [31:0] joined_441 = {{8{conjunction_986[3]}}, {8{conjunction_986[2]}}, {8{conjunction_986[1]}},
      {8{conjunction_986[0]}}};
  wire [3:0] conjunction_987 = conjunction_456 & (~disjunction_424);
  wire [31:0] joined_442 = {{8{conjunction_987[3]}}, {8{conjunction_987[2]}}, {8{conjunction_987[1]}},
      {8{conjunction_987[0]}}};
  wire [3:0] conjunction_988 = conjunction_455 & (~disjunction_423);
  wire [31:0] joined_443 = {{8{conjunction_988[3]}}, {8{conjunction_988[2]}}, {8{conjunction_988[1]}},
      {8{conjunction_988[0]}}};
  wire [3:0] conjunction_989 = conjunction_454 & (~disjunction_422);
  wire [31:0] joined_444 = {{8{conjunction_989[3]}}, {8{conjunction_989[2]}}, {8{conjunction_989[1]}},
      {8{conjunction_989[0]}}};
  wire [3:0] conjunction_990 = conjunction_453 & (~disjunction_421);
  wire [31:0] joined_445 = {{8{conjunction_990[3]}}, {8{conjunction_990[2]}}, {8{conjunction_990[1]}},
      {8{conjunction_990[0]}}};
  wire [3:0] conjunction_991 = conjunction_452 & (~disjunction_420);
  wire [31:0] joined_446 = {{8{conjunction_991[3]}}, {8{conjunction_991[2]}}, {8{conjunction_991[1]}},
      {8{conjunction_991[0]}}};
  wire [3:0] conjunction_992 = conjunction_451 & (~conjunction_450);
  wire [31:0] joined_447 = {{8{conjunction_992[3]}}, {8{conjunction_992[2]}}, {8{conjunction_992[1]}},
      {8{conjunction_992[0]}}};
  wire [3:0] conjunction_993 = conjunction_450;
  wire [31:0] joined_448 = {{8{conjunction_993[3]}}, {8{conjunction_993[2]}}, {8{conjunction_993[1]}},
      {8{conjunction_993[0]}}};
  wire [31:0] disjunction_449 = (joined_448 & data[31*128 + 32 +: 32]) | (joined_447 & data[30*128 + 32 +: 32]) |
      (joined_446 & data[29*128 + 32 +: 32]) | (joined_445 & data[28*128 + 32 +: 32]) | (joined_444 & data[27*128 +
      32 +: 32]) | (joined_443 & data[26*128 + 32 +: 32]) | (joined_442 & data[25*128 + 32 +: 32]) | (joined_441 &
      data[24*128 + 32 +: 32]) | (joined_440 & data[23*128 + 32 +: 32]) | (joined_439 & data[22*128 + 32 +: 32]) |
      (joined_438 & data[21*128 + 32 +: 32]) | (joined_437 & data[20*128 + 32 +: 32]) | (joined_436 & data[19*128 +
      32 +: 32]) | (joined_435 & data[18*128 + 32 +: 32]) | (joined_434 & data[17*128 + 32 +: 32]) | (joined_433 &
      data[16*128 + 32 +: 32]) | (joined_432 & data[15*128 + 32 +: 32]) | (joined_431 & data[14*128 + 32 +: 32]);
  wire [31:0] disjunction_450 = disjunction_449 | (joined_430 & data[13*128 + 32 +: 32]) | (joined_429 & data[12*128
      + 32 +: 32]) | (joined_428 & data[11*128 + 32 +: 32]) | (joined_427 & data[10*128 + 32 +: 32]) | (joined_426 &
      data[9*128 + 32 +: 32]) | (joined_425 & data[8*128 + 32 +: 32]) | (joined_424 & data[7*128 + 32 +: 32]) |
      (joined_423 & data[6*128 + 32 +: 32]) | (joined_422 & data[5*128 + 32 +: 32]) | (joined_421 & data[4*128 + 32
      +: 32]) | (joined_420 & data[3*128 + 32 +: 32]) | (joined_419 & data[2*128 + 32 +: 32]) | (joined_418 &
      data[1*128 + 32 +: 32]) | (joined_417 & data[32 +: 32]);

  initial begin
    byte_52 = 8'd0;
  end
  always @(posedge clock) begin
    if (disjunction_14[0] & step) begin
      byte_52 <= disjunction_450[7:0];
    end
  end

  initial begin
    byte_53 = 8'd0;
  end
  always @(posedge clock) begin
    if (disjunction_14[1] & step) begin
      byte_53 <= disjunction_450[15:8];
    end
  end

  initial begin
    byte_54 = 8'd0;
  end
  always @(posedge clock) begin
    if (disjunction_14[2] & step) begin
      byte_54 <= disjunction_450[23:16];
    end
  end

  initial begin
    byte_55 = 8'd0;
  end
  always @(posedge clock) begin
    if (disjunction_14[3] & step) begin
      byte_55 <= disjunction_450[31:24];
    end
  end

  wire [3:0] disjunction_451 = conjunction_482 | conjunction_483;
  wire [3:0] disjunction_452 = disjunction_451 | conjunction_484;
  wire [3:0] disjunction_453 = disjunction_452 | conjunction_485;
  wire [3:0] disjunction_454 = disjunction_453 | conjunction_486;
  wire [3:0] disjunction_455 = disjunction_454 | conjunction_487;
  wire [3:0] disjunction_456 = disjunction_455 | conjunction_488;
  wire [3:0] disjunction_457 = disjunction_456 | conjunction_489;
  wire [3:0] disjunction_458 = disjunction_457 | conjunction_490;
  wire [3:0] disjunction_459 = disjunction_458 | conjunction_491;
  wire [3:0] disjunction_460 = disjunction_459 | conjunction_492;
  wire [3:0] disjunction_461 = disjunction_460 | conjunction_493;
  wire [3:0] disjunction_462 = disjunction_461 | conjunction_494;
  wire [3:0] disjunction_463 = disjunction_462 | conjunction_495;
  wire [3:0] disjunction_464 = disjunction_463 | conjunction_496;
  wire [3:0] disjunction_465 = disjunction_464 | conjunction_497;
  wire [3:0] disjunction_466 = disjunction_465 | conjunction_498;
  wire [3:0] disjunction_467 = disjunction_466 | conjunction_499;
  wire [3:0] disjunction_468 = disjunction_467 | conjunction_500;
  wire [3:0] disjunction_469 = disjunction_468 | conjunction_501;
  wire [3:0] disjunction_470 = disjunction_469 | conjunction_502;
  wire [3:0] disjunction_471 = disjunction_470 | conjunction_503;
  wire [3:0] disjunction_472 = disjunction_471 | conjunction_504;
  wire [3:0] disjunction_473 = disjunction_472 | conjunction_505;
  wire [3:0] disjunction_474 = disjunction_473 | conjunction_506;
  wire [3:0] disjunction_475 = disjunction_474 | conjunction_507;
  wire [3:0] disjunction_476 = disjunction_475 | conjunction_508;
  wire [3:0] disjunction_477 = disjunction_476 | conjunction_509;
  wire [3:0] disjunction_478 = disjunction_477 | conjunction_510;
  wire [3:0] disjunction_479 = disjunction_478 | conjunction_511;
  wire [3:0] conjunction_994 = conjunction_513 & (~(disjunction_479 | conjunction_512));
  wire [31:0] joined_449 = {{8{conjunction_994[3]}}, {8{conjunction_994[2]}}, {8{conjunction_994[1]}},
      {8{conjunction_994[0]}}};
  wire [3:0] conjunction_995 = conjunction_512 & (~disjunction_479);
  wire [31:0] joined_450 = {{8{conjunction_995[3]}}, {8{conjunction_995[2]}}, {8{conjunction_995[1]}},
      {8{conjunction_995[0]}}};
  wire [3:0] conjunction_996 = conjunction_511 & (~disjunction_478);
  wire [31:0] joined_451 = {{8{conjunction_996[3]}}, {8{conjunction_996[2]}}, {8{conjunction_996[1]}},
      {8{conjunction_996[0]}}};
  wire [3:0] conjunction_997 = conjunction_510 & (~disjunction_477);
  wire [31:0] joined_452 = {{8{conjunction_997[3]}}, {8{conjunction_997[2]}}, {8{conjunction_997[1]}},
      {8{conjunction_997[0]}}};
  wire [3:0] conjunction_998 = conjunction_509 & (~disjunction_476);
  wire [31:0] joined_453 = {{8{conjunction_998[3]}}, {8{conjunction_998[2]}}, {8{conjunction_998[1]}},
      {8{conjunction_998[0]}}};
  wire [3:0] conjunction_999 = conjunction_508 & (~disjunction_475);
  wire [31:0] joined_454 = {{8{conjunction_999[3]}}, {8{conjunction_999[2]}}, {8{conjunction_999[1]}},
      {8{conjunction_999[0]}}};
  wire [3:0] conjunction_1000 = conjunction_507 & (~disjunction_474);
  wire [31:0] joined_455 = {{8{conjunction_1000[3]}}, {8{conjunction_1000[2]}}, {8{conjunction_1000[1]}},
      {8{conjunction_1000[0]}}};
  wire [3:0] conjunction_1001 = conjunction_506 & (~disjunction_473);
  wire [31:0] joined_456 = {{8{conjunction_1001[3]}}, {8{conjunction_1001[2]}}, {8{conjunction_1001[1]}},
      {8{conjunction_1001[0]}}};
  wire [3:0] conjunction_1002 = conjunction_505 & (~disjunction_472);
  wire [31:0] joined_457 = {{8{conjunction_1002[3]}}, {8{conjunction_1002[2]}}, {8{conjunction_1002[1]}},
      {8{conjunction_1002[0]}}};
  wire [3:0] conjunction_1003 = conjunction_504 & (~disjunction_471);
  wire [31:0] joined_458 = {{8{conjunction_1003[3]}}, {8{conjunction_1003[2]}}, {8{conjunction_1003[1]}},
      {8{conjunction_1003[0]}}};
  wire [3:0] conjunction_1004 = conjunction_503 & (~disjunction_470);
  wire [31:0] joined_459 = {{8{conjunction_1004[3]}}, {8{conjunction_1004[2]}}, {8{conjunction_1004[1]}},
      {8{conjunction_1004[0]}}};
  wire [3:0] conjunction_1005 = conjunction_502 & (~disjunction_469);
  wire [31:0] joined_460 = {{8{conjunction_1005[3]}}, {8{conjunction_1005[2]}}, {8{conjunction_1005[1]}},
      {8{conjunction_1005[0]}}};
  wire [3:0] conjunction_1006 = conjunction_501 & (~disjunction_468);
  wire [31:0] joined_461 = {{8{conjunction_1006[3]}}, {8{conjunction_1006[2]}}, {8{conjunction_1006[1]}},
      {8{conjunction_1006[0]}}};
  wire [3:0] conjunction_1007 = conjunction_500 & (~disjunction_467);
  wire [31:0] joined_462 = {{8{conjunction_1007[3]}}, {8{conjunction_1007[2]}}, {8{conjunction_1007[1]}},
      {8{conjunction_1007[0]}}};
  wire [3:0] conjunction_1008 = conjunction_499 & (~disjunction_466);
  wire [31:0] joined_463 = {{8{conjunction_1008[3]}}, {8{conjunction_1008[2]}}, {8{conjunction_1008[1]}},
      {8{conjunction_1008[0]}}};
  wire [3:0] conjunction_1009 = conjunction_498 & (~disjunction_465);
  wire [31:0] joined_464 = {{8{conjunction_1009[3]}}, {8{conjunction_1009[2]}}, {8{conjunction_1009[1]}},
      {8{conjunction_1009[0]}}};
  wire [3:0] conjunction_1010 = conjunction_497 & (~disjunction_464);
  wire [31:0] joined_465 = {{8{conjunction_1010[3]}}, {8{conjunction_1010[2]}}, {8{conjunction_1010[1]}},
      {8{conjunction_1010[0]}}};
  wire [3:0] conjunction_1011 = conjunction_496 & (~disjunction_463);
  wire [31:0] joined_466 = {{8{conjunction_1011[3]}}, {8{conjunction_1011[2]}}, {8{conjunction_1011[1]}},
      {8{conjunction_1011[0]}}};
  wire [3:0] conjunction_1012 = conjunction_495 & (~disjunction_462);
  wire [31:0] joined_467 = {{8{conjunction_1012[3]}}, {8{conjunction_1012[2]}}, {8{conjunction_1012[1]}},
      {8{conjunction_1012[0]}}};
  wire [3:0] conjunction_1013 = conjunction_494 & (~disjunction_461);
  wire [31:0] joined_468 = {{8{conjunction_1013[3]}}, {8{conjunction_1013[2]}}, {8{conjunction_1013[1]}},
      {8{conjunction_1013[0]}}};
  wire [3:0] conjunction_1014 = conjunction_493 & (~disjunction_460);
  wire [31:0] joined_469 = {{8{conjunction_1014[3]}}, {8{conjunction_1014[2]}}, {8{conjunction_1014[1]}},
      {8{conjunction_1014[0]}}};
  wire [3:0] conjunction_1015 = conjunction_492 & (~disjunction_459);
  wire [31:0] joined_470 = {{8{conjunction_1015[3]}}, {8{conjunction_1015[2]}}, {8{conjunction_1015[1]}},
      {8{conjunction_1015[0]}}};
  wire [3:0] conjunction_1016 = conjunction_491 & (~disjunction_458);
  wire [31:0] joined_471 = {{8{conjunction_1016[3]}}, {8{conjunction_1016[2]}}, {8{conjunction_1016[1]}},
      {8{conjunction_1016[0]}}};
  wire [3:0] conjunction_1017 = conjunction_490 & (~disjunction_457);
  wire [31:0] joined_472 = {{8{conjunction_1017[3]}}, {8{conjunction_1017[2]}}, {8{conjunction_1017[1]}},
      {8{conjunction_1017[0]}}};
  wire [3:0] conjunction_1018 = conjunction_489 & (~disjunction_456);
  wire [31:0] joined_473 = {{8{conjunction_1018[3]}}, {8{conjunction_1018[2]}}, {8{conjunction_1018[1]}},
      {8{conjunction_1018[0]}}};
  wire [3:0] conjunction_1019 = conjunction_488 & (~disjunction_455);
  wire [31:0] joined_474 = {{8{conjunction_1019[3]}}, {8{conjunction_1019[2]}}, {8{conjunction_1019[1]}},
      {8{conjunction_1019[0]}}};
  wire [3:0] conjunction_1020 = conjunction_487 & (~disjunction_454);
  wire [31:0] joined_475 = {{8{conjunction_1020[3]}}, {8{conjunction_1020[2]}}, {8{conjunction_1020[1]}},
      {8{conjunction_1020[0]}}};
  wire [3:0] conjunction_1021 = conjunction_486 & (~disjunction_453);
  wire [31:0] joined_476 = {{8{conjunction_1021[3]}}, {8{conjunction_1021[2]}}, {8{conjunction_1021[1]}},
      {8{conjunction_1021[0]}}};
  wire [3:0] conjunction_1022 = conjunction_485 & (~disjunction_452);
  wire [31:0] joined_477 = {{8{conjunction_1022[3]}}, {8{conjunction_1022[2]}}, {8{conjunction_1022[1]}},
      {8{conjunction_1022[0]}}};
  wire [3:0] conjunction_1023 = conjunction_484 & (~disjunction_451);
  wire [31:0] joined_478 = {{8{conjunction_1023[3]}}, {8{conjunction_1023[2]}}, {8{conjunction_1023[1]}},
      {8{conjunction_1023[0]}}};
  wire [3:0] conjunction_1024 = conjunction_483 & (~conjunction_482);
  wire [31:0] joined_479 = {{8{conjunction_1024[3]}}, {8{conjunction_1024[2]}}, {8{conjunction_1024[1]}},
      {8{conjunction_1024[0]}}};
  wire [3:0] conjunction_1025 = conjunction_482;
  wire [31:0] joined_480 = {{8{conjunction_1025[3]}}, {8{conjunction_1025[2]}}, {8{conjunction_1025[1]}},
      {8{conjunction_1025[0]}}};
  wire [31:0] disjunction_480 = (joined_480 & data[31*128 + 64 +: 32]) | (joined_479 & data[30*128 + 64 +: 32]) |
      (joined_478 & data[29*128 + 64 +: 32]) | (joined_477 & data[28*128 + 64 +: 32]) | (joined_476 & data[27*128 +
      64 +: 32]) | (joined_475 & data[26*128 + 64 +: 32]) | (joined_474 & data[25*128 + 64 +: 32]) | (joined_473 &
      data[24*128 + 64 +: 32]) | (joined_472 & data[23*128 + 64 +: 32]) | (joined_471 & data[22*128 + 64 +: 32]) |
      (joined_470 & data[21*128 + 64 +: 32]) | (joined_469 & data[20*128 + 64 +: 32]) | (joined_468 & data[19*128 +
      64 +: 32]) | (joined_467 & data[18*128 + 64 +: 32]) | (joined_466 & data[17*128 + 64 +: 32]) | (joined_465 &
      data[16*128 + 64 +: 32]) | (joined_464 & data[15*128 + 64 +: 32]) | (joined_463 & data[14*128 + 64 +: 32]);
  wire [31:0] disjunction_481 = disjunction_480 | (joined_462 & data[13*128 + 64 +: 32]) | (joined_461 & data[12*128
      + 64 +: 32]) | (joined_460 & data[11*128 + 64 +: 32]) | (joined_459 & data[10*128 + 64 +: 32]) | (joined_458 &
      data[9*128 + 64 +: 32]) | (joined_457 & data[8*128 + 64 +: 32]) | (joined_456 & data[7*128 + 64 +: 32]) |
      (joined_455 & data[6*128 + 64 +: 32]) | (joined_454 & data[5*128 + 64 +: 32]) | (joined_453 & data[4*128 + 64
      +: 32]) | (joined_452 & data[3*128 + 64 +: 32]) | (joined_451 & data[2*128 + 64 +: 32]) | (joined_450 &
      data[1*128 + 64 +: 32]) | (joined_449 & data[64 +: 32]);

  initial begin
    byte_56 = 8'd0;
  end
  always @(posedge clock) begin
    if (disjunction_15[0] & step) begin
      byte_56 <= disjunction_481[7:0];
    end
  end

  initial begin
    byte_57 = 8'd0;
  end
  always @(posedge clock) begin
    if (disjunction_15[1] & step) begin
      byte_57 <= disjunction_481[15:8];
    end
  end

  initial begin
    byte_58 = 8'd0;
  end
  always @(posedge clock) begin
    if (disjunction_15[2] & step) begin
      byte_58 <= disjunction_481[23:16];
    end
  end

  initial begin
    byte_59 = 8'd0;
  end
  always @(posedge clock) begin
    if (disjunction_15[3] & step) begin
      byte_59 <= disjunction_481[31:24];
    end
  end

  wire [3:0] disjunction_482 = conjunction_514 | conjunction_515;
  wire [3:0] disjunction_483 = disjunction_482 | conjunction_516;
  wire [3:0] disjunction_484 = disjunction_483 | conjunction_517;
  wire [3:0] disjunction_485 = disjunction_484 | conjunction_518;
  wire [3:0] disjunction_486 = disjunction_485 | conjunction_519;
  wire [3:0] disjunction_487 = disjunction_486 | conjunction_520;
  wire [3:0] disjunction_488 = disjunction_487 | conjunction_521;
  wire [3:0] disjunction_489 = disjunction_488 | conjunction_522;
  wire [3:0] disjunction_490 = disjunction_489 | conjunction_523;
  wire [3:0] disjunction_491 = disjunction_490 | conjunction_524;
  wire [3:0] disjunction_492 = disjunction_491 | conjunction_525;
  wire [3:0] disjunction_493 = disjunction_492 | conjunction_526;
  wire [3:0] disjunction_494 = disjunction_493 | conjunction_527;
  wire [3:0] disjunction_495 = disjunction_494 | conjunction_528;
  wire [3:0] disjunction_496 = disjunction_495 | conjunction_529;
  wire [3:0] disjunction_497 = disjunction_496 | conjunction_530;
  wire [3:0] disjunction_498 = disjunction_497 | conjunction_531;
  wire [3:0] disjunction_499 = disjunction_498 | conjunction_532;
  wire [3:0] disjunction_500 = disjunction_499 | conjunction_533;
  wire [3:0] disjunction_501 = disjunction_500 | conjunction_534;
  wire [3:0] disjunction_502 = disjunction_501 | conjunction_535;
  wire [3:0] disjunction_503 = disjunction_502 | conjunction_536;
  wire [3:0] disjunction_504 = disjunction_503 | conjunction_537;
  wire [3:0] disjunction_505 = disjunction_504 | conjunction_538;
  wire [3:0] disjunction_506 = disjunction_505 | conjunction_539;
  wire [3:0] disjunction_507 = disjunction_506 | conjunction_540;
  wire [3:0] disjunction_508 = disjunction_507 | conjunction_541;
  wire [3:0] disjunction_509 = disjunction_508 | conjunction_542;
  wire [3:0] disjunction_510 = disjunction_509 | conjunction_543;
  wire [3:0] conjunction_1026 = conjunction_545 & (~(disjunction_510 | conjunction_544));
  wire [31:0] joined_481 = {{8{conjunction_1026[3]}}, {8{conjunction_1026[2]}}, {8{conjunction_1026[1]}},
      {8{conjunction_1026[0]}}};
  wire [3:0] conjunction_1027 = conjunction_544 & (~disjunction_510);
  wire [31:0] joined_482 = {{8{conjunction_1027[3]}}, {8{conjunction_1027[2]}}, {8{conjunction_1027[1]}},
      {8{conjunction_1027[0]}}};
  wire [3:0] conjunction_1028 = conjunction_543 & (~disjunction_509);
  wire [31:0] joined_483 = {{8{conjunction_1028[3]}}, {8{conjunction_1028[2]}}, {8{conjunction_1028[1]}},
      {8{conjunction_1028[0]}}};
  wire [3:0] conjunction_1029 = conjunction_542 & (~disjunction_508);
  wire [31:0] joined_484 = {{8{conjunction_1029[3]}}, {8{conjunction_1029[2]}}, {8{conjunction_1029[1]}},
      {8{conjunction_1029[0]}}};
  wire [3:0] conjunction_1030 = conjunction_541 & (~disjunction_507);
  wire [31:0] joined_485 = {{8{conjunction_1030[3]}}, {8{conjunction_1030[2]}}, {8{conjunction_1030[1]}},
      {8{conjunction_1030[0]}}};
  wire [3:0] conjunction_1031 = conjunction_540 & (~disjunction_506);
  wire [31:0] joined_486 = {{8{conjunction_1031[3]}}, {8{conjunction_1031[2]}}, {8{conjunction_1031[1]}},
      {8{conjunction_1031[0]}}};
  wire [3:0] conjunction_1032 = conjunction_539 & (~disjunction_505);
  wire [31:0] joined_487 = {{8{conjunction_1032[3]}}, {8{conjunction_1032[2]}}, {8{conjunction_1032[1]}},
      {8{conjunction_1032[0]}}};
  wire [3:0] conjunction_1033 = conjunction_538 & (~disjunction_504);
  wire [31:0] joined_488 = {{8{conjunction_1033[3]}}, {8{conjunction_1033[2]}}, {8{conjunction_1033[1]}},
      {8{conjunction_1033[0]}}};
  wire [3:0] conjunction_1034 = conjunction_537 & (~disjunction_503);
  wire [31:0] joined_489 = {{8{conjunction_1034[3]}}, {8{conjunction_1034[2]}}, {8{conjunction_1034[1]}},
      {8{conjunction_1034[0]}}};
  wire [3:0] conjunction_1035 = conjunction_536 & (~disjunction_502);
  wire [31:0] joined_490 = {{8{conjunction_1035[3]}}, {8{conjunction_1035[2]}}, {8{conjunction_1035[1]}},
      {8{conjunction_1035[0]}}};
  wire [3:0] conjunction_1036 = conjunction_535 & (~disjunction_501);
  wire [31:0] joined_491 = {{8{conjunction_1036[3]}}, {8{conjunction_1036[2]}}, {8{conjunction_1036[1]}},
      {8{conjunction_1036[0]}}};
  wire [3:0] conjunction_1037 = conjunction_534 & (~disjunction_500);
  wire [31:0] joined_492 = {{8{conjunction_1037[3]}}, {8{conjunction_1037[2]}}, {8{conjunction_1037[1]}},
      {8{conjunction_1037[0]}}};
  wire [3:0] conjunction_1038 = conjunction_533 & (~disjunction_499);
  wire [31:0] joined_493 = {{8{conjunction_1038[3]}}, {8{conjunction_1038[2]}}, {8{conjunction_1038[1]}},
      {8{conjunction_1038[0]}}};
  wire [3:0] conjunction_1039 = conjunction_532 & (~disjunction_498);
  wire [31:0] joined_494 = {{8{conjunction_1039[3]}}, {8{conjunction_1039[2]}}, {8{conjunction_1039[1]}},
      {8{conjunction_1039[0]}}};
  wire [3:0] conjunction_1040 = conjunction_531 & (~disjunction_497);
  wire [31:0] joined_495 = {{8{conjunction_1040[3]}}, {8{conjunction_1040[2]}}, {8{conjunction_1040[1]}},
      {8{conjunction_1040[0]}}};
  wire [3:0] conjunction_1041 = conjunction_530 & (~disjunction_496);
  wire [31:0] joined_496 = {{8{conjunction_1041[3]}}, {8{conjunction_1041[2]}}, {8{conjunction_1041[1]}},
      {8{conjunction_1041[0]}}};
  wire [3:0] conjunction_1042 = conjunction_529 & (~disjunction_495);
  wire [31:0] joined_497 = {{8{conjunction_1042[3]}}, {8{conjunction_1042[2]}}, {8{conjunction_1042[1]}},
      {8{conjunction_1042[0]}}};
  wire [3:0] conjunction_1043 = conjunction_528 & (~disjunction_494);
  wire [31:0] joined_498 = {{8{conjunction_1043[3]}}, {8{conjunction_1043[2]}}, {8{conjunction_1043[1]}},
      {8{conjunction_1043[0]}}};
  wire [3:0] conjunction_1044 = conjunction_527 & (~disjunction_493);
  wire [31:0] joined_499 = {{8{conjunction_1044[3]}}, {8{conjunction_1044[2]}}, {8{conjunction_1044[1]}},
      {8{conjunction_1044[0]}}};
  wire [3:0] conjunction_1045 = conjunction_526 & (~disjunction_492);
  wire [31:0] joined_500 = {{8{conjunction_1045[3]}}, {8{conjunction_1045[2]}}, {8{conjunction_1045[1]}},
      {8{conjunction_1045[0]}}};
  wire [3:0] conjunction_1046 = conjunction_525 & (~disjunction_491);
  wire [31:0] joined_501 = {{8{conjunction_1046[3]}}, {8{conjunction_1046[2]}}, {8{conjunction_1046[1]}},
      {8{conjunction_1046[0]}}};
  wire [3:0] conjunction_1047 = conjunction_524 & (~disjunction_490);
  wire [31:0] joined_502 = {{8{conjunction_1047[3]}}, {8{conjunction_1047[2]}}, {8{conjunction_1047[1]}},
      {8{conjunction_1047[0]}}};
  wire [3:0] conjunction_1048 = conjunction_523 & (~disjunction_489);
  wire [31:0] joined_503 = {{8{conjunction_1048[3]}}, {8{conjunction_1048[2]}}, {8{conjunction_1048[1]}},
      {8{conjunction_1048[0]}}};
  wire [3:0] conjunction_1049 = conjunction_522 & (~disjunction_488);
  wire [31:0] joined_504 = {{8{conjunction_1049[3]}}, {8{conjunction_1049[2]}}, {8{conjunction_1049[1]}},
      {8{conjunction_1049[0]}}};
  wire [3:0] conjunction_1050 = conjunction_521 & (~disjunction_487);
  wire [31:0] joined_505 = {{8{conjunction_1050[3]}}, {8{conjunction_1050[2]}}, {8{conjunction_1050[1]}},
      {8{conjunction_1050[0]}}};
  wire [3:0] conjunction_1051 = conjunction_520 & (~disjunction_486);
  wire [31:0] joined_506 = {{8{conjunction_1051[3]}}, {8{conjunction_1051[2]}}, {8{conjunction_1051[1]}},
      {8{conjunction_1051[0]}}};
  wire [3:0] conjunction_1052 = conjunction_519 & (~disjunction_485);
  wire [31:0] joined_507 = {{8{conjunction_1052[3]}}, {8{conjunction_1052[2]}}, {8{conjunction_1052[1]}},
      {8{conjunction_1052[0]}}};
  wire [3:0] conjunction_1053 = conjunction_518 & (~disjunction_484);
  wire [31:0] joined_508 = {{8{conjunction_1053[3]}}, {8{conjunction_1053[2]}}, {8{conjunction_1053[1]}},
      {8{conjunction_1053[0]}}};
  wire [3:0] conjunction_1054 = conjunction_517 & (~disjunction_483);
  wire [31:0] joined_509 = {{8{conjunction_1054[3]}}, {8{conjunction_1054[2]}}, {8{conjunction_1054[1]}},
      {8{conjunction_1054[0]}}};
  wire [3:0] conjunction_1055 = conjunction_516 & (~disjunction_482);
  wire [31:0] joined_510 = {{8{conjunction_1055[3]}}, {8{conjunction_1055[2]}}, {8{conjunction_1055[1]}},
      {8{conjunction_1055[0]}}};
  wire [3:0] conjunction_1056 = conjunction_515 & (~conjunction_514);
  wire [31:0] joined_511 = {{8{conjunction_1056[3]}}, {8{conjunction_1056[2]}}, {8{conjunction_1056[1]}},
      {8{conjunction_1056[0]}}};
  wire [3:0] conjunction_1057 = conjunction_514;
  wire [31:0] joined_512 = {{8{conjunction_1057[3]}}, {8{conjunction_1057[2]}}, {8{conjunction_1057[1]}},
      {8{conjunction_1057[0]}}};
  wire [31:0] disjunction_511 = (joined_512 & data[31*128 + 96 +: 32]) | (joined_511 & data[30*128 + 96 +: 32]) |
      (joined_510 & data[29*128 + 96 +: 32]) | (joined_509 & data[28*128 + 96 +: 32]) | (joined_508 & data[27*128 +
      96 +: 32]) | (joined_507 & data[26*128 + 96 +: 32]) | (joined_506 & data[25*128 + 96 +: 32]) | (joined_505 &
      data[24*128 + 96 +: 32]) | (joined_504 & data[23*128 + 96 +: 32]) | (joined_503 & data[22*128 + 96 +: 32]) |
      (joined_502 & data[21*128 + 96 +: 32]) | (joined_501 & data[20*128 + 96 +: 32]) | (joined_500 & data[19*128 +
      96 +: 32]) | (joined_499 & data[18*128 + 96 +: 32]) | (joined_498 & data[17*128 + 96 +: 32]) | (joined_497 &
      data[16*128 + 96 +: 32]) | (joined_496 & data[15*128 + 96 +: 32]) | (joined_495 & data[14*128 + 96 +: 32]);
  wire [31:0] disjunction_512 = disjunction_511 | (joined_494 & data[13*128 + 96 +: 32]) | (joined_493 & data[12*128
      + 96 +: 32]) | (joined_492 & data[11*128 + 96 +: 32]) | (joined_491 & data[10*128 + 96 +: 32]) | (joined_490 &
      data[9*128 + 96 +: 32]) | (joined_489 & data[8*128 + 96 +: 32]) | (joined_488 & data[7*128 + 96 +: 32]) |
      (joined_487 & data[6*128 + 96 +: 32]) | (joined_486 & data[5*128 + 96 +: 32]) | (joined_485 & data[4*128 + 96
      +: 32]) | (joined_484 & data[3*128 + 96 +: 32]) | (joined_483 & data[2*128 + 96 +: 32]) | (joined_482 &
      data[1*128 + 96 +: 32]) | (joined_481 & data[96 +: 32]);

  initial begin
    byte_60 = 8'd0;
  end
  always @(posedge clock) begin
    if (disjunction_16[0] & step) begin
      byte_60 <= disjunction_512[7:0];
    end
  end

  initial begin
    byte_61 = 8'd0;
  end
  always @(posedge clock) begin
    if (disjunction_16[1] & step) begin
      byte_61 <= disjunction_512[15:8];
    end
  end

  initial begin
    byte_62 = 8'd0;
  end
  always @(posedge clock) begin
    if (disjunction_16[2] & step) begin
      byte_62 <= disjunction_512[23:16];
    end
  end

  initial begin
    byte_63 = 8'd0;
  end
  always @(posedge clock) begin
    if (disjunction_16[3] & step) begin
      byte_63 <= disjunction_512[31:24];
    end
  end

endmodule

`default_nettype wire
