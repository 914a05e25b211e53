// lane_of_load: generator of hdl/src/probe.rs
// Written by Tombolo; change the source.
// SPDX-License-Identifier: MIT OR Apache-2.0

`default_nettype none

module lane_of_load (
  input wire [3:0] bytes,
  input wire [31:0] data,
  output wire [3:0] event_bytes,
  output wire [31:0] event_data
);

  assign event_bytes = bytes;
  assign event_data = data;

endmodule

`default_nettype wire
