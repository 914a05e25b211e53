// outstanding_counter: kernel of hdl/src/parts/counter.rs:7. Written by Tombolo; change the source.
// SPDX-License-Identifier: MIT OR Apache-2.0
`default_nettype none

module outstanding_counter (
  input wire clock, // The one clock.
  input wire up, // One more starts.
  input wire down, // One finished.
  output reg [5:0] count, // How many are outstanding.
  output wire none // None is.
);

  assign none = count == 6'd0;
  wire [5:0] step = down ? 6'h3f : 6'd1;
  initial count = 6'd0;
  always @(posedge clock) begin
    if (up ^ down) count <= count + step;
  end
endmodule
`default_nettype wire
