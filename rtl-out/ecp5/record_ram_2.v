// record_ram_2: generator of hdl/src/parts/ram.rs:33. Written by Tombolo; change the source.
// SPDX-License-Identifier: MIT OR Apache-2.0
`default_nettype none

module record_ram_2 (
  input wire clock, // The one clock.
  input wire write, // Writes a value.
  input wire [3:0] write_address, // Where to.
  input wire [3:0] write_data_writeback_wave, // The value.
  input wire [15:0] write_data_writeback_sequence, input wire write_data_writeback_ends,
  input wire [2:0] write_data_writeback_beat, input wire write_data_writeback_writes,
  write_data_writeback_writes_high, input wire [10:0] write_data_writeback_row,
  input wire [3:0] write_data_writeback_bytes, input wire write_data_writeback_writes_scalar,
  input wire [6:0] write_data_writeback_register, input wire write_data_writeback_scalar_result,
  write_data_writeback_early_mask, write_data_writeback_ignored, write_data_chosen,
  input wire [31:0] write_data_active,
  input wire [3:0] read_address, // Where from.
  output wire [3:0] read_data_writeback_wave, // The value there, before this cycle's write.
  output wire [15:0] read_data_writeback_sequence, output wire read_data_writeback_ends,
  output wire [2:0] read_data_writeback_beat, output wire read_data_writeback_writes,
  read_data_writeback_writes_high, output wire [10:0] read_data_writeback_row,
  output wire [3:0] read_data_writeback_bytes, output wire read_data_writeback_writes_scalar,
  output wire [6:0] read_data_writeback_register, output wire read_data_writeback_scalar_result,
  read_data_writeback_early_mask, read_data_writeback_ignored, read_data_chosen, output wire [31:0] read_data_active
);

  wire [56:0] word;

  assign read_data_writeback_wave = word[3:0];
  assign read_data_writeback_sequence = word[19:4];
  assign read_data_writeback_ends = word[20];
  assign read_data_writeback_beat = word[23:21];
  assign read_data_writeback_writes = word[24];
  assign read_data_writeback_writes_high = word[25];
  assign read_data_writeback_row = word[36:26];
  assign read_data_writeback_bytes = word[40:37];
  assign read_data_writeback_writes_scalar = word[41];
  assign read_data_writeback_register = word[48:42];
  assign read_data_writeback_scalar_result = word[49];
  assign read_data_writeback_early_mask = word[50];
  assign read_data_writeback_ignored = word[51];
  assign read_data_chosen = word[52];
  assign read_data_active = {28'd0, word[56:53]};
  (* no_rw_check *)
  reg [56:0] words [0:3];
  integer words_word;
  initial begin
    for (words_word = 0; words_word < 4; words_word = words_word + 1) words[words_word] = 57'd0;
  end
  always @(posedge clock)
    if (write) words[write_address[1:0]] <= {write_data_active[3:0], write_data_chosen, write_data_writeback_ignored,
        write_data_writeback_early_mask, write_data_writeback_scalar_result, write_data_writeback_register,
        write_data_writeback_writes_scalar, write_data_writeback_bytes, write_data_writeback_row,
        write_data_writeback_writes_high, write_data_writeback_writes, write_data_writeback_beat,
        write_data_writeback_ends, write_data_writeback_sequence, write_data_writeback_wave};

  assign word = words[read_address[1:0]];
endmodule
`default_nettype wire
