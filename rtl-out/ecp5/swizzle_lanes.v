// swizzle_lanes: generator of hdl/src/lds/swizzle.rs:30. Written by Tombolo; change the source.
// SPDX-License-Identifier: MIT OR Apache-2.0
`default_nettype none

module swizzle_lanes (
  input wire half, // The upper half of a wave64.
  input wire [2:0] beat, // Beat of the half.
  input wire [15:0] offset, // Offset of DS_SWIZZLE_B32.
  output wire [23:0] number, // Number of the lane in its wave.
  output wire [23:0] source // The lane that it swizzles from.
);

  wire [4:0] source_all = {beat, 2'd0} & offset[4:0];
  wire [4:0] source_choice = offset[10] ? (-offset[9:5]) : offset[9:5];
  wire [2:0] source_sum = {2'd0, offset[0]} + {2'd0, offset[1]} + {2'd0, offset[2]} + {2'd0, offset[3]} + {2'd0,
      offset[4]};
  wire source_all_offset_15 = offset[15] & offset[14];
  wire [4:0] source_choice_offset_13 = offset[13] ? (({2'd0, beat[0], beat[1], beat[2]} >> source_sum) | source_all)
      : (source_all | (({beat, 2'd0} + source_choice) & ~offset[4:0]));
  wire [4:0] source_choice_source_all_offset_15 = source_all_offset_15 ? source_choice_offset_13 : offset[15] ?
      {beat, offset[1:0]} : ((source_all | offset[9:5]) ^ offset[14:10]);
  assign source[5:0] = {half, source_choice_source_all_offset_15};
  wire [4:0] number_sum = {beat, 2'd0} + 5'd1;
  wire [4:0] source_all_number_sum = number_sum & offset[4:0];
  wire [1:0] source_choice_number_sum_1_0 = (number_sum[1:0] == 2'd1) ? offset[3:2] : (number_sum[1:0] == 2'd2) ?
      offset[5:4] : (number_sum[1:0] == 2'd3) ? offset[7:6] : offset[1:0];
  wire [4:0] source_any = ({number_sum[0], number_sum[1], number_sum[2], number_sum[3], number_sum[4]} >> source_sum)
      | source_all_number_sum;
  wire [4:0] source_choice_offset = offset[13] ? source_any : (source_all_number_sum | ((number_sum + source_choice)
      & ~offset[4:0]));
  wire [4:0] source_choice_source_choice_offset = source_all_offset_15 ? source_choice_offset : offset[15] ?
      {number_sum[4:2], source_choice_number_sum_1_0} : ((source_all_number_sum | offset[9:5]) ^ offset[14:10]);
  assign source[11:6] = {half, source_choice_source_choice_offset};
  wire [4:0] number_sum_beat = {beat, 2'd0} + 5'd2;
  wire [4:0] source_all_number_sum_beat = number_sum_beat & offset[4:0];
  wire [1:0] source_choice_number_sum_beat_1_0 = (number_sum_beat[1:0] == 2'd1) ? offset[3:2] : (number_sum_beat[1:0]
      == 2'd2) ? offset[5:4] : (number_sum_beat[1:0] == 2'd3) ? offset[7:6] : offset[1:0];
  wire [4:0] source_joined = {number_sum_beat[0], number_sum_beat[1], number_sum_beat[2], number_sum_beat[3],
      number_sum_beat[4]};
  wire [4:0] source_choice_source_joined = offset[13] ? ((source_joined >> source_sum) | source_all_number_sum_beat)
      : (source_all_number_sum_beat | ((number_sum_beat + source_choice) & ~offset[4:0]));
  wire [4:0] source_choice_offset_15 = source_all_offset_15 ? source_choice_source_joined : offset[15] ?
      {number_sum_beat[4:2], source_choice_number_sum_beat_1_0} : ((source_all_number_sum_beat | offset[9:5]) ^
      offset[14:10]);
  assign source[17:12] = {half, source_choice_offset_15};
  wire [4:0] number_sum_2 = {beat, 2'd0} + 5'd3;
  wire [4:0] source_all_number_sum_2 = number_sum_2 & offset[4:0];
  wire [1:0] source_choice_number_sum_2_1_0 = (number_sum_2[1:0] == 2'd1) ? offset[3:2] : (number_sum_2[1:0] == 2'd2)
      ? offset[5:4] : (number_sum_2[1:0] == 2'd3) ? offset[7:6] : offset[1:0];
  wire [4:0] source_shifted = {number_sum_2[0], number_sum_2[1], number_sum_2[2], number_sum_2[3], number_sum_2[4]}
      >> source_sum;
  wire [4:0] source_choice_source_shifted = offset[13] ? (source_shifted | source_all_number_sum_2) :
      (source_all_number_sum_2 | ((number_sum_2 + source_choice) & ~offset[4:0]));
  wire [4:0] source_choice_number_sum_2_4_2 = source_all_offset_15 ? source_choice_source_shifted : offset[15] ?
      {number_sum_2[4:2], source_choice_number_sum_2_1_0} : ((source_all_number_sum_2 | offset[9:5]) ^ offset[14:10]);
  assign source[23:18] = {half, source_choice_number_sum_2_4_2};
  assign number[5:0] = {half, beat, 2'd0};
  assign number[11:6] = {half, number_sum};
  assign number[17:12] = {half, number_sum_beat};
  assign number[23:18] = {half, number_sum_2};
endmodule
`default_nettype wire
