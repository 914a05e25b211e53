// lane_facts: generator of hdl/src/memory/sender.rs
// Written by Tombolo; change the source.
// SPDX-License-Identifier: MIT OR Apache-2.0

`default_nettype none

module lane_facts (
  input wire half,
  input wire [2:0] beat,
  input wire [2:0] violation_0,
  input wire [2:0] violation_1,
  input wire [2:0] violation_2,
  input wire [2:0] violation_3,
  input wire [2:0] violation_4,
  input wire [2:0] violation_5,
  input wire [2:0] violation_6,
  input wire [2:0] violation_7,
  input wire [2:0] violation_8,
  input wire [2:0] violation_9,
  input wire [2:0] violation_10,
  input wire [2:0] violation_11,
  input wire [2:0] violation_12,
  input wire [2:0] violation_13,
  input wire [2:0] violation_14,
  input wire [2:0] violation_15,
  input wire [2:0] violation_16,
  input wire [2:0] violation_17,
  input wire [2:0] violation_18,
  input wire [2:0] violation_19,
  input wire [2:0] violation_20,
  input wire [2:0] violation_21,
  input wire [2:0] violation_22,
  input wire [2:0] violation_23,
  input wire [2:0] violation_24,
  input wire [2:0] violation_25,
  input wire [2:0] violation_26,
  input wire [2:0] violation_27,
  input wire [2:0] violation_28,
  input wire [2:0] violation_29,
  input wire [2:0] violation_30,
  input wire [2:0] violation_31,
  input wire [11:0] steps_left_0,
  input wire [11:0] steps_left_1,
  input wire [11:0] steps_left_2,
  input wire [11:0] steps_left_3,
  input wire [11:0] steps_left_4,
  input wire [11:0] steps_left_5,
  input wire [11:0] steps_left_6,
  input wire [11:0] steps_left_7,
  input wire [11:0] steps_left_8,
  input wire [11:0] steps_left_9,
  input wire [11:0] steps_left_10,
  input wire [11:0] steps_left_11,
  input wire [11:0] steps_left_12,
  input wire [11:0] steps_left_13,
  input wire [11:0] steps_left_14,
  input wire [11:0] steps_left_15,
  input wire [11:0] steps_left_16,
  input wire [11:0] steps_left_17,
  input wire [11:0] steps_left_18,
  input wire [11:0] steps_left_19,
  input wire [11:0] steps_left_20,
  input wire [11:0] steps_left_21,
  input wire [11:0] steps_left_22,
  input wire [11:0] steps_left_23,
  input wire [11:0] steps_left_24,
  input wire [11:0] steps_left_25,
  input wire [11:0] steps_left_26,
  input wire [11:0] steps_left_27,
  input wire [11:0] steps_left_28,
  input wire [11:0] steps_left_29,
  input wire [11:0] steps_left_30,
  input wire [11:0] steps_left_31,
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
  output wire [5:0] number_0,
  output wire [5:0] number_1,
  output wire [5:0] number_2,
  output wire [5:0] number_3,
  output wire [5:0] number_4,
  output wire [5:0] number_5,
  output wire [5:0] number_6,
  output wire [5:0] number_7,
  output wire [5:0] number_8,
  output wire [5:0] number_9,
  output wire [5:0] number_10,
  output wire [5:0] number_11,
  output wire [5:0] number_12,
  output wire [5:0] number_13,
  output wire [5:0] number_14,
  output wire [5:0] number_15,
  output wire [5:0] number_16,
  output wire [5:0] number_17,
  output wire [5:0] number_18,
  output wire [5:0] number_19,
  output wire [5:0] number_20,
  output wire [5:0] number_21,
  output wire [5:0] number_22,
  output wire [5:0] number_23,
  output wire [5:0] number_24,
  output wire [5:0] number_25,
  output wire [5:0] number_26,
  output wire [5:0] number_27,
  output wire [5:0] number_28,
  output wire [5:0] number_29,
  output wire [5:0] number_30,
  output wire [5:0] number_31,
  output wire [2:0] first_violation,
  output wire [5:0] violating_lane,
  output wire done,
  output wire [127:0] served_data,
  output wire [3:0] served_word
);

  assign number_0 = {half, {2'd0, beat} << 3'd5} + 6'd0;
  assign number_1 = {half, {2'd0, beat} << 3'd5} + 6'd1;
  assign number_2 = {half, {2'd0, beat} << 3'd5} + 6'd2;
  assign number_3 = {half, {2'd0, beat} << 3'd5} + 6'd3;
  assign number_4 = {half, {2'd0, beat} << 3'd5} + 6'd4;
  assign number_5 = {half, {2'd0, beat} << 3'd5} + 6'd5;
  assign number_6 = {half, {2'd0, beat} << 3'd5} + 6'd6;
  assign number_7 = {half, {2'd0, beat} << 3'd5} + 6'd7;
  assign number_8 = {half, {2'd0, beat} << 3'd5} + 6'd8;
  assign number_9 = {half, {2'd0, beat} << 3'd5} + 6'd9;
  assign number_10 = {half, {2'd0, beat} << 3'd5} + 6'ha;
  assign number_11 = {half, {2'd0, beat} << 3'd5} + 6'hb;
  assign number_12 = {half, {2'd0, beat} << 3'd5} + 6'hc;
  assign number_13 = {half, {2'd0, beat} << 3'd5} + 6'hd;
  assign number_14 = {half, {2'd0, beat} << 3'd5} + 6'he;
  assign number_15 = {half, {2'd0, beat} << 3'd5} + 6'hf;
  assign number_16 = {half, {2'd0, beat} << 3'd5} + 6'h10;
  assign number_17 = {half, {2'd0, beat} << 3'd5} + 6'h11;
  assign number_18 = {half, {2'd0, beat} << 3'd5} + 6'h12;
  assign number_19 = {half, {2'd0, beat} << 3'd5} + 6'h13;
  assign number_20 = {half, {2'd0, beat} << 3'd5} + 6'h14;
  assign number_21 = {half, {2'd0, beat} << 3'd5} + 6'h15;
  assign number_22 = {half, {2'd0, beat} << 3'd5} + 6'h16;
  assign number_23 = {half, {2'd0, beat} << 3'd5} + 6'h17;
  assign number_24 = {half, {2'd0, beat} << 3'd5} + 6'h18;
  assign number_25 = {half, {2'd0, beat} << 3'd5} + 6'h19;
  assign number_26 = {half, {2'd0, beat} << 3'd5} + 6'h1a;
  assign number_27 = {half, {2'd0, beat} << 3'd5} + 6'h1b;
  assign number_28 = {half, {2'd0, beat} << 3'd5} + 6'h1c;
  assign number_29 = {half, {2'd0, beat} << 3'd5} + 6'h1d;
  assign number_30 = {half, {2'd0, beat} << 3'd5} + 6'h1e;
  assign number_31 = {half, {2'd0, beat} << 3'd5} + 6'h1f;

  wire [31:0] joined_1 = {|violation_31, |violation_30, |violation_29, |violation_28, |violation_27, |violation_26,
      |violation_25, |violation_24, |violation_23, |violation_22, |violation_21, |violation_20, |violation_19,
      |violation_18, |violation_17, |violation_16, |violation_15, |violation_14, |violation_13, |violation_12,
      |violation_11, |violation_10, |violation_9, |violation_8, |violation_7, |violation_6, |violation_5,
      |violation_4, |violation_3, |violation_2, |violation_1, |violation_0};
  wire [31:0] conjunction_1 = joined_1 & (-joined_1);
  wire [2:0] disjunction_1 = (violation_0 & {3{conjunction_1[0]}}) | (violation_1 & {3{conjunction_1[1]}});
  wire [2:0] disjunction_2 = disjunction_1 | (violation_2 & {3{conjunction_1[2]}}) | (violation_3 &
      {3{conjunction_1[3]}});
  wire [2:0] disjunction_3 = disjunction_2 | (violation_4 & {3{conjunction_1[4]}}) | (violation_5 &
      {3{conjunction_1[5]}});
  wire [2:0] disjunction_4 = disjunction_3 | (violation_6 & {3{conjunction_1[6]}}) | (violation_7 &
      {3{conjunction_1[7]}});
  wire [2:0] disjunction_5 = disjunction_4 | (violation_8 & {3{conjunction_1[8]}}) | (violation_9 &
      {3{conjunction_1[9]}});
  wire [2:0] disjunction_6 = disjunction_5 | (violation_10 & {3{conjunction_1[10]}}) | (violation_11 &
      {3{conjunction_1[11]}});
  wire [2:0] disjunction_7 = disjunction_6 | (violation_12 & {3{conjunction_1[12]}}) | (violation_13 &
      {3{conjunction_1[13]}});
  wire [2:0] disjunction_8 = disjunction_7 | (violation_14 & {3{conjunction_1[14]}}) | (violation_15 &
      {3{conjunction_1[15]}});
  wire [2:0] disjunction_9 = disjunction_8 | (violation_16 & {3{conjunction_1[16]}}) | (violation_17 &
      {3{conjunction_1[17]}});
  wire [2:0] disjunction_10 = disjunction_9 | (violation_18 & {3{conjunction_1[18]}}) | (violation_19 &
      {3{conjunction_1[19]}});
  wire [2:0] disjunction_11 = disjunction_10 | (violation_20 & {3{conjunction_1[20]}}) | (violation_21 &
      {3{conjunction_1[21]}});
  wire [2:0] disjunction_12 = disjunction_11 | (violation_22 & {3{conjunction_1[22]}}) | (violation_23 &
      {3{conjunction_1[23]}});
  wire [2:0] disjunction_13 = disjunction_12 | (violation_24 & {3{conjunction_1[24]}}) | (violation_25 &
      {3{conjunction_1[25]}});
  wire [2:0] disjunction_14 = disjunction_13 | (violation_26 & {3{conjunction_1[26]}}) | (violation_27 &
      {3{conjunction_1[27]}});
  wire [2:0] disjunction_15 = disjunction_14 | (violation_28 & {3{conjunction_1[28]}}) | (violation_29 &
      {3{conjunction_1[29]}});

  assign first_violation = disjunction_15 | (violation_30 & {3{conjunction_1[30]}}) | (violation_31 &
      {3{conjunction_1[31]}});

  wire [5:0] disjunction_16 = (6'd1 & {6{conjunction_1[1]}}) | (6'd2 & {6{conjunction_1[2]}}) | (6'd3 &
      {6{conjunction_1[3]}});
  wire [5:0] disjunction_17 = disjunction_16 | (6'd4 & {6{conjunction_1[4]}}) | (6'd5 & {6{conjunction_1[5]}});
  wire [5:0] disjunction_18 = disjunction_17 | (6'd6 & {6{conjunction_1[6]}}) | (6'd7 & {6{conjunction_1[7]}});
  wire [5:0] disjunction_19 = disjunction_18 | (6'd8 & {6{conjunction_1[8]}}) | (6'd9 & {6{conjunction_1[9]}});
  wire [5:0] disjunction_20 = disjunction_19 | (6'ha & {6{conjunction_1[10]}}) | (6'hb & {6{conjunction_1[11]}});
  wire [5:0] disjunction_21 = disjunction_20 | (6'hc & {6{conjunction_1[12]}}) | (6'hd & {6{conjunction_1[13]}});
  wire [5:0] disjunction_22 = disjunction_21 | (6'he & {6{conjunction_1[14]}}) | (6'hf & {6{conjunction_1[15]}});
  wire [5:0] disjunction_23 = disjunction_22 | (6'h10 & {6{conjunction_1[16]}}) | (6'h11 & {6{conjunction_1[17]}});
  wire [5:0] disjunction_24 = disjunction_23 | (6'h12 & {6{conjunction_1[18]}}) | (6'h13 & {6{conjunction_1[19]}});
  wire [5:0] disjunction_25 = disjunction_24 | (6'h14 & {6{conjunction_1[20]}}) | (6'h15 & {6{conjunction_1[21]}});
  wire [5:0] disjunction_26 = disjunction_25 | (6'h16 & {6{conjunction_1[22]}}) | (6'h17 & {6{conjunction_1[23]}});
  wire [5:0] disjunction_27 = disjunction_26 | (6'h18 & {6{conjunction_1[24]}}) | (6'h19 & {6{conjunction_1[25]}});
  wire [5:0] disjunction_28 = disjunction_27 | (6'h1a & {6{conjunction_1[26]}}) | (6'h1b & {6{conjunction_1[27]}});
  wire [5:0] disjunction_29 = disjunction_28 | (6'h1c & {6{conjunction_1[28]}}) | (6'h1d & {6{conjunction_1[29]}});
  wire [5:0] disjunction_30 = disjunction_29 | (6'h1e & {6{conjunction_1[30]}}) | (6'h1f & {6{conjunction_1[31]}});

  assign violating_lane = {half, {2'd0, beat} << 3'd5} + disjunction_30;

  wire [11:0] disjunction_31 = steps_left_0 | steps_left_1 | steps_left_2 | steps_left_3 | steps_left_4;
  wire [11:0] disjunction_32 = disjunction_31 | steps_left_5 | steps_left_6 | steps_left_7 | steps_left_8;
  wire [11:0] disjunction_33 = disjunction_32 | steps_left_9 | steps_left_10 | steps_left_11 | steps_left_12;
  wire [11:0] disjunction_34 = disjunction_33 | steps_left_13 | steps_left_14 | steps_left_15 | steps_left_16;
  wire [11:0] disjunction_35 = disjunction_34 | steps_left_17 | steps_left_18 | steps_left_19 | steps_left_20;
  wire [11:0] disjunction_36 = disjunction_35 | steps_left_21 | steps_left_22 | steps_left_23 | steps_left_24;
  wire [11:0] disjunction_37 = disjunction_36 | steps_left_25 | steps_left_26 | steps_left_27 | steps_left_28;
  wire reduced_1 = |(disjunction_37 | steps_left_29 | steps_left_30 | steps_left_31);

  assign done = ~reduced_1;

  wire [127:0] disjunction_38 = (data_0 & {128{served_0}}) | (data_1 & {128{served_1}}) | (data_2 & {128{served_2}});
  wire [127:0] disjunction_39 = disjunction_38 | (data_3 & {128{served_3}}) | (data_4 & {128{served_4}});
  wire [127:0] disjunction_40 = disjunction_39 | (data_5 & {128{served_5}}) | (data_6 & {128{served_6}});
  wire [127:0] disjunction_41 = disjunction_40 | (data_7 & {128{served_7}}) | (data_8 & {128{served_8}});
  wire [127:0] disjunction_42 = disjunction_41 | (data_9 & {128{served_9}}) | (data_10 & {128{served_10}});
  wire [127:0] disjunction_43 = disjunction_42 | (data_11 & {128{served_11}}) | (data_12 & {128{served_12}});
  wire [127:0] disjunction_44 = disjunction_43 | (data_13 & {128{served_13}}) | (data_14 & {128{served_14}});
  wire [127:0] disjunction_45 = disjunction_44 | (data_15 & {128{served_15}}) | (data_16 & {128{served_16}});
  wire [127:0] disjunction_46 = disjunction_45 | (data_17 & {128{served_17}}) | (data_18 & {128{served_18}});
  wire [127:0] disjunction_47 = disjunction_46 | (data_19 & {128{served_19}}) | (data_20 & {128{served_20}});
  wire [127:0] disjunction_48 = disjunction_47 | (data_21 & {128{served_21}}) | (data_22 & {128{served_22}});
  wire [127:0] disjunction_49 = disjunction_48 | (data_23 & {128{served_23}}) | (data_24 & {128{served_24}});
  wire [127:0] disjunction_50 = disjunction_49 | (data_25 & {128{served_25}}) | (data_26 & {128{served_26}});
  wire [127:0] disjunction_51 = disjunction_50 | (data_27 & {128{served_27}}) | (data_28 & {128{served_28}});
  wire [127:0] disjunction_52 = disjunction_51 | (data_29 & {128{served_29}}) | (data_30 & {128{served_30}});

  assign served_data = disjunction_52 | (data_31 & {128{served_31}});

  wire [3:0] disjunction_53 = (word_0 & {4{served_0}}) | (word_1 & {4{served_1}}) | (word_2 & {4{served_2}});
  wire [3:0] disjunction_54 = disjunction_53 | (word_3 & {4{served_3}}) | (word_4 & {4{served_4}});
  wire [3:0] disjunction_55 = disjunction_54 | (word_5 & {4{served_5}}) | (word_6 & {4{served_6}});
  wire [3:0] disjunction_56 = disjunction_55 | (word_7 & {4{served_7}}) | (word_8 & {4{served_8}});
  wire [3:0] disjunction_57 = disjunction_56 | (word_9 & {4{served_9}}) | (word_10 & {4{served_10}});
  wire [3:0] disjunction_58 = disjunction_57 | (word_11 & {4{served_11}}) | (word_12 & {4{served_12}});
  wire [3:0] disjunction_59 = disjunction_58 | (word_13 & {4{served_13}}) | (word_14 & {4{served_14}});
  wire [3:0] disjunction_60 = disjunction_59 | (word_15 & {4{served_15}}) | (word_16 & {4{served_16}});
  wire [3:0] disjunction_61 = disjunction_60 | (word_17 & {4{served_17}}) | (word_18 & {4{served_18}});
  wire [3:0] disjunction_62 = disjunction_61 | (word_19 & {4{served_19}}) | (word_20 & {4{served_20}});
  wire [3:0] disjunction_63 = disjunction_62 | (word_21 & {4{served_21}}) | (word_22 & {4{served_22}});
  wire [3:0] disjunction_64 = disjunction_63 | (word_23 & {4{served_23}}) | (word_24 & {4{served_24}});
  wire [3:0] disjunction_65 = disjunction_64 | (word_25 & {4{served_25}}) | (word_26 & {4{served_26}});
  wire [3:0] disjunction_66 = disjunction_65 | (word_27 & {4{served_27}}) | (word_28 & {4{served_28}});
  wire [3:0] disjunction_67 = disjunction_66 | (word_29 & {4{served_29}}) | (word_30 & {4{served_30}});

  assign served_word = disjunction_67 | (word_31 & {4{served_31}});

endmodule

`default_nettype wire
