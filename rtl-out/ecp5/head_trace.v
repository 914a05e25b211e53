// head_trace: generator of hdl/src/front/select.rs:82. Written by Tombolo; change the source.
// SPDX-License-Identifier: MIT OR Apache-2.0
`default_nettype none

module head_trace (
  input wire [15:0] granted, // The chosen wave, one-hot.
  input wire [191:0] state_pc,
  output wire [47:0] head_pc // Address of the instruction.
);

  assign head_pc = (state_pc[47:0] & {48{granted[0]}}) | (state_pc[95:48] & {48{granted[1]}}) | (state_pc[143:96] &
      {48{granted[2]}}) | (state_pc[191:144] & {48{granted[3]}});
endmodule
`default_nettype wire
