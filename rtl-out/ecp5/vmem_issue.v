// vmem_issue: generator of hdl/src/front/decode/rdna4/vmem.rs:55. Written by Tombolo; change the source.
// SPDX-License-Identifier: MIT OR Apache-2.0
`default_nettype none

module vmem_issue (
  input wire [31:0] words_word_0, // The instruction.
  output wire [6:0] first_scalar, // The scalar register that it reads first.
  output wire is_flat // It is FLAT.
);

  assign first_scalar = words_word_0[6:0];
  assign is_flat = words_word_0[31:24] == 8'hec;
endmodule
`default_nettype wire
