// result_counter: kernel of hdl/src/parts/counter.rs:42
// Written by Tombolo; change the source.
// SPDX-License-Identifier: MIT OR Apache-2.0

`default_nettype none

module result_counter (
  input wire clock, // The one clock.
  input wire up, // One more is to come.
  input wire down, // One is written.
  input wire [4:0] delay, // Cycles until that is seen.
  output reg [5:0] count, // How many are outstanding.
  output reg [5:0] soon, // As many as are seen a cycle later, if no result is written meanwhile.
  output reg none, // None is.
  output wire written // All are written, seen or not.
);

  wire [5:0] counter_count;
  reg [4:0] unseen;
  reg [4:0] unseen_next;

  always @* begin
    count = counter_count;
    if (written & (unseen != 5'd0)) count = 6'd1;
  end

  always @* begin
    soon = counter_count;
    if (written & (unseen != 5'd0)) begin
      if (5'd1 < unseen) soon = 6'd1;
    end
  end

  always @* begin
    none = written;
    if (written & (unseen != 5'd0)) none = 1'b0;
  end

  always @* begin
    unseen_next = unseen;
    if (unseen != 5'd0) unseen_next = unseen - 5'd1;
    if (down) unseen_next = delay;
  end

  initial unseen = 5'd0;
  always @(posedge clock) unseen <= unseen_next;

  outstanding_counter counter (
    .clock(clock),
    .up(up),
    .down(down),
    .count(counter_count),
    .none(written)
  );

endmodule

`default_nettype wire
