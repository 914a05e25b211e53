// barrel: kernel of hdl/src/front/barrel.rs
// Written by Tombolo; change the source.
// SPDX-License-Identifier: MIT OR Apache-2.0

`default_nettype none

module barrel (
  input wire clock,
  input wire [3:0] wants,
  input wire [15:0] position,
  input wire [3:0] write_lower,
  input wire [3:0] write_upper,
  input wire [127:0] chunk,
  input wire wave64,
  output wire [3:0] turn,
  output wire [3:0] wave,
  output wire [31:0] word_0,
  output wire [31:0] word_1,
  output wire [31:0] word_2,
  output wire [2:0] class_,
  output wire [2:0] dwords,
  output wire writes_scalar,
  output wire reads_m0,
  output wire stops_wave,
  output wire is_store,
  output wire is_flat
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
    if (choose_valid) begin
      last_next = choose_granted;
    end
  end

  always @* begin
    index_next = index;
    if (choose_valid) begin
      index_next = choose_index;
    end
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
