// operand_shift: generator of hdl/src/vector/shared/shifts.rs
// Written by Tombolo; change the source.

module operand_shift (
  input wire clock,
  input wire load,
  input wire step_fast,
  input wire step_slow,
  input wire [63:0] s0_0,
  input wire [63:0] s0_1,
  input wire [63:0] s0_2,
  input wire [63:0] s0_3,
  input wire [63:0] s1_0,
  input wire [63:0] s1_1,
  input wire [63:0] s1_2,
  input wire [63:0] s1_3,
  input wire [63:0] s2_0,
  input wire [63:0] s2_1,
  input wire [63:0] s2_2,
  input wire [63:0] s2_3,
  input wire mask_0,
  input wire mask_1,
  input wire mask_2,
  input wire mask_3,
  output wire [31:0] fast_s0_0,
  output wire [31:0] fast_s0_1,
  output wire [31:0] fast_s0_2,
  output wire [31:0] fast_s0_3,
  output wire [63:0] slow_s0_0,
  output wire [63:0] slow_s1_0,
  output wire [63:0] slow_s2_0,
  output wire slow_mask_0
);

  wire step;
  wire step_low;
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
  assign slow_s0_0 = {high_0[160:129], low_0};
  assign slow_s1_0 = high_0[128:65];
  assign slow_s2_0 = high_0[64:1];
  assign slow_mask_0 = high_0[0];

  initial begin
    low_3 = 32'd0;
  end
  always @(posedge clock) begin
    if (step_low) begin
      low_3 <= load ? s0_3[31:0] : step_fast ? s0_3[31:0] : s0_3[31:0];
    end
  end

  initial begin
    high_3 = 161'd0;
  end
  always @(posedge clock) begin
    if (step) begin
      high_3 <= load ? {s0_3[63:32], s1_3, s2_3, mask_3} : {s0_3[63:32], s1_3, s2_3, mask_3};
    end
  end

  initial begin
    low_2 = 32'd0;
  end
  always @(posedge clock) begin
    if (step_low) begin
      low_2 <= load ? s0_2[31:0] : step_fast ? s0_2[31:0] : low_3;
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
      low_1 <= load ? s0_1[31:0] : step_fast ? s0_1[31:0] : low_2;
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
      low_0 <= load ? s0_0[31:0] : step_fast ? s0_0[31:0] : low_1;
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
