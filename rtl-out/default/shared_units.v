// shared_units: kernel of hdl/src/vector/shared/units.rs
// Written by Tombolo; change the source.
// SPDX-License-Identifier: MIT OR Apache-2.0

`default_nettype none

module shared_units (
  input wire clock,
  input wire launch,
  input wire [1:0] launch_kind,
  output wire ready,
  input wire start,
  input wire [18:0] control,
  input wire [63:0] s0_0,
  input wire [63:0] s0_1,
  input wire [63:0] s0_2,
  input wire [63:0] s0_3,
  input wire [63:0] s0_4,
  input wire [63:0] s0_5,
  input wire [63:0] s0_6,
  input wire [63:0] s0_7,
  input wire [63:0] s0_8,
  input wire [63:0] s0_9,
  input wire [63:0] s0_10,
  input wire [63:0] s0_11,
  input wire [63:0] s0_12,
  input wire [63:0] s0_13,
  input wire [63:0] s0_14,
  input wire [63:0] s0_15,
  input wire [63:0] s0_16,
  input wire [63:0] s0_17,
  input wire [63:0] s0_18,
  input wire [63:0] s0_19,
  input wire [63:0] s0_20,
  input wire [63:0] s0_21,
  input wire [63:0] s0_22,
  input wire [63:0] s0_23,
  input wire [63:0] s0_24,
  input wire [63:0] s0_25,
  input wire [63:0] s0_26,
  input wire [63:0] s0_27,
  input wire [63:0] s0_28,
  input wire [63:0] s0_29,
  input wire [63:0] s0_30,
  input wire [63:0] s0_31,
  input wire [63:0] s1_0,
  input wire [63:0] s1_1,
  input wire [63:0] s1_2,
  input wire [63:0] s1_3,
  input wire [63:0] s1_4,
  input wire [63:0] s1_5,
  input wire [63:0] s1_6,
  input wire [63:0] s1_7,
  input wire [63:0] s1_8,
  input wire [63:0] s1_9,
  input wire [63:0] s1_10,
  input wire [63:0] s1_11,
  input wire [63:0] s1_12,
  input wire [63:0] s1_13,
  input wire [63:0] s1_14,
  input wire [63:0] s1_15,
  input wire [63:0] s1_16,
  input wire [63:0] s1_17,
  input wire [63:0] s1_18,
  input wire [63:0] s1_19,
  input wire [63:0] s1_20,
  input wire [63:0] s1_21,
  input wire [63:0] s1_22,
  input wire [63:0] s1_23,
  input wire [63:0] s1_24,
  input wire [63:0] s1_25,
  input wire [63:0] s1_26,
  input wire [63:0] s1_27,
  input wire [63:0] s1_28,
  input wire [63:0] s1_29,
  input wire [63:0] s1_30,
  input wire [63:0] s1_31,
  input wire [63:0] s2_0,
  input wire [63:0] s2_1,
  input wire [63:0] s2_2,
  input wire [63:0] s2_3,
  input wire [63:0] s2_4,
  input wire [63:0] s2_5,
  input wire [63:0] s2_6,
  input wire [63:0] s2_7,
  input wire [63:0] s2_8,
  input wire [63:0] s2_9,
  input wire [63:0] s2_10,
  input wire [63:0] s2_11,
  input wire [63:0] s2_12,
  input wire [63:0] s2_13,
  input wire [63:0] s2_14,
  input wire [63:0] s2_15,
  input wire [63:0] s2_16,
  input wire [63:0] s2_17,
  input wire [63:0] s2_18,
  input wire [63:0] s2_19,
  input wire [63:0] s2_20,
  input wire [63:0] s2_21,
  input wire [63:0] s2_22,
  input wire [63:0] s2_23,
  input wire [63:0] s2_24,
  input wire [63:0] s2_25,
  input wire [63:0] s2_26,
  input wire [63:0] s2_27,
  input wire [63:0] s2_28,
  input wire [63:0] s2_29,
  input wire [63:0] s2_30,
  input wire [63:0] s2_31,
  input wire mask_0,
  input wire mask_1,
  input wire mask_2,
  input wire mask_3,
  input wire mask_4,
  input wire mask_5,
  input wire mask_6,
  input wire mask_7,
  input wire mask_8,
  input wire mask_9,
  input wire mask_10,
  input wire mask_11,
  input wire mask_12,
  input wire mask_13,
  input wire mask_14,
  input wire mask_15,
  input wire mask_16,
  input wire mask_17,
  input wire mask_18,
  input wire mask_19,
  input wire mask_20,
  input wire mask_21,
  input wire mask_22,
  input wire mask_23,
  input wire mask_24,
  input wire mask_25,
  input wire mask_26,
  input wire mask_27,
  input wire mask_28,
  input wire mask_29,
  input wire mask_30,
  input wire mask_31,
  output wire announce,
  output wire done,
  output wire [63:0] value_0,
  output wire [63:0] value_1,
  output wire [63:0] value_2,
  output wire [63:0] value_3,
  output wire [63:0] value_4,
  output wire [63:0] value_5,
  output wire [63:0] value_6,
  output wire [63:0] value_7,
  output wire [63:0] value_8,
  output wire [63:0] value_9,
  output wire [63:0] value_10,
  output wire [63:0] value_11,
  output wire [63:0] value_12,
  output wire [63:0] value_13,
  output wire [63:0] value_14,
  output wire [63:0] value_15,
  output wire [63:0] value_16,
  output wire [63:0] value_17,
  output wire [63:0] value_18,
  output wire [63:0] value_19,
  output wire [63:0] value_20,
  output wire [63:0] value_21,
  output wire [63:0] value_22,
  output wire [63:0] value_23,
  output wire [63:0] value_24,
  output wire [63:0] value_25,
  output wire [63:0] value_26,
  output wire [63:0] value_27,
  output wire [63:0] value_28,
  output wire [63:0] value_29,
  output wire [63:0] value_30,
  output wire [63:0] value_31,
  output wire flag_0,
  output wire flag_1,
  output wire flag_2,
  output wire flag_3,
  output wire flag_4,
  output wire flag_5,
  output wire flag_6,
  output wire flag_7,
  output wire flag_8,
  output wire flag_9,
  output wire flag_10,
  output wire flag_11,
  output wire flag_12,
  output wire flag_13,
  output wire flag_14,
  output wire flag_15,
  output wire flag_16,
  output wire flag_17,
  output wire flag_18,
  output wire flag_19,
  output wire flag_20,
  output wire flag_21,
  output wire flag_22,
  output wire flag_23,
  output wire flag_24,
  output wire flag_25,
  output wire flag_26,
  output wire flag_27,
  output wire flag_28,
  output wire flag_29,
  output wire flag_30,
  output wire flag_31
);
  localparam [1:0] KIND_TRANSCENDENTAL = 2'd0;
  localparam [1:0] KIND_BINARY64 = 2'd1;
  localparam [1:0] KIND_ROOT = 2'd2;

  reg [9:0] launch_interval;
  reg [5:0] start_steps;
  reg step;
  wire operands_step_fast;
  wire operands_step_slow;
  wire [31:0] operands_fast_s0_0;
  wire [31:0] operands_fast_s0_1;
  wire [31:0] operands_fast_s0_2;
  wire [31:0] operands_fast_s0_3;
  wire [31:0] operands_fast_s0_4;
  wire [31:0] operands_fast_s0_5;
  wire [31:0] operands_fast_s0_6;
  wire [31:0] operands_fast_s0_7;
  wire [63:0] operands_slow_s0_0;
  wire [63:0] operands_slow_s1_0;
  wire [63:0] operands_slow_s2_0;
  wire operands_slow_mask_0;
  wire timeline_last;
  wire timeline_taken_fast;
  wire timeline_taken_slow;
  wire [31:0] transcendental_0_value;
  wire [31:0] transcendental_1_value;
  wire [31:0] transcendental_2_value;
  wire [31:0] transcendental_3_value;
  wire [31:0] transcendental_4_value;
  wire [31:0] transcendental_5_value;
  wire [31:0] transcendental_6_value;
  wire [31:0] transcendental_7_value;
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
    end else if (launch_kind == KIND_ROOT) begin
      launch_interval = 10'h2c0;
    end
  end

  always @* begin
    start_steps = 6'd4;
    if (kind != KIND_TRANSCENDENTAL) begin
      start_steps = 6'h20;
    end
  end

  always @* begin
    step = feed != 6'd0;
    if ((kind == KIND_ROOT) & (feed != 6'd0)) begin
      step = 1'b0;
      if (phase == 5'h15) begin
        step = 1'b1;
      end
    end
  end

  assign operands_step_fast = step & (kind == KIND_TRANSCENDENTAL);
  assign operands_step_slow = step & (kind != KIND_TRANSCENDENTAL);
  assign timeline_last = feed == 6'd1;

  always @* begin
    spacing_next = spacing;
    if (spacing != 10'd0) begin
      spacing_next = spacing - 10'd1;
    end
    if (launch) begin
      spacing_next = launch_interval - 10'd1;
    end
  end

  always @* begin
    under_way_next = under_way;
    if (launch & (~done)) begin
      under_way_next = under_way + 4'd1;
    end else if ((~launch) & done) begin
      under_way_next = under_way - 4'd1;
    end
  end

  always @* begin
    kind_next = kind;
    if (launch) begin
      kind_next = launch_kind;
    end
  end

  always @* begin
    feed_next = feed;
    if (step) begin
      feed_next = feed - 6'd1;
    end
    if (start) begin
      feed_next = start_steps;
    end
  end

  always @* begin
    phase_next = phase;
    if ((kind == KIND_ROOT) & (feed != 6'd0)) begin
      phase_next = phase + 5'd1;
      if (phase == 5'h15) begin
        phase_next = 5'd0;
      end
    end
  end

  always @* begin
    feed_control_next = feed_control;
    if (start) begin
      feed_control_next = control;
    end
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
    .s0_0(s0_0),
    .s0_1(s0_1),
    .s0_2(s0_2),
    .s0_3(s0_3),
    .s0_4(s0_4),
    .s0_5(s0_5),
    .s0_6(s0_6),
    .s0_7(s0_7),
    .s0_8(s0_8),
    .s0_9(s0_9),
    .s0_10(s0_10),
    .s0_11(s0_11),
    .s0_12(s0_12),
    .s0_13(s0_13),
    .s0_14(s0_14),
    .s0_15(s0_15),
    .s0_16(s0_16),
    .s0_17(s0_17),
    .s0_18(s0_18),
    .s0_19(s0_19),
    .s0_20(s0_20),
    .s0_21(s0_21),
    .s0_22(s0_22),
    .s0_23(s0_23),
    .s0_24(s0_24),
    .s0_25(s0_25),
    .s0_26(s0_26),
    .s0_27(s0_27),
    .s0_28(s0_28),
    .s0_29(s0_29),
    .s0_30(s0_30),
    .s0_31(s0_31),
    .s1_0(s1_0),
    .s1_1(s1_1),
    .s1_2(s1_2),
    .s1_3(s1_3),
    .s1_4(s1_4),
    .s1_5(s1_5),
    .s1_6(s1_6),
    .s1_7(s1_7),
    .s1_8(s1_8),
    .s1_9(s1_9),
    .s1_10(s1_10),
    .s1_11(s1_11),
    .s1_12(s1_12),
    .s1_13(s1_13),
    .s1_14(s1_14),
    .s1_15(s1_15),
    .s1_16(s1_16),
    .s1_17(s1_17),
    .s1_18(s1_18),
    .s1_19(s1_19),
    .s1_20(s1_20),
    .s1_21(s1_21),
    .s1_22(s1_22),
    .s1_23(s1_23),
    .s1_24(s1_24),
    .s1_25(s1_25),
    .s1_26(s1_26),
    .s1_27(s1_27),
    .s1_28(s1_28),
    .s1_29(s1_29),
    .s1_30(s1_30),
    .s1_31(s1_31),
    .s2_0(s2_0),
    .s2_1(s2_1),
    .s2_2(s2_2),
    .s2_3(s2_3),
    .s2_4(s2_4),
    .s2_5(s2_5),
    .s2_6(s2_6),
    .s2_7(s2_7),
    .s2_8(s2_8),
    .s2_9(s2_9),
    .s2_10(s2_10),
    .s2_11(s2_11),
    .s2_12(s2_12),
    .s2_13(s2_13),
    .s2_14(s2_14),
    .s2_15(s2_15),
    .s2_16(s2_16),
    .s2_17(s2_17),
    .s2_18(s2_18),
    .s2_19(s2_19),
    .s2_20(s2_20),
    .s2_21(s2_21),
    .s2_22(s2_22),
    .s2_23(s2_23),
    .s2_24(s2_24),
    .s2_25(s2_25),
    .s2_26(s2_26),
    .s2_27(s2_27),
    .s2_28(s2_28),
    .s2_29(s2_29),
    .s2_30(s2_30),
    .s2_31(s2_31),
    .mask_0(mask_0),
    .mask_1(mask_1),
    .mask_2(mask_2),
    .mask_3(mask_3),
    .mask_4(mask_4),
    .mask_5(mask_5),
    .mask_6(mask_6),
    .mask_7(mask_7),
    .mask_8(mask_8),
    .mask_9(mask_9),
    .mask_10(mask_10),
    .mask_11(mask_11),
    .mask_12(mask_12),
    .mask_13(mask_13),
    .mask_14(mask_14),
    .mask_15(mask_15),
    .mask_16(mask_16),
    .mask_17(mask_17),
    .mask_18(mask_18),
    .mask_19(mask_19),
    .mask_20(mask_20),
    .mask_21(mask_21),
    .mask_22(mask_22),
    .mask_23(mask_23),
    .mask_24(mask_24),
    .mask_25(mask_25),
    .mask_26(mask_26),
    .mask_27(mask_27),
    .mask_28(mask_28),
    .mask_29(mask_29),
    .mask_30(mask_30),
    .mask_31(mask_31),
    .fast_s0_0(operands_fast_s0_0),
    .fast_s0_1(operands_fast_s0_1),
    .fast_s0_2(operands_fast_s0_2),
    .fast_s0_3(operands_fast_s0_3),
    .fast_s0_4(operands_fast_s0_4),
    .fast_s0_5(operands_fast_s0_5),
    .fast_s0_6(operands_fast_s0_6),
    .fast_s0_7(operands_fast_s0_7),
    .slow_s0_0(operands_slow_s0_0),
    .slow_s1_0(operands_slow_s1_0),
    .slow_s2_0(operands_slow_s2_0),
    .slow_mask_0(operands_slow_mask_0)
  );

  result_shift results (
    .clock(clock),
    .step_fast(timeline_taken_fast),
    .step_slow(timeline_taken_slow),
    .fast_value_0(transcendental_0_value),
    .fast_value_1(transcendental_1_value),
    .fast_value_2(transcendental_2_value),
    .fast_value_3(transcendental_3_value),
    .fast_value_4(transcendental_4_value),
    .fast_value_5(transcendental_5_value),
    .fast_value_6(transcendental_6_value),
    .fast_value_7(transcendental_7_value),
    .slow_value_0(binary64_0_value),
    .slow_flag_0(binary64_0_flag),
    .value_0(value_0),
    .value_1(value_1),
    .value_2(value_2),
    .value_3(value_3),
    .value_4(value_4),
    .value_5(value_5),
    .value_6(value_6),
    .value_7(value_7),
    .value_8(value_8),
    .value_9(value_9),
    .value_10(value_10),
    .value_11(value_11),
    .value_12(value_12),
    .value_13(value_13),
    .value_14(value_14),
    .value_15(value_15),
    .value_16(value_16),
    .value_17(value_17),
    .value_18(value_18),
    .value_19(value_19),
    .value_20(value_20),
    .value_21(value_21),
    .value_22(value_22),
    .value_23(value_23),
    .value_24(value_24),
    .value_25(value_25),
    .value_26(value_26),
    .value_27(value_27),
    .value_28(value_28),
    .value_29(value_29),
    .value_30(value_30),
    .value_31(value_31),
    .flag_0(flag_0),
    .flag_1(flag_1),
    .flag_2(flag_2),
    .flag_3(flag_3),
    .flag_4(flag_4),
    .flag_5(flag_5),
    .flag_6(flag_6),
    .flag_7(flag_7),
    .flag_8(flag_8),
    .flag_9(flag_9),
    .flag_10(flag_10),
    .flag_11(flag_11),
    .flag_12(flag_12),
    .flag_13(flag_13),
    .flag_14(flag_14),
    .flag_15(flag_15),
    .flag_16(flag_16),
    .flag_17(flag_17),
    .flag_18(flag_18),
    .flag_19(flag_19),
    .flag_20(flag_20),
    .flag_21(flag_21),
    .flag_22(flag_22),
    .flag_23(flag_23),
    .flag_24(flag_24),
    .flag_25(flag_25),
    .flag_26(flag_26),
    .flag_27(flag_27),
    .flag_28(flag_28),
    .flag_29(flag_29),
    .flag_30(flag_30),
    .flag_31(flag_31)
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

  transcendental_unit transcendental_0 (
    .clock(clock),
    .control(feed_control),
    .s0(operands_fast_s0_0),
    .value(transcendental_0_value)
  );

  transcendental_unit transcendental_1 (
    .clock(clock),
    .control(feed_control),
    .s0(operands_fast_s0_1),
    .value(transcendental_1_value)
  );

  transcendental_unit transcendental_2 (
    .clock(clock),
    .control(feed_control),
    .s0(operands_fast_s0_2),
    .value(transcendental_2_value)
  );

  transcendental_unit transcendental_3 (
    .clock(clock),
    .control(feed_control),
    .s0(operands_fast_s0_3),
    .value(transcendental_3_value)
  );

  transcendental_unit transcendental_4 (
    .clock(clock),
    .control(feed_control),
    .s0(operands_fast_s0_4),
    .value(transcendental_4_value)
  );

  transcendental_unit transcendental_5 (
    .clock(clock),
    .control(feed_control),
    .s0(operands_fast_s0_5),
    .value(transcendental_5_value)
  );

  transcendental_unit transcendental_6 (
    .clock(clock),
    .control(feed_control),
    .s0(operands_fast_s0_6),
    .value(transcendental_6_value)
  );

  transcendental_unit transcendental_7 (
    .clock(clock),
    .control(feed_control),
    .s0(operands_fast_s0_7),
    .value(transcendental_7_value)
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
