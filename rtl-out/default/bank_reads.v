// bank_reads: generator of hdl/src/vector/banks.rs
// Written by Tombolo; change the source.
// SPDX-License-Identifier: MIT OR Apache-2.0

`default_nettype none

module bank_reads (
  input wire clock,
  input wire gather_0,
  input wire gather_1,
  input wire gather_2,
  input wire gather_3,
  input wire [10:0] gather_row_0,
  input wire [10:0] gather_row_1,
  input wire [10:0] gather_row_2,
  input wire [10:0] gather_row_3,
  input wire [2:0] gather_beat,
  input wire memory,
  input wire [10:0] memory_row,
  input wire [2:0] memory_beat,
  output wire memory_takes_0,
  output wire memory_takes_1,
  output wire memory_takes_2,
  output wire memory_takes_3,
  output wire [3:0] memory_banks,
  output wire read_0,
  output wire read_1,
  output wire read_2,
  output wire read_3,
  output wire [11:0] address_0,
  output wire [11:0] address_1,
  output wire [11:0] address_2,
  output wire [11:0] address_3
);

  reg [3:0] taken;

  assign memory_takes_0 = memory & (memory_row[1:0] == 2'd0);
  assign read_0 = memory_takes_0 | gather_0;
  assign address_0 = memory_takes_0 ? {3'd0, memory_row[10:2]} : {3'd0, gather_row_0[10:2]};
  assign memory_takes_1 = memory & (memory_row[1:0] == 2'd1);
  assign read_1 = memory_takes_1 | gather_1;
  assign address_1 = memory_takes_1 ? {3'd0, memory_row[10:2]} : {3'd0, gather_row_1[10:2]};
  assign memory_takes_2 = memory & (memory_row[1:0] == 2'd2);
  assign read_2 = memory_takes_2 | gather_2;
  assign address_2 = memory_takes_2 ? {3'd0, memory_row[10:2]} : {3'd0, gather_row_2[10:2]};
  assign memory_takes_3 = memory & (memory_row[1:0] == 2'd3);
  assign read_3 = memory_takes_3 | gather_3;
  assign address_3 = memory_takes_3 ? {3'd0, memory_row[10:2]} : {3'd0, gather_row_3[10:2]};
  assign memory_banks = taken;

  initial begin
    taken = 4'd0;
  end
  always @(posedge clock) begin
    taken <= {memory_takes_3, memory_takes_2, memory_takes_1, memory_takes_0};
  end

endmodule

`default_nettype wire
