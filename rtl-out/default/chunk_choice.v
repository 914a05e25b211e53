// chunk_choice: generator of hdl/src/front/fetch.rs
// Written by Tombolo; change the source.
// SPDX-License-Identifier: MIT OR Apache-2.0

`default_nettype none

module chunk_choice (
  input wire [127:0] line_0,
  input wire [127:0] line_1,
  input wire [127:0] line_2,
  input wire [127:0] line_3,
  input wire [47:0] pc,
  output reg [31:0] chosen_0,
  output reg [31:0] chosen_1,
  output reg [31:0] chosen_2,
  output reg [31:0] chosen_3,
  output reg [31:0] chosen_4,
  output reg [31:0] chosen_5,
  output reg [31:0] chosen_6,
  output reg [31:0] chosen_7
);

  always @*
    case (pc[5])
      1'b1: chosen_0 = line_2[31:0];
      default: chosen_0 = line_0[31:0];
    endcase

  always @*
    case (pc[5])
      1'b1: chosen_1 = line_2[63:32];
      default: chosen_1 = line_0[63:32];
    endcase

  always @*
    case (pc[5])
      1'b1: chosen_2 = line_2[95:64];
      default: chosen_2 = line_0[95:64];
    endcase

  always @*
    case (pc[5])
      1'b1: chosen_3 = line_2[127:96];
      default: chosen_3 = line_0[127:96];
    endcase

  always @*
    case (pc[5])
      1'b1: chosen_4 = line_3[31:0];
      default: chosen_4 = line_1[31:0];
    endcase

  always @*
    case (pc[5])
      1'b1: chosen_5 = line_3[63:32];
      default: chosen_5 = line_1[63:32];
    endcase

  always @*
    case (pc[5])
      1'b1: chosen_6 = line_3[95:64];
      default: chosen_6 = line_1[95:64];
    endcase

  always @*
    case (pc[5])
      1'b1: chosen_7 = line_3[127:96];
      default: chosen_7 = line_1[127:96];
    endcase

endmodule

`default_nettype wire
