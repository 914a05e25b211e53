// stack_steps: generator of hdl/src/memory/lds/stack.rs
// Written by Tombolo; change the source.
// SPDX-License-Identifier: MIT OR Apache-2.0

`default_nettype none

module stack_steps (
  input wire [31:0] word_0,
  input wire [31:0] word_1,
  input wire [31:0] word_2,
  input wire [3:0] step,
  output wire stack_,
  output wire next_reads,
  output wire last_item,
  output wire last,
  output wire stores,
  output wire [1:0] kind,
  output wire second,
  output wire [7:0] item,
  output wire [2:0] rows,
  output wire [4:0] size
);

  wire [2:0] facts;
  wire [3:0] behind;

  reg [2:0] looked_up_1;
  always @*
    case (word_0[25:18])
      8'he0: looked_up_1 = 3'd1;
      8'he1: looked_up_1 = 3'd3;
      8'he2: looked_up_1 = 3'd7;
      default: looked_up_1 = 3'd0;
    endcase

  assign facts = looked_up_1 & {3{word_0[31:26] == 6'h36}};
  wire [3:0] chosen_1 = facts[1] ? 4'd7 : 4'd3;
  assign behind = step - chosen_1;
  assign stack_ = facts[0];
  assign next_reads = step < chosen_1;
  assign last_item = step == chosen_1;
  wire conjunction_1 = (~(~(chosen_1 < step))) & behind[0];
  assign last = conjunction_1 & (behind[1] | (~facts[2]));
  assign stores = conjunction_1 | next_reads;
  assign kind = (2'd1 & {2{last_item}}) | (2'd2 & {2{(~(~(chosen_1 < step))) & (behind == 4'd2)}}) |
      {2{conjunction_1}};
  assign second = (~(~(chosen_1 < step))) & behind[1];
  wire [8:0] sum_1 = {1'b0, word_1[23:16]} + {5'd0, step};
  assign item = sum_1[7:0] & {8{~sum_1[8]}};
  assign rows = facts[2] ? 3'd3 : 3'd2;
  assign size = word_0[4:0];

endmodule

`default_nettype wire
