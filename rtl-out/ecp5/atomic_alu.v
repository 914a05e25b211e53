// atomic_alu: generator of hdl/src/memory/atomic_alu.rs:230
// Written by Tombolo; change the source.
// SPDX-License-Identifier: MIT OR Apache-2.0

`default_nettype none

module atomic_alu (
  input wire clock, // The one clock.
  input wire [4:0] operation, // AtomicOperation.
  input wire [63:0] memory, // What the location holds.
  input wire [63:0] data, // Data of the lane.
  input wire [63:0] comparand, // What CompareSwap compares with.
  output wire [63:0] result // What the location holds then, one clock later.
);

  wire [31:0] sum;
  wire data_above_memory;
  wire data_below_memory;
  reg [63:0] direct;

  wire operation_is_14 = operation == 5'he;
  wire operation_is_4 = operation == 5'd4;
  wire [31:0] sum_choice = (operation_is_14 | (operation == 5'hf)) ? 32'd1 : operation_is_4 ? memory[31:0] :
      data[31:0];
  wire [32:0] sum_joined = {sum_choice ^ {32{~((operation == 5'd2) | operation_is_14)}}, ~((operation == 5'd2) |
      operation_is_14)};
  wire [32:0] sum_sum = {operation_is_4 ? data[31:0] : memory[31:0], 1'b1} + sum_joined;

  assign sum = sum_sum[32:1];
  assign data_above_memory = memory[31:0] < data[31:0];
  assign data_below_memory = ~(data_above_memory | (memory[31:0] == data[31:0]));
  assign result = direct;

  wire memory_31_xor_data_31 = memory[31] ^ data[31];

  reg [31:0] by_operation;
  always @*
    case (operation)
      5'd0: by_operation = data[31:0];
      5'd1: by_operation = (memory[31:0] == comparand[31:0]) ? data[31:0] : memory[31:0];
      5'd2: by_operation = sum;
      5'd3: by_operation = sum;
      5'd4: by_operation = sum;
      5'd5: by_operation = sum & {32{~data_above_memory}};
      5'd6: by_operation = data_above_memory ? memory[31:0] : sum;
      5'd7: by_operation = (data_below_memory ^ memory_31_xor_data_31) ? data[31:0] : memory[31:0];
      5'd8: by_operation = data_below_memory ? data[31:0] : memory[31:0];
      5'd9: by_operation = (data_above_memory ^ memory_31_xor_data_31) ? data[31:0] : memory[31:0];
      5'ha: by_operation = data_above_memory ? data[31:0] : memory[31:0];
      5'hb: by_operation = memory[31:0] & data[31:0];
      5'hc: by_operation = memory[31:0] | data[31:0];
      5'hd: by_operation = memory[31:0] ^ data[31:0];
      5'he: by_operation = sum & {32{data_above_memory}};
      5'hf: by_operation = ((~|memory[31:0]) | data_below_memory) ? data[31:0] : sum;
      5'h17: by_operation = (memory[31:0] & ~data[31:0]) | comparand[31:0];
      default: by_operation = memory[31:0];
    endcase

  initial direct = 64'd0;
  always @(posedge clock) direct <= {32'd0, by_operation};

endmodule

`default_nettype wire
