// result_shift: generator of hdl/src/vector/shared/shifts.rs:70
// Written by Tombolo; change the source.
// SPDX-License-Identifier: MIT OR Apache-2.0

`default_nettype none

module result_shift (
  input wire clock, // The one clock.
  input wire step_fast, // Takes fast_value.
  input wire of_one_lane, // Of them the first one, for lane 0.
  input wire step_slow, // Takes slow_value and slow_flag.
  input wire [31:0] fast_value_0, // Results of the transcendental units.
  output wire [255:0] value, // The results.
  output wire [3:0] flag // The comparisons.
);

  reg [31:0] low_3, low_2, low_1; wire [127:0] low; reg [31:0] low_0;
  assign low = {low_3, low_2, low_1, low_0};

  wire step = step_fast | step_slow;
  genvar i;

  for (i = 0; i < 4; i = i + 1) begin : each_flag
    assign value[i*64 +: 64] = {32'd0, low[i*32 +: 32]};
    assign flag[i] = 1'b0;
  end

  initial begin
    low_3 = 32'd0; low_2 = 32'd0; low_1 = 32'd0; low_0 = 32'd0;
  end
  always @(posedge clock) begin
    if (step) begin
      low_3 <= step_fast ? fast_value_0 : 32'd0;
      low_2 <= step_fast ? low_3 : 32'd0;
      low_1 <= step_fast ? low_2 : 32'd0;
      low_0 <= step_fast ? (of_one_lane ? fast_value_0 : low_1) : 32'd0;
    end
  end

endmodule

`default_nettype wire
