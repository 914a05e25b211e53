// shadow_registers: kernel of hdl/src/front/shadow.rs:8. Written by Tombolo; change the source.
// SPDX-License-Identifier: MIT OR Apache-2.0
`default_nettype none

module shadow_registers (
  input wire clock, // The one clock.
  input wire write, // A scalar register of the wave is written.
  input wire [5:0] pair, // Pair number: SGPR code / 2.
  input wire [63:0] data, // The pair's data.
  input wire [1:0] halves, // Which halves are written.
  input wire wave64, // The wave has 64 lanes.
  output wire [63:0] vcc, // Vector condition code.
  output reg [31:0] m0, // M0.
  output wire [63:0] exec, // Lane mask.
  output wire vcc_any, // VCC has a one in the lanes of the wave.
  output wire exec_any // EXEC has a one in the lanes of the wave.
);

  reg [31:0] vcc_low, vcc_high, exec_low, exec_high;

  assign vcc = {vcc_high, 32'd0} | {32'd0, vcc_low};
  assign exec = {exec_high, 32'd0} | {32'd0, exec_low};
  assign vcc_any = (|vcc_low) | (wave64 & (|vcc_high));
  assign exec_any = (|exec_low) | (wave64 & (|exec_high));
  initial begin
    vcc_low = 32'd0; vcc_high = 32'd0; m0 = 32'd0; exec_low = 32'd0; exec_high = 32'd0;
  end
  always @(posedge clock) begin
    if (write & halves[0]) begin
      if (pair == 6'h35) vcc_low <= data[31:0];
      if (pair == 6'h3f) exec_low <= data[31:0];
    end
    if (write & halves[1]) begin
      if (pair == 6'h35) vcc_high <= data[63:32];
      if (pair == 6'h3e) m0 <= data[63:32];
      if (pair == 6'h3f) exec_high <= data[63:32];
    end
  end
endmodule
`default_nettype wire
