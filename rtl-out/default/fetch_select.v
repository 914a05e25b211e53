// fetch_select: generator of hdl/src/front/fetch.rs
// Written by Tombolo; change the source.
// SPDX-License-Identifier: MIT OR Apache-2.0

`default_nettype none

module fetch_select (
  input wire want_0,
  input wire want_1,
  input wire want_2,
  input wire want_3,
  input wire want_4,
  input wire want_5,
  input wire want_6,
  input wire want_7,
  input wire want_8,
  input wire want_9,
  input wire want_10,
  input wire want_11,
  input wire want_12,
  input wire want_13,
  input wire want_14,
  input wire want_15,
  input wire [47:0] pc_0,
  input wire [47:0] pc_1,
  input wire [47:0] pc_2,
  input wire [47:0] pc_3,
  input wire [47:0] pc_4,
  input wire [47:0] pc_5,
  input wire [47:0] pc_6,
  input wire [47:0] pc_7,
  input wire [47:0] pc_8,
  input wire [47:0] pc_9,
  input wire [47:0] pc_10,
  input wire [47:0] pc_11,
  input wire [47:0] pc_12,
  input wire [47:0] pc_13,
  input wire [47:0] pc_14,
  input wire [47:0] pc_15,
  input wire [15:0] last,
  input wire blocked,
  output wire valid,
  output wire grant_0,
  output wire grant_1,
  output wire grant_2,
  output wire grant_3,
  output wire grant_4,
  output wire grant_5,
  output wire grant_6,
  output wire grant_7,
  output wire grant_8,
  output wire grant_9,
  output wire grant_10,
  output wire grant_11,
  output wire grant_12,
  output wire grant_13,
  output wire grant_14,
  output wire grant_15,
  output wire [15:0] granted,
  output wire [47:0] served_pc
);

  wire [15:0] one_hot;

  wire [15:0] joined_1 = {want_15, want_14, want_13, want_12, want_11, want_10, want_9, want_8, want_7, want_6,
      want_5, want_4, want_3, want_2, want_1, want_0};
  wire [15:0] conjunction_1 = joined_1 & {16{~blocked}};
  wire [15:0] conjunction_2 = conjunction_1 & (~(last | (last + 16'hffff))) & {16{|last}};

  assign one_hot = (|conjunction_2) ? (conjunction_2 & (-conjunction_2)) : (conjunction_1 & (-conjunction_1));
  assign valid = |conjunction_1;
  assign grant_0 = one_hot[0];
  assign grant_1 = one_hot[1];
  assign grant_2 = one_hot[2];
  assign grant_3 = one_hot[3];
  assign grant_4 = one_hot[4];
  assign grant_5 = one_hot[5];
  assign grant_6 = one_hot[6];
  assign grant_7 = one_hot[7];
  assign grant_8 = one_hot[8];
  assign grant_9 = one_hot[9];
  assign grant_10 = one_hot[10];
  assign grant_11 = one_hot[11];
  assign grant_12 = one_hot[12];
  assign grant_13 = one_hot[13];
  assign grant_14 = one_hot[14];
  assign grant_15 = one_hot[15];
  assign granted = one_hot;

  wire [47:0] disjunction_1 = (pc_0 & {48{grant_0}}) | (pc_1 & {48{grant_1}}) | (pc_2 & {48{grant_2}});
  wire [47:0] disjunction_2 = disjunction_1 | (pc_3 & {48{grant_3}}) | (pc_4 & {48{grant_4}}) | (pc_5 &
      {48{grant_5}});
  wire [47:0] disjunction_3 = disjunction_2 | (pc_6 & {48{grant_6}}) | (pc_7 & {48{grant_7}}) | (pc_8 &
      {48{grant_8}});
  wire [47:0] disjunction_4 = disjunction_3 | (pc_9 & {48{grant_9}}) | (pc_10 & {48{grant_10}});
  wire [47:0] disjunction_5 = disjunction_4 | (pc_11 & {48{grant_11}}) | (pc_12 & {48{grant_12}});
  wire [47:0] disjunction_6 = disjunction_5 | (pc_13 & {48{grant_13}}) | (pc_14 & {48{grant_14}});

  assign served_pc = disjunction_6 | (pc_15 & {48{grant_15}});

endmodule

`default_nettype wire
