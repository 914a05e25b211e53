// answers: kernel of hdl/src/memory/port.rs:159
// Written by Tombolo; change the source.
// SPDX-License-Identifier: MIT OR Apache-2.0

`default_nettype none

module answers (
  input wire clock, // The one clock.
  input wire valid, // An answer is here; it stays until it is taken.
  input wire [9:0] id, // Identifier.
  input wire [511:0] line, // The line.
  output wire ready, // It is taken.
  output wire [5:0] to, // A part is for client 3 s + c.
  output wire to_atomic, // It is for the atomic unit.
  output wire [5:0] tag, // Its record.
  output wire [1:0] part, // Number of the part.
  output wire last, // It is the last one.
  output wire [511:0] data // Its quarters.
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
