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
  output wire to_atomic,
  output wire [5:0] tag,
  output wire [1:0] part,
  output wire last,
  output wire [127:0] data_0
);

  reg [1:0] count_0;
  reg [1:0] count_0_next;

  assign ready = last;
  assign part = count_0;
  assign last = count_0 == 2'd3;

  always @* begin
    count_0_next = count_0;
    if (valid) begin
      count_0_next = count_0 + 2'd1;
    end
  end

  initial begin
    count_0 = 2'd0;
  end
  always @(posedge clock) begin
    count_0 <= count_0_next;
  end

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
