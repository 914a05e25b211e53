// group_vector: generator of hdl/src/dispatch/placement.rs:121. Written by Tombolo; change the source.
// SPDX-License-Identifier: MIT OR Apache-2.0
`default_nettype none

module group_vector (
  input wire [19:0] state_shape_group,
  output wire [79:0] vector_ // 5 bits a slot.
);

  assign vector_ = {60'd0, state_shape_group};
endmodule
`default_nettype wire
