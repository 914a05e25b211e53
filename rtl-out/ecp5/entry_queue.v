// entry_queue: kernel of hdl/src/vector/pending.rs:137. Written by Tombolo; change the source.
// SPDX-License-Identifier: MIT OR Apache-2.0
`default_nettype none

module entry_queue (
  input wire clock, // The one clock.
  input wire enter, // An entry enters.
  input wire [3:0] entering_writeback_wave, // It.
  input wire [15:0] entering_writeback_sequence, input wire entering_writeback_ends,
  input wire [2:0] entering_writeback_beat, input wire entering_writeback_writes, entering_writeback_writes_high,
  input wire [10:0] entering_writeback_row, input wire [3:0] entering_writeback_bytes,
  input wire entering_writeback_writes_scalar, input wire [6:0] entering_writeback_register,
  input wire entering_writeback_scalar_result, entering_writeback_early_mask, entering_writeback_ignored,
  entering_chosen, input wire [31:0] entering_active,
  input wire leave, // The oldest one leaves.
  output wire [3:0] oldest_writeback_wave, // It.
  output wire [15:0] oldest_writeback_sequence, output wire oldest_writeback_ends,
  output wire [2:0] oldest_writeback_beat, output wire oldest_writeback_writes, oldest_writeback_writes_high,
  output wire [10:0] oldest_writeback_row, output wire [3:0] oldest_writeback_bytes,
  output wire oldest_writeback_writes_scalar, output wire [6:0] oldest_writeback_register,
  output wire oldest_writeback_scalar_result, oldest_writeback_early_mask, oldest_writeback_ignored, oldest_chosen,
  output wire [31:0] oldest_active
);

  reg [1:0] head, tail;

  wire [3:0] ram_write_address = {2'd0, tail};
  wire [3:0] ram_read_address = {2'd0, head};
  initial begin
    head = 2'd0; tail = 2'd0;
  end
  always @(posedge clock) begin
    if (leave) head <= head + 2'd1;
    if (enter) tail <= tail + 2'd1;
  end

  record_ram_2 ram (
    .clock(clock), .write(enter), .write_address(ram_write_address),
    .write_data_writeback_wave(entering_writeback_wave),
    .write_data_writeback_sequence(entering_writeback_sequence),
    .write_data_writeback_ends(entering_writeback_ends), .write_data_writeback_beat(entering_writeback_beat),
    .write_data_writeback_writes(entering_writeback_writes),
    .write_data_writeback_writes_high(entering_writeback_writes_high),
    .write_data_writeback_row(entering_writeback_row), .write_data_writeback_bytes(entering_writeback_bytes),
    .write_data_writeback_writes_scalar(entering_writeback_writes_scalar),
    .write_data_writeback_register(entering_writeback_register),
    .write_data_writeback_scalar_result(entering_writeback_scalar_result),
    .write_data_writeback_early_mask(entering_writeback_early_mask),
    .write_data_writeback_ignored(entering_writeback_ignored), .write_data_chosen(entering_chosen),
    .write_data_active(entering_active), .read_address(ram_read_address),
    .read_data_writeback_wave(oldest_writeback_wave), .read_data_writeback_sequence(oldest_writeback_sequence),
    .read_data_writeback_ends(oldest_writeback_ends), .read_data_writeback_beat(oldest_writeback_beat),
    .read_data_writeback_writes(oldest_writeback_writes),
    .read_data_writeback_writes_high(oldest_writeback_writes_high), .read_data_writeback_row(oldest_writeback_row),
    .read_data_writeback_bytes(oldest_writeback_bytes),
    .read_data_writeback_writes_scalar(oldest_writeback_writes_scalar),
    .read_data_writeback_register(oldest_writeback_register),
    .read_data_writeback_scalar_result(oldest_writeback_scalar_result),
    .read_data_writeback_early_mask(oldest_writeback_early_mask),
    .read_data_writeback_ignored(oldest_writeback_ignored), .read_data_chosen(oldest_chosen),
    .read_data_active(oldest_active));
endmodule
`default_nettype wire
