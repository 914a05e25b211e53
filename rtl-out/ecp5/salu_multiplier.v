// salu_multiplier: generator of hdl/src/scalar/salu/multiplier.rs:43. Written by Tombolo; change the source.
// SPDX-License-Identifier: MIT OR Apache-2.0
`default_nettype none

module salu_multiplier (
  input wire clock, // The one clock.
  input wire [1:0] form, // Form.
  input wire [2:0] step, // Cycles until the result.
  input wire [63:0] a, // First source.
  input wire [63:0] b, // Second source.
  output wire [63:0] product // The product.
);

  reg [63:0] newest, middle, oldest, wide; reg [31:0] correction;

  assign product = (form == 2'd3) ? wide : {32'd0, (form == 2'd0) ? newest[31:0] : (newest[63:32] - correction)};
  initial begin
    newest = 64'd0; middle = 64'd0; oldest = 64'd0; wide = 64'd0; correction = 32'd0;
  end
  always @(posedge clock) begin
    newest <= {32'd0, (step == 3'd2) ? a[63:32] : a[31:0]} * {32'd0, (step == 3'd3) ? b[63:32] : b[31:0]};
    middle <= newest; oldest <= middle;
    if (|step) wide <= {oldest[63:32] + middle[31:0] + newest[31:0], oldest[31:0]};
    correction <= ((b[31:0] & {32{a[31]}}) + (a[31:0] & {32{b[31]}})) & {32{form == 2'd2}};
  end
endmodule
`default_nettype wire
