// valu_queue: kernel of hdl/src/vector/queue.rs:88. Written by Tombolo; change the source.
// SPDX-License-Identifier: MIT OR Apache-2.0
`default_nettype none

module valu_queue (
  input wire clock, // The one clock.
  output wire has_room, // There is room for one more.
  input wire enters, // An operation enters.
  input wire [3:0] operation_wave, // It.
  input wire [15:0] operation_sequence, input wire operation_wave64, operation_high, operation_last,
  operation_reuses, input wire [7:0] operation_code_0, operation_code_1, operation_code_2,
  input wire [10:0] operation_row_0, operation_row_1, operation_row_2, input wire [31:0] operation_literal,
  input wire [5:0] operation_need, input wire [3:0] operation_kind_0, operation_kind_1, operation_kind_2,
  input wire [29:0] operation_prepare, input wire [1:0] operation_unit, input wire [54:0] operation_function,
  input wire [1:0] operation_shared_kind, operation_clocks, input wire operation_settled, operation_modifiers_clamp,
  input wire [1:0] operation_modifiers_omod, operation_modifiers_neg, input wire [2:0] operation_modifiers_mix,
  input wire [1:0] operation_modifiers_byte, input wire [10:0] operation_destination, input wire operation_writes,
  operation_writes_high, input wire [3:0] operation_bytes, operation_exchange_bytes,
  input wire operation_has_mask_source, input wire [6:0] operation_mask_source, input wire operation_mask_from_vcc,
  operation_has_mask_destination, input wire [6:0] operation_mask_destination, input wire operation_scalar_result,
  operation_early_mask, operation_ignored, input wire [3:0] operation_cross, input wire operation_fetch_inactive,
  operation_bound_control, input wire [2:0] operation_matrix_neg, operation_matrix_neg_hi,
  input wire [1:0] operation_matrix_set, input wire operation_dual_valid, input wire [7:0] operation_dual_code,
  input wire [10:0] operation_dual_row_0, operation_dual_row_1, operation_dual_row_2,
  input wire [1:0] operation_dual_literal, input wire operation_dual_third, input wire [1:0] operation_dual_unit,
  input wire [54:0] operation_dual_function, input wire [10:0] operation_dual_destination,
  input wire leaves, // The operation at the head leaves.
  output wire not_empty, // There is one.
  output wire [3:0] head_wave, // It.
  output wire [15:0] head_sequence, output wire head_wave64, head_high, head_last, head_reuses,
  output wire [7:0] head_code_0, head_code_1, head_code_2, output wire [10:0] head_row_0, head_row_1, head_row_2,
  output wire [31:0] head_literal, output wire [5:0] head_need, output wire [3:0] head_kind_0, head_kind_1,
  head_kind_2, output wire [29:0] head_prepare, output wire [1:0] head_unit, output wire [54:0] head_function,
  output wire [1:0] head_shared_kind, head_clocks, output wire head_settled, head_modifiers_clamp,
  output wire [1:0] head_modifiers_omod, output wire [2:0] head_modifiers_mix,
  output wire [1:0] head_modifiers_byte, output wire [10:0] head_destination, output wire head_writes,
  head_writes_high, output wire [3:0] head_bytes, head_exchange_bytes, output wire head_has_mask_source,
  output wire [6:0] head_mask_source, output wire head_mask_from_vcc, head_has_mask_destination,
  output wire [6:0] head_mask_destination, output wire head_scalar_result, head_early_mask, head_ignored,
  output wire [3:0] head_cross, output wire head_fetch_inactive, head_bound_control
);

  reg [3:0] first, end_; reg [4:0] used;

  assign has_room = used < 5'd8;
  assign not_empty = used != 5'd0;
  wire [4:0] more = enters ? ({3'd0, operation_clocks} + 5'd1) : 5'd0;
  wire [4:0] less = leaves ? ({3'd0, head_clocks} + 5'd1) : 5'd0;
  initial begin
    first = 4'd0; end_ = 4'd0; used = 5'd0;
  end
  always @(posedge clock) begin
    if (leaves) first <= first + 4'd1;
    if (enters) end_ <= end_ + 4'd1;
    used <= (used + more) - less;
  end

  record_ram_ram ram (
    .clock(clock), .write(enters), .write_address(end_), .write_data_wave(operation_wave),
    .write_data_sequence(operation_sequence), .write_data_wave64(operation_wave64),
    .write_data_high(operation_high), .write_data_last(operation_last), .write_data_reuses(operation_reuses),
    .write_data_code_0(operation_code_0), .write_data_code_1(operation_code_1),
    .write_data_code_2(operation_code_2), .write_data_row_0(operation_row_0), .write_data_row_1(operation_row_1),
    .write_data_row_2(operation_row_2), .write_data_literal(operation_literal), .write_data_need(operation_need),
    .write_data_kind_0(operation_kind_0), .write_data_kind_1(operation_kind_1),
    .write_data_kind_2(operation_kind_2), .write_data_prepare(operation_prepare), .write_data_unit(operation_unit),
    .write_data_function(operation_function), .write_data_shared_kind(operation_shared_kind),
    .write_data_clocks(operation_clocks), .write_data_settled(operation_settled),
    .write_data_modifiers_clamp(operation_modifiers_clamp), .write_data_modifiers_omod(operation_modifiers_omod),
    .write_data_modifiers_neg(operation_modifiers_neg), .write_data_modifiers_mix(operation_modifiers_mix),
    .write_data_modifiers_byte(operation_modifiers_byte), .write_data_destination(operation_destination),
    .write_data_writes(operation_writes), .write_data_writes_high(operation_writes_high),
    .write_data_bytes(operation_bytes), .write_data_exchange_bytes(operation_exchange_bytes),
    .write_data_has_mask_source(operation_has_mask_source), .write_data_mask_source(operation_mask_source),
    .write_data_mask_from_vcc(operation_mask_from_vcc),
    .write_data_has_mask_destination(operation_has_mask_destination),
    .write_data_mask_destination(operation_mask_destination), .write_data_scalar_result(operation_scalar_result),
    .write_data_early_mask(operation_early_mask), .write_data_ignored(operation_ignored),
    .write_data_cross(operation_cross), .write_data_fetch_inactive(operation_fetch_inactive),
    .write_data_bound_control(operation_bound_control), .write_data_matrix_neg(operation_matrix_neg),
    .write_data_matrix_neg_hi(operation_matrix_neg_hi), .write_data_matrix_set(operation_matrix_set),
    .write_data_dual_valid(operation_dual_valid), .write_data_dual_code(operation_dual_code),
    .write_data_dual_row_0(operation_dual_row_0), .write_data_dual_row_1(operation_dual_row_1),
    .write_data_dual_row_2(operation_dual_row_2), .write_data_dual_literal(operation_dual_literal),
    .write_data_dual_third(operation_dual_third), .write_data_dual_unit(operation_dual_unit),
    .write_data_dual_function(operation_dual_function), .write_data_dual_destination(operation_dual_destination),
    .read_address(first), .read_data_wave(head_wave), .read_data_sequence(head_sequence),
    .read_data_wave64(head_wave64), .read_data_high(head_high), .read_data_last(head_last),
    .read_data_reuses(head_reuses), .read_data_code_0(head_code_0), .read_data_code_1(head_code_1),
    .read_data_code_2(head_code_2), .read_data_row_0(head_row_0), .read_data_row_1(head_row_1),
    .read_data_row_2(head_row_2), .read_data_literal(head_literal), .read_data_need(head_need),
    .read_data_kind_0(head_kind_0), .read_data_kind_1(head_kind_1), .read_data_kind_2(head_kind_2),
    .read_data_prepare(head_prepare), .read_data_unit(head_unit), .read_data_function(head_function),
    .read_data_shared_kind(head_shared_kind), .read_data_clocks(head_clocks), .read_data_settled(head_settled),
    .read_data_modifiers_clamp(head_modifiers_clamp), .read_data_modifiers_omod(head_modifiers_omod),
    .read_data_modifiers_mix(head_modifiers_mix), .read_data_modifiers_byte(head_modifiers_byte),
    .read_data_destination(head_destination), .read_data_writes(head_writes),
    .read_data_writes_high(head_writes_high), .read_data_bytes(head_bytes),
    .read_data_exchange_bytes(head_exchange_bytes), .read_data_has_mask_source(head_has_mask_source),
    .read_data_mask_source(head_mask_source), .read_data_mask_from_vcc(head_mask_from_vcc),
    .read_data_has_mask_destination(head_has_mask_destination), .read_data_mask_destination(head_mask_destination),
    .read_data_scalar_result(head_scalar_result), .read_data_early_mask(head_early_mask),
    .read_data_ignored(head_ignored), .read_data_cross(head_cross), .read_data_fetch_inactive(head_fetch_inactive),
    .read_data_bound_control(head_bound_control));
endmodule
`default_nettype wire
