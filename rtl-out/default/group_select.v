// group_select: generator of hdl/src/front/barrier.rs:152
// Written by Tombolo; change the source.
// SPDX-License-Identifier: MIT OR Apache-2.0

`default_nettype none

module group_select (
  input wire launch, // A wave is created.
  input wire [4:0] launch_group, // In this group.
  input wire signal_0, // The SIMD's wave signals.
  input wire signal_1,
  input wire end_0, // It ends.
  input wire end_1,
  input wire [4:0] group_0, // Its group.
  input wire [4:0] group_1,
  input wire [4:0] asking_group_0, // A wave of the SIMD asks for the state of its group's barrier.
  input wire [4:0] asking_group_1,
  input wire [191:0] signals, // Waves that have signalled the group's barrier.
  input wire [31:0] complete, // It has completed.
  output wire [31:0] launches, // A wave of the group is created.
  output wire [31:0] signals_0, // A wave of SIMD 0 signals.
  output wire [31:0] signals_1, // A wave of SIMD 1 does.
  output wire [31:0] ends_0, // A wave of SIMD 0 ends.
  output wire [31:0] ends_1, // A wave of SIMD 1 does.
  output wire [31:0] told, // The group is told.
  output wire completed, // Some group's barrier has completed.
  output wire [4:0] completed_group, // Which.
  output wire first_0, // The SIMD's signal is the first one; SIMD 0 signals before SIMD 1.
  output wire first_1,
  output reg [5:0] signalled_0, // Waves that have signalled the barrier asked for.
  output reg [5:0] signalled_1
);

  wire [31:0] lowest;

  assign lowest = complete & (-complete);
  assign completed = |complete;
  wire [4:0] completed_group_any = (5'd1 & {5{lowest[1]}}) | (5'd2 & {5{lowest[2]}}) | (5'd3 & {5{lowest[3]}}) |
      (5'd4 & {5{lowest[4]}}) | (5'd5 & {5{lowest[5]}}) | (5'd6 & {5{lowest[6]}}) | (5'd7 & {5{lowest[7]}}) | (5'd8 &
      {5{lowest[8]}}) | (5'd9 & {5{lowest[9]}}) | (5'ha & {5{lowest[10]}}) | (5'hb & {5{lowest[11]}}) | (5'hc &
      {5{lowest[12]}}) | (5'hd & {5{lowest[13]}}) | (5'he & {5{lowest[14]}}) | (5'hf & {5{lowest[15]}}) | (5'h10 &
      {5{lowest[16]}}) | (5'h11 & {5{lowest[17]}}) | (5'h12 & {5{lowest[18]}}) | (5'h13 & {5{lowest[19]}}) | (5'h14 &
      {5{lowest[20]}}) | (5'h15 & {5{lowest[21]}}) | (5'h16 & {5{lowest[22]}}) | (5'h17 & {5{lowest[23]}}) | (5'h18 &
      {5{lowest[24]}}) | (5'h19 & {5{lowest[25]}}) | (5'h1a & {5{lowest[26]}});
  assign completed_group = completed_group_any | (5'h1b & {5{lowest[27]}}) | (5'h1c & {5{lowest[28]}}) | (5'h1d &
      {5{lowest[29]}}) | (5'h1e & {5{lowest[30]}}) | {5{lowest[31]}};
  wire [31:0] first_1_joined = {~|signals[31*6 +: 6], ~|signals[30*6 +: 6], ~|signals[29*6 +: 6], ~|signals[28*6 +:
      6], ~|signals[27*6 +: 6], ~|signals[26*6 +: 6], ~|signals[25*6 +: 6], ~|signals[24*6 +: 6], ~|signals[23*6 +:
      6], ~|signals[22*6 +: 6], ~|signals[21*6 +: 6], ~|signals[20*6 +: 6], ~|signals[19*6 +: 6], ~|signals[18*6 +:
      6], ~|signals[17*6 +: 6], ~|signals[16*6 +: 6], ~|signals[15*6 +: 6], ~|signals[14*6 +: 6], ~|signals[13*6 +:
      6], ~|signals[12*6 +: 6], ~|signals[11*6 +: 6], ~|signals[10*6 +: 6], ~|signals[9*6 +: 6], ~|signals[8*6 +: 6],
      ~|signals[7*6 +: 6], ~|signals[6*6 +: 6], ~|signals[5*6 +: 6], ~|signals[4*6 +: 6], ~|signals[3*6 +: 6],
      ~|signals[2*6 +: 6], ~|signals[1*6 +: 6], ~|signals[0 +: 6]};
  assign first_0 = first_1_joined[group_0] & signal_0;
  assign first_1 = first_1_joined[group_1] & signal_1 & ~(signal_0 & (group_0 == group_1));

  always @*
    case (asking_group_0)
      5'd1: signalled_0 = signals[1*6 +: 6];
      5'd2: signalled_0 = signals[2*6 +: 6];
      5'd3: signalled_0 = signals[3*6 +: 6];
      5'd4: signalled_0 = signals[4*6 +: 6];
      5'd5: signalled_0 = signals[5*6 +: 6];
      5'd6: signalled_0 = signals[6*6 +: 6];
      5'd7: signalled_0 = signals[7*6 +: 6];
      5'd8: signalled_0 = signals[8*6 +: 6];
      5'd9: signalled_0 = signals[9*6 +: 6];
      5'ha: signalled_0 = signals[10*6 +: 6];
      5'hb: signalled_0 = signals[11*6 +: 6];
      5'hc: signalled_0 = signals[12*6 +: 6];
      5'hd: signalled_0 = signals[13*6 +: 6];
      5'he: signalled_0 = signals[14*6 +: 6];
      5'hf: signalled_0 = signals[15*6 +: 6];
      5'h10: signalled_0 = signals[16*6 +: 6];
      5'h11: signalled_0 = signals[17*6 +: 6];
      5'h12: signalled_0 = signals[18*6 +: 6];
      5'h13: signalled_0 = signals[19*6 +: 6];
      5'h14: signalled_0 = signals[20*6 +: 6];
      5'h15: signalled_0 = signals[21*6 +: 6];
      5'h16: signalled_0 = signals[22*6 +: 6];
      5'h17: signalled_0 = signals[23*6 +: 6];
      5'h18: signalled_0 = signals[24*6 +: 6];
      5'h19: signalled_0 = signals[25*6 +: 6];
      5'h1a: signalled_0 = signals[26*6 +: 6];
      5'h1b: signalled_0 = signals[27*6 +: 6];
      5'h1c: signalled_0 = signals[28*6 +: 6];
      5'h1d: signalled_0 = signals[29*6 +: 6];
      5'h1e: signalled_0 = signals[30*6 +: 6];
      5'h1f: signalled_0 = signals[31*6 +: 6];
      default: signalled_0 = signals[0 +: 6];
    endcase

  always @*
    case (asking_group_1)
      5'd1: signalled_1 = signals[1*6 +: 6];
      5'd2: signalled_1 = signals[2*6 +: 6];
      5'd3: signalled_1 = signals[3*6 +: 6];
      5'd4: signalled_1 = signals[4*6 +: 6];
      5'd5: signalled_1 = signals[5*6 +: 6];
      5'd6: signalled_1 = signals[6*6 +: 6];
      5'd7: signalled_1 = signals[7*6 +: 6];
      5'd8: signalled_1 = signals[8*6 +: 6];
      5'd9: signalled_1 = signals[9*6 +: 6];
      5'ha: signalled_1 = signals[10*6 +: 6];
      5'hb: signalled_1 = signals[11*6 +: 6];
      5'hc: signalled_1 = signals[12*6 +: 6];
      5'hd: signalled_1 = signals[13*6 +: 6];
      5'he: signalled_1 = signals[14*6 +: 6];
      5'hf: signalled_1 = signals[15*6 +: 6];
      5'h10: signalled_1 = signals[16*6 +: 6];
      5'h11: signalled_1 = signals[17*6 +: 6];
      5'h12: signalled_1 = signals[18*6 +: 6];
      5'h13: signalled_1 = signals[19*6 +: 6];
      5'h14: signalled_1 = signals[20*6 +: 6];
      5'h15: signalled_1 = signals[21*6 +: 6];
      5'h16: signalled_1 = signals[22*6 +: 6];
      5'h17: signalled_1 = signals[23*6 +: 6];
      5'h18: signalled_1 = signals[24*6 +: 6];
      5'h19: signalled_1 = signals[25*6 +: 6];
      5'h1a: signalled_1 = signals[26*6 +: 6];
      5'h1b: signalled_1 = signals[27*6 +: 6];
      5'h1c: signalled_1 = signals[28*6 +: 6];
      5'h1d: signalled_1 = signals[29*6 +: 6];
      5'h1e: signalled_1 = signals[30*6 +: 6];
      5'h1f: signalled_1 = signals[31*6 +: 6];
      default: signalled_1 = signals[0 +: 6];
    endcase

  genvar i;

  wire [31:0] launch_wide_left_launch_group = {31'd0, launch} << launch_group;
  wire [31:0] signal_0_wide_left_group_0 = {31'd0, signal_0} << group_0;
  wire [31:0] signal_1_wide_left_group_1 = {31'd0, signal_1} << group_1;
  wire [31:0] end_0_wide_left_group_0 = {31'd0, end_0} << group_0;
  wire [31:0] end_1_wide_left_group_1 = {31'd0, end_1} << group_1;

  for (i = 0; i < 32; i = i + 1) begin : each_ends_0
    assign launches[i] = launch_wide_left_launch_group[i];
    assign signals_0[i] = signal_0_wide_left_group_0[i];
    assign signals_1[i] = signal_1_wide_left_group_1[i];
    assign ends_0[i] = end_0_wide_left_group_0[i];
    assign ends_1[i] = end_1_wide_left_group_1[i];
    assign told[i] = lowest[i];
  end

endmodule

`default_nettype wire
