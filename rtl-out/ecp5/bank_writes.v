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
      (~(write_low_0 | write_high_0)) ? {memory_row[10:2], memory_beat} :
      write_high_0 ? {sum_1[10:2], beat} :
      {row[10:2], beat};

  assign write_low_0 = low & (row[1:0] == 2'd0);
  assign write_high_0 = high & (sum_1[1:0] == 2'd0);

  wire equal_1 = memory_row[1:0] == 2'd0;
  wire conjunction_1 = (~(write_low_0 | write_high_0)) & (~high);

  assign write_memory_0 = memory & conjunction_1 & equal_1;

  assign address_1 =
      (~(write_low_1 | write_high_1)) ? {memory_row[10:2], memory_beat} :
      write_high_1 ? {sum_1[10:2], beat} :
      {row[10:2], beat};

  assign write_low_1 = low & (row[1:0] == 2'd1);
  assign write_high_1 = high & (sum_1[1:0] == 2'd1);

  wire equal_2 = memory_row[1:0] == 2'd1;
  wire conjunction_2 = (~(write_low_1 | write_high_1)) & (~high);

  assign write_memory_1 = memory & conjunction_2 & equal_2;

  assign address_2 =
      (~(write_low_2 | write_high_2)) ? {memory_row[10:2], memory_beat} :
      write_high_2 ? {sum_1[10:2], beat} :
      {row[10:2], beat};

  assign write_low_2 = low & (row[1:0] == 2'd2);
  assign write_high_2 = high & (sum_1[1:0] == 2'd2);

  wire equal_3 = memory_row[1:0] == 2'd2;
  wire conjunction_3 = (~(write_low_2 | write_high_2)) & (~high);

  assign write_memory_2 = memory & conjunction_3 & equal_3;

  assign address_3 =
      (~(write_low_3 | write_high_3)) ? {memory_row[10:2], memory_beat} :
      write_high_3 ? {sum_1[10:2], beat} :
      {row[10:2], beat};

  assign write_low_3 = low & (row[1:0] == 2'd3);
  assign write_high_3 = high & (sum_1[1:0] == 2'd3);

  wire equal_4 = memory_row[1:0] == 2'd3;
  wire conjunction_4 = (~(write_low_3 | write_high_3)) & (~high);

  assign write_memory_3 = memory & conjunction_4 & equal_4;
  wire disjunction_1 = (conjunction_1 & equal_1) | (conjunction_2 & equal_2) | (conjunction_3 & equal_3);
  assign memory_ready = disjunction_1 | (conjunction_4 & equal_4);

endmodule

`default_nettype wire
