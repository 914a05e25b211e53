// lds_compute: kernel of hdl/src/memory/lds/compute.rs
// Written by Tombolo; change the source.
// SPDX-License-Identifier: MIT OR Apache-2.0

`default_nettype none

module lds_compute (
  input wire clock,
  input wire [4:0] operation,
  input wire wide,
  input wire [3:0] left,
  input wire [255:0] memory,
  input wire [255:0] operand_0,
  input wire [255:0] operand_1,
  output wire [3:0] turn,
  output wire any,
  output wire [3:0] after,
  output wire last,
  output wire [63:0] memory_of,
  output wire [63:0] result
);

  wire [63:0] choice_data;
  wire [63:0] choice_comparand;

  lds_turn choice (
    .left(left),
    .memory(memory),
    .operand_0(operand_0),
    .operand_1(operand_1),
    .wide(wide),
    .turn(turn),
    .any(any),
    .after(after),
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
