// atomic_place: generator of hdl/src/memory/atomic.rs
// Written by Tombolo; change the source.
// SPDX-License-Identifier: MIT OR Apache-2.0

`default_nettype none

module atomic_place (
  input wire [511:0] line,
  input wire [3:0] word,
  input wire wide,
  input wire [63:0] result,
  output wire [63:0] value,
  output wire [511:0] data,
  output wire [63:0] mask,
  output wire [63:0] bytes
);

  wire [511:0] joined_1 = {line[3*128 +: 128], line[2*128 +: 128], line[1*128 +: 128], line[0 +: 128]};
  wire [63:0] slice_1 = joined_1[{word[3:1], 6'd0} +: 64];

  assign value = word[0] ? {32'd0, slice_1[63:32]} : slice_1;
  wire [63:0] chosen_1 = wide ? result : {2{result[31:0]}};
  assign data = {8{chosen_1}};
  assign mask = (wide ? 64'hff : 64'hf) << {word, 2'd0};
  genvar i;

  for (i = 0; i < 4; i = i + 1) begin : each_bytes
    assign bytes[i*16 +: 16] = mask[16*i +: 16];
  end

endmodule

`default_nettype wire
