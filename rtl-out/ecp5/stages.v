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
  input wire chosen,
  output wire valid_5,
  output wire hazard_0_late,
  output wire [2:0] hazard_0_beat,
  output wire hazard_0_writes_scalar,
  output wire [3:0] hazard_0_wave,
  output wire [6:0] hazard_0_register,
  output wire hazard_1_late,
  output wire [2:0] hazard_1_beat,
  output wire hazard_1_writes_scalar,
  output wire [3:0] hazard_1_wave,
  output wire [6:0] hazard_1_register,
  output wire hazard_2_late,
  output wire hazard_2_writes_scalar,
  output wire [3:0] hazard_2_wave,
  output wire [6:0] hazard_2_register,
  output wire hazard_3_late,
  output wire hazard_3_writes_scalar,
  output wire [3:0] hazard_3_wave,
  output wire [6:0] hazard_3_register,
  output wire hazard_4_late,
  output wire hazard_4_writes_scalar,
  output wire [3:0] hazard_4_wave,
  output wire [6:0] hazard_4_register,
  output wire hazard_5_late,
  output wire hazard_5_writes,
  output wire hazard_5_writes_high,
  output wire hazard_5_writes_scalar,
  output wire [3:0] hazard_5_wave,
  output wire [6:0] hazard_5_register,
  output wire [63:0] exec_1,
  output wire mask_0,
  output wire mask_1,
  output wire mask_2,
  output wire mask_3,
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
  output wire [2:0] written_beat,
  output wire [10:0] written_row,
  output wire [6:0] written_register,
  output wire written_scalar_result,
  output wire active_6_0,
  output wire active_6_1,
  output wire active_6_2,
  output wire active_6_3,
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
  reg valid_1_2;
  reg valid_2_2;
  reg valid_late_1;
  reg valid_late_2;
  reg valid_late_3;
  reg valid_late_4;
  reg [63:0] exec_1_2;
  reg returned_chosen_2;
  reg [3:0] returned_active_2;
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
  reg [3:0] active_kept;
  reg [3:0] active_1_2;
  reg [3:0] active_2_2;
  reg [3:0] active_3_2;
  reg [3:0] active_4;
  reg [3:0] active_5;
  reg chosen_1;
  reg chosen_2;
  reg chosen_3;
  reg chosen_4;
  reg chosen_5;

  assign starts_integer = valid_2_2 & (unit_2 == 2'd0);
  assign starts_float = valid_2_2 & (unit_2 == 2'd1);
  assign starts_shared = valid_2_2 & (unit_2 == 2'd2) & (~returning_2);
  assign valid_5 = valid_late_4;
  assign hazard_0_late = valid_1_2 & (unit_1 == 2'd2) & (~returning_1);
  assign hazard_0_beat = beat_1;
  assign hazard_0_writes_scalar = writes_scalar_1 & valid_1_2;
  assign hazard_0_wave = wave_1;
  assign hazard_0_register = register_1;
  assign hazard_1_late = starts_shared;
  assign hazard_1_beat = beat_2;
  assign hazard_1_writes_scalar = writes_scalar_2 & valid_2_2;
  assign hazard_1_wave = wave_2;
  assign hazard_1_register = register_2;
  assign hazard_2_late = 1'b0;
  assign hazard_2_writes_scalar = writes_scalar_3 & valid_late_1;
  assign hazard_2_wave = wave_3;
  assign hazard_2_register = register_3;
  assign hazard_3_late = 1'b0;
  assign hazard_3_writes_scalar = writes_scalar_4 & valid_late_2;
  assign hazard_3_wave = wave_4;
  assign hazard_3_register = register_4;
  assign hazard_4_late = 1'b0;
  assign hazard_4_writes_scalar = writes_scalar_5 & valid_late_3;
  assign hazard_4_wave = wave_5;
  assign hazard_4_register = register_5;
  assign hazard_5_late = 1'b0;
  assign hazard_5_writes = writes_6 & valid_late_4;
  assign hazard_5_writes_high = writes_high_6 & valid_late_4;
  assign hazard_5_writes_scalar = writes_scalar_6 & valid_late_4;
  assign hazard_5_wave = wave_6;
  assign hazard_5_register = register_6;
  assign exec_1 = exec_1_2;
  wire [3:0] slice_1 = mask_2_2[{beat_2, 2'd0} +: 4];
  assign mask_0 = slice_1[0];
  assign mask_1 = slice_1[1];
  assign mask_2 = slice_1[2];
  assign mask_3 = slice_1[3];
  assign collects_2 = collects_2_2 & valid_2_2;
  assign odd_2 = odd_2_2;
  assign odd_6 = odd_6_2;
  wire [3:0] conjunction_1 = active_5 & {4{valid_late_4}};
  assign active_6_0 = conjunction_1[0];
  assign active_6_1 = conjunction_1[1];
  assign active_6_2 = conjunction_1[2];
  assign active_6_3 = conjunction_1[3];
  assign unit_6 = unit_6_2;
  assign scalar_ends_6 = ends_6 & writes_scalar_6;
  assign ends_6 = ends_6_2 & valid_late_4;
  assign scalar_6 = valid_late_4 & writes_scalar_6 & chosen_5 & (~ignored_6);
  assign written_wave = wave_6;
  assign written_beat = beat_6;
  assign written_row = row_6;
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
  assign kept_active = {28'd0, active_kept};

  wire [50:0] joined_1 = {returned_writeback_ignored, returned_writeback_scalar_result, returned_writeback_register,
      returned_writeback_writes_scalar, returned_writeback_bytes, returned_writeback_row,
      returned_writeback_writes_high, returned_writeback_writes, returned_writeback_beat, returned_writeback_ends,
      returned_writeback_sequence, returned_writeback_wave};
  wire [50:0] joined_2 = {writeback_ignored, writeback_scalar_result, writeback_register, writeback_writes_scalar,
      writeback_bytes, writeback_row, writeback_writes_high, writeback_writes, writeback_beat, writeback_ends,
      writeback_sequence, writeback_wave};
  wire [50:0] chosen_6 = returns ? joined_1 : joined_2;
  wire [3:0] conjunction_2 = {active_3, active_2, active_1, active_0} & (~{even_1, odd_1, even_1, odd_1});

  initial begin
    wave_1 = 4'd0;
    wave_2 = 4'd0;
    wave_3 = 4'd0;
    wave_4 = 4'd0;
    wave_5 = 4'd0;
    wave_6 = 4'd0;
    sequence_1 = 16'd0;
    sequence_2 = 16'd0;
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
    valid_1_2 = 1'b0;
    valid_2_2 = 1'b0;
    valid_late_1 = 1'b0;
    valid_late_2 = 1'b0;
    valid_late_3 = 1'b0;
    valid_late_4 = 1'b0;
    exec_1_2 = 64'd0;
    returned_chosen_2 = 1'b0;
    returned_active_2 = 4'd0;
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
    active_kept = 4'd0;
    active_1_2 = 4'd0;
    active_2_2 = 4'd0;
    active_3_2 = 4'd0;
    active_4 = 4'd0;
    active_5 = 4'd0;
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
    valid_1_2 <= launch | returns;
    valid_2_2 <= valid_1_2;
    valid_late_1 <= valid_2_2 & (~starts_shared);
    valid_late_2 <= valid_late_1;
    valid_late_3 <= valid_late_2;
    valid_late_4 <= valid_late_3;
    exec_1_2 <= exec;
    returned_chosen_2 <= returned_chosen;
    returned_active_2 <= returned_active[3:0];
    mask_from_vcc_1 <= mask_from_vcc;
    vcc_1 <= vcc;
    exchanges_1 <= exchanges;
    exchanged_1 <= exchanged;
    mask_2_2 <= exchanges_1 ? {32{exchanged_1}} : mask_from_vcc_1 ? vcc_1 : mask_register;
    collects_1 <= collects;
    collects_2_2 <= collects_1;
    odd_1 <= odd & (~returns);
    odd_2_2 <= odd_1;
    odd_3 <= odd_2_2;
    odd_4 <= odd_3;
    odd_5 <= odd_4;
    odd_6_2 <= odd_5;
    even_1 <= takes_turns & (~returns) & (~(odd & (~returns)));
    active_kept <= returning_1 ? returned_active_2 : conjunction_2;
    active_1_2 <= returning_1 ? returned_active_2 : conjunction_2;
    active_2_2 <= active_1_2;
    active_3_2 <= active_2_2;
    active_4 <= active_3_2;
    active_5 <= active_4;
    chosen_1 <= returning_1 ? returned_chosen_2 : chosen;
    chosen_2 <= chosen_1;
    chosen_3 <= chosen_2;
    chosen_4 <= chosen_3;
    chosen_5 <= chosen_4;
  end

endmodule

`default_nettype wire
