// barrel: kernel of hdl/src/front/barrel.rs:62
// Written by Tombolo; change the source.
// SPDX-License-Identifier: MIT OR Apache-2.0

`default_nettype none

module barrel (
  input wire clock, // The one clock.
  input wire [3:0] wants, // The wave has something at its head.
  input wire [15:0] position, // Dword at which the head of the wave lies.
  input wire [3:0] write_lower, // The chunk is for the lower half of its buffer.
  input wire [3:0] write_upper, // The upper half.
  input wire [127:0] chunk, // The chunk.
  input wire wave64, // The wave whose turn it is has 64 lanes.
  output wire [3:0] turn, // It is the wave's turn.
  output wire [3:0] wave, // Whose turn it is.
  output wire [31:0] word_0, // The dwords at its head.
  output wire [31:0] word_1,
  output wire [31:0] word_2,
  output wire [2:0] class_, // What the instruction is: as from Predecode.
  output wire [2:0] dwords, // Its length in dwords.
  output wire writes_scalar, // It writes VCC, EXEC or an SGPR in the vector ALU.
  output wire reads_m0, // It adds M0 to register numbers.
  output wire stops_wave, // The wave stops until it is done.
  output wire is_store, // It counts in STOREcnt.
  output wire is_flat // It counts in DScnt too.
);

  wire choose_valid;
  wire [15:0] choose_granted;
  wire [3:0] choose_index;
  reg [15:0] last;
  reg [15:0] last_next;
  reg [3:0] index;
  reg [3:0] index_next;

  assign wave = index;

  always @* begin
    last_next = last;
    if (choose_valid) last_next = choose_granted;
  end

  always @* begin
    index_next = index;
    if (choose_valid) index_next = choose_index;
  end

  genvar i;

  for (i = 0; i < 4; i = i + 1) begin : each_turn
    assign turn[i] = last[i];
  end

  initial begin
    last = 16'd0;
    index = 4'd0;
  end
  always @(posedge clock) begin
    last <= last_next;
    index <= index_next;
  end

  round_robin choose (
    .request(wants),
    .last(last),
    .valid(choose_valid),
    .granted(choose_granted),
    .index(choose_index)
  );

  instruction_ram ram (
    .clock(clock),
    .write_lower(write_lower),
    .write_upper(write_upper),
    .chunk(chunk),
    .wave(index),
    .position(position),
    .head_0(word_0),
    .head_1(word_1),
    .head_2(word_2)
  );

  predecode predecode (
    .word0(word_0),
    .word1(word_1),
    .wave64(wave64),
    .class_(class_),
    .dwords(dwords),
    .writes_scalar(writes_scalar),
    .reads_m0(reads_m0),
    .stops_wave(stops_wave),
    .is_store(is_store),
    .is_flat(is_flat)
  );

endmodule

`default_nettype wire
