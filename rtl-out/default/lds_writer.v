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
  input wire [15:0] take_sequence,
  input wire take_flat,
  input wire take_counts,
  input wire [10:0] take_row,
  input wire [2:0] take_beat,
  input wire [2:0] take_rows,
  input wire [4:0] take_format,
  input wire take_some,
  input wire take_lane_0,
  input wire take_lane_1,
  input wire take_lane_2,
  input wire take_lane_3,
  input wire take_lane_4,
  input wire take_lane_5,
  input wire take_lane_6,
  input wire take_lane_7,
  input wire take_lane_8,
  input wire take_lane_9,
  input wire take_lane_10,
  input wire take_lane_11,
  input wire take_lane_12,
  input wire take_lane_13,
  input wire take_lane_14,
  input wire take_lane_15,
  input wire take_lane_16,
  input wire take_lane_17,
  input wire take_lane_18,
  input wire take_lane_19,
  input wire take_lane_20,
  input wire take_lane_21,
  input wire take_lane_22,
  input wire take_lane_23,
  input wire take_lane_24,
  input wire take_lane_25,
  input wire take_lane_26,
  input wire take_lane_27,
  input wire take_lane_28,
  input wire take_lane_29,
  input wire take_lane_30,
  input wire take_lane_31,
  input wire ahead,
  output wire occupied,
  output wire write,
  input wire write_ready,
  output wire [10:0] row,
  output wire [2:0] beat,
  output wire [1:0] dword,
  output wire [4:0] format,
  output wire counts,
  output wire lane_0,
  output wire lane_1,
  output wire lane_2,
  output wire lane_3,
  output wire lane_4,
  output wire lane_5,
  output wire lane_6,
  output wire lane_7,
  output wire lane_8,
  output wire lane_9,
  output wire lane_10,
  output wire lane_11,
  output wire lane_12,
  output wire lane_13,
  output wire lane_14,
  output wire lane_15,
  output wire lane_16,
  output wire lane_17,
  output wire lane_18,
  output wire lane_19,
  output wire lane_20,
  output wire lane_21,
  output wire lane_22,
  output wire lane_23,
  output wire lane_24,
  output wire lane_25,
  output wire lane_26,
  output wire lane_27,
  output wire lane_28,
  output wire lane_29,
  output wire lane_30,
  output wire lane_31,
  output wire done,
  output wire [3:0] wave,
  output wire [15:0] sequence_,
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
  reg [15:0] sequence_state;
  reg [15:0] sequence_state_next;
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
  reg lane_state_0;
  reg lane_state_0_next;
  reg lane_state_1;
  reg lane_state_1_next;
  reg lane_state_2;
  reg lane_state_2_next;
  reg lane_state_3;
  reg lane_state_3_next;
  reg lane_state_4;
  reg lane_state_4_next;
  reg lane_state_5;
  reg lane_state_5_next;
  reg lane_state_6;
  reg lane_state_6_next;
  reg lane_state_7;
  reg lane_state_7_next;
  reg lane_state_8;
  reg lane_state_8_next;
  reg lane_state_9;
  reg lane_state_9_next;
  reg lane_state_10;
  reg lane_state_10_next;
  reg lane_state_11;
  reg lane_state_11_next;
  reg lane_state_12;
  reg lane_state_12_next;
  reg lane_state_13;
  reg lane_state_13_next;
  reg lane_state_14;
  reg lane_state_14_next;
  reg lane_state_15;
  reg lane_state_15_next;
  reg lane_state_16;
  reg lane_state_16_next;
  reg lane_state_17;
  reg lane_state_17_next;
  reg lane_state_18;
  reg lane_state_18_next;
  reg lane_state_19;
  reg lane_state_19_next;
  reg lane_state_20;
  reg lane_state_20_next;
  reg lane_state_21;
  reg lane_state_21_next;
  reg lane_state_22;
  reg lane_state_22_next;
  reg lane_state_23;
  reg lane_state_23_next;
  reg lane_state_24;
  reg lane_state_24_next;
  reg lane_state_25;
  reg lane_state_25_next;
  reg lane_state_26;
  reg lane_state_26_next;
  reg lane_state_27;
  reg lane_state_27_next;
  reg lane_state_28;
  reg lane_state_28_next;
  reg lane_state_29;
  reg lane_state_29_next;
  reg lane_state_30;
  reg lane_state_30_next;
  reg lane_state_31;
  reg lane_state_31_next;
  reg [2:0] step;
  reg [2:0] step_next;

  assign occupied = draining | (writing & (~ends));
  assign write = goes & some & (|rows);
  assign row = row_state + {8'd0, step};
  assign beat = beat_state;
  assign dword = step[1:0];
  assign format = format_state;
  assign counts = counts_state;
  assign lane_0 = lane_state_0;
  assign lane_1 = lane_state_1;
  assign lane_2 = lane_state_2;
  assign lane_3 = lane_state_3;
  assign lane_4 = lane_state_4;
  assign lane_5 = lane_state_5;
  assign lane_6 = lane_state_6;
  assign lane_7 = lane_state_7;
  assign lane_8 = lane_state_8;
  assign lane_9 = lane_state_9;
  assign lane_10 = lane_state_10;
  assign lane_11 = lane_state_11;
  assign lane_12 = lane_state_12;
  assign lane_13 = lane_state_13;
  assign lane_14 = lane_state_14;
  assign lane_15 = lane_state_15;
  assign lane_16 = lane_state_16;
  assign lane_17 = lane_state_17;
  assign lane_18 = lane_state_18;
  assign lane_19 = lane_state_19;
  assign lane_20 = lane_state_20;
  assign lane_21 = lane_state_21;
  assign lane_22 = lane_state_22;
  assign lane_23 = lane_state_23;
  assign lane_24 = lane_state_24;
  assign lane_25 = lane_state_25;
  assign lane_26 = lane_state_26;
  assign lane_27 = lane_state_27;
  assign lane_28 = lane_state_28;
  assign lane_29 = lane_state_29;
  assign lane_30 = lane_state_30;
  assign lane_31 = lane_state_31;
  assign done = ends & last;
  assign wave = wave_state;
  assign sequence_ = sequence_state;
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
    sequence_state_next = sequence_state;
    if (take) begin
      sequence_state_next = take_sequence;
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
    lane_state_0_next = lane_state_0;
    if (take) begin
      lane_state_0_next = take_lane_0;
    end
  end

  always @* begin
    lane_state_1_next = lane_state_1;
    if (take) begin
      lane_state_1_next = take_lane_1;
    end
  end

  always @* begin
    lane_state_2_next = lane_state_2;
    if (take) begin
      lane_state_2_next = take_lane_2;
    end
  end

  always @* begin
    lane_state_3_next = lane_state_3;
    if (take) begin
      lane_state_3_next = take_lane_3;
    end
  end

  always @* begin
    lane_state_4_next = lane_state_4;
    if (take) begin
      lane_state_4_next = take_lane_4;
    end
  end

  always @* begin
    lane_state_5_next = lane_state_5;
    if (take) begin
      lane_state_5_next = take_lane_5;
    end
  end

  always @* begin
    lane_state_6_next = lane_state_6;
    if (take) begin
      lane_state_6_next = take_lane_6;
    end
  end

  always @* begin
    lane_state_7_next = lane_state_7;
    if (take) begin
      lane_state_7_next = take_lane_7;
    end
  end

  always @* begin
    lane_state_8_next = lane_state_8;
    if (take) begin
      lane_state_8_next = take_lane_8;
    end
  end

  always @* begin
    lane_state_9_next = lane_state_9;
    if (take) begin
      lane_state_9_next = take_lane_9;
    end
  end

  always @* begin
    lane_state_10_next = lane_state_10;
    if (take) begin
      lane_state_10_next = take_lane_10;
    end
  end

  always @* begin
    lane_state_11_next = lane_state_11;
    if (take) begin
      lane_state_11_next = take_lane_11;
    end
  end

  always @* begin
    lane_state_12_next = lane_state_12;
    if (take) begin
      lane_state_12_next = take_lane_12;
    end
  end

  always @* begin
    lane_state_13_next = lane_state_13;
    if (take) begin
      lane_state_13_next = take_lane_13;
    end
  end

  always @* begin
    lane_state_14_next = lane_state_14;
    if (take) begin
      lane_state_14_next = take_lane_14;
    end
  end

  always @* begin
    lane_state_15_next = lane_state_15;
    if (take) begin
      lane_state_15_next = take_lane_15;
    end
  end

  always @* begin
    lane_state_16_next = lane_state_16;
    if (take) begin
      lane_state_16_next = take_lane_16;
    end
  end

  always @* begin
    lane_state_17_next = lane_state_17;
    if (take) begin
      lane_state_17_next = take_lane_17;
    end
  end

  always @* begin
    lane_state_18_next = lane_state_18;
    if (take) begin
      lane_state_18_next = take_lane_18;
    end
  end

  always @* begin
    lane_state_19_next = lane_state_19;
    if (take) begin
      lane_state_19_next = take_lane_19;
    end
  end

  always @* begin
    lane_state_20_next = lane_state_20;
    if (take) begin
      lane_state_20_next = take_lane_20;
    end
  end

  always @* begin
    lane_state_21_next = lane_state_21;
    if (take) begin
      lane_state_21_next = take_lane_21;
    end
  end

  always @* begin
    lane_state_22_next = lane_state_22;
    if (take) begin
      lane_state_22_next = take_lane_22;
    end
  end

  always @* begin
    lane_state_23_next = lane_state_23;
    if (take) begin
      lane_state_23_next = take_lane_23;
    end
  end

  always @* begin
    lane_state_24_next = lane_state_24;
    if (take) begin
      lane_state_24_next = take_lane_24;
    end
  end

  always @* begin
    lane_state_25_next = lane_state_25;
    if (take) begin
      lane_state_25_next = take_lane_25;
    end
  end

  always @* begin
    lane_state_26_next = lane_state_26;
    if (take) begin
      lane_state_26_next = take_lane_26;
    end
  end

  always @* begin
    lane_state_27_next = lane_state_27;
    if (take) begin
      lane_state_27_next = take_lane_27;
    end
  end

  always @* begin
    lane_state_28_next = lane_state_28;
    if (take) begin
      lane_state_28_next = take_lane_28;
    end
  end

  always @* begin
    lane_state_29_next = lane_state_29;
    if (take) begin
      lane_state_29_next = take_lane_29;
    end
  end

  always @* begin
    lane_state_30_next = lane_state_30;
    if (take) begin
      lane_state_30_next = take_lane_30;
    end
  end

  always @* begin
    lane_state_31_next = lane_state_31;
    if (take) begin
      lane_state_31_next = take_lane_31;
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

  initial begin
    draining = 1'b0;
    writing = 1'b0;
    last = 1'b0;
    wave_state = 4'd0;
    sequence_state = 16'd0;
    flat_state = 1'b0;
    counts_state = 1'b0;
    row_state = 11'd0;
    beat_state = 3'd0;
    rows = 3'd0;
    format_state = 5'd0;
    some = 1'b0;
    lane_state_0 = 1'b0;
    lane_state_1 = 1'b0;
    lane_state_2 = 1'b0;
    lane_state_3 = 1'b0;
    lane_state_4 = 1'b0;
    lane_state_5 = 1'b0;
    lane_state_6 = 1'b0;
    lane_state_7 = 1'b0;
    lane_state_8 = 1'b0;
    lane_state_9 = 1'b0;
    lane_state_10 = 1'b0;
    lane_state_11 = 1'b0;
    lane_state_12 = 1'b0;
    lane_state_13 = 1'b0;
    lane_state_14 = 1'b0;
    lane_state_15 = 1'b0;
    lane_state_16 = 1'b0;
    lane_state_17 = 1'b0;
    lane_state_18 = 1'b0;
    lane_state_19 = 1'b0;
    lane_state_20 = 1'b0;
    lane_state_21 = 1'b0;
    lane_state_22 = 1'b0;
    lane_state_23 = 1'b0;
    lane_state_24 = 1'b0;
    lane_state_25 = 1'b0;
    lane_state_26 = 1'b0;
    lane_state_27 = 1'b0;
    lane_state_28 = 1'b0;
    lane_state_29 = 1'b0;
    lane_state_30 = 1'b0;
    lane_state_31 = 1'b0;
    step = 3'd0;
  end
  always @(posedge clock) begin
    draining <= draining_next;
    writing <= writing_next;
    last <= last_next;
    wave_state <= wave_state_next;
    sequence_state <= sequence_state_next;
    flat_state <= flat_state_next;
    counts_state <= counts_state_next;
    row_state <= row_state_next;
    beat_state <= beat_state_next;
    rows <= rows_next;
    format_state <= format_state_next;
    some <= some_next;
    lane_state_0 <= lane_state_0_next;
    lane_state_1 <= lane_state_1_next;
    lane_state_2 <= lane_state_2_next;
    lane_state_3 <= lane_state_3_next;
    lane_state_4 <= lane_state_4_next;
    lane_state_5 <= lane_state_5_next;
    lane_state_6 <= lane_state_6_next;
    lane_state_7 <= lane_state_7_next;
    lane_state_8 <= lane_state_8_next;
    lane_state_9 <= lane_state_9_next;
    lane_state_10 <= lane_state_10_next;
    lane_state_11 <= lane_state_11_next;
    lane_state_12 <= lane_state_12_next;
    lane_state_13 <= lane_state_13_next;
    lane_state_14 <= lane_state_14_next;
    lane_state_15 <= lane_state_15_next;
    lane_state_16 <= lane_state_16_next;
    lane_state_17 <= lane_state_17_next;
    lane_state_18 <= lane_state_18_next;
    lane_state_19 <= lane_state_19_next;
    lane_state_20 <= lane_state_20_next;
    lane_state_21 <= lane_state_21_next;
    lane_state_22 <= lane_state_22_next;
    lane_state_23 <= lane_state_23_next;
    lane_state_24 <= lane_state_24_next;
    lane_state_25 <= lane_state_25_next;
    lane_state_26 <= lane_state_26_next;
    lane_state_27 <= lane_state_27_next;
    lane_state_28 <= lane_state_28_next;
    lane_state_29 <= lane_state_29_next;
    lane_state_30 <= lane_state_30_next;
    lane_state_31 <= lane_state_31_next;
    step <= step_next;
  end

endmodule

`default_nettype wire
