// line_part: generator of hdl/src/memory/port.rs
// Written by Tombolo; change the source.
// SPDX-License-Identifier: MIT OR Apache-2.0

`default_nettype none

module line_part (
  input wire [511:0] line,
  input wire [1:0] part,
  output reg [127:0] data_0
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
