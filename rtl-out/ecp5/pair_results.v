// pair_results: generator of hdl/src/vector/paired_float.rs:49. Written by Tombolo; change the source.
// SPDX-License-Identifier: MIT OR Apache-2.0
`default_nettype none

module pair_results (
  input wire [63:0] result_0, // Results of the units.
  input wire [63:0] result_1,
  input wire compared_0, // Their comparisons.
  input wire compared_1,
  output wire [255:0] value, // Results of the lanes.
  output wire [3:0] flag // Their comparisons.
);

  assign value[63:0] = result_0;
  assign value[127:64] = result_0;
  assign value[191:128] = result_1;
  assign value[255:192] = result_1;
  assign flag[0] = compared_0;
  assign flag[1] = compared_0;
  assign flag[2] = compared_1;
  assign flag[3] = compared_1;
endmodule
`default_nettype wire
