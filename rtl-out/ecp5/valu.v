// valu: kernel of hdl/src/vector/valu.rs:51. Written by Tombolo; change the source.
// SPDX-License-Identifier: MIT OR Apache-2.0
`default_nettype none

module valu (
  input wire clock, // The one clock.
  output wire has_room, // The queue takes an operation.
  input wire enters, // It gets one.
  input wire [3:0] operation_wave, // This.
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
  output wire [3:0] head_wave, // The wave at the head of the queue.
  input wire [63:0] head_state_exec, // Its state.
  input wire [63:0] head_state_vcc, input wire head_state_scc, input wire [31:0] head_state_mode,
  input wire head_state_scalars_settled,
  output wire [6:0] read_index_0, // Scalar registers read.
  output wire [6:0] read_index_1,
  output wire [6:0] read_index_2,
  input wire [63:0] read_data_0, // Their values one cycle later.
  input wire [63:0] read_data_1,
  input wire [63:0] read_data_2,
  input wire memory_read_valid, // Another unit reads a beat of a row.
  input wire [10:0] memory_read_row, input wire [2:0] memory_read_beat,
  output wire [3:0] lane_memory_banks, // Bank that it read from one cycle ago, a bit each; none if it did not read.
  input wire memory_write_valid, // One writes a beat of a row.
  input wire [10:0] memory_write_row, input wire [2:0] memory_write_beat,
  output wire memory_write_ready, // It happens in this cycle.
  output wire [3:0] lane_read, // To the lanes: as in crate::vector::lane::ValuLane.
  output wire [47:0] lane_read_address, // Bank addresses read.
  output wire [3:0] lane_is_written, // They are where the bank is written.
  output reg [5:0] lane_load, // Halves loaded.
  output reg [11:0] lane_bank, // Their banks.
  output reg [11:0] lane_source, // Their sources.
  output wire [63:0] lane_scalar_0, // Scalars.
  output wire [63:0] lane_scalar_1,
  output wire [63:0] lane_scalar_2,
  output reg [29:0] lane_prepare, // Preparation of the sources.
  output reg lane_uses_crossed, // The first source comes from another lane.
  output wire [127:0] lane_crossed, // What it is.
  output reg [1:0] lane_integer_control_function_width, output reg lane_integer_control_function_signed,
  output reg [1:0] lane_integer_control_function_first, lane_integer_control_function_second,
  lane_integer_control_function_join, output reg lane_integer_control_function_turns,
  output reg [3:0] lane_integer_control_function_selection, output reg [1:0] lane_integer_control_function_beside,
  output reg lane_integer_control_function_low_ones, output reg [1:0] lane_integer_control_function_upper,
  output reg lane_integer_control_function_subtract, lane_integer_control_function_reversed,
  lane_integer_control_function_carry, lane_integer_control_function_compares,
  lane_integer_control_function_relation_less, lane_integer_control_function_relation_equal,
  lane_integer_control_function_relation_greater, lane_integer_control_function_takes_first,
  output reg [2:0] lane_integer_control_function_amount, output reg lane_integer_control_function_left,
  output reg [1:0] lane_integer_control_function_mask, output reg lane_integer_control_function_cuts,
  output reg [1:0] lane_integer_control_function_counts, output reg lane_integer_control_function_ors,
  output reg [1:0] lane_integer_control_function_magnitude, output reg [2:0] lane_integer_control_function_factors,
  output reg [1:0] lane_integer_control_function_addend, output reg [2:0] lane_integer_control_function_outcome,
  output reg lane_integer_control_function_saturates, lane_integer_control_clamp,
  output wire lane_integer_start, // The integer unit begins, stage 2.
  output wire lane_float_start, // The float unit.
  output wire float_odd, // It is the odd lanes' turn, where they share it with the even ones.
  output reg [64:0] lane_float_control, // Float control, stage 2.
  output wire shared_launch, // An operation leaves the queue for the shared units: as in crate::vector::shared.
  output wire [1:0] shared_kind, // Its kind.
  output wire shared_of_one, // It is of one lane.
  input wire shared_ready, // They can take it.
  output wire shared_start, // Its operands are in stage 2.
  output reg [2:0] shared_control_function_transcendental, // Its control word.
  output reg shared_control_function_of_one_lane, output reg [1:0] shared_control_round,
  output reg shared_control_keep_inputs, shared_control_keep_outputs, output reg [1:0] shared_control_omod,
  output reg shared_control_clamp, shared_control_saturate,
  input wire shared_announce, // What launches now writes when their results are there.
  input wire matrix_announce, // What launches now writes results of WMMA.
  output wire [3:0] lane_mask, // Mask bits, stage 2.
  output wire [23:0] lane_number, // Numbers of the lanes in the wave.
  input wire [127:0] lane_value, // First sources, stage 2.
  output wire [1:0] lane_unit, // Unit of the result, stage 6.
  output wire [3:0] lane_active, // Active lanes, stage 6.
  output wire [47:0] lane_write_address, // Bank addresses written.
  output wire [3:0] lane_write_low, // Low half.
  output wire [3:0] lane_write_high, // High half.
  output wire [3:0] lane_write_memory, // Memory's data.
  input wire [3:0] lane_flag, // From the lanes: carry or comparison, stage 6.
  input wire [31:0] lane_result, // Result of the first lane, stage 6.
  output wire write_valid, // A scalar register is written; nothing may delay it.
  output wire [3:0] write_wave, output wire [5:0] write_pair, output wire [63:0] write_data,
  output wire [1:0] write_halves,
  output wire read_done, // The wave at the head had its scalars read for the last time.
  output wire retired_valid, // An instruction is finished.
  output wire [3:0] retired_wave,
  output wire scalar_done, // ... one that writes scalars.
  output wire [10:0] done_event_row, output wire [2:0] done_event_beat
);
  localparam [1:0] ADDEND_NONE = 2'd0; localparam [2:0] AMOUNT_NONE = 3'd0;
  localparam [1:0] BESIDE_NOTHING = 2'd0, COUNTED_NOTHING = 2'd0; localparam [3:0] CROSS_LANE_NONE = 4'd0;
  localparam [2:0] FACTORS_NONE = 3'd0; localparam [1:0] FIRST_AND = 2'd0; localparam [2:0] FUNCTION_RCP = 3'd0;
  localparam [1:0] JOIN_OR = 2'd0, MAGNITUDE_NONE = 2'd0, MASK_FIRST = 2'd0; localparam [2:0] OUTCOME_VALUE = 3'd0;
  localparam [1:0] SECOND_NONE = 2'd0; localparam [3:0] SELECTION_FIRST = 4'd0;
  localparam [1:0] UNIT_NAME_INTEGER = 2'd0, UNIT_NAME_SHARED = 2'd2, UPPER_NOTHING = 2'd0, WIDTH_WORD = 2'd0;

  wire [6:0] register_; wire [15:0] head_sequence; wire head_wave64, head_high, head_last, head_reuses;
  wire [7:0] head_code_0, head_code_1, head_code_2; wire [10:0] head_row_0, head_row_1, head_row_2;
  wire [31:0] head_literal; wire [5:0] head_need;
  wire [3:0] head_kind_0 /* SourceKind */, head_kind_1 /* SourceKind */, head_kind_2 /* SourceKind */;
  wire [29:0] head_prepare; wire [1:0] head_unit /* UnitName */; wire [54:0] head_function; wire [1:0] head_clocks;
  wire head_settled, head_modifiers_clamp; wire [1:0] head_modifiers_omod; wire [2:0] head_modifiers_mix;
  wire [1:0] head_modifiers_byte; wire [10:0] head_destination; wire head_writes, head_writes_high;
  wire [3:0] head_bytes, head_exchange_bytes; wire head_has_mask_source; wire [6:0] head_mask_source;
  wire head_mask_from_vcc, head_has_mask_destination; wire [6:0] head_mask_destination;
  wire head_early_mask, head_ignored; wire [3:0] head_cross /* CrossLane */;
  wire head_fetch_inactive, head_bound_control, queue_not_empty; wire [5:0] steps_gathered, steps_step_need;
  wire [2:0] steps_beat;
  wire steps_collects, steps_uses_crossed, steps_exchanges, steps_exchanged, steps_keeps, steps_takes_turns;
  wire steps_odd, steps_takes_upper_half, steps_drains, steps_begins, steps_leaves, scalars_is_register_0;
  wire scalars_is_register_1, scalars_is_register_2;
  wire [63:0] scalars_constant_0, scalars_constant_1, scalars_constant_2; wire scalars_pending;
  wire [5:0] gather_load; wire [11:0] gather_bank, gather_origin; wire gather_complete; wire [3:0] gather_bank_read;
  wire [43:0] gather_bank_row; wire [3:0] reads_memory_takes;
  wire [1:0] unit_control_integer_function_width /* Width */; wire unit_control_integer_function_signed;
  wire [1:0] unit_control_integer_function_first /* First */, unit_control_integer_function_second /* Second */;
  wire [1:0] unit_control_integer_function_join /* Join */; wire unit_control_integer_function_turns;
  wire [3:0] unit_control_integer_function_selection /* Selection */;
  wire [1:0] unit_control_integer_function_beside /* Beside */; wire unit_control_integer_function_low_ones;
  wire [1:0] unit_control_integer_function_upper /* Upper */;
  wire unit_control_integer_function_subtract, unit_control_integer_function_reversed;
  wire unit_control_integer_function_carry, unit_control_integer_function_compares;
  wire unit_control_integer_function_relation_less, unit_control_integer_function_relation_equal;
  wire unit_control_integer_function_relation_greater, unit_control_integer_function_takes_first;
  wire [2:0] unit_control_integer_function_amount /* Amount */; wire unit_control_integer_function_left;
  wire [1:0] unit_control_integer_function_mask /* Mask */; wire unit_control_integer_function_cuts;
  wire [1:0] unit_control_integer_function_counts /* Counted */; wire unit_control_integer_function_ors;
  wire [1:0] unit_control_integer_function_magnitude /* Magnitude */;
  wire [2:0] unit_control_integer_function_factors /* Factors */;
  wire [1:0] unit_control_integer_function_addend /* Addend */;
  wire [2:0] unit_control_integer_function_outcome /* Outcome */;
  wire unit_control_integer_function_saturates, unit_control_integer_clamp; wire [64:0] unit_control_float;
  wire [2:0] unit_control_shared_function_transcendental /* Function */;
  wire unit_control_shared_function_of_one_lane; wire [1:0] unit_control_shared_round;
  wire unit_control_shared_keep_inputs, unit_control_shared_keep_outputs; wire [1:0] unit_control_shared_omod;
  wire unit_control_shared_clamp, unit_control_shared_saturate; wire [3:0] network_active;
  wire network_chosen, stages_valid_5; wire [5:0] stages_hazard_late; wire [2:0] stages_hazard_0_beat;
  wire [5:0] stages_hazard_writes_scalar, stages_hazard_early_mask; wire [23:0] stages_hazard_wave;
  wire [41:0] stages_hazard_register; wire [2:0] stages_hazard_1_beat;
  wire stages_hazard_5_writes, stages_hazard_5_writes_high; wire [63:0] stages_exec_1;
  wire stages_collects_2, stages_odd_6; wire [3:0] stages_kept_writeback_wave;
  wire [15:0] stages_kept_writeback_sequence; wire stages_kept_writeback_ends;
  wire [2:0] stages_kept_writeback_beat; wire stages_kept_writeback_writes, stages_kept_writeback_writes_high;
  wire [10:0] stages_kept_writeback_row; wire [3:0] stages_kept_writeback_bytes;
  wire stages_kept_writeback_writes_scalar; wire [6:0] stages_kept_writeback_register;
  wire stages_kept_writeback_scalar_result, stages_kept_writeback_early_mask, stages_kept_writeback_ignored;
  wire stages_kept_chosen; wire [31:0] stages_kept_active;
  wire stages_written_scalar_result, pending_room, pending_none; wire [3:0] pending_oldest_writeback_wave;
  wire [15:0] pending_oldest_writeback_sequence; wire pending_oldest_writeback_ends;
  wire [2:0] pending_oldest_writeback_beat;
  wire pending_oldest_writeback_writes, pending_oldest_writeback_writes_high;
  wire [10:0] pending_oldest_writeback_row; wire [3:0] pending_oldest_writeback_bytes;
  wire pending_oldest_writeback_writes_scalar; wire [6:0] pending_oldest_writeback_register;
  wire pending_oldest_writeback_scalar_result, pending_oldest_writeback_early_mask;
  wire pending_oldest_writeback_ignored, pending_oldest_chosen; wire [31:0] pending_oldest_active, collect_mask;
  reg is_register_0, is_register_1, is_register_2; reg [63:0] constant_0, constant_1, constant_2; reg reuses;
  reg [63:0] kept_0, kept_1, kept_2; reg [3:0] cross_ /* CrossLane */; reg fetch_inactive, bound_control;
  reg [31:0] dword; reg wave64, high, high_2; reg [54:0] function_; reg [1:0] unit /* UnitName */;
  reg modifiers_clamp; reg [1:0] modifiers_omod; reg [2:0] modifiers_mix; reg [1:0] modifiers_byte; reg [31:0] mode;
  reg [1:0] clocks_left; reg [31:0] mask_so_far, late_mask_so_far;

  wire is_shared = (head_unit == UNIT_NAME_SHARED) & ~steps_collects;
  assign shared_launch = gather_complete & is_shared;
  assign write_pair = register_[6:1];
  wire [31:0] scalar_data = stages_written_scalar_result ? lane_result : collect_mask;
  assign write_data = register_[0] ? {scalar_data, 32'd0} : {32'd0, scalar_data};
  assign write_halves = register_[0] ? 2'd2 : 2'd1;
  assign read_done = steps_leaves & head_last;
  assign retired_wave = write_wave;
  wire is_matrix = 1'b0;
  wire no_matrices = 1'b1;
  wire matrix_holds = 1'b0;
  wire clocks_left_is_not_0 = clocks_left != 2'd0;
  wire hold = ~queue_not_empty | ~(head_settled | head_state_scalars_settled) | scalars_pending | steps_drains |
      shared_announce | (matrix_announce & ~is_matrix) | matrix_holds | (steps_begins & clocks_left_is_not_0) |
      ((head_cross != CROSS_LANE_NONE) & ~(pending_none & no_matrices)) | (steps_begins & ~pending_none) | (is_shared
      & ~(shared_ready & pending_room & no_matrices));
  assign lane_scalar_0 = reuses ? kept_0 :
      is_register_0 ? read_data_0 : constant_0;
  assign lane_scalar_1 = reuses ? kept_1 :
      is_register_1 ? read_data_1 : constant_1;
  assign lane_scalar_2 = reuses ? kept_2 :
      is_register_2 ? read_data_2 : constant_2;
  wire steps_walks_on = 1'b0;
  wire [31:0] network_scalar_1 = lane_scalar_1[31:0];
  wire [31:0] network_scalar_2 = lane_scalar_2[31:0];
  wire stages_launch = gather_complete & ~is_matrix;
  wire stages_returns = shared_announce | matrix_announce;
  wire stages_writeback_ends = read_done;
  wire stages_writeback_writes = head_writes & ~head_ignored & ~steps_collects;
  wire stages_writeback_writes_high = head_writes_high & ~head_ignored & ~steps_collects;
  wire [10:0] stages_writeback_row = steps_exchanged ? head_row_2 : head_destination;
  wire [3:0] stages_writeback_bytes = steps_exchanged ? head_exchange_bytes : head_bytes;
  wire stages_writeback_writes_scalar = head_has_mask_destination & steps_leaves;
  wire [1:0] stages_unit = steps_collects ? 2'd0 : head_unit; // UnitName
  wire [31:0] stages_vcc = head_high ? head_state_vcc[63:32] : head_state_vcc[31:0];
  wire [31:0] stages_mask_register = read_data_2[31:0];
  wire pending_launch = shared_launch;
  wire lane_unit_is_shared = lane_unit == UNIT_NAME_SHARED;
  wire [31:0] collect_before = lane_unit_is_shared ? late_mask_so_far : mask_so_far;
  initial begin
    lane_load = 6'd0; lane_bank = 12'd0; lane_source = 12'd0; is_register_0 = 1'b0; is_register_1 = 1'b0;
    is_register_2 = 1'b0; constant_0 = 64'd0; constant_1 = 64'd0; constant_2 = 64'd0; reuses = 1'b0; kept_0 = 64'd0;
    kept_1 = 64'd0; kept_2 = 64'd0; lane_prepare = 30'd0; lane_uses_crossed = 1'b0; cross_ = CROSS_LANE_NONE;
    fetch_inactive = 1'b0; bound_control = 1'b0; dword = 32'd0; wave64 = 1'b0; high = 1'b0; high_2 = 1'b0;
    function_ = 55'd0; unit = UNIT_NAME_INTEGER; modifiers_clamp = 1'b0; modifiers_omod = 2'd0;
    modifiers_mix = 3'd0; modifiers_byte = 2'd0; mode = 32'd0; lane_integer_control_function_width = WIDTH_WORD;
    lane_integer_control_function_signed = 1'b0; lane_integer_control_function_first = FIRST_AND;
    lane_integer_control_function_second = SECOND_NONE; lane_integer_control_function_join = JOIN_OR;
    lane_integer_control_function_turns = 1'b0; lane_integer_control_function_selection = SELECTION_FIRST;
    lane_integer_control_function_beside = BESIDE_NOTHING; lane_integer_control_function_low_ones = 1'b0;
    lane_integer_control_function_upper = UPPER_NOTHING; lane_integer_control_function_subtract = 1'b0;
    lane_integer_control_function_reversed = 1'b0; lane_integer_control_function_carry = 1'b0;
    lane_integer_control_function_compares = 1'b0; lane_integer_control_function_relation_less = 1'b0;
    lane_integer_control_function_relation_equal = 1'b0; lane_integer_control_function_relation_greater = 1'b0;
    lane_integer_control_function_takes_first = 1'b0; lane_integer_control_function_amount = AMOUNT_NONE;
    lane_integer_control_function_left = 1'b0; lane_integer_control_function_mask = MASK_FIRST;
    lane_integer_control_function_cuts = 1'b0; lane_integer_control_function_counts = COUNTED_NOTHING;
    lane_integer_control_function_ors = 1'b0; lane_integer_control_function_magnitude = MAGNITUDE_NONE;
    lane_integer_control_function_factors = FACTORS_NONE; lane_integer_control_function_addend = ADDEND_NONE;
    lane_integer_control_function_outcome = OUTCOME_VALUE; lane_integer_control_function_saturates = 1'b0;
    lane_integer_control_clamp = 1'b0; lane_float_control = 65'd0;
    shared_control_function_transcendental = FUNCTION_RCP; shared_control_function_of_one_lane = 1'b0;
    shared_control_round = 2'd0; shared_control_keep_inputs = 1'b0; shared_control_keep_outputs = 1'b0;
    shared_control_omod = 2'd0; shared_control_clamp = 1'b0; shared_control_saturate = 1'b0; clocks_left = 2'd0;
    mask_so_far = 32'd0; late_mask_so_far = 32'd0;
  end
  always @(posedge clock) begin
    lane_load <= steps_keeps ? 6'd0 : gather_load;
    lane_bank <= gather_bank; lane_source <= gather_origin; is_register_0 <= scalars_is_register_0;
    is_register_1 <= scalars_is_register_1; is_register_2 <= scalars_is_register_2;
    constant_0 <= scalars_constant_0; constant_1 <= scalars_constant_1; constant_2 <= scalars_constant_2;
    reuses <= head_reuses; kept_0 <= lane_scalar_0; kept_1 <= lane_scalar_1; kept_2 <= lane_scalar_2;
    lane_prepare <= steps_collects ? 30'd0 : head_prepare;
    lane_uses_crossed <= steps_uses_crossed; cross_ <= head_cross; fetch_inactive <= head_fetch_inactive;
    bound_control <= head_bound_control; dword <= head_literal; wave64 <= head_wave64;
    high <= head_high | steps_takes_upper_half;
    high_2 <= high; function_ <= head_function; unit <= head_unit; modifiers_clamp <= head_modifiers_clamp;
    modifiers_omod <= head_modifiers_omod; modifiers_mix <= head_modifiers_mix;
    modifiers_byte <= head_modifiers_byte; mode <= head_state_mode;
    lane_integer_control_function_width <= unit_control_integer_function_width;
    lane_integer_control_function_signed <= unit_control_integer_function_signed;
    lane_integer_control_function_first <= unit_control_integer_function_first;
    lane_integer_control_function_second <= unit_control_integer_function_second;
    lane_integer_control_function_join <= unit_control_integer_function_join;
    lane_integer_control_function_turns <= unit_control_integer_function_turns;
    lane_integer_control_function_selection <= unit_control_integer_function_selection;
    lane_integer_control_function_beside <= unit_control_integer_function_beside;
    lane_integer_control_function_low_ones <= unit_control_integer_function_low_ones;
    lane_integer_control_function_upper <= unit_control_integer_function_upper;
    lane_integer_control_function_subtract <= unit_control_integer_function_subtract;
    lane_integer_control_function_reversed <= unit_control_integer_function_reversed;
    lane_integer_control_function_carry <= unit_control_integer_function_carry;
    lane_integer_control_function_compares <= unit_control_integer_function_compares;
    lane_integer_control_function_relation_less <= unit_control_integer_function_relation_less;
    lane_integer_control_function_relation_equal <= unit_control_integer_function_relation_equal;
    lane_integer_control_function_relation_greater <= unit_control_integer_function_relation_greater;
    lane_integer_control_function_takes_first <= unit_control_integer_function_takes_first;
    lane_integer_control_function_amount <= unit_control_integer_function_amount;
    lane_integer_control_function_left <= unit_control_integer_function_left;
    lane_integer_control_function_mask <= unit_control_integer_function_mask;
    lane_integer_control_function_cuts <= unit_control_integer_function_cuts;
    lane_integer_control_function_counts <= unit_control_integer_function_counts;
    lane_integer_control_function_ors <= unit_control_integer_function_ors;
    lane_integer_control_function_magnitude <= unit_control_integer_function_magnitude;
    lane_integer_control_function_factors <= unit_control_integer_function_factors;
    lane_integer_control_function_addend <= unit_control_integer_function_addend;
    lane_integer_control_function_outcome <= unit_control_integer_function_outcome;
    lane_integer_control_function_saturates <= unit_control_integer_function_saturates;
    lane_integer_control_clamp <= unit_control_integer_clamp; lane_float_control <= unit_control_float;
    shared_control_function_transcendental <= unit_control_shared_function_transcendental;
    shared_control_function_of_one_lane <= unit_control_shared_function_of_one_lane;
    shared_control_round <= unit_control_shared_round;
    shared_control_keep_inputs <= unit_control_shared_keep_inputs;
    shared_control_keep_outputs <= unit_control_shared_keep_outputs;
    shared_control_omod <= unit_control_shared_omod; shared_control_clamp <= unit_control_shared_clamp;
    shared_control_saturate <= unit_control_shared_saturate;
    if (clocks_left_is_not_0) clocks_left <= clocks_left - 2'd1;
    if (steps_leaves & ~is_matrix) clocks_left <= head_clocks;
    if (stages_valid_5) begin
      if (lane_unit_is_shared) begin
        late_mask_so_far <= collect_mask;
      end else begin
        mask_so_far <= collect_mask;
      end
    end
  end

  valu_queue queue_ (
    .clock(clock), .has_room(has_room), .enters(enters), .operation_wave(operation_wave),
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
    .leaves(steps_leaves), .not_empty(queue_not_empty), .head_wave(head_wave), .head_sequence(head_sequence),
    .head_wave64(head_wave64), .head_high(head_high), .head_last(head_last), .head_reuses(head_reuses),
    .head_code_0(head_code_0), .head_code_1(head_code_1), .head_code_2(head_code_2), .head_row_0(head_row_0),
    .head_row_1(head_row_1), .head_row_2(head_row_2), .head_literal(head_literal), .head_need(head_need),
    .head_kind_0(head_kind_0), .head_kind_1(head_kind_1), .head_kind_2(head_kind_2), .head_prepare(head_prepare),
    .head_unit(head_unit), .head_function(head_function), .head_shared_kind(shared_kind), .head_clocks(head_clocks),
    .head_settled(head_settled), .head_modifiers_clamp(head_modifiers_clamp),
    .head_modifiers_omod(head_modifiers_omod), .head_modifiers_mix(head_modifiers_mix),
    .head_modifiers_byte(head_modifiers_byte), .head_destination(head_destination), .head_writes(head_writes),
    .head_writes_high(head_writes_high), .head_bytes(head_bytes), .head_exchange_bytes(head_exchange_bytes),
    .head_has_mask_source(head_has_mask_source), .head_mask_source(head_mask_source),
    .head_mask_from_vcc(head_mask_from_vcc), .head_has_mask_destination(head_has_mask_destination),
    .head_mask_destination(head_mask_destination), .head_scalar_result(shared_of_one),
    .head_early_mask(head_early_mask), .head_ignored(head_ignored), .head_cross(head_cross),
    .head_fetch_inactive(head_fetch_inactive), .head_bound_control(head_bound_control));

  steps steps (
    .clock(clock), .head_need(head_need), .head_unit(head_unit), .head_cross(head_cross), .hold(hold),
    .walks_on(steps_walks_on), .gathers(steps_step_need), .granted(gather_load), .complete(gather_complete),
    .gathered(steps_gathered), .step_need(steps_step_need), .beat(steps_beat), .collects(steps_collects),
    .uses_crossed(steps_uses_crossed), .exchanges(steps_exchanges), .exchanged(steps_exchanged),
    .keeps(steps_keeps), .takes_turns(steps_takes_turns), .odd(steps_odd),
    .takes_upper_half(steps_takes_upper_half), .drains(steps_drains), .begins(steps_begins), .leaves(steps_leaves));

  scalar_operands scalars (
    .head_wave(head_wave), .head_high(head_high), .head_reuses(head_reuses), .head_code_0(head_code_0),
    .head_code_1(head_code_1), .head_code_2(head_code_2), .head_literal(head_literal), .head_kind_0(head_kind_0),
    .head_kind_1(head_kind_1), .head_kind_2(head_kind_2), .head_has_mask_source(head_has_mask_source),
    .head_mask_source(head_mask_source), .head_mask_from_vcc(head_mask_from_vcc),
    .head_has_mask_destination(head_has_mask_destination), .head_mask_destination(head_mask_destination),
    .head_cross(head_cross), .scc(head_state_scc), .hazard_late(stages_hazard_late),
    .hazard_writes_scalar(stages_hazard_writes_scalar), .hazard_early_mask(stages_hazard_early_mask),
    .hazard_wave(stages_hazard_wave), .hazard_register(stages_hazard_register), .index_0(read_index_0),
    .index_1(read_index_1), .index_2(read_index_2), .is_register_0(scalars_is_register_0),
    .is_register_1(scalars_is_register_1), .is_register_2(scalars_is_register_2), .constant_0(scalars_constant_0),
    .constant_1(scalars_constant_1), .constant_2(scalars_constant_2), .pending(scalars_pending));

  gather gather (
    .need(steps_step_need), .gathered(steps_gathered), .head_row_0(head_row_0), .head_row_1(head_row_1),
    .head_row_2(head_row_2), .hold(hold), .bank_busy(reads_memory_takes), .load(gather_load), .bank(gather_bank),
    .origin(gather_origin), .complete(gather_complete), .bank_read(gather_bank_read), .bank_row(gather_bank_row));

  bank_reads reads (
    .clock(clock), .gather(gather_bank_read), .gather_row(gather_bank_row), .gather_beat(steps_beat),
    .memory(memory_read_valid), .memory_row(memory_read_row), .memory_beat(memory_read_beat),
    .write_address(lane_write_address), .memory_takes(reads_memory_takes), .memory_banks(lane_memory_banks),
    .read(lane_read), .address(lane_read_address), .is_written(lane_is_written));

  bank_writes writes (
    .low(stages_hazard_5_writes), .high(stages_hazard_5_writes_high), .row(done_event_row), .beat(done_event_beat),
    .memory(memory_write_valid), .memory_row(memory_write_row), .memory_beat(memory_write_beat),
    .memory_ready(memory_write_ready), .address(lane_write_address), .write_low(lane_write_low),
    .write_high(lane_write_high), .write_memory(lane_write_memory));

  unit_control unit_control (
    .function_(function_), .unit(unit), .modifiers_clamp(modifiers_clamp), .modifiers_omod(modifiers_omod),
    .modifiers_mix(modifiers_mix), .modifiers_byte(modifiers_byte), .mode(mode),
    .integer_function_width(unit_control_integer_function_width),
    .integer_function_signed(unit_control_integer_function_signed),
    .integer_function_first(unit_control_integer_function_first),
    .integer_function_second(unit_control_integer_function_second),
    .integer_function_join(unit_control_integer_function_join),
    .integer_function_turns(unit_control_integer_function_turns),
    .integer_function_selection(unit_control_integer_function_selection),
    .integer_function_beside(unit_control_integer_function_beside),
    .integer_function_low_ones(unit_control_integer_function_low_ones),
    .integer_function_upper(unit_control_integer_function_upper),
    .integer_function_subtract(unit_control_integer_function_subtract),
    .integer_function_reversed(unit_control_integer_function_reversed),
    .integer_function_carry(unit_control_integer_function_carry),
    .integer_function_compares(unit_control_integer_function_compares),
    .integer_function_relation_less(unit_control_integer_function_relation_less),
    .integer_function_relation_equal(unit_control_integer_function_relation_equal),
    .integer_function_relation_greater(unit_control_integer_function_relation_greater),
    .integer_function_takes_first(unit_control_integer_function_takes_first),
    .integer_function_amount(unit_control_integer_function_amount),
    .integer_function_left(unit_control_integer_function_left),
    .integer_function_mask(unit_control_integer_function_mask),
    .integer_function_cuts(unit_control_integer_function_cuts),
    .integer_function_counts(unit_control_integer_function_counts),
    .integer_function_ors(unit_control_integer_function_ors),
    .integer_function_magnitude(unit_control_integer_function_magnitude),
    .integer_function_factors(unit_control_integer_function_factors),
    .integer_function_addend(unit_control_integer_function_addend),
    .integer_function_outcome(unit_control_integer_function_outcome),
    .integer_function_saturates(unit_control_integer_function_saturates),
    .integer_clamp(unit_control_integer_clamp), .float_(unit_control_float),
    .shared_function_transcendental(unit_control_shared_function_transcendental),
    .shared_function_of_one_lane(unit_control_shared_function_of_one_lane),
    .shared_round(unit_control_shared_round), .shared_keep_inputs(unit_control_shared_keep_inputs),
    .shared_keep_outputs(unit_control_shared_keep_outputs), .shared_omod(unit_control_shared_omod),
    .shared_clamp(unit_control_shared_clamp), .shared_saturate(unit_control_shared_saturate));

  lane_network network (
    .clock(clock), .collect(stages_collects_2), .collect_beat(stages_hazard_1_beat), .value(lane_value),
    .kind(cross_), .fetch_inactive(fetch_inactive), .bound_control(bound_control), .dword(dword),
    .beat(stages_hazard_0_beat), .exec(stages_exec_1), .wave64(wave64), .high(high), .scalar_1(network_scalar_1),
    .scalar_2(network_scalar_2), .crossed(lane_crossed), .active(network_active), .chosen(network_chosen));

  stages stages (
    .clock(clock), .launch(stages_launch), .returns(stages_returns),
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
    .returned_writeback_early_mask(pending_oldest_writeback_early_mask),
    .returned_writeback_ignored(pending_oldest_writeback_ignored), .returned_chosen(pending_oldest_chosen),
    .returned_active(pending_oldest_active), .writeback_wave(head_wave), .writeback_sequence(head_sequence),
    .writeback_ends(stages_writeback_ends), .writeback_beat(steps_beat), .writeback_writes(stages_writeback_writes),
    .writeback_writes_high(stages_writeback_writes_high), .writeback_row(stages_writeback_row),
    .writeback_bytes(stages_writeback_bytes), .writeback_writes_scalar(stages_writeback_writes_scalar),
    .writeback_register(head_mask_destination), .writeback_scalar_result(shared_of_one),
    .writeback_early_mask(head_early_mask), .writeback_ignored(head_ignored), .takes_turns(steps_takes_turns),
    .odd(steps_odd), .unit(stages_unit), .exec(head_state_exec), .mask_from_vcc(head_mask_from_vcc),
    .vcc(stages_vcc), .exchanged(steps_exchanged), .exchanges(steps_exchanges), .collects(steps_collects),
    .mask_register(stages_mask_register), .active(network_active), .chosen(network_chosen),
    .valid_5(stages_valid_5), .hazard_late(stages_hazard_late), .hazard_0_beat(stages_hazard_0_beat),
    .hazard_writes_scalar(stages_hazard_writes_scalar), .hazard_early_mask(stages_hazard_early_mask),
    .hazard_wave(stages_hazard_wave), .hazard_register(stages_hazard_register),
    .hazard_1_beat(stages_hazard_1_beat), .hazard_5_writes(stages_hazard_5_writes),
    .hazard_5_writes_high(stages_hazard_5_writes_high), .exec_1(stages_exec_1), .mask(lane_mask),
    .collects_2(stages_collects_2), .starts_integer(lane_integer_start), .starts_float(lane_float_start),
    .odd_2(float_odd), .odd_6(stages_odd_6), .starts_shared(shared_start),
    .kept_writeback_wave(stages_kept_writeback_wave), .kept_writeback_sequence(stages_kept_writeback_sequence),
    .kept_writeback_ends(stages_kept_writeback_ends), .kept_writeback_beat(stages_kept_writeback_beat),
    .kept_writeback_writes(stages_kept_writeback_writes),
    .kept_writeback_writes_high(stages_kept_writeback_writes_high), .kept_writeback_row(stages_kept_writeback_row),
    .kept_writeback_bytes(stages_kept_writeback_bytes),
    .kept_writeback_writes_scalar(stages_kept_writeback_writes_scalar),
    .kept_writeback_register(stages_kept_writeback_register),
    .kept_writeback_scalar_result(stages_kept_writeback_scalar_result),
    .kept_writeback_early_mask(stages_kept_writeback_early_mask),
    .kept_writeback_ignored(stages_kept_writeback_ignored), .kept_chosen(stages_kept_chosen),
    .kept_active(stages_kept_active), .written_wave(write_wave), .written_beat(done_event_beat),
    .written_row(done_event_row), .written_register(register_),
    .written_scalar_result(stages_written_scalar_result), .active_6(lane_active), .unit_6(lane_unit),
    .ends_6(retired_valid), .scalar_ends_6(scalar_done), .scalar_6(write_valid));

  pending pending (
    .clock(clock), .launch(pending_launch), .room(pending_room), .none(pending_none), .enter(shared_start),
    .entering_writeback_wave(stages_kept_writeback_wave),
    .entering_writeback_sequence(stages_kept_writeback_sequence),
    .entering_writeback_ends(stages_kept_writeback_ends), .entering_writeback_beat(stages_kept_writeback_beat),
    .entering_writeback_writes(stages_kept_writeback_writes),
    .entering_writeback_writes_high(stages_kept_writeback_writes_high),
    .entering_writeback_row(stages_kept_writeback_row), .entering_writeback_bytes(stages_kept_writeback_bytes),
    .entering_writeback_writes_scalar(stages_kept_writeback_writes_scalar),
    .entering_writeback_register(stages_kept_writeback_register),
    .entering_writeback_scalar_result(stages_kept_writeback_scalar_result),
    .entering_writeback_early_mask(stages_kept_writeback_early_mask),
    .entering_writeback_ignored(stages_kept_writeback_ignored), .entering_chosen(stages_kept_chosen),
    .entering_active(stages_kept_active), .leave(shared_announce),
    .oldest_writeback_wave(pending_oldest_writeback_wave),
    .oldest_writeback_sequence(pending_oldest_writeback_sequence),
    .oldest_writeback_ends(pending_oldest_writeback_ends), .oldest_writeback_beat(pending_oldest_writeback_beat),
    .oldest_writeback_writes(pending_oldest_writeback_writes),
    .oldest_writeback_writes_high(pending_oldest_writeback_writes_high),
    .oldest_writeback_row(pending_oldest_writeback_row), .oldest_writeback_bytes(pending_oldest_writeback_bytes),
    .oldest_writeback_writes_scalar(pending_oldest_writeback_writes_scalar),
    .oldest_writeback_register(pending_oldest_writeback_register),
    .oldest_writeback_scalar_result(pending_oldest_writeback_scalar_result),
    .oldest_writeback_early_mask(pending_oldest_writeback_early_mask),
    .oldest_writeback_ignored(pending_oldest_writeback_ignored), .oldest_chosen(pending_oldest_chosen),
    .oldest_active(pending_oldest_active));

  mask_collect collect (
    .before_(collect_before), .beat(done_event_beat), .odd(stages_odd_6), .flag(lane_flag), .active(lane_active),
    .mask(collect_mask));

  lane_numbers numbers (.high(high_2), .beat(stages_hazard_1_beat), .number(lane_number));
endmodule
`default_nettype wire
