// initial_scalars: generator of hdl/src/dispatch/initial.rs
// Written by Tombolo; change the source.
// SPDX-License-Identifier: MIT OR Apache-2.0

`default_nettype none

module initial_scalars (
  input wire [3:0] step,
  input wire [511:0] user_data,
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
      4'd0: looked_up_1 = {6'd0, {user_data[1*32 +: 32], user_data[0 +: 32]}};
      4'd1: looked_up_1 = {6'd1, {user_data[3*32 +: 32], user_data[2*32 +: 32]}};
      4'd2: looked_up_1 = {6'd2, {user_data[5*32 +: 32], user_data[4*32 +: 32]}};
      4'd3: looked_up_1 = {6'd3, {user_data[7*32 +: 32], user_data[6*32 +: 32]}};
      4'd4: looked_up_1 = {6'd4, {user_data[9*32 +: 32], user_data[8*32 +: 32]}};
      4'd5: looked_up_1 = {6'd5, {user_data[11*32 +: 32], user_data[10*32 +: 32]}};
      4'd6: looked_up_1 = {6'd6, {user_data[13*32 +: 32], user_data[12*32 +: 32]}};
      4'd7: looked_up_1 = {6'd7, {user_data[15*32 +: 32], user_data[14*32 +: 32]}};
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
