// lds_return: generator of hdl/src/memory/lds/crossbar.rs
// Written by Tombolo; change the source.
// SPDX-License-Identifier: MIT OR Apache-2.0

`default_nettype none

module lds_return (
  input wire [31:0] read_0,
  input wire [31:0] read_1,
  input wire [31:0] read_2,
  input wire [31:0] read_3,
  input wire [31:0] read_4,
  input wire [31:0] read_5,
  input wire [31:0] read_6,
  input wire [31:0] read_7,
  input wire [31:0] read_8,
  input wire [31:0] read_9,
  input wire [31:0] read_10,
  input wire [31:0] read_11,
  input wire [31:0] read_12,
  input wire [31:0] read_13,
  input wire [31:0] read_14,
  input wire [31:0] read_15,
  input wire [31:0] read_16,
  input wire [31:0] read_17,
  input wire [31:0] read_18,
  input wire [31:0] read_19,
  input wire [31:0] read_20,
  input wire [31:0] read_21,
  input wire [31:0] read_22,
  input wire [31:0] read_23,
  input wire [31:0] read_24,
  input wire [31:0] read_25,
  input wire [31:0] read_26,
  input wire [31:0] read_27,
  input wire [31:0] read_28,
  input wire [31:0] read_29,
  input wire [31:0] read_30,
  input wire [31:0] read_31,
  input wire [4:0] asked_0_bank,
  input wire [4:0] asked_1_bank,
  input wire [4:0] asked_2_bank,
  input wire [4:0] asked_3_bank,
  input wire [4:0] asked_4_bank,
  input wire [4:0] asked_5_bank,
  input wire [4:0] asked_6_bank,
  input wire [4:0] asked_7_bank,
  input wire [4:0] asked_8_bank,
  input wire [4:0] asked_9_bank,
  input wire [4:0] asked_10_bank,
  input wire [4:0] asked_11_bank,
  input wire [4:0] asked_12_bank,
  input wire [4:0] asked_13_bank,
  input wire [4:0] asked_14_bank,
  input wire [4:0] asked_15_bank,
  input wire [4:0] asked_16_bank,
  input wire [4:0] asked_17_bank,
  input wire [4:0] asked_18_bank,
  input wire [4:0] asked_19_bank,
  input wire [4:0] asked_20_bank,
  input wire [4:0] asked_21_bank,
  input wire [4:0] asked_22_bank,
  input wire [4:0] asked_23_bank,
  input wire [4:0] asked_24_bank,
  input wire [4:0] asked_25_bank,
  input wire [4:0] asked_26_bank,
  input wire [4:0] asked_27_bank,
  input wire [4:0] asked_28_bank,
  input wire [4:0] asked_29_bank,
  input wire [4:0] asked_30_bank,
  input wire [4:0] asked_31_bank,
  output reg [31:0] dword_0,
  output reg [31:0] dword_1,
  output reg [31:0] dword_2,
  output reg [31:0] dword_3,
  output reg [31:0] dword_4,
  output reg [31:0] dword_5,
  output reg [31:0] dword_6,
  output reg [31:0] dword_7,
  output reg [31:0] dword_8,
  output reg [31:0] dword_9,
  output reg [31:0] dword_10,
  output reg [31:0] dword_11,
  output reg [31:0] dword_12,
  output reg [31:0] dword_13,
  output reg [31:0] dword_14,
  output reg [31:0] dword_15,
  output reg [31:0] dword_16,
  output reg [31:0] dword_17,
  output reg [31:0] dword_18,
  output reg [31:0] dword_19,
  output reg [31:0] dword_20,
  output reg [31:0] dword_21,
  output reg [31:0] dword_22,
  output reg [31:0] dword_23,
  output reg [31:0] dword_24,
  output reg [31:0] dword_25,
  output reg [31:0] dword_26,
  output reg [31:0] dword_27,
  output reg [31:0] dword_28,
  output reg [31:0] dword_29,
  output reg [31:0] dword_30,
  output reg [31:0] dword_31
);

  always @*
    case (asked_0_bank)
      5'd1: dword_0 = read_1;
      5'd2: dword_0 = read_2;
      5'd3: dword_0 = read_3;
      5'd4: dword_0 = read_4;
      5'd5: dword_0 = read_5;
      5'd6: dword_0 = read_6;
      5'd7: dword_0 = read_7;
      5'd8: dword_0 = read_8;
      5'd9: dword_0 = read_9;
      5'ha: dword_0 = read_10;
      5'hb: dword_0 = read_11;
      5'hc: dword_0 = read_12;
      5'hd: dword_0 = read_13;
      5'he: dword_0 = read_14;
      5'hf: dword_0 = read_15;
      5'h10: dword_0 = read_16;
      5'h11: dword_0 = read_17;
      5'h12: dword_0 = read_18;
      5'h13: dword_0 = read_19;
      5'h14: dword_0 = read_20;
      5'h15: dword_0 = read_21;
      5'h16: dword_0 = read_22;
      5'h17: dword_0 = read_23;
      5'h18: dword_0 = read_24;
      5'h19: dword_0 = read_25;
      5'h1a: dword_0 = read_26;
      5'h1b: dword_0 = read_27;
      5'h1c: dword_0 = read_28;
      5'h1d: dword_0 = read_29;
      5'h1e: dword_0 = read_30;
      5'h1f: dword_0 = read_31;
      default: dword_0 = read_0;
    endcase

  always @*
    case (asked_1_bank)
      5'd1: dword_1 = read_1;
      5'd2: dword_1 = read_2;
      5'd3: dword_1 = read_3;
      5'd4: dword_1 = read_4;
      5'd5: dword_1 = read_5;
      5'd6: dword_1 = read_6;
      5'd7: dword_1 = read_7;
      5'd8: dword_1 = read_8;
      5'd9: dword_1 = read_9;
      5'ha: dword_1 = read_10;
      5'hb: dword_1 = read_11;
      5'hc: dword_1 = read_12;
      5'hd: dword_1 = read_13;
      5'he: dword_1 = read_14;
      5'hf: dword_1 = read_15;
      5'h10: dword_1 = read_16;
      5'h11: dword_1 = read_17;
      5'h12: dword_1 = read_18;
      5'h13: dword_1 = read_19;
      5'h14: dword_1 = read_20;
      5'h15: dword_1 = read_21;
      5'h16: dword_1 = read_22;
      5'h17: dword_1 = read_23;
      5'h18: dword_1 = read_24;
      5'h19: dword_1 = read_25;
      5'h1a: dword_1 = read_26;
      5'h1b: dword_1 = read_27;
      5'h1c: dword_1 = read_28;
      5'h1d: dword_1 = read_29;
      5'h1e: dword_1 = read_30;
      5'h1f: dword_1 = read_31;
      default: dword_1 = read_0;
    endcase

  always @*
    case (asked_2_bank)
      5'd1: dword_2 = read_1;
      5'd2: dword_2 = read_2;
      5'd3: dword_2 = read_3;
      5'd4: dword_2 = read_4;
      5'd5: dword_2 = read_5;
      5'd6: dword_2 = read_6;
      5'd7: dword_2 = read_7;
      5'd8: dword_2 = read_8;
      5'd9: dword_2 = read_9;
      5'ha: dword_2 = read_10;
      5'hb: dword_2 = read_11;
      5'hc: dword_2 = read_12;
      5'hd: dword_2 = read_13;
      5'he: dword_2 = read_14;
      5'hf: dword_2 = read_15;
      5'h10: dword_2 = read_16;
      5'h11: dword_2 = read_17;
      5'h12: dword_2 = read_18;
      5'h13: dword_2 = read_19;
      5'h14: dword_2 = read_20;
      5'h15: dword_2 = read_21;
      5'h16: dword_2 = read_22;
      5'h17: dword_2 = read_23;
      5'h18: dword_2 = read_24;
      5'h19: dword_2 = read_25;
      5'h1a: dword_2 = read_26;
      5'h1b: dword_2 = read_27;
      5'h1c: dword_2 = read_28;
      5'h1d: dword_2 = read_29;
      5'h1e: dword_2 = read_30;
      5'h1f: dword_2 = read_31;
      default: dword_2 = read_0;
    endcase

  always @*
    case (asked_3_bank)
      5'd1: dword_3 = read_1;
      5'd2: dword_3 = read_2;
      5'd3: dword_3 = read_3;
      5'd4: dword_3 = read_4;
      5'd5: dword_3 = read_5;
      5'd6: dword_3 = read_6;
      5'd7: dword_3 = read_7;
      5'd8: dword_3 = read_8;
      5'd9: dword_3 = read_9;
      5'ha: dword_3 = read_10;
      5'hb: dword_3 = read_11;
      5'hc: dword_3 = read_12;
      5'hd: dword_3 = read_13;
      5'he: dword_3 = read_14;
      5'hf: dword_3 = read_15;
      5'h10: dword_3 = read_16;
      5'h11: dword_3 = read_17;
      5'h12: dword_3 = read_18;
      5'h13: dword_3 = read_19;
      5'h14: dword_3 = read_20;
      5'h15: dword_3 = read_21;
      5'h16: dword_3 = read_22;
      5'h17: dword_3 = read_23;
      5'h18: dword_3 = read_24;
      5'h19: dword_3 = read_25;
      5'h1a: dword_3 = read_26;
      5'h1b: dword_3 = read_27;
      5'h1c: dword_3 = read_28;
      5'h1d: dword_3 = read_29;
      5'h1e: dword_3 = read_30;
      5'h1f: dword_3 = read_31;
      default: dword_3 = read_0;
    endcase

  always @*
    case (asked_4_bank)
      5'd1: dword_4 = read_1;
      5'd2: dword_4 = read_2;
      5'd3: dword_4 = read_3;
      5'd4: dword_4 = read_4;
      5'd5: dword_4 = read_5;
      5'd6: dword_4 = read_6;
      5'd7: dword_4 = read_7;
      5'd8: dword_4 = read_8;
      5'd9: dword_4 = read_9;
      5'ha: dword_4 = read_10;
      5'hb: dword_4 = read_11;
      5'hc: dword_4 = read_12;
      5'hd: dword_4 = read_13;
      5'he: dword_4 = read_14;
      5'hf: dword_4 = read_15;
      5'h10: dword_4 = read_16;
      5'h11: dword_4 = read_17;
      5'h12: dword_4 = read_18;
      5'h13: dword_4 = read_19;
      5'h14: dword_4 = read_20;
      5'h15: dword_4 = read_21;
      5'h16: dword_4 = read_22;
      5'h17: dword_4 = read_23;
      5'h18: dword_4 = read_24;
      5'h19: dword_4 = read_25;
      5'h1a: dword_4 = read_26;
      5'h1b: dword_4 = read_27;
      5'h1c: dword_4 = read_28;
      5'h1d: dword_4 = read_29;
      5'h1e: dword_4 = read_30;
      5'h1f: dword_4 = read_31;
      default: dword_4 = read_0;
    endcase

  always @*
    case (asked_5_bank)
      5'd1: dword_5 = read_1;
      5'd2: dword_5 = read_2;
      5'd3: dword_5 = read_3;
      5'd4: dword_5 = read_4;
      5'd5: dword_5 = read_5;
      5'd6: dword_5 = read_6;
      5'd7: dword_5 = read_7;
      5'd8: dword_5 = read_8;
      5'd9: dword_5 = read_9;
      5'ha: dword_5 = read_10;
      5'hb: dword_5 = read_11;
      5'hc: dword_5 = read_12;
      5'hd: dword_5 = read_13;
      5'he: dword_5 = read_14;
      5'hf: dword_5 = read_15;
      5'h10: dword_5 = read_16;
      5'h11: dword_5 = read_17;
      5'h12: dword_5 = read_18;
      5'h13: dword_5 = read_19;
      5'h14: dword_5 = read_20;
      5'h15: dword_5 = read_21;
      5'h16: dword_5 = read_22;
      5'h17: dword_5 = read_23;
      5'h18: dword_5 = read_24;
      5'h19: dword_5 = read_25;
      5'h1a: dword_5 = read_26;
      5'h1b: dword_5 = read_27;
      5'h1c: dword_5 = read_28;
      5'h1d: dword_5 = read_29;
      5'h1e: dword_5 = read_30;
      5'h1f: dword_5 = read_31;
      default: dword_5 = read_0;
    endcase

  always @*
    case (asked_6_bank)
      5'd1: dword_6 = read_1;
      5'd2: dword_6 = read_2;
      5'd3: dword_6 = read_3;
      5'd4: dword_6 = read_4;
      5'd5: dword_6 = read_5;
      5'd6: dword_6 = read_6;
      5'd7: dword_6 = read_7;
      5'd8: dword_6 = read_8;
      5'd9: dword_6 = read_9;
      5'ha: dword_6 = read_10;
      5'hb: dword_6 = read_11;
      5'hc: dword_6 = read_12;
      5'hd: dword_6 = read_13;
      5'he: dword_6 = read_14;
      5'hf: dword_6 = read_15;
      5'h10: dword_6 = read_16;
      5'h11: dword_6 = read_17;
      5'h12: dword_6 = read_18;
      5'h13: dword_6 = read_19;
      5'h14: dword_6 = read_20;
      5'h15: dword_6 = read_21;
      5'h16: dword_6 = read_22;
      5'h17: dword_6 = read_23;
      5'h18: dword_6 = read_24;
      5'h19: dword_6 = read_25;
      5'h1a: dword_6 = read_26;
      5'h1b: dword_6 = read_27;
      5'h1c: dword_6 = read_28;
      5'h1d: dword_6 = read_29;
      5'h1e: dword_6 = read_30;
      5'h1f: dword_6 = read_31;
      default: dword_6 = read_0;
    endcase

  always @*
    case (asked_7_bank)
      5'd1: dword_7 = read_1;
      5'd2: dword_7 = read_2;
      5'd3: dword_7 = read_3;
      5'd4: dword_7 = read_4;
      5'd5: dword_7 = read_5;
      5'd6: dword_7 = read_6;
      5'd7: dword_7 = read_7;
      5'd8: dword_7 = read_8;
      5'd9: dword_7 = read_9;
      5'ha: dword_7 = read_10;
      5'hb: dword_7 = read_11;
      5'hc: dword_7 = read_12;
      5'hd: dword_7 = read_13;
      5'he: dword_7 = read_14;
      5'hf: dword_7 = read_15;
      5'h10: dword_7 = read_16;
      5'h11: dword_7 = read_17;
      5'h12: dword_7 = read_18;
      5'h13: dword_7 = read_19;
      5'h14: dword_7 = read_20;
      5'h15: dword_7 = read_21;
      5'h16: dword_7 = read_22;
      5'h17: dword_7 = read_23;
      5'h18: dword_7 = read_24;
      5'h19: dword_7 = read_25;
      5'h1a: dword_7 = read_26;
      5'h1b: dword_7 = read_27;
      5'h1c: dword_7 = read_28;
      5'h1d: dword_7 = read_29;
      5'h1e: dword_7 = read_30;
      5'h1f: dword_7 = read_31;
      default: dword_7 = read_0;
    endcase

  always @*
    case (asked_8_bank)
      5'd1: dword_8 = read_1;
      5'd2: dword_8 = read_2;
      5'd3: dword_8 = read_3;
      5'd4: dword_8 = read_4;
      5'd5: dword_8 = read_5;
      5'd6: dword_8 = read_6;
      5'd7: dword_8 = read_7;
      5'd8: dword_8 = read_8;
      5'd9: dword_8 = read_9;
      5'ha: dword_8 = read_10;
      5'hb: dword_8 = read_11;
      5'hc: dword_8 = read_12;
      5'hd: dword_8 = read_13;
      5'he: dword_8 = read_14;
      5'hf: dword_8 = read_15;
      5'h10: dword_8 = read_16;
      5'h11: dword_8 = read_17;
      5'h12: dword_8 = read_18;
      5'h13: dword_8 = read_19;
      5'h14: dword_8 = read_20;
      5'h15: dword_8 = read_21;
      5'h16: dword_8 = read_22;
      5'h17: dword_8 = read_23;
      5'h18: dword_8 = read_24;
      5'h19: dword_8 = read_25;
      5'h1a: dword_8 = read_26;
      5'h1b: dword_8 = read_27;
      5'h1c: dword_8 = read_28;
      5'h1d: dword_8 = read_29;
      5'h1e: dword_8 = read_30;
      5'h1f: dword_8 = read_31;
      default: dword_8 = read_0;
    endcase

  always @*
    case (asked_9_bank)
      5'd1: dword_9 = read_1;
      5'd2: dword_9 = read_2;
      5'd3: dword_9 = read_3;
      5'd4: dword_9 = read_4;
      5'd5: dword_9 = read_5;
      5'd6: dword_9 = read_6;
      5'd7: dword_9 = read_7;
      5'd8: dword_9 = read_8;
      5'd9: dword_9 = read_9;
      5'ha: dword_9 = read_10;
      5'hb: dword_9 = read_11;
      5'hc: dword_9 = read_12;
      5'hd: dword_9 = read_13;
      5'he: dword_9 = read_14;
      5'hf: dword_9 = read_15;
      5'h10: dword_9 = read_16;
      5'h11: dword_9 = read_17;
      5'h12: dword_9 = read_18;
      5'h13: dword_9 = read_19;
      5'h14: dword_9 = read_20;
      5'h15: dword_9 = read_21;
      5'h16: dword_9 = read_22;
      5'h17: dword_9 = read_23;
      5'h18: dword_9 = read_24;
      5'h19: dword_9 = read_25;
      5'h1a: dword_9 = read_26;
      5'h1b: dword_9 = read_27;
      5'h1c: dword_9 = read_28;
      5'h1d: dword_9 = read_29;
      5'h1e: dword_9 = read_30;
      5'h1f: dword_9 = read_31;
      default: dword_9 = read_0;
    endcase

  always @*
    case (asked_10_bank)
      5'd1: dword_10 = read_1;
      5'd2: dword_10 = read_2;
      5'd3: dword_10 = read_3;
      5'd4: dword_10 = read_4;
      5'd5: dword_10 = read_5;
      5'd6: dword_10 = read_6;
      5'd7: dword_10 = read_7;
      5'd8: dword_10 = read_8;
      5'd9: dword_10 = read_9;
      5'ha: dword_10 = read_10;
      5'hb: dword_10 = read_11;
      5'hc: dword_10 = read_12;
      5'hd: dword_10 = read_13;
      5'he: dword_10 = read_14;
      5'hf: dword_10 = read_15;
      5'h10: dword_10 = read_16;
      5'h11: dword_10 = read_17;
      5'h12: dword_10 = read_18;
      5'h13: dword_10 = read_19;
      5'h14: dword_10 = read_20;
      5'h15: dword_10 = read_21;
      5'h16: dword_10 = read_22;
      5'h17: dword_10 = read_23;
      5'h18: dword_10 = read_24;
      5'h19: dword_10 = read_25;
      5'h1a: dword_10 = read_26;
      5'h1b: dword_10 = read_27;
      5'h1c: dword_10 = read_28;
      5'h1d: dword_10 = read_29;
      5'h1e: dword_10 = read_30;
      5'h1f: dword_10 = read_31;
      default: dword_10 = read_0;
    endcase

  always @*
    case (asked_11_bank)
      5'd1: dword_11 = read_1;
      5'd2: dword_11 = read_2;
      5'd3: dword_11 = read_3;
      5'd4: dword_11 = read_4;
      5'd5: dword_11 = read_5;
      5'd6: dword_11 = read_6;
      5'd7: dword_11 = read_7;
      5'd8: dword_11 = read_8;
      5'd9: dword_11 = read_9;
      5'ha: dword_11 = read_10;
      5'hb: dword_11 = read_11;
      5'hc: dword_11 = read_12;
      5'hd: dword_11 = read_13;
      5'he: dword_11 = read_14;
      5'hf: dword_11 = read_15;
      5'h10: dword_11 = read_16;
      5'h11: dword_11 = read_17;
      5'h12: dword_11 = read_18;
      5'h13: dword_11 = read_19;
      5'h14: dword_11 = read_20;
      5'h15: dword_11 = read_21;
      5'h16: dword_11 = read_22;
      5'h17: dword_11 = read_23;
      5'h18: dword_11 = read_24;
      5'h19: dword_11 = read_25;
      5'h1a: dword_11 = read_26;
      5'h1b: dword_11 = read_27;
      5'h1c: dword_11 = read_28;
      5'h1d: dword_11 = read_29;
      5'h1e: dword_11 = read_30;
      5'h1f: dword_11 = read_31;
      default: dword_11 = read_0;
    endcase

  always @*
    case (asked_12_bank)
      5'd1: dword_12 = read_1;
      5'd2: dword_12 = read_2;
      5'd3: dword_12 = read_3;
      5'd4: dword_12 = read_4;
      5'd5: dword_12 = read_5;
      5'd6: dword_12 = read_6;
      5'd7: dword_12 = read_7;
      5'd8: dword_12 = read_8;
      5'd9: dword_12 = read_9;
      5'ha: dword_12 = read_10;
      5'hb: dword_12 = read_11;
      5'hc: dword_12 = read_12;
      5'hd: dword_12 = read_13;
      5'he: dword_12 = read_14;
      5'hf: dword_12 = read_15;
      5'h10: dword_12 = read_16;
      5'h11: dword_12 = read_17;
      5'h12: dword_12 = read_18;
      5'h13: dword_12 = read_19;
      5'h14: dword_12 = read_20;
      5'h15: dword_12 = read_21;
      5'h16: dword_12 = read_22;
      5'h17: dword_12 = read_23;
      5'h18: dword_12 = read_24;
      5'h19: dword_12 = read_25;
      5'h1a: dword_12 = read_26;
      5'h1b: dword_12 = read_27;
      5'h1c: dword_12 = read_28;
      5'h1d: dword_12 = read_29;
      5'h1e: dword_12 = read_30;
      5'h1f: dword_12 = read_31;
      default: dword_12 = read_0;
    endcase

  always @*
    case (asked_13_bank)
      5'd1: dword_13 = read_1;
      5'd2: dword_13 = read_2;
      5'd3: dword_13 = read_3;
      5'd4: dword_13 = read_4;
      5'd5: dword_13 = read_5;
      5'd6: dword_13 = read_6;
      5'd7: dword_13 = read_7;
      5'd8: dword_13 = read_8;
      5'd9: dword_13 = read_9;
      5'ha: dword_13 = read_10;
      5'hb: dword_13 = read_11;
      5'hc: dword_13 = read_12;
      5'hd: dword_13 = read_13;
      5'he: dword_13 = read_14;
      5'hf: dword_13 = read_15;
      5'h10: dword_13 = read_16;
      5'h11: dword_13 = read_17;
      5'h12: dword_13 = read_18;
      5'h13: dword_13 = read_19;
      5'h14: dword_13 = read_20;
      5'h15: dword_13 = read_21;
      5'h16: dword_13 = read_22;
      5'h17: dword_13 = read_23;
      5'h18: dword_13 = read_24;
      5'h19: dword_13 = read_25;
      5'h1a: dword_13 = read_26;
      5'h1b: dword_13 = read_27;
      5'h1c: dword_13 = read_28;
      5'h1d: dword_13 = read_29;
      5'h1e: dword_13 = read_30;
      5'h1f: dword_13 = read_31;
      default: dword_13 = read_0;
    endcase

  always @*
    case (asked_14_bank)
      5'd1: dword_14 = read_1;
      5'd2: dword_14 = read_2;
      5'd3: dword_14 = read_3;
      5'd4: dword_14 = read_4;
      5'd5: dword_14 = read_5;
      5'd6: dword_14 = read_6;
      5'd7: dword_14 = read_7;
      5'd8: dword_14 = read_8;
      5'd9: dword_14 = read_9;
      5'ha: dword_14 = read_10;
      5'hb: dword_14 = read_11;
      5'hc: dword_14 = read_12;
      5'hd: dword_14 = read_13;
      5'he: dword_14 = read_14;
      5'hf: dword_14 = read_15;
      5'h10: dword_14 = read_16;
      5'h11: dword_14 = read_17;
      5'h12: dword_14 = read_18;
      5'h13: dword_14 = read_19;
      5'h14: dword_14 = read_20;
      5'h15: dword_14 = read_21;
      5'h16: dword_14 = read_22;
      5'h17: dword_14 = read_23;
      5'h18: dword_14 = read_24;
      5'h19: dword_14 = read_25;
      5'h1a: dword_14 = read_26;
      5'h1b: dword_14 = read_27;
      5'h1c: dword_14 = read_28;
      5'h1d: dword_14 = read_29;
      5'h1e: dword_14 = read_30;
      5'h1f: dword_14 = read_31;
      default: dword_14 = read_0;
    endcase

  always @*
    case (asked_15_bank)
      5'd1: dword_15 = read_1;
      5'd2: dword_15 = read_2;
      5'd3: dword_15 = read_3;
      5'd4: dword_15 = read_4;
      5'd5: dword_15 = read_5;
      5'd6: dword_15 = read_6;
      5'd7: dword_15 = read_7;
      5'd8: dword_15 = read_8;
      5'd9: dword_15 = read_9;
      5'ha: dword_15 = read_10;
      5'hb: dword_15 = read_11;
      5'hc: dword_15 = read_12;
      5'hd: dword_15 = read_13;
      5'he: dword_15 = read_14;
      5'hf: dword_15 = read_15;
      5'h10: dword_15 = read_16;
      5'h11: dword_15 = read_17;
      5'h12: dword_15 = read_18;
      5'h13: dword_15 = read_19;
      5'h14: dword_15 = read_20;
      5'h15: dword_15 = read_21;
      5'h16: dword_15 = read_22;
      5'h17: dword_15 = read_23;
      5'h18: dword_15 = read_24;
      5'h19: dword_15 = read_25;
      5'h1a: dword_15 = read_26;
      5'h1b: dword_15 = read_27;
      5'h1c: dword_15 = read_28;
      5'h1d: dword_15 = read_29;
      5'h1e: dword_15 = read_30;
      5'h1f: dword_15 = read_31;
      default: dword_15 = read_0;
    endcase

  always @*
    case (asked_16_bank)
      5'd1: dword_16 = read_1;
      5'd2: dword_16 = read_2;
      5'd3: dword_16 = read_3;
      5'd4: dword_16 = read_4;
      5'd5: dword_16 = read_5;
      5'd6: dword_16 = read_6;
      5'd7: dword_16 = read_7;
      5'd8: dword_16 = read_8;
      5'd9: dword_16 = read_9;
      5'ha: dword_16 = read_10;
      5'hb: dword_16 = read_11;
      5'hc: dword_16 = read_12;
      5'hd: dword_16 = read_13;
      5'he: dword_16 = read_14;
      5'hf: dword_16 = read_15;
      5'h10: dword_16 = read_16;
      5'h11: dword_16 = read_17;
      5'h12: dword_16 = read_18;
      5'h13: dword_16 = read_19;
      5'h14: dword_16 = read_20;
      5'h15: dword_16 = read_21;
      5'h16: dword_16 = read_22;
      5'h17: dword_16 = read_23;
      5'h18: dword_16 = read_24;
      5'h19: dword_16 = read_25;
      5'h1a: dword_16 = read_26;
      5'h1b: dword_16 = read_27;
      5'h1c: dword_16 = read_28;
      5'h1d: dword_16 = read_29;
      5'h1e: dword_16 = read_30;
      5'h1f: dword_16 = read_31;
      default: dword_16 = read_0;
    endcase

  always @*
    case (asked_17_bank)
      5'd1: dword_17 = read_1;
      5'd2: dword_17 = read_2;
      5'd3: dword_17 = read_3;
      5'd4: dword_17 = read_4;
      5'd5: dword_17 = read_5;
      5'd6: dword_17 = read_6;
      5'd7: dword_17 = read_7;
      5'd8: dword_17 = read_8;
      5'd9: dword_17 = read_9;
      5'ha: dword_17 = read_10;
      5'hb: dword_17 = read_11;
      5'hc: dword_17 = read_12;
      5'hd: dword_17 = read_13;
      5'he: dword_17 = read_14;
      5'hf: dword_17 = read_15;
      5'h10: dword_17 = read_16;
      5'h11: dword_17 = read_17;
      5'h12: dword_17 = read_18;
      5'h13: dword_17 = read_19;
      5'h14: dword_17 = read_20;
      5'h15: dword_17 = read_21;
      5'h16: dword_17 = read_22;
      5'h17: dword_17 = read_23;
      5'h18: dword_17 = read_24;
      5'h19: dword_17 = read_25;
      5'h1a: dword_17 = read_26;
      5'h1b: dword_17 = read_27;
      5'h1c: dword_17 = read_28;
      5'h1d: dword_17 = read_29;
      5'h1e: dword_17 = read_30;
      5'h1f: dword_17 = read_31;
      default: dword_17 = read_0;
    endcase

  always @*
    case (asked_18_bank)
      5'd1: dword_18 = read_1;
      5'd2: dword_18 = read_2;
      5'd3: dword_18 = read_3;
      5'd4: dword_18 = read_4;
      5'd5: dword_18 = read_5;
      5'd6: dword_18 = read_6;
      5'd7: dword_18 = read_7;
      5'd8: dword_18 = read_8;
      5'd9: dword_18 = read_9;
      5'ha: dword_18 = read_10;
      5'hb: dword_18 = read_11;
      5'hc: dword_18 = read_12;
      5'hd: dword_18 = read_13;
      5'he: dword_18 = read_14;
      5'hf: dword_18 = read_15;
      5'h10: dword_18 = read_16;
      5'h11: dword_18 = read_17;
      5'h12: dword_18 = read_18;
      5'h13: dword_18 = read_19;
      5'h14: dword_18 = read_20;
      5'h15: dword_18 = read_21;
      5'h16: dword_18 = read_22;
      5'h17: dword_18 = read_23;
      5'h18: dword_18 = read_24;
      5'h19: dword_18 = read_25;
      5'h1a: dword_18 = read_26;
      5'h1b: dword_18 = read_27;
      5'h1c: dword_18 = read_28;
      5'h1d: dword_18 = read_29;
      5'h1e: dword_18 = read_30;
      5'h1f: dword_18 = read_31;
      default: dword_18 = read_0;
    endcase

  always @*
    case (asked_19_bank)
      5'd1: dword_19 = read_1;
      5'd2: dword_19 = read_2;
      5'd3: dword_19 = read_3;
      5'd4: dword_19 = read_4;
      5'd5: dword_19 = read_5;
      5'd6: dword_19 = read_6;
      5'd7: dword_19 = read_7;
      5'd8: dword_19 = read_8;
      5'd9: dword_19 = read_9;
      5'ha: dword_19 = read_10;
      5'hb: dword_19 = read_11;
      5'hc: dword_19 = read_12;
      5'hd: dword_19 = read_13;
      5'he: dword_19 = read_14;
      5'hf: dword_19 = read_15;
      5'h10: dword_19 = read_16;
      5'h11: dword_19 = read_17;
      5'h12: dword_19 = read_18;
      5'h13: dword_19 = read_19;
      5'h14: dword_19 = read_20;
      5'h15: dword_19 = read_21;
      5'h16: dword_19 = read_22;
      5'h17: dword_19 = read_23;
      5'h18: dword_19 = read_24;
      5'h19: dword_19 = read_25;
      5'h1a: dword_19 = read_26;
      5'h1b: dword_19 = read_27;
      5'h1c: dword_19 = read_28;
      5'h1d: dword_19 = read_29;
      5'h1e: dword_19 = read_30;
      5'h1f: dword_19 = read_31;
      default: dword_19 = read_0;
    endcase

  always @*
    case (asked_20_bank)
      5'd1: dword_20 = read_1;
      5'd2: dword_20 = read_2;
      5'd3: dword_20 = read_3;
      5'd4: dword_20 = read_4;
      5'd5: dword_20 = read_5;
      5'd6: dword_20 = read_6;
      5'd7: dword_20 = read_7;
      5'd8: dword_20 = read_8;
      5'd9: dword_20 = read_9;
      5'ha: dword_20 = read_10;
      5'hb: dword_20 = read_11;
      5'hc: dword_20 = read_12;
      5'hd: dword_20 = read_13;
      5'he: dword_20 = read_14;
      5'hf: dword_20 = read_15;
      5'h10: dword_20 = read_16;
      5'h11: dword_20 = read_17;
      5'h12: dword_20 = read_18;
      5'h13: dword_20 = read_19;
      5'h14: dword_20 = read_20;
      5'h15: dword_20 = read_21;
      5'h16: dword_20 = read_22;
      5'h17: dword_20 = read_23;
      5'h18: dword_20 = read_24;
      5'h19: dword_20 = read_25;
      5'h1a: dword_20 = read_26;
      5'h1b: dword_20 = read_27;
      5'h1c: dword_20 = read_28;
      5'h1d: dword_20 = read_29;
      5'h1e: dword_20 = read_30;
      5'h1f: dword_20 = read_31;
      default: dword_20 = read_0;
    endcase

  always @*
    case (asked_21_bank)
      5'd1: dword_21 = read_1;
      5'd2: dword_21 = read_2;
      5'd3: dword_21 = read_3;
      5'd4: dword_21 = read_4;
      5'd5: dword_21 = read_5;
      5'd6: dword_21 = read_6;
      5'd7: dword_21 = read_7;
      5'd8: dword_21 = read_8;
      5'd9: dword_21 = read_9;
      5'ha: dword_21 = read_10;
      5'hb: dword_21 = read_11;
      5'hc: dword_21 = read_12;
      5'hd: dword_21 = read_13;
      5'he: dword_21 = read_14;
      5'hf: dword_21 = read_15;
      5'h10: dword_21 = read_16;
      5'h11: dword_21 = read_17;
      5'h12: dword_21 = read_18;
      5'h13: dword_21 = read_19;
      5'h14: dword_21 = read_20;
      5'h15: dword_21 = read_21;
      5'h16: dword_21 = read_22;
      5'h17: dword_21 = read_23;
      5'h18: dword_21 = read_24;
      5'h19: dword_21 = read_25;
      5'h1a: dword_21 = read_26;
      5'h1b: dword_21 = read_27;
      5'h1c: dword_21 = read_28;
      5'h1d: dword_21 = read_29;
      5'h1e: dword_21 = read_30;
      5'h1f: dword_21 = read_31;
      default: dword_21 = read_0;
    endcase

  always @*
    case (asked_22_bank)
      5'd1: dword_22 = read_1;
      5'd2: dword_22 = read_2;
      5'd3: dword_22 = read_3;
      5'd4: dword_22 = read_4;
      5'd5: dword_22 = read_5;
      5'd6: dword_22 = read_6;
      5'd7: dword_22 = read_7;
      5'd8: dword_22 = read_8;
      5'd9: dword_22 = read_9;
      5'ha: dword_22 = read_10;
      5'hb: dword_22 = read_11;
      5'hc: dword_22 = read_12;
      5'hd: dword_22 = read_13;
      5'he: dword_22 = read_14;
      5'hf: dword_22 = read_15;
      5'h10: dword_22 = read_16;
      5'h11: dword_22 = read_17;
      5'h12: dword_22 = read_18;
      5'h13: dword_22 = read_19;
      5'h14: dword_22 = read_20;
      5'h15: dword_22 = read_21;
      5'h16: dword_22 = read_22;
      5'h17: dword_22 = read_23;
      5'h18: dword_22 = read_24;
      5'h19: dword_22 = read_25;
      5'h1a: dword_22 = read_26;
      5'h1b: dword_22 = read_27;
      5'h1c: dword_22 = read_28;
      5'h1d: dword_22 = read_29;
      5'h1e: dword_22 = read_30;
      5'h1f: dword_22 = read_31;
      default: dword_22 = read_0;
    endcase

  always @*
    case (asked_23_bank)
      5'd1: dword_23 = read_1;
      5'd2: dword_23 = read_2;
      5'd3: dword_23 = read_3;
      5'd4: dword_23 = read_4;
      5'd5: dword_23 = read_5;
      5'd6: dword_23 = read_6;
      5'd7: dword_23 = read_7;
      5'd8: dword_23 = read_8;
      5'd9: dword_23 = read_9;
      5'ha: dword_23 = read_10;
      5'hb: dword_23 = read_11;
      5'hc: dword_23 = read_12;
      5'hd: dword_23 = read_13;
      5'he: dword_23 = read_14;
      5'hf: dword_23 = read_15;
      5'h10: dword_23 = read_16;
      5'h11: dword_23 = read_17;
      5'h12: dword_23 = read_18;
      5'h13: dword_23 = read_19;
      5'h14: dword_23 = read_20;
      5'h15: dword_23 = read_21;
      5'h16: dword_23 = read_22;
      5'h17: dword_23 = read_23;
      5'h18: dword_23 = read_24;
      5'h19: dword_23 = read_25;
      5'h1a: dword_23 = read_26;
      5'h1b: dword_23 = read_27;
      5'h1c: dword_23 = read_28;
      5'h1d: dword_23 = read_29;
      5'h1e: dword_23 = read_30;
      5'h1f: dword_23 = read_31;
      default: dword_23 = read_0;
    endcase

  always @*
    case (asked_24_bank)
      5'd1: dword_24 = read_1;
      5'd2: dword_24 = read_2;
      5'd3: dword_24 = read_3;
      5'd4: dword_24 = read_4;
      5'd5: dword_24 = read_5;
      5'd6: dword_24 = read_6;
      5'd7: dword_24 = read_7;
      5'd8: dword_24 = read_8;
      5'd9: dword_24 = read_9;
      5'ha: dword_24 = read_10;
      5'hb: dword_24 = read_11;
      5'hc: dword_24 = read_12;
      5'hd: dword_24 = read_13;
      5'he: dword_24 = read_14;
      5'hf: dword_24 = read_15;
      5'h10: dword_24 = read_16;
      5'h11: dword_24 = read_17;
      5'h12: dword_24 = read_18;
      5'h13: dword_24 = read_19;
      5'h14: dword_24 = read_20;
      5'h15: dword_24 = read_21;
      5'h16: dword_24 = read_22;
      5'h17: dword_24 = read_23;
      5'h18: dword_24 = read_24;
      5'h19: dword_24 = read_25;
      5'h1a: dword_24 = read_26;
      5'h1b: dword_24 = read_27;
      5'h1c: dword_24 = read_28;
      5'h1d: dword_24 = read_29;
      5'h1e: dword_24 = read_30;
      5'h1f: dword_24 = read_31;
      default: dword_24 = read_0;
    endcase

  always @*
    case (asked_25_bank)
      5'd1: dword_25 = read_1;
      5'd2: dword_25 = read_2;
      5'd3: dword_25 = read_3;
      5'd4: dword_25 = read_4;
      5'd5: dword_25 = read_5;
      5'd6: dword_25 = read_6;
      5'd7: dword_25 = read_7;
      5'd8: dword_25 = read_8;
      5'd9: dword_25 = read_9;
      5'ha: dword_25 = read_10;
      5'hb: dword_25 = read_11;
      5'hc: dword_25 = read_12;
      5'hd: dword_25 = read_13;
      5'he: dword_25 = read_14;
      5'hf: dword_25 = read_15;
      5'h10: dword_25 = read_16;
      5'h11: dword_25 = read_17;
      5'h12: dword_25 = read_18;
      5'h13: dword_25 = read_19;
      5'h14: dword_25 = read_20;
      5'h15: dword_25 = read_21;
      5'h16: dword_25 = read_22;
      5'h17: dword_25 = read_23;
      5'h18: dword_25 = read_24;
      5'h19: dword_25 = read_25;
      5'h1a: dword_25 = read_26;
      5'h1b: dword_25 = read_27;
      5'h1c: dword_25 = read_28;
      5'h1d: dword_25 = read_29;
      5'h1e: dword_25 = read_30;
      5'h1f: dword_25 = read_31;
      default: dword_25 = read_0;
    endcase

  always @*
    case (asked_26_bank)
      5'd1: dword_26 = read_1;
      5'd2: dword_26 = read_2;
      5'd3: dword_26 = read_3;
      5'd4: dword_26 = read_4;
      5'd5: dword_26 = read_5;
      5'd6: dword_26 = read_6;
      5'd7: dword_26 = read_7;
      5'd8: dword_26 = read_8;
      5'd9: dword_26 = read_9;
      5'ha: dword_26 = read_10;
      5'hb: dword_26 = read_11;
      5'hc: dword_26 = read_12;
      5'hd: dword_26 = read_13;
      5'he: dword_26 = read_14;
      5'hf: dword_26 = read_15;
      5'h10: dword_26 = read_16;
      5'h11: dword_26 = read_17;
      5'h12: dword_26 = read_18;
      5'h13: dword_26 = read_19;
      5'h14: dword_26 = read_20;
      5'h15: dword_26 = read_21;
      5'h16: dword_26 = read_22;
      5'h17: dword_26 = read_23;
      5'h18: dword_26 = read_24;
      5'h19: dword_26 = read_25;
      5'h1a: dword_26 = read_26;
      5'h1b: dword_26 = read_27;
      5'h1c: dword_26 = read_28;
      5'h1d: dword_26 = read_29;
      5'h1e: dword_26 = read_30;
      5'h1f: dword_26 = read_31;
      default: dword_26 = read_0;
    endcase

  always @*
    case (asked_27_bank)
      5'd1: dword_27 = read_1;
      5'd2: dword_27 = read_2;
      5'd3: dword_27 = read_3;
      5'd4: dword_27 = read_4;
      5'd5: dword_27 = read_5;
      5'd6: dword_27 = read_6;
      5'd7: dword_27 = read_7;
      5'd8: dword_27 = read_8;
      5'd9: dword_27 = read_9;
      5'ha: dword_27 = read_10;
      5'hb: dword_27 = read_11;
      5'hc: dword_27 = read_12;
      5'hd: dword_27 = read_13;
      5'he: dword_27 = read_14;
      5'hf: dword_27 = read_15;
      5'h10: dword_27 = read_16;
      5'h11: dword_27 = read_17;
      5'h12: dword_27 = read_18;
      5'h13: dword_27 = read_19;
      5'h14: dword_27 = read_20;
      5'h15: dword_27 = read_21;
      5'h16: dword_27 = read_22;
      5'h17: dword_27 = read_23;
      5'h18: dword_27 = read_24;
      5'h19: dword_27 = read_25;
      5'h1a: dword_27 = read_26;
      5'h1b: dword_27 = read_27;
      5'h1c: dword_27 = read_28;
      5'h1d: dword_27 = read_29;
      5'h1e: dword_27 = read_30;
      5'h1f: dword_27 = read_31;
      default: dword_27 = read_0;
    endcase

  always @*
    case (asked_28_bank)
      5'd1: dword_28 = read_1;
      5'd2: dword_28 = read_2;
      5'd3: dword_28 = read_3;
      5'd4: dword_28 = read_4;
      5'd5: dword_28 = read_5;
      5'd6: dword_28 = read_6;
      5'd7: dword_28 = read_7;
      5'd8: dword_28 = read_8;
      5'd9: dword_28 = read_9;
      5'ha: dword_28 = read_10;
      5'hb: dword_28 = read_11;
      5'hc: dword_28 = read_12;
      5'hd: dword_28 = read_13;
      5'he: dword_28 = read_14;
      5'hf: dword_28 = read_15;
      5'h10: dword_28 = read_16;
      5'h11: dword_28 = read_17;
      5'h12: dword_28 = read_18;
      5'h13: dword_28 = read_19;
      5'h14: dword_28 = read_20;
      5'h15: dword_28 = read_21;
      5'h16: dword_28 = read_22;
      5'h17: dword_28 = read_23;
      5'h18: dword_28 = read_24;
      5'h19: dword_28 = read_25;
      5'h1a: dword_28 = read_26;
      5'h1b: dword_28 = read_27;
      5'h1c: dword_28 = read_28;
      5'h1d: dword_28 = read_29;
      5'h1e: dword_28 = read_30;
      5'h1f: dword_28 = read_31;
      default: dword_28 = read_0;
    endcase

  always @*
    case (asked_29_bank)
      5'd1: dword_29 = read_1;
      5'd2: dword_29 = read_2;
      5'd3: dword_29 = read_3;
      5'd4: dword_29 = read_4;
      5'd5: dword_29 = read_5;
      5'd6: dword_29 = read_6;
      5'd7: dword_29 = read_7;
      5'd8: dword_29 = read_8;
      5'd9: dword_29 = read_9;
      5'ha: dword_29 = read_10;
      5'hb: dword_29 = read_11;
      5'hc: dword_29 = read_12;
      5'hd: dword_29 = read_13;
      5'he: dword_29 = read_14;
      5'hf: dword_29 = read_15;
      5'h10: dword_29 = read_16;
      5'h11: dword_29 = read_17;
      5'h12: dword_29 = read_18;
      5'h13: dword_29 = read_19;
      5'h14: dword_29 = read_20;
      5'h15: dword_29 = read_21;
      5'h16: dword_29 = read_22;
      5'h17: dword_29 = read_23;
      5'h18: dword_29 = read_24;
      5'h19: dword_29 = read_25;
      5'h1a: dword_29 = read_26;
      5'h1b: dword_29 = read_27;
      5'h1c: dword_29 = read_28;
      5'h1d: dword_29 = read_29;
      5'h1e: dword_29 = read_30;
      5'h1f: dword_29 = read_31;
      default: dword_29 = read_0;
    endcase

  always @*
    case (asked_30_bank)
      5'd1: dword_30 = read_1;
      5'd2: dword_30 = read_2;
      5'd3: dword_30 = read_3;
      5'd4: dword_30 = read_4;
      5'd5: dword_30 = read_5;
      5'd6: dword_30 = read_6;
      5'd7: dword_30 = read_7;
      5'd8: dword_30 = read_8;
      5'd9: dword_30 = read_9;
      5'ha: dword_30 = read_10;
      5'hb: dword_30 = read_11;
      5'hc: dword_30 = read_12;
      5'hd: dword_30 = read_13;
      5'he: dword_30 = read_14;
      5'hf: dword_30 = read_15;
      5'h10: dword_30 = read_16;
      5'h11: dword_30 = read_17;
      5'h12: dword_30 = read_18;
      5'h13: dword_30 = read_19;
      5'h14: dword_30 = read_20;
      5'h15: dword_30 = read_21;
      5'h16: dword_30 = read_22;
      5'h17: dword_30 = read_23;
      5'h18: dword_30 = read_24;
      5'h19: dword_30 = read_25;
      5'h1a: dword_30 = read_26;
      5'h1b: dword_30 = read_27;
      5'h1c: dword_30 = read_28;
      5'h1d: dword_30 = read_29;
      5'h1e: dword_30 = read_30;
      5'h1f: dword_30 = read_31;
      default: dword_30 = read_0;
    endcase

  always @*
    case (asked_31_bank)
      5'd1: dword_31 = read_1;
      5'd2: dword_31 = read_2;
      5'd3: dword_31 = read_3;
      5'd4: dword_31 = read_4;
      5'd5: dword_31 = read_5;
      5'd6: dword_31 = read_6;
      5'd7: dword_31 = read_7;
      5'd8: dword_31 = read_8;
      5'd9: dword_31 = read_9;
      5'ha: dword_31 = read_10;
      5'hb: dword_31 = read_11;
      5'hc: dword_31 = read_12;
      5'hd: dword_31 = read_13;
      5'he: dword_31 = read_14;
      5'hf: dword_31 = read_15;
      5'h10: dword_31 = read_16;
      5'h11: dword_31 = read_17;
      5'h12: dword_31 = read_18;
      5'h13: dword_31 = read_19;
      5'h14: dword_31 = read_20;
      5'h15: dword_31 = read_21;
      5'h16: dword_31 = read_22;
      5'h17: dword_31 = read_23;
      5'h18: dword_31 = read_24;
      5'h19: dword_31 = read_25;
      5'h1a: dword_31 = read_26;
      5'h1b: dword_31 = read_27;
      5'h1c: dword_31 = read_28;
      5'h1d: dword_31 = read_29;
      5'h1e: dword_31 = read_30;
      5'h1f: dword_31 = read_31;
      default: dword_31 = read_0;
    endcase

endmodule

`default_nettype wire
