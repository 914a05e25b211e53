// dispatch_settings: generator of hdl/src/dispatch/program.rs:32. Written by Tombolo; change the source.
// SPDX-License-Identifier: MIT OR Apache-2.0
`default_nettype none

module dispatch_settings (
  input wire [31:0] pgm_lo, // COMPUTE_PGM_LO: address of the first instruction / 256.
  input wire [7:0] pgm_hi, // COMPUTE_PGM_HI.
  input wire [5:0] vgpr_granules, // VGPRs in granules, minus one.
  input wire [7:0] float_mode, // Rounding and denormal modes.
  input wire fp16_overflow, // MODE.FP16_OVFL.
  input wire wave32, // Waves have 32 lanes, as against 64.
  input wire [8:0] lds_size, // LDS in units of 512 bytes.
  input wire [31:0] scratch_lo, // COMPUTE_SCRATCH_BASE_LO: address / 256.
  input wire [7:0] scratch_hi, // COMPUTE_SCRATCH_BASE_HI.
  input wire [12:0] wave_size, // Scratch of a wave in units of 1 KiB.
  input wire [9:0] waves_per_sh, // COMPUTE_RESOURCE_LIMITS.WAVES_PER_SH, in units of 16 in its upper 6 bits.
  input wire [3:0] groups_per_cu, // COMPUTE_RESOURCE_LIMITS.TG_PER_CU.
  input wire bulky, // COMPUTE_PGM_RSRC1.BULKY: one work-group at a time.
  output wire [47:0] entry, // First instruction, bytes.
  // VGPRs of a wave. One that allocates them has the rows of as many as it can have, wherever it is in between:
  // requests of other waves cannot make its own fail, and no wave waits for another one's registers (3.3.3.2).
  output wire [10:0] vgprs,
  output wire [31:0] mode, // Initial MODE.
  output wire wave64, // Waves have 64 lanes.
  output wire [17:0] lds_bytes, // LDS bytes of a work-group: whole blocks of 1024 (3.3.5).
  output wire [47:0] scratch, // Address of the scratch memory, bytes.
  output wire [23:0] scratch_bytes, // Scratch bytes of a wave.
  output wire [9:0] wave_limit, // Waves that may be resident, 0: any number.
  output wire [3:0] group_limit // Work-groups that may be resident, 0: any number.
);

  assign entry = {pgm_hi, pgm_lo, 8'd0};
  assign scratch = {scratch_hi, scratch_lo, 8'd0};
  wire [10:0] vgprs_sum = {5'd0, vgpr_granules} + 11'd1;
  assign vgprs = wave32 ? {vgprs_sum[7:0], 3'd0} : {vgprs_sum[8:0], 2'd0};
  assign wave64 = ~wave32;
  assign mode = {8'd0, fp16_overflow, 15'd0, float_mode};
  wire [9:0] lds_size_wide_plus_1 = {1'b0, lds_size} + 10'd1;
  assign lds_bytes = {lds_size_wide_plus_1[8:1], 10'd0};
  assign scratch_bytes = {1'b0, wave_size, 10'd0};
  assign wave_limit = {waves_per_sh[9:4], 4'd0};
  assign group_limit = bulky ? 4'd1 : groups_per_cu;
endmodule
`default_nettype wire
