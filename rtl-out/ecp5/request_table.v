// request_table: generator of hdl/src/memory/request_table.rs
// Written by Tombolo; change the source.
// SPDX-License-Identifier: MIT OR Apache-2.0

`default_nettype none

module request_table (
  input wire clock,
  input wire write,
  input wire [5:0] number,
  input wire [53:0] facts,
  input wire fills,
  input wire [3:0] window_0,
  input wire [3:0] window_1,
  input wire [3:0] window_2,
  input wire [3:0] window_3,
  input wire [3:0] word_0,
  input wire [3:0] word_1,
  input wire [3:0] word_2,
  input wire [3:0] word_3,
  input wire [1:0] misaligned_0,
  input wire [1:0] misaligned_1,
  input wire [1:0] misaligned_2,
  input wire [1:0] misaligned_3,
  input wire [5:0] answered,
  input wire [5:0] oldest,
  output wire answered_fills,
  output wire [7:0] answered_index,
  output wire [53:0] oldest_facts,
  output wire [3:0] oldest_rows,
  output wire [3:0] oldest_window_0,
  output wire [3:0] oldest_window_1,
  output wire [3:0] oldest_window_2,
  output wire [3:0] oldest_window_3,
  output wire [3:0] oldest_word_0,
  output wire [3:0] oldest_word_1,
  output wire [3:0] oldest_word_2,
  output wire [3:0] oldest_word_3,
  output wire [1:0] oldest_misaligned_0,
  output wire [1:0] oldest_misaligned_1,
  output wire [1:0] oldest_misaligned_2,
  output wire [1:0] oldest_misaligned_3
);

  wire [8:0] fill_answered;
  wire [53:0] facts_oldest;
  wire [39:0] lanes_oldest;

  assign answered_fills = fill_answered[8];
  assign answered_index = fill_answered[7:0];
  assign oldest_facts = facts_oldest;
  assign oldest_rows = oldest_window_0 | oldest_window_1 | oldest_window_2 | oldest_window_3;
  assign oldest_window_0 = lanes_oldest[9:6];
  assign oldest_window_1 = lanes_oldest[19:16];
  assign oldest_window_2 = lanes_oldest[29:26];
  assign oldest_window_3 = lanes_oldest[39:36];
  assign oldest_word_0 = lanes_oldest[5:2];
  assign oldest_word_1 = lanes_oldest[15:12];
  assign oldest_word_2 = lanes_oldest[25:22];
  assign oldest_word_3 = lanes_oldest[35:32];
  assign oldest_misaligned_0 = lanes_oldest[1:0];
  assign oldest_misaligned_1 = lanes_oldest[11:10];
  assign oldest_misaligned_2 = lanes_oldest[21:20];
  assign oldest_misaligned_3 = lanes_oldest[31:30];

  (* no_rw_check *)
  reg [53:0] facts_ram [0:15];
  integer facts_ram_word;
  initial begin
    for (facts_ram_word = 0; facts_ram_word < 16; facts_ram_word = facts_ram_word + 1) facts_ram[facts_ram_word] =
        54'd0;
  end
  always @(posedge clock) begin
    if (write) begin
      facts_ram[number[3:0]] <= facts;
    end
  end
  assign facts_oldest = facts_ram[oldest[3:0]];

  (* no_rw_check *)
  reg [8:0] fills_ram [0:15];
  integer fills_ram_word;
  initial begin
    for (fills_ram_word = 0; fills_ram_word < 16; fills_ram_word = fills_ram_word + 1) fills_ram[fills_ram_word] =
        9'd0;
  end
  always @(posedge clock) begin
    if (write) begin
      fills_ram[number[3:0]] <= {fills, facts[52:45]};
    end
  end
  assign fill_answered = fills_ram[answered[3:0]];

  (* no_rw_check *)
  reg [39:0] lanes_ram [0:15];
  integer lanes_ram_word;
  initial begin
    for (lanes_ram_word = 0; lanes_ram_word < 16; lanes_ram_word = lanes_ram_word + 1) lanes_ram[lanes_ram_word] =
        40'd0;
  end
  always @(posedge clock) begin
    if (write) begin
      lanes_ram[number[3:0]] <= {{window_3, word_3, misaligned_3}, {window_2, word_2, misaligned_2}, {window_1,
          word_1, misaligned_1}, {window_0, word_0, misaligned_0}};
    end
  end
  assign lanes_oldest = lanes_ram[oldest[3:0]];

endmodule

`default_nettype wire
