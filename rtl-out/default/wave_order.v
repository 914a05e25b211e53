// wave_order: generator of hdl/src/front/order.rs
// Written by Tombolo; change the source.
// SPDX-License-Identifier: MIT OR Apache-2.0

`default_nettype none

module wave_order (
  input wire clock,
  input wire [15:0] launch,
  input wire [31:0] priority_,
  output wire [255:0] before_
);

  reg older_0_1;
  reg older_0_2;
  reg older_0_3;
  reg older_0_4;
  reg older_0_5;
  reg older_0_6;
  reg older_0_7;
  reg older_0_8;
  reg older_0_9;
  reg older_0_10;
  reg older_0_11;
  reg older_0_12;
  reg older_0_13;
  reg older_0_14;
  wire [14:0] older_15;
  reg older_1_2;
  reg older_1_3;
  reg older_1_4;
  reg older_1_5;
  reg older_1_6;
  reg older_1_7;
  reg older_1_8;
  reg older_1_9;
  reg older_1_10;
  reg older_1_11;
  reg older_1_12;
  reg older_1_13;
  reg older_1_14;
  reg older_2_3;
  reg older_2_4;
  reg older_2_5;
  reg older_2_6;
  reg older_2_7;
  reg older_2_8;
  reg older_2_9;
  reg older_2_10;
  reg older_2_11;
  reg older_2_12;
  reg older_2_13;
  reg older_2_14;
  reg older_3_4;
  reg older_3_5;
  reg older_3_6;
  reg older_3_7;
  reg older_3_8;
  reg older_3_9;
  reg older_3_10;
  reg older_3_11;
  reg older_3_12;
  reg older_3_13;
  reg older_3_14;
  reg older_4_5;
  reg older_4_6;
  reg older_4_7;
  reg older_4_8;
  reg older_4_9;
  reg older_4_10;
  reg older_4_11;
  reg older_4_12;
  reg older_4_13;
  reg older_4_14;
  reg older_5_6;
  reg older_5_7;
  reg older_5_8;
  reg older_5_9;
  reg older_5_10;
  reg older_5_11;
  reg older_5_12;
  reg older_5_13;
  reg older_5_14;
  reg older_6_7;
  reg older_6_8;
  reg older_6_9;
  reg older_6_10;
  reg older_6_11;
  reg older_6_12;
  reg older_6_13;
  reg older_6_14;
  reg older_7_8;
  reg older_7_9;
  reg older_7_10;
  reg older_7_11;
  reg older_7_12;
  reg older_7_13;
  reg older_7_14;
  reg older_8_9;
  reg older_8_10;
  reg older_8_11;
  reg older_8_12;
  reg older_8_13;
  reg older_8_14;
  reg older_9_10;
  reg older_9_11;
  reg older_9_12;
  reg older_9_13;
  reg older_9_14;
  reg older_10_11;
  reg older_10_12;
  reg older_10_13;
  reg older_10_14;
  reg older_11_12;
  reg older_11_13;
  reg older_11_14;
  reg older_12_13;
  reg older_12_14;
  reg older_13_14;

  wire disjunction_1 = (priority_[1*2 +: 2] < priority_[0 +: 2]) | ((priority_[0 +: 2] == priority_[1*2 +: 2]) &
      older_0_1);
  wire disjunction_2 = (priority_[2*2 +: 2] < priority_[0 +: 2]) | ((priority_[0 +: 2] == priority_[2*2 +: 2]) &
      older_0_2);
  wire disjunction_3 = (priority_[3*2 +: 2] < priority_[0 +: 2]) | ((priority_[0 +: 2] == priority_[3*2 +: 2]) &
      older_0_3);
  wire disjunction_4 = (priority_[4*2 +: 2] < priority_[0 +: 2]) | ((priority_[0 +: 2] == priority_[4*2 +: 2]) &
      older_0_4);
  wire disjunction_5 = (priority_[5*2 +: 2] < priority_[0 +: 2]) | ((priority_[0 +: 2] == priority_[5*2 +: 2]) &
      older_0_5);
  wire disjunction_6 = (priority_[6*2 +: 2] < priority_[0 +: 2]) | ((priority_[0 +: 2] == priority_[6*2 +: 2]) &
      older_0_6);
  wire disjunction_7 = (priority_[7*2 +: 2] < priority_[0 +: 2]) | ((priority_[0 +: 2] == priority_[7*2 +: 2]) &
      older_0_7);
  wire disjunction_8 = (priority_[8*2 +: 2] < priority_[0 +: 2]) | ((priority_[0 +: 2] == priority_[8*2 +: 2]) &
      older_0_8);
  wire disjunction_9 = (priority_[9*2 +: 2] < priority_[0 +: 2]) | ((priority_[0 +: 2] == priority_[9*2 +: 2]) &
      older_0_9);
  wire disjunction_10 = (priority_[10*2 +: 2] < priority_[0 +: 2]) | ((priority_[0 +: 2] == priority_[10*2 +: 2]) &
      older_0_10);
  wire disjunction_11 = (priority_[11*2 +: 2] < priority_[0 +: 2]) | ((priority_[0 +: 2] == priority_[11*2 +: 2]) &
      older_0_11);
  wire disjunction_12 = (priority_[12*2 +: 2] < priority_[0 +: 2]) | ((priority_[0 +: 2] == priority_[12*2 +: 2]) &
      older_0_12);
  wire disjunction_13 = (priority_[13*2 +: 2] < priority_[0 +: 2]) | ((priority_[0 +: 2] == priority_[13*2 +: 2]) &
      older_0_13);
  wire disjunction_14 = (priority_[14*2 +: 2] < priority_[0 +: 2]) | ((priority_[0 +: 2] == priority_[14*2 +: 2]) &
      older_0_14);
  wire disjunction_15 = (priority_[15*2 +: 2] < priority_[0 +: 2]) | ((priority_[0 +: 2] == priority_[15*2 +: 2]) &
      older_15[0]);

  assign before_[0 +: 16] = {~disjunction_15, ~disjunction_14, ~disjunction_13, ~disjunction_12, ~disjunction_11,
      ~disjunction_10, ~disjunction_9, ~disjunction_8, ~disjunction_7, ~disjunction_6, ~disjunction_5,
      ~disjunction_4, ~disjunction_3, ~disjunction_2, ~disjunction_1, 1'b0};

  wire disjunction_16 = (priority_[2*2 +: 2] < priority_[1*2 +: 2]) | ((priority_[1*2 +: 2] == priority_[2*2 +: 2]) &
      older_1_2);
  wire disjunction_17 = (priority_[3*2 +: 2] < priority_[1*2 +: 2]) | ((priority_[1*2 +: 2] == priority_[3*2 +: 2]) &
      older_1_3);
  wire disjunction_18 = (priority_[4*2 +: 2] < priority_[1*2 +: 2]) | ((priority_[1*2 +: 2] == priority_[4*2 +: 2]) &
      older_1_4);
  wire disjunction_19 = (priority_[5*2 +: 2] < priority_[1*2 +: 2]) | ((priority_[1*2 +: 2] == priority_[5*2 +: 2]) &
      older_1_5);
  wire disjunction_20 = (priority_[6*2 +: 2] < priority_[1*2 +: 2]) | ((priority_[1*2 +: 2] == priority_[6*2 +: 2]) &
      older_1_6);
  wire disjunction_21 = (priority_[7*2 +: 2] < priority_[1*2 +: 2]) | ((priority_[1*2 +: 2] == priority_[7*2 +: 2]) &
      older_1_7);
  wire disjunction_22 = (priority_[8*2 +: 2] < priority_[1*2 +: 2]) | ((priority_[1*2 +: 2] == priority_[8*2 +: 2]) &
      older_1_8);
  wire disjunction_23 = (priority_[9*2 +: 2] < priority_[1*2 +: 2]) | ((priority_[1*2 +: 2] == priority_[9*2 +: 2]) &
      older_1_9);
  wire disjunction_24 = (priority_[10*2 +: 2] < priority_[1*2 +: 2]) | ((priority_[1*2 +: 2] == priority_[10*2 +: 2])
      & older_1_10);
  wire disjunction_25 = (priority_[11*2 +: 2] < priority_[1*2 +: 2]) | ((priority_[1*2 +: 2] == priority_[11*2 +: 2])
      & older_1_11);
  wire disjunction_26 = (priority_[12*2 +: 2] < priority_[1*2 +: 2]) | ((priority_[1*2 +: 2] == priority_[12*2 +: 2])
      & older_1_12);
  wire disjunction_27 = (priority_[13*2 +: 2] < priority_[1*2 +: 2]) | ((priority_[1*2 +: 2] == priority_[13*2 +: 2])
      & older_1_13);
  wire disjunction_28 = (priority_[14*2 +: 2] < priority_[1*2 +: 2]) | ((priority_[1*2 +: 2] == priority_[14*2 +: 2])
      & older_1_14);
  wire disjunction_29 = (priority_[15*2 +: 2] < priority_[1*2 +: 2]) | ((priority_[1*2 +: 2] == priority_[15*2 +: 2])
      & older_15[1]);

  assign before_[1*16 +: 16] = {~disjunction_29, ~disjunction_28, ~disjunction_27, ~disjunction_26, ~disjunction_25,
      ~disjunction_24, ~disjunction_23, ~disjunction_22, ~disjunction_21, ~disjunction_20, ~disjunction_19,
      ~disjunction_18, ~disjunction_17, ~disjunction_16, 1'b0, disjunction_1};

  wire disjunction_30 = (priority_[3*2 +: 2] < priority_[2*2 +: 2]) | ((priority_[2*2 +: 2] == priority_[3*2 +: 2]) &
      older_2_3);
  wire disjunction_31 = (priority_[4*2 +: 2] < priority_[2*2 +: 2]) | ((priority_[2*2 +: 2] == priority_[4*2 +: 2]) &
      older_2_4);
  wire disjunction_32 = (priority_[5*2 +: 2] < priority_[2*2 +: 2]) | ((priority_[2*2 +: 2] == priority_[5*2 +: 2]) &
      older_2_5);
  wire disjunction_33 = (priority_[6*2 +: 2] < priority_[2*2 +: 2]) | ((priority_[2*2 +: 2] == priority_[6*2 +: 2]) &
      older_2_6);
  wire disjunction_34 = (priority_[7*2 +: 2] < priority_[2*2 +: 2]) | ((priority_[2*2 +: 2] == priority_[7*2 +: 2]) &
      older_2_7);
  wire disjunction_35 = (priority_[8*2 +: 2] < priority_[2*2 +: 2]) | ((priority_[2*2 +: 2] == priority_[8*2 +: 2]) &
      older_2_8);
  wire disjunction_36 = (priority_[9*2 +: 2] < priority_[2*2 +: 2]) | ((priority_[2*2 +: 2] == priority_[9*2 +: 2]) &
      older_2_9);
  wire disjunction_37 = (priority_[10*2 +: 2] < priority_[2*2 +: 2]) | ((priority_[2*2 +: 2] == priority_[10*2 +: 2])
      & older_2_10);
  wire disjunction_38 = (priority_[11*2 +: 2] < priority_[2*2 +: 2]) | ((priority_[2*2 +: 2] == priority_[11*2 +: 2])
      & older_2_11);
  wire disjunction_39 = (priority_[12*2 +: 2] < priority_[2*2 +: 2]) | ((priority_[2*2 +: 2] == priority_[12*2 +: 2])
      & older_2_12);
  wire disjunction_40 = (priority_[13*2 +: 2] < priority_[2*2 +: 2]) | ((priority_[2*2 +: 2] == priority_[13*2 +: 2])
      & older_2_13);
  wire disjunction_41 = (priority_[14*2 +: 2] < priority_[2*2 +: 2]) | ((priority_[2*2 +: 2] == priority_[14*2 +: 2])
      & older_2_14);
  wire disjunction_42 = (priority_[15*2 +: 2] < priority_[2*2 +: 2]) | ((priority_[2*2 +: 2] == priority_[15*2 +: 2])
      & older_15[2]);

  assign before_[2*16 +: 16] = {~disjunction_42, ~disjunction_41, ~disjunction_40, ~disjunction_39, ~disjunction_38,
      ~disjunction_37, ~disjunction_36, ~disjunction_35, ~disjunction_34, ~disjunction_33, ~disjunction_32,
      ~disjunction_31, ~disjunction_30, 1'b0, disjunction_16, disjunction_2};

  wire disjunction_43 = (priority_[4*2 +: 2] < priority_[3*2 +: 2]) | ((priority_[3*2 +: 2] == priority_[4*2 +: 2]) &
      older_3_4);
  wire disjunction_44 = (priority_[5*2 +: 2] < priority_[3*2 +: 2]) | ((priority_[3*2 +: 2] == priority_[5*2 +: 2]) &
      older_3_5);
  wire disjunction_45 = (priority_[6*2 +: 2] < priority_[3*2 +: 2]) | ((priority_[3*2 +: 2] == priority_[6*2 +: 2]) &
      older_3_6);
  wire disjunction_46 = (priority_[7*2 +: 2] < priority_[3*2 +: 2]) | ((priority_[3*2 +: 2] == priority_[7*2 +: 2]) &
      older_3_7);
  wire disjunction_47 = (priority_[8*2 +: 2] < priority_[3*2 +: 2]) | ((priority_[3*2 +: 2] == priority_[8*2 +: 2]) &
      older_3_8);
  wire disjunction_48 = (priority_[9*2 +: 2] < priority_[3*2 +: 2]) | ((priority_[3*2 +: 2] == priority_[9*2 +: 2]) &
      older_3_9);
  wire disjunction_49 = (priority_[10*2 +: 2] < priority_[3*2 +: 2]) | ((priority_[3*2 +: 2] == priority_[10*2 +: 2])
      & older_3_10);
  wire disjunction_50 = (priority_[11*2 +: 2] < priority_[3*2 +: 2]) | ((priority_[3*2 +: 2] == priority_[11*2 +: 2])
      & older_3_11);
  wire disjunction_51 = (priority_[12*2 +: 2] < priority_[3*2 +: 2]) | ((priority_[3*2 +: 2] == priority_[12*2 +: 2])
      & older_3_12);
  wire disjunction_52 = (priority_[13*2 +: 2] < priority_[3*2 +: 2]) | ((priority_[3*2 +: 2] == priority_[13*2 +: 2])
      & older_3_13);
  wire disjunction_53 = (priority_[14*2 +: 2] < priority_[3*2 +: 2]) | ((priority_[3*2 +: 2] == priority_[14*2 +: 2])
      & older_3_14);
  wire disjunction_54 = (priority_[15*2 +: 2] < priority_[3*2 +: 2]) | ((priority_[3*2 +: 2] == priority_[15*2 +: 2])
      & older_15[3]);

  assign before_[3*16 +: 16] = {~disjunction_54, ~disjunction_53, ~disjunction_52, ~disjunction_51, ~disjunction_50,
      ~disjunction_49, ~disjunction_48, ~disjunction_47, ~disjunction_46, ~disjunction_45, ~disjunction_44,
      ~disjunction_43, 1'b0, disjunction_30, disjunction_17, disjunction_3};

  wire disjunction_55 = (priority_[5*2 +: 2] < priority_[4*2 +: 2]) | ((priority_[4*2 +: 2] == priority_[5*2 +: 2]) &
      older_4_5);
  wire disjunction_56 = (priority_[6*2 +: 2] < priority_[4*2 +: 2]) | ((priority_[4*2 +: 2] == priority_[6*2 +: 2]) &
      older_4_6);
  wire disjunction_57 = (priority_[7*2 +: 2] < priority_[4*2 +: 2]) | ((priority_[4*2 +: 2] == priority_[7*2 +: 2]) &
      older_4_7);
  wire disjunction_58 = (priority_[8*2 +: 2] < priority_[4*2 +: 2]) | ((priority_[4*2 +: 2] == priority_[8*2 +: 2]) &
      older_4_8);
  wire disjunction_59 = (priority_[9*2 +: 2] < priority_[4*2 +: 2]) | ((priority_[4*2 +: 2] == priority_[9*2 +: 2]) &
      older_4_9);
  wire disjunction_60 = (priority_[10*2 +: 2] < priority_[4*2 +: 2]) | ((priority_[4*2 +: 2] == priority_[10*2 +: 2])
      & older_4_10);
  wire disjunction_61 = (priority_[11*2 +: 2] < priority_[4*2 +: 2]) | ((priority_[4*2 +: 2] == priority_[11*2 +: 2])
      & older_4_11);
  wire disjunction_62 = (priority_[12*2 +: 2] < priority_[4*2 +: 2]) | ((priority_[4*2 +: 2] == priority_[12*2 +: 2])
      & older_4_12);
  wire disjunction_63 = (priority_[13*2 +: 2] < priority_[4*2 +: 2]) | ((priority_[4*2 +: 2] == priority_[13*2 +: 2])
      & older_4_13);
  wire disjunction_64 = (priority_[14*2 +: 2] < priority_[4*2 +: 2]) | ((priority_[4*2 +: 2] == priority_[14*2 +: 2])
      & older_4_14);
  wire disjunction_65 = (priority_[15*2 +: 2] < priority_[4*2 +: 2]) | ((priority_[4*2 +: 2] == priority_[15*2 +: 2])
      & older_15[4]);

  assign before_[4*16 +: 16] = {~disjunction_65, ~disjunction_64, ~disjunction_63, ~disjunction_62, ~disjunction_61,
      ~disjunction_60, ~disjunction_59, ~disjunction_58, ~disjunction_57, ~disjunction_56, ~disjunction_55, 1'b0,
      disjunction_43, disjunction_31, disjunction_18, disjunction_4};

  wire disjunction_66 = (priority_[6*2 +: 2] < priority_[5*2 +: 2]) | ((priority_[5*2 +: 2] == priority_[6*2 +: 2]) &
      older_5_6);
  wire disjunction_67 = (priority_[7*2 +: 2] < priority_[5*2 +: 2]) | ((priority_[5*2 +: 2] == priority_[7*2 +: 2]) &
      older_5_7);
  wire disjunction_68 = (priority_[8*2 +: 2] < priority_[5*2 +: 2]) | ((priority_[5*2 +: 2] == priority_[8*2 +: 2]) &
      older_5_8);
  wire disjunction_69 = (priority_[9*2 +: 2] < priority_[5*2 +: 2]) | ((priority_[5*2 +: 2] == priority_[9*2 +: 2]) &
      older_5_9);
  wire disjunction_70 = (priority_[10*2 +: 2] < priority_[5*2 +: 2]) | ((priority_[5*2 +: 2] == priority_[10*2 +: 2])
      & older_5_10);
  wire disjunction_71 = (priority_[11*2 +: 2] < priority_[5*2 +: 2]) | ((priority_[5*2 +: 2] == priority_[11*2 +: 2])
      & older_5_11);
  wire disjunction_72 = (priority_[12*2 +: 2] < priority_[5*2 +: 2]) | ((priority_[5*2 +: 2] == priority_[12*2 +: 2])
      & older_5_12);
  wire disjunction_73 = (priority_[13*2 +: 2] < priority_[5*2 +: 2]) | ((priority_[5*2 +: 2] == priority_[13*2 +: 2])
      & older_5_13);
  wire disjunction_74 = (priority_[14*2 +: 2] < priority_[5*2 +: 2]) | ((priority_[5*2 +: 2] == priority_[14*2 +: 2])
      & older_5_14);
  wire disjunction_75 = (priority_[15*2 +: 2] < priority_[5*2 +: 2]) | ((priority_[5*2 +: 2] == priority_[15*2 +: 2])
      & older_15[5]);

  assign before_[5*16 +: 16] = {~disjunction_75, ~disjunction_74, ~disjunction_73, ~disjunction_72, ~disjunction_71,
      ~disjunction_70, ~disjunction_69, ~disjunction_68, ~disjunction_67, ~disjunction_66, 1'b0, disjunction_55,
      disjunction_44, disjunction_32, disjunction_19, disjunction_5};

  wire disjunction_76 = (priority_[7*2 +: 2] < priority_[6*2 +: 2]) | ((priority_[6*2 +: 2] == priority_[7*2 +: 2]) &
      older_6_7);
  wire disjunction_77 = (priority_[8*2 +: 2] < priority_[6*2 +: 2]) | ((priority_[6*2 +: 2] == priority_[8*2 +: 2]) &
      older_6_8);
  wire disjunction_78 = (priority_[9*2 +: 2] < priority_[6*2 +: 2]) | ((priority_[6*2 +: 2] == priority_[9*2 +: 2]) &
      older_6_9);
  wire disjunction_79 = (priority_[10*2 +: 2] < priority_[6*2 +: 2]) | ((priority_[6*2 +: 2] == priority_[10*2 +: 2])
      & older_6_10);
  wire disjunction_80 = (priority_[11*2 +: 2] < priority_[6*2 +: 2]) | ((priority_[6*2 +: 2] == priority_[11*2 +: 2])
      & older_6_11);
  wire disjunction_81 = (priority_[12*2 +: 2] < priority_[6*2 +: 2]) | ((priority_[6*2 +: 2] == priority_[12*2 +: 2])
      & older_6_12);
  wire disjunction_82 = (priority_[13*2 +: 2] < priority_[6*2 +: 2]) | ((priority_[6*2 +: 2] == priority_[13*2 +: 2])
      & older_6_13);
  wire disjunction_83 = (priority_[14*2 +: 2] < priority_[6*2 +: 2]) | ((priority_[6*2 +: 2] == priority_[14*2 +: 2])
      & older_6_14);
  wire disjunction_84 = (priority_[15*2 +: 2] < priority_[6*2 +: 2]) | ((priority_[6*2 +: 2] == priority_[15*2 +: 2])
      & older_15[6]);

  assign before_[6*16 +: 16] = {~disjunction_84, ~disjunction_83, ~disjunction_82, ~disjunction_81, ~disjunction_80,
      ~disjunction_79, ~disjunction_78, ~disjunction_77, ~disjunction_76, 1'b0, disjunction_66, disjunction_56,
      disjunction_45, disjunction_33, disjunction_20, disjunction_6};

  wire disjunction_85 = (priority_[8*2 +: 2] < priority_[7*2 +: 2]) | ((priority_[7*2 +: 2] == priority_[8*2 +: 2]) &
      older_7_8);
  wire disjunction_86 = (priority_[9*2 +: 2] < priority_[7*2 +: 2]) | ((priority_[7*2 +: 2] == priority_[9*2 +: 2]) &
      older_7_9);
  wire disjunction_87 = (priority_[10*2 +: 2] < priority_[7*2 +: 2]) | ((priority_[7*2 +: 2] == priority_[10*2 +: 2])
      & older_7_10);
  wire disjunction_88 = (priority_[11*2 +: 2] < priority_[7*2 +: 2]) | ((priority_[7*2 +: 2] == priority_[11*2 +: 2])
      & older_7_11);
  wire disjunction_89 = (priority_[12*2 +: 2] < priority_[7*2 +: 2]) | ((priority_[7*2 +: 2] == priority_[12*2 +: 2])
      & older_7_12);
  wire disjunction_90 = (priority_[13*2 +: 2] < priority_[7*2 +: 2]) | ((priority_[7*2 +: 2] == priority_[13*2 +: 2])
      & older_7_13);
  wire disjunction_91 = (priority_[14*2 +: 2] < priority_[7*2 +: 2]) | ((priority_[7*2 +: 2] == priority_[14*2 +: 2])
      & older_7_14);
  wire disjunction_92 = (priority_[15*2 +: 2] < priority_[7*2 +: 2]) | ((priority_[7*2 +: 2] == priority_[15*2 +: 2])
      & older_15[7]);

  assign before_[7*16 +: 16] = {~disjunction_92, ~disjunction_91, ~disjunction_90, ~disjunction_89, ~disjunction_88,
      ~disjunction_87, ~disjunction_86, ~disjunction_85, 1'b0, disjunction_76, disjunction_67, disjunction_57,
      disjunction_46, disjunction_34, disjunction_21, disjunction_7};

  wire disjunction_93 = (priority_[9*2 +: 2] < priority_[8*2 +: 2]) | ((priority_[8*2 +: 2] == priority_[9*2 +: 2]) &
      older_8_9);
  wire disjunction_94 = (priority_[10*2 +: 2] < priority_[8*2 +: 2]) | ((priority_[8*2 +: 2] == priority_[10*2 +: 2])
      & older_8_10);
  wire disjunction_95 = (priority_[11*2 +: 2] < priority_[8*2 +: 2]) | ((priority_[8*2 +: 2] == priority_[11*2 +: 2])
      & older_8_11);
  wire disjunction_96 = (priority_[12*2 +: 2] < priority_[8*2 +: 2]) | ((priority_[8*2 +: 2] == priority_[12*2 +: 2])
      & older_8_12);
  wire disjunction_97 = (priority_[13*2 +: 2] < priority_[8*2 +: 2]) | ((priority_[8*2 +: 2] == priority_[13*2 +: 2])
      & older_8_13);
  wire disjunction_98 = (priority_[14*2 +: 2] < priority_[8*2 +: 2]) | ((priority_[8*2 +: 2] == priority_[14*2 +: 2])
      & older_8_14);
  wire disjunction_99 = (priority_[15*2 +: 2] < priority_[8*2 +: 2]) | ((priority_[8*2 +: 2] == priority_[15*2 +: 2])
      & older_15[8]);

  assign before_[8*16 +: 16] = {~disjunction_99, ~disjunction_98, ~disjunction_97, ~disjunction_96, ~disjunction_95,
      ~disjunction_94, ~disjunction_93, 1'b0, disjunction_85, disjunction_77, disjunction_68, disjunction_58,
      disjunction_47, disjunction_35, disjunction_22, disjunction_8};

  wire disjunction_100 = (priority_[10*2 +: 2] < priority_[9*2 +: 2]) | ((priority_[9*2 +: 2] == priority_[10*2 +:
      2]) & older_9_10);
  wire disjunction_101 = (priority_[11*2 +: 2] < priority_[9*2 +: 2]) | ((priority_[9*2 +: 2] == priority_[11*2 +:
      2]) & older_9_11);
  wire disjunction_102 = (priority_[12*2 +: 2] < priority_[9*2 +: 2]) | ((priority_[9*2 +: 2] == priority_[12*2 +:
      2]) & older_9_12);
  wire disjunction_103 = (priority_[13*2 +: 2] < priority_[9*2 +: 2]) | ((priority_[9*2 +: 2] == priority_[13*2 +:
      2]) & older_9_13);
  wire disjunction_104 = (priority_[14*2 +: 2] < priority_[9*2 +: 2]) | ((priority_[9*2 +: 2] == priority_[14*2 +:
      2]) & older_9_14);
  wire disjunction_105 = (priority_[15*2 +: 2] < priority_[9*2 +: 2]) | ((priority_[9*2 +: 2] == priority_[15*2 +:
      2]) & older_15[9]);

  assign before_[9*16 +: 16] = {~disjunction_105, ~disjunction_104, ~disjunction_103, ~disjunction_102,
      ~disjunction_101, ~disjunction_100, 1'b0, disjunction_93, disjunction_86, disjunction_78, disjunction_69,
      disjunction_59, disjunction_48, disjunction_36, disjunction_23, disjunction_9};

  wire disjunction_106 = (priority_[11*2 +: 2] < priority_[10*2 +: 2]) | ((priority_[10*2 +: 2] == priority_[11*2 +:
      2]) & older_10_11);
  wire disjunction_107 = (priority_[12*2 +: 2] < priority_[10*2 +: 2]) | ((priority_[10*2 +: 2] == priority_[12*2 +:
      2]) & older_10_12);
  wire disjunction_108 = (priority_[13*2 +: 2] < priority_[10*2 +: 2]) | ((priority_[10*2 +: 2] == priority_[13*2 +:
      2]) & older_10_13);
  wire disjunction_109 = (priority_[14*2 +: 2] < priority_[10*2 +: 2]) | ((priority_[10*2 +: 2] == priority_[14*2 +:
      2]) & older_10_14);
  wire disjunction_110 = (priority_[15*2 +: 2] < priority_[10*2 +: 2]) | ((priority_[10*2 +: 2] == priority_[15*2 +:
      2]) & older_15[10]);

  assign before_[10*16 +: 16] = {~disjunction_110, ~disjunction_109, ~disjunction_108, ~disjunction_107,
      ~disjunction_106, 1'b0, disjunction_100, disjunction_94, disjunction_87, disjunction_79, disjunction_70,
      disjunction_60, disjunction_49, disjunction_37, disjunction_24, disjunction_10};

  wire disjunction_111 = (priority_[12*2 +: 2] < priority_[11*2 +: 2]) | ((priority_[11*2 +: 2] == priority_[12*2 +:
      2]) & older_11_12);
  wire disjunction_112 = (priority_[13*2 +: 2] < priority_[11*2 +: 2]) | ((priority_[11*2 +: 2] == priority_[13*2 +:
      2]) & older_11_13);
  wire disjunction_113 = (priority_[14*2 +: 2] < priority_[11*2 +: 2]) | ((priority_[11*2 +: 2] == priority_[14*2 +:
      2]) & older_11_14);
  wire disjunction_114 = (priority_[15*2 +: 2] < priority_[11*2 +: 2]) | ((priority_[11*2 +: 2] == priority_[15*2 +:
      2]) & older_15[11]);

  assign before_[11*16 +: 16] = {~disjunction_114, ~disjunction_113, ~disjunction_112, ~disjunction_111, 1'b0,
      disjunction_106, disjunction_101, disjunction_95, disjunction_88, disjunction_80, disjunction_71,
      disjunction_61, disjunction_50, disjunction_38, disjunction_25, disjunction_11};

  wire disjunction_115 = (priority_[13*2 +: 2] < priority_[12*2 +: 2]) | ((priority_[12*2 +: 2] == priority_[13*2 +:
      2]) & older_12_13);
  wire disjunction_116 = (priority_[14*2 +: 2] < priority_[12*2 +: 2]) | ((priority_[12*2 +: 2] == priority_[14*2 +:
      2]) & older_12_14);
  wire disjunction_117 = (priority_[15*2 +: 2] < priority_[12*2 +: 2]) | ((priority_[12*2 +: 2] == priority_[15*2 +:
      2]) & older_15[12]);

  assign before_[12*16 +: 16] = {~disjunction_117, ~disjunction_116, ~disjunction_115, 1'b0, disjunction_111,
      disjunction_107, disjunction_102, disjunction_96, disjunction_89, disjunction_81, disjunction_72,
      disjunction_62, disjunction_51, disjunction_39, disjunction_26, disjunction_12};

  wire disjunction_118 = (priority_[14*2 +: 2] < priority_[13*2 +: 2]) | ((priority_[13*2 +: 2] == priority_[14*2 +:
      2]) & older_13_14);
  wire disjunction_119 = (priority_[15*2 +: 2] < priority_[13*2 +: 2]) | ((priority_[13*2 +: 2] == priority_[15*2 +:
      2]) & older_15[13]);

  assign before_[13*16 +: 16] = {~disjunction_119, ~disjunction_118, 1'b0, disjunction_115, disjunction_112,
      disjunction_108, disjunction_103, disjunction_97, disjunction_90, disjunction_82, disjunction_73,
      disjunction_63, disjunction_52, disjunction_40, disjunction_27, disjunction_13};
  wire disjunction_120 = (priority_[15*2 +: 2] < priority_[14*2 +: 2]) | ((priority_[14*2 +: 2] == priority_[15*2 +:
      2]) & older_15[14]);
  assign before_[14*16 +: 16] = {~disjunction_120, 1'b0, disjunction_118, disjunction_116, disjunction_113,
      disjunction_109, disjunction_104, disjunction_98, disjunction_91, disjunction_83, disjunction_74,
      disjunction_64, disjunction_53, disjunction_41, disjunction_28, disjunction_14};
  assign before_[15*16 +: 16] = {1'b0, disjunction_120, disjunction_119, disjunction_117, disjunction_114,
      disjunction_110, disjunction_105, disjunction_99, disjunction_92, disjunction_84, disjunction_75,
      disjunction_65, disjunction_54, disjunction_42, disjunction_29, disjunction_15};
  genvar i;

  for (i = 0; i < 15; i = i + 1) begin : each_older
    reg older_15_i;
    assign older_15[i] = older_15_i;

    initial begin
      older_15_i = 1'b0;
    end
    always @(posedge clock) begin
      if (launch[i] | launch[15]) begin
        older_15_i <= launch[15];
      end
    end
  end

  initial begin
    older_0_1 = 1'b0;
  end
  always @(posedge clock) begin
    if (launch[0] | launch[1]) begin
      older_0_1 <= launch[1];
    end
  end

  initial begin
    older_0_2 = 1'b0;
  end
  always @(posedge clock) begin
    if (launch[0] | launch[2]) begin
      older_0_2 <= launch[2];
    end
  end

  initial begin
    older_0_3 = 1'b0;
  end
  always @(posedge clock) begin
    if (launch[0] | launch[3]) begin
      older_0_3 <= launch[3];
    end
  end

  initial begin
    older_0_4 = 1'b0;
  end
  always @(posedge clock) begin
    if (launch[0] | launch[4]) begin
      older_0_4 <= launch[4];
    end
  end

  initial begin
    older_0_5 = 1'b0;
  end
  always @(posedge clock) begin
    if (launch[0] | launch[5]) begin
      older_0_5 <= launch[5];
    end
  end

  initial begin
    older_0_6 = 1'b0;
  end
  always @(posedge clock) begin
    if (launch[0] | launch[6]) begin
      older_0_6 <= launch[6];
    end
  end

  initial begin
    older_0_7 = 1'b0;
  end
  always @(posedge clock) begin
    if (launch[0] | launch[7]) begin
      older_0_7 <= launch[7];
    end
  end

  initial begin
    older_0_8 = 1'b0;
  end
  always @(posedge clock) begin
    if (launch[0] | launch[8]) begin
      older_0_8 <= launch[8];
    end
  end

  initial begin
    older_0_9 = 1'b0;
  end
  always @(posedge clock) begin
    if (launch[0] | launch[9]) begin
      older_0_9 <= launch[9];
    end
  end

  initial begin
    older_0_10 = 1'b0;
  end
  always @(posedge clock) begin
    if (launch[0] | launch[10]) begin
      older_0_10 <= launch[10];
    end
  end

  initial begin
    older_0_11 = 1'b0;
  end
  always @(posedge clock) begin
    if (launch[0] | launch[11]) begin
      older_0_11 <= launch[11];
    end
  end

  initial begin
    older_0_12 = 1'b0;
  end
  always @(posedge clock) begin
    if (launch[0] | launch[12]) begin
      older_0_12 <= launch[12];
    end
  end

  initial begin
    older_0_13 = 1'b0;
  end
  always @(posedge clock) begin
    if (launch[0] | launch[13]) begin
      older_0_13 <= launch[13];
    end
  end

  initial begin
    older_0_14 = 1'b0;
  end
  always @(posedge clock) begin
    if (launch[0] | launch[14]) begin
      older_0_14 <= launch[14];
    end
  end

  initial begin
    older_1_2 = 1'b0;
  end
  always @(posedge clock) begin
    if (launch[1] | launch[2]) begin
      older_1_2 <= launch[2];
    end
  end

  initial begin
    older_1_3 = 1'b0;
  end
  always @(posedge clock) begin
    if (launch[1] | launch[3]) begin
      older_1_3 <= launch[3];
    end
  end

  initial begin
    older_1_4 = 1'b0;
  end
  always @(posedge clock) begin
    if (launch[1] | launch[4]) begin
      older_1_4 <= launch[4];
    end
  end

  initial begin
    older_1_5 = 1'b0;
  end
  always @(posedge clock) begin
    if (launch[1] | launch[5]) begin
      older_1_5 <= launch[5];
    end
  end

  initial begin
    older_1_6 = 1'b0;
  end
  always @(posedge clock) begin
    if (launch[1] | launch[6]) begin
      older_1_6 <= launch[6];
    end
  end

  initial begin
    older_1_7 = 1'b0;
  end
  always @(posedge clock) begin
    if (launch[1] | launch[7]) begin
      older_1_7 <= launch[7];
    end
  end

  initial begin
    older_1_8 = 1'b0;
  end
  always @(posedge clock) begin
    if (launch[1] | launch[8]) begin
      older_1_8 <= launch[8];
    end
  end

  initial begin
    older_1_9 = 1'b0;
  end
  always @(posedge clock) begin
    if (launch[1] | launch[9]) begin
      older_1_9 <= launch[9];
    end
  end

  initial begin
    older_1_10 = 1'b0;
  end
  always @(posedge clock) begin
    if (launch[1] | launch[10]) begin
      older_1_10 <= launch[10];
    end
  end

  initial begin
    older_1_11 = 1'b0;
  end
  always @(posedge clock) begin
    if (launch[1] | launch[11]) begin
      older_1_11 <= launch[11];
    end
  end

  initial begin
    older_1_12 = 1'b0;
  end
  always @(posedge clock) begin
    if (launch[1] | launch[12]) begin
      older_1_12 <= launch[12];
    end
  end

  initial begin
    older_1_13 = 1'b0;
  end
  always @(posedge clock) begin
    if (launch[1] | launch[13]) begin
      older_1_13 <= launch[13];
    end
  end

  initial begin
    older_1_14 = 1'b0;
  end
  always @(posedge clock) begin
    if (launch[1] | launch[14]) begin
      older_1_14 <= launch[14];
    end
  end

  initial begin
    older_2_3 = 1'b0;
  end
  always @(posedge clock) begin
    if (launch[2] | launch[3]) begin
      older_2_3 <= launch[3];
    end
  end

  initial begin
    older_2_4 = 1'b0;
  end
  always @(posedge clock) begin
    if (launch[2] | launch[4]) begin
      older_2_4 <= launch[4];
    end
  end

  initial begin
    older_2_5 = 1'b0;
  end
  always @(posedge clock) begin
    if (launch[2] | launch[5]) begin
      older_2_5 <= launch[5];
    end
  end

  initial begin
    older_2_6 = 1'b0;
  end
  always @(posedge clock) begin
    if (launch[2] | launch[6]) begin
      older_2_6 <= launch[6];
    end
  end

  initial begin
    older_2_7 = 1'b0;
  end
  always @(posedge clock) begin
    if (launch[2] | launch[7]) begin
      older_2_7 <= launch[7];
    end
  end

  initial begin
    older_2_8 = 1'b0;
  end
  always @(posedge clock) begin
    if (launch[2] | launch[8]) begin
      older_2_8 <= launch[8];
    end
  end

  initial begin
    older_2_9 = 1'b0;
  end
  always @(posedge clock) begin
    if (launch[2] | launch[9]) begin
      older_2_9 <= launch[9];
    end
  end

  initial begin
    older_2_10 = 1'b0;
  end
  always @(posedge clock) begin
    if (launch[2] | launch[10]) begin
      older_2_10 <= launch[10];
    end
  end

  initial begin
    older_2_11 = 1'b0;
  end
  always @(posedge clock) begin
    if (launch[2] | launch[11]) begin
      older_2_11 <= launch[11];
    end
  end

  initial begin
    older_2_12 = 1'b0;
  end
  always @(posedge clock) begin
    if (launch[2] | launch[12]) begin
      older_2_12 <= launch[12];
    end
  end

  initial begin
    older_2_13 = 1'b0;
  end
  always @(posedge clock) begin
    if (launch[2] | launch[13]) begin
      older_2_13 <= launch[13];
    end
  end

  initial begin
    older_2_14 = 1'b0;
  end
  always @(posedge clock) begin
    if (launch[2] | launch[14]) begin
      older_2_14 <= launch[14];
    end
  end

  initial begin
    older_3_4 = 1'b0;
  end
  always @(posedge clock) begin
    if (launch[3] | launch[4]) begin
      older_3_4 <= launch[4];
    end
  end

  initial begin
    older_3_5 = 1'b0;
  end
  always @(posedge clock) begin
    if (launch[3] | launch[5]) begin
      older_3_5 <= launch[5];
    end
  end

  initial begin
    older_3_6 = 1'b0;
  end
  always @(posedge clock) begin
    if (launch[3] | launch[6]) begin
      older_3_6 <= launch[6];
    end
  end

  initial begin
    older_3_7 = 1'b0;
  end
  always @(posedge clock) begin
    if (launch[3] | launch[7]) begin
      older_3_7 <= launch[7];
    end
  end

  initial begin
    older_3_8 = 1'b0;
  end
  always @(posedge clock) begin
    if (launch[3] | launch[8]) begin
      older_3_8 <= launch[8];
    end
  end

  initial begin
    older_3_9 = 1'b0;
  end
  always @(posedge clock) begin
    if (launch[3] | launch[9]) begin
      older_3_9 <= launch[9];
    end
  end

  initial begin
    older_3_10 = 1'b0;
  end
  always @(posedge clock) begin
    if (launch[3] | launch[10]) begin
      older_3_10 <= launch[10];
    end
  end

  initial begin
    older_3_11 = 1'b0;
  end
  always @(posedge clock) begin
    if (launch[3] | launch[11]) begin
      older_3_11 <= launch[11];
    end
  end

  initial begin
    older_3_12 = 1'b0;
  end
  always @(posedge clock) begin
    if (launch[3] | launch[12]) begin
      older_3_12 <= launch[12];
    end
  end

  initial begin
    older_3_13 = 1'b0;
  end
  always @(posedge clock) begin
    if (launch[3] | launch[13]) begin
      older_3_13 <= launch[13];
    end
  end

  initial begin
    older_3_14 = 1'b0;
  end
  always @(posedge clock) begin
    if (launch[3] | launch[14]) begin
      older_3_14 <= launch[14];
    end
  end

  initial begin
    older_4_5 = 1'b0;
  end
  always @(posedge clock) begin
    if (launch[4] | launch[5]) begin
      older_4_5 <= launch[5];
    end
  end

  initial begin
    older_4_6 = 1'b0;
  end
  always @(posedge clock) begin
    if (launch[4] | launch[6]) begin
      older_4_6 <= launch[6];
    end
  end

  initial begin
    older_4_7 = 1'b0;
  end
  always @(posedge clock) begin
    if (launch[4] | launch[7]) begin
      older_4_7 <= launch[7];
    end
  end

  initial begin
    older_4_8 = 1'b0;
  end
  always @(posedge clock) begin
    if (launch[4] | launch[8]) begin
      older_4_8 <= launch[8];
    end
  end

  initial begin
    older_4_9 = 1'b0;
  end
  always @(posedge clock) begin
    if (launch[4] | launch[9]) begin
      older_4_9 <= launch[9];
    end
  end

  initial begin
    older_4_10 = 1'b0;
  end
  always @(posedge clock) begin
    if (launch[4] | launch[10]) begin
      older_4_10 <= launch[10];
    end
  end

  initial begin
    older_4_11 = 1'b0;
  end
  always @(posedge clock) begin
    if (launch[4] | launch[11]) begin
      older_4_11 <= launch[11];
    end
  end

  initial begin
    older_4_12 = 1'b0;
  end
  always @(posedge clock) begin
    if (launch[4] | launch[12]) begin
      older_4_12 <= launch[12];
    end
  end

  initial begin
    older_4_13 = 1'b0;
  end
  always @(posedge clock) begin
    if (launch[4] | launch[13]) begin
      older_4_13 <= launch[13];
    end
  end

  initial begin
    older_4_14 = 1'b0;
  end
  always @(posedge clock) begin
    if (launch[4] | launch[14]) begin
      older_4_14 <= launch[14];
    end
  end

  initial begin
    older_5_6 = 1'b0;
  end
  always @(posedge clock) begin
    if (launch[5] | launch[6]) begin
      older_5_6 <= launch[6];
    end
  end

  initial begin
    older_5_7 = 1'b0;
  end
  always @(posedge clock) begin
    if (launch[5] | launch[7]) begin
      older_5_7 <= launch[7];
    end
  end

  initial begin
    older_5_8 = 1'b0;
  end
  always @(posedge clock) begin
    if (launch[5] | launch[8]) begin
      older_5_8 <= launch[8];
    end
  end

  initial begin
    older_5_9 = 1'b0;
  end
  always @(posedge clock) begin
    if (launch[5] | launch[9]) begin
      older_5_9 <= launch[9];
    end
  end

  initial begin
    older_5_10 = 1'b0;
  end
  always @(posedge clock) begin
    if (launch[5] | launch[10]) begin
      older_5_10 <= launch[10];
    end
  end

  initial begin
    older_5_11 = 1'b0;
  end
  always @(posedge clock) begin
    if (launch[5] | launch[11]) begin
      older_5_11 <= launch[11];
    end
  end

  initial begin
    older_5_12 = 1'b0;
  end
  always @(posedge clock) begin
    if (launch[5] | launch[12]) begin
      older_5_12 <= launch[12];
    end
  end

  initial begin
    older_5_13 = 1'b0;
  end
  always @(posedge clock) begin
    if (launch[5] | launch[13]) begin
      older_5_13 <= launch[13];
    end
  end

  initial begin
    older_5_14 = 1'b0;
  end
  always @(posedge clock) begin
    if (launch[5] | launch[14]) begin
      older_5_14 <= launch[14];
    end
  end

  initial begin
    older_6_7 = 1'b0;
  end
  always @(posedge clock) begin
    if (launch[6] | launch[7]) begin
      older_6_7 <= launch[7];
    end
  end

  initial begin
    older_6_8 = 1'b0;
  end
  always @(posedge clock) begin
    if (launch[6] | launch[8]) begin
      older_6_8 <= launch[8];
    end
  end

  initial begin
    older_6_9 = 1'b0;
  end
  always @(posedge clock) begin
    if (launch[6] | launch[9]) begin
      older_6_9 <= launch[9];
    end
  end

  initial begin
    older_6_10 = 1'b0;
  end
  always @(posedge clock) begin
    if (launch[6] | launch[10]) begin
      older_6_10 <= launch[10];
    end
  end

  initial begin
    older_6_11 = 1'b0;
  end
  always @(posedge clock) begin
    if (launch[6] | launch[11]) begin
      older_6_11 <= launch[11];
    end
  end

  initial begin
    older_6_12 = 1'b0;
  end
  always @(posedge clock) begin
    if (launch[6] | launch[12]) begin
      older_6_12 <= launch[12];
    end
  end

  initial begin
    older_6_13 = 1'b0;
  end
  always @(posedge clock) begin
    if (launch[6] | launch[13]) begin
      older_6_13 <= launch[13];
    end
  end

  initial begin
    older_6_14 = 1'b0;
  end
  always @(posedge clock) begin
    if (launch[6] | launch[14]) begin
      older_6_14 <= launch[14];
    end
  end

  initial begin
    older_7_8 = 1'b0;
  end
  always @(posedge clock) begin
    if (launch[7] | launch[8]) begin
      older_7_8 <= launch[8];
    end
  end

  initial begin
    older_7_9 = 1'b0;
  end
  always @(posedge clock) begin
    if (launch[7] | launch[9]) begin
      older_7_9 <= launch[9];
    end
  end

  initial begin
    older_7_10 = 1'b0;
  end
  always @(posedge clock) begin
    if (launch[7] | launch[10]) begin
      older_7_10 <= launch[10];
    end
  end

  initial begin
    older_7_11 = 1'b0;
  end
  always @(posedge clock) begin
    if (launch[7] | launch[11]) begin
      older_7_11 <= launch[11];
    end
  end

  initial begin
    older_7_12 = 1'b0;
  end
  always @(posedge clock) begin
    if (launch[7] | launch[12]) begin
      older_7_12 <= launch[12];
    end
  end

  initial begin
    older_7_13 = 1'b0;
  end
  always @(posedge clock) begin
    if (launch[7] | launch[13]) begin
      older_7_13 <= launch[13];
    end
  end

  initial begin
    older_7_14 = 1'b0;
  end
  always @(posedge clock) begin
    if (launch[7] | launch[14]) begin
      older_7_14 <= launch[14];
    end
  end

  initial begin
    older_8_9 = 1'b0;
  end
  always @(posedge clock) begin
    if (launch[8] | launch[9]) begin
      older_8_9 <= launch[9];
    end
  end

  initial begin
    older_8_10 = 1'b0;
  end
  always @(posedge clock) begin
    if (launch[8] | launch[10]) begin
      older_8_10 <= launch[10];
    end
  end

  initial begin
    older_8_11 = 1'b0;
  end
  always @(posedge clock) begin
    if (launch[8] | launch[11]) begin
      older_8_11 <= launch[11];
    end
  end

  initial begin
    older_8_12 = 1'b0;
  end
  always @(posedge clock) begin
    if (launch[8] | launch[12]) begin
      older_8_12 <= launch[12];
    end
  end

  initial begin
    older_8_13 = 1'b0;
  end
  always @(posedge clock) begin
    if (launch[8] | launch[13]) begin
      older_8_13 <= launch[13];
    end
  end

  initial begin
    older_8_14 = 1'b0;
  end
  always @(posedge clock) begin
    if (launch[8] | launch[14]) begin
      older_8_14 <= launch[14];
    end
  end

  initial begin
    older_9_10 = 1'b0;
  end
  always @(posedge clock) begin
    if (launch[9] | launch[10]) begin
      older_9_10 <= launch[10];
    end
  end

  initial begin
    older_9_11 = 1'b0;
  end
  always @(posedge clock) begin
    if (launch[9] | launch[11]) begin
      older_9_11 <= launch[11];
    end
  end

  initial begin
    older_9_12 = 1'b0;
  end
  always @(posedge clock) begin
    if (launch[9] | launch[12]) begin
      older_9_12 <= launch[12];
    end
  end

  initial begin
    older_9_13 = 1'b0;
  end
  always @(posedge clock) begin
    if (launch[9] | launch[13]) begin
      older_9_13 <= launch[13];
    end
  end

  initial begin
    older_9_14 = 1'b0;
  end
  always @(posedge clock) begin
    if (launch[9] | launch[14]) begin
      older_9_14 <= launch[14];
    end
  end

  initial begin
    older_10_11 = 1'b0;
  end
  always @(posedge clock) begin
    if (launch[10] | launch[11]) begin
      older_10_11 <= launch[11];
    end
  end

  initial begin
    older_10_12 = 1'b0;
  end
  always @(posedge clock) begin
    if (launch[10] | launch[12]) begin
      older_10_12 <= launch[12];
    end
  end

  initial begin
    older_10_13 = 1'b0;
  end
  always @(posedge clock) begin
    if (launch[10] | launch[13]) begin
      older_10_13 <= launch[13];
    end
  end

  initial begin
    older_10_14 = 1'b0;
  end
  always @(posedge clock) begin
    if (launch[10] | launch[14]) begin
      older_10_14 <= launch[14];
    end
  end

  initial begin
    older_11_12 = 1'b0;
  end
  always @(posedge clock) begin
    if (launch[11] | launch[12]) begin
      older_11_12 <= launch[12];
    end
  end

  initial begin
    older_11_13 = 1'b0;
  end
  always @(posedge clock) begin
    if (launch[11] | launch[13]) begin
      older_11_13 <= launch[13];
    end
  end

  initial begin
    older_11_14 = 1'b0;
  end
  always @(posedge clock) begin
    if (launch[11] | launch[14]) begin
      older_11_14 <= launch[14];
    end
  end

  initial begin
    older_12_13 = 1'b0;
  end
  always @(posedge clock) begin
    if (launch[12] | launch[13]) begin
      older_12_13 <= launch[13];
    end
  end

  initial begin
    older_12_14 = 1'b0;
  end
  always @(posedge clock) begin
    if (launch[12] | launch[14]) begin
      older_12_14 <= launch[14];
    end
  end

  initial begin
    older_13_14 = 1'b0;
  end
  always @(posedge clock) begin
    if (launch[13] | launch[14]) begin
      older_13_14 <= launch[14];
    end
  end

endmodule

`default_nettype wire
