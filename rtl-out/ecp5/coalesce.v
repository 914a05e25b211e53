// coalesce: generator of hdl/src/memory/coalesce.rs
// Written by Tombolo; change the source.
// SPDX-License-Identifier: MIT OR Apache-2.0

`default_nettype none

module coalesce (
  input wire pending_0,
  input wire pending_1,
  input wire pending_2,
  input wire pending_3,
  input wire lingers_0,
  input wire lingers_1,
  input wire lingers_2,
  input wire lingers_3,
  input wire [41:0] line_0,
  input wire [41:0] line_1,
  input wire [41:0] line_2,
  input wire [41:0] line_3,
  input wire [3:0] word_0,
  input wire [3:0] word_1,
  input wire [3:0] word_2,
  input wire [3:0] word_3,
  input wire one_part,
  input wire stays,
  input wire [41:0] at_line,
  input wire all,
  input wire single,
  output wire [41:0] request_line,
  output wire any,
  output wire any_lingers,
  output wire again,
  output wire served_0,
  output wire served_1,
  output wire served_2,
  output wire served_3
);

  wire [3:0] first_pending;
  wire [41:0] line_here;
  wire [3:0] at_this_line;
  wire [1:0] part;

  assign first_pending = {pending_3, pending_2, pending_1, pending_0} & (-{pending_3, pending_2, pending_1,
      pending_0});

  wire [41:0] disjunction_1 = (line_0 & {42{first_pending[0]}}) | (line_1 & {42{first_pending[1]}});
  wire [41:0] disjunction_2 = disjunction_1 | (line_2 & {42{first_pending[2]}}) | (line_3 & {42{first_pending[3]}});

  assign line_here = stays ? at_line : disjunction_2;
  assign request_line = line_here;

  wire chosen_1 = single ? first_pending[0] : (pending_0 & ((line_0 == line_here) | all));
  wire chosen_2 = single ? first_pending[1] : (pending_1 & ((line_1 == line_here) | all));
  wire chosen_3 = single ? first_pending[2] : (pending_2 & ((line_2 == line_here) | all));
  wire chosen_4 = single ? first_pending[3] : (pending_3 & ((line_3 == line_here) | all));

  assign at_this_line = {chosen_4, chosen_3, chosen_2, chosen_1};

  wire [3:0] conjunction_1 = at_this_line & (-at_this_line);
  wire [1:0] disjunction_3 = (word_0[3:2] & {2{conjunction_1[0]}}) | (word_1[3:2] & {2{conjunction_1[1]}});

  assign part = disjunction_3 | (word_2[3:2] & {2{conjunction_1[2]}}) | (word_3[3:2] & {2{conjunction_1[3]}});
  assign any = |{served_3, served_2, served_1, served_0};

  wire conjunction_2 = chosen_1 & one_part & (~(word_0[3:2] == part));
  wire conjunction_3 = chosen_2 & one_part & (~(word_1[3:2] == part));
  wire conjunction_4 = chosen_3 & one_part & (~(word_2[3:2] == part));
  wire conjunction_5 = chosen_4 & one_part & (~(word_3[3:2] == part));

  assign again = |{conjunction_5, conjunction_4, conjunction_3, conjunction_2};
  wire [3:0] conjunction_6 = {served_3, served_2, served_1, served_0} & {lingers_3, lingers_2, lingers_1, lingers_0};
  assign any_lingers = (|conjunction_6) | again;
  assign served_0 = chosen_1 & (~conjunction_2);
  assign served_1 = chosen_2 & (~conjunction_3);
  assign served_2 = chosen_3 & (~conjunction_4);
  assign served_3 = chosen_4 & (~conjunction_5);

endmodule

`default_nettype wire
