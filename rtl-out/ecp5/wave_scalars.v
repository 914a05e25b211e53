// wave_scalars: kernel of hdl/src/dispatch/wave_scalars.rs:40. Written by Tombolo; change the source.
// SPDX-License-Identifier: MIT OR Apache-2.0
`default_nettype none

module wave_scalars (
  input wire clock, // The one clock.
  input wire clear, // The dispatch is stopped: the waves that are here do not start.
  input wire enter, // A wave is placed.
  input wire [3:0] entering_wave, // It.
  input wire [31:0] entering_group_x, input wire [15:0] entering_group_y, entering_group_z,
  input wire [4:0] entering_wave_in_group, input wire [63:0] entering_exec, input wire [5:0] entering_group_waves,
  input wire [31:0] entering_scratch_offset,
  input wire [511:0] user_data, // User SGPRs.
  output wire write, // Writes a register pair.
  input wire ready, // It happens in this cycle.
  output wire [3:0] wave, // Wave.
  output wire [5:0] pair, // Pair number.
  output wire [63:0] data, // Data.
  output wire [15:0] run // The wave in the slot starts.
);

  wire last; reg leaves; wire [31:0] queue_read_data_group_x;
  wire [15:0] queue_read_data_group_y, queue_read_data_group_z; wire [4:0] queue_read_data_wave_in_group;
  wire [63:0] queue_read_data_exec; reg [3:0] step, first, end_; reg [4:0] used;

  assign write = used != 5'd0;
  always @* begin
    leaves = 1'b0;
    if (write & ready) begin
      if (last) leaves = 1'b1;
    end
  end

  assign run = (leaves & ~clear) ? (16'd1 << wave) : 16'd0;
  initial begin
    step = 4'd0; first = 4'd0; end_ = 4'd0; used = 5'd0;
  end
  always @(posedge clock) begin
    if (write & ready) begin
      step <= step + 4'd1;
      if (last) step <= 4'd0;
    end
    if (clear) step <= 4'd0;
    if (leaves & ~clear) first <= first + 4'd1;
    if (clear) first <= 4'd0;
    if (enter) end_ <= end_ + 4'd1;
    if (clear) end_ <= 4'd0;
    if (enter & ~leaves) used <= used + 5'd1;
    if (leaves & ~enter) used <= used - 5'd1;
    if (clear) used <= 5'd0;
  end

  record_ram queue_ (
    .clock(clock), .write(enter), .write_address(end_), .write_data_wave(entering_wave),
    .write_data_group_x(entering_group_x), .write_data_group_y(entering_group_y),
    .write_data_group_z(entering_group_z), .write_data_wave_in_group(entering_wave_in_group),
    .write_data_exec(entering_exec), .write_data_group_waves(entering_group_waves),
    .write_data_scratch_offset(entering_scratch_offset), .read_address(first), .read_data_wave(wave),
    .read_data_group_x(queue_read_data_group_x), .read_data_group_y(queue_read_data_group_y),
    .read_data_group_z(queue_read_data_group_z), .read_data_wave_in_group(queue_read_data_wave_in_group),
    .read_data_exec(queue_read_data_exec));

  initial_scalars scalars_0 (
    .step(step), .user_data(user_data), .group_x(queue_read_data_group_x), .group_y(queue_read_data_group_y),
    .group_z(queue_read_data_group_z), .wave_in_group(queue_read_data_wave_in_group), .exec(queue_read_data_exec),
    .pair(pair), .data(data), .last(last));
endmodule
`default_nettype wire
