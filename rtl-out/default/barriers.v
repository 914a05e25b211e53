// barriers: kernel of hdl/src/front/barrier.rs:218
// Written by Tombolo; change the source.
// SPDX-License-Identifier: MIT OR Apache-2.0

`default_nettype none

module barriers (
  input wire clock, // The one clock.
  input wire clear, // The dispatch is stopped: there are no waves any more, and no barriers that they have been at.
  input wire launch, // A wave is created.
  input wire [4:0] launch_group, // In this group.
  input wire [5:0] launch_waves, // Of so many waves.
  input wire signal_0, // A wave of the SIMD signals.
  input wire signal_1,
  input wire wake_0, // A wave of the SIMD wakes its group.
  input wire wake_1,
  input wire end_0, // A wave of the SIMD ends.
  input wire end_1,
  input wire [4:0] group_0, // Its group.
  input wire [4:0] group_1,
  input wire [4:0] asking_group_0, // A wave of the SIMD asks for the state of its group's barrier.
  input wire [4:0] asking_group_1,
  output wire [5:0] signalled_0, // Waves that have signalled it, in the same cycle.
  output wire [5:0] signalled_1,
  output wire first_0, // Two cycles after a signal: it was the first one.
  output wire first_1,
  output wire completed, // A barrier has completed.
  output wire [4:0] completed_group, // Of this group.
  output wire woken_0, // One cycle later: sleepers are woken, by the SIMD.
  output wire woken_1,
  output wire [4:0] woken_group_0, // Of this group.
  output wire [4:0] woken_group_1
);

  wire [31:0] select_launches;
  wire [31:0] select_signals_0;
  wire [31:0] select_signals_1;
  wire [31:0] select_ends_0;
  wire [31:0] select_ends_1;
  wire [31:0] select_told;
  wire select_first_0;
  wire select_first_1;
  wire [191:0] barrier_signals;
  wire [31:0] barrier_complete;
  reg signal_state_0;
  reg signal_state_1;
  reg wake_state_0;
  reg wake_state_1;
  reg end_state_0;
  reg end_state_1;
  reg [4:0] group_state_0;
  reg [4:0] group_state_1;
  reg first_state_0;
  reg first_state_1;

  assign first_0 = first_state_0;
  assign first_1 = first_state_1;
  assign woken_0 = wake_state_0;
  assign woken_1 = wake_state_1;
  assign woken_group_0 = group_state_0;
  assign woken_group_1 = group_state_1;
  genvar i;

  for (i = 0; i < 32; i = i + 1) begin : each_barrier
    group_barrier barrier (
      .clock(clock),
      .clear(clear),
      .launch(select_launches[i]),
      .waves(launch_waves),
      .signal_0(select_signals_0[i]),
      .signal_1(select_signals_1[i]),
      .end_0(select_ends_0[i]),
      .end_1(select_ends_1[i]),
      .signals(barrier_signals[i*6 +: 6]),
      .complete(barrier_complete[i]),
      .told(select_told[i])
    );
  end

  initial begin
    signal_state_0 = 1'b0;
    signal_state_1 = 1'b0;
    wake_state_0 = 1'b0;
    wake_state_1 = 1'b0;
    end_state_0 = 1'b0;
    end_state_1 = 1'b0;
    group_state_0 = 5'd0;
    group_state_1 = 5'd0;
    first_state_0 = 1'b0;
    first_state_1 = 1'b0;
  end
  always @(posedge clock) begin
    signal_state_0 <= signal_0;
    signal_state_1 <= signal_1;
    wake_state_0 <= wake_0;
    wake_state_1 <= wake_1;
    end_state_0 <= end_0;
    end_state_1 <= end_1;
    group_state_0 <= group_0;
    group_state_1 <= group_1;
    first_state_0 <= select_first_0;
    first_state_1 <= select_first_1;
  end

  group_select select (
    .launch(launch),
    .launch_group(launch_group),
    .signal_0(signal_state_0),
    .signal_1(signal_state_1),
    .end_0(end_state_0),
    .end_1(end_state_1),
    .group_0(group_state_0),
    .group_1(group_state_1),
    .asking_group_0(asking_group_0),
    .asking_group_1(asking_group_1),
    .signals(barrier_signals),
    .complete(barrier_complete),
    .launches(select_launches),
    .signals_0(select_signals_0),
    .signals_1(select_signals_1),
    .ends_0(select_ends_0),
    .ends_1(select_ends_1),
    .told(select_told),
    .completed(completed),
    .completed_group(completed_group),
    .first_0(select_first_0),
    .first_1(select_first_1),
    .signalled_0(signalled_0),
    .signalled_1(signalled_1)
  );

endmodule

`default_nettype wire
