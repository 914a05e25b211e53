// result_shift: generator of hdl/src/vector/shared/shifts.rs
// Written by Tombolo; change the source.
// SPDX-License-Identifier: MIT OR Apache-2.0

`default_nettype none

module result_shift (
  input wire clock,
  input wire step_fast,
  input wire step_slow,
  input wire [31:0] fast_value_0,
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
  reg [31:0] low_2;
  reg [31:0] low_1;
  reg [31:0] low_0;

  assign step = step_fast | step_slow;
  assign value_0 = {32'd0, low_0};
  assign value_1 = {32'd0, low_1};
  assign value_2 = {32'd0, low_2};
  assign value_3 = {32'd0, low_3};
  assign flag_0 = 1'b0;
  assign flag_1 = 1'b0;
  assign flag_2 = 1'b0;
  assign flag_3 = 1'b0;

  initial begin
    low_3 = 32'd0;
    low_2 = 32'd0;
    low_1 = 32'd0;
    low_0 = 32'd0;
  end
  always @(posedge clock) begin
    if (step) begin
      low_3 <= step_fast ? fast_value_0 : 32'd0;
      low_2 <= step_fast ? low_3 : 32'd0;
      low_1 <= step_fast ? low_2 : 32'd0;
      low_0 <= step_fast ? low_1 : 32'd0;
    end
  end

endmodule

`default_nettype wire
