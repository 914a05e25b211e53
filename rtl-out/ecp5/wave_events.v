// wave_events: generator of hdl/src/front/barrier.rs
// Written by Tombolo; change the source.
// SPDX-License-Identifier: MIT OR Apache-2.0

`default_nettype none

module wave_events (
  input wire [15:0] granted,
  input wire [3:0] signals,
  input wire [3:0] wakes,
  input wire [3:0] ends,
  input wire [3:0] interrupts,
  input wire [3:0] invalidates,
  input wire [127:0] state_m0,
  input wire [19:0] state_group,
  output wire signal,
  output wire wake,
  output wire end_,
  output wire interrupt_,
  output wire invalidate,
  output wire [4:0] event_group,
  output wire [31:0] event_m0
);

  assign signal = |(granted[3:0] & {signals[3], signals[2], signals[1], signals[0]});
  assign wake = |(granted[3:0] & {wakes[3], wakes[2], wakes[1], wakes[0]});
  assign end_ = |(granted[3:0] & {ends[3], ends[2], ends[1], ends[0]});
  assign interrupt_ = |(granted[3:0] & {interrupts[3], interrupts[2], interrupts[1], interrupts[0]});
  assign invalidate = |(granted[3:0] & {invalidates[3], invalidates[2], invalidates[1], invalidates[0]});
  assign event_group = (state_group[0 +: 5] & {5{granted[0]}}) | (state_group[1*5 +: 5] & {5{granted[1]}}) |
      (state_group[2*5 +: 5] & {5{granted[2]}}) | (state_group[3*5 +: 5] & {5{granted[3]}});
  assign event_m0 = (state_m0[0 +: 32] & {32{granted[0]}}) | (state_m0[1*32 +: 32] & {32{granted[1]}}) |
      (state_m0[2*32 +: 32] & {32{granted[2]}}) | (state_m0[3*32 +: 32] & {32{granted[3]}});

endmodule

`default_nettype wire
