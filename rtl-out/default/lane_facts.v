// lane_facts: generator of hdl/src/vmem/sender.rs:23
// Written by Tombolo; change the source.
// SPDX-License-Identifier: MIT OR Apache-2.0

`default_nettype none

module lane_facts (
  input wire half, // Second half of a wave of 64 lanes.
  input wire [2:0] beat, // Beat.
  input wire [95:0] refusal, // Lanes that are refused.
  input wire [383:0] steps_left, // Steps to do after this cycle.
  input wire [31:0] served, // Lanes served.
  input wire [4095:0] data, // Their data.
  input wire [127:0] word, // Their dwords in the line.
  output wire [191:0] number, // Numbers of the lanes in the wave.
  output wire [2:0] first_refusal, // Why the first lane that is refused is.
  output wire [5:0] refused_lane, // Its number.
  output wire done, // No step is left.
  output wire [127:0] served_data, // Data of the lane served, if it is one.
  output wire [3:0] served_word // Its dword in the line.
);

  assign number[0 +: 6] = {half, {2'd0, beat} << 3'd5};

  wire [31:0] first_refusal_joined = {|refusal[31*3 +: 3], |refusal[30*3 +: 3], |refusal[29*3 +: 3], |refusal[28*3 +:
      3], |refusal[27*3 +: 3], |refusal[26*3 +: 3], |refusal[25*3 +: 3], |refusal[24*3 +: 3], |refusal[23*3 +: 3],
      |refusal[22*3 +: 3], |refusal[21*3 +: 3], |refusal[20*3 +: 3], |refusal[19*3 +: 3], |refusal[18*3 +: 3],
      |refusal[17*3 +: 3], |refusal[16*3 +: 3], |refusal[15*3 +: 3], |refusal[14*3 +: 3], |refusal[13*3 +: 3],
      |refusal[12*3 +: 3], |refusal[11*3 +: 3], |refusal[10*3 +: 3], |refusal[9*3 +: 3], |refusal[8*3 +: 3],
      |refusal[7*3 +: 3], |refusal[6*3 +: 3], |refusal[5*3 +: 3], |refusal[4*3 +: 3], |refusal[3*3 +: 3],
      |refusal[2*3 +: 3], |refusal[1*3 +: 3], |refusal[0 +: 3]};
  wire [31:0] first_refusal_all = first_refusal_joined & (-first_refusal_joined);
  wire [2:0] first_refusal_any = (refusal[0 +: 3] & {3{first_refusal_all[0]}}) | (refusal[1*3 +: 3] &
      {3{first_refusal_all[1]}}) | (refusal[2*3 +: 3] & {3{first_refusal_all[2]}}) | (refusal[3*3 +: 3] &
      {3{first_refusal_all[3]}}) | (refusal[4*3 +: 3] & {3{first_refusal_all[4]}}) | (refusal[5*3 +: 3] &
      {3{first_refusal_all[5]}}) | (refusal[6*3 +: 3] & {3{first_refusal_all[6]}}) | (refusal[7*3 +: 3] &
      {3{first_refusal_all[7]}}) | (refusal[8*3 +: 3] & {3{first_refusal_all[8]}}) | (refusal[9*3 +: 3] &
      {3{first_refusal_all[9]}}) | (refusal[10*3 +: 3] & {3{first_refusal_all[10]}}) | (refusal[11*3 +: 3] &
      {3{first_refusal_all[11]}}) | (refusal[12*3 +: 3] & {3{first_refusal_all[12]}}) | (refusal[13*3 +: 3] &
      {3{first_refusal_all[13]}});
  wire [2:0] first_refusal_any_first_refusal_any = first_refusal_any | (refusal[14*3 +: 3] &
      {3{first_refusal_all[14]}}) | (refusal[15*3 +: 3] & {3{first_refusal_all[15]}}) | (refusal[16*3 +: 3] &
      {3{first_refusal_all[16]}}) | (refusal[17*3 +: 3] & {3{first_refusal_all[17]}}) | (refusal[18*3 +: 3] &
      {3{first_refusal_all[18]}}) | (refusal[19*3 +: 3] & {3{first_refusal_all[19]}}) | (refusal[20*3 +: 3] &
      {3{first_refusal_all[20]}}) | (refusal[21*3 +: 3] & {3{first_refusal_all[21]}}) | (refusal[22*3 +: 3] &
      {3{first_refusal_all[22]}}) | (refusal[23*3 +: 3] & {3{first_refusal_all[23]}}) | (refusal[24*3 +: 3] &
      {3{first_refusal_all[24]}}) | (refusal[25*3 +: 3] & {3{first_refusal_all[25]}}) | (refusal[26*3 +: 3] &
      {3{first_refusal_all[26]}}) | (refusal[27*3 +: 3] & {3{first_refusal_all[27]}});

  assign first_refusal = first_refusal_any_first_refusal_any | (refusal[28*3 +: 3] & {3{first_refusal_all[28]}}) |
      (refusal[29*3 +: 3] & {3{first_refusal_all[29]}}) | (refusal[30*3 +: 3] & {3{first_refusal_all[30]}}) |
      (refusal[31*3 +: 3] & {3{first_refusal_all[31]}});

  wire [5:0] refused_lane_any = (6'd1 & {6{first_refusal_all[1]}}) | (6'd2 & {6{first_refusal_all[2]}}) | (6'd3 &
      {6{first_refusal_all[3]}}) | (6'd4 & {6{first_refusal_all[4]}}) | (6'd5 & {6{first_refusal_all[5]}}) | (6'd6 &
      {6{first_refusal_all[6]}}) | (6'd7 & {6{first_refusal_all[7]}}) | (6'd8 & {6{first_refusal_all[8]}}) | (6'd9 &
      {6{first_refusal_all[9]}}) | (6'ha & {6{first_refusal_all[10]}}) | (6'hb & {6{first_refusal_all[11]}}) | (6'hc
      & {6{first_refusal_all[12]}}) | (6'hd & {6{first_refusal_all[13]}}) | (6'he & {6{first_refusal_all[14]}}) |
      (6'hf & {6{first_refusal_all[15]}}) | (6'h10 & {6{first_refusal_all[16]}}) | (6'h11 &
      {6{first_refusal_all[17]}}) | (6'h12 & {6{first_refusal_all[18]}}) | (6'h13 & {6{first_refusal_all[19]}});
  wire [5:0] refused_lane_any_refused_lane_any = refused_lane_any | (6'h14 & {6{first_refusal_all[20]}}) | (6'h15 &
      {6{first_refusal_all[21]}}) | (6'h16 & {6{first_refusal_all[22]}}) | (6'h17 & {6{first_refusal_all[23]}}) |
      (6'h18 & {6{first_refusal_all[24]}}) | (6'h19 & {6{first_refusal_all[25]}}) | (6'h1a &
      {6{first_refusal_all[26]}}) | (6'h1b & {6{first_refusal_all[27]}}) | (6'h1c & {6{first_refusal_all[28]}}) |
      (6'h1d & {6{first_refusal_all[29]}}) | (6'h1e & {6{first_refusal_all[30]}}) | (6'h1f &
      {6{first_refusal_all[31]}});

  assign refused_lane = {half, {2'd0, beat} << 3'd5} + refused_lane_any_refused_lane_any;

  wire [11:0] done_any = steps_left[0 +: 12] | steps_left[1*12 +: 12] | steps_left[2*12 +: 12] | steps_left[3*12 +:
      12] | steps_left[4*12 +: 12] | steps_left[5*12 +: 12] | steps_left[6*12 +: 12] | steps_left[7*12 +: 12] |
      steps_left[8*12 +: 12] | steps_left[9*12 +: 12] | steps_left[10*12 +: 12] | steps_left[11*12 +: 12] |
      steps_left[12*12 +: 12] | steps_left[13*12 +: 12] | steps_left[14*12 +: 12] | steps_left[15*12 +: 12] |
      steps_left[16*12 +: 12] | steps_left[17*12 +: 12] | steps_left[18*12 +: 12] | steps_left[19*12 +: 12] |
      steps_left[20*12 +: 12] | steps_left[21*12 +: 12] | steps_left[22*12 +: 12] | steps_left[23*12 +: 12] |
      steps_left[24*12 +: 12] | steps_left[25*12 +: 12] | steps_left[26*12 +: 12] | steps_left[27*12 +: 12];
  wire [11:0] done_any_done_any_or_steps_left_28 = done_any | steps_left[28*12 +: 12] | steps_left[29*12 +: 12] |
      steps_left[30*12 +: 12] | steps_left[31*12 +: 12];

  assign done = ~|done_any_done_any_or_steps_left_28;
  wire [127:0] served_data_any = (data[0 +: 128] & {128{served[0]}}) | (data[1*128 +: 128] & {128{served[1]}}) |
      (data[2*128 +: 128] & {128{served[2]}}) | (data[3*128 +: 128] & {128{served[3]}}) | (data[4*128 +: 128] &
      {128{served[4]}}) | (data[5*128 +: 128] & {128{served[5]}}) | (data[6*128 +: 128] & {128{served[6]}}) |
      (data[7*128 +: 128] & {128{served[7]}}) | (data[8*128 +: 128] & {128{served[8]}}) | (data[9*128 +: 128] &
      {128{served[9]}}) | (data[10*128 +: 128] & {128{served[10]}}) | (data[11*128 +: 128] & {128{served[11]}}) |
      (data[12*128 +: 128] & {128{served[12]}}) | (data[13*128 +: 128] & {128{served[13]}}) | (data[14*128 +: 128] &
      {128{served[14]}}) | (data[15*128 +: 128] & {128{served[15]}}) | (data[16*128 +: 128] & {128{served[16]}});
  assign served_data = served_data_any | (data[17*128 +: 128] & {128{served[17]}}) | (data[18*128 +: 128] &
      {128{served[18]}}) | (data[19*128 +: 128] & {128{served[19]}}) | (data[20*128 +: 128] & {128{served[20]}}) |
      (data[21*128 +: 128] & {128{served[21]}}) | (data[22*128 +: 128] & {128{served[22]}}) | (data[23*128 +: 128] &
      {128{served[23]}}) | (data[24*128 +: 128] & {128{served[24]}}) | (data[25*128 +: 128] & {128{served[25]}}) |
      (data[26*128 +: 128] & {128{served[26]}}) | (data[27*128 +: 128] & {128{served[27]}}) | (data[28*128 +: 128] &
      {128{served[28]}}) | (data[29*128 +: 128] & {128{served[29]}}) | (data[30*128 +: 128] & {128{served[30]}}) |
      (data[31*128 +: 128] & {128{served[31]}});
  wire [3:0] served_word_any = (word[0 +: 4] & {4{served[0]}}) | (word[1*4 +: 4] & {4{served[1]}}) | (word[2*4 +: 4]
      & {4{served[2]}}) | (word[3*4 +: 4] & {4{served[3]}}) | (word[4*4 +: 4] & {4{served[4]}}) | (word[5*4 +: 4] &
      {4{served[5]}}) | (word[6*4 +: 4] & {4{served[6]}}) | (word[7*4 +: 4] & {4{served[7]}}) | (word[8*4 +: 4] &
      {4{served[8]}}) | (word[9*4 +: 4] & {4{served[9]}}) | (word[10*4 +: 4] & {4{served[10]}}) | (word[11*4 +: 4] &
      {4{served[11]}}) | (word[12*4 +: 4] & {4{served[12]}}) | (word[13*4 +: 4] & {4{served[13]}}) | (word[14*4 +: 4]
      & {4{served[14]}}) | (word[15*4 +: 4] & {4{served[15]}}) | (word[16*4 +: 4] & {4{served[16]}}) | (word[17*4 +:
      4] & {4{served[17]}}) | (word[18*4 +: 4] & {4{served[18]}}) | (word[19*4 +: 4] & {4{served[19]}});
  assign served_word = served_word_any | (word[20*4 +: 4] & {4{served[20]}}) | (word[21*4 +: 4] & {4{served[21]}}) |
      (word[22*4 +: 4] & {4{served[22]}}) | (word[23*4 +: 4] & {4{served[23]}}) | (word[24*4 +: 4] & {4{served[24]}})
      | (word[25*4 +: 4] & {4{served[25]}}) | (word[26*4 +: 4] & {4{served[26]}}) | (word[27*4 +: 4] &
      {4{served[27]}}) | (word[28*4 +: 4] & {4{served[28]}}) | (word[29*4 +: 4] & {4{served[29]}}) | (word[30*4 +: 4]
      & {4{served[30]}}) | (word[31*4 +: 4] & {4{served[31]}});
  genvar i;

  for (i = 0; i < 31; i = i + 1) begin : each_number
    localparam [5:0] INDEX = i + 1;
    assign number[(i + 1)*6 +: 6] = {half, {2'd0, beat} << 3'd5} + INDEX;
  end

endmodule

`default_nettype wire
