// result_counter: kernel of hdl/src/parts/counter.rs
// Written by Tombolo; change the source.
// SPDX-License-Identifier: MIT OR Apache-2.0

`default_nettype none

module result_counter (
  input wire clock,
  input wire up,
  input wire down,
  input wire [4:0] delay,
  output reg [5:0] count,
  output reg none,
  output wire written
);

  wire [5:0] counter_count;
  reg [4:0] unseen;
  reg [4:0] unseen_next;

  always @* begin
    count = counter_count;
    if (written & (unseen != 5'd0)) begin
      count = 6'd1;
    end
  end

  always @* begin
    none = written;
    if (written & (unseen != 5'd0)) begin
      none = 1'b0;
    end
  end

  always @* begin
    unseen_next = unseen;
    if (unseen != 5'd0) begin
      unseen_next = unseen - 5'd1;
    end
    if (down) begin
      unseen_next = delay;
    end
  end

  initial begin
    unseen = 5'd0;
  end
  always @(posedge clock) begin
    unseen <= unseen_next;
  end

  outstanding_counter counter (
    .clock(clock),
    .up(up),
    .down(down),
    .count(counter_count),
    .none(written)
  );

endmodule

`default_nettype wire
