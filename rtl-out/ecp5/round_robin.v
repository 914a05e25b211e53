// round_robin: generator of hdl/src/parts/round_robin.rs
// Written by Tombolo; change the source.
// SPDX-License-Identifier: MIT OR Apache-2.0

`default_nettype none

module round_robin (
  input wire [3:0] request,
  input wire [15:0] last,
  output wire valid,
  output wire [15:0] granted,
  output wire [3:0] index
);

  wire [3:0] one_hot;

  wire [3:0] conjunction_1 = {request[3], request[2], request[1], request[0]} & (~(last[3:0] | (last[3:0] + 4'hf))) &
      {4{|last[3:0]}};
  wire [3:0] conjunction_2 = {request[3], request[2], request[1], request[0]} & (-{request[3], request[2],
      request[1], request[0]});

  assign one_hot = (|conjunction_1) ? (conjunction_1 & (-conjunction_1)) : conjunction_2;
  assign valid = |{request[3], request[2], request[1], request[0]};
  assign granted = {12'd0, one_hot};
  assign index = (4'd1 & {4{one_hot[1]}}) | (4'd2 & {4{one_hot[2]}}) | (4'd3 & {4{one_hot[3]}});

endmodule

`default_nettype wire
