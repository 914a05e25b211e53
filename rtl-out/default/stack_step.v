// stack_step: generator of hdl/src/memory/lds/stack.rs
// Written by Tombolo; change the source.
// SPDX-License-Identifier: MIT OR Apache-2.0

`default_nettype none

module stack_step (
  input wire [31:0] description,
  input wire [4:0] size,
  input wire [1:0] kind,
  input wire second,
  input wire [31:0] item,
  input wire [31:0] last_node,
  input wire [31:0] loaded,
  input wire stopped,
  input wire popping,
  output wire wants,
  output wire [31:0] address,
  output wire [31:0] after,
  output wire stops,
  output wire is_node
);

  wire item_is_node;
  wire clears;

  assign item_is_node = (~(&item)) & (item != last_node);
  assign clears = (kind == 2'd3) & popping & ((~second) | ((~(&loaded)) & (loaded != last_node)));
  wire conjunction_1 = (kind == 2'd0) & item_is_node & (~stopped);
  assign wants = conjunction_1 | ((|description[4:0]) & ((kind == 2'd1) ? (~item_is_node) : (kind == 2'd2))) | clears;
  wire [4:0] chosen_1 = (~(|description[14:10])) ? (size + 5'h1f) : (description[14:10] + 5'h1f);
  assign address = {{16'd0, description[28:15]} + {25'd0, (kind == 2'd0) ? description[14:10] : chosen_1}, 2'd0};

  wire conjunction_2 = description[29] & (~(|description[9:5]));
  wire conjunction_3 = description[29] & (~conjunction_2);
  wire [31:0] joined_1 = {conjunction_2, description[30], conjunction_3, description[28:15], chosen_1,
      description[9:5] - {4'd0, conjunction_3}, description[4:0] + 5'h1f};
  wire disjunction_1 = (&description[4:0]) | ((|size) & (~(description[4:0] < size)));
  wire [4:0] sum_1 = description[14:10] + 5'd1;
  wire [31:0] joined_2 = {description[31], description[30] | disjunction_1, description[29], description[28:15],
      sum_1 & {5{sum_1 != size}}, description[9:5] + {4'd0, description[29] & (~(&description[9:5]))}, disjunction_1
      ? description[4:0] : (description[4:0] + 5'd1)};

  assign after =
      conjunction_1 ? joined_2 :
      clears ? joined_1 :
      description;

  assign stops = (kind == 2'd0) & (item == last_node);
  assign is_node = item_is_node;

endmodule

`default_nettype wire
