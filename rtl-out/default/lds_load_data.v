// lds_load_data: generator of hdl/src/memory/lds/data.rs
// Written by Tombolo; change the source.
// SPDX-License-Identifier: MIT OR Apache-2.0

`default_nettype none

module lds_load_data (
  input wire [31:0] word,
  input wire [3:0] bytes,
  input wire [1:0] shift,
  input wire upper_part,
  output wire [31:0] element
);

  wire [31:0] conjunction_1 = word & {{8{bytes[3]}}, {8{bytes[2]}}, {8{bytes[1]}}, {8{bytes[0]}}};
  wire [63:0] shifted_1 = {conjunction_1 & {32{upper_part}}, conjunction_1 & {32{~upper_part}}} >> {shift, 3'd0};

  assign element = shifted_1[31:0];

endmodule

`default_nettype wire
