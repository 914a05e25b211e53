// wave_beats: generator of hdl/src/dispatch/items.rs:120. Written by Tombolo; change the source.
// SPDX-License-Identifier: MIT OR Apache-2.0
`default_nettype none

module wave_beats (
  input wire [3:0] beat, // The beat: of a wave64 those of lanes 32 to 63 follow those of lanes 0 to 31.
  input wire wave64, // The wave has 64 lanes.
  input wire [10:0] base, // First row of the wave.
  input wire [10:0] vgprs, // VGPRs of the wave.
  input wire [3:0] active, // Lanes of the beat that hold a work-item.
  input wire [63:0] before_, // Lanes of the beats before that do.
  output wire [63:0] exec, // Those and the lanes of this beat.
  output wire [2:0] row_beat, // Beat of a row.
  output wire [10:0] row, // Row of v0.
  output wire last // It is the last beat.
);

  assign exec = before_ | ({60'd0, active} << {beat, 2'd0});
  assign row_beat = beat[2:0];
  assign row = base + (vgprs & {11{beat[3]}});
  assign last = wave64 ? (beat == 4'hf) : (beat == 4'd7);
endmodule
`default_nettype wire
