// fetch_select: generator of hdl/src/front/fetch.rs
// Written by Tombolo; change the source.
// SPDX-License-Identifier: MIT OR Apache-2.0

`default_nettype none

module fetch_select (
  input wire [15:0] want,
  input wire [767:0] pc,
  input wire [15:0] last,
  input wire blocked,
  output wire valid,
  output wire [15:0] grant,
  output wire [15:0] granted,
  output wire [47:0] served_pc
);

  wire [15:0] one_hot;

  wire [15:0] joined_1 = {want[15], want[14], want[13], want[12], want[11], want[10], want[9], want[8], want[7],
      want[6], want[5], want[4], want[3], want[2], want[1], want[0]};
  wire [15:0] conjunction_1 = joined_1 & {16{~blocked}};
  wire [15:0] conjunction_2 = conjunction_1 & (~(last | (last + 16'hffff))) & {16{|last}};

  assign one_hot = (|conjunction_2) ? (conjunction_2 & (-conjunction_2)) : (conjunction_1 & (-conjunction_1));
  assign valid = |conjunction_1;
  assign granted = one_hot;
  assign served_pc = (pc[0 +: 48] & {48{one_hot[0]}}) | (pc[1*48 +: 48] & {48{one_hot[1]}}) | (pc[2*48 +: 48] &
      {48{one_hot[2]}}) | (pc[3*48 +: 48] & {48{one_hot[3]}}) | (pc[4*48 +: 48] & {48{one_hot[4]}}) | (pc[5*48 +: 48]
      & {48{one_hot[5]}}) | (pc[6*48 +: 48] & {48{one_hot[6]}}) | (pc[7*48 +: 48] & {48{one_hot[7]}}) | (pc[8*48 +:
      48] & {48{one_hot[8]}}) | (pc[9*48 +: 48] & {48{one_hot[9]}}) | (pc[10*48 +: 48] & {48{one_hot[10]}}) |
      (pc[11*48 +: 48] & {48{one_hot[11]}}) | (pc[12*48 +: 48] & {48{one_hot[12]}}) | (pc[13*48 +: 48] &
      {48{one_hot[13]}}) | (pc[14*48 +: 48] & {48{one_hot[14]}}) | (pc[15*48 +: 48] & {48{one_hot[15]}});
  genvar i;

  for (i = 0; i < 16; i = i + 1) begin : each_grant
    assign grant[i] = one_hot[i];
  end

endmodule

`default_nettype wire
