// lds_core: kernel of hdl/src/memory/lds/core.rs
// Written by Tombolo; change the source.
// SPDX-License-Identifier: MIT OR Apache-2.0

`default_nettype none

module lds_core (
  input wire clock,
  input wire want_0,
  input wire want_1,
  input wire store_0,
  input wire store_1,
  input wire hold_0,
  input wire hold_1,
  input wire valid_0_0,
  input wire valid_0_1,
  input wire valid_0_2,
  input wire valid_0_3,
  input wire [4:0] bank_0_0,
  input wire [4:0] bank_0_1,
  input wire [4:0] bank_0_2,
  input wire [4:0] bank_0_3,
  input wire [9:0] row_0_0,
  input wire [9:0] row_0_1,
  input wire [9:0] row_0_2,
  input wire [9:0] row_0_3,
  input wire [31:0] data_0_0,
  input wire [31:0] data_0_1,
  input wire [31:0] data_0_2,
  input wire [31:0] data_0_3,
  input wire [3:0] bytes_0_0,
  input wire [3:0] bytes_0_1,
  input wire [3:0] bytes_0_2,
  input wire [3:0] bytes_0_3,
  output wire granted_0,
  output wire served_0,
  output wire served_1,
  output wire served_2,
  output wire served_3,
  output wire [31:0] word_0,
  output wire [31:0] word_1,
  output wire [31:0] word_2,
  output wire [31:0] word_3
);

  wire free_0;
  wire free_1;
  wire second;
  reg crossbar_store;
  wire crossbar_enable_0;
  wire crossbar_enable_1;
  wire crossbar_enable_2;
  wire crossbar_enable_3;
  wire [12:0] crossbar_bank_row_0;
  wire [12:0] crossbar_bank_row_1;
  wire [12:0] crossbar_bank_row_2;
  wire [12:0] crossbar_bank_row_3;
  wire [31:0] crossbar_bank_data_0;
  wire [31:0] crossbar_bank_data_1;
  wire [31:0] crossbar_bank_data_2;
  wire [31:0] crossbar_bank_data_3;
  wire [3:0] crossbar_bank_bytes_0;
  wire [3:0] crossbar_bank_bytes_1;
  wire [3:0] crossbar_bank_bytes_2;
  wire [3:0] crossbar_bank_bytes_3;
  wire [31:0] banks_read_0;
  wire [31:0] banks_read_1;
  wire [31:0] banks_read_2;
  wire [31:0] banks_read_3;
  reg [4:0] asked_0;
  reg [4:0] asked_1;
  reg [4:0] asked_2;
  reg [4:0] asked_3;
  reg second_next;
  reg second_next_next;
  reg held_0;
  wire held_0_next;
  reg held_1;
  wire held_1_next;

  assign granted_0 = free_0 & (~second);
  assign free_0 = want_0 & (~held_1);
  assign free_1 = want_1 & (~held_0);
  assign second = free_1 & (second_next | (~free_0));

  always @* begin
    crossbar_store = store_0;
    if (second) begin
      crossbar_store = store_1;
    end
  end

  always @* begin
    second_next_next = second_next;
    if (free_0 | free_1) begin
      second_next_next = ~second;
    end
  end

  assign held_0_next = hold_0 & (held_0 | granted_0);
  assign held_1_next = hold_1 & (held_1 | second);

  initial begin
    asked_0 = 5'd0;
    asked_1 = 5'd0;
    asked_2 = 5'd0;
    asked_3 = 5'd0;
    second_next = 1'b0;
    held_0 = 1'b0;
    held_1 = 1'b0;
  end
  always @(posedge clock) begin
    asked_0 <= bank_0_0;
    asked_1 <= bank_0_1;
    asked_2 <= bank_0_2;
    asked_3 <= bank_0_3;
    second_next <= second_next_next;
    held_0 <= held_0_next;
    held_1 <= held_1_next;
  end

  lds_crossbar crossbar (
    .store(crossbar_store),
    .valid_0(valid_0_0),
    .valid_1(valid_0_1),
    .valid_2(valid_0_2),
    .valid_3(valid_0_3),
    .bank_0(bank_0_0),
    .bank_1(bank_0_1),
    .bank_2(bank_0_2),
    .bank_3(bank_0_3),
    .row_0(row_0_0),
    .row_1(row_0_1),
    .row_2(row_0_2),
    .row_3(row_0_3),
    .data_0(data_0_0),
    .data_1(data_0_1),
    .data_2(data_0_2),
    .data_3(data_0_3),
    .bytes_0(bytes_0_0),
    .bytes_1(bytes_0_1),
    .bytes_2(bytes_0_2),
    .bytes_3(bytes_0_3),
    .served_0(served_0),
    .served_1(served_1),
    .served_2(served_2),
    .served_3(served_3),
    .enable_0(crossbar_enable_0),
    .enable_1(crossbar_enable_1),
    .enable_2(crossbar_enable_2),
    .enable_3(crossbar_enable_3),
    .bank_row_0(crossbar_bank_row_0),
    .bank_row_1(crossbar_bank_row_1),
    .bank_row_2(crossbar_bank_row_2),
    .bank_row_3(crossbar_bank_row_3),
    .bank_data_0(crossbar_bank_data_0),
    .bank_data_1(crossbar_bank_data_1),
    .bank_data_2(crossbar_bank_data_2),
    .bank_data_3(crossbar_bank_data_3),
    .bank_bytes_0(crossbar_bank_bytes_0),
    .bank_bytes_1(crossbar_bank_bytes_1),
    .bank_bytes_2(crossbar_bank_bytes_2),
    .bank_bytes_3(crossbar_bank_bytes_3)
  );

  lds_banks banks (
    .clock(clock),
    .store(crossbar_store),
    .enable_0(crossbar_enable_0),
    .enable_1(crossbar_enable_1),
    .enable_2(crossbar_enable_2),
    .enable_3(crossbar_enable_3),
    .row_0(crossbar_bank_row_0),
    .row_1(crossbar_bank_row_1),
    .row_2(crossbar_bank_row_2),
    .row_3(crossbar_bank_row_3),
    .data_0(crossbar_bank_data_0),
    .data_1(crossbar_bank_data_1),
    .data_2(crossbar_bank_data_2),
    .data_3(crossbar_bank_data_3),
    .bytes_0(crossbar_bank_bytes_0),
    .bytes_1(crossbar_bank_bytes_1),
    .bytes_2(crossbar_bank_bytes_2),
    .bytes_3(crossbar_bank_bytes_3),
    .read_0(banks_read_0),
    .read_1(banks_read_1),
    .read_2(banks_read_2),
    .read_3(banks_read_3)
  );

  lds_return answer (
    .read_0(banks_read_0),
    .read_1(banks_read_1),
    .read_2(banks_read_2),
    .read_3(banks_read_3),
    .bank_0(asked_0),
    .bank_1(asked_1),
    .bank_2(asked_2),
    .bank_3(asked_3),
    .dword_0(word_0),
    .dword_1(word_1),
    .dword_2(word_2),
    .dword_3(word_3)
  );

endmodule

`default_nettype wire
