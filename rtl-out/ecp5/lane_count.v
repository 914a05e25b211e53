// lane_count: generator of hdl/src/lds/turns.rs:106
// Written by Tombolo; change the source.
// SPDX-License-Identifier: MIT OR Apache-2.0

`default_nettype none

module lane_count (
  input wire [63:0] mask, // Lane mask.
  input wire wave64, // The wave has 64 lanes; else the upper half does not count.
  output wire [31:0] count // How many are set.
);

  wire [31:0] count_wide, count_wide2;

  wire [4:0] count_sum = {1'b0, count_wide[4*4 +: 4] + count_wide[5*4 +: 4]} + {1'b0, count_wide[6*4 +: 4] +
      count_wide[7*4 +: 4]};
  wire [4:0] count_sum_count_wide_0_plus_count_wide_1 = {1'b0, count_wide[0 +: 4] + count_wide[1*4 +: 4]} + {1'b0,
      count_wide[2*4 +: 4] + count_wide[3*4 +: 4]};
  wire [4:0] count_sum_count_wide2_4_plus_count_wide2_5 = {1'b0, count_wide2[4*4 +: 4] + count_wide2[5*4 +: 4]} +
      {1'b0, count_wide2[6*4 +: 4] + count_wide2[7*4 +: 4]};
  wire [4:0] count_sum_count_wide2_0_plus_count_wide2_1 = {1'b0, count_wide2[0 +: 4] + count_wide2[1*4 +: 4]} +
      {1'b0, count_wide2[2*4 +: 4] + count_wide2[3*4 +: 4]};
  wire [5:0] count_sum_2 = {1'b0, count_sum_count_wide2_0_plus_count_wide2_1} + {1'b0,
      count_sum_count_wide2_4_plus_count_wide2_5};
  wire [6:0] count_sum_count_sum_2_wide = {1'b0, count_sum_2} + {1'b0, {1'b0,
      count_sum_count_wide_0_plus_count_wide_1} + {1'b0, count_sum}};

  assign count = {25'd0, count_sum_count_sum_2_wide};
  genvar i;
  wire [31:0] mask_63_32_and_wave64_wide = mask[63:32] & {32{wave64}};

  for (i = 0; i < 8; i = i + 1) begin : each_count_wide
    wire [2:0] count_wide_wide = {1'b0, {1'b0, mask_63_32_and_wave64_wide[4*i]} + {1'b0,
        mask_63_32_and_wave64_wide[4*i + 1]}};
    wire [2:0] count_wide_wide_2 = {1'b0, {1'b0, mask_63_32_and_wave64_wide[4*i + 2]} + {1'b0,
        mask_63_32_and_wave64_wide[4*i + 3]}};

    assign count_wide[i*4 +: 4] = {1'b0, count_wide_wide + count_wide_wide_2};
    wire [2:0] count_wide2_sum = {1'b0, {1'b0, mask[4*i]} + {1'b0, mask[4*i + 1]}} + {1'b0, {1'b0, mask[4*i + 2]} +
        {1'b0, mask[4*i + 3]}};
    assign count_wide2[i*4 +: 4] = {1'b0, count_wide2_sum};
  end

endmodule

`default_nettype wire
