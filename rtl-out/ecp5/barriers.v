// barriers: kernel of hdl/src/front/barrier.rs:216. Written by Tombolo; change the source.
// SPDX-License-Identifier: MIT OR Apache-2.0
`default_nettype none

module barriers (
  input wire clock, // The one clock.
  input wire clear, // The dispatch is stopped: there are no waves any more, and no barriers that they have been at.
  input wire launch, // A wave is created.
  input wire [4:0] launch_group, // In this group.
  input wire [5:0] launch_waves, // Of so many waves.
  input wire signal_0, // A wave of the SIMD signals.
  input wire wake_0, // A wave of the SIMD wakes its group.
  input wire end_0, // A wave of the SIMD ends.
  input wire [4:0] group_0, // Its group.
  input wire [4:0] asking_group_0, // A wave of the SIMD asks for the state of its group's barrier.
  output wire [5:0] signalled_0, // Waves that have signalled it, in the same cycle.
  output reg first_0, // Two cycles after a signal: it was the first one.
  output wire completed, // A barrier has completed.
  output wire [4:0] completed_group, // Of this group.
  output reg woken_0, // One cycle later: sleepers are woken, by the SIMD.
  output reg [4:0] woken_group_0 // Of this group.
);

  wire [3:0] select_launches; wire [11:0] select_signalling, select_ending; wire [3:0] select_told;
  wire select_first_0; wire [23:0] barrier_signals; wire [3:0] barrier_complete; reg signal_state_0, end_state_0;

  genvar i;
  for (i = 0; i < 4; i = i + 1) begin : each_barrier
    group_barrier barrier (
      .clock(clock), .clear(clear), .launch(select_launches[i]), .waves(launch_waves),
      .signalling(select_signalling[i*3 +: 3]), .ending(select_ending[i*3 +: 3]), .signals(barrier_signals[i*6 +: 6]),
      .complete(barrier_complete[i]), .told(select_told[i]));
  end

  initial begin
    signal_state_0 = 1'b0; woken_0 = 1'b0; end_state_0 = 1'b0; woken_group_0 = 5'd0; first_0 = 1'b0;
  end
  always @(posedge clock) begin
    signal_state_0 <= signal_0; woken_0 <= wake_0; end_state_0 <= end_0; woken_group_0 <= group_0;
    first_0 <= select_first_0;
  end

  group_select select (
    .launch(launch), .launch_group(launch_group), .signal_0(signal_state_0), .end_0(end_state_0),
    .group_0(woken_group_0), .asking_group_0(asking_group_0), .signals(barrier_signals),
    .complete(barrier_complete), .launches(select_launches), .signalling(select_signalling), .ending(select_ending),
    .told(select_told), .completed(completed), .completed_group(completed_group), .first_0(select_first_0),
    .signalled_0(signalled_0));
endmodule
`default_nettype wire
