// lds_return: generator of hdl/src/lds/crossbar.rs:92
// Written by Tombolo; change the source.
// SPDX-License-Identifier: MIT OR Apache-2.0

`default_nettype none

module lds_return (
  input wire [1023:0] read, // The banks' dwords.
  input wire [159:0] asked_bank, // What the lanes asked for.
  output wire [1023:0] dword // The lanes' dwords.
);

  genvar i;

  for (i = 0; i < 32; i = i + 1) begin : each_dword
    reg [31:0] dword_i;
    assign dword[i*32 +: 32] = dword_i;

    always @*
      case (asked_bank[i*5 +: 5])
        5'd1: dword_i = read[1*32 +: 32];
        5'd2: dword_i = read[2*32 +: 32];
        5'd3: dword_i = read[3*32 +: 32];
        5'd4: dword_i = read[4*32 +: 32];
        5'd5: dword_i = read[5*32 +: 32];
        5'd6: dword_i = read[6*32 +: 32];
        5'd7: dword_i = read[7*32 +: 32];
        5'd8: dword_i = read[8*32 +: 32];
        5'd9: dword_i = read[9*32 +: 32];
        5'ha: dword_i = read[10*32 +: 32];
        5'hb: dword_i = read[11*32 +: 32];
        5'hc: dword_i = read[12*32 +: 32];
        5'hd: dword_i = read[13*32 +: 32];
        5'he: dword_i = read[14*32 +: 32];
        5'hf: dword_i = read[15*32 +: 32];
        5'h10: dword_i = read[16*32 +: 32];
        5'h11: dword_i = read[17*32 +: 32];
        5'h12: dword_i = read[18*32 +: 32];
        5'h13: dword_i = read[19*32 +: 32];
        5'h14: dword_i = read[20*32 +: 32];
        5'h15: dword_i = read[21*32 +: 32];
        5'h16: dword_i = read[22*32 +: 32];
        5'h17: dword_i = read[23*32 +: 32];
        5'h18: dword_i = read[24*32 +: 32];
        5'h19: dword_i = read[25*32 +: 32];
        5'h1a: dword_i = read[26*32 +: 32];
        5'h1b: dword_i = read[27*32 +: 32];
        5'h1c: dword_i = read[28*32 +: 32];
        5'h1d: dword_i = read[29*32 +: 32];
        5'h1e: dword_i = read[30*32 +: 32];
        5'h1f: dword_i = read[31*32 +: 32];
        default: dword_i = read[0 +: 32];
      endcase
  end

endmodule

`default_nettype wire
