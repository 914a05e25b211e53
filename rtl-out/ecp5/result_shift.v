// result_shift: generator of hdl/src/vector/shared/shifts.rs
// Written by Tombolo; change the source.

module result_shift (
  input wire clock,
  input wire step_fast,
  input wire step_slow,
  input wire [31:0] fast_value_0,
  input wire [31:0] fast_value_1,
  input wire [31:0] fast_value_2,
  input wire [31:0] fast_value_3,
  input wire [63:0] slow_value_0,
  input wire slow_flag_0,
  output wire [63:0] value_0,
  output wire [63:0] value_1,
  output wire [63:0] value_2,
  output wire [63:0] value_3,
  output wire flag_0,
  output wire flag_1,
  output wire flag_2,
  output wire flag_3
);

  wire step;
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
  assign flag_0 = high_0[32];
  assign flag_1 = high_1[32];
  assign flag_2 = high_2[32];
  assign flag_3 = high_3[32];

  initial begin
    low_3 = 32'd0;
  end
  always @(posedge clock) begin
    if (step) begin
      low_3 <= step_fast ? fast_value_3 : slow_value_0[31:0];
    end
  end

  initial begin
    high_3 = 33'd0;
  end
  always @(posedge clock) begin
    if (step_slow) begin
      high_3 <= {slow_flag_0, slow_value_0[63:32]};
    end
  end

  initial begin
    low_2 = 32'd0;
  end
  always @(posedge clock) begin
    if (step) begin
      low_2 <= step_fast ? fast_value_2 : low_3;
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
      low_1 <= step_fast ? fast_value_1 : low_2;
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
      low_0 <= step_fast ? fast_value_0 : low_1;
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
