// slot_fault: generator of hdl/src/dispatch/faults.rs
// Written by Tombolo; change the source.
// SPDX-License-Identifier: MIT OR Apache-2.0

`default_nettype none

module slot_fault (
  input wire fault_0,
  input wire fault_1,
  input wire fault_2,
  input wire fault_3,
  input wire traps_0,
  input wire traps_1,
  input wire traps_2,
  input wire traps_3,
  input wire outside_0,
  input wire outside_1,
  input wire outside_2,
  input wire outside_3,
  input wire [15:0] memory_issue,
  output wire [15:0] faults,
  output wire [15:0] chosen,
  output wire [2:0] kind
);

  wire [3:0] lowest;

  assign lowest = {fault_3, fault_2, fault_1, fault_0} & (-{fault_3, fault_2, fault_1, fault_0});

  assign kind =
      (|(lowest & {outside_3, outside_2, outside_1, outside_0})) ? 3'd3 :
      (|(lowest & {traps_3, traps_2, traps_1, traps_0})) ? 3'd2 :
      3'd1;

  assign faults = {12'd0, {fault_3, fault_2, fault_1, fault_0}};
  assign chosen = (|{fault_3, fault_2, fault_1, fault_0}) ? {12'd0, lowest} : memory_issue;

endmodule

`default_nettype wire
