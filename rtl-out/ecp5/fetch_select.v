// fetch_select: generator of hdl/src/front/fetch.rs:25. Written by Tombolo; change the source.
// SPDX-License-Identifier: MIT OR Apache-2.0
`default_nettype none

module fetch_select (
  input wire [3:0] want, // Waves that want a chunk.
  input wire [191:0] pc, // Where, bytes.
  input wire [15:0] last, // Served last, one-hot.
  input wire blocked, // No lookup in this cycle.
  output wire valid, // Some wave is served.
  output wire [3:0] grant, // Which, one-hot.
  output wire [15:0] granted, // As a vector, for last.
  output wire [47:0] served_pc // Its address.
);

  wire [3:0] valid_all = want & {4{~blocked}};
  wire [3:0] one_hot_all = valid_all & ~(last[3:0] | (last[3:0] + 4'hf)) & {4{|last[3:0]}};
  wire [3:0] one_hot = (|one_hot_all) ? (one_hot_all & (-one_hot_all)) : (valid_all & (-valid_all));
  assign valid = |valid_all;
  assign granted = {12'd0, one_hot};
  assign served_pc = (pc[47:0] & {48{one_hot[0]}}) | (pc[95:48] & {48{one_hot[1]}}) | (pc[143:96] & {48{one_hot[2]}})
      | (pc[191:144] & {48{one_hot[3]}});
  genvar i;
  for (i = 0; i < 4; i = i + 1) begin : each_grant
    assign grant[i] = one_hot[i];
  end
endmodule
`default_nettype wire
