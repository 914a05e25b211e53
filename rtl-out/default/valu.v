// valu: kernel of hdl/src/vector/valu.rs
// Written by Tombolo; change the source.

module valu (
  input wire clock,
  input wire issue_valid,
  input wire [3:0] issue_wave,
  input wire [31:0] issue_word_0,
  input wire [31:0] issue_word_1,
  input wire [31:0] issue_word_2,
  input wire [15:0] issue_sequence,
  input wire [10:0] issue_vgpr_base,
  input wire [10:0] vgprs,
  output wire ready,
  output wire [3:0] head_wave,
  input wire [63:0] head_exec,
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
  output reg [63:0] lane_scalar_0,
  output reg [63:0] lane_scalar_1,
  output reg [63:0] lane_scalar_2,
  output wire [9:0] lane_integer_control,
  output wire [12:0] lane_float_control,
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
  output wire lane_is_float,
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
  output wire write,
  output wire [5:0] write_pair,
  output reg [63:0] write_data,
  output reg [1:0] write_halves,
  output wire read_done,
  output wire done,
  output wire scalar_done,
  output wire [3:0] done_wave,
  output wire [15:0] done_sequence,
  output wire [10:0] done_row,
  output wire done_writes
);

  wire not_empty;
  reg mask_pending;
  wire hold;
  wire launches;
  wire last_beat;
  wire leaves;
  wire finishing;
  wire mask_writes;
  wire [255:0] decode_record;
  wire [3:0] queue_write_address;
  wire [3:0] queue_read_address;
  wire [255:0] queue_read_data;
  wire [15:0] head_sequence;
  wire [7:0] head_code_0;
  wire [7:0] head_code_1;
  wire [7:0] head_code_2;
  wire [10:0] head_row_0;
  wire [10:0] head_row_1;
  wire [10:0] head_row_2;
  wire [31:0] head_literal;
  wire [5:0] head_need;
  wire [2:0] head_wide;
  wire [9:0] head_integer_control;
  wire [8:0] head_float_control;
  wire head_is_float;
  wire [10:0] head_destination;
  wire head_writes;
  wire head_writes_high;
  wire head_has_mask_source;
  wire [6:0] head_mask_source;
  wire head_has_mask_destination;
  wire [6:0] head_mask_destination;
  wire head_ignored;
  wire scalars_is_register_0;
  wire scalars_is_register_1;
  wire scalars_is_register_2;
  wire [63:0] scalars_constant_0;
  wire [63:0] scalars_constant_1;
  wire [63:0] scalars_constant_2;
  wire scalars_any;
  wire gather_stage_writes_0;
  wire gather_stage_writes_1;
  wire gather_stage_writes_2;
  wire gather_stage_writes_3;
  wire gather_stage_writes_4;
  wire gather_stage_writes_5;
  wire gather_stage_writes_high_0;
  wire gather_stage_writes_high_1;
  wire gather_stage_writes_high_2;
  wire gather_stage_writes_high_3;
  wire gather_stage_writes_high_4;
  wire gather_stage_writes_high_5;
  wire [5:0] gather_load;
  wire [11:0] gather_bank;
  wire [11:0] gather_origin;
  wire [5:0] gather_bypass_high;
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
  wire writes_low;
  wire writes_high;
  wire exec_beat_lane_0;
  wire exec_beat_lane_1;
  wire exec_beat_lane_2;
  wire exec_beat_lane_3;
  wire exec_beat_lane_4;
  wire exec_beat_lane_5;
  wire exec_beat_lane_6;
  wire exec_beat_lane_7;
  wire exec_beat_lane_8;
  wire exec_beat_lane_9;
  wire exec_beat_lane_10;
  wire exec_beat_lane_11;
  wire exec_beat_lane_12;
  wire exec_beat_lane_13;
  wire exec_beat_lane_14;
  wire exec_beat_lane_15;
  wire exec_beat_lane_16;
  wire exec_beat_lane_17;
  wire exec_beat_lane_18;
  wire exec_beat_lane_19;
  wire exec_beat_lane_20;
  wire exec_beat_lane_21;
  wire exec_beat_lane_22;
  wire exec_beat_lane_23;
  wire exec_beat_lane_24;
  wire exec_beat_lane_25;
  wire exec_beat_lane_26;
  wire exec_beat_lane_27;
  wire exec_beat_lane_28;
  wire exec_beat_lane_29;
  wire exec_beat_lane_30;
  wire exec_beat_lane_31;
  wire [31:0] collect_mask;
  reg [2:0] queue_head;
  reg [2:0] queue_head_next;
  reg [2:0] queue_tail;
  reg [2:0] queue_tail_next;
  reg [3:0] queue_count;
  reg [3:0] queue_count_next;
  reg [5:0] gathered;
  reg [5:0] gathered_next;
  reg [2:0] beat;
  reg [2:0] beat_next;
  reg [5:0] load;
  reg [11:0] bank;
  reg [11:0] origin;
  reg [5:0] bypass_high;
  reg is_register_0;
  reg is_register_1;
  reg is_register_2;
  reg [63:0] constant_0;
  reg [63:0] constant_1;
  reg [63:0] constant_2;
  reg valid_0;
  reg valid_1;
  reg valid_2;
  reg valid_3;
  reg valid_4;
  reg valid_5;
  reg [3:0] stage_wave_0;
  reg [3:0] stage_wave_1;
  reg [3:0] stage_wave_2;
  reg [3:0] stage_wave_3;
  reg [3:0] stage_wave_4;
  reg [3:0] stage_wave_5;
  reg [15:0] stage_sequence_0;
  reg [15:0] stage_sequence_1;
  reg [15:0] stage_sequence_2;
  reg [15:0] stage_sequence_3;
  reg [15:0] stage_sequence_4;
  reg [15:0] stage_sequence_5;
  reg [10:0] stage_row_0;
  reg [10:0] stage_row_1;
  reg [10:0] stage_row_2;
  reg [10:0] stage_row_3;
  reg [10:0] stage_row_4;
  reg [10:0] stage_row_5;
  reg stage_writes_0;
  wire stage_writes_0_next;
  reg stage_writes_1;
  reg stage_writes_2;
  reg stage_writes_3;
  reg stage_writes_4;
  reg stage_writes_5;
  reg stage_writes_high_0;
  wire stage_writes_high_0_next;
  reg stage_writes_high_1;
  reg stage_writes_high_2;
  reg stage_writes_high_3;
  reg stage_writes_high_4;
  reg stage_writes_high_5;
  reg [2:0] stage_beat_0;
  reg [2:0] stage_beat_1;
  reg [2:0] stage_beat_2;
  reg [2:0] stage_beat_3;
  reg [2:0] stage_beat_4;
  reg [2:0] stage_beat_5;
  reg [31:0] stage_exec_0;
  wire [31:0] stage_exec_0_next;
  reg [31:0] stage_exec_1;
  reg [31:0] stage_exec_2;
  reg [31:0] stage_exec_3;
  reg [31:0] stage_exec_4;
  reg [31:0] stage_exec_5;
  reg stage_is_float_0;
  reg stage_is_float_1;
  reg stage_is_float_2;
  reg stage_is_float_3;
  reg stage_is_float_4;
  reg stage_is_float_5;
  reg stage_has_mask_0;
  reg stage_has_mask_1;
  reg stage_has_mask_2;
  reg stage_has_mask_3;
  reg stage_has_mask_4;
  reg stage_has_mask_5;
  reg [6:0] stage_mask_0;
  reg [6:0] stage_mask_1;
  reg [6:0] stage_mask_2;
  reg [6:0] stage_mask_3;
  reg [6:0] stage_mask_4;
  reg [6:0] stage_mask_5;
  reg stage_ignored_0;
  reg stage_ignored_1;
  reg stage_ignored_2;
  reg stage_ignored_3;
  reg stage_ignored_4;
  reg stage_ignored_5;
  reg [9:0] integer_control_0;
  reg [9:0] integer_control_1;
  reg [12:0] float_control_0;
  wire [12:0] float_control_0_next;
  reg [12:0] float_control_1;
  reg [31:0] mask_value;
  wire [31:0] mask_value_next;
  reg [31:0] mask_so_far;
  reg [31:0] mask_so_far_next;

  assign ready = queue_count != 4'd8;
  assign lane_load = load;
  assign lane_bank = bank;
  assign lane_source = origin;
  assign lane_bypass_high = bypass_high;

  always @* begin
    lane_scalar_0 = constant_0;
    if (is_register_0) begin
      lane_scalar_0 = read_data_0;
    end
  end

  always @* begin
    lane_scalar_1 = constant_1;
    if (is_register_1) begin
      lane_scalar_1 = read_data_1;
    end
  end

  always @* begin
    lane_scalar_2 = constant_2;
    if (is_register_2) begin
      lane_scalar_2 = read_data_2;
    end
  end

  assign lane_integer_control = integer_control_1;
  assign lane_float_control = float_control_1;
  assign lane_is_float = stage_is_float_5;
  assign lane_active_0 = exec_beat_lane_0 & valid_5;
  assign lane_active_1 = exec_beat_lane_1 & valid_5;
  assign lane_active_2 = exec_beat_lane_2 & valid_5;
  assign lane_active_3 = exec_beat_lane_3 & valid_5;
  assign lane_active_4 = exec_beat_lane_4 & valid_5;
  assign lane_active_5 = exec_beat_lane_5 & valid_5;
  assign lane_active_6 = exec_beat_lane_6 & valid_5;
  assign lane_active_7 = exec_beat_lane_7 & valid_5;
  assign lane_active_8 = exec_beat_lane_8 & valid_5;
  assign lane_active_9 = exec_beat_lane_9 & valid_5;
  assign lane_active_10 = exec_beat_lane_10 & valid_5;
  assign lane_active_11 = exec_beat_lane_11 & valid_5;
  assign lane_active_12 = exec_beat_lane_12 & valid_5;
  assign lane_active_13 = exec_beat_lane_13 & valid_5;
  assign lane_active_14 = exec_beat_lane_14 & valid_5;
  assign lane_active_15 = exec_beat_lane_15 & valid_5;
  assign lane_active_16 = exec_beat_lane_16 & valid_5;
  assign lane_active_17 = exec_beat_lane_17 & valid_5;
  assign lane_active_18 = exec_beat_lane_18 & valid_5;
  assign lane_active_19 = exec_beat_lane_19 & valid_5;
  assign lane_active_20 = exec_beat_lane_20 & valid_5;
  assign lane_active_21 = exec_beat_lane_21 & valid_5;
  assign lane_active_22 = exec_beat_lane_22 & valid_5;
  assign lane_active_23 = exec_beat_lane_23 & valid_5;
  assign lane_active_24 = exec_beat_lane_24 & valid_5;
  assign lane_active_25 = exec_beat_lane_25 & valid_5;
  assign lane_active_26 = exec_beat_lane_26 & valid_5;
  assign lane_active_27 = exec_beat_lane_27 & valid_5;
  assign lane_active_28 = exec_beat_lane_28 & valid_5;
  assign lane_active_29 = exec_beat_lane_29 & valid_5;
  assign lane_active_30 = exec_beat_lane_30 & valid_5;
  assign lane_active_31 = exec_beat_lane_31 & valid_5;
  assign write = mask_writes & (~stage_ignored_5);
  assign write_pair = stage_mask_5[6:1];

  always @* begin
    write_data = {32'd0, collect_mask};
    if (stage_mask_5[0]) begin
      write_data = {32'd0, collect_mask} << 6'h20;
    end
  end

  always @* begin
    write_halves = 2'd1;
    if (stage_mask_5[0]) begin
      write_halves = 2'd2;
    end
  end

  assign read_done = leaves;
  assign done = finishing;
  assign scalar_done = mask_writes;
  assign done_wave = stage_wave_5;
  assign done_sequence = stage_sequence_5;
  assign done_row = stage_row_5;
  assign done_writes = valid_5 & stage_writes_5;
  assign not_empty = queue_count != 4'd0;

  always @* begin
    mask_pending = 1'b0;
    if (valid_0 & stage_has_mask_0 & (stage_wave_0 == head_wave) & (scalars_any | (stage_mask_0 == 7'h7e))) begin
      mask_pending = 1'b1;
    end
    if (valid_1 & stage_has_mask_1 & (stage_wave_1 == head_wave) & (scalars_any | (stage_mask_1 == 7'h7e))) begin
      mask_pending = 1'b1;
    end
    if (valid_2 & stage_has_mask_2 & (stage_wave_2 == head_wave) & (scalars_any | (stage_mask_2 == 7'h7e))) begin
      mask_pending = 1'b1;
    end
    if (valid_3 & stage_has_mask_3 & (stage_wave_3 == head_wave) & (scalars_any | (stage_mask_3 == 7'h7e))) begin
      mask_pending = 1'b1;
    end
    if (valid_4 & stage_has_mask_4 & (stage_wave_4 == head_wave) & (scalars_any | (stage_mask_4 == 7'h7e))) begin
      mask_pending = 1'b1;
    end
    if (valid_5 & stage_has_mask_5 & (stage_wave_5 == head_wave) & (scalars_any | (stage_mask_5 == 7'h7e))) begin
      mask_pending = 1'b1;
    end
  end

  assign hold = (~not_empty) | (~head_scalars_settled) | mask_pending;
  assign last_beat = beat == 3'd0;
  assign leaves = launches & last_beat;
  assign finishing = valid_5 & (stage_beat_5 == 3'd0);
  assign mask_writes = finishing & stage_has_mask_5;
  assign queue_write_address = {1'b0, queue_tail};
  assign queue_read_address = {1'b0, queue_head};
  assign gather_stage_writes_0 = valid_0 & stage_writes_0;
  assign gather_stage_writes_1 = valid_1 & stage_writes_1;
  assign gather_stage_writes_2 = valid_2 & stage_writes_2;
  assign gather_stage_writes_3 = valid_3 & stage_writes_3;
  assign gather_stage_writes_4 = valid_4 & stage_writes_4;
  assign gather_stage_writes_5 = done_writes;
  assign gather_stage_writes_high_0 = valid_0 & stage_writes_high_0;
  assign gather_stage_writes_high_1 = valid_1 & stage_writes_high_1;
  assign gather_stage_writes_high_2 = valid_2 & stage_writes_high_2;
  assign gather_stage_writes_high_3 = valid_3 & stage_writes_high_3;
  assign gather_stage_writes_high_4 = valid_4 & stage_writes_high_4;
  assign gather_stage_writes_high_5 = valid_5 & stage_writes_high_5;
  assign writes_low = done_writes;
  assign writes_high = gather_stage_writes_high_5;

  always @* begin
    queue_head_next = queue_head;
    if (leaves) begin
      queue_head_next = queue_head + 3'd1;
    end
  end

  always @* begin
    queue_tail_next = queue_tail;
    if (issue_valid) begin
      queue_tail_next = queue_tail + 3'd1;
    end
  end

  always @* begin
    queue_count_next = queue_count;
    if (issue_valid & (~leaves)) begin
      queue_count_next = queue_count + 4'd1;
    end else if ((~issue_valid) & leaves) begin
      queue_count_next = queue_count - 4'd1;
    end
  end

  always @* begin
    gathered_next = gathered;
    if (~hold) begin
      gathered_next = gathered | (gather_load & head_need);
    end
    if (launches) begin
      gathered_next = 6'd0;
    end
  end

  always @* begin
    beat_next = beat;
    if (launches) begin
      beat_next = beat + 3'd1;
    end
    if (leaves) begin
      beat_next = 3'd0;
    end
  end

  assign stage_writes_0_next = head_writes & (~head_ignored);
  assign stage_writes_high_0_next = head_writes_high & (~head_ignored);
  assign stage_exec_0_next = head_exec[31:0];
  assign float_control_0_next = {4'd0, head_float_control} | ({11'd0, head_mode[1:0]} << 4'd9) | ({11'd0,
      head_mode[5:4]} << 4'hb);
  assign mask_value_next = read_data_2[31:0];

  always @* begin
    mask_so_far_next = mask_so_far;
    if (valid_5) begin
      mask_so_far_next = collect_mask;
    end
  end

  initial begin
    queue_head = 3'd0;
    queue_tail = 3'd0;
    queue_count = 4'd0;
    gathered = 6'd0;
    beat = 3'd0;
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
    valid_0 = 1'b0;
    valid_1 = 1'b0;
    valid_2 = 1'b0;
    valid_3 = 1'b0;
    valid_4 = 1'b0;
    valid_5 = 1'b0;
    stage_wave_0 = 4'd0;
    stage_wave_1 = 4'd0;
    stage_wave_2 = 4'd0;
    stage_wave_3 = 4'd0;
    stage_wave_4 = 4'd0;
    stage_wave_5 = 4'd0;
    stage_sequence_0 = 16'd0;
    stage_sequence_1 = 16'd0;
    stage_sequence_2 = 16'd0;
    stage_sequence_3 = 16'd0;
    stage_sequence_4 = 16'd0;
    stage_sequence_5 = 16'd0;
    stage_row_0 = 11'd0;
    stage_row_1 = 11'd0;
    stage_row_2 = 11'd0;
    stage_row_3 = 11'd0;
    stage_row_4 = 11'd0;
    stage_row_5 = 11'd0;
    stage_writes_0 = 1'b0;
    stage_writes_1 = 1'b0;
    stage_writes_2 = 1'b0;
    stage_writes_3 = 1'b0;
    stage_writes_4 = 1'b0;
    stage_writes_5 = 1'b0;
    stage_writes_high_0 = 1'b0;
    stage_writes_high_1 = 1'b0;
    stage_writes_high_2 = 1'b0;
    stage_writes_high_3 = 1'b0;
    stage_writes_high_4 = 1'b0;
    stage_writes_high_5 = 1'b0;
    stage_beat_0 = 3'd0;
    stage_beat_1 = 3'd0;
    stage_beat_2 = 3'd0;
    stage_beat_3 = 3'd0;
    stage_beat_4 = 3'd0;
    stage_beat_5 = 3'd0;
    stage_exec_0 = 32'd0;
    stage_exec_1 = 32'd0;
    stage_exec_2 = 32'd0;
    stage_exec_3 = 32'd0;
    stage_exec_4 = 32'd0;
    stage_exec_5 = 32'd0;
    stage_is_float_0 = 1'b0;
    stage_is_float_1 = 1'b0;
    stage_is_float_2 = 1'b0;
    stage_is_float_3 = 1'b0;
    stage_is_float_4 = 1'b0;
    stage_is_float_5 = 1'b0;
    stage_has_mask_0 = 1'b0;
    stage_has_mask_1 = 1'b0;
    stage_has_mask_2 = 1'b0;
    stage_has_mask_3 = 1'b0;
    stage_has_mask_4 = 1'b0;
    stage_has_mask_5 = 1'b0;
    stage_mask_0 = 7'd0;
    stage_mask_1 = 7'd0;
    stage_mask_2 = 7'd0;
    stage_mask_3 = 7'd0;
    stage_mask_4 = 7'd0;
    stage_mask_5 = 7'd0;
    stage_ignored_0 = 1'b0;
    stage_ignored_1 = 1'b0;
    stage_ignored_2 = 1'b0;
    stage_ignored_3 = 1'b0;
    stage_ignored_4 = 1'b0;
    stage_ignored_5 = 1'b0;
    integer_control_0 = 10'd0;
    integer_control_1 = 10'd0;
    float_control_0 = 13'd0;
    float_control_1 = 13'd0;
    mask_value = 32'd0;
    mask_so_far = 32'd0;
  end
  always @(posedge clock) begin
    queue_head <= queue_head_next;
    queue_tail <= queue_tail_next;
    queue_count <= queue_count_next;
    gathered <= gathered_next;
    beat <= beat_next;
    load <= gather_load;
    bank <= gather_bank;
    origin <= gather_origin;
    bypass_high <= gather_bypass_high;
    is_register_0 <= scalars_is_register_0;
    is_register_1 <= scalars_is_register_1;
    is_register_2 <= scalars_is_register_2;
    constant_0 <= scalars_constant_0;
    constant_1 <= scalars_constant_1;
    constant_2 <= scalars_constant_2;
    valid_0 <= launches;
    valid_1 <= valid_0;
    valid_2 <= valid_1;
    valid_3 <= valid_2;
    valid_4 <= valid_3;
    valid_5 <= valid_4;
    stage_wave_0 <= head_wave;
    stage_wave_1 <= stage_wave_0;
    stage_wave_2 <= stage_wave_1;
    stage_wave_3 <= stage_wave_2;
    stage_wave_4 <= stage_wave_3;
    stage_wave_5 <= stage_wave_4;
    stage_sequence_0 <= head_sequence;
    stage_sequence_1 <= stage_sequence_0;
    stage_sequence_2 <= stage_sequence_1;
    stage_sequence_3 <= stage_sequence_2;
    stage_sequence_4 <= stage_sequence_3;
    stage_sequence_5 <= stage_sequence_4;
    stage_row_0 <= head_destination;
    stage_row_1 <= stage_row_0;
    stage_row_2 <= stage_row_1;
    stage_row_3 <= stage_row_2;
    stage_row_4 <= stage_row_3;
    stage_row_5 <= stage_row_4;
    stage_writes_0 <= stage_writes_0_next;
    stage_writes_1 <= stage_writes_0;
    stage_writes_2 <= stage_writes_1;
    stage_writes_3 <= stage_writes_2;
    stage_writes_4 <= stage_writes_3;
    stage_writes_5 <= stage_writes_4;
    stage_writes_high_0 <= stage_writes_high_0_next;
    stage_writes_high_1 <= stage_writes_high_0;
    stage_writes_high_2 <= stage_writes_high_1;
    stage_writes_high_3 <= stage_writes_high_2;
    stage_writes_high_4 <= stage_writes_high_3;
    stage_writes_high_5 <= stage_writes_high_4;
    stage_beat_0 <= beat;
    stage_beat_1 <= stage_beat_0;
    stage_beat_2 <= stage_beat_1;
    stage_beat_3 <= stage_beat_2;
    stage_beat_4 <= stage_beat_3;
    stage_beat_5 <= stage_beat_4;
    stage_exec_0 <= stage_exec_0_next;
    stage_exec_1 <= stage_exec_0;
    stage_exec_2 <= stage_exec_1;
    stage_exec_3 <= stage_exec_2;
    stage_exec_4 <= stage_exec_3;
    stage_exec_5 <= stage_exec_4;
    stage_is_float_0 <= head_is_float;
    stage_is_float_1 <= stage_is_float_0;
    stage_is_float_2 <= stage_is_float_1;
    stage_is_float_3 <= stage_is_float_2;
    stage_is_float_4 <= stage_is_float_3;
    stage_is_float_5 <= stage_is_float_4;
    stage_has_mask_0 <= head_has_mask_destination;
    stage_has_mask_1 <= stage_has_mask_0;
    stage_has_mask_2 <= stage_has_mask_1;
    stage_has_mask_3 <= stage_has_mask_2;
    stage_has_mask_4 <= stage_has_mask_3;
    stage_has_mask_5 <= stage_has_mask_4;
    stage_mask_0 <= head_mask_destination;
    stage_mask_1 <= stage_mask_0;
    stage_mask_2 <= stage_mask_1;
    stage_mask_3 <= stage_mask_2;
    stage_mask_4 <= stage_mask_3;
    stage_mask_5 <= stage_mask_4;
    stage_ignored_0 <= head_ignored;
    stage_ignored_1 <= stage_ignored_0;
    stage_ignored_2 <= stage_ignored_1;
    stage_ignored_3 <= stage_ignored_2;
    stage_ignored_4 <= stage_ignored_3;
    stage_ignored_5 <= stage_ignored_4;
    integer_control_0 <= head_integer_control;
    integer_control_1 <= integer_control_0;
    float_control_0 <= float_control_0_next;
    float_control_1 <= float_control_0;
    mask_value <= mask_value_next;
    mask_so_far <= mask_so_far_next;
  end

  valu_decode decode (
    .word0(issue_word_0),
    .word1(issue_word_1),
    .word2(issue_word_2),
    .wave(issue_wave),
    .sequence_(issue_sequence),
    .vgpr_base(issue_vgpr_base),
    .vgprs(vgprs),
    .record(decode_record)
  );

  queue_ram queue_ (
    .clock(clock),
    .write(issue_valid),
    .write_address(queue_write_address),
    .write_data(decode_record),
    .read_address(queue_read_address),
    .read_data(queue_read_data)
  );

  queue_record head (
    .record(queue_read_data),
    .wave(head_wave),
    .sequence_(head_sequence),
    .code_0(head_code_0),
    .code_1(head_code_1),
    .code_2(head_code_2),
    .row_0(head_row_0),
    .row_1(head_row_1),
    .row_2(head_row_2),
    .literal(head_literal),
    .need(head_need),
    .wide(head_wide),
    .integer_control(head_integer_control),
    .float_control(head_float_control),
    .is_float(head_is_float),
    .destination(head_destination),
    .writes(head_writes),
    .writes_high(head_writes_high),
    .has_mask_source(head_has_mask_source),
    .mask_source(head_mask_source),
    .has_mask_destination(head_has_mask_destination),
    .mask_destination(head_mask_destination),
    .ignored(head_ignored)
  );

  scalar_operands scalars (
    .code_0(head_code_0),
    .code_1(head_code_1),
    .code_2(head_code_2),
    .literal(head_literal),
    .wide(head_wide),
    .scc(head_scc),
    .has_mask_source(head_has_mask_source),
    .mask_source(head_mask_source),
    .index_0(read_index_0),
    .index_1(read_index_1),
    .index_2(read_index_2),
    .is_register_0(scalars_is_register_0),
    .is_register_1(scalars_is_register_1),
    .is_register_2(scalars_is_register_2),
    .constant_0(scalars_constant_0),
    .constant_1(scalars_constant_1),
    .constant_2(scalars_constant_2),
    .any(scalars_any)
  );

  gather gather (
    .need(head_need),
    .gathered(gathered),
    .row_0(head_row_0),
    .row_1(head_row_1),
    .row_2(head_row_2),
    .beat(beat),
    .hold(hold),
    .bank_busy_0(reads_memory_takes_0),
    .bank_busy_1(reads_memory_takes_1),
    .bank_busy_2(reads_memory_takes_2),
    .bank_busy_3(reads_memory_takes_3),
    .stage_writes_0(gather_stage_writes_0),
    .stage_writes_1(gather_stage_writes_1),
    .stage_writes_2(gather_stage_writes_2),
    .stage_writes_3(gather_stage_writes_3),
    .stage_writes_4(gather_stage_writes_4),
    .stage_writes_5(gather_stage_writes_5),
    .stage_writes_high_0(gather_stage_writes_high_0),
    .stage_writes_high_1(gather_stage_writes_high_1),
    .stage_writes_high_2(gather_stage_writes_high_2),
    .stage_writes_high_3(gather_stage_writes_high_3),
    .stage_writes_high_4(gather_stage_writes_high_4),
    .stage_writes_high_5(gather_stage_writes_high_5),
    .stage_row_0(stage_row_0),
    .stage_row_1(stage_row_1),
    .stage_row_2(stage_row_2),
    .stage_row_3(stage_row_3),
    .stage_row_4(stage_row_4),
    .stage_row_5(stage_row_5),
    .stage_beat_0(stage_beat_0),
    .stage_beat_1(stage_beat_1),
    .stage_beat_2(stage_beat_2),
    .stage_beat_3(stage_beat_3),
    .stage_beat_4(stage_beat_4),
    .stage_beat_5(stage_beat_5),
    .load(gather_load),
    .bank(gather_bank),
    .origin(gather_origin),
    .bypass_high(gather_bypass_high),
    .complete(launches),
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
    .gather_0(gather_bank_read_0),
    .gather_1(gather_bank_read_1),
    .gather_2(gather_bank_read_2),
    .gather_3(gather_bank_read_3),
    .gather_row_0(gather_bank_row_0),
    .gather_row_1(gather_bank_row_1),
    .gather_row_2(gather_bank_row_2),
    .gather_row_3(gather_bank_row_3),
    .gather_beat(beat),
    .memory(memory_read),
    .memory_row(memory_read_row),
    .memory_beat(memory_read_beat),
    .memory_takes_0(reads_memory_takes_0),
    .memory_takes_1(reads_memory_takes_1),
    .memory_takes_2(reads_memory_takes_2),
    .memory_takes_3(reads_memory_takes_3),
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
    .low(writes_low),
    .high(writes_high),
    .row(stage_row_5),
    .beat(stage_beat_5),
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

  beat_mask exec_beat (
    .mask(stage_exec_5),
    .beat(stage_beat_5),
    .lane_0(exec_beat_lane_0),
    .lane_1(exec_beat_lane_1),
    .lane_2(exec_beat_lane_2),
    .lane_3(exec_beat_lane_3),
    .lane_4(exec_beat_lane_4),
    .lane_5(exec_beat_lane_5),
    .lane_6(exec_beat_lane_6),
    .lane_7(exec_beat_lane_7),
    .lane_8(exec_beat_lane_8),
    .lane_9(exec_beat_lane_9),
    .lane_10(exec_beat_lane_10),
    .lane_11(exec_beat_lane_11),
    .lane_12(exec_beat_lane_12),
    .lane_13(exec_beat_lane_13),
    .lane_14(exec_beat_lane_14),
    .lane_15(exec_beat_lane_15),
    .lane_16(exec_beat_lane_16),
    .lane_17(exec_beat_lane_17),
    .lane_18(exec_beat_lane_18),
    .lane_19(exec_beat_lane_19),
    .lane_20(exec_beat_lane_20),
    .lane_21(exec_beat_lane_21),
    .lane_22(exec_beat_lane_22),
    .lane_23(exec_beat_lane_23),
    .lane_24(exec_beat_lane_24),
    .lane_25(exec_beat_lane_25),
    .lane_26(exec_beat_lane_26),
    .lane_27(exec_beat_lane_27),
    .lane_28(exec_beat_lane_28),
    .lane_29(exec_beat_lane_29),
    .lane_30(exec_beat_lane_30),
    .lane_31(exec_beat_lane_31)
  );

  beat_mask mask_beat (
    .mask(mask_value),
    .beat(stage_beat_1),
    .lane_0(lane_mask_0),
    .lane_1(lane_mask_1),
    .lane_2(lane_mask_2),
    .lane_3(lane_mask_3),
    .lane_4(lane_mask_4),
    .lane_5(lane_mask_5),
    .lane_6(lane_mask_6),
    .lane_7(lane_mask_7),
    .lane_8(lane_mask_8),
    .lane_9(lane_mask_9),
    .lane_10(lane_mask_10),
    .lane_11(lane_mask_11),
    .lane_12(lane_mask_12),
    .lane_13(lane_mask_13),
    .lane_14(lane_mask_14),
    .lane_15(lane_mask_15),
    .lane_16(lane_mask_16),
    .lane_17(lane_mask_17),
    .lane_18(lane_mask_18),
    .lane_19(lane_mask_19),
    .lane_20(lane_mask_20),
    .lane_21(lane_mask_21),
    .lane_22(lane_mask_22),
    .lane_23(lane_mask_23),
    .lane_24(lane_mask_24),
    .lane_25(lane_mask_25),
    .lane_26(lane_mask_26),
    .lane_27(lane_mask_27),
    .lane_28(lane_mask_28),
    .lane_29(lane_mask_29),
    .lane_30(lane_mask_30),
    .lane_31(lane_mask_31)
  );

  mask_collect collect (
    .before_(mask_so_far),
    .beat(stage_beat_5),
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
    .active_0(exec_beat_lane_0),
    .active_1(exec_beat_lane_1),
    .active_2(exec_beat_lane_2),
    .active_3(exec_beat_lane_3),
    .active_4(exec_beat_lane_4),
    .active_5(exec_beat_lane_5),
    .active_6(exec_beat_lane_6),
    .active_7(exec_beat_lane_7),
    .active_8(exec_beat_lane_8),
    .active_9(exec_beat_lane_9),
    .active_10(exec_beat_lane_10),
    .active_11(exec_beat_lane_11),
    .active_12(exec_beat_lane_12),
    .active_13(exec_beat_lane_13),
    .active_14(exec_beat_lane_14),
    .active_15(exec_beat_lane_15),
    .active_16(exec_beat_lane_16),
    .active_17(exec_beat_lane_17),
    .active_18(exec_beat_lane_18),
    .active_19(exec_beat_lane_19),
    .active_20(exec_beat_lane_20),
    .active_21(exec_beat_lane_21),
    .active_22(exec_beat_lane_22),
    .active_23(exec_beat_lane_23),
    .active_24(exec_beat_lane_24),
    .active_25(exec_beat_lane_25),
    .active_26(exec_beat_lane_26),
    .active_27(exec_beat_lane_27),
    .active_28(exec_beat_lane_28),
    .active_29(exec_beat_lane_29),
    .active_30(exec_beat_lane_30),
    .active_31(exec_beat_lane_31),
    .mask(collect_mask)
  );

endmodule
