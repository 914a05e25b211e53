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

  wire equal_1 = kind == KIND_TRANSCENDENTAL;
  assign taken_fast = equal_1 & step_delayed_10;

  wire equal_2 = kind == KIND_ROOT;
  wire equal_3 = kind == KIND_BINARY64;

  assign taken_slow = (equal_3 & step_delayed_10) | (equal_2 & step_delayed_10);
  assign done = (equal_1 & last_delayed_11) | (equal_3 & last_delayed_11) | (equal_2 & last_delayed_11);
  assign announce = (equal_1 & last_delayed_5) | (equal_3 & last_delayed_5) | (equal_2 & last_delayed_5);

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
