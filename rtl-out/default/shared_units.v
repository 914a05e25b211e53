// shared_units: kernel of hdl/src/vector/shared/units.rs:34
// Written by Tombolo; change the source.
// SPDX-License-Identifier: MIT OR Apache-2.0

`default_nettype none

module shared_units (
  input wire clock, // The one clock.
  input wire launch, // An operation leaves the queue for these units.
  input wire [1:0] launch_kind, // What serves it.
  output wire ready, // An operation of launch_kind may launch.
  input wire start, // The operands of the operation launched last are here.
  input wire [18:0] control, // Its control word, control(super::control).
  input wire [2047:0] s0, // First sources.
  input wire [2047:0] s1, // Second sources.
  input wire [2047:0] s2, // Third sources.
  input wire [31:0] mask, // Mask bits.
  output wire announce, // done follows in ANNOUNCE(super::ANNOUNCE) clocks.
  output wire done, // The results are there, for this clock.
  output wire [2047:0] value, // The results.
  output wire [31:0] flag // Their comparisons and mask bits.
);
  localparam [1:0] KIND_TRANSCENDENTAL = 2'd0;
  localparam [1:0] KIND_BINARY64 = 2'd1;
  localparam [1:0] KIND_ROOT = 2'd2;

  reg [9:0] launch_interval;
  reg [5:0] start_steps;
  reg step;
  wire operands_step_fast;
  wire operands_step_slow;
  wire [255:0] operands_fast_s0;
  wire [63:0] operands_slow_s0_0;
  wire [63:0] operands_slow_s1_0;
  wire [63:0] operands_slow_s2_0;
  wire operands_slow_mask_0;
  wire timeline_last;
  wire timeline_taken_fast;
  wire timeline_taken_slow;
  wire [255:0] transcendental_value;
  wire [52:0] binary64_0_root_significand;
  wire [13:0] binary64_0_root_power;
  wire [105:0] binary64_0_root_product;
  wire [63:0] binary64_0_value;
  wire binary64_0_flag;
  wire [52:0] root_0_a;
  wire [52:0] root_0_b;
  wire [52:0] root_0_addend;
  wire [13:0] root_0_exponent;
  reg [9:0] spacing;
  reg [9:0] spacing_next;
  reg [3:0] under_way;
  reg [3:0] under_way_next;
  reg [1:0] kind; // Kind
  reg [1:0] kind_next; // Kind
  reg [5:0] feed;
  reg [5:0] feed_next;
  reg [4:0] phase;
  reg [4:0] phase_next;
  reg [18:0] feed_control;
  reg [18:0] feed_control_next;

  assign ready = (spacing == 10'd0) & (under_way != 4'hf) & ((under_way == 4'd0) | (kind == launch_kind));

  always @* begin
    launch_interval = 10'd4;
    if (launch_kind == KIND_BINARY64) begin
      launch_interval = 10'h20;
    end else if (launch_kind == KIND_ROOT) launch_interval = 10'h2c0;
  end

  always @* begin
    start_steps = 6'd4;
    if (kind != KIND_TRANSCENDENTAL) start_steps = 6'h20;
  end

  always @* begin
    step = feed != 6'd0;
    if ((kind == KIND_ROOT) & (feed != 6'd0)) begin
      step = 1'b0;
      if (phase == 5'h15) step = 1'b1;
    end
  end

  assign operands_step_fast = step & (kind == KIND_TRANSCENDENTAL);
  assign operands_step_slow = step & (kind != KIND_TRANSCENDENTAL);
  assign timeline_last = feed == 6'd1;

  always @* begin
    spacing_next = spacing;
    if (spacing != 10'd0) spacing_next = spacing - 10'd1;
    if (launch) spacing_next = launch_interval - 10'd1;
  end

  always @* begin
    under_way_next = under_way;
    if (launch & ~done) begin
      under_way_next = under_way + 4'd1;
    end else if (~launch & done) under_way_next = under_way - 4'd1;
  end

  always @* begin
    kind_next = kind;
    if (launch) kind_next = launch_kind;
  end

  always @* begin
    feed_next = feed;
    if (step) feed_next = feed - 6'd1;
    if (start) feed_next = start_steps;
  end

  always @* begin
    phase_next = phase;
    if ((kind == KIND_ROOT) & (feed != 6'd0)) begin
      phase_next = phase + 5'd1;
      if (phase == 5'h15) phase_next = 5'd0;
    end
  end

  always @* begin
    feed_control_next = feed_control;
    if (start) feed_control_next = control;
  end

  genvar i;

  for (i = 0; i < 8; i = i + 1) begin : each_transcendental
    transcendental_unit transcendental (
      .clock(clock),
      .control(feed_control),
      .s0(operands_fast_s0[i*32 +: 32]),
      .value(transcendental_value[i*32 +: 32])
    );
  end

  initial begin
    spacing = 10'd0;
    under_way = 4'd0;
    kind = KIND_TRANSCENDENTAL;
    feed = 6'd0;
    phase = 5'd0;
    feed_control = 19'd0;
  end
  always @(posedge clock) begin
    spacing <= spacing_next;
    under_way <= under_way_next;
    kind <= kind_next;
    feed <= feed_next;
    phase <= phase_next;
    feed_control <= feed_control_next;
  end

  operand_shift operands (
    .clock(clock),
    .load(start),
    .step_fast(operands_step_fast),
    .step_slow(operands_step_slow),
    .s0(s0),
    .s1(s1),
    .s2(s2),
    .mask(mask),
    .fast_s0(operands_fast_s0),
    .slow_s0_0(operands_slow_s0_0),
    .slow_s1_0(operands_slow_s1_0),
    .slow_s2_0(operands_slow_s2_0),
    .slow_mask_0(operands_slow_mask_0)
  );

  result_shift results (
    .clock(clock),
    .step_fast(timeline_taken_fast),
    .step_slow(timeline_taken_slow),
    .fast_value(transcendental_value),
    .slow_value_0(binary64_0_value),
    .slow_flag_0(binary64_0_flag),
    .value(value),
    .flag(flag)
  );

  timeline timeline (
    .clock(clock),
    .step(step),
    .last(timeline_last),
    .kind(kind),
    .taken_fast(timeline_taken_fast),
    .taken_slow(timeline_taken_slow),
    .done(done),
    .announce(announce)
  );

  binary64_unit binary64_0 (
    .clock(clock),
    .control(feed_control),
    .s0(operands_slow_s0_0),
    .s1(operands_slow_s1_0),
    .s2(operands_slow_s2_0),
    .mask(operands_slow_mask_0),
    .root_a(root_0_a),
    .root_b(root_0_b),
    .root_addend(root_0_addend),
    .root_exponent(root_0_exponent),
    .root_significand(binary64_0_root_significand),
    .root_power(binary64_0_root_power),
    .root_product(binary64_0_root_product),
    .value(binary64_0_value),
    .flag(binary64_0_flag)
  );

  root_iteration root_0 (
    .clock(clock),
    .control(feed_control),
    .phase(phase),
    .significand(binary64_0_root_significand),
    .power(binary64_0_root_power),
    .product(binary64_0_root_product),
    .a(root_0_a),
    .b(root_0_b),
    .addend(root_0_addend),
    .exponent(root_0_exponent)
  );

endmodule

`default_nettype wire
