// wanted_bytes: generator of hdl/src/scalar/load_unit.rs
// Written by Tombolo; change the source.
// SPDX-License-Identifier: MIT OR Apache-2.0

`default_nettype none

module wanted_bytes (
  input wire [5:0] offset,
  input wire [4:0] dwords,
  output wire [63:0] bytes
);

  wire [5:0] sum_1 = {1'b0, dwords} + {2'd0, offset[5:2]};
  assign bytes = {{4{(~1'b0) & (6'hf < sum_1)}}, {4{(~(4'he < offset[5:2])) & (6'he < sum_1)}}, {4{(~(4'hd <
      offset[5:2])) & (6'hd < sum_1)}}, {4{(~(4'hc < offset[5:2])) & (6'hc < sum_1)}}, {4{(~(4'hb < offset[5:2])) &
      (6'hb < sum_1)}}, {4{(~(4'ha < offset[5:2])) & (6'ha < sum_1)}}, {4{(~(4'd9 < offset[5:2])) & (6'd9 < sum_1)}},
      {4{(~(4'd8 < offset[5:2])) & (6'd8 < sum_1)}}, {4{(~(4'd7 < offset[5:2])) & (6'd7 < sum_1)}}, {4{(~(4'd6 <
      offset[5:2])) & (6'd6 < sum_1)}}, {4{(~(4'd5 < offset[5:2])) & (6'd5 < sum_1)}}, {4{(~(4'd4 < offset[5:2])) &
      (6'd4 < sum_1)}}, {4{(~(4'd3 < offset[5:2])) & (6'd3 < sum_1)}}, {4{(~(4'd2 < offset[5:2])) & (6'd2 < sum_1)}},
      {4{(~(4'd1 < offset[5:2])) & (6'd1 < sum_1)}}, {4{(~(4'd0 < offset[5:2])) & (6'd0 < sum_1)}}};

endmodule

`default_nettype wire
