// load_format: generator of hdl/src/vmem/load_format.rs:9. Written by Tombolo; change the source.
// SPDX-License-Identifier: MIT OR Apache-2.0
`default_nettype none

module load_format (
  input wire [127:0] line_0, // The quarters.
  input wire [3:0] word, // Dword of the lane.
  input wire [1:0] misaligned, // Byte offset of its data.
  input wire record_zero, input wire [1:0] record_format_size, input wire record_format_signed, record_format_half,
  record_format_high, record_remaining,
  output wire [31:0] dword, // Data for the VGPR.
  output wire [3:0] bytes // Its bytes.
);
  localparam [1:0] SIZE_BYTE = 2'd1, SIZE_HALF = 2'd2;

  wire [31:0] dword_all = line_0[{word[1:0], 5'd0} +: 32] & {32{~record_zero}};
  wire [63:0] dword_joined = {dword_all, dword_all};
  wire [31:0] dword_part = dword_joined[{1'b0, misaligned, 3'd0} +: 32];
  wire bytes_equal = record_format_size == SIZE_BYTE;
  wire dword_all_bytes_equal = (bytes_equal ? dword_part[7] : dword_part[15]) & record_format_signed;
  wire [7:0] dword_choice = bytes_equal ? {8{dword_all_bytes_equal}} : dword_part[15:8];
  wire bytes_any = bytes_equal | (record_format_size == SIZE_HALF);
  wire [31:0] dword_joined_bytes_any = {bytes_any ? {16{dword_all_bytes_equal}} : dword_part[31:16], dword_choice,
      dword_part[7:0]};
  assign dword = record_format_high ? {dword_choice, dword_part[7:0], 16'd0} : dword_joined_bytes_any;
  wire [7:0] bytes_shifted = 8'hf << (3'd4 - {1'b0, misaligned});
  wire [3:0] bytes_any_record_remaining = (record_remaining ? (~bytes_shifted[7:4]) : bytes_shifted[7:4]) |
      {4{record_zero}};
  wire bytes_choice = bytes_equal ? bytes_any_record_remaining[0] : bytes_any_record_remaining[1];
  wire [3:0] bytes_joined = {bytes_any ? {2{bytes_choice & ~record_format_half}} : bytes_any_record_remaining[3:2],
      bytes_choice, bytes_any_record_remaining[0]};
  assign bytes = record_format_high ? {bytes_choice, bytes_any_record_remaining[0], 2'd0} : bytes_joined;
endmodule
`default_nettype wire
