// step_choice: generator of hdl/src/memory/coalesce.rs
// Written by Tombolo; change the source.
// SPDX-License-Identifier: MIT OR Apache-2.0

`default_nettype none

module step_choice (
  input wire [47:0] steps,
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

  assign all_steps = steps[0 +: 12] | steps[1*12 +: 12] | steps[2*12 +: 12] | steps[3*12 +: 12];

  wire [15:0] shifted_1 = 16'hffff << last;
  wire [11:0] conjunction_1 = all_steps & ({shifted_1[10:0], 1'b0} | ((12'd1 << last) & {12{again}})) & {12{at_line}};
  wire [11:0] chosen_1 = stays ? conjunction_1 : all_steps;
  wire [11:0] conjunction_2 = chosen_1 & (-chosen_1);

  assign next_step = (4'd1 & {4{conjunction_2[1]}}) | (4'd2 & {4{conjunction_2[2]}}) | (4'd3 & {4{conjunction_2[3]}})
      | (4'd4 & {4{conjunction_2[4]}}) | (4'd5 & {4{conjunction_2[5]}}) | (4'd6 & {4{conjunction_2[6]}}) | (4'd7 &
      {4{conjunction_2[7]}}) | (4'd8 & {4{conjunction_2[8]}}) | (4'd9 & {4{conjunction_2[9]}}) | (4'ha &
      {4{conjunction_2[10]}}) | (4'hb & {4{conjunction_2[11]}});
  assign any = |all_steps;
  assign step = next_step;
  assign stays = |conjunction_1;
  wire [15:0] shifted_2 = 16'hffff << next_step;
  assign closes = ~(|(all_steps & {shifted_2[10:0], 1'b0}));

endmodule

`default_nettype wire
