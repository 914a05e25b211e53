// tile_passes: generator of hdl/src/memory/transpose.rs
// Written by Tombolo; change the source.
// SPDX-License-Identifier: MIT OR Apache-2.0

`default_nettype none

module tile_passes (
  input wire [4:0] tile,
  input wire [127:0] window,
  output wire [7:0] passes
);

  wire [3:0] disjunction_1 = {|window[3*4 +: 4], |window[2*4 +: 4], |window[1*4 +: 4], |window[0 +: 4]} |
      {|window[7*4 +: 4], |window[6*4 +: 4], |window[5*4 +: 4], |window[4*4 +: 4]};
  wire conjunction_1 = tile[2] & (~tile[1]);
  wire [3:0] disjunction_2 = disjunction_1 | {|window[11*4 +: 4], |window[10*4 +: 4], |window[9*4 +: 4], |window[8*4
      +: 4]} | {|window[15*4 +: 4], |window[14*4 +: 4], |window[13*4 +: 4], |window[12*4 +: 4]};
  wire [3:0] disjunction_3 = disjunction_1 | {|window[19*4 +: 4], |window[18*4 +: 4], |window[17*4 +: 4],
      |window[16*4 +: 4]} | {|window[23*4 +: 4], |window[22*4 +: 4], |window[21*4 +: 4], |window[20*4 +: 4]};
  wire [3:0] disjunction_4 = {|window[19*4 +: 4], |window[18*4 +: 4], |window[17*4 +: 4], |window[16*4 +: 4]} |
      {|window[23*4 +: 4], |window[22*4 +: 4], |window[21*4 +: 4], |window[20*4 +: 4]} | {|window[27*4 +: 4],
      |window[26*4 +: 4], |window[25*4 +: 4], |window[24*4 +: 4]} | {|window[31*4 +: 4], |window[30*4 +: 4],
      |window[29*4 +: 4], |window[28*4 +: 4]};
  wire [3:0] disjunction_5 = {|window[11*4 +: 4], |window[10*4 +: 4], |window[9*4 +: 4], |window[8*4 +: 4]} |
      {|window[15*4 +: 4], |window[14*4 +: 4], |window[13*4 +: 4], |window[12*4 +: 4]} | {|window[27*4 +: 4],
      |window[26*4 +: 4], |window[25*4 +: 4], |window[24*4 +: 4]} | {|window[31*4 +: 4], |window[30*4 +: 4],
      |window[29*4 +: 4], |window[28*4 +: 4]};
  wire [7:0] joined_1 = {conjunction_1 ? disjunction_4 : disjunction_5, conjunction_1 ? disjunction_2 :
      disjunction_3};

  assign passes = joined_1 & {8{tile[0]}};

endmodule

`default_nettype wire
