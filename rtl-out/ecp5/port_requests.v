// port_requests: kernel of hdl/src/port/requests.rs:11. Written by Tombolo; change the source.
// SPDX-License-Identifier: MIT OR Apache-2.0
`default_nettype none

module port_requests (
  input wire clock, // The one clock.
  input wire request_0_valid, // Requests of client 3 s + c.
  input wire [41:0] request_0_line, input wire [63:0] request_0_mask, input wire [5:0] request_0_tag,
  input wire request_1_valid, input wire [41:0] request_1_line, input wire [63:0] request_1_mask,
  input wire [5:0] request_1_tag, input wire request_2_valid, request_2_write, input wire [41:0] request_2_line,
  input wire [63:0] request_2_mask, input wire [5:0] request_2_tag,
  input wire [511:0] data_0, // Bytes to write, of vector memory; of a narrow port the quarter of the beat, lowest.
  input wire atomic_valid, // The request of the atomic unit; its tag is 1 of writes.
  input wire atomic_write, input wire [41:0] atomic_line, input wire [63:0] atomic_mask,
  input wire [5:0] atomic_tag,
  input wire [511:0] atomic_data, // Its bytes to write.
  input wire locked, // The unit is between reading and writing its line: no one else writes it.
  output wire contends, // See PortArbiter.
  output wire valid, // Some request.
  input wire ready, // The port takes it.
  output wire write, // It writes.
  output wire [41:0] line, // Line number.
  // Bytes; of a narrow port those of the beat, lowest, from the second cycle of the request on.
  output wire [511:0] bytes,
  output wire [63:0] mask, // Bytes wanted or written.
  output wire [9:0] id, // Identifier.
  output wire taken_0, // The client's request is taken.
  output wire taken_1,
  output wire taken_2,
  output wire atomic_taken, // That of the atomic unit.
  output wire written, // A line is written.
  output wire [41:0] written_line, // Which, see PortArbiter.
  output wire written_by_simd // Not by the atomic unit.
);

  wire [15:0] arbiter_granted; reg [15:0] last; reg waits;

  initial begin
    last = 16'd0; waits = 1'b0;
  end
  always @(posedge clock) begin
    if (valid) last <= arbiter_granted;
    waits <= valid & ~ready;
  end

  port_arbiter arbiter (
    .request_0_valid(request_0_valid), .request_0_line(request_0_line), .request_0_mask(request_0_mask),
    .request_0_tag(request_0_tag), .request_1_valid(request_1_valid), .request_1_line(request_1_line),
    .request_1_mask(request_1_mask), .request_1_tag(request_1_tag), .request_2_valid(request_2_valid),
    .request_2_write(request_2_write), .request_2_line(request_2_line), .request_2_mask(request_2_mask),
    .request_2_tag(request_2_tag), .data_0(data_0), .atomic_valid(atomic_valid), .atomic_write(atomic_write),
    .atomic_line(atomic_line), .atomic_mask(atomic_mask), .atomic_tag(atomic_tag), .atomic_data(atomic_data),
    .locked(locked), .last(last), .waits(waits), .ready(ready), .valid(valid), .port_write(write), .port_line(line),
    .port_data(bytes), .port_mask(mask), .id(id), .taken_0(taken_0), .taken_1(taken_1), .taken_2(taken_2),
    .atomic_taken(atomic_taken), .written(written), .written_line(written_line), .written_by_simd(written_by_simd),
    .granted(arbiter_granted), .contends(contends));
endmodule
`default_nettype wire
