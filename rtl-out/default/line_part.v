// line_part: generator of hdl/src/memory/port.rs
// Written by Tombolo; change the source.
// SPDX-License-Identifier: MIT OR Apache-2.0

`default_nettype none

module line_part (
  input wire [511:0] line,
  input wire [1:0] part,
  output wire [127:0] data_0,
  output wire [127:0] data_1,
  output wire [127:0] data_2,
  output wire [127:0] data_3
);

  assign data_0 = line[127:0];
  assign data_1 = line[255:128];
  assign data_2 = line[383:256];
  assign data_3 = line[511:384];

endmodule

`default_nettype wire
