// lds_core: kernel of hdl/src/lds/core.rs:9
// Written by Tombolo; change the source.
// SPDX-License-Identifier: MIT OR Apache-2.0

`default_nettype none

module lds_core (
  input wire clock, // The one clock.
  input wire want_0, // A SIMD wants to access.
  input wire want_1,
  input wire store_0, // It stores.
  input wire store_1,
  input wire hold_0, // Having accessed, it keeps the other one off.
  input wire hold_1,
  input wire [31:0] valid_0, // The lane wants a dword.
  input wire [31:0] valid_1,
  input wire [159:0] request_0_bank, // It.
  input wire [319:0] request_0_row,
  input wire [1023:0] request_0_data,
  input wire [127:0] request_0_bytes,
  input wire [159:0] request_1_bank,
  input wire [319:0] request_1_row,
  input wire [1023:0] request_1_data,
  input wire [127:0] request_1_bytes,
  output wire granted_0, // The SIMD accesses in this cycle.
  output wire granted_1,
  output wire [31:0] served, // The lane is served, if its SIMD accesses.
  output wire [1023:0] word // What the lane loaded one clock ago.
);

  wire free_0;
  wire free_1;
  wire second;
  reg crossbar_store;
  wire [31:0] crossbar_valid;
  wire [159:0] crossbar_request_bank;
  wire [319:0] crossbar_request_row;
  wire [1023:0] crossbar_request_data;
  wire [127:0] crossbar_request_bytes;
  wire [31:0] crossbar_enable;
  wire [415:0] crossbar_bank_row;
  wire [1023:0] crossbar_bank_data;
  wire [127:0] crossbar_bank_bytes;
  wire [1023:0] banks_read;
  wire [159:0] asked_bank;
  reg second_next;
  reg second_next_next;
  reg held_0;
  wire held_0_next;
  reg held_1;
  wire held_1_next;

  assign granted_0 = free_0 & ~second;
  assign granted_1 = second;
  assign free_0 = want_0 & ~held_1;
  assign free_1 = want_1 & ~held_0;
  assign second = free_1 & (second_next | ~free_0);

  always @* begin
    crossbar_store = store_0;
    if (second) crossbar_store = store_1;
  end

  always @* begin
    second_next_next = second_next;
    if (free_0 | free_1) second_next_next = ~second;
  end

  assign held_0_next = hold_0 & (held_0 | granted_0);
  assign held_1_next = hold_1 & (held_1 | second);
  genvar i;

  for (i = 0; i < 32; i = i + 1) begin : each_crossbar_request
    reg crossbar_valid_i;
    reg [4:0] crossbar_request_bank_i;
    reg [9:0] crossbar_request_row_i;
    reg [31:0] crossbar_request_data_i;
    reg [3:0] crossbar_request_bytes_i;
    reg [4:0] asked_next_bank;
    reg [4:0] asked_bank_i;
    assign crossbar_valid[i] = crossbar_valid_i;
    assign crossbar_request_bank[i*5 +: 5] = crossbar_request_bank_i;
    assign crossbar_request_row[i*10 +: 10] = crossbar_request_row_i;
    assign crossbar_request_data[i*32 +: 32] = crossbar_request_data_i;
    assign crossbar_request_bytes[i*4 +: 4] = crossbar_request_bytes_i;
    assign asked_bank[i*5 +: 5] = asked_bank_i;

    always @* begin
      crossbar_valid_i = valid_0[i];
      if (second) crossbar_valid_i = valid_1[i];
    end

    always @* begin
      crossbar_request_bank_i = request_0_bank[i*5 +: 5];
      if (second) crossbar_request_bank_i = request_1_bank[i*5 +: 5];
    end

    always @* begin
      crossbar_request_row_i = request_0_row[i*10 +: 10];
      if (second) crossbar_request_row_i = request_1_row[i*10 +: 10];
    end

    always @* begin
      crossbar_request_data_i = request_0_data[i*32 +: 32];
      if (second) crossbar_request_data_i = request_1_data[i*32 +: 32];
    end

    always @* begin
      crossbar_request_bytes_i = request_0_bytes[i*4 +: 4];
      if (second) crossbar_request_bytes_i = request_1_bytes[i*4 +: 4];
    end

    always @* begin
      asked_next_bank = request_0_bank[i*5 +: 5];
      if (second) asked_next_bank = request_1_bank[i*5 +: 5];
    end

    initial asked_bank_i = 5'd0;
    always @(posedge clock) asked_bank_i <= asked_next_bank;
  end

  initial begin
    second_next = 1'b0;
    held_0 = 1'b0;
    held_1 = 1'b0;
  end
  always @(posedge clock) begin
    second_next <= second_next_next;
    held_0 <= held_0_next;
    held_1 <= held_1_next;
  end

  lds_crossbar crossbar (
    .store(crossbar_store),
    .valid(crossbar_valid),
    .request_bank(crossbar_request_bank),
    .request_row(crossbar_request_row),
    .request_data(crossbar_request_data),
    .request_bytes(crossbar_request_bytes),
    .served(served),
    .enable(crossbar_enable),
    .bank_row(crossbar_bank_row),
    .bank_data(crossbar_bank_data),
    .bank_bytes(crossbar_bank_bytes)
  );

  lds_banks banks (
    .clock(clock),
    .store(crossbar_store),
    .enable(crossbar_enable),
    .row(crossbar_bank_row),
    .data(crossbar_bank_data),
    .bytes(crossbar_bank_bytes),
    .read(banks_read)
  );

  lds_return answer (
    .read(banks_read),
    .asked_bank(asked_bank),
    .dword(word)
  );

endmodule

`default_nettype wire
