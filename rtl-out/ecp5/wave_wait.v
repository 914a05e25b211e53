// wave_wait: kernel of hdl/src/front/wave_wait.rs:26
// Written by Tombolo; change the source.
// SPDX-License-Identifier: MIT OR Apache-2.0

`default_nettype none

module wave_wait (
  input wire clock, // The one clock.
  input wire launch, // A wave starts here.
  input wire granted, // A program-control instruction issues; what it asks for follows.
  input wire [4:0] hold, // Cycles without issue.
  input wire [6:0] sleep, // Ticks of sleep.
  input wire sleep_forever, // Sleep until woken.
  input wire halts, // No issue any more.
  input wire stops, // An instruction issues that stops the wave until it is done.
  input wire resumes, // It is done.
  input wire put_to_sleep, // The wave sleeps for sleep_time ticks.
  input wire [6:0] sleep_time, // Ticks.
  input wire woken, // Another wave of the work-group wakes this one.
  input wire tick, // One cycle in 64.
  output wire counts, // A sleep counts ticks down.
  output wire awake, // The wave may issue.
  output wire has_credit // A wake-up came before: the next sleep is skipped.
);

  wire asleep;
  wire sleeps;
  reg [4:0] hold_count;
  reg [4:0] hold_count_next;
  reg [6:0] sleep_count;
  reg [6:0] sleep_count_next;
  reg forever_;
  reg forever_next;
  reg halted;
  reg halted_next;
  reg credit;
  reg credit_next;
  reg stopped;
  reg stopped_next;

  assign counts = sleep_count != 7'd0;
  assign awake = (hold_count == 5'd0) & ~asleep & ~halted & ~stopped;
  assign has_credit = credit;
  assign asleep = counts | forever_;
  assign sleeps = (sleep != 7'd0) | sleep_forever;

  always @* begin
    hold_count_next = hold_count;
    if (hold_count != 5'd0) hold_count_next = hold_count - 5'd1;
    if (granted) hold_count_next = hold;
    if (launch) hold_count_next = 5'd0;
  end

  always @* begin
    sleep_count_next = sleep_count;
    if (tick & counts) sleep_count_next = sleep_count - 7'd1;
    if (woken) sleep_count_next = 7'd0;
    if (granted) begin
      if (sleeps) begin
        if (~credit & ~woken) sleep_count_next = sleep;
      end
    end
    if (put_to_sleep) begin
      if (~credit & ~woken) sleep_count_next = sleep_time;
    end
    if (launch) sleep_count_next = 7'd0;
  end

  always @* begin
    forever_next = forever_;
    if (woken) forever_next = 1'b0;
    if (granted) begin
      if (sleeps) begin
        if (~credit & ~woken) forever_next = sleep_forever;
      end
    end
    if (launch) forever_next = 1'b0;
  end

  always @* begin
    halted_next = halted;
    if (granted) begin
      if (halts) halted_next = 1'b1;
    end
    if (launch) halted_next = 1'b0;
  end

  always @* begin
    credit_next = credit;
    if (woken) credit_next = ~asleep;
    if (granted) begin
      if (sleeps) credit_next = 1'b0;
    end
    if (put_to_sleep) credit_next = 1'b0;
    if (launch) credit_next = 1'b0;
  end

  always @* begin
    stopped_next = stopped;
    if (resumes) stopped_next = 1'b0;
    if (stops) stopped_next = 1'b1;
    if (launch) stopped_next = 1'b0;
  end

  initial begin
    hold_count = 5'd0;
    sleep_count = 7'd0;
    forever_ = 1'b0;
    halted = 1'b0;
    credit = 1'b0;
    stopped = 1'b0;
  end
  always @(posedge clock) begin
    hold_count <= hold_count_next;
    sleep_count <= sleep_count_next;
    forever_ <= forever_next;
    halted <= halted_next;
    credit <= credit_next;
    stopped <= stopped_next;
  end

endmodule

`default_nettype wire
