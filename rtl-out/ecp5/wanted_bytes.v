// wanted_bytes: generator of hdl/src/scalar/load_unit.rs:49. Written by Tombolo; change the source.
// SPDX-License-Identifier: MIT OR Apache-2.0
`default_nettype none

module wanted_bytes (
  input wire [5:0] offset, // Byte address within the line.
  input wire [4:0] dwords, // Dwords still to load, from there on.
  output wire [63:0] bytes // One bit a byte.
);

  wire [14:0] bytes_all;

  wire [5:0] bytes_all_sum = {1'b0, dwords} + {2'd0, offset[5:2]};
  assign bytes = {{4{~1'b0 & (6'hf < bytes_all_sum)}}, {4{bytes_all[14]}}, {4{bytes_all[13]}}, {4{bytes_all[12]}},
      {4{bytes_all[11]}}, {4{bytes_all[10]}}, {4{bytes_all[9]}}, {4{bytes_all[8]}}, {4{bytes_all[7]}},
      {4{bytes_all[6]}}, {4{bytes_all[5]}}, {4{bytes_all[4]}}, {4{bytes_all[3]}}, {4{bytes_all[2]}},
      {4{bytes_all[1]}}, {4{bytes_all[0]}}};
  genvar i;
  for (i = 0; i < 15; i = i + 1) begin : each_bytes_all
    localparam [3:0] INDEX = i;
    localparam [5:0] INDEX_2 = i;
    assign bytes_all[i] = ~(INDEX < offset[5:2]) & (INDEX_2 < bytes_all_sum);
  end
endmodule
`default_nettype wire
