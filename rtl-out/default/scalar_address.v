// scalar_address: generator of hdl/src/scalar/scalar_memory.rs
// Written by Tombolo; change the source.
// SPDX-License-Identifier: MIT OR Apache-2.0

`default_nettype none

module scalar_address (
  input wire [2:0] narrowing,
  input wire is_buffer,
  input wire base_missing,
  input wire [47:0] immediate,
  input wire [4:0] dwords,
  input wire [63:0] base,
  input wire [31:0] offset,
  input wire [31:0] records,
  output wire [47:0] address,
  output wire [4:0] available
);

  wire [47:0] full_offset;
  wire [45:0] buffer_bytes;
  wire [45:0] bytes_left;

  wire equal_1 = narrowing[1:0] == 2'd2;
  wire disjunction_1 = equal_1 | (narrowing[1:0] == 2'd1);
  wire [47:0] extended_1 = {16'd0, offset};

  assign full_offset = {extended_1[47:2], {offset[1] & disjunction_1, offset[0] & equal_1}} + {immediate[47:2],
      {immediate[1] & disjunction_1, immediate[0] & equal_1}};
  wire [63:0] conjunction_1 = base & {64{~base_missing}};
  assign address = {conjunction_1[47:2], {conjunction_1[1] & disjunction_1, conjunction_1[0] & equal_1}} +
      full_offset;
  wire [45:0] product_1 = {32'd0, (|conjunction_1[61:48]) ? conjunction_1[61:48] : 14'd1} * {14'd0, records &
      {32{~base_missing}}};
  assign buffer_bytes = {product_1[45:2], {product_1[1] & disjunction_1, product_1[0] & equal_1}};
  assign bytes_left = buffer_bytes - full_offset[45:0];

  wire [45:0] sum_1 = bytes_left + 46'd3;
  wire [4:0] conjunction_2 = ((~(sum_1[45:2] < {39'd0, dwords})) ? dwords : sum_1[6:2]) & {5{~(~(full_offset[45:0] <
      buffer_bytes))}};

  assign available = is_buffer ? conjunction_2 : dwords;

endmodule

`default_nettype wire
