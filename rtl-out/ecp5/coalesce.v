// coalesce: generator of hdl/src/vmem/coalesce.rs:51
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

  wire [3:0] served_choice, again_all, served_all;

  wire [3:0] first_pending = pending & (-pending);
  wire [41:0] request_line_any = (line[41:0] & {42{first_pending[0]}}) | (line[83:42] & {42{first_pending[1]}}) |
      (line[125:84] & {42{first_pending[2]}}) | (line[167:126] & {42{first_pending[3]}});
  assign request_line = stays ? at_line : request_line_any;
  wire [3:0] at_this_line = served_choice;
  wire [3:0] part_all = at_this_line & (-at_this_line);
  wire [1:0] part = (word[3:2] & {2{part_all[0]}}) | (word[7:6] & {2{part_all[1]}}) | (word[11:10] &
      {2{part_all[2]}}) | (word[15:14] & {2{part_all[3]}});
  assign any = |served_all;
  assign again = |again_all;
  assign any_lingers = (|(served_all & lingers)) | again;
  genvar i;

  for (i = 0; i < 4; i = i + 1) begin : each_again_all
    assign served[i] = served_all[i];
    assign served_choice[i] = single ? first_pending[i] : (pending[i] & ((line[i*42 +: 42] == request_line) | all));
    assign again_all[i] = served_choice[i] & one_part & (word[i*4 + 2 +: 2] != part);
    assign served_all[i] = served_choice[i] & ~again_all[i];
  end

endmodule

`default_nettype wire
