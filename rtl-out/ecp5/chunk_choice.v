// chunk_choice: generator of hdl/src/front/fetch.rs
// Written by Tombolo; change the source.
// SPDX-License-Identifier: MIT OR Apache-2.0

`default_nettype none

module chunk_choice (
  input wire [127:0] line_0,
  output wire [31:0] chosen_0,
  output wire [31:0] chosen_1,
  output wire [31:0] chosen_2,
  output wire [31:0] chosen_3
);

  assign chosen_0 = line_0[31:0];
  assign chosen_1 = line_0[63:32];
  assign chosen_2 = line_0[95:64];
  assign chosen_3 = line_0[127:96];

endmodule

`default_nettype wire
