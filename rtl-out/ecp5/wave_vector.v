// wave_vector: generator of hdl/src/parts/vector.rs:7. Written by Tombolo; change the source.
// SPDX-License-Identifier: MIT OR Apache-2.0
`default_nettype none

module wave_vector (
  input wire [3:0] bit_, // The waves' bits.
  output wire [15:0] vector_ // The vector.
);

  assign vector_ = {12'd0, bit_};
endmodule
`default_nettype wire
