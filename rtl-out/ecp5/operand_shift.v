// operand_shift: generator of hdl/src/vector/shared/shifts.rs:10. Written by Tombolo; change the source.
// SPDX-License-Identifier: MIT OR Apache-2.0
`default_nettype none

module operand_shift (
  input wire clock, // The one clock.
  input wire load, // Takes operands.
  input wire step_fast, // The next fast lanes.
  input wire step_slow, // The next slow lanes.
  input wire [255:0] s0, // First sources.
  output wire [31:0] fast_s0_0 // First sources of the first fast lanes.
);

  reg [31:0] low_3, low_2, low_1, low_0;

  wire step = load | step_slow;
  wire step_low = step | step_fast;
  assign fast_s0_0 = low_0;
  initial begin
    low_3 = 32'd0; low_2 = 32'd0; low_1 = 32'd0; low_0 = 32'd0;
  end
  always @(posedge clock) begin
    if (step_low) begin
      low_3 <= load ? s0[223:192] : step_fast ? s0[223:192] : 32'd0;
      low_2 <= load ? s0[159:128] : step_fast ? low_3 : 32'd0;
      low_1 <= load ? s0[95:64] : step_fast ? low_2 : 32'd0;
      low_0 <= load ? s0[31:0] : step_fast ? low_1 : 32'd0;
    end
  end
endmodule
`default_nettype wire
