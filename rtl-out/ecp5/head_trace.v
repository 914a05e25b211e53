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
  output wire [47:0] head_pc
);

  wire [47:0] disjunction_1 = (state_0_pc & {48{granted[0]}}) | (state_1_pc & {48{granted[1]}});
  assign head_pc = disjunction_1 | (state_2_pc & {48{granted[2]}}) | (state_3_pc & {48{granted[3]}});

endmodule

`default_nettype wire
