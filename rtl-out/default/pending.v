// pending: kernel of hdl/src/vector/pending.rs
// Written by Tombolo; change the source.
// SPDX-License-Identifier: MIT OR Apache-2.0

`default_nettype none

module pending (
  input wire clock,
  input wire launch,
  output wire room,
  output wire none,
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
  input wire leave,
  output wire [3:0] oldest_writeback_wave,
  output wire [15:0] oldest_writeback_sequence,
  output wire oldest_writeback_ends,
  output wire [2:0] oldest_writeback_beat,
  output wire oldest_writeback_writes,
  output wire oldest_writeback_writes_high,
  output wire [10:0] oldest_writeback_row,
  output wire [3:0] oldest_writeback_bytes,
  output wire oldest_writeback_writes_scalar,
  output wire [6:0] oldest_writeback_register,
  output wire oldest_writeback_scalar_result,
  output wire oldest_writeback_ignored,
  output wire oldest_chosen,
  output wire [31:0] oldest_active,
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

  wire [3:0] entries_0_after_0_writeback_wave;
  wire [15:0] entries_0_after_0_writeback_sequence;
  wire entries_0_after_0_writeback_ends;
  wire [2:0] entries_0_after_0_writeback_beat;
  wire entries_0_after_0_writeback_writes;
  wire entries_0_after_0_writeback_writes_high;
  wire [10:0] entries_0_after_0_writeback_row;
  wire [3:0] entries_0_after_0_writeback_bytes;
  wire entries_0_after_0_writeback_writes_scalar;
  wire [6:0] entries_0_after_0_writeback_register;
  wire entries_0_after_0_writeback_scalar_result;
  wire entries_0_after_0_writeback_ignored;
  wire entries_0_after_0_chosen;
  wire [31:0] entries_0_after_0_active;
  wire [3:0] entries_0_after_1_writeback_wave;
  wire [15:0] entries_0_after_1_writeback_sequence;
  wire entries_0_after_1_writeback_ends;
  wire [2:0] entries_0_after_1_writeback_beat;
  wire entries_0_after_1_writeback_writes;
  wire entries_0_after_1_writeback_writes_high;
  wire [10:0] entries_0_after_1_writeback_row;
  wire [3:0] entries_0_after_1_writeback_bytes;
  wire entries_0_after_1_writeback_writes_scalar;
  wire [6:0] entries_0_after_1_writeback_register;
  wire entries_0_after_1_writeback_scalar_result;
  wire entries_0_after_1_writeback_ignored;
  wire entries_0_after_1_chosen;
  wire [31:0] entries_0_after_1_active;
  wire [3:0] entries_0_after_2_writeback_wave;
  wire [15:0] entries_0_after_2_writeback_sequence;
  wire entries_0_after_2_writeback_ends;
  wire [2:0] entries_0_after_2_writeback_beat;
  wire entries_0_after_2_writeback_writes;
  wire entries_0_after_2_writeback_writes_high;
  wire [10:0] entries_0_after_2_writeback_row;
  wire [3:0] entries_0_after_2_writeback_bytes;
  wire entries_0_after_2_writeback_writes_scalar;
  wire [6:0] entries_0_after_2_writeback_register;
  wire entries_0_after_2_writeback_scalar_result;
  wire entries_0_after_2_writeback_ignored;
  wire entries_0_after_2_chosen;
  wire [31:0] entries_0_after_2_active;
  wire [3:0] entries_0_after_3_writeback_wave;
  wire [15:0] entries_0_after_3_writeback_sequence;
  wire entries_0_after_3_writeback_ends;
  wire [2:0] entries_0_after_3_writeback_beat;
  wire entries_0_after_3_writeback_writes;
  wire entries_0_after_3_writeback_writes_high;
  wire [10:0] entries_0_after_3_writeback_row;
  wire [3:0] entries_0_after_3_writeback_bytes;
  wire entries_0_after_3_writeback_writes_scalar;
  wire [6:0] entries_0_after_3_writeback_register;
  wire entries_0_after_3_writeback_scalar_result;
  wire entries_0_after_3_writeback_ignored;
  wire entries_0_after_3_chosen;
  wire [31:0] entries_0_after_3_active;
  wire [2:0] entries_0_count_after;
  reg [3:0] entry_0_writeback_wave;
  reg [15:0] entry_0_writeback_sequence;
  reg entry_0_writeback_ends;
  reg [2:0] entry_0_writeback_beat;
  reg entry_0_writeback_writes;
  reg entry_0_writeback_writes_high;
  reg [10:0] entry_0_writeback_row;
  reg [3:0] entry_0_writeback_bytes;
  reg entry_0_writeback_writes_scalar;
  reg [6:0] entry_0_writeback_register;
  reg entry_0_writeback_scalar_result;
  reg entry_0_writeback_ignored;
  reg entry_0_chosen;
  reg [31:0] entry_0_active;
  reg [3:0] entry_1_writeback_wave;
  reg [15:0] entry_1_writeback_sequence;
  reg entry_1_writeback_ends;
  reg [2:0] entry_1_writeback_beat;
  reg entry_1_writeback_writes;
  reg entry_1_writeback_writes_high;
  reg [10:0] entry_1_writeback_row;
  reg [3:0] entry_1_writeback_bytes;
  reg entry_1_writeback_writes_scalar;
  reg [6:0] entry_1_writeback_register;
  reg entry_1_writeback_scalar_result;
  reg entry_1_writeback_ignored;
  reg entry_1_chosen;
  reg [31:0] entry_1_active;
  reg [3:0] entry_2_writeback_wave;
  reg [15:0] entry_2_writeback_sequence;
  reg entry_2_writeback_ends;
  reg [2:0] entry_2_writeback_beat;
  reg entry_2_writeback_writes;
  reg entry_2_writeback_writes_high;
  reg [10:0] entry_2_writeback_row;
  reg [3:0] entry_2_writeback_bytes;
  reg entry_2_writeback_writes_scalar;
  reg [6:0] entry_2_writeback_register;
  reg entry_2_writeback_scalar_result;
  reg entry_2_writeback_ignored;
  reg entry_2_chosen;
  reg [31:0] entry_2_active;
  reg [3:0] entry_3_writeback_wave;
  reg [15:0] entry_3_writeback_sequence;
  reg entry_3_writeback_ends;
  reg [2:0] entry_3_writeback_beat;
  reg entry_3_writeback_writes;
  reg entry_3_writeback_writes_high;
  reg [10:0] entry_3_writeback_row;
  reg [3:0] entry_3_writeback_bytes;
  reg entry_3_writeback_writes_scalar;
  reg [6:0] entry_3_writeback_register;
  reg entry_3_writeback_scalar_result;
  reg entry_3_writeback_ignored;
  reg entry_3_chosen;
  reg [31:0] entry_3_active;
  reg [2:0] count;
  reg [2:0] reserved;
  reg [2:0] reserved_next;

  assign room = reserved < 3'd4;
  assign none = reserved == 3'd0;
  assign oldest_writeback_wave = entry_0_writeback_wave;
  assign oldest_writeback_sequence = entry_0_writeback_sequence;
  assign oldest_writeback_ends = entry_0_writeback_ends;
  assign oldest_writeback_beat = entry_0_writeback_beat;
  assign oldest_writeback_writes = entry_0_writeback_writes;
  assign oldest_writeback_writes_high = entry_0_writeback_writes_high;
  assign oldest_writeback_row = entry_0_writeback_row;
  assign oldest_writeback_bytes = entry_0_writeback_bytes;
  assign oldest_writeback_writes_scalar = entry_0_writeback_writes_scalar;
  assign oldest_writeback_register = entry_0_writeback_register;
  assign oldest_writeback_scalar_result = entry_0_writeback_scalar_result;
  assign oldest_writeback_ignored = entry_0_writeback_ignored;
  assign oldest_chosen = entry_0_chosen;
  assign oldest_active = entry_0_active;

  always @* begin
    reserved_next = reserved;
    if (launch & (~leave)) begin
      reserved_next = reserved + 3'd1;
    end else if ((~launch) & leave) begin
      reserved_next = reserved - 3'd1;
    end
  end

  initial begin
    entry_0_writeback_wave = 4'd0;
    entry_0_writeback_sequence = 16'd0;
    entry_0_writeback_ends = 1'b0;
    entry_0_writeback_beat = 3'd0;
    entry_0_writeback_writes = 1'b0;
    entry_0_writeback_writes_high = 1'b0;
    entry_0_writeback_row = 11'd0;
    entry_0_writeback_bytes = 4'd0;
    entry_0_writeback_writes_scalar = 1'b0;
    entry_0_writeback_register = 7'd0;
    entry_0_writeback_scalar_result = 1'b0;
    entry_0_writeback_ignored = 1'b0;
    entry_0_chosen = 1'b0;
    entry_0_active = 32'd0;
    entry_1_writeback_wave = 4'd0;
    entry_1_writeback_sequence = 16'd0;
    entry_1_writeback_ends = 1'b0;
    entry_1_writeback_beat = 3'd0;
    entry_1_writeback_writes = 1'b0;
    entry_1_writeback_writes_high = 1'b0;
    entry_1_writeback_row = 11'd0;
    entry_1_writeback_bytes = 4'd0;
    entry_1_writeback_writes_scalar = 1'b0;
    entry_1_writeback_register = 7'd0;
    entry_1_writeback_scalar_result = 1'b0;
    entry_1_writeback_ignored = 1'b0;
    entry_1_chosen = 1'b0;
    entry_1_active = 32'd0;
    entry_2_writeback_wave = 4'd0;
    entry_2_writeback_sequence = 16'd0;
    entry_2_writeback_ends = 1'b0;
    entry_2_writeback_beat = 3'd0;
    entry_2_writeback_writes = 1'b0;
    entry_2_writeback_writes_high = 1'b0;
    entry_2_writeback_row = 11'd0;
    entry_2_writeback_bytes = 4'd0;
    entry_2_writeback_writes_scalar = 1'b0;
    entry_2_writeback_register = 7'd0;
    entry_2_writeback_scalar_result = 1'b0;
    entry_2_writeback_ignored = 1'b0;
    entry_2_chosen = 1'b0;
    entry_2_active = 32'd0;
    entry_3_writeback_wave = 4'd0;
    entry_3_writeback_sequence = 16'd0;
    entry_3_writeback_ends = 1'b0;
    entry_3_writeback_beat = 3'd0;
    entry_3_writeback_writes = 1'b0;
    entry_3_writeback_writes_high = 1'b0;
    entry_3_writeback_row = 11'd0;
    entry_3_writeback_bytes = 4'd0;
    entry_3_writeback_writes_scalar = 1'b0;
    entry_3_writeback_register = 7'd0;
    entry_3_writeback_scalar_result = 1'b0;
    entry_3_writeback_ignored = 1'b0;
    entry_3_chosen = 1'b0;
    entry_3_active = 32'd0;
    count = 3'd0;
    reserved = 3'd0;
  end
  always @(posedge clock) begin
    entry_0_writeback_wave <= entries_0_after_0_writeback_wave;
    entry_0_writeback_sequence <= entries_0_after_0_writeback_sequence;
    entry_0_writeback_ends <= entries_0_after_0_writeback_ends;
    entry_0_writeback_beat <= entries_0_after_0_writeback_beat;
    entry_0_writeback_writes <= entries_0_after_0_writeback_writes;
    entry_0_writeback_writes_high <= entries_0_after_0_writeback_writes_high;
    entry_0_writeback_row <= entries_0_after_0_writeback_row;
    entry_0_writeback_bytes <= entries_0_after_0_writeback_bytes;
    entry_0_writeback_writes_scalar <= entries_0_after_0_writeback_writes_scalar;
    entry_0_writeback_register <= entries_0_after_0_writeback_register;
    entry_0_writeback_scalar_result <= entries_0_after_0_writeback_scalar_result;
    entry_0_writeback_ignored <= entries_0_after_0_writeback_ignored;
    entry_0_chosen <= entries_0_after_0_chosen;
    entry_0_active <= entries_0_after_0_active;
    entry_1_writeback_wave <= entries_0_after_1_writeback_wave;
    entry_1_writeback_sequence <= entries_0_after_1_writeback_sequence;
    entry_1_writeback_ends <= entries_0_after_1_writeback_ends;
    entry_1_writeback_beat <= entries_0_after_1_writeback_beat;
    entry_1_writeback_writes <= entries_0_after_1_writeback_writes;
    entry_1_writeback_writes_high <= entries_0_after_1_writeback_writes_high;
    entry_1_writeback_row <= entries_0_after_1_writeback_row;
    entry_1_writeback_bytes <= entries_0_after_1_writeback_bytes;
    entry_1_writeback_writes_scalar <= entries_0_after_1_writeback_writes_scalar;
    entry_1_writeback_register <= entries_0_after_1_writeback_register;
    entry_1_writeback_scalar_result <= entries_0_after_1_writeback_scalar_result;
    entry_1_writeback_ignored <= entries_0_after_1_writeback_ignored;
    entry_1_chosen <= entries_0_after_1_chosen;
    entry_1_active <= entries_0_after_1_active;
    entry_2_writeback_wave <= entries_0_after_2_writeback_wave;
    entry_2_writeback_sequence <= entries_0_after_2_writeback_sequence;
    entry_2_writeback_ends <= entries_0_after_2_writeback_ends;
    entry_2_writeback_beat <= entries_0_after_2_writeback_beat;
    entry_2_writeback_writes <= entries_0_after_2_writeback_writes;
    entry_2_writeback_writes_high <= entries_0_after_2_writeback_writes_high;
    entry_2_writeback_row <= entries_0_after_2_writeback_row;
    entry_2_writeback_bytes <= entries_0_after_2_writeback_bytes;
    entry_2_writeback_writes_scalar <= entries_0_after_2_writeback_writes_scalar;
    entry_2_writeback_register <= entries_0_after_2_writeback_register;
    entry_2_writeback_scalar_result <= entries_0_after_2_writeback_scalar_result;
    entry_2_writeback_ignored <= entries_0_after_2_writeback_ignored;
    entry_2_chosen <= entries_0_after_2_chosen;
    entry_2_active <= entries_0_after_2_active;
    entry_3_writeback_wave <= entries_0_after_3_writeback_wave;
    entry_3_writeback_sequence <= entries_0_after_3_writeback_sequence;
    entry_3_writeback_ends <= entries_0_after_3_writeback_ends;
    entry_3_writeback_beat <= entries_0_after_3_writeback_beat;
    entry_3_writeback_writes <= entries_0_after_3_writeback_writes;
    entry_3_writeback_writes_high <= entries_0_after_3_writeback_writes_high;
    entry_3_writeback_row <= entries_0_after_3_writeback_row;
    entry_3_writeback_bytes <= entries_0_after_3_writeback_bytes;
    entry_3_writeback_writes_scalar <= entries_0_after_3_writeback_writes_scalar;
    entry_3_writeback_register <= entries_0_after_3_writeback_register;
    entry_3_writeback_scalar_result <= entries_0_after_3_writeback_scalar_result;
    entry_3_writeback_ignored <= entries_0_after_3_writeback_ignored;
    entry_3_chosen <= entries_0_after_3_chosen;
    entry_3_active <= entries_0_after_3_active;
    count <= entries_0_count_after;
    reserved <= reserved_next;
  end

  pending_entries entries_0 (
    .entry_0_writeback_wave(entry_0_writeback_wave),
    .entry_0_writeback_sequence(entry_0_writeback_sequence),
    .entry_0_writeback_ends(entry_0_writeback_ends),
    .entry_0_writeback_beat(entry_0_writeback_beat),
    .entry_0_writeback_writes(entry_0_writeback_writes),
    .entry_0_writeback_writes_high(entry_0_writeback_writes_high),
    .entry_0_writeback_row(entry_0_writeback_row),
    .entry_0_writeback_bytes(entry_0_writeback_bytes),
    .entry_0_writeback_writes_scalar(entry_0_writeback_writes_scalar),
    .entry_0_writeback_register(entry_0_writeback_register),
    .entry_0_writeback_scalar_result(entry_0_writeback_scalar_result),
    .entry_0_writeback_ignored(entry_0_writeback_ignored),
    .entry_0_chosen(entry_0_chosen),
    .entry_0_active(entry_0_active),
    .entry_1_writeback_wave(entry_1_writeback_wave),
    .entry_1_writeback_sequence(entry_1_writeback_sequence),
    .entry_1_writeback_ends(entry_1_writeback_ends),
    .entry_1_writeback_beat(entry_1_writeback_beat),
    .entry_1_writeback_writes(entry_1_writeback_writes),
    .entry_1_writeback_writes_high(entry_1_writeback_writes_high),
    .entry_1_writeback_row(entry_1_writeback_row),
    .entry_1_writeback_bytes(entry_1_writeback_bytes),
    .entry_1_writeback_writes_scalar(entry_1_writeback_writes_scalar),
    .entry_1_writeback_register(entry_1_writeback_register),
    .entry_1_writeback_scalar_result(entry_1_writeback_scalar_result),
    .entry_1_writeback_ignored(entry_1_writeback_ignored),
    .entry_1_chosen(entry_1_chosen),
    .entry_1_active(entry_1_active),
    .entry_2_writeback_wave(entry_2_writeback_wave),
    .entry_2_writeback_sequence(entry_2_writeback_sequence),
    .entry_2_writeback_ends(entry_2_writeback_ends),
    .entry_2_writeback_beat(entry_2_writeback_beat),
    .entry_2_writeback_writes(entry_2_writeback_writes),
    .entry_2_writeback_writes_high(entry_2_writeback_writes_high),
    .entry_2_writeback_row(entry_2_writeback_row),
    .entry_2_writeback_bytes(entry_2_writeback_bytes),
    .entry_2_writeback_writes_scalar(entry_2_writeback_writes_scalar),
    .entry_2_writeback_register(entry_2_writeback_register),
    .entry_2_writeback_scalar_result(entry_2_writeback_scalar_result),
    .entry_2_writeback_ignored(entry_2_writeback_ignored),
    .entry_2_chosen(entry_2_chosen),
    .entry_2_active(entry_2_active),
    .entry_3_writeback_wave(entry_3_writeback_wave),
    .entry_3_writeback_sequence(entry_3_writeback_sequence),
    .entry_3_writeback_ends(entry_3_writeback_ends),
    .entry_3_writeback_beat(entry_3_writeback_beat),
    .entry_3_writeback_writes(entry_3_writeback_writes),
    .entry_3_writeback_writes_high(entry_3_writeback_writes_high),
    .entry_3_writeback_row(entry_3_writeback_row),
    .entry_3_writeback_bytes(entry_3_writeback_bytes),
    .entry_3_writeback_writes_scalar(entry_3_writeback_writes_scalar),
    .entry_3_writeback_register(entry_3_writeback_register),
    .entry_3_writeback_scalar_result(entry_3_writeback_scalar_result),
    .entry_3_writeback_ignored(entry_3_writeback_ignored),
    .entry_3_chosen(entry_3_chosen),
    .entry_3_active(entry_3_active),
    .count(count),
    .leave(leave),
    .enter(enter),
    .entering_writeback_wave(entering_writeback_wave),
    .entering_writeback_sequence(entering_writeback_sequence),
    .entering_writeback_ends(entering_writeback_ends),
    .entering_writeback_beat(entering_writeback_beat),
    .entering_writeback_writes(entering_writeback_writes),
    .entering_writeback_writes_high(entering_writeback_writes_high),
    .entering_writeback_row(entering_writeback_row),
    .entering_writeback_bytes(entering_writeback_bytes),
    .entering_writeback_writes_scalar(entering_writeback_writes_scalar),
    .entering_writeback_register(entering_writeback_register),
    .entering_writeback_scalar_result(entering_writeback_scalar_result),
    .entering_writeback_ignored(entering_writeback_ignored),
    .entering_chosen(entering_chosen),
    .entering_active(entering_active),
    .after_0_writeback_wave(entries_0_after_0_writeback_wave),
    .after_0_writeback_sequence(entries_0_after_0_writeback_sequence),
    .after_0_writeback_ends(entries_0_after_0_writeback_ends),
    .after_0_writeback_beat(entries_0_after_0_writeback_beat),
    .after_0_writeback_writes(entries_0_after_0_writeback_writes),
    .after_0_writeback_writes_high(entries_0_after_0_writeback_writes_high),
    .after_0_writeback_row(entries_0_after_0_writeback_row),
    .after_0_writeback_bytes(entries_0_after_0_writeback_bytes),
    .after_0_writeback_writes_scalar(entries_0_after_0_writeback_writes_scalar),
    .after_0_writeback_register(entries_0_after_0_writeback_register),
    .after_0_writeback_scalar_result(entries_0_after_0_writeback_scalar_result),
    .after_0_writeback_ignored(entries_0_after_0_writeback_ignored),
    .after_0_chosen(entries_0_after_0_chosen),
    .after_0_active(entries_0_after_0_active),
    .after_1_writeback_wave(entries_0_after_1_writeback_wave),
    .after_1_writeback_sequence(entries_0_after_1_writeback_sequence),
    .after_1_writeback_ends(entries_0_after_1_writeback_ends),
    .after_1_writeback_beat(entries_0_after_1_writeback_beat),
    .after_1_writeback_writes(entries_0_after_1_writeback_writes),
    .after_1_writeback_writes_high(entries_0_after_1_writeback_writes_high),
    .after_1_writeback_row(entries_0_after_1_writeback_row),
    .after_1_writeback_bytes(entries_0_after_1_writeback_bytes),
    .after_1_writeback_writes_scalar(entries_0_after_1_writeback_writes_scalar),
    .after_1_writeback_register(entries_0_after_1_writeback_register),
    .after_1_writeback_scalar_result(entries_0_after_1_writeback_scalar_result),
    .after_1_writeback_ignored(entries_0_after_1_writeback_ignored),
    .after_1_chosen(entries_0_after_1_chosen),
    .after_1_active(entries_0_after_1_active),
    .after_2_writeback_wave(entries_0_after_2_writeback_wave),
    .after_2_writeback_sequence(entries_0_after_2_writeback_sequence),
    .after_2_writeback_ends(entries_0_after_2_writeback_ends),
    .after_2_writeback_beat(entries_0_after_2_writeback_beat),
    .after_2_writeback_writes(entries_0_after_2_writeback_writes),
    .after_2_writeback_writes_high(entries_0_after_2_writeback_writes_high),
    .after_2_writeback_row(entries_0_after_2_writeback_row),
    .after_2_writeback_bytes(entries_0_after_2_writeback_bytes),
    .after_2_writeback_writes_scalar(entries_0_after_2_writeback_writes_scalar),
    .after_2_writeback_register(entries_0_after_2_writeback_register),
    .after_2_writeback_scalar_result(entries_0_after_2_writeback_scalar_result),
    .after_2_writeback_ignored(entries_0_after_2_writeback_ignored),
    .after_2_chosen(entries_0_after_2_chosen),
    .after_2_active(entries_0_after_2_active),
    .after_3_writeback_wave(entries_0_after_3_writeback_wave),
    .after_3_writeback_sequence(entries_0_after_3_writeback_sequence),
    .after_3_writeback_ends(entries_0_after_3_writeback_ends),
    .after_3_writeback_beat(entries_0_after_3_writeback_beat),
    .after_3_writeback_writes(entries_0_after_3_writeback_writes),
    .after_3_writeback_writes_high(entries_0_after_3_writeback_writes_high),
    .after_3_writeback_row(entries_0_after_3_writeback_row),
    .after_3_writeback_bytes(entries_0_after_3_writeback_bytes),
    .after_3_writeback_writes_scalar(entries_0_after_3_writeback_writes_scalar),
    .after_3_writeback_register(entries_0_after_3_writeback_register),
    .after_3_writeback_scalar_result(entries_0_after_3_writeback_scalar_result),
    .after_3_writeback_ignored(entries_0_after_3_writeback_ignored),
    .after_3_chosen(entries_0_after_3_chosen),
    .after_3_active(entries_0_after_3_active),
    .count_after(entries_0_count_after),
    .hazard_0_late(hazard_0_late),
    .hazard_0_writes(hazard_0_writes),
    .hazard_0_writes_high(hazard_0_writes_high),
    .hazard_0_row(hazard_0_row),
    .hazard_0_beat(hazard_0_beat),
    .hazard_0_writes_scalar(hazard_0_writes_scalar),
    .hazard_0_wave(hazard_0_wave),
    .hazard_0_register(hazard_0_register),
    .hazard_1_late(hazard_1_late),
    .hazard_1_writes(hazard_1_writes),
    .hazard_1_writes_high(hazard_1_writes_high),
    .hazard_1_row(hazard_1_row),
    .hazard_1_beat(hazard_1_beat),
    .hazard_1_writes_scalar(hazard_1_writes_scalar),
    .hazard_1_wave(hazard_1_wave),
    .hazard_1_register(hazard_1_register),
    .hazard_2_late(hazard_2_late),
    .hazard_2_writes(hazard_2_writes),
    .hazard_2_writes_high(hazard_2_writes_high),
    .hazard_2_row(hazard_2_row),
    .hazard_2_beat(hazard_2_beat),
    .hazard_2_writes_scalar(hazard_2_writes_scalar),
    .hazard_2_wave(hazard_2_wave),
    .hazard_2_register(hazard_2_register),
    .hazard_3_late(hazard_3_late),
    .hazard_3_writes(hazard_3_writes),
    .hazard_3_writes_high(hazard_3_writes_high),
    .hazard_3_row(hazard_3_row),
    .hazard_3_beat(hazard_3_beat),
    .hazard_3_writes_scalar(hazard_3_writes_scalar),
    .hazard_3_wave(hazard_3_wave),
    .hazard_3_register(hazard_3_register)
  );

endmodule

`default_nettype wire
