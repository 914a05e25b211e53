// compute_unit: kernel of hdl/src/compute_unit.rs
// Written by Tombolo; change the source.

module compute_unit (
  input wire clock,
  input wire dispatch_start,
  input wire [47:0] dispatch_entry,
  input wire [31:0] dispatch_user_data_0,
  input wire [31:0] dispatch_user_data_1,
  input wire [31:0] dispatch_user_data_2,
  input wire [31:0] dispatch_user_data_3,
  input wire [31:0] dispatch_user_data_4,
  input wire [31:0] dispatch_user_data_5,
  input wire [31:0] dispatch_user_data_6,
  input wire [31:0] dispatch_user_data_7,
  input wire [31:0] dispatch_user_data_8,
  input wire [31:0] dispatch_user_data_9,
  input wire [31:0] dispatch_user_data_10,
  input wire [31:0] dispatch_user_data_11,
  input wire [31:0] dispatch_user_data_12,
  input wire [31:0] dispatch_user_data_13,
  input wire [31:0] dispatch_user_data_14,
  input wire [31:0] dispatch_user_data_15,
  input wire [31:0] dispatch_grid_0,
  input wire [31:0] dispatch_grid_1,
  input wire [31:0] dispatch_grid_2,
  input wire [10:0] dispatch_block_0,
  input wire [10:0] dispatch_block_1,
  input wire [10:0] dispatch_block_2,
  input wire [10:0] dispatch_vgprs,
  input wire [31:0] dispatch_mode,
  input wire [1:0] dispatch_id_dimensions,
  output wire busy,
  output wire request_valid,
  input wire request_ready,
  output wire request_write,
  output wire [41:0] request_line,
  output wire [511:0] request_data,
  output wire [63:0] request_mask,
  output wire [7:0] request_id,
  input wire response_valid,
  output wire response_ready,
  input wire [7:0] response_id,
  input wire [511:0] response_data,
  output wire [15:0] fault_0,
  output wire [15:0] fault_1,
  output wire [47:0] fault_pc_0,
  output wire [47:0] fault_pc_1,
  output wire [15:0] debug_launch_0,
  output wire [15:0] debug_launch_1,
  output wire debug_issue_0,
  output wire debug_issue_1,
  output wire debug_issue_2,
  output wire debug_issue_3,
  output wire debug_issue_4,
  output wire debug_issue_5,
  output wire debug_issue_6,
  output wire debug_issue_7,
  output wire debug_issue_8,
  output wire debug_issue_9,
  output wire [3:0] debug_issue_wave_0,
  output wire [3:0] debug_issue_wave_1,
  output wire [3:0] debug_issue_wave_2,
  output wire [3:0] debug_issue_wave_3,
  output wire [3:0] debug_issue_wave_4,
  output wire [3:0] debug_issue_wave_5,
  output wire [3:0] debug_issue_wave_6,
  output wire [3:0] debug_issue_wave_7,
  output wire [3:0] debug_issue_wave_8,
  output wire [3:0] debug_issue_wave_9,
  output wire [15:0] debug_issue_sequence_0,
  output wire [15:0] debug_issue_sequence_1,
  output wire [15:0] debug_issue_sequence_2,
  output wire [15:0] debug_issue_sequence_3,
  output wire [15:0] debug_issue_sequence_4,
  output wire [15:0] debug_issue_sequence_5,
  output wire [15:0] debug_issue_sequence_6,
  output wire [15:0] debug_issue_sequence_7,
  output wire [15:0] debug_issue_sequence_8,
  output wire [15:0] debug_issue_sequence_9,
  output wire [47:0] debug_issue_pc_0,
  output wire [47:0] debug_issue_pc_1,
  output wire [47:0] debug_issue_pc_2,
  output wire [47:0] debug_issue_pc_3,
  output wire [47:0] debug_issue_pc_4,
  output wire [47:0] debug_issue_pc_5,
  output wire [47:0] debug_issue_pc_6,
  output wire [47:0] debug_issue_pc_7,
  output wire [47:0] debug_issue_pc_8,
  output wire [47:0] debug_issue_pc_9,
  output wire debug_retire_0,
  output wire debug_retire_1,
  output wire debug_retire_2,
  output wire debug_retire_3,
  output wire debug_retire_4,
  output wire debug_retire_5,
  output wire debug_retire_6,
  output wire debug_retire_7,
  output wire debug_retire_8,
  output wire debug_retire_9,
  output wire [3:0] debug_retire_wave_0,
  output wire [3:0] debug_retire_wave_1,
  output wire [3:0] debug_retire_wave_2,
  output wire [3:0] debug_retire_wave_3,
  output wire [3:0] debug_retire_wave_4,
  output wire [3:0] debug_retire_wave_5,
  output wire [3:0] debug_retire_wave_6,
  output wire [3:0] debug_retire_wave_7,
  output wire [3:0] debug_retire_wave_8,
  output wire [3:0] debug_retire_wave_9,
  output wire [15:0] debug_retire_sequence_0,
  output wire [15:0] debug_retire_sequence_1,
  output wire [15:0] debug_retire_sequence_2,
  output wire [15:0] debug_retire_sequence_3,
  output wire [15:0] debug_retire_sequence_4,
  output wire [15:0] debug_retire_sequence_5,
  output wire [15:0] debug_retire_sequence_6,
  output wire [15:0] debug_retire_sequence_7,
  output wire [15:0] debug_retire_sequence_8,
  output wire [15:0] debug_retire_sequence_9,
  output wire [3:0] debug_request_wave_0,
  output wire [3:0] debug_request_wave_1,
  output wire [15:0] debug_request_sequence_0,
  output wire [15:0] debug_request_sequence_1,
  output wire [4:0] debug_request_lane_0,
  output wire [4:0] debug_request_lane_1,
  output wire [3:0] debug_scalar_request_wave_0,
  output wire [3:0] debug_scalar_request_wave_1,
  output wire [15:0] debug_scalar_request_sequence_0,
  output wire [15:0] debug_scalar_request_sequence_1
);

  wire dispatcher_invalidate;
  wire [15:0] dispatcher_run_0;
  wire [15:0] dispatcher_run_1;
  wire [10:0] dispatcher_vgpr_base;
  wire [3:0] dispatcher_wave;
  wire dispatcher_scalar_write_0;
  wire dispatcher_scalar_write_1;
  wire [5:0] dispatcher_scalar_pair;
  wire [63:0] dispatcher_scalar_data;
  wire dispatcher_vgpr_write_0;
  wire dispatcher_vgpr_write_1;
  wire [2:0] dispatcher_vgpr_beat;
  wire dispatcher_vgpr_lane_0;
  wire dispatcher_vgpr_lane_1;
  wire dispatcher_vgpr_lane_2;
  wire dispatcher_vgpr_lane_3;
  wire dispatcher_vgpr_lane_4;
  wire dispatcher_vgpr_lane_5;
  wire dispatcher_vgpr_lane_6;
  wire dispatcher_vgpr_lane_7;
  wire dispatcher_vgpr_lane_8;
  wire dispatcher_vgpr_lane_9;
  wire dispatcher_vgpr_lane_10;
  wire dispatcher_vgpr_lane_11;
  wire dispatcher_vgpr_lane_12;
  wire dispatcher_vgpr_lane_13;
  wire dispatcher_vgpr_lane_14;
  wire dispatcher_vgpr_lane_15;
  wire dispatcher_vgpr_lane_16;
  wire dispatcher_vgpr_lane_17;
  wire dispatcher_vgpr_lane_18;
  wire dispatcher_vgpr_lane_19;
  wire dispatcher_vgpr_lane_20;
  wire dispatcher_vgpr_lane_21;
  wire dispatcher_vgpr_lane_22;
  wire dispatcher_vgpr_lane_23;
  wire dispatcher_vgpr_lane_24;
  wire dispatcher_vgpr_lane_25;
  wire dispatcher_vgpr_lane_26;
  wire dispatcher_vgpr_lane_27;
  wire dispatcher_vgpr_lane_28;
  wire dispatcher_vgpr_lane_29;
  wire dispatcher_vgpr_lane_30;
  wire dispatcher_vgpr_lane_31;
  wire [31:0] dispatcher_vgpr_data;
  wire simd_0_launch_scalar_ready;
  wire simd_0_launch_vgpr_ready;
  wire [15:0] simd_0_active;
  wire simd_0_request_valid_0;
  wire simd_0_request_valid_1;
  wire simd_0_request_valid_2;
  wire [41:0] simd_0_request_line_0;
  wire [41:0] simd_0_request_line_1;
  wire [41:0] simd_0_request_line_2;
  wire [63:0] simd_0_request_mask_0;
  wire [63:0] simd_0_request_mask_1;
  wire [63:0] simd_0_request_mask_2;
  wire simd_0_request_write;
  wire [511:0] simd_0_request_data;
  wire [3:0] simd_0_request_tag_0;
  wire [3:0] simd_0_request_tag_1;
  wire [3:0] simd_0_request_tag_2;
  wire simd_0_response_ready;
  wire simd_0_debug_scalar;
  wire [3:0] simd_0_debug_scalar_wave;
  wire [15:0] simd_0_debug_scalar_sequence;
  wire [5:0] simd_0_debug_scalar_pair;
  wire [63:0] simd_0_debug_scalar_data;
  wire [1:0] simd_0_debug_scalar_halves;
  wire simd_0_debug_valu;
  wire [3:0] simd_0_debug_valu_wave;
  wire [15:0] simd_0_debug_valu_sequence;
  wire [10:0] simd_0_debug_valu_row;
  wire simd_0_debug_valu_writes;
  wire simd_0_debug_load;
  wire [3:0] simd_0_debug_load_wave;
  wire [15:0] simd_0_debug_load_sequence;
  wire [10:0] simd_0_debug_load_row;
  wire simd_1_launch_scalar_ready;
  wire simd_1_launch_vgpr_ready;
  wire [15:0] simd_1_active;
  wire simd_1_request_valid_0;
  wire simd_1_request_valid_1;
  wire simd_1_request_valid_2;
  wire [41:0] simd_1_request_line_0;
  wire [41:0] simd_1_request_line_1;
  wire [41:0] simd_1_request_line_2;
  wire [63:0] simd_1_request_mask_0;
  wire [63:0] simd_1_request_mask_1;
  wire [63:0] simd_1_request_mask_2;
  wire simd_1_request_write;
  wire [511:0] simd_1_request_data;
  wire [3:0] simd_1_request_tag_0;
  wire [3:0] simd_1_request_tag_1;
  wire [3:0] simd_1_request_tag_2;
  wire simd_1_response_ready;
  wire simd_1_debug_scalar;
  wire [3:0] simd_1_debug_scalar_wave;
  wire [15:0] simd_1_debug_scalar_sequence;
  wire [5:0] simd_1_debug_scalar_pair;
  wire [63:0] simd_1_debug_scalar_data;
  wire [1:0] simd_1_debug_scalar_halves;
  wire simd_1_debug_valu;
  wire [3:0] simd_1_debug_valu_wave;
  wire [15:0] simd_1_debug_valu_sequence;
  wire [10:0] simd_1_debug_valu_row;
  wire simd_1_debug_valu_writes;
  wire simd_1_debug_load;
  wire [3:0] simd_1_debug_load_wave;
  wire [15:0] simd_1_debug_load_sequence;
  wire [10:0] simd_1_debug_load_row;
  wire arbiter_taken_0;
  wire arbiter_taken_1;
  wire arbiter_taken_2;
  wire arbiter_taken_3;
  wire arbiter_taken_4;
  wire arbiter_taken_5;
  wire [15:0] arbiter_granted;
  wire answers_to_0;
  wire answers_to_1;
  wire answers_to_2;
  wire answers_to_3;
  wire answers_to_4;
  wire answers_to_5;
  wire [3:0] answers_tag;
  reg [15:0] last_client;
  reg [15:0] last_client_next;

  always @* begin
    last_client_next = last_client;
    if (request_valid & request_ready) begin
      last_client_next = arbiter_granted;
    end
  end

  initial begin
    last_client = 16'd0;
  end
  always @(posedge clock) begin
    last_client <= last_client_next;
  end

  dispatcher dispatcher (
    .clock(clock),
    .start(dispatch_start),
    .entry(dispatch_entry),
    .user_data_0(dispatch_user_data_0),
    .user_data_1(dispatch_user_data_1),
    .user_data_2(dispatch_user_data_2),
    .user_data_3(dispatch_user_data_3),
    .user_data_4(dispatch_user_data_4),
    .user_data_5(dispatch_user_data_5),
    .user_data_6(dispatch_user_data_6),
    .user_data_7(dispatch_user_data_7),
    .user_data_8(dispatch_user_data_8),
    .user_data_9(dispatch_user_data_9),
    .user_data_10(dispatch_user_data_10),
    .user_data_11(dispatch_user_data_11),
    .user_data_12(dispatch_user_data_12),
    .user_data_13(dispatch_user_data_13),
    .user_data_14(dispatch_user_data_14),
    .user_data_15(dispatch_user_data_15),
    .grid_0(dispatch_grid_0),
    .grid_1(dispatch_grid_1),
    .grid_2(dispatch_grid_2),
    .block_0(dispatch_block_0),
    .block_1(dispatch_block_1),
    .block_2(dispatch_block_2),
    .vgprs(dispatch_vgprs),
    .mode(dispatch_mode),
    .id_dimensions(dispatch_id_dimensions),
    .busy(busy),
    .invalidate(dispatcher_invalidate),
    .active_0(simd_0_active),
    .active_1(simd_1_active),
    .launch_0(debug_launch_0),
    .launch_1(debug_launch_1),
    .run_0(dispatcher_run_0),
    .run_1(dispatcher_run_1),
    .vgpr_base(dispatcher_vgpr_base),
    .wave(dispatcher_wave),
    .scalar_write_0(dispatcher_scalar_write_0),
    .scalar_write_1(dispatcher_scalar_write_1),
    .scalar_ready_0(simd_0_launch_scalar_ready),
    .scalar_ready_1(simd_1_launch_scalar_ready),
    .scalar_pair(dispatcher_scalar_pair),
    .scalar_data(dispatcher_scalar_data),
    .vgpr_write_0(dispatcher_vgpr_write_0),
    .vgpr_write_1(dispatcher_vgpr_write_1),
    .vgpr_ready_0(simd_0_launch_vgpr_ready),
    .vgpr_ready_1(simd_1_launch_vgpr_ready),
    .vgpr_beat(dispatcher_vgpr_beat),
    .vgpr_lane_0(dispatcher_vgpr_lane_0),
    .vgpr_lane_1(dispatcher_vgpr_lane_1),
    .vgpr_lane_2(dispatcher_vgpr_lane_2),
    .vgpr_lane_3(dispatcher_vgpr_lane_3),
    .vgpr_lane_4(dispatcher_vgpr_lane_4),
    .vgpr_lane_5(dispatcher_vgpr_lane_5),
    .vgpr_lane_6(dispatcher_vgpr_lane_6),
    .vgpr_lane_7(dispatcher_vgpr_lane_7),
    .vgpr_lane_8(dispatcher_vgpr_lane_8),
    .vgpr_lane_9(dispatcher_vgpr_lane_9),
    .vgpr_lane_10(dispatcher_vgpr_lane_10),
    .vgpr_lane_11(dispatcher_vgpr_lane_11),
    .vgpr_lane_12(dispatcher_vgpr_lane_12),
    .vgpr_lane_13(dispatcher_vgpr_lane_13),
    .vgpr_lane_14(dispatcher_vgpr_lane_14),
    .vgpr_lane_15(dispatcher_vgpr_lane_15),
    .vgpr_lane_16(dispatcher_vgpr_lane_16),
    .vgpr_lane_17(dispatcher_vgpr_lane_17),
    .vgpr_lane_18(dispatcher_vgpr_lane_18),
    .vgpr_lane_19(dispatcher_vgpr_lane_19),
    .vgpr_lane_20(dispatcher_vgpr_lane_20),
    .vgpr_lane_21(dispatcher_vgpr_lane_21),
    .vgpr_lane_22(dispatcher_vgpr_lane_22),
    .vgpr_lane_23(dispatcher_vgpr_lane_23),
    .vgpr_lane_24(dispatcher_vgpr_lane_24),
    .vgpr_lane_25(dispatcher_vgpr_lane_25),
    .vgpr_lane_26(dispatcher_vgpr_lane_26),
    .vgpr_lane_27(dispatcher_vgpr_lane_27),
    .vgpr_lane_28(dispatcher_vgpr_lane_28),
    .vgpr_lane_29(dispatcher_vgpr_lane_29),
    .vgpr_lane_30(dispatcher_vgpr_lane_30),
    .vgpr_lane_31(dispatcher_vgpr_lane_31),
    .vgpr_data(dispatcher_vgpr_data)
  );

  simd simd_0 (
    .clock(clock),
    .launch(debug_launch_0),
    .run(dispatcher_run_0),
    .launch_pc(dispatch_entry),
    .launch_mode(dispatch_mode),
    .launch_vgpr_base(dispatcher_vgpr_base),
    .launch_vgprs(dispatch_vgprs),
    .launch_wave(dispatcher_wave),
    .launch_scalar(dispatcher_scalar_write_0),
    .launch_scalar_ready(simd_0_launch_scalar_ready),
    .launch_pair(dispatcher_scalar_pair),
    .launch_data(dispatcher_scalar_data),
    .launch_vgpr(dispatcher_vgpr_write_0),
    .launch_vgpr_ready(simd_0_launch_vgpr_ready),
    .launch_beat(dispatcher_vgpr_beat),
    .launch_lane_0(dispatcher_vgpr_lane_0),
    .launch_lane_1(dispatcher_vgpr_lane_1),
    .launch_lane_2(dispatcher_vgpr_lane_2),
    .launch_lane_3(dispatcher_vgpr_lane_3),
    .launch_lane_4(dispatcher_vgpr_lane_4),
    .launch_lane_5(dispatcher_vgpr_lane_5),
    .launch_lane_6(dispatcher_vgpr_lane_6),
    .launch_lane_7(dispatcher_vgpr_lane_7),
    .launch_lane_8(dispatcher_vgpr_lane_8),
    .launch_lane_9(dispatcher_vgpr_lane_9),
    .launch_lane_10(dispatcher_vgpr_lane_10),
    .launch_lane_11(dispatcher_vgpr_lane_11),
    .launch_lane_12(dispatcher_vgpr_lane_12),
    .launch_lane_13(dispatcher_vgpr_lane_13),
    .launch_lane_14(dispatcher_vgpr_lane_14),
    .launch_lane_15(dispatcher_vgpr_lane_15),
    .launch_lane_16(dispatcher_vgpr_lane_16),
    .launch_lane_17(dispatcher_vgpr_lane_17),
    .launch_lane_18(dispatcher_vgpr_lane_18),
    .launch_lane_19(dispatcher_vgpr_lane_19),
    .launch_lane_20(dispatcher_vgpr_lane_20),
    .launch_lane_21(dispatcher_vgpr_lane_21),
    .launch_lane_22(dispatcher_vgpr_lane_22),
    .launch_lane_23(dispatcher_vgpr_lane_23),
    .launch_lane_24(dispatcher_vgpr_lane_24),
    .launch_lane_25(dispatcher_vgpr_lane_25),
    .launch_lane_26(dispatcher_vgpr_lane_26),
    .launch_lane_27(dispatcher_vgpr_lane_27),
    .launch_lane_28(dispatcher_vgpr_lane_28),
    .launch_lane_29(dispatcher_vgpr_lane_29),
    .launch_lane_30(dispatcher_vgpr_lane_30),
    .launch_lane_31(dispatcher_vgpr_lane_31),
    .launch_value(dispatcher_vgpr_data),
    .invalidate(dispatcher_invalidate),
    .active(simd_0_active),
    .request_valid_0(simd_0_request_valid_0),
    .request_valid_1(simd_0_request_valid_1),
    .request_valid_2(simd_0_request_valid_2),
    .request_ready_0(arbiter_taken_0),
    .request_ready_1(arbiter_taken_1),
    .request_ready_2(arbiter_taken_2),
    .request_line_0(simd_0_request_line_0),
    .request_line_1(simd_0_request_line_1),
    .request_line_2(simd_0_request_line_2),
    .request_mask_0(simd_0_request_mask_0),
    .request_mask_1(simd_0_request_mask_1),
    .request_mask_2(simd_0_request_mask_2),
    .request_write(simd_0_request_write),
    .request_data(simd_0_request_data),
    .request_tag_0(simd_0_request_tag_0),
    .request_tag_1(simd_0_request_tag_1),
    .request_tag_2(simd_0_request_tag_2),
    .response_valid_0(answers_to_0),
    .response_valid_1(answers_to_1),
    .response_valid_2(answers_to_2),
    .response_ready(simd_0_response_ready),
    .response_tag(answers_tag),
    .response_data(response_data),
    .fault(fault_0),
    .fault_pc(fault_pc_0),
    .debug_issue_0(debug_issue_0),
    .debug_issue_1(debug_issue_1),
    .debug_issue_2(debug_issue_2),
    .debug_issue_3(debug_issue_3),
    .debug_issue_4(debug_issue_4),
    .debug_issue_wave_0(debug_issue_wave_0),
    .debug_issue_wave_1(debug_issue_wave_1),
    .debug_issue_wave_2(debug_issue_wave_2),
    .debug_issue_wave_3(debug_issue_wave_3),
    .debug_issue_wave_4(debug_issue_wave_4),
    .debug_issue_sequence_0(debug_issue_sequence_0),
    .debug_issue_sequence_1(debug_issue_sequence_1),
    .debug_issue_sequence_2(debug_issue_sequence_2),
    .debug_issue_sequence_3(debug_issue_sequence_3),
    .debug_issue_sequence_4(debug_issue_sequence_4),
    .debug_issue_pc_0(debug_issue_pc_0),
    .debug_issue_pc_1(debug_issue_pc_1),
    .debug_issue_pc_2(debug_issue_pc_2),
    .debug_issue_pc_3(debug_issue_pc_3),
    .debug_issue_pc_4(debug_issue_pc_4),
    .debug_scalar(simd_0_debug_scalar),
    .debug_scalar_wave(simd_0_debug_scalar_wave),
    .debug_scalar_sequence(simd_0_debug_scalar_sequence),
    .debug_scalar_pair(simd_0_debug_scalar_pair),
    .debug_scalar_data(simd_0_debug_scalar_data),
    .debug_scalar_halves(simd_0_debug_scalar_halves),
    .debug_valu(simd_0_debug_valu),
    .debug_valu_wave(simd_0_debug_valu_wave),
    .debug_valu_sequence(simd_0_debug_valu_sequence),
    .debug_valu_row(simd_0_debug_valu_row),
    .debug_valu_writes(simd_0_debug_valu_writes),
    .debug_load(simd_0_debug_load),
    .debug_load_wave(simd_0_debug_load_wave),
    .debug_load_sequence(simd_0_debug_load_sequence),
    .debug_load_row(simd_0_debug_load_row),
    .debug_request_wave(debug_request_wave_0),
    .debug_request_sequence(debug_request_sequence_0),
    .debug_request_lane(debug_request_lane_0),
    .debug_scalar_request_wave(debug_scalar_request_wave_0),
    .debug_scalar_request_sequence(debug_scalar_request_sequence_0),
    .debug_retire_0(debug_retire_0),
    .debug_retire_1(debug_retire_1),
    .debug_retire_2(debug_retire_2),
    .debug_retire_3(debug_retire_3),
    .debug_retire_4(debug_retire_4),
    .debug_retire_wave_0(debug_retire_wave_0),
    .debug_retire_wave_1(debug_retire_wave_1),
    .debug_retire_wave_2(debug_retire_wave_2),
    .debug_retire_wave_3(debug_retire_wave_3),
    .debug_retire_wave_4(debug_retire_wave_4),
    .debug_retire_sequence_0(debug_retire_sequence_0),
    .debug_retire_sequence_1(debug_retire_sequence_1),
    .debug_retire_sequence_2(debug_retire_sequence_2),
    .debug_retire_sequence_3(debug_retire_sequence_3),
    .debug_retire_sequence_4(debug_retire_sequence_4)
  );

  simd simd_1 (
    .clock(clock),
    .launch(debug_launch_1),
    .run(dispatcher_run_1),
    .launch_pc(dispatch_entry),
    .launch_mode(dispatch_mode),
    .launch_vgpr_base(dispatcher_vgpr_base),
    .launch_vgprs(dispatch_vgprs),
    .launch_wave(dispatcher_wave),
    .launch_scalar(dispatcher_scalar_write_1),
    .launch_scalar_ready(simd_1_launch_scalar_ready),
    .launch_pair(dispatcher_scalar_pair),
    .launch_data(dispatcher_scalar_data),
    .launch_vgpr(dispatcher_vgpr_write_1),
    .launch_vgpr_ready(simd_1_launch_vgpr_ready),
    .launch_beat(dispatcher_vgpr_beat),
    .launch_lane_0(dispatcher_vgpr_lane_0),
    .launch_lane_1(dispatcher_vgpr_lane_1),
    .launch_lane_2(dispatcher_vgpr_lane_2),
    .launch_lane_3(dispatcher_vgpr_lane_3),
    .launch_lane_4(dispatcher_vgpr_lane_4),
    .launch_lane_5(dispatcher_vgpr_lane_5),
    .launch_lane_6(dispatcher_vgpr_lane_6),
    .launch_lane_7(dispatcher_vgpr_lane_7),
    .launch_lane_8(dispatcher_vgpr_lane_8),
    .launch_lane_9(dispatcher_vgpr_lane_9),
    .launch_lane_10(dispatcher_vgpr_lane_10),
    .launch_lane_11(dispatcher_vgpr_lane_11),
    .launch_lane_12(dispatcher_vgpr_lane_12),
    .launch_lane_13(dispatcher_vgpr_lane_13),
    .launch_lane_14(dispatcher_vgpr_lane_14),
    .launch_lane_15(dispatcher_vgpr_lane_15),
    .launch_lane_16(dispatcher_vgpr_lane_16),
    .launch_lane_17(dispatcher_vgpr_lane_17),
    .launch_lane_18(dispatcher_vgpr_lane_18),
    .launch_lane_19(dispatcher_vgpr_lane_19),
    .launch_lane_20(dispatcher_vgpr_lane_20),
    .launch_lane_21(dispatcher_vgpr_lane_21),
    .launch_lane_22(dispatcher_vgpr_lane_22),
    .launch_lane_23(dispatcher_vgpr_lane_23),
    .launch_lane_24(dispatcher_vgpr_lane_24),
    .launch_lane_25(dispatcher_vgpr_lane_25),
    .launch_lane_26(dispatcher_vgpr_lane_26),
    .launch_lane_27(dispatcher_vgpr_lane_27),
    .launch_lane_28(dispatcher_vgpr_lane_28),
    .launch_lane_29(dispatcher_vgpr_lane_29),
    .launch_lane_30(dispatcher_vgpr_lane_30),
    .launch_lane_31(dispatcher_vgpr_lane_31),
    .launch_value(dispatcher_vgpr_data),
    .invalidate(dispatcher_invalidate),
    .active(simd_1_active),
    .request_valid_0(simd_1_request_valid_0),
    .request_valid_1(simd_1_request_valid_1),
    .request_valid_2(simd_1_request_valid_2),
    .request_ready_0(arbiter_taken_3),
    .request_ready_1(arbiter_taken_4),
    .request_ready_2(arbiter_taken_5),
    .request_line_0(simd_1_request_line_0),
    .request_line_1(simd_1_request_line_1),
    .request_line_2(simd_1_request_line_2),
    .request_mask_0(simd_1_request_mask_0),
    .request_mask_1(simd_1_request_mask_1),
    .request_mask_2(simd_1_request_mask_2),
    .request_write(simd_1_request_write),
    .request_data(simd_1_request_data),
    .request_tag_0(simd_1_request_tag_0),
    .request_tag_1(simd_1_request_tag_1),
    .request_tag_2(simd_1_request_tag_2),
    .response_valid_0(answers_to_3),
    .response_valid_1(answers_to_4),
    .response_valid_2(answers_to_5),
    .response_ready(simd_1_response_ready),
    .response_tag(answers_tag),
    .response_data(response_data),
    .fault(fault_1),
    .fault_pc(fault_pc_1),
    .debug_issue_0(debug_issue_5),
    .debug_issue_1(debug_issue_6),
    .debug_issue_2(debug_issue_7),
    .debug_issue_3(debug_issue_8),
    .debug_issue_4(debug_issue_9),
    .debug_issue_wave_0(debug_issue_wave_5),
    .debug_issue_wave_1(debug_issue_wave_6),
    .debug_issue_wave_2(debug_issue_wave_7),
    .debug_issue_wave_3(debug_issue_wave_8),
    .debug_issue_wave_4(debug_issue_wave_9),
    .debug_issue_sequence_0(debug_issue_sequence_5),
    .debug_issue_sequence_1(debug_issue_sequence_6),
    .debug_issue_sequence_2(debug_issue_sequence_7),
    .debug_issue_sequence_3(debug_issue_sequence_8),
    .debug_issue_sequence_4(debug_issue_sequence_9),
    .debug_issue_pc_0(debug_issue_pc_5),
    .debug_issue_pc_1(debug_issue_pc_6),
    .debug_issue_pc_2(debug_issue_pc_7),
    .debug_issue_pc_3(debug_issue_pc_8),
    .debug_issue_pc_4(debug_issue_pc_9),
    .debug_scalar(simd_1_debug_scalar),
    .debug_scalar_wave(simd_1_debug_scalar_wave),
    .debug_scalar_sequence(simd_1_debug_scalar_sequence),
    .debug_scalar_pair(simd_1_debug_scalar_pair),
    .debug_scalar_data(simd_1_debug_scalar_data),
    .debug_scalar_halves(simd_1_debug_scalar_halves),
    .debug_valu(simd_1_debug_valu),
    .debug_valu_wave(simd_1_debug_valu_wave),
    .debug_valu_sequence(simd_1_debug_valu_sequence),
    .debug_valu_row(simd_1_debug_valu_row),
    .debug_valu_writes(simd_1_debug_valu_writes),
    .debug_load(simd_1_debug_load),
    .debug_load_wave(simd_1_debug_load_wave),
    .debug_load_sequence(simd_1_debug_load_sequence),
    .debug_load_row(simd_1_debug_load_row),
    .debug_request_wave(debug_request_wave_1),
    .debug_request_sequence(debug_request_sequence_1),
    .debug_request_lane(debug_request_lane_1),
    .debug_scalar_request_wave(debug_scalar_request_wave_1),
    .debug_scalar_request_sequence(debug_scalar_request_sequence_1),
    .debug_retire_0(debug_retire_5),
    .debug_retire_1(debug_retire_6),
    .debug_retire_2(debug_retire_7),
    .debug_retire_3(debug_retire_8),
    .debug_retire_4(debug_retire_9),
    .debug_retire_wave_0(debug_retire_wave_5),
    .debug_retire_wave_1(debug_retire_wave_6),
    .debug_retire_wave_2(debug_retire_wave_7),
    .debug_retire_wave_3(debug_retire_wave_8),
    .debug_retire_wave_4(debug_retire_wave_9),
    .debug_retire_sequence_0(debug_retire_sequence_5),
    .debug_retire_sequence_1(debug_retire_sequence_6),
    .debug_retire_sequence_2(debug_retire_sequence_7),
    .debug_retire_sequence_3(debug_retire_sequence_8),
    .debug_retire_sequence_4(debug_retire_sequence_9)
  );

  port_arbiter arbiter (
    .want_0(simd_0_request_valid_0),
    .want_1(simd_0_request_valid_1),
    .want_2(simd_0_request_valid_2),
    .want_3(simd_1_request_valid_0),
    .want_4(simd_1_request_valid_1),
    .want_5(simd_1_request_valid_2),
    .line_0(simd_0_request_line_0),
    .line_1(simd_0_request_line_1),
    .line_2(simd_0_request_line_2),
    .line_3(simd_1_request_line_0),
    .line_4(simd_1_request_line_1),
    .line_5(simd_1_request_line_2),
    .write_0(simd_0_request_write),
    .write_1(simd_1_request_write),
    .data_0(simd_0_request_data),
    .data_1(simd_1_request_data),
    .mask_0(simd_0_request_mask_0),
    .mask_1(simd_0_request_mask_1),
    .mask_2(simd_0_request_mask_2),
    .mask_3(simd_1_request_mask_0),
    .mask_4(simd_1_request_mask_1),
    .mask_5(simd_1_request_mask_2),
    .tag_0(simd_0_request_tag_0),
    .tag_1(simd_0_request_tag_1),
    .tag_2(simd_0_request_tag_2),
    .tag_3(simd_1_request_tag_0),
    .tag_4(simd_1_request_tag_1),
    .tag_5(simd_1_request_tag_2),
    .last(last_client),
    .ready(request_ready),
    .valid(request_valid),
    .port_write(request_write),
    .port_line(request_line),
    .port_data(request_data),
    .port_mask(request_mask),
    .id(request_id),
    .taken_0(arbiter_taken_0),
    .taken_1(arbiter_taken_1),
    .taken_2(arbiter_taken_2),
    .taken_3(arbiter_taken_3),
    .taken_4(arbiter_taken_4),
    .taken_5(arbiter_taken_5),
    .granted(arbiter_granted)
  );

  port_return answers (
    .valid(response_valid),
    .id(response_id),
    .vector_ready_0(simd_0_response_ready),
    .vector_ready_1(simd_1_response_ready),
    .to_0(answers_to_0),
    .to_1(answers_to_1),
    .to_2(answers_to_2),
    .to_3(answers_to_3),
    .to_4(answers_to_4),
    .to_5(answers_to_5),
    .tag(answers_tag),
    .ready(response_ready)
  );

endmodule
