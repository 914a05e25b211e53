// atomic_choice: generator of hdl/src/memory/atomic.rs:34
// Written by Tombolo; change the source.
// SPDX-License-Identifier: MIT OR Apache-2.0

`default_nettype none

module atomic_choice (
  input wire grant_0, // Granted, one-hot.
  input wire [41:0] line_0, // Line number.
  input wire [3:0] word_0, // Dword in the line.
  input wire [4:0] operation_0, // Operation.
  input wire wide_0, // 64 bits.
  input wire [127:0] data_0, // Data, behind it the comparand.
  input wire [5:0] tag_0, // Number of its record.
  output wire [41:0] chosen_line, // The chosen one's line.
  output wire [3:0] chosen_word, // Dword.
  output wire [4:0] chosen_operation, // Operation.
  output wire chosen_wide, // 64 bits.
  output wire [127:0] chosen_data, // Data.
  output wire [5:0] chosen_tag // Record.
);

  assign chosen_line = line_0 & {42{grant_0}};
  assign chosen_word = word_0 & {4{grant_0}};
  assign chosen_operation = operation_0 & {5{grant_0}};
  assign chosen_wide = wide_0 & grant_0;
  assign chosen_data = data_0 & {128{grant_0}};
  assign chosen_tag = tag_0 & {6{grant_0}};

endmodule

`default_nettype wire
