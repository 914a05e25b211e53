// chunk_choice: generator of hdl/src/front/fetch.rs:49
// Written by Tombolo; change the source.
// SPDX-License-Identifier: MIT OR Apache-2.0

`default_nettype none

module chunk_choice (
  input wire [511:0] line, // The quarters of the line, or the one that holds the chunk.
  input wire [47:0] pc, // The address, bytes.
  output wire [255:0] chosen // The chunk.
);

  genvar i;

  wire [127:0] line_2 = line[2*128 +: 128];
  wire [127:0] line_0 = line[0 +: 128];
  wire [127:0] line_3 = line[3*128 +: 128];
  wire [127:0] line_1 = line[1*128 +: 128];

  for (i = 0; i < 4; i = i + 1) begin : each_chosen
    reg [31:0] chosen_i;
    reg [31:0] chosen_other;
    assign chosen[i*32 +: 32] = chosen_i;
    assign chosen[(i + 4)*32 +: 32] = chosen_other;

    always @*
      case (pc[5])
        1'b1: chosen_i = line_2[32*i +: 32];
        default: chosen_i = line_0[32*i +: 32];
      endcase

    always @*
      case (pc[5])
        1'b1: chosen_other = line_3[32*i +: 32];
        default: chosen_other = line_1[32*i +: 32];
      endcase
  end

endmodule

`default_nettype wire
