// valu_queue: kernel of hdl/src/vector/queue.rs:14
// Written by Tombolo; change the source.
// SPDX-License-Identifier: MIT OR Apache-2.0

`default_nettype none

module valu_queue (
  input wire clock, // The one clock.
  input wire issue_valid, // An instruction issues.
  input wire [3:0] issue_wave, // It.
  input wire [15:0] issue_sequence,
  input wire [31:0] issue_word_0,
  input wire [31:0] issue_word_1,
  input wire [31:0] issue_word_2,
  input wire issue_wave64,
  input wire [31:0] issue_m0,
  input wire [10:0] issue_vgpr_base,
  input wire [10:0] vgprs, // VGPRs of a wave.
  output wire ready, // It is taken.
  input wire leaves, // The operation at the head leaves.
  output wire not_empty, // There is one.
  output wire [3:0] head_wave, // It.
  output wire [15:0] head_sequence,
  output wire head_wave64,
  output wire head_high,
  output wire head_last,
  output wire head_reuses,
  output wire [7:0] head_code_0,
  output wire [7:0] head_code_1,
  output wire [7:0] head_code_2,
  output wire [10:0] head_row_0,
  output wire [10:0] head_row_1,
  output wire [10:0] head_row_2,
  output wire [31:0] head_literal,
  output wire [5:0] head_need,
  output wire [3:0] head_kind_0,
  output wire [3:0] head_kind_1,
  output wire [3:0] head_kind_2,
  output wire [29:0] head_prepare,
  output wire [10:0] head_number,
  output wire [1:0] head_unit,
  output wire [1:0] head_shared_kind,
  output wire head_modifiers_clamp,
  output wire [1:0] head_modifiers_omod,
  output wire [1:0] head_modifiers_neg,
  output wire [2:0] head_modifiers_mix,
  output wire [1:0] head_modifiers_byte,
  output wire [10:0] head_destination,
  output wire head_writes,
  output wire head_writes_high,
  output wire [3:0] head_bytes,
  output wire [3:0] head_exchange_bytes,
  output wire head_has_mask_source,
  output wire [6:0] head_mask_source,
  output wire head_mask_from_vcc,
  output wire head_has_mask_destination,
  output wire [6:0] head_mask_destination,
  output wire head_scalar_result,
  output wire head_ignored,
  output wire [3:0] head_cross,
  output wire head_fetch_inactive,
  output wire head_bound_control
);

  wire has_room;
  wire enters;
  reg [3:0] decode_instruction_wave;
  reg [15:0] decode_instruction_sequence;
  reg [31:0] decode_instruction_word_0;
  reg [31:0] decode_instruction_word_1;
  reg [31:0] decode_instruction_word_2;
  reg decode_instruction_wave64;
  reg [31:0] decode_instruction_m0;
  reg [10:0] decode_instruction_vgpr_base;
  wire [3:0] decode_operation_wave;
  wire [15:0] decode_operation_sequence;
  wire decode_operation_wave64;
  wire decode_operation_high;
  wire decode_operation_last;
  wire decode_operation_reuses;
  wire [7:0] decode_operation_code_0;
  wire [7:0] decode_operation_code_1;
  wire [7:0] decode_operation_code_2;
  wire [10:0] decode_operation_row_0;
  wire [10:0] decode_operation_row_1;
  wire [10:0] decode_operation_row_2;
  wire [31:0] decode_operation_literal;
  wire [5:0] decode_operation_need;
  wire [3:0] decode_operation_kind_0; // SourceKind
  wire [3:0] decode_operation_kind_1; // SourceKind
  wire [3:0] decode_operation_kind_2; // SourceKind
  wire [29:0] decode_operation_prepare;
  wire [10:0] decode_operation_number;
  wire [1:0] decode_operation_unit; // UnitName
  wire [1:0] decode_operation_shared_kind; // Kind
  wire decode_operation_modifiers_clamp;
  wire [1:0] decode_operation_modifiers_omod;
  wire [1:0] decode_operation_modifiers_neg;
  wire [2:0] decode_operation_modifiers_mix;
  wire [1:0] decode_operation_modifiers_byte;
  wire [10:0] decode_operation_destination;
  wire decode_operation_writes;
  wire decode_operation_writes_high;
  wire [3:0] decode_operation_bytes;
  wire [3:0] decode_operation_exchange_bytes;
  wire decode_operation_has_mask_source;
  wire [6:0] decode_operation_mask_source;
  wire decode_operation_mask_from_vcc;
  wire decode_operation_has_mask_destination;
  wire [6:0] decode_operation_mask_destination;
  wire decode_operation_scalar_result;
  wire decode_operation_ignored;
  wire [3:0] decode_operation_cross; // CrossLane
  wire decode_operation_fetch_inactive;
  wire decode_operation_bound_control;
  wire decode_more;
  wire [2:0] decode_next_step;
  wire [3:0] ram_write_address;
  wire [3:0] ram_read_address;
  reg [2:0] first;
  reg [2:0] first_next;
  reg [2:0] end_;
  reg [2:0] end_next;
  reg [3:0] count;
  reg [3:0] count_next;
  reg [2:0] step;
  reg [2:0] step_next;
  reg follows;
  reg follows_next;
  reg [3:0] kept_wave;
  reg [15:0] kept_sequence;
  reg [31:0] kept_word_0;
  reg [31:0] kept_word_1;
  reg [31:0] kept_word_2;
  reg kept_wave64;
  reg [31:0] kept_m0;
  reg [10:0] kept_vgpr_base;
  reg [3:0] kept_next_wave;
  reg [15:0] kept_next_sequence;
  reg [31:0] kept_next_word_0;
  reg [31:0] kept_next_word_1;
  reg [31:0] kept_next_word_2;
  reg kept_next_wave64;
  reg [31:0] kept_next_m0;
  reg [10:0] kept_next_vgpr_base;

  assign ready = has_room & ~follows;
  assign not_empty = count != 4'd0;
  assign has_room = count != 4'd8;
  assign enters = has_room & (issue_valid | follows);

  always @* begin
    decode_instruction_wave = issue_wave;
    if (follows) decode_instruction_wave = kept_wave;
  end

  always @* begin
    decode_instruction_sequence = issue_sequence;
    if (follows) decode_instruction_sequence = kept_sequence;
  end

  always @* begin
    decode_instruction_word_0 = issue_word_0;
    if (follows) decode_instruction_word_0 = kept_word_0;
  end

  always @* begin
    decode_instruction_word_1 = issue_word_1;
    if (follows) decode_instruction_word_1 = kept_word_1;
  end

  always @* begin
    decode_instruction_word_2 = issue_word_2;
    if (follows) decode_instruction_word_2 = kept_word_2;
  end

  always @* begin
    decode_instruction_wave64 = issue_wave64;
    if (follows) decode_instruction_wave64 = kept_wave64;
  end

  always @* begin
    decode_instruction_m0 = issue_m0;
    if (follows) decode_instruction_m0 = kept_m0;
  end

  always @* begin
    decode_instruction_vgpr_base = issue_vgpr_base;
    if (follows) decode_instruction_vgpr_base = kept_vgpr_base;
  end

  assign ram_write_address = {1'b0, end_};
  assign ram_read_address = {1'b0, first};

  always @* begin
    first_next = first;
    if (leaves) first_next = first + 3'd1;
  end

  always @* begin
    end_next = end_;
    if (enters) end_next = end_ + 3'd1;
  end

  always @* begin
    count_next = count;
    if (enters & ~leaves) begin
      count_next = count + 4'd1;
    end else if (~enters & leaves) count_next = count - 4'd1;
  end

  always @* begin
    step_next = step;
    if (enters) begin
      step_next = 3'd0;
      if (decode_more) step_next = decode_next_step;
    end
  end

  always @* begin
    follows_next = follows;
    if (enters) follows_next = decode_more;
  end

  always @* begin
    kept_next_wave = kept_wave;
    if (issue_valid) kept_next_wave = issue_wave;
  end

  always @* begin
    kept_next_sequence = kept_sequence;
    if (issue_valid) kept_next_sequence = issue_sequence;
  end

  always @* begin
    kept_next_word_0 = kept_word_0;
    if (issue_valid) kept_next_word_0 = issue_word_0;
  end

  always @* begin
    kept_next_word_1 = kept_word_1;
    if (issue_valid) kept_next_word_1 = issue_word_1;
  end

  always @* begin
    kept_next_word_2 = kept_word_2;
    if (issue_valid) kept_next_word_2 = issue_word_2;
  end

  always @* begin
    kept_next_wave64 = kept_wave64;
    if (issue_valid) kept_next_wave64 = issue_wave64;
  end

  always @* begin
    kept_next_m0 = kept_m0;
    if (issue_valid) kept_next_m0 = issue_m0;
  end

  always @* begin
    kept_next_vgpr_base = kept_vgpr_base;
    if (issue_valid) kept_next_vgpr_base = issue_vgpr_base;
  end

  initial begin
    first = 3'd0;
    end_ = 3'd0;
    count = 4'd0;
    step = 3'd0;
    follows = 1'b0;
    kept_wave = 4'd0;
    kept_sequence = 16'd0;
    kept_word_0 = 32'd0;
    kept_word_1 = 32'd0;
    kept_word_2 = 32'd0;
    kept_wave64 = 1'b0;
    kept_m0 = 32'd0;
    kept_vgpr_base = 11'd0;
  end
  always @(posedge clock) begin
    first <= first_next;
    end_ <= end_next;
    count <= count_next;
    step <= step_next;
    follows <= follows_next;
    kept_wave <= kept_next_wave;
    kept_sequence <= kept_next_sequence;
    kept_word_0 <= kept_next_word_0;
    kept_word_1 <= kept_next_word_1;
    kept_word_2 <= kept_next_word_2;
    kept_wave64 <= kept_next_wave64;
    kept_m0 <= kept_next_m0;
    kept_vgpr_base <= kept_next_vgpr_base;
  end

  valu_decode decode (
    .instruction_wave(decode_instruction_wave),
    .instruction_sequence(decode_instruction_sequence),
    .instruction_word_0(decode_instruction_word_0),
    .instruction_word_1(decode_instruction_word_1),
    .instruction_word_2(decode_instruction_word_2),
    .instruction_wave64(decode_instruction_wave64),
    .instruction_m0(decode_instruction_m0),
    .instruction_vgpr_base(decode_instruction_vgpr_base),
    .step(step),
    .vgprs(vgprs),
    .operation_wave(decode_operation_wave),
    .operation_sequence(decode_operation_sequence),
    .operation_wave64(decode_operation_wave64),
    .operation_high(decode_operation_high),
    .operation_last(decode_operation_last),
    .operation_reuses(decode_operation_reuses),
    .operation_code_0(decode_operation_code_0),
    .operation_code_1(decode_operation_code_1),
    .operation_code_2(decode_operation_code_2),
    .operation_row_0(decode_operation_row_0),
    .operation_row_1(decode_operation_row_1),
    .operation_row_2(decode_operation_row_2),
    .operation_literal(decode_operation_literal),
    .operation_need(decode_operation_need),
    .operation_kind_0(decode_operation_kind_0),
    .operation_kind_1(decode_operation_kind_1),
    .operation_kind_2(decode_operation_kind_2),
    .operation_prepare(decode_operation_prepare),
    .operation_number(decode_operation_number),
    .operation_unit(decode_operation_unit),
    .operation_shared_kind(decode_operation_shared_kind),
    .operation_modifiers_clamp(decode_operation_modifiers_clamp),
    .operation_modifiers_omod(decode_operation_modifiers_omod),
    .operation_modifiers_neg(decode_operation_modifiers_neg),
    .operation_modifiers_mix(decode_operation_modifiers_mix),
    .operation_modifiers_byte(decode_operation_modifiers_byte),
    .operation_destination(decode_operation_destination),
    .operation_writes(decode_operation_writes),
    .operation_writes_high(decode_operation_writes_high),
    .operation_bytes(decode_operation_bytes),
    .operation_exchange_bytes(decode_operation_exchange_bytes),
    .operation_has_mask_source(decode_operation_has_mask_source),
    .operation_mask_source(decode_operation_mask_source),
    .operation_mask_from_vcc(decode_operation_mask_from_vcc),
    .operation_has_mask_destination(decode_operation_has_mask_destination),
    .operation_mask_destination(decode_operation_mask_destination),
    .operation_scalar_result(decode_operation_scalar_result),
    .operation_ignored(decode_operation_ignored),
    .operation_cross(decode_operation_cross),
    .operation_fetch_inactive(decode_operation_fetch_inactive),
    .operation_bound_control(decode_operation_bound_control),
    .more(decode_more),
    .next_step(decode_next_step)
  );

  record_ram ram (
    .clock(clock),
    .write(enters),
    .write_address(ram_write_address),
    .write_data_wave(decode_operation_wave),
    .write_data_sequence(decode_operation_sequence),
    .write_data_wave64(decode_operation_wave64),
    .write_data_high(decode_operation_high),
    .write_data_last(decode_operation_last),
    .write_data_reuses(decode_operation_reuses),
    .write_data_code_0(decode_operation_code_0),
    .write_data_code_1(decode_operation_code_1),
    .write_data_code_2(decode_operation_code_2),
    .write_data_row_0(decode_operation_row_0),
    .write_data_row_1(decode_operation_row_1),
    .write_data_row_2(decode_operation_row_2),
    .write_data_literal(decode_operation_literal),
    .write_data_need(decode_operation_need),
    .write_data_kind_0(decode_operation_kind_0),
    .write_data_kind_1(decode_operation_kind_1),
    .write_data_kind_2(decode_operation_kind_2),
    .write_data_prepare(decode_operation_prepare),
    .write_data_number(decode_operation_number),
    .write_data_unit(decode_operation_unit),
    .write_data_shared_kind(decode_operation_shared_kind),
    .write_data_modifiers_clamp(decode_operation_modifiers_clamp),
    .write_data_modifiers_omod(decode_operation_modifiers_omod),
    .write_data_modifiers_neg(decode_operation_modifiers_neg),
    .write_data_modifiers_mix(decode_operation_modifiers_mix),
    .write_data_modifiers_byte(decode_operation_modifiers_byte),
    .write_data_destination(decode_operation_destination),
    .write_data_writes(decode_operation_writes),
    .write_data_writes_high(decode_operation_writes_high),
    .write_data_bytes(decode_operation_bytes),
    .write_data_exchange_bytes(decode_operation_exchange_bytes),
    .write_data_has_mask_source(decode_operation_has_mask_source),
    .write_data_mask_source(decode_operation_mask_source),
    .write_data_mask_from_vcc(decode_operation_mask_from_vcc),
    .write_data_has_mask_destination(decode_operation_has_mask_destination),
    .write_data_mask_destination(decode_operation_mask_destination),
    .write_data_scalar_result(decode_operation_scalar_result),
    .write_data_ignored(decode_operation_ignored),
    .write_data_cross(decode_operation_cross),
    .write_data_fetch_inactive(decode_operation_fetch_inactive),
    .write_data_bound_control(decode_operation_bound_control),
    .read_address(ram_read_address),
    .read_data_wave(head_wave),
    .read_data_sequence(head_sequence),
    .read_data_wave64(head_wave64),
    .read_data_high(head_high),
    .read_data_last(head_last),
    .read_data_reuses(head_reuses),
    .read_data_code_0(head_code_0),
    .read_data_code_1(head_code_1),
    .read_data_code_2(head_code_2),
    .read_data_row_0(head_row_0),
    .read_data_row_1(head_row_1),
    .read_data_row_2(head_row_2),
    .read_data_literal(head_literal),
    .read_data_need(head_need),
    .read_data_kind_0(head_kind_0),
    .read_data_kind_1(head_kind_1),
    .read_data_kind_2(head_kind_2),
    .read_data_prepare(head_prepare),
    .read_data_number(head_number),
    .read_data_unit(head_unit),
    .read_data_shared_kind(head_shared_kind),
    .read_data_modifiers_clamp(head_modifiers_clamp),
    .read_data_modifiers_omod(head_modifiers_omod),
    .read_data_modifiers_neg(head_modifiers_neg),
    .read_data_modifiers_mix(head_modifiers_mix),
    .read_data_modifiers_byte(head_modifiers_byte),
    .read_data_destination(head_destination),
    .read_data_writes(head_writes),
    .read_data_writes_high(head_writes_high),
    .read_data_bytes(head_bytes),
    .read_data_exchange_bytes(head_exchange_bytes),
    .read_data_has_mask_source(head_has_mask_source),
    .read_data_mask_source(head_mask_source),
    .read_data_mask_from_vcc(head_mask_from_vcc),
    .read_data_has_mask_destination(head_has_mask_destination),
    .read_data_mask_destination(head_mask_destination),
    .read_data_scalar_result(head_scalar_result),
    .read_data_ignored(head_ignored),
    .read_data_cross(head_cross),
    .read_data_fetch_inactive(head_fetch_inactive),
    .read_data_bound_control(head_bound_control)
  );

endmodule

`default_nettype wire
