// lane_facts: generator of hdl/src/memory/sender.rs
// Written by Tombolo; change the source.
// SPDX-License-Identifier: MIT OR Apache-2.0

`default_nettype none

module lane_facts (
  input wire half,
  input wire [2:0] beat,
  input wire [11:0] violation,
  input wire [47:0] steps_left,
  input wire [3:0] served,
  input wire [511:0] data,
  input wire [15:0] word,
  output wire [23:0] number,
  output wire [2:0] first_violation,
  output wire [5:0] violating_lane,
  output wire done,
  output wire [127:0] served_data,
  output wire [3:0] served_word
);

  wire [3:0] conjunction_1 = {|violation[3*3 +: 3], |violation[2*3 +: 3], |violation[1*3 +: 3], |violation[0 +: 3]} &
      (-{|violation[3*3 +: 3], |violation[2*3 +: 3], |violation[1*3 +: 3], |violation[0 +: 3]});
  assign first_violation = (violation[0 +: 3] & {3{conjunction_1[0]}}) | (violation[1*3 +: 3] &
      {3{conjunction_1[1]}}) | (violation[2*3 +: 3] & {3{conjunction_1[2]}}) | (violation[3*3 +: 3] &
      {3{conjunction_1[3]}});
  wire [5:0] disjunction_1 = (6'd1 & {6{conjunction_1[1]}}) | (6'd2 & {6{conjunction_1[2]}}) | (6'd3 &
      {6{conjunction_1[3]}});
  assign violating_lane = {half, {2'd0, beat} << 3'd2} + disjunction_1;
  wire [11:0] disjunction_2 = steps_left[0 +: 12] | steps_left[1*12 +: 12] | steps_left[2*12 +: 12] | steps_left[3*12
      +: 12];
  assign done = ~(|disjunction_2);
  assign served_data = (data[0 +: 128] & {128{served[0]}}) | (data[1*128 +: 128] & {128{served[1]}}) | (data[2*128 +:
      128] & {128{served[2]}}) | (data[3*128 +: 128] & {128{served[3]}});
  assign served_word = (word[0 +: 4] & {4{served[0]}}) | (word[1*4 +: 4] & {4{served[1]}}) | (word[2*4 +: 4] &
      {4{served[2]}}) | (word[3*4 +: 4] & {4{served[3]}});
  genvar i;

  for (i = 0; i < 4; i = i + 1) begin : each_number
    localparam [5:0] INDEX = i;
    assign number[i*6 +: 6] = {half, {2'd0, beat} << 3'd2} + INDEX;
  end

endmodule

`default_nettype wire
