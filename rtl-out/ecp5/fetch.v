// fetch: kernel of hdl/src/front/fetch.rs:83. Written by Tombolo; change the source.
// SPDX-License-Identifier: MIT OR Apache-2.0
`default_nettype none

module fetch (
  input wire clock, // The one clock.
  input wire invalidate, // Forgets every line.
  input wire [3:0] want, // The wave wants a chunk.
  input wire [191:0] pc, // Where, bytes.
  output wire [3:0] grant, // Its request is taken.
  output wire [3:0] hit, // Its chunk is on chunk.
  output wire [3:0] miss, // Its chunk is not there; it asks again.
  output wire [127:0] chunk, // The chunk.
  output wire request_valid, // A request to the memory port.
  output wire [41:0] request_line, output wire [63:0] request_mask, output wire [5:0] request_tag,
  input wire request_ready, // It is taken.
  output wire missing, // The chunk lies outside memory.
  input wire response_valid, // An answer of the memory port.
  input wire [5:0] response_tag, input wire [1:0] response_part, input wire response_last,
  input wire [1:0] response_missing,
  input wire [127:0] response_data_0 // The quarters of its part of the line.
);
  localparam [1:0] FILL_STATE_IDLE = 2'd0;

  wire select_valid; wire [15:0] select_granted; wire [47:0] select_served_pc; wire cache_hit;
  wire [127:0] cache_data_0; reg [15:0] last; reg [3:0] looking; reg [47:0] looked_pc;
  wire [41:0] fills_arrived_line; wire fills_keeps; wire [1:0] fills_after_0_state /* FillState */;
  wire fills_after_0_offered; wire [41:0] fills_after_0_line; wire fills_after_0_spoiled;
  reg [1:0] fill_0_state /* FillState */; reg fill_0_offered; reg [41:0] fill_0_line; reg fill_0_spoiled;

  wire [41:0] looked_line = looked_pc[47:6];
  wire for_wave = looking[0] | looking[1] | looking[2] | looking[3];
  wire is_ahead = 1'b0;
  wire [41:0] cache_read_line = select_served_pc[47:6];
  wire [1:0] cache_read_part = select_served_pc[5:4];
  wire cache_write_missing = response_missing[1];
  wire fills_missing = (for_wave | is_ahead) & ~cache_hit;
  genvar i;
  for (i = 0; i < 4; i = i + 1) begin : each_hit
    assign hit[i] = looking[i] & cache_hit;
    assign miss[i] = looking[i] & ~cache_hit;
    always @(posedge clock) looking[i] <= grant[i];
  end

  initial begin
    last = 16'd0; looked_pc = 48'd0; fill_0_state = FILL_STATE_IDLE; fill_0_offered = 1'b0; fill_0_line = 42'd0;
    fill_0_spoiled = 1'b0; looking = 4'd0;
  end
  always @(posedge clock) begin
    if (select_valid) last <= select_granted;
    looked_pc <= select_served_pc; fill_0_state <= fills_after_0_state; fill_0_offered <= fills_after_0_offered;
    fill_0_line <= fills_after_0_line; fill_0_spoiled <= fills_after_0_spoiled;
  end

  fetch_select select (
    .want(want), .pc(pc), .last(last), .blocked(response_valid), .valid(select_valid), .grant(grant),
    .granted(select_granted), .served_pc(select_served_pc));

  line_cache cache (
    .clock(clock), .read(select_valid), .read_line(cache_read_line), .read_part(cache_read_part),
    .write(fills_keeps), .write_line(fills_arrived_line), .write_part(response_part), .write_last(response_last),
    .write_data_0(response_data_0), .write_missing(cache_write_missing), .invalidate(invalidate), .hit(cache_hit),
    .missing(missing), .data_0(cache_data_0));

  chunk_choice choice (.line_0(cache_data_0), .chosen(chunk));
  line_fills fills (
    .fill_0_state(fill_0_state), .fill_0_offered(fill_0_offered), .fill_0_line(fill_0_line),
    .fill_0_spoiled(fill_0_spoiled), .missing(fills_missing), .missing_line(looked_line), .arrives(response_valid),
    .arrives_last(response_last), .arrives_tag(response_tag), .invalidate(invalidate),
    .request_ready(request_ready), .request_valid(request_valid), .request_line(request_line),
    .request_mask(request_mask), .request_tag(request_tag), .arrived_line(fills_arrived_line), .keeps(fills_keeps),
    .after_0_state(fills_after_0_state), .after_0_offered(fills_after_0_offered), .after_0_line(fills_after_0_line),
    .after_0_spoiled(fills_after_0_spoiled));
endmodule
`default_nettype wire
