// slot_fault: generator of hdl/src/dispatch/faults.rs:33
// Written by Tombolo; change the source.
// SPDX-License-Identifier: MIT OR Apache-2.0

`default_nettype none

module slot_fault (
  input wire [15:0] fault, // The wave faults.
  input wire [15:0] traps, // It is at a trap.
  input wire [15:0] outside, // It is at an instruction outside memory.
  input wire [15:0] memory_issue, // The wave that issues to vector memory, one-hot.
  output wire [15:0] faults, // All that fault.
  output wire [15:0] chosen, // The chosen one, one-hot.
  output wire [2:0] kind // kind of its fault.
);

  wire [15:0] lowest;

  assign lowest = faults & (-faults);

  assign kind =
      (|(lowest & outside)) ? 3'd3 :
      (|(lowest & traps)) ? 3'd2 :
      3'd1;

  assign faults = fault;
  assign chosen = (|faults) ? lowest : memory_issue;

endmodule

`default_nettype wire
