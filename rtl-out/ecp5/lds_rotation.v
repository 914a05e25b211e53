// lds_rotation: generator of hdl/src/lds/rotation.rs:14. Written by Tombolo; change the source.
// SPDX-License-Identifier: MIT OR Apache-2.0
`default_nettype none

module lds_rotation (
  input wire [2:0] dword, // Dword of the instruction that is next.
  input wire [2:0] dwords, // Dwords of the instruction.
  input wire two, // It has two addresses.
  input wire second, // The second one's turn.
  input wire [2:0] split, // Dwords of the first one.
  input wire loads, // The lanes load for themselves.
  output wire [7:0] step, // Dword of the instruction that the lane loads.
  output wire [7:0] behind // The same, counted from its address.
);

  wire in_four = loads & (dwords == 3'd4) & ~two;
  wire in_pairs = loads & (two ? (split == 3'd2) : (dwords == 3'd2));
  assign step[1:0] = dword[1:0];
  wire [1:0] n_1_and_in_four_wide = 2'd1 & {2{in_four}};
  assign step[3:2] = dword[1:0] ^ n_1_and_in_four_wide;
  wire [1:0] n_1_and_in_pairs_wide = 2'd1 & {2{in_pairs}};
  wire [1:0] behind_any = (2'd2 & {2{in_four}}) | n_1_and_in_pairs_wide;
  assign step[5:4] = dword[1:0] ^ behind_any;
  wire [1:0] behind_any_in_four_wide = {2{in_four}} | n_1_and_in_pairs_wide;
  assign step[7:6] = dword[1:0] ^ behind_any_in_four_wide;
  wire [2:0] behind_difference = dword - (second ? split : 3'd0);
  assign behind[1:0] = behind_difference[1:0];
  assign behind[3:2] = behind_difference[1:0] ^ n_1_and_in_four_wide;
  assign behind[5:4] = behind_difference[1:0] ^ behind_any;
  assign behind[7:6] = behind_difference[1:0] ^ behind_any_in_four_wide;
endmodule
`default_nettype wire
