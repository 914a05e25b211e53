// wave_wait: kernel of hdl/src/front/wave_wait.rs:26. Written by Tombolo; change the source.
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
  output reg has_credit // A wake-up came before: the next sleep is skipped.
);

  reg [4:0] hold_count; reg [6:0] sleep_count; reg forever_, halted, stopped;

  assign counts = sleep_count != 7'd0;
  wire asleep = counts | forever_;
  assign awake = (hold_count == 5'd0) & ~asleep & ~halted & ~stopped;
  wire sleeps = (sleep != 7'd0) | sleep_forever;
  initial begin
    hold_count = 5'd0; sleep_count = 7'd0; forever_ = 1'b0; halted = 1'b0; has_credit = 1'b0; stopped = 1'b0;
  end
  always @(posedge clock) begin
    if (hold_count != 5'd0) hold_count <= hold_count - 5'd1;
    if (granted) begin
      hold_count <= hold;
      if (halts) halted <= 1'b1;
    end
    if (launch) begin hold_count <= 5'd0; halted <= 1'b0; end
    if (tick & counts) sleep_count <= sleep_count - 7'd1;
    if (woken) begin sleep_count <= 7'd0; forever_ <= 1'b0; has_credit <= ~asleep; end
    if (granted) begin
      if (sleeps) begin
        if (~has_credit & ~woken) begin sleep_count <= sleep; forever_ <= sleep_forever; end
        has_credit <= 1'b0;
      end
    end
    if (put_to_sleep) begin
      if (~has_credit & ~woken) sleep_count <= sleep_time;
      has_credit <= 1'b0;
    end
    if (launch) begin sleep_count <= 7'd0; forever_ <= 1'b0; has_credit <= 1'b0; end
    if (resumes) stopped <= 1'b0;
    if (stops) stopped <= 1'b1;
    if (launch) stopped <= 1'b0;
  end
endmodule
`default_nettype wire
