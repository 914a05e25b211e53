// wave_status: generator of hdl/src/front/status.rs
// Written by Tombolo; change the source.
// SPDX-License-Identifier: MIT OR Apache-2.0

`default_nettype none

module wave_status (
  input wire exec_any,
  input wire vcc_any,
  input wire [5:0] group_waves,
  input wire wave64,
  input wire has_credit,
  input wire barrier_complete,
  input wire scc,
  input wire [1:0] priority_,
  input wire has_scratch,
  output wire [31:0] status,
  output wire [31:0] state_priv
);

  assign status = ({31'd0, ~exec_any} << 5'd9) | ({31'd0, ~vcc_any} << 5'ha) | ({31'd0, ~(group_waves < 6'd2)} <<
      5'hb) | 32'h10000 | ({31'd0, wave64} << 5'h1d);
  assign state_priv = ({31'd0, has_credit} << 5'd1) | ({31'd0, barrier_complete} << 5'd2) | ({31'd0, scc} << 5'd9) |
      ({30'd0, priority_} << 5'hc) | ({31'd0, has_scratch} << 5'h12);

endmodule

`default_nettype wire
