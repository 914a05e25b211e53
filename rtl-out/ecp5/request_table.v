// request_table: generator of hdl/src/memory/request_table.rs:12
// Written by Tombolo; change the source.
// SPDX-License-Identifier: MIT OR Apache-2.0

`default_nettype none

module request_table (
  input wire clock, // The one clock.
  input wire write, // Writes a record.
  input wire [5:0] number, // Its number.
  // Row 10:0, beat 13:11, wave 17:14, sequence 33:18, returns 34, last 35, counted by LOADcnt 36, zero 37, atomic 38,
  // element 40:39, signed 41, 16-bit 42, upper half 43, remaining bytes 44, place of the line 52:45, FLAT 53.
  input wire [53:0] facts,
  input wire fills, // It reads a line into its place.
  input wire [15:0] window, // Of which rows, from the first one on, the lanes get a dword.
  input wire [15:0] word, // That of the first row in the line; the others follow it.
  input wire [7:0] misaligned, // Byte offsets of their data.
  input wire [5:0] answered, // Number of the record that is answered.
  input wire [5:0] oldest, // Number of the oldest record.
  output wire answered_fills, // The answered record reads a line.
  output wire [7:0] answered_index, // Into this place.
  output wire [53:0] oldest_facts, // Facts of the oldest record.
  output wire [3:0] oldest_rows, // Rows that some lane gets.
  output wire [15:0] oldest_window, // Rows of each lane.
  output wire [15:0] oldest_word, // Their dwords.
  output wire [7:0] oldest_misaligned // Their offsets.
);

  wire [8:0] fill_answered;
  wire [53:0] facts_oldest;
  wire [39:0] lanes_oldest;

  assign answered_fills = fill_answered[8];
  assign answered_index = fill_answered[7:0];
  assign oldest_facts = facts_oldest;
  assign oldest_rows = lanes_oldest[9:6] | lanes_oldest[19:16] | lanes_oldest[29:26] | lanes_oldest[39:36];
  genvar i;

  for (i = 0; i < 4; i = i + 1) begin : each_oldest_misaligned
    assign oldest_window[i*4 +: 4] = lanes_oldest[10*i + 6 +: 4];
    assign oldest_word[i*4 +: 4] = lanes_oldest[10*i + 2 +: 4];
    assign oldest_misaligned[i*2 +: 2] = lanes_oldest[10*i +: 2];
  end

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
      lanes_ram[number[3:0]] <= {window[3*4 +: 4], word[3*4 +: 4], misaligned[3*2 +: 2], window[2*4 +: 4], word[2*4
          +: 4], misaligned[2*2 +: 2], window[1*4 +: 4], word[1*4 +: 4], misaligned[1*2 +: 2], window[0 +: 4], word[0
          +: 4], misaligned[0 +: 2]};
    end
  end
  assign lanes_oldest = lanes_ram[oldest[3:0]];

endmodule

`default_nettype wire
