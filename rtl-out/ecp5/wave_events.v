// wave_events: generator of hdl/src/front/barrier.rs:21. Written by Tombolo; change the source.
// SPDX-License-Identifier: MIT OR Apache-2.0
`default_nettype none

module wave_events (
  input wire [15:0] granted, // The wave issues a program-control instruction.
  input wire [3:0] signals, // If so: it signals the barrier.
  input wire [3:0] wakes, // It wakes its group.
  input wire [3:0] ends, // It ends.
  input wire [3:0] interrupts, // It interrupts the host.
  input wire [3:0] invalidates, // It forgets the instruction caches.
  input wire [127:0] state_m0, input wire [19:0] state_shape_group,
  output wire signal, // A wave signals.
  output wire wake, // A wave wakes its group.
  output wire end_, // A wave ends.
  output wire interrupt_, // A wave interrupts.
  output wire invalidate, // The instruction caches are forgotten.
  output wire [4:0] event_group, // The wave's group.
  output wire [31:0] event_m0 // The wave's M0.
);

  assign signal = |(granted[3:0] & signals);
  assign wake = |(granted[3:0] & wakes);
  assign end_ = |(granted[3:0] & ends);
  assign interrupt_ = |(granted[3:0] & interrupts);
  assign invalidate = |(granted[3:0] & invalidates);
  assign event_group = (state_shape_group[4:0] & {5{granted[0]}}) | (state_shape_group[9:5] & {5{granted[1]}}) |
      (state_shape_group[14:10] & {5{granted[2]}}) | (state_shape_group[19:15] & {5{granted[3]}});
  assign event_m0 = (state_m0[31:0] & {32{granted[0]}}) | (state_m0[63:32] & {32{granted[1]}}) | (state_m0[95:64] &
      {32{granted[2]}}) | (state_m0[127:96] & {32{granted[3]}});
endmodule
`default_nettype wire
