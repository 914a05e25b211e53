// record_ram: generator of hdl/src/parts/ram.rs:33. Written by Tombolo; change the source.
// SPDX-License-Identifier: MIT OR Apache-2.0
`default_nettype none

module record_ram (
  input wire clock, // The one clock.
  input wire write, // Writes a value.
  input wire [3:0] write_address, // Where to.
  input wire [3:0] write_data_wave, // The value.
  input wire [31:0] write_data_group_x, input wire [15:0] write_data_group_y, write_data_group_z,
  input wire [4:0] write_data_wave_in_group, input wire [63:0] write_data_exec,
  input wire [5:0] write_data_group_waves, input wire [31:0] write_data_scratch_offset,
  input wire [3:0] read_address, // Where from.
  output wire [3:0] read_data_wave, // The value there, before this cycle's write.
  output wire [31:0] read_data_group_x, output wire [15:0] read_data_group_y, read_data_group_z,
  output wire [4:0] read_data_wave_in_group, output wire [63:0] read_data_exec
);

  wire [136:0] word;

  assign read_data_wave = word[3:0];
  assign read_data_group_x = word[35:4];
  assign read_data_group_y = word[51:36];
  assign read_data_group_z = word[67:52];
  assign read_data_wave_in_group = word[72:68];
  assign read_data_exec = word[136:73];
  (* no_rw_check *)
  reg [136:0] words [0:3];
  integer words_word;
  initial begin
    for (words_word = 0; words_word < 4; words_word = words_word + 1) words[words_word] = 137'd0;
  end
  always @(posedge clock)
    if (write) words[write_address[1:0]] <= {write_data_exec, write_data_wave_in_group, write_data_group_z,
        write_data_group_y, write_data_group_x, write_data_wave};

  assign word = words[read_address[1:0]];
endmodule
`default_nettype wire
