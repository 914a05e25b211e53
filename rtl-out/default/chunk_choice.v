// chunk_choice: generator of hdl/src/front/fetch.rs
// Written by Tombolo; change the source.
// SPDX-License-Identifier: MIT OR Apache-2.0

`default_nettype none

module chunk_choice (
  input wire [511:0] line,
  input wire [47:0] pc,
  output wire [255:0] chosen
);

  reg [31:0] chosen_0;
  reg [31:0] chosen_1;
  reg [31:0] chosen_2;
  reg [31:0] chosen_3;
  reg [31:0] chosen_4;
  reg [31:0] chosen_5;
  reg [31:0] chosen_6;
  reg [31:0] chosen_7;
  assign chosen = {chosen_7, chosen_6, chosen_5, chosen_4, chosen_3, chosen_2, chosen_1, chosen_0};

  always @*
    case (pc[5])
      1'b1: chosen_0 = line[2*128 +: 32];
      default: chosen_0 = line[0 +: 32];
    endcase

  always @*
    case (pc[5])
      1'b1: chosen_1 = line[2*128 + 32 +: 32];
      default: chosen_1 = line[32 +: 32];
    endcase

  always @*
    case (pc[5])
      1'b1: chosen_2 = line[2*128 + 64 +: 32];
      default: chosen_2 = line[64 +: 32];
    endcase

  always @*
    case (pc[5])
      1'b1: chosen_3 = line[2*128 + 96 +: 32];
      default: chosen_3 = line[96 +: 32];
    endcase

  always @*
    case (pc[5])
      1'b1: chosen_4 = line[3*128 +: 32];
      default: chosen_4 = line[1*128 +: 32];
    endcase

  always @*
    case (pc[5])
      1'b1: chosen_5 = line[3*128 + 32 +: 32];
      default: chosen_5 = line[1*128 + 32 +: 32];
    endcase

  always @*
    case (pc[5])
      1'b1: chosen_6 = line[3*128 + 64 +: 32];
      default: chosen_6 = line[1*128 + 64 +: 32];
    endcase

  always @*
    case (pc[5])
      1'b1: chosen_7 = line[3*128 + 96 +: 32];
      default: chosen_7 = line[1*128 + 96 +: 32];
    endcase

endmodule

`default_nettype wire
