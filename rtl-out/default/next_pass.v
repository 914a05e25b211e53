// next_pass: generator of hdl/src/memory/transpose.rs
// Written by Tombolo; change the source.
// SPDX-License-Identifier: MIT OR Apache-2.0

`default_nettype none

module next_pass (
  input wire [7:0] passes,
  output wire [2:0] pass,
  output wire [7:0] after,
  output wire last
);

  wire [7:0] conjunction_1 = passes & (-passes);
  assign pass = (3'd1 & {3{conjunction_1[1]}}) | (3'd2 & {3{conjunction_1[2]}}) | (3'd3 & {3{conjunction_1[3]}}) |
      (3'd4 & {3{conjunction_1[4]}}) | (3'd5 & {3{conjunction_1[5]}}) | (3'd6 & {3{conjunction_1[6]}}) |
      {3{conjunction_1[7]}};
  assign last = ~(|after);
  assign after = passes ^ conjunction_1;

endmodule

`default_nettype wire
