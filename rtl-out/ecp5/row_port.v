// row_port: generator of hdl/src/vector/row_port.rs:30
// Written by Tombolo; change the source.
// SPDX-License-Identifier: MIT OR Apache-2.0

`default_nettype none

module row_port (
  input wire read_0_valid, // What clients read.
  input wire [10:0] read_0_row,
  input wire [2:0] read_0_beat,
  input wire read_1_valid,
  input wire [10:0] read_1_row,
  input wire [2:0] read_1_beat,
  input wire write_0_valid, // What they write.
  input wire [10:0] write_0_row,
  input wire [2:0] write_0_beat,
  input wire write_1_valid,
  input wire [10:0] write_1_row,
  input wire [2:0] write_1_beat,
  input wire write_2_valid,
  input wire [10:0] write_2_row,
  input wire [2:0] write_2_beat,
  input wire bank_ready, // The banks take a write.
  output wire reads_valid, // What is read.
  output wire [10:0] reads_row,
  output wire [2:0] reads_beat,
  output wire read_ready_1,
  output wire writes_valid, // What is written.
  output wire [10:0] writes_row,
  output wire [2:0] writes_beat,
  output wire write_ready_0, // The client writes.
  output wire write_ready_1,
  output wire write_ready_2
);

  assign read_ready_1 = read_1_valid & ~read_0_valid;
  assign reads_valid = read_0_valid | read_1_valid;
  assign reads_row = read_0_valid ? read_0_row : read_1_row;
  assign reads_beat = read_0_valid ? read_0_beat : read_1_beat;
  assign write_ready_0 = write_0_valid & bank_ready;
  assign write_ready_1 = write_1_valid & ~write_0_valid & bank_ready;
  wire write_0_valid_or_write_1_valid = write_0_valid | write_1_valid;
  assign write_ready_2 = write_2_valid & ~write_0_valid_or_write_1_valid & bank_ready;
  assign writes_valid = write_0_valid_or_write_1_valid | write_2_valid;

  assign writes_row =
      write_0_valid ? write_0_row :
      write_1_valid ? write_1_row :
      write_2_row;

  assign writes_beat =
      write_0_valid ? write_0_beat :
      write_1_valid ? write_1_beat :
      write_2_beat;

endmodule

`default_nettype wire
