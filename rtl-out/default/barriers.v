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
  input wire [4:0] asking_group_1,
  output wire [5:0] signalled_0,
  output wire [5:0] signalled_1,
  output wire first_0,
  output wire first_1,
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
  wire select_launches_4;
  wire select_launches_5;
  wire select_launches_6;
  wire select_launches_7;
  wire select_launches_8;
  wire select_launches_9;
  wire select_launches_10;
  wire select_launches_11;
  wire select_launches_12;
  wire select_launches_13;
  wire select_launches_14;
  wire select_launches_15;
  wire select_launches_16;
  wire select_launches_17;
  wire select_launches_18;
  wire select_launches_19;
  wire select_launches_20;
  wire select_launches_21;
  wire select_launches_22;
  wire select_launches_23;
  wire select_launches_24;
  wire select_launches_25;
  wire select_launches_26;
  wire select_launches_27;
  wire select_launches_28;
  wire select_launches_29;
  wire select_launches_30;
  wire select_launches_31;
  wire select_signals_0_0;
  wire select_signals_0_1;
  wire select_signals_0_2;
  wire select_signals_0_3;
  wire select_signals_0_4;
  wire select_signals_0_5;
  wire select_signals_0_6;
  wire select_signals_0_7;
  wire select_signals_0_8;
  wire select_signals_0_9;
  wire select_signals_0_10;
  wire select_signals_0_11;
  wire select_signals_0_12;
  wire select_signals_0_13;
  wire select_signals_0_14;
  wire select_signals_0_15;
  wire select_signals_0_16;
  wire select_signals_0_17;
  wire select_signals_0_18;
  wire select_signals_0_19;
  wire select_signals_0_20;
  wire select_signals_0_21;
  wire select_signals_0_22;
  wire select_signals_0_23;
  wire select_signals_0_24;
  wire select_signals_0_25;
  wire select_signals_0_26;
  wire select_signals_0_27;
  wire select_signals_0_28;
  wire select_signals_0_29;
  wire select_signals_0_30;
  wire select_signals_0_31;
  wire select_signals_1_0;
  wire select_signals_1_1;
  wire select_signals_1_2;
  wire select_signals_1_3;
  wire select_signals_1_4;
  wire select_signals_1_5;
  wire select_signals_1_6;
  wire select_signals_1_7;
  wire select_signals_1_8;
  wire select_signals_1_9;
  wire select_signals_1_10;
  wire select_signals_1_11;
  wire select_signals_1_12;
  wire select_signals_1_13;
  wire select_signals_1_14;
  wire select_signals_1_15;
  wire select_signals_1_16;
  wire select_signals_1_17;
  wire select_signals_1_18;
  wire select_signals_1_19;
  wire select_signals_1_20;
  wire select_signals_1_21;
  wire select_signals_1_22;
  wire select_signals_1_23;
  wire select_signals_1_24;
  wire select_signals_1_25;
  wire select_signals_1_26;
  wire select_signals_1_27;
  wire select_signals_1_28;
  wire select_signals_1_29;
  wire select_signals_1_30;
  wire select_signals_1_31;
  wire select_ends_0_0;
  wire select_ends_0_1;
  wire select_ends_0_2;
  wire select_ends_0_3;
  wire select_ends_0_4;
  wire select_ends_0_5;
  wire select_ends_0_6;
  wire select_ends_0_7;
  wire select_ends_0_8;
  wire select_ends_0_9;
  wire select_ends_0_10;
  wire select_ends_0_11;
  wire select_ends_0_12;
  wire select_ends_0_13;
  wire select_ends_0_14;
  wire select_ends_0_15;
  wire select_ends_0_16;
  wire select_ends_0_17;
  wire select_ends_0_18;
  wire select_ends_0_19;
  wire select_ends_0_20;
  wire select_ends_0_21;
  wire select_ends_0_22;
  wire select_ends_0_23;
  wire select_ends_0_24;
  wire select_ends_0_25;
  wire select_ends_0_26;
  wire select_ends_0_27;
  wire select_ends_0_28;
  wire select_ends_0_29;
  wire select_ends_0_30;
  wire select_ends_0_31;
  wire select_ends_1_0;
  wire select_ends_1_1;
  wire select_ends_1_2;
  wire select_ends_1_3;
  wire select_ends_1_4;
  wire select_ends_1_5;
  wire select_ends_1_6;
  wire select_ends_1_7;
  wire select_ends_1_8;
  wire select_ends_1_9;
  wire select_ends_1_10;
  wire select_ends_1_11;
  wire select_ends_1_12;
  wire select_ends_1_13;
  wire select_ends_1_14;
  wire select_ends_1_15;
  wire select_ends_1_16;
  wire select_ends_1_17;
  wire select_ends_1_18;
  wire select_ends_1_19;
  wire select_ends_1_20;
  wire select_ends_1_21;
  wire select_ends_1_22;
  wire select_ends_1_23;
  wire select_ends_1_24;
  wire select_ends_1_25;
  wire select_ends_1_26;
  wire select_ends_1_27;
  wire select_ends_1_28;
  wire select_ends_1_29;
  wire select_ends_1_30;
  wire select_ends_1_31;
  wire select_told_0;
  wire select_told_1;
  wire select_told_2;
  wire select_told_3;
  wire select_told_4;
  wire select_told_5;
  wire select_told_6;
  wire select_told_7;
  wire select_told_8;
  wire select_told_9;
  wire select_told_10;
  wire select_told_11;
  wire select_told_12;
  wire select_told_13;
  wire select_told_14;
  wire select_told_15;
  wire select_told_16;
  wire select_told_17;
  wire select_told_18;
  wire select_told_19;
  wire select_told_20;
  wire select_told_21;
  wire select_told_22;
  wire select_told_23;
  wire select_told_24;
  wire select_told_25;
  wire select_told_26;
  wire select_told_27;
  wire select_told_28;
  wire select_told_29;
  wire select_told_30;
  wire select_told_31;
  wire select_first_0;
  wire select_first_1;
  wire [5:0] barrier_0_signals;
  wire barrier_0_complete;
  wire [5:0] barrier_1_signals;
  wire barrier_1_complete;
  wire [5:0] barrier_2_signals;
  wire barrier_2_complete;
  wire [5:0] barrier_3_signals;
  wire barrier_3_complete;
  wire [5:0] barrier_4_signals;
  wire barrier_4_complete;
  wire [5:0] barrier_5_signals;
  wire barrier_5_complete;
  wire [5:0] barrier_6_signals;
  wire barrier_6_complete;
  wire [5:0] barrier_7_signals;
  wire barrier_7_complete;
  wire [5:0] barrier_8_signals;
  wire barrier_8_complete;
  wire [5:0] barrier_9_signals;
  wire barrier_9_complete;
  wire [5:0] barrier_10_signals;
  wire barrier_10_complete;
  wire [5:0] barrier_11_signals;
  wire barrier_11_complete;
  wire [5:0] barrier_12_signals;
  wire barrier_12_complete;
  wire [5:0] barrier_13_signals;
  wire barrier_13_complete;
  wire [5:0] barrier_14_signals;
  wire barrier_14_complete;
  wire [5:0] barrier_15_signals;
  wire barrier_15_complete;
  wire [5:0] barrier_16_signals;
  wire barrier_16_complete;
  wire [5:0] barrier_17_signals;
  wire barrier_17_complete;
  wire [5:0] barrier_18_signals;
  wire barrier_18_complete;
  wire [5:0] barrier_19_signals;
  wire barrier_19_complete;
  wire [5:0] barrier_20_signals;
  wire barrier_20_complete;
  wire [5:0] barrier_21_signals;
  wire barrier_21_complete;
  wire [5:0] barrier_22_signals;
  wire barrier_22_complete;
  wire [5:0] barrier_23_signals;
  wire barrier_23_complete;
  wire [5:0] barrier_24_signals;
  wire barrier_24_complete;
  wire [5:0] barrier_25_signals;
  wire barrier_25_complete;
  wire [5:0] barrier_26_signals;
  wire barrier_26_complete;
  wire [5:0] barrier_27_signals;
  wire barrier_27_complete;
  wire [5:0] barrier_28_signals;
  wire barrier_28_complete;
  wire [5:0] barrier_29_signals;
  wire barrier_29_complete;
  wire [5:0] barrier_30_signals;
  wire barrier_30_complete;
  wire [5:0] barrier_31_signals;
  wire barrier_31_complete;
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
    .signals_0(barrier_0_signals),
    .signals_1(barrier_1_signals),
    .signals_2(barrier_2_signals),
    .signals_3(barrier_3_signals),
    .signals_4(barrier_4_signals),
    .signals_5(barrier_5_signals),
    .signals_6(barrier_6_signals),
    .signals_7(barrier_7_signals),
    .signals_8(barrier_8_signals),
    .signals_9(barrier_9_signals),
    .signals_10(barrier_10_signals),
    .signals_11(barrier_11_signals),
    .signals_12(barrier_12_signals),
    .signals_13(barrier_13_signals),
    .signals_14(barrier_14_signals),
    .signals_15(barrier_15_signals),
    .signals_16(barrier_16_signals),
    .signals_17(barrier_17_signals),
    .signals_18(barrier_18_signals),
    .signals_19(barrier_19_signals),
    .signals_20(barrier_20_signals),
    .signals_21(barrier_21_signals),
    .signals_22(barrier_22_signals),
    .signals_23(barrier_23_signals),
    .signals_24(barrier_24_signals),
    .signals_25(barrier_25_signals),
    .signals_26(barrier_26_signals),
    .signals_27(barrier_27_signals),
    .signals_28(barrier_28_signals),
    .signals_29(barrier_29_signals),
    .signals_30(barrier_30_signals),
    .signals_31(barrier_31_signals),
    .complete_0(barrier_0_complete),
    .complete_1(barrier_1_complete),
    .complete_2(barrier_2_complete),
    .complete_3(barrier_3_complete),
    .complete_4(barrier_4_complete),
    .complete_5(barrier_5_complete),
    .complete_6(barrier_6_complete),
    .complete_7(barrier_7_complete),
    .complete_8(barrier_8_complete),
    .complete_9(barrier_9_complete),
    .complete_10(barrier_10_complete),
    .complete_11(barrier_11_complete),
    .complete_12(barrier_12_complete),
    .complete_13(barrier_13_complete),
    .complete_14(barrier_14_complete),
    .complete_15(barrier_15_complete),
    .complete_16(barrier_16_complete),
    .complete_17(barrier_17_complete),
    .complete_18(barrier_18_complete),
    .complete_19(barrier_19_complete),
    .complete_20(barrier_20_complete),
    .complete_21(barrier_21_complete),
    .complete_22(barrier_22_complete),
    .complete_23(barrier_23_complete),
    .complete_24(barrier_24_complete),
    .complete_25(barrier_25_complete),
    .complete_26(barrier_26_complete),
    .complete_27(barrier_27_complete),
    .complete_28(barrier_28_complete),
    .complete_29(barrier_29_complete),
    .complete_30(barrier_30_complete),
    .complete_31(barrier_31_complete),
    .launches_0(select_launches_0),
    .launches_1(select_launches_1),
    .launches_2(select_launches_2),
    .launches_3(select_launches_3),
    .launches_4(select_launches_4),
    .launches_5(select_launches_5),
    .launches_6(select_launches_6),
    .launches_7(select_launches_7),
    .launches_8(select_launches_8),
    .launches_9(select_launches_9),
    .launches_10(select_launches_10),
    .launches_11(select_launches_11),
    .launches_12(select_launches_12),
    .launches_13(select_launches_13),
    .launches_14(select_launches_14),
    .launches_15(select_launches_15),
    .launches_16(select_launches_16),
    .launches_17(select_launches_17),
    .launches_18(select_launches_18),
    .launches_19(select_launches_19),
    .launches_20(select_launches_20),
    .launches_21(select_launches_21),
    .launches_22(select_launches_22),
    .launches_23(select_launches_23),
    .launches_24(select_launches_24),
    .launches_25(select_launches_25),
    .launches_26(select_launches_26),
    .launches_27(select_launches_27),
    .launches_28(select_launches_28),
    .launches_29(select_launches_29),
    .launches_30(select_launches_30),
    .launches_31(select_launches_31),
    .signals_0_0(select_signals_0_0),
    .signals_0_1(select_signals_0_1),
    .signals_0_2(select_signals_0_2),
    .signals_0_3(select_signals_0_3),
    .signals_0_4(select_signals_0_4),
    .signals_0_5(select_signals_0_5),
    .signals_0_6(select_signals_0_6),
    .signals_0_7(select_signals_0_7),
    .signals_0_8(select_signals_0_8),
    .signals_0_9(select_signals_0_9),
    .signals_0_10(select_signals_0_10),
    .signals_0_11(select_signals_0_11),
    .signals_0_12(select_signals_0_12),
    .signals_0_13(select_signals_0_13),
    .signals_0_14(select_signals_0_14),
    .signals_0_15(select_signals_0_15),
    .signals_0_16(select_signals_0_16),
    .signals_0_17(select_signals_0_17),
    .signals_0_18(select_signals_0_18),
    .signals_0_19(select_signals_0_19),
    .signals_0_20(select_signals_0_20),
    .signals_0_21(select_signals_0_21),
    .signals_0_22(select_signals_0_22),
    .signals_0_23(select_signals_0_23),
    .signals_0_24(select_signals_0_24),
    .signals_0_25(select_signals_0_25),
    .signals_0_26(select_signals_0_26),
    .signals_0_27(select_signals_0_27),
    .signals_0_28(select_signals_0_28),
    .signals_0_29(select_signals_0_29),
    .signals_0_30(select_signals_0_30),
    .signals_0_31(select_signals_0_31),
    .signals_1_0(select_signals_1_0),
    .signals_1_1(select_signals_1_1),
    .signals_1_2(select_signals_1_2),
    .signals_1_3(select_signals_1_3),
    .signals_1_4(select_signals_1_4),
    .signals_1_5(select_signals_1_5),
    .signals_1_6(select_signals_1_6),
    .signals_1_7(select_signals_1_7),
    .signals_1_8(select_signals_1_8),
    .signals_1_9(select_signals_1_9),
    .signals_1_10(select_signals_1_10),
    .signals_1_11(select_signals_1_11),
    .signals_1_12(select_signals_1_12),
    .signals_1_13(select_signals_1_13),
    .signals_1_14(select_signals_1_14),
    .signals_1_15(select_signals_1_15),
    .signals_1_16(select_signals_1_16),
    .signals_1_17(select_signals_1_17),
    .signals_1_18(select_signals_1_18),
    .signals_1_19(select_signals_1_19),
    .signals_1_20(select_signals_1_20),
    .signals_1_21(select_signals_1_21),
    .signals_1_22(select_signals_1_22),
    .signals_1_23(select_signals_1_23),
    .signals_1_24(select_signals_1_24),
    .signals_1_25(select_signals_1_25),
    .signals_1_26(select_signals_1_26),
    .signals_1_27(select_signals_1_27),
    .signals_1_28(select_signals_1_28),
    .signals_1_29(select_signals_1_29),
    .signals_1_30(select_signals_1_30),
    .signals_1_31(select_signals_1_31),
    .ends_0_0(select_ends_0_0),
    .ends_0_1(select_ends_0_1),
    .ends_0_2(select_ends_0_2),
    .ends_0_3(select_ends_0_3),
    .ends_0_4(select_ends_0_4),
    .ends_0_5(select_ends_0_5),
    .ends_0_6(select_ends_0_6),
    .ends_0_7(select_ends_0_7),
    .ends_0_8(select_ends_0_8),
    .ends_0_9(select_ends_0_9),
    .ends_0_10(select_ends_0_10),
    .ends_0_11(select_ends_0_11),
    .ends_0_12(select_ends_0_12),
    .ends_0_13(select_ends_0_13),
    .ends_0_14(select_ends_0_14),
    .ends_0_15(select_ends_0_15),
    .ends_0_16(select_ends_0_16),
    .ends_0_17(select_ends_0_17),
    .ends_0_18(select_ends_0_18),
    .ends_0_19(select_ends_0_19),
    .ends_0_20(select_ends_0_20),
    .ends_0_21(select_ends_0_21),
    .ends_0_22(select_ends_0_22),
    .ends_0_23(select_ends_0_23),
    .ends_0_24(select_ends_0_24),
    .ends_0_25(select_ends_0_25),
    .ends_0_26(select_ends_0_26),
    .ends_0_27(select_ends_0_27),
    .ends_0_28(select_ends_0_28),
    .ends_0_29(select_ends_0_29),
    .ends_0_30(select_ends_0_30),
    .ends_0_31(select_ends_0_31),
    .ends_1_0(select_ends_1_0),
    .ends_1_1(select_ends_1_1),
    .ends_1_2(select_ends_1_2),
    .ends_1_3(select_ends_1_3),
    .ends_1_4(select_ends_1_4),
    .ends_1_5(select_ends_1_5),
    .ends_1_6(select_ends_1_6),
    .ends_1_7(select_ends_1_7),
    .ends_1_8(select_ends_1_8),
    .ends_1_9(select_ends_1_9),
    .ends_1_10(select_ends_1_10),
    .ends_1_11(select_ends_1_11),
    .ends_1_12(select_ends_1_12),
    .ends_1_13(select_ends_1_13),
    .ends_1_14(select_ends_1_14),
    .ends_1_15(select_ends_1_15),
    .ends_1_16(select_ends_1_16),
    .ends_1_17(select_ends_1_17),
    .ends_1_18(select_ends_1_18),
    .ends_1_19(select_ends_1_19),
    .ends_1_20(select_ends_1_20),
    .ends_1_21(select_ends_1_21),
    .ends_1_22(select_ends_1_22),
    .ends_1_23(select_ends_1_23),
    .ends_1_24(select_ends_1_24),
    .ends_1_25(select_ends_1_25),
    .ends_1_26(select_ends_1_26),
    .ends_1_27(select_ends_1_27),
    .ends_1_28(select_ends_1_28),
    .ends_1_29(select_ends_1_29),
    .ends_1_30(select_ends_1_30),
    .ends_1_31(select_ends_1_31),
    .told_0(select_told_0),
    .told_1(select_told_1),
    .told_2(select_told_2),
    .told_3(select_told_3),
    .told_4(select_told_4),
    .told_5(select_told_5),
    .told_6(select_told_6),
    .told_7(select_told_7),
    .told_8(select_told_8),
    .told_9(select_told_9),
    .told_10(select_told_10),
    .told_11(select_told_11),
    .told_12(select_told_12),
    .told_13(select_told_13),
    .told_14(select_told_14),
    .told_15(select_told_15),
    .told_16(select_told_16),
    .told_17(select_told_17),
    .told_18(select_told_18),
    .told_19(select_told_19),
    .told_20(select_told_20),
    .told_21(select_told_21),
    .told_22(select_told_22),
    .told_23(select_told_23),
    .told_24(select_told_24),
    .told_25(select_told_25),
    .told_26(select_told_26),
    .told_27(select_told_27),
    .told_28(select_told_28),
    .told_29(select_told_29),
    .told_30(select_told_30),
    .told_31(select_told_31),
    .completed(completed),
    .completed_group(completed_group),
    .first_0(select_first_0),
    .first_1(select_first_1),
    .signalled_0(signalled_0),
    .signalled_1(signalled_1)
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

  group_barrier barrier_4 (
    .clock(clock),
    .clear(clear),
    .launch(select_launches_4),
    .waves(launch_waves),
    .signal_0(select_signals_0_4),
    .signal_1(select_signals_1_4),
    .end_0(select_ends_0_4),
    .end_1(select_ends_1_4),
    .signals(barrier_4_signals),
    .complete(barrier_4_complete),
    .told(select_told_4)
  );

  group_barrier barrier_5 (
    .clock(clock),
    .clear(clear),
    .launch(select_launches_5),
    .waves(launch_waves),
    .signal_0(select_signals_0_5),
    .signal_1(select_signals_1_5),
    .end_0(select_ends_0_5),
    .end_1(select_ends_1_5),
    .signals(barrier_5_signals),
    .complete(barrier_5_complete),
    .told(select_told_5)
  );

  group_barrier barrier_6 (
    .clock(clock),
    .clear(clear),
    .launch(select_launches_6),
    .waves(launch_waves),
    .signal_0(select_signals_0_6),
    .signal_1(select_signals_1_6),
    .end_0(select_ends_0_6),
    .end_1(select_ends_1_6),
    .signals(barrier_6_signals),
    .complete(barrier_6_complete),
    .told(select_told_6)
  );

  group_barrier barrier_7 (
    .clock(clock),
    .clear(clear),
    .launch(select_launches_7),
    .waves(launch_waves),
    .signal_0(select_signals_0_7),
    .signal_1(select_signals_1_7),
    .end_0(select_ends_0_7),
    .end_1(select_ends_1_7),
    .signals(barrier_7_signals),
    .complete(barrier_7_complete),
    .told(select_told_7)
  );

  group_barrier barrier_8 (
    .clock(clock),
    .clear(clear),
    .launch(select_launches_8),
    .waves(launch_waves),
    .signal_0(select_signals_0_8),
    .signal_1(select_signals_1_8),
    .end_0(select_ends_0_8),
    .end_1(select_ends_1_8),
    .signals(barrier_8_signals),
    .complete(barrier_8_complete),
    .told(select_told_8)
  );

  group_barrier barrier_9 (
    .clock(clock),
    .clear(clear),
    .launch(select_launches_9),
    .waves(launch_waves),
    .signal_0(select_signals_0_9),
    .signal_1(select_signals_1_9),
    .end_0(select_ends_0_9),
    .end_1(select_ends_1_9),
    .signals(barrier_9_signals),
    .complete(barrier_9_complete),
    .told(select_told_9)
  );

  group_barrier barrier_10 (
    .clock(clock),
    .clear(clear),
    .launch(select_launches_10),
    .waves(launch_waves),
    .signal_0(select_signals_0_10),
    .signal_1(select_signals_1_10),
    .end_0(select_ends_0_10),
    .end_1(select_ends_1_10),
    .signals(barrier_10_signals),
    .complete(barrier_10_complete),
    .told(select_told_10)
  );

  group_barrier barrier_11 (
    .clock(clock),
    .clear(clear),
    .launch(select_launches_11),
    .waves(launch_waves),
    .signal_0(select_signals_0_11),
    .signal_1(select_signals_1_11),
    .end_0(select_ends_0_11),
    .end_1(select_ends_1_11),
    .signals(barrier_11_signals),
    .complete(barrier_11_complete),
    .told(select_told_11)
  );

  group_barrier barrier_12 (
    .clock(clock),
    .clear(clear),
    .launch(select_launches_12),
    .waves(launch_waves),
    .signal_0(select_signals_0_12),
    .signal_1(select_signals_1_12),
    .end_0(select_ends_0_12),
    .end_1(select_ends_1_12),
    .signals(barrier_12_signals),
    .complete(barrier_12_complete),
    .told(select_told_12)
  );

  group_barrier barrier_13 (
    .clock(clock),
    .clear(clear),
    .launch(select_launches_13),
    .waves(launch_waves),
    .signal_0(select_signals_0_13),
    .signal_1(select_signals_1_13),
    .end_0(select_ends_0_13),
    .end_1(select_ends_1_13),
    .signals(barrier_13_signals),
    .complete(barrier_13_complete),
    .told(select_told_13)
  );

  group_barrier barrier_14 (
    .clock(clock),
    .clear(clear),
    .launch(select_launches_14),
    .waves(launch_waves),
    .signal_0(select_signals_0_14),
    .signal_1(select_signals_1_14),
    .end_0(select_ends_0_14),
    .end_1(select_ends_1_14),
    .signals(barrier_14_signals),
    .complete(barrier_14_complete),
    .told(select_told_14)
  );

  group_barrier barrier_15 (
    .clock(clock),
    .clear(clear),
    .launch(select_launches_15),
    .waves(launch_waves),
    .signal_0(select_signals_0_15),
    .signal_1(select_signals_1_15),
    .end_0(select_ends_0_15),
    .end_1(select_ends_1_15),
    .signals(barrier_15_signals),
    .complete(barrier_15_complete),
    .told(select_told_15)
  );

  group_barrier barrier_16 (
    .clock(clock),
    .clear(clear),
    .launch(select_launches_16),
    .waves(launch_waves),
    .signal_0(select_signals_0_16),
    .signal_1(select_signals_1_16),
    .end_0(select_ends_0_16),
    .end_1(select_ends_1_16),
    .signals(barrier_16_signals),
    .complete(barrier_16_complete),
    .told(select_told_16)
  );

  group_barrier barrier_17 (
    .clock(clock),
    .clear(clear),
    .launch(select_launches_17),
    .waves(launch_waves),
    .signal_0(select_signals_0_17),
    .signal_1(select_signals_1_17),
    .end_0(select_ends_0_17),
    .end_1(select_ends_1_17),
    .signals(barrier_17_signals),
    .complete(barrier_17_complete),
    .told(select_told_17)
  );

  group_barrier barrier_18 (
    .clock(clock),
    .clear(clear),
    .launch(select_launches_18),
    .waves(launch_waves),
    .signal_0(select_signals_0_18),
    .signal_1(select_signals_1_18),
    .end_0(select_ends_0_18),
    .end_1(select_ends_1_18),
    .signals(barrier_18_signals),
    .complete(barrier_18_complete),
    .told(select_told_18)
  );

  group_barrier barrier_19 (
    .clock(clock),
    .clear(clear),
    .launch(select_launches_19),
    .waves(launch_waves),
    .signal_0(select_signals_0_19),
    .signal_1(select_signals_1_19),
    .end_0(select_ends_0_19),
    .end_1(select_ends_1_19),
    .signals(barrier_19_signals),
    .complete(barrier_19_complete),
    .told(select_told_19)
  );

  group_barrier barrier_20 (
    .clock(clock),
    .clear(clear),
    .launch(select_launches_20),
    .waves(launch_waves),
    .signal_0(select_signals_0_20),
    .signal_1(select_signals_1_20),
    .end_0(select_ends_0_20),
    .end_1(select_ends_1_20),
    .signals(barrier_20_signals),
    .complete(barrier_20_complete),
    .told(select_told_20)
  );

  group_barrier barrier_21 (
    .clock(clock),
    .clear(clear),
    .launch(select_launches_21),
    .waves(launch_waves),
    .signal_0(select_signals_0_21),
    .signal_1(select_signals_1_21),
    .end_0(select_ends_0_21),
    .end_1(select_ends_1_21),
    .signals(barrier_21_signals),
    .complete(barrier_21_complete),
    .told(select_told_21)
  );

  group_barrier barrier_22 (
    .clock(clock),
    .clear(clear),
    .launch(select_launches_22),
    .waves(launch_waves),
    .signal_0(select_signals_0_22),
    .signal_1(select_signals_1_22),
    .end_0(select_ends_0_22),
    .end_1(select_ends_1_22),
    .signals(barrier_22_signals),
    .complete(barrier_22_complete),
    .told(select_told_22)
  );

  group_barrier barrier_23 (
    .clock(clock),
    .clear(clear),
    .launch(select_launches_23),
    .waves(launch_waves),
    .signal_0(select_signals_0_23),
    .signal_1(select_signals_1_23),
    .end_0(select_ends_0_23),
    .end_1(select_ends_1_23),
    .signals(barrier_23_signals),
    .complete(barrier_23_complete),
    .told(select_told_23)
  );

  group_barrier barrier_24 (
    .clock(clock),
    .clear(clear),
    .launch(select_launches_24),
    .waves(launch_waves),
    .signal_0(select_signals_0_24),
    .signal_1(select_signals_1_24),
    .end_0(select_ends_0_24),
    .end_1(select_ends_1_24),
    .signals(barrier_24_signals),
    .complete(barrier_24_complete),
    .told(select_told_24)
  );

  group_barrier barrier_25 (
    .clock(clock),
    .clear(clear),
    .launch(select_launches_25),
    .waves(launch_waves),
    .signal_0(select_signals_0_25),
    .signal_1(select_signals_1_25),
    .end_0(select_ends_0_25),
    .end_1(select_ends_1_25),
    .signals(barrier_25_signals),
    .complete(barrier_25_complete),
    .told(select_told_25)
  );

  group_barrier barrier_26 (
    .clock(clock),
    .clear(clear),
    .launch(select_launches_26),
    .waves(launch_waves),
    .signal_0(select_signals_0_26),
    .signal_1(select_signals_1_26),
    .end_0(select_ends_0_26),
    .end_1(select_ends_1_26),
    .signals(barrier_26_signals),
    .complete(barrier_26_complete),
    .told(select_told_26)
  );

  group_barrier barrier_27 (
    .clock(clock),
    .clear(clear),
    .launch(select_launches_27),
    .waves(launch_waves),
    .signal_0(select_signals_0_27),
    .signal_1(select_signals_1_27),
    .end_0(select_ends_0_27),
    .end_1(select_ends_1_27),
    .signals(barrier_27_signals),
    .complete(barrier_27_complete),
    .told(select_told_27)
  );

  group_barrier barrier_28 (
    .clock(clock),
    .clear(clear),
    .launch(select_launches_28),
    .waves(launch_waves),
    .signal_0(select_signals_0_28),
    .signal_1(select_signals_1_28),
    .end_0(select_ends_0_28),
    .end_1(select_ends_1_28),
    .signals(barrier_28_signals),
    .complete(barrier_28_complete),
    .told(select_told_28)
  );

  group_barrier barrier_29 (
    .clock(clock),
    .clear(clear),
    .launch(select_launches_29),
    .waves(launch_waves),
    .signal_0(select_signals_0_29),
    .signal_1(select_signals_1_29),
    .end_0(select_ends_0_29),
    .end_1(select_ends_1_29),
    .signals(barrier_29_signals),
    .complete(barrier_29_complete),
    .told(select_told_29)
  );

  group_barrier barrier_30 (
    .clock(clock),
    .clear(clear),
    .launch(select_launches_30),
    .waves(launch_waves),
    .signal_0(select_signals_0_30),
    .signal_1(select_signals_1_30),
    .end_0(select_ends_0_30),
    .end_1(select_ends_1_30),
    .signals(barrier_30_signals),
    .complete(barrier_30_complete),
    .told(select_told_30)
  );

  group_barrier barrier_31 (
    .clock(clock),
    .clear(clear),
    .launch(select_launches_31),
    .waves(launch_waves),
    .signal_0(select_signals_0_31),
    .signal_1(select_signals_1_31),
    .end_0(select_ends_0_31),
    .end_1(select_ends_1_31),
    .signals(barrier_31_signals),
    .complete(barrier_31_complete),
    .told(select_told_31)
  );

endmodule

`default_nettype wire
