// wave_vector: generator of hdl/src/parts/decode.rs
// Written by Tombolo; change the source.
// SPDX-License-Identifier: MIT OR Apache-2.0

`default_nettype none

module wave_vector (
  input wire [15:0] bit_,
  output wire [15:0] vector_
);

  assign vector_ = {bit_[15], bit_[14], bit_[13], bit_[12], bit_[11], bit_[10], bit_[9], bit_[8], bit_[7], bit_[6],
      bit_[5], bit_[4], bit_[3], bit_[2], bit_[1], bit_[0]};

endmodule

`default_nettype wire
