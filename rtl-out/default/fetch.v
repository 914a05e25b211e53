// fetch: kernel of hdl/src/front/fetch.rs
// Written by Tombolo; change the source.
// SPDX-License-Identifier: MIT OR Apache-2.0

`default_nettype none

module fetch (
  input wire clock,
  input wire invalidate,
  input wire want_0,
  input wire want_1,
  input wire want_2,
  input wire want_3,
  input wire want_4,
  input wire want_5,
  input wire want_6,
  input wire want_7,
  input wire want_8,
  input wire want_9,
  input wire want_10,
  input wire want_11,
  input wire want_12,
  input wire want_13,
  input wire want_14,
  input wire want_15,
  input wire [47:0] pc_0,
  input wire [47:0] pc_1,
  input wire [47:0] pc_2,
  input wire [47:0] pc_3,
  input wire [47:0] pc_4,
  input wire [47:0] pc_5,
  input wire [47:0] pc_6,
  input wire [47:0] pc_7,
  input wire [47:0] pc_8,
  input wire [47:0] pc_9,
  input wire [47:0] pc_10,
  input wire [47:0] pc_11,
  input wire [47:0] pc_12,
  input wire [47:0] pc_13,
  input wire [47:0] pc_14,
  input wire [47:0] pc_15,
  output wire grant_0,
  output wire grant_1,
  output wire grant_2,
  output wire grant_3,
  output wire grant_4,
  output wire grant_5,
  output wire grant_6,
  output wire grant_7,
  output wire grant_8,
  output wire grant_9,
  output wire grant_10,
  output wire grant_11,
  output wire grant_12,
  output wire grant_13,
  output wire grant_14,
  output wire grant_15,
  output wire hit_0,
  output wire hit_1,
  output wire hit_2,
  output wire hit_3,
  output wire hit_4,
  output wire hit_5,
  output wire hit_6,
  output wire hit_7,
  output wire hit_8,
  output wire hit_9,
  output wire hit_10,
  output wire hit_11,
  output wire hit_12,
  output wire hit_13,
  output wire hit_14,
  output wire hit_15,
  output wire miss_0,
  output wire miss_1,
  output wire miss_2,
  output wire miss_3,
  output wire miss_4,
  output wire miss_5,
  output wire miss_6,
  output wire miss_7,
  output wire miss_8,
  output wire miss_9,
  output wire miss_10,
  output wire miss_11,
  output wire miss_12,
  output wire miss_13,
  output wire miss_14,
  output wire miss_15,
  output wire [31:0] chunk_0,
  output wire [31:0] chunk_1,
  output wire [31:0] chunk_2,
  output wire [31:0] chunk_3,
  output wire [31:0] chunk_4,
  output wire [31:0] chunk_5,
  output wire [31:0] chunk_6,
  output wire [31:0] chunk_7,
  output wire request_valid,
  input wire request_ready,
  output wire [41:0] request_line,
  output wire missing,
  input wire response_valid,
  input wire [1:0] response_part,
  input wire response_last,
  input wire response_missing,
  input wire [127:0] response_data_0,
  input wire [127:0] response_data_1,
  input wire [127:0] response_data_2,
  input wire [127:0] response_data_3
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
  wire [127:0] cache_data_0;
  wire [127:0] cache_data_1;
  wire [127:0] cache_data_2;
  wire [127:0] cache_data_3;
  reg [15:0] last;
  reg [15:0] last_next;
  reg looking_0;
  reg looking_1;
  reg looking_2;
  reg looking_3;
  reg looking_4;
  reg looking_5;
  reg looking_6;
  reg looking_7;
  reg looking_8;
  reg looking_9;
  reg looking_10;
  reg looking_11;
  reg looking_12;
  reg looking_13;
  reg looking_14;
  reg looking_15;
  reg [47:0] looked_pc;
  reg [1:0] fill; // FillState
  reg [1:0] fill_next; // FillState
  reg [41:0] fill_line;
  reg [41:0] fill_line_next;
  reg spoiled;
  reg spoiled_next;

  assign hit_0 = looking_0 & cache_hit;
  assign hit_1 = looking_1 & cache_hit;
  assign hit_2 = looking_2 & cache_hit;
  assign hit_3 = looking_3 & cache_hit;
  assign hit_4 = looking_4 & cache_hit;
  assign hit_5 = looking_5 & cache_hit;
  assign hit_6 = looking_6 & cache_hit;
  assign hit_7 = looking_7 & cache_hit;
  assign hit_8 = looking_8 & cache_hit;
  assign hit_9 = looking_9 & cache_hit;
  assign hit_10 = looking_10 & cache_hit;
  assign hit_11 = looking_11 & cache_hit;
  assign hit_12 = looking_12 & cache_hit;
  assign hit_13 = looking_13 & cache_hit;
  assign hit_14 = looking_14 & cache_hit;
  assign hit_15 = looking_15 & cache_hit;
  assign miss_0 = looking_0 & (~cache_hit);
  assign miss_1 = looking_1 & (~cache_hit);
  assign miss_2 = looking_2 & (~cache_hit);
  assign miss_3 = looking_3 & (~cache_hit);
  assign miss_4 = looking_4 & (~cache_hit);
  assign miss_5 = looking_5 & (~cache_hit);
  assign miss_6 = looking_6 & (~cache_hit);
  assign miss_7 = looking_7 & (~cache_hit);
  assign miss_8 = looking_8 & (~cache_hit);
  assign miss_9 = looking_9 & (~cache_hit);
  assign miss_10 = looking_10 & (~cache_hit);
  assign miss_11 = looking_11 & (~cache_hit);
  assign miss_12 = looking_12 & (~cache_hit);
  assign miss_13 = looking_13 & (~cache_hit);
  assign miss_14 = looking_14 & (~cache_hit);
  assign miss_15 = looking_15 & (~cache_hit);
  assign request_valid = fill == FILL_STATE_REQUEST;
  assign request_line = fill_line;
  assign looked_line = looked_pc[47:6];

  always @* begin
    is_looking = 1'b0;
    if (looking_0) begin
      is_looking = 1'b1;
    end
    if (looking_1) begin
      is_looking = 1'b1;
    end
    if (looking_2) begin
      is_looking = 1'b1;
    end
    if (looking_3) begin
      is_looking = 1'b1;
    end
    if (looking_4) begin
      is_looking = 1'b1;
    end
    if (looking_5) begin
      is_looking = 1'b1;
    end
    if (looking_6) begin
      is_looking = 1'b1;
    end
    if (looking_7) begin
      is_looking = 1'b1;
    end
    if (looking_8) begin
      is_looking = 1'b1;
    end
    if (looking_9) begin
      is_looking = 1'b1;
    end
    if (looking_10) begin
      is_looking = 1'b1;
    end
    if (looking_11) begin
      is_looking = 1'b1;
    end
    if (looking_12) begin
      is_looking = 1'b1;
    end
    if (looking_13) begin
      is_looking = 1'b1;
    end
    if (looking_14) begin
      is_looking = 1'b1;
    end
    if (looking_15) begin
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

  initial begin
    last = 16'd0;
    looking_0 = 1'b0;
    looking_1 = 1'b0;
    looking_2 = 1'b0;
    looking_3 = 1'b0;
    looking_4 = 1'b0;
    looking_5 = 1'b0;
    looking_6 = 1'b0;
    looking_7 = 1'b0;
    looking_8 = 1'b0;
    looking_9 = 1'b0;
    looking_10 = 1'b0;
    looking_11 = 1'b0;
    looking_12 = 1'b0;
    looking_13 = 1'b0;
    looking_14 = 1'b0;
    looking_15 = 1'b0;
    looked_pc = 48'd0;
    fill = FILL_STATE_IDLE;
    fill_line = 42'd0;
    spoiled = 1'b0;
  end
  always @(posedge clock) begin
    last <= last_next;
    looking_0 <= grant_0;
    looking_1 <= grant_1;
    looking_2 <= grant_2;
    looking_3 <= grant_3;
    looking_4 <= grant_4;
    looking_5 <= grant_5;
    looking_6 <= grant_6;
    looking_7 <= grant_7;
    looking_8 <= grant_8;
    looking_9 <= grant_9;
    looking_10 <= grant_10;
    looking_11 <= grant_11;
    looking_12 <= grant_12;
    looking_13 <= grant_13;
    looking_14 <= grant_14;
    looking_15 <= grant_15;
    looked_pc <= select_served_pc;
    fill <= fill_next;
    fill_line <= fill_line_next;
    spoiled <= spoiled_next;
  end

  fetch_select select (
    .want_0(want_0),
    .want_1(want_1),
    .want_2(want_2),
    .want_3(want_3),
    .want_4(want_4),
    .want_5(want_5),
    .want_6(want_6),
    .want_7(want_7),
    .want_8(want_8),
    .want_9(want_9),
    .want_10(want_10),
    .want_11(want_11),
    .want_12(want_12),
    .want_13(want_13),
    .want_14(want_14),
    .want_15(want_15),
    .pc_0(pc_0),
    .pc_1(pc_1),
    .pc_2(pc_2),
    .pc_3(pc_3),
    .pc_4(pc_4),
    .pc_5(pc_5),
    .pc_6(pc_6),
    .pc_7(pc_7),
    .pc_8(pc_8),
    .pc_9(pc_9),
    .pc_10(pc_10),
    .pc_11(pc_11),
    .pc_12(pc_12),
    .pc_13(pc_13),
    .pc_14(pc_14),
    .pc_15(pc_15),
    .last(last),
    .blocked(arrives),
    .valid(select_valid),
    .grant_0(grant_0),
    .grant_1(grant_1),
    .grant_2(grant_2),
    .grant_3(grant_3),
    .grant_4(grant_4),
    .grant_5(grant_5),
    .grant_6(grant_6),
    .grant_7(grant_7),
    .grant_8(grant_8),
    .grant_9(grant_9),
    .grant_10(grant_10),
    .grant_11(grant_11),
    .grant_12(grant_12),
    .grant_13(grant_13),
    .grant_14(grant_14),
    .grant_15(grant_15),
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
    .write_data_1(response_data_1),
    .write_data_2(response_data_2),
    .write_data_3(response_data_3),
    .write_missing(response_missing),
    .invalidate(invalidate),
    .hit(cache_hit),
    .missing(missing),
    .data_0(cache_data_0),
    .data_1(cache_data_1),
    .data_2(cache_data_2),
    .data_3(cache_data_3)
  );

  chunk_choice choice (
    .line_0(cache_data_0),
    .line_1(cache_data_1),
    .line_2(cache_data_2),
    .line_3(cache_data_3),
    .pc(looked_pc),
    .chosen_0(chunk_0),
    .chosen_1(chunk_1),
    .chosen_2(chunk_2),
    .chosen_3(chunk_3),
    .chosen_4(chunk_4),
    .chosen_5(chunk_5),
    .chosen_6(chunk_6),
    .chosen_7(chunk_7)
  );

endmodule

`default_nettype wire
