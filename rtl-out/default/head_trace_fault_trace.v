// head_trace_fault_trace: generator of hdl/src/front/select.rs
// Written by Tombolo; change the source.
// SPDX-License-Identifier: MIT OR Apache-2.0

`default_nettype none

module head_trace_fault_trace (
  input wire [15:0] granted_0,
  input wire [47:0] pc_0,
  input wire [47:0] pc_1,
  input wire [47:0] pc_2,
  input wire [47:0] pc_3,
  input wire [47:0] pc_4,
  input wire [47:0] pc_5,
  input wire [47:0] pc_6,
  input wire [47:0] pc_7,
  input wire [47:0] pc_8,
  input wire [47:0] pc_9,
  input wire [47:0] pc_10,
  input wire [47:0] pc_11,
  input wire [47:0] pc_12,
  input wire [47:0] pc_13,
  input wire [47:0] pc_14,
  input wire [47:0] pc_15,
  output wire [47:0] head_pc_0
);

  wire [47:0] disjunction_1 = (pc_0 & {48{granted_0[0]}}) | (pc_1 & {48{granted_0[1]}}) | (pc_2 & {48{granted_0[2]}});
  wire [47:0] disjunction_2 = disjunction_1 | (pc_3 & {48{granted_0[3]}}) | (pc_4 & {48{granted_0[4]}});
  wire [47:0] disjunction_3 = disjunction_2 | (pc_5 & {48{granted_0[5]}}) | (pc_6 & {48{granted_0[6]}});
  wire [47:0] disjunction_4 = disjunction_3 | (pc_7 & {48{granted_0[7]}}) | (pc_8 & {48{granted_0[8]}});
  wire [47:0] disjunction_5 = disjunction_4 | (pc_9 & {48{granted_0[9]}}) | (pc_10 & {48{granted_0[10]}});
  wire [47:0] disjunction_6 = disjunction_5 | (pc_11 & {48{granted_0[11]}}) | (pc_12 & {48{granted_0[12]}});
  wire [47:0] disjunction_7 = disjunction_6 | (pc_13 & {48{granted_0[13]}}) | (pc_14 & {48{granted_0[14]}});

  assign head_pc_0 = disjunction_7 | (pc_15 & {48{granted_0[15]}});

endmodule

`default_nettype wire
