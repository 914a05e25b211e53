// lane_select: generator of hdl/src/dispatch/initial.rs
// Written by Tombolo; change the source.
// SPDX-License-Identifier: MIT OR Apache-2.0

`default_nettype none

module lane_select (
  input wire [5:0] lane,
  input wire [10:0] base,
  input wire [10:0] vgprs,
  output wire physical_0,
  output wire physical_1,
  output wire physical_2,
  output wire physical_3,
  output wire [2:0] beat,
  output wire [10:0] row
);

  wire [3:0] shifted_1 = 4'd1 << lane[1:0];
  assign physical_0 = shifted_1[0];
  assign physical_1 = shifted_1[1];
  assign physical_2 = shifted_1[2];
  assign physical_3 = shifted_1[3];
  assign beat = lane[4:2];
  assign row = base + (vgprs & {11{lane[5]}});

endmodule

`default_nettype wire
