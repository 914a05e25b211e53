// atomic_alu: generator of hdl/src/memory/atomic_alu.rs
// Written by Tombolo; change the source.
// SPDX-License-Identifier: MIT OR Apache-2.0

`default_nettype none

module atomic_alu (
  input wire clock,
  input wire [4:0] operation,
  input wire [63:0] memory,
  input wire [63:0] data,
  input wire [63:0] comparand,
  output wire [63:0] result
);

  wire [31:0] sum;
  wire data_above_memory;
  wire data_below_memory;
  reg [63:0] direct;

  wire equal_1 = operation == 5'he;
  wire equal_2 = operation == 5'd4;
  wire [31:0] chosen_1 = (equal_1 | (operation == 5'hf)) ? 32'd1 : equal_2 ? memory[31:0] : data[31:0];
  wire [32:0] sum_1 = {equal_2 ? data[31:0] : memory[31:0], 1'b1} + {chosen_1 ^ {32{~((operation == 5'd2) |
      equal_1)}}, ~((operation == 5'd2) | equal_1)};

  assign sum = sum_1[32:1];
  assign data_above_memory = memory[31:0] < data[31:0];
  assign data_below_memory = ~(data_above_memory | (memory[31:0] == data[31:0]));
  assign result = direct;

  wire exclusive_1 = memory[31] ^ data[31];

  reg [31:0] looked_up_1;
  always @*
    case (operation)
      5'd0: looked_up_1 = data[31:0];
      5'd1: looked_up_1 = (memory[31:0] == comparand[31:0]) ? data[31:0] : memory[31:0];
      5'd2: looked_up_1 = sum;
      5'd3: looked_up_1 = sum;
      5'd4: looked_up_1 = sum;
      5'd5: looked_up_1 = sum & {32{~data_above_memory}};
      5'd6: looked_up_1 = data_above_memory ? memory[31:0] : sum;
      5'd7: looked_up_1 = (data_below_memory ^ exclusive_1) ? data[31:0] : memory[31:0];
      5'd8: looked_up_1 = data_below_memory ? data[31:0] : memory[31:0];
      5'd9: looked_up_1 = (data_above_memory ^ exclusive_1) ? data[31:0] : memory[31:0];
      5'ha: looked_up_1 = data_above_memory ? data[31:0] : memory[31:0];
      5'hb: looked_up_1 = memory[31:0] & data[31:0];
      5'hc: looked_up_1 = memory[31:0] | data[31:0];
      5'hd: looked_up_1 = memory[31:0] ^ data[31:0];
      5'he: looked_up_1 = sum & {32{data_above_memory}};
      5'hf: looked_up_1 = ((~(|memory[31:0])) | data_below_memory) ? data[31:0] : sum;
      5'h17: looked_up_1 = (memory[31:0] & (~data[31:0])) | comparand[31:0];
      default: looked_up_1 = memory[31:0];
    endcase

  initial begin
    direct = 64'd0;
  end
  always @(posedge clock) begin
    direct <= {32'd0, looked_up_1};
  end

endmodule

`default_nettype wire
