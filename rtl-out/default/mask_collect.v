// mask_collect: generator of hdl/src/vector/masks.rs
// Written by Tombolo; change the source.
// SPDX-License-Identifier: MIT OR Apache-2.0

`default_nettype none

module mask_collect (
  input wire [31:0] before_,
  input wire [2:0] beat,
  input wire odd,
  input wire [31:0] flag,
  input wire [31:0] active,
  output wire [31:0] mask
);

  wire [31:0] joined_1 = {flag[31], flag[30], flag[29], flag[28], flag[27], flag[26], flag[25], flag[24], flag[23],
      flag[22], flag[21], flag[20], flag[19], flag[18], flag[17], flag[16], flag[15], flag[14], flag[13], flag[12],
      flag[11], flag[10], flag[9], flag[8], flag[7], flag[6], flag[5], flag[4], flag[3], flag[2], flag[1], flag[0]};
  wire [31:0] joined_2 = {active[31], active[30], active[29], active[28], active[27], active[26], active[25],
      active[24], active[23], active[22], active[21], active[20], active[19], active[18], active[17], active[16],
      active[15], active[14], active[13], active[12], active[11], active[10], active[9], active[8], active[7],
      active[6], active[5], active[4], active[3], active[2], active[1], active[0]};

  assign mask = joined_1 & joined_2;

endmodule

`default_nettype wire
