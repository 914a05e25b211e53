// lds_compute: kernel of hdl/src/memory/lds/compute.rs
// Written by Tombolo; change the source.
// SPDX-License-Identifier: MIT OR Apache-2.0

`default_nettype none

module lds_compute (
  input wire clock,
  input wire [4:0] operation,
  input wire wide,
  input wire left_0,
  input wire left_1,
  input wire left_2,
  input wire left_3,
  input wire [63:0] memory_0,
  input wire [63:0] memory_1,
  input wire [63:0] memory_2,
  input wire [63:0] memory_3,
  input wire [63:0] operand_0_0,
  input wire [63:0] operand_0_1,
  input wire [63:0] operand_0_2,
  input wire [63:0] operand_0_3,
  input wire [63:0] operand_1_0,
  input wire [63:0] operand_1_1,
  input wire [63:0] operand_1_2,
  input wire [63:0] operand_1_3,
  output wire turn_0,
  output wire turn_1,
  output wire turn_2,
  output wire turn_3,
  output wire any,
  output wire after_0,
  output wire after_1,
  output wire after_2,
  output wire after_3,
  output wire last,
  output wire [63:0] memory_of,
  output wire [63:0] result
);

  wire [63:0] choice_data;
  wire [63:0] choice_comparand;

  lds_turn choice (
    .left_0(left_0),
    .left_1(left_1),
    .left_2(left_2),
    .left_3(left_3),
    .memory_0(memory_0),
    .memory_1(memory_1),
    .memory_2(memory_2),
    .memory_3(memory_3),
    .operand_0_0(operand_0_0),
    .operand_0_1(operand_0_1),
    .operand_0_2(operand_0_2),
    .operand_0_3(operand_0_3),
    .operand_1_0(operand_1_0),
    .operand_1_1(operand_1_1),
    .operand_1_2(operand_1_2),
    .operand_1_3(operand_1_3),
    .wide(wide),
    .turn_0(turn_0),
    .turn_1(turn_1),
    .turn_2(turn_2),
    .turn_3(turn_3),
    .any(any),
    .after_0(after_0),
    .after_1(after_1),
    .after_2(after_2),
    .after_3(after_3),
    .last(last),
    .memory_of(memory_of),
    .data(choice_data),
    .comparand(choice_comparand)
  );

  atomic_alu alu (
    .clock(clock),
    .operation(operation),
    .memory(memory_of),
    .data(choice_data),
    .comparand(choice_comparand),
    .result(result)
  );

endmodule

`default_nettype wire
