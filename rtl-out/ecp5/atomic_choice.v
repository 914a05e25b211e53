// atomic_choice: generator of hdl/src/atomic/unit.rs:68. Written by Tombolo; change the source.
// SPDX-License-Identifier: MIT OR Apache-2.0
`default_nettype none

module atomic_choice (
  input wire grant_0, // Granted, one-hot.
  input wire operation_0_valid, // Operations.
  input wire [4:0] operation_0_operation, input wire operation_0_wide, input wire [3:0] operation_0_word,
  input wire [127:0] operation_0_data, input wire [41:0] target_0_line, input wire [5:0] target_0_tag,
  output wire wants_0, // The SIMD has an operation.
  output wire [4:0] chosen_operation, output wire chosen_wide, output wire [3:0] chosen_word,
  output wire [127:0] chosen_data,
  output wire [41:0] chosen_line, // Its line.
  output wire [5:0] chosen_tag // Number of its record.
);

  assign wants_0 = operation_0_valid;
  assign chosen_operation = operation_0_operation & {5{grant_0}};
  assign chosen_wide = operation_0_wide & grant_0;
  assign chosen_word = operation_0_word & {4{grant_0}};
  assign chosen_data = operation_0_data & {128{grant_0}};
  assign chosen_line = target_0_line & {42{grant_0}};
  assign chosen_tag = target_0_tag & {6{grant_0}};
endmodule
`default_nettype wire
