// lds_store_data: generator of hdl/src/memory/lds/data.rs
// Written by Tombolo; change the source.
// SPDX-License-Identifier: MIT OR Apache-2.0

`default_nettype none

module lds_store_data (
  input wire [127:0] words,
  input wire [31:0] register_,
  input wire [63:0] computed,
  input wire computes,
  input wire [1:0] dword,
  input wire high,
  input wire swizzles,
  input wire blank,
  input wire conditional,
  input wire [1:0] shift,
  input wire upper_part,
  input wire [3:0] bytes,
  output wire [31:0] data,
  output wire [3:0] mask
);

  wire [31:0] stored;

  reg [31:0] looked_up_1;
  always @*
    case (dword)
      2'd1: looked_up_1 = words[1*32 +: 32];
      2'd2: looked_up_1 = words[2*32 +: 32];
      2'd3: looked_up_1 = words[3*32 +: 32];
      default: looked_up_1 = words[0 +: 32];
    endcase

  wire [31:0] chosen_1 = computes ? (dword[0] ? computed[63:32] : computed[31:0]) : looked_up_1;
  wire [31:0] chosen_2 = swizzles ? register_ : high ? {16'd0, chosen_1[31:16]} : chosen_1;

  assign stored = chosen_2 & {32{~blank}};
  wire [63:0] shifted_1 = {32'd0, {stored[31] & (~conditional), stored[30:0]}} << {shift, 3'd0};
  assign data = upper_part ? shifted_1[63:32] : shifted_1[31:0];
  assign mask = bytes & {4{(~conditional) | stored[31]}};

endmodule

`default_nettype wire
