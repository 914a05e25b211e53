// lane_count: generator of hdl/src/memory/lds/turns.rs
// Written by Tombolo; change the source.
// SPDX-License-Identifier: MIT OR Apache-2.0

`default_nettype none

module lane_count (
  input wire [63:0] mask,
  input wire wave64,
  output wire [31:0] count
);

  wire [31:0] conjunction_1 = mask[63:32] & {32{wave64}};
  wire [2:0] sum_1 = {1'b0, {1'b0, conjunction_1[28]} + {1'b0, conjunction_1[29]}} + {1'b0, {1'b0, conjunction_1[30]}
      + {1'b0, conjunction_1[31]}};
  wire [2:0] sum_2 = {1'b0, {1'b0, conjunction_1[24]} + {1'b0, conjunction_1[25]}} + {1'b0, {1'b0, conjunction_1[26]}
      + {1'b0, conjunction_1[27]}};
  wire [2:0] sum_3 = {1'b0, {1'b0, conjunction_1[20]} + {1'b0, conjunction_1[21]}} + {1'b0, {1'b0, conjunction_1[22]}
      + {1'b0, conjunction_1[23]}};
  wire [2:0] sum_4 = {1'b0, {1'b0, conjunction_1[16]} + {1'b0, conjunction_1[17]}} + {1'b0, {1'b0, conjunction_1[18]}
      + {1'b0, conjunction_1[19]}};
  wire [4:0] sum_5 = {1'b0, {1'b0, sum_4} + {1'b0, sum_3}} + {1'b0, {1'b0, sum_2} + {1'b0, sum_1}};
  wire [2:0] sum_6 = {1'b0, {1'b0, conjunction_1[12]} + {1'b0, conjunction_1[13]}} + {1'b0, {1'b0, conjunction_1[14]}
      + {1'b0, conjunction_1[15]}};
  wire [2:0] sum_7 = {1'b0, {1'b0, conjunction_1[8]} + {1'b0, conjunction_1[9]}} + {1'b0, {1'b0, conjunction_1[10]} +
      {1'b0, conjunction_1[11]}};
  wire [2:0] sum_8 = {1'b0, {1'b0, conjunction_1[4]} + {1'b0, conjunction_1[5]}} + {1'b0, {1'b0, conjunction_1[6]} +
      {1'b0, conjunction_1[7]}};
  wire [2:0] sum_9 = {1'b0, {1'b0, conjunction_1[0]} + {1'b0, conjunction_1[1]}} + {1'b0, {1'b0, conjunction_1[2]} +
      {1'b0, conjunction_1[3]}};
  wire [4:0] sum_10 = {1'b0, {1'b0, sum_9} + {1'b0, sum_8}} + {1'b0, {1'b0, sum_7} + {1'b0, sum_6}};
  wire [2:0] sum_11 = {1'b0, {1'b0, mask[28]} + {1'b0, mask[29]}} + {1'b0, {1'b0, mask[30]} + {1'b0, mask[31]}};
  wire [2:0] sum_12 = {1'b0, {1'b0, mask[24]} + {1'b0, mask[25]}} + {1'b0, {1'b0, mask[26]} + {1'b0, mask[27]}};
  wire [2:0] sum_13 = {1'b0, {1'b0, mask[20]} + {1'b0, mask[21]}} + {1'b0, {1'b0, mask[22]} + {1'b0, mask[23]}};
  wire [2:0] sum_14 = {1'b0, {1'b0, mask[16]} + {1'b0, mask[17]}} + {1'b0, {1'b0, mask[18]} + {1'b0, mask[19]}};
  wire [4:0] sum_15 = {1'b0, {1'b0, sum_14} + {1'b0, sum_13}} + {1'b0, {1'b0, sum_12} + {1'b0, sum_11}};
  wire [2:0] sum_16 = {1'b0, {1'b0, mask[12]} + {1'b0, mask[13]}} + {1'b0, {1'b0, mask[14]} + {1'b0, mask[15]}};
  wire [2:0] sum_17 = {1'b0, {1'b0, mask[8]} + {1'b0, mask[9]}} + {1'b0, {1'b0, mask[10]} + {1'b0, mask[11]}};
  wire [2:0] sum_18 = {1'b0, {1'b0, mask[4]} + {1'b0, mask[5]}} + {1'b0, {1'b0, mask[6]} + {1'b0, mask[7]}};
  wire [2:0] sum_19 = {1'b0, {1'b0, mask[0]} + {1'b0, mask[1]}} + {1'b0, {1'b0, mask[2]} + {1'b0, mask[3]}};
  wire [4:0] sum_20 = {1'b0, {1'b0, sum_19} + {1'b0, sum_18}} + {1'b0, {1'b0, sum_17} + {1'b0, sum_16}};
  wire [6:0] sum_21 = {1'b0, {1'b0, sum_20} + {1'b0, sum_15}} + {1'b0, {1'b0, sum_10} + {1'b0, sum_5}};

  assign count = {25'd0, sum_21};

endmodule

`default_nettype wire
