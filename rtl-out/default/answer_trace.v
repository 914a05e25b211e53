// answer_trace: generator of hdl/src/front/select.rs
// Written by Tombolo; change the source.
// SPDX-License-Identifier: MIT OR Apache-2.0

`default_nettype none

module answer_trace (
  input wire answered_0,
  input wire answered_1,
  input wire answered_2,
  input wire answered_3,
  input wire answered_4,
  input wire answered_5,
  input wire answered_6,
  input wire answered_7,
  input wire answered_8,
  input wire answered_9,
  input wire answered_10,
  input wire answered_11,
  input wire answered_12,
  input wire answered_13,
  input wire answered_14,
  input wire answered_15,
  input wire [15:0] sequence_0,
  input wire [15:0] sequence_1,
  input wire [15:0] sequence_2,
  input wire [15:0] sequence_3,
  input wire [15:0] sequence_4,
  input wire [15:0] sequence_5,
  input wire [15:0] sequence_6,
  input wire [15:0] sequence_7,
  input wire [15:0] sequence_8,
  input wire [15:0] sequence_9,
  input wire [15:0] sequence_10,
  input wire [15:0] sequence_11,
  input wire [15:0] sequence_12,
  input wire [15:0] sequence_13,
  input wire [15:0] sequence_14,
  input wire [15:0] sequence_15,
  output wire valid,
  output wire [3:0] wave,
  output wire [15:0] answered_sequence
);

  wire [15:0] joined_1 = {answered_15, answered_14, answered_13, answered_12, answered_11, answered_10, answered_9,
      answered_8, answered_7, answered_6, answered_5, answered_4, answered_3, answered_2, answered_1, answered_0};
  assign valid = |joined_1;

  wire [3:0] disjunction_1 = (4'd1 & {4{answered_1}}) | (4'd2 & {4{answered_2}}) | (4'd3 & {4{answered_3}});
  wire [3:0] disjunction_2 = disjunction_1 | (4'd4 & {4{answered_4}}) | (4'd5 & {4{answered_5}});
  wire [3:0] disjunction_3 = disjunction_2 | (4'd6 & {4{answered_6}}) | (4'd7 & {4{answered_7}});
  wire [3:0] disjunction_4 = disjunction_3 | (4'd8 & {4{answered_8}}) | (4'd9 & {4{answered_9}});
  wire [3:0] disjunction_5 = disjunction_4 | (4'ha & {4{answered_10}}) | (4'hb & {4{answered_11}});
  wire [3:0] disjunction_6 = disjunction_5 | (4'hc & {4{answered_12}}) | (4'hd & {4{answered_13}});

  assign wave = disjunction_6 | (4'he & {4{answered_14}}) | {4{answered_15}};

  wire [15:0] disjunction_7 = (sequence_0 & {16{answered_0}}) | (sequence_1 & {16{answered_1}});
  wire [15:0] disjunction_8 = disjunction_7 | (sequence_2 & {16{answered_2}}) | (sequence_3 & {16{answered_3}});
  wire [15:0] disjunction_9 = disjunction_8 | (sequence_4 & {16{answered_4}}) | (sequence_5 & {16{answered_5}});
  wire [15:0] disjunction_10 = disjunction_9 | (sequence_6 & {16{answered_6}}) | (sequence_7 & {16{answered_7}});
  wire [15:0] disjunction_11 = disjunction_10 | (sequence_8 & {16{answered_8}}) | (sequence_9 & {16{answered_9}});
  wire [15:0] disjunction_12 = disjunction_11 | (sequence_10 & {16{answered_10}}) | (sequence_11 & {16{answered_11}});
  wire [15:0] disjunction_13 = disjunction_12 | (sequence_12 & {16{answered_12}}) | (sequence_13 & {16{answered_13}});
  wire [15:0] disjunction_14 = disjunction_13 | (sequence_14 & {16{answered_14}}) | (sequence_15 & {16{answered_15}});

  assign answered_sequence = disjunction_14 - 16'd1;

endmodule

`default_nettype wire
