// swizzle_lanes: generator of hdl/src/memory/lds/swizzle.rs
// Written by Tombolo; change the source.
// SPDX-License-Identifier: MIT OR Apache-2.0

`default_nettype none

module swizzle_lanes (
  input wire half,
  input wire [2:0] beat,
  input wire [15:0] offset,
  output wire [23:0] number,
  output wire [23:0] source
);

  genvar i;
  wire [2:0] sum_2 = {2'd0, offset[0]} + {2'd0, offset[1]} + {2'd0, offset[2]} + {2'd0, offset[3]} + {2'd0,
      offset[4]};

  for (i = 0; i < 4; i = i + 1) begin : each_number
    localparam [4:0] INDEX = i;
    wire [4:0] sum_1 = ({2'd0, beat} << 3'd2) + INDEX;
    assign number[i*6 +: 6] = {half, sum_1};

    wire [4:0] conjunction_1 = sum_1 & offset[4:0];

    reg [1:0] looked_up_1;
    always @*
      case (sum_1[1:0])
        2'd1: looked_up_1 = offset[3:2];
        2'd2: looked_up_1 = offset[5:4];
        2'd3: looked_up_1 = offset[7:6];
        default: looked_up_1 = offset[1:0];
      endcase

    wire [4:0] chosen_1 = offset[13] ? (({sum_1[0], sum_1[1], sum_1[2], sum_1[3], sum_1[4]} >> sum_2) |
        conjunction_1) : (conjunction_1 | ((sum_1 + (offset[10] ? (-offset[9:5]) : offset[9:5])) & (~offset[4:0])));
    wire [4:0] chosen_2 = (offset[15] & offset[14]) ? chosen_1 : offset[15] ? {sum_1[4:2], looked_up_1} :
        ((conjunction_1 | offset[9:5]) ^ offset[14:10]);

    assign source[i*6 +: 6] = {half, chosen_2};
  end

endmodule

`default_nettype wire
