// lane_of_shared: generator of hdl/src/probe.rs
// Written by Tombolo; change the source.
// SPDX-License-Identifier: MIT OR Apache-2.0

`default_nettype none

module lane_of_shared (
  input wire stores,
  input wire wants,
  input wire served,
  input wire [3:0] bytes,
  input wire [9:0] row,
  input wire [4:0] bank,
  input wire [31:0] data,
  output wire event_wants,
  output wire event_served,
  output wire [3:0] event_bytes,
  output wire [9:0] event_row,
  output wire [4:0] event_bank,
  output wire [31:0] event_data
);

  assign event_wants = wants;
  assign event_served = served;
  assign event_bytes = bytes & {4{stores & served}};
  assign event_row = row;
  assign event_bank = bank;
  assign event_data = data;

endmodule

`default_nettype wire
