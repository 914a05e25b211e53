// line_part: generator of hdl/src/memory/port.rs
// Written by Tombolo; change the source.
// SPDX-License-Identifier: MIT OR Apache-2.0

`default_nettype none

module line_part (
  input wire [511:0] line,
  input wire [1:0] part,
  output wire [511:0] data
);

  genvar i;

  for (i = 0; i < 4; i = i + 1) begin : each_data
    assign data[i*128 +: 128] = line[128*i +: 128];
  end

endmodule

`default_nettype wire
