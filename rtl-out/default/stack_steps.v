// stack_steps: generator of hdl/src/memory/lds/stack.rs:54
// Written by Tombolo; change the source.
// SPDX-License-Identifier: MIT OR Apache-2.0

`default_nettype none

module stack_steps (
  input wire [31:0] word_0, // Its dwords.
  input wire [31:0] word_1,
  input wire [31:0] word_2,
  input wire [3:0] step, // The step.
  output wire stack_, // It is a stack instruction.
  output wire next_reads, // The next one does.
  output wire last_item, // The last item is read.
  output wire last, // The step is the last one.
  output wire stores, // It stores.
  output wire [1:0] kind, // kind.
  output wire second, // It is about the second pop.
  output wire [7:0] item, // Register of the item: V0 for one that does not exist.
  output wire [2:0] rows, // Rows returned, with ADDR.
  output wire [4:0] size // Entries of the stack, 0 meaning 32.
);

  wire [2:0] facts;
  wire [3:0] behind;

  reg [2:0] by_word_0_25_18;
  always @*
    case (word_0[25:18])
      8'he0: by_word_0_25_18 = 3'd1;
      8'he1: by_word_0_25_18 = 3'd3;
      8'he2: by_word_0_25_18 = 3'd7;
      default: by_word_0_25_18 = 3'd0;
    endcase

  assign facts = by_word_0_25_18 & {3{word_0[31:26] == 6'h36}};
  wire [3:0] n_7_if_facts_1_else_3 = facts[1] ? 4'd7 : 4'd3;
  assign behind = step - n_7_if_facts_1_else_3;
  assign stack_ = facts[0];
  assign next_reads = step < n_7_if_facts_1_else_3;
  assign last_item = step == n_7_if_facts_1_else_3;

  wire n_7_if_facts_1_else_3_below_step = n_7_if_facts_1_else_3 < step;
  wire kind_all = n_7_if_facts_1_else_3_below_step & behind[0];

  assign last = kind_all & (behind[1] | ~facts[2]);
  assign stores = kind_all | next_reads;
  assign kind = (2'd1 & {2{last_item}}) | (2'd2 & {2{n_7_if_facts_1_else_3_below_step & (behind == 4'd2)}}) |
      {2{kind_all}};
  assign second = n_7_if_facts_1_else_3_below_step & behind[1];
  wire [8:0] word_1_23_16_wide_plus_step_wide = {1'b0, word_1[23:16]} + {5'd0, step};
  assign item = word_1_23_16_wide_plus_step_wide[7:0] & {8{~word_1_23_16_wide_plus_step_wide[8]}};
  assign rows = facts[2] ? 3'd3 : 3'd2;
  assign size = word_0[4:0];

endmodule

`default_nettype wire
