// fetch_select: generator of hdl/src/front/fetch.rs:19
// Written by Tombolo; change the source.
// SPDX-License-Identifier: MIT OR Apache-2.0

`default_nettype none

module fetch_select (
  input wire [15:0] want, // Waves that want a chunk.
  input wire [767:0] pc, // Where, bytes.
  input wire [15:0] last, // Served last, one-hot.
  input wire blocked, // No lookup in this cycle.
  output wire valid, // Some wave is served.
  output wire [15:0] grant, // Which, one-hot.
  output wire [15:0] granted, // As a vector, for last.
  output wire [47:0] served_pc // Its address.
);

  wire [15:0] one_hot;

  wire [15:0] valid_all = want & {16{~blocked}};
  wire [15:0] one_hot_condition_all = valid_all & ~(last | (last + 16'hffff)) & {16{|last}};

  assign one_hot = (|one_hot_condition_all) ? (one_hot_condition_all & (-one_hot_condition_all)) : (valid_all &
      (-valid_all));
  assign valid = |valid_all;
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
