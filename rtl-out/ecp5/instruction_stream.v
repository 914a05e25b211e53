// instruction_stream: kernel of hdl/src/front/stream.rs:78. Written by Tombolo; change the source.
// SPDX-License-Identifier: MIT OR Apache-2.0
`default_nettype none

module instruction_stream (
  input wire clock, // The one clock.
  input wire enable, // Instructions are wanted.
  input wire load, // Continues at load_pc; what is buffered is dropped. Set when a wave starts or jumps.
  input wire [47:0] load_pc, // Byte address; its low two bits are ignored (3.2.1).
  input wire advance, // Moves on by step.
  input wire [16:0] step, // Dwords, signed.
  input wire jump, // Moving on is a jump: what is buffered is dropped.
  input wire [2:0] length, // Length of the instruction at the head in dwords.
  output wire write_0, // The chunk is written to the lower half of the buffer, the upper half.
  output wire write_1,
  output wire [3:0] position, // Dword at which the head lies, in a line.
  output wire here, // The half of the buffer that the program counter is in is valid.
  output wire whole, // All of the instruction is there.
  output wire missing, // Some of it lies outside memory.
  output reg [47:0] pc, // The program counter: address of the head, bytes.
  output wire fetch_want, // A chunk is wanted.
  output wire [47:0] fetch_pc, // An address within it, bytes.
  input wire fetch_grant, // The fetch unit takes the request.
  input wire fetch_hit, // The chunk asked for is on fetch_chunk.
  input wire fetch_miss, // The chunk asked for is not there yet: ask again.
  input wire fetch_missing // It lies outside memory.
);

  wire at_head_upper, at_head_leaves, at_head_full, at_head_wanted_upper;
  reg lower_valid, upper_valid, lower_missing, upper_missing, pending, pending_upper, stale;

  wire arrived = fetch_hit & ~stale;
  assign write_0 = arrived & ~pending_upper;
  assign write_1 = arrived & pending_upper;
  assign position = pc[5:2];
  assign fetch_want = enable & ~pending & ~at_head_full;
  wire redirect = load | (advance & jump);
  wire answered = fetch_hit | fetch_miss;
  wire [45:0] wide_step = step[16] ? ({29'd0, step} | 46'h3ffffffe0000) : {29'd0, step};
  wire [45:0] stepped = pc[47:2] + wide_step;
  initial begin
    pc = 48'd0; lower_valid = 1'b0; upper_valid = 1'b0; lower_missing = 1'b0; upper_missing = 1'b0; pending = 1'b0;
    pending_upper = 1'b0; stale = 1'b0;
  end
  always @(posedge clock) begin
    if (advance) pc <= {stepped, 2'd0};
    if (load) pc <= load_pc & 48'hfffffffffffc;
    if (write_0) begin lower_valid <= 1'b1; lower_missing <= fetch_missing; end
    if (advance) begin
      if (at_head_leaves) begin
        if (!at_head_upper) lower_valid <= 1'b0;
      end
    end
    if (redirect) lower_valid <= 1'b0;
    if (write_1) begin upper_valid <= 1'b1; upper_missing <= fetch_missing; end
    if (advance) begin
      if (at_head_leaves) begin
        if (at_head_upper) upper_valid <= 1'b0;
      end
    end
    if (redirect) upper_valid <= 1'b0;
    if (fetch_grant) begin pending <= 1'b1; pending_upper <= at_head_wanted_upper; end
    if (answered) begin pending <= 1'b0; stale <= 1'b0; end
    if (redirect) stale <= (pending & ~answered) | fetch_grant;
  end

  stream_head at_head (
    .pc(pc), .valid_0(lower_valid), .valid_1(upper_valid), .missing_0(lower_missing), .missing_1(upper_missing),
    .length(length), .stepped(stepped), .upper(at_head_upper), .present(here), .whole(whole), .lacks(missing),
    .leaves(at_head_leaves), .full(at_head_full), .wanted(fetch_pc), .wanted_upper(at_head_wanted_upper));
endmodule
`default_nettype wire
