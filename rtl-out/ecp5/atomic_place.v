// atomic_place: generator of hdl/src/atomic/unit.rs:158. Written by Tombolo; change the source.
// SPDX-License-Identifier: MIT OR Apache-2.0
`default_nettype none

module atomic_place (
  input wire [127:0] line_0, // The quarters.
  input wire [3:0] word, // Dword of the location; an even one of 64 bits.
  input wire [63:0] result, // The result.
  output wire [63:0] value, // What the location holds.
  output wire [511:0] data, // A line of the result.
  output wire [63:0] mask, // The bytes of the location.
  output wire [15:0] bytes_0 // Those of them in the quarters.
);

  wire [63:0] value_part = line_0[{word[1], 6'd0} +: 64];
  assign value = word[0] ? {32'd0, value_part[63:32]} : {32'd0, value_part[31:0]};
  assign data = {result[31:0], result[31:0], result[31:0], result[31:0], result[31:0], result[31:0], result[31:0],
      result[31:0], result[31:0], result[31:0], result[31:0], result[31:0], result[31:0], result[31:0], result[31:0],
      result[31:0]};
  assign mask = 64'hf << {word, 2'd0};
  assign bytes_0 = mask[15:0] | mask[31:16] | mask[47:32] | mask[63:48];
endmodule
`default_nettype wire
