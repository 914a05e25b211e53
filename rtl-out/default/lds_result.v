// lds_result: generator of hdl/src/memory/lds/data.rs
// Written by Tombolo; change the source.
// SPDX-License-Identifier: MIT OR Apache-2.0

`default_nettype none

module lds_result (
  input wire [127:0] results,
  input wire [1:0] dword,
  input wire [1:0] size,
  input wire signed_,
  input wire d16,
  input wire high,
  input wire active,
  output wire [31:0] data,
  output wire [3:0] bytes
);

  reg [31:0] looked_up_1;
  always @*
    case (dword)
      2'd1: looked_up_1 = results[1*32 +: 32];
      2'd2: looked_up_1 = results[2*32 +: 32];
      2'd3: looked_up_1 = results[3*32 +: 32];
      default: looked_up_1 = results[0 +: 32];
    endcase

  reg [31:0] looked_up_2;
  always @*
    case (size)
      2'd1: looked_up_2 = {{24{looked_up_1[7] & signed_}}, looked_up_1[7:0]};
      2'd2: looked_up_2 = {{16{looked_up_1[15] & signed_}}, looked_up_1[15:0]};
      default: looked_up_2 = looked_up_1;
    endcase

  assign data = (high & d16) ? {looked_up_2[15:0], 16'd0} : looked_up_2;
  assign bytes = {{2{~(d16 & (~(high & d16)))}}, {2{~(high & d16)}}} & {4{active}};

endmodule

`default_nettype wire
