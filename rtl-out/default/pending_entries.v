// pending_entries: generator of hdl/src/vector/pending.rs
// Written by Tombolo; change the source.
// SPDX-License-Identifier: MIT OR Apache-2.0

`default_nettype none

module pending_entries (
  input wire [95:0] entry_0,
  input wire [95:0] entry_1,
  input wire [95:0] entry_2,
  input wire [95:0] entry_3,
  input wire [2:0] count,
  input wire leave,
  input wire enter,
  input wire [95:0] entering,
  output wire [95:0] after_0,
  output wire [95:0] after_1,
  output wire [95:0] after_2,
  output wire [95:0] after_3,
  output wire [2:0] count_after,
  output wire writes_0,
  output wire writes_1,
  output wire writes_2,
  output wire writes_3,
  output wire writes_high_0,
  output wire writes_high_1,
  output wire writes_high_2,
  output wire writes_high_3,
  output wire [10:0] row_0,
  output wire [10:0] row_1,
  output wire [10:0] row_2,
  output wire [10:0] row_3,
  output wire [2:0] beat_0,
  output wire [2:0] beat_1,
  output wire [2:0] beat_2,
  output wire [2:0] beat_3,
  output wire writes_scalar_0,
  output wire writes_scalar_1,
  output wire writes_scalar_2,
  output wire writes_scalar_3,
  output wire [3:0] wave_0,
  output wire [3:0] wave_1,
  output wire [3:0] wave_2,
  output wire [3:0] wave_3,
  output wire [6:0] register_0,
  output wire [6:0] register_1,
  output wire [6:0] register_2,
  output wire [6:0] register_3
);

  wire [2:0] difference_1 = count - {2'd0, leave};
  assign count_after = difference_1 + {2'd0, enter};

  assign after_0 =
      (enter & (difference_1 == 3'd0)) ? entering :
      leave ? entry_1 :
      entry_0;

  assign writes_0 = entry_0[24] & (3'd0 < count);
  assign writes_high_0 = entry_0[25] & (3'd0 < count);
  assign writes_scalar_0 = entry_0[41] & (3'd0 < count);
  assign row_0 = entry_0[36:26];
  assign beat_0 = entry_0[23:21];
  assign wave_0 = entry_0[3:0];
  assign register_0 = entry_0[48:42];

  assign after_1 =
      (enter & (difference_1 == 3'd1)) ? entering :
      leave ? entry_2 :
      entry_1;

  assign writes_1 = entry_1[24] & (3'd1 < count);
  assign writes_high_1 = entry_1[25] & (3'd1 < count);
  assign writes_scalar_1 = entry_1[41] & (3'd1 < count);
  assign row_1 = entry_1[36:26];
  assign beat_1 = entry_1[23:21];
  assign wave_1 = entry_1[3:0];
  assign register_1 = entry_1[48:42];

  assign after_2 =
      (enter & (difference_1 == 3'd2)) ? entering :
      leave ? entry_3 :
      entry_2;

  assign writes_2 = entry_2[24] & (3'd2 < count);
  assign writes_high_2 = entry_2[25] & (3'd2 < count);
  assign writes_scalar_2 = entry_2[41] & (3'd2 < count);
  assign row_2 = entry_2[36:26];
  assign beat_2 = entry_2[23:21];
  assign wave_2 = entry_2[3:0];
  assign register_2 = entry_2[48:42];

  assign after_3 =
      (enter & (difference_1 == 3'd3)) ? entering :
      leave ? entry_3 :
      entry_3;

  assign writes_3 = entry_3[24] & (3'd3 < count);
  assign writes_high_3 = entry_3[25] & (3'd3 < count);
  assign writes_scalar_3 = entry_3[41] & (3'd3 < count);
  assign row_3 = entry_3[36:26];
  assign beat_3 = entry_3[23:21];
  assign wave_3 = entry_3[3:0];
  assign register_3 = entry_3[48:42];

endmodule

`default_nettype wire
