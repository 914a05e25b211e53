// result_counter: kernel of hdl/src/parts/counter.rs:42. Written by Tombolo; change the source.
// SPDX-License-Identifier: MIT OR Apache-2.0
`default_nettype none

module result_counter (
  input wire clock, // The one clock.
  input wire up, // One more is to come.
  input wire down, // One is written.
  input wire [4:0] delay, // Cycles until that is seen.
  output wire [5:0] count, // How many are outstanding.
  output reg [5:0] soon, // As many as are seen a cycle later, if no result is written meanwhile.
  output wire none, // None is.
  output wire written // All are written, seen or not.
);

  wire [5:0] counter_count; reg [4:0] unseen;

  wire soon_all = written & (unseen != 5'd0);
  assign count = soon_all ? 6'd1 : counter_count;
  always @* begin
    soon = counter_count;
    if (soon_all) begin
      if (5'd1 < unseen) soon = 6'd1;
    end
  end

  assign none = soon_all ? 1'b0 : written;
  initial unseen = 5'd0;
  always @(posedge clock) begin
    if (unseen != 5'd0) unseen <= unseen - 5'd1;
    if (down) unseen <= delay;
  end

  outstanding_counter counter (.clock(clock), .up(up), .down(down), .count(counter_count), .none(written));
endmodule
`default_nettype wire
