// scalar_address: generator of hdl/src/scalar/scalar_memory.rs:166
// Written by Tombolo; change the source.
// SPDX-License-Identifier: MIT OR Apache-2.0

`default_nettype none

module scalar_address (
  input wire [2:0] narrowing, // As in ScalarAccessDecode.
  input wire is_buffer, // As there.
  input wire base_missing, // As there.
  input wire [47:0] immediate, // As there.
  input wire [4:0] dwords, // As there.
  input wire [63:0] base, // The base registers, or the low half of the resource.
  input wire [31:0] offset, // The offset register.
  input wire [31:0] records, // NUM_RECORDS of the resource.
  output wire [47:0] address, // Byte address of the first datum.
  output wire [4:0] available // Dwords in range; the others are zero.
);

  wire [47:0] full_offset;
  wire [45:0] buffer_bytes;
  wire [45:0] bytes_left;

  wire narrowing_1_0_is_2 = narrowing[1:0] == 2'd2;
  wire buffer_bytes_any = narrowing_1_0_is_2 | (narrowing[1:0] == 2'd1);

  assign full_offset = {{16'd0, offset[31:2]}, offset[1] & buffer_bytes_any, offset[0] & narrowing_1_0_is_2} +
      {immediate[47:2], immediate[1] & buffer_bytes_any, immediate[0] & narrowing_1_0_is_2};

  wire [63:0] base_and_not_base_missing_wide = base & {64{~base_missing}};
  wire [47:0] address_joined = {base_and_not_base_missing_wide[47:2], base_and_not_base_missing_wide[1] &
      buffer_bytes_any, base_and_not_base_missing_wide[0] & narrowing_1_0_is_2};

  assign address = address_joined + full_offset;
  wire [45:0] buffer_bytes_product = {32'd0, (|base_and_not_base_missing_wide[61:48]) ?
      base_and_not_base_missing_wide[61:48] : 14'd1} * {14'd0, records & {32{~base_missing}}};
  assign buffer_bytes = {buffer_bytes_product[45:2], buffer_bytes_product[1] & buffer_bytes_any,
      buffer_bytes_product[0] & narrowing_1_0_is_2};
  assign bytes_left = buffer_bytes - full_offset[45:0];

  wire [45:0] bytes_left_plus_3 = bytes_left + 46'd3;
  wire [4:0] available_all = ((bytes_left_plus_3[45:2] < {39'd0, dwords}) ? bytes_left_plus_3[6:2] : dwords) &
      {5{full_offset[45:0] < buffer_bytes}};

  assign available = is_buffer ? available_all : dwords;

endmodule

`default_nettype wire
