// port_return: generator of hdl/src/memory/port.rs:115
// Written by Tombolo; change the source.
// SPDX-License-Identifier: MIT OR Apache-2.0

`default_nettype none

module port_return (
  input wire valid, // An answer is here, or some of it.
  input wire [9:0] id, // Identifier.
  output wire to_0, // For client 3 s + c.
  output wire to_1,
  output wire to_2,
  output wire to_atomic, // For the atomic unit.
  output wire [5:0] tag // Its record.
);

  assign to_0 = valid & (id[9:6] == 4'd0);
  assign to_1 = valid & (id[9:6] == 4'd1);
  assign to_2 = valid & (id[9:6] == 4'd2);
  assign to_atomic = valid & (id[9:6] == 4'd3);
  assign tag = id[5:0];

endmodule

`default_nettype wire
