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
  input wire [95:0] entering,
  input wire leave,
  output wire [95:0] oldest,
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

  wire [95:0] entries_0_after_0;
  wire [95:0] entries_0_after_1;
  wire [95:0] entries_0_after_2;
  wire [95:0] entries_0_after_3;
  wire [2:0] entries_0_count_after;
  reg [95:0] entry_0;
  reg [95:0] entry_1;
  reg [95:0] entry_2;
  reg [95:0] entry_3;
  reg [2:0] count;
  reg [2:0] reserved;
  reg [2:0] reserved_next;

  assign room = reserved < 3'd4;
  assign none = reserved == 3'd0;
  assign oldest = entry_0;

  always @* begin
    reserved_next = reserved;
    if (launch & (~leave)) begin
      reserved_next = reserved + 3'd1;
    end else if ((~launch) & leave) begin
      reserved_next = reserved - 3'd1;
    end
  end

  initial begin
    entry_0 = 96'd0;
    entry_1 = 96'd0;
    entry_2 = 96'd0;
    entry_3 = 96'd0;
    count = 3'd0;
    reserved = 3'd0;
  end
  always @(posedge clock) begin
    entry_0 <= entries_0_after_0;
    entry_1 <= entries_0_after_1;
    entry_2 <= entries_0_after_2;
    entry_3 <= entries_0_after_3;
    count <= entries_0_count_after;
    reserved <= reserved_next;
  end

  pending_entries entries_0 (
    .entry_0(entry_0),
    .entry_1(entry_1),
    .entry_2(entry_2),
    .entry_3(entry_3),
    .count(count),
    .leave(leave),
    .enter(enter),
    .entering(entering),
    .after_0(entries_0_after_0),
    .after_1(entries_0_after_1),
    .after_2(entries_0_after_2),
    .after_3(entries_0_after_3),
    .count_after(entries_0_count_after),
    .writes_0(writes_0),
    .writes_1(writes_1),
    .writes_2(writes_2),
    .writes_3(writes_3),
    .writes_high_0(writes_high_0),
    .writes_high_1(writes_high_1),
    .writes_high_2(writes_high_2),
    .writes_high_3(writes_high_3),
    .row_0(row_0),
    .row_1(row_1),
    .row_2(row_2),
    .row_3(row_3),
    .beat_0(beat_0),
    .beat_1(beat_1),
    .beat_2(beat_2),
    .beat_3(beat_3),
    .writes_scalar_0(writes_scalar_0),
    .writes_scalar_1(writes_scalar_1),
    .writes_scalar_2(writes_scalar_2),
    .writes_scalar_3(writes_scalar_3),
    .wave_0(wave_0),
    .wave_1(wave_1),
    .wave_2(wave_2),
    .wave_3(wave_3),
    .register_0(register_0),
    .register_1(register_1),
    .register_2(register_2),
    .register_3(register_3)
  );

endmodule

`default_nettype wire
