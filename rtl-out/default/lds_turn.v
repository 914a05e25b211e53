// lds_turn: generator of hdl/src/memory/lds/turns.rs
// Written by Tombolo; change the source.
// SPDX-License-Identifier: MIT OR Apache-2.0

`default_nettype none

module lds_turn (
  input wire left_0,
  input wire left_1,
  input wire left_2,
  input wire left_3,
  input wire left_4,
  input wire left_5,
  input wire left_6,
  input wire left_7,
  input wire left_8,
  input wire left_9,
  input wire left_10,
  input wire left_11,
  input wire left_12,
  input wire left_13,
  input wire left_14,
  input wire left_15,
  input wire left_16,
  input wire left_17,
  input wire left_18,
  input wire left_19,
  input wire left_20,
  input wire left_21,
  input wire left_22,
  input wire left_23,
  input wire left_24,
  input wire left_25,
  input wire left_26,
  input wire left_27,
  input wire left_28,
  input wire left_29,
  input wire left_30,
  input wire left_31,
  input wire [63:0] memory_0,
  input wire [63:0] memory_1,
  input wire [63:0] memory_2,
  input wire [63:0] memory_3,
  input wire [63:0] memory_4,
  input wire [63:0] memory_5,
  input wire [63:0] memory_6,
  input wire [63:0] memory_7,
  input wire [63:0] memory_8,
  input wire [63:0] memory_9,
  input wire [63:0] memory_10,
  input wire [63:0] memory_11,
  input wire [63:0] memory_12,
  input wire [63:0] memory_13,
  input wire [63:0] memory_14,
  input wire [63:0] memory_15,
  input wire [63:0] memory_16,
  input wire [63:0] memory_17,
  input wire [63:0] memory_18,
  input wire [63:0] memory_19,
  input wire [63:0] memory_20,
  input wire [63:0] memory_21,
  input wire [63:0] memory_22,
  input wire [63:0] memory_23,
  input wire [63:0] memory_24,
  input wire [63:0] memory_25,
  input wire [63:0] memory_26,
  input wire [63:0] memory_27,
  input wire [63:0] memory_28,
  input wire [63:0] memory_29,
  input wire [63:0] memory_30,
  input wire [63:0] memory_31,
  input wire [63:0] operand_0_0,
  input wire [63:0] operand_0_1,
  input wire [63:0] operand_0_2,
  input wire [63:0] operand_0_3,
  input wire [63:0] operand_0_4,
  input wire [63:0] operand_0_5,
  input wire [63:0] operand_0_6,
  input wire [63:0] operand_0_7,
  input wire [63:0] operand_0_8,
  input wire [63:0] operand_0_9,
  input wire [63:0] operand_0_10,
  input wire [63:0] operand_0_11,
  input wire [63:0] operand_0_12,
  input wire [63:0] operand_0_13,
  input wire [63:0] operand_0_14,
  input wire [63:0] operand_0_15,
  input wire [63:0] operand_0_16,
  input wire [63:0] operand_0_17,
  input wire [63:0] operand_0_18,
  input wire [63:0] operand_0_19,
  input wire [63:0] operand_0_20,
  input wire [63:0] operand_0_21,
  input wire [63:0] operand_0_22,
  input wire [63:0] operand_0_23,
  input wire [63:0] operand_0_24,
  input wire [63:0] operand_0_25,
  input wire [63:0] operand_0_26,
  input wire [63:0] operand_0_27,
  input wire [63:0] operand_0_28,
  input wire [63:0] operand_0_29,
  input wire [63:0] operand_0_30,
  input wire [63:0] operand_0_31,
  input wire [63:0] operand_1_0,
  input wire [63:0] operand_1_1,
  input wire [63:0] operand_1_2,
  input wire [63:0] operand_1_3,
  input wire [63:0] operand_1_4,
  input wire [63:0] operand_1_5,
  input wire [63:0] operand_1_6,
  input wire [63:0] operand_1_7,
  input wire [63:0] operand_1_8,
  input wire [63:0] operand_1_9,
  input wire [63:0] operand_1_10,
  input wire [63:0] operand_1_11,
  input wire [63:0] operand_1_12,
  input wire [63:0] operand_1_13,
  input wire [63:0] operand_1_14,
  input wire [63:0] operand_1_15,
  input wire [63:0] operand_1_16,
  input wire [63:0] operand_1_17,
  input wire [63:0] operand_1_18,
  input wire [63:0] operand_1_19,
  input wire [63:0] operand_1_20,
  input wire [63:0] operand_1_21,
  input wire [63:0] operand_1_22,
  input wire [63:0] operand_1_23,
  input wire [63:0] operand_1_24,
  input wire [63:0] operand_1_25,
  input wire [63:0] operand_1_26,
  input wire [63:0] operand_1_27,
  input wire [63:0] operand_1_28,
  input wire [63:0] operand_1_29,
  input wire [63:0] operand_1_30,
  input wire [63:0] operand_1_31,
  input wire wide,
  output wire turn_0,
  output wire turn_1,
  output wire turn_2,
  output wire turn_3,
  output wire turn_4,
  output wire turn_5,
  output wire turn_6,
  output wire turn_7,
  output wire turn_8,
  output wire turn_9,
  output wire turn_10,
  output wire turn_11,
  output wire turn_12,
  output wire turn_13,
  output wire turn_14,
  output wire turn_15,
  output wire turn_16,
  output wire turn_17,
  output wire turn_18,
  output wire turn_19,
  output wire turn_20,
  output wire turn_21,
  output wire turn_22,
  output wire turn_23,
  output wire turn_24,
  output wire turn_25,
  output wire turn_26,
  output wire turn_27,
  output wire turn_28,
  output wire turn_29,
  output wire turn_30,
  output wire turn_31,
  output wire any,
  output wire after_0,
  output wire after_1,
  output wire after_2,
  output wire after_3,
  output wire after_4,
  output wire after_5,
  output wire after_6,
  output wire after_7,
  output wire after_8,
  output wire after_9,
  output wire after_10,
  output wire after_11,
  output wire after_12,
  output wire after_13,
  output wire after_14,
  output wire after_15,
  output wire after_16,
  output wire after_17,
  output wire after_18,
  output wire after_19,
  output wire after_20,
  output wire after_21,
  output wire after_22,
  output wire after_23,
  output wire after_24,
  output wire after_25,
  output wire after_26,
  output wire after_27,
  output wire after_28,
  output wire after_29,
  output wire after_30,
  output wire after_31,
  output wire last,
  output wire [63:0] memory_of,
  output wire [63:0] data,
  output wire [63:0] comparand
);

  wire [31:0] turn_of;
  wire [63:0] operands;

  wire [31:0] joined_1 = {left_31, left_30, left_29, left_28, left_27, left_26, left_25, left_24, left_23, left_22,
      left_21, left_20, left_19, left_18, left_17, left_16, left_15, left_14, left_13, left_12, left_11, left_10,
      left_9, left_8, left_7, left_6, left_5, left_4, left_3, left_2, left_1, left_0};
  assign turn_of = joined_1 & (-joined_1);

  wire [63:0] disjunction_1 = (operand_0_0 & {64{turn_0}}) | (operand_0_1 & {64{turn_1}}) | (operand_0_2 &
      {64{turn_2}});
  wire [63:0] disjunction_2 = disjunction_1 | (operand_0_3 & {64{turn_3}}) | (operand_0_4 & {64{turn_4}});
  wire [63:0] disjunction_3 = disjunction_2 | (operand_0_5 & {64{turn_5}}) | (operand_0_6 & {64{turn_6}});
  wire [63:0] disjunction_4 = disjunction_3 | (operand_0_7 & {64{turn_7}}) | (operand_0_8 & {64{turn_8}});
  wire [63:0] disjunction_5 = disjunction_4 | (operand_0_9 & {64{turn_9}}) | (operand_0_10 & {64{turn_10}});
  wire [63:0] disjunction_6 = disjunction_5 | (operand_0_11 & {64{turn_11}}) | (operand_0_12 & {64{turn_12}});
  wire [63:0] disjunction_7 = disjunction_6 | (operand_0_13 & {64{turn_13}}) | (operand_0_14 & {64{turn_14}});
  wire [63:0] disjunction_8 = disjunction_7 | (operand_0_15 & {64{turn_15}}) | (operand_0_16 & {64{turn_16}});
  wire [63:0] disjunction_9 = disjunction_8 | (operand_0_17 & {64{turn_17}}) | (operand_0_18 & {64{turn_18}});
  wire [63:0] disjunction_10 = disjunction_9 | (operand_0_19 & {64{turn_19}}) | (operand_0_20 & {64{turn_20}});
  wire [63:0] disjunction_11 = disjunction_10 | (operand_0_21 & {64{turn_21}}) | (operand_0_22 & {64{turn_22}});
  wire [63:0] disjunction_12 = disjunction_11 | (operand_0_23 & {64{turn_23}}) | (operand_0_24 & {64{turn_24}});
  wire [63:0] disjunction_13 = disjunction_12 | (operand_0_25 & {64{turn_25}}) | (operand_0_26 & {64{turn_26}});
  wire [63:0] disjunction_14 = disjunction_13 | (operand_0_27 & {64{turn_27}}) | (operand_0_28 & {64{turn_28}});
  wire [63:0] disjunction_15 = disjunction_14 | (operand_0_29 & {64{turn_29}}) | (operand_0_30 & {64{turn_30}});

  assign operands = disjunction_15 | (operand_0_31 & {64{turn_31}});
  assign turn_0 = turn_of[0];
  assign turn_1 = turn_of[1];
  assign turn_2 = turn_of[2];
  assign turn_3 = turn_of[3];
  assign turn_4 = turn_of[4];
  assign turn_5 = turn_of[5];
  assign turn_6 = turn_of[6];
  assign turn_7 = turn_of[7];
  assign turn_8 = turn_of[8];
  assign turn_9 = turn_of[9];
  assign turn_10 = turn_of[10];
  assign turn_11 = turn_of[11];
  assign turn_12 = turn_of[12];
  assign turn_13 = turn_of[13];
  assign turn_14 = turn_of[14];
  assign turn_15 = turn_of[15];
  assign turn_16 = turn_of[16];
  assign turn_17 = turn_of[17];
  assign turn_18 = turn_of[18];
  assign turn_19 = turn_of[19];
  assign turn_20 = turn_of[20];
  assign turn_21 = turn_of[21];
  assign turn_22 = turn_of[22];
  assign turn_23 = turn_of[23];
  assign turn_24 = turn_of[24];
  assign turn_25 = turn_of[25];
  assign turn_26 = turn_of[26];
  assign turn_27 = turn_of[27];
  assign turn_28 = turn_of[28];
  assign turn_29 = turn_of[29];
  assign turn_30 = turn_of[30];
  assign turn_31 = turn_of[31];
  assign any = |joined_1;
  wire [31:0] exclusive_1 = joined_1 ^ turn_of;
  assign after_0 = exclusive_1[0];
  assign after_1 = exclusive_1[1];
  assign after_2 = exclusive_1[2];
  assign after_3 = exclusive_1[3];
  assign after_4 = exclusive_1[4];
  assign after_5 = exclusive_1[5];
  assign after_6 = exclusive_1[6];
  assign after_7 = exclusive_1[7];
  assign after_8 = exclusive_1[8];
  assign after_9 = exclusive_1[9];
  assign after_10 = exclusive_1[10];
  assign after_11 = exclusive_1[11];
  assign after_12 = exclusive_1[12];
  assign after_13 = exclusive_1[13];
  assign after_14 = exclusive_1[14];
  assign after_15 = exclusive_1[15];
  assign after_16 = exclusive_1[16];
  assign after_17 = exclusive_1[17];
  assign after_18 = exclusive_1[18];
  assign after_19 = exclusive_1[19];
  assign after_20 = exclusive_1[20];
  assign after_21 = exclusive_1[21];
  assign after_22 = exclusive_1[22];
  assign after_23 = exclusive_1[23];
  assign after_24 = exclusive_1[24];
  assign after_25 = exclusive_1[25];
  assign after_26 = exclusive_1[26];
  assign after_27 = exclusive_1[27];
  assign after_28 = exclusive_1[28];
  assign after_29 = exclusive_1[29];
  assign after_30 = exclusive_1[30];
  assign after_31 = exclusive_1[31];
  assign last = ~(|exclusive_1);

  wire [63:0] disjunction_16 = (memory_0 & {64{turn_0}}) | (memory_1 & {64{turn_1}}) | (memory_2 & {64{turn_2}});
  wire [63:0] disjunction_17 = disjunction_16 | (memory_3 & {64{turn_3}}) | (memory_4 & {64{turn_4}});
  wire [63:0] disjunction_18 = disjunction_17 | (memory_5 & {64{turn_5}}) | (memory_6 & {64{turn_6}});
  wire [63:0] disjunction_19 = disjunction_18 | (memory_7 & {64{turn_7}}) | (memory_8 & {64{turn_8}});
  wire [63:0] disjunction_20 = disjunction_19 | (memory_9 & {64{turn_9}}) | (memory_10 & {64{turn_10}});
  wire [63:0] disjunction_21 = disjunction_20 | (memory_11 & {64{turn_11}}) | (memory_12 & {64{turn_12}});
  wire [63:0] disjunction_22 = disjunction_21 | (memory_13 & {64{turn_13}}) | (memory_14 & {64{turn_14}});
  wire [63:0] disjunction_23 = disjunction_22 | (memory_15 & {64{turn_15}}) | (memory_16 & {64{turn_16}});
  wire [63:0] disjunction_24 = disjunction_23 | (memory_17 & {64{turn_17}}) | (memory_18 & {64{turn_18}});
  wire [63:0] disjunction_25 = disjunction_24 | (memory_19 & {64{turn_19}}) | (memory_20 & {64{turn_20}});
  wire [63:0] disjunction_26 = disjunction_25 | (memory_21 & {64{turn_21}}) | (memory_22 & {64{turn_22}});
  wire [63:0] disjunction_27 = disjunction_26 | (memory_23 & {64{turn_23}}) | (memory_24 & {64{turn_24}});
  wire [63:0] disjunction_28 = disjunction_27 | (memory_25 & {64{turn_25}}) | (memory_26 & {64{turn_26}});
  wire [63:0] disjunction_29 = disjunction_28 | (memory_27 & {64{turn_27}}) | (memory_28 & {64{turn_28}});
  wire [63:0] disjunction_30 = disjunction_29 | (memory_29 & {64{turn_29}}) | (memory_30 & {64{turn_30}});

  assign memory_of = disjunction_30 | (memory_31 & {64{turn_31}});

  wire [63:0] disjunction_31 = (operand_1_0 & {64{turn_0}}) | (operand_1_1 & {64{turn_1}}) | (operand_1_2 &
      {64{turn_2}});
  wire [63:0] disjunction_32 = disjunction_31 | (operand_1_3 & {64{turn_3}}) | (operand_1_4 & {64{turn_4}});
  wire [63:0] disjunction_33 = disjunction_32 | (operand_1_5 & {64{turn_5}}) | (operand_1_6 & {64{turn_6}});
  wire [63:0] disjunction_34 = disjunction_33 | (operand_1_7 & {64{turn_7}}) | (operand_1_8 & {64{turn_8}});
  wire [63:0] disjunction_35 = disjunction_34 | (operand_1_9 & {64{turn_9}}) | (operand_1_10 & {64{turn_10}});
  wire [63:0] disjunction_36 = disjunction_35 | (operand_1_11 & {64{turn_11}}) | (operand_1_12 & {64{turn_12}});
  wire [63:0] disjunction_37 = disjunction_36 | (operand_1_13 & {64{turn_13}}) | (operand_1_14 & {64{turn_14}});
  wire [63:0] disjunction_38 = disjunction_37 | (operand_1_15 & {64{turn_15}}) | (operand_1_16 & {64{turn_16}});
  wire [63:0] disjunction_39 = disjunction_38 | (operand_1_17 & {64{turn_17}}) | (operand_1_18 & {64{turn_18}});
  wire [63:0] disjunction_40 = disjunction_39 | (operand_1_19 & {64{turn_19}}) | (operand_1_20 & {64{turn_20}});
  wire [63:0] disjunction_41 = disjunction_40 | (operand_1_21 & {64{turn_21}}) | (operand_1_22 & {64{turn_22}});
  wire [63:0] disjunction_42 = disjunction_41 | (operand_1_23 & {64{turn_23}}) | (operand_1_24 & {64{turn_24}});
  wire [63:0] disjunction_43 = disjunction_42 | (operand_1_25 & {64{turn_25}}) | (operand_1_26 & {64{turn_26}});
  wire [63:0] disjunction_44 = disjunction_43 | (operand_1_27 & {64{turn_27}}) | (operand_1_28 & {64{turn_28}});
  wire [63:0] disjunction_45 = disjunction_44 | (operand_1_29 & {64{turn_29}}) | (operand_1_30 & {64{turn_30}});

  assign comparand = wide ? (disjunction_45 | (operand_1_31 & {64{turn_31}})) : {32'd0, operands[63:32]};
  assign data = operands;

endmodule

`default_nettype wire
