// outstanding_counter: kernel of hdl/src/parts/counter.rs
// Written by Tombolo; change the source.
// SPDX-License-Identifier: MIT OR Apache-2.0

`default_nettype none

module outstanding_counter (
  input wire clock,
  input wire up,
  input wire down,
  output wire [5:0] count,
  output wire none
);

  reg [5:0] step;
  reg [5:0] state;
  reg [5:0] state_next;

  assign count = state;
  assign none = state == 6'd0;

  always @* begin
    step = 6'd1;
    if (down) begin
      step = 6'h3f;
    end
  end

  always @* begin
    state_next = state;
    if (up ^ down) begin
      state_next = state + step;
    end
  end

  initial begin
    state = 6'd0;
  end
  always @(posedge clock) begin
    state <= state_next;
  end

endmodule

`default_nettype wire
