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
  wire equal_1 = stage_beat_4 == beat;
  wire conjunction_2 = stage_writes_high_4 & equal_1;
  wire conjunction_3 = conjunction_2 & ((row_0 + 11'h7ff) == stage_row_4);
  wire equal_2 = row_0 == stage_row_4;
  wire conjunction_4 = stage_writes_4 & equal_1;
  wire disjunction_1 = (conjunction_4 & equal_2) | conjunction_3;
  wire equal_3 = stage_beat_5 == beat;
  wire conjunction_5 = stage_writes_high_5 & equal_3;
  wire conjunction_6 = conjunction_5 & ((row_0 + 11'h7ff) == stage_row_5);
  wire equal_4 = row_0 == stage_row_5;
  wire conjunction_7 = stage_writes_5 & equal_3;
  wire disjunction_2 = (conjunction_7 & equal_4) | conjunction_6;
  wire equal_5 = stage_beat_9 == beat;
  wire conjunction_8 = stage_writes_high_9 & equal_5;
  wire equal_6 = row_0 == stage_row_9;
  wire conjunction_9 = stage_writes_9 & equal_5;
  wire equal_7 = stage_beat_8 == beat;
  wire conjunction_10 = stage_writes_high_8 & equal_7;
  wire equal_8 = row_0 == stage_row_8;
  wire conjunction_11 = stage_writes_8 & equal_7;
  wire equal_9 = stage_beat_7 == beat;
  wire conjunction_12 = stage_writes_high_7 & equal_9;
  wire equal_10 = row_0 == stage_row_7;
  wire conjunction_13 = stage_writes_7 & equal_9;
  wire equal_11 = stage_beat_6 == beat;
  wire conjunction_14 = stage_writes_high_6 & equal_11;
  wire equal_12 = row_0 == stage_row_6;
  wire conjunction_15 = stage_writes_6 & equal_11;
  wire equal_13 = stage_beat_3 == beat;
  wire conjunction_16 = stage_writes_high_3 & equal_13;
  wire equal_14 = row_0 == stage_row_3;
  wire conjunction_17 = stage_writes_3 & equal_13;
  wire equal_15 = stage_beat_2 == beat;
  wire conjunction_18 = stage_writes_high_2 & equal_15;
  wire equal_16 = row_0 == stage_row_2;
  wire conjunction_19 = stage_writes_2 & equal_15;
  wire equal_17 = stage_beat_1 == beat;
  wire conjunction_20 = stage_writes_high_1 & equal_17;
  wire equal_18 = row_0 == stage_row_1;
  wire conjunction_21 = stage_writes_1 & equal_17;
  wire equal_19 = stage_beat_0 == beat;
  wire conjunction_22 = stage_writes_high_0 & equal_19;
  wire equal_20 = row_0 == stage_row_0;
  wire conjunction_23 = stage_writes_0 & equal_19;
  wire disjunction_3 = (conjunction_23 & equal_20) | (conjunction_22 & ((row_0 + 11'h7ff) == stage_row_0));
  wire disjunction_4 = disjunction_3 | (conjunction_21 & equal_18) | (conjunction_20 & ((row_0 + 11'h7ff) ==
      stage_row_1));
  wire disjunction_5 = disjunction_4 | (conjunction_19 & equal_16) | (conjunction_18 & ((row_0 + 11'h7ff) ==
      stage_row_2));
  wire disjunction_6 = disjunction_5 | (conjunction_17 & equal_14) | (conjunction_16 & ((row_0 + 11'h7ff) ==
      stage_row_3));
  wire disjunction_7 = disjunction_6 | (conjunction_15 & equal_12) | (conjunction_14 & ((row_0 + 11'h7ff) ==
      stage_row_6));
  wire disjunction_8 = disjunction_7 | (conjunction_13 & equal_10) | (conjunction_12 & ((row_0 + 11'h7ff) ==
      stage_row_7));
  wire disjunction_9 = disjunction_8 | (conjunction_11 & equal_8) | (conjunction_10 & ((row_0 + 11'h7ff) ==
      stage_row_8));
  wire disjunction_10 = disjunction_9 | (conjunction_9 & equal_6) | (conjunction_8 & ((row_0 + 11'h7ff) ==
      stage_row_9));
  wire conjunction_24 = disjunction_2 & (stage_partial_5 | (disjunction_1 & stage_partial_4));
  wire conjunction_25 = conjunction_2 & equal_2;
  wire disjunction_11 = (conjunction_4 & ((row_0 + 11'd1) == stage_row_4)) | conjunction_25;
  wire conjunction_26 = conjunction_5 & equal_4;
  wire disjunction_12 = (conjunction_7 & ((row_0 + 11'd1) == stage_row_5)) | conjunction_26;
  wire disjunction_13 = (conjunction_23 & ((row_0 + 11'd1) == stage_row_0)) | (conjunction_22 & equal_20);
  wire disjunction_14 = disjunction_13 | (conjunction_21 & ((row_0 + 11'd1) == stage_row_1));
  wire disjunction_15 = disjunction_14 | (conjunction_20 & equal_18) | (conjunction_19 & ((row_0 + 11'd1) ==
      stage_row_2));
  wire disjunction_16 = disjunction_15 | (conjunction_18 & equal_16) | (conjunction_17 & ((row_0 + 11'd1) ==
      stage_row_3));
  wire disjunction_17 = disjunction_16 | (conjunction_16 & equal_14) | (conjunction_15 & ((row_0 + 11'd1) ==
      stage_row_6));
  wire disjunction_18 = disjunction_17 | (conjunction_14 & equal_12) | (conjunction_13 & ((row_0 + 11'd1) ==
      stage_row_7));
  wire disjunction_19 = disjunction_18 | (conjunction_12 & equal_10) | (conjunction_11 & ((row_0 + 11'd1) ==
      stage_row_8));
  wire disjunction_20 = disjunction_19 | (conjunction_10 & equal_8) | (conjunction_9 & ((row_0 + 11'd1) ==
      stage_row_9));
  wire conjunction_27 = disjunction_12 & (stage_partial_5 | (disjunction_11 & stage_partial_4));
  wire conjunction_28 = conjunction_2 & ((row_1 + 11'h7ff) == stage_row_4);
  wire equal_21 = row_1 == stage_row_4;
  wire disjunction_21 = (conjunction_4 & equal_21) | conjunction_28;
  wire conjunction_29 = conjunction_5 & ((row_1 + 11'h7ff) == stage_row_5);
  wire equal_22 = row_1 == stage_row_5;
  wire disjunction_22 = (conjunction_7 & equal_22) | conjunction_29;
  wire equal_23 = row_1 == stage_row_9;
  wire equal_24 = row_1 == stage_row_8;
  wire equal_25 = row_1 == stage_row_7;
  wire equal_26 = row_1 == stage_row_6;
  wire equal_27 = row_1 == stage_row_3;
  wire equal_28 = row_1 == stage_row_2;
  wire equal_29 = row_1 == stage_row_1;
  wire equal_30 = row_1 == stage_row_0;
  wire disjunction_23 = (conjunction_23 & equal_30) | (conjunction_22 & ((row_1 + 11'h7ff) == stage_row_0));
  wire disjunction_24 = disjunction_23 | (conjunction_21 & equal_29) | (conjunction_20 & ((row_1 + 11'h7ff) ==
      stage_row_1));
  wire disjunction_25 = disjunction_24 | (conjunction_19 & equal_28) | (conjunction_18 & ((row_1 + 11'h7ff) ==
      stage_row_2));
  wire disjunction_26 = disjunction_25 | (conjunction_17 & equal_27) | (conjunction_16 & ((row_1 + 11'h7ff) ==
      stage_row_3));
  wire disjunction_27 = disjunction_26 | (conjunction_15 & equal_26) | (conjunction_14 & ((row_1 + 11'h7ff) ==
      stage_row_6));
  wire disjunction_28 = disjunction_27 | (conjunction_13 & equal_25) | (conjunction_12 & ((row_1 + 11'h7ff) ==
      stage_row_7));
  wire disjunction_29 = disjunction_28 | (conjunction_11 & equal_24) | (conjunction_10 & ((row_1 + 11'h7ff) ==
      stage_row_8));
  wire disjunction_30 = disjunction_29 | (conjunction_9 & equal_23) | (conjunction_8 & ((row_1 + 11'h7ff) ==
      stage_row_9));
  wire conjunction_30 = disjunction_22 & (stage_partial_5 | (disjunction_21 & stage_partial_4));
  wire conjunction_31 = conjunction_2 & equal_21;
  wire disjunction_31 = (conjunction_4 & ((row_1 + 11'd1) == stage_row_4)) | conjunction_31;
  wire conjunction_32 = conjunction_5 & equal_22;
  wire disjunction_32 = (conjunction_7 & ((row_1 + 11'd1) == stage_row_5)) | conjunction_32;
  wire disjunction_33 = (conjunction_23 & ((row_1 + 11'd1) == stage_row_0)) | (conjunction_22 & equal_30);
  wire disjunction_34 = disjunction_33 | (conjunction_21 & ((row_1 + 11'd1) == stage_row_1));
  wire disjunction_35 = disjunction_34 | (conjunction_20 & equal_29) | (conjunction_19 & ((row_1 + 11'd1) ==
      stage_row_2));
  wire disjunction_36 = disjunction_35 | (conjunction_18 & equal_28) | (conjunction_17 & ((row_1 + 11'd1) ==
      stage_row_3));
  wire disjunction_37 = disjunction_36 | (conjunction_16 & equal_27) | (conjunction_15 & ((row_1 + 11'd1) ==
      stage_row_6));
  wire disjunction_38 = disjunction_37 | (conjunction_14 & equal_26) | (conjunction_13 & ((row_1 + 11'd1) ==
      stage_row_7));
  wire disjunction_39 = disjunction_38 | (conjunction_12 & equal_25) | (conjunction_11 & ((row_1 + 11'd1) ==
      stage_row_8));
  wire disjunction_40 = disjunction_39 | (conjunction_10 & equal_24) | (conjunction_9 & ((row_1 + 11'd1) ==
      stage_row_9));
  wire conjunction_33 = disjunction_32 & (stage_partial_5 | (disjunction_31 & stage_partial_4));
  wire conjunction_34 = conjunction_2 & ((row_2 + 11'h7ff) == stage_row_4);
  wire equal_31 = row_2 == stage_row_4;
  wire disjunction_41 = (conjunction_4 & equal_31) | conjunction_34;
  wire conjunction_35 = conjunction_5 & ((row_2 + 11'h7ff) == stage_row_5);
  wire equal_32 = row_2 == stage_row_5;
  wire disjunction_42 = (conjunction_7 & equal_32) | conjunction_35;
  wire equal_33 = row_2 == stage_row_9;
  wire equal_34 = row_2 == stage_row_8;
  wire equal_35 = row_2 == stage_row_7;
  wire equal_36 = row_2 == stage_row_6;
  wire equal_37 = row_2 == stage_row_3;
  wire equal_38 = row_2 == stage_row_2;
  wire equal_39 = row_2 == stage_row_1;
  wire equal_40 = row_2 == stage_row_0;
  wire disjunction_43 = (conjunction_23 & equal_40) | (conjunction_22 & ((row_2 + 11'h7ff) == stage_row_0));
  wire disjunction_44 = disjunction_43 | (conjunction_21 & equal_39) | (conjunction_20 & ((row_2 + 11'h7ff) ==
      stage_row_1));
  wire disjunction_45 = disjunction_44 | (conjunction_19 & equal_38) | (conjunction_18 & ((row_2 + 11'h7ff) ==
      stage_row_2));
  wire disjunction_46 = disjunction_45 | (conjunction_17 & equal_37) | (conjunction_16 & ((row_2 + 11'h7ff) ==
      stage_row_3));
  wire disjunction_47 = disjunction_46 | (conjunction_15 & equal_36) | (conjunction_14 & ((row_2 + 11'h7ff) ==
      stage_row_6));
  wire disjunction_48 = disjunction_47 | (conjunction_13 & equal_35) | (conjunction_12 & ((row_2 + 11'h7ff) ==
      stage_row_7));
  wire disjunction_49 = disjunction_48 | (conjunction_11 & equal_34) | (conjunction_10 & ((row_2 + 11'h7ff) ==
      stage_row_8));
  wire disjunction_50 = disjunction_49 | (conjunction_9 & equal_33) | (conjunction_8 & ((row_2 + 11'h7ff) ==
      stage_row_9));
  wire conjunction_36 = disjunction_42 & (stage_partial_5 | (disjunction_41 & stage_partial_4));
  wire conjunction_37 = conjunction_2 & equal_31;
  wire disjunction_51 = (conjunction_4 & ((row_2 + 11'd1) == stage_row_4)) | conjunction_37;
  wire conjunction_38 = conjunction_5 & equal_32;
  wire disjunction_52 = (conjunction_7 & ((row_2 + 11'd1) == stage_row_5)) | conjunction_38;
  wire disjunction_53 = (conjunction_23 & ((row_2 + 11'd1) == stage_row_0)) | (conjunction_22 & equal_40);
  wire disjunction_54 = disjunction_53 | (conjunction_21 & ((row_2 + 11'd1) == stage_row_1));
  wire disjunction_55 = disjunction_54 | (conjunction_20 & equal_39) | (conjunction_19 & ((row_2 + 11'd1) ==
      stage_row_2));
  wire disjunction_56 = disjunction_55 | (conjunction_18 & equal_38) | (conjunction_17 & ((row_2 + 11'd1) ==
      stage_row_3));
  wire disjunction_57 = disjunction_56 | (conjunction_16 & equal_37) | (conjunction_15 & ((row_2 + 11'd1) ==
      stage_row_6));
  wire disjunction_58 = disjunction_57 | (conjunction_14 & equal_36) | (conjunction_13 & ((row_2 + 11'd1) ==
      stage_row_7));
  wire disjunction_59 = disjunction_58 | (conjunction_12 & equal_35) | (conjunction_11 & ((row_2 + 11'd1) ==
      stage_row_8));
  wire disjunction_60 = disjunction_59 | (conjunction_10 & equal_34) | (conjunction_9 & ((row_2 + 11'd1) ==
      stage_row_9));
  wire conjunction_39 = disjunction_52 & (stage_partial_5 | (disjunction_51 & stage_partial_4));
  wire [10:0] sum_1 = destination + 11'h7ff;
  wire equal_41 = destination == stage_row_9;
  wire disjunction_61 = (conjunction_9 & equal_41) | (conjunction_8 & (sum_1 == stage_row_9));
  wire equal_42 = destination == stage_row_8;
  wire disjunction_62 = (conjunction_11 & equal_42) | (conjunction_10 & (sum_1 == stage_row_8));
  wire equal_43 = destination == stage_row_7;
  wire disjunction_63 = (conjunction_13 & equal_43) | (conjunction_12 & (sum_1 == stage_row_7));
  wire equal_44 = destination == stage_row_6;
  wire disjunction_64 = (conjunction_15 & equal_44) | (conjunction_14 & (sum_1 == stage_row_6));
  wire equal_45 = destination == stage_row_5;
  wire disjunction_65 = (conjunction_7 & equal_45) | (conjunction_5 & (sum_1 == stage_row_5));
  wire equal_46 = destination == stage_row_4;
  wire disjunction_66 = (conjunction_4 & equal_46) | (conjunction_2 & (sum_1 == stage_row_4));
  wire equal_47 = destination == stage_row_3;
  wire disjunction_67 = (conjunction_17 & equal_47) | (conjunction_16 & (sum_1 == stage_row_3));
  wire equal_48 = destination == stage_row_2;
  wire disjunction_68 = (conjunction_19 & equal_48) | (conjunction_18 & (sum_1 == stage_row_2));
  wire equal_49 = destination == stage_row_1;
  wire disjunction_69 = (conjunction_21 & equal_49) | (conjunction_20 & (sum_1 == stage_row_1));
  wire equal_50 = destination == stage_row_0;
  wire disjunction_70 = (conjunction_23 & equal_50) | (conjunction_22 & (sum_1 == stage_row_0));
  wire disjunction_71 = (late_0 & disjunction_70) | (late_1 & disjunction_69) | (late_2 & disjunction_68);
  wire disjunction_72 = disjunction_71 | (late_3 & disjunction_67) | (late_4 & disjunction_66);
  wire disjunction_73 = disjunction_72 | (late_5 & disjunction_65) | (late_6 & disjunction_64);
  wire disjunction_74 = disjunction_73 | (late_7 & disjunction_63) | (late_8 & disjunction_62);
  wire [10:0] sum_2 = destination + 11'd1;
  wire disjunction_75 = (conjunction_9 & (sum_2 == stage_row_9)) | (conjunction_8 & equal_41);
  wire disjunction_76 = (conjunction_11 & (sum_2 == stage_row_8)) | (conjunction_10 & equal_42);
  wire disjunction_77 = (conjunction_13 & (sum_2 == stage_row_7)) | (conjunction_12 & equal_43);
  wire disjunction_78 = (conjunction_15 & (sum_2 == stage_row_6)) | (conjunction_14 & equal_44);
  wire disjunction_79 = (conjunction_7 & (sum_2 == stage_row_5)) | (conjunction_5 & equal_45);
  wire disjunction_80 = (conjunction_4 & (sum_2 == stage_row_4)) | (conjunction_2 & equal_46);
  wire disjunction_81 = (conjunction_17 & (sum_2 == stage_row_3)) | (conjunction_16 & equal_47);
  wire disjunction_82 = (conjunction_19 & (sum_2 == stage_row_2)) | (conjunction_18 & equal_48);
  wire disjunction_83 = (conjunction_21 & (sum_2 == stage_row_1)) | (conjunction_20 & equal_49);
  wire disjunction_84 = (conjunction_23 & (sum_2 == stage_row_0)) | (conjunction_22 & equal_50);
  wire disjunction_85 = (late_0 & disjunction_84) | (late_1 & disjunction_83) | (late_2 & disjunction_82);
  wire disjunction_86 = disjunction_85 | (late_3 & disjunction_81) | (late_4 & disjunction_80);
  wire disjunction_87 = disjunction_86 | (late_5 & disjunction_79) | (late_6 & disjunction_78);
  wire disjunction_88 = disjunction_87 | (late_7 & disjunction_77) | (late_8 & disjunction_76);
  wire conjunction_40 = (disjunction_60 | (conjunction_8 & equal_33) | conjunction_39) & conjunction_1[5];
  wire conjunction_41 = (disjunction_40 | (conjunction_8 & equal_23) | conjunction_33) & conjunction_1[3];
  wire conjunction_42 = (disjunction_20 | (conjunction_8 & equal_6) | conjunction_27) & conjunction_1[1];
  wire [7:0] joined_1 = {writes_high & (disjunction_88 | (late_9 & disjunction_75)), writes & (disjunction_74 |
      (late_9 & disjunction_61)), conjunction_40, (disjunction_50 | conjunction_36) & conjunction_1[4],
      conjunction_41, (disjunction_30 | conjunction_30) & conjunction_1[2], conjunction_42, (disjunction_10 |
      conjunction_24) & conjunction_1[0]};

  assign stall = (|joined_1) | hold;

  wire [10:0] sum_3 = row_0 + 11'd0;

  reg looked_up_1;
  always @*
    case (sum_3[1:0])
      2'd1: looked_up_1 = bank_busy_1;
      2'd2: looked_up_1 = bank_busy_2;
      2'd3: looked_up_1 = bank_busy_3;
      default: looked_up_1 = bank_busy_0;
    endcase

  assign grant_0 = conjunction_1[0] & (~looked_up_1) & (~stall);

  wire conjunction_43 = grant_0 & (sum_3[1:0] == 2'd0);
  wire disjunction_89 = bank_busy_0 | conjunction_43;
  wire conjunction_44 = grant_0 & (sum_3[1:0] == 2'd3);
  wire disjunction_90 = bank_busy_3 | conjunction_44;
  wire conjunction_45 = grant_0 & (sum_3[1:0] == 2'd2);
  wire disjunction_91 = bank_busy_2 | conjunction_45;
  wire conjunction_46 = grant_0 & (sum_3[1:0] == 2'd1);
  wire disjunction_92 = bank_busy_1 | conjunction_46;
  wire [10:0] sum_4 = row_0 + 11'd1;

  reg looked_up_2;
  always @*
    case (sum_4[1:0])
      2'd1: looked_up_2 = disjunction_92;
      2'd2: looked_up_2 = disjunction_91;
      2'd3: looked_up_2 = disjunction_90;
      default: looked_up_2 = disjunction_89;
    endcase

  assign grant_1 = conjunction_1[1] & (~looked_up_2) & (~stall);

  wire conjunction_47 = grant_1 & (sum_4[1:0] == 2'd0);
  wire disjunction_93 = disjunction_89 | conjunction_47;
  wire conjunction_48 = grant_1 & (sum_4[1:0] == 2'd3);
  wire disjunction_94 = disjunction_90 | conjunction_48;
  wire conjunction_49 = grant_1 & (sum_4[1:0] == 2'd2);
  wire disjunction_95 = disjunction_91 | conjunction_49;
  wire conjunction_50 = grant_1 & (sum_4[1:0] == 2'd1);
  wire disjunction_96 = disjunction_92 | conjunction_50;
  wire [10:0] sum_5 = row_1 + 11'd0;

  reg looked_up_3;
  always @*
    case (sum_5[1:0])
      2'd1: looked_up_3 = disjunction_96;
      2'd2: looked_up_3 = disjunction_95;
      2'd3: looked_up_3 = disjunction_94;
      default: looked_up_3 = disjunction_93;
    endcase

  assign grant_2 = conjunction_1[2] & (~looked_up_3) & (~stall);

  wire conjunction_51 = grant_2 & (sum_5[1:0] == 2'd0);
  wire disjunction_97 = disjunction_93 | conjunction_51;
  wire conjunction_52 = grant_2 & (sum_5[1:0] == 2'd3);
  wire disjunction_98 = disjunction_94 | conjunction_52;
  wire conjunction_53 = grant_2 & (sum_5[1:0] == 2'd2);
  wire disjunction_99 = disjunction_95 | conjunction_53;
  wire conjunction_54 = grant_2 & (sum_5[1:0] == 2'd1);
  wire disjunction_100 = disjunction_96 | conjunction_54;
  wire [10:0] sum_6 = row_1 + 11'd1;

  reg looked_up_4;
  always @*
    case (sum_6[1:0])
      2'd1: looked_up_4 = disjunction_100;
      2'd2: looked_up_4 = disjunction_99;
      2'd3: looked_up_4 = disjunction_98;
      default: looked_up_4 = disjunction_97;
    endcase

  assign grant_3 = conjunction_1[3] & (~looked_up_4) & (~stall);

  wire conjunction_55 = grant_3 & (sum_6[1:0] == 2'd0);
  wire disjunction_101 = disjunction_97 | conjunction_55;
  wire conjunction_56 = grant_3 & (sum_6[1:0] == 2'd3);
  wire disjunction_102 = disjunction_98 | conjunction_56;
  wire conjunction_57 = grant_3 & (sum_6[1:0] == 2'd2);
  wire disjunction_103 = disjunction_99 | conjunction_57;
  wire conjunction_58 = grant_3 & (sum_6[1:0] == 2'd1);
  wire disjunction_104 = disjunction_100 | conjunction_58;
  wire [10:0] sum_7 = row_2 + 11'd0;

  reg looked_up_5;
  always @*
    case (sum_7[1:0])
      2'd1: looked_up_5 = disjunction_104;
      2'd2: looked_up_5 = disjunction_103;
      2'd3: looked_up_5 = disjunction_102;
      default: looked_up_5 = disjunction_101;
    endcase

  assign grant_4 = conjunction_1[4] & (~looked_up_5) & (~stall);

  wire conjunction_59 = grant_4 & (sum_7[1:0] == 2'd0);
  wire conjunction_60 = grant_4 & (sum_7[1:0] == 2'd3);
  wire conjunction_61 = grant_4 & (sum_7[1:0] == 2'd2);
  wire conjunction_62 = grant_4 & (sum_7[1:0] == 2'd1);
  wire [10:0] sum_8 = row_2 + 11'd1;

  reg looked_up_6;
  always @*
    case (sum_8[1:0])
      2'd1: looked_up_6 = disjunction_104 | conjunction_62;
      2'd2: looked_up_6 = disjunction_103 | conjunction_61;
      2'd3: looked_up_6 = disjunction_102 | conjunction_60;
      default: looked_up_6 = disjunction_101 | conjunction_59;
    endcase

  assign grant_5 = conjunction_1[5] & (~looked_up_6) & (~stall);

  wire conjunction_63 = grant_5 & (sum_8[1:0] == 2'd0);
  wire [5:0] joined_2 = {conjunction_63, conjunction_59, conjunction_55, conjunction_51, conjunction_47,
      conjunction_43};

  assign bank_read_0 = |joined_2;

  wire [10:0] disjunction_105 = (sum_3 & {11{conjunction_43}}) | (sum_4 & {11{conjunction_47}}) | (sum_5 &
      {11{conjunction_51}});
  wire [10:0] disjunction_106 = disjunction_105 | (sum_6 & {11{conjunction_55}}) | (sum_7 & {11{conjunction_59}});

  assign bank_row_0 = disjunction_106 | (sum_8 & {11{conjunction_63}});

  wire conjunction_64 = grant_5 & (sum_8[1:0] == 2'd1);
  wire [5:0] joined_3 = {conjunction_64, conjunction_62, conjunction_58, conjunction_54, conjunction_50,
      conjunction_46};

  assign bank_read_1 = |joined_3;

  wire [10:0] disjunction_107 = (sum_3 & {11{conjunction_46}}) | (sum_4 & {11{conjunction_50}}) | (sum_5 &
      {11{conjunction_54}});
  wire [10:0] disjunction_108 = disjunction_107 | (sum_6 & {11{conjunction_58}}) | (sum_7 & {11{conjunction_62}});

  assign bank_row_1 = disjunction_108 | (sum_8 & {11{conjunction_64}});

  wire conjunction_65 = grant_5 & (sum_8[1:0] == 2'd2);
  wire [5:0] joined_4 = {conjunction_65, conjunction_61, conjunction_57, conjunction_53, conjunction_49,
      conjunction_45};

  assign bank_read_2 = |joined_4;

  wire [10:0] disjunction_109 = (sum_3 & {11{conjunction_45}}) | (sum_4 & {11{conjunction_49}}) | (sum_5 &
      {11{conjunction_53}});
  wire [10:0] disjunction_110 = disjunction_109 | (sum_6 & {11{conjunction_57}}) | (sum_7 & {11{conjunction_61}});

  assign bank_row_2 = disjunction_110 | (sum_8 & {11{conjunction_65}});

  wire conjunction_66 = grant_5 & (sum_8[1:0] == 2'd3);
  wire [5:0] joined_5 = {conjunction_66, conjunction_60, conjunction_56, conjunction_52, conjunction_48,
      conjunction_44};

  assign bank_read_3 = |joined_5;

  wire [10:0] disjunction_111 = (sum_3 & {11{conjunction_44}}) | (sum_4 & {11{conjunction_48}}) | (sum_5 &
      {11{conjunction_52}});
  wire [10:0] disjunction_112 = disjunction_111 | (sum_6 & {11{conjunction_56}}) | (sum_7 & {11{conjunction_60}});

  assign bank_row_3 = disjunction_112 | (sum_8 & {11{conjunction_66}});
  assign load = {grant_5, grant_4, grant_3, grant_2, grant_1, grant_0} | ((~need) & {6{~stall}});
  assign bank = {sum_8[1:0], sum_7[1:0], sum_6[1:0], sum_5[1:0], sum_4[1:0], sum_3[1:0]};

  wire [1:0] chosen_1 = disjunction_1 ? 2'd2 : disjunction_2 ? 2'd3 : 2'd0;
  wire [1:0] chosen_2 = disjunction_11 ? 2'd2 : disjunction_12 ? 2'd3 : 2'd0;
  wire [1:0] chosen_3 = disjunction_21 ? 2'd2 : disjunction_22 ? 2'd3 : 2'd0;
  wire [1:0] chosen_4 = disjunction_31 ? 2'd2 : disjunction_32 ? 2'd3 : 2'd0;
  wire [1:0] chosen_5 = disjunction_41 ? 2'd2 : disjunction_42 ? 2'd3 : 2'd0;
  wire [1:0] chosen_6 = disjunction_51 ? 2'd2 : disjunction_52 ? 2'd3 : 2'd0;

  assign origin = {need[5] ? chosen_6 : 2'd1, need[4] ? chosen_5 : 2'd1, need[3] ? chosen_4 : 2'd1, need[2] ?
      chosen_3 : 2'd1, need[1] ? chosen_2 : 2'd1, need[0] ? chosen_1 : 2'd1};
  assign bypass_high = {disjunction_51 ? conjunction_37 : conjunction_38, disjunction_41 ? conjunction_34 :
      conjunction_35, disjunction_31 ? conjunction_31 : conjunction_32, disjunction_21 ? conjunction_28 :
      conjunction_29, disjunction_11 ? conjunction_25 : conjunction_26, disjunction_1 ? conjunction_3 :
      conjunction_6};
  wire [5:0] conjunction_67 = conjunction_1 & (~{grant_5, grant_4, grant_3, grant_2, grant_1, grant_0});
  assign complete = (~(|conjunction_67)) & (~stall);

endmodule
