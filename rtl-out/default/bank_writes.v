// bank_writes: generator of hdl/src/vector/banks.rs:62
// Written by Tombolo; change the source.
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

  wire [3:0] address_condition_any;
  wire [3:0] memory_ready_equal;

  assign memory_ready = (~address_condition_any[0] & memory_ready_equal[0]) | (~address_condition_any[1] &
      memory_ready_equal[1]) | (~address_condition_any[2] & memory_ready_equal[2]) | (~address_condition_any[3] &
      memory_ready_equal[3]);
  genvar i;
  wire [10:0] row_plus_1 = row + 11'd1;

  for (i = 0; i < 4; i = i + 1) begin : each_address
    localparam [1:0] INDEX = i;
    wire high_and_row_plus_1_1_0_is_INDEX = high & (row_plus_1[1:0] == INDEX);
    assign address[i*12 +: 12] = address_condition_any[i] ? (high_and_row_plus_1_1_0_is_INDEX ? {3'd0,
        row_plus_1[10:2]} : {3'd0, row[10:2]}) : {3'd0, memory_row[10:2]};
    assign write_low[i] = low & (row[1:0] == INDEX);
    assign write_high[i] = high_and_row_plus_1_1_0_is_INDEX;
    assign write_memory[i] = memory & ~address_condition_any[i] & memory_ready_equal[i];
    assign address_condition_any[i] = (low & (row[1:0] == INDEX)) | high_and_row_plus_1_1_0_is_INDEX;
    assign memory_ready_equal[i] = memory_row[1:0] == INDEX;
  end

endmodule

`default_nettype wire
