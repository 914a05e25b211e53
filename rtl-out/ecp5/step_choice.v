// step_choice: generator of hdl/src/vmem/coalesce.rs:12
// Written by Tombolo; change the source.
// SPDX-License-Identifier: MIT OR Apache-2.0

`default_nettype none

module step_choice (
  input wire [47:0] steps, // Steps to do.
  input wire at_line, // The sender is at a line.
  input wire [3:0] last, // Its last step there.
  input wire again, // Lanes at the line have that step still to do.
  output wire any, // Some lane has a step to do.
  output wire [3:0] step, // The step.
  output wire stays, // It is at the same line as the last one.
  output wire closes // It is the last one at its line.
);

  wire [11:0] all_steps = steps[11:0] | steps[23:12] | steps[35:24] | steps[47:36];

  wire [15:0] step_shifted = 16'hffff << last;
  wire [11:0] step_all = all_steps & ({step_shifted[10:0], 1'b0} | ((12'd1 << last) & {12{again}})) & {12{at_line}};

  assign stays = |step_all;

  wire [11:0] step_choice_stays = stays ? step_all : all_steps;
  wire [11:0] step_all_step_choice_stays = step_choice_stays & (-step_choice_stays);

  assign step = (4'd1 & {4{step_all_step_choice_stays[1]}}) | (4'd2 & {4{step_all_step_choice_stays[2]}}) | (4'd3 &
      {4{step_all_step_choice_stays[3]}}) | (4'd4 & {4{step_all_step_choice_stays[4]}}) | (4'd5 &
      {4{step_all_step_choice_stays[5]}}) | (4'd6 & {4{step_all_step_choice_stays[6]}}) | (4'd7 &
      {4{step_all_step_choice_stays[7]}}) | (4'd8 & {4{step_all_step_choice_stays[8]}}) | (4'd9 &
      {4{step_all_step_choice_stays[9]}}) | (4'ha & {4{step_all_step_choice_stays[10]}}) | (4'hb &
      {4{step_all_step_choice_stays[11]}});
  assign any = |all_steps;
  wire [15:0] closes_shifted = 16'hffff << step;
  assign closes = ~|(all_steps & {closes_shifted[10:0], 1'b0});

endmodule

`default_nettype wire
