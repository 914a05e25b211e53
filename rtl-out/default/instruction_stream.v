// instruction_stream: kernel of hdl/src/front/stream.rs:70
// Written by Tombolo; change the source.
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
  output wire [31:0] head_0, // The dwords at the program counter.
  output wire [31:0] head_1,
  output wire [31:0] head_2,
  output wire whole, // All of the instruction is there.
  output wire missing, // Some of it lies outside memory.
  output wire [47:0] pc, // The program counter: address of the head, bytes.
  output wire fetch_want, // A chunk is wanted.
  output wire [47:0] fetch_pc, // An address within it, bytes.
  input wire fetch_grant, // The fetch unit takes the request.
  input wire fetch_hit, // The chunk asked for is on fetch_chunk.
  input wire fetch_miss, // The chunk asked for is not there yet: ask again.
  input wire fetch_missing, // It lies outside memory.
  input wire [255:0] fetch_chunk // The chunk.
);

  wire redirect;
  wire answered;
  wire arrived;
  reg [45:0] wide_step;
  wire [45:0] stepped;
  wire at_head_upper;
  wire at_head_leaves;
  wire at_head_full;
  wire at_head_wanted_upper;
  reg [47:0] pc_state;
  reg [47:0] pc_state_next;
  reg lower_valid;
  reg lower_valid_next;
  reg upper_valid;
  reg upper_valid_next;
  reg lower_missing;
  reg lower_missing_next;
  reg upper_missing;
  reg upper_missing_next;
  reg pending;
  reg pending_next;
  reg pending_upper;
  reg pending_upper_next;
  reg stale;
  reg stale_next;

  assign write_0 = arrived & ~pending_upper;
  assign write_1 = arrived & pending_upper;
  assign position = pc_state[5:2];
  assign pc = pc_state;
  assign fetch_want = enable & ~pending & ~redirect & ~at_head_full;
  assign redirect = load | (advance & jump);
  assign answered = fetch_hit | fetch_miss;
  assign arrived = fetch_hit & ~stale;

  always @* begin
    wide_step = {29'd0, step};
    if (step[16]) wide_step = {29'd0, step} | 46'h3ffffffe0000;
  end

  assign stepped = pc_state[47:2] + wide_step;

  always @* begin
    pc_state_next = pc_state;
    if (advance) pc_state_next = {stepped, 2'd0};
    if (load) pc_state_next = load_pc & 48'hfffffffffffc;
  end

  always @* begin
    lower_valid_next = lower_valid;
    if (write_0) lower_valid_next = 1'b1;
    if (advance) begin
      if (at_head_leaves) begin
        if (!at_head_upper) lower_valid_next = 1'b0;
      end
    end
    if (redirect) lower_valid_next = 1'b0;
  end

  always @* begin
    upper_valid_next = upper_valid;
    if (write_1) upper_valid_next = 1'b1;
    if (advance) begin
      if (at_head_leaves) begin
        if (at_head_upper) upper_valid_next = 1'b0;
      end
    end
    if (redirect) upper_valid_next = 1'b0;
  end

  always @* begin
    lower_missing_next = lower_missing;
    if (write_0) lower_missing_next = fetch_missing;
  end

  always @* begin
    upper_missing_next = upper_missing;
    if (write_1) upper_missing_next = fetch_missing;
  end

  always @* begin
    pending_next = pending;
    if (fetch_grant) pending_next = 1'b1;
    if (answered) pending_next = 1'b0;
  end

  always @* begin
    pending_upper_next = pending_upper;
    if (fetch_grant) pending_upper_next = at_head_wanted_upper;
  end

  always @* begin
    stale_next = stale;
    if (answered) stale_next = 1'b0;
    if (redirect) stale_next = pending & ~answered;
  end

  initial begin
    pc_state = 48'd0;
    lower_valid = 1'b0;
    upper_valid = 1'b0;
    lower_missing = 1'b0;
    upper_missing = 1'b0;
    pending = 1'b0;
    pending_upper = 1'b0;
    stale = 1'b0;
  end
  always @(posedge clock) begin
    pc_state <= pc_state_next;
    lower_valid <= lower_valid_next;
    upper_valid <= upper_valid_next;
    lower_missing <= lower_missing_next;
    upper_missing <= upper_missing_next;
    pending <= pending_next;
    pending_upper <= pending_upper_next;
    stale <= stale_next;
  end

  instruction_buffer buffer_0 (
    .clock(clock),
    .write_0(write_0),
    .write_1(write_1),
    .chunk(fetch_chunk),
    .position(position),
    .head_0(head_0),
    .head_1(head_1),
    .head_2(head_2)
  );

  stream_head at_head (
    .pc(pc_state),
    .valid_0(lower_valid),
    .valid_1(upper_valid),
    .missing_0(lower_missing),
    .missing_1(upper_missing),
    .length(length),
    .stepped(stepped),
    .upper(at_head_upper),
    .present(here),
    .whole(whole),
    .lacks(missing),
    .leaves(at_head_leaves),
    .full(at_head_full),
    .wanted(fetch_pc),
    .wanted_upper(at_head_wanted_upper)
  );

endmodule

`default_nettype wire
