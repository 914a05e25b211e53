// atomic_place: generator of hdl/src/atomic/unit.rs:156
// Written by Tombolo; change the source.
// SPDX-License-Identifier: MIT OR Apache-2.0

`default_nettype none

module atomic_place (
  input wire [511:0] line, // The quarters.
  input wire [3:0] word, // Dword of the location; an even one of 64 bits.
  input wire wide, // 64 bits.
  input wire [63:0] result, // The result.
  output wire [63:0] value, // What the location holds.
  output wire [511:0] data, // A line of the result.
  output wire [63:0] mask, // The bytes of the location.
  output wire [63:0] bytes // Those of them in the quarters.
);

  wire [511:0] value_otherwise_joined = line;
  wire [63:0] value_otherwise_part = value_otherwise_joined[{word[3:1], 6'd0} +: 64];

  assign value = word[0] ? {32'd0, value_otherwise_part[63:32]} : value_otherwise_part;
  wire [63:0] data_choice = wide ? result : {result[31:0], result[31:0]};
  assign data = {data_choice, data_choice, data_choice, data_choice, data_choice, data_choice, data_choice,
      data_choice};
  assign mask = (wide ? 64'hff : 64'hf) << {word, 2'd0};
  genvar i;

  for (i = 0; i < 4; i = i + 1) begin : each_bytes
    assign bytes[i*16 +: 16] = mask[16*i +: 16];
  end

endmodule

`default_nettype wire
