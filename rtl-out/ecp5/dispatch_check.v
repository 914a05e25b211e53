// dispatch_check: generator of hdl/src/dispatch/program.rs:121. Written by Tombolo; change the source.
// SPDX-License-Identifier: MIT OR Apache-2.0
`default_nettype none

module dispatch_check (
  input wire [15:0] full_0, // COMPUTE_NUM_THREAD_X, Y, Z: work-items of a full group.
  input wire [15:0] full_1,
  input wire [15:0] full_2,
  input wire [15:0] partial_0, // Work-items of a partial group.
  input wire [15:0] partial_1,
  input wire [15:0] partial_2,
  input wire partial_enable, // Partial groups are wanted, in numbers of groups.
  input wire [31:0] dim_1,
  input wire [31:0] dim_2,
  input wire in_items, // They count work-items.
  input wire [10:0] vgprs, // VGPRs of a wave.
  input wire wave64, // Waves have 64 lanes.
  input wire [8:0] lds_size, // LDS in units of 512 bytes.
  input wire [4:0] user_sgprs, // User SGPRs.
  input wire scratch, // The waves use scratch memory.
  input wire [11:0] scratch_waves, // COMPUTE_TMPRING_SIZE.WAVES: areas of scratch memory that there are.
  // Something is asked for that this machine does not do: traps, privileged waves, ordered append, restoring.
  input wire unsupported,
  input wire busy, // A dispatch is in progress.
  output wire [3:0] error // COMPUTE_STATUS.ERROR.
);

  wire error_any = ({5'd0, in_items ? full_1[10:0] : 11'd1, 16'd0} < dim_1) | ({5'd0, in_items ? full_2[10:0] :
      11'd1, 16'd0} < dim_2);
  wire error_any_any_partial_0 = (((~|partial_0) | (full_0 < partial_0)) & partial_enable) | (((~|partial_1) |
      (full_1 < partial_1)) & partial_enable) | (((~|partial_2) | (full_2 < partial_2)) & partial_enable);
  wire [21:0] error_product = {11'd0, full_0[10:0]} * {11'd0, full_1[10:0]};
  wire error_any_any_full_0 = (~|full_0) | (16'h400 < full_0) | (~|full_1) | (16'h400 < full_1) | (~|full_2) |
      (16'h400 < full_2) | (22'h400 < error_product) | (22'h400 < ({11'd0, error_product[10:0]} * {11'd0,
      full_2[10:0]})) | (error_any_any_partial_0 & ~in_items);
  assign error = busy ? 4'd5 :
      unsupported ? 4'd8 :
      error_any_any_full_0 ? 4'd1 :
      error_any ? 4'd4 :
      (12'h100 < (wave64 ? {vgprs, 1'b0} : {1'b0, vgprs})) ? 4'd2 :
      (9'h10 < lds_size) ? 4'd3 :
      (5'h10 < user_sgprs) ? 4'd6 :
      (scratch & (scratch_waves < 12'd4)) ? 4'd7 : 4'd0;
endmodule
`default_nettype wire
