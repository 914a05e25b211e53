// fault_numbers: generator of hdl/src/dispatch/faults.rs:130. Written by Tombolo; change the source.
// SPDX-License-Identifier: MIT OR Apache-2.0
`default_nettype none

module fault_numbers (
  input wire [2:0] fault_kind, // The fault.
  input wire [2:0] fault_reason,
  output wire [3:0] kind, // KIND.
  output wire [3:0] reason // REASON.
);

  assign kind = {1'b0, fault_kind};
  assign reason = {1'b0, fault_reason};
endmodule
`default_nettype wire
