// gather: generator of hdl/src/vector/gather.rs
// Written by Tombolo; change the source.
// SPDX-License-Identifier: MIT OR Apache-2.0

`default_nettype none

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
  input wire returned_0,
  input wire returned_1,
  input wire returned_2,
  input wire returned_3,
  input wire returned_4,
  input wire returned_5,
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
  wire conjunction_2 = stage_writes_0 & equal_1;
  wire conjunction_3 = stage_writes_high_0 & equal_1;
  wire equal_2 = row_0 == stage_row_0;
  wire equal_3 = stage_beat_1 == beat;
  wire conjunction_4 = stage_writes_1 & equal_3;
  wire conjunction_5 = stage_writes_high_1 & equal_3;
  wire equal_4 = row_0 == stage_row_1;
  wire equal_5 = stage_beat_2 == beat;
  wire conjunction_6 = stage_writes_2 & equal_5;
  wire conjunction_7 = stage_writes_high_2 & equal_5;
  wire equal_6 = row_0 == stage_row_2;
  wire equal_7 = stage_beat_3 == beat;
  wire conjunction_8 = stage_writes_3 & equal_7;
  wire conjunction_9 = stage_writes_high_3 & equal_7;
  wire equal_8 = row_0 == stage_row_3;
  wire equal_9 = stage_beat_4 == beat;
  wire conjunction_10 = stage_writes_4 & equal_9;
  wire conjunction_11 = stage_writes_high_4 & equal_9;
  wire equal_10 = row_0 == stage_row_4;
  wire conjunction_12 = conjunction_11 & ((row_0 + 11'h7ff) == stage_row_4);
  wire conjunction_13 = conjunction_11 & equal_10;
  wire equal_11 = stage_beat_5 == beat;
  wire conjunction_14 = stage_writes_5 & equal_11;
  wire conjunction_15 = stage_writes_high_5 & equal_11;
  wire equal_12 = row_0 == stage_row_5;
  wire conjunction_16 = conjunction_15 & ((row_0 + 11'h7ff) == stage_row_5);
  wire conjunction_17 = conjunction_15 & equal_12;
  wire equal_13 = stage_beat_6 == beat;
  wire conjunction_18 = stage_writes_6 & equal_13;
  wire conjunction_19 = stage_writes_high_6 & equal_13;
  wire equal_14 = row_0 == stage_row_6;
  wire equal_15 = stage_beat_7 == beat;
  wire conjunction_20 = stage_writes_7 & equal_15;
  wire conjunction_21 = stage_writes_high_7 & equal_15;
  wire equal_16 = row_0 == stage_row_7;
  wire equal_17 = stage_beat_8 == beat;
  wire conjunction_22 = stage_writes_8 & equal_17;
  wire conjunction_23 = stage_writes_high_8 & equal_17;
  wire equal_18 = row_0 == stage_row_8;
  wire equal_19 = stage_beat_9 == beat;
  wire conjunction_24 = stage_writes_9 & equal_19;
  wire conjunction_25 = stage_writes_high_9 & equal_19;
  wire equal_20 = row_0 == stage_row_9;
  wire disjunction_1 = (conjunction_2 & equal_2) | (conjunction_3 & ((row_0 + 11'h7ff) == stage_row_0));
  wire disjunction_2 = disjunction_1 | (conjunction_4 & equal_4) | (conjunction_5 & ((row_0 + 11'h7ff) ==
      stage_row_1));
  wire disjunction_3 = disjunction_2 | (conjunction_6 & equal_6) | (conjunction_7 & ((row_0 + 11'h7ff) ==
      stage_row_2));
  wire disjunction_4 = disjunction_3 | (conjunction_8 & equal_8) | (conjunction_9 & ((row_0 + 11'h7ff) ==
      stage_row_3));
  wire disjunction_5 = disjunction_4 | (conjunction_18 & equal_14) | (conjunction_19 & ((row_0 + 11'h7ff) ==
      stage_row_6));
  wire disjunction_6 = disjunction_5 | (conjunction_20 & equal_16) | (conjunction_21 & ((row_0 + 11'h7ff) ==
      stage_row_7));
  wire disjunction_7 = disjunction_6 | (conjunction_22 & equal_18) | (conjunction_23 & ((row_0 + 11'h7ff) ==
      stage_row_8));
  wire disjunction_8 = (conjunction_10 & equal_10) | conjunction_12;
  wire disjunction_9 = (conjunction_14 & equal_12) | conjunction_16;
  wire disjunction_10 = disjunction_7 | (conjunction_24 & equal_20) | (conjunction_25 & ((row_0 + 11'h7ff) ==
      stage_row_9));
  wire conjunction_26 = disjunction_9 & (stage_partial_5 | (disjunction_8 & stage_partial_4));
  wire disjunction_11 = (conjunction_2 & ((row_0 + 11'd1) == stage_row_0)) | (conjunction_3 & equal_2);
  wire disjunction_12 = disjunction_11 | (conjunction_4 & ((row_0 + 11'd1) == stage_row_1));
  wire disjunction_13 = disjunction_12 | (conjunction_5 & equal_4) | (conjunction_6 & ((row_0 + 11'd1) ==
      stage_row_2));
  wire disjunction_14 = disjunction_13 | (conjunction_7 & equal_6) | (conjunction_8 & ((row_0 + 11'd1) ==
      stage_row_3));
  wire disjunction_15 = disjunction_14 | (conjunction_9 & equal_8) | (conjunction_18 & ((row_0 + 11'd1) ==
      stage_row_6));
  wire disjunction_16 = disjunction_15 | (conjunction_19 & equal_14) | (conjunction_20 & ((row_0 + 11'd1) ==
      stage_row_7));
  wire disjunction_17 = disjunction_16 | (conjunction_21 & equal_16) | (conjunction_22 & ((row_0 + 11'd1) ==
      stage_row_8));
  wire disjunction_18 = disjunction_17 | (conjunction_23 & equal_18) | (conjunction_24 & ((row_0 + 11'd1) ==
      stage_row_9));
  wire disjunction_19 = (conjunction_10 & ((row_0 + 11'd1) == stage_row_4)) | conjunction_13;
  wire disjunction_20 = (conjunction_14 & ((row_0 + 11'd1) == stage_row_5)) | conjunction_17;
  wire conjunction_27 = disjunction_20 & (stage_partial_5 | (disjunction_19 & stage_partial_4));
  wire equal_21 = row_1 == stage_row_0;
  wire equal_22 = row_1 == stage_row_1;
  wire equal_23 = row_1 == stage_row_2;
  wire equal_24 = row_1 == stage_row_3;
  wire equal_25 = row_1 == stage_row_4;
  wire conjunction_28 = conjunction_11 & ((row_1 + 11'h7ff) == stage_row_4);
  wire conjunction_29 = conjunction_11 & equal_25;
  wire equal_26 = row_1 == stage_row_5;
  wire conjunction_30 = conjunction_15 & ((row_1 + 11'h7ff) == stage_row_5);
  wire conjunction_31 = conjunction_15 & equal_26;
  wire equal_27 = row_1 == stage_row_6;
  wire equal_28 = row_1 == stage_row_7;
  wire equal_29 = row_1 == stage_row_8;
  wire equal_30 = row_1 == stage_row_9;
  wire disjunction_21 = (conjunction_2 & equal_21) | (conjunction_3 & ((row_1 + 11'h7ff) == stage_row_0));
  wire disjunction_22 = disjunction_21 | (conjunction_4 & equal_22) | (conjunction_5 & ((row_1 + 11'h7ff) ==
      stage_row_1));
  wire disjunction_23 = disjunction_22 | (conjunction_6 & equal_23) | (conjunction_7 & ((row_1 + 11'h7ff) ==
      stage_row_2));
  wire disjunction_24 = disjunction_23 | (conjunction_8 & equal_24) | (conjunction_9 & ((row_1 + 11'h7ff) ==
      stage_row_3));
  wire disjunction_25 = disjunction_24 | (conjunction_18 & equal_27) | (conjunction_19 & ((row_1 + 11'h7ff) ==
      stage_row_6));
  wire disjunction_26 = disjunction_25 | (conjunction_20 & equal_28) | (conjunction_21 & ((row_1 + 11'h7ff) ==
      stage_row_7));
  wire disjunction_27 = disjunction_26 | (conjunction_22 & equal_29) | (conjunction_23 & ((row_1 + 11'h7ff) ==
      stage_row_8));
  wire disjunction_28 = (conjunction_10 & equal_25) | conjunction_28;
  wire disjunction_29 = (conjunction_14 & equal_26) | conjunction_30;
  wire disjunction_30 = disjunction_27 | (conjunction_24 & equal_30) | (conjunction_25 & ((row_1 + 11'h7ff) ==
      stage_row_9));
  wire conjunction_32 = disjunction_29 & (stage_partial_5 | (disjunction_28 & stage_partial_4));
  wire disjunction_31 = (conjunction_2 & ((row_1 + 11'd1) == stage_row_0)) | (conjunction_3 & equal_21);
  wire disjunction_32 = disjunction_31 | (conjunction_4 & ((row_1 + 11'd1) == stage_row_1));
  wire disjunction_33 = disjunction_32 | (conjunction_5 & equal_22) | (conjunction_6 & ((row_1 + 11'd1) ==
      stage_row_2));
  wire disjunction_34 = disjunction_33 | (conjunction_7 & equal_23) | (conjunction_8 & ((row_1 + 11'd1) ==
      stage_row_3));
  wire disjunction_35 = disjunction_34 | (conjunction_9 & equal_24) | (conjunction_18 & ((row_1 + 11'd1) ==
      stage_row_6));
  wire disjunction_36 = disjunction_35 | (conjunction_19 & equal_27) | (conjunction_20 & ((row_1 + 11'd1) ==
      stage_row_7));
  wire disjunction_37 = disjunction_36 | (conjunction_21 & equal_28) | (conjunction_22 & ((row_1 + 11'd1) ==
      stage_row_8));
  wire disjunction_38 = disjunction_37 | (conjunction_23 & equal_29) | (conjunction_24 & ((row_1 + 11'd1) ==
      stage_row_9));
  wire disjunction_39 = (conjunction_10 & ((row_1 + 11'd1) == stage_row_4)) | conjunction_29;
  wire disjunction_40 = (conjunction_14 & ((row_1 + 11'd1) == stage_row_5)) | conjunction_31;
  wire conjunction_33 = disjunction_40 & (stage_partial_5 | (disjunction_39 & stage_partial_4));
  wire equal_31 = row_2 == stage_row_0;
  wire equal_32 = row_2 == stage_row_1;
  wire equal_33 = row_2 == stage_row_2;
  wire equal_34 = row_2 == stage_row_3;
  wire equal_35 = row_2 == stage_row_4;
  wire conjunction_34 = conjunction_11 & ((row_2 + 11'h7ff) == stage_row_4);
  wire conjunction_35 = conjunction_11 & equal_35;
  wire equal_36 = row_2 == stage_row_5;
  wire conjunction_36 = conjunction_15 & ((row_2 + 11'h7ff) == stage_row_5);
  wire conjunction_37 = conjunction_15 & equal_36;
  wire equal_37 = row_2 == stage_row_6;
  wire equal_38 = row_2 == stage_row_7;
  wire equal_39 = row_2 == stage_row_8;
  wire equal_40 = row_2 == stage_row_9;
  wire disjunction_41 = (conjunction_2 & equal_31) | (conjunction_3 & ((row_2 + 11'h7ff) == stage_row_0));
  wire disjunction_42 = disjunction_41 | (conjunction_4 & equal_32) | (conjunction_5 & ((row_2 + 11'h7ff) ==
      stage_row_1));
  wire disjunction_43 = disjunction_42 | (conjunction_6 & equal_33) | (conjunction_7 & ((row_2 + 11'h7ff) ==
      stage_row_2));
  wire disjunction_44 = disjunction_43 | (conjunction_8 & equal_34) | (conjunction_9 & ((row_2 + 11'h7ff) ==
      stage_row_3));
  wire disjunction_45 = disjunction_44 | (conjunction_18 & equal_37) | (conjunction_19 & ((row_2 + 11'h7ff) ==
      stage_row_6));
  wire disjunction_46 = disjunction_45 | (conjunction_20 & equal_38) | (conjunction_21 & ((row_2 + 11'h7ff) ==
      stage_row_7));
  wire disjunction_47 = disjunction_46 | (conjunction_22 & equal_39) | (conjunction_23 & ((row_2 + 11'h7ff) ==
      stage_row_8));
  wire disjunction_48 = (conjunction_10 & equal_35) | conjunction_34;
  wire disjunction_49 = (conjunction_14 & equal_36) | conjunction_36;
  wire disjunction_50 = disjunction_47 | (conjunction_24 & equal_40) | (conjunction_25 & ((row_2 + 11'h7ff) ==
      stage_row_9));
  wire conjunction_38 = disjunction_49 & (stage_partial_5 | (disjunction_48 & stage_partial_4));
  wire disjunction_51 = (conjunction_2 & ((row_2 + 11'd1) == stage_row_0)) | (conjunction_3 & equal_31);
  wire disjunction_52 = disjunction_51 | (conjunction_4 & ((row_2 + 11'd1) == stage_row_1));
  wire disjunction_53 = disjunction_52 | (conjunction_5 & equal_32) | (conjunction_6 & ((row_2 + 11'd1) ==
      stage_row_2));
  wire disjunction_54 = disjunction_53 | (conjunction_7 & equal_33) | (conjunction_8 & ((row_2 + 11'd1) ==
      stage_row_3));
  wire disjunction_55 = disjunction_54 | (conjunction_9 & equal_34) | (conjunction_18 & ((row_2 + 11'd1) ==
      stage_row_6));
  wire disjunction_56 = disjunction_55 | (conjunction_19 & equal_37) | (conjunction_20 & ((row_2 + 11'd1) ==
      stage_row_7));
  wire disjunction_57 = disjunction_56 | (conjunction_21 & equal_38) | (conjunction_22 & ((row_2 + 11'd1) ==
      stage_row_8));
  wire disjunction_58 = disjunction_57 | (conjunction_23 & equal_39) | (conjunction_24 & ((row_2 + 11'd1) ==
      stage_row_9));
  wire disjunction_59 = (conjunction_10 & ((row_2 + 11'd1) == stage_row_4)) | conjunction_35;
  wire disjunction_60 = (conjunction_14 & ((row_2 + 11'd1) == stage_row_5)) | conjunction_37;
  wire conjunction_39 = disjunction_60 & (stage_partial_5 | (disjunction_59 & stage_partial_4));
  wire equal_41 = destination == stage_row_0;
  wire [10:0] sum_1 = destination + 11'd1;
  wire [10:0] sum_2 = destination + 11'h7ff;
  wire disjunction_61 = (conjunction_2 & equal_41) | (conjunction_3 & (sum_2 == stage_row_0));
  wire disjunction_62 = (conjunction_2 & (sum_1 == stage_row_0)) | (conjunction_3 & equal_41);
  wire equal_42 = destination == stage_row_1;
  wire disjunction_63 = (conjunction_4 & equal_42) | (conjunction_5 & (sum_2 == stage_row_1));
  wire disjunction_64 = (conjunction_4 & (sum_1 == stage_row_1)) | (conjunction_5 & equal_42);
  wire equal_43 = destination == stage_row_2;
  wire disjunction_65 = (conjunction_6 & equal_43) | (conjunction_7 & (sum_2 == stage_row_2));
  wire disjunction_66 = (conjunction_6 & (sum_1 == stage_row_2)) | (conjunction_7 & equal_43);
  wire equal_44 = destination == stage_row_3;
  wire disjunction_67 = (conjunction_8 & equal_44) | (conjunction_9 & (sum_2 == stage_row_3));
  wire disjunction_68 = (conjunction_8 & (sum_1 == stage_row_3)) | (conjunction_9 & equal_44);
  wire equal_45 = destination == stage_row_4;
  wire disjunction_69 = (conjunction_10 & equal_45) | (conjunction_11 & (sum_2 == stage_row_4));
  wire disjunction_70 = (conjunction_10 & (sum_1 == stage_row_4)) | (conjunction_11 & equal_45);
  wire equal_46 = destination == stage_row_5;
  wire disjunction_71 = (conjunction_14 & equal_46) | (conjunction_15 & (sum_2 == stage_row_5));
  wire disjunction_72 = (conjunction_14 & (sum_1 == stage_row_5)) | (conjunction_15 & equal_46);
  wire equal_47 = destination == stage_row_6;
  wire disjunction_73 = (conjunction_18 & equal_47) | (conjunction_19 & (sum_2 == stage_row_6));
  wire disjunction_74 = (conjunction_18 & (sum_1 == stage_row_6)) | (conjunction_19 & equal_47);
  wire equal_48 = destination == stage_row_7;
  wire disjunction_75 = (conjunction_20 & equal_48) | (conjunction_21 & (sum_2 == stage_row_7));
  wire disjunction_76 = (conjunction_20 & (sum_1 == stage_row_7)) | (conjunction_21 & equal_48);
  wire equal_49 = destination == stage_row_8;
  wire disjunction_77 = (conjunction_22 & equal_49) | (conjunction_23 & (sum_2 == stage_row_8));
  wire disjunction_78 = (conjunction_22 & (sum_1 == stage_row_8)) | (conjunction_23 & equal_49);
  wire equal_50 = destination == stage_row_9;
  wire disjunction_79 = (conjunction_24 & equal_50) | (conjunction_25 & (sum_2 == stage_row_9));
  wire disjunction_80 = (conjunction_24 & (sum_1 == stage_row_9)) | (conjunction_25 & equal_50);
  wire conjunction_40 = (disjunction_18 | (conjunction_25 & equal_20) | conjunction_27) & conjunction_1[1];
  wire disjunction_81 = hold | ((disjunction_10 | conjunction_26) & conjunction_1[0]) | conjunction_40;
  wire disjunction_82 = disjunction_81 | ((disjunction_30 | conjunction_32) & conjunction_1[2]);
  wire conjunction_41 = (disjunction_38 | (conjunction_25 & equal_30) | conjunction_33) & conjunction_1[3];
  wire disjunction_83 = disjunction_82 | conjunction_41 | ((disjunction_50 | conjunction_38) & conjunction_1[4]);
  wire conjunction_42 = (disjunction_58 | (conjunction_25 & equal_40) | conjunction_39) & conjunction_1[5];
  wire conjunction_43 = late_0 & ((writes & disjunction_61) | (writes_high & disjunction_62));
  wire conjunction_44 = late_1 & ((writes & disjunction_63) | (writes_high & disjunction_64));
  wire disjunction_84 = disjunction_83 | conjunction_42 | conjunction_43 | conjunction_44;
  wire conjunction_45 = late_2 & ((writes & disjunction_65) | (writes_high & disjunction_66));
  wire conjunction_46 = late_3 & ((writes & disjunction_67) | (writes_high & disjunction_68));
  wire conjunction_47 = late_4 & ((writes & disjunction_69) | (writes_high & disjunction_70));
  wire disjunction_85 = disjunction_84 | conjunction_45 | conjunction_46 | conjunction_47;
  wire conjunction_48 = late_5 & ((writes & disjunction_71) | (writes_high & disjunction_72));
  wire conjunction_49 = late_6 & ((writes & disjunction_73) | (writes_high & disjunction_74));
  wire conjunction_50 = late_7 & ((writes & disjunction_75) | (writes_high & disjunction_76));
  wire disjunction_86 = disjunction_85 | conjunction_48 | conjunction_49 | conjunction_50;
  wire conjunction_51 = late_8 & ((writes & disjunction_77) | (writes_high & disjunction_78));
  wire conjunction_52 = late_9 & ((writes & disjunction_79) | (writes_high & disjunction_80));

  assign stall = disjunction_86 | conjunction_51 | conjunction_52;

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

  wire [10:0] sum_4 = row_0 + 11'd1;

  reg looked_up_2;
  always @*
    case (sum_4[1:0])
      2'd1: looked_up_2 = bank_busy_1;
      2'd2: looked_up_2 = bank_busy_2;
      2'd3: looked_up_2 = bank_busy_3;
      default: looked_up_2 = bank_busy_0;
    endcase

  assign grant_1 = conjunction_1[1] & (~looked_up_2) & (~stall);

  wire [10:0] sum_5 = row_1 + 11'd0;

  reg looked_up_3;
  always @*
    case (sum_5[1:0])
      2'd1: looked_up_3 = bank_busy_1;
      2'd2: looked_up_3 = bank_busy_2;
      2'd3: looked_up_3 = bank_busy_3;
      default: looked_up_3 = bank_busy_0;
    endcase

  wire disjunction_87 = looked_up_3 | (conjunction_1[0] & (sum_5[1:0] == sum_3[1:0])) | (conjunction_1[1] &
      (sum_5[1:0] == sum_4[1:0]));

  assign grant_2 = conjunction_1[2] & (~disjunction_87) & (~stall);

  wire [10:0] sum_6 = row_1 + 11'd1;

  reg looked_up_4;
  always @*
    case (sum_6[1:0])
      2'd1: looked_up_4 = bank_busy_1;
      2'd2: looked_up_4 = bank_busy_2;
      2'd3: looked_up_4 = bank_busy_3;
      default: looked_up_4 = bank_busy_0;
    endcase

  wire disjunction_88 = looked_up_4 | (conjunction_1[0] & (sum_6[1:0] == sum_3[1:0])) | (conjunction_1[1] &
      (sum_6[1:0] == sum_4[1:0]));

  assign grant_3 = conjunction_1[3] & (~disjunction_88) & (~stall);

  wire [10:0] sum_7 = row_2 + 11'd0;

  reg looked_up_5;
  always @*
    case (sum_7[1:0])
      2'd1: looked_up_5 = bank_busy_1;
      2'd2: looked_up_5 = bank_busy_2;
      2'd3: looked_up_5 = bank_busy_3;
      default: looked_up_5 = bank_busy_0;
    endcase

  wire disjunction_89 = looked_up_5 | (conjunction_1[0] & (sum_7[1:0] == sum_3[1:0])) | (conjunction_1[1] &
      (sum_7[1:0] == sum_4[1:0]));
  wire disjunction_90 = disjunction_89 | (conjunction_1[2] & (sum_7[1:0] == sum_5[1:0])) | (conjunction_1[3] &
      (sum_7[1:0] == sum_6[1:0]));

  assign grant_4 = conjunction_1[4] & (~disjunction_90) & (~stall);

  wire [10:0] sum_8 = row_2 + 11'd1;

  reg looked_up_6;
  always @*
    case (sum_8[1:0])
      2'd1: looked_up_6 = bank_busy_1;
      2'd2: looked_up_6 = bank_busy_2;
      2'd3: looked_up_6 = bank_busy_3;
      default: looked_up_6 = bank_busy_0;
    endcase

  wire disjunction_91 = looked_up_6 | (conjunction_1[0] & (sum_8[1:0] == sum_3[1:0])) | (conjunction_1[1] &
      (sum_8[1:0] == sum_4[1:0]));
  wire disjunction_92 = disjunction_91 | (conjunction_1[2] & (sum_8[1:0] == sum_5[1:0])) | (conjunction_1[3] &
      (sum_8[1:0] == sum_6[1:0]));

  assign grant_5 = conjunction_1[5] & (~disjunction_92) & (~stall);

  wire [3:0] conjunction_53 = (4'd1 << sum_3[1:0]) & {4{grant_0}};
  wire [3:0] conjunction_54 = (4'd1 << sum_4[1:0]) & {4{grant_1}};
  wire [3:0] conjunction_55 = (4'd1 << sum_5[1:0]) & {4{grant_2}};
  wire [3:0] conjunction_56 = (4'd1 << sum_6[1:0]) & {4{grant_3}};
  wire [3:0] conjunction_57 = (4'd1 << sum_7[1:0]) & {4{grant_4}};
  wire [3:0] conjunction_58 = (4'd1 << sum_8[1:0]) & {4{grant_5}};
  wire [5:0] joined_1 = {conjunction_58[0], conjunction_57[0], conjunction_56[0], conjunction_55[0],
      conjunction_54[0], conjunction_53[0]};

  assign bank_read_0 = |joined_1;

  wire [10:0] disjunction_93 = (sum_3 & {11{conjunction_53[0]}}) | (sum_4 & {11{conjunction_54[0]}});
  wire [10:0] disjunction_94 = disjunction_93 | (sum_5 & {11{conjunction_55[0]}}) | (sum_6 & {11{conjunction_56[0]}});

  assign bank_row_0 = disjunction_94 | (sum_7 & {11{conjunction_57[0]}}) | (sum_8 & {11{conjunction_58[0]}});
  wire [5:0] joined_2 = {conjunction_58[1], conjunction_57[1], conjunction_56[1], conjunction_55[1],
      conjunction_54[1], conjunction_53[1]};
  assign bank_read_1 = |joined_2;

  wire [10:0] disjunction_95 = (sum_3 & {11{conjunction_53[1]}}) | (sum_4 & {11{conjunction_54[1]}});
  wire [10:0] disjunction_96 = disjunction_95 | (sum_5 & {11{conjunction_55[1]}}) | (sum_6 & {11{conjunction_56[1]}});

  assign bank_row_1 = disjunction_96 | (sum_7 & {11{conjunction_57[1]}}) | (sum_8 & {11{conjunction_58[1]}});
  wire [5:0] joined_3 = {conjunction_58[2], conjunction_57[2], conjunction_56[2], conjunction_55[2],
      conjunction_54[2], conjunction_53[2]};
  assign bank_read_2 = |joined_3;

  wire [10:0] disjunction_97 = (sum_3 & {11{conjunction_53[2]}}) | (sum_4 & {11{conjunction_54[2]}});
  wire [10:0] disjunction_98 = disjunction_97 | (sum_5 & {11{conjunction_55[2]}}) | (sum_6 & {11{conjunction_56[2]}});

  assign bank_row_2 = disjunction_98 | (sum_7 & {11{conjunction_57[2]}}) | (sum_8 & {11{conjunction_58[2]}});
  wire [5:0] joined_4 = {conjunction_58[3], conjunction_57[3], conjunction_56[3], conjunction_55[3],
      conjunction_54[3], conjunction_53[3]};
  assign bank_read_3 = |joined_4;

  wire [10:0] disjunction_99 = (sum_3 & {11{conjunction_53[3]}}) | (sum_4 & {11{conjunction_54[3]}});
  wire [10:0] disjunction_100 = disjunction_99 | (sum_5 & {11{conjunction_55[3]}}) | (sum_6 &
      {11{conjunction_56[3]}});

  assign bank_row_3 = disjunction_100 | (sum_7 & {11{conjunction_57[3]}}) | (sum_8 & {11{conjunction_58[3]}});
  assign load = {grant_5, grant_4, grant_3, grant_2, grant_1, grant_0} | ((~need) & {6{~stall}});
  assign bank = {sum_8[1:0], sum_7[1:0], sum_6[1:0], sum_5[1:0], sum_4[1:0], sum_3[1:0]};

  wire [1:0] chosen_1 = disjunction_8 ? 2'd2 : disjunction_9 ? 2'd3 : 2'd0;
  wire [1:0] chosen_2 = disjunction_19 ? 2'd2 : disjunction_20 ? 2'd3 : 2'd0;
  wire [1:0] chosen_3 = disjunction_28 ? 2'd2 : disjunction_29 ? 2'd3 : 2'd0;
  wire [1:0] chosen_4 = disjunction_39 ? 2'd2 : disjunction_40 ? 2'd3 : 2'd0;
  wire [1:0] chosen_5 = disjunction_48 ? 2'd2 : disjunction_49 ? 2'd3 : 2'd0;
  wire [1:0] chosen_6 = disjunction_59 ? 2'd2 : disjunction_60 ? 2'd3 : 2'd0;

  assign origin = {need[5] ? chosen_6 : 2'd1, need[4] ? chosen_5 : 2'd1, need[3] ? chosen_4 : 2'd1, need[2] ?
      chosen_3 : 2'd1, need[1] ? chosen_2 : 2'd1, need[0] ? chosen_1 : 2'd1};
  assign bypass_high = {disjunction_59 ? conjunction_35 : conjunction_37, disjunction_48 ? conjunction_34 :
      conjunction_36, disjunction_39 ? conjunction_29 : conjunction_31, disjunction_28 ? conjunction_28 :
      conjunction_30, disjunction_19 ? conjunction_13 : conjunction_17, disjunction_8 ? conjunction_12 :
      conjunction_16};
  wire [5:0] conjunction_59 = conjunction_1 & (~{grant_5, grant_4, grant_3, grant_2, grant_1, grant_0});
  assign complete = (~(|conjunction_59)) & (~stall);

endmodule

`default_nettype wire
