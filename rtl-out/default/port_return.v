// port_return: generator of hdl/src/memory/port.rs:115
// Written by Tombolo; change the source.
// SPDX-License-Identifier: MIT OR Apache-2.0

`default_nettype none

module port_return (
  input wire valid, // An answer is here, or some of it.
  input wire [9:0] id, // Identifier.
  output wire [5:0] to, // For client 3 s + c.
  output wire to_atomic, // For the atomic unit.
  output wire [5:0] tag // Its record.
);

  assign to[0] = valid & (id[9:6] == 4'd0);
  assign to[1] = valid & (id[9:6] == 4'd1);
  assign to[2] = valid & (id[9:6] == 4'd2);
  assign to[3] = valid & (id[9:6] == 4'd4);
  assign to[4] = valid & (id[9:6] == 4'd5);
  assign to[5] = valid & (id[9:6] == 4'd6);
  assign to_atomic = valid & (id[9:6] == 4'd3);
  assign tag = id[5:0];

endmodule

`default_nettype wire
