// request_table: generator of hdl/src/vmem/request_table.rs:12
// Written by Tombolo; change the source.
// SPDX-License-Identifier: MIT OR Apache-2.0

`default_nettype none

module request_table (
  input wire clock, // The one clock.
  input wire write, // Writes a record.
  input wire [5:0] number, // Its number.
  input wire [10:0] record_row, // What it says.
  input wire [2:0] record_beat,
  input wire [3:0] record_wave,
  input wire [15:0] record_sequence,
  input wire record_returns,
  input wire record_last,
  input wire record_counts_load,
  input wire record_zero,
  input wire record_atomic,
  input wire [1:0] record_format_size,
  input wire record_format_signed,
  input wire record_format_half,
  input wire record_format_high,
  input wire record_remaining,
  input wire [7:0] record_place,
  input wire record_flat,
  input wire fills, // It reads a line into its place.
  input wire [127:0] window, // Of which rows, from the first one on, the lanes get a dword.
  input wire [127:0] word, // That of the first row in the line; the others follow it.
  input wire [63:0] misaligned, // Byte offsets of their data.
  input wire [5:0] answered, // Number of the record that is answered.
  input wire [5:0] oldest, // Number of the oldest record.
  output wire answered_fills, // The answered record reads a line.
  output wire [7:0] answered_index, // Into this place.
  output wire [10:0] oldest_record_row, // The oldest record.
  output wire [2:0] oldest_record_beat,
  output wire [3:0] oldest_record_wave,
  output wire [15:0] oldest_record_sequence,
  output wire oldest_record_returns,
  output wire oldest_record_last,
  output wire oldest_record_counts_load,
  output wire oldest_record_zero,
  output wire oldest_record_atomic,
  output wire [1:0] oldest_record_format_size,
  output wire oldest_record_format_signed,
  output wire oldest_record_format_half,
  output wire oldest_record_format_high,
  output wire oldest_record_remaining,
  output wire [7:0] oldest_record_place,
  output wire oldest_record_flat,
  output wire [3:0] oldest_rows, // Rows that some lane gets.
  output wire [127:0] oldest_window, // Rows of each lane.
  output wire [127:0] oldest_word, // Their dwords.
  output wire [63:0] oldest_misaligned // Their offsets.
);

  wire [8:0] fill_answered;
  wire [53:0] record_oldest;
  wire [319:0] lanes_oldest;

  assign answered_fills = fill_answered[8];
  assign answered_index = fill_answered[7:0];
  assign oldest_record_row = record_oldest[10:0];
  assign oldest_record_beat = record_oldest[13:11];
  assign oldest_record_wave = record_oldest[17:14];
  assign oldest_record_sequence = record_oldest[33:18];
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
  assign oldest_record_place = record_oldest[52:45];
  assign oldest_record_flat = record_oldest[53];
  wire [3:0] oldest_rows_any = lanes_oldest[9:6] | lanes_oldest[19:16] | lanes_oldest[29:26] | lanes_oldest[39:36] |
      lanes_oldest[49:46] | lanes_oldest[59:56] | lanes_oldest[69:66] | lanes_oldest[79:76] | lanes_oldest[89:86] |
      lanes_oldest[99:96] | lanes_oldest[109:106] | lanes_oldest[119:116] | lanes_oldest[129:126] |
      lanes_oldest[139:136] | lanes_oldest[149:146] | lanes_oldest[159:156] | lanes_oldest[169:166] |
      lanes_oldest[179:176] | lanes_oldest[189:186] | lanes_oldest[199:196] | lanes_oldest[209:206] |
      lanes_oldest[219:216] | lanes_oldest[229:226] | lanes_oldest[239:236] | lanes_oldest[249:246] |
      lanes_oldest[259:256] | lanes_oldest[269:266] | lanes_oldest[279:276] | lanes_oldest[289:286] |
      lanes_oldest[299:296] | lanes_oldest[309:306];
  assign oldest_rows = oldest_rows_any | lanes_oldest[319:316];
  genvar i;

  for (i = 0; i < 32; i = i + 1) begin : each_oldest_misaligned
    assign oldest_window[i*4 +: 4] = lanes_oldest[10*i + 6 +: 4];
    assign oldest_word[i*4 +: 4] = lanes_oldest[10*i + 2 +: 4];
    assign oldest_misaligned[i*2 +: 2] = lanes_oldest[10*i +: 2];
  end

  (* no_rw_check *)
  reg [53:0] records_ram [0:63];
  integer records_ram_word;
  initial begin
    for (records_ram_word = 0; records_ram_word < 64; records_ram_word = records_ram_word + 1)
        records_ram[records_ram_word] = 54'd0;
  end
  always @(posedge clock) begin
    if (write) begin
      records_ram[number] <= {record_flat, record_place, record_remaining, record_format_high, record_format_half,
          record_format_signed, record_format_size, record_atomic, record_zero, record_counts_load, record_last,
          record_returns, record_sequence, record_wave, record_beat, record_row};
    end
  end
  assign record_oldest = records_ram[oldest];

  (* no_rw_check *)
  reg [8:0] fills_ram [0:63];
  integer fills_ram_word;
  initial begin
    for (fills_ram_word = 0; fills_ram_word < 64; fills_ram_word = fills_ram_word + 1) fills_ram[fills_ram_word] =
        9'd0;
  end
  always @(posedge clock) begin
    if (write) begin
      fills_ram[number] <= {fills, record_place};
    end
  end
  assign fill_answered = fills_ram[answered];

  (* no_rw_check *)
  reg [319:0] lanes_ram [0:63];
  integer lanes_ram_word;
  initial begin
    for (lanes_ram_word = 0; lanes_ram_word < 64; lanes_ram_word = lanes_ram_word + 1) lanes_ram[lanes_ram_word] =
        320'd0;
  end
  always @(posedge clock) begin
    if (write) begin
      lanes_ram[number] <= {window[31*4 +: 4], word[31*4 +: 4], misaligned[31*2 +: 2], window[30*4 +: 4], word[30*4
          +: 4], misaligned[30*2 +: 2], window[29*4 +: 4], word[29*4 +: 4], misaligned[29*2 +: 2], window[28*4 +: 4],
          word[28*4 +: 4], misaligned[28*2 +: 2], window[27*4 +: 4], word[27*4 +: 4], misaligned[27*2 +: 2],
          window[26*4 +: 4], word[26*4 +: 4], misaligned[26*2 +: 2], window[25*4 +: 4], word[25*4 +: 4],
          misaligned[25*2 +: 2], window[24*4 +: 4], word[24*4 +: 4], misaligned[24*2 +: 2], window[23*4 +: 4],
          word[23*4 +: 4], misaligned[23*2 +: 2], window[22*4 +: 4], word[22*4 +: 4], misaligned[22*2 +: 2],
          window[21*4 +: 4], word[21*4 +: 4], misaligned[21*2 +: 2], window[20*4 +: 4], word[20*4 +: 4],
          misaligned[20*2 +: 2], window[19*4 +: 4], word[19*4 +: 4], misaligned[19*2 +: 2], window[18*4 +: 4],
          word[18*4 +: 4], misaligned[18*2 +: 2], window[17*4 +: 4], word[17*4 +: 4], misaligned[17*2 +: 2],
          window[16*4 +: 4], word[16*4 +: 4], misaligned[16*2 +: 2], window[15*4 +: 4], word[15*4 +: 4],
          misaligned[15*2 +: 2], window[14*4 +: 4], word[14*4 +: 4], misaligned[14*2 +: 2], window[13*4 +: 4],
          word[13*4 +: 4], misaligned[13*2 +: 2], window[12*4 +: 4], word[12*4 +: 4], misaligned[12*2 +: 2],
          window[11*4 +: 4], word[11*4 +: 4], misaligned[11*2 +: 2], window[10*4 +: 4], word[10*4 +: 4],
          misaligned[10*2 +: 2], window[9*4 +: 4], word[9*4 +: 4], misaligned[9*2 +: 2], window[8*4 +: 4], word[8*4
          +: 4], misaligned[8*2 +: 2], window[7*4 +: 4], word[7*4 +: 4], misaligned[7*2 +: 2], window[6*4 +: 4],
          word[6*4 +: 4], misaligned[6*2 +: 2], window[5*4 +: 4], word[5*4 +: 4], misaligned[5*2 +: 2], window[4*4 +:
          4], word[4*4 +: 4], misaligned[4*2 +: 2], window[3*4 +: 4], word[3*4 +: 4], misaligned[3*2 +: 2],
          window[2*4 +: 4], word[2*4 +: 4], misaligned[2*2 +: 2], window[1*4 +: 4], word[1*4 +: 4], misaligned[1*2 +:
          2], window[0 +: 4], word[0 +: 4], misaligned[0 +: 2]};
    end
  end
  assign lanes_oldest = lanes_ram[oldest];

endmodule

`default_nettype wire
