// line_part: generator of hdl/src/port/mod.rs:217. Written by Tombolo; change the source.
// SPDX-License-Identifier: MIT OR Apache-2.0
`default_nettype none

module line_part (
  input wire [511:0] line, // 64 bytes.
  input wire [1:0] part, // The number.
  output wire [127:0] data_0 // The quarters, the lowest first.
);

  assign data_0 = line[{part, 7'd0} +: 128];
endmodule
`default_nettype wire
