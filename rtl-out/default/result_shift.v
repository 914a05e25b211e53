// result_shift: generator of hdl/src/vector/shared/shifts.rs:70
// Written by Tombolo; change the source.
// SPDX-License-Identifier: MIT OR Apache-2.0

`default_nettype none

module result_shift (
  input wire clock, // The one clock.
  input wire step_fast, // Takes fast_value.
  input wire step_slow, // Takes slow_value and slow_flag.
  input wire [255:0] fast_value, // Results of the transcendental units.
  input wire [63:0] slow_value_0, // Results of the binary64 units.
  input wire slow_flag_0, // Comparisons of the binary64 units.
  output wire [2047:0] value, // The results.
  output wire [31:0] flag // The comparisons.
);

  wire step;
  reg [31:0] low_31;
  reg [32:0] high_31;
  reg [31:0] low_30;
  reg [31:0] low_29;
  reg [31:0] low_28;
  reg [31:0] low_27;
  reg [31:0] low_26;
  reg [31:0] low_25;
  reg [31:0] low_24;
  reg [31:0] low_23;
  reg [31:0] low_22;
  reg [31:0] low_21;
  reg [31:0] low_20;
  reg [31:0] low_19;
  reg [31:0] low_18;
  reg [31:0] low_17;
  reg [31:0] low_16;
  reg [31:0] low_15;
  reg [31:0] low_14;
  reg [31:0] low_13;
  reg [31:0] low_12;
  reg [31:0] low_11;
  reg [31:0] low_10;
  reg [31:0] low_9;
  reg [31:0] low_8;
  reg [31:0] low_7;
  reg [31:0] low_6;
  reg [31:0] low_5;
  reg [31:0] low_4;
  reg [31:0] low_3;
  reg [31:0] low_2;
  reg [31:0] low_1;
  wire [1023:0] low;
  reg [31:0] low_0;
  wire [1055:0] high;
  assign low = {low_31, low_30, low_29, low_28, low_27, low_26, low_25, low_24, low_23, low_22, low_21, low_20,
      low_19, low_18, low_17, low_16, low_15, low_14, low_13, low_12, low_11, low_10, low_9, low_8, low_7, low_6,
      low_5, low_4, low_3, low_2, low_1, low_0};
  assign high[31*33 +: 33] = high_31;

  assign step = step_fast | step_slow;
  genvar i;

  for (i = 0; i < 31; i = i + 1) begin : each_high
    reg [32:0] high_i;
    assign high[i*33 +: 33] = high_i;

    initial high_i = 33'd0;
    always @(posedge clock) begin
      if (step_slow) high_i <= high[(i + 1)*33 +: 33];
    end
  end

  for (i = 0; i < 32; i = i + 1) begin : each_flag
    assign value[i*64 +: 64] = {high[i*33 +: 32], low[i*32 +: 32]};
    assign flag[i] = high[i*33 + 32];
  end

  initial low_31 = 32'd0;
  always @(posedge clock) begin
    if (step) low_31 <= step_fast ? fast_value[7*32 +: 32] : slow_value_0[31:0];
  end

  initial high_31 = 33'd0;
  always @(posedge clock) begin
    if (step_slow) high_31 <= {slow_flag_0, slow_value_0[63:32]};
  end

  initial begin
    low_30 = 32'd0;
    low_29 = 32'd0;
    low_28 = 32'd0;
    low_27 = 32'd0;
    low_26 = 32'd0;
    low_25 = 32'd0;
    low_24 = 32'd0;
    low_23 = 32'd0;
    low_22 = 32'd0;
    low_21 = 32'd0;
    low_20 = 32'd0;
    low_19 = 32'd0;
    low_18 = 32'd0;
    low_17 = 32'd0;
    low_16 = 32'd0;
    low_15 = 32'd0;
    low_14 = 32'd0;
    low_13 = 32'd0;
    low_12 = 32'd0;
    low_11 = 32'd0;
    low_10 = 32'd0;
    low_9 = 32'd0;
    low_8 = 32'd0;
    low_7 = 32'd0;
    low_6 = 32'd0;
    low_5 = 32'd0;
    low_4 = 32'd0;
    low_3 = 32'd0;
    low_2 = 32'd0;
    low_1 = 32'd0;
    low_0 = 32'd0;
  end
  always @(posedge clock) begin
    if (step) begin
      low_30 <= step_fast ? fast_value[6*32 +: 32] : low_31;
      low_29 <= step_fast ? fast_value[5*32 +: 32] : low_30;
      low_28 <= step_fast ? fast_value[4*32 +: 32] : low_29;
      low_27 <= step_fast ? fast_value[3*32 +: 32] : low_28;
      low_26 <= step_fast ? fast_value[2*32 +: 32] : low_27;
      low_25 <= step_fast ? fast_value[1*32 +: 32] : low_26;
      low_24 <= step_fast ? fast_value[0 +: 32] : low_25;
      low_23 <= step_fast ? low_31 : low_24;
      low_22 <= step_fast ? low_30 : low_23;
      low_21 <= step_fast ? low_29 : low_22;
      low_20 <= step_fast ? low_28 : low_21;
      low_19 <= step_fast ? low_27 : low_20;
      low_18 <= step_fast ? low_26 : low_19;
      low_17 <= step_fast ? low_25 : low_18;
      low_16 <= step_fast ? low_24 : low_17;
      low_15 <= step_fast ? low_23 : low_16;
      low_14 <= step_fast ? low_22 : low_15;
      low_13 <= step_fast ? low_21 : low_14;
      low_12 <= step_fast ? low_20 : low_13;
      low_11 <= step_fast ? low_19 : low_12;
      low_10 <= step_fast ? low_18 : low_11;
      low_9 <= step_fast ? low_17 : low_10;
      low_8 <= step_fast ? low_16 : low_9;
      low_7 <= step_fast ? low_15 : low_8;
      low_6 <= step_fast ? low_14 : low_7;
      low_5 <= step_fast ? low_13 : low_6;
      low_4 <= step_fast ? low_12 : low_5;
      low_3 <= step_fast ? low_11 : low_4;
      low_2 <= step_fast ? low_10 : low_3;
      low_1 <= step_fast ? low_9 : low_2;
      low_0 <= step_fast ? low_8 : low_1;
    end
  end

endmodule

`default_nettype wire
