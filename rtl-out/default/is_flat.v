// is_flat: generator of hdl/src/memory/lds/flat.rs:16
// Written by Tombolo; change the source.
// SPDX-License-Identifier: MIT OR Apache-2.0

`default_nettype none

module is_flat (
  input wire [31:0] word, // Its first dword.
  output wire flat // It is.
);

  assign flat = word[31:24] == 8'hec;

endmodule

`default_nettype wire
