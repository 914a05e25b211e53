// answer_trace: generator of hdl/src/front/select.rs:103
// Written by Tombolo; change the source.
// SPDX-License-Identifier: MIT OR Apache-2.0

`default_nettype none

module answer_trace (
  input wire [15:0] answered, // The wave's is, its last instruction.
  input wire [255:0] sequence_, // Number of the wave's next instruction.
  output wire valid, // Some wave's is.
  output wire [3:0] wave, // Its number.
  output wire [15:0] answered_sequence // Number of the instruction.
);

  assign valid = |answered;
  assign wave = (4'd1 & {4{answered[1]}}) | (4'd2 & {4{answered[2]}}) | (4'd3 & {4{answered[3]}}) | (4'd4 &
      {4{answered[4]}}) | (4'd5 & {4{answered[5]}}) | (4'd6 & {4{answered[6]}}) | (4'd7 & {4{answered[7]}}) | (4'd8 &
      {4{answered[8]}}) | (4'd9 & {4{answered[9]}}) | (4'ha & {4{answered[10]}}) | (4'hb & {4{answered[11]}}) | (4'hc
      & {4{answered[12]}}) | (4'hd & {4{answered[13]}}) | (4'he & {4{answered[14]}}) | {4{answered[15]}};
  wire [15:0] answered_sequence_any = (sequence_[0 +: 16] & {16{answered[0]}}) | (sequence_[1*16 +: 16] &
      {16{answered[1]}}) | (sequence_[2*16 +: 16] & {16{answered[2]}}) | (sequence_[3*16 +: 16] & {16{answered[3]}})
      | (sequence_[4*16 +: 16] & {16{answered[4]}}) | (sequence_[5*16 +: 16] & {16{answered[5]}}) | (sequence_[6*16
      +: 16] & {16{answered[6]}}) | (sequence_[7*16 +: 16] & {16{answered[7]}}) | (sequence_[8*16 +: 16] &
      {16{answered[8]}}) | (sequence_[9*16 +: 16] & {16{answered[9]}}) | (sequence_[10*16 +: 16] &
      {16{answered[10]}}) | (sequence_[11*16 +: 16] & {16{answered[11]}}) | (sequence_[12*16 +: 16] &
      {16{answered[12]}}) | (sequence_[13*16 +: 16] & {16{answered[13]}}) | (sequence_[14*16 +: 16] &
      {16{answered[14]}}) | (sequence_[15*16 +: 16] & {16{answered[15]}});
  assign answered_sequence = answered_sequence_any - 16'd1;

endmodule

`default_nettype wire
