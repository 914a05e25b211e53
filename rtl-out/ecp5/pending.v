// pending: kernel of hdl/src/vector/pending.rs:176. Written by Tombolo; change the source.
// SPDX-License-Identifier: MIT OR Apache-2.0
`default_nettype none

module pending (
  input wire clock, // The one clock.
  input wire launch, // An operation launches: it will enter.
  output wire room, // There is room for it.
  output wire none, // None is there or launched.
  input wire enter, // It enters.
  input wire [3:0] entering_writeback_wave, // What is kept of it.
  input wire [15:0] entering_writeback_sequence, input wire entering_writeback_ends,
  input wire [2:0] entering_writeback_beat, input wire entering_writeback_writes, entering_writeback_writes_high,
  input wire [10:0] entering_writeback_row, input wire [3:0] entering_writeback_bytes,
  input wire entering_writeback_writes_scalar, input wire [6:0] entering_writeback_register,
  input wire entering_writeback_scalar_result, entering_writeback_early_mask, entering_writeback_ignored,
  entering_chosen, input wire [31:0] entering_active,
  input wire leave, // The oldest one leaves.
  output wire [3:0] oldest_writeback_wave, // What was kept of it.
  output wire [15:0] oldest_writeback_sequence, output wire oldest_writeback_ends,
  output wire [2:0] oldest_writeback_beat, output wire oldest_writeback_writes, oldest_writeback_writes_high,
  output wire [10:0] oldest_writeback_row, output wire [3:0] oldest_writeback_bytes,
  output wire oldest_writeback_writes_scalar, output wire [6:0] oldest_writeback_register,
  output wire oldest_writeback_scalar_result, oldest_writeback_early_mask, oldest_writeback_ignored, oldest_chosen,
  output wire [31:0] oldest_active
);

  reg [2:0] reserved;

  assign room = reserved < 3'd4;
  assign none = reserved == 3'd0;
  initial reserved = 3'd0;
  always @(posedge clock) begin
    if (launch & ~leave) begin
      reserved <= reserved + 3'd1;
    end else if (~launch & leave) reserved <= reserved - 3'd1;
  end

  entry_queue queue_0 (
    .clock(clock), .enter(enter), .entering_writeback_wave(entering_writeback_wave),
    .entering_writeback_sequence(entering_writeback_sequence), .entering_writeback_ends(entering_writeback_ends),
    .entering_writeback_beat(entering_writeback_beat), .entering_writeback_writes(entering_writeback_writes),
    .entering_writeback_writes_high(entering_writeback_writes_high),
    .entering_writeback_row(entering_writeback_row), .entering_writeback_bytes(entering_writeback_bytes),
    .entering_writeback_writes_scalar(entering_writeback_writes_scalar),
    .entering_writeback_register(entering_writeback_register),
    .entering_writeback_scalar_result(entering_writeback_scalar_result),
    .entering_writeback_early_mask(entering_writeback_early_mask),
    .entering_writeback_ignored(entering_writeback_ignored), .entering_chosen(entering_chosen),
    .entering_active(entering_active), .leave(leave), .oldest_writeback_wave(oldest_writeback_wave),
    .oldest_writeback_sequence(oldest_writeback_sequence), .oldest_writeback_ends(oldest_writeback_ends),
    .oldest_writeback_beat(oldest_writeback_beat), .oldest_writeback_writes(oldest_writeback_writes),
    .oldest_writeback_writes_high(oldest_writeback_writes_high), .oldest_writeback_row(oldest_writeback_row),
    .oldest_writeback_bytes(oldest_writeback_bytes),
    .oldest_writeback_writes_scalar(oldest_writeback_writes_scalar),
    .oldest_writeback_register(oldest_writeback_register),
    .oldest_writeback_scalar_result(oldest_writeback_scalar_result),
    .oldest_writeback_early_mask(oldest_writeback_early_mask), .oldest_writeback_ignored(oldest_writeback_ignored),
    .oldest_chosen(oldest_chosen), .oldest_active(oldest_active));
endmodule
`default_nettype wire
