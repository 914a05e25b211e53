// slot_pick: generator of hdl/src/dispatch/placement.rs
// Written by Tombolo; change the source.
// SPDX-License-Identifier: MIT OR Apache-2.0

`default_nettype none

module slot_pick (
  input wire [15:0] active_0,
  input wire [15:0] active_1,
  input wire [10:0] rows,
  input wire [9:0] limit,
  input wire [15:0] last_simd,
  output wire found,
  output wire [15:0] slot_0,
  output wire [15:0] slot_1,
  output wire [3:0] wave,
  output wire [15:0] simd,
  output wire [10:0] base
);

  wire [1:0] simd_one_hot;
  wire [15:0] wave_one_hot;

  wire [15:0] sum_1 = {5'd0, rows} + {5'd0, rows};
  wire [15:0] sum_2 = sum_1 + {5'd0, rows};
  wire [15:0] sum_3 = sum_2 + {5'd0, rows};
  wire [15:0] sum_4 = sum_3 + {5'd0, rows};
  wire [15:0] sum_5 = sum_4 + {5'd0, rows};
  wire [15:0] sum_6 = sum_5 + {5'd0, rows};
  wire [15:0] sum_7 = sum_6 + {5'd0, rows};
  wire [15:0] sum_8 = sum_7 + {5'd0, rows};
  wire [15:0] sum_9 = sum_8 + {5'd0, rows};
  wire [15:0] sum_10 = sum_9 + {5'd0, rows};
  wire [15:0] sum_11 = sum_10 + {5'd0, rows};
  wire [15:0] sum_12 = sum_11 + {5'd0, rows};
  wire [15:0] sum_13 = sum_12 + {5'd0, rows};
  wire [15:0] sum_14 = sum_13 + {5'd0, rows};
  wire [15:0] joined_1 = {(~active_0[15]) & (~(16'h600 < (sum_14 + {5'd0, rows}))), (~active_0[14]) & (~(16'h600 <
      sum_14)), (~active_0[13]) & (~(16'h600 < sum_13)), (~active_0[12]) & (~(16'h600 < sum_12)), (~active_0[11]) &
      (~(16'h600 < sum_11)), (~active_0[10]) & (~(16'h600 < sum_10)), (~active_0[9]) & (~(16'h600 < sum_9)),
      (~active_0[8]) & (~(16'h600 < sum_8)), (~active_0[7]) & (~(16'h600 < sum_7)), (~active_0[6]) & (~(16'h600 <
      sum_6)), (~active_0[5]) & (~(16'h600 < sum_5)), (~active_0[4]) & (~(16'h600 < sum_4)), (~active_0[3]) &
      (~(16'h600 < sum_3)), (~active_0[2]) & (~(16'h600 < sum_2)), (~active_0[1]) & (~(16'h600 < sum_1)),
      (~active_0[0]) & (~(16'h600 < {5'd0, rows}))};
  wire [15:0] joined_2 = {(~active_1[15]) & (~(16'h600 < (sum_14 + {5'd0, rows}))), (~active_1[14]) & (~(16'h600 <
      sum_14)), (~active_1[13]) & (~(16'h600 < sum_13)), (~active_1[12]) & (~(16'h600 < sum_12)), (~active_1[11]) &
      (~(16'h600 < sum_11)), (~active_1[10]) & (~(16'h600 < sum_10)), (~active_1[9]) & (~(16'h600 < sum_9)),
      (~active_1[8]) & (~(16'h600 < sum_8)), (~active_1[7]) & (~(16'h600 < sum_7)), (~active_1[6]) & (~(16'h600 <
      sum_6)), (~active_1[5]) & (~(16'h600 < sum_5)), (~active_1[4]) & (~(16'h600 < sum_4)), (~active_1[3]) &
      (~(16'h600 < sum_3)), (~active_1[2]) & (~(16'h600 < sum_2)), (~active_1[1]) & (~(16'h600 < sum_1)),
      (~active_1[0]) & (~(16'h600 < {5'd0, rows}))};
  wire [1:0] conjunction_1 = {|joined_2, |joined_1} & (~(last_simd[1:0] | (last_simd[1:0] + 2'd3))) &
      {2{|last_simd[1:0]}};

  assign simd_one_hot = (|conjunction_1) ? (conjunction_1 & (-conjunction_1)) : ({|joined_2, |joined_1} &
      (-{|joined_2, |joined_1}));
  wire [15:0] disjunction_1 = (joined_1 & {16{simd_one_hot[0]}}) | (joined_2 & {16{simd_one_hot[1]}});
  assign wave_one_hot = disjunction_1 & (-disjunction_1);
  wire [9:0] sum_15 = {9'd0, active_1[0]} + {9'd0, active_1[1]} + {9'd0, active_1[2]} + {9'd0, active_1[3]} + {9'd0,
      active_1[4]} + {9'd0, active_1[5]} + {9'd0, active_1[6]} + {9'd0, active_1[7]} + {9'd0, active_1[8]} + {9'd0,
      active_1[9]} + {9'd0, active_1[10]} + {9'd0, active_1[11]} + {9'd0, active_1[12]} + {9'd0, active_1[13]} +
      {9'd0, active_1[14]} + {9'd0, active_1[15]} + {9'd0, active_0[0]} + {9'd0, active_0[1]} + {9'd0, active_0[2]} +
      {9'd0, active_0[3]} + {9'd0, active_0[4]} + {9'd0, active_0[5]} + {9'd0, active_0[6]} + {9'd0, active_0[7]} +
      {9'd0, active_0[8]} + {9'd0, active_0[9]} + {9'd0, active_0[10]} + {9'd0, active_0[11]} + {9'd0, active_0[12]}
      + {9'd0, active_0[13]} + {9'd0, active_0[14]} + {9'd0, active_0[15]};
  assign found = (|{|joined_2, |joined_1}) & ((~(|limit)) | (sum_15 < limit));
  assign slot_0 = wave_one_hot & {16{simd_one_hot[0]}};
  assign slot_1 = wave_one_hot & {16{simd_one_hot[1]}};
  assign wave = (4'd1 & {4{wave_one_hot[1]}}) | (4'd2 & {4{wave_one_hot[2]}}) | (4'd3 & {4{wave_one_hot[3]}}) | (4'd4
      & {4{wave_one_hot[4]}}) | (4'd5 & {4{wave_one_hot[5]}}) | (4'd6 & {4{wave_one_hot[6]}}) | (4'd7 &
      {4{wave_one_hot[7]}}) | (4'd8 & {4{wave_one_hot[8]}}) | (4'd9 & {4{wave_one_hot[9]}}) | (4'ha &
      {4{wave_one_hot[10]}}) | (4'hb & {4{wave_one_hot[11]}}) | (4'hc & {4{wave_one_hot[12]}}) | (4'hd &
      {4{wave_one_hot[13]}}) | (4'he & {4{wave_one_hot[14]}}) | {4{wave_one_hot[15]}};
  assign simd = {14'd0, simd_one_hot};
  wire [15:0] disjunction_2 = ({5'd0, rows} & {16{wave_one_hot[1]}}) | (sum_1 & {16{wave_one_hot[2]}}) | (sum_2 &
      {16{wave_one_hot[3]}}) | (sum_3 & {16{wave_one_hot[4]}}) | (sum_4 & {16{wave_one_hot[5]}}) | (sum_5 &
      {16{wave_one_hot[6]}}) | (sum_6 & {16{wave_one_hot[7]}}) | (sum_7 & {16{wave_one_hot[8]}}) | (sum_8 &
      {16{wave_one_hot[9]}}) | (sum_9 & {16{wave_one_hot[10]}}) | (sum_10 & {16{wave_one_hot[11]}}) | (sum_11 &
      {16{wave_one_hot[12]}}) | (sum_12 & {16{wave_one_hot[13]}}) | (sum_13 & {16{wave_one_hot[14]}}) | (sum_14 &
      {16{wave_one_hot[15]}});
  assign base = disjunction_2[10:0];

endmodule

`default_nettype wire
