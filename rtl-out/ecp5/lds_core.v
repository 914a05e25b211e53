// lds_core: kernel of hdl/src/lds/core.rs:43. Written by Tombolo; change the source.
// SPDX-License-Identifier: MIT OR Apache-2.0
`default_nettype none

module lds_core (
  input wire clock, // The one clock.
  input wire want_0, // A SIMD wants to access.
  input wire store_0, // It stores.
  input wire [3:0] valid_0, // The lane wants a dword.
  input wire [19:0] request_0_bank, // It.
  input wire [43:0] request_0_row, input wire [127:0] request_0_data, input wire [15:0] request_0_bytes,
  output wire granted_0, // The SIMD accesses in this cycle.
  output wire [3:0] served, // The lane is served, if its SIMD accesses.
  output wire [127:0] word // What the lane loaded one clock ago.
);

  wire [3:0] crossbar_enable; wire [55:0] crossbar_bank_row; wire [127:0] crossbar_bank_data;
  wire [15:0] crossbar_bank_bytes; wire [127:0] bank_read; reg [19:0] asked_bank; reg [43:0] asked_row;
  wire turns_any; wire [15:0] turns_turn; reg [15:0] last;

  wire idles = ~turns_any;
  genvar i;
  for (i = 0; i < 4; i = i + 1) begin : each_bank
    wire bank_enable;
    assign bank_enable = crossbar_enable[i] & ~idles;
    always @(posedge clock) begin
      asked_bank[i*5 +: 5] <= request_0_bank[i*5 +: 5];
      asked_row[i*11 +: 11] <= request_0_row[i*11 +: 11];
    end

    lds_bank bank (
      .clock(clock), .store(store_0), .enable(bank_enable), .row(crossbar_bank_row[i*14 +: 14]),
      .data(crossbar_bank_data[i*32 +: 32]), .bytes(crossbar_bank_bytes[i*4 +: 4]), .read(bank_read[i*32 +: 32]));
  end

  initial begin
    last = 16'd0; asked_bank = 20'd0; asked_row = 44'd0;
  end
  always @(posedge clock) begin
    if (turns_any) last <= turns_turn;
  end

  lds_crossbar crossbar (
    .store(store_0), .valid(valid_0), .request_bank(request_0_bank), .request_row(request_0_row),
    .request_data(request_0_data), .request_bytes(request_0_bytes), .served(served), .enable(crossbar_enable),
    .bank_row(crossbar_bank_row), .bank_data(crossbar_bank_data), .bank_bytes(crossbar_bank_bytes));

  lds_return answer (.read(bank_read), .asked_bank(asked_bank), .asked_row(asked_row), .dword(word));
  simd_turns turns (.want_0(want_0), .last(last), .granted_0(granted_0), .any(turns_any), .turn(turns_turn));
endmodule
`default_nettype wire
