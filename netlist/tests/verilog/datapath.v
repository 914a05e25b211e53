// datapath: generator of netlist/tests/verilog_text.rs. Written by Tombolo; change the source.
// SPDX-License-Identifier: MIT OR Apache-2.0
`default_nettype none

module datapath (
  input wire clock,
  input wire [23:0] a,
  input wire [23:0] b,
  input wire [7:0] amount,
  output wire [47:0] product,
  output wire [23:0] aligned,
  output reg [4:0] count,
  output wire [3:0] nibble,
  output wire [7:0] byte_select,
  output wire [3:0] code,
  output wire ordered,
  output wire [23:0] largest
);

  // Zeros above the most significant one; 24 when there is none.
  function [4:0] leading_zeros_24;
    input [23:0] examined;
    reg [31:0] filled; integer at; reg [15:0] zeros_2, zeros_4; reg [11:0] zeros_8; reg [7:0] zeros_16;
    begin
      filled = {examined, 1'b1, {7{1'b0}}};
      for (at = 0; at < 16; at = at + 1) zeros_2[at] = ~filled[2*at + 1];
      for (at = 0; at < 8; at = at + 1)
        zeros_4[2*at +: 2] = |filled[4*at + 2 +: 2] ? {1'b0, zeros_2[2*at + 1]} : {1'b1, zeros_2[2*at]};
      for (at = 0; at < 4; at = at + 1)
        zeros_8[3*at +: 3] = |filled[8*at + 4 +: 4] ? {1'b0, zeros_4[4*at + 2 +: 2]} : {1'b1, zeros_4[4*at +: 2]};
      for (at = 0; at < 2; at = at + 1)
        zeros_16[4*at +: 4] = |filled[16*at + 8 +: 8] ? {1'b0, zeros_8[6*at + 3 +: 3]} : {1'b1, zeros_8[6*at +: 3]};
      leading_zeros_24 = |filled[16 +: 16] ? {1'b0, zeros_16[4 +: 4]} : {1'b1, zeros_16[0 +: 4]};
    end
  endfunction

  assign product = {24'd0, a} * {24'd0, b};
  wire [23:0] a_plus_b = a + b;
  assign aligned = (|amount[7:5]) ? {24{a_plus_b[23]}} : $unsigned($signed(a_plus_b) >>> amount[4:0]);
  assign nibble = a_plus_b[11:8];
  assign byte_select = a[{1'b0, amount[0], 3'd0} +: 8];
  wire [23:0] code_part_shifted = (|amount[7:5]) ? 24'd0 : (b >> amount[4:0]);
  assign code = (amount == 8'd3) ? 4'd1 :
      (amount == 8'h4d) ? 4'hf :
      (amount == 8'hc8) ? code_part_shifted[3:0] : 4'd0;
  assign ordered = ($signed(a) < $signed(b)) & (amount != 8'd0);
  wire first = a < b;
  assign largest = first ? b :
      (amount == 8'd9) ? a_plus_b :
      (amount == 8'hc) ? 24'h800000 : a;
  initial count = 5'd0;
  always @(posedge clock) count <= leading_zeros_24(a_plus_b);
endmodule
`default_nettype wire
