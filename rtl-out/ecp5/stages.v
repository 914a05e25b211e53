// stages: generator of hdl/src/vector/stages.rs:33. Written by Tombolo; change the source.
// SPDX-License-Identifier: MIT OR Apache-2.0
`default_nettype none

module stages (
  input wire clock, // The one clock.
  input wire launch, // An operation launches a beat.
  // An operation of the shared units launches again instead, or beside one that launches for them.
  input wire returns,
  input wire [3:0] returned_writeback_wave, // What was kept of it.
  input wire [15:0] returned_writeback_sequence, input wire returned_writeback_ends,
  input wire [2:0] returned_writeback_beat, input wire returned_writeback_writes, returned_writeback_writes_high,
  input wire [10:0] returned_writeback_row, input wire [3:0] returned_writeback_bytes,
  input wire returned_writeback_writes_scalar, input wire [6:0] returned_writeback_register,
  input wire returned_writeback_scalar_result, returned_writeback_early_mask, returned_writeback_ignored,
  returned_chosen, input wire [31:0] returned_active,
  input wire [3:0] writeback_wave, // What the operation that launches will write.
  input wire [15:0] writeback_sequence, input wire writeback_ends, input wire [2:0] writeback_beat,
  input wire writeback_writes, writeback_writes_high, input wire [10:0] writeback_row,
  input wire [3:0] writeback_bytes, input wire writeback_writes_scalar, input wire [6:0] writeback_register,
  input wire writeback_scalar_result, writeback_early_mask, writeback_ignored,
  input wire takes_turns, // It is for the even lanes or for the odd ones alone.
  input wire odd, // For the odd ones.
  input wire [1:0] unit, // The unit that computes the result.
  input wire [63:0] exec, // Its lane mask.
  input wire mask_from_vcc, // VCC is the mask that it reads.
  input wire [31:0] vcc, // VCC, the half of this operation.
  input wire exchanged, // The second half of an exchange.
  input wire exchanges, // It is an exchange.
  input wire collects, // It collects the source of other lanes.
  input wire [31:0] mask_register, // Stage 1: the mask register's value.
  input wire [3:0] active, // Stage 1: lanes that write.
  input wire chosen, // Stage 1: the scalar result is among these lanes.
  output wire valid_5,
  output wire [5:0] hazard_late, // What the operations will write.
  output wire [2:0] hazard_0_beat, output wire [5:0] hazard_writes_scalar, hazard_early_mask,
  output wire [23:0] hazard_wave, output wire [41:0] hazard_register, output wire [2:0] hazard_1_beat,
  output wire hazard_5_writes, hazard_5_writes_high,
  output reg [63:0] exec_1, // Stage 1: lane mask.
  output wire [3:0] mask, // Stage 2: lanes' bits of the mask that the operation reads.
  output wire collects_2, // Stage 2: the first source is collected.
  output wire starts_integer, // Stage 2: the integer unit begins.
  output wire starts_float, // Stage 2: the float unit.
  output reg odd_2, // Stage 2: the odd lanes' turn.
  output reg odd_6, // Stage 6: it is.
  output wire starts_shared, // Stage 2: it goes to the shared units.
  output wire [3:0] kept_writeback_wave, // Stage 2: what is kept of it.
  output reg [15:0] kept_writeback_sequence, output wire kept_writeback_ends, output wire [2:0] kept_writeback_beat,
  output wire kept_writeback_writes, kept_writeback_writes_high, output wire [10:0] kept_writeback_row,
  output reg [3:0] kept_writeback_bytes, output wire kept_writeback_writes_scalar,
  output wire [6:0] kept_writeback_register, output wire kept_writeback_scalar_result, kept_writeback_early_mask,
  kept_writeback_ignored, kept_chosen, output wire [31:0] kept_active,
  output wire [3:0] written_wave, // Stage 6: what is written.
  output wire [2:0] written_beat, output wire [10:0] written_row, output wire [6:0] written_register,
  output wire written_scalar_result,
  output wire [3:0] active_6, // Stage 6: lanes that write.
  output reg [1:0] unit_6, // Stage 6: unit.
  output wire ends_6, // Stage 6: the instruction is finished.
  output wire scalar_ends_6, // Stage 6: it has written its scalar register, if it has one.
  output wire scalar_6 // Stage 6: the scalar register is written.
);
  localparam [1:0] UNIT_NAME_INTEGER = 2'd0;

  reg [23:0] wave; reg [15:0] sequence_1; reg [4:0] ends; reg [17:0] beat; reg [5:0] writes, writes_high;
  reg [65:0] row; reg [3:0] bytes_1; reg [5:0] writes_scalar; reg [41:0] register_;
  reg [5:0] scalar_result, early_mask, ignored; reg ends_6_2; reg [9:0] unit_2;
  reg returning_1, returning_2, valid_1_2, valid_2_2, valid_late_1, valid_late_2, valid_late_3, valid_late_4;
  reg returned_chosen_2; reg [3:0] returned_active_2; reg mask_from_vcc_1; reg [31:0] vcc_1;
  reg exchanges_1, exchanged_1; reg [31:0] mask_2_2;
  reg collects_1, collects_2_2, odd_1, odd_3, odd_4, odd_5, even_1;
  reg [3:0] active_kept, active_1_2, active_2_2, active_3_2, active_4, active_5; reg [4:0] chosen_2;

  assign starts_integer = valid_2_2 & (unit_2[3:2] == 2'd0);
  assign starts_float = valid_2_2 & (unit_2[3:2] == 2'd1);
  assign valid_5 = valid_late_4;
  assign hazard_late[0] = valid_1_2 & (unit_2[1:0] == 2'd2) & ~returning_1;
  assign hazard_0_beat = beat[2:0];
  assign hazard_writes_scalar[0] = writes_scalar[0] & valid_1_2;
  assign starts_shared = valid_2_2 & (unit_2[3:2] == 2'd2) & ~returning_2;
  assign hazard_late[1] = starts_shared;
  assign hazard_1_beat = beat[5:3];
  assign hazard_writes_scalar[1] = writes_scalar[1] & valid_2_2;
  assign hazard_writes_scalar[2] = writes_scalar[2] & valid_late_1;
  assign hazard_writes_scalar[3] = writes_scalar[3] & valid_late_2;
  assign hazard_writes_scalar[4] = writes_scalar[4] & valid_late_3;
  assign hazard_5_writes = writes[5] & valid_late_4;
  assign hazard_5_writes_high = writes_high[5] & valid_late_4;
  assign hazard_writes_scalar[5] = writes_scalar[5] & valid_late_4;
  assign collects_2 = collects_2_2 & valid_2_2;
  assign ends_6 = ends_6_2 & valid_late_4;
  assign scalar_ends_6 = ends_6 & writes_scalar[5];
  assign scalar_6 = valid_late_4 & writes_scalar[5] & chosen_2[4] & ~ignored[5];
  assign written_wave = wave[23:20];
  assign written_beat = beat[17:15];
  assign written_row = row[65:55];
  assign written_register = register_[41:35];
  assign written_scalar_result = scalar_result[5];
  assign kept_writeback_wave = wave[7:4];
  assign kept_writeback_ends = ends[1];
  assign kept_writeback_beat = beat[5:3];
  assign kept_writeback_writes = writes[1];
  assign kept_writeback_writes_high = writes_high[1];
  assign kept_writeback_row = row[21:11];
  assign kept_writeback_writes_scalar = writes_scalar[1];
  assign kept_writeback_register = register_[13:7];
  assign kept_writeback_scalar_result = scalar_result[1];
  assign kept_writeback_early_mask = early_mask[1];
  assign kept_writeback_ignored = ignored[1];
  assign kept_chosen = chosen_2[0];
  assign kept_active = {28'd0, active_kept};
  genvar i;
  wire [3:0] part = mask_2_2[{beat[5:3], 2'd0} +: 4];
  wire [3:0] all = active_5 & {4{valid_late_4}};
  for (i = 0; i < 4; i = i + 1) begin : each_active_6
    assign hazard_late[i + 2] = 1'b0;
    assign mask[i] = part[i];
    assign active_6[i] = all[i];
    always @(posedge clock) begin
      ends[i + 1] <= ends[i];
      unit_2[(i + 1)*2 +: 2] <= unit_2[i*2 +: 2];
      chosen_2[i + 1] <= chosen_2[i];
    end
  end

  for (i = 0; i < 5; i = i + 1) begin : each_beat
    always @(posedge clock) begin
      wave[(i + 1)*4 +: 4] <= wave[i*4 +: 4];
      beat[(i + 1)*3 +: 3] <= beat[i*3 +: 3];
      writes[i + 1] <= writes[i];
      writes_high[i + 1] <= writes_high[i];
      row[(i + 1)*11 +: 11] <= row[i*11 +: 11];
      writes_scalar[i + 1] <= writes_scalar[i];
      register_[(i + 1)*7 +: 7] <= register_[i*7 +: 7];
      scalar_result[i + 1] <= scalar_result[i];
      early_mask[i + 1] <= early_mask[i];
      ignored[i + 1] <= ignored[i];
    end
  end

  for (i = 0; i < 6; i = i + 1) begin : each_hazard
    assign hazard_early_mask[i] = early_mask[i];
    assign hazard_wave[i*4 +: 4] = wave[i*4 +: 4];
    assign hazard_register[i*7 +: 7] = register_[i*7 +: 7];
  end

  wire [51:0] ignored_joined = {returned_writeback_ignored, returned_writeback_early_mask,
      returned_writeback_scalar_result, returned_writeback_register, returned_writeback_writes_scalar,
      returned_writeback_bytes, returned_writeback_row, returned_writeback_writes_high, returned_writeback_writes,
      returned_writeback_beat, returned_writeback_ends, returned_writeback_sequence, returned_writeback_wave};
  wire [51:0] ignored_joined_writeback_ignored = {writeback_ignored, writeback_early_mask, writeback_scalar_result,
      writeback_register, writeback_writes_scalar, writeback_bytes, writeback_row, writeback_writes_high,
      writeback_writes, writeback_beat, writeback_ends, writeback_sequence, writeback_wave};
  wire [51:0] ignored_choice = returns ? ignored_joined : ignored_joined_writeback_ignored;
  initial begin
    sequence_1 = 16'd0; bytes_1 = 4'd0; kept_writeback_sequence = 16'd0; kept_writeback_bytes = 4'd0;
    ends_6_2 = 1'b0; unit_6 = UNIT_NAME_INTEGER; returning_1 = 1'b0; returning_2 = 1'b0; valid_1_2 = 1'b0;
    valid_2_2 = 1'b0; valid_late_1 = 1'b0; valid_late_2 = 1'b0; valid_late_3 = 1'b0; valid_late_4 = 1'b0;
    exec_1 = 64'd0; returned_chosen_2 = 1'b0; returned_active_2 = 4'd0; mask_from_vcc_1 = 1'b0; vcc_1 = 32'd0;
    exchanges_1 = 1'b0; exchanged_1 = 1'b0; mask_2_2 = 32'd0; collects_1 = 1'b0; collects_2_2 = 1'b0; odd_1 = 1'b0;
    odd_2 = 1'b0; odd_3 = 1'b0; odd_4 = 1'b0; odd_5 = 1'b0; odd_6 = 1'b0; even_1 = 1'b0; active_kept = 4'd0;
    active_1_2 = 4'd0; active_2_2 = 4'd0; active_3_2 = 4'd0; active_4 = 4'd0; active_5 = 4'd0; wave = 24'd0;
    ends = 5'd0; beat = 18'd0; writes = 6'd0; writes_high = 6'd0; row = 66'd0; writes_scalar = 6'd0;
    register_ = 42'd0; scalar_result = 6'd0; early_mask = 6'd0; ignored = 6'd0; unit_2 = 10'd0; chosen_2 = 5'd0;
  end
  always @(posedge clock) begin
    wave[3:0] <= ignored_choice[3:0]; sequence_1 <= ignored_choice[19:4]; ends[0] <= ignored_choice[20];
    beat[2:0] <= ignored_choice[23:21]; writes[0] <= ignored_choice[24]; writes_high[0] <= ignored_choice[25];
    row[10:0] <= ignored_choice[36:26]; bytes_1 <= ignored_choice[40:37]; writes_scalar[0] <= ignored_choice[41];
    register_[6:0] <= ignored_choice[48:42]; scalar_result[0] <= ignored_choice[49];
    early_mask[0] <= ignored_choice[50]; ignored[0] <= ignored_choice[51]; kept_writeback_sequence <= sequence_1;
    kept_writeback_bytes <= bytes_1; ends_6_2 <= ends[4];
    unit_2[1:0] <= returns ? 2'd2 : unit;
    unit_6 <= unit_2[9:8]; returning_1 <= returns; returning_2 <= returning_1;
    valid_1_2 <= launch | returns;
    valid_2_2 <= valid_1_2;
    valid_late_1 <= valid_2_2 & ~starts_shared;
    valid_late_2 <= valid_late_1; valid_late_3 <= valid_late_2; valid_late_4 <= valid_late_3; exec_1 <= exec;
    returned_chosen_2 <= returned_chosen; returned_active_2 <= returned_active[3:0];
    mask_from_vcc_1 <= mask_from_vcc; vcc_1 <= vcc; exchanges_1 <= exchanges; exchanged_1 <= exchanged;
    mask_2_2 <= exchanges_1 ? {32{exchanged_1}} : mask_from_vcc_1 ? vcc_1 : mask_register;
    collects_1 <= collects; collects_2_2 <= collects_1;
    odd_1 <= odd & ~returns;
    odd_2 <= odd_1; odd_3 <= odd_2; odd_4 <= odd_3; odd_5 <= odd_4; odd_6 <= odd_5;
    even_1 <= takes_turns & ~returns & ~(odd & ~returns);
    active_kept <= returning_1 ? returned_active_2 : (active & ~{even_1, odd_1, even_1, odd_1});
    active_1_2 <= returning_1 ? returned_active_2 : (active & ~{even_1, odd_1, even_1, odd_1});
    active_2_2 <= active_1_2; active_3_2 <= active_2_2; active_4 <= active_3_2; active_5 <= active_4;
    chosen_2[0] <= returning_1 ? returned_chosen_2 : chosen;
  end
endmodule
`default_nettype wire
