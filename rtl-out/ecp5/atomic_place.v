// atomic_place: generator of hdl/src/memory/atomic.rs
// Written by Tombolo; change the source.
// SPDX-License-Identifier: MIT OR Apache-2.0

`default_nettype none

module atomic_place (
  input wire [127:0] line_0,
  input wire [3:0] word,
  input wire [63:0] result,
  output wire [63:0] value,
  output wire [511:0] data,
  output wire [63:0] mask,
  output wire [15:0] bytes_0
);

  wire [127:0] joined_1 = line_0;
  wire [63:0] slice_1 = joined_1[{word[1], 6'd0} +: 64];

  assign value = word[0] ? {32'd0, slice_1[63:32]} : {32'd0, slice_1[31:0]};
  wire [63:0] chosen_1 = {2{result[31:0]}};
  assign data = {8{chosen_1}};
  assign mask = 64'hf << {word, 2'd0};
  assign bytes_0 = mask[15:0] | mask[31:16] | mask[47:32] | mask[63:48];

endmodule

`default_nettype wire
