// fault_choice: generator of hdl/src/dispatch/faults.rs
// Written by Tombolo; change the source.
// SPDX-License-Identifier: MIT OR Apache-2.0

`default_nettype none

module fault_choice (
  input wire [15:0] fault_0,
  input wire [2:0] kind_0,
  input wire [47:0] pc_0,
  input wire [2:0] violation_0,
  input wire [5:0] violation_lane_0,
  input wire [3:0] violation_wave_0,
  input wire [47:0] violation_pc_0,
  output wire any,
  output wire [2:0] chosen_kind,
  output wire [2:0] reason,
  output wire [5:0] lane,
  output wire [4:0] wave,
  output wire [47:0] chosen_pc
);

  wire [64:0] told;

  wire [15:0] conjunction_1 = fault_0 & (-fault_0);
  wire [3:0] disjunction_1 = (4'd1 & {4{conjunction_1[1]}}) | (4'd2 & {4{conjunction_1[2]}}) | (4'd3 &
      {4{conjunction_1[3]}}) | (4'd4 & {4{conjunction_1[4]}}) | (4'd5 & {4{conjunction_1[5]}}) | (4'd6 &
      {4{conjunction_1[6]}}) | (4'd7 & {4{conjunction_1[7]}}) | (4'd8 & {4{conjunction_1[8]}}) | (4'd9 &
      {4{conjunction_1[9]}}) | (4'ha & {4{conjunction_1[10]}}) | (4'hb & {4{conjunction_1[11]}}) | (4'hc &
      {4{conjunction_1[12]}}) | (4'hd & {4{conjunction_1[13]}}) | (4'he & {4{conjunction_1[14]}}) |
      {4{conjunction_1[15]}};
  wire [64:0] chosen_1 = ((|violation_0) & ((~(|fault_0)) | (~(disjunction_1 < violation_wave_0)))) ?
      {violation_pc_0, 1'b0, violation_wave_0, violation_lane_0, violation_0, 3'd4} : {pc_0, 1'b0, disjunction_1,
      9'd0, kind_0};

  assign told = chosen_1 & {65{((|fault_0) | (|violation_0)) & (-((|fault_0) | (|violation_0)))}};
  assign any = |((|fault_0) | (|violation_0));
  assign chosen_kind = told[2:0];
  assign reason = told[5:3];
  assign lane = told[11:6];
  assign wave = told[16:12];
  assign chosen_pc = told[64:17];

endmodule

`default_nettype wire
