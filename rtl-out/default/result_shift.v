// result_shift: generator of hdl/src/vector/shared/shifts.rs
// Written by Tombolo; change the source.
// SPDX-License-Identifier: MIT OR Apache-2.0

`default_nettype none

module result_shift (
  input wire clock,
  input wire step_fast,
  input wire step_slow,
  input wire [31:0] fast_value_0,
  input wire [31:0] fast_value_1,
  input wire [31:0] fast_value_2,
  input wire [31:0] fast_value_3,
  input wire [31:0] fast_value_4,
  input wire [31:0] fast_value_5,
  input wire [31:0] fast_value_6,
  input wire [31:0] fast_value_7,
  input wire [63:0] slow_value_0,
  input wire slow_flag_0,
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

  wire step;
  reg [31:0] low_31;
  reg [32:0] high_31;
  reg [31:0] low_30;
  reg [32:0] high_30;
  reg [31:0] low_29;
  reg [32:0] high_29;
  reg [31:0] low_28;
  reg [32:0] high_28;
  reg [31:0] low_27;
  reg [32:0] high_27;
  reg [31:0] low_26;
  reg [32:0] high_26;
  reg [31:0] low_25;
  reg [32:0] high_25;
  reg [31:0] low_24;
  reg [32:0] high_24;
  reg [31:0] low_23;
  reg [32:0] high_23;
  reg [31:0] low_22;
  reg [32:0] high_22;
  reg [31:0] low_21;
  reg [32:0] high_21;
  reg [31:0] low_20;
  reg [32:0] high_20;
  reg [31:0] low_19;
  reg [32:0] high_19;
  reg [31:0] low_18;
  reg [32:0] high_18;
  reg [31:0] low_17;
  reg [32:0] high_17;
  reg [31:0] low_16;
  reg [32:0] high_16;
  reg [31:0] low_15;
  reg [32:0] high_15;
  reg [31:0] low_14;
  reg [32:0] high_14;
  reg [31:0] low_13;
  reg [32:0] high_13;
  reg [31:0] low_12;
  reg [32:0] high_12;
  reg [31:0] low_11;
  reg [32:0] high_11;
  reg [31:0] low_10;
  reg [32:0] high_10;
  reg [31:0] low_9;
  reg [32:0] high_9;
  reg [31:0] low_8;
  reg [32:0] high_8;
  reg [31:0] low_7;
  reg [32:0] high_7;
  reg [31:0] low_6;
  reg [32:0] high_6;
  reg [31:0] low_5;
  reg [32:0] high_5;
  reg [31:0] low_4;
  reg [32:0] high_4;
  reg [31:0] low_3;
  reg [32:0] high_3;
  reg [31:0] low_2;
  reg [32:0] high_2;
  reg [31:0] low_1;
  reg [32:0] high_1;
  reg [31:0] low_0;
  reg [32:0] high_0;

  assign step = step_fast | step_slow;
  assign value_0 = {high_0[31:0], low_0};
  assign value_1 = {high_1[31:0], low_1};
  assign value_2 = {high_2[31:0], low_2};
  assign value_3 = {high_3[31:0], low_3};
  assign value_4 = {high_4[31:0], low_4};
  assign value_5 = {high_5[31:0], low_5};
  assign value_6 = {high_6[31:0], low_6};
  assign value_7 = {high_7[31:0], low_7};
  assign value_8 = {high_8[31:0], low_8};
  assign value_9 = {high_9[31:0], low_9};
  assign value_10 = {high_10[31:0], low_10};
  assign value_11 = {high_11[31:0], low_11};
  assign value_12 = {high_12[31:0], low_12};
  assign value_13 = {high_13[31:0], low_13};
  assign value_14 = {high_14[31:0], low_14};
  assign value_15 = {high_15[31:0], low_15};
  assign value_16 = {high_16[31:0], low_16};
  assign value_17 = {high_17[31:0], low_17};
  assign value_18 = {high_18[31:0], low_18};
  assign value_19 = {high_19[31:0], low_19};
  assign value_20 = {high_20[31:0], low_20};
  assign value_21 = {high_21[31:0], low_21};
  assign value_22 = {high_22[31:0], low_22};
  assign value_23 = {high_23[31:0], low_23};
  assign value_24 = {high_24[31:0], low_24};
  assign value_25 = {high_25[31:0], low_25};
  assign value_26 = {high_26[31:0], low_26};
  assign value_27 = {high_27[31:0], low_27};
  assign value_28 = {high_28[31:0], low_28};
  assign value_29 = {high_29[31:0], low_29};
  assign value_30 = {high_30[31:0], low_30};
  assign value_31 = {high_31[31:0], low_31};
  assign flag_0 = high_0[32];
  assign flag_1 = high_1[32];
  assign flag_2 = high_2[32];
  assign flag_3 = high_3[32];
  assign flag_4 = high_4[32];
  assign flag_5 = high_5[32];
  assign flag_6 = high_6[32];
  assign flag_7 = high_7[32];
  assign flag_8 = high_8[32];
  assign flag_9 = high_9[32];
  assign flag_10 = high_10[32];
  assign flag_11 = high_11[32];
  assign flag_12 = high_12[32];
  assign flag_13 = high_13[32];
  assign flag_14 = high_14[32];
  assign flag_15 = high_15[32];
  assign flag_16 = high_16[32];
  assign flag_17 = high_17[32];
  assign flag_18 = high_18[32];
  assign flag_19 = high_19[32];
  assign flag_20 = high_20[32];
  assign flag_21 = high_21[32];
  assign flag_22 = high_22[32];
  assign flag_23 = high_23[32];
  assign flag_24 = high_24[32];
  assign flag_25 = high_25[32];
  assign flag_26 = high_26[32];
  assign flag_27 = high_27[32];
  assign flag_28 = high_28[32];
  assign flag_29 = high_29[32];
  assign flag_30 = high_30[32];
  assign flag_31 = high_31[32];

  initial begin
    low_31 = 32'd0;
  end
  always @(posedge clock) begin
    if (step) begin
      low_31 <= step_fast ? fast_value_7 : slow_value_0[31:0];
    end
  end

  initial begin
    high_31 = 33'd0;
  end
  always @(posedge clock) begin
    if (step_slow) begin
      high_31 <= {slow_flag_0, slow_value_0[63:32]};
    end
  end

  initial begin
    low_30 = 32'd0;
  end
  always @(posedge clock) begin
    if (step) begin
      low_30 <= step_fast ? fast_value_6 : low_31;
    end
  end

  initial begin
    high_30 = 33'd0;
  end
  always @(posedge clock) begin
    if (step_slow) begin
      high_30 <= high_31;
    end
  end

  initial begin
    low_29 = 32'd0;
  end
  always @(posedge clock) begin
    if (step) begin
      low_29 <= step_fast ? fast_value_5 : low_30;
    end
  end

  initial begin
    high_29 = 33'd0;
  end
  always @(posedge clock) begin
    if (step_slow) begin
      high_29 <= high_30;
    end
  end

  initial begin
    low_28 = 32'd0;
  end
  always @(posedge clock) begin
    if (step) begin
      low_28 <= step_fast ? fast_value_4 : low_29;
    end
  end

  initial begin
    high_28 = 33'd0;
  end
  always @(posedge clock) begin
    if (step_slow) begin
      high_28 <= high_29;
    end
  end

  initial begin
    low_27 = 32'd0;
  end
  always @(posedge clock) begin
    if (step) begin
      low_27 <= step_fast ? fast_value_3 : low_28;
    end
  end

  initial begin
    high_27 = 33'd0;
  end
  always @(posedge clock) begin
    if (step_slow) begin
      high_27 <= high_28;
    end
  end

  initial begin
    low_26 = 32'd0;
  end
  always @(posedge clock) begin
    if (step) begin
      low_26 <= step_fast ? fast_value_2 : low_27;
    end
  end

  initial begin
    high_26 = 33'd0;
  end
  always @(posedge clock) begin
    if (step_slow) begin
      high_26 <= high_27;
    end
  end

  initial begin
    low_25 = 32'd0;
  end
  always @(posedge clock) begin
    if (step) begin
      low_25 <= step_fast ? fast_value_1 : low_26;
    end
  end

  initial begin
    high_25 = 33'd0;
  end
  always @(posedge clock) begin
    if (step_slow) begin
      high_25 <= high_26;
    end
  end

  initial begin
    low_24 = 32'd0;
  end
  always @(posedge clock) begin
    if (step) begin
      low_24 <= step_fast ? fast_value_0 : low_25;
    end
  end

  initial begin
    high_24 = 33'd0;
  end
  always @(posedge clock) begin
    if (step_slow) begin
      high_24 <= high_25;
    end
  end

  initial begin
    low_23 = 32'd0;
  end
  always @(posedge clock) begin
    if (step) begin
      low_23 <= step_fast ? low_31 : low_24;
    end
  end

  initial begin
    high_23 = 33'd0;
  end
  always @(posedge clock) begin
    if (step_slow) begin
      high_23 <= high_24;
    end
  end

  initial begin
    low_22 = 32'd0;
  end
  always @(posedge clock) begin
    if (step) begin
      low_22 <= step_fast ? low_30 : low_23;
    end
  end

  initial begin
    high_22 = 33'd0;
  end
  always @(posedge clock) begin
    if (step_slow) begin
      high_22 <= high_23;
    end
  end

  initial begin
    low_21 = 32'd0;
  end
  always @(posedge clock) begin
    if (step) begin
      low_21 <= step_fast ? low_29 : low_22;
    end
  end

  initial begin
    high_21 = 33'd0;
  end
  always @(posedge clock) begin
    if (step_slow) begin
      high_21 <= high_22;
    end
  end

  initial begin
    low_20 = 32'd0;
  end
  always @(posedge clock) begin
    if (step) begin
      low_20 <= step_fast ? low_28 : low_21;
    end
  end

  initial begin
    high_20 = 33'd0;
  end
  always @(posedge clock) begin
    if (step_slow) begin
      high_20 <= high_21;
    end
  end

  initial begin
    low_19 = 32'd0;
  end
  always @(posedge clock) begin
    if (step) begin
      low_19 <= step_fast ? low_27 : low_20;
    end
  end

  initial begin
    high_19 = 33'd0;
  end
  always @(posedge clock) begin
    if (step_slow) begin
      high_19 <= high_20;
    end
  end

  initial begin
    low_18 = 32'd0;
  end
  always @(posedge clock) begin
    if (step) begin
      low_18 <= step_fast ? low_26 : low_19;
    end
  end

  initial begin
    high_18 = 33'd0;
  end
  always @(posedge clock) begin
    if (step_slow) begin
      high_18 <= high_19;
    end
  end

  initial begin
    low_17 = 32'd0;
  end
  always @(posedge clock) begin
    if (step) begin
      low_17 <= step_fast ? low_25 : low_18;
    end
  end

  initial begin
    high_17 = 33'd0;
  end
  always @(posedge clock) begin
    if (step_slow) begin
      high_17 <= high_18;
    end
  end

  initial begin
    low_16 = 32'd0;
  end
  always @(posedge clock) begin
    if (step) begin
      low_16 <= step_fast ? low_24 : low_17;
    end
  end

  initial begin
    high_16 = 33'd0;
  end
  always @(posedge clock) begin
    if (step_slow) begin
      high_16 <= high_17;
    end
  end

  initial begin
    low_15 = 32'd0;
  end
  always @(posedge clock) begin
    if (step) begin
      low_15 <= step_fast ? low_23 : low_16;
    end
  end

  initial begin
    high_15 = 33'd0;
  end
  always @(posedge clock) begin
    if (step_slow) begin
      high_15 <= high_16;
    end
  end

  initial begin
    low_14 = 32'd0;
  end
  always @(posedge clock) begin
    if (step) begin
      low_14 <= step_fast ? low_22 : low_15;
    end
  end

  initial begin
    high_14 = 33'd0;
  end
  always @(posedge clock) begin
    if (step_slow) begin
      high_14 <= high_15;
    end
  end

  initial begin
    low_13 = 32'd0;
  end
  always @(posedge clock) begin
    if (step) begin
      low_13 <= step_fast ? low_21 : low_14;
    end
  end

  initial begin
    high_13 = 33'd0;
  end
  always @(posedge clock) begin
    if (step_slow) begin
      high_13 <= high_14;
    end
  end

  initial begin
    low_12 = 32'd0;
  end
  always @(posedge clock) begin
    if (step) begin
      low_12 <= step_fast ? low_20 : low_13;
    end
  end

  initial begin
    high_12 = 33'd0;
  end
  always @(posedge clock) begin
    if (step_slow) begin
      high_12 <= high_13;
    end
  end

  initial begin
    low_11 = 32'd0;
  end
  always @(posedge clock) begin
    if (step) begin
      low_11 <= step_fast ? low_19 : low_12;
    end
  end

  initial begin
    high_11 = 33'd0;
  end
  always @(posedge clock) begin
    if (step_slow) begin
      high_11 <= high_12;
    end
  end

  initial begin
    low_10 = 32'd0;
  end
  always @(posedge clock) begin
    if (step) begin
      low_10 <= step_fast ? low_18 : low_11;
    end
  end

  initial begin
    high_10 = 33'd0;
  end
  always @(posedge clock) begin
    if (step_slow) begin
      high_10 <= high_11;
    end
  end

  initial begin
    low_9 = 32'd0;
  end
  always @(posedge clock) begin
    if (step) begin
      low_9 <= step_fast ? low_17 : low_10;
    end
  end

  initial begin
    high_9 = 33'd0;
  end
  always @(posedge clock) begin
    if (step_slow) begin
      high_9 <= high_10;
    end
  end

  initial begin
    low_8 = 32'd0;
  end
  always @(posedge clock) begin
    if (step) begin
      low_8 <= step_fast ? low_16 : low_9;
    end
  end

  initial begin
    high_8 = 33'd0;
  end
  always @(posedge clock) begin
    if (step_slow) begin
      high_8 <= high_9;
    end
  end

  initial begin
    low_7 = 32'd0;
  end
  always @(posedge clock) begin
    if (step) begin
      low_7 <= step_fast ? low_15 : low_8;
    end
  end

  initial begin
    high_7 = 33'd0;
  end
  always @(posedge clock) begin
    if (step_slow) begin
      high_7 <= high_8;
    end
  end

  initial begin
    low_6 = 32'd0;
  end
  always @(posedge clock) begin
    if (step) begin
      low_6 <= step_fast ? low_14 : low_7;
    end
  end

  initial begin
    high_6 = 33'd0;
  end
  always @(posedge clock) begin
    if (step_slow) begin
      high_6 <= high_7;
    end
  end

  initial begin
    low_5 = 32'd0;
  end
  always @(posedge clock) begin
    if (step) begin
      low_5 <= step_fast ? low_13 : low_6;
    end
  end

  initial begin
    high_5 = 33'd0;
  end
  always @(posedge clock) begin
    if (step_slow) begin
      high_5 <= high_6;
    end
  end

  initial begin
    low_4 = 32'd0;
  end
  always @(posedge clock) begin
    if (step) begin
      low_4 <= step_fast ? low_12 : low_5;
    end
  end

  initial begin
    high_4 = 33'd0;
  end
  always @(posedge clock) begin
    if (step_slow) begin
      high_4 <= high_5;
    end
  end

  initial begin
    low_3 = 32'd0;
  end
  always @(posedge clock) begin
    if (step) begin
      low_3 <= step_fast ? low_11 : low_4;
    end
  end

  initial begin
    high_3 = 33'd0;
  end
  always @(posedge clock) begin
    if (step_slow) begin
      high_3 <= high_4;
    end
  end

  initial begin
    low_2 = 32'd0;
  end
  always @(posedge clock) begin
    if (step) begin
      low_2 <= step_fast ? low_10 : low_3;
    end
  end

  initial begin
    high_2 = 33'd0;
  end
  always @(posedge clock) begin
    if (step_slow) begin
      high_2 <= high_3;
    end
  end

  initial begin
    low_1 = 32'd0;
  end
  always @(posedge clock) begin
    if (step) begin
      low_1 <= step_fast ? low_9 : low_2;
    end
  end

  initial begin
    high_1 = 33'd0;
  end
  always @(posedge clock) begin
    if (step_slow) begin
      high_1 <= high_2;
    end
  end

  initial begin
    low_0 = 32'd0;
  end
  always @(posedge clock) begin
    if (step) begin
      low_0 <= step_fast ? low_8 : low_1;
    end
  end

  initial begin
    high_0 = 33'd0;
  end
  always @(posedge clock) begin
    if (step_slow) begin
      high_0 <= high_1;
    end
  end

endmodule

`default_nettype wire
