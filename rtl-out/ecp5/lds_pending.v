// lds_pending: generator of hdl/src/lds/turns.rs:7. Written by Tombolo; change the source.
// SPDX-License-Identifier: MIT OR Apache-2.0
`default_nettype none

module lds_pending (
  input wire working, // The unit is accessing memory.
  input wire fresh, // The first cycle of the part.
  input wire upper_part, // The part in the next word.
  input wire [3:0] acts, // The lanes that take part in the beat.
  input wire serial, // They access memory one after another:
  input wire [3:0] turn, // this one.
  input wire all, // Every lane of the wave gives its data or a zero.
  input wire [3:0] pending, // Left from the cycle before.
  input wire [3:0] wants, // The lane wants bytes of the part.
  input wire [3:0] has_upper, // The lane has a part in the next word.
  input wire granted, // The banks work for this SIMD.
  input wire [3:0] served, // And serve the lane.
  output wire [3:0] valid, // The lane wants the part; of a SIMD that is alone, if it is working.
  output wire want, // Some lane does.
  output wire [3:0] left, // The lane still wants it afterwards.
  output wire taken, // Some lane takes part in the beat.
  output wire finished, // No lane still wants it.
  output wire more // Behind this part comes that in the next word.
);

  assign taken = |acts;
  wire [3:0] takes_part_lanes = serial ? turn : acts;
  wire [3:0] active_lanes = takes_part_lanes | {4{all}};
  wire [3:0] valid_lanes = fresh ? (active_lanes & wants) : pending;
  assign want = working & (|valid_lanes);
  wire [3:0] finished_all = valid_lanes & ~served;
  wire [3:0] left_lanes = (granted ? finished_all : valid_lanes) & {4{working}};
  assign finished = working & (~|finished_all);
  assign more = (|(active_lanes & has_upper)) & ~upper_part;
  genvar i;
  for (i = 0; i < 4; i = i + 1) begin : each_left
    assign valid[i] = valid_lanes[i];
    assign left[i] = left_lanes[i];
  end
endmodule
`default_nettype wire
