// group_barrier: kernel of hdl/src/front/barrier.rs:70
// Written by Tombolo; change the source.
// SPDX-License-Identifier: MIT OR Apache-2.0

`default_nettype none

module group_barrier (
  input wire clock, // The one clock.
  input wire clear, // The dispatch is stopped: there are no waves.
  input wire launch, // A wave of the group is created.
  input wire [5:0] waves, // Waves of the group, all told.
  input wire signal_0, // Signals of the SIMDs.
  input wire signal_1,
  input wire end_0, // Ends of waves.
  input wire end_1,
  output wire [5:0] signals, // Waves that have signalled in this round.
  output wire complete, // The barrier has completed.
  input wire told // That has been told.
);

  reg [5:0] created;
  reg [5:0] ended;
  wire [5:0] now_running;
  reg [5:0] now_signalled;
  reg [5:0] missing;
  reg [5:0] missing_next;
  reg [5:0] running;
  reg [5:0] running_next;
  reg [5:0] signalled;
  reg [5:0] signalled_next;
  reg complete_state;
  reg complete_state_next;

  assign signals = signalled;
  assign complete = complete_state;

  always @* begin
    created = 6'd0;
    if (launch) created = 6'd1;
  end

  always @* begin
    ended = 6'd0;
    if (end_0 | end_1) ended = 6'd1;
    if (end_0 & end_1) ended = 6'd2;
  end

  assign now_running = (running + created) - ended;

  always @* begin
    now_signalled = signalled;
    if (signal_0 | signal_1) now_signalled = signalled + 6'd1;
    if (signal_0 & signal_1) now_signalled = signalled + 6'd2;
  end

  always @* begin
    missing_next = missing;
    if (launch) begin
      missing_next = missing - 6'd1;
      if ((running == 6'd0) & (missing == 6'd0)) missing_next = waves - 6'd1;
    end
    if (clear) missing_next = 6'd0;
  end

  always @* begin
    running_next = now_running;
    if (clear) running_next = 6'd0;
  end

  always @* begin
    signalled_next = now_signalled;
    if ((missing == 6'd0) & (now_signalled != 6'd0) & ~(now_signalled < now_running)) signalled_next = 6'd0;
    if (clear) signalled_next = 6'd0;
  end

  always @* begin
    complete_state_next = complete_state;
    if (told) complete_state_next = 1'b0;
    if ((missing == 6'd0) & (now_signalled != 6'd0) & ~(now_signalled < now_running)) complete_state_next = 1'b1;
    if (clear) complete_state_next = 1'b0;
  end

  initial begin
    missing = 6'd0;
    running = 6'd0;
    signalled = 6'd0;
    complete_state = 1'b0;
  end
  always @(posedge clock) begin
    missing <= missing_next;
    running <= running_next;
    signalled <= signalled_next;
    complete_state <= complete_state_next;
  end

endmodule

`default_nettype wire
