// slot_fault: generator of hdl/src/dispatch/faults.rs
// Written by Tombolo; change the source.
// SPDX-License-Identifier: MIT OR Apache-2.0

`default_nettype none

module slot_fault (
  input wire fault_0,
  input wire fault_1,
  input wire fault_2,
  input wire fault_3,
  input wire fault_4,
  input wire fault_5,
  input wire fault_6,
  input wire fault_7,
  input wire fault_8,
  input wire fault_9,
  input wire fault_10,
  input wire fault_11,
  input wire fault_12,
  input wire fault_13,
  input wire fault_14,
  input wire fault_15,
  input wire traps_0,
  input wire traps_1,
  input wire traps_2,
  input wire traps_3,
  input wire traps_4,
  input wire traps_5,
  input wire traps_6,
  input wire traps_7,
  input wire traps_8,
  input wire traps_9,
  input wire traps_10,
  input wire traps_11,
  input wire traps_12,
  input wire traps_13,
  input wire traps_14,
  input wire traps_15,
  input wire outside_0,
  input wire outside_1,
  input wire outside_2,
  input wire outside_3,
  input wire outside_4,
  input wire outside_5,
  input wire outside_6,
  input wire outside_7,
  input wire outside_8,
  input wire outside_9,
  input wire outside_10,
  input wire outside_11,
  input wire outside_12,
  input wire outside_13,
  input wire outside_14,
  input wire outside_15,
  input wire [15:0] memory_issue,
  output wire [15:0] faults,
  output wire [15:0] chosen,
  output wire [2:0] kind
);

  wire [15:0] lowest;

  assign lowest = faults & (-faults);

  wire [15:0] joined_1 = {traps_15, traps_14, traps_13, traps_12, traps_11, traps_10, traps_9, traps_8, traps_7,
      traps_6, traps_5, traps_4, traps_3, traps_2, traps_1, traps_0};
  wire [15:0] joined_2 = {outside_15, outside_14, outside_13, outside_12, outside_11, outside_10, outside_9,
      outside_8, outside_7, outside_6, outside_5, outside_4, outside_3, outside_2, outside_1, outside_0};

  assign kind =
      (|(lowest & joined_2)) ? 3'd3 :
      (|(lowest & joined_1)) ? 3'd2 :
      3'd1;

  assign faults = {fault_15, fault_14, fault_13, fault_12, fault_11, fault_10, fault_9, fault_8, fault_7, fault_6,
      fault_5, fault_4, fault_3, fault_2, fault_1, fault_0};
  assign chosen = (|faults) ? lowest : memory_issue;

endmodule

`default_nettype wire
