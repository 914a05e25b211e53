// fetch: kernel of hdl/src/front/fetch.rs:87
// Written by Tombolo; change the source.
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
  output wire [41:0] request_line,
  output wire [63:0] request_mask,
  output wire [5:0] request_tag,
  input wire request_ready, // It is taken.
  output wire missing, // The chunk lies outside memory.
  input wire response_valid, // An answer of the memory port.
  input wire [1:0] response_part,
  input wire response_last,
  input wire [1:0] response_missing,
  input wire [127:0] response_data_0 // The quarters of its part of the line.
);
  localparam [1:0] FILL_STATE_IDLE = 2'd0;
  localparam [1:0] FILL_STATE_REQUEST = 2'd1;
  localparam [1:0] FILL_STATE_WAIT = 2'd2;

  wire [41:0] looked_line;
  reg is_looking;
  wire arrives;
  wire filled;
  wire select_valid;
  wire [15:0] select_granted;
  wire [47:0] select_served_pc;
  wire [41:0] cache_read_line;
  wire [1:0] cache_read_part;
  wire cache_write;
  wire cache_write_missing;
  wire cache_hit;
  wire [127:0] cache_data_0;
  reg [15:0] last;
  reg [15:0] last_next;
  wire [3:0] looking;
  reg [47:0] looked_pc;
  reg [1:0] fill; // FillState
  reg [1:0] fill_next; // FillState
  reg [41:0] fill_line;
  reg [41:0] fill_line_next;
  reg spoiled;
  reg spoiled_next;

  assign request_valid = fill == FILL_STATE_REQUEST;
  assign request_line = fill_line;
  assign request_mask = 64'd0;
  assign request_tag = 6'd0;
  assign looked_line = looked_pc[47:6];

  always @* begin
    is_looking = 1'b0;
    if (looking[0]) is_looking = 1'b1;
    if (looking[1]) is_looking = 1'b1;
    if (looking[2]) is_looking = 1'b1;
    if (looking[3]) is_looking = 1'b1;
  end

  assign arrives = (fill == FILL_STATE_WAIT) & response_valid;
  assign filled = arrives & response_last;
  assign cache_read_line = select_served_pc[47:6];
  assign cache_read_part = select_served_pc[5:4];
  assign cache_write = arrives & ~spoiled;
  assign cache_write_missing = response_missing[1];

  always @* begin
    last_next = last;
    if (select_valid) last_next = select_granted;
  end

  always @* begin
    fill_next = fill;
    case (fill)
      FILL_STATE_IDLE: if (is_looking & ~cache_hit) fill_next = FILL_STATE_REQUEST;
      FILL_STATE_REQUEST: if (request_ready) fill_next = FILL_STATE_WAIT;
      default: if (filled) fill_next = FILL_STATE_IDLE;
    endcase
  end

  always @* begin
    fill_line_next = fill_line;
    case (fill)
      FILL_STATE_IDLE: if (is_looking & ~cache_hit) fill_line_next = looked_line;
      FILL_STATE_REQUEST: ;
      default: ;
    endcase
  end

  always @* begin
    spoiled_next = spoiled;
    case (fill)
      FILL_STATE_IDLE: ;
      FILL_STATE_REQUEST: ;
      default: if (filled) spoiled_next = 1'b0;
    endcase
    if (invalidate) spoiled_next = (fill != FILL_STATE_IDLE) & ~filled;
  end

  genvar i;

  for (i = 0; i < 4; i = i + 1) begin : each_hit
    reg looking_i;
    assign looking[i] = looking_i;
    assign hit[i] = looking_i & cache_hit;
    assign miss[i] = looking_i & ~cache_hit;

    initial looking_i = 1'b0;
    always @(posedge clock) looking_i <= grant[i];
  end

  initial begin
    last = 16'd0;
    looked_pc = 48'd0;
    fill = FILL_STATE_IDLE;
    fill_line = 42'd0;
    spoiled = 1'b0;
  end
  always @(posedge clock) begin
    last <= last_next;
    looked_pc <= select_served_pc;
    fill <= fill_next;
    fill_line <= fill_line_next;
    spoiled <= spoiled_next;
  end

  fetch_select select (
    .want(want),
    .pc(pc),
    .last(last),
    .blocked(arrives),
    .valid(select_valid),
    .grant(grant),
    .granted(select_granted),
    .served_pc(select_served_pc)
  );

  line_cache cache (
    .clock(clock),
    .read(select_valid),
    .read_line(cache_read_line),
    .read_part(cache_read_part),
    .write(cache_write),
    .write_line(fill_line),
    .write_part(response_part),
    .write_last(response_last),
    .write_data_0(response_data_0),
    .write_missing(cache_write_missing),
    .invalidate(invalidate),
    .hit(cache_hit),
    .missing(missing),
    .data_0(cache_data_0)
  );

  chunk_choice choice (
    .line_0(cache_data_0),
    .chosen(chunk)
  );

endmodule

`default_nettype wire
