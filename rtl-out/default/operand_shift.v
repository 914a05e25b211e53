// operand_shift: generator of hdl/src/vector/shared/shifts.rs
// Written by Tombolo; change the source.
// SPDX-License-Identifier: MIT OR Apache-2.0

`default_nettype none

module operand_shift (
  input wire clock,
  input wire load,
  input wire step_fast,
  input wire step_slow,
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
  output wire [31:0] fast_s0_0,
  output wire [31:0] fast_s0_1,
  output wire [31:0] fast_s0_2,
  output wire [31:0] fast_s0_3,
  output wire [31:0] fast_s0_4,
  output wire [31:0] fast_s0_5,
  output wire [31:0] fast_s0_6,
  output wire [31:0] fast_s0_7,
  output wire [63:0] slow_s0_0,
  output wire [63:0] slow_s1_0,
  output wire [63:0] slow_s2_0,
  output wire slow_mask_0
);

  wire step;
  wire step_low;
  reg [31:0] low_31;
  reg [160:0] high_31;
  reg [31:0] low_30;
  reg [160:0] high_30;
  reg [31:0] low_29;
  reg [160:0] high_29;
  reg [31:0] low_28;
  reg [160:0] high_28;
  reg [31:0] low_27;
  reg [160:0] high_27;
  reg [31:0] low_26;
  reg [160:0] high_26;
  reg [31:0] low_25;
  reg [160:0] high_25;
  reg [31:0] low_24;
  reg [160:0] high_24;
  reg [31:0] low_23;
  reg [160:0] high_23;
  reg [31:0] low_22;
  reg [160:0] high_22;
  reg [31:0] low_21;
  reg [160:0] high_21;
  reg [31:0] low_20;
  reg [160:0] high_20;
  reg [31:0] low_19;
  reg [160:0] high_19;
  reg [31:0] low_18;
  reg [160:0] high_18;
  reg [31:0] low_17;
  reg [160:0] high_17;
  reg [31:0] low_16;
  reg [160:0] high_16;
  reg [31:0] low_15;
  reg [160:0] high_15;
  reg [31:0] low_14;
  reg [160:0] high_14;
  reg [31:0] low_13;
  reg [160:0] high_13;
  reg [31:0] low_12;
  reg [160:0] high_12;
  reg [31:0] low_11;
  reg [160:0] high_11;
  reg [31:0] low_10;
  reg [160:0] high_10;
  reg [31:0] low_9;
  reg [160:0] high_9;
  reg [31:0] low_8;
  reg [160:0] high_8;
  reg [31:0] low_7;
  reg [160:0] high_7;
  reg [31:0] low_6;
  reg [160:0] high_6;
  reg [31:0] low_5;
  reg [160:0] high_5;
  reg [31:0] low_4;
  reg [160:0] high_4;
  reg [31:0] low_3;
  reg [160:0] high_3;
  reg [31:0] low_2;
  reg [160:0] high_2;
  reg [31:0] low_1;
  reg [160:0] high_1;
  reg [31:0] low_0;
  reg [160:0] high_0;

  assign step = load | step_slow;
  assign step_low = step | step_fast;
  assign fast_s0_0 = low_0;
  assign fast_s0_1 = low_1;
  assign fast_s0_2 = low_2;
  assign fast_s0_3 = low_3;
  assign fast_s0_4 = low_4;
  assign fast_s0_5 = low_5;
  assign fast_s0_6 = low_6;
  assign fast_s0_7 = low_7;
  assign slow_s0_0 = {high_0[160:129], low_0};
  assign slow_s1_0 = high_0[128:65];
  assign slow_s2_0 = high_0[64:1];
  assign slow_mask_0 = high_0[0];

  initial begin
    low_31 = 32'd0;
  end
  always @(posedge clock) begin
    if (step_low) begin
      low_31 <= load ? s0_31[31:0] : step_fast ? s0_31[31:0] : s0_31[31:0];
    end
  end

  initial begin
    high_31 = 161'd0;
  end
  always @(posedge clock) begin
    if (step) begin
      high_31 <= load ? {s0_31[63:32], s1_31, s2_31, mask_31} : {s0_31[63:32], s1_31, s2_31, mask_31};
    end
  end

  initial begin
    low_30 = 32'd0;
  end
  always @(posedge clock) begin
    if (step_low) begin
      low_30 <= load ? s0_30[31:0] : step_fast ? s0_30[31:0] : low_31;
    end
  end

  initial begin
    high_30 = 161'd0;
  end
  always @(posedge clock) begin
    if (step) begin
      high_30 <= load ? {s0_30[63:32], s1_30, s2_30, mask_30} : high_31;
    end
  end

  initial begin
    low_29 = 32'd0;
  end
  always @(posedge clock) begin
    if (step_low) begin
      low_29 <= load ? s0_29[31:0] : step_fast ? s0_29[31:0] : low_30;
    end
  end

  initial begin
    high_29 = 161'd0;
  end
  always @(posedge clock) begin
    if (step) begin
      high_29 <= load ? {s0_29[63:32], s1_29, s2_29, mask_29} : high_30;
    end
  end

  initial begin
    low_28 = 32'd0;
  end
  always @(posedge clock) begin
    if (step_low) begin
      low_28 <= load ? s0_28[31:0] : step_fast ? s0_28[31:0] : low_29;
    end
  end

  initial begin
    high_28 = 161'd0;
  end
  always @(posedge clock) begin
    if (step) begin
      high_28 <= load ? {s0_28[63:32], s1_28, s2_28, mask_28} : high_29;
    end
  end

  initial begin
    low_27 = 32'd0;
  end
  always @(posedge clock) begin
    if (step_low) begin
      low_27 <= load ? s0_27[31:0] : step_fast ? s0_27[31:0] : low_28;
    end
  end

  initial begin
    high_27 = 161'd0;
  end
  always @(posedge clock) begin
    if (step) begin
      high_27 <= load ? {s0_27[63:32], s1_27, s2_27, mask_27} : high_28;
    end
  end

  initial begin
    low_26 = 32'd0;
  end
  always @(posedge clock) begin
    if (step_low) begin
      low_26 <= load ? s0_26[31:0] : step_fast ? s0_26[31:0] : low_27;
    end
  end

  initial begin
    high_26 = 161'd0;
  end
  always @(posedge clock) begin
    if (step) begin
      high_26 <= load ? {s0_26[63:32], s1_26, s2_26, mask_26} : high_27;
    end
  end

  initial begin
    low_25 = 32'd0;
  end
  always @(posedge clock) begin
    if (step_low) begin
      low_25 <= load ? s0_25[31:0] : step_fast ? s0_25[31:0] : low_26;
    end
  end

  initial begin
    high_25 = 161'd0;
  end
  always @(posedge clock) begin
    if (step) begin
      high_25 <= load ? {s0_25[63:32], s1_25, s2_25, mask_25} : high_26;
    end
  end

  initial begin
    low_24 = 32'd0;
  end
  always @(posedge clock) begin
    if (step_low) begin
      low_24 <= load ? s0_24[31:0] : step_fast ? s0_24[31:0] : low_25;
    end
  end

  initial begin
    high_24 = 161'd0;
  end
  always @(posedge clock) begin
    if (step) begin
      high_24 <= load ? {s0_24[63:32], s1_24, s2_24, mask_24} : high_25;
    end
  end

  initial begin
    low_23 = 32'd0;
  end
  always @(posedge clock) begin
    if (step_low) begin
      low_23 <= load ? s0_23[31:0] : step_fast ? low_31 : low_24;
    end
  end

  initial begin
    high_23 = 161'd0;
  end
  always @(posedge clock) begin
    if (step) begin
      high_23 <= load ? {s0_23[63:32], s1_23, s2_23, mask_23} : high_24;
    end
  end

  initial begin
    low_22 = 32'd0;
  end
  always @(posedge clock) begin
    if (step_low) begin
      low_22 <= load ? s0_22[31:0] : step_fast ? low_30 : low_23;
    end
  end

  initial begin
    high_22 = 161'd0;
  end
  always @(posedge clock) begin
    if (step) begin
      high_22 <= load ? {s0_22[63:32], s1_22, s2_22, mask_22} : high_23;
    end
  end

  initial begin
    low_21 = 32'd0;
  end
  always @(posedge clock) begin
    if (step_low) begin
      low_21 <= load ? s0_21[31:0] : step_fast ? low_29 : low_22;
    end
  end

  initial begin
    high_21 = 161'd0;
  end
  always @(posedge clock) begin
    if (step) begin
      high_21 <= load ? {s0_21[63:32], s1_21, s2_21, mask_21} : high_22;
    end
  end

  initial begin
    low_20 = 32'd0;
  end
  always @(posedge clock) begin
    if (step_low) begin
      low_20 <= load ? s0_20[31:0] : step_fast ? low_28 : low_21;
    end
  end

  initial begin
    high_20 = 161'd0;
  end
  always @(posedge clock) begin
    if (step) begin
      high_20 <= load ? {s0_20[63:32], s1_20, s2_20, mask_20} : high_21;
    end
  end

  initial begin
    low_19 = 32'd0;
  end
  always @(posedge clock) begin
    if (step_low) begin
      low_19 <= load ? s0_19[31:0] : step_fast ? low_27 : low_20;
    end
  end

  initial begin
    high_19 = 161'd0;
  end
  always @(posedge clock) begin
    if (step) begin
      high_19 <= load ? {s0_19[63:32], s1_19, s2_19, mask_19} : high_20;
    end
  end

  initial begin
    low_18 = 32'd0;
  end
  always @(posedge clock) begin
    if (step_low) begin
      low_18 <= load ? s0_18[31:0] : step_fast ? low_26 : low_19;
    end
  end

  initial begin
    high_18 = 161'd0;
  end
  always @(posedge clock) begin
    if (step) begin
      high_18 <= load ? {s0_18[63:32], s1_18, s2_18, mask_18} : high_19;
    end
  end

  initial begin
    low_17 = 32'd0;
  end
  always @(posedge clock) begin
    if (step_low) begin
      low_17 <= load ? s0_17[31:0] : step_fast ? low_25 : low_18;
    end
  end

  initial begin
    high_17 = 161'd0;
  end
  always @(posedge clock) begin
    if (step) begin
      high_17 <= load ? {s0_17[63:32], s1_17, s2_17, mask_17} : high_18;
    end
  end

  initial begin
    low_16 = 32'd0;
  end
  always @(posedge clock) begin
    if (step_low) begin
      low_16 <= load ? s0_16[31:0] : step_fast ? low_24 : low_17;
    end
  end

  initial begin
    high_16 = 161'd0;
  end
  always @(posedge clock) begin
    if (step) begin
      high_16 <= load ? {s0_16[63:32], s1_16, s2_16, mask_16} : high_17;
    end
  end

  initial begin
    low_15 = 32'd0;
  end
  always @(posedge clock) begin
    if (step_low) begin
      low_15 <= load ? s0_15[31:0] : step_fast ? low_23 : low_16;
    end
  end

  initial begin
    high_15 = 161'd0;
  end
  always @(posedge clock) begin
    if (step) begin
      high_15 <= load ? {s0_15[63:32], s1_15, s2_15, mask_15} : high_16;
    end
  end

  initial begin
    low_14 = 32'd0;
  end
  always @(posedge clock) begin
    if (step_low) begin
      low_14 <= load ? s0_14[31:0] : step_fast ? low_22 : low_15;
    end
  end

  initial begin
    high_14 = 161'd0;
  end
  always @(posedge clock) begin
    if (step) begin
      high_14 <= load ? {s0_14[63:32], s1_14, s2_14, mask_14} : high_15;
    end
  end

  initial begin
    low_13 = 32'd0;
  end
  always @(posedge clock) begin
    if (step_low) begin
      low_13 <= load ? s0_13[31:0] : step_fast ? low_21 : low_14;
    end
  end

  initial begin
    high_13 = 161'd0;
  end
  always @(posedge clock) begin
    if (step) begin
      high_13 <= load ? {s0_13[63:32], s1_13, s2_13, mask_13} : high_14;
    end
  end

  initial begin
    low_12 = 32'd0;
  end
  always @(posedge clock) begin
    if (step_low) begin
      low_12 <= load ? s0_12[31:0] : step_fast ? low_20 : low_13;
    end
  end

  initial begin
    high_12 = 161'd0;
  end
  always @(posedge clock) begin
    if (step) begin
      high_12 <= load ? {s0_12[63:32], s1_12, s2_12, mask_12} : high_13;
    end
  end

  initial begin
    low_11 = 32'd0;
  end
  always @(posedge clock) begin
    if (step_low) begin
      low_11 <= load ? s0_11[31:0] : step_fast ? low_19 : low_12;
    end
  end

  initial begin
    high_11 = 161'd0;
  end
  always @(posedge clock) begin
    if (step) begin
      high_11 <= load ? {s0_11[63:32], s1_11, s2_11, mask_11} : high_12;
    end
  end

  initial begin
    low_10 = 32'd0;
  end
  always @(posedge clock) begin
    if (step_low) begin
      low_10 <= load ? s0_10[31:0] : step_fast ? low_18 : low_11;
    end
  end

  initial begin
    high_10 = 161'd0;
  end
  always @(posedge clock) begin
    if (step) begin
      high_10 <= load ? {s0_10[63:32], s1_10, s2_10, mask_10} : high_11;
    end
  end

  initial begin
    low_9 = 32'd0;
  end
  always @(posedge clock) begin
    if (step_low) begin
      low_9 <= load ? s0_9[31:0] : step_fast ? low_17 : low_10;
    end
  end

  initial begin
    high_9 = 161'd0;
  end
  always @(posedge clock) begin
    if (step) begin
      high_9 <= load ? {s0_9[63:32], s1_9, s2_9, mask_9} : high_10;
    end
  end

  initial begin
    low_8 = 32'd0;
  end
  always @(posedge clock) begin
    if (step_low) begin
      low_8 <= load ? s0_8[31:0] : step_fast ? low_16 : low_9;
    end
  end

  initial begin
    high_8 = 161'd0;
  end
  always @(posedge clock) begin
    if (step) begin
      high_8 <= load ? {s0_8[63:32], s1_8, s2_8, mask_8} : high_9;
    end
  end

  initial begin
    low_7 = 32'd0;
  end
  always @(posedge clock) begin
    if (step_low) begin
      low_7 <= load ? s0_7[31:0] : step_fast ? low_15 : low_8;
    end
  end

  initial begin
    high_7 = 161'd0;
  end
  always @(posedge clock) begin
    if (step) begin
      high_7 <= load ? {s0_7[63:32], s1_7, s2_7, mask_7} : high_8;
    end
  end

  initial begin
    low_6 = 32'd0;
  end
  always @(posedge clock) begin
    if (step_low) begin
      low_6 <= load ? s0_6[31:0] : step_fast ? low_14 : low_7;
    end
  end

  initial begin
    high_6 = 161'd0;
  end
  always @(posedge clock) begin
    if (step) begin
      high_6 <= load ? {s0_6[63:32], s1_6, s2_6, mask_6} : high_7;
    end
  end

  initial begin
    low_5 = 32'd0;
  end
  always @(posedge clock) begin
    if (step_low) begin
      low_5 <= load ? s0_5[31:0] : step_fast ? low_13 : low_6;
    end
  end

  initial begin
    high_5 = 161'd0;
  end
  always @(posedge clock) begin
    if (step) begin
      high_5 <= load ? {s0_5[63:32], s1_5, s2_5, mask_5} : high_6;
    end
  end

  initial begin
    low_4 = 32'd0;
  end
  always @(posedge clock) begin
    if (step_low) begin
      low_4 <= load ? s0_4[31:0] : step_fast ? low_12 : low_5;
    end
  end

  initial begin
    high_4 = 161'd0;
  end
  always @(posedge clock) begin
    if (step) begin
      high_4 <= load ? {s0_4[63:32], s1_4, s2_4, mask_4} : high_5;
    end
  end

  initial begin
    low_3 = 32'd0;
  end
  always @(posedge clock) begin
    if (step_low) begin
      low_3 <= load ? s0_3[31:0] : step_fast ? low_11 : low_4;
    end
  end

  initial begin
    high_3 = 161'd0;
  end
  always @(posedge clock) begin
    if (step) begin
      high_3 <= load ? {s0_3[63:32], s1_3, s2_3, mask_3} : high_4;
    end
  end

  initial begin
    low_2 = 32'd0;
  end
  always @(posedge clock) begin
    if (step_low) begin
      low_2 <= load ? s0_2[31:0] : step_fast ? low_10 : low_3;
    end
  end

  initial begin
    high_2 = 161'd0;
  end
  always @(posedge clock) begin
    if (step) begin
      high_2 <= load ? {s0_2[63:32], s1_2, s2_2, mask_2} : high_3;
    end
  end

  initial begin
    low_1 = 32'd0;
  end
  always @(posedge clock) begin
    if (step_low) begin
      low_1 <= load ? s0_1[31:0] : step_fast ? low_9 : low_2;
    end
  end

  initial begin
    high_1 = 161'd0;
  end
  always @(posedge clock) begin
    if (step) begin
      high_1 <= load ? {s0_1[63:32], s1_1, s2_1, mask_1} : high_2;
    end
  end

  initial begin
    low_0 = 32'd0;
  end
  always @(posedge clock) begin
    if (step_low) begin
      low_0 <= load ? s0_0[31:0] : step_fast ? low_8 : low_1;
    end
  end

  initial begin
    high_0 = 161'd0;
  end
  always @(posedge clock) begin
    if (step) begin
      high_0 <= load ? {s0_0[63:32], s1_0, s2_0, mask_0} : high_1;
    end
  end

endmodule

`default_nettype wire
