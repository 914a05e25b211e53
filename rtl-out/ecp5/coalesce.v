// coalesce: generator of hdl/src/memory/coalesce.rs
// Written by Tombolo; change the source.
// SPDX-License-Identifier: MIT OR Apache-2.0

`default_nettype none

module coalesce (
  input wire [3:0] pending,
  input wire [3:0] lingers,
  input wire [167:0] line,
  input wire [15:0] word,
  input wire one_part,
  input wire stays,
  input wire [41:0] at_line,
  input wire all,
  input wire single,
  output wire [41:0] request_line,
  output wire any,
  output wire any_lingers,
  output wire again,
  output wire [3:0] served
);

  wire [3:0] first_pending;
  wire [41:0] line_here;
  wire [3:0] at_this_line;
  wire [1:0] part;

  assign first_pending = {pending[3], pending[2], pending[1], pending[0]} & (-{pending[3], pending[2], pending[1],
      pending[0]});
  wire [41:0] disjunction_1 = (line[0 +: 42] & {42{first_pending[0]}}) | (line[1*42 +: 42] & {42{first_pending[1]}})
      | (line[2*42 +: 42] & {42{first_pending[2]}}) | (line[3*42 +: 42] & {42{first_pending[3]}});
  assign line_here = stays ? at_line : disjunction_1;
  assign request_line = line_here;

  wire chosen_1 = single ? first_pending[0] : (pending[0] & ((line[0 +: 42] == line_here) | all));
  wire chosen_2 = single ? first_pending[1] : (pending[1] & ((line[1*42 +: 42] == line_here) | all));
  wire chosen_3 = single ? first_pending[2] : (pending[2] & ((line[2*42 +: 42] == line_here) | all));
  wire chosen_4 = single ? first_pending[3] : (pending[3] & ((line[3*42 +: 42] == line_here) | all));

  assign at_this_line = {chosen_4, chosen_3, chosen_2, chosen_1};
  wire [3:0] conjunction_1 = at_this_line & (-at_this_line);
  assign part = (word[2 +: 2] & {2{conjunction_1[0]}}) | (word[1*4 + 2 +: 2] & {2{conjunction_1[1]}}) | (word[2*4 + 2
      +: 2] & {2{conjunction_1[2]}}) | (word[3*4 + 2 +: 2] & {2{conjunction_1[3]}});

  wire conjunction_2 = chosen_1 & one_part & (~(word[2 +: 2] == part));
  wire conjunction_3 = chosen_2 & one_part & (~(word[1*4 + 2 +: 2] == part));
  wire conjunction_4 = chosen_3 & one_part & (~(word[2*4 + 2 +: 2] == part));
  wire conjunction_5 = chosen_4 & one_part & (~(word[3*4 + 2 +: 2] == part));
  wire [3:0] joined_1 = {chosen_4 & (~conjunction_5), chosen_3 & (~conjunction_4), chosen_2 & (~conjunction_3),
      chosen_1 & (~conjunction_2)};

  assign any = |joined_1;
  assign again = |{conjunction_5, conjunction_4, conjunction_3, conjunction_2};
  assign any_lingers = (|(joined_1 & {lingers[3], lingers[2], lingers[1], lingers[0]})) | again;
  genvar i;

  for (i = 0; i < 4; i = i + 1) begin : each_served
    wire chosen_5 = single ? first_pending[i] : (pending[i] & ((line[i*42 +: 42] == line_here) | all));
    assign served[i] = chosen_5 & (~(chosen_5 & one_part & (~(word[i*4 + 2 +: 2] == part))));
  end

endmodule

`default_nettype wire
