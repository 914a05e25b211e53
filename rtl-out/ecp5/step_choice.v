// step_choice: generator of hdl/src/vmem/coalesce.rs:16. Written by Tombolo; change the source.
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

  wire [5:0] step_any, step_any2;

  wire [11:0] all_steps = steps[11:0] | steps[23:12] | steps[35:24] | steps[47:36];
  wire [15:0] stays_shifted = 16'hffff << last;
  wire [11:0] stays_all = all_steps & ({stays_shifted[10:0], 1'b0} | ((12'd1 << last) & {12{again}})) & {12{at_line}};
  assign stays = |stays_all;
  wire step_all = step_any[1] & ~step_any[0];
  wire step_all_step_any_3 = step_any[3] & ~step_any[2];
  wire step_any_step_any_0 = step_any[0] | step_any[1];
  wire step_any_step_any_2 = step_any[2] | step_any[3];
  wire step_all_step_any_step_any_2 = step_any_step_any_2 & ~step_any_step_any_0;
  wire [1:0] step_joined = {step_all_step_any_3, step_all_step_any_3 ? (all_steps[7] & ~all_steps[6]) : (all_steps[5]
      & ~all_steps[4])};
  wire [1:0] step_choice_step_joined = step_all_step_any_step_any_2 ? step_joined : {step_all, step_all ?
      (all_steps[3] & ~all_steps[2]) : (all_steps[1] & ~all_steps[0])};
  wire step_all_step_any_5 = step_any[5] & ~step_any[4];
  wire [1:0] step_joined_step_all_step_any_5 = {step_all_step_any_5, step_all_step_any_5 ? (all_steps[11] &
      ~all_steps[10]) : (all_steps[9] & ~all_steps[8])};
  wire step_all_step_any_4 = (step_any[4] | step_any[5]) & ~(step_any_step_any_0 | step_any_step_any_2);
  wire [2:0] step_choice_step_all_step_any_4 = step_all_step_any_4 ? {1'b0, step_joined_step_all_step_any_5} :
      {step_all_step_any_step_any_2, step_choice_step_joined};
  wire step_all_step_any2_1 = step_any2[1] & ~step_any2[0];
  wire step_all_step_any2_3 = step_any2[3] & ~step_any2[2];
  wire step_any_step_any2_0 = step_any2[0] | step_any2[1];
  wire step_any_step_any2_2 = step_any2[2] | step_any2[3];
  wire step_all_step_any_step_any2_2 = step_any_step_any2_2 & ~step_any_step_any2_0;
  wire [1:0] step_joined_step_all_step_any2_3 = {step_all_step_any2_3, step_all_step_any2_3 ? (stays_all[7] &
      ~stays_all[6]) : (stays_all[5] & ~stays_all[4])};
  wire [1:0] step_joined_step_all_step_any2_1 = {step_all_step_any2_1, step_all_step_any2_1 ? (stays_all[3] &
      ~stays_all[2]) : (stays_all[1] & ~stays_all[0])};
  wire [1:0] step_choice_2 = step_all_step_any_step_any2_2 ? step_joined_step_all_step_any2_3 :
      step_joined_step_all_step_any2_1;
  wire step_all_step_any2_5 = step_any2[5] & ~step_any2[4];
  wire [1:0] step_joined_step_all_step_any2_5 = {step_all_step_any2_5, step_all_step_any2_5 ? (stays_all[11] &
      ~stays_all[10]) : (stays_all[9] & ~stays_all[8])};
  wire step_all_step_any2_4 = (step_any2[4] | step_any2[5]) & ~(step_any_step_any2_0 | step_any_step_any2_2);
  wire [2:0] step_choice_step_all_step_any2_4 = step_all_step_any2_4 ? {1'b0, step_joined_step_all_step_any2_5} :
      {step_all_step_any_step_any2_2, step_choice_2};
  assign step = stays ? {step_all_step_any2_4, step_choice_step_all_step_any2_4} : {step_all_step_any_4,
      step_choice_step_all_step_any_4};
  assign any = |all_steps;
  wire [15:0] closes_shifted = 16'hffff << step;
  assign closes = ~|(all_steps & {closes_shifted[10:0], 1'b0});
  genvar i;
  for (i = 0; i < 6; i = i + 1) begin : each_step_any
    assign step_any[i] = all_steps[2*i] | all_steps[2*i + 1];
    assign step_any2[i] = stays_all[2*i] | stays_all[2*i + 1];
  end
endmodule
`default_nettype wire
