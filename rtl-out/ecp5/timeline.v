// timeline: generator of hdl/src/vector/shared/timeline.rs:8. Written by Tombolo; change the source.
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

  reg [9:0] step_delayed; reg [10:0] last_delayed; reg [9:0] of_one_lane_delayed;

  wire announce_equal = kind == KIND_TRANSCENDENTAL;
  assign taken_fast = announce_equal & step_delayed[9];
  assign taken_of_one = announce_equal & of_one_lane_delayed[9];
  wire kind_is_root = kind == KIND_ROOT;
  wire kind_is_binary64 = kind == KIND_BINARY64;
  assign taken_slow = (kind_is_binary64 & step_delayed[9]) | (kind_is_root & step_delayed[9]);
  assign done = (announce_equal & last_delayed[10]) | (kind_is_binary64 & last_delayed[10]) | (kind_is_root &
      last_delayed[10]);
  assign announce = (announce_equal & last_delayed[4]) | (kind_is_binary64 & last_delayed[4]) | (kind_is_root &
      last_delayed[4]);
  genvar i;
  for (i = 0; i < 9; i = i + 1) begin : each_of_one_lane_delayed
    always @(posedge clock) begin
      step_delayed[i + 1] <= step_delayed[i];
      of_one_lane_delayed[i + 1] <= of_one_lane_delayed[i];
    end
  end

  for (i = 0; i < 10; i = i + 1) begin : each_last_delayed
    always @(posedge clock) last_delayed[i + 1] <= last_delayed[i];
  end

  initial begin
    step_delayed = 10'd0; last_delayed = 11'd0; of_one_lane_delayed = 10'd0;
  end
  always @(posedge clock) begin
    step_delayed[0] <= step;
    last_delayed[0] <= step & last;
    of_one_lane_delayed[0] <= step & of_one_lane;
  end
endmodule
`default_nettype wire
