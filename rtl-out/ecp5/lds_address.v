// lds_address: generator of hdl/src/lds/address.rs:28. Written by Tombolo; change the source.
// SPDX-License-Identifier: MIT OR Apache-2.0
`default_nettype none

module lds_address (
  input wire [31:0] register_, // The register in ADDR.
  input wire [1:0] source, // Source of the address.
  input wire [15:0] m0, // M0.
  input wire [5:0] number, // Number of the lane in its wave.
  input wire [17:0] offset, // Byte offset of the instruction.
  input wire flat, // Address and offset are added modulo 2^17, of CDNA4 2^18: those of FLAT (11.2).
  input wire [1:0] dword, // Dword behind the address.
  input wire pair, // The address is that of a pair of dwords.
  input wire [1:0] size, // Element size.
  input wire upper_part, // The part in the next word.
  // It is stored: bytes out of range are left out, on Sea Islands all. A load wants all bytes or, when one is out of
  // range, none.
  input wire stores,
  input wire [17:0] base, // First byte of the wave's share.
  input wire [17:0] limit, // Its bytes.
  input wire crosses_lanes, // Data goes between lanes, through a dword of the lane's own or of the lane named.
  input wire named, // The named one's.
  input wire swizzles, // It is named by the pattern.
  input wire [5:0] swizzle_source, // The lane of the pattern.
  input wire wave64, // The wave has 64 lanes.
  input wire [1:0] simd, // SIMD.
  output wire [4:0] place_bank, // Where the part lies.
  output wire [10:0] place_row, output wire [3:0] place_bytes, output wire place_wants,
  output wire [1:0] place_shift, output wire place_has_upper
);
  localparam [1:0] ADDRESS_SOURCE_THREAD = 2'd1, ADDRESS_SOURCE_NONE = 2'd2, SIZE_DWORD = 2'd0, SIZE_BYTE = 2'd1;
  localparam [1:0] SIZE_HALF = 2'd2;

  wire [31:0] first_byte_choice = (source == ADDRESS_SOURCE_THREAD) ? ({16'd0, m0} + {24'd0, number, 2'd0}) : (source
      == ADDRESS_SOURCE_NONE) ? 32'd0 : register_;
  wire [31:0] first_byte_sum = first_byte_choice + {14'd0, offset};
  wire [31:0] first_byte = {first_byte_sum[31:17] & {15{~flat}}, first_byte_sum[16:0]};
  wire [32:0] address = {1'b0, pair ? {16'd0, first_byte[15:3], 3'd0} : first_byte} + {29'd0, dword, 2'd0};
  wire [18:0] room = {1'b0, limit} - {1'b0, address[17:0]};
  wire size_is_dword = size == SIZE_DWORD;
  wire [3:0] bytes_inside_joined = {(|room[17:2]) & ~(room[18] | (|address[32:18])), ((|room[17:2]) | (&room[1:0])) &
      ~(room[18] | (|address[32:18])), ((|room[17:2]) | room[1]) & ~(room[18] | (|address[32:18])), ((|room[17:2]) |
      (|room[1:0])) & ~(room[18] | (|address[32:18]))};
  wire [3:0] bytes_inside = bytes_inside_joined & {size_is_dword, size_is_dword, size != SIZE_BYTE, 1'b1};
  wire all_inside_choice = (size == SIZE_BYTE) ? (|room[1:0]) : (size == SIZE_HALF) ? room[1] : 1'b0;
  wire all_inside = ((|room[17:2]) | all_inside_choice) & ~(room[18] | (|address[32:18]));
  wire [3:0] place_wants_all = bytes_inside & {4{all_inside | stores}};
  wire [7:0] bytes_of_parts = {4'd0, place_wants_all} << address[1:0];
  wire [31:0] index_sum = register_ + {14'd0, offset};
  wire [5:0] index = index_sum[7:2];
  wire [15:0] place_row_sum = address[17:2] + base[17:2] + {15'd0, upper_part};
  wire [5:0] place_row_choice = named ? (swizzles ? swizzle_source : {index[5] & wave64, index[4:0]}) : number;
  assign place_bank = crosses_lanes ? place_row_choice[4:0] : place_row_sum[4:0];
  assign place_row = crosses_lanes ? ({9'd0, simd[0], place_row_choice[5]} + 11'h40) : place_row_sum[15:5];
  assign place_bytes = (upper_part ? bytes_of_parts[7:4] : bytes_of_parts[3:0]) | {4{crosses_lanes}};
  wire place_has_upper_any_set = |bytes_of_parts[7:4];
  assign place_wants = (upper_part ? place_has_upper_any_set : place_wants_all[0]) | crosses_lanes;
  assign place_shift = address[1:0] & {2{~crosses_lanes}};
  assign place_has_upper = place_has_upper_any_set & ~crosses_lanes;
endmodule
`default_nettype wire
