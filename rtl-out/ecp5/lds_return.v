// lds_return: generator of hdl/src/lds/crossbar.rs:93
// Written by Tombolo; change the source.
// SPDX-License-Identifier: MIT OR Apache-2.0

`default_nettype none

module lds_return (
  input wire [127:0] read, // The banks' dwords.
  input wire [19:0] asked_bank, // What the lanes asked for.
  input wire [43:0] asked_row,
  output wire [127:0] dword // The lanes' dwords.
);

  genvar i;

  for (i = 0; i < 4; i = i + 1) begin : each_dword
    reg [31:0] dword_i;
    assign dword[i*32 +: 32] = dword_i;

    always @*
      case (asked_bank[i*5 +: 2])
        2'd1: dword_i = read[63:32];
        2'd2: dword_i = read[95:64];
        2'd3: dword_i = read[127:96];
        default: dword_i = read[31:0];
      endcase
  end

endmodule

`default_nettype wire
