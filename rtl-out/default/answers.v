// answers: kernel of hdl/src/port/mod.rs:184
// Written by Tombolo; change the source.
// SPDX-License-Identifier: MIT OR Apache-2.0

`default_nettype none

module answers (
  input wire clock, // The one clock.
  input wire valid, // An answer is here; it stays until it is taken.
  input wire [9:0] id, // Identifier.
  input wire [511:0] line, // The line.
  output wire ready, // It is taken.
  input wire [1:0] missing, // See LineAnswer.
  output wire [5:0] to_valid, // To client 3 s + c.
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
  output wire to_atomic_valid, // To the atomic unit.
  output wire [5:0] to_atomic_tag,
  output wire [1:0] to_atomic_part,
  output wire to_atomic_last,
  output wire [511:0] data // Its quarters.
);

  wire [1:0] part;
  wire last;

  assign ready = last;
  assign part = 2'd0;
  assign last = 1'b1;

  port_return choice (
    .valid(valid),
    .id(id),
    .part(part),
    .last(last),
    .missing(missing),
    .to_valid(to_valid),
    .to_part(to_part),
    .to_last(to_last),
    .to_0_missing(to_0_missing),
    .to_1_tag(to_1_tag),
    .to_1_missing(to_1_missing),
    .to_2_tag(to_2_tag),
    .to_3_missing(to_3_missing),
    .to_4_tag(to_4_tag),
    .to_4_missing(to_4_missing),
    .to_5_tag(to_5_tag),
    .to_atomic_valid(to_atomic_valid),
    .to_atomic_tag(to_atomic_tag),
    .to_atomic_part(to_atomic_part),
    .to_atomic_last(to_atomic_last)
  );

  line_part slice (
    .line(line),
    .part(part),
    .data(data)
  );

endmodule

`default_nettype wire
