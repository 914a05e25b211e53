// timeline: generator of hdl/src/vector/shared/timeline.rs
// Written by Tombolo; change the source.
// SPDX-License-Identifier: MIT OR Apache-2.0

`default_nettype none

module timeline (
  input wire clock,
  input wire step,
  input wire last,
  input wire [1:0] kind,
  output wire taken_fast,
  output wire taken_slow,
  output wire done,
  output wire announce
);

  reg step_delayed;
  reg step_delayed_2;
  reg step_delayed_3;
  reg step_delayed_4;
  reg step_delayed_5;
  reg step_delayed_6;
  reg step_delayed_7;
  reg step_delayed_8;
  reg step_delayed_9;
  reg step_delayed_10;
  reg last_delayed;
  reg last_delayed_2;
  reg last_delayed_3;
  reg last_delayed_4;
  reg last_delayed_5;
  reg last_delayed_6;
  reg last_delayed_7;
  reg last_delayed_8;
  reg last_delayed_9;
  reg last_delayed_10;
  reg last_delayed_11;

  assign taken_fast = (kind == 2'd0) & step_delayed_10;
  assign taken_slow = ((kind == 2'd1) & step_delayed_10) | ((kind == 2'd2) & step_delayed_10);
  wire disjunction_1 = ((kind == 2'd0) & last_delayed_11) | ((kind == 2'd1) & last_delayed_11);
  assign done = disjunction_1 | ((kind == 2'd2) & last_delayed_11);
  wire disjunction_2 = ((kind == 2'd0) & last_delayed_5) | ((kind == 2'd1) & last_delayed_5);
  assign announce = disjunction_2 | ((kind == 2'd2) & last_delayed_5);

  initial begin
    step_delayed = 1'b0;
    step_delayed_2 = 1'b0;
    step_delayed_3 = 1'b0;
    step_delayed_4 = 1'b0;
    step_delayed_5 = 1'b0;
    step_delayed_6 = 1'b0;
    step_delayed_7 = 1'b0;
    step_delayed_8 = 1'b0;
    step_delayed_9 = 1'b0;
    step_delayed_10 = 1'b0;
    last_delayed = 1'b0;
    last_delayed_2 = 1'b0;
    last_delayed_3 = 1'b0;
    last_delayed_4 = 1'b0;
    last_delayed_5 = 1'b0;
    last_delayed_6 = 1'b0;
    last_delayed_7 = 1'b0;
    last_delayed_8 = 1'b0;
    last_delayed_9 = 1'b0;
    last_delayed_10 = 1'b0;
    last_delayed_11 = 1'b0;
  end
  always @(posedge clock) begin
    step_delayed <= step;
    step_delayed_2 <= step_delayed;
    step_delayed_3 <= step_delayed_2;
    step_delayed_4 <= step_delayed_3;
    step_delayed_5 <= step_delayed_4;
    step_delayed_6 <= step_delayed_5;
    step_delayed_7 <= step_delayed_6;
    step_delayed_8 <= step_delayed_7;
    step_delayed_9 <= step_delayed_8;
    step_delayed_10 <= step_delayed_9;
    last_delayed <= step & last;
    last_delayed_2 <= last_delayed;
    last_delayed_3 <= last_delayed_2;
    last_delayed_4 <= last_delayed_3;
    last_delayed_5 <= last_delayed_4;
    last_delayed_6 <= last_delayed_5;
    last_delayed_7 <= last_delayed_6;
    last_delayed_8 <= last_delayed_7;
    last_delayed_9 <= last_delayed_8;
    last_delayed_10 <= last_delayed_9;
    last_delayed_11 <= last_delayed_10;
  end

endmodule

`default_nettype wire
