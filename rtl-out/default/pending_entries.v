// pending_entries: generator of hdl/src/vector/pending.rs:85
// Written by Tombolo; change the source.
// SPDX-License-Identifier: MIT OR Apache-2.0

`default_nettype none

module pending_entries (
  input wire [15:0] entry_writeback_wave, // The entries, oldest first.
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
  input wire [2:0] count, // How many there are.
  input wire leave, // The oldest one leaves.
  input wire enter, // One enters.
  input wire [3:0] entering_writeback_wave, // It.
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
  output wire [15:0] after_writeback_wave, // The entries after the edge.
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
  output wire [2:0] count_after, // How many then.
  output wire [3:0] hazard_late, // What they will write.
  output wire [3:0] hazard_writes,
  output wire [3:0] hazard_writes_high,
  output wire [43:0] hazard_row,
  output wire [11:0] hazard_beat,
  output wire [3:0] hazard_writes_scalar,
  output wire [15:0] hazard_wave,
  output wire [27:0] hazard_register
);

  wire [2:0] count_minus_leave_wide = count - {2'd0, leave};
  assign count_after = count_minus_leave_wide + {2'd0, enter};

  wire [83:0] after_active_otherwise_joined = {entry_active[1*32 +: 32], entry_chosen[1], entry_writeback_ignored[1],
      entry_writeback_scalar_result[1], entry_writeback_register[1*7 +: 7], entry_writeback_writes_scalar[1],
      entry_writeback_bytes[1*4 +: 4], entry_writeback_row[1*11 +: 11], entry_writeback_writes_high[1],
      entry_writeback_writes[1], entry_writeback_beat[1*3 +: 3], entry_writeback_ends[1],
      entry_writeback_sequence[1*16 +: 16], entry_writeback_wave[1*4 +: 4]};
  wire [83:0] after_active_otherwise_joined_entry_active_0 = {entry_active[0 +: 32], entry_chosen[0],
      entry_writeback_ignored[0], entry_writeback_scalar_result[0], entry_writeback_register[0 +: 7],
      entry_writeback_writes_scalar[0], entry_writeback_bytes[0 +: 4], entry_writeback_row[0 +: 11],
      entry_writeback_writes_high[0], entry_writeback_writes[0], entry_writeback_beat[0 +: 3],
      entry_writeback_ends[0], entry_writeback_sequence[0 +: 16], entry_writeback_wave[0 +: 4]};
  wire [83:0] after_active_joined = {entering_active, entering_chosen, entering_writeback_ignored,
      entering_writeback_scalar_result, entering_writeback_register, entering_writeback_writes_scalar,
      entering_writeback_bytes, entering_writeback_row, entering_writeback_writes_high, entering_writeback_writes,
      entering_writeback_beat, entering_writeback_ends, entering_writeback_sequence, entering_writeback_wave};
  wire [83:0] after_active_choice = (enter & (count_minus_leave_wide == 3'd0)) ? after_active_joined : leave ?
      after_active_otherwise_joined : after_active_otherwise_joined_entry_active_0;

  assign after_writeback_wave[0 +: 4] = after_active_choice[3:0];
  assign after_writeback_sequence[0 +: 16] = after_active_choice[19:4];
  assign after_writeback_ends[0] = after_active_choice[20];
  assign after_writeback_beat[0 +: 3] = after_active_choice[23:21];
  assign after_writeback_writes[0] = after_active_choice[24];
  assign after_writeback_writes_high[0] = after_active_choice[25];
  assign after_writeback_row[0 +: 11] = after_active_choice[36:26];
  assign after_writeback_bytes[0 +: 4] = after_active_choice[40:37];
  assign after_writeback_writes_scalar[0] = after_active_choice[41];
  assign after_writeback_register[0 +: 7] = after_active_choice[48:42];
  assign after_writeback_scalar_result[0] = after_active_choice[49];
  assign after_writeback_ignored[0] = after_active_choice[50];
  assign after_chosen[0] = after_active_choice[51];
  assign after_active[0 +: 32] = after_active_choice[83:52];

  wire [83:0] after_active_otherwise_joined_entry_active_2 = {entry_active[2*32 +: 32], entry_chosen[2],
      entry_writeback_ignored[2], entry_writeback_scalar_result[2], entry_writeback_register[2*7 +: 7],
      entry_writeback_writes_scalar[2], entry_writeback_bytes[2*4 +: 4], entry_writeback_row[2*11 +: 11],
      entry_writeback_writes_high[2], entry_writeback_writes[2], entry_writeback_beat[2*3 +: 3],
      entry_writeback_ends[2], entry_writeback_sequence[2*16 +: 16], entry_writeback_wave[2*4 +: 4]};
  wire [83:0] after_active_choice_enter = (enter & (count_minus_leave_wide == 3'd1)) ? after_active_joined : leave ?
      after_active_otherwise_joined_entry_active_2 : after_active_otherwise_joined;

  assign after_writeback_wave[1*4 +: 4] = after_active_choice_enter[3:0];
  assign after_writeback_sequence[1*16 +: 16] = after_active_choice_enter[19:4];
  assign after_writeback_ends[1] = after_active_choice_enter[20];
  assign after_writeback_beat[1*3 +: 3] = after_active_choice_enter[23:21];
  assign after_writeback_writes[1] = after_active_choice_enter[24];
  assign after_writeback_writes_high[1] = after_active_choice_enter[25];
  assign after_writeback_row[1*11 +: 11] = after_active_choice_enter[36:26];
  assign after_writeback_bytes[1*4 +: 4] = after_active_choice_enter[40:37];
  assign after_writeback_writes_scalar[1] = after_active_choice_enter[41];
  assign after_writeback_register[1*7 +: 7] = after_active_choice_enter[48:42];
  assign after_writeback_scalar_result[1] = after_active_choice_enter[49];
  assign after_writeback_ignored[1] = after_active_choice_enter[50];
  assign after_chosen[1] = after_active_choice_enter[51];
  assign after_active[1*32 +: 32] = after_active_choice_enter[83:52];

  wire [83:0] after_active_otherwise_joined_entry_active_3 = {entry_active[3*32 +: 32], entry_chosen[3],
      entry_writeback_ignored[3], entry_writeback_scalar_result[3], entry_writeback_register[3*7 +: 7],
      entry_writeback_writes_scalar[3], entry_writeback_bytes[3*4 +: 4], entry_writeback_row[3*11 +: 11],
      entry_writeback_writes_high[3], entry_writeback_writes[3], entry_writeback_beat[3*3 +: 3],
      entry_writeback_ends[3], entry_writeback_sequence[3*16 +: 16], entry_writeback_wave[3*4 +: 4]};
  wire [83:0] after_active_choice_count_minus_leave_wide = (enter & (count_minus_leave_wide == 3'd2)) ?
      after_active_joined : leave ? after_active_otherwise_joined_entry_active_3 :
      after_active_otherwise_joined_entry_active_2;

  assign after_writeback_wave[2*4 +: 4] = after_active_choice_count_minus_leave_wide[3:0];
  assign after_writeback_sequence[2*16 +: 16] = after_active_choice_count_minus_leave_wide[19:4];
  assign after_writeback_ends[2] = after_active_choice_count_minus_leave_wide[20];
  assign after_writeback_beat[2*3 +: 3] = after_active_choice_count_minus_leave_wide[23:21];
  assign after_writeback_writes[2] = after_active_choice_count_minus_leave_wide[24];
  assign after_writeback_writes_high[2] = after_active_choice_count_minus_leave_wide[25];
  assign after_writeback_row[2*11 +: 11] = after_active_choice_count_minus_leave_wide[36:26];
  assign after_writeback_bytes[2*4 +: 4] = after_active_choice_count_minus_leave_wide[40:37];
  assign after_writeback_writes_scalar[2] = after_active_choice_count_minus_leave_wide[41];
  assign after_writeback_register[2*7 +: 7] = after_active_choice_count_minus_leave_wide[48:42];
  assign after_writeback_scalar_result[2] = after_active_choice_count_minus_leave_wide[49];
  assign after_writeback_ignored[2] = after_active_choice_count_minus_leave_wide[50];
  assign after_chosen[2] = after_active_choice_count_minus_leave_wide[51];
  assign after_active[2*32 +: 32] = after_active_choice_count_minus_leave_wide[83:52];
  wire [83:0] after_active_choice_after_active_joined = (enter & (count_minus_leave_wide == 3'd3)) ?
      after_active_joined : after_active_otherwise_joined_entry_active_3;
  assign after_writeback_wave[3*4 +: 4] = after_active_choice_after_active_joined[3:0];
  assign after_writeback_sequence[3*16 +: 16] = after_active_choice_after_active_joined[19:4];
  assign after_writeback_ends[3] = after_active_choice_after_active_joined[20];
  assign after_writeback_beat[3*3 +: 3] = after_active_choice_after_active_joined[23:21];
  assign after_writeback_writes[3] = after_active_choice_after_active_joined[24];
  assign after_writeback_writes_high[3] = after_active_choice_after_active_joined[25];
  assign after_writeback_row[3*11 +: 11] = after_active_choice_after_active_joined[36:26];
  assign after_writeback_bytes[3*4 +: 4] = after_active_choice_after_active_joined[40:37];
  assign after_writeback_writes_scalar[3] = after_active_choice_after_active_joined[41];
  assign after_writeback_register[3*7 +: 7] = after_active_choice_after_active_joined[48:42];
  assign after_writeback_scalar_result[3] = after_active_choice_after_active_joined[49];
  assign after_writeback_ignored[3] = after_active_choice_after_active_joined[50];
  assign after_chosen[3] = after_active_choice_after_active_joined[51];
  assign after_active[3*32 +: 32] = after_active_choice_after_active_joined[83:52];
  genvar i;

  for (i = 0; i < 4; i = i + 1) begin : each_hazard
    localparam [2:0] INDEX = i;
    wire hazard_writes_scalar_less;
    assign hazard_late[i] = 1'b1;
    assign hazard_writes[i] = entry_writeback_writes[i] & hazard_writes_scalar_less;
    assign hazard_writes_high[i] = entry_writeback_writes_high[i] & hazard_writes_scalar_less;
    assign hazard_row[i*11 +: 11] = entry_writeback_row[i*11 +: 11];
    assign hazard_beat[i*3 +: 3] = entry_writeback_beat[i*3 +: 3];
    assign hazard_writes_scalar[i] = entry_writeback_writes_scalar[i] & hazard_writes_scalar_less;
    assign hazard_wave[i*4 +: 4] = entry_writeback_wave[i*4 +: 4];
    assign hazard_register[i*7 +: 7] = entry_writeback_register[i*7 +: 7];
    assign hazard_writes_scalar_less = INDEX < count;
  end

endmodule

`default_nettype wire
