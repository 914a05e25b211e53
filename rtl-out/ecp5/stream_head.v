// stream_head: generator of hdl/src/front/stream.rs:14. Written by Tombolo; change the source.
// SPDX-License-Identifier: MIT OR Apache-2.0
`default_nettype none

module stream_head (
  input wire [47:0] pc, // The program counter, bytes.
  input wire valid_0, // The lower half of the buffer is valid, the upper half.
  input wire valid_1,
  input wire missing_0, // It lies outside memory.
  input wire missing_1,
  input wire [2:0] length, // Length of the instruction in dwords.
  input wire [45:0] stepped, // The program counter after it moves on, in dwords.
  output wire upper, // The head lies in the upper half.
  output wire present, // The half that the program counter is in is valid.
  output wire whole, // All of the instruction is there.
  output wire lacks, // Some of it lies outside memory.
  output wire leaves, // Moving on leaves the half.
  output wire full, // Both halves are valid.
  output wire [47:0] wanted, // Address of the next chunk, bytes.
  output wire wanted_upper // It belongs in the upper half.
);

  assign upper = pc[4];
  assign present = upper ? valid_1 : valid_0;
  wire [4:0] n_4_minus_pc_3_2_wide = 5'd4 - {3'd0, pc[3:2]};
  wire lacks_less = n_4_minus_pc_3_2_wide < {2'd0, length};
  wire full_choice = upper ? valid_0 : valid_1;
  assign whole = present & (full_choice ? (~((n_4_minus_pc_3_2_wide + 5'd4) < {2'd0, length})) : (~lacks_less));
  assign lacks = (upper ? missing_1 : missing_0) | ((upper ? missing_0 : missing_1) & lacks_less);
  assign leaves = stepped[2] ^ upper;
  assign full = present & full_choice;
  wire [43:0] next_chunk = pc[47:4] + {43'd0, present};
  assign wanted_upper = next_chunk[0];
  assign wanted = {next_chunk, 4'd0};
endmodule
`default_nettype wire
