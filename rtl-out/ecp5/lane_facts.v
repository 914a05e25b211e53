// lane_facts: generator of hdl/src/vmem/sender.rs:28. Written by Tombolo; change the source.
// SPDX-License-Identifier: MIT OR Apache-2.0
`default_nettype none

module lane_facts (
  input wire half, // Second half of a wave of 64 lanes.
  input wire [2:0] beat, // Beat.
  input wire [11:0] refusal, // Lanes that are refused.
  input wire [3:0] rests, // Lanes that have no step to do,
  input wire [3:0] ends, // and those that have none to do once they are served.
  input wire [3:0] served, // Lanes served.
  input wire [511:0] data, // Their data.
  input wire [15:0] word, // Their dwords in the line.
  output wire [23:0] number, // Numbers of the lanes in the wave.
  output wire [2:0] first_refusal, // Why the first lane that is refused is.
  output wire [5:0] refused_lane, // Its number.
  output wire done, // No step is left.
  output wire [127:0] served_data, // Data of the lane served, if it is one.
  output wire [3:0] served_word // Its dword in the line.
);

  assign number[5:0] = {half, beat, 2'd0};
  assign number[11:6] = {half, beat, 2'd0} + 6'd1;
  assign number[17:12] = {half, beat, 2'd0} + 6'd2;
  assign number[23:18] = {half, beat, 2'd0} + 6'd3;
  wire [3:0] first_refusal_all = {|refusal[11:9], |refusal[8:6], |refusal[5:3], |refusal[2:0]} & (-{|refusal[11:9],
      |refusal[8:6], |refusal[5:3], |refusal[2:0]});
  assign first_refusal = (refusal[2:0] & {3{first_refusal_all[0]}}) | (refusal[5:3] & {3{first_refusal_all[1]}}) |
      (refusal[8:6] & {3{first_refusal_all[2]}}) | (refusal[11:9] & {3{first_refusal_all[3]}});
  wire [5:0] refused_lane_any = (6'd1 & {6{first_refusal_all[1]}}) | (6'd2 & {6{first_refusal_all[2]}}) | (6'd3 &
      {6{first_refusal_all[3]}});
  assign refused_lane = {half, beat, 2'd0} + refused_lane_any;
  wire [3:0] done_joined = {served[3] ? ends[3] : rests[3], served[2] ? ends[2] : rests[2], served[1] ? ends[1] :
      rests[1], served[0] ? ends[0] : rests[0]};
  assign done = &done_joined;
  assign served_data = (data[127:0] & {128{served[0]}}) | (data[255:128] & {128{served[1]}}) | (data[383:256] &
      {128{served[2]}}) | (data[511:384] & {128{served[3]}});
  assign served_word = (word[3:0] & {4{served[0]}}) | (word[7:4] & {4{served[1]}}) | (word[11:8] & {4{served[2]}}) |
      (word[15:12] & {4{served[3]}});
endmodule
`default_nettype wire
