// lds_pending: generator of hdl/src/lds/turns.rs:8
// Written by Tombolo; change the source.
// SPDX-License-Identifier: MIT OR Apache-2.0

`default_nettype none

module lds_pending (
  input wire working, // The unit is accessing memory.
  input wire fresh, // The first cycle of the part.
  input wire upper_part, // The part in the next word.
  input wire [31:0] active, // The lanes whose turn it is.
  input wire [31:0] acts, // The lanes that take part in the beat.
  input wire [31:0] pending, // Left from the cycle before.
  input wire [127:0] bytes, // Bytes that the lane wants of the part.
  input wire [31:0] has_upper, // The lane has a part in the next word.
  input wire granted, // The banks work for this SIMD.
  input wire [31:0] served, // And serve the lane.
  output wire [31:0] valid, // The lane wants the part.
  output wire want, // Some lane does.
  output wire [31:0] left, // The lane still wants it afterwards.
  output wire taken, // Some lane takes part in the beat.
  output wire finished, // No lane still wants it.
  output wire more // Behind this part comes that in the next word.
);

  wire [31:0] valid_lanes;
  wire [31:0] left_lanes;

  assign taken = |acts;
  wire [31:0] valid_lanes_joined = {|bytes[31*4 +: 4], |bytes[30*4 +: 4], |bytes[29*4 +: 4], |bytes[28*4 +: 4],
      |bytes[27*4 +: 4], |bytes[26*4 +: 4], |bytes[25*4 +: 4], |bytes[24*4 +: 4], |bytes[23*4 +: 4], |bytes[22*4 +:
      4], |bytes[21*4 +: 4], |bytes[20*4 +: 4], |bytes[19*4 +: 4], |bytes[18*4 +: 4], |bytes[17*4 +: 4], |bytes[16*4
      +: 4], |bytes[15*4 +: 4], |bytes[14*4 +: 4], |bytes[13*4 +: 4], |bytes[12*4 +: 4], |bytes[11*4 +: 4],
      |bytes[10*4 +: 4], |bytes[9*4 +: 4], |bytes[8*4 +: 4], |bytes[7*4 +: 4], |bytes[6*4 +: 4], |bytes[5*4 +: 4],
      |bytes[4*4 +: 4], |bytes[3*4 +: 4], |bytes[2*4 +: 4], |bytes[1*4 +: 4], |bytes[0 +: 4]};
  assign valid_lanes = (fresh ? (active & valid_lanes_joined) : pending) & {32{working}};
  assign left_lanes = valid_lanes & ~(served & {32{granted}});
  assign want = |valid_lanes;
  assign finished = working & (~|left_lanes);
  assign more = (|(active & has_upper)) & ~upper_part;
  genvar i;

  for (i = 0; i < 32; i = i + 1) begin : each_left
    assign valid[i] = valid_lanes[i];
    assign left[i] = left_lanes[i];
  end

endmodule

`default_nettype wire
