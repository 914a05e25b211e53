// initial_scalars: generator of hdl/src/dispatch/initial.rs
// Written by Tombolo; change the source.
// SPDX-License-Identifier: MIT OR Apache-2.0

`default_nettype none

module initial_scalars (
  input wire [3:0] step,
  input wire [31:0] user_data_0,
  input wire [31:0] user_data_1,
  input wire [31:0] user_data_2,
  input wire [31:0] user_data_3,
  input wire [31:0] user_data_4,
  input wire [31:0] user_data_5,
  input wire [31:0] user_data_6,
  input wire [31:0] user_data_7,
  input wire [31:0] user_data_8,
  input wire [31:0] user_data_9,
  input wire [31:0] user_data_10,
  input wire [31:0] user_data_11,
  input wire [31:0] user_data_12,
  input wire [31:0] user_data_13,
  input wire [31:0] user_data_14,
  input wire [31:0] user_data_15,
  input wire [31:0] group_x,
  input wire [15:0] group_y,
  input wire [15:0] group_z,
  input wire [4:0] wave_in_group,
  input wire [63:0] exec,
  output wire [5:0] pair,
  output wire [63:0] data,
  output wire last
);

  reg [69:0] looked_up_1;
  always @*
    case (step)
      4'd0: looked_up_1 = {6'd0, {user_data_1, user_data_0}};
      4'd1: looked_up_1 = {6'd1, {user_data_3, user_data_2}};
      4'd2: looked_up_1 = {6'd2, {user_data_5, user_data_4}};
      4'd3: looked_up_1 = {6'd3, {user_data_7, user_data_6}};
      4'd4: looked_up_1 = {6'd4, {user_data_9, user_data_8}};
      4'd5: looked_up_1 = {6'd5, {user_data_11, user_data_10}};
      4'd6: looked_up_1 = {6'd6, {user_data_13, user_data_12}};
      4'd7: looked_up_1 = {6'd7, {user_data_15, user_data_14}};
      4'd8: looked_up_1 = {6'h39, {{group_z, group_y}, 32'd0}};
      4'd9: looked_up_1 = {6'h3a, {group_x, {2'd0, wave_in_group, 25'd0}}};
      4'ha: looked_up_1 = 70'h350000000000000000;
      4'hb: looked_up_1 = 70'h3e0000000000000000;
      default: looked_up_1 = {6'h3f, exec};
    endcase

  assign pair = looked_up_1[69:64];
  assign data = looked_up_1[63:0];
  assign last = step == 4'hc;

endmodule

`default_nettype wire
