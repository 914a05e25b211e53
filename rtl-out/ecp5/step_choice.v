// step_choice: generator of hdl/src/memory/coalesce.rs
// Written by Tombolo; change the source.
// SPDX-License-Identifier: MIT OR Apache-2.0

`default_nettype none

module step_choice (
  input wire [11:0] steps_0,
  input wire [11:0] steps_1,
  input wire [11:0] steps_2,
  input wire [11:0] steps_3,
  input wire at_line,
  input wire [3:0] last,
  input wire again,
  output wire any,
  output wire [3:0] step,
  output wire stays,
  output wire closes
);

  wire [11:0] all_steps;
  wire [3:0] next_step;

  assign all_steps = steps_0 | steps_1 | steps_2 | steps_3;

  wire [15:0] shifted_1 = 16'hffff << last;
  wire [11:0] conjunction_1 = all_steps & ({shifted_1[10:0], 1'b0} | ((12'd1 << last) & {12{again}}));
  wire [11:0] conjunction_2 = conjunction_1 & {12{at_line}};
  wire [11:0] chosen_1 = stays ? conjunction_2 : all_steps;
  wire [11:0] conjunction_3 = chosen_1 & (-chosen_1);
  wire [3:0] disjunction_1 = (4'd1 & {4{conjunction_3[1]}}) | (4'd2 & {4{conjunction_3[2]}}) | (4'd3 &
      {4{conjunction_3[3]}});
  wire [3:0] disjunction_2 = disjunction_1 | (4'd4 & {4{conjunction_3[4]}}) | (4'd5 & {4{conjunction_3[5]}});
  wire [3:0] disjunction_3 = disjunction_2 | (4'd6 & {4{conjunction_3[6]}}) | (4'd7 & {4{conjunction_3[7]}});
  wire [3:0] disjunction_4 = disjunction_3 | (4'd8 & {4{conjunction_3[8]}}) | (4'd9 & {4{conjunction_3[9]}});

  assign next_step = disjunction_4 | (4'ha & {4{conjunction_3[10]}}) | (4'hb & {4{conjunction_3[11]}});
  assign any = |all_steps;
  assign step = next_step;
  assign stays = |conjunction_2;
  wire [15:0] shifted_2 = 16'hffff << next_step;
  assign closes = ~(|(all_steps & {shifted_2[10:0], 1'b0}));

endmodule

`default_nettype wire
