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
  wire [2:0] sum_5 = {1'b0, {1'b0, conjunction_1[12]} + {1'b0, conjunction_1[13]}} + {1'b0, {1'b0, conjunction_1[14]}
      + {1'b0, conjunction_1[15]}};
  wire [2:0] sum_6 = {1'b0, {1'b0, conjunction_1[8]} + {1'b0, conjunction_1[9]}} + {1'b0, {1'b0, conjunction_1[10]} +
      {1'b0, conjunction_1[11]}};
  wire [2:0] sum_7 = {1'b0, {1'b0, conjunction_1[4]} + {1'b0, conjunction_1[5]}} + {1'b0, {1'b0, conjunction_1[6]} +
      {1'b0, conjunction_1[7]}};
  wire [2:0] sum_8 = {1'b0, {1'b0, conjunction_1[0]} + {1'b0, conjunction_1[1]}} + {1'b0, {1'b0, conjunction_1[2]} +
      {1'b0, conjunction_1[3]}};
  wire [5:0] sum_9 = {1'b0, {1'b0, {1'b0, sum_8} + {1'b0, sum_7}} + {1'b0, {1'b0, sum_6} + {1'b0, sum_5}}} + {1'b0,
      {1'b0, {1'b0, sum_4} + {1'b0, sum_3}} + {1'b0, {1'b0, sum_2} + {1'b0, sum_1}}};
  wire [3:0] extended_1 = {1'b0, {1'b0, {1'b0, mask[24]} + {1'b0, mask[25]}} + {1'b0, {1'b0, mask[26]} + {1'b0,
      mask[27]}}};
  wire [3:0] extended_2 = {1'b0, {1'b0, {1'b0, mask[28]} + {1'b0, mask[29]}} + {1'b0, {1'b0, mask[30]} + {1'b0,
      mask[31]}}};
  wire [3:0] extended_3 = {1'b0, {1'b0, {1'b0, mask[16]} + {1'b0, mask[17]}} + {1'b0, {1'b0, mask[18]} + {1'b0,
      mask[19]}}};
  wire [3:0] extended_4 = {1'b0, {1'b0, {1'b0, mask[20]} + {1'b0, mask[21]}} + {1'b0, {1'b0, mask[22]} + {1'b0,
      mask[23]}}};
  wire [3:0] extended_5 = {1'b0, {1'b0, {1'b0, mask[8]} + {1'b0, mask[9]}} + {1'b0, {1'b0, mask[10]} + {1'b0,
      mask[11]}}};
  wire [3:0] extended_6 = {1'b0, {1'b0, {1'b0, mask[12]} + {1'b0, mask[13]}} + {1'b0, {1'b0, mask[14]} + {1'b0,
      mask[15]}}};
  wire [3:0] extended_7 = {1'b0, {1'b0, {1'b0, mask[0]} + {1'b0, mask[1]}} + {1'b0, {1'b0, mask[2]} + {1'b0,
      mask[3]}}};
  wire [3:0] extended_8 = {1'b0, {1'b0, {1'b0, mask[4]} + {1'b0, mask[5]}} + {1'b0, {1'b0, mask[6]} + {1'b0,
      mask[7]}}};
  wire [5:0] sum_10 = {1'b0, {1'b0, extended_7 + extended_8} + {1'b0, extended_5 + extended_6}} + {1'b0, {1'b0,
      extended_3 + extended_4} + {1'b0, extended_1 + extended_2}};

  assign count = {25'd0, {1'b0, sum_10} + {1'b0, sum_9}};

endmodule

`default_nettype wire
