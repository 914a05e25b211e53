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
  input wire [23:0] signals,
  input wire [3:0] complete,
  output wire [3:0] launches,
  output wire [3:0] signals_0,
  output wire [3:0] signals_1,
  output wire [3:0] ends_0,
  output wire [3:0] ends_1,
  output wire [3:0] told,
  output wire completed,
  output wire [4:0] completed_group,
  output wire first_0,
  output reg [5:0] signalled_0
);

  wire [3:0] lowest;

  assign lowest = {complete[3], complete[2], complete[1], complete[0]} & (-{complete[3], complete[2], complete[1],
      complete[0]});
  assign completed = |{complete[3], complete[2], complete[1], complete[0]};
  assign completed_group = (5'd1 & {5{lowest[1]}}) | (5'd2 & {5{lowest[2]}}) | (5'd3 & {5{lowest[3]}});
  wire [3:0] shifted_1 = (|group_0[4:3]) ? 4'd0 : ({~(|signals[3*6 +: 6]), ~(|signals[2*6 +: 6]), ~(|signals[1*6 +:
      6]), ~(|signals[0 +: 6])} >> group_0[2:0]);
  assign first_0 = shifted_1[0] & signal_0;

  always @*
    case (asking_group_0)
      5'd1: signalled_0 = signals[1*6 +: 6];
      5'd2: signalled_0 = signals[2*6 +: 6];
      5'd3: signalled_0 = signals[3*6 +: 6];
      default: signalled_0 = signals[0 +: 6];
    endcase

  genvar i;

  wire [3:0] shifted_2 = (|launch_group[4:3]) ? 4'd0 : ({3'd0, launch} << launch_group[2:0]);
  wire [3:0] shifted_3 = (|group_0[4:3]) ? 4'd0 : ({3'd0, signal_0} << group_0[2:0]);
  wire [3:0] shifted_4 = (|group_1[4:3]) ? 4'd0 : ({3'd0, signal_1} << group_1[2:0]);
  wire [3:0] shifted_5 = (|group_0[4:3]) ? 4'd0 : ({3'd0, end_0} << group_0[2:0]);
  wire [3:0] shifted_6 = (|group_1[4:3]) ? 4'd0 : ({3'd0, end_1} << group_1[2:0]);

  for (i = 0; i < 4; i = i + 1) begin : each_ends_0
    assign launches[i] = shifted_2[i];
    assign signals_0[i] = shifted_3[i];
    assign signals_1[i] = shifted_4[i];
    assign ends_0[i] = shifted_5[i];
    assign ends_1[i] = shifted_6[i];
    assign told[i] = lowest[i];
  end

endmodule

`default_nettype wire
