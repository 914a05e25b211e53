// gather: generator of hdl/src/vector/gather.rs
// Written by Tombolo; change the source.

module gather (
  input wire [5:0] need,
  input wire [5:0] gathered,
  input wire [10:0] row_0,
  input wire [10:0] row_1,
  input wire [10:0] row_2,
  input wire [2:0] beat,
  input wire hold,
  input wire bank_busy_0,
  input wire bank_busy_1,
  input wire bank_busy_2,
  input wire bank_busy_3,
  input wire writes,
  input wire writes_high,
  input wire [10:0] destination,
  input wire late_0,
  input wire late_1,
  input wire late_2,
  input wire late_3,
  input wire late_4,
  input wire late_5,
  input wire late_6,
  input wire late_7,
  input wire late_8,
  input wire late_9,
  input wire stage_writes_0,
  input wire stage_writes_1,
  input wire stage_writes_2,
  input wire stage_writes_3,
  input wire stage_writes_4,
  input wire stage_writes_5,
  input wire stage_writes_6,
  input wire stage_writes_7,
  input wire stage_writes_8,
  input wire stage_writes_9,
  input wire stage_writes_high_0,
  input wire stage_writes_high_1,
  input wire stage_writes_high_2,
  input wire stage_writes_high_3,
  input wire stage_writes_high_4,
  input wire stage_writes_high_5,
  input wire stage_writes_high_6,
  input wire stage_writes_high_7,
  input wire stage_writes_high_8,
  input wire stage_writes_high_9,
  input wire stage_partial_0,
  input wire stage_partial_1,
  input wire stage_partial_2,
  input wire stage_partial_3,
  input wire stage_partial_4,
  input wire stage_partial_5,
  input wire [10:0] stage_row_0,
  input wire [10:0] stage_row_1,
  input wire [10:0] stage_row_2,
  input wire [10:0] stage_row_3,
  input wire [10:0] stage_row_4,
  input wire [10:0] stage_row_5,
  input wire [10:0] stage_row_6,
  input wire [10:0] stage_row_7,
  input wire [10:0] stage_row_8,
  input wire [10:0] stage_row_9,
  input wire [2:0] stage_beat_0,
  input wire [2:0] stage_beat_1,
  input wire [2:0] stage_beat_2,
  input wire [2:0] stage_beat_3,
  input wire [2:0] stage_beat_4,
  input wire [2:0] stage_beat_5,
  input wire [2:0] stage_beat_6,
  input wire [2:0] stage_beat_7,
  input wire [2:0] stage_beat_8,
  input wire [2:0] stage_beat_9,
  output wire [5:0] load,
  output wire [11:0] bank,
  output wire [11:0] origin,
  output wire [5:0] bypass_high,
  output wire complete,
  output wire bank_read_0,
  output wire bank_read_1,
  output wire bank_read_2,
  output wire bank_read_3,
  output wire [10:0] bank_row_0,
  output wire [10:0] bank_row_1,
  output wire [10:0] bank_row_2,
  output wire [10:0] bank_row_3
);

  wire stall;
  wire grant_0;
  wire grant_1;
  wire grant_2;
  wire grant_3;
  wire grant_4;
  wire grant_5;

  wire [5:0] conjunction_1 = need & (~gathered);
  wire equal_1 = stage_beat_0 == beat;
  wire [10:0] sum_1 = stage_row_0 + 11'd1;
  wire equal_2 = stage_beat_1 == beat;
  wire [10:0] sum_2 = stage_row_1 + 11'd1;
  wire equal_3 = stage_beat_2 == beat;
  wire [10:0] sum_3 = stage_row_2 + 11'd1;
  wire equal_4 = stage_beat_3 == beat;
  wire [10:0] sum_4 = stage_row_3 + 11'd1;
  wire equal_5 = stage_beat_4 == beat;
  wire [10:0] sum_5 = stage_row_4 + 11'd1;
  wire conjunction_2 = stage_writes_high_4 & ((row_0 + 11'd0) == sum_5) & equal_5;
  wire equal_6 = stage_beat_5 == beat;
  wire [10:0] sum_6 = stage_row_5 + 11'd1;
  wire conjunction_3 = stage_writes_high_5 & ((row_0 + 11'd0) == sum_6) & equal_6;
  wire equal_7 = stage_beat_6 == beat;
  wire [10:0] sum_7 = stage_row_6 + 11'd1;
  wire equal_8 = stage_beat_7 == beat;
  wire [10:0] sum_8 = stage_row_7 + 11'd1;
  wire equal_9 = stage_beat_8 == beat;
  wire [10:0] sum_9 = stage_row_8 + 11'd1;
  wire equal_10 = stage_beat_9 == beat;
  wire [10:0] sum_10 = stage_row_9 + 11'd1;
  wire disjunction_1 = (stage_writes_0 & ((row_0 + 11'd0) == stage_row_0) & equal_1) | (stage_writes_high_0 & ((row_0
      + 11'd0) == sum_1) & equal_1);
  wire disjunction_2 = disjunction_1 | (stage_writes_1 & ((row_0 + 11'd0) == stage_row_1) & equal_2);
  wire disjunction_3 = disjunction_2 | (stage_writes_high_1 & ((row_0 + 11'd0) == sum_2) & equal_2);
  wire disjunction_4 = disjunction_3 | (stage_writes_2 & ((row_0 + 11'd0) == stage_row_2) & equal_3);
  wire disjunction_5 = disjunction_4 | (stage_writes_high_2 & ((row_0 + 11'd0) == sum_3) & equal_3);
  wire disjunction_6 = disjunction_5 | (stage_writes_3 & ((row_0 + 11'd0) == stage_row_3) & equal_4);
  wire disjunction_7 = disjunction_6 | (stage_writes_high_3 & ((row_0 + 11'd0) == sum_4) & equal_4);
  wire disjunction_8 = disjunction_7 | (stage_writes_6 & ((row_0 + 11'd0) == stage_row_6) & equal_7);
  wire disjunction_9 = disjunction_8 | (stage_writes_high_6 & ((row_0 + 11'd0) == sum_7) & equal_7);
  wire disjunction_10 = disjunction_9 | (stage_writes_7 & ((row_0 + 11'd0) == stage_row_7) & equal_8);
  wire disjunction_11 = disjunction_10 | (stage_writes_high_7 & ((row_0 + 11'd0) == sum_8) & equal_8);
  wire disjunction_12 = disjunction_11 | (stage_writes_8 & ((row_0 + 11'd0) == stage_row_8) & equal_9);
  wire disjunction_13 = disjunction_12 | (stage_writes_high_8 & ((row_0 + 11'd0) == sum_9) & equal_9);
  wire disjunction_14 = disjunction_13 | (stage_writes_9 & ((row_0 + 11'd0) == stage_row_9) & equal_10);
  wire disjunction_15 = (stage_writes_4 & ((row_0 + 11'd0) == stage_row_4) & equal_5) | conjunction_2;
  wire disjunction_16 = (stage_writes_5 & ((row_0 + 11'd0) == stage_row_5) & equal_6) | conjunction_3;
  wire disjunction_17 = disjunction_14 | (stage_writes_high_9 & ((row_0 + 11'd0) == sum_10) & equal_10);
  wire conjunction_4 = disjunction_16 & (stage_partial_5 | (disjunction_15 & stage_partial_4));
  wire conjunction_5 = stage_writes_high_4 & ((row_0 + 11'd1) == sum_5) & equal_5;
  wire conjunction_6 = stage_writes_high_5 & ((row_0 + 11'd1) == sum_6) & equal_6;
  wire disjunction_18 = (stage_writes_0 & ((row_0 + 11'd1) == stage_row_0) & equal_1) | (stage_writes_high_0 &
      ((row_0 + 11'd1) == sum_1) & equal_1);
  wire disjunction_19 = disjunction_18 | (stage_writes_1 & ((row_0 + 11'd1) == stage_row_1) & equal_2);
  wire disjunction_20 = disjunction_19 | (stage_writes_high_1 & ((row_0 + 11'd1) == sum_2) & equal_2);
  wire disjunction_21 = disjunction_20 | (stage_writes_2 & ((row_0 + 11'd1) == stage_row_2) & equal_3);
  wire disjunction_22 = disjunction_21 | (stage_writes_high_2 & ((row_0 + 11'd1) == sum_3) & equal_3);
  wire disjunction_23 = disjunction_22 | (stage_writes_3 & ((row_0 + 11'd1) == stage_row_3) & equal_4);
  wire disjunction_24 = disjunction_23 | (stage_writes_high_3 & ((row_0 + 11'd1) == sum_4) & equal_4);
  wire disjunction_25 = disjunction_24 | (stage_writes_6 & ((row_0 + 11'd1) == stage_row_6) & equal_7);
  wire disjunction_26 = disjunction_25 | (stage_writes_high_6 & ((row_0 + 11'd1) == sum_7) & equal_7);
  wire disjunction_27 = disjunction_26 | (stage_writes_7 & ((row_0 + 11'd1) == stage_row_7) & equal_8);
  wire disjunction_28 = disjunction_27 | (stage_writes_high_7 & ((row_0 + 11'd1) == sum_8) & equal_8);
  wire disjunction_29 = disjunction_28 | (stage_writes_8 & ((row_0 + 11'd1) == stage_row_8) & equal_9);
  wire disjunction_30 = disjunction_29 | (stage_writes_high_8 & ((row_0 + 11'd1) == sum_9) & equal_9);
  wire disjunction_31 = disjunction_30 | (stage_writes_9 & ((row_0 + 11'd1) == stage_row_9) & equal_10);
  wire disjunction_32 = (stage_writes_4 & ((row_0 + 11'd1) == stage_row_4) & equal_5) | conjunction_5;
  wire disjunction_33 = (stage_writes_5 & ((row_0 + 11'd1) == stage_row_5) & equal_6) | conjunction_6;
  wire disjunction_34 = disjunction_31 | (stage_writes_high_9 & ((row_0 + 11'd1) == sum_10) & equal_10);
  wire conjunction_7 = disjunction_33 & (stage_partial_5 | (disjunction_32 & stage_partial_4));
  wire conjunction_8 = stage_writes_high_4 & ((row_1 + 11'd0) == sum_5) & equal_5;
  wire conjunction_9 = stage_writes_high_5 & ((row_1 + 11'd0) == sum_6) & equal_6;
  wire disjunction_35 = (stage_writes_0 & ((row_1 + 11'd0) == stage_row_0) & equal_1) | (stage_writes_high_0 &
      ((row_1 + 11'd0) == sum_1) & equal_1);
  wire disjunction_36 = disjunction_35 | (stage_writes_1 & ((row_1 + 11'd0) == stage_row_1) & equal_2);
  wire disjunction_37 = disjunction_36 | (stage_writes_high_1 & ((row_1 + 11'd0) == sum_2) & equal_2);
  wire disjunction_38 = disjunction_37 | (stage_writes_2 & ((row_1 + 11'd0) == stage_row_2) & equal_3);
  wire disjunction_39 = disjunction_38 | (stage_writes_high_2 & ((row_1 + 11'd0) == sum_3) & equal_3);
  wire disjunction_40 = disjunction_39 | (stage_writes_3 & ((row_1 + 11'd0) == stage_row_3) & equal_4);
  wire disjunction_41 = disjunction_40 | (stage_writes_high_3 & ((row_1 + 11'd0) == sum_4) & equal_4);
  wire disjunction_42 = disjunction_41 | (stage_writes_6 & ((row_1 + 11'd0) == stage_row_6) & equal_7);
  wire disjunction_43 = disjunction_42 | (stage_writes_high_6 & ((row_1 + 11'd0) == sum_7) & equal_7);
  wire disjunction_44 = disjunction_43 | (stage_writes_7 & ((row_1 + 11'd0) == stage_row_7) & equal_8);
  wire disjunction_45 = disjunction_44 | (stage_writes_high_7 & ((row_1 + 11'd0) == sum_8) & equal_8);
  wire disjunction_46 = disjunction_45 | (stage_writes_8 & ((row_1 + 11'd0) == stage_row_8) & equal_9);
  wire disjunction_47 = disjunction_46 | (stage_writes_high_8 & ((row_1 + 11'd0) == sum_9) & equal_9);
  wire disjunction_48 = disjunction_47 | (stage_writes_9 & ((row_1 + 11'd0) == stage_row_9) & equal_10);
  wire disjunction_49 = (stage_writes_4 & ((row_1 + 11'd0) == stage_row_4) & equal_5) | conjunction_8;
  wire disjunction_50 = (stage_writes_5 & ((row_1 + 11'd0) == stage_row_5) & equal_6) | conjunction_9;
  wire disjunction_51 = disjunction_48 | (stage_writes_high_9 & ((row_1 + 11'd0) == sum_10) & equal_10);
  wire conjunction_10 = disjunction_50 & (stage_partial_5 | (disjunction_49 & stage_partial_4));
  wire conjunction_11 = stage_writes_high_4 & ((row_1 + 11'd1) == sum_5) & equal_5;
  wire conjunction_12 = stage_writes_high_5 & ((row_1 + 11'd1) == sum_6) & equal_6;
  wire disjunction_52 = (stage_writes_0 & ((row_1 + 11'd1) == stage_row_0) & equal_1) | (stage_writes_high_0 &
      ((row_1 + 11'd1) == sum_1) & equal_1);
  wire disjunction_53 = disjunction_52 | (stage_writes_1 & ((row_1 + 11'd1) == stage_row_1) & equal_2);
  wire disjunction_54 = disjunction_53 | (stage_writes_high_1 & ((row_1 + 11'd1) == sum_2) & equal_2);
  wire disjunction_55 = disjunction_54 | (stage_writes_2 & ((row_1 + 11'd1) == stage_row_2) & equal_3);
  wire disjunction_56 = disjunction_55 | (stage_writes_high_2 & ((row_1 + 11'd1) == sum_3) & equal_3);
  wire disjunction_57 = disjunction_56 | (stage_writes_3 & ((row_1 + 11'd1) == stage_row_3) & equal_4);
  wire disjunction_58 = disjunction_57 | (stage_writes_high_3 & ((row_1 + 11'd1) == sum_4) & equal_4);
  wire disjunction_59 = disjunction_58 | (stage_writes_6 & ((row_1 + 11'd1) == stage_row_6) & equal_7);
  wire disjunction_60 = disjunction_59 | (stage_writes_high_6 & ((row_1 + 11'd1) == sum_7) & equal_7);
  wire disjunction_61 = disjunction_60 | (stage_writes_7 & ((row_1 + 11'd1) == stage_row_7) & equal_8);
  wire disjunction_62 = disjunction_61 | (stage_writes_high_7 & ((row_1 + 11'd1) == sum_8) & equal_8);
  wire disjunction_63 = disjunction_62 | (stage_writes_8 & ((row_1 + 11'd1) == stage_row_8) & equal_9);
  wire disjunction_64 = disjunction_63 | (stage_writes_high_8 & ((row_1 + 11'd1) == sum_9) & equal_9);
  wire disjunction_65 = disjunction_64 | (stage_writes_9 & ((row_1 + 11'd1) == stage_row_9) & equal_10);
  wire disjunction_66 = (stage_writes_4 & ((row_1 + 11'd1) == stage_row_4) & equal_5) | conjunction_11;
  wire disjunction_67 = (stage_writes_5 & ((row_1 + 11'd1) == stage_row_5) & equal_6) | conjunction_12;
  wire disjunction_68 = disjunction_65 | (stage_writes_high_9 & ((row_1 + 11'd1) == sum_10) & equal_10);
  wire conjunction_13 = disjunction_67 & (stage_partial_5 | (disjunction_66 & stage_partial_4));
  wire conjunction_14 = stage_writes_high_4 & ((row_2 + 11'd0) == sum_5) & equal_5;
  wire conjunction_15 = stage_writes_high_5 & ((row_2 + 11'd0) == sum_6) & equal_6;
  wire disjunction_69 = (stage_writes_0 & ((row_2 + 11'd0) == stage_row_0) & equal_1) | (stage_writes_high_0 &
      ((row_2 + 11'd0) == sum_1) & equal_1);
  wire disjunction_70 = disjunction_69 | (stage_writes_1 & ((row_2 + 11'd0) == stage_row_1) & equal_2);
  wire disjunction_71 = disjunction_70 | (stage_writes_high_1 & ((row_2 + 11'd0) == sum_2) & equal_2);
  wire disjunction_72 = disjunction_71 | (stage_writes_2 & ((row_2 + 11'd0) == stage_row_2) & equal_3);
  wire disjunction_73 = disjunction_72 | (stage_writes_high_2 & ((row_2 + 11'd0) == sum_3) & equal_3);
  wire disjunction_74 = disjunction_73 | (stage_writes_3 & ((row_2 + 11'd0) == stage_row_3) & equal_4);
  wire disjunction_75 = disjunction_74 | (stage_writes_high_3 & ((row_2 + 11'd0) == sum_4) & equal_4);
  wire disjunction_76 = disjunction_75 | (stage_writes_6 & ((row_2 + 11'd0) == stage_row_6) & equal_7);
  wire disjunction_77 = disjunction_76 | (stage_writes_high_6 & ((row_2 + 11'd0) == sum_7) & equal_7);
  wire disjunction_78 = disjunction_77 | (stage_writes_7 & ((row_2 + 11'd0) == stage_row_7) & equal_8);
  wire disjunction_79 = disjunction_78 | (stage_writes_high_7 & ((row_2 + 11'd0) == sum_8) & equal_8);
  wire disjunction_80 = disjunction_79 | (stage_writes_8 & ((row_2 + 11'd0) == stage_row_8) & equal_9);
  wire disjunction_81 = disjunction_80 | (stage_writes_high_8 & ((row_2 + 11'd0) == sum_9) & equal_9);
  wire disjunction_82 = disjunction_81 | (stage_writes_9 & ((row_2 + 11'd0) == stage_row_9) & equal_10);
  wire disjunction_83 = (stage_writes_4 & ((row_2 + 11'd0) == stage_row_4) & equal_5) | conjunction_14;
  wire disjunction_84 = (stage_writes_5 & ((row_2 + 11'd0) == stage_row_5) & equal_6) | conjunction_15;
  wire disjunction_85 = disjunction_82 | (stage_writes_high_9 & ((row_2 + 11'd0) == sum_10) & equal_10);
  wire conjunction_16 = disjunction_84 & (stage_partial_5 | (disjunction_83 & stage_partial_4));
  wire conjunction_17 = stage_writes_high_4 & ((row_2 + 11'd1) == sum_5) & equal_5;
  wire conjunction_18 = stage_writes_high_5 & ((row_2 + 11'd1) == sum_6) & equal_6;
  wire disjunction_86 = (stage_writes_0 & ((row_2 + 11'd1) == stage_row_0) & equal_1) | (stage_writes_high_0 &
      ((row_2 + 11'd1) == sum_1) & equal_1);
  wire disjunction_87 = disjunction_86 | (stage_writes_1 & ((row_2 + 11'd1) == stage_row_1) & equal_2);
  wire disjunction_88 = disjunction_87 | (stage_writes_high_1 & ((row_2 + 11'd1) == sum_2) & equal_2);
  wire disjunction_89 = disjunction_88 | (stage_writes_2 & ((row_2 + 11'd1) == stage_row_2) & equal_3);
  wire disjunction_90 = disjunction_89 | (stage_writes_high_2 & ((row_2 + 11'd1) == sum_3) & equal_3);
  wire disjunction_91 = disjunction_90 | (stage_writes_3 & ((row_2 + 11'd1) == stage_row_3) & equal_4);
  wire disjunction_92 = disjunction_91 | (stage_writes_high_3 & ((row_2 + 11'd1) == sum_4) & equal_4);
  wire disjunction_93 = disjunction_92 | (stage_writes_6 & ((row_2 + 11'd1) == stage_row_6) & equal_7);
  wire disjunction_94 = disjunction_93 | (stage_writes_high_6 & ((row_2 + 11'd1) == sum_7) & equal_7);
  wire disjunction_95 = disjunction_94 | (stage_writes_7 & ((row_2 + 11'd1) == stage_row_7) & equal_8);
  wire disjunction_96 = disjunction_95 | (stage_writes_high_7 & ((row_2 + 11'd1) == sum_8) & equal_8);
  wire disjunction_97 = disjunction_96 | (stage_writes_8 & ((row_2 + 11'd1) == stage_row_8) & equal_9);
  wire disjunction_98 = disjunction_97 | (stage_writes_high_8 & ((row_2 + 11'd1) == sum_9) & equal_9);
  wire disjunction_99 = disjunction_98 | (stage_writes_9 & ((row_2 + 11'd1) == stage_row_9) & equal_10);
  wire disjunction_100 = (stage_writes_4 & ((row_2 + 11'd1) == stage_row_4) & equal_5) | conjunction_17;
  wire disjunction_101 = (stage_writes_5 & ((row_2 + 11'd1) == stage_row_5) & equal_6) | conjunction_18;
  wire disjunction_102 = disjunction_99 | (stage_writes_high_9 & ((row_2 + 11'd1) == sum_10) & equal_10);
  wire conjunction_19 = disjunction_101 & (stage_partial_5 | (disjunction_100 & stage_partial_4));
  wire [10:0] sum_11 = destination + 11'd1;
  wire disjunction_103 = (stage_writes_0 & (destination == stage_row_0) & equal_1) | (stage_writes_high_0 &
      (destination == sum_1) & equal_1);
  wire disjunction_104 = (stage_writes_1 & (destination == stage_row_1) & equal_2) | (stage_writes_high_1 &
      (destination == sum_2) & equal_2);
  wire disjunction_105 = (stage_writes_2 & (destination == stage_row_2) & equal_3) | (stage_writes_high_2 &
      (destination == sum_3) & equal_3);
  wire disjunction_106 = (stage_writes_3 & (destination == stage_row_3) & equal_4) | (stage_writes_high_3 &
      (destination == sum_4) & equal_4);
  wire disjunction_107 = (late_0 & disjunction_103) | (late_1 & disjunction_104) | (late_2 & disjunction_105);
  wire disjunction_108 = (stage_writes_4 & (destination == stage_row_4) & equal_5) | (stage_writes_high_4 &
      (destination == sum_5) & equal_5);
  wire disjunction_109 = (stage_writes_5 & (destination == stage_row_5) & equal_6) | (stage_writes_high_5 &
      (destination == sum_6) & equal_6);
  wire disjunction_110 = disjunction_107 | (late_3 & disjunction_106) | (late_4 & disjunction_108);
  wire disjunction_111 = (stage_writes_6 & (destination == stage_row_6) & equal_7) | (stage_writes_high_6 &
      (destination == sum_7) & equal_7);
  wire disjunction_112 = (stage_writes_7 & (destination == stage_row_7) & equal_8) | (stage_writes_high_7 &
      (destination == sum_8) & equal_8);
  wire disjunction_113 = disjunction_110 | (late_5 & disjunction_109) | (late_6 & disjunction_111);
  wire disjunction_114 = (stage_writes_8 & (destination == stage_row_8) & equal_9) | (stage_writes_high_8 &
      (destination == sum_9) & equal_9);
  wire disjunction_115 = (stage_writes_9 & (destination == stage_row_9) & equal_10) | (stage_writes_high_9 &
      (destination == sum_10) & equal_10);
  wire disjunction_116 = disjunction_113 | (late_7 & disjunction_112) | (late_8 & disjunction_114);
  wire disjunction_117 = (stage_writes_0 & (sum_11 == stage_row_0) & equal_1) | (stage_writes_high_0 & (sum_11 ==
      sum_1) & equal_1);
  wire disjunction_118 = (stage_writes_1 & (sum_11 == stage_row_1) & equal_2) | (stage_writes_high_1 & (sum_11 ==
      sum_2) & equal_2);
  wire disjunction_119 = (stage_writes_2 & (sum_11 == stage_row_2) & equal_3) | (stage_writes_high_2 & (sum_11 ==
      sum_3) & equal_3);
  wire disjunction_120 = (stage_writes_3 & (sum_11 == stage_row_3) & equal_4) | (stage_writes_high_3 & (sum_11 ==
      sum_4) & equal_4);
  wire disjunction_121 = (late_0 & disjunction_117) | (late_1 & disjunction_118) | (late_2 & disjunction_119);
  wire disjunction_122 = (stage_writes_4 & (sum_11 == stage_row_4) & equal_5) | (stage_writes_high_4 & (sum_11 ==
      sum_5) & equal_5);
  wire disjunction_123 = (stage_writes_5 & (sum_11 == stage_row_5) & equal_6) | (stage_writes_high_5 & (sum_11 ==
      sum_6) & equal_6);
  wire disjunction_124 = disjunction_121 | (late_3 & disjunction_120) | (late_4 & disjunction_122);
  wire disjunction_125 = (stage_writes_6 & (sum_11 == stage_row_6) & equal_7) | (stage_writes_high_6 & (sum_11 ==
      sum_7) & equal_7);
  wire disjunction_126 = (stage_writes_7 & (sum_11 == stage_row_7) & equal_8) | (stage_writes_high_7 & (sum_11 ==
      sum_8) & equal_8);
  wire disjunction_127 = disjunction_124 | (late_5 & disjunction_123) | (late_6 & disjunction_125);
  wire disjunction_128 = (stage_writes_8 & (sum_11 == stage_row_8) & equal_9) | (stage_writes_high_8 & (sum_11 ==
      sum_9) & equal_9);
  wire disjunction_129 = (stage_writes_9 & (sum_11 == stage_row_9) & equal_10) | (stage_writes_high_9 & (sum_11 ==
      sum_10) & equal_10);
  wire disjunction_130 = disjunction_127 | (late_7 & disjunction_126) | (late_8 & disjunction_128);
  wire [7:0] joined_1 = {writes_high & (disjunction_130 | (late_9 & disjunction_129)), writes & (disjunction_116 |
      (late_9 & disjunction_115)), (disjunction_102 | conjunction_19) & conjunction_1[5], (disjunction_85 |
      conjunction_16) & conjunction_1[4], (disjunction_68 | conjunction_13) & conjunction_1[3], (disjunction_51 |
      conjunction_10) & conjunction_1[2], (disjunction_34 | conjunction_7) & conjunction_1[1], (disjunction_17 |
      conjunction_4) & conjunction_1[0]};

  assign stall = (|joined_1) | hold;

  wire [10:0] sum_12 = row_0 + 11'd0;

  reg looked_up_1;
  always @*
    case (sum_12[1:0])
      2'd1: looked_up_1 = bank_busy_1;
      2'd2: looked_up_1 = bank_busy_2;
      2'd3: looked_up_1 = bank_busy_3;
      default: looked_up_1 = bank_busy_0;
    endcase

  assign grant_0 = conjunction_1[0] & (~looked_up_1) & (~stall);

  wire conjunction_20 = grant_0 & (sum_12[1:0] == 2'd0);
  wire disjunction_131 = bank_busy_0 | conjunction_20;
  wire conjunction_21 = grant_0 & (sum_12[1:0] == 2'd1);
  wire disjunction_132 = bank_busy_1 | conjunction_21;
  wire conjunction_22 = grant_0 & (sum_12[1:0] == 2'd2);
  wire disjunction_133 = bank_busy_2 | conjunction_22;
  wire conjunction_23 = grant_0 & (sum_12[1:0] == 2'd3);
  wire disjunction_134 = bank_busy_3 | conjunction_23;
  wire [10:0] sum_13 = row_0 + 11'd1;

  reg looked_up_2;
  always @*
    case (sum_13[1:0])
      2'd1: looked_up_2 = disjunction_132;
      2'd2: looked_up_2 = disjunction_133;
      2'd3: looked_up_2 = disjunction_134;
      default: looked_up_2 = disjunction_131;
    endcase

  assign grant_1 = conjunction_1[1] & (~looked_up_2) & (~stall);

  wire conjunction_24 = grant_1 & (sum_13[1:0] == 2'd0);
  wire disjunction_135 = disjunction_131 | conjunction_24;
  wire conjunction_25 = grant_1 & (sum_13[1:0] == 2'd1);
  wire disjunction_136 = disjunction_132 | conjunction_25;
  wire conjunction_26 = grant_1 & (sum_13[1:0] == 2'd2);
  wire disjunction_137 = disjunction_133 | conjunction_26;
  wire conjunction_27 = grant_1 & (sum_13[1:0] == 2'd3);
  wire disjunction_138 = disjunction_134 | conjunction_27;
  wire [10:0] sum_14 = row_1 + 11'd0;

  reg looked_up_3;
  always @*
    case (sum_14[1:0])
      2'd1: looked_up_3 = disjunction_136;
      2'd2: looked_up_3 = disjunction_137;
      2'd3: looked_up_3 = disjunction_138;
      default: looked_up_3 = disjunction_135;
    endcase

  assign grant_2 = conjunction_1[2] & (~looked_up_3) & (~stall);

  wire conjunction_28 = grant_2 & (sum_14[1:0] == 2'd0);
  wire disjunction_139 = disjunction_135 | conjunction_28;
  wire conjunction_29 = grant_2 & (sum_14[1:0] == 2'd1);
  wire disjunction_140 = disjunction_136 | conjunction_29;
  wire conjunction_30 = grant_2 & (sum_14[1:0] == 2'd2);
  wire disjunction_141 = disjunction_137 | conjunction_30;
  wire conjunction_31 = grant_2 & (sum_14[1:0] == 2'd3);
  wire disjunction_142 = disjunction_138 | conjunction_31;
  wire [10:0] sum_15 = row_1 + 11'd1;

  reg looked_up_4;
  always @*
    case (sum_15[1:0])
      2'd1: looked_up_4 = disjunction_140;
      2'd2: looked_up_4 = disjunction_141;
      2'd3: looked_up_4 = disjunction_142;
      default: looked_up_4 = disjunction_139;
    endcase

  assign grant_3 = conjunction_1[3] & (~looked_up_4) & (~stall);

  wire conjunction_32 = grant_3 & (sum_15[1:0] == 2'd0);
  wire disjunction_143 = disjunction_139 | conjunction_32;
  wire conjunction_33 = grant_3 & (sum_15[1:0] == 2'd1);
  wire disjunction_144 = disjunction_140 | conjunction_33;
  wire conjunction_34 = grant_3 & (sum_15[1:0] == 2'd2);
  wire disjunction_145 = disjunction_141 | conjunction_34;
  wire conjunction_35 = grant_3 & (sum_15[1:0] == 2'd3);
  wire disjunction_146 = disjunction_142 | conjunction_35;
  wire [10:0] sum_16 = row_2 + 11'd0;

  reg looked_up_5;
  always @*
    case (sum_16[1:0])
      2'd1: looked_up_5 = disjunction_144;
      2'd2: looked_up_5 = disjunction_145;
      2'd3: looked_up_5 = disjunction_146;
      default: looked_up_5 = disjunction_143;
    endcase

  assign grant_4 = conjunction_1[4] & (~looked_up_5) & (~stall);

  wire conjunction_36 = grant_4 & (sum_16[1:0] == 2'd0);
  wire conjunction_37 = grant_4 & (sum_16[1:0] == 2'd1);
  wire conjunction_38 = grant_4 & (sum_16[1:0] == 2'd2);
  wire conjunction_39 = grant_4 & (sum_16[1:0] == 2'd3);
  wire [10:0] sum_17 = row_2 + 11'd1;

  reg looked_up_6;
  always @*
    case (sum_17[1:0])
      2'd1: looked_up_6 = disjunction_144 | conjunction_37;
      2'd2: looked_up_6 = disjunction_145 | conjunction_38;
      2'd3: looked_up_6 = disjunction_146 | conjunction_39;
      default: looked_up_6 = disjunction_143 | conjunction_36;
    endcase

  assign grant_5 = conjunction_1[5] & (~looked_up_6) & (~stall);

  wire conjunction_40 = grant_5 & (sum_17[1:0] == 2'd0);
  wire [5:0] joined_2 = {conjunction_40, conjunction_36, conjunction_32, conjunction_28, conjunction_24,
      conjunction_20};

  assign bank_read_0 = |joined_2;

  wire [10:0] disjunction_147 = (sum_12 & {11{conjunction_20}}) | (sum_13 & {11{conjunction_24}});
  wire [10:0] disjunction_148 = disjunction_147 | (sum_14 & {11{conjunction_28}}) | (sum_15 & {11{conjunction_32}});

  assign bank_row_0 = disjunction_148 | (sum_16 & {11{conjunction_36}}) | (sum_17 & {11{conjunction_40}});

  wire conjunction_41 = grant_5 & (sum_17[1:0] == 2'd1);
  wire [5:0] joined_3 = {conjunction_41, conjunction_37, conjunction_33, conjunction_29, conjunction_25,
      conjunction_21};

  assign bank_read_1 = |joined_3;

  wire [10:0] disjunction_149 = (sum_12 & {11{conjunction_21}}) | (sum_13 & {11{conjunction_25}});
  wire [10:0] disjunction_150 = disjunction_149 | (sum_14 & {11{conjunction_29}}) | (sum_15 & {11{conjunction_33}});

  assign bank_row_1 = disjunction_150 | (sum_16 & {11{conjunction_37}}) | (sum_17 & {11{conjunction_41}});

  wire conjunction_42 = grant_5 & (sum_17[1:0] == 2'd2);
  wire [5:0] joined_4 = {conjunction_42, conjunction_38, conjunction_34, conjunction_30, conjunction_26,
      conjunction_22};

  assign bank_read_2 = |joined_4;

  wire [10:0] disjunction_151 = (sum_12 & {11{conjunction_22}}) | (sum_13 & {11{conjunction_26}});
  wire [10:0] disjunction_152 = disjunction_151 | (sum_14 & {11{conjunction_30}}) | (sum_15 & {11{conjunction_34}});

  assign bank_row_2 = disjunction_152 | (sum_16 & {11{conjunction_38}}) | (sum_17 & {11{conjunction_42}});

  wire conjunction_43 = grant_5 & (sum_17[1:0] == 2'd3);
  wire [5:0] joined_5 = {conjunction_43, conjunction_39, conjunction_35, conjunction_31, conjunction_27,
      conjunction_23};

  assign bank_read_3 = |joined_5;

  wire [10:0] disjunction_153 = (sum_12 & {11{conjunction_23}}) | (sum_13 & {11{conjunction_27}});
  wire [10:0] disjunction_154 = disjunction_153 | (sum_14 & {11{conjunction_31}}) | (sum_15 & {11{conjunction_35}});

  assign bank_row_3 = disjunction_154 | (sum_16 & {11{conjunction_39}}) | (sum_17 & {11{conjunction_43}});
  assign load = {grant_5, grant_4, grant_3, grant_2, grant_1, grant_0} | ((~need) & {6{~stall}});
  assign bank = {sum_17[1:0], sum_16[1:0], sum_15[1:0], sum_14[1:0], sum_13[1:0], sum_12[1:0]};

  wire [1:0] chosen_1 = disjunction_15 ? 2'd2 : disjunction_16 ? 2'd3 : 2'd0;
  wire [1:0] chosen_2 = disjunction_32 ? 2'd2 : disjunction_33 ? 2'd3 : 2'd0;
  wire [1:0] chosen_3 = disjunction_49 ? 2'd2 : disjunction_50 ? 2'd3 : 2'd0;
  wire [1:0] chosen_4 = disjunction_66 ? 2'd2 : disjunction_67 ? 2'd3 : 2'd0;
  wire [1:0] chosen_5 = disjunction_83 ? 2'd2 : disjunction_84 ? 2'd3 : 2'd0;
  wire [1:0] chosen_6 = disjunction_100 ? 2'd2 : disjunction_101 ? 2'd3 : 2'd0;

  assign origin = {need[5] ? chosen_6 : 2'd1, need[4] ? chosen_5 : 2'd1, need[3] ? chosen_4 : 2'd1, need[2] ?
      chosen_3 : 2'd1, need[1] ? chosen_2 : 2'd1, need[0] ? chosen_1 : 2'd1};
  assign bypass_high = {disjunction_100 ? conjunction_17 : conjunction_18, disjunction_83 ? conjunction_14 :
      conjunction_15, disjunction_66 ? conjunction_11 : conjunction_12, disjunction_49 ? conjunction_8 :
      conjunction_9, disjunction_32 ? conjunction_5 : conjunction_6, disjunction_15 ? conjunction_2 : conjunction_3};
  wire [5:0] conjunction_44 = conjunction_1 & (~{grant_5, grant_4, grant_3, grant_2, grant_1, grant_0});
  assign complete = (~(|conjunction_44)) & (~stall);

endmodule
