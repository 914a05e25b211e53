// gather: generator of hdl/src/vector/gather.rs
// Written by Tombolo; change the source.
// SPDX-License-Identifier: MIT OR Apache-2.0

`default_nettype none

module gather (
  input wire [5:0] need,
  input wire [5:0] gathered,
  input wire [10:0] head_row_0,
  input wire [10:0] head_row_1,
  input wire [10:0] head_row_2,
  input wire [10:0] head_destination,
  input wire head_writes,
  input wire head_writes_high,
  input wire [2:0] beat,
  input wire hold,
  input wire bank_busy_0,
  input wire bank_busy_1,
  input wire bank_busy_2,
  input wire bank_busy_3,
  input wire hazard_0_late,
  input wire hazard_0_writes,
  input wire hazard_0_writes_high,
  input wire [10:0] hazard_0_row,
  input wire [2:0] hazard_0_beat,
  input wire hazard_1_late,
  input wire hazard_1_writes,
  input wire hazard_1_writes_high,
  input wire [10:0] hazard_1_row,
  input wire [2:0] hazard_1_beat,
  input wire hazard_2_late,
  input wire hazard_2_writes,
  input wire hazard_2_writes_high,
  input wire [10:0] hazard_2_row,
  input wire [2:0] hazard_2_beat,
  input wire hazard_3_late,
  input wire hazard_3_writes,
  input wire hazard_3_writes_high,
  input wire [10:0] hazard_3_row,
  input wire [2:0] hazard_3_beat,
  input wire hazard_4_late,
  input wire hazard_4_writes,
  input wire hazard_4_writes_high,
  input wire hazard_4_partial,
  input wire [10:0] hazard_4_row,
  input wire [2:0] hazard_4_beat,
  input wire hazard_5_late,
  input wire hazard_5_writes,
  input wire hazard_5_writes_high,
  input wire hazard_5_partial,
  input wire [10:0] hazard_5_row,
  input wire [2:0] hazard_5_beat,
  input wire hazard_6_late,
  input wire hazard_6_writes,
  input wire hazard_6_writes_high,
  input wire [10:0] hazard_6_row,
  input wire [2:0] hazard_6_beat,
  input wire hazard_7_late,
  input wire hazard_7_writes,
  input wire hazard_7_writes_high,
  input wire [10:0] hazard_7_row,
  input wire [2:0] hazard_7_beat,
  input wire hazard_8_late,
  input wire hazard_8_writes,
  input wire hazard_8_writes_high,
  input wire [10:0] hazard_8_row,
  input wire [2:0] hazard_8_beat,
  input wire hazard_9_late,
  input wire hazard_9_writes,
  input wire hazard_9_writes_high,
  input wire [10:0] hazard_9_row,
  input wire [2:0] hazard_9_beat,
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

  wire equal_1 = head_destination == hazard_9_row;
  wire equal_2 = hazard_9_beat == beat;
  wire conjunction_1 = hazard_9_writes_high & equal_2;
  wire [10:0] sum_1 = head_destination + 11'd1;
  wire conjunction_2 = hazard_9_writes & equal_2;
  wire disjunction_1 = (conjunction_2 & (sum_1 == hazard_9_row)) | (conjunction_1 & equal_1);
  wire [10:0] sum_2 = head_destination + 11'h7ff;
  wire disjunction_2 = (conjunction_2 & equal_1) | (conjunction_1 & (sum_2 == hazard_9_row));
  wire disjunction_3 = (head_writes & disjunction_2) | (head_writes_high & disjunction_1);
  wire equal_3 = head_destination == hazard_8_row;
  wire equal_4 = hazard_8_beat == beat;
  wire conjunction_3 = hazard_8_writes_high & equal_4;
  wire conjunction_4 = hazard_8_writes & equal_4;
  wire disjunction_4 = (conjunction_4 & (sum_1 == hazard_8_row)) | (conjunction_3 & equal_3);
  wire disjunction_5 = (conjunction_4 & equal_3) | (conjunction_3 & (sum_2 == hazard_8_row));
  wire disjunction_6 = (head_writes & disjunction_5) | (head_writes_high & disjunction_4);
  wire equal_5 = head_destination == hazard_7_row;
  wire equal_6 = hazard_7_beat == beat;
  wire conjunction_5 = hazard_7_writes_high & equal_6;
  wire conjunction_6 = hazard_7_writes & equal_6;
  wire disjunction_7 = (conjunction_6 & (sum_1 == hazard_7_row)) | (conjunction_5 & equal_5);
  wire disjunction_8 = (conjunction_6 & equal_5) | (conjunction_5 & (sum_2 == hazard_7_row));
  wire disjunction_9 = (head_writes & disjunction_8) | (head_writes_high & disjunction_7);
  wire equal_7 = head_destination == hazard_6_row;
  wire equal_8 = hazard_6_beat == beat;
  wire conjunction_7 = hazard_6_writes_high & equal_8;
  wire conjunction_8 = hazard_6_writes & equal_8;
  wire disjunction_10 = (conjunction_8 & (sum_1 == hazard_6_row)) | (conjunction_7 & equal_7);
  wire disjunction_11 = (conjunction_8 & equal_7) | (conjunction_7 & (sum_2 == hazard_6_row));
  wire disjunction_12 = (head_writes & disjunction_11) | (head_writes_high & disjunction_10);
  wire equal_9 = head_destination == hazard_5_row;
  wire equal_10 = hazard_5_beat == beat;
  wire conjunction_9 = hazard_5_writes_high & equal_10;
  wire conjunction_10 = hazard_5_writes & equal_10;
  wire disjunction_13 = (conjunction_10 & (sum_1 == hazard_5_row)) | (conjunction_9 & equal_9);
  wire disjunction_14 = (conjunction_10 & equal_9) | (conjunction_9 & (sum_2 == hazard_5_row));
  wire disjunction_15 = (head_writes & disjunction_14) | (head_writes_high & disjunction_13);
  wire equal_11 = head_destination == hazard_4_row;
  wire equal_12 = hazard_4_beat == beat;
  wire conjunction_11 = hazard_4_writes_high & equal_12;
  wire conjunction_12 = hazard_4_writes & equal_12;
  wire disjunction_16 = (conjunction_12 & (sum_1 == hazard_4_row)) | (conjunction_11 & equal_11);
  wire disjunction_17 = (conjunction_12 & equal_11) | (conjunction_11 & (sum_2 == hazard_4_row));
  wire disjunction_18 = (head_writes & disjunction_17) | (head_writes_high & disjunction_16);
  wire equal_13 = head_destination == hazard_3_row;
  wire equal_14 = hazard_3_beat == beat;
  wire conjunction_13 = hazard_3_writes_high & equal_14;
  wire conjunction_14 = hazard_3_writes & equal_14;
  wire disjunction_19 = (conjunction_14 & (sum_1 == hazard_3_row)) | (conjunction_13 & equal_13);
  wire disjunction_20 = (conjunction_14 & equal_13) | (conjunction_13 & (sum_2 == hazard_3_row));
  wire disjunction_21 = (head_writes & disjunction_20) | (head_writes_high & disjunction_19);
  wire equal_15 = head_destination == hazard_2_row;
  wire equal_16 = hazard_2_beat == beat;
  wire conjunction_15 = hazard_2_writes_high & equal_16;
  wire conjunction_16 = hazard_2_writes & equal_16;
  wire disjunction_22 = (conjunction_16 & (sum_1 == hazard_2_row)) | (conjunction_15 & equal_15);
  wire disjunction_23 = (conjunction_16 & equal_15) | (conjunction_15 & (sum_2 == hazard_2_row));
  wire disjunction_24 = (head_writes & disjunction_23) | (head_writes_high & disjunction_22);
  wire equal_17 = head_destination == hazard_1_row;
  wire equal_18 = hazard_1_beat == beat;
  wire conjunction_17 = hazard_1_writes_high & equal_18;
  wire conjunction_18 = hazard_1_writes & equal_18;
  wire disjunction_25 = (conjunction_18 & (sum_1 == hazard_1_row)) | (conjunction_17 & equal_17);
  wire disjunction_26 = (conjunction_18 & equal_17) | (conjunction_17 & (sum_2 == hazard_1_row));
  wire disjunction_27 = (head_writes & disjunction_26) | (head_writes_high & disjunction_25);
  wire equal_19 = head_destination == hazard_0_row;
  wire equal_20 = hazard_0_beat == beat;
  wire conjunction_19 = hazard_0_writes_high & equal_20;
  wire conjunction_20 = hazard_0_writes & equal_20;
  wire disjunction_28 = (conjunction_20 & (sum_1 == hazard_0_row)) | (conjunction_19 & equal_19);
  wire disjunction_29 = (conjunction_20 & equal_19) | (conjunction_19 & (sum_2 == hazard_0_row));
  wire disjunction_30 = (head_writes & disjunction_29) | (head_writes_high & disjunction_28);
  wire [5:0] conjunction_21 = need & (~gathered);
  wire equal_21 = head_row_2 == hazard_4_row;
  wire conjunction_22 = conjunction_11 & equal_21;
  wire [10:0] sum_3 = head_row_2 + 11'd1;
  wire disjunction_31 = (conjunction_12 & (sum_3 == hazard_4_row)) | conjunction_22;
  wire equal_22 = head_row_2 == hazard_5_row;
  wire conjunction_23 = conjunction_9 & equal_22;
  wire disjunction_32 = (conjunction_10 & (sum_3 == hazard_5_row)) | conjunction_23;
  wire equal_23 = head_row_2 == hazard_9_row;
  wire equal_24 = head_row_2 == hazard_8_row;
  wire equal_25 = head_row_2 == hazard_7_row;
  wire equal_26 = head_row_2 == hazard_6_row;
  wire equal_27 = head_row_2 == hazard_3_row;
  wire equal_28 = head_row_2 == hazard_2_row;
  wire equal_29 = head_row_2 == hazard_1_row;
  wire equal_30 = head_row_2 == hazard_0_row;
  wire disjunction_33 = (conjunction_20 & (sum_3 == hazard_0_row)) | (conjunction_19 & equal_30);
  wire disjunction_34 = disjunction_33 | (conjunction_18 & (sum_3 == hazard_1_row)) | (conjunction_17 & equal_29);
  wire disjunction_35 = disjunction_34 | (conjunction_16 & (sum_3 == hazard_2_row)) | (conjunction_15 & equal_28);
  wire disjunction_36 = disjunction_35 | (conjunction_14 & (sum_3 == hazard_3_row)) | (conjunction_13 & equal_27);
  wire disjunction_37 = disjunction_36 | (conjunction_8 & (sum_3 == hazard_6_row)) | (conjunction_7 & equal_26);
  wire disjunction_38 = disjunction_37 | (conjunction_6 & (sum_3 == hazard_7_row)) | (conjunction_5 & equal_25);
  wire disjunction_39 = disjunction_38 | (conjunction_4 & (sum_3 == hazard_8_row)) | (conjunction_3 & equal_24);
  wire disjunction_40 = disjunction_39 | (conjunction_2 & (sum_3 == hazard_9_row)) | (conjunction_1 & equal_23);
  wire conjunction_24 = disjunction_32 & (hazard_5_partial | (disjunction_31 & hazard_4_partial));
  wire [10:0] sum_4 = head_row_2 + 11'h7ff;
  wire conjunction_25 = conjunction_11 & (sum_4 == hazard_4_row);
  wire disjunction_41 = (conjunction_12 & equal_21) | conjunction_25;
  wire conjunction_26 = conjunction_9 & (sum_4 == hazard_5_row);
  wire disjunction_42 = (conjunction_10 & equal_22) | conjunction_26;
  wire disjunction_43 = (conjunction_20 & equal_30) | (conjunction_19 & (sum_4 == hazard_0_row));
  wire disjunction_44 = disjunction_43 | (conjunction_18 & equal_29) | (conjunction_17 & (sum_4 == hazard_1_row));
  wire disjunction_45 = disjunction_44 | (conjunction_16 & equal_28) | (conjunction_15 & (sum_4 == hazard_2_row));
  wire disjunction_46 = disjunction_45 | (conjunction_14 & equal_27) | (conjunction_13 & (sum_4 == hazard_3_row));
  wire disjunction_47 = disjunction_46 | (conjunction_8 & equal_26) | (conjunction_7 & (sum_4 == hazard_6_row));
  wire disjunction_48 = disjunction_47 | (conjunction_6 & equal_25) | (conjunction_5 & (sum_4 == hazard_7_row));
  wire disjunction_49 = disjunction_48 | (conjunction_4 & equal_24) | (conjunction_3 & (sum_4 == hazard_8_row));
  wire disjunction_50 = disjunction_49 | (conjunction_2 & equal_23) | (conjunction_1 & (sum_4 == hazard_9_row));
  wire conjunction_27 = disjunction_42 & (hazard_5_partial | (disjunction_41 & hazard_4_partial));
  wire equal_31 = head_row_1 == hazard_4_row;
  wire conjunction_28 = conjunction_11 & equal_31;
  wire [10:0] sum_5 = head_row_1 + 11'd1;
  wire disjunction_51 = (conjunction_12 & (sum_5 == hazard_4_row)) | conjunction_28;
  wire equal_32 = head_row_1 == hazard_5_row;
  wire conjunction_29 = conjunction_9 & equal_32;
  wire disjunction_52 = (conjunction_10 & (sum_5 == hazard_5_row)) | conjunction_29;
  wire equal_33 = head_row_1 == hazard_9_row;
  wire equal_34 = head_row_1 == hazard_8_row;
  wire equal_35 = head_row_1 == hazard_7_row;
  wire equal_36 = head_row_1 == hazard_6_row;
  wire equal_37 = head_row_1 == hazard_3_row;
  wire equal_38 = head_row_1 == hazard_2_row;
  wire equal_39 = head_row_1 == hazard_1_row;
  wire equal_40 = head_row_1 == hazard_0_row;
  wire disjunction_53 = (conjunction_20 & (sum_5 == hazard_0_row)) | (conjunction_19 & equal_40);
  wire disjunction_54 = disjunction_53 | (conjunction_18 & (sum_5 == hazard_1_row)) | (conjunction_17 & equal_39);
  wire disjunction_55 = disjunction_54 | (conjunction_16 & (sum_5 == hazard_2_row)) | (conjunction_15 & equal_38);
  wire disjunction_56 = disjunction_55 | (conjunction_14 & (sum_5 == hazard_3_row)) | (conjunction_13 & equal_37);
  wire disjunction_57 = disjunction_56 | (conjunction_8 & (sum_5 == hazard_6_row)) | (conjunction_7 & equal_36);
  wire disjunction_58 = disjunction_57 | (conjunction_6 & (sum_5 == hazard_7_row)) | (conjunction_5 & equal_35);
  wire disjunction_59 = disjunction_58 | (conjunction_4 & (sum_5 == hazard_8_row)) | (conjunction_3 & equal_34);
  wire disjunction_60 = disjunction_59 | (conjunction_2 & (sum_5 == hazard_9_row)) | (conjunction_1 & equal_33);
  wire conjunction_30 = disjunction_52 & (hazard_5_partial | (disjunction_51 & hazard_4_partial));
  wire [10:0] sum_6 = head_row_1 + 11'h7ff;
  wire conjunction_31 = conjunction_11 & (sum_6 == hazard_4_row);
  wire disjunction_61 = (conjunction_12 & equal_31) | conjunction_31;
  wire conjunction_32 = conjunction_9 & (sum_6 == hazard_5_row);
  wire disjunction_62 = (conjunction_10 & equal_32) | conjunction_32;
  wire disjunction_63 = (conjunction_20 & equal_40) | (conjunction_19 & (sum_6 == hazard_0_row));
  wire disjunction_64 = disjunction_63 | (conjunction_18 & equal_39) | (conjunction_17 & (sum_6 == hazard_1_row));
  wire disjunction_65 = disjunction_64 | (conjunction_16 & equal_38) | (conjunction_15 & (sum_6 == hazard_2_row));
  wire disjunction_66 = disjunction_65 | (conjunction_14 & equal_37) | (conjunction_13 & (sum_6 == hazard_3_row));
  wire disjunction_67 = disjunction_66 | (conjunction_8 & equal_36) | (conjunction_7 & (sum_6 == hazard_6_row));
  wire disjunction_68 = disjunction_67 | (conjunction_6 & equal_35) | (conjunction_5 & (sum_6 == hazard_7_row));
  wire disjunction_69 = disjunction_68 | (conjunction_4 & equal_34) | (conjunction_3 & (sum_6 == hazard_8_row));
  wire disjunction_70 = disjunction_69 | (conjunction_2 & equal_33) | (conjunction_1 & (sum_6 == hazard_9_row));
  wire conjunction_33 = disjunction_62 & (hazard_5_partial | (disjunction_61 & hazard_4_partial));
  wire equal_41 = head_row_0 == hazard_4_row;
  wire conjunction_34 = conjunction_11 & equal_41;
  wire [10:0] sum_7 = head_row_0 + 11'd1;
  wire disjunction_71 = (conjunction_12 & (sum_7 == hazard_4_row)) | conjunction_34;
  wire equal_42 = head_row_0 == hazard_5_row;
  wire conjunction_35 = conjunction_9 & equal_42;
  wire disjunction_72 = (conjunction_10 & (sum_7 == hazard_5_row)) | conjunction_35;
  wire equal_43 = head_row_0 == hazard_9_row;
  wire equal_44 = head_row_0 == hazard_8_row;
  wire equal_45 = head_row_0 == hazard_7_row;
  wire equal_46 = head_row_0 == hazard_6_row;
  wire equal_47 = head_row_0 == hazard_3_row;
  wire equal_48 = head_row_0 == hazard_2_row;
  wire equal_49 = head_row_0 == hazard_1_row;
  wire equal_50 = head_row_0 == hazard_0_row;
  wire disjunction_73 = (conjunction_20 & (sum_7 == hazard_0_row)) | (conjunction_19 & equal_50);
  wire disjunction_74 = disjunction_73 | (conjunction_18 & (sum_7 == hazard_1_row)) | (conjunction_17 & equal_49);
  wire disjunction_75 = disjunction_74 | (conjunction_16 & (sum_7 == hazard_2_row)) | (conjunction_15 & equal_48);
  wire disjunction_76 = disjunction_75 | (conjunction_14 & (sum_7 == hazard_3_row)) | (conjunction_13 & equal_47);
  wire disjunction_77 = disjunction_76 | (conjunction_8 & (sum_7 == hazard_6_row)) | (conjunction_7 & equal_46);
  wire disjunction_78 = disjunction_77 | (conjunction_6 & (sum_7 == hazard_7_row)) | (conjunction_5 & equal_45);
  wire disjunction_79 = disjunction_78 | (conjunction_4 & (sum_7 == hazard_8_row)) | (conjunction_3 & equal_44);
  wire disjunction_80 = disjunction_79 | (conjunction_2 & (sum_7 == hazard_9_row)) | (conjunction_1 & equal_43);
  wire conjunction_36 = disjunction_72 & (hazard_5_partial | (disjunction_71 & hazard_4_partial));
  wire [10:0] sum_8 = head_row_0 + 11'h7ff;
  wire conjunction_37 = conjunction_11 & (sum_8 == hazard_4_row);
  wire disjunction_81 = (conjunction_12 & equal_41) | conjunction_37;
  wire conjunction_38 = conjunction_9 & (sum_8 == hazard_5_row);
  wire disjunction_82 = (conjunction_10 & equal_42) | conjunction_38;
  wire disjunction_83 = (conjunction_20 & equal_50) | (conjunction_19 & (sum_8 == hazard_0_row));
  wire disjunction_84 = disjunction_83 | (conjunction_18 & equal_49) | (conjunction_17 & (sum_8 == hazard_1_row));
  wire disjunction_85 = disjunction_84 | (conjunction_16 & equal_48) | (conjunction_15 & (sum_8 == hazard_2_row));
  wire disjunction_86 = disjunction_85 | (conjunction_14 & equal_47) | (conjunction_13 & (sum_8 == hazard_3_row));
  wire disjunction_87 = disjunction_86 | (conjunction_8 & equal_46) | (conjunction_7 & (sum_8 == hazard_6_row));
  wire disjunction_88 = disjunction_87 | (conjunction_6 & equal_45) | (conjunction_5 & (sum_8 == hazard_7_row));
  wire disjunction_89 = disjunction_88 | (conjunction_4 & equal_44) | (conjunction_3 & (sum_8 == hazard_8_row));
  wire disjunction_90 = disjunction_89 | (conjunction_2 & equal_43) | (conjunction_1 & (sum_8 == hazard_9_row));
  wire conjunction_39 = disjunction_82 & (hazard_5_partial | (disjunction_81 & hazard_4_partial));
  wire disjunction_91 = hold | ((disjunction_90 | conjunction_39) & conjunction_21[0]) | ((disjunction_80 |
      conjunction_36) & conjunction_21[1]);
  wire disjunction_92 = disjunction_91 | ((disjunction_70 | conjunction_33) & conjunction_21[2]);
  wire disjunction_93 = disjunction_92 | ((disjunction_60 | conjunction_30) & conjunction_21[3]);
  wire disjunction_94 = disjunction_93 | ((disjunction_50 | conjunction_27) & conjunction_21[4]);
  wire disjunction_95 = disjunction_94 | ((disjunction_40 | conjunction_24) & conjunction_21[5]);
  wire disjunction_96 = disjunction_95 | (hazard_0_late & disjunction_30) | (hazard_1_late & disjunction_27);
  wire disjunction_97 = disjunction_96 | (hazard_2_late & disjunction_24) | (hazard_3_late & disjunction_21);
  wire disjunction_98 = disjunction_97 | (hazard_4_late & disjunction_18) | (hazard_5_late & disjunction_15);
  wire disjunction_99 = disjunction_98 | (hazard_6_late & disjunction_12) | (hazard_7_late & disjunction_9);

  assign stall = disjunction_99 | (hazard_8_late & disjunction_6) | (hazard_9_late & disjunction_3);

  wire [10:0] sum_9 = head_row_0 + 11'd0;

  reg looked_up_1;
  always @*
    case (sum_9[1:0])
      2'd1: looked_up_1 = bank_busy_1;
      2'd2: looked_up_1 = bank_busy_2;
      2'd3: looked_up_1 = bank_busy_3;
      default: looked_up_1 = bank_busy_0;
    endcase

  assign grant_0 = conjunction_21[0] & (~looked_up_1) & (~stall);

  reg looked_up_2;
  always @*
    case (sum_7[1:0])
      2'd1: looked_up_2 = bank_busy_1;
      2'd2: looked_up_2 = bank_busy_2;
      2'd3: looked_up_2 = bank_busy_3;
      default: looked_up_2 = bank_busy_0;
    endcase

  assign grant_1 = conjunction_21[1] & (~looked_up_2) & (~stall);

  wire [10:0] sum_10 = head_row_1 + 11'd0;

  reg looked_up_3;
  always @*
    case (sum_10[1:0])
      2'd1: looked_up_3 = bank_busy_1;
      2'd2: looked_up_3 = bank_busy_2;
      2'd3: looked_up_3 = bank_busy_3;
      default: looked_up_3 = bank_busy_0;
    endcase

  wire disjunction_100 = looked_up_3 | (conjunction_21[0] & (sum_10[1:0] == sum_9[1:0])) | (conjunction_21[1] &
      (sum_10[1:0] == sum_7[1:0]));

  assign grant_2 = conjunction_21[2] & (~disjunction_100) & (~stall);

  reg looked_up_4;
  always @*
    case (sum_5[1:0])
      2'd1: looked_up_4 = bank_busy_1;
      2'd2: looked_up_4 = bank_busy_2;
      2'd3: looked_up_4 = bank_busy_3;
      default: looked_up_4 = bank_busy_0;
    endcase

  wire disjunction_101 = looked_up_4 | (conjunction_21[0] & (sum_5[1:0] == sum_9[1:0])) | (conjunction_21[1] &
      (sum_5[1:0] == sum_7[1:0]));

  assign grant_3 = conjunction_21[3] & (~disjunction_101) & (~stall);

  wire [10:0] sum_11 = head_row_2 + 11'd0;

  reg looked_up_5;
  always @*
    case (sum_11[1:0])
      2'd1: looked_up_5 = bank_busy_1;
      2'd2: looked_up_5 = bank_busy_2;
      2'd3: looked_up_5 = bank_busy_3;
      default: looked_up_5 = bank_busy_0;
    endcase

  wire disjunction_102 = looked_up_5 | (conjunction_21[0] & (sum_11[1:0] == sum_9[1:0])) | (conjunction_21[1] &
      (sum_11[1:0] == sum_7[1:0]));
  wire disjunction_103 = disjunction_102 | (conjunction_21[2] & (sum_11[1:0] == sum_10[1:0]));
  wire disjunction_104 = disjunction_103 | (conjunction_21[3] & (sum_11[1:0] == sum_5[1:0]));

  assign grant_4 = conjunction_21[4] & (~disjunction_104) & (~stall);

  reg looked_up_6;
  always @*
    case (sum_3[1:0])
      2'd1: looked_up_6 = bank_busy_1;
      2'd2: looked_up_6 = bank_busy_2;
      2'd3: looked_up_6 = bank_busy_3;
      default: looked_up_6 = bank_busy_0;
    endcase

  wire disjunction_105 = looked_up_6 | (conjunction_21[0] & (sum_3[1:0] == sum_9[1:0])) | (conjunction_21[1] &
      (sum_3[1:0] == sum_7[1:0]));
  wire disjunction_106 = disjunction_105 | (conjunction_21[2] & (sum_3[1:0] == sum_10[1:0]));
  wire disjunction_107 = disjunction_106 | (conjunction_21[3] & (sum_3[1:0] == sum_5[1:0]));

  assign grant_5 = conjunction_21[5] & (~disjunction_107) & (~stall);

  wire [3:0] conjunction_40 = (4'd1 << sum_9[1:0]) & {4{grant_0}};
  wire [3:0] conjunction_41 = (4'd1 << sum_7[1:0]) & {4{grant_1}};
  wire [3:0] conjunction_42 = (4'd1 << sum_10[1:0]) & {4{grant_2}};
  wire [3:0] conjunction_43 = (4'd1 << sum_5[1:0]) & {4{grant_3}};
  wire [3:0] conjunction_44 = (4'd1 << sum_11[1:0]) & {4{grant_4}};
  wire [3:0] conjunction_45 = (4'd1 << sum_3[1:0]) & {4{grant_5}};
  wire [5:0] joined_1 = {conjunction_45[0], conjunction_44[0], conjunction_43[0], conjunction_42[0],
      conjunction_41[0], conjunction_40[0]};

  assign bank_read_0 = |joined_1;

  wire [10:0] disjunction_108 = (sum_9 & {11{conjunction_40[0]}}) | (sum_7 & {11{conjunction_41[0]}});
  wire [10:0] disjunction_109 = disjunction_108 | (sum_10 & {11{conjunction_42[0]}}) | (sum_5 &
      {11{conjunction_43[0]}});

  assign bank_row_0 = disjunction_109 | (sum_11 & {11{conjunction_44[0]}}) | (sum_3 & {11{conjunction_45[0]}});
  wire [5:0] joined_2 = {conjunction_45[1], conjunction_44[1], conjunction_43[1], conjunction_42[1],
      conjunction_41[1], conjunction_40[1]};
  assign bank_read_1 = |joined_2;

  wire [10:0] disjunction_110 = (sum_9 & {11{conjunction_40[1]}}) | (sum_7 & {11{conjunction_41[1]}});
  wire [10:0] disjunction_111 = disjunction_110 | (sum_10 & {11{conjunction_42[1]}}) | (sum_5 &
      {11{conjunction_43[1]}});

  assign bank_row_1 = disjunction_111 | (sum_11 & {11{conjunction_44[1]}}) | (sum_3 & {11{conjunction_45[1]}});
  wire [5:0] joined_3 = {conjunction_45[2], conjunction_44[2], conjunction_43[2], conjunction_42[2],
      conjunction_41[2], conjunction_40[2]};
  assign bank_read_2 = |joined_3;

  wire [10:0] disjunction_112 = (sum_9 & {11{conjunction_40[2]}}) | (sum_7 & {11{conjunction_41[2]}});
  wire [10:0] disjunction_113 = disjunction_112 | (sum_10 & {11{conjunction_42[2]}}) | (sum_5 &
      {11{conjunction_43[2]}});

  assign bank_row_2 = disjunction_113 | (sum_11 & {11{conjunction_44[2]}}) | (sum_3 & {11{conjunction_45[2]}});
  wire [5:0] joined_4 = {conjunction_45[3], conjunction_44[3], conjunction_43[3], conjunction_42[3],
      conjunction_41[3], conjunction_40[3]};
  assign bank_read_3 = |joined_4;

  wire [10:0] disjunction_114 = (sum_9 & {11{conjunction_40[3]}}) | (sum_7 & {11{conjunction_41[3]}});
  wire [10:0] disjunction_115 = disjunction_114 | (sum_10 & {11{conjunction_42[3]}}) | (sum_5 &
      {11{conjunction_43[3]}});

  assign bank_row_3 = disjunction_115 | (sum_11 & {11{conjunction_44[3]}}) | (sum_3 & {11{conjunction_45[3]}});
  assign load = {grant_5, grant_4, grant_3, grant_2, grant_1, grant_0} | ((~need) & {6{~stall}});
  assign bank = {sum_3[1:0], sum_11[1:0], sum_5[1:0], sum_10[1:0], sum_7[1:0], sum_9[1:0]};

  wire [1:0] chosen_1 = disjunction_81 ? 2'd2 : disjunction_82 ? 2'd3 : 2'd0;
  wire [1:0] chosen_2 = disjunction_71 ? 2'd2 : disjunction_72 ? 2'd3 : 2'd0;
  wire [1:0] chosen_3 = disjunction_61 ? 2'd2 : disjunction_62 ? 2'd3 : 2'd0;
  wire [1:0] chosen_4 = disjunction_51 ? 2'd2 : disjunction_52 ? 2'd3 : 2'd0;
  wire [1:0] chosen_5 = disjunction_41 ? 2'd2 : disjunction_42 ? 2'd3 : 2'd0;
  wire [1:0] chosen_6 = disjunction_31 ? 2'd2 : disjunction_32 ? 2'd3 : 2'd0;

  assign origin = {need[5] ? chosen_6 : 2'd1, need[4] ? chosen_5 : 2'd1, need[3] ? chosen_4 : 2'd1, need[2] ?
      chosen_3 : 2'd1, need[1] ? chosen_2 : 2'd1, need[0] ? chosen_1 : 2'd1};
  assign bypass_high = {disjunction_31 ? conjunction_22 : conjunction_23, disjunction_41 ? conjunction_25 :
      conjunction_26, disjunction_51 ? conjunction_28 : conjunction_29, disjunction_61 ? conjunction_31 :
      conjunction_32, disjunction_71 ? conjunction_34 : conjunction_35, disjunction_81 ? conjunction_37 :
      conjunction_38};
  wire [5:0] conjunction_46 = conjunction_21 & (~{grant_5, grant_4, grant_3, grant_2, grant_1, grant_0});
  assign complete = (~(|conjunction_46)) & (~stall);

endmodule

`default_nettype wire
