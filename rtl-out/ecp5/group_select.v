// group_select: generator of hdl/src/front/barrier.rs:148. Written by Tombolo; change the source.
// SPDX-License-Identifier: MIT OR Apache-2.0
`default_nettype none

module group_select (
  input wire launch, // A wave is created.
  input wire [4:0] launch_group, // In this group.
  input wire signal_0, // The SIMD's wave signals.
  input wire end_0, // It ends.
  input wire [4:0] group_0, // Its group.
  input wire [4:0] asking_group_0, // A wave of the SIMD asks for the state of its group's barrier.
  input wire [23:0] signals, // Waves that have signalled the group's barrier.
  input wire [3:0] complete, // It has completed.
  output wire [3:0] launches, // A wave of the group is created.
  output wire [11:0] signalling, // Waves of the group that signal.
  output wire [11:0] ending, // That end.
  output wire [3:0] told, // The group is told.
  output wire completed, // Some group's barrier has completed.
  output wire [4:0] completed_group, // Which.
  output wire first_0, // The SIMD's signal is the first one; a lower SIMD signals before a higher one.
  output wire [5:0] signalled_0 // Waves that have signalled the barrier asked for.
);

  wire [3:0] lowest = complete & (-complete);
  assign completed = |complete;
  assign completed_group = (5'd1 & {5{lowest[1]}}) | (5'd2 & {5{lowest[2]}}) | (5'd3 & {5{lowest[3]}});
  wire [3:0] first_0_part_shifted = (|group_0[4:3]) ? 4'd0 : ({~|signals[23:18], ~|signals[17:12], ~|signals[11:6],
      ~|signals[5:0]} >> group_0[2:0]);
  assign first_0 = first_0_part_shifted[0] & signal_0;
  assign signalled_0 = (asking_group_0 == 5'd1) ? signals[11:6] :
      (asking_group_0 == 5'd2) ? signals[17:12] :
      (asking_group_0 == 5'd3) ? signals[23:18] : signals[5:0];
  genvar i;
  wire [3:0] shifted = (|launch_group[4:3]) ? 4'd0 : ({3'd0, launch} << launch_group[2:0]);
  wire [3:0] shifted_signal_0_wide = (|group_0[4:3]) ? 4'd0 : ({3'd0, signal_0} << group_0[2:0]);
  wire [3:0] shifted_end_0_wide = (|group_0[4:3]) ? 4'd0 : ({3'd0, end_0} << group_0[2:0]);
  for (i = 0; i < 4; i = i + 1) begin : each_ending
    assign launches[i] = shifted[i];
    assign signalling[i*3 +: 3] = {2'd0, shifted_signal_0_wide[i]};
    assign ending[i*3 +: 3] = {2'd0, shifted_end_0_wide[i]};
    assign told[i] = lowest[i];
  end
endmodule
`default_nettype wire
