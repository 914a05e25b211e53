// wave_order: generator of hdl/src/front/order.rs:10
// Written by Tombolo; change the source.
// SPDX-License-Identifier: MIT OR Apache-2.0

`default_nettype none

module wave_order (
  input wire clock, // The one clock.
  input wire [15:0] launch, // A wave starts in the slot: it is the youngest.
  input wire [31:0] priority_, // Priorities, 3 the highest.
  output wire [255:0] before_ // The waves that go before this one.
);

  reg older_0_1;
  wire first_0_1;
  reg older_0_2;
  wire first_0_2;
  reg older_0_3;
  wire first_0_3;
  reg older_0_4;
  wire first_0_4;
  reg older_0_5;
  wire first_0_5;
  reg older_0_6;
  wire first_0_6;
  reg older_0_7;
  wire first_0_7;
  reg older_0_8;
  wire first_0_8;
  reg older_0_9;
  wire first_0_9;
  reg older_0_10;
  wire first_0_10;
  reg older_0_11;
  wire first_0_11;
  reg older_0_12;
  wire first_0_12;
  reg older_0_13;
  wire first_0_13;
  reg older_0_14;
  wire first_0_14;
  wire [14:0] first_15;
  reg older_1_2;
  wire first_1_2;
  reg older_1_3;
  wire first_1_3;
  reg older_1_4;
  wire first_1_4;
  reg older_1_5;
  wire first_1_5;
  reg older_1_6;
  wire first_1_6;
  reg older_1_7;
  wire first_1_7;
  reg older_1_8;
  wire first_1_8;
  reg older_1_9;
  wire first_1_9;
  reg older_1_10;
  wire first_1_10;
  reg older_1_11;
  wire first_1_11;
  reg older_1_12;
  wire first_1_12;
  reg older_1_13;
  wire first_1_13;
  reg older_1_14;
  wire first_1_14;
  reg older_2_3;
  wire first_2_3;
  reg older_2_4;
  wire first_2_4;
  reg older_2_5;
  wire first_2_5;
  reg older_2_6;
  wire first_2_6;
  reg older_2_7;
  wire first_2_7;
  reg older_2_8;
  wire first_2_8;
  reg older_2_9;
  wire first_2_9;
  reg older_2_10;
  wire first_2_10;
  reg older_2_11;
  wire first_2_11;
  reg older_2_12;
  wire first_2_12;
  reg older_2_13;
  wire first_2_13;
  reg older_2_14;
  wire first_2_14;
  reg older_3_4;
  wire first_3_4;
  reg older_3_5;
  wire first_3_5;
  reg older_3_6;
  wire first_3_6;
  reg older_3_7;
  wire first_3_7;
  reg older_3_8;
  wire first_3_8;
  reg older_3_9;
  wire first_3_9;
  reg older_3_10;
  wire first_3_10;
  reg older_3_11;
  wire first_3_11;
  reg older_3_12;
  wire first_3_12;
  reg older_3_13;
  wire first_3_13;
  reg older_3_14;
  wire first_3_14;
  reg older_4_5;
  wire first_4_5;
  reg older_4_6;
  wire first_4_6;
  reg older_4_7;
  wire first_4_7;
  reg older_4_8;
  wire first_4_8;
  reg older_4_9;
  wire first_4_9;
  reg older_4_10;
  wire first_4_10;
  reg older_4_11;
  wire first_4_11;
  reg older_4_12;
  wire first_4_12;
  reg older_4_13;
  wire first_4_13;
  reg older_4_14;
  wire first_4_14;
  reg older_5_6;
  wire first_5_6;
  reg older_5_7;
  wire first_5_7;
  reg older_5_8;
  wire first_5_8;
  reg older_5_9;
  wire first_5_9;
  reg older_5_10;
  wire first_5_10;
  reg older_5_11;
  wire first_5_11;
  reg older_5_12;
  wire first_5_12;
  reg older_5_13;
  wire first_5_13;
  reg older_5_14;
  wire first_5_14;
  reg older_6_7;
  wire first_6_7;
  reg older_6_8;
  wire first_6_8;
  reg older_6_9;
  wire first_6_9;
  reg older_6_10;
  wire first_6_10;
  reg older_6_11;
  wire first_6_11;
  reg older_6_12;
  wire first_6_12;
  reg older_6_13;
  wire first_6_13;
  reg older_6_14;
  wire first_6_14;
  reg older_7_8;
  wire first_7_8;
  reg older_7_9;
  wire first_7_9;
  reg older_7_10;
  wire first_7_10;
  reg older_7_11;
  wire first_7_11;
  reg older_7_12;
  wire first_7_12;
  reg older_7_13;
  wire first_7_13;
  reg older_7_14;
  wire first_7_14;
  reg older_8_9;
  wire first_8_9;
  reg older_8_10;
  wire first_8_10;
  reg older_8_11;
  wire first_8_11;
  reg older_8_12;
  wire first_8_12;
  reg older_8_13;
  wire first_8_13;
  reg older_8_14;
  wire first_8_14;
  reg older_9_10;
  wire first_9_10;
  reg older_9_11;
  wire first_9_11;
  reg older_9_12;
  wire first_9_12;
  reg older_9_13;
  wire first_9_13;
  reg older_9_14;
  wire first_9_14;
  reg older_10_11;
  wire first_10_11;
  reg older_10_12;
  wire first_10_12;
  reg older_10_13;
  wire first_10_13;
  reg older_10_14;
  wire first_10_14;
  reg older_11_12;
  wire first_11_12;
  reg older_11_13;
  wire first_11_13;
  reg older_11_14;
  wire first_11_14;
  reg older_12_13;
  wire first_12_13;
  reg older_12_14;
  wire first_12_14;
  reg older_13_14;
  wire first_13_14;

  assign first_0_1 = (priority_[1*2 +: 2] < priority_[0 +: 2]) | ((priority_[0 +: 2] == priority_[1*2 +: 2]) &
      older_0_1);
  assign first_0_2 = (priority_[2*2 +: 2] < priority_[0 +: 2]) | ((priority_[0 +: 2] == priority_[2*2 +: 2]) &
      older_0_2);
  assign first_0_3 = (priority_[3*2 +: 2] < priority_[0 +: 2]) | ((priority_[0 +: 2] == priority_[3*2 +: 2]) &
      older_0_3);
  assign first_0_4 = (priority_[4*2 +: 2] < priority_[0 +: 2]) | ((priority_[0 +: 2] == priority_[4*2 +: 2]) &
      older_0_4);
  assign first_0_5 = (priority_[5*2 +: 2] < priority_[0 +: 2]) | ((priority_[0 +: 2] == priority_[5*2 +: 2]) &
      older_0_5);
  assign first_0_6 = (priority_[6*2 +: 2] < priority_[0 +: 2]) | ((priority_[0 +: 2] == priority_[6*2 +: 2]) &
      older_0_6);
  assign first_0_7 = (priority_[7*2 +: 2] < priority_[0 +: 2]) | ((priority_[0 +: 2] == priority_[7*2 +: 2]) &
      older_0_7);
  assign first_0_8 = (priority_[8*2 +: 2] < priority_[0 +: 2]) | ((priority_[0 +: 2] == priority_[8*2 +: 2]) &
      older_0_8);
  assign first_0_9 = (priority_[9*2 +: 2] < priority_[0 +: 2]) | ((priority_[0 +: 2] == priority_[9*2 +: 2]) &
      older_0_9);
  assign first_0_10 = (priority_[10*2 +: 2] < priority_[0 +: 2]) | ((priority_[0 +: 2] == priority_[10*2 +: 2]) &
      older_0_10);
  assign first_0_11 = (priority_[11*2 +: 2] < priority_[0 +: 2]) | ((priority_[0 +: 2] == priority_[11*2 +: 2]) &
      older_0_11);
  assign first_0_12 = (priority_[12*2 +: 2] < priority_[0 +: 2]) | ((priority_[0 +: 2] == priority_[12*2 +: 2]) &
      older_0_12);
  assign first_0_13 = (priority_[13*2 +: 2] < priority_[0 +: 2]) | ((priority_[0 +: 2] == priority_[13*2 +: 2]) &
      older_0_13);
  assign first_0_14 = (priority_[14*2 +: 2] < priority_[0 +: 2]) | ((priority_[0 +: 2] == priority_[14*2 +: 2]) &
      older_0_14);
  assign first_1_2 = (priority_[2*2 +: 2] < priority_[1*2 +: 2]) | ((priority_[1*2 +: 2] == priority_[2*2 +: 2]) &
      older_1_2);
  assign first_1_3 = (priority_[3*2 +: 2] < priority_[1*2 +: 2]) | ((priority_[1*2 +: 2] == priority_[3*2 +: 2]) &
      older_1_3);
  assign first_1_4 = (priority_[4*2 +: 2] < priority_[1*2 +: 2]) | ((priority_[1*2 +: 2] == priority_[4*2 +: 2]) &
      older_1_4);
  assign first_1_5 = (priority_[5*2 +: 2] < priority_[1*2 +: 2]) | ((priority_[1*2 +: 2] == priority_[5*2 +: 2]) &
      older_1_5);
  assign first_1_6 = (priority_[6*2 +: 2] < priority_[1*2 +: 2]) | ((priority_[1*2 +: 2] == priority_[6*2 +: 2]) &
      older_1_6);
  assign first_1_7 = (priority_[7*2 +: 2] < priority_[1*2 +: 2]) | ((priority_[1*2 +: 2] == priority_[7*2 +: 2]) &
      older_1_7);
  assign first_1_8 = (priority_[8*2 +: 2] < priority_[1*2 +: 2]) | ((priority_[1*2 +: 2] == priority_[8*2 +: 2]) &
      older_1_8);
  assign first_1_9 = (priority_[9*2 +: 2] < priority_[1*2 +: 2]) | ((priority_[1*2 +: 2] == priority_[9*2 +: 2]) &
      older_1_9);
  assign first_1_10 = (priority_[10*2 +: 2] < priority_[1*2 +: 2]) | ((priority_[1*2 +: 2] == priority_[10*2 +: 2]) &
      older_1_10);
  assign first_1_11 = (priority_[11*2 +: 2] < priority_[1*2 +: 2]) | ((priority_[1*2 +: 2] == priority_[11*2 +: 2]) &
      older_1_11);
  assign first_1_12 = (priority_[12*2 +: 2] < priority_[1*2 +: 2]) | ((priority_[1*2 +: 2] == priority_[12*2 +: 2]) &
      older_1_12);
  assign first_1_13 = (priority_[13*2 +: 2] < priority_[1*2 +: 2]) | ((priority_[1*2 +: 2] == priority_[13*2 +: 2]) &
      older_1_13);
  assign first_1_14 = (priority_[14*2 +: 2] < priority_[1*2 +: 2]) | ((priority_[1*2 +: 2] == priority_[14*2 +: 2]) &
      older_1_14);
  assign first_2_3 = (priority_[3*2 +: 2] < priority_[2*2 +: 2]) | ((priority_[2*2 +: 2] == priority_[3*2 +: 2]) &
      older_2_3);
  assign first_2_4 = (priority_[4*2 +: 2] < priority_[2*2 +: 2]) | ((priority_[2*2 +: 2] == priority_[4*2 +: 2]) &
      older_2_4);
  assign first_2_5 = (priority_[5*2 +: 2] < priority_[2*2 +: 2]) | ((priority_[2*2 +: 2] == priority_[5*2 +: 2]) &
      older_2_5);
  assign first_2_6 = (priority_[6*2 +: 2] < priority_[2*2 +: 2]) | ((priority_[2*2 +: 2] == priority_[6*2 +: 2]) &
      older_2_6);
  assign first_2_7 = (priority_[7*2 +: 2] < priority_[2*2 +: 2]) | ((priority_[2*2 +: 2] == priority_[7*2 +: 2]) &
      older_2_7);
  assign first_2_8 = (priority_[8*2 +: 2] < priority_[2*2 +: 2]) | ((priority_[2*2 +: 2] == priority_[8*2 +: 2]) &
      older_2_8);
  assign first_2_9 = (priority_[9*2 +: 2] < priority_[2*2 +: 2]) | ((priority_[2*2 +: 2] == priority_[9*2 +: 2]) &
      older_2_9);
  assign first_2_10 = (priority_[10*2 +: 2] < priority_[2*2 +: 2]) | ((priority_[2*2 +: 2] == priority_[10*2 +: 2]) &
      older_2_10);
  assign first_2_11 = (priority_[11*2 +: 2] < priority_[2*2 +: 2]) | ((priority_[2*2 +: 2] == priority_[11*2 +: 2]) &
      older_2_11);
  assign first_2_12 = (priority_[12*2 +: 2] < priority_[2*2 +: 2]) | ((priority_[2*2 +: 2] == priority_[12*2 +: 2]) &
      older_2_12);
  assign first_2_13 = (priority_[13*2 +: 2] < priority_[2*2 +: 2]) | ((priority_[2*2 +: 2] == priority_[13*2 +: 2]) &
      older_2_13);
  assign first_2_14 = (priority_[14*2 +: 2] < priority_[2*2 +: 2]) | ((priority_[2*2 +: 2] == priority_[14*2 +: 2]) &
      older_2_14);
  assign first_3_4 = (priority_[4*2 +: 2] < priority_[3*2 +: 2]) | ((priority_[3*2 +: 2] == priority_[4*2 +: 2]) &
      older_3_4);
  assign first_3_5 = (priority_[5*2 +: 2] < priority_[3*2 +: 2]) | ((priority_[3*2 +: 2] == priority_[5*2 +: 2]) &
      older_3_5);
  assign first_3_6 = (priority_[6*2 +: 2] < priority_[3*2 +: 2]) | ((priority_[3*2 +: 2] == priority_[6*2 +: 2]) &
      older_3_6);
  assign first_3_7 = (priority_[7*2 +: 2] < priority_[3*2 +: 2]) | ((priority_[3*2 +: 2] == priority_[7*2 +: 2]) &
      older_3_7);
  assign first_3_8 = (priority_[8*2 +: 2] < priority_[3*2 +: 2]) | ((priority_[3*2 +: 2] == priority_[8*2 +: 2]) &
      older_3_8);
  assign first_3_9 = (priority_[9*2 +: 2] < priority_[3*2 +: 2]) | ((priority_[3*2 +: 2] == priority_[9*2 +: 2]) &
      older_3_9);
  assign first_3_10 = (priority_[10*2 +: 2] < priority_[3*2 +: 2]) | ((priority_[3*2 +: 2] == priority_[10*2 +: 2]) &
      older_3_10);
  assign first_3_11 = (priority_[11*2 +: 2] < priority_[3*2 +: 2]) | ((priority_[3*2 +: 2] == priority_[11*2 +: 2]) &
      older_3_11);
  assign first_3_12 = (priority_[12*2 +: 2] < priority_[3*2 +: 2]) | ((priority_[3*2 +: 2] == priority_[12*2 +: 2]) &
      older_3_12);
  assign first_3_13 = (priority_[13*2 +: 2] < priority_[3*2 +: 2]) | ((priority_[3*2 +: 2] == priority_[13*2 +: 2]) &
      older_3_13);
  assign first_3_14 = (priority_[14*2 +: 2] < priority_[3*2 +: 2]) | ((priority_[3*2 +: 2] == priority_[14*2 +: 2]) &
      older_3_14);
  assign first_4_5 = (priority_[5*2 +: 2] < priority_[4*2 +: 2]) | ((priority_[4*2 +: 2] == priority_[5*2 +: 2]) &
      older_4_5);
  assign first_4_6 = (priority_[6*2 +: 2] < priority_[4*2 +: 2]) | ((priority_[4*2 +: 2] == priority_[6*2 +: 2]) &
      older_4_6);
  assign first_4_7 = (priority_[7*2 +: 2] < priority_[4*2 +: 2]) | ((priority_[4*2 +: 2] == priority_[7*2 +: 2]) &
      older_4_7);
  assign first_4_8 = (priority_[8*2 +: 2] < priority_[4*2 +: 2]) | ((priority_[4*2 +: 2] == priority_[8*2 +: 2]) &
      older_4_8);
  assign first_4_9 = (priority_[9*2 +: 2] < priority_[4*2 +: 2]) | ((priority_[4*2 +: 2] == priority_[9*2 +: 2]) &
      older_4_9);
  assign first_4_10 = (priority_[10*2 +: 2] < priority_[4*2 +: 2]) | ((priority_[4*2 +: 2] == priority_[10*2 +: 2]) &
      older_4_10);
  assign first_4_11 = (priority_[11*2 +: 2] < priority_[4*2 +: 2]) | ((priority_[4*2 +: 2] == priority_[11*2 +: 2]) &
      older_4_11);
  assign first_4_12 = (priority_[12*2 +: 2] < priority_[4*2 +: 2]) | ((priority_[4*2 +: 2] == priority_[12*2 +: 2]) &
      older_4_12);
  assign first_4_13 = (priority_[13*2 +: 2] < priority_[4*2 +: 2]) | ((priority_[4*2 +: 2] == priority_[13*2 +: 2]) &
      older_4_13);
  assign first_4_14 = (priority_[14*2 +: 2] < priority_[4*2 +: 2]) | ((priority_[4*2 +: 2] == priority_[14*2 +: 2]) &
      older_4_14);
  assign first_5_6 = (priority_[6*2 +: 2] < priority_[5*2 +: 2]) | ((priority_[5*2 +: 2] == priority_[6*2 +: 2]) &
      older_5_6);
  assign first_5_7 = (priority_[7*2 +: 2] < priority_[5*2 +: 2]) | ((priority_[5*2 +: 2] == priority_[7*2 +: 2]) &
      older_5_7);
  assign first_5_8 = (priority_[8*2 +: 2] < priority_[5*2 +: 2]) | ((priority_[5*2 +: 2] == priority_[8*2 +: 2]) &
      older_5_8);
  assign first_5_9 = (priority_[9*2 +: 2] < priority_[5*2 +: 2]) | ((priority_[5*2 +: 2] == priority_[9*2 +: 2]) &
      older_5_9);
  assign first_5_10 = (priority_[10*2 +: 2] < priority_[5*2 +: 2]) | ((priority_[5*2 +: 2] == priority_[10*2 +: 2]) &
      older_5_10);
  assign first_5_11 = (priority_[11*2 +: 2] < priority_[5*2 +: 2]) | ((priority_[5*2 +: 2] == priority_[11*2 +: 2]) &
      older_5_11);
  assign first_5_12 = (priority_[12*2 +: 2] < priority_[5*2 +: 2]) | ((priority_[5*2 +: 2] == priority_[12*2 +: 2]) &
      older_5_12);
  assign first_5_13 = (priority_[13*2 +: 2] < priority_[5*2 +: 2]) | ((priority_[5*2 +: 2] == priority_[13*2 +: 2]) &
      older_5_13);
  assign first_5_14 = (priority_[14*2 +: 2] < priority_[5*2 +: 2]) | ((priority_[5*2 +: 2] == priority_[14*2 +: 2]) &
      older_5_14);
  assign first_6_7 = (priority_[7*2 +: 2] < priority_[6*2 +: 2]) | ((priority_[6*2 +: 2] == priority_[7*2 +: 2]) &
      older_6_7);
  assign first_6_8 = (priority_[8*2 +: 2] < priority_[6*2 +: 2]) | ((priority_[6*2 +: 2] == priority_[8*2 +: 2]) &
      older_6_8);
  assign first_6_9 = (priority_[9*2 +: 2] < priority_[6*2 +: 2]) | ((priority_[6*2 +: 2] == priority_[9*2 +: 2]) &
      older_6_9);
  assign first_6_10 = (priority_[10*2 +: 2] < priority_[6*2 +: 2]) | ((priority_[6*2 +: 2] == priority_[10*2 +: 2]) &
      older_6_10);
  assign first_6_11 = (priority_[11*2 +: 2] < priority_[6*2 +: 2]) | ((priority_[6*2 +: 2] == priority_[11*2 +: 2]) &
      older_6_11);
  assign first_6_12 = (priority_[12*2 +: 2] < priority_[6*2 +: 2]) | ((priority_[6*2 +: 2] == priority_[12*2 +: 2]) &
      older_6_12);
  assign first_6_13 = (priority_[13*2 +: 2] < priority_[6*2 +: 2]) | ((priority_[6*2 +: 2] == priority_[13*2 +: 2]) &
      older_6_13);
  assign first_6_14 = (priority_[14*2 +: 2] < priority_[6*2 +: 2]) | ((priority_[6*2 +: 2] == priority_[14*2 +: 2]) &
      older_6_14);
  assign first_7_8 = (priority_[8*2 +: 2] < priority_[7*2 +: 2]) | ((priority_[7*2 +: 2] == priority_[8*2 +: 2]) &
      older_7_8);
  assign first_7_9 = (priority_[9*2 +: 2] < priority_[7*2 +: 2]) | ((priority_[7*2 +: 2] == priority_[9*2 +: 2]) &
      older_7_9);
  assign first_7_10 = (priority_[10*2 +: 2] < priority_[7*2 +: 2]) | ((priority_[7*2 +: 2] == priority_[10*2 +: 2]) &
      older_7_10);
  assign first_7_11 = (priority_[11*2 +: 2] < priority_[7*2 +: 2]) | ((priority_[7*2 +: 2] == priority_[11*2 +: 2]) &
      older_7_11);
  assign first_7_12 = (priority_[12*2 +: 2] < priority_[7*2 +: 2]) | ((priority_[7*2 +: 2] == priority_[12*2 +: 2]) &
      older_7_12);
  assign first_7_13 = (priority_[13*2 +: 2] < priority_[7*2 +: 2]) | ((priority_[7*2 +: 2] == priority_[13*2 +: 2]) &
      older_7_13);
  assign first_7_14 = (priority_[14*2 +: 2] < priority_[7*2 +: 2]) | ((priority_[7*2 +: 2] == priority_[14*2 +: 2]) &
      older_7_14);
  assign first_8_9 = (priority_[9*2 +: 2] < priority_[8*2 +: 2]) | ((priority_[8*2 +: 2] == priority_[9*2 +: 2]) &
      older_8_9);
  assign first_8_10 = (priority_[10*2 +: 2] < priority_[8*2 +: 2]) | ((priority_[8*2 +: 2] == priority_[10*2 +: 2]) &
      older_8_10);
  assign first_8_11 = (priority_[11*2 +: 2] < priority_[8*2 +: 2]) | ((priority_[8*2 +: 2] == priority_[11*2 +: 2]) &
      older_8_11);
  assign first_8_12 = (priority_[12*2 +: 2] < priority_[8*2 +: 2]) | ((priority_[8*2 +: 2] == priority_[12*2 +: 2]) &
      older_8_12);
  assign first_8_13 = (priority_[13*2 +: 2] < priority_[8*2 +: 2]) | ((priority_[8*2 +: 2] == priority_[13*2 +: 2]) &
      older_8_13);
  assign first_8_14 = (priority_[14*2 +: 2] < priority_[8*2 +: 2]) | ((priority_[8*2 +: 2] == priority_[14*2 +: 2]) &
      older_8_14);
  assign first_9_10 = (priority_[10*2 +: 2] < priority_[9*2 +: 2]) | ((priority_[9*2 +: 2] == priority_[10*2 +: 2]) &
      older_9_10);
  assign first_9_11 = (priority_[11*2 +: 2] < priority_[9*2 +: 2]) | ((priority_[9*2 +: 2] == priority_[11*2 +: 2]) &
      older_9_11);
  assign first_9_12 = (priority_[12*2 +: 2] < priority_[9*2 +: 2]) | ((priority_[9*2 +: 2] == priority_[12*2 +: 2]) &
      older_9_12);
  assign first_9_13 = (priority_[13*2 +: 2] < priority_[9*2 +: 2]) | ((priority_[9*2 +: 2] == priority_[13*2 +: 2]) &
      older_9_13);
  assign first_9_14 = (priority_[14*2 +: 2] < priority_[9*2 +: 2]) | ((priority_[9*2 +: 2] == priority_[14*2 +: 2]) &
      older_9_14);
  assign first_10_11 = (priority_[11*2 +: 2] < priority_[10*2 +: 2]) | ((priority_[10*2 +: 2] == priority_[11*2 +:
      2]) & older_10_11);
  assign first_10_12 = (priority_[12*2 +: 2] < priority_[10*2 +: 2]) | ((priority_[10*2 +: 2] == priority_[12*2 +:
      2]) & older_10_12);
  assign first_10_13 = (priority_[13*2 +: 2] < priority_[10*2 +: 2]) | ((priority_[10*2 +: 2] == priority_[13*2 +:
      2]) & older_10_13);
  assign first_10_14 = (priority_[14*2 +: 2] < priority_[10*2 +: 2]) | ((priority_[10*2 +: 2] == priority_[14*2 +:
      2]) & older_10_14);
  assign first_11_12 = (priority_[12*2 +: 2] < priority_[11*2 +: 2]) | ((priority_[11*2 +: 2] == priority_[12*2 +:
      2]) & older_11_12);
  assign first_11_13 = (priority_[13*2 +: 2] < priority_[11*2 +: 2]) | ((priority_[11*2 +: 2] == priority_[13*2 +:
      2]) & older_11_13);
  assign first_11_14 = (priority_[14*2 +: 2] < priority_[11*2 +: 2]) | ((priority_[11*2 +: 2] == priority_[14*2 +:
      2]) & older_11_14);
  assign first_12_13 = (priority_[13*2 +: 2] < priority_[12*2 +: 2]) | ((priority_[12*2 +: 2] == priority_[13*2 +:
      2]) & older_12_13);
  assign first_12_14 = (priority_[14*2 +: 2] < priority_[12*2 +: 2]) | ((priority_[12*2 +: 2] == priority_[14*2 +:
      2]) & older_12_14);
  assign first_13_14 = (priority_[14*2 +: 2] < priority_[13*2 +: 2]) | ((priority_[13*2 +: 2] == priority_[14*2 +:
      2]) & older_13_14);
  assign before_[0 +: 16] = {~first_15[0], ~first_0_14, ~first_0_13, ~first_0_12, ~first_0_11, ~first_0_10,
      ~first_0_9, ~first_0_8, ~first_0_7, ~first_0_6, ~first_0_5, ~first_0_4, ~first_0_3, ~first_0_2, ~first_0_1,
      1'b0};
  assign before_[1*16 +: 16] = {~first_15[1], ~first_1_14, ~first_1_13, ~first_1_12, ~first_1_11, ~first_1_10,
      ~first_1_9, ~first_1_8, ~first_1_7, ~first_1_6, ~first_1_5, ~first_1_4, ~first_1_3, ~first_1_2, 1'b0,
      first_0_1};
  assign before_[2*16 +: 16] = {~first_15[2], ~first_2_14, ~first_2_13, ~first_2_12, ~first_2_11, ~first_2_10,
      ~first_2_9, ~first_2_8, ~first_2_7, ~first_2_6, ~first_2_5, ~first_2_4, ~first_2_3, 1'b0, first_1_2, first_0_2};
  assign before_[3*16 +: 16] = {~first_15[3], ~first_3_14, ~first_3_13, ~first_3_12, ~first_3_11, ~first_3_10,
      ~first_3_9, ~first_3_8, ~first_3_7, ~first_3_6, ~first_3_5, ~first_3_4, 1'b0, first_2_3, first_1_3, first_0_3};
  assign before_[4*16 +: 16] = {~first_15[4], ~first_4_14, ~first_4_13, ~first_4_12, ~first_4_11, ~first_4_10,
      ~first_4_9, ~first_4_8, ~first_4_7, ~first_4_6, ~first_4_5, 1'b0, first_3_4, first_2_4, first_1_4, first_0_4};
  assign before_[5*16 +: 16] = {~first_15[5], ~first_5_14, ~first_5_13, ~first_5_12, ~first_5_11, ~first_5_10,
      ~first_5_9, ~first_5_8, ~first_5_7, ~first_5_6, 1'b0, first_4_5, first_3_5, first_2_5, first_1_5, first_0_5};
  assign before_[6*16 +: 16] = {~first_15[6], ~first_6_14, ~first_6_13, ~first_6_12, ~first_6_11, ~first_6_10,
      ~first_6_9, ~first_6_8, ~first_6_7, 1'b0, first_5_6, first_4_6, first_3_6, first_2_6, first_1_6, first_0_6};
  assign before_[7*16 +: 16] = {~first_15[7], ~first_7_14, ~first_7_13, ~first_7_12, ~first_7_11, ~first_7_10,
      ~first_7_9, ~first_7_8, 1'b0, first_6_7, first_5_7, first_4_7, first_3_7, first_2_7, first_1_7, first_0_7};
  assign before_[8*16 +: 16] = {~first_15[8], ~first_8_14, ~first_8_13, ~first_8_12, ~first_8_11, ~first_8_10,
      ~first_8_9, 1'b0, first_7_8, first_6_8, first_5_8, first_4_8, first_3_8, first_2_8, first_1_8, first_0_8};
  assign before_[9*16 +: 16] = {~first_15[9], ~first_9_14, ~first_9_13, ~first_9_12, ~first_9_11, ~first_9_10, 1'b0,
      first_8_9, first_7_9, first_6_9, first_5_9, first_4_9, first_3_9, first_2_9, first_1_9, first_0_9};
  assign before_[10*16 +: 16] = {~first_15[10], ~first_10_14, ~first_10_13, ~first_10_12, ~first_10_11, 1'b0,
      first_9_10, first_8_10, first_7_10, first_6_10, first_5_10, first_4_10, first_3_10, first_2_10, first_1_10,
      first_0_10};
  assign before_[11*16 +: 16] = {~first_15[11], ~first_11_14, ~first_11_13, ~first_11_12, 1'b0, first_10_11,
      first_9_11, first_8_11, first_7_11, first_6_11, first_5_11, first_4_11, first_3_11, first_2_11, first_1_11,
      first_0_11};
  assign before_[12*16 +: 16] = {~first_15[12], ~first_12_14, ~first_12_13, 1'b0, first_11_12, first_10_12,
      first_9_12, first_8_12, first_7_12, first_6_12, first_5_12, first_4_12, first_3_12, first_2_12, first_1_12,
      first_0_12};
  assign before_[13*16 +: 16] = {~first_15[13], ~first_13_14, 1'b0, first_12_13, first_11_13, first_10_13,
      first_9_13, first_8_13, first_7_13, first_6_13, first_5_13, first_4_13, first_3_13, first_2_13, first_1_13,
      first_0_13};
  assign before_[14*16 +: 16] = {~first_15[14], 1'b0, first_13_14, first_12_14, first_11_14, first_10_14, first_9_14,
      first_8_14, first_7_14, first_6_14, first_5_14, first_4_14, first_3_14, first_2_14, first_1_14, first_0_14};
  assign before_[15*16 +: 16] = {1'b0, first_15};
  genvar i;

  for (i = 0; i < 15; i = i + 1) begin : each_first
    reg older_15;
    assign first_15[i] = (priority_[15*2 +: 2] < priority_[i*2 +: 2]) | ((priority_[i*2 +: 2] == priority_[15*2 +:
        2]) & older_15);

    initial older_15 = 1'b0;
    always @(posedge clock) begin
      if (launch[i] | launch[15]) older_15 <= launch[15];
    end
  end

  initial older_0_1 = 1'b0;
  always @(posedge clock) begin
    if (launch[0] | launch[1]) older_0_1 <= launch[1];
  end

  initial older_0_2 = 1'b0;
  always @(posedge clock) begin
    if (launch[0] | launch[2]) older_0_2 <= launch[2];
  end

  initial older_0_3 = 1'b0;
  always @(posedge clock) begin
    if (launch[0] | launch[3]) older_0_3 <= launch[3];
  end

  initial older_0_4 = 1'b0;
  always @(posedge clock) begin
    if (launch[0] | launch[4]) older_0_4 <= launch[4];
  end

  initial older_0_5 = 1'b0;
  always @(posedge clock) begin
    if (launch[0] | launch[5]) older_0_5 <= launch[5];
  end

  initial older_0_6 = 1'b0;
  always @(posedge clock) begin
    if (launch[0] | launch[6]) older_0_6 <= launch[6];
  end

  initial older_0_7 = 1'b0;
  always @(posedge clock) begin
    if (launch[0] | launch[7]) older_0_7 <= launch[7];
  end

  initial older_0_8 = 1'b0;
  always @(posedge clock) begin
    if (launch[0] | launch[8]) older_0_8 <= launch[8];
  end

  initial older_0_9 = 1'b0;
  always @(posedge clock) begin
    if (launch[0] | launch[9]) older_0_9 <= launch[9];
  end

  initial older_0_10 = 1'b0;
  always @(posedge clock) begin
    if (launch[0] | launch[10]) older_0_10 <= launch[10];
  end

  initial older_0_11 = 1'b0;
  always @(posedge clock) begin
    if (launch[0] | launch[11]) older_0_11 <= launch[11];
  end

  initial older_0_12 = 1'b0;
  always @(posedge clock) begin
    if (launch[0] | launch[12]) older_0_12 <= launch[12];
  end

  initial older_0_13 = 1'b0;
  always @(posedge clock) begin
    if (launch[0] | launch[13]) older_0_13 <= launch[13];
  end

  initial older_0_14 = 1'b0;
  always @(posedge clock) begin
    if (launch[0] | launch[14]) older_0_14 <= launch[14];
  end

  initial older_1_2 = 1'b0;
  always @(posedge clock) begin
    if (launch[1] | launch[2]) older_1_2 <= launch[2];
  end

  initial older_1_3 = 1'b0;
  always @(posedge clock) begin
    if (launch[1] | launch[3]) older_1_3 <= launch[3];
  end

  initial older_1_4 = 1'b0;
  always @(posedge clock) begin
    if (launch[1] | launch[4]) older_1_4 <= launch[4];
  end

  initial older_1_5 = 1'b0;
  always @(posedge clock) begin
    if (launch[1] | launch[5]) older_1_5 <= launch[5];
  end

  initial older_1_6 = 1'b0;
  always @(posedge clock) begin
    if (launch[1] | launch[6]) older_1_6 <= launch[6];
  end

  initial older_1_7 = 1'b0;
  always @(posedge clock) begin
    if (launch[1] | launch[7]) older_1_7 <= launch[7];
  end

  initial older_1_8 = 1'b0;
  always @(posedge clock) begin
    if (launch[1] | launch[8]) older_1_8 <= launch[8];
  end

  initial older_1_9 = 1'b0;
  always @(posedge clock) begin
    if (launch[1] | launch[9]) older_1_9 <= launch[9];
  end

  initial older_1_10 = 1'b0;
  always @(posedge clock) begin
    if (launch[1] | launch[10]) older_1_10 <= launch[10];
  end

  initial older_1_11 = 1'b0;
  always @(posedge clock) begin
    if (launch[1] | launch[11]) older_1_11 <= launch[11];
  end

  initial older_1_12 = 1'b0;
  always @(posedge clock) begin
    if (launch[1] | launch[12]) older_1_12 <= launch[12];
  end

  initial older_1_13 = 1'b0;
  always @(posedge clock) begin
    if (launch[1] | launch[13]) older_1_13 <= launch[13];
  end

  initial older_1_14 = 1'b0;
  always @(posedge clock) begin
    if (launch[1] | launch[14]) older_1_14 <= launch[14];
  end

  initial older_2_3 = 1'b0;
  always @(posedge clock) begin
    if (launch[2] | launch[3]) older_2_3 <= launch[3];
  end

  initial older_2_4 = 1'b0;
  always @(posedge clock) begin
    if (launch[2] | launch[4]) older_2_4 <= launch[4];
  end

  initial older_2_5 = 1'b0;
  always @(posedge clock) begin
    if (launch[2] | launch[5]) older_2_5 <= launch[5];
  end

  initial older_2_6 = 1'b0;
  always @(posedge clock) begin
    if (launch[2] | launch[6]) older_2_6 <= launch[6];
  end

  initial older_2_7 = 1'b0;
  always @(posedge clock) begin
    if (launch[2] | launch[7]) older_2_7 <= launch[7];
  end

  initial older_2_8 = 1'b0;
  always @(posedge clock) begin
    if (launch[2] | launch[8]) older_2_8 <= launch[8];
  end

  initial older_2_9 = 1'b0;
  always @(posedge clock) begin
    if (launch[2] | launch[9]) older_2_9 <= launch[9];
  end

  initial older_2_10 = 1'b0;
  always @(posedge clock) begin
    if (launch[2] | launch[10]) older_2_10 <= launch[10];
  end

  initial older_2_11 = 1'b0;
  always @(posedge clock) begin
    if (launch[2] | launch[11]) older_2_11 <= launch[11];
  end

  initial older_2_12 = 1'b0;
  always @(posedge clock) begin
    if (launch[2] | launch[12]) older_2_12 <= launch[12];
  end

  initial older_2_13 = 1'b0;
  always @(posedge clock) begin
    if (launch[2] | launch[13]) older_2_13 <= launch[13];
  end

  initial older_2_14 = 1'b0;
  always @(posedge clock) begin
    if (launch[2] | launch[14]) older_2_14 <= launch[14];
  end

  initial older_3_4 = 1'b0;
  always @(posedge clock) begin
    if (launch[3] | launch[4]) older_3_4 <= launch[4];
  end

  initial older_3_5 = 1'b0;
  always @(posedge clock) begin
    if (launch[3] | launch[5]) older_3_5 <= launch[5];
  end

  initial older_3_6 = 1'b0;
  always @(posedge clock) begin
    if (launch[3] | launch[6]) older_3_6 <= launch[6];
  end

  initial older_3_7 = 1'b0;
  always @(posedge clock) begin
    if (launch[3] | launch[7]) older_3_7 <= launch[7];
  end

  initial older_3_8 = 1'b0;
  always @(posedge clock) begin
    if (launch[3] | launch[8]) older_3_8 <= launch[8];
  end

  initial older_3_9 = 1'b0;
  always @(posedge clock) begin
    if (launch[3] | launch[9]) older_3_9 <= launch[9];
  end

  initial older_3_10 = 1'b0;
  always @(posedge clock) begin
    if (launch[3] | launch[10]) older_3_10 <= launch[10];
  end

  initial older_3_11 = 1'b0;
  always @(posedge clock) begin
    if (launch[3] | launch[11]) older_3_11 <= launch[11];
  end

  initial older_3_12 = 1'b0;
  always @(posedge clock) begin
    if (launch[3] | launch[12]) older_3_12 <= launch[12];
  end

  initial older_3_13 = 1'b0;
  always @(posedge clock) begin
    if (launch[3] | launch[13]) older_3_13 <= launch[13];
  end

  initial older_3_14 = 1'b0;
  always @(posedge clock) begin
    if (launch[3] | launch[14]) older_3_14 <= launch[14];
  end

  initial older_4_5 = 1'b0;
  always @(posedge clock) begin
    if (launch[4] | launch[5]) older_4_5 <= launch[5];
  end

  initial older_4_6 = 1'b0;
  always @(posedge clock) begin
    if (launch[4] | launch[6]) older_4_6 <= launch[6];
  end

  initial older_4_7 = 1'b0;
  always @(posedge clock) begin
    if (launch[4] | launch[7]) older_4_7 <= launch[7];
  end

  initial older_4_8 = 1'b0;
  always @(posedge clock) begin
    if (launch[4] | launch[8]) older_4_8 <= launch[8];
  end

  initial older_4_9 = 1'b0;
  always @(posedge clock) begin
    if (launch[4] | launch[9]) older_4_9 <= launch[9];
  end

  initial older_4_10 = 1'b0;
  always @(posedge clock) begin
    if (launch[4] | launch[10]) older_4_10 <= launch[10];
  end

  initial older_4_11 = 1'b0;
  always @(posedge clock) begin
    if (launch[4] | launch[11]) older_4_11 <= launch[11];
  end

  initial older_4_12 = 1'b0;
  always @(posedge clock) begin
    if (launch[4] | launch[12]) older_4_12 <= launch[12];
  end

  initial older_4_13 = 1'b0;
  always @(posedge clock) begin
    if (launch[4] | launch[13]) older_4_13 <= launch[13];
  end

  initial older_4_14 = 1'b0;
  always @(posedge clock) begin
    if (launch[4] | launch[14]) older_4_14 <= launch[14];
  end

  initial older_5_6 = 1'b0;
  always @(posedge clock) begin
    if (launch[5] | launch[6]) older_5_6 <= launch[6];
  end

  initial older_5_7 = 1'b0;
  always @(posedge clock) begin
    if (launch[5] | launch[7]) older_5_7 <= launch[7];
  end

  initial older_5_8 = 1'b0;
  always @(posedge clock) begin
    if (launch[5] | launch[8]) older_5_8 <= launch[8];
  end

  initial older_5_9 = 1'b0;
  always @(posedge clock) begin
    if (launch[5] | launch[9]) older_5_9 <= launch[9];
  end

  initial older_5_10 = 1'b0;
  always @(posedge clock) begin
    if (launch[5] | launch[10]) older_5_10 <= launch[10];
  end

  initial older_5_11 = 1'b0;
  always @(posedge clock) begin
    if (launch[5] | launch[11]) older_5_11 <= launch[11];
  end

  initial older_5_12 = 1'b0;
  always @(posedge clock) begin
    if (launch[5] | launch[12]) older_5_12 <= launch[12];
  end

  initial older_5_13 = 1'b0;
  always @(posedge clock) begin
    if (launch[5] | launch[13]) older_5_13 <= launch[13];
  end

  initial older_5_14 = 1'b0;
  always @(posedge clock) begin
    if (launch[5] | launch[14]) older_5_14 <= launch[14];
  end

  initial older_6_7 = 1'b0;
  always @(posedge clock) begin
    if (launch[6] | launch[7]) older_6_7 <= launch[7];
  end

  initial older_6_8 = 1'b0;
  always @(posedge clock) begin
    if (launch[6] | launch[8]) older_6_8 <= launch[8];
  end

  initial older_6_9 = 1'b0;
  always @(posedge clock) begin
    if (launch[6] | launch[9]) older_6_9 <= launch[9];
  end

  initial older_6_10 = 1'b0;
  always @(posedge clock) begin
    if (launch[6] | launch[10]) older_6_10 <= launch[10];
  end

  initial older_6_11 = 1'b0;
  always @(posedge clock) begin
    if (launch[6] | launch[11]) older_6_11 <= launch[11];
  end

  initial older_6_12 = 1'b0;
  always @(posedge clock) begin
    if (launch[6] | launch[12]) older_6_12 <= launch[12];
  end

  initial older_6_13 = 1'b0;
  always @(posedge clock) begin
    if (launch[6] | launch[13]) older_6_13 <= launch[13];
  end

  initial older_6_14 = 1'b0;
  always @(posedge clock) begin
    if (launch[6] | launch[14]) older_6_14 <= launch[14];
  end

  initial older_7_8 = 1'b0;
  always @(posedge clock) begin
    if (launch[7] | launch[8]) older_7_8 <= launch[8];
  end

  initial older_7_9 = 1'b0;
  always @(posedge clock) begin
    if (launch[7] | launch[9]) older_7_9 <= launch[9];
  end

  initial older_7_10 = 1'b0;
  always @(posedge clock) begin
    if (launch[7] | launch[10]) older_7_10 <= launch[10];
  end

  initial older_7_11 = 1'b0;
  always @(posedge clock) begin
    if (launch[7] | launch[11]) older_7_11 <= launch[11];
  end

  initial older_7_12 = 1'b0;
  always @(posedge clock) begin
    if (launch[7] | launch[12]) older_7_12 <= launch[12];
  end

  initial older_7_13 = 1'b0;
  always @(posedge clock) begin
    if (launch[7] | launch[13]) older_7_13 <= launch[13];
  end

  initial older_7_14 = 1'b0;
  always @(posedge clock) begin
    if (launch[7] | launch[14]) older_7_14 <= launch[14];
  end

  initial older_8_9 = 1'b0;
  always @(posedge clock) begin
    if (launch[8] | launch[9]) older_8_9 <= launch[9];
  end

  initial older_8_10 = 1'b0;
  always @(posedge clock) begin
    if (launch[8] | launch[10]) older_8_10 <= launch[10];
  end

  initial older_8_11 = 1'b0;
  always @(posedge clock) begin
    if (launch[8] | launch[11]) older_8_11 <= launch[11];
  end

  initial older_8_12 = 1'b0;
  always @(posedge clock) begin
    if (launch[8] | launch[12]) older_8_12 <= launch[12];
  end

  initial older_8_13 = 1'b0;
  always @(posedge clock) begin
    if (launch[8] | launch[13]) older_8_13 <= launch[13];
  end

  initial older_8_14 = 1'b0;
  always @(posedge clock) begin
    if (launch[8] | launch[14]) older_8_14 <= launch[14];
  end

  initial older_9_10 = 1'b0;
  always @(posedge clock) begin
    if (launch[9] | launch[10]) older_9_10 <= launch[10];
  end

  initial older_9_11 = 1'b0;
  always @(posedge clock) begin
    if (launch[9] | launch[11]) older_9_11 <= launch[11];
  end

  initial older_9_12 = 1'b0;
  always @(posedge clock) begin
    if (launch[9] | launch[12]) older_9_12 <= launch[12];
  end

  initial older_9_13 = 1'b0;
  always @(posedge clock) begin
    if (launch[9] | launch[13]) older_9_13 <= launch[13];
  end

  initial older_9_14 = 1'b0;
  always @(posedge clock) begin
    if (launch[9] | launch[14]) older_9_14 <= launch[14];
  end

  initial older_10_11 = 1'b0;
  always @(posedge clock) begin
    if (launch[10] | launch[11]) older_10_11 <= launch[11];
  end

  initial older_10_12 = 1'b0;
  always @(posedge clock) begin
    if (launch[10] | launch[12]) older_10_12 <= launch[12];
  end

  initial older_10_13 = 1'b0;
  always @(posedge clock) begin
    if (launch[10] | launch[13]) older_10_13 <= launch[13];
  end

  initial older_10_14 = 1'b0;
  always @(posedge clock) begin
    if (launch[10] | launch[14]) older_10_14 <= launch[14];
  end

  initial older_11_12 = 1'b0;
  always @(posedge clock) begin
    if (launch[11] | launch[12]) older_11_12 <= launch[12];
  end

  initial older_11_13 = 1'b0;
  always @(posedge clock) begin
    if (launch[11] | launch[13]) older_11_13 <= launch[13];
  end

  initial older_11_14 = 1'b0;
  always @(posedge clock) begin
    if (launch[11] | launch[14]) older_11_14 <= launch[14];
  end

  initial older_12_13 = 1'b0;
  always @(posedge clock) begin
    if (launch[12] | launch[13]) older_12_13 <= launch[13];
  end

  initial older_12_14 = 1'b0;
  always @(posedge clock) begin
    if (launch[12] | launch[14]) older_12_14 <= launch[14];
  end

  initial older_13_14 = 1'b0;
  always @(posedge clock) begin
    if (launch[13] | launch[14]) older_13_14 <= launch[14];
  end

endmodule

`default_nettype wire
