// bank_reads: generator of hdl/src/vector/banks.rs:16. Written by Tombolo; change the source.
// SPDX-License-Identifier: MIT OR Apache-2.0
`default_nettype none

module bank_reads (
  input wire clock, // The one clock.
  input wire [3:0] gather, // The gather reads the bank.
  input wire [43:0] gather_row, // This row.
  input wire [2:0] gather_beat, // Beat.
  input wire memory, // Vector memory reads.
  input wire [10:0] memory_row, // This row.
  input wire [2:0] memory_beat, // Beat.
  input wire [47:0] write_address, // Where each bank is written.
  output wire [3:0] memory_takes, // Vector memory takes the bank.
  output reg [3:0] memory_banks, // It took it one cycle ago, a bit each.
  output wire [3:0] read, // The bank reads.
  output wire [47:0] address, // At this address.
  output wire [3:0] is_written // Which is the one where it is written: what is compared once for all lanes.
);

  wire [3:0] memory_takes_all;

  genvar i;
  for (i = 0; i < 4; i = i + 1) begin : each_address
    localparam [1:0] INDEX = i;
    wire [11:0] address_choice;
    assign memory_takes[i] = memory_takes_all[i];
    assign read[i] = memory_takes_all[i] | gather[i];
    assign address[i*12 +: 12] = address_choice;
    assign is_written[i] = address_choice == write_address[i*12 +: 12];
    assign memory_takes_all[i] = memory & (memory_row[1:0] == INDEX);
    assign address_choice = memory_takes_all[i] ? {memory_row[10:2], memory_beat} : {gather_row[i*11 + 2 +: 9],
        gather_beat};
  end

  initial memory_banks = 4'd0;
  always @(posedge clock) memory_banks <= memory_takes_all;
endmodule
`default_nettype wire
