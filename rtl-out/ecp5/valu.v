// valu: kernel of hdl/src/vector/valu.rs
// Written by Tombolo; change the source.
// SPDX-License-Identifier: MIT OR Apache-2.0

`default_nettype none

module valu (
  input wire clock,
  input wire issue_valid,
  input wire [3:0] issue_wave,
  input wire [31:0] issue_word_0,
  input wire [31:0] issue_word_1,
  input wire [31:0] issue_word_2,
  input wire [15:0] issue_sequence,
  input wire issue_wave64,
  input wire [31:0] issue_m0,
  input wire [10:0] issue_vgpr_base,
  input wire [10:0] vgprs,
  output wire ready,
  output wire [3:0] head_wave,
  input wire [63:0] head_exec,
  input wire [63:0] head_vcc,
  input wire [31:0] head_mode,
  input wire head_scc,
  input wire head_scalars_settled,
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
  output wire [63:0] lane_scalar_0,
  output wire [63:0] lane_scalar_1,
  output wire [63:0] lane_scalar_2,
  output wire [29:0] lane_prepare,
  output wire lane_uses_crossed,
  output wire [31:0] lane_crossed_0,
  output wire [31:0] lane_crossed_1,
  output wire [31:0] lane_crossed_2,
  output wire [31:0] lane_crossed_3,
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
  output wire [5:0] lane_number_0,
  output wire [5:0] lane_number_1,
  output wire [5:0] lane_number_2,
  output wire [5:0] lane_number_3,
  input wire [31:0] lane_value_0,
  input wire [31:0] lane_value_1,
  input wire [31:0] lane_value_2,
  input wire [31:0] lane_value_3,
  output wire [1:0] lane_unit,
  output wire lane_active_0,
  output wire lane_active_1,
  output wire lane_active_2,
  output wire lane_active_3,
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
  input wire [31:0] lane_result,
  output wire write,
  output wire [5:0] write_pair,
  output reg [63:0] write_data,
  output reg [1:0] write_halves,
  output wire read_done,
  output wire done,
  output wire scalar_done,
  output wire [3:0] done_wave,
  output wire [10:0] done_row,
  output wire [2:0] done_beat
);

  wire is_shared;
  wire hold;
  reg [63:0] scalar_0;
  reg [63:0] scalar_1;
  reg [63:0] scalar_2;
  reg [31:0] scalar_data;
  wire queue_not_empty;
  wire [255:0] queue_record;
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
  wire [3:0] head_kind_0;
  wire [3:0] head_kind_1;
  wire [3:0] head_kind_2;
  wire [29:0] head_prepare;
  wire [10:0] head_number;
  wire [1:0] head_unit;
  wire [9:0] head_modifiers;
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
  wire [3:0] head_cross;
  wire [1:0] head_cross_flags;
  wire steps_is_float;
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
  wire network_chosen;
  wire stages_ends;
  wire stages_writes;
  wire stages_writes_high;
  reg [10:0] stages_row;
  reg [3:0] stages_bytes;
  wire stages_writes_scalar;
  reg [1:0] stages_unit;
  reg [31:0] stages_vcc;
  wire [31:0] stages_mask_register;
  wire stages_valid_5;
  wire [3:0] stages_stage_wave_0;
  wire [3:0] stages_stage_wave_1;
  wire [3:0] stages_stage_wave_2;
  wire [3:0] stages_stage_wave_3;
  wire [3:0] stages_stage_wave_4;
  wire stages_stage_writes_5;
  wire stages_stage_writes_high_5;
  wire [2:0] stages_stage_beat_0;
  wire [2:0] stages_stage_beat_1;
  wire stages_stage_writes_scalar_0;
  wire stages_stage_writes_scalar_1;
  wire stages_stage_writes_scalar_2;
  wire stages_stage_writes_scalar_3;
  wire stages_stage_writes_scalar_4;
  wire stages_stage_writes_scalar_5;
  wire [6:0] stages_stage_register_0;
  wire [6:0] stages_stage_register_1;
  wire [6:0] stages_stage_register_2;
  wire [6:0] stages_stage_register_3;
  wire [6:0] stages_stage_register_4;
  wire [6:0] stages_stage_register_5;
  wire [63:0] stages_exec_1;
  wire stages_collects_2;
  wire stages_stage_shared_0;
  wire stages_stage_shared_2;
  wire stages_stage_shared_3;
  wire stages_stage_shared_4;
  wire stages_stage_shared_5;
  wire stages_odd_6;
  wire [95:0] stages_kept;
  wire stages_scalar_result_6;
  wire pending_launch;
  wire pending_room;
  wire pending_none;
  wire [95:0] pending_oldest;
  reg [31:0] collect_before;
  wire [31:0] collect_mask;
  reg [5:0] load;
  reg [5:0] load_next;
  reg [11:0] bank;
  reg [11:0] origin;
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
  reg [3:0] cross_;
  reg [1:0] cross_flags;
  reg [31:0] dword;
  reg wave64;
  reg high;
  wire high_next;
  reg high_2;
  reg [10:0] number;
  reg [1:0] unit;
  reg [9:0] modifiers;
  reg [31:0] mode;
  reg [44:0] integer_control;
  reg [64:0] float_control;
  reg [18:0] shared_word;
  reg [31:0] mask_so_far;
  reg [31:0] mask_so_far_next;
  reg [31:0] late_mask_so_far;
  reg [31:0] late_mask_so_far_next;

  assign lane_load = load;
  assign lane_bank = bank;
  assign lane_source = origin;
  assign lane_scalar_0 = scalar_0;
  assign lane_scalar_1 = scalar_1;
  assign lane_scalar_2 = scalar_2;
  assign lane_prepare = prepare;
  assign lane_uses_crossed = uses_crossed;
  assign lane_integer_control = integer_control;
  assign lane_float_control = float_control;
  assign shared_launch = gather_complete & is_shared;
  assign shared_control = shared_word;
  assign write_pair = stages_stage_register_5[6:1];

  always @* begin
    write_data = {32'd0, scalar_data};
    if (stages_stage_register_5[0]) begin
      write_data = {32'd0, scalar_data} << 6'h20;
    end
  end

  always @* begin
    write_halves = 2'd1;
    if (stages_stage_register_5[0]) begin
      write_halves = 2'd2;
    end
  end

  assign read_done = steps_leaves & head_last;
  assign is_shared = (head_unit == 2'd2) & (~steps_collects);

  wire disjunction_1 = (~queue_not_empty) | (~head_scalars_settled) | scalars_pending | steps_drains;
  wire disjunction_2 = disjunction_1 | shared_announce | ((head_cross != 4'd0) & (~pending_none));

  assign hold = disjunction_2 | (steps_begins & (~pending_none)) | (is_shared & (~(shared_ready & pending_room)));

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
    if (stages_scalar_result_6) begin
      scalar_data = lane_result;
    end
  end

  assign steps_is_float = head_unit == 2'd1;
  assign network_scalar_1 = scalar_1[31:0];
  assign network_scalar_2 = scalar_2[31:0];
  assign stages_ends = read_done;
  assign stages_writes = head_writes & (~head_ignored) & (~steps_collects);
  assign stages_writes_high = head_writes_high & (~head_ignored) & (~steps_collects);

  always @* begin
    stages_row = head_destination;
    if (steps_exchanged) begin
      stages_row = head_row_2;
    end
  end

  always @* begin
    stages_bytes = head_bytes;
    if (steps_exchanged) begin
      stages_bytes = head_exchange_bytes;
    end
  end

  assign stages_writes_scalar = head_has_mask_destination & steps_leaves;

  always @* begin
    stages_unit = head_unit;
    if (steps_collects) begin
      stages_unit = 2'd0;
    end
  end

  always @* begin
    stages_vcc = head_vcc[31:0];
    if (head_high) begin
      stages_vcc = head_vcc[63:32];
    end
  end

  assign stages_mask_register = read_data_2[31:0];
  assign pending_launch = shared_launch;

  always @* begin
    collect_before = mask_so_far;
    if (lane_unit == 2'd2) begin
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
      if (!(lane_unit == 2'd2)) begin
        mask_so_far_next = collect_mask;
      end
    end
  end

  always @* begin
    late_mask_so_far_next = late_mask_so_far;
    if (stages_valid_5) begin
      if (lane_unit == 2'd2) begin
        late_mask_so_far_next = collect_mask;
      end
    end
  end

  initial begin
    load = 6'd0;
    bank = 12'd0;
    origin = 12'd0;
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
    cross_ = 4'd0;
    cross_flags = 2'd0;
    dword = 32'd0;
    wave64 = 1'b0;
    high = 1'b0;
    high_2 = 1'b0;
    number = 11'd0;
    unit = 2'd0;
    modifiers = 10'd0;
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
    cross_flags <= head_cross_flags;
    dword <= head_literal;
    wave64 <= head_wave64;
    high <= high_next;
    high_2 <= high;
    number <= head_number;
    unit <= head_unit;
    modifiers <= head_modifiers;
    mode <= head_mode;
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
    .issue_word_0(issue_word_0),
    .issue_word_1(issue_word_1),
    .issue_word_2(issue_word_2),
    .issue_sequence(issue_sequence),
    .issue_wave64(issue_wave64),
    .issue_m0(issue_m0),
    .issue_vgpr_base(issue_vgpr_base),
    .vgprs(vgprs),
    .ready(ready),
    .leaves(steps_leaves),
    .not_empty(queue_not_empty),
    .record(queue_record)
  );

  queue_record head (
    .record(queue_record),
    .wave(head_wave),
    .sequence_(head_sequence),
    .wave64(head_wave64),
    .high(head_high),
    .last(head_last),
    .reuses(head_reuses),
    .code_0(head_code_0),
    .code_1(head_code_1),
    .code_2(head_code_2),
    .row_0(head_row_0),
    .row_1(head_row_1),
    .row_2(head_row_2),
    .literal(head_literal),
    .need(head_need),
    .kind_0(head_kind_0),
    .kind_1(head_kind_1),
    .kind_2(head_kind_2),
    .prepare(head_prepare),
    .number(head_number),
    .unit(head_unit),
    .shared_kind(shared_kind),
    .modifiers(head_modifiers),
    .destination(head_destination),
    .writes(head_writes),
    .writes_high(head_writes_high),
    .bytes(head_bytes),
    .exchange_bytes(head_exchange_bytes),
    .has_mask_source(head_has_mask_source),
    .mask_source(head_mask_source),
    .mask_from_vcc(head_mask_from_vcc),
    .has_mask_destination(head_has_mask_destination),
    .mask_destination(head_mask_destination),
    .scalar_result(head_scalar_result),
    .ignored(head_ignored),
    .cross_(head_cross),
    .cross_flags(head_cross_flags)
  );

  steps steps (
    .clock(clock),
    .cross_(head_cross),
    .need(head_need),
    .is_float(steps_is_float),
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
    .code_0(head_code_0),
    .code_1(head_code_1),
    .code_2(head_code_2),
    .kind_0(head_kind_0),
    .kind_1(head_kind_1),
    .kind_2(head_kind_2),
    .literal(head_literal),
    .scc(head_scc),
    .reuses(head_reuses),
    .has_mask_source(head_has_mask_source),
    .mask_source(head_mask_source),
    .mask_from_vcc(head_mask_from_vcc),
    .wave(head_wave),
    .high(head_high),
    .cross_(head_cross),
    .has_mask_destination(head_has_mask_destination),
    .mask_destination(head_mask_destination),
    .stage_writes_0(stages_stage_writes_scalar_0),
    .stage_writes_1(stages_stage_writes_scalar_1),
    .stage_writes_2(stages_stage_writes_scalar_2),
    .stage_writes_3(stages_stage_writes_scalar_3),
    .stage_writes_4(stages_stage_writes_scalar_4),
    .stage_writes_5(stages_stage_writes_scalar_5),
    .stage_wave_0(stages_stage_wave_0),
    .stage_wave_1(stages_stage_wave_1),
    .stage_wave_2(stages_stage_wave_2),
    .stage_wave_3(stages_stage_wave_3),
    .stage_wave_4(stages_stage_wave_4),
    .stage_wave_5(done_wave),
    .stage_register_0(stages_stage_register_0),
    .stage_register_1(stages_stage_register_1),
    .stage_register_2(stages_stage_register_2),
    .stage_register_3(stages_stage_register_3),
    .stage_register_4(stages_stage_register_4),
    .stage_register_5(stages_stage_register_5),
    .late_0(stages_stage_shared_0),
    .late_1(shared_start),
    .late_2(stages_stage_shared_2),
    .late_3(stages_stage_shared_3),
    .late_4(stages_stage_shared_4),
    .late_5(stages_stage_shared_5),
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
    .row_0(head_row_0),
    .row_1(head_row_1),
    .row_2(head_row_2),
    .hold(hold),
    .bank_busy_0(reads_memory_takes_0),
    .bank_busy_1(reads_memory_takes_1),
    .bank_busy_2(reads_memory_takes_2),
    .bank_busy_3(reads_memory_takes_3),
    .load(gather_load),
    .bank(gather_bank),
    .origin(gather_origin),
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
    .low(stages_stage_writes_5),
    .high(stages_stage_writes_high_5),
    .row(done_row),
    .beat(done_beat),
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
    .modifiers(modifiers),
    .mode(mode),
    .integer_(unit_control_integer),
    .float_(unit_control_float),
    .shared(unit_control_shared)
  );

  lane_network network (
    .clock(clock),
    .collect(stages_collects_2),
    .collect_beat(stages_stage_beat_1),
    .value_0(lane_value_0),
    .value_1(lane_value_1),
    .value_2(lane_value_2),
    .value_3(lane_value_3),
    .kind(cross_),
    .flags(cross_flags),
    .dword(dword),
    .beat(stages_stage_beat_0),
    .exec(stages_exec_1),
    .wave64(wave64),
    .high(high),
    .scalar_1(network_scalar_1),
    .scalar_2(network_scalar_2),
    .crossed_0(lane_crossed_0),
    .crossed_1(lane_crossed_1),
    .crossed_2(lane_crossed_2),
    .crossed_3(lane_crossed_3),
    .active_0(network_active_0),
    .active_1(network_active_1),
    .active_2(network_active_2),
    .active_3(network_active_3),
    .chosen(network_chosen)
  );

  stages stages (
    .clock(clock),
    .launch(gather_complete),
    .returns(shared_announce),
    .returned(pending_oldest),
    .wave(head_wave),
    .sequence_(head_sequence),
    .ends(stages_ends),
    .beat(steps_beat),
    .takes_turns(steps_takes_turns),
    .odd(steps_odd),
    .writes(stages_writes),
    .writes_high(stages_writes_high),
    .row(stages_row),
    .bytes(stages_bytes),
    .writes_scalar(stages_writes_scalar),
    .register_(head_mask_destination),
    .scalar_result(head_scalar_result),
    .ignored(head_ignored),
    .unit(stages_unit),
    .exec(head_exec),
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
    .chosen(network_chosen),
    .valid_5(stages_valid_5),
    .stage_wave_0(stages_stage_wave_0),
    .stage_wave_1(stages_stage_wave_1),
    .stage_wave_2(stages_stage_wave_2),
    .stage_wave_3(stages_stage_wave_3),
    .stage_wave_4(stages_stage_wave_4),
    .stage_wave_5(done_wave),
    .stage_writes_5(stages_stage_writes_5),
    .stage_writes_high_5(stages_stage_writes_high_5),
    .stage_row_5(done_row),
    .stage_beat_0(stages_stage_beat_0),
    .stage_beat_1(stages_stage_beat_1),
    .stage_beat_5(done_beat),
    .stage_writes_scalar_0(stages_stage_writes_scalar_0),
    .stage_writes_scalar_1(stages_stage_writes_scalar_1),
    .stage_writes_scalar_2(stages_stage_writes_scalar_2),
    .stage_writes_scalar_3(stages_stage_writes_scalar_3),
    .stage_writes_scalar_4(stages_stage_writes_scalar_4),
    .stage_writes_scalar_5(stages_stage_writes_scalar_5),
    .stage_register_0(stages_stage_register_0),
    .stage_register_1(stages_stage_register_1),
    .stage_register_2(stages_stage_register_2),
    .stage_register_3(stages_stage_register_3),
    .stage_register_4(stages_stage_register_4),
    .stage_register_5(stages_stage_register_5),
    .exec_1(stages_exec_1),
    .mask_0(lane_mask_0),
    .mask_1(lane_mask_1),
    .mask_2(lane_mask_2),
    .mask_3(lane_mask_3),
    .collects_2(stages_collects_2),
    .stage_shared_0(stages_stage_shared_0),
    .stage_shared_1(shared_start),
    .stage_shared_2(stages_stage_shared_2),
    .stage_shared_3(stages_stage_shared_3),
    .stage_shared_4(stages_stage_shared_4),
    .stage_shared_5(stages_stage_shared_5),
    .starts_integer(lane_integer_start),
    .starts_float(lane_float_start),
    .odd_2(float_odd),
    .odd_6(stages_odd_6),
    .kept(stages_kept),
    .active_6_0(lane_active_0),
    .active_6_1(lane_active_1),
    .active_6_2(lane_active_2),
    .active_6_3(lane_active_3),
    .unit_6(lane_unit),
    .ends_6(done),
    .scalar_ends_6(scalar_done),
    .scalar_6(write),
    .scalar_result_6(stages_scalar_result_6)
  );

  pending pending (
    .clock(clock),
    .launch(pending_launch),
    .room(pending_room),
    .none(pending_none),
    .enter(shared_start),
    .entering(stages_kept),
    .leave(shared_announce),
    .oldest(pending_oldest)
  );

  mask_collect collect (
    .before_(collect_before),
    .beat(done_beat),
    .odd(stages_odd_6),
    .flag_0(lane_flag_0),
    .flag_1(lane_flag_1),
    .flag_2(lane_flag_2),
    .flag_3(lane_flag_3),
    .active_0(lane_active_0),
    .active_1(lane_active_1),
    .active_2(lane_active_2),
    .active_3(lane_active_3),
    .mask(collect_mask)
  );

  lane_numbers numbers (
    .high(high_2),
    .beat(stages_stage_beat_1),
    .number_0(lane_number_0),
    .number_1(lane_number_1),
    .number_2(lane_number_2),
    .number_3(lane_number_3)
  );

endmodule

`default_nettype wire
