// lds_first_register: generator of hdl/src/memory/lds/instruction.rs:39
// Written by Tombolo; change the source.
// SPDX-License-Identifier: MIT OR Apache-2.0

`default_nettype none

module lds_first_register (
  input wire [31:0] word_0, // Its dwords.
  input wire [31:0] word_1,
  input wire [31:0] word_2,
  output wire [7:0] register_, // ADDR, of a FLAT instruction VADDR.
  output wire flat // It is a FLAT instruction.
);

  assign register_ = flat ? word_2[7:0] : word_1[7:0];
  assign flat = word_0[31:24] == 8'hec;

endmodule

`default_nettype wire
