// coalesce: generator of hdl/src/memory/coalesce.rs
// Written by Tombolo; change the source.
// SPDX-License-Identifier: MIT OR Apache-2.0

`default_nettype none

module coalesce (
  input wire pending_0,
  input wire pending_1,
  input wire pending_2,
  input wire pending_3,
  input wire pending_4,
  input wire pending_5,
  input wire pending_6,
  input wire pending_7,
  input wire pending_8,
  input wire pending_9,
  input wire pending_10,
  input wire pending_11,
  input wire pending_12,
  input wire pending_13,
  input wire pending_14,
  input wire pending_15,
  input wire pending_16,
  input wire pending_17,
  input wire pending_18,
  input wire pending_19,
  input wire pending_20,
  input wire pending_21,
  input wire pending_22,
  input wire pending_23,
  input wire pending_24,
  input wire pending_25,
  input wire pending_26,
  input wire pending_27,
  input wire pending_28,
  input wire pending_29,
  input wire pending_30,
  input wire pending_31,
  input wire lingers_0,
  input wire lingers_1,
  input wire lingers_2,
  input wire lingers_3,
  input wire lingers_4,
  input wire lingers_5,
  input wire lingers_6,
  input wire lingers_7,
  input wire lingers_8,
  input wire lingers_9,
  input wire lingers_10,
  input wire lingers_11,
  input wire lingers_12,
  input wire lingers_13,
  input wire lingers_14,
  input wire lingers_15,
  input wire lingers_16,
  input wire lingers_17,
  input wire lingers_18,
  input wire lingers_19,
  input wire lingers_20,
  input wire lingers_21,
  input wire lingers_22,
  input wire lingers_23,
  input wire lingers_24,
  input wire lingers_25,
  input wire lingers_26,
  input wire lingers_27,
  input wire lingers_28,
  input wire lingers_29,
  input wire lingers_30,
  input wire lingers_31,
  input wire [41:0] line_0,
  input wire [41:0] line_1,
  input wire [41:0] line_2,
  input wire [41:0] line_3,
  input wire [41:0] line_4,
  input wire [41:0] line_5,
  input wire [41:0] line_6,
  input wire [41:0] line_7,
  input wire [41:0] line_8,
  input wire [41:0] line_9,
  input wire [41:0] line_10,
  input wire [41:0] line_11,
  input wire [41:0] line_12,
  input wire [41:0] line_13,
  input wire [41:0] line_14,
  input wire [41:0] line_15,
  input wire [41:0] line_16,
  input wire [41:0] line_17,
  input wire [41:0] line_18,
  input wire [41:0] line_19,
  input wire [41:0] line_20,
  input wire [41:0] line_21,
  input wire [41:0] line_22,
  input wire [41:0] line_23,
  input wire [41:0] line_24,
  input wire [41:0] line_25,
  input wire [41:0] line_26,
  input wire [41:0] line_27,
  input wire [41:0] line_28,
  input wire [41:0] line_29,
  input wire [41:0] line_30,
  input wire [41:0] line_31,
  input wire [3:0] word_0,
  input wire [3:0] word_1,
  input wire [3:0] word_2,
  input wire [3:0] word_3,
  input wire [3:0] word_4,
  input wire [3:0] word_5,
  input wire [3:0] word_6,
  input wire [3:0] word_7,
  input wire [3:0] word_8,
  input wire [3:0] word_9,
  input wire [3:0] word_10,
  input wire [3:0] word_11,
  input wire [3:0] word_12,
  input wire [3:0] word_13,
  input wire [3:0] word_14,
  input wire [3:0] word_15,
  input wire [3:0] word_16,
  input wire [3:0] word_17,
  input wire [3:0] word_18,
  input wire [3:0] word_19,
  input wire [3:0] word_20,
  input wire [3:0] word_21,
  input wire [3:0] word_22,
  input wire [3:0] word_23,
  input wire [3:0] word_24,
  input wire [3:0] word_25,
  input wire [3:0] word_26,
  input wire [3:0] word_27,
  input wire [3:0] word_28,
  input wire [3:0] word_29,
  input wire [3:0] word_30,
  input wire [3:0] word_31,
  input wire one_part,
  input wire stays,
  input wire [41:0] at_line,
  input wire all,
  input wire single,
  output wire [41:0] request_line,
  output wire [4:0] first,
  output wire any,
  output wire any_lingers,
  output wire again,
  output wire served_0,
  output wire served_1,
  output wire served_2,
  output wire served_3,
  output wire served_4,
  output wire served_5,
  output wire served_6,
  output wire served_7,
  output wire served_8,
  output wire served_9,
  output wire served_10,
  output wire served_11,
  output wire served_12,
  output wire served_13,
  output wire served_14,
  output wire served_15,
  output wire served_16,
  output wire served_17,
  output wire served_18,
  output wire served_19,
  output wire served_20,
  output wire served_21,
  output wire served_22,
  output wire served_23,
  output wire served_24,
  output wire served_25,
  output wire served_26,
  output wire served_27,
  output wire served_28,
  output wire served_29,
  output wire served_30,
  output wire served_31
);

  wire [31:0] first_pending;
  wire [41:0] line_here;

  wire [31:0] joined_1 = {pending_31, pending_30, pending_29, pending_28, pending_27, pending_26, pending_25,
      pending_24, pending_23, pending_22, pending_21, pending_20, pending_19, pending_18, pending_17, pending_16,
      pending_15, pending_14, pending_13, pending_12, pending_11, pending_10, pending_9, pending_8, pending_7,
      pending_6, pending_5, pending_4, pending_3, pending_2, pending_1, pending_0};
  assign first_pending = joined_1 & (-joined_1);

  wire [41:0] disjunction_1 = (line_0 & {42{first_pending[0]}}) | (line_1 & {42{first_pending[1]}});
  wire [41:0] disjunction_2 = disjunction_1 | (line_2 & {42{first_pending[2]}}) | (line_3 & {42{first_pending[3]}});
  wire [41:0] disjunction_3 = disjunction_2 | (line_4 & {42{first_pending[4]}}) | (line_5 & {42{first_pending[5]}});
  wire [41:0] disjunction_4 = disjunction_3 | (line_6 & {42{first_pending[6]}}) | (line_7 & {42{first_pending[7]}});
  wire [41:0] disjunction_5 = disjunction_4 | (line_8 & {42{first_pending[8]}}) | (line_9 & {42{first_pending[9]}});
  wire [41:0] disjunction_6 = disjunction_5 | (line_10 & {42{first_pending[10]}}) | (line_11 &
      {42{first_pending[11]}});
  wire [41:0] disjunction_7 = disjunction_6 | (line_12 & {42{first_pending[12]}}) | (line_13 &
      {42{first_pending[13]}});
  wire [41:0] disjunction_8 = disjunction_7 | (line_14 & {42{first_pending[14]}}) | (line_15 &
      {42{first_pending[15]}});
  wire [41:0] disjunction_9 = disjunction_8 | (line_16 & {42{first_pending[16]}}) | (line_17 &
      {42{first_pending[17]}});
  wire [41:0] disjunction_10 = disjunction_9 | (line_18 & {42{first_pending[18]}}) | (line_19 &
      {42{first_pending[19]}});
  wire [41:0] disjunction_11 = disjunction_10 | (line_20 & {42{first_pending[20]}}) | (line_21 &
      {42{first_pending[21]}});
  wire [41:0] disjunction_12 = disjunction_11 | (line_22 & {42{first_pending[22]}}) | (line_23 &
      {42{first_pending[23]}});
  wire [41:0] disjunction_13 = disjunction_12 | (line_24 & {42{first_pending[24]}}) | (line_25 &
      {42{first_pending[25]}});
  wire [41:0] disjunction_14 = disjunction_13 | (line_26 & {42{first_pending[26]}}) | (line_27 &
      {42{first_pending[27]}});
  wire [41:0] disjunction_15 = disjunction_14 | (line_28 & {42{first_pending[28]}}) | (line_29 &
      {42{first_pending[29]}});
  wire [41:0] disjunction_16 = disjunction_15 | (line_30 & {42{first_pending[30]}}) | (line_31 &
      {42{first_pending[31]}});

  assign line_here = stays ? at_line : disjunction_16;
  assign request_line = line_here;
  wire [31:0] joined_2 = {served_31, served_30, served_29, served_28, served_27, served_26, served_25, served_24,
      served_23, served_22, served_21, served_20, served_19, served_18, served_17, served_16, served_15, served_14,
      served_13, served_12, served_11, served_10, served_9, served_8, served_7, served_6, served_5, served_4,
      served_3, served_2, served_1, served_0};
  assign any = |joined_2;
  assign again = 1'b0;
  wire [31:0] joined_3 = {lingers_31, lingers_30, lingers_29, lingers_28, lingers_27, lingers_26, lingers_25,
      lingers_24, lingers_23, lingers_22, lingers_21, lingers_20, lingers_19, lingers_18, lingers_17, lingers_16,
      lingers_15, lingers_14, lingers_13, lingers_12, lingers_11, lingers_10, lingers_9, lingers_8, lingers_7,
      lingers_6, lingers_5, lingers_4, lingers_3, lingers_2, lingers_1, lingers_0};
  assign any_lingers = |(joined_2 & joined_3);

  wire [31:0] conjunction_1 = joined_2 & (-joined_2);
  wire [4:0] disjunction_17 = (5'd1 & {5{conjunction_1[1]}}) | (5'd2 & {5{conjunction_1[2]}}) | (5'd3 &
      {5{conjunction_1[3]}});
  wire [4:0] disjunction_18 = disjunction_17 | (5'd4 & {5{conjunction_1[4]}}) | (5'd5 & {5{conjunction_1[5]}});
  wire [4:0] disjunction_19 = disjunction_18 | (5'd6 & {5{conjunction_1[6]}}) | (5'd7 & {5{conjunction_1[7]}});
  wire [4:0] disjunction_20 = disjunction_19 | (5'd8 & {5{conjunction_1[8]}}) | (5'd9 & {5{conjunction_1[9]}});
  wire [4:0] disjunction_21 = disjunction_20 | (5'ha & {5{conjunction_1[10]}}) | (5'hb & {5{conjunction_1[11]}});
  wire [4:0] disjunction_22 = disjunction_21 | (5'hc & {5{conjunction_1[12]}}) | (5'hd & {5{conjunction_1[13]}});
  wire [4:0] disjunction_23 = disjunction_22 | (5'he & {5{conjunction_1[14]}}) | (5'hf & {5{conjunction_1[15]}});
  wire [4:0] disjunction_24 = disjunction_23 | (5'h10 & {5{conjunction_1[16]}}) | (5'h11 & {5{conjunction_1[17]}});
  wire [4:0] disjunction_25 = disjunction_24 | (5'h12 & {5{conjunction_1[18]}}) | (5'h13 & {5{conjunction_1[19]}});
  wire [4:0] disjunction_26 = disjunction_25 | (5'h14 & {5{conjunction_1[20]}}) | (5'h15 & {5{conjunction_1[21]}});
  wire [4:0] disjunction_27 = disjunction_26 | (5'h16 & {5{conjunction_1[22]}}) | (5'h17 & {5{conjunction_1[23]}});
  wire [4:0] disjunction_28 = disjunction_27 | (5'h18 & {5{conjunction_1[24]}}) | (5'h19 & {5{conjunction_1[25]}});
  wire [4:0] disjunction_29 = disjunction_28 | (5'h1a & {5{conjunction_1[26]}}) | (5'h1b & {5{conjunction_1[27]}});
  wire [4:0] disjunction_30 = disjunction_29 | (5'h1c & {5{conjunction_1[28]}}) | (5'h1d & {5{conjunction_1[29]}});

  assign first = disjunction_30 | (5'h1e & {5{conjunction_1[30]}}) | {5{conjunction_1[31]}};
  assign served_0 = single ? first_pending[0] : (pending_0 & ((line_0 == line_here) | all));
  assign served_1 = single ? first_pending[1] : (pending_1 & ((line_1 == line_here) | all));
  assign served_2 = single ? first_pending[2] : (pending_2 & ((line_2 == line_here) | all));
  assign served_3 = single ? first_pending[3] : (pending_3 & ((line_3 == line_here) | all));
  assign served_4 = single ? first_pending[4] : (pending_4 & ((line_4 == line_here) | all));
  assign served_5 = single ? first_pending[5] : (pending_5 & ((line_5 == line_here) | all));
  assign served_6 = single ? first_pending[6] : (pending_6 & ((line_6 == line_here) | all));
  assign served_7 = single ? first_pending[7] : (pending_7 & ((line_7 == line_here) | all));
  assign served_8 = single ? first_pending[8] : (pending_8 & ((line_8 == line_here) | all));
  assign served_9 = single ? first_pending[9] : (pending_9 & ((line_9 == line_here) | all));
  assign served_10 = single ? first_pending[10] : (pending_10 & ((line_10 == line_here) | all));
  assign served_11 = single ? first_pending[11] : (pending_11 & ((line_11 == line_here) | all));
  assign served_12 = single ? first_pending[12] : (pending_12 & ((line_12 == line_here) | all));
  assign served_13 = single ? first_pending[13] : (pending_13 & ((line_13 == line_here) | all));
  assign served_14 = single ? first_pending[14] : (pending_14 & ((line_14 == line_here) | all));
  assign served_15 = single ? first_pending[15] : (pending_15 & ((line_15 == line_here) | all));
  assign served_16 = single ? first_pending[16] : (pending_16 & ((line_16 == line_here) | all));
  assign served_17 = single ? first_pending[17] : (pending_17 & ((line_17 == line_here) | all));
  assign served_18 = single ? first_pending[18] : (pending_18 & ((line_18 == line_here) | all));
  assign served_19 = single ? first_pending[19] : (pending_19 & ((line_19 == line_here) | all));
  assign served_20 = single ? first_pending[20] : (pending_20 & ((line_20 == line_here) | all));
  assign served_21 = single ? first_pending[21] : (pending_21 & ((line_21 == line_here) | all));
  assign served_22 = single ? first_pending[22] : (pending_22 & ((line_22 == line_here) | all));
  assign served_23 = single ? first_pending[23] : (pending_23 & ((line_23 == line_here) | all));
  assign served_24 = single ? first_pending[24] : (pending_24 & ((line_24 == line_here) | all));
  assign served_25 = single ? first_pending[25] : (pending_25 & ((line_25 == line_here) | all));
  assign served_26 = single ? first_pending[26] : (pending_26 & ((line_26 == line_here) | all));
  assign served_27 = single ? first_pending[27] : (pending_27 & ((line_27 == line_here) | all));
  assign served_28 = single ? first_pending[28] : (pending_28 & ((line_28 == line_here) | all));
  assign served_29 = single ? first_pending[29] : (pending_29 & ((line_29 == line_here) | all));
  assign served_30 = single ? first_pending[30] : (pending_30 & ((line_30 == line_here) | all));
  assign served_31 = single ? first_pending[31] : (pending_31 & ((line_31 == line_here) | all));

endmodule

`default_nettype wire
