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
  output wire [31:0] words_word_0, // The dwords at its head.
  output wire [31:0] words_word_1,
  output wire [31:0] words_word_2,
  output wire [2:0] head_class, // What the instruction is.
  output wire [2:0] head_dwords,
  output wire head_writes_scalar,
  output wire head_reads_m0,
  output wire head_reads_scalars,
  output wire head_writes_masks,
  output wire [1:0] head_pace_clocks,
  output wire head_pace_transcendental,
  output wire head_stops_wave,
  output wire head_counts_load,
  output wire head_counts_store,
  output wire head_counts_lds,
  output wire [4:0] head_flow_kind,
  output wire [15:0] head_flow_operand,
  output wire [5:0] head_flow_limits_loads,
  output wire [5:0] head_flow_limits_stores,
  output wire [5:0] head_flow_limits_scalar_loads,
  output wire [5:0] head_flow_limits_lds,
  output wire [5:0] head_flow_limits_salu,
  output wire [5:0] head_flow_limits_valu_queued,
  output wire [5:0] head_flow_limits_valu,
  output wire [5:0] head_flow_limits_valu_scalars,
  output wire [5:0] head_flow_limits_memory_reads,
  output wire [5:0] head_flow_limits_lds_reads,
  output wire head_flow_of_group
);

  wire choose_valid;
  wire [15:0] choose_granted;
  wire [3:0] choose_index;
  reg [15:0] last;
  reg [3:0] index;

  assign wave = index;
  genvar i;

  for (i = 0; i < 4; i = i + 1) begin : each_turn
    assign turn[i] = last[i];
  end

  initial begin
    last = 16'd0; index = 4'd0;
  end
  always @(posedge clock) begin
    if (choose_valid) begin
      last <= choose_granted;
      index <= choose_index;
    end
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
    .head_0(words_word_0),
    .head_1(words_word_1),
    .head_2(words_word_2)
  );

  predecode predecode (
    .word0(words_word_0),
    .word1(words_word_1),
    .wave64(wave64),
    .head_class(head_class),
    .head_dwords(head_dwords),
    .head_writes_scalar(head_writes_scalar),
    .head_reads_m0(head_reads_m0),
    .head_reads_scalars(head_reads_scalars),
    .head_writes_masks(head_writes_masks),
    .head_pace_clocks(head_pace_clocks),
    .head_pace_transcendental(head_pace_transcendental),
    .head_stops_wave(head_stops_wave),
    .head_counts_load(head_counts_load),
    .head_counts_store(head_counts_store),
    .head_counts_lds(head_counts_lds),
    .head_flow_kind(head_flow_kind),
    .head_flow_operand(head_flow_operand),
    .head_flow_limits_loads(head_flow_limits_loads),
    .head_flow_limits_stores(head_flow_limits_stores),
    .head_flow_limits_scalar_loads(head_flow_limits_scalar_loads),
    .head_flow_limits_lds(head_flow_limits_lds),
    .head_flow_limits_salu(head_flow_limits_salu),
    .head_flow_limits_valu_queued(head_flow_limits_valu_queued),
    .head_flow_limits_valu(head_flow_limits_valu),
    .head_flow_limits_valu_scalars(head_flow_limits_valu_scalars),
    .head_flow_limits_memory_reads(head_flow_limits_memory_reads),
    .head_flow_limits_lds_reads(head_flow_limits_lds_reads),
    .head_flow_of_group(head_flow_of_group)
  );

endmodule

`default_nettype wire
