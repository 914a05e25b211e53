// port_return: generator of hdl/src/port/mod.rs:131
// Written by Tombolo; change the source.
// SPDX-License-Identifier: MIT OR Apache-2.0

`default_nettype none

module port_return (
  input wire valid, // An answer is here, or some of it.
  input wire [9:0] id, // Identifier.
  input wire [1:0] part, // Number of the part.
  input wire last, // It is the last one.
  input wire [1:0] missing, // See LineAnswer.
  output wire [5:0] to_valid, // For client 3 s + c.
  output wire [11:0] to_part,
  output wire [5:0] to_last,
  output wire [1:0] to_0_missing,
  output wire [5:0] to_1_tag,
  output wire [1:0] to_1_missing,
  output wire [5:0] to_2_tag,
  output wire [1:0] to_3_missing,
  output wire [5:0] to_4_tag,
  output wire [1:0] to_4_missing,
  output wire [5:0] to_5_tag,
  output wire to_atomic_valid, // For the atomic unit.
  output wire [5:0] to_atomic_tag,
  output wire [1:0] to_atomic_part,
  output wire to_atomic_last
);

  assign to_valid[0] = valid & (id[9:6] == 4'd0);
  assign to_0_missing = missing;
  assign to_valid[1] = valid & (id[9:6] == 4'd1);
  assign to_1_tag = id[5:0];
  assign to_1_missing = missing;
  assign to_valid[2] = valid & (id[9:6] == 4'd2);
  assign to_2_tag = to_1_tag;
  assign to_valid[3] = valid & (id[9:6] == 4'd4);
  assign to_3_missing = missing;
  assign to_valid[4] = valid & (id[9:6] == 4'd5);
  assign to_4_tag = to_1_tag;
  assign to_4_missing = missing;
  assign to_valid[5] = valid & (id[9:6] == 4'd6);
  assign to_5_tag = to_1_tag;
  assign to_atomic_valid = valid & (id[9:6] == 4'd3);
  assign to_atomic_tag = to_1_tag;
  assign to_atomic_part = part;
  assign to_atomic_last = last;
  genvar i;

  for (i = 0; i < 6; i = i + 1) begin : each_to
    assign to_part[i*2 +: 2] = part;
    assign to_last[i] = last;
  end

endmodule

`default_nettype wire
