// operand_shift: generator of hdl/src/vector/shared/shifts.rs
// Written by Tombolo; change the source.
// SPDX-License-Identifier: MIT OR Apache-2.0

`default_nettype none

module operand_shift (
  input wire clock,
  input wire load,
  input wire step_fast,
  input wire step_slow,
  input wire [2047:0] s0,
  input wire [2047:0] s1,
  input wire [2047:0] s2,
  input wire [31:0] mask,
  output wire [255:0] fast_s0,
  output wire [63:0] slow_s0_0,
  output wire [63:0] slow_s1_0,
  output wire [63:0] slow_s2_0,
  output wire slow_mask_0
);

  wire step;
  wire step_low;
  reg [31:0] low_31;
  reg [160:0] high_31;
  wire [1023:0] low;
  wire [5151:0] high;
  assign low[31*32 +: 32] = low_31;
  assign high[31*161 +: 161] = high_31;

  assign step = load | step_slow;
  assign step_low = step | step_fast;
  assign slow_s0_0 = {high[129 +: 32], low[0 +: 32]};
  assign slow_s1_0 = high[65 +: 64];
  assign slow_s2_0 = high[1 +: 64];
  assign slow_mask_0 = high[0];
  genvar i;

  for (i = 0; i < 8; i = i + 1) begin : each_fast_s0
    assign fast_s0[i*32 +: 32] = low[i*32 +: 32];
  end

  for (i = 0; i < 24; i = i + 1) begin : each_low
    reg [31:0] low_i;
    assign low[i*32 +: 32] = low_i;

    initial begin
      low_i = 32'd0;
    end
    always @(posedge clock) begin
      if (step_low) begin
        low_i <= load ? s0[i*64 +: 32] : step_fast ? low[(i + 8)*32 +: 32] : low[(i + 1)*32 +: 32];
      end
    end
  end

  for (i = 0; i < 31; i = i + 1) begin : each_high
    reg [160:0] high_i;
    assign high[i*161 +: 161] = high_i;

    initial begin
      high_i = 161'd0;
    end
    always @(posedge clock) begin
      if (step) begin
        high_i <= load ? {s0[i*64 + 32 +: 32], s1[i*64 +: 64], s2[i*64 +: 64], mask[i]} : high[(i + 1)*161 +: 161];
      end
    end
  end

  for (i = 24; i < 31; i = i + 1) begin : each_low_2
    reg [31:0] low_i_2;
    assign low[i*32 +: 32] = low_i_2;

    initial begin
      low_i_2 = 32'd0;
    end
    always @(posedge clock) begin
      if (step_low) begin
        low_i_2 <= load ? s0[i*64 +: 32] : step_fast ? s0[i*64 +: 32] : low[(i + 1)*32 +: 32];
      end
    end
  end

  initial begin
    low_31 = 32'd0;
  end
  always @(posedge clock) begin
    if (step_low) begin
      low_31 <= load ? s0[31*64 +: 32] : s0[31*64 +: 32];
    end
  end

  initial begin
    high_31 = 161'd0;
  end
  always @(posedge clock) begin
    if (step) begin
      high_31 <= {s0[31*64 + 32 +: 32], s1[31*64 +: 64], s2[31*64 +: 64], mask[31]};
    end
  end

endmodule

`default_nettype wire
