// lane_facts: generator of hdl/src/memory/sender.rs
// Written by Tombolo; change the source.
// SPDX-License-Identifier: MIT OR Apache-2.0

`default_nettype none

module lane_facts (
  input wire half,
  input wire [2:0] beat,
  input wire [95:0] violation,
  input wire [383:0] steps_left,
  input wire [31:0] served,
  input wire [4095:0] data,
  input wire [127:0] word,
  output wire [191:0] number,
  output wire [2:0] first_violation,
  output wire [5:0] violating_lane,
  output wire done,
  output wire [127:0] served_data,
  output wire [3:0] served_word
);

  wire [31:0] joined_1 = {|violation[31*3 +: 3], |violation[30*3 +: 3], |violation[29*3 +: 3], |violation[28*3 +: 3],
      |violation[27*3 +: 3], |violation[26*3 +: 3], |violation[25*3 +: 3], |violation[24*3 +: 3], |violation[23*3 +:
      3], |violation[22*3 +: 3], |violation[21*3 +: 3], |violation[20*3 +: 3], |violation[19*3 +: 3], |violation[18*3
      +: 3], |violation[17*3 +: 3], |violation[16*3 +: 3], |violation[15*3 +: 3], |violation[14*3 +: 3],
      |violation[13*3 +: 3], |violation[12*3 +: 3], |violation[11*3 +: 3], |violation[10*3 +: 3], |violation[9*3 +:
      3], |violation[8*3 +: 3], |violation[7*3 +: 3], |violation[6*3 +: 3], |violation[5*3 +: 3], |violation[4*3 +:
      3], |violation[3*3 +: 3], |violation[2*3 +: 3], |violation[1*3 +: 3], |violation[0 +: 3]};
  wire [31:0] conjunction_1 = joined_1 & (-joined_1);
  wire [2:0] disjunction_1 = (violation[0 +: 3] & {3{conjunction_1[0]}}) | (violation[1*3 +: 3] &
      {3{conjunction_1[1]}}) | (violation[2*3 +: 3] & {3{conjunction_1[2]}}) | (violation[3*3 +: 3] &
      {3{conjunction_1[3]}}) | (violation[4*3 +: 3] & {3{conjunction_1[4]}}) | (violation[5*3 +: 3] &
      {3{conjunction_1[5]}}) | (violation[6*3 +: 3] & {3{conjunction_1[6]}}) | (violation[7*3 +: 3] &
      {3{conjunction_1[7]}}) | (violation[8*3 +: 3] & {3{conjunction_1[8]}}) | (violation[9*3 +: 3] &
      {3{conjunction_1[9]}}) | (violation[10*3 +: 3] & {3{conjunction_1[10]}}) | (violation[11*3 +: 3] &
      {3{conjunction_1[11]}}) | (violation[12*3 +: 3] & {3{conjunction_1[12]}}) | (violation[13*3 +: 3] &
      {3{conjunction_1[13]}}) | (violation[14*3 +: 3] & {3{conjunction_1[14]}});
  wire [2:0] disjunction_2 = disjunction_1 | (violation[15*3 +: 3] & {3{conjunction_1[15]}}) | (violation[16*3 +: 3]
      & {3{conjunction_1[16]}}) | (violation[17*3 +: 3] & {3{conjunction_1[17]}}) | (violation[18*3 +: 3] &
      {3{conjunction_1[18]}}) | (violation[19*3 +: 3] & {3{conjunction_1[19]}}) | (violation[20*3 +: 3] &
      {3{conjunction_1[20]}}) | (violation[21*3 +: 3] & {3{conjunction_1[21]}}) | (violation[22*3 +: 3] &
      {3{conjunction_1[22]}}) | (violation[23*3 +: 3] & {3{conjunction_1[23]}}) | (violation[24*3 +: 3] &
      {3{conjunction_1[24]}}) | (violation[25*3 +: 3] & {3{conjunction_1[25]}}) | (violation[26*3 +: 3] &
      {3{conjunction_1[26]}}) | (violation[27*3 +: 3] & {3{conjunction_1[27]}}) | (violation[28*3 +: 3] &
      {3{conjunction_1[28]}});

  assign first_violation = disjunction_2 | (violation[29*3 +: 3] & {3{conjunction_1[29]}}) | (violation[30*3 +: 3] &
      {3{conjunction_1[30]}}) | (violation[31*3 +: 3] & {3{conjunction_1[31]}});

  wire [5:0] disjunction_3 = (6'd1 & {6{conjunction_1[1]}}) | (6'd2 & {6{conjunction_1[2]}}) | (6'd3 &
      {6{conjunction_1[3]}}) | (6'd4 & {6{conjunction_1[4]}}) | (6'd5 & {6{conjunction_1[5]}}) | (6'd6 &
      {6{conjunction_1[6]}}) | (6'd7 & {6{conjunction_1[7]}}) | (6'd8 & {6{conjunction_1[8]}}) | (6'd9 &
      {6{conjunction_1[9]}}) | (6'ha & {6{conjunction_1[10]}}) | (6'hb & {6{conjunction_1[11]}}) | (6'hc &
      {6{conjunction_1[12]}}) | (6'hd & {6{conjunction_1[13]}}) | (6'he & {6{conjunction_1[14]}}) | (6'hf &
      {6{conjunction_1[15]}}) | (6'h10 & {6{conjunction_1[16]}}) | (6'h11 & {6{conjunction_1[17]}}) | (6'h12 &
      {6{conjunction_1[18]}}) | (6'h13 & {6{conjunction_1[19]}}) | (6'h14 & {6{conjunction_1[20]}}) | (6'h15 &
      {6{conjunction_1[21]}});
  wire [5:0] disjunction_4 = disjunction_3 | (6'h16 & {6{conjunction_1[22]}}) | (6'h17 & {6{conjunction_1[23]}}) |
      (6'h18 & {6{conjunction_1[24]}}) | (6'h19 & {6{conjunction_1[25]}}) | (6'h1a & {6{conjunction_1[26]}}) | (6'h1b
      & {6{conjunction_1[27]}}) | (6'h1c & {6{conjunction_1[28]}}) | (6'h1d & {6{conjunction_1[29]}}) | (6'h1e &
      {6{conjunction_1[30]}}) | (6'h1f & {6{conjunction_1[31]}});

  assign violating_lane = {half, {2'd0, beat} << 3'd5} + disjunction_4;

  wire [11:0] disjunction_5 = steps_left[0 +: 12] | steps_left[1*12 +: 12] | steps_left[2*12 +: 12] | steps_left[3*12
      +: 12] | steps_left[4*12 +: 12] | steps_left[5*12 +: 12] | steps_left[6*12 +: 12] | steps_left[7*12 +: 12] |
      steps_left[8*12 +: 12] | steps_left[9*12 +: 12] | steps_left[10*12 +: 12] | steps_left[11*12 +: 12] |
      steps_left[12*12 +: 12] | steps_left[13*12 +: 12] | steps_left[14*12 +: 12] | steps_left[15*12 +: 12] |
      steps_left[16*12 +: 12] | steps_left[17*12 +: 12] | steps_left[18*12 +: 12] | steps_left[19*12 +: 12] |
      steps_left[20*12 +: 12] | steps_left[21*12 +: 12] | steps_left[22*12 +: 12] | steps_left[23*12 +: 12] |
      steps_left[24*12 +: 12] | steps_left[25*12 +: 12] | steps_left[26*12 +: 12] | steps_left[27*12 +: 12];
  wire [11:0] disjunction_6 = disjunction_5 | steps_left[28*12 +: 12] | steps_left[29*12 +: 12] | steps_left[30*12 +:
      12] | steps_left[31*12 +: 12];

  assign done = ~(|disjunction_6);
  wire [127:0] disjunction_7 = (data[0 +: 128] & {128{served[0]}}) | (data[1*128 +: 128] & {128{served[1]}}) |
      (data[2*128 +: 128] & {128{served[2]}}) | (data[3*128 +: 128] & {128{served[3]}}) | (data[4*128 +: 128] &
      {128{served[4]}}) | (data[5*128 +: 128] & {128{served[5]}}) | (data[6*128 +: 128] & {128{served[6]}}) |
      (data[7*128 +: 128] & {128{served[7]}}) | (data[8*128 +: 128] & {128{served[8]}}) | (data[9*128 +: 128] &
      {128{served[9]}}) | (data[10*128 +: 128] & {128{served[10]}}) | (data[11*128 +: 128] & {128{served[11]}}) |
      (data[12*128 +: 128] & {128{served[12]}}) | (data[13*128 +: 128] & {128{served[13]}}) | (data[14*128 +: 128] &
      {128{served[14]}}) | (data[15*128 +: 128] & {128{served[15]}}) | (data[16*128 +: 128] & {128{served[16]}});
  assign served_data = disjunction_7 | (data[17*128 +: 128] & {128{served[17]}}) | (data[18*128 +: 128] &
      {128{served[18]}}) | (data[19*128 +: 128] & {128{served[19]}}) | (data[20*128 +: 128] & {128{served[20]}}) |
      (data[21*128 +: 128] & {128{served[21]}}) | (data[22*128 +: 128] & {128{served[22]}}) | (data[23*128 +: 128] &
      {128{served[23]}}) | (data[24*128 +: 128] & {128{served[24]}}) | (data[25*128 +: 128] & {128{served[25]}}) |
      (data[26*128 +: 128] & {128{served[26]}}) | (data[27*128 +: 128] & {128{served[27]}}) | (data[28*128 +: 128] &
      {128{served[28]}}) | (data[29*128 +: 128] & {128{served[29]}}) | (data[30*128 +: 128] & {128{served[30]}}) |
      (data[31*128 +: 128] & {128{served[31]}});
  wire [3:0] disjunction_8 = (word[0 +: 4] & {4{served[0]}}) | (word[1*4 +: 4] & {4{served[1]}}) | (word[2*4 +: 4] &
      {4{served[2]}}) | (word[3*4 +: 4] & {4{served[3]}}) | (word[4*4 +: 4] & {4{served[4]}}) | (word[5*4 +: 4] &
      {4{served[5]}}) | (word[6*4 +: 4] & {4{served[6]}}) | (word[7*4 +: 4] & {4{served[7]}}) | (word[8*4 +: 4] &
      {4{served[8]}}) | (word[9*4 +: 4] & {4{served[9]}}) | (word[10*4 +: 4] & {4{served[10]}}) | (word[11*4 +: 4] &
      {4{served[11]}}) | (word[12*4 +: 4] & {4{served[12]}}) | (word[13*4 +: 4] & {4{served[13]}}) | (word[14*4 +: 4]
      & {4{served[14]}}) | (word[15*4 +: 4] & {4{served[15]}}) | (word[16*4 +: 4] & {4{served[16]}}) | (word[17*4 +:
      4] & {4{served[17]}}) | (word[18*4 +: 4] & {4{served[18]}}) | (word[19*4 +: 4] & {4{served[19]}});
  assign served_word = disjunction_8 | (word[20*4 +: 4] & {4{served[20]}}) | (word[21*4 +: 4] & {4{served[21]}}) |
      (word[22*4 +: 4] & {4{served[22]}}) | (word[23*4 +: 4] & {4{served[23]}}) | (word[24*4 +: 4] & {4{served[24]}})
      | (word[25*4 +: 4] & {4{served[25]}}) | (word[26*4 +: 4] & {4{served[26]}}) | (word[27*4 +: 4] &
      {4{served[27]}}) | (word[28*4 +: 4] & {4{served[28]}}) | (word[29*4 +: 4] & {4{served[29]}}) | (word[30*4 +: 4]
      & {4{served[30]}}) | (word[31*4 +: 4] & {4{served[31]}});
  genvar i;

  for (i = 0; i < 32; i = i + 1) begin : each_number
    localparam [5:0] INDEX = i;
    assign number[i*6 +: 6] = {half, {2'd0, beat} << 3'd5} + INDEX;
  end

endmodule

`default_nettype wire
