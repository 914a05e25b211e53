// fetch_select: generator of hdl/src/front/fetch.rs
// Written by Tombolo; change the source.
// SPDX-License-Identifier: MIT OR Apache-2.0

`default_nettype none

module fetch_select (
  input wire want_0,
  input wire want_1,
  input wire want_2,
  input wire want_3,
  input wire [47:0] pc_0,
  input wire [47:0] pc_1,
  input wire [47:0] pc_2,
  input wire [47:0] pc_3,
  input wire [15:0] last,
  input wire blocked,
  output wire valid,
  output wire grant_0,
  output wire grant_1,
  output wire grant_2,
  output wire grant_3,
  output wire [15:0] granted,
  output wire [47:0] served_pc
);

  wire [3:0] one_hot;

  wire [3:0] conjunction_1 = {want_3, want_2, want_1, want_0} & {4{~blocked}};
  wire [3:0] conjunction_2 = conjunction_1 & (~(last[3:0] | (last[3:0] + 4'hf))) & {4{|last[3:0]}};

  assign one_hot = (|conjunction_2) ? (conjunction_2 & (-conjunction_2)) : (conjunction_1 & (-conjunction_1));
  assign valid = |conjunction_1;
  assign grant_0 = one_hot[0];
  assign grant_1 = one_hot[1];
  assign grant_2 = one_hot[2];
  assign grant_3 = one_hot[3];
  assign granted = {12'd0, one_hot};
  wire [47:0] disjunction_1 = (pc_0 & {48{grant_0}}) | (pc_1 & {48{grant_1}}) | (pc_2 & {48{grant_2}});
  assign served_pc = disjunction_1 | (pc_3 & {48{grant_3}});

endmodule

`default_nettype wire
