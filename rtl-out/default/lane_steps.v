// lane_steps: generator of hdl/src/memory/lane.rs:15
// Written by Tombolo; change the source.
// SPDX-License-Identifier: MIT OR Apache-2.0

`default_nettype none

module lane_steps (
  input wire active, // The lane takes part.
  input wire [206:0] shared, // From super::address::SharedAddress.
  input wire [3:0] in_bounds, // Dwords within the buffer.
  input wire [1:0] misaligned, // Byte offset in the aligned dword.
  output wire [11:0] steps // One bit a step.
);

  wire [3:0] steps_otherwise_all = shared[206:203] & in_bounds & {4{active}};
  wire [3:0] steps_choice = (|shared[200:197]) ? {3'd0, steps_otherwise_all[0]} : steps_otherwise_all;
  wire [3:0] steps_all = steps_choice & {4{(4'd4 < ({2'd0, misaligned} + {1'b0, shared[196:194]})) &
      (~|shared[200:197])}};

  assign steps = {shared[206:203] & ~in_bounds & {4{active & shared[202]}}, steps_all, steps_choice};

endmodule

`default_nettype wire
