// wave_events: generator of hdl/src/front/barrier.rs:22
// Written by Tombolo; change the source.
// SPDX-License-Identifier: MIT OR Apache-2.0

`default_nettype none

module wave_events (
  input wire [15:0] granted, // The wave issues a program-control instruction.
  input wire [15:0] signals, // If so: it signals the barrier.
  input wire [15:0] wakes, // It wakes its group.
  input wire [15:0] ends, // It ends.
  input wire [15:0] interrupts, // It interrupts the host.
  input wire [15:0] invalidates, // It forgets the instruction caches.
  input wire [511:0] state_m0,
  input wire [79:0] state_shape_group,
  output wire signal, // A wave signals.
  output wire wake, // A wave wakes its group.
  output wire end_, // A wave ends.
  output wire interrupt_, // A wave interrupts.
  output wire invalidate, // The instruction caches are forgotten.
  output wire [4:0] event_group, // The wave's group.
  output wire [31:0] event_m0 // The wave's M0.
);

  assign signal = |(granted & signals);
  assign wake = |(granted & wakes);
  assign end_ = |(granted & ends);
  assign interrupt_ = |(granted & interrupts);
  assign invalidate = |(granted & invalidates);
  wire [4:0] event_group_any = (state_shape_group[0 +: 5] & {5{granted[0]}}) | (state_shape_group[1*5 +: 5] &
      {5{granted[1]}}) | (state_shape_group[2*5 +: 5] & {5{granted[2]}}) | (state_shape_group[3*5 +: 5] &
      {5{granted[3]}}) | (state_shape_group[4*5 +: 5] & {5{granted[4]}}) | (state_shape_group[5*5 +: 5] &
      {5{granted[5]}}) | (state_shape_group[6*5 +: 5] & {5{granted[6]}}) | (state_shape_group[7*5 +: 5] &
      {5{granted[7]}}) | (state_shape_group[8*5 +: 5] & {5{granted[8]}}) | (state_shape_group[9*5 +: 5] &
      {5{granted[9]}}) | (state_shape_group[10*5 +: 5] & {5{granted[10]}}) | (state_shape_group[11*5 +: 5] &
      {5{granted[11]}}) | (state_shape_group[12*5 +: 5] & {5{granted[12]}}) | (state_shape_group[13*5 +: 5] &
      {5{granted[13]}});
  assign event_group = event_group_any | (state_shape_group[14*5 +: 5] & {5{granted[14]}}) | (state_shape_group[15*5
      +: 5] & {5{granted[15]}});
  assign event_m0 = (state_m0[0 +: 32] & {32{granted[0]}}) | (state_m0[1*32 +: 32] & {32{granted[1]}}) |
      (state_m0[2*32 +: 32] & {32{granted[2]}}) | (state_m0[3*32 +: 32] & {32{granted[3]}}) | (state_m0[4*32 +: 32] &
      {32{granted[4]}}) | (state_m0[5*32 +: 32] & {32{granted[5]}}) | (state_m0[6*32 +: 32] & {32{granted[6]}}) |
      (state_m0[7*32 +: 32] & {32{granted[7]}}) | (state_m0[8*32 +: 32] & {32{granted[8]}}) | (state_m0[9*32 +: 32] &
      {32{granted[9]}}) | (state_m0[10*32 +: 32] & {32{granted[10]}}) | (state_m0[11*32 +: 32] & {32{granted[11]}}) |
      (state_m0[12*32 +: 32] & {32{granted[12]}}) | (state_m0[13*32 +: 32] & {32{granted[13]}}) | (state_m0[14*32 +:
      32] & {32{granted[14]}}) | (state_m0[15*32 +: 32] & {32{granted[15]}});

endmodule

`default_nettype wire
