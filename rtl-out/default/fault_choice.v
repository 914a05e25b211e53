// fault_choice: generator of hdl/src/dispatch/faults.rs
// Written by Tombolo; change the source.
// SPDX-License-Identifier: MIT OR Apache-2.0

`default_nettype none

module fault_choice (
  input wire [15:0] fault_0,
  input wire [15:0] fault_1,
  input wire [2:0] kind_0,
  input wire [2:0] kind_1,
  input wire [47:0] pc_0,
  input wire [47:0] pc_1,
  input wire [2:0] violation_0,
  input wire [2:0] violation_1,
  input wire [5:0] violation_lane_0,
  input wire [5:0] violation_lane_1,
  input wire [3:0] violation_wave_0,
  input wire [3:0] violation_wave_1,
  input wire [47:0] violation_pc_0,
  input wire [47:0] violation_pc_1,
  output wire any,
  output wire [2:0] chosen_kind,
  output wire [2:0] reason,
  output wire [5:0] lane,
  output wire [4:0] wave,
  output wire [47:0] chosen_pc
);

  wire [64:0] told;

  wire [1:0] conjunction_1 = {(|fault_1) | (|violation_1), (|fault_0) | (|violation_0)} & (-{(|fault_1) |
      (|violation_1), (|fault_0) | (|violation_0)});
  wire [15:0] conjunction_2 = fault_1 & (-fault_1);
  wire [3:0] disjunction_1 = (4'd1 & {4{conjunction_2[1]}}) | (4'd2 & {4{conjunction_2[2]}}) | (4'd3 &
      {4{conjunction_2[3]}});
  wire [3:0] disjunction_2 = disjunction_1 | (4'd4 & {4{conjunction_2[4]}}) | (4'd5 & {4{conjunction_2[5]}});
  wire [3:0] disjunction_3 = disjunction_2 | (4'd6 & {4{conjunction_2[6]}}) | (4'd7 & {4{conjunction_2[7]}});
  wire [3:0] disjunction_4 = disjunction_3 | (4'd8 & {4{conjunction_2[8]}}) | (4'd9 & {4{conjunction_2[9]}});
  wire [3:0] disjunction_5 = disjunction_4 | (4'ha & {4{conjunction_2[10]}}) | (4'hb & {4{conjunction_2[11]}});
  wire [3:0] disjunction_6 = disjunction_5 | (4'hc & {4{conjunction_2[12]}}) | (4'hd & {4{conjunction_2[13]}});
  wire [3:0] disjunction_7 = disjunction_6 | (4'he & {4{conjunction_2[14]}}) | {4{conjunction_2[15]}};
  wire conjunction_3 = (|violation_1) & ((~(|fault_1)) | (~(disjunction_7 < violation_wave_1)));
  wire [64:0] joined_1 = {violation_pc_1, 1'b1, violation_wave_1, violation_lane_1, violation_1, 3'd4};
  wire [64:0] chosen_1 = conjunction_3 ? joined_1 : {pc_1, 1'b1, disjunction_7, 9'd0, kind_1};
  wire [15:0] conjunction_4 = fault_0 & (-fault_0);
  wire [3:0] disjunction_8 = (4'd1 & {4{conjunction_4[1]}}) | (4'd2 & {4{conjunction_4[2]}}) | (4'd3 &
      {4{conjunction_4[3]}});
  wire [3:0] disjunction_9 = disjunction_8 | (4'd4 & {4{conjunction_4[4]}}) | (4'd5 & {4{conjunction_4[5]}});
  wire [3:0] disjunction_10 = disjunction_9 | (4'd6 & {4{conjunction_4[6]}}) | (4'd7 & {4{conjunction_4[7]}});
  wire [3:0] disjunction_11 = disjunction_10 | (4'd8 & {4{conjunction_4[8]}}) | (4'd9 & {4{conjunction_4[9]}});
  wire [3:0] disjunction_12 = disjunction_11 | (4'ha & {4{conjunction_4[10]}}) | (4'hb & {4{conjunction_4[11]}});
  wire [3:0] disjunction_13 = disjunction_12 | (4'hc & {4{conjunction_4[12]}}) | (4'hd & {4{conjunction_4[13]}});
  wire [3:0] disjunction_14 = disjunction_13 | (4'he & {4{conjunction_4[14]}}) | {4{conjunction_4[15]}};
  wire conjunction_5 = (|violation_0) & ((~(|fault_0)) | (~(disjunction_14 < violation_wave_0)));
  wire [64:0] joined_2 = {violation_pc_0, 1'b0, violation_wave_0, violation_lane_0, violation_0, 3'd4};
  wire [64:0] chosen_2 = conjunction_5 ? joined_2 : {pc_0, 1'b0, disjunction_14, 9'd0, kind_0};

  assign told = (chosen_2 & {65{conjunction_1[0]}}) | (chosen_1 & {65{conjunction_1[1]}});
  assign any = |{(|fault_1) | (|violation_1), (|fault_0) | (|violation_0)};
  assign chosen_kind = told[2:0];
  assign reason = told[5:3];
  assign lane = told[11:6];
  assign wave = told[16:12];
  assign chosen_pc = told[64:17];

endmodule

`default_nettype wire
