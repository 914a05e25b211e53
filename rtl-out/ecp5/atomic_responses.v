// atomic_responses: generator of hdl/src/atomic/unit.rs:98. Written by Tombolo; change the source.
// SPDX-License-Identifier: MIT OR Apache-2.0
`default_nettype none

module atomic_responses (
  input wire completes, // An operation is done.
  input wire owner_0, // Its SIMD, one-hot.
  input wire [5:0] tag, // Number of its record.
  input wire [63:0] value, // The value before it.
  output wire answer_0_valid, // By SIMD.
  output wire [5:0] answer_0_tag, output wire [63:0] answer_0_value
);

  assign answer_0_valid = completes & owner_0;
  assign answer_0_tag = tag;
  assign answer_0_value = value;
endmodule
`default_nettype wire
