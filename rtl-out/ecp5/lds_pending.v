// lds_pending: generator of hdl/src/memory/lds/turns.rs
// Written by Tombolo; change the source.
// SPDX-License-Identifier: MIT OR Apache-2.0

`default_nettype none

module lds_pending (
  input wire working,
  input wire fresh,
  input wire upper_part,
  input wire active_0,
  input wire active_1,
  input wire active_2,
  input wire active_3,
  input wire acts_0,
  input wire acts_1,
  input wire acts_2,
  input wire acts_3,
  input wire pending_0,
  input wire pending_1,
  input wire pending_2,
  input wire pending_3,
  input wire [3:0] bytes_0,
  input wire [3:0] bytes_1,
  input wire [3:0] bytes_2,
  input wire [3:0] bytes_3,
  input wire has_upper_0,
  input wire has_upper_1,
  input wire has_upper_2,
  input wire has_upper_3,
  input wire granted,
  input wire served_0,
  input wire served_1,
  input wire served_2,
  input wire served_3,
  output wire valid_0,
  output wire valid_1,
  output wire valid_2,
  output wire valid_3,
  output wire want,
  output wire left_0,
  output wire left_1,
  output wire left_2,
  output wire left_3,
  output wire taken,
  output wire finished,
  output wire more
);

  wire [3:0] valid_lanes;
  wire [3:0] left_lanes;

  assign taken = |{acts_3, acts_2, acts_1, acts_0};

  wire [3:0] conjunction_1 = {active_3, active_2, active_1, active_0} & {|bytes_3, |bytes_2, |bytes_1, |bytes_0};
  wire [3:0] chosen_1 = fresh ? conjunction_1 : {pending_3, pending_2, pending_1, pending_0};

  assign valid_lanes = chosen_1 & {4{working}};
  assign left_lanes = valid_lanes & (~({served_3, served_2, served_1, served_0} & {4{granted}}));
  assign valid_0 = valid_lanes[0];
  assign valid_1 = valid_lanes[1];
  assign valid_2 = valid_lanes[2];
  assign valid_3 = valid_lanes[3];
  assign want = |valid_lanes;
  assign left_0 = left_lanes[0];
  assign left_1 = left_lanes[1];
  assign left_2 = left_lanes[2];
  assign left_3 = left_lanes[3];
  assign finished = working & (~(|left_lanes));
  wire [3:0] conjunction_2 = {active_3, active_2, active_1, active_0} & {has_upper_3, has_upper_2, has_upper_1,
      has_upper_0};
  assign more = (|conjunction_2) & (~upper_part);

endmodule

`default_nettype wire
