// coalesce: generator of hdl/src/vmem/coalesce.rs:105. Written by Tombolo; change the source.
// SPDX-License-Identifier: MIT OR Apache-2.0
`default_nettype none

module coalesce (
  input wire [3:0] pending, // The lane has the step to do.
  input wire [3:0] lingers, // A later step of the lane may lie in the same line.
  input wire [167:0] line, // Its line number.
  input wire [15:0] word, // Its dword in the line.
  input wire one_part, // Lanes must be in the same part of the line, see parts.
  input wire stays, // The sender stays at its line.
  input wire [41:0] at_line, // That line.
  input wire all, // Lines do not matter: every pending lane is served.
  input wire single, // One lane at a time.
  output wire [41:0] request_line, // The line.
  output wire any, // Some lane is served.
  output wire any_lingers, // One of which a later step may lie in the same line, or again.
  output wire again, // Lanes at the line are not served, since they are in other parts of it.
  output wire [3:0] served // Lanes served.
);

  wire again_all = pending[1] & ~pending[0];
  wire served_any = pending[0] | pending[1];
  wire again_all_pending_2 = pending[2] & ~served_any;
  wire served_all = pending[3] & ~(served_any | pending[2]);
  wire [3:0] first_pending = {served_all, again_all_pending_2, again_all, pending[0]};
  wire [41:0] request_line_any = (line[41:0] & {42{first_pending[0]}}) | (line[83:42] & {42{first_pending[1]}}) |
      (line[125:84] & {42{first_pending[2]}}) | (line[167:126] & {42{first_pending[3]}});
  assign request_line = stays ? at_line : request_line_any;
  wire again_all_pending_0 = pending[0] & (single ? pending[0] : ((line[41:0] == at_line) | all));
  wire served_choice = stays ? again_all_pending_0 : pending[0];
  wire again_all_word_1_3_2 = (word[7:6] != word[3:2]) & one_part;
  wire again_all_line_1_is_line_0 = pending[0] & ((line[83:42] == line[41:0]) | all) & ~single;
  wire again_all_pending_1 = pending[1] & (single ? again_all : ((line[83:42] == at_line) | all));
  wire again_all_again_all_pending_1 = again_all_pending_1 & again_all_pending_0 & again_all_word_1_3_2;
  wire served_choice_stays = stays ? (again_all_pending_1 & ~again_all_again_all_pending_1) : (pending[1] &
      (again_all | (again_all_line_1_is_line_0 & ~again_all_word_1_3_2)));
  wire again_all_word_2_3_2 = (word[11:10] != word[7:6]) & one_part;
  wire again_all_again_all = again_all & ((line[125:84] == line[83:42]) | all) & ~single;
  wire again_all_word_2 = (word[11:10] != word[3:2]) & one_part;
  wire again_all_line_2_is_line_0 = pending[0] & ((line[125:84] == line[41:0]) | all) & ~single;
  wire served_any_again_all_pending_2 = again_all_pending_2 | (again_all_line_2_is_line_0 & ~again_all_word_2) |
      (again_all_again_all & ~again_all_word_2_3_2);
  wire again_all_again_all_pending_0 = again_all_pending_1 & ~again_all_pending_0;
  wire again_all_single = pending[2] & (single ? again_all_pending_2 : ((line[125:84] == at_line) | all));
  wire again_any = (again_all_pending_0 & again_all_word_2) | (again_all_again_all_pending_0 & again_all_word_2_3_2);
  wire again_all_again_all_single = again_all_single & again_any;
  wire served_choice_again_all_single = stays ? (again_all_single & ~again_all_again_all_single) : (pending[2] &
      served_any_again_all_pending_2);
  wire again_all_word_3_3_2 = (word[15:14] != word[11:10]) & one_part;
  wire again_all_again_all_pending_2 = again_all_pending_2 & ((line[167:126] == line[125:84]) | all) & ~single;
  wire again_all_word_3 = (word[15:14] != word[7:6]) & one_part;
  wire again_all_line_3_is_line_1 = again_all & ((line[167:126] == line[83:42]) | all) & ~single;
  wire again_all_word_0_3_2 = (word[15:14] != word[3:2]) & one_part;
  wire again_all_line_3_is_line_0 = pending[0] & ((line[167:126] == line[41:0]) | all) & ~single;
  wire served_any_served_all = served_all | (again_all_line_3_is_line_0 & ~again_all_word_0_3_2) |
      (again_all_line_3_is_line_1 & ~again_all_word_3) | (again_all_again_all_pending_2 & ~again_all_word_3_3_2);
  wire served_all_pending_3 = pending[3] & (single ? served_all : ((line[167:126] == at_line) | all));
  wire again_any_again_all_pending_0 = (again_all_pending_0 & again_all_word_0_3_2) | (again_all_again_all_pending_0
      & again_all_word_3) | (again_all_single & ~(again_all_pending_0 | again_all_pending_1) & again_all_word_3_3_2);
  wire again_all_served_all_pending_3 = served_all_pending_3 & again_any_again_all_pending_0;
  wire served_choice_served_all_pending_3 = stays ? (served_all_pending_3 & ~again_all_served_all_pending_3) :
      (pending[3] & served_any_served_all);
  wire [3:0] any_lingers_joined = {served_choice_served_all_pending_3, served_choice_again_all_single,
      served_choice_stays, served_choice};
  assign any = |any_lingers_joined;
  wire again_any_again_all_line_2_is_line_0 = (again_all_line_2_is_line_0 & again_all_word_2) | (again_all_again_all
      & again_all_word_2_3_2);
  wire again_any_again_all_line_3_is_line_0 = (again_all_line_3_is_line_0 & again_all_word_0_3_2) |
      (again_all_line_3_is_line_1 & again_all_word_3) | (again_all_again_all_pending_2 & again_all_word_3_3_2);
  wire again_choice = stays ? again_all_served_all_pending_3 : (pending[3] & again_any_again_all_line_3_is_line_0);
  wire again_choice_stays = stays ? again_all_again_all_pending_1 : (pending[1] & again_all_line_1_is_line_0 &
      again_all_word_1_3_2);
  wire [3:0] again_joined = {again_choice, stays ? again_all_again_all_single : (pending[2] &
      again_any_again_all_line_2_is_line_0), again_choice_stays, 1'b0};
  assign again = |again_joined;
  assign any_lingers = (|(any_lingers_joined & lingers)) | again;
  assign served[0] = served_choice;
  assign served[1] = served_choice_stays;
  assign served[2] = served_choice_again_all_single;
  assign served[3] = served_choice_served_all_pending_3;
endmodule
`default_nettype wire
