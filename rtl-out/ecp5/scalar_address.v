// scalar_address: generator of hdl/src/scalar/access.rs:101. Written by Tombolo; change the source.
// SPDX-License-Identifier: MIT OR Apache-2.0
`default_nettype none

module scalar_address (
  input wire [3:0] access_kind, // The instruction.
  input wire access_base_missing, input wire [23:0] access_immediate, input wire [1:0] access_datum_size,
  input wire [4:0] access_dwords,
  input wire [63:0] base, // The base registers, or the low half of the resource.
  input wire [31:0] offset, // The offset register.
  input wire [31:0] records, // NUM_RECORDS of the resource.
  output wire [47:0] address, // Byte address of the first datum.
  output wire [4:0] available // Dwords in range; the others are zero.
);
  localparam [3:0] ACCESS_KIND_BUFFER_LOAD = 4'd2; localparam [1:0] DATUM_SIZE_HALF = 2'd1, DATUM_SIZE_BYTE = 2'd2;

  wire buffer_bytes_equal = access_datum_size == DATUM_SIZE_BYTE;
  wire buffer_bytes_any = buffer_bytes_equal | (access_datum_size == DATUM_SIZE_HALF);
  wire [47:0] full_offset_wide = {{24{access_immediate[23]}}, access_immediate};
  wire [47:0] full_offset_joined = {full_offset_wide[47:2], access_immediate[1] & buffer_bytes_any,
      access_immediate[0] & buffer_bytes_equal};
  wire [47:0] full_offset = {{16'd0, offset[31:2]}, offset[1] & buffer_bytes_any, offset[0] & buffer_bytes_equal} +
      full_offset_joined;
  wire [63:0] address_all = base & {64{~access_base_missing}};
  wire [47:0] address_joined = {address_all[47:2], address_all[1] & buffer_bytes_any, address_all[0] &
      buffer_bytes_equal};
  assign address = address_joined + full_offset;
  wire [45:0] buffer_bytes_all = ({32'd0, (|base[61:48]) ? base[61:48] : 14'd1} * {14'd0, records}) &
      {46{~access_base_missing}};
  wire [45:0] buffer_bytes = {buffer_bytes_all[45:2], buffer_bytes_all[1] & buffer_bytes_any, buffer_bytes_all[0] &
      buffer_bytes_equal};
  wire [45:0] bytes_left = buffer_bytes - full_offset[45:0];
  wire [45:0] bytes_left_plus_3 = bytes_left + 46'd3;
  wire [4:0] available_choice = (bytes_left_plus_3[45:2] < {39'd0, access_dwords}) ? bytes_left_plus_3[6:2] :
      access_dwords;
  assign available = (access_kind == ACCESS_KIND_BUFFER_LOAD) ? (available_choice & {5{full_offset[45:0] <
      buffer_bytes}}) : access_dwords;
endmodule
`default_nettype wire
