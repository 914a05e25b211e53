// faults: kernel of hdl/src/dispatch/faults.rs:142
// Written by Tombolo; change the source.
// SPDX-License-Identifier: MIT OR Apache-2.0

`default_nettype none

module faults (
  input wire clock, // The one clock.
  input wire busy, // A dispatch is in progress.
  input wire starts, // One starts.
  input wire abort, // The host ends it.
  input wire clear, // The host forgets the fault.
  input wire [15:0] run_0, // Waves that start, of each SIMD.
  input wire [15:0] run_1,
  input wire [3:0] run_wave, // Slot of the one that does.
  input wire [31:0] group_x, // Position of its work-group.
  input wire [15:0] group_y, // Y.
  input wire [15:0] group_z, // Z.
  input wire [15:0] fault_0, // Waves that fault, of each SIMD.
  input wire [15:0] fault_1,
  input wire [2:0] fault_kind_0, // kind of the lowest one.
  input wire [2:0] fault_kind_1,
  input wire [47:0] fault_pc_0, // Address of its instruction.
  input wire [47:0] fault_pc_1,
  input wire [2:0] violation_0, // Vector memory refuses an access: crate::memory::address::violation.
  input wire [2:0] violation_1,
  input wire [5:0] violation_lane_0, // Its lane.
  input wire [5:0] violation_lane_1,
  input wire [3:0] violation_wave_0, // Its wave.
  input wire [3:0] violation_wave_1,
  input wire [47:0] violation_pc_0, // Address of its instruction.
  input wire [47:0] violation_pc_1,
  output wire stop, // No wave issues or is launched; slots empty.
  output wire stopped, // The last dispatch was stopped.
  output wire [2:0] kind, // kind of the fault that is told, 0: none.
  output wire [2:0] reason, // Of an access: why.
  output wire [5:0] lane, // Of an access: the lane.
  output wire [4:0] wave, // SIMD and slot of its wave.
  output wire [47:0] pc, // Address of its instruction, bytes.
  output wire [63:0] group // Z, Y, X of its work-group.
);

  reg [4:0] started;
  wire [1:0] numbers;
  wire choice_any;
  wire [2:0] choice_chosen_kind;
  wire [2:0] choice_reason;
  wire [5:0] choice_lane;
  wire [4:0] choice_wave;
  wire [47:0] choice_chosen_pc;
  reg positions_start;
  wire [63:0] positions_position;
  wire [63:0] positions_answer;
  reg stop_state;
  reg stop_state_next;
  reg stopped_state;
  reg stopped_state_next;
  reg fresh;
  reg fresh_next;
  reg [2:0] kind_state;
  reg [2:0] kind_state_next;
  reg [2:0] reason_state;
  reg [2:0] reason_state_next;
  reg [5:0] lane_state;
  reg [5:0] lane_state_next;
  reg [4:0] wave_state;
  reg [4:0] wave_state_next;
  reg [47:0] pc_state;
  reg [47:0] pc_state_next;
  reg [63:0] group_state;
  reg [63:0] group_state_next;

  assign stop = stop_state;
  assign stopped = stopped_state;
  assign kind = kind_state;
  assign reason = reason_state;
  assign lane = lane_state;
  assign wave = wave_state;
  assign pc = pc_state;
  assign group = group_state;
  wire [4:0] run_wave_wide_and_15 = {1'b0, run_wave} & 5'hf;

  always @* begin
    started = {1'b0, run_wave};
    if (|run_0) started = run_wave_wide_and_15 | {numbers[0], 4'd0};
    if (|run_1) started = run_wave_wide_and_15 | {numbers[1], 4'd0};
  end

  assign numbers = 2'd2;

  always @* begin
    positions_start = 1'b0;
    if (|run_0) positions_start = 1'b1;
    if (|run_1) positions_start = 1'b1;
  end

  assign positions_position = {group_z, 48'd0} | {{16'd0, group_y}, 32'd0} | {32'd0, group_x};

  always @* begin
    stop_state_next = stop_state;
    if (busy & (choice_any | abort)) stop_state_next = 1'b1;
    if (~busy) stop_state_next = 1'b0;
  end

  always @* begin
    stopped_state_next = stopped_state;
    if (starts) stopped_state_next = 1'b0;
    if (busy & (choice_any | abort)) stopped_state_next = 1'b1;
  end

  always @* begin
    fresh_next = 1'b0;
    if (choice_any & ~stop_state & ((kind_state == 3'd0) | clear)) fresh_next = 1'b1;
  end

  always @* begin
    kind_state_next = kind_state;
    if (clear) kind_state_next = 3'd0;
    if (choice_any & ~stop_state & ((kind_state == 3'd0) | clear)) kind_state_next = choice_chosen_kind;
  end

  always @* begin
    reason_state_next = reason_state;
    if (choice_any & ~stop_state & ((kind_state == 3'd0) | clear)) reason_state_next = choice_reason;
  end

  always @* begin
    lane_state_next = lane_state;
    if (choice_any & ~stop_state & ((kind_state == 3'd0) | clear)) lane_state_next = choice_lane;
  end

  always @* begin
    wave_state_next = wave_state;
    if (choice_any & ~stop_state & ((kind_state == 3'd0) | clear)) wave_state_next = choice_wave;
  end

  always @* begin
    pc_state_next = pc_state;
    if (choice_any & ~stop_state & ((kind_state == 3'd0) | clear)) pc_state_next = choice_chosen_pc;
  end

  always @* begin
    group_state_next = group_state;
    if (fresh) group_state_next = positions_answer;
  end

  initial begin
    stop_state = 1'b0;
    stopped_state = 1'b0;
    fresh = 1'b0;
    kind_state = 3'd0;
    reason_state = 3'd0;
    lane_state = 6'd0;
    wave_state = 5'd0;
    pc_state = 48'd0;
    group_state = 64'd0;
  end
  always @(posedge clock) begin
    stop_state <= stop_state_next;
    stopped_state <= stopped_state_next;
    fresh <= fresh_next;
    kind_state <= kind_state_next;
    reason_state <= reason_state_next;
    lane_state <= lane_state_next;
    wave_state <= wave_state_next;
    pc_state <= pc_state_next;
    group_state <= group_state_next;
  end

  fault_choice choice (
    .fault_0(fault_0),
    .fault_1(fault_1),
    .kind_0(fault_kind_0),
    .kind_1(fault_kind_1),
    .pc_0(fault_pc_0),
    .pc_1(fault_pc_1),
    .violation_0(violation_0),
    .violation_1(violation_1),
    .violation_lane_0(violation_lane_0),
    .violation_lane_1(violation_lane_1),
    .violation_wave_0(violation_wave_0),
    .violation_wave_1(violation_wave_1),
    .violation_pc_0(violation_pc_0),
    .violation_pc_1(violation_pc_1),
    .any(choice_any),
    .chosen_kind(choice_chosen_kind),
    .reason(choice_reason),
    .lane(choice_lane),
    .wave(choice_wave),
    .chosen_pc(choice_chosen_pc)
  );

  group_positions positions (
    .clock(clock),
    .start(positions_start),
    .started(started),
    .position(positions_position),
    .asked(wave_state),
    .answer(positions_answer)
  );

endmodule

`default_nettype wire
