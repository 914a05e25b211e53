// stream_head: generator of hdl/src/front/stream.rs
// Written by Tombolo; change the source.
// SPDX-License-Identifier: MIT OR Apache-2.0

`default_nettype none

module stream_head (
  input wire [47:0] pc,
  input wire valid_0,
  input wire valid_1,
  input wire missing_0,
  input wire missing_1,
  input wire [2:0] length,
  input wire [45:0] stepped,
  output wire upper,
  output wire present,
  output wire whole,
  output wire lacks,
  output wire leaves,
  output wire full,
  output wire [47:0] wanted,
  output wire wanted_upper
);

  wire [42:0] next_chunk;

  wire [4:0] difference_1 = 5'd8 - {2'd0, pc[4:2]};
  wire less_1 = difference_1 < {2'd0, length};
  wire chosen_1 = upper ? valid_0 : valid_1;

  assign whole = present & (chosen_1 ? (~((difference_1 + 5'd8) < {2'd0, length})) : (~less_1));
  assign present = upper ? valid_1 : valid_0;
  assign lacks = (upper ? missing_1 : missing_0) | ((upper ? missing_0 : missing_1) & less_1);
  assign leaves = stepped[3] ^ upper;
  assign full = present & chosen_1;
  assign next_chunk = pc[47:5] + {42'd0, present};
  assign wanted_upper = next_chunk[0];
  assign wanted = {next_chunk, 5'd0};
  assign upper = pc[5];

endmodule

`default_nettype wire
