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
  localparam [1:0] KIND_TRANSCENDENTAL = 2'd0;
  localparam [1:0] KIND_BINARY64 = 2'd1;
  localparam [1:0] KIND_ROOT = 2'd2;

  wire [10:0] step_delayed;
  reg step_delayed_2;
  reg step_delayed_9;
  reg step_delayed_10;
  reg step_delayed_11;
  wire [10:0] last_delayed;
  reg last_delayed_2;
  reg last_delayed_9;
  reg last_delayed_10;
  reg last_delayed_11;
  assign step_delayed[0] = step_delayed_2;
  assign step_delayed[8] = step_delayed_9;
  assign step_delayed[9] = step_delayed_10;
  assign step_delayed[10] = step_delayed_11;
  assign last_delayed[0] = last_delayed_2;
  assign last_delayed[8] = last_delayed_9;
  assign last_delayed[9] = last_delayed_10;
  assign last_delayed[10] = last_delayed_11;

  wire equal_1 = kind == KIND_TRANSCENDENTAL;
  assign taken_fast = equal_1 & step_delayed_10;

  wire equal_2 = kind == KIND_ROOT;
  wire equal_3 = kind == KIND_BINARY64;

  assign taken_slow = (equal_3 & step_delayed[6]) | (equal_2 & step_delayed[6]);
  assign done = (equal_1 & last_delayed_11) | (equal_3 & last_delayed[7]) | (equal_2 & last_delayed[7]);
  assign announce = (equal_1 & last_delayed[4]) | (equal_3 & last_delayed[1]) | (equal_2 & last_delayed[1]);
  genvar i;

  for (i = 1; i < 8; i = i + 1) begin : each_last_delayed
    reg step_delayed_i;
    reg last_delayed_i;
    assign step_delayed[i] = step_delayed_i;
    assign last_delayed[i] = last_delayed_i;

    initial begin
      step_delayed_i = 1'b0;
      last_delayed_i = 1'b0;
    end
    always @(posedge clock) begin
      step_delayed_i <= step_delayed[i - 1];
      last_delayed_i <= last_delayed[i - 1];
    end
  end

  initial begin
    step_delayed_2 = 1'b0;
    step_delayed_9 = 1'b0;
    step_delayed_10 = 1'b0;
    step_delayed_11 = 1'b0;
    last_delayed_2 = 1'b0;
    last_delayed_9 = 1'b0;
    last_delayed_10 = 1'b0;
    last_delayed_11 = 1'b0;
  end
  always @(posedge clock) begin
    step_delayed_2 <= step;
    step_delayed_9 <= step_delayed[7] & (~equal_3) & (~equal_2);
    step_delayed_10 <= step_delayed_9 & (~equal_3) & (~equal_2);
    step_delayed_11 <= step_delayed_10 & (~equal_3) & (~equal_2);
    last_delayed_2 <= step & last;
    last_delayed_9 <= last_delayed[7] & (~equal_3) & (~equal_2);
    last_delayed_10 <= last_delayed_9 & (~equal_3) & (~equal_2);
    last_delayed_11 <= last_delayed_10 & (~equal_3) & (~equal_2);
  end

endmodule

`default_nettype wire
