// timeline: generator of hdl/src/vector/shared/timeline.rs:8
// Written by Tombolo; change the source.
// SPDX-License-Identifier: MIT OR Apache-2.0

`default_nettype none

module timeline (
  input wire clock, // The one clock.
  input wire step, // Operands enter the units.
  input wire last, // They are the last of their operation.
  input wire [1:0] kind, // The Kind under way.
  output wire taken_fast, // Results leave the transcendental units.
  output wire taken_slow, // Results leave the binary64 units.
  output wire done, // The results of all lanes are there.
  output wire announce // They will be in ANNOUNCE clocks.
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

  wire kind_is_transcendental = kind == KIND_TRANSCENDENTAL;
  assign taken_fast = kind_is_transcendental & step_delayed_10;

  wire kind_is_root = kind == KIND_ROOT;
  wire kind_is_binary64 = kind == KIND_BINARY64;

  assign taken_slow = (kind_is_binary64 & step_delayed[6]) | (kind_is_root & step_delayed[6]);
  assign done = (kind_is_transcendental & last_delayed_11) | (kind_is_binary64 & last_delayed[7]) | (kind_is_root &
      last_delayed[7]);
  assign announce = (kind_is_transcendental & last_delayed[4]) | (kind_is_binary64 & last_delayed[1]) | (kind_is_root
      & last_delayed[1]);
  genvar i;

  for (i = 0; i < 7; i = i + 1) begin : each_last_delayed
    reg step_delayed_other;
    reg last_delayed_other;
    assign step_delayed[i + 1] = step_delayed_other;
    assign last_delayed[i + 1] = last_delayed_other;

    initial begin
      step_delayed_other = 1'b0;
      last_delayed_other = 1'b0;
    end
    always @(posedge clock) begin
      step_delayed_other <= step_delayed[i];
      last_delayed_other <= last_delayed[i];
    end
  end

  wire kind_is_not_root = kind != KIND_ROOT;
  wire kind_is_not_binary64 = kind != KIND_BINARY64;

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
    step_delayed_9 <= step_delayed[7] & kind_is_not_binary64 & kind_is_not_root;
    step_delayed_10 <= step_delayed_9 & kind_is_not_binary64 & kind_is_not_root;
    step_delayed_11 <= step_delayed_10 & kind_is_not_binary64 & kind_is_not_root;
    last_delayed_2 <= step & last;
    last_delayed_9 <= last_delayed[7] & kind_is_not_binary64 & kind_is_not_root;
    last_delayed_10 <= last_delayed_9 & kind_is_not_binary64 & kind_is_not_root;
    last_delayed_11 <= last_delayed_10 & kind_is_not_binary64 & kind_is_not_root;
  end

endmodule

`default_nettype wire
