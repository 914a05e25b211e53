// store_line: generator of hdl/src/memory/coalesce.rs
// Written by Tombolo; change the source.

module store_line (
  input wire served_0,
  input wire served_1,
  input wire served_2,
  input wire served_3,
  input wire [5:0] offset_0,
  input wire [5:0] offset_1,
  input wire [5:0] offset_2,
  input wire [5:0] offset_3,
  input wire [31:0] data_0,
  input wire [31:0] data_1,
  input wire [31:0] data_2,
  input wire [31:0] data_3,
  input wire upper_part,
  output wire [511:0] line,
  output wire [63:0] mask
);

  wire [15:0] shifted_1 = {15'd0, served_3} << offset_3[5:2];
  wire [63:0] shifted_2 = {32'd0, data_3} << {offset_3[1:0], 3'd0};
  wire [7:0] shifted_3 = 8'hf << offset_3[1:0];
  wire [3:0] conjunction_1 = shifted_3[3:0] & {4{shifted_1[0]}};
  wire [15:0] shifted_4 = {15'd0, served_2} << offset_2[5:2];
  wire [63:0] shifted_5 = {32'd0, data_2} << {offset_2[1:0], 3'd0};
  wire [7:0] shifted_6 = 8'hf << offset_2[1:0];
  wire [3:0] conjunction_2 = shifted_6[3:0] & {4{shifted_4[0]}};
  wire [15:0] shifted_7 = {15'd0, served_1} << offset_1[5:2];
  wire [63:0] shifted_8 = {32'd0, data_1} << {offset_1[1:0], 3'd0};
  wire [7:0] shifted_9 = 8'hf << offset_1[1:0];
  wire [3:0] conjunction_3 = shifted_9[3:0] & {4{shifted_7[0]}};
  wire [15:0] shifted_10 = {15'd0, served_0} << offset_0[5:2];
  wire [63:0] shifted_11 = {32'd0, data_0} << {offset_0[1:0], 3'd0};
  wire [31:0] joined_1 = {{8{~conjunction_3[3]}}, {8{~conjunction_3[2]}}, {8{~conjunction_3[1]}},
      {8{~conjunction_3[0]}}};
  wire [31:0] disjunction_1 = (shifted_11[31:0] & {32{shifted_10[0]}} & joined_1) | (shifted_8[31:0] &
      {32{shifted_7[0]}});
  wire [31:0] joined_2 = {{8{~conjunction_2[3]}}, {8{~conjunction_2[2]}}, {8{~conjunction_2[1]}},
      {8{~conjunction_2[0]}}};
  wire [31:0] disjunction_2 = (disjunction_1 & joined_2) | (shifted_5[31:0] & {32{shifted_4[0]}});
  wire [31:0] joined_3 = {{8{~conjunction_1[3]}}, {8{~conjunction_1[2]}}, {8{~conjunction_1[1]}},
      {8{~conjunction_1[0]}}};
  wire [3:0] disjunction_3 = (shifted_3[3:0] & {4{shifted_1[1]}}) | (shifted_3[7:4] & {4{shifted_1[0]}});
  wire [3:0] disjunction_4 = (shifted_6[3:0] & {4{shifted_4[1]}}) | (shifted_6[7:4] & {4{shifted_4[0]}});
  wire [3:0] disjunction_5 = (shifted_9[3:0] & {4{shifted_7[1]}}) | (shifted_9[7:4] & {4{shifted_7[0]}});
  wire [31:0] disjunction_6 = (shifted_11[31:0] & {32{shifted_10[1]}}) | (shifted_11[63:32] & {32{shifted_10[0]}});
  wire [31:0] joined_4 = {{8{~disjunction_5[3]}}, {8{~disjunction_5[2]}}, {8{~disjunction_5[1]}},
      {8{~disjunction_5[0]}}};
  wire [31:0] disjunction_7 = (shifted_8[31:0] & {32{shifted_7[1]}}) | (shifted_8[63:32] & {32{shifted_7[0]}});
  wire [31:0] joined_5 = {{8{~disjunction_4[3]}}, {8{~disjunction_4[2]}}, {8{~disjunction_4[1]}},
      {8{~disjunction_4[0]}}};
  wire [31:0] disjunction_8 = (shifted_5[31:0] & {32{shifted_4[1]}}) | (shifted_5[63:32] & {32{shifted_4[0]}});
  wire [31:0] disjunction_9 = (((disjunction_6 & joined_4) | disjunction_7) & joined_5) | disjunction_8;
  wire [31:0] joined_6 = {{8{~disjunction_3[3]}}, {8{~disjunction_3[2]}}, {8{~disjunction_3[1]}},
      {8{~disjunction_3[0]}}};
  wire [31:0] disjunction_10 = (shifted_2[31:0] & {32{shifted_1[1]}}) | (shifted_2[63:32] & {32{shifted_1[0]}});
  wire [3:0] disjunction_11 = (shifted_3[3:0] & {4{shifted_1[2]}}) | (shifted_3[7:4] & {4{shifted_1[1]}});
  wire [3:0] disjunction_12 = (shifted_6[3:0] & {4{shifted_4[2]}}) | (shifted_6[7:4] & {4{shifted_4[1]}});
  wire [3:0] disjunction_13 = (shifted_9[3:0] & {4{shifted_7[2]}}) | (shifted_9[7:4] & {4{shifted_7[1]}});
  wire [31:0] disjunction_14 = (shifted_11[31:0] & {32{shifted_10[2]}}) | (shifted_11[63:32] & {32{shifted_10[1]}});
  wire [31:0] joined_7 = {{8{~disjunction_13[3]}}, {8{~disjunction_13[2]}}, {8{~disjunction_13[1]}},
      {8{~disjunction_13[0]}}};
  wire [31:0] disjunction_15 = (shifted_8[31:0] & {32{shifted_7[2]}}) | (shifted_8[63:32] & {32{shifted_7[1]}});
  wire [31:0] joined_8 = {{8{~disjunction_12[3]}}, {8{~disjunction_12[2]}}, {8{~disjunction_12[1]}},
      {8{~disjunction_12[0]}}};
  wire [31:0] disjunction_16 = (shifted_5[31:0] & {32{shifted_4[2]}}) | (shifted_5[63:32] & {32{shifted_4[1]}});
  wire [31:0] disjunction_17 = (((disjunction_14 & joined_7) | disjunction_15) & joined_8) | disjunction_16;
  wire [31:0] joined_9 = {{8{~disjunction_11[3]}}, {8{~disjunction_11[2]}}, {8{~disjunction_11[1]}},
      {8{~disjunction_11[0]}}};
  wire [31:0] disjunction_18 = (shifted_2[31:0] & {32{shifted_1[2]}}) | (shifted_2[63:32] & {32{shifted_1[1]}});
  wire [3:0] disjunction_19 = (shifted_3[3:0] & {4{shifted_1[3]}}) | (shifted_3[7:4] & {4{shifted_1[2]}});
  wire [3:0] disjunction_20 = (shifted_6[3:0] & {4{shifted_4[3]}}) | (shifted_6[7:4] & {4{shifted_4[2]}});
  wire [3:0] disjunction_21 = (shifted_9[3:0] & {4{shifted_7[3]}}) | (shifted_9[7:4] & {4{shifted_7[2]}});
  wire [31:0] disjunction_22 = (shifted_11[31:0] & {32{shifted_10[3]}}) | (shifted_11[63:32] & {32{shifted_10[2]}});
  wire [31:0] joined_10 = {{8{~disjunction_21[3]}}, {8{~disjunction_21[2]}}, {8{~disjunction_21[1]}},
      {8{~disjunction_21[0]}}};
  wire [31:0] disjunction_23 = (shifted_8[31:0] & {32{shifted_7[3]}}) | (shifted_8[63:32] & {32{shifted_7[2]}});
  wire [31:0] joined_11 = {{8{~disjunction_20[3]}}, {8{~disjunction_20[2]}}, {8{~disjunction_20[1]}},
      {8{~disjunction_20[0]}}};
  wire [31:0] disjunction_24 = (shifted_5[31:0] & {32{shifted_4[3]}}) | (shifted_5[63:32] & {32{shifted_4[2]}});
  wire [31:0] disjunction_25 = (((disjunction_22 & joined_10) | disjunction_23) & joined_11) | disjunction_24;
  wire [31:0] joined_12 = {{8{~disjunction_19[3]}}, {8{~disjunction_19[2]}}, {8{~disjunction_19[1]}},
      {8{~disjunction_19[0]}}};
  wire [31:0] disjunction_26 = (shifted_2[31:0] & {32{shifted_1[3]}}) | (shifted_2[63:32] & {32{shifted_1[2]}});
  wire [3:0] disjunction_27 = (shifted_3[3:0] & {4{shifted_1[4]}}) | (shifted_3[7:4] & {4{shifted_1[3]}});
  wire [3:0] disjunction_28 = (shifted_6[3:0] & {4{shifted_4[4]}}) | (shifted_6[7:4] & {4{shifted_4[3]}});
  wire [3:0] disjunction_29 = (shifted_9[3:0] & {4{shifted_7[4]}}) | (shifted_9[7:4] & {4{shifted_7[3]}});
  wire [31:0] disjunction_30 = (shifted_11[31:0] & {32{shifted_10[4]}}) | (shifted_11[63:32] & {32{shifted_10[3]}});
  wire [31:0] joined_13 = {{8{~disjunction_29[3]}}, {8{~disjunction_29[2]}}, {8{~disjunction_29[1]}},
      {8{~disjunction_29[0]}}};
  wire [31:0] disjunction_31 = (shifted_8[31:0] & {32{shifted_7[4]}}) | (shifted_8[63:32] & {32{shifted_7[3]}});
  wire [31:0] joined_14 = {{8{~disjunction_28[3]}}, {8{~disjunction_28[2]}}, {8{~disjunction_28[1]}},
      {8{~disjunction_28[0]}}};
  wire [31:0] disjunction_32 = (shifted_5[31:0] & {32{shifted_4[4]}}) | (shifted_5[63:32] & {32{shifted_4[3]}});
  wire [31:0] disjunction_33 = (((disjunction_30 & joined_13) | disjunction_31) & joined_14) | disjunction_32;
  wire [31:0] joined_15 = {{8{~disjunction_27[3]}}, {8{~disjunction_27[2]}}, {8{~disjunction_27[1]}},
      {8{~disjunction_27[0]}}};
  wire [31:0] disjunction_34 = (shifted_2[31:0] & {32{shifted_1[4]}}) | (shifted_2[63:32] & {32{shifted_1[3]}});
  wire [3:0] disjunction_35 = (shifted_3[3:0] & {4{shifted_1[5]}}) | (shifted_3[7:4] & {4{shifted_1[4]}});
  wire [3:0] disjunction_36 = (shifted_6[3:0] & {4{shifted_4[5]}}) | (shifted_6[7:4] & {4{shifted_4[4]}});
  wire [3:0] disjunction_37 = (shifted_9[3:0] & {4{shifted_7[5]}}) | (shifted_9[7:4] & {4{shifted_7[4]}});
  wire [31:0] disjunction_38 = (shifted_11[31:0] & {32{shifted_10[5]}}) | (shifted_11[63:32] & {32{shifted_10[4]}});
  wire [31:0] joined_16 = {{8{~disjunction_37[3]}}, {8{~disjunction_37[2]}}, {8{~disjunction_37[1]}},
      {8{~disjunction_37[0]}}};
  wire [31:0] disjunction_39 = (shifted_8[31:0] & {32{shifted_7[5]}}) | (shifted_8[63:32] & {32{shifted_7[4]}});
  wire [31:0] joined_17 = {{8{~disjunction_36[3]}}, {8{~disjunction_36[2]}}, {8{~disjunction_36[1]}},
      {8{~disjunction_36[0]}}};
  wire [31:0] disjunction_40 = (shifted_5[31:0] & {32{shifted_4[5]}}) | (shifted_5[63:32] & {32{shifted_4[4]}});
  wire [31:0] disjunction_41 = (((disjunction_38 & joined_16) | disjunction_39) & joined_17) | disjunction_40;
  wire [31:0] joined_18 = {{8{~disjunction_35[3]}}, {8{~disjunction_35[2]}}, {8{~disjunction_35[1]}},
      {8{~disjunction_35[0]}}};
  wire [31:0] disjunction_42 = (shifted_2[31:0] & {32{shifted_1[5]}}) | (shifted_2[63:32] & {32{shifted_1[4]}});
  wire [3:0] disjunction_43 = (shifted_3[3:0] & {4{shifted_1[6]}}) | (shifted_3[7:4] & {4{shifted_1[5]}});
  wire [3:0] disjunction_44 = (shifted_6[3:0] & {4{shifted_4[6]}}) | (shifted_6[7:4] & {4{shifted_4[5]}});
  wire [3:0] disjunction_45 = (shifted_9[3:0] & {4{shifted_7[6]}}) | (shifted_9[7:4] & {4{shifted_7[5]}});
  wire [31:0] disjunction_46 = (shifted_11[31:0] & {32{shifted_10[6]}}) | (shifted_11[63:32] & {32{shifted_10[5]}});
  wire [31:0] joined_19 = {{8{~disjunction_45[3]}}, {8{~disjunction_45[2]}}, {8{~disjunction_45[1]}},
      {8{~disjunction_45[0]}}};
  wire [31:0] disjunction_47 = (shifted_8[31:0] & {32{shifted_7[6]}}) | (shifted_8[63:32] & {32{shifted_7[5]}});
  wire [31:0] joined_20 = {{8{~disjunction_44[3]}}, {8{~disjunction_44[2]}}, {8{~disjunction_44[1]}},
      {8{~disjunction_44[0]}}};
  wire [31:0] disjunction_48 = (shifted_5[31:0] & {32{shifted_4[6]}}) | (shifted_5[63:32] & {32{shifted_4[5]}});
  wire [31:0] disjunction_49 = (((disjunction_46 & joined_19) | disjunction_47) & joined_20) | disjunction_48;
  wire [31:0] joined_21 = {{8{~disjunction_43[3]}}, {8{~disjunction_43[2]}}, {8{~disjunction_43[1]}},
      {8{~disjunction_43[0]}}};
  wire [31:0] disjunction_50 = (shifted_2[31:0] & {32{shifted_1[6]}}) | (shifted_2[63:32] & {32{shifted_1[5]}});
  wire [3:0] disjunction_51 = (shifted_3[3:0] & {4{shifted_1[7]}}) | (shifted_3[7:4] & {4{shifted_1[6]}});
  wire [3:0] disjunction_52 = (shifted_6[3:0] & {4{shifted_4[7]}}) | (shifted_6[7:4] & {4{shifted_4[6]}});
  wire [3:0] disjunction_53 = (shifted_9[3:0] & {4{shifted_7[7]}}) | (shifted_9[7:4] & {4{shifted_7[6]}});
  wire [31:0] disjunction_54 = (shifted_11[31:0] & {32{shifted_10[7]}}) | (shifted_11[63:32] & {32{shifted_10[6]}});
  wire [31:0] joined_22 = {{8{~disjunction_53[3]}}, {8{~disjunction_53[2]}}, {8{~disjunction_53[1]}},
      {8{~disjunction_53[0]}}};
  wire [31:0] disjunction_55 = (shifted_8[31:0] & {32{shifted_7[7]}}) | (shifted_8[63:32] & {32{shifted_7[6]}});
  wire [31:0] joined_23 = {{8{~disjunction_52[3]}}, {8{~disjunction_52[2]}}, {8{~disjunction_52[1]}},
      {8{~disjunction_52[0]}}};
  wire [31:0] disjunction_56 = (shifted_5[31:0] & {32{shifted_4[7]}}) | (shifted_5[63:32] & {32{shifted_4[6]}});
  wire [31:0] disjunction_57 = (((disjunction_54 & joined_22) | disjunction_55) & joined_23) | disjunction_56;
  wire [31:0] joined_24 = {{8{~disjunction_51[3]}}, {8{~disjunction_51[2]}}, {8{~disjunction_51[1]}},
      {8{~disjunction_51[0]}}};
  wire [31:0] disjunction_58 = (shifted_2[31:0] & {32{shifted_1[7]}}) | (shifted_2[63:32] & {32{shifted_1[6]}});
  wire [3:0] disjunction_59 = (shifted_3[3:0] & {4{shifted_1[8]}}) | (shifted_3[7:4] & {4{shifted_1[7]}});
  wire [3:0] disjunction_60 = (shifted_6[3:0] & {4{shifted_4[8]}}) | (shifted_6[7:4] & {4{shifted_4[7]}});
  wire [3:0] disjunction_61 = (shifted_9[3:0] & {4{shifted_7[8]}}) | (shifted_9[7:4] & {4{shifted_7[7]}});
  wire [31:0] disjunction_62 = (shifted_11[31:0] & {32{shifted_10[8]}}) | (shifted_11[63:32] & {32{shifted_10[7]}});
  wire [31:0] joined_25 = {{8{~disjunction_61[3]}}, {8{~disjunction_61[2]}}, {8{~disjunction_61[1]}},
      {8{~disjunction_61[0]}}};
  wire [31:0] disjunction_63 = (shifted_8[31:0] & {32{shifted_7[8]}}) | (shifted_8[63:32] & {32{shifted_7[7]}});
  wire [31:0] joined_26 = {{8{~disjunction_60[3]}}, {8{~disjunction_60[2]}}, {8{~disjunction_60[1]}},
      {8{~disjunction_60[0]}}};
  wire [31:0] disjunction_64 = (shifted_5[31:0] & {32{shifted_4[8]}}) | (shifted_5[63:32] & {32{shifted_4[7]}});
  wire [31:0] disjunction_65 = (((disjunction_62 & joined_25) | disjunction_63) & joined_26) | disjunction_64;
  wire [31:0] joined_27 = {{8{~disjunction_59[3]}}, {8{~disjunction_59[2]}}, {8{~disjunction_59[1]}},
      {8{~disjunction_59[0]}}};
  wire [31:0] disjunction_66 = (shifted_2[31:0] & {32{shifted_1[8]}}) | (shifted_2[63:32] & {32{shifted_1[7]}});
  wire [3:0] disjunction_67 = (shifted_3[3:0] & {4{shifted_1[9]}}) | (shifted_3[7:4] & {4{shifted_1[8]}});
  wire [3:0] disjunction_68 = (shifted_6[3:0] & {4{shifted_4[9]}}) | (shifted_6[7:4] & {4{shifted_4[8]}});
  wire [3:0] disjunction_69 = (shifted_9[3:0] & {4{shifted_7[9]}}) | (shifted_9[7:4] & {4{shifted_7[8]}});
  wire [31:0] disjunction_70 = (shifted_11[31:0] & {32{shifted_10[9]}}) | (shifted_11[63:32] & {32{shifted_10[8]}});
  wire [31:0] joined_28 = {{8{~disjunction_69[3]}}, {8{~disjunction_69[2]}}, {8{~disjunction_69[1]}},
      {8{~disjunction_69[0]}}};
  wire [31:0] disjunction_71 = (shifted_8[31:0] & {32{shifted_7[9]}}) | (shifted_8[63:32] & {32{shifted_7[8]}});
  wire [31:0] joined_29 = {{8{~disjunction_68[3]}}, {8{~disjunction_68[2]}}, {8{~disjunction_68[1]}},
      {8{~disjunction_68[0]}}};
  wire [31:0] disjunction_72 = (shifted_5[31:0] & {32{shifted_4[9]}}) | (shifted_5[63:32] & {32{shifted_4[8]}});
  wire [31:0] disjunction_73 = (((disjunction_70 & joined_28) | disjunction_71) & joined_29) | disjunction_72;
  wire [31:0] joined_30 = {{8{~disjunction_67[3]}}, {8{~disjunction_67[2]}}, {8{~disjunction_67[1]}},
      {8{~disjunction_67[0]}}};
  wire [31:0] disjunction_74 = (shifted_2[31:0] & {32{shifted_1[9]}}) | (shifted_2[63:32] & {32{shifted_1[8]}});
  wire [3:0] disjunction_75 = (shifted_3[3:0] & {4{shifted_1[10]}}) | (shifted_3[7:4] & {4{shifted_1[9]}});
  wire [3:0] disjunction_76 = (shifted_6[3:0] & {4{shifted_4[10]}}) | (shifted_6[7:4] & {4{shifted_4[9]}});
  wire [3:0] disjunction_77 = (shifted_9[3:0] & {4{shifted_7[10]}}) | (shifted_9[7:4] & {4{shifted_7[9]}});
  wire [31:0] disjunction_78 = (shifted_11[31:0] & {32{shifted_10[10]}}) | (shifted_11[63:32] & {32{shifted_10[9]}});
  wire [31:0] joined_31 = {{8{~disjunction_77[3]}}, {8{~disjunction_77[2]}}, {8{~disjunction_77[1]}},
      {8{~disjunction_77[0]}}};
  wire [31:0] disjunction_79 = (shifted_8[31:0] & {32{shifted_7[10]}}) | (shifted_8[63:32] & {32{shifted_7[9]}});
  wire [31:0] joined_32 = {{8{~disjunction_76[3]}}, {8{~disjunction_76[2]}}, {8{~disjunction_76[1]}},
      {8{~disjunction_76[0]}}};
  wire [31:0] disjunction_80 = (shifted_5[31:0] & {32{shifted_4[10]}}) | (shifted_5[63:32] & {32{shifted_4[9]}});
  wire [31:0] disjunction_81 = (((disjunction_78 & joined_31) | disjunction_79) & joined_32) | disjunction_80;
  wire [31:0] joined_33 = {{8{~disjunction_75[3]}}, {8{~disjunction_75[2]}}, {8{~disjunction_75[1]}},
      {8{~disjunction_75[0]}}};
  wire [31:0] disjunction_82 = (shifted_2[31:0] & {32{shifted_1[10]}}) | (shifted_2[63:32] & {32{shifted_1[9]}});
  wire [3:0] disjunction_83 = (shifted_3[3:0] & {4{shifted_1[11]}}) | (shifted_3[7:4] & {4{shifted_1[10]}});
  wire [3:0] disjunction_84 = (shifted_6[3:0] & {4{shifted_4[11]}}) | (shifted_6[7:4] & {4{shifted_4[10]}});
  wire [3:0] disjunction_85 = (shifted_9[3:0] & {4{shifted_7[11]}}) | (shifted_9[7:4] & {4{shifted_7[10]}});
  wire [31:0] disjunction_86 = (shifted_11[31:0] & {32{shifted_10[11]}}) | (shifted_11[63:32] & {32{shifted_10[10]}});
  wire [31:0] joined_34 = {{8{~disjunction_85[3]}}, {8{~disjunction_85[2]}}, {8{~disjunction_85[1]}},
      {8{~disjunction_85[0]}}};
  wire [31:0] disjunction_87 = (shifted_8[31:0] & {32{shifted_7[11]}}) | (shifted_8[63:32] & {32{shifted_7[10]}});
  wire [31:0] joined_35 = {{8{~disjunction_84[3]}}, {8{~disjunction_84[2]}}, {8{~disjunction_84[1]}},
      {8{~disjunction_84[0]}}};
  wire [31:0] disjunction_88 = (shifted_5[31:0] & {32{shifted_4[11]}}) | (shifted_5[63:32] & {32{shifted_4[10]}});
  wire [31:0] disjunction_89 = (((disjunction_86 & joined_34) | disjunction_87) & joined_35) | disjunction_88;
  wire [31:0] joined_36 = {{8{~disjunction_83[3]}}, {8{~disjunction_83[2]}}, {8{~disjunction_83[1]}},
      {8{~disjunction_83[0]}}};
  wire [31:0] disjunction_90 = (shifted_2[31:0] & {32{shifted_1[11]}}) | (shifted_2[63:32] & {32{shifted_1[10]}});
  wire [3:0] disjunction_91 = (shifted_3[3:0] & {4{shifted_1[12]}}) | (shifted_3[7:4] & {4{shifted_1[11]}});
  wire [3:0] disjunction_92 = (shifted_6[3:0] & {4{shifted_4[12]}}) | (shifted_6[7:4] & {4{shifted_4[11]}});
  wire [3:0] disjunction_93 = (shifted_9[3:0] & {4{shifted_7[12]}}) | (shifted_9[7:4] & {4{shifted_7[11]}});
  wire [31:0] disjunction_94 = (shifted_11[31:0] & {32{shifted_10[12]}}) | (shifted_11[63:32] & {32{shifted_10[11]}});
  wire [31:0] joined_37 = {{8{~disjunction_93[3]}}, {8{~disjunction_93[2]}}, {8{~disjunction_93[1]}},
      {8{~disjunction_93[0]}}};
  wire [31:0] disjunction_95 = (shifted_8[31:0] & {32{shifted_7[12]}}) | (shifted_8[63:32] & {32{shifted_7[11]}});
  wire [31:0] joined_38 = {{8{~disjunction_92[3]}}, {8{~disjunction_92[2]}}, {8{~disjunction_92[1]}},
      {8{~disjunction_92[0]}}};
  wire [31:0] disjunction_96 = (shifted_5[31:0] & {32{shifted_4[12]}}) | (shifted_5[63:32] & {32{shifted_4[11]}});
  wire [31:0] disjunction_97 = (((disjunction_94 & joined_37) | disjunction_95) & joined_38) | disjunction_96;
  wire [31:0] joined_39 = {{8{~disjunction_91[3]}}, {8{~disjunction_91[2]}}, {8{~disjunction_91[1]}},
      {8{~disjunction_91[0]}}};
  wire [31:0] disjunction_98 = (shifted_2[31:0] & {32{shifted_1[12]}}) | (shifted_2[63:32] & {32{shifted_1[11]}});
  wire [3:0] disjunction_99 = (shifted_3[3:0] & {4{shifted_1[13]}}) | (shifted_3[7:4] & {4{shifted_1[12]}});
  wire [3:0] disjunction_100 = (shifted_6[3:0] & {4{shifted_4[13]}}) | (shifted_6[7:4] & {4{shifted_4[12]}});
  wire [3:0] disjunction_101 = (shifted_9[3:0] & {4{shifted_7[13]}}) | (shifted_9[7:4] & {4{shifted_7[12]}});
  wire [31:0] disjunction_102 = (shifted_11[31:0] & {32{shifted_10[13]}}) | (shifted_11[63:32] &
      {32{shifted_10[12]}});
  wire [31:0] joined_40 = {{8{~disjunction_101[3]}}, {8{~disjunction_101[2]}}, {8{~disjunction_101[1]}},
      {8{~disjunction_101[0]}}};
  wire [31:0] disjunction_103 = (shifted_8[31:0] & {32{shifted_7[13]}}) | (shifted_8[63:32] & {32{shifted_7[12]}});
  wire [31:0] joined_41 = {{8{~disjunction_100[3]}}, {8{~disjunction_100[2]}}, {8{~disjunction_100[1]}},
      {8{~disjunction_100[0]}}};
  wire [31:0] disjunction_104 = (shifted_5[31:0] & {32{shifted_4[13]}}) | (shifted_5[63:32] & {32{shifted_4[12]}});
  wire [31:0] disjunction_105 = (((disjunction_102 & joined_40) | disjunction_103) & joined_41) | disjunction_104;
  wire [31:0] joined_42 = {{8{~disjunction_99[3]}}, {8{~disjunction_99[2]}}, {8{~disjunction_99[1]}},
      {8{~disjunction_99[0]}}};
  wire [31:0] disjunction_106 = (shifted_2[31:0] & {32{shifted_1[13]}}) | (shifted_2[63:32] & {32{shifted_1[12]}});
  wire [3:0] disjunction_107 = (shifted_3[3:0] & {4{shifted_1[14]}}) | (shifted_3[7:4] & {4{shifted_1[13]}});
  wire [3:0] disjunction_108 = (shifted_6[3:0] & {4{shifted_4[14]}}) | (shifted_6[7:4] & {4{shifted_4[13]}});
  wire [3:0] disjunction_109 = (shifted_9[3:0] & {4{shifted_7[14]}}) | (shifted_9[7:4] & {4{shifted_7[13]}});
  wire [31:0] disjunction_110 = (shifted_11[31:0] & {32{shifted_10[14]}}) | (shifted_11[63:32] &
      {32{shifted_10[13]}});
  wire [31:0] joined_43 = {{8{~disjunction_109[3]}}, {8{~disjunction_109[2]}}, {8{~disjunction_109[1]}},
      {8{~disjunction_109[0]}}};
  wire [31:0] disjunction_111 = (shifted_8[31:0] & {32{shifted_7[14]}}) | (shifted_8[63:32] & {32{shifted_7[13]}});
  wire [31:0] joined_44 = {{8{~disjunction_108[3]}}, {8{~disjunction_108[2]}}, {8{~disjunction_108[1]}},
      {8{~disjunction_108[0]}}};
  wire [31:0] disjunction_112 = (shifted_5[31:0] & {32{shifted_4[14]}}) | (shifted_5[63:32] & {32{shifted_4[13]}});
  wire [31:0] disjunction_113 = (((disjunction_110 & joined_43) | disjunction_111) & joined_44) | disjunction_112;
  wire [31:0] joined_45 = {{8{~disjunction_107[3]}}, {8{~disjunction_107[2]}}, {8{~disjunction_107[1]}},
      {8{~disjunction_107[0]}}};
  wire [31:0] disjunction_114 = (shifted_2[31:0] & {32{shifted_1[14]}}) | (shifted_2[63:32] & {32{shifted_1[13]}});
  wire [3:0] disjunction_115 = (shifted_3[3:0] & {4{shifted_1[15]}}) | (shifted_3[7:4] & {4{shifted_1[14]}});
  wire [3:0] disjunction_116 = (shifted_6[3:0] & {4{shifted_4[15]}}) | (shifted_6[7:4] & {4{shifted_4[14]}});
  wire [3:0] disjunction_117 = (shifted_9[3:0] & {4{shifted_7[15]}}) | (shifted_9[7:4] & {4{shifted_7[14]}});
  wire [31:0] disjunction_118 = (shifted_11[31:0] & {32{shifted_10[15]}}) | (shifted_11[63:32] &
      {32{shifted_10[14]}});
  wire [31:0] joined_46 = {{8{~disjunction_117[3]}}, {8{~disjunction_117[2]}}, {8{~disjunction_117[1]}},
      {8{~disjunction_117[0]}}};
  wire [31:0] disjunction_119 = (shifted_8[31:0] & {32{shifted_7[15]}}) | (shifted_8[63:32] & {32{shifted_7[14]}});
  wire [31:0] joined_47 = {{8{~disjunction_116[3]}}, {8{~disjunction_116[2]}}, {8{~disjunction_116[1]}},
      {8{~disjunction_116[0]}}};
  wire [31:0] disjunction_120 = (shifted_5[31:0] & {32{shifted_4[15]}}) | (shifted_5[63:32] & {32{shifted_4[14]}});
  wire [31:0] disjunction_121 = (((disjunction_118 & joined_46) | disjunction_119) & joined_47) | disjunction_120;
  wire [31:0] joined_48 = {{8{~disjunction_115[3]}}, {8{~disjunction_115[2]}}, {8{~disjunction_115[1]}},
      {8{~disjunction_115[0]}}};
  wire [31:0] disjunction_122 = (shifted_2[31:0] & {32{shifted_1[15]}}) | (shifted_2[63:32] & {32{shifted_1[14]}});
  wire [31:0] disjunction_123 = (disjunction_2 & joined_3) | (shifted_2[31:0] & {32{shifted_1[0]}});
  wire [3:0] conjunction_4 = shifted_3[7:4] & {4{shifted_1[15]}};
  wire [3:0] conjunction_5 = shifted_6[7:4] & {4{shifted_4[15]}};
  wire [3:0] conjunction_6 = shifted_9[7:4] & {4{shifted_7[15]}};
  wire [31:0] joined_49 = {{8{~conjunction_6[3]}}, {8{~conjunction_6[2]}}, {8{~conjunction_6[1]}},
      {8{~conjunction_6[0]}}};
  wire [31:0] disjunction_124 = (shifted_11[63:32] & {32{shifted_10[15]}} & joined_49) | (shifted_8[63:32] &
      {32{shifted_7[15]}});
  wire [31:0] joined_50 = {{8{~conjunction_5[3]}}, {8{~conjunction_5[2]}}, {8{~conjunction_5[1]}},
      {8{~conjunction_5[0]}}};
  wire [31:0] disjunction_125 = (disjunction_124 & joined_50) | (shifted_5[63:32] & {32{shifted_4[15]}});
  wire [31:0] joined_51 = {{8{~conjunction_4[3]}}, {8{~conjunction_4[2]}}, {8{~conjunction_4[1]}},
      {8{~conjunction_4[0]}}};
  wire [31:0] disjunction_126 = (disjunction_125 & joined_51) | (shifted_2[63:32] & {32{shifted_1[15]}});
  wire [511:0] joined_52 = {(disjunction_121 & joined_48) | disjunction_122, (disjunction_113 & joined_45) |
      disjunction_114, (disjunction_105 & joined_42) | disjunction_106, (disjunction_97 & joined_39) |
      disjunction_98, (disjunction_89 & joined_36) | disjunction_90, (disjunction_81 & joined_33) | disjunction_82,
      (disjunction_73 & joined_30) | disjunction_74, (disjunction_65 & joined_27) | disjunction_66, (disjunction_57 &
      joined_24) | disjunction_58, (disjunction_49 & joined_21) | disjunction_50, (disjunction_41 & joined_18) |
      disjunction_42, (disjunction_33 & joined_15) | disjunction_34, (disjunction_25 & joined_12) | disjunction_26,
      (disjunction_17 & joined_9) | disjunction_18, (disjunction_9 & joined_6) | disjunction_10, disjunction_123};

  assign line = upper_part ? {480'd0, disjunction_126} : joined_52;

  wire [7:0] shifted_12 = 8'hf << offset_0[1:0];
  wire [3:0] disjunction_127 = (shifted_12[3:0] & {4{shifted_10[0]}}) | conjunction_3 | conjunction_2;
  wire [3:0] disjunction_128 = (shifted_12[3:0] & {4{shifted_10[1]}}) | (shifted_12[7:4] & {4{shifted_10[0]}});
  wire [3:0] disjunction_129 = (shifted_12[3:0] & {4{shifted_10[2]}}) | (shifted_12[7:4] & {4{shifted_10[1]}});
  wire [3:0] disjunction_130 = (shifted_12[3:0] & {4{shifted_10[3]}}) | (shifted_12[7:4] & {4{shifted_10[2]}});
  wire [3:0] disjunction_131 = (shifted_12[3:0] & {4{shifted_10[4]}}) | (shifted_12[7:4] & {4{shifted_10[3]}});
  wire [3:0] disjunction_132 = (shifted_12[3:0] & {4{shifted_10[5]}}) | (shifted_12[7:4] & {4{shifted_10[4]}});
  wire [3:0] disjunction_133 = (shifted_12[3:0] & {4{shifted_10[6]}}) | (shifted_12[7:4] & {4{shifted_10[5]}});
  wire [3:0] disjunction_134 = (shifted_12[3:0] & {4{shifted_10[7]}}) | (shifted_12[7:4] & {4{shifted_10[6]}});
  wire [3:0] disjunction_135 = (shifted_12[3:0] & {4{shifted_10[8]}}) | (shifted_12[7:4] & {4{shifted_10[7]}});
  wire [3:0] disjunction_136 = (shifted_12[3:0] & {4{shifted_10[9]}}) | (shifted_12[7:4] & {4{shifted_10[8]}});
  wire [3:0] disjunction_137 = (shifted_12[3:0] & {4{shifted_10[10]}}) | (shifted_12[7:4] & {4{shifted_10[9]}});
  wire [3:0] disjunction_138 = (shifted_12[3:0] & {4{shifted_10[11]}}) | (shifted_12[7:4] & {4{shifted_10[10]}});
  wire [3:0] disjunction_139 = (shifted_12[3:0] & {4{shifted_10[12]}}) | (shifted_12[7:4] & {4{shifted_10[11]}});
  wire [3:0] disjunction_140 = (shifted_12[3:0] & {4{shifted_10[13]}}) | (shifted_12[7:4] & {4{shifted_10[12]}});
  wire [3:0] disjunction_141 = (shifted_12[3:0] & {4{shifted_10[14]}}) | (shifted_12[7:4] & {4{shifted_10[13]}});
  wire [3:0] disjunction_142 = (shifted_12[3:0] & {4{shifted_10[15]}}) | (shifted_12[7:4] & {4{shifted_10[14]}});
  wire [3:0] disjunction_143 = disjunction_142 | disjunction_117 | disjunction_116 | disjunction_115;
  wire [3:0] disjunction_144 = disjunction_141 | disjunction_109 | disjunction_108 | disjunction_107;
  wire [3:0] disjunction_145 = disjunction_140 | disjunction_101 | disjunction_100 | disjunction_99;
  wire [3:0] disjunction_146 = disjunction_139 | disjunction_93 | disjunction_92 | disjunction_91;
  wire [3:0] disjunction_147 = disjunction_138 | disjunction_85 | disjunction_84 | disjunction_83;
  wire [3:0] disjunction_148 = disjunction_137 | disjunction_77 | disjunction_76 | disjunction_75;
  wire [3:0] disjunction_149 = disjunction_136 | disjunction_69 | disjunction_68 | disjunction_67;
  wire [3:0] disjunction_150 = disjunction_135 | disjunction_61 | disjunction_60 | disjunction_59;
  wire [3:0] disjunction_151 = disjunction_134 | disjunction_53 | disjunction_52 | disjunction_51;
  wire [3:0] disjunction_152 = disjunction_133 | disjunction_45 | disjunction_44 | disjunction_43;
  wire [3:0] disjunction_153 = disjunction_132 | disjunction_37 | disjunction_36 | disjunction_35;
  wire [3:0] disjunction_154 = disjunction_131 | disjunction_29 | disjunction_28 | disjunction_27;
  wire [3:0] disjunction_155 = disjunction_130 | disjunction_21 | disjunction_20 | disjunction_19;
  wire [3:0] disjunction_156 = disjunction_129 | disjunction_13 | disjunction_12 | disjunction_11;
  wire [3:0] disjunction_157 = (shifted_12[7:4] & {4{shifted_10[15]}}) | conjunction_6 | conjunction_5;
  wire [63:0] joined_53 = {disjunction_143, disjunction_144, disjunction_145, disjunction_146, disjunction_147,
      disjunction_148, disjunction_149, disjunction_150, disjunction_151, disjunction_152, disjunction_153,
      disjunction_154, disjunction_155, disjunction_156, disjunction_128 | disjunction_5 | disjunction_4 |
      disjunction_3, disjunction_127 | conjunction_1};

  assign mask = upper_part ? {60'd0, disjunction_157 | conjunction_4} : joined_53;

endmodule
