// bank_reads: generator of hdl/src/vector/banks.rs
// Written by Tombolo; change the source.
// SPDX-License-Identifier: MIT OR Apache-2.0

`default_nettype none

module bank_reads (
  input wire clock,
  input wire [3:0] gather,
  input wire [43:0] gather_row,
  input wire [2:0] gather_beat,
  input wire memory,
  input wire [10:0] memory_row,
  input wire [2:0] memory_beat,
  output wire [3:0] memory_takes,
  output wire [3:0] memory_banks,
  output wire [3:0] read,
  output wire [47:0] address
);

  reg [3:0] taken;

  assign memory_banks = taken;
  genvar i;

  for (i = 0; i < 4; i = i + 1) begin : each_address
    localparam [1:0] INDEX = i;
    assign memory_takes[i] = memory & (memory_row[1:0] == INDEX);
    assign read[i] = (memory & (memory_row[1:0] == INDEX)) | gather[i];
    assign address[i*12 +: 12] = (memory & (memory_row[1:0] == INDEX)) ? {3'd0, memory_row[10:2]} : {3'd0,
        gather_row[i*11 + 2 +: 9]};
  end

  initial begin
    taken = 4'd0;
  end
  always @(posedge clock) begin
    taken <= {memory & (memory_row[1:0] == 2'd3), memory & (memory_row[1:0] == 2'd2), memory & (memory_row[1:0] ==
        2'd1), memory & (memory_row[1:0] == 2'd0)};
  end

endmodule

`default_nettype wire
