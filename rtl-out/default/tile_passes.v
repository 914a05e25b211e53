// tile_passes: generator of hdl/src/vmem/transpose.rs:127
// Written by Tombolo; change the source.
// SPDX-License-Identifier: MIT OR Apache-2.0

`default_nettype none

module tile_passes (
  input wire tile_transposed, // What the record says.
  input wire tile_bytes,
  input wire tile_wave64,
  input wire [127:0] window, // Dwords that the source lanes have in the line.
  output wire [7:0] passes // By { z, y }; none of a load that is not transposed.
);

  wire [3:0] passes_any = {|window[3*4 +: 4], |window[2*4 +: 4], |window[1*4 +: 4], |window[0 +: 4]} | {|window[7*4
      +: 4], |window[6*4 +: 4], |window[5*4 +: 4], |window[4*4 +: 4]};
  wire tile_wave64_and_not_tile_bytes = tile_wave64 & ~tile_bytes;
  wire [3:0] passes_any_passes_any = passes_any | {|window[11*4 +: 4], |window[10*4 +: 4], |window[9*4 +: 4],
      |window[8*4 +: 4]} | {|window[15*4 +: 4], |window[14*4 +: 4], |window[13*4 +: 4], |window[12*4 +: 4]};
  wire [3:0] passes_otherwise_any = passes_any | {|window[19*4 +: 4], |window[18*4 +: 4], |window[17*4 +: 4],
      |window[16*4 +: 4]} | {|window[23*4 +: 4], |window[22*4 +: 4], |window[21*4 +: 4], |window[20*4 +: 4]};
  wire [3:0] passes_any_any_window_19 = {|window[19*4 +: 4], |window[18*4 +: 4], |window[17*4 +: 4], |window[16*4 +:
      4]} | {|window[23*4 +: 4], |window[22*4 +: 4], |window[21*4 +: 4], |window[20*4 +: 4]} | {|window[27*4 +: 4],
      |window[26*4 +: 4], |window[25*4 +: 4], |window[24*4 +: 4]} | {|window[31*4 +: 4], |window[30*4 +: 4],
      |window[29*4 +: 4], |window[28*4 +: 4]};
  wire [3:0] passes_otherwise_any_any_window_11 = {|window[11*4 +: 4], |window[10*4 +: 4], |window[9*4 +: 4],
      |window[8*4 +: 4]} | {|window[15*4 +: 4], |window[14*4 +: 4], |window[13*4 +: 4], |window[12*4 +: 4]} |
      {|window[27*4 +: 4], |window[26*4 +: 4], |window[25*4 +: 4], |window[24*4 +: 4]} | {|window[31*4 +: 4],
      |window[30*4 +: 4], |window[29*4 +: 4], |window[28*4 +: 4]};
  wire [3:0] passes_choice = tile_wave64_and_not_tile_bytes ? passes_any_any_window_19 :
      passes_otherwise_any_any_window_11;
  wire [7:0] passes_joined = {passes_choice, tile_wave64_and_not_tile_bytes ? passes_any_passes_any :
      passes_otherwise_any};

  assign passes = passes_joined & {8{tile_transposed}};

endmodule

`default_nettype wire
