// answers: kernel of hdl/src/memory/port.rs
// Written by Tombolo; change the source.
// SPDX-License-Identifier: MIT OR Apache-2.0

`default_nettype none

module answers (
  input wire clock,
  input wire valid,
  input wire [9:0] id,
  input wire [511:0] line,
  output wire ready,
  output wire to_0,
  output wire to_1,
  output wire to_2,
  output wire to_3,
  output wire to_4,
  output wire to_5,
  output wire to_atomic,
  output wire [5:0] tag,
  output wire [1:0] part,
  output wire last,
  output wire [127:0] data_0,
  output wire [127:0] data_1,
  output wire [127:0] data_2,
  output wire [127:0] data_3
);

  assign ready = last;
  assign part = 2'd0;
  assign last = 1'b1;

  port_return choice (
    .valid(valid),
    .id(id),
    .to_0(to_0),
    .to_1(to_1),
    .to_2(to_2),
    .to_3(to_3),
    .to_4(to_4),
    .to_5(to_5),
    .to_atomic(to_atomic),
    .tag(tag)
  );

  line_part slice (
    .line(line),
    .part(part),
    .data_0(data_0),
    .data_1(data_1),
    .data_2(data_2),
    .data_3(data_3)
  );

endmodule

`default_nettype wire
