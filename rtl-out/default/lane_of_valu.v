// lane_of_valu: generator of hdl/src/probe.rs
// Written by Tombolo; change the source.
// SPDX-License-Identifier: MIT OR Apache-2.0

`default_nettype none

module lane_of_valu (
  input wire active,
  input wire [63:0] data,
  output wire event_active,
  output wire [63:0] event_data
);

  assign event_active = active;
  assign event_data = data;

endmodule

`default_nettype wire
