// lane_select: generator of hdl/src/dispatch/initial.rs
// Written by Tombolo; change the source.
// SPDX-License-Identifier: MIT OR Apache-2.0

`default_nettype none

module lane_select (
  input wire [5:0] lane,
  input wire [10:0] base,
  input wire [10:0] vgprs,
  output wire [31:0] physical,
  output wire [2:0] beat,
  output wire [10:0] row
);

  assign beat = 3'd0;
  assign row = base + (vgprs & {11{lane[5]}});
  genvar i;
  wire [31:0] shifted_1 = 32'd1 << lane[4:0];

  for (i = 0; i < 32; i = i + 1) begin : each_physical
    assign physical[i] = shifted_1[i];
  end

endmodule

`default_nettype wire
