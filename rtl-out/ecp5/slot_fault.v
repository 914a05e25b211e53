// slot_fault: generator of hdl/src/dispatch/faults.rs:35. Written by Tombolo; change the source.
// SPDX-License-Identifier: MIT OR Apache-2.0
`default_nettype none

module slot_fault (
  input wire [3:0] fault, // The wave faults.
  input wire [3:0] traps, // It is at a trap.
  input wire [3:0] outside, // It is at an instruction outside memory.
  input wire [15:0] memory_issue, // The wave that issues to vector memory, one-hot.
  output wire [15:0] faults, // All that fault.
  output wire [15:0] chosen, // The chosen one, one-hot.
  output wire [2:0] kind // What its fault is.
);
  localparam [2:0] FAULT_KIND_ILLEGAL = 3'd1, FAULT_KIND_TRAP = 3'd2, FAULT_KIND_FETCH = 3'd3;

  wire [3:0] lowest = fault & (-fault);
  assign kind = (|(lowest & outside)) ? FAULT_KIND_FETCH :
      (|(lowest & traps)) ? FAULT_KIND_TRAP : FAULT_KIND_ILLEGAL;
  assign faults = {12'd0, fault};
  assign chosen = (|fault) ? {12'd0, lowest} : memory_issue;
endmodule
`default_nettype wire
