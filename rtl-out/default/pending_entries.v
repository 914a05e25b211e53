// pending_entries: generator of hdl/src/vector/pending.rs
// Written by Tombolo; change the source.
// SPDX-License-Identifier: MIT OR Apache-2.0

`default_nettype none

module pending_entries (
  input wire [15:0] entry_writeback_wave,
  input wire [63:0] entry_writeback_sequence,
  input wire [3:0] entry_writeback_ends,
  input wire [11:0] entry_writeback_beat,
  input wire [3:0] entry_writeback_writes,
  input wire [3:0] entry_writeback_writes_high,
  input wire [43:0] entry_writeback_row,
  input wire [15:0] entry_writeback_bytes,
  input wire [3:0] entry_writeback_writes_scalar,
  input wire [27:0] entry_writeback_register,
  input wire [3:0] entry_writeback_scalar_result,
  input wire [3:0] entry_writeback_ignored,
  input wire [3:0] entry_chosen,
  input wire [127:0] entry_active,
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
  output wire [15:0] after_writeback_wave,
  output wire [63:0] after_writeback_sequence,
  output wire [3:0] after_writeback_ends,
  output wire [11:0] after_writeback_beat,
  output wire [3:0] after_writeback_writes,
  output wire [3:0] after_writeback_writes_high,
  output wire [43:0] after_writeback_row,
  output wire [15:0] after_writeback_bytes,
  output wire [3:0] after_writeback_writes_scalar,
  output wire [27:0] after_writeback_register,
  output wire [3:0] after_writeback_scalar_result,
  output wire [3:0] after_writeback_ignored,
  output wire [3:0] after_chosen,
  output wire [127:0] after_active,
  output wire [2:0] count_after,
  output wire [3:0] hazard_late,
  output wire [3:0] hazard_writes,
  output wire [3:0] hazard_writes_high,
  output wire [43:0] hazard_row,
  output wire [11:0] hazard_beat,
  output wire [3:0] hazard_writes_scalar,
  output wire [15:0] hazard_wave,
  output wire [27:0] hazard_register
);

  wire [2:0] difference_1 = count - {2'd0, leave};
  assign count_after = difference_1 + {2'd0, enter};

  wire [50:0] joined_1 = {entry_writeback_ignored[0], entry_writeback_scalar_result[0], entry_writeback_register[0 +:
      7], entry_writeback_writes_scalar[0], entry_writeback_bytes[0 +: 4], entry_writeback_row[0 +: 11],
      entry_writeback_writes_high[0], entry_writeback_writes[0], entry_writeback_beat[0 +: 3],
      entry_writeback_ends[0], entry_writeback_sequence[0 +: 16], entry_writeback_wave[0 +: 4]};
  wire [50:0] joined_2 = {entry_writeback_ignored[1], entry_writeback_scalar_result[1], entry_writeback_register[1*7
      +: 7], entry_writeback_writes_scalar[1], entry_writeback_bytes[1*4 +: 4], entry_writeback_row[1*11 +: 11],
      entry_writeback_writes_high[1], entry_writeback_writes[1], entry_writeback_beat[1*3 +: 3],
      entry_writeback_ends[1], entry_writeback_sequence[1*16 +: 16], entry_writeback_wave[1*4 +: 4]};
  wire [50:0] joined_3 = {entering_writeback_ignored, entering_writeback_scalar_result, entering_writeback_register,
      entering_writeback_writes_scalar, entering_writeback_bytes, entering_writeback_row,
      entering_writeback_writes_high, entering_writeback_writes, entering_writeback_beat, entering_writeback_ends,
      entering_writeback_sequence, entering_writeback_wave};
  wire [83:0] chosen_1 = (enter & (difference_1 == 3'd0)) ? {entering_active, entering_chosen, joined_3} : leave ?
      {entry_active[1*32 +: 32], entry_chosen[1], joined_2} : {entry_active[0 +: 32], entry_chosen[0], joined_1};

  assign after_writeback_wave[0 +: 4] = chosen_1[3:0];
  assign after_writeback_sequence[0 +: 16] = chosen_1[19:4];
  assign after_writeback_ends[0] = chosen_1[20];
  assign after_writeback_beat[0 +: 3] = chosen_1[23:21];
  assign after_writeback_writes[0] = chosen_1[24];
  assign after_writeback_writes_high[0] = chosen_1[25];
  assign after_writeback_row[0 +: 11] = chosen_1[36:26];
  assign after_writeback_bytes[0 +: 4] = chosen_1[40:37];
  assign after_writeback_writes_scalar[0] = chosen_1[41];
  assign after_writeback_register[0 +: 7] = chosen_1[48:42];
  assign after_writeback_scalar_result[0] = chosen_1[49];
  assign after_writeback_ignored[0] = chosen_1[50];
  assign after_chosen[0] = chosen_1[51];
  assign after_active[0 +: 32] = chosen_1[83:52];

  wire [50:0] joined_4 = {entry_writeback_ignored[2], entry_writeback_scalar_result[2], entry_writeback_register[2*7
      +: 7], entry_writeback_writes_scalar[2], entry_writeback_bytes[2*4 +: 4], entry_writeback_row[2*11 +: 11],
      entry_writeback_writes_high[2], entry_writeback_writes[2], entry_writeback_beat[2*3 +: 3],
      entry_writeback_ends[2], entry_writeback_sequence[2*16 +: 16], entry_writeback_wave[2*4 +: 4]};
  wire [83:0] chosen_2 = (enter & (difference_1 == 3'd1)) ? {entering_active, entering_chosen, joined_3} : leave ?
      {entry_active[2*32 +: 32], entry_chosen[2], joined_4} : {entry_active[1*32 +: 32], entry_chosen[1], joined_2};

  assign after_writeback_wave[1*4 +: 4] = chosen_2[3:0];
  assign after_writeback_sequence[1*16 +: 16] = chosen_2[19:4];
  assign after_writeback_ends[1] = chosen_2[20];
  assign after_writeback_beat[1*3 +: 3] = chosen_2[23:21];
  assign after_writeback_writes[1] = chosen_2[24];
  assign after_writeback_writes_high[1] = chosen_2[25];
  assign after_writeback_row[1*11 +: 11] = chosen_2[36:26];
  assign after_writeback_bytes[1*4 +: 4] = chosen_2[40:37];
  assign after_writeback_writes_scalar[1] = chosen_2[41];
  assign after_writeback_register[1*7 +: 7] = chosen_2[48:42];
  assign after_writeback_scalar_result[1] = chosen_2[49];
  assign after_writeback_ignored[1] = chosen_2[50];
  assign after_chosen[1] = chosen_2[51];
  assign after_active[1*32 +: 32] = chosen_2[83:52];

  wire [50:0] joined_5 = {entry_writeback_ignored[3], entry_writeback_scalar_result[3], entry_writeback_register[3*7
      +: 7], entry_writeback_writes_scalar[3], entry_writeback_bytes[3*4 +: 4], entry_writeback_row[3*11 +: 11],
      entry_writeback_writes_high[3], entry_writeback_writes[3], entry_writeback_beat[3*3 +: 3],
      entry_writeback_ends[3], entry_writeback_sequence[3*16 +: 16], entry_writeback_wave[3*4 +: 4]};
  wire [83:0] chosen_3 = (enter & (difference_1 == 3'd2)) ? {entering_active, entering_chosen, joined_3} : leave ?
      {entry_active[3*32 +: 32], entry_chosen[3], joined_5} : {entry_active[2*32 +: 32], entry_chosen[2], joined_4};

  assign after_writeback_wave[2*4 +: 4] = chosen_3[3:0];
  assign after_writeback_sequence[2*16 +: 16] = chosen_3[19:4];
  assign after_writeback_ends[2] = chosen_3[20];
  assign after_writeback_beat[2*3 +: 3] = chosen_3[23:21];
  assign after_writeback_writes[2] = chosen_3[24];
  assign after_writeback_writes_high[2] = chosen_3[25];
  assign after_writeback_row[2*11 +: 11] = chosen_3[36:26];
  assign after_writeback_bytes[2*4 +: 4] = chosen_3[40:37];
  assign after_writeback_writes_scalar[2] = chosen_3[41];
  assign after_writeback_register[2*7 +: 7] = chosen_3[48:42];
  assign after_writeback_scalar_result[2] = chosen_3[49];
  assign after_writeback_ignored[2] = chosen_3[50];
  assign after_chosen[2] = chosen_3[51];
  assign after_active[2*32 +: 32] = chosen_3[83:52];
  wire [83:0] chosen_4 = (enter & (difference_1 == 3'd3)) ? {entering_active, entering_chosen, joined_3} :
      {entry_active[3*32 +: 32], entry_chosen[3], joined_5};
  assign after_writeback_wave[3*4 +: 4] = chosen_4[3:0];
  assign after_writeback_sequence[3*16 +: 16] = chosen_4[19:4];
  assign after_writeback_ends[3] = chosen_4[20];
  assign after_writeback_beat[3*3 +: 3] = chosen_4[23:21];
  assign after_writeback_writes[3] = chosen_4[24];
  assign after_writeback_writes_high[3] = chosen_4[25];
  assign after_writeback_row[3*11 +: 11] = chosen_4[36:26];
  assign after_writeback_bytes[3*4 +: 4] = chosen_4[40:37];
  assign after_writeback_writes_scalar[3] = chosen_4[41];
  assign after_writeback_register[3*7 +: 7] = chosen_4[48:42];
  assign after_writeback_scalar_result[3] = chosen_4[49];
  assign after_writeback_ignored[3] = chosen_4[50];
  assign after_chosen[3] = chosen_4[51];
  assign after_active[3*32 +: 32] = chosen_4[83:52];
  genvar i;

  for (i = 0; i < 4; i = i + 1) begin : each_hazard
    localparam [2:0] INDEX = i;
    assign hazard_late[i] = 1'b1;
    assign hazard_writes[i] = entry_writeback_writes[i] & (INDEX < count);
    assign hazard_writes_high[i] = entry_writeback_writes_high[i] & (INDEX < count);
    assign hazard_row[i*11 +: 11] = entry_writeback_row[i*11 +: 11];
    assign hazard_beat[i*3 +: 3] = entry_writeback_beat[i*3 +: 3];
    assign hazard_writes_scalar[i] = entry_writeback_writes_scalar[i] & (INDEX < count);
    assign hazard_wave[i*4 +: 4] = entry_writeback_wave[i*4 +: 4];
    assign hazard_register[i*7 +: 7] = entry_writeback_register[i*7 +: 7];
  end

endmodule

`default_nettype wire
