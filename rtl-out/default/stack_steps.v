// stack_steps: generator of hdl/src/lds/stack.rs:53
// Written by Tombolo; change the source.
// SPDX-License-Identifier: MIT OR Apache-2.0

`default_nettype none

module stack_steps (
  input wire operation_control_stack,
  input wire [7:0] operation_data1_register,
  input wire [16:0] operation_offset,
  input wire operation_eight_items,
  input wire operation_two_pops,
  input wire [3:0] step, // The step.
  output wire stack_, // It is a stack instruction.
  output wire next_reads, // The next step reads an item.
  output wire last_item, // The last item is read.
  output wire last, // The step is the last one.
  output wire stores, // It stores.
  output wire [1:0] kind, // kind.
  output wire second, // It is about the second pop.
  output wire [7:0] item, // Register of the item: V0 for one that does not exist.
  output wire [2:0] rows, // Rows returned, with ADDR.
  output wire [4:0] size // Entries of the stack, 0 meaning 32.
);

  wire [3:0] behind;

  assign stack_ = operation_control_stack;
  wire [3:0] second_compared_choice = operation_eight_items ? 4'd7 : 4'd3;
  assign behind = step - second_compared_choice;
  assign next_reads = step < second_compared_choice;
  assign last_item = step == second_compared_choice;

  wire second_less = second_compared_choice < step;
  wire second_less_and_behind_0 = second_less & behind[0];

  assign last = second_less_and_behind_0 & (behind[1] | ~operation_two_pops);
  assign stores = second_less_and_behind_0 | next_reads;
  assign kind = (2'd1 & {2{last_item}}) | (2'd2 & {2{second_less & (behind == 4'd2)}}) |
      {2{second_less_and_behind_0}};
  assign second = second_less & behind[1];
  wire [8:0] item_sum = {1'b0, operation_data1_register} + {5'd0, step};
  assign item = item_sum[7:0] & {8{~item_sum[8]}};
  assign rows = operation_two_pops ? 3'd3 : 3'd2;
  assign size = operation_offset[4:0];

endmodule

`default_nettype wire
