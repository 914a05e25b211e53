// fetch_select: generator of hdl/src/front/fetch.rs
// Written by Tombolo; change the source.
// SPDX-License-Identifier: MIT OR Apache-2.0

`default_nettype none

module fetch_select (
  input wire [3:0] want,
  input wire [191:0] pc,
  input wire [15:0] last,
  input wire blocked,
  output wire valid,
  output wire [3:0] grant,
  output wire [15:0] granted,
  output wire [47:0] served_pc
);

  wire [3:0] one_hot;

  wire [3:0] conjunction_1 = {want[3], want[2], want[1], want[0]} & {4{~blocked}};
  wire [3:0] conjunction_2 = conjunction_1 & (~(last[3:0] | (last[3:0] + 4'hf))) & {4{|last[3:0]}};

  assign one_hot = (|conjunction_2) ? (conjunction_2 & (-conjunction_2)) : (conjunction_1 & (-conjunction_1));
  assign valid = |conjunction_1;
  assign granted = {12'd0, one_hot};
  assign served_pc = (pc[0 +: 48] & {48{one_hot[0]}}) | (pc[1*48 +: 48] & {48{one_hot[1]}}) | (pc[2*48 +: 48] &
      {48{one_hot[2]}}) | (pc[3*48 +: 48] & {48{one_hot[3]}});
  genvar i;

  for (i = 0; i < 4; i = i + 1) begin : each_grant
    assign grant[i] = one_hot[i];
  end

endmodule

`default_nettype wire
