// head_trace: generator of hdl/src/front/select.rs
// Written by Tombolo; change the source.
// SPDX-License-Identifier: MIT OR Apache-2.0

`default_nettype none

module head_trace (
  input wire [15:0] granted,
  input wire [47:0] state_0_pc,
  input wire [47:0] state_1_pc,
  input wire [47:0] state_2_pc,
  input wire [47:0] state_3_pc,
  input wire [47:0] state_4_pc,
  input wire [47:0] state_5_pc,
  input wire [47:0] state_6_pc,
  input wire [47:0] state_7_pc,
  input wire [47:0] state_8_pc,
  input wire [47:0] state_9_pc,
  input wire [47:0] state_10_pc,
  input wire [47:0] state_11_pc,
  input wire [47:0] state_12_pc,
  input wire [47:0] state_13_pc,
  input wire [47:0] state_14_pc,
  input wire [47:0] state_15_pc,
  output wire [47:0] head_pc
);

  wire [47:0] disjunction_1 = (state_0_pc & {48{granted[0]}}) | (state_1_pc & {48{granted[1]}});
  wire [47:0] disjunction_2 = disjunction_1 | (state_2_pc & {48{granted[2]}}) | (state_3_pc & {48{granted[3]}});
  wire [47:0] disjunction_3 = disjunction_2 | (state_4_pc & {48{granted[4]}}) | (state_5_pc & {48{granted[5]}});
  wire [47:0] disjunction_4 = disjunction_3 | (state_6_pc & {48{granted[6]}}) | (state_7_pc & {48{granted[7]}});
  wire [47:0] disjunction_5 = disjunction_4 | (state_8_pc & {48{granted[8]}}) | (state_9_pc & {48{granted[9]}});
  wire [47:0] disjunction_6 = disjunction_5 | (state_10_pc & {48{granted[10]}}) | (state_11_pc & {48{granted[11]}});
  wire [47:0] disjunction_7 = disjunction_6 | (state_12_pc & {48{granted[12]}}) | (state_13_pc & {48{granted[13]}});

  assign head_pc = disjunction_7 | (state_14_pc & {48{granted[14]}}) | (state_15_pc & {48{granted[15]}});

endmodule

`default_nettype wire
