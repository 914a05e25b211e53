// shared_units: kernel of hdl/src/vector/shared/units.rs:35. Written by Tombolo; change the source.
// SPDX-License-Identifier: MIT OR Apache-2.0
`default_nettype none

module shared_units (
  input wire clock, // The one clock.
  input wire launch, // An operation leaves the queue for these units.
  input wire [1:0] launch_kind, // What serves it.
  input wire launch_of_one, // It is a transcendental function of one lane.
  output wire ready, // An operation of launch_kind may launch.
  input wire start, // The operands of the operation launched last are here.
  input wire [2:0] control_function_transcendental, // Its control word.
  input wire control_function_of_one_lane, input wire [1:0] control_round, input wire control_keep_inputs,
  control_keep_outputs, input wire [1:0] control_omod, input wire control_clamp, control_saturate,
  input wire [255:0] s0, // First sources.
  output wire announce, // done follows in ANNOUNCE(super::ANNOUNCE) clocks.
  output wire done, // The results are there, for this clock.
  output wire [255:0] value, // The results.
  output wire [3:0] flag // Their comparisons and mask bits.
);
  localparam [2:0] FUNCTION_RCP = 3'd0;
  localparam [1:0] KIND_TRANSCENDENTAL = 2'd0, KIND_BINARY64 = 2'd1, KIND_ROOT = 2'd2;

  reg [9:0] launch_interval; reg step; wire [31:0] operands_fast_s0_0;
  wire timeline_taken_fast, timeline_taken_of_one, timeline_taken_slow; wire [31:0] transcendental_0_value;
  reg [9:0] spacing; reg [3:0] under_way; reg [1:0] kind /* Kind */; reg [5:0] feed; reg [4:0] phase;
  reg [2:0] feed_control_function_transcendental /* Function */; reg feed_control_function_of_one_lane;
  reg [1:0] feed_control_round; reg feed_control_keep_inputs, feed_control_keep_outputs;
  reg [1:0] feed_control_omod; reg feed_control_clamp, feed_control_saturate;

  assign ready = (spacing == 10'd0) & (under_way != 4'hf) & ((under_way == 4'd0) | (kind == launch_kind));
  always @* begin
    launch_interval = 10'd4;
    if (launch_kind == KIND_BINARY64) begin
      launch_interval = 10'd4;
    end else if (launch_kind == KIND_ROOT) launch_interval = 10'h58;
  end

  wire start_steps_unequal = kind != KIND_TRANSCENDENTAL;
  wire [5:0] start_steps = 6'd4;
  always @* begin
    step = feed != 6'd0;
    if ((kind == KIND_ROOT) & (feed != 6'd0)) begin
      step = 1'b0;
      if (phase == 5'h15) step = 1'b1;
    end
  end

  wire operands_step_fast = step & (kind == KIND_TRANSCENDENTAL);
  wire operands_step_slow = step & start_steps_unequal;
  wire timeline_last = feed == 6'd1;
  initial begin
    spacing = 10'd0; under_way = 4'd0; kind = KIND_TRANSCENDENTAL; feed = 6'd0; phase = 5'd0;
    feed_control_function_transcendental = FUNCTION_RCP; feed_control_function_of_one_lane = 1'b0;
    feed_control_round = 2'd0; feed_control_keep_inputs = 1'b0; feed_control_keep_outputs = 1'b0;
    feed_control_omod = 2'd0; feed_control_clamp = 1'b0; feed_control_saturate = 1'b0;
  end
  always @(posedge clock) begin
    if (spacing != 10'd0) spacing <= spacing - 10'd1;
    if (launch) begin
      spacing <= launch_interval - 10'd1;
      if (launch_of_one) spacing <= 10'd0;
      kind <= launch_kind;
    end
    if (launch & ~done) begin
      under_way <= under_way + 4'd1;
    end else if (~launch & done) under_way <= under_way - 4'd1;
    if (step) feed <= feed - 6'd1;
    if (start) begin
      feed <= start_steps;
      if (control_function_of_one_lane) feed <= 6'd1;
      feed_control_function_transcendental <= control_function_transcendental;
      feed_control_function_of_one_lane <= control_function_of_one_lane; feed_control_round <= control_round;
      feed_control_keep_inputs <= control_keep_inputs; feed_control_keep_outputs <= control_keep_outputs;
      feed_control_omod <= control_omod; feed_control_clamp <= control_clamp;
      feed_control_saturate <= control_saturate;
    end
    if ((kind == KIND_ROOT) & (feed != 6'd0)) begin
      phase <= phase + 5'd1;
      if (phase == 5'h15) phase <= 5'd0;
    end
  end

  operand_shift operands (
    .clock(clock), .load(start), .step_fast(operands_step_fast), .step_slow(operands_step_slow), .s0(s0),
    .fast_s0_0(operands_fast_s0_0));

  result_shift results (
    .clock(clock), .step_fast(timeline_taken_fast), .of_one_lane(timeline_taken_of_one),
    .step_slow(timeline_taken_slow), .fast_value_0(transcendental_0_value), .value(value), .flag(flag));

  timeline timeline (
    .clock(clock), .step(step), .last(timeline_last), .kind(kind), .of_one_lane(feed_control_function_of_one_lane),
    .taken_fast(timeline_taken_fast), .taken_of_one(timeline_taken_of_one), .taken_slow(timeline_taken_slow),
    .done(done), .announce(announce));

  transcendental_unit transcendental_0 (
    .clock(clock), .control_function_transcendental(feed_control_function_transcendental),
    .control_round(feed_control_round), .control_keep_inputs(feed_control_keep_inputs),
    .control_keep_outputs(feed_control_keep_outputs), .control_omod(feed_control_omod),
    .control_clamp(feed_control_clamp), .control_saturate(feed_control_saturate), .s0(operands_fast_s0_0),
    .value(transcendental_0_value));
endmodule
`default_nettype wire
