// barrel: kernel of hdl/src/front/barrel.rs
// Written by Tombolo; change the source.
// SPDX-License-Identifier: MIT OR Apache-2.0

`default_nettype none

module barrel (
  input wire clock,
  input wire wants_0,
  input wire wants_1,
  input wire wants_2,
  input wire wants_3,
  input wire [3:0] position_0,
  input wire [3:0] position_1,
  input wire [3:0] position_2,
  input wire [3:0] position_3,
  input wire write_lower_0,
  input wire write_lower_1,
  input wire write_lower_2,
  input wire write_lower_3,
  input wire write_upper_0,
  input wire write_upper_1,
  input wire write_upper_2,
  input wire write_upper_3,
  input wire [31:0] chunk_0,
  input wire [31:0] chunk_1,
  input wire [31:0] chunk_2,
  input wire [31:0] chunk_3,
  input wire wave64,
  output wire turn_0,
  output wire turn_1,
  output wire turn_2,
  output wire turn_3,
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

  assign turn_0 = last[0];
  assign turn_1 = last[1];
  assign turn_2 = last[2];
  assign turn_3 = last[3];
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

  initial begin
    last = 16'd0;
    index = 4'd0;
  end
  always @(posedge clock) begin
    last <= last_next;
    index <= index_next;
  end

  round_robin choose (
    .request_0(wants_0),
    .request_1(wants_1),
    .request_2(wants_2),
    .request_3(wants_3),
    .last(last),
    .valid(choose_valid),
    .granted(choose_granted),
    .index(choose_index)
  );

  instruction_ram ram (
    .clock(clock),
    .write_lower_0(write_lower_0),
    .write_lower_1(write_lower_1),
    .write_lower_2(write_lower_2),
    .write_lower_3(write_lower_3),
    .write_upper_0(write_upper_0),
    .write_upper_1(write_upper_1),
    .write_upper_2(write_upper_2),
    .write_upper_3(write_upper_3),
    .chunk_0(chunk_0),
    .chunk_1(chunk_1),
    .chunk_2(chunk_2),
    .chunk_3(chunk_3),
    .wave(index),
    .position_0(position_0),
    .position_1(position_1),
    .position_2(position_2),
    .position_3(position_3),
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
