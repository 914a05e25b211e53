// scalar_transfer: generator of hdl/src/scalar/transfer.rs
// Written by Tombolo; change the source.
// SPDX-License-Identifier: MIT OR Apache-2.0

`default_nettype none

module scalar_transfer (
  input wire [31:0] word,
  input wire [63:0] source,
  input wire [47:0] next_pc,
  input wire [63:0] cycles,
  input wire [5:0] members,
  input wire [5:0] signalled,
  output wire is_transfer,
  output wire stops,
  output wire [6:0] index,
  output wire [6:0] destination,
  output wire [4:0] dwords,
  output wire [63:0] value,
  output wire jumps,
  output wire sleeps,
  output wire [47:0] target
);

  wire [3:0] kind;
  wire [47:0] called;

  reg [3:0] looked_up_1;
  always @*
    case (word[27:23])
      5'h14: looked_up_1 = 4'd4;
      default: looked_up_1 = 4'd0;
    endcase

  reg [3:0] looked_up_2;
  always @*
    case (word[15:8])
      8'h47: looked_up_2 = 4'd1;
      8'h48: looked_up_2 = 4'd2;
      8'h49: looked_up_2 = 4'd3;
      8'h58: looked_up_2 = 4'd5;
      8'h4c: looked_up_2 = 4'd6;
      8'h4d: looked_up_2 = 4'd7;
      8'h50: looked_up_2 = 4'd8;
      default: looked_up_2 = 4'd0;
    endcase

  assign kind = (looked_up_2 & {4{word[31:23] == 9'h17d}}) | (looked_up_1 & {4{word[31:28] == 4'hb}});
  assign is_transfer = |kind;
  assign index = word[6:0];
  assign destination = word[22:16];
  assign dwords = (((kind == 4'd6) | (kind == 4'd8)) ? 5'd1 : 5'd2) & {5{~((kind == 4'd2) | sleeps)}};
  wire disjunction_1 = (kind == 4'd6) | (kind == 4'd7);
  assign stops = is_transfer & (~disjunction_1) & (~(kind == 4'd8));

  wire equal_1 = word[7:0] == 8'hc1;
  wire [31:0] conjunction_1 = {{10'd0, signalled & {6{equal_1}}}, {{6'd0, members}, 4'd1}} & {32{equal_1 | (word[7:0]
      == 8'hc2)}};

  assign value = (disjunction_1 | (kind == 4'd8)) ? ((kind == 4'd8) ? {32'd0, conjunction_1} : (cycles &
      {64{word[7:0] == 8'h83}})) : {16'd0, next_pc};
  assign jumps = (kind == 4'd2) | (kind == 4'd3) | (kind == 4'd4);
  assign sleeps = kind == 4'd5;
  assign called = next_pc + {{30{word[15]}}, {word[15:0], 2'd0}};
  assign target = (kind == 4'd4) ? called : source[47:0];

endmodule

`default_nettype wire
