// lds_offsets: generator of hdl/src/lds/instruction.rs:59
// Written by Tombolo; change the source.
// SPDX-License-Identifier: MIT OR Apache-2.0

`default_nettype none

module lds_offsets (
  input wire operation_control_two, input wire [3:0] operation_control_unit, input wire [16:0] operation_offset,
  output wire [17:0] byte_offset_0, // Of the first and the second address, bytes.
  output wire [17:0] byte_offset_1,
  output wire [2:0] split // Dwords of the first address, of two.
);

  assign byte_offset_0 = operation_control_two ? ({10'd0, operation_offset[7:0]} << operation_control_unit) : {1'b0,
      operation_offset};
  assign byte_offset_1 = {10'd0, operation_offset[15:8]} << operation_control_unit;
  assign split = operation_control_two ? (operation_control_unit[0] ? 3'd2 : 3'd1) : 3'd4;

endmodule

`default_nettype wire
