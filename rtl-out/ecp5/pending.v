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
  output wire [95:0] oldest
);

  reg [2:0] reserved;
  reg [2:0] reserved_next;

  assign room = reserved < 3'd4;
  assign none = reserved == 3'd0;

  always @* begin
    reserved_next = reserved;
    if (launch & (~leave)) begin
      reserved_next = reserved + 3'd1;
    end else if ((~launch) & leave) begin
      reserved_next = reserved - 3'd1;
    end
  end

  initial begin
    reserved = 3'd0;
  end
  always @(posedge clock) begin
    reserved <= reserved_next;
  end

  entry_queue queue_0 (
    .clock(clock),
    .enter(enter),
    .entering(entering),
    .leave(leave),
    .oldest(oldest)
  );

endmodule

`default_nettype wire
