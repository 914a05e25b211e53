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
  output wire [11:0] address_0,
  output wire [11:0] address_1,
  output wire [11:0] address_2,
  output wire [11:0] address_3,
  output wire write_low_0,
  output wire write_low_1,
  output wire write_low_2,
  output wire write_low_3,
  output wire write_high_0,
  output wire write_high_1,
  output wire write_high_2,
  output wire write_high_3,
  output wire write_memory_0,
  output wire write_memory_1,
  output wire write_memory_2,
  output wire write_memory_3
);

  wire [10:0] sum_1 = row + 11'd1;

  assign address_0 =
      (~(write_low_0 | write_high_0)) ? {3'd0, memory_row[10:2]} :
      write_high_0 ? {3'd0, sum_1[10:2]} :
      {3'd0, row[10:2]};

  assign write_low_0 = low & (row[1:0] == 2'd0);
  assign write_high_0 = high & (sum_1[1:0] == 2'd0);
  wire equal_1 = memory_row[1:0] == 2'd0;
  assign write_memory_0 = memory & (~(write_low_0 | write_high_0)) & equal_1;

  assign address_1 =
      (~(write_low_1 | write_high_1)) ? {3'd0, memory_row[10:2]} :
      write_high_1 ? {3'd0, sum_1[10:2]} :
      {3'd0, row[10:2]};

  assign write_low_1 = low & (row[1:0] == 2'd1);
  assign write_high_1 = high & (sum_1[1:0] == 2'd1);
  wire equal_2 = memory_row[1:0] == 2'd1;
  assign write_memory_1 = memory & (~(write_low_1 | write_high_1)) & equal_2;

  assign address_2 =
      (~(write_low_2 | write_high_2)) ? {3'd0, memory_row[10:2]} :
      write_high_2 ? {3'd0, sum_1[10:2]} :
      {3'd0, row[10:2]};

  assign write_low_2 = low & (row[1:0] == 2'd2);
  assign write_high_2 = high & (sum_1[1:0] == 2'd2);
  wire equal_3 = memory_row[1:0] == 2'd2;
  assign write_memory_2 = memory & (~(write_low_2 | write_high_2)) & equal_3;

  assign address_3 =
      (~(write_low_3 | write_high_3)) ? {3'd0, memory_row[10:2]} :
      write_high_3 ? {3'd0, sum_1[10:2]} :
      {3'd0, row[10:2]};

  assign write_low_3 = low & (row[1:0] == 2'd3);
  assign write_high_3 = high & (sum_1[1:0] == 2'd3);
  wire equal_4 = memory_row[1:0] == 2'd3;
  assign write_memory_3 = memory & (~(write_low_3 | write_high_3)) & equal_4;
  wire disjunction_1 = ((~(write_low_0 | write_high_0)) & equal_1) | ((~(write_low_1 | write_high_1)) & equal_2);
  assign memory_ready = disjunction_1 | ((~(write_low_2 | write_high_2)) & equal_3) | ((~(write_low_3 |
      write_high_3)) & equal_4);

endmodule

`default_nettype wire
