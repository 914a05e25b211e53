// issue: generator of hdl/src/front/issue.rs:18. Written by Tombolo; change the source.
// SPDX-License-Identifier: MIT OR Apache-2.0
`default_nettype none

module issue (
  input wire [3:0] ready, // The head of the wave may issue.
  input wire [3:0] turn, // In a barrel: the wave whose turn it is; its words are those of every head.
  input wire [11:0] class_, // Its class.
  input wire [31:0] words_0_word_0, // Its dwords.
  input wire [31:0] words_0_word_1, words_0_word_2,
  input wire [63:0] sequence_, // Its sequence number.
  input wire [5:0] unit_ready, // The unit of the class takes an instruction.
  output wire [3:0] grant, // The head of the wave issues.
  output wire [4:0] valid,
  output wire [15:0] granted_0, // From this wave, one-hot.
  output wire [15:0] granted_4,
  output wire [19:0] unit_wave, output wire [15:0] unit_3_sequence, unit_4_sequence,
  output wire [159:0] unit_words_word_0, unit_words_word_1, output wire [127:0] unit_words_word_2
);
  localparam [2:0] ISSUE_CLASS_FLOW = 3'd1, ISSUE_CLASS_SALU = 3'd2, ISSUE_CLASS_SMEM = 3'd3;
  localparam [2:0] ISSUE_CLASS_VALU = 3'd4, ISSUE_CLASS_VMEM = 3'd5, ISSUE_CLASS_LDS = 3'd6;

  wire [3:0] flow_grant = {ready[3] & (class_[11:9] == ISSUE_CLASS_FLOW) & unit_ready[0], ready[2] & (class_[8:6] ==
      ISSUE_CLASS_FLOW) & unit_ready[0], ready[1] & (class_[5:3] == ISSUE_CLASS_FLOW) & unit_ready[0], ready[0] &
      (class_[2:0] == ISSUE_CLASS_FLOW) & unit_ready[0]};
  assign granted_0 = {12'd0, flow_grant};
  wire [3:0] salu_grant = {ready[3] & (class_[11:9] == ISSUE_CLASS_SALU) & unit_ready[1], ready[2] & (class_[8:6] ==
      ISSUE_CLASS_SALU) & unit_ready[1], ready[1] & (class_[5:3] == ISSUE_CLASS_SALU) & unit_ready[1], ready[0] &
      (class_[2:0] == ISSUE_CLASS_SALU) & unit_ready[1]};
  assign valid[0] = |salu_grant;
  wire [2:0] unit_wave_choice = (turn[1:0] == 2'd1) ? class_[5:3] : (turn[1:0] == 2'd2) ? class_[8:6] : (turn[1:0] ==
      2'd3) ? class_[11:9] : class_[2:0];
  assign unit_wave[3:0] = turn & {4{unit_wave_choice == 3'd2}};
  wire [3:0] smem_grant = {ready[3] & (class_[11:9] == ISSUE_CLASS_SMEM) & unit_ready[2], ready[2] & (class_[8:6] ==
      ISSUE_CLASS_SMEM) & unit_ready[2], ready[1] & (class_[5:3] == ISSUE_CLASS_SMEM) & unit_ready[2], ready[0] &
      (class_[2:0] == ISSUE_CLASS_SMEM) & unit_ready[2]};
  assign valid[1] = |smem_grant;
  assign unit_wave[7:4] = turn & {4{unit_wave_choice == 3'd3}};
  wire [3:0] valu_grant = {ready[3] & (class_[11:9] == ISSUE_CLASS_VALU) & unit_ready[3], ready[2] & (class_[8:6] ==
      ISSUE_CLASS_VALU) & unit_ready[3], ready[1] & (class_[5:3] == ISSUE_CLASS_VALU) & unit_ready[3], ready[0] &
      (class_[2:0] == ISSUE_CLASS_VALU) & unit_ready[3]};
  assign valid[2] = |valu_grant;
  assign unit_wave[11:8] = turn;
  wire [15:0] unit_4_sequence_part = sequence_[{turn[1:0], 4'd0} +: 16];
  assign unit_3_sequence = unit_4_sequence_part;
  wire [3:0] vmem_grant = {ready[3] & (class_[11:9] == ISSUE_CLASS_VMEM) & unit_ready[4], ready[2] & (class_[8:6] ==
      ISSUE_CLASS_VMEM) & unit_ready[4], ready[1] & (class_[5:3] == ISSUE_CLASS_VMEM) & unit_ready[4], ready[0] &
      (class_[2:0] == ISSUE_CLASS_VMEM) & unit_ready[4]};
  assign valid[3] = |vmem_grant;
  assign granted_4 = {12'd0, vmem_grant};
  wire unit_4_sequence_equal = unit_wave_choice == 3'd5;
  assign unit_wave[15:12] = turn & {4{unit_4_sequence_equal}};
  assign unit_4_sequence = unit_4_sequence_part & {16{unit_4_sequence_equal}};
  wire [3:0] lds_grant = {ready[3] & (class_[11:9] == ISSUE_CLASS_LDS) & unit_ready[5], ready[2] & (class_[8:6] ==
      ISSUE_CLASS_LDS) & unit_ready[5], ready[1] & (class_[5:3] == ISSUE_CLASS_LDS) & unit_ready[5], ready[0] &
      (class_[2:0] == ISSUE_CLASS_LDS) & unit_ready[5]};
  assign valid[4] = |lds_grant;
  assign unit_wave[19:16] = turn & {4{unit_wave_choice == 3'd6}};
  genvar i;
  wire [3:0] any = flow_grant | salu_grant | smem_grant | valu_grant | vmem_grant | lds_grant;
  for (i = 0; i < 4; i = i + 1) begin : each_grant
    assign grant[i] = any[i];
    assign unit_words_word_2[i*32 +: 32] = words_0_word_2;
  end

  for (i = 0; i < 5; i = i + 1) begin : each_unit_words
    assign unit_words_word_0[i*32 +: 32] = words_0_word_0;
    assign unit_words_word_1[i*32 +: 32] = words_0_word_1;
  end
endmodule
`default_nettype wire
