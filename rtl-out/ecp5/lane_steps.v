// lane_steps: generator of hdl/src/vmem/lane.rs:18. Written by Tombolo; change the source.
// SPDX-License-Identifier: MIT OR Apache-2.0
`default_nettype none

module lane_steps (
  input wire active, // The lane takes part.
  input wire [2:0] shared_element, input wire [3:0] shared_whole_bytes, input wire shared_returns,
  input wire [3:0] shared_wanted,
  input wire [3:0] in_bounds, // Dwords within the buffer.
  input wire [1:0] misaligned, // Byte offset in the aligned dword.
  output wire [11:0] steps // One bit a step.
);

  wire [3:0] steps_all = shared_wanted & in_bounds & {4{active}};
  wire steps_any_set = |shared_whole_bytes;
  wire [3:0] steps_choice = steps_any_set ? {3'd0, steps_all[0]} : steps_all;
  wire [3:0] steps_all_steps_choice = steps_choice & {4{(4'd4 < ({2'd0, misaligned} + {1'b0, shared_element})) &
      ~steps_any_set}};
  assign steps = {shared_wanted & ~in_bounds & {4{active & shared_returns}}, steps_all_steps_choice, steps_choice};
endmodule
`default_nettype wire
