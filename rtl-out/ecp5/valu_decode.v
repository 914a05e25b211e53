// valu_decode: kernel of hdl/src/front/decode/rdna4/valu.rs:385. Written by Tombolo; change the source.
// SPDX-License-Identifier: MIT OR Apache-2.0
`default_nettype none

module valu_decode (
  input wire clock, // The one clock.
  input wire issue_valid, // An instruction issues.
  input wire [3:0] issue_issued_wave, // It.
  input wire [15:0] issue_issued_sequence, input wire [31:0] issue_words_word_0, issue_words_word_1,
  issue_words_word_2, input wire issue_wave64, input wire [31:0] issue_m0, input wire [10:0] issue_vgpr_base,
  input wire issue_settled,
  input wire [10:0] vgprs, // VGPRs of a wave.
  output wire ready, // An instruction is taken.
  input wire has_room, // The queue takes an operation.
  output wire valid, // It gets one.
  output wire [3:0] operation_wave, // This.
  output wire [15:0] operation_sequence, output wire operation_wave64, operation_high, operation_last,
  operation_reuses, output wire [7:0] operation_code_0, operation_code_1, operation_code_2,
  output wire [10:0] operation_row_0, operation_row_1, operation_row_2, output wire [31:0] operation_literal,
  output wire [5:0] operation_need, output wire [3:0] operation_kind_0, operation_kind_1, operation_kind_2,
  output wire [29:0] operation_prepare, output wire [1:0] operation_unit, output wire [54:0] operation_function,
  output wire [1:0] operation_shared_kind, operation_clocks, output wire operation_settled,
  operation_modifiers_clamp, output wire [1:0] operation_modifiers_omod, operation_modifiers_neg,
  output wire [2:0] operation_modifiers_mix, output wire [1:0] operation_modifiers_byte,
  output wire [10:0] operation_destination, output wire operation_writes, operation_writes_high,
  output wire [3:0] operation_bytes, operation_exchange_bytes, output wire operation_has_mask_source,
  output wire [6:0] operation_mask_source, output wire operation_mask_from_vcc, operation_has_mask_destination,
  output wire [6:0] operation_mask_destination, output wire operation_scalar_result, operation_early_mask,
  operation_ignored, output wire [3:0] operation_cross, output wire operation_fetch_inactive,
  operation_bound_control, output wire [2:0] operation_matrix_neg, operation_matrix_neg_hi,
  output wire [1:0] operation_matrix_set, output wire operation_dual_valid, output wire [7:0] operation_dual_code,
  output wire [10:0] operation_dual_row_0, operation_dual_row_1, operation_dual_row_2,
  output wire [1:0] operation_dual_literal, output wire operation_dual_third, output wire [1:0] operation_dual_unit,
  output wire [54:0] operation_dual_function, output wire [10:0] operation_dual_destination
);

  wire decode_more; wire [2:0] decode_next_step; reg [2:0] step; reg follows; reg [3:0] kept_issued_wave;
  reg [15:0] kept_issued_sequence; reg [31:0] kept_words_word_0, kept_words_word_1, kept_words_word_2;
  reg kept_wave64; reg [31:0] kept_m0; reg [10:0] kept_vgpr_base; reg kept_settled;

  assign ready = has_room & ~follows;
  assign valid = has_room & (issue_valid | follows);
  wire [3:0] decode_instruction_issued_wave = follows ? kept_issued_wave : issue_issued_wave;
  wire [15:0] decode_instruction_issued_sequence = follows ? kept_issued_sequence : issue_issued_sequence;
  wire [31:0] decode_instruction_words_word_0 = follows ? kept_words_word_0 : issue_words_word_0;
  wire [31:0] decode_instruction_words_word_1 = follows ? kept_words_word_1 : issue_words_word_1;
  wire [31:0] decode_instruction_words_word_2 = follows ? kept_words_word_2 : issue_words_word_2;
  wire decode_instruction_wave64 = follows ? kept_wave64 : issue_wave64;
  wire [31:0] decode_instruction_m0 = follows ? kept_m0 : issue_m0;
  wire [10:0] decode_instruction_vgpr_base = follows ? kept_vgpr_base : issue_vgpr_base;
  wire decode_instruction_settled = follows ? kept_settled : issue_settled;
  initial begin
    step = 3'd0; follows = 1'b0; kept_issued_wave = 4'd0; kept_issued_sequence = 16'd0; kept_words_word_0 = 32'd0;
    kept_words_word_1 = 32'd0; kept_words_word_2 = 32'd0; kept_wave64 = 1'b0; kept_m0 = 32'd0;
    kept_vgpr_base = 11'd0; kept_settled = 1'b0;
  end
  always @(posedge clock) begin
    if (valid) begin
      step <= 3'd0;
      if (decode_more) step <= decode_next_step;
      follows <= decode_more;
    end
    if (issue_valid) begin
      kept_issued_wave <= issue_issued_wave; kept_issued_sequence <= issue_issued_sequence;
      kept_words_word_0 <= issue_words_word_0; kept_words_word_1 <= issue_words_word_1;
      kept_words_word_2 <= issue_words_word_2; kept_wave64 <= issue_wave64; kept_m0 <= issue_m0;
      kept_vgpr_base <= issue_vgpr_base; kept_settled <= issue_settled;
    end
  end

  valu_step decode (
    .instruction_issued_wave(decode_instruction_issued_wave),
    .instruction_issued_sequence(decode_instruction_issued_sequence),
    .instruction_words_word_0(decode_instruction_words_word_0),
    .instruction_words_word_1(decode_instruction_words_word_1),
    .instruction_words_word_2(decode_instruction_words_word_2), .instruction_wave64(decode_instruction_wave64),
    .instruction_m0(decode_instruction_m0), .instruction_vgpr_base(decode_instruction_vgpr_base),
    .instruction_settled(decode_instruction_settled), .step(step), .vgprs(vgprs), .operation_wave(operation_wave),
    .operation_sequence(operation_sequence), .operation_wave64(operation_wave64), .operation_high(operation_high),
    .operation_last(operation_last), .operation_reuses(operation_reuses), .operation_code_0(operation_code_0),
    .operation_code_1(operation_code_1), .operation_code_2(operation_code_2), .operation_row_0(operation_row_0),
    .operation_row_1(operation_row_1), .operation_row_2(operation_row_2), .operation_literal(operation_literal),
    .operation_need(operation_need), .operation_kind_0(operation_kind_0), .operation_kind_1(operation_kind_1),
    .operation_kind_2(operation_kind_2), .operation_prepare(operation_prepare), .operation_unit(operation_unit),
    .operation_function(operation_function), .operation_shared_kind(operation_shared_kind),
    .operation_clocks(operation_clocks), .operation_settled(operation_settled),
    .operation_modifiers_clamp(operation_modifiers_clamp), .operation_modifiers_omod(operation_modifiers_omod),
    .operation_modifiers_neg(operation_modifiers_neg), .operation_modifiers_mix(operation_modifiers_mix),
    .operation_modifiers_byte(operation_modifiers_byte), .operation_destination(operation_destination),
    .operation_writes(operation_writes), .operation_writes_high(operation_writes_high),
    .operation_bytes(operation_bytes), .operation_exchange_bytes(operation_exchange_bytes),
    .operation_has_mask_source(operation_has_mask_source), .operation_mask_source(operation_mask_source),
    .operation_mask_from_vcc(operation_mask_from_vcc),
    .operation_has_mask_destination(operation_has_mask_destination),
    .operation_mask_destination(operation_mask_destination), .operation_scalar_result(operation_scalar_result),
    .operation_early_mask(operation_early_mask), .operation_ignored(operation_ignored),
    .operation_cross(operation_cross), .operation_fetch_inactive(operation_fetch_inactive),
    .operation_bound_control(operation_bound_control), .operation_matrix_neg(operation_matrix_neg),
    .operation_matrix_neg_hi(operation_matrix_neg_hi), .operation_matrix_set(operation_matrix_set),
    .operation_dual_valid(operation_dual_valid), .operation_dual_code(operation_dual_code),
    .operation_dual_row_0(operation_dual_row_0), .operation_dual_row_1(operation_dual_row_1),
    .operation_dual_row_2(operation_dual_row_2), .operation_dual_literal(operation_dual_literal),
    .operation_dual_third(operation_dual_third), .operation_dual_unit(operation_dual_unit),
    .operation_dual_function(operation_dual_function), .operation_dual_destination(operation_dual_destination),
    .more(decode_more), .next_step(decode_next_step));
endmodule
`default_nettype wire
