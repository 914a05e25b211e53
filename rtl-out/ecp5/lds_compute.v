// lds_compute: kernel of hdl/src/lds/compute.rs:11. Written by Tombolo; change the source.
// SPDX-License-Identifier: MIT OR Apache-2.0
`default_nettype none

module lds_compute (
  input wire clock, // The one clock.
  input wire [4:0] operation, // What is computed.
  input wire wide, // On 64 bits.
  input wire [3:0] left, // Lanes left.
  input wire [255:0] memory, // What they loaded.
  input wire [255:0] operand_0, // Their data.
  input wire [255:0] operand_1, // The data behind it.
  output wire [3:0] turn, // The lane whose turn it is.
  output wire any, // Some lane is left.
  output wire [3:0] after, // Lanes left after it.
  output wire last, // None is.
  output wire [63:0] memory_of, // What it loaded.
  output wire [63:0] result_0 // What it stores.
);

  wire [63:0] choice_data, choice_comparand;

  lds_turn choice (
    .left(left), .memory(memory), .operand_0(operand_0), .operand_1(operand_1), .wide(wide), .turn(turn), .any(any),
    .after(after), .last(last), .memory_of(memory_of), .data(choice_data), .comparand(choice_comparand));

  atomic_alu alu_0 (
    .clock(clock), .operation(operation), .memory(memory_of), .data(choice_data), .comparand(choice_comparand),
    .result(result_0));
endmodule
`default_nettype wire
