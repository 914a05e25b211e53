// slot_pick: generator of hdl/src/dispatch/placement.rs:14
// Written by Tombolo; change the source.
// SPDX-License-Identifier: MIT OR Apache-2.0

`default_nettype none

module slot_pick (
  input wire [15:0] active_0, // Slots that hold a wave, of each SIMD.
  input wire [15:0] active_1,
  input wire [10:0] rows, // Rows of VGPRs that a wave takes.
  input wire [9:0] limit, // Waves that may be there, 0: as many as fit.
  input wire [15:0] last_simd, // SIMD used last, one-hot.
  output wire found, // There is one.
  output wire [15:0] slot_0, // It, one-hot on its SIMD.
  output wire [15:0] slot_1,
  output wire [3:0] wave, // Its number in the SIMD.
  output wire [15:0] simd, // Its SIMD, one-hot.
  output wire [10:0] base // Its first row.
);

  wire [1:0] simd_one_hot;
  wire [15:0] wave_one_hot;
  wire [191:0] base_sum /* verilator split_var */;

  wire [15:0] rows_wide_plus_rows_wide = {5'd0, rows} + {5'd0, rows};
  wire [15:0] base_sum_rows_wide_plus_rows_wide = rows_wide_plus_rows_wide + {5'd0, rows};
  wire [15:0] wave_one_hot_joined = {~active_0[15] & ~(16'h600 < (base_sum[11*16 +: 16] + {5'd0, rows})),
      ~active_0[14] & ~(16'h600 < base_sum[11*16 +: 16]), ~active_0[13] & ~(16'h600 < base_sum[10*16 +: 16]),
      ~active_0[12] & ~(16'h600 < base_sum[9*16 +: 16]), ~active_0[11] & ~(16'h600 < base_sum[8*16 +: 16]),
      ~active_0[10] & ~(16'h600 < base_sum[7*16 +: 16]), ~active_0[9] & ~(16'h600 < base_sum[6*16 +: 16]),
      ~active_0[8] & ~(16'h600 < base_sum[5*16 +: 16]), ~active_0[7] & ~(16'h600 < base_sum[4*16 +: 16]),
      ~active_0[6] & ~(16'h600 < base_sum[3*16 +: 16]), ~active_0[5] & ~(16'h600 < base_sum[2*16 +: 16]),
      ~active_0[4] & ~(16'h600 < base_sum[1*16 +: 16]), ~active_0[3] & ~(16'h600 < base_sum[0 +: 16]), ~active_0[2] &
      ~(16'h600 < base_sum_rows_wide_plus_rows_wide), ~active_0[1] & ~(16'h600 < rows_wide_plus_rows_wide),
      ~active_0[0] & ~(16'h600 < {5'd0, rows})};
  wire [15:0] wave_one_hot_joined_active_1_15 = {~active_1[15] & ~(16'h600 < (base_sum[11*16 +: 16] + {5'd0, rows})),
      ~active_1[14] & ~(16'h600 < base_sum[11*16 +: 16]), ~active_1[13] & ~(16'h600 < base_sum[10*16 +: 16]),
      ~active_1[12] & ~(16'h600 < base_sum[9*16 +: 16]), ~active_1[11] & ~(16'h600 < base_sum[8*16 +: 16]),
      ~active_1[10] & ~(16'h600 < base_sum[7*16 +: 16]), ~active_1[9] & ~(16'h600 < base_sum[6*16 +: 16]),
      ~active_1[8] & ~(16'h600 < base_sum[5*16 +: 16]), ~active_1[7] & ~(16'h600 < base_sum[4*16 +: 16]),
      ~active_1[6] & ~(16'h600 < base_sum[3*16 +: 16]), ~active_1[5] & ~(16'h600 < base_sum[2*16 +: 16]),
      ~active_1[4] & ~(16'h600 < base_sum[1*16 +: 16]), ~active_1[3] & ~(16'h600 < base_sum[0 +: 16]), ~active_1[2] &
      ~(16'h600 < base_sum_rows_wide_plus_rows_wide), ~active_1[1] & ~(16'h600 < rows_wide_plus_rows_wide),
      ~active_1[0] & ~(16'h600 < {5'd0, rows})};
  wire [1:0] simd_one_hot_condition_all = {|wave_one_hot_joined_active_1_15, |wave_one_hot_joined} & ~(last_simd[1:0]
      | (last_simd[1:0] + 2'd3)) & {2{|last_simd[1:0]}};
  wire [1:0] simd_one_hot_otherwise_all = {|wave_one_hot_joined_active_1_15, |wave_one_hot_joined} &
      (-{|wave_one_hot_joined_active_1_15, |wave_one_hot_joined});

  assign simd_one_hot = (|simd_one_hot_condition_all) ? (simd_one_hot_condition_all & (-simd_one_hot_condition_all))
      : simd_one_hot_otherwise_all;
  wire [15:0] wave_one_hot_any = (wave_one_hot_joined & {16{simd_one_hot[0]}}) | (wave_one_hot_joined_active_1_15 &
      {16{simd_one_hot[1]}});
  assign wave_one_hot = wave_one_hot_any & (-wave_one_hot_any);
  wire [9:0] found_compared_sum = {9'd0, active_1[0]} + {9'd0, active_1[1]} + {9'd0, active_1[2]} + {9'd0,
      active_1[3]} + {9'd0, active_1[4]} + {9'd0, active_1[5]} + {9'd0, active_1[6]} + {9'd0, active_1[7]} + {9'd0,
      active_1[8]} + {9'd0, active_1[9]} + {9'd0, active_1[10]} + {9'd0, active_1[11]} + {9'd0, active_1[12]} +
      {9'd0, active_1[13]} + {9'd0, active_1[14]} + {9'd0, active_1[15]} + {9'd0, active_0[0]} + {9'd0, active_0[1]}
      + {9'd0, active_0[2]} + {9'd0, active_0[3]} + {9'd0, active_0[4]} + {9'd0, active_0[5]} + {9'd0, active_0[6]} +
      {9'd0, active_0[7]} + {9'd0, active_0[8]} + {9'd0, active_0[9]} + {9'd0, active_0[10]} + {9'd0, active_0[11]} +
      {9'd0, active_0[12]} + {9'd0, active_0[13]} + {9'd0, active_0[14]} + {9'd0, active_0[15]};
  assign found = (|{|wave_one_hot_joined_active_1_15, |wave_one_hot_joined}) & ((~|limit) | (found_compared_sum <
      limit));
  assign slot_0 = wave_one_hot & {16{simd_one_hot[0]}};
  assign slot_1 = wave_one_hot & {16{simd_one_hot[1]}};
  assign wave = (4'd1 & {4{wave_one_hot[1]}}) | (4'd2 & {4{wave_one_hot[2]}}) | (4'd3 & {4{wave_one_hot[3]}}) | (4'd4
      & {4{wave_one_hot[4]}}) | (4'd5 & {4{wave_one_hot[5]}}) | (4'd6 & {4{wave_one_hot[6]}}) | (4'd7 &
      {4{wave_one_hot[7]}}) | (4'd8 & {4{wave_one_hot[8]}}) | (4'd9 & {4{wave_one_hot[9]}}) | (4'ha &
      {4{wave_one_hot[10]}}) | (4'hb & {4{wave_one_hot[11]}}) | (4'hc & {4{wave_one_hot[12]}}) | (4'hd &
      {4{wave_one_hot[13]}}) | (4'he & {4{wave_one_hot[14]}}) | {4{wave_one_hot[15]}};
  assign simd = {14'd0, simd_one_hot};
  wire [15:0] base_any = ({5'd0, rows} & {16{wave_one_hot[1]}}) | (rows_wide_plus_rows_wide & {16{wave_one_hot[2]}})
      | (base_sum_rows_wide_plus_rows_wide & {16{wave_one_hot[3]}}) | (base_sum[0 +: 16] & {16{wave_one_hot[4]}}) |
      (base_sum[1*16 +: 16] & {16{wave_one_hot[5]}}) | (base_sum[2*16 +: 16] & {16{wave_one_hot[6]}}) |
      (base_sum[3*16 +: 16] & {16{wave_one_hot[7]}}) | (base_sum[4*16 +: 16] & {16{wave_one_hot[8]}}) |
      (base_sum[5*16 +: 16] & {16{wave_one_hot[9]}}) | (base_sum[6*16 +: 16] & {16{wave_one_hot[10]}}) |
      (base_sum[7*16 +: 16] & {16{wave_one_hot[11]}}) | (base_sum[8*16 +: 16] & {16{wave_one_hot[12]}}) |
      (base_sum[9*16 +: 16] & {16{wave_one_hot[13]}}) | (base_sum[10*16 +: 16] & {16{wave_one_hot[14]}}) |
      (base_sum[11*16 +: 16] & {16{wave_one_hot[15]}});
  assign base = base_any[10:0];
  assign base_sum[0 +: 16] = base_sum_rows_wide_plus_rows_wide + {5'd0, rows};
  genvar i;

  for (i = 0; i < 11; i = i + 1) begin : each_base_sum
    assign base_sum[(i + 1)*16 +: 16] = base_sum[i*16 +: 16] + {5'd0, rows};
  end

endmodule

`default_nettype wire
