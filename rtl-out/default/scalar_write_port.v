// scalar_write_port: generator of hdl/src/scalar/write_port.rs
// Written by Tombolo; change the source.
// SPDX-License-Identifier: MIT OR Apache-2.0

`default_nettype none

module scalar_write_port (
  input wire write_0_valid,
  input wire [3:0] write_0_wave,
  input wire [15:0] write_0_sequence,
  input wire [5:0] write_0_pair,
  input wire [63:0] write_0_data,
  input wire [1:0] write_0_halves,
  input wire write_1_valid,
  input wire [3:0] write_1_wave,
  input wire [15:0] write_1_sequence,
  input wire [5:0] write_1_pair,
  input wire [63:0] write_1_data,
  input wire [1:0] write_1_halves,
  input wire write_2_valid,
  input wire [3:0] write_2_wave,
  input wire [15:0] write_2_sequence,
  input wire [5:0] write_2_pair,
  input wire [63:0] write_2_data,
  input wire [1:0] write_2_halves,
  input wire write_3_valid,
  input wire [3:0] write_3_wave,
  input wire [15:0] write_3_sequence,
  input wire [5:0] write_3_pair,
  input wire [63:0] write_3_data,
  input wire [1:0] write_3_halves,
  output wire taken_0,
  output wire taken_1,
  output wire taken_2,
  output wire taken_3,
  output wire written_valid,
  output wire [3:0] written_wave,
  output wire [15:0] written_sequence,
  output wire [5:0] written_pair,
  output wire [63:0] written_data,
  output wire [1:0] written_halves
);

  assign taken_0 = write_0_valid;
  assign taken_1 = write_1_valid & (~write_0_valid);
  wire disjunction_1 = write_0_valid | write_1_valid;
  assign taken_2 = write_2_valid & (~disjunction_1);
  assign taken_3 = write_3_valid & (~(disjunction_1 | write_2_valid));

  assign written_valid =
      write_0_valid ? (~((~(write_0_pair < 6'h36)) & (write_0_pair < 6'h3e))) :
      write_1_valid ? (~((~(write_1_pair < 6'h36)) & (write_1_pair < 6'h3e))) :
      write_2_valid ? (~((~(write_2_pair < 6'h36)) & (write_2_pair < 6'h3e))) :
      write_3_valid ? write_3_valid :
      1'b0;

  assign written_wave =
      write_0_valid ? write_0_wave :
      write_1_valid ? write_1_wave :
      write_2_valid ? write_2_wave :
      write_3_wave;

  assign written_sequence =
      write_0_valid ? write_0_sequence :
      write_1_valid ? write_1_sequence :
      write_2_valid ? write_2_sequence :
      write_3_sequence;

  assign written_pair =
      write_0_valid ? write_0_pair :
      write_1_valid ? write_1_pair :
      write_2_valid ? write_2_pair :
      write_3_pair;

  assign written_data =
      write_0_valid ? write_0_data :
      write_1_valid ? write_1_data :
      write_2_valid ? write_2_data :
      write_3_data;

  assign written_halves =
      write_0_valid ? write_0_halves :
      write_1_valid ? write_1_halves :
      write_2_valid ? write_2_halves :
      write_3_halves;

endmodule

`default_nettype wire
