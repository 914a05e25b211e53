// pending: kernel of hdl/src/vector/pending.rs:174
// Written by Tombolo; change the source.
// SPDX-License-Identifier: MIT OR Apache-2.0

`default_nettype none

module pending (
  input wire clock, // The one clock.
  input wire launch, // An operation launches: it will enter.
  output wire room, // There is room for it.
  output wire none, // None is there or launched.
  input wire enter, // It enters.
  input wire [3:0] entering_writeback_wave, // What is kept of it.
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
  input wire leave, // The oldest one leaves.
  output wire [3:0] oldest_writeback_wave, // What was kept of it.
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
  output wire [3:0] hazard_late, // What they will write, oldest first; only where other operations run beside them.
  output wire [3:0] hazard_writes,
  output wire [3:0] hazard_writes_high,
  output wire [43:0] hazard_row,
  output wire [11:0] hazard_beat,
  output wire [3:0] hazard_writes_scalar,
  output wire [15:0] hazard_wave,
  output wire [27:0] hazard_register
);

  wire [15:0] entries_0_after_writeback_wave;
  wire [63:0] entries_0_after_writeback_sequence;
  wire [3:0] entries_0_after_writeback_ends;
  wire [11:0] entries_0_after_writeback_beat;
  wire [3:0] entries_0_after_writeback_writes;
  wire [3:0] entries_0_after_writeback_writes_high;
  wire [43:0] entries_0_after_writeback_row;
  wire [15:0] entries_0_after_writeback_bytes;
  wire [3:0] entries_0_after_writeback_writes_scalar;
  wire [27:0] entries_0_after_writeback_register;
  wire [3:0] entries_0_after_writeback_scalar_result;
  wire [3:0] entries_0_after_writeback_ignored;
  wire [3:0] entries_0_after_chosen;
  wire [127:0] entries_0_after_active;
  wire [2:0] entries_0_count_after;
  wire [15:0] entry_writeback_wave;
  wire [63:0] entry_writeback_sequence;
  wire [3:0] entry_writeback_ends;
  wire [11:0] entry_writeback_beat;
  wire [3:0] entry_writeback_writes;
  wire [3:0] entry_writeback_writes_high;
  wire [43:0] entry_writeback_row;
  wire [15:0] entry_writeback_bytes;
  wire [3:0] entry_writeback_writes_scalar;
  wire [27:0] entry_writeback_register;
  wire [3:0] entry_writeback_scalar_result;
  wire [3:0] entry_writeback_ignored;
  wire [3:0] entry_chosen;
  wire [127:0] entry_active;
  reg [2:0] count;
  reg [2:0] reserved;
  reg [2:0] reserved_next;

  assign room = reserved < 3'd4;
  assign none = reserved == 3'd0;
  assign oldest_writeback_wave = entry_writeback_wave[0 +: 4];
  assign oldest_writeback_sequence = entry_writeback_sequence[0 +: 16];
  assign oldest_writeback_ends = entry_writeback_ends[0];
  assign oldest_writeback_beat = entry_writeback_beat[0 +: 3];
  assign oldest_writeback_writes = entry_writeback_writes[0];
  assign oldest_writeback_writes_high = entry_writeback_writes_high[0];
  assign oldest_writeback_row = entry_writeback_row[0 +: 11];
  assign oldest_writeback_bytes = entry_writeback_bytes[0 +: 4];
  assign oldest_writeback_writes_scalar = entry_writeback_writes_scalar[0];
  assign oldest_writeback_register = entry_writeback_register[0 +: 7];
  assign oldest_writeback_scalar_result = entry_writeback_scalar_result[0];
  assign oldest_writeback_ignored = entry_writeback_ignored[0];
  assign oldest_chosen = entry_chosen[0];
  assign oldest_active = entry_active[0 +: 32];

  always @* begin
    reserved_next = reserved;
    if (launch & ~leave) begin
      reserved_next = reserved + 3'd1;
    end else if (~launch & leave) reserved_next = reserved - 3'd1;
  end

  genvar i;

  for (i = 0; i < 4; i = i + 1) begin : each_entry
    reg [3:0] entry_writeback_wave_i;
    reg [15:0] entry_writeback_sequence_i;
    reg entry_writeback_ends_i;
    reg [2:0] entry_writeback_beat_i;
    reg entry_writeback_writes_i;
    reg entry_writeback_writes_high_i;
    reg [10:0] entry_writeback_row_i;
    reg [3:0] entry_writeback_bytes_i;
    reg entry_writeback_writes_scalar_i;
    reg [6:0] entry_writeback_register_i;
    reg entry_writeback_scalar_result_i;
    reg entry_writeback_ignored_i;
    reg entry_chosen_i;
    reg [31:0] entry_active_i;
    assign entry_writeback_wave[i*4 +: 4] = entry_writeback_wave_i;
    assign entry_writeback_sequence[i*16 +: 16] = entry_writeback_sequence_i;
    assign entry_writeback_ends[i] = entry_writeback_ends_i;
    assign entry_writeback_beat[i*3 +: 3] = entry_writeback_beat_i;
    assign entry_writeback_writes[i] = entry_writeback_writes_i;
    assign entry_writeback_writes_high[i] = entry_writeback_writes_high_i;
    assign entry_writeback_row[i*11 +: 11] = entry_writeback_row_i;
    assign entry_writeback_bytes[i*4 +: 4] = entry_writeback_bytes_i;
    assign entry_writeback_writes_scalar[i] = entry_writeback_writes_scalar_i;
    assign entry_writeback_register[i*7 +: 7] = entry_writeback_register_i;
    assign entry_writeback_scalar_result[i] = entry_writeback_scalar_result_i;
    assign entry_writeback_ignored[i] = entry_writeback_ignored_i;
    assign entry_chosen[i] = entry_chosen_i;
    assign entry_active[i*32 +: 32] = entry_active_i;

    initial begin
      entry_writeback_wave_i = 4'd0;
      entry_writeback_sequence_i = 16'd0;
      entry_writeback_ends_i = 1'b0;
      entry_writeback_beat_i = 3'd0;
      entry_writeback_writes_i = 1'b0;
      entry_writeback_writes_high_i = 1'b0;
      entry_writeback_row_i = 11'd0;
      entry_writeback_bytes_i = 4'd0;
      entry_writeback_writes_scalar_i = 1'b0;
      entry_writeback_register_i = 7'd0;
      entry_writeback_scalar_result_i = 1'b0;
      entry_writeback_ignored_i = 1'b0;
      entry_chosen_i = 1'b0;
      entry_active_i = 32'd0;
    end
    always @(posedge clock) begin
      entry_writeback_wave_i <= entries_0_after_writeback_wave[i*4 +: 4];
      entry_writeback_sequence_i <= entries_0_after_writeback_sequence[i*16 +: 16];
      entry_writeback_ends_i <= entries_0_after_writeback_ends[i];
      entry_writeback_beat_i <= entries_0_after_writeback_beat[i*3 +: 3];
      entry_writeback_writes_i <= entries_0_after_writeback_writes[i];
      entry_writeback_writes_high_i <= entries_0_after_writeback_writes_high[i];
      entry_writeback_row_i <= entries_0_after_writeback_row[i*11 +: 11];
      entry_writeback_bytes_i <= entries_0_after_writeback_bytes[i*4 +: 4];
      entry_writeback_writes_scalar_i <= entries_0_after_writeback_writes_scalar[i];
      entry_writeback_register_i <= entries_0_after_writeback_register[i*7 +: 7];
      entry_writeback_scalar_result_i <= entries_0_after_writeback_scalar_result[i];
      entry_writeback_ignored_i <= entries_0_after_writeback_ignored[i];
      entry_chosen_i <= entries_0_after_chosen[i];
      entry_active_i <= entries_0_after_active[i*32 +: 32];
    end
  end

  initial begin
    count = 3'd0;
    reserved = 3'd0;
  end
  always @(posedge clock) begin
    count <= entries_0_count_after;
    reserved <= reserved_next;
  end

  pending_entries entries_0 (
    .entry_writeback_wave(entry_writeback_wave),
    .entry_writeback_sequence(entry_writeback_sequence),
    .entry_writeback_ends(entry_writeback_ends),
    .entry_writeback_beat(entry_writeback_beat),
    .entry_writeback_writes(entry_writeback_writes),
    .entry_writeback_writes_high(entry_writeback_writes_high),
    .entry_writeback_row(entry_writeback_row),
    .entry_writeback_bytes(entry_writeback_bytes),
    .entry_writeback_writes_scalar(entry_writeback_writes_scalar),
    .entry_writeback_register(entry_writeback_register),
    .entry_writeback_scalar_result(entry_writeback_scalar_result),
    .entry_writeback_ignored(entry_writeback_ignored),
    .entry_chosen(entry_chosen),
    .entry_active(entry_active),
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
    .after_writeback_wave(entries_0_after_writeback_wave),
    .after_writeback_sequence(entries_0_after_writeback_sequence),
    .after_writeback_ends(entries_0_after_writeback_ends),
    .after_writeback_beat(entries_0_after_writeback_beat),
    .after_writeback_writes(entries_0_after_writeback_writes),
    .after_writeback_writes_high(entries_0_after_writeback_writes_high),
    .after_writeback_row(entries_0_after_writeback_row),
    .after_writeback_bytes(entries_0_after_writeback_bytes),
    .after_writeback_writes_scalar(entries_0_after_writeback_writes_scalar),
    .after_writeback_register(entries_0_after_writeback_register),
    .after_writeback_scalar_result(entries_0_after_writeback_scalar_result),
    .after_writeback_ignored(entries_0_after_writeback_ignored),
    .after_chosen(entries_0_after_chosen),
    .after_active(entries_0_after_active),
    .count_after(entries_0_count_after),
    .hazard_late(hazard_late),
    .hazard_writes(hazard_writes),
    .hazard_writes_high(hazard_writes_high),
    .hazard_row(hazard_row),
    .hazard_beat(hazard_beat),
    .hazard_writes_scalar(hazard_writes_scalar),
    .hazard_wave(hazard_wave),
    .hazard_register(hazard_register)
  );

endmodule

`default_nettype wire
