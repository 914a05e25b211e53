// lds_compute: kernel of hdl/src/memory/lds/compute.rs
// Written by Tombolo; change the source.
// SPDX-License-Identifier: MIT OR Apache-2.0

`default_nettype none

module lds_compute (
  input wire clock,
  input wire [4:0] operation,
  input wire wide,
  input wire half_denormals,
  input wire flat,
  input wire [31:0] mode,
  input wire [31:0] left,
  input wire [2047:0] memory,
  input wire [2047:0] operand_0,
  input wire [2047:0] operand_1,
  output wire [31:0] turn,
  output wire any,
  output wire [31:0] after,
  output wire last,
  output wire [63:0] memory_of,
  output wire [63:0] result
);

  wire [63:0] choice_data;
  wire [63:0] choice_comparand;
  reg [1:0] alu_denormals;

  always @* begin
    alu_denormals = mode[5:4];
    if (half_denormals) begin
      alu_denormals = mode[7:6];
    end
    if (flat) begin
      alu_denormals = 2'd3;
    end
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
