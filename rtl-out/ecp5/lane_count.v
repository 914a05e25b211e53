// lane_count: generator of hdl/src/lds/turns.rs:144. Written by Tombolo; change the source.
// SPDX-License-Identifier: MIT OR Apache-2.0
`default_nettype none

module lane_count (
  input wire [63:0] mask, // Lane mask.
  input wire wave64, // The wave has 64 lanes; else the upper half does not count.
  output wire [31:0] count // How many are set.
);

  wire [31:0] count_wide, count_wide2;

  wire [4:0] count_sum = {1'b0, count_wide[19:16] + count_wide[23:20]} + {1'b0, count_wide[27:24] +
      count_wide[31:28]};
  wire [5:0] count_wide_count_wide_0 = {1'b0, {1'b0, count_wide[3:0] + count_wide[7:4]} + {1'b0, count_wide[11:8] +
      count_wide[15:12]}};
  wire [4:0] count_sum_count_wide2_4 = {1'b0, count_wide2[19:16] + count_wide2[23:20]} + {1'b0, count_wide2[27:24] +
      count_wide2[31:28]};
  wire [4:0] count_sum_count_wide2_0 = {1'b0, count_wide2[3:0] + count_wide2[7:4]} + {1'b0, count_wide2[11:8] +
      count_wide2[15:12]};
  wire [6:0] count_sum_count_sum_count_wide2_0 = {1'b0, {1'b0, count_sum_count_wide2_0} + {1'b0,
      count_sum_count_wide2_4}} + {1'b0, count_wide_count_wide_0 + {1'b0, count_sum}};
  assign count = {25'd0, count_sum_count_sum_count_wide2_0};
  genvar i;
  wire [31:0] all = mask[63:32] & {32{wave64}};
  for (i = 0; i < 8; i = i + 1) begin : each_count_wide
    wire [2:0] count_wide_sum = {1'b0, {1'b0, all[4*i]} + {1'b0, all[4*i + 1]}} + {1'b0, {1'b0, all[4*i + 2]} +
        {1'b0, all[4*i + 3]}};
    assign count_wide[i*4 +: 4] = {1'b0, count_wide_sum};
    wire [2:0] count_wide2_sum = {1'b0, {1'b0, mask[4*i]} + {1'b0, mask[4*i + 1]}} + {1'b0, {1'b0, mask[4*i + 2]} +
        {1'b0, mask[4*i + 3]}};
    assign count_wide2[i*4 +: 4] = {1'b0, count_wide2_sum};
  end
endmodule
`default_nettype wire
