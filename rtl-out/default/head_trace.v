// head_trace: generator of hdl/src/front/select.rs:62
// Written by Tombolo; change the source.
// SPDX-License-Identifier: MIT OR Apache-2.0

`default_nettype none

module head_trace (
  input wire [15:0] granted, // The chosen wave, one-hot.
  input wire [767:0] state_pc,
  output wire [47:0] head_pc // Address of the instruction.
);

  assign head_pc = (state_pc[0 +: 48] & {48{granted[0]}}) | (state_pc[1*48 +: 48] & {48{granted[1]}}) |
      (state_pc[2*48 +: 48] & {48{granted[2]}}) | (state_pc[3*48 +: 48] & {48{granted[3]}}) | (state_pc[4*48 +: 48] &
      {48{granted[4]}}) | (state_pc[5*48 +: 48] & {48{granted[5]}}) | (state_pc[6*48 +: 48] & {48{granted[6]}}) |
      (state_pc[7*48 +: 48] & {48{granted[7]}}) | (state_pc[8*48 +: 48] & {48{granted[8]}}) | (state_pc[9*48 +: 48] &
      {48{granted[9]}}) | (state_pc[10*48 +: 48] & {48{granted[10]}}) | (state_pc[11*48 +: 48] & {48{granted[11]}}) |
      (state_pc[12*48 +: 48] & {48{granted[12]}}) | (state_pc[13*48 +: 48] & {48{granted[13]}}) | (state_pc[14*48 +:
      48] & {48{granted[14]}}) | (state_pc[15*48 +: 48] & {48{granted[15]}});

endmodule

`default_nettype wire
