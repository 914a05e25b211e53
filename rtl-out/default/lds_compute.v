// lds_compute: kernel of hdl/src/lds/compute.rs:10
// Written by Tombolo; change the source.
// SPDX-License-Identifier: MIT OR Apache-2.0

`default_nettype none

module lds_compute (
  input wire clock, // The one clock.
  input wire [4:0] operation, // What is computed.
  input wire wide, // On 64 bits.
  input wire half_denormals, // Its denormals follow the rules of binary16 and binary64.
  input wire flat, // FLAT: denormals are kept.
  input wire [31:0] mode, // MODE.
  input wire [31:0] left, // Lanes left.
  input wire [2047:0] memory, // What they loaded.
  input wire [2047:0] operand_0, // Their data.
  input wire [2047:0] operand_1, // The data behind it.
  output wire [31:0] turn, // The lane whose turn it is.
  output wire any, // Some lane is left.
  output wire [31:0] after, // Lanes left after it.
  output wire last, // None is.
  output wire [63:0] memory_of, // What it loaded.
  output wire [63:0] result // What it stores.
);

  wire [63:0] choice_data;
  wire [63:0] choice_comparand;
  reg [1:0] alu_denormals;

  always @* begin
    alu_denormals = mode[5:4];
    if (half_denormals) alu_denormals = mode[7:6];
    if (flat) alu_denormals = 2'd3;
  end

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
    .wide(wide),
    .memory(memory_of),
    .data(choice_data),
    .comparand(choice_comparand),
    .denormals(alu_denormals),
    .result(result)
  );

endmodule

`default_nettype wire
