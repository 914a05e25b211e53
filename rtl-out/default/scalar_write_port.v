// scalar_write_port: generator of hdl/src/scalar/write_port.rs
// Written by Tombolo; change the source.
// SPDX-License-Identifier: MIT OR Apache-2.0

`default_nettype none

module scalar_write_port (
  input wire want_0,
  input wire want_1,
  input wire want_2,
  input wire want_3,
  input wire [3:0] wave_0,
  input wire [3:0] wave_1,
  input wire [3:0] wave_2,
  input wire [3:0] wave_3,
  input wire [5:0] pair_0,
  input wire [5:0] pair_1,
  input wire [5:0] pair_2,
  input wire [5:0] pair_3,
  input wire [63:0] data_0,
  input wire [63:0] data_1,
  input wire [63:0] data_2,
  input wire [63:0] data_3,
  input wire [1:0] halves_0,
  input wire [1:0] halves_1,
  input wire [1:0] halves_2,
  input wire [1:0] halves_3,
  input wire [15:0] sequence_0,
  input wire [15:0] sequence_1,
  input wire [15:0] sequence_2,
  input wire [15:0] sequence_3,
  output wire taken_0,
  output wire taken_1,
  output wire taken_2,
  output wire taken_3,
  output wire write,
  output wire [3:0] write_wave,
  output wire [5:0] write_pair,
  output wire [63:0] write_data,
  output wire [1:0] write_halves,
  output wire [15:0] write_sequence
);

  assign taken_0 = want_0;
  assign taken_1 = want_1 & (~want_0);
  assign taken_2 = want_2 & (~(want_0 | want_1));
  assign taken_3 = want_3 & (~(want_0 | want_1 | want_2));

  assign write =
      want_0 ? (~((~(pair_0 < 6'h36)) & (pair_0 < 6'h3e))) :
      want_1 ? (~((~(pair_1 < 6'h36)) & (pair_1 < 6'h3e))) :
      want_2 ? (~((~(pair_2 < 6'h36)) & (pair_2 < 6'h3e))) :
      want_3 ? want_3 :
      1'b0;

  assign write_wave =
      want_0 ? wave_0 :
      want_1 ? wave_1 :
      want_2 ? wave_2 :
      wave_3;

  assign write_pair =
      want_0 ? pair_0 :
      want_1 ? pair_1 :
      want_2 ? pair_2 :
      pair_3;

  assign write_data =
      want_0 ? data_0 :
      want_1 ? data_1 :
      want_2 ? data_2 :
      data_3;

  assign write_halves =
      want_0 ? halves_0 :
      want_1 ? halves_1 :
      want_2 ? halves_2 :
      halves_3;

  assign write_sequence =
      want_0 ? sequence_0 :
      want_1 ? sequence_1 :
      want_2 ? sequence_2 :
      sequence_3;

endmodule

`default_nettype wire
