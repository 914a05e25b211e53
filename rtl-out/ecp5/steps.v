// steps: kernel of hdl/src/vector/steps.rs:55
// Written by Tombolo; change the source.
// SPDX-License-Identifier: MIT OR Apache-2.0

`default_nettype none

module steps (
  input wire clock, // The one clock.
  input wire [5:0] head_need,
  input wire [1:0] head_unit,
  input wire [3:0] head_cross,
  input wire hold, // Nothing happens in this cycle.
  input wire walks_on, // Another step of a walk through rows follows behind this one (crate::vector::matrix::walk).
  input wire [5:0] gathers, // Halves that are gathered: those of the step, or of a walk its own.
  input wire [5:0] granted, // Halves granted in this cycle.
  input wire complete, // All are there: the beat launches.
  output wire [5:0] gathered, // Halves gathered in earlier cycles.
  output reg [5:0] step_need, // Halves that the step needs.
  output wire [2:0] beat, // Beat.
  output wire collects, // The step collects.
  output wire uses_crossed, // Its first source is what was collected.
  output wire exchanges, // The operation is an exchange.
  output wire exchanged, // The step is the second of an exchange.
  output wire keeps, // The step has the operands of the one before.
  output wire takes_turns, // The operation is for the even lanes, then for the odd ones.
  output wire odd, // The odd ones' turn.
  output wire takes_upper_half, // It is for the upper half of the wave.
  output wire drains, // What was collected is on its way: nothing launches.
  output wire begins, // Nothing of the operation has launched yet.
  output wire leaves // The operation leaves the queue with this launch.
);
  localparam [1:0] UNIT_NAME_FLOAT = 2'd1;

  wire last_beat;
  wire last_turn;
  wire first_of_two;
  wire goes_on;
  wire last;
  wire kind_collects;
  wire kind_halves;
  wire kind_reads_lane;
  wire [5:0] kind_first_need;
  wire [5:0] kind_second_need;
  reg [2:0] beat_state;
  reg [2:0] beat_state_next;
  reg [1:0] walk_state;
  reg [1:0] walk_state_next;
  reg odd_state;
  reg odd_state_next;
  reg second;
  reg second_next;
  reg draining;
  reg draining_next;
  reg [5:0] gathered_state;
  reg [5:0] gathered_state_next;

  assign gathered = gathered_state;

  always @* begin
    step_need = kind_first_need;
    if (second) step_need = kind_second_need;
    if (odd_state) step_need = 6'd0;
  end

  assign beat = beat_state;
  assign collects = kind_collects & ~second;
  assign uses_crossed = kind_collects & second;
  assign exchanged = exchanges & second;
  assign keeps = odd_state | exchanged;
  assign takes_turns = (head_unit == UNIT_NAME_FLOAT) & ~collects;
  assign odd = odd_state;
  assign takes_upper_half = kind_halves & second;
  assign drains = draining;
  assign begins = (beat_state == 3'd0) & (walk_state == 2'd0) & ~second & ~odd_state;
  assign leaves = complete & last;
  assign last_beat = (beat_state == 3'd7) | (kind_reads_lane & second);
  assign last_turn = ~takes_turns | odd_state;
  assign first_of_two = (kind_collects | exchanges) & ~second;
  assign goes_on = 1'b0;
  assign last = last_turn & last_beat & ~first_of_two & ~goes_on;

  always @* begin
    beat_state_next = beat_state;
    if (complete) begin
      if (last_turn) beat_state_next = beat_state + 3'd1;
      if (first_of_two) begin
        if (exchanges) begin
          beat_state_next = beat_state;
        end else if (last_beat) beat_state_next = 3'd0;
      end
      if (goes_on & last_beat) beat_state_next = 3'd0;
      if (last) beat_state_next = 3'd0;
    end
  end

  always @* begin
    walk_state_next = walk_state;
    if (complete) begin
      if (goes_on & last_beat) walk_state_next = walk_state + 2'd1;
      if (last) walk_state_next = 2'd0;
    end
  end

  always @* begin
    odd_state_next = odd_state;
    if (complete) odd_state_next = ~last_turn;
  end

  always @* begin
    second_next = second;
    if (complete) begin
      second_next = second & kind_collects;
      if (first_of_two) begin
        if (exchanges) begin
          second_next = 1'b1;
        end else if (last_beat) second_next = 1'b1;
      end
      if (last) second_next = 1'b0;
    end
  end

  always @* begin
    draining_next = 1'b0;
    if (complete) begin
      if (first_of_two) begin
        if (!exchanges) begin
          if (last_beat) draining_next = 1'b1;
        end
      end
    end
  end

  always @* begin
    gathered_state_next = gathered_state;
    if (~hold) gathered_state_next = gathered_state | (granted & gathers);
    if (complete) gathered_state_next = 6'd0;
  end

  initial begin
    beat_state = 3'd0;
    walk_state = 2'd0;
    odd_state = 1'b0;
    second = 1'b0;
    draining = 1'b0;
    gathered_state = 6'd0;
  end
  always @(posedge clock) begin
    beat_state <= beat_state_next;
    walk_state <= walk_state_next;
    odd_state <= odd_state_next;
    second <= second_next;
    draining <= draining_next;
    gathered_state <= gathered_state_next;
  end

  step_kind kind (
    .cross_(head_cross),
    .need(head_need),
    .collects(kind_collects),
    .exchanges(exchanges),
    .halves(kind_halves),
    .reads_lane(kind_reads_lane),
    .first_need(kind_first_need),
    .second_need(kind_second_need)
  );

endmodule

`default_nettype wire
