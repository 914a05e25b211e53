// load_format: generator of hdl/src/memory/returns.rs:17
// Written by Tombolo; change the source.
// SPDX-License-Identifier: MIT OR Apache-2.0

`default_nettype none

module load_format (
  input wire [127:0] line_0, // The quarters.
  input wire [3:0] word, // Dword of the lane.
  input wire [1:0] misaligned, // Byte offset of its data.
  input wire [53:0] facts, // Row 10:0 ... as in RequestTable.
  output wire [31:0] dword, // Data for the VGPR.
  output wire [3:0] bytes // Its bytes.
);

  wire [31:0] dword_otherwise_all = line_0[{word[1:0], 5'd0} +: 32] & {32{~facts[37]}};
  wire [63:0] dword_otherwise_joined = {dword_otherwise_all, dword_otherwise_all};
  wire [31:0] dword_otherwise_part = dword_otherwise_joined[{1'b0, misaligned, 3'd0} +: 32];
  wire facts_40_39_is_0 = facts[40:39] == 2'd0;
  wire dword_otherwise_all_facts_40_39_is_0 = (facts_40_39_is_0 ? dword_otherwise_part[7] : dword_otherwise_part[15])
      & facts[41];
  wire [7:0] dword_choice = facts_40_39_is_0 ? {8{dword_otherwise_all_facts_40_39_is_0}} : dword_otherwise_part[15:8];
  wire bytes_condition_any = facts_40_39_is_0 | (facts[40:39] == 2'd1);
  wire [15:0] dword_otherwise_choice = bytes_condition_any ? {16{dword_otherwise_all_facts_40_39_is_0}} :
      dword_otherwise_part[31:16];

  assign dword = facts[43] ? {dword_choice, dword_otherwise_part[7:0], 16'd0} : {dword_otherwise_choice,
      dword_choice, dword_otherwise_part[7:0]};

  wire [7:0] n_15_left_4_minus_misaligned_wide = 8'hf << (3'd4 - {1'b0, misaligned});
  wire [3:0] bytes_otherwise_choice = facts[44] ? (~n_15_left_4_minus_misaligned_wide[7:4]) :
      n_15_left_4_minus_misaligned_wide[7:4];
  wire [3:0] bytes_otherwise_any = bytes_otherwise_choice | {4{facts[37]}};
  wire bytes_choice = facts_40_39_is_0 ? bytes_otherwise_any[0] : bytes_otherwise_any[1];
  wire [3:0] bytes_otherwise_joined = {bytes_condition_any ? {2{bytes_choice & ~facts[42]}} :
      bytes_otherwise_any[3:2], bytes_choice, bytes_otherwise_any[0]};

  assign bytes = facts[43] ? {bytes_choice, bytes_otherwise_any[0], 2'd0} : bytes_otherwise_joined;

endmodule

`default_nettype wire
