// next_row: generator of hdl/src/vmem/next_row.rs:7. Written by Tombolo; change the source.
// SPDX-License-Identifier: MIT OR Apache-2.0
`default_nettype none

module next_row (
  input wire [3:0] rows, // Rows left.
  output wire [1:0] row, // The first of them.
  output wire [3:0] after, // Rows left behind it.
  output wire last // There are none.
);

  wire [3:0] rows_and_minus_rows = rows & (-rows);
  assign row = (2'd1 & {2{rows_and_minus_rows[1]}}) | (2'd2 & {2{rows_and_minus_rows[2]}}) |
      {2{rows_and_minus_rows[3]}};
  assign after = rows ^ rows_and_minus_rows;
  assign last = ~|after;
endmodule
`default_nettype wire
