// pending_entries: generator of hdl/src/vector/pending.rs
// Written by Tombolo; change the source.
// SPDX-License-Identifier: MIT OR Apache-2.0

`default_nettype none

module pending_entries (
  input wire [3:0] entry_0_writeback_wave,
  input wire [15:0] entry_0_writeback_sequence,
  input wire entry_0_writeback_ends,
  input wire [2:0] entry_0_writeback_beat,
  input wire entry_0_writeback_writes,
  input wire entry_0_writeback_writes_high,
  input wire [10:0] entry_0_writeback_row,
  input wire [3:0] entry_0_writeback_bytes,
  input wire entry_0_writeback_writes_scalar,
  input wire [6:0] entry_0_writeback_register,
  input wire entry_0_writeback_scalar_result,
  input wire entry_0_writeback_ignored,
  input wire entry_0_chosen,
  input wire [31:0] entry_0_active,
  input wire [3:0] entry_1_writeback_wave,
  input wire [15:0] entry_1_writeback_sequence,
  input wire entry_1_writeback_ends,
  input wire [2:0] entry_1_writeback_beat,
  input wire entry_1_writeback_writes,
  input wire entry_1_writeback_writes_high,
  input wire [10:0] entry_1_writeback_row,
  input wire [3:0] entry_1_writeback_bytes,
  input wire entry_1_writeback_writes_scalar,
  input wire [6:0] entry_1_writeback_register,
  input wire entry_1_writeback_scalar_result,
  input wire entry_1_writeback_ignored,
  input wire entry_1_chosen,
  input wire [31:0] entry_1_active,
  input wire [3:0] entry_2_writeback_wave,
  input wire [15:0] entry_2_writeback_sequence,
  input wire entry_2_writeback_ends,
  input wire [2:0] entry_2_writeback_beat,
  input wire entry_2_writeback_writes,
  input wire entry_2_writeback_writes_high,
  input wire [10:0] entry_2_writeback_row,
  input wire [3:0] entry_2_writeback_bytes,
  input wire entry_2_writeback_writes_scalar,
  input wire [6:0] entry_2_writeback_register,
  input wire entry_2_writeback_scalar_result,
  input wire entry_2_writeback_ignored,
  input wire entry_2_chosen,
  input wire [31:0] entry_2_active,
  input wire [3:0] entry_3_writeback_wave,
  input wire [15:0] entry_3_writeback_sequence,
  input wire entry_3_writeback_ends,
  input wire [2:0] entry_3_writeback_beat,
  input wire entry_3_writeback_writes,
  input wire entry_3_writeback_writes_high,
  input wire [10:0] entry_3_writeback_row,
  input wire [3:0] entry_3_writeback_bytes,
  input wire entry_3_writeback_writes_scalar,
  input wire [6:0] entry_3_writeback_register,
  input wire entry_3_writeback_scalar_result,
  input wire entry_3_writeback_ignored,
  input wire entry_3_chosen,
  input wire [31:0] entry_3_active,
  input wire [2:0] count,
  input wire leave,
  input wire enter,
  input wire [3:0] entering_writeback_wave,
  input wire [15:0] entering_writeback_sequence,
  input wire entering_writeback_ends,
  input wire [2:0] entering_writeback_beat,
  input wire entering_writeback_writes,
  input wire entering_writeback_writes_high,
  input wire [10:0] entering_writeback_row,
  input wire [3:0] entering_writeback_bytes,
  input wire entering_writeback_writes_scalar,
  input wire [6:0] entering_writeback_register,
  input wire entering_writeback_scalar_result,
  input wire entering_writeback_ignored,
  input wire entering_chosen,
  input wire [31:0] entering_active,
  output wire [3:0] after_0_writeback_wave,
  output wire [15:0] after_0_writeback_sequence,
  output wire after_0_writeback_ends,
  output wire [2:0] after_0_writeback_beat,
  output wire after_0_writeback_writes,
  output wire after_0_writeback_writes_high,
  output wire [10:0] after_0_writeback_row,
  output wire [3:0] after_0_writeback_bytes,
  output wire after_0_writeback_writes_scalar,
  output wire [6:0] after_0_writeback_register,
  output wire after_0_writeback_scalar_result,
  output wire after_0_writeback_ignored,
  output wire after_0_chosen,
  output wire [31:0] after_0_active,
  output wire [3:0] after_1_writeback_wave,
  output wire [15:0] after_1_writeback_sequence,
  output wire after_1_writeback_ends,
  output wire [2:0] after_1_writeback_beat,
  output wire after_1_writeback_writes,
  output wire after_1_writeback_writes_high,
  output wire [10:0] after_1_writeback_row,
  output wire [3:0] after_1_writeback_bytes,
  output wire after_1_writeback_writes_scalar,
  output wire [6:0] after_1_writeback_register,
  output wire after_1_writeback_scalar_result,
  output wire after_1_writeback_ignored,
  output wire after_1_chosen,
  output wire [31:0] after_1_active,
  output wire [3:0] after_2_writeback_wave,
  output wire [15:0] after_2_writeback_sequence,
  output wire after_2_writeback_ends,
  output wire [2:0] after_2_writeback_beat,
  output wire after_2_writeback_writes,
  output wire after_2_writeback_writes_high,
  output wire [10:0] after_2_writeback_row,
  output wire [3:0] after_2_writeback_bytes,
  output wire after_2_writeback_writes_scalar,
  output wire [6:0] after_2_writeback_register,
  output wire after_2_writeback_scalar_result,
  output wire after_2_writeback_ignored,
  output wire after_2_chosen,
  output wire [31:0] after_2_active,
  output wire [3:0] after_3_writeback_wave,
  output wire [15:0] after_3_writeback_sequence,
  output wire after_3_writeback_ends,
  output wire [2:0] after_3_writeback_beat,
  output wire after_3_writeback_writes,
  output wire after_3_writeback_writes_high,
  output wire [10:0] after_3_writeback_row,
  output wire [3:0] after_3_writeback_bytes,
  output wire after_3_writeback_writes_scalar,
  output wire [6:0] after_3_writeback_register,
  output wire after_3_writeback_scalar_result,
  output wire after_3_writeback_ignored,
  output wire after_3_chosen,
  output wire [31:0] after_3_active,
  output wire [2:0] count_after,
  output wire hazard_0_late,
  output wire hazard_0_writes,
  output wire hazard_0_writes_high,
  output wire [10:0] hazard_0_row,
  output wire [2:0] hazard_0_beat,
  output wire hazard_0_writes_scalar,
  output wire [3:0] hazard_0_wave,
  output wire [6:0] hazard_0_register,
  output wire hazard_1_late,
  output wire hazard_1_writes,
  output wire hazard_1_writes_high,
  output wire [10:0] hazard_1_row,
  output wire [2:0] hazard_1_beat,
  output wire hazard_1_writes_scalar,
  output wire [3:0] hazard_1_wave,
  output wire [6:0] hazard_1_register,
  output wire hazard_2_late,
  output wire hazard_2_writes,
  output wire hazard_2_writes_high,
  output wire [10:0] hazard_2_row,
  output wire [2:0] hazard_2_beat,
  output wire hazard_2_writes_scalar,
  output wire [3:0] hazard_2_wave,
  output wire [6:0] hazard_2_register,
  output wire hazard_3_late,
  output wire hazard_3_writes,
  output wire hazard_3_writes_high,
  output wire [10:0] hazard_3_row,
  output wire [2:0] hazard_3_beat,
  output wire hazard_3_writes_scalar,
  output wire [3:0] hazard_3_wave,
  output wire [6:0] hazard_3_register
);

  wire [2:0] difference_1 = count - {2'd0, leave};
  assign count_after = difference_1 + {2'd0, enter};

  wire [50:0] joined_1 = {entry_0_writeback_ignored, entry_0_writeback_scalar_result, entry_0_writeback_register,
      entry_0_writeback_writes_scalar, entry_0_writeback_bytes, entry_0_writeback_row, entry_0_writeback_writes_high,
      entry_0_writeback_writes, entry_0_writeback_beat, entry_0_writeback_ends, entry_0_writeback_sequence,
      entry_0_writeback_wave};
  wire [50:0] joined_2 = {entry_1_writeback_ignored, entry_1_writeback_scalar_result, entry_1_writeback_register,
      entry_1_writeback_writes_scalar, entry_1_writeback_bytes, entry_1_writeback_row, entry_1_writeback_writes_high,
      entry_1_writeback_writes, entry_1_writeback_beat, entry_1_writeback_ends, entry_1_writeback_sequence,
      entry_1_writeback_wave};
  wire [50:0] joined_3 = {entering_writeback_ignored, entering_writeback_scalar_result, entering_writeback_register,
      entering_writeback_writes_scalar, entering_writeback_bytes, entering_writeback_row,
      entering_writeback_writes_high, entering_writeback_writes, entering_writeback_beat, entering_writeback_ends,
      entering_writeback_sequence, entering_writeback_wave};
  wire [83:0] chosen_1 = (enter & (difference_1 == 3'd0)) ? {entering_active, entering_chosen, joined_3} : leave ?
      {entry_1_active, entry_1_chosen, joined_2} : {entry_0_active, entry_0_chosen, joined_1};

  assign after_0_writeback_wave = chosen_1[3:0];
  assign after_0_writeback_sequence = chosen_1[19:4];
  assign after_0_writeback_ends = chosen_1[20];
  assign after_0_writeback_beat = chosen_1[23:21];
  assign after_0_writeback_writes = chosen_1[24];
  assign after_0_writeback_writes_high = chosen_1[25];
  assign after_0_writeback_row = chosen_1[36:26];
  assign after_0_writeback_bytes = chosen_1[40:37];
  assign after_0_writeback_writes_scalar = chosen_1[41];
  assign after_0_writeback_register = chosen_1[48:42];
  assign after_0_writeback_scalar_result = chosen_1[49];
  assign after_0_writeback_ignored = chosen_1[50];
  assign after_0_chosen = chosen_1[51];
  assign after_0_active = chosen_1[83:52];
  assign hazard_0_late = 1'b1;
  assign hazard_0_writes = entry_0_writeback_writes & (3'd0 < count);
  assign hazard_0_writes_high = entry_0_writeback_writes_high & (3'd0 < count);
  assign hazard_0_row = entry_0_writeback_row;
  assign hazard_0_beat = entry_0_writeback_beat;
  assign hazard_0_writes_scalar = entry_0_writeback_writes_scalar & (3'd0 < count);
  assign hazard_0_wave = entry_0_writeback_wave;
  assign hazard_0_register = entry_0_writeback_register;

  wire [50:0] joined_4 = {entry_2_writeback_ignored, entry_2_writeback_scalar_result, entry_2_writeback_register,
      entry_2_writeback_writes_scalar, entry_2_writeback_bytes, entry_2_writeback_row, entry_2_writeback_writes_high,
      entry_2_writeback_writes, entry_2_writeback_beat, entry_2_writeback_ends, entry_2_writeback_sequence,
      entry_2_writeback_wave};
  wire [83:0] chosen_2 = (enter & (difference_1 == 3'd1)) ? {entering_active, entering_chosen, joined_3} : leave ?
      {entry_2_active, entry_2_chosen, joined_4} : {entry_1_active, entry_1_chosen, joined_2};

  assign after_1_writeback_wave = chosen_2[3:0];
  assign after_1_writeback_sequence = chosen_2[19:4];
  assign after_1_writeback_ends = chosen_2[20];
  assign after_1_writeback_beat = chosen_2[23:21];
  assign after_1_writeback_writes = chosen_2[24];
  assign after_1_writeback_writes_high = chosen_2[25];
  assign after_1_writeback_row = chosen_2[36:26];
  assign after_1_writeback_bytes = chosen_2[40:37];
  assign after_1_writeback_writes_scalar = chosen_2[41];
  assign after_1_writeback_register = chosen_2[48:42];
  assign after_1_writeback_scalar_result = chosen_2[49];
  assign after_1_writeback_ignored = chosen_2[50];
  assign after_1_chosen = chosen_2[51];
  assign after_1_active = chosen_2[83:52];
  assign hazard_1_late = 1'b1;
  assign hazard_1_writes = entry_1_writeback_writes & (3'd1 < count);
  assign hazard_1_writes_high = entry_1_writeback_writes_high & (3'd1 < count);
  assign hazard_1_row = entry_1_writeback_row;
  assign hazard_1_beat = entry_1_writeback_beat;
  assign hazard_1_writes_scalar = entry_1_writeback_writes_scalar & (3'd1 < count);
  assign hazard_1_wave = entry_1_writeback_wave;
  assign hazard_1_register = entry_1_writeback_register;

  wire [50:0] joined_5 = {entry_3_writeback_ignored, entry_3_writeback_scalar_result, entry_3_writeback_register,
      entry_3_writeback_writes_scalar, entry_3_writeback_bytes, entry_3_writeback_row, entry_3_writeback_writes_high,
      entry_3_writeback_writes, entry_3_writeback_beat, entry_3_writeback_ends, entry_3_writeback_sequence,
      entry_3_writeback_wave};
  wire [83:0] chosen_3 = (enter & (difference_1 == 3'd2)) ? {entering_active, entering_chosen, joined_3} : leave ?
      {entry_3_active, entry_3_chosen, joined_5} : {entry_2_active, entry_2_chosen, joined_4};

  assign after_2_writeback_wave = chosen_3[3:0];
  assign after_2_writeback_sequence = chosen_3[19:4];
  assign after_2_writeback_ends = chosen_3[20];
  assign after_2_writeback_beat = chosen_3[23:21];
  assign after_2_writeback_writes = chosen_3[24];
  assign after_2_writeback_writes_high = chosen_3[25];
  assign after_2_writeback_row = chosen_3[36:26];
  assign after_2_writeback_bytes = chosen_3[40:37];
  assign after_2_writeback_writes_scalar = chosen_3[41];
  assign after_2_writeback_register = chosen_3[48:42];
  assign after_2_writeback_scalar_result = chosen_3[49];
  assign after_2_writeback_ignored = chosen_3[50];
  assign after_2_chosen = chosen_3[51];
  assign after_2_active = chosen_3[83:52];
  assign hazard_2_late = 1'b1;
  assign hazard_2_writes = entry_2_writeback_writes & (3'd2 < count);
  assign hazard_2_writes_high = entry_2_writeback_writes_high & (3'd2 < count);
  assign hazard_2_row = entry_2_writeback_row;
  assign hazard_2_beat = entry_2_writeback_beat;
  assign hazard_2_writes_scalar = entry_2_writeback_writes_scalar & (3'd2 < count);
  assign hazard_2_wave = entry_2_writeback_wave;
  assign hazard_2_register = entry_2_writeback_register;
  wire [83:0] chosen_4 = (enter & (difference_1 == 3'd3)) ? {entering_active, entering_chosen, joined_3} : leave ?
      {entry_3_active, entry_3_chosen, joined_5} : {entry_3_active, entry_3_chosen, joined_5};
  assign after_3_writeback_wave = chosen_4[3:0];
  assign after_3_writeback_sequence = chosen_4[19:4];
  assign after_3_writeback_ends = chosen_4[20];
  assign after_3_writeback_beat = chosen_4[23:21];
  assign after_3_writeback_writes = chosen_4[24];
  assign after_3_writeback_writes_high = chosen_4[25];
  assign after_3_writeback_row = chosen_4[36:26];
  assign after_3_writeback_bytes = chosen_4[40:37];
  assign after_3_writeback_writes_scalar = chosen_4[41];
  assign after_3_writeback_register = chosen_4[48:42];
  assign after_3_writeback_scalar_result = chosen_4[49];
  assign after_3_writeback_ignored = chosen_4[50];
  assign after_3_chosen = chosen_4[51];
  assign after_3_active = chosen_4[83:52];
  assign hazard_3_late = 1'b1;
  assign hazard_3_writes = entry_3_writeback_writes & (3'd3 < count);
  assign hazard_3_writes_high = entry_3_writeback_writes_high & (3'd3 < count);
  assign hazard_3_row = entry_3_writeback_row;
  assign hazard_3_beat = entry_3_writeback_beat;
  assign hazard_3_writes_scalar = entry_3_writeback_writes_scalar & (3'd3 < count);
  assign hazard_3_wave = entry_3_writeback_wave;
  assign hazard_3_register = entry_3_writeback_register;

endmodule

`default_nettype wire
