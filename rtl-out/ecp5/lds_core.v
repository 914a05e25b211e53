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
  input wire [3:0] valid_0, // The lane wants a dword.
  input wire [19:0] request_0_bank, // It.
  input wire [39:0] request_0_row,
  input wire [127:0] request_0_data,
  input wire [15:0] request_0_bytes,
  output wire granted_0, // The SIMD accesses in this cycle.
  output wire [3:0] served, // The lane is served, if its SIMD accesses.
  output wire [127:0] word // What the lane loaded one clock ago.
);

  wire free_0;
  wire free_1;
  wire second;
  reg crossbar_store;
  wire [3:0] crossbar_enable;
  wire [51:0] crossbar_bank_row;
  wire [127:0] crossbar_bank_data;
  wire [15:0] crossbar_bank_bytes;
  wire [127:0] banks_read;
  wire [19:0] asked_bank;
  reg second_next;
  reg second_next_next;
  reg held_0;
  wire held_0_next;
  reg held_1;
  wire held_1_next;

  assign granted_0 = free_0 & ~second;
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

  for (i = 0; i < 4; i = i + 1) begin : each_asked
    reg [4:0] asked_bank_i;
    assign asked_bank[i*5 +: 5] = asked_bank_i;

    initial asked_bank_i = 5'd0;
    always @(posedge clock) asked_bank_i <= request_0_bank[i*5 +: 5];
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
    .valid(valid_0),
    .request_bank(request_0_bank),
    .request_row(request_0_row),
    .request_data(request_0_data),
    .request_bytes(request_0_bytes),
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
