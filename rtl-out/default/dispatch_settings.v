// dispatch_settings: generator of hdl/src/dispatch/program.rs
// Written by Tombolo; change the source.
// SPDX-License-Identifier: MIT OR Apache-2.0

`default_nettype none

module dispatch_settings (
  input wire [31:0] pgm_lo,
  input wire [7:0] pgm_hi,
  input wire [5:0] vgpr_granules,
  input wire [7:0] float_mode,
  input wire fp16_overflow,
  input wire wave32,
  input wire [8:0] lds_size,
  input wire [31:0] scratch_lo,
  input wire [7:0] scratch_hi,
  input wire [12:0] wave_size,
  input wire [9:0] waves_per_sh,
  input wire [3:0] groups_per_cu,
  input wire bulky,
  output wire [47:0] entry,
  output wire [10:0] vgprs,
  output wire [31:0] mode,
  output wire wave64,
  output wire [16:0] lds_bytes,
  output wire [47:0] scratch,
  output wire [23:0] scratch_bytes,
  output wire [9:0] wave_limit,
  output wire [3:0] group_limit
);

  assign entry = {{pgm_hi, pgm_lo}, 8'd0};
  assign scratch = {{scratch_hi, scratch_lo}, 8'd0};
  wire [10:0] sum_1 = {5'd0, vgpr_granules} + 11'd1;
  assign vgprs = wave32 ? (sum_1 << 2'd3) : (sum_1 << 2'd2);
  assign wave64 = ~wave32;
  assign mode = {8'd0, fp16_overflow, 15'd0, float_mode};

  wire [9:0] sum_2 = {1'b0, lds_size} + 10'd1;
  wire [18:0] joined_1 = {sum_2[9:1], 10'd0};

  assign lds_bytes = joined_1[16:0];
  assign scratch_bytes = {1'b0, {wave_size, 10'd0}};
  assign wave_limit = {waves_per_sh[9:4], 4'd0};
  assign group_limit = bulky ? 4'd1 : groups_per_cu;

endmodule

`default_nettype wire
