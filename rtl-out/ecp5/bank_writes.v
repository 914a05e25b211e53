// bank_writes: generator of hdl/src/vector/banks.rs:78. Written by Tombolo; change the source.
// SPDX-License-Identifier: MIT OR Apache-2.0
`default_nettype none

module bank_writes (
  input wire low, // The low half of the result is written.
  input wire high, // The high half too.
  input wire [10:0] row, // Row of the low half.
  input wire [2:0] beat, // Beat.
  input wire memory, // Memory or the dispatcher wants to write.
  input wire [10:0] memory_row, // This row.
  input wire [2:0] memory_beat, // Beat.
  output wire memory_ready, // It does, in this cycle.
  output wire [47:0] address, // Address of each bank.
  output wire [3:0] write_low, // The bank takes the low half.
  output wire [3:0] write_high, // The bank takes the high half.
  output wire [3:0] write_memory // The bank takes the memory's data.
);

  wire [3:0] memory_ready_equal, memory_ready_all;

  assign memory_ready = (memory_ready_all[0] & memory_ready_equal[0]) | (memory_ready_all[1] & memory_ready_equal[1])
      | (memory_ready_all[2] & memory_ready_equal[2]) | (memory_ready_all[3] & memory_ready_equal[3]);
  genvar i;
  wire [10:0] row_plus_1 = row + 11'd1;
  for (i = 0; i < 4; i = i + 1) begin : each_address
    localparam [1:0] INDEX = i;
    wire address_any;
    wire write_high_all = high & (row_plus_1[1:0] == INDEX);
    assign address[i*12 +: 12] = address_any ? (write_high_all ? {row_plus_1[10:2], beat} : {row[10:2], beat}) :
        {memory_row[10:2], memory_beat};
    assign write_low[i] = low & (row[1:0] == INDEX);
    assign write_high[i] = write_high_all;
    assign write_memory[i] = memory & memory_ready_all[i] & memory_ready_equal[i];
    assign address_any = (low & (row[1:0] == INDEX)) | write_high_all;
    assign memory_ready_equal[i] = memory_row[1:0] == INDEX;
    assign memory_ready_all[i] = ~address_any & ~high;
  end
endmodule
`default_nettype wire
