// slot_pick: generator of hdl/src/dispatch/placement.rs:18. Written by Tombolo; change the source.
// SPDX-License-Identifier: MIT OR Apache-2.0
`default_nettype none

module slot_pick (
  input wire [15:0] active_0, // Slots that hold a wave, of each SIMD.
  input wire [10:0] rows, // Rows of VGPRs that a wave takes.
  input wire [9:0] limit, // Waves that may be there, 0: as many as fit.
  input wire [15:0] last_simd, // SIMD used last, one-hot.
  output wire found, // There is one.
  output wire [15:0] slot_0, // It, one-hot on its SIMD; none where no more waves may be there.
  output wire [3:0] wave, // Its number in the SIMD.
  output wire [15:0] simd, // Its SIMD, one-hot.
  output wire [10:0] base // Its first row.
);

  wire [15:0] base_sum = {5'd0, rows} + {5'd0, rows};
  wire [15:0] base_sum_base_sum = base_sum + {5'd0, rows};
  wire [3:0] wave_one_hot_joined = {~active_0[3] & ~(16'h100 < (base_sum_base_sum + {5'd0, rows})), ~active_0[2] &
      ~(16'h100 < base_sum_base_sum), ~active_0[1] & ~(16'h100 < base_sum), ~active_0[0] & ~(16'h100 < {5'd0, rows})};
  wire found_any_set = |wave_one_hot_joined;
  wire simd_one_hot_all = found_any_set & ~(last_simd[0] | (last_simd[0] + 1'b1)) & last_simd[0];
  wire simd_one_hot = simd_one_hot_all ? (simd_one_hot_all & (-simd_one_hot_all)) : (found_any_set &
      (-found_any_set));
  wire [3:0] wave_one_hot_all = wave_one_hot_joined & {4{simd_one_hot}};
  wire [3:0] wave_one_hot = wave_one_hot_all & (-wave_one_hot_all);
  wire [9:0] slot_0_sum = {9'd0, active_0[0]} + {9'd0, active_0[1]} + {9'd0, active_0[2]} + {9'd0, active_0[3]} +
      {9'd0, active_0[4]} + {9'd0, active_0[5]} + {9'd0, active_0[6]} + {9'd0, active_0[7]} + {9'd0, active_0[8]} +
      {9'd0, active_0[9]} + {9'd0, active_0[10]} + {9'd0, active_0[11]} + {9'd0, active_0[12]} + {9'd0, active_0[13]}
      + {9'd0, active_0[14]} + {9'd0, active_0[15]};
  wire slot_0_any = (~|limit) | (slot_0_sum < limit);
  assign found = found_any_set & slot_0_any;
  assign slot_0 = {12'd0, wave_one_hot & {4{simd_one_hot & slot_0_any}}};
  assign wave = (4'd1 & {4{wave_one_hot[1]}}) | (4'd2 & {4{wave_one_hot[2]}}) | (4'd3 & {4{wave_one_hot[3]}});
  assign simd = {15'd0, simd_one_hot};
  wire [15:0] base_any = ({5'd0, rows} & {16{wave_one_hot[1]}}) | (base_sum & {16{wave_one_hot[2]}}) |
      (base_sum_base_sum & {16{wave_one_hot[3]}});
  assign base = base_any[10:0];
endmodule
`default_nettype wire
