// request_table: generator of hdl/src/vmem/request_table.rs:12. Written by Tombolo; change the source.
// SPDX-License-Identifier: MIT OR Apache-2.0
`default_nettype none

module request_table (
  input wire clock, // The one clock.
  input wire write, // Writes a record.
  input wire [5:0] number, // Its number.
  input wire [10:0] record_row, // What it says.
  input wire [2:0] record_beat, input wire [3:0] record_wave, input wire [15:0] record_sequence,
  input wire record_returns, record_last, record_counts_load, record_zero, record_atomic,
  input wire [1:0] record_format_size, input wire record_format_signed, record_format_half, record_format_high,
  record_remaining, input wire [8:0] record_place, input wire record_flat,
  input wire fills, // It reads a line into its place.
  input wire [15:0] window, // Of which rows, from the first one on, the lanes get a dword.
  input wire [15:0] word, // That of the first row in the line; the others follow it.
  input wire [7:0] misaligned, // Byte offsets of their data.
  input wire [5:0] answered, // Number of the record that is answered.
  input wire [5:0] oldest, // Number of the oldest record.
  output wire answered_fills, // The answered record reads a line.
  output wire [8:0] answered_index, // Into this place.
  output wire [10:0] oldest_record_row, // The oldest record.
  output wire [2:0] oldest_record_beat, output wire [3:0] oldest_record_wave, output wire oldest_record_returns,
  oldest_record_last, oldest_record_counts_load, oldest_record_zero, oldest_record_atomic,
  output wire [1:0] oldest_record_format_size, output wire oldest_record_format_signed, oldest_record_format_half,
  oldest_record_format_high, oldest_record_remaining, output wire [8:0] oldest_record_place,
  output wire oldest_record_flat,
  output wire [3:0] oldest_rows, // Rows that some lane gets.
  output wire [15:0] oldest_window, // Rows of each lane.
  output wire [15:0] oldest_word, // Their dwords.
  output wire [7:0] oldest_misaligned // Their offsets.
);

  wire [9:0] fill_answered; wire [54:0] record_oldest; wire [39:0] lanes_oldest;

  assign answered_fills = fill_answered[9];
  assign answered_index = fill_answered[8:0];
  assign oldest_record_row = record_oldest[10:0];
  assign oldest_record_beat = record_oldest[13:11];
  assign oldest_record_wave = record_oldest[17:14];
  assign oldest_record_returns = record_oldest[34];
  assign oldest_record_last = record_oldest[35];
  assign oldest_record_counts_load = record_oldest[36];
  assign oldest_record_zero = record_oldest[37];
  assign oldest_record_atomic = record_oldest[38];
  assign oldest_record_format_size = record_oldest[40:39];
  assign oldest_record_format_signed = record_oldest[41];
  assign oldest_record_format_half = record_oldest[42];
  assign oldest_record_format_high = record_oldest[43];
  assign oldest_record_remaining = record_oldest[44];
  assign oldest_record_place = record_oldest[53:45];
  assign oldest_record_flat = record_oldest[54];
  assign oldest_rows = lanes_oldest[9:6] | lanes_oldest[19:16] | lanes_oldest[29:26] | lanes_oldest[39:36];
  genvar i;
  for (i = 0; i < 4; i = i + 1) begin : each_oldest_misaligned
    assign oldest_window[i*4 +: 4] = lanes_oldest[10*i + 6 +: 4];
    assign oldest_word[i*4 +: 4] = lanes_oldest[10*i + 2 +: 4];
    assign oldest_misaligned[i*2 +: 2] = lanes_oldest[10*i +: 2];
  end

  (* no_rw_check *)
  reg [54:0] records_ram [0:15];
  integer records_ram_word;
  initial begin
    for (records_ram_word = 0; records_ram_word < 16; records_ram_word = records_ram_word + 1)
      records_ram[records_ram_word] = 55'd0;
  end
  always @(posedge clock)
    if (write) records_ram[number[3:0]] <= {record_flat, record_place, record_remaining, record_format_high,
        record_format_half, record_format_signed, record_format_size, record_atomic, record_zero, record_counts_load,
        record_last, record_returns, record_sequence, record_wave, record_beat, record_row};

  assign record_oldest = records_ram[oldest[3:0]];
  (* no_rw_check *)
  reg [9:0] fills_ram [0:15];
  integer fills_ram_word;
  initial begin
    for (fills_ram_word = 0; fills_ram_word < 16; fills_ram_word = fills_ram_word + 1)
      fills_ram[fills_ram_word] = 10'd0;
  end
  always @(posedge clock) if (write) fills_ram[number[3:0]] <= {fills, record_place};
  assign fill_answered = fills_ram[answered[3:0]];
  (* no_rw_check *)
  reg [39:0] lanes_ram [0:15];
  integer lanes_ram_word;
  initial begin
    for (lanes_ram_word = 0; lanes_ram_word < 16; lanes_ram_word = lanes_ram_word + 1)
      lanes_ram[lanes_ram_word] = 40'd0;
  end
  always @(posedge clock)
    if (write) lanes_ram[number[3:0]] <= {window[15:12], word[15:12], misaligned[7:6], window[11:8], word[11:8],
        misaligned[5:4], window[7:4], word[7:4], misaligned[3:2], window[3:0], word[3:0], misaligned[1:0]};

  assign lanes_oldest = lanes_ram[oldest[3:0]];
endmodule
`default_nettype wire
