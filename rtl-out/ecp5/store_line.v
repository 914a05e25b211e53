// store_line: generator of hdl/src/memory/store_line.rs
// Written by Tombolo; change the source.

module store_line (
  input wire served_0,
  input wire served_1,
  input wire served_2,
  input wire served_3,
  input wire [3:0] word_0,
  input wire [3:0] word_1,
  input wire [3:0] word_2,
  input wire [3:0] word_3,
  input wire [3:0] window_0,
  input wire [3:0] window_1,
  input wire [3:0] window_2,
  input wire [3:0] window_3,
  input wire [127:0] data_0,
  input wire [127:0] data_1,
  input wire [127:0] data_2,
  input wire [127:0] data_3,
  input wire [3:0] bytes_0,
  input wire [3:0] bytes_1,
  input wire [3:0] bytes_2,
  input wire [3:0] bytes_3,
  input wire keep,
  input wire [511:0] line_before,
  input wire [63:0] mask_before,
  output wire [511:0] line,
  output wire [63:0] mask
);

  wire [15:0] conjunction_1 = ({12'd0, window_0} << word_0) & {16{served_0}};
  wire [3:0] conjunction_2 = bytes_0 & {4{conjunction_1[0]}};
  wire [15:0] conjunction_3 = ({12'd0, window_1} << word_1) & {16{served_1}};
  wire [3:0] conjunction_4 = bytes_1 & {4{conjunction_3[0]}};
  wire [15:0] conjunction_5 = ({12'd0, window_2} << word_2) & {16{served_2}};
  wire [3:0] conjunction_6 = bytes_2 & {4{conjunction_5[0]}};
  wire [15:0] conjunction_7 = ({12'd0, window_3} << word_3) & {16{served_3}};
  wire [3:0] conjunction_8 = bytes_3 & {4{conjunction_7[0]}};
  wire [3:0] disjunction_1 = conjunction_8 | conjunction_6;
  wire [3:0] disjunction_2 = disjunction_1 | conjunction_4;
  wire [3:0] disjunction_3 = disjunction_2 | conjunction_2;
  wire [31:0] joined_1 = {{8{~disjunction_3[3]}}, {8{~disjunction_3[2]}}, {8{~disjunction_3[1]}},
      {8{~disjunction_3[0]}}};
  wire [3:0] conjunction_9 = conjunction_2 & (~disjunction_2);
  wire [31:0] joined_2 = {{8{conjunction_9[3]}}, {8{conjunction_9[2]}}, {8{conjunction_9[1]}}, {8{conjunction_9[0]}}};
  wire [3:0] conjunction_10 = conjunction_4 & (~disjunction_1);
  wire [31:0] joined_3 = {{8{conjunction_10[3]}}, {8{conjunction_10[2]}}, {8{conjunction_10[1]}},
      {8{conjunction_10[0]}}};
  wire [3:0] conjunction_11 = conjunction_6 & (~conjunction_8);
  wire [31:0] joined_4 = {{8{conjunction_11[3]}}, {8{conjunction_11[2]}}, {8{conjunction_11[1]}},
      {8{conjunction_11[0]}}};
  wire [3:0] conjunction_12 = conjunction_8;
  wire [31:0] joined_5 = {{8{conjunction_12[3]}}, {8{conjunction_12[2]}}, {8{conjunction_12[1]}},
      {8{conjunction_12[0]}}};
  wire [31:0] disjunction_4 = (joined_5 & data_3[31:0]) | (joined_4 & data_2[31:0]) | (joined_3 & data_1[31:0]);
  wire [3:0] conjunction_13 = bytes_0 & {4{conjunction_1[1]}};
  wire [3:0] conjunction_14 = bytes_1 & {4{conjunction_3[1]}};
  wire [3:0] conjunction_15 = bytes_2 & {4{conjunction_5[1]}};
  wire [3:0] conjunction_16 = bytes_3 & {4{conjunction_7[1]}};
  wire [3:0] disjunction_5 = conjunction_16 | conjunction_15;
  wire [3:0] disjunction_6 = disjunction_5 | conjunction_14;
  wire [3:0] disjunction_7 = disjunction_6 | conjunction_13;
  wire [31:0] joined_6 = {{8{~disjunction_7[3]}}, {8{~disjunction_7[2]}}, {8{~disjunction_7[1]}},
      {8{~disjunction_7[0]}}};
  wire [3:0] conjunction_17 = conjunction_13 & (~disjunction_6);
  wire [31:0] joined_7 = {{8{conjunction_17[3]}}, {8{conjunction_17[2]}}, {8{conjunction_17[1]}},
      {8{conjunction_17[0]}}};
  wire [3:0] conjunction_18 = conjunction_14 & (~disjunction_5);
  wire [31:0] joined_8 = {{8{conjunction_18[3]}}, {8{conjunction_18[2]}}, {8{conjunction_18[1]}},
      {8{conjunction_18[0]}}};
  wire [3:0] conjunction_19 = conjunction_15 & (~conjunction_16);
  wire [31:0] joined_9 = {{8{conjunction_19[3]}}, {8{conjunction_19[2]}}, {8{conjunction_19[1]}},
      {8{conjunction_19[0]}}};
  wire [3:0] conjunction_20 = conjunction_16;
  wire [31:0] joined_10 = {{8{conjunction_20[3]}}, {8{conjunction_20[2]}}, {8{conjunction_20[1]}},
      {8{conjunction_20[0]}}};
  wire [31:0] disjunction_8 = (joined_10 & data_3[63:32]) | (joined_9 & data_2[63:32]) | (joined_8 & data_1[63:32]);
  wire [3:0] conjunction_21 = bytes_0 & {4{conjunction_1[2]}};
  wire [3:0] conjunction_22 = bytes_1 & {4{conjunction_3[2]}};
  wire [3:0] conjunction_23 = bytes_2 & {4{conjunction_5[2]}};
  wire [3:0] conjunction_24 = bytes_3 & {4{conjunction_7[2]}};
  wire [3:0] disjunction_9 = conjunction_24 | conjunction_23;
  wire [3:0] disjunction_10 = disjunction_9 | conjunction_22;
  wire [3:0] disjunction_11 = disjunction_10 | conjunction_21;
  wire [31:0] joined_11 = {{8{~disjunction_11[3]}}, {8{~disjunction_11[2]}}, {8{~disjunction_11[1]}},
      {8{~disjunction_11[0]}}};
  wire [3:0] conjunction_25 = conjunction_21 & (~disjunction_10);
  wire [31:0] joined_12 = {{8{conjunction_25[3]}}, {8{conjunction_25[2]}}, {8{conjunction_25[1]}},
      {8{conjunction_25[0]}}};
  wire [3:0] conjunction_26 = conjunction_22 & (~disjunction_9);
  wire [31:0] joined_13 = {{8{conjunction_26[3]}}, {8{conjunction_26[2]}}, {8{conjunction_26[1]}},
      {8{conjunction_26[0]}}};
  wire [3:0] conjunction_27 = conjunction_23 & (~conjunction_24);
  wire [31:0] joined_14 = {{8{conjunction_27[3]}}, {8{conjunction_27[2]}}, {8{conjunction_27[1]}},
      {8{conjunction_27[0]}}};
  wire [3:0] conjunction_28 = conjunction_24;
  wire [31:0] joined_15 = {{8{conjunction_28[3]}}, {8{conjunction_28[2]}}, {8{conjunction_28[1]}},
      {8{conjunction_28[0]}}};
  wire [31:0] disjunction_12 = (joined_15 & data_3[95:64]) | (joined_14 & data_2[95:64]) | (joined_13 &
      data_1[95:64]);
  wire [3:0] conjunction_29 = bytes_0 & {4{conjunction_1[3]}};
  wire [3:0] conjunction_30 = bytes_1 & {4{conjunction_3[3]}};
  wire [3:0] conjunction_31 = bytes_2 & {4{conjunction_5[3]}};
  wire [3:0] conjunction_32 = bytes_3 & {4{conjunction_7[3]}};
  wire [3:0] disjunction_13 = conjunction_32 | conjunction_31;
  wire [3:0] disjunction_14 = disjunction_13 | conjunction_30;
  wire [3:0] disjunction_15 = disjunction_14 | conjunction_29;
  wire [31:0] joined_16 = {{8{~disjunction_15[3]}}, {8{~disjunction_15[2]}}, {8{~disjunction_15[1]}},
      {8{~disjunction_15[0]}}};
  wire [3:0] conjunction_33 = conjunction_29 & (~disjunction_14);
  wire [31:0] joined_17 = {{8{conjunction_33[3]}}, {8{conjunction_33[2]}}, {8{conjunction_33[1]}},
      {8{conjunction_33[0]}}};
  wire [3:0] conjunction_34 = conjunction_30 & (~disjunction_13);
  wire [31:0] joined_18 = {{8{conjunction_34[3]}}, {8{conjunction_34[2]}}, {8{conjunction_34[1]}},
      {8{conjunction_34[0]}}};
  wire [3:0] conjunction_35 = conjunction_31 & (~conjunction_32);
  wire [31:0] joined_19 = {{8{conjunction_35[3]}}, {8{conjunction_35[2]}}, {8{conjunction_35[1]}},
      {8{conjunction_35[0]}}};
  wire [3:0] conjunction_36 = conjunction_32;
  wire [31:0] joined_20 = {{8{conjunction_36[3]}}, {8{conjunction_36[2]}}, {8{conjunction_36[1]}},
      {8{conjunction_36[0]}}};
  wire [31:0] disjunction_16 = (joined_20 & data_3[127:96]) | (joined_19 & data_2[127:96]) | (joined_18 &
      data_1[127:96]);
  wire [3:0] conjunction_37 = bytes_0 & {4{conjunction_1[4]}};
  wire [3:0] conjunction_38 = bytes_1 & {4{conjunction_3[4]}};
  wire [3:0] conjunction_39 = bytes_2 & {4{conjunction_5[4]}};
  wire [3:0] conjunction_40 = bytes_3 & {4{conjunction_7[4]}};
  wire [3:0] disjunction_17 = conjunction_40 | conjunction_39;
  wire [3:0] disjunction_18 = disjunction_17 | conjunction_38;
  wire [3:0] disjunction_19 = disjunction_18 | conjunction_37;
  wire [31:0] joined_21 = {{8{~disjunction_19[3]}}, {8{~disjunction_19[2]}}, {8{~disjunction_19[1]}},
      {8{~disjunction_19[0]}}};
  wire [3:0] conjunction_41 = conjunction_37 & (~disjunction_18);
  wire [31:0] joined_22 = {{8{conjunction_41[3]}}, {8{conjunction_41[2]}}, {8{conjunction_41[1]}},
      {8{conjunction_41[0]}}};
  wire [3:0] conjunction_42 = conjunction_38 & (~disjunction_17);
  wire [31:0] joined_23 = {{8{conjunction_42[3]}}, {8{conjunction_42[2]}}, {8{conjunction_42[1]}},
      {8{conjunction_42[0]}}};
  wire [3:0] conjunction_43 = conjunction_39 & (~conjunction_40);
  wire [31:0] joined_24 = {{8{conjunction_43[3]}}, {8{conjunction_43[2]}}, {8{conjunction_43[1]}},
      {8{conjunction_43[0]}}};
  wire [3:0] conjunction_44 = conjunction_40;
  wire [31:0] joined_25 = {{8{conjunction_44[3]}}, {8{conjunction_44[2]}}, {8{conjunction_44[1]}},
      {8{conjunction_44[0]}}};
  wire [31:0] disjunction_20 = (joined_25 & data_3[31:0]) | (joined_24 & data_2[31:0]) | (joined_23 & data_1[31:0]);
  wire [3:0] conjunction_45 = bytes_0 & {4{conjunction_1[5]}};
  wire [3:0] conjunction_46 = bytes_1 & {4{conjunction_3[5]}};
  wire [3:0] conjunction_47 = bytes_2 & {4{conjunction_5[5]}};
  wire [3:0] conjunction_48 = bytes_3 & {4{conjunction_7[5]}};
  wire [3:0] disjunction_21 = conjunction_48 | conjunction_47;
  wire [3:0] disjunction_22 = disjunction_21 | conjunction_46;
  wire [3:0] disjunction_23 = disjunction_22 | conjunction_45;
  wire [31:0] joined_26 = {{8{~disjunction_23[3]}}, {8{~disjunction_23[2]}}, {8{~disjunction_23[1]}},
      {8{~disjunction_23[0]}}};
  wire [3:0] conjunction_49 = conjunction_45 & (~disjunction_22);
  wire [31:0] joined_27 = {{8{conjunction_49[3]}}, {8{conjunction_49[2]}}, {8{conjunction_49[1]}},
      {8{conjunction_49[0]}}};
  wire [3:0] conjunction_50 = conjunction_46 & (~disjunction_21);
  wire [31:0] joined_28 = {{8{conjunction_50[3]}}, {8{conjunction_50[2]}}, {8{conjunction_50[1]}},
      {8{conjunction_50[0]}}};
  wire [3:0] conjunction_51 = conjunction_47 & (~conjunction_48);
  wire [31:0] joined_29 = {{8{conjunction_51[3]}}, {8{conjunction_51[2]}}, {8{conjunction_51[1]}},
      {8{conjunction_51[0]}}};
  wire [3:0] conjunction_52 = conjunction_48;
  wire [31:0] joined_30 = {{8{conjunction_52[3]}}, {8{conjunction_52[2]}}, {8{conjunction_52[1]}},
      {8{conjunction_52[0]}}};
  wire [31:0] disjunction_24 = (joined_30 & data_3[63:32]) | (joined_29 & data_2[63:32]) | (joined_28 &
      data_1[63:32]);
  wire [3:0] conjunction_53 = bytes_0 & {4{conjunction_1[6]}};
  wire [3:0] conjunction_54 = bytes_1 & {4{conjunction_3[6]}};
  wire [3:0] conjunction_55 = bytes_2 & {4{conjunction_5[6]}};
  wire [3:0] conjunction_56 = bytes_3 & {4{conjunction_7[6]}};
  wire [3:0] disjunction_25 = conjunction_56 | conjunction_55;
  wire [3:0] disjunction_26 = disjunction_25 | conjunction_54;
  wire [3:0] disjunction_27 = disjunction_26 | conjunction_53;
  wire [31:0] joined_31 = {{8{~disjunction_27[3]}}, {8{~disjunction_27[2]}}, {8{~disjunction_27[1]}},
      {8{~disjunction_27[0]}}};
  wire [3:0] conjunction_57 = conjunction_53 & (~disjunction_26);
  wire [31:0] joined_32 = {{8{conjunction_57[3]}}, {8{conjunction_57[2]}}, {8{conjunction_57[1]}},
      {8{conjunction_57[0]}}};
  wire [3:0] conjunction_58 = conjunction_54 & (~disjunction_25);
  wire [31:0] joined_33 = {{8{conjunction_58[3]}}, {8{conjunction_58[2]}}, {8{conjunction_58[1]}},
      {8{conjunction_58[0]}}};
  wire [3:0] conjunction_59 = conjunction_55 & (~conjunction_56);
  wire [31:0] joined_34 = {{8{conjunction_59[3]}}, {8{conjunction_59[2]}}, {8{conjunction_59[1]}},
      {8{conjunction_59[0]}}};
  wire [3:0] conjunction_60 = conjunction_56;
  wire [31:0] joined_35 = {{8{conjunction_60[3]}}, {8{conjunction_60[2]}}, {8{conjunction_60[1]}},
      {8{conjunction_60[0]}}};
  wire [31:0] disjunction_28 = (joined_35 & data_3[95:64]) | (joined_34 & data_2[95:64]) | (joined_33 &
      data_1[95:64]);
  wire [3:0] conjunction_61 = bytes_0 & {4{conjunction_1[7]}};
  wire [3:0] conjunction_62 = bytes_1 & {4{conjunction_3[7]}};
  wire [3:0] conjunction_63 = bytes_2 & {4{conjunction_5[7]}};
  wire [3:0] conjunction_64 = bytes_3 & {4{conjunction_7[7]}};
  wire [3:0] disjunction_29 = conjunction_64 | conjunction_63;
  wire [3:0] disjunction_30 = disjunction_29 | conjunction_62;
  wire [3:0] disjunction_31 = disjunction_30 | conjunction_61;
  wire [31:0] joined_36 = {{8{~disjunction_31[3]}}, {8{~disjunction_31[2]}}, {8{~disjunction_31[1]}},
      {8{~disjunction_31[0]}}};
  wire [3:0] conjunction_65 = conjunction_61 & (~disjunction_30);
  wire [31:0] joined_37 = {{8{conjunction_65[3]}}, {8{conjunction_65[2]}}, {8{conjunction_65[1]}},
      {8{conjunction_65[0]}}};
  wire [3:0] conjunction_66 = conjunction_62 & (~disjunction_29);
  wire [31:0] joined_38 = {{8{conjunction_66[3]}}, {8{conjunction_66[2]}}, {8{conjunction_66[1]}},
      {8{conjunction_66[0]}}};
  wire [3:0] conjunction_67 = conjunction_63 & (~conjunction_64);
  wire [31:0] joined_39 = {{8{conjunction_67[3]}}, {8{conjunction_67[2]}}, {8{conjunction_67[1]}},
      {8{conjunction_67[0]}}};
  wire [3:0] conjunction_68 = conjunction_64;
  wire [31:0] joined_40 = {{8{conjunction_68[3]}}, {8{conjunction_68[2]}}, {8{conjunction_68[1]}},
      {8{conjunction_68[0]}}};
  wire [31:0] disjunction_32 = (joined_40 & data_3[127:96]) | (joined_39 & data_2[127:96]) | (joined_38 &
      data_1[127:96]);
  wire [3:0] conjunction_69 = bytes_0 & {4{conjunction_1[8]}};
  wire [3:0] conjunction_70 = bytes_1 & {4{conjunction_3[8]}};
  wire [3:0] conjunction_71 = bytes_2 & {4{conjunction_5[8]}};
  wire [3:0] conjunction_72 = bytes_3 & {4{conjunction_7[8]}};
  wire [3:0] disjunction_33 = conjunction_72 | conjunction_71;
  wire [3:0] disjunction_34 = disjunction_33 | conjunction_70;
  wire [3:0] disjunction_35 = disjunction_34 | conjunction_69;
  wire [31:0] joined_41 = {{8{~disjunction_35[3]}}, {8{~disjunction_35[2]}}, {8{~disjunction_35[1]}},
      {8{~disjunction_35[0]}}};
  wire [3:0] conjunction_73 = conjunction_69 & (~disjunction_34);
  wire [31:0] joined_42 = {{8{conjunction_73[3]}}, {8{conjunction_73[2]}}, {8{conjunction_73[1]}},
      {8{conjunction_73[0]}}};
  wire [3:0] conjunction_74 = conjunction_70 & (~disjunction_33);
  wire [31:0] joined_43 = {{8{conjunction_74[3]}}, {8{conjunction_74[2]}}, {8{conjunction_74[1]}},
      {8{conjunction_74[0]}}};
  wire [3:0] conjunction_75 = conjunction_71 & (~conjunction_72);
  wire [31:0] joined_44 = {{8{conjunction_75[3]}}, {8{conjunction_75[2]}}, {8{conjunction_75[1]}},
      {8{conjunction_75[0]}}};
  wire [3:0] conjunction_76 = conjunction_72;
  wire [31:0] joined_45 = {{8{conjunction_76[3]}}, {8{conjunction_76[2]}}, {8{conjunction_76[1]}},
      {8{conjunction_76[0]}}};
  wire [31:0] disjunction_36 = (joined_45 & data_3[31:0]) | (joined_44 & data_2[31:0]) | (joined_43 & data_1[31:0]);
  wire [3:0] conjunction_77 = bytes_0 & {4{conjunction_1[9]}};
  wire [3:0] conjunction_78 = bytes_1 & {4{conjunction_3[9]}};
  wire [3:0] conjunction_79 = bytes_2 & {4{conjunction_5[9]}};
  wire [3:0] conjunction_80 = bytes_3 & {4{conjunction_7[9]}};
  wire [3:0] disjunction_37 = conjunction_80 | conjunction_79;
  wire [3:0] disjunction_38 = disjunction_37 | conjunction_78;
  wire [3:0] disjunction_39 = disjunction_38 | conjunction_77;
  wire [31:0] joined_46 = {{8{~disjunction_39[3]}}, {8{~disjunction_39[2]}}, {8{~disjunction_39[1]}},
      {8{~disjunction_39[0]}}};
  wire [3:0] conjunction_81 = conjunction_77 & (~disjunction_38);
  wire [31:0] joined_47 = {{8{conjunction_81[3]}}, {8{conjunction_81[2]}}, {8{conjunction_81[1]}},
      {8{conjunction_81[0]}}};
  wire [3:0] conjunction_82 = conjunction_78 & (~disjunction_37);
  wire [31:0] joined_48 = {{8{conjunction_82[3]}}, {8{conjunction_82[2]}}, {8{conjunction_82[1]}},
      {8{conjunction_82[0]}}};
  wire [3:0] conjunction_83 = conjunction_79 & (~conjunction_80);
  wire [31:0] joined_49 = {{8{conjunction_83[3]}}, {8{conjunction_83[2]}}, {8{conjunction_83[1]}},
      {8{conjunction_83[0]}}};
  wire [3:0] conjunction_84 = conjunction_80;
  wire [31:0] joined_50 = {{8{conjunction_84[3]}}, {8{conjunction_84[2]}}, {8{conjunction_84[1]}},
      {8{conjunction_84[0]}}};
  wire [31:0] disjunction_40 = (joined_50 & data_3[63:32]) | (joined_49 & data_2[63:32]) | (joined_48 &
      data_1[63:32]);
  wire [3:0] conjunction_85 = bytes_0 & {4{conjunction_1[10]}};
  wire [3:0] conjunction_86 = bytes_1 & {4{conjunction_3[10]}};
  wire [3:0] conjunction_87 = bytes_2 & {4{conjunction_5[10]}};
  wire [3:0] conjunction_88 = bytes_3 & {4{conjunction_7[10]}};
  wire [3:0] disjunction_41 = conjunction_88 | conjunction_87;
  wire [3:0] disjunction_42 = disjunction_41 | conjunction_86;
  wire [3:0] disjunction_43 = disjunction_42 | conjunction_85;
  wire [31:0] joined_51 = {{8{~disjunction_43[3]}}, {8{~disjunction_43[2]}}, {8{~disjunction_43[1]}},
      {8{~disjunction_43[0]}}};
  wire [3:0] conjunction_89 = conjunction_85 & (~disjunction_42);
  wire [31:0] joined_52 = {{8{conjunction_89[3]}}, {8{conjunction_89[2]}}, {8{conjunction_89[1]}},
      {8{conjunction_89[0]}}};
  wire [3:0] conjunction_90 = conjunction_86 & (~disjunction_41);
  wire [31:0] joined_53 = {{8{conjunction_90[3]}}, {8{conjunction_90[2]}}, {8{conjunction_90[1]}},
      {8{conjunction_90[0]}}};
  wire [3:0] conjunction_91 = conjunction_87 & (~conjunction_88);
  wire [31:0] joined_54 = {{8{conjunction_91[3]}}, {8{conjunction_91[2]}}, {8{conjunction_91[1]}},
      {8{conjunction_91[0]}}};
  wire [3:0] conjunction_92 = conjunction_88;
  wire [31:0] joined_55 = {{8{conjunction_92[3]}}, {8{conjunction_92[2]}}, {8{conjunction_92[1]}},
      {8{conjunction_92[0]}}};
  wire [31:0] disjunction_44 = (joined_55 & data_3[95:64]) | (joined_54 & data_2[95:64]) | (joined_53 &
      data_1[95:64]);
  wire [3:0] conjunction_93 = bytes_0 & {4{conjunction_1[11]}};
  wire [3:0] conjunction_94 = bytes_1 & {4{conjunction_3[11]}};
  wire [3:0] conjunction_95 = bytes_2 & {4{conjunction_5[11]}};
  wire [3:0] conjunction_96 = bytes_3 & {4{conjunction_7[11]}};
  wire [3:0] disjunction_45 = conjunction_96 | conjunction_95;
  wire [3:0] disjunction_46 = disjunction_45 | conjunction_94;
  wire [3:0] disjunction_47 = disjunction_46 | conjunction_93;
  wire [31:0] joined_56 = {{8{~disjunction_47[3]}}, {8{~disjunction_47[2]}}, {8{~disjunction_47[1]}},
      {8{~disjunction_47[0]}}};
  wire [3:0] conjunction_97 = conjunction_93 & (~disjunction_46);
  wire [31:0] joined_57 = {{8{conjunction_97[3]}}, {8{conjunction_97[2]}}, {8{conjunction_97[1]}},
      {8{conjunction_97[0]}}};
  wire [3:0] conjunction_98 = conjunction_94 & (~disjunction_45);
  wire [31:0] joined_58 = {{8{conjunction_98[3]}}, {8{conjunction_98[2]}}, {8{conjunction_98[1]}},
      {8{conjunction_98[0]}}};
  wire [3:0] conjunction_99 = conjunction_95 & (~conjunction_96);
  wire [31:0] joined_59 = {{8{conjunction_99[3]}}, {8{conjunction_99[2]}}, {8{conjunction_99[1]}},
      {8{conjunction_99[0]}}};
  wire [3:0] conjunction_100 = conjunction_96;
  wire [31:0] joined_60 = {{8{conjunction_100[3]}}, {8{conjunction_100[2]}}, {8{conjunction_100[1]}},
      {8{conjunction_100[0]}}};
  wire [31:0] disjunction_48 = (joined_60 & data_3[127:96]) | (joined_59 & data_2[127:96]) | (joined_58 &
      data_1[127:96]);
  wire [3:0] conjunction_101 = bytes_0 & {4{conjunction_1[12]}};
  wire [3:0] conjunction_102 = bytes_1 & {4{conjunction_3[12]}};
  wire [3:0] conjunction_103 = bytes_2 & {4{conjunction_5[12]}};
  wire [3:0] conjunction_104 = bytes_3 & {4{conjunction_7[12]}};
  wire [3:0] disjunction_49 = conjunction_104 | conjunction_103;
  wire [3:0] disjunction_50 = disjunction_49 | conjunction_102;
  wire [3:0] disjunction_51 = disjunction_50 | conjunction_101;
  wire [31:0] joined_61 = {{8{~disjunction_51[3]}}, {8{~disjunction_51[2]}}, {8{~disjunction_51[1]}},
      {8{~disjunction_51[0]}}};
  wire [3:0] conjunction_105 = conjunction_101 & (~disjunction_50);
  wire [31:0] joined_62 = {{8{conjunction_105[3]}}, {8{conjunction_105[2]}}, {8{conjunction_105[1]}},
      {8{conjunction_105[0]}}};
  wire [3:0] conjunction_106 = conjunction_102 & (~disjunction_49);
  wire [31:0] joined_63 = {{8{conjunction_106[3]}}, {8{conjunction_106[2]}}, {8{conjunction_106[1]}},
      {8{conjunction_106[0]}}};
  wire [3:0] conjunction_107 = conjunction_103 & (~conjunction_104);
  wire [31:0] joined_64 = {{8{conjunction_107[3]}}, {8{conjunction_107[2]}}, {8{conjunction_107[1]}},
      {8{conjunction_107[0]}}};
  wire [3:0] conjunction_108 = conjunction_104;
  wire [31:0] joined_65 = {{8{conjunction_108[3]}}, {8{conjunction_108[2]}}, {8{conjunction_108[1]}},
      {8{conjunction_108[0]}}};
  wire [31:0] disjunction_52 = (joined_65 & data_3[31:0]) | (joined_64 & data_2[31:0]) | (joined_63 & data_1[31:0]);
  wire [3:0] conjunction_109 = bytes_0 & {4{conjunction_1[13]}};
  wire [3:0] conjunction_110 = bytes_1 & {4{conjunction_3[13]}};
  wire [3:0] conjunction_111 = bytes_2 & {4{conjunction_5[13]}};
  wire [3:0] conjunction_112 = bytes_3 & {4{conjunction_7[13]}};
  wire [3:0] disjunction_53 = conjunction_112 | conjunction_111;
  wire [3:0] disjunction_54 = disjunction_53 | conjunction_110;
  wire [3:0] disjunction_55 = disjunction_54 | conjunction_109;
  wire [31:0] joined_66 = {{8{~disjunction_55[3]}}, {8{~disjunction_55[2]}}, {8{~disjunction_55[1]}},
      {8{~disjunction_55[0]}}};
  wire [3:0] conjunction_113 = conjunction_109 & (~disjunction_54);
  wire [31:0] joined_67 = {{8{conjunction_113[3]}}, {8{conjunction_113[2]}}, {8{conjunction_113[1]}},
      {8{conjunction_113[0]}}};
  wire [3:0] conjunction_114 = conjunction_110 & (~disjunction_53);
  wire [31:0] joined_68 = {{8{conjunction_114[3]}}, {8{conjunction_114[2]}}, {8{conjunction_114[1]}},
      {8{conjunction_114[0]}}};
  wire [3:0] conjunction_115 = conjunction_111 & (~conjunction_112);
  wire [31:0] joined_69 = {{8{conjunction_115[3]}}, {8{conjunction_115[2]}}, {8{conjunction_115[1]}},
      {8{conjunction_115[0]}}};
  wire [3:0] conjunction_116 = conjunction_112;
  wire [31:0] joined_70 = {{8{conjunction_116[3]}}, {8{conjunction_116[2]}}, {8{conjunction_116[1]}},
      {8{conjunction_116[0]}}};
  wire [31:0] disjunction_56 = (joined_70 & data_3[63:32]) | (joined_69 & data_2[63:32]) | (joined_68 &
      data_1[63:32]);
  wire [3:0] conjunction_117 = bytes_0 & {4{conjunction_1[14]}};
  wire [3:0] conjunction_118 = bytes_1 & {4{conjunction_3[14]}};
  wire [3:0] conjunction_119 = bytes_2 & {4{conjunction_5[14]}};
  wire [3:0] conjunction_120 = bytes_3 & {4{conjunction_7[14]}};
  wire [3:0] disjunction_57 = conjunction_120 | conjunction_119;
  wire [3:0] disjunction_58 = disjunction_57 | conjunction_118;
  wire [3:0] disjunction_59 = disjunction_58 | conjunction_117;
  wire [31:0] joined_71 = {{8{~disjunction_59[3]}}, {8{~disjunction_59[2]}}, {8{~disjunction_59[1]}},
      {8{~disjunction_59[0]}}};
  wire [3:0] conjunction_121 = conjunction_117 & (~disjunction_58);
  wire [31:0] joined_72 = {{8{conjunction_121[3]}}, {8{conjunction_121[2]}}, {8{conjunction_121[1]}},
      {8{conjunction_121[0]}}};
  wire [3:0] conjunction_122 = conjunction_118 & (~disjunction_57);
  wire [31:0] joined_73 = {{8{conjunction_122[3]}}, {8{conjunction_122[2]}}, {8{conjunction_122[1]}},
      {8{conjunction_122[0]}}};
  wire [3:0] conjunction_123 = conjunction_119 & (~conjunction_120);
  wire [31:0] joined_74 = {{8{conjunction_123[3]}}, {8{conjunction_123[2]}}, {8{conjunction_123[1]}},
      {8{conjunction_123[0]}}};
  wire [3:0] conjunction_124 = conjunction_120;
  wire [31:0] joined_75 = {{8{conjunction_124[3]}}, {8{conjunction_124[2]}}, {8{conjunction_124[1]}},
      {8{conjunction_124[0]}}};
  wire [31:0] disjunction_60 = (joined_75 & data_3[95:64]) | (joined_74 & data_2[95:64]) | (joined_73 &
      data_1[95:64]);
  wire [3:0] conjunction_125 = bytes_0 & {4{conjunction_1[15]}};
  wire [3:0] conjunction_126 = bytes_1 & {4{conjunction_3[15]}};
  wire [3:0] conjunction_127 = bytes_2 & {4{conjunction_5[15]}};
  wire [3:0] conjunction_128 = bytes_3 & {4{conjunction_7[15]}};
  wire [3:0] disjunction_61 = conjunction_128 | conjunction_127;
  wire [3:0] disjunction_62 = disjunction_61 | conjunction_126;
  wire [3:0] disjunction_63 = disjunction_62 | conjunction_125;
  wire [31:0] joined_76 = {{8{~disjunction_63[3]}}, {8{~disjunction_63[2]}}, {8{~disjunction_63[1]}},
      {8{~disjunction_63[0]}}};
  wire [3:0] conjunction_129 = conjunction_125 & (~disjunction_62);
  wire [31:0] joined_77 = {{8{conjunction_129[3]}}, {8{conjunction_129[2]}}, {8{conjunction_129[1]}},
      {8{conjunction_129[0]}}};
  wire [3:0] conjunction_130 = conjunction_126 & (~disjunction_61);
  wire [31:0] joined_78 = {{8{conjunction_130[3]}}, {8{conjunction_130[2]}}, {8{conjunction_130[1]}},
      {8{conjunction_130[0]}}};
  wire [3:0] conjunction_131 = conjunction_127 & (~conjunction_128);
  wire [31:0] joined_79 = {{8{conjunction_131[3]}}, {8{conjunction_131[2]}}, {8{conjunction_131[1]}},
      {8{conjunction_131[0]}}};
  wire [3:0] conjunction_132 = conjunction_128;
  wire [31:0] joined_80 = {{8{conjunction_132[3]}}, {8{conjunction_132[2]}}, {8{conjunction_132[1]}},
      {8{conjunction_132[0]}}};
  wire [31:0] disjunction_64 = (joined_80 & data_3[127:96]) | (joined_79 & data_2[127:96]) | (joined_78 &
      data_1[127:96]);
  wire [31:0] disjunction_65 = disjunction_64 | (joined_77 & data_0[127:96]) | (joined_76 & line_before[511:480]);
  wire [31:0] disjunction_66 = disjunction_60 | (joined_72 & data_0[95:64]) | (joined_71 & line_before[479:448]);
  wire [31:0] disjunction_67 = disjunction_56 | (joined_67 & data_0[63:32]) | (joined_66 & line_before[447:416]);
  wire [31:0] disjunction_68 = disjunction_52 | (joined_62 & data_0[31:0]) | (joined_61 & line_before[415:384]);
  wire [31:0] disjunction_69 = disjunction_48 | (joined_57 & data_0[127:96]) | (joined_56 & line_before[383:352]);
  wire [31:0] disjunction_70 = disjunction_44 | (joined_52 & data_0[95:64]) | (joined_51 & line_before[351:320]);
  wire [31:0] disjunction_71 = disjunction_40 | (joined_47 & data_0[63:32]) | (joined_46 & line_before[319:288]);
  wire [31:0] disjunction_72 = disjunction_36 | (joined_42 & data_0[31:0]) | (joined_41 & line_before[287:256]);
  wire [31:0] disjunction_73 = disjunction_32 | (joined_37 & data_0[127:96]) | (joined_36 & line_before[255:224]);
  wire [31:0] disjunction_74 = disjunction_28 | (joined_32 & data_0[95:64]) | (joined_31 & line_before[223:192]);
  wire [31:0] disjunction_75 = disjunction_24 | (joined_27 & data_0[63:32]) | (joined_26 & line_before[191:160]);
  wire [31:0] disjunction_76 = disjunction_20 | (joined_22 & data_0[31:0]) | (joined_21 & line_before[159:128]);
  wire [31:0] disjunction_77 = disjunction_16 | (joined_17 & data_0[127:96]) | (joined_16 & line_before[127:96]);
  wire [31:0] disjunction_78 = disjunction_12 | (joined_12 & data_0[95:64]) | (joined_11 & line_before[95:64]);
  wire [31:0] disjunction_79 = disjunction_8 | (joined_7 & data_0[63:32]) | (joined_6 & line_before[63:32]);
  wire [31:0] disjunction_80 = disjunction_4 | (joined_2 & data_0[31:0]) | (joined_1 & line_before[31:0]);

  assign line = {disjunction_65, disjunction_66, disjunction_67, disjunction_68, disjunction_69, disjunction_70,
      disjunction_71, disjunction_72, disjunction_73, disjunction_74, disjunction_75, disjunction_76, disjunction_77,
      disjunction_78, disjunction_79, disjunction_80};
  wire [63:0] conjunction_133 = mask_before & {64{keep}};
  assign mask = {disjunction_63 | conjunction_133[63:60], disjunction_59 | conjunction_133[59:56], disjunction_55 |
      conjunction_133[55:52], disjunction_51 | conjunction_133[51:48], disjunction_47 | conjunction_133[47:44],
      disjunction_43 | conjunction_133[43:40], disjunction_39 | conjunction_133[39:36], disjunction_35 |
      conjunction_133[35:32], disjunction_31 | conjunction_133[31:28], disjunction_27 | conjunction_133[27:24],
      disjunction_23 | conjunction_133[23:20], disjunction_19 | conjunction_133[19:16], disjunction_15 |
      conjunction_133[15:12], disjunction_11 | conjunction_133[11:8], disjunction_7 | conjunction_133[7:4],
      disjunction_3 | conjunction_133[3:0]};

endmodule
