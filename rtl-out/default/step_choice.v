// step_choice: generator of hdl/src/memory/coalesce.rs
// Written by Tombolo; change the source.
// SPDX-License-Identifier: MIT OR Apache-2.0

`default_nettype none

module step_choice (
  input wire [11:0] steps_0,
  input wire [11:0] steps_1,
  input wire [11:0] steps_2,
  input wire [11:0] steps_3,
  input wire [11:0] steps_4,
  input wire [11:0] steps_5,
  input wire [11:0] steps_6,
  input wire [11:0] steps_7,
  input wire [11:0] steps_8,
  input wire [11:0] steps_9,
  input wire [11:0] steps_10,
  input wire [11:0] steps_11,
  input wire [11:0] steps_12,
  input wire [11:0] steps_13,
  input wire [11:0] steps_14,
  input wire [11:0] steps_15,
  input wire [11:0] steps_16,
  input wire [11:0] steps_17,
  input wire [11:0] steps_18,
  input wire [11:0] steps_19,
  input wire [11:0] steps_20,
  input wire [11:0] steps_21,
  input wire [11:0] steps_22,
  input wire [11:0] steps_23,
  input wire [11:0] steps_24,
  input wire [11:0] steps_25,
  input wire [11:0] steps_26,
  input wire [11:0] steps_27,
  input wire [11:0] steps_28,
  input wire [11:0] steps_29,
  input wire [11:0] steps_30,
  input wire [11:0] steps_31,
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

  wire [11:0] disjunction_1 = steps_0 | steps_1 | steps_2 | steps_3 | steps_4 | steps_5 | steps_6;
  wire [11:0] disjunction_2 = disjunction_1 | steps_7 | steps_8 | steps_9 | steps_10 | steps_11;
  wire [11:0] disjunction_3 = disjunction_2 | steps_12 | steps_13 | steps_14 | steps_15 | steps_16;
  wire [11:0] disjunction_4 = disjunction_3 | steps_17 | steps_18 | steps_19 | steps_20 | steps_21;
  wire [11:0] disjunction_5 = disjunction_4 | steps_22 | steps_23 | steps_24 | steps_25 | steps_26;

  assign all_steps = disjunction_5 | steps_27 | steps_28 | steps_29 | steps_30 | steps_31;

  wire [15:0] shifted_1 = 16'hffff << last;
  wire [11:0] conjunction_1 = all_steps & ({shifted_1[10:0], 1'b0} | ((12'd1 << last) & {12{again}}));
  wire [11:0] conjunction_2 = conjunction_1 & {12{at_line}};
  wire [11:0] chosen_1 = stays ? conjunction_2 : all_steps;
  wire [11:0] conjunction_3 = chosen_1 & (-chosen_1);
  wire [3:0] disjunction_6 = (4'd1 & {4{conjunction_3[1]}}) | (4'd2 & {4{conjunction_3[2]}}) | (4'd3 &
      {4{conjunction_3[3]}});
  wire [3:0] disjunction_7 = disjunction_6 | (4'd4 & {4{conjunction_3[4]}}) | (4'd5 & {4{conjunction_3[5]}});
  wire [3:0] disjunction_8 = disjunction_7 | (4'd6 & {4{conjunction_3[6]}}) | (4'd7 & {4{conjunction_3[7]}});
  wire [3:0] disjunction_9 = disjunction_8 | (4'd8 & {4{conjunction_3[8]}}) | (4'd9 & {4{conjunction_3[9]}});

  assign next_step = disjunction_9 | (4'ha & {4{conjunction_3[10]}}) | (4'hb & {4{conjunction_3[11]}});
  assign any = |all_steps;
  assign step = next_step;
  assign stays = |conjunction_2;
  wire [15:0] shifted_2 = 16'hffff << next_step;
  assign closes = ~(|(all_steps & {shifted_2[10:0], 1'b0}));

endmodule

`default_nettype wire
