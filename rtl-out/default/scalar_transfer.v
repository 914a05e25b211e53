// scalar_transfer: generator of hdl/src/scalar/transfer.rs:93
// Written by Tombolo; change the source.
// SPDX-License-Identifier: MIT OR Apache-2.0

`default_nettype none

module scalar_transfer (
  input wire [31:0] word, // The instruction.
  input wire [63:0] source, // The source registers.
  input wire [47:0] next_pc, // Address of the next instruction.
  input wire [63:0] cycles, // Clock count.
  input wire [5:0] members, // Waves of the work-group.
  input wire [5:0] signalled, // Those that have signalled its barrier.
  output wire is_transfer, // The instruction is one of these.
  output wire stops, // It stops its wave.
  output wire [6:0] index, // First source register.
  output wire [6:0] destination, // First destination register.
  output wire [4:0] dwords, // Registers written.
  output wire [63:0] value, // What is written.
  output wire jumps, // The program counter becomes target.
  output wire sleeps, // The wave sleeps for the low 7 bits of target.
  output wire [47:0] target // See there.
);

  wire [3:0] kind;
  wire [47:0] called;

  reg [3:0] by_word_27_23;
  always @*
    case (word[27:23])
      5'h14: by_word_27_23 = 4'd4;
      default: by_word_27_23 = 4'd0;
    endcase

  reg [3:0] by_word_15_8;
  always @*
    case (word[15:8])
      8'h47: by_word_15_8 = 4'd1;
      8'h48: by_word_15_8 = 4'd2;
      8'h49: by_word_15_8 = 4'd3;
      8'h58: by_word_15_8 = 4'd5;
      8'h4c: by_word_15_8 = 4'd6;
      8'h4d: by_word_15_8 = 4'd7;
      8'h50: by_word_15_8 = 4'd8;
      default: by_word_15_8 = 4'd0;
    endcase

  assign kind = (by_word_15_8 & {4{word[31:23] == 9'h17d}}) | (by_word_27_23 & {4{word[31:28] == 4'hb}});
  assign is_transfer = |kind;
  assign index = word[6:0];
  assign destination = word[22:16];
  assign dwords = (((kind == 4'd6) | (kind == 4'd8)) ? 5'd1 : 5'd2) & {5{~((kind == 4'd2) | sleeps)}};
  wire kind_is_6_or_kind_is_7 = (kind == 4'd6) | (kind == 4'd7);
  assign stops = is_transfer & ~kind_is_6_or_kind_is_7 & (kind != 4'd8);

  wire word_7_0_is_193 = word[7:0] == 8'hc1;
  wire [31:0] value_all = {{10'd0, signalled & {6{word_7_0_is_193}}}, {6'd0, members}, 4'd1} & {32{word_7_0_is_193 |
      (word[7:0] == 8'hc2)}};

  assign value = (kind_is_6_or_kind_is_7 | (kind == 4'd8)) ? ((kind == 4'd8) ? {32'd0, value_all} : (cycles &
      {64{word[7:0] == 8'h83}})) : {16'd0, next_pc};
  assign jumps = (kind == 4'd2) | (kind == 4'd3) | (kind == 4'd4);
  assign sleeps = kind == 4'd5;
  assign called = next_pc + {{30{word[15]}}, {word[15:0], 2'd0}};
  assign target = (kind == 4'd4) ? called : source[47:0];

endmodule

`default_nettype wire
