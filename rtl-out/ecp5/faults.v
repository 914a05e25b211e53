// faults: kernel of hdl/src/dispatch/faults.rs:177. Written by Tombolo; change the source.
// SPDX-License-Identifier: MIT OR Apache-2.0
`default_nettype none

module faults (
  input wire clock, // The one clock.
  input wire busy, // A dispatch is in progress.
  input wire starts, // One starts.
  input wire aborts, // The host ends it.
  input wire clear, // The host forgets the fault.
  input wire [15:0] launch_0, // Waves that are launched, of each SIMD.
  input wire [3:0] launch_wave, // Slot of the one that does.
  input wire [31:0] group_x, // Position of its work-group.
  input wire [15:0] group_y, // Y.
  input wire [15:0] group_z, // Z.
  input wire [15:0] fault_0, // Waves that fault, of each SIMD.
  input wire [2:0] fault_kind_0, // What the fault of the lowest one is.
  input wire [47:0] fault_pc_0, // Address of its instruction.
  input wire [2:0] violation_0_reason, // Vector memory refuses an access.
  input wire [5:0] violation_0_lane, input wire [3:0] violation_0_wave,
  input wire [47:0] violation_pc_0, // Address of its instruction.
  output reg stop, // No wave issues or is launched; slots empty.
  output reg stopped, // The last dispatch was stopped.
  output reg [2:0] told_kind, // The fault that is told.
  output reg [2:0] told_reason, output reg [5:0] told_lane, output reg [1:0] told_simd, output reg [3:0] told_slot,
  output reg [47:0] told_pc,
  output reg [63:0] group // Z, Y, X of its work-group.
);
  localparam [2:0] FAULT_KIND_NONE = 3'd0, REFUSAL_NONE = 3'd0;

  wire choice_any; wire [2:0] choice_told_kind /* FaultKind */, choice_told_reason /* Refusal */;
  wire [5:0] choice_told_lane; wire [1:0] choice_told_simd; wire [3:0] choice_told_slot; wire [47:0] choice_told_pc;
  wire [63:0] positions_answer; reg fresh; reg [2:0] violated_0_reason /* Refusal */; reg [5:0] violated_0_lane;
  reg [3:0] violated_0_wave; reg [47:0] violated_pc_0;

  wire positions_start = (|launch_0) ? 1'b1 : 1'b0;
  wire [63:0] positions_position = {group_z, 48'd0} | {{16'd0, group_y}, 32'd0} | {32'd0, group_x};
  wire told_kind_all = choice_any & ~stop & ((told_kind == FAULT_KIND_NONE) | clear);
  initial begin
    stop = 1'b0; stopped = 1'b0; fresh = 1'b0; told_kind = FAULT_KIND_NONE; told_reason = REFUSAL_NONE;
    told_lane = 6'd0; told_simd = 2'd0; told_slot = 4'd0; told_pc = 48'd0; group = 64'd0;
    violated_0_reason = REFUSAL_NONE; violated_0_lane = 6'd0; violated_0_wave = 4'd0; violated_pc_0 = 48'd0;
  end
  always @(posedge clock) begin
    if (busy & (choice_any | aborts)) stop <= 1'b1;
    if (~busy) stop <= 1'b0;
    if (starts) stopped <= 1'b0;
    if (busy & (choice_any | aborts)) stopped <= 1'b1;
    fresh <= told_kind_all ? 1'b1 : 1'b0;
    if (clear) told_kind <= FAULT_KIND_NONE;
    if (told_kind_all) begin
      told_kind <= choice_told_kind; told_reason <= choice_told_reason; told_lane <= choice_told_lane;
      told_simd <= choice_told_simd; told_slot <= choice_told_slot; told_pc <= choice_told_pc;
    end
    if (fresh) group <= positions_answer;
    violated_0_reason <= violation_0_reason; violated_0_lane <= violation_0_lane;
    violated_0_wave <= violation_0_wave; violated_pc_0 <= violation_pc_0;
  end

  fault_choice choice (
    .fault_0(fault_0), .kind_0(fault_kind_0), .pc_0(fault_pc_0), .violation_0_reason(violated_0_reason),
    .violation_0_lane(violated_0_lane), .violation_0_wave(violated_0_wave), .violation_pc_0(violated_pc_0),
    .any(choice_any), .told_kind(choice_told_kind), .told_reason(choice_told_reason), .told_lane(choice_told_lane),
    .told_simd(choice_told_simd), .told_slot(choice_told_slot), .told_pc(choice_told_pc));

  group_positions positions (
    .clock(clock), .start(positions_start), .started_slot(launch_wave), .position(positions_position),
    .asked_slot(told_slot), .answer(positions_answer));
endmodule
`default_nettype wire
