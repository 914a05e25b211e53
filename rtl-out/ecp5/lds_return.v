// lds_return: generator of hdl/src/memory/lds/crossbar.rs
// Written by Tombolo; change the source.

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
  input wire [4:0] bank_0,
  input wire [4:0] bank_1,
  input wire [4:0] bank_2,
  input wire [4:0] bank_3,
  output reg [31:0] dword_0,
  output reg [31:0] dword_1,
  output reg [31:0] dword_2,
  output reg [31:0] dword_3
);

  always @*
    case (bank_0)
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
    case (bank_1)
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
    case (bank_2)
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
    case (bank_3)
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

endmodule
