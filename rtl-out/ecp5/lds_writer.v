// lds_writer: kernel of hdl/src/memory/lds/writer.rs
// Written by Tombolo; change the source.
// SPDX-License-Identifier: MIT OR Apache-2.0

`default_nettype none

module lds_writer (
  input wire clock,
  input wire take,
  input wire take_drains,
  input wire take_last,
  input wire [3:0] take_wave,
  input wire take_flat,
  input wire take_counts,
  input wire [10:0] take_row,
  input wire [2:0] take_beat,
  input wire [2:0] take_rows,
  input wire [4:0] take_format,
  input wire take_some,
  input wire [3:0] take_lane,
  input wire ahead,
  output wire occupied,
  output wire write,
  input wire write_ready,
  output wire [10:0] row,
  output wire [2:0] beat,
  output wire [1:0] dword,
  output wire [4:0] format,
  output wire counts,
  output wire [3:0] lane,
  output wire done,
  output wire [3:0] wave,
  output wire flat
);

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
  reg [4:0] format_state;
  reg [4:0] format_state_next;
  reg some;
  reg some_next;
  reg [2:0] step;
  reg [2:0] step_next;

  assign occupied = draining | (writing & (~ends));
  assign write = goes & some & (|rows);
  assign row = row_state + {8'd0, step};
  assign beat = beat_state;
  assign dword = step[1:0];
  assign format = format_state;
  assign counts = counts_state;
  assign done = ends & last;
  assign wave = wave_state;
  assign flat = flat_state;
  assign goes = writing & (~(flat_state & ahead));
  assign ends = goes & ((~write) | (write_ready & (~((step + 3'd1) < rows))));

  always @* begin
    draining_next = draining;
    if (draining) begin
      draining_next = 1'b0;
    end
    if (take) begin
      draining_next = take_drains;
    end
  end

  always @* begin
    writing_next = writing;
    if (draining) begin
      writing_next = 1'b1;
    end
    if (ends) begin
      writing_next = 1'b0;
    end
    if (take) begin
      writing_next = ~take_drains;
    end
  end

  always @* begin
    last_next = last;
    if (take) begin
      last_next = take_last;
    end
  end

  always @* begin
    wave_state_next = wave_state;
    if (take) begin
      wave_state_next = take_wave;
    end
  end

  always @* begin
    flat_state_next = flat_state;
    if (take) begin
      flat_state_next = take_flat;
    end
  end

  always @* begin
    counts_state_next = counts_state;
    if (take) begin
      counts_state_next = take_counts;
    end
  end

  always @* begin
    row_state_next = row_state;
    if (take) begin
      row_state_next = take_row;
    end
  end

  always @* begin
    beat_state_next = beat_state;
    if (take) begin
      beat_state_next = take_beat;
    end
  end

  always @* begin
    rows_next = rows;
    if (take) begin
      rows_next = take_rows;
    end
  end

  always @* begin
    format_state_next = format_state;
    if (take) begin
      format_state_next = take_format;
    end
  end

  always @* begin
    some_next = some;
    if (take) begin
      some_next = take_some;
    end
  end

  always @* begin
    step_next = step;
    if (write & write_ready) begin
      step_next = step + 3'd1;
    end
    if (take) begin
      step_next = 3'd0;
    end
  end

  genvar i;

  for (i = 0; i < 4; i = i + 1) begin : each_lane_state
    reg lane_state_next;
    reg lane_state;
    assign lane[i] = lane_state;

    always @* begin
      lane_state_next = lane_state;
      if (take) begin
        lane_state_next = take_lane[i];
      end
    end

    initial begin
      lane_state = 1'b0;
    end
    always @(posedge clock) begin
      lane_state <= lane_state_next;
    end
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
    format_state = 5'd0;
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
    format_state <= format_state_next;
    some <= some_next;
    step <= step_next;
  end

endmodule

`default_nettype wire
