// port_return: generator of hdl/src/port/mod.rs:182. Written by Tombolo; change the source.
// SPDX-License-Identifier: MIT OR Apache-2.0
`default_nettype none

module port_return (
  input wire valid, // A response is here, or some of it.
  input wire [9:0] id, // Identifier.
  input wire [1:0] part, // Number of the part.
  input wire last, // It is the last one.
  input wire [1:0] missing, // See LineResponse.
  output wire to_0_valid, // For client 3 s + c.
  output wire [5:0] to_0_tag, output wire [1:0] to_0_part, output wire to_0_last, output wire [1:0] to_0_missing,
  output wire to_1_valid, output wire [5:0] to_1_tag, output wire [1:0] to_1_part, output wire to_1_last,
  output wire [1:0] to_1_missing, output wire to_2_valid, output wire [5:0] to_2_tag, output wire [1:0] to_2_part,
  output wire to_2_last,
  output wire to_atomic_valid, // For the atomic unit.
  output wire [5:0] to_atomic_tag, output wire [1:0] to_atomic_part, output wire to_atomic_last
);

  assign to_0_valid = valid & (id[9:6] == 4'd0);
  assign to_0_tag = id[5:0];
  assign to_0_part = part;
  assign to_0_last = last;
  assign to_0_missing = missing;
  assign to_1_valid = valid & (id[9:6] == 4'd1);
  assign to_1_tag = to_0_tag;
  assign to_1_part = part;
  assign to_1_last = last;
  assign to_1_missing = missing;
  assign to_2_valid = valid & (id[9:6] == 4'd2);
  assign to_2_tag = to_0_tag;
  assign to_2_part = part;
  assign to_2_last = last;
  assign to_atomic_valid = valid & (id[9:6] == 4'd3);
  assign to_atomic_tag = to_0_tag;
  assign to_atomic_part = part;
  assign to_atomic_last = last;
endmodule
`default_nettype wire
