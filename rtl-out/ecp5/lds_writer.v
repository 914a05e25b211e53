// lds_writer: kernel of hdl/src/lds/writer.rs:11. Written by Tombolo; change the source.
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
  input wire take_format_signed, take_format_half, take_format_high,
  input wire take_some, // Some lane takes part.
  input wire [3:0] take_lane, // Lanes that take part.
  input wire ahead, // FLAT: vector memory still has to read the part that the beat is.
  output wire occupied, // A beat is in progress, and not in its last cycle.
  output wire write, // Writes a row.
  input wire write_ready, // It happens in this cycle.
  output wire [10:0] row, // Which row.
  output reg [2:0] beat, // Beat.
  output wire [1:0] dword, // Dword of the results.
  output reg [1:0] format_size, // As handed over.
  output reg format_signed, format_half, format_high,
  output reg counts, // One that counts.
  output wire [3:0] lane, // Lanes that are written.
  output wire done, // An instruction is finished.
  output reg [3:0] wave, // Its wave.
  output reg flat // It is a FLAT one.
);
  localparam [1:0] SIZE_DWORD = 2'd0;

  reg draining, writing, last; reg [10:0] row_state; reg [2:0] rows; reg some; reg [2:0] step;

  wire goes = writing & ~(flat & ahead);
  assign write = goes & some & (|rows);
  wire ends = goes & (~write | (write_ready & ~((step + 3'd1) < rows)));
  assign occupied = draining | (writing & ~ends);
  assign dword = step[1:0];
  assign row = row_state + {9'd0, dword};
  assign done = ends & last;
  genvar i;
  for (i = 0; i < 4; i = i + 1) begin : each_lane
    reg lane_state;
    assign lane[i] = lane_state;
    initial lane_state = 1'b0;
    always @(posedge clock) begin
      if (take) lane_state <= take_lane[i];
    end
  end

  initial begin
    draining = 1'b0; writing = 1'b0; last = 1'b0; wave = 4'd0; flat = 1'b0; counts = 1'b0; row_state = 11'd0;
    beat = 3'd0; rows = 3'd0; format_size = SIZE_DWORD; format_signed = 1'b0; format_half = 1'b0;
    format_high = 1'b0; some = 1'b0; step = 3'd0;
  end
  always @(posedge clock) begin
    if (draining) begin draining <= 1'b0; writing <= 1'b1; end
    if (take) begin
      draining <= take_drains; last <= take_last; wave <= take_wave; flat <= take_flat; counts <= take_counts;
      row_state <= take_row; beat <= take_beat; rows <= take_rows; format_size <= take_format_size;
      format_signed <= take_format_signed; format_half <= take_format_half; format_high <= take_format_high;
      some <= take_some;
    end
    if (ends) writing <= 1'b0;
    if (take) writing <= ~take_drains;
    if (write & write_ready) step <= step + 3'd1;
    if (take) step <= 3'd0;
  end
endmodule
`default_nettype wire
