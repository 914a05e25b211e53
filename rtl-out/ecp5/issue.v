// issue: generator of hdl/src/front/issue.rs
// Written by Tombolo; change the source.
// SPDX-License-Identifier: MIT OR Apache-2.0

`default_nettype none

module issue (
  input wire ready_0,
  input wire ready_1,
  input wire ready_2,
  input wire ready_3,
  input wire [3:0] turn,
  input wire [2:0] class_0,
  input wire [2:0] class_1,
  input wire [2:0] class_2,
  input wire [2:0] class_3,
  input wire [31:0] word0_0,
  input wire [31:0] word1_0,
  input wire [31:0] word2_0,
  input wire [15:0] sequence_0,
  input wire [15:0] sequence_1,
  input wire [15:0] sequence_2,
  input wire [15:0] sequence_3,
  input wire unit_ready_0,
  input wire unit_ready_1,
  input wire unit_ready_2,
  input wire unit_ready_3,
  input wire unit_ready_4,
  input wire unit_ready_5,
  output wire grant_0,
  output wire grant_1,
  output wire grant_2,
  output wire grant_3,
  output wire valid_1,
  output wire valid_2,
  output wire valid_3,
  output wire valid_4,
  output wire valid_5,
  output wire [15:0] granted_0,
  output wire [15:0] granted_4,
  output wire [3:0] unit_1_wave,
  output wire [31:0] unit_1_word_0,
  output wire [31:0] unit_1_word_1,
  output wire [3:0] unit_2_wave,
  output wire [31:0] unit_2_word_0,
  output wire [31:0] unit_2_word_1,
  output wire [3:0] unit_3_wave,
  output reg [15:0] unit_3_sequence,
  output wire [31:0] unit_3_word_0,
  output wire [31:0] unit_3_word_1,
  output wire [31:0] unit_3_word_2,
  output wire [3:0] unit_4_wave,
  output wire [15:0] unit_4_sequence,
  output wire [31:0] unit_4_word_0,
  output wire [31:0] unit_4_word_1,
  output wire [31:0] unit_4_word_2,
  output wire [3:0] unit_5_wave,
  output wire [31:0] unit_5_word_0,
  output wire [31:0] unit_5_word_1
);

  wire [3:0] flow_grant;
  wire [3:0] salu_grant;
  wire [3:0] smem_grant;
  wire [3:0] valu_grant;
  wire [3:0] vmem_grant;
  wire [3:0] lds_grant;

  assign flow_grant = {ready_3 & (class_3 == 3'd1) & unit_ready_0, ready_2 & (class_2 == 3'd1) & unit_ready_0,
      ready_1 & (class_1 == 3'd1) & unit_ready_0, ready_0 & (class_0 == 3'd1) & unit_ready_0};
  assign granted_0 = {12'd0, flow_grant};
  assign salu_grant = {ready_3 & (class_3 == 3'd2) & unit_ready_1, ready_2 & (class_2 == 3'd2) & unit_ready_1,
      ready_1 & (class_1 == 3'd2) & unit_ready_1, ready_0 & (class_0 == 3'd2) & unit_ready_1};
  assign valid_1 = |salu_grant;
  assign unit_1_wave = turn;
  assign unit_1_word_0 = word0_0;
  assign unit_1_word_1 = word1_0;
  assign smem_grant = {ready_3 & (class_3 == 3'd3) & unit_ready_2, ready_2 & (class_2 == 3'd3) & unit_ready_2,
      ready_1 & (class_1 == 3'd3) & unit_ready_2, ready_0 & (class_0 == 3'd3) & unit_ready_2};
  assign valid_2 = |smem_grant;
  assign unit_2_wave = turn;
  assign unit_2_word_0 = word0_0;
  assign unit_2_word_1 = word1_0;
  assign valu_grant = {ready_3 & (class_3 == 3'd4) & unit_ready_3, ready_2 & (class_2 == 3'd4) & unit_ready_3,
      ready_1 & (class_1 == 3'd4) & unit_ready_3, ready_0 & (class_0 == 3'd4) & unit_ready_3};
  assign valid_3 = |valu_grant;
  assign unit_3_wave = turn;

  always @*
    case (turn[1:0])
      2'd1: unit_3_sequence = sequence_1;
      2'd2: unit_3_sequence = sequence_2;
      2'd3: unit_3_sequence = sequence_3;
      default: unit_3_sequence = sequence_0;
    endcase

  assign unit_3_word_0 = word0_0;
  assign unit_3_word_1 = word1_0;
  assign unit_3_word_2 = word2_0;
  assign vmem_grant = {ready_3 & (class_3 == 3'd5) & unit_ready_4, ready_2 & (class_2 == 3'd5) & unit_ready_4,
      ready_1 & (class_1 == 3'd5) & unit_ready_4, ready_0 & (class_0 == 3'd5) & unit_ready_4};
  assign valid_4 = |vmem_grant;
  assign granted_4 = {12'd0, vmem_grant};
  assign unit_4_wave = turn;
  assign unit_4_sequence = unit_3_sequence;
  assign unit_4_word_0 = word0_0;
  assign unit_4_word_1 = word1_0;
  assign unit_4_word_2 = word2_0;
  assign lds_grant = {ready_3 & (class_3 == 3'd6) & unit_ready_5, ready_2 & (class_2 == 3'd6) & unit_ready_5, ready_1
      & (class_1 == 3'd6) & unit_ready_5, ready_0 & (class_0 == 3'd6) & unit_ready_5};
  assign valid_5 = |lds_grant;
  assign unit_5_wave = turn;
  assign unit_5_word_0 = word0_0;
  assign unit_5_word_1 = word1_0;
  wire [3:0] disjunction_1 = flow_grant | salu_grant | smem_grant | valu_grant | vmem_grant | lds_grant;
  assign grant_0 = disjunction_1[0];
  assign grant_1 = disjunction_1[1];
  assign grant_2 = disjunction_1[2];
  assign grant_3 = disjunction_1[3];

endmodule

`default_nettype wire
