// lane_select: generator of hdl/src/dispatch/initial.rs:100
// Written by Tombolo; change the source.
// SPDX-License-Identifier: MIT OR Apache-2.0

`default_nettype none

module lane_select (
  input wire [5:0] lane, // Lane of the wave; 32 and above are the second half of a wave64.
  input wire [10:0] base, // First row of the wave.
  input wire [10:0] vgprs, // VGPRs of the wave.
  output wire [3:0] physical, // One-hot physical lane.
  output wire [2:0] beat, // Beat.
  output wire [10:0] row // Row of v0 of this half.
);

  assign beat = lane[4:2];
  assign row = base + (vgprs & {11{lane[5]}});
  genvar i;
  wire [3:0] n_1_left_lane_1_0 = 4'd1 << lane[1:0];

  for (i = 0; i < 4; i = i + 1) begin : each_physical
    assign physical[i] = n_1_left_lane_1_0[i];
  end

endmodule

`default_nettype wire
