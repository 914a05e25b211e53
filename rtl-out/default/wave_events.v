// wave_events: generator of hdl/src/front/barrier.rs
// Written by Tombolo; change the source.
// SPDX-License-Identifier: MIT OR Apache-2.0

`default_nettype none

module wave_events (
  input wire [15:0] granted,
  input wire [15:0] signals,
  input wire [15:0] wakes,
  input wire [15:0] ends,
  input wire [15:0] interrupts,
  input wire [15:0] invalidates,
  input wire [511:0] state_m0,
  input wire [79:0] state_group,
  output wire signal,
  output wire wake,
  output wire end_,
  output wire interrupt_,
  output wire invalidate,
  output wire [4:0] event_group,
  output wire [31:0] event_m0
);

  wire [15:0] joined_1 = {signals[15], signals[14], signals[13], signals[12], signals[11], signals[10], signals[9],
      signals[8], signals[7], signals[6], signals[5], signals[4], signals[3], signals[2], signals[1], signals[0]};
  assign signal = |(granted & joined_1);
  wire [15:0] joined_2 = {wakes[15], wakes[14], wakes[13], wakes[12], wakes[11], wakes[10], wakes[9], wakes[8],
      wakes[7], wakes[6], wakes[5], wakes[4], wakes[3], wakes[2], wakes[1], wakes[0]};
  assign wake = |(granted & joined_2);
  wire [15:0] joined_3 = {ends[15], ends[14], ends[13], ends[12], ends[11], ends[10], ends[9], ends[8], ends[7],
      ends[6], ends[5], ends[4], ends[3], ends[2], ends[1], ends[0]};
  assign end_ = |(granted & joined_3);
  wire [15:0] joined_4 = {interrupts[15], interrupts[14], interrupts[13], interrupts[12], interrupts[11],
      interrupts[10], interrupts[9], interrupts[8], interrupts[7], interrupts[6], interrupts[5], interrupts[4],
      interrupts[3], interrupts[2], interrupts[1], interrupts[0]};
  assign interrupt_ = |(granted & joined_4);
  wire [15:0] joined_5 = {invalidates[15], invalidates[14], invalidates[13], invalidates[12], invalidates[11],
      invalidates[10], invalidates[9], invalidates[8], invalidates[7], invalidates[6], invalidates[5],
      invalidates[4], invalidates[3], invalidates[2], invalidates[1], invalidates[0]};
  assign invalidate = |(granted & joined_5);
  assign event_group = (state_group[0 +: 5] & {5{granted[0]}}) | (state_group[1*5 +: 5] & {5{granted[1]}}) |
      (state_group[2*5 +: 5] & {5{granted[2]}}) | (state_group[3*5 +: 5] & {5{granted[3]}}) | (state_group[4*5 +: 5]
      & {5{granted[4]}}) | (state_group[5*5 +: 5] & {5{granted[5]}}) | (state_group[6*5 +: 5] & {5{granted[6]}}) |
      (state_group[7*5 +: 5] & {5{granted[7]}}) | (state_group[8*5 +: 5] & {5{granted[8]}}) | (state_group[9*5 +: 5]
      & {5{granted[9]}}) | (state_group[10*5 +: 5] & {5{granted[10]}}) | (state_group[11*5 +: 5] & {5{granted[11]}})
      | (state_group[12*5 +: 5] & {5{granted[12]}}) | (state_group[13*5 +: 5] & {5{granted[13]}}) | (state_group[14*5
      +: 5] & {5{granted[14]}}) | (state_group[15*5 +: 5] & {5{granted[15]}});
  assign event_m0 = (state_m0[0 +: 32] & {32{granted[0]}}) | (state_m0[1*32 +: 32] & {32{granted[1]}}) |
      (state_m0[2*32 +: 32] & {32{granted[2]}}) | (state_m0[3*32 +: 32] & {32{granted[3]}}) | (state_m0[4*32 +: 32] &
      {32{granted[4]}}) | (state_m0[5*32 +: 32] & {32{granted[5]}}) | (state_m0[6*32 +: 32] & {32{granted[6]}}) |
      (state_m0[7*32 +: 32] & {32{granted[7]}}) | (state_m0[8*32 +: 32] & {32{granted[8]}}) | (state_m0[9*32 +: 32] &
      {32{granted[9]}}) | (state_m0[10*32 +: 32] & {32{granted[10]}}) | (state_m0[11*32 +: 32] & {32{granted[11]}}) |
      (state_m0[12*32 +: 32] & {32{granted[12]}}) | (state_m0[13*32 +: 32] & {32{granted[13]}}) | (state_m0[14*32 +:
      32] & {32{granted[14]}}) | (state_m0[15*32 +: 32] & {32{granted[15]}});

endmodule

`default_nettype wire
