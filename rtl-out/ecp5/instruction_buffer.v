// instruction_buffer: generator of hdl/src/front/instruction_buffer.rs
// Written by Tombolo; change the source.

module instruction_buffer (
  input wire clock,
  input wire write_0,
  input wire write_1,
  input wire [31:0] chunk_0,
  input wire [31:0] chunk_1,
  input wire [31:0] chunk_2,
  input wire [31:0] chunk_3,
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

  wire [31:0] chosen_1 = position[2] ? word_6 : word_2;
  wire [31:0] chosen_2 = position[2] ? word_7 : word_3;
  wire [31:0] chosen_3 = position[1] ? chosen_2 : position[2] ? word_5 : word_1;

  assign head_0 =
      position[0] ? chosen_3 :
      position[1] ? chosen_1 :
      position[2] ? word_4 :
      word_0;

  wire [31:0] chosen_4 = position[1] ? (position[2] ? word_0 : word_4) : chosen_1;
  assign head_1 = position[0] ? chosen_4 : chosen_3;
  assign head_2 = position[0] ? (position[1] ? (position[2] ? word_1 : word_5) : chosen_2) : chosen_4;

  initial begin
    word_0 = 32'd0;
    word_1 = 32'd0;
    word_2 = 32'd0;
    word_3 = 32'd0;
  end
  always @(posedge clock) begin
    if (write_0) begin
      word_0 <= chunk_0;
      word_1 <= chunk_1;
      word_2 <= chunk_2;
      word_3 <= chunk_3;
    end
  end

  initial begin
    word_4 = 32'd0;
    word_5 = 32'd0;
    word_6 = 32'd0;
    word_7 = 32'd0;
  end
  always @(posedge clock) begin
    if (write_1) begin
      word_4 <= chunk_0;
      word_5 <= chunk_1;
      word_6 <= chunk_2;
      word_7 <= chunk_3;
    end
  end

endmodule
