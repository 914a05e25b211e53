// faults: kernel of hdl/src/dispatch/faults.rs:146
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
  input wire [2:0] violation_0_reason, // Vector memory refuses an access.
  input wire [5:0] violation_0_lane,
  input wire [3:0] violation_0_wave,
  input wire [2:0] violation_1_reason,
  input wire [5:0] violation_1_lane,
  input wire [3:0] violation_1_wave,
  input wire [47:0] violation_pc_0, // Address of its instruction.
  input wire [47:0] violation_pc_1,
  output wire stop, // No wave issues or is launched; slots empty.
  output wire stopped, // The last dispatch was stopped.
  output wire [2:0] told_kind, // The fault that is told.
  output wire [2:0] told_reason,
  output wire [5:0] told_lane,
  output wire [4:0] told_wave,
  output wire [47:0] told_pc,
  output wire [63:0] group // Z, Y, X of its work-group.
);

  reg [4:0] started;
  wire [1:0] numbers;
  wire choice_any;
  wire [2:0] choice_told_kind;
  wire [2:0] choice_told_reason;
  wire [5:0] choice_told_lane;
  wire [4:0] choice_told_wave;
  wire [47:0] choice_told_pc;
  reg positions_start;
  wire [63:0] positions_position;
  wire [63:0] positions_answer;
  reg stop_state;
  reg stop_state_next;
  reg stopped_state;
  reg stopped_state_next;
  reg fresh;
  reg fresh_next;
  reg [2:0] told_state_kind;
  reg [2:0] told_state_reason;
  reg [5:0] told_state_lane;
  reg [4:0] told_state_wave;
  reg [47:0] told_state_pc;
  reg [2:0] told_state_next_kind;
  reg [2:0] told_state_next_reason;
  reg [5:0] told_state_next_lane;
  reg [4:0] told_state_next_wave;
  reg [47:0] told_state_next_pc;
  reg [63:0] group_state;
  reg [63:0] group_state_next;

  assign stop = stop_state;
  assign stopped = stopped_state;
  assign told_kind = told_state_kind;
  assign told_reason = told_state_reason;
  assign told_lane = told_state_lane;
  assign told_wave = told_state_wave;
  assign told_pc = told_state_pc;
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
    if (choice_any & ~stop_state & ((told_state_kind == 3'd0) | clear)) fresh_next = 1'b1;
  end

  always @* begin
    told_state_next_kind = told_state_kind;
    if (clear) told_state_next_kind = 3'd0;
    if (choice_any & ~stop_state & ((told_state_kind == 3'd0) | clear)) told_state_next_kind = choice_told_kind;
  end

  always @* begin
    told_state_next_reason = told_state_reason;
    if (choice_any & ~stop_state & ((told_state_kind == 3'd0) | clear)) told_state_next_reason = choice_told_reason;
  end

  always @* begin
    told_state_next_lane = told_state_lane;
    if (choice_any & ~stop_state & ((told_state_kind == 3'd0) | clear)) told_state_next_lane = choice_told_lane;
  end

  always @* begin
    told_state_next_wave = told_state_wave;
    if (choice_any & ~stop_state & ((told_state_kind == 3'd0) | clear)) told_state_next_wave = choice_told_wave;
  end

  always @* begin
    told_state_next_pc = told_state_pc;
    if (choice_any & ~stop_state & ((told_state_kind == 3'd0) | clear)) told_state_next_pc = choice_told_pc;
  end

  always @* begin
    group_state_next = group_state;
    if (fresh) group_state_next = positions_answer;
  end

  initial begin
    stop_state = 1'b0;
    stopped_state = 1'b0;
    fresh = 1'b0;
    told_state_kind = 3'd0;
    told_state_reason = 3'd0;
    told_state_lane = 6'd0;
    told_state_wave = 5'd0;
    told_state_pc = 48'd0;
    group_state = 64'd0;
  end
  always @(posedge clock) begin
    stop_state <= stop_state_next;
    stopped_state <= stopped_state_next;
    fresh <= fresh_next;
    told_state_kind <= told_state_next_kind;
    told_state_reason <= told_state_next_reason;
    told_state_lane <= told_state_next_lane;
    told_state_wave <= told_state_next_wave;
    told_state_pc <= told_state_next_pc;
    group_state <= group_state_next;
  end

  fault_choice choice (
    .fault_0(fault_0),
    .fault_1(fault_1),
    .kind_0(fault_kind_0),
    .kind_1(fault_kind_1),
    .pc_0(fault_pc_0),
    .pc_1(fault_pc_1),
    .violation_0_reason(violation_0_reason),
    .violation_0_lane(violation_0_lane),
    .violation_0_wave(violation_0_wave),
    .violation_1_reason(violation_1_reason),
    .violation_1_lane(violation_1_lane),
    .violation_1_wave(violation_1_wave),
    .violation_pc_0(violation_pc_0),
    .violation_pc_1(violation_pc_1),
    .any(choice_any),
    .told_kind(choice_told_kind),
    .told_reason(choice_told_reason),
    .told_lane(choice_told_lane),
    .told_wave(choice_told_wave),
    .told_pc(choice_told_pc)
  );

  group_positions positions (
    .clock(clock),
    .start(positions_start),
    .started(started),
    .position(positions_position),
    .asked(told_state_wave),
    .answer(positions_answer)
  );

endmodule

`default_nettype wire
