// wave_status: generator of hdl/src/front/status.rs:7. Written by Tombolo; change the source.
// SPDX-License-Identifier: MIT OR Apache-2.0
`default_nettype none

module wave_status (
  input wire exec_any, // EXEC is not zero in the lanes of the wave.
  input wire vcc_any, // VCC is not zero in the lanes of the wave.
  input wire [5:0] group_waves, // Waves of its work-group.
  input wire wave64, // It has 64 lanes.
  input wire has_credit, // A wake-up came: the next sleep is skipped.
  input wire barrier_complete, // The barrier has completed, the wave has not waited for it yet.
  input wire scc, // SCC.
  input wire [1:0] priority_, // User priority.
  input wire has_scratch, // It has scratch memory.
  output wire [31:0] status, // STATUS.
  output wire [31:0] state_priv // STATE_PRIV.
);

  assign status = {{22'd0, ~exec_any}, 9'd0} | {{21'd0, ~vcc_any}, 10'd0} | {{20'd0, ~(group_waves < 6'd2)}, 11'd0} |
      32'h10000 | {{2'd0, wave64}, 29'd0};
  assign state_priv = {{30'd0, has_credit}, 1'b0} | {{29'd0, barrier_complete}, 2'd0} | {{22'd0, scc}, 9'd0} |
      {{18'd0, priority_}, 12'd0} | {{13'd0, has_scratch}, 18'd0};
endmodule
`default_nettype wire
