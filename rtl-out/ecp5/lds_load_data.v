// lds_load_data: generator of hdl/src/lds/data.rs:63. Written by Tombolo; change the source.
// SPDX-License-Identifier: MIT OR Apache-2.0
`default_nettype none

module lds_load_data (
  input wire [31:0] word, // The word.
  input wire [3:0] bytes, // Bytes of it that are in range.
  input wire [1:0] shift, // Byte offset of the element in its first word.
  input wire upper_part, // The word is the second one.
  output wire [31:0] element // The bytes, zeros elsewhere.
);

  wire [31:0] element_all = word & {{8{bytes[3]}}, {8{bytes[2]}}, {8{bytes[1]}}, {8{bytes[0]}}};
  wire [63:0] element_shifted = {element_all & {32{upper_part}}, element_all & {32{~upper_part}}} >> {shift, 3'd0};
  assign element = element_shifted[31:0];
endmodule
`default_nettype wire
