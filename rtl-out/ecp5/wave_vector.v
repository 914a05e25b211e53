// wave_vector: generator of hdl/src/parts/decode.rs
// Written by Tombolo; change the source.
// SPDX-License-Identifier: MIT OR Apache-2.0

`default_nettype none

module wave_vector (
  input wire [3:0] bit_,
  output wire [15:0] vector_
);

  assign vector_ = {12'd0, {bit_[3], bit_[2], bit_[1], bit_[0]}};

endmodule

`default_nettype wire
