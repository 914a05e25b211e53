// slot_pick: generator of hdl/src/dispatch/placement.rs
// Written by Tombolo; change the source.
// SPDX-License-Identifier: MIT OR Apache-2.0

`default_nettype none

module slot_pick (
  input wire [15:0] active_0,
  input wire [10:0] rows,
  input wire [9:0] limit,
  input wire [15:0] last_simd,
  output wire found,
  output wire [15:0] slot_0,
  output wire [3:0] wave,
  output wire [15:0] simd,
  output wire [10:0] base
);

  wire simd_one_hot;
  wire [3:0] wave_one_hot;

  wire [15:0] sum_1 = {5'd0, rows} + {5'd0, rows};
  wire [15:0] sum_2 = sum_1 + {5'd0, rows};
  wire [3:0] joined_1 = {(~active_0[3]) & (~(16'h100 < (sum_2 + {5'd0, rows}))), (~active_0[2]) & (~(16'h100 <
      sum_2)), (~active_0[1]) & (~(16'h100 < sum_1)), (~active_0[0]) & (~(16'h100 < {5'd0, rows}))};
  wire conjunction_1 = (|joined_1) & (~(last_simd[0] | (last_simd[0] + 1'b1))) & (|last_simd[0]);

  assign simd_one_hot = (|conjunction_1) ? (conjunction_1 & (-conjunction_1)) : ((|joined_1) & (-(|joined_1)));
  wire [3:0] conjunction_2 = joined_1 & {4{simd_one_hot}};
  assign wave_one_hot = conjunction_2 & (-conjunction_2);
  wire [9:0] sum_3 = {9'd0, active_0[0]} + {9'd0, active_0[1]} + {9'd0, active_0[2]} + {9'd0, active_0[3]} + {9'd0,
      active_0[4]} + {9'd0, active_0[5]} + {9'd0, active_0[6]} + {9'd0, active_0[7]} + {9'd0, active_0[8]} + {9'd0,
      active_0[9]} + {9'd0, active_0[10]} + {9'd0, active_0[11]} + {9'd0, active_0[12]} + {9'd0, active_0[13]} +
      {9'd0, active_0[14]} + {9'd0, active_0[15]};
  assign found = (|(|joined_1)) & ((~(|limit)) | (sum_3 < limit));
  assign slot_0 = {12'd0, wave_one_hot & {4{simd_one_hot}}};
  assign wave = (4'd1 & {4{wave_one_hot[1]}}) | (4'd2 & {4{wave_one_hot[2]}}) | (4'd3 & {4{wave_one_hot[3]}});
  assign simd = {15'd0, simd_one_hot};
  wire [15:0] disjunction_1 = ({5'd0, rows} & {16{wave_one_hot[1]}}) | (sum_1 & {16{wave_one_hot[2]}}) | (sum_2 &
      {16{wave_one_hot[3]}});
  assign base = disjunction_1[10:0];

endmodule

`default_nettype wire
