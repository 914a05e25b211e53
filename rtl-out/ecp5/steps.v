// steps: kernel of hdl/src/vector/steps.rs:55. Written by Tombolo; change the source.
// SPDX-License-Identifier: MIT OR Apache-2.0
`default_nettype none

module steps (
  input wire clock, // The one clock.
  input wire [5:0] head_need, input wire [1:0] head_unit, input wire [3:0] head_cross,
  input wire hold, // Nothing happens in this cycle.
  input wire walks_on, // Another step of a walk through rows follows behind this one (crate::vector::matrix::walk).
  input wire [5:0] gathers, // Halves that are gathered: those of the step, or of a walk its own.
  input wire [5:0] granted, // Halves granted in this cycle.
  input wire complete, // All are there: the beat launches.
  output reg [5:0] gathered, // Halves gathered in earlier cycles.
  output wire [5:0] step_need, // Halves that the step needs.
  output reg [2:0] beat, // Beat.
  output wire collects, // The step collects.
  output wire uses_crossed, // Its first source is what was collected.
  output wire exchanges, // The operation is an exchange.
  output wire exchanged, // The step is the second of an exchange.
  output wire keeps, // The step has the operands of the one before.
  output wire takes_turns, // The operation is for the even lanes, then for the odd ones.
  output reg odd, // The odd ones' turn.
  output wire takes_upper_half, // It is for the upper half of the wave.
  output reg drains, // What was collected is on its way: nothing launches.
  output wire begins, // Nothing of the operation has launched yet.
  output wire leaves // The operation leaves the queue with this launch.
);
  localparam [1:0] UNIT_NAME_FLOAT = 2'd1;

  wire kind_collects, kind_halves, kind_reads_lane; wire [5:0] kind_first_need, kind_second_need;
  reg [5:0] walk_state; reg second;

  assign step_need = odd ? 6'd0 :
      second ? kind_second_need : kind_first_need;
  assign collects = kind_collects & ~second;
  assign uses_crossed = kind_collects & second;
  assign exchanged = exchanges & second;
  assign keeps = odd | exchanged;
  assign takes_turns = (head_unit == UNIT_NAME_FLOAT) & ~collects;
  assign takes_upper_half = kind_halves & second;
  assign begins = (beat == 3'd0) & (walk_state == 6'd0) & ~second & ~odd;
  wire last_beat = (beat == 3'd7) | (kind_reads_lane & second);
  wire last_turn = ~takes_turns | odd;
  wire first_of_two = (kind_collects | exchanges) & ~second;
  wire goes_on = 1'b0;
  wire last = last_turn & last_beat & ~first_of_two & ~goes_on;
  assign leaves = complete & last;
  initial begin
    beat = 3'd0; walk_state = 6'd0; odd = 1'b0; second = 1'b0; drains = 1'b0; gathered = 6'd0;
  end
  always @(posedge clock) begin
    if (complete) begin
      if (last_turn) beat <= beat + 3'd1;
      if (first_of_two) begin
        if (exchanges) begin
          beat <= beat;
        end else if (last_beat) beat <= 3'd0;
      end
      if (goes_on & last_beat) begin
        beat <= 3'd0;
        walk_state <= (walk_state + 6'd1) & 6'd3;
      end
      if (last) begin beat <= 3'd0; walk_state <= 6'd0; end
      odd <= ~last_turn;
      second <= second & kind_collects;
      if (first_of_two) begin
        if (exchanges) begin
          second <= 1'b1;
        end else if (last_beat) second <= 1'b1;
      end
      if (last) second <= 1'b0;
    end
    drains <= 1'b0;
    if (complete) begin
      if (first_of_two) begin
        if (!exchanges) begin
          if (last_beat) drains <= 1'b1;
        end
      end
    end
    if (~hold) gathered <= gathered | (granted & gathers);
    if (complete) gathered <= 6'd0;
  end

  step_kind kind (
    .cross_(head_cross), .need(head_need), .collects(kind_collects), .exchanges(exchanges), .halves(kind_halves),
    .reads_lane(kind_reads_lane), .first_need(kind_first_need), .second_need(kind_second_need));
endmodule
`default_nettype wire
