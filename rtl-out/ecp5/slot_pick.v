// slot_pick: generator of hdl/src/dispatch/dispatcher.rs
// Written by Tombolo; change the source.

module slot_pick (
  input wire [15:0] active_0,
  input wire [10:0] vgprs,
  input wire [15:0] last_simd,
  output wire found,
  output wire [15:0] slot_0,
  output wire [3:0] wave,
  output wire [15:0] simd,
  output wire [10:0] base
);

  wire simd_one_hot;
  wire [3:0] wave_one_hot;

  wire [15:0] sum_1 = 16'd0 + {5'd0, vgprs};
  wire [15:0] sum_2 = sum_1 + {5'd0, vgprs};
  wire [15:0] sum_3 = sum_2 + {5'd0, vgprs};
  wire [3:0] joined_1 = {(~active_0[3]) & (~(16'h100 < (sum_3 + {5'd0, vgprs}))), (~active_0[2]) & (~(16'h100 <
      sum_3)), (~active_0[1]) & (~(16'h100 < sum_2)), (~active_0[0]) & (~(16'h100 < sum_1))};
  wire conjunction_1 = (|joined_1) & (~(last_simd[0] | (last_simd[0] + 1'b1))) & (|last_simd[0]);

  assign simd_one_hot = (|conjunction_1) ? (conjunction_1 & (-conjunction_1)) : ((|joined_1) & (-(|joined_1)));
  wire [3:0] conjunction_2 = joined_1 & {4{simd_one_hot}};
  assign wave_one_hot = conjunction_2 & (-conjunction_2);
  assign found = |(|joined_1);
  assign slot_0 = {12'd0, wave_one_hot & {4{simd_one_hot}}};
  assign wave = (4'd1 & {4{wave_one_hot[1]}}) | (4'd2 & {4{wave_one_hot[2]}}) | (4'd3 & {4{wave_one_hot[3]}});
  assign simd = {15'd0, simd_one_hot};

  wire [15:0] disjunction_1 = (sum_1 & {16{wave_one_hot[1]}}) | (sum_2 & {16{wave_one_hot[2]}});
  wire [15:0] disjunction_2 = disjunction_1 | (sum_3 & {16{wave_one_hot[3]}});

  assign base = disjunction_2[10:0];

endmodule
