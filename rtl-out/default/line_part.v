// line_part: generator of hdl/src/port/mod.rs:166
// Written by Tombolo; change the source.
// SPDX-License-Identifier: MIT OR Apache-2.0

`default_nettype none

module line_part (
  input wire [511:0] line, // 64 bytes.
  input wire [1:0] part, // The number.
  output wire [511:0] data // The quarters, the lowest first.
);

  genvar i;

  for (i = 0; i < 4; i = i + 1) begin : each_data
    assign data[i*128 +: 128] = line[128*i +: 128];
  end

endmodule

`default_nettype wire
