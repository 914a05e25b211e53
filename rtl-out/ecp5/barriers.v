// barriers: kernel of hdl/src/front/barrier.rs
// Written by Tombolo; change the source.
// SPDX-License-Identifier: MIT OR Apache-2.0

`default_nettype none

module barriers (
  input wire clock,
  input wire clear,
  input wire launch,
  input wire [4:0] launch_group,
  input wire [5:0] launch_waves,
  input wire signal_0,
  input wire signal_1,
  input wire wake_0,
  input wire wake_1,
  input wire end_0,
  input wire end_1,
  input wire [4:0] group_0,
  input wire [4:0] group_1,
  input wire [4:0] asking_group_0,
  output wire [5:0] signalled_0,
  output wire first_0,
  output wire completed,
  output wire [4:0] completed_group,
  output wire woken_0,
  output wire woken_1,
  output wire [4:0] woken_group_0,
  output wire [4:0] woken_group_1
);

  wire select_launches_0;
  wire select_launches_1;
  wire select_launches_2;
  wire select_launches_3;
  wire select_signals_0_0;
  wire select_signals_0_1;
  wire select_signals_0_2;
  wire select_signals_0_3;
  wire select_signals_1_0;
  wire select_signals_1_1;
  wire select_signals_1_2;
  wire select_signals_1_3;
  wire select_ends_0_0;
  wire select_ends_0_1;
  wire select_ends_0_2;
  wire select_ends_0_3;
  wire select_ends_1_0;
  wire select_ends_1_1;
  wire select_ends_1_2;
  wire select_ends_1_3;
  wire select_told_0;
  wire select_told_1;
  wire select_told_2;
  wire select_told_3;
  wire select_first_0;
  wire [5:0] barrier_0_signals;
  wire barrier_0_complete;
  wire [5:0] barrier_1_signals;
  wire barrier_1_complete;
  wire [5:0] barrier_2_signals;
  wire barrier_2_complete;
  wire [5:0] barrier_3_signals;
  wire barrier_3_complete;
  reg signal_state_0;
  reg signal_state_1;
  reg wake_state_0;
  reg wake_state_1;
  reg end_state_0;
  reg end_state_1;
  reg [4:0] group_state_0;
  reg [4:0] group_state_1;
  reg first_state_0;

  assign first_0 = first_state_0;
  assign woken_0 = wake_state_0;
  assign woken_1 = wake_state_1;
  assign woken_group_0 = group_state_0;
  assign woken_group_1 = group_state_1;

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
    .signals_0(barrier_0_signals),
    .signals_1(barrier_1_signals),
    .signals_2(barrier_2_signals),
    .signals_3(barrier_3_signals),
    .complete_0(barrier_0_complete),
    .complete_1(barrier_1_complete),
    .complete_2(barrier_2_complete),
    .complete_3(barrier_3_complete),
    .launches_0(select_launches_0),
    .launches_1(select_launches_1),
    .launches_2(select_launches_2),
    .launches_3(select_launches_3),
    .signals_0_0(select_signals_0_0),
    .signals_0_1(select_signals_0_1),
    .signals_0_2(select_signals_0_2),
    .signals_0_3(select_signals_0_3),
    .signals_1_0(select_signals_1_0),
    .signals_1_1(select_signals_1_1),
    .signals_1_2(select_signals_1_2),
    .signals_1_3(select_signals_1_3),
    .ends_0_0(select_ends_0_0),
    .ends_0_1(select_ends_0_1),
    .ends_0_2(select_ends_0_2),
    .ends_0_3(select_ends_0_3),
    .ends_1_0(select_ends_1_0),
    .ends_1_1(select_ends_1_1),
    .ends_1_2(select_ends_1_2),
    .ends_1_3(select_ends_1_3),
    .told_0(select_told_0),
    .told_1(select_told_1),
    .told_2(select_told_2),
    .told_3(select_told_3),
    .completed(completed),
    .completed_group(completed_group),
    .first_0(select_first_0),
    .signalled_0(signalled_0)
  );

  group_barrier barrier_0 (
    .clock(clock),
    .clear(clear),
    .launch(select_launches_0),
    .waves(launch_waves),
    .signal_0(select_signals_0_0),
    .signal_1(select_signals_1_0),
    .end_0(select_ends_0_0),
    .end_1(select_ends_1_0),
    .signals(barrier_0_signals),
    .complete(barrier_0_complete),
    .told(select_told_0)
  );

  group_barrier barrier_1 (
    .clock(clock),
    .clear(clear),
    .launch(select_launches_1),
    .waves(launch_waves),
    .signal_0(select_signals_0_1),
    .signal_1(select_signals_1_1),
    .end_0(select_ends_0_1),
    .end_1(select_ends_1_1),
    .signals(barrier_1_signals),
    .complete(barrier_1_complete),
    .told(select_told_1)
  );

  group_barrier barrier_2 (
    .clock(clock),
    .clear(clear),
    .launch(select_launches_2),
    .waves(launch_waves),
    .signal_0(select_signals_0_2),
    .signal_1(select_signals_1_2),
    .end_0(select_ends_0_2),
    .end_1(select_ends_1_2),
    .signals(barrier_2_signals),
    .complete(barrier_2_complete),
    .told(select_told_2)
  );

  group_barrier barrier_3 (
    .clock(clock),
    .clear(clear),
    .launch(select_launches_3),
    .waves(launch_waves),
    .signal_0(select_signals_0_3),
    .signal_1(select_signals_1_3),
    .end_0(select_ends_0_3),
    .end_1(select_ends_1_3),
    .signals(barrier_3_signals),
    .complete(barrier_3_complete),
    .told(select_told_3)
  );

endmodule

`default_nettype wire
