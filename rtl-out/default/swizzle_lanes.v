// swizzle_lanes: generator of hdl/src/lds/swizzle.rs:30
// Written by Tombolo; change the source.
// SPDX-License-Identifier: MIT OR Apache-2.0

`default_nettype none

module swizzle_lanes (
  input wire half, // The upper half of a wave64.
  input wire [2:0] beat, // Beat of the half.
  input wire [15:0] offset, // Offset of DS_SWIZZLE_B32.
  output wire [191:0] number, // Number of the lane in its wave.
  output wire [191:0] source // The lane that it swizzles from.
);

  wire [4:0] beat_wide_left_5 = {2'd0, beat} << 3'd5;
  wire [4:0] beat_wide_left_5_and_offset_4_0 = beat_wide_left_5 & offset[4:0];

  reg [1:0] by_beat_wide_left_5_1_0;
  always @*
    case (beat_wide_left_5[1:0])
      2'd1: by_beat_wide_left_5_1_0 = offset[3:2];
      2'd2: by_beat_wide_left_5_1_0 = offset[5:4];
      2'd3: by_beat_wide_left_5_1_0 = offset[7:6];
      default: by_beat_wide_left_5_1_0 = offset[1:0];
    endcase

  wire [4:0] source_otherwise_choice = offset[10] ? (-offset[9:5]) : offset[9:5];
  wire [2:0] source_shift_sum = {2'd0, offset[0]} + {2'd0, offset[1]} + {2'd0, offset[2]} + {2'd0, offset[3]} +
      {2'd0, offset[4]};
  wire [4:0] source_unshifted_joined_beat_wide_left_5_0 = {beat_wide_left_5[0], beat_wide_left_5[1],
      beat_wide_left_5[2], beat_wide_left_5[3], beat_wide_left_5[4]};
  wire [4:0] source_any = (source_unshifted_joined_beat_wide_left_5_0 >> source_shift_sum) |
      beat_wide_left_5_and_offset_4_0;
  wire [4:0] source_otherwise_any = beat_wide_left_5_and_offset_4_0 | ((beat_wide_left_5 + source_otherwise_choice) &
      ~offset[4:0]);
  wire offset_15_and_offset_14 = offset[15] & offset[14];
  wire [4:0] source_choice = offset_15_and_offset_14 ? (offset[13] ? source_any : source_otherwise_any) : offset[15]
      ? {beat_wide_left_5[4:2], by_beat_wide_left_5_1_0} : ((beat_wide_left_5_and_offset_4_0 | offset[9:5]) ^
      offset[14:10]);

  assign source[0 +: 6] = {half, source_choice};
  assign number[0 +: 6] = {half, beat_wide_left_5};
  genvar i;

  for (i = 0; i < 31; i = i + 1) begin : each_number
    localparam [4:0] INDEX = i + 1;
    wire [4:0] number_sum;
    wire [4:0] source_all;
    reg [1:0] source_otherwise;
    wire [4:0] source_unshifted_joined;
    assign number[(i + 1)*6 +: 6] = {half, number_sum};

    wire [4:0] source_choice_offset_13 = offset[13] ? ((source_unshifted_joined >> source_shift_sum) | source_all) :
        (source_all | ((number_sum + source_otherwise_choice) & ~offset[4:0]));
    wire [4:0] source_choice_offset_15_and_offset_14 = offset_15_and_offset_14 ? source_choice_offset_13 : offset[15]
        ? {number_sum[4:2], source_otherwise} : ((source_all | offset[9:5]) ^ offset[14:10]);

    assign source[(i + 1)*6 +: 6] = {half, source_choice_offset_15_and_offset_14};
    assign number_sum = beat_wide_left_5 + INDEX;
    assign source_all = number_sum & offset[4:0];

    always @*
      case (number_sum[1:0])
        2'd1: source_otherwise = offset[3:2];
        2'd2: source_otherwise = offset[5:4];
        2'd3: source_otherwise = offset[7:6];
        default: source_otherwise = offset[1:0];
      endcase

    assign source_unshifted_joined = {number_sum[0], number_sum[1], number_sum[2], number_sum[3], number_sum[4]};
  end

endmodule

`default_nettype wire
