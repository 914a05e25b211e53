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
  output wire [5:0] to,
  output wire to_atomic,
  output wire [5:0] tag,
  output wire [1:0] part,
  output wire last,
  output wire [511:0] data
);

  assign ready = last;
  assign part = 2'd0;
  assign last = 1'b1;

  port_return choice (
    .valid(valid),
    .id(id),
    .to(to),
    .to_atomic(to_atomic),
    .tag(tag)
  );

  line_part slice (
    .line(line),
    .part(part),
    .data(data)
  );

endmodule

`default_nettype wire
