// lane_step: generator of hdl/src/memory/lane.rs
// Written by Tombolo; change the source.
// SPDX-License-Identifier: MIT OR Apache-2.0

`default_nettype none

module lane_step (
  input wire [47:0] address,
  input wire in_scratch,
  input wire wave64,
  input wire [3:0] step,
  input wire [2:0] element,
  input wire high,
  input wire [127:0] data,
  input wire [11:0] steps,
  input wire loads,
  input wire stores,
  output wire [3:0] window,
  output wire [11:0] after,
  output wire lingers,
  output wire [41:0] line,
  output wire [3:0] word,
  output wire [127:0] placed,
  output wire [3:0] bytes
);

  wire [45:0] dword_address;
  wire [3:0] steps_from_here;
  wire whole_dwords;
  wire [3:0] window_of_lane;

  wire [2:0] sum_1 = {1'b0, step[1:0]} + {2'd0, step[2]};
  assign dword_address = address[47:2] + (in_scratch ? (wave64 ? {37'd0, {sum_1, 6'd0}} : {38'd0, {sum_1, 5'd0}}) :
      {43'd0, sum_1});
  assign line = dword_address[45:4];
  assign word = dword_address[3:0];
  wire [11:0] shifted_1 = steps >> step;
  assign steps_from_here = shifted_1[3:0];
  assign whole_dwords = (loads | (stores & (~(|address[3:2])) & element[2])) & (~(|address[1:0])) & (~in_scratch);
  assign window_of_lane = {steps_from_here[3:1] & {word < 4'hd, word < 4'he, ~(&word)} & {3{whole_dwords}},
      steps_from_here[0]};
  assign window = window_of_lane;
  assign after = steps & (~({8'd0, window_of_lane} << step));
  assign lingers = stores ? (~whole_dwords) : (|address[1:0]);

  reg [31:0] looked_up_1;
  always @*
    case (step[1:0])
      2'd1: looked_up_1 = data[1*32 +: 32];
      2'd2: looked_up_1 = data[2*32 +: 32];
      2'd3: looked_up_1 = data[3*32 +: 32];
      default: looked_up_1 = data[0 +: 32];
    endcase

  wire [31:0] chosen_1 = high ? {16'd0, looked_up_1[31:16]} : looked_up_1;
  wire [63:0] shifted_2 = {2{chosen_1}} << {address[1:0], 3'd0};

  assign placed = {whole_dwords ? data[3*32 +: 32] : shifted_2[63:32], whole_dwords ? data[2*32 +: 32] :
      shifted_2[63:32], whole_dwords ? data[1*32 +: 32] : shifted_2[63:32], whole_dwords ? data[0 +: 32] :
      shifted_2[63:32]};
  wire [7:0] shifted_3 = (element[2] ? 8'hf : {6'd0, {element[1], 1'b1}}) << address[1:0];
  assign bytes = step[2] ? shifted_3[7:4] : shifted_3[3:0];

endmodule

`default_nettype wire
