// lds_store_data: generator of hdl/src/lds/data.rs:12. Written by Tombolo; change the source.
// SPDX-License-Identifier: MIT OR Apache-2.0
`default_nettype none

module lds_store_data (
  input wire [127:0] words, // Data registers.
  input wire [31:0] register_, // The register in ADDR.
  input wire [63:0] computed, // What the atomic ALU computed.
  input wire computes, // It is stored.
  input wire [1:0] dword, // Dword.
  input wire high, // The high half of the data register.
  input wire swizzles, // The data is the register in ADDR.
  input wire blank, // Zero is stored.
  input wire conditional, // A dword is stored without its top bit, if that is set.
  input wire [1:0] shift, // Byte offset in the first word.
  input wire upper_part, // The part in the next word.
  input wire [3:0] bytes, // Bytes in range.
  output wire [31:0] data, // The word.
  output wire [3:0] mask // Bytes of it that are stored.
);

  wire [31:0] stored_choice = computes ? (dword[0] ? computed[63:32] : computed[31:0]) : words[{dword, 5'd0} +: 32];
  wire [31:0] stored_choice_swizzles = swizzles ? register_ : high ? {16'd0, stored_choice[31:16]} : stored_choice;
  wire [31:0] stored = stored_choice_swizzles & {32{~blank}};
  wire [63:0] data_shifted = {32'd0, stored[31] & ~conditional, stored[30:0]} << {shift, 3'd0};
  assign data = upper_part ? data_shifted[63:32] : data_shifted[31:0];
  assign mask = bytes & {4{~conditional | stored[31]}};
endmodule
`default_nettype wire
