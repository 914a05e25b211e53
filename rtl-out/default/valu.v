// valu: kernel of hdl/src/vector/valu.rs
// Written by Tombolo; change the source.
// SPDX-License-Identifier: MIT OR Apache-2.0

`default_nettype none

module valu (
  input wire clock,
  input wire issue_valid,
  input wire [3:0] issue_wave,
  input wire [15:0] issue_sequence,
  input wire [31:0] issue_word_0,
  input wire [31:0] issue_word_1,
  input wire [31:0] issue_word_2,
  input wire issue_wave64,
  input wire [31:0] issue_m0,
  input wire [10:0] issue_vgpr_base,
  input wire [10:0] vgprs,
  output wire ready,
  output wire [3:0] head_wave,
  input wire [63:0] head_state_exec,
  input wire [63:0] head_state_vcc,
  input wire head_state_scc,
  input wire [31:0] head_state_mode,
  input wire head_state_scalars_settled,
  output wire [6:0] read_index_0,
  output wire [6:0] read_index_1,
  output wire [6:0] read_index_2,
  input wire [63:0] read_data_0,
  input wire [63:0] read_data_1,
  input wire [63:0] read_data_2,
  input wire memory_read,
  input wire [10:0] memory_read_row,
  input wire [2:0] memory_read_beat,
  output wire [3:0] lane_memory_banks,
  input wire memory_write,
  input wire [10:0] memory_write_row,
  input wire [2:0] memory_write_beat,
  output wire memory_write_ready,
  output wire lane_read_0,
  output wire lane_read_1,
  output wire lane_read_2,
  output wire lane_read_3,
  output wire [11:0] lane_read_address_0,
  output wire [11:0] lane_read_address_1,
  output wire [11:0] lane_read_address_2,
  output wire [11:0] lane_read_address_3,
  output wire [5:0] lane_load,
  output wire [11:0] lane_bank,
  output wire [11:0] lane_source,
  output wire [5:0] lane_bypass_high,
  output wire [63:0] lane_scalar_0,
  output wire [63:0] lane_scalar_1,
  output wire [63:0] lane_scalar_2,
  output wire [29:0] lane_prepare,
  output wire lane_uses_crossed,
  output wire [31:0] lane_crossed_0,
  output wire [31:0] lane_crossed_1,
  output wire [31:0] lane_crossed_2,
  output wire [31:0] lane_crossed_3,
  output wire [31:0] lane_crossed_4,
  output wire [31:0] lane_crossed_5,
  output wire [31:0] lane_crossed_6,
  output wire [31:0] lane_crossed_7,
  output wire [31:0] lane_crossed_8,
  output wire [31:0] lane_crossed_9,
  output wire [31:0] lane_crossed_10,
  output wire [31:0] lane_crossed_11,
  output wire [31:0] lane_crossed_12,
  output wire [31:0] lane_crossed_13,
  output wire [31:0] lane_crossed_14,
  output wire [31:0] lane_crossed_15,
  output wire [31:0] lane_crossed_16,
  output wire [31:0] lane_crossed_17,
  output wire [31:0] lane_crossed_18,
  output wire [31:0] lane_crossed_19,
  output wire [31:0] lane_crossed_20,
  output wire [31:0] lane_crossed_21,
  output wire [31:0] lane_crossed_22,
  output wire [31:0] lane_crossed_23,
  output wire [31:0] lane_crossed_24,
  output wire [31:0] lane_crossed_25,
  output wire [31:0] lane_crossed_26,
  output wire [31:0] lane_crossed_27,
  output wire [31:0] lane_crossed_28,
  output wire [31:0] lane_crossed_29,
  output wire [31:0] lane_crossed_30,
  output wire [31:0] lane_crossed_31,
  output wire [44:0] lane_integer_control,
  output wire lane_integer_start,
  output wire lane_float_start,
  output wire float_odd,
  output wire [64:0] lane_float_control,
  output wire shared_launch,
  output wire [1:0] shared_kind,
  input wire shared_ready,
  output wire shared_start,
  output wire [18:0] shared_control,
  input wire shared_announce,
  output wire lane_mask_0,
  output wire lane_mask_1,
  output wire lane_mask_2,
  output wire lane_mask_3,
  output wire lane_mask_4,
  output wire lane_mask_5,
  output wire lane_mask_6,
  output wire lane_mask_7,
  output wire lane_mask_8,
  output wire lane_mask_9,
  output wire lane_mask_10,
  output wire lane_mask_11,
  output wire lane_mask_12,
  output wire lane_mask_13,
  output wire lane_mask_14,
  output wire lane_mask_15,
  output wire lane_mask_16,
  output wire lane_mask_17,
  output wire lane_mask_18,
  output wire lane_mask_19,
  output wire lane_mask_20,
  output wire lane_mask_21,
  output wire lane_mask_22,
  output wire lane_mask_23,
  output wire lane_mask_24,
  output wire lane_mask_25,
  output wire lane_mask_26,
  output wire lane_mask_27,
  output wire lane_mask_28,
  output wire lane_mask_29,
  output wire lane_mask_30,
  output wire lane_mask_31,
  output wire [5:0] lane_number_0,
  output wire [5:0] lane_number_1,
  output wire [5:0] lane_number_2,
  output wire [5:0] lane_number_3,
  output wire [5:0] lane_number_4,
  output wire [5:0] lane_number_5,
  output wire [5:0] lane_number_6,
  output wire [5:0] lane_number_7,
  output wire [5:0] lane_number_8,
  output wire [5:0] lane_number_9,
  output wire [5:0] lane_number_10,
  output wire [5:0] lane_number_11,
  output wire [5:0] lane_number_12,
  output wire [5:0] lane_number_13,
  output wire [5:0] lane_number_14,
  output wire [5:0] lane_number_15,
  output wire [5:0] lane_number_16,
  output wire [5:0] lane_number_17,
  output wire [5:0] lane_number_18,
  output wire [5:0] lane_number_19,
  output wire [5:0] lane_number_20,
  output wire [5:0] lane_number_21,
  output wire [5:0] lane_number_22,
  output wire [5:0] lane_number_23,
  output wire [5:0] lane_number_24,
  output wire [5:0] lane_number_25,
  output wire [5:0] lane_number_26,
  output wire [5:0] lane_number_27,
  output wire [5:0] lane_number_28,
  output wire [5:0] lane_number_29,
  output wire [5:0] lane_number_30,
  output wire [5:0] lane_number_31,
  input wire [31:0] lane_value_0,
  input wire [31:0] lane_value_1,
  input wire [31:0] lane_value_2,
  input wire [31:0] lane_value_3,
  input wire [31:0] lane_value_4,
  input wire [31:0] lane_value_5,
  input wire [31:0] lane_value_6,
  input wire [31:0] lane_value_7,
  input wire [31:0] lane_value_8,
  input wire [31:0] lane_value_9,
  input wire [31:0] lane_value_10,
  input wire [31:0] lane_value_11,
  input wire [31:0] lane_value_12,
  input wire [31:0] lane_value_13,
  input wire [31:0] lane_value_14,
  input wire [31:0] lane_value_15,
  input wire [31:0] lane_value_16,
  input wire [31:0] lane_value_17,
  input wire [31:0] lane_value_18,
  input wire [31:0] lane_value_19,
  input wire [31:0] lane_value_20,
  input wire [31:0] lane_value_21,
  input wire [31:0] lane_value_22,
  input wire [31:0] lane_value_23,
  input wire [31:0] lane_value_24,
  input wire [31:0] lane_value_25,
  input wire [31:0] lane_value_26,
  input wire [31:0] lane_value_27,
  input wire [31:0] lane_value_28,
  input wire [31:0] lane_value_29,
  input wire [31:0] lane_value_30,
  input wire [31:0] lane_value_31,
  input wire [3:0] lane_choice_0,
  input wire [3:0] lane_choice_1,
  input wire [3:0] lane_choice_2,
  input wire [3:0] lane_choice_3,
  input wire [3:0] lane_choice_4,
  input wire [3:0] lane_choice_5,
  input wire [3:0] lane_choice_6,
  input wire [3:0] lane_choice_7,
  input wire [3:0] lane_choice_8,
  input wire [3:0] lane_choice_9,
  input wire [3:0] lane_choice_10,
  input wire [3:0] lane_choice_11,
  input wire [3:0] lane_choice_12,
  input wire [3:0] lane_choice_13,
  input wire [3:0] lane_choice_14,
  input wire [3:0] lane_choice_15,
  input wire [3:0] lane_choice_16,
  input wire [3:0] lane_choice_17,
  input wire [3:0] lane_choice_18,
  input wire [3:0] lane_choice_19,
  input wire [3:0] lane_choice_20,
  input wire [3:0] lane_choice_21,
  input wire [3:0] lane_choice_22,
  input wire [3:0] lane_choice_23,
  input wire [3:0] lane_choice_24,
  input wire [3:0] lane_choice_25,
  input wire [3:0] lane_choice_26,
  input wire [3:0] lane_choice_27,
  input wire [3:0] lane_choice_28,
  input wire [3:0] lane_choice_29,
  input wire [3:0] lane_choice_30,
  input wire [3:0] lane_choice_31,
  output wire [1:0] lane_unit,
  output wire [3:0] lane_result_bytes,
  output wire lane_active_0,
  output wire lane_active_1,
  output wire lane_active_2,
  output wire lane_active_3,
  output wire lane_active_4,
  output wire lane_active_5,
  output wire lane_active_6,
  output wire lane_active_7,
  output wire lane_active_8,
  output wire lane_active_9,
  output wire lane_active_10,
  output wire lane_active_11,
  output wire lane_active_12,
  output wire lane_active_13,
  output wire lane_active_14,
  output wire lane_active_15,
  output wire lane_active_16,
  output wire lane_active_17,
  output wire lane_active_18,
  output wire lane_active_19,
  output wire lane_active_20,
  output wire lane_active_21,
  output wire lane_active_22,
  output wire lane_active_23,
  output wire lane_active_24,
  output wire lane_active_25,
  output wire lane_active_26,
  output wire lane_active_27,
  output wire lane_active_28,
  output wire lane_active_29,
  output wire lane_active_30,
  output wire lane_active_31,
  output wire [11:0] lane_write_address_0,
  output wire [11:0] lane_write_address_1,
  output wire [11:0] lane_write_address_2,
  output wire [11:0] lane_write_address_3,
  output wire lane_write_low_0,
  output wire lane_write_low_1,
  output wire lane_write_low_2,
  output wire lane_write_low_3,
  output wire lane_write_high_0,
  output wire lane_write_high_1,
  output wire lane_write_high_2,
  output wire lane_write_high_3,
  output wire lane_write_memory_0,
  output wire lane_write_memory_1,
  output wire lane_write_memory_2,
  output wire lane_write_memory_3,
  input wire lane_flag_0,
  input wire lane_flag_1,
  input wire lane_flag_2,
  input wire lane_flag_3,
  input wire lane_flag_4,
  input wire lane_flag_5,
  input wire lane_flag_6,
  input wire lane_flag_7,
  input wire lane_flag_8,
  input wire lane_flag_9,
  input wire lane_flag_10,
  input wire lane_flag_11,
  input wire lane_flag_12,
  input wire lane_flag_13,
  input wire lane_flag_14,
  input wire lane_flag_15,
  input wire lane_flag_16,
  input wire lane_flag_17,
  input wire lane_flag_18,
  input wire lane_flag_19,
  input wire lane_flag_20,
  input wire lane_flag_21,
  input wire lane_flag_22,
  input wire lane_flag_23,
  input wire lane_flag_24,
  input wire lane_flag_25,
  input wire lane_flag_26,
  input wire lane_flag_27,
  input wire lane_flag_28,
  input wire lane_flag_29,
  input wire lane_flag_30,
  input wire lane_flag_31,
  input wire [31:0] lane_result,
  output wire write,
  output wire [5:0] write_pair,
  output reg [63:0] write_data,
  output reg [1:0] write_halves,
  output wire read_done,
  output wire done,
  output wire scalar_done,
  output wire [3:0] done_wave,
  output wire [15:0] done_sequence,
  output wire done_event_valid,
  output wire [3:0] done_event_wave,
  output wire [15:0] done_event_sequence,
  output wire [10:0] done_event_row,
  output wire [2:0] done_event_beat,
  output wire done_event_high,
  output wire [3:0] done_event_bytes
);
  localparam [3:0] CROSS_LANE_NONE = 4'd0;
  localparam [1:0] UNIT_NAME_INTEGER = 2'd0;
  localparam [1:0] UNIT_NAME_SHARED = 2'd2;

  wire writes_register;
  wire [6:0] register_;
  wire [3:0] head_wave_2;
  wire [15:0] head_sequence;
  wire head_wave64;
  wire head_high;
  wire head_last;
  wire head_reuses;
  wire [7:0] head_code_0;
  wire [7:0] head_code_1;
  wire [7:0] head_code_2;
  wire [10:0] head_row_0;
  wire [10:0] head_row_1;
  wire [10:0] head_row_2;
  wire [31:0] head_literal;
  wire [5:0] head_need;
  wire [3:0] head_kind_0; // SourceKind
  wire [3:0] head_kind_1; // SourceKind
  wire [3:0] head_kind_2; // SourceKind
  wire [29:0] head_prepare;
  wire [10:0] head_number;
  wire [1:0] head_unit; // UnitName
  wire [1:0] head_shared_kind; // Kind
  wire head_modifiers_clamp;
  wire [1:0] head_modifiers_omod;
  wire [1:0] head_modifiers_neg;
  wire [2:0] head_modifiers_mix;
  wire [1:0] head_modifiers_byte;
  wire [10:0] head_destination;
  wire head_writes;
  wire head_writes_high;
  wire [3:0] head_bytes;
  wire [3:0] head_exchange_bytes;
  wire head_has_mask_source;
  wire [6:0] head_mask_source;
  wire head_mask_from_vcc;
  wire head_has_mask_destination;
  wire [6:0] head_mask_destination;
  wire head_scalar_result;
  wire head_ignored;
  wire [3:0] head_cross; // CrossLane
  wire head_fetch_inactive;
  wire head_bound_control;
  wire is_shared;
  wire hold;
  reg [63:0] scalar_0;
  reg [63:0] scalar_1;
  reg [63:0] scalar_2;
  reg [31:0] scalar_data;
  wire queue_not_empty;
  wire [5:0] steps_gathered;
  wire [5:0] steps_step_need;
  wire [2:0] steps_beat;
  wire steps_collects;
  wire steps_uses_crossed;
  wire steps_exchanges;
  wire steps_exchanged;
  wire steps_keeps;
  wire steps_takes_turns;
  wire steps_odd;
  wire steps_takes_upper_half;
  wire steps_drains;
  wire steps_begins;
  wire steps_leaves;
  wire scalars_is_register_0;
  wire scalars_is_register_1;
  wire scalars_is_register_2;
  wire [63:0] scalars_constant_0;
  wire [63:0] scalars_constant_1;
  wire [63:0] scalars_constant_2;
  wire scalars_pending;
  wire [5:0] gather_load;
  wire [11:0] gather_bank;
  wire [11:0] gather_origin;
  wire [5:0] gather_bypass_high;
  wire gather_complete;
  wire gather_bank_read_0;
  wire gather_bank_read_1;
  wire gather_bank_read_2;
  wire gather_bank_read_3;
  wire [10:0] gather_bank_row_0;
  wire [10:0] gather_bank_row_1;
  wire [10:0] gather_bank_row_2;
  wire [10:0] gather_bank_row_3;
  wire reads_memory_takes_0;
  wire reads_memory_takes_1;
  wire reads_memory_takes_2;
  wire reads_memory_takes_3;
  wire [44:0] unit_control_integer;
  wire [64:0] unit_control_float;
  wire [18:0] unit_control_shared;
  wire [31:0] network_scalar_1;
  wire [31:0] network_scalar_2;
  wire network_active_0;
  wire network_active_1;
  wire network_active_2;
  wire network_active_3;
  wire network_active_4;
  wire network_active_5;
  wire network_active_6;
  wire network_active_7;
  wire network_active_8;
  wire network_active_9;
  wire network_active_10;
  wire network_active_11;
  wire network_active_12;
  wire network_active_13;
  wire network_active_14;
  wire network_active_15;
  wire network_active_16;
  wire network_active_17;
  wire network_active_18;
  wire network_active_19;
  wire network_active_20;
  wire network_active_21;
  wire network_active_22;
  wire network_active_23;
  wire network_active_24;
  wire network_active_25;
  wire network_active_26;
  wire network_active_27;
  wire network_active_28;
  wire network_active_29;
  wire network_active_30;
  wire network_active_31;
  wire network_chosen;
  wire stages_writeback_ends;
  wire stages_writeback_writes;
  wire stages_writeback_writes_high;
  reg [10:0] stages_writeback_row;
  reg [3:0] stages_writeback_bytes;
  wire stages_writeback_writes_scalar;
  reg [1:0] stages_unit; // UnitName
  reg [31:0] stages_vcc;
  wire [31:0] stages_mask_register;
  wire stages_valid_0;
  wire stages_valid_1;
  wire stages_valid_2;
  wire stages_valid_3;
  wire stages_valid_4;
  wire stages_valid_5;
  wire stages_hazard_0_late;
  wire stages_hazard_0_writes;
  wire stages_hazard_0_writes_high;
  wire [10:0] stages_hazard_0_row;
  wire [2:0] stages_hazard_0_beat;
  wire stages_hazard_0_writes_scalar;
  wire [3:0] stages_hazard_0_wave;
  wire [6:0] stages_hazard_0_register;
  wire stages_hazard_1_late;
  wire stages_hazard_1_writes;
  wire stages_hazard_1_writes_high;
  wire [10:0] stages_hazard_1_row;
  wire [2:0] stages_hazard_1_beat;
  wire stages_hazard_1_writes_scalar;
  wire [3:0] stages_hazard_1_wave;
  wire [6:0] stages_hazard_1_register;
  wire stages_hazard_2_late;
  wire stages_hazard_2_writes;
  wire stages_hazard_2_writes_high;
  wire [10:0] stages_hazard_2_row;
  wire [2:0] stages_hazard_2_beat;
  wire stages_hazard_2_writes_scalar;
  wire [3:0] stages_hazard_2_wave;
  wire [6:0] stages_hazard_2_register;
  wire stages_hazard_3_late;
  wire stages_hazard_3_writes;
  wire stages_hazard_3_writes_high;
  wire [10:0] stages_hazard_3_row;
  wire [2:0] stages_hazard_3_beat;
  wire stages_hazard_3_writes_scalar;
  wire [3:0] stages_hazard_3_wave;
  wire [6:0] stages_hazard_3_register;
  wire stages_hazard_4_late;
  wire stages_hazard_4_writes;
  wire stages_hazard_4_writes_high;
  wire stages_hazard_4_partial;
  wire [10:0] stages_hazard_4_row;
  wire [2:0] stages_hazard_4_beat;
  wire stages_hazard_4_writes_scalar;
  wire [3:0] stages_hazard_4_wave;
  wire [6:0] stages_hazard_4_register;
  wire stages_hazard_5_late;
  wire stages_hazard_5_writes;
  wire stages_hazard_5_writes_high;
  wire stages_hazard_5_partial;
  wire [10:0] stages_hazard_5_row;
  wire [2:0] stages_hazard_5_beat;
  wire stages_hazard_5_writes_scalar;
  wire [3:0] stages_hazard_5_wave;
  wire [6:0] stages_hazard_5_register;
  wire [63:0] stages_exec_1;
  wire stages_collects_2;
  wire stages_odd_6;
  wire [3:0] stages_kept_writeback_wave;
  wire [15:0] stages_kept_writeback_sequence;
  wire stages_kept_writeback_ends;
  wire [2:0] stages_kept_writeback_beat;
  wire stages_kept_writeback_writes;
  wire stages_kept_writeback_writes_high;
  wire [10:0] stages_kept_writeback_row;
  wire [3:0] stages_kept_writeback_bytes;
  wire stages_kept_writeback_writes_scalar;
  wire [6:0] stages_kept_writeback_register;
  wire stages_kept_writeback_scalar_result;
  wire stages_kept_writeback_ignored;
  wire stages_kept_chosen;
  wire [31:0] stages_kept_active;
  wire stages_written_scalar_result;
  wire pending_launch;
  wire pending_room;
  wire pending_none;
  wire [3:0] pending_oldest_writeback_wave;
  wire [15:0] pending_oldest_writeback_sequence;
  wire pending_oldest_writeback_ends;
  wire [2:0] pending_oldest_writeback_beat;
  wire pending_oldest_writeback_writes;
  wire pending_oldest_writeback_writes_high;
  wire [10:0] pending_oldest_writeback_row;
  wire [3:0] pending_oldest_writeback_bytes;
  wire pending_oldest_writeback_writes_scalar;
  wire [6:0] pending_oldest_writeback_register;
  wire pending_oldest_writeback_scalar_result;
  wire pending_oldest_writeback_ignored;
  wire pending_oldest_chosen;
  wire [31:0] pending_oldest_active;
  wire pending_hazard_0_late;
  wire pending_hazard_0_writes;
  wire pending_hazard_0_writes_high;
  wire [10:0] pending_hazard_0_row;
  wire [2:0] pending_hazard_0_beat;
  wire pending_hazard_0_writes_scalar;
  wire [3:0] pending_hazard_0_wave;
  wire [6:0] pending_hazard_0_register;
  wire pending_hazard_1_late;
  wire pending_hazard_1_writes;
  wire pending_hazard_1_writes_high;
  wire [10:0] pending_hazard_1_row;
  wire [2:0] pending_hazard_1_beat;
  wire pending_hazard_1_writes_scalar;
  wire [3:0] pending_hazard_1_wave;
  wire [6:0] pending_hazard_1_register;
  wire pending_hazard_2_late;
  wire pending_hazard_2_writes;
  wire pending_hazard_2_writes_high;
  wire [10:0] pending_hazard_2_row;
  wire [2:0] pending_hazard_2_beat;
  wire pending_hazard_2_writes_scalar;
  wire [3:0] pending_hazard_2_wave;
  wire [6:0] pending_hazard_2_register;
  wire pending_hazard_3_late;
  wire pending_hazard_3_writes;
  wire pending_hazard_3_writes_high;
  wire [10:0] pending_hazard_3_row;
  wire [2:0] pending_hazard_3_beat;
  wire pending_hazard_3_writes_scalar;
  wire [3:0] pending_hazard_3_wave;
  wire [6:0] pending_hazard_3_register;
  reg [31:0] collect_before;
  wire [31:0] collect_mask;
  reg [5:0] load;
  reg [5:0] load_next;
  reg [11:0] bank;
  reg [11:0] origin;
  reg [5:0] bypass_high;
  reg is_register_0;
  reg is_register_1;
  reg is_register_2;
  reg [63:0] constant_0;
  reg [63:0] constant_1;
  reg [63:0] constant_2;
  reg reuses;
  reg [63:0] kept_0;
  reg [63:0] kept_1;
  reg [63:0] kept_2;
  reg [29:0] prepare;
  reg [29:0] prepare_next;
  reg uses_crossed;
  reg [3:0] cross_; // CrossLane
  reg fetch_inactive;
  reg bound_control;
  reg [31:0] dword;
  reg wave64;
  reg high;
  wire high_next;
  reg high_2;
  reg [10:0] number;
  reg [1:0] unit; // UnitName
  reg modifiers_clamp;
  reg [1:0] modifiers_omod;
  reg [1:0] modifiers_neg;
  reg [2:0] modifiers_mix;
  reg [1:0] modifiers_byte;
  reg [31:0] mode;
  reg [44:0] integer_control;
  reg [64:0] float_control;
  reg [18:0] shared_word;
  reg [31:0] mask_so_far;
  reg [31:0] mask_so_far_next;
  reg [31:0] late_mask_so_far;
  reg [31:0] late_mask_so_far_next;

  assign head_wave = head_wave_2;
  assign lane_load = load;
  assign lane_bank = bank;
  assign lane_source = origin;
  assign lane_bypass_high = bypass_high;
  assign lane_scalar_0 = scalar_0;
  assign lane_scalar_1 = scalar_1;
  assign lane_scalar_2 = scalar_2;
  assign lane_prepare = prepare;
  assign lane_uses_crossed = uses_crossed;
  assign lane_integer_control = integer_control;
  assign lane_float_control = float_control;
  assign shared_launch = gather_complete & is_shared;
  assign shared_kind = head_shared_kind;
  assign shared_control = shared_word;
  assign write_pair = register_[6:1];

  always @* begin
    write_data = {32'd0, scalar_data};
    if (register_[0]) begin
      write_data = {32'd0, scalar_data} << 6'h20;
    end
  end

  always @* begin
    write_halves = 2'd1;
    if (register_[0]) begin
      write_halves = 2'd2;
    end
  end

  assign read_done = steps_leaves & head_last;
  assign done_event_valid = stages_hazard_5_writes & writes_register;
  assign done_event_wave = done_wave;
  assign done_event_sequence = done_sequence;
  assign done_event_high = stages_hazard_5_writes_high & writes_register;
  assign done_event_bytes = lane_result_bytes;
  assign writes_register = done_event_row != 11'h600;
  assign is_shared = (head_unit == UNIT_NAME_SHARED) & (~steps_collects);

  wire disjunction_1 = (~queue_not_empty) | (~head_state_scalars_settled) | scalars_pending;
  wire disjunction_2 = disjunction_1 | steps_drains | shared_announce | ((head_cross != CROSS_LANE_NONE) &
      (~pending_none));

  assign hold = disjunction_2 | (is_shared & (~(shared_ready & pending_room)));

  always @* begin
    scalar_0 = constant_0;
    if (is_register_0) begin
      scalar_0 = read_data_0;
    end
    if (reuses) begin
      scalar_0 = kept_0;
    end
  end

  always @* begin
    scalar_1 = constant_1;
    if (is_register_1) begin
      scalar_1 = read_data_1;
    end
    if (reuses) begin
      scalar_1 = kept_1;
    end
  end

  always @* begin
    scalar_2 = constant_2;
    if (is_register_2) begin
      scalar_2 = read_data_2;
    end
    if (reuses) begin
      scalar_2 = kept_2;
    end
  end

  always @* begin
    scalar_data = collect_mask;
    if (stages_written_scalar_result) begin
      scalar_data = lane_result;
    end
  end

  assign network_scalar_1 = scalar_1[31:0];
  assign network_scalar_2 = scalar_2[31:0];
  assign stages_writeback_ends = read_done;
  assign stages_writeback_writes = head_writes & (~head_ignored) & (~steps_collects);
  assign stages_writeback_writes_high = head_writes_high & (~head_ignored) & (~steps_collects);

  always @* begin
    stages_writeback_row = head_destination;
    if (steps_exchanged) begin
      stages_writeback_row = head_row_2;
    end
  end

  always @* begin
    stages_writeback_bytes = head_bytes;
    if (steps_exchanged) begin
      stages_writeback_bytes = head_exchange_bytes;
    end
  end

  assign stages_writeback_writes_scalar = head_has_mask_destination & steps_leaves;

  always @* begin
    stages_unit = head_unit;
    if (steps_collects) begin
      stages_unit = UNIT_NAME_INTEGER;
    end
  end

  always @* begin
    stages_vcc = head_state_vcc[31:0];
    if (head_high) begin
      stages_vcc = head_state_vcc[63:32];
    end
  end

  assign stages_mask_register = read_data_2[31:0];
  assign pending_launch = shared_launch;

  always @* begin
    collect_before = mask_so_far;
    if (lane_unit == UNIT_NAME_SHARED) begin
      collect_before = late_mask_so_far;
    end
  end

  always @* begin
    load_next = gather_load;
    if (steps_keeps) begin
      load_next = 6'd0;
    end
  end

  always @* begin
    prepare_next = head_prepare;
    if (steps_collects) begin
      prepare_next = 30'd0;
    end
  end

  assign high_next = head_high | steps_takes_upper_half;

  always @* begin
    mask_so_far_next = mask_so_far;
    if (stages_valid_5) begin
      if (!(lane_unit == UNIT_NAME_SHARED)) begin
        mask_so_far_next = collect_mask;
      end
    end
  end

  always @* begin
    late_mask_so_far_next = late_mask_so_far;
    if (stages_valid_5) begin
      if (lane_unit == UNIT_NAME_SHARED) begin
        late_mask_so_far_next = collect_mask;
      end
    end
  end

  initial begin
    load = 6'd0;
    bank = 12'd0;
    origin = 12'd0;
    bypass_high = 6'd0;
    is_register_0 = 1'b0;
    is_register_1 = 1'b0;
    is_register_2 = 1'b0;
    constant_0 = 64'd0;
    constant_1 = 64'd0;
    constant_2 = 64'd0;
    reuses = 1'b0;
    kept_0 = 64'd0;
    kept_1 = 64'd0;
    kept_2 = 64'd0;
    prepare = 30'd0;
    uses_crossed = 1'b0;
    cross_ = CROSS_LANE_NONE;
    fetch_inactive = 1'b0;
    bound_control = 1'b0;
    dword = 32'd0;
    wave64 = 1'b0;
    high = 1'b0;
    high_2 = 1'b0;
    number = 11'd0;
    unit = UNIT_NAME_INTEGER;
    modifiers_clamp = 1'b0;
    modifiers_omod = 2'd0;
    modifiers_neg = 2'd0;
    modifiers_mix = 3'd0;
    modifiers_byte = 2'd0;
    mode = 32'd0;
    integer_control = 45'd0;
    float_control = 65'd0;
    shared_word = 19'd0;
    mask_so_far = 32'd0;
    late_mask_so_far = 32'd0;
  end
  always @(posedge clock) begin
    load <= load_next;
    bank <= gather_bank;
    origin <= gather_origin;
    bypass_high <= gather_bypass_high;
    is_register_0 <= scalars_is_register_0;
    is_register_1 <= scalars_is_register_1;
    is_register_2 <= scalars_is_register_2;
    constant_0 <= scalars_constant_0;
    constant_1 <= scalars_constant_1;
    constant_2 <= scalars_constant_2;
    reuses <= head_reuses;
    kept_0 <= scalar_0;
    kept_1 <= scalar_1;
    kept_2 <= scalar_2;
    prepare <= prepare_next;
    uses_crossed <= steps_uses_crossed;
    cross_ <= head_cross;
    fetch_inactive <= head_fetch_inactive;
    bound_control <= head_bound_control;
    dword <= head_literal;
    wave64 <= head_wave64;
    high <= high_next;
    high_2 <= high;
    number <= head_number;
    unit <= head_unit;
    modifiers_clamp <= head_modifiers_clamp;
    modifiers_omod <= head_modifiers_omod;
    modifiers_neg <= head_modifiers_neg;
    modifiers_mix <= head_modifiers_mix;
    modifiers_byte <= head_modifiers_byte;
    mode <= head_state_mode;
    integer_control <= unit_control_integer;
    float_control <= unit_control_float;
    shared_word <= unit_control_shared;
    mask_so_far <= mask_so_far_next;
    late_mask_so_far <= late_mask_so_far_next;
  end

  valu_queue queue_ (
    .clock(clock),
    .issue_valid(issue_valid),
    .issue_wave(issue_wave),
    .issue_sequence(issue_sequence),
    .issue_word_0(issue_word_0),
    .issue_word_1(issue_word_1),
    .issue_word_2(issue_word_2),
    .issue_wave64(issue_wave64),
    .issue_m0(issue_m0),
    .issue_vgpr_base(issue_vgpr_base),
    .vgprs(vgprs),
    .ready(ready),
    .leaves(steps_leaves),
    .not_empty(queue_not_empty),
    .head_wave(head_wave_2),
    .head_sequence(head_sequence),
    .head_wave64(head_wave64),
    .head_high(head_high),
    .head_last(head_last),
    .head_reuses(head_reuses),
    .head_code_0(head_code_0),
    .head_code_1(head_code_1),
    .head_code_2(head_code_2),
    .head_row_0(head_row_0),
    .head_row_1(head_row_1),
    .head_row_2(head_row_2),
    .head_literal(head_literal),
    .head_need(head_need),
    .head_kind_0(head_kind_0),
    .head_kind_1(head_kind_1),
    .head_kind_2(head_kind_2),
    .head_prepare(head_prepare),
    .head_number(head_number),
    .head_unit(head_unit),
    .head_shared_kind(head_shared_kind),
    .head_modifiers_clamp(head_modifiers_clamp),
    .head_modifiers_omod(head_modifiers_omod),
    .head_modifiers_neg(head_modifiers_neg),
    .head_modifiers_mix(head_modifiers_mix),
    .head_modifiers_byte(head_modifiers_byte),
    .head_destination(head_destination),
    .head_writes(head_writes),
    .head_writes_high(head_writes_high),
    .head_bytes(head_bytes),
    .head_exchange_bytes(head_exchange_bytes),
    .head_has_mask_source(head_has_mask_source),
    .head_mask_source(head_mask_source),
    .head_mask_from_vcc(head_mask_from_vcc),
    .head_has_mask_destination(head_has_mask_destination),
    .head_mask_destination(head_mask_destination),
    .head_scalar_result(head_scalar_result),
    .head_ignored(head_ignored),
    .head_cross(head_cross),
    .head_fetch_inactive(head_fetch_inactive),
    .head_bound_control(head_bound_control)
  );

  steps steps (
    .clock(clock),
    .head_need(head_need),
    .head_unit(head_unit),
    .head_cross(head_cross),
    .hold(hold),
    .granted(gather_load),
    .complete(gather_complete),
    .gathered(steps_gathered),
    .step_need(steps_step_need),
    .beat(steps_beat),
    .collects(steps_collects),
    .uses_crossed(steps_uses_crossed),
    .exchanges(steps_exchanges),
    .exchanged(steps_exchanged),
    .keeps(steps_keeps),
    .takes_turns(steps_takes_turns),
    .odd(steps_odd),
    .takes_upper_half(steps_takes_upper_half),
    .drains(steps_drains),
    .begins(steps_begins),
    .leaves(steps_leaves)
  );

  scalar_operands scalars (
    .head_wave(head_wave_2),
    .head_high(head_high),
    .head_reuses(head_reuses),
    .head_code_0(head_code_0),
    .head_code_1(head_code_1),
    .head_code_2(head_code_2),
    .head_literal(head_literal),
    .head_kind_0(head_kind_0),
    .head_kind_1(head_kind_1),
    .head_kind_2(head_kind_2),
    .head_has_mask_source(head_has_mask_source),
    .head_mask_source(head_mask_source),
    .head_mask_from_vcc(head_mask_from_vcc),
    .head_has_mask_destination(head_has_mask_destination),
    .head_mask_destination(head_mask_destination),
    .head_cross(head_cross),
    .scc(head_state_scc),
    .hazard_0_late(stages_hazard_0_late),
    .hazard_0_writes_scalar(stages_hazard_0_writes_scalar),
    .hazard_0_wave(stages_hazard_0_wave),
    .hazard_0_register(stages_hazard_0_register),
    .hazard_1_late(stages_hazard_1_late),
    .hazard_1_writes_scalar(stages_hazard_1_writes_scalar),
    .hazard_1_wave(stages_hazard_1_wave),
    .hazard_1_register(stages_hazard_1_register),
    .hazard_2_late(stages_hazard_2_late),
    .hazard_2_writes_scalar(stages_hazard_2_writes_scalar),
    .hazard_2_wave(stages_hazard_2_wave),
    .hazard_2_register(stages_hazard_2_register),
    .hazard_3_late(stages_hazard_3_late),
    .hazard_3_writes_scalar(stages_hazard_3_writes_scalar),
    .hazard_3_wave(stages_hazard_3_wave),
    .hazard_3_register(stages_hazard_3_register),
    .hazard_4_late(stages_hazard_4_late),
    .hazard_4_writes_scalar(stages_hazard_4_writes_scalar),
    .hazard_4_wave(stages_hazard_4_wave),
    .hazard_4_register(stages_hazard_4_register),
    .hazard_5_late(stages_hazard_5_late),
    .hazard_5_writes_scalar(stages_hazard_5_writes_scalar),
    .hazard_5_wave(stages_hazard_5_wave),
    .hazard_5_register(stages_hazard_5_register),
    .hazard_6_late(pending_hazard_0_late),
    .hazard_6_writes_scalar(pending_hazard_0_writes_scalar),
    .hazard_6_wave(pending_hazard_0_wave),
    .hazard_6_register(pending_hazard_0_register),
    .hazard_7_late(pending_hazard_1_late),
    .hazard_7_writes_scalar(pending_hazard_1_writes_scalar),
    .hazard_7_wave(pending_hazard_1_wave),
    .hazard_7_register(pending_hazard_1_register),
    .hazard_8_late(pending_hazard_2_late),
    .hazard_8_writes_scalar(pending_hazard_2_writes_scalar),
    .hazard_8_wave(pending_hazard_2_wave),
    .hazard_8_register(pending_hazard_2_register),
    .hazard_9_late(pending_hazard_3_late),
    .hazard_9_writes_scalar(pending_hazard_3_writes_scalar),
    .hazard_9_wave(pending_hazard_3_wave),
    .hazard_9_register(pending_hazard_3_register),
    .index_0(read_index_0),
    .index_1(read_index_1),
    .index_2(read_index_2),
    .is_register_0(scalars_is_register_0),
    .is_register_1(scalars_is_register_1),
    .is_register_2(scalars_is_register_2),
    .constant_0(scalars_constant_0),
    .constant_1(scalars_constant_1),
    .constant_2(scalars_constant_2),
    .pending(scalars_pending)
  );

  gather gather (
    .need(steps_step_need),
    .gathered(steps_gathered),
    .head_row_0(head_row_0),
    .head_row_1(head_row_1),
    .head_row_2(head_row_2),
    .head_destination(head_destination),
    .head_writes(head_writes),
    .head_writes_high(head_writes_high),
    .beat(steps_beat),
    .hold(hold),
    .bank_busy_0(reads_memory_takes_0),
    .bank_busy_1(reads_memory_takes_1),
    .bank_busy_2(reads_memory_takes_2),
    .bank_busy_3(reads_memory_takes_3),
    .hazard_0_late(stages_hazard_0_late),
    .hazard_0_writes(stages_hazard_0_writes),
    .hazard_0_writes_high(stages_hazard_0_writes_high),
    .hazard_0_row(stages_hazard_0_row),
    .hazard_0_beat(stages_hazard_0_beat),
    .hazard_1_late(stages_hazard_1_late),
    .hazard_1_writes(stages_hazard_1_writes),
    .hazard_1_writes_high(stages_hazard_1_writes_high),
    .hazard_1_row(stages_hazard_1_row),
    .hazard_1_beat(stages_hazard_1_beat),
    .hazard_2_late(stages_hazard_2_late),
    .hazard_2_writes(stages_hazard_2_writes),
    .hazard_2_writes_high(stages_hazard_2_writes_high),
    .hazard_2_row(stages_hazard_2_row),
    .hazard_2_beat(stages_hazard_2_beat),
    .hazard_3_late(stages_hazard_3_late),
    .hazard_3_writes(stages_hazard_3_writes),
    .hazard_3_writes_high(stages_hazard_3_writes_high),
    .hazard_3_row(stages_hazard_3_row),
    .hazard_3_beat(stages_hazard_3_beat),
    .hazard_4_late(stages_hazard_4_late),
    .hazard_4_writes(stages_hazard_4_writes),
    .hazard_4_writes_high(stages_hazard_4_writes_high),
    .hazard_4_partial(stages_hazard_4_partial),
    .hazard_4_row(stages_hazard_4_row),
    .hazard_4_beat(stages_hazard_4_beat),
    .hazard_5_late(stages_hazard_5_late),
    .hazard_5_writes(stages_hazard_5_writes),
    .hazard_5_writes_high(stages_hazard_5_writes_high),
    .hazard_5_partial(stages_hazard_5_partial),
    .hazard_5_row(stages_hazard_5_row),
    .hazard_5_beat(stages_hazard_5_beat),
    .hazard_6_late(pending_hazard_0_late),
    .hazard_6_writes(pending_hazard_0_writes),
    .hazard_6_writes_high(pending_hazard_0_writes_high),
    .hazard_6_row(pending_hazard_0_row),
    .hazard_6_beat(pending_hazard_0_beat),
    .hazard_7_late(pending_hazard_1_late),
    .hazard_7_writes(pending_hazard_1_writes),
    .hazard_7_writes_high(pending_hazard_1_writes_high),
    .hazard_7_row(pending_hazard_1_row),
    .hazard_7_beat(pending_hazard_1_beat),
    .hazard_8_late(pending_hazard_2_late),
    .hazard_8_writes(pending_hazard_2_writes),
    .hazard_8_writes_high(pending_hazard_2_writes_high),
    .hazard_8_row(pending_hazard_2_row),
    .hazard_8_beat(pending_hazard_2_beat),
    .hazard_9_late(pending_hazard_3_late),
    .hazard_9_writes(pending_hazard_3_writes),
    .hazard_9_writes_high(pending_hazard_3_writes_high),
    .hazard_9_row(pending_hazard_3_row),
    .hazard_9_beat(pending_hazard_3_beat),
    .load(gather_load),
    .bank(gather_bank),
    .origin(gather_origin),
    .bypass_high(gather_bypass_high),
    .complete(gather_complete),
    .bank_read_0(gather_bank_read_0),
    .bank_read_1(gather_bank_read_1),
    .bank_read_2(gather_bank_read_2),
    .bank_read_3(gather_bank_read_3),
    .bank_row_0(gather_bank_row_0),
    .bank_row_1(gather_bank_row_1),
    .bank_row_2(gather_bank_row_2),
    .bank_row_3(gather_bank_row_3)
  );

  bank_reads reads (
    .clock(clock),
    .gather_0(gather_bank_read_0),
    .gather_1(gather_bank_read_1),
    .gather_2(gather_bank_read_2),
    .gather_3(gather_bank_read_3),
    .gather_row_0(gather_bank_row_0),
    .gather_row_1(gather_bank_row_1),
    .gather_row_2(gather_bank_row_2),
    .gather_row_3(gather_bank_row_3),
    .gather_beat(steps_beat),
    .memory(memory_read),
    .memory_row(memory_read_row),
    .memory_beat(memory_read_beat),
    .memory_takes_0(reads_memory_takes_0),
    .memory_takes_1(reads_memory_takes_1),
    .memory_takes_2(reads_memory_takes_2),
    .memory_takes_3(reads_memory_takes_3),
    .memory_banks(lane_memory_banks),
    .read_0(lane_read_0),
    .read_1(lane_read_1),
    .read_2(lane_read_2),
    .read_3(lane_read_3),
    .address_0(lane_read_address_0),
    .address_1(lane_read_address_1),
    .address_2(lane_read_address_2),
    .address_3(lane_read_address_3)
  );

  bank_writes writes (
    .low(stages_hazard_5_writes),
    .high(stages_hazard_5_writes_high),
    .row(done_event_row),
    .beat(done_event_beat),
    .memory(memory_write),
    .memory_row(memory_write_row),
    .memory_beat(memory_write_beat),
    .memory_ready(memory_write_ready),
    .address_0(lane_write_address_0),
    .address_1(lane_write_address_1),
    .address_2(lane_write_address_2),
    .address_3(lane_write_address_3),
    .write_low_0(lane_write_low_0),
    .write_low_1(lane_write_low_1),
    .write_low_2(lane_write_low_2),
    .write_low_3(lane_write_low_3),
    .write_high_0(lane_write_high_0),
    .write_high_1(lane_write_high_1),
    .write_high_2(lane_write_high_2),
    .write_high_3(lane_write_high_3),
    .write_memory_0(lane_write_memory_0),
    .write_memory_1(lane_write_memory_1),
    .write_memory_2(lane_write_memory_2),
    .write_memory_3(lane_write_memory_3)
  );

  unit_control unit_control (
    .number(number),
    .unit(unit),
    .modifiers_clamp(modifiers_clamp),
    .modifiers_omod(modifiers_omod),
    .modifiers_neg(modifiers_neg),
    .modifiers_mix(modifiers_mix),
    .modifiers_byte(modifiers_byte),
    .mode(mode),
    .integer_(unit_control_integer),
    .float_(unit_control_float),
    .shared(unit_control_shared)
  );

  lane_network network (
    .clock(clock),
    .collect(stages_collects_2),
    .collect_beat(stages_hazard_1_beat),
    .value_0(lane_value_0),
    .value_1(lane_value_1),
    .value_2(lane_value_2),
    .value_3(lane_value_3),
    .value_4(lane_value_4),
    .value_5(lane_value_5),
    .value_6(lane_value_6),
    .value_7(lane_value_7),
    .value_8(lane_value_8),
    .value_9(lane_value_9),
    .value_10(lane_value_10),
    .value_11(lane_value_11),
    .value_12(lane_value_12),
    .value_13(lane_value_13),
    .value_14(lane_value_14),
    .value_15(lane_value_15),
    .value_16(lane_value_16),
    .value_17(lane_value_17),
    .value_18(lane_value_18),
    .value_19(lane_value_19),
    .value_20(lane_value_20),
    .value_21(lane_value_21),
    .value_22(lane_value_22),
    .value_23(lane_value_23),
    .value_24(lane_value_24),
    .value_25(lane_value_25),
    .value_26(lane_value_26),
    .value_27(lane_value_27),
    .value_28(lane_value_28),
    .value_29(lane_value_29),
    .value_30(lane_value_30),
    .value_31(lane_value_31),
    .choice_0(lane_choice_0),
    .choice_1(lane_choice_1),
    .choice_2(lane_choice_2),
    .choice_3(lane_choice_3),
    .choice_4(lane_choice_4),
    .choice_5(lane_choice_5),
    .choice_6(lane_choice_6),
    .choice_7(lane_choice_7),
    .choice_8(lane_choice_8),
    .choice_9(lane_choice_9),
    .choice_10(lane_choice_10),
    .choice_11(lane_choice_11),
    .choice_12(lane_choice_12),
    .choice_13(lane_choice_13),
    .choice_14(lane_choice_14),
    .choice_15(lane_choice_15),
    .choice_16(lane_choice_16),
    .choice_17(lane_choice_17),
    .choice_18(lane_choice_18),
    .choice_19(lane_choice_19),
    .choice_20(lane_choice_20),
    .choice_21(lane_choice_21),
    .choice_22(lane_choice_22),
    .choice_23(lane_choice_23),
    .choice_24(lane_choice_24),
    .choice_25(lane_choice_25),
    .choice_26(lane_choice_26),
    .choice_27(lane_choice_27),
    .choice_28(lane_choice_28),
    .choice_29(lane_choice_29),
    .choice_30(lane_choice_30),
    .choice_31(lane_choice_31),
    .kind(cross_),
    .fetch_inactive(fetch_inactive),
    .bound_control(bound_control),
    .dword(dword),
    .beat(stages_hazard_0_beat),
    .exec(stages_exec_1),
    .wave64(wave64),
    .high(high),
    .scalar_1(network_scalar_1),
    .scalar_2(network_scalar_2),
    .crossed_0(lane_crossed_0),
    .crossed_1(lane_crossed_1),
    .crossed_2(lane_crossed_2),
    .crossed_3(lane_crossed_3),
    .crossed_4(lane_crossed_4),
    .crossed_5(lane_crossed_5),
    .crossed_6(lane_crossed_6),
    .crossed_7(lane_crossed_7),
    .crossed_8(lane_crossed_8),
    .crossed_9(lane_crossed_9),
    .crossed_10(lane_crossed_10),
    .crossed_11(lane_crossed_11),
    .crossed_12(lane_crossed_12),
    .crossed_13(lane_crossed_13),
    .crossed_14(lane_crossed_14),
    .crossed_15(lane_crossed_15),
    .crossed_16(lane_crossed_16),
    .crossed_17(lane_crossed_17),
    .crossed_18(lane_crossed_18),
    .crossed_19(lane_crossed_19),
    .crossed_20(lane_crossed_20),
    .crossed_21(lane_crossed_21),
    .crossed_22(lane_crossed_22),
    .crossed_23(lane_crossed_23),
    .crossed_24(lane_crossed_24),
    .crossed_25(lane_crossed_25),
    .crossed_26(lane_crossed_26),
    .crossed_27(lane_crossed_27),
    .crossed_28(lane_crossed_28),
    .crossed_29(lane_crossed_29),
    .crossed_30(lane_crossed_30),
    .crossed_31(lane_crossed_31),
    .active_0(network_active_0),
    .active_1(network_active_1),
    .active_2(network_active_2),
    .active_3(network_active_3),
    .active_4(network_active_4),
    .active_5(network_active_5),
    .active_6(network_active_6),
    .active_7(network_active_7),
    .active_8(network_active_8),
    .active_9(network_active_9),
    .active_10(network_active_10),
    .active_11(network_active_11),
    .active_12(network_active_12),
    .active_13(network_active_13),
    .active_14(network_active_14),
    .active_15(network_active_15),
    .active_16(network_active_16),
    .active_17(network_active_17),
    .active_18(network_active_18),
    .active_19(network_active_19),
    .active_20(network_active_20),
    .active_21(network_active_21),
    .active_22(network_active_22),
    .active_23(network_active_23),
    .active_24(network_active_24),
    .active_25(network_active_25),
    .active_26(network_active_26),
    .active_27(network_active_27),
    .active_28(network_active_28),
    .active_29(network_active_29),
    .active_30(network_active_30),
    .active_31(network_active_31),
    .chosen(network_chosen)
  );

  stages stages (
    .clock(clock),
    .launch(gather_complete),
    .returns(shared_announce),
    .returned_writeback_wave(pending_oldest_writeback_wave),
    .returned_writeback_sequence(pending_oldest_writeback_sequence),
    .returned_writeback_ends(pending_oldest_writeback_ends),
    .returned_writeback_beat(pending_oldest_writeback_beat),
    .returned_writeback_writes(pending_oldest_writeback_writes),
    .returned_writeback_writes_high(pending_oldest_writeback_writes_high),
    .returned_writeback_row(pending_oldest_writeback_row),
    .returned_writeback_bytes(pending_oldest_writeback_bytes),
    .returned_writeback_writes_scalar(pending_oldest_writeback_writes_scalar),
    .returned_writeback_register(pending_oldest_writeback_register),
    .returned_writeback_scalar_result(pending_oldest_writeback_scalar_result),
    .returned_writeback_ignored(pending_oldest_writeback_ignored),
    .returned_chosen(pending_oldest_chosen),
    .returned_active(pending_oldest_active),
    .writeback_wave(head_wave_2),
    .writeback_sequence(head_sequence),
    .writeback_ends(stages_writeback_ends),
    .writeback_beat(steps_beat),
    .writeback_writes(stages_writeback_writes),
    .writeback_writes_high(stages_writeback_writes_high),
    .writeback_row(stages_writeback_row),
    .writeback_bytes(stages_writeback_bytes),
    .writeback_writes_scalar(stages_writeback_writes_scalar),
    .writeback_register(head_mask_destination),
    .writeback_scalar_result(head_scalar_result),
    .writeback_ignored(head_ignored),
    .takes_turns(steps_takes_turns),
    .odd(steps_odd),
    .unit(stages_unit),
    .exec(head_state_exec),
    .mask_from_vcc(head_mask_from_vcc),
    .vcc(stages_vcc),
    .exchanged(steps_exchanged),
    .exchanges(steps_exchanges),
    .collects(steps_collects),
    .mask_register(stages_mask_register),
    .active_0(network_active_0),
    .active_1(network_active_1),
    .active_2(network_active_2),
    .active_3(network_active_3),
    .active_4(network_active_4),
    .active_5(network_active_5),
    .active_6(network_active_6),
    .active_7(network_active_7),
    .active_8(network_active_8),
    .active_9(network_active_9),
    .active_10(network_active_10),
    .active_11(network_active_11),
    .active_12(network_active_12),
    .active_13(network_active_13),
    .active_14(network_active_14),
    .active_15(network_active_15),
    .active_16(network_active_16),
    .active_17(network_active_17),
    .active_18(network_active_18),
    .active_19(network_active_19),
    .active_20(network_active_20),
    .active_21(network_active_21),
    .active_22(network_active_22),
    .active_23(network_active_23),
    .active_24(network_active_24),
    .active_25(network_active_25),
    .active_26(network_active_26),
    .active_27(network_active_27),
    .active_28(network_active_28),
    .active_29(network_active_29),
    .active_30(network_active_30),
    .active_31(network_active_31),
    .chosen(network_chosen),
    .valid_0(stages_valid_0),
    .valid_1(stages_valid_1),
    .valid_2(stages_valid_2),
    .valid_3(stages_valid_3),
    .valid_4(stages_valid_4),
    .valid_5(stages_valid_5),
    .hazard_0_late(stages_hazard_0_late),
    .hazard_0_writes(stages_hazard_0_writes),
    .hazard_0_writes_high(stages_hazard_0_writes_high),
    .hazard_0_row(stages_hazard_0_row),
    .hazard_0_beat(stages_hazard_0_beat),
    .hazard_0_writes_scalar(stages_hazard_0_writes_scalar),
    .hazard_0_wave(stages_hazard_0_wave),
    .hazard_0_register(stages_hazard_0_register),
    .hazard_1_late(stages_hazard_1_late),
    .hazard_1_writes(stages_hazard_1_writes),
    .hazard_1_writes_high(stages_hazard_1_writes_high),
    .hazard_1_row(stages_hazard_1_row),
    .hazard_1_beat(stages_hazard_1_beat),
    .hazard_1_writes_scalar(stages_hazard_1_writes_scalar),
    .hazard_1_wave(stages_hazard_1_wave),
    .hazard_1_register(stages_hazard_1_register),
    .hazard_2_late(stages_hazard_2_late),
    .hazard_2_writes(stages_hazard_2_writes),
    .hazard_2_writes_high(stages_hazard_2_writes_high),
    .hazard_2_row(stages_hazard_2_row),
    .hazard_2_beat(stages_hazard_2_beat),
    .hazard_2_writes_scalar(stages_hazard_2_writes_scalar),
    .hazard_2_wave(stages_hazard_2_wave),
    .hazard_2_register(stages_hazard_2_register),
    .hazard_3_late(stages_hazard_3_late),
    .hazard_3_writes(stages_hazard_3_writes),
    .hazard_3_writes_high(stages_hazard_3_writes_high),
    .hazard_3_row(stages_hazard_3_row),
    .hazard_3_beat(stages_hazard_3_beat),
    .hazard_3_writes_scalar(stages_hazard_3_writes_scalar),
    .hazard_3_wave(stages_hazard_3_wave),
    .hazard_3_register(stages_hazard_3_register),
    .hazard_4_late(stages_hazard_4_late),
    .hazard_4_writes(stages_hazard_4_writes),
    .hazard_4_writes_high(stages_hazard_4_writes_high),
    .hazard_4_partial(stages_hazard_4_partial),
    .hazard_4_row(stages_hazard_4_row),
    .hazard_4_beat(stages_hazard_4_beat),
    .hazard_4_writes_scalar(stages_hazard_4_writes_scalar),
    .hazard_4_wave(stages_hazard_4_wave),
    .hazard_4_register(stages_hazard_4_register),
    .hazard_5_late(stages_hazard_5_late),
    .hazard_5_writes(stages_hazard_5_writes),
    .hazard_5_writes_high(stages_hazard_5_writes_high),
    .hazard_5_partial(stages_hazard_5_partial),
    .hazard_5_row(stages_hazard_5_row),
    .hazard_5_beat(stages_hazard_5_beat),
    .hazard_5_writes_scalar(stages_hazard_5_writes_scalar),
    .hazard_5_wave(stages_hazard_5_wave),
    .hazard_5_register(stages_hazard_5_register),
    .exec_1(stages_exec_1),
    .mask_0(lane_mask_0),
    .mask_1(lane_mask_1),
    .mask_2(lane_mask_2),
    .mask_3(lane_mask_3),
    .mask_4(lane_mask_4),
    .mask_5(lane_mask_5),
    .mask_6(lane_mask_6),
    .mask_7(lane_mask_7),
    .mask_8(lane_mask_8),
    .mask_9(lane_mask_9),
    .mask_10(lane_mask_10),
    .mask_11(lane_mask_11),
    .mask_12(lane_mask_12),
    .mask_13(lane_mask_13),
    .mask_14(lane_mask_14),
    .mask_15(lane_mask_15),
    .mask_16(lane_mask_16),
    .mask_17(lane_mask_17),
    .mask_18(lane_mask_18),
    .mask_19(lane_mask_19),
    .mask_20(lane_mask_20),
    .mask_21(lane_mask_21),
    .mask_22(lane_mask_22),
    .mask_23(lane_mask_23),
    .mask_24(lane_mask_24),
    .mask_25(lane_mask_25),
    .mask_26(lane_mask_26),
    .mask_27(lane_mask_27),
    .mask_28(lane_mask_28),
    .mask_29(lane_mask_29),
    .mask_30(lane_mask_30),
    .mask_31(lane_mask_31),
    .collects_2(stages_collects_2),
    .starts_integer(lane_integer_start),
    .starts_float(lane_float_start),
    .odd_2(float_odd),
    .odd_6(stages_odd_6),
    .starts_shared(shared_start),
    .kept_writeback_wave(stages_kept_writeback_wave),
    .kept_writeback_sequence(stages_kept_writeback_sequence),
    .kept_writeback_ends(stages_kept_writeback_ends),
    .kept_writeback_beat(stages_kept_writeback_beat),
    .kept_writeback_writes(stages_kept_writeback_writes),
    .kept_writeback_writes_high(stages_kept_writeback_writes_high),
    .kept_writeback_row(stages_kept_writeback_row),
    .kept_writeback_bytes(stages_kept_writeback_bytes),
    .kept_writeback_writes_scalar(stages_kept_writeback_writes_scalar),
    .kept_writeback_register(stages_kept_writeback_register),
    .kept_writeback_scalar_result(stages_kept_writeback_scalar_result),
    .kept_writeback_ignored(stages_kept_writeback_ignored),
    .kept_chosen(stages_kept_chosen),
    .kept_active(stages_kept_active),
    .written_wave(done_wave),
    .written_sequence(done_sequence),
    .written_beat(done_event_beat),
    .written_row(done_event_row),
    .written_bytes(lane_result_bytes),
    .written_register(register_),
    .written_scalar_result(stages_written_scalar_result),
    .active_6_0(lane_active_0),
    .active_6_1(lane_active_1),
    .active_6_2(lane_active_2),
    .active_6_3(lane_active_3),
    .active_6_4(lane_active_4),
    .active_6_5(lane_active_5),
    .active_6_6(lane_active_6),
    .active_6_7(lane_active_7),
    .active_6_8(lane_active_8),
    .active_6_9(lane_active_9),
    .active_6_10(lane_active_10),
    .active_6_11(lane_active_11),
    .active_6_12(lane_active_12),
    .active_6_13(lane_active_13),
    .active_6_14(lane_active_14),
    .active_6_15(lane_active_15),
    .active_6_16(lane_active_16),
    .active_6_17(lane_active_17),
    .active_6_18(lane_active_18),
    .active_6_19(lane_active_19),
    .active_6_20(lane_active_20),
    .active_6_21(lane_active_21),
    .active_6_22(lane_active_22),
    .active_6_23(lane_active_23),
    .active_6_24(lane_active_24),
    .active_6_25(lane_active_25),
    .active_6_26(lane_active_26),
    .active_6_27(lane_active_27),
    .active_6_28(lane_active_28),
    .active_6_29(lane_active_29),
    .active_6_30(lane_active_30),
    .active_6_31(lane_active_31),
    .unit_6(lane_unit),
    .ends_6(done),
    .scalar_ends_6(scalar_done),
    .scalar_6(write)
  );

  pending pending (
    .clock(clock),
    .launch(pending_launch),
    .room(pending_room),
    .none(pending_none),
    .enter(shared_start),
    .entering_writeback_wave(stages_kept_writeback_wave),
    .entering_writeback_sequence(stages_kept_writeback_sequence),
    .entering_writeback_ends(stages_kept_writeback_ends),
    .entering_writeback_beat(stages_kept_writeback_beat),
    .entering_writeback_writes(stages_kept_writeback_writes),
    .entering_writeback_writes_high(stages_kept_writeback_writes_high),
    .entering_writeback_row(stages_kept_writeback_row),
    .entering_writeback_bytes(stages_kept_writeback_bytes),
    .entering_writeback_writes_scalar(stages_kept_writeback_writes_scalar),
    .entering_writeback_register(stages_kept_writeback_register),
    .entering_writeback_scalar_result(stages_kept_writeback_scalar_result),
    .entering_writeback_ignored(stages_kept_writeback_ignored),
    .entering_chosen(stages_kept_chosen),
    .entering_active(stages_kept_active),
    .leave(shared_announce),
    .oldest_writeback_wave(pending_oldest_writeback_wave),
    .oldest_writeback_sequence(pending_oldest_writeback_sequence),
    .oldest_writeback_ends(pending_oldest_writeback_ends),
    .oldest_writeback_beat(pending_oldest_writeback_beat),
    .oldest_writeback_writes(pending_oldest_writeback_writes),
    .oldest_writeback_writes_high(pending_oldest_writeback_writes_high),
    .oldest_writeback_row(pending_oldest_writeback_row),
    .oldest_writeback_bytes(pending_oldest_writeback_bytes),
    .oldest_writeback_writes_scalar(pending_oldest_writeback_writes_scalar),
    .oldest_writeback_register(pending_oldest_writeback_register),
    .oldest_writeback_scalar_result(pending_oldest_writeback_scalar_result),
    .oldest_writeback_ignored(pending_oldest_writeback_ignored),
    .oldest_chosen(pending_oldest_chosen),
    .oldest_active(pending_oldest_active),
    .hazard_0_late(pending_hazard_0_late),
    .hazard_0_writes(pending_hazard_0_writes),
    .hazard_0_writes_high(pending_hazard_0_writes_high),
    .hazard_0_row(pending_hazard_0_row),
    .hazard_0_beat(pending_hazard_0_beat),
    .hazard_0_writes_scalar(pending_hazard_0_writes_scalar),
    .hazard_0_wave(pending_hazard_0_wave),
    .hazard_0_register(pending_hazard_0_register),
    .hazard_1_late(pending_hazard_1_late),
    .hazard_1_writes(pending_hazard_1_writes),
    .hazard_1_writes_high(pending_hazard_1_writes_high),
    .hazard_1_row(pending_hazard_1_row),
    .hazard_1_beat(pending_hazard_1_beat),
    .hazard_1_writes_scalar(pending_hazard_1_writes_scalar),
    .hazard_1_wave(pending_hazard_1_wave),
    .hazard_1_register(pending_hazard_1_register),
    .hazard_2_late(pending_hazard_2_late),
    .hazard_2_writes(pending_hazard_2_writes),
    .hazard_2_writes_high(pending_hazard_2_writes_high),
    .hazard_2_row(pending_hazard_2_row),
    .hazard_2_beat(pending_hazard_2_beat),
    .hazard_2_writes_scalar(pending_hazard_2_writes_scalar),
    .hazard_2_wave(pending_hazard_2_wave),
    .hazard_2_register(pending_hazard_2_register),
    .hazard_3_late(pending_hazard_3_late),
    .hazard_3_writes(pending_hazard_3_writes),
    .hazard_3_writes_high(pending_hazard_3_writes_high),
    .hazard_3_row(pending_hazard_3_row),
    .hazard_3_beat(pending_hazard_3_beat),
    .hazard_3_writes_scalar(pending_hazard_3_writes_scalar),
    .hazard_3_wave(pending_hazard_3_wave),
    .hazard_3_register(pending_hazard_3_register)
  );

  mask_collect collect (
    .before_(collect_before),
    .beat(done_event_beat),
    .odd(stages_odd_6),
    .flag_0(lane_flag_0),
    .flag_1(lane_flag_1),
    .flag_2(lane_flag_2),
    .flag_3(lane_flag_3),
    .flag_4(lane_flag_4),
    .flag_5(lane_flag_5),
    .flag_6(lane_flag_6),
    .flag_7(lane_flag_7),
    .flag_8(lane_flag_8),
    .flag_9(lane_flag_9),
    .flag_10(lane_flag_10),
    .flag_11(lane_flag_11),
    .flag_12(lane_flag_12),
    .flag_13(lane_flag_13),
    .flag_14(lane_flag_14),
    .flag_15(lane_flag_15),
    .flag_16(lane_flag_16),
    .flag_17(lane_flag_17),
    .flag_18(lane_flag_18),
    .flag_19(lane_flag_19),
    .flag_20(lane_flag_20),
    .flag_21(lane_flag_21),
    .flag_22(lane_flag_22),
    .flag_23(lane_flag_23),
    .flag_24(lane_flag_24),
    .flag_25(lane_flag_25),
    .flag_26(lane_flag_26),
    .flag_27(lane_flag_27),
    .flag_28(lane_flag_28),
    .flag_29(lane_flag_29),
    .flag_30(lane_flag_30),
    .flag_31(lane_flag_31),
    .active_0(lane_active_0),
    .active_1(lane_active_1),
    .active_2(lane_active_2),
    .active_3(lane_active_3),
    .active_4(lane_active_4),
    .active_5(lane_active_5),
    .active_6(lane_active_6),
    .active_7(lane_active_7),
    .active_8(lane_active_8),
    .active_9(lane_active_9),
    .active_10(lane_active_10),
    .active_11(lane_active_11),
    .active_12(lane_active_12),
    .active_13(lane_active_13),
    .active_14(lane_active_14),
    .active_15(lane_active_15),
    .active_16(lane_active_16),
    .active_17(lane_active_17),
    .active_18(lane_active_18),
    .active_19(lane_active_19),
    .active_20(lane_active_20),
    .active_21(lane_active_21),
    .active_22(lane_active_22),
    .active_23(lane_active_23),
    .active_24(lane_active_24),
    .active_25(lane_active_25),
    .active_26(lane_active_26),
    .active_27(lane_active_27),
    .active_28(lane_active_28),
    .active_29(lane_active_29),
    .active_30(lane_active_30),
    .active_31(lane_active_31),
    .mask(collect_mask)
  );

  lane_numbers numbers (
    .high(high_2),
    .beat(stages_hazard_1_beat),
    .number_0(lane_number_0),
    .number_1(lane_number_1),
    .number_2(lane_number_2),
    .number_3(lane_number_3),
    .number_4(lane_number_4),
    .number_5(lane_number_5),
    .number_6(lane_number_6),
    .number_7(lane_number_7),
    .number_8(lane_number_8),
    .number_9(lane_number_9),
    .number_10(lane_number_10),
    .number_11(lane_number_11),
    .number_12(lane_number_12),
    .number_13(lane_number_13),
    .number_14(lane_number_14),
    .number_15(lane_number_15),
    .number_16(lane_number_16),
    .number_17(lane_number_17),
    .number_18(lane_number_18),
    .number_19(lane_number_19),
    .number_20(lane_number_20),
    .number_21(lane_number_21),
    .number_22(lane_number_22),
    .number_23(lane_number_23),
    .number_24(lane_number_24),
    .number_25(lane_number_25),
    .number_26(lane_number_26),
    .number_27(lane_number_27),
    .number_28(lane_number_28),
    .number_29(lane_number_29),
    .number_30(lane_number_30),
    .number_31(lane_number_31)
  );

endmodule

`default_nettype wire
