// result_shift: generator of hdl/src/vector/shared/shifts.rs:70. Written by Tombolo; change the source.
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

  reg [127:0] low;

  wire step = step_fast | step_slow;
  genvar i;
  for (i = 0; i < 4; i = i + 1) begin : each_flag
    assign value[i*64 +: 64] = {32'd0, low[i*32 +: 32]};
    assign flag[i] = 1'b0;
  end

  initial low = 128'd0;
  always @(posedge clock) begin
    if (step) begin
      low[127:96] <= step_fast ? fast_value_0 : 32'd0;
      low[95:64] <= step_fast ? low[127:96] : 32'd0;
      low[63:32] <= step_fast ? low[95:64] : 32'd0;
      low[31:0] <= step_fast ? (of_one_lane ? fast_value_0 : low[63:32]) : 32'd0;
    end
  end
endmodule
`default_nettype wire
