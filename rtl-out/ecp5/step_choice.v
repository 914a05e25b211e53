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

  wire [11:0] all_steps = steps[0 +: 12] | steps[1*12 +: 12] | steps[2*12 +: 12] | steps[3*12 +: 12];

  wire [15:0] next_step_shifted = 16'hffff << last;
  wire [11:0] next_step_all = all_steps & ({next_step_shifted[10:0], 1'b0} | ((12'd1 << last) & {12{again}})) &
      {12{at_line}};

  assign stays = |next_step_all;

  wire [11:0] next_step_choice = stays ? next_step_all : all_steps;
  wire [11:0] next_step_all_next_step_choice = next_step_choice & (-next_step_choice);

  wire [3:0] next_step = (4'd1 & {4{next_step_all_next_step_choice[1]}}) | (4'd2 &
      {4{next_step_all_next_step_choice[2]}}) | (4'd3 & {4{next_step_all_next_step_choice[3]}}) | (4'd4 &
      {4{next_step_all_next_step_choice[4]}}) | (4'd5 & {4{next_step_all_next_step_choice[5]}}) | (4'd6 &
      {4{next_step_all_next_step_choice[6]}}) | (4'd7 & {4{next_step_all_next_step_choice[7]}}) | (4'd8 &
      {4{next_step_all_next_step_choice[8]}}) | (4'd9 & {4{next_step_all_next_step_choice[9]}}) | (4'ha &
      {4{next_step_all_next_step_choice[10]}}) | (4'hb & {4{next_step_all_next_step_choice[11]}});
  assign any = |all_steps;
  assign step = next_step;
  wire [15:0] closes_shifted = 16'hffff << next_step;
  assign closes = ~|(all_steps & {closes_shifted[10:0], 1'b0});

endmodule

`default_nettype wire
