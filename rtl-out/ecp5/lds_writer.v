// lds_writer: kernel of hdl/src/lds/writer.rs:9
// Written by Tombolo; change the source.
// SPDX-License-Identifier: MIT OR Apache-2.0

`default_nettype none

module lds_writer (
  input wire clock, // The one clock.
  input wire take, // The accesses of a beat are done.
  input wire take_drains, // Its last words come one cycle later.
  input wire take_last, // It is the last beat of its instruction.
  input wire [3:0] take_wave, // Wave.
  input wire take_flat, // A FLAT instruction.
  input wire take_counts, // One that counts.
  input wire [10:0] take_row, // First row.
  input wire [2:0] take_beat, // Beat.
  input wire [2:0] take_rows, // Rows.
  input wire [1:0] take_format_size, // How elements lie in the rows.
  input wire take_format_signed,
  input wire take_format_half,
  input wire take_format_high,
  input wire take_some, // Some lane takes part.
  input wire [3:0] take_lane, // Lanes that take part.
  input wire ahead, // FLAT: vector memory still has to read the part that the beat is.
  output wire occupied, // A beat is in progress, and not in its last cycle.
  output wire write, // Writes a row.
  input wire write_ready, // It happens in this cycle.
  output wire [10:0] row, // Which row.
  output wire [2:0] beat, // Beat.
  output wire [1:0] dword, // Dword of the results.
  output wire [1:0] format_size, // As handed over.
  output wire format_signed,
  output wire format_half,
  output wire format_high,
  output wire counts, // One that counts.
  output wire [3:0] lane, // Lanes that are written.
  output wire done, // An instruction is finished.
  output wire [3:0] wave, // Its wave.
  output wire flat // It is a FLAT one.
);
  localparam [1:0] SIZE_DWORD = 2'd0;

  wire goes;
  wire ends;
  reg draining;
  reg draining_next;
  reg writing;
  reg writing_next;
  reg last;
  reg last_next;
  reg [3:0] wave_state;
  reg [3:0] wave_state_next;
  reg flat_state;
  reg flat_state_next;
  reg counts_state;
  reg counts_state_next;
  reg [10:0] row_state;
  reg [10:0] row_state_next;
  reg [2:0] beat_state;
  reg [2:0] beat_state_next;
  reg [2:0] rows;
  reg [2:0] rows_next;
  reg [1:0] format_state_size; // Size
  reg format_state_signed;
  reg format_state_half;
  reg format_state_high;
  reg [1:0] format_state_next_size; // Size
  reg format_state_next_signed;
  reg format_state_next_half;
  reg format_state_next_high;
  reg some;
  reg some_next;
  reg [2:0] step;
  reg [2:0] step_next;

  assign occupied = draining | (writing & ~ends);
  assign write = goes & some & (|rows);
  assign row = row_state + {8'd0, step};
  assign beat = beat_state;
  assign dword = step[1:0];
  assign format_size = format_state_size;
  assign format_signed = format_state_signed;
  assign format_half = format_state_half;
  assign format_high = format_state_high;
  assign counts = counts_state;
  assign done = ends & last;
  assign wave = wave_state;
  assign flat = flat_state;
  assign goes = writing & ~(flat_state & ahead);
  assign ends = goes & (~write | (write_ready & ~((step + 3'd1) < rows)));

  always @* begin
    draining_next = draining;
    if (draining) draining_next = 1'b0;
    if (take) draining_next = take_drains;
  end

  always @* begin
    writing_next = writing;
    if (draining) writing_next = 1'b1;
    if (ends) writing_next = 1'b0;
    if (take) writing_next = ~take_drains;
  end

  always @* begin
    last_next = last;
    if (take) last_next = take_last;
  end

  always @* begin
    wave_state_next = wave_state;
    if (take) wave_state_next = take_wave;
  end

  always @* begin
    flat_state_next = flat_state;
    if (take) flat_state_next = take_flat;
  end

  always @* begin
    counts_state_next = counts_state;
    if (take) counts_state_next = take_counts;
  end

  always @* begin
    row_state_next = row_state;
    if (take) row_state_next = take_row;
  end

  always @* begin
    beat_state_next = beat_state;
    if (take) beat_state_next = take_beat;
  end

  always @* begin
    rows_next = rows;
    if (take) rows_next = take_rows;
  end

  always @* begin
    format_state_next_size = format_state_size;
    if (take) format_state_next_size = take_format_size;
  end

  always @* begin
    format_state_next_signed = format_state_signed;
    if (take) format_state_next_signed = take_format_signed;
  end

  always @* begin
    format_state_next_half = format_state_half;
    if (take) format_state_next_half = take_format_half;
  end

  always @* begin
    format_state_next_high = format_state_high;
    if (take) format_state_next_high = take_format_high;
  end

  always @* begin
    some_next = some;
    if (take) some_next = take_some;
  end

  always @* begin
    step_next = step;
    if (write & write_ready) step_next = step + 3'd1;
    if (take) step_next = 3'd0;
  end

  genvar i;

  for (i = 0; i < 4; i = i + 1) begin : each_lane_state
    reg lane_state_next;
    reg lane_state;
    assign lane[i] = lane_state;

    always @* begin
      lane_state_next = lane_state;
      if (take) lane_state_next = take_lane[i];
    end

    initial lane_state = 1'b0;
    always @(posedge clock) lane_state <= lane_state_next;
  end

  initial begin
    draining = 1'b0;
    writing = 1'b0;
    last = 1'b0;
    wave_state = 4'd0;
    flat_state = 1'b0;
    counts_state = 1'b0;
    row_state = 11'd0;
    beat_state = 3'd0;
    rows = 3'd0;
    format_state_size = SIZE_DWORD;
    format_state_signed = 1'b0;
    format_state_half = 1'b0;
    format_state_high = 1'b0;
    some = 1'b0;
    step = 3'd0;
  end
  always @(posedge clock) begin
    draining <= draining_next;
    writing <= writing_next;
    last <= last_next;
    wave_state <= wave_state_next;
    flat_state <= flat_state_next;
    counts_state <= counts_state_next;
    row_state <= row_state_next;
    beat_state <= beat_state_next;
    rows <= rows_next;
    format_state_size <= format_state_next_size;
    format_state_signed <= format_state_next_signed;
    format_state_half <= format_state_next_half;
    format_state_high <= format_state_next_high;
    some <= some_next;
    step <= step_next;
  end

endmodule

`default_nettype wire
