// issue: generator of hdl/src/front/issue.rs
// Written by Tombolo; change the source.
// SPDX-License-Identifier: MIT OR Apache-2.0

`default_nettype none

module issue (
  input wire ready_0,
  input wire ready_1,
  input wire ready_2,
  input wire ready_3,
  input wire ready_4,
  input wire ready_5,
  input wire ready_6,
  input wire ready_7,
  input wire ready_8,
  input wire ready_9,
  input wire ready_10,
  input wire ready_11,
  input wire ready_12,
  input wire ready_13,
  input wire ready_14,
  input wire ready_15,
  input wire [3:0] turn,
  input wire [2:0] class_0,
  input wire [2:0] class_1,
  input wire [2:0] class_2,
  input wire [2:0] class_3,
  input wire [2:0] class_4,
  input wire [2:0] class_5,
  input wire [2:0] class_6,
  input wire [2:0] class_7,
  input wire [2:0] class_8,
  input wire [2:0] class_9,
  input wire [2:0] class_10,
  input wire [2:0] class_11,
  input wire [2:0] class_12,
  input wire [2:0] class_13,
  input wire [2:0] class_14,
  input wire [2:0] class_15,
  input wire [31:0] word0_0,
  input wire [31:0] word0_1,
  input wire [31:0] word0_2,
  input wire [31:0] word0_3,
  input wire [31:0] word0_4,
  input wire [31:0] word0_5,
  input wire [31:0] word0_6,
  input wire [31:0] word0_7,
  input wire [31:0] word0_8,
  input wire [31:0] word0_9,
  input wire [31:0] word0_10,
  input wire [31:0] word0_11,
  input wire [31:0] word0_12,
  input wire [31:0] word0_13,
  input wire [31:0] word0_14,
  input wire [31:0] word0_15,
  input wire [31:0] word1_0,
  input wire [31:0] word1_1,
  input wire [31:0] word1_2,
  input wire [31:0] word1_3,
  input wire [31:0] word1_4,
  input wire [31:0] word1_5,
  input wire [31:0] word1_6,
  input wire [31:0] word1_7,
  input wire [31:0] word1_8,
  input wire [31:0] word1_9,
  input wire [31:0] word1_10,
  input wire [31:0] word1_11,
  input wire [31:0] word1_12,
  input wire [31:0] word1_13,
  input wire [31:0] word1_14,
  input wire [31:0] word1_15,
  input wire [31:0] word2_0,
  input wire [31:0] word2_1,
  input wire [31:0] word2_2,
  input wire [31:0] word2_3,
  input wire [31:0] word2_4,
  input wire [31:0] word2_5,
  input wire [31:0] word2_6,
  input wire [31:0] word2_7,
  input wire [31:0] word2_8,
  input wire [31:0] word2_9,
  input wire [31:0] word2_10,
  input wire [31:0] word2_11,
  input wire [31:0] word2_12,
  input wire [31:0] word2_13,
  input wire [31:0] word2_14,
  input wire [31:0] word2_15,
  input wire [15:0] sequence_0,
  input wire [15:0] sequence_1,
  input wire [15:0] sequence_2,
  input wire [15:0] sequence_3,
  input wire [15:0] sequence_4,
  input wire [15:0] sequence_5,
  input wire [15:0] sequence_6,
  input wire [15:0] sequence_7,
  input wire [15:0] sequence_8,
  input wire [15:0] sequence_9,
  input wire [15:0] sequence_10,
  input wire [15:0] sequence_11,
  input wire [15:0] sequence_12,
  input wire [15:0] sequence_13,
  input wire [15:0] sequence_14,
  input wire [15:0] sequence_15,
  input wire unit_ready_0,
  input wire unit_ready_1,
  input wire unit_ready_2,
  input wire unit_ready_3,
  input wire unit_ready_4,
  input wire unit_ready_5,
  input wire [15:0] before_0,
  input wire [15:0] before_1,
  input wire [15:0] before_2,
  input wire [15:0] before_3,
  input wire [15:0] before_4,
  input wire [15:0] before_5,
  input wire [15:0] before_6,
  input wire [15:0] before_7,
  input wire [15:0] before_8,
  input wire [15:0] before_9,
  input wire [15:0] before_10,
  input wire [15:0] before_11,
  input wire [15:0] before_12,
  input wire [15:0] before_13,
  input wire [15:0] before_14,
  input wire [15:0] before_15,
  input wire [2:0] reserved_0,
  input wire [2:0] reserved_1,
  input wire [2:0] reserved_2,
  input wire [2:0] reserved_3,
  input wire [2:0] reserved_4,
  input wire [2:0] reserved_5,
  input wire [2:0] reserved_6,
  input wire [2:0] reserved_7,
  input wire [2:0] reserved_8,
  input wire [2:0] reserved_9,
  input wire [2:0] reserved_10,
  input wire [2:0] reserved_11,
  input wire [2:0] reserved_12,
  input wire [2:0] reserved_13,
  input wire [2:0] reserved_14,
  input wire [2:0] reserved_15,
  output wire grant_0,
  output wire grant_1,
  output wire grant_2,
  output wire grant_3,
  output wire grant_4,
  output wire grant_5,
  output wire grant_6,
  output wire grant_7,
  output wire grant_8,
  output wire grant_9,
  output wire grant_10,
  output wire grant_11,
  output wire grant_12,
  output wire grant_13,
  output wire grant_14,
  output wire grant_15,
  output wire valid_0,
  output wire valid_1,
  output wire valid_2,
  output wire valid_3,
  output wire valid_4,
  output wire valid_5,
  output wire [15:0] granted_0,
  output wire [15:0] granted_1,
  output wire [15:0] granted_2,
  output wire [15:0] granted_3,
  output wire [15:0] granted_4,
  output wire [15:0] granted_5,
  output wire [3:0] unit_0_wave,
  output wire [15:0] unit_0_sequence,
  output wire [3:0] unit_1_wave,
  output wire [15:0] unit_1_sequence,
  output wire [31:0] unit_1_word_0,
  output wire [31:0] unit_1_word_1,
  output wire [3:0] unit_2_wave,
  output wire [15:0] unit_2_sequence,
  output wire [31:0] unit_2_word_0,
  output wire [31:0] unit_2_word_1,
  output wire [3:0] unit_3_wave,
  output wire [15:0] unit_3_sequence,
  output wire [31:0] unit_3_word_0,
  output wire [31:0] unit_3_word_1,
  output wire [31:0] unit_3_word_2,
  output wire [3:0] unit_4_wave,
  output wire [15:0] unit_4_sequence,
  output wire [31:0] unit_4_word_0,
  output wire [31:0] unit_4_word_1,
  output wire [31:0] unit_4_word_2,
  output wire [3:0] unit_5_wave,
  output wire [15:0] unit_5_sequence,
  output wire [31:0] unit_5_word_0,
  output wire [31:0] unit_5_word_1
);

  wire [15:0] flow_requests;
  wire [15:0] flow_grant;
  wire [15:0] salu_requests;
  wire [15:0] salu_grant;
  wire [15:0] smem_requests;
  wire [15:0] smem_grant;
  wire [15:0] valu_requests;
  wire [15:0] valu_grant;
  wire [15:0] vmem_requests;
  wire [15:0] vmem_grant;
  wire [15:0] lds_requests;
  wire [15:0] lds_grant;

  wire [15:0] joined_1 = {reserved_15 == 3'd1, reserved_14 == 3'd1, reserved_13 == 3'd1, reserved_12 == 3'd1,
      reserved_11 == 3'd1, reserved_10 == 3'd1, reserved_9 == 3'd1, reserved_8 == 3'd1, reserved_7 == 3'd1,
      reserved_6 == 3'd1, reserved_5 == 3'd1, reserved_4 == 3'd1, reserved_3 == 3'd1, reserved_2 == 3'd1, reserved_1
      == 3'd1, reserved_0 == 3'd1};
  wire [15:0] joined_2 = {ready_15 & (class_15 == 3'd1) & unit_ready_0, ready_14 & (class_14 == 3'd1) & unit_ready_0,
      ready_13 & (class_13 == 3'd1) & unit_ready_0, ready_12 & (class_12 == 3'd1) & unit_ready_0, ready_11 &
      (class_11 == 3'd1) & unit_ready_0, ready_10 & (class_10 == 3'd1) & unit_ready_0, ready_9 & (class_9 == 3'd1) &
      unit_ready_0, ready_8 & (class_8 == 3'd1) & unit_ready_0, ready_7 & (class_7 == 3'd1) & unit_ready_0, ready_6 &
      (class_6 == 3'd1) & unit_ready_0, ready_5 & (class_5 == 3'd1) & unit_ready_0, ready_4 & (class_4 == 3'd1) &
      unit_ready_0, ready_3 & (class_3 == 3'd1) & unit_ready_0, ready_2 & (class_2 == 3'd1) & unit_ready_0, ready_1 &
      (class_1 == 3'd1) & unit_ready_0, ready_0 & (class_0 == 3'd1) & unit_ready_0};

  assign flow_requests = joined_2 & (joined_1 | (~{16{|joined_1}}));
  assign flow_grant = {flow_requests[15] & (~(|(flow_requests & before_15))), flow_requests[14] & (~(|(flow_requests
      & before_14))), flow_requests[13] & (~(|(flow_requests & before_13))), flow_requests[12] & (~(|(flow_requests &
      before_12))), flow_requests[11] & (~(|(flow_requests & before_11))), flow_requests[10] & (~(|(flow_requests &
      before_10))), flow_requests[9] & (~(|(flow_requests & before_9))), flow_requests[8] & (~(|(flow_requests &
      before_8))), flow_requests[7] & (~(|(flow_requests & before_7))), flow_requests[6] & (~(|(flow_requests &
      before_6))), flow_requests[5] & (~(|(flow_requests & before_5))), flow_requests[4] & (~(|(flow_requests &
      before_4))), flow_requests[3] & (~(|(flow_requests & before_3))), flow_requests[2] & (~(|(flow_requests &
      before_2))), flow_requests[1] & (~(|(flow_requests & before_1))), flow_requests[0] & (~(|(flow_requests &
      before_0)))};
  assign valid_0 = |flow_requests;
  assign granted_0 = flow_grant;

  wire [3:0] disjunction_1 = (4'd1 & {4{flow_grant[1]}}) | (4'd2 & {4{flow_grant[2]}}) | (4'd3 & {4{flow_grant[3]}});
  wire [3:0] disjunction_2 = disjunction_1 | (4'd4 & {4{flow_grant[4]}}) | (4'd5 & {4{flow_grant[5]}});
  wire [3:0] disjunction_3 = disjunction_2 | (4'd6 & {4{flow_grant[6]}}) | (4'd7 & {4{flow_grant[7]}});
  wire [3:0] disjunction_4 = disjunction_3 | (4'd8 & {4{flow_grant[8]}}) | (4'd9 & {4{flow_grant[9]}});
  wire [3:0] disjunction_5 = disjunction_4 | (4'ha & {4{flow_grant[10]}}) | (4'hb & {4{flow_grant[11]}});
  wire [3:0] disjunction_6 = disjunction_5 | (4'hc & {4{flow_grant[12]}}) | (4'hd & {4{flow_grant[13]}});

  assign unit_0_wave = disjunction_6 | (4'he & {4{flow_grant[14]}}) | {4{flow_grant[15]}};

  wire [15:0] disjunction_7 = (sequence_0 & {16{flow_grant[0]}}) | (sequence_1 & {16{flow_grant[1]}});
  wire [15:0] disjunction_8 = disjunction_7 | (sequence_2 & {16{flow_grant[2]}}) | (sequence_3 & {16{flow_grant[3]}});
  wire [15:0] disjunction_9 = disjunction_8 | (sequence_4 & {16{flow_grant[4]}}) | (sequence_5 & {16{flow_grant[5]}});
  wire [15:0] disjunction_10 = disjunction_9 | (sequence_6 & {16{flow_grant[6]}}) | (sequence_7 &
      {16{flow_grant[7]}});
  wire [15:0] disjunction_11 = disjunction_10 | (sequence_8 & {16{flow_grant[8]}}) | (sequence_9 &
      {16{flow_grant[9]}});
  wire [15:0] disjunction_12 = disjunction_11 | (sequence_10 & {16{flow_grant[10]}}) | (sequence_11 &
      {16{flow_grant[11]}});
  wire [15:0] disjunction_13 = disjunction_12 | (sequence_12 & {16{flow_grant[12]}}) | (sequence_13 &
      {16{flow_grant[13]}});

  assign unit_0_sequence = disjunction_13 | (sequence_14 & {16{flow_grant[14]}}) | (sequence_15 &
      {16{flow_grant[15]}});

  wire [15:0] joined_3 = {reserved_15 == 3'd2, reserved_14 == 3'd2, reserved_13 == 3'd2, reserved_12 == 3'd2,
      reserved_11 == 3'd2, reserved_10 == 3'd2, reserved_9 == 3'd2, reserved_8 == 3'd2, reserved_7 == 3'd2,
      reserved_6 == 3'd2, reserved_5 == 3'd2, reserved_4 == 3'd2, reserved_3 == 3'd2, reserved_2 == 3'd2, reserved_1
      == 3'd2, reserved_0 == 3'd2};
  wire [15:0] joined_4 = {ready_15 & (class_15 == 3'd2) & unit_ready_1, ready_14 & (class_14 == 3'd2) & unit_ready_1,
      ready_13 & (class_13 == 3'd2) & unit_ready_1, ready_12 & (class_12 == 3'd2) & unit_ready_1, ready_11 &
      (class_11 == 3'd2) & unit_ready_1, ready_10 & (class_10 == 3'd2) & unit_ready_1, ready_9 & (class_9 == 3'd2) &
      unit_ready_1, ready_8 & (class_8 == 3'd2) & unit_ready_1, ready_7 & (class_7 == 3'd2) & unit_ready_1, ready_6 &
      (class_6 == 3'd2) & unit_ready_1, ready_5 & (class_5 == 3'd2) & unit_ready_1, ready_4 & (class_4 == 3'd2) &
      unit_ready_1, ready_3 & (class_3 == 3'd2) & unit_ready_1, ready_2 & (class_2 == 3'd2) & unit_ready_1, ready_1 &
      (class_1 == 3'd2) & unit_ready_1, ready_0 & (class_0 == 3'd2) & unit_ready_1};

  assign salu_requests = joined_4 & (joined_3 | (~{16{|joined_3}}));
  assign salu_grant = {salu_requests[15] & (~(|(salu_requests & before_15))), salu_requests[14] & (~(|(salu_requests
      & before_14))), salu_requests[13] & (~(|(salu_requests & before_13))), salu_requests[12] & (~(|(salu_requests &
      before_12))), salu_requests[11] & (~(|(salu_requests & before_11))), salu_requests[10] & (~(|(salu_requests &
      before_10))), salu_requests[9] & (~(|(salu_requests & before_9))), salu_requests[8] & (~(|(salu_requests &
      before_8))), salu_requests[7] & (~(|(salu_requests & before_7))), salu_requests[6] & (~(|(salu_requests &
      before_6))), salu_requests[5] & (~(|(salu_requests & before_5))), salu_requests[4] & (~(|(salu_requests &
      before_4))), salu_requests[3] & (~(|(salu_requests & before_3))), salu_requests[2] & (~(|(salu_requests &
      before_2))), salu_requests[1] & (~(|(salu_requests & before_1))), salu_requests[0] & (~(|(salu_requests &
      before_0)))};
  assign valid_1 = |salu_requests;
  assign granted_1 = salu_grant;

  wire [3:0] disjunction_14 = (4'd1 & {4{salu_grant[1]}}) | (4'd2 & {4{salu_grant[2]}}) | (4'd3 & {4{salu_grant[3]}});
  wire [3:0] disjunction_15 = disjunction_14 | (4'd4 & {4{salu_grant[4]}}) | (4'd5 & {4{salu_grant[5]}});
  wire [3:0] disjunction_16 = disjunction_15 | (4'd6 & {4{salu_grant[6]}}) | (4'd7 & {4{salu_grant[7]}});
  wire [3:0] disjunction_17 = disjunction_16 | (4'd8 & {4{salu_grant[8]}}) | (4'd9 & {4{salu_grant[9]}});
  wire [3:0] disjunction_18 = disjunction_17 | (4'ha & {4{salu_grant[10]}}) | (4'hb & {4{salu_grant[11]}});
  wire [3:0] disjunction_19 = disjunction_18 | (4'hc & {4{salu_grant[12]}}) | (4'hd & {4{salu_grant[13]}});

  assign unit_1_wave = disjunction_19 | (4'he & {4{salu_grant[14]}}) | {4{salu_grant[15]}};

  wire [15:0] disjunction_20 = (sequence_0 & {16{salu_grant[0]}}) | (sequence_1 & {16{salu_grant[1]}});
  wire [15:0] disjunction_21 = disjunction_20 | (sequence_2 & {16{salu_grant[2]}}) | (sequence_3 &
      {16{salu_grant[3]}});
  wire [15:0] disjunction_22 = disjunction_21 | (sequence_4 & {16{salu_grant[4]}}) | (sequence_5 &
      {16{salu_grant[5]}});
  wire [15:0] disjunction_23 = disjunction_22 | (sequence_6 & {16{salu_grant[6]}}) | (sequence_7 &
      {16{salu_grant[7]}});
  wire [15:0] disjunction_24 = disjunction_23 | (sequence_8 & {16{salu_grant[8]}}) | (sequence_9 &
      {16{salu_grant[9]}});
  wire [15:0] disjunction_25 = disjunction_24 | (sequence_10 & {16{salu_grant[10]}}) | (sequence_11 &
      {16{salu_grant[11]}});
  wire [15:0] disjunction_26 = disjunction_25 | (sequence_12 & {16{salu_grant[12]}}) | (sequence_13 &
      {16{salu_grant[13]}});

  assign unit_1_sequence = disjunction_26 | (sequence_14 & {16{salu_grant[14]}}) | (sequence_15 &
      {16{salu_grant[15]}});

  wire [31:0] disjunction_27 = (word0_0 & {32{salu_grant[0]}}) | (word0_1 & {32{salu_grant[1]}});
  wire [31:0] disjunction_28 = disjunction_27 | (word0_2 & {32{salu_grant[2]}}) | (word0_3 & {32{salu_grant[3]}});
  wire [31:0] disjunction_29 = disjunction_28 | (word0_4 & {32{salu_grant[4]}}) | (word0_5 & {32{salu_grant[5]}});
  wire [31:0] disjunction_30 = disjunction_29 | (word0_6 & {32{salu_grant[6]}}) | (word0_7 & {32{salu_grant[7]}});
  wire [31:0] disjunction_31 = disjunction_30 | (word0_8 & {32{salu_grant[8]}}) | (word0_9 & {32{salu_grant[9]}});
  wire [31:0] disjunction_32 = disjunction_31 | (word0_10 & {32{salu_grant[10]}}) | (word0_11 & {32{salu_grant[11]}});
  wire [31:0] disjunction_33 = disjunction_32 | (word0_12 & {32{salu_grant[12]}}) | (word0_13 & {32{salu_grant[13]}});

  assign unit_1_word_0 = disjunction_33 | (word0_14 & {32{salu_grant[14]}}) | (word0_15 & {32{salu_grant[15]}});

  wire [31:0] disjunction_34 = (word1_0 & {32{salu_grant[0]}}) | (word1_1 & {32{salu_grant[1]}});
  wire [31:0] disjunction_35 = disjunction_34 | (word1_2 & {32{salu_grant[2]}}) | (word1_3 & {32{salu_grant[3]}});
  wire [31:0] disjunction_36 = disjunction_35 | (word1_4 & {32{salu_grant[4]}}) | (word1_5 & {32{salu_grant[5]}});
  wire [31:0] disjunction_37 = disjunction_36 | (word1_6 & {32{salu_grant[6]}}) | (word1_7 & {32{salu_grant[7]}});
  wire [31:0] disjunction_38 = disjunction_37 | (word1_8 & {32{salu_grant[8]}}) | (word1_9 & {32{salu_grant[9]}});
  wire [31:0] disjunction_39 = disjunction_38 | (word1_10 & {32{salu_grant[10]}}) | (word1_11 & {32{salu_grant[11]}});
  wire [31:0] disjunction_40 = disjunction_39 | (word1_12 & {32{salu_grant[12]}}) | (word1_13 & {32{salu_grant[13]}});

  assign unit_1_word_1 = disjunction_40 | (word1_14 & {32{salu_grant[14]}}) | (word1_15 & {32{salu_grant[15]}});

  wire [15:0] joined_5 = {reserved_15 == 3'd3, reserved_14 == 3'd3, reserved_13 == 3'd3, reserved_12 == 3'd3,
      reserved_11 == 3'd3, reserved_10 == 3'd3, reserved_9 == 3'd3, reserved_8 == 3'd3, reserved_7 == 3'd3,
      reserved_6 == 3'd3, reserved_5 == 3'd3, reserved_4 == 3'd3, reserved_3 == 3'd3, reserved_2 == 3'd3, reserved_1
      == 3'd3, reserved_0 == 3'd3};
  wire [15:0] joined_6 = {ready_15 & (class_15 == 3'd3) & unit_ready_2, ready_14 & (class_14 == 3'd3) & unit_ready_2,
      ready_13 & (class_13 == 3'd3) & unit_ready_2, ready_12 & (class_12 == 3'd3) & unit_ready_2, ready_11 &
      (class_11 == 3'd3) & unit_ready_2, ready_10 & (class_10 == 3'd3) & unit_ready_2, ready_9 & (class_9 == 3'd3) &
      unit_ready_2, ready_8 & (class_8 == 3'd3) & unit_ready_2, ready_7 & (class_7 == 3'd3) & unit_ready_2, ready_6 &
      (class_6 == 3'd3) & unit_ready_2, ready_5 & (class_5 == 3'd3) & unit_ready_2, ready_4 & (class_4 == 3'd3) &
      unit_ready_2, ready_3 & (class_3 == 3'd3) & unit_ready_2, ready_2 & (class_2 == 3'd3) & unit_ready_2, ready_1 &
      (class_1 == 3'd3) & unit_ready_2, ready_0 & (class_0 == 3'd3) & unit_ready_2};

  assign smem_requests = joined_6 & (joined_5 | (~{16{|joined_5}}));
  assign smem_grant = {smem_requests[15] & (~(|(smem_requests & before_15))), smem_requests[14] & (~(|(smem_requests
      & before_14))), smem_requests[13] & (~(|(smem_requests & before_13))), smem_requests[12] & (~(|(smem_requests &
      before_12))), smem_requests[11] & (~(|(smem_requests & before_11))), smem_requests[10] & (~(|(smem_requests &
      before_10))), smem_requests[9] & (~(|(smem_requests & before_9))), smem_requests[8] & (~(|(smem_requests &
      before_8))), smem_requests[7] & (~(|(smem_requests & before_7))), smem_requests[6] & (~(|(smem_requests &
      before_6))), smem_requests[5] & (~(|(smem_requests & before_5))), smem_requests[4] & (~(|(smem_requests &
      before_4))), smem_requests[3] & (~(|(smem_requests & before_3))), smem_requests[2] & (~(|(smem_requests &
      before_2))), smem_requests[1] & (~(|(smem_requests & before_1))), smem_requests[0] & (~(|(smem_requests &
      before_0)))};
  assign valid_2 = |smem_requests;
  assign granted_2 = smem_grant;

  wire [3:0] disjunction_41 = (4'd1 & {4{smem_grant[1]}}) | (4'd2 & {4{smem_grant[2]}}) | (4'd3 & {4{smem_grant[3]}});
  wire [3:0] disjunction_42 = disjunction_41 | (4'd4 & {4{smem_grant[4]}}) | (4'd5 & {4{smem_grant[5]}});
  wire [3:0] disjunction_43 = disjunction_42 | (4'd6 & {4{smem_grant[6]}}) | (4'd7 & {4{smem_grant[7]}});
  wire [3:0] disjunction_44 = disjunction_43 | (4'd8 & {4{smem_grant[8]}}) | (4'd9 & {4{smem_grant[9]}});
  wire [3:0] disjunction_45 = disjunction_44 | (4'ha & {4{smem_grant[10]}}) | (4'hb & {4{smem_grant[11]}});
  wire [3:0] disjunction_46 = disjunction_45 | (4'hc & {4{smem_grant[12]}}) | (4'hd & {4{smem_grant[13]}});

  assign unit_2_wave = disjunction_46 | (4'he & {4{smem_grant[14]}}) | {4{smem_grant[15]}};

  wire [15:0] disjunction_47 = (sequence_0 & {16{smem_grant[0]}}) | (sequence_1 & {16{smem_grant[1]}});
  wire [15:0] disjunction_48 = disjunction_47 | (sequence_2 & {16{smem_grant[2]}}) | (sequence_3 &
      {16{smem_grant[3]}});
  wire [15:0] disjunction_49 = disjunction_48 | (sequence_4 & {16{smem_grant[4]}}) | (sequence_5 &
      {16{smem_grant[5]}});
  wire [15:0] disjunction_50 = disjunction_49 | (sequence_6 & {16{smem_grant[6]}}) | (sequence_7 &
      {16{smem_grant[7]}});
  wire [15:0] disjunction_51 = disjunction_50 | (sequence_8 & {16{smem_grant[8]}}) | (sequence_9 &
      {16{smem_grant[9]}});
  wire [15:0] disjunction_52 = disjunction_51 | (sequence_10 & {16{smem_grant[10]}}) | (sequence_11 &
      {16{smem_grant[11]}});
  wire [15:0] disjunction_53 = disjunction_52 | (sequence_12 & {16{smem_grant[12]}}) | (sequence_13 &
      {16{smem_grant[13]}});

  assign unit_2_sequence = disjunction_53 | (sequence_14 & {16{smem_grant[14]}}) | (sequence_15 &
      {16{smem_grant[15]}});

  wire [31:0] disjunction_54 = (word0_0 & {32{smem_grant[0]}}) | (word0_1 & {32{smem_grant[1]}});
  wire [31:0] disjunction_55 = disjunction_54 | (word0_2 & {32{smem_grant[2]}}) | (word0_3 & {32{smem_grant[3]}});
  wire [31:0] disjunction_56 = disjunction_55 | (word0_4 & {32{smem_grant[4]}}) | (word0_5 & {32{smem_grant[5]}});
  wire [31:0] disjunction_57 = disjunction_56 | (word0_6 & {32{smem_grant[6]}}) | (word0_7 & {32{smem_grant[7]}});
  wire [31:0] disjunction_58 = disjunction_57 | (word0_8 & {32{smem_grant[8]}}) | (word0_9 & {32{smem_grant[9]}});
  wire [31:0] disjunction_59 = disjunction_58 | (word0_10 & {32{smem_grant[10]}}) | (word0_11 & {32{smem_grant[11]}});
  wire [31:0] disjunction_60 = disjunction_59 | (word0_12 & {32{smem_grant[12]}}) | (word0_13 & {32{smem_grant[13]}});

  assign unit_2_word_0 = disjunction_60 | (word0_14 & {32{smem_grant[14]}}) | (word0_15 & {32{smem_grant[15]}});

  wire [31:0] disjunction_61 = (word1_0 & {32{smem_grant[0]}}) | (word1_1 & {32{smem_grant[1]}});
  wire [31:0] disjunction_62 = disjunction_61 | (word1_2 & {32{smem_grant[2]}}) | (word1_3 & {32{smem_grant[3]}});
  wire [31:0] disjunction_63 = disjunction_62 | (word1_4 & {32{smem_grant[4]}}) | (word1_5 & {32{smem_grant[5]}});
  wire [31:0] disjunction_64 = disjunction_63 | (word1_6 & {32{smem_grant[6]}}) | (word1_7 & {32{smem_grant[7]}});
  wire [31:0] disjunction_65 = disjunction_64 | (word1_8 & {32{smem_grant[8]}}) | (word1_9 & {32{smem_grant[9]}});
  wire [31:0] disjunction_66 = disjunction_65 | (word1_10 & {32{smem_grant[10]}}) | (word1_11 & {32{smem_grant[11]}});
  wire [31:0] disjunction_67 = disjunction_66 | (word1_12 & {32{smem_grant[12]}}) | (word1_13 & {32{smem_grant[13]}});

  assign unit_2_word_1 = disjunction_67 | (word1_14 & {32{smem_grant[14]}}) | (word1_15 & {32{smem_grant[15]}});

  wire [15:0] joined_7 = {reserved_15 == 3'd4, reserved_14 == 3'd4, reserved_13 == 3'd4, reserved_12 == 3'd4,
      reserved_11 == 3'd4, reserved_10 == 3'd4, reserved_9 == 3'd4, reserved_8 == 3'd4, reserved_7 == 3'd4,
      reserved_6 == 3'd4, reserved_5 == 3'd4, reserved_4 == 3'd4, reserved_3 == 3'd4, reserved_2 == 3'd4, reserved_1
      == 3'd4, reserved_0 == 3'd4};
  wire [15:0] joined_8 = {ready_15 & (class_15 == 3'd4) & unit_ready_3, ready_14 & (class_14 == 3'd4) & unit_ready_3,
      ready_13 & (class_13 == 3'd4) & unit_ready_3, ready_12 & (class_12 == 3'd4) & unit_ready_3, ready_11 &
      (class_11 == 3'd4) & unit_ready_3, ready_10 & (class_10 == 3'd4) & unit_ready_3, ready_9 & (class_9 == 3'd4) &
      unit_ready_3, ready_8 & (class_8 == 3'd4) & unit_ready_3, ready_7 & (class_7 == 3'd4) & unit_ready_3, ready_6 &
      (class_6 == 3'd4) & unit_ready_3, ready_5 & (class_5 == 3'd4) & unit_ready_3, ready_4 & (class_4 == 3'd4) &
      unit_ready_3, ready_3 & (class_3 == 3'd4) & unit_ready_3, ready_2 & (class_2 == 3'd4) & unit_ready_3, ready_1 &
      (class_1 == 3'd4) & unit_ready_3, ready_0 & (class_0 == 3'd4) & unit_ready_3};

  assign valu_requests = joined_8 & (joined_7 | (~{16{|joined_7}}));
  assign valu_grant = {valu_requests[15] & (~(|(valu_requests & before_15))), valu_requests[14] & (~(|(valu_requests
      & before_14))), valu_requests[13] & (~(|(valu_requests & before_13))), valu_requests[12] & (~(|(valu_requests &
      before_12))), valu_requests[11] & (~(|(valu_requests & before_11))), valu_requests[10] & (~(|(valu_requests &
      before_10))), valu_requests[9] & (~(|(valu_requests & before_9))), valu_requests[8] & (~(|(valu_requests &
      before_8))), valu_requests[7] & (~(|(valu_requests & before_7))), valu_requests[6] & (~(|(valu_requests &
      before_6))), valu_requests[5] & (~(|(valu_requests & before_5))), valu_requests[4] & (~(|(valu_requests &
      before_4))), valu_requests[3] & (~(|(valu_requests & before_3))), valu_requests[2] & (~(|(valu_requests &
      before_2))), valu_requests[1] & (~(|(valu_requests & before_1))), valu_requests[0] & (~(|(valu_requests &
      before_0)))};
  assign valid_3 = |valu_requests;
  assign granted_3 = valu_grant;

  wire [3:0] disjunction_68 = (4'd1 & {4{valu_grant[1]}}) | (4'd2 & {4{valu_grant[2]}}) | (4'd3 & {4{valu_grant[3]}});
  wire [3:0] disjunction_69 = disjunction_68 | (4'd4 & {4{valu_grant[4]}}) | (4'd5 & {4{valu_grant[5]}});
  wire [3:0] disjunction_70 = disjunction_69 | (4'd6 & {4{valu_grant[6]}}) | (4'd7 & {4{valu_grant[7]}});
  wire [3:0] disjunction_71 = disjunction_70 | (4'd8 & {4{valu_grant[8]}}) | (4'd9 & {4{valu_grant[9]}});
  wire [3:0] disjunction_72 = disjunction_71 | (4'ha & {4{valu_grant[10]}}) | (4'hb & {4{valu_grant[11]}});
  wire [3:0] disjunction_73 = disjunction_72 | (4'hc & {4{valu_grant[12]}}) | (4'hd & {4{valu_grant[13]}});

  assign unit_3_wave = disjunction_73 | (4'he & {4{valu_grant[14]}}) | {4{valu_grant[15]}};

  wire [15:0] disjunction_74 = (sequence_0 & {16{valu_grant[0]}}) | (sequence_1 & {16{valu_grant[1]}});
  wire [15:0] disjunction_75 = disjunction_74 | (sequence_2 & {16{valu_grant[2]}}) | (sequence_3 &
      {16{valu_grant[3]}});
  wire [15:0] disjunction_76 = disjunction_75 | (sequence_4 & {16{valu_grant[4]}}) | (sequence_5 &
      {16{valu_grant[5]}});
  wire [15:0] disjunction_77 = disjunction_76 | (sequence_6 & {16{valu_grant[6]}}) | (sequence_7 &
      {16{valu_grant[7]}});
  wire [15:0] disjunction_78 = disjunction_77 | (sequence_8 & {16{valu_grant[8]}}) | (sequence_9 &
      {16{valu_grant[9]}});
  wire [15:0] disjunction_79 = disjunction_78 | (sequence_10 & {16{valu_grant[10]}}) | (sequence_11 &
      {16{valu_grant[11]}});
  wire [15:0] disjunction_80 = disjunction_79 | (sequence_12 & {16{valu_grant[12]}}) | (sequence_13 &
      {16{valu_grant[13]}});

  assign unit_3_sequence = disjunction_80 | (sequence_14 & {16{valu_grant[14]}}) | (sequence_15 &
      {16{valu_grant[15]}});

  wire [31:0] disjunction_81 = (word0_0 & {32{valu_grant[0]}}) | (word0_1 & {32{valu_grant[1]}});
  wire [31:0] disjunction_82 = disjunction_81 | (word0_2 & {32{valu_grant[2]}}) | (word0_3 & {32{valu_grant[3]}});
  wire [31:0] disjunction_83 = disjunction_82 | (word0_4 & {32{valu_grant[4]}}) | (word0_5 & {32{valu_grant[5]}});
  wire [31:0] disjunction_84 = disjunction_83 | (word0_6 & {32{valu_grant[6]}}) | (word0_7 & {32{valu_grant[7]}});
  wire [31:0] disjunction_85 = disjunction_84 | (word0_8 & {32{valu_grant[8]}}) | (word0_9 & {32{valu_grant[9]}});
  wire [31:0] disjunction_86 = disjunction_85 | (word0_10 & {32{valu_grant[10]}}) | (word0_11 & {32{valu_grant[11]}});
  wire [31:0] disjunction_87 = disjunction_86 | (word0_12 & {32{valu_grant[12]}}) | (word0_13 & {32{valu_grant[13]}});

  assign unit_3_word_0 = disjunction_87 | (word0_14 & {32{valu_grant[14]}}) | (word0_15 & {32{valu_grant[15]}});

  wire [31:0] disjunction_88 = (word1_0 & {32{valu_grant[0]}}) | (word1_1 & {32{valu_grant[1]}});
  wire [31:0] disjunction_89 = disjunction_88 | (word1_2 & {32{valu_grant[2]}}) | (word1_3 & {32{valu_grant[3]}});
  wire [31:0] disjunction_90 = disjunction_89 | (word1_4 & {32{valu_grant[4]}}) | (word1_5 & {32{valu_grant[5]}});
  wire [31:0] disjunction_91 = disjunction_90 | (word1_6 & {32{valu_grant[6]}}) | (word1_7 & {32{valu_grant[7]}});
  wire [31:0] disjunction_92 = disjunction_91 | (word1_8 & {32{valu_grant[8]}}) | (word1_9 & {32{valu_grant[9]}});
  wire [31:0] disjunction_93 = disjunction_92 | (word1_10 & {32{valu_grant[10]}}) | (word1_11 & {32{valu_grant[11]}});
  wire [31:0] disjunction_94 = disjunction_93 | (word1_12 & {32{valu_grant[12]}}) | (word1_13 & {32{valu_grant[13]}});

  assign unit_3_word_1 = disjunction_94 | (word1_14 & {32{valu_grant[14]}}) | (word1_15 & {32{valu_grant[15]}});

  wire [31:0] disjunction_95 = (word2_0 & {32{valu_grant[0]}}) | (word2_1 & {32{valu_grant[1]}});
  wire [31:0] disjunction_96 = disjunction_95 | (word2_2 & {32{valu_grant[2]}}) | (word2_3 & {32{valu_grant[3]}});
  wire [31:0] disjunction_97 = disjunction_96 | (word2_4 & {32{valu_grant[4]}}) | (word2_5 & {32{valu_grant[5]}});
  wire [31:0] disjunction_98 = disjunction_97 | (word2_6 & {32{valu_grant[6]}}) | (word2_7 & {32{valu_grant[7]}});
  wire [31:0] disjunction_99 = disjunction_98 | (word2_8 & {32{valu_grant[8]}}) | (word2_9 & {32{valu_grant[9]}});
  wire [31:0] disjunction_100 = disjunction_99 | (word2_10 & {32{valu_grant[10]}}) | (word2_11 &
      {32{valu_grant[11]}});
  wire [31:0] disjunction_101 = disjunction_100 | (word2_12 & {32{valu_grant[12]}}) | (word2_13 &
      {32{valu_grant[13]}});

  assign unit_3_word_2 = disjunction_101 | (word2_14 & {32{valu_grant[14]}}) | (word2_15 & {32{valu_grant[15]}});

  wire [15:0] joined_9 = {reserved_15 == 3'd5, reserved_14 == 3'd5, reserved_13 == 3'd5, reserved_12 == 3'd5,
      reserved_11 == 3'd5, reserved_10 == 3'd5, reserved_9 == 3'd5, reserved_8 == 3'd5, reserved_7 == 3'd5,
      reserved_6 == 3'd5, reserved_5 == 3'd5, reserved_4 == 3'd5, reserved_3 == 3'd5, reserved_2 == 3'd5, reserved_1
      == 3'd5, reserved_0 == 3'd5};
  wire [15:0] joined_10 = {ready_15 & (class_15 == 3'd5) & unit_ready_4, ready_14 & (class_14 == 3'd5) &
      unit_ready_4, ready_13 & (class_13 == 3'd5) & unit_ready_4, ready_12 & (class_12 == 3'd5) & unit_ready_4,
      ready_11 & (class_11 == 3'd5) & unit_ready_4, ready_10 & (class_10 == 3'd5) & unit_ready_4, ready_9 & (class_9
      == 3'd5) & unit_ready_4, ready_8 & (class_8 == 3'd5) & unit_ready_4, ready_7 & (class_7 == 3'd5) &
      unit_ready_4, ready_6 & (class_6 == 3'd5) & unit_ready_4, ready_5 & (class_5 == 3'd5) & unit_ready_4, ready_4 &
      (class_4 == 3'd5) & unit_ready_4, ready_3 & (class_3 == 3'd5) & unit_ready_4, ready_2 & (class_2 == 3'd5) &
      unit_ready_4, ready_1 & (class_1 == 3'd5) & unit_ready_4, ready_0 & (class_0 == 3'd5) & unit_ready_4};

  assign vmem_requests = joined_10 & (joined_9 | (~{16{|joined_9}}));
  assign vmem_grant = {vmem_requests[15] & (~(|(vmem_requests & before_15))), vmem_requests[14] & (~(|(vmem_requests
      & before_14))), vmem_requests[13] & (~(|(vmem_requests & before_13))), vmem_requests[12] & (~(|(vmem_requests &
      before_12))), vmem_requests[11] & (~(|(vmem_requests & before_11))), vmem_requests[10] & (~(|(vmem_requests &
      before_10))), vmem_requests[9] & (~(|(vmem_requests & before_9))), vmem_requests[8] & (~(|(vmem_requests &
      before_8))), vmem_requests[7] & (~(|(vmem_requests & before_7))), vmem_requests[6] & (~(|(vmem_requests &
      before_6))), vmem_requests[5] & (~(|(vmem_requests & before_5))), vmem_requests[4] & (~(|(vmem_requests &
      before_4))), vmem_requests[3] & (~(|(vmem_requests & before_3))), vmem_requests[2] & (~(|(vmem_requests &
      before_2))), vmem_requests[1] & (~(|(vmem_requests & before_1))), vmem_requests[0] & (~(|(vmem_requests &
      before_0)))};
  assign valid_4 = |vmem_requests;
  assign granted_4 = vmem_grant;

  wire [3:0] disjunction_102 = (4'd1 & {4{vmem_grant[1]}}) | (4'd2 & {4{vmem_grant[2]}}) | (4'd3 &
      {4{vmem_grant[3]}});
  wire [3:0] disjunction_103 = disjunction_102 | (4'd4 & {4{vmem_grant[4]}}) | (4'd5 & {4{vmem_grant[5]}});
  wire [3:0] disjunction_104 = disjunction_103 | (4'd6 & {4{vmem_grant[6]}}) | (4'd7 & {4{vmem_grant[7]}});
  wire [3:0] disjunction_105 = disjunction_104 | (4'd8 & {4{vmem_grant[8]}}) | (4'd9 & {4{vmem_grant[9]}});
  wire [3:0] disjunction_106 = disjunction_105 | (4'ha & {4{vmem_grant[10]}}) | (4'hb & {4{vmem_grant[11]}});
  wire [3:0] disjunction_107 = disjunction_106 | (4'hc & {4{vmem_grant[12]}}) | (4'hd & {4{vmem_grant[13]}});

  assign unit_4_wave = disjunction_107 | (4'he & {4{vmem_grant[14]}}) | {4{vmem_grant[15]}};

  wire [15:0] disjunction_108 = (sequence_0 & {16{vmem_grant[0]}}) | (sequence_1 & {16{vmem_grant[1]}});
  wire [15:0] disjunction_109 = disjunction_108 | (sequence_2 & {16{vmem_grant[2]}}) | (sequence_3 &
      {16{vmem_grant[3]}});
  wire [15:0] disjunction_110 = disjunction_109 | (sequence_4 & {16{vmem_grant[4]}}) | (sequence_5 &
      {16{vmem_grant[5]}});
  wire [15:0] disjunction_111 = disjunction_110 | (sequence_6 & {16{vmem_grant[6]}}) | (sequence_7 &
      {16{vmem_grant[7]}});
  wire [15:0] disjunction_112 = disjunction_111 | (sequence_8 & {16{vmem_grant[8]}}) | (sequence_9 &
      {16{vmem_grant[9]}});
  wire [15:0] disjunction_113 = disjunction_112 | (sequence_10 & {16{vmem_grant[10]}}) | (sequence_11 &
      {16{vmem_grant[11]}});
  wire [15:0] disjunction_114 = disjunction_113 | (sequence_12 & {16{vmem_grant[12]}}) | (sequence_13 &
      {16{vmem_grant[13]}});

  assign unit_4_sequence = disjunction_114 | (sequence_14 & {16{vmem_grant[14]}}) | (sequence_15 &
      {16{vmem_grant[15]}});

  wire [31:0] disjunction_115 = (word0_0 & {32{vmem_grant[0]}}) | (word0_1 & {32{vmem_grant[1]}});
  wire [31:0] disjunction_116 = disjunction_115 | (word0_2 & {32{vmem_grant[2]}}) | (word0_3 & {32{vmem_grant[3]}});
  wire [31:0] disjunction_117 = disjunction_116 | (word0_4 & {32{vmem_grant[4]}}) | (word0_5 & {32{vmem_grant[5]}});
  wire [31:0] disjunction_118 = disjunction_117 | (word0_6 & {32{vmem_grant[6]}}) | (word0_7 & {32{vmem_grant[7]}});
  wire [31:0] disjunction_119 = disjunction_118 | (word0_8 & {32{vmem_grant[8]}}) | (word0_9 & {32{vmem_grant[9]}});
  wire [31:0] disjunction_120 = disjunction_119 | (word0_10 & {32{vmem_grant[10]}}) | (word0_11 &
      {32{vmem_grant[11]}});
  wire [31:0] disjunction_121 = disjunction_120 | (word0_12 & {32{vmem_grant[12]}}) | (word0_13 &
      {32{vmem_grant[13]}});

  assign unit_4_word_0 = disjunction_121 | (word0_14 & {32{vmem_grant[14]}}) | (word0_15 & {32{vmem_grant[15]}});

  wire [31:0] disjunction_122 = (word1_0 & {32{vmem_grant[0]}}) | (word1_1 & {32{vmem_grant[1]}});
  wire [31:0] disjunction_123 = disjunction_122 | (word1_2 & {32{vmem_grant[2]}}) | (word1_3 & {32{vmem_grant[3]}});
  wire [31:0] disjunction_124 = disjunction_123 | (word1_4 & {32{vmem_grant[4]}}) | (word1_5 & {32{vmem_grant[5]}});
  wire [31:0] disjunction_125 = disjunction_124 | (word1_6 & {32{vmem_grant[6]}}) | (word1_7 & {32{vmem_grant[7]}});
  wire [31:0] disjunction_126 = disjunction_125 | (word1_8 & {32{vmem_grant[8]}}) | (word1_9 & {32{vmem_grant[9]}});
  wire [31:0] disjunction_127 = disjunction_126 | (word1_10 & {32{vmem_grant[10]}}) | (word1_11 &
      {32{vmem_grant[11]}});
  wire [31:0] disjunction_128 = disjunction_127 | (word1_12 & {32{vmem_grant[12]}}) | (word1_13 &
      {32{vmem_grant[13]}});

  assign unit_4_word_1 = disjunction_128 | (word1_14 & {32{vmem_grant[14]}}) | (word1_15 & {32{vmem_grant[15]}});

  wire [31:0] disjunction_129 = (word2_0 & {32{vmem_grant[0]}}) | (word2_1 & {32{vmem_grant[1]}});
  wire [31:0] disjunction_130 = disjunction_129 | (word2_2 & {32{vmem_grant[2]}}) | (word2_3 & {32{vmem_grant[3]}});
  wire [31:0] disjunction_131 = disjunction_130 | (word2_4 & {32{vmem_grant[4]}}) | (word2_5 & {32{vmem_grant[5]}});
  wire [31:0] disjunction_132 = disjunction_131 | (word2_6 & {32{vmem_grant[6]}}) | (word2_7 & {32{vmem_grant[7]}});
  wire [31:0] disjunction_133 = disjunction_132 | (word2_8 & {32{vmem_grant[8]}}) | (word2_9 & {32{vmem_grant[9]}});
  wire [31:0] disjunction_134 = disjunction_133 | (word2_10 & {32{vmem_grant[10]}}) | (word2_11 &
      {32{vmem_grant[11]}});
  wire [31:0] disjunction_135 = disjunction_134 | (word2_12 & {32{vmem_grant[12]}}) | (word2_13 &
      {32{vmem_grant[13]}});

  assign unit_4_word_2 = disjunction_135 | (word2_14 & {32{vmem_grant[14]}}) | (word2_15 & {32{vmem_grant[15]}});

  wire [15:0] joined_11 = {reserved_15 == 3'd6, reserved_14 == 3'd6, reserved_13 == 3'd6, reserved_12 == 3'd6,
      reserved_11 == 3'd6, reserved_10 == 3'd6, reserved_9 == 3'd6, reserved_8 == 3'd6, reserved_7 == 3'd6,
      reserved_6 == 3'd6, reserved_5 == 3'd6, reserved_4 == 3'd6, reserved_3 == 3'd6, reserved_2 == 3'd6, reserved_1
      == 3'd6, reserved_0 == 3'd6};
  wire [15:0] joined_12 = {ready_15 & (class_15 == 3'd6) & unit_ready_5, ready_14 & (class_14 == 3'd6) &
      unit_ready_5, ready_13 & (class_13 == 3'd6) & unit_ready_5, ready_12 & (class_12 == 3'd6) & unit_ready_5,
      ready_11 & (class_11 == 3'd6) & unit_ready_5, ready_10 & (class_10 == 3'd6) & unit_ready_5, ready_9 & (class_9
      == 3'd6) & unit_ready_5, ready_8 & (class_8 == 3'd6) & unit_ready_5, ready_7 & (class_7 == 3'd6) &
      unit_ready_5, ready_6 & (class_6 == 3'd6) & unit_ready_5, ready_5 & (class_5 == 3'd6) & unit_ready_5, ready_4 &
      (class_4 == 3'd6) & unit_ready_5, ready_3 & (class_3 == 3'd6) & unit_ready_5, ready_2 & (class_2 == 3'd6) &
      unit_ready_5, ready_1 & (class_1 == 3'd6) & unit_ready_5, ready_0 & (class_0 == 3'd6) & unit_ready_5};

  assign lds_requests = joined_12 & (joined_11 | (~{16{|joined_11}}));
  assign lds_grant = {lds_requests[15] & (~(|(lds_requests & before_15))), lds_requests[14] & (~(|(lds_requests &
      before_14))), lds_requests[13] & (~(|(lds_requests & before_13))), lds_requests[12] & (~(|(lds_requests &
      before_12))), lds_requests[11] & (~(|(lds_requests & before_11))), lds_requests[10] & (~(|(lds_requests &
      before_10))), lds_requests[9] & (~(|(lds_requests & before_9))), lds_requests[8] & (~(|(lds_requests &
      before_8))), lds_requests[7] & (~(|(lds_requests & before_7))), lds_requests[6] & (~(|(lds_requests &
      before_6))), lds_requests[5] & (~(|(lds_requests & before_5))), lds_requests[4] & (~(|(lds_requests &
      before_4))), lds_requests[3] & (~(|(lds_requests & before_3))), lds_requests[2] & (~(|(lds_requests &
      before_2))), lds_requests[1] & (~(|(lds_requests & before_1))), lds_requests[0] & (~(|(lds_requests &
      before_0)))};
  assign valid_5 = |lds_requests;
  assign granted_5 = lds_grant;

  wire [3:0] disjunction_136 = (4'd1 & {4{lds_grant[1]}}) | (4'd2 & {4{lds_grant[2]}}) | (4'd3 & {4{lds_grant[3]}});
  wire [3:0] disjunction_137 = disjunction_136 | (4'd4 & {4{lds_grant[4]}}) | (4'd5 & {4{lds_grant[5]}});
  wire [3:0] disjunction_138 = disjunction_137 | (4'd6 & {4{lds_grant[6]}}) | (4'd7 & {4{lds_grant[7]}});
  wire [3:0] disjunction_139 = disjunction_138 | (4'd8 & {4{lds_grant[8]}}) | (4'd9 & {4{lds_grant[9]}});
  wire [3:0] disjunction_140 = disjunction_139 | (4'ha & {4{lds_grant[10]}}) | (4'hb & {4{lds_grant[11]}});
  wire [3:0] disjunction_141 = disjunction_140 | (4'hc & {4{lds_grant[12]}}) | (4'hd & {4{lds_grant[13]}});

  assign unit_5_wave = disjunction_141 | (4'he & {4{lds_grant[14]}}) | {4{lds_grant[15]}};

  wire [15:0] disjunction_142 = (sequence_0 & {16{lds_grant[0]}}) | (sequence_1 & {16{lds_grant[1]}});
  wire [15:0] disjunction_143 = disjunction_142 | (sequence_2 & {16{lds_grant[2]}}) | (sequence_3 &
      {16{lds_grant[3]}});
  wire [15:0] disjunction_144 = disjunction_143 | (sequence_4 & {16{lds_grant[4]}}) | (sequence_5 &
      {16{lds_grant[5]}});
  wire [15:0] disjunction_145 = disjunction_144 | (sequence_6 & {16{lds_grant[6]}}) | (sequence_7 &
      {16{lds_grant[7]}});
  wire [15:0] disjunction_146 = disjunction_145 | (sequence_8 & {16{lds_grant[8]}}) | (sequence_9 &
      {16{lds_grant[9]}});
  wire [15:0] disjunction_147 = disjunction_146 | (sequence_10 & {16{lds_grant[10]}}) | (sequence_11 &
      {16{lds_grant[11]}});
  wire [15:0] disjunction_148 = disjunction_147 | (sequence_12 & {16{lds_grant[12]}}) | (sequence_13 &
      {16{lds_grant[13]}});

  assign unit_5_sequence = disjunction_148 | (sequence_14 & {16{lds_grant[14]}}) | (sequence_15 &
      {16{lds_grant[15]}});

  wire [31:0] disjunction_149 = (word0_0 & {32{lds_grant[0]}}) | (word0_1 & {32{lds_grant[1]}}) | (word0_2 &
      {32{lds_grant[2]}});
  wire [31:0] disjunction_150 = disjunction_149 | (word0_3 & {32{lds_grant[3]}}) | (word0_4 & {32{lds_grant[4]}});
  wire [31:0] disjunction_151 = disjunction_150 | (word0_5 & {32{lds_grant[5]}}) | (word0_6 & {32{lds_grant[6]}});
  wire [31:0] disjunction_152 = disjunction_151 | (word0_7 & {32{lds_grant[7]}}) | (word0_8 & {32{lds_grant[8]}});
  wire [31:0] disjunction_153 = disjunction_152 | (word0_9 & {32{lds_grant[9]}}) | (word0_10 & {32{lds_grant[10]}});
  wire [31:0] disjunction_154 = disjunction_153 | (word0_11 & {32{lds_grant[11]}}) | (word0_12 & {32{lds_grant[12]}});
  wire [31:0] disjunction_155 = disjunction_154 | (word0_13 & {32{lds_grant[13]}}) | (word0_14 & {32{lds_grant[14]}});

  assign unit_5_word_0 = disjunction_155 | (word0_15 & {32{lds_grant[15]}});

  wire [31:0] disjunction_156 = (word1_0 & {32{lds_grant[0]}}) | (word1_1 & {32{lds_grant[1]}}) | (word1_2 &
      {32{lds_grant[2]}});
  wire [31:0] disjunction_157 = disjunction_156 | (word1_3 & {32{lds_grant[3]}}) | (word1_4 & {32{lds_grant[4]}});
  wire [31:0] disjunction_158 = disjunction_157 | (word1_5 & {32{lds_grant[5]}}) | (word1_6 & {32{lds_grant[6]}});
  wire [31:0] disjunction_159 = disjunction_158 | (word1_7 & {32{lds_grant[7]}}) | (word1_8 & {32{lds_grant[8]}});
  wire [31:0] disjunction_160 = disjunction_159 | (word1_9 & {32{lds_grant[9]}}) | (word1_10 & {32{lds_grant[10]}});
  wire [31:0] disjunction_161 = disjunction_160 | (word1_11 & {32{lds_grant[11]}}) | (word1_12 & {32{lds_grant[12]}});
  wire [31:0] disjunction_162 = disjunction_161 | (word1_13 & {32{lds_grant[13]}}) | (word1_14 & {32{lds_grant[14]}});

  assign unit_5_word_1 = disjunction_162 | (word1_15 & {32{lds_grant[15]}});
  wire [15:0] disjunction_163 = flow_grant | salu_grant | smem_grant | valu_grant | vmem_grant | lds_grant;
  assign grant_0 = disjunction_163[0];
  assign grant_1 = disjunction_163[1];
  assign grant_2 = disjunction_163[2];
  assign grant_3 = disjunction_163[3];
  assign grant_4 = disjunction_163[4];
  assign grant_5 = disjunction_163[5];
  assign grant_6 = disjunction_163[6];
  assign grant_7 = disjunction_163[7];
  assign grant_8 = disjunction_163[8];
  assign grant_9 = disjunction_163[9];
  assign grant_10 = disjunction_163[10];
  assign grant_11 = disjunction_163[11];
  assign grant_12 = disjunction_163[12];
  assign grant_13 = disjunction_163[13];
  assign grant_14 = disjunction_163[14];
  assign grant_15 = disjunction_163[15];

endmodule

`default_nettype wire
