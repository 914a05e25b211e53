// group_select: generator of hdl/src/front/barrier.rs
// Written by Tombolo; change the source.
// SPDX-License-Identifier: MIT OR Apache-2.0

`default_nettype none

module group_select (
  input wire launch,
  input wire [4:0] launch_group,
  input wire signal_0,
  input wire signal_1,
  input wire end_0,
  input wire end_1,
  input wire [4:0] group_0,
  input wire [4:0] group_1,
  input wire [4:0] asking_group_0,
  input wire [5:0] signals_0,
  input wire [5:0] signals_1,
  input wire [5:0] signals_2,
  input wire [5:0] signals_3,
  input wire complete_0,
  input wire complete_1,
  input wire complete_2,
  input wire complete_3,
  output wire launches_0,
  output wire launches_1,
  output wire launches_2,
  output wire launches_3,
  output wire signals_0_0,
  output wire signals_0_1,
  output wire signals_0_2,
  output wire signals_0_3,
  output wire signals_1_0,
  output wire signals_1_1,
  output wire signals_1_2,
  output wire signals_1_3,
  output wire ends_0_0,
  output wire ends_0_1,
  output wire ends_0_2,
  output wire ends_0_3,
  output wire ends_1_0,
  output wire ends_1_1,
  output wire ends_1_2,
  output wire ends_1_3,
  output wire told_0,
  output wire told_1,
  output wire told_2,
  output wire told_3,
  output wire completed,
  output wire [4:0] completed_group,
  output wire first_0,
  output reg [5:0] signalled_0
);

  wire [3:0] lowest;

  wire [3:0] shifted_1 = (|launch_group[4:3]) ? 4'd0 : ({3'd0, launch} << launch_group[2:0]);
  assign launches_0 = shifted_1[0];
  assign launches_1 = shifted_1[1];
  assign launches_2 = shifted_1[2];
  assign launches_3 = shifted_1[3];
  wire [3:0] shifted_2 = (|group_0[4:3]) ? 4'd0 : ({3'd0, signal_0} << group_0[2:0]);
  assign signals_0_0 = shifted_2[0];
  assign signals_0_1 = shifted_2[1];
  assign signals_0_2 = shifted_2[2];
  assign signals_0_3 = shifted_2[3];
  wire [3:0] shifted_3 = (|group_0[4:3]) ? 4'd0 : ({3'd0, end_0} << group_0[2:0]);
  assign ends_0_0 = shifted_3[0];
  assign ends_0_1 = shifted_3[1];
  assign ends_0_2 = shifted_3[2];
  assign ends_0_3 = shifted_3[3];
  wire [3:0] shifted_4 = (|group_1[4:3]) ? 4'd0 : ({3'd0, signal_1} << group_1[2:0]);
  assign signals_1_0 = shifted_4[0];
  assign signals_1_1 = shifted_4[1];
  assign signals_1_2 = shifted_4[2];
  assign signals_1_3 = shifted_4[3];
  wire [3:0] shifted_5 = (|group_1[4:3]) ? 4'd0 : ({3'd0, end_1} << group_1[2:0]);
  assign ends_1_0 = shifted_5[0];
  assign ends_1_1 = shifted_5[1];
  assign ends_1_2 = shifted_5[2];
  assign ends_1_3 = shifted_5[3];
  assign lowest = {complete_3, complete_2, complete_1, complete_0} & (-{complete_3, complete_2, complete_1,
      complete_0});
  assign told_0 = lowest[0];
  assign told_1 = lowest[1];
  assign told_2 = lowest[2];
  assign told_3 = lowest[3];
  assign completed = |{complete_3, complete_2, complete_1, complete_0};
  assign completed_group = (5'd1 & {5{told_1}}) | (5'd2 & {5{told_2}}) | (5'd3 & {5{told_3}});
  wire [3:0] shifted_6 = (|group_0[4:3]) ? 4'd0 : ({~(|signals_3), ~(|signals_2), ~(|signals_1), ~(|signals_0)} >>
      group_0[2:0]);
  assign first_0 = shifted_6[0] & signal_0;

  always @*
    case (asking_group_0)
      5'd1: signalled_0 = signals_1;
      5'd2: signalled_0 = signals_2;
      5'd3: signalled_0 = signals_3;
      default: signalled_0 = signals_0;
    endcase

endmodule

`default_nettype wire
