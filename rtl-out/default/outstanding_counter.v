// outstanding_counter: kernel of hdl/src/parts/counter.rs:7
// Written by Tombolo; change the source.
// SPDX-License-Identifier: MIT OR Apache-2.0

`default_nettype none

module outstanding_counter (
  input wire clock, // The one clock.
  input wire up, // One more starts.
  input wire down, // One finished.
  output wire [5:0] count, // How many are outstanding.
  output wire none // None is.
);

  reg [5:0] step;
  reg [5:0] state;
  reg [5:0] state_next;

  assign count = state;
  assign none = state == 6'd0;

  always @* begin
    step = 6'd1;
    if (down) step = 6'h3f;
  end

  always @* begin
    state_next = state;
    if (up ^ down) state_next = state + step;
  end

  initial state = 6'd0;
  always @(posedge clock) state <= state_next;

endmodule

`default_nettype wire
