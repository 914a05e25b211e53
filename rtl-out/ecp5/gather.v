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
  input wire returned_0,
  input wire returned_1,
  input wire returned_2,
  input wire returned_3,
  input wire returned_4,
  input wire returned_5,
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
  wire [3:0] taken_banks;
  wire grant_0;
  wire [3:0] bank_of_0;
  wire grant_1;
  wire [3:0] bank_of_1;
  wire grant_2;
  wire [3:0] bank_of_2;
  wire grant_3;
  wire [3:0] bank_of_3;
  wire grant_4;
  wire [3:0] bank_of_4;
  wire grant_5;
  wire [3:0] bank_of_5;

  wire [5:0] conjunction_1 = need & (~gathered);
  wire equal_1 = row_2 == stage_row_0;
  wire equal_2 = stage_beat_0 == beat;
  wire conjunction_2 = stage_writes_high_0 & equal_2;
  wire conjunction_3 = stage_writes_0 & equal_2;
  wire disjunction_1 = (conjunction_3 & ((row_2 + 11'd1) == stage_row_0)) | (conjunction_2 & equal_1);
  wire disjunction_2 = (conjunction_3 & equal_1) | (conjunction_2 & ((row_2 + 11'h7ff) == stage_row_0));
  wire equal_3 = row_1 == stage_row_0;
  wire disjunction_3 = (conjunction_3 & ((row_1 + 11'd1) == stage_row_0)) | (conjunction_2 & equal_3);
  wire disjunction_4 = (conjunction_3 & equal_3) | (conjunction_2 & ((row_1 + 11'h7ff) == stage_row_0));
  wire equal_4 = row_0 == stage_row_0;
  wire disjunction_5 = (conjunction_3 & ((row_0 + 11'd1) == stage_row_0)) | (conjunction_2 & equal_4);
  wire disjunction_6 = (conjunction_3 & equal_4) | (conjunction_2 & ((row_0 + 11'h7ff) == stage_row_0));
  wire disjunction_7 = (disjunction_6 & conjunction_1[0]) | (disjunction_5 & conjunction_1[1]);
  wire disjunction_8 = disjunction_7 | (disjunction_4 & conjunction_1[2]) | (disjunction_3 & conjunction_1[3]);
  wire disjunction_9 = disjunction_8 | (disjunction_2 & conjunction_1[4]) | (disjunction_1 & conjunction_1[5]);
  wire equal_5 = row_2 == stage_row_1;
  wire equal_6 = stage_beat_1 == beat;
  wire conjunction_4 = stage_writes_high_1 & equal_6;
  wire conjunction_5 = stage_writes_1 & equal_6;
  wire disjunction_10 = (conjunction_5 & ((row_2 + 11'd1) == stage_row_1)) | (conjunction_4 & equal_5);
  wire disjunction_11 = (conjunction_5 & equal_5) | (conjunction_4 & ((row_2 + 11'h7ff) == stage_row_1));
  wire equal_7 = row_1 == stage_row_1;
  wire disjunction_12 = (conjunction_5 & ((row_1 + 11'd1) == stage_row_1)) | (conjunction_4 & equal_7);
  wire disjunction_13 = (conjunction_5 & equal_7) | (conjunction_4 & ((row_1 + 11'h7ff) == stage_row_1));
  wire equal_8 = row_0 == stage_row_1;
  wire disjunction_14 = (conjunction_5 & ((row_0 + 11'd1) == stage_row_1)) | (conjunction_4 & equal_8);
  wire disjunction_15 = (conjunction_5 & equal_8) | (conjunction_4 & ((row_0 + 11'h7ff) == stage_row_1));
  wire disjunction_16 = (disjunction_15 & conjunction_1[0]) | (disjunction_14 & conjunction_1[1]);
  wire disjunction_17 = disjunction_16 | (disjunction_13 & conjunction_1[2]) | (disjunction_12 & conjunction_1[3]);
  wire disjunction_18 = disjunction_17 | (disjunction_11 & conjunction_1[4]) | (disjunction_10 & conjunction_1[5]);
  wire equal_9 = row_2 == stage_row_2;
  wire equal_10 = stage_beat_2 == beat;
  wire conjunction_6 = stage_writes_high_2 & equal_10;
  wire conjunction_7 = stage_writes_2 & equal_10;
  wire disjunction_19 = (conjunction_7 & ((row_2 + 11'd1) == stage_row_2)) | (conjunction_6 & equal_9);
  wire disjunction_20 = (conjunction_7 & equal_9) | (conjunction_6 & ((row_2 + 11'h7ff) == stage_row_2));
  wire equal_11 = row_1 == stage_row_2;
  wire disjunction_21 = (conjunction_7 & ((row_1 + 11'd1) == stage_row_2)) | (conjunction_6 & equal_11);
  wire disjunction_22 = (conjunction_7 & equal_11) | (conjunction_6 & ((row_1 + 11'h7ff) == stage_row_2));
  wire equal_12 = row_0 == stage_row_2;
  wire disjunction_23 = (conjunction_7 & ((row_0 + 11'd1) == stage_row_2)) | (conjunction_6 & equal_12);
  wire disjunction_24 = (conjunction_7 & equal_12) | (conjunction_6 & ((row_0 + 11'h7ff) == stage_row_2));
  wire disjunction_25 = (disjunction_24 & conjunction_1[0]) | (disjunction_23 & conjunction_1[1]);
  wire disjunction_26 = disjunction_25 | (disjunction_22 & conjunction_1[2]) | (disjunction_21 & conjunction_1[3]);
  wire disjunction_27 = disjunction_26 | (disjunction_20 & conjunction_1[4]) | (disjunction_19 & conjunction_1[5]);
  wire equal_13 = row_2 == stage_row_3;
  wire equal_14 = stage_beat_3 == beat;
  wire conjunction_8 = stage_writes_high_3 & equal_14;
  wire conjunction_9 = stage_writes_3 & equal_14;
  wire disjunction_28 = (conjunction_9 & ((row_2 + 11'd1) == stage_row_3)) | (conjunction_8 & equal_13);
  wire disjunction_29 = (conjunction_9 & equal_13) | (conjunction_8 & ((row_2 + 11'h7ff) == stage_row_3));
  wire equal_15 = row_1 == stage_row_3;
  wire disjunction_30 = (conjunction_9 & ((row_1 + 11'd1) == stage_row_3)) | (conjunction_8 & equal_15);
  wire disjunction_31 = (conjunction_9 & equal_15) | (conjunction_8 & ((row_1 + 11'h7ff) == stage_row_3));
  wire equal_16 = row_0 == stage_row_3;
  wire disjunction_32 = (conjunction_9 & ((row_0 + 11'd1) == stage_row_3)) | (conjunction_8 & equal_16);
  wire disjunction_33 = (conjunction_9 & equal_16) | (conjunction_8 & ((row_0 + 11'h7ff) == stage_row_3));
  wire disjunction_34 = (disjunction_33 & conjunction_1[0]) | (disjunction_32 & conjunction_1[1]);
  wire disjunction_35 = disjunction_34 | (disjunction_31 & conjunction_1[2]) | (disjunction_30 & conjunction_1[3]);
  wire disjunction_36 = disjunction_35 | (disjunction_29 & conjunction_1[4]) | (disjunction_28 & conjunction_1[5]);
  wire equal_17 = row_2 == stage_row_4;
  wire equal_18 = stage_beat_4 == beat;
  wire conjunction_10 = stage_writes_high_4 & equal_18;
  wire conjunction_11 = stage_writes_4 & equal_18;
  wire disjunction_37 = (conjunction_11 & ((row_2 + 11'd1) == stage_row_4)) | (conjunction_10 & equal_17);
  wire disjunction_38 = (conjunction_11 & equal_17) | (conjunction_10 & ((row_2 + 11'h7ff) == stage_row_4));
  wire equal_19 = row_1 == stage_row_4;
  wire disjunction_39 = (conjunction_11 & ((row_1 + 11'd1) == stage_row_4)) | (conjunction_10 & equal_19);
  wire disjunction_40 = (conjunction_11 & equal_19) | (conjunction_10 & ((row_1 + 11'h7ff) == stage_row_4));
  wire equal_20 = row_0 == stage_row_4;
  wire disjunction_41 = (conjunction_11 & ((row_0 + 11'd1) == stage_row_4)) | (conjunction_10 & equal_20);
  wire disjunction_42 = (conjunction_11 & equal_20) | (conjunction_10 & ((row_0 + 11'h7ff) == stage_row_4));
  wire disjunction_43 = (disjunction_42 & conjunction_1[0]) | (disjunction_41 & conjunction_1[1]);
  wire disjunction_44 = disjunction_43 | (disjunction_40 & conjunction_1[2]) | (disjunction_39 & conjunction_1[3]);
  wire disjunction_45 = disjunction_44 | (disjunction_38 & conjunction_1[4]) | (disjunction_37 & conjunction_1[5]);
  wire equal_21 = row_2 == stage_row_5;
  wire equal_22 = stage_beat_5 == beat;
  wire conjunction_12 = stage_writes_high_5 & equal_22;
  wire conjunction_13 = stage_writes_5 & equal_22;
  wire disjunction_46 = (conjunction_13 & ((row_2 + 11'd1) == stage_row_5)) | (conjunction_12 & equal_21);
  wire disjunction_47 = (conjunction_13 & equal_21) | (conjunction_12 & ((row_2 + 11'h7ff) == stage_row_5));
  wire equal_23 = row_1 == stage_row_5;
  wire disjunction_48 = (conjunction_13 & ((row_1 + 11'd1) == stage_row_5)) | (conjunction_12 & equal_23);
  wire disjunction_49 = (conjunction_13 & equal_23) | (conjunction_12 & ((row_1 + 11'h7ff) == stage_row_5));
  wire equal_24 = row_0 == stage_row_5;
  wire disjunction_50 = (conjunction_13 & ((row_0 + 11'd1) == stage_row_5)) | (conjunction_12 & equal_24);
  wire disjunction_51 = (conjunction_13 & equal_24) | (conjunction_12 & ((row_0 + 11'h7ff) == stage_row_5));
  wire disjunction_52 = (disjunction_51 & conjunction_1[0]) | (disjunction_50 & conjunction_1[1]);
  wire disjunction_53 = disjunction_52 | (disjunction_49 & conjunction_1[2]) | (disjunction_48 & conjunction_1[3]);
  wire disjunction_54 = disjunction_53 | (disjunction_47 & conjunction_1[4]) | (disjunction_46 & conjunction_1[5]);
  wire equal_25 = row_2 == stage_row_6;
  wire equal_26 = stage_beat_6 == beat;
  wire conjunction_14 = stage_writes_high_6 & equal_26;
  wire conjunction_15 = stage_writes_6 & equal_26;
  wire disjunction_55 = (conjunction_15 & ((row_2 + 11'd1) == stage_row_6)) | (conjunction_14 & equal_25);
  wire disjunction_56 = (conjunction_15 & equal_25) | (conjunction_14 & ((row_2 + 11'h7ff) == stage_row_6));
  wire equal_27 = row_1 == stage_row_6;
  wire disjunction_57 = (conjunction_15 & ((row_1 + 11'd1) == stage_row_6)) | (conjunction_14 & equal_27);
  wire disjunction_58 = (conjunction_15 & equal_27) | (conjunction_14 & ((row_1 + 11'h7ff) == stage_row_6));
  wire equal_28 = row_0 == stage_row_6;
  wire disjunction_59 = (conjunction_15 & ((row_0 + 11'd1) == stage_row_6)) | (conjunction_14 & equal_28);
  wire disjunction_60 = (conjunction_15 & equal_28) | (conjunction_14 & ((row_0 + 11'h7ff) == stage_row_6));
  wire disjunction_61 = (disjunction_60 & conjunction_1[0]) | (disjunction_59 & conjunction_1[1]);
  wire disjunction_62 = disjunction_61 | (disjunction_58 & conjunction_1[2]) | (disjunction_57 & conjunction_1[3]);
  wire disjunction_63 = disjunction_62 | (disjunction_56 & conjunction_1[4]) | (disjunction_55 & conjunction_1[5]);
  wire equal_29 = row_2 == stage_row_7;
  wire equal_30 = stage_beat_7 == beat;
  wire conjunction_16 = stage_writes_high_7 & equal_30;
  wire conjunction_17 = stage_writes_7 & equal_30;
  wire disjunction_64 = (conjunction_17 & ((row_2 + 11'd1) == stage_row_7)) | (conjunction_16 & equal_29);
  wire disjunction_65 = (conjunction_17 & equal_29) | (conjunction_16 & ((row_2 + 11'h7ff) == stage_row_7));
  wire equal_31 = row_1 == stage_row_7;
  wire disjunction_66 = (conjunction_17 & ((row_1 + 11'd1) == stage_row_7)) | (conjunction_16 & equal_31);
  wire disjunction_67 = (conjunction_17 & equal_31) | (conjunction_16 & ((row_1 + 11'h7ff) == stage_row_7));
  wire equal_32 = row_0 == stage_row_7;
  wire disjunction_68 = (conjunction_17 & ((row_0 + 11'd1) == stage_row_7)) | (conjunction_16 & equal_32);
  wire disjunction_69 = (conjunction_17 & equal_32) | (conjunction_16 & ((row_0 + 11'h7ff) == stage_row_7));
  wire disjunction_70 = (disjunction_69 & conjunction_1[0]) | (disjunction_68 & conjunction_1[1]);
  wire disjunction_71 = disjunction_70 | (disjunction_67 & conjunction_1[2]) | (disjunction_66 & conjunction_1[3]);
  wire disjunction_72 = disjunction_71 | (disjunction_65 & conjunction_1[4]) | (disjunction_64 & conjunction_1[5]);
  wire equal_33 = row_2 == stage_row_8;
  wire equal_34 = stage_beat_8 == beat;
  wire conjunction_18 = stage_writes_high_8 & equal_34;
  wire conjunction_19 = stage_writes_8 & equal_34;
  wire disjunction_73 = (conjunction_19 & ((row_2 + 11'd1) == stage_row_8)) | (conjunction_18 & equal_33);
  wire disjunction_74 = (conjunction_19 & equal_33) | (conjunction_18 & ((row_2 + 11'h7ff) == stage_row_8));
  wire equal_35 = row_1 == stage_row_8;
  wire disjunction_75 = (conjunction_19 & ((row_1 + 11'd1) == stage_row_8)) | (conjunction_18 & equal_35);
  wire disjunction_76 = (conjunction_19 & equal_35) | (conjunction_18 & ((row_1 + 11'h7ff) == stage_row_8));
  wire equal_36 = row_0 == stage_row_8;
  wire disjunction_77 = (conjunction_19 & ((row_0 + 11'd1) == stage_row_8)) | (conjunction_18 & equal_36);
  wire disjunction_78 = (conjunction_19 & equal_36) | (conjunction_18 & ((row_0 + 11'h7ff) == stage_row_8));
  wire disjunction_79 = (disjunction_78 & conjunction_1[0]) | (disjunction_77 & conjunction_1[1]);
  wire disjunction_80 = disjunction_79 | (disjunction_76 & conjunction_1[2]) | (disjunction_75 & conjunction_1[3]);
  wire disjunction_81 = disjunction_80 | (disjunction_74 & conjunction_1[4]) | (disjunction_73 & conjunction_1[5]);
  wire equal_37 = row_2 == stage_row_9;
  wire equal_38 = stage_beat_9 == beat;
  wire conjunction_20 = stage_writes_high_9 & equal_38;
  wire conjunction_21 = stage_writes_9 & equal_38;
  wire disjunction_82 = (conjunction_21 & ((row_2 + 11'd1) == stage_row_9)) | (conjunction_20 & equal_37);
  wire disjunction_83 = (conjunction_21 & equal_37) | (conjunction_20 & ((row_2 + 11'h7ff) == stage_row_9));
  wire equal_39 = row_1 == stage_row_9;
  wire disjunction_84 = (conjunction_21 & ((row_1 + 11'd1) == stage_row_9)) | (conjunction_20 & equal_39);
  wire disjunction_85 = (conjunction_21 & equal_39) | (conjunction_20 & ((row_1 + 11'h7ff) == stage_row_9));
  wire equal_40 = row_0 == stage_row_9;
  wire disjunction_86 = (conjunction_21 & ((row_0 + 11'd1) == stage_row_9)) | (conjunction_20 & equal_40);
  wire disjunction_87 = (conjunction_21 & equal_40) | (conjunction_20 & ((row_0 + 11'h7ff) == stage_row_9));
  wire disjunction_88 = (disjunction_87 & conjunction_1[0]) | (disjunction_86 & conjunction_1[1]);
  wire disjunction_89 = disjunction_88 | (disjunction_85 & conjunction_1[2]) | (disjunction_84 & conjunction_1[3]);
  wire disjunction_90 = disjunction_89 | (disjunction_83 & conjunction_1[4]) | (disjunction_82 & conjunction_1[5]);
  wire equal_41 = destination == stage_row_6;
  wire [10:0] sum_1 = destination + 11'd1;
  wire disjunction_91 = (conjunction_15 & (sum_1 == stage_row_6)) | (conjunction_14 & equal_41);
  wire [10:0] sum_2 = destination + 11'h7ff;
  wire disjunction_92 = (conjunction_15 & equal_41) | (conjunction_14 & (sum_2 == stage_row_6));
  wire equal_42 = destination == stage_row_7;
  wire disjunction_93 = (conjunction_17 & (sum_1 == stage_row_7)) | (conjunction_16 & equal_42);
  wire disjunction_94 = (conjunction_17 & equal_42) | (conjunction_16 & (sum_2 == stage_row_7));
  wire equal_43 = destination == stage_row_8;
  wire disjunction_95 = (conjunction_19 & (sum_1 == stage_row_8)) | (conjunction_18 & equal_43);
  wire disjunction_96 = (conjunction_19 & equal_43) | (conjunction_18 & (sum_2 == stage_row_8));
  wire equal_44 = destination == stage_row_9;
  wire disjunction_97 = (conjunction_21 & (sum_1 == stage_row_9)) | (conjunction_20 & equal_44);
  wire disjunction_98 = (conjunction_21 & equal_44) | (conjunction_20 & (sum_2 == stage_row_9));
  wire conjunction_22 = late_9 & ((writes & disjunction_98) | (writes_high & disjunction_97));
  wire conjunction_23 = late_8 & ((writes & disjunction_96) | (writes_high & disjunction_95));
  wire conjunction_24 = late_7 & ((writes & disjunction_94) | (writes_high & disjunction_93));
  wire conjunction_25 = late_6 & ((writes & disjunction_92) | (writes_high & disjunction_91));
  wire [13:0] joined_1 = {conjunction_22, conjunction_23, conjunction_24, conjunction_25, disjunction_90,
      disjunction_81, disjunction_72, disjunction_63, disjunction_54 & returned_5, disjunction_45 & returned_4,
      disjunction_36 & returned_3, disjunction_27 & returned_2, disjunction_18 & returned_1, disjunction_9 &
      returned_0};
  wire [9:0] joined_2 = {stage_writes_9 | stage_writes_high_9, stage_writes_8 | stage_writes_high_8, stage_writes_7 |
      stage_writes_high_7, stage_writes_6 | stage_writes_high_6, returned_5 & (stage_writes_5 | stage_writes_high_5),
      returned_4 & (stage_writes_4 | stage_writes_high_4), returned_3 & (stage_writes_3 | stage_writes_high_3),
      returned_2 & (stage_writes_2 | stage_writes_high_2), returned_1 & (stage_writes_1 | stage_writes_high_1),
      returned_0 & (stage_writes_0 | stage_writes_high_0)};

  assign stall = (|((|joined_2) ? (|joined_1) : 1'b0)) | hold;
  assign taken_banks = {bank_busy_3, bank_busy_2, bank_busy_1, bank_busy_0};

  wire [10:0] sum_3 = row_0 + 11'd0;
  wire [3:0] shifted_1 = 4'd1 << sum_3[1:0];

  assign grant_0 = conjunction_1[0] & (~(|(shifted_1 & taken_banks))) & (~stall);
  assign bank_of_0 = shifted_1 & {4{grant_0}};

  wire [3:0] disjunction_99 = taken_banks | bank_of_0;
  wire [10:0] sum_4 = row_0 + 11'd1;
  wire [3:0] shifted_2 = 4'd1 << sum_4[1:0];

  assign grant_1 = conjunction_1[1] & (~(|(shifted_2 & disjunction_99))) & (~stall);
  assign bank_of_1 = shifted_2 & {4{grant_1}};

  wire [3:0] disjunction_100 = disjunction_99 | bank_of_1;
  wire [10:0] sum_5 = row_1 + 11'd0;
  wire [3:0] shifted_3 = 4'd1 << sum_5[1:0];

  assign grant_2 = conjunction_1[2] & (~(|(shifted_3 & disjunction_100))) & (~stall);
  assign bank_of_2 = shifted_3 & {4{grant_2}};

  wire [3:0] disjunction_101 = disjunction_100 | bank_of_2;
  wire [10:0] sum_6 = row_1 + 11'd1;
  wire [3:0] shifted_4 = 4'd1 << sum_6[1:0];

  assign grant_3 = conjunction_1[3] & (~(|(shifted_4 & disjunction_101))) & (~stall);
  assign bank_of_3 = shifted_4 & {4{grant_3}};

  wire [3:0] disjunction_102 = disjunction_101 | bank_of_3;
  wire [10:0] sum_7 = row_2 + 11'd0;
  wire [3:0] shifted_5 = 4'd1 << sum_7[1:0];

  assign grant_4 = conjunction_1[4] & (~(|(shifted_5 & disjunction_102))) & (~stall);
  assign bank_of_4 = shifted_5 & {4{grant_4}};

  wire [10:0] sum_8 = row_2 + 11'd1;
  wire [3:0] shifted_6 = 4'd1 << sum_8[1:0];
  wire conjunction_26 = conjunction_1[5] & (~(|(shifted_6 & (disjunction_102 | bank_of_4))));

  assign grant_5 = conjunction_26 & (~stall);
  assign bank_of_5 = shifted_6 & {4{grant_5}};
  wire [5:0] joined_3 = {bank_of_5[0], bank_of_4[0], bank_of_3[0], bank_of_2[0], bank_of_1[0], bank_of_0[0]};
  assign bank_read_0 = |joined_3;

  wire [10:0] disjunction_103 = (sum_3 & {11{bank_of_0[0]}}) | (sum_4 & {11{bank_of_1[0]}}) | (sum_5 &
      {11{bank_of_2[0]}});
  wire [10:0] disjunction_104 = disjunction_103 | (sum_6 & {11{bank_of_3[0]}}) | (sum_7 & {11{bank_of_4[0]}});

  assign bank_row_0 = disjunction_104 | (sum_8 & {11{bank_of_5[0]}});
  wire [5:0] joined_4 = {bank_of_5[1], bank_of_4[1], bank_of_3[1], bank_of_2[1], bank_of_1[1], bank_of_0[1]};
  assign bank_read_1 = |joined_4;

  wire [10:0] disjunction_105 = (sum_3 & {11{bank_of_0[1]}}) | (sum_4 & {11{bank_of_1[1]}}) | (sum_5 &
      {11{bank_of_2[1]}});
  wire [10:0] disjunction_106 = disjunction_105 | (sum_6 & {11{bank_of_3[1]}}) | (sum_7 & {11{bank_of_4[1]}});

  assign bank_row_1 = disjunction_106 | (sum_8 & {11{bank_of_5[1]}});
  wire [5:0] joined_5 = {bank_of_5[2], bank_of_4[2], bank_of_3[2], bank_of_2[2], bank_of_1[2], bank_of_0[2]};
  assign bank_read_2 = |joined_5;

  wire [10:0] disjunction_107 = (sum_3 & {11{bank_of_0[2]}}) | (sum_4 & {11{bank_of_1[2]}}) | (sum_5 &
      {11{bank_of_2[2]}});
  wire [10:0] disjunction_108 = disjunction_107 | (sum_6 & {11{bank_of_3[2]}}) | (sum_7 & {11{bank_of_4[2]}});

  assign bank_row_2 = disjunction_108 | (sum_8 & {11{bank_of_5[2]}});
  wire [5:0] joined_6 = {bank_of_5[3], bank_of_4[3], bank_of_3[3], bank_of_2[3], bank_of_1[3], bank_of_0[3]};
  assign bank_read_3 = |joined_6;

  wire [10:0] disjunction_109 = (sum_3 & {11{bank_of_0[3]}}) | (sum_4 & {11{bank_of_1[3]}}) | (sum_5 &
      {11{bank_of_2[3]}});
  wire [10:0] disjunction_110 = disjunction_109 | (sum_6 & {11{bank_of_3[3]}}) | (sum_7 & {11{bank_of_4[3]}});

  assign bank_row_3 = disjunction_110 | (sum_8 & {11{bank_of_5[3]}});
  assign load = {grant_5, grant_4, grant_3, grant_2, grant_1, grant_0} | ((~need) & {6{~stall}});
  assign bank = {sum_8[1:0], sum_7[1:0], sum_6[1:0], sum_5[1:0], sum_4[1:0], sum_3[1:0]};
  assign origin = {need[5] ? 2'd0 : 2'd1, need[4] ? 2'd0 : 2'd1, need[3] ? 2'd0 : 2'd1, need[2] ? 2'd0 : 2'd1,
      need[1] ? 2'd0 : 2'd1, need[0] ? 2'd0 : 2'd1};
  wire [5:0] conjunction_27 = conjunction_1 & (~{grant_5, grant_4, grant_3, grant_2, grant_1, grant_0});
  assign complete = (~(|conjunction_27)) & (~stall);

endmodule
