// wave_events: generator of hdl/src/front/barrier.rs
// Written by Tombolo; change the source.
// SPDX-License-Identifier: MIT OR Apache-2.0

`default_nettype none

module wave_events (
  input wire [15:0] granted,
  input wire signals_0,
  input wire signals_1,
  input wire signals_2,
  input wire signals_3,
  input wire wakes_0,
  input wire wakes_1,
  input wire wakes_2,
  input wire wakes_3,
  input wire ends_0,
  input wire ends_1,
  input wire ends_2,
  input wire ends_3,
  input wire interrupts_0,
  input wire interrupts_1,
  input wire interrupts_2,
  input wire interrupts_3,
  input wire invalidates_0,
  input wire invalidates_1,
  input wire invalidates_2,
  input wire invalidates_3,
  input wire [31:0] state_0_m0,
  input wire [4:0] state_0_group,
  input wire [31:0] state_1_m0,
  input wire [4:0] state_1_group,
  input wire [31:0] state_2_m0,
  input wire [4:0] state_2_group,
  input wire [31:0] state_3_m0,
  input wire [4:0] state_3_group,
  output wire signal,
  output wire wake,
  output wire end_,
  output wire interrupt_,
  output wire invalidate,
  output wire [4:0] event_group,
  output wire [31:0] event_m0
);

  assign signal = |(granted[3:0] & {signals_3, signals_2, signals_1, signals_0});
  assign wake = |(granted[3:0] & {wakes_3, wakes_2, wakes_1, wakes_0});
  assign end_ = |(granted[3:0] & {ends_3, ends_2, ends_1, ends_0});
  wire [3:0] conjunction_1 = granted[3:0] & {interrupts_3, interrupts_2, interrupts_1, interrupts_0};
  assign interrupt_ = |conjunction_1;
  wire [3:0] conjunction_2 = granted[3:0] & {invalidates_3, invalidates_2, invalidates_1, invalidates_0};
  assign invalidate = |conjunction_2;
  wire [4:0] disjunction_1 = (state_0_group & {5{granted[0]}}) | (state_1_group & {5{granted[1]}});
  assign event_group = disjunction_1 | (state_2_group & {5{granted[2]}}) | (state_3_group & {5{granted[3]}});
  wire [31:0] disjunction_2 = (state_0_m0 & {32{granted[0]}}) | (state_1_m0 & {32{granted[1]}});
  assign event_m0 = disjunction_2 | (state_2_m0 & {32{granted[2]}}) | (state_3_m0 & {32{granted[3]}});

endmodule

`default_nettype wire
