// row_port: kernel of hdl/src/vector/row_port.rs:77. Written by Tombolo; change the source.
// SPDX-License-Identifier: MIT OR Apache-2.0
`default_nettype none

module row_port (
  input wire clock, // The one clock.
  input wire read_0_valid, // What clients read.
  input wire [10:0] read_0_row, input wire [2:0] read_0_beat, input wire read_1_valid, input wire [10:0] read_1_row,
  input wire [2:0] read_1_beat,
  input wire write_0_valid, // What they write.
  input wire [10:0] write_0_row, input wire [2:0] write_0_beat, input wire write_1_valid,
  input wire [10:0] write_1_row, input wire [2:0] write_1_beat, input wire write_2_valid,
  input wire [10:0] write_2_row, input wire [2:0] write_2_beat,
  input wire bank_ready, // The banks take a write.
  output wire reads_valid, // What is read.
  output wire [10:0] reads_row, output wire [2:0] reads_beat,
  output wire read_ready_1,
  output wire writes_valid, // What is written, when the banks take it.
  output wire [10:0] writes_row, output wire [2:0] writes_beat,
  output wire write_ready_0, // The client writes.
  output wire write_ready_1,
  output wire write_ready_2
);

  wire [3:0] turns_turn; reg [3:0] last;

  assign write_ready_0 = turns_turn[0] & bank_ready;
  assign write_ready_1 = turns_turn[1] & bank_ready;
  assign write_ready_2 = turns_turn[2] & bank_ready;
  wire [3:0] turns_last_read = 4'd0;
  initial last = 4'd0;
  always @(posedge clock) begin
    if (writes_valid & bank_ready) last <= turns_turn;
  end

  row_turns turns (
    .read_0_valid(read_0_valid), .read_0_row(read_0_row), .read_0_beat(read_0_beat), .read_1_valid(read_1_valid),
    .read_1_row(read_1_row), .read_1_beat(read_1_beat), .write_0_valid(write_0_valid), .write_0_row(write_0_row),
    .write_0_beat(write_0_beat), .write_1_valid(write_1_valid), .write_1_row(write_1_row),
    .write_1_beat(write_1_beat), .write_2_valid(write_2_valid), .write_2_row(write_2_row),
    .write_2_beat(write_2_beat), .last(last), .last_read(turns_last_read), .read_ready_1(read_ready_1),
    .reads_valid(reads_valid), .reads_row(reads_row), .reads_beat(reads_beat), .turn(turns_turn),
    .writes_valid(writes_valid), .writes_row(writes_row), .writes_beat(writes_beat));
endmodule
`default_nettype wire
