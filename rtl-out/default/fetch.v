// fetch: kernel of hdl/src/front/fetch.rs
// Written by Tombolo; change the source.
// SPDX-License-Identifier: MIT OR Apache-2.0

`default_nettype none

module fetch (
  input wire clock,
  input wire invalidate,
  input wire [15:0] want,
  input wire [767:0] pc,
  output wire [15:0] grant,
  output wire [15:0] hit,
  output wire [15:0] miss,
  output wire [255:0] chunk,
  output wire request_valid,
  input wire request_ready,
  output wire [41:0] request_line,
  output wire missing,
  input wire response_valid,
  input wire [1:0] response_part,
  input wire response_last,
  input wire response_missing,
  input wire [511:0] response_data
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
  wire cache_hit;
  wire [511:0] cache_data;
  reg [15:0] last;
  reg [15:0] last_next;
  wire [15:0] looking;
  reg [47:0] looked_pc;
  reg [1:0] fill; // FillState
  reg [1:0] fill_next; // FillState
  reg [41:0] fill_line;
  reg [41:0] fill_line_next;
  reg spoiled;
  reg spoiled_next;

  assign request_valid = fill == FILL_STATE_REQUEST;
  assign request_line = fill_line;
  assign looked_line = looked_pc[47:6];

  always @* begin
    is_looking = 1'b0;
    if (looking[0]) begin
      is_looking = 1'b1;
    end
    if (looking[1]) begin
      is_looking = 1'b1;
    end
    if (looking[2]) begin
      is_looking = 1'b1;
    end
    if (looking[3]) begin
      is_looking = 1'b1;
    end
    if (looking[4]) begin
      is_looking = 1'b1;
    end
    if (looking[5]) begin
      is_looking = 1'b1;
    end
    if (looking[6]) begin
      is_looking = 1'b1;
    end
    if (looking[7]) begin
      is_looking = 1'b1;
    end
    if (looking[8]) begin
      is_looking = 1'b1;
    end
    if (looking[9]) begin
      is_looking = 1'b1;
    end
    if (looking[10]) begin
      is_looking = 1'b1;
    end
    if (looking[11]) begin
      is_looking = 1'b1;
    end
    if (looking[12]) begin
      is_looking = 1'b1;
    end
    if (looking[13]) begin
      is_looking = 1'b1;
    end
    if (looking[14]) begin
      is_looking = 1'b1;
    end
    if (looking[15]) begin
      is_looking = 1'b1;
    end
  end

  assign arrives = (fill == FILL_STATE_WAIT) & response_valid;
  assign filled = arrives & response_last;
  assign cache_read_line = select_served_pc[47:6];
  assign cache_read_part = select_served_pc[5:4];
  assign cache_write = arrives & (~spoiled);

  always @* begin
    last_next = last;
    if (select_valid) begin
      last_next = select_granted;
    end
  end

  always @* begin
    fill_next = fill;
    case (fill)
      FILL_STATE_IDLE: begin
        if (is_looking & (~cache_hit)) begin
          fill_next = FILL_STATE_REQUEST;
        end
      end
      FILL_STATE_REQUEST: begin
        if (request_ready) begin
          fill_next = FILL_STATE_WAIT;
        end
      end
      default: begin
        if (filled) begin
          fill_next = FILL_STATE_IDLE;
        end
      end
    endcase
  end

  always @* begin
    fill_line_next = fill_line;
    case (fill)
      FILL_STATE_IDLE: begin
        if (is_looking & (~cache_hit)) begin
          fill_line_next = looked_line;
        end
      end
      FILL_STATE_REQUEST: ;
      default: ;
    endcase
  end

  always @* begin
    spoiled_next = spoiled;
    case (fill)
      FILL_STATE_IDLE: ;
      FILL_STATE_REQUEST: ;
      default: begin
        if (filled) begin
          spoiled_next = 1'b0;
        end
      end
    endcase
    if (invalidate) begin
      spoiled_next = (fill != FILL_STATE_IDLE) & (~filled);
    end
  end

  genvar i;

  for (i = 0; i < 16; i = i + 1) begin : each_hit
    reg looking_i;
    assign looking[i] = looking_i;
    assign hit[i] = looking_i & cache_hit;
    assign miss[i] = looking_i & (~cache_hit);

    initial begin
      looking_i = 1'b0;
    end
    always @(posedge clock) begin
      looking_i <= grant[i];
    end
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
    .write_data(response_data),
    .write_missing(response_missing),
    .invalidate(invalidate),
    .hit(cache_hit),
    .missing(missing),
    .data(cache_data)
  );

  chunk_choice choice (
    .line(cache_data),
    .pc(looked_pc),
    .chosen(chunk)
  );

endmodule

`default_nettype wire
