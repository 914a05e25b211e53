// issue_trace: generator of hdl/src/front/select.rs
// Written by Tombolo; change the source.
// SPDX-License-Identifier: MIT OR Apache-2.0

`default_nettype none

module issue_trace (
  input wire valid_0,
  input wire valid_1,
  input wire valid_2,
  input wire valid_3,
  input wire valid_4,
  input wire valid_5,
  input wire [3:0] unit_0_wave,
  input wire [15:0] unit_0_sequence,
  input wire [3:0] unit_1_wave,
  input wire [15:0] unit_1_sequence,
  input wire [3:0] unit_2_wave,
  input wire [15:0] unit_2_sequence,
  input wire [3:0] unit_3_wave,
  input wire [15:0] unit_3_sequence,
  input wire [3:0] unit_4_wave,
  input wire [15:0] unit_4_sequence,
  input wire [3:0] unit_5_wave,
  input wire [15:0] unit_5_sequence,
  input wire [15:0] granted_0,
  input wire [15:0] granted_1,
  input wire [15:0] granted_2,
  input wire [15:0] granted_3,
  input wire [15:0] granted_4,
  input wire [15:0] granted_5,
  input wire [47:0] state_0_pc,
  input wire [47:0] state_1_pc,
  input wire [47:0] state_2_pc,
  input wire [47:0] state_3_pc,
  input wire [47:0] state_4_pc,
  input wire [47:0] state_5_pc,
  input wire [47:0] state_6_pc,
  input wire [47:0] state_7_pc,
  input wire [47:0] state_8_pc,
  input wire [47:0] state_9_pc,
  input wire [47:0] state_10_pc,
  input wire [47:0] state_11_pc,
  input wire [47:0] state_12_pc,
  input wire [47:0] state_13_pc,
  input wire [47:0] state_14_pc,
  input wire [47:0] state_15_pc,
  output wire event_0_valid,
  output wire [3:0] event_0_wave,
  output wire [15:0] event_0_sequence,
  output wire [47:0] event_0_pc,
  output wire event_1_valid,
  output wire [3:0] event_1_wave,
  output wire [15:0] event_1_sequence,
  output wire [47:0] event_1_pc,
  output wire event_2_valid,
  output wire [3:0] event_2_wave,
  output wire [15:0] event_2_sequence,
  output wire [47:0] event_2_pc,
  output wire event_3_valid,
  output wire [3:0] event_3_wave,
  output wire [15:0] event_3_sequence,
  output wire [47:0] event_3_pc,
  output wire event_4_valid,
  output wire [3:0] event_4_wave,
  output wire [15:0] event_4_sequence,
  output wire [47:0] event_4_pc,
  output wire event_5_valid,
  output wire [3:0] event_5_wave,
  output wire [15:0] event_5_sequence,
  output wire [47:0] event_5_pc
);

  assign event_0_valid = valid_0;
  assign event_0_wave = unit_0_wave;
  assign event_0_sequence = unit_0_sequence;

  wire [47:0] disjunction_1 = (state_0_pc & {48{granted_0[0]}}) | (state_1_pc & {48{granted_0[1]}});
  wire [47:0] disjunction_2 = disjunction_1 | (state_2_pc & {48{granted_0[2]}}) | (state_3_pc & {48{granted_0[3]}});
  wire [47:0] disjunction_3 = disjunction_2 | (state_4_pc & {48{granted_0[4]}}) | (state_5_pc & {48{granted_0[5]}});
  wire [47:0] disjunction_4 = disjunction_3 | (state_6_pc & {48{granted_0[6]}}) | (state_7_pc & {48{granted_0[7]}});
  wire [47:0] disjunction_5 = disjunction_4 | (state_8_pc & {48{granted_0[8]}}) | (state_9_pc & {48{granted_0[9]}});
  wire [47:0] disjunction_6 = disjunction_5 | (state_10_pc & {48{granted_0[10]}}) | (state_11_pc &
      {48{granted_0[11]}});
  wire [47:0] disjunction_7 = disjunction_6 | (state_12_pc & {48{granted_0[12]}}) | (state_13_pc &
      {48{granted_0[13]}});

  assign event_0_pc = disjunction_7 | (state_14_pc & {48{granted_0[14]}}) | (state_15_pc & {48{granted_0[15]}});
  assign event_1_valid = valid_1;
  assign event_1_wave = unit_1_wave;
  assign event_1_sequence = unit_1_sequence;

  wire [47:0] disjunction_8 = (state_0_pc & {48{granted_1[0]}}) | (state_1_pc & {48{granted_1[1]}});
  wire [47:0] disjunction_9 = disjunction_8 | (state_2_pc & {48{granted_1[2]}}) | (state_3_pc & {48{granted_1[3]}});
  wire [47:0] disjunction_10 = disjunction_9 | (state_4_pc & {48{granted_1[4]}}) | (state_5_pc & {48{granted_1[5]}});
  wire [47:0] disjunction_11 = disjunction_10 | (state_6_pc & {48{granted_1[6]}}) | (state_7_pc & {48{granted_1[7]}});
  wire [47:0] disjunction_12 = disjunction_11 | (state_8_pc & {48{granted_1[8]}}) | (state_9_pc & {48{granted_1[9]}});
  wire [47:0] disjunction_13 = disjunction_12 | (state_10_pc & {48{granted_1[10]}}) | (state_11_pc &
      {48{granted_1[11]}});
  wire [47:0] disjunction_14 = disjunction_13 | (state_12_pc & {48{granted_1[12]}}) | (state_13_pc &
      {48{granted_1[13]}});

  assign event_1_pc = disjunction_14 | (state_14_pc & {48{granted_1[14]}}) | (state_15_pc & {48{granted_1[15]}});
  assign event_2_valid = valid_2;
  assign event_2_wave = unit_2_wave;
  assign event_2_sequence = unit_2_sequence;

  wire [47:0] disjunction_15 = (state_0_pc & {48{granted_2[0]}}) | (state_1_pc & {48{granted_2[1]}});
  wire [47:0] disjunction_16 = disjunction_15 | (state_2_pc & {48{granted_2[2]}}) | (state_3_pc & {48{granted_2[3]}});
  wire [47:0] disjunction_17 = disjunction_16 | (state_4_pc & {48{granted_2[4]}}) | (state_5_pc & {48{granted_2[5]}});
  wire [47:0] disjunction_18 = disjunction_17 | (state_6_pc & {48{granted_2[6]}}) | (state_7_pc & {48{granted_2[7]}});
  wire [47:0] disjunction_19 = disjunction_18 | (state_8_pc & {48{granted_2[8]}}) | (state_9_pc & {48{granted_2[9]}});
  wire [47:0] disjunction_20 = disjunction_19 | (state_10_pc & {48{granted_2[10]}}) | (state_11_pc &
      {48{granted_2[11]}});
  wire [47:0] disjunction_21 = disjunction_20 | (state_12_pc & {48{granted_2[12]}}) | (state_13_pc &
      {48{granted_2[13]}});

  assign event_2_pc = disjunction_21 | (state_14_pc & {48{granted_2[14]}}) | (state_15_pc & {48{granted_2[15]}});
  assign event_3_valid = valid_3;
  assign event_3_wave = unit_3_wave;
  assign event_3_sequence = unit_3_sequence;

  wire [47:0] disjunction_22 = (state_0_pc & {48{granted_3[0]}}) | (state_1_pc & {48{granted_3[1]}});
  wire [47:0] disjunction_23 = disjunction_22 | (state_2_pc & {48{granted_3[2]}}) | (state_3_pc & {48{granted_3[3]}});
  wire [47:0] disjunction_24 = disjunction_23 | (state_4_pc & {48{granted_3[4]}}) | (state_5_pc & {48{granted_3[5]}});
  wire [47:0] disjunction_25 = disjunction_24 | (state_6_pc & {48{granted_3[6]}}) | (state_7_pc & {48{granted_3[7]}});
  wire [47:0] disjunction_26 = disjunction_25 | (state_8_pc & {48{granted_3[8]}}) | (state_9_pc & {48{granted_3[9]}});
  wire [47:0] disjunction_27 = disjunction_26 | (state_10_pc & {48{granted_3[10]}}) | (state_11_pc &
      {48{granted_3[11]}});
  wire [47:0] disjunction_28 = disjunction_27 | (state_12_pc & {48{granted_3[12]}}) | (state_13_pc &
      {48{granted_3[13]}});

  assign event_3_pc = disjunction_28 | (state_14_pc & {48{granted_3[14]}}) | (state_15_pc & {48{granted_3[15]}});
  assign event_4_valid = valid_4;
  assign event_4_wave = unit_4_wave;
  assign event_4_sequence = unit_4_sequence;

  wire [47:0] disjunction_29 = (state_0_pc & {48{granted_4[0]}}) | (state_1_pc & {48{granted_4[1]}});
  wire [47:0] disjunction_30 = disjunction_29 | (state_2_pc & {48{granted_4[2]}}) | (state_3_pc & {48{granted_4[3]}});
  wire [47:0] disjunction_31 = disjunction_30 | (state_4_pc & {48{granted_4[4]}}) | (state_5_pc & {48{granted_4[5]}});
  wire [47:0] disjunction_32 = disjunction_31 | (state_6_pc & {48{granted_4[6]}}) | (state_7_pc & {48{granted_4[7]}});
  wire [47:0] disjunction_33 = disjunction_32 | (state_8_pc & {48{granted_4[8]}}) | (state_9_pc & {48{granted_4[9]}});
  wire [47:0] disjunction_34 = disjunction_33 | (state_10_pc & {48{granted_4[10]}}) | (state_11_pc &
      {48{granted_4[11]}});
  wire [47:0] disjunction_35 = disjunction_34 | (state_12_pc & {48{granted_4[12]}}) | (state_13_pc &
      {48{granted_4[13]}});

  assign event_4_pc = disjunction_35 | (state_14_pc & {48{granted_4[14]}}) | (state_15_pc & {48{granted_4[15]}});
  assign event_5_valid = valid_5;
  assign event_5_wave = unit_5_wave;
  assign event_5_sequence = unit_5_sequence;

  wire [47:0] disjunction_36 = (state_0_pc & {48{granted_5[0]}}) | (state_1_pc & {48{granted_5[1]}});
  wire [47:0] disjunction_37 = disjunction_36 | (state_2_pc & {48{granted_5[2]}}) | (state_3_pc & {48{granted_5[3]}});
  wire [47:0] disjunction_38 = disjunction_37 | (state_4_pc & {48{granted_5[4]}}) | (state_5_pc & {48{granted_5[5]}});
  wire [47:0] disjunction_39 = disjunction_38 | (state_6_pc & {48{granted_5[6]}}) | (state_7_pc & {48{granted_5[7]}});
  wire [47:0] disjunction_40 = disjunction_39 | (state_8_pc & {48{granted_5[8]}}) | (state_9_pc & {48{granted_5[9]}});
  wire [47:0] disjunction_41 = disjunction_40 | (state_10_pc & {48{granted_5[10]}}) | (state_11_pc &
      {48{granted_5[11]}});
  wire [47:0] disjunction_42 = disjunction_41 | (state_12_pc & {48{granted_5[12]}}) | (state_13_pc &
      {48{granted_5[13]}});

  assign event_5_pc = disjunction_42 | (state_14_pc & {48{granted_5[14]}}) | (state_15_pc & {48{granted_5[15]}});

endmodule

`default_nettype wire
