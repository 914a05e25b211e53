// lds_return: generator of hdl/src/lds/crossbar.rs:139. Written by Tombolo; change the source.
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
    assign dword[i*32 +: 32] = read[{asked_bank[i*5 +: 2], 5'd0} +: 32];
  end
endmodule
`default_nettype wire
