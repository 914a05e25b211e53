// load_format: generator of hdl/src/vmem/returns.rs:26
// Written by Tombolo; change the source.
// SPDX-License-Identifier: MIT OR Apache-2.0

`default_nettype none

module load_format (
  input wire [127:0] line_0, // The quarters.
  input wire [3:0] word, // Dword of the lane.
  input wire [1:0] misaligned, // Byte offset of its data.
  input wire record_zero, input wire [1:0] record_format_size, input wire record_format_signed,
  input wire record_format_half, input wire record_format_high, input wire record_remaining,
  output wire [31:0] dword, // Data for the VGPR.
  output wire [3:0] bytes // Its bytes.
);
  localparam [1:0] SIZE_BYTE = 2'd1, SIZE_HALF = 2'd2;

  wire [31:0] dword_otherwise_all = line_0[{word[1:0], 5'd0} +: 32] & {32{~record_zero}};
  wire [63:0] dword_otherwise_joined = {dword_otherwise_all, dword_otherwise_all};
  wire [31:0] dword_otherwise_part = dword_otherwise_joined[{1'b0, misaligned, 3'd0} +: 32];
  wire record_format_size_is_byte = record_format_size == SIZE_BYTE;
  wire dword_otherwise_all_dword_otherwise_part_7 = (record_format_size_is_byte ? dword_otherwise_part[7] :
      dword_otherwise_part[15]) & record_format_signed;
  wire [7:0] dword_choice = record_format_size_is_byte ? {8{dword_otherwise_all_dword_otherwise_part_7}} :
      dword_otherwise_part[15:8];
  wire bytes_condition_any = record_format_size_is_byte | (record_format_size == SIZE_HALF);
  wire [15:0] dword_otherwise_choice = bytes_condition_any ? {16{dword_otherwise_all_dword_otherwise_part_7}} :
      dword_otherwise_part[31:16];

  assign dword = record_format_high ? {dword_choice, dword_otherwise_part[7:0], 16'd0} : {dword_otherwise_choice,
      dword_choice, dword_otherwise_part[7:0]};

  wire [7:0] n_15_left_4_minus_misaligned_wide = 8'hf << (3'd4 - {1'b0, misaligned});
  wire [3:0] bytes_otherwise_choice = record_remaining ? (~n_15_left_4_minus_misaligned_wide[7:4]) :
      n_15_left_4_minus_misaligned_wide[7:4];
  wire [3:0] bytes_otherwise_any = bytes_otherwise_choice | {4{record_zero}};
  wire bytes_choice = record_format_size_is_byte ? bytes_otherwise_any[0] : bytes_otherwise_any[1];
  wire [3:0] bytes_otherwise_joined = {bytes_condition_any ? {2{bytes_choice & ~record_format_half}} :
      bytes_otherwise_any[3:2], bytes_choice, bytes_otherwise_any[0]};

  assign bytes = record_format_high ? {bytes_choice, bytes_otherwise_any[0], 2'd0} : bytes_otherwise_joined;

endmodule

`default_nettype wire
