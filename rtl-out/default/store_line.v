// store_line: generator of hdl/src/memory/store_line.rs
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
  input wire [127:0] data_0,
  input wire [127:0] data_1,
  input wire [127:0] data_2,
  input wire [127:0] data_3,
  input wire [127:0] data_4,
  input wire [127:0] data_5,
  input wire [127:0] data_6,
  input wire [127:0] data_7,
  input wire [127:0] data_8,
  input wire [127:0] data_9,
  input wire [127:0] data_10,
  input wire [127:0] data_11,
  input wire [127:0] data_12,
  input wire [127:0] data_13,
  input wire [127:0] data_14,
  input wire [127:0] data_15,
  input wire [127:0] data_16,
  input wire [127:0] data_17,
  input wire [127:0] data_18,
  input wire [127:0] data_19,
  input wire [127:0] data_20,
  input wire [127:0] data_21,
  input wire [127:0] data_22,
  input wire [127:0] data_23,
  input wire [127:0] data_24,
  input wire [127:0] data_25,
  input wire [127:0] data_26,
  input wire [127:0] data_27,
  input wire [127:0] data_28,
  input wire [127:0] data_29,
  input wire [127:0] data_30,
  input wire [127:0] data_31,
  input wire [3:0] bytes_0,
  input wire [3:0] bytes_1,
  input wire [3:0] bytes_2,
  input wire [3:0] bytes_3,
  input wire [3:0] bytes_4,
  input wire [3:0] bytes_5,
  input wire [3:0] bytes_6,
  input wire [3:0] bytes_7,
  input wire [3:0] bytes_8,
  input wire [3:0] bytes_9,
  input wire [3:0] bytes_10,
  input wire [3:0] bytes_11,
  input wire [3:0] bytes_12,
  input wire [3:0] bytes_13,
  input wire [3:0] bytes_14,
  input wire [3:0] bytes_15,
  input wire [3:0] bytes_16,
  input wire [3:0] bytes_17,
  input wire [3:0] bytes_18,
  input wire [3:0] bytes_19,
  input wire [3:0] bytes_20,
  input wire [3:0] bytes_21,
  input wire [3:0] bytes_22,
  input wire [3:0] bytes_23,
  input wire [3:0] bytes_24,
  input wire [3:0] bytes_25,
  input wire [3:0] bytes_26,
  input wire [3:0] bytes_27,
  input wire [3:0] bytes_28,
  input wire [3:0] bytes_29,
  input wire [3:0] bytes_30,
  input wire [3:0] bytes_31,
  input wire keep,
  input wire [511:0] line_before,
  input wire [63:0] mask_before,
  output wire [511:0] line,
  output wire [63:0] mask
);

  wire [15:0] conjunction_1 = ({12'd0, window_0} << word_0) & {16{served_0}};
  wire [15:0] conjunction_2 = ({12'd0, window_1} << word_1) & {16{served_1}};
  wire [15:0] conjunction_3 = ({12'd0, window_2} << word_2) & {16{served_2}};
  wire [15:0] conjunction_4 = ({12'd0, window_3} << word_3) & {16{served_3}};
  wire [15:0] conjunction_5 = ({12'd0, window_4} << word_4) & {16{served_4}};
  wire [15:0] conjunction_6 = ({12'd0, window_5} << word_5) & {16{served_5}};
  wire [15:0] conjunction_7 = ({12'd0, window_6} << word_6) & {16{served_6}};
  wire [15:0] conjunction_8 = ({12'd0, window_7} << word_7) & {16{served_7}};
  wire [15:0] conjunction_9 = ({12'd0, window_8} << word_8) & {16{served_8}};
  wire [15:0] conjunction_10 = ({12'd0, window_9} << word_9) & {16{served_9}};
  wire [15:0] conjunction_11 = ({12'd0, window_10} << word_10) & {16{served_10}};
  wire [15:0] conjunction_12 = ({12'd0, window_11} << word_11) & {16{served_11}};
  wire [15:0] conjunction_13 = ({12'd0, window_12} << word_12) & {16{served_12}};
  wire [15:0] conjunction_14 = ({12'd0, window_13} << word_13) & {16{served_13}};
  wire [15:0] conjunction_15 = ({12'd0, window_14} << word_14) & {16{served_14}};
  wire [15:0] conjunction_16 = ({12'd0, window_15} << word_15) & {16{served_15}};
  wire [15:0] conjunction_17 = ({12'd0, window_16} << word_16) & {16{served_16}};
  wire [15:0] conjunction_18 = ({12'd0, window_17} << word_17) & {16{served_17}};
  wire [15:0] conjunction_19 = ({12'd0, window_18} << word_18) & {16{served_18}};
  wire [15:0] conjunction_20 = ({12'd0, window_19} << word_19) & {16{served_19}};
  wire [15:0] conjunction_21 = ({12'd0, window_20} << word_20) & {16{served_20}};
  wire [15:0] conjunction_22 = ({12'd0, window_21} << word_21) & {16{served_21}};
  wire [15:0] conjunction_23 = ({12'd0, window_22} << word_22) & {16{served_22}};
  wire [15:0] conjunction_24 = ({12'd0, window_23} << word_23) & {16{served_23}};
  wire [15:0] conjunction_25 = ({12'd0, window_24} << word_24) & {16{served_24}};
  wire [15:0] conjunction_26 = ({12'd0, window_25} << word_25) & {16{served_25}};
  wire [15:0] conjunction_27 = ({12'd0, window_26} << word_26) & {16{served_26}};
  wire [15:0] conjunction_28 = ({12'd0, window_27} << word_27) & {16{served_27}};
  wire [15:0] conjunction_29 = ({12'd0, window_28} << word_28) & {16{served_28}};
  wire [15:0] conjunction_30 = ({12'd0, window_29} << word_29) & {16{served_29}};
  wire [15:0] conjunction_31 = ({12'd0, window_30} << word_30) & {16{served_30}};
  wire [15:0] conjunction_32 = ({12'd0, window_31} << word_31) & {16{served_31}};
  wire [3:0] conjunction_33 = bytes_31 & {4{conjunction_32[0]}};
  wire [3:0] conjunction_34 = conjunction_33;
  wire [31:0] joined_1 = {{8{conjunction_34[3]}}, {8{conjunction_34[2]}}, {8{conjunction_34[1]}},
      {8{conjunction_34[0]}}};
  wire [3:0] conjunction_35 = bytes_30 & {4{conjunction_31[0]}};
  wire [3:0] conjunction_36 = conjunction_35 & (~conjunction_33);
  wire [31:0] joined_2 = {{8{conjunction_36[3]}}, {8{conjunction_36[2]}}, {8{conjunction_36[1]}},
      {8{conjunction_36[0]}}};
  wire [3:0] disjunction_1 = conjunction_33 | conjunction_35;
  wire [3:0] conjunction_37 = bytes_29 & {4{conjunction_30[0]}};
  wire [3:0] conjunction_38 = conjunction_37 & (~disjunction_1);
  wire [31:0] joined_3 = {{8{conjunction_38[3]}}, {8{conjunction_38[2]}}, {8{conjunction_38[1]}},
      {8{conjunction_38[0]}}};
  wire [3:0] disjunction_2 = disjunction_1 | conjunction_37;
  wire [3:0] conjunction_39 = bytes_28 & {4{conjunction_29[0]}};
  wire [3:0] conjunction_40 = conjunction_39 & (~disjunction_2);
  wire [31:0] joined_4 = {{8{conjunction_40[3]}}, {8{conjunction_40[2]}}, {8{conjunction_40[1]}},
      {8{conjunction_40[0]}}};
  wire [3:0] disjunction_3 = disjunction_2 | conjunction_39;
  wire [3:0] conjunction_41 = bytes_27 & {4{conjunction_28[0]}};
  wire [3:0] conjunction_42 = conjunction_41 & (~disjunction_3);
  wire [31:0] joined_5 = {{8{conjunction_42[3]}}, {8{conjunction_42[2]}}, {8{conjunction_42[1]}},
      {8{conjunction_42[0]}}};
  wire [3:0] disjunction_4 = disjunction_3 | conjunction_41;
  wire [3:0] conjunction_43 = bytes_26 & {4{conjunction_27[0]}};
  wire [3:0] conjunction_44 = conjunction_43 & (~disjunction_4);
  wire [31:0] joined_6 = {{8{conjunction_44[3]}}, {8{conjunction_44[2]}}, {8{conjunction_44[1]}},
      {8{conjunction_44[0]}}};
  wire [3:0] disjunction_5 = disjunction_4 | conjunction_43;
  wire [3:0] conjunction_45 = bytes_25 & {4{conjunction_26[0]}};
  wire [3:0] conjunction_46 = conjunction_45 & (~disjunction_5);
  wire [31:0] joined_7 = {{8{conjunction_46[3]}}, {8{conjunction_46[2]}}, {8{conjunction_46[1]}},
      {8{conjunction_46[0]}}};
  wire [3:0] disjunction_6 = disjunction_5 | conjunction_45;
  wire [3:0] conjunction_47 = bytes_24 & {4{conjunction_25[0]}};
  wire [3:0] conjunction_48 = conjunction_47 & (~disjunction_6);
  wire [31:0] joined_8 = {{8{conjunction_48[3]}}, {8{conjunction_48[2]}}, {8{conjunction_48[1]}},
      {8{conjunction_48[0]}}};
  wire [3:0] disjunction_7 = disjunction_6 | conjunction_47;
  wire [3:0] conjunction_49 = bytes_23 & {4{conjunction_24[0]}};
  wire [3:0] conjunction_50 = conjunction_49 & (~disjunction_7);
  wire [31:0] joined_9 = {{8{conjunction_50[3]}}, {8{conjunction_50[2]}}, {8{conjunction_50[1]}},
      {8{conjunction_50[0]}}};
  wire [3:0] disjunction_8 = disjunction_7 | conjunction_49;
  wire [3:0] conjunction_51 = bytes_22 & {4{conjunction_23[0]}};
  wire [3:0] conjunction_52 = conjunction_51 & (~disjunction_8);
  wire [31:0] joined_10 = {{8{conjunction_52[3]}}, {8{conjunction_52[2]}}, {8{conjunction_52[1]}},
      {8{conjunction_52[0]}}};
  wire [3:0] disjunction_9 = disjunction_8 | conjunction_51;
  wire [3:0] conjunction_53 = bytes_21 & {4{conjunction_22[0]}};
  wire [3:0] conjunction_54 = conjunction_53 & (~disjunction_9);
  wire [31:0] joined_11 = {{8{conjunction_54[3]}}, {8{conjunction_54[2]}}, {8{conjunction_54[1]}},
      {8{conjunction_54[0]}}};
  wire [3:0] disjunction_10 = disjunction_9 | conjunction_53;
  wire [3:0] conjunction_55 = bytes_20 & {4{conjunction_21[0]}};
  wire [3:0] conjunction_56 = conjunction_55 & (~disjunction_10);
  wire [31:0] joined_12 = {{8{conjunction_56[3]}}, {8{conjunction_56[2]}}, {8{conjunction_56[1]}},
      {8{conjunction_56[0]}}};
  wire [3:0] disjunction_11 = disjunction_10 | conjunction_55;
  wire [3:0] conjunction_57 = bytes_19 & {4{conjunction_20[0]}};
  wire [3:0] conjunction_58 = conjunction_57 & (~disjunction_11);
  wire [31:0] joined_13 = {{8{conjunction_58[3]}}, {8{conjunction_58[2]}}, {8{conjunction_58[1]}},
      {8{conjunction_58[0]}}};
  wire [3:0] disjunction_12 = disjunction_11 | conjunction_57;
  wire [3:0] conjunction_59 = bytes_18 & {4{conjunction_19[0]}};
  wire [3:0] conjunction_60 = conjunction_59 & (~disjunction_12);
  wire [31:0] joined_14 = {{8{conjunction_60[3]}}, {8{conjunction_60[2]}}, {8{conjunction_60[1]}},
      {8{conjunction_60[0]}}};
  wire [3:0] disjunction_13 = disjunction_12 | conjunction_59;
  wire [3:0] conjunction_61 = bytes_17 & {4{conjunction_18[0]}};
  wire [3:0] conjunction_62 = conjunction_61 & (~disjunction_13);
  wire [31:0] joined_15 = {{8{conjunction_62[3]}}, {8{conjunction_62[2]}}, {8{conjunction_62[1]}},
      {8{conjunction_62[0]}}};
  wire [3:0] disjunction_14 = disjunction_13 | conjunction_61;
  wire [3:0] conjunction_63 = bytes_16 & {4{conjunction_17[0]}};
  wire [3:0] conjunction_64 = conjunction_63 & (~disjunction_14);
  wire [31:0] joined_16 = {{8{conjunction_64[3]}}, {8{conjunction_64[2]}}, {8{conjunction_64[1]}},
      {8{conjunction_64[0]}}};
  wire [3:0] disjunction_15 = disjunction_14 | conjunction_63;
  wire [3:0] conjunction_65 = bytes_15 & {4{conjunction_16[0]}};
  wire [3:0] conjunction_66 = conjunction_65 & (~disjunction_15);
  wire [31:0] joined_17 = {{8{conjunction_66[3]}}, {8{conjunction_66[2]}}, {8{conjunction_66[1]}},
      {8{conjunction_66[0]}}};
  wire [3:0] disjunction_16 = disjunction_15 | conjunction_65;
  wire [3:0] conjunction_67 = bytes_14 & {4{conjunction_15[0]}};
  wire [3:0] conjunction_68 = conjunction_67 & (~disjunction_16);
  wire [31:0] joined_18 = {{8{conjunction_68[3]}}, {8{conjunction_68[2]}}, {8{conjunction_68[1]}},
      {8{conjunction_68[0]}}};
  wire [3:0] disjunction_17 = disjunction_16 | conjunction_67;
  wire [3:0] conjunction_69 = bytes_13 & {4{conjunction_14[0]}};
  wire [3:0] conjunction_70 = conjunction_69 & (~disjunction_17);
  wire [31:0] joined_19 = {{8{conjunction_70[3]}}, {8{conjunction_70[2]}}, {8{conjunction_70[1]}},
      {8{conjunction_70[0]}}};
  wire [3:0] disjunction_18 = disjunction_17 | conjunction_69;
  wire [3:0] conjunction_71 = bytes_12 & {4{conjunction_13[0]}};
  wire [3:0] conjunction_72 = conjunction_71 & (~disjunction_18);
  wire [31:0] joined_20 = {{8{conjunction_72[3]}}, {8{conjunction_72[2]}}, {8{conjunction_72[1]}},
      {8{conjunction_72[0]}}};
  wire [3:0] disjunction_19 = disjunction_18 | conjunction_71;
  wire [3:0] conjunction_73 = bytes_11 & {4{conjunction_12[0]}};
  wire [3:0] conjunction_74 = conjunction_73 & (~disjunction_19);
  wire [31:0] joined_21 = {{8{conjunction_74[3]}}, {8{conjunction_74[2]}}, {8{conjunction_74[1]}},
      {8{conjunction_74[0]}}};
  wire [3:0] disjunction_20 = disjunction_19 | conjunction_73;
  wire [3:0] conjunction_75 = bytes_10 & {4{conjunction_11[0]}};
  wire [3:0] conjunction_76 = conjunction_75 & (~disjunction_20);
  wire [31:0] joined_22 = {{8{conjunction_76[3]}}, {8{conjunction_76[2]}}, {8{conjunction_76[1]}},
      {8{conjunction_76[0]}}};
  wire [3:0] disjunction_21 = disjunction_20 | conjunction_75;
  wire [3:0] conjunction_77 = bytes_9 & {4{conjunction_10[0]}};
  wire [3:0] conjunction_78 = conjunction_77 & (~disjunction_21);
  wire [31:0] joined_23 = {{8{conjunction_78[3]}}, {8{conjunction_78[2]}}, {8{conjunction_78[1]}},
      {8{conjunction_78[0]}}};
  wire [3:0] disjunction_22 = disjunction_21 | conjunction_77;
  wire [3:0] conjunction_79 = bytes_8 & {4{conjunction_9[0]}};
  wire [3:0] conjunction_80 = conjunction_79 & (~disjunction_22);
  wire [31:0] joined_24 = {{8{conjunction_80[3]}}, {8{conjunction_80[2]}}, {8{conjunction_80[1]}},
      {8{conjunction_80[0]}}};
  wire [3:0] disjunction_23 = disjunction_22 | conjunction_79;
  wire [3:0] conjunction_81 = bytes_7 & {4{conjunction_8[0]}};
  wire [3:0] conjunction_82 = conjunction_81 & (~disjunction_23);
  wire [31:0] joined_25 = {{8{conjunction_82[3]}}, {8{conjunction_82[2]}}, {8{conjunction_82[1]}},
      {8{conjunction_82[0]}}};
  wire [3:0] disjunction_24 = disjunction_23 | conjunction_81;
  wire [3:0] conjunction_83 = bytes_6 & {4{conjunction_7[0]}};
  wire [3:0] conjunction_84 = conjunction_83 & (~disjunction_24);
  wire [31:0] joined_26 = {{8{conjunction_84[3]}}, {8{conjunction_84[2]}}, {8{conjunction_84[1]}},
      {8{conjunction_84[0]}}};
  wire [3:0] disjunction_25 = disjunction_24 | conjunction_83;
  wire [3:0] conjunction_85 = bytes_5 & {4{conjunction_6[0]}};
  wire [3:0] conjunction_86 = conjunction_85 & (~disjunction_25);
  wire [31:0] joined_27 = {{8{conjunction_86[3]}}, {8{conjunction_86[2]}}, {8{conjunction_86[1]}},
      {8{conjunction_86[0]}}};
  wire [3:0] disjunction_26 = disjunction_25 | conjunction_85;
  wire [3:0] conjunction_87 = bytes_4 & {4{conjunction_5[0]}};
  wire [3:0] conjunction_88 = conjunction_87 & (~disjunction_26);
  wire [31:0] joined_28 = {{8{conjunction_88[3]}}, {8{conjunction_88[2]}}, {8{conjunction_88[1]}},
      {8{conjunction_88[0]}}};
  wire [3:0] disjunction_27 = disjunction_26 | conjunction_87;
  wire [3:0] conjunction_89 = bytes_3 & {4{conjunction_4[0]}};
  wire [3:0] conjunction_90 = conjunction_89 & (~disjunction_27);
  wire [31:0] joined_29 = {{8{conjunction_90[3]}}, {8{conjunction_90[2]}}, {8{conjunction_90[1]}},
      {8{conjunction_90[0]}}};
  wire [3:0] disjunction_28 = disjunction_27 | conjunction_89;
  wire [3:0] conjunction_91 = bytes_2 & {4{conjunction_3[0]}};
  wire [3:0] conjunction_92 = conjunction_91 & (~disjunction_28);
  wire [31:0] joined_30 = {{8{conjunction_92[3]}}, {8{conjunction_92[2]}}, {8{conjunction_92[1]}},
      {8{conjunction_92[0]}}};
  wire [3:0] disjunction_29 = disjunction_28 | conjunction_91;
  wire [3:0] conjunction_93 = bytes_1 & {4{conjunction_2[0]}};
  wire [3:0] conjunction_94 = conjunction_93 & (~disjunction_29);
  wire [31:0] joined_31 = {{8{conjunction_94[3]}}, {8{conjunction_94[2]}}, {8{conjunction_94[1]}},
      {8{conjunction_94[0]}}};
  wire [3:0] disjunction_30 = disjunction_29 | conjunction_93;
  wire [3:0] conjunction_95 = bytes_0 & {4{conjunction_1[0]}};
  wire [3:0] conjunction_96 = conjunction_95 & (~disjunction_30);
  wire [31:0] joined_32 = {{8{conjunction_96[3]}}, {8{conjunction_96[2]}}, {8{conjunction_96[1]}},
      {8{conjunction_96[0]}}};
  wire [3:0] disjunction_31 = disjunction_30 | conjunction_95;
  wire [31:0] joined_33 = {{8{~disjunction_31[3]}}, {8{~disjunction_31[2]}}, {8{~disjunction_31[1]}},
      {8{~disjunction_31[0]}}};
  wire [31:0] disjunction_32 = (joined_1 & data_31[31:0]) | (joined_2 & data_30[31:0]) | (joined_3 & data_29[31:0]);
  wire [31:0] disjunction_33 = disjunction_32 | (joined_4 & data_28[31:0]) | (joined_5 & data_27[31:0]);
  wire [31:0] disjunction_34 = disjunction_33 | (joined_6 & data_26[31:0]) | (joined_7 & data_25[31:0]);
  wire [31:0] disjunction_35 = disjunction_34 | (joined_8 & data_24[31:0]) | (joined_9 & data_23[31:0]);
  wire [31:0] disjunction_36 = disjunction_35 | (joined_10 & data_22[31:0]) | (joined_11 & data_21[31:0]);
  wire [31:0] disjunction_37 = disjunction_36 | (joined_12 & data_20[31:0]) | (joined_13 & data_19[31:0]);
  wire [31:0] disjunction_38 = disjunction_37 | (joined_14 & data_18[31:0]) | (joined_15 & data_17[31:0]);
  wire [31:0] disjunction_39 = disjunction_38 | (joined_16 & data_16[31:0]) | (joined_17 & data_15[31:0]);
  wire [31:0] disjunction_40 = disjunction_39 | (joined_18 & data_14[31:0]) | (joined_19 & data_13[31:0]);
  wire [31:0] disjunction_41 = disjunction_40 | (joined_20 & data_12[31:0]) | (joined_21 & data_11[31:0]);
  wire [31:0] disjunction_42 = disjunction_41 | (joined_22 & data_10[31:0]) | (joined_23 & data_9[31:0]);
  wire [31:0] disjunction_43 = disjunction_42 | (joined_24 & data_8[31:0]) | (joined_25 & data_7[31:0]);
  wire [31:0] disjunction_44 = disjunction_43 | (joined_26 & data_6[31:0]) | (joined_27 & data_5[31:0]);
  wire [31:0] disjunction_45 = disjunction_44 | (joined_28 & data_4[31:0]) | (joined_29 & data_3[31:0]);
  wire [31:0] disjunction_46 = disjunction_45 | (joined_30 & data_2[31:0]) | (joined_31 & data_1[31:0]);
  wire [3:0] conjunction_97 = bytes_31 & {4{conjunction_32[1]}};
  wire [3:0] conjunction_98 = conjunction_97;
  wire [31:0] joined_34 = {{8{conjunction_98[3]}}, {8{conjunction_98[2]}}, {8{conjunction_98[1]}},
      {8{conjunction_98[0]}}};
  wire [3:0] conjunction_99 = bytes_30 & {4{conjunction_31[1]}};
  wire [3:0] conjunction_100 = conjunction_99 & (~conjunction_97);
  wire [31:0] joined_35 = {{8{conjunction_100[3]}}, {8{conjunction_100[2]}}, {8{conjunction_100[1]}},
      {8{conjunction_100[0]}}};
  wire [3:0] disjunction_47 = conjunction_97 | conjunction_99;
  wire [3:0] conjunction_101 = bytes_29 & {4{conjunction_30[1]}};
  wire [3:0] conjunction_102 = conjunction_101 & (~disjunction_47);
  wire [31:0] joined_36 = {{8{conjunction_102[3]}}, {8{conjunction_102[2]}}, {8{conjunction_102[1]}},
      {8{conjunction_102[0]}}};
  wire [3:0] disjunction_48 = disjunction_47 | conjunction_101;
  wire [3:0] conjunction_103 = bytes_28 & {4{conjunction_29[1]}};
  wire [3:0] conjunction_104 = conjunction_103 & (~disjunction_48);
  wire [31:0] joined_37 = {{8{conjunction_104[3]}}, {8{conjunction_104[2]}}, {8{conjunction_104[1]}},
      {8{conjunction_104[0]}}};
  wire [3:0] disjunction_49 = disjunction_48 | conjunction_103;
  wire [3:0] conjunction_105 = bytes_27 & {4{conjunction_28[1]}};
  wire [3:0] conjunction_106 = conjunction_105 & (~disjunction_49);
  wire [31:0] joined_38 = {{8{conjunction_106[3]}}, {8{conjunction_106[2]}}, {8{conjunction_106[1]}},
      {8{conjunction_106[0]}}};
  wire [3:0] disjunction_50 = disjunction_49 | conjunction_105;
  wire [3:0] conjunction_107 = bytes_26 & {4{conjunction_27[1]}};
  wire [3:0] conjunction_108 = conjunction_107 & (~disjunction_50);
  wire [31:0] joined_39 = {{8{conjunction_108[3]}}, {8{conjunction_108[2]}}, {8{conjunction_108[1]}},
      {8{conjunction_108[0]}}};
  wire [3:0] disjunction_51 = disjunction_50 | conjunction_107;
  wire [3:0] conjunction_109 = bytes_25 & {4{conjunction_26[1]}};
  wire [3:0] conjunction_110 = conjunction_109 & (~disjunction_51);
  wire [31:0] joined_40 = {{8{conjunction_110[3]}}, {8{conjunction_110[2]}}, {8{conjunction_110[1]}},
      {8{conjunction_110[0]}}};
  wire [3:0] disjunction_52 = disjunction_51 | conjunction_109;
  wire [3:0] conjunction_111 = bytes_24 & {4{conjunction_25[1]}};
  wire [3:0] conjunction_112 = conjunction_111 & (~disjunction_52);
  wire [31:0] joined_41 = {{8{conjunction_112[3]}}, {8{conjunction_112[2]}}, {8{conjunction_112[1]}},
      {8{conjunction_112[0]}}};
  wire [3:0] disjunction_53 = disjunction_52 | conjunction_111;
  wire [3:0] conjunction_113 = bytes_23 & {4{conjunction_24[1]}};
  wire [3:0] conjunction_114 = conjunction_113 & (~disjunction_53);
  wire [31:0] joined_42 = {{8{conjunction_114[3]}}, {8{conjunction_114[2]}}, {8{conjunction_114[1]}},
      {8{conjunction_114[0]}}};
  wire [3:0] disjunction_54 = disjunction_53 | conjunction_113;
  wire [3:0] conjunction_115 = bytes_22 & {4{conjunction_23[1]}};
  wire [3:0] conjunction_116 = conjunction_115 & (~disjunction_54);
  wire [31:0] joined_43 = {{8{conjunction_116[3]}}, {8{conjunction_116[2]}}, {8{conjunction_116[1]}},
      {8{conjunction_116[0]}}};
  wire [3:0] disjunction_55 = disjunction_54 | conjunction_115;
  wire [3:0] conjunction_117 = bytes_21 & {4{conjunction_22[1]}};
  wire [3:0] conjunction_118 = conjunction_117 & (~disjunction_55);
  wire [31:0] joined_44 = {{8{conjunction_118[3]}}, {8{conjunction_118[2]}}, {8{conjunction_118[1]}},
      {8{conjunction_118[0]}}};
  wire [3:0] disjunction_56 = disjunction_55 | conjunction_117;
  wire [3:0] conjunction_119 = bytes_20 & {4{conjunction_21[1]}};
  wire [3:0] conjunction_120 = conjunction_119 & (~disjunction_56);
  wire [31:0] joined_45 = {{8{conjunction_120[3]}}, {8{conjunction_120[2]}}, {8{conjunction_120[1]}},
      {8{conjunction_120[0]}}};
  wire [3:0] disjunction_57 = disjunction_56 | conjunction_119;
  wire [3:0] conjunction_121 = bytes_19 & {4{conjunction_20[1]}};
  wire [3:0] conjunction_122 = conjunction_121 & (~disjunction_57);
  wire [31:0] joined_46 = {{8{conjunction_122[3]}}, {8{conjunction_122[2]}}, {8{conjunction_122[1]}},
      {8{conjunction_122[0]}}};
  wire [3:0] disjunction_58 = disjunction_57 | conjunction_121;
  wire [3:0] conjunction_123 = bytes_18 & {4{conjunction_19[1]}};
  wire [3:0] conjunction_124 = conjunction_123 & (~disjunction_58);
  wire [31:0] joined_47 = {{8{conjunction_124[3]}}, {8{conjunction_124[2]}}, {8{conjunction_124[1]}},
      {8{conjunction_124[0]}}};
  wire [3:0] disjunction_59 = disjunction_58 | conjunction_123;
  wire [3:0] conjunction_125 = bytes_17 & {4{conjunction_18[1]}};
  wire [3:0] conjunction_126 = conjunction_125 & (~disjunction_59);
  wire [31:0] joined_48 = {{8{conjunction_126[3]}}, {8{conjunction_126[2]}}, {8{conjunction_126[1]}},
      {8{conjunction_126[0]}}};
  wire [3:0] disjunction_60 = disjunction_59 | conjunction_125;
  wire [3:0] conjunction_127 = bytes_16 & {4{conjunction_17[1]}};
  wire [3:0] conjunction_128 = conjunction_127 & (~disjunction_60);
  wire [31:0] joined_49 = {{8{conjunction_128[3]}}, {8{conjunction_128[2]}}, {8{conjunction_128[1]}},
      {8{conjunction_128[0]}}};
  wire [3:0] disjunction_61 = disjunction_60 | conjunction_127;
  wire [3:0] conjunction_129 = bytes_15 & {4{conjunction_16[1]}};
  wire [3:0] conjunction_130 = conjunction_129 & (~disjunction_61);
  wire [31:0] joined_50 = {{8{conjunction_130[3]}}, {8{conjunction_130[2]}}, {8{conjunction_130[1]}},
      {8{conjunction_130[0]}}};
  wire [3:0] disjunction_62 = disjunction_61 | conjunction_129;
  wire [3:0] conjunction_131 = bytes_14 & {4{conjunction_15[1]}};
  wire [3:0] conjunction_132 = conjunction_131 & (~disjunction_62);
  wire [31:0] joined_51 = {{8{conjunction_132[3]}}, {8{conjunction_132[2]}}, {8{conjunction_132[1]}},
      {8{conjunction_132[0]}}};
  wire [3:0] disjunction_63 = disjunction_62 | conjunction_131;
  wire [3:0] conjunction_133 = bytes_13 & {4{conjunction_14[1]}};
  wire [3:0] conjunction_134 = conjunction_133 & (~disjunction_63);
  wire [31:0] joined_52 = {{8{conjunction_134[3]}}, {8{conjunction_134[2]}}, {8{conjunction_134[1]}},
      {8{conjunction_134[0]}}};
  wire [3:0] disjunction_64 = disjunction_63 | conjunction_133;
  wire [3:0] conjunction_135 = bytes_12 & {4{conjunction_13[1]}};
  wire [3:0] conjunction_136 = conjunction_135 & (~disjunction_64);
  wire [31:0] joined_53 = {{8{conjunction_136[3]}}, {8{conjunction_136[2]}}, {8{conjunction_136[1]}},
      {8{conjunction_136[0]}}};
  wire [3:0] disjunction_65 = disjunction_64 | conjunction_135;
  wire [3:0] conjunction_137 = bytes_11 & {4{conjunction_12[1]}};
  wire [3:0] conjunction_138 = conjunction_137 & (~disjunction_65);
  wire [31:0] joined_54 = {{8{conjunction_138[3]}}, {8{conjunction_138[2]}}, {8{conjunction_138[1]}},
      {8{conjunction_138[0]}}};
  wire [3:0] disjunction_66 = disjunction_65 | conjunction_137;
  wire [3:0] conjunction_139 = bytes_10 & {4{conjunction_11[1]}};
  wire [3:0] conjunction_140 = conjunction_139 & (~disjunction_66);
  wire [31:0] joined_55 = {{8{conjunction_140[3]}}, {8{conjunction_140[2]}}, {8{conjunction_140[1]}},
      {8{conjunction_140[0]}}};
  wire [3:0] disjunction_67 = disjunction_66 | conjunction_139;
  wire [3:0] conjunction_141 = bytes_9 & {4{conjunction_10[1]}};
  wire [3:0] conjunction_142 = conjunction_141 & (~disjunction_67);
  wire [31:0] joined_56 = {{8{conjunction_142[3]}}, {8{conjunction_142[2]}}, {8{conjunction_142[1]}},
      {8{conjunction_142[0]}}};
  wire [3:0] disjunction_68 = disjunction_67 | conjunction_141;
  wire [3:0] conjunction_143 = bytes_8 & {4{conjunction_9[1]}};
  wire [3:0] conjunction_144 = conjunction_143 & (~disjunction_68);
  wire [31:0] joined_57 = {{8{conjunction_144[3]}}, {8{conjunction_144[2]}}, {8{conjunction_144[1]}},
      {8{conjunction_144[0]}}};
  wire [3:0] disjunction_69 = disjunction_68 | conjunction_143;
  wire [3:0] conjunction_145 = bytes_7 & {4{conjunction_8[1]}};
  wire [3:0] conjunction_146 = conjunction_145 & (~disjunction_69);
  wire [31:0] joined_58 = {{8{conjunction_146[3]}}, {8{conjunction_146[2]}}, {8{conjunction_146[1]}},
      {8{conjunction_146[0]}}};
  wire [3:0] disjunction_70 = disjunction_69 | conjunction_145;
  wire [3:0] conjunction_147 = bytes_6 & {4{conjunction_7[1]}};
  wire [3:0] conjunction_148 = conjunction_147 & (~disjunction_70);
  wire [31:0] joined_59 = {{8{conjunction_148[3]}}, {8{conjunction_148[2]}}, {8{conjunction_148[1]}},
      {8{conjunction_148[0]}}};
  wire [3:0] disjunction_71 = disjunction_70 | conjunction_147;
  wire [3:0] conjunction_149 = bytes_5 & {4{conjunction_6[1]}};
  wire [3:0] conjunction_150 = conjunction_149 & (~disjunction_71);
  wire [31:0] joined_60 = {{8{conjunction_150[3]}}, {8{conjunction_150[2]}}, {8{conjunction_150[1]}},
      {8{conjunction_150[0]}}};
  wire [3:0] disjunction_72 = disjunction_71 | conjunction_149;
  wire [3:0] conjunction_151 = bytes_4 & {4{conjunction_5[1]}};
  wire [3:0] conjunction_152 = conjunction_151 & (~disjunction_72);
  wire [31:0] joined_61 = {{8{conjunction_152[3]}}, {8{conjunction_152[2]}}, {8{conjunction_152[1]}},
      {8{conjunction_152[0]}}};
  wire [3:0] disjunction_73 = disjunction_72 | conjunction_151;
  wire [3:0] conjunction_153 = bytes_3 & {4{conjunction_4[1]}};
  wire [3:0] conjunction_154 = conjunction_153 & (~disjunction_73);
  wire [31:0] joined_62 = {{8{conjunction_154[3]}}, {8{conjunction_154[2]}}, {8{conjunction_154[1]}},
      {8{conjunction_154[0]}}};
  wire [3:0] disjunction_74 = disjunction_73 | conjunction_153;
  wire [3:0] conjunction_155 = bytes_2 & {4{conjunction_3[1]}};
  wire [3:0] conjunction_156 = conjunction_155 & (~disjunction_74);
  wire [31:0] joined_63 = {{8{conjunction_156[3]}}, {8{conjunction_156[2]}}, {8{conjunction_156[1]}},
      {8{conjunction_156[0]}}};
  wire [3:0] disjunction_75 = disjunction_74 | conjunction_155;
  wire [3:0] conjunction_157 = bytes_1 & {4{conjunction_2[1]}};
  wire [3:0] conjunction_158 = conjunction_157 & (~disjunction_75);
  wire [31:0] joined_64 = {{8{conjunction_158[3]}}, {8{conjunction_158[2]}}, {8{conjunction_158[1]}},
      {8{conjunction_158[0]}}};
  wire [3:0] disjunction_76 = disjunction_75 | conjunction_157;
  wire [3:0] conjunction_159 = bytes_0 & {4{conjunction_1[1]}};
  wire [3:0] conjunction_160 = conjunction_159 & (~disjunction_76);
  wire [31:0] joined_65 = {{8{conjunction_160[3]}}, {8{conjunction_160[2]}}, {8{conjunction_160[1]}},
      {8{conjunction_160[0]}}};
  wire [3:0] disjunction_77 = disjunction_76 | conjunction_159;
  wire [31:0] joined_66 = {{8{~disjunction_77[3]}}, {8{~disjunction_77[2]}}, {8{~disjunction_77[1]}},
      {8{~disjunction_77[0]}}};
  wire [31:0] disjunction_78 = (joined_34 & data_31[63:32]) | (joined_35 & data_30[63:32]) | (joined_36 &
      data_29[63:32]);
  wire [31:0] disjunction_79 = disjunction_78 | (joined_37 & data_28[63:32]) | (joined_38 & data_27[63:32]);
  wire [31:0] disjunction_80 = disjunction_79 | (joined_39 & data_26[63:32]) | (joined_40 & data_25[63:32]);
  wire [31:0] disjunction_81 = disjunction_80 | (joined_41 & data_24[63:32]) | (joined_42 & data_23[63:32]);
  wire [31:0] disjunction_82 = disjunction_81 | (joined_43 & data_22[63:32]) | (joined_44 & data_21[63:32]);
  wire [31:0] disjunction_83 = disjunction_82 | (joined_45 & data_20[63:32]) | (joined_46 & data_19[63:32]);
  wire [31:0] disjunction_84 = disjunction_83 | (joined_47 & data_18[63:32]) | (joined_48 & data_17[63:32]);
  wire [31:0] disjunction_85 = disjunction_84 | (joined_49 & data_16[63:32]) | (joined_50 & data_15[63:32]);
  wire [31:0] disjunction_86 = disjunction_85 | (joined_51 & data_14[63:32]) | (joined_52 & data_13[63:32]);
  wire [31:0] disjunction_87 = disjunction_86 | (joined_53 & data_12[63:32]) | (joined_54 & data_11[63:32]);
  wire [31:0] disjunction_88 = disjunction_87 | (joined_55 & data_10[63:32]) | (joined_56 & data_9[63:32]);
  wire [31:0] disjunction_89 = disjunction_88 | (joined_57 & data_8[63:32]) | (joined_58 & data_7[63:32]);
  wire [31:0] disjunction_90 = disjunction_89 | (joined_59 & data_6[63:32]) | (joined_60 & data_5[63:32]);
  wire [31:0] disjunction_91 = disjunction_90 | (joined_61 & data_4[63:32]) | (joined_62 & data_3[63:32]);
  wire [31:0] disjunction_92 = disjunction_91 | (joined_63 & data_2[63:32]) | (joined_64 & data_1[63:32]);
  wire [3:0] conjunction_161 = bytes_31 & {4{conjunction_32[2]}};
  wire [3:0] conjunction_162 = conjunction_161;
  wire [31:0] joined_67 = {{8{conjunction_162[3]}}, {8{conjunction_162[2]}}, {8{conjunction_162[1]}},
      {8{conjunction_162[0]}}};
  wire [3:0] conjunction_163 = bytes_30 & {4{conjunction_31[2]}};
  wire [3:0] conjunction_164 = conjunction_163 & (~conjunction_161);
  wire [31:0] joined_68 = {{8{conjunction_164[3]}}, {8{conjunction_164[2]}}, {8{conjunction_164[1]}},
      {8{conjunction_164[0]}}};
  wire [3:0] disjunction_93 = conjunction_161 | conjunction_163;
  wire [3:0] conjunction_165 = bytes_29 & {4{conjunction_30[2]}};
  wire [3:0] conjunction_166 = conjunction_165 & (~disjunction_93);
  wire [31:0] joined_69 = {{8{conjunction_166[3]}}, {8{conjunction_166[2]}}, {8{conjunction_166[1]}},
      {8{conjunction_166[0]}}};
  wire [3:0] disjunction_94 = disjunction_93 | conjunction_165;
  wire [3:0] conjunction_167 = bytes_28 & {4{conjunction_29[2]}};
  wire [3:0] conjunction_168 = conjunction_167 & (~disjunction_94);
  wire [31:0] joined_70 = {{8{conjunction_168[3]}}, {8{conjunction_168[2]}}, {8{conjunction_168[1]}},
      {8{conjunction_168[0]}}};
  wire [3:0] disjunction_95 = disjunction_94 | conjunction_167;
  wire [3:0] conjunction_169 = bytes_27 & {4{conjunction_28[2]}};
  wire [3:0] conjunction_170 = conjunction_169 & (~disjunction_95);
  wire [31:0] joined_71 = {{8{conjunction_170[3]}}, {8{conjunction_170[2]}}, {8{conjunction_170[1]}},
      {8{conjunction_170[0]}}};
  wire [3:0] disjunction_96 = disjunction_95 | conjunction_169;
  wire [3:0] conjunction_171 = bytes_26 & {4{conjunction_27[2]}};
  wire [3:0] conjunction_172 = conjunction_171 & (~disjunction_96);
  wire [31:0] joined_72 = {{8{conjunction_172[3]}}, {8{conjunction_172[2]}}, {8{conjunction_172[1]}},
      {8{conjunction_172[0]}}};
  wire [3:0] disjunction_97 = disjunction_96 | conjunction_171;
  wire [3:0] conjunction_173 = bytes_25 & {4{conjunction_26[2]}};
  wire [3:0] conjunction_174 = conjunction_173 & (~disjunction_97);
  wire [31:0] joined_73 = {{8{conjunction_174[3]}}, {8{conjunction_174[2]}}, {8{conjunction_174[1]}},
      {8{conjunction_174[0]}}};
  wire [3:0] disjunction_98 = disjunction_97 | conjunction_173;
  wire [3:0] conjunction_175 = bytes_24 & {4{conjunction_25[2]}};
  wire [3:0] conjunction_176 = conjunction_175 & (~disjunction_98);
  wire [31:0] joined_74 = {{8{conjunction_176[3]}}, {8{conjunction_176[2]}}, {8{conjunction_176[1]}},
      {8{conjunction_176[0]}}};
  wire [3:0] disjunction_99 = disjunction_98 | conjunction_175;
  wire [3:0] conjunction_177 = bytes_23 & {4{conjunction_24[2]}};
  wire [3:0] conjunction_178 = conjunction_177 & (~disjunction_99);
  wire [31:0] joined_75 = {{8{conjunction_178[3]}}, {8{conjunction_178[2]}}, {8{conjunction_178[1]}},
      {8{conjunction_178[0]}}};
  wire [3:0] disjunction_100 = disjunction_99 | conjunction_177;
  wire [3:0] conjunction_179 = bytes_22 & {4{conjunction_23[2]}};
  wire [3:0] conjunction_180 = conjunction_179 & (~disjunction_100);
  wire [31:0] joined_76 = {{8{conjunction_180[3]}}, {8{conjunction_180[2]}}, {8{conjunction_180[1]}},
      {8{conjunction_180[0]}}};
  wire [3:0] disjunction_101 = disjunction_100 | conjunction_179;
  wire [3:0] conjunction_181 = bytes_21 & {4{conjunction_22[2]}};
  wire [3:0] conjunction_182 = conjunction_181 & (~disjunction_101);
  wire [31:0] joined_77 = {{8{conjunction_182[3]}}, {8{conjunction_182[2]}}, {8{conjunction_182[1]}},
      {8{conjunction_182[0]}}};
  wire [3:0] disjunction_102 = disjunction_101 | conjunction_181;
  wire [3:0] conjunction_183 = bytes_20 & {4{conjunction_21[2]}};
  wire [3:0] conjunction_184 = conjunction_183 & (~disjunction_102);
  wire [31:0] joined_78 = {{8{conjunction_184[3]}}, {8{conjunction_184[2]}}, {8{conjunction_184[1]}},
      {8{conjunction_184[0]}}};
  wire [3:0] disjunction_103 = disjunction_102 | conjunction_183;
  wire [3:0] conjunction_185 = bytes_19 & {4{conjunction_20[2]}};
  wire [3:0] conjunction_186 = conjunction_185 & (~disjunction_103);
  wire [31:0] joined_79 = {{8{conjunction_186[3]}}, {8{conjunction_186[2]}}, {8{conjunction_186[1]}},
      {8{conjunction_186[0]}}};
  wire [3:0] disjunction_104 = disjunction_103 | conjunction_185;
  wire [3:0] conjunction_187 = bytes_18 & {4{conjunction_19[2]}};
  wire [3:0] conjunction_188 = conjunction_187 & (~disjunction_104);
  wire [31:0] joined_80 = {{8{conjunction_188[3]}}, {8{conjunction_188[2]}}, {8{conjunction_188[1]}},
      {8{conjunction_188[0]}}};
  wire [3:0] disjunction_105 = disjunction_104 | conjunction_187;
  wire [3:0] conjunction_189 = bytes_17 & {4{conjunction_18[2]}};
  wire [3:0] conjunction_190 = conjunction_189 & (~disjunction_105);
  wire [31:0] joined_81 = {{8{conjunction_190[3]}}, {8{conjunction_190[2]}}, {8{conjunction_190[1]}},
      {8{conjunction_190[0]}}};
  wire [3:0] disjunction_106 = disjunction_105 | conjunction_189;
  wire [3:0] conjunction_191 = bytes_16 & {4{conjunction_17[2]}};
  wire [3:0] conjunction_192 = conjunction_191 & (~disjunction_106);
  wire [31:0] joined_82 = {{8{conjunction_192[3]}}, {8{conjunction_192[2]}}, {8{conjunction_192[1]}},
      {8{conjunction_192[0]}}};
  wire [3:0] disjunction_107 = disjunction_106 | conjunction_191;
  wire [3:0] conjunction_193 = bytes_15 & {4{conjunction_16[2]}};
  wire [3:0] conjunction_194 = conjunction_193 & (~disjunction_107);
  wire [31:0] joined_83 = {{8{conjunction_194[3]}}, {8{conjunction_194[2]}}, {8{conjunction_194[1]}},
      {8{conjunction_194[0]}}};
  wire [3:0] disjunction_108 = disjunction_107 | conjunction_193;
  wire [3:0] conjunction_195 = bytes_14 & {4{conjunction_15[2]}};
  wire [3:0] conjunction_196 = conjunction_195 & (~disjunction_108);
  wire [31:0] joined_84 = {{8{conjunction_196[3]}}, {8{conjunction_196[2]}}, {8{conjunction_196[1]}},
      {8{conjunction_196[0]}}};
  wire [3:0] disjunction_109 = disjunction_108 | conjunction_195;
  wire [3:0] conjunction_197 = bytes_13 & {4{conjunction_14[2]}};
  wire [3:0] conjunction_198 = conjunction_197 & (~disjunction_109);
  wire [31:0] joined_85 = {{8{conjunction_198[3]}}, {8{conjunction_198[2]}}, {8{conjunction_198[1]}},
      {8{conjunction_198[0]}}};
  wire [3:0] disjunction_110 = disjunction_109 | conjunction_197;
  wire [3:0] conjunction_199 = bytes_12 & {4{conjunction_13[2]}};
  wire [3:0] conjunction_200 = conjunction_199 & (~disjunction_110);
  wire [31:0] joined_86 = {{8{conjunction_200[3]}}, {8{conjunction_200[2]}}, {8{conjunction_200[1]}},
      {8{conjunction_200[0]}}};
  wire [3:0] disjunction_111 = disjunction_110 | conjunction_199;
  wire [3:0] conjunction_201 = bytes_11 & {4{conjunction_12[2]}};
  wire [3:0] conjunction_202 = conjunction_201 & (~disjunction_111);
  wire [31:0] joined_87 = {{8{conjunction_202[3]}}, {8{conjunction_202[2]}}, {8{conjunction_202[1]}},
      {8{conjunction_202[0]}}};
  wire [3:0] disjunction_112 = disjunction_111 | conjunction_201;
  wire [3:0] conjunction_203 = bytes_10 & {4{conjunction_11[2]}};
  wire [3:0] conjunction_204 = conjunction_203 & (~disjunction_112);
  wire [31:0] joined_88 = {{8{conjunction_204[3]}}, {8{conjunction_204[2]}}, {8{conjunction_204[1]}},
      {8{conjunction_204[0]}}};
  wire [3:0] disjunction_113 = disjunction_112 | conjunction_203;
  wire [3:0] conjunction_205 = bytes_9 & {4{conjunction_10[2]}};
  wire [3:0] conjunction_206 = conjunction_205 & (~disjunction_113);
  wire [31:0] joined_89 = {{8{conjunction_206[3]}}, {8{conjunction_206[2]}}, {8{conjunction_206[1]}},
      {8{conjunction_206[0]}}};
  wire [3:0] disjunction_114 = disjunction_113 | conjunction_205;
  wire [3:0] conjunction_207 = bytes_8 & {4{conjunction_9[2]}};
  wire [3:0] conjunction_208 = conjunction_207 & (~disjunction_114);
  wire [31:0] joined_90 = {{8{conjunction_208[3]}}, {8{conjunction_208[2]}}, {8{conjunction_208[1]}},
      {8{conjunction_208[0]}}};
  wire [3:0] disjunction_115 = disjunction_114 | conjunction_207;
  wire [3:0] conjunction_209 = bytes_7 & {4{conjunction_8[2]}};
  wire [3:0] conjunction_210 = conjunction_209 & (~disjunction_115);
  wire [31:0] joined_91 = {{8{conjunction_210[3]}}, {8{conjunction_210[2]}}, {8{conjunction_210[1]}},
      {8{conjunction_210[0]}}};
  wire [3:0] disjunction_116 = disjunction_115 | conjunction_209;
  wire [3:0] conjunction_211 = bytes_6 & {4{conjunction_7[2]}};
  wire [3:0] conjunction_212 = conjunction_211 & (~disjunction_116);
  wire [31:0] joined_92 = {{8{conjunction_212[3]}}, {8{conjunction_212[2]}}, {8{conjunction_212[1]}},
      {8{conjunction_212[0]}}};
  wire [3:0] disjunction_117 = disjunction_116 | conjunction_211;
  wire [3:0] conjunction_213 = bytes_5 & {4{conjunction_6[2]}};
  wire [3:0] conjunction_214 = conjunction_213 & (~disjunction_117);
  wire [31:0] joined_93 = {{8{conjunction_214[3]}}, {8{conjunction_214[2]}}, {8{conjunction_214[1]}},
      {8{conjunction_214[0]}}};
  wire [3:0] disjunction_118 = disjunction_117 | conjunction_213;
  wire [3:0] conjunction_215 = bytes_4 & {4{conjunction_5[2]}};
  wire [3:0] conjunction_216 = conjunction_215 & (~disjunction_118);
  wire [31:0] joined_94 = {{8{conjunction_216[3]}}, {8{conjunction_216[2]}}, {8{conjunction_216[1]}},
      {8{conjunction_216[0]}}};
  wire [3:0] disjunction_119 = disjunction_118 | conjunction_215;
  wire [3:0] conjunction_217 = bytes_3 & {4{conjunction_4[2]}};
  wire [3:0] conjunction_218 = conjunction_217 & (~disjunction_119);
  wire [31:0] joined_95 = {{8{conjunction_218[3]}}, {8{conjunction_218[2]}}, {8{conjunction_218[1]}},
      {8{conjunction_218[0]}}};
  wire [3:0] disjunction_120 = disjunction_119 | conjunction_217;
  wire [3:0] conjunction_219 = bytes_2 & {4{conjunction_3[2]}};
  wire [3:0] conjunction_220 = conjunction_219 & (~disjunction_120);
  wire [31:0] joined_96 = {{8{conjunction_220[3]}}, {8{conjunction_220[2]}}, {8{conjunction_220[1]}},
      {8{conjunction_220[0]}}};
  wire [3:0] disjunction_121 = disjunction_120 | conjunction_219;
  wire [3:0] conjunction_221 = bytes_1 & {4{conjunction_2[2]}};
  wire [3:0] conjunction_222 = conjunction_221 & (~disjunction_121);
  wire [31:0] joined_97 = {{8{conjunction_222[3]}}, {8{conjunction_222[2]}}, {8{conjunction_222[1]}},
      {8{conjunction_222[0]}}};
  wire [3:0] disjunction_122 = disjunction_121 | conjunction_221;
  wire [3:0] conjunction_223 = bytes_0 & {4{conjunction_1[2]}};
  wire [3:0] conjunction_224 = conjunction_223 & (~disjunction_122);
  wire [31:0] joined_98 = {{8{conjunction_224[3]}}, {8{conjunction_224[2]}}, {8{conjunction_224[1]}},
      {8{conjunction_224[0]}}};
  wire [3:0] disjunction_123 = disjunction_122 | conjunction_223;
  wire [31:0] joined_99 = {{8{~disjunction_123[3]}}, {8{~disjunction_123[2]}}, {8{~disjunction_123[1]}},
      {8{~disjunction_123[0]}}};
  wire [31:0] disjunction_124 = (joined_67 & data_31[95:64]) | (joined_68 & data_30[95:64]) | (joined_69 &
      data_29[95:64]);
  wire [31:0] disjunction_125 = disjunction_124 | (joined_70 & data_28[95:64]) | (joined_71 & data_27[95:64]);
  wire [31:0] disjunction_126 = disjunction_125 | (joined_72 & data_26[95:64]) | (joined_73 & data_25[95:64]);
  wire [31:0] disjunction_127 = disjunction_126 | (joined_74 & data_24[95:64]) | (joined_75 & data_23[95:64]);
  wire [31:0] disjunction_128 = disjunction_127 | (joined_76 & data_22[95:64]) | (joined_77 & data_21[95:64]);
  wire [31:0] disjunction_129 = disjunction_128 | (joined_78 & data_20[95:64]) | (joined_79 & data_19[95:64]);
  wire [31:0] disjunction_130 = disjunction_129 | (joined_80 & data_18[95:64]) | (joined_81 & data_17[95:64]);
  wire [31:0] disjunction_131 = disjunction_130 | (joined_82 & data_16[95:64]) | (joined_83 & data_15[95:64]);
  wire [31:0] disjunction_132 = disjunction_131 | (joined_84 & data_14[95:64]) | (joined_85 & data_13[95:64]);
  wire [31:0] disjunction_133 = disjunction_132 | (joined_86 & data_12[95:64]) | (joined_87 & data_11[95:64]);
  wire [31:0] disjunction_134 = disjunction_133 | (joined_88 & data_10[95:64]) | (joined_89 & data_9[95:64]);
  wire [31:0] disjunction_135 = disjunction_134 | (joined_90 & data_8[95:64]) | (joined_91 & data_7[95:64]);
  wire [31:0] disjunction_136 = disjunction_135 | (joined_92 & data_6[95:64]) | (joined_93 & data_5[95:64]);
  wire [31:0] disjunction_137 = disjunction_136 | (joined_94 & data_4[95:64]) | (joined_95 & data_3[95:64]);
  wire [31:0] disjunction_138 = disjunction_137 | (joined_96 & data_2[95:64]) | (joined_97 & data_1[95:64]);
  wire [3:0] conjunction_225 = bytes_31 & {4{conjunction_32[3]}};
  wire [3:0] conjunction_226 = conjunction_225;
  wire [31:0] joined_100 = {{8{conjunction_226[3]}}, {8{conjunction_226[2]}}, {8{conjunction_226[1]}},
      {8{conjunction_226[0]}}};
  wire [3:0] conjunction_227 = bytes_30 & {4{conjunction_31[3]}};
  wire [3:0] conjunction_228 = conjunction_227 & (~conjunction_225);
  wire [31:0] joined_101 = {{8{conjunction_228[3]}}, {8{conjunction_228[2]}}, {8{conjunction_228[1]}},
      {8{conjunction_228[0]}}};
  wire [3:0] disjunction_139 = conjunction_225 | conjunction_227;
  wire [3:0] conjunction_229 = bytes_29 & {4{conjunction_30[3]}};
  wire [3:0] conjunction_230 = conjunction_229 & (~disjunction_139);
  wire [31:0] joined_102 = {{8{conjunction_230[3]}}, {8{conjunction_230[2]}}, {8{conjunction_230[1]}},
      {8{conjunction_230[0]}}};
  wire [3:0] disjunction_140 = disjunction_139 | conjunction_229;
  wire [3:0] conjunction_231 = bytes_28 & {4{conjunction_29[3]}};
  wire [3:0] conjunction_232 = conjunction_231 & (~disjunction_140);
  wire [31:0] joined_103 = {{8{conjunction_232[3]}}, {8{conjunction_232[2]}}, {8{conjunction_232[1]}},
      {8{conjunction_232[0]}}};
  wire [3:0] disjunction_141 = disjunction_140 | conjunction_231;
  wire [3:0] conjunction_233 = bytes_27 & {4{conjunction_28[3]}};
  wire [3:0] conjunction_234 = conjunction_233 & (~disjunction_141);
  wire [31:0] joined_104 = {{8{conjunction_234[3]}}, {8{conjunction_234[2]}}, {8{conjunction_234[1]}},
      {8{conjunction_234[0]}}};
  wire [3:0] disjunction_142 = disjunction_141 | conjunction_233;
  wire [3:0] conjunction_235 = bytes_26 & {4{conjunction_27[3]}};
  wire [3:0] conjunction_236 = conjunction_235 & (~disjunction_142);
  wire [31:0] joined_105 = {{8{conjunction_236[3]}}, {8{conjunction_236[2]}}, {8{conjunction_236[1]}},
      {8{conjunction_236[0]}}};
  wire [3:0] disjunction_143 = disjunction_142 | conjunction_235;
  wire [3:0] conjunction_237 = bytes_25 & {4{conjunction_26[3]}};
  wire [3:0] conjunction_238 = conjunction_237 & (~disjunction_143);
  wire [31:0] joined_106 = {{8{conjunction_238[3]}}, {8{conjunction_238[2]}}, {8{conjunction_238[1]}},
      {8{conjunction_238[0]}}};
  wire [3:0] disjunction_144 = disjunction_143 | conjunction_237;
  wire [3:0] conjunction_239 = bytes_24 & {4{conjunction_25[3]}};
  wire [3:0] conjunction_240 = conjunction_239 & (~disjunction_144);
  wire [31:0] joined_107 = {{8{conjunction_240[3]}}, {8{conjunction_240[2]}}, {8{conjunction_240[1]}},
      {8{conjunction_240[0]}}};
  wire [3:0] disjunction_145 = disjunction_144 | conjunction_239;
  wire [3:0] conjunction_241 = bytes_23 & {4{conjunction_24[3]}};
  wire [3:0] conjunction_242 = conjunction_241 & (~disjunction_145);
  wire [31:0] joined_108 = {{8{conjunction_242[3]}}, {8{conjunction_242[2]}}, {8{conjunction_242[1]}},
      {8{conjunction_242[0]}}};
  wire [3:0] disjunction_146 = disjunction_145 | conjunction_241;
  wire [3:0] conjunction_243 = bytes_22 & {4{conjunction_23[3]}};
  wire [3:0] conjunction_244 = conjunction_243 & (~disjunction_146);
  wire [31:0] joined_109 = {{8{conjunction_244[3]}}, {8{conjunction_244[2]}}, {8{conjunction_244[1]}},
      {8{conjunction_244[0]}}};
  wire [3:0] disjunction_147 = disjunction_146 | conjunction_243;
  wire [3:0] conjunction_245 = bytes_21 & {4{conjunction_22[3]}};
  wire [3:0] conjunction_246 = conjunction_245 & (~disjunction_147);
  wire [31:0] joined_110 = {{8{conjunction_246[3]}}, {8{conjunction_246[2]}}, {8{conjunction_246[1]}},
      {8{conjunction_246[0]}}};
  wire [3:0] disjunction_148 = disjunction_147 | conjunction_245;
  wire [3:0] conjunction_247 = bytes_20 & {4{conjunction_21[3]}};
  wire [3:0] conjunction_248 = conjunction_247 & (~disjunction_148);
  wire [31:0] joined_111 = {{8{conjunction_248[3]}}, {8{conjunction_248[2]}}, {8{conjunction_248[1]}},
      {8{conjunction_248[0]}}};
  wire [3:0] disjunction_149 = disjunction_148 | conjunction_247;
  wire [3:0] conjunction_249 = bytes_19 & {4{conjunction_20[3]}};
  wire [3:0] conjunction_250 = conjunction_249 & (~disjunction_149);
  wire [31:0] joined_112 = {{8{conjunction_250[3]}}, {8{conjunction_250[2]}}, {8{conjunction_250[1]}},
      {8{conjunction_250[0]}}};
  wire [3:0] disjunction_150 = disjunction_149 | conjunction_249;
  wire [3:0] conjunction_251 = bytes_18 & {4{conjunction_19[3]}};
  wire [3:0] conjunction_252 = conjunction_251 & (~disjunction_150);
  wire [31:0] joined_113 = {{8{conjunction_252[3]}}, {8{conjunction_252[2]}}, {8{conjunction_252[1]}},
      {8{conjunction_252[0]}}};
  wire [3:0] disjunction_151 = disjunction_150 | conjunction_251;
  wire [3:0] conjunction_253 = bytes_17 & {4{conjunction_18[3]}};
  wire [3:0] conjunction_254 = conjunction_253 & (~disjunction_151);
  wire [31:0] joined_114 = {{8{conjunction_254[3]}}, {8{conjunction_254[2]}}, {8{conjunction_254[1]}},
      {8{conjunction_254[0]}}};
  wire [3:0] disjunction_152 = disjunction_151 | conjunction_253;
  wire [3:0] conjunction_255 = bytes_16 & {4{conjunction_17[3]}};
  wire [3:0] conjunction_256 = conjunction_255 & (~disjunction_152);
  wire [31:0] joined_115 = {{8{conjunction_256[3]}}, {8{conjunction_256[2]}}, {8{conjunction_256[1]}},
      {8{conjunction_256[0]}}};
  wire [3:0] disjunction_153 = disjunction_152 | conjunction_255;
  wire [3:0] conjunction_257 = bytes_15 & {4{conjunction_16[3]}};
  wire [3:0] conjunction_258 = conjunction_257 & (~disjunction_153);
  wire [31:0] joined_116 = {{8{conjunction_258[3]}}, {8{conjunction_258[2]}}, {8{conjunction_258[1]}},
      {8{conjunction_258[0]}}};
  wire [3:0] disjunction_154 = disjunction_153 | conjunction_257;
  wire [3:0] conjunction_259 = bytes_14 & {4{conjunction_15[3]}};
  wire [3:0] conjunction_260 = conjunction_259 & (~disjunction_154);
  wire [31:0] joined_117 = {{8{conjunction_260[3]}}, {8{conjunction_260[2]}}, {8{conjunction_260[1]}},
      {8{conjunction_260[0]}}};
  wire [3:0] disjunction_155 = disjunction_154 | conjunction_259;
  wire [3:0] conjunction_261 = bytes_13 & {4{conjunction_14[3]}};
  wire [3:0] conjunction_262 = conjunction_261 & (~disjunction_155);
  wire [31:0] joined_118 = {{8{conjunction_262[3]}}, {8{conjunction_262[2]}}, {8{conjunction_262[1]}},
      {8{conjunction_262[0]}}};
  wire [3:0] disjunction_156 = disjunction_155 | conjunction_261;
  wire [3:0] conjunction_263 = bytes_12 & {4{conjunction_13[3]}};
  wire [3:0] conjunction_264 = conjunction_263 & (~disjunction_156);
  wire [31:0] joined_119 = {{8{conjunction_264[3]}}, {8{conjunction_264[2]}}, {8{conjunction_264[1]}},
      {8{conjunction_264[0]}}};
  wire [3:0] disjunction_157 = disjunction_156 | conjunction_263;
  wire [3:0] conjunction_265 = bytes_11 & {4{conjunction_12[3]}};
  wire [3:0] conjunction_266 = conjunction_265 & (~disjunction_157);
  wire [31:0] joined_120 = {{8{conjunction_266[3]}}, {8{conjunction_266[2]}}, {8{conjunction_266[1]}},
      {8{conjunction_266[0]}}};
  wire [3:0] disjunction_158 = disjunction_157 | conjunction_265;
  wire [3:0] conjunction_267 = bytes_10 & {4{conjunction_11[3]}};
  wire [3:0] conjunction_268 = conjunction_267 & (~disjunction_158);
  wire [31:0] joined_121 = {{8{conjunction_268[3]}}, {8{conjunction_268[2]}}, {8{conjunction_268[1]}},
      {8{conjunction_268[0]}}};
  wire [3:0] disjunction_159 = disjunction_158 | conjunction_267;
  wire [3:0] conjunction_269 = bytes_9 & {4{conjunction_10[3]}};
  wire [3:0] conjunction_270 = conjunction_269 & (~disjunction_159);
  wire [31:0] joined_122 = {{8{conjunction_270[3]}}, {8{conjunction_270[2]}}, {8{conjunction_270[1]}},
      {8{conjunction_270[0]}}};
  wire [3:0] disjunction_160 = disjunction_159 | conjunction_269;
  wire [3:0] conjunction_271 = bytes_8 & {4{conjunction_9[3]}};
  wire [3:0] conjunction_272 = conjunction_271 & (~disjunction_160);
  wire [31:0] joined_123 = {{8{conjunction_272[3]}}, {8{conjunction_272[2]}}, {8{conjunction_272[1]}},
      {8{conjunction_272[0]}}};
  wire [3:0] disjunction_161 = disjunction_160 | conjunction_271;
  wire [3:0] conjunction_273 = bytes_7 & {4{conjunction_8[3]}};
  wire [3:0] conjunction_274 = conjunction_273 & (~disjunction_161);
  wire [31:0] joined_124 = {{8{conjunction_274[3]}}, {8{conjunction_274[2]}}, {8{conjunction_274[1]}},
      {8{conjunction_274[0]}}};
  wire [3:0] disjunction_162 = disjunction_161 | conjunction_273;
  wire [3:0] conjunction_275 = bytes_6 & {4{conjunction_7[3]}};
  wire [3:0] conjunction_276 = conjunction_275 & (~disjunction_162);
  wire [31:0] joined_125 = {{8{conjunction_276[3]}}, {8{conjunction_276[2]}}, {8{conjunction_276[1]}},
      {8{conjunction_276[0]}}};
  wire [3:0] disjunction_163 = disjunction_162 | conjunction_275;
  wire [3:0] conjunction_277 = bytes_5 & {4{conjunction_6[3]}};
  wire [3:0] conjunction_278 = conjunction_277 & (~disjunction_163);
  wire [31:0] joined_126 = {{8{conjunction_278[3]}}, {8{conjunction_278[2]}}, {8{conjunction_278[1]}},
      {8{conjunction_278[0]}}};
  wire [3:0] disjunction_164 = disjunction_163 | conjunction_277;
  wire [3:0] conjunction_279 = bytes_4 & {4{conjunction_5[3]}};
  wire [3:0] conjunction_280 = conjunction_279 & (~disjunction_164);
  wire [31:0] joined_127 = {{8{conjunction_280[3]}}, {8{conjunction_280[2]}}, {8{conjunction_280[1]}},
      {8{conjunction_280[0]}}};
  wire [3:0] disjunction_165 = disjunction_164 | conjunction_279;
  wire [3:0] conjunction_281 = bytes_3 & {4{conjunction_4[3]}};
  wire [3:0] conjunction_282 = conjunction_281 & (~disjunction_165);
  wire [31:0] joined_128 = {{8{conjunction_282[3]}}, {8{conjunction_282[2]}}, {8{conjunction_282[1]}},
      {8{conjunction_282[0]}}};
  wire [3:0] disjunction_166 = disjunction_165 | conjunction_281;
  wire [3:0] conjunction_283 = bytes_2 & {4{conjunction_3[3]}};
  wire [3:0] conjunction_284 = conjunction_283 & (~disjunction_166);
  wire [31:0] joined_129 = {{8{conjunction_284[3]}}, {8{conjunction_284[2]}}, {8{conjunction_284[1]}},
      {8{conjunction_284[0]}}};
  wire [3:0] disjunction_167 = disjunction_166 | conjunction_283;
  wire [3:0] conjunction_285 = bytes_1 & {4{conjunction_2[3]}};
  wire [3:0] conjunction_286 = conjunction_285 & (~disjunction_167);
  wire [31:0] joined_130 = {{8{conjunction_286[3]}}, {8{conjunction_286[2]}}, {8{conjunction_286[1]}},
      {8{conjunction_286[0]}}};
  wire [3:0] disjunction_168 = disjunction_167 | conjunction_285;
  wire [3:0] conjunction_287 = bytes_0 & {4{conjunction_1[3]}};
  wire [3:0] conjunction_288 = conjunction_287 & (~disjunction_168);
  wire [31:0] joined_131 = {{8{conjunction_288[3]}}, {8{conjunction_288[2]}}, {8{conjunction_288[1]}},
      {8{conjunction_288[0]}}};
  wire [3:0] disjunction_169 = disjunction_168 | conjunction_287;
  wire [31:0] joined_132 = {{8{~disjunction_169[3]}}, {8{~disjunction_169[2]}}, {8{~disjunction_169[1]}},
      {8{~disjunction_169[0]}}};
  wire [31:0] disjunction_170 = (joined_100 & data_31[127:96]) | (joined_101 & data_30[127:96]) | (joined_102 &
      data_29[127:96]);
  wire [31:0] disjunction_171 = disjunction_170 | (joined_103 & data_28[127:96]) | (joined_104 & data_27[127:96]);
  wire [31:0] disjunction_172 = disjunction_171 | (joined_105 & data_26[127:96]) | (joined_106 & data_25[127:96]);
  wire [31:0] disjunction_173 = disjunction_172 | (joined_107 & data_24[127:96]) | (joined_108 & data_23[127:96]);
  wire [31:0] disjunction_174 = disjunction_173 | (joined_109 & data_22[127:96]) | (joined_110 & data_21[127:96]);
  wire [31:0] disjunction_175 = disjunction_174 | (joined_111 & data_20[127:96]) | (joined_112 & data_19[127:96]);
  wire [31:0] disjunction_176 = disjunction_175 | (joined_113 & data_18[127:96]) | (joined_114 & data_17[127:96]);
  wire [31:0] disjunction_177 = disjunction_176 | (joined_115 & data_16[127:96]) | (joined_116 & data_15[127:96]);
  wire [31:0] disjunction_178 = disjunction_177 | (joined_117 & data_14[127:96]) | (joined_118 & data_13[127:96]);
  wire [31:0] disjunction_179 = disjunction_178 | (joined_119 & data_12[127:96]) | (joined_120 & data_11[127:96]);
  wire [31:0] disjunction_180 = disjunction_179 | (joined_121 & data_10[127:96]) | (joined_122 & data_9[127:96]);
  wire [31:0] disjunction_181 = disjunction_180 | (joined_123 & data_8[127:96]) | (joined_124 & data_7[127:96]);
  wire [31:0] disjunction_182 = disjunction_181 | (joined_125 & data_6[127:96]) | (joined_126 & data_5[127:96]);
  wire [31:0] disjunction_183 = disjunction_182 | (joined_127 & data_4[127:96]) | (joined_128 & data_3[127:96]);
  wire [31:0] disjunction_184 = disjunction_183 | (joined_129 & data_2[127:96]) | (joined_130 & data_1[127:96]);
  wire [3:0] conjunction_289 = bytes_31 & {4{conjunction_32[4]}};
  wire [3:0] conjunction_290 = conjunction_289;
  wire [31:0] joined_133 = {{8{conjunction_290[3]}}, {8{conjunction_290[2]}}, {8{conjunction_290[1]}},
      {8{conjunction_290[0]}}};
  wire [3:0] conjunction_291 = bytes_30 & {4{conjunction_31[4]}};
  wire [3:0] conjunction_292 = conjunction_291 & (~conjunction_289);
  wire [31:0] joined_134 = {{8{conjunction_292[3]}}, {8{conjunction_292[2]}}, {8{conjunction_292[1]}},
      {8{conjunction_292[0]}}};
  wire [3:0] disjunction_185 = conjunction_289 | conjunction_291;
  wire [3:0] conjunction_293 = bytes_29 & {4{conjunction_30[4]}};
  wire [3:0] conjunction_294 = conjunction_293 & (~disjunction_185);
  wire [31:0] joined_135 = {{8{conjunction_294[3]}}, {8{conjunction_294[2]}}, {8{conjunction_294[1]}},
      {8{conjunction_294[0]}}};
  wire [3:0] disjunction_186 = disjunction_185 | conjunction_293;
  wire [3:0] conjunction_295 = bytes_28 & {4{conjunction_29[4]}};
  wire [3:0] conjunction_296 = conjunction_295 & (~disjunction_186);
  wire [31:0] joined_136 = {{8{conjunction_296[3]}}, {8{conjunction_296[2]}}, {8{conjunction_296[1]}},
      {8{conjunction_296[0]}}};
  wire [3:0] disjunction_187 = disjunction_186 | conjunction_295;
  wire [3:0] conjunction_297 = bytes_27 & {4{conjunction_28[4]}};
  wire [3:0] conjunction_298 = conjunction_297 & (~disjunction_187);
  wire [31:0] joined_137 = {{8{conjunction_298[3]}}, {8{conjunction_298[2]}}, {8{conjunction_298[1]}},
      {8{conjunction_298[0]}}};
  wire [3:0] disjunction_188 = disjunction_187 | conjunction_297;
  wire [3:0] conjunction_299 = bytes_26 & {4{conjunction_27[4]}};
  wire [3:0] conjunction_300 = conjunction_299 & (~disjunction_188);
  wire [31:0] joined_138 = {{8{conjunction_300[3]}}, {8{conjunction_300[2]}}, {8{conjunction_300[1]}},
      {8{conjunction_300[0]}}};
  wire [3:0] disjunction_189 = disjunction_188 | conjunction_299;
  wire [3:0] conjunction_301 = bytes_25 & {4{conjunction_26[4]}};
  wire [3:0] conjunction_302 = conjunction_301 & (~disjunction_189);
  wire [31:0] joined_139 = {{8{conjunction_302[3]}}, {8{conjunction_302[2]}}, {8{conjunction_302[1]}},
      {8{conjunction_302[0]}}};
  wire [3:0] disjunction_190 = disjunction_189 | conjunction_301;
  wire [3:0] conjunction_303 = bytes_24 & {4{conjunction_25[4]}};
  wire [3:0] conjunction_304 = conjunction_303 & (~disjunction_190);
  wire [31:0] joined_140 = {{8{conjunction_304[3]}}, {8{conjunction_304[2]}}, {8{conjunction_304[1]}},
      {8{conjunction_304[0]}}};
  wire [3:0] disjunction_191 = disjunction_190 | conjunction_303;
  wire [3:0] conjunction_305 = bytes_23 & {4{conjunction_24[4]}};
  wire [3:0] conjunction_306 = conjunction_305 & (~disjunction_191);
  wire [31:0] joined_141 = {{8{conjunction_306[3]}}, {8{conjunction_306[2]}}, {8{conjunction_306[1]}},
      {8{conjunction_306[0]}}};
  wire [3:0] disjunction_192 = disjunction_191 | conjunction_305;
  wire [3:0] conjunction_307 = bytes_22 & {4{conjunction_23[4]}};
  wire [3:0] conjunction_308 = conjunction_307 & (~disjunction_192);
  wire [31:0] joined_142 = {{8{conjunction_308[3]}}, {8{conjunction_308[2]}}, {8{conjunction_308[1]}},
      {8{conjunction_308[0]}}};
  wire [3:0] disjunction_193 = disjunction_192 | conjunction_307;
  wire [3:0] conjunction_309 = bytes_21 & {4{conjunction_22[4]}};
  wire [3:0] conjunction_310 = conjunction_309 & (~disjunction_193);
  wire [31:0] joined_143 = {{8{conjunction_310[3]}}, {8{conjunction_310[2]}}, {8{conjunction_310[1]}},
      {8{conjunction_310[0]}}};
  wire [3:0] disjunction_194 = disjunction_193 | conjunction_309;
  wire [3:0] conjunction_311 = bytes_20 & {4{conjunction_21[4]}};
  wire [3:0] conjunction_312 = conjunction_311 & (~disjunction_194);
  wire [31:0] joined_144 = {{8{conjunction_312[3]}}, {8{conjunction_312[2]}}, {8{conjunction_312[1]}},
      {8{conjunction_312[0]}}};
  wire [3:0] disjunction_195 = disjunction_194 | conjunction_311;
  wire [3:0] conjunction_313 = bytes_19 & {4{conjunction_20[4]}};
  wire [3:0] conjunction_314 = conjunction_313 & (~disjunction_195);
  wire [31:0] joined_145 = {{8{conjunction_314[3]}}, {8{conjunction_314[2]}}, {8{conjunction_314[1]}},
      {8{conjunction_314[0]}}};
  wire [3:0] disjunction_196 = disjunction_195 | conjunction_313;
  wire [3:0] conjunction_315 = bytes_18 & {4{conjunction_19[4]}};
  wire [3:0] conjunction_316 = conjunction_315 & (~disjunction_196);
  wire [31:0] joined_146 = {{8{conjunction_316[3]}}, {8{conjunction_316[2]}}, {8{conjunction_316[1]}},
      {8{conjunction_316[0]}}};
  wire [3:0] disjunction_197 = disjunction_196 | conjunction_315;
  wire [3:0] conjunction_317 = bytes_17 & {4{conjunction_18[4]}};
  wire [3:0] conjunction_318 = conjunction_317 & (~disjunction_197);
  wire [31:0] joined_147 = {{8{conjunction_318[3]}}, {8{conjunction_318[2]}}, {8{conjunction_318[1]}},
      {8{conjunction_318[0]}}};
  wire [3:0] disjunction_198 = disjunction_197 | conjunction_317;
  wire [3:0] conjunction_319 = bytes_16 & {4{conjunction_17[4]}};
  wire [3:0] conjunction_320 = conjunction_319 & (~disjunction_198);
  wire [31:0] joined_148 = {{8{conjunction_320[3]}}, {8{conjunction_320[2]}}, {8{conjunction_320[1]}},
      {8{conjunction_320[0]}}};
  wire [3:0] disjunction_199 = disjunction_198 | conjunction_319;
  wire [3:0] conjunction_321 = bytes_15 & {4{conjunction_16[4]}};
  wire [3:0] conjunction_322 = conjunction_321 & (~disjunction_199);
  wire [31:0] joined_149 = {{8{conjunction_322[3]}}, {8{conjunction_322[2]}}, {8{conjunction_322[1]}},
      {8{conjunction_322[0]}}};
  wire [3:0] disjunction_200 = disjunction_199 | conjunction_321;
  wire [3:0] conjunction_323 = bytes_14 & {4{conjunction_15[4]}};
  wire [3:0] conjunction_324 = conjunction_323 & (~disjunction_200);
  wire [31:0] joined_150 = {{8{conjunction_324[3]}}, {8{conjunction_324[2]}}, {8{conjunction_324[1]}},
      {8{conjunction_324[0]}}};
  wire [3:0] disjunction_201 = disjunction_200 | conjunction_323;
  wire [3:0] conjunction_325 = bytes_13 & {4{conjunction_14[4]}};
  wire [3:0] conjunction_326 = conjunction_325 & (~disjunction_201);
  wire [31:0] joined_151 = {{8{conjunction_326[3]}}, {8{conjunction_326[2]}}, {8{conjunction_326[1]}},
      {8{conjunction_326[0]}}};
  wire [3:0] disjunction_202 = disjunction_201 | conjunction_325;
  wire [3:0] conjunction_327 = bytes_12 & {4{conjunction_13[4]}};
  wire [3:0] conjunction_328 = conjunction_327 & (~disjunction_202);
  wire [31:0] joined_152 = {{8{conjunction_328[3]}}, {8{conjunction_328[2]}}, {8{conjunction_328[1]}},
      {8{conjunction_328[0]}}};
  wire [3:0] disjunction_203 = disjunction_202 | conjunction_327;
  wire [3:0] conjunction_329 = bytes_11 & {4{conjunction_12[4]}};
  wire [3:0] conjunction_330 = conjunction_329 & (~disjunction_203);
  wire [31:0] joined_153 = {{8{conjunction_330[3]}}, {8{conjunction_330[2]}}, {8{conjunction_330[1]}},
      {8{conjunction_330[0]}}};
  wire [3:0] disjunction_204 = disjunction_203 | conjunction_329;
  wire [3:0] conjunction_331 = bytes_10 & {4{conjunction_11[4]}};
  wire [3:0] conjunction_332 = conjunction_331 & (~disjunction_204);
  wire [31:0] joined_154 = {{8{conjunction_332[3]}}, {8{conjunction_332[2]}}, {8{conjunction_332[1]}},
      {8{conjunction_332[0]}}};
  wire [3:0] disjunction_205 = disjunction_204 | conjunction_331;
  wire [3:0] conjunction_333 = bytes_9 & {4{conjunction_10[4]}};
  wire [3:0] conjunction_334 = conjunction_333 & (~disjunction_205);
  wire [31:0] joined_155 = {{8{conjunction_334[3]}}, {8{conjunction_334[2]}}, {8{conjunction_334[1]}},
      {8{conjunction_334[0]}}};
  wire [3:0] disjunction_206 = disjunction_205 | conjunction_333;
  wire [3:0] conjunction_335 = bytes_8 & {4{conjunction_9[4]}};
  wire [3:0] conjunction_336 = conjunction_335 & (~disjunction_206);
  wire [31:0] joined_156 = {{8{conjunction_336[3]}}, {8{conjunction_336[2]}}, {8{conjunction_336[1]}},
      {8{conjunction_336[0]}}};
  wire [3:0] disjunction_207 = disjunction_206 | conjunction_335;
  wire [3:0] conjunction_337 = bytes_7 & {4{conjunction_8[4]}};
  wire [3:0] conjunction_338 = conjunction_337 & (~disjunction_207);
  wire [31:0] joined_157 = {{8{conjunction_338[3]}}, {8{conjunction_338[2]}}, {8{conjunction_338[1]}},
      {8{conjunction_338[0]}}};
  wire [3:0] disjunction_208 = disjunction_207 | conjunction_337;
  wire [3:0] conjunction_339 = bytes_6 & {4{conjunction_7[4]}};
  wire [3:0] conjunction_340 = conjunction_339 & (~disjunction_208);
  wire [31:0] joined_158 = {{8{conjunction_340[3]}}, {8{conjunction_340[2]}}, {8{conjunction_340[1]}},
      {8{conjunction_340[0]}}};
  wire [3:0] disjunction_209 = disjunction_208 | conjunction_339;
  wire [3:0] conjunction_341 = bytes_5 & {4{conjunction_6[4]}};
  wire [3:0] conjunction_342 = conjunction_341 & (~disjunction_209);
  wire [31:0] joined_159 = {{8{conjunction_342[3]}}, {8{conjunction_342[2]}}, {8{conjunction_342[1]}},
      {8{conjunction_342[0]}}};
  wire [3:0] disjunction_210 = disjunction_209 | conjunction_341;
  wire [3:0] conjunction_343 = bytes_4 & {4{conjunction_5[4]}};
  wire [3:0] conjunction_344 = conjunction_343 & (~disjunction_210);
  wire [31:0] joined_160 = {{8{conjunction_344[3]}}, {8{conjunction_344[2]}}, {8{conjunction_344[1]}},
      {8{conjunction_344[0]}}};
  wire [3:0] disjunction_211 = disjunction_210 | conjunction_343;
  wire [3:0] conjunction_345 = bytes_3 & {4{conjunction_4[4]}};
  wire [3:0] conjunction_346 = conjunction_345 & (~disjunction_211);
  wire [31:0] joined_161 = {{8{conjunction_346[3]}}, {8{conjunction_346[2]}}, {8{conjunction_346[1]}},
      {8{conjunction_346[0]}}};
  wire [3:0] disjunction_212 = disjunction_211 | conjunction_345;
  wire [3:0] conjunction_347 = bytes_2 & {4{conjunction_3[4]}};
  wire [3:0] conjunction_348 = conjunction_347 & (~disjunction_212);
  wire [31:0] joined_162 = {{8{conjunction_348[3]}}, {8{conjunction_348[2]}}, {8{conjunction_348[1]}},
      {8{conjunction_348[0]}}};
  wire [3:0] disjunction_213 = disjunction_212 | conjunction_347;
  wire [3:0] conjunction_349 = bytes_1 & {4{conjunction_2[4]}};
  wire [3:0] conjunction_350 = conjunction_349 & (~disjunction_213);
  wire [31:0] joined_163 = {{8{conjunction_350[3]}}, {8{conjunction_350[2]}}, {8{conjunction_350[1]}},
      {8{conjunction_350[0]}}};
  wire [3:0] disjunction_214 = disjunction_213 | conjunction_349;
  wire [3:0] conjunction_351 = bytes_0 & {4{conjunction_1[4]}};
  wire [3:0] conjunction_352 = conjunction_351 & (~disjunction_214);
  wire [31:0] joined_164 = {{8{conjunction_352[3]}}, {8{conjunction_352[2]}}, {8{conjunction_352[1]}},
      {8{conjunction_352[0]}}};
  wire [3:0] disjunction_215 = disjunction_214 | conjunction_351;
  wire [31:0] joined_165 = {{8{~disjunction_215[3]}}, {8{~disjunction_215[2]}}, {8{~disjunction_215[1]}},
      {8{~disjunction_215[0]}}};
  wire [31:0] disjunction_216 = (joined_133 & data_31[31:0]) | (joined_134 & data_30[31:0]) | (joined_135 &
      data_29[31:0]);
  wire [31:0] disjunction_217 = disjunction_216 | (joined_136 & data_28[31:0]) | (joined_137 & data_27[31:0]);
  wire [31:0] disjunction_218 = disjunction_217 | (joined_138 & data_26[31:0]) | (joined_139 & data_25[31:0]);
  wire [31:0] disjunction_219 = disjunction_218 | (joined_140 & data_24[31:0]) | (joined_141 & data_23[31:0]);
  wire [31:0] disjunction_220 = disjunction_219 | (joined_142 & data_22[31:0]) | (joined_143 & data_21[31:0]);
  wire [31:0] disjunction_221 = disjunction_220 | (joined_144 & data_20[31:0]) | (joined_145 & data_19[31:0]);
  wire [31:0] disjunction_222 = disjunction_221 | (joined_146 & data_18[31:0]) | (joined_147 & data_17[31:0]);
  wire [31:0] disjunction_223 = disjunction_222 | (joined_148 & data_16[31:0]) | (joined_149 & data_15[31:0]);
  wire [31:0] disjunction_224 = disjunction_223 | (joined_150 & data_14[31:0]) | (joined_151 & data_13[31:0]);
  wire [31:0] disjunction_225 = disjunction_224 | (joined_152 & data_12[31:0]) | (joined_153 & data_11[31:0]);
  wire [31:0] disjunction_226 = disjunction_225 | (joined_154 & data_10[31:0]) | (joined_155 & data_9[31:0]);
  wire [31:0] disjunction_227 = disjunction_226 | (joined_156 & data_8[31:0]) | (joined_157 & data_7[31:0]);
  wire [31:0] disjunction_228 = disjunction_227 | (joined_158 & data_6[31:0]) | (joined_159 & data_5[31:0]);
  wire [31:0] disjunction_229 = disjunction_228 | (joined_160 & data_4[31:0]) | (joined_161 & data_3[31:0]);
  wire [31:0] disjunction_230 = disjunction_229 | (joined_162 & data_2[31:0]) | (joined_163 & data_1[31:0]);
  wire [3:0] conjunction_353 = bytes_31 & {4{conjunction_32[5]}};
  wire [3:0] conjunction_354 = conjunction_353;
  wire [31:0] joined_166 = {{8{conjunction_354[3]}}, {8{conjunction_354[2]}}, {8{conjunction_354[1]}},
      {8{conjunction_354[0]}}};
  wire [3:0] conjunction_355 = bytes_30 & {4{conjunction_31[5]}};
  wire [3:0] conjunction_356 = conjunction_355 & (~conjunction_353);
  wire [31:0] joined_167 = {{8{conjunction_356[3]}}, {8{conjunction_356[2]}}, {8{conjunction_356[1]}},
      {8{conjunction_356[0]}}};
  wire [3:0] disjunction_231 = conjunction_353 | conjunction_355;
  wire [3:0] conjunction_357 = bytes_29 & {4{conjunction_30[5]}};
  wire [3:0] conjunction_358 = conjunction_357 & (~disjunction_231);
  wire [31:0] joined_168 = {{8{conjunction_358[3]}}, {8{conjunction_358[2]}}, {8{conjunction_358[1]}},
      {8{conjunction_358[0]}}};
  wire [3:0] disjunction_232 = disjunction_231 | conjunction_357;
  wire [3:0] conjunction_359 = bytes_28 & {4{conjunction_29[5]}};
  wire [3:0] conjunction_360 = conjunction_359 & (~disjunction_232);
  wire [31:0] joined_169 = {{8{conjunction_360[3]}}, {8{conjunction_360[2]}}, {8{conjunction_360[1]}},
      {8{conjunction_360[0]}}};
  wire [3:0] disjunction_233 = disjunction_232 | conjunction_359;
  wire [3:0] conjunction_361 = bytes_27 & {4{conjunction_28[5]}};
  wire [3:0] conjunction_362 = conjunction_361 & (~disjunction_233);
  wire [31:0] joined_170 = {{8{conjunction_362[3]}}, {8{conjunction_362[2]}}, {8{conjunction_362[1]}},
      {8{conjunction_362[0]}}};
  wire [3:0] disjunction_234 = disjunction_233 | conjunction_361;
  wire [3:0] conjunction_363 = bytes_26 & {4{conjunction_27[5]}};
  wire [3:0] conjunction_364 = conjunction_363 & (~disjunction_234);
  wire [31:0] joined_171 = {{8{conjunction_364[3]}}, {8{conjunction_364[2]}}, {8{conjunction_364[1]}},
      {8{conjunction_364[0]}}};
  wire [3:0] disjunction_235 = disjunction_234 | conjunction_363;
  wire [3:0] conjunction_365 = bytes_25 & {4{conjunction_26[5]}};
  wire [3:0] conjunction_366 = conjunction_365 & (~disjunction_235);
  wire [31:0] joined_172 = {{8{conjunction_366[3]}}, {8{conjunction_366[2]}}, {8{conjunction_366[1]}},
      {8{conjunction_366[0]}}};
  wire [3:0] disjunction_236 = disjunction_235 | conjunction_365;
  wire [3:0] conjunction_367 = bytes_24 & {4{conjunction_25[5]}};
  wire [3:0] conjunction_368 = conjunction_367 & (~disjunction_236);
  wire [31:0] joined_173 = {{8{conjunction_368[3]}}, {8{conjunction_368[2]}}, {8{conjunction_368[1]}},
      {8{conjunction_368[0]}}};
  wire [3:0] disjunction_237 = disjunction_236 | conjunction_367;
  wire [3:0] conjunction_369 = bytes_23 & {4{conjunction_24[5]}};
  wire [3:0] conjunction_370 = conjunction_369 & (~disjunction_237);
  wire [31:0] joined_174 = {{8{conjunction_370[3]}}, {8{conjunction_370[2]}}, {8{conjunction_370[1]}},
      {8{conjunction_370[0]}}};
  wire [3:0] disjunction_238 = disjunction_237 | conjunction_369;
  wire [3:0] conjunction_371 = bytes_22 & {4{conjunction_23[5]}};
  wire [3:0] conjunction_372 = conjunction_371 & (~disjunction_238);
  wire [31:0] joined_175 = {{8{conjunction_372[3]}}, {8{conjunction_372[2]}}, {8{conjunction_372[1]}},
      {8{conjunction_372[0]}}};
  wire [3:0] disjunction_239 = disjunction_238 | conjunction_371;
  wire [3:0] conjunction_373 = bytes_21 & {4{conjunction_22[5]}};
  wire [3:0] conjunction_374 = conjunction_373 & (~disjunction_239);
  wire [31:0] joined_176 = {{8{conjunction_374[3]}}, {8{conjunction_374[2]}}, {8{conjunction_374[1]}},
      {8{conjunction_374[0]}}};
  wire [3:0] disjunction_240 = disjunction_239 | conjunction_373;
  wire [3:0] conjunction_375 = bytes_20 & {4{conjunction_21[5]}};
  wire [3:0] conjunction_376 = conjunction_375 & (~disjunction_240);
  wire [31:0] joined_177 = {{8{conjunction_376[3]}}, {8{conjunction_376[2]}}, {8{conjunction_376[1]}},
      {8{conjunction_376[0]}}};
  wire [3:0] disjunction_241 = disjunction_240 | conjunction_375;
  wire [3:0] conjunction_377 = bytes_19 & {4{conjunction_20[5]}};
  wire [3:0] conjunction_378 = conjunction_377 & (~disjunction_241);
  wire [31:0] joined_178 = {{8{conjunction_378[3]}}, {8{conjunction_378[2]}}, {8{conjunction_378[1]}},
      {8{conjunction_378[0]}}};
  wire [3:0] disjunction_242 = disjunction_241 | conjunction_377;
  wire [3:0] conjunction_379 = bytes_18 & {4{conjunction_19[5]}};
  wire [3:0] conjunction_380 = conjunction_379 & (~disjunction_242);
  wire [31:0] joined_179 = {{8{conjunction_380[3]}}, {8{conjunction_380[2]}}, {8{conjunction_380[1]}},
      {8{conjunction_380[0]}}};
  wire [3:0] disjunction_243 = disjunction_242 | conjunction_379;
  wire [3:0] conjunction_381 = bytes_17 & {4{conjunction_18[5]}};
  wire [3:0] conjunction_382 = conjunction_381 & (~disjunction_243);
  wire [31:0] joined_180 = {{8{conjunction_382[3]}}, {8{conjunction_382[2]}}, {8{conjunction_382[1]}},
      {8{conjunction_382[0]}}};
  wire [3:0] disjunction_244 = disjunction_243 | conjunction_381;
  wire [3:0] conjunction_383 = bytes_16 & {4{conjunction_17[5]}};
  wire [3:0] conjunction_384 = conjunction_383 & (~disjunction_244);
  wire [31:0] joined_181 = {{8{conjunction_384[3]}}, {8{conjunction_384[2]}}, {8{conjunction_384[1]}},
      {8{conjunction_384[0]}}};
  wire [3:0] disjunction_245 = disjunction_244 | conjunction_383;
  wire [3:0] conjunction_385 = bytes_15 & {4{conjunction_16[5]}};
  wire [3:0] conjunction_386 = conjunction_385 & (~disjunction_245);
  wire [31:0] joined_182 = {{8{conjunction_386[3]}}, {8{conjunction_386[2]}}, {8{conjunction_386[1]}},
      {8{conjunction_386[0]}}};
  wire [3:0] disjunction_246 = disjunction_245 | conjunction_385;
  wire [3:0] conjunction_387 = bytes_14 & {4{conjunction_15[5]}};
  wire [3:0] conjunction_388 = conjunction_387 & (~disjunction_246);
  wire [31:0] joined_183 = {{8{conjunction_388[3]}}, {8{conjunction_388[2]}}, {8{conjunction_388[1]}},
      {8{conjunction_388[0]}}};
  wire [3:0] disjunction_247 = disjunction_246 | conjunction_387;
  wire [3:0] conjunction_389 = bytes_13 & {4{conjunction_14[5]}};
  wire [3:0] conjunction_390 = conjunction_389 & (~disjunction_247);
  wire [31:0] joined_184 = {{8{conjunction_390[3]}}, {8{conjunction_390[2]}}, {8{conjunction_390[1]}},
      {8{conjunction_390[0]}}};
  wire [3:0] disjunction_248 = disjunction_247 | conjunction_389;
  wire [3:0] conjunction_391 = bytes_12 & {4{conjunction_13[5]}};
  wire [3:0] conjunction_392 = conjunction_391 & (~disjunction_248);
  wire [31:0] joined_185 = {{8{conjunction_392[3]}}, {8{conjunction_392[2]}}, {8{conjunction_392[1]}},
      {8{conjunction_392[0]}}};
  wire [3:0] disjunction_249 = disjunction_248 | conjunction_391;
  wire [3:0] conjunction_393 = bytes_11 & {4{conjunction_12[5]}};
  wire [3:0] conjunction_394 = conjunction_393 & (~disjunction_249);
  wire [31:0] joined_186 = {{8{conjunction_394[3]}}, {8{conjunction_394[2]}}, {8{conjunction_394[1]}},
      {8{conjunction_394[0]}}};
  wire [3:0] disjunction_250 = disjunction_249 | conjunction_393;
  wire [3:0] conjunction_395 = bytes_10 & {4{conjunction_11[5]}};
  wire [3:0] conjunction_396 = conjunction_395 & (~disjunction_250);
  wire [31:0] joined_187 = {{8{conjunction_396[3]}}, {8{conjunction_396[2]}}, {8{conjunction_396[1]}},
      {8{conjunction_396[0]}}};
  wire [3:0] disjunction_251 = disjunction_250 | conjunction_395;
  wire [3:0] conjunction_397 = bytes_9 & {4{conjunction_10[5]}};
  wire [3:0] conjunction_398 = conjunction_397 & (~disjunction_251);
  wire [31:0] joined_188 = {{8{conjunction_398[3]}}, {8{conjunction_398[2]}}, {8{conjunction_398[1]}},
      {8{conjunction_398[0]}}};
  wire [3:0] disjunction_252 = disjunction_251 | conjunction_397;
  wire [3:0] conjunction_399 = bytes_8 & {4{conjunction_9[5]}};
  wire [3:0] conjunction_400 = conjunction_399 & (~disjunction_252);
  wire [31:0] joined_189 = {{8{conjunction_400[3]}}, {8{conjunction_400[2]}}, {8{conjunction_400[1]}},
      {8{conjunction_400[0]}}};
  wire [3:0] disjunction_253 = disjunction_252 | conjunction_399;
  wire [3:0] conjunction_401 = bytes_7 & {4{conjunction_8[5]}};
  wire [3:0] conjunction_402 = conjunction_401 & (~disjunction_253);
  wire [31:0] joined_190 = {{8{conjunction_402[3]}}, {8{conjunction_402[2]}}, {8{conjunction_402[1]}},
      {8{conjunction_402[0]}}};
  wire [3:0] disjunction_254 = disjunction_253 | conjunction_401;
  wire [3:0] conjunction_403 = bytes_6 & {4{conjunction_7[5]}};
  wire [3:0] conjunction_404 = conjunction_403 & (~disjunction_254);
  wire [31:0] joined_191 = {{8{conjunction_404[3]}}, {8{conjunction_404[2]}}, {8{conjunction_404[1]}},
      {8{conjunction_404[0]}}};
  wire [3:0] disjunction_255 = disjunction_254 | conjunction_403;
  wire [3:0] conjunction_405 = bytes_5 & {4{conjunction_6[5]}};
  wire [3:0] conjunction_406 = conjunction_405 & (~disjunction_255);
  wire [31:0] joined_192 = {{8{conjunction_406[3]}}, {8{conjunction_406[2]}}, {8{conjunction_406[1]}},
      {8{conjunction_406[0]}}};
  wire [3:0] disjunction_256 = disjunction_255 | conjunction_405;
  wire [3:0] conjunction_407 = bytes_4 & {4{conjunction_5[5]}};
  wire [3:0] conjunction_408 = conjunction_407 & (~disjunction_256);
  wire [31:0] joined_193 = {{8{conjunction_408[3]}}, {8{conjunction_408[2]}}, {8{conjunction_408[1]}},
      {8{conjunction_408[0]}}};
  wire [3:0] disjunction_257 = disjunction_256 | conjunction_407;
  wire [3:0] conjunction_409 = bytes_3 & {4{conjunction_4[5]}};
  wire [3:0] conjunction_410 = conjunction_409 & (~disjunction_257);
  wire [31:0] joined_194 = {{8{conjunction_410[3]}}, {8{conjunction_410[2]}}, {8{conjunction_410[1]}},
      {8{conjunction_410[0]}}};
  wire [3:0] disjunction_258 = disjunction_257 | conjunction_409;
  wire [3:0] conjunction_411 = bytes_2 & {4{conjunction_3[5]}};
  wire [3:0] conjunction_412 = conjunction_411 & (~disjunction_258);
  wire [31:0] joined_195 = {{8{conjunction_412[3]}}, {8{conjunction_412[2]}}, {8{conjunction_412[1]}},
      {8{conjunction_412[0]}}};
  wire [3:0] disjunction_259 = disjunction_258 | conjunction_411;
  wire [3:0] conjunction_413 = bytes_1 & {4{conjunction_2[5]}};
  wire [3:0] conjunction_414 = conjunction_413 & (~disjunction_259);
  wire [31:0] joined_196 = {{8{conjunction_414[3]}}, {8{conjunction_414[2]}}, {8{conjunction_414[1]}},
      {8{conjunction_414[0]}}};
  wire [3:0] disjunction_260 = disjunction_259 | conjunction_413;
  wire [3:0] conjunction_415 = bytes_0 & {4{conjunction_1[5]}};
  wire [3:0] conjunction_416 = conjunction_415 & (~disjunction_260);
  wire [31:0] joined_197 = {{8{conjunction_416[3]}}, {8{conjunction_416[2]}}, {8{conjunction_416[1]}},
      {8{conjunction_416[0]}}};
  wire [3:0] disjunction_261 = disjunction_260 | conjunction_415;
  wire [31:0] joined_198 = {{8{~disjunction_261[3]}}, {8{~disjunction_261[2]}}, {8{~disjunction_261[1]}},
      {8{~disjunction_261[0]}}};
  wire [31:0] disjunction_262 = (joined_166 & data_31[63:32]) | (joined_167 & data_30[63:32]) | (joined_168 &
      data_29[63:32]);
  wire [31:0] disjunction_263 = disjunction_262 | (joined_169 & data_28[63:32]) | (joined_170 & data_27[63:32]);
  wire [31:0] disjunction_264 = disjunction_263 | (joined_171 & data_26[63:32]) | (joined_172 & data_25[63:32]);
  wire [31:0] disjunction_265 = disjunction_264 | (joined_173 & data_24[63:32]) | (joined_174 & data_23[63:32]);
  wire [31:0] disjunction_266 = disjunction_265 | (joined_175 & data_22[63:32]) | (joined_176 & data_21[63:32]);
  wire [31:0] disjunction_267 = disjunction_266 | (joined_177 & data_20[63:32]) | (joined_178 & data_19[63:32]);
  wire [31:0] disjunction_268 = disjunction_267 | (joined_179 & data_18[63:32]) | (joined_180 & data_17[63:32]);
  wire [31:0] disjunction_269 = disjunction_268 | (joined_181 & data_16[63:32]) | (joined_182 & data_15[63:32]);
  wire [31:0] disjunction_270 = disjunction_269 | (joined_183 & data_14[63:32]) | (joined_184 & data_13[63:32]);
  wire [31:0] disjunction_271 = disjunction_270 | (joined_185 & data_12[63:32]) | (joined_186 & data_11[63:32]);
  wire [31:0] disjunction_272 = disjunction_271 | (joined_187 & data_10[63:32]) | (joined_188 & data_9[63:32]);
  wire [31:0] disjunction_273 = disjunction_272 | (joined_189 & data_8[63:32]) | (joined_190 & data_7[63:32]);
  wire [31:0] disjunction_274 = disjunction_273 | (joined_191 & data_6[63:32]) | (joined_192 & data_5[63:32]);
  wire [31:0] disjunction_275 = disjunction_274 | (joined_193 & data_4[63:32]) | (joined_194 & data_3[63:32]);
  wire [31:0] disjunction_276 = disjunction_275 | (joined_195 & data_2[63:32]) | (joined_196 & data_1[63:32]);
  wire [3:0] conjunction_417 = bytes_31 & {4{conjunction_32[6]}};
  wire [3:0] conjunction_418 = conjunction_417;
  wire [31:0] joined_199 = {{8{conjunction_418[3]}}, {8{conjunction_418[2]}}, {8{conjunction_418[1]}},
      {8{conjunction_418[0]}}};
  wire [3:0] conjunction_419 = bytes_30 & {4{conjunction_31[6]}};
  wire [3:0] conjunction_420 = conjunction_419 & (~conjunction_417);
  wire [31:0] joined_200 = {{8{conjunction_420[3]}}, {8{conjunction_420[2]}}, {8{conjunction_420[1]}},
      {8{conjunction_420[0]}}};
  wire [3:0] disjunction_277 = conjunction_417 | conjunction_419;
  wire [3:0] conjunction_421 = bytes_29 & {4{conjunction_30[6]}};
  wire [3:0] conjunction_422 = conjunction_421 & (~disjunction_277);
  wire [31:0] joined_201 = {{8{conjunction_422[3]}}, {8{conjunction_422[2]}}, {8{conjunction_422[1]}},
      {8{conjunction_422[0]}}};
  wire [3:0] disjunction_278 = disjunction_277 | conjunction_421;
  wire [3:0] conjunction_423 = bytes_28 & {4{conjunction_29[6]}};
  wire [3:0] conjunction_424 = conjunction_423 & (~disjunction_278);
  wire [31:0] joined_202 = {{8{conjunction_424[3]}}, {8{conjunction_424[2]}}, {8{conjunction_424[1]}},
      {8{conjunction_424[0]}}};
  wire [3:0] disjunction_279 = disjunction_278 | conjunction_423;
  wire [3:0] conjunction_425 = bytes_27 & {4{conjunction_28[6]}};
  wire [3:0] conjunction_426 = conjunction_425 & (~disjunction_279);
  wire [31:0] joined_203 = {{8{conjunction_426[3]}}, {8{conjunction_426[2]}}, {8{conjunction_426[1]}},
      {8{conjunction_426[0]}}};
  wire [3:0] disjunction_280 = disjunction_279 | conjunction_425;
  wire [3:0] conjunction_427 = bytes_26 & {4{conjunction_27[6]}};
  wire [3:0] conjunction_428 = conjunction_427 & (~disjunction_280);
  wire [31:0] joined_204 = {{8{conjunction_428[3]}}, {8{conjunction_428[2]}}, {8{conjunction_428[1]}},
      {8{conjunction_428[0]}}};
  wire [3:0] disjunction_281 = disjunction_280 | conjunction_427;
  wire [3:0] conjunction_429 = bytes_25 & {4{conjunction_26[6]}};
  wire [3:0] conjunction_430 = conjunction_429 & (~disjunction_281);
  wire [31:0] joined_205 = {{8{conjunction_430[3]}}, {8{conjunction_430[2]}}, {8{conjunction_430[1]}},
      {8{conjunction_430[0]}}};
  wire [3:0] disjunction_282 = disjunction_281 | conjunction_429;
  wire [3:0] conjunction_431 = bytes_24 & {4{conjunction_25[6]}};
  wire [3:0] conjunction_432 = conjunction_431 & (~disjunction_282);
  wire [31:0] joined_206 = {{8{conjunction_432[3]}}, {8{conjunction_432[2]}}, {8{conjunction_432[1]}},
      {8{conjunction_432[0]}}};
  wire [3:0] disjunction_283 = disjunction_282 | conjunction_431;
  wire [3:0] conjunction_433 = bytes_23 & {4{conjunction_24[6]}};
  wire [3:0] conjunction_434 = conjunction_433 & (~disjunction_283);
  wire [31:0] joined_207 = {{8{conjunction_434[3]}}, {8{conjunction_434[2]}}, {8{conjunction_434[1]}},
      {8{conjunction_434[0]}}};
  wire [3:0] disjunction_284 = disjunction_283 | conjunction_433;
  wire [3:0] conjunction_435 = bytes_22 & {4{conjunction_23[6]}};
  wire [3:0] conjunction_436 = conjunction_435 & (~disjunction_284);
  wire [31:0] joined_208 = {{8{conjunction_436[3]}}, {8{conjunction_436[2]}}, {8{conjunction_436[1]}},
      {8{conjunction_436[0]}}};
  wire [3:0] disjunction_285 = disjunction_284 | conjunction_435;
  wire [3:0] conjunction_437 = bytes_21 & {4{conjunction_22[6]}};
  wire [3:0] conjunction_438 = conjunction_437 & (~disjunction_285);
  wire [31:0] joined_209 = {{8{conjunction_438[3]}}, {8{conjunction_438[2]}}, {8{conjunction_438[1]}},
      {8{conjunction_438[0]}}};
  wire [3:0] disjunction_286 = disjunction_285 | conjunction_437;
  wire [3:0] conjunction_439 = bytes_20 & {4{conjunction_21[6]}};
  wire [3:0] conjunction_440 = conjunction_439 & (~disjunction_286);
  wire [31:0] joined_210 = {{8{conjunction_440[3]}}, {8{conjunction_440[2]}}, {8{conjunction_440[1]}},
      {8{conjunction_440[0]}}};
  wire [3:0] disjunction_287 = disjunction_286 | conjunction_439;
  wire [3:0] conjunction_441 = bytes_19 & {4{conjunction_20[6]}};
  wire [3:0] conjunction_442 = conjunction_441 & (~disjunction_287);
  wire [31:0] joined_211 = {{8{conjunction_442[3]}}, {8{conjunction_442[2]}}, {8{conjunction_442[1]}},
      {8{conjunction_442[0]}}};
  wire [3:0] disjunction_288 = disjunction_287 | conjunction_441;
  wire [3:0] conjunction_443 = bytes_18 & {4{conjunction_19[6]}};
  wire [3:0] conjunction_444 = conjunction_443 & (~disjunction_288);
  wire [31:0] joined_212 = {{8{conjunction_444[3]}}, {8{conjunction_444[2]}}, {8{conjunction_444[1]}},
      {8{conjunction_444[0]}}};
  wire [3:0] disjunction_289 = disjunction_288 | conjunction_443;
  wire [3:0] conjunction_445 = bytes_17 & {4{conjunction_18[6]}};
  wire [3:0] conjunction_446 = conjunction_445 & (~disjunction_289);
  wire [31:0] joined_213 = {{8{conjunction_446[3]}}, {8{conjunction_446[2]}}, {8{conjunction_446[1]}},
      {8{conjunction_446[0]}}};
  wire [3:0] disjunction_290 = disjunction_289 | conjunction_445;
  wire [3:0] conjunction_447 = bytes_16 & {4{conjunction_17[6]}};
  wire [3:0] conjunction_448 = conjunction_447 & (~disjunction_290);
  wire [31:0] joined_214 = {{8{conjunction_448[3]}}, {8{conjunction_448[2]}}, {8{conjunction_448[1]}},
      {8{conjunction_448[0]}}};
  wire [3:0] disjunction_291 = disjunction_290 | conjunction_447;
  wire [3:0] conjunction_449 = bytes_15 & {4{conjunction_16[6]}};
  wire [3:0] conjunction_450 = conjunction_449 & (~disjunction_291);
  wire [31:0] joined_215 = {{8{conjunction_450[3]}}, {8{conjunction_450[2]}}, {8{conjunction_450[1]}},
      {8{conjunction_450[0]}}};
  wire [3:0] disjunction_292 = disjunction_291 | conjunction_449;
  wire [3:0] conjunction_451 = bytes_14 & {4{conjunction_15[6]}};
  wire [3:0] conjunction_452 = conjunction_451 & (~disjunction_292);
  wire [31:0] joined_216 = {{8{conjunction_452[3]}}, {8{conjunction_452[2]}}, {8{conjunction_452[1]}},
      {8{conjunction_452[0]}}};
  wire [3:0] disjunction_293 = disjunction_292 | conjunction_451;
  wire [3:0] conjunction_453 = bytes_13 & {4{conjunction_14[6]}};
  wire [3:0] conjunction_454 = conjunction_453 & (~disjunction_293);
  wire [31:0] joined_217 = {{8{conjunction_454[3]}}, {8{conjunction_454[2]}}, {8{conjunction_454[1]}},
      {8{conjunction_454[0]}}};
  wire [3:0] disjunction_294 = disjunction_293 | conjunction_453;
  wire [3:0] conjunction_455 = bytes_12 & {4{conjunction_13[6]}};
  wire [3:0] conjunction_456 = conjunction_455 & (~disjunction_294);
  wire [31:0] joined_218 = {{8{conjunction_456[3]}}, {8{conjunction_456[2]}}, {8{conjunction_456[1]}},
      {8{conjunction_456[0]}}};
  wire [3:0] disjunction_295 = disjunction_294 | conjunction_455;
  wire [3:0] conjunction_457 = bytes_11 & {4{conjunction_12[6]}};
  wire [3:0] conjunction_458 = conjunction_457 & (~disjunction_295);
  wire [31:0] joined_219 = {{8{conjunction_458[3]}}, {8{conjunction_458[2]}}, {8{conjunction_458[1]}},
      {8{conjunction_458[0]}}};
  wire [3:0] disjunction_296 = disjunction_295 | conjunction_457;
  wire [3:0] conjunction_459 = bytes_10 & {4{conjunction_11[6]}};
  wire [3:0] conjunction_460 = conjunction_459 & (~disjunction_296);
  wire [31:0] joined_220 = {{8{conjunction_460[3]}}, {8{conjunction_460[2]}}, {8{conjunction_460[1]}},
      {8{conjunction_460[0]}}};
  wire [3:0] disjunction_297 = disjunction_296 | conjunction_459;
  wire [3:0] conjunction_461 = bytes_9 & {4{conjunction_10[6]}};
  wire [3:0] conjunction_462 = conjunction_461 & (~disjunction_297);
  wire [31:0] joined_221 = {{8{conjunction_462[3]}}, {8{conjunction_462[2]}}, {8{conjunction_462[1]}},
      {8{conjunction_462[0]}}};
  wire [3:0] disjunction_298 = disjunction_297 | conjunction_461;
  wire [3:0] conjunction_463 = bytes_8 & {4{conjunction_9[6]}};
  wire [3:0] conjunction_464 = conjunction_463 & (~disjunction_298);
  wire [31:0] joined_222 = {{8{conjunction_464[3]}}, {8{conjunction_464[2]}}, {8{conjunction_464[1]}},
      {8{conjunction_464[0]}}};
  wire [3:0] disjunction_299 = disjunction_298 | conjunction_463;
  wire [3:0] conjunction_465 = bytes_7 & {4{conjunction_8[6]}};
  wire [3:0] conjunction_466 = conjunction_465 & (~disjunction_299);
  wire [31:0] joined_223 = {{8{conjunction_466[3]}}, {8{conjunction_466[2]}}, {8{conjunction_466[1]}},
      {8{conjunction_466[0]}}};
  wire [3:0] disjunction_300 = disjunction_299 | conjunction_465;
  wire [3:0] conjunction_467 = bytes_6 & {4{conjunction_7[6]}};
  wire [3:0] conjunction_468 = conjunction_467 & (~disjunction_300);
  wire [31:0] joined_224 = {{8{conjunction_468[3]}}, {8{conjunction_468[2]}}, {8{conjunction_468[1]}},
      {8{conjunction_468[0]}}};
  wire [3:0] disjunction_301 = disjunction_300 | conjunction_467;
  wire [3:0] conjunction_469 = bytes_5 & {4{conjunction_6[6]}};
  wire [3:0] conjunction_470 = conjunction_469 & (~disjunction_301);
  wire [31:0] joined_225 = {{8{conjunction_470[3]}}, {8{conjunction_470[2]}}, {8{conjunction_470[1]}},
      {8{conjunction_470[0]}}};
  wire [3:0] disjunction_302 = disjunction_301 | conjunction_469;
  wire [3:0] conjunction_471 = bytes_4 & {4{conjunction_5[6]}};
  wire [3:0] conjunction_472 = conjunction_471 & (~disjunction_302);
  wire [31:0] joined_226 = {{8{conjunction_472[3]}}, {8{conjunction_472[2]}}, {8{conjunction_472[1]}},
      {8{conjunction_472[0]}}};
  wire [3:0] disjunction_303 = disjunction_302 | conjunction_471;
  wire [3:0] conjunction_473 = bytes_3 & {4{conjunction_4[6]}};
  wire [3:0] conjunction_474 = conjunction_473 & (~disjunction_303);
  wire [31:0] joined_227 = {{8{conjunction_474[3]}}, {8{conjunction_474[2]}}, {8{conjunction_474[1]}},
      {8{conjunction_474[0]}}};
  wire [3:0] disjunction_304 = disjunction_303 | conjunction_473;
  wire [3:0] conjunction_475 = bytes_2 & {4{conjunction_3[6]}};
  wire [3:0] conjunction_476 = conjunction_475 & (~disjunction_304);
  wire [31:0] joined_228 = {{8{conjunction_476[3]}}, {8{conjunction_476[2]}}, {8{conjunction_476[1]}},
      {8{conjunction_476[0]}}};
  wire [3:0] disjunction_305 = disjunction_304 | conjunction_475;
  wire [3:0] conjunction_477 = bytes_1 & {4{conjunction_2[6]}};
  wire [3:0] conjunction_478 = conjunction_477 & (~disjunction_305);
  wire [31:0] joined_229 = {{8{conjunction_478[3]}}, {8{conjunction_478[2]}}, {8{conjunction_478[1]}},
      {8{conjunction_478[0]}}};
  wire [3:0] disjunction_306 = disjunction_305 | conjunction_477;
  wire [3:0] conjunction_479 = bytes_0 & {4{conjunction_1[6]}};
  wire [3:0] conjunction_480 = conjunction_479 & (~disjunction_306);
  wire [31:0] joined_230 = {{8{conjunction_480[3]}}, {8{conjunction_480[2]}}, {8{conjunction_480[1]}},
      {8{conjunction_480[0]}}};
  wire [3:0] disjunction_307 = disjunction_306 | conjunction_479;
  wire [31:0] joined_231 = {{8{~disjunction_307[3]}}, {8{~disjunction_307[2]}}, {8{~disjunction_307[1]}},
      {8{~disjunction_307[0]}}};
  wire [31:0] disjunction_308 = (joined_199 & data_31[95:64]) | (joined_200 & data_30[95:64]) | (joined_201 &
      data_29[95:64]);
  wire [31:0] disjunction_309 = disjunction_308 | (joined_202 & data_28[95:64]) | (joined_203 & data_27[95:64]);
  wire [31:0] disjunction_310 = disjunction_309 | (joined_204 & data_26[95:64]) | (joined_205 & data_25[95:64]);
  wire [31:0] disjunction_311 = disjunction_310 | (joined_206 & data_24[95:64]) | (joined_207 & data_23[95:64]);
  wire [31:0] disjunction_312 = disjunction_311 | (joined_208 & data_22[95:64]) | (joined_209 & data_21[95:64]);
  wire [31:0] disjunction_313 = disjunction_312 | (joined_210 & data_20[95:64]) | (joined_211 & data_19[95:64]);
  wire [31:0] disjunction_314 = disjunction_313 | (joined_212 & data_18[95:64]) | (joined_213 & data_17[95:64]);
  wire [31:0] disjunction_315 = disjunction_314 | (joined_214 & data_16[95:64]) | (joined_215 & data_15[95:64]);
  wire [31:0] disjunction_316 = disjunction_315 | (joined_216 & data_14[95:64]) | (joined_217 & data_13[95:64]);
  wire [31:0] disjunction_317 = disjunction_316 | (joined_218 & data_12[95:64]) | (joined_219 & data_11[95:64]);
  wire [31:0] disjunction_318 = disjunction_317 | (joined_220 & data_10[95:64]) | (joined_221 & data_9[95:64]);
  wire [31:0] disjunction_319 = disjunction_318 | (joined_222 & data_8[95:64]) | (joined_223 & data_7[95:64]);
  wire [31:0] disjunction_320 = disjunction_319 | (joined_224 & data_6[95:64]) | (joined_225 & data_5[95:64]);
  wire [31:0] disjunction_321 = disjunction_320 | (joined_226 & data_4[95:64]) | (joined_227 & data_3[95:64]);
  wire [31:0] disjunction_322 = disjunction_321 | (joined_228 & data_2[95:64]) | (joined_229 & data_1[95:64]);
  wire [3:0] conjunction_481 = bytes_31 & {4{conjunction_32[7]}};
  wire [3:0] conjunction_482 = conjunction_481;
  wire [31:0] joined_232 = {{8{conjunction_482[3]}}, {8{conjunction_482[2]}}, {8{conjunction_482[1]}},
      {8{conjunction_482[0]}}};
  wire [3:0] conjunction_483 = bytes_30 & {4{conjunction_31[7]}};
  wire [3:0] conjunction_484 = conjunction_483 & (~conjunction_481);
  wire [31:0] joined_233 = {{8{conjunction_484[3]}}, {8{conjunction_484[2]}}, {8{conjunction_484[1]}},
      {8{conjunction_484[0]}}};
  wire [3:0] disjunction_323 = conjunction_481 | conjunction_483;
  wire [3:0] conjunction_485 = bytes_29 & {4{conjunction_30[7]}};
  wire [3:0] conjunction_486 = conjunction_485 & (~disjunction_323);
  wire [31:0] joined_234 = {{8{conjunction_486[3]}}, {8{conjunction_486[2]}}, {8{conjunction_486[1]}},
      {8{conjunction_486[0]}}};
  wire [3:0] disjunction_324 = disjunction_323 | conjunction_485;
  wire [3:0] conjunction_487 = bytes_28 & {4{conjunction_29[7]}};
  wire [3:0] conjunction_488 = conjunction_487 & (~disjunction_324);
  wire [31:0] joined_235 = {{8{conjunction_488[3]}}, {8{conjunction_488[2]}}, {8{conjunction_488[1]}},
      {8{conjunction_488[0]}}};
  wire [3:0] disjunction_325 = disjunction_324 | conjunction_487;
  wire [3:0] conjunction_489 = bytes_27 & {4{conjunction_28[7]}};
  wire [3:0] conjunction_490 = conjunction_489 & (~disjunction_325);
  wire [31:0] joined_236 = {{8{conjunction_490[3]}}, {8{conjunction_490[2]}}, {8{conjunction_490[1]}},
      {8{conjunction_490[0]}}};
  wire [3:0] disjunction_326 = disjunction_325 | conjunction_489;
  wire [3:0] conjunction_491 = bytes_26 & {4{conjunction_27[7]}};
  wire [3:0] conjunction_492 = conjunction_491 & (~disjunction_326);
  wire [31:0] joined_237 = {{8{conjunction_492[3]}}, {8{conjunction_492[2]}}, {8{conjunction_492[1]}},
      {8{conjunction_492[0]}}};
  wire [3:0] disjunction_327 = disjunction_326 | conjunction_491;
  wire [3:0] conjunction_493 = bytes_25 & {4{conjunction_26[7]}};
  wire [3:0] conjunction_494 = conjunction_493 & (~disjunction_327);
  wire [31:0] joined_238 = {{8{conjunction_494[3]}}, {8{conjunction_494[2]}}, {8{conjunction_494[1]}},
      {8{conjunction_494[0]}}};
  wire [3:0] disjunction_328 = disjunction_327 | conjunction_493;
  wire [3:0] conjunction_495 = bytes_24 & {4{conjunction_25[7]}};
  wire [3:0] conjunction_496 = conjunction_495 & (~disjunction_328);
  wire [31:0] joined_239 = {{8{conjunction_496[3]}}, {8{conjunction_496[2]}}, {8{conjunction_496[1]}},
      {8{conjunction_496[0]}}};
  wire [3:0] disjunction_329 = disjunction_328 | conjunction_495;
  wire [3:0] conjunction_497 = bytes_23 & {4{conjunction_24[7]}};
  wire [3:0] conjunction_498 = conjunction_497 & (~disjunction_329);
  wire [31:0] joined_240 = {{8{conjunction_498[3]}}, {8{conjunction_498[2]}}, {8{conjunction_498[1]}},
      {8{conjunction_498[0]}}};
  wire [3:0] disjunction_330 = disjunction_329 | conjunction_497;
  wire [3:0] conjunction_499 = bytes_22 & {4{conjunction_23[7]}};
  wire [3:0] conjunction_500 = conjunction_499 & (~disjunction_330);
  wire [31:0] joined_241 = {{8{conjunction_500[3]}}, {8{conjunction_500[2]}}, {8{conjunction_500[1]}},
      {8{conjunction_500[0]}}};
  wire [3:0] disjunction_331 = disjunction_330 | conjunction_499;
  wire [3:0] conjunction_501 = bytes_21 & {4{conjunction_22[7]}};
  wire [3:0] conjunction_502 = conjunction_501 & (~disjunction_331);
  wire [31:0] joined_242 = {{8{conjunction_502[3]}}, {8{conjunction_502[2]}}, {8{conjunction_502[1]}},
      {8{conjunction_502[0]}}};
  wire [3:0] disjunction_332 = disjunction_331 | conjunction_501;
  wire [3:0] conjunction_503 = bytes_20 & {4{conjunction_21[7]}};
  wire [3:0] conjunction_504 = conjunction_503 & (~disjunction_332);
  wire [31:0] joined_243 = {{8{conjunction_504[3]}}, {8{conjunction_504[2]}}, {8{conjunction_504[1]}},
      {8{conjunction_504[0]}}};
  wire [3:0] disjunction_333 = disjunction_332 | conjunction_503;
  wire [3:0] conjunction_505 = bytes_19 & {4{conjunction_20[7]}};
  wire [3:0] conjunction_506 = conjunction_505 & (~disjunction_333);
  wire [31:0] joined_244 = {{8{conjunction_506[3]}}, {8{conjunction_506[2]}}, {8{conjunction_506[1]}},
      {8{conjunction_506[0]}}};
  wire [3:0] disjunction_334 = disjunction_333 | conjunction_505;
  wire [3:0] conjunction_507 = bytes_18 & {4{conjunction_19[7]}};
  wire [3:0] conjunction_508 = conjunction_507 & (~disjunction_334);
  wire [31:0] joined_245 = {{8{conjunction_508[3]}}, {8{conjunction_508[2]}}, {8{conjunction_508[1]}},
      {8{conjunction_508[0]}}};
  wire [3:0] disjunction_335 = disjunction_334 | conjunction_507;
  wire [3:0] conjunction_509 = bytes_17 & {4{conjunction_18[7]}};
  wire [3:0] conjunction_510 = conjunction_509 & (~disjunction_335);
  wire [31:0] joined_246 = {{8{conjunction_510[3]}}, {8{conjunction_510[2]}}, {8{conjunction_510[1]}},
      {8{conjunction_510[0]}}};
  wire [3:0] disjunction_336 = disjunction_335 | conjunction_509;
  wire [3:0] conjunction_511 = bytes_16 & {4{conjunction_17[7]}};
  wire [3:0] conjunction_512 = conjunction_511 & (~disjunction_336);
  wire [31:0] joined_247 = {{8{conjunction_512[3]}}, {8{conjunction_512[2]}}, {8{conjunction_512[1]}},
      {8{conjunction_512[0]}}};
  wire [3:0] disjunction_337 = disjunction_336 | conjunction_511;
  wire [3:0] conjunction_513 = bytes_15 & {4{conjunction_16[7]}};
  wire [3:0] conjunction_514 = conjunction_513 & (~disjunction_337);
  wire [31:0] joined_248 = {{8{conjunction_514[3]}}, {8{conjunction_514[2]}}, {8{conjunction_514[1]}},
      {8{conjunction_514[0]}}};
  wire [3:0] disjunction_338 = disjunction_337 | conjunction_513;
  wire [3:0] conjunction_515 = bytes_14 & {4{conjunction_15[7]}};
  wire [3:0] conjunction_516 = conjunction_515 & (~disjunction_338);
  wire [31:0] joined_249 = {{8{conjunction_516[3]}}, {8{conjunction_516[2]}}, {8{conjunction_516[1]}},
      {8{conjunction_516[0]}}};
  wire [3:0] disjunction_339 = disjunction_338 | conjunction_515;
  wire [3:0] conjunction_517 = bytes_13 & {4{conjunction_14[7]}};
  wire [3:0] conjunction_518 = conjunction_517 & (~disjunction_339);
  wire [31:0] joined_250 = {{8{conjunction_518[3]}}, {8{conjunction_518[2]}}, {8{conjunction_518[1]}},
      {8{conjunction_518[0]}}};
  wire [3:0] disjunction_340 = disjunction_339 | conjunction_517;
  wire [3:0] conjunction_519 = bytes_12 & {4{conjunction_13[7]}};
  wire [3:0] conjunction_520 = conjunction_519 & (~disjunction_340);
  wire [31:0] joined_251 = {{8{conjunction_520[3]}}, {8{conjunction_520[2]}}, {8{conjunction_520[1]}},
      {8{conjunction_520[0]}}};
  wire [3:0] disjunction_341 = disjunction_340 | conjunction_519;
  wire [3:0] conjunction_521 = bytes_11 & {4{conjunction_12[7]}};
  wire [3:0] conjunction_522 = conjunction_521 & (~disjunction_341);
  wire [31:0] joined_252 = {{8{conjunction_522[3]}}, {8{conjunction_522[2]}}, {8{conjunction_522[1]}},
      {8{conjunction_522[0]}}};
  wire [3:0] disjunction_342 = disjunction_341 | conjunction_521;
  wire [3:0] conjunction_523 = bytes_10 & {4{conjunction_11[7]}};
  wire [3:0] conjunction_524 = conjunction_523 & (~disjunction_342);
  wire [31:0] joined_253 = {{8{conjunction_524[3]}}, {8{conjunction_524[2]}}, {8{conjunction_524[1]}},
      {8{conjunction_524[0]}}};
  wire [3:0] disjunction_343 = disjunction_342 | conjunction_523;
  wire [3:0] conjunction_525 = bytes_9 & {4{conjunction_10[7]}};
  wire [3:0] conjunction_526 = conjunction_525 & (~disjunction_343);
  wire [31:0] joined_254 = {{8{conjunction_526[3]}}, {8{conjunction_526[2]}}, {8{conjunction_526[1]}},
      {8{conjunction_526[0]}}};
  wire [3:0] disjunction_344 = disjunction_343 | conjunction_525;
  wire [3:0] conjunction_527 = bytes_8 & {4{conjunction_9[7]}};
  wire [3:0] conjunction_528 = conjunction_527 & (~disjunction_344);
  wire [31:0] joined_255 = {{8{conjunction_528[3]}}, {8{conjunction_528[2]}}, {8{conjunction_528[1]}},
      {8{conjunction_528[0]}}};
  wire [3:0] disjunction_345 = disjunction_344 | conjunction_527;
  wire [3:0] conjunction_529 = bytes_7 & {4{conjunction_8[7]}};
  wire [3:0] conjunction_530 = conjunction_529 & (~disjunction_345);
  wire [31:0] joined_256 = {{8{conjunction_530[3]}}, {8{conjunction_530[2]}}, {8{conjunction_530[1]}},
      {8{conjunction_530[0]}}};
  wire [3:0] disjunction_346 = disjunction_345 | conjunction_529;
  wire [3:0] conjunction_531 = bytes_6 & {4{conjunction_7[7]}};
  wire [3:0] conjunction_532 = conjunction_531 & (~disjunction_346);
  wire [31:0] joined_257 = {{8{conjunction_532[3]}}, {8{conjunction_532[2]}}, {8{conjunction_532[1]}},
      {8{conjunction_532[0]}}};
  wire [3:0] disjunction_347 = disjunction_346 | conjunction_531;
  wire [3:0] conjunction_533 = bytes_5 & {4{conjunction_6[7]}};
  wire [3:0] conjunction_534 = conjunction_533 & (~disjunction_347);
  wire [31:0] joined_258 = {{8{conjunction_534[3]}}, {8{conjunction_534[2]}}, {8{conjunction_534[1]}},
      {8{conjunction_534[0]}}};
  wire [3:0] disjunction_348 = disjunction_347 | conjunction_533;
  wire [3:0] conjunction_535 = bytes_4 & {4{conjunction_5[7]}};
  wire [3:0] conjunction_536 = conjunction_535 & (~disjunction_348);
  wire [31:0] joined_259 = {{8{conjunction_536[3]}}, {8{conjunction_536[2]}}, {8{conjunction_536[1]}},
      {8{conjunction_536[0]}}};
  wire [3:0] disjunction_349 = disjunction_348 | conjunction_535;
  wire [3:0] conjunction_537 = bytes_3 & {4{conjunction_4[7]}};
  wire [3:0] conjunction_538 = conjunction_537 & (~disjunction_349);
  wire [31:0] joined_260 = {{8{conjunction_538[3]}}, {8{conjunction_538[2]}}, {8{conjunction_538[1]}},
      {8{conjunction_538[0]}}};
  wire [3:0] disjunction_350 = disjunction_349 | conjunction_537;
  wire [3:0] conjunction_539 = bytes_2 & {4{conjunction_3[7]}};
  wire [3:0] conjunction_540 = conjunction_539 & (~disjunction_350);
  wire [31:0] joined_261 = {{8{conjunction_540[3]}}, {8{conjunction_540[2]}}, {8{conjunction_540[1]}},
      {8{conjunction_540[0]}}};
  wire [3:0] disjunction_351 = disjunction_350 | conjunction_539;
  wire [3:0] conjunction_541 = bytes_1 & {4{conjunction_2[7]}};
  wire [3:0] conjunction_542 = conjunction_541 & (~disjunction_351);
  wire [31:0] joined_262 = {{8{conjunction_542[3]}}, {8{conjunction_542[2]}}, {8{conjunction_542[1]}},
      {8{conjunction_542[0]}}};
  wire [3:0] disjunction_352 = disjunction_351 | conjunction_541;
  wire [3:0] conjunction_543 = bytes_0 & {4{conjunction_1[7]}};
  wire [3:0] conjunction_544 = conjunction_543 & (~disjunction_352);
  wire [31:0] joined_263 = {{8{conjunction_544[3]}}, {8{conjunction_544[2]}}, {8{conjunction_544[1]}},
      {8{conjunction_544[0]}}};
  wire [3:0] disjunction_353 = disjunction_352 | conjunction_543;
  wire [31:0] joined_264 = {{8{~disjunction_353[3]}}, {8{~disjunction_353[2]}}, {8{~disjunction_353[1]}},
      {8{~disjunction_353[0]}}};
  wire [31:0] disjunction_354 = (joined_232 & data_31[127:96]) | (joined_233 & data_30[127:96]) | (joined_234 &
      data_29[127:96]);
  wire [31:0] disjunction_355 = disjunction_354 | (joined_235 & data_28[127:96]) | (joined_236 & data_27[127:96]);
  wire [31:0] disjunction_356 = disjunction_355 | (joined_237 & data_26[127:96]) | (joined_238 & data_25[127:96]);
  wire [31:0] disjunction_357 = disjunction_356 | (joined_239 & data_24[127:96]) | (joined_240 & data_23[127:96]);
  wire [31:0] disjunction_358 = disjunction_357 | (joined_241 & data_22[127:96]) | (joined_242 & data_21[127:96]);
  wire [31:0] disjunction_359 = disjunction_358 | (joined_243 & data_20[127:96]) | (joined_244 & data_19[127:96]);
  wire [31:0] disjunction_360 = disjunction_359 | (joined_245 & data_18[127:96]) | (joined_246 & data_17[127:96]);
  wire [31:0] disjunction_361 = disjunction_360 | (joined_247 & data_16[127:96]) | (joined_248 & data_15[127:96]);
  wire [31:0] disjunction_362 = disjunction_361 | (joined_249 & data_14[127:96]) | (joined_250 & data_13[127:96]);
  wire [31:0] disjunction_363 = disjunction_362 | (joined_251 & data_12[127:96]) | (joined_252 & data_11[127:96]);
  wire [31:0] disjunction_364 = disjunction_363 | (joined_253 & data_10[127:96]) | (joined_254 & data_9[127:96]);
  wire [31:0] disjunction_365 = disjunction_364 | (joined_255 & data_8[127:96]) | (joined_256 & data_7[127:96]);
  wire [31:0] disjunction_366 = disjunction_365 | (joined_257 & data_6[127:96]) | (joined_258 & data_5[127:96]);
  wire [31:0] disjunction_367 = disjunction_366 | (joined_259 & data_4[127:96]) | (joined_260 & data_3[127:96]);
  wire [31:0] disjunction_368 = disjunction_367 | (joined_261 & data_2[127:96]) | (joined_262 & data_1[127:96]);
  wire [3:0] conjunction_545 = bytes_31 & {4{conjunction_32[8]}};
  wire [3:0] conjunction_546 = conjunction_545;
  wire [31:0] joined_265 = {{8{conjunction_546[3]}}, {8{conjunction_546[2]}}, {8{conjunction_546[1]}},
      {8{conjunction_546[0]}}};
  wire [3:0] conjunction_547 = bytes_30 & {4{conjunction_31[8]}};
  wire [3:0] conjunction_548 = conjunction_547 & (~conjunction_545);
  wire [31:0] joined_266 = {{8{conjunction_548[3]}}, {8{conjunction_548[2]}}, {8{conjunction_548[1]}},
      {8{conjunction_548[0]}}};
  wire [3:0] disjunction_369 = conjunction_545 | conjunction_547;
  wire [3:0] conjunction_549 = bytes_29 & {4{conjunction_30[8]}};
  wire [3:0] conjunction_550 = conjunction_549 & (~disjunction_369);
  wire [31:0] joined_267 = {{8{conjunction_550[3]}}, {8{conjunction_550[2]}}, {8{conjunction_550[1]}},
      {8{conjunction_550[0]}}};
  wire [3:0] disjunction_370 = disjunction_369 | conjunction_549;
  wire [3:0] conjunction_551 = bytes_28 & {4{conjunction_29[8]}};
  wire [3:0] conjunction_552 = conjunction_551 & (~disjunction_370);
  wire [31:0] joined_268 = {{8{conjunction_552[3]}}, {8{conjunction_552[2]}}, {8{conjunction_552[1]}},
      {8{conjunction_552[0]}}};
  wire [3:0] disjunction_371 = disjunction_370 | conjunction_551;
  wire [3:0] conjunction_553 = bytes_27 & {4{conjunction_28[8]}};
  wire [3:0] conjunction_554 = conjunction_553 & (~disjunction_371);
  wire [31:0] joined_269 = {{8{conjunction_554[3]}}, {8{conjunction_554[2]}}, {8{conjunction_554[1]}},
      {8{conjunction_554[0]}}};
  wire [3:0] disjunction_372 = disjunction_371 | conjunction_553;
  wire [3:0] conjunction_555 = bytes_26 & {4{conjunction_27[8]}};
  wire [3:0] conjunction_556 = conjunction_555 & (~disjunction_372);
  wire [31:0] joined_270 = {{8{conjunction_556[3]}}, {8{conjunction_556[2]}}, {8{conjunction_556[1]}},
      {8{conjunction_556[0]}}};
  wire [3:0] disjunction_373 = disjunction_372 | conjunction_555;
  wire [3:0] conjunction_557 = bytes_25 & {4{conjunction_26[8]}};
  wire [3:0] conjunction_558 = conjunction_557 & (~disjunction_373);
  wire [31:0] joined_271 = {{8{conjunction_558[3]}}, {8{conjunction_558[2]}}, {8{conjunction_558[1]}},
      {8{conjunction_558[0]}}};
  wire [3:0] disjunction_374 = disjunction_373 | conjunction_557;
  wire [3:0] conjunction_559 = bytes_24 & {4{conjunction_25[8]}};
  wire [3:0] conjunction_560 = conjunction_559 & (~disjunction_374);
  wire [31:0] joined_272 = {{8{conjunction_560[3]}}, {8{conjunction_560[2]}}, {8{conjunction_560[1]}},
      {8{conjunction_560[0]}}};
  wire [3:0] disjunction_375 = disjunction_374 | conjunction_559;
  wire [3:0] conjunction_561 = bytes_23 & {4{conjunction_24[8]}};
  wire [3:0] conjunction_562 = conjunction_561 & (~disjunction_375);
  wire [31:0] joined_273 = {{8{conjunction_562[3]}}, {8{conjunction_562[2]}}, {8{conjunction_562[1]}},
      {8{conjunction_562[0]}}};
  wire [3:0] disjunction_376 = disjunction_375 | conjunction_561;
  wire [3:0] conjunction_563 = bytes_22 & {4{conjunction_23[8]}};
  wire [3:0] conjunction_564 = conjunction_563 & (~disjunction_376);
  wire [31:0] joined_274 = {{8{conjunction_564[3]}}, {8{conjunction_564[2]}}, {8{conjunction_564[1]}},
      {8{conjunction_564[0]}}};
  wire [3:0] disjunction_377 = disjunction_376 | conjunction_563;
  wire [3:0] conjunction_565 = bytes_21 & {4{conjunction_22[8]}};
  wire [3:0] conjunction_566 = conjunction_565 & (~disjunction_377);
  wire [31:0] joined_275 = {{8{conjunction_566[3]}}, {8{conjunction_566[2]}}, {8{conjunction_566[1]}},
      {8{conjunction_566[0]}}};
  wire [3:0] disjunction_378 = disjunction_377 | conjunction_565;
  wire [3:0] conjunction_567 = bytes_20 & {4{conjunction_21[8]}};
  wire [3:0] conjunction_568 = conjunction_567 & (~disjunction_378);
  wire [31:0] joined_276 = {{8{conjunction_568[3]}}, {8{conjunction_568[2]}}, {8{conjunction_568[1]}},
      {8{conjunction_568[0]}}};
  wire [3:0] disjunction_379 = disjunction_378 | conjunction_567;
  wire [3:0] conjunction_569 = bytes_19 & {4{conjunction_20[8]}};
  wire [3:0] conjunction_570 = conjunction_569 & (~disjunction_379);
  wire [31:0] joined_277 = {{8{conjunction_570[3]}}, {8{conjunction_570[2]}}, {8{conjunction_570[1]}},
      {8{conjunction_570[0]}}};
  wire [3:0] disjunction_380 = disjunction_379 | conjunction_569;
  wire [3:0] conjunction_571 = bytes_18 & {4{conjunction_19[8]}};
  wire [3:0] conjunction_572 = conjunction_571 & (~disjunction_380);
  wire [31:0] joined_278 = {{8{conjunction_572[3]}}, {8{conjunction_572[2]}}, {8{conjunction_572[1]}},
      {8{conjunction_572[0]}}};
  wire [3:0] disjunction_381 = disjunction_380 | conjunction_571;
  wire [3:0] conjunction_573 = bytes_17 & {4{conjunction_18[8]}};
  wire [3:0] conjunction_574 = conjunction_573 & (~disjunction_381);
  wire [31:0] joined_279 = {{8{conjunction_574[3]}}, {8{conjunction_574[2]}}, {8{conjunction_574[1]}},
      {8{conjunction_574[0]}}};
  wire [3:0] disjunction_382 = disjunction_381 | conjunction_573;
  wire [3:0] conjunction_575 = bytes_16 & {4{conjunction_17[8]}};
  wire [3:0] conjunction_576 = conjunction_575 & (~disjunction_382);
  wire [31:0] joined_280 = {{8{conjunction_576[3]}}, {8{conjunction_576[2]}}, {8{conjunction_576[1]}},
      {8{conjunction_576[0]}}};
  wire [3:0] disjunction_383 = disjunction_382 | conjunction_575;
  wire [3:0] conjunction_577 = bytes_15 & {4{conjunction_16[8]}};
  wire [3:0] conjunction_578 = conjunction_577 & (~disjunction_383);
  wire [31:0] joined_281 = {{8{conjunction_578[3]}}, {8{conjunction_578[2]}}, {8{conjunction_578[1]}},
      {8{conjunction_578[0]}}};
  wire [3:0] disjunction_384 = disjunction_383 | conjunction_577;
  wire [3:0] conjunction_579 = bytes_14 & {4{conjunction_15[8]}};
  wire [3:0] conjunction_580 = conjunction_579 & (~disjunction_384);
  wire [31:0] joined_282 = {{8{conjunction_580[3]}}, {8{conjunction_580[2]}}, {8{conjunction_580[1]}},
      {8{conjunction_580[0]}}};
  wire [3:0] disjunction_385 = disjunction_384 | conjunction_579;
  wire [3:0] conjunction_581 = bytes_13 & {4{conjunction_14[8]}};
  wire [3:0] conjunction_582 = conjunction_581 & (~disjunction_385);
  wire [31:0] joined_283 = {{8{conjunction_582[3]}}, {8{conjunction_582[2]}}, {8{conjunction_582[1]}},
      {8{conjunction_582[0]}}};
  wire [3:0] disjunction_386 = disjunction_385 | conjunction_581;
  wire [3:0] conjunction_583 = bytes_12 & {4{conjunction_13[8]}};
  wire [3:0] conjunction_584 = conjunction_583 & (~disjunction_386);
  wire [31:0] joined_284 = {{8{conjunction_584[3]}}, {8{conjunction_584[2]}}, {8{conjunction_584[1]}},
      {8{conjunction_584[0]}}};
  wire [3:0] disjunction_387 = disjunction_386 | conjunction_583;
  wire [3:0] conjunction_585 = bytes_11 & {4{conjunction_12[8]}};
  wire [3:0] conjunction_586 = conjunction_585 & (~disjunction_387);
  wire [31:0] joined_285 = {{8{conjunction_586[3]}}, {8{conjunction_586[2]}}, {8{conjunction_586[1]}},
      {8{conjunction_586[0]}}};
  wire [3:0] disjunction_388 = disjunction_387 | conjunction_585;
  wire [3:0] conjunction_587 = bytes_10 & {4{conjunction_11[8]}};
  wire [3:0] conjunction_588 = conjunction_587 & (~disjunction_388);
  wire [31:0] joined_286 = {{8{conjunction_588[3]}}, {8{conjunction_588[2]}}, {8{conjunction_588[1]}},
      {8{conjunction_588[0]}}};
  wire [3:0] disjunction_389 = disjunction_388 | conjunction_587;
  wire [3:0] conjunction_589 = bytes_9 & {4{conjunction_10[8]}};
  wire [3:0] conjunction_590 = conjunction_589 & (~disjunction_389);
  wire [31:0] joined_287 = {{8{conjunction_590[3]}}, {8{conjunction_590[2]}}, {8{conjunction_590[1]}},
      {8{conjunction_590[0]}}};
  wire [3:0] disjunction_390 = disjunction_389 | conjunction_589;
  wire [3:0] conjunction_591 = bytes_8 & {4{conjunction_9[8]}};
  wire [3:0] conjunction_592 = conjunction_591 & (~disjunction_390);
  wire [31:0] joined_288 = {{8{conjunction_592[3]}}, {8{conjunction_592[2]}}, {8{conjunction_592[1]}},
      {8{conjunction_592[0]}}};
  wire [3:0] disjunction_391 = disjunction_390 | conjunction_591;
  wire [3:0] conjunction_593 = bytes_7 & {4{conjunction_8[8]}};
  wire [3:0] conjunction_594 = conjunction_593 & (~disjunction_391);
  wire [31:0] joined_289 = {{8{conjunction_594[3]}}, {8{conjunction_594[2]}}, {8{conjunction_594[1]}},
      {8{conjunction_594[0]}}};
  wire [3:0] disjunction_392 = disjunction_391 | conjunction_593;
  wire [3:0] conjunction_595 = bytes_6 & {4{conjunction_7[8]}};
  wire [3:0] conjunction_596 = conjunction_595 & (~disjunction_392);
  wire [31:0] joined_290 = {{8{conjunction_596[3]}}, {8{conjunction_596[2]}}, {8{conjunction_596[1]}},
      {8{conjunction_596[0]}}};
  wire [3:0] disjunction_393 = disjunction_392 | conjunction_595;
  wire [3:0] conjunction_597 = bytes_5 & {4{conjunction_6[8]}};
  wire [3:0] conjunction_598 = conjunction_597 & (~disjunction_393);
  wire [31:0] joined_291 = {{8{conjunction_598[3]}}, {8{conjunction_598[2]}}, {8{conjunction_598[1]}},
      {8{conjunction_598[0]}}};
  wire [3:0] disjunction_394 = disjunction_393 | conjunction_597;
  wire [3:0] conjunction_599 = bytes_4 & {4{conjunction_5[8]}};
  wire [3:0] conjunction_600 = conjunction_599 & (~disjunction_394);
  wire [31:0] joined_292 = {{8{conjunction_600[3]}}, {8{conjunction_600[2]}}, {8{conjunction_600[1]}},
      {8{conjunction_600[0]}}};
  wire [3:0] disjunction_395 = disjunction_394 | conjunction_599;
  wire [3:0] conjunction_601 = bytes_3 & {4{conjunction_4[8]}};
  wire [3:0] conjunction_602 = conjunction_601 & (~disjunction_395);
  wire [31:0] joined_293 = {{8{conjunction_602[3]}}, {8{conjunction_602[2]}}, {8{conjunction_602[1]}},
      {8{conjunction_602[0]}}};
  wire [3:0] disjunction_396 = disjunction_395 | conjunction_601;
  wire [3:0] conjunction_603 = bytes_2 & {4{conjunction_3[8]}};
  wire [3:0] conjunction_604 = conjunction_603 & (~disjunction_396);
  wire [31:0] joined_294 = {{8{conjunction_604[3]}}, {8{conjunction_604[2]}}, {8{conjunction_604[1]}},
      {8{conjunction_604[0]}}};
  wire [3:0] disjunction_397 = disjunction_396 | conjunction_603;
  wire [3:0] conjunction_605 = bytes_1 & {4{conjunction_2[8]}};
  wire [3:0] conjunction_606 = conjunction_605 & (~disjunction_397);
  wire [31:0] joined_295 = {{8{conjunction_606[3]}}, {8{conjunction_606[2]}}, {8{conjunction_606[1]}},
      {8{conjunction_606[0]}}};
  wire [3:0] disjunction_398 = disjunction_397 | conjunction_605;
  wire [3:0] conjunction_607 = bytes_0 & {4{conjunction_1[8]}};
  wire [3:0] conjunction_608 = conjunction_607 & (~disjunction_398);
  wire [31:0] joined_296 = {{8{conjunction_608[3]}}, {8{conjunction_608[2]}}, {8{conjunction_608[1]}},
      {8{conjunction_608[0]}}};
  wire [3:0] disjunction_399 = disjunction_398 | conjunction_607;
  wire [31:0] joined_297 = {{8{~disjunction_399[3]}}, {8{~disjunction_399[2]}}, {8{~disjunction_399[1]}},
      {8{~disjunction_399[0]}}};
  wire [31:0] disjunction_400 = (joined_265 & data_31[31:0]) | (joined_266 & data_30[31:0]) | (joined_267 &
      data_29[31:0]);
  wire [31:0] disjunction_401 = disjunction_400 | (joined_268 & data_28[31:0]) | (joined_269 & data_27[31:0]);
  wire [31:0] disjunction_402 = disjunction_401 | (joined_270 & data_26[31:0]) | (joined_271 & data_25[31:0]);
  wire [31:0] disjunction_403 = disjunction_402 | (joined_272 & data_24[31:0]) | (joined_273 & data_23[31:0]);
  wire [31:0] disjunction_404 = disjunction_403 | (joined_274 & data_22[31:0]) | (joined_275 & data_21[31:0]);
  wire [31:0] disjunction_405 = disjunction_404 | (joined_276 & data_20[31:0]) | (joined_277 & data_19[31:0]);
  wire [31:0] disjunction_406 = disjunction_405 | (joined_278 & data_18[31:0]) | (joined_279 & data_17[31:0]);
  wire [31:0] disjunction_407 = disjunction_406 | (joined_280 & data_16[31:0]) | (joined_281 & data_15[31:0]);
  wire [31:0] disjunction_408 = disjunction_407 | (joined_282 & data_14[31:0]) | (joined_283 & data_13[31:0]);
  wire [31:0] disjunction_409 = disjunction_408 | (joined_284 & data_12[31:0]) | (joined_285 & data_11[31:0]);
  wire [31:0] disjunction_410 = disjunction_409 | (joined_286 & data_10[31:0]) | (joined_287 & data_9[31:0]);
  wire [31:0] disjunction_411 = disjunction_410 | (joined_288 & data_8[31:0]) | (joined_289 & data_7[31:0]);
  wire [31:0] disjunction_412 = disjunction_411 | (joined_290 & data_6[31:0]) | (joined_291 & data_5[31:0]);
  wire [31:0] disjunction_413 = disjunction_412 | (joined_292 & data_4[31:0]) | (joined_293 & data_3[31:0]);
  wire [31:0] disjunction_414 = disjunction_413 | (joined_294 & data_2[31:0]) | (joined_295 & data_1[31:0]);
  wire [3:0] conjunction_609 = bytes_31 & {4{conjunction_32[9]}};
  wire [3:0] conjunction_610 = conjunction_609;
  wire [31:0] joined_298 = {{8{conjunction_610[3]}}, {8{conjunction_610[2]}}, {8{conjunction_610[1]}},
      {8{conjunction_610[0]}}};
  wire [3:0] conjunction_611 = bytes_30 & {4{conjunction_31[9]}};
  wire [3:0] conjunction_612 = conjunction_611 & (~conjunction_609);
  wire [31:0] joined_299 = {{8{conjunction_612[3]}}, {8{conjunction_612[2]}}, {8{conjunction_612[1]}},
      {8{conjunction_612[0]}}};
  wire [3:0] disjunction_415 = conjunction_609 | conjunction_611;
  wire [3:0] conjunction_613 = bytes_29 & {4{conjunction_30[9]}};
  wire [3:0] conjunction_614 = conjunction_613 & (~disjunction_415);
  wire [31:0] joined_300 = {{8{conjunction_614[3]}}, {8{conjunction_614[2]}}, {8{conjunction_614[1]}},
      {8{conjunction_614[0]}}};
  wire [3:0] disjunction_416 = disjunction_415 | conjunction_613;
  wire [3:0] conjunction_615 = bytes_28 & {4{conjunction_29[9]}};
  wire [3:0] conjunction_616 = conjunction_615 & (~disjunction_416);
  wire [31:0] joined_301 = {{8{conjunction_616[3]}}, {8{conjunction_616[2]}}, {8{conjunction_616[1]}},
      {8{conjunction_616[0]}}};
  wire [3:0] disjunction_417 = disjunction_416 | conjunction_615;
  wire [3:0] conjunction_617 = bytes_27 & {4{conjunction_28[9]}};
  wire [3:0] conjunction_618 = conjunction_617 & (~disjunction_417);
  wire [31:0] joined_302 = {{8{conjunction_618[3]}}, {8{conjunction_618[2]}}, {8{conjunction_618[1]}},
      {8{conjunction_618[0]}}};
  wire [3:0] disjunction_418 = disjunction_417 | conjunction_617;
  wire [3:0] conjunction_619 = bytes_26 & {4{conjunction_27[9]}};
  wire [3:0] conjunction_620 = conjunction_619 & (~disjunction_418);
  wire [31:0] joined_303 = {{8{conjunction_620[3]}}, {8{conjunction_620[2]}}, {8{conjunction_620[1]}},
      {8{conjunction_620[0]}}};
  wire [3:0] disjunction_419 = disjunction_418 | conjunction_619;
  wire [3:0] conjunction_621 = bytes_25 & {4{conjunction_26[9]}};
  wire [3:0] conjunction_622 = conjunction_621 & (~disjunction_419);
  wire [31:0] joined_304 = {{8{conjunction_622[3]}}, {8{conjunction_622[2]}}, {8{conjunction_622[1]}},
      {8{conjunction_622[0]}}};
  wire [3:0] disjunction_420 = disjunction_419 | conjunction_621;
  wire [3:0] conjunction_623 = bytes_24 & {4{conjunction_25[9]}};
  wire [3:0] conjunction_624 = conjunction_623 & (~disjunction_420);
  wire [31:0] joined_305 = {{8{conjunction_624[3]}}, {8{conjunction_624[2]}}, {8{conjunction_624[1]}},
      {8{conjunction_624[0]}}};
  wire [3:0] disjunction_421 = disjunction_420 | conjunction_623;
  wire [3:0] conjunction_625 = bytes_23 & {4{conjunction_24[9]}};
  wire [3:0] conjunction_626 = conjunction_625 & (~disjunction_421);
  wire [31:0] joined_306 = {{8{conjunction_626[3]}}, {8{conjunction_626[2]}}, {8{conjunction_626[1]}},
      {8{conjunction_626[0]}}};
  wire [3:0] disjunction_422 = disjunction_421 | conjunction_625;
  wire [3:0] conjunction_627 = bytes_22 & {4{conjunction_23[9]}};
  wire [3:0] conjunction_628 = conjunction_627 & (~disjunction_422);
  wire [31:0] joined_307 = {{8{conjunction_628[3]}}, {8{conjunction_628[2]}}, {8{conjunction_628[1]}},
      {8{conjunction_628[0]}}};
  wire [3:0] disjunction_423 = disjunction_422 | conjunction_627;
  wire [3:0] conjunction_629 = bytes_21 & {4{conjunction_22[9]}};
  wire [3:0] conjunction_630 = conjunction_629 & (~disjunction_423);
  wire [31:0] joined_308 = {{8{conjunction_630[3]}}, {8{conjunction_630[2]}}, {8{conjunction_630[1]}},
      {8{conjunction_630[0]}}};
  wire [3:0] disjunction_424 = disjunction_423 | conjunction_629;
  wire [3:0] conjunction_631 = bytes_20 & {4{conjunction_21[9]}};
  wire [3:0] conjunction_632 = conjunction_631 & (~disjunction_424);
  wire [31:0] joined_309 = {{8{conjunction_632[3]}}, {8{conjunction_632[2]}}, {8{conjunction_632[1]}},
      {8{conjunction_632[0]}}};
  wire [3:0] disjunction_425 = disjunction_424 | conjunction_631;
  wire [3:0] conjunction_633 = bytes_19 & {4{conjunction_20[9]}};
  wire [3:0] conjunction_634 = conjunction_633 & (~disjunction_425);
  wire [31:0] joined_310 = {{8{conjunction_634[3]}}, {8{conjunction_634[2]}}, {8{conjunction_634[1]}},
      {8{conjunction_634[0]}}};
  wire [3:0] disjunction_426 = disjunction_425 | conjunction_633;
  wire [3:0] conjunction_635 = bytes_18 & {4{conjunction_19[9]}};
  wire [3:0] conjunction_636 = conjunction_635 & (~disjunction_426);
  wire [31:0] joined_311 = {{8{conjunction_636[3]}}, {8{conjunction_636[2]}}, {8{conjunction_636[1]}},
      {8{conjunction_636[0]}}};
  wire [3:0] disjunction_427 = disjunction_426 | conjunction_635;
  wire [3:0] conjunction_637 = bytes_17 & {4{conjunction_18[9]}};
  wire [3:0] conjunction_638 = conjunction_637 & (~disjunction_427);
  wire [31:0] joined_312 = {{8{conjunction_638[3]}}, {8{conjunction_638[2]}}, {8{conjunction_638[1]}},
      {8{conjunction_638[0]}}};
  wire [3:0] disjunction_428 = disjunction_427 | conjunction_637;
  wire [3:0] conjunction_639 = bytes_16 & {4{conjunction_17[9]}};
  wire [3:0] conjunction_640 = conjunction_639 & (~disjunction_428);
  wire [31:0] joined_313 = {{8{conjunction_640[3]}}, {8{conjunction_640[2]}}, {8{conjunction_640[1]}},
      {8{conjunction_640[0]}}};
  wire [3:0] disjunction_429 = disjunction_428 | conjunction_639;
  wire [3:0] conjunction_641 = bytes_15 & {4{conjunction_16[9]}};
  wire [3:0] conjunction_642 = conjunction_641 & (~disjunction_429);
  wire [31:0] joined_314 = {{8{conjunction_642[3]}}, {8{conjunction_642[2]}}, {8{conjunction_642[1]}},
      {8{conjunction_642[0]}}};
  wire [3:0] disjunction_430 = disjunction_429 | conjunction_641;
  wire [3:0] conjunction_643 = bytes_14 & {4{conjunction_15[9]}};
  wire [3:0] conjunction_644 = conjunction_643 & (~disjunction_430);
  wire [31:0] joined_315 = {{8{conjunction_644[3]}}, {8{conjunction_644[2]}}, {8{conjunction_644[1]}},
      {8{conjunction_644[0]}}};
  wire [3:0] disjunction_431 = disjunction_430 | conjunction_643;
  wire [3:0] conjunction_645 = bytes_13 & {4{conjunction_14[9]}};
  wire [3:0] conjunction_646 = conjunction_645 & (~disjunction_431);
  wire [31:0] joined_316 = {{8{conjunction_646[3]}}, {8{conjunction_646[2]}}, {8{conjunction_646[1]}},
      {8{conjunction_646[0]}}};
  wire [3:0] disjunction_432 = disjunction_431 | conjunction_645;
  wire [3:0] conjunction_647 = bytes_12 & {4{conjunction_13[9]}};
  wire [3:0] conjunction_648 = conjunction_647 & (~disjunction_432);
  wire [31:0] joined_317 = {{8{conjunction_648[3]}}, {8{conjunction_648[2]}}, {8{conjunction_648[1]}},
      {8{conjunction_648[0]}}};
  wire [3:0] disjunction_433 = disjunction_432 | conjunction_647;
  wire [3:0] conjunction_649 = bytes_11 & {4{conjunction_12[9]}};
  wire [3:0] conjunction_650 = conjunction_649 & (~disjunction_433);
  wire [31:0] joined_318 = {{8{conjunction_650[3]}}, {8{conjunction_650[2]}}, {8{conjunction_650[1]}},
      {8{conjunction_650[0]}}};
  wire [3:0] disjunction_434 = disjunction_433 | conjunction_649;
  wire [3:0] conjunction_651 = bytes_10 & {4{conjunction_11[9]}};
  wire [3:0] conjunction_652 = conjunction_651 & (~disjunction_434);
  wire [31:0] joined_319 = {{8{conjunction_652[3]}}, {8{conjunction_652[2]}}, {8{conjunction_652[1]}},
      {8{conjunction_652[0]}}};
  wire [3:0] disjunction_435 = disjunction_434 | conjunction_651;
  wire [3:0] conjunction_653 = bytes_9 & {4{conjunction_10[9]}};
  wire [3:0] conjunction_654 = conjunction_653 & (~disjunction_435);
  wire [31:0] joined_320 = {{8{conjunction_654[3]}}, {8{conjunction_654[2]}}, {8{conjunction_654[1]}},
      {8{conjunction_654[0]}}};
  wire [3:0] disjunction_436 = disjunction_435 | conjunction_653;
  wire [3:0] conjunction_655 = bytes_8 & {4{conjunction_9[9]}};
  wire [3:0] conjunction_656 = conjunction_655 & (~disjunction_436);
  wire [31:0] joined_321 = {{8{conjunction_656[3]}}, {8{conjunction_656[2]}}, {8{conjunction_656[1]}},
      {8{conjunction_656[0]}}};
  wire [3:0] disjunction_437 = disjunction_436 | conjunction_655;
  wire [3:0] conjunction_657 = bytes_7 & {4{conjunction_8[9]}};
  wire [3:0] conjunction_658 = conjunction_657 & (~disjunction_437);
  wire [31:0] joined_322 = {{8{conjunction_658[3]}}, {8{conjunction_658[2]}}, {8{conjunction_658[1]}},
      {8{conjunction_658[0]}}};
  wire [3:0] disjunction_438 = disjunction_437 | conjunction_657;
  wire [3:0] conjunction_659 = bytes_6 & {4{conjunction_7[9]}};
  wire [3:0] conjunction_660 = conjunction_659 & (~disjunction_438);
  wire [31:0] joined_323 = {{8{conjunction_660[3]}}, {8{conjunction_660[2]}}, {8{conjunction_660[1]}},
      {8{conjunction_660[0]}}};
  wire [3:0] disjunction_439 = disjunction_438 | conjunction_659;
  wire [3:0] conjunction_661 = bytes_5 & {4{conjunction_6[9]}};
  wire [3:0] conjunction_662 = conjunction_661 & (~disjunction_439);
  wire [31:0] joined_324 = {{8{conjunction_662[3]}}, {8{conjunction_662[2]}}, {8{conjunction_662[1]}},
      {8{conjunction_662[0]}}};
  wire [3:0] disjunction_440 = disjunction_439 | conjunction_661;
  wire [3:0] conjunction_663 = bytes_4 & {4{conjunction_5[9]}};
  wire [3:0] conjunction_664 = conjunction_663 & (~disjunction_440);
  wire [31:0] joined_325 = {{8{conjunction_664[3]}}, {8{conjunction_664[2]}}, {8{conjunction_664[1]}},
      {8{conjunction_664[0]}}};
  wire [3:0] disjunction_441 = disjunction_440 | conjunction_663;
  wire [3:0] conjunction_665 = bytes_3 & {4{conjunction_4[9]}};
  wire [3:0] conjunction_666 = conjunction_665 & (~disjunction_441);
  wire [31:0] joined_326 = {{8{conjunction_666[3]}}, {8{conjunction_666[2]}}, {8{conjunction_666[1]}},
      {8{conjunction_666[0]}}};
  wire [3:0] disjunction_442 = disjunction_441 | conjunction_665;
  wire [3:0] conjunction_667 = bytes_2 & {4{conjunction_3[9]}};
  wire [3:0] conjunction_668 = conjunction_667 & (~disjunction_442);
  wire [31:0] joined_327 = {{8{conjunction_668[3]}}, {8{conjunction_668[2]}}, {8{conjunction_668[1]}},
      {8{conjunction_668[0]}}};
  wire [3:0] disjunction_443 = disjunction_442 | conjunction_667;
  wire [3:0] conjunction_669 = bytes_1 & {4{conjunction_2[9]}};
  wire [3:0] conjunction_670 = conjunction_669 & (~disjunction_443);
  wire [31:0] joined_328 = {{8{conjunction_670[3]}}, {8{conjunction_670[2]}}, {8{conjunction_670[1]}},
      {8{conjunction_670[0]}}};
  wire [3:0] disjunction_444 = disjunction_443 | conjunction_669;
  wire [3:0] conjunction_671 = bytes_0 & {4{conjunction_1[9]}};
  wire [3:0] conjunction_672 = conjunction_671 & (~disjunction_444);
  wire [31:0] joined_329 = {{8{conjunction_672[3]}}, {8{conjunction_672[2]}}, {8{conjunction_672[1]}},
      {8{conjunction_672[0]}}};
  wire [3:0] disjunction_445 = disjunction_444 | conjunction_671;
  wire [31:0] joined_330 = {{8{~disjunction_445[3]}}, {8{~disjunction_445[2]}}, {8{~disjunction_445[1]}},
      {8{~disjunction_445[0]}}};
  wire [31:0] disjunction_446 = (joined_298 & data_31[63:32]) | (joined_299 & data_30[63:32]) | (joined_300 &
      data_29[63:32]);
  wire [31:0] disjunction_447 = disjunction_446 | (joined_301 & data_28[63:32]) | (joined_302 & data_27[63:32]);
  wire [31:0] disjunction_448 = disjunction_447 | (joined_303 & data_26[63:32]) | (joined_304 & data_25[63:32]);
  wire [31:0] disjunction_449 = disjunction_448 | (joined_305 & data_24[63:32]) | (joined_306 & data_23[63:32]);
  wire [31:0] disjunction_450 = disjunction_449 | (joined_307 & data_22[63:32]) | (joined_308 & data_21[63:32]);
  wire [31:0] disjunction_451 = disjunction_450 | (joined_309 & data_20[63:32]) | (joined_310 & data_19[63:32]);
  wire [31:0] disjunction_452 = disjunction_451 | (joined_311 & data_18[63:32]) | (joined_312 & data_17[63:32]);
  wire [31:0] disjunction_453 = disjunction_452 | (joined_313 & data_16[63:32]) | (joined_314 & data_15[63:32]);
  wire [31:0] disjunction_454 = disjunction_453 | (joined_315 & data_14[63:32]) | (joined_316 & data_13[63:32]);
  wire [31:0] disjunction_455 = disjunction_454 | (joined_317 & data_12[63:32]) | (joined_318 & data_11[63:32]);
  wire [31:0] disjunction_456 = disjunction_455 | (joined_319 & data_10[63:32]) | (joined_320 & data_9[63:32]);
  wire [31:0] disjunction_457 = disjunction_456 | (joined_321 & data_8[63:32]) | (joined_322 & data_7[63:32]);
  wire [31:0] disjunction_458 = disjunction_457 | (joined_323 & data_6[63:32]) | (joined_324 & data_5[63:32]);
  wire [31:0] disjunction_459 = disjunction_458 | (joined_325 & data_4[63:32]) | (joined_326 & data_3[63:32]);
  wire [31:0] disjunction_460 = disjunction_459 | (joined_327 & data_2[63:32]) | (joined_328 & data_1[63:32]);
  wire [3:0] conjunction_673 = bytes_31 & {4{conjunction_32[10]}};
  wire [3:0] conjunction_674 = conjunction_673;
  wire [31:0] joined_331 = {{8{conjunction_674[3]}}, {8{conjunction_674[2]}}, {8{conjunction_674[1]}},
      {8{conjunction_674[0]}}};
  wire [3:0] conjunction_675 = bytes_30 & {4{conjunction_31[10]}};
  wire [3:0] conjunction_676 = conjunction_675 & (~conjunction_673);
  wire [31:0] joined_332 = {{8{conjunction_676[3]}}, {8{conjunction_676[2]}}, {8{conjunction_676[1]}},
      {8{conjunction_676[0]}}};
  wire [3:0] disjunction_461 = conjunction_673 | conjunction_675;
  wire [3:0] conjunction_677 = bytes_29 & {4{conjunction_30[10]}};
  wire [3:0] conjunction_678 = conjunction_677 & (~disjunction_461);
  wire [31:0] joined_333 = {{8{conjunction_678[3]}}, {8{conjunction_678[2]}}, {8{conjunction_678[1]}},
      {8{conjunction_678[0]}}};
  wire [3:0] disjunction_462 = disjunction_461 | conjunction_677;
  wire [3:0] conjunction_679 = bytes_28 & {4{conjunction_29[10]}};
  wire [3:0] conjunction_680 = conjunction_679 & (~disjunction_462);
  wire [31:0] joined_334 = {{8{conjunction_680[3]}}, {8{conjunction_680[2]}}, {8{conjunction_680[1]}},
      {8{conjunction_680[0]}}};
  wire [3:0] disjunction_463 = disjunction_462 | conjunction_679;
  wire [3:0] conjunction_681 = bytes_27 & {4{conjunction_28[10]}};
  wire [3:0] conjunction_682 = conjunction_681 & (~disjunction_463);
  wire [31:0] joined_335 = {{8{conjunction_682[3]}}, {8{conjunction_682[2]}}, {8{conjunction_682[1]}},
      {8{conjunction_682[0]}}};
  wire [3:0] disjunction_464 = disjunction_463 | conjunction_681;
  wire [3:0] conjunction_683 = bytes_26 & {4{conjunction_27[10]}};
  wire [3:0] conjunction_684 = conjunction_683 & (~disjunction_464);
  wire [31:0] joined_336 = {{8{conjunction_684[3]}}, {8{conjunction_684[2]}}, {8{conjunction_684[1]}},
      {8{conjunction_684[0]}}};
  wire [3:0] disjunction_465 = disjunction_464 | conjunction_683;
  wire [3:0] conjunction_685 = bytes_25 & {4{conjunction_26[10]}};
  wire [3:0] conjunction_686 = conjunction_685 & (~disjunction_465);
  wire [31:0] joined_337 = {{8{conjunction_686[3]}}, {8{conjunction_686[2]}}, {8{conjunction_686[1]}},
      {8{conjunction_686[0]}}};
  wire [3:0] disjunction_466 = disjunction_465 | conjunction_685;
  wire [3:0] conjunction_687 = bytes_24 & {4{conjunction_25[10]}};
  wire [3:0] conjunction_688 = conjunction_687 & (~disjunction_466);
  wire [31:0] joined_338 = {{8{conjunction_688[3]}}, {8{conjunction_688[2]}}, {8{conjunction_688[1]}},
      {8{conjunction_688[0]}}};
  wire [3:0] disjunction_467 = disjunction_466 | conjunction_687;
  wire [3:0] conjunction_689 = bytes_23 & {4{conjunction_24[10]}};
  wire [3:0] conjunction_690 = conjunction_689 & (~disjunction_467);
  wire [31:0] joined_339 = {{8{conjunction_690[3]}}, {8{conjunction_690[2]}}, {8{conjunction_690[1]}},
      {8{conjunction_690[0]}}};
  wire [3:0] disjunction_468 = disjunction_467 | conjunction_689;
  wire [3:0] conjunction_691 = bytes_22 & {4{conjunction_23[10]}};
  wire [3:0] conjunction_692 = conjunction_691 & (~disjunction_468);
  wire [31:0] joined_340 = {{8{conjunction_692[3]}}, {8{conjunction_692[2]}}, {8{conjunction_692[1]}},
      {8{conjunction_692[0]}}};
  wire [3:0] disjunction_469 = disjunction_468 | conjunction_691;
  wire [3:0] conjunction_693 = bytes_21 & {4{conjunction_22[10]}};
  wire [3:0] conjunction_694 = conjunction_693 & (~disjunction_469);
  wire [31:0] joined_341 = {{8{conjunction_694[3]}}, {8{conjunction_694[2]}}, {8{conjunction_694[1]}},
      {8{conjunction_694[0]}}};
  wire [3:0] disjunction_470 = disjunction_469 | conjunction_693;
  wire [3:0] conjunction_695 = bytes_20 & {4{conjunction_21[10]}};
  wire [3:0] conjunction_696 = conjunction_695 & (~disjunction_470);
  wire [31:0] joined_342 = {{8{conjunction_696[3]}}, {8{conjunction_696[2]}}, {8{conjunction_696[1]}},
      {8{conjunction_696[0]}}};
  wire [3:0] disjunction_471 = disjunction_470 | conjunction_695;
  wire [3:0] conjunction_697 = bytes_19 & {4{conjunction_20[10]}};
  wire [3:0] conjunction_698 = conjunction_697 & (~disjunction_471);
  wire [31:0] joined_343 = {{8{conjunction_698[3]}}, {8{conjunction_698[2]}}, {8{conjunction_698[1]}},
      {8{conjunction_698[0]}}};
  wire [3:0] disjunction_472 = disjunction_471 | conjunction_697;
  wire [3:0] conjunction_699 = bytes_18 & {4{conjunction_19[10]}};
  wire [3:0] conjunction_700 = conjunction_699 & (~disjunction_472);
  wire [31:0] joined_344 = {{8{conjunction_700[3]}}, {8{conjunction_700[2]}}, {8{conjunction_700[1]}},
      {8{conjunction_700[0]}}};
  wire [3:0] disjunction_473 = disjunction_472 | conjunction_699;
  wire [3:0] conjunction_701 = bytes_17 & {4{conjunction_18[10]}};
  wire [3:0] conjunction_702 = conjunction_701 & (~disjunction_473);
  wire [31:0] joined_345 = {{8{conjunction_702[3]}}, {8{conjunction_702[2]}}, {8{conjunction_702[1]}},
      {8{conjunction_702[0]}}};
  wire [3:0] disjunction_474 = disjunction_473 | conjunction_701;
  wire [3:0] conjunction_703 = bytes_16 & {4{conjunction_17[10]}};
  wire [3:0] conjunction_704 = conjunction_703 & (~disjunction_474);
  wire [31:0] joined_346 = {{8{conjunction_704[3]}}, {8{conjunction_704[2]}}, {8{conjunction_704[1]}},
      {8{conjunction_704[0]}}};
  wire [3:0] disjunction_475 = disjunction_474 | conjunction_703;
  wire [3:0] conjunction_705 = bytes_15 & {4{conjunction_16[10]}};
  wire [3:0] conjunction_706 = conjunction_705 & (~disjunction_475);
  wire [31:0] joined_347 = {{8{conjunction_706[3]}}, {8{conjunction_706[2]}}, {8{conjunction_706[1]}},
      {8{conjunction_706[0]}}};
  wire [3:0] disjunction_476 = disjunction_475 | conjunction_705;
  wire [3:0] conjunction_707 = bytes_14 & {4{conjunction_15[10]}};
  wire [3:0] conjunction_708 = conjunction_707 & (~disjunction_476);
  wire [31:0] joined_348 = {{8{conjunction_708[3]}}, {8{conjunction_708[2]}}, {8{conjunction_708[1]}},
      {8{conjunction_708[0]}}};
  wire [3:0] disjunction_477 = disjunction_476 | conjunction_707;
  wire [3:0] conjunction_709 = bytes_13 & {4{conjunction_14[10]}};
  wire [3:0] conjunction_710 = conjunction_709 & (~disjunction_477);
  wire [31:0] joined_349 = {{8{conjunction_710[3]}}, {8{conjunction_710[2]}}, {8{conjunction_710[1]}},
      {8{conjunction_710[0]}}};
  wire [3:0] disjunction_478 = disjunction_477 | conjunction_709;
  wire [3:0] conjunction_711 = bytes_12 & {4{conjunction_13[10]}};
  wire [3:0] conjunction_712 = conjunction_711 & (~disjunction_478);
  wire [31:0] joined_350 = {{8{conjunction_712[3]}}, {8{conjunction_712[2]}}, {8{conjunction_712[1]}},
      {8{conjunction_712[0]}}};
  wire [3:0] disjunction_479 = disjunction_478 | conjunction_711;
  wire [3:0] conjunction_713 = bytes_11 & {4{conjunction_12[10]}};
  wire [3:0] conjunction_714 = conjunction_713 & (~disjunction_479);
  wire [31:0] joined_351 = {{8{conjunction_714[3]}}, {8{conjunction_714[2]}}, {8{conjunction_714[1]}},
      {8{conjunction_714[0]}}};
  wire [3:0] disjunction_480 = disjunction_479 | conjunction_713;
  wire [3:0] conjunction_715 = bytes_10 & {4{conjunction_11[10]}};
  wire [3:0] conjunction_716 = conjunction_715 & (~disjunction_480);
  wire [31:0] joined_352 = {{8{conjunction_716[3]}}, {8{conjunction_716[2]}}, {8{conjunction_716[1]}},
      {8{conjunction_716[0]}}};
  wire [3:0] disjunction_481 = disjunction_480 | conjunction_715;
  wire [3:0] conjunction_717 = bytes_9 & {4{conjunction_10[10]}};
  wire [3:0] conjunction_718 = conjunction_717 & (~disjunction_481);
  wire [31:0] joined_353 = {{8{conjunction_718[3]}}, {8{conjunction_718[2]}}, {8{conjunction_718[1]}},
      {8{conjunction_718[0]}}};
  wire [3:0] disjunction_482 = disjunction_481 | conjunction_717;
  wire [3:0] conjunction_719 = bytes_8 & {4{conjunction_9[10]}};
  wire [3:0] conjunction_720 = conjunction_719 & (~disjunction_482);
  wire [31:0] joined_354 = {{8{conjunction_720[3]}}, {8{conjunction_720[2]}}, {8{conjunction_720[1]}},
      {8{conjunction_720[0]}}};
  wire [3:0] disjunction_483 = disjunction_482 | conjunction_719;
  wire [3:0] conjunction_721 = bytes_7 & {4{conjunction_8[10]}};
  wire [3:0] conjunction_722 = conjunction_721 & (~disjunction_483);
  wire [31:0] joined_355 = {{8{conjunction_722[3]}}, {8{conjunction_722[2]}}, {8{conjunction_722[1]}},
      {8{conjunction_722[0]}}};
  wire [3:0] disjunction_484 = disjunction_483 | conjunction_721;
  wire [3:0] conjunction_723 = bytes_6 & {4{conjunction_7[10]}};
  wire [3:0] conjunction_724 = conjunction_723 & (~disjunction_484);
  wire [31:0] joined_356 = {{8{conjunction_724[3]}}, {8{conjunction_724[2]}}, {8{conjunction_724[1]}},
      {8{conjunction_724[0]}}};
  wire [3:0] disjunction_485 = disjunction_484 | conjunction_723;
  wire [3:0] conjunction_725 = bytes_5 & {4{conjunction_6[10]}};
  wire [3:0] conjunction_726 = conjunction_725 & (~disjunction_485);
  wire [31:0] joined_357 = {{8{conjunction_726[3]}}, {8{conjunction_726[2]}}, {8{conjunction_726[1]}},
      {8{conjunction_726[0]}}};
  wire [3:0] disjunction_486 = disjunction_485 | conjunction_725;
  wire [3:0] conjunction_727 = bytes_4 & {4{conjunction_5[10]}};
  wire [3:0] conjunction_728 = conjunction_727 & (~disjunction_486);
  wire [31:0] joined_358 = {{8{conjunction_728[3]}}, {8{conjunction_728[2]}}, {8{conjunction_728[1]}},
      {8{conjunction_728[0]}}};
  wire [3:0] disjunction_487 = disjunction_486 | conjunction_727;
  wire [3:0] conjunction_729 = bytes_3 & {4{conjunction_4[10]}};
  wire [3:0] conjunction_730 = conjunction_729 & (~disjunction_487);
  wire [31:0] joined_359 = {{8{conjunction_730[3]}}, {8{conjunction_730[2]}}, {8{conjunction_730[1]}},
      {8{conjunction_730[0]}}};
  wire [3:0] disjunction_488 = disjunction_487 | conjunction_729;
  wire [3:0] conjunction_731 = bytes_2 & {4{conjunction_3[10]}};
  wire [3:0] conjunction_732 = conjunction_731 & (~disjunction_488);
  wire [31:0] joined_360 = {{8{conjunction_732[3]}}, {8{conjunction_732[2]}}, {8{conjunction_732[1]}},
      {8{conjunction_732[0]}}};
  wire [3:0] disjunction_489 = disjunction_488 | conjunction_731;
  wire [3:0] conjunction_733 = bytes_1 & {4{conjunction_2[10]}};
  wire [3:0] conjunction_734 = conjunction_733 & (~disjunction_489);
  wire [31:0] joined_361 = {{8{conjunction_734[3]}}, {8{conjunction_734[2]}}, {8{conjunction_734[1]}},
      {8{conjunction_734[0]}}};
  wire [3:0] disjunction_490 = disjunction_489 | conjunction_733;
  wire [3:0] conjunction_735 = bytes_0 & {4{conjunction_1[10]}};
  wire [3:0] conjunction_736 = conjunction_735 & (~disjunction_490);
  wire [31:0] joined_362 = {{8{conjunction_736[3]}}, {8{conjunction_736[2]}}, {8{conjunction_736[1]}},
      {8{conjunction_736[0]}}};
  wire [3:0] disjunction_491 = disjunction_490 | conjunction_735;
  wire [31:0] joined_363 = {{8{~disjunction_491[3]}}, {8{~disjunction_491[2]}}, {8{~disjunction_491[1]}},
      {8{~disjunction_491[0]}}};
  wire [31:0] disjunction_492 = (joined_331 & data_31[95:64]) | (joined_332 & data_30[95:64]) | (joined_333 &
      data_29[95:64]);
  wire [31:0] disjunction_493 = disjunction_492 | (joined_334 & data_28[95:64]) | (joined_335 & data_27[95:64]);
  wire [31:0] disjunction_494 = disjunction_493 | (joined_336 & data_26[95:64]) | (joined_337 & data_25[95:64]);
  wire [31:0] disjunction_495 = disjunction_494 | (joined_338 & data_24[95:64]) | (joined_339 & data_23[95:64]);
  wire [31:0] disjunction_496 = disjunction_495 | (joined_340 & data_22[95:64]) | (joined_341 & data_21[95:64]);
  wire [31:0] disjunction_497 = disjunction_496 | (joined_342 & data_20[95:64]) | (joined_343 & data_19[95:64]);
  wire [31:0] disjunction_498 = disjunction_497 | (joined_344 & data_18[95:64]) | (joined_345 & data_17[95:64]);
  wire [31:0] disjunction_499 = disjunction_498 | (joined_346 & data_16[95:64]) | (joined_347 & data_15[95:64]);
  wire [31:0] disjunction_500 = disjunction_499 | (joined_348 & data_14[95:64]) | (joined_349 & data_13[95:64]);
  wire [31:0] disjunction_501 = disjunction_500 | (joined_350 & data_12[95:64]) | (joined_351 & data_11[95:64]);
  wire [31:0] disjunction_502 = disjunction_501 | (joined_352 & data_10[95:64]) | (joined_353 & data_9[95:64]);
  wire [31:0] disjunction_503 = disjunction_502 | (joined_354 & data_8[95:64]) | (joined_355 & data_7[95:64]);
  wire [31:0] disjunction_504 = disjunction_503 | (joined_356 & data_6[95:64]) | (joined_357 & data_5[95:64]);
  wire [31:0] disjunction_505 = disjunction_504 | (joined_358 & data_4[95:64]) | (joined_359 & data_3[95:64]);
  wire [31:0] disjunction_506 = disjunction_505 | (joined_360 & data_2[95:64]) | (joined_361 & data_1[95:64]);
  wire [3:0] conjunction_737 = bytes_31 & {4{conjunction_32[11]}};
  wire [3:0] conjunction_738 = conjunction_737;
  wire [31:0] joined_364 = {{8{conjunction_738[3]}}, {8{conjunction_738[2]}}, {8{conjunction_738[1]}},
      {8{conjunction_738[0]}}};
  wire [3:0] conjunction_739 = bytes_30 & {4{conjunction_31[11]}};
  wire [3:0] conjunction_740 = conjunction_739 & (~conjunction_737);
  wire [31:0] joined_365 = {{8{conjunction_740[3]}}, {8{conjunction_740[2]}}, {8{conjunction_740[1]}},
      {8{conjunction_740[0]}}};
  wire [3:0] disjunction_507 = conjunction_737 | conjunction_739;
  wire [3:0] conjunction_741 = bytes_29 & {4{conjunction_30[11]}};
  wire [3:0] conjunction_742 = conjunction_741 & (~disjunction_507);
  wire [31:0] joined_366 = {{8{conjunction_742[3]}}, {8{conjunction_742[2]}}, {8{conjunction_742[1]}},
      {8{conjunction_742[0]}}};
  wire [3:0] disjunction_508 = disjunction_507 | conjunction_741;
  wire [3:0] conjunction_743 = bytes_28 & {4{conjunction_29[11]}};
  wire [3:0] conjunction_744 = conjunction_743 & (~disjunction_508);
  wire [31:0] joined_367 = {{8{conjunction_744[3]}}, {8{conjunction_744[2]}}, {8{conjunction_744[1]}},
      {8{conjunction_744[0]}}};
  wire [3:0] disjunction_509 = disjunction_508 | conjunction_743;
  wire [3:0] conjunction_745 = bytes_27 & {4{conjunction_28[11]}};
  wire [3:0] conjunction_746 = conjunction_745 & (~disjunction_509);
  wire [31:0] joined_368 = {{8{conjunction_746[3]}}, {8{conjunction_746[2]}}, {8{conjunction_746[1]}},
      {8{conjunction_746[0]}}};
  wire [3:0] disjunction_510 = disjunction_509 | conjunction_745;
  wire [3:0] conjunction_747 = bytes_26 & {4{conjunction_27[11]}};
  wire [3:0] conjunction_748 = conjunction_747 & (~disjunction_510);
  wire [31:0] joined_369 = {{8{conjunction_748[3]}}, {8{conjunction_748[2]}}, {8{conjunction_748[1]}},
      {8{conjunction_748[0]}}};
  wire [3:0] disjunction_511 = disjunction_510 | conjunction_747;
  wire [3:0] conjunction_749 = bytes_25 & {4{conjunction_26[11]}};
  wire [3:0] conjunction_750 = conjunction_749 & (~disjunction_511);
  wire [31:0] joined_370 = {{8{conjunction_750[3]}}, {8{conjunction_750[2]}}, {8{conjunction_750[1]}},
      {8{conjunction_750[0]}}};
  wire [3:0] disjunction_512 = disjunction_511 | conjunction_749;
  wire [3:0] conjunction_751 = bytes_24 & {4{conjunction_25[11]}};
  wire [3:0] conjunction_752 = conjunction_751 & (~disjunction_512);
  wire [31:0] joined_371 = {{8{conjunction_752[3]}}, {8{conjunction_752[2]}}, {8{conjunction_752[1]}},
      {8{conjunction_752[0]}}};
  wire [3:0] disjunction_513 = disjunction_512 | conjunction_751;
  wire [3:0] conjunction_753 = bytes_23 & {4{conjunction_24[11]}};
  wire [3:0] conjunction_754 = conjunction_753 & (~disjunction_513);
  wire [31:0] joined_372 = {{8{conjunction_754[3]}}, {8{conjunction_754[2]}}, {8{conjunction_754[1]}},
      {8{conjunction_754[0]}}};
  wire [3:0] disjunction_514 = disjunction_513 | conjunction_753;
  wire [3:0] conjunction_755 = bytes_22 & {4{conjunction_23[11]}};
  wire [3:0] conjunction_756 = conjunction_755 & (~disjunction_514);
  wire [31:0] joined_373 = {{8{conjunction_756[3]}}, {8{conjunction_756[2]}}, {8{conjunction_756[1]}},
      {8{conjunction_756[0]}}};
  wire [3:0] disjunction_515 = disjunction_514 | conjunction_755;
  wire [3:0] conjunction_757 = bytes_21 & {4{conjunction_22[11]}};
  wire [3:0] conjunction_758 = conjunction_757 & (~disjunction_515);
  wire [31:0] joined_374 = {{8{conjunction_758[3]}}, {8{conjunction_758[2]}}, {8{conjunction_758[1]}},
      {8{conjunction_758[0]}}};
  wire [3:0] disjunction_516 = disjunction_515 | conjunction_757;
  wire [3:0] conjunction_759 = bytes_20 & {4{conjunction_21[11]}};
  wire [3:0] conjunction_760 = conjunction_759 & (~disjunction_516);
  wire [31:0] joined_375 = {{8{conjunction_760[3]}}, {8{conjunction_760[2]}}, {8{conjunction_760[1]}},
      {8{conjunction_760[0]}}};
  wire [3:0] disjunction_517 = disjunction_516 | conjunction_759;
  wire [3:0] conjunction_761 = bytes_19 & {4{conjunction_20[11]}};
  wire [3:0] conjunction_762 = conjunction_761 & (~disjunction_517);
  wire [31:0] joined_376 = {{8{conjunction_762[3]}}, {8{conjunction_762[2]}}, {8{conjunction_762[1]}},
      {8{conjunction_762[0]}}};
  wire [3:0] disjunction_518 = disjunction_517 | conjunction_761;
  wire [3:0] conjunction_763 = bytes_18 & {4{conjunction_19[11]}};
  wire [3:0] conjunction_764 = conjunction_763 & (~disjunction_518);
  wire [31:0] joined_377 = {{8{conjunction_764[3]}}, {8{conjunction_764[2]}}, {8{conjunction_764[1]}},
      {8{conjunction_764[0]}}};
  wire [3:0] disjunction_519 = disjunction_518 | conjunction_763;
  wire [3:0] conjunction_765 = bytes_17 & {4{conjunction_18[11]}};
  wire [3:0] conjunction_766 = conjunction_765 & (~disjunction_519);
  wire [31:0] joined_378 = {{8{conjunction_766[3]}}, {8{conjunction_766[2]}}, {8{conjunction_766[1]}},
      {8{conjunction_766[0]}}};
  wire [3:0] disjunction_520 = disjunction_519 | conjunction_765;
  wire [3:0] conjunction_767 = bytes_16 & {4{conjunction_17[11]}};
  wire [3:0] conjunction_768 = conjunction_767 & (~disjunction_520);
  wire [31:0] joined_379 = {{8{conjunction_768[3]}}, {8{conjunction_768[2]}}, {8{conjunction_768[1]}},
      {8{conjunction_768[0]}}};
  wire [3:0] disjunction_521 = disjunction_520 | conjunction_767;
  wire [3:0] conjunction_769 = bytes_15 & {4{conjunction_16[11]}};
  wire [3:0] conjunction_770 = conjunction_769 & (~disjunction_521);
  wire [31:0] joined_380 = {{8{conjunction_770[3]}}, {8{conjunction_770[2]}}, {8{conjunction_770[1]}},
      {8{conjunction_770[0]}}};
  wire [3:0] disjunction_522 = disjunction_521 | conjunction_769;
  wire [3:0] conjunction_771 = bytes_14 & {4{conjunction_15[11]}};
  wire [3:0] conjunction_772 = conjunction_771 & (~disjunction_522);
  wire [31:0] joined_381 = {{8{conjunction_772[3]}}, {8{conjunction_772[2]}}, {8{conjunction_772[1]}},
      {8{conjunction_772[0]}}};
  wire [3:0] disjunction_523 = disjunction_522 | conjunction_771;
  wire [3:0] conjunction_773 = bytes_13 & {4{conjunction_14[11]}};
  wire [3:0] conjunction_774 = conjunction_773 & (~disjunction_523);
  wire [31:0] joined_382 = {{8{conjunction_774[3]}}, {8{conjunction_774[2]}}, {8{conjunction_774[1]}},
      {8{conjunction_774[0]}}};
  wire [3:0] disjunction_524 = disjunction_523 | conjunction_773;
  wire [3:0] conjunction_775 = bytes_12 & {4{conjunction_13[11]}};
  wire [3:0] conjunction_776 = conjunction_775 & (~disjunction_524);
  wire [31:0] joined_383 = {{8{conjunction_776[3]}}, {8{conjunction_776[2]}}, {8{conjunction_776[1]}},
      {8{conjunction_776[0]}}};
  wire [3:0] disjunction_525 = disjunction_524 | conjunction_775;
  wire [3:0] conjunction_777 = bytes_11 & {4{conjunction_12[11]}};
  wire [3:0] conjunction_778 = conjunction_777 & (~disjunction_525);
  wire [31:0] joined_384 = {{8{conjunction_778[3]}}, {8{conjunction_778[2]}}, {8{conjunction_778[1]}},
      {8{conjunction_778[0]}}};
  wire [3:0] disjunction_526 = disjunction_525 | conjunction_777;
  wire [3:0] conjunction_779 = bytes_10 & {4{conjunction_11[11]}};
  wire [3:0] conjunction_780 = conjunction_779 & (~disjunction_526);
  wire [31:0] joined_385 = {{8{conjunction_780[3]}}, {8{conjunction_780[2]}}, {8{conjunction_780[1]}},
      {8{conjunction_780[0]}}};
  wire [3:0] disjunction_527 = disjunction_526 | conjunction_779;
  wire [3:0] conjunction_781 = bytes_9 & {4{conjunction_10[11]}};
  wire [3:0] conjunction_782 = conjunction_781 & (~disjunction_527);
  wire [31:0] joined_386 = {{8{conjunction_782[3]}}, {8{conjunction_782[2]}}, {8{conjunction_782[1]}},
      {8{conjunction_782[0]}}};
  wire [3:0] disjunction_528 = disjunction_527 | conjunction_781;
  wire [3:0] conjunction_783 = bytes_8 & {4{conjunction_9[11]}};
  wire [3:0] conjunction_784 = conjunction_783 & (~disjunction_528);
  wire [31:0] joined_387 = {{8{conjunction_784[3]}}, {8{conjunction_784[2]}}, {8{conjunction_784[1]}},
      {8{conjunction_784[0]}}};
  wire [3:0] disjunction_529 = disjunction_528 | conjunction_783;
  wire [3:0] conjunction_785 = bytes_7 & {4{conjunction_8[11]}};
  wire [3:0] conjunction_786 = conjunction_785 & (~disjunction_529);
  wire [31:0] joined_388 = {{8{conjunction_786[3]}}, {8{conjunction_786[2]}}, {8{conjunction_786[1]}},
      {8{conjunction_786[0]}}};
  wire [3:0] disjunction_530 = disjunction_529 | conjunction_785;
  wire [3:0] conjunction_787 = bytes_6 & {4{conjunction_7[11]}};
  wire [3:0] conjunction_788 = conjunction_787 & (~disjunction_530);
  wire [31:0] joined_389 = {{8{conjunction_788[3]}}, {8{conjunction_788[2]}}, {8{conjunction_788[1]}},
      {8{conjunction_788[0]}}};
  wire [3:0] disjunction_531 = disjunction_530 | conjunction_787;
  wire [3:0] conjunction_789 = bytes_5 & {4{conjunction_6[11]}};
  wire [3:0] conjunction_790 = conjunction_789 & (~disjunction_531);
  wire [31:0] joined_390 = {{8{conjunction_790[3]}}, {8{conjunction_790[2]}}, {8{conjunction_790[1]}},
      {8{conjunction_790[0]}}};
  wire [3:0] disjunction_532 = disjunction_531 | conjunction_789;
  wire [3:0] conjunction_791 = bytes_4 & {4{conjunction_5[11]}};
  wire [3:0] conjunction_792 = conjunction_791 & (~disjunction_532);
  wire [31:0] joined_391 = {{8{conjunction_792[3]}}, {8{conjunction_792[2]}}, {8{conjunction_792[1]}},
      {8{conjunction_792[0]}}};
  wire [3:0] disjunction_533 = disjunction_532 | conjunction_791;
  wire [3:0] conjunction_793 = bytes_3 & {4{conjunction_4[11]}};
  wire [3:0] conjunction_794 = conjunction_793 & (~disjunction_533);
  wire [31:0] joined_392 = {{8{conjunction_794[3]}}, {8{conjunction_794[2]}}, {8{conjunction_794[1]}},
      {8{conjunction_794[0]}}};
  wire [3:0] disjunction_534 = disjunction_533 | conjunction_793;
  wire [3:0] conjunction_795 = bytes_2 & {4{conjunction_3[11]}};
  wire [3:0] conjunction_796 = conjunction_795 & (~disjunction_534);
  wire [31:0] joined_393 = {{8{conjunction_796[3]}}, {8{conjunction_796[2]}}, {8{conjunction_796[1]}},
      {8{conjunction_796[0]}}};
  wire [3:0] disjunction_535 = disjunction_534 | conjunction_795;
  wire [3:0] conjunction_797 = bytes_1 & {4{conjunction_2[11]}};
  wire [3:0] conjunction_798 = conjunction_797 & (~disjunction_535);
  wire [31:0] joined_394 = {{8{conjunction_798[3]}}, {8{conjunction_798[2]}}, {8{conjunction_798[1]}},
      {8{conjunction_798[0]}}};
  wire [3:0] disjunction_536 = disjunction_535 | conjunction_797;
  wire [3:0] conjunction_799 = bytes_0 & {4{conjunction_1[11]}};
  wire [3:0] conjunction_800 = conjunction_799 & (~disjunction_536);
  wire [31:0] joined_395 = {{8{conjunction_800[3]}}, {8{conjunction_800[2]}}, {8{conjunction_800[1]}},
      {8{conjunction_800[0]}}};
  wire [3:0] disjunction_537 = disjunction_536 | conjunction_799;
  wire [31:0] joined_396 = {{8{~disjunction_537[3]}}, {8{~disjunction_537[2]}}, {8{~disjunction_537[1]}},
      {8{~disjunction_537[0]}}};
  wire [31:0] disjunction_538 = (joined_364 & data_31[127:96]) | (joined_365 & data_30[127:96]) | (joined_366 &
      data_29[127:96]);
  wire [31:0] disjunction_539 = disjunction_538 | (joined_367 & data_28[127:96]) | (joined_368 & data_27[127:96]);
  wire [31:0] disjunction_540 = disjunction_539 | (joined_369 & data_26[127:96]) | (joined_370 & data_25[127:96]);
  wire [31:0] disjunction_541 = disjunction_540 | (joined_371 & data_24[127:96]) | (joined_372 & data_23[127:96]);
  wire [31:0] disjunction_542 = disjunction_541 | (joined_373 & data_22[127:96]) | (joined_374 & data_21[127:96]);
  wire [31:0] disjunction_543 = disjunction_542 | (joined_375 & data_20[127:96]) | (joined_376 & data_19[127:96]);
  wire [31:0] disjunction_544 = disjunction_543 | (joined_377 & data_18[127:96]) | (joined_378 & data_17[127:96]);
  wire [31:0] disjunction_545 = disjunction_544 | (joined_379 & data_16[127:96]) | (joined_380 & data_15[127:96]);
  wire [31:0] disjunction_546 = disjunction_545 | (joined_381 & data_14[127:96]) | (joined_382 & data_13[127:96]);
  wire [31:0] disjunction_547 = disjunction_546 | (joined_383 & data_12[127:96]) | (joined_384 & data_11[127:96]);
  wire [31:0] disjunction_548 = disjunction_547 | (joined_385 & data_10[127:96]) | (joined_386 & data_9[127:96]);
  wire [31:0] disjunction_549 = disjunction_548 | (joined_387 & data_8[127:96]) | (joined_388 & data_7[127:96]);
  wire [31:0] disjunction_550 = disjunction_549 | (joined_389 & data_6[127:96]) | (joined_390 & data_5[127:96]);
  wire [31:0] disjunction_551 = disjunction_550 | (joined_391 & data_4[127:96]) | (joined_392 & data_3[127:96]);
  wire [31:0] disjunction_552 = disjunction_551 | (joined_393 & data_2[127:96]) | (joined_394 & data_1[127:96]);
  wire [3:0] conjunction_801 = bytes_31 & {4{conjunction_32[12]}};
  wire [3:0] conjunction_802 = conjunction_801;
  wire [31:0] joined_397 = {{8{conjunction_802[3]}}, {8{conjunction_802[2]}}, {8{conjunction_802[1]}},
      {8{conjunction_802[0]}}};
  wire [3:0] conjunction_803 = bytes_30 & {4{conjunction_31[12]}};
  wire [3:0] conjunction_804 = conjunction_803 & (~conjunction_801);
  wire [31:0] joined_398 = {{8{conjunction_804[3]}}, {8{conjunction_804[2]}}, {8{conjunction_804[1]}},
      {8{conjunction_804[0]}}};
  wire [3:0] disjunction_553 = conjunction_801 | conjunction_803;
  wire [3:0] conjunction_805 = bytes_29 & {4{conjunction_30[12]}};
  wire [3:0] conjunction_806 = conjunction_805 & (~disjunction_553);
  wire [31:0] joined_399 = {{8{conjunction_806[3]}}, {8{conjunction_806[2]}}, {8{conjunction_806[1]}},
      {8{conjunction_806[0]}}};
  wire [3:0] disjunction_554 = disjunction_553 | conjunction_805;
  wire [3:0] conjunction_807 = bytes_28 & {4{conjunction_29[12]}};
  wire [3:0] conjunction_808 = conjunction_807 & (~disjunction_554);
  wire [31:0] joined_400 = {{8{conjunction_808[3]}}, {8{conjunction_808[2]}}, {8{conjunction_808[1]}},
      {8{conjunction_808[0]}}};
  wire [3:0] disjunction_555 = disjunction_554 | conjunction_807;
  wire [3:0] conjunction_809 = bytes_27 & {4{conjunction_28[12]}};
  wire [3:0] conjunction_810 = conjunction_809 & (~disjunction_555);
  wire [31:0] joined_401 = {{8{conjunction_810[3]}}, {8{conjunction_810[2]}}, {8{conjunction_810[1]}},
      {8{conjunction_810[0]}}};
  wire [3:0] disjunction_556 = disjunction_555 | conjunction_809;
  wire [3:0] conjunction_811 = bytes_26 & {4{conjunction_27[12]}};
  wire [3:0] conjunction_812 = conjunction_811 & (~disjunction_556);
  wire [31:0] joined_402 = {{8{conjunction_812[3]}}, {8{conjunction_812[2]}}, {8{conjunction_812[1]}},
      {8{conjunction_812[0]}}};
  wire [3:0] disjunction_557 = disjunction_556 | conjunction_811;
  wire [3:0] conjunction_813 = bytes_25 & {4{conjunction_26[12]}};
  wire [3:0] conjunction_814 = conjunction_813 & (~disjunction_557);
  wire [31:0] joined_403 = {{8{conjunction_814[3]}}, {8{conjunction_814[2]}}, {8{conjunction_814[1]}},
      {8{conjunction_814[0]}}};
  wire [3:0] disjunction_558 = disjunction_557 | conjunction_813;
  wire [3:0] conjunction_815 = bytes_24 & {4{conjunction_25[12]}};
  wire [3:0] conjunction_816 = conjunction_815 & (~disjunction_558);
  wire [31:0] joined_404 = {{8{conjunction_816[3]}}, {8{conjunction_816[2]}}, {8{conjunction_816[1]}},
      {8{conjunction_816[0]}}};
  wire [3:0] disjunction_559 = disjunction_558 | conjunction_815;
  wire [3:0] conjunction_817 = bytes_23 & {4{conjunction_24[12]}};
  wire [3:0] conjunction_818 = conjunction_817 & (~disjunction_559);
  wire [31:0] joined_405 = {{8{conjunction_818[3]}}, {8{conjunction_818[2]}}, {8{conjunction_818[1]}},
      {8{conjunction_818[0]}}};
  wire [3:0] disjunction_560 = disjunction_559 | conjunction_817;
  wire [3:0] conjunction_819 = bytes_22 & {4{conjunction_23[12]}};
  wire [3:0] conjunction_820 = conjunction_819 & (~disjunction_560);
  wire [31:0] joined_406 = {{8{conjunction_820[3]}}, {8{conjunction_820[2]}}, {8{conjunction_820[1]}},
      {8{conjunction_820[0]}}};
  wire [3:0] disjunction_561 = disjunction_560 | conjunction_819;
  wire [3:0] conjunction_821 = bytes_21 & {4{conjunction_22[12]}};
  wire [3:0] conjunction_822 = conjunction_821 & (~disjunction_561);
  wire [31:0] joined_407 = {{8{conjunction_822[3]}}, {8{conjunction_822[2]}}, {8{conjunction_822[1]}},
      {8{conjunction_822[0]}}};
  wire [3:0] disjunction_562 = disjunction_561 | conjunction_821;
  wire [3:0] conjunction_823 = bytes_20 & {4{conjunction_21[12]}};
  wire [3:0] conjunction_824 = conjunction_823 & (~disjunction_562);
  wire [31:0] joined_408 = {{8{conjunction_824[3]}}, {8{conjunction_824[2]}}, {8{conjunction_824[1]}},
      {8{conjunction_824[0]}}};
  wire [3:0] disjunction_563 = disjunction_562 | conjunction_823;
  wire [3:0] conjunction_825 = bytes_19 & {4{conjunction_20[12]}};
  wire [3:0] conjunction_826 = conjunction_825 & (~disjunction_563);
  wire [31:0] joined_409 = {{8{conjunction_826[3]}}, {8{conjunction_826[2]}}, {8{conjunction_826[1]}},
      {8{conjunction_826[0]}}};
  wire [3:0] disjunction_564 = disjunction_563 | conjunction_825;
  wire [3:0] conjunction_827 = bytes_18 & {4{conjunction_19[12]}};
  wire [3:0] conjunction_828 = conjunction_827 & (~disjunction_564);
  wire [31:0] joined_410 = {{8{conjunction_828[3]}}, {8{conjunction_828[2]}}, {8{conjunction_828[1]}},
      {8{conjunction_828[0]}}};
  wire [3:0] disjunction_565 = disjunction_564 | conjunction_827;
  wire [3:0] conjunction_829 = bytes_17 & {4{conjunction_18[12]}};
  wire [3:0] conjunction_830 = conjunction_829 & (~disjunction_565);
  wire [31:0] joined_411 = {{8{conjunction_830[3]}}, {8{conjunction_830[2]}}, {8{conjunction_830[1]}},
      {8{conjunction_830[0]}}};
  wire [3:0] disjunction_566 = disjunction_565 | conjunction_829;
  wire [3:0] conjunction_831 = bytes_16 & {4{conjunction_17[12]}};
  wire [3:0] conjunction_832 = conjunction_831 & (~disjunction_566);
  wire [31:0] joined_412 = {{8{conjunction_832[3]}}, {8{conjunction_832[2]}}, {8{conjunction_832[1]}},
      {8{conjunction_832[0]}}};
  wire [3:0] disjunction_567 = disjunction_566 | conjunction_831;
  wire [3:0] conjunction_833 = bytes_15 & {4{conjunction_16[12]}};
  wire [3:0] conjunction_834 = conjunction_833 & (~disjunction_567);
  wire [31:0] joined_413 = {{8{conjunction_834[3]}}, {8{conjunction_834[2]}}, {8{conjunction_834[1]}},
      {8{conjunction_834[0]}}};
  wire [3:0] disjunction_568 = disjunction_567 | conjunction_833;
  wire [3:0] conjunction_835 = bytes_14 & {4{conjunction_15[12]}};
  wire [3:0] conjunction_836 = conjunction_835 & (~disjunction_568);
  wire [31:0] joined_414 = {{8{conjunction_836[3]}}, {8{conjunction_836[2]}}, {8{conjunction_836[1]}},
      {8{conjunction_836[0]}}};
  wire [3:0] disjunction_569 = disjunction_568 | conjunction_835;
  wire [3:0] conjunction_837 = bytes_13 & {4{conjunction_14[12]}};
  wire [3:0] conjunction_838 = conjunction_837 & (~disjunction_569);
  wire [31:0] joined_415 = {{8{conjunction_838[3]}}, {8{conjunction_838[2]}}, {8{conjunction_838[1]}},
      {8{conjunction_838[0]}}};
  wire [3:0] disjunction_570 = disjunction_569 | conjunction_837;
  wire [3:0] conjunction_839 = bytes_12 & {4{conjunction_13[12]}};
  wire [3:0] conjunction_840 = conjunction_839 & (~disjunction_570);
  wire [31:0] joined_416 = {{8{conjunction_840[3]}}, {8{conjunction_840[2]}}, {8{conjunction_840[1]}},
      {8{conjunction_840[0]}}};
  wire [3:0] disjunction_571 = disjunction_570 | conjunction_839;
  wire [3:0] conjunction_841 = bytes_11 & {4{conjunction_12[12]}};
  wire [3:0] conjunction_842 = conjunction_841 & (~disjunction_571);
  wire [31:0] joined_417 = {{8{conjunction_842[3]}}, {8{conjunction_842[2]}}, {8{conjunction_842[1]}},
      {8{conjunction_842[0]}}};
  wire [3:0] disjunction_572 = disjunction_571 | conjunction_841;
  wire [3:0] conjunction_843 = bytes_10 & {4{conjunction_11[12]}};
  wire [3:0] conjunction_844 = conjunction_843 & (~disjunction_572);
  wire [31:0] joined_418 = {{8{conjunction_844[3]}}, {8{conjunction_844[2]}}, {8{conjunction_844[1]}},
      {8{conjunction_844[0]}}};
  wire [3:0] disjunction_573 = disjunction_572 | conjunction_843;
  wire [3:0] conjunction_845 = bytes_9 & {4{conjunction_10[12]}};
  wire [3:0] conjunction_846 = conjunction_845 & (~disjunction_573);
  wire [31:0] joined_419 = {{8{conjunction_846[3]}}, {8{conjunction_846[2]}}, {8{conjunction_846[1]}},
      {8{conjunction_846[0]}}};
  wire [3:0] disjunction_574 = disjunction_573 | conjunction_845;
  wire [3:0] conjunction_847 = bytes_8 & {4{conjunction_9[12]}};
  wire [3:0] conjunction_848 = conjunction_847 & (~disjunction_574);
  wire [31:0] joined_420 = {{8{conjunction_848[3]}}, {8{conjunction_848[2]}}, {8{conjunction_848[1]}},
      {8{conjunction_848[0]}}};
  wire [3:0] disjunction_575 = disjunction_574 | conjunction_847;
  wire [3:0] conjunction_849 = bytes_7 & {4{conjunction_8[12]}};
  wire [3:0] conjunction_850 = conjunction_849 & (~disjunction_575);
  wire [31:0] joined_421 = {{8{conjunction_850[3]}}, {8{conjunction_850[2]}}, {8{conjunction_850[1]}},
      {8{conjunction_850[0]}}};
  wire [3:0] disjunction_576 = disjunction_575 | conjunction_849;
  wire [3:0] conjunction_851 = bytes_6 & {4{conjunction_7[12]}};
  wire [3:0] conjunction_852 = conjunction_851 & (~disjunction_576);
  wire [31:0] joined_422 = {{8{conjunction_852[3]}}, {8{conjunction_852[2]}}, {8{conjunction_852[1]}},
      {8{conjunction_852[0]}}};
  wire [3:0] disjunction_577 = disjunction_576 | conjunction_851;
  wire [3:0] conjunction_853 = bytes_5 & {4{conjunction_6[12]}};
  wire [3:0] conjunction_854 = conjunction_853 & (~disjunction_577);
  wire [31:0] joined_423 = {{8{conjunction_854[3]}}, {8{conjunction_854[2]}}, {8{conjunction_854[1]}},
      {8{conjunction_854[0]}}};
  wire [3:0] disjunction_578 = disjunction_577 | conjunction_853;
  wire [3:0] conjunction_855 = bytes_4 & {4{conjunction_5[12]}};
  wire [3:0] conjunction_856 = conjunction_855 & (~disjunction_578);
  wire [31:0] joined_424 = {{8{conjunction_856[3]}}, {8{conjunction_856[2]}}, {8{conjunction_856[1]}},
      {8{conjunction_856[0]}}};
  wire [3:0] disjunction_579 = disjunction_578 | conjunction_855;
  wire [3:0] conjunction_857 = bytes_3 & {4{conjunction_4[12]}};
  wire [3:0] conjunction_858 = conjunction_857 & (~disjunction_579);
  wire [31:0] joined_425 = {{8{conjunction_858[3]}}, {8{conjunction_858[2]}}, {8{conjunction_858[1]}},
      {8{conjunction_858[0]}}};
  wire [3:0] disjunction_580 = disjunction_579 | conjunction_857;
  wire [3:0] conjunction_859 = bytes_2 & {4{conjunction_3[12]}};
  wire [3:0] conjunction_860 = conjunction_859 & (~disjunction_580);
  wire [31:0] joined_426 = {{8{conjunction_860[3]}}, {8{conjunction_860[2]}}, {8{conjunction_860[1]}},
      {8{conjunction_860[0]}}};
  wire [3:0] disjunction_581 = disjunction_580 | conjunction_859;
  wire [3:0] conjunction_861 = bytes_1 & {4{conjunction_2[12]}};
  wire [3:0] conjunction_862 = conjunction_861 & (~disjunction_581);
  wire [31:0] joined_427 = {{8{conjunction_862[3]}}, {8{conjunction_862[2]}}, {8{conjunction_862[1]}},
      {8{conjunction_862[0]}}};
  wire [3:0] disjunction_582 = disjunction_581 | conjunction_861;
  wire [3:0] conjunction_863 = bytes_0 & {4{conjunction_1[12]}};
  wire [3:0] conjunction_864 = conjunction_863 & (~disjunction_582);
  wire [31:0] joined_428 = {{8{conjunction_864[3]}}, {8{conjunction_864[2]}}, {8{conjunction_864[1]}},
      {8{conjunction_864[0]}}};
  wire [3:0] disjunction_583 = disjunction_582 | conjunction_863;
  wire [31:0] joined_429 = {{8{~disjunction_583[3]}}, {8{~disjunction_583[2]}}, {8{~disjunction_583[1]}},
      {8{~disjunction_583[0]}}};
  wire [31:0] disjunction_584 = (joined_397 & data_31[31:0]) | (joined_398 & data_30[31:0]) | (joined_399 &
      data_29[31:0]);
  wire [31:0] disjunction_585 = disjunction_584 | (joined_400 & data_28[31:0]) | (joined_401 & data_27[31:0]);
  wire [31:0] disjunction_586 = disjunction_585 | (joined_402 & data_26[31:0]) | (joined_403 & data_25[31:0]);
  wire [31:0] disjunction_587 = disjunction_586 | (joined_404 & data_24[31:0]) | (joined_405 & data_23[31:0]);
  wire [31:0] disjunction_588 = disjunction_587 | (joined_406 & data_22[31:0]) | (joined_407 & data_21[31:0]);
  wire [31:0] disjunction_589 = disjunction_588 | (joined_408 & data_20[31:0]) | (joined_409 & data_19[31:0]);
  wire [31:0] disjunction_590 = disjunction_589 | (joined_410 & data_18[31:0]) | (joined_411 & data_17[31:0]);
  wire [31:0] disjunction_591 = disjunction_590 | (joined_412 & data_16[31:0]) | (joined_413 & data_15[31:0]);
  wire [31:0] disjunction_592 = disjunction_591 | (joined_414 & data_14[31:0]) | (joined_415 & data_13[31:0]);
  wire [31:0] disjunction_593 = disjunction_592 | (joined_416 & data_12[31:0]) | (joined_417 & data_11[31:0]);
  wire [31:0] disjunction_594 = disjunction_593 | (joined_418 & data_10[31:0]) | (joined_419 & data_9[31:0]);
  wire [31:0] disjunction_595 = disjunction_594 | (joined_420 & data_8[31:0]) | (joined_421 & data_7[31:0]);
  wire [31:0] disjunction_596 = disjunction_595 | (joined_422 & data_6[31:0]) | (joined_423 & data_5[31:0]);
  wire [31:0] disjunction_597 = disjunction_596 | (joined_424 & data_4[31:0]) | (joined_425 & data_3[31:0]);
  wire [31:0] disjunction_598 = disjunction_597 | (joined_426 & data_2[31:0]) | (joined_427 & data_1[31:0]);
  wire [3:0] conjunction_865 = bytes_31 & {4{conjunction_32[13]}};
  wire [3:0] conjunction_866 = conjunction_865;
  wire [31:0] joined_430 = {{8{conjunction_866[3]}}, {8{conjunction_866[2]}}, {8{conjunction_866[1]}},
      {8{conjunction_866[0]}}};
  wire [3:0] conjunction_867 = bytes_30 & {4{conjunction_31[13]}};
  wire [3:0] conjunction_868 = conjunction_867 & (~conjunction_865);
  wire [31:0] joined_431 = {{8{conjunction_868[3]}}, {8{conjunction_868[2]}}, {8{conjunction_868[1]}},
      {8{conjunction_868[0]}}};
  wire [3:0] disjunction_599 = conjunction_865 | conjunction_867;
  wire [3:0] conjunction_869 = bytes_29 & {4{conjunction_30[13]}};
  wire [3:0] conjunction_870 = conjunction_869 & (~disjunction_599);
  wire [31:0] joined_432 = {{8{conjunction_870[3]}}, {8{conjunction_870[2]}}, {8{conjunction_870[1]}},
      {8{conjunction_870[0]}}};
  wire [3:0] disjunction_600 = disjunction_599 | conjunction_869;
  wire [3:0] conjunction_871 = bytes_28 & {4{conjunction_29[13]}};
  wire [3:0] conjunction_872 = conjunction_871 & (~disjunction_600);
  wire [31:0] joined_433 = {{8{conjunction_872[3]}}, {8{conjunction_872[2]}}, {8{conjunction_872[1]}},
      {8{conjunction_872[0]}}};
  wire [3:0] disjunction_601 = disjunction_600 | conjunction_871;
  wire [3:0] conjunction_873 = bytes_27 & {4{conjunction_28[13]}};
  wire [3:0] conjunction_874 = conjunction_873 & (~disjunction_601);
  wire [31:0] joined_434 = {{8{conjunction_874[3]}}, {8{conjunction_874[2]}}, {8{conjunction_874[1]}},
      {8{conjunction_874[0]}}};
  wire [3:0] disjunction_602 = disjunction_601 | conjunction_873;
  wire [3:0] conjunction_875 = bytes_26 & {4{conjunction_27[13]}};
  wire [3:0] conjunction_876 = conjunction_875 & (~disjunction_602);
  wire [31:0] joined_435 = {{8{conjunction_876[3]}}, {8{conjunction_876[2]}}, {8{conjunction_876[1]}},
      {8{conjunction_876[0]}}};
  wire [3:0] disjunction_603 = disjunction_602 | conjunction_875;
  wire [3:0] conjunction_877 = bytes_25 & {4{conjunction_26[13]}};
  wire [3:0] conjunction_878 = conjunction_877 & (~disjunction_603);
  wire [31:0] joined_436 = {{8{conjunction_878[3]}}, {8{conjunction_878[2]}}, {8{conjunction_878[1]}},
      {8{conjunction_878[0]}}};
  wire [3:0] disjunction_604 = disjunction_603 | conjunction_877;
  wire [3:0] conjunction_879 = bytes_24 & {4{conjunction_25[13]}};
  wire [3:0] conjunction_880 = conjunction_879 & (~disjunction_604);
  wire [31:0] joined_437 = {{8{conjunction_880[3]}}, {8{conjunction_880[2]}}, {8{conjunction_880[1]}},
      {8{conjunction_880[0]}}};
  wire [3:0] disjunction_605 = disjunction_604 | conjunction_879;
  wire [3:0] conjunction_881 = bytes_23 & {4{conjunction_24[13]}};
  wire [3:0] conjunction_882 = conjunction_881 & (~disjunction_605);
  wire [31:0] joined_438 = {{8{conjunction_882[3]}}, {8{conjunction_882[2]}}, {8{conjunction_882[1]}},
      {8{conjunction_882[0]}}};
  wire [3:0] disjunction_606 = disjunction_605 | conjunction_881;
  wire [3:0] conjunction_883 = bytes_22 & {4{conjunction_23[13]}};
  wire [3:0] conjunction_884 = conjunction_883 & (~disjunction_606);
  wire [31:0] joined_439 = {{8{conjunction_884[3]}}, {8{conjunction_884[2]}}, {8{conjunction_884[1]}},
      {8{conjunction_884[0]}}};
  wire [3:0] disjunction_607 = disjunction_606 | conjunction_883;
  wire [3:0] conjunction_885 = bytes_21 & {4{conjunction_22[13]}};
  wire [3:0] conjunction_886 = conjunction_885 & (~disjunction_607);
  wire [31:0] joined_440 = {{8{conjunction_886[3]}}, {8{conjunction_886[2]}}, {8{conjunction_886[1]}},
      {8{conjunction_886[0]}}};
  wire [3:0] disjunction_608 = disjunction_607 | conjunction_885;
  wire [3:0] conjunction_887 = bytes_20 & {4{conjunction_21[13]}};
  wire [3:0] conjunction_888 = conjunction_887 & (~disjunction_608);
  wire [31:0] joined_441 = {{8{conjunction_888[3]}}, {8{conjunction_888[2]}}, {8{conjunction_888[1]}},
      {8{conjunction_888[0]}}};
  wire [3:0] disjunction_609 = disjunction_608 | conjunction_887;
  wire [3:0] conjunction_889 = bytes_19 & {4{conjunction_20[13]}};
  wire [3:0] conjunction_890 = conjunction_889 & (~disjunction_609);
  wire [31:0] joined_442 = {{8{conjunction_890[3]}}, {8{conjunction_890[2]}}, {8{conjunction_890[1]}},
      {8{conjunction_890[0]}}};
  wire [3:0] disjunction_610 = disjunction_609 | conjunction_889;
  wire [3:0] conjunction_891 = bytes_18 & {4{conjunction_19[13]}};
  wire [3:0] conjunction_892 = conjunction_891 & (~disjunction_610);
  wire [31:0] joined_443 = {{8{conjunction_892[3]}}, {8{conjunction_892[2]}}, {8{conjunction_892[1]}},
      {8{conjunction_892[0]}}};
  wire [3:0] disjunction_611 = disjunction_610 | conjunction_891;
  wire [3:0] conjunction_893 = bytes_17 & {4{conjunction_18[13]}};
  wire [3:0] conjunction_894 = conjunction_893 & (~disjunction_611);
  wire [31:0] joined_444 = {{8{conjunction_894[3]}}, {8{conjunction_894[2]}}, {8{conjunction_894[1]}},
      {8{conjunction_894[0]}}};
  wire [3:0] disjunction_612 = disjunction_611 | conjunction_893;
  wire [3:0] conjunction_895 = bytes_16 & {4{conjunction_17[13]}};
  wire [3:0] conjunction_896 = conjunction_895 & (~disjunction_612);
  wire [31:0] joined_445 = {{8{conjunction_896[3]}}, {8{conjunction_896[2]}}, {8{conjunction_896[1]}},
      {8{conjunction_896[0]}}};
  wire [3:0] disjunction_613 = disjunction_612 | conjunction_895;
  wire [3:0] conjunction_897 = bytes_15 & {4{conjunction_16[13]}};
  wire [3:0] conjunction_898 = conjunction_897 & (~disjunction_613);
  wire [31:0] joined_446 = {{8{conjunction_898[3]}}, {8{conjunction_898[2]}}, {8{conjunction_898[1]}},
      {8{conjunction_898[0]}}};
  wire [3:0] disjunction_614 = disjunction_613 | conjunction_897;
  wire [3:0] conjunction_899 = bytes_14 & {4{conjunction_15[13]}};
  wire [3:0] conjunction_900 = conjunction_899 & (~disjunction_614);
  wire [31:0] joined_447 = {{8{conjunction_900[3]}}, {8{conjunction_900[2]}}, {8{conjunction_900[1]}},
      {8{conjunction_900[0]}}};
  wire [3:0] disjunction_615 = disjunction_614 | conjunction_899;
  wire [3:0] conjunction_901 = bytes_13 & {4{conjunction_14[13]}};
  wire [3:0] conjunction_902 = conjunction_901 & (~disjunction_615);
  wire [31:0] joined_448 = {{8{conjunction_902[3]}}, {8{conjunction_902[2]}}, {8{conjunction_902[1]}},
      {8{conjunction_902[0]}}};
  wire [3:0] disjunction_616 = disjunction_615 | conjunction_901;
  wire [3:0] conjunction_903 = bytes_12 & {4{conjunction_13[13]}};
  wire [3:0] conjunction_904 = conjunction_903 & (~disjunction_616);
  wire [31:0] joined_449 = {{8{conjunction_904[3]}}, {8{conjunction_904[2]}}, {8{conjunction_904[1]}},
      {8{conjunction_904[0]}}};
  wire [3:0] disjunction_617 = disjunction_616 | conjunction_903;
  wire [3:0] conjunction_905 = bytes_11 & {4{conjunction_12[13]}};
  wire [3:0] conjunction_906 = conjunction_905 & (~disjunction_617);
  wire [31:0] joined_450 = {{8{conjunction_906[3]}}, {8{conjunction_906[2]}}, {8{conjunction_906[1]}},
      {8{conjunction_906[0]}}};
  wire [3:0] disjunction_618 = disjunction_617 | conjunction_905;
  wire [3:0] conjunction_907 = bytes_10 & {4{conjunction_11[13]}};
  wire [3:0] conjunction_908 = conjunction_907 & (~disjunction_618);
  wire [31:0] joined_451 = {{8{conjunction_908[3]}}, {8{conjunction_908[2]}}, {8{conjunction_908[1]}},
      {8{conjunction_908[0]}}};
  wire [3:0] disjunction_619 = disjunction_618 | conjunction_907;
  wire [3:0] conjunction_909 = bytes_9 & {4{conjunction_10[13]}};
  wire [3:0] conjunction_910 = conjunction_909 & (~disjunction_619);
  wire [31:0] joined_452 = {{8{conjunction_910[3]}}, {8{conjunction_910[2]}}, {8{conjunction_910[1]}},
      {8{conjunction_910[0]}}};
  wire [3:0] disjunction_620 = disjunction_619 | conjunction_909;
  wire [3:0] conjunction_911 = bytes_8 & {4{conjunction_9[13]}};
  wire [3:0] conjunction_912 = conjunction_911 & (~disjunction_620);
  wire [31:0] joined_453 = {{8{conjunction_912[3]}}, {8{conjunction_912[2]}}, {8{conjunction_912[1]}},
      {8{conjunction_912[0]}}};
  wire [3:0] disjunction_621 = disjunction_620 | conjunction_911;
  wire [3:0] conjunction_913 = bytes_7 & {4{conjunction_8[13]}};
  wire [3:0] conjunction_914 = conjunction_913 & (~disjunction_621);
  wire [31:0] joined_454 = {{8{conjunction_914[3]}}, {8{conjunction_914[2]}}, {8{conjunction_914[1]}},
      {8{conjunction_914[0]}}};
  wire [3:0] disjunction_622 = disjunction_621 | conjunction_913;
  wire [3:0] conjunction_915 = bytes_6 & {4{conjunction_7[13]}};
  wire [3:0] conjunction_916 = conjunction_915 & (~disjunction_622);
  wire [31:0] joined_455 = {{8{conjunction_916[3]}}, {8{conjunction_916[2]}}, {8{conjunction_916[1]}},
      {8{conjunction_916[0]}}};
  wire [3:0] disjunction_623 = disjunction_622 | conjunction_915;
  wire [3:0] conjunction_917 = bytes_5 & {4{conjunction_6[13]}};
  wire [3:0] conjunction_918 = conjunction_917 & (~disjunction_623);
  wire [31:0] joined_456 = {{8{conjunction_918[3]}}, {8{conjunction_918[2]}}, {8{conjunction_918[1]}},
      {8{conjunction_918[0]}}};
  wire [3:0] disjunction_624 = disjunction_623 | conjunction_917;
  wire [3:0] conjunction_919 = bytes_4 & {4{conjunction_5[13]}};
  wire [3:0] conjunction_920 = conjunction_919 & (~disjunction_624);
  wire [31:0] joined_457 = {{8{conjunction_920[3]}}, {8{conjunction_920[2]}}, {8{conjunction_920[1]}},
      {8{conjunction_920[0]}}};
  wire [3:0] disjunction_625 = disjunction_624 | conjunction_919;
  wire [3:0] conjunction_921 = bytes_3 & {4{conjunction_4[13]}};
  wire [3:0] conjunction_922 = conjunction_921 & (~disjunction_625);
  wire [31:0] joined_458 = {{8{conjunction_922[3]}}, {8{conjunction_922[2]}}, {8{conjunction_922[1]}},
      {8{conjunction_922[0]}}};
  wire [3:0] disjunction_626 = disjunction_625 | conjunction_921;
  wire [3:0] conjunction_923 = bytes_2 & {4{conjunction_3[13]}};
  wire [3:0] conjunction_924 = conjunction_923 & (~disjunction_626);
  wire [31:0] joined_459 = {{8{conjunction_924[3]}}, {8{conjunction_924[2]}}, {8{conjunction_924[1]}},
      {8{conjunction_924[0]}}};
  wire [3:0] disjunction_627 = disjunction_626 | conjunction_923;
  wire [3:0] conjunction_925 = bytes_1 & {4{conjunction_2[13]}};
  wire [3:0] conjunction_926 = conjunction_925 & (~disjunction_627);
  wire [31:0] joined_460 = {{8{conjunction_926[3]}}, {8{conjunction_926[2]}}, {8{conjunction_926[1]}},
      {8{conjunction_926[0]}}};
  wire [3:0] disjunction_628 = disjunction_627 | conjunction_925;
  wire [3:0] conjunction_927 = bytes_0 & {4{conjunction_1[13]}};
  wire [3:0] conjunction_928 = conjunction_927 & (~disjunction_628);
  wire [31:0] joined_461 = {{8{conjunction_928[3]}}, {8{conjunction_928[2]}}, {8{conjunction_928[1]}},
      {8{conjunction_928[0]}}};
  wire [3:0] disjunction_629 = disjunction_628 | conjunction_927;
  wire [31:0] joined_462 = {{8{~disjunction_629[3]}}, {8{~disjunction_629[2]}}, {8{~disjunction_629[1]}},
      {8{~disjunction_629[0]}}};
  wire [31:0] disjunction_630 = (joined_430 & data_31[63:32]) | (joined_431 & data_30[63:32]) | (joined_432 &
      data_29[63:32]);
  wire [31:0] disjunction_631 = disjunction_630 | (joined_433 & data_28[63:32]) | (joined_434 & data_27[63:32]);
  wire [31:0] disjunction_632 = disjunction_631 | (joined_435 & data_26[63:32]) | (joined_436 & data_25[63:32]);
  wire [31:0] disjunction_633 = disjunction_632 | (joined_437 & data_24[63:32]) | (joined_438 & data_23[63:32]);
  wire [31:0] disjunction_634 = disjunction_633 | (joined_439 & data_22[63:32]) | (joined_440 & data_21[63:32]);
  wire [31:0] disjunction_635 = disjunction_634 | (joined_441 & data_20[63:32]) | (joined_442 & data_19[63:32]);
  wire [31:0] disjunction_636 = disjunction_635 | (joined_443 & data_18[63:32]) | (joined_444 & data_17[63:32]);
  wire [31:0] disjunction_637 = disjunction_636 | (joined_445 & data_16[63:32]) | (joined_446 & data_15[63:32]);
  wire [31:0] disjunction_638 = disjunction_637 | (joined_447 & data_14[63:32]) | (joined_448 & data_13[63:32]);
  wire [31:0] disjunction_639 = disjunction_638 | (joined_449 & data_12[63:32]) | (joined_450 & data_11[63:32]);
  wire [31:0] disjunction_640 = disjunction_639 | (joined_451 & data_10[63:32]) | (joined_452 & data_9[63:32]);
  wire [31:0] disjunction_641 = disjunction_640 | (joined_453 & data_8[63:32]) | (joined_454 & data_7[63:32]);
  wire [31:0] disjunction_642 = disjunction_641 | (joined_455 & data_6[63:32]) | (joined_456 & data_5[63:32]);
  wire [31:0] disjunction_643 = disjunction_642 | (joined_457 & data_4[63:32]) | (joined_458 & data_3[63:32]);
  wire [31:0] disjunction_644 = disjunction_643 | (joined_459 & data_2[63:32]) | (joined_460 & data_1[63:32]);
  wire [3:0] conjunction_929 = bytes_31 & {4{conjunction_32[14]}};
  wire [3:0] conjunction_930 = conjunction_929;
  wire [31:0] joined_463 = {{8{conjunction_930[3]}}, {8{conjunction_930[2]}}, {8{conjunction_930[1]}},
      {8{conjunction_930[0]}}};
  wire [3:0] conjunction_931 = bytes_30 & {4{conjunction_31[14]}};
  wire [3:0] conjunction_932 = conjunction_931 & (~conjunction_929);
  wire [31:0] joined_464 = {{8{conjunction_932[3]}}, {8{conjunction_932[2]}}, {8{conjunction_932[1]}},
      {8{conjunction_932[0]}}};
  wire [3:0] disjunction_645 = conjunction_929 | conjunction_931;
  wire [3:0] conjunction_933 = bytes_29 & {4{conjunction_30[14]}};
  wire [3:0] conjunction_934 = conjunction_933 & (~disjunction_645);
  wire [31:0] joined_465 = {{8{conjunction_934[3]}}, {8{conjunction_934[2]}}, {8{conjunction_934[1]}},
      {8{conjunction_934[0]}}};
  wire [3:0] disjunction_646 = disjunction_645 | conjunction_933;
  wire [3:0] conjunction_935 = bytes_28 & {4{conjunction_29[14]}};
  wire [3:0] conjunction_936 = conjunction_935 & (~disjunction_646);
  wire [31:0] joined_466 = {{8{conjunction_936[3]}}, {8{conjunction_936[2]}}, {8{conjunction_936[1]}},
      {8{conjunction_936[0]}}};
  wire [3:0] disjunction_647 = disjunction_646 | conjunction_935;
  wire [3:0] conjunction_937 = bytes_27 & {4{conjunction_28[14]}};
  wire [3:0] conjunction_938 = conjunction_937 & (~disjunction_647);
  wire [31:0] joined_467 = {{8{conjunction_938[3]}}, {8{conjunction_938[2]}}, {8{conjunction_938[1]}},
      {8{conjunction_938[0]}}};
  wire [3:0] disjunction_648 = disjunction_647 | conjunction_937;
  wire [3:0] conjunction_939 = bytes_26 & {4{conjunction_27[14]}};
  wire [3:0] conjunction_940 = conjunction_939 & (~disjunction_648);
  wire [31:0] joined_468 = {{8{conjunction_940[3]}}, {8{conjunction_940[2]}}, {8{conjunction_940[1]}},
      {8{conjunction_940[0]}}};
  wire [3:0] disjunction_649 = disjunction_648 | conjunction_939;
  wire [3:0] conjunction_941 = bytes_25 & {4{conjunction_26[14]}};
  wire [3:0] conjunction_942 = conjunction_941 & (~disjunction_649);
  wire [31:0] joined_469 = {{8{conjunction_942[3]}}, {8{conjunction_942[2]}}, {8{conjunction_942[1]}},
      {8{conjunction_942[0]}}};
  wire [3:0] disjunction_650 = disjunction_649 | conjunction_941;
  wire [3:0] conjunction_943 = bytes_24 & {4{conjunction_25[14]}};
  wire [3:0] conjunction_944 = conjunction_943 & (~disjunction_650);
  wire [31:0] joined_470 = {{8{conjunction_944[3]}}, {8{conjunction_944[2]}}, {8{conjunction_944[1]}},
      {8{conjunction_944[0]}}};
  wire [3:0] disjunction_651 = disjunction_650 | conjunction_943;
  wire [3:0] conjunction_945 = bytes_23 & {4{conjunction_24[14]}};
  wire [3:0] conjunction_946 = conjunction_945 & (~disjunction_651);
  wire [31:0] joined_471 = {{8{conjunction_946[3]}}, {8{conjunction_946[2]}}, {8{conjunction_946[1]}},
      {8{conjunction_946[0]}}};
  wire [3:0] disjunction_652 = disjunction_651 | conjunction_945;
  wire [3:0] conjunction_947 = bytes_22 & {4{conjunction_23[14]}};
  wire [3:0] conjunction_948 = conjunction_947 & (~disjunction_652);
  wire [31:0] joined_472 = {{8{conjunction_948[3]}}, {8{conjunction_948[2]}}, {8{conjunction_948[1]}},
      {8{conjunction_948[0]}}};
  wire [3:0] disjunction_653 = disjunction_652 | conjunction_947;
  wire [3:0] conjunction_949 = bytes_21 & {4{conjunction_22[14]}};
  wire [3:0] conjunction_950 = conjunction_949 & (~disjunction_653);
  wire [31:0] joined_473 = {{8{conjunction_950[3]}}, {8{conjunction_950[2]}}, {8{conjunction_950[1]}},
      {8{conjunction_950[0]}}};
  wire [3:0] disjunction_654 = disjunction_653 | conjunction_949;
  wire [3:0] conjunction_951 = bytes_20 & {4{conjunction_21[14]}};
  wire [3:0] conjunction_952 = conjunction_951 & (~disjunction_654);
  wire [31:0] joined_474 = {{8{conjunction_952[3]}}, {8{conjunction_952[2]}}, {8{conjunction_952[1]}},
      {8{conjunction_952[0]}}};
  wire [3:0] disjunction_655 = disjunction_654 | conjunction_951;
  wire [3:0] conjunction_953 = bytes_19 & {4{conjunction_20[14]}};
  wire [3:0] conjunction_954 = conjunction_953 & (~disjunction_655);
  wire [31:0] joined_475 = {{8{conjunction_954[3]}}, {8{conjunction_954[2]}}, {8{conjunction_954[1]}},
      {8{conjunction_954[0]}}};
  wire [3:0] disjunction_656 = disjunction_655 | conjunction_953;
  wire [3:0] conjunction_955 = bytes_18 & {4{conjunction_19[14]}};
  wire [3:0] conjunction_956 = conjunction_955 & (~disjunction_656);
  wire [31:0] joined_476 = {{8{conjunction_956[3]}}, {8{conjunction_956[2]}}, {8{conjunction_956[1]}},
      {8{conjunction_956[0]}}};
  wire [3:0] disjunction_657 = disjunction_656 | conjunction_955;
  wire [3:0] conjunction_957 = bytes_17 & {4{conjunction_18[14]}};
  wire [3:0] conjunction_958 = conjunction_957 & (~disjunction_657);
  wire [31:0] joined_477 = {{8{conjunction_958[3]}}, {8{conjunction_958[2]}}, {8{conjunction_958[1]}},
      {8{conjunction_958[0]}}};
  wire [3:0] disjunction_658 = disjunction_657 | conjunction_957;
  wire [3:0] conjunction_959 = bytes_16 & {4{conjunction_17[14]}};
  wire [3:0] conjunction_960 = conjunction_959 & (~disjunction_658);
  wire [31:0] joined_478 = {{8{conjunction_960[3]}}, {8{conjunction_960[2]}}, {8{conjunction_960[1]}},
      {8{conjunction_960[0]}}};
  wire [3:0] disjunction_659 = disjunction_658 | conjunction_959;
  wire [3:0] conjunction_961 = bytes_15 & {4{conjunction_16[14]}};
  wire [3:0] conjunction_962 = conjunction_961 & (~disjunction_659);
  wire [31:0] joined_479 = {{8{conjunction_962[3]}}, {8{conjunction_962[2]}}, {8{conjunction_962[1]}},
      {8{conjunction_962[0]}}};
  wire [3:0] disjunction_660 = disjunction_659 | conjunction_961;
  wire [3:0] conjunction_963 = bytes_14 & {4{conjunction_15[14]}};
  wire [3:0] conjunction_964 = conjunction_963 & (~disjunction_660);
  wire [31:0] joined_480 = {{8{conjunction_964[3]}}, {8{conjunction_964[2]}}, {8{conjunction_964[1]}},
      {8{conjunction_964[0]}}};
  wire [3:0] disjunction_661 = disjunction_660 | conjunction_963;
  wire [3:0] conjunction_965 = bytes_13 & {4{conjunction_14[14]}};
  wire [3:0] conjunction_966 = conjunction_965 & (~disjunction_661);
  wire [31:0] joined_481 = {{8{conjunction_966[3]}}, {8{conjunction_966[2]}}, {8{conjunction_966[1]}},
      {8{conjunction_966[0]}}};
  wire [3:0] disjunction_662 = disjunction_661 | conjunction_965;
  wire [3:0] conjunction_967 = bytes_12 & {4{conjunction_13[14]}};
  wire [3:0] conjunction_968 = conjunction_967 & (~disjunction_662);
  wire [31:0] joined_482 = {{8{conjunction_968[3]}}, {8{conjunction_968[2]}}, {8{conjunction_968[1]}},
      {8{conjunction_968[0]}}};
  wire [3:0] disjunction_663 = disjunction_662 | conjunction_967;
  wire [3:0] conjunction_969 = bytes_11 & {4{conjunction_12[14]}};
  wire [3:0] conjunction_970 = conjunction_969 & (~disjunction_663);
  wire [31:0] joined_483 = {{8{conjunction_970[3]}}, {8{conjunction_970[2]}}, {8{conjunction_970[1]}},
      {8{conjunction_970[0]}}};
  wire [3:0] disjunction_664 = disjunction_663 | conjunction_969;
  wire [3:0] conjunction_971 = bytes_10 & {4{conjunction_11[14]}};
  wire [3:0] conjunction_972 = conjunction_971 & (~disjunction_664);
  wire [31:0] joined_484 = {{8{conjunction_972[3]}}, {8{conjunction_972[2]}}, {8{conjunction_972[1]}},
      {8{conjunction_972[0]}}};
  wire [3:0] disjunction_665 = disjunction_664 | conjunction_971;
  wire [3:0] conjunction_973 = bytes_9 & {4{conjunction_10[14]}};
  wire [3:0] conjunction_974 = conjunction_973 & (~disjunction_665);
  wire [31:0] joined_485 = {{8{conjunction_974[3]}}, {8{conjunction_974[2]}}, {8{conjunction_974[1]}},
      {8{conjunction_974[0]}}};
  wire [3:0] disjunction_666 = disjunction_665 | conjunction_973;
  wire [3:0] conjunction_975 = bytes_8 & {4{conjunction_9[14]}};
  wire [3:0] conjunction_976 = conjunction_975 & (~disjunction_666);
  wire [31:0] joined_486 = {{8{conjunction_976[3]}}, {8{conjunction_976[2]}}, {8{conjunction_976[1]}},
      {8{conjunction_976[0]}}};
  wire [3:0] disjunction_667 = disjunction_666 | conjunction_975;
  wire [3:0] conjunction_977 = bytes_7 & {4{conjunction_8[14]}};
  wire [3:0] conjunction_978 = conjunction_977 & (~disjunction_667);
  wire [31:0] joined_487 = {{8{conjunction_978[3]}}, {8{conjunction_978[2]}}, {8{conjunction_978[1]}},
      {8{conjunction_978[0]}}};
  wire [3:0] disjunction_668 = disjunction_667 | conjunction_977;
  wire [3:0] conjunction_979 = bytes_6 & {4{conjunction_7[14]}};
  wire [3:0] conjunction_980 = conjunction_979 & (~disjunction_668);
  wire [31:0] joined_488 = {{8{conjunction_980[3]}}, {8{conjunction_980[2]}}, {8{conjunction_980[1]}},
      {8{conjunction_980[0]}}};
  wire [3:0] disjunction_669 = disjunction_668 | conjunction_979;
  wire [3:0] conjunction_981 = bytes_5 & {4{conjunction_6[14]}};
  wire [3:0] conjunction_982 = conjunction_981 & (~disjunction_669);
  wire [31:0] joined_489 = {{8{conjunction_982[3]}}, {8{conjunction_982[2]}}, {8{conjunction_982[1]}},
      {8{conjunction_982[0]}}};
  wire [3:0] disjunction_670 = disjunction_669 | conjunction_981;
  wire [3:0] conjunction_983 = bytes_4 & {4{conjunction_5[14]}};
  wire [3:0] conjunction_984 = conjunction_983 & (~disjunction_670);
  wire [31:0] joined_490 = {{8{conjunction_984[3]}}, {8{conjunction_984[2]}}, {8{conjunction_984[1]}},
      {8{conjunction_984[0]}}};
  wire [3:0] disjunction_671 = disjunction_670 | conjunction_983;
  wire [3:0] conjunction_985 = bytes_3 & {4{conjunction_4[14]}};
  wire [3:0] conjunction_986 = conjunction_985 & (~disjunction_671);
  wire [31:0] joined_491 = {{8{conjunction_986[3]}}, {8{conjunction_986[2]}}, {8{conjunction_986[1]}},
      {8{conjunction_986[0]}}};
  wire [3:0] disjunction_672 = disjunction_671 | conjunction_985;
  wire [3:0] conjunction_987 = bytes_2 & {4{conjunction_3[14]}};
  wire [3:0] conjunction_988 = conjunction_987 & (~disjunction_672);
  wire [31:0] joined_492 = {{8{conjunction_988[3]}}, {8{conjunction_988[2]}}, {8{conjunction_988[1]}},
      {8{conjunction_988[0]}}};
  wire [3:0] disjunction_673 = disjunction_672 | conjunction_987;
  wire [3:0] conjunction_989 = bytes_1 & {4{conjunction_2[14]}};
  wire [3:0] conjunction_990 = conjunction_989 & (~disjunction_673);
  wire [31:0] joined_493 = {{8{conjunction_990[3]}}, {8{conjunction_990[2]}}, {8{conjunction_990[1]}},
      {8{conjunction_990[0]}}};
  wire [3:0] disjunction_674 = disjunction_673 | conjunction_989;
  wire [3:0] conjunction_991 = bytes_0 & {4{conjunction_1[14]}};
  wire [3:0] conjunction_992 = conjunction_991 & (~disjunction_674);
  wire [31:0] joined_494 = {{8{conjunction_992[3]}}, {8{conjunction_992[2]}}, {8{conjunction_992[1]}},
      {8{conjunction_992[0]}}};
  wire [3:0] disjunction_675 = disjunction_674 | conjunction_991;
  wire [31:0] joined_495 = {{8{~disjunction_675[3]}}, {8{~disjunction_675[2]}}, {8{~disjunction_675[1]}},
      {8{~disjunction_675[0]}}};
  wire [31:0] disjunction_676 = (joined_463 & data_31[95:64]) | (joined_464 & data_30[95:64]) | (joined_465 &
      data_29[95:64]);
  wire [31:0] disjunction_677 = disjunction_676 | (joined_466 & data_28[95:64]) | (joined_467 & data_27[95:64]);
  wire [31:0] disjunction_678 = disjunction_677 | (joined_468 & data_26[95:64]) | (joined_469 & data_25[95:64]);
  wire [31:0] disjunction_679 = disjunction_678 | (joined_470 & data_24[95:64]) | (joined_471 & data_23[95:64]);
  wire [31:0] disjunction_680 = disjunction_679 | (joined_472 & data_22[95:64]) | (joined_473 & data_21[95:64]);
  wire [31:0] disjunction_681 = disjunction_680 | (joined_474 & data_20[95:64]) | (joined_475 & data_19[95:64]);
  wire [31:0] disjunction_682 = disjunction_681 | (joined_476 & data_18[95:64]) | (joined_477 & data_17[95:64]);
  wire [31:0] disjunction_683 = disjunction_682 | (joined_478 & data_16[95:64]) | (joined_479 & data_15[95:64]);
  wire [31:0] disjunction_684 = disjunction_683 | (joined_480 & data_14[95:64]) | (joined_481 & data_13[95:64]);
  wire [31:0] disjunction_685 = disjunction_684 | (joined_482 & data_12[95:64]) | (joined_483 & data_11[95:64]);
  wire [31:0] disjunction_686 = disjunction_685 | (joined_484 & data_10[95:64]) | (joined_485 & data_9[95:64]);
  wire [31:0] disjunction_687 = disjunction_686 | (joined_486 & data_8[95:64]) | (joined_487 & data_7[95:64]);
  wire [31:0] disjunction_688 = disjunction_687 | (joined_488 & data_6[95:64]) | (joined_489 & data_5[95:64]);
  wire [31:0] disjunction_689 = disjunction_688 | (joined_490 & data_4[95:64]) | (joined_491 & data_3[95:64]);
  wire [31:0] disjunction_690 = disjunction_689 | (joined_492 & data_2[95:64]) | (joined_493 & data_1[95:64]);
  wire [3:0] conjunction_993 = bytes_31 & {4{conjunction_32[15]}};
  wire [3:0] conjunction_994 = conjunction_993;
  wire [31:0] joined_496 = {{8{conjunction_994[3]}}, {8{conjunction_994[2]}}, {8{conjunction_994[1]}},
      {8{conjunction_994[0]}}};
  wire [3:0] conjunction_995 = bytes_30 & {4{conjunction_31[15]}};
  wire [3:0] conjunction_996 = conjunction_995 & (~conjunction_993);
  wire [31:0] joined_497 = {{8{conjunction_996[3]}}, {8{conjunction_996[2]}}, {8{conjunction_996[1]}},
      {8{conjunction_996[0]}}};
  wire [3:0] disjunction_691 = conjunction_993 | conjunction_995;
  wire [3:0] conjunction_997 = bytes_29 & {4{conjunction_30[15]}};
  wire [3:0] conjunction_998 = conjunction_997 & (~disjunction_691);
  wire [31:0] joined_498 = {{8{conjunction_998[3]}}, {8{conjunction_998[2]}}, {8{conjunction_998[1]}},
      {8{conjunction_998[0]}}};
  wire [3:0] disjunction_692 = disjunction_691 | conjunction_997;
  wire [3:0] conjunction_999 = bytes_28 & {4{conjunction_29[15]}};
  wire [3:0] conjunction_1000 = conjunction_999 & (~disjunction_692);
  wire [31:0] joined_499 = {{8{conjunction_1000[3]}}, {8{conjunction_1000[2]}}, {8{conjunction_1000[1]}},
      {8{conjunction_1000[0]}}};
  wire [3:0] disjunction_693 = disjunction_692 | conjunction_999;
  wire [3:0] conjunction_1001 = bytes_27 & {4{conjunction_28[15]}};
  wire [3:0] conjunction_1002 = conjunction_1001 & (~disjunction_693);
  wire [31:0] joined_500 = {{8{conjunction_1002[3]}}, {8{conjunction_1002[2]}}, {8{conjunction_1002[1]}},
      {8{conjunction_1002[0]}}};
  wire [3:0] disjunction_694 = disjunction_693 | conjunction_1001;
  wire [3:0] conjunction_1003 = bytes_26 & {4{conjunction_27[15]}};
  wire [3:0] conjunction_1004 = conjunction_1003 & (~disjunction_694);
  wire [31:0] joined_501 = {{8{conjunction_1004[3]}}, {8{conjunction_1004[2]}}, {8{conjunction_1004[1]}},
      {8{conjunction_1004[0]}}};
  wire [3:0] disjunction_695 = disjunction_694 | conjunction_1003;
  wire [3:0] conjunction_1005 = bytes_25 & {4{conjunction_26[15]}};
  wire [3:0] conjunction_1006 = conjunction_1005 & (~disjunction_695);
  wire [31:0] joined_502 = {{8{conjunction_1006[3]}}, {8{conjunction_1006[2]}}, {8{conjunction_1006[1]}},
      {8{conjunction_1006[0]}}};
  wire [3:0] disjunction_696 = disjunction_695 | conjunction_1005;
  wire [3:0] conjunction_1007 = bytes_24 & {4{conjunction_25[15]}};
  wire [3:0] conjunction_1008 = conjunction_1007 & (~disjunction_696);
  wire [31:0] joined_503 = {{8{conjunction_1008[3]}}, {8{conjunction_1008[2]}}, {8{conjunction_1008[1]}},
      {8{conjunction_1008[0]}}};
  wire [3:0] disjunction_697 = disjunction_696 | conjunction_1007;
  wire [3:0] conjunction_1009 = bytes_23 & {4{conjunction_24[15]}};
  wire [3:0] conjunction_1010 = conjunction_1009 & (~disjunction_697);
  wire [31:0] joined_504 = {{8{conjunction_1010[3]}}, {8{conjunction_1010[2]}}, {8{conjunction_1010[1]}},
      {8{conjunction_1010[0]}}};
  wire [3:0] disjunction_698 = disjunction_697 | conjunction_1009;
  wire [3:0] conjunction_1011 = bytes_22 & {4{conjunction_23[15]}};
  wire [3:0] conjunction_1012 = conjunction_1011 & (~disjunction_698);
  wire [31:0] joined_505 = {{8{conjunction_1012[3]}}, {8{conjunction_1012[2]}}, {8{conjunction_1012[1]}},
      {8{conjunction_1012[0]}}};
  wire [3:0] disjunction_699 = disjunction_698 | conjunction_1011;
  wire [3:0] conjunction_1013 = bytes_21 & {4{conjunction_22[15]}};
  wire [3:0] conjunction_1014 = conjunction_1013 & (~disjunction_699);
  wire [31:0] joined_506 = {{8{conjunction_1014[3]}}, {8{conjunction_1014[2]}}, {8{conjunction_1014[1]}},
      {8{conjunction_1014[0]}}};
  wire [3:0] disjunction_700 = disjunction_699 | conjunction_1013;
  wire [3:0] conjunction_1015 = bytes_20 & {4{conjunction_21[15]}};
  wire [3:0] conjunction_1016 = conjunction_1015 & (~disjunction_700);
  wire [31:0] joined_507 = {{8{conjunction_1016[3]}}, {8{conjunction_1016[2]}}, {8{conjunction_1016[1]}},
      {8{conjunction_1016[0]}}};
  wire [3:0] disjunction_701 = disjunction_700 | conjunction_1015;
  wire [3:0] conjunction_1017 = bytes_19 & {4{conjunction_20[15]}};
  wire [3:0] conjunction_1018 = conjunction_1017 & (~disjunction_701);
  wire [31:0] joined_508 = {{8{conjunction_1018[3]}}, {8{conjunction_1018[2]}}, {8{conjunction_1018[1]}},
      {8{conjunction_1018[0]}}};
  wire [3:0] disjunction_702 = disjunction_701 | conjunction_1017;
  wire [3:0] conjunction_1019 = bytes_18 & {4{conjunction_19[15]}};
  wire [3:0] conjunction_1020 = conjunction_1019 & (~disjunction_702);
  wire [31:0] joined_509 = {{8{conjunction_1020[3]}}, {8{conjunction_1020[2]}}, {8{conjunction_1020[1]}},
      {8{conjunction_1020[0]}}};
  wire [3:0] disjunction_703 = disjunction_702 | conjunction_1019;
  wire [3:0] conjunction_1021 = bytes_17 & {4{conjunction_18[15]}};
  wire [3:0] conjunction_1022 = conjunction_1021 & (~disjunction_703);
  wire [31:0] joined_510 = {{8{conjunction_1022[3]}}, {8{conjunction_1022[2]}}, {8{conjunction_1022[1]}},
      {8{conjunction_1022[0]}}};
  wire [3:0] disjunction_704 = disjunction_703 | conjunction_1021;
  wire [3:0] conjunction_1023 = bytes_16 & {4{conjunction_17[15]}};
  wire [3:0] conjunction_1024 = conjunction_1023 & (~disjunction_704);
  wire [31:0] joined_511 = {{8{conjunction_1024[3]}}, {8{conjunction_1024[2]}}, {8{conjunction_1024[1]}},
      {8{conjunction_1024[0]}}};
  wire [3:0] disjunction_705 = disjunction_704 | conjunction_1023;
  wire [3:0] conjunction_1025 = bytes_15 & {4{conjunction_16[15]}};
  wire [3:0] conjunction_1026 = conjunction_1025 & (~disjunction_705);
  wire [31:0] joined_512 = {{8{conjunction_1026[3]}}, {8{conjunction_1026[2]}}, {8{conjunction_1026[1]}},
      {8{conjunction_1026[0]}}};
  wire [3:0] disjunction_706 = disjunction_705 | conjunction_1025;
  wire [3:0] conjunction_1027 = bytes_14 & {4{conjunction_15[15]}};
  wire [3:0] conjunction_1028 = conjunction_1027 & (~disjunction_706);
  wire [31:0] joined_513 = {{8{conjunction_1028[3]}}, {8{conjunction_1028[2]}}, {8{conjunction_1028[1]}},
      {8{conjunction_1028[0]}}};
  wire [3:0] disjunction_707 = disjunction_706 | conjunction_1027;
  wire [3:0] conjunction_1029 = bytes_13 & {4{conjunction_14[15]}};
  wire [3:0] conjunction_1030 = conjunction_1029 & (~disjunction_707);
  wire [31:0] joined_514 = {{8{conjunction_1030[3]}}, {8{conjunction_1030[2]}}, {8{conjunction_1030[1]}},
      {8{conjunction_1030[0]}}};
  wire [3:0] disjunction_708 = disjunction_707 | conjunction_1029;
  wire [3:0] conjunction_1031 = bytes_12 & {4{conjunction_13[15]}};
  wire [3:0] conjunction_1032 = conjunction_1031 & (~disjunction_708);
  wire [31:0] joined_515 = {{8{conjunction_1032[3]}}, {8{conjunction_1032[2]}}, {8{conjunction_1032[1]}},
      {8{conjunction_1032[0]}}};
  wire [3:0] disjunction_709 = disjunction_708 | conjunction_1031;
  wire [3:0] conjunction_1033 = bytes_11 & {4{conjunction_12[15]}};
  wire [3:0] conjunction_1034 = conjunction_1033 & (~disjunction_709);
  wire [31:0] joined_516 = {{8{conjunction_1034[3]}}, {8{conjunction_1034[2]}}, {8{conjunction_1034[1]}},
      {8{conjunction_1034[0]}}};
  wire [3:0] disjunction_710 = disjunction_709 | conjunction_1033;
  wire [3:0] conjunction_1035 = bytes_10 & {4{conjunction_11[15]}};
  wire [3:0] conjunction_1036 = conjunction_1035 & (~disjunction_710);
  wire [31:0] joined_517 = {{8{conjunction_1036[3]}}, {8{conjunction_1036[2]}}, {8{conjunction_1036[1]}},
      {8{conjunction_1036[0]}}};
  wire [3:0] disjunction_711 = disjunction_710 | conjunction_1035;
  wire [3:0] conjunction_1037 = bytes_9 & {4{conjunction_10[15]}};
  wire [3:0] conjunction_1038 = conjunction_1037 & (~disjunction_711);
  wire [31:0] joined_518 = {{8{conjunction_1038[3]}}, {8{conjunction_1038[2]}}, {8{conjunction_1038[1]}},
      {8{conjunction_1038[0]}}};
  wire [3:0] disjunction_712 = disjunction_711 | conjunction_1037;
  wire [3:0] conjunction_1039 = bytes_8 & {4{conjunction_9[15]}};
  wire [3:0] conjunction_1040 = conjunction_1039 & (~disjunction_712);
  wire [31:0] joined_519 = {{8{conjunction_1040[3]}}, {8{conjunction_1040[2]}}, {8{conjunction_1040[1]}},
      {8{conjunction_1040[0]}}};
  wire [3:0] disjunction_713 = disjunction_712 | conjunction_1039;
  wire [3:0] conjunction_1041 = bytes_7 & {4{conjunction_8[15]}};
  wire [3:0] conjunction_1042 = conjunction_1041 & (~disjunction_713);
  wire [31:0] joined_520 = {{8{conjunction_1042[3]}}, {8{conjunction_1042[2]}}, {8{conjunction_1042[1]}},
      {8{conjunction_1042[0]}}};
  wire [3:0] disjunction_714 = disjunction_713 | conjunction_1041;
  wire [3:0] conjunction_1043 = bytes_6 & {4{conjunction_7[15]}};
  wire [3:0] conjunction_1044 = conjunction_1043 & (~disjunction_714);
  wire [31:0] joined_521 = {{8{conjunction_1044[3]}}, {8{conjunction_1044[2]}}, {8{conjunction_1044[1]}},
      {8{conjunction_1044[0]}}};
  wire [3:0] disjunction_715 = disjunction_714 | conjunction_1043;
  wire [3:0] conjunction_1045 = bytes_5 & {4{conjunction_6[15]}};
  wire [3:0] conjunction_1046 = conjunction_1045 & (~disjunction_715);
  wire [31:0] joined_522 = {{8{conjunction_1046[3]}}, {8{conjunction_1046[2]}}, {8{conjunction_1046[1]}},
      {8{conjunction_1046[0]}}};
  wire [3:0] disjunction_716 = disjunction_715 | conjunction_1045;
  wire [3:0] conjunction_1047 = bytes_4 & {4{conjunction_5[15]}};
  wire [3:0] conjunction_1048 = conjunction_1047 & (~disjunction_716);
  wire [31:0] joined_523 = {{8{conjunction_1048[3]}}, {8{conjunction_1048[2]}}, {8{conjunction_1048[1]}},
      {8{conjunction_1048[0]}}};
  wire [3:0] disjunction_717 = disjunction_716 | conjunction_1047;
  wire [3:0] conjunction_1049 = bytes_3 & {4{conjunction_4[15]}};
  wire [3:0] conjunction_1050 = conjunction_1049 & (~disjunction_717);
  wire [31:0] joined_524 = {{8{conjunction_1050[3]}}, {8{conjunction_1050[2]}}, {8{conjunction_1050[1]}},
      {8{conjunction_1050[0]}}};
  wire [3:0] disjunction_718 = disjunction_717 | conjunction_1049;
  wire [3:0] conjunction_1051 = bytes_2 & {4{conjunction_3[15]}};
  wire [3:0] conjunction_1052 = conjunction_1051 & (~disjunction_718);
  wire [31:0] joined_525 = {{8{conjunction_1052[3]}}, {8{conjunction_1052[2]}}, {8{conjunction_1052[1]}},
      {8{conjunction_1052[0]}}};
  wire [3:0] disjunction_719 = disjunction_718 | conjunction_1051;
  wire [3:0] conjunction_1053 = bytes_1 & {4{conjunction_2[15]}};
  wire [3:0] conjunction_1054 = conjunction_1053 & (~disjunction_719);
  wire [31:0] joined_526 = {{8{conjunction_1054[3]}}, {8{conjunction_1054[2]}}, {8{conjunction_1054[1]}},
      {8{conjunction_1054[0]}}};
  wire [3:0] disjunction_720 = disjunction_719 | conjunction_1053;
  wire [3:0] conjunction_1055 = bytes_0 & {4{conjunction_1[15]}};
  wire [3:0] conjunction_1056 = conjunction_1055 & (~disjunction_720);
  wire [31:0] joined_527 = {{8{conjunction_1056[3]}}, {8{conjunction_1056[2]}}, {8{conjunction_1056[1]}},
      {8{conjunction_1056[0]}}};
  wire [3:0] disjunction_721 = disjunction_720 | conjunction_1055;
  wire [31:0] joined_528 = {{8{~disjunction_721[3]}}, {8{~disjunction_721[2]}}, {8{~disjunction_721[1]}},
      {8{~disjunction_721[0]}}};
  wire [31:0] disjunction_722 = (joined_496 & data_31[127:96]) | (joined_497 & data_30[127:96]) | (joined_498 &
      data_29[127:96]);
  wire [31:0] disjunction_723 = disjunction_722 | (joined_499 & data_28[127:96]) | (joined_500 & data_27[127:96]);
  wire [31:0] disjunction_724 = disjunction_723 | (joined_501 & data_26[127:96]) | (joined_502 & data_25[127:96]);
  wire [31:0] disjunction_725 = disjunction_724 | (joined_503 & data_24[127:96]) | (joined_504 & data_23[127:96]);
  wire [31:0] disjunction_726 = disjunction_725 | (joined_505 & data_22[127:96]) | (joined_506 & data_21[127:96]);
  wire [31:0] disjunction_727 = disjunction_726 | (joined_507 & data_20[127:96]) | (joined_508 & data_19[127:96]);
  wire [31:0] disjunction_728 = disjunction_727 | (joined_509 & data_18[127:96]) | (joined_510 & data_17[127:96]);
  wire [31:0] disjunction_729 = disjunction_728 | (joined_511 & data_16[127:96]) | (joined_512 & data_15[127:96]);
  wire [31:0] disjunction_730 = disjunction_729 | (joined_513 & data_14[127:96]) | (joined_514 & data_13[127:96]);
  wire [31:0] disjunction_731 = disjunction_730 | (joined_515 & data_12[127:96]) | (joined_516 & data_11[127:96]);
  wire [31:0] disjunction_732 = disjunction_731 | (joined_517 & data_10[127:96]) | (joined_518 & data_9[127:96]);
  wire [31:0] disjunction_733 = disjunction_732 | (joined_519 & data_8[127:96]) | (joined_520 & data_7[127:96]);
  wire [31:0] disjunction_734 = disjunction_733 | (joined_521 & data_6[127:96]) | (joined_522 & data_5[127:96]);
  wire [31:0] disjunction_735 = disjunction_734 | (joined_523 & data_4[127:96]) | (joined_524 & data_3[127:96]);
  wire [31:0] disjunction_736 = disjunction_735 | (joined_525 & data_2[127:96]) | (joined_526 & data_1[127:96]);
  wire [31:0] disjunction_737 = disjunction_736 | (joined_527 & data_0[127:96]) | (joined_528 & line_before[511:480]);
  wire [31:0] disjunction_738 = disjunction_690 | (joined_494 & data_0[95:64]) | (joined_495 & line_before[479:448]);
  wire [31:0] disjunction_739 = disjunction_644 | (joined_461 & data_0[63:32]) | (joined_462 & line_before[447:416]);
  wire [31:0] disjunction_740 = disjunction_598 | (joined_428 & data_0[31:0]) | (joined_429 & line_before[415:384]);
  wire [31:0] disjunction_741 = disjunction_552 | (joined_395 & data_0[127:96]) | (joined_396 & line_before[383:352]);
  wire [31:0] disjunction_742 = disjunction_506 | (joined_362 & data_0[95:64]) | (joined_363 & line_before[351:320]);
  wire [31:0] disjunction_743 = disjunction_460 | (joined_329 & data_0[63:32]) | (joined_330 & line_before[319:288]);
  wire [31:0] disjunction_744 = disjunction_414 | (joined_296 & data_0[31:0]) | (joined_297 & line_before[287:256]);
  wire [31:0] disjunction_745 = disjunction_368 | (joined_263 & data_0[127:96]) | (joined_264 & line_before[255:224]);
  wire [31:0] disjunction_746 = disjunction_322 | (joined_230 & data_0[95:64]) | (joined_231 & line_before[223:192]);
  wire [31:0] disjunction_747 = disjunction_276 | (joined_197 & data_0[63:32]) | (joined_198 & line_before[191:160]);
  wire [31:0] disjunction_748 = disjunction_230 | (joined_164 & data_0[31:0]) | (joined_165 & line_before[159:128]);
  wire [31:0] disjunction_749 = disjunction_184 | (joined_131 & data_0[127:96]) | (joined_132 & line_before[127:96]);
  wire [31:0] disjunction_750 = disjunction_138 | (joined_98 & data_0[95:64]) | (joined_99 & line_before[95:64]);
  wire [31:0] disjunction_751 = disjunction_92 | (joined_65 & data_0[63:32]) | (joined_66 & line_before[63:32]);
  wire [31:0] disjunction_752 = disjunction_46 | (joined_32 & data_0[31:0]) | (joined_33 & line_before[31:0]);

  assign line = {disjunction_737, disjunction_738, disjunction_739, disjunction_740, disjunction_741,
      disjunction_742, disjunction_743, disjunction_744, disjunction_745, disjunction_746, disjunction_747,
      disjunction_748, disjunction_749, disjunction_750, disjunction_751, disjunction_752};
  wire [63:0] conjunction_1057 = mask_before & {64{keep}};
  assign mask = {disjunction_721 | conjunction_1057[63:60], disjunction_675 | conjunction_1057[59:56],
      disjunction_629 | conjunction_1057[55:52], disjunction_583 | conjunction_1057[51:48], disjunction_537 |
      conjunction_1057[47:44], disjunction_491 | conjunction_1057[43:40], disjunction_445 | conjunction_1057[39:36],
      disjunction_399 | conjunction_1057[35:32], disjunction_353 | conjunction_1057[31:28], disjunction_307 |
      conjunction_1057[27:24], disjunction_261 | conjunction_1057[23:20], disjunction_215 | conjunction_1057[19:16],
      disjunction_169 | conjunction_1057[15:12], disjunction_123 | conjunction_1057[11:8], disjunction_77 |
      conjunction_1057[7:4], disjunction_31 | conjunction_1057[3:0]};

endmodule
