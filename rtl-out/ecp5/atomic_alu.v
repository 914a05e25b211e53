// atomic_alu: generator of hdl/src/atomic/alu.rs:308. Written by Tombolo; change the source.
// SPDX-License-Identifier: MIT OR Apache-2.0
`default_nettype none

module atomic_alu (
  input wire clock, // The one clock.
  input wire [4:0] operation, // What is computed.
  input wire [63:0] memory, // What the location holds.
  input wire [63:0] data, // Data of the lane.
  input wire [63:0] comparand, // What CompareSwap compares with.
  output reg [63:0] result // What the location holds then, one clock later.
);
  localparam [4:0] ATOMIC_OPERATION_SWAP = 5'd0, ATOMIC_OPERATION_COMPARE_SWAP = 5'd1, ATOMIC_OPERATION_ADD = 5'd2;
  localparam [4:0] ATOMIC_OPERATION_SUBTRACT = 5'd3, ATOMIC_OPERATION_REVERSE_SUBTRACT = 5'd4;
  localparam [4:0] ATOMIC_OPERATION_SUBTRACT_CLAMP = 5'd5, ATOMIC_OPERATION_CONDITIONAL_SUBTRACT = 5'd6;
  localparam [4:0] ATOMIC_OPERATION_MIN_SIGNED = 5'd7, ATOMIC_OPERATION_MIN_UNSIGNED = 5'd8;
  localparam [4:0] ATOMIC_OPERATION_MAX_SIGNED = 5'd9, ATOMIC_OPERATION_MAX_UNSIGNED = 5'ha;
  localparam [4:0] ATOMIC_OPERATION_AND = 5'hb, ATOMIC_OPERATION_OR = 5'hc, ATOMIC_OPERATION_XOR = 5'hd;
  localparam [4:0] ATOMIC_OPERATION_INCREMENT = 5'he, ATOMIC_OPERATION_DECREMENT = 5'hf;
  localparam [4:0] ATOMIC_OPERATION_MASKED_OR = 5'h17;

  wire sum_equal = operation == ATOMIC_OPERATION_INCREMENT;
  wire sum_equal_operation = operation == ATOMIC_OPERATION_REVERSE_SUBTRACT;
  wire [31:0] sum_choice = (sum_equal | (operation == ATOMIC_OPERATION_DECREMENT)) ? 32'd1 : sum_equal_operation ?
      memory[31:0] : data[31:0];
  wire [32:0] sum_joined = {sum_choice ^ {32{~((operation == ATOMIC_OPERATION_ADD) | sum_equal)}}, ~((operation ==
      ATOMIC_OPERATION_ADD) | sum_equal)};
  wire [32:0] sum_sum = {sum_equal_operation ? data[31:0] : memory[31:0], 1'b1} + sum_joined;
  wire [31:0] sum = sum_sum[32:1];
  wire data_above_memory = memory[31:0] < data[31:0];
  wire data_below_memory = ~(data_above_memory | (memory[31:0] == data[31:0]));
  wire result_differing = memory[31] ^ data[31];
  reg [31:0] result_entry;
  always @* case (operation)
    ATOMIC_OPERATION_SWAP: result_entry = data[31:0];
    ATOMIC_OPERATION_COMPARE_SWAP: result_entry = (memory[31:0] == comparand[31:0]) ? data[31:0] : memory[31:0];
    ATOMIC_OPERATION_ADD, ATOMIC_OPERATION_SUBTRACT, ATOMIC_OPERATION_REVERSE_SUBTRACT: result_entry = sum;
    ATOMIC_OPERATION_SUBTRACT_CLAMP: result_entry = sum & {32{~data_above_memory}};
    ATOMIC_OPERATION_CONDITIONAL_SUBTRACT: result_entry = data_above_memory ? memory[31:0] : sum;
    ATOMIC_OPERATION_MIN_SIGNED: result_entry = (data_below_memory ^ result_differing) ? data[31:0] : memory[31:0];
    ATOMIC_OPERATION_MIN_UNSIGNED: result_entry = data_below_memory ? data[31:0] : memory[31:0];
    ATOMIC_OPERATION_MAX_SIGNED: result_entry = (data_above_memory ^ result_differing) ? data[31:0] : memory[31:0];
    ATOMIC_OPERATION_MAX_UNSIGNED: result_entry = data_above_memory ? data[31:0] : memory[31:0];
    ATOMIC_OPERATION_AND: result_entry = memory[31:0] & data[31:0];
    ATOMIC_OPERATION_OR: result_entry = memory[31:0] | data[31:0];
    ATOMIC_OPERATION_XOR: result_entry = memory[31:0] ^ data[31:0];
    ATOMIC_OPERATION_INCREMENT: result_entry = sum & {32{data_above_memory}};
    ATOMIC_OPERATION_DECREMENT: result_entry = ((~|memory[31:0]) | data_below_memory) ? data[31:0] : sum;
    ATOMIC_OPERATION_MASKED_OR: result_entry = (memory[31:0] & ~data[31:0]) | comparand[31:0];
    default: result_entry = memory[31:0];
  endcase

  initial result = 64'd0;
  always @(posedge clock) result <= {32'd0, result_entry};
endmodule
`default_nettype wire
