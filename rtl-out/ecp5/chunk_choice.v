// chunk_choice: generator of hdl/src/front/fetch.rs:55. Written by Tombolo; change the source.
// SPDX-License-Identifier: MIT OR Apache-2.0
`default_nettype none

module chunk_choice (
  input wire [127:0] line_0, // The quarters of the line, or the one that holds the chunk.
  output wire [127:0] chosen // The chunk.
);

  genvar i;
  for (i = 0; i < 4; i = i + 1) begin : each_chosen
    assign chosen[i*32 +: 32] = line_0[32*i +: 32];
  end
endmodule
`default_nettype wire
