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
  output wire [47:0] head_pc_0
);

  wire [47:0] disjunction_1 = (pc_0 & {48{granted_0[0]}}) | (pc_1 & {48{granted_0[1]}}) | (pc_2 & {48{granted_0[2]}});
  assign head_pc_0 = disjunction_1 | (pc_3 & {48{granted_0[3]}});

endmodule

`default_nettype wire
