// lds_pending: generator of hdl/src/memory/lds/turns.rs
// Written by Tombolo; change the source.
// SPDX-License-Identifier: MIT OR Apache-2.0

`default_nettype none

module lds_pending (
  input wire working,
  input wire fresh,
  input wire upper_part,
  input wire [3:0] active,
  input wire [3:0] acts,
  input wire [3:0] pending,
  input wire [15:0] bytes,
  input wire [3:0] has_upper,
  input wire granted,
  input wire [3:0] served,
  output wire [3:0] valid,
  output wire want,
  output wire [3:0] left,
  output wire taken,
  output wire finished,
  output wire more
);

  wire [3:0] valid_lanes;
  wire [3:0] left_lanes;

  assign taken = |{acts[3], acts[2], acts[1], acts[0]};
  wire [3:0] conjunction_1 = {active[3], active[2], active[1], active[0]} & {|bytes[3*4 +: 4], |bytes[2*4 +: 4],
      |bytes[1*4 +: 4], |bytes[0 +: 4]};
  assign valid_lanes = (fresh ? conjunction_1 : {pending[3], pending[2], pending[1], pending[0]}) & {4{working}};
  assign left_lanes = valid_lanes & (~({served[3], served[2], served[1], served[0]} & {4{granted}}));
  assign want = |valid_lanes;
  assign finished = working & (~(|left_lanes));
  wire [3:0] conjunction_2 = {active[3], active[2], active[1], active[0]} & {has_upper[3], has_upper[2],
      has_upper[1], has_upper[0]};
  assign more = (|conjunction_2) & (~upper_part);
  genvar i;

  for (i = 0; i < 4; i = i + 1) begin : each_left
    assign valid[i] = valid_lanes[i];
    assign left[i] = left_lanes[i];
  end

endmodule

`default_nettype wire
