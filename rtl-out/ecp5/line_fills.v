// line_fills: generator of hdl/src/front/line_fills.rs:35. Written by Tombolo; change the source.
// SPDX-License-Identifier: MIT OR Apache-2.0
`default_nettype none

module line_fills (
  input wire [1:0] fill_0_state, // The fills.
  input wire fill_0_offered, input wire [41:0] fill_0_line, input wire fill_0_spoiled,
  input wire missing, // A line is missing.
  input wire [41:0] missing_line, // Which.
  input wire arrives, // A part of a line arrives.
  input wire arrives_last, // It is the last one.
  input wire [5:0] arrives_tag, // For this fill.
  input wire invalidate, // The cache forgets its lines.
  input wire request_ready, // The memory port takes the request.
  output wire request_valid, // A request to the memory port.
  output wire [41:0] request_line, output wire [63:0] request_mask, output wire [5:0] request_tag,
  output wire [41:0] arrived_line, // The line that arrives.
  output wire keeps, // It is kept.
  output wire [1:0] after_0_state, // The fills after this cycle.
  output wire after_0_offered, output wire [41:0] after_0_line, output wire after_0_spoiled
);
  localparam [1:0] FILL_STATE_IDLE = 2'd0, FILL_STATE_REQUEST = 2'd1, FILL_STATE_WAIT = 2'd2;

  wire after_0_spoiled_unequal = fill_0_state != FILL_STATE_IDLE;
  wire known = after_0_spoiled_unequal & (fill_0_line == missing_line);
  wire some_offered = fill_0_offered;
  assign request_valid = fill_0_state == FILL_STATE_REQUEST;
  assign request_line = fill_0_line;
  assign request_mask = 64'd0;
  assign request_tag = 6'd0;
  wire after_0_spoiled_all = arrives & (arrives_tag == 6'd0);
  assign arrived_line = fill_0_line & {42{after_0_spoiled_all}};
  assign keeps = after_0_spoiled_all & ~fill_0_spoiled;
  wire after_0_spoiled_all_arrives_last = after_0_spoiled_all & arrives_last;
  wire after_0_line_all = (fill_0_state == FILL_STATE_IDLE) & missing & ~known;
  assign after_0_state = after_0_line_all ? FILL_STATE_REQUEST :
      after_0_spoiled_all_arrives_last ? FILL_STATE_IDLE :
      ((some_offered ? fill_0_offered : request_valid) & request_ready) ? FILL_STATE_WAIT : fill_0_state;
  assign after_0_offered = 1'b0;
  assign after_0_line = after_0_line_all ? missing_line : fill_0_line;
  assign after_0_spoiled = (fill_0_spoiled | (invalidate & after_0_spoiled_unequal)) &
      ~after_0_spoiled_all_arrives_last;
endmodule
`default_nettype wire
