// port_responses: kernel of hdl/src/port/mod.rs:235. Written by Tombolo; change the source.
// SPDX-License-Identifier: MIT OR Apache-2.0
`default_nettype none

module port_responses (
  input wire clock, // The one clock.
  input wire valid, // A response is here; it stays until it is taken.
  input wire [9:0] id, // Identifier.
  input wire [511:0] line, // The line, or its quarter as the lowest one.
  output wire ready, // It is taken.
  input wire [1:0] missing, // See LineResponse.
  output wire to_0_valid, // To client 3 s + c.
  output wire [5:0] to_0_tag, output wire [1:0] to_0_part, output wire to_0_last, output wire [1:0] to_0_missing,
  output wire to_1_valid, output wire [5:0] to_1_tag, output wire [1:0] to_1_part, output wire to_1_last,
  output wire [1:0] to_1_missing, output wire to_2_valid, output wire [5:0] to_2_tag, output wire [1:0] to_2_part,
  output wire to_2_last,
  output wire to_atomic_valid, // To the atomic unit.
  output wire [5:0] to_atomic_tag, output wire [1:0] to_atomic_part, output wire to_atomic_last,
  output wire [127:0] data_0 // Its quarters.
);

  reg [1:0] count_0;

  wire [1:0] part = count_0;
  assign ready = count_0 == 2'd3;
  initial count_0 = 2'd0;
  always @(posedge clock) begin
    if (valid) count_0 <= count_0 + 2'd1;
  end

  port_return choice (
    .valid(valid), .id(id), .part(part), .last(ready), .missing(missing), .to_0_valid(to_0_valid),
    .to_0_tag(to_0_tag), .to_0_part(to_0_part), .to_0_last(to_0_last), .to_0_missing(to_0_missing),
    .to_1_valid(to_1_valid), .to_1_tag(to_1_tag), .to_1_part(to_1_part), .to_1_last(to_1_last),
    .to_1_missing(to_1_missing), .to_2_valid(to_2_valid), .to_2_tag(to_2_tag), .to_2_part(to_2_part),
    .to_2_last(to_2_last), .to_atomic_valid(to_atomic_valid), .to_atomic_tag(to_atomic_tag),
    .to_atomic_part(to_atomic_part), .to_atomic_last(to_atomic_last));

  line_part slice_0 (.line(line), .part(part), .data_0(data_0));
endmodule
`default_nettype wire
