// barrel: kernel of hdl/src/front/barrel.rs:66. Written by Tombolo; change the source.
// SPDX-License-Identifier: MIT OR Apache-2.0
`default_nettype none

module barrel (
  input wire clock, // The one clock.
  input wire [3:0] wants, // The wave has something at its head.
  input wire [15:0] position, // Dword at which the head of the wave lies.
  input wire [3:0] write_lower, // The chunk is for the lower half of its buffer.
  input wire [3:0] write_upper, // The upper half.
  input wire [127:0] chunk, // The chunk.
  input wire [3:0] wave64, // The wave has 64 lanes.
  output wire [3:0] turn, // It is the wave's turn: words and head are its own, if its state is that of one cycle ago.
  output reg [3:0] wave, // Whose turn it is.
  output reg [31:0] words_word_0, // The dwords at its head.
  output reg [31:0] words_word_1, words_word_2,
  output reg [2:0] head_class, // What the instruction is.
  output reg [2:0] head_dwords, output reg head_writes_scalar, head_reads_m0, head_reads_scalars, head_writes_masks,
  output reg [1:0] head_pace_clocks, output reg head_pace_transcendental, head_stops_wave, head_counts_load,
  head_counts_store, head_counts_lds, output reg [4:0] head_flow_kind, output reg [15:0] head_flow_operand,
  output reg [5:0] head_flow_limits_loads, head_flow_limits_stores, head_flow_limits_scalar_loads,
  head_flow_limits_lds, head_flow_limits_salu, head_flow_limits_valu_queued, head_flow_limits_valu,
  head_flow_limits_valu_scalars, head_flow_limits_memory_reads, head_flow_limits_lds_reads,
  output reg head_flow_of_group
);
  localparam [4:0] FLOW_NONE = 5'd0; localparam [2:0] ISSUE_CLASS_ILLEGAL = 3'd0;

  wire [3:0] choose_request; wire choose_valid; wire [15:0] choose_granted; wire [3:0] choose_index;
  wire [31:0] ram_head_0, ram_head_1, ram_head_2; reg predecode_wave64;
  wire [2:0] predecode_head_class /* IssueClass */, predecode_head_dwords;
  wire predecode_head_writes_scalar, predecode_head_reads_m0, predecode_head_reads_scalars;
  wire predecode_head_writes_masks; wire [1:0] predecode_head_pace_clocks;
  wire predecode_head_pace_transcendental, predecode_head_stops_wave, predecode_head_counts_load;
  wire predecode_head_counts_store, predecode_head_counts_lds; wire [4:0] predecode_head_flow_kind /* Flow */;
  wire [15:0] predecode_head_flow_operand;
  wire [5:0] predecode_head_flow_limits_loads, predecode_head_flow_limits_stores;
  wire [5:0] predecode_head_flow_limits_scalar_loads, predecode_head_flow_limits_lds;
  wire [5:0] predecode_head_flow_limits_salu, predecode_head_flow_limits_valu_queued;
  wire [5:0] predecode_head_flow_limits_valu, predecode_head_flow_limits_valu_scalars;
  wire [5:0] predecode_head_flow_limits_memory_reads, predecode_head_flow_limits_lds_reads;
  wire predecode_head_flow_of_group; reg [15:0] last, reads; reg [3:0] index; reg [15:0] turns;

  always @* begin
    predecode_wave64 = 1'b0;
    if (reads[0]) predecode_wave64 = wave64[0];
    if (reads[1]) predecode_wave64 = wave64[1];
    if (reads[2]) predecode_wave64 = wave64[2];
    if (reads[3]) predecode_wave64 = wave64[3];
  end

  genvar i;
  for (i = 0; i < 4; i = i + 1) begin : each_choose_request
    assign turn[i] = turns[i];
    assign choose_request[i] = wants[i] & ~reads[i];
  end

  initial begin
    last = 16'd0; reads = 16'd0; index = 4'd0; turns = 16'd0; wave = 4'd0; words_word_0 = 32'd0;
    words_word_1 = 32'd0; words_word_2 = 32'd0; head_class = ISSUE_CLASS_ILLEGAL; head_dwords = 3'd0;
    head_writes_scalar = 1'b0; head_reads_m0 = 1'b0; head_reads_scalars = 1'b0; head_writes_masks = 1'b0;
    head_pace_clocks = 2'd0; head_pace_transcendental = 1'b0; head_stops_wave = 1'b0; head_counts_load = 1'b0;
    head_counts_store = 1'b0; head_counts_lds = 1'b0; head_flow_kind = FLOW_NONE; head_flow_operand = 16'd0;
    head_flow_limits_loads = 6'd0; head_flow_limits_stores = 6'd0; head_flow_limits_scalar_loads = 6'd0;
    head_flow_limits_lds = 6'd0; head_flow_limits_salu = 6'd0; head_flow_limits_valu_queued = 6'd0;
    head_flow_limits_valu = 6'd0; head_flow_limits_valu_scalars = 6'd0; head_flow_limits_memory_reads = 6'd0;
    head_flow_limits_lds_reads = 6'd0; head_flow_of_group = 1'b0;
  end
  always @(posedge clock) begin
    if (choose_valid) begin last <= choose_granted; index <= choose_index; end
    reads <= choose_valid ? choose_granted : 16'd0;
    turns <= 16'd0;
    if (reads[0]) begin
      if (~(write_lower[0] | write_upper[0])) turns <= reads;
    end
    if (reads[1]) begin
      if (~(write_lower[1] | write_upper[1])) turns <= reads;
    end
    if (reads[2]) begin
      if (~(write_lower[2] | write_upper[2])) turns <= reads;
    end
    if (reads[3]) begin
      if (~(write_lower[3] | write_upper[3])) turns <= reads;
    end
    wave <= index; words_word_0 <= ram_head_0; words_word_1 <= ram_head_1; words_word_2 <= ram_head_2;
    head_class <= predecode_head_class; head_dwords <= predecode_head_dwords;
    head_writes_scalar <= predecode_head_writes_scalar; head_reads_m0 <= predecode_head_reads_m0;
    head_reads_scalars <= predecode_head_reads_scalars; head_writes_masks <= predecode_head_writes_masks;
    head_pace_clocks <= predecode_head_pace_clocks; head_pace_transcendental <= predecode_head_pace_transcendental;
    head_stops_wave <= predecode_head_stops_wave; head_counts_load <= predecode_head_counts_load;
    head_counts_store <= predecode_head_counts_store; head_counts_lds <= predecode_head_counts_lds;
    head_flow_kind <= predecode_head_flow_kind; head_flow_operand <= predecode_head_flow_operand;
    head_flow_limits_loads <= predecode_head_flow_limits_loads;
    head_flow_limits_stores <= predecode_head_flow_limits_stores;
    head_flow_limits_scalar_loads <= predecode_head_flow_limits_scalar_loads;
    head_flow_limits_lds <= predecode_head_flow_limits_lds;
    head_flow_limits_salu <= predecode_head_flow_limits_salu;
    head_flow_limits_valu_queued <= predecode_head_flow_limits_valu_queued;
    head_flow_limits_valu <= predecode_head_flow_limits_valu;
    head_flow_limits_valu_scalars <= predecode_head_flow_limits_valu_scalars;
    head_flow_limits_memory_reads <= predecode_head_flow_limits_memory_reads;
    head_flow_limits_lds_reads <= predecode_head_flow_limits_lds_reads;
    head_flow_of_group <= predecode_head_flow_of_group;
  end

  round_robin choose (
    .request(choose_request), .last(last), .valid(choose_valid), .granted(choose_granted), .index(choose_index));

  instruction_ram ram (
    .clock(clock), .write_lower(write_lower), .write_upper(write_upper), .chunk(chunk), .wave(index),
    .position(position), .head_0(ram_head_0), .head_1(ram_head_1), .head_2(ram_head_2));

  predecode predecode (
    .word0(ram_head_0), .word1(ram_head_1), .wave64(predecode_wave64), .head_class(predecode_head_class),
    .head_dwords(predecode_head_dwords), .head_writes_scalar(predecode_head_writes_scalar),
    .head_reads_m0(predecode_head_reads_m0), .head_reads_scalars(predecode_head_reads_scalars),
    .head_writes_masks(predecode_head_writes_masks), .head_pace_clocks(predecode_head_pace_clocks),
    .head_pace_transcendental(predecode_head_pace_transcendental), .head_stops_wave(predecode_head_stops_wave),
    .head_counts_load(predecode_head_counts_load), .head_counts_store(predecode_head_counts_store),
    .head_counts_lds(predecode_head_counts_lds), .head_flow_kind(predecode_head_flow_kind),
    .head_flow_operand(predecode_head_flow_operand), .head_flow_limits_loads(predecode_head_flow_limits_loads),
    .head_flow_limits_stores(predecode_head_flow_limits_stores),
    .head_flow_limits_scalar_loads(predecode_head_flow_limits_scalar_loads),
    .head_flow_limits_lds(predecode_head_flow_limits_lds), .head_flow_limits_salu(predecode_head_flow_limits_salu),
    .head_flow_limits_valu_queued(predecode_head_flow_limits_valu_queued),
    .head_flow_limits_valu(predecode_head_flow_limits_valu),
    .head_flow_limits_valu_scalars(predecode_head_flow_limits_valu_scalars),
    .head_flow_limits_memory_reads(predecode_head_flow_limits_memory_reads),
    .head_flow_limits_lds_reads(predecode_head_flow_limits_lds_reads),
    .head_flow_of_group(predecode_head_flow_of_group));
endmodule
`default_nettype wire
