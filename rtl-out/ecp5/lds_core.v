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
  input wire [4:0] request_0_0_bank,
  input wire [9:0] request_0_0_row,
  input wire [31:0] request_0_0_data,
  input wire [3:0] request_0_0_bytes,
  input wire [4:0] request_0_1_bank,
  input wire [9:0] request_0_1_row,
  input wire [31:0] request_0_1_data,
  input wire [3:0] request_0_1_bytes,
  input wire [4:0] request_0_2_bank,
  input wire [9:0] request_0_2_row,
  input wire [31:0] request_0_2_data,
  input wire [3:0] request_0_2_bytes,
  input wire [4:0] request_0_3_bank,
  input wire [9:0] request_0_3_row,
  input wire [31:0] request_0_3_data,
  input wire [3:0] request_0_3_bytes,
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
  reg [4:0] asked_0_bank;
  reg [4:0] asked_1_bank;
  reg [4:0] asked_2_bank;
  reg [4:0] asked_3_bank;
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
    asked_0_bank = 5'd0;
    asked_1_bank = 5'd0;
    asked_2_bank = 5'd0;
    asked_3_bank = 5'd0;
    second_next = 1'b0;
    held_0 = 1'b0;
    held_1 = 1'b0;
  end
  always @(posedge clock) begin
    asked_0_bank <= request_0_0_bank;
    asked_1_bank <= request_0_1_bank;
    asked_2_bank <= request_0_2_bank;
    asked_3_bank <= request_0_3_bank;
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
    .request_0_bank(request_0_0_bank),
    .request_0_row(request_0_0_row),
    .request_0_data(request_0_0_data),
    .request_0_bytes(request_0_0_bytes),
    .request_1_bank(request_0_1_bank),
    .request_1_row(request_0_1_row),
    .request_1_data(request_0_1_data),
    .request_1_bytes(request_0_1_bytes),
    .request_2_bank(request_0_2_bank),
    .request_2_row(request_0_2_row),
    .request_2_data(request_0_2_data),
    .request_2_bytes(request_0_2_bytes),
    .request_3_bank(request_0_3_bank),
    .request_3_row(request_0_3_row),
    .request_3_data(request_0_3_data),
    .request_3_bytes(request_0_3_bytes),
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
    .asked_0_bank(asked_0_bank),
    .asked_1_bank(asked_1_bank),
    .asked_2_bank(asked_2_bank),
    .asked_3_bank(asked_3_bank),
    .dword_0(word_0),
    .dword_1(word_1),
    .dword_2(word_2),
    .dword_3(word_3)
  );

endmodule

`default_nettype wire
