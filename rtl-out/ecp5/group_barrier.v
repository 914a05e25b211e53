// group_barrier: kernel of hdl/src/front/barrier.rs:77. Written by Tombolo; change the source.
// SPDX-License-Identifier: MIT OR Apache-2.0
`default_nettype none

module group_barrier (
  input wire clock, // The one clock.
  input wire clear, // The dispatch is stopped: there are no waves.
  input wire launch, // A wave of the group is created.
  input wire [5:0] waves, // Waves of the group, all told.
  input wire [2:0] signalling, // Waves that signal.
  input wire [2:0] ending, // Waves that end.
  output reg [5:0] signals, // Waves that have signalled in this round.
  output reg complete, // The barrier has completed.
  input wire told // That has been told.
);

  reg [5:0] missing, running;

  wire [5:0] created = launch ? 6'd1 : 6'd0;
  wire [5:0] left = running - {3'd0, ending};
  wire [5:0] now_running = left + created;
  wire [5:0] now_signalled = signals + {3'd0, signalling};
  wire complete_all = (missing == 6'd0) & (now_signalled != 6'd0) & ~(now_signalled < now_running);
  initial begin
    missing = 6'd0; running = 6'd0; signals = 6'd0; complete = 1'b0;
  end
  always @(posedge clock) begin
    if (launch) begin
      missing <= missing - 6'd1;
      if ((left == 6'd0) & (missing == 6'd0)) missing <= waves - 6'd1;
    end
    if (clear) missing <= 6'd0;
    running <= clear ? 6'd0 : now_running;
    signals <= clear ? 6'd0 : complete_all ? 6'd0 : now_signalled;
    if (told) complete <= 1'b0;
    if (complete_all) complete <= 1'b1;
    if (clear) complete <= 1'b0;
  end
endmodule
`default_nettype wire
