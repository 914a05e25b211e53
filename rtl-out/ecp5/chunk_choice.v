// chunk_choice: generator of hdl/src/front/fetch.rs
// Written by Tombolo; change the source.

module chunk_choice (
  input wire [31:0] line_0,
  input wire [31:0] line_1,
  input wire [31:0] line_2,
  input wire [31:0] line_3,
  input wire [31:0] line_4,
  input wire [31:0] line_5,
  input wire [31:0] line_6,
  input wire [31:0] line_7,
  input wire [31:0] line_8,
  input wire [31:0] line_9,
  input wire [31:0] line_10,
  input wire [31:0] line_11,
  input wire [31:0] line_12,
  input wire [31:0] line_13,
  input wire [31:0] line_14,
  input wire [31:0] line_15,
  input wire [47:0] pc,
  output reg [31:0] chosen_0,
  output reg [31:0] chosen_1,
  output reg [31:0] chosen_2,
  output reg [31:0] chosen_3
);

  always @*
    case (pc[5:4])
      2'd1: chosen_0 = line_4;
      2'd2: chosen_0 = line_8;
      2'd3: chosen_0 = line_12;
      default: chosen_0 = line_0;
    endcase

  always @*
    case (pc[5:4])
      2'd1: chosen_1 = line_5;
      2'd2: chosen_1 = line_9;
      2'd3: chosen_1 = line_13;
      default: chosen_1 = line_1;
    endcase

  always @*
    case (pc[5:4])
      2'd1: chosen_2 = line_6;
      2'd2: chosen_2 = line_10;
      2'd3: chosen_2 = line_14;
      default: chosen_2 = line_2;
    endcase

  always @*
    case (pc[5:4])
      2'd1: chosen_3 = line_7;
      2'd2: chosen_3 = line_11;
      2'd3: chosen_3 = line_15;
      default: chosen_3 = line_3;
    endcase

endmodule
