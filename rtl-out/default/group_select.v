// group_select: generator of hdl/src/front/barrier.rs
// Written by Tombolo; change the source.
// SPDX-License-Identifier: MIT OR Apache-2.0

`default_nettype none

module group_select (
  input wire launch,
  input wire [4:0] launch_group,
  input wire signal_0,
  input wire signal_1,
  input wire end_0,
  input wire end_1,
  input wire [4:0] group_0,
  input wire [4:0] group_1,
  input wire [4:0] asking_group_0,
  input wire [4:0] asking_group_1,
  input wire [5:0] signals_0,
  input wire [5:0] signals_1,
  input wire [5:0] signals_2,
  input wire [5:0] signals_3,
  input wire [5:0] signals_4,
  input wire [5:0] signals_5,
  input wire [5:0] signals_6,
  input wire [5:0] signals_7,
  input wire [5:0] signals_8,
  input wire [5:0] signals_9,
  input wire [5:0] signals_10,
  input wire [5:0] signals_11,
  input wire [5:0] signals_12,
  input wire [5:0] signals_13,
  input wire [5:0] signals_14,
  input wire [5:0] signals_15,
  input wire [5:0] signals_16,
  input wire [5:0] signals_17,
  input wire [5:0] signals_18,
  input wire [5:0] signals_19,
  input wire [5:0] signals_20,
  input wire [5:0] signals_21,
  input wire [5:0] signals_22,
  input wire [5:0] signals_23,
  input wire [5:0] signals_24,
  input wire [5:0] signals_25,
  input wire [5:0] signals_26,
  input wire [5:0] signals_27,
  input wire [5:0] signals_28,
  input wire [5:0] signals_29,
  input wire [5:0] signals_30,
  input wire [5:0] signals_31,
  input wire complete_0,
  input wire complete_1,
  input wire complete_2,
  input wire complete_3,
  input wire complete_4,
  input wire complete_5,
  input wire complete_6,
  input wire complete_7,
  input wire complete_8,
  input wire complete_9,
  input wire complete_10,
  input wire complete_11,
  input wire complete_12,
  input wire complete_13,
  input wire complete_14,
  input wire complete_15,
  input wire complete_16,
  input wire complete_17,
  input wire complete_18,
  input wire complete_19,
  input wire complete_20,
  input wire complete_21,
  input wire complete_22,
  input wire complete_23,
  input wire complete_24,
  input wire complete_25,
  input wire complete_26,
  input wire complete_27,
  input wire complete_28,
  input wire complete_29,
  input wire complete_30,
  input wire complete_31,
  output wire launches_0,
  output wire launches_1,
  output wire launches_2,
  output wire launches_3,
  output wire launches_4,
  output wire launches_5,
  output wire launches_6,
  output wire launches_7,
  output wire launches_8,
  output wire launches_9,
  output wire launches_10,
  output wire launches_11,
  output wire launches_12,
  output wire launches_13,
  output wire launches_14,
  output wire launches_15,
  output wire launches_16,
  output wire launches_17,
  output wire launches_18,
  output wire launches_19,
  output wire launches_20,
  output wire launches_21,
  output wire launches_22,
  output wire launches_23,
  output wire launches_24,
  output wire launches_25,
  output wire launches_26,
  output wire launches_27,
  output wire launches_28,
  output wire launches_29,
  output wire launches_30,
  output wire launches_31,
  output wire signals_0_0,
  output wire signals_0_1,
  output wire signals_0_2,
  output wire signals_0_3,
  output wire signals_0_4,
  output wire signals_0_5,
  output wire signals_0_6,
  output wire signals_0_7,
  output wire signals_0_8,
  output wire signals_0_9,
  output wire signals_0_10,
  output wire signals_0_11,
  output wire signals_0_12,
  output wire signals_0_13,
  output wire signals_0_14,
  output wire signals_0_15,
  output wire signals_0_16,
  output wire signals_0_17,
  output wire signals_0_18,
  output wire signals_0_19,
  output wire signals_0_20,
  output wire signals_0_21,
  output wire signals_0_22,
  output wire signals_0_23,
  output wire signals_0_24,
  output wire signals_0_25,
  output wire signals_0_26,
  output wire signals_0_27,
  output wire signals_0_28,
  output wire signals_0_29,
  output wire signals_0_30,
  output wire signals_0_31,
  output wire signals_1_0,
  output wire signals_1_1,
  output wire signals_1_2,
  output wire signals_1_3,
  output wire signals_1_4,
  output wire signals_1_5,
  output wire signals_1_6,
  output wire signals_1_7,
  output wire signals_1_8,
  output wire signals_1_9,
  output wire signals_1_10,
  output wire signals_1_11,
  output wire signals_1_12,
  output wire signals_1_13,
  output wire signals_1_14,
  output wire signals_1_15,
  output wire signals_1_16,
  output wire signals_1_17,
  output wire signals_1_18,
  output wire signals_1_19,
  output wire signals_1_20,
  output wire signals_1_21,
  output wire signals_1_22,
  output wire signals_1_23,
  output wire signals_1_24,
  output wire signals_1_25,
  output wire signals_1_26,
  output wire signals_1_27,
  output wire signals_1_28,
  output wire signals_1_29,
  output wire signals_1_30,
  output wire signals_1_31,
  output wire ends_0_0,
  output wire ends_0_1,
  output wire ends_0_2,
  output wire ends_0_3,
  output wire ends_0_4,
  output wire ends_0_5,
  output wire ends_0_6,
  output wire ends_0_7,
  output wire ends_0_8,
  output wire ends_0_9,
  output wire ends_0_10,
  output wire ends_0_11,
  output wire ends_0_12,
  output wire ends_0_13,
  output wire ends_0_14,
  output wire ends_0_15,
  output wire ends_0_16,
  output wire ends_0_17,
  output wire ends_0_18,
  output wire ends_0_19,
  output wire ends_0_20,
  output wire ends_0_21,
  output wire ends_0_22,
  output wire ends_0_23,
  output wire ends_0_24,
  output wire ends_0_25,
  output wire ends_0_26,
  output wire ends_0_27,
  output wire ends_0_28,
  output wire ends_0_29,
  output wire ends_0_30,
  output wire ends_0_31,
  output wire ends_1_0,
  output wire ends_1_1,
  output wire ends_1_2,
  output wire ends_1_3,
  output wire ends_1_4,
  output wire ends_1_5,
  output wire ends_1_6,
  output wire ends_1_7,
  output wire ends_1_8,
  output wire ends_1_9,
  output wire ends_1_10,
  output wire ends_1_11,
  output wire ends_1_12,
  output wire ends_1_13,
  output wire ends_1_14,
  output wire ends_1_15,
  output wire ends_1_16,
  output wire ends_1_17,
  output wire ends_1_18,
  output wire ends_1_19,
  output wire ends_1_20,
  output wire ends_1_21,
  output wire ends_1_22,
  output wire ends_1_23,
  output wire ends_1_24,
  output wire ends_1_25,
  output wire ends_1_26,
  output wire ends_1_27,
  output wire ends_1_28,
  output wire ends_1_29,
  output wire ends_1_30,
  output wire ends_1_31,
  output wire told_0,
  output wire told_1,
  output wire told_2,
  output wire told_3,
  output wire told_4,
  output wire told_5,
  output wire told_6,
  output wire told_7,
  output wire told_8,
  output wire told_9,
  output wire told_10,
  output wire told_11,
  output wire told_12,
  output wire told_13,
  output wire told_14,
  output wire told_15,
  output wire told_16,
  output wire told_17,
  output wire told_18,
  output wire told_19,
  output wire told_20,
  output wire told_21,
  output wire told_22,
  output wire told_23,
  output wire told_24,
  output wire told_25,
  output wire told_26,
  output wire told_27,
  output wire told_28,
  output wire told_29,
  output wire told_30,
  output wire told_31,
  output wire completed,
  output wire [4:0] completed_group,
  output wire first_0,
  output wire first_1,
  output reg [5:0] signalled_0,
  output reg [5:0] signalled_1
);

  wire [31:0] lowest;

  wire [31:0] shifted_1 = {31'd0, launch} << launch_group;
  assign launches_0 = shifted_1[0];
  assign launches_1 = shifted_1[1];
  assign launches_2 = shifted_1[2];
  assign launches_3 = shifted_1[3];
  assign launches_4 = shifted_1[4];
  assign launches_5 = shifted_1[5];
  assign launches_6 = shifted_1[6];
  assign launches_7 = shifted_1[7];
  assign launches_8 = shifted_1[8];
  assign launches_9 = shifted_1[9];
  assign launches_10 = shifted_1[10];
  assign launches_11 = shifted_1[11];
  assign launches_12 = shifted_1[12];
  assign launches_13 = shifted_1[13];
  assign launches_14 = shifted_1[14];
  assign launches_15 = shifted_1[15];
  assign launches_16 = shifted_1[16];
  assign launches_17 = shifted_1[17];
  assign launches_18 = shifted_1[18];
  assign launches_19 = shifted_1[19];
  assign launches_20 = shifted_1[20];
  assign launches_21 = shifted_1[21];
  assign launches_22 = shifted_1[22];
  assign launches_23 = shifted_1[23];
  assign launches_24 = shifted_1[24];
  assign launches_25 = shifted_1[25];
  assign launches_26 = shifted_1[26];
  assign launches_27 = shifted_1[27];
  assign launches_28 = shifted_1[28];
  assign launches_29 = shifted_1[29];
  assign launches_30 = shifted_1[30];
  assign launches_31 = shifted_1[31];
  wire [31:0] shifted_2 = {31'd0, signal_0} << group_0;
  assign signals_0_0 = shifted_2[0];
  assign signals_0_1 = shifted_2[1];
  assign signals_0_2 = shifted_2[2];
  assign signals_0_3 = shifted_2[3];
  assign signals_0_4 = shifted_2[4];
  assign signals_0_5 = shifted_2[5];
  assign signals_0_6 = shifted_2[6];
  assign signals_0_7 = shifted_2[7];
  assign signals_0_8 = shifted_2[8];
  assign signals_0_9 = shifted_2[9];
  assign signals_0_10 = shifted_2[10];
  assign signals_0_11 = shifted_2[11];
  assign signals_0_12 = shifted_2[12];
  assign signals_0_13 = shifted_2[13];
  assign signals_0_14 = shifted_2[14];
  assign signals_0_15 = shifted_2[15];
  assign signals_0_16 = shifted_2[16];
  assign signals_0_17 = shifted_2[17];
  assign signals_0_18 = shifted_2[18];
  assign signals_0_19 = shifted_2[19];
  assign signals_0_20 = shifted_2[20];
  assign signals_0_21 = shifted_2[21];
  assign signals_0_22 = shifted_2[22];
  assign signals_0_23 = shifted_2[23];
  assign signals_0_24 = shifted_2[24];
  assign signals_0_25 = shifted_2[25];
  assign signals_0_26 = shifted_2[26];
  assign signals_0_27 = shifted_2[27];
  assign signals_0_28 = shifted_2[28];
  assign signals_0_29 = shifted_2[29];
  assign signals_0_30 = shifted_2[30];
  assign signals_0_31 = shifted_2[31];
  wire [31:0] shifted_3 = {31'd0, end_0} << group_0;
  assign ends_0_0 = shifted_3[0];
  assign ends_0_1 = shifted_3[1];
  assign ends_0_2 = shifted_3[2];
  assign ends_0_3 = shifted_3[3];
  assign ends_0_4 = shifted_3[4];
  assign ends_0_5 = shifted_3[5];
  assign ends_0_6 = shifted_3[6];
  assign ends_0_7 = shifted_3[7];
  assign ends_0_8 = shifted_3[8];
  assign ends_0_9 = shifted_3[9];
  assign ends_0_10 = shifted_3[10];
  assign ends_0_11 = shifted_3[11];
  assign ends_0_12 = shifted_3[12];
  assign ends_0_13 = shifted_3[13];
  assign ends_0_14 = shifted_3[14];
  assign ends_0_15 = shifted_3[15];
  assign ends_0_16 = shifted_3[16];
  assign ends_0_17 = shifted_3[17];
  assign ends_0_18 = shifted_3[18];
  assign ends_0_19 = shifted_3[19];
  assign ends_0_20 = shifted_3[20];
  assign ends_0_21 = shifted_3[21];
  assign ends_0_22 = shifted_3[22];
  assign ends_0_23 = shifted_3[23];
  assign ends_0_24 = shifted_3[24];
  assign ends_0_25 = shifted_3[25];
  assign ends_0_26 = shifted_3[26];
  assign ends_0_27 = shifted_3[27];
  assign ends_0_28 = shifted_3[28];
  assign ends_0_29 = shifted_3[29];
  assign ends_0_30 = shifted_3[30];
  assign ends_0_31 = shifted_3[31];
  wire [31:0] shifted_4 = {31'd0, signal_1} << group_1;
  assign signals_1_0 = shifted_4[0];
  assign signals_1_1 = shifted_4[1];
  assign signals_1_2 = shifted_4[2];
  assign signals_1_3 = shifted_4[3];
  assign signals_1_4 = shifted_4[4];
  assign signals_1_5 = shifted_4[5];
  assign signals_1_6 = shifted_4[6];
  assign signals_1_7 = shifted_4[7];
  assign signals_1_8 = shifted_4[8];
  assign signals_1_9 = shifted_4[9];
  assign signals_1_10 = shifted_4[10];
  assign signals_1_11 = shifted_4[11];
  assign signals_1_12 = shifted_4[12];
  assign signals_1_13 = shifted_4[13];
  assign signals_1_14 = shifted_4[14];
  assign signals_1_15 = shifted_4[15];
  assign signals_1_16 = shifted_4[16];
  assign signals_1_17 = shifted_4[17];
  assign signals_1_18 = shifted_4[18];
  assign signals_1_19 = shifted_4[19];
  assign signals_1_20 = shifted_4[20];
  assign signals_1_21 = shifted_4[21];
  assign signals_1_22 = shifted_4[22];
  assign signals_1_23 = shifted_4[23];
  assign signals_1_24 = shifted_4[24];
  assign signals_1_25 = shifted_4[25];
  assign signals_1_26 = shifted_4[26];
  assign signals_1_27 = shifted_4[27];
  assign signals_1_28 = shifted_4[28];
  assign signals_1_29 = shifted_4[29];
  assign signals_1_30 = shifted_4[30];
  assign signals_1_31 = shifted_4[31];
  wire [31:0] shifted_5 = {31'd0, end_1} << group_1;
  assign ends_1_0 = shifted_5[0];
  assign ends_1_1 = shifted_5[1];
  assign ends_1_2 = shifted_5[2];
  assign ends_1_3 = shifted_5[3];
  assign ends_1_4 = shifted_5[4];
  assign ends_1_5 = shifted_5[5];
  assign ends_1_6 = shifted_5[6];
  assign ends_1_7 = shifted_5[7];
  assign ends_1_8 = shifted_5[8];
  assign ends_1_9 = shifted_5[9];
  assign ends_1_10 = shifted_5[10];
  assign ends_1_11 = shifted_5[11];
  assign ends_1_12 = shifted_5[12];
  assign ends_1_13 = shifted_5[13];
  assign ends_1_14 = shifted_5[14];
  assign ends_1_15 = shifted_5[15];
  assign ends_1_16 = shifted_5[16];
  assign ends_1_17 = shifted_5[17];
  assign ends_1_18 = shifted_5[18];
  assign ends_1_19 = shifted_5[19];
  assign ends_1_20 = shifted_5[20];
  assign ends_1_21 = shifted_5[21];
  assign ends_1_22 = shifted_5[22];
  assign ends_1_23 = shifted_5[23];
  assign ends_1_24 = shifted_5[24];
  assign ends_1_25 = shifted_5[25];
  assign ends_1_26 = shifted_5[26];
  assign ends_1_27 = shifted_5[27];
  assign ends_1_28 = shifted_5[28];
  assign ends_1_29 = shifted_5[29];
  assign ends_1_30 = shifted_5[30];
  assign ends_1_31 = shifted_5[31];
  wire [31:0] joined_1 = {complete_31, complete_30, complete_29, complete_28, complete_27, complete_26, complete_25,
      complete_24, complete_23, complete_22, complete_21, complete_20, complete_19, complete_18, complete_17,
      complete_16, complete_15, complete_14, complete_13, complete_12, complete_11, complete_10, complete_9,
      complete_8, complete_7, complete_6, complete_5, complete_4, complete_3, complete_2, complete_1, complete_0};
  assign lowest = joined_1 & (-joined_1);
  assign told_0 = lowest[0];
  assign told_1 = lowest[1];
  assign told_2 = lowest[2];
  assign told_3 = lowest[3];
  assign told_4 = lowest[4];
  assign told_5 = lowest[5];
  assign told_6 = lowest[6];
  assign told_7 = lowest[7];
  assign told_8 = lowest[8];
  assign told_9 = lowest[9];
  assign told_10 = lowest[10];
  assign told_11 = lowest[11];
  assign told_12 = lowest[12];
  assign told_13 = lowest[13];
  assign told_14 = lowest[14];
  assign told_15 = lowest[15];
  assign told_16 = lowest[16];
  assign told_17 = lowest[17];
  assign told_18 = lowest[18];
  assign told_19 = lowest[19];
  assign told_20 = lowest[20];
  assign told_21 = lowest[21];
  assign told_22 = lowest[22];
  assign told_23 = lowest[23];
  assign told_24 = lowest[24];
  assign told_25 = lowest[25];
  assign told_26 = lowest[26];
  assign told_27 = lowest[27];
  assign told_28 = lowest[28];
  assign told_29 = lowest[29];
  assign told_30 = lowest[30];
  assign told_31 = lowest[31];
  assign completed = |joined_1;

  wire [4:0] disjunction_1 = (5'd1 & {5{told_1}}) | (5'd2 & {5{told_2}}) | (5'd3 & {5{told_3}});
  wire [4:0] disjunction_2 = disjunction_1 | (5'd4 & {5{told_4}}) | (5'd5 & {5{told_5}}) | (5'd6 & {5{told_6}});
  wire [4:0] disjunction_3 = disjunction_2 | (5'd7 & {5{told_7}}) | (5'd8 & {5{told_8}}) | (5'd9 & {5{told_9}});
  wire [4:0] disjunction_4 = disjunction_3 | (5'ha & {5{told_10}}) | (5'hb & {5{told_11}}) | (5'hc & {5{told_12}});
  wire [4:0] disjunction_5 = disjunction_4 | (5'hd & {5{told_13}}) | (5'he & {5{told_14}}) | (5'hf & {5{told_15}});
  wire [4:0] disjunction_6 = disjunction_5 | (5'h10 & {5{told_16}}) | (5'h11 & {5{told_17}}) | (5'h12 & {5{told_18}});
  wire [4:0] disjunction_7 = disjunction_6 | (5'h13 & {5{told_19}}) | (5'h14 & {5{told_20}}) | (5'h15 & {5{told_21}});
  wire [4:0] disjunction_8 = disjunction_7 | (5'h16 & {5{told_22}}) | (5'h17 & {5{told_23}}) | (5'h18 & {5{told_24}});
  wire [4:0] disjunction_9 = disjunction_8 | (5'h19 & {5{told_25}}) | (5'h1a & {5{told_26}}) | (5'h1b & {5{told_27}});
  wire [4:0] disjunction_10 = disjunction_9 | (5'h1c & {5{told_28}}) | (5'h1d & {5{told_29}}) | (5'h1e &
      {5{told_30}});

  assign completed_group = disjunction_10 | {5{told_31}};
  wire [31:0] joined_2 = {~(|signals_31), ~(|signals_30), ~(|signals_29), ~(|signals_28), ~(|signals_27),
      ~(|signals_26), ~(|signals_25), ~(|signals_24), ~(|signals_23), ~(|signals_22), ~(|signals_21), ~(|signals_20),
      ~(|signals_19), ~(|signals_18), ~(|signals_17), ~(|signals_16), ~(|signals_15), ~(|signals_14), ~(|signals_13),
      ~(|signals_12), ~(|signals_11), ~(|signals_10), ~(|signals_9), ~(|signals_8), ~(|signals_7), ~(|signals_6),
      ~(|signals_5), ~(|signals_4), ~(|signals_3), ~(|signals_2), ~(|signals_1), ~(|signals_0)};
  assign first_0 = joined_2[group_0] & signal_0;
  assign first_1 = joined_2[group_1] & signal_1 & (~(signal_0 & (group_0 == group_1)));

  always @*
    case (asking_group_0)
      5'd1: signalled_0 = signals_1;
      5'd2: signalled_0 = signals_2;
      5'd3: signalled_0 = signals_3;
      5'd4: signalled_0 = signals_4;
      5'd5: signalled_0 = signals_5;
      5'd6: signalled_0 = signals_6;
      5'd7: signalled_0 = signals_7;
      5'd8: signalled_0 = signals_8;
      5'd9: signalled_0 = signals_9;
      5'ha: signalled_0 = signals_10;
      5'hb: signalled_0 = signals_11;
      5'hc: signalled_0 = signals_12;
      5'hd: signalled_0 = signals_13;
      5'he: signalled_0 = signals_14;
      5'hf: signalled_0 = signals_15;
      5'h10: signalled_0 = signals_16;
      5'h11: signalled_0 = signals_17;
      5'h12: signalled_0 = signals_18;
      5'h13: signalled_0 = signals_19;
      5'h14: signalled_0 = signals_20;
      5'h15: signalled_0 = signals_21;
      5'h16: signalled_0 = signals_22;
      5'h17: signalled_0 = signals_23;
      5'h18: signalled_0 = signals_24;
      5'h19: signalled_0 = signals_25;
      5'h1a: signalled_0 = signals_26;
      5'h1b: signalled_0 = signals_27;
      5'h1c: signalled_0 = signals_28;
      5'h1d: signalled_0 = signals_29;
      5'h1e: signalled_0 = signals_30;
      5'h1f: signalled_0 = signals_31;
      default: signalled_0 = signals_0;
    endcase

  always @*
    case (asking_group_1)
      5'd1: signalled_1 = signals_1;
      5'd2: signalled_1 = signals_2;
      5'd3: signalled_1 = signals_3;
      5'd4: signalled_1 = signals_4;
      5'd5: signalled_1 = signals_5;
      5'd6: signalled_1 = signals_6;
      5'd7: signalled_1 = signals_7;
      5'd8: signalled_1 = signals_8;
      5'd9: signalled_1 = signals_9;
      5'ha: signalled_1 = signals_10;
      5'hb: signalled_1 = signals_11;
      5'hc: signalled_1 = signals_12;
      5'hd: signalled_1 = signals_13;
      5'he: signalled_1 = signals_14;
      5'hf: signalled_1 = signals_15;
      5'h10: signalled_1 = signals_16;
      5'h11: signalled_1 = signals_17;
      5'h12: signalled_1 = signals_18;
      5'h13: signalled_1 = signals_19;
      5'h14: signalled_1 = signals_20;
      5'h15: signalled_1 = signals_21;
      5'h16: signalled_1 = signals_22;
      5'h17: signalled_1 = signals_23;
      5'h18: signalled_1 = signals_24;
      5'h19: signalled_1 = signals_25;
      5'h1a: signalled_1 = signals_26;
      5'h1b: signalled_1 = signals_27;
      5'h1c: signalled_1 = signals_28;
      5'h1d: signalled_1 = signals_29;
      5'h1e: signalled_1 = signals_30;
      5'h1f: signalled_1 = signals_31;
      default: signalled_1 = signals_0;
    endcase

endmodule

`default_nettype wire
