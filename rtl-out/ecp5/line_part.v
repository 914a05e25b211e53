// line_part: generator of hdl/src/port/mod.rs:180
// Written by Tombolo; change the source.
// SPDX-License-Identifier: MIT OR Apache-2.0

`default_nettype none

module line_part (
  input wire [511:0] line, // 64 bytes.
  input wire [1:0] part, // The number.
  output reg [127:0] data_0 // The quarters, the lowest first.
);

  always @*
    case (part)
      2'd1: data_0 = line[255:128];
      2'd2: data_0 = line[383:256];
      2'd3: data_0 = line[511:384];
      default: data_0 = line[127:0];
    endcase

endmodule

`default_nettype wire
