// row_turns: generator of hdl/src/vector/row_port.rs:36. Written by Tombolo; change the source.
// SPDX-License-Identifier: MIT OR Apache-2.0
`default_nettype none

module row_turns (
  input wire read_0_valid, // What clients read.
  input wire [10:0] read_0_row, input wire [2:0] read_0_beat, input wire read_1_valid, input wire [10:0] read_1_row,
  input wire [2:0] read_1_beat,
  input wire write_0_valid, // What they write.
  input wire [10:0] write_0_row, input wire [2:0] write_0_beat, input wire write_1_valid,
  input wire [10:0] write_1_row, input wire [2:0] write_1_beat, input wire write_2_valid,
  input wire [10:0] write_2_row, input wire [2:0] write_2_beat,
  input wire [3:0] last, // The client that wrote last.
  input wire [3:0] last_read, // The client behind vector memory that read last.
  output wire read_ready_1,
  output wire reads_valid, // What is read.
  output wire [10:0] reads_row, output wire [2:0] reads_beat,
  output wire [3:0] turn, // The client that would write.
  output wire writes_valid, // What it writes.
  output wire [10:0] writes_row, output wire [2:0] writes_beat
);

  wire read_ready_1_all = read_1_valid & ~(last_read[0] | (last_read[0] + 1'b1)) & last_read[0];
  wire read_ready_1_choice = read_ready_1_all ? (read_ready_1_all & (-read_ready_1_all)) : (read_1_valid &
      (-read_1_valid));
  assign read_ready_1 = read_ready_1_choice & ~read_0_valid;
  assign reads_valid = read_0_valid | (read_1_valid & read_ready_1);
  assign reads_row = (read_0_row & {11{read_0_valid}}) | (read_1_row & {11{read_ready_1}});
  assign reads_beat = (read_0_beat & {3{read_0_valid}}) | (read_1_beat & {3{read_ready_1}});
  wire [2:0] writer_all = {write_2_valid, write_1_valid, write_0_valid} & ~(last[2:0] | (last[2:0] + 3'd7)) &
      {3{|last[2:0]}};
  wire [2:0] writer_all_write_2_valid = {write_2_valid, write_1_valid, write_0_valid} & (-{write_2_valid,
      write_1_valid, write_0_valid});
  wire [2:0] writer = (|writer_all) ? (writer_all & (-writer_all)) : writer_all_write_2_valid;
  assign turn = {1'b0, writer};
  assign writes_valid = (write_0_valid & writer[0]) | (write_1_valid & writer[1]) | (write_2_valid & writer[2]);
  assign writes_row = (write_0_row & {11{writer[0]}}) | (write_1_row & {11{writer[1]}}) | (write_2_row &
      {11{writer[2]}});
  assign writes_beat = (write_0_beat & {3{writer[0]}}) | (write_1_beat & {3{writer[1]}}) | (write_2_beat &
      {3{writer[2]}});
endmodule
`default_nettype wire
