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
  output wire [47:0] fault_pc_0,
  output wire [15:0] debug_launch_0,
  output wire debug_issue_0,
  output wire debug_issue_1,
  output wire debug_issue_2,
  output wire debug_issue_3,
  output wire debug_issue_4,
  output wire [3:0] debug_issue_wave_1,
  output wire [3:0] debug_issue_wave_2,
  output wire [3:0] debug_issue_wave_3,
  output wire [3:0] debug_issue_wave_4,
  output wire [15:0] debug_issue_sequence_3,
  output wire [15:0] debug_issue_sequence_4,
  output wire debug_retire_0,
  output wire debug_retire_2,
  output wire debug_retire_3,
  output wire debug_retire_4,
  output wire [3:0] debug_retire_wave_0,
  output wire [3:0] debug_retire_wave_2,
  output wire [3:0] debug_retire_wave_3,
  output wire [3:0] debug_request_wave_0
);

  wire dispatcher_invalidate;
  wire [15:0] dispatcher_run_0;
  wire [10:0] dispatcher_vgpr_base;
  wire [3:0] dispatcher_wave;
  wire dispatcher_scalar_write_0;
  wire [5:0] dispatcher_scalar_pair;
  wire [63:0] dispatcher_scalar_data;
  wire dispatcher_vgpr_write_0;
  wire [2:0] dispatcher_vgpr_beat;
  wire dispatcher_vgpr_lane_0;
  wire dispatcher_vgpr_lane_1;
  wire dispatcher_vgpr_lane_2;
  wire dispatcher_vgpr_lane_3;
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
  wire [5:0] simd_0_debug_scalar_pair;
  wire [63:0] simd_0_debug_scalar_data;
  wire [1:0] simd_0_debug_scalar_halves;
  wire simd_0_debug_valu;
  wire [3:0] simd_0_debug_valu_wave;
  wire [10:0] simd_0_debug_load_row;
  wire arbiter_taken_0;
  wire arbiter_taken_1;
  wire arbiter_taken_2;
  wire [15:0] arbiter_granted;
  wire answers_to_0;
  wire answers_to_1;
  wire answers_to_2;
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
    .id_dimensions(dispatch_id_dimensions),
    .busy(busy),
    .invalidate(dispatcher_invalidate),
    .active_0(simd_0_active),
    .launch_0(debug_launch_0),
    .run_0(dispatcher_run_0),
    .vgpr_base(dispatcher_vgpr_base),
    .wave(dispatcher_wave),
    .scalar_write_0(dispatcher_scalar_write_0),
    .scalar_ready_0(simd_0_launch_scalar_ready),
    .scalar_pair(dispatcher_scalar_pair),
    .scalar_data(dispatcher_scalar_data),
    .vgpr_write_0(dispatcher_vgpr_write_0),
    .vgpr_ready_0(simd_0_launch_vgpr_ready),
    .vgpr_beat(dispatcher_vgpr_beat),
    .vgpr_lane_0(dispatcher_vgpr_lane_0),
    .vgpr_lane_1(dispatcher_vgpr_lane_1),
    .vgpr_lane_2(dispatcher_vgpr_lane_2),
    .vgpr_lane_3(dispatcher_vgpr_lane_3),
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
    .debug_issue_wave_1(debug_issue_wave_1),
    .debug_issue_wave_2(debug_issue_wave_2),
    .debug_issue_wave_3(debug_issue_wave_3),
    .debug_issue_wave_4(debug_issue_wave_4),
    .debug_issue_sequence_3(debug_issue_sequence_3),
    .debug_issue_sequence_4(debug_issue_sequence_4),
    .debug_scalar(simd_0_debug_scalar),
    .debug_scalar_wave(simd_0_debug_scalar_wave),
    .debug_scalar_pair(simd_0_debug_scalar_pair),
    .debug_scalar_data(simd_0_debug_scalar_data),
    .debug_scalar_halves(simd_0_debug_scalar_halves),
    .debug_valu(simd_0_debug_valu),
    .debug_valu_wave(simd_0_debug_valu_wave),
    .debug_load_row(simd_0_debug_load_row),
    .debug_request_wave(debug_request_wave_0),
    .debug_retire_0(debug_retire_0),
    .debug_retire_2(debug_retire_2),
    .debug_retire_3(debug_retire_3),
    .debug_retire_4(debug_retire_4),
    .debug_retire_wave_0(debug_retire_wave_0),
    .debug_retire_wave_2(debug_retire_wave_2),
    .debug_retire_wave_3(debug_retire_wave_3)
  );

  port_arbiter arbiter (
    .want_0(simd_0_request_valid_0),
    .want_1(simd_0_request_valid_1),
    .want_2(simd_0_request_valid_2),
    .line_0(simd_0_request_line_0),
    .line_1(simd_0_request_line_1),
    .line_2(simd_0_request_line_2),
    .write_0(simd_0_request_write),
    .data_0(simd_0_request_data),
    .mask_0(simd_0_request_mask_0),
    .mask_1(simd_0_request_mask_1),
    .mask_2(simd_0_request_mask_2),
    .tag_0(simd_0_request_tag_0),
    .tag_1(simd_0_request_tag_1),
    .tag_2(simd_0_request_tag_2),
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
    .granted(arbiter_granted)
  );

  port_return answers (
    .valid(response_valid),
    .id(response_id),
    .vector_ready_0(simd_0_response_ready),
    .to_0(answers_to_0),
    .to_1(answers_to_1),
    .to_2(answers_to_2),
    .tag(answers_tag),
    .ready(response_ready)
  );

endmodule
