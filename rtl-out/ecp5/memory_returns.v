// memory_returns: kernel of hdl/src/vmem/returns.rs:40. Written by Tombolo; change the source.
// SPDX-License-Identifier: MIT OR Apache-2.0
`default_nettype none

module memory_returns (
  input wire clock, // The one clock.
  input wire push, // A record is made.
  input wire [10:0] record_row, // What it says.
  input wire [2:0] record_beat, input wire [3:0] record_wave, input wire [15:0] record_sequence,
  input wire record_returns, record_last, record_counts_load, record_zero, record_atomic,
  input wire [1:0] record_format_size, input wire record_format_signed, record_format_half, record_format_high,
  record_remaining, input wire [8:0] record_place, input wire record_flat,
  input wire waits, // It waits for an answer.
  input wire fills, // The answer is a line for its cache entry.
  input wire [15:0] window, // Rows of the lanes.
  input wire [15:0] word, // Their dwords in the line.
  input wire [7:0] misaligned, // Byte offsets of their data.
  output wire [5:0] number, // Number that the record gets.
  output reg [11:0] serial, // The same, further counted: see super::cache::NUMBER.
  output wire free, // There is room for a record.
  input wire [11:0] asked_0, // Serial of a record.
  input wire [11:0] asked_1,
  output wire outstanding_0, // It may still be outstanding.
  output wire outstanding_1,
  input wire response_valid, // An answer of the memory port.
  input wire [5:0] response_tag, input wire [1:0] response_part, input wire response_last,
  input wire [127:0] response_data_0, // The quarters of its part of the line.
  input wire atomic_valid, // The answer to an atomic operation.
  input wire [5:0] atomic_tag, // Number of its record.
  input wire [63:0] atomic_value, // The value before it.
  output wire write, // Writes a VGPR row.
  input wire write_ready, // It happens in this cycle.
  output wire [10:0] write_row, // Which.
  output reg [2:0] write_beat, // Beat.
  output wire [127:0] write_data, // Data by lane.
  output wire [15:0] write_bytes, // Bytes by lane.
  output reg [3:0] wave, // Wave of the record.
  input wire flat_done, // The local data share has finished its half of a FLAT instruction.
  output wire load_done, // An instruction that LOADcnt counts is finished.
  output wire store_done // One that STOREcnt counts.
);
  localparam [1:0] SIZE_DWORD = 2'd0;

  wire [3:0] oldest_event_wave; wire [1:0] coming_row; reg reads; reg [8:0] read_index; wire [3:0] turn;
  wire [127:0] dword /* verilator split_var */; wire [15:0] bytes /* verilator split_var */;
  wire table_answered_fills; wire [8:0] table_answered_index; wire [10:0] table_oldest_record_row;
  wire [2:0] table_oldest_record_beat;
  wire table_oldest_record_returns, table_oldest_record_last, table_oldest_record_counts_load;
  wire table_oldest_record_zero, table_oldest_record_atomic; wire [1:0] table_oldest_record_format_size /* Size */;
  wire table_oldest_record_format_signed, table_oldest_record_format_half, table_oldest_record_format_high;
  wire table_oldest_record_remaining; wire [8:0] table_oldest_record_place; wire table_oldest_record_flat;
  wire [3:0] table_oldest_rows; wire [15:0] table_oldest_window, table_oldest_word;
  wire [7:0] table_oldest_misaligned; wire [1:0] rows_row; wire [3:0] rows_after; wire rows_last;
  wire [127:0] data_0_data_0, data_1_data_0; wire [3:0] coming_0_after; wire coming_0_last;
  wire [63:0] values_oldest_value; reg [11:0] head; reg [6:0] count; reg [63:0] answered; reg valid;
  reg [10:0] held_row; reg held_returns, held_last, held_counts_load, held_zero, held_atomic;
  reg [1:0] held_format_size /* Size */; reg held_format_signed, held_format_half, held_format_high, held_remaining;
  reg [8:0] held_place; reg held_flat; reg [63:0] held_value; reg [6:0] flats; reg [3:0] held_rows;
  reg [15:0] held_word; reg [7:0] held_misaligned; reg odd;

  wire [6:0] occupied = valid ? (count + 7'd1) : count;
  assign free = occupied != 7'h10;
  wire [11:0] begun = valid ? (head - 12'd1) : head;
  wire [11:0] age_0 = asked_0 - begun;
  assign outstanding_0 = age_0 < {5'd0, occupied};
  wire [11:0] age_1 = asked_1 - begun;
  assign outstanding_1 = age_1 < {5'd0, occupied};
  assign write_row = held_row + {9'd0, rows_row};
  wire flat_last = held_flat & held_last;
  wire goes = valid & (~flat_last | (flats != 7'd0));
  wire taken = write_ready;
  wire last_turn = odd;
  wire completes = goes & (~held_returns | (taken & rows_last & last_turn));
  wire store_done_all = completes & held_last;
  assign load_done = store_done_all & held_counts_load;
  assign store_done = store_done_all & ~held_counts_load;
  assign number = serial[5:0] & 6'hf;
  wire [63:0] after_push = push ? ((answered & ~(64'd1 << number)) | ({63'd0, ~waits} << number)) : answered;
  wire [63:0] n_1_left_response_tag = 64'd1 << response_tag;
  wire [63:0] after_response = (response_valid & response_last) ? ((after_push & ~n_1_left_response_tag) |
      n_1_left_response_tag) : after_push;
  wire takes_line = table_oldest_record_returns & ~table_oldest_record_zero & ~table_oldest_record_atomic;
  wire [5:0] oldest = head[5:0] & 6'hf;
  wire pops = (count != 7'd0) & answered[oldest] & (~valid | completes);
  assign write = goes & held_returns;
  wire written = write & taken;
  always @* begin
    reads = pops & takes_line;
    if (!pops) reads = written & ~completes & ~held_zero & ~held_atomic;
  end

  always @* begin
    read_index = table_oldest_record_place;
    if (!pops) read_index = held_place;
  end

  wire [3:0] coming_word_0 = pops ? table_oldest_word[3:0] :
      (~odd) ? held_word[7:4] : held_word[3:0];
  wire [3:0] coming_word_1 = pops ? table_oldest_word[11:8] :
      (~odd) ? held_word[15:12] : held_word[11:8];
  wire [3:0] coming_place_0 = coming_word_0 + {2'd0, coming_row};
  wire [3:0] coming_place_1 = coming_word_1 + {2'd0, coming_row};
  wire pairs_0 = odd;
  assign turn[0] = ~pairs_0;
  assign turn[1] = pairs_0;
  assign turn[2] = ~pairs_0;
  assign turn[3] = pairs_0;
  assign dword[63:32] = dword[31:0];
  assign dword[127:96] = dword[95:64];
  assign bytes[7:4] = bytes[3:0];
  assign bytes[15:12] = bytes[11:8];
  wire [3:0] format_0_word = pairs_0 ? (held_word[7:4] + {2'd0, rows_row}) : (held_word[3:0] + {2'd0, rows_row});
  wire [1:0] format_0_misaligned = pairs_0 ? held_misaligned[3:2] : held_misaligned[1:0];
  wire [3:0] format_1_word = pairs_0 ? (held_word[15:12] + {2'd0, rows_row}) : (held_word[11:8] + {2'd0, rows_row});
  wire [1:0] format_1_misaligned = pairs_0 ? held_misaligned[7:6] : held_misaligned[5:4];
  wire data_0_fill = response_valid & table_answered_fills;
  wire [1:0] data_0_read_part = coming_place_0[3:2];
  wire data_1_fill = data_0_fill;
  wire [1:0] data_1_read_part = coming_place_1[3:2];
  wire [3:0] coming_0_rows = pops ? table_oldest_rows :
      odd ? rows_after : held_rows;
  genvar i;
  for (i = 0; i < 4; i = i + 1) begin : each_held_misaligned
    reg [31:0] write_data_i;
    reg [3:0] write_bytes_i;
    wire write_bytes_all;
    reg [3:0] held_window;
    assign write_data[i*32 +: 32] = write_data_i;
    assign write_bytes[i*4 +: 4] = write_bytes_i;
    always @* begin
      write_data_i = dword[i*32 +: 32];
      if (held_atomic) begin
        write_data_i = held_value[31:0];
        if (rows_row == 2'd1) write_data_i = held_value[63:32];
      end
    end

    always @* begin
      write_bytes_i = 4'd0;
      if (write_bytes_all) write_bytes_i = bytes[i*4 +: 4];
      if (held_atomic) begin
        if (write_bytes_all) write_bytes_i = 4'hf;
      end
    end

    assign write_bytes_all = turn[i] & held_window[rows_row];
    initial held_window = 4'd0;
    always @(posedge clock) begin
      if (pops) begin
        held_window <= table_oldest_window[i*4 +: 4];
        held_word[i*4 +: 4] <= table_oldest_word[i*4 +: 4];
        held_misaligned[i*2 +: 2] <= table_oldest_misaligned[i*2 +: 2];
      end
    end
  end

  wire [63:0] n_1_left_atomic_tag = 64'd1 << atomic_tag;
  initial begin
    head = 12'd0; serial = 12'd0; count = 7'd0; answered = 64'd0; valid = 1'b0; held_row = 11'd0; write_beat = 3'd0;
    wave = 4'd0; held_returns = 1'b0; held_last = 1'b0; held_counts_load = 1'b0; held_zero = 1'b0;
    held_atomic = 1'b0; held_format_size = SIZE_DWORD; held_format_signed = 1'b0; held_format_half = 1'b0;
    held_format_high = 1'b0; held_remaining = 1'b0; held_place = 9'd0; held_flat = 1'b0; held_value = 64'd0;
    flats = 7'd0; held_rows = 4'd0; odd = 1'b0; held_word = 16'd0; held_misaligned = 8'd0;
  end
  always @(posedge clock) begin
    if (pops) begin
      head <= head + 12'd1;
      held_row <= table_oldest_record_row; write_beat <= table_oldest_record_beat; wave <= oldest_event_wave;
      held_returns <= table_oldest_record_returns; held_last <= table_oldest_record_last;
      held_counts_load <= table_oldest_record_counts_load; held_zero <= table_oldest_record_zero;
      held_atomic <= table_oldest_record_atomic; held_format_size <= table_oldest_record_format_size;
      held_format_signed <= table_oldest_record_format_signed; held_format_half <= table_oldest_record_format_half;
      held_format_high <= table_oldest_record_format_high; held_remaining <= table_oldest_record_remaining;
      held_place <= table_oldest_record_place; held_flat <= table_oldest_record_flat;
      held_value <= values_oldest_value;
    end
    if (push) serial <= serial + 12'd1;
    if (push & ~pops) begin
      count <= count + 7'd1;
    end else if (~push & pops) count <= count - 7'd1;
    answered <= atomic_valid ? ((after_response & ~n_1_left_atomic_tag) | n_1_left_atomic_tag) : after_response;
    if (completes) valid <= 1'b0;
    if (pops) valid <= 1'b1;
    if (flat_done & ~(completes & flat_last)) begin
      flats <= flats + 7'd1;
    end else if (~flat_done & completes & flat_last) flats <= flats - 7'd1;
    if (written & last_turn) held_rows <= rows_after;
    if (pops) held_rows <= table_oldest_rows;
    if (written) odd <= ~odd;
  end

  request_table table_ (
    .clock(clock), .write(push), .number(number), .record_row(record_row), .record_beat(record_beat),
    .record_wave(record_wave), .record_sequence(record_sequence), .record_returns(record_returns),
    .record_last(record_last), .record_counts_load(record_counts_load), .record_zero(record_zero),
    .record_atomic(record_atomic), .record_format_size(record_format_size),
    .record_format_signed(record_format_signed), .record_format_half(record_format_half),
    .record_format_high(record_format_high), .record_remaining(record_remaining), .record_place(record_place),
    .record_flat(record_flat), .fills(fills), .window(window), .word(word), .misaligned(misaligned),
    .answered(response_tag), .oldest(oldest), .answered_fills(table_answered_fills),
    .answered_index(table_answered_index), .oldest_record_row(table_oldest_record_row),
    .oldest_record_beat(table_oldest_record_beat), .oldest_record_wave(oldest_event_wave),
    .oldest_record_returns(table_oldest_record_returns), .oldest_record_last(table_oldest_record_last),
    .oldest_record_counts_load(table_oldest_record_counts_load), .oldest_record_zero(table_oldest_record_zero),
    .oldest_record_atomic(table_oldest_record_atomic), .oldest_record_format_size(table_oldest_record_format_size),
    .oldest_record_format_signed(table_oldest_record_format_signed),
    .oldest_record_format_half(table_oldest_record_format_half),
    .oldest_record_format_high(table_oldest_record_format_high),
    .oldest_record_remaining(table_oldest_record_remaining), .oldest_record_place(table_oldest_record_place),
    .oldest_record_flat(table_oldest_record_flat), .oldest_rows(table_oldest_rows),
    .oldest_window(table_oldest_window), .oldest_word(table_oldest_word),
    .oldest_misaligned(table_oldest_misaligned));

  next_row rows_block (.rows(held_rows), .row(rows_row), .after(rows_after), .last(rows_last));
  load_format format_0 (
    .line_0(data_0_data_0), .word(format_0_word), .misaligned(format_0_misaligned), .record_zero(held_zero),
    .record_format_size(held_format_size), .record_format_signed(held_format_signed),
    .record_format_half(held_format_half), .record_format_high(held_format_high), .record_remaining(held_remaining),
    .dword(dword[31:0]), .bytes(bytes[3:0]));

  load_format format_1 (
    .line_0(data_1_data_0), .word(format_1_word), .misaligned(format_1_misaligned), .record_zero(held_zero),
    .record_format_size(held_format_size), .record_format_signed(held_format_signed),
    .record_format_half(held_format_half), .record_format_high(held_format_high), .record_remaining(held_remaining),
    .dword(dword[95:64]), .bytes(bytes[11:8]));

  cache_data data_0_block (
    .clock(clock), .fill(data_0_fill), .fill_index(table_answered_index), .fill_part(response_part),
    .fill_data_0(response_data_0), .read(reads), .read_index(read_index), .read_part(data_0_read_part),
    .data_0(data_0_data_0));

  cache_data data_1 (
    .clock(clock), .fill(data_1_fill), .fill_index(table_answered_index), .fill_part(response_part),
    .fill_data_0(response_data_0), .read(reads), .read_index(read_index), .read_part(data_1_read_part),
    .data_0(data_1_data_0));

  next_row coming_0 (.rows(coming_0_rows), .row(coming_row), .after(coming_0_after), .last(coming_0_last));
  atomic_values values (
    .clock(clock), .write(atomic_valid), .number(atomic_tag), .value(atomic_value), .oldest(oldest),
    .oldest_value(values_oldest_value));
endmodule
`default_nettype wire
