// lane_facts: generator of hdl/src/memory/sender.rs
// Written by Tombolo; change the source.
// SPDX-License-Identifier: MIT OR Apache-2.0

`default_nettype none

module lane_facts (
  input wire half,
  input wire [2:0] beat,
  input wire [2:0] violation_0,
  input wire [2:0] violation_1,
  input wire [2:0] violation_2,
  input wire [2:0] violation_3,
  input wire [11:0] steps_left_0,
  input wire [11:0] steps_left_1,
  input wire [11:0] steps_left_2,
  input wire [11:0] steps_left_3,
  input wire served_0,
  input wire served_1,
  input wire served_2,
  input wire served_3,
  input wire [127:0] data_0,
  input wire [127:0] data_1,
  input wire [127:0] data_2,
  input wire [127:0] data_3,
  input wire [3:0] word_0,
  input wire [3:0] word_1,
  input wire [3:0] word_2,
  input wire [3:0] word_3,
  output wire [5:0] number_0,
  output wire [5:0] number_1,
  output wire [5:0] number_2,
  output wire [5:0] number_3,
  output wire [2:0] first_violation,
  output wire [5:0] violating_lane,
  output wire done,
  output wire [127:0] served_data,
  output wire [3:0] served_word
);

  assign number_0 = {half, {2'd0, beat} << 3'd2} + 6'd0;
  assign number_1 = {half, {2'd0, beat} << 3'd2} + 6'd1;
  assign number_2 = {half, {2'd0, beat} << 3'd2} + 6'd2;
  assign number_3 = {half, {2'd0, beat} << 3'd2} + 6'd3;

  wire [3:0] conjunction_1 = {|violation_3, |violation_2, |violation_1, |violation_0} & (-{|violation_3,
      |violation_2, |violation_1, |violation_0});
  wire [2:0] disjunction_1 = (violation_0 & {3{conjunction_1[0]}}) | (violation_1 & {3{conjunction_1[1]}});

  assign first_violation = disjunction_1 | (violation_2 & {3{conjunction_1[2]}}) | (violation_3 &
      {3{conjunction_1[3]}});
  wire [5:0] disjunction_2 = (6'd1 & {6{conjunction_1[1]}}) | (6'd2 & {6{conjunction_1[2]}}) | (6'd3 &
      {6{conjunction_1[3]}});
  assign violating_lane = {half, {2'd0, beat} << 3'd2} + disjunction_2;
  assign done = ~(|(steps_left_0 | steps_left_1 | steps_left_2 | steps_left_3));
  wire [127:0] disjunction_3 = (data_0 & {128{served_0}}) | (data_1 & {128{served_1}}) | (data_2 & {128{served_2}});
  assign served_data = disjunction_3 | (data_3 & {128{served_3}});
  wire [3:0] disjunction_4 = (word_0 & {4{served_0}}) | (word_1 & {4{served_1}}) | (word_2 & {4{served_2}});
  assign served_word = disjunction_4 | (word_3 & {4{served_3}});

endmodule

`default_nettype wire
