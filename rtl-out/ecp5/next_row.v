// next_row: generator of hdl/src/memory/returns.rs
// Written by Tombolo; change the source.
// SPDX-License-Identifier: MIT OR Apache-2.0

`default_nettype none

module next_row (
  input wire [3:0] rows,
  output wire [1:0] row,
  output wire [3:0] after,
  output wire last
);

  wire [3:0] conjunction_1 = rows & (-rows);
  assign row = (2'd1 & {2{conjunction_1[1]}}) | (2'd2 & {2{conjunction_1[2]}}) | {2{conjunction_1[3]}};
  assign last = ~(|after);
  assign after = rows ^ conjunction_1;

endmodule

`default_nettype wire
