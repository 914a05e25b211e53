// dispatch_check: generator of hdl/src/dispatch/program.rs
// Written by Tombolo; change the source.
// SPDX-License-Identifier: MIT OR Apache-2.0

`default_nettype none

module dispatch_check (
  input wire [15:0] full_0,
  input wire [15:0] full_1,
  input wire [15:0] full_2,
  input wire [15:0] partial_0,
  input wire [15:0] partial_1,
  input wire [15:0] partial_2,
  input wire partial_enable,
  input wire [31:0] dim_1,
  input wire [31:0] dim_2,
  input wire in_items,
  input wire [10:0] vgprs,
  input wire wave64,
  input wire [8:0] lds_size,
  input wire [4:0] user_sgprs,
  input wire scratch,
  input wire [11:0] scratch_waves,
  input wire unsupported,
  input wire busy,
  output wire [3:0] error
);

  wire disjunction_1 = ({5'd0, {in_items ? full_1[10:0] : 11'd1, 16'd0}} < dim_1) | ({5'd0, {in_items ? full_2[10:0]
      : 11'd1, 16'd0}} < dim_2);
  wire disjunction_2 = (((~(|partial_0)) | (full_0 < partial_0)) & partial_enable) | (((~(|partial_1)) | (full_1 <
      partial_1)) & partial_enable) | (((~(|partial_2)) | (full_2 < partial_2)) & partial_enable);
  wire [21:0] product_1 = {11'd0, full_0[10:0]} * {11'd0, full_1[10:0]};
  wire disjunction_3 = (~(|full_0)) | (16'h400 < full_0) | (~(|full_1)) | (16'h400 < full_1) | (~(|full_2)) |
      (16'h400 < full_2) | (22'h400 < product_1) | (22'h400 < ({11'd0, product_1[10:0]} * {11'd0, full_2[10:0]})) |
      (disjunction_2 & (~in_items));

  assign error =
      busy ? 4'd5 :
      unsupported ? 4'd8 :
      disjunction_3 ? 4'd1 :
      disjunction_1 ? 4'd4 :
      (12'h100 < (wave64 ? {vgprs, 1'b0} : {1'b0, vgprs})) ? 4'd2 :
      (9'h10 < lds_size) ? 4'd3 :
      (5'h10 < user_sgprs) ? 4'd6 :
      (scratch & (scratch_waves < 12'd4)) ? 4'd7 :
      4'd0;

endmodule

`default_nettype wire
