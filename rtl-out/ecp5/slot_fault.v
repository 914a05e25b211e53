// slot_fault: generator of hdl/src/dispatch/faults.rs
// Written by Tombolo; change the source.
// SPDX-License-Identifier: MIT OR Apache-2.0

`default_nettype none

module slot_fault (
  input wire [3:0] fault,
  input wire [3:0] traps,
  input wire [3:0] outside,
  input wire [15:0] memory_issue,
  output wire [15:0] faults,
  output wire [15:0] chosen,
  output wire [2:0] kind
);

  wire [3:0] lowest;

  assign lowest = {fault[3], fault[2], fault[1], fault[0]} & (-{fault[3], fault[2], fault[1], fault[0]});

  assign kind =
      (|(lowest & {outside[3], outside[2], outside[1], outside[0]})) ? 3'd3 :
      (|(lowest & {traps[3], traps[2], traps[1], traps[0]})) ? 3'd2 :
      3'd1;

  assign faults = {12'd0, {fault[3], fault[2], fault[1], fault[0]}};
  assign chosen = (|{fault[3], fault[2], fault[1], fault[0]}) ? {12'd0, lowest} : memory_issue;

endmodule

`default_nettype wire
