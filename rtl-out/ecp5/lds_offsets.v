// lds_offsets: generator of hdl/src/lds/instruction.rs:59. Written by Tombolo; change the source.
// SPDX-License-Identifier: MIT OR Apache-2.0
`default_nettype none

module lds_offsets (
  input wire operation_control_two, input wire [3:0] operation_control_unit, input wire [16:0] operation_offset,
  output wire [17:0] byte_offset_0, // Of the first and the second address, bytes.
  output wire [17:0] byte_offset_1,
  output wire [2:0] split // Dwords of the first address, of two.
);

  wire [17:0] byte_offset_0_choice = operation_control_unit[0] ? {{7'd0, operation_offset[7:0]}, 3'd0} : {{8'd0,
      operation_offset[7:0]}, 2'd0};
  wire [17:0] byte_offset_0_choice_2 = operation_control_unit[0] ? {{1'b0, operation_offset[7:0]}, 9'd0} : {{2'd0,
      operation_offset[7:0]}, 8'd0};
  wire [17:0] byte_offset_0_choice_3 = operation_control_unit[3] ? byte_offset_0_choice_2 : operation_control_unit[1]
      ? byte_offset_0_choice : {10'd0, operation_offset[7:0]};
  assign byte_offset_0 = operation_control_two ? byte_offset_0_choice_3 : {1'b0, operation_offset};
  wire [17:0] byte_offset_1_choice = operation_control_unit[0] ? {{7'd0, operation_offset[15:8]}, 3'd0} : {{8'd0,
      operation_offset[15:8]}, 2'd0};
  wire [17:0] byte_offset_1_choice_2 = operation_control_unit[0] ? {{1'b0, operation_offset[15:8]}, 9'd0} : {{2'd0,
      operation_offset[15:8]}, 8'd0};
  assign byte_offset_1 = operation_control_unit[3] ? byte_offset_1_choice_2 :
      operation_control_unit[1] ? byte_offset_1_choice : {10'd0, operation_offset[15:8]};
  assign split = operation_control_two ? (operation_control_unit[0] ? 3'd2 : 3'd1) : 3'd4;
endmodule
`default_nettype wire
