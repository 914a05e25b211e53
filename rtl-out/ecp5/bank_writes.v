// bank_writes: generator of hdl/src/vector/banks.rs
// Written by Tombolo; change the source.
// SPDX-License-Identifier: MIT OR Apache-2.0

`default_nettype none

module bank_writes (
  input wire low,
  input wire high,
  input wire [10:0] row,
  input wire [2:0] beat,
  input wire memory,
  input wire [10:0] memory_row,
  input wire [2:0] memory_beat,
  output wire memory_ready,
  output wire [47:0] address,
  output wire [3:0] write_low,
  output wire [3:0] write_high,
  output wire [3:0] write_memory
);

  wire [10:0] sum_1 = row + 11'd1;
  wire conjunction_1 = (~((low & (row[1:0] == 2'd0)) | (high & (sum_1[1:0] == 2'd0)))) & (~high) & (memory_row[1:0]
      == 2'd0);
  wire conjunction_2 = (~((low & (row[1:0] == 2'd1)) | (high & (sum_1[1:0] == 2'd1)))) & (~high) & (memory_row[1:0]
      == 2'd1);
  wire conjunction_3 = (~((low & (row[1:0] == 2'd2)) | (high & (sum_1[1:0] == 2'd2)))) & (~high) & (memory_row[1:0]
      == 2'd2);
  wire conjunction_4 = (~((low & (row[1:0] == 2'd3)) | (high & (sum_1[1:0] == 2'd3)))) & (~high) & (memory_row[1:0]
      == 2'd3);

  assign memory_ready = conjunction_1 | conjunction_2 | conjunction_3 | conjunction_4;
  genvar i;

  for (i = 0; i < 4; i = i + 1) begin : each_address
    localparam [1:0] INDEX = i;

    wire conjunction_5 = low & (row[1:0] == INDEX);
    wire conjunction_6 = high & (sum_1[1:0] == INDEX);

    assign address[i*12 +: 12] = (~(conjunction_5 | conjunction_6)) ? {memory_row[10:2], memory_beat} : conjunction_6
        ? {sum_1[10:2], beat} : {row[10:2], beat};
    assign write_low[i] = conjunction_5;
    assign write_high[i] = conjunction_6;
    assign write_memory[i] = memory & (~(conjunction_5 | conjunction_6)) & (~high) & (memory_row[1:0] == INDEX);
  end

endmodule

`default_nettype wire
