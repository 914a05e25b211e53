// pair_results: generator of hdl/src/vector/paired_float.rs
// Written by Tombolo; change the source.
// SPDX-License-Identifier: MIT OR Apache-2.0

`default_nettype none

module pair_results (
  input wire [63:0] result_0,
  input wire [63:0] result_1,
  input wire compared_0,
  input wire compared_1,
  output wire [63:0] value_0,
  output wire [63:0] value_1,
  output wire [63:0] value_2,
  output wire [63:0] value_3,
  output wire flag_0,
  output wire flag_1,
  output wire flag_2,
  output wire flag_3
);

  assign value_0 = result_0;
  assign value_1 = result_0;
  assign value_2 = result_1;
  assign value_3 = result_1;
  assign flag_0 = compared_0;
  assign flag_1 = compared_0;
  assign flag_2 = compared_1;
  assign flag_3 = compared_1;

endmodule

`default_nettype wire
