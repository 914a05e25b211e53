// fetch: kernel of netlist/tests/verilog_text.rs. Written by Tombolo; change the source.
// SPDX-License-Identifier: MIT OR Apache-2.0
`default_nettype none

module fetch (
  input wire clock,
  input wire start,
  input wire [2:0] small_,
  output reg [7:0] lanes
);
  localparam [1:0] FETCH_STATE_IDLE = 2'd0, FETCH_STATE_WAIT_LINE = 2'd1, FETCH_STATE_DONE = 2'd2;

  reg [1:0] state /* FetchState */;

  always @* begin
    lanes = 8'd0;
    if (state == FETCH_STATE_IDLE) begin
      lanes = (lanes & ~(8'd1 << small_)) | (({7'd0, start}) << small_);
    end else if (start) lanes = (lanes & ~(8'd3 << small_)) | (({6'd0, state}) << small_);
  end

  initial state = FETCH_STATE_DONE;
  always @(posedge clock) begin
    case (state)
      FETCH_STATE_IDLE: state <= start ? FETCH_STATE_WAIT_LINE : FETCH_STATE_IDLE;
      FETCH_STATE_WAIT_LINE, 2'd3: if (!start) state <= FETCH_STATE_DONE;
      default: ;
    endcase
  end
endmodule
`default_nettype wire

// front: kernel of netlist/tests/verilog_text.rs. Written by Tombolo; change the source.
// SPDX-License-Identifier: MIT OR Apache-2.0
`default_nettype none

module front (
  input wire clock,
  input wire start,
  input wire [2:0] which,
  output wire [7:0] lanes_0,
  output wire [7:0] lanes_1
);

  fetch fetch_0 (.clock(clock), .start(start), .small_(which), .lanes(lanes_0));
  fetch fetch_1 (.clock(clock), .start(start), .small_(which), .lanes(lanes_1));
endmodule
`default_nettype wire
