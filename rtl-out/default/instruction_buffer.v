// instruction_buffer: generator of hdl/src/front/instruction_buffer.rs:12
// Written by Tombolo; change the source.
// SPDX-License-Identifier: MIT OR Apache-2.0

`default_nettype none

module instruction_buffer (
  input wire clock, // The one clock.
  input wire write_0, // Replaces the lower half, the upper half.
  input wire write_1,
  input wire [255:0] chunk, // The chunk.
  input wire [3:0] position, // Dword at which the head lies, in a line; the buffer holds all of it or half of it.
  output wire [31:0] head_0, // The dwords at the head; behind the end of the buffer comes its beginning.
  output wire [31:0] head_1,
  output wire [31:0] head_2
);

  wire [511:0] word;

  wire [31:0] head_2_otherwise_choice = position[3] ? word[12*32 +: 32] : word[4*32 +: 32];
  wire [31:0] head_2_otherwise_choice_position_2 = position[2] ? (position[3] ? word[14*32 +: 32] : word[6*32 +: 32])
      : position[3] ? word[10*32 +: 32] : word[2*32 +: 32];
  wire [31:0] head_2_otherwise_choice_position_3 = position[3] ? word[13*32 +: 32] : word[5*32 +: 32];
  wire [31:0] head_2_otherwise_choice_position = position[2] ? (position[3] ? word[15*32 +: 32] : word[7*32 +: 32]) :
      position[3] ? word[11*32 +: 32] : word[3*32 +: 32];
  wire [31:0] head_1_otherwise_choice = position[1] ? head_2_otherwise_choice_position : position[2] ?
      head_2_otherwise_choice_position_3 : position[3] ? word[9*32 +: 32] : word[1*32 +: 32];

  assign head_0 =
      position[0] ? head_1_otherwise_choice :
      position[1] ? head_2_otherwise_choice_position_2 :
      position[2] ? head_2_otherwise_choice :
      position[3] ? word[8*32 +: 32] :
      word[0 +: 32];

  wire [31:0] head_2_otherwise_choice_position_1 = position[1] ? (position[2] ? (position[3] ? word[0 +: 32] :
      word[8*32 +: 32]) : head_2_otherwise_choice) : head_2_otherwise_choice_position_2;
  assign head_1 = position[0] ? head_2_otherwise_choice_position_1 : head_1_otherwise_choice;
  wire [31:0] head_2_choice = position[2] ? (position[3] ? word[1*32 +: 32] : word[9*32 +: 32]) :
      head_2_otherwise_choice_position_3;
  assign head_2 = position[0] ? (position[1] ? head_2_choice : head_2_otherwise_choice_position) :
      head_2_otherwise_choice_position_1;
  genvar i;

  for (i = 0; i < 8; i = i + 1) begin : each_word
    reg [31:0] word_i;
    reg [31:0] word_other;
    assign word[i*32 +: 32] = word_i;
    assign word[(i + 8)*32 +: 32] = word_other;

    initial word_i = 32'd0;
    always @(posedge clock) begin
      if (write_0) word_i <= chunk[i*32 +: 32];
    end

    initial word_other = 32'd0;
    always @(posedge clock) begin
      if (write_1) word_other <= chunk[i*32 +: 32];
    end
  end

endmodule

`default_nettype wire
