// timeline: generator of hdl/src/vector/shared/timeline.rs:8
// Written by Tombolo; change the source.
// SPDX-License-Identifier: MIT OR Apache-2.0

`default_nettype none

module timeline (
  input wire clock, // The one clock.
  input wire step, // Operands enter the units.
  input wire last, // They are the last of their operation.
  input wire [1:0] kind, // The Kind under way.
  input wire of_one_lane, // They are of one lane.
  output wire taken_fast, // Results leave the transcendental units.
  output wire taken_of_one, // They are of one lane.
  output wire taken_slow, // Results leave the binary64 units.
  output wire done, // The results of all lanes are there.
  output wire announce // They will be in ANNOUNCE clocks.
);
  localparam [1:0] KIND_TRANSCENDENTAL = 2'd0, KIND_BINARY64 = 2'd1, KIND_ROOT = 2'd2;

  wire [9:0] step_delayed; reg step_delayed_2; wire [10:0] last_delayed; reg last_delayed_2;
  wire [9:0] of_one_lane_delayed; reg of_one_lane_delayed_2;
  assign step_delayed[0] = step_delayed_2;
  assign last_delayed[0] = last_delayed_2;
  assign of_one_lane_delayed[0] = of_one_lane_delayed_2;

  wire kind_is_transcendental = kind == KIND_TRANSCENDENTAL;
  assign taken_fast = kind_is_transcendental & step_delayed[9];
  assign taken_of_one = kind_is_transcendental & of_one_lane_delayed[9];

  wire kind_is_root = kind == KIND_ROOT;
  wire kind_is_binary64 = kind == KIND_BINARY64;

  assign taken_slow = (kind_is_binary64 & step_delayed[9]) | (kind_is_root & step_delayed[9]);
  assign done = (kind_is_transcendental & last_delayed[10]) | (kind_is_binary64 & last_delayed[10]) | (kind_is_root &
      last_delayed[10]);
  assign announce = (kind_is_transcendental & last_delayed[4]) | (kind_is_binary64 & last_delayed[4]) | (kind_is_root
      & last_delayed[4]);
  genvar i;

  for (i = 0; i < 9; i = i + 1) begin : each_of_one_lane_delayed
    reg step_delayed_other;
    reg of_one_lane_delayed_other;
    assign step_delayed[i + 1] = step_delayed_other;
    assign of_one_lane_delayed[i + 1] = of_one_lane_delayed_other;

    initial begin
      step_delayed_other = 1'b0; of_one_lane_delayed_other = 1'b0;
    end
    always @(posedge clock) begin
      step_delayed_other <= step_delayed[i];
      of_one_lane_delayed_other <= of_one_lane_delayed[i];
    end
  end

  for (i = 0; i < 10; i = i + 1) begin : each_last_delayed
    reg last_delayed_other;
    assign last_delayed[i + 1] = last_delayed_other;

    initial last_delayed_other = 1'b0;
    always @(posedge clock) last_delayed_other <= last_delayed[i];
  end

  initial begin
    step_delayed_2 = 1'b0; last_delayed_2 = 1'b0; of_one_lane_delayed_2 = 1'b0;
  end
  always @(posedge clock) begin
    step_delayed_2 <= step;
    last_delayed_2 <= step & last;
    of_one_lane_delayed_2 <= step & of_one_lane;
  end

endmodule

`default_nettype wire
