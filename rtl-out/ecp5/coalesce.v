// coalesce: generator of hdl/src/vmem/coalesce.rs:76
// Written by Tombolo; change the source.
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

  wire served_all = pending[1] & ~pending[0];
  wire served_any = pending[0] | pending[1];
  wire served_all_pending_2 = pending[2] & ~served_any;
  wire served_all_pending_3 = pending[3] & ~(served_any | pending[2]);

  wire [3:0] first_pending = {served_all_pending_3, served_all_pending_2, served_all, pending[0]};
  wire [41:0] request_line_any = (line[41:0] & {42{first_pending[0]}}) | (line[83:42] & {42{first_pending[1]}}) |
      (line[125:84] & {42{first_pending[2]}}) | (line[167:126] & {42{first_pending[3]}});
  assign request_line = stays ? at_line : request_line_any;

  wire again_choice = single ? pending[0] : (pending[0] & ((stays ? (line[41:0] == at_line) : pending[0]) | all));
  wire again_all = again_choice & one_part & ~again_choice;
  wire served_all_again_choice = again_choice & ~again_all;
  wire again_choice_stays = stays ? (line[83:42] == at_line) : (served_all | (pending[0] & (line[83:42] ==
      line[41:0])));
  wire again_choice_single = single ? served_all : (pending[1] & (again_choice_stays | all));
  wire again_all_again_choice_single = again_choice_single & ~again_choice;
  wire again_all_one_part = again_choice_single & one_part & ~(again_all_again_choice_single | (again_choice &
      (word[7:6] == word[3:2])));
  wire served_all_again_choice_single = again_choice_single & ~again_all_one_part;
  wire again_any = again_choice | again_choice_single;
  wire again_any_served_all_pending_2 = served_all_pending_2 | (pending[0] & (line[125:84] == line[41:0])) |
      (served_all & (line[125:84] == line[83:42]));
  wire again_choice_served_all_pending_2 = single ? served_all_pending_2 : (pending[2] & ((stays ? (line[125:84] ==
      at_line) : again_any_served_all_pending_2) | all));
  wire again_all_not_again_any = again_choice_served_all_pending_2 & ~again_any;
  wire again_any_again_all_not_again_any = again_all_not_again_any | (again_choice & (word[11:10] == word[3:2])) |
      (again_all_again_choice_single & (word[11:10] == word[7:6]));
  wire again_all_2 = again_choice_served_all_pending_2 & one_part & ~again_any_again_all_not_again_any;
  wire served_all_not_again_all_2 = again_choice_served_all_pending_2 & ~again_all_2;
  wire served_any_served_all_pending_3 = served_all_pending_3 | (pending[0] & (line[167:126] == line[41:0])) |
      (served_all & (line[167:126] == line[83:42])) | (served_all_pending_2 & (line[167:126] == line[125:84]));
  wire served_all_stays = pending[3] & ((stays ? (line[167:126] == at_line) : served_any_served_all_pending_3) | all);
  wire served_choice = single ? served_all_pending_3 : served_all_stays;
  wire again_any_served_choice = (served_choice & ~(again_any | again_choice_served_all_pending_2)) | (again_choice &
      (word[15:14] == word[3:2])) | (again_all_again_choice_single & (word[15:14] == word[7:6])) |
      (again_all_not_again_any & (word[15:14] == word[11:10]));
  wire again_all_served_choice = served_choice & one_part & ~again_any_served_choice;
  wire served_all_served_choice = served_choice & ~again_all_served_choice;
  wire [3:0] any_lingers_joined = {served_all_served_choice, served_all_not_again_all_2,
      served_all_again_choice_single, served_all_again_choice};

  assign any = |any_lingers_joined;
  assign again = |{again_all_served_choice, again_all_2, again_all_one_part, again_all};
  assign any_lingers = (|(any_lingers_joined & lingers)) | again;
  assign served[0] = served_all_again_choice;
  assign served[1] = served_all_again_choice_single;
  assign served[2] = served_all_not_again_all_2;
  assign served[3] = served_all_served_choice;

endmodule

`default_nettype wire
