// lds_return: generator of hdl/src/memory/lds/crossbar.rs
// Written by Tombolo; change the source.
// SPDX-License-Identifier: MIT OR Apache-2.0

`default_nettype none

module lds_return (
  input wire [31:0] read_0,
  input wire [31:0] read_1,
  input wire [31:0] read_2,
  input wire [31:0] read_3,
  input wire [4:0] asked_0_bank,
  input wire [4:0] asked_1_bank,
  input wire [4:0] asked_2_bank,
  input wire [4:0] asked_3_bank,
  output reg [31:0] dword_0,
  output reg [31:0] dword_1,
  output reg [31:0] dword_2,
  output reg [31:0] dword_3
);

  always @*
    case (asked_0_bank[1:0])
      2'd1: dword_0 = read_1;
      2'd2: dword_0 = read_2;
      2'd3: dword_0 = read_3;
      default: dword_0 = read_0;
    endcase

  always @*
    case (asked_1_bank[1:0])
      2'd1: dword_1 = read_1;
      2'd2: dword_1 = read_2;
      2'd3: dword_1 = read_3;
      default: dword_1 = read_0;
    endcase

  always @*
    case (asked_2_bank[1:0])
      2'd1: dword_2 = read_1;
      2'd2: dword_2 = read_2;
      2'd3: dword_2 = read_3;
      default: dword_2 = read_0;
    endcase

  always @*
    case (asked_3_bank[1:0])
      2'd1: dword_3 = read_1;
      2'd2: dword_3 = read_2;
      2'd3: dword_3 = read_3;
      default: dword_3 = read_0;
    endcase

endmodule

`default_nettype wire
