// lane_step: generator of hdl/src/vmem/lane.rs:67. Written by Tombolo; change the source.
// SPDX-License-Identifier: MIT OR Apache-2.0
`default_nettype none

module lane_step (
  input wire [47:0] address, // Address of the first dword.
  input wire in_scratch, // It lies in scratch.
  input wire wave64, // The wave has 64 lanes.
  input wire [3:0] step, // The step.
  input wire [2:0] element, // Bytes of an element: 1, 2 or 4.
  input wire high, // The upper half of the VGPR is stored.
  input wire [127:0] data, // Data of the four dwords.
  input wire [11:0] steps, // Steps to do.
  // A load: the steps behind this one are done with it, as far as they are whole dwords of the same line.
  input wire loads,
  input wire stores, // A store: the same where the address is a multiple of 16.
  // The steps that are done together: this one, if the lane has it to do, and those behind it.
  output wire [3:0] window,
  output wire [11:0] after, // Steps to do after them.
  output wire ends, // There are none.
  output wire lingers, // A later step of the lane may lie in the same line.
  output wire [41:0] line, // Line number.
  output wire [3:0] word, // Dword in the line.
  output wire [127:0] placed, // What is written, by the lowest two bits of the dword's number.
  output wire [3:0] bytes // Bytes of each dword.
);

  wire [2:0] dword_address_sum = {1'b0, step[1:0]} + {2'd0, step[2]};
  wire [45:0] dword_address_choice = in_scratch ? (wave64 ? {37'd0, dword_address_sum, 6'd0} : {38'd0,
      dword_address_sum, 5'd0}) : {43'd0, dword_address_sum};
  wire [45:0] dword_address = address[47:2] + dword_address_choice;
  assign line = dword_address[45:4];
  assign word = dword_address[3:0];
  wire [11:0] steps_from_here_part_shifted = steps >> step;
  wire [3:0] steps_from_here = steps_from_here_part_shifted[3:0];
  wire whole_dwords = (loads | (stores & (~|address[3:2]) & element[2])) & (~|address[1:0]) & ~in_scratch;
  assign window = {steps_from_here[3:1] & {word < 4'hd, word < 4'he, ~&word} & {3{whole_dwords}}, steps_from_here[0]};
  assign after = steps & ~({8'd0, window} << step);
  wire ends_any = (|(steps & ~(12'hf << step))) | (|(steps_from_here[3:1] & ~({word < 4'hd, word < 4'he, ~&word} &
      {3{whole_dwords}})));
  assign ends = ~ends_any;
  assign lingers = stores ? (~whole_dwords) : (|address[1:0]);
  wire [31:0] placed_part = data[{step[1:0], 5'd0} +: 32];
  wire [31:0] placed_choice = high ? {16'd0, placed_part[31:16]} : placed_part;
  wire [63:0] placed_shifted = {placed_choice, placed_choice} << {address[1:0], 3'd0};
  assign placed = {whole_dwords ? data[127:96] : placed_shifted[63:32], whole_dwords ? data[95:64] :
      placed_shifted[63:32], whole_dwords ? data[63:32] : placed_shifted[63:32], whole_dwords ? data[31:0] :
      placed_shifted[63:32]};
  wire [7:0] bytes_shifted = (element[2] ? 8'hf : {6'd0, element[1], 1'b1}) << address[1:0];
  assign bytes = step[2] ? bytes_shifted[7:4] : bytes_shifted[3:0];
endmodule
`default_nettype wire
