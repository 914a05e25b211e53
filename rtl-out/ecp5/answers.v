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
  output wire to_0, // A part is for client 3 s + c.
  output wire to_1,
  output wire to_2,
  output wire to_atomic, // It is for the atomic unit.
  output wire [5:0] tag, // Its record.
  output wire [1:0] part, // Number of the part.
  output wire last, // It is the last one.
  output wire [127:0] data_0 // Its quarters.
);

  reg [1:0] count_0;
  reg [1:0] count_0_next;

  assign ready = last;
  assign part = count_0;
  assign last = count_0 == 2'd3;

  always @* begin
    count_0_next = count_0;
    if (valid) count_0_next = count_0 + 2'd1;
  end

  initial count_0 = 2'd0;
  always @(posedge clock) count_0 <= count_0_next;

  port_return choice (
    .valid(valid),
    .id(id),
    .to_0(to_0),
    .to_1(to_1),
    .to_2(to_2),
    .to_atomic(to_atomic),
    .tag(tag)
  );

  line_part slice (
    .line(line),
    .part(part),
    .data_0(data_0)
  );

endmodule

`default_nettype wire
