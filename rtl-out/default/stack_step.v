// stack_step: generator of hdl/src/lds/stack.rs:168
// Written by Tombolo; change the source.
// SPDX-License-Identifier: MIT OR Apache-2.0

`default_nettype none

module stack_step (
  input wire [31:0] description, // Description of the stack.
  input wire [4:0] size, // Entries of the stack, 0 meaning 32.
  input wire [1:0] kind, // kind.
  input wire second, // The clear is of the second pop.
  input wire [31:0] item, // The item.
  input wire [31:0] last_node, // The last node: as good as none.
  input wire [31:0] loaded, // What the second pop loaded.
  input wire stopped, // No more items are pushed.
  input wire popping, // The lane has loaded an entry.
  output wire wants, // The lane takes part.
  output wire [31:0] address, // Byte in LDS.
  output wire [31:0] after, // Description after the step.
  output wire stops, // No more items are pushed after the step.
  output wire is_node // The item is a node.
);

  wire item_is_node;
  wire clears;

  assign item_is_node = (~&item) & (item != last_node);
  assign clears = (kind == 2'd3) & popping & (~second | ((~&loaded) & (loaded != last_node)));
  wire after_condition_all = (kind == 2'd0) & item_is_node & ~stopped;
  assign wants = after_condition_all | ((|description[4:0]) & ((kind == 2'd1) ? (~item_is_node) : (kind == 2'd2))) |
      clears;

  wire [4:0] after_otherwise_choice = (|description[14:10]) ? (description[14:10] + 5'h1f) : (size + 5'h1f);
  wire [29:0] address_sum = {16'd0, description[28:15]} + {25'd0, (kind == 2'd0) ? description[14:10] :
      after_otherwise_choice};

  assign address = {address_sum, 2'd0};

  wire after_otherwise_all = description[29] & (~|description[9:5]);
  wire after_otherwise_all_description_29 = description[29] & ~after_otherwise_all;
  wire [31:0] after_otherwise_joined = {after_otherwise_all, description[30], after_otherwise_all_description_29,
      description[28:15], after_otherwise_choice, description[9:5] - {4'd0, after_otherwise_all_description_29},
      description[4:0] + 5'h1f};
  wire after_any = (&description[4:0]) | ((|size) & ~(description[4:0] < size));
  wire [4:0] description_14_10_plus_1 = description[14:10] + 5'd1;
  wire [31:0] after_joined = {description[31], description[30] | after_any, description[29:15],
      description_14_10_plus_1 & {5{description_14_10_plus_1 != size}}, description[9:5] + {4'd0, description[29] &
      (~&description[9:5])}, after_any ? description[4:0] : (description[4:0] + 5'd1)};

  assign after =
      after_condition_all ? after_joined :
      clears ? after_otherwise_joined :
      description;

  assign stops = (kind == 2'd0) & (item == last_node);
  assign is_node = item_is_node;

endmodule

`default_nettype wire
