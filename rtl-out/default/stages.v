// stages: generator of hdl/src/vector/stages.rs
// Written by Tombolo; change the source.
// SPDX-License-Identifier: MIT OR Apache-2.0

`default_nettype none

module stages (
  input wire clock,
  input wire launch,
  input wire returns,
  input wire [3:0] returned_writeback_wave,
  input wire [15:0] returned_writeback_sequence,
  input wire returned_writeback_ends,
  input wire [2:0] returned_writeback_beat,
  input wire returned_writeback_writes,
  input wire returned_writeback_writes_high,
  input wire [10:0] returned_writeback_row,
  input wire [3:0] returned_writeback_bytes,
  input wire returned_writeback_writes_scalar,
  input wire [6:0] returned_writeback_register,
  input wire returned_writeback_scalar_result,
  input wire returned_writeback_ignored,
  input wire returned_chosen,
  input wire [31:0] returned_active,
  input wire [3:0] writeback_wave,
  input wire [15:0] writeback_sequence,
  input wire writeback_ends,
  input wire [2:0] writeback_beat,
  input wire writeback_writes,
  input wire writeback_writes_high,
  input wire [10:0] writeback_row,
  input wire [3:0] writeback_bytes,
  input wire writeback_writes_scalar,
  input wire [6:0] writeback_register,
  input wire writeback_scalar_result,
  input wire writeback_ignored,
  input wire takes_turns,
  input wire odd,
  input wire [1:0] unit,
  input wire [63:0] exec,
  input wire mask_from_vcc,
  input wire [31:0] vcc,
  input wire exchanged,
  input wire exchanges,
  input wire collects,
  input wire [31:0] mask_register,
  input wire active_0,
  input wire active_1,
  input wire active_2,
  input wire active_3,
  input wire active_4,
  input wire active_5,
  input wire active_6,
  input wire active_7,
  input wire active_8,
  input wire active_9,
  input wire active_10,
  input wire active_11,
  input wire active_12,
  input wire active_13,
  input wire active_14,
  input wire active_15,
  input wire active_16,
  input wire active_17,
  input wire active_18,
  input wire active_19,
  input wire active_20,
  input wire active_21,
  input wire active_22,
  input wire active_23,
  input wire active_24,
  input wire active_25,
  input wire active_26,
  input wire active_27,
  input wire active_28,
  input wire active_29,
  input wire active_30,
  input wire active_31,
  input wire chosen,
  output wire valid_0,
  output wire valid_1,
  output wire valid_2,
  output wire valid_3,
  output wire valid_4,
  output wire valid_5,
  output wire hazard_0_late,
  output wire hazard_0_writes,
  output wire hazard_0_writes_high,
  output wire [10:0] hazard_0_row,
  output wire [2:0] hazard_0_beat,
  output wire hazard_0_writes_scalar,
  output wire [3:0] hazard_0_wave,
  output wire [6:0] hazard_0_register,
  output wire hazard_1_late,
  output wire hazard_1_writes,
  output wire hazard_1_writes_high,
  output wire [10:0] hazard_1_row,
  output wire [2:0] hazard_1_beat,
  output wire hazard_1_writes_scalar,
  output wire [3:0] hazard_1_wave,
  output wire [6:0] hazard_1_register,
  output wire hazard_2_late,
  output wire hazard_2_writes,
  output wire hazard_2_writes_high,
  output wire [10:0] hazard_2_row,
  output wire [2:0] hazard_2_beat,
  output wire hazard_2_writes_scalar,
  output wire [3:0] hazard_2_wave,
  output wire [6:0] hazard_2_register,
  output wire hazard_3_late,
  output wire hazard_3_writes,
  output wire hazard_3_writes_high,
  output wire [10:0] hazard_3_row,
  output wire [2:0] hazard_3_beat,
  output wire hazard_3_writes_scalar,
  output wire [3:0] hazard_3_wave,
  output wire [6:0] hazard_3_register,
  output wire hazard_4_late,
  output wire hazard_4_writes,
  output wire hazard_4_writes_high,
  output wire hazard_4_partial,
  output wire [10:0] hazard_4_row,
  output wire [2:0] hazard_4_beat,
  output wire hazard_4_writes_scalar,
  output wire [3:0] hazard_4_wave,
  output wire [6:0] hazard_4_register,
  output wire hazard_5_late,
  output wire hazard_5_writes,
  output wire hazard_5_writes_high,
  output wire hazard_5_partial,
  output wire [10:0] hazard_5_row,
  output wire [2:0] hazard_5_beat,
  output wire hazard_5_writes_scalar,
  output wire [3:0] hazard_5_wave,
  output wire [6:0] hazard_5_register,
  output wire [63:0] exec_1,
  output wire mask_0,
  output wire mask_1,
  output wire mask_2,
  output wire mask_3,
  output wire mask_4,
  output wire mask_5,
  output wire mask_6,
  output wire mask_7,
  output wire mask_8,
  output wire mask_9,
  output wire mask_10,
  output wire mask_11,
  output wire mask_12,
  output wire mask_13,
  output wire mask_14,
  output wire mask_15,
  output wire mask_16,
  output wire mask_17,
  output wire mask_18,
  output wire mask_19,
  output wire mask_20,
  output wire mask_21,
  output wire mask_22,
  output wire mask_23,
  output wire mask_24,
  output wire mask_25,
  output wire mask_26,
  output wire mask_27,
  output wire mask_28,
  output wire mask_29,
  output wire mask_30,
  output wire mask_31,
  output wire collects_2,
  output wire starts_integer,
  output wire starts_float,
  output wire odd_2,
  output wire odd_6,
  output wire starts_shared,
  output wire [3:0] kept_writeback_wave,
  output wire [15:0] kept_writeback_sequence,
  output wire kept_writeback_ends,
  output wire [2:0] kept_writeback_beat,
  output wire kept_writeback_writes,
  output wire kept_writeback_writes_high,
  output wire [10:0] kept_writeback_row,
  output wire [3:0] kept_writeback_bytes,
  output wire kept_writeback_writes_scalar,
  output wire [6:0] kept_writeback_register,
  output wire kept_writeback_scalar_result,
  output wire kept_writeback_ignored,
  output wire kept_chosen,
  output wire [31:0] kept_active,
  output wire [3:0] written_wave,
  output wire [15:0] written_sequence,
  output wire [2:0] written_beat,
  output wire [10:0] written_row,
  output wire [3:0] written_bytes,
  output wire [6:0] written_register,
  output wire written_scalar_result,
  output wire active_6_0,
  output wire active_6_1,
  output wire active_6_2,
  output wire active_6_3,
  output wire active_6_4,
  output wire active_6_5,
  output wire active_6_6,
  output wire active_6_7,
  output wire active_6_8,
  output wire active_6_9,
  output wire active_6_10,
  output wire active_6_11,
  output wire active_6_12,
  output wire active_6_13,
  output wire active_6_14,
  output wire active_6_15,
  output wire active_6_16,
  output wire active_6_17,
  output wire active_6_18,
  output wire active_6_19,
  output wire active_6_20,
  output wire active_6_21,
  output wire active_6_22,
  output wire active_6_23,
  output wire active_6_24,
  output wire active_6_25,
  output wire active_6_26,
  output wire active_6_27,
  output wire active_6_28,
  output wire active_6_29,
  output wire active_6_30,
  output wire active_6_31,
  output wire [1:0] unit_6,
  output wire ends_6,
  output wire scalar_ends_6,
  output wire scalar_6
);

  reg [3:0] wave_1;
  reg [3:0] wave_2;
  reg [3:0] wave_3;
  reg [3:0] wave_4;
  reg [3:0] wave_5;
  reg [3:0] wave_6;
  reg [15:0] sequence_1;
  reg [15:0] sequence_2;
  reg [15:0] sequence_3;
  reg [15:0] sequence_4;
  reg [15:0] sequence_5;
  reg [15:0] sequence_6;
  reg ends_1;
  reg ends_2;
  reg ends_3;
  reg ends_4;
  reg ends_5;
  reg ends_6_2;
  reg [2:0] beat_1;
  reg [2:0] beat_2;
  reg [2:0] beat_3;
  reg [2:0] beat_4;
  reg [2:0] beat_5;
  reg [2:0] beat_6;
  reg writes_1;
  reg writes_2;
  reg writes_3;
  reg writes_4;
  reg writes_5;
  reg writes_6;
  reg writes_high_1;
  reg writes_high_2;
  reg writes_high_3;
  reg writes_high_4;
  reg writes_high_5;
  reg writes_high_6;
  reg [10:0] row_1;
  reg [10:0] row_2;
  reg [10:0] row_3;
  reg [10:0] row_4;
  reg [10:0] row_5;
  reg [10:0] row_6;
  reg [3:0] bytes_1;
  reg [3:0] bytes_2;
  reg [3:0] bytes_3;
  reg [3:0] bytes_4;
  reg [3:0] bytes_5;
  reg [3:0] bytes_6;
  reg writes_scalar_1;
  reg writes_scalar_2;
  reg writes_scalar_3;
  reg writes_scalar_4;
  reg writes_scalar_5;
  reg writes_scalar_6;
  reg [6:0] register_1;
  reg [6:0] register_2;
  reg [6:0] register_3;
  reg [6:0] register_4;
  reg [6:0] register_5;
  reg [6:0] register_6;
  reg scalar_result_1;
  reg scalar_result_2;
  reg scalar_result_3;
  reg scalar_result_4;
  reg scalar_result_5;
  reg scalar_result_6;
  reg ignored_1;
  reg ignored_2;
  reg ignored_3;
  reg ignored_4;
  reg ignored_5;
  reg ignored_6;
  reg [1:0] unit_1;
  reg [1:0] unit_2;
  reg [1:0] unit_3;
  reg [1:0] unit_4;
  reg [1:0] unit_5;
  reg [1:0] unit_6_2;
  reg returning_1;
  reg returning_2;
  reg returning_3;
  reg returning_4;
  reg returning_5;
  reg returning_6;
  reg valid_1_2;
  reg valid_2_2;
  reg valid_late_1;
  reg valid_late_2;
  reg valid_late_3;
  reg valid_late_4;
  reg [63:0] exec_1_2;
  reg returned_chosen_2;
  reg [31:0] returned_active_2;
  reg mask_from_vcc_1;
  reg [31:0] vcc_1;
  reg exchanges_1;
  reg exchanged_1;
  reg [31:0] mask_2_2;
  reg collects_1;
  reg collects_2_2;
  reg odd_1;
  reg odd_2_2;
  reg odd_3;
  reg odd_4;
  reg odd_5;
  reg odd_6_2;
  reg even_1;
  reg [31:0] active_kept;
  reg [31:0] active_1_2;
  reg [31:0] active_2_2;
  reg [31:0] active_3_2;
  reg [31:0] active_4_2;
  reg [31:0] active_5_2;
  reg chosen_1;
  reg chosen_2;
  reg chosen_3;
  reg chosen_4;
  reg chosen_5;

  assign starts_integer = valid_2_2 & (unit_2 == 2'd0);
  assign starts_float = valid_2_2 & (unit_2 == 2'd1);
  assign starts_shared = valid_2_2 & (unit_2 == 2'd2) & (~returning_2);
  assign valid_0 = valid_1_2;
  assign valid_1 = valid_2_2;
  assign valid_2 = valid_late_1;
  assign valid_3 = valid_late_2;
  assign valid_4 = valid_late_3;
  assign valid_5 = valid_late_4;
  assign hazard_0_late = valid_1_2 & (unit_1 == 2'd2) & (~returning_1);
  assign hazard_0_writes = writes_1 & valid_1_2;
  assign hazard_0_writes_high = writes_high_1 & valid_1_2;
  assign hazard_0_row = row_1;
  assign hazard_0_beat = beat_1;
  assign hazard_0_writes_scalar = writes_scalar_1 & valid_1_2;
  assign hazard_0_wave = wave_1;
  assign hazard_0_register = register_1;
  assign hazard_1_late = starts_shared;
  assign hazard_1_writes = writes_2 & valid_2_2;
  assign hazard_1_writes_high = writes_high_2 & valid_2_2;
  assign hazard_1_row = row_2;
  assign hazard_1_beat = beat_2;
  assign hazard_1_writes_scalar = writes_scalar_2 & valid_2_2;
  assign hazard_1_wave = wave_2;
  assign hazard_1_register = register_2;
  assign hazard_2_late = 1'b0;
  assign hazard_2_writes = writes_3 & valid_late_1;
  assign hazard_2_writes_high = writes_high_3 & valid_late_1;
  assign hazard_2_row = row_3;
  assign hazard_2_beat = beat_3;
  assign hazard_2_writes_scalar = writes_scalar_3 & valid_late_1;
  assign hazard_2_wave = wave_3;
  assign hazard_2_register = register_3;
  assign hazard_3_late = 1'b0;
  assign hazard_3_writes = writes_4 & valid_late_2;
  assign hazard_3_writes_high = writes_high_4 & valid_late_2;
  assign hazard_3_row = row_4;
  assign hazard_3_beat = beat_4;
  assign hazard_3_writes_scalar = writes_scalar_4 & valid_late_2;
  assign hazard_3_wave = wave_4;
  assign hazard_3_register = register_4;
  assign hazard_4_late = 1'b0;
  assign hazard_4_writes = writes_5 & valid_late_3;
  assign hazard_4_writes_high = writes_high_5 & valid_late_3;
  assign hazard_4_partial = writes_5 & (~(&bytes_5)) & valid_late_3;
  assign hazard_4_row = row_5;
  assign hazard_4_beat = beat_5;
  assign hazard_4_writes_scalar = writes_scalar_5 & valid_late_3;
  assign hazard_4_wave = wave_5;
  assign hazard_4_register = register_5;
  assign hazard_5_late = 1'b0;
  assign hazard_5_writes = writes_6 & valid_late_4;
  assign hazard_5_writes_high = writes_high_6 & valid_late_4;
  assign hazard_5_partial = writes_6 & (~(&bytes_6)) & valid_late_4;
  assign hazard_5_row = row_6;
  assign hazard_5_beat = beat_6;
  assign hazard_5_writes_scalar = writes_scalar_6 & valid_late_4;
  assign hazard_5_wave = wave_6;
  assign hazard_5_register = register_6;
  assign exec_1 = exec_1_2;
  assign mask_0 = mask_2_2[0];
  assign mask_1 = mask_2_2[1];
  assign mask_2 = mask_2_2[2];
  assign mask_3 = mask_2_2[3];
  assign mask_4 = mask_2_2[4];
  assign mask_5 = mask_2_2[5];
  assign mask_6 = mask_2_2[6];
  assign mask_7 = mask_2_2[7];
  assign mask_8 = mask_2_2[8];
  assign mask_9 = mask_2_2[9];
  assign mask_10 = mask_2_2[10];
  assign mask_11 = mask_2_2[11];
  assign mask_12 = mask_2_2[12];
  assign mask_13 = mask_2_2[13];
  assign mask_14 = mask_2_2[14];
  assign mask_15 = mask_2_2[15];
  assign mask_16 = mask_2_2[16];
  assign mask_17 = mask_2_2[17];
  assign mask_18 = mask_2_2[18];
  assign mask_19 = mask_2_2[19];
  assign mask_20 = mask_2_2[20];
  assign mask_21 = mask_2_2[21];
  assign mask_22 = mask_2_2[22];
  assign mask_23 = mask_2_2[23];
  assign mask_24 = mask_2_2[24];
  assign mask_25 = mask_2_2[25];
  assign mask_26 = mask_2_2[26];
  assign mask_27 = mask_2_2[27];
  assign mask_28 = mask_2_2[28];
  assign mask_29 = mask_2_2[29];
  assign mask_30 = mask_2_2[30];
  assign mask_31 = mask_2_2[31];
  assign collects_2 = collects_2_2 & valid_2_2;
  assign odd_2 = odd_2_2;
  assign odd_6 = odd_6_2;
  wire [31:0] conjunction_1 = active_5_2 & {32{valid_late_4}};
  assign active_6_0 = conjunction_1[0];
  assign active_6_1 = conjunction_1[1];
  assign active_6_2 = conjunction_1[2];
  assign active_6_3 = conjunction_1[3];
  assign active_6_4 = conjunction_1[4];
  assign active_6_5 = conjunction_1[5];
  assign active_6_6 = conjunction_1[6];
  assign active_6_7 = conjunction_1[7];
  assign active_6_8 = conjunction_1[8];
  assign active_6_9 = conjunction_1[9];
  assign active_6_10 = conjunction_1[10];
  assign active_6_11 = conjunction_1[11];
  assign active_6_12 = conjunction_1[12];
  assign active_6_13 = conjunction_1[13];
  assign active_6_14 = conjunction_1[14];
  assign active_6_15 = conjunction_1[15];
  assign active_6_16 = conjunction_1[16];
  assign active_6_17 = conjunction_1[17];
  assign active_6_18 = conjunction_1[18];
  assign active_6_19 = conjunction_1[19];
  assign active_6_20 = conjunction_1[20];
  assign active_6_21 = conjunction_1[21];
  assign active_6_22 = conjunction_1[22];
  assign active_6_23 = conjunction_1[23];
  assign active_6_24 = conjunction_1[24];
  assign active_6_25 = conjunction_1[25];
  assign active_6_26 = conjunction_1[26];
  assign active_6_27 = conjunction_1[27];
  assign active_6_28 = conjunction_1[28];
  assign active_6_29 = conjunction_1[29];
  assign active_6_30 = conjunction_1[30];
  assign active_6_31 = conjunction_1[31];
  assign unit_6 = unit_6_2;
  assign scalar_ends_6 = ends_6 & writes_scalar_6;
  assign ends_6 = ends_6_2 & valid_late_4;
  assign scalar_6 = valid_late_4 & writes_scalar_6 & chosen_5 & (~ignored_6);
  assign written_wave = wave_6;
  assign written_sequence = sequence_6;
  assign written_beat = beat_6;
  assign written_row = row_6;
  assign written_bytes = bytes_6;
  assign written_register = register_6;
  assign written_scalar_result = scalar_result_6;
  assign kept_writeback_wave = wave_2;
  assign kept_writeback_sequence = sequence_2;
  assign kept_writeback_ends = ends_2;
  assign kept_writeback_beat = beat_2;
  assign kept_writeback_writes = writes_2;
  assign kept_writeback_writes_high = writes_high_2;
  assign kept_writeback_row = row_2;
  assign kept_writeback_bytes = bytes_2;
  assign kept_writeback_writes_scalar = writes_scalar_2;
  assign kept_writeback_register = register_2;
  assign kept_writeback_scalar_result = scalar_result_2;
  assign kept_writeback_ignored = ignored_2;
  assign kept_chosen = chosen_1;
  assign kept_active = active_kept;

  wire [50:0] joined_1 = {returned_writeback_ignored, returned_writeback_scalar_result, returned_writeback_register,
      returned_writeback_writes_scalar, returned_writeback_bytes, returned_writeback_row,
      returned_writeback_writes_high, returned_writeback_writes, returned_writeback_beat, returned_writeback_ends,
      returned_writeback_sequence, returned_writeback_wave};
  wire [50:0] joined_2 = {writeback_ignored, writeback_scalar_result, writeback_register, writeback_writes_scalar,
      writeback_bytes, writeback_row, writeback_writes_high, writeback_writes, writeback_beat, writeback_ends,
      writeback_sequence, writeback_wave};
  wire [50:0] chosen_6 = returns ? joined_1 : joined_2;
  wire [31:0] joined_3 = {even_1, odd_1, even_1, odd_1, even_1, odd_1, even_1, odd_1, even_1, odd_1, even_1, odd_1,
      even_1, odd_1, even_1, odd_1, even_1, odd_1, even_1, odd_1, even_1, odd_1, even_1, odd_1, even_1, odd_1,
      even_1, odd_1, even_1, odd_1, even_1, odd_1};
  wire [31:0] joined_4 = {active_31, active_30, active_29, active_28, active_27, active_26, active_25, active_24,
      active_23, active_22, active_21, active_20, active_19, active_18, active_17, active_16, active_15, active_14,
      active_13, active_12, active_11, active_10, active_9, active_8, active_7, active_6, active_5, active_4,
      active_3, active_2, active_1, active_0};

  initial begin
    wave_1 = 4'd0;
    wave_2 = 4'd0;
    wave_3 = 4'd0;
    wave_4 = 4'd0;
    wave_5 = 4'd0;
    wave_6 = 4'd0;
    sequence_1 = 16'd0;
    sequence_2 = 16'd0;
    sequence_3 = 16'd0;
    sequence_4 = 16'd0;
    sequence_5 = 16'd0;
    sequence_6 = 16'd0;
    ends_1 = 1'b0;
    ends_2 = 1'b0;
    ends_3 = 1'b0;
    ends_4 = 1'b0;
    ends_5 = 1'b0;
    ends_6_2 = 1'b0;
    beat_1 = 3'd0;
    beat_2 = 3'd0;
    beat_3 = 3'd0;
    beat_4 = 3'd0;
    beat_5 = 3'd0;
    beat_6 = 3'd0;
    writes_1 = 1'b0;
    writes_2 = 1'b0;
    writes_3 = 1'b0;
    writes_4 = 1'b0;
    writes_5 = 1'b0;
    writes_6 = 1'b0;
    writes_high_1 = 1'b0;
    writes_high_2 = 1'b0;
    writes_high_3 = 1'b0;
    writes_high_4 = 1'b0;
    writes_high_5 = 1'b0;
    writes_high_6 = 1'b0;
    row_1 = 11'd0;
    row_2 = 11'd0;
    row_3 = 11'd0;
    row_4 = 11'd0;
    row_5 = 11'd0;
    row_6 = 11'd0;
    bytes_1 = 4'd0;
    bytes_2 = 4'd0;
    bytes_3 = 4'd0;
    bytes_4 = 4'd0;
    bytes_5 = 4'd0;
    bytes_6 = 4'd0;
    writes_scalar_1 = 1'b0;
    writes_scalar_2 = 1'b0;
    writes_scalar_3 = 1'b0;
    writes_scalar_4 = 1'b0;
    writes_scalar_5 = 1'b0;
    writes_scalar_6 = 1'b0;
    register_1 = 7'd0;
    register_2 = 7'd0;
    register_3 = 7'd0;
    register_4 = 7'd0;
    register_5 = 7'd0;
    register_6 = 7'd0;
    scalar_result_1 = 1'b0;
    scalar_result_2 = 1'b0;
    scalar_result_3 = 1'b0;
    scalar_result_4 = 1'b0;
    scalar_result_5 = 1'b0;
    scalar_result_6 = 1'b0;
    ignored_1 = 1'b0;
    ignored_2 = 1'b0;
    ignored_3 = 1'b0;
    ignored_4 = 1'b0;
    ignored_5 = 1'b0;
    ignored_6 = 1'b0;
    unit_1 = 2'd0;
    unit_2 = 2'd0;
    unit_3 = 2'd0;
    unit_4 = 2'd0;
    unit_5 = 2'd0;
    unit_6_2 = 2'd0;
    returning_1 = 1'b0;
    returning_2 = 1'b0;
    returning_3 = 1'b0;
    returning_4 = 1'b0;
    returning_5 = 1'b0;
    returning_6 = 1'b0;
    valid_1_2 = 1'b0;
    valid_2_2 = 1'b0;
    valid_late_1 = 1'b0;
    valid_late_2 = 1'b0;
    valid_late_3 = 1'b0;
    valid_late_4 = 1'b0;
    exec_1_2 = 64'd0;
    returned_chosen_2 = 1'b0;
    returned_active_2 = 32'd0;
    mask_from_vcc_1 = 1'b0;
    vcc_1 = 32'd0;
    exchanges_1 = 1'b0;
    exchanged_1 = 1'b0;
    mask_2_2 = 32'd0;
    collects_1 = 1'b0;
    collects_2_2 = 1'b0;
    odd_1 = 1'b0;
    odd_2_2 = 1'b0;
    odd_3 = 1'b0;
    odd_4 = 1'b0;
    odd_5 = 1'b0;
    odd_6_2 = 1'b0;
    even_1 = 1'b0;
    active_kept = 32'd0;
    active_1_2 = 32'd0;
    active_2_2 = 32'd0;
    active_3_2 = 32'd0;
    active_4_2 = 32'd0;
    active_5_2 = 32'd0;
    chosen_1 = 1'b0;
    chosen_2 = 1'b0;
    chosen_3 = 1'b0;
    chosen_4 = 1'b0;
    chosen_5 = 1'b0;
  end
  always @(posedge clock) begin
    wave_1 <= chosen_6[3:0];
    wave_2 <= wave_1;
    wave_3 <= wave_2;
    wave_4 <= wave_3;
    wave_5 <= wave_4;
    wave_6 <= wave_5;
    sequence_1 <= chosen_6[19:4];
    sequence_2 <= sequence_1;
    sequence_3 <= sequence_2;
    sequence_4 <= sequence_3;
    sequence_5 <= sequence_4;
    sequence_6 <= sequence_5;
    ends_1 <= chosen_6[20];
    ends_2 <= ends_1;
    ends_3 <= ends_2;
    ends_4 <= ends_3;
    ends_5 <= ends_4;
    ends_6_2 <= ends_5;
    beat_1 <= chosen_6[23:21];
    beat_2 <= beat_1;
    beat_3 <= beat_2;
    beat_4 <= beat_3;
    beat_5 <= beat_4;
    beat_6 <= beat_5;
    writes_1 <= chosen_6[24];
    writes_2 <= writes_1;
    writes_3 <= writes_2;
    writes_4 <= writes_3;
    writes_5 <= writes_4;
    writes_6 <= writes_5;
    writes_high_1 <= chosen_6[25];
    writes_high_2 <= writes_high_1;
    writes_high_3 <= writes_high_2;
    writes_high_4 <= writes_high_3;
    writes_high_5 <= writes_high_4;
    writes_high_6 <= writes_high_5;
    row_1 <= chosen_6[36:26];
    row_2 <= row_1;
    row_3 <= row_2;
    row_4 <= row_3;
    row_5 <= row_4;
    row_6 <= row_5;
    bytes_1 <= chosen_6[40:37];
    bytes_2 <= bytes_1;
    bytes_3 <= bytes_2;
    bytes_4 <= bytes_3;
    bytes_5 <= bytes_4;
    bytes_6 <= bytes_5;
    writes_scalar_1 <= chosen_6[41];
    writes_scalar_2 <= writes_scalar_1;
    writes_scalar_3 <= writes_scalar_2;
    writes_scalar_4 <= writes_scalar_3;
    writes_scalar_5 <= writes_scalar_4;
    writes_scalar_6 <= writes_scalar_5;
    register_1 <= chosen_6[48:42];
    register_2 <= register_1;
    register_3 <= register_2;
    register_4 <= register_3;
    register_5 <= register_4;
    register_6 <= register_5;
    scalar_result_1 <= chosen_6[49];
    scalar_result_2 <= scalar_result_1;
    scalar_result_3 <= scalar_result_2;
    scalar_result_4 <= scalar_result_3;
    scalar_result_5 <= scalar_result_4;
    scalar_result_6 <= scalar_result_5;
    ignored_1 <= chosen_6[50];
    ignored_2 <= ignored_1;
    ignored_3 <= ignored_2;
    ignored_4 <= ignored_3;
    ignored_5 <= ignored_4;
    ignored_6 <= ignored_5;
    unit_1 <= returns ? 2'd2 : unit;
    unit_2 <= unit_1;
    unit_3 <= unit_2;
    unit_4 <= unit_3;
    unit_5 <= unit_4;
    unit_6_2 <= unit_5;
    returning_1 <= returns;
    returning_2 <= returning_1;
    returning_3 <= returning_2;
    returning_4 <= returning_3;
    returning_5 <= returning_4;
    returning_6 <= returning_5;
    valid_1_2 <= launch | returns;
    valid_2_2 <= valid_1_2;
    valid_late_1 <= valid_2_2 & (~starts_shared);
    valid_late_2 <= valid_late_1;
    valid_late_3 <= valid_late_2;
    valid_late_4 <= valid_late_3;
    exec_1_2 <= exec;
    returned_chosen_2 <= returned_chosen;
    returned_active_2 <= returned_active;
    mask_from_vcc_1 <= mask_from_vcc;
    vcc_1 <= vcc;
    exchanges_1 <= exchanges;
    exchanged_1 <= exchanged;
    mask_2_2 <= exchanges_1 ? {32{exchanged_1}} : mask_from_vcc_1 ? vcc_1 : mask_register;
    collects_1 <= collects;
    collects_2_2 <= collects_1;
    odd_1 <= 1'b0;
    odd_2_2 <= odd_1;
    odd_3 <= odd_2_2;
    odd_4 <= odd_3;
    odd_5 <= odd_4;
    odd_6_2 <= odd_5;
    even_1 <= 1'b0;
    active_kept <= returning_1 ? returned_active_2 : (joined_4 & (~joined_3));
    active_1_2 <= returning_1 ? returned_active_2 : (joined_4 & (~joined_3));
    active_2_2 <= active_1_2;
    active_3_2 <= active_2_2;
    active_4_2 <= active_3_2;
    active_5_2 <= active_4_2;
    chosen_1 <= returning_1 ? returned_chosen_2 : chosen;
    chosen_2 <= chosen_1;
    chosen_3 <= chosen_2;
    chosen_4 <= chosen_3;
    chosen_5 <= chosen_4;
  end

endmodule

`default_nettype wire
