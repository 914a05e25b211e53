// operand_shift: generator of hdl/src/vector/shared/shifts.rs:10
// Written by Tombolo; change the source.
// SPDX-License-Identifier: MIT OR Apache-2.0

`default_nettype none

module operand_shift (
  input wire clock, // The one clock.
  input wire load, // Takes operands.
  input wire step_fast, // The next fast lanes.
  input wire step_slow, // The next slow lanes.
  input wire [2047:0] s0, // First sources.
  input wire [2047:0] s1, // Second sources.
  input wire [2047:0] s2, // Third sources.
  input wire [31:0] mask, // Mask bits.
  output wire [255:0] fast_s0, // First sources of the first fast lanes.
  output wire [63:0] slow_s0_0, // Sources of the first slow lanes.
  output wire [63:0] slow_s1_0, // Second ones.
  output wire [63:0] slow_s2_0, // Third ones.
  output wire slow_mask_0 // Mask bits.
);

  wire step;
  wire step_low;
  reg [31:0] low_31;
  reg [160:0] high_31;
  wire [1023:0] low;
  wire [5151:0] high;
  wire [5151:0] high_next_joined;
  assign low[31*32 +: 32] = low_31;
  assign high[31*161 +: 161] = high_31;

  assign step = load | step_slow;
  assign step_low = step | step_fast;
  assign slow_s0_0 = {high[129 +: 32], low[0 +: 32]};
  assign slow_s1_0 = high[65 +: 64];
  assign slow_s2_0 = high[1 +: 64];
  assign slow_mask_0 = high[0];
  genvar i;

  for (i = 0; i < 7; i = i + 1) begin : each_low
    reg [31:0] low_other;
    assign low[(i + 24)*32 +: 32] = low_other;

    initial low_other = 32'd0;
    always @(posedge clock) begin
      if (step_low) begin
        low_other <= load ? s0[(i + 24)*64 +: 32] : step_fast ? s0[(i + 24)*64 +: 32] : low[(i + 25)*32 +: 32];
      end
    end
  end

  for (i = 0; i < 8; i = i + 1) begin : each_fast_s0
    assign fast_s0[i*32 +: 32] = low[i*32 +: 32];
  end

  for (i = 0; i < 24; i = i + 1) begin : each_low_2
    reg [31:0] low_i;
    assign low[i*32 +: 32] = low_i;

    initial low_i = 32'd0;
    always @(posedge clock) begin
      if (step_low) low_i <= load ? s0[i*64 +: 32] : step_fast ? low[(i + 8)*32 +: 32] : low[(i + 1)*32 +: 32];
    end
  end

  for (i = 0; i < 31; i = i + 1) begin : each_high
    reg [160:0] high_i;
    assign high[i*161 +: 161] = high_i;

    initial high_i = 161'd0;
    always @(posedge clock) begin
      if (step) high_i <= load ? high_next_joined[i*161 +: 161] : high[(i + 1)*161 +: 161];
    end
  end

  for (i = 0; i < 32; i = i + 1) begin : each_high_next_joined
    assign high_next_joined[i*161 +: 161] = {s0[i*64 + 32 +: 32], s1[i*64 +: 64], s2[i*64 +: 64], mask[i]};
  end

  initial low_31 = 32'd0;
  always @(posedge clock) begin
    if (step_low) low_31 <= s0[31*64 +: 32];
  end

  initial high_31 = 161'd0;
  always @(posedge clock) begin
    if (step) high_31 <= high_next_joined[31*161 +: 161];
  end

endmodule

`default_nettype wire
