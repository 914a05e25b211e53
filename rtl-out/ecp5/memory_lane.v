// memory_lane: kernel of hdl/src/vmem/lane.rs:161. Written by Tombolo; change the source.
// SPDX-License-Identifier: MIT OR Apache-2.0
`default_nettype none

module memory_lane (
  input wire clock, // The one clock.
  input wire [31:0] vgpr, // A VGPR of the lane.
  input wire clear, // Both address registers become zero.
  input wire load_low, // The VGPR is the first of the address.
  input wire load_high, // The VGPR is the second of the address.
  input wire [3:0] load_data, // The VGPR is a dword of store data.
  input wire [5:0] lane, // Number of the lane in its wave.
  input wire [47:0] shared_base, // What the addresses of the lanes have in common.
  input wire [35:0] shared_reach, input wire [47:0] shared_scratch_base, input wire [1:0] shared_space,
  input wire shared_wide, shared_lane_addressed, input wire [2:0] shared_element,
  input wire [3:0] shared_whole_bytes, input wire shared_wave64, shared_returns, input wire [3:0] shared_wanted,
  input wire active, // The lane takes part.
  output wire [2:0] refusal, // The lane is refused; no inactive one is.
  input wire take, // The sender takes over what the reader has prepared.
  input wire sent_wave64, // Of the instruction in the sender: the wave has 64 lanes.
  input wire [2:0] sent_element, // Bytes of an element.
  input wire sent_high, // The upper half of a VGPR is stored.
  input wire sent_loads, // It loads.
  input wire sent_stores, // It stores.
  input wire [3:0] step, // Step.
  input wire served, // It is done for this lane.
  output wire [3:0] window, // Steps that are done together, from step on.
  output wire lingers, // A later step of the lane may lie in the same line.
  output reg [11:0] steps, // Steps to do.
  output wire rests, // There are none,
  output wire ends, // or none behind this one.
  output wire [41:0] line, // Line of the step.
  output wire [3:0] word, // Dword in the line.
  output wire [1:0] misaligned, // Byte offset of the lane's data in its aligned dword.
  output wire [127:0] placed, // The dwords to write.
  output wire [3:0] bytes, // Its bytes.
  output wire [127:0] data // Data of all dwords.
);
  localparam [2:0] REFUSAL_NONE = 3'd0;

  reg [31:0] low, high; reg [127:0] sent_words; reg [47:0] sent_address; reg sent_in_scratch;
  wire [47:0] address_address; wire address_in_scratch; wire [3:0] address_in_bounds; wire address_in_lds;
  wire [2:0] address_refusal /* Refusal */; wire [11:0] choice_steps, place_after;

  assign rests = steps == 12'd0;
  assign misaligned = sent_address[1:0];
  assign data = {sent_words[127:96], 96'd0} | {{32'd0, sent_words[95:64]}, 64'd0} | {{64'd0, sent_words[63:32]},
      32'd0} | {96'd0, sent_words[31:0]};
  assign refusal = active ? address_refusal : 3'd0;
  wire choice_active = active & (refusal == REFUSAL_NONE) & ~address_in_lds;
  wire [1:0] choice_misaligned = address_address[1:0];
  genvar i;
  for (i = 0; i < 4; i = i + 1) begin : each_sent_words
    reg [31:0] words;
    initial words = 32'd0;
    always @(posedge clock) begin
      if (load_data[i]) words <= vgpr;
      if (take) sent_words[i*32 +: 32] <= words;
    end
  end

  initial begin
    low = 32'd0; high = 32'd0; sent_address = 48'd0; sent_in_scratch = 1'b0; steps = 12'd0; sent_words = 128'd0;
  end
  always @(posedge clock) begin
    if (clear) begin low <= 32'd0; high <= 32'd0; end
    if (load_low) low <= vgpr;
    if (load_high) high <= vgpr;
    if (take) begin sent_address <= address_address; sent_in_scratch <= address_in_scratch; end
    if (served) steps <= place_after;
    if (take) steps <= choice_steps;
  end

  lane_address address_block (
    .low(low), .high(high), .lane(lane), .shared_base(shared_base), .shared_reach(shared_reach),
    .shared_scratch_base(shared_scratch_base), .shared_space(shared_space), .shared_wide(shared_wide),
    .shared_lane_addressed(shared_lane_addressed), .shared_whole_bytes(shared_whole_bytes),
    .shared_wave64(shared_wave64), .address(address_address), .in_scratch(address_in_scratch),
    .in_bounds(address_in_bounds), .in_lds(address_in_lds), .refusal(address_refusal));

  lane_steps choice (
    .active(choice_active), .shared_element(shared_element), .shared_whole_bytes(shared_whole_bytes),
    .shared_returns(shared_returns), .shared_wanted(shared_wanted), .in_bounds(address_in_bounds),
    .misaligned(choice_misaligned), .steps(choice_steps));

  lane_step place (
    .address(sent_address), .in_scratch(sent_in_scratch), .wave64(sent_wave64), .step(step), .element(sent_element),
    .high(sent_high), .data(sent_words), .steps(steps), .loads(sent_loads), .stores(sent_stores), .window(window),
    .after(place_after), .ends(ends), .lingers(lingers), .line(line), .word(word), .placed(placed), .bytes(bytes));
endmodule
`default_nettype wire
