// store_line: generator of hdl/src/memory/coalesce.rs
// Written by Tombolo; change the source.

module store_line (
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
  input wire [5:0] offset_0,
  input wire [5:0] offset_1,
  input wire [5:0] offset_2,
  input wire [5:0] offset_3,
  input wire [5:0] offset_4,
  input wire [5:0] offset_5,
  input wire [5:0] offset_6,
  input wire [5:0] offset_7,
  input wire [5:0] offset_8,
  input wire [5:0] offset_9,
  input wire [5:0] offset_10,
  input wire [5:0] offset_11,
  input wire [5:0] offset_12,
  input wire [5:0] offset_13,
  input wire [5:0] offset_14,
  input wire [5:0] offset_15,
  input wire [5:0] offset_16,
  input wire [5:0] offset_17,
  input wire [5:0] offset_18,
  input wire [5:0] offset_19,
  input wire [5:0] offset_20,
  input wire [5:0] offset_21,
  input wire [5:0] offset_22,
  input wire [5:0] offset_23,
  input wire [5:0] offset_24,
  input wire [5:0] offset_25,
  input wire [5:0] offset_26,
  input wire [5:0] offset_27,
  input wire [5:0] offset_28,
  input wire [5:0] offset_29,
  input wire [5:0] offset_30,
  input wire [5:0] offset_31,
  input wire [31:0] data_0,
  input wire [31:0] data_1,
  input wire [31:0] data_2,
  input wire [31:0] data_3,
  input wire [31:0] data_4,
  input wire [31:0] data_5,
  input wire [31:0] data_6,
  input wire [31:0] data_7,
  input wire [31:0] data_8,
  input wire [31:0] data_9,
  input wire [31:0] data_10,
  input wire [31:0] data_11,
  input wire [31:0] data_12,
  input wire [31:0] data_13,
  input wire [31:0] data_14,
  input wire [31:0] data_15,
  input wire [31:0] data_16,
  input wire [31:0] data_17,
  input wire [31:0] data_18,
  input wire [31:0] data_19,
  input wire [31:0] data_20,
  input wire [31:0] data_21,
  input wire [31:0] data_22,
  input wire [31:0] data_23,
  input wire [31:0] data_24,
  input wire [31:0] data_25,
  input wire [31:0] data_26,
  input wire [31:0] data_27,
  input wire [31:0] data_28,
  input wire [31:0] data_29,
  input wire [31:0] data_30,
  input wire [31:0] data_31,
  input wire upper_part,
  output wire [511:0] line,
  output wire [63:0] mask
);

  wire [15:0] shifted_1 = {15'd0, served_0} << offset_0[5:2];
  wire [63:0] shifted_2 = {32'd0, data_0} << {offset_0[1:0], 3'd0};
  wire [15:0] shifted_3 = {15'd0, served_1} << offset_1[5:2];
  wire [63:0] shifted_4 = {32'd0, data_1} << {offset_1[1:0], 3'd0};
  wire [7:0] shifted_5 = 8'hf << offset_1[1:0];
  wire [15:0] shifted_6 = {15'd0, served_2} << offset_2[5:2];
  wire [63:0] shifted_7 = {32'd0, data_2} << {offset_2[1:0], 3'd0};
  wire [7:0] shifted_8 = 8'hf << offset_2[1:0];
  wire [15:0] shifted_9 = {15'd0, served_3} << offset_3[5:2];
  wire [63:0] shifted_10 = {32'd0, data_3} << {offset_3[1:0], 3'd0};
  wire [7:0] shifted_11 = 8'hf << offset_3[1:0];
  wire [15:0] shifted_12 = {15'd0, served_4} << offset_4[5:2];
  wire [63:0] shifted_13 = {32'd0, data_4} << {offset_4[1:0], 3'd0};
  wire [7:0] shifted_14 = 8'hf << offset_4[1:0];
  wire [15:0] shifted_15 = {15'd0, served_5} << offset_5[5:2];
  wire [63:0] shifted_16 = {32'd0, data_5} << {offset_5[1:0], 3'd0};
  wire [7:0] shifted_17 = 8'hf << offset_5[1:0];
  wire [15:0] shifted_18 = {15'd0, served_6} << offset_6[5:2];
  wire [63:0] shifted_19 = {32'd0, data_6} << {offset_6[1:0], 3'd0};
  wire [7:0] shifted_20 = 8'hf << offset_6[1:0];
  wire [15:0] shifted_21 = {15'd0, served_7} << offset_7[5:2];
  wire [63:0] shifted_22 = {32'd0, data_7} << {offset_7[1:0], 3'd0};
  wire [7:0] shifted_23 = 8'hf << offset_7[1:0];
  wire [15:0] shifted_24 = {15'd0, served_8} << offset_8[5:2];
  wire [63:0] shifted_25 = {32'd0, data_8} << {offset_8[1:0], 3'd0};
  wire [7:0] shifted_26 = 8'hf << offset_8[1:0];
  wire [15:0] shifted_27 = {15'd0, served_9} << offset_9[5:2];
  wire [63:0] shifted_28 = {32'd0, data_9} << {offset_9[1:0], 3'd0};
  wire [7:0] shifted_29 = 8'hf << offset_9[1:0];
  wire [15:0] shifted_30 = {15'd0, served_10} << offset_10[5:2];
  wire [63:0] shifted_31 = {32'd0, data_10} << {offset_10[1:0], 3'd0};
  wire [7:0] shifted_32 = 8'hf << offset_10[1:0];
  wire [15:0] shifted_33 = {15'd0, served_11} << offset_11[5:2];
  wire [63:0] shifted_34 = {32'd0, data_11} << {offset_11[1:0], 3'd0};
  wire [7:0] shifted_35 = 8'hf << offset_11[1:0];
  wire [15:0] shifted_36 = {15'd0, served_12} << offset_12[5:2];
  wire [63:0] shifted_37 = {32'd0, data_12} << {offset_12[1:0], 3'd0};
  wire [7:0] shifted_38 = 8'hf << offset_12[1:0];
  wire [15:0] shifted_39 = {15'd0, served_13} << offset_13[5:2];
  wire [63:0] shifted_40 = {32'd0, data_13} << {offset_13[1:0], 3'd0};
  wire [7:0] shifted_41 = 8'hf << offset_13[1:0];
  wire [15:0] shifted_42 = {15'd0, served_14} << offset_14[5:2];
  wire [63:0] shifted_43 = {32'd0, data_14} << {offset_14[1:0], 3'd0};
  wire [7:0] shifted_44 = 8'hf << offset_14[1:0];
  wire [15:0] shifted_45 = {15'd0, served_15} << offset_15[5:2];
  wire [63:0] shifted_46 = {32'd0, data_15} << {offset_15[1:0], 3'd0};
  wire [7:0] shifted_47 = 8'hf << offset_15[1:0];
  wire [15:0] shifted_48 = {15'd0, served_16} << offset_16[5:2];
  wire [63:0] shifted_49 = {32'd0, data_16} << {offset_16[1:0], 3'd0};
  wire [7:0] shifted_50 = 8'hf << offset_16[1:0];
  wire [15:0] shifted_51 = {15'd0, served_17} << offset_17[5:2];
  wire [63:0] shifted_52 = {32'd0, data_17} << {offset_17[1:0], 3'd0};
  wire [7:0] shifted_53 = 8'hf << offset_17[1:0];
  wire [15:0] shifted_54 = {15'd0, served_18} << offset_18[5:2];
  wire [63:0] shifted_55 = {32'd0, data_18} << {offset_18[1:0], 3'd0};
  wire [7:0] shifted_56 = 8'hf << offset_18[1:0];
  wire [15:0] shifted_57 = {15'd0, served_19} << offset_19[5:2];
  wire [63:0] shifted_58 = {32'd0, data_19} << {offset_19[1:0], 3'd0};
  wire [7:0] shifted_59 = 8'hf << offset_19[1:0];
  wire [15:0] shifted_60 = {15'd0, served_20} << offset_20[5:2];
  wire [63:0] shifted_61 = {32'd0, data_20} << {offset_20[1:0], 3'd0};
  wire [7:0] shifted_62 = 8'hf << offset_20[1:0];
  wire [15:0] shifted_63 = {15'd0, served_21} << offset_21[5:2];
  wire [63:0] shifted_64 = {32'd0, data_21} << {offset_21[1:0], 3'd0};
  wire [7:0] shifted_65 = 8'hf << offset_21[1:0];
  wire [15:0] shifted_66 = {15'd0, served_22} << offset_22[5:2];
  wire [63:0] shifted_67 = {32'd0, data_22} << {offset_22[1:0], 3'd0};
  wire [7:0] shifted_68 = 8'hf << offset_22[1:0];
  wire [15:0] shifted_69 = {15'd0, served_23} << offset_23[5:2];
  wire [63:0] shifted_70 = {32'd0, data_23} << {offset_23[1:0], 3'd0};
  wire [7:0] shifted_71 = 8'hf << offset_23[1:0];
  wire [15:0] shifted_72 = {15'd0, served_24} << offset_24[5:2];
  wire [63:0] shifted_73 = {32'd0, data_24} << {offset_24[1:0], 3'd0};
  wire [7:0] shifted_74 = 8'hf << offset_24[1:0];
  wire [15:0] shifted_75 = {15'd0, served_25} << offset_25[5:2];
  wire [63:0] shifted_76 = {32'd0, data_25} << {offset_25[1:0], 3'd0};
  wire [7:0] shifted_77 = 8'hf << offset_25[1:0];
  wire [15:0] shifted_78 = {15'd0, served_26} << offset_26[5:2];
  wire [63:0] shifted_79 = {32'd0, data_26} << {offset_26[1:0], 3'd0};
  wire [7:0] shifted_80 = 8'hf << offset_26[1:0];
  wire [15:0] shifted_81 = {15'd0, served_27} << offset_27[5:2];
  wire [63:0] shifted_82 = {32'd0, data_27} << {offset_27[1:0], 3'd0};
  wire [7:0] shifted_83 = 8'hf << offset_27[1:0];
  wire [15:0] shifted_84 = {15'd0, served_28} << offset_28[5:2];
  wire [63:0] shifted_85 = {32'd0, data_28} << {offset_28[1:0], 3'd0};
  wire [7:0] shifted_86 = 8'hf << offset_28[1:0];
  wire [15:0] shifted_87 = {15'd0, served_29} << offset_29[5:2];
  wire [63:0] shifted_88 = {32'd0, data_29} << {offset_29[1:0], 3'd0};
  wire [7:0] shifted_89 = 8'hf << offset_29[1:0];
  wire [15:0] shifted_90 = {15'd0, served_30} << offset_30[5:2];
  wire [63:0] shifted_91 = {32'd0, data_30} << {offset_30[1:0], 3'd0};
  wire [7:0] shifted_92 = 8'hf << offset_30[1:0];
  wire [15:0] shifted_93 = {15'd0, served_31} << offset_31[5:2];
  wire [63:0] shifted_94 = {32'd0, data_31} << {offset_31[1:0], 3'd0};
  wire [7:0] shifted_95 = 8'hf << offset_31[1:0];
  wire [3:0] conjunction_1 = shifted_5[3:0] & {4{shifted_3[0]}};
  wire [31:0] joined_1 = {{8{~conjunction_1[3]}}, {8{~conjunction_1[2]}}, {8{~conjunction_1[1]}},
      {8{~conjunction_1[0]}}};
  wire [3:0] conjunction_2 = shifted_8[3:0] & {4{shifted_6[0]}};
  wire [31:0] disjunction_1 = (shifted_2[31:0] & {32{shifted_1[0]}} & joined_1) | (shifted_4[31:0] &
      {32{shifted_3[0]}});
  wire [31:0] joined_2 = {{8{~conjunction_2[3]}}, {8{~conjunction_2[2]}}, {8{~conjunction_2[1]}},
      {8{~conjunction_2[0]}}};
  wire [3:0] conjunction_3 = shifted_11[3:0] & {4{shifted_9[0]}};
  wire [31:0] disjunction_2 = (disjunction_1 & joined_2) | (shifted_7[31:0] & {32{shifted_6[0]}});
  wire [31:0] joined_3 = {{8{~conjunction_3[3]}}, {8{~conjunction_3[2]}}, {8{~conjunction_3[1]}},
      {8{~conjunction_3[0]}}};
  wire [3:0] conjunction_4 = shifted_14[3:0] & {4{shifted_12[0]}};
  wire [31:0] disjunction_3 = (disjunction_2 & joined_3) | (shifted_10[31:0] & {32{shifted_9[0]}});
  wire [31:0] joined_4 = {{8{~conjunction_4[3]}}, {8{~conjunction_4[2]}}, {8{~conjunction_4[1]}},
      {8{~conjunction_4[0]}}};
  wire [3:0] conjunction_5 = shifted_17[3:0] & {4{shifted_15[0]}};
  wire [31:0] disjunction_4 = (disjunction_3 & joined_4) | (shifted_13[31:0] & {32{shifted_12[0]}});
  wire [31:0] joined_5 = {{8{~conjunction_5[3]}}, {8{~conjunction_5[2]}}, {8{~conjunction_5[1]}},
      {8{~conjunction_5[0]}}};
  wire [3:0] conjunction_6 = shifted_20[3:0] & {4{shifted_18[0]}};
  wire [31:0] disjunction_5 = (disjunction_4 & joined_5) | (shifted_16[31:0] & {32{shifted_15[0]}});
  wire [31:0] joined_6 = {{8{~conjunction_6[3]}}, {8{~conjunction_6[2]}}, {8{~conjunction_6[1]}},
      {8{~conjunction_6[0]}}};
  wire [3:0] conjunction_7 = shifted_23[3:0] & {4{shifted_21[0]}};
  wire [31:0] disjunction_6 = (disjunction_5 & joined_6) | (shifted_19[31:0] & {32{shifted_18[0]}});
  wire [31:0] joined_7 = {{8{~conjunction_7[3]}}, {8{~conjunction_7[2]}}, {8{~conjunction_7[1]}},
      {8{~conjunction_7[0]}}};
  wire [3:0] conjunction_8 = shifted_26[3:0] & {4{shifted_24[0]}};
  wire [31:0] disjunction_7 = (disjunction_6 & joined_7) | (shifted_22[31:0] & {32{shifted_21[0]}});
  wire [31:0] joined_8 = {{8{~conjunction_8[3]}}, {8{~conjunction_8[2]}}, {8{~conjunction_8[1]}},
      {8{~conjunction_8[0]}}};
  wire [3:0] conjunction_9 = shifted_29[3:0] & {4{shifted_27[0]}};
  wire [31:0] disjunction_8 = (disjunction_7 & joined_8) | (shifted_25[31:0] & {32{shifted_24[0]}});
  wire [31:0] joined_9 = {{8{~conjunction_9[3]}}, {8{~conjunction_9[2]}}, {8{~conjunction_9[1]}},
      {8{~conjunction_9[0]}}};
  wire [3:0] conjunction_10 = shifted_32[3:0] & {4{shifted_30[0]}};
  wire [31:0] disjunction_9 = (disjunction_8 & joined_9) | (shifted_28[31:0] & {32{shifted_27[0]}});
  wire [31:0] joined_10 = {{8{~conjunction_10[3]}}, {8{~conjunction_10[2]}}, {8{~conjunction_10[1]}},
      {8{~conjunction_10[0]}}};
  wire [3:0] conjunction_11 = shifted_35[3:0] & {4{shifted_33[0]}};
  wire [31:0] disjunction_10 = (disjunction_9 & joined_10) | (shifted_31[31:0] & {32{shifted_30[0]}});
  wire [31:0] joined_11 = {{8{~conjunction_11[3]}}, {8{~conjunction_11[2]}}, {8{~conjunction_11[1]}},
      {8{~conjunction_11[0]}}};
  wire [3:0] conjunction_12 = shifted_38[3:0] & {4{shifted_36[0]}};
  wire [31:0] disjunction_11 = (disjunction_10 & joined_11) | (shifted_34[31:0] & {32{shifted_33[0]}});
  wire [31:0] joined_12 = {{8{~conjunction_12[3]}}, {8{~conjunction_12[2]}}, {8{~conjunction_12[1]}},
      {8{~conjunction_12[0]}}};
  wire [3:0] conjunction_13 = shifted_41[3:0] & {4{shifted_39[0]}};
  wire [31:0] disjunction_12 = (disjunction_11 & joined_12) | (shifted_37[31:0] & {32{shifted_36[0]}});
  wire [31:0] joined_13 = {{8{~conjunction_13[3]}}, {8{~conjunction_13[2]}}, {8{~conjunction_13[1]}},
      {8{~conjunction_13[0]}}};
  wire [3:0] conjunction_14 = shifted_44[3:0] & {4{shifted_42[0]}};
  wire [31:0] disjunction_13 = (disjunction_12 & joined_13) | (shifted_40[31:0] & {32{shifted_39[0]}});
  wire [31:0] joined_14 = {{8{~conjunction_14[3]}}, {8{~conjunction_14[2]}}, {8{~conjunction_14[1]}},
      {8{~conjunction_14[0]}}};
  wire [3:0] conjunction_15 = shifted_47[3:0] & {4{shifted_45[0]}};
  wire [31:0] disjunction_14 = (disjunction_13 & joined_14) | (shifted_43[31:0] & {32{shifted_42[0]}});
  wire [31:0] joined_15 = {{8{~conjunction_15[3]}}, {8{~conjunction_15[2]}}, {8{~conjunction_15[1]}},
      {8{~conjunction_15[0]}}};
  wire [3:0] conjunction_16 = shifted_50[3:0] & {4{shifted_48[0]}};
  wire [31:0] disjunction_15 = (disjunction_14 & joined_15) | (shifted_46[31:0] & {32{shifted_45[0]}});
  wire [31:0] joined_16 = {{8{~conjunction_16[3]}}, {8{~conjunction_16[2]}}, {8{~conjunction_16[1]}},
      {8{~conjunction_16[0]}}};
  wire [3:0] conjunction_17 = shifted_53[3:0] & {4{shifted_51[0]}};
  wire [31:0] disjunction_16 = (disjunction_15 & joined_16) | (shifted_49[31:0] & {32{shifted_48[0]}});
  wire [31:0] joined_17 = {{8{~conjunction_17[3]}}, {8{~conjunction_17[2]}}, {8{~conjunction_17[1]}},
      {8{~conjunction_17[0]}}};
  wire [3:0] conjunction_18 = shifted_56[3:0] & {4{shifted_54[0]}};
  wire [31:0] disjunction_17 = (disjunction_16 & joined_17) | (shifted_52[31:0] & {32{shifted_51[0]}});
  wire [31:0] joined_18 = {{8{~conjunction_18[3]}}, {8{~conjunction_18[2]}}, {8{~conjunction_18[1]}},
      {8{~conjunction_18[0]}}};
  wire [3:0] conjunction_19 = shifted_59[3:0] & {4{shifted_57[0]}};
  wire [31:0] disjunction_18 = (disjunction_17 & joined_18) | (shifted_55[31:0] & {32{shifted_54[0]}});
  wire [31:0] joined_19 = {{8{~conjunction_19[3]}}, {8{~conjunction_19[2]}}, {8{~conjunction_19[1]}},
      {8{~conjunction_19[0]}}};
  wire [3:0] conjunction_20 = shifted_62[3:0] & {4{shifted_60[0]}};
  wire [31:0] disjunction_19 = (disjunction_18 & joined_19) | (shifted_58[31:0] & {32{shifted_57[0]}});
  wire [31:0] joined_20 = {{8{~conjunction_20[3]}}, {8{~conjunction_20[2]}}, {8{~conjunction_20[1]}},
      {8{~conjunction_20[0]}}};
  wire [3:0] conjunction_21 = shifted_65[3:0] & {4{shifted_63[0]}};
  wire [31:0] disjunction_20 = (disjunction_19 & joined_20) | (shifted_61[31:0] & {32{shifted_60[0]}});
  wire [31:0] joined_21 = {{8{~conjunction_21[3]}}, {8{~conjunction_21[2]}}, {8{~conjunction_21[1]}},
      {8{~conjunction_21[0]}}};
  wire [3:0] conjunction_22 = shifted_68[3:0] & {4{shifted_66[0]}};
  wire [31:0] disjunction_21 = (disjunction_20 & joined_21) | (shifted_64[31:0] & {32{shifted_63[0]}});
  wire [31:0] joined_22 = {{8{~conjunction_22[3]}}, {8{~conjunction_22[2]}}, {8{~conjunction_22[1]}},
      {8{~conjunction_22[0]}}};
  wire [3:0] conjunction_23 = shifted_71[3:0] & {4{shifted_69[0]}};
  wire [31:0] disjunction_22 = (disjunction_21 & joined_22) | (shifted_67[31:0] & {32{shifted_66[0]}});
  wire [31:0] joined_23 = {{8{~conjunction_23[3]}}, {8{~conjunction_23[2]}}, {8{~conjunction_23[1]}},
      {8{~conjunction_23[0]}}};
  wire [3:0] conjunction_24 = shifted_74[3:0] & {4{shifted_72[0]}};
  wire [31:0] disjunction_23 = (disjunction_22 & joined_23) | (shifted_70[31:0] & {32{shifted_69[0]}});
  wire [31:0] joined_24 = {{8{~conjunction_24[3]}}, {8{~conjunction_24[2]}}, {8{~conjunction_24[1]}},
      {8{~conjunction_24[0]}}};
  wire [3:0] conjunction_25 = shifted_77[3:0] & {4{shifted_75[0]}};
  wire [31:0] disjunction_24 = (disjunction_23 & joined_24) | (shifted_73[31:0] & {32{shifted_72[0]}});
  wire [31:0] joined_25 = {{8{~conjunction_25[3]}}, {8{~conjunction_25[2]}}, {8{~conjunction_25[1]}},
      {8{~conjunction_25[0]}}};
  wire [3:0] conjunction_26 = shifted_80[3:0] & {4{shifted_78[0]}};
  wire [31:0] disjunction_25 = (disjunction_24 & joined_25) | (shifted_76[31:0] & {32{shifted_75[0]}});
  wire [31:0] joined_26 = {{8{~conjunction_26[3]}}, {8{~conjunction_26[2]}}, {8{~conjunction_26[1]}},
      {8{~conjunction_26[0]}}};
  wire [3:0] conjunction_27 = shifted_83[3:0] & {4{shifted_81[0]}};
  wire [31:0] disjunction_26 = (disjunction_25 & joined_26) | (shifted_79[31:0] & {32{shifted_78[0]}});
  wire [31:0] joined_27 = {{8{~conjunction_27[3]}}, {8{~conjunction_27[2]}}, {8{~conjunction_27[1]}},
      {8{~conjunction_27[0]}}};
  wire [3:0] conjunction_28 = shifted_86[3:0] & {4{shifted_84[0]}};
  wire [31:0] disjunction_27 = (disjunction_26 & joined_27) | (shifted_82[31:0] & {32{shifted_81[0]}});
  wire [31:0] joined_28 = {{8{~conjunction_28[3]}}, {8{~conjunction_28[2]}}, {8{~conjunction_28[1]}},
      {8{~conjunction_28[0]}}};
  wire [3:0] conjunction_29 = shifted_89[3:0] & {4{shifted_87[0]}};
  wire [31:0] disjunction_28 = (disjunction_27 & joined_28) | (shifted_85[31:0] & {32{shifted_84[0]}});
  wire [31:0] joined_29 = {{8{~conjunction_29[3]}}, {8{~conjunction_29[2]}}, {8{~conjunction_29[1]}},
      {8{~conjunction_29[0]}}};
  wire [3:0] conjunction_30 = shifted_92[3:0] & {4{shifted_90[0]}};
  wire [31:0] disjunction_29 = (disjunction_28 & joined_29) | (shifted_88[31:0] & {32{shifted_87[0]}});
  wire [31:0] joined_30 = {{8{~conjunction_30[3]}}, {8{~conjunction_30[2]}}, {8{~conjunction_30[1]}},
      {8{~conjunction_30[0]}}};
  wire [3:0] conjunction_31 = shifted_95[3:0] & {4{shifted_93[0]}};
  wire [31:0] disjunction_30 = (disjunction_29 & joined_30) | (shifted_91[31:0] & {32{shifted_90[0]}});
  wire [31:0] joined_31 = {{8{~conjunction_31[3]}}, {8{~conjunction_31[2]}}, {8{~conjunction_31[1]}},
      {8{~conjunction_31[0]}}};
  wire [31:0] disjunction_31 = (shifted_2[31:0] & {32{shifted_1[1]}}) | (shifted_2[63:32] & {32{shifted_1[0]}});
  wire [3:0] disjunction_32 = (shifted_5[3:0] & {4{shifted_3[1]}}) | (shifted_5[7:4] & {4{shifted_3[0]}});
  wire [31:0] joined_32 = {{8{~disjunction_32[3]}}, {8{~disjunction_32[2]}}, {8{~disjunction_32[1]}},
      {8{~disjunction_32[0]}}};
  wire [31:0] disjunction_33 = (shifted_4[31:0] & {32{shifted_3[1]}}) | (shifted_4[63:32] & {32{shifted_3[0]}});
  wire [3:0] disjunction_34 = (shifted_8[3:0] & {4{shifted_6[1]}}) | (shifted_8[7:4] & {4{shifted_6[0]}});
  wire [31:0] joined_33 = {{8{~disjunction_34[3]}}, {8{~disjunction_34[2]}}, {8{~disjunction_34[1]}},
      {8{~disjunction_34[0]}}};
  wire [31:0] disjunction_35 = (shifted_7[31:0] & {32{shifted_6[1]}}) | (shifted_7[63:32] & {32{shifted_6[0]}});
  wire [3:0] disjunction_36 = (shifted_11[3:0] & {4{shifted_9[1]}}) | (shifted_11[7:4] & {4{shifted_9[0]}});
  wire [31:0] disjunction_37 = (((disjunction_31 & joined_32) | disjunction_33) & joined_33) | disjunction_35;
  wire [31:0] joined_34 = {{8{~disjunction_36[3]}}, {8{~disjunction_36[2]}}, {8{~disjunction_36[1]}},
      {8{~disjunction_36[0]}}};
  wire [31:0] disjunction_38 = (shifted_10[31:0] & {32{shifted_9[1]}}) | (shifted_10[63:32] & {32{shifted_9[0]}});
  wire [3:0] disjunction_39 = (shifted_14[3:0] & {4{shifted_12[1]}}) | (shifted_14[7:4] & {4{shifted_12[0]}});
  wire [31:0] joined_35 = {{8{~disjunction_39[3]}}, {8{~disjunction_39[2]}}, {8{~disjunction_39[1]}},
      {8{~disjunction_39[0]}}};
  wire [31:0] disjunction_40 = (shifted_13[31:0] & {32{shifted_12[1]}}) | (shifted_13[63:32] & {32{shifted_12[0]}});
  wire [3:0] disjunction_41 = (shifted_17[3:0] & {4{shifted_15[1]}}) | (shifted_17[7:4] & {4{shifted_15[0]}});
  wire [31:0] disjunction_42 = (((disjunction_37 & joined_34) | disjunction_38) & joined_35) | disjunction_40;
  wire [31:0] joined_36 = {{8{~disjunction_41[3]}}, {8{~disjunction_41[2]}}, {8{~disjunction_41[1]}},
      {8{~disjunction_41[0]}}};
  wire [31:0] disjunction_43 = (shifted_16[31:0] & {32{shifted_15[1]}}) | (shifted_16[63:32] & {32{shifted_15[0]}});
  wire [3:0] disjunction_44 = (shifted_20[3:0] & {4{shifted_18[1]}}) | (shifted_20[7:4] & {4{shifted_18[0]}});
  wire [31:0] joined_37 = {{8{~disjunction_44[3]}}, {8{~disjunction_44[2]}}, {8{~disjunction_44[1]}},
      {8{~disjunction_44[0]}}};
  wire [31:0] disjunction_45 = (shifted_19[31:0] & {32{shifted_18[1]}}) | (shifted_19[63:32] & {32{shifted_18[0]}});
  wire [3:0] disjunction_46 = (shifted_23[3:0] & {4{shifted_21[1]}}) | (shifted_23[7:4] & {4{shifted_21[0]}});
  wire [31:0] disjunction_47 = (((disjunction_42 & joined_36) | disjunction_43) & joined_37) | disjunction_45;
  wire [31:0] joined_38 = {{8{~disjunction_46[3]}}, {8{~disjunction_46[2]}}, {8{~disjunction_46[1]}},
      {8{~disjunction_46[0]}}};
  wire [31:0] disjunction_48 = (shifted_22[31:0] & {32{shifted_21[1]}}) | (shifted_22[63:32] & {32{shifted_21[0]}});
  wire [3:0] disjunction_49 = (shifted_26[3:0] & {4{shifted_24[1]}}) | (shifted_26[7:4] & {4{shifted_24[0]}});
  wire [31:0] joined_39 = {{8{~disjunction_49[3]}}, {8{~disjunction_49[2]}}, {8{~disjunction_49[1]}},
      {8{~disjunction_49[0]}}};
  wire [31:0] disjunction_50 = (shifted_25[31:0] & {32{shifted_24[1]}}) | (shifted_25[63:32] & {32{shifted_24[0]}});
  wire [3:0] disjunction_51 = (shifted_29[3:0] & {4{shifted_27[1]}}) | (shifted_29[7:4] & {4{shifted_27[0]}});
  wire [31:0] disjunction_52 = (((disjunction_47 & joined_38) | disjunction_48) & joined_39) | disjunction_50;
  wire [31:0] joined_40 = {{8{~disjunction_51[3]}}, {8{~disjunction_51[2]}}, {8{~disjunction_51[1]}},
      {8{~disjunction_51[0]}}};
  wire [31:0] disjunction_53 = (shifted_28[31:0] & {32{shifted_27[1]}}) | (shifted_28[63:32] & {32{shifted_27[0]}});
  wire [3:0] disjunction_54 = (shifted_32[3:0] & {4{shifted_30[1]}}) | (shifted_32[7:4] & {4{shifted_30[0]}});
  wire [31:0] joined_41 = {{8{~disjunction_54[3]}}, {8{~disjunction_54[2]}}, {8{~disjunction_54[1]}},
      {8{~disjunction_54[0]}}};
  wire [31:0] disjunction_55 = (shifted_31[31:0] & {32{shifted_30[1]}}) | (shifted_31[63:32] & {32{shifted_30[0]}});
  wire [3:0] disjunction_56 = (shifted_35[3:0] & {4{shifted_33[1]}}) | (shifted_35[7:4] & {4{shifted_33[0]}});
  wire [31:0] disjunction_57 = (((disjunction_52 & joined_40) | disjunction_53) & joined_41) | disjunction_55;
  wire [31:0] joined_42 = {{8{~disjunction_56[3]}}, {8{~disjunction_56[2]}}, {8{~disjunction_56[1]}},
      {8{~disjunction_56[0]}}};
  wire [31:0] disjunction_58 = (shifted_34[31:0] & {32{shifted_33[1]}}) | (shifted_34[63:32] & {32{shifted_33[0]}});
  wire [3:0] disjunction_59 = (shifted_38[3:0] & {4{shifted_36[1]}}) | (shifted_38[7:4] & {4{shifted_36[0]}});
  wire [31:0] joined_43 = {{8{~disjunction_59[3]}}, {8{~disjunction_59[2]}}, {8{~disjunction_59[1]}},
      {8{~disjunction_59[0]}}};
  wire [31:0] disjunction_60 = (shifted_37[31:0] & {32{shifted_36[1]}}) | (shifted_37[63:32] & {32{shifted_36[0]}});
  wire [3:0] disjunction_61 = (shifted_41[3:0] & {4{shifted_39[1]}}) | (shifted_41[7:4] & {4{shifted_39[0]}});
  wire [31:0] disjunction_62 = (((disjunction_57 & joined_42) | disjunction_58) & joined_43) | disjunction_60;
  wire [31:0] joined_44 = {{8{~disjunction_61[3]}}, {8{~disjunction_61[2]}}, {8{~disjunction_61[1]}},
      {8{~disjunction_61[0]}}};
  wire [31:0] disjunction_63 = (shifted_40[31:0] & {32{shifted_39[1]}}) | (shifted_40[63:32] & {32{shifted_39[0]}});
  wire [3:0] disjunction_64 = (shifted_44[3:0] & {4{shifted_42[1]}}) | (shifted_44[7:4] & {4{shifted_42[0]}});
  wire [31:0] joined_45 = {{8{~disjunction_64[3]}}, {8{~disjunction_64[2]}}, {8{~disjunction_64[1]}},
      {8{~disjunction_64[0]}}};
  wire [31:0] disjunction_65 = (shifted_43[31:0] & {32{shifted_42[1]}}) | (shifted_43[63:32] & {32{shifted_42[0]}});
  wire [3:0] disjunction_66 = (shifted_47[3:0] & {4{shifted_45[1]}}) | (shifted_47[7:4] & {4{shifted_45[0]}});
  wire [31:0] disjunction_67 = (((disjunction_62 & joined_44) | disjunction_63) & joined_45) | disjunction_65;
  wire [31:0] joined_46 = {{8{~disjunction_66[3]}}, {8{~disjunction_66[2]}}, {8{~disjunction_66[1]}},
      {8{~disjunction_66[0]}}};
  wire [31:0] disjunction_68 = (shifted_46[31:0] & {32{shifted_45[1]}}) | (shifted_46[63:32] & {32{shifted_45[0]}});
  wire [3:0] disjunction_69 = (shifted_50[3:0] & {4{shifted_48[1]}}) | (shifted_50[7:4] & {4{shifted_48[0]}});
  wire [31:0] joined_47 = {{8{~disjunction_69[3]}}, {8{~disjunction_69[2]}}, {8{~disjunction_69[1]}},
      {8{~disjunction_69[0]}}};
  wire [31:0] disjunction_70 = (shifted_49[31:0] & {32{shifted_48[1]}}) | (shifted_49[63:32] & {32{shifted_48[0]}});
  wire [3:0] disjunction_71 = (shifted_53[3:0] & {4{shifted_51[1]}}) | (shifted_53[7:4] & {4{shifted_51[0]}});
  wire [31:0] disjunction_72 = (((disjunction_67 & joined_46) | disjunction_68) & joined_47) | disjunction_70;
  wire [31:0] joined_48 = {{8{~disjunction_71[3]}}, {8{~disjunction_71[2]}}, {8{~disjunction_71[1]}},
      {8{~disjunction_71[0]}}};
  wire [31:0] disjunction_73 = (shifted_52[31:0] & {32{shifted_51[1]}}) | (shifted_52[63:32] & {32{shifted_51[0]}});
  wire [3:0] disjunction_74 = (shifted_56[3:0] & {4{shifted_54[1]}}) | (shifted_56[7:4] & {4{shifted_54[0]}});
  wire [31:0] joined_49 = {{8{~disjunction_74[3]}}, {8{~disjunction_74[2]}}, {8{~disjunction_74[1]}},
      {8{~disjunction_74[0]}}};
  wire [31:0] disjunction_75 = (shifted_55[31:0] & {32{shifted_54[1]}}) | (shifted_55[63:32] & {32{shifted_54[0]}});
  wire [3:0] disjunction_76 = (shifted_59[3:0] & {4{shifted_57[1]}}) | (shifted_59[7:4] & {4{shifted_57[0]}});
  wire [31:0] disjunction_77 = (((disjunction_72 & joined_48) | disjunction_73) & joined_49) | disjunction_75;
  wire [31:0] joined_50 = {{8{~disjunction_76[3]}}, {8{~disjunction_76[2]}}, {8{~disjunction_76[1]}},
      {8{~disjunction_76[0]}}};
  wire [31:0] disjunction_78 = (shifted_58[31:0] & {32{shifted_57[1]}}) | (shifted_58[63:32] & {32{shifted_57[0]}});
  wire [3:0] disjunction_79 = (shifted_62[3:0] & {4{shifted_60[1]}}) | (shifted_62[7:4] & {4{shifted_60[0]}});
  wire [31:0] joined_51 = {{8{~disjunction_79[3]}}, {8{~disjunction_79[2]}}, {8{~disjunction_79[1]}},
      {8{~disjunction_79[0]}}};
  wire [31:0] disjunction_80 = (shifted_61[31:0] & {32{shifted_60[1]}}) | (shifted_61[63:32] & {32{shifted_60[0]}});
  wire [3:0] disjunction_81 = (shifted_65[3:0] & {4{shifted_63[1]}}) | (shifted_65[7:4] & {4{shifted_63[0]}});
  wire [31:0] disjunction_82 = (((disjunction_77 & joined_50) | disjunction_78) & joined_51) | disjunction_80;
  wire [31:0] joined_52 = {{8{~disjunction_81[3]}}, {8{~disjunction_81[2]}}, {8{~disjunction_81[1]}},
      {8{~disjunction_81[0]}}};
  wire [31:0] disjunction_83 = (shifted_64[31:0] & {32{shifted_63[1]}}) | (shifted_64[63:32] & {32{shifted_63[0]}});
  wire [3:0] disjunction_84 = (shifted_68[3:0] & {4{shifted_66[1]}}) | (shifted_68[7:4] & {4{shifted_66[0]}});
  wire [31:0] joined_53 = {{8{~disjunction_84[3]}}, {8{~disjunction_84[2]}}, {8{~disjunction_84[1]}},
      {8{~disjunction_84[0]}}};
  wire [31:0] disjunction_85 = (shifted_67[31:0] & {32{shifted_66[1]}}) | (shifted_67[63:32] & {32{shifted_66[0]}});
  wire [3:0] disjunction_86 = (shifted_71[3:0] & {4{shifted_69[1]}}) | (shifted_71[7:4] & {4{shifted_69[0]}});
  wire [31:0] disjunction_87 = (((disjunction_82 & joined_52) | disjunction_83) & joined_53) | disjunction_85;
  wire [31:0] joined_54 = {{8{~disjunction_86[3]}}, {8{~disjunction_86[2]}}, {8{~disjunction_86[1]}},
      {8{~disjunction_86[0]}}};
  wire [31:0] disjunction_88 = (shifted_70[31:0] & {32{shifted_69[1]}}) | (shifted_70[63:32] & {32{shifted_69[0]}});
  wire [3:0] disjunction_89 = (shifted_74[3:0] & {4{shifted_72[1]}}) | (shifted_74[7:4] & {4{shifted_72[0]}});
  wire [31:0] joined_55 = {{8{~disjunction_89[3]}}, {8{~disjunction_89[2]}}, {8{~disjunction_89[1]}},
      {8{~disjunction_89[0]}}};
  wire [31:0] disjunction_90 = (shifted_73[31:0] & {32{shifted_72[1]}}) | (shifted_73[63:32] & {32{shifted_72[0]}});
  wire [3:0] disjunction_91 = (shifted_77[3:0] & {4{shifted_75[1]}}) | (shifted_77[7:4] & {4{shifted_75[0]}});
  wire [31:0] disjunction_92 = (((disjunction_87 & joined_54) | disjunction_88) & joined_55) | disjunction_90;
  wire [31:0] joined_56 = {{8{~disjunction_91[3]}}, {8{~disjunction_91[2]}}, {8{~disjunction_91[1]}},
      {8{~disjunction_91[0]}}};
  wire [31:0] disjunction_93 = (shifted_76[31:0] & {32{shifted_75[1]}}) | (shifted_76[63:32] & {32{shifted_75[0]}});
  wire [3:0] disjunction_94 = (shifted_80[3:0] & {4{shifted_78[1]}}) | (shifted_80[7:4] & {4{shifted_78[0]}});
  wire [31:0] joined_57 = {{8{~disjunction_94[3]}}, {8{~disjunction_94[2]}}, {8{~disjunction_94[1]}},
      {8{~disjunction_94[0]}}};
  wire [31:0] disjunction_95 = (shifted_79[31:0] & {32{shifted_78[1]}}) | (shifted_79[63:32] & {32{shifted_78[0]}});
  wire [3:0] disjunction_96 = (shifted_83[3:0] & {4{shifted_81[1]}}) | (shifted_83[7:4] & {4{shifted_81[0]}});
  wire [31:0] disjunction_97 = (((disjunction_92 & joined_56) | disjunction_93) & joined_57) | disjunction_95;
  wire [31:0] joined_58 = {{8{~disjunction_96[3]}}, {8{~disjunction_96[2]}}, {8{~disjunction_96[1]}},
      {8{~disjunction_96[0]}}};
  wire [31:0] disjunction_98 = (shifted_82[31:0] & {32{shifted_81[1]}}) | (shifted_82[63:32] & {32{shifted_81[0]}});
  wire [3:0] disjunction_99 = (shifted_86[3:0] & {4{shifted_84[1]}}) | (shifted_86[7:4] & {4{shifted_84[0]}});
  wire [31:0] joined_59 = {{8{~disjunction_99[3]}}, {8{~disjunction_99[2]}}, {8{~disjunction_99[1]}},
      {8{~disjunction_99[0]}}};
  wire [31:0] disjunction_100 = (shifted_85[31:0] & {32{shifted_84[1]}}) | (shifted_85[63:32] & {32{shifted_84[0]}});
  wire [3:0] disjunction_101 = (shifted_89[3:0] & {4{shifted_87[1]}}) | (shifted_89[7:4] & {4{shifted_87[0]}});
  wire [31:0] disjunction_102 = (((disjunction_97 & joined_58) | disjunction_98) & joined_59) | disjunction_100;
  wire [31:0] joined_60 = {{8{~disjunction_101[3]}}, {8{~disjunction_101[2]}}, {8{~disjunction_101[1]}},
      {8{~disjunction_101[0]}}};
  wire [31:0] disjunction_103 = (shifted_88[31:0] & {32{shifted_87[1]}}) | (shifted_88[63:32] & {32{shifted_87[0]}});
  wire [3:0] disjunction_104 = (shifted_92[3:0] & {4{shifted_90[1]}}) | (shifted_92[7:4] & {4{shifted_90[0]}});
  wire [31:0] joined_61 = {{8{~disjunction_104[3]}}, {8{~disjunction_104[2]}}, {8{~disjunction_104[1]}},
      {8{~disjunction_104[0]}}};
  wire [31:0] disjunction_105 = (shifted_91[31:0] & {32{shifted_90[1]}}) | (shifted_91[63:32] & {32{shifted_90[0]}});
  wire [3:0] disjunction_106 = (shifted_95[3:0] & {4{shifted_93[1]}}) | (shifted_95[7:4] & {4{shifted_93[0]}});
  wire [31:0] disjunction_107 = (((disjunction_102 & joined_60) | disjunction_103) & joined_61) | disjunction_105;
  wire [31:0] joined_62 = {{8{~disjunction_106[3]}}, {8{~disjunction_106[2]}}, {8{~disjunction_106[1]}},
      {8{~disjunction_106[0]}}};
  wire [31:0] disjunction_108 = (shifted_94[31:0] & {32{shifted_93[1]}}) | (shifted_94[63:32] & {32{shifted_93[0]}});
  wire [31:0] disjunction_109 = (shifted_2[31:0] & {32{shifted_1[2]}}) | (shifted_2[63:32] & {32{shifted_1[1]}});
  wire [3:0] disjunction_110 = (shifted_5[3:0] & {4{shifted_3[2]}}) | (shifted_5[7:4] & {4{shifted_3[1]}});
  wire [31:0] joined_63 = {{8{~disjunction_110[3]}}, {8{~disjunction_110[2]}}, {8{~disjunction_110[1]}},
      {8{~disjunction_110[0]}}};
  wire [31:0] disjunction_111 = (shifted_4[31:0] & {32{shifted_3[2]}}) | (shifted_4[63:32] & {32{shifted_3[1]}});
  wire [3:0] disjunction_112 = (shifted_8[3:0] & {4{shifted_6[2]}}) | (shifted_8[7:4] & {4{shifted_6[1]}});
  wire [31:0] joined_64 = {{8{~disjunction_112[3]}}, {8{~disjunction_112[2]}}, {8{~disjunction_112[1]}},
      {8{~disjunction_112[0]}}};
  wire [31:0] disjunction_113 = (shifted_7[31:0] & {32{shifted_6[2]}}) | (shifted_7[63:32] & {32{shifted_6[1]}});
  wire [3:0] disjunction_114 = (shifted_11[3:0] & {4{shifted_9[2]}}) | (shifted_11[7:4] & {4{shifted_9[1]}});
  wire [31:0] disjunction_115 = (((disjunction_109 & joined_63) | disjunction_111) & joined_64) | disjunction_113;
  wire [31:0] joined_65 = {{8{~disjunction_114[3]}}, {8{~disjunction_114[2]}}, {8{~disjunction_114[1]}},
      {8{~disjunction_114[0]}}};
  wire [31:0] disjunction_116 = (shifted_10[31:0] & {32{shifted_9[2]}}) | (shifted_10[63:32] & {32{shifted_9[1]}});
  wire [3:0] disjunction_117 = (shifted_14[3:0] & {4{shifted_12[2]}}) | (shifted_14[7:4] & {4{shifted_12[1]}});
  wire [31:0] joined_66 = {{8{~disjunction_117[3]}}, {8{~disjunction_117[2]}}, {8{~disjunction_117[1]}},
      {8{~disjunction_117[0]}}};
  wire [31:0] disjunction_118 = (shifted_13[31:0] & {32{shifted_12[2]}}) | (shifted_13[63:32] & {32{shifted_12[1]}});
  wire [3:0] disjunction_119 = (shifted_17[3:0] & {4{shifted_15[2]}}) | (shifted_17[7:4] & {4{shifted_15[1]}});
  wire [31:0] disjunction_120 = (((disjunction_115 & joined_65) | disjunction_116) & joined_66) | disjunction_118;
  wire [31:0] joined_67 = {{8{~disjunction_119[3]}}, {8{~disjunction_119[2]}}, {8{~disjunction_119[1]}},
      {8{~disjunction_119[0]}}};
  wire [31:0] disjunction_121 = (shifted_16[31:0] & {32{shifted_15[2]}}) | (shifted_16[63:32] & {32{shifted_15[1]}});
  wire [3:0] disjunction_122 = (shifted_20[3:0] & {4{shifted_18[2]}}) | (shifted_20[7:4] & {4{shifted_18[1]}});
  wire [31:0] joined_68 = {{8{~disjunction_122[3]}}, {8{~disjunction_122[2]}}, {8{~disjunction_122[1]}},
      {8{~disjunction_122[0]}}};
  wire [31:0] disjunction_123 = (shifted_19[31:0] & {32{shifted_18[2]}}) | (shifted_19[63:32] & {32{shifted_18[1]}});
  wire [3:0] disjunction_124 = (shifted_23[3:0] & {4{shifted_21[2]}}) | (shifted_23[7:4] & {4{shifted_21[1]}});
  wire [31:0] disjunction_125 = (((disjunction_120 & joined_67) | disjunction_121) & joined_68) | disjunction_123;
  wire [31:0] joined_69 = {{8{~disjunction_124[3]}}, {8{~disjunction_124[2]}}, {8{~disjunction_124[1]}},
      {8{~disjunction_124[0]}}};
  wire [31:0] disjunction_126 = (shifted_22[31:0] & {32{shifted_21[2]}}) | (shifted_22[63:32] & {32{shifted_21[1]}});
  wire [3:0] disjunction_127 = (shifted_26[3:0] & {4{shifted_24[2]}}) | (shifted_26[7:4] & {4{shifted_24[1]}});
  wire [31:0] joined_70 = {{8{~disjunction_127[3]}}, {8{~disjunction_127[2]}}, {8{~disjunction_127[1]}},
      {8{~disjunction_127[0]}}};
  wire [31:0] disjunction_128 = (shifted_25[31:0] & {32{shifted_24[2]}}) | (shifted_25[63:32] & {32{shifted_24[1]}});
  wire [3:0] disjunction_129 = (shifted_29[3:0] & {4{shifted_27[2]}}) | (shifted_29[7:4] & {4{shifted_27[1]}});
  wire [31:0] disjunction_130 = (((disjunction_125 & joined_69) | disjunction_126) & joined_70) | disjunction_128;
  wire [31:0] joined_71 = {{8{~disjunction_129[3]}}, {8{~disjunction_129[2]}}, {8{~disjunction_129[1]}},
      {8{~disjunction_129[0]}}};
  wire [31:0] disjunction_131 = (shifted_28[31:0] & {32{shifted_27[2]}}) | (shifted_28[63:32] & {32{shifted_27[1]}});
  wire [3:0] disjunction_132 = (shifted_32[3:0] & {4{shifted_30[2]}}) | (shifted_32[7:4] & {4{shifted_30[1]}});
  wire [31:0] joined_72 = {{8{~disjunction_132[3]}}, {8{~disjunction_132[2]}}, {8{~disjunction_132[1]}},
      {8{~disjunction_132[0]}}};
  wire [31:0] disjunction_133 = (shifted_31[31:0] & {32{shifted_30[2]}}) | (shifted_31[63:32] & {32{shifted_30[1]}});
  wire [3:0] disjunction_134 = (shifted_35[3:0] & {4{shifted_33[2]}}) | (shifted_35[7:4] & {4{shifted_33[1]}});
  wire [31:0] disjunction_135 = (((disjunction_130 & joined_71) | disjunction_131) & joined_72) | disjunction_133;
  wire [31:0] joined_73 = {{8{~disjunction_134[3]}}, {8{~disjunction_134[2]}}, {8{~disjunction_134[1]}},
      {8{~disjunction_134[0]}}};
  wire [31:0] disjunction_136 = (shifted_34[31:0] & {32{shifted_33[2]}}) | (shifted_34[63:32] & {32{shifted_33[1]}});
  wire [3:0] disjunction_137 = (shifted_38[3:0] & {4{shifted_36[2]}}) | (shifted_38[7:4] & {4{shifted_36[1]}});
  wire [31:0] joined_74 = {{8{~disjunction_137[3]}}, {8{~disjunction_137[2]}}, {8{~disjunction_137[1]}},
      {8{~disjunction_137[0]}}};
  wire [31:0] disjunction_138 = (shifted_37[31:0] & {32{shifted_36[2]}}) | (shifted_37[63:32] & {32{shifted_36[1]}});
  wire [3:0] disjunction_139 = (shifted_41[3:0] & {4{shifted_39[2]}}) | (shifted_41[7:4] & {4{shifted_39[1]}});
  wire [31:0] disjunction_140 = (((disjunction_135 & joined_73) | disjunction_136) & joined_74) | disjunction_138;
  wire [31:0] joined_75 = {{8{~disjunction_139[3]}}, {8{~disjunction_139[2]}}, {8{~disjunction_139[1]}},
      {8{~disjunction_139[0]}}};
  wire [31:0] disjunction_141 = (shifted_40[31:0] & {32{shifted_39[2]}}) | (shifted_40[63:32] & {32{shifted_39[1]}});
  wire [3:0] disjunction_142 = (shifted_44[3:0] & {4{shifted_42[2]}}) | (shifted_44[7:4] & {4{shifted_42[1]}});
  wire [31:0] joined_76 = {{8{~disjunction_142[3]}}, {8{~disjunction_142[2]}}, {8{~disjunction_142[1]}},
      {8{~disjunction_142[0]}}};
  wire [31:0] disjunction_143 = (shifted_43[31:0] & {32{shifted_42[2]}}) | (shifted_43[63:32] & {32{shifted_42[1]}});
  wire [3:0] disjunction_144 = (shifted_47[3:0] & {4{shifted_45[2]}}) | (shifted_47[7:4] & {4{shifted_45[1]}});
  wire [31:0] disjunction_145 = (((disjunction_140 & joined_75) | disjunction_141) & joined_76) | disjunction_143;
  wire [31:0] joined_77 = {{8{~disjunction_144[3]}}, {8{~disjunction_144[2]}}, {8{~disjunction_144[1]}},
      {8{~disjunction_144[0]}}};
  wire [31:0] disjunction_146 = (shifted_46[31:0] & {32{shifted_45[2]}}) | (shifted_46[63:32] & {32{shifted_45[1]}});
  wire [3:0] disjunction_147 = (shifted_50[3:0] & {4{shifted_48[2]}}) | (shifted_50[7:4] & {4{shifted_48[1]}});
  wire [31:0] joined_78 = {{8{~disjunction_147[3]}}, {8{~disjunction_147[2]}}, {8{~disjunction_147[1]}},
      {8{~disjunction_147[0]}}};
  wire [31:0] disjunction_148 = (shifted_49[31:0] & {32{shifted_48[2]}}) | (shifted_49[63:32] & {32{shifted_48[1]}});
  wire [3:0] disjunction_149 = (shifted_53[3:0] & {4{shifted_51[2]}}) | (shifted_53[7:4] & {4{shifted_51[1]}});
  wire [31:0] disjunction_150 = (((disjunction_145 & joined_77) | disjunction_146) & joined_78) | disjunction_148;
  wire [31:0] joined_79 = {{8{~disjunction_149[3]}}, {8{~disjunction_149[2]}}, {8{~disjunction_149[1]}},
      {8{~disjunction_149[0]}}};
  wire [31:0] disjunction_151 = (shifted_52[31:0] & {32{shifted_51[2]}}) | (shifted_52[63:32] & {32{shifted_51[1]}});
  wire [3:0] disjunction_152 = (shifted_56[3:0] & {4{shifted_54[2]}}) | (shifted_56[7:4] & {4{shifted_54[1]}});
  wire [31:0] joined_80 = {{8{~disjunction_152[3]}}, {8{~disjunction_152[2]}}, {8{~disjunction_152[1]}},
      {8{~disjunction_152[0]}}};
  wire [31:0] disjunction_153 = (shifted_55[31:0] & {32{shifted_54[2]}}) | (shifted_55[63:32] & {32{shifted_54[1]}});
  wire [3:0] disjunction_154 = (shifted_59[3:0] & {4{shifted_57[2]}}) | (shifted_59[7:4] & {4{shifted_57[1]}});
  wire [31:0] disjunction_155 = (((disjunction_150 & joined_79) | disjunction_151) & joined_80) | disjunction_153;
  wire [31:0] joined_81 = {{8{~disjunction_154[3]}}, {8{~disjunction_154[2]}}, {8{~disjunction_154[1]}},
      {8{~disjunction_154[0]}}};
  wire [31:0] disjunction_156 = (shifted_58[31:0] & {32{shifted_57[2]}}) | (shifted_58[63:32] & {32{shifted_57[1]}});
  wire [3:0] disjunction_157 = (shifted_62[3:0] & {4{shifted_60[2]}}) | (shifted_62[7:4] & {4{shifted_60[1]}});
  wire [31:0] joined_82 = {{8{~disjunction_157[3]}}, {8{~disjunction_157[2]}}, {8{~disjunction_157[1]}},
      {8{~disjunction_157[0]}}};
  wire [31:0] disjunction_158 = (shifted_61[31:0] & {32{shifted_60[2]}}) | (shifted_61[63:32] & {32{shifted_60[1]}});
  wire [3:0] disjunction_159 = (shifted_65[3:0] & {4{shifted_63[2]}}) | (shifted_65[7:4] & {4{shifted_63[1]}});
  wire [31:0] disjunction_160 = (((disjunction_155 & joined_81) | disjunction_156) & joined_82) | disjunction_158;
  wire [31:0] joined_83 = {{8{~disjunction_159[3]}}, {8{~disjunction_159[2]}}, {8{~disjunction_159[1]}},
      {8{~disjunction_159[0]}}};
  wire [31:0] disjunction_161 = (shifted_64[31:0] & {32{shifted_63[2]}}) | (shifted_64[63:32] & {32{shifted_63[1]}});
  wire [3:0] disjunction_162 = (shifted_68[3:0] & {4{shifted_66[2]}}) | (shifted_68[7:4] & {4{shifted_66[1]}});
  wire [31:0] joined_84 = {{8{~disjunction_162[3]}}, {8{~disjunction_162[2]}}, {8{~disjunction_162[1]}},
      {8{~disjunction_162[0]}}};
  wire [31:0] disjunction_163 = (shifted_67[31:0] & {32{shifted_66[2]}}) | (shifted_67[63:32] & {32{shifted_66[1]}});
  wire [3:0] disjunction_164 = (shifted_71[3:0] & {4{shifted_69[2]}}) | (shifted_71[7:4] & {4{shifted_69[1]}});
  wire [31:0] disjunction_165 = (((disjunction_160 & joined_83) | disjunction_161) & joined_84) | disjunction_163;
  wire [31:0] joined_85 = {{8{~disjunction_164[3]}}, {8{~disjunction_164[2]}}, {8{~disjunction_164[1]}},
      {8{~disjunction_164[0]}}};
  wire [31:0] disjunction_166 = (shifted_70[31:0] & {32{shifted_69[2]}}) | (shifted_70[63:32] & {32{shifted_69[1]}});
  wire [3:0] disjunction_167 = (shifted_74[3:0] & {4{shifted_72[2]}}) | (shifted_74[7:4] & {4{shifted_72[1]}});
  wire [31:0] joined_86 = {{8{~disjunction_167[3]}}, {8{~disjunction_167[2]}}, {8{~disjunction_167[1]}},
      {8{~disjunction_167[0]}}};
  wire [31:0] disjunction_168 = (shifted_73[31:0] & {32{shifted_72[2]}}) | (shifted_73[63:32] & {32{shifted_72[1]}});
  wire [3:0] disjunction_169 = (shifted_77[3:0] & {4{shifted_75[2]}}) | (shifted_77[7:4] & {4{shifted_75[1]}});
  wire [31:0] disjunction_170 = (((disjunction_165 & joined_85) | disjunction_166) & joined_86) | disjunction_168;
  wire [31:0] joined_87 = {{8{~disjunction_169[3]}}, {8{~disjunction_169[2]}}, {8{~disjunction_169[1]}},
      {8{~disjunction_169[0]}}};
  wire [31:0] disjunction_171 = (shifted_76[31:0] & {32{shifted_75[2]}}) | (shifted_76[63:32] & {32{shifted_75[1]}});
  wire [3:0] disjunction_172 = (shifted_80[3:0] & {4{shifted_78[2]}}) | (shifted_80[7:4] & {4{shifted_78[1]}});
  wire [31:0] joined_88 = {{8{~disjunction_172[3]}}, {8{~disjunction_172[2]}}, {8{~disjunction_172[1]}},
      {8{~disjunction_172[0]}}};
  wire [31:0] disjunction_173 = (shifted_79[31:0] & {32{shifted_78[2]}}) | (shifted_79[63:32] & {32{shifted_78[1]}});
  wire [3:0] disjunction_174 = (shifted_83[3:0] & {4{shifted_81[2]}}) | (shifted_83[7:4] & {4{shifted_81[1]}});
  wire [31:0] disjunction_175 = (((disjunction_170 & joined_87) | disjunction_171) & joined_88) | disjunction_173;
  wire [31:0] joined_89 = {{8{~disjunction_174[3]}}, {8{~disjunction_174[2]}}, {8{~disjunction_174[1]}},
      {8{~disjunction_174[0]}}};
  wire [31:0] disjunction_176 = (shifted_82[31:0] & {32{shifted_81[2]}}) | (shifted_82[63:32] & {32{shifted_81[1]}});
  wire [3:0] disjunction_177 = (shifted_86[3:0] & {4{shifted_84[2]}}) | (shifted_86[7:4] & {4{shifted_84[1]}});
  wire [31:0] joined_90 = {{8{~disjunction_177[3]}}, {8{~disjunction_177[2]}}, {8{~disjunction_177[1]}},
      {8{~disjunction_177[0]}}};
  wire [31:0] disjunction_178 = (shifted_85[31:0] & {32{shifted_84[2]}}) | (shifted_85[63:32] & {32{shifted_84[1]}});
  wire [3:0] disjunction_179 = (shifted_89[3:0] & {4{shifted_87[2]}}) | (shifted_89[7:4] & {4{shifted_87[1]}});
  wire [31:0] disjunction_180 = (((disjunction_175 & joined_89) | disjunction_176) & joined_90) | disjunction_178;
  wire [31:0] joined_91 = {{8{~disjunction_179[3]}}, {8{~disjunction_179[2]}}, {8{~disjunction_179[1]}},
      {8{~disjunction_179[0]}}};
  wire [31:0] disjunction_181 = (shifted_88[31:0] & {32{shifted_87[2]}}) | (shifted_88[63:32] & {32{shifted_87[1]}});
  wire [3:0] disjunction_182 = (shifted_92[3:0] & {4{shifted_90[2]}}) | (shifted_92[7:4] & {4{shifted_90[1]}});
  wire [31:0] joined_92 = {{8{~disjunction_182[3]}}, {8{~disjunction_182[2]}}, {8{~disjunction_182[1]}},
      {8{~disjunction_182[0]}}};
  wire [31:0] disjunction_183 = (shifted_91[31:0] & {32{shifted_90[2]}}) | (shifted_91[63:32] & {32{shifted_90[1]}});
  wire [3:0] disjunction_184 = (shifted_95[3:0] & {4{shifted_93[2]}}) | (shifted_95[7:4] & {4{shifted_93[1]}});
  wire [31:0] disjunction_185 = (((disjunction_180 & joined_91) | disjunction_181) & joined_92) | disjunction_183;
  wire [31:0] joined_93 = {{8{~disjunction_184[3]}}, {8{~disjunction_184[2]}}, {8{~disjunction_184[1]}},
      {8{~disjunction_184[0]}}};
  wire [31:0] disjunction_186 = (shifted_94[31:0] & {32{shifted_93[2]}}) | (shifted_94[63:32] & {32{shifted_93[1]}});
  wire [31:0] disjunction_187 = (shifted_2[31:0] & {32{shifted_1[3]}}) | (shifted_2[63:32] & {32{shifted_1[2]}});
  wire [3:0] disjunction_188 = (shifted_5[3:0] & {4{shifted_3[3]}}) | (shifted_5[7:4] & {4{shifted_3[2]}});
  wire [31:0] joined_94 = {{8{~disjunction_188[3]}}, {8{~disjunction_188[2]}}, {8{~disjunction_188[1]}},
      {8{~disjunction_188[0]}}};
  wire [31:0] disjunction_189 = (shifted_4[31:0] & {32{shifted_3[3]}}) | (shifted_4[63:32] & {32{shifted_3[2]}});
  wire [3:0] disjunction_190 = (shifted_8[3:0] & {4{shifted_6[3]}}) | (shifted_8[7:4] & {4{shifted_6[2]}});
  wire [31:0] joined_95 = {{8{~disjunction_190[3]}}, {8{~disjunction_190[2]}}, {8{~disjunction_190[1]}},
      {8{~disjunction_190[0]}}};
  wire [31:0] disjunction_191 = (shifted_7[31:0] & {32{shifted_6[3]}}) | (shifted_7[63:32] & {32{shifted_6[2]}});
  wire [3:0] disjunction_192 = (shifted_11[3:0] & {4{shifted_9[3]}}) | (shifted_11[7:4] & {4{shifted_9[2]}});
  wire [31:0] disjunction_193 = (((disjunction_187 & joined_94) | disjunction_189) & joined_95) | disjunction_191;
  wire [31:0] joined_96 = {{8{~disjunction_192[3]}}, {8{~disjunction_192[2]}}, {8{~disjunction_192[1]}},
      {8{~disjunction_192[0]}}};
  wire [31:0] disjunction_194 = (shifted_10[31:0] & {32{shifted_9[3]}}) | (shifted_10[63:32] & {32{shifted_9[2]}});
  wire [3:0] disjunction_195 = (shifted_14[3:0] & {4{shifted_12[3]}}) | (shifted_14[7:4] & {4{shifted_12[2]}});
  wire [31:0] joined_97 = {{8{~disjunction_195[3]}}, {8{~disjunction_195[2]}}, {8{~disjunction_195[1]}},
      {8{~disjunction_195[0]}}};
  wire [31:0] disjunction_196 = (shifted_13[31:0] & {32{shifted_12[3]}}) | (shifted_13[63:32] & {32{shifted_12[2]}});
  wire [3:0] disjunction_197 = (shifted_17[3:0] & {4{shifted_15[3]}}) | (shifted_17[7:4] & {4{shifted_15[2]}});
  wire [31:0] disjunction_198 = (((disjunction_193 & joined_96) | disjunction_194) & joined_97) | disjunction_196;
  wire [31:0] joined_98 = {{8{~disjunction_197[3]}}, {8{~disjunction_197[2]}}, {8{~disjunction_197[1]}},
      {8{~disjunction_197[0]}}};
  wire [31:0] disjunction_199 = (shifted_16[31:0] & {32{shifted_15[3]}}) | (shifted_16[63:32] & {32{shifted_15[2]}});
  wire [3:0] disjunction_200 = (shifted_20[3:0] & {4{shifted_18[3]}}) | (shifted_20[7:4] & {4{shifted_18[2]}});
  wire [31:0] joined_99 = {{8{~disjunction_200[3]}}, {8{~disjunction_200[2]}}, {8{~disjunction_200[1]}},
      {8{~disjunction_200[0]}}};
  wire [31:0] disjunction_201 = (shifted_19[31:0] & {32{shifted_18[3]}}) | (shifted_19[63:32] & {32{shifted_18[2]}});
  wire [3:0] disjunction_202 = (shifted_23[3:0] & {4{shifted_21[3]}}) | (shifted_23[7:4] & {4{shifted_21[2]}});
  wire [31:0] disjunction_203 = (((disjunction_198 & joined_98) | disjunction_199) & joined_99) | disjunction_201;
  wire [31:0] joined_100 = {{8{~disjunction_202[3]}}, {8{~disjunction_202[2]}}, {8{~disjunction_202[1]}},
      {8{~disjunction_202[0]}}};
  wire [31:0] disjunction_204 = (shifted_22[31:0] & {32{shifted_21[3]}}) | (shifted_22[63:32] & {32{shifted_21[2]}});
  wire [3:0] disjunction_205 = (shifted_26[3:0] & {4{shifted_24[3]}}) | (shifted_26[7:4] & {4{shifted_24[2]}});
  wire [31:0] joined_101 = {{8{~disjunction_205[3]}}, {8{~disjunction_205[2]}}, {8{~disjunction_205[1]}},
      {8{~disjunction_205[0]}}};
  wire [31:0] disjunction_206 = (shifted_25[31:0] & {32{shifted_24[3]}}) | (shifted_25[63:32] & {32{shifted_24[2]}});
  wire [3:0] disjunction_207 = (shifted_29[3:0] & {4{shifted_27[3]}}) | (shifted_29[7:4] & {4{shifted_27[2]}});
  wire [31:0] disjunction_208 = (((disjunction_203 & joined_100) | disjunction_204) & joined_101) | disjunction_206;
  wire [31:0] joined_102 = {{8{~disjunction_207[3]}}, {8{~disjunction_207[2]}}, {8{~disjunction_207[1]}},
      {8{~disjunction_207[0]}}};
  wire [31:0] disjunction_209 = (shifted_28[31:0] & {32{shifted_27[3]}}) | (shifted_28[63:32] & {32{shifted_27[2]}});
  wire [3:0] disjunction_210 = (shifted_32[3:0] & {4{shifted_30[3]}}) | (shifted_32[7:4] & {4{shifted_30[2]}});
  wire [31:0] joined_103 = {{8{~disjunction_210[3]}}, {8{~disjunction_210[2]}}, {8{~disjunction_210[1]}},
      {8{~disjunction_210[0]}}};
  wire [31:0] disjunction_211 = (shifted_31[31:0] & {32{shifted_30[3]}}) | (shifted_31[63:32] & {32{shifted_30[2]}});
  wire [3:0] disjunction_212 = (shifted_35[3:0] & {4{shifted_33[3]}}) | (shifted_35[7:4] & {4{shifted_33[2]}});
  wire [31:0] disjunction_213 = (((disjunction_208 & joined_102) | disjunction_209) & joined_103) | disjunction_211;
  wire [31:0] joined_104 = {{8{~disjunction_212[3]}}, {8{~disjunction_212[2]}}, {8{~disjunction_212[1]}},
      {8{~disjunction_212[0]}}};
  wire [31:0] disjunction_214 = (shifted_34[31:0] & {32{shifted_33[3]}}) | (shifted_34[63:32] & {32{shifted_33[2]}});
  wire [3:0] disjunction_215 = (shifted_38[3:0] & {4{shifted_36[3]}}) | (shifted_38[7:4] & {4{shifted_36[2]}});
  wire [31:0] joined_105 = {{8{~disjunction_215[3]}}, {8{~disjunction_215[2]}}, {8{~disjunction_215[1]}},
      {8{~disjunction_215[0]}}};
  wire [31:0] disjunction_216 = (shifted_37[31:0] & {32{shifted_36[3]}}) | (shifted_37[63:32] & {32{shifted_36[2]}});
  wire [3:0] disjunction_217 = (shifted_41[3:0] & {4{shifted_39[3]}}) | (shifted_41[7:4] & {4{shifted_39[2]}});
  wire [31:0] disjunction_218 = (((disjunction_213 & joined_104) | disjunction_214) & joined_105) | disjunction_216;
  wire [31:0] joined_106 = {{8{~disjunction_217[3]}}, {8{~disjunction_217[2]}}, {8{~disjunction_217[1]}},
      {8{~disjunction_217[0]}}};
  wire [31:0] disjunction_219 = (shifted_40[31:0] & {32{shifted_39[3]}}) | (shifted_40[63:32] & {32{shifted_39[2]}});
  wire [3:0] disjunction_220 = (shifted_44[3:0] & {4{shifted_42[3]}}) | (shifted_44[7:4] & {4{shifted_42[2]}});
  wire [31:0] joined_107 = {{8{~disjunction_220[3]}}, {8{~disjunction_220[2]}}, {8{~disjunction_220[1]}},
      {8{~disjunction_220[0]}}};
  wire [31:0] disjunction_221 = (shifted_43[31:0] & {32{shifted_42[3]}}) | (shifted_43[63:32] & {32{shifted_42[2]}});
  wire [3:0] disjunction_222 = (shifted_47[3:0] & {4{shifted_45[3]}}) | (shifted_47[7:4] & {4{shifted_45[2]}});
  wire [31:0] disjunction_223 = (((disjunction_218 & joined_106) | disjunction_219) & joined_107) | disjunction_221;
  wire [31:0] joined_108 = {{8{~disjunction_222[3]}}, {8{~disjunction_222[2]}}, {8{~disjunction_222[1]}},
      {8{~disjunction_222[0]}}};
  wire [31:0] disjunction_224 = (shifted_46[31:0] & {32{shifted_45[3]}}) | (shifted_46[63:32] & {32{shifted_45[2]}});
  wire [3:0] disjunction_225 = (shifted_50[3:0] & {4{shifted_48[3]}}) | (shifted_50[7:4] & {4{shifted_48[2]}});
  wire [31:0] joined_109 = {{8{~disjunction_225[3]}}, {8{~disjunction_225[2]}}, {8{~disjunction_225[1]}},
      {8{~disjunction_225[0]}}};
  wire [31:0] disjunction_226 = (shifted_49[31:0] & {32{shifted_48[3]}}) | (shifted_49[63:32] & {32{shifted_48[2]}});
  wire [3:0] disjunction_227 = (shifted_53[3:0] & {4{shifted_51[3]}}) | (shifted_53[7:4] & {4{shifted_51[2]}});
  wire [31:0] disjunction_228 = (((disjunction_223 & joined_108) | disjunction_224) & joined_109) | disjunction_226;
  wire [31:0] joined_110 = {{8{~disjunction_227[3]}}, {8{~disjunction_227[2]}}, {8{~disjunction_227[1]}},
      {8{~disjunction_227[0]}}};
  wire [31:0] disjunction_229 = (shifted_52[31:0] & {32{shifted_51[3]}}) | (shifted_52[63:32] & {32{shifted_51[2]}});
  wire [3:0] disjunction_230 = (shifted_56[3:0] & {4{shifted_54[3]}}) | (shifted_56[7:4] & {4{shifted_54[2]}});
  wire [31:0] joined_111 = {{8{~disjunction_230[3]}}, {8{~disjunction_230[2]}}, {8{~disjunction_230[1]}},
      {8{~disjunction_230[0]}}};
  wire [31:0] disjunction_231 = (shifted_55[31:0] & {32{shifted_54[3]}}) | (shifted_55[63:32] & {32{shifted_54[2]}});
  wire [3:0] disjunction_232 = (shifted_59[3:0] & {4{shifted_57[3]}}) | (shifted_59[7:4] & {4{shifted_57[2]}});
  wire [31:0] disjunction_233 = (((disjunction_228 & joined_110) | disjunction_229) & joined_111) | disjunction_231;
  wire [31:0] joined_112 = {{8{~disjunction_232[3]}}, {8{~disjunction_232[2]}}, {8{~disjunction_232[1]}},
      {8{~disjunction_232[0]}}};
  wire [31:0] disjunction_234 = (shifted_58[31:0] & {32{shifted_57[3]}}) | (shifted_58[63:32] & {32{shifted_57[2]}});
  wire [3:0] disjunction_235 = (shifted_62[3:0] & {4{shifted_60[3]}}) | (shifted_62[7:4] & {4{shifted_60[2]}});
  wire [31:0] joined_113 = {{8{~disjunction_235[3]}}, {8{~disjunction_235[2]}}, {8{~disjunction_235[1]}},
      {8{~disjunction_235[0]}}};
  wire [31:0] disjunction_236 = (shifted_61[31:0] & {32{shifted_60[3]}}) | (shifted_61[63:32] & {32{shifted_60[2]}});
  wire [3:0] disjunction_237 = (shifted_65[3:0] & {4{shifted_63[3]}}) | (shifted_65[7:4] & {4{shifted_63[2]}});
  wire [31:0] disjunction_238 = (((disjunction_233 & joined_112) | disjunction_234) & joined_113) | disjunction_236;
  wire [31:0] joined_114 = {{8{~disjunction_237[3]}}, {8{~disjunction_237[2]}}, {8{~disjunction_237[1]}},
      {8{~disjunction_237[0]}}};
  wire [31:0] disjunction_239 = (shifted_64[31:0] & {32{shifted_63[3]}}) | (shifted_64[63:32] & {32{shifted_63[2]}});
  wire [3:0] disjunction_240 = (shifted_68[3:0] & {4{shifted_66[3]}}) | (shifted_68[7:4] & {4{shifted_66[2]}});
  wire [31:0] joined_115 = {{8{~disjunction_240[3]}}, {8{~disjunction_240[2]}}, {8{~disjunction_240[1]}},
      {8{~disjunction_240[0]}}};
  wire [31:0] disjunction_241 = (shifted_67[31:0] & {32{shifted_66[3]}}) | (shifted_67[63:32] & {32{shifted_66[2]}});
  wire [3:0] disjunction_242 = (shifted_71[3:0] & {4{shifted_69[3]}}) | (shifted_71[7:4] & {4{shifted_69[2]}});
  wire [31:0] disjunction_243 = (((disjunction_238 & joined_114) | disjunction_239) & joined_115) | disjunction_241;
  wire [31:0] joined_116 = {{8{~disjunction_242[3]}}, {8{~disjunction_242[2]}}, {8{~disjunction_242[1]}},
      {8{~disjunction_242[0]}}};
  wire [31:0] disjunction_244 = (shifted_70[31:0] & {32{shifted_69[3]}}) | (shifted_70[63:32] & {32{shifted_69[2]}});
  wire [3:0] disjunction_245 = (shifted_74[3:0] & {4{shifted_72[3]}}) | (shifted_74[7:4] & {4{shifted_72[2]}});
  wire [31:0] joined_117 = {{8{~disjunction_245[3]}}, {8{~disjunction_245[2]}}, {8{~disjunction_245[1]}},
      {8{~disjunction_245[0]}}};
  wire [31:0] disjunction_246 = (shifted_73[31:0] & {32{shifted_72[3]}}) | (shifted_73[63:32] & {32{shifted_72[2]}});
  wire [3:0] disjunction_247 = (shifted_77[3:0] & {4{shifted_75[3]}}) | (shifted_77[7:4] & {4{shifted_75[2]}});
  wire [31:0] disjunction_248 = (((disjunction_243 & joined_116) | disjunction_244) & joined_117) | disjunction_246;
  wire [31:0] joined_118 = {{8{~disjunction_247[3]}}, {8{~disjunction_247[2]}}, {8{~disjunction_247[1]}},
      {8{~disjunction_247[0]}}};
  wire [31:0] disjunction_249 = (shifted_76[31:0] & {32{shifted_75[3]}}) | (shifted_76[63:32] & {32{shifted_75[2]}});
  wire [3:0] disjunction_250 = (shifted_80[3:0] & {4{shifted_78[3]}}) | (shifted_80[7:4] & {4{shifted_78[2]}});
  wire [31:0] joined_119 = {{8{~disjunction_250[3]}}, {8{~disjunction_250[2]}}, {8{~disjunction_250[1]}},
      {8{~disjunction_250[0]}}};
  wire [31:0] disjunction_251 = (shifted_79[31:0] & {32{shifted_78[3]}}) | (shifted_79[63:32] & {32{shifted_78[2]}});
  wire [3:0] disjunction_252 = (shifted_83[3:0] & {4{shifted_81[3]}}) | (shifted_83[7:4] & {4{shifted_81[2]}});
  wire [31:0] disjunction_253 = (((disjunction_248 & joined_118) | disjunction_249) & joined_119) | disjunction_251;
  wire [31:0] joined_120 = {{8{~disjunction_252[3]}}, {8{~disjunction_252[2]}}, {8{~disjunction_252[1]}},
      {8{~disjunction_252[0]}}};
  wire [31:0] disjunction_254 = (shifted_82[31:0] & {32{shifted_81[3]}}) | (shifted_82[63:32] & {32{shifted_81[2]}});
  wire [3:0] disjunction_255 = (shifted_86[3:0] & {4{shifted_84[3]}}) | (shifted_86[7:4] & {4{shifted_84[2]}});
  wire [31:0] joined_121 = {{8{~disjunction_255[3]}}, {8{~disjunction_255[2]}}, {8{~disjunction_255[1]}},
      {8{~disjunction_255[0]}}};
  wire [31:0] disjunction_256 = (shifted_85[31:0] & {32{shifted_84[3]}}) | (shifted_85[63:32] & {32{shifted_84[2]}});
  wire [3:0] disjunction_257 = (shifted_89[3:0] & {4{shifted_87[3]}}) | (shifted_89[7:4] & {4{shifted_87[2]}});
  wire [31:0] disjunction_258 = (((disjunction_253 & joined_120) | disjunction_254) & joined_121) | disjunction_256;
  wire [31:0] joined_122 = {{8{~disjunction_257[3]}}, {8{~disjunction_257[2]}}, {8{~disjunction_257[1]}},
      {8{~disjunction_257[0]}}};
  wire [31:0] disjunction_259 = (shifted_88[31:0] & {32{shifted_87[3]}}) | (shifted_88[63:32] & {32{shifted_87[2]}});
  wire [3:0] disjunction_260 = (shifted_92[3:0] & {4{shifted_90[3]}}) | (shifted_92[7:4] & {4{shifted_90[2]}});
  wire [31:0] joined_123 = {{8{~disjunction_260[3]}}, {8{~disjunction_260[2]}}, {8{~disjunction_260[1]}},
      {8{~disjunction_260[0]}}};
  wire [31:0] disjunction_261 = (shifted_91[31:0] & {32{shifted_90[3]}}) | (shifted_91[63:32] & {32{shifted_90[2]}});
  wire [3:0] disjunction_262 = (shifted_95[3:0] & {4{shifted_93[3]}}) | (shifted_95[7:4] & {4{shifted_93[2]}});
  wire [31:0] disjunction_263 = (((disjunction_258 & joined_122) | disjunction_259) & joined_123) | disjunction_261;
  wire [31:0] joined_124 = {{8{~disjunction_262[3]}}, {8{~disjunction_262[2]}}, {8{~disjunction_262[1]}},
      {8{~disjunction_262[0]}}};
  wire [31:0] disjunction_264 = (shifted_94[31:0] & {32{shifted_93[3]}}) | (shifted_94[63:32] & {32{shifted_93[2]}});
  wire [31:0] disjunction_265 = (shifted_2[31:0] & {32{shifted_1[4]}}) | (shifted_2[63:32] & {32{shifted_1[3]}});
  wire [3:0] disjunction_266 = (shifted_5[3:0] & {4{shifted_3[4]}}) | (shifted_5[7:4] & {4{shifted_3[3]}});
  wire [31:0] joined_125 = {{8{~disjunction_266[3]}}, {8{~disjunction_266[2]}}, {8{~disjunction_266[1]}},
      {8{~disjunction_266[0]}}};
  wire [31:0] disjunction_267 = (shifted_4[31:0] & {32{shifted_3[4]}}) | (shifted_4[63:32] & {32{shifted_3[3]}});
  wire [3:0] disjunction_268 = (shifted_8[3:0] & {4{shifted_6[4]}}) | (shifted_8[7:4] & {4{shifted_6[3]}});
  wire [31:0] joined_126 = {{8{~disjunction_268[3]}}, {8{~disjunction_268[2]}}, {8{~disjunction_268[1]}},
      {8{~disjunction_268[0]}}};
  wire [31:0] disjunction_269 = (shifted_7[31:0] & {32{shifted_6[4]}}) | (shifted_7[63:32] & {32{shifted_6[3]}});
  wire [3:0] disjunction_270 = (shifted_11[3:0] & {4{shifted_9[4]}}) | (shifted_11[7:4] & {4{shifted_9[3]}});
  wire [31:0] disjunction_271 = (((disjunction_265 & joined_125) | disjunction_267) & joined_126) | disjunction_269;
  wire [31:0] joined_127 = {{8{~disjunction_270[3]}}, {8{~disjunction_270[2]}}, {8{~disjunction_270[1]}},
      {8{~disjunction_270[0]}}};
  wire [31:0] disjunction_272 = (shifted_10[31:0] & {32{shifted_9[4]}}) | (shifted_10[63:32] & {32{shifted_9[3]}});
  wire [3:0] disjunction_273 = (shifted_14[3:0] & {4{shifted_12[4]}}) | (shifted_14[7:4] & {4{shifted_12[3]}});
  wire [31:0] joined_128 = {{8{~disjunction_273[3]}}, {8{~disjunction_273[2]}}, {8{~disjunction_273[1]}},
      {8{~disjunction_273[0]}}};
  wire [31:0] disjunction_274 = (shifted_13[31:0] & {32{shifted_12[4]}}) | (shifted_13[63:32] & {32{shifted_12[3]}});
  wire [3:0] disjunction_275 = (shifted_17[3:0] & {4{shifted_15[4]}}) | (shifted_17[7:4] & {4{shifted_15[3]}});
  wire [31:0] disjunction_276 = (((disjunction_271 & joined_127) | disjunction_272) & joined_128) | disjunction_274;
  wire [31:0] joined_129 = {{8{~disjunction_275[3]}}, {8{~disjunction_275[2]}}, {8{~disjunction_275[1]}},
      {8{~disjunction_275[0]}}};
  wire [31:0] disjunction_277 = (shifted_16[31:0] & {32{shifted_15[4]}}) | (shifted_16[63:32] & {32{shifted_15[3]}});
  wire [3:0] disjunction_278 = (shifted_20[3:0] & {4{shifted_18[4]}}) | (shifted_20[7:4] & {4{shifted_18[3]}});
  wire [31:0] joined_130 = {{8{~disjunction_278[3]}}, {8{~disjunction_278[2]}}, {8{~disjunction_278[1]}},
      {8{~disjunction_278[0]}}};
  wire [31:0] disjunction_279 = (shifted_19[31:0] & {32{shifted_18[4]}}) | (shifted_19[63:32] & {32{shifted_18[3]}});
  wire [3:0] disjunction_280 = (shifted_23[3:0] & {4{shifted_21[4]}}) | (shifted_23[7:4] & {4{shifted_21[3]}});
  wire [31:0] disjunction_281 = (((disjunction_276 & joined_129) | disjunction_277) & joined_130) | disjunction_279;
  wire [31:0] joined_131 = {{8{~disjunction_280[3]}}, {8{~disjunction_280[2]}}, {8{~disjunction_280[1]}},
      {8{~disjunction_280[0]}}};
  wire [31:0] disjunction_282 = (shifted_22[31:0] & {32{shifted_21[4]}}) | (shifted_22[63:32] & {32{shifted_21[3]}});
  wire [3:0] disjunction_283 = (shifted_26[3:0] & {4{shifted_24[4]}}) | (shifted_26[7:4] & {4{shifted_24[3]}});
  wire [31:0] joined_132 = {{8{~disjunction_283[3]}}, {8{~disjunction_283[2]}}, {8{~disjunction_283[1]}},
      {8{~disjunction_283[0]}}};
  wire [31:0] disjunction_284 = (shifted_25[31:0] & {32{shifted_24[4]}}) | (shifted_25[63:32] & {32{shifted_24[3]}});
  wire [3:0] disjunction_285 = (shifted_29[3:0] & {4{shifted_27[4]}}) | (shifted_29[7:4] & {4{shifted_27[3]}});
  wire [31:0] disjunction_286 = (((disjunction_281 & joined_131) | disjunction_282) & joined_132) | disjunction_284;
  wire [31:0] joined_133 = {{8{~disjunction_285[3]}}, {8{~disjunction_285[2]}}, {8{~disjunction_285[1]}},
      {8{~disjunction_285[0]}}};
  wire [31:0] disjunction_287 = (shifted_28[31:0] & {32{shifted_27[4]}}) | (shifted_28[63:32] & {32{shifted_27[3]}});
  wire [3:0] disjunction_288 = (shifted_32[3:0] & {4{shifted_30[4]}}) | (shifted_32[7:4] & {4{shifted_30[3]}});
  wire [31:0] joined_134 = {{8{~disjunction_288[3]}}, {8{~disjunction_288[2]}}, {8{~disjunction_288[1]}},
      {8{~disjunction_288[0]}}};
  wire [31:0] disjunction_289 = (shifted_31[31:0] & {32{shifted_30[4]}}) | (shifted_31[63:32] & {32{shifted_30[3]}});
  wire [3:0] disjunction_290 = (shifted_35[3:0] & {4{shifted_33[4]}}) | (shifted_35[7:4] & {4{shifted_33[3]}});
  wire [31:0] disjunction_291 = (((disjunction_286 & joined_133) | disjunction_287) & joined_134) | disjunction_289;
  wire [31:0] joined_135 = {{8{~disjunction_290[3]}}, {8{~disjunction_290[2]}}, {8{~disjunction_290[1]}},
      {8{~disjunction_290[0]}}};
  wire [31:0] disjunction_292 = (shifted_34[31:0] & {32{shifted_33[4]}}) | (shifted_34[63:32] & {32{shifted_33[3]}});
  wire [3:0] disjunction_293 = (shifted_38[3:0] & {4{shifted_36[4]}}) | (shifted_38[7:4] & {4{shifted_36[3]}});
  wire [31:0] joined_136 = {{8{~disjunction_293[3]}}, {8{~disjunction_293[2]}}, {8{~disjunction_293[1]}},
      {8{~disjunction_293[0]}}};
  wire [31:0] disjunction_294 = (shifted_37[31:0] & {32{shifted_36[4]}}) | (shifted_37[63:32] & {32{shifted_36[3]}});
  wire [3:0] disjunction_295 = (shifted_41[3:0] & {4{shifted_39[4]}}) | (shifted_41[7:4] & {4{shifted_39[3]}});
  wire [31:0] disjunction_296 = (((disjunction_291 & joined_135) | disjunction_292) & joined_136) | disjunction_294;
  wire [31:0] joined_137 = {{8{~disjunction_295[3]}}, {8{~disjunction_295[2]}}, {8{~disjunction_295[1]}},
      {8{~disjunction_295[0]}}};
  wire [31:0] disjunction_297 = (shifted_40[31:0] & {32{shifted_39[4]}}) | (shifted_40[63:32] & {32{shifted_39[3]}});
  wire [3:0] disjunction_298 = (shifted_44[3:0] & {4{shifted_42[4]}}) | (shifted_44[7:4] & {4{shifted_42[3]}});
  wire [31:0] joined_138 = {{8{~disjunction_298[3]}}, {8{~disjunction_298[2]}}, {8{~disjunction_298[1]}},
      {8{~disjunction_298[0]}}};
  wire [31:0] disjunction_299 = (shifted_43[31:0] & {32{shifted_42[4]}}) | (shifted_43[63:32] & {32{shifted_42[3]}});
  wire [3:0] disjunction_300 = (shifted_47[3:0] & {4{shifted_45[4]}}) | (shifted_47[7:4] & {4{shifted_45[3]}});
  wire [31:0] disjunction_301 = (((disjunction_296 & joined_137) | disjunction_297) & joined_138) | disjunction_299;
  wire [31:0] joined_139 = {{8{~disjunction_300[3]}}, {8{~disjunction_300[2]}}, {8{~disjunction_300[1]}},
      {8{~disjunction_300[0]}}};
  wire [31:0] disjunction_302 = (shifted_46[31:0] & {32{shifted_45[4]}}) | (shifted_46[63:32] & {32{shifted_45[3]}});
  wire [3:0] disjunction_303 = (shifted_50[3:0] & {4{shifted_48[4]}}) | (shifted_50[7:4] & {4{shifted_48[3]}});
  wire [31:0] joined_140 = {{8{~disjunction_303[3]}}, {8{~disjunction_303[2]}}, {8{~disjunction_303[1]}},
      {8{~disjunction_303[0]}}};
  wire [31:0] disjunction_304 = (shifted_49[31:0] & {32{shifted_48[4]}}) | (shifted_49[63:32] & {32{shifted_48[3]}});
  wire [3:0] disjunction_305 = (shifted_53[3:0] & {4{shifted_51[4]}}) | (shifted_53[7:4] & {4{shifted_51[3]}});
  wire [31:0] disjunction_306 = (((disjunction_301 & joined_139) | disjunction_302) & joined_140) | disjunction_304;
  wire [31:0] joined_141 = {{8{~disjunction_305[3]}}, {8{~disjunction_305[2]}}, {8{~disjunction_305[1]}},
      {8{~disjunction_305[0]}}};
  wire [31:0] disjunction_307 = (shifted_52[31:0] & {32{shifted_51[4]}}) | (shifted_52[63:32] & {32{shifted_51[3]}});
  wire [3:0] disjunction_308 = (shifted_56[3:0] & {4{shifted_54[4]}}) | (shifted_56[7:4] & {4{shifted_54[3]}});
  wire [31:0] joined_142 = {{8{~disjunction_308[3]}}, {8{~disjunction_308[2]}}, {8{~disjunction_308[1]}},
      {8{~disjunction_308[0]}}};
  wire [31:0] disjunction_309 = (shifted_55[31:0] & {32{shifted_54[4]}}) | (shifted_55[63:32] & {32{shifted_54[3]}});
  wire [3:0] disjunction_310 = (shifted_59[3:0] & {4{shifted_57[4]}}) | (shifted_59[7:4] & {4{shifted_57[3]}});
  wire [31:0] disjunction_311 = (((disjunction_306 & joined_141) | disjunction_307) & joined_142) | disjunction_309;
  wire [31:0] joined_143 = {{8{~disjunction_310[3]}}, {8{~disjunction_310[2]}}, {8{~disjunction_310[1]}},
      {8{~disjunction_310[0]}}};
  wire [31:0] disjunction_312 = (shifted_58[31:0] & {32{shifted_57[4]}}) | (shifted_58[63:32] & {32{shifted_57[3]}});
  wire [3:0] disjunction_313 = (shifted_62[3:0] & {4{shifted_60[4]}}) | (shifted_62[7:4] & {4{shifted_60[3]}});
  wire [31:0] joined_144 = {{8{~disjunction_313[3]}}, {8{~disjunction_313[2]}}, {8{~disjunction_313[1]}},
      {8{~disjunction_313[0]}}};
  wire [31:0] disjunction_314 = (shifted_61[31:0] & {32{shifted_60[4]}}) | (shifted_61[63:32] & {32{shifted_60[3]}});
  wire [3:0] disjunction_315 = (shifted_65[3:0] & {4{shifted_63[4]}}) | (shifted_65[7:4] & {4{shifted_63[3]}});
  wire [31:0] disjunction_316 = (((disjunction_311 & joined_143) | disjunction_312) & joined_144) | disjunction_314;
  wire [31:0] joined_145 = {{8{~disjunction_315[3]}}, {8{~disjunction_315[2]}}, {8{~disjunction_315[1]}},
      {8{~disjunction_315[0]}}};
  wire [31:0] disjunction_317 = (shifted_64[31:0] & {32{shifted_63[4]}}) | (shifted_64[63:32] & {32{shifted_63[3]}});
  wire [3:0] disjunction_318 = (shifted_68[3:0] & {4{shifted_66[4]}}) | (shifted_68[7:4] & {4{shifted_66[3]}});
  wire [31:0] joined_146 = {{8{~disjunction_318[3]}}, {8{~disjunction_318[2]}}, {8{~disjunction_318[1]}},
      {8{~disjunction_318[0]}}};
  wire [31:0] disjunction_319 = (shifted_67[31:0] & {32{shifted_66[4]}}) | (shifted_67[63:32] & {32{shifted_66[3]}});
  wire [3:0] disjunction_320 = (shifted_71[3:0] & {4{shifted_69[4]}}) | (shifted_71[7:4] & {4{shifted_69[3]}});
  wire [31:0] disjunction_321 = (((disjunction_316 & joined_145) | disjunction_317) & joined_146) | disjunction_319;
  wire [31:0] joined_147 = {{8{~disjunction_320[3]}}, {8{~disjunction_320[2]}}, {8{~disjunction_320[1]}},
      {8{~disjunction_320[0]}}};
  wire [31:0] disjunction_322 = (shifted_70[31:0] & {32{shifted_69[4]}}) | (shifted_70[63:32] & {32{shifted_69[3]}});
  wire [3:0] disjunction_323 = (shifted_74[3:0] & {4{shifted_72[4]}}) | (shifted_74[7:4] & {4{shifted_72[3]}});
  wire [31:0] joined_148 = {{8{~disjunction_323[3]}}, {8{~disjunction_323[2]}}, {8{~disjunction_323[1]}},
      {8{~disjunction_323[0]}}};
  wire [31:0] disjunction_324 = (shifted_73[31:0] & {32{shifted_72[4]}}) | (shifted_73[63:32] & {32{shifted_72[3]}});
  wire [3:0] disjunction_325 = (shifted_77[3:0] & {4{shifted_75[4]}}) | (shifted_77[7:4] & {4{shifted_75[3]}});
  wire [31:0] disjunction_326 = (((disjunction_321 & joined_147) | disjunction_322) & joined_148) | disjunction_324;
  wire [31:0] joined_149 = {{8{~disjunction_325[3]}}, {8{~disjunction_325[2]}}, {8{~disjunction_325[1]}},
      {8{~disjunction_325[0]}}};
  wire [31:0] disjunction_327 = (shifted_76[31:0] & {32{shifted_75[4]}}) | (shifted_76[63:32] & {32{shifted_75[3]}});
  wire [3:0] disjunction_328 = (shifted_80[3:0] & {4{shifted_78[4]}}) | (shifted_80[7:4] & {4{shifted_78[3]}});
  wire [31:0] joined_150 = {{8{~disjunction_328[3]}}, {8{~disjunction_328[2]}}, {8{~disjunction_328[1]}},
      {8{~disjunction_328[0]}}};
  wire [31:0] disjunction_329 = (shifted_79[31:0] & {32{shifted_78[4]}}) | (shifted_79[63:32] & {32{shifted_78[3]}});
  wire [3:0] disjunction_330 = (shifted_83[3:0] & {4{shifted_81[4]}}) | (shifted_83[7:4] & {4{shifted_81[3]}});
  wire [31:0] disjunction_331 = (((disjunction_326 & joined_149) | disjunction_327) & joined_150) | disjunction_329;
  wire [31:0] joined_151 = {{8{~disjunction_330[3]}}, {8{~disjunction_330[2]}}, {8{~disjunction_330[1]}},
      {8{~disjunction_330[0]}}};
  wire [31:0] disjunction_332 = (shifted_82[31:0] & {32{shifted_81[4]}}) | (shifted_82[63:32] & {32{shifted_81[3]}});
  wire [3:0] disjunction_333 = (shifted_86[3:0] & {4{shifted_84[4]}}) | (shifted_86[7:4] & {4{shifted_84[3]}});
  wire [31:0] joined_152 = {{8{~disjunction_333[3]}}, {8{~disjunction_333[2]}}, {8{~disjunction_333[1]}},
      {8{~disjunction_333[0]}}};
  wire [31:0] disjunction_334 = (shifted_85[31:0] & {32{shifted_84[4]}}) | (shifted_85[63:32] & {32{shifted_84[3]}});
  wire [3:0] disjunction_335 = (shifted_89[3:0] & {4{shifted_87[4]}}) | (shifted_89[7:4] & {4{shifted_87[3]}});
  wire [31:0] disjunction_336 = (((disjunction_331 & joined_151) | disjunction_332) & joined_152) | disjunction_334;
  wire [31:0] joined_153 = {{8{~disjunction_335[3]}}, {8{~disjunction_335[2]}}, {8{~disjunction_335[1]}},
      {8{~disjunction_335[0]}}};
  wire [31:0] disjunction_337 = (shifted_88[31:0] & {32{shifted_87[4]}}) | (shifted_88[63:32] & {32{shifted_87[3]}});
  wire [3:0] disjunction_338 = (shifted_92[3:0] & {4{shifted_90[4]}}) | (shifted_92[7:4] & {4{shifted_90[3]}});
  wire [31:0] joined_154 = {{8{~disjunction_338[3]}}, {8{~disjunction_338[2]}}, {8{~disjunction_338[1]}},
      {8{~disjunction_338[0]}}};
  wire [31:0] disjunction_339 = (shifted_91[31:0] & {32{shifted_90[4]}}) | (shifted_91[63:32] & {32{shifted_90[3]}});
  wire [3:0] disjunction_340 = (shifted_95[3:0] & {4{shifted_93[4]}}) | (shifted_95[7:4] & {4{shifted_93[3]}});
  wire [31:0] disjunction_341 = (((disjunction_336 & joined_153) | disjunction_337) & joined_154) | disjunction_339;
  wire [31:0] joined_155 = {{8{~disjunction_340[3]}}, {8{~disjunction_340[2]}}, {8{~disjunction_340[1]}},
      {8{~disjunction_340[0]}}};
  wire [31:0] disjunction_342 = (shifted_94[31:0] & {32{shifted_93[4]}}) | (shifted_94[63:32] & {32{shifted_93[3]}});
  wire [31:0] disjunction_343 = (shifted_2[31:0] & {32{shifted_1[5]}}) | (shifted_2[63:32] & {32{shifted_1[4]}});
  wire [3:0] disjunction_344 = (shifted_5[3:0] & {4{shifted_3[5]}}) | (shifted_5[7:4] & {4{shifted_3[4]}});
  wire [31:0] joined_156 = {{8{~disjunction_344[3]}}, {8{~disjunction_344[2]}}, {8{~disjunction_344[1]}},
      {8{~disjunction_344[0]}}};
  wire [31:0] disjunction_345 = (shifted_4[31:0] & {32{shifted_3[5]}}) | (shifted_4[63:32] & {32{shifted_3[4]}});
  wire [3:0] disjunction_346 = (shifted_8[3:0] & {4{shifted_6[5]}}) | (shifted_8[7:4] & {4{shifted_6[4]}});
  wire [31:0] joined_157 = {{8{~disjunction_346[3]}}, {8{~disjunction_346[2]}}, {8{~disjunction_346[1]}},
      {8{~disjunction_346[0]}}};
  wire [31:0] disjunction_347 = (shifted_7[31:0] & {32{shifted_6[5]}}) | (shifted_7[63:32] & {32{shifted_6[4]}});
  wire [3:0] disjunction_348 = (shifted_11[3:0] & {4{shifted_9[5]}}) | (shifted_11[7:4] & {4{shifted_9[4]}});
  wire [31:0] disjunction_349 = (((disjunction_343 & joined_156) | disjunction_345) & joined_157) | disjunction_347;
  wire [31:0] joined_158 = {{8{~disjunction_348[3]}}, {8{~disjunction_348[2]}}, {8{~disjunction_348[1]}},
      {8{~disjunction_348[0]}}};
  wire [31:0] disjunction_350 = (shifted_10[31:0] & {32{shifted_9[5]}}) | (shifted_10[63:32] & {32{shifted_9[4]}});
  wire [3:0] disjunction_351 = (shifted_14[3:0] & {4{shifted_12[5]}}) | (shifted_14[7:4] & {4{shifted_12[4]}});
  wire [31:0] joined_159 = {{8{~disjunction_351[3]}}, {8{~disjunction_351[2]}}, {8{~disjunction_351[1]}},
      {8{~disjunction_351[0]}}};
  wire [31:0] disjunction_352 = (shifted_13[31:0] & {32{shifted_12[5]}}) | (shifted_13[63:32] & {32{shifted_12[4]}});
  wire [3:0] disjunction_353 = (shifted_17[3:0] & {4{shifted_15[5]}}) | (shifted_17[7:4] & {4{shifted_15[4]}});
  wire [31:0] disjunction_354 = (((disjunction_349 & joined_158) | disjunction_350) & joined_159) | disjunction_352;
  wire [31:0] joined_160 = {{8{~disjunction_353[3]}}, {8{~disjunction_353[2]}}, {8{~disjunction_353[1]}},
      {8{~disjunction_353[0]}}};
  wire [31:0] disjunction_355 = (shifted_16[31:0] & {32{shifted_15[5]}}) | (shifted_16[63:32] & {32{shifted_15[4]}});
  wire [3:0] disjunction_356 = (shifted_20[3:0] & {4{shifted_18[5]}}) | (shifted_20[7:4] & {4{shifted_18[4]}});
  wire [31:0] joined_161 = {{8{~disjunction_356[3]}}, {8{~disjunction_356[2]}}, {8{~disjunction_356[1]}},
      {8{~disjunction_356[0]}}};
  wire [31:0] disjunction_357 = (shifted_19[31:0] & {32{shifted_18[5]}}) | (shifted_19[63:32] & {32{shifted_18[4]}});
  wire [3:0] disjunction_358 = (shifted_23[3:0] & {4{shifted_21[5]}}) | (shifted_23[7:4] & {4{shifted_21[4]}});
  wire [31:0] disjunction_359 = (((disjunction_354 & joined_160) | disjunction_355) & joined_161) | disjunction_357;
  wire [31:0] joined_162 = {{8{~disjunction_358[3]}}, {8{~disjunction_358[2]}}, {8{~disjunction_358[1]}},
      {8{~disjunction_358[0]}}};
  wire [31:0] disjunction_360 = (shifted_22[31:0] & {32{shifted_21[5]}}) | (shifted_22[63:32] & {32{shifted_21[4]}});
  wire [3:0] disjunction_361 = (shifted_26[3:0] & {4{shifted_24[5]}}) | (shifted_26[7:4] & {4{shifted_24[4]}});
  wire [31:0] joined_163 = {{8{~disjunction_361[3]}}, {8{~disjunction_361[2]}}, {8{~disjunction_361[1]}},
      {8{~disjunction_361[0]}}};
  wire [31:0] disjunction_362 = (shifted_25[31:0] & {32{shifted_24[5]}}) | (shifted_25[63:32] & {32{shifted_24[4]}});
  wire [3:0] disjunction_363 = (shifted_29[3:0] & {4{shifted_27[5]}}) | (shifted_29[7:4] & {4{shifted_27[4]}});
  wire [31:0] disjunction_364 = (((disjunction_359 & joined_162) | disjunction_360) & joined_163) | disjunction_362;
  wire [31:0] joined_164 = {{8{~disjunction_363[3]}}, {8{~disjunction_363[2]}}, {8{~disjunction_363[1]}},
      {8{~disjunction_363[0]}}};
  wire [31:0] disjunction_365 = (shifted_28[31:0] & {32{shifted_27[5]}}) | (shifted_28[63:32] & {32{shifted_27[4]}});
  wire [3:0] disjunction_366 = (shifted_32[3:0] & {4{shifted_30[5]}}) | (shifted_32[7:4] & {4{shifted_30[4]}});
  wire [31:0] joined_165 = {{8{~disjunction_366[3]}}, {8{~disjunction_366[2]}}, {8{~disjunction_366[1]}},
      {8{~disjunction_366[0]}}};
  wire [31:0] disjunction_367 = (shifted_31[31:0] & {32{shifted_30[5]}}) | (shifted_31[63:32] & {32{shifted_30[4]}});
  wire [3:0] disjunction_368 = (shifted_35[3:0] & {4{shifted_33[5]}}) | (shifted_35[7:4] & {4{shifted_33[4]}});
  wire [31:0] disjunction_369 = (((disjunction_364 & joined_164) | disjunction_365) & joined_165) | disjunction_367;
  wire [31:0] joined_166 = {{8{~disjunction_368[3]}}, {8{~disjunction_368[2]}}, {8{~disjunction_368[1]}},
      {8{~disjunction_368[0]}}};
  wire [31:0] disjunction_370 = (shifted_34[31:0] & {32{shifted_33[5]}}) | (shifted_34[63:32] & {32{shifted_33[4]}});
  wire [3:0] disjunction_371 = (shifted_38[3:0] & {4{shifted_36[5]}}) | (shifted_38[7:4] & {4{shifted_36[4]}});
  wire [31:0] joined_167 = {{8{~disjunction_371[3]}}, {8{~disjunction_371[2]}}, {8{~disjunction_371[1]}},
      {8{~disjunction_371[0]}}};
  wire [31:0] disjunction_372 = (shifted_37[31:0] & {32{shifted_36[5]}}) | (shifted_37[63:32] & {32{shifted_36[4]}});
  wire [3:0] disjunction_373 = (shifted_41[3:0] & {4{shifted_39[5]}}) | (shifted_41[7:4] & {4{shifted_39[4]}});
  wire [31:0] disjunction_374 = (((disjunction_369 & joined_166) | disjunction_370) & joined_167) | disjunction_372;
  wire [31:0] joined_168 = {{8{~disjunction_373[3]}}, {8{~disjunction_373[2]}}, {8{~disjunction_373[1]}},
      {8{~disjunction_373[0]}}};
  wire [31:0] disjunction_375 = (shifted_40[31:0] & {32{shifted_39[5]}}) | (shifted_40[63:32] & {32{shifted_39[4]}});
  wire [3:0] disjunction_376 = (shifted_44[3:0] & {4{shifted_42[5]}}) | (shifted_44[7:4] & {4{shifted_42[4]}});
  wire [31:0] joined_169 = {{8{~disjunction_376[3]}}, {8{~disjunction_376[2]}}, {8{~disjunction_376[1]}},
      {8{~disjunction_376[0]}}};
  wire [31:0] disjunction_377 = (shifted_43[31:0] & {32{shifted_42[5]}}) | (shifted_43[63:32] & {32{shifted_42[4]}});
  wire [3:0] disjunction_378 = (shifted_47[3:0] & {4{shifted_45[5]}}) | (shifted_47[7:4] & {4{shifted_45[4]}});
  wire [31:0] disjunction_379 = (((disjunction_374 & joined_168) | disjunction_375) & joined_169) | disjunction_377;
  wire [31:0] joined_170 = {{8{~disjunction_378[3]}}, {8{~disjunction_378[2]}}, {8{~disjunction_378[1]}},
      {8{~disjunction_378[0]}}};
  wire [31:0] disjunction_380 = (shifted_46[31:0] & {32{shifted_45[5]}}) | (shifted_46[63:32] & {32{shifted_45[4]}});
  wire [3:0] disjunction_381 = (shifted_50[3:0] & {4{shifted_48[5]}}) | (shifted_50[7:4] & {4{shifted_48[4]}});
  wire [31:0] joined_171 = {{8{~disjunction_381[3]}}, {8{~disjunction_381[2]}}, {8{~disjunction_381[1]}},
      {8{~disjunction_381[0]}}};
  wire [31:0] disjunction_382 = (shifted_49[31:0] & {32{shifted_48[5]}}) | (shifted_49[63:32] & {32{shifted_48[4]}});
  wire [3:0] disjunction_383 = (shifted_53[3:0] & {4{shifted_51[5]}}) | (shifted_53[7:4] & {4{shifted_51[4]}});
  wire [31:0] disjunction_384 = (((disjunction_379 & joined_170) | disjunction_380) & joined_171) | disjunction_382;
  wire [31:0] joined_172 = {{8{~disjunction_383[3]}}, {8{~disjunction_383[2]}}, {8{~disjunction_383[1]}},
      {8{~disjunction_383[0]}}};
  wire [31:0] disjunction_385 = (shifted_52[31:0] & {32{shifted_51[5]}}) | (shifted_52[63:32] & {32{shifted_51[4]}});
  wire [3:0] disjunction_386 = (shifted_56[3:0] & {4{shifted_54[5]}}) | (shifted_56[7:4] & {4{shifted_54[4]}});
  wire [31:0] joined_173 = {{8{~disjunction_386[3]}}, {8{~disjunction_386[2]}}, {8{~disjunction_386[1]}},
      {8{~disjunction_386[0]}}};
  wire [31:0] disjunction_387 = (shifted_55[31:0] & {32{shifted_54[5]}}) | (shifted_55[63:32] & {32{shifted_54[4]}});
  wire [3:0] disjunction_388 = (shifted_59[3:0] & {4{shifted_57[5]}}) | (shifted_59[7:4] & {4{shifted_57[4]}});
  wire [31:0] disjunction_389 = (((disjunction_384 & joined_172) | disjunction_385) & joined_173) | disjunction_387;
  wire [31:0] joined_174 = {{8{~disjunction_388[3]}}, {8{~disjunction_388[2]}}, {8{~disjunction_388[1]}},
      {8{~disjunction_388[0]}}};
  wire [31:0] disjunction_390 = (shifted_58[31:0] & {32{shifted_57[5]}}) | (shifted_58[63:32] & {32{shifted_57[4]}});
  wire [3:0] disjunction_391 = (shifted_62[3:0] & {4{shifted_60[5]}}) | (shifted_62[7:4] & {4{shifted_60[4]}});
  wire [31:0] joined_175 = {{8{~disjunction_391[3]}}, {8{~disjunction_391[2]}}, {8{~disjunction_391[1]}},
      {8{~disjunction_391[0]}}};
  wire [31:0] disjunction_392 = (shifted_61[31:0] & {32{shifted_60[5]}}) | (shifted_61[63:32] & {32{shifted_60[4]}});
  wire [3:0] disjunction_393 = (shifted_65[3:0] & {4{shifted_63[5]}}) | (shifted_65[7:4] & {4{shifted_63[4]}});
  wire [31:0] disjunction_394 = (((disjunction_389 & joined_174) | disjunction_390) & joined_175) | disjunction_392;
  wire [31:0] joined_176 = {{8{~disjunction_393[3]}}, {8{~disjunction_393[2]}}, {8{~disjunction_393[1]}},
      {8{~disjunction_393[0]}}};
  wire [31:0] disjunction_395 = (shifted_64[31:0] & {32{shifted_63[5]}}) | (shifted_64[63:32] & {32{shifted_63[4]}});
  wire [3:0] disjunction_396 = (shifted_68[3:0] & {4{shifted_66[5]}}) | (shifted_68[7:4] & {4{shifted_66[4]}});
  wire [31:0] joined_177 = {{8{~disjunction_396[3]}}, {8{~disjunction_396[2]}}, {8{~disjunction_396[1]}},
      {8{~disjunction_396[0]}}};
  wire [31:0] disjunction_397 = (shifted_67[31:0] & {32{shifted_66[5]}}) | (shifted_67[63:32] & {32{shifted_66[4]}});
  wire [3:0] disjunction_398 = (shifted_71[3:0] & {4{shifted_69[5]}}) | (shifted_71[7:4] & {4{shifted_69[4]}});
  wire [31:0] disjunction_399 = (((disjunction_394 & joined_176) | disjunction_395) & joined_177) | disjunction_397;
  wire [31:0] joined_178 = {{8{~disjunction_398[3]}}, {8{~disjunction_398[2]}}, {8{~disjunction_398[1]}},
      {8{~disjunction_398[0]}}};
  wire [31:0] disjunction_400 = (shifted_70[31:0] & {32{shifted_69[5]}}) | (shifted_70[63:32] & {32{shifted_69[4]}});
  wire [3:0] disjunction_401 = (shifted_74[3:0] & {4{shifted_72[5]}}) | (shifted_74[7:4] & {4{shifted_72[4]}});
  wire [31:0] joined_179 = {{8{~disjunction_401[3]}}, {8{~disjunction_401[2]}}, {8{~disjunction_401[1]}},
      {8{~disjunction_401[0]}}};
  wire [31:0] disjunction_402 = (shifted_73[31:0] & {32{shifted_72[5]}}) | (shifted_73[63:32] & {32{shifted_72[4]}});
  wire [3:0] disjunction_403 = (shifted_77[3:0] & {4{shifted_75[5]}}) | (shifted_77[7:4] & {4{shifted_75[4]}});
  wire [31:0] disjunction_404 = (((disjunction_399 & joined_178) | disjunction_400) & joined_179) | disjunction_402;
  wire [31:0] joined_180 = {{8{~disjunction_403[3]}}, {8{~disjunction_403[2]}}, {8{~disjunction_403[1]}},
      {8{~disjunction_403[0]}}};
  wire [31:0] disjunction_405 = (shifted_76[31:0] & {32{shifted_75[5]}}) | (shifted_76[63:32] & {32{shifted_75[4]}});
  wire [3:0] disjunction_406 = (shifted_80[3:0] & {4{shifted_78[5]}}) | (shifted_80[7:4] & {4{shifted_78[4]}});
  wire [31:0] joined_181 = {{8{~disjunction_406[3]}}, {8{~disjunction_406[2]}}, {8{~disjunction_406[1]}},
      {8{~disjunction_406[0]}}};
  wire [31:0] disjunction_407 = (shifted_79[31:0] & {32{shifted_78[5]}}) | (shifted_79[63:32] & {32{shifted_78[4]}});
  wire [3:0] disjunction_408 = (shifted_83[3:0] & {4{shifted_81[5]}}) | (shifted_83[7:4] & {4{shifted_81[4]}});
  wire [31:0] disjunction_409 = (((disjunction_404 & joined_180) | disjunction_405) & joined_181) | disjunction_407;
  wire [31:0] joined_182 = {{8{~disjunction_408[3]}}, {8{~disjunction_408[2]}}, {8{~disjunction_408[1]}},
      {8{~disjunction_408[0]}}};
  wire [31:0] disjunction_410 = (shifted_82[31:0] & {32{shifted_81[5]}}) | (shifted_82[63:32] & {32{shifted_81[4]}});
  wire [3:0] disjunction_411 = (shifted_86[3:0] & {4{shifted_84[5]}}) | (shifted_86[7:4] & {4{shifted_84[4]}});
  wire [31:0] joined_183 = {{8{~disjunction_411[3]}}, {8{~disjunction_411[2]}}, {8{~disjunction_411[1]}},
      {8{~disjunction_411[0]}}};
  wire [31:0] disjunction_412 = (shifted_85[31:0] & {32{shifted_84[5]}}) | (shifted_85[63:32] & {32{shifted_84[4]}});
  wire [3:0] disjunction_413 = (shifted_89[3:0] & {4{shifted_87[5]}}) | (shifted_89[7:4] & {4{shifted_87[4]}});
  wire [31:0] disjunction_414 = (((disjunction_409 & joined_182) | disjunction_410) & joined_183) | disjunction_412;
  wire [31:0] joined_184 = {{8{~disjunction_413[3]}}, {8{~disjunction_413[2]}}, {8{~disjunction_413[1]}},
      {8{~disjunction_413[0]}}};
  wire [31:0] disjunction_415 = (shifted_88[31:0] & {32{shifted_87[5]}}) | (shifted_88[63:32] & {32{shifted_87[4]}});
  wire [3:0] disjunction_416 = (shifted_92[3:0] & {4{shifted_90[5]}}) | (shifted_92[7:4] & {4{shifted_90[4]}});
  wire [31:0] joined_185 = {{8{~disjunction_416[3]}}, {8{~disjunction_416[2]}}, {8{~disjunction_416[1]}},
      {8{~disjunction_416[0]}}};
  wire [31:0] disjunction_417 = (shifted_91[31:0] & {32{shifted_90[5]}}) | (shifted_91[63:32] & {32{shifted_90[4]}});
  wire [3:0] disjunction_418 = (shifted_95[3:0] & {4{shifted_93[5]}}) | (shifted_95[7:4] & {4{shifted_93[4]}});
  wire [31:0] disjunction_419 = (((disjunction_414 & joined_184) | disjunction_415) & joined_185) | disjunction_417;
  wire [31:0] joined_186 = {{8{~disjunction_418[3]}}, {8{~disjunction_418[2]}}, {8{~disjunction_418[1]}},
      {8{~disjunction_418[0]}}};
  wire [31:0] disjunction_420 = (shifted_94[31:0] & {32{shifted_93[5]}}) | (shifted_94[63:32] & {32{shifted_93[4]}});
  wire [31:0] disjunction_421 = (shifted_2[31:0] & {32{shifted_1[6]}}) | (shifted_2[63:32] & {32{shifted_1[5]}});
  wire [3:0] disjunction_422 = (shifted_5[3:0] & {4{shifted_3[6]}}) | (shifted_5[7:4] & {4{shifted_3[5]}});
  wire [31:0] joined_187 = {{8{~disjunction_422[3]}}, {8{~disjunction_422[2]}}, {8{~disjunction_422[1]}},
      {8{~disjunction_422[0]}}};
  wire [31:0] disjunction_423 = (shifted_4[31:0] & {32{shifted_3[6]}}) | (shifted_4[63:32] & {32{shifted_3[5]}});
  wire [3:0] disjunction_424 = (shifted_8[3:0] & {4{shifted_6[6]}}) | (shifted_8[7:4] & {4{shifted_6[5]}});
  wire [31:0] joined_188 = {{8{~disjunction_424[3]}}, {8{~disjunction_424[2]}}, {8{~disjunction_424[1]}},
      {8{~disjunction_424[0]}}};
  wire [31:0] disjunction_425 = (shifted_7[31:0] & {32{shifted_6[6]}}) | (shifted_7[63:32] & {32{shifted_6[5]}});
  wire [3:0] disjunction_426 = (shifted_11[3:0] & {4{shifted_9[6]}}) | (shifted_11[7:4] & {4{shifted_9[5]}});
  wire [31:0] disjunction_427 = (((disjunction_421 & joined_187) | disjunction_423) & joined_188) | disjunction_425;
  wire [31:0] joined_189 = {{8{~disjunction_426[3]}}, {8{~disjunction_426[2]}}, {8{~disjunction_426[1]}},
      {8{~disjunction_426[0]}}};
  wire [31:0] disjunction_428 = (shifted_10[31:0] & {32{shifted_9[6]}}) | (shifted_10[63:32] & {32{shifted_9[5]}});
  wire [3:0] disjunction_429 = (shifted_14[3:0] & {4{shifted_12[6]}}) | (shifted_14[7:4] & {4{shifted_12[5]}});
  wire [31:0] joined_190 = {{8{~disjunction_429[3]}}, {8{~disjunction_429[2]}}, {8{~disjunction_429[1]}},
      {8{~disjunction_429[0]}}};
  wire [31:0] disjunction_430 = (shifted_13[31:0] & {32{shifted_12[6]}}) | (shifted_13[63:32] & {32{shifted_12[5]}});
  wire [3:0] disjunction_431 = (shifted_17[3:0] & {4{shifted_15[6]}}) | (shifted_17[7:4] & {4{shifted_15[5]}});
  wire [31:0] disjunction_432 = (((disjunction_427 & joined_189) | disjunction_428) & joined_190) | disjunction_430;
  wire [31:0] joined_191 = {{8{~disjunction_431[3]}}, {8{~disjunction_431[2]}}, {8{~disjunction_431[1]}},
      {8{~disjunction_431[0]}}};
  wire [31:0] disjunction_433 = (shifted_16[31:0] & {32{shifted_15[6]}}) | (shifted_16[63:32] & {32{shifted_15[5]}});
  wire [3:0] disjunction_434 = (shifted_20[3:0] & {4{shifted_18[6]}}) | (shifted_20[7:4] & {4{shifted_18[5]}});
  wire [31:0] joined_192 = {{8{~disjunction_434[3]}}, {8{~disjunction_434[2]}}, {8{~disjunction_434[1]}},
      {8{~disjunction_434[0]}}};
  wire [31:0] disjunction_435 = (shifted_19[31:0] & {32{shifted_18[6]}}) | (shifted_19[63:32] & {32{shifted_18[5]}});
  wire [3:0] disjunction_436 = (shifted_23[3:0] & {4{shifted_21[6]}}) | (shifted_23[7:4] & {4{shifted_21[5]}});
  wire [31:0] disjunction_437 = (((disjunction_432 & joined_191) | disjunction_433) & joined_192) | disjunction_435;
  wire [31:0] joined_193 = {{8{~disjunction_436[3]}}, {8{~disjunction_436[2]}}, {8{~disjunction_436[1]}},
      {8{~disjunction_436[0]}}};
  wire [31:0] disjunction_438 = (shifted_22[31:0] & {32{shifted_21[6]}}) | (shifted_22[63:32] & {32{shifted_21[5]}});
  wire [3:0] disjunction_439 = (shifted_26[3:0] & {4{shifted_24[6]}}) | (shifted_26[7:4] & {4{shifted_24[5]}});
  wire [31:0] joined_194 = {{8{~disjunction_439[3]}}, {8{~disjunction_439[2]}}, {8{~disjunction_439[1]}},
      {8{~disjunction_439[0]}}};
  wire [31:0] disjunction_440 = (shifted_25[31:0] & {32{shifted_24[6]}}) | (shifted_25[63:32] & {32{shifted_24[5]}});
  wire [3:0] disjunction_441 = (shifted_29[3:0] & {4{shifted_27[6]}}) | (shifted_29[7:4] & {4{shifted_27[5]}});
  wire [31:0] disjunction_442 = (((disjunction_437 & joined_193) | disjunction_438) & joined_194) | disjunction_440;
  wire [31:0] joined_195 = {{8{~disjunction_441[3]}}, {8{~disjunction_441[2]}}, {8{~disjunction_441[1]}},
      {8{~disjunction_441[0]}}};
  wire [31:0] disjunction_443 = (shifted_28[31:0] & {32{shifted_27[6]}}) | (shifted_28[63:32] & {32{shifted_27[5]}});
  wire [3:0] disjunction_444 = (shifted_32[3:0] & {4{shifted_30[6]}}) | (shifted_32[7:4] & {4{shifted_30[5]}});
  wire [31:0] joined_196 = {{8{~disjunction_444[3]}}, {8{~disjunction_444[2]}}, {8{~disjunction_444[1]}},
      {8{~disjunction_444[0]}}};
  wire [31:0] disjunction_445 = (shifted_31[31:0] & {32{shifted_30[6]}}) | (shifted_31[63:32] & {32{shifted_30[5]}});
  wire [3:0] disjunction_446 = (shifted_35[3:0] & {4{shifted_33[6]}}) | (shifted_35[7:4] & {4{shifted_33[5]}});
  wire [31:0] disjunction_447 = (((disjunction_442 & joined_195) | disjunction_443) & joined_196) | disjunction_445;
  wire [31:0] joined_197 = {{8{~disjunction_446[3]}}, {8{~disjunction_446[2]}}, {8{~disjunction_446[1]}},
      {8{~disjunction_446[0]}}};
  wire [31:0] disjunction_448 = (shifted_34[31:0] & {32{shifted_33[6]}}) | (shifted_34[63:32] & {32{shifted_33[5]}});
  wire [3:0] disjunction_449 = (shifted_38[3:0] & {4{shifted_36[6]}}) | (shifted_38[7:4] & {4{shifted_36[5]}});
  wire [31:0] joined_198 = {{8{~disjunction_449[3]}}, {8{~disjunction_449[2]}}, {8{~disjunction_449[1]}},
      {8{~disjunction_449[0]}}};
  wire [31:0] disjunction_450 = (shifted_37[31:0] & {32{shifted_36[6]}}) | (shifted_37[63:32] & {32{shifted_36[5]}});
  wire [3:0] disjunction_451 = (shifted_41[3:0] & {4{shifted_39[6]}}) | (shifted_41[7:4] & {4{shifted_39[5]}});
  wire [31:0] disjunction_452 = (((disjunction_447 & joined_197) | disjunction_448) & joined_198) | disjunction_450;
  wire [31:0] joined_199 = {{8{~disjunction_451[3]}}, {8{~disjunction_451[2]}}, {8{~disjunction_451[1]}},
      {8{~disjunction_451[0]}}};
  wire [31:0] disjunction_453 = (shifted_40[31:0] & {32{shifted_39[6]}}) | (shifted_40[63:32] & {32{shifted_39[5]}});
  wire [3:0] disjunction_454 = (shifted_44[3:0] & {4{shifted_42[6]}}) | (shifted_44[7:4] & {4{shifted_42[5]}});
  wire [31:0] joined_200 = {{8{~disjunction_454[3]}}, {8{~disjunction_454[2]}}, {8{~disjunction_454[1]}},
      {8{~disjunction_454[0]}}};
  wire [31:0] disjunction_455 = (shifted_43[31:0] & {32{shifted_42[6]}}) | (shifted_43[63:32] & {32{shifted_42[5]}});
  wire [3:0] disjunction_456 = (shifted_47[3:0] & {4{shifted_45[6]}}) | (shifted_47[7:4] & {4{shifted_45[5]}});
  wire [31:0] disjunction_457 = (((disjunction_452 & joined_199) | disjunction_453) & joined_200) | disjunction_455;
  wire [31:0] joined_201 = {{8{~disjunction_456[3]}}, {8{~disjunction_456[2]}}, {8{~disjunction_456[1]}},
      {8{~disjunction_456[0]}}};
  wire [31:0] disjunction_458 = (shifted_46[31:0] & {32{shifted_45[6]}}) | (shifted_46[63:32] & {32{shifted_45[5]}});
  wire [3:0] disjunction_459 = (shifted_50[3:0] & {4{shifted_48[6]}}) | (shifted_50[7:4] & {4{shifted_48[5]}});
  wire [31:0] joined_202 = {{8{~disjunction_459[3]}}, {8{~disjunction_459[2]}}, {8{~disjunction_459[1]}},
      {8{~disjunction_459[0]}}};
  wire [31:0] disjunction_460 = (shifted_49[31:0] & {32{shifted_48[6]}}) | (shifted_49[63:32] & {32{shifted_48[5]}});
  wire [3:0] disjunction_461 = (shifted_53[3:0] & {4{shifted_51[6]}}) | (shifted_53[7:4] & {4{shifted_51[5]}});
  wire [31:0] disjunction_462 = (((disjunction_457 & joined_201) | disjunction_458) & joined_202) | disjunction_460;
  wire [31:0] joined_203 = {{8{~disjunction_461[3]}}, {8{~disjunction_461[2]}}, {8{~disjunction_461[1]}},
      {8{~disjunction_461[0]}}};
  wire [31:0] disjunction_463 = (shifted_52[31:0] & {32{shifted_51[6]}}) | (shifted_52[63:32] & {32{shifted_51[5]}});
  wire [3:0] disjunction_464 = (shifted_56[3:0] & {4{shifted_54[6]}}) | (shifted_56[7:4] & {4{shifted_54[5]}});
  wire [31:0] joined_204 = {{8{~disjunction_464[3]}}, {8{~disjunction_464[2]}}, {8{~disjunction_464[1]}},
      {8{~disjunction_464[0]}}};
  wire [31:0] disjunction_465 = (shifted_55[31:0] & {32{shifted_54[6]}}) | (shifted_55[63:32] & {32{shifted_54[5]}});
  wire [3:0] disjunction_466 = (shifted_59[3:0] & {4{shifted_57[6]}}) | (shifted_59[7:4] & {4{shifted_57[5]}});
  wire [31:0] disjunction_467 = (((disjunction_462 & joined_203) | disjunction_463) & joined_204) | disjunction_465;
  wire [31:0] joined_205 = {{8{~disjunction_466[3]}}, {8{~disjunction_466[2]}}, {8{~disjunction_466[1]}},
      {8{~disjunction_466[0]}}};
  wire [31:0] disjunction_468 = (shifted_58[31:0] & {32{shifted_57[6]}}) | (shifted_58[63:32] & {32{shifted_57[5]}});
  wire [3:0] disjunction_469 = (shifted_62[3:0] & {4{shifted_60[6]}}) | (shifted_62[7:4] & {4{shifted_60[5]}});
  wire [31:0] joined_206 = {{8{~disjunction_469[3]}}, {8{~disjunction_469[2]}}, {8{~disjunction_469[1]}},
      {8{~disjunction_469[0]}}};
  wire [31:0] disjunction_470 = (shifted_61[31:0] & {32{shifted_60[6]}}) | (shifted_61[63:32] & {32{shifted_60[5]}});
  wire [3:0] disjunction_471 = (shifted_65[3:0] & {4{shifted_63[6]}}) | (shifted_65[7:4] & {4{shifted_63[5]}});
  wire [31:0] disjunction_472 = (((disjunction_467 & joined_205) | disjunction_468) & joined_206) | disjunction_470;
  wire [31:0] joined_207 = {{8{~disjunction_471[3]}}, {8{~disjunction_471[2]}}, {8{~disjunction_471[1]}},
      {8{~disjunction_471[0]}}};
  wire [31:0] disjunction_473 = (shifted_64[31:0] & {32{shifted_63[6]}}) | (shifted_64[63:32] & {32{shifted_63[5]}});
  wire [3:0] disjunction_474 = (shifted_68[3:0] & {4{shifted_66[6]}}) | (shifted_68[7:4] & {4{shifted_66[5]}});
  wire [31:0] joined_208 = {{8{~disjunction_474[3]}}, {8{~disjunction_474[2]}}, {8{~disjunction_474[1]}},
      {8{~disjunction_474[0]}}};
  wire [31:0] disjunction_475 = (shifted_67[31:0] & {32{shifted_66[6]}}) | (shifted_67[63:32] & {32{shifted_66[5]}});
  wire [3:0] disjunction_476 = (shifted_71[3:0] & {4{shifted_69[6]}}) | (shifted_71[7:4] & {4{shifted_69[5]}});
  wire [31:0] disjunction_477 = (((disjunction_472 & joined_207) | disjunction_473) & joined_208) | disjunction_475;
  wire [31:0] joined_209 = {{8{~disjunction_476[3]}}, {8{~disjunction_476[2]}}, {8{~disjunction_476[1]}},
      {8{~disjunction_476[0]}}};
  wire [31:0] disjunction_478 = (shifted_70[31:0] & {32{shifted_69[6]}}) | (shifted_70[63:32] & {32{shifted_69[5]}});
  wire [3:0] disjunction_479 = (shifted_74[3:0] & {4{shifted_72[6]}}) | (shifted_74[7:4] & {4{shifted_72[5]}});
  wire [31:0] joined_210 = {{8{~disjunction_479[3]}}, {8{~disjunction_479[2]}}, {8{~disjunction_479[1]}},
      {8{~disjunction_479[0]}}};
  wire [31:0] disjunction_480 = (shifted_73[31:0] & {32{shifted_72[6]}}) | (shifted_73[63:32] & {32{shifted_72[5]}});
  wire [3:0] disjunction_481 = (shifted_77[3:0] & {4{shifted_75[6]}}) | (shifted_77[7:4] & {4{shifted_75[5]}});
  wire [31:0] disjunction_482 = (((disjunction_477 & joined_209) | disjunction_478) & joined_210) | disjunction_480;
  wire [31:0] joined_211 = {{8{~disjunction_481[3]}}, {8{~disjunction_481[2]}}, {8{~disjunction_481[1]}},
      {8{~disjunction_481[0]}}};
  wire [31:0] disjunction_483 = (shifted_76[31:0] & {32{shifted_75[6]}}) | (shifted_76[63:32] & {32{shifted_75[5]}});
  wire [3:0] disjunction_484 = (shifted_80[3:0] & {4{shifted_78[6]}}) | (shifted_80[7:4] & {4{shifted_78[5]}});
  wire [31:0] joined_212 = {{8{~disjunction_484[3]}}, {8{~disjunction_484[2]}}, {8{~disjunction_484[1]}},
      {8{~disjunction_484[0]}}};
  wire [31:0] disjunction_485 = (shifted_79[31:0] & {32{shifted_78[6]}}) | (shifted_79[63:32] & {32{shifted_78[5]}});
  wire [3:0] disjunction_486 = (shifted_83[3:0] & {4{shifted_81[6]}}) | (shifted_83[7:4] & {4{shifted_81[5]}});
  wire [31:0] disjunction_487 = (((disjunction_482 & joined_211) | disjunction_483) & joined_212) | disjunction_485;
  wire [31:0] joined_213 = {{8{~disjunction_486[3]}}, {8{~disjunction_486[2]}}, {8{~disjunction_486[1]}},
      {8{~disjunction_486[0]}}};
  wire [31:0] disjunction_488 = (shifted_82[31:0] & {32{shifted_81[6]}}) | (shifted_82[63:32] & {32{shifted_81[5]}});
  wire [3:0] disjunction_489 = (shifted_86[3:0] & {4{shifted_84[6]}}) | (shifted_86[7:4] & {4{shifted_84[5]}});
  wire [31:0] joined_214 = {{8{~disjunction_489[3]}}, {8{~disjunction_489[2]}}, {8{~disjunction_489[1]}},
      {8{~disjunction_489[0]}}};
  wire [31:0] disjunction_490 = (shifted_85[31:0] & {32{shifted_84[6]}}) | (shifted_85[63:32] & {32{shifted_84[5]}});
  wire [3:0] disjunction_491 = (shifted_89[3:0] & {4{shifted_87[6]}}) | (shifted_89[7:4] & {4{shifted_87[5]}});
  wire [31:0] disjunction_492 = (((disjunction_487 & joined_213) | disjunction_488) & joined_214) | disjunction_490;
  wire [31:0] joined_215 = {{8{~disjunction_491[3]}}, {8{~disjunction_491[2]}}, {8{~disjunction_491[1]}},
      {8{~disjunction_491[0]}}};
  wire [31:0] disjunction_493 = (shifted_88[31:0] & {32{shifted_87[6]}}) | (shifted_88[63:32] & {32{shifted_87[5]}});
  wire [3:0] disjunction_494 = (shifted_92[3:0] & {4{shifted_90[6]}}) | (shifted_92[7:4] & {4{shifted_90[5]}});
  wire [31:0] joined_216 = {{8{~disjunction_494[3]}}, {8{~disjunction_494[2]}}, {8{~disjunction_494[1]}},
      {8{~disjunction_494[0]}}};
  wire [31:0] disjunction_495 = (shifted_91[31:0] & {32{shifted_90[6]}}) | (shifted_91[63:32] & {32{shifted_90[5]}});
  wire [3:0] disjunction_496 = (shifted_95[3:0] & {4{shifted_93[6]}}) | (shifted_95[7:4] & {4{shifted_93[5]}});
  wire [31:0] disjunction_497 = (((disjunction_492 & joined_215) | disjunction_493) & joined_216) | disjunction_495;
  wire [31:0] joined_217 = {{8{~disjunction_496[3]}}, {8{~disjunction_496[2]}}, {8{~disjunction_496[1]}},
      {8{~disjunction_496[0]}}};
  wire [31:0] disjunction_498 = (shifted_94[31:0] & {32{shifted_93[6]}}) | (shifted_94[63:32] & {32{shifted_93[5]}});
  wire [31:0] disjunction_499 = (shifted_2[31:0] & {32{shifted_1[7]}}) | (shifted_2[63:32] & {32{shifted_1[6]}});
  wire [3:0] disjunction_500 = (shifted_5[3:0] & {4{shifted_3[7]}}) | (shifted_5[7:4] & {4{shifted_3[6]}});
  wire [31:0] joined_218 = {{8{~disjunction_500[3]}}, {8{~disjunction_500[2]}}, {8{~disjunction_500[1]}},
      {8{~disjunction_500[0]}}};
  wire [31:0] disjunction_501 = (shifted_4[31:0] & {32{shifted_3[7]}}) | (shifted_4[63:32] & {32{shifted_3[6]}});
  wire [3:0] disjunction_502 = (shifted_8[3:0] & {4{shifted_6[7]}}) | (shifted_8[7:4] & {4{shifted_6[6]}});
  wire [31:0] joined_219 = {{8{~disjunction_502[3]}}, {8{~disjunction_502[2]}}, {8{~disjunction_502[1]}},
      {8{~disjunction_502[0]}}};
  wire [31:0] disjunction_503 = (shifted_7[31:0] & {32{shifted_6[7]}}) | (shifted_7[63:32] & {32{shifted_6[6]}});
  wire [3:0] disjunction_504 = (shifted_11[3:0] & {4{shifted_9[7]}}) | (shifted_11[7:4] & {4{shifted_9[6]}});
  wire [31:0] disjunction_505 = (((disjunction_499 & joined_218) | disjunction_501) & joined_219) | disjunction_503;
  wire [31:0] joined_220 = {{8{~disjunction_504[3]}}, {8{~disjunction_504[2]}}, {8{~disjunction_504[1]}},
      {8{~disjunction_504[0]}}};
  wire [31:0] disjunction_506 = (shifted_10[31:0] & {32{shifted_9[7]}}) | (shifted_10[63:32] & {32{shifted_9[6]}});
  wire [3:0] disjunction_507 = (shifted_14[3:0] & {4{shifted_12[7]}}) | (shifted_14[7:4] & {4{shifted_12[6]}});
  wire [31:0] joined_221 = {{8{~disjunction_507[3]}}, {8{~disjunction_507[2]}}, {8{~disjunction_507[1]}},
      {8{~disjunction_507[0]}}};
  wire [31:0] disjunction_508 = (shifted_13[31:0] & {32{shifted_12[7]}}) | (shifted_13[63:32] & {32{shifted_12[6]}});
  wire [3:0] disjunction_509 = (shifted_17[3:0] & {4{shifted_15[7]}}) | (shifted_17[7:4] & {4{shifted_15[6]}});
  wire [31:0] disjunction_510 = (((disjunction_505 & joined_220) | disjunction_506) & joined_221) | disjunction_508;
  wire [31:0] joined_222 = {{8{~disjunction_509[3]}}, {8{~disjunction_509[2]}}, {8{~disjunction_509[1]}},
      {8{~disjunction_509[0]}}};
  wire [31:0] disjunction_511 = (shifted_16[31:0] & {32{shifted_15[7]}}) | (shifted_16[63:32] & {32{shifted_15[6]}});
  wire [3:0] disjunction_512 = (shifted_20[3:0] & {4{shifted_18[7]}}) | (shifted_20[7:4] & {4{shifted_18[6]}});
  wire [31:0] joined_223 = {{8{~disjunction_512[3]}}, {8{~disjunction_512[2]}}, {8{~disjunction_512[1]}},
      {8{~disjunction_512[0]}}};
  wire [31:0] disjunction_513 = (shifted_19[31:0] & {32{shifted_18[7]}}) | (shifted_19[63:32] & {32{shifted_18[6]}});
  wire [3:0] disjunction_514 = (shifted_23[3:0] & {4{shifted_21[7]}}) | (shifted_23[7:4] & {4{shifted_21[6]}});
  wire [31:0] disjunction_515 = (((disjunction_510 & joined_222) | disjunction_511) & joined_223) | disjunction_513;
  wire [31:0] joined_224 = {{8{~disjunction_514[3]}}, {8{~disjunction_514[2]}}, {8{~disjunction_514[1]}},
      {8{~disjunction_514[0]}}};
  wire [31:0] disjunction_516 = (shifted_22[31:0] & {32{shifted_21[7]}}) | (shifted_22[63:32] & {32{shifted_21[6]}});
  wire [3:0] disjunction_517 = (shifted_26[3:0] & {4{shifted_24[7]}}) | (shifted_26[7:4] & {4{shifted_24[6]}});
  wire [31:0] joined_225 = {{8{~disjunction_517[3]}}, {8{~disjunction_517[2]}}, {8{~disjunction_517[1]}},
      {8{~disjunction_517[0]}}};
  wire [31:0] disjunction_518 = (shifted_25[31:0] & {32{shifted_24[7]}}) | (shifted_25[63:32] & {32{shifted_24[6]}});
  wire [3:0] disjunction_519 = (shifted_29[3:0] & {4{shifted_27[7]}}) | (shifted_29[7:4] & {4{shifted_27[6]}});
  wire [31:0] disjunction_520 = (((disjunction_515 & joined_224) | disjunction_516) & joined_225) | disjunction_518;
  wire [31:0] joined_226 = {{8{~disjunction_519[3]}}, {8{~disjunction_519[2]}}, {8{~disjunction_519[1]}},
      {8{~disjunction_519[0]}}};
  wire [31:0] disjunction_521 = (shifted_28[31:0] & {32{shifted_27[7]}}) | (shifted_28[63:32] & {32{shifted_27[6]}});
  wire [3:0] disjunction_522 = (shifted_32[3:0] & {4{shifted_30[7]}}) | (shifted_32[7:4] & {4{shifted_30[6]}});
  wire [31:0] joined_227 = {{8{~disjunction_522[3]}}, {8{~disjunction_522[2]}}, {8{~disjunction_522[1]}},
      {8{~disjunction_522[0]}}};
  wire [31:0] disjunction_523 = (shifted_31[31:0] & {32{shifted_30[7]}}) | (shifted_31[63:32] & {32{shifted_30[6]}});
  wire [3:0] disjunction_524 = (shifted_35[3:0] & {4{shifted_33[7]}}) | (shifted_35[7:4] & {4{shifted_33[6]}});
  wire [31:0] disjunction_525 = (((disjunction_520 & joined_226) | disjunction_521) & joined_227) | disjunction_523;
  wire [31:0] joined_228 = {{8{~disjunction_524[3]}}, {8{~disjunction_524[2]}}, {8{~disjunction_524[1]}},
      {8{~disjunction_524[0]}}};
  wire [31:0] disjunction_526 = (shifted_34[31:0] & {32{shifted_33[7]}}) | (shifted_34[63:32] & {32{shifted_33[6]}});
  wire [3:0] disjunction_527 = (shifted_38[3:0] & {4{shifted_36[7]}}) | (shifted_38[7:4] & {4{shifted_36[6]}});
  wire [31:0] joined_229 = {{8{~disjunction_527[3]}}, {8{~disjunction_527[2]}}, {8{~disjunction_527[1]}},
      {8{~disjunction_527[0]}}};
  wire [31:0] disjunction_528 = (shifted_37[31:0] & {32{shifted_36[7]}}) | (shifted_37[63:32] & {32{shifted_36[6]}});
  wire [3:0] disjunction_529 = (shifted_41[3:0] & {4{shifted_39[7]}}) | (shifted_41[7:4] & {4{shifted_39[6]}});
  wire [31:0] disjunction_530 = (((disjunction_525 & joined_228) | disjunction_526) & joined_229) | disjunction_528;
  wire [31:0] joined_230 = {{8{~disjunction_529[3]}}, {8{~disjunction_529[2]}}, {8{~disjunction_529[1]}},
      {8{~disjunction_529[0]}}};
  wire [31:0] disjunction_531 = (shifted_40[31:0] & {32{shifted_39[7]}}) | (shifted_40[63:32] & {32{shifted_39[6]}});
  wire [3:0] disjunction_532 = (shifted_44[3:0] & {4{shifted_42[7]}}) | (shifted_44[7:4] & {4{shifted_42[6]}});
  wire [31:0] joined_231 = {{8{~disjunction_532[3]}}, {8{~disjunction_532[2]}}, {8{~disjunction_532[1]}},
      {8{~disjunction_532[0]}}};
  wire [31:0] disjunction_533 = (shifted_43[31:0] & {32{shifted_42[7]}}) | (shifted_43[63:32] & {32{shifted_42[6]}});
  wire [3:0] disjunction_534 = (shifted_47[3:0] & {4{shifted_45[7]}}) | (shifted_47[7:4] & {4{shifted_45[6]}});
  wire [31:0] disjunction_535 = (((disjunction_530 & joined_230) | disjunction_531) & joined_231) | disjunction_533;
  wire [31:0] joined_232 = {{8{~disjunction_534[3]}}, {8{~disjunction_534[2]}}, {8{~disjunction_534[1]}},
      {8{~disjunction_534[0]}}};
  wire [31:0] disjunction_536 = (shifted_46[31:0] & {32{shifted_45[7]}}) | (shifted_46[63:32] & {32{shifted_45[6]}});
  wire [3:0] disjunction_537 = (shifted_50[3:0] & {4{shifted_48[7]}}) | (shifted_50[7:4] & {4{shifted_48[6]}});
  wire [31:0] joined_233 = {{8{~disjunction_537[3]}}, {8{~disjunction_537[2]}}, {8{~disjunction_537[1]}},
      {8{~disjunction_537[0]}}};
  wire [31:0] disjunction_538 = (shifted_49[31:0] & {32{shifted_48[7]}}) | (shifted_49[63:32] & {32{shifted_48[6]}});
  wire [3:0] disjunction_539 = (shifted_53[3:0] & {4{shifted_51[7]}}) | (shifted_53[7:4] & {4{shifted_51[6]}});
  wire [31:0] disjunction_540 = (((disjunction_535 & joined_232) | disjunction_536) & joined_233) | disjunction_538;
  wire [31:0] joined_234 = {{8{~disjunction_539[3]}}, {8{~disjunction_539[2]}}, {8{~disjunction_539[1]}},
      {8{~disjunction_539[0]}}};
  wire [31:0] disjunction_541 = (shifted_52[31:0] & {32{shifted_51[7]}}) | (shifted_52[63:32] & {32{shifted_51[6]}});
  wire [3:0] disjunction_542 = (shifted_56[3:0] & {4{shifted_54[7]}}) | (shifted_56[7:4] & {4{shifted_54[6]}});
  wire [31:0] joined_235 = {{8{~disjunction_542[3]}}, {8{~disjunction_542[2]}}, {8{~disjunction_542[1]}},
      {8{~disjunction_542[0]}}};
  wire [31:0] disjunction_543 = (shifted_55[31:0] & {32{shifted_54[7]}}) | (shifted_55[63:32] & {32{shifted_54[6]}});
  wire [3:0] disjunction_544 = (shifted_59[3:0] & {4{shifted_57[7]}}) | (shifted_59[7:4] & {4{shifted_57[6]}});
  wire [31:0] disjunction_545 = (((disjunction_540 & joined_234) | disjunction_541) & joined_235) | disjunction_543;
  wire [31:0] joined_236 = {{8{~disjunction_544[3]}}, {8{~disjunction_544[2]}}, {8{~disjunction_544[1]}},
      {8{~disjunction_544[0]}}};
  wire [31:0] disjunction_546 = (shifted_58[31:0] & {32{shifted_57[7]}}) | (shifted_58[63:32] & {32{shifted_57[6]}});
  wire [3:0] disjunction_547 = (shifted_62[3:0] & {4{shifted_60[7]}}) | (shifted_62[7:4] & {4{shifted_60[6]}});
  wire [31:0] joined_237 = {{8{~disjunction_547[3]}}, {8{~disjunction_547[2]}}, {8{~disjunction_547[1]}},
      {8{~disjunction_547[0]}}};
  wire [31:0] disjunction_548 = (shifted_61[31:0] & {32{shifted_60[7]}}) | (shifted_61[63:32] & {32{shifted_60[6]}});
  wire [3:0] disjunction_549 = (shifted_65[3:0] & {4{shifted_63[7]}}) | (shifted_65[7:4] & {4{shifted_63[6]}});
  wire [31:0] disjunction_550 = (((disjunction_545 & joined_236) | disjunction_546) & joined_237) | disjunction_548;
  wire [31:0] joined_238 = {{8{~disjunction_549[3]}}, {8{~disjunction_549[2]}}, {8{~disjunction_549[1]}},
      {8{~disjunction_549[0]}}};
  wire [31:0] disjunction_551 = (shifted_64[31:0] & {32{shifted_63[7]}}) | (shifted_64[63:32] & {32{shifted_63[6]}});
  wire [3:0] disjunction_552 = (shifted_68[3:0] & {4{shifted_66[7]}}) | (shifted_68[7:4] & {4{shifted_66[6]}});
  wire [31:0] joined_239 = {{8{~disjunction_552[3]}}, {8{~disjunction_552[2]}}, {8{~disjunction_552[1]}},
      {8{~disjunction_552[0]}}};
  wire [31:0] disjunction_553 = (shifted_67[31:0] & {32{shifted_66[7]}}) | (shifted_67[63:32] & {32{shifted_66[6]}});
  wire [3:0] disjunction_554 = (shifted_71[3:0] & {4{shifted_69[7]}}) | (shifted_71[7:4] & {4{shifted_69[6]}});
  wire [31:0] disjunction_555 = (((disjunction_550 & joined_238) | disjunction_551) & joined_239) | disjunction_553;
  wire [31:0] joined_240 = {{8{~disjunction_554[3]}}, {8{~disjunction_554[2]}}, {8{~disjunction_554[1]}},
      {8{~disjunction_554[0]}}};
  wire [31:0] disjunction_556 = (shifted_70[31:0] & {32{shifted_69[7]}}) | (shifted_70[63:32] & {32{shifted_69[6]}});
  wire [3:0] disjunction_557 = (shifted_74[3:0] & {4{shifted_72[7]}}) | (shifted_74[7:4] & {4{shifted_72[6]}});
  wire [31:0] joined_241 = {{8{~disjunction_557[3]}}, {8{~disjunction_557[2]}}, {8{~disjunction_557[1]}},
      {8{~disjunction_557[0]}}};
  wire [31:0] disjunction_558 = (shifted_73[31:0] & {32{shifted_72[7]}}) | (shifted_73[63:32] & {32{shifted_72[6]}});
  wire [3:0] disjunction_559 = (shifted_77[3:0] & {4{shifted_75[7]}}) | (shifted_77[7:4] & {4{shifted_75[6]}});
  wire [31:0] disjunction_560 = (((disjunction_555 & joined_240) | disjunction_556) & joined_241) | disjunction_558;
  wire [31:0] joined_242 = {{8{~disjunction_559[3]}}, {8{~disjunction_559[2]}}, {8{~disjunction_559[1]}},
      {8{~disjunction_559[0]}}};
  wire [31:0] disjunction_561 = (shifted_76[31:0] & {32{shifted_75[7]}}) | (shifted_76[63:32] & {32{shifted_75[6]}});
  wire [3:0] disjunction_562 = (shifted_80[3:0] & {4{shifted_78[7]}}) | (shifted_80[7:4] & {4{shifted_78[6]}});
  wire [31:0] joined_243 = {{8{~disjunction_562[3]}}, {8{~disjunction_562[2]}}, {8{~disjunction_562[1]}},
      {8{~disjunction_562[0]}}};
  wire [31:0] disjunction_563 = (shifted_79[31:0] & {32{shifted_78[7]}}) | (shifted_79[63:32] & {32{shifted_78[6]}});
  wire [3:0] disjunction_564 = (shifted_83[3:0] & {4{shifted_81[7]}}) | (shifted_83[7:4] & {4{shifted_81[6]}});
  wire [31:0] disjunction_565 = (((disjunction_560 & joined_242) | disjunction_561) & joined_243) | disjunction_563;
  wire [31:0] joined_244 = {{8{~disjunction_564[3]}}, {8{~disjunction_564[2]}}, {8{~disjunction_564[1]}},
      {8{~disjunction_564[0]}}};
  wire [31:0] disjunction_566 = (shifted_82[31:0] & {32{shifted_81[7]}}) | (shifted_82[63:32] & {32{shifted_81[6]}});
  wire [3:0] disjunction_567 = (shifted_86[3:0] & {4{shifted_84[7]}}) | (shifted_86[7:4] & {4{shifted_84[6]}});
  wire [31:0] joined_245 = {{8{~disjunction_567[3]}}, {8{~disjunction_567[2]}}, {8{~disjunction_567[1]}},
      {8{~disjunction_567[0]}}};
  wire [31:0] disjunction_568 = (shifted_85[31:0] & {32{shifted_84[7]}}) | (shifted_85[63:32] & {32{shifted_84[6]}});
  wire [3:0] disjunction_569 = (shifted_89[3:0] & {4{shifted_87[7]}}) | (shifted_89[7:4] & {4{shifted_87[6]}});
  wire [31:0] disjunction_570 = (((disjunction_565 & joined_244) | disjunction_566) & joined_245) | disjunction_568;
  wire [31:0] joined_246 = {{8{~disjunction_569[3]}}, {8{~disjunction_569[2]}}, {8{~disjunction_569[1]}},
      {8{~disjunction_569[0]}}};
  wire [31:0] disjunction_571 = (shifted_88[31:0] & {32{shifted_87[7]}}) | (shifted_88[63:32] & {32{shifted_87[6]}});
  wire [3:0] disjunction_572 = (shifted_92[3:0] & {4{shifted_90[7]}}) | (shifted_92[7:4] & {4{shifted_90[6]}});
  wire [31:0] joined_247 = {{8{~disjunction_572[3]}}, {8{~disjunction_572[2]}}, {8{~disjunction_572[1]}},
      {8{~disjunction_572[0]}}};
  wire [31:0] disjunction_573 = (shifted_91[31:0] & {32{shifted_90[7]}}) | (shifted_91[63:32] & {32{shifted_90[6]}});
  wire [3:0] disjunction_574 = (shifted_95[3:0] & {4{shifted_93[7]}}) | (shifted_95[7:4] & {4{shifted_93[6]}});
  wire [31:0] disjunction_575 = (((disjunction_570 & joined_246) | disjunction_571) & joined_247) | disjunction_573;
  wire [31:0] joined_248 = {{8{~disjunction_574[3]}}, {8{~disjunction_574[2]}}, {8{~disjunction_574[1]}},
      {8{~disjunction_574[0]}}};
  wire [31:0] disjunction_576 = (shifted_94[31:0] & {32{shifted_93[7]}}) | (shifted_94[63:32] & {32{shifted_93[6]}});
  wire [31:0] disjunction_577 = (shifted_2[31:0] & {32{shifted_1[8]}}) | (shifted_2[63:32] & {32{shifted_1[7]}});
  wire [3:0] disjunction_578 = (shifted_5[3:0] & {4{shifted_3[8]}}) | (shifted_5[7:4] & {4{shifted_3[7]}});
  wire [31:0] joined_249 = {{8{~disjunction_578[3]}}, {8{~disjunction_578[2]}}, {8{~disjunction_578[1]}},
      {8{~disjunction_578[0]}}};
  wire [31:0] disjunction_579 = (shifted_4[31:0] & {32{shifted_3[8]}}) | (shifted_4[63:32] & {32{shifted_3[7]}});
  wire [3:0] disjunction_580 = (shifted_8[3:0] & {4{shifted_6[8]}}) | (shifted_8[7:4] & {4{shifted_6[7]}});
  wire [31:0] joined_250 = {{8{~disjunction_580[3]}}, {8{~disjunction_580[2]}}, {8{~disjunction_580[1]}},
      {8{~disjunction_580[0]}}};
  wire [31:0] disjunction_581 = (shifted_7[31:0] & {32{shifted_6[8]}}) | (shifted_7[63:32] & {32{shifted_6[7]}});
  wire [3:0] disjunction_582 = (shifted_11[3:0] & {4{shifted_9[8]}}) | (shifted_11[7:4] & {4{shifted_9[7]}});
  wire [31:0] disjunction_583 = (((disjunction_577 & joined_249) | disjunction_579) & joined_250) | disjunction_581;
  wire [31:0] joined_251 = {{8{~disjunction_582[3]}}, {8{~disjunction_582[2]}}, {8{~disjunction_582[1]}},
      {8{~disjunction_582[0]}}};
  wire [31:0] disjunction_584 = (shifted_10[31:0] & {32{shifted_9[8]}}) | (shifted_10[63:32] & {32{shifted_9[7]}});
  wire [3:0] disjunction_585 = (shifted_14[3:0] & {4{shifted_12[8]}}) | (shifted_14[7:4] & {4{shifted_12[7]}});
  wire [31:0] joined_252 = {{8{~disjunction_585[3]}}, {8{~disjunction_585[2]}}, {8{~disjunction_585[1]}},
      {8{~disjunction_585[0]}}};
  wire [31:0] disjunction_586 = (shifted_13[31:0] & {32{shifted_12[8]}}) | (shifted_13[63:32] & {32{shifted_12[7]}});
  wire [3:0] disjunction_587 = (shifted_17[3:0] & {4{shifted_15[8]}}) | (shifted_17[7:4] & {4{shifted_15[7]}});
  wire [31:0] disjunction_588 = (((disjunction_583 & joined_251) | disjunction_584) & joined_252) | disjunction_586;
  wire [31:0] joined_253 = {{8{~disjunction_587[3]}}, {8{~disjunction_587[2]}}, {8{~disjunction_587[1]}},
      {8{~disjunction_587[0]}}};
  wire [31:0] disjunction_589 = (shifted_16[31:0] & {32{shifted_15[8]}}) | (shifted_16[63:32] & {32{shifted_15[7]}});
  wire [3:0] disjunction_590 = (shifted_20[3:0] & {4{shifted_18[8]}}) | (shifted_20[7:4] & {4{shifted_18[7]}});
  wire [31:0] joined_254 = {{8{~disjunction_590[3]}}, {8{~disjunction_590[2]}}, {8{~disjunction_590[1]}},
      {8{~disjunction_590[0]}}};
  wire [31:0] disjunction_591 = (shifted_19[31:0] & {32{shifted_18[8]}}) | (shifted_19[63:32] & {32{shifted_18[7]}});
  wire [3:0] disjunction_592 = (shifted_23[3:0] & {4{shifted_21[8]}}) | (shifted_23[7:4] & {4{shifted_21[7]}});
  wire [31:0] disjunction_593 = (((disjunction_588 & joined_253) | disjunction_589) & joined_254) | disjunction_591;
  wire [31:0] joined_255 = {{8{~disjunction_592[3]}}, {8{~disjunction_592[2]}}, {8{~disjunction_592[1]}},
      {8{~disjunction_592[0]}}};
  wire [31:0] disjunction_594 = (shifted_22[31:0] & {32{shifted_21[8]}}) | (shifted_22[63:32] & {32{shifted_21[7]}});
  wire [3:0] disjunction_595 = (shifted_26[3:0] & {4{shifted_24[8]}}) | (shifted_26[7:4] & {4{shifted_24[7]}});
  wire [31:0] joined_256 = {{8{~disjunction_595[3]}}, {8{~disjunction_595[2]}}, {8{~disjunction_595[1]}},
      {8{~disjunction_595[0]}}};
  wire [31:0] disjunction_596 = (shifted_25[31:0] & {32{shifted_24[8]}}) | (shifted_25[63:32] & {32{shifted_24[7]}});
  wire [3:0] disjunction_597 = (shifted_29[3:0] & {4{shifted_27[8]}}) | (shifted_29[7:4] & {4{shifted_27[7]}});
  wire [31:0] disjunction_598 = (((disjunction_593 & joined_255) | disjunction_594) & joined_256) | disjunction_596;
  wire [31:0] joined_257 = {{8{~disjunction_597[3]}}, {8{~disjunction_597[2]}}, {8{~disjunction_597[1]}},
      {8{~disjunction_597[0]}}};
  wire [31:0] disjunction_599 = (shifted_28[31:0] & {32{shifted_27[8]}}) | (shifted_28[63:32] & {32{shifted_27[7]}});
  wire [3:0] disjunction_600 = (shifted_32[3:0] & {4{shifted_30[8]}}) | (shifted_32[7:4] & {4{shifted_30[7]}});
  wire [31:0] joined_258 = {{8{~disjunction_600[3]}}, {8{~disjunction_600[2]}}, {8{~disjunction_600[1]}},
      {8{~disjunction_600[0]}}};
  wire [31:0] disjunction_601 = (shifted_31[31:0] & {32{shifted_30[8]}}) | (shifted_31[63:32] & {32{shifted_30[7]}});
  wire [3:0] disjunction_602 = (shifted_35[3:0] & {4{shifted_33[8]}}) | (shifted_35[7:4] & {4{shifted_33[7]}});
  wire [31:0] disjunction_603 = (((disjunction_598 & joined_257) | disjunction_599) & joined_258) | disjunction_601;
  wire [31:0] joined_259 = {{8{~disjunction_602[3]}}, {8{~disjunction_602[2]}}, {8{~disjunction_602[1]}},
      {8{~disjunction_602[0]}}};
  wire [31:0] disjunction_604 = (shifted_34[31:0] & {32{shifted_33[8]}}) | (shifted_34[63:32] & {32{shifted_33[7]}});
  wire [3:0] disjunction_605 = (shifted_38[3:0] & {4{shifted_36[8]}}) | (shifted_38[7:4] & {4{shifted_36[7]}});
  wire [31:0] joined_260 = {{8{~disjunction_605[3]}}, {8{~disjunction_605[2]}}, {8{~disjunction_605[1]}},
      {8{~disjunction_605[0]}}};
  wire [31:0] disjunction_606 = (shifted_37[31:0] & {32{shifted_36[8]}}) | (shifted_37[63:32] & {32{shifted_36[7]}});
  wire [3:0] disjunction_607 = (shifted_41[3:0] & {4{shifted_39[8]}}) | (shifted_41[7:4] & {4{shifted_39[7]}});
  wire [31:0] disjunction_608 = (((disjunction_603 & joined_259) | disjunction_604) & joined_260) | disjunction_606;
  wire [31:0] joined_261 = {{8{~disjunction_607[3]}}, {8{~disjunction_607[2]}}, {8{~disjunction_607[1]}},
      {8{~disjunction_607[0]}}};
  wire [31:0] disjunction_609 = (shifted_40[31:0] & {32{shifted_39[8]}}) | (shifted_40[63:32] & {32{shifted_39[7]}});
  wire [3:0] disjunction_610 = (shifted_44[3:0] & {4{shifted_42[8]}}) | (shifted_44[7:4] & {4{shifted_42[7]}});
  wire [31:0] joined_262 = {{8{~disjunction_610[3]}}, {8{~disjunction_610[2]}}, {8{~disjunction_610[1]}},
      {8{~disjunction_610[0]}}};
  wire [31:0] disjunction_611 = (shifted_43[31:0] & {32{shifted_42[8]}}) | (shifted_43[63:32] & {32{shifted_42[7]}});
  wire [3:0] disjunction_612 = (shifted_47[3:0] & {4{shifted_45[8]}}) | (shifted_47[7:4] & {4{shifted_45[7]}});
  wire [31:0] disjunction_613 = (((disjunction_608 & joined_261) | disjunction_609) & joined_262) | disjunction_611;
  wire [31:0] joined_263 = {{8{~disjunction_612[3]}}, {8{~disjunction_612[2]}}, {8{~disjunction_612[1]}},
      {8{~disjunction_612[0]}}};
  wire [31:0] disjunction_614 = (shifted_46[31:0] & {32{shifted_45[8]}}) | (shifted_46[63:32] & {32{shifted_45[7]}});
  wire [3:0] disjunction_615 = (shifted_50[3:0] & {4{shifted_48[8]}}) | (shifted_50[7:4] & {4{shifted_48[7]}});
  wire [31:0] joined_264 = {{8{~disjunction_615[3]}}, {8{~disjunction_615[2]}}, {8{~disjunction_615[1]}},
      {8{~disjunction_615[0]}}};
  wire [31:0] disjunction_616 = (shifted_49[31:0] & {32{shifted_48[8]}}) | (shifted_49[63:32] & {32{shifted_48[7]}});
  wire [3:0] disjunction_617 = (shifted_53[3:0] & {4{shifted_51[8]}}) | (shifted_53[7:4] & {4{shifted_51[7]}});
  wire [31:0] disjunction_618 = (((disjunction_613 & joined_263) | disjunction_614) & joined_264) | disjunction_616;
  wire [31:0] joined_265 = {{8{~disjunction_617[3]}}, {8{~disjunction_617[2]}}, {8{~disjunction_617[1]}},
      {8{~disjunction_617[0]}}};
  wire [31:0] disjunction_619 = (shifted_52[31:0] & {32{shifted_51[8]}}) | (shifted_52[63:32] & {32{shifted_51[7]}});
  wire [3:0] disjunction_620 = (shifted_56[3:0] & {4{shifted_54[8]}}) | (shifted_56[7:4] & {4{shifted_54[7]}});
  wire [31:0] joined_266 = {{8{~disjunction_620[3]}}, {8{~disjunction_620[2]}}, {8{~disjunction_620[1]}},
      {8{~disjunction_620[0]}}};
  wire [31:0] disjunction_621 = (shifted_55[31:0] & {32{shifted_54[8]}}) | (shifted_55[63:32] & {32{shifted_54[7]}});
  wire [3:0] disjunction_622 = (shifted_59[3:0] & {4{shifted_57[8]}}) | (shifted_59[7:4] & {4{shifted_57[7]}});
  wire [31:0] disjunction_623 = (((disjunction_618 & joined_265) | disjunction_619) & joined_266) | disjunction_621;
  wire [31:0] joined_267 = {{8{~disjunction_622[3]}}, {8{~disjunction_622[2]}}, {8{~disjunction_622[1]}},
      {8{~disjunction_622[0]}}};
  wire [31:0] disjunction_624 = (shifted_58[31:0] & {32{shifted_57[8]}}) | (shifted_58[63:32] & {32{shifted_57[7]}});
  wire [3:0] disjunction_625 = (shifted_62[3:0] & {4{shifted_60[8]}}) | (shifted_62[7:4] & {4{shifted_60[7]}});
  wire [31:0] joined_268 = {{8{~disjunction_625[3]}}, {8{~disjunction_625[2]}}, {8{~disjunction_625[1]}},
      {8{~disjunction_625[0]}}};
  wire [31:0] disjunction_626 = (shifted_61[31:0] & {32{shifted_60[8]}}) | (shifted_61[63:32] & {32{shifted_60[7]}});
  wire [3:0] disjunction_627 = (shifted_65[3:0] & {4{shifted_63[8]}}) | (shifted_65[7:4] & {4{shifted_63[7]}});
  wire [31:0] disjunction_628 = (((disjunction_623 & joined_267) | disjunction_624) & joined_268) | disjunction_626;
  wire [31:0] joined_269 = {{8{~disjunction_627[3]}}, {8{~disjunction_627[2]}}, {8{~disjunction_627[1]}},
      {8{~disjunction_627[0]}}};
  wire [31:0] disjunction_629 = (shifted_64[31:0] & {32{shifted_63[8]}}) | (shifted_64[63:32] & {32{shifted_63[7]}});
  wire [3:0] disjunction_630 = (shifted_68[3:0] & {4{shifted_66[8]}}) | (shifted_68[7:4] & {4{shifted_66[7]}});
  wire [31:0] joined_270 = {{8{~disjunction_630[3]}}, {8{~disjunction_630[2]}}, {8{~disjunction_630[1]}},
      {8{~disjunction_630[0]}}};
  wire [31:0] disjunction_631 = (shifted_67[31:0] & {32{shifted_66[8]}}) | (shifted_67[63:32] & {32{shifted_66[7]}});
  wire [3:0] disjunction_632 = (shifted_71[3:0] & {4{shifted_69[8]}}) | (shifted_71[7:4] & {4{shifted_69[7]}});
  wire [31:0] disjunction_633 = (((disjunction_628 & joined_269) | disjunction_629) & joined_270) | disjunction_631;
  wire [31:0] joined_271 = {{8{~disjunction_632[3]}}, {8{~disjunction_632[2]}}, {8{~disjunction_632[1]}},
      {8{~disjunction_632[0]}}};
  wire [31:0] disjunction_634 = (shifted_70[31:0] & {32{shifted_69[8]}}) | (shifted_70[63:32] & {32{shifted_69[7]}});
  wire [3:0] disjunction_635 = (shifted_74[3:0] & {4{shifted_72[8]}}) | (shifted_74[7:4] & {4{shifted_72[7]}});
  wire [31:0] joined_272 = {{8{~disjunction_635[3]}}, {8{~disjunction_635[2]}}, {8{~disjunction_635[1]}},
      {8{~disjunction_635[0]}}};
  wire [31:0] disjunction_636 = (shifted_73[31:0] & {32{shifted_72[8]}}) | (shifted_73[63:32] & {32{shifted_72[7]}});
  wire [3:0] disjunction_637 = (shifted_77[3:0] & {4{shifted_75[8]}}) | (shifted_77[7:4] & {4{shifted_75[7]}});
  wire [31:0] disjunction_638 = (((disjunction_633 & joined_271) | disjunction_634) & joined_272) | disjunction_636;
  wire [31:0] joined_273 = {{8{~disjunction_637[3]}}, {8{~disjunction_637[2]}}, {8{~disjunction_637[1]}},
      {8{~disjunction_637[0]}}};
  wire [31:0] disjunction_639 = (shifted_76[31:0] & {32{shifted_75[8]}}) | (shifted_76[63:32] & {32{shifted_75[7]}});
  wire [3:0] disjunction_640 = (shifted_80[3:0] & {4{shifted_78[8]}}) | (shifted_80[7:4] & {4{shifted_78[7]}});
  wire [31:0] joined_274 = {{8{~disjunction_640[3]}}, {8{~disjunction_640[2]}}, {8{~disjunction_640[1]}},
      {8{~disjunction_640[0]}}};
  wire [31:0] disjunction_641 = (shifted_79[31:0] & {32{shifted_78[8]}}) | (shifted_79[63:32] & {32{shifted_78[7]}});
  wire [3:0] disjunction_642 = (shifted_83[3:0] & {4{shifted_81[8]}}) | (shifted_83[7:4] & {4{shifted_81[7]}});
  wire [31:0] disjunction_643 = (((disjunction_638 & joined_273) | disjunction_639) & joined_274) | disjunction_641;
  wire [31:0] joined_275 = {{8{~disjunction_642[3]}}, {8{~disjunction_642[2]}}, {8{~disjunction_642[1]}},
      {8{~disjunction_642[0]}}};
  wire [31:0] disjunction_644 = (shifted_82[31:0] & {32{shifted_81[8]}}) | (shifted_82[63:32] & {32{shifted_81[7]}});
  wire [3:0] disjunction_645 = (shifted_86[3:0] & {4{shifted_84[8]}}) | (shifted_86[7:4] & {4{shifted_84[7]}});
  wire [31:0] joined_276 = {{8{~disjunction_645[3]}}, {8{~disjunction_645[2]}}, {8{~disjunction_645[1]}},
      {8{~disjunction_645[0]}}};
  wire [31:0] disjunction_646 = (shifted_85[31:0] & {32{shifted_84[8]}}) | (shifted_85[63:32] & {32{shifted_84[7]}});
  wire [3:0] disjunction_647 = (shifted_89[3:0] & {4{shifted_87[8]}}) | (shifted_89[7:4] & {4{shifted_87[7]}});
  wire [31:0] disjunction_648 = (((disjunction_643 & joined_275) | disjunction_644) & joined_276) | disjunction_646;
  wire [31:0] joined_277 = {{8{~disjunction_647[3]}}, {8{~disjunction_647[2]}}, {8{~disjunction_647[1]}},
      {8{~disjunction_647[0]}}};
  wire [31:0] disjunction_649 = (shifted_88[31:0] & {32{shifted_87[8]}}) | (shifted_88[63:32] & {32{shifted_87[7]}});
  wire [3:0] disjunction_650 = (shifted_92[3:0] & {4{shifted_90[8]}}) | (shifted_92[7:4] & {4{shifted_90[7]}});
  wire [31:0] joined_278 = {{8{~disjunction_650[3]}}, {8{~disjunction_650[2]}}, {8{~disjunction_650[1]}},
      {8{~disjunction_650[0]}}};
  wire [31:0] disjunction_651 = (shifted_91[31:0] & {32{shifted_90[8]}}) | (shifted_91[63:32] & {32{shifted_90[7]}});
  wire [3:0] disjunction_652 = (shifted_95[3:0] & {4{shifted_93[8]}}) | (shifted_95[7:4] & {4{shifted_93[7]}});
  wire [31:0] disjunction_653 = (((disjunction_648 & joined_277) | disjunction_649) & joined_278) | disjunction_651;
  wire [31:0] joined_279 = {{8{~disjunction_652[3]}}, {8{~disjunction_652[2]}}, {8{~disjunction_652[1]}},
      {8{~disjunction_652[0]}}};
  wire [31:0] disjunction_654 = (shifted_94[31:0] & {32{shifted_93[8]}}) | (shifted_94[63:32] & {32{shifted_93[7]}});
  wire [31:0] disjunction_655 = (shifted_2[31:0] & {32{shifted_1[9]}}) | (shifted_2[63:32] & {32{shifted_1[8]}});
  wire [3:0] disjunction_656 = (shifted_5[3:0] & {4{shifted_3[9]}}) | (shifted_5[7:4] & {4{shifted_3[8]}});
  wire [31:0] joined_280 = {{8{~disjunction_656[3]}}, {8{~disjunction_656[2]}}, {8{~disjunction_656[1]}},
      {8{~disjunction_656[0]}}};
  wire [31:0] disjunction_657 = (shifted_4[31:0] & {32{shifted_3[9]}}) | (shifted_4[63:32] & {32{shifted_3[8]}});
  wire [3:0] disjunction_658 = (shifted_8[3:0] & {4{shifted_6[9]}}) | (shifted_8[7:4] & {4{shifted_6[8]}});
  wire [31:0] joined_281 = {{8{~disjunction_658[3]}}, {8{~disjunction_658[2]}}, {8{~disjunction_658[1]}},
      {8{~disjunction_658[0]}}};
  wire [31:0] disjunction_659 = (shifted_7[31:0] & {32{shifted_6[9]}}) | (shifted_7[63:32] & {32{shifted_6[8]}});
  wire [3:0] disjunction_660 = (shifted_11[3:0] & {4{shifted_9[9]}}) | (shifted_11[7:4] & {4{shifted_9[8]}});
  wire [31:0] disjunction_661 = (((disjunction_655 & joined_280) | disjunction_657) & joined_281) | disjunction_659;
  wire [31:0] joined_282 = {{8{~disjunction_660[3]}}, {8{~disjunction_660[2]}}, {8{~disjunction_660[1]}},
      {8{~disjunction_660[0]}}};
  wire [31:0] disjunction_662 = (shifted_10[31:0] & {32{shifted_9[9]}}) | (shifted_10[63:32] & {32{shifted_9[8]}});
  wire [3:0] disjunction_663 = (shifted_14[3:0] & {4{shifted_12[9]}}) | (shifted_14[7:4] & {4{shifted_12[8]}});
  wire [31:0] joined_283 = {{8{~disjunction_663[3]}}, {8{~disjunction_663[2]}}, {8{~disjunction_663[1]}},
      {8{~disjunction_663[0]}}};
  wire [31:0] disjunction_664 = (shifted_13[31:0] & {32{shifted_12[9]}}) | (shifted_13[63:32] & {32{shifted_12[8]}});
  wire [3:0] disjunction_665 = (shifted_17[3:0] & {4{shifted_15[9]}}) | (shifted_17[7:4] & {4{shifted_15[8]}});
  wire [31:0] disjunction_666 = (((disjunction_661 & joined_282) | disjunction_662) & joined_283) | disjunction_664;
  wire [31:0] joined_284 = {{8{~disjunction_665[3]}}, {8{~disjunction_665[2]}}, {8{~disjunction_665[1]}},
      {8{~disjunction_665[0]}}};
  wire [31:0] disjunction_667 = (shifted_16[31:0] & {32{shifted_15[9]}}) | (shifted_16[63:32] & {32{shifted_15[8]}});
  wire [3:0] disjunction_668 = (shifted_20[3:0] & {4{shifted_18[9]}}) | (shifted_20[7:4] & {4{shifted_18[8]}});
  wire [31:0] joined_285 = {{8{~disjunction_668[3]}}, {8{~disjunction_668[2]}}, {8{~disjunction_668[1]}},
      {8{~disjunction_668[0]}}};
  wire [31:0] disjunction_669 = (shifted_19[31:0] & {32{shifted_18[9]}}) | (shifted_19[63:32] & {32{shifted_18[8]}});
  wire [3:0] disjunction_670 = (shifted_23[3:0] & {4{shifted_21[9]}}) | (shifted_23[7:4] & {4{shifted_21[8]}});
  wire [31:0] disjunction_671 = (((disjunction_666 & joined_284) | disjunction_667) & joined_285) | disjunction_669;
  wire [31:0] joined_286 = {{8{~disjunction_670[3]}}, {8{~disjunction_670[2]}}, {8{~disjunction_670[1]}},
      {8{~disjunction_670[0]}}};
  wire [31:0] disjunction_672 = (shifted_22[31:0] & {32{shifted_21[9]}}) | (shifted_22[63:32] & {32{shifted_21[8]}});
  wire [3:0] disjunction_673 = (shifted_26[3:0] & {4{shifted_24[9]}}) | (shifted_26[7:4] & {4{shifted_24[8]}});
  wire [31:0] joined_287 = {{8{~disjunction_673[3]}}, {8{~disjunction_673[2]}}, {8{~disjunction_673[1]}},
      {8{~disjunction_673[0]}}};
  wire [31:0] disjunction_674 = (shifted_25[31:0] & {32{shifted_24[9]}}) | (shifted_25[63:32] & {32{shifted_24[8]}});
  wire [3:0] disjunction_675 = (shifted_29[3:0] & {4{shifted_27[9]}}) | (shifted_29[7:4] & {4{shifted_27[8]}});
  wire [31:0] disjunction_676 = (((disjunction_671 & joined_286) | disjunction_672) & joined_287) | disjunction_674;
  wire [31:0] joined_288 = {{8{~disjunction_675[3]}}, {8{~disjunction_675[2]}}, {8{~disjunction_675[1]}},
      {8{~disjunction_675[0]}}};
  wire [31:0] disjunction_677 = (shifted_28[31:0] & {32{shifted_27[9]}}) | (shifted_28[63:32] & {32{shifted_27[8]}});
  wire [3:0] disjunction_678 = (shifted_32[3:0] & {4{shifted_30[9]}}) | (shifted_32[7:4] & {4{shifted_30[8]}});
  wire [31:0] joined_289 = {{8{~disjunction_678[3]}}, {8{~disjunction_678[2]}}, {8{~disjunction_678[1]}},
      {8{~disjunction_678[0]}}};
  wire [31:0] disjunction_679 = (shifted_31[31:0] & {32{shifted_30[9]}}) | (shifted_31[63:32] & {32{shifted_30[8]}});
  wire [3:0] disjunction_680 = (shifted_35[3:0] & {4{shifted_33[9]}}) | (shifted_35[7:4] & {4{shifted_33[8]}});
  wire [31:0] disjunction_681 = (((disjunction_676 & joined_288) | disjunction_677) & joined_289) | disjunction_679;
  wire [31:0] joined_290 = {{8{~disjunction_680[3]}}, {8{~disjunction_680[2]}}, {8{~disjunction_680[1]}},
      {8{~disjunction_680[0]}}};
  wire [31:0] disjunction_682 = (shifted_34[31:0] & {32{shifted_33[9]}}) | (shifted_34[63:32] & {32{shifted_33[8]}});
  wire [3:0] disjunction_683 = (shifted_38[3:0] & {4{shifted_36[9]}}) | (shifted_38[7:4] & {4{shifted_36[8]}});
  wire [31:0] joined_291 = {{8{~disjunction_683[3]}}, {8{~disjunction_683[2]}}, {8{~disjunction_683[1]}},
      {8{~disjunction_683[0]}}};
  wire [31:0] disjunction_684 = (shifted_37[31:0] & {32{shifted_36[9]}}) | (shifted_37[63:32] & {32{shifted_36[8]}});
  wire [3:0] disjunction_685 = (shifted_41[3:0] & {4{shifted_39[9]}}) | (shifted_41[7:4] & {4{shifted_39[8]}});
  wire [31:0] disjunction_686 = (((disjunction_681 & joined_290) | disjunction_682) & joined_291) | disjunction_684;
  wire [31:0] joined_292 = {{8{~disjunction_685[3]}}, {8{~disjunction_685[2]}}, {8{~disjunction_685[1]}},
      {8{~disjunction_685[0]}}};
  wire [31:0] disjunction_687 = (shifted_40[31:0] & {32{shifted_39[9]}}) | (shifted_40[63:32] & {32{shifted_39[8]}});
  wire [3:0] disjunction_688 = (shifted_44[3:0] & {4{shifted_42[9]}}) | (shifted_44[7:4] & {4{shifted_42[8]}});
  wire [31:0] joined_293 = {{8{~disjunction_688[3]}}, {8{~disjunction_688[2]}}, {8{~disjunction_688[1]}},
      {8{~disjunction_688[0]}}};
  wire [31:0] disjunction_689 = (shifted_43[31:0] & {32{shifted_42[9]}}) | (shifted_43[63:32] & {32{shifted_42[8]}});
  wire [3:0] disjunction_690 = (shifted_47[3:0] & {4{shifted_45[9]}}) | (shifted_47[7:4] & {4{shifted_45[8]}});
  wire [31:0] disjunction_691 = (((disjunction_686 & joined_292) | disjunction_687) & joined_293) | disjunction_689;
  wire [31:0] joined_294 = {{8{~disjunction_690[3]}}, {8{~disjunction_690[2]}}, {8{~disjunction_690[1]}},
      {8{~disjunction_690[0]}}};
  wire [31:0] disjunction_692 = (shifted_46[31:0] & {32{shifted_45[9]}}) | (shifted_46[63:32] & {32{shifted_45[8]}});
  wire [3:0] disjunction_693 = (shifted_50[3:0] & {4{shifted_48[9]}}) | (shifted_50[7:4] & {4{shifted_48[8]}});
  wire [31:0] joined_295 = {{8{~disjunction_693[3]}}, {8{~disjunction_693[2]}}, {8{~disjunction_693[1]}},
      {8{~disjunction_693[0]}}};
  wire [31:0] disjunction_694 = (shifted_49[31:0] & {32{shifted_48[9]}}) | (shifted_49[63:32] & {32{shifted_48[8]}});
  wire [3:0] disjunction_695 = (shifted_53[3:0] & {4{shifted_51[9]}}) | (shifted_53[7:4] & {4{shifted_51[8]}});
  wire [31:0] disjunction_696 = (((disjunction_691 & joined_294) | disjunction_692) & joined_295) | disjunction_694;
  wire [31:0] joined_296 = {{8{~disjunction_695[3]}}, {8{~disjunction_695[2]}}, {8{~disjunction_695[1]}},
      {8{~disjunction_695[0]}}};
  wire [31:0] disjunction_697 = (shifted_52[31:0] & {32{shifted_51[9]}}) | (shifted_52[63:32] & {32{shifted_51[8]}});
  wire [3:0] disjunction_698 = (shifted_56[3:0] & {4{shifted_54[9]}}) | (shifted_56[7:4] & {4{shifted_54[8]}});
  wire [31:0] joined_297 = {{8{~disjunction_698[3]}}, {8{~disjunction_698[2]}}, {8{~disjunction_698[1]}},
      {8{~disjunction_698[0]}}};
  wire [31:0] disjunction_699 = (shifted_55[31:0] & {32{shifted_54[9]}}) | (shifted_55[63:32] & {32{shifted_54[8]}});
  wire [3:0] disjunction_700 = (shifted_59[3:0] & {4{shifted_57[9]}}) | (shifted_59[7:4] & {4{shifted_57[8]}});
  wire [31:0] disjunction_701 = (((disjunction_696 & joined_296) | disjunction_697) & joined_297) | disjunction_699;
  wire [31:0] joined_298 = {{8{~disjunction_700[3]}}, {8{~disjunction_700[2]}}, {8{~disjunction_700[1]}},
      {8{~disjunction_700[0]}}};
  wire [31:0] disjunction_702 = (shifted_58[31:0] & {32{shifted_57[9]}}) | (shifted_58[63:32] & {32{shifted_57[8]}});
  wire [3:0] disjunction_703 = (shifted_62[3:0] & {4{shifted_60[9]}}) | (shifted_62[7:4] & {4{shifted_60[8]}});
  wire [31:0] joined_299 = {{8{~disjunction_703[3]}}, {8{~disjunction_703[2]}}, {8{~disjunction_703[1]}},
      {8{~disjunction_703[0]}}};
  wire [31:0] disjunction_704 = (shifted_61[31:0] & {32{shifted_60[9]}}) | (shifted_61[63:32] & {32{shifted_60[8]}});
  wire [3:0] disjunction_705 = (shifted_65[3:0] & {4{shifted_63[9]}}) | (shifted_65[7:4] & {4{shifted_63[8]}});
  wire [31:0] disjunction_706 = (((disjunction_701 & joined_298) | disjunction_702) & joined_299) | disjunction_704;
  wire [31:0] joined_300 = {{8{~disjunction_705[3]}}, {8{~disjunction_705[2]}}, {8{~disjunction_705[1]}},
      {8{~disjunction_705[0]}}};
  wire [31:0] disjunction_707 = (shifted_64[31:0] & {32{shifted_63[9]}}) | (shifted_64[63:32] & {32{shifted_63[8]}});
  wire [3:0] disjunction_708 = (shifted_68[3:0] & {4{shifted_66[9]}}) | (shifted_68[7:4] & {4{shifted_66[8]}});
  wire [31:0] joined_301 = {{8{~disjunction_708[3]}}, {8{~disjunction_708[2]}}, {8{~disjunction_708[1]}},
      {8{~disjunction_708[0]}}};
  wire [31:0] disjunction_709 = (shifted_67[31:0] & {32{shifted_66[9]}}) | (shifted_67[63:32] & {32{shifted_66[8]}});
  wire [3:0] disjunction_710 = (shifted_71[3:0] & {4{shifted_69[9]}}) | (shifted_71[7:4] & {4{shifted_69[8]}});
  wire [31:0] disjunction_711 = (((disjunction_706 & joined_300) | disjunction_707) & joined_301) | disjunction_709;
  wire [31:0] joined_302 = {{8{~disjunction_710[3]}}, {8{~disjunction_710[2]}}, {8{~disjunction_710[1]}},
      {8{~disjunction_710[0]}}};
  wire [31:0] disjunction_712 = (shifted_70[31:0] & {32{shifted_69[9]}}) | (shifted_70[63:32] & {32{shifted_69[8]}});
  wire [3:0] disjunction_713 = (shifted_74[3:0] & {4{shifted_72[9]}}) | (shifted_74[7:4] & {4{shifted_72[8]}});
  wire [31:0] joined_303 = {{8{~disjunction_713[3]}}, {8{~disjunction_713[2]}}, {8{~disjunction_713[1]}},
      {8{~disjunction_713[0]}}};
  wire [31:0] disjunction_714 = (shifted_73[31:0] & {32{shifted_72[9]}}) | (shifted_73[63:32] & {32{shifted_72[8]}});
  wire [3:0] disjunction_715 = (shifted_77[3:0] & {4{shifted_75[9]}}) | (shifted_77[7:4] & {4{shifted_75[8]}});
  wire [31:0] disjunction_716 = (((disjunction_711 & joined_302) | disjunction_712) & joined_303) | disjunction_714;
  wire [31:0] joined_304 = {{8{~disjunction_715[3]}}, {8{~disjunction_715[2]}}, {8{~disjunction_715[1]}},
      {8{~disjunction_715[0]}}};
  wire [31:0] disjunction_717 = (shifted_76[31:0] & {32{shifted_75[9]}}) | (shifted_76[63:32] & {32{shifted_75[8]}});
  wire [3:0] disjunction_718 = (shifted_80[3:0] & {4{shifted_78[9]}}) | (shifted_80[7:4] & {4{shifted_78[8]}});
  wire [31:0] joined_305 = {{8{~disjunction_718[3]}}, {8{~disjunction_718[2]}}, {8{~disjunction_718[1]}},
      {8{~disjunction_718[0]}}};
  wire [31:0] disjunction_719 = (shifted_79[31:0] & {32{shifted_78[9]}}) | (shifted_79[63:32] & {32{shifted_78[8]}});
  wire [3:0] disjunction_720 = (shifted_83[3:0] & {4{shifted_81[9]}}) | (shifted_83[7:4] & {4{shifted_81[8]}});
  wire [31:0] disjunction_721 = (((disjunction_716 & joined_304) | disjunction_717) & joined_305) | disjunction_719;
  wire [31:0] joined_306 = {{8{~disjunction_720[3]}}, {8{~disjunction_720[2]}}, {8{~disjunction_720[1]}},
      {8{~disjunction_720[0]}}};
  wire [31:0] disjunction_722 = (shifted_82[31:0] & {32{shifted_81[9]}}) | (shifted_82[63:32] & {32{shifted_81[8]}});
  wire [3:0] disjunction_723 = (shifted_86[3:0] & {4{shifted_84[9]}}) | (shifted_86[7:4] & {4{shifted_84[8]}});
  wire [31:0] joined_307 = {{8{~disjunction_723[3]}}, {8{~disjunction_723[2]}}, {8{~disjunction_723[1]}},
      {8{~disjunction_723[0]}}};
  wire [31:0] disjunction_724 = (shifted_85[31:0] & {32{shifted_84[9]}}) | (shifted_85[63:32] & {32{shifted_84[8]}});
  wire [3:0] disjunction_725 = (shifted_89[3:0] & {4{shifted_87[9]}}) | (shifted_89[7:4] & {4{shifted_87[8]}});
  wire [31:0] disjunction_726 = (((disjunction_721 & joined_306) | disjunction_722) & joined_307) | disjunction_724;
  wire [31:0] joined_308 = {{8{~disjunction_725[3]}}, {8{~disjunction_725[2]}}, {8{~disjunction_725[1]}},
      {8{~disjunction_725[0]}}};
  wire [31:0] disjunction_727 = (shifted_88[31:0] & {32{shifted_87[9]}}) | (shifted_88[63:32] & {32{shifted_87[8]}});
  wire [3:0] disjunction_728 = (shifted_92[3:0] & {4{shifted_90[9]}}) | (shifted_92[7:4] & {4{shifted_90[8]}});
  wire [31:0] joined_309 = {{8{~disjunction_728[3]}}, {8{~disjunction_728[2]}}, {8{~disjunction_728[1]}},
      {8{~disjunction_728[0]}}};
  wire [31:0] disjunction_729 = (shifted_91[31:0] & {32{shifted_90[9]}}) | (shifted_91[63:32] & {32{shifted_90[8]}});
  wire [3:0] disjunction_730 = (shifted_95[3:0] & {4{shifted_93[9]}}) | (shifted_95[7:4] & {4{shifted_93[8]}});
  wire [31:0] disjunction_731 = (((disjunction_726 & joined_308) | disjunction_727) & joined_309) | disjunction_729;
  wire [31:0] joined_310 = {{8{~disjunction_730[3]}}, {8{~disjunction_730[2]}}, {8{~disjunction_730[1]}},
      {8{~disjunction_730[0]}}};
  wire [31:0] disjunction_732 = (shifted_94[31:0] & {32{shifted_93[9]}}) | (shifted_94[63:32] & {32{shifted_93[8]}});
  wire [31:0] disjunction_733 = (shifted_2[31:0] & {32{shifted_1[10]}}) | (shifted_2[63:32] & {32{shifted_1[9]}});
  wire [3:0] disjunction_734 = (shifted_5[3:0] & {4{shifted_3[10]}}) | (shifted_5[7:4] & {4{shifted_3[9]}});
  wire [31:0] joined_311 = {{8{~disjunction_734[3]}}, {8{~disjunction_734[2]}}, {8{~disjunction_734[1]}},
      {8{~disjunction_734[0]}}};
  wire [31:0] disjunction_735 = (shifted_4[31:0] & {32{shifted_3[10]}}) | (shifted_4[63:32] & {32{shifted_3[9]}});
  wire [3:0] disjunction_736 = (shifted_8[3:0] & {4{shifted_6[10]}}) | (shifted_8[7:4] & {4{shifted_6[9]}});
  wire [31:0] joined_312 = {{8{~disjunction_736[3]}}, {8{~disjunction_736[2]}}, {8{~disjunction_736[1]}},
      {8{~disjunction_736[0]}}};
  wire [31:0] disjunction_737 = (shifted_7[31:0] & {32{shifted_6[10]}}) | (shifted_7[63:32] & {32{shifted_6[9]}});
  wire [3:0] disjunction_738 = (shifted_11[3:0] & {4{shifted_9[10]}}) | (shifted_11[7:4] & {4{shifted_9[9]}});
  wire [31:0] disjunction_739 = (((disjunction_733 & joined_311) | disjunction_735) & joined_312) | disjunction_737;
  wire [31:0] joined_313 = {{8{~disjunction_738[3]}}, {8{~disjunction_738[2]}}, {8{~disjunction_738[1]}},
      {8{~disjunction_738[0]}}};
  wire [31:0] disjunction_740 = (shifted_10[31:0] & {32{shifted_9[10]}}) | (shifted_10[63:32] & {32{shifted_9[9]}});
  wire [3:0] disjunction_741 = (shifted_14[3:0] & {4{shifted_12[10]}}) | (shifted_14[7:4] & {4{shifted_12[9]}});
  wire [31:0] joined_314 = {{8{~disjunction_741[3]}}, {8{~disjunction_741[2]}}, {8{~disjunction_741[1]}},
      {8{~disjunction_741[0]}}};
  wire [31:0] disjunction_742 = (shifted_13[31:0] & {32{shifted_12[10]}}) | (shifted_13[63:32] & {32{shifted_12[9]}});
  wire [3:0] disjunction_743 = (shifted_17[3:0] & {4{shifted_15[10]}}) | (shifted_17[7:4] & {4{shifted_15[9]}});
  wire [31:0] disjunction_744 = (((disjunction_739 & joined_313) | disjunction_740) & joined_314) | disjunction_742;
  wire [31:0] joined_315 = {{8{~disjunction_743[3]}}, {8{~disjunction_743[2]}}, {8{~disjunction_743[1]}},
      {8{~disjunction_743[0]}}};
  wire [31:0] disjunction_745 = (shifted_16[31:0] & {32{shifted_15[10]}}) | (shifted_16[63:32] & {32{shifted_15[9]}});
  wire [3:0] disjunction_746 = (shifted_20[3:0] & {4{shifted_18[10]}}) | (shifted_20[7:4] & {4{shifted_18[9]}});
  wire [31:0] joined_316 = {{8{~disjunction_746[3]}}, {8{~disjunction_746[2]}}, {8{~disjunction_746[1]}},
      {8{~disjunction_746[0]}}};
  wire [31:0] disjunction_747 = (shifted_19[31:0] & {32{shifted_18[10]}}) | (shifted_19[63:32] & {32{shifted_18[9]}});
  wire [3:0] disjunction_748 = (shifted_23[3:0] & {4{shifted_21[10]}}) | (shifted_23[7:4] & {4{shifted_21[9]}});
  wire [31:0] disjunction_749 = (((disjunction_744 & joined_315) | disjunction_745) & joined_316) | disjunction_747;
  wire [31:0] joined_317 = {{8{~disjunction_748[3]}}, {8{~disjunction_748[2]}}, {8{~disjunction_748[1]}},
      {8{~disjunction_748[0]}}};
  wire [31:0] disjunction_750 = (shifted_22[31:0] & {32{shifted_21[10]}}) | (shifted_22[63:32] & {32{shifted_21[9]}});
  wire [3:0] disjunction_751 = (shifted_26[3:0] & {4{shifted_24[10]}}) | (shifted_26[7:4] & {4{shifted_24[9]}});
  wire [31:0] joined_318 = {{8{~disjunction_751[3]}}, {8{~disjunction_751[2]}}, {8{~disjunction_751[1]}},
      {8{~disjunction_751[0]}}};
  wire [31:0] disjunction_752 = (shifted_25[31:0] & {32{shifted_24[10]}}) | (shifted_25[63:32] & {32{shifted_24[9]}});
  wire [3:0] disjunction_753 = (shifted_29[3:0] & {4{shifted_27[10]}}) | (shifted_29[7:4] & {4{shifted_27[9]}});
  wire [31:0] disjunction_754 = (((disjunction_749 & joined_317) | disjunction_750) & joined_318) | disjunction_752;
  wire [31:0] joined_319 = {{8{~disjunction_753[3]}}, {8{~disjunction_753[2]}}, {8{~disjunction_753[1]}},
      {8{~disjunction_753[0]}}};
  wire [31:0] disjunction_755 = (shifted_28[31:0] & {32{shifted_27[10]}}) | (shifted_28[63:32] & {32{shifted_27[9]}});
  wire [3:0] disjunction_756 = (shifted_32[3:0] & {4{shifted_30[10]}}) | (shifted_32[7:4] & {4{shifted_30[9]}});
  wire [31:0] joined_320 = {{8{~disjunction_756[3]}}, {8{~disjunction_756[2]}}, {8{~disjunction_756[1]}},
      {8{~disjunction_756[0]}}};
  wire [31:0] disjunction_757 = (shifted_31[31:0] & {32{shifted_30[10]}}) | (shifted_31[63:32] & {32{shifted_30[9]}});
  wire [3:0] disjunction_758 = (shifted_35[3:0] & {4{shifted_33[10]}}) | (shifted_35[7:4] & {4{shifted_33[9]}});
  wire [31:0] disjunction_759 = (((disjunction_754 & joined_319) | disjunction_755) & joined_320) | disjunction_757;
  wire [31:0] joined_321 = {{8{~disjunction_758[3]}}, {8{~disjunction_758[2]}}, {8{~disjunction_758[1]}},
      {8{~disjunction_758[0]}}};
  wire [31:0] disjunction_760 = (shifted_34[31:0] & {32{shifted_33[10]}}) | (shifted_34[63:32] & {32{shifted_33[9]}});
  wire [3:0] disjunction_761 = (shifted_38[3:0] & {4{shifted_36[10]}}) | (shifted_38[7:4] & {4{shifted_36[9]}});
  wire [31:0] joined_322 = {{8{~disjunction_761[3]}}, {8{~disjunction_761[2]}}, {8{~disjunction_761[1]}},
      {8{~disjunction_761[0]}}};
  wire [31:0] disjunction_762 = (shifted_37[31:0] & {32{shifted_36[10]}}) | (shifted_37[63:32] & {32{shifted_36[9]}});
  wire [3:0] disjunction_763 = (shifted_41[3:0] & {4{shifted_39[10]}}) | (shifted_41[7:4] & {4{shifted_39[9]}});
  wire [31:0] disjunction_764 = (((disjunction_759 & joined_321) | disjunction_760) & joined_322) | disjunction_762;
  wire [31:0] joined_323 = {{8{~disjunction_763[3]}}, {8{~disjunction_763[2]}}, {8{~disjunction_763[1]}},
      {8{~disjunction_763[0]}}};
  wire [31:0] disjunction_765 = (shifted_40[31:0] & {32{shifted_39[10]}}) | (shifted_40[63:32] & {32{shifted_39[9]}});
  wire [3:0] disjunction_766 = (shifted_44[3:0] & {4{shifted_42[10]}}) | (shifted_44[7:4] & {4{shifted_42[9]}});
  wire [31:0] joined_324 = {{8{~disjunction_766[3]}}, {8{~disjunction_766[2]}}, {8{~disjunction_766[1]}},
      {8{~disjunction_766[0]}}};
  wire [31:0] disjunction_767 = (shifted_43[31:0] & {32{shifted_42[10]}}) | (shifted_43[63:32] & {32{shifted_42[9]}});
  wire [3:0] disjunction_768 = (shifted_47[3:0] & {4{shifted_45[10]}}) | (shifted_47[7:4] & {4{shifted_45[9]}});
  wire [31:0] disjunction_769 = (((disjunction_764 & joined_323) | disjunction_765) & joined_324) | disjunction_767;
  wire [31:0] joined_325 = {{8{~disjunction_768[3]}}, {8{~disjunction_768[2]}}, {8{~disjunction_768[1]}},
      {8{~disjunction_768[0]}}};
  wire [31:0] disjunction_770 = (shifted_46[31:0] & {32{shifted_45[10]}}) | (shifted_46[63:32] & {32{shifted_45[9]}});
  wire [3:0] disjunction_771 = (shifted_50[3:0] & {4{shifted_48[10]}}) | (shifted_50[7:4] & {4{shifted_48[9]}});
  wire [31:0] joined_326 = {{8{~disjunction_771[3]}}, {8{~disjunction_771[2]}}, {8{~disjunction_771[1]}},
      {8{~disjunction_771[0]}}};
  wire [31:0] disjunction_772 = (shifted_49[31:0] & {32{shifted_48[10]}}) | (shifted_49[63:32] & {32{shifted_48[9]}});
  wire [3:0] disjunction_773 = (shifted_53[3:0] & {4{shifted_51[10]}}) | (shifted_53[7:4] & {4{shifted_51[9]}});
  wire [31:0] disjunction_774 = (((disjunction_769 & joined_325) | disjunction_770) & joined_326) | disjunction_772;
  wire [31:0] joined_327 = {{8{~disjunction_773[3]}}, {8{~disjunction_773[2]}}, {8{~disjunction_773[1]}},
      {8{~disjunction_773[0]}}};
  wire [31:0] disjunction_775 = (shifted_52[31:0] & {32{shifted_51[10]}}) | (shifted_52[63:32] & {32{shifted_51[9]}});
  wire [3:0] disjunction_776 = (shifted_56[3:0] & {4{shifted_54[10]}}) | (shifted_56[7:4] & {4{shifted_54[9]}});
  wire [31:0] joined_328 = {{8{~disjunction_776[3]}}, {8{~disjunction_776[2]}}, {8{~disjunction_776[1]}},
      {8{~disjunction_776[0]}}};
  wire [31:0] disjunction_777 = (shifted_55[31:0] & {32{shifted_54[10]}}) | (shifted_55[63:32] & {32{shifted_54[9]}});
  wire [3:0] disjunction_778 = (shifted_59[3:0] & {4{shifted_57[10]}}) | (shifted_59[7:4] & {4{shifted_57[9]}});
  wire [31:0] disjunction_779 = (((disjunction_774 & joined_327) | disjunction_775) & joined_328) | disjunction_777;
  wire [31:0] joined_329 = {{8{~disjunction_778[3]}}, {8{~disjunction_778[2]}}, {8{~disjunction_778[1]}},
      {8{~disjunction_778[0]}}};
  wire [31:0] disjunction_780 = (shifted_58[31:0] & {32{shifted_57[10]}}) | (shifted_58[63:32] & {32{shifted_57[9]}});
  wire [3:0] disjunction_781 = (shifted_62[3:0] & {4{shifted_60[10]}}) | (shifted_62[7:4] & {4{shifted_60[9]}});
  wire [31:0] joined_330 = {{8{~disjunction_781[3]}}, {8{~disjunction_781[2]}}, {8{~disjunction_781[1]}},
      {8{~disjunction_781[0]}}};
  wire [31:0] disjunction_782 = (shifted_61[31:0] & {32{shifted_60[10]}}) | (shifted_61[63:32] & {32{shifted_60[9]}});
  wire [3:0] disjunction_783 = (shifted_65[3:0] & {4{shifted_63[10]}}) | (shifted_65[7:4] & {4{shifted_63[9]}});
  wire [31:0] disjunction_784 = (((disjunction_779 & joined_329) | disjunction_780) & joined_330) | disjunction_782;
  wire [31:0] joined_331 = {{8{~disjunction_783[3]}}, {8{~disjunction_783[2]}}, {8{~disjunction_783[1]}},
      {8{~disjunction_783[0]}}};
  wire [31:0] disjunction_785 = (shifted_64[31:0] & {32{shifted_63[10]}}) | (shifted_64[63:32] & {32{shifted_63[9]}});
  wire [3:0] disjunction_786 = (shifted_68[3:0] & {4{shifted_66[10]}}) | (shifted_68[7:4] & {4{shifted_66[9]}});
  wire [31:0] joined_332 = {{8{~disjunction_786[3]}}, {8{~disjunction_786[2]}}, {8{~disjunction_786[1]}},
      {8{~disjunction_786[0]}}};
  wire [31:0] disjunction_787 = (shifted_67[31:0] & {32{shifted_66[10]}}) | (shifted_67[63:32] & {32{shifted_66[9]}});
  wire [3:0] disjunction_788 = (shifted_71[3:0] & {4{shifted_69[10]}}) | (shifted_71[7:4] & {4{shifted_69[9]}});
  wire [31:0] disjunction_789 = (((disjunction_784 & joined_331) | disjunction_785) & joined_332) | disjunction_787;
  wire [31:0] joined_333 = {{8{~disjunction_788[3]}}, {8{~disjunction_788[2]}}, {8{~disjunction_788[1]}},
      {8{~disjunction_788[0]}}};
  wire [31:0] disjunction_790 = (shifted_70[31:0] & {32{shifted_69[10]}}) | (shifted_70[63:32] & {32{shifted_69[9]}});
  wire [3:0] disjunction_791 = (shifted_74[3:0] & {4{shifted_72[10]}}) | (shifted_74[7:4] & {4{shifted_72[9]}});
  wire [31:0] joined_334 = {{8{~disjunction_791[3]}}, {8{~disjunction_791[2]}}, {8{~disjunction_791[1]}},
      {8{~disjunction_791[0]}}};
  wire [31:0] disjunction_792 = (shifted_73[31:0] & {32{shifted_72[10]}}) | (shifted_73[63:32] & {32{shifted_72[9]}});
  wire [3:0] disjunction_793 = (shifted_77[3:0] & {4{shifted_75[10]}}) | (shifted_77[7:4] & {4{shifted_75[9]}});
  wire [31:0] disjunction_794 = (((disjunction_789 & joined_333) | disjunction_790) & joined_334) | disjunction_792;
  wire [31:0] joined_335 = {{8{~disjunction_793[3]}}, {8{~disjunction_793[2]}}, {8{~disjunction_793[1]}},
      {8{~disjunction_793[0]}}};
  wire [31:0] disjunction_795 = (shifted_76[31:0] & {32{shifted_75[10]}}) | (shifted_76[63:32] & {32{shifted_75[9]}});
  wire [3:0] disjunction_796 = (shifted_80[3:0] & {4{shifted_78[10]}}) | (shifted_80[7:4] & {4{shifted_78[9]}});
  wire [31:0] joined_336 = {{8{~disjunction_796[3]}}, {8{~disjunction_796[2]}}, {8{~disjunction_796[1]}},
      {8{~disjunction_796[0]}}};
  wire [31:0] disjunction_797 = (shifted_79[31:0] & {32{shifted_78[10]}}) | (shifted_79[63:32] & {32{shifted_78[9]}});
  wire [3:0] disjunction_798 = (shifted_83[3:0] & {4{shifted_81[10]}}) | (shifted_83[7:4] & {4{shifted_81[9]}});
  wire [31:0] disjunction_799 = (((disjunction_794 & joined_335) | disjunction_795) & joined_336) | disjunction_797;
  wire [31:0] joined_337 = {{8{~disjunction_798[3]}}, {8{~disjunction_798[2]}}, {8{~disjunction_798[1]}},
      {8{~disjunction_798[0]}}};
  wire [31:0] disjunction_800 = (shifted_82[31:0] & {32{shifted_81[10]}}) | (shifted_82[63:32] & {32{shifted_81[9]}});
  wire [3:0] disjunction_801 = (shifted_86[3:0] & {4{shifted_84[10]}}) | (shifted_86[7:4] & {4{shifted_84[9]}});
  wire [31:0] joined_338 = {{8{~disjunction_801[3]}}, {8{~disjunction_801[2]}}, {8{~disjunction_801[1]}},
      {8{~disjunction_801[0]}}};
  wire [31:0] disjunction_802 = (shifted_85[31:0] & {32{shifted_84[10]}}) | (shifted_85[63:32] & {32{shifted_84[9]}});
  wire [3:0] disjunction_803 = (shifted_89[3:0] & {4{shifted_87[10]}}) | (shifted_89[7:4] & {4{shifted_87[9]}});
  wire [31:0] disjunction_804 = (((disjunction_799 & joined_337) | disjunction_800) & joined_338) | disjunction_802;
  wire [31:0] joined_339 = {{8{~disjunction_803[3]}}, {8{~disjunction_803[2]}}, {8{~disjunction_803[1]}},
      {8{~disjunction_803[0]}}};
  wire [31:0] disjunction_805 = (shifted_88[31:0] & {32{shifted_87[10]}}) | (shifted_88[63:32] & {32{shifted_87[9]}});
  wire [3:0] disjunction_806 = (shifted_92[3:0] & {4{shifted_90[10]}}) | (shifted_92[7:4] & {4{shifted_90[9]}});
  wire [31:0] joined_340 = {{8{~disjunction_806[3]}}, {8{~disjunction_806[2]}}, {8{~disjunction_806[1]}},
      {8{~disjunction_806[0]}}};
  wire [31:0] disjunction_807 = (shifted_91[31:0] & {32{shifted_90[10]}}) | (shifted_91[63:32] & {32{shifted_90[9]}});
  wire [3:0] disjunction_808 = (shifted_95[3:0] & {4{shifted_93[10]}}) | (shifted_95[7:4] & {4{shifted_93[9]}});
  wire [31:0] disjunction_809 = (((disjunction_804 & joined_339) | disjunction_805) & joined_340) | disjunction_807;
  wire [31:0] joined_341 = {{8{~disjunction_808[3]}}, {8{~disjunction_808[2]}}, {8{~disjunction_808[1]}},
      {8{~disjunction_808[0]}}};
  wire [31:0] disjunction_810 = (shifted_94[31:0] & {32{shifted_93[10]}}) | (shifted_94[63:32] & {32{shifted_93[9]}});
  wire [31:0] disjunction_811 = (shifted_2[31:0] & {32{shifted_1[11]}}) | (shifted_2[63:32] & {32{shifted_1[10]}});
  wire [3:0] disjunction_812 = (shifted_5[3:0] & {4{shifted_3[11]}}) | (shifted_5[7:4] & {4{shifted_3[10]}});
  wire [31:0] joined_342 = {{8{~disjunction_812[3]}}, {8{~disjunction_812[2]}}, {8{~disjunction_812[1]}},
      {8{~disjunction_812[0]}}};
  wire [31:0] disjunction_813 = (shifted_4[31:0] & {32{shifted_3[11]}}) | (shifted_4[63:32] & {32{shifted_3[10]}});
  wire [3:0] disjunction_814 = (shifted_8[3:0] & {4{shifted_6[11]}}) | (shifted_8[7:4] & {4{shifted_6[10]}});
  wire [31:0] joined_343 = {{8{~disjunction_814[3]}}, {8{~disjunction_814[2]}}, {8{~disjunction_814[1]}},
      {8{~disjunction_814[0]}}};
  wire [31:0] disjunction_815 = (shifted_7[31:0] & {32{shifted_6[11]}}) | (shifted_7[63:32] & {32{shifted_6[10]}});
  wire [3:0] disjunction_816 = (shifted_11[3:0] & {4{shifted_9[11]}}) | (shifted_11[7:4] & {4{shifted_9[10]}});
  wire [31:0] disjunction_817 = (((disjunction_811 & joined_342) | disjunction_813) & joined_343) | disjunction_815;
  wire [31:0] joined_344 = {{8{~disjunction_816[3]}}, {8{~disjunction_816[2]}}, {8{~disjunction_816[1]}},
      {8{~disjunction_816[0]}}};
  wire [31:0] disjunction_818 = (shifted_10[31:0] & {32{shifted_9[11]}}) | (shifted_10[63:32] & {32{shifted_9[10]}});
  wire [3:0] disjunction_819 = (shifted_14[3:0] & {4{shifted_12[11]}}) | (shifted_14[7:4] & {4{shifted_12[10]}});
  wire [31:0] joined_345 = {{8{~disjunction_819[3]}}, {8{~disjunction_819[2]}}, {8{~disjunction_819[1]}},
      {8{~disjunction_819[0]}}};
  wire [31:0] disjunction_820 = (shifted_13[31:0] & {32{shifted_12[11]}}) | (shifted_13[63:32] &
      {32{shifted_12[10]}});
  wire [3:0] disjunction_821 = (shifted_17[3:0] & {4{shifted_15[11]}}) | (shifted_17[7:4] & {4{shifted_15[10]}});
  wire [31:0] disjunction_822 = (((disjunction_817 & joined_344) | disjunction_818) & joined_345) | disjunction_820;
  wire [31:0] joined_346 = {{8{~disjunction_821[3]}}, {8{~disjunction_821[2]}}, {8{~disjunction_821[1]}},
      {8{~disjunction_821[0]}}};
  wire [31:0] disjunction_823 = (shifted_16[31:0] & {32{shifted_15[11]}}) | (shifted_16[63:32] &
      {32{shifted_15[10]}});
  wire [3:0] disjunction_824 = (shifted_20[3:0] & {4{shifted_18[11]}}) | (shifted_20[7:4] & {4{shifted_18[10]}});
  wire [31:0] joined_347 = {{8{~disjunction_824[3]}}, {8{~disjunction_824[2]}}, {8{~disjunction_824[1]}},
      {8{~disjunction_824[0]}}};
  wire [31:0] disjunction_825 = (shifted_19[31:0] & {32{shifted_18[11]}}) | (shifted_19[63:32] &
      {32{shifted_18[10]}});
  wire [3:0] disjunction_826 = (shifted_23[3:0] & {4{shifted_21[11]}}) | (shifted_23[7:4] & {4{shifted_21[10]}});
  wire [31:0] disjunction_827 = (((disjunction_822 & joined_346) | disjunction_823) & joined_347) | disjunction_825;
  wire [31:0] joined_348 = {{8{~disjunction_826[3]}}, {8{~disjunction_826[2]}}, {8{~disjunction_826[1]}},
      {8{~disjunction_826[0]}}};
  wire [31:0] disjunction_828 = (shifted_22[31:0] & {32{shifted_21[11]}}) | (shifted_22[63:32] &
      {32{shifted_21[10]}});
  wire [3:0] disjunction_829 = (shifted_26[3:0] & {4{shifted_24[11]}}) | (shifted_26[7:4] & {4{shifted_24[10]}});
  wire [31:0] joined_349 = {{8{~disjunction_829[3]}}, {8{~disjunction_829[2]}}, {8{~disjunction_829[1]}},
      {8{~disjunction_829[0]}}};
  wire [31:0] disjunction_830 = (shifted_25[31:0] & {32{shifted_24[11]}}) | (shifted_25[63:32] &
      {32{shifted_24[10]}});
  wire [3:0] disjunction_831 = (shifted_29[3:0] & {4{shifted_27[11]}}) | (shifted_29[7:4] & {4{shifted_27[10]}});
  wire [31:0] disjunction_832 = (((disjunction_827 & joined_348) | disjunction_828) & joined_349) | disjunction_830;
  wire [31:0] joined_350 = {{8{~disjunction_831[3]}}, {8{~disjunction_831[2]}}, {8{~disjunction_831[1]}},
      {8{~disjunction_831[0]}}};
  wire [31:0] disjunction_833 = (shifted_28[31:0] & {32{shifted_27[11]}}) | (shifted_28[63:32] &
      {32{shifted_27[10]}});
  wire [3:0] disjunction_834 = (shifted_32[3:0] & {4{shifted_30[11]}}) | (shifted_32[7:4] & {4{shifted_30[10]}});
  wire [31:0] joined_351 = {{8{~disjunction_834[3]}}, {8{~disjunction_834[2]}}, {8{~disjunction_834[1]}},
      {8{~disjunction_834[0]}}};
  wire [31:0] disjunction_835 = (shifted_31[31:0] & {32{shifted_30[11]}}) | (shifted_31[63:32] &
      {32{shifted_30[10]}});
  wire [3:0] disjunction_836 = (shifted_35[3:0] & {4{shifted_33[11]}}) | (shifted_35[7:4] & {4{shifted_33[10]}});
  wire [31:0] disjunction_837 = (((disjunction_832 & joined_350) | disjunction_833) & joined_351) | disjunction_835;
  wire [31:0] joined_352 = {{8{~disjunction_836[3]}}, {8{~disjunction_836[2]}}, {8{~disjunction_836[1]}},
      {8{~disjunction_836[0]}}};
  wire [31:0] disjunction_838 = (shifted_34[31:0] & {32{shifted_33[11]}}) | (shifted_34[63:32] &
      {32{shifted_33[10]}});
  wire [3:0] disjunction_839 = (shifted_38[3:0] & {4{shifted_36[11]}}) | (shifted_38[7:4] & {4{shifted_36[10]}});
  wire [31:0] joined_353 = {{8{~disjunction_839[3]}}, {8{~disjunction_839[2]}}, {8{~disjunction_839[1]}},
      {8{~disjunction_839[0]}}};
  wire [31:0] disjunction_840 = (shifted_37[31:0] & {32{shifted_36[11]}}) | (shifted_37[63:32] &
      {32{shifted_36[10]}});
  wire [3:0] disjunction_841 = (shifted_41[3:0] & {4{shifted_39[11]}}) | (shifted_41[7:4] & {4{shifted_39[10]}});
  wire [31:0] disjunction_842 = (((disjunction_837 & joined_352) | disjunction_838) & joined_353) | disjunction_840;
  wire [31:0] joined_354 = {{8{~disjunction_841[3]}}, {8{~disjunction_841[2]}}, {8{~disjunction_841[1]}},
      {8{~disjunction_841[0]}}};
  wire [31:0] disjunction_843 = (shifted_40[31:0] & {32{shifted_39[11]}}) | (shifted_40[63:32] &
      {32{shifted_39[10]}});
  wire [3:0] disjunction_844 = (shifted_44[3:0] & {4{shifted_42[11]}}) | (shifted_44[7:4] & {4{shifted_42[10]}});
  wire [31:0] joined_355 = {{8{~disjunction_844[3]}}, {8{~disjunction_844[2]}}, {8{~disjunction_844[1]}},
      {8{~disjunction_844[0]}}};
  wire [31:0] disjunction_845 = (shifted_43[31:0] & {32{shifted_42[11]}}) | (shifted_43[63:32] &
      {32{shifted_42[10]}});
  wire [3:0] disjunction_846 = (shifted_47[3:0] & {4{shifted_45[11]}}) | (shifted_47[7:4] & {4{shifted_45[10]}});
  wire [31:0] disjunction_847 = (((disjunction_842 & joined_354) | disjunction_843) & joined_355) | disjunction_845;
  wire [31:0] joined_356 = {{8{~disjunction_846[3]}}, {8{~disjunction_846[2]}}, {8{~disjunction_846[1]}},
      {8{~disjunction_846[0]}}};
  wire [31:0] disjunction_848 = (shifted_46[31:0] & {32{shifted_45[11]}}) | (shifted_46[63:32] &
      {32{shifted_45[10]}});
  wire [3:0] disjunction_849 = (shifted_50[3:0] & {4{shifted_48[11]}}) | (shifted_50[7:4] & {4{shifted_48[10]}});
  wire [31:0] joined_357 = {{8{~disjunction_849[3]}}, {8{~disjunction_849[2]}}, {8{~disjunction_849[1]}},
      {8{~disjunction_849[0]}}};
  wire [31:0] disjunction_850 = (shifted_49[31:0] & {32{shifted_48[11]}}) | (shifted_49[63:32] &
      {32{shifted_48[10]}});
  wire [3:0] disjunction_851 = (shifted_53[3:0] & {4{shifted_51[11]}}) | (shifted_53[7:4] & {4{shifted_51[10]}});
  wire [31:0] disjunction_852 = (((disjunction_847 & joined_356) | disjunction_848) & joined_357) | disjunction_850;
  wire [31:0] joined_358 = {{8{~disjunction_851[3]}}, {8{~disjunction_851[2]}}, {8{~disjunction_851[1]}},
      {8{~disjunction_851[0]}}};
  wire [31:0] disjunction_853 = (shifted_52[31:0] & {32{shifted_51[11]}}) | (shifted_52[63:32] &
      {32{shifted_51[10]}});
  wire [3:0] disjunction_854 = (shifted_56[3:0] & {4{shifted_54[11]}}) | (shifted_56[7:4] & {4{shifted_54[10]}});
  wire [31:0] joined_359 = {{8{~disjunction_854[3]}}, {8{~disjunction_854[2]}}, {8{~disjunction_854[1]}},
      {8{~disjunction_854[0]}}};
  wire [31:0] disjunction_855 = (shifted_55[31:0] & {32{shifted_54[11]}}) | (shifted_55[63:32] &
      {32{shifted_54[10]}});
  wire [3:0] disjunction_856 = (shifted_59[3:0] & {4{shifted_57[11]}}) | (shifted_59[7:4] & {4{shifted_57[10]}});
  wire [31:0] disjunction_857 = (((disjunction_852 & joined_358) | disjunction_853) & joined_359) | disjunction_855;
  wire [31:0] joined_360 = {{8{~disjunction_856[3]}}, {8{~disjunction_856[2]}}, {8{~disjunction_856[1]}},
      {8{~disjunction_856[0]}}};
  wire [31:0] disjunction_858 = (shifted_58[31:0] & {32{shifted_57[11]}}) | (shifted_58[63:32] &
      {32{shifted_57[10]}});
  wire [3:0] disjunction_859 = (shifted_62[3:0] & {4{shifted_60[11]}}) | (shifted_62[7:4] & {4{shifted_60[10]}});
  wire [31:0] joined_361 = {{8{~disjunction_859[3]}}, {8{~disjunction_859[2]}}, {8{~disjunction_859[1]}},
      {8{~disjunction_859[0]}}};
  wire [31:0] disjunction_860 = (shifted_61[31:0] & {32{shifted_60[11]}}) | (shifted_61[63:32] &
      {32{shifted_60[10]}});
  wire [3:0] disjunction_861 = (shifted_65[3:0] & {4{shifted_63[11]}}) | (shifted_65[7:4] & {4{shifted_63[10]}});
  wire [31:0] disjunction_862 = (((disjunction_857 & joined_360) | disjunction_858) & joined_361) | disjunction_860;
  wire [31:0] joined_362 = {{8{~disjunction_861[3]}}, {8{~disjunction_861[2]}}, {8{~disjunction_861[1]}},
      {8{~disjunction_861[0]}}};
  wire [31:0] disjunction_863 = (shifted_64[31:0] & {32{shifted_63[11]}}) | (shifted_64[63:32] &
      {32{shifted_63[10]}});
  wire [3:0] disjunction_864 = (shifted_68[3:0] & {4{shifted_66[11]}}) | (shifted_68[7:4] & {4{shifted_66[10]}});
  wire [31:0] joined_363 = {{8{~disjunction_864[3]}}, {8{~disjunction_864[2]}}, {8{~disjunction_864[1]}},
      {8{~disjunction_864[0]}}};
  wire [31:0] disjunction_865 = (shifted_67[31:0] & {32{shifted_66[11]}}) | (shifted_67[63:32] &
      {32{shifted_66[10]}});
  wire [3:0] disjunction_866 = (shifted_71[3:0] & {4{shifted_69[11]}}) | (shifted_71[7:4] & {4{shifted_69[10]}});
  wire [31:0] disjunction_867 = (((disjunction_862 & joined_362) | disjunction_863) & joined_363) | disjunction_865;
  wire [31:0] joined_364 = {{8{~disjunction_866[3]}}, {8{~disjunction_866[2]}}, {8{~disjunction_866[1]}},
      {8{~disjunction_866[0]}}};
  wire [31:0] disjunction_868 = (shifted_70[31:0] & {32{shifted_69[11]}}) | (shifted_70[63:32] &
      {32{shifted_69[10]}});
  wire [3:0] disjunction_869 = (shifted_74[3:0] & {4{shifted_72[11]}}) | (shifted_74[7:4] & {4{shifted_72[10]}});
  wire [31:0] joined_365 = {{8{~disjunction_869[3]}}, {8{~disjunction_869[2]}}, {8{~disjunction_869[1]}},
      {8{~disjunction_869[0]}}};
  wire [31:0] disjunction_870 = (shifted_73[31:0] & {32{shifted_72[11]}}) | (shifted_73[63:32] &
      {32{shifted_72[10]}});
  wire [3:0] disjunction_871 = (shifted_77[3:0] & {4{shifted_75[11]}}) | (shifted_77[7:4] & {4{shifted_75[10]}});
  wire [31:0] disjunction_872 = (((disjunction_867 & joined_364) | disjunction_868) & joined_365) | disjunction_870;
  wire [31:0] joined_366 = {{8{~disjunction_871[3]}}, {8{~disjunction_871[2]}}, {8{~disjunction_871[1]}},
      {8{~disjunction_871[0]}}};
  wire [31:0] disjunction_873 = (shifted_76[31:0] & {32{shifted_75[11]}}) | (shifted_76[63:32] &
      {32{shifted_75[10]}});
  wire [3:0] disjunction_874 = (shifted_80[3:0] & {4{shifted_78[11]}}) | (shifted_80[7:4] & {4{shifted_78[10]}});
  wire [31:0] joined_367 = {{8{~disjunction_874[3]}}, {8{~disjunction_874[2]}}, {8{~disjunction_874[1]}},
      {8{~disjunction_874[0]}}};
  wire [31:0] disjunction_875 = (shifted_79[31:0] & {32{shifted_78[11]}}) | (shifted_79[63:32] &
      {32{shifted_78[10]}});
  wire [3:0] disjunction_876 = (shifted_83[3:0] & {4{shifted_81[11]}}) | (shifted_83[7:4] & {4{shifted_81[10]}});
  wire [31:0] disjunction_877 = (((disjunction_872 & joined_366) | disjunction_873) & joined_367) | disjunction_875;
  wire [31:0] joined_368 = {{8{~disjunction_876[3]}}, {8{~disjunction_876[2]}}, {8{~disjunction_876[1]}},
      {8{~disjunction_876[0]}}};
  wire [31:0] disjunction_878 = (shifted_82[31:0] & {32{shifted_81[11]}}) | (shifted_82[63:32] &
      {32{shifted_81[10]}});
  wire [3:0] disjunction_879 = (shifted_86[3:0] & {4{shifted_84[11]}}) | (shifted_86[7:4] & {4{shifted_84[10]}});
  wire [31:0] joined_369 = {{8{~disjunction_879[3]}}, {8{~disjunction_879[2]}}, {8{~disjunction_879[1]}},
      {8{~disjunction_879[0]}}};
  wire [31:0] disjunction_880 = (shifted_85[31:0] & {32{shifted_84[11]}}) | (shifted_85[63:32] &
      {32{shifted_84[10]}});
  wire [3:0] disjunction_881 = (shifted_89[3:0] & {4{shifted_87[11]}}) | (shifted_89[7:4] & {4{shifted_87[10]}});
  wire [31:0] disjunction_882 = (((disjunction_877 & joined_368) | disjunction_878) & joined_369) | disjunction_880;
  wire [31:0] joined_370 = {{8{~disjunction_881[3]}}, {8{~disjunction_881[2]}}, {8{~disjunction_881[1]}},
      {8{~disjunction_881[0]}}};
  wire [31:0] disjunction_883 = (shifted_88[31:0] & {32{shifted_87[11]}}) | (shifted_88[63:32] &
      {32{shifted_87[10]}});
  wire [3:0] disjunction_884 = (shifted_92[3:0] & {4{shifted_90[11]}}) | (shifted_92[7:4] & {4{shifted_90[10]}});
  wire [31:0] joined_371 = {{8{~disjunction_884[3]}}, {8{~disjunction_884[2]}}, {8{~disjunction_884[1]}},
      {8{~disjunction_884[0]}}};
  wire [31:0] disjunction_885 = (shifted_91[31:0] & {32{shifted_90[11]}}) | (shifted_91[63:32] &
      {32{shifted_90[10]}});
  wire [3:0] disjunction_886 = (shifted_95[3:0] & {4{shifted_93[11]}}) | (shifted_95[7:4] & {4{shifted_93[10]}});
  wire [31:0] disjunction_887 = (((disjunction_882 & joined_370) | disjunction_883) & joined_371) | disjunction_885;
  wire [31:0] joined_372 = {{8{~disjunction_886[3]}}, {8{~disjunction_886[2]}}, {8{~disjunction_886[1]}},
      {8{~disjunction_886[0]}}};
  wire [31:0] disjunction_888 = (shifted_94[31:0] & {32{shifted_93[11]}}) | (shifted_94[63:32] &
      {32{shifted_93[10]}});
  wire [31:0] disjunction_889 = (shifted_2[31:0] & {32{shifted_1[12]}}) | (shifted_2[63:32] & {32{shifted_1[11]}});
  wire [3:0] disjunction_890 = (shifted_5[3:0] & {4{shifted_3[12]}}) | (shifted_5[7:4] & {4{shifted_3[11]}});
  wire [31:0] joined_373 = {{8{~disjunction_890[3]}}, {8{~disjunction_890[2]}}, {8{~disjunction_890[1]}},
      {8{~disjunction_890[0]}}};
  wire [31:0] disjunction_891 = (shifted_4[31:0] & {32{shifted_3[12]}}) | (shifted_4[63:32] & {32{shifted_3[11]}});
  wire [3:0] disjunction_892 = (shifted_8[3:0] & {4{shifted_6[12]}}) | (shifted_8[7:4] & {4{shifted_6[11]}});
  wire [31:0] joined_374 = {{8{~disjunction_892[3]}}, {8{~disjunction_892[2]}}, {8{~disjunction_892[1]}},
      {8{~disjunction_892[0]}}};
  wire [31:0] disjunction_893 = (shifted_7[31:0] & {32{shifted_6[12]}}) | (shifted_7[63:32] & {32{shifted_6[11]}});
  wire [3:0] disjunction_894 = (shifted_11[3:0] & {4{shifted_9[12]}}) | (shifted_11[7:4] & {4{shifted_9[11]}});
  wire [31:0] disjunction_895 = (((disjunction_889 & joined_373) | disjunction_891) & joined_374) | disjunction_893;
  wire [31:0] joined_375 = {{8{~disjunction_894[3]}}, {8{~disjunction_894[2]}}, {8{~disjunction_894[1]}},
      {8{~disjunction_894[0]}}};
  wire [31:0] disjunction_896 = (shifted_10[31:0] & {32{shifted_9[12]}}) | (shifted_10[63:32] & {32{shifted_9[11]}});
  wire [3:0] disjunction_897 = (shifted_14[3:0] & {4{shifted_12[12]}}) | (shifted_14[7:4] & {4{shifted_12[11]}});
  wire [31:0] joined_376 = {{8{~disjunction_897[3]}}, {8{~disjunction_897[2]}}, {8{~disjunction_897[1]}},
      {8{~disjunction_897[0]}}};
  wire [31:0] disjunction_898 = (shifted_13[31:0] & {32{shifted_12[12]}}) | (shifted_13[63:32] &
      {32{shifted_12[11]}});
  wire [3:0] disjunction_899 = (shifted_17[3:0] & {4{shifted_15[12]}}) | (shifted_17[7:4] & {4{shifted_15[11]}});
  wire [31:0] disjunction_900 = (((disjunction_895 & joined_375) | disjunction_896) & joined_376) | disjunction_898;
  wire [31:0] joined_377 = {{8{~disjunction_899[3]}}, {8{~disjunction_899[2]}}, {8{~disjunction_899[1]}},
      {8{~disjunction_899[0]}}};
  wire [31:0] disjunction_901 = (shifted_16[31:0] & {32{shifted_15[12]}}) | (shifted_16[63:32] &
      {32{shifted_15[11]}});
  wire [3:0] disjunction_902 = (shifted_20[3:0] & {4{shifted_18[12]}}) | (shifted_20[7:4] & {4{shifted_18[11]}});
  wire [31:0] joined_378 = {{8{~disjunction_902[3]}}, {8{~disjunction_902[2]}}, {8{~disjunction_902[1]}},
      {8{~disjunction_902[0]}}};
  wire [31:0] disjunction_903 = (shifted_19[31:0] & {32{shifted_18[12]}}) | (shifted_19[63:32] &
      {32{shifted_18[11]}});
  wire [3:0] disjunction_904 = (shifted_23[3:0] & {4{shifted_21[12]}}) | (shifted_23[7:4] & {4{shifted_21[11]}});
  wire [31:0] disjunction_905 = (((disjunction_900 & joined_377) | disjunction_901) & joined_378) | disjunction_903;
  wire [31:0] joined_379 = {{8{~disjunction_904[3]}}, {8{~disjunction_904[2]}}, {8{~disjunction_904[1]}},
      {8{~disjunction_904[0]}}};
  wire [31:0] disjunction_906 = (shifted_22[31:0] & {32{shifted_21[12]}}) | (shifted_22[63:32] &
      {32{shifted_21[11]}});
  wire [3:0] disjunction_907 = (shifted_26[3:0] & {4{shifted_24[12]}}) | (shifted_26[7:4] & {4{shifted_24[11]}});
  wire [31:0] joined_380 = {{8{~disjunction_907[3]}}, {8{~disjunction_907[2]}}, {8{~disjunction_907[1]}},
      {8{~disjunction_907[0]}}};
  wire [31:0] disjunction_908 = (shifted_25[31:0] & {32{shifted_24[12]}}) | (shifted_25[63:32] &
      {32{shifted_24[11]}});
  wire [3:0] disjunction_909 = (shifted_29[3:0] & {4{shifted_27[12]}}) | (shifted_29[7:4] & {4{shifted_27[11]}});
  wire [31:0] disjunction_910 = (((disjunction_905 & joined_379) | disjunction_906) & joined_380) | disjunction_908;
  wire [31:0] joined_381 = {{8{~disjunction_909[3]}}, {8{~disjunction_909[2]}}, {8{~disjunction_909[1]}},
      {8{~disjunction_909[0]}}};
  wire [31:0] disjunction_911 = (shifted_28[31:0] & {32{shifted_27[12]}}) | (shifted_28[63:32] &
      {32{shifted_27[11]}});
  wire [3:0] disjunction_912 = (shifted_32[3:0] & {4{shifted_30[12]}}) | (shifted_32[7:4] & {4{shifted_30[11]}});
  wire [31:0] joined_382 = {{8{~disjunction_912[3]}}, {8{~disjunction_912[2]}}, {8{~disjunction_912[1]}},
      {8{~disjunction_912[0]}}};
  wire [31:0] disjunction_913 = (shifted_31[31:0] & {32{shifted_30[12]}}) | (shifted_31[63:32] &
      {32{shifted_30[11]}});
  wire [3:0] disjunction_914 = (shifted_35[3:0] & {4{shifted_33[12]}}) | (shifted_35[7:4] & {4{shifted_33[11]}});
  wire [31:0] disjunction_915 = (((disjunction_910 & joined_381) | disjunction_911) & joined_382) | disjunction_913;
  wire [31:0] joined_383 = {{8{~disjunction_914[3]}}, {8{~disjunction_914[2]}}, {8{~disjunction_914[1]}},
      {8{~disjunction_914[0]}}};
  wire [31:0] disjunction_916 = (shifted_34[31:0] & {32{shifted_33[12]}}) | (shifted_34[63:32] &
      {32{shifted_33[11]}});
  wire [3:0] disjunction_917 = (shifted_38[3:0] & {4{shifted_36[12]}}) | (shifted_38[7:4] & {4{shifted_36[11]}});
  wire [31:0] joined_384 = {{8{~disjunction_917[3]}}, {8{~disjunction_917[2]}}, {8{~disjunction_917[1]}},
      {8{~disjunction_917[0]}}};
  wire [31:0] disjunction_918 = (shifted_37[31:0] & {32{shifted_36[12]}}) | (shifted_37[63:32] &
      {32{shifted_36[11]}});
  wire [3:0] disjunction_919 = (shifted_41[3:0] & {4{shifted_39[12]}}) | (shifted_41[7:4] & {4{shifted_39[11]}});
  wire [31:0] disjunction_920 = (((disjunction_915 & joined_383) | disjunction_916) & joined_384) | disjunction_918;
  wire [31:0] joined_385 = {{8{~disjunction_919[3]}}, {8{~disjunction_919[2]}}, {8{~disjunction_919[1]}},
      {8{~disjunction_919[0]}}};
  wire [31:0] disjunction_921 = (shifted_40[31:0] & {32{shifted_39[12]}}) | (shifted_40[63:32] &
      {32{shifted_39[11]}});
  wire [3:0] disjunction_922 = (shifted_44[3:0] & {4{shifted_42[12]}}) | (shifted_44[7:4] & {4{shifted_42[11]}});
  wire [31:0] joined_386 = {{8{~disjunction_922[3]}}, {8{~disjunction_922[2]}}, {8{~disjunction_922[1]}},
      {8{~disjunction_922[0]}}};
  wire [31:0] disjunction_923 = (shifted_43[31:0] & {32{shifted_42[12]}}) | (shifted_43[63:32] &
      {32{shifted_42[11]}});
  wire [3:0] disjunction_924 = (shifted_47[3:0] & {4{shifted_45[12]}}) | (shifted_47[7:4] & {4{shifted_45[11]}});
  wire [31:0] disjunction_925 = (((disjunction_920 & joined_385) | disjunction_921) & joined_386) | disjunction_923;
  wire [31:0] joined_387 = {{8{~disjunction_924[3]}}, {8{~disjunction_924[2]}}, {8{~disjunction_924[1]}},
      {8{~disjunction_924[0]}}};
  wire [31:0] disjunction_926 = (shifted_46[31:0] & {32{shifted_45[12]}}) | (shifted_46[63:32] &
      {32{shifted_45[11]}});
  wire [3:0] disjunction_927 = (shifted_50[3:0] & {4{shifted_48[12]}}) | (shifted_50[7:4] & {4{shifted_48[11]}});
  wire [31:0] joined_388 = {{8{~disjunction_927[3]}}, {8{~disjunction_927[2]}}, {8{~disjunction_927[1]}},
      {8{~disjunction_927[0]}}};
  wire [31:0] disjunction_928 = (shifted_49[31:0] & {32{shifted_48[12]}}) | (shifted_49[63:32] &
      {32{shifted_48[11]}});
  wire [3:0] disjunction_929 = (shifted_53[3:0] & {4{shifted_51[12]}}) | (shifted_53[7:4] & {4{shifted_51[11]}});
  wire [31:0] disjunction_930 = (((disjunction_925 & joined_387) | disjunction_926) & joined_388) | disjunction_928;
  wire [31:0] joined_389 = {{8{~disjunction_929[3]}}, {8{~disjunction_929[2]}}, {8{~disjunction_929[1]}},
      {8{~disjunction_929[0]}}};
  wire [31:0] disjunction_931 = (shifted_52[31:0] & {32{shifted_51[12]}}) | (shifted_52[63:32] &
      {32{shifted_51[11]}});
  wire [3:0] disjunction_932 = (shifted_56[3:0] & {4{shifted_54[12]}}) | (shifted_56[7:4] & {4{shifted_54[11]}});
  wire [31:0] joined_390 = {{8{~disjunction_932[3]}}, {8{~disjunction_932[2]}}, {8{~disjunction_932[1]}},
      {8{~disjunction_932[0]}}};
  wire [31:0] disjunction_933 = (shifted_55[31:0] & {32{shifted_54[12]}}) | (shifted_55[63:32] &
      {32{shifted_54[11]}});
  wire [3:0] disjunction_934 = (shifted_59[3:0] & {4{shifted_57[12]}}) | (shifted_59[7:4] & {4{shifted_57[11]}});
  wire [31:0] disjunction_935 = (((disjunction_930 & joined_389) | disjunction_931) & joined_390) | disjunction_933;
  wire [31:0] joined_391 = {{8{~disjunction_934[3]}}, {8{~disjunction_934[2]}}, {8{~disjunction_934[1]}},
      {8{~disjunction_934[0]}}};
  wire [31:0] disjunction_936 = (shifted_58[31:0] & {32{shifted_57[12]}}) | (shifted_58[63:32] &
      {32{shifted_57[11]}});
  wire [3:0] disjunction_937 = (shifted_62[3:0] & {4{shifted_60[12]}}) | (shifted_62[7:4] & {4{shifted_60[11]}});
  wire [31:0] joined_392 = {{8{~disjunction_937[3]}}, {8{~disjunction_937[2]}}, {8{~disjunction_937[1]}},
      {8{~disjunction_937[0]}}};
  wire [31:0] disjunction_938 = (shifted_61[31:0] & {32{shifted_60[12]}}) | (shifted_61[63:32] &
      {32{shifted_60[11]}});
  wire [3:0] disjunction_939 = (shifted_65[3:0] & {4{shifted_63[12]}}) | (shifted_65[7:4] & {4{shifted_63[11]}});
  wire [31:0] disjunction_940 = (((disjunction_935 & joined_391) | disjunction_936) & joined_392) | disjunction_938;
  wire [31:0] joined_393 = {{8{~disjunction_939[3]}}, {8{~disjunction_939[2]}}, {8{~disjunction_939[1]}},
      {8{~disjunction_939[0]}}};
  wire [31:0] disjunction_941 = (shifted_64[31:0] & {32{shifted_63[12]}}) | (shifted_64[63:32] &
      {32{shifted_63[11]}});
  wire [3:0] disjunction_942 = (shifted_68[3:0] & {4{shifted_66[12]}}) | (shifted_68[7:4] & {4{shifted_66[11]}});
  wire [31:0] joined_394 = {{8{~disjunction_942[3]}}, {8{~disjunction_942[2]}}, {8{~disjunction_942[1]}},
      {8{~disjunction_942[0]}}};
  wire [31:0] disjunction_943 = (shifted_67[31:0] & {32{shifted_66[12]}}) | (shifted_67[63:32] &
      {32{shifted_66[11]}});
  wire [3:0] disjunction_944 = (shifted_71[3:0] & {4{shifted_69[12]}}) | (shifted_71[7:4] & {4{shifted_69[11]}});
  wire [31:0] disjunction_945 = (((disjunction_940 & joined_393) | disjunction_941) & joined_394) | disjunction_943;
  wire [31:0] joined_395 = {{8{~disjunction_944[3]}}, {8{~disjunction_944[2]}}, {8{~disjunction_944[1]}},
      {8{~disjunction_944[0]}}};
  wire [31:0] disjunction_946 = (shifted_70[31:0] & {32{shifted_69[12]}}) | (shifted_70[63:32] &
      {32{shifted_69[11]}});
  wire [3:0] disjunction_947 = (shifted_74[3:0] & {4{shifted_72[12]}}) | (shifted_74[7:4] & {4{shifted_72[11]}});
  wire [31:0] joined_396 = {{8{~disjunction_947[3]}}, {8{~disjunction_947[2]}}, {8{~disjunction_947[1]}},
      {8{~disjunction_947[0]}}};
  wire [31:0] disjunction_948 = (shifted_73[31:0] & {32{shifted_72[12]}}) | (shifted_73[63:32] &
      {32{shifted_72[11]}});
  wire [3:0] disjunction_949 = (shifted_77[3:0] & {4{shifted_75[12]}}) | (shifted_77[7:4] & {4{shifted_75[11]}});
  wire [31:0] disjunction_950 = (((disjunction_945 & joined_395) | disjunction_946) & joined_396) | disjunction_948;
  wire [31:0] joined_397 = {{8{~disjunction_949[3]}}, {8{~disjunction_949[2]}}, {8{~disjunction_949[1]}},
      {8{~disjunction_949[0]}}};
  wire [31:0] disjunction_951 = (shifted_76[31:0] & {32{shifted_75[12]}}) | (shifted_76[63:32] &
      {32{shifted_75[11]}});
  wire [3:0] disjunction_952 = (shifted_80[3:0] & {4{shifted_78[12]}}) | (shifted_80[7:4] & {4{shifted_78[11]}});
  wire [31:0] joined_398 = {{8{~disjunction_952[3]}}, {8{~disjunction_952[2]}}, {8{~disjunction_952[1]}},
      {8{~disjunction_952[0]}}};
  wire [31:0] disjunction_953 = (shifted_79[31:0] & {32{shifted_78[12]}}) | (shifted_79[63:32] &
      {32{shifted_78[11]}});
  wire [3:0] disjunction_954 = (shifted_83[3:0] & {4{shifted_81[12]}}) | (shifted_83[7:4] & {4{shifted_81[11]}});
  wire [31:0] disjunction_955 = (((disjunction_950 & joined_397) | disjunction_951) & joined_398) | disjunction_953;
  wire [31:0] joined_399 = {{8{~disjunction_954[3]}}, {8{~disjunction_954[2]}}, {8{~disjunction_954[1]}},
      {8{~disjunction_954[0]}}};
  wire [31:0] disjunction_956 = (shifted_82[31:0] & {32{shifted_81[12]}}) | (shifted_82[63:32] &
      {32{shifted_81[11]}});
  wire [3:0] disjunction_957 = (shifted_86[3:0] & {4{shifted_84[12]}}) | (shifted_86[7:4] & {4{shifted_84[11]}});
  wire [31:0] joined_400 = {{8{~disjunction_957[3]}}, {8{~disjunction_957[2]}}, {8{~disjunction_957[1]}},
      {8{~disjunction_957[0]}}};
  wire [31:0] disjunction_958 = (shifted_85[31:0] & {32{shifted_84[12]}}) | (shifted_85[63:32] &
      {32{shifted_84[11]}});
  wire [3:0] disjunction_959 = (shifted_89[3:0] & {4{shifted_87[12]}}) | (shifted_89[7:4] & {4{shifted_87[11]}});
  wire [31:0] disjunction_960 = (((disjunction_955 & joined_399) | disjunction_956) & joined_400) | disjunction_958;
  wire [31:0] joined_401 = {{8{~disjunction_959[3]}}, {8{~disjunction_959[2]}}, {8{~disjunction_959[1]}},
      {8{~disjunction_959[0]}}};
  wire [31:0] disjunction_961 = (shifted_88[31:0] & {32{shifted_87[12]}}) | (shifted_88[63:32] &
      {32{shifted_87[11]}});
  wire [3:0] disjunction_962 = (shifted_92[3:0] & {4{shifted_90[12]}}) | (shifted_92[7:4] & {4{shifted_90[11]}});
  wire [31:0] joined_402 = {{8{~disjunction_962[3]}}, {8{~disjunction_962[2]}}, {8{~disjunction_962[1]}},
      {8{~disjunction_962[0]}}};
  wire [31:0] disjunction_963 = (shifted_91[31:0] & {32{shifted_90[12]}}) | (shifted_91[63:32] &
      {32{shifted_90[11]}});
  wire [3:0] disjunction_964 = (shifted_95[3:0] & {4{shifted_93[12]}}) | (shifted_95[7:4] & {4{shifted_93[11]}});
  wire [31:0] disjunction_965 = (((disjunction_960 & joined_401) | disjunction_961) & joined_402) | disjunction_963;
  wire [31:0] joined_403 = {{8{~disjunction_964[3]}}, {8{~disjunction_964[2]}}, {8{~disjunction_964[1]}},
      {8{~disjunction_964[0]}}};
  wire [31:0] disjunction_966 = (shifted_94[31:0] & {32{shifted_93[12]}}) | (shifted_94[63:32] &
      {32{shifted_93[11]}});
  wire [31:0] disjunction_967 = (shifted_2[31:0] & {32{shifted_1[13]}}) | (shifted_2[63:32] & {32{shifted_1[12]}});
  wire [3:0] disjunction_968 = (shifted_5[3:0] & {4{shifted_3[13]}}) | (shifted_5[7:4] & {4{shifted_3[12]}});
  wire [31:0] joined_404 = {{8{~disjunction_968[3]}}, {8{~disjunction_968[2]}}, {8{~disjunction_968[1]}},
      {8{~disjunction_968[0]}}};
  wire [31:0] disjunction_969 = (shifted_4[31:0] & {32{shifted_3[13]}}) | (shifted_4[63:32] & {32{shifted_3[12]}});
  wire [3:0] disjunction_970 = (shifted_8[3:0] & {4{shifted_6[13]}}) | (shifted_8[7:4] & {4{shifted_6[12]}});
  wire [31:0] joined_405 = {{8{~disjunction_970[3]}}, {8{~disjunction_970[2]}}, {8{~disjunction_970[1]}},
      {8{~disjunction_970[0]}}};
  wire [31:0] disjunction_971 = (shifted_7[31:0] & {32{shifted_6[13]}}) | (shifted_7[63:32] & {32{shifted_6[12]}});
  wire [3:0] disjunction_972 = (shifted_11[3:0] & {4{shifted_9[13]}}) | (shifted_11[7:4] & {4{shifted_9[12]}});
  wire [31:0] disjunction_973 = (((disjunction_967 & joined_404) | disjunction_969) & joined_405) | disjunction_971;
  wire [31:0] joined_406 = {{8{~disjunction_972[3]}}, {8{~disjunction_972[2]}}, {8{~disjunction_972[1]}},
      {8{~disjunction_972[0]}}};
  wire [31:0] disjunction_974 = (shifted_10[31:0] & {32{shifted_9[13]}}) | (shifted_10[63:32] & {32{shifted_9[12]}});
  wire [3:0] disjunction_975 = (shifted_14[3:0] & {4{shifted_12[13]}}) | (shifted_14[7:4] & {4{shifted_12[12]}});
  wire [31:0] joined_407 = {{8{~disjunction_975[3]}}, {8{~disjunction_975[2]}}, {8{~disjunction_975[1]}},
      {8{~disjunction_975[0]}}};
  wire [31:0] disjunction_976 = (shifted_13[31:0] & {32{shifted_12[13]}}) | (shifted_13[63:32] &
      {32{shifted_12[12]}});
  wire [3:0] disjunction_977 = (shifted_17[3:0] & {4{shifted_15[13]}}) | (shifted_17[7:4] & {4{shifted_15[12]}});
  wire [31:0] disjunction_978 = (((disjunction_973 & joined_406) | disjunction_974) & joined_407) | disjunction_976;
  wire [31:0] joined_408 = {{8{~disjunction_977[3]}}, {8{~disjunction_977[2]}}, {8{~disjunction_977[1]}},
      {8{~disjunction_977[0]}}};
  wire [31:0] disjunction_979 = (shifted_16[31:0] & {32{shifted_15[13]}}) | (shifted_16[63:32] &
      {32{shifted_15[12]}});
  wire [3:0] disjunction_980 = (shifted_20[3:0] & {4{shifted_18[13]}}) | (shifted_20[7:4] & {4{shifted_18[12]}});
  wire [31:0] joined_409 = {{8{~disjunction_980[3]}}, {8{~disjunction_980[2]}}, {8{~disjunction_980[1]}},
      {8{~disjunction_980[0]}}};
  wire [31:0] disjunction_981 = (shifted_19[31:0] & {32{shifted_18[13]}}) | (shifted_19[63:32] &
      {32{shifted_18[12]}});
  wire [3:0] disjunction_982 = (shifted_23[3:0] & {4{shifted_21[13]}}) | (shifted_23[7:4] & {4{shifted_21[12]}});
  wire [31:0] disjunction_983 = (((disjunction_978 & joined_408) | disjunction_979) & joined_409) | disjunction_981;
  wire [31:0] joined_410 = {{8{~disjunction_982[3]}}, {8{~disjunction_982[2]}}, {8{~disjunction_982[1]}},
      {8{~disjunction_982[0]}}};
  wire [31:0] disjunction_984 = (shifted_22[31:0] & {32{shifted_21[13]}}) | (shifted_22[63:32] &
      {32{shifted_21[12]}});
  wire [3:0] disjunction_985 = (shifted_26[3:0] & {4{shifted_24[13]}}) | (shifted_26[7:4] & {4{shifted_24[12]}});
  wire [31:0] joined_411 = {{8{~disjunction_985[3]}}, {8{~disjunction_985[2]}}, {8{~disjunction_985[1]}},
      {8{~disjunction_985[0]}}};
  wire [31:0] disjunction_986 = (shifted_25[31:0] & {32{shifted_24[13]}}) | (shifted_25[63:32] &
      {32{shifted_24[12]}});
  wire [3:0] disjunction_987 = (shifted_29[3:0] & {4{shifted_27[13]}}) | (shifted_29[7:4] & {4{shifted_27[12]}});
  wire [31:0] disjunction_988 = (((disjunction_983 & joined_410) | disjunction_984) & joined_411) | disjunction_986;
  wire [31:0] joined_412 = {{8{~disjunction_987[3]}}, {8{~disjunction_987[2]}}, {8{~disjunction_987[1]}},
      {8{~disjunction_987[0]}}};
  wire [31:0] disjunction_989 = (shifted_28[31:0] & {32{shifted_27[13]}}) | (shifted_28[63:32] &
      {32{shifted_27[12]}});
  wire [3:0] disjunction_990 = (shifted_32[3:0] & {4{shifted_30[13]}}) | (shifted_32[7:4] & {4{shifted_30[12]}});
  wire [31:0] joined_413 = {{8{~disjunction_990[3]}}, {8{~disjunction_990[2]}}, {8{~disjunction_990[1]}},
      {8{~disjunction_990[0]}}};
  wire [31:0] disjunction_991 = (shifted_31[31:0] & {32{shifted_30[13]}}) | (shifted_31[63:32] &
      {32{shifted_30[12]}});
  wire [3:0] disjunction_992 = (shifted_35[3:0] & {4{shifted_33[13]}}) | (shifted_35[7:4] & {4{shifted_33[12]}});
  wire [31:0] disjunction_993 = (((disjunction_988 & joined_412) | disjunction_989) & joined_413) | disjunction_991;
  wire [31:0] joined_414 = {{8{~disjunction_992[3]}}, {8{~disjunction_992[2]}}, {8{~disjunction_992[1]}},
      {8{~disjunction_992[0]}}};
  wire [31:0] disjunction_994 = (shifted_34[31:0] & {32{shifted_33[13]}}) | (shifted_34[63:32] &
      {32{shifted_33[12]}});
  wire [3:0] disjunction_995 = (shifted_38[3:0] & {4{shifted_36[13]}}) | (shifted_38[7:4] & {4{shifted_36[12]}});
  wire [31:0] joined_415 = {{8{~disjunction_995[3]}}, {8{~disjunction_995[2]}}, {8{~disjunction_995[1]}},
      {8{~disjunction_995[0]}}};
  wire [31:0] disjunction_996 = (shifted_37[31:0] & {32{shifted_36[13]}}) | (shifted_37[63:32] &
      {32{shifted_36[12]}});
  wire [3:0] disjunction_997 = (shifted_41[3:0] & {4{shifted_39[13]}}) | (shifted_41[7:4] & {4{shifted_39[12]}});
  wire [31:0] disjunction_998 = (((disjunction_993 & joined_414) | disjunction_994) & joined_415) | disjunction_996;
  wire [31:0] joined_416 = {{8{~disjunction_997[3]}}, {8{~disjunction_997[2]}}, {8{~disjunction_997[1]}},
      {8{~disjunction_997[0]}}};
  wire [31:0] disjunction_999 = (shifted_40[31:0] & {32{shifted_39[13]}}) | (shifted_40[63:32] &
      {32{shifted_39[12]}});
  wire [3:0] disjunction_1000 = (shifted_44[3:0] & {4{shifted_42[13]}}) | (shifted_44[7:4] & {4{shifted_42[12]}});
  wire [31:0] joined_417 = {{8{~disjunction_1000[3]}}, {8{~disjunction_1000[2]}}, {8{~disjunction_1000[1]}},
      {8{~disjunction_1000[0]}}};
  wire [31:0] disjunction_1001 = (shifted_43[31:0] & {32{shifted_42[13]}}) | (shifted_43[63:32] &
      {32{shifted_42[12]}});
  wire [3:0] disjunction_1002 = (shifted_47[3:0] & {4{shifted_45[13]}}) | (shifted_47[7:4] & {4{shifted_45[12]}});
  wire [31:0] disjunction_1003 = (((disjunction_998 & joined_416) | disjunction_999) & joined_417) | disjunction_1001;
  wire [31:0] joined_418 = {{8{~disjunction_1002[3]}}, {8{~disjunction_1002[2]}}, {8{~disjunction_1002[1]}},
      {8{~disjunction_1002[0]}}};
  wire [31:0] disjunction_1004 = (shifted_46[31:0] & {32{shifted_45[13]}}) | (shifted_46[63:32] &
      {32{shifted_45[12]}});
  wire [3:0] disjunction_1005 = (shifted_50[3:0] & {4{shifted_48[13]}}) | (shifted_50[7:4] & {4{shifted_48[12]}});
  wire [31:0] joined_419 = {{8{~disjunction_1005[3]}}, {8{~disjunction_1005[2]}}, {8{~disjunction_1005[1]}},
      {8{~disjunction_1005[0]}}};
  wire [31:0] conjunction_32 = ((disjunction_1003 & joined_418) | disjunction_1004) & joined_419;
  wire [31:0] disjunction_1006 = (shifted_49[31:0] & {32{shifted_48[13]}}) | (shifted_49[63:32] &
      {32{shifted_48[12]}});
  wire [3:0] disjunction_1007 = (shifted_53[3:0] & {4{shifted_51[13]}}) | (shifted_53[7:4] & {4{shifted_51[12]}});
  wire [31:0] joined_420 = {{8{~disjunction_1007[3]}}, {8{~disjunction_1007[2]}}, {8{~disjunction_1007[1]}},
      {8{~disjunction_1007[0]}}};
  wire [31:0] disjunction_1008 = (shifted_52[31:0] & {32{shifted_51[13]}}) | (shifted_52[63:32] &
      {32{shifted_51[12]}});
  wire [3:0] disjunction_1009 = (shifted_56[3:0] & {4{shifted_54[13]}}) | (shifted_56[7:4] & {4{shifted_54[12]}});
  wire [31:0] disjunction_1010 = ((conjunction_32 | disjunction_1006) & joined_420) | disjunction_1008;
  wire [31:0] joined_421 = {{8{~disjunction_1009[3]}}, {8{~disjunction_1009[2]}}, {8{~disjunction_1009[1]}},
      {8{~disjunction_1009[0]}}};
  wire [31:0] disjunction_1011 = (shifted_55[31:0] & {32{shifted_54[13]}}) | (shifted_55[63:32] &
      {32{shifted_54[12]}});
  wire [3:0] disjunction_1012 = (shifted_59[3:0] & {4{shifted_57[13]}}) | (shifted_59[7:4] & {4{shifted_57[12]}});
  wire [31:0] joined_422 = {{8{~disjunction_1012[3]}}, {8{~disjunction_1012[2]}}, {8{~disjunction_1012[1]}},
      {8{~disjunction_1012[0]}}};
  wire [31:0] conjunction_33 = ((disjunction_1010 & joined_421) | disjunction_1011) & joined_422;
  wire [31:0] disjunction_1013 = (shifted_58[31:0] & {32{shifted_57[13]}}) | (shifted_58[63:32] &
      {32{shifted_57[12]}});
  wire [3:0] disjunction_1014 = (shifted_62[3:0] & {4{shifted_60[13]}}) | (shifted_62[7:4] & {4{shifted_60[12]}});
  wire [31:0] joined_423 = {{8{~disjunction_1014[3]}}, {8{~disjunction_1014[2]}}, {8{~disjunction_1014[1]}},
      {8{~disjunction_1014[0]}}};
  wire [31:0] disjunction_1015 = (shifted_61[31:0] & {32{shifted_60[13]}}) | (shifted_61[63:32] &
      {32{shifted_60[12]}});
  wire [3:0] disjunction_1016 = (shifted_65[3:0] & {4{shifted_63[13]}}) | (shifted_65[7:4] & {4{shifted_63[12]}});
  wire [31:0] disjunction_1017 = ((conjunction_33 | disjunction_1013) & joined_423) | disjunction_1015;
  wire [31:0] joined_424 = {{8{~disjunction_1016[3]}}, {8{~disjunction_1016[2]}}, {8{~disjunction_1016[1]}},
      {8{~disjunction_1016[0]}}};
  wire [31:0] disjunction_1018 = (shifted_64[31:0] & {32{shifted_63[13]}}) | (shifted_64[63:32] &
      {32{shifted_63[12]}});
  wire [3:0] disjunction_1019 = (shifted_68[3:0] & {4{shifted_66[13]}}) | (shifted_68[7:4] & {4{shifted_66[12]}});
  wire [31:0] joined_425 = {{8{~disjunction_1019[3]}}, {8{~disjunction_1019[2]}}, {8{~disjunction_1019[1]}},
      {8{~disjunction_1019[0]}}};
  wire [31:0] conjunction_34 = ((disjunction_1017 & joined_424) | disjunction_1018) & joined_425;
  wire [31:0] disjunction_1020 = (shifted_67[31:0] & {32{shifted_66[13]}}) | (shifted_67[63:32] &
      {32{shifted_66[12]}});
  wire [3:0] disjunction_1021 = (shifted_71[3:0] & {4{shifted_69[13]}}) | (shifted_71[7:4] & {4{shifted_69[12]}});
  wire [31:0] joined_426 = {{8{~disjunction_1021[3]}}, {8{~disjunction_1021[2]}}, {8{~disjunction_1021[1]}},
      {8{~disjunction_1021[0]}}};
  wire [31:0] disjunction_1022 = (shifted_70[31:0] & {32{shifted_69[13]}}) | (shifted_70[63:32] &
      {32{shifted_69[12]}});
  wire [3:0] disjunction_1023 = (shifted_74[3:0] & {4{shifted_72[13]}}) | (shifted_74[7:4] & {4{shifted_72[12]}});
  wire [31:0] disjunction_1024 = ((conjunction_34 | disjunction_1020) & joined_426) | disjunction_1022;
  wire [31:0] joined_427 = {{8{~disjunction_1023[3]}}, {8{~disjunction_1023[2]}}, {8{~disjunction_1023[1]}},
      {8{~disjunction_1023[0]}}};
  wire [31:0] disjunction_1025 = (shifted_73[31:0] & {32{shifted_72[13]}}) | (shifted_73[63:32] &
      {32{shifted_72[12]}});
  wire [3:0] disjunction_1026 = (shifted_77[3:0] & {4{shifted_75[13]}}) | (shifted_77[7:4] & {4{shifted_75[12]}});
  wire [31:0] joined_428 = {{8{~disjunction_1026[3]}}, {8{~disjunction_1026[2]}}, {8{~disjunction_1026[1]}},
      {8{~disjunction_1026[0]}}};
  wire [31:0] conjunction_35 = ((disjunction_1024 & joined_427) | disjunction_1025) & joined_428;
  wire [31:0] disjunction_1027 = (shifted_76[31:0] & {32{shifted_75[13]}}) | (shifted_76[63:32] &
      {32{shifted_75[12]}});
  wire [3:0] disjunction_1028 = (shifted_80[3:0] & {4{shifted_78[13]}}) | (shifted_80[7:4] & {4{shifted_78[12]}});
  wire [31:0] joined_429 = {{8{~disjunction_1028[3]}}, {8{~disjunction_1028[2]}}, {8{~disjunction_1028[1]}},
      {8{~disjunction_1028[0]}}};
  wire [31:0] disjunction_1029 = (shifted_79[31:0] & {32{shifted_78[13]}}) | (shifted_79[63:32] &
      {32{shifted_78[12]}});
  wire [3:0] disjunction_1030 = (shifted_83[3:0] & {4{shifted_81[13]}}) | (shifted_83[7:4] & {4{shifted_81[12]}});
  wire [31:0] disjunction_1031 = ((conjunction_35 | disjunction_1027) & joined_429) | disjunction_1029;
  wire [31:0] joined_430 = {{8{~disjunction_1030[3]}}, {8{~disjunction_1030[2]}}, {8{~disjunction_1030[1]}},
      {8{~disjunction_1030[0]}}};
  wire [31:0] disjunction_1032 = (shifted_82[31:0] & {32{shifted_81[13]}}) | (shifted_82[63:32] &
      {32{shifted_81[12]}});
  wire [3:0] disjunction_1033 = (shifted_86[3:0] & {4{shifted_84[13]}}) | (shifted_86[7:4] & {4{shifted_84[12]}});
  wire [31:0] joined_431 = {{8{~disjunction_1033[3]}}, {8{~disjunction_1033[2]}}, {8{~disjunction_1033[1]}},
      {8{~disjunction_1033[0]}}};
  wire [31:0] conjunction_36 = ((disjunction_1031 & joined_430) | disjunction_1032) & joined_431;
  wire [31:0] disjunction_1034 = (shifted_85[31:0] & {32{shifted_84[13]}}) | (shifted_85[63:32] &
      {32{shifted_84[12]}});
  wire [3:0] disjunction_1035 = (shifted_89[3:0] & {4{shifted_87[13]}}) | (shifted_89[7:4] & {4{shifted_87[12]}});
  wire [31:0] joined_432 = {{8{~disjunction_1035[3]}}, {8{~disjunction_1035[2]}}, {8{~disjunction_1035[1]}},
      {8{~disjunction_1035[0]}}};
  wire [31:0] disjunction_1036 = (shifted_88[31:0] & {32{shifted_87[13]}}) | (shifted_88[63:32] &
      {32{shifted_87[12]}});
  wire [3:0] disjunction_1037 = (shifted_92[3:0] & {4{shifted_90[13]}}) | (shifted_92[7:4] & {4{shifted_90[12]}});
  wire [31:0] disjunction_1038 = ((conjunction_36 | disjunction_1034) & joined_432) | disjunction_1036;
  wire [31:0] joined_433 = {{8{~disjunction_1037[3]}}, {8{~disjunction_1037[2]}}, {8{~disjunction_1037[1]}},
      {8{~disjunction_1037[0]}}};
  wire [31:0] disjunction_1039 = (shifted_91[31:0] & {32{shifted_90[13]}}) | (shifted_91[63:32] &
      {32{shifted_90[12]}});
  wire [3:0] disjunction_1040 = (shifted_95[3:0] & {4{shifted_93[13]}}) | (shifted_95[7:4] & {4{shifted_93[12]}});
  wire [31:0] joined_434 = {{8{~disjunction_1040[3]}}, {8{~disjunction_1040[2]}}, {8{~disjunction_1040[1]}},
      {8{~disjunction_1040[0]}}};
  wire [31:0] conjunction_37 = ((disjunction_1038 & joined_433) | disjunction_1039) & joined_434;
  wire [31:0] disjunction_1041 = (shifted_94[31:0] & {32{shifted_93[13]}}) | (shifted_94[63:32] &
      {32{shifted_93[12]}});
  wire [31:0] disjunction_1042 = (shifted_2[31:0] & {32{shifted_1[14]}}) | (shifted_2[63:32] & {32{shifted_1[13]}});
  wire [3:0] disjunction_1043 = (shifted_5[3:0] & {4{shifted_3[14]}}) | (shifted_5[7:4] & {4{shifted_3[13]}});
  wire [31:0] joined_435 = {{8{~disjunction_1043[3]}}, {8{~disjunction_1043[2]}}, {8{~disjunction_1043[1]}},
      {8{~disjunction_1043[0]}}};
  wire [31:0] disjunction_1044 = (shifted_4[31:0] & {32{shifted_3[14]}}) | (shifted_4[63:32] & {32{shifted_3[13]}});
  wire [3:0] disjunction_1045 = (shifted_8[3:0] & {4{shifted_6[14]}}) | (shifted_8[7:4] & {4{shifted_6[13]}});
  wire [31:0] joined_436 = {{8{~disjunction_1045[3]}}, {8{~disjunction_1045[2]}}, {8{~disjunction_1045[1]}},
      {8{~disjunction_1045[0]}}};
  wire [31:0] conjunction_38 = ((disjunction_1042 & joined_435) | disjunction_1044) & joined_436;
  wire [31:0] disjunction_1046 = (shifted_7[31:0] & {32{shifted_6[14]}}) | (shifted_7[63:32] & {32{shifted_6[13]}});
  wire [3:0] disjunction_1047 = (shifted_11[3:0] & {4{shifted_9[14]}}) | (shifted_11[7:4] & {4{shifted_9[13]}});
  wire [31:0] joined_437 = {{8{~disjunction_1047[3]}}, {8{~disjunction_1047[2]}}, {8{~disjunction_1047[1]}},
      {8{~disjunction_1047[0]}}};
  wire [31:0] disjunction_1048 = (shifted_10[31:0] & {32{shifted_9[14]}}) | (shifted_10[63:32] & {32{shifted_9[13]}});
  wire [3:0] disjunction_1049 = (shifted_14[3:0] & {4{shifted_12[14]}}) | (shifted_14[7:4] & {4{shifted_12[13]}});
  wire [31:0] disjunction_1050 = ((conjunction_38 | disjunction_1046) & joined_437) | disjunction_1048;
  wire [31:0] joined_438 = {{8{~disjunction_1049[3]}}, {8{~disjunction_1049[2]}}, {8{~disjunction_1049[1]}},
      {8{~disjunction_1049[0]}}};
  wire [31:0] disjunction_1051 = (shifted_13[31:0] & {32{shifted_12[14]}}) | (shifted_13[63:32] &
      {32{shifted_12[13]}});
  wire [3:0] disjunction_1052 = (shifted_17[3:0] & {4{shifted_15[14]}}) | (shifted_17[7:4] & {4{shifted_15[13]}});
  wire [31:0] joined_439 = {{8{~disjunction_1052[3]}}, {8{~disjunction_1052[2]}}, {8{~disjunction_1052[1]}},
      {8{~disjunction_1052[0]}}};
  wire [31:0] conjunction_39 = ((disjunction_1050 & joined_438) | disjunction_1051) & joined_439;
  wire [31:0] disjunction_1053 = (shifted_16[31:0] & {32{shifted_15[14]}}) | (shifted_16[63:32] &
      {32{shifted_15[13]}});
  wire [3:0] disjunction_1054 = (shifted_20[3:0] & {4{shifted_18[14]}}) | (shifted_20[7:4] & {4{shifted_18[13]}});
  wire [31:0] joined_440 = {{8{~disjunction_1054[3]}}, {8{~disjunction_1054[2]}}, {8{~disjunction_1054[1]}},
      {8{~disjunction_1054[0]}}};
  wire [31:0] disjunction_1055 = (shifted_19[31:0] & {32{shifted_18[14]}}) | (shifted_19[63:32] &
      {32{shifted_18[13]}});
  wire [3:0] disjunction_1056 = (shifted_23[3:0] & {4{shifted_21[14]}}) | (shifted_23[7:4] & {4{shifted_21[13]}});
  wire [31:0] disjunction_1057 = ((conjunction_39 | disjunction_1053) & joined_440) | disjunction_1055;
  wire [31:0] joined_441 = {{8{~disjunction_1056[3]}}, {8{~disjunction_1056[2]}}, {8{~disjunction_1056[1]}},
      {8{~disjunction_1056[0]}}};
  wire [31:0] disjunction_1058 = (shifted_22[31:0] & {32{shifted_21[14]}}) | (shifted_22[63:32] &
      {32{shifted_21[13]}});
  wire [3:0] disjunction_1059 = (shifted_26[3:0] & {4{shifted_24[14]}}) | (shifted_26[7:4] & {4{shifted_24[13]}});
  wire [31:0] joined_442 = {{8{~disjunction_1059[3]}}, {8{~disjunction_1059[2]}}, {8{~disjunction_1059[1]}},
      {8{~disjunction_1059[0]}}};
  wire [31:0] conjunction_40 = ((disjunction_1057 & joined_441) | disjunction_1058) & joined_442;
  wire [31:0] disjunction_1060 = (shifted_25[31:0] & {32{shifted_24[14]}}) | (shifted_25[63:32] &
      {32{shifted_24[13]}});
  wire [3:0] disjunction_1061 = (shifted_29[3:0] & {4{shifted_27[14]}}) | (shifted_29[7:4] & {4{shifted_27[13]}});
  wire [31:0] joined_443 = {{8{~disjunction_1061[3]}}, {8{~disjunction_1061[2]}}, {8{~disjunction_1061[1]}},
      {8{~disjunction_1061[0]}}};
  wire [31:0] disjunction_1062 = (shifted_28[31:0] & {32{shifted_27[14]}}) | (shifted_28[63:32] &
      {32{shifted_27[13]}});
  wire [3:0] disjunction_1063 = (shifted_32[3:0] & {4{shifted_30[14]}}) | (shifted_32[7:4] & {4{shifted_30[13]}});
  wire [31:0] disjunction_1064 = ((conjunction_40 | disjunction_1060) & joined_443) | disjunction_1062;
  wire [31:0] joined_444 = {{8{~disjunction_1063[3]}}, {8{~disjunction_1063[2]}}, {8{~disjunction_1063[1]}},
      {8{~disjunction_1063[0]}}};
  wire [31:0] disjunction_1065 = (shifted_31[31:0] & {32{shifted_30[14]}}) | (shifted_31[63:32] &
      {32{shifted_30[13]}});
  wire [3:0] disjunction_1066 = (shifted_35[3:0] & {4{shifted_33[14]}}) | (shifted_35[7:4] & {4{shifted_33[13]}});
  wire [31:0] joined_445 = {{8{~disjunction_1066[3]}}, {8{~disjunction_1066[2]}}, {8{~disjunction_1066[1]}},
      {8{~disjunction_1066[0]}}};
  wire [31:0] conjunction_41 = ((disjunction_1064 & joined_444) | disjunction_1065) & joined_445;
  wire [31:0] disjunction_1067 = (shifted_34[31:0] & {32{shifted_33[14]}}) | (shifted_34[63:32] &
      {32{shifted_33[13]}});
  wire [3:0] disjunction_1068 = (shifted_38[3:0] & {4{shifted_36[14]}}) | (shifted_38[7:4] & {4{shifted_36[13]}});
  wire [31:0] joined_446 = {{8{~disjunction_1068[3]}}, {8{~disjunction_1068[2]}}, {8{~disjunction_1068[1]}},
      {8{~disjunction_1068[0]}}};
  wire [31:0] disjunction_1069 = (shifted_37[31:0] & {32{shifted_36[14]}}) | (shifted_37[63:32] &
      {32{shifted_36[13]}});
  wire [3:0] disjunction_1070 = (shifted_41[3:0] & {4{shifted_39[14]}}) | (shifted_41[7:4] & {4{shifted_39[13]}});
  wire [31:0] disjunction_1071 = ((conjunction_41 | disjunction_1067) & joined_446) | disjunction_1069;
  wire [31:0] joined_447 = {{8{~disjunction_1070[3]}}, {8{~disjunction_1070[2]}}, {8{~disjunction_1070[1]}},
      {8{~disjunction_1070[0]}}};
  wire [31:0] disjunction_1072 = (shifted_40[31:0] & {32{shifted_39[14]}}) | (shifted_40[63:32] &
      {32{shifted_39[13]}});
  wire [3:0] disjunction_1073 = (shifted_44[3:0] & {4{shifted_42[14]}}) | (shifted_44[7:4] & {4{shifted_42[13]}});
  wire [31:0] joined_448 = {{8{~disjunction_1073[3]}}, {8{~disjunction_1073[2]}}, {8{~disjunction_1073[1]}},
      {8{~disjunction_1073[0]}}};
  wire [31:0] conjunction_42 = ((disjunction_1071 & joined_447) | disjunction_1072) & joined_448;
  wire [31:0] disjunction_1074 = (shifted_43[31:0] & {32{shifted_42[14]}}) | (shifted_43[63:32] &
      {32{shifted_42[13]}});
  wire [3:0] disjunction_1075 = (shifted_47[3:0] & {4{shifted_45[14]}}) | (shifted_47[7:4] & {4{shifted_45[13]}});
  wire [31:0] joined_449 = {{8{~disjunction_1075[3]}}, {8{~disjunction_1075[2]}}, {8{~disjunction_1075[1]}},
      {8{~disjunction_1075[0]}}};
  wire [31:0] disjunction_1076 = (shifted_46[31:0] & {32{shifted_45[14]}}) | (shifted_46[63:32] &
      {32{shifted_45[13]}});
  wire [3:0] disjunction_1077 = (shifted_50[3:0] & {4{shifted_48[14]}}) | (shifted_50[7:4] & {4{shifted_48[13]}});
  wire [31:0] disjunction_1078 = ((conjunction_42 | disjunction_1074) & joined_449) | disjunction_1076;
  wire [31:0] joined_450 = {{8{~disjunction_1077[3]}}, {8{~disjunction_1077[2]}}, {8{~disjunction_1077[1]}},
      {8{~disjunction_1077[0]}}};
  wire [31:0] disjunction_1079 = (shifted_49[31:0] & {32{shifted_48[14]}}) | (shifted_49[63:32] &
      {32{shifted_48[13]}});
  wire [3:0] disjunction_1080 = (shifted_53[3:0] & {4{shifted_51[14]}}) | (shifted_53[7:4] & {4{shifted_51[13]}});
  wire [31:0] joined_451 = {{8{~disjunction_1080[3]}}, {8{~disjunction_1080[2]}}, {8{~disjunction_1080[1]}},
      {8{~disjunction_1080[0]}}};
  wire [31:0] conjunction_43 = ((disjunction_1078 & joined_450) | disjunction_1079) & joined_451;
  wire [31:0] disjunction_1081 = (shifted_52[31:0] & {32{shifted_51[14]}}) | (shifted_52[63:32] &
      {32{shifted_51[13]}});
  wire [3:0] disjunction_1082 = (shifted_56[3:0] & {4{shifted_54[14]}}) | (shifted_56[7:4] & {4{shifted_54[13]}});
  wire [31:0] joined_452 = {{8{~disjunction_1082[3]}}, {8{~disjunction_1082[2]}}, {8{~disjunction_1082[1]}},
      {8{~disjunction_1082[0]}}};
  wire [31:0] disjunction_1083 = (shifted_55[31:0] & {32{shifted_54[14]}}) | (shifted_55[63:32] &
      {32{shifted_54[13]}});
  wire [3:0] disjunction_1084 = (shifted_59[3:0] & {4{shifted_57[14]}}) | (shifted_59[7:4] & {4{shifted_57[13]}});
  wire [31:0] disjunction_1085 = ((conjunction_43 | disjunction_1081) & joined_452) | disjunction_1083;
  wire [31:0] joined_453 = {{8{~disjunction_1084[3]}}, {8{~disjunction_1084[2]}}, {8{~disjunction_1084[1]}},
      {8{~disjunction_1084[0]}}};
  wire [31:0] disjunction_1086 = (shifted_58[31:0] & {32{shifted_57[14]}}) | (shifted_58[63:32] &
      {32{shifted_57[13]}});
  wire [3:0] disjunction_1087 = (shifted_62[3:0] & {4{shifted_60[14]}}) | (shifted_62[7:4] & {4{shifted_60[13]}});
  wire [31:0] joined_454 = {{8{~disjunction_1087[3]}}, {8{~disjunction_1087[2]}}, {8{~disjunction_1087[1]}},
      {8{~disjunction_1087[0]}}};
  wire [31:0] conjunction_44 = ((disjunction_1085 & joined_453) | disjunction_1086) & joined_454;
  wire [31:0] disjunction_1088 = (shifted_61[31:0] & {32{shifted_60[14]}}) | (shifted_61[63:32] &
      {32{shifted_60[13]}});
  wire [3:0] disjunction_1089 = (shifted_65[3:0] & {4{shifted_63[14]}}) | (shifted_65[7:4] & {4{shifted_63[13]}});
  wire [31:0] joined_455 = {{8{~disjunction_1089[3]}}, {8{~disjunction_1089[2]}}, {8{~disjunction_1089[1]}},
      {8{~disjunction_1089[0]}}};
  wire [31:0] disjunction_1090 = (shifted_64[31:0] & {32{shifted_63[14]}}) | (shifted_64[63:32] &
      {32{shifted_63[13]}});
  wire [3:0] disjunction_1091 = (shifted_68[3:0] & {4{shifted_66[14]}}) | (shifted_68[7:4] & {4{shifted_66[13]}});
  wire [31:0] disjunction_1092 = ((conjunction_44 | disjunction_1088) & joined_455) | disjunction_1090;
  wire [31:0] joined_456 = {{8{~disjunction_1091[3]}}, {8{~disjunction_1091[2]}}, {8{~disjunction_1091[1]}},
      {8{~disjunction_1091[0]}}};
  wire [31:0] disjunction_1093 = (shifted_67[31:0] & {32{shifted_66[14]}}) | (shifted_67[63:32] &
      {32{shifted_66[13]}});
  wire [3:0] disjunction_1094 = (shifted_71[3:0] & {4{shifted_69[14]}}) | (shifted_71[7:4] & {4{shifted_69[13]}});
  wire [31:0] joined_457 = {{8{~disjunction_1094[3]}}, {8{~disjunction_1094[2]}}, {8{~disjunction_1094[1]}},
      {8{~disjunction_1094[0]}}};
  wire [31:0] conjunction_45 = ((disjunction_1092 & joined_456) | disjunction_1093) & joined_457;
  wire [31:0] disjunction_1095 = (shifted_70[31:0] & {32{shifted_69[14]}}) | (shifted_70[63:32] &
      {32{shifted_69[13]}});
  wire [3:0] disjunction_1096 = (shifted_74[3:0] & {4{shifted_72[14]}}) | (shifted_74[7:4] & {4{shifted_72[13]}});
  wire [31:0] joined_458 = {{8{~disjunction_1096[3]}}, {8{~disjunction_1096[2]}}, {8{~disjunction_1096[1]}},
      {8{~disjunction_1096[0]}}};
  wire [31:0] disjunction_1097 = (shifted_73[31:0] & {32{shifted_72[14]}}) | (shifted_73[63:32] &
      {32{shifted_72[13]}});
  wire [3:0] disjunction_1098 = (shifted_77[3:0] & {4{shifted_75[14]}}) | (shifted_77[7:4] & {4{shifted_75[13]}});
  wire [31:0] disjunction_1099 = ((conjunction_45 | disjunction_1095) & joined_458) | disjunction_1097;
  wire [31:0] joined_459 = {{8{~disjunction_1098[3]}}, {8{~disjunction_1098[2]}}, {8{~disjunction_1098[1]}},
      {8{~disjunction_1098[0]}}};
  wire [31:0] disjunction_1100 = (shifted_76[31:0] & {32{shifted_75[14]}}) | (shifted_76[63:32] &
      {32{shifted_75[13]}});
  wire [3:0] disjunction_1101 = (shifted_80[3:0] & {4{shifted_78[14]}}) | (shifted_80[7:4] & {4{shifted_78[13]}});
  wire [31:0] joined_460 = {{8{~disjunction_1101[3]}}, {8{~disjunction_1101[2]}}, {8{~disjunction_1101[1]}},
      {8{~disjunction_1101[0]}}};
  wire [31:0] conjunction_46 = ((disjunction_1099 & joined_459) | disjunction_1100) & joined_460;
  wire [31:0] disjunction_1102 = (shifted_79[31:0] & {32{shifted_78[14]}}) | (shifted_79[63:32] &
      {32{shifted_78[13]}});
  wire [3:0] disjunction_1103 = (shifted_83[3:0] & {4{shifted_81[14]}}) | (shifted_83[7:4] & {4{shifted_81[13]}});
  wire [31:0] joined_461 = {{8{~disjunction_1103[3]}}, {8{~disjunction_1103[2]}}, {8{~disjunction_1103[1]}},
      {8{~disjunction_1103[0]}}};
  wire [31:0] disjunction_1104 = (shifted_82[31:0] & {32{shifted_81[14]}}) | (shifted_82[63:32] &
      {32{shifted_81[13]}});
  wire [3:0] disjunction_1105 = (shifted_86[3:0] & {4{shifted_84[14]}}) | (shifted_86[7:4] & {4{shifted_84[13]}});
  wire [31:0] disjunction_1106 = ((conjunction_46 | disjunction_1102) & joined_461) | disjunction_1104;
  wire [31:0] joined_462 = {{8{~disjunction_1105[3]}}, {8{~disjunction_1105[2]}}, {8{~disjunction_1105[1]}},
      {8{~disjunction_1105[0]}}};
  wire [31:0] disjunction_1107 = (shifted_85[31:0] & {32{shifted_84[14]}}) | (shifted_85[63:32] &
      {32{shifted_84[13]}});
  wire [3:0] disjunction_1108 = (shifted_89[3:0] & {4{shifted_87[14]}}) | (shifted_89[7:4] & {4{shifted_87[13]}});
  wire [31:0] joined_463 = {{8{~disjunction_1108[3]}}, {8{~disjunction_1108[2]}}, {8{~disjunction_1108[1]}},
      {8{~disjunction_1108[0]}}};
  wire [31:0] conjunction_47 = ((disjunction_1106 & joined_462) | disjunction_1107) & joined_463;
  wire [31:0] disjunction_1109 = (shifted_88[31:0] & {32{shifted_87[14]}}) | (shifted_88[63:32] &
      {32{shifted_87[13]}});
  wire [3:0] disjunction_1110 = (shifted_92[3:0] & {4{shifted_90[14]}}) | (shifted_92[7:4] & {4{shifted_90[13]}});
  wire [31:0] joined_464 = {{8{~disjunction_1110[3]}}, {8{~disjunction_1110[2]}}, {8{~disjunction_1110[1]}},
      {8{~disjunction_1110[0]}}};
  wire [31:0] disjunction_1111 = (shifted_91[31:0] & {32{shifted_90[14]}}) | (shifted_91[63:32] &
      {32{shifted_90[13]}});
  wire [3:0] disjunction_1112 = (shifted_95[3:0] & {4{shifted_93[14]}}) | (shifted_95[7:4] & {4{shifted_93[13]}});
  wire [31:0] disjunction_1113 = ((conjunction_47 | disjunction_1109) & joined_464) | disjunction_1111;
  wire [31:0] joined_465 = {{8{~disjunction_1112[3]}}, {8{~disjunction_1112[2]}}, {8{~disjunction_1112[1]}},
      {8{~disjunction_1112[0]}}};
  wire [31:0] disjunction_1114 = (shifted_94[31:0] & {32{shifted_93[14]}}) | (shifted_94[63:32] &
      {32{shifted_93[13]}});
  wire [31:0] disjunction_1115 = (shifted_2[31:0] & {32{shifted_1[15]}}) | (shifted_2[63:32] & {32{shifted_1[14]}});
  wire [3:0] disjunction_1116 = (shifted_5[3:0] & {4{shifted_3[15]}}) | (shifted_5[7:4] & {4{shifted_3[14]}});
  wire [31:0] joined_466 = {{8{~disjunction_1116[3]}}, {8{~disjunction_1116[2]}}, {8{~disjunction_1116[1]}},
      {8{~disjunction_1116[0]}}};
  wire [31:0] disjunction_1117 = (shifted_4[31:0] & {32{shifted_3[15]}}) | (shifted_4[63:32] & {32{shifted_3[14]}});
  wire [3:0] disjunction_1118 = (shifted_8[3:0] & {4{shifted_6[15]}}) | (shifted_8[7:4] & {4{shifted_6[14]}});
  wire [31:0] joined_467 = {{8{~disjunction_1118[3]}}, {8{~disjunction_1118[2]}}, {8{~disjunction_1118[1]}},
      {8{~disjunction_1118[0]}}};
  wire [31:0] conjunction_48 = ((disjunction_1115 & joined_466) | disjunction_1117) & joined_467;
  wire [31:0] disjunction_1119 = (shifted_7[31:0] & {32{shifted_6[15]}}) | (shifted_7[63:32] & {32{shifted_6[14]}});
  wire [3:0] disjunction_1120 = (shifted_11[3:0] & {4{shifted_9[15]}}) | (shifted_11[7:4] & {4{shifted_9[14]}});
  wire [31:0] joined_468 = {{8{~disjunction_1120[3]}}, {8{~disjunction_1120[2]}}, {8{~disjunction_1120[1]}},
      {8{~disjunction_1120[0]}}};
  wire [31:0] disjunction_1121 = (shifted_10[31:0] & {32{shifted_9[15]}}) | (shifted_10[63:32] & {32{shifted_9[14]}});
  wire [3:0] disjunction_1122 = (shifted_14[3:0] & {4{shifted_12[15]}}) | (shifted_14[7:4] & {4{shifted_12[14]}});
  wire [31:0] disjunction_1123 = ((conjunction_48 | disjunction_1119) & joined_468) | disjunction_1121;
  wire [31:0] joined_469 = {{8{~disjunction_1122[3]}}, {8{~disjunction_1122[2]}}, {8{~disjunction_1122[1]}},
      {8{~disjunction_1122[0]}}};
  wire [31:0] disjunction_1124 = (shifted_13[31:0] & {32{shifted_12[15]}}) | (shifted_13[63:32] &
      {32{shifted_12[14]}});
  wire [3:0] disjunction_1125 = (shifted_17[3:0] & {4{shifted_15[15]}}) | (shifted_17[7:4] & {4{shifted_15[14]}});
  wire [31:0] joined_470 = {{8{~disjunction_1125[3]}}, {8{~disjunction_1125[2]}}, {8{~disjunction_1125[1]}},
      {8{~disjunction_1125[0]}}};
  wire [31:0] conjunction_49 = ((disjunction_1123 & joined_469) | disjunction_1124) & joined_470;
  wire [31:0] disjunction_1126 = (shifted_16[31:0] & {32{shifted_15[15]}}) | (shifted_16[63:32] &
      {32{shifted_15[14]}});
  wire [3:0] disjunction_1127 = (shifted_20[3:0] & {4{shifted_18[15]}}) | (shifted_20[7:4] & {4{shifted_18[14]}});
  wire [31:0] joined_471 = {{8{~disjunction_1127[3]}}, {8{~disjunction_1127[2]}}, {8{~disjunction_1127[1]}},
      {8{~disjunction_1127[0]}}};
  wire [31:0] disjunction_1128 = (shifted_19[31:0] & {32{shifted_18[15]}}) | (shifted_19[63:32] &
      {32{shifted_18[14]}});
  wire [3:0] disjunction_1129 = (shifted_23[3:0] & {4{shifted_21[15]}}) | (shifted_23[7:4] & {4{shifted_21[14]}});
  wire [31:0] disjunction_1130 = ((conjunction_49 | disjunction_1126) & joined_471) | disjunction_1128;
  wire [31:0] joined_472 = {{8{~disjunction_1129[3]}}, {8{~disjunction_1129[2]}}, {8{~disjunction_1129[1]}},
      {8{~disjunction_1129[0]}}};
  wire [31:0] disjunction_1131 = (shifted_22[31:0] & {32{shifted_21[15]}}) | (shifted_22[63:32] &
      {32{shifted_21[14]}});
  wire [3:0] disjunction_1132 = (shifted_26[3:0] & {4{shifted_24[15]}}) | (shifted_26[7:4] & {4{shifted_24[14]}});
  wire [31:0] joined_473 = {{8{~disjunction_1132[3]}}, {8{~disjunction_1132[2]}}, {8{~disjunction_1132[1]}},
      {8{~disjunction_1132[0]}}};
  wire [31:0] conjunction_50 = ((disjunction_1130 & joined_472) | disjunction_1131) & joined_473;
  wire [31:0] disjunction_1133 = (shifted_25[31:0] & {32{shifted_24[15]}}) | (shifted_25[63:32] &
      {32{shifted_24[14]}});
  wire [3:0] disjunction_1134 = (shifted_29[3:0] & {4{shifted_27[15]}}) | (shifted_29[7:4] & {4{shifted_27[14]}});
  wire [31:0] joined_474 = {{8{~disjunction_1134[3]}}, {8{~disjunction_1134[2]}}, {8{~disjunction_1134[1]}},
      {8{~disjunction_1134[0]}}};
  wire [31:0] disjunction_1135 = (shifted_28[31:0] & {32{shifted_27[15]}}) | (shifted_28[63:32] &
      {32{shifted_27[14]}});
  wire [3:0] disjunction_1136 = (shifted_32[3:0] & {4{shifted_30[15]}}) | (shifted_32[7:4] & {4{shifted_30[14]}});
  wire [31:0] disjunction_1137 = ((conjunction_50 | disjunction_1133) & joined_474) | disjunction_1135;
  wire [31:0] joined_475 = {{8{~disjunction_1136[3]}}, {8{~disjunction_1136[2]}}, {8{~disjunction_1136[1]}},
      {8{~disjunction_1136[0]}}};
  wire [31:0] disjunction_1138 = (shifted_31[31:0] & {32{shifted_30[15]}}) | (shifted_31[63:32] &
      {32{shifted_30[14]}});
  wire [3:0] disjunction_1139 = (shifted_35[3:0] & {4{shifted_33[15]}}) | (shifted_35[7:4] & {4{shifted_33[14]}});
  wire [31:0] joined_476 = {{8{~disjunction_1139[3]}}, {8{~disjunction_1139[2]}}, {8{~disjunction_1139[1]}},
      {8{~disjunction_1139[0]}}};
  wire [31:0] conjunction_51 = ((disjunction_1137 & joined_475) | disjunction_1138) & joined_476;
  wire [31:0] disjunction_1140 = (shifted_34[31:0] & {32{shifted_33[15]}}) | (shifted_34[63:32] &
      {32{shifted_33[14]}});
  wire [3:0] disjunction_1141 = (shifted_38[3:0] & {4{shifted_36[15]}}) | (shifted_38[7:4] & {4{shifted_36[14]}});
  wire [31:0] joined_477 = {{8{~disjunction_1141[3]}}, {8{~disjunction_1141[2]}}, {8{~disjunction_1141[1]}},
      {8{~disjunction_1141[0]}}};
  wire [31:0] disjunction_1142 = (shifted_37[31:0] & {32{shifted_36[15]}}) | (shifted_37[63:32] &
      {32{shifted_36[14]}});
  wire [3:0] disjunction_1143 = (shifted_41[3:0] & {4{shifted_39[15]}}) | (shifted_41[7:4] & {4{shifted_39[14]}});
  wire [31:0] disjunction_1144 = ((conjunction_51 | disjunction_1140) & joined_477) | disjunction_1142;
  wire [31:0] joined_478 = {{8{~disjunction_1143[3]}}, {8{~disjunction_1143[2]}}, {8{~disjunction_1143[1]}},
      {8{~disjunction_1143[0]}}};
  wire [31:0] disjunction_1145 = (shifted_40[31:0] & {32{shifted_39[15]}}) | (shifted_40[63:32] &
      {32{shifted_39[14]}});
  wire [3:0] disjunction_1146 = (shifted_44[3:0] & {4{shifted_42[15]}}) | (shifted_44[7:4] & {4{shifted_42[14]}});
  wire [31:0] joined_479 = {{8{~disjunction_1146[3]}}, {8{~disjunction_1146[2]}}, {8{~disjunction_1146[1]}},
      {8{~disjunction_1146[0]}}};
  wire [31:0] conjunction_52 = ((disjunction_1144 & joined_478) | disjunction_1145) & joined_479;
  wire [31:0] disjunction_1147 = (shifted_43[31:0] & {32{shifted_42[15]}}) | (shifted_43[63:32] &
      {32{shifted_42[14]}});
  wire [3:0] disjunction_1148 = (shifted_47[3:0] & {4{shifted_45[15]}}) | (shifted_47[7:4] & {4{shifted_45[14]}});
  wire [31:0] joined_480 = {{8{~disjunction_1148[3]}}, {8{~disjunction_1148[2]}}, {8{~disjunction_1148[1]}},
      {8{~disjunction_1148[0]}}};
  wire [31:0] disjunction_1149 = (shifted_46[31:0] & {32{shifted_45[15]}}) | (shifted_46[63:32] &
      {32{shifted_45[14]}});
  wire [3:0] disjunction_1150 = (shifted_50[3:0] & {4{shifted_48[15]}}) | (shifted_50[7:4] & {4{shifted_48[14]}});
  wire [31:0] disjunction_1151 = ((conjunction_52 | disjunction_1147) & joined_480) | disjunction_1149;
  wire [31:0] joined_481 = {{8{~disjunction_1150[3]}}, {8{~disjunction_1150[2]}}, {8{~disjunction_1150[1]}},
      {8{~disjunction_1150[0]}}};
  wire [31:0] disjunction_1152 = (shifted_49[31:0] & {32{shifted_48[15]}}) | (shifted_49[63:32] &
      {32{shifted_48[14]}});
  wire [3:0] disjunction_1153 = (shifted_53[3:0] & {4{shifted_51[15]}}) | (shifted_53[7:4] & {4{shifted_51[14]}});
  wire [31:0] joined_482 = {{8{~disjunction_1153[3]}}, {8{~disjunction_1153[2]}}, {8{~disjunction_1153[1]}},
      {8{~disjunction_1153[0]}}};
  wire [31:0] conjunction_53 = ((disjunction_1151 & joined_481) | disjunction_1152) & joined_482;
  wire [31:0] disjunction_1154 = (shifted_52[31:0] & {32{shifted_51[15]}}) | (shifted_52[63:32] &
      {32{shifted_51[14]}});
  wire [3:0] disjunction_1155 = (shifted_56[3:0] & {4{shifted_54[15]}}) | (shifted_56[7:4] & {4{shifted_54[14]}});
  wire [31:0] joined_483 = {{8{~disjunction_1155[3]}}, {8{~disjunction_1155[2]}}, {8{~disjunction_1155[1]}},
      {8{~disjunction_1155[0]}}};
  wire [31:0] disjunction_1156 = (shifted_55[31:0] & {32{shifted_54[15]}}) | (shifted_55[63:32] &
      {32{shifted_54[14]}});
  wire [3:0] disjunction_1157 = (shifted_59[3:0] & {4{shifted_57[15]}}) | (shifted_59[7:4] & {4{shifted_57[14]}});
  wire [31:0] disjunction_1158 = ((conjunction_53 | disjunction_1154) & joined_483) | disjunction_1156;
  wire [31:0] joined_484 = {{8{~disjunction_1157[3]}}, {8{~disjunction_1157[2]}}, {8{~disjunction_1157[1]}},
      {8{~disjunction_1157[0]}}};
  wire [31:0] disjunction_1159 = (shifted_58[31:0] & {32{shifted_57[15]}}) | (shifted_58[63:32] &
      {32{shifted_57[14]}});
  wire [3:0] disjunction_1160 = (shifted_62[3:0] & {4{shifted_60[15]}}) | (shifted_62[7:4] & {4{shifted_60[14]}});
  wire [31:0] joined_485 = {{8{~disjunction_1160[3]}}, {8{~disjunction_1160[2]}}, {8{~disjunction_1160[1]}},
      {8{~disjunction_1160[0]}}};
  wire [31:0] conjunction_54 = ((disjunction_1158 & joined_484) | disjunction_1159) & joined_485;
  wire [31:0] disjunction_1161 = (shifted_61[31:0] & {32{shifted_60[15]}}) | (shifted_61[63:32] &
      {32{shifted_60[14]}});
  wire [3:0] disjunction_1162 = (shifted_65[3:0] & {4{shifted_63[15]}}) | (shifted_65[7:4] & {4{shifted_63[14]}});
  wire [31:0] joined_486 = {{8{~disjunction_1162[3]}}, {8{~disjunction_1162[2]}}, {8{~disjunction_1162[1]}},
      {8{~disjunction_1162[0]}}};
  wire [31:0] disjunction_1163 = (shifted_64[31:0] & {32{shifted_63[15]}}) | (shifted_64[63:32] &
      {32{shifted_63[14]}});
  wire [3:0] disjunction_1164 = (shifted_68[3:0] & {4{shifted_66[15]}}) | (shifted_68[7:4] & {4{shifted_66[14]}});
  wire [31:0] disjunction_1165 = ((conjunction_54 | disjunction_1161) & joined_486) | disjunction_1163;
  wire [31:0] joined_487 = {{8{~disjunction_1164[3]}}, {8{~disjunction_1164[2]}}, {8{~disjunction_1164[1]}},
      {8{~disjunction_1164[0]}}};
  wire [31:0] disjunction_1166 = (shifted_67[31:0] & {32{shifted_66[15]}}) | (shifted_67[63:32] &
      {32{shifted_66[14]}});
  wire [3:0] disjunction_1167 = (shifted_71[3:0] & {4{shifted_69[15]}}) | (shifted_71[7:4] & {4{shifted_69[14]}});
  wire [31:0] joined_488 = {{8{~disjunction_1167[3]}}, {8{~disjunction_1167[2]}}, {8{~disjunction_1167[1]}},
      {8{~disjunction_1167[0]}}};
  wire [31:0] conjunction_55 = ((disjunction_1165 & joined_487) | disjunction_1166) & joined_488;
  wire [31:0] disjunction_1168 = (shifted_70[31:0] & {32{shifted_69[15]}}) | (shifted_70[63:32] &
      {32{shifted_69[14]}});
  wire [3:0] disjunction_1169 = (shifted_74[3:0] & {4{shifted_72[15]}}) | (shifted_74[7:4] & {4{shifted_72[14]}});
  wire [31:0] joined_489 = {{8{~disjunction_1169[3]}}, {8{~disjunction_1169[2]}}, {8{~disjunction_1169[1]}},
      {8{~disjunction_1169[0]}}};
  wire [31:0] disjunction_1170 = (shifted_73[31:0] & {32{shifted_72[15]}}) | (shifted_73[63:32] &
      {32{shifted_72[14]}});
  wire [3:0] disjunction_1171 = (shifted_77[3:0] & {4{shifted_75[15]}}) | (shifted_77[7:4] & {4{shifted_75[14]}});
  wire [31:0] disjunction_1172 = ((conjunction_55 | disjunction_1168) & joined_489) | disjunction_1170;
  wire [31:0] joined_490 = {{8{~disjunction_1171[3]}}, {8{~disjunction_1171[2]}}, {8{~disjunction_1171[1]}},
      {8{~disjunction_1171[0]}}};
  wire [31:0] disjunction_1173 = (shifted_76[31:0] & {32{shifted_75[15]}}) | (shifted_76[63:32] &
      {32{shifted_75[14]}});
  wire [3:0] disjunction_1174 = (shifted_80[3:0] & {4{shifted_78[15]}}) | (shifted_80[7:4] & {4{shifted_78[14]}});
  wire [31:0] joined_491 = {{8{~disjunction_1174[3]}}, {8{~disjunction_1174[2]}}, {8{~disjunction_1174[1]}},
      {8{~disjunction_1174[0]}}};
  wire [31:0] conjunction_56 = ((disjunction_1172 & joined_490) | disjunction_1173) & joined_491;
  wire [31:0] disjunction_1175 = (shifted_79[31:0] & {32{shifted_78[15]}}) | (shifted_79[63:32] &
      {32{shifted_78[14]}});
  wire [3:0] disjunction_1176 = (shifted_83[3:0] & {4{shifted_81[15]}}) | (shifted_83[7:4] & {4{shifted_81[14]}});
  wire [31:0] joined_492 = {{8{~disjunction_1176[3]}}, {8{~disjunction_1176[2]}}, {8{~disjunction_1176[1]}},
      {8{~disjunction_1176[0]}}};
  wire [31:0] disjunction_1177 = (shifted_82[31:0] & {32{shifted_81[15]}}) | (shifted_82[63:32] &
      {32{shifted_81[14]}});
  wire [3:0] disjunction_1178 = (shifted_86[3:0] & {4{shifted_84[15]}}) | (shifted_86[7:4] & {4{shifted_84[14]}});
  wire [31:0] disjunction_1179 = ((conjunction_56 | disjunction_1175) & joined_492) | disjunction_1177;
  wire [31:0] joined_493 = {{8{~disjunction_1178[3]}}, {8{~disjunction_1178[2]}}, {8{~disjunction_1178[1]}},
      {8{~disjunction_1178[0]}}};
  wire [31:0] disjunction_1180 = (shifted_85[31:0] & {32{shifted_84[15]}}) | (shifted_85[63:32] &
      {32{shifted_84[14]}});
  wire [3:0] disjunction_1181 = (shifted_89[3:0] & {4{shifted_87[15]}}) | (shifted_89[7:4] & {4{shifted_87[14]}});
  wire [31:0] joined_494 = {{8{~disjunction_1181[3]}}, {8{~disjunction_1181[2]}}, {8{~disjunction_1181[1]}},
      {8{~disjunction_1181[0]}}};
  wire [31:0] conjunction_57 = ((disjunction_1179 & joined_493) | disjunction_1180) & joined_494;
  wire [31:0] disjunction_1182 = (shifted_88[31:0] & {32{shifted_87[15]}}) | (shifted_88[63:32] &
      {32{shifted_87[14]}});
  wire [3:0] disjunction_1183 = (shifted_92[3:0] & {4{shifted_90[15]}}) | (shifted_92[7:4] & {4{shifted_90[14]}});
  wire [31:0] joined_495 = {{8{~disjunction_1183[3]}}, {8{~disjunction_1183[2]}}, {8{~disjunction_1183[1]}},
      {8{~disjunction_1183[0]}}};
  wire [31:0] disjunction_1184 = (shifted_91[31:0] & {32{shifted_90[15]}}) | (shifted_91[63:32] &
      {32{shifted_90[14]}});
  wire [3:0] disjunction_1185 = (shifted_95[3:0] & {4{shifted_93[15]}}) | (shifted_95[7:4] & {4{shifted_93[14]}});
  wire [31:0] disjunction_1186 = ((conjunction_57 | disjunction_1182) & joined_495) | disjunction_1184;
  wire [31:0] joined_496 = {{8{~disjunction_1185[3]}}, {8{~disjunction_1185[2]}}, {8{~disjunction_1185[1]}},
      {8{~disjunction_1185[0]}}};
  wire [31:0] disjunction_1187 = (shifted_94[31:0] & {32{shifted_93[15]}}) | (shifted_94[63:32] &
      {32{shifted_93[14]}});
  wire [3:0] conjunction_58 = shifted_5[7:4] & {4{shifted_3[15]}};
  wire [31:0] joined_497 = {{8{~conjunction_58[3]}}, {8{~conjunction_58[2]}}, {8{~conjunction_58[1]}},
      {8{~conjunction_58[0]}}};
  wire [3:0] conjunction_59 = shifted_8[7:4] & {4{shifted_6[15]}};
  wire [31:0] disjunction_1188 = (shifted_2[63:32] & {32{shifted_1[15]}} & joined_497) | (shifted_4[63:32] &
      {32{shifted_3[15]}});
  wire [31:0] joined_498 = {{8{~conjunction_59[3]}}, {8{~conjunction_59[2]}}, {8{~conjunction_59[1]}},
      {8{~conjunction_59[0]}}};
  wire [3:0] conjunction_60 = shifted_11[7:4] & {4{shifted_9[15]}};
  wire [31:0] disjunction_1189 = (disjunction_1188 & joined_498) | (shifted_7[63:32] & {32{shifted_6[15]}});
  wire [31:0] joined_499 = {{8{~conjunction_60[3]}}, {8{~conjunction_60[2]}}, {8{~conjunction_60[1]}},
      {8{~conjunction_60[0]}}};
  wire [3:0] conjunction_61 = shifted_14[7:4] & {4{shifted_12[15]}};
  wire [31:0] disjunction_1190 = (disjunction_1189 & joined_499) | (shifted_10[63:32] & {32{shifted_9[15]}});
  wire [31:0] joined_500 = {{8{~conjunction_61[3]}}, {8{~conjunction_61[2]}}, {8{~conjunction_61[1]}},
      {8{~conjunction_61[0]}}};
  wire [3:0] conjunction_62 = shifted_17[7:4] & {4{shifted_15[15]}};
  wire [31:0] disjunction_1191 = (disjunction_1190 & joined_500) | (shifted_13[63:32] & {32{shifted_12[15]}});
  wire [31:0] joined_501 = {{8{~conjunction_62[3]}}, {8{~conjunction_62[2]}}, {8{~conjunction_62[1]}},
      {8{~conjunction_62[0]}}};
  wire [3:0] conjunction_63 = shifted_20[7:4] & {4{shifted_18[15]}};
  wire [31:0] disjunction_1192 = (disjunction_1191 & joined_501) | (shifted_16[63:32] & {32{shifted_15[15]}});
  wire [31:0] joined_502 = {{8{~conjunction_63[3]}}, {8{~conjunction_63[2]}}, {8{~conjunction_63[1]}},
      {8{~conjunction_63[0]}}};
  wire [3:0] conjunction_64 = shifted_23[7:4] & {4{shifted_21[15]}};
  wire [31:0] disjunction_1193 = (disjunction_1192 & joined_502) | (shifted_19[63:32] & {32{shifted_18[15]}});
  wire [31:0] joined_503 = {{8{~conjunction_64[3]}}, {8{~conjunction_64[2]}}, {8{~conjunction_64[1]}},
      {8{~conjunction_64[0]}}};
  wire [3:0] conjunction_65 = shifted_26[7:4] & {4{shifted_24[15]}};
  wire [31:0] disjunction_1194 = (disjunction_1193 & joined_503) | (shifted_22[63:32] & {32{shifted_21[15]}});
  wire [31:0] joined_504 = {{8{~conjunction_65[3]}}, {8{~conjunction_65[2]}}, {8{~conjunction_65[1]}},
      {8{~conjunction_65[0]}}};
  wire [3:0] conjunction_66 = shifted_29[7:4] & {4{shifted_27[15]}};
  wire [31:0] disjunction_1195 = (disjunction_1194 & joined_504) | (shifted_25[63:32] & {32{shifted_24[15]}});
  wire [31:0] joined_505 = {{8{~conjunction_66[3]}}, {8{~conjunction_66[2]}}, {8{~conjunction_66[1]}},
      {8{~conjunction_66[0]}}};
  wire [3:0] conjunction_67 = shifted_32[7:4] & {4{shifted_30[15]}};
  wire [31:0] disjunction_1196 = (disjunction_1195 & joined_505) | (shifted_28[63:32] & {32{shifted_27[15]}});
  wire [31:0] joined_506 = {{8{~conjunction_67[3]}}, {8{~conjunction_67[2]}}, {8{~conjunction_67[1]}},
      {8{~conjunction_67[0]}}};
  wire [3:0] conjunction_68 = shifted_35[7:4] & {4{shifted_33[15]}};
  wire [31:0] disjunction_1197 = (disjunction_1196 & joined_506) | (shifted_31[63:32] & {32{shifted_30[15]}});
  wire [31:0] joined_507 = {{8{~conjunction_68[3]}}, {8{~conjunction_68[2]}}, {8{~conjunction_68[1]}},
      {8{~conjunction_68[0]}}};
  wire [3:0] conjunction_69 = shifted_38[7:4] & {4{shifted_36[15]}};
  wire [31:0] disjunction_1198 = (disjunction_1197 & joined_507) | (shifted_34[63:32] & {32{shifted_33[15]}});
  wire [31:0] joined_508 = {{8{~conjunction_69[3]}}, {8{~conjunction_69[2]}}, {8{~conjunction_69[1]}},
      {8{~conjunction_69[0]}}};
  wire [3:0] conjunction_70 = shifted_41[7:4] & {4{shifted_39[15]}};
  wire [31:0] disjunction_1199 = (disjunction_1198 & joined_508) | (shifted_37[63:32] & {32{shifted_36[15]}});
  wire [31:0] joined_509 = {{8{~conjunction_70[3]}}, {8{~conjunction_70[2]}}, {8{~conjunction_70[1]}},
      {8{~conjunction_70[0]}}};
  wire [3:0] conjunction_71 = shifted_44[7:4] & {4{shifted_42[15]}};
  wire [31:0] disjunction_1200 = (disjunction_1199 & joined_509) | (shifted_40[63:32] & {32{shifted_39[15]}});
  wire [31:0] joined_510 = {{8{~conjunction_71[3]}}, {8{~conjunction_71[2]}}, {8{~conjunction_71[1]}},
      {8{~conjunction_71[0]}}};
  wire [3:0] conjunction_72 = shifted_47[7:4] & {4{shifted_45[15]}};
  wire [31:0] disjunction_1201 = (disjunction_1200 & joined_510) | (shifted_43[63:32] & {32{shifted_42[15]}});
  wire [31:0] joined_511 = {{8{~conjunction_72[3]}}, {8{~conjunction_72[2]}}, {8{~conjunction_72[1]}},
      {8{~conjunction_72[0]}}};
  wire [3:0] conjunction_73 = shifted_50[7:4] & {4{shifted_48[15]}};
  wire [31:0] disjunction_1202 = (disjunction_1201 & joined_511) | (shifted_46[63:32] & {32{shifted_45[15]}});
  wire [31:0] joined_512 = {{8{~conjunction_73[3]}}, {8{~conjunction_73[2]}}, {8{~conjunction_73[1]}},
      {8{~conjunction_73[0]}}};
  wire [3:0] conjunction_74 = shifted_53[7:4] & {4{shifted_51[15]}};
  wire [31:0] disjunction_1203 = (disjunction_1202 & joined_512) | (shifted_49[63:32] & {32{shifted_48[15]}});
  wire [31:0] joined_513 = {{8{~conjunction_74[3]}}, {8{~conjunction_74[2]}}, {8{~conjunction_74[1]}},
      {8{~conjunction_74[0]}}};
  wire [3:0] conjunction_75 = shifted_56[7:4] & {4{shifted_54[15]}};
  wire [31:0] disjunction_1204 = (disjunction_1203 & joined_513) | (shifted_52[63:32] & {32{shifted_51[15]}});
  wire [31:0] joined_514 = {{8{~conjunction_75[3]}}, {8{~conjunction_75[2]}}, {8{~conjunction_75[1]}},
      {8{~conjunction_75[0]}}};
  wire [3:0] conjunction_76 = shifted_59[7:4] & {4{shifted_57[15]}};
  wire [31:0] disjunction_1205 = (disjunction_1204 & joined_514) | (shifted_55[63:32] & {32{shifted_54[15]}});
  wire [31:0] joined_515 = {{8{~conjunction_76[3]}}, {8{~conjunction_76[2]}}, {8{~conjunction_76[1]}},
      {8{~conjunction_76[0]}}};
  wire [3:0] conjunction_77 = shifted_62[7:4] & {4{shifted_60[15]}};
  wire [31:0] disjunction_1206 = (disjunction_1205 & joined_515) | (shifted_58[63:32] & {32{shifted_57[15]}});
  wire [31:0] joined_516 = {{8{~conjunction_77[3]}}, {8{~conjunction_77[2]}}, {8{~conjunction_77[1]}},
      {8{~conjunction_77[0]}}};
  wire [3:0] conjunction_78 = shifted_65[7:4] & {4{shifted_63[15]}};
  wire [31:0] disjunction_1207 = (disjunction_1206 & joined_516) | (shifted_61[63:32] & {32{shifted_60[15]}});
  wire [31:0] joined_517 = {{8{~conjunction_78[3]}}, {8{~conjunction_78[2]}}, {8{~conjunction_78[1]}},
      {8{~conjunction_78[0]}}};
  wire [3:0] conjunction_79 = shifted_68[7:4] & {4{shifted_66[15]}};
  wire [31:0] disjunction_1208 = (disjunction_1207 & joined_517) | (shifted_64[63:32] & {32{shifted_63[15]}});
  wire [31:0] joined_518 = {{8{~conjunction_79[3]}}, {8{~conjunction_79[2]}}, {8{~conjunction_79[1]}},
      {8{~conjunction_79[0]}}};
  wire [3:0] conjunction_80 = shifted_71[7:4] & {4{shifted_69[15]}};
  wire [31:0] disjunction_1209 = (disjunction_1208 & joined_518) | (shifted_67[63:32] & {32{shifted_66[15]}});
  wire [31:0] joined_519 = {{8{~conjunction_80[3]}}, {8{~conjunction_80[2]}}, {8{~conjunction_80[1]}},
      {8{~conjunction_80[0]}}};
  wire [3:0] conjunction_81 = shifted_74[7:4] & {4{shifted_72[15]}};
  wire [31:0] disjunction_1210 = (disjunction_1209 & joined_519) | (shifted_70[63:32] & {32{shifted_69[15]}});
  wire [31:0] joined_520 = {{8{~conjunction_81[3]}}, {8{~conjunction_81[2]}}, {8{~conjunction_81[1]}},
      {8{~conjunction_81[0]}}};
  wire [3:0] conjunction_82 = shifted_77[7:4] & {4{shifted_75[15]}};
  wire [31:0] disjunction_1211 = (disjunction_1210 & joined_520) | (shifted_73[63:32] & {32{shifted_72[15]}});
  wire [31:0] joined_521 = {{8{~conjunction_82[3]}}, {8{~conjunction_82[2]}}, {8{~conjunction_82[1]}},
      {8{~conjunction_82[0]}}};
  wire [3:0] conjunction_83 = shifted_80[7:4] & {4{shifted_78[15]}};
  wire [31:0] disjunction_1212 = (disjunction_1211 & joined_521) | (shifted_76[63:32] & {32{shifted_75[15]}});
  wire [31:0] joined_522 = {{8{~conjunction_83[3]}}, {8{~conjunction_83[2]}}, {8{~conjunction_83[1]}},
      {8{~conjunction_83[0]}}};
  wire [3:0] conjunction_84 = shifted_83[7:4] & {4{shifted_81[15]}};
  wire [31:0] disjunction_1213 = (disjunction_1212 & joined_522) | (shifted_79[63:32] & {32{shifted_78[15]}});
  wire [31:0] joined_523 = {{8{~conjunction_84[3]}}, {8{~conjunction_84[2]}}, {8{~conjunction_84[1]}},
      {8{~conjunction_84[0]}}};
  wire [3:0] conjunction_85 = shifted_86[7:4] & {4{shifted_84[15]}};
  wire [31:0] disjunction_1214 = (disjunction_1213 & joined_523) | (shifted_82[63:32] & {32{shifted_81[15]}});
  wire [31:0] joined_524 = {{8{~conjunction_85[3]}}, {8{~conjunction_85[2]}}, {8{~conjunction_85[1]}},
      {8{~conjunction_85[0]}}};
  wire [3:0] conjunction_86 = shifted_89[7:4] & {4{shifted_87[15]}};
  wire [31:0] disjunction_1215 = (disjunction_1214 & joined_524) | (shifted_85[63:32] & {32{shifted_84[15]}});
  wire [31:0] joined_525 = {{8{~conjunction_86[3]}}, {8{~conjunction_86[2]}}, {8{~conjunction_86[1]}},
      {8{~conjunction_86[0]}}};
  wire [3:0] conjunction_87 = shifted_92[7:4] & {4{shifted_90[15]}};
  wire [31:0] disjunction_1216 = (disjunction_1215 & joined_525) | (shifted_88[63:32] & {32{shifted_87[15]}});
  wire [31:0] joined_526 = {{8{~conjunction_87[3]}}, {8{~conjunction_87[2]}}, {8{~conjunction_87[1]}},
      {8{~conjunction_87[0]}}};
  wire [3:0] conjunction_88 = shifted_95[7:4] & {4{shifted_93[15]}};
  wire [31:0] disjunction_1217 = (disjunction_1216 & joined_526) | (shifted_91[63:32] & {32{shifted_90[15]}});
  wire [31:0] joined_527 = {{8{~conjunction_88[3]}}, {8{~conjunction_88[2]}}, {8{~conjunction_88[1]}},
      {8{~conjunction_88[0]}}};
  wire [31:0] disjunction_1218 = (disjunction_30 & joined_31) | (shifted_94[31:0] & {32{shifted_93[0]}});
  wire [31:0] disjunction_1219 = (disjunction_1217 & joined_527) | (shifted_94[63:32] & {32{shifted_93[15]}});
  wire [511:0] joined_528 = {(disjunction_1186 & joined_496) | disjunction_1187, (disjunction_1113 & joined_465) |
      disjunction_1114, conjunction_37 | disjunction_1041, (disjunction_965 & joined_403) | disjunction_966,
      (disjunction_887 & joined_372) | disjunction_888, (disjunction_809 & joined_341) | disjunction_810,
      (disjunction_731 & joined_310) | disjunction_732, (disjunction_653 & joined_279) | disjunction_654,
      (disjunction_575 & joined_248) | disjunction_576, (disjunction_497 & joined_217) | disjunction_498,
      (disjunction_419 & joined_186) | disjunction_420, (disjunction_341 & joined_155) | disjunction_342,
      (disjunction_263 & joined_124) | disjunction_264, (disjunction_185 & joined_93) | disjunction_186,
      (disjunction_107 & joined_62) | disjunction_108, disjunction_1218};

  assign line = upper_part ? {480'd0, disjunction_1219} : joined_528;

  wire [7:0] shifted_96 = 8'hf << offset_0[1:0];
  wire [3:0] disjunction_1220 = (shifted_96[3:0] & {4{shifted_1[0]}}) | conjunction_1 | conjunction_2;
  wire [3:0] disjunction_1221 = disjunction_1220 | conjunction_3 | conjunction_4 | conjunction_5 | conjunction_6;
  wire [3:0] disjunction_1222 = disjunction_1221 | conjunction_7 | conjunction_8 | conjunction_9 | conjunction_10;
  wire [3:0] disjunction_1223 = disjunction_1222 | conjunction_11 | conjunction_12 | conjunction_13;
  wire [3:0] disjunction_1224 = disjunction_1223 | conjunction_14 | conjunction_15 | conjunction_16;
  wire [3:0] disjunction_1225 = disjunction_1224 | conjunction_17 | conjunction_18 | conjunction_19;
  wire [3:0] disjunction_1226 = disjunction_1225 | conjunction_20 | conjunction_21 | conjunction_22;
  wire [3:0] disjunction_1227 = disjunction_1226 | conjunction_23 | conjunction_24 | conjunction_25;
  wire [3:0] disjunction_1228 = disjunction_1227 | conjunction_26 | conjunction_27 | conjunction_28;
  wire [3:0] disjunction_1229 = (shifted_96[3:0] & {4{shifted_1[1]}}) | (shifted_96[7:4] & {4{shifted_1[0]}});
  wire [3:0] disjunction_1230 = disjunction_1229 | disjunction_32 | disjunction_34 | disjunction_36;
  wire [3:0] disjunction_1231 = disjunction_1230 | disjunction_39 | disjunction_41 | disjunction_44;
  wire [3:0] disjunction_1232 = disjunction_1231 | disjunction_46 | disjunction_49 | disjunction_51;
  wire [3:0] disjunction_1233 = disjunction_1232 | disjunction_54 | disjunction_56 | disjunction_59;
  wire [3:0] disjunction_1234 = disjunction_1233 | disjunction_61 | disjunction_64 | disjunction_66;
  wire [3:0] disjunction_1235 = disjunction_1234 | disjunction_69 | disjunction_71 | disjunction_74;
  wire [3:0] disjunction_1236 = disjunction_1235 | disjunction_76 | disjunction_79 | disjunction_81;
  wire [3:0] disjunction_1237 = disjunction_1236 | disjunction_84 | disjunction_86 | disjunction_89;
  wire [3:0] disjunction_1238 = disjunction_1237 | disjunction_91 | disjunction_94 | disjunction_96;
  wire [3:0] disjunction_1239 = disjunction_1238 | disjunction_99 | disjunction_101 | disjunction_104;
  wire [3:0] disjunction_1240 = (shifted_96[3:0] & {4{shifted_1[2]}}) | (shifted_96[7:4] & {4{shifted_1[1]}});
  wire [3:0] disjunction_1241 = disjunction_1240 | disjunction_110 | disjunction_112 | disjunction_114;
  wire [3:0] disjunction_1242 = disjunction_1241 | disjunction_117 | disjunction_119 | disjunction_122;
  wire [3:0] disjunction_1243 = disjunction_1242 | disjunction_124 | disjunction_127 | disjunction_129;
  wire [3:0] disjunction_1244 = disjunction_1243 | disjunction_132 | disjunction_134 | disjunction_137;
  wire [3:0] disjunction_1245 = disjunction_1244 | disjunction_139 | disjunction_142 | disjunction_144;
  wire [3:0] disjunction_1246 = disjunction_1245 | disjunction_147 | disjunction_149 | disjunction_152;
  wire [3:0] disjunction_1247 = disjunction_1246 | disjunction_154 | disjunction_157 | disjunction_159;
  wire [3:0] disjunction_1248 = disjunction_1247 | disjunction_162 | disjunction_164 | disjunction_167;
  wire [3:0] disjunction_1249 = disjunction_1248 | disjunction_169 | disjunction_172 | disjunction_174;
  wire [3:0] disjunction_1250 = disjunction_1249 | disjunction_177 | disjunction_179 | disjunction_182;
  wire [3:0] disjunction_1251 = (shifted_96[3:0] & {4{shifted_1[3]}}) | (shifted_96[7:4] & {4{shifted_1[2]}});
  wire [3:0] disjunction_1252 = disjunction_1251 | disjunction_188 | disjunction_190 | disjunction_192;
  wire [3:0] disjunction_1253 = disjunction_1252 | disjunction_195 | disjunction_197 | disjunction_200;
  wire [3:0] disjunction_1254 = disjunction_1253 | disjunction_202 | disjunction_205 | disjunction_207;
  wire [3:0] disjunction_1255 = disjunction_1254 | disjunction_210 | disjunction_212 | disjunction_215;
  wire [3:0] disjunction_1256 = disjunction_1255 | disjunction_217 | disjunction_220 | disjunction_222;
  wire [3:0] disjunction_1257 = disjunction_1256 | disjunction_225 | disjunction_227 | disjunction_230;
  wire [3:0] disjunction_1258 = disjunction_1257 | disjunction_232 | disjunction_235 | disjunction_237;
  wire [3:0] disjunction_1259 = disjunction_1258 | disjunction_240 | disjunction_242 | disjunction_245;
  wire [3:0] disjunction_1260 = disjunction_1259 | disjunction_247 | disjunction_250 | disjunction_252;
  wire [3:0] disjunction_1261 = disjunction_1260 | disjunction_255 | disjunction_257 | disjunction_260;
  wire [3:0] disjunction_1262 = (shifted_96[3:0] & {4{shifted_1[4]}}) | (shifted_96[7:4] & {4{shifted_1[3]}});
  wire [3:0] disjunction_1263 = disjunction_1262 | disjunction_266 | disjunction_268 | disjunction_270;
  wire [3:0] disjunction_1264 = disjunction_1263 | disjunction_273 | disjunction_275 | disjunction_278;
  wire [3:0] disjunction_1265 = disjunction_1264 | disjunction_280 | disjunction_283 | disjunction_285;
  wire [3:0] disjunction_1266 = disjunction_1265 | disjunction_288 | disjunction_290 | disjunction_293;
  wire [3:0] disjunction_1267 = disjunction_1266 | disjunction_295 | disjunction_298 | disjunction_300;
  wire [3:0] disjunction_1268 = disjunction_1267 | disjunction_303 | disjunction_305 | disjunction_308;
  wire [3:0] disjunction_1269 = disjunction_1268 | disjunction_310 | disjunction_313 | disjunction_315;
  wire [3:0] disjunction_1270 = disjunction_1269 | disjunction_318 | disjunction_320 | disjunction_323;
  wire [3:0] disjunction_1271 = disjunction_1270 | disjunction_325 | disjunction_328 | disjunction_330;
  wire [3:0] disjunction_1272 = disjunction_1271 | disjunction_333 | disjunction_335 | disjunction_338;
  wire [3:0] disjunction_1273 = (shifted_96[3:0] & {4{shifted_1[5]}}) | (shifted_96[7:4] & {4{shifted_1[4]}});
  wire [3:0] disjunction_1274 = disjunction_1273 | disjunction_344 | disjunction_346 | disjunction_348;
  wire [3:0] disjunction_1275 = disjunction_1274 | disjunction_351 | disjunction_353 | disjunction_356;
  wire [3:0] disjunction_1276 = disjunction_1275 | disjunction_358 | disjunction_361 | disjunction_363;
  wire [3:0] disjunction_1277 = disjunction_1276 | disjunction_366 | disjunction_368 | disjunction_371;
  wire [3:0] disjunction_1278 = disjunction_1277 | disjunction_373 | disjunction_376 | disjunction_378;
  wire [3:0] disjunction_1279 = disjunction_1278 | disjunction_381 | disjunction_383 | disjunction_386;
  wire [3:0] disjunction_1280 = disjunction_1279 | disjunction_388 | disjunction_391 | disjunction_393;
  wire [3:0] disjunction_1281 = disjunction_1280 | disjunction_396 | disjunction_398 | disjunction_401;
  wire [3:0] disjunction_1282 = disjunction_1281 | disjunction_403 | disjunction_406 | disjunction_408;
  wire [3:0] disjunction_1283 = disjunction_1282 | disjunction_411 | disjunction_413 | disjunction_416;
  wire [3:0] disjunction_1284 = (shifted_96[3:0] & {4{shifted_1[6]}}) | (shifted_96[7:4] & {4{shifted_1[5]}});
  wire [3:0] disjunction_1285 = disjunction_1284 | disjunction_422 | disjunction_424 | disjunction_426;
  wire [3:0] disjunction_1286 = disjunction_1285 | disjunction_429 | disjunction_431 | disjunction_434;
  wire [3:0] disjunction_1287 = disjunction_1286 | disjunction_436 | disjunction_439 | disjunction_441;
  wire [3:0] disjunction_1288 = disjunction_1287 | disjunction_444 | disjunction_446 | disjunction_449;
  wire [3:0] disjunction_1289 = disjunction_1288 | disjunction_451 | disjunction_454 | disjunction_456;
  wire [3:0] disjunction_1290 = disjunction_1289 | disjunction_459 | disjunction_461 | disjunction_464;
  wire [3:0] disjunction_1291 = disjunction_1290 | disjunction_466 | disjunction_469 | disjunction_471;
  wire [3:0] disjunction_1292 = disjunction_1291 | disjunction_474 | disjunction_476 | disjunction_479;
  wire [3:0] disjunction_1293 = disjunction_1292 | disjunction_481 | disjunction_484 | disjunction_486;
  wire [3:0] disjunction_1294 = disjunction_1293 | disjunction_489 | disjunction_491 | disjunction_494;
  wire [3:0] disjunction_1295 = (shifted_96[3:0] & {4{shifted_1[7]}}) | (shifted_96[7:4] & {4{shifted_1[6]}});
  wire [3:0] disjunction_1296 = disjunction_1295 | disjunction_500 | disjunction_502 | disjunction_504;
  wire [3:0] disjunction_1297 = disjunction_1296 | disjunction_507 | disjunction_509 | disjunction_512;
  wire [3:0] disjunction_1298 = disjunction_1297 | disjunction_514 | disjunction_517 | disjunction_519;
  wire [3:0] disjunction_1299 = disjunction_1298 | disjunction_522 | disjunction_524 | disjunction_527;
  wire [3:0] disjunction_1300 = disjunction_1299 | disjunction_529 | disjunction_532 | disjunction_534;
  wire [3:0] disjunction_1301 = disjunction_1300 | disjunction_537 | disjunction_539 | disjunction_542;
  wire [3:0] disjunction_1302 = disjunction_1301 | disjunction_544 | disjunction_547 | disjunction_549;
  wire [3:0] disjunction_1303 = disjunction_1302 | disjunction_552 | disjunction_554 | disjunction_557;
  wire [3:0] disjunction_1304 = disjunction_1303 | disjunction_559 | disjunction_562 | disjunction_564;
  wire [3:0] disjunction_1305 = disjunction_1304 | disjunction_567 | disjunction_569 | disjunction_572;
  wire [3:0] disjunction_1306 = (shifted_96[3:0] & {4{shifted_1[8]}}) | (shifted_96[7:4] & {4{shifted_1[7]}});
  wire [3:0] disjunction_1307 = disjunction_1306 | disjunction_578 | disjunction_580 | disjunction_582;
  wire [3:0] disjunction_1308 = disjunction_1307 | disjunction_585 | disjunction_587 | disjunction_590;
  wire [3:0] disjunction_1309 = disjunction_1308 | disjunction_592 | disjunction_595 | disjunction_597;
  wire [3:0] disjunction_1310 = disjunction_1309 | disjunction_600 | disjunction_602 | disjunction_605;
  wire [3:0] disjunction_1311 = disjunction_1310 | disjunction_607 | disjunction_610 | disjunction_612;
  wire [3:0] disjunction_1312 = disjunction_1311 | disjunction_615 | disjunction_617 | disjunction_620;
  wire [3:0] disjunction_1313 = disjunction_1312 | disjunction_622 | disjunction_625 | disjunction_627;
  wire [3:0] disjunction_1314 = disjunction_1313 | disjunction_630 | disjunction_632 | disjunction_635;
  wire [3:0] disjunction_1315 = disjunction_1314 | disjunction_637 | disjunction_640 | disjunction_642;
  wire [3:0] disjunction_1316 = disjunction_1315 | disjunction_645 | disjunction_647 | disjunction_650;
  wire [3:0] disjunction_1317 = (shifted_96[3:0] & {4{shifted_1[9]}}) | (shifted_96[7:4] & {4{shifted_1[8]}});
  wire [3:0] disjunction_1318 = disjunction_1317 | disjunction_656 | disjunction_658 | disjunction_660;
  wire [3:0] disjunction_1319 = disjunction_1318 | disjunction_663 | disjunction_665 | disjunction_668;
  wire [3:0] disjunction_1320 = disjunction_1319 | disjunction_670 | disjunction_673 | disjunction_675;
  wire [3:0] disjunction_1321 = disjunction_1320 | disjunction_678 | disjunction_680 | disjunction_683;
  wire [3:0] disjunction_1322 = disjunction_1321 | disjunction_685 | disjunction_688 | disjunction_690;
  wire [3:0] disjunction_1323 = disjunction_1322 | disjunction_693 | disjunction_695 | disjunction_698;
  wire [3:0] disjunction_1324 = disjunction_1323 | disjunction_700 | disjunction_703 | disjunction_705;
  wire [3:0] disjunction_1325 = disjunction_1324 | disjunction_708 | disjunction_710 | disjunction_713;
  wire [3:0] disjunction_1326 = disjunction_1325 | disjunction_715 | disjunction_718 | disjunction_720;
  wire [3:0] disjunction_1327 = disjunction_1326 | disjunction_723 | disjunction_725 | disjunction_728;
  wire [3:0] disjunction_1328 = (shifted_96[3:0] & {4{shifted_1[10]}}) | (shifted_96[7:4] & {4{shifted_1[9]}});
  wire [3:0] disjunction_1329 = disjunction_1328 | disjunction_734 | disjunction_736 | disjunction_738;
  wire [3:0] disjunction_1330 = disjunction_1329 | disjunction_741 | disjunction_743 | disjunction_746;
  wire [3:0] disjunction_1331 = disjunction_1330 | disjunction_748 | disjunction_751 | disjunction_753;
  wire [3:0] disjunction_1332 = disjunction_1331 | disjunction_756 | disjunction_758 | disjunction_761;
  wire [3:0] disjunction_1333 = disjunction_1332 | disjunction_763 | disjunction_766 | disjunction_768;
  wire [3:0] disjunction_1334 = disjunction_1333 | disjunction_771 | disjunction_773 | disjunction_776;
  wire [3:0] disjunction_1335 = disjunction_1334 | disjunction_778 | disjunction_781 | disjunction_783;
  wire [3:0] disjunction_1336 = disjunction_1335 | disjunction_786 | disjunction_788 | disjunction_791;
  wire [3:0] disjunction_1337 = disjunction_1336 | disjunction_793 | disjunction_796 | disjunction_798;
  wire [3:0] disjunction_1338 = disjunction_1337 | disjunction_801 | disjunction_803 | disjunction_806;
  wire [3:0] disjunction_1339 = (shifted_96[3:0] & {4{shifted_1[11]}}) | (shifted_96[7:4] & {4{shifted_1[10]}});
  wire [3:0] disjunction_1340 = disjunction_1339 | disjunction_812 | disjunction_814 | disjunction_816;
  wire [3:0] disjunction_1341 = disjunction_1340 | disjunction_819 | disjunction_821 | disjunction_824;
  wire [3:0] disjunction_1342 = disjunction_1341 | disjunction_826 | disjunction_829 | disjunction_831;
  wire [3:0] disjunction_1343 = disjunction_1342 | disjunction_834 | disjunction_836 | disjunction_839;
  wire [3:0] disjunction_1344 = disjunction_1343 | disjunction_841 | disjunction_844 | disjunction_846;
  wire [3:0] disjunction_1345 = disjunction_1344 | disjunction_849 | disjunction_851 | disjunction_854;
  wire [3:0] disjunction_1346 = disjunction_1345 | disjunction_856 | disjunction_859 | disjunction_861;
  wire [3:0] disjunction_1347 = disjunction_1346 | disjunction_864 | disjunction_866 | disjunction_869;
  wire [3:0] disjunction_1348 = disjunction_1347 | disjunction_871 | disjunction_874 | disjunction_876;
  wire [3:0] disjunction_1349 = disjunction_1348 | disjunction_879 | disjunction_881 | disjunction_884;
  wire [3:0] disjunction_1350 = (shifted_96[3:0] & {4{shifted_1[12]}}) | (shifted_96[7:4] & {4{shifted_1[11]}});
  wire [3:0] disjunction_1351 = disjunction_1350 | disjunction_890 | disjunction_892 | disjunction_894;
  wire [3:0] disjunction_1352 = disjunction_1351 | disjunction_897 | disjunction_899 | disjunction_902;
  wire [3:0] disjunction_1353 = disjunction_1352 | disjunction_904 | disjunction_907 | disjunction_909;
  wire [3:0] disjunction_1354 = disjunction_1353 | disjunction_912 | disjunction_914 | disjunction_917;
  wire [3:0] disjunction_1355 = disjunction_1354 | disjunction_919 | disjunction_922 | disjunction_924;
  wire [3:0] disjunction_1356 = disjunction_1355 | disjunction_927 | disjunction_929 | disjunction_932;
  wire [3:0] disjunction_1357 = disjunction_1356 | disjunction_934 | disjunction_937 | disjunction_939;
  wire [3:0] disjunction_1358 = disjunction_1357 | disjunction_942 | disjunction_944 | disjunction_947;
  wire [3:0] disjunction_1359 = disjunction_1358 | disjunction_949 | disjunction_952 | disjunction_954;
  wire [3:0] disjunction_1360 = disjunction_1359 | disjunction_957 | disjunction_959 | disjunction_962;
  wire [3:0] disjunction_1361 = (shifted_96[3:0] & {4{shifted_1[13]}}) | (shifted_96[7:4] & {4{shifted_1[12]}});
  wire [3:0] disjunction_1362 = disjunction_1361 | disjunction_968 | disjunction_970 | disjunction_972;
  wire [3:0] disjunction_1363 = disjunction_1362 | disjunction_975 | disjunction_977 | disjunction_980;
  wire [3:0] disjunction_1364 = disjunction_1363 | disjunction_982 | disjunction_985 | disjunction_987;
  wire [3:0] disjunction_1365 = disjunction_1364 | disjunction_990 | disjunction_992 | disjunction_995;
  wire [3:0] disjunction_1366 = disjunction_1365 | disjunction_997 | disjunction_1000 | disjunction_1002;
  wire [3:0] disjunction_1367 = disjunction_1366 | disjunction_1005 | disjunction_1007 | disjunction_1009;
  wire [3:0] disjunction_1368 = disjunction_1367 | disjunction_1012 | disjunction_1014 | disjunction_1016;
  wire [3:0] disjunction_1369 = disjunction_1368 | disjunction_1019 | disjunction_1021 | disjunction_1023;
  wire [3:0] disjunction_1370 = disjunction_1369 | disjunction_1026 | disjunction_1028 | disjunction_1030;
  wire [3:0] disjunction_1371 = disjunction_1370 | disjunction_1033 | disjunction_1035 | disjunction_1037;
  wire [3:0] disjunction_1372 = (shifted_96[3:0] & {4{shifted_1[14]}}) | (shifted_96[7:4] & {4{shifted_1[13]}});
  wire [3:0] disjunction_1373 = disjunction_1372 | disjunction_1043 | disjunction_1045 | disjunction_1047;
  wire [3:0] disjunction_1374 = disjunction_1373 | disjunction_1049 | disjunction_1052 | disjunction_1054;
  wire [3:0] disjunction_1375 = disjunction_1374 | disjunction_1056 | disjunction_1059 | disjunction_1061;
  wire [3:0] disjunction_1376 = disjunction_1375 | disjunction_1063 | disjunction_1066 | disjunction_1068;
  wire [3:0] disjunction_1377 = disjunction_1376 | disjunction_1070 | disjunction_1073 | disjunction_1075;
  wire [3:0] disjunction_1378 = disjunction_1377 | disjunction_1077 | disjunction_1080 | disjunction_1082;
  wire [3:0] disjunction_1379 = disjunction_1378 | disjunction_1084 | disjunction_1087 | disjunction_1089;
  wire [3:0] disjunction_1380 = disjunction_1379 | disjunction_1091 | disjunction_1094 | disjunction_1096;
  wire [3:0] disjunction_1381 = disjunction_1380 | disjunction_1098 | disjunction_1101 | disjunction_1103;
  wire [3:0] disjunction_1382 = disjunction_1381 | disjunction_1105 | disjunction_1108 | disjunction_1110;
  wire [3:0] disjunction_1383 = (shifted_96[3:0] & {4{shifted_1[15]}}) | (shifted_96[7:4] & {4{shifted_1[14]}});
  wire [3:0] disjunction_1384 = disjunction_1383 | disjunction_1116 | disjunction_1118 | disjunction_1120;
  wire [3:0] disjunction_1385 = disjunction_1384 | disjunction_1122 | disjunction_1125 | disjunction_1127;
  wire [3:0] disjunction_1386 = disjunction_1385 | disjunction_1129 | disjunction_1132 | disjunction_1134;
  wire [3:0] disjunction_1387 = disjunction_1386 | disjunction_1136 | disjunction_1139 | disjunction_1141;
  wire [3:0] disjunction_1388 = disjunction_1387 | disjunction_1143 | disjunction_1146 | disjunction_1148;
  wire [3:0] disjunction_1389 = disjunction_1388 | disjunction_1150 | disjunction_1153 | disjunction_1155;
  wire [3:0] disjunction_1390 = disjunction_1389 | disjunction_1157 | disjunction_1160 | disjunction_1162;
  wire [3:0] disjunction_1391 = disjunction_1390 | disjunction_1164 | disjunction_1167 | disjunction_1169;
  wire [3:0] disjunction_1392 = disjunction_1391 | disjunction_1171 | disjunction_1174 | disjunction_1176;
  wire [3:0] disjunction_1393 = disjunction_1392 | disjunction_1178 | disjunction_1181 | disjunction_1183;
  wire [3:0] disjunction_1394 = (shifted_96[7:4] & {4{shifted_1[15]}}) | conjunction_58 | conjunction_59;
  wire [3:0] disjunction_1395 = disjunction_1394 | conjunction_60 | conjunction_61 | conjunction_62;
  wire [3:0] disjunction_1396 = disjunction_1395 | conjunction_63 | conjunction_64 | conjunction_65;
  wire [3:0] disjunction_1397 = disjunction_1396 | conjunction_66 | conjunction_67 | conjunction_68;
  wire [3:0] disjunction_1398 = disjunction_1397 | conjunction_69 | conjunction_70 | conjunction_71;
  wire [3:0] disjunction_1399 = disjunction_1398 | conjunction_72 | conjunction_73 | conjunction_74;
  wire [3:0] disjunction_1400 = disjunction_1399 | conjunction_75 | conjunction_76 | conjunction_77;
  wire [3:0] disjunction_1401 = disjunction_1400 | conjunction_78 | conjunction_79 | conjunction_80;
  wire [3:0] disjunction_1402 = disjunction_1401 | conjunction_81 | conjunction_82 | conjunction_83;
  wire [3:0] disjunction_1403 = disjunction_1402 | conjunction_84 | conjunction_85 | conjunction_86;
  wire [3:0] disjunction_1404 = disjunction_1228 | conjunction_29 | conjunction_30 | conjunction_31;
  wire [63:0] joined_529 = {disjunction_1393 | disjunction_1185, disjunction_1382 | disjunction_1112,
      disjunction_1371 | disjunction_1040, disjunction_1360 | disjunction_964, disjunction_1349 | disjunction_886,
      disjunction_1338 | disjunction_808, disjunction_1327 | disjunction_730, disjunction_1316 | disjunction_652,
      disjunction_1305 | disjunction_574, disjunction_1294 | disjunction_496, disjunction_1283 | disjunction_418,
      disjunction_1272 | disjunction_340, disjunction_1261 | disjunction_262, disjunction_1250 | disjunction_184,
      disjunction_1239 | disjunction_106, disjunction_1404};

  assign mask = upper_part ? {60'd0, disjunction_1403 | conjunction_87 | conjunction_88} : joined_529;

endmodule
