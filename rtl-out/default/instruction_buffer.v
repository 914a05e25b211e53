// instruction_buffer: generator of hdl/src/front/instruction_buffer.rs
// Written by Tombolo; change the source.
// SPDX-License-Identifier: MIT OR Apache-2.0

`default_nettype none

module instruction_buffer (
  input wire clock,
  input wire write_0,
  input wire write_1,
  input wire [255:0] chunk,
  input wire [3:0] position,
  output wire [31:0] head_0,
  output wire [31:0] head_1,
  output wire [31:0] head_2
);

  reg [31:0] word_0;
  reg [31:0] word_1;
  reg [31:0] word_2;
  reg [31:0] word_3;
  reg [31:0] word_4;
  reg [31:0] word_5;
  reg [31:0] word_6;
  reg [31:0] word_7;
  reg [31:0] word_8;
  reg [31:0] word_9;
  reg [31:0] word_10;
  reg [31:0] word_11;
  reg [31:0] word_12;
  reg [31:0] word_13;
  reg [31:0] word_14;
  reg [31:0] word_15;

  wire [31:0] chosen_1 = position[3] ? word_12 : word_4;
  wire [31:0] chosen_2 = position[2] ? (position[3] ? word_14 : word_6) : position[3] ? word_10 : word_2;
  wire [31:0] chosen_3 = position[3] ? word_13 : word_5;
  wire [31:0] chosen_4 = position[2] ? (position[3] ? word_15 : word_7) : position[3] ? word_11 : word_3;
  wire [31:0] chosen_5 = position[1] ? chosen_4 : position[2] ? chosen_3 : position[3] ? word_9 : word_1;

  assign head_0 =
      position[0] ? chosen_5 :
      position[1] ? chosen_2 :
      position[2] ? chosen_1 :
      position[3] ? word_8 :
      word_0;

  wire [31:0] chosen_6 = position[1] ? (position[2] ? (position[3] ? word_0 : word_8) : chosen_1) : chosen_2;
  assign head_1 = position[0] ? chosen_6 : chosen_5;
  assign head_2 = position[0] ? (position[1] ? (position[2] ? (position[3] ? word_1 : word_9) : chosen_3) : chosen_4)
      : chosen_6;

  initial begin
    word_0 = 32'd0;
    word_1 = 32'd0;
    word_2 = 32'd0;
    word_3 = 32'd0;
    word_4 = 32'd0;
    word_5 = 32'd0;
    word_6 = 32'd0;
    word_7 = 32'd0;
  end
  always @(posedge clock) begin
    if (write_0) begin
      word_0 <= chunk[0 +: 32];
      word_1 <= chunk[1*32 +: 32];
      word_2 <= chunk[2*32 +: 32];
      word_3 <= chunk[3*32 +: 32];
      word_4 <= chunk[4*32 +: 32];
      word_5 <= chunk[5*32 +: 32];
      word_6 <= chunk[6*32 +: 32];
      word_7 <= chunk[7*32 +: 32];
    end
  end

  initial begin
    word_8 = 32'd0;
    word_9 = 32'd0;
    word_10 = 32'd0;
    word_11 = 32'd0;
    word_12 = 32'd0;
    word_13 = 32'd0;
    word_14 = 32'd0;
    word_15 = 32'd0;
  end
  always @(posedge clock) begin
    if (write_1) begin
      word_8 <= chunk[0 +: 32];
      word_9 <= chunk[1*32 +: 32];
      word_10 <= chunk[2*32 +: 32];
      word_11 <= chunk[3*32 +: 32];
      word_12 <= chunk[4*32 +: 32];
      word_13 <= chunk[5*32 +: 32];
      word_14 <= chunk[6*32 +: 32];
      word_15 <= chunk[7*32 +: 32];
    end
  end

endmodule

`default_nettype wire
