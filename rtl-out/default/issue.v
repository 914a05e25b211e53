// issue: generator of hdl/src/front/issue.rs:18
// Written by Tombolo; change the source.
// SPDX-License-Identifier: MIT OR Apache-2.0

`default_nettype none

module issue (
  input wire [15:0] ready, // The head of the wave may issue.
  input wire [3:0] turn, // In a barrel: the wave whose turn it is; its words are those of every head.
  input wire [47:0] class_, // Its class.
  input wire [511:0] words_word_0, // Its dwords.
  input wire [511:0] words_word_1,
  input wire [511:0] words_word_2,
  input wire [255:0] sequence_, // Its sequence number.
  input wire [5:0] unit_ready, // The unit of the class takes an instruction.
  input wire [255:0] before_, // Waves that go before this one, as super::order::WaveOrder says.
  input wire [47:0] reserved, // Class that the wave's clause reserves; Illegal for none.
  output wire [15:0] grant, // The head of the wave issues.
  output wire [5:0] units, // The units that take an instruction, a bit each.
  output wire [5:0] valid, // An instruction of the class issues.
  output wire [95:0] granted, // From this wave, one-hot.
  output wire [23:0] unit_wave, // It.
  output wire [95:0] unit_sequence,
  output wire [159:0] unit_words_word_0,
  output wire [159:0] unit_words_word_1,
  output wire [127:0] unit_words_word_2
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
  wire [95:0] flow_requests_joined;
  wire [5:0] flow_requests_any_set;
  wire [95:0] flow_requests_joined2;
  wire [511:0] unit_words_word_2_wide;
  wire [511:0] unit_words_word_2_wide2;
  wire [511:0] unit_words_word_2_wide3;
  wire [511:0] unit_words_word_2_wide4;
  wire [511:0] unit_words_word_1_wide;

  assign units = unit_ready;
  assign flow_requests = flow_requests_joined2[0 +: 16] & (flow_requests_joined[0 +: 16] |
      ~{16{flow_requests_any_set[0]}});
  assign flow_grant = {flow_requests[15] & (~|(flow_requests & before_[15*16 +: 16])), flow_requests[14] &
      (~|(flow_requests & before_[14*16 +: 16])), flow_requests[13] & (~|(flow_requests & before_[13*16 +: 16])),
      flow_requests[12] & (~|(flow_requests & before_[12*16 +: 16])), flow_requests[11] & (~|(flow_requests &
      before_[11*16 +: 16])), flow_requests[10] & (~|(flow_requests & before_[10*16 +: 16])), flow_requests[9] &
      (~|(flow_requests & before_[9*16 +: 16])), flow_requests[8] & (~|(flow_requests & before_[8*16 +: 16])),
      flow_requests[7] & (~|(flow_requests & before_[7*16 +: 16])), flow_requests[6] & (~|(flow_requests &
      before_[6*16 +: 16])), flow_requests[5] & (~|(flow_requests & before_[5*16 +: 16])), flow_requests[4] &
      (~|(flow_requests & before_[4*16 +: 16])), flow_requests[3] & (~|(flow_requests & before_[3*16 +: 16])),
      flow_requests[2] & (~|(flow_requests & before_[2*16 +: 16])), flow_requests[1] & (~|(flow_requests &
      before_[1*16 +: 16])), flow_requests[0] & (~|(flow_requests & before_[0 +: 16]))};
  assign valid[0] = |flow_requests;
  assign granted[0 +: 16] = flow_grant;
  assign unit_wave[0 +: 4] = (4'd1 & {4{flow_grant[1]}}) | (4'd2 & {4{flow_grant[2]}}) | (4'd3 & {4{flow_grant[3]}})
      | (4'd4 & {4{flow_grant[4]}}) | (4'd5 & {4{flow_grant[5]}}) | (4'd6 & {4{flow_grant[6]}}) | (4'd7 &
      {4{flow_grant[7]}}) | (4'd8 & {4{flow_grant[8]}}) | (4'd9 & {4{flow_grant[9]}}) | (4'ha & {4{flow_grant[10]}})
      | (4'hb & {4{flow_grant[11]}}) | (4'hc & {4{flow_grant[12]}}) | (4'hd & {4{flow_grant[13]}}) | (4'he &
      {4{flow_grant[14]}}) | {4{flow_grant[15]}};
  wire [15:0] unit_sequence_any = (sequence_[0 +: 16] & {16{flow_grant[0]}}) | (sequence_[1*16 +: 16] &
      {16{flow_grant[1]}}) | (sequence_[2*16 +: 16] & {16{flow_grant[2]}}) | (sequence_[3*16 +: 16] &
      {16{flow_grant[3]}}) | (sequence_[4*16 +: 16] & {16{flow_grant[4]}}) | (sequence_[5*16 +: 16] &
      {16{flow_grant[5]}}) | (sequence_[6*16 +: 16] & {16{flow_grant[6]}}) | (sequence_[7*16 +: 16] &
      {16{flow_grant[7]}}) | (sequence_[8*16 +: 16] & {16{flow_grant[8]}}) | (sequence_[9*16 +: 16] &
      {16{flow_grant[9]}}) | (sequence_[10*16 +: 16] & {16{flow_grant[10]}}) | (sequence_[11*16 +: 16] &
      {16{flow_grant[11]}}) | (sequence_[12*16 +: 16] & {16{flow_grant[12]}}) | (sequence_[13*16 +: 16] &
      {16{flow_grant[13]}}) | (sequence_[14*16 +: 16] & {16{flow_grant[14]}});
  assign unit_sequence[0 +: 16] = unit_sequence_any | (sequence_[15*16 +: 16] & {16{flow_grant[15]}});
  assign salu_requests = flow_requests_joined2[1*16 +: 16] & (flow_requests_joined[1*16 +: 16] |
      ~{16{flow_requests_any_set[1]}});
  assign salu_grant = {salu_requests[15] & (~|(salu_requests & before_[15*16 +: 16])), salu_requests[14] &
      (~|(salu_requests & before_[14*16 +: 16])), salu_requests[13] & (~|(salu_requests & before_[13*16 +: 16])),
      salu_requests[12] & (~|(salu_requests & before_[12*16 +: 16])), salu_requests[11] & (~|(salu_requests &
      before_[11*16 +: 16])), salu_requests[10] & (~|(salu_requests & before_[10*16 +: 16])), salu_requests[9] &
      (~|(salu_requests & before_[9*16 +: 16])), salu_requests[8] & (~|(salu_requests & before_[8*16 +: 16])),
      salu_requests[7] & (~|(salu_requests & before_[7*16 +: 16])), salu_requests[6] & (~|(salu_requests &
      before_[6*16 +: 16])), salu_requests[5] & (~|(salu_requests & before_[5*16 +: 16])), salu_requests[4] &
      (~|(salu_requests & before_[4*16 +: 16])), salu_requests[3] & (~|(salu_requests & before_[3*16 +: 16])),
      salu_requests[2] & (~|(salu_requests & before_[2*16 +: 16])), salu_requests[1] & (~|(salu_requests &
      before_[1*16 +: 16])), salu_requests[0] & (~|(salu_requests & before_[0 +: 16]))};
  assign valid[1] = |salu_requests;
  assign granted[1*16 +: 16] = salu_grant;
  assign unit_wave[1*4 +: 4] = (4'd1 & {4{salu_grant[1]}}) | (4'd2 & {4{salu_grant[2]}}) | (4'd3 &
      {4{salu_grant[3]}}) | (4'd4 & {4{salu_grant[4]}}) | (4'd5 & {4{salu_grant[5]}}) | (4'd6 & {4{salu_grant[6]}}) |
      (4'd7 & {4{salu_grant[7]}}) | (4'd8 & {4{salu_grant[8]}}) | (4'd9 & {4{salu_grant[9]}}) | (4'ha &
      {4{salu_grant[10]}}) | (4'hb & {4{salu_grant[11]}}) | (4'hc & {4{salu_grant[12]}}) | (4'hd &
      {4{salu_grant[13]}}) | (4'he & {4{salu_grant[14]}}) | {4{salu_grant[15]}};
  wire [15:0] unit_sequence_any_sequence_0 = (sequence_[0 +: 16] & {16{salu_grant[0]}}) | (sequence_[1*16 +: 16] &
      {16{salu_grant[1]}}) | (sequence_[2*16 +: 16] & {16{salu_grant[2]}}) | (sequence_[3*16 +: 16] &
      {16{salu_grant[3]}}) | (sequence_[4*16 +: 16] & {16{salu_grant[4]}}) | (sequence_[5*16 +: 16] &
      {16{salu_grant[5]}}) | (sequence_[6*16 +: 16] & {16{salu_grant[6]}}) | (sequence_[7*16 +: 16] &
      {16{salu_grant[7]}}) | (sequence_[8*16 +: 16] & {16{salu_grant[8]}}) | (sequence_[9*16 +: 16] &
      {16{salu_grant[9]}}) | (sequence_[10*16 +: 16] & {16{salu_grant[10]}}) | (sequence_[11*16 +: 16] &
      {16{salu_grant[11]}}) | (sequence_[12*16 +: 16] & {16{salu_grant[12]}}) | (sequence_[13*16 +: 16] &
      {16{salu_grant[13]}}) | (sequence_[14*16 +: 16] & {16{salu_grant[14]}});
  assign unit_sequence[1*16 +: 16] = unit_sequence_any_sequence_0 | (sequence_[15*16 +: 16] & {16{salu_grant[15]}});
  wire [31:0] unit_words_word_0_any = (words_word_0[0 +: 32] & unit_words_word_2_wide[0 +: 32]) | (words_word_0[1*32
      +: 32] & unit_words_word_2_wide[1*32 +: 32]) | (words_word_0[2*32 +: 32] & unit_words_word_2_wide[2*32 +: 32])
      | (words_word_0[3*32 +: 32] & unit_words_word_2_wide[3*32 +: 32]) | (words_word_0[4*32 +: 32] &
      unit_words_word_2_wide[4*32 +: 32]) | (words_word_0[5*32 +: 32] & unit_words_word_2_wide[5*32 +: 32]) |
      (words_word_0[6*32 +: 32] & unit_words_word_2_wide[6*32 +: 32]) | (words_word_0[7*32 +: 32] &
      unit_words_word_2_wide[7*32 +: 32]) | (words_word_0[8*32 +: 32] & unit_words_word_2_wide[8*32 +: 32]) |
      (words_word_0[9*32 +: 32] & unit_words_word_2_wide[9*32 +: 32]) | (words_word_0[10*32 +: 32] &
      unit_words_word_2_wide[10*32 +: 32]);
  assign unit_words_word_0[0 +: 32] = unit_words_word_0_any | (words_word_0[11*32 +: 32] &
      unit_words_word_2_wide[11*32 +: 32]) | (words_word_0[12*32 +: 32] & unit_words_word_2_wide[12*32 +: 32]) |
      (words_word_0[13*32 +: 32] & unit_words_word_2_wide[13*32 +: 32]) | (words_word_0[14*32 +: 32] &
      unit_words_word_2_wide[14*32 +: 32]) | (words_word_0[15*32 +: 32] & unit_words_word_2_wide[15*32 +: 32]);
  wire [31:0] unit_words_word_1_any = (words_word_1[0 +: 32] & unit_words_word_2_wide[0 +: 32]) | (words_word_1[1*32
      +: 32] & unit_words_word_2_wide[1*32 +: 32]) | (words_word_1[2*32 +: 32] & unit_words_word_2_wide[2*32 +: 32])
      | (words_word_1[3*32 +: 32] & unit_words_word_2_wide[3*32 +: 32]) | (words_word_1[4*32 +: 32] &
      unit_words_word_2_wide[4*32 +: 32]) | (words_word_1[5*32 +: 32] & unit_words_word_2_wide[5*32 +: 32]) |
      (words_word_1[6*32 +: 32] & unit_words_word_2_wide[6*32 +: 32]) | (words_word_1[7*32 +: 32] &
      unit_words_word_2_wide[7*32 +: 32]) | (words_word_1[8*32 +: 32] & unit_words_word_2_wide[8*32 +: 32]) |
      (words_word_1[9*32 +: 32] & unit_words_word_2_wide[9*32 +: 32]) | (words_word_1[10*32 +: 32] &
      unit_words_word_2_wide[10*32 +: 32]);
  assign unit_words_word_1[0 +: 32] = unit_words_word_1_any | (words_word_1[11*32 +: 32] &
      unit_words_word_2_wide[11*32 +: 32]) | (words_word_1[12*32 +: 32] & unit_words_word_2_wide[12*32 +: 32]) |
      (words_word_1[13*32 +: 32] & unit_words_word_2_wide[13*32 +: 32]) | (words_word_1[14*32 +: 32] &
      unit_words_word_2_wide[14*32 +: 32]) | (words_word_1[15*32 +: 32] & unit_words_word_2_wide[15*32 +: 32]);
  wire [31:0] unit_words_word_2_any = (words_word_2[0 +: 32] & unit_words_word_2_wide[0 +: 32]) | (words_word_2[1*32
      +: 32] & unit_words_word_2_wide[1*32 +: 32]) | (words_word_2[2*32 +: 32] & unit_words_word_2_wide[2*32 +: 32])
      | (words_word_2[3*32 +: 32] & unit_words_word_2_wide[3*32 +: 32]) | (words_word_2[4*32 +: 32] &
      unit_words_word_2_wide[4*32 +: 32]) | (words_word_2[5*32 +: 32] & unit_words_word_2_wide[5*32 +: 32]) |
      (words_word_2[6*32 +: 32] & unit_words_word_2_wide[6*32 +: 32]) | (words_word_2[7*32 +: 32] &
      unit_words_word_2_wide[7*32 +: 32]) | (words_word_2[8*32 +: 32] & unit_words_word_2_wide[8*32 +: 32]) |
      (words_word_2[9*32 +: 32] & unit_words_word_2_wide[9*32 +: 32]) | (words_word_2[10*32 +: 32] &
      unit_words_word_2_wide[10*32 +: 32]);
  assign unit_words_word_2[0 +: 32] = unit_words_word_2_any | (words_word_2[11*32 +: 32] &
      unit_words_word_2_wide[11*32 +: 32]) | (words_word_2[12*32 +: 32] & unit_words_word_2_wide[12*32 +: 32]) |
      (words_word_2[13*32 +: 32] & unit_words_word_2_wide[13*32 +: 32]) | (words_word_2[14*32 +: 32] &
      unit_words_word_2_wide[14*32 +: 32]) | (words_word_2[15*32 +: 32] & unit_words_word_2_wide[15*32 +: 32]);
  assign smem_requests = flow_requests_joined2[2*16 +: 16] & (flow_requests_joined[2*16 +: 16] |
      ~{16{flow_requests_any_set[2]}});
  assign smem_grant = {smem_requests[15] & (~|(smem_requests & before_[15*16 +: 16])), smem_requests[14] &
      (~|(smem_requests & before_[14*16 +: 16])), smem_requests[13] & (~|(smem_requests & before_[13*16 +: 16])),
      smem_requests[12] & (~|(smem_requests & before_[12*16 +: 16])), smem_requests[11] & (~|(smem_requests &
      before_[11*16 +: 16])), smem_requests[10] & (~|(smem_requests & before_[10*16 +: 16])), smem_requests[9] &
      (~|(smem_requests & before_[9*16 +: 16])), smem_requests[8] & (~|(smem_requests & before_[8*16 +: 16])),
      smem_requests[7] & (~|(smem_requests & before_[7*16 +: 16])), smem_requests[6] & (~|(smem_requests &
      before_[6*16 +: 16])), smem_requests[5] & (~|(smem_requests & before_[5*16 +: 16])), smem_requests[4] &
      (~|(smem_requests & before_[4*16 +: 16])), smem_requests[3] & (~|(smem_requests & before_[3*16 +: 16])),
      smem_requests[2] & (~|(smem_requests & before_[2*16 +: 16])), smem_requests[1] & (~|(smem_requests &
      before_[1*16 +: 16])), smem_requests[0] & (~|(smem_requests & before_[0 +: 16]))};
  assign valid[2] = |smem_requests;
  assign granted[2*16 +: 16] = smem_grant;
  assign unit_wave[2*4 +: 4] = (4'd1 & {4{smem_grant[1]}}) | (4'd2 & {4{smem_grant[2]}}) | (4'd3 &
      {4{smem_grant[3]}}) | (4'd4 & {4{smem_grant[4]}}) | (4'd5 & {4{smem_grant[5]}}) | (4'd6 & {4{smem_grant[6]}}) |
      (4'd7 & {4{smem_grant[7]}}) | (4'd8 & {4{smem_grant[8]}}) | (4'd9 & {4{smem_grant[9]}}) | (4'ha &
      {4{smem_grant[10]}}) | (4'hb & {4{smem_grant[11]}}) | (4'hc & {4{smem_grant[12]}}) | (4'hd &
      {4{smem_grant[13]}}) | (4'he & {4{smem_grant[14]}}) | {4{smem_grant[15]}};
  wire [15:0] unit_sequence_any_sequence_0_2 = (sequence_[0 +: 16] & {16{smem_grant[0]}}) | (sequence_[1*16 +: 16] &
      {16{smem_grant[1]}}) | (sequence_[2*16 +: 16] & {16{smem_grant[2]}}) | (sequence_[3*16 +: 16] &
      {16{smem_grant[3]}}) | (sequence_[4*16 +: 16] & {16{smem_grant[4]}}) | (sequence_[5*16 +: 16] &
      {16{smem_grant[5]}}) | (sequence_[6*16 +: 16] & {16{smem_grant[6]}}) | (sequence_[7*16 +: 16] &
      {16{smem_grant[7]}}) | (sequence_[8*16 +: 16] & {16{smem_grant[8]}}) | (sequence_[9*16 +: 16] &
      {16{smem_grant[9]}}) | (sequence_[10*16 +: 16] & {16{smem_grant[10]}}) | (sequence_[11*16 +: 16] &
      {16{smem_grant[11]}}) | (sequence_[12*16 +: 16] & {16{smem_grant[12]}}) | (sequence_[13*16 +: 16] &
      {16{smem_grant[13]}}) | (sequence_[14*16 +: 16] & {16{smem_grant[14]}});
  assign unit_sequence[2*16 +: 16] = unit_sequence_any_sequence_0_2 | (sequence_[15*16 +: 16] & {16{smem_grant[15]}});
  wire [31:0] unit_words_word_0_any_words_word_0_0 = (words_word_0[0 +: 32] & unit_words_word_2_wide2[0 +: 32]) |
      (words_word_0[1*32 +: 32] & unit_words_word_2_wide2[1*32 +: 32]) | (words_word_0[2*32 +: 32] &
      unit_words_word_2_wide2[2*32 +: 32]) | (words_word_0[3*32 +: 32] & unit_words_word_2_wide2[3*32 +: 32]) |
      (words_word_0[4*32 +: 32] & unit_words_word_2_wide2[4*32 +: 32]) | (words_word_0[5*32 +: 32] &
      unit_words_word_2_wide2[5*32 +: 32]) | (words_word_0[6*32 +: 32] & unit_words_word_2_wide2[6*32 +: 32]) |
      (words_word_0[7*32 +: 32] & unit_words_word_2_wide2[7*32 +: 32]) | (words_word_0[8*32 +: 32] &
      unit_words_word_2_wide2[8*32 +: 32]) | (words_word_0[9*32 +: 32] & unit_words_word_2_wide2[9*32 +: 32]) |
      (words_word_0[10*32 +: 32] & unit_words_word_2_wide2[10*32 +: 32]);
  assign unit_words_word_0[1*32 +: 32] = unit_words_word_0_any_words_word_0_0 | (words_word_0[11*32 +: 32] &
      unit_words_word_2_wide2[11*32 +: 32]) | (words_word_0[12*32 +: 32] & unit_words_word_2_wide2[12*32 +: 32]) |
      (words_word_0[13*32 +: 32] & unit_words_word_2_wide2[13*32 +: 32]) | (words_word_0[14*32 +: 32] &
      unit_words_word_2_wide2[14*32 +: 32]) | (words_word_0[15*32 +: 32] & unit_words_word_2_wide2[15*32 +: 32]);
  wire [31:0] unit_words_word_1_any_words_word_1_0 = (words_word_1[0 +: 32] & unit_words_word_2_wide2[0 +: 32]) |
      (words_word_1[1*32 +: 32] & unit_words_word_2_wide2[1*32 +: 32]) | (words_word_1[2*32 +: 32] &
      unit_words_word_2_wide2[2*32 +: 32]) | (words_word_1[3*32 +: 32] & unit_words_word_2_wide2[3*32 +: 32]) |
      (words_word_1[4*32 +: 32] & unit_words_word_2_wide2[4*32 +: 32]) | (words_word_1[5*32 +: 32] &
      unit_words_word_2_wide2[5*32 +: 32]) | (words_word_1[6*32 +: 32] & unit_words_word_2_wide2[6*32 +: 32]) |
      (words_word_1[7*32 +: 32] & unit_words_word_2_wide2[7*32 +: 32]) | (words_word_1[8*32 +: 32] &
      unit_words_word_2_wide2[8*32 +: 32]) | (words_word_1[9*32 +: 32] & unit_words_word_2_wide2[9*32 +: 32]) |
      (words_word_1[10*32 +: 32] & unit_words_word_2_wide2[10*32 +: 32]);
  assign unit_words_word_1[1*32 +: 32] = unit_words_word_1_any_words_word_1_0 | (words_word_1[11*32 +: 32] &
      unit_words_word_2_wide2[11*32 +: 32]) | (words_word_1[12*32 +: 32] & unit_words_word_2_wide2[12*32 +: 32]) |
      (words_word_1[13*32 +: 32] & unit_words_word_2_wide2[13*32 +: 32]) | (words_word_1[14*32 +: 32] &
      unit_words_word_2_wide2[14*32 +: 32]) | (words_word_1[15*32 +: 32] & unit_words_word_2_wide2[15*32 +: 32]);
  wire [31:0] unit_words_word_2_any_words_word_2_0 = (words_word_2[0 +: 32] & unit_words_word_2_wide2[0 +: 32]) |
      (words_word_2[1*32 +: 32] & unit_words_word_2_wide2[1*32 +: 32]) | (words_word_2[2*32 +: 32] &
      unit_words_word_2_wide2[2*32 +: 32]) | (words_word_2[3*32 +: 32] & unit_words_word_2_wide2[3*32 +: 32]) |
      (words_word_2[4*32 +: 32] & unit_words_word_2_wide2[4*32 +: 32]) | (words_word_2[5*32 +: 32] &
      unit_words_word_2_wide2[5*32 +: 32]) | (words_word_2[6*32 +: 32] & unit_words_word_2_wide2[6*32 +: 32]) |
      (words_word_2[7*32 +: 32] & unit_words_word_2_wide2[7*32 +: 32]) | (words_word_2[8*32 +: 32] &
      unit_words_word_2_wide2[8*32 +: 32]) | (words_word_2[9*32 +: 32] & unit_words_word_2_wide2[9*32 +: 32]) |
      (words_word_2[10*32 +: 32] & unit_words_word_2_wide2[10*32 +: 32]);
  assign unit_words_word_2[1*32 +: 32] = unit_words_word_2_any_words_word_2_0 | (words_word_2[11*32 +: 32] &
      unit_words_word_2_wide2[11*32 +: 32]) | (words_word_2[12*32 +: 32] & unit_words_word_2_wide2[12*32 +: 32]) |
      (words_word_2[13*32 +: 32] & unit_words_word_2_wide2[13*32 +: 32]) | (words_word_2[14*32 +: 32] &
      unit_words_word_2_wide2[14*32 +: 32]) | (words_word_2[15*32 +: 32] & unit_words_word_2_wide2[15*32 +: 32]);
  assign valu_requests = flow_requests_joined2[3*16 +: 16] & (flow_requests_joined[3*16 +: 16] |
      ~{16{flow_requests_any_set[3]}});
  assign valu_grant = {valu_requests[15] & (~|(valu_requests & before_[15*16 +: 16])), valu_requests[14] &
      (~|(valu_requests & before_[14*16 +: 16])), valu_requests[13] & (~|(valu_requests & before_[13*16 +: 16])),
      valu_requests[12] & (~|(valu_requests & before_[12*16 +: 16])), valu_requests[11] & (~|(valu_requests &
      before_[11*16 +: 16])), valu_requests[10] & (~|(valu_requests & before_[10*16 +: 16])), valu_requests[9] &
      (~|(valu_requests & before_[9*16 +: 16])), valu_requests[8] & (~|(valu_requests & before_[8*16 +: 16])),
      valu_requests[7] & (~|(valu_requests & before_[7*16 +: 16])), valu_requests[6] & (~|(valu_requests &
      before_[6*16 +: 16])), valu_requests[5] & (~|(valu_requests & before_[5*16 +: 16])), valu_requests[4] &
      (~|(valu_requests & before_[4*16 +: 16])), valu_requests[3] & (~|(valu_requests & before_[3*16 +: 16])),
      valu_requests[2] & (~|(valu_requests & before_[2*16 +: 16])), valu_requests[1] & (~|(valu_requests &
      before_[1*16 +: 16])), valu_requests[0] & (~|(valu_requests & before_[0 +: 16]))};
  assign valid[3] = |valu_requests;
  assign granted[3*16 +: 16] = valu_grant;
  assign unit_wave[3*4 +: 4] = (4'd1 & {4{valu_grant[1]}}) | (4'd2 & {4{valu_grant[2]}}) | (4'd3 &
      {4{valu_grant[3]}}) | (4'd4 & {4{valu_grant[4]}}) | (4'd5 & {4{valu_grant[5]}}) | (4'd6 & {4{valu_grant[6]}}) |
      (4'd7 & {4{valu_grant[7]}}) | (4'd8 & {4{valu_grant[8]}}) | (4'd9 & {4{valu_grant[9]}}) | (4'ha &
      {4{valu_grant[10]}}) | (4'hb & {4{valu_grant[11]}}) | (4'hc & {4{valu_grant[12]}}) | (4'hd &
      {4{valu_grant[13]}}) | (4'he & {4{valu_grant[14]}}) | {4{valu_grant[15]}};
  wire [15:0] unit_sequence_any_sequence_0_3 = (sequence_[0 +: 16] & {16{valu_grant[0]}}) | (sequence_[1*16 +: 16] &
      {16{valu_grant[1]}}) | (sequence_[2*16 +: 16] & {16{valu_grant[2]}}) | (sequence_[3*16 +: 16] &
      {16{valu_grant[3]}}) | (sequence_[4*16 +: 16] & {16{valu_grant[4]}}) | (sequence_[5*16 +: 16] &
      {16{valu_grant[5]}}) | (sequence_[6*16 +: 16] & {16{valu_grant[6]}}) | (sequence_[7*16 +: 16] &
      {16{valu_grant[7]}}) | (sequence_[8*16 +: 16] & {16{valu_grant[8]}}) | (sequence_[9*16 +: 16] &
      {16{valu_grant[9]}}) | (sequence_[10*16 +: 16] & {16{valu_grant[10]}}) | (sequence_[11*16 +: 16] &
      {16{valu_grant[11]}}) | (sequence_[12*16 +: 16] & {16{valu_grant[12]}}) | (sequence_[13*16 +: 16] &
      {16{valu_grant[13]}}) | (sequence_[14*16 +: 16] & {16{valu_grant[14]}});
  assign unit_sequence[3*16 +: 16] = unit_sequence_any_sequence_0_3 | (sequence_[15*16 +: 16] & {16{valu_grant[15]}});
  wire [31:0] unit_words_word_0_any_words_word_0_1 = (words_word_0[0 +: 32] & unit_words_word_2_wide3[0 +: 32]) |
      (words_word_0[1*32 +: 32] & unit_words_word_2_wide3[1*32 +: 32]) | (words_word_0[2*32 +: 32] &
      unit_words_word_2_wide3[2*32 +: 32]) | (words_word_0[3*32 +: 32] & unit_words_word_2_wide3[3*32 +: 32]) |
      (words_word_0[4*32 +: 32] & unit_words_word_2_wide3[4*32 +: 32]) | (words_word_0[5*32 +: 32] &
      unit_words_word_2_wide3[5*32 +: 32]) | (words_word_0[6*32 +: 32] & unit_words_word_2_wide3[6*32 +: 32]) |
      (words_word_0[7*32 +: 32] & unit_words_word_2_wide3[7*32 +: 32]) | (words_word_0[8*32 +: 32] &
      unit_words_word_2_wide3[8*32 +: 32]) | (words_word_0[9*32 +: 32] & unit_words_word_2_wide3[9*32 +: 32]) |
      (words_word_0[10*32 +: 32] & unit_words_word_2_wide3[10*32 +: 32]);
  assign unit_words_word_0[2*32 +: 32] = unit_words_word_0_any_words_word_0_1 | (words_word_0[11*32 +: 32] &
      unit_words_word_2_wide3[11*32 +: 32]) | (words_word_0[12*32 +: 32] & unit_words_word_2_wide3[12*32 +: 32]) |
      (words_word_0[13*32 +: 32] & unit_words_word_2_wide3[13*32 +: 32]) | (words_word_0[14*32 +: 32] &
      unit_words_word_2_wide3[14*32 +: 32]) | (words_word_0[15*32 +: 32] & unit_words_word_2_wide3[15*32 +: 32]);
  wire [31:0] unit_words_word_1_any_words_word_1_1 = (words_word_1[0 +: 32] & unit_words_word_2_wide3[0 +: 32]) |
      (words_word_1[1*32 +: 32] & unit_words_word_2_wide3[1*32 +: 32]) | (words_word_1[2*32 +: 32] &
      unit_words_word_2_wide3[2*32 +: 32]) | (words_word_1[3*32 +: 32] & unit_words_word_2_wide3[3*32 +: 32]) |
      (words_word_1[4*32 +: 32] & unit_words_word_2_wide3[4*32 +: 32]) | (words_word_1[5*32 +: 32] &
      unit_words_word_2_wide3[5*32 +: 32]) | (words_word_1[6*32 +: 32] & unit_words_word_2_wide3[6*32 +: 32]) |
      (words_word_1[7*32 +: 32] & unit_words_word_2_wide3[7*32 +: 32]) | (words_word_1[8*32 +: 32] &
      unit_words_word_2_wide3[8*32 +: 32]) | (words_word_1[9*32 +: 32] & unit_words_word_2_wide3[9*32 +: 32]) |
      (words_word_1[10*32 +: 32] & unit_words_word_2_wide3[10*32 +: 32]);
  assign unit_words_word_1[2*32 +: 32] = unit_words_word_1_any_words_word_1_1 | (words_word_1[11*32 +: 32] &
      unit_words_word_2_wide3[11*32 +: 32]) | (words_word_1[12*32 +: 32] & unit_words_word_2_wide3[12*32 +: 32]) |
      (words_word_1[13*32 +: 32] & unit_words_word_2_wide3[13*32 +: 32]) | (words_word_1[14*32 +: 32] &
      unit_words_word_2_wide3[14*32 +: 32]) | (words_word_1[15*32 +: 32] & unit_words_word_2_wide3[15*32 +: 32]);
  wire [31:0] unit_words_word_2_any_words_word_2_1 = (words_word_2[0 +: 32] & unit_words_word_2_wide3[0 +: 32]) |
      (words_word_2[1*32 +: 32] & unit_words_word_2_wide3[1*32 +: 32]) | (words_word_2[2*32 +: 32] &
      unit_words_word_2_wide3[2*32 +: 32]) | (words_word_2[3*32 +: 32] & unit_words_word_2_wide3[3*32 +: 32]) |
      (words_word_2[4*32 +: 32] & unit_words_word_2_wide3[4*32 +: 32]) | (words_word_2[5*32 +: 32] &
      unit_words_word_2_wide3[5*32 +: 32]) | (words_word_2[6*32 +: 32] & unit_words_word_2_wide3[6*32 +: 32]) |
      (words_word_2[7*32 +: 32] & unit_words_word_2_wide3[7*32 +: 32]) | (words_word_2[8*32 +: 32] &
      unit_words_word_2_wide3[8*32 +: 32]) | (words_word_2[9*32 +: 32] & unit_words_word_2_wide3[9*32 +: 32]) |
      (words_word_2[10*32 +: 32] & unit_words_word_2_wide3[10*32 +: 32]);
  assign unit_words_word_2[2*32 +: 32] = unit_words_word_2_any_words_word_2_1 | (words_word_2[11*32 +: 32] &
      unit_words_word_2_wide3[11*32 +: 32]) | (words_word_2[12*32 +: 32] & unit_words_word_2_wide3[12*32 +: 32]) |
      (words_word_2[13*32 +: 32] & unit_words_word_2_wide3[13*32 +: 32]) | (words_word_2[14*32 +: 32] &
      unit_words_word_2_wide3[14*32 +: 32]) | (words_word_2[15*32 +: 32] & unit_words_word_2_wide3[15*32 +: 32]);
  assign vmem_requests = flow_requests_joined2[4*16 +: 16] & (flow_requests_joined[4*16 +: 16] |
      ~{16{flow_requests_any_set[4]}});
  assign vmem_grant = {vmem_requests[15] & (~|(vmem_requests & before_[15*16 +: 16])), vmem_requests[14] &
      (~|(vmem_requests & before_[14*16 +: 16])), vmem_requests[13] & (~|(vmem_requests & before_[13*16 +: 16])),
      vmem_requests[12] & (~|(vmem_requests & before_[12*16 +: 16])), vmem_requests[11] & (~|(vmem_requests &
      before_[11*16 +: 16])), vmem_requests[10] & (~|(vmem_requests & before_[10*16 +: 16])), vmem_requests[9] &
      (~|(vmem_requests & before_[9*16 +: 16])), vmem_requests[8] & (~|(vmem_requests & before_[8*16 +: 16])),
      vmem_requests[7] & (~|(vmem_requests & before_[7*16 +: 16])), vmem_requests[6] & (~|(vmem_requests &
      before_[6*16 +: 16])), vmem_requests[5] & (~|(vmem_requests & before_[5*16 +: 16])), vmem_requests[4] &
      (~|(vmem_requests & before_[4*16 +: 16])), vmem_requests[3] & (~|(vmem_requests & before_[3*16 +: 16])),
      vmem_requests[2] & (~|(vmem_requests & before_[2*16 +: 16])), vmem_requests[1] & (~|(vmem_requests &
      before_[1*16 +: 16])), vmem_requests[0] & (~|(vmem_requests & before_[0 +: 16]))};
  assign valid[4] = |vmem_requests;
  assign granted[4*16 +: 16] = vmem_grant;
  assign unit_wave[4*4 +: 4] = (4'd1 & {4{vmem_grant[1]}}) | (4'd2 & {4{vmem_grant[2]}}) | (4'd3 &
      {4{vmem_grant[3]}}) | (4'd4 & {4{vmem_grant[4]}}) | (4'd5 & {4{vmem_grant[5]}}) | (4'd6 & {4{vmem_grant[6]}}) |
      (4'd7 & {4{vmem_grant[7]}}) | (4'd8 & {4{vmem_grant[8]}}) | (4'd9 & {4{vmem_grant[9]}}) | (4'ha &
      {4{vmem_grant[10]}}) | (4'hb & {4{vmem_grant[11]}}) | (4'hc & {4{vmem_grant[12]}}) | (4'hd &
      {4{vmem_grant[13]}}) | (4'he & {4{vmem_grant[14]}}) | {4{vmem_grant[15]}};
  wire [15:0] unit_sequence_any_sequence_0_4 = (sequence_[0 +: 16] & {16{vmem_grant[0]}}) | (sequence_[1*16 +: 16] &
      {16{vmem_grant[1]}}) | (sequence_[2*16 +: 16] & {16{vmem_grant[2]}}) | (sequence_[3*16 +: 16] &
      {16{vmem_grant[3]}}) | (sequence_[4*16 +: 16] & {16{vmem_grant[4]}}) | (sequence_[5*16 +: 16] &
      {16{vmem_grant[5]}}) | (sequence_[6*16 +: 16] & {16{vmem_grant[6]}}) | (sequence_[7*16 +: 16] &
      {16{vmem_grant[7]}}) | (sequence_[8*16 +: 16] & {16{vmem_grant[8]}}) | (sequence_[9*16 +: 16] &
      {16{vmem_grant[9]}}) | (sequence_[10*16 +: 16] & {16{vmem_grant[10]}}) | (sequence_[11*16 +: 16] &
      {16{vmem_grant[11]}}) | (sequence_[12*16 +: 16] & {16{vmem_grant[12]}}) | (sequence_[13*16 +: 16] &
      {16{vmem_grant[13]}}) | (sequence_[14*16 +: 16] & {16{vmem_grant[14]}});
  assign unit_sequence[4*16 +: 16] = unit_sequence_any_sequence_0_4 | (sequence_[15*16 +: 16] & {16{vmem_grant[15]}});
  wire [31:0] unit_words_word_0_any_words_word_0_2 = (words_word_0[0 +: 32] & unit_words_word_2_wide4[0 +: 32]) |
      (words_word_0[1*32 +: 32] & unit_words_word_2_wide4[1*32 +: 32]) | (words_word_0[2*32 +: 32] &
      unit_words_word_2_wide4[2*32 +: 32]) | (words_word_0[3*32 +: 32] & unit_words_word_2_wide4[3*32 +: 32]) |
      (words_word_0[4*32 +: 32] & unit_words_word_2_wide4[4*32 +: 32]) | (words_word_0[5*32 +: 32] &
      unit_words_word_2_wide4[5*32 +: 32]) | (words_word_0[6*32 +: 32] & unit_words_word_2_wide4[6*32 +: 32]) |
      (words_word_0[7*32 +: 32] & unit_words_word_2_wide4[7*32 +: 32]) | (words_word_0[8*32 +: 32] &
      unit_words_word_2_wide4[8*32 +: 32]) | (words_word_0[9*32 +: 32] & unit_words_word_2_wide4[9*32 +: 32]) |
      (words_word_0[10*32 +: 32] & unit_words_word_2_wide4[10*32 +: 32]);
  assign unit_words_word_0[3*32 +: 32] = unit_words_word_0_any_words_word_0_2 | (words_word_0[11*32 +: 32] &
      unit_words_word_2_wide4[11*32 +: 32]) | (words_word_0[12*32 +: 32] & unit_words_word_2_wide4[12*32 +: 32]) |
      (words_word_0[13*32 +: 32] & unit_words_word_2_wide4[13*32 +: 32]) | (words_word_0[14*32 +: 32] &
      unit_words_word_2_wide4[14*32 +: 32]) | (words_word_0[15*32 +: 32] & unit_words_word_2_wide4[15*32 +: 32]);
  wire [31:0] unit_words_word_1_any_words_word_1_2 = (words_word_1[0 +: 32] & unit_words_word_2_wide4[0 +: 32]) |
      (words_word_1[1*32 +: 32] & unit_words_word_2_wide4[1*32 +: 32]) | (words_word_1[2*32 +: 32] &
      unit_words_word_2_wide4[2*32 +: 32]) | (words_word_1[3*32 +: 32] & unit_words_word_2_wide4[3*32 +: 32]) |
      (words_word_1[4*32 +: 32] & unit_words_word_2_wide4[4*32 +: 32]) | (words_word_1[5*32 +: 32] &
      unit_words_word_2_wide4[5*32 +: 32]) | (words_word_1[6*32 +: 32] & unit_words_word_2_wide4[6*32 +: 32]) |
      (words_word_1[7*32 +: 32] & unit_words_word_2_wide4[7*32 +: 32]) | (words_word_1[8*32 +: 32] &
      unit_words_word_2_wide4[8*32 +: 32]) | (words_word_1[9*32 +: 32] & unit_words_word_2_wide4[9*32 +: 32]) |
      (words_word_1[10*32 +: 32] & unit_words_word_2_wide4[10*32 +: 32]);
  assign unit_words_word_1[3*32 +: 32] = unit_words_word_1_any_words_word_1_2 | (words_word_1[11*32 +: 32] &
      unit_words_word_2_wide4[11*32 +: 32]) | (words_word_1[12*32 +: 32] & unit_words_word_2_wide4[12*32 +: 32]) |
      (words_word_1[13*32 +: 32] & unit_words_word_2_wide4[13*32 +: 32]) | (words_word_1[14*32 +: 32] &
      unit_words_word_2_wide4[14*32 +: 32]) | (words_word_1[15*32 +: 32] & unit_words_word_2_wide4[15*32 +: 32]);
  wire [31:0] unit_words_word_2_any_words_word_2_2 = (words_word_2[0 +: 32] & unit_words_word_2_wide4[0 +: 32]) |
      (words_word_2[1*32 +: 32] & unit_words_word_2_wide4[1*32 +: 32]) | (words_word_2[2*32 +: 32] &
      unit_words_word_2_wide4[2*32 +: 32]) | (words_word_2[3*32 +: 32] & unit_words_word_2_wide4[3*32 +: 32]) |
      (words_word_2[4*32 +: 32] & unit_words_word_2_wide4[4*32 +: 32]) | (words_word_2[5*32 +: 32] &
      unit_words_word_2_wide4[5*32 +: 32]) | (words_word_2[6*32 +: 32] & unit_words_word_2_wide4[6*32 +: 32]) |
      (words_word_2[7*32 +: 32] & unit_words_word_2_wide4[7*32 +: 32]) | (words_word_2[8*32 +: 32] &
      unit_words_word_2_wide4[8*32 +: 32]) | (words_word_2[9*32 +: 32] & unit_words_word_2_wide4[9*32 +: 32]) |
      (words_word_2[10*32 +: 32] & unit_words_word_2_wide4[10*32 +: 32]);
  assign unit_words_word_2[3*32 +: 32] = unit_words_word_2_any_words_word_2_2 | (words_word_2[11*32 +: 32] &
      unit_words_word_2_wide4[11*32 +: 32]) | (words_word_2[12*32 +: 32] & unit_words_word_2_wide4[12*32 +: 32]) |
      (words_word_2[13*32 +: 32] & unit_words_word_2_wide4[13*32 +: 32]) | (words_word_2[14*32 +: 32] &
      unit_words_word_2_wide4[14*32 +: 32]) | (words_word_2[15*32 +: 32] & unit_words_word_2_wide4[15*32 +: 32]);
  assign lds_requests = flow_requests_joined2[5*16 +: 16] & (flow_requests_joined[5*16 +: 16] |
      ~{16{flow_requests_any_set[5]}});
  assign lds_grant = {lds_requests[15] & (~|(lds_requests & before_[15*16 +: 16])), lds_requests[14] &
      (~|(lds_requests & before_[14*16 +: 16])), lds_requests[13] & (~|(lds_requests & before_[13*16 +: 16])),
      lds_requests[12] & (~|(lds_requests & before_[12*16 +: 16])), lds_requests[11] & (~|(lds_requests &
      before_[11*16 +: 16])), lds_requests[10] & (~|(lds_requests & before_[10*16 +: 16])), lds_requests[9] &
      (~|(lds_requests & before_[9*16 +: 16])), lds_requests[8] & (~|(lds_requests & before_[8*16 +: 16])),
      lds_requests[7] & (~|(lds_requests & before_[7*16 +: 16])), lds_requests[6] & (~|(lds_requests & before_[6*16
      +: 16])), lds_requests[5] & (~|(lds_requests & before_[5*16 +: 16])), lds_requests[4] & (~|(lds_requests &
      before_[4*16 +: 16])), lds_requests[3] & (~|(lds_requests & before_[3*16 +: 16])), lds_requests[2] &
      (~|(lds_requests & before_[2*16 +: 16])), lds_requests[1] & (~|(lds_requests & before_[1*16 +: 16])),
      lds_requests[0] & (~|(lds_requests & before_[0 +: 16]))};
  assign valid[5] = |lds_requests;
  assign granted[5*16 +: 16] = lds_grant;
  assign unit_wave[5*4 +: 4] = (4'd1 & {4{lds_grant[1]}}) | (4'd2 & {4{lds_grant[2]}}) | (4'd3 & {4{lds_grant[3]}}) |
      (4'd4 & {4{lds_grant[4]}}) | (4'd5 & {4{lds_grant[5]}}) | (4'd6 & {4{lds_grant[6]}}) | (4'd7 &
      {4{lds_grant[7]}}) | (4'd8 & {4{lds_grant[8]}}) | (4'd9 & {4{lds_grant[9]}}) | (4'ha & {4{lds_grant[10]}}) |
      (4'hb & {4{lds_grant[11]}}) | (4'hc & {4{lds_grant[12]}}) | (4'hd & {4{lds_grant[13]}}) | (4'he &
      {4{lds_grant[14]}}) | {4{lds_grant[15]}};
  wire [15:0] unit_sequence_any_sequence_0_5 = (sequence_[0 +: 16] & {16{lds_grant[0]}}) | (sequence_[1*16 +: 16] &
      {16{lds_grant[1]}}) | (sequence_[2*16 +: 16] & {16{lds_grant[2]}}) | (sequence_[3*16 +: 16] &
      {16{lds_grant[3]}}) | (sequence_[4*16 +: 16] & {16{lds_grant[4]}}) | (sequence_[5*16 +: 16] &
      {16{lds_grant[5]}}) | (sequence_[6*16 +: 16] & {16{lds_grant[6]}}) | (sequence_[7*16 +: 16] &
      {16{lds_grant[7]}}) | (sequence_[8*16 +: 16] & {16{lds_grant[8]}}) | (sequence_[9*16 +: 16] &
      {16{lds_grant[9]}}) | (sequence_[10*16 +: 16] & {16{lds_grant[10]}}) | (sequence_[11*16 +: 16] &
      {16{lds_grant[11]}}) | (sequence_[12*16 +: 16] & {16{lds_grant[12]}}) | (sequence_[13*16 +: 16] &
      {16{lds_grant[13]}}) | (sequence_[14*16 +: 16] & {16{lds_grant[14]}});
  assign unit_sequence[5*16 +: 16] = unit_sequence_any_sequence_0_5 | (sequence_[15*16 +: 16] & {16{lds_grant[15]}});
  wire [31:0] unit_words_word_0_any_words_word_0_3 = (words_word_0[0 +: 32] & unit_words_word_1_wide[0 +: 32]) |
      (words_word_0[1*32 +: 32] & unit_words_word_1_wide[1*32 +: 32]) | (words_word_0[2*32 +: 32] &
      unit_words_word_1_wide[2*32 +: 32]) | (words_word_0[3*32 +: 32] & unit_words_word_1_wide[3*32 +: 32]) |
      (words_word_0[4*32 +: 32] & unit_words_word_1_wide[4*32 +: 32]) | (words_word_0[5*32 +: 32] &
      unit_words_word_1_wide[5*32 +: 32]) | (words_word_0[6*32 +: 32] & unit_words_word_1_wide[6*32 +: 32]) |
      (words_word_0[7*32 +: 32] & unit_words_word_1_wide[7*32 +: 32]) | (words_word_0[8*32 +: 32] &
      unit_words_word_1_wide[8*32 +: 32]) | (words_word_0[9*32 +: 32] & unit_words_word_1_wide[9*32 +: 32]) |
      (words_word_0[10*32 +: 32] & unit_words_word_1_wide[10*32 +: 32]);
  assign unit_words_word_0[4*32 +: 32] = unit_words_word_0_any_words_word_0_3 | (words_word_0[11*32 +: 32] &
      unit_words_word_1_wide[11*32 +: 32]) | (words_word_0[12*32 +: 32] & unit_words_word_1_wide[12*32 +: 32]) |
      (words_word_0[13*32 +: 32] & unit_words_word_1_wide[13*32 +: 32]) | (words_word_0[14*32 +: 32] &
      unit_words_word_1_wide[14*32 +: 32]) | (words_word_0[15*32 +: 32] & unit_words_word_1_wide[15*32 +: 32]);
  wire [31:0] unit_words_word_1_any_words_word_1_3 = (words_word_1[0 +: 32] & unit_words_word_1_wide[0 +: 32]) |
      (words_word_1[1*32 +: 32] & unit_words_word_1_wide[1*32 +: 32]) | (words_word_1[2*32 +: 32] &
      unit_words_word_1_wide[2*32 +: 32]) | (words_word_1[3*32 +: 32] & unit_words_word_1_wide[3*32 +: 32]) |
      (words_word_1[4*32 +: 32] & unit_words_word_1_wide[4*32 +: 32]) | (words_word_1[5*32 +: 32] &
      unit_words_word_1_wide[5*32 +: 32]) | (words_word_1[6*32 +: 32] & unit_words_word_1_wide[6*32 +: 32]) |
      (words_word_1[7*32 +: 32] & unit_words_word_1_wide[7*32 +: 32]) | (words_word_1[8*32 +: 32] &
      unit_words_word_1_wide[8*32 +: 32]) | (words_word_1[9*32 +: 32] & unit_words_word_1_wide[9*32 +: 32]) |
      (words_word_1[10*32 +: 32] & unit_words_word_1_wide[10*32 +: 32]);
  assign unit_words_word_1[4*32 +: 32] = unit_words_word_1_any_words_word_1_3 | (words_word_1[11*32 +: 32] &
      unit_words_word_1_wide[11*32 +: 32]) | (words_word_1[12*32 +: 32] & unit_words_word_1_wide[12*32 +: 32]) |
      (words_word_1[13*32 +: 32] & unit_words_word_1_wide[13*32 +: 32]) | (words_word_1[14*32 +: 32] &
      unit_words_word_1_wide[14*32 +: 32]) | (words_word_1[15*32 +: 32] & unit_words_word_1_wide[15*32 +: 32]);
  genvar i;

  for (i = 0; i < 6; i = i + 1) begin : each_flow_requests_any_set
    localparam [2:0] INDEX = i + 1;
    assign flow_requests_joined[i*16 +: 16] = {reserved[15*3 +: 3] == INDEX, reserved[14*3 +: 3] == INDEX,
        reserved[13*3 +: 3] == INDEX, reserved[12*3 +: 3] == INDEX, reserved[11*3 +: 3] == INDEX, reserved[10*3 +: 3]
        == INDEX, reserved[9*3 +: 3] == INDEX, reserved[8*3 +: 3] == INDEX, reserved[7*3 +: 3] == INDEX, reserved[6*3
        +: 3] == INDEX, reserved[5*3 +: 3] == INDEX, reserved[4*3 +: 3] == INDEX, reserved[3*3 +: 3] == INDEX,
        reserved[2*3 +: 3] == INDEX, reserved[1*3 +: 3] == INDEX, reserved[0 +: 3] == INDEX};
    assign flow_requests_any_set[i] = |flow_requests_joined[i*16 +: 16];
    assign flow_requests_joined2[i*16 +: 16] = {ready[15] & (class_[15*3 +: 3] == INDEX) & unit_ready[i], ready[14] &
        (class_[14*3 +: 3] == INDEX) & unit_ready[i], ready[13] & (class_[13*3 +: 3] == INDEX) & unit_ready[i],
        ready[12] & (class_[12*3 +: 3] == INDEX) & unit_ready[i], ready[11] & (class_[11*3 +: 3] == INDEX) &
        unit_ready[i], ready[10] & (class_[10*3 +: 3] == INDEX) & unit_ready[i], ready[9] & (class_[9*3 +: 3] ==
        INDEX) & unit_ready[i], ready[8] & (class_[8*3 +: 3] == INDEX) & unit_ready[i], ready[7] & (class_[7*3 +: 3]
        == INDEX) & unit_ready[i], ready[6] & (class_[6*3 +: 3] == INDEX) & unit_ready[i], ready[5] & (class_[5*3 +:
        3] == INDEX) & unit_ready[i], ready[4] & (class_[4*3 +: 3] == INDEX) & unit_ready[i], ready[3] & (class_[3*3
        +: 3] == INDEX) & unit_ready[i], ready[2] & (class_[2*3 +: 3] == INDEX) & unit_ready[i], ready[1] &
        (class_[1*3 +: 3] == INDEX) & unit_ready[i], ready[0] & (class_[0 +: 3] == INDEX) & unit_ready[i]};
  end

  wire [15:0] any = flow_grant | salu_grant | smem_grant | valu_grant | vmem_grant | lds_grant;

  for (i = 0; i < 16; i = i + 1) begin : each_grant
    assign grant[i] = any[i];
    assign unit_words_word_2_wide[i*32 +: 32] = {32{salu_grant[i]}};
    assign unit_words_word_2_wide2[i*32 +: 32] = {32{smem_grant[i]}};
    assign unit_words_word_2_wide3[i*32 +: 32] = {32{valu_grant[i]}};
    assign unit_words_word_2_wide4[i*32 +: 32] = {32{vmem_grant[i]}};
    assign unit_words_word_1_wide[i*32 +: 32] = {32{lds_grant[i]}};
  end

endmodule

`default_nettype wire
