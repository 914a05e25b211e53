// slot_fault: generator of hdl/src/dispatch/faults.rs
// Written by Tombolo; change the source.
// SPDX-License-Identifier: MIT OR Apache-2.0

`default_nettype none

module slot_fault (
  input wire [15:0] fault,
  input wire [15:0] traps,
  input wire [15:0] outside,
  input wire [15:0] memory_issue,
  output wire [15:0] faults,
  output wire [15:0] chosen,
  output wire [2:0] kind
);

  wire [15:0] lowest;

  assign lowest = faults & (-faults);

  wire [15:0] joined_1 = {traps[15], traps[14], traps[13], traps[12], traps[11], traps[10], traps[9], traps[8],
      traps[7], traps[6], traps[5], traps[4], traps[3], traps[2], traps[1], traps[0]};
  wire [15:0] joined_2 = {outside[15], outside[14], outside[13], outside[12], outside[11], outside[10], outside[9],
      outside[8], outside[7], outside[6], outside[5], outside[4], outside[3], outside[2], outside[1], outside[0]};

  assign kind =
      (|(lowest & joined_2)) ? 3'd3 :
      (|(lowest & joined_1)) ? 3'd2 :
      3'd1;

  assign faults = {fault[15], fault[14], fault[13], fault[12], fault[11], fault[10], fault[9], fault[8], fault[7],
      fault[6], fault[5], fault[4], fault[3], fault[2], fault[1], fault[0]};
  assign chosen = (|faults) ? lowest : memory_issue;

endmodule

`default_nettype wire
